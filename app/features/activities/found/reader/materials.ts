import { foldText } from '#app/lib/french/fold-text.ts'
import { countedIn, ENUMERATED, NEEDS, TAKES } from './cues.ts'
import { hasGesture } from './gestures.ts'

const NAME_MAX = 120
/** Words of a thing that a sentence names. */
const NAME_WORDS = 6
/** Entries of one line from which a comma separates, and not only completes. */
const COMMAS = 2
const LEADING =
  /^(?:et |ou |puis |aussi |juste |seulement |tous |toutes |bien s[uû]r )?(?:d'|d’|du |de la |de l'|de l’|des |de |les |le |la |l'|l’)?/iu
/** « du papier épais et c'est parti » */
const AND_GO = / et (?:c['’]est|voil[aà]|hop|on ) ?.{0,80}$/iu
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
    else if (
      depth === 0 &&
      (letter === ';' || ((letter === ',' || letter === ':') && /\s/.test(text[index + 1] ?? '')))
    ) {
      parts.push(text.slice(from, index))
      from = index + 1
    }
  }
  return [...parts, text.slice(from)].map((part) => part.trim()).filter(Boolean)
}

function tidy(name: string): string {
  const bare = name.trim().replace(AND_GO, '').replace(TRAILING, '').replace(LEADING, '').trim()
  return bare.slice(0, NAME_MAX)
}

/** « farine, sel et eau »: three; « cuillères et louches » alone is one. */
function namesIn(list: string, isSentence: boolean): string[] {
  const parts = splitList(list)
  const last = parts.at(-1) ?? ''
  const isList = parts.length >= COMMAS || isSentence
  const joined = / et (?=(?:d'|d’|du |de |des |un |une |deux |trois |le |la |les |\p{L}{3,}(?:$| \p{L})))/iu.exec(last)
  if (isList && joined) parts.splice(-1, 1, last.slice(0, joined.index), last.slice(joined.index + 4))
  return parts
    .map(tidy)
    .filter((name) => /\p{L}{2}/u.test(name) && !/^(?:n['’]importe|etc)/iu.test(name) && !NOTHING.test(name))
}

const COUNTS = /^(?:\d{1,3}|une?|deux|trois|quatre|cinq|six|sept|huit|dix|des|du|quelques|plusieurs) \p{L}/iu
const NOTHING =
  /^(?:aucune?|rien|pas besoin|nul|sans)(?: (?:mat[eé]riel|accessoires?))?(?:$| (?:de |d['’])?(?:particulier|sp[eé]cial))/iu

/** The materials that a line or a sentence names. Pure. */
export function materialsIn(text: string): string[] {
  const folded = foldText(text)
  const plain = folded.length === text.length ? folded : text.toLowerCase()
  const needs = NEEDS.exec(plain) ?? (countedIn(plain) >= ENUMERATED ? TAKES.exec(plain) : null)
  if (!needs) {
    const label = /^[^:]{3,40} ?: (?=\S)/u.exec(text)
    // « trois foulards : un vert, un jaune » names one thing, and says more of it.
    if (label && COUNTS.test(label[0])) return [tidy(label[0].replace(/ ?: $/, ''))]
    return namesIn(label ? text.slice(label[0].length) : text, false)
  }
  const after = text.slice(needs.index + needs[0].length)
  const end = GOES_ON.exec(after)
  const list = end ? after.slice(0, end.index) : after
  const detail = COUNTS.test(list) ? list.indexOf(' : ') : -1
  return namesIn(detail < 0 ? list : list.slice(0, detail), true)
}

/** A thing is new where it is counted, « une étagère », or where it is taken, « met la casquette ». */
const NEW_THING =
  /(?:^|[ ,:(]|d['’])(?:(?:de la |du |des |une? |de l['’]|deux |trois |quatre |quelques |plusieurs |\d{1,2}(?:-\d{1,2})? )|(?:mis|mets?|mettent|pris|prend|prends|porte|enfile|rempli(?:e|es|s|t|ssez)?|avec|plein(?:e|es|s)?) (?:le |la |les |de |d['’]|l['’]))(?=\p{L})/giu
/** Before what is made, said or meant, and is no material: « on fait une tour ». */
const NO_MATERIAL_BEFORE =
  /(?:^|[ '’])(?:fai[st]|faire|font|faites|fait|form\p{L}{1,4}|dit|dire|racont\p{L}{1,3}|chant\p{L}{1,3}|choisi\p{L}{0,4}|nomm\p{L}{1,3}|dessin\p{L}{1,3}|trac\p{L}{1,3}|devenir|devien\p{L}{1,3}|est|imagin\p{L}{1,3}|invent\p{L}{1,3}|comme|pendant|apr[eè]s|avant|pour|par|sans|pas|plus|peu|beaucoup|sous|vers|jusqu['’]à|à|entre|derri[eè]re|devant) ?$/iu
const ENDS_NAME =
  /[.;:!?()«»]| (?:dans|sur|sous|à(?! \p{L}{3,12}(?:s|e)?(?:$|[ ,.]))|au|aux|avec|pour|par|qui|que|afin|vers|contre|jusqu|autour|par terre|dessus|dedans|devant|puis|pis|pendant|comme|entre|derri[eè]re|ou|max)(?=[ '’,.]|$)|,| et /iu
const NOT_MATERIAL =
  /^(?:autre|petit peu|peu|fois|par|pour|avec|qui|a|de|d|et|en|quarts?|bonne?|belle)\b|\b(?:mains?|doigts?|pieds?|temps|minutes?|heures?|fois|cercle|ligne|groupe|enfants?|bebes?|amis?|educatrice|adulte|arbre|fenetre|cour|local|parc|jardin|feuilles mortes|coin|chanson|danse|histoire|question|couleurs?|mots?|tour|bruit|son|pas|an|ans|mois|matin|jour|journee|semaine|quatre pattes|bonne|idees?|activite|jeu|facon|sorte|partie|plaisir|autres?|peu|creux|trou|noeud|chemin|reste|tas|cote|bout(?! d)|fond|salon|tapis|plancher|salle|gymnase|maison|milieu|place|vendeur|cuillerees?|a un|premiere?|deuxieme|dernier|environ)\b/

/** « la fenêtre du salon »: after a noun, « du » brings nothing in. */
function isComplement(before: string): boolean {
  const last = foldText(before)
    .match(/[\p{L}\p{N}]+|[,:(]/gu)
    ?.at(-1)
  return last !== undefined && !BRINGS.test(last) && !hasGesture(last)
}

const BRINGS =
  /^(?:[,:(]|avec|et|ou|pis|puis|aussi|a|y|ai|as|faut|dans|sur|sous|plus|dessus|dedans|\p{L}{2,20}(?:ez|er|ir|re|ent|ons))$/u
const SIZE = /^(?:grand|petit|gros|vieux|vieil|beau|belle|long)/

/** Materials that only the steps name, when a text has no list of them. Pure. */
export function materialFromSteps(steps: readonly string[]): string[] {
  const names = steps.flatMap((step) =>
    [...step.matchAll(NEW_THING)].flatMap((match) => {
      const counted =
        /^(?:[ ,:(]|d['’])?(?:de la |du |des |une? |de l['’]|deux|trois|quatre|quelques|plusieurs|\d)/iu.test(match[0])
      if (counted && NO_MATERIAL_BEFORE.test(step.slice(0, match.index).trimEnd())) return []
      if (/^(?:[ ,:(])?(?:du|de la|des|de l['’])/iu.test(match[0]) && isComplement(step.slice(0, match.index)))
        return []
      const after = step.slice(match.index + match[0].length)
      const end = ENDS_NAME.exec(after)
      // « de foulards et de bouts de tissu »
      const more = /^ et d(?:e |['’])(?=\p{L})/iu.exec(after.slice(end?.index ?? after.length))
      const second = more ? after.slice((end?.index ?? 0) + more[0].length) : ''
      return [after, second].map((name) => tidy(name.slice(0, ENDS_NAME.exec(name)?.index ?? name.length)))
    }),
  )
  const known = new Map<string, string>()
  for (const name of names) {
    const folded = foldText(name)
    const head = folded.split(' ').find((word) => word.length > 3 && !SIZE.test(word)) ?? folded
    if (name.length < 3 || name.split(' ').length > NAME_WORDS || NOT_MATERIAL.test(folded)) continue
    const one = head.replace(/[sx]$/, '')
    // « un sac », later « le sac de plastique »
    if ((known.get(one) ?? '').length < name.length) known.set(one, name)
  }
  return [...known.values()]
}
