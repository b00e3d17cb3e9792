import { ADMIN, AUTHED, DAYCARE, type Expected, MANAGER, MANAGER_IN_DAYCARE, PUBLIC } from './expected.ts'

/** Who may call the server functions that take no input. */
const LISTS: [Expected, Record<string, string>][] = [
  [
    PUBLIC,
    {
      auth: 'getCurrentUser logout getSecondStep',
      privacy: 'getContacts',
    },
  ],
  [
    AUTHED,
    {
      activities: 'getAgeGroups getDevelopments getThemes getMaterials',
      auth: 'getSessions endOtherSessions getSecondFactor',
      privacy: 'exportMyData getOwnRequest',
      teachers: 'getOwnInvitations',
    },
  ],
  [
    DAYCARE,
    {
      activities: 'getPlannedDay getTrash',
      exercises: 'getExercises getProgress getSituations getSharedSituations',
      guides: 'getReflections getSmallStep getCalendarNotes getMonthIdea getPackingList getPlaces',
    },
  ],
  [
    MANAGER,
    {
      daycares: 'getManagerDaycares getDeletedDaycares',
      managers: 'getCurrentManager',
    },
  ],
  [
    MANAGER_IN_DAYCARE,
    {
      daycares: 'getDaycare exportDaycare',
      quizReviews: 'getQuizReviewsByDaycare',
      teachers: 'getQualityFile',
    },
  ],
  [
    ADMIN,
    {
      administration: 'getOverview',
      daycares: 'getDaycares',
      privacy: 'getErasureRequests getIncidents exportIncidents',
      questionBank: 'getBankCounts',
    },
  ],
]

/** Expected status for each persona, by id of the server function. */
export const WITHOUT_INPUT: [id: string, expected: Expected][] = LISTS.flatMap(([expected, features]) =>
  Object.entries(features).flatMap(([feature, names]) =>
    names.split(' ').map((name): [string, Expected] => [`${feature}_${name}`, expected]),
  ),
)
