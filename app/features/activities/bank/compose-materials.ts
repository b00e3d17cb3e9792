import type { ActivityCriteria } from '#app/domain/activity-criteria.ts'
import type { ActivitySheet } from '#app/domain/activity-sheet.ts'
import { CUSTOM_MATERIAL } from '#content/activities/blocks/custom.ts'
import { MATERIAL_BLOCKS } from '#content/activities/blocks/materials.ts'
import type { Band, Item, MaterialBlock, MaterialRole, Noun, PlayKernel } from '#content/activities/blocks/types.ts'
import { isLimited } from './compose-criteria.ts'
import { findMaterial, materialName, quotable } from './compose-names.ts'
import type { Chooser } from './compose-random.ts'
import { capitalise, fill, type Holes } from './compose-text.ts'

/** A material, of the reference list or typed by a person. */
export type Material = Omit<MaterialBlock, 'key' | 'places' | 'seasons'> & { name: string; isCustom: boolean }

export type Cast = {
  /** In the order of the slots; each material once. */
  core: Material[]
  /** Chosen by the educator, useful beside the play. */
  beside: Material[]
  /** Added by the composer, marked optional when she chose her own. */
  added: Material[]
  /** The noun by which the steps call each material. */
  nouns: Map<Material, Noun>
  holes: Holes
}

function customMaterial(name: string): Material {
  const holes = { nom: quotable(name) }
  const say = (text: string) => fill(text, holes)
  const noun: Noun = { un: say(CUSTOM_MATERIAL.un), le: say(CUSTOM_MATERIAL.le) }
  const item = (remplacement: string): Item => ({
    nom: capitalise(holes.nom),
    quantite: CUSTOM_MATERIAL.quantity,
    remplacement,
  })
  const { invite } = CUSTOM_MATERIAL
  return {
    name,
    isCustom: true,
    as: { piece: noun, brique: noun, chose: noun },
    small: item(CUSTOM_MATERIAL.smallReplacement),
    big: item(CUSTOM_MATERIAL.bigReplacement),
    // Nobody has vetted this thing: with babies, the adult keeps it.
    hands: ['trottineur', 'grand'],
    invite: { poupon: say(invite.poupon), trottineur: say(invite.trottineur), grand: say(invite.grand) },
    kin: [],
    vocabulary: [],
    question: CUSTOM_MATERIAL.question,
    prep: say(CUSTOM_MATERIAL.prep),
    risk: CUSTOM_MATERIAL.risk,
    danger: say(CUSTOM_MATERIAL.danger),
  }
}

/** The material of that name, or a generic one for a name that is not in the reference list. */
export function resolveMaterial(name: string): Material {
  const block = findMaterial(name)
  return block ? { ...block, name, isCustom: false } : customMaterial(name)
}

function nounFor(material: Material, roles: readonly MaterialRole[], band: Band): Noun | undefined {
  if (!material.hands.includes(band)) return undefined
  return roles.map((role) => material.as[role]).find((noun) => noun !== undefined)
}

/** Reference materials found at that place and season that children of that age may hold. */
function suggestions(criteria: ActivityCriteria, band: Band, roles: readonly MaterialRole[]): MaterialBlock[] {
  const fits = MATERIAL_BLOCKS.filter((block) => block.hands.includes(band) && roles.some((role) => block.as[role]))
  const here = fits.filter((block) => block.places.includes(criteria.place))
  const keepsInside = (block: MaterialBlock) => criteria.place === 'INDOORS' && !block.offSeason
  const isInSeason = (block: MaterialBlock) => block.seasons.includes(criteria.season) || keepsInside(block)
  return [here.filter(isInSeason), fits.filter(isInSeason), fits].find((list) => list.length > 0) ?? []
}

/**
 * Gives each slot of the play a material: first those the educator chose, then, for what the play cannot do without
 * (or for everything when she chose nothing), one that the place and the season offer.
 */
export function castMaterials(
  kernel: PlayKernel,
  chosen: readonly Material[],
  criteria: ActivityCriteria,
  band: Band,
  choose: Chooser,
): Cast {
  const core: Material[] = []
  const added: Material[] = []
  const nouns = new Map<Material, Noun>()
  const holes: Record<string, string> = {}
  for (const slot of kernel.slots) {
    const free = chosen.filter((material) => !core.includes(material))
    const own = free.find((material) => nounFor(material, slot.roles, band))
    const material = own ?? (slot.otherwise && isLimited(criteria) ? undefined : suggest(slot.roles))
    if (material) core.push(material)
    if (material && !own) added.push(material)
    const noun = (material && nounFor(material, slot.roles, band)) ?? slot.otherwise
    if (noun && material) nouns.set(material, noun)
    if (noun) {
      holes[`${slot.name}.un`] = noun.un
      holes[`${slot.name}.le`] = noun.le
    }
  }
  return { core, added, beside: chosen.filter((material) => !core.includes(material)), nouns, holes }

  function suggest(roles: readonly MaterialRole[]): Material | undefined {
    const taken = new Set(core.map(({ name }) => name))
    const names = suggestions(criteria, band, roles).map(materialName)
    const [name] = choose.order(
      `material ${roles.join()}`,
      names.filter((it) => !taken.has(it)),
    )
    return name === undefined ? undefined : resolveMaterial(name)
  }
}

type SheetItem = ActivitySheet['materiel'][number]

function listed({ nom, quantite, remplacement }: Item, facultatif: boolean): SheetItem {
  return { nom, quantite, remplacement, facultatif, petitesPieces: false, aliment: false }
}

/**
 * The section `materiel`: the chosen materials, then what the play needs besides, optional when materials were chosen.
 */
export function materialList(
  kernel: PlayKernel,
  cast: Cast,
  criteria: ActivityCriteria,
  band: Band,
  holes: Holes,
): SheetItem[] {
  const entry = (material: Material): Item =>
    material.offSeason?.[criteria.season] ?? (band === 'grand' ? material.big : material.small)
  const hasOwn = isLimited(criteria)
  const own = [...cast.core.filter((material) => !cast.added.includes(material)), ...cast.beside]
  const props = propsOf(kernel, criteria).map((item) => ({ ...item, nom: fill(item.nom, holes) }))
  return [
    ...own.map((material) => listed(entry(material), false)),
    ...cast.added.map((material) => listed(entry(material), hasOwn)),
    ...props.map((item) => listed(item, hasOwn)),
  ]
}

/** Things that the play needs at that place, whatever the materials. */
export function propsOf(kernel: PlayKernel, { place }: ActivityCriteria): Item[] {
  return (kernel.props ?? []).filter(({ only }) => only === undefined || only === place).map(({ item }) => item)
}
