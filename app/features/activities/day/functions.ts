import { daycareFn, managerFn } from '#app/server/fn.ts'
import { clientInfo } from '#app/server/session/client-info.server.ts'
import { getPlannedDay } from './day.server.ts'
import { SaveWeatherPolicyInput } from './weather/schema.ts'
import { getWeatherPolicy, saveWeatherPolicy } from './weather/weather-policy.server.ts'

/** What is planned today. Apart from « Ma semaine », whose page has more to load. */
export const getPlannedDayFn = daycareFn({ method: 'GET' }).handler(({ context }) => getPlannedDay(context.scope))

/** What the daycare has decided about the weather. Today's values are compared with it in the browser, and never sent. */
export const getWeatherPolicyFn = daycareFn({ method: 'GET' }).handler(({ context }) => getWeatherPolicy(context.scope))

/** Writes what the daycare has decided. */
export const saveWeatherPolicyFn = managerFn({ method: 'POST' })
  .validator(SaveWeatherPolicyInput)
  .handler(({ data, context }) => saveWeatherPolicy(context.scope, data, clientInfo()))
