import { createActivity, minimalSheet } from '#tests/support/activities.ts'
import type { World } from '../world.ts'
import { ADMIN, DAYCARE, DAYCARE_WRITE, type Details, HIDDEN } from './expected.ts'

/** Creates an activity of the teacher. */
async function activityId({ db, hereId, people }: World): Promise<string> {
  return (await createActivity(db, { daycareId: hereId, authorId: people.teacher.id })).id
}

/** An activity with one former version. */
async function formerVersion(world: World): Promise<{ activityId: string; version: number; number: number }> {
  const id = await activityId(world)
  const { sheet, safety, daycareId } = await world.db.activity.update({ where: { id }, data: { version: 2 } })
  await world.db.activityVersion.create({
    data: {
      activityId: id,
      daycareId: daycareId ?? '',
      number: 1,
      sheet: sheet ?? {},
      safety: safety ?? {},
      reason: 'EDIT',
    },
  })
  return { activityId: id, version: 2, number: 1 }
}

/** An activity whose preparation can be shortened. */
async function longSheet(world: World): Promise<string> {
  const id = await activityId(world)
  const preparation = ['Ramassez des feuilles.', 'Étendez un drap.', 'Faites le tour du lieu.']
  await world.db.activity.update({ where: { id }, data: { sheet: { ...minimalSheet(), preparation } } })
  return id
}

/** A report of the teacher about a section. */
async function reportId(world: World): Promise<string> {
  const { db, hereId, people } = world
  const report = {
    section: 'titre',
    reason: 'OTHER',
    title: 'Feuilles',
    content: { titre: 'Feuilles' },
    provenance: {},
  }
  const row = { daycareId: hereId, userId: people.teacher.id, activityId: await activityId(world), ...report }
  return (await db.sectionReport.create({ data: row })).id
}

/** A sheet made of a text from elsewhere. */
const FOUND = {
  title: 'Les traces dans la neige',
  intention: 'Comparer des traces de près.',
  component: 'Éveil aux sciences',
  ageGroups: ['AGE_4_YEARS_5_YEARS'],
  place: 'YARD',
  seasons: ['WINTER'],
  minutes: 20,
  allergies: [],
  material: ['Bottes'],
  steps: ['On regarde les traces des bottes.'],
  goals: [],
  variations: [],
  safety: [],
  observation: [],
  vouched: [],
}

/** Rows of the sheet of an activity: edit, versions, reports, review. */
export const SHEET_ROWS: Record<string, Details> = {
  activities_updateActivity: {
    who: DAYCARE_WRITE,
    except: HIDDEN,
    input: async (world) => ({
      activityId: await activityId(world),
      version: 1,
      section: 'objectifs',
      value: ['Comparer des feuilles de près'],
    }),
  },
  activities_changeSection: {
    who: DAYCARE_WRITE,
    except: HIDDEN,
    input: async (world) => ({
      activityId: await longSheet(world),
      version: 1,
      section: 'preparation',
      wish: 'SHORTER',
    }),
  },
  activities_readFound: { who: DAYCARE_WRITE, input: () => ({ text: 'Les traces\n1. Regarder les traces.' }) },
  activities_checkFound: { who: DAYCARE_WRITE, input: () => FOUND },
  activities_keepFound: {
    who: DAYCARE_WRITE,
    input: () => ({ ...FOUND, id: crypto.randomUUID(), foundIn: '', visibility: 'PRIVATE' }),
  },
  activities_getPaperState: {
    who: DAYCARE,
    except: HIDDEN,
    input: async (world) => ({ activityId: await activityId(world), printed: 'A'.repeat(30) }),
  },
  activities_getActivityVersions: {
    who: DAYCARE_WRITE,
    except: HIDDEN,
    input: async (world) => ({ activityId: await activityId(world) }),
  },
  activities_restoreActivityVersion: { who: DAYCARE_WRITE, except: HIDDEN, input: (world) => formerVersion(world) },
  activities_reportSection: {
    who: DAYCARE_WRITE,
    except: HIDDEN,
    input: async (world) => ({
      activityId: await activityId(world),
      section: 'deroulement',
      reason: 'TOO_HARD',
      note: 'Trop long pour eux.',
    }),
  },
  activities_getSheetUse: {
    who: ADMIN,
    input: () => ({ page: 1, filter: 'all', sort: 'generated', ascending: false }),
  },
  activities_getGeneratorHealth: { who: ADMIN },
  activities_refreshFigures: { who: ADMIN },
  activities_exportSheetUse: { who: ADMIN, input: () => ({ filter: 'used', sort: 'title', ascending: true }) },
  activities_getSectionReports: { who: ADMIN, input: () => ({ isOpen: true, page: 1 }) },
  activities_closeSectionReport: {
    who: ADMIN,
    input: async (world) => ({ reportId: await reportId(world), isClosed: true }),
  },
  activities_reviewActivity: {
    who: DAYCARE_WRITE,
    except: HIDDEN,
    input: async (world) => ({ activityId: await activityId(world), version: 1, isReviewed: false }),
  },
}
