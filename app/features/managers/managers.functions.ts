import { managerFn } from '#app/server/fn.ts'
import { getCurrentManager } from './managers.server.ts'

export const getCurrentManagerFn = managerFn({ method: 'GET' }).handler(({ context }) =>
  getCurrentManager(context.session),
)
