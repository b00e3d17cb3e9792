import type { Line } from './lines.ts'

/** Beginnings of folded verbs of what is done in an activity, in any form. */
const GESTURES = new Set(
  (
    'prend pren pri met mett mis plac pos depos vers ajout melang coll decoup dessin peintur peign trac install dispos ' +
    'etal eten press roul enfil attach accroch suspend rempl vid transvid transport cherch cach trouv retrouv ramass ' +
    'lanc saut cour march ramp pass travers dans boug imit chant ecout regard observ touch sent gout souffl tremp sech ' +
    'lav essuy rang tri class compt nomm dit dis demand invit propos montr expliqu lit lis lir racont present distribu ' +
    'donn assoi assi assey form tien ten tir pouss lev recul avanc construi empil couvr recouvr ouvr ferm etein allum ' +
    'enlev retir deplac depli deroul pli dechir froiss creus plant arros sem saupoudr petri divis conserv laiss ' +
    'encourag essa tent attend commenc termin recommenc refai repet jou promen choisi vaporis pein applaudi tap frapp ' +
    'tourn gliss grimp appu delimit mesur devin associ compar verifi fabriqu realis prepar moul incorpor decor align etir essay replac pai grav tamponn ' +
    'emball deball secou agit cueill recolt explor decouvr dirig suiv guid recit mim salu invent reprodui utilis rejoin ' +
    'habill rhabill deshabill tord mouill nettoy balay chatouill berc couch reveill chuchot cri siffl clap balanc attrap ' +
    'bascul bross caress cous tiss tress piqu agraf ecras aplati remu brass fouett epluch croqu mang cuis refroidi gel ' +
    'rechauff ordonn alternent echang pret accueill design point reper etiquett clou scotch batti soulev renvers arret ' +
    'partag imprim perc nou tartin faisons fait fai fais faire sort revien descend mont'
  ).split(' '),
)
const STEM_MAX = 9
/** Nouns that end as verbs do. */
const NOT_VERBS = new Set(
  (
    'papier cahier panier collier tablier hiver mer pour par premier premiere dernier leger chez assez nez rez escalier ' +
    'atelier fichier sentier autre notre votre entre encore livre verre terre contre lettre cour jour soir tiroir miroir ' +
    'mouchoir trottoir noir plaisir loisir souvenir sur fleur couleur saladier sable arrosoir pinceau hier super couvercle ' +
    'plumier damier clavier evier pommier gravier cuillere matiere lumiere maniere poussiere pierre centre nombre ombre ' +
    'bois point printemps dans vers avec sous tous tout toute toutes comme cette dont apres pendant contre chez cours boite jeux pour ' +
    'rythme cadre ordre arbre feutre theatre ventre quatre octobre novembre decembre septembre'
  ).split(' '),
)
/** « peinture », « histoire », « anniversaire » */
const NOUN_ENDING = /(?:ure|[^b]oire|[^f]aire)$/
/** What one does with a page, or says to readers, and not with children. */
const TO_READERS =
  /^(?:si (?:ca|cela|ce(?:t|tte)? \p{L}{1,12}|vous) (?:vous |l'|m')?(?:aide|a plu|avez|plait|souhaitez|essayez)|abonn|suiv|(?:re)?partag|ecri|dites|dis|laisse[rz]?[ -](?:moi|nous|(?:un|votre|vos|ton|tes) (?:commentaire|avis|message|petit|mot|like|pouce|note|courriel|idee))|continue[rz] a lire|epingl|enregistr|achet|telecharg|imprim|clique|visit|retrouv|contact|inscri|n'hesit|vous aimerez|like|lach|repond|signal|note[rz]|tweet|share)/u

/** « Elle se fait dans la cour », « il fait froid », « dites-moi » */
const ITS_NATURE =
  /^(?:on a|j'ai|nous avons) (?:invente|teste|concocte)|^(?:elle|il|ca|cela|ce jeu|cette activite) (?:se|s') ?(?:fai|jou|pratiqu|deroul|adress|prepar)|^il (?:pleu|neig|y a|fai\p{L}{1,4} (?:tres |si |trop |un peu |encore )?(?:froid|chaud|beau|noir|gris|doux|-?\d))|^\p{L}{3,12}-(?:moi|nous)\b/u

/** Whether a folded word is a gesture of an activity, in any form. Pure. */
export const hasGesture = (word: string): boolean => {
  for (let length = Math.min(word.length, STEM_MAX); length >= 3; length--)
    if (GESTURES.has(word.slice(0, length))) return true
  return false
}

const CONNECTORS =
  /^(?:(?:et|pis|puis|ensuite|apres(?: ca| cela)?|alors|enfin|d'abord|tout d'abord|pour (?:finir|commencer|terminer)|a la fin|au debut|au retour|le lendemain|la veille|finalement|maintenant|en revenant|deux par deux|a tour de role|en equipe de deux|en groupe|en fermant|on y va|par la suite|(?:premiere|deuxieme|troisieme|derniere) etape :?)[ ,]{1,2})/
const SUBJECT =
  /^(?:(?:tous |toutes |les |l'|chaque |un |une |des |le |la |mes |nos |votre |vos |d'autres )(?:\p{L}{1,12} )?(?:enfants?|educatrices?|educateur|poupons?|bebes?|tout-petits?|trottineurs?|eleves?|amis?|cocos?|petits|grands|moyens|adultes?|parents?|equipes?|joueurs?|volontaire|meneur|groupe|autres|premiere?|deuxieme|dernier)|chacune?|ils?|elles?|tout le monde|l'un|l'autre|y|tu|t'|vous|nous)(?: (?:de |d')?(?:\p{L}{1,8} a |\d a |\d-)?(?:\p{L}{1,8}|\d{1,2}) (?:ans|mois)(?: et plus)?)?(?: (?:qui|du jour|ensuite|alors|volontaire)(?![\p{L}]))* ?/u
/** Verbs that say how somebody is, and not what she does. */
const STATES =
  /^(?:etai\p{L}*|etre|ador\p{L}*|aim\p{L}*|appre[nt]\p{L}*|appris\p{L}*|developp\p{L}*|redemand\p{L}*|raffol\p{L}*|tann\p{L}*|convi\p{L}*|amus\p{L}*|sembl\p{L}*|conna\p{L}*|sai[ts]|savent|veu\p{L}*|voul\p{L}*|gagn\p{L}*|rest(?:e|ent)|prefer\p{L}*|besoin|envie|appell?\p{L}*|reconnu\p{L}*|reussi\p{L}*|trouver(?:as|ez)|fois|profit\p{L}*|cherch(?:ez|es|ai\p{L}{1,3})|connaiss\p{L}*)$/u
/** Verbs before another one that tells the gesture. */
const AUXILIARIES =
  /^(?:ai|as|a|ont|avons|avez|avaient|avait|va|vont|vas|vais|allons|peux|peut|peuvent|peuvant|pourr\p{L}*|doi\p{L}*|sont|suis|est|es|sommes|vien\p{L}*|faut)$/u
/** Small words between a subject and its verb, or between two verbs. */
const BETWEEN =
  /^(?:s|se|n|ne|y|en|l|le|la|les|lui|leur|m|me|t|te|nous|vous|pas|bien|ensuite|alors|aussi|tous|toutes|tout|abord|d|puis|par|de|a|juste|meme|ensemble|\p{L}{3,15}ment)$/u
const SECOND_VERB = /(?:er|ir|re|e|es|i|is|it|u|us)$/
const DETERMINER = /^(?:le|la|les|l|un|une|des|du|de|ton|ta|tes|chaque|deux|trois|quatre|\d{1,3}|y|en|lui|leur|ca)$/

/** How much the verb with which these words begin is a gesture, from 0. */
function verbIn(words: readonly string[]): number {
  const next = (from: number) => {
    const at = words.findIndex((word, index) => index >= from && !BETWEEN.test(word))
    return at < 0 ? words.length : at
  }
  const at = next(0)
  const verb = words[at] ?? ''
  if (STATES.test(verb)) return 0
  if (!AUXILIARIES.test(verb)) return hasGesture(verb) ? 3 : verb.length > 3 ? 1.8 : 0
  const second = words[next(at + 1)] ?? ''
  if (NOT_VERBS.has(second)) return 0
  return STATES.test(second) ? 0 : hasGesture(second) ? 3 : SECOND_VERB.test(second) && second.length > 3 ? 1.4 : 0
}

/** Where the main clause begins that no comma sets apart. */
const MAIN = / (?=(?:on|ils|elles|tu|vous|les enfants) )/
const afterComma = (clause: string) => (clause.includes(', ') ? clause.slice(clause.indexOf(', ') + 2) : '')
/** Whether a folded text is said to readers, and tells nothing that is done. Pure. */
export const isToReaders = (folded: string) => TO_READERS.test(folded) || TO_READERS.test(afterComma(folded))

/** How much a folded clause reads as something that is done, from 0. Pure. */
export function gestureOf(folded: string, mark: Line['mark']): number {
  let clause = folded
  for (let turn = 0; turn < 3; turn++) clause = clause.replace(CONNECTORS, '')
  if (isToReaders(folded)) return 0
  const main =
    /^(?:quand|lorsque|si|des que|pendant que|une fois)\b/.test(clause) && !clause.includes(', ')
      ? MAIN.exec(clause)
      : null
  const after = main ? clause.slice(main.index + 1) : afterComma(clause).replace(CONNECTORS, '')
  return Math.max(clauseGesture(clause, mark), after ? clauseGesture(after, mark) * 0.9 : 0)
}

function clauseGesture(clause: string, mark: Line['mark']): number {
  if (TO_READERS.test(clause) || ITS_NATURE.test(clause)) return 0
  const words = clause.match(/[\p{L}\p{N}]+/gu) ?? []
  const at = ['se', 's', 'les', 'le', 'la', 'l', 'bien', 'ne', 'y', 'te'].includes(words[0] ?? '') ? 1 : 0
  const first = words[at] ?? ''
  const isVerb = first.length > 3 && !NOT_VERBS.has(first) && !NOUN_ENDING.test(first)
  if (isVerb && /(?:er|ir|re|oir)$/.test(first)) return hasGesture(first) ? 3.2 : at === 0 || mark ? 1.8 : 0.5
  if (isVerb && first.endsWith('ez') && first !== 'avez') return hasGesture(first) ? 3.2 : 2
  if (first === 'faites' || first === 'mettez') return 3
  if (clause.startsWith('on ')) {
    if (/^on (?:l'a|les a|le|la|l'|en|y) ?(?:fai|re)/.test(clause)) return 0
    return verbIn(words.slice(1))
  }
  const subject = SUBJECT.exec(clause)
  if (subject) {
    const rest = clause.slice(subject[0].length).replace(/^ ?, [^,]{1,50}, /, '')
    return verbIn(rest.match(/[\p{L}\p{N}]+/gu) ?? [])
  }
  if (/^(?:je |j'ai )(?:le |la |les |l'|ca )?fai[st]\b/.test(clause)) return 0
  if (/^(?:je|j')/.test(clause)) return verbIn(words.slice(1)) >= 3 ? 2.2 : 0
  if (clause.startsWith('il faut '))
    return verbIn(words.slice(1)) >= 3 && /^il faut \p{L}{2,15}(?:er|ir|re) /u.test(clause) ? 2.6 : 0
  // « Prends une boîte »
  if (isVerb && at === 0 && DETERMINER.test(words[1] ?? '') && !clause.includes(`${first},`) && hasGesture(first))
    return 2.4
  // « Annie a versé »
  if (/^\p{L}{3,15} (?:a|ont|va|vont) /u.test(clause) && verbIn(words.slice(1)) >= 3) return 2
  // « Le facteur met la casquette »
  if (/^(?:le|la|les|l|un|une|chaque)$/.test(words[0] ?? '') && words.length > 5)
    return words.slice(2, 5).some((word) => hasGesture(word) && !NOT_VERBS.has(word) && !/(?:er|ir|re)$/.test(word))
      ? 1.4
      : 0
  return 0
}
