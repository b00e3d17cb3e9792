import type { ActivityCriteria } from '#app/domain/activity-criteria.ts'
import { matchAt, type Phrase, phrases, wordsOf } from '#app/features/activities/safety/french-text.ts'
import { allAgesHazards } from '#app/features/activities/safety/rules/all-ages-hazards.ts'
import { EMPTY_SHEET } from '#app/features/activities/sheet/edit/empty-sheet.ts'
import {
  dangerousMaterialSentence,
  generationSentences,
  type RefusalReason,
  refusalSentence,
  refusedObservationSentence,
} from '#content/generation.ts'

type Denied = { reason: RefusalReason; patterns: string[]; friends?: string[] }

/**
 * Themes and objects that the generator does not take on, whoever asks. Pretend fights and fire have their place in the
 * risk exercises, where an adult weighs them; not in a sheet to live.
 */
const DENIED: Denied[] = [
  {
    reason: 'weapons',
    patterns: [
      'arme|fusil|pistolet|revolver|carabine|mitraillette|epee|sabre|poignard|dague|machette|hache|arbalete|fronde|catapulte|canon|grenade|bombe|munition|tank|explosif|petard|torpille|missile|bazooka|katana|baionnette|kalachnikov',
      'lance pierre|roquette|flamme',
      'lance',
      'tir a @de? arc',
      'arc a|et fleche',
      'guerre|bataille|combat|soldat|ninja|militaire|commando|gladiateur',
      'couteau de|a chasse|combat',
      'couteau a cran',
    ],
    friends: [
      'bombe a|de|d graine|bain',
      'lance d arrosage',
      'canon a neige|confetti',
      'bataille|combat de|d|aux boule|neige|carte|eau|oreiller|coussin|balle|grenouille',
    ],
  },
  {
    reason: 'fire',
    patterns: [
      'feu|flamme|braise|brasier|tison|allumette|briquet|incendie|bougie|chandelle|torche|cierge|pyrotechnie|bruler|petrole|essence',
    ],
    friends: [
      'feu rouge|vert|jaune|orange|clignotant|tricolore|follet|imaginaire',
      'feu|feux de|d circulation|signalisation|artifice|papier|carton|tissu',
      'camion|pompier|caserne|alarme @de? feu|incendie',
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
    friends: ['sang froid', 'diable de tasmanie'],
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
    friends: ['pied|main|oeil nu|nue', 'biere d epinette'],
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
    friends: ['conte|musique|art|culture|cuisine|danse|legende amerindien|amerindienne'],
  },
  {
    reason: 'diagnosis',
    patterns: [
      'diagnostic|diagnostiquer|depistage|depister|tdah|autisme|autiste|trisomie|therapie|therapeutique|medicament|medication|ritalin|posologie|ordonnance',
      'retard de|du|mental|moteur',
      'trouble de|du|d',
    ],
  },
]

const ORDERS = 'instruction|consigne|regle|directive'
const UNDOING = 'ignor~|oubli~|contourn~|desactiv~'
/** Words addressed to a machine rather than naming a theme. */
const INJECTION = phrases(
  `${UNDOING} ${ORDERS}`,
  `${UNDOING} * ${ORDERS}`,
  `${UNDOING} * * ${ORDERS}`,
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
  `affich~|revel~|repet~|montr~ *? *? ${ORDERS}|cle`,
  'mot de passe',
  'select * from',
  'drop table',
)

const COMPILED = DENIED.map(({ reason, patterns, friends = [] }) => ({
  reason,
  patterns: phrases(...patterns),
  friends: phrases(...friends),
}))

function isDenied(text: string, patterns: Phrase[], friends: Phrase[] = []): boolean {
  const words = wordsOf(text)
  return words.some((_, from) => {
    const to = Math.max(...patterns.map((pattern) => matchAt(pattern, words, from)))
    if (to <= from) return false
    return !words.some((_word, start) => start < to && friends.some((friend) => matchAt(friend, words, start) > from))
  })
}

export type Refusal = {
  /** For the log; a refused name itself is not logged. */
  category: RefusalReason | 'injection' | 'hazard'
  /** French, for the person. */
  sentence: string
}

function isDangerous(nom: string): boolean {
  const item = { nom, quantite: '', facultatif: false, remplacement: null, petitesPieces: false, aliment: false }
  const { changes, blocked } = allAgesHazards.check({ ...EMPTY_SHEET, materiel: [item] }, { youngestMonths: 0 })
  return changes.length + blocked.length > 0
}

/** An observation tells what children do, pretend fights included; only what no activity can start from is refused. */
const REFUSED_OBSERVATIONS: ReadonlySet<RefusalReason> = new Set(['harm', 'adult', 'diagnosis'])

function refusedObservation(observation: string): Refusal | null {
  if (isDenied(observation, INJECTION)) return { category: 'injection', sentence: generationSentences.onlyObservation }
  const denied = COMPILED.find(
    ({ reason, patterns, friends }) => REFUSED_OBSERVATIONS.has(reason) && isDenied(observation, patterns, friends),
  )
  return denied ? { category: denied.reason, sentence: refusedObservationSentence(denied.reason) } : null
}

/** The first theme, material or other text that the generator does not take on, with what to say. Pure. */
export function findRefusal({
  themes,
  materials,
  observation = '',
  idea,
}: Pick<ActivityCriteria, 'themes' | 'materials' | 'observation' | 'idea'>): Refusal | null {
  const refused = refusedObservation(observation)
  if (refused) return refused
  for (const name of [...themes, ...materials, ...(idea ? [idea.title, idea.line] : [])]) {
    if (isDenied(name, INJECTION)) return { category: 'injection', sentence: generationSentences.onlyNames }
    const denied = COMPILED.find(({ patterns, friends }) => isDenied(name, patterns, friends))
    if (denied) return { category: denied.reason, sentence: refusalSentence(name, denied.reason) }
    if (isDangerous(name)) return { category: 'hazard', sentence: dangerousMaterialSentence(name) }
  }
  return null
}
