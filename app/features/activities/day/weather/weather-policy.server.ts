import { fullName } from '#app/domain/full-name.ts'
import { audit } from '#app/server/audit.server.ts'
import { db } from '#app/server/database/db.server.ts'
import { versionAfter } from '#app/server/database/save-over-read.server.ts'
import { AppError } from '#app/server/errors.ts'
import { type DaycareScope, daycareOfMember } from '#app/server/middleware.ts'
import type { ClientInfo } from '#app/server/session/client-info.server.ts'
import { WEATHER_SHEETS } from '#content/guides/backpack/weather.ts'
import { SUBJECT_SHEETS, weatherSentences } from '#content/pages/team/weather.ts'
import {
  PROPOSED_RULES,
  type SaveWeatherPolicyInput,
  type Subject,
  type WeatherPolicy,
  WeatherRules,
} from './schema.ts'

/** What the guide says of a subject. @throws Error when it has lost its sheet */
function guideLines(subject: Subject) {
  const sheet = WEATHER_SHEETS.find(({ id }) => id === SUBJECT_SHEETS[subject])
  if (!sheet) throw new Error(`No sheet on ${subject}`)
  const { published, before, outside, goIn } = sheet
  return { published, before, outside, goIn }
}

const guide = { cold: guideLines('cold'), heat: guideLines('heat'), uv: guideLines('uv'), air: guideLines('air') }

/**
 * What the daycare has decided about the weather, or what is proposed until it has. One query.
 * @throws AppError NOT_FOUND for a superadmin
 */
export async function getWeatherPolicy(scope: DaycareScope): Promise<WeatherPolicy> {
  const daycare = await db().daycare.findFirst({
    relationLoadStrategy: 'join',
    where: { id: daycareOfMember(scope), deletedAt: null },
    select: {
      name: true,
      weatherPolicy: {
        select: { rules: true, savedAt: true, savedBy: { select: { firstName: true, lastName: true } } },
      },
    },
  })
  if (!daycare) throw new AppError('NOT_FOUND')
  const { name: daycareName, weatherPolicy: stored } = daycare
  if (!stored) return { daycareName, guide, rules: PROPOSED_RULES, saved: null }
  const { rules, savedAt, savedBy } = stored
  return {
    daycareName,
    guide,
    rules: WeatherRules.parse(rules),
    saved: { updatedAt: savedAt, savedBy: savedBy && fullName(savedBy) },
  }
}

/**
 * Saves the policy of the daycare over the version that was read (`seen` null: none). Sent twice, it is written once.
 * @throws AppError CONFLICT when somebody else has saved another one since
 */
export async function saveWeatherPolicy(
  scope: DaycareScope,
  { rules, seen }: SaveWeatherPolicyInput,
  client: ClientInfo,
): Promise<WeatherPolicy> {
  const daycareId = daycareOfMember(scope)
  const data = { rules, savedById: scope.userId, savedAt: versionAfter(seen) }
  await db().$transaction(async (tx) => {
    const { count } =
      seen === null
        ? await tx.weatherPolicy.createMany({ data: { daycareId, ...data }, skipDuplicates: true })
        : await tx.weatherPolicy.updateMany({ where: { daycareId, savedAt: new Date(seen) }, data })
    if (!count) return
    const action = 'daycare.weatherPolicySaved'
    await audit(tx, { action, actorId: scope.userId, targetId: daycareId, daycareId, client })
  })
  const policy = await getWeatherPolicy(scope)
  if (!policy.saved || JSON.stringify(policy.rules) !== JSON.stringify(WeatherRules.parse(rules)))
    throw new AppError('CONFLICT', weatherSentences.changed)
  return policy
}
