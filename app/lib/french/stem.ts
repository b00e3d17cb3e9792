import { stemmer } from '@orama/stemmers/french'

const stems = new Map<string, string>()
const STEMS_MAX = 50_000

/**
 * The stem of a folded word, by which its forms are found together: « grimper » and « grimpe » give « grimp ». Kept, since
 * texts say the same words again and again and a stem takes time.
 */
export function stemOf(folded: string): string {
  const known = stems.get(folded)
  if (known !== undefined) return known
  const stem = stemmer(folded)
  if (stems.size >= STEMS_MAX) stems.clear()
  stems.set(folded, stem)
  return stem
}

/** Nouns and adjectives that end as the third person plural does. */
const NOT_PLURAL_VERBS = new Set([
  'absent',
  'accident',
  'argent',
  'content',
  'different',
  'parent',
  'patient',
  'present',
  'prudent',
  'serpent',
  'talent',
  'torrent',
  'violent',
])

/** Nouns, in the singular, whose stem is that of a word of another meaning: « train » and « traîner », « fraise » and « frais ». */
const APART = new Set(
  (
    'train traversier mont port cour ver mere mure fraise galette bougie geai crise boite base oreiller poulie plancher ' +
    'soupe tipi defi mare palais pelle bouche rang rangee'
  ).split(' '),
)
/** Ends the stem of such a noun: no stem of another word has it. */
const APART_MARK = '='

/** Forms whose stem is not that of their verb, and nouns of its action. */
const VERB_OF = new Map(
  [
    ['tenir', 'tient tiennent'],
    ['venir', 'vient viennent'],
    ['devenir', 'devient deviennent'],
    ['revenir', 'revient reviennent'],
    ['prendre', 'prend prennent pris'],
    ['apprendre', 'apprend apprennent'],
    ['mettre', 'met mettent mis'],
    ['mordre', 'mord mordent morsure morsures'],
    ['suivre', 'suit suivent suivi'],
    ['ecrire', 'ecrit ecrivent ecriture'],
    ['lire', 'lisent lecture'],
    ['dire', 'dit disent'],
    ['rire', 'rit rient rires'],
    ['dormir', 'dort dorment'],
    ['boire', 'boit boivent'],
    ['construire', 'construit construisent construction constructions'],
    ['detruire', 'detruit detruisent'],
    ['crier', 'cri cris'],
    ['essayer', 'essaie essaient'],
    ['balayer', 'balaie balaient'],
    ['nettoyer', 'nettoie nettoient'],
    ...(
      'lav jardin habill deshabill bricol mass colori coll decoup maquill camoufl nettoy balay arros model tiss ' +
      'tress brass gribouill transvas bross pellet tri jongl empil emball'
    )
      .split(' ')
      .map((root) => [`${root}er`, `${root}age`]),
  ].flatMap(([verb = '', forms = '']) => forms.split(' ').map((form) => [form, verb] as const)),
)

/** Verbs in « -endre », « -attre »…, whose stemmer keeps an « r » that their forms do not have: « attendre » and « attend ». */
const VERB_IN_RE = /^.+(?:end|ond|erd|ord|att)re$/u
/** The plural of a verb of the second group: « remplissent » is « remplit ». */
const SECOND_GROUP = /^(.{2,}[^a])issent$/u

/**
 * {@link stemOf}, also of the third person plural, which the stemmer keeps: « empilent » and « empile » give « empil »; a noun
 * that has the stem of another word has its own.
 */
export function stemOfForm(folded: string): string {
  const noun = [folded, folded.replace(/s$/u, '')].find((it) => APART.has(it))
  if (noun) return noun + APART_MARK
  const verb = VERB_OF.get(folded) ?? folded
  if (VERB_IN_RE.test(verb) && verb.length > 5) return stemOf(verb.slice(0, -2))
  const [, second] = SECOND_GROUP.exec(verb) ?? []
  if (second) return stemOf(`${second}ir`)
  const isPluralVerb = verb.length > 5 && /[^m]ent$/u.test(verb) && !NOT_PLURAL_VERBS.has(verb)
  return stemOf(isPluralVerb ? verb.slice(0, -3) : verb)
}
