import { AGE_GROUPS, type AgeGroup, type Place, type Season } from '#app/domain/enums.ts'
import { foldText } from '#app/lib/french/fold-text.ts'
import type { FoundKind, Topic } from './headings.ts'

/** Where a passage stands, which decides how much what it says of ages, places and durations counts. */
export type FactPassage = { text: string; label?: string; topic: Topic | null; kind: FoundKind }

/** Upper bounds of the groups of ages, in months. */
const UPPER: readonly number[] = [18, 24, 36, 48, 60]
const OLDEST = 72

const NUMBERS: Readonly<Record<string, number>> = {
  un: 1,
  une: 1,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  six: 6,
  dix: 10,
  quinze: 15,
  vingt: 20,
  trente: 30,
  quarante: 40,
  cinquante: 50,
}
const NUMBER_WORD = new RegExp(
  `\\b(${Object.keys(NUMBERS).join('|')})(?= (?:a|et|ou|ans?|mois|minutes?|heures?)\\b)`,
  'g',
)
const COMPOUND = /\b(vingt|trente|quarante|cinquante)[- ](?:et[- ])?(une?|deux|trois|quatre|cinq|six)\b/g
const withFigures = (text: string) =>
  foldText(text)
    // « avec des 2 ans » is not « dès 2 ans ».
    .replace(/\b(avec|pour|chez|et|a) des (?=\d)/g, '$1 les ')
    .replace(COMPOUND, (_, tens: string, units: string) => String((NUMBERS[tens] ?? 0) + (NUMBERS[units] ?? 0)))
    // « 3-4-5 ans »
    .replace(/\b(\d)-\d-(\d)(?= ans)/g, '$1-$2')
    .replace(/\b(?:bonne|petite|grosse|bon) (?=heure|demi|quart)/g, '')
    .replace(NUMBER_WORD, (_, word: string) => String(NUMBERS[word] ?? word))

const UNIT = '(ans?|mois|years?|yrs?|months?|m\\b|a(?=$|[,;.)/]))'
const RANGE = new RegExp(`(\\d{1,2}) ?${UNIT}? ?(?:a|-|–|et|ou|to|/|jusqu'a) ?(\\d{1,2}) ?${UNIT}`, 'g')
const FROM = new RegExp(
  `(?:a partir de|des|from|plus de) (?:l'age de )?(\\d{1,2}) ?${UNIT}|(\\d{1,2}) ?${UNIT} ?(?:et (?:plus|\\+)|\\+|and up|ou plus)`,
  'g',
)
const SINGLE = new RegExp(`(\\d{1,2}) ?${UNIT}`, 'g')
const NOT_AN_AGE = /\b(?:depuis|il y a|pendant \d{1,2} ans|experience|ans? apres|chaque)\b/
const NAMED_AGES: readonly (readonly [words: RegExp, from: number, to: number])[] = [
  [/\b(?:poupons?|bebes?|pouponniere)\b/, 0, 18],
  [/\b(?:trottineurs?|trottineuses?)\b/, 18, 24],
  // The classes of French schools.
  [/\b(?:petite section|ps)\b/, 36, 48],
  [/\b(?:moyenne section|ms)\b/, 48, 60],
  [/\b(?:les|des|pour|groupe :?) (?:plus )?grands\b(?! (?:bacs?|seaux|gestes|pas|mouvements))/, 48, 60],
]

/** Words of a line that only says for whom: « Avec les poupons. » */
const AGE_ALONE = 3

type Months = readonly [from: number, to: number]
const months = (figure: string | undefined, unit: string | undefined) =>
  Number(figure) * (unit?.startsWith('m') === true ? 1 : 12)

/** Every span of ages that a folded text names, in months. */
function spansIn(text: string): Months[] {
  const spans: Months[] = []
  const take = (expression: RegExp, read: (match: string[]) => Months) => {
    rest = rest.replace(expression, (...match) => {
      spans.push(read(match as string[]))
      return ' '
    })
  }
  let rest = text
  // « 3 et 4 ans » are two groups, « 3-4 ans » is one.
  take(RANGE, ([all, from, unit, to, last]) => [
    months(from, unit ?? last),
    months(to, last) + (/ et /.test(all ?? '') && !text.includes(`entre ${all}`) && !last?.startsWith('m') ? 12 : 0),
  ])
  take(FROM, ([, from, unit, other, otherUnit]) => [months(from ?? other, unit ?? otherUnit), 60])
  take(SINGLE, ([, figure, unit]) => [months(figure, unit), months(figure, unit) + (unit?.startsWith('m') ? 1 : 12)])
  return spans.filter(([from, to]) => from <= to && from < OLDEST && to <= OLDEST)
}

const groupsIn = ([from, to]: Months): AgeGroup[] =>
  AGE_GROUPS.filter((_, index) => {
    const lower = UPPER[index - 1] ?? 0
    const upper = UPPER[index] ?? 0
    return from < upper && (to > lower || (from >= lower && to === from))
  })

/** The ages that the text is for; empty when it does not say. Pure. */
export function agesIn(passages: readonly FactPassage[]): AgeGroup[] {
  const weigh = ({ topic, kind, text }: FactPassage): number => {
    if (topic === 'age') return 4
    const folded = foldText(text)
    if (NOT_AN_AGE.test(folded)) return 0
    const isFor = /\b(?:mes|mon|ma|les|groupe|enfants?|ages?|convient|pour|des|vos|nos|tes|partir|ans et plus)\b/.test(
      folded,
    )
    return (
      (kind === 'facts' ? 2 : 0) + (isFor ? 1.5 : 0) + (text.length < 40 ? 0.5 : 0) - (kind === 'variation' ? 2 : 0)
    )
  }
  const said = passages.flatMap((passage) => {
    const spans = spansIn(withFigures(passage.text))
    return spans.length > 0 ? [{ weight: weigh(passage), spans }] : []
  })
  const best = Math.max(0, ...said.map(({ weight }) => weight))
  const chosen = said.find(({ weight }) => weight === best && weight >= 1)
  if (chosen) {
    // « mes 3 ans comme mes 5 ans »: there is no group beyond the last.
    const named = new Set(
      chosen.spans.flatMap((span) => groupsIn(chosen.spans.length > 1 ? [Math.min(span[0], 59), span[1]] : span)),
    )
    return AGE_GROUPS.filter((group) => named.has(group))
  }
  for (const [words, from, to] of NAMED_AGES)
    if (
      passages.some(
        ({ text, kind }) => (kind !== 'variation' || text.split(' ').length <= AGE_ALONE) && words.test(foldText(text)),
      )
    )
      return groupsIn([from, to])
  return []
}

const MINUTES =
  /(?:(\d{1,3}) ?(?:a|et|-|–|ou) ?)?(\d{1,3}) ?(?:min\b|minutes?\b|mn\b|')|(?<!\d)(?<!\ba )(?<!attend\p{L}{1,3} )(\d)(?: heures?| ?h)(?: ?(\d{1,2}))?|(demi-heure)|(quinzaine|vingtaine|trentaine|quarantaine|cinquantaine|dizaine) de minutes|((?:trois|3) quarts d'heure)/gu
const ABOUT: Readonly<Record<string, number>> = {
  quinzaine: 15,
  vingtaine: 20,
  trentaine: 30,
  quarantaine: 40,
  cinquantaine: 50,
  dizaine: 10,
}
const MINUTES_MAX = 240

/** How long the activity lasts; null when the text does not say. Pure. */
export function minutesIn(passages: readonly FactPassage[]): number | null {
  let best: { weight: number; minutes: number } = { weight: 0.5, minutes: 0 }
  for (const { text, label = '', topic, kind } of passages) {
    const folded = withFigures(text)
    const bare = topic === 'minutes' ? /^\d{1,3}$/.exec(folded.trim())?.[0] : undefined
    if (bare && Number(bare) <= MINUTES_MAX) return Number(bare)
    for (const match of folded.matchAll(MINUTES)) {
      const [all, , minutes, hours, more, half, about] = match
      const value = minutes
        ? Number(minutes)
        : hours
          ? Number(hours) * 60 + Number(more ?? 0)
          : half
            ? 30
            : (ABOUT[about ?? ''] ?? 45)
      const weight =
        (topic === 'minutes' ? 4 : 0) +
        (kind === 'facts' ? 2 : 0) +
        (/\b(?:dure|duree|compte[rz]?|prevoi|prevoyez|en tout|environ|genre|max|total|occupe)/.test(folded) ? 2 : 0) +
        (folded.length < all.length + 8 ? 1.5 : 0) +
        (kind === 'left' || kind === 'title' ? 1 : 0) -
        (kind === 'step' || kind === 'material' || kind === 'variation' ? 1.5 : 0) -
        (/\blecture\b|^\d{1,2} ?(?:h|min|j) ?·/.test(folded) ? 6 : 0) +
        (/\btotal/.test(`${foldText(label)} ${folded}`) ? 1 : 0) -
        (/\b(?:plus tard|apres|sechage|cuisson|toutes les)\b/.test(folded) &&
        topic !== 'minutes' &&
        !/\bdure/.test(folded)
          ? 3
          : 0)
      if (value >= 3 && value <= MINUTES_MAX && weight > best.weight) best = { weight, minutes: value }
    }
  }
  return best.minutes || null
}

/** « Introduction (5 min) », « Phase 2 — 15' »: how long parts that are announced last together; null for less than two. Pure. */
export function minutesOfParts(headings: readonly string[]): number | null {
  const parts = headings.flatMap((heading) => {
    const [part] = withFigures(heading).matchAll(PART_MINUTES)
    return part ? [Number(part[1])] : []
  })
  const sum = parts.reduce((all, part) => all + part, 0)
  return parts.length < 2 || sum > MINUTES_MAX ? null : sum
}
const PART_MINUTES = /[(—–-] ?(\d{1,2}) ?(?:min(?:utes?)?|mn|')\)?$/g

/** Words of a passage that say nothing beside an age, a duration, a season or a place. */
const BESIDE =
  /\b(?:de|d|a|au|aux|la|le|les|l|un|une|des|du|et|ou|en|par|pour|dans|environ|ages?|duree|lieu|enfants?|groupe|pour|prevoir|dehors|beau|temps|minimum|maximum|max|partir|plus|petits?|est|old|ici|toute?s?|pres|arriere|20\d\d)\b/g

/** Words of a line that only says where: « À l'extérieur, par beau temps ». */
const PLACE_LINE = 6

/** What share of the words of a passage are an age, a duration or a season, with what stands around them; 0 without any. Pure. */
export function factShare(text: string): number {
  const folded = withFigures(text)
  const words = folded.match(/[\p{L}\p{N}]+/gu) ?? []
  let bare = folded
  for (const expression of [RANGE, FROM, SINGLE, MINUTES]) bare = bare.replace(expression, ' ')
  const isPlace = words.length <= PLACE_LINE && /^(?:a|au|aux|dans|en|sur|dehors)\b/.test(folded)
  if (isPlace) for (const [, names] of PLACE_WORDS) bare = bare.replace(names, ' ')
  for (const [, names, months] of SEASON_WORDS) bare = bare.replace(names, ' ').replace(months, ' ')
  if (bare === folded || words.length === 0) return 0
  for (const [, names] of PLACE_WORDS) bare = bare.replace(names, ' ')
  const rest = bare.replace(BESIDE, ' ').match(/[\p{L}\p{N}]+/gu) ?? []
  return Math.max(0, 1 - rest.length / words.length)
}

const PLACE_WORDS: readonly (readonly [place: Place, words: RegExp])[] = [
  ['WATERSIDE', /\b(?:ruisseau|riviere|plage|lac|etang|bord de l'eau|fleuve|greve)\b/],
  ['WOODS', /\b(?:bois(?:e|es)?|foret|sous-bois|sentier)\b/],
  ['PARK', /\b(?:parc)\b/],
  ['YARD', /\b(?:cour|dehors|exterieur|exterieure|jardin|gazon|terrain de jeu|outdoors?|carre de sable)\b/],
  ['INDOORS', /\b(?:local|interieur|salle|salon|gymnase|corridor|gym|plancher|tapis|indoors?|coin lecture)\b/],
]
/** « À l'extérieur, prévoir des serviettes » */
const LEADING_PLACE = 6
const GOES_THERE =
  /(?:\b(?:dans|a|au|aux|en|de|du|vers|jusqu'a|pres|chez|sur)(?: la| le| l'| un| une| notre| votre| les| d'un| du)? ?(?:\p{L}{1,20} )?)$/u

/** Where it takes place; null when the text does not say. Pure. */
export function placeIn(passages: readonly FactPassage[]): Place | null {
  const scores = new Map<Place, number>()
  const firsts = new Map<Place, number>()
  passages.forEach(({ text, topic, kind }, index) => {
    const folded = foldText(text)
    for (const [place, words] of PLACE_WORDS) {
      const match = words.exec(folded)
      if (!match) continue
      const isThere = GOES_THERE.test(folded.slice(Math.max(0, match.index - 24), match.index))
      // « les bois » is a place where one goes; « en bois » and « de bois » are matter.
      if (/^bois$/.test(match[0]) && !/\b(?:au|le|les|des) $/.test(folded.slice(0, match.index))) continue
      const weight =
        topic === 'place'
          ? 5
          : kind === 'material' || kind === 'variation' || kind === 'why'
            ? match.index < LEADING_PLACE
              ? 1.4
              : 0
            : kind === 'facts'
              ? 2.5
              : (isThere || match[0] === 'dehors' ? 1.2 : 0) +
                (kind === 'step' ? 0.4 : 0) -
                (/\b(?:d'habitude|chez)\b/.test(folded) || (place !== 'INDOORS' && /\bpluie\b/.test(folded)) ? 0.6 : 0)
      if (!firsts.has(place)) firsts.set(place, index + match.index / 10_000)
      scores.set(place, (scores.get(place) ?? 0) + weight)
    }
  })
  const ranked = [...scores].toSorted(
    ([a, x], [b, y]) => Math.min(y, 5) - Math.min(x, 5) || (firsts.get(a) ?? 0) - (firsts.get(b) ?? 0),
  )
  const [first] = ranked
  return first && first[1] >= 1.2 ? first[0] : null
}

const SEASON_WORDS: readonly (readonly [season: Season, words: RegExp, months: RegExp])[] = [
  ['SPRING', /\b(?:printemps|printanier\w{0,3})\b/, /\b(?:mars|avril|mai|paques)\b/],
  [
    'SUMMER',
    /\b(?:l'ete|d'ete|en ete|un ete|chaque ete|estival\w{0,2}|canicule)\b|(?:^|, ?)ete\b/,
    /\b(?:juin|juillet|aout|saint-jean)\b/,
  ],
  ['AUTUMN', /\b(?:automne|automnal\w{0,2})\b/, /\b(?:septembre|octobre|novembre|halloween|action de grace)\b/],
  ['WINTER', /\b(?:hiver|hivernal\w{0,2}|winter)\b/, /\b(?:decembre|janvier|fevrier|noel|saint-valentin)\b/],
]

/** The seasons that the text names for itself; empty when it does not say. Pure. */
export function seasonsIn(passages: readonly FactPassage[]): Season[] {
  const scores = SEASON_WORDS.map(([season, words, monthWords]) => {
    let score = 0
    for (const { text, topic, kind } of passages) {
      // « … d'été, mais on peut la faire l'hiver »
      const folded = foldText(text).split(' mais ')[0] ?? ''
      if (/\b(?:publie|mis a jour|mise a jour|poste|posted|pendant|l'an|prochain|promis|derniere?)\b/.test(folded))
        continue
      const where = topic === 'season' ? 5 : kind === 'title' ? 3 : kind === 'facts' ? 3 : kind === 'variation' ? 0 : 1
      if (words.test(folded)) score += where
      // Snow is often only white: it says little by itself.
      if (season === 'WINTER' && kind !== 'title' && /\b(?:neige|geler?|gelee?s?|mitaines?|tuques?)\b/.test(folded))
        score += where * 0.5
      if (monthWords.test(folded)) score += where * 0.8
    }
    return [season, score] as const
  })
  const best = Math.max(...scores.map(([, score]) => score))
  return best < 0.8 ? [] : scores.filter(([, score]) => score === best || score >= 5).map(([season]) => season)
}
