import { foldText } from '#app/lib/french/fold-text.ts'
import { factShare } from './facts.ts'
import { gestureOf, isToReaders } from './gestures.ts'
import { FOUND_KINDS, type FoundKind, kindOf, type Topic } from './headings.ts'
import { learntFrom } from './learnt-lines.ts'
import type { Line } from './lines.ts'

/** A line or a sentence of a found text, and what stands around it. */
export type Piece = {
  text: string
  mark: Line['mark']
  /** Short, before lines that follow it at once, as headings stand. */
  isLikeHeading: boolean
  /** After a greeting, « Commentaires », « Articles similaires »: what is there is no part of the activity. */
  isAfterEnd: boolean
  /** What its own label announces: « Variante : … ». */
  own: Topic | null
  /** What the heading above it announces; null when there is none, or when the piece does not look like what follows it. */
  above: Topic | null
  /** Part of a paragraph, or a line of its own. */
  isSentence: boolean
  /** After a blank line in the part that the heading names: it may have ended. */
  isLater: boolean
  /** What the headings of the whole text name. */
  named: ReadonlySet<Topic>
}

/** « une cuillère, un bouchon et des blocs » */
const COUNTED = /(?:^|, |; |: | et |\()(?:une?|des|du|de la|de l'|deux|trois|quatre|quelques|plusieurs|\d{1,3}) /g
export const ENUMERATED = 2
export const countedIn = (folded: string) => (folded.match(COUNTED) ?? []).length
/** What one says before the list of what one takes. */
export const TAKES =
  /\b(?:(?:on|tu|vous|je|j'ai|nous|on a) )?(?:pren(?:ds?|ez|d|ons|dre)|pris|utilise[sz]?|rassemble[rz]?|reuni(?:s|ssez)|faut|avoir) (?=une? |des |du |de |deux |trois |\d)/

/** A piece with what is known of where it stood. */
export type ReadPiece = Piece & {
  kind: FoundKind
  index: number
  afterBlank: boolean
  isHeading: boolean
  label: string
}

const FIRST_PERSON = 1.4
/** How much each of these words says that a piece is talk, and no part of an activity. */
const TALK: readonly (readonly [words: RegExp, weight: number])[] = [
  [
    /\b(?:abonne|infolettre|newsletter|instagram|insta\b|facebook|pinterest|tiktok|youtube|commentaires?\b|partagez|lien (?:dans|en)|cookies|politique de|confidentialite|droits|copyright|reproduction|publicite|publie le|poste par|temps de lecture|signaler|repondre|imprimer|telecharg|votes?\b|avis$|vues$|photo :|suivez|boutique|epingle|envoye de mon|newsletter|like\b|share\b|tweet|ne pas diffuser|en prive|ma bio|redaction|ecrivez-nous|trouve cette|membre depuis|message de|a ecrit|j'aime\b|racontez-moi|ete utile|reponse utile|mise a jour|contenu principal|se connecter|connexion|plan du site|tous droits|reproduction|taguer?)/,
    4,
  ],
  [/©/, 5],
  [
    /https?:|www\. \| |(?:^|\s)[#@]\p{L}|^re ?:|^tr ?:|^objet ?:|^de ?:|^posted|page \d|\bpage$| > | ► |\blol\b|!!|\.{4}/u,
    3,
  ],
  [/^(?:bonjour|salut|all?o|coucou|hello|hey|bonsoir|chere?s?|bon matin|les filles)\b/, 3],
  [
    /\b(?:merci|bonne (?:semaine|journee|chance|fin|soiree|annee)|a bientot|bisous|cordialement|amicalement|joyeu\p{L}*|comme promis|tel que discute|bonne continuation)/u,
    3,
  ],
  [/\b(?:j'|je|moi|mon|ma|mes|m'|me|mien\p{L}*)(?![\p{L}])/u, FIRST_PERSON],
  [
    /\b(?:dites|dis-moi|et vous[ ,]? ?(?:avez|faites|qu)|n'hesitez|vous avez|votre note|vos idees|tu me diras|vous aimerez|avez-vous)\b/,
    2.5,
  ],
  [/[«»"“”].{0,300}\b(?:dit|resume|raconte|explique|sourit|confie)\b|\b(?:dit|confie|resume) (?:leur|l'|la|son)\b/, 2],
  [
    /\b(?:etai(?:t|s|ent)|avait|avions|adore|pensais|parents?|maman|conge|vacances|formation|collegue|hein|eh bien|week-end|fin de semaine|promis|semaine derniere|vendredi passe)\b/,
    1.2,
  ],
  [/\b(?:facile|simple|magique|genial|super|bonheur|marche a tous|incontournable)\b/, 0.9],
  [/\?$/, 1],
  [/!$/, 0.5],
]
const WHY =
  /\b(?:developp\p{L}+|favoris\p{L}+|travaille (?:la|le|l'|les)|stimul\p{L}+|renforc\p{L}+|appren\p{L}+|appris|permet|motricite|langage|vocabulaire|coordination|concentration|estime de soi|imagination|cooperation|autonomie|creativite|classification|memoire|logique|dexterite|eveil\p{L}*|bon pour|observation|causalite)/gu
/** What says that the activity does something for the children. */
const HELPS =
  /\b(?:favorise|developpe|stimule|renforce|soutient|(?:les|l'|leur) aident?|aident? (?:a|les|l'enfant)|permet (?:a|aux|de)|(?:ont|a|avons|ont tous) appris|appren(?:d|ne|nent|dre) (?:a|aux|que)|(?:ils|elles|enfants?|on) (?:y |ont )?(?:apprenn\p{L}*|affin\p{L}*|pratiqu\p{L}*|amelior\p{L}*))(?!\p{L})|^c'est (?:super |tres |vraiment )?(?:bon|super|excellent|bien) pour (?:la|le|l'|les|developper|travailler)|^(?:elle|il|ca|cela|c'est) (?:bon|favorise|developpe|travaille|stimule|permet|aide)/u
/** « Par cette expérience, les enfants ont observé… » */
const BY_THIS =
  /^(?:par|grace a|avec) (?:cette|cet|ce) (?:experience|activite|jeu|atelier|bricolage)\b|^\p{L}{2,15}(?:er|ir|re) .{3,50} (?:prepare|renforce|aide|developpe|favorise|stimule|exerce|permet)(?:nt)? /u
const SAFETY =
  /\b(?:attention|danger\p{L}*|surveill\p{L}+|verifiez|jamais|securit\p{L}+|pruden\p{L}+|allergi\p{L}+|risque\p{L}*|hors de (?:la )?portee|gardez (?:un |l')oeil|dans (?:le|un) nez|reste[rz]? (?:toujours )?(?:pres|loin|a cote|toujours)|a portee de (?:bras|main)|glissant|avaler|etouff\p{L}+)/gu
const VARIATION =
  /\b(?:variantes?|plus (?:facile|difficile|jeunes|petits|vieux)|on peut aussi|vous pouvez (?:aussi|remplacer)|peut aussi|remplacer|pour varier|version (?:plus|pour))\b/gu
const VARIATION_FIRST =
  /^(?:pour (?:vos|tes|nos|ceux|celles) |(?:a|la) (?:prochaine fois|refaire) |si (?:vous n'avez|tu n'as|on n'a) pas |pour les (?:plus )?(?:tout-petits|petits|grands|jeunes|vieux|habiles|bebes|poupons)|avec les (?:plus )?(?:petits|grands|jeunes|vieux)|si (?:vos|tes|les|des) (?:enfants|amis|petits)|variante|on peut aussi|vous pouvez aussi)\b/
const QUANTITY =
  /^(?:\d|un |une |deux |trois |quatre |cinq |six |dix |des |du |de la |de l'|de |d'|quelques |plusieurs |(?:petit|grand|gros|vieux|vieille|grande|petite|grosse)s? )/
const MEASURE =
  /\b\d{1,4} ?(?:g|kg|ml|cl|l|tasses?|c\. ?a|cuilleres?|c a)\b|\b(?:tasses?|cuilleres? a (?:soupe|the|table)|c\. a (?:soupe|the|table)|pincees?|gouttes|rouleaux?|bouteilles?|boites?|paires?|feuilles? de)\b/
/** « Il vous faut », « on a besoin de »: what follows is a list of material. */
export const NEEDS =
  /(?:besoin (?:que )?(?:de |d'|d)|\bil (?:vous |te |nous )?faut |munissez-vous (?:de |d')|\bil suffit (?:de |d')(?!\p{L}{2,15}(?:er|ir|re) )|\bne (?:demande|faut|prend|necessite|requiert) qu(?:e |')|\b(?:on sort|on s'est servis?|se munir|se procurer|rassembler?z?|reunir|reunissez) ?: ?|prevo(?:yez|ir|is) (?!\d|une? (?:vingt|quinz|trent|diz))|\bapporte(?:nt|z|r)? |\b(?:tu trouveras|vous trouverez) |\bca prend (?!(?:environ |a peu pres )?(?:\d|une? |deux |cinq |dix |quinze |vingt|trente|quarante|combien|du temps))|\bje sors |\bon sort )/u
const FACT =
  /\b\d{1,3} ?(?:min|minutes|heures?|h|ans|mois|years)\b|demi-heure|\b(?:vingtaine|quinzaine|dizaine|trentaine) de minutes|\b(?:une|deux)(?: bonnes?| petites?)? heures?\b|\b(?:deux|trois|quatre|cinq) ans\b/
/** « Nous y avons passé 25 minutes » */
const LASTED =
  /\b(?:passe|reste|joue|dure|occupe)\p{L}{0,3} (?:pendant |plus de |environ |presque |au moins ){0,2}(?:\d{1,3} |une? (?:bonne )?|trois quarts |\p{L}{4,9}(?:-\p{L}{4,6})? )(?:min|heure|demi|d'heure|quart)/u
const FACT_CUE =
  /^(?:age|duree|temps|cour\b|local\b|a partir|des \d|pour les? |prevo|compte[rz]|ca dure|dure|a faire (?:dehors|dans)|convient|c'est (?:parfait|ideal) pour|parfait pour|ideal pour|groupe d'|on (?:la |le )?fait (?:ca )?(?:dehors|dans|en))|\b(?:activite (?:dure|convient)|convient aux|en tout\.?$|se fait (?:dans|dehors|en))/

/** What a label of its own, and a heading above, count. */
const OWN = 7.5
const ABOVE: Record<FoundKind, number> = {
  title: 0.4,
  facts: 0.4,
  left: 1.2,
  material: 3.4,
  step: 3.4,
  why: 6,
  variation: 6,
  safety: 6,
  observation: 6,
}
const LATER = 0.6
/** Taken from what stands outside of the part of the text that is named for it. */
const OUTSIDE = 1.6
const CUES_MAX = 3
const AFTER_END = 3
const LIKE_HEADING = 1.5

const count = (expression: RegExp, text: string) => Math.min(CUES_MAX, (text.match(expression) ?? []).length)

/** How much a piece is talk, from 0. Pure. */
export function talkIn(text: string): number {
  const folded = foldText(text)
  return TALK.reduce((sum, [words, weight]) => sum + (words.test(folded) ? weight : 0), 0)
}

/**
 * How much speaks for each kind: many weak cues added up. The title is chosen apart, among all pieces. Pure.
 */
export function scoresOf({
  text,
  mark,
  own,
  above,
  isSentence,
  named,
  isLater,
  isAfterEnd,
  isLikeHeading,
}: Piece): Record<FoundKind, number> {
  const folded = foldText(text)
  const words = folded.split(' ').length
  const gesture = gestureOf(folded, mark)
  const isOwnGesture = /^(?:(?:et|puis|ensuite|apres)? ?(?:je |j'|moi ))/.test(folded) && gesture >= 2
  const talk = talkIn(text) - (isOwnGesture ? FIRST_PERSON : 0)
  const needs = NEEDS.test(folded) || (countedIn(folded) >= ENUMERATED && TAKES.test(folded))
  const commas = folded.split(', ').length - 1
  const isCounted = QUANTITY.test(folded) && gesture < 1
  const isPoint = mark !== null
  const scores: Record<FoundKind, number> = {
    title: 0,
    facts: FACT_CUE.test(folded) ? 1.6 : 0,
    material:
      (isCounted && (words <= 7 || !/[.!?]$/.test(text)) ? 1.2 : 0) +
      (isCounted && countedIn(folded) >= 2 ? 2.2 : 0) +
      (MEASURE.test(folded) ? 1.2 : 0) +
      (mark === 'bullet' || mark === 'emoji' ? 0.6 : 0) +
      (words <= 7 && !/[.!?]$/.test(text) ? 0.7 : 0) +
      (needs ? 4.4 : 0) +
      (commas >= 2 && MEASURE.test(folded) ? 1.6 : 0) -
      (gesture >= 2 && !needs ? 2 : 0),
    step: gesture + (mark === 'number' ? 1.6 : isPoint && gesture > 0 ? 0.6 : 0) + (words > 6 && gesture > 0 ? 0.3 : 0),
    why: count(WHY, folded) * 1.3 + (HELPS.test(folded) || BY_THIS.test(folded) ? 1.6 : 0),
    variation: count(VARIATION, folded) * 2.2 + (VARIATION_FIRST.test(folded) ? 3.6 : 0),
    safety:
      count(SAFETY, folded) * 1.7 +
      (/^(?:attention|fai(?:s|tes) (?:juste |bien |tres )?attention|(?:on )?evite[rz]?|assure[rz]|s'assurer|garde[rz]?[ -](?:l'oeil|un oeil)|ne jamais|verifie|surveille|n(?:e |')\p{L}{3,12} (?:pas|jamais) )/u.test(
        folded,
      ) && !isToReaders(folded)
        ? 2
        : 0),
    observation: 0,
    left:
      1 +
      talk +
      (isSentence && gesture < 1 ? 0.4 : 0) +
      (isAfterEnd || isToReaders(folded) ? AFTER_END : 0) +
      (isLikeHeading || text.endsWith(':') ? LIKE_HEADING : 0),
  }
  const share = factShare(text)
  if (LASTED.test(folded)) {
    scores.facts += 3
    scores.step -= 3
  }
  if (FACT.test(folded)) scores.facts += (words <= 6 ? 2.6 : 0.4) + (FACT_CUE.test(folded) ? 1.6 : 0)
  if (share > 0) scores.facts += share * 2 + (gesture < 2 && words <= 12 ? 0.8 : 0)
  const mine = own && kindOf(own)
  if (mine) scores[mine] += OWN
  for (const kind of ['material', 'step'] as const)
    if (named.has(kind) && above !== kind && own !== kind && mark !== 'number') scores[kind] -= OUTSIDE
  if (folded.startsWith('si ')) scores.step -= 1
  if (folded.endsWith('?')) scores.step /= 2
  if (BY_THIS.test(folded) || (HELPS.test(folded) && gesture < 2)) scores.step -= 2
  const learnt = learntFrom(text)
  for (const kind of FOUND_KINDS) if (kind !== 'title') scores[kind] += learnt[kind]
  const section = above && kindOf(above)
  if (section && !mine) scores[section] += ABOVE[section] * (isLater ? LATER : 1)
  return scores
}
