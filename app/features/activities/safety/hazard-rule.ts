import type { ActivitySheet, SafetyChange } from '#app/domain/activity-sheet.ts'
import {
  createStartTest,
  matchAt,
  occurs,
  type Phrase,
  phrase,
  phrases,
  sentenceAround,
  type Word,
  wordsOf,
} from './french-text.ts'
import { type CompiledSubject, compileSubject, findMention, type Mention, type Subject } from './mention.ts'
import { agreeingForm, type Replacement, replaceWords, withoutSentence } from './replacement.ts'
import type { RuleOutcome, SafetyContext, SafetyRule } from './safety-rule.ts'
import { mapPassages, type Passage } from './sheet-passages.ts'

/** A thing that may not be used, the patterns that find it, and its replacement. */
export type Hazard = Subject & {
  /** Without one, the sentence or the optional item is removed. */
  replacement?: Replacement
  /**
   * Patterns in whose presence the sentence makes no sense with the replacement and is removed: « gonflez » with a ball
   * of cloth.
   */
  boundTo?: string[]
  /** Complements that belong to the mention and are replaced with it: « de chêne » after « glands ». */
  tails?: string[]
  /** For a hazard that holds at other ages than its rule. */
  appliesTo?: (months: number) => boolean
  /** For a hazard with a reason of its own; see `because` of the rule. */
  because?: string
}

type Options = {
  id: string
  label: string
  hazards: Hazard[]
  /** Whether the rule holds for children of at least this age. */
  appliesTo: (months: number) => boolean
  /** End of the French reason: « groupe de moins de 3 ans ». */
  because: string
  /** True when a hazard in the title, the intention or the goals blocks the sheet instead of being replaced. */
  blocksCore?: boolean
  /** Whether to refuse a material in whose name no hazard was found. */
  refusesItem?: (item: ActivitySheet['materiel'][number]) => boolean
}

type Compiled = Hazard & CompiledSubject & { bound: Phrase[]; complements: Phrase[] }

const ADJECTIVE_BEFORE = phrase(
  'petit|petite|mini|minuscule|fin|fine|joli|jolie|beau|belle|gros|grosse|grand|grande|vrai|vraie|vieux|vieille|mince|different|differente|divers|diverse',
)
const ADJECTIVES_AFTER = phrases(
  'colore|coloree|multicolore|rond|ronde|sec|seche|cru|crue|varie|variee|assorti|assortie|lisse|brillant|brillante|rouge|vert|verte|bleu|bleue|jaune|blanc|blanche|noir|noire|rose|dore|doree|metallique|miniature|geant|geante|entier|entiere|cremeux|plat|plate',
  'de|en|d bois|plastique|verre|metal|couleur|laine|coton|feutre|styromousse|argile|ceramique|bingo',
  'de toute couleur|taille|forme',
  'non cuit|cuite',
)
const MORE_THAN_ONE_THING = phrase('et|ou|avec|plus')
/** A text with more mentions of one hazard is blocked, to be rewritten. */
const MAX_MENTIONS = 12

const inGuillemets = (text: string) => `«\u00A0${text}\u00A0»`

/**
 * A rule made of hazards: where a text brings one of them to the children, replaces it, removes the sentence or the
 * optional item, or blocks the section, in this order of preference.
 */
export function hazardRule(options: Options): SafetyRule {
  const hazards: Compiled[] = options.hazards.map((hazard) => ({
    ...compileSubject(hazard),
    bound: phrases(...(hazard.boundTo ?? [])),
    complements: [...ADJECTIVES_AFTER, ...phrases(...(hazard.tails ?? []))],
  }))
  const { id, label } = options
  const mayConcern = createStartTest(hazards.flatMap((hazard) => hazard.phrases))
  return { id, label, check: (sheet, context) => new HazardPass(hazards, mayConcern, options, context).run(sheet) }
}

/** One run of a rule over one sheet. */
class HazardPass {
  readonly #hazards: Compiled[]
  /** Whether a word may begin a mention of any of the hazards. */
  readonly #concerns: (word: Word) => boolean
  readonly #options: Options
  readonly #context: SafetyContext
  readonly #changes: SafetyChange[] = []
  readonly #blocked: SafetyChange[] = []
  /** Hazards found so far: a vocabulary word is removed only when the thing itself was found. */
  readonly #found = new Set<Compiled>()

  constructor(hazards: Compiled[], mayConcern: (word: Word) => boolean, options: Options, context: SafetyContext) {
    this.#hazards = hazards
    this.#concerns = mayConcern
    this.#options = options
    this.#context = context
  }

  run(sheet: ActivitySheet): RuleOutcome {
    const rewritten = mapPassages(sheet, (passage) => this.#rewrite(passage))
    const isBlocked = this.#blocked.length > 0
    return { sheet: isBlocked ? sheet : rewritten, changes: this.#changes, blocked: this.#blocked }
  }

  #rewrite(passage: Passage): string {
    const months = Math.min(this.#context.youngestMonths, passage.months ?? Number.POSITIVE_INFINITY)
    const holds = (appliesTo = this.#options.appliesTo) => appliesTo(months)
    let text = passage.text
    const hazards = wordsOf(text).some(this.#concerns) ? this.#hazards.filter((it) => holds(it.appliesTo)) : []
    for (const hazard of hazards)
      if (passage.kind !== 'word' || this.#found.has(hazard)) text = this.#remove(hazard, { ...passage, text })
    const { item } = passage
    const isUntouchedName = item !== undefined && text === item.nom && passage.text === item.nom
    return isUntouchedName && holds() && this.#options.refusesItem?.(item) ? this.#refuseItem(passage, item) : text
  }

  /** The text without one hazard; unchanged when it has to be blocked. */
  #remove(hazard: Compiled, passage: Passage): string {
    let text = passage.text
    let surface = ''
    let substitute: string | null = null
    for (let turn = 0; turn < MAX_MENTIONS; turn++) {
      const words = wordsOf(text)
      const mention = findMention(hazard, { ...passage, text }, words)
      if (!mention) {
        if (text !== passage.text) this.#recordChange(passage, text, surface, substitute, hazard.because)
        return text
      }
      this.#found.add(hazard)
      const span = withComplements(hazard, mention)
      surface ||= surfaceOf(passage.text, words, span)
      const next = this.#rewriteMention(hazard, mention, span, text)
      if (!next || next.text === text) break
      ;({ text } = next)
      substitute = next.substitute
    }
    const because = hazard.because ?? this.#options.because
    const reason = `Cette partie propose ${inGuillemets(surface)}\u00A0: ${because}.`
    this.#blocked.push({ section: passage.section, before: passage.text, after: '', reason })
    return passage.text
  }

  #recordChange(
    { section, text }: Passage,
    after: string,
    surface: string,
    substitute: string | null,
    because = this.#options.because,
  ): void {
    const action = substitute
      ? `remplacé ${inGuillemets(surface)} par ${inGuillemets(substitute)}`
      : `retiré ${inGuillemets(surface)}`
    this.#changes.push({ section, before: text, after, reason: `Nous avons ${action}\u00A0: ${because}.` })
  }

  /** The text without one mention; null when it cannot be rewritten. */
  #rewriteMention(hazard: Compiled, mention: Mention, [from, to]: [number, number], text: string): Rewritten | null {
    const { words, passage } = mention
    if (passage.kind === 'core' && this.#options.blocksCore) return null
    if (passage.kind === 'word') return { text: '', substitute: null }
    const isItem = passage.kind === 'item'
    if (hazard.replacement && (isItem || !isBound(hazard, mention))) {
      const isWholeName = isItem && from === 0 && !occurs(MORE_THAN_ONE_THING, words, to)
      const substitute = agreeingForm(hazard.replacement, words, { from, to, noun: mention.from })
      const stretch = { from, to: isWholeName ? words.length : to, noun: mention.from }
      return { text: replaceWords(text, words, stretch, hazard.replacement), substitute }
    }
    if (isItem) return passage.item?.facultatif || text !== passage.item?.nom ? { text: '', substitute: null } : null
    const rest = withoutSentence(text, words[mention.from]?.start ?? 0)
    const isNeeded = passage.section === 'deroulement' || passage.kind === 'core'
    return rest === '' && isNeeded ? null : { text: rest, substitute: null }
  }

  /** A material refused by `refusesItem`: replaced by its own substitute, removed when optional, or blocked. */
  #refuseItem(passage: Passage, item: ActivitySheet['materiel'][number]): string {
    const blockedBefore = this.#blocked.length
    const substitute = item.remplacement
      ? this.#rewrite({ ...passage, text: item.remplacement, item: { ...item, nom: '' } })
      : ''
    if (this.#blocked.length === blockedBefore && (substitute || item.facultatif)) {
      this.#recordChange(passage, substitute, passage.text, substitute || null)
      return substitute
    }
    const reason = `${inGuillemets(passage.text)} a de petites pièces\u00A0: ${this.#options.because}.`
    this.#blocked.push({ section: 'materiel', before: passage.text, after: '', reason })
    return passage.text
  }
}

type Rewritten = { text: string; substitute: string | null }

function surfaceOf(text: string, words: readonly Word[], [from, to]: [number, number]): string {
  const surface = text.slice(words[from]?.start ?? 0, words[to - 1]?.end ?? 0)
  return /^\p{Lu}{2}/u.test(surface) ? surface : surface.charAt(0).toLowerCase() + surface.slice(1)
}

function isBound({ bound }: Compiled, { words, from }: Mention): boolean {
  const [start, end] = sentenceAround(words, from)
  return bound.some((pattern) => occurs(pattern, words, start, end))
}

/** The range of the mention with its adjectives and complements. */
function withComplements({ complements }: Compiled, { words, from, to }: Mention): [from: number, to: number] {
  let start = from
  while (start > 0 && words[start]?.before === 'none' && matchAt(ADJECTIVE_BEFORE, words, start - 1) === start) start--
  let end = to
  while (words[end]?.before === 'none') {
    const at = end
    const next = Math.max(...complements.map((pattern) => matchAt(pattern, words, at)))
    if (next <= end) break
    end = next
  }
  return [start, end]
}
