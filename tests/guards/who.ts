import {
  ADMIN,
  AUTHED,
  DAYCARE,
  DAYCARE_WRITE,
  type Expected,
  MANAGER,
  MANAGER_IN_DAYCARE,
  PUBLIC,
} from './table/expected.ts'

/*
 * Who may call which server function. Written independently of the sources, so that a test fails when the builder of a
 * function lets in somebody else.
 */

const LISTS: [Expected, Record<string, string>][] = [
  [
    PUBLIC,
    {
      auth: `
        getCurrentUser login logout authenticateUserWithToken exchangeLoginToken exchangeLoginCode
        requestLoginLink
      `,
      privacy: 'getPrivacyOfficer',
    },
  ],
  [
    AUTHED,
    {
      activities: 'getAgeGroups getDevelopments getThemes getMaterials',
      auth: 'authenticateUser updatePassword getSessions endSession endOtherSessions updateOwnName',
      daycares: 'updateSelectedDaycare getTeacherDaycare',
      privacy: 'exportMyData getOwnRequest requestErasure withdrawErasure',
      teachers: 'getOwnInvitations answerInvitation',
    },
  ],
  [
    DAYCARE,
    {
      activities: `
        getActivities countActivities getActivity getTrash getActivityMarks getLivedBalance getWeek
        findChildNames stopGeneration countActivitiesGeneratedToday
      `,
      auth: 'generateUserSession',
      daycares: 'updateDaycare deleteDaycare',
      exercises: 'getExercises getExercise getProgress getSituations getSharedSituations',
      guides: 'getReflections getSmallStep getCalendarNotes getPackingList getPlaces search',
      quizzes: `
        getQuizStats getQuizHistory getCurrentQuiz getQuizSession getQuizResults getQuestionAnswer
        getQuizMessages
      `,
    },
  ],
  [
    DAYCARE_WRITE,
    {
      activities: `
        createTheme createMaterial deleteActivity restoreActivity setFavourite setVisibility adaptActivity
        markLived unmarkLived planActivity unplanActivity copyWeek generateActivity getActivityIdeas
        getNearActivities updateActivity changeSection getActivityVersions restoreActivityVersion
        reportSection reviewActivity
      `,
      exercises: 'saveAttempt restartExercise shareSituation saveSituation deleteSituation restoreSituation',
      guides: 'saveReflection saveSmallStep saveMonthNote savePackingList addPlace removePlace',
      quizReviews: 'getMyReview getMyAttemptReview getReminder closeReminder',
      quizzes: 'createOrGetCurrentQuiz createMistakesQuiz answerQuestion closeQuizMessage reportQuestion',
      teachers: 'getCurrentTeacher',
    },
  ],
  [
    MANAGER,
    {
      daycares: 'getManagerDaycares createDaycare getDeletedDaycares restoreDaycare',
      managers: 'getCurrentManager updateManager',
    },
  ],
  [
    MANAGER_IN_DAYCARE,
    {
      daycares: 'getDaycare exportDaycare',
      quizReviews: `
        getQuizReviewsByDaycare getHardQuestions getPersonReview getAttemptReview saveReview removeReview
        remind exportQuizReviews
      `,
      teachers: 'getTeachersByDaycare createTeacher createTeachers deleteTeacher restoreTeacher resendInvitation',
    },
  ],
  [
    ADMIN,
    {
      activities: 'getSectionReports closeSectionReport',
      administration: 'getOverview getDaycares',
      daycares: 'getDaycares getAnyDaycare restoreAnyDaycare updateMaxTeachers',
      journal: 'getJournal exportJournal',
      managers: 'getPresetManagers findDaycares createManager initialiseManager deleteManager restoreManager',
      privacy: 'getErasureRequests eraseAccount getIncidents saveIncident exportIncidents',
      questionBank: `
        getQuestionBank getBankCounts getQuestion getTwins createQuestion updateQuestion publishQuestion
        archiveQuestion changeQuestions deleteQuestion restoreQuestion correctKey getReports answerReports
        dryRunImport importQuestions exportQuestions
      `,
    },
  ],
]

/** Expected status for each persona, by id of the server function. */
export const EXPECTED: Record<string, Expected> = Object.fromEntries(
  LISTS.flatMap(([expected, features]) =>
    Object.entries(features).flatMap(([feature, names]) =>
      names
        .trim()
        .split(/\s+/)
        .map((name) => [`${feature}_${name}`, expected]),
    ),
  ),
)
