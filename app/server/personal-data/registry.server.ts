import type { RetentionRule } from '#app/domain/retention.ts'
import type { Prisma } from '../generated/prisma/client.ts'

/*
 * What is kept of a person, table by table: whose it is, how it is exported, and what happens to it when her account is
 * erased. The export and the erasure run from here, in this order. The compiler requires every table; a test requires
 * every reference to a person and every text column.
 */

/** Domain of the addresses of erased accounts (RFC 2606): nothing can be sent there. */
export const ERASED_DOMAIN = '@compte-efface.invalid'

type Model = Prisma.ModelName
type Table<M extends Model> = Prisma.TypeMap['model'][M]
type Column<M extends Model> = keyof Table<M>['payload']['scalars'] & string
type FindArgs<M extends Model> = Table<M>['operations']['findMany']['args']
type UpdateData<M extends Model> = Table<M>['operations']['updateMany']['args']['data']

/** Why a text stays when the account of a person is erased. */
export type KeepReason =
  /** An id, a key of a closed list, a hash: not typed by anybody. */
  | 'code'
  /** Work of the daycare, which keeps it; without her name, since her account has none any more. */
  | 'daycare'
  /** Content of the service for everybody: its question bank, its lists. */
  | 'service'
  /** A report about a question or a sheet: it loses its author, and is deleted some time after it was answered. */
  | 'report'
  /** The audit log, kept for security: the database refuses changes, and deletion for 24 months. */
  | 'auditLog'
  /** The register of incidents, which the law requires. */
  | 'register'

export type PersonalTable<M extends Model> = {
  /** Columns with the id of the person that a row is about; « relation.column » for a column of a related table. */
  owner?: (Column<M> | 'quiz.userId')[]
  /** Columns with the id of somebody who did something to a row that is about another person, or nobody. */
  actors?: Column<M>[]
  /** Her rows in the export, under a French title; secrets are left out. */
  export?: { title: string } & FindArgs<M>
  /** What erasure does to her rows. Without it they stay; her name is gone with her account. */
  erase?: 'delete' | UpdateData<M> | ((userId: string, now: Date) => UpdateData<M>)
  /** Restricts `erase` to some of her rows. */
  eraseWhere?: FindArgs<M>['where']
  /** Text columns that erasure leaves, and why. */
  keptTexts?: Partial<Record<Column<M>, KeepReason>>
  /** Rules that delete rows after some time (app/domain/retention.ts). */
  retention?: RetentionRule[]
}

const withDaycareName = { include: { daycare: { select: { name: true } } } } as const

/** The registry. Export and erasure go through it in this order. */
export const PERSONAL_DATA: { [M in Model]: PersonalTable<M> } = {
  User: {
    owner: ['id'],
    export: { title: 'Profil', omit: { passwordHash: true, searchText: true } },
    erase: (userId, now) => ({
      email: `${userId}${ERASED_DOMAIN}`,
      firstName: 'Compte',
      lastName: 'effacé',
      passwordHash: null,
      passwordExpired: true,
      secondFactorSince: null,
      ageGroups: [],
      groupSize: null,
      groupAdults: null,
      groupAllergies: [],
      selectedDaycareId: null,
      deletedAt: now,
    }),
    retention: ['formerPeople', 'erasedPeople'],
  },
  Membership: { owner: ['userId'], export: { title: 'Milieux', ...withDaycareName }, erase: 'delete' },
  Departure: {
    owner: ['userId'],
    actors: ['removedById'],
    export: { title: 'Milieux quittés', ...withDaycareName },
    erase: 'delete',
  },
  TeamInvitation: {
    owner: ['userId'],
    actors: ['invitedById'],
    export: { title: 'Invitations dans une équipe', ...withDaycareName },
    erase: 'delete',
  },
  Session: {
    owner: ['userId'],
    actors: ['issuerId'],
    export: { title: 'Sessions', omit: { tokenHash: true } },
    erase: 'delete',
    retention: ['sessions'],
  },
  KnownDevice: {
    owner: ['userId'],
    export: { title: 'Appareils reconnus', omit: { deviceHash: true } },
    erase: 'delete',
    retention: ['devices'],
  },
  LoginToken: {
    owner: ['userId'],
    actors: ['issuerId'],
    export: { title: 'Liens de connexion', omit: { tokenHash: true, codeHash: true, requestHash: true } },
    erase: 'delete',
    retention: ['links'],
  },
  SecondFactor: {
    owner: ['userId'],
    export: { title: 'Vérification en deux étapes', omit: { secret: true } },
    erase: 'delete',
  },
  RecoveryCode: {
    owner: ['userId'],
    export: { title: 'Codes de secours', omit: { codeHash: true } },
    erase: 'delete',
  },
  PendingSignIn: {
    owner: ['userId'],
    actors: ['issuerId'],
    export: { title: 'Connexions commencées', omit: { tokenHash: true } },
    erase: 'delete',
    retention: ['sessions'],
  },
  MailJob: {
    owner: ['userId'],
    export: { title: 'Courriels', omit: { data: true } },
    erase: 'delete',
    retention: ['mails'],
  },
  Activity: {
    owner: ['authorId'],
    actors: ['editedById', 'reviewedById', 'deletedById'],
    export: {
      title: 'Activités créées',
      select: { id: true, title: true, summary: true, sheet: true, foundIn: true, createdAt: true, deletedAt: true },
    },
    keptTexts: {
      starterKey: 'code',
      title: 'daycare',
      summary: 'daycare',
      sheet: 'daycare',
      searchText: 'daycare',
      provenance: 'code',
      foundIn: 'daycare',
      safety: 'daycare',
      refusals: 'daycare',
      judgedWith: 'code',
    },
    retention: ['trash'],
  },
  ActivityVersion: {
    actors: ['replacedById'],
    keptTexts: { sheet: 'daycare', safety: 'daycare', section: 'code' },
  },
  FavouriteActivity: { owner: ['userId'], export: { title: 'Activités favorites' }, erase: 'delete' },
  LivedActivity: { owner: ['userId'], export: { title: 'Activités vécues' }, erase: 'delete' },
  PlannedActivity: { owner: ['userId'], export: { title: 'Semaine planifiée' }, erase: 'delete' },
  DayNote: { owner: ['userId'], export: { title: 'Notes de la semaine' }, erase: 'delete' },
  TeamNote: {
    owner: ['userId'],
    export: { title: 'Notes d’équipe' },
    // What the team has read stays the team's, without her name.
    erase: { userId: null },
    keptTexts: { text: 'daycare' },
    retention: ['trash'],
  },
  WeatherPolicy: {
    owner: ['savedById'],
    export: { title: 'Politique météo enregistrée pour un milieu' },
    // The policy is the daycare's, and stays without her name.
    erase: { savedById: null },
    keptTexts: { rules: 'daycare' },
  },
  CalendarFeed: {
    owner: ['userId'],
    export: { title: 'Abonnement au calendrier', omit: { tokenHash: true } },
    erase: 'delete',
  },
  HandoverText: { owner: ['userId'], export: { title: 'Feuille de relève' }, erase: 'delete' },
  HandoverLink: {
    owner: ['userId'],
    export: { title: 'Lien de la feuille de relève', omit: { tokenHash: true } },
    erase: 'delete',
    retention: ['links'],
  },
  Generation: {
    owner: ['userId'],
    export: { title: 'Demandes au générateur' },
    erase: { criteria: {} },
    keptTexts: { failure: 'code' },
    retention: ['prompts'],
  },
  Quiz: { owner: ['userId'], export: { title: 'Quiz' } },
  QuizAnswer: {
    owner: ['userId'],
    export: { title: 'Réponses aux quiz', include: { version: { select: { prompt: true } } } },
    keptTexts: { choiceOrder: 'code', chosenKeys: 'code' },
  },
  // What a manager writes about somebody is personal information of that person, who may have it (Loi 25) whether or
  // not her pages show it. The manager gets no copy.
  QuizReview: {
    owner: ['quiz.userId'],
    actors: ['managerId'],
    export: { title: 'Notes sur vos quiz' },
    erase: { note: '', version: { increment: 1 } },
  },
  QuizReminder: {
    owner: ['userId'],
    actors: ['managerId'],
    export: { title: 'Rappels de quiz' },
    erase: 'delete',
  },
  CorrectionNotice: { owner: ['userId'], export: { title: 'Corrections de questions' }, erase: 'delete' },
  ReadNotice: {
    owner: ['userId'],
    export: { title: 'Nouveautés rangées' },
    erase: 'delete',
    retention: ['notices'],
  },
  QuestionReport: {
    owner: ['userId'],
    actors: ['answeredById'],
    export: { title: 'Questions signalées' },
    erase: { userId: null },
    keptTexts: { reason: 'code', text: 'report', reply: 'report' },
    retention: ['reports'],
  },
  SectionReport: {
    owner: ['userId'],
    actors: ['closedById'],
    export: { title: 'Sections signalées' },
    erase: { userId: null },
    keptTexts: {
      section: 'code',
      reason: 'code',
      note: 'report',
      title: 'report',
      content: 'report',
      provenance: 'code',
    },
    retention: ['reports'],
  },
  ExerciseAttempt: { owner: ['userId'], export: { title: 'Risques et bénéfices' }, erase: 'delete' },
  // Who has answered, never what: the counts are about nobody, and stay when somebody is erased.
  SurveyParticipation: { owner: ['userId'], export: { title: 'Sondages d’équipe en cours' }, erase: 'delete' },
  Situation: {
    owner: ['userId'],
    export: { title: 'Mes situations' },
    erase: 'delete',
    // What she has shared belongs to the team.
    eraseWhere: { sharedAt: null },
    retention: ['trash'],
  },
  Reflection: { owner: ['userId'], export: { title: 'Réflexions' }, erase: 'delete' },
  SmallStep: { owner: ['userId'], export: { title: 'Petit pas' }, erase: 'delete' },
  MonthNote: { owner: ['userId'], export: { title: 'Notes du calendrier' }, erase: 'delete' },
  WelcomePath: { owner: ['userId'], export: { title: 'Parcours d’accueil' }, erase: 'delete' },
  PackingList: { owner: ['userId'], export: { title: 'Sac à dos' }, erase: 'delete' },
  ContinuumPlace: {
    owner: ['userId'],
    export: { title: 'Continuum' },
    erase: { userId: null },
    keptTexts: { axis: 'code' },
  },
  ErasureRequest: {
    owner: ['userId'],
    actors: ['handledById'],
    export: { title: 'Demandes de suppression' },
    erase: { reason: '' },
    retention: ['requests'],
  },
  AuditEntry: {
    owner: ['actorId', 'targetId'],
    export: { title: 'Journal', orderBy: [{ at: 'desc' }, { id: 'desc' }] },
    keptTexts: { action: 'code', ip: 'auditLog', reference: 'code', details: 'auditLog' },
    retention: ['auditLog'],
  },

  // Tables that are about nobody.
  Daycare: {
    actors: ['deletedById'],
    keptTexts: { name: 'daycare', address: 'daycare', phone: 'daycare', permitNumber: 'daycare' },
    retention: ['daycares'],
  },
  Theme: { actors: ['createdById'], keptTexts: { name: 'daycare', slug: 'daycare' } },
  Material: { actors: ['createdById'], keptTexts: { name: 'daycare', slug: 'daycare' } },
  FigureSnapshot: { keptTexts: { name: 'code', content: 'service' } },
  Question: { keptTexts: { key: 'code' }, retention: ['trash'] },
  QuestionVersion: {
    actors: ['createdById'],
    keptTexts: {
      topic: 'code',
      prompt: 'service',
      choices: 'service',
      explanationRight: 'service',
      explanationWrong: 'service',
      source: 'service',
      link: 'code',
    },
  },
  QuestionCorrection: {
    actors: ['correctedById'],
    keptTexts: { formerKeys: 'code', rightKeys: 'code', reason: 'service' },
  },
  AnswerTally: { keptTexts: { chosen: 'code' } },
  Incident: {
    actors: ['createdById'],
    keptTexts: {
      title: 'register',
      circumstances: 'register',
      information: 'register',
      riskReasons: 'register',
      measures: 'register',
    },
  },
  Survey: { actors: ['openedById'], retention: ['surveys'] },
  SurveyCount: { keptTexts: { statementId: 'code', side: 'code' }, retention: ['surveys'] },
  WeekBalance: { keptTexts: { domains: 'code', places: 'code' } },
  RateLimit: { keptTexts: { key: 'code' }, retention: ['limits'] },
}
