import { addMinutes } from 'date-fns/addMinutes'
import { subDays } from 'date-fns/subDays'
import { PROPOSED_RULES } from '#app/features/activities/day/weather/schema.ts'
import { BALANCE_DELAY_DAYS, BALANCE_WEEKS } from '#app/features/activities/team-balance/schema.ts'
import { addDaysTo, isoWeekday } from '#app/features/activities/week/week-days.ts'
import { calendarDay, dateOf } from '#app/lib/dates/dates.ts'
import type { PrismaClient } from '#app/server/generated/prisma/client.ts'
import { WELCOME_WEEKS } from '#content/welcome/steps.ts'

/** Steps that who started nine days ago has ticked: those of the first week, and two more. */
const STARTED = WELCOME_WEEKS.flatMap(({ steps }) => steps.map(({ id }) => id)).slice(0, 7)

/** What the team of a daycare shares: some notes, the figures of its last weeks, its policy on the weather; and one path. */
export async function createDemoTeam(
  db: PrismaClient,
  daycareId: string,
  { manager, teacher, colleague, starting }: Record<'manager' | 'teacher' | 'colleague' | 'starting', { id: string }>,
): Promise<void> {
  const notes = [
    {
      userId: manager.id,
      text: 'Rencontre d’équipe mardi, à la fermeture. Apportez une idée pour la cour d’hiver.',
      isPinned: true,
    },
    { userId: teacher.id, text: 'Les loupes sont rangées dans l’armoire du corridor, tablette du haut.' },
    { userId: colleague.id, text: 'Il ne reste qu’un paquet de grand papier. Je le note pour la prochaine commande.' },
  ]
  const first = subDays(new Date(), 6)
  await db.teamNote.createMany({
    data: notes.map((note, index) => {
      const at = addMinutes(first, index * 1_700)
      return { ...note, id: crypto.randomUUID(), daycareId, createdAt: at, writtenAt: at }
    }),
  })
  await db.weatherPolicy.create({ data: { daycareId, rules: PROPOSED_RULES, savedById: manager.id, savedAt: first } })
  await db.welcomePath.create({ data: { daycareId, userId: starting.id, done: STARTED } })
  const last = addDaysTo(calendarDay(), -BALANCE_DELAY_DAYS)
  const monday = addDaysTo(last, 1 - isoWeekday(last))
  await db.weekBalance.createMany({
    data: Array.from({ length: BALANCE_WEEKS }, (_, week) => ({
      daycareId,
      monday: dateOf(addDaysTo(monday, -7 * week)),
      // The oldest week is one of those that show nothing.
      ...(week === BALANCE_WEEKS - 1 ? FEW : SHOWN),
    })),
  })
}

const FEW = { isShown: false, total: 0, domains: {}, places: {} }

const SHOWN = {
  isShown: true,
  total: 17,
  domains: {
    DEVELOPMENT_PHYSICAL_AND_MOTOR: 9,
    DEVELOPMENT_SOCIAL_AND_EMOTIONAL: 4,
    DEVELOPMENT_COGNITIVE: 8,
    DEVELOPMENT_LANGUAGE: 3,
  },
  places: { indoors: 8, yard: 7, outing: 2 },
}
