import { foldText } from '#app/lib/french/fold-text.ts'
import { NEEDS, type ReadPiece, scoresOf, talkIn } from './cues.ts'
import type { FoundKind } from './headings.ts'
import { learntFrom } from './learnt-lines.ts'
import { foldedWords } from './lines.ts'

export type ChosenTitle = {
  /** As it names a sheet. */
  text: string
  /** As the text has it, with « (avril) ». */
  whole: string
  index: number
  /** Of the piece that it stands in, which is a title itself or a sentence. */
  kind: FoundKind
}

const TITLE_MAX = 80
const WORDS_MAX = 11
/** Words after a colon that name something. */
const NAME_WORDS = 6
/** Words beside its title from which a sentence says more than it. */
const ONLY_NAMES = 5
/** Share of a text where its title may stand. */
const FIRST_SHARE = 0.7
const ENOUGH = 0.4
/** What the words of a line count for a title, and against one, as they were learnt. */
const LEARNT_FOR = 0.6
const LEARNT_AGAINST = 0.3

const NUMBERED =
  /^(?:activit[eé]s?|s[eé]ance|fiche|jeu|atelier|jeu de groupe|id[eé]e|jour)(?: d['’]activit[eé])? ?(?:n[o°]\.? ?|num[eé]ro )?\d{0,3} ?[:–—-] /iu
const DAY =
  /^(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)(?: (?:am|pm|matin|midi|soir|apr[eè]s-midi|\d{1,2}(?:er)? \p{L}{3,9}))? ?[:,–—-] /iu
const AFTER_LABEL = /\b(?:activit[eé]|jeu|bricolage|atelier|id[eé]e)[^:.!?]{0,40}(?::| [—–]) ?(?=\S)/iu
const SAID =
  /(?:\b(?:c['’](?:est|[eé]tait)|voici|voil[aà]|(?:on a|j['’]ai|nous avons) (?:invent[eé]|propos[eé]|essay[eé]|test[eé]|cr[eé][eé])|(?:je|on) (?:fais|fait|vous pr[eé]sente)|jou(?:e|er|ent|ons|ez) à|programme[^:]{0,20}:|pour vos [a-z]{3,12}) )((?:l['’]|(?:le|la|les|un|une|des|mon|ma) )[\p{L}'’ -]{6,60})|\bjou(?:[eé]|er|ent|ons|ez) aux? ([\p{L}'’ -]{6,60})/giu
const ENDS_SAID = /[.!?:;,(]| et (?:elle|il|ça|on) | (?:qui|que|dont|o[uù]|parce|pour|depuis|chaque) /iu
/** « Elle s'appelle « Coule ou flotte ? » » */
const CALLED =
  /(?:s['’]appelle|\b(?:appel|intitul|baptis)[eé]e?) ?:? ?(?:[«“"] ?([^«»"“”]{3,80})|((?:le|la|les|l['’]|un|une|des|mon|ma)? ?[\p{L}'’ -]{4,70}))/giu
/** Words that name any page or list of activities, and none of them. */
const GENERIC =
  /^(?:activites?|idees?|jeux?|fiches?|pedagogiques?|semaines?|mois|jours?|journee|prochaine?|derniere?|guides?|recettes?|bricolages?|express|ateliers?|infolettre|menu|accueil|blogue?|partager|enregistrer|planification|programm\p{L}{0,6}|nom|titre|age|duree|lieu|exterieures?|interieures?|nouvelles?|enfants?|educat\p{L}{1,6}|theme|chronique|partie|page|matin|midi|lundi|mardi|mercredi|jeudi|vendredi|am|pm|pour|de|la|le|les|l|d|des|du|a|au|aux|faire|maison|en|ma|mes|nos|notre|une?|suggestion\p{L}{0,3}|voici|camp|volet|bloc|rubrique|contenu|cpe|milieu|familial|garderie|\d{1,4})$/u
const NAMES = /^(?:l[ea]|les|l['’]|une?|des) ?[\p{L}'’ -]{3,50} ?[!.]$/iu
/** How a sentence begins, and no title. */
const CLAUSE = /^(?:quand|lorsque|si|ils|elles|on|je|j'|t'|tu|vous|nous|c'est|il) ?\b/
const GENERIC_LESS = 3.5
const NOT_SAID = /\b(?:activite|idee|recette|truc|temps|moment|fois|magique|meilleur|bonheur|fiche|amie?|vie)\b/

function tidyTitle(text: string): string {
  const bare = text
    .replace(/^(?:oui|ok|ah|hey|eh bien)\b[!,. ]{1,3}/iu, '')
    .replace(NUMBERED, '')
    // « (3-5 ans) », « (avril) »; a longer aside belongs to the name.
    .replace(/ ?\((?:[^()]{0,80}\d[^()]{0,80}|[^() ]{1,30}(?: [^() ]{1,30})?)\)/gu, '')
    // « mardi am — »
    .replace(DAY, '')
    .replace(/^[^\p{L}\p{N}«]{1,6}/u, '')
    .replace(/[\s.:;,!-]{1,8}$/u, '')
    .trim()
  const isLoud = bare === bare.toUpperCase() && /\p{Lu}{3}/u.test(bare)
  const calm = isLoud ? bare.charAt(0) + bare.slice(1).toLowerCase() : bare
  return calm.slice(0, TITLE_MAX)
}

type Candidate = ChosenTitle & { score: number }

function lineCandidate(
  piece: ReadPiece,
  last: ReadPiece | undefined,
  next: ReadPiece | undefined,
  count: number,
): Candidate | null {
  const { text, own, mark, isSentence, afterBlank, index } = piece
  const folded = foldText(text)
  const words = folded.split(' ').length
  if (own && own !== 'title') return null
  const after = AFTER_LABEL.exec(text)
  const isNamed = after !== null && after.index < 25
  const answer = isNamed || own ? null : /^[^:.!?]{3,40} : ?(?=\S)/u.exec(text)
  const named =
    isNamed && !own
      ? (text.slice(after.index + after[0].length).split(/[.!?] /)[0] ?? '')
      : answer
        ? text.slice(answer[0].length)
        : text
  const title = tidyTitle(named)
  if (title.length < 4 || title.split(' ').length > WORDS_MAX || words > 24 || (words > 14 && !isNamed)) return null
  if (/@|https?:|www\./.test(text)) return null
  const isGeneric = foldedWords(title).every((word) => GENERIC.test(word))
  const scores = scoresOf({ ...piece, text: answer ? title : text, above: null, own: null })
  const isAlone = afterBlank && (!next || next.afterBlank)
  const isLoud = text === text.toUpperCase() && /\p{Lu}{4}/u.test(text)
  const score =
    (own === 'title' ? 6 : 0) +
    (isNamed ? 1.8 : 0) +
    (isLoud ? 2 : 0) +
    (!isSentence && !/[.,;:]$/.test(text) ? 1.2 : 0) +
    (isAlone ? 0.8 : 0) +
    (next && (next.isHeading || next.kind === 'facts' || next.own !== null) ? 1 : 0) +
    (index === 0 ? 1 : 0) -
    // « BOUGER » is the name of a column.
    (!title.includes(' ') && !own ? 0.8 : 0) +
    // « Une activité sans matériel ? Le miroir ! »
    (isSentence && last?.text.endsWith('?') && NAMES.test(text) ? 2 : 0) +
    (answer && isSentence && scores.step < 1 && title.split(' ').length <= NAME_WORDS ? 1 : 0) -
    (CLAUSE.test(foldText(title)) ? 1.5 : 0) -
    // A number that stands alone is that of a page or a chapter.
    (mark === 'bullet' || (mark === 'number' && (last?.mark === mark || next?.mark === mark)) ? 2 : 0) -
    (Math.max(0, learntFrom(title).left) * LEARNT_AGAINST - learntFrom(title).title * LEARNT_FOR) -
    talkIn(title) * 0.8 -
    scores.step * (isAlone && !/[.!?:]$/.test(text) ? 0.15 : 0.5) -
    (scores.facts > 3 ? 3 : 0) -
    (/[.]$/.test(text) && !answer && !(index === 0 && scores.step < 1 && words <= 8) ? 1.5 : 0) -
    (piece.above === 'material' || piece.above === 'step' || piece.above === 'why' ? 3 : 0) -
    (text.endsWith('?') && own !== 'title' ? 2 : 0) +
    (own === 'title' && /\b(?:titre|nom)\b/i.test(piece.label) ? 2 : 0) -
    (isGeneric ? GENERIC_LESS : 0) -
    (piece.isAfterEnd ? 2 : 0) -
    (NEEDS.test(folded) ? 2 : 0) -
    (index / Math.max(count, 12)) * 1.5
  return { text: title, whole: text, index, kind: isNamed && words > 14 ? piece.kind : 'title', score }
}

/** « j'ai proposé le « bureau de poste » », « mon atelier « … » »: what is named between quotation marks. */
const QUOTED =
  /(?:\b(?:jeu|atelier|activit[eé]|id[eé]e|bricolage|exp[eé]rience|jou(?:[eé]|er|ent|ons|ez)|propos[eé]|fai[ts]|invent[eé]|voici|appel\p{L}{1,3})\b[^«“".!?:]{0,30}|\b(?:le|la|les|ma|mon|notre|à|du|au) )[«“"] ?([^«»"“”]{3,60}?) ?[»”"]/giu

/** « … c'est le chemin de coussins. »: a title that is only said. */
function saidCandidates({ text, index, kind }: ReadPiece, count: number): Candidate[] {
  const at = index / Math.max(count, 12)
  const called = [...text.matchAll(CALLED)].map(({ 1: quoted, 2: bare = '' }): Candidate => {
    const title = tidyTitle(quoted ?? bare.split(ENDS_SAID)[0] ?? '')
    return { text: title, whole: title, index, kind, score: title.length < 4 ? 0 : 3 - at }
  })
  const said = [...text.matchAll(SAID)].flatMap(({ 1: words, 2: played = '' }): Candidate[] => {
    const title = tidyTitle((words ?? played).split(ENDS_SAID)[0] ?? '')
    if (title.split(' ').length < (played && !words ? 1 : 3) || NOT_SAID.test(foldText(title))) return []
    return [{ text: title, whole: title, index, kind, score: 1.4 - at * 0.8 }]
  })
  const quoted = [...text.matchAll(QUOTED)].map(({ 1: words = '' }): Candidate => {
    const title = tidyTitle(words)
    const isName = title.length >= 4 && title.split(' ').length <= NAME_WORDS + 2 && !/[.!]$/.test(words)
    return { text: title, whole: title, index, kind, score: isName ? 2.6 - at : 0 }
  })
  const words = text.split(' ').length
  return [...called, ...said, ...quoted].map((it) =>
    // « On a joué aux déménageurs » only names what will be done.
    words - it.text.split(' ').length <= ONLY_NAMES ? { ...it, kind: 'left' } : it,
  )
}

/** Letters from which a word is of the same family as another. */
const STEM = 5
/** Pieces in which a word of a title comes back, when the text is about it; and how much that counts. */
const RETURNS = 3
const ABOUT = 0.8

const stemsOf = (text: string) =>
  new Set(foldedWords(text).flatMap((word) => (word.length >= STEM ? word.slice(0, STEM) : [])))

/** The title of a found text: the line or the words for which most speaks; null when nothing does. Pure. */
export function chooseTitle(pieces: readonly ReadPiece[]): ChosenTitle | null {
  const count = pieces.length
  const last = Math.max(6, Math.ceil(count * FIRST_SHARE))
  const candidates = pieces.slice(0, last).flatMap((piece, index): Candidate[] => {
    if (piece.isHeading) return []
    const line = lineCandidate(piece, pieces[index - 1], pieces[index + 1], count)
    return [...(line ? [line] : []), ...saidCandidates(piece, count)]
  })
  const returns = new Map<string, number>()
  for (const { text } of pieces) for (const stem of stemsOf(text)) returns.set(stem, (returns.get(stem) ?? 0) + 1)
  for (const it of candidates)
    if (it.score >= ENOUGH && [...stemsOf(it.text)].some((stem) => (returns.get(stem) ?? 0) >= RETURNS))
      it.score += ABOUT
  const best = candidates.toSorted((a, b) => b.score - a.score)[0]
  return best && best.score >= ENOUGH ? best : null
}
