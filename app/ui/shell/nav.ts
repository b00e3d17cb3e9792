import type { IconName } from '../icon.tsx'

export type ShellRole = 'SUPERADMIN' | 'MANAGER' | 'TEACHER'

export type NavItem = {
  to: string
  label: string
  /** Label under an icon, 64 px wide. Its words come from `label`, the accessible name (WCAG 2.5.3). */
  short: string
  icon: IconName
  /** The entry is current on this exact address only, not on the pages below it. */
  exact?: boolean
}

export type NavGroup = { title: string; items: NavItem[] }

const activities: NavItem = { to: '/activities', label: 'Activités', short: 'Activités', icon: 'lucide-layout-grid' }
const weather: NavItem = {
  to: '/weather',
  label: 'Beau pour sortir?',
  short: 'Beau pour sortir?',
  icon: 'lucide-cloud-sun',
}
const calendar: NavItem = {
  to: '/yearly-calendar',
  label: 'Calendrier annuel',
  short: 'Calendrier',
  icon: 'lucide-calendar-days',
}
const quiz: NavItem = { to: '/quiz', label: 'Quiz Petite enfance', short: 'Quiz', icon: 'lucide-circle-question-mark' }
const quizAlex: NavItem = { to: '/alex/quiz', label: 'Quiz Alex', short: 'Quiz Alex', icon: 'lucide-tree-pine' }
const risks: NavItem = {
  to: '/alex/risks-vs-benefits',
  label: 'Risques et bénéfices',
  short: 'Risques',
  icon: 'lucide-scale',
}
const selfAssessment: NavItem = {
  to: '/self-assessment',
  label: 'Autoévaluation',
  short: 'Auto\u200Bévaluation',
  icon: 'lucide-list-checks',
}
const whatToDo: NavItem = {
  to: '/what-to-do',
  label: 'Que faire quand…',
  short: 'Que faire quand…',
  icon: 'lucide-life-buoy',
}
const rhymes: NavItem = {
  to: '/rhymes',
  label: 'Comptines et chansons',
  short: 'Comptines',
  icon: 'lucide-music',
}
const backpack: NavItem = {
  to: '/alex/backpack',
  label: 'Sac à dos',
  short: 'Sac\u00A0à\u00A0dos',
  icon: 'lucide-backpack',
}
const continuum: NavItem = { to: '/alex/continuum', label: 'Continuum', short: 'Continuum', icon: 'lucide-waypoints' }
const ages: NavItem = {
  to: '/zero-to-five-years',
  label: 'De 0 à 5 ans',
  short: 'De 0 à 5\u00A0ans',
  icon: 'lucide-sprout',
}
const definitions: NavItem = { to: '/definitions', label: 'Définitions', short: 'Définitions', icon: 'lucide-book-a' }
const portrait: NavItem = {
  to: '/notes-to-portrait',
  label: 'Du carnet au portrait',
  short: 'Du carnet au portrait',
  icon: 'lucide-notebook-pen',
}
const legal: NavItem = {
  to: '/legal-framework',
  label: 'Cadre légal pratique',
  short: 'Cadre légal',
  icon: 'lucide-landmark',
}
const path: NavItem = { to: '/parcours', label: 'Parcours d’accueil', short: 'Parcours', icon: 'lucide-footprints' }
const team: NavItem = { to: '/team', label: 'Équipe', short: 'Équipe', icon: 'lucide-users' }
const teamNotes: NavItem = {
  to: '/team-notes',
  label: 'Notes d’équipe',
  short: 'Notes',
  icon: 'lucide-sticky-note',
}
const balance: NavItem = {
  to: '/team-balance',
  label: 'Équilibre de l’équipe',
  short: 'Équilibre',
  icon: 'lucide-chart-pie',
}
const reviews: NavItem = {
  to: '/quiz-reviews',
  label: 'Résultats des quiz',
  short: 'Résultats',
  icon: 'lucide-chart-no-axes-column',
}
const daycare: NavItem = { to: '/administrator', label: 'Mon milieu', short: 'Milieu', icon: 'lucide-building-complex' }
const dashboard: NavItem = {
  to: '/admin',
  label: 'Tableau de bord',
  short: 'Tableau',
  icon: 'lucide-gauge',
  exact: true,
}
const daycares: NavItem = { to: '/admin/daycares', label: 'Milieux', short: 'Milieux', icon: 'lucide-building-complex' }
const managers: NavItem = { to: '/admin/managers', label: 'Gestionnaires', short: 'Gestion', icon: 'lucide-user-cog' }
const auditLog: NavItem = { to: '/admin/journal', label: 'Journal', short: 'Journal', icon: 'lucide-scroll-text' }
const privacy: NavItem = { to: '/admin/privacy', label: 'Vie privée', short: 'Vie privée', icon: 'lucide-shield-check' }
const reports: NavItem = {
  to: '/admin/section-reports',
  label: 'Sections signalées',
  short: 'Signalées',
  icon: 'lucide-flag',
}
const bank: NavItem = {
  to: '/admin/question-bank',
  label: 'Banque de questions',
  short: 'Questions',
  icon: 'lucide-file-pen',
}
const sheets: NavItem = {
  to: '/admin/activity-bank',
  label: 'Fiches de la banque',
  short: 'Fiches',
  icon: 'lucide-library-big',
}
const health: NavItem = {
  to: '/admin/generator-health',
  label: 'Santé du générateur',
  short: 'Santé',
  icon: 'lucide-activity',
}

const PLAN: NavGroup = { title: 'Planifier', items: [activities, weather, calendar] }
/** A superadmin has no daycare of her own, whose policy the weather would be compared with. */
const PLAN_WITHOUT_DAYCARE: NavGroup = { ...PLAN, items: [activities, calendar] }
const LEARN_AND_READ: NavGroup[] = [
  { title: 'Apprendre', items: [quiz, quizAlex, risks, selfAssessment] },
  { title: 'Consulter', items: [whatToDo, rhymes, backpack, continuum, ages, portrait, legal, definitions] },
]

/** The first steps come before what they lead to. */
const FOR_TEACHERS = LEARN_AND_READ.map((group) =>
  group.title === 'Apprendre' ? { ...group, items: [path, ...group.items] } : group,
)

const GROUPS: Record<ShellRole, NavGroup[]> = {
  TEACHER: [PLAN, { title: 'Mon équipe', items: [teamNotes, balance] }, ...FOR_TEACHERS],
  MANAGER: [{ title: 'Mon équipe', items: [team, reviews, teamNotes, balance, daycare] }, PLAN, ...LEARN_AND_READ],
  SUPERADMIN: [
    {
      title: 'Administration',
      items: [dashboard, daycares, managers, bank, sheets, health, reports, auditLog, privacy],
    },
    PLAN_WITHOUT_DAYCARE,
    ...LEARN_AND_READ,
  ],
}

/** Entries of the bottom bar; the others are behind « Plus ». */
const BOTTOM: Record<ShellRole, NavItem[]> = {
  TEACHER: [activities, quiz, risks, backpack],
  MANAGER: [activities, quiz, team, reviews],
  SUPERADMIN: [dashboard, daycares, managers, bank],
}

/** @param hasPath false: without the path of who starts, which she has put away */
export const navGroups = (role: ShellRole, hasPath = true): NavGroup[] =>
  hasPath
    ? GROUPS[role]
    : GROUPS[role].map((group) => ({ ...group, items: group.items.filter((item) => item !== path) }))
export const bottomItems = (role: ShellRole): NavItem[] => BOTTOM[role]

/** The page itself or one below it: `/quiz` is current on `/quiz/018f…`. */
export function isCurrent(item: NavItem, pathname: string): boolean {
  return pathname === item.to || (!item.exact && pathname.startsWith(`${item.to}/`))
}
