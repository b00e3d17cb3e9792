import type { LucideIcon } from 'lucide-react'
import Backpack from 'lucide-react/icons/backpack'
import BookA from 'lucide-react/icons/book-a'
import Building2 from 'lucide-react/icons/building-2'
import CalendarDays from 'lucide-react/icons/calendar-days'
import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column'
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import FilePen from 'lucide-react/icons/file-pen'
import Flag from 'lucide-react/icons/flag'
import Gauge from 'lucide-react/icons/gauge'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import LibraryBig from 'lucide-react/icons/library-big'
import ListChecks from 'lucide-react/icons/list-checks'
import Scale from 'lucide-react/icons/scale'
import ScrollText from 'lucide-react/icons/scroll-text'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Sprout from 'lucide-react/icons/sprout'
import TreePine from 'lucide-react/icons/tree-pine'
import UserCog from 'lucide-react/icons/user-cog'
import Users from 'lucide-react/icons/users'
import Waypoints from 'lucide-react/icons/waypoints'

export type ShellRole = 'SUPERADMIN' | 'MANAGER' | 'TEACHER'

export type NavItem = {
  to: string
  label: string
  /** Label under an icon, 64 px wide. Its words come from `label`, the accessible name (WCAG 2.5.3). */
  short: string
  icon: LucideIcon
  /** The entry is current on this exact address only, not on the pages below it. */
  exact?: boolean
}

export type NavGroup = { title: string; items: NavItem[] }

const activities: NavItem = { to: '/activities', label: 'Activités', short: 'Activités', icon: LayoutGrid }
const calendar: NavItem = {
  to: '/yearly-calendar',
  label: 'Calendrier annuel',
  short: 'Calendrier',
  icon: CalendarDays,
}
const quiz: NavItem = { to: '/quiz', label: 'Quiz Petite enfance', short: 'Quiz', icon: CircleQuestionMark }
const quizAlex: NavItem = { to: '/alex/quiz', label: 'Quiz Alex', short: 'Quiz Alex', icon: TreePine }
const risks: NavItem = { to: '/alex/risks-vs-benefits', label: 'Risques et bénéfices', short: 'Risques', icon: Scale }
const selfAssessment: NavItem = {
  to: '/self-assessment',
  label: 'Autoévaluation',
  short: 'Auto\u200Bévaluation',
  icon: ListChecks,
}
const backpack: NavItem = { to: '/alex/backpack', label: 'Sac à dos', short: 'Sac à dos', icon: Backpack }
const continuum: NavItem = { to: '/alex/continuum', label: 'Continuum', short: 'Continuum', icon: Waypoints }
const ages: NavItem = { to: '/zero-to-five-years', label: 'De 0 à 5 ans', short: 'De 0 à 5\u00A0ans', icon: Sprout }
const definitions: NavItem = { to: '/definitions', label: 'Définitions', short: 'Définitions', icon: BookA }
const team: NavItem = { to: '/team', label: 'Équipe', short: 'Équipe', icon: Users }
const reviews: NavItem = {
  to: '/quiz-reviews',
  label: 'Résultats des quiz',
  short: 'Résultats',
  icon: ChartNoAxesColumn,
}
const daycare: NavItem = { to: '/administrator', label: 'Mon milieu', short: 'Milieu', icon: Building2 }
const dashboard: NavItem = { to: '/admin', label: 'Tableau de bord', short: 'Tableau', icon: Gauge, exact: true }
const daycares: NavItem = { to: '/admin/daycares', label: 'Milieux', short: 'Milieux', icon: Building2 }
const managers: NavItem = { to: '/admin/managers', label: 'Gestionnaires', short: 'Gestion', icon: UserCog }
const auditLog: NavItem = { to: '/admin/journal', label: 'Journal', short: 'Journal', icon: ScrollText }
const privacy: NavItem = { to: '/admin/privacy', label: 'Vie privée', short: 'Vie privée', icon: ShieldCheck }
const reports: NavItem = {
  to: '/admin/section-reports',
  label: 'Sections signalées',
  short: 'Signalées',
  icon: Flag,
}
const sheets: NavItem = {
  to: '/admin/activity-bank',
  label: 'Fiches de la banque',
  short: 'Fiches',
  icon: LibraryBig,
}
const bank: NavItem = { to: '/admin/question-bank', label: 'Banque de questions', short: 'Questions', icon: FilePen }

const COMMON: NavGroup[] = [
  { title: 'Planifier', items: [activities, calendar] },
  { title: 'Apprendre', items: [quiz, quizAlex, risks, selfAssessment] },
  { title: 'Consulter', items: [backpack, continuum, ages, definitions] },
]

const GROUPS: Record<ShellRole, NavGroup[]> = {
  TEACHER: COMMON,
  MANAGER: [...COMMON, { title: 'Mon équipe', items: [team, reviews, daycare] }],
  SUPERADMIN: [
    { title: 'Administration', items: [dashboard, daycares, managers, bank, sheets, reports, auditLog, privacy] },
    ...COMMON,
  ],
}

/** Entries of the bottom bar; the others are behind « Plus ». */
const BOTTOM: Record<ShellRole, NavItem[]> = {
  TEACHER: [activities, quiz, risks, backpack],
  MANAGER: [activities, quiz, team, reviews],
  SUPERADMIN: [dashboard, daycares, managers, bank],
}

export const navGroups = (role: ShellRole): NavGroup[] => GROUPS[role]
export const bottomItems = (role: ShellRole): NavItem[] => BOTTOM[role]

/** The page itself or one below it: `/quiz` is current on `/quiz/018f…`. */
export function isCurrent(item: NavItem, pathname: string): boolean {
  return pathname === item.to || (!item.exact && pathname.startsWith(`${item.to}/`))
}
