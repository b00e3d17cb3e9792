import { foldText } from '#app/lib/french/fold-text.ts'

/** Where a line of a found text belongs. `facts`: ages, place, season, duration; `left`: in no field. */
export const FOUND_KINDS = [
  'title',
  'facts',
  'material',
  'step',
  'why',
  'variation',
  'safety',
  'observation',
  'left',
] as const
export type FoundKind = (typeof FOUND_KINDS)[number]

const FACT_TOPICS = ['age', 'place', 'minutes', 'season'] as const
type FactTopic = (typeof FACT_TOPICS)[number]
/** What a heading or a label announces. */
export type Topic = FoundKind | FactTopic
export const isFactTopic = (topic: Topic): topic is FactTopic => FACT_TOPICS.some((it) => it === topic)
/** Where a line belongs that stands under a heading. */
export const kindOf = (topic: Topic): FoundKind => (isFactTopic(topic) ? 'facts' : topic)

/** Folded beginnings of words, the first topic that has one wins: « Consignes de sécurité » is about safety. */
const TOPICS: readonly (readonly [topic: Topic, words: RegExp])[] = [
  ['safety', /\b(?:securit|attention|vigilan|prudence|surveill|precaution|mises? en garde|danger|gare a|safety)/],
  [
    'variation',
    /\b(?:varia(?:nt|tion)|prolong|plus loin|pour continuer|^plan b\b|^en cas de|^s'il (?:pleut|fait)|differenciation|adapt|evolution|extension|\+? ?(?:plus )?(?:facile|difficile|dur|simple|complexe)\b|pour varier|petit plus|bonus|pour les (?:plus )?(?:petits|grands|jeunes)|autres? (?:idees?|facons?|versions?)|going further)|^si (?:ca|tout|les|un|vous|on) /,
  ],
  ['observation', /\b(?:ce que j'observe|observations?\b|pistes? d'observation|a observer|observer\b|grille)/],
  [
    'why',
    /\b(?:objectif|buts?\b|intention|bienfait|pourquoi|competence|habilet|apprentissage|appris|apprenn?(?:d|ent)|souhaite developper|ce qu(?:e |')(?:\p{L}{1,9}[ ']){0,3}(?:developp|travaill|appren|gagn|aim|retir)|on (?:travaille|developpe)|pistes? de developpement|y gagne|^les? plus$|points? forts?|avantage|a quoi (?:ca|cela) sert|learning|goals?\b|interet|benefices?)/u,
  ],
  [
    'material',
    /\b(?:materiel|materiaux|ingredient|ustensile|fourniture|equipement|accessoire|ressources|supplies|materials|matos|besoin|il (?:te |vous |nous )?faut|a (?:prevoir|preparer|rassembler|apporter|reunir)|outils|liste|apporte|avec quoi|ce qu(?:e |')(?:\p{L}{1,9}[ ']){0,2}(?:prepar|utilis|apport|sort)|you need|on avait|(?:qu')?on (?:utilise|prend))/u,
  ],
  ['minutes', /\b(?:duree|temps(?! de (?:lecture|sechage|cuisson))|combien de temps|time|minutage|horaire)/],
  ['season', /^(?:saison|periode|mois|season|quand)/],
  ['age', /\b(?:ages?\b|tranche|niveau|public\b|clientele|pour qui|groupe(?! de \d)|enfants vises|ages?\b)/],
  [
    'place',
    /^(?:lieux?|ou|l'endroit|endroit|espace|emplacement|place|cadre|organisation du lieu|on (?:le |la )?fait ou)\b/,
  ],
  [
    'left',
    /^(?:commentaires?|articles?|vous aimerez|(?:a )?lire aussi|partage|a propos|evaluation|retour (?:reflexif|critique)|reflexion|bilan|mot de|date|domaines?)\b/,
  ],
  [
    'step',
    /\b(?:deroulement|demarche|description|explication|etape|instruction|consigne|comment\b|tuto|marche a suivre|preparation|realisation|proced|directive|methode|mode d'emploi|technique|quoi faire|amorce|exploration|experimentation|accueil|retour|conclusion|developpement|integration|mise en (?:train|route|situation|oeuvre|place)|installation|fabrication|lancement|ouverture|fermeture|cloture|actions?\b|phase|ce qu(?:e |')(?:\p{L}{1,9}[ ']){0,2}(?:fai[rt]|ferez)|regles?\b|steps?\b|method|how to|^jouez|^jouons|on (?:joue|bricole|fabrique|commence)\b|c'est parti|^(?:la )?fin(?: du jeu)?$|^(?:le )?debut(?: du jeu)?$|^corps du jeu$|^(?:le )?jeu$)/u,
  ],
  ['title', /\b(?:titre|nom(?! d')|nom de l'activite|activite|title|seance|atelier|fiche)\b/],
  [
    'left',
    /\b(?:effectif|nombre|portions?|theme|photo|credit|source|note|tags?\b|domaine|bilan|auteur|educat\p{L}{1,6}|^objet$|^de$|^a$|^cc$|^de la part|cc\b|astuce|trucs?\b|conseils?\b|question|temps de|lecture|pour plus)/u,
  ],
]
const WORDS_MAX = 7
/** What a label is followed by. */
const SEPARATOR = /[:?=▸►]|\s[–—]\s/u
/** A first word that is a gesture: « Préparer le matériel » is no heading. */
const GESTURE = /^(?!soyez)(?:\p{L}{3,20}(?:ez|er|ir)\s|(?:on|tu|je)\s(?:\p{L}{1,20}\s){3}|(?:vous|nous|avez)[\s-])/u
const FIGURE = /\d/

/** What a heading announces; null when it is none. Pure. */
export function topicOf(heading: string): Topic | null {
  const folded = foldText(heading)
    .replace(/^[^\p{L}+]{1,10}/u, '')
    .replace(/[ :?!.]{1,5}$/, '')
    // « ce quil faut », « ce quon fait »
    .replace(/\bqu(?=(?:ils?|elles?|on)\b)/, "qu'")
  const count = folded.split(' ').length
  if (folded === '' || count > WORDS_MAX || (GESTURE.test(folded) && count > 1)) return null
  return TOPICS.find(([, words]) => words.test(folded))?.[0] ?? null
}

export type Labelled = { topic: Topic; rest: string; label: string }

/** « Matériel : farine, sel », « Étape 1 – Verser », « Pour qui ? Les grands »: what is announced, and what follows. Pure. */
export function labelled(line: string): Labelled | null {
  const at = SEPARATOR.exec(line.slice(0, 70))
  if (!at || at.index === 0) return null
  const label = line.slice(0, at.index).trim()
  const rest = line.slice(at.index + at[0].length).trim()
  const topic = topicOf(label.replace(/\([^()]{0,30}\)/, ''))
  if (!topic || rest === '') return null
  // « Préparation : 10 min » is a duration, « Niveau : facile » says nothing of the ages.
  if (topic === 'step' && /^(?:env(?:iron|\.)? )?\d{1,3} ?(?:min|h)\w{0,5}$/i.test(rest))
    return { topic: 'minutes', rest, label }
  if (topic === 'age' && !FIGURE.test(rest) && !/grand|moyen|petit|poupon|bebe|trottin|ans|mois/i.test(rest))
    return { topic: 'left', rest, label }
  return { topic, rest, label }
}
