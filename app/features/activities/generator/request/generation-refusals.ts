import type { ActivityCriteria } from '#app/domain/activity-criteria.ts'
import type { Allergen, MaterialTrait } from '#app/domain/enums.ts'
import { matchAt, occurs, type Phrase, phrases, wordsOf } from '#app/features/activities/safety/french-text.ts'
import { everDangerousIn } from '#app/features/activities/safety/reader/ever-dangerous.ts'
import { readPassage } from '#app/features/activities/safety/reader/read-passage.ts'
import { type Family, REFUSED_FROM_OF_MODEL } from '#app/features/activities/safety/reader/verdicts.ts'
import { isAllergen } from '#app/features/activities/safety/rules/allergens.ts'
import { SMALL_MONTHS, youngestMonths } from '#app/features/activities/safety/sheet-passages.ts'
import {
  allergenInMaterial,
  dangerousMaterial,
  generationSentences,
  type RefusalReason,
  refusalSentence,
  refusedMaterialsSentence,
  refusedObservationSentence,
  setAsideSentence,
  unknownFood,
  unsuitableMaterial,
} from '#content/generation.ts'
import { ALLERGEN_LABELS } from '#content/labels.ts'
import { MATERIALS } from '#content/reference.ts'
import { readerWords } from '#content/safety/reader-words.ts'
import { type MaterialFacts, materialFacts } from '../../reference-lists/describe-material.ts'
import type { DescribedMaterials } from '../../reference-lists/schema.ts'

/** `exceptions`: expressions that contain a pattern and mean something else, as « feu rouge ». */
type RefusedTopic = { reason: RefusalReason; patterns: string[]; exceptions?: string[] }

/**
 * Themes and objects that the generator refuses, for every age. Pretend fights and fire are a subject of the risk
 * exercises, where an adult weighs them, and not of an activity with children. Patterns: see `phrase` in
 * french-text.ts.
 */
const REFUSED_TOPICS: RefusedTopic[] = [
  {
    reason: 'weapons',
    patterns: [
      'arme|fusil|pistolet|revolver|carabine|mitraillette|epee|sabre|poignard|dague|machette|hache|arbalete|fronde|catapulte|canon|grenade|bombe|munition|tank|explosif|petard|torpille|missile|bazooka|katana|baionnette|kalachnikov',
      'lance pierre|roquette|flamme',
      'une|la|des lance',
      'tir a @de? arc',
      'arc a|et fleche',
      'bataille|combat|soldat|militaire|commando|gladiateur',
      'couteau de|a chasse|combat',
      'couteau a cran',
    ],
    exceptions: [
      'bombe a|de|d graine|bain|eau',
      'lance d arrosage',
      'canon a neige|confetti',
      'pistolet a colle',
      'bataille|combat de|d|des|aux boule|neige|carte|eau|oreiller|coussin|balle|grenouille|feuille|mousse|bulle',
    ],
  },
  {
    reason: 'fire',
    patterns: [
      'feu|flamme|braise|brasier|tison|allumette|briquet|incendie|bougie|chandelle|torche|cierge|pyrotechnie|bruler|petrole|essence',
    ],
    exceptions: [
      'feu rouge|vert|jaune|orange|clignotant|tricolore|follet|imaginaire',
      'feu|feux de|d circulation|signalisation|artifice|papier|carton|tissu',
      'camion|pompier|caserne|alarme|exercice|pratique|evacuation @de? feu|incendie',
      // A fear to be received, and no play: the sheets on fears answer it.
      'feu|feux de|d foret',
      'crach~ @de? feu',
      'couleur|rouge @de? feu',
      'bougie|chandelle del|electrique|imaginaire',
      'bougie|chandelle de|d|en papier|carton|tissu|anniversaire',
      'torche electrique',
      'huile essence',
    ],
  },
  {
    reason: 'fright',
    patterns: [
      'horreur|zombie|zombi|demon|diable|satan|sang|sanglant|sanglante|cadavre|cimetiere|cauchemar|epouvante|terreur|exorcisme',
      'clown tueur|mechant',
      'film de peur',
      'faire peur',
    ],
    exceptions: ['sang froid', 'diable de tasmanie'],
  },
  {
    reason: 'harm',
    patterns: [
      'suicide|automutilation|scarification|pendaison|etranglement|anorexie|violence|torture|tueur|assassin',
      'se faire mal',
      'jeu du foulard',
      'retenir son souffle',
    ],
  },
  {
    reason: 'adult',
    patterns: [
      'sexe|sexuel|sexuelle|pornographie|porno|erotique|nu|nue|nudite|alcool|biere|vin|vodka|cigarette|tabac|vapotage|vapoteuse|drogue|cannabis|marijuana|cocaine|casino|poker|strip',
    ],
    exceptions: ['pied|main|oeil nu|nue', 'nu pied', 'biere d epinette'],
  },
  {
    reason: 'costume',
    patterns: [
      'peau rouge',
      'amerindien|geisha|esquimau|romanichel',
      'deguis~|deguisement|costume|jouer|imit~ @de? *? indien|autochtone|inuit|chinois|chinoise|mexicain|africain|gitan|arabe|japonais|iroquois|apache',
      'deguis~|deguisement|costume en|comme @de? indien|autochtone|inuit|chinois|chinoise|mexicain|africain|gitan|arabe|japonais|iroquois|apache',
      'cowboy et @de? indien',
      'cow boy et @de? indien',
      'coiffe a|de|d plume',
    ],
    exceptions: ['conte|musique|art|culture|cuisine|danse|legende amerindien|amerindienne'],
  },
  {
    reason: 'diagnosis',
    patterns: [
      'diagnostic|diagnostiquer|depistage|depister|tdah|autisme|autiste|trisomie|therapie|therapeutique|medicament|medication|ritalin|posologie|ordonnance',
      'retard de|du|mental|moteur',
      'trouble de|du|d @de? comportement|langage|apprentissage|attention|spectre|sommeil|anxiete|opposition|alimentation',
      'trouble anxieux|alimentaire|moteur|envahissant',
    ],
  },
]

const INSTRUCTION_NOUNS = 'instruction|consigne|regle|directive'
const OVERRIDE_VERBS = 'ignor~|oubli~|contourn~|desactiv~'
/** Attempts at prompt injection: text addressed to the model instead of naming a theme. */
const INJECTION_PHRASES = phrases(
  `${OVERRIDE_VERBS} ${INSTRUCTION_NOUNS}`,
  `${OVERRIDE_VERBS} * ${INSTRUCTION_NOUNS}`,
  `${OVERRIDE_VERBS} * * ${INSTRUCTION_NOUNS}`,
  'ignore all|previous|the|your',
  'system|systeme prompt|message',
  'prompt',
  'jailbreak|chatgpt|openai',
  'developer|debug|admin mode',
  'mode developpeur|debug|administrateur',
  'tu es maintenant|desormais',
  'you are|must',
  'act as',
  'reponds|repondez|answer en|in anglais|english|majuscule',
  `affich~|revel~|repet~|montr~ *? *? ${INSTRUCTION_NOUNS}|cle`,
  // Children ask for one at the door of their hut.
  'ton|tes|votre|vos mot de passe',
  'mot de passe admin|administrateur|systeme|base|serveur',
  'select * from',
  'drop table',
)

const COMPILED_TOPICS = REFUSED_TOPICS.map(({ reason, patterns, exceptions = [] }) => ({
  reason,
  patterns: phrases(...patterns),
  exceptions: phrases(...exceptions),
}))

function matchesTopic(text: string, patterns: Phrase[], exceptions: Phrase[] = []): boolean {
  const words = wordsOf(text)
  return words.some((_, from) => {
    const to = Math.max(...patterns.map((pattern) => matchAt(pattern, words, from)))
    if (to <= from) return false
    return !words.some(
      (_word, start) => start < to && exceptions.some((exception) => matchAt(exception, words, start) > from),
    )
  })
}

export type Refusal = {
  /** For the log; a refused name itself is not logged. */
  category: RefusalReason | 'injection' | 'hazard'
  /** French, for the person. */
  sentence: string
}

/**
 * Topics refused in an observation. Fewer than in themes: children do play at fighting, and an educator may observe it.
 */
const OBSERVATION_REASONS: ReadonlySet<RefusalReason> = new Set(['harm', 'adult', 'diagnosis'])

function findObservationRefusal(observation: string): Refusal | null {
  if (matchesTopic(observation, INJECTION_PHRASES))
    return { category: 'injection', sentence: generationSentences.onlyObservation }
  const topic = COMPILED_TOPICS.find(
    ({ reason, patterns, exceptions }) =>
      OBSERVATION_REASONS.has(reason) && matchesTopic(observation, patterns, exceptions),
  )
  return topic ? { category: topic.reason, sentence: refusedObservationSentence(topic.reason) } : null
}

/** What a request is about: its themes, and the chosen idea. */
const subjectsOf = ({ themes, idea }: Pick<ActivityCriteria, 'themes' | 'idea'>): string[] => [
  ...themes,
  ...(idea ? [idea.title, idea.line] : []),
]

/** All that a request says, beside which one of its names is understood. */
const textOf = (request: Pick<ActivityCriteria, 'themes' | 'materials' | 'observation' | 'idea'>): string =>
  [...subjectsOf(request), ...request.materials, request.observation ?? ''].join('. ')

/**
 * Why the generator refuses a request: its first subject that is refused, or else all its materials that are; null when it
 * accepts them all. Pure.
 * @param described what the daycare has said of the materials.
 */
export function findRefusal(
  {
    themes,
    materials,
    observation = '',
    idea,
    ageGroups = [],
    allergies = [],
  }: Pick<ActivityCriteria, 'themes' | 'materials' | 'observation' | 'idea'> &
    Partial<Pick<ActivityCriteria, 'ageGroups' | 'allergies'>>,
  described: DescribedMaterials = new Map(),
): Refusal | null {
  const refused = findObservationRefusal(observation)
  if (refused) return refused
  const subjects = subjectsOf({ themes, idea })
  for (const name of [...subjects, ...materials]) {
    if (matchesTopic(name, INJECTION_PHRASES)) return { category: 'injection', sentence: generationSentences.onlyNames }
    const topic = COMPILED_TOPICS.find(({ patterns, exceptions }) => matchesTopic(name, patterns, exceptions))
    if (topic) return { category: topic.reason, sentence: refusalSentence(name, topic.reason) }
  }
  const months = ageGroups.length > 0 ? youngestMonths(ageGroups) : undefined
  const rest = textOf({ themes, materials, observation, idea })
  const reasons = [
    ...subjects.flatMap((name) => dangerIn(name) ?? []),
    ...materials.flatMap((name) => reasonAgainst(meantBy(name, rest), months, allergies, described) ?? []),
  ]
  // A theme that is a material too has one reason.
  return reasons.length > 0 ? { category: 'hazard', sentence: refusedMaterialsSentence([...new Set(reasons)]) } : null
}

/** A request as it is answered, and a French sentence on what was set aside in it: empty when nothing was. */
export type AdmittedRequest = { criteria: ActivityCriteria; setAside: string }

/**
 * The request without the materials that are a hazard for the youngest of its group or for an allergy, where something else is
 * left to go by. What no age may have stays in it, and refuses it (see {@link findRefusal}). Pure.
 * @param described what the daycare has said of the materials.
 */
export function setHazardsAside(
  criteria: ActivityCriteria,
  described: DescribedMaterials = new Map(),
): AdmittedRequest {
  const { themes, materials, observation = '', idea, ageGroups, allergies = [] } = criteria
  const rest = textOf(criteria)
  const reasons = new Map(
    materials.flatMap((name) => {
      if (dangerIn(name)) return []
      const reason = unsuitableFor(meantBy(name, rest), youngestMonths(ageGroups), allergies, described)
      return reason === undefined ? [] : [[name, reason] as const]
    }),
  )
  const kept = materials.filter((name) => !reasons.has(name))
  const isNothingLeft = themes.length === 0 && observation === '' && !idea && kept.length === 0
  if (isNothingLeft || reasons.size === 0) return { criteria, setAside: '' }
  return { criteria: { ...criteria, materials: kept }, setAside: setAsideSentence([...reasons.values()]) }
}

/** Why a name is that of a thing that no age may have. */
function dangerIn(name: string): string | undefined {
  const danger = everDangerousIn(name)
  return danger && dangerousMaterial(name, readerWords.everDangerous[danger])
}

/** Names of two things, each with what tells that the harmless one is meant: the spout of a maple, and the torch. */
const HOMONYMS = [
  {
    name: phrases('chalumeau'),
    beside: phrases('erable|seve|entaill~', 'cabane a sucre', 'temps des sucre'),
    meant: 'chalumeau d’érable',
  },
]

/** A material as it is meant beside the rest of the request. */
function meantBy(name: string, rest: string): string {
  const [named, around] = [wordsOf(name), wordsOf(rest)]
  const homonym = HOMONYMS.find(
    ({ name: names, beside }) => names.some((it) => occurs(it, named)) && beside.some((it) => occurs(it, around)),
  )
  return homonym?.meant ?? name
}

const REFERENCE_MATERIALS: ReadonlySet<string> = new Set(MATERIALS.map(({ name }) => name))

/**
 * From which age, in months, a material with a trait may be in a sheet. What heats, cuts, pricks or breaks is for the risk
 * exercises, where an adult weighs it.
 */
const TRAIT_RULES: Record<MaterialTrait, { from: number; family: Family }> = {
  SMALL: { from: SMALL_MONTHS, family: 'small-parts' },
  EDIBLE: { from: 0, family: 'allergen' },
  TIES: { from: SMALL_MONTHS, family: 'cords' },
  LIQUID: { from: SMALL_MONTHS, family: 'product' },
  SHARP: { from: Number.POSITIVE_INFINITY, family: 'glass' },
  HOT: { from: Number.POSITIVE_INFINITY, family: 'heat' },
  BREAKABLE: { from: Number.POSITIVE_INFINITY, family: 'glass' },
}

/** Why a material is refused by what is known of it; a food of which nobody knows what it holds is refused where an allergy is declared. */
function hazardOf(facts: MaterialFacts, months: number, allergies: Allergen[]): Family | null {
  const { class: of, traits, never, underThree, holds = allergies } = facts
  if (never) return never
  if (underThree && months < SMALL_MONTHS) return underThree
  const isFood = of === 'aliment' || traits.includes('EDIBLE')
  if (isFood && allergies.some((it) => holds.includes(it))) return 'allergen'
  const hazard = traits.map((trait) => TRAIT_RULES[trait]).find(({ from }) => months < from)
  if (hazard) return hazard.family
  return of === 'corde' && months < TRAIT_RULES.TIES.from ? 'cords' : null
}

/** Why a material is refused by its name. */
function hazardNamed(text: string, months: number, allergies: Allergen[]): Family | null {
  const { verdict, family } = readPassage({ section: 'materiel', text, months, allergies }, REFUSED_FROM_OF_MODEL)
  return verdict === 'refused' ? family : null
}

/** Food that chokes raw and not once it is cooked or grated. */
const HARD_WHEN_RAW = phrases('pomme|poire|carotte|celeri|navet|rutabaga|panais|betterave|brocoli')

/** Single words that are typed of two things, and the name of the harmless one. */
const TYPED_OF_TWO = [
  { name: /^(?:des |les )?verres?$/iu, harmless: 'gobelets' },
  { name: /^(?:des |les |du |le )?rubans?$/iu, harmless: 'ruban-cache' },
  { name: /^(?:des |les |de )?petits? couteaux?$/iu, harmless: 'couteaux à tartiner' },
]

/** Small parts that are also sold too big to choke on, and the name of those. */
const ALSO_BIG = [
  { name: /^(?:des |les |de )?(?:petits )?pompons?$/iu, big: 'gros pompons' },
  { name: /^(?:des |les |de )?(?:petits )?(?:autocollants?|collants)$/iu, big: 'gros autocollants' },
  { name: /^(?:des |les |de )?(?:petites )?gommettes?$/iu, big: 'grosses gommettes' },
  { name: /^(?:des |les |de )?(?:petits )?bouchons?(?: (?:de|en) plastique)?$/iu, big: 'gros bouchons' },
  { name: /^(?:des |les |de )?(?:petits )?(?:blocs )?legos?$/iu, big: 'gros blocs' },
]

/** It is made without wheat too. */
const DOUGH = phrases('pate')

function reasonOf(name: string, family: Family, allergies: Allergen[], holds: readonly Allergen[] = []): string {
  const words = wordsOf(name)
  if (family === 'food' && HARD_WHEN_RAW.some((it) => occurs(it, words))) return readerWords.hardFood
  if (family !== 'allergen') {
    const other = TYPED_OF_TWO.find((it) => it.name.test(name.trim()))
    const bigger = family === 'small-parts' && ALSO_BIG.find((it) => it.name.test(name.trim()))
    const advice = other ? readerWords.otherName(other.harmless) : bigger ? readerWords.biggerName(bigger.big) : ''
    return `${readerWords.reasons[family]}${advice}`
  }
  const labels = (allergens: readonly Allergen[]) => allergens.map((it) => ALLERGEN_LABELS[it].toLowerCase())
  const found = allergies.filter((it) => holds.includes(it) || isAllergen(name, [it]))
  if (found.length === 0) return unknownFood(labels(allergies))
  const isDough = found.join() === 'WHEAT' && DOUGH.some((it) => occurs(it, words))
  return allergenInMaterial(labels(found), isDough)
}

/** Why a typed material is a hazard at every age, or for the youngest of the group; none while no age is chosen. */
const reasonAgainst = (
  name: string,
  months: number | undefined,
  allergies: Allergen[],
  described: DescribedMaterials,
): string | undefined =>
  dangerIn(name) ?? (months === undefined ? undefined : unsuitableFor(name, months, allergies, described))

/**
 * Why a typed material is a hazard for the youngest of the group by what is known of it, or else by its name; those of the
 * reference list are not read.
 * @param months age of the youngest.
 */
function unsuitableFor(
  name: string,
  months: number,
  allergies: Allergen[],
  described: DescribedMaterials,
): string | undefined {
  if (REFERENCE_MATERIALS.has(name)) return undefined
  if (isAllergen(name, allergies)) return unsuitableMaterial(name, reasonOf(name, 'allergen', allergies))
  const facts = materialFacts(name, described)
  const refused = facts ? hazardOf(facts, months, allergies) : hazardNamed(name, months, allergies)
  return refused ? unsuitableMaterial(name, reasonOf(name, refused, allergies, facts?.holds)) : undefined
}
