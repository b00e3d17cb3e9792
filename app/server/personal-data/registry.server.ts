import type { RetentionRule } from '#app/domain/retention.ts'
import type { Prisma } from '../generated/prisma/client.ts'

/*
 * What is kept of a person, table by table: whose it is, how it leaves in the file of her data, and what becomes of it
 * when her account is erased. The export and the erasure run from here, in this order. The compiler asks for every
 * table; a test asks for every reference to a person and every column of text.
 */

/** Address of what was erased: nothing is ever sent there. */
export const ERASED_DOMAIN = '@compte-efface.invalid'

type Model = Prisma.ModelName
type Table<M extends Model> = Prisma.TypeMap['model'][M]
type Column<M extends Model> = keyof Table<M>['payload']['scalars'] & string
type Find<M extends Model> = Table<M>['operations']['findMany']['args']
type Change<M extends Model> = Table<M>['operations']['updateMany']['args']['data']

/** Why a text is left where it is when somebody is erased. */
export type Stay =
  /** An id, a key of a closed list, a hash: nobody typed it. */
  | 'code'
  /** Work of the daycare, which keeps it; without her name, since her account has none any more. */
  | 'daycare'
  /** Words of the service for everybody: its bank of questions, its lists. */
  | 'service'
  /** What she reported of a question or a sheet, nobody's any more, until it was answered for long enough. */
  | 'report'
  /** Who did what, to protect the accounts: the database refuses to change it, and lets it go after 24 months. */
  | 'journal'
  /** The register of incidents, which the law asks to keep. */
  | 'register'

export type PersonalTable<M extends Model> = {
  /** Columns that say whom a row tells of, « relation.column » where the row of another table does. */
  owner?: (Column<M> | 'quiz.userId')[]
  /** Columns of people who did something to a row that does not tell of them. */
  actors?: Column<M>[]
  /** Her rows in the file of her data, under a title; without what proves who she is. */
  export?: { title: string } & Find<M>
  /** What becomes of her rows; those that it says nothing of stay, without her name. */
  erase?: 'delete' | Change<M> | ((userId: string, now: Date) => Change<M>)
  /** The rows that are erased, where they are not all of hers. */
  eraseOnly?: Find<M>['where']
  /** Texts that erasure leaves. */
  stays?: Partial<Record<Column<M>, Stay>>
  /** What ends it by itself (app/domain/retention.ts). */
  retention?: RetentionRule[]
}

const inDaycare = { include: { daycare: { select: { name: true } } } } as const

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
      ageGroups: [],
      selectedDaycareId: null,
      deletedAt: now,
    }),
    retention: ['formerPeople', 'erasedPeople'],
  },
  Membership: { owner: ['userId'], export: { title: 'Milieux', ...inDaycare }, erase: 'delete' },
  Departure: {
    owner: ['userId'],
    actors: ['removedById'],
    export: { title: 'Milieux quittés', ...inDaycare },
    erase: 'delete',
  },
  TeamInvitation: {
    owner: ['userId'],
    actors: ['invitedById'],
    export: { title: 'Invitations dans une équipe', ...inDaycare },
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
    export: { title: 'Liens de connexion', omit: { tokenHash: true, codeHash: true } },
    erase: 'delete',
    retention: ['links'],
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
      select: { id: true, title: true, summary: true, sheet: true, createdAt: true, deletedAt: true },
    },
    stays: {
      starterKey: 'code',
      title: 'daycare',
      summary: 'daycare',
      sheet: 'daycare',
      searchText: 'daycare',
      provenance: 'code',
      safety: 'daycare',
    },
    retention: ['trash'],
  },
  ActivityVersion: {
    actors: ['replacedById'],
    stays: { sheet: 'daycare', safety: 'daycare', section: 'code' },
  },
  FavouriteActivity: { owner: ['userId'], export: { title: 'Activités favorites' }, erase: 'delete' },
  LivedActivity: { owner: ['userId'], export: { title: 'Activités vécues' }, erase: 'delete' },
  PlannedActivity: { owner: ['userId'], export: { title: 'Semaine planifiée' }, erase: 'delete' },
  Generation: {
    owner: ['userId'],
    export: { title: 'Demandes au générateur' },
    erase: { criteria: {} },
    stays: { failure: 'code' },
    retention: ['prompts'],
  },
  Quiz: { owner: ['userId'], export: { title: 'Quiz' } },
  QuizAnswer: {
    owner: ['userId'],
    export: { title: 'Réponses aux quiz', include: { version: { select: { prompt: true } } } },
    stays: { choiceOrder: 'code', chosenKeys: 'code' },
  },
  // What a manager writes of somebody is a personal information of that somebody, who may have it (Loi 25), whether or
  // not her pages show it; it is not the manager's, who is given no copy.
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
  QuestionReport: {
    owner: ['userId'],
    actors: ['answeredById'],
    export: { title: 'Questions signalées' },
    erase: { userId: null },
    stays: { reason: 'code', text: 'report', reply: 'report' },
    retention: ['reports'],
  },
  SectionReport: {
    owner: ['userId'],
    actors: ['closedById'],
    export: { title: 'Sections signalées' },
    erase: { userId: null },
    stays: { section: 'code', reason: 'code', note: 'report', title: 'report', content: 'report', provenance: 'code' },
    retention: ['reports'],
  },
  ExerciseAttempt: { owner: ['userId'], export: { title: 'Risques et bénéfices' }, erase: 'delete' },
  Situation: {
    owner: ['userId'],
    export: { title: 'Mes situations' },
    erase: 'delete',
    // What she has shared is the team's.
    eraseOnly: { sharedAt: null },
    retention: ['trash'],
  },
  Reflection: { owner: ['userId'], export: { title: 'Réflexions' }, erase: 'delete' },
  SmallStep: { owner: ['userId'], export: { title: 'Petit pas' }, erase: 'delete' },
  MonthNote: { owner: ['userId'], export: { title: 'Notes du calendrier' }, erase: 'delete' },
  PackingList: { owner: ['userId'], export: { title: 'Sac à dos' }, erase: 'delete' },
  ContinuumPlace: {
    owner: ['userId'],
    export: { title: 'Continuum' },
    erase: { userId: null },
    stays: { axis: 'code' },
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
    stays: { action: 'code', ip: 'journal', reference: 'code', details: 'journal' },
    retention: ['journal'],
  },

  // Nobody's in particular.
  Daycare: {
    actors: ['deletedById'],
    stays: { name: 'daycare', address: 'daycare', phone: 'daycare', permitNumber: 'daycare' },
    retention: ['daycares'],
  },
  Theme: { actors: ['createdById'], stays: { name: 'daycare', slug: 'daycare' } },
  Material: { actors: ['createdById'], stays: { name: 'daycare', slug: 'daycare' } },
  Question: { stays: { key: 'code' }, retention: ['trash'] },
  QuestionVersion: {
    actors: ['createdById'],
    stays: {
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
    stays: { formerKeys: 'code', rightKeys: 'code', reason: 'service' },
  },
  AnswerTally: { stays: { chosen: 'code' } },
  Incident: {
    actors: ['createdById'],
    stays: {
      title: 'register',
      circumstances: 'register',
      information: 'register',
      riskReasons: 'register',
      measures: 'register',
    },
  },
  RateLimit: { stays: { key: 'code' }, retention: ['limits'] },
}
