import { addMinutes } from 'date-fns/addMinutes'
import { subDays } from 'date-fns/subDays'
import { PROPOSED_RULES, type WeatherRules } from '#app/features/activities/day/weather/schema.ts'
import { BALANCE_DELAY_DAYS, BALANCE_WEEKS } from '#app/features/activities/team-balance/schema.ts'
import { addDaysTo, isoWeekday } from '#app/features/activities/week/week-days.ts'
import { calendarDay, dateOf } from '#app/lib/dates/dates.ts'
import type { PrismaClient } from '#app/server/generated/prisma/client.ts'

/** What the team of a daycare shares: some notes, its policy on the weather, the figures of its last weeks; and the path of who starts. */
export async function createDemoTeam(
  db: PrismaClient,
  daycareId: string,
  { manager, teacher, colleague, beginner }: Record<'manager' | 'teacher' | 'colleague' | 'beginner', { id: string }>,
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
  await db.weatherPolicy.create({
    data: { daycareId, rules: WEATHER_RULES, savedById: manager.id, savedAt: subDays(new Date(), 20) },
  })
  await db.welcomePath.create({ data: { daycareId, userId: beginner.id, done: STEPS_DONE } })
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

/** The threshold that was published, and no other; the sentences take up the gestures of the guide. */
const WEATHER_RULES: WeatherRules = {
  ...PROPOSED_RULES,
  cold: {
    ...PROPOSED_RULES.cold,
    words: 'Mitaines et bas de rechange dans la caisse de prêt. Mouillé, on rentre se changer.',
  },
  uv: { ...PROPOSED_RULES.uv, words: 'De 11 h à 15 h, on joue à l’ombre d’abord.' },
  rain: { level: 'ADAPT', words: 'Bottes et imperméables pour tous; au retour, on se change au sec.' },
}

/** The first week without its last step, and two of the second. */
const STEPS_DONE = ['mon-groupe', 'lire-mon-age', 'premiere-activite', 'premiere-vecue', 'separation', 'premier-quiz']

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
