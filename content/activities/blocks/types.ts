import type { SheetDomain } from '#app/domain/activity-sheet.ts'
import type { AgeGroup, Place, Season } from '#app/domain/enums.ts'
import type { MaterialKey, ThemeKey } from '../../reference.ts'

/**
 * Blocks from which the composer builds a sheet. French is written here, never computed: every noun carries the forms
 * its sentences need. Templates hold holes like {vrac.le} or {batir}; the composer refuses an unknown hole.
 */

/** Under 18 months, 18 to 36 months, 3 years and more: safety and the length of a play change at these ages. */
export const BANDS = ['poupon', 'trottineur', 'grand'] as const
export type Band = (typeof BANDS)[number]

/** What a material can be in a play; a `bac` holds water or sand, a `contenant` anything dry. */
export const MATERIAL_ROLES = [
  'vrac',
  'eau',
  'piece',
  'bac',
  'contenant',
  'surface',
  'trace',
  'pinceau',
  'son',
  'regard',
  'livre',
  'mobile',
  'obstacle',
  'doux',
  'brique',
  'chose',
  'danse',
  'soin',
] as const
export type MaterialRole = (typeof MATERIAL_ROLES)[number]

/** « des bâtons », « les bâtons ». */
export type Noun = { un: string; le: string }

export type Item = { nom: string; quantite: string; remplacement: string }

export type MaterialBlock = {
  key: MaterialKey
  /** The noun to use in each role it can play; a role that is absent does not suit it. */
  as: Partial<Record<MaterialRole, Noun>>
  /** Under 3 years and after, as they stand on the list. */
  small: Item
  big: Item
  /** Replaces the list entry in a season when the thing is not found outside. */
  offSeason?: Partial<Record<Season, Item>>
  /** Bands that handle it themselves; for the others the adult holds it, and `invite` says how. */
  hands: Band[]
  /** How it enters the play when the play does not need it: one sentence. */
  invite: Record<Band, string>
  /** Plays in which the invitation comes naturally. */
  kin: KernelKey[]
  /** Where and when the composer may bring it by itself. */
  places: Place[]
  seasons: Season[]
  vocabulary: string[]
  question: string
  prep: string
  risk: string
  danger: string
}

export const FACETS = [
  'remplir',
  'tresor',
  'leTresor',
  'geste',
  'son',
  'batir',
  'semblant',
  'mission',
  'trace',
  'ombre',
  'histoire',
  'abri',
  'recette',
  'soin',
  'dehors',
  'dedans',
  'tri',
  'mesure',
  'cible',
] as const
export type Facet = (typeof FACETS)[number]

/**
 * What a theme brings to each play, in a form that follows « pour », « avec » or a verb: remplir and leTresor are
 * definite, the infinitives are geste, semblant, mission and soin, the rest are indefinite nouns.
 */
export type ThemeBlock = {
  key: ThemeKey
  /** Where and when the composer may bring it by itself. */
  places: Place[]
  seasons: Season[]
  /** The composer does not bring it to a group of babies by itself. */
  notForBabies?: true
  facets: Record<Facet, string>
  /** What is often seen in children, factual. */
  seen: string[]
  questions: string[]
  vocabulary: string[]
  /** What the play could become, and the link with the families. */
  next: string[]
  family: string[]
  kin: KernelKey[]
}

export const KERNEL_KEYS = [
  'transvaser',
  'cacher',
  'trier',
  'construire',
  'parcourir',
  'ecouter',
  'tracer',
  'peindre-a-l-eau',
  'ombres',
  'faire-semblant',
  'transporter',
  'collectionner',
  'observer',
  'raconter',
  'envoyer',
  'se-blottir',
  'danser',
  'comparer',
  'melanger',
  'prendre-soin',
] as const
export type KernelKey = (typeof KERNEL_KEYS)[number]

export type Slot = {
  name: string
  roles: MaterialRole[]
  /** What stands in when no chosen material fits; without it the composer adds a material, marked optional. */
  otherwise?: Noun
}

/** A component of the programme as this play exercises it. */
export type Emphasis = {
  domain: SheetDomain
  component: string
  /** Every band unless said. */
  bands?: Band[]
  intention: string
  goals: [string, string]
  /** Follows « Composante : ». */
  watch: string
}

/** A play at the heart of a sheet: what children do, whatever the theme. */
export type PlayKernel = {
  key: KernelKey
  /** For a custom theme, and when the others are too long. */
  name: string
  titles: string[]
  /** Ties the theme to the play, when the sentences drawn do not already. */
  thread: string
  bands: Band[]
  places: Place[]
  /** Seasons in which it is not played outside. */
  notOutsideIn?: Season[]
  slots: Slot[]
  /** What the play needs beyond the chosen materials; `only`: in that place. Templates allowed in the name. */
  props?: { item: Item; only?: Place }[]
  /** Closer than the age alone asks for. */
  supervision?: 'palier2'
  /** One sentence for the card, ≤ 160 characters. */
  summary: string
  emphases: Emphasis[]
  seen: Record<Band, string>
  opening: Record<Band, string[]>
  play: Record<Band, string[]>
  /** A second wind, for longer periods. */
  boost: Record<Band, string[]>
  closing: Record<Band, string[]>
  gestures: string[]
  /** In place of the others when the group is under 18 months. */
  babyGestures?: string[]
  questions: Record<Band, string[]>
  vocabulary: string[]
  ages: Record<AgeGroup, string>
  /** Small and big together. */
  mixed: string
  needs: string[]
  inside: string
  outside: string
  inSeason: Record<Season, string>
  risks: string[]
  dangers: string[]
  next: string[]
  reflection: string[]
}
