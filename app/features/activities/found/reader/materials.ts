import { foldText } from '#app/lib/french/fold-text.ts'
import { NEEDS } from './cues.ts'

const NAME_MAX = 120
/** Entries of one line from which a comma separates, and not only completes. */
const COMMAS = 2
const LEADING =
  /^(?:et |ou |puis |aussi |juste |seulement |tous |toutes |bien s[uû]r )?(?:d'|d’|du |de la |de l'|de l’|des |de |les |le |la |l'|l’)?/iu
const TRAILING = /[.;,:! ]{1,6}$/u
/** What ends a list in a sentence: what is done with it. */
const GOES_ON =
  /(?: (?:et|puis|ensuite|pour|afin|si) (?:on |je |tu |j'|j’|ils |elles |les enfants|que |jamais|chacun|faire|commencer)| parce | car )/iu

/** The parts of a list, commas in parentheses apart. */
function splitList(text: string): string[] {
  const parts: string[] = []
  let depth = 0
  let from = 0
  for (let index = 0; index < text.length; index++) {
    const letter = text[index]
    if (letter === '(') depth += 1
    else if (letter === ')') depth = Math.max(0, depth - 1)
    else if (depth === 0 && (letter === ';' || (letter === ',' && /\s/.test(text[index + 1] ?? '')))) {
      parts.push(text.slice(from, index))
      from = index + 1
    }
  }
  return [...parts, text.slice(from)].map((part) => part.trim()).filter(Boolean)
}

function tidy(name: string): string {
  const bare = name.trim().replace(TRAILING, '').replace(LEADING, '').trim()
  return bare.slice(0, NAME_MAX)
}

/** « farine, sel et eau »: three; « cuillères et louches » alone is one. */
function namesIn(list: string, isSentence: boolean): string[] {
  const parts = splitList(list)
  const last = parts.at(-1) ?? ''
  const isList = parts.length >= COMMAS || isSentence
  const joined = / et (?=(?:d'|d’|du |de |des |un |une |deux |trois |le |la |les |\p{L}{3,}(?:$| \p{L})))/iu.exec(last)
  if (isList && joined) parts.splice(-1, 1, last.slice(0, joined.index), last.slice(joined.index + 4))
  return parts.map(tidy).filter((name) => /\p{L}{2}/u.test(name))
}

/** The materials that a line or a sentence names. Pure. */
export function materialsIn(text: string): string[] {
  const folded = foldText(text)
  const needs = folded.length === text.length ? NEEDS.exec(folded) : NEEDS.exec(text.toLowerCase())
  if (!needs) {
    const label = /^[^:]{3,40} ?: (?=\S)/u.exec(text)
    return namesIn(label ? text.slice(label[0].length) : text, false)
  }
  const after = text.slice(needs.index + needs[0].length)
  const end = GOES_ON.exec(after)
  return namesIn(end ? after.slice(0, end.index) : after, true)
}

const TAKEN =
  /(?:\b(?:mis|mets|mettez|met|mettre|pris|prends|prenez|prendre|prend|avec|coll[eé]|vers[eé]|sors|sorti|utilise|dans|installes?|installez|place[sz]?|placez|dispose[sz]?|remplis|remplissez|remplit|verse[sz]?|versez|ajoute[sz]?|ajoutez)(?:-y)? )((?:de la |du |des |un |une |de l'|deux |trois |quatre |\d{1,2} )[^.;:!?()]{3,100})/giu
const COUNTED = /^(?:et )?(?:de la |du |des |un |une |de l['’]|deux |trois |quatre |\d)/iu
const ENDS_NAME =
  / (?:dans|sur|sous|à|au|aux|avec|pour|par|qui|que|afin|vers|contre|jusqu|autour)(?: |')| et (?:on|les|le|la|l'|un|une|des|du|ils|tu|je|j'|de|bien) ?/iu
const NOT_MATERIAL =
  /\b(?:mains?|doigts?|pieds?|temps|minutes?|fois|cercle|ligne|groupe|enfants?|arbre|fenetre|cour|local|feuilles mortes|coin)\b/

/** What stands after each of the verbs, also where one follows in the words of another. */
function listsIn(step: string): string[] {
  const lists: string[] = []
  for (let from = 0; from < step.length; ) {
    TAKEN.lastIndex = from
    const match = TAKEN.exec(step)
    if (!match) break
    lists.push(match[1] ?? '')
    from = match.index + 3
  }
  return lists
}

/** Materials that only the steps name, when a text has no list of them. Pure. */
export function materialFromSteps(steps: readonly string[]): string[] {
  const names = steps.flatMap((step) =>
    listsIn(step).flatMap((list) => {
      const end = ENDS_NAME.exec(list)
      const [first = '', ...others] = splitList(end ? list.slice(0, end.index) : list)
      // « un miroir, une chaise »: the list goes on as long as things are counted.
      const until = others.findIndex((other) => !COUNTED.test(other))
      return [first, ...others.slice(0, until < 0 ? others.length : until)]
        .flatMap((name) => name.split(/ et (?=(?:un|une|des|du|deux|trois|de la) )/iu))
        .map(tidy)
    }),
  )
  const known = new Set<string>()
  return names.filter((name) => {
    const folded = foldText(name)
    if (name.length < 3 || NOT_MATERIAL.test(folded) || known.has(folded)) return false
    known.add(folded)
    return true
  })
}
