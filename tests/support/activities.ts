import type { ActivitySheet } from '#app/domain/activity-sheet.ts'
import { workingDayOf } from '#app/features/activities/week/week-days.ts'
import { calendarDay } from '#app/lib/dates/dates.ts'
import { dayStart } from '#app/lib/dates/day-start.ts'
import type { Activity, PrismaClient } from '#app/server/generated/prisma/client.ts'
import { hashToken, newToken } from '#app/server/session/token.server.ts'

/** A minimal sheet that is complete. */
export function minimalSheet(titre = 'Le jeu des feuilles'): ActivitySheet {
  return {
    titre,
    observationDepart: null,
    intentionEducative: 'Découvrir les feuilles du parc.',
    domaines: [{ domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'principal' }],
    objectifs: ['Comparer des feuilles'],
    materiel: [
      { nom: 'Feuilles', quantite: '10', facultatif: false, remplacement: null, petitesPieces: false, aliment: false },
    ],
    preparation: ['Ramasser des feuilles.'],
    deroulement: [{ moment: 'amorce', minutes: 10, texte: 'Regarder les feuilles.', jeuLibre: true }],
    roleEducatrice: { gestes: ['Observer'], questionsOuvertes: ['Que remarques-tu ?'] },
    vocabulaire: ['feuille'],
    adaptations: [{ pour: '3-4a', texte: 'Trier par grandeur.' }],
    securite: { risquesAcceptes: [], dangersAEliminer: [], supervision: 'palier2', allergies: [] },
    observation: ['Les mots employés'],
    prolongements: ['Un herbier'],
    reflexionRetroaction: ['Qu’est-ce qui a surpris le groupe ?'],
  }
}

/** Columns of an activity that are no JSON, which tests write with an update. */
type Columns = Omit<Activity, 'sheet' | 'provenance' | 'safety' | 'refusals'>
type Owner = { daycareId: string | null; authorId?: string | null }

/** An activity of a daycare, or of the starter library when `daycareId` is null. */
export function createActivity(db: PrismaClient, owner: Owner, activity: Partial<Columns> = {}): Promise<Activity> {
  const title = activity.title ?? 'Le jeu des feuilles'
  return db.activity.create({
    data: {
      title,
      summary: 'Comparer les feuilles du parc.',
      ageGroups: ['AGE_3_YEARS_4_YEARS'],
      developments: ['DEVELOPMENT_COGNITIVE'],
      themeIds: [],
      materialIds: [],
      place: 'PARK',
      seasons: ['AUTUMN'],
      durationMinutes: 20,
      source: 'BANK',
      ...activity,
      ...owner,
      sheet: minimalSheet(title),
      provenance: { kind: 'bank', bankVersion: 'test', seed: 1 },
      safety: { rules: [] },
    },
  })
}

/** The link of a person's sheet for whoever replaces her today, or on Monday during a weekend. @returns its token */
export async function createHandoverToken(
  db: PrismaClient,
  own: { daycareId: string; userId: string },
  expiresAt?: Date,
): Promise<string> {
  const day = workingDayOf(calendarDay())
  const token = newToken()
  const link = { day: new Date(day), tokenHash: hashToken(token), expiresAt: expiresAt ?? dayStart(day, 1) }
  await db.handoverLink.upsert({
    where: { daycareId_userId: own },
    create: { ...own, ...link },
    update: link,
  })
  return token
}
