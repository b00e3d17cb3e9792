import {
  type ActivitySheet,
  COMPONENTS,
  EMPTY_SHEET,
  SHEET_DOMAIN_OF,
  SHEET_DOMAINS,
  type SheetDomain,
} from '#app/domain/activity-sheet.ts'
import { DEVELOPMENTS, type Development } from '#app/domain/enums.ts'
import { foldText } from '#app/lib/french/fold-text.ts'
import { capitalise } from '#app/lib/french/grammar.ts'
import { materialFacts } from '../reference-lists/describe-material.ts'
import { type CheckFoundInput, LINE_MAX } from './schema.ts'

/** Steps of a sheet. */
const STEPS_MAX = 15
const AMOUNT =
  /^((?:\d{1,4}(?:[.,/]\d{1,3})? ?|une? |deux |trois |quatre |cinq |six |dix |quelques )(?:(?:tasses?|g|kg|ml|cl|l|c\. à (?:soupe|thé|table)|cuillères? à (?:soupe|thé|table)|gouttes?|pincées?|rouleaux?|paires?|feuilles?|boîtes?) (?:de |d['’])?)?)(?=\p{L})/iu
const OPTIONAL = / ?\((?:facultatif|optionnel|au besoin)\)/iu
/** Words that come near a component, folded; the first that a text holds names it. */
const NEAR: readonly (readonly [component: string, words: RegExp])[] = [
  [
    'Motricité fine',
    /\b(?:motricite fine|main|mains|doigts|oeil-main|pince|prehension|decoup\w{0,6}|coll(?:er|age))\b/,
  ],
  ['Motricité globale', /\b(?:motricite|saut\w{0,4}|cour(?:ir|se)|ramp\w{0,4}|equilibre|corps|bouger|danse\w{0,2})\b/],
  ['Développement sensoriel', /\b(?:sensoriel\w{0,3}|textures?|odeurs?|sens|touch\w{0,4}|sensations?)\b/],
  ['Langage oral', /\b(?:langage|vocabulaire|raconter|parler|parlent|nommer|mots)\b/],
  ['Éveil aux sciences', /\b(?:hypotheses?|experience|nature|vivant|flotte|glace|science\w{0,2}|graines?|insectes?)\b/],
  ['Raisonnement', /\b(?:raisonnement|causalite|resoudre|logique|strategies?)\b/],
  ['Éveil aux mathématiques', /\b(?:compter|nombres?|formes?|mesurer|trier)\b/],
  ['Attention', /\b(?:attention|concentration|ecoute)\b/],
  ['Compétences sociales', /\b(?:cooper\w{1,8}|entraid\w{1,4}|partag\w{1,4}|ensemble)\b/],
  ['Compétences émotionnelles', /\b(?:emotions?|calme|estime de soi)\b/],
]

/** The domain of a component of the closed list. Pure. */
function domainOf(component: string): SheetDomain {
  return SHEET_DOMAINS.find((domain) => COMPONENTS[domain].includes(component)) ?? 'cognitif'
}

export function developmentOf(component: string): Development {
  const domain = domainOf(component)
  return DEVELOPMENTS.find((it) => SHEET_DOMAIN_OF[it] === domain) ?? 'DEVELOPMENT_COGNITIVE'
}

/** The component that the reasons of a text name, else its gestures; empty when none comes near. Pure. */
export function nearComponent(why: readonly string[], others: readonly string[]): string {
  for (const text of [why.join(' '), others.join(' ')]) {
    const folded = foldText(text)
    const near = NEAR.find(([, words]) => words.test(folded))
    if (near) return near[0]
  }
  return ''
}

function materialOf(line: string): ActivitySheet['materiel'][number] {
  const bare = line.replace(OPTIONAL, '')
  const amount = AMOUNT.exec(bare)?.[1] ?? ''
  const nom = bare.slice(amount.length)
  const traits = materialFacts(nom, new Map())?.traits ?? []
  return {
    nom: capitalise(nom),
    quantite: amount.trim().replace(/ (?:de|d['’])$/u, ''),
    facultatif: bare !== line,
    remplacement: null,
    petitesPieces: traits.includes('SMALL'),
    aliment: traits.includes('EDIBLE'),
  }
}

/** At most as many steps as a sheet has: the shortest neighbours are put together. */
function joinedSteps(steps: readonly string[]): string[] {
  const joined = [...steps]
  while (joined.length > STEPS_MAX) {
    const lengths = joined.slice(1).map((step, index) => step.length + (joined[index]?.length ?? 0))
    const at = lengths.indexOf(Math.min(...lengths))
    const together = [joined[at], joined[at + 1]].join(' ')
    joined.splice(at, 2, together.slice(0, LINE_MAX))
  }
  return joined
}

function stepsOf(texts: readonly string[], minutes: number): ActivitySheet['deroulement'] {
  const steps = joinedSteps(texts)
  const each = Math.max(1, Math.floor(minutes / steps.length))
  const rest = Math.max(0, minutes - each * steps.length)
  const last = steps.length - 1
  // What is left of the division goes to the middle, where children explore.
  const middle = Math.floor(last / 2)
  return steps.map((texte, index) => ({
    moment: steps.length > 2 && index === 0 ? 'amorce' : steps.length > 2 && index === last ? 'retour' : 'exploration',
    minutes: each + (index === middle ? rest : 0),
    texte,
    jeuLibre: false,
  }))
}

/**
 * The sheet that a person made of a found text. Its supervision begins at the closest: nobody has said yet that it may be
 * farther. Pure.
 */
export function sheetOfFound(found: Omit<CheckFoundInput, 'vouched' | 'allergies'>): ActivitySheet {
  const { title, intention, component, material, steps, minutes, goals, variations, safety, observation } = found
  return {
    ...EMPTY_SHEET,
    titre: title,
    intentionEducative: intention,
    domaines: [{ domaine: domainOf(component), composante: component, role: 'principal' }],
    objectifs: goals,
    materiel: material.map(materialOf),
    deroulement: stepsOf(steps, minutes),
    securite: { ...EMPTY_SHEET.securite, dangersAEliminer: safety },
    observation,
    prolongements: variations,
  }
}
