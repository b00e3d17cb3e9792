/*
 * What a search by stems does not bring together: forms of a verb that share no stem, and the noun of its action.
 */

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
    // « Les transports » are vehicles, and who « transporte » carries.
    ['vehicule', 'transport transports'],
    ['essayer', 'essaie essaient'],
    ['balayer', 'balaie balaient'],
    ['nettoyer', 'nettoie nettoient'],
    ...(
      'lav jardin habill deshabill bricol mass colori coll decoup maquill camoufl nettoy balay arros model tiss ' +
      'tress brass gribouill transvas bross pellet tri jongl empil emball'
    )
      .split(' ')
      .map((root) => [`${root}er`, `${root}age`]),
    ...'hibern relax decor imit explor plant prepar invit'.split(' ').map((root) => [`${root}er`, `${root}ation`]),
  ].flatMap(([verb = '', forms = '']) => forms.split(' ').map((form) => [form, verb] as const)),
)

/** Verbs in « -endre », « -attre »…, whose stemmer keeps an « r » that their forms do not have: « attendre » and « attend ». */
const VERB_IN_RE = /^.+(?:end|ond|erd|ord|att)re$/u
/** The plural of a verb of the second group: « remplissent » is « remplit ». */
const SECOND_GROUP = /^(.{2,}[^a])issent$/u

/**
 * The form of a folded word under which its verb is found: « morsure » and « mordent » give « mord », « remplissent » gives
 * « remplir », « jardinage » gives « jardiner »; any other word is given back. Pure.
 */
export function formOfVerb(folded: string): string {
  const verb = VERB_OF.get(folded) ?? folded
  if (VERB_IN_RE.test(verb) && verb.length > 5) return verb.slice(0, -2)
  const [, second] = SECOND_GROUP.exec(verb) ?? []
  return second ? `${second}ir` : verb
}
