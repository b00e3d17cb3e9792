import type { PrismaClient } from '#app/server/generated/prisma/client.ts'

/** What the demo people have not done: the notes of the guides, the exercises, the marks and plans of activities. */
export async function addGuideRows(db: PrismaClient): Promise<void> {
  const people = await db.user.findMany({
    where: { email: { in: ['educatrice@brindille.test', 'educatrice.voisine@brindille.test'] } },
    orderBy: { email: 'asc' },
    include: { memberships: true },
  })
  for (const [index, { id: userId, memberships }] of people.entries()) {
    const own = { userId, daycareId: memberships[0]?.daycareId ?? '' }
    await db.reflection.createMany({
      data: ['SOMETIMES', 'OFTEN'].map((level, round) => ({
        ...own,
        cardId: 'ge-01',
        round: round + 1,
        level: level as 'SOMETIMES' | 'OFTEN',
        note: round ? 'Je m’assois au sol, et je laisse venir.' : 'À reprendre avec l’équipe au retour du parc.',
      })),
    })
    await db.smallStep.create({
      data: { ...own, text: 'Sortir dix minutes de plus le jeudi', dueOn: new Date('2026-12-03') },
    })
    await db.monthNote.createMany({
      data: [1, 4, 9].map((month) => ({ ...own, month, text: `Prévoir les bottes et la corde (${month})` })),
    })
    await db.packingList.create({
      data: { ...own, ticked: ['eau', 'trousse'], outing: { season: 'AUTUMN', hours: 2, ages: [] } },
    })
    await db.continuumPlace.createMany({ data: [2, 3].map((step) => ({ ...own, axis: 'lieux', step })) })
    await db.exerciseAttempt.create({ data: { ...own, exerciseId: 7 + index, placements: {}, precautions: {} } })
    await db.situation.create({
      data: {
        ...own,
        id: crypto.randomUUID(),
        title: 'La butte derrière la cour',
        description: 'Les plus vieux la dévalent en courant après la pluie.',
        statements: [{ side: 'risks', text: 'Glisser dans la boue', precaution: 'Regarder le bas ensemble' }],
      },
    })
    const activities = await db.activity.findMany({
      where: { daycareId: own.daycareId },
      orderBy: { title: 'asc' },
      take: 3,
    })
    for (const { id: activityId } of activities) await db.favouriteActivity.create({ data: { ...own, activityId } })
    const activityId = activities[0]?.id ?? ''
    await db.livedActivity.create({
      data: { ...own, activityId, livedOn: new Date('2026-11-18'), outcome: 'AGAIN', note: 'Deux fois plutôt qu’une.' },
    })
    await db.plannedActivity.create({ data: { ...own, activityId, day: new Date('2026-11-24'), slot: 'MORNING' } })
  }
}
