import {
  type ActivitySheet,
  type AdaptationTarget,
  SHEET_DOMAINS,
  type SheetDomain,
} from '#app/domain/activity-sheet.ts'

/** The data block of a prompt, as a model would read it. */
export type SheetRequest = {
  minutes: number
  domain: SheetDomain
  targets: AdaptationTarget[]
  place: string
  themes: string[]
  /** Empty when there is none. */
  observation: string
  /** Title of the chosen idea; empty when there is none. */
  idea: string
  materials: string[]
  /** The only materials allowed; null when others are too. */
  onlyMaterials: string[] | null
}

const AGE_TEXTS: Partial<Record<AdaptationTarget, string>> = {
  '0-18m': 'Assoyez le poupon contre vous, près du tas; il touche, froisse et regarde voler.',
  '18-24m': 'Donnez un seul grand panier : remplir et vider suffit.',
  '2-3a': 'Proposez deux paniers, pour comparer et transporter.',
  '3-4a': 'Invitez à trouver une façon de faire voler les feuilles.',
  '4-5a': 'Proposez d’inventer un parcours et de le montrer aux autres.',
}

const COMPONENT_OF: Record<SheetDomain, string> = {
  physique_moteur: 'Motricité globale',
  cognitif: 'Catégories et concepts',
  langagier: 'Langage oral',
  social_affectif: 'Compétences sociales',
}

const item = (nom: string) => ({
  nom,
  quantite: 'pour huit',
  facultatif: false,
  remplacement: null,
  petitesPieces: false,
  aliment: false,
})

/** A complete sheet for this request, which passes every check. */
export function sheetFor({
  minutes,
  domain,
  targets,
  place,
  themes,
  observation,
  idea,
  materials,
  onlyMaterials,
}: SheetRequest): ActivitySheet & { refus: null } {
  const opening = Math.max(1, Math.round(minutes * 0.15))
  const closing = opening
  const theme = (themes[0] ?? 'feuilles').toLowerCase()
  return {
    titre: idea || 'La pluie de feuilles',
    observationDepart: observation || null,
    intentionEducative: `Permettre aux enfants d’explorer les feuilles à leur façon, autour du thème « ${theme} ».`,
    domaines: [{ domaine: domain, composante: COMPONENT_OF[domain], role: 'principal' }],
    objectifs: ['Lancer, froisser ou transporter des feuilles', 'Choisir un jeu et le changer en cours de route'],
    materiel: onlyMaterials?.map(item) ?? [
      {
        nom: 'Feuilles mortes',
        quantite: 'un grand tas',
        facultatif: false,
        remplacement: 'Foulards légers',
        petitesPieces: false,
        aliment: false,
      },
      {
        nom: 'Grands paniers',
        quantite: 'trois',
        facultatif: false,
        remplacement: 'Boîtes de carton',
        petitesPieces: false,
        aliment: false,
      },
      { nom: 'Drap', quantite: 'un', facultatif: true, remplacement: 'Nappe', petitesPieces: false, aliment: false },
      ...materials.filter((name) => !/feuille|panier|drap/i.test(name)).map(item),
    ],
    preparation: [
      'Faites le tour du lieu et retirez verre, branches pointues et champignons.',
      'Rassemblez les feuilles en un tas épais.',
    ],
    deroulement: [
      {
        moment: 'amorce',
        minutes: opening,
        texte: 'Lancez une poignée de feuilles et écoutez-la retomber ensemble.',
        jeuLibre: false,
      },
      {
        moment: 'exploration',
        minutes: minutes - opening - closing,
        texte: 'Laissez chacun plonger, lancer, cacher, transporter. Ajoutez le drap si le jeu s’essouffle.',
        jeuLibre: true,
      },
      {
        moment: 'retour',
        minutes: closing,
        texte: 'Couchez-vous dans le tas et écoutez le vent; chacun garde une feuille.',
        jeuLibre: false,
      },
    ],
    roleEducatrice: {
      gestes: ['Nommez ce que vous voyez : « Tu lances très haut. »', 'Jouez à côté, sans montrer la bonne façon.'],
      questionsOuvertes: ['Qu’est-ce que tu entends quand tu marches?', 'Comment pourrait-on en transporter plus?'],
    },
    vocabulaire: ['froisser', 'tas', 'poignée', 'léger', 'craquer', theme],
    adaptations: [
      ...targets.map((pour) => ({ pour, texte: AGE_TEXTS[pour] ?? 'Suivez le rythme de l’enfant.' })),
      {
        pour: 'besoins_particuliers',
        texte: 'Apportez les feuilles dans un bac à hauteur de l’enfant; annoncez chaque étape par un geste.',
      },
      { pour: 'interieur', texte: 'Remplacez les feuilles par des foulards légers.' },
      { pour: 'autre_saison', texte: 'L’hiver, jouez de la même façon avec la neige folle.' },
    ],
    securite: {
      risquesAcceptes: ['Glisser ou tomber dans le tas', 'Recevoir des feuilles sur la tête'],
      dangersAEliminer: [`Verre, branches pointues et champignons (${place.toLowerCase()})`],
      supervision: 'palier2',
      allergies: [],
    },
    observation: [
      'Comment l’enfant entre dans le jeu des autres',
      'Les mouvements qu’il répète',
      'Les mots qu’il choisit',
    ],
    prolongements: ['Rapporter une feuille à la maison et raconter d’où elle vient.'],
    reflexionRetroaction: [
      'Qu’est-ce qui a retenu leur attention le plus longtemps?',
      'Qu’aurais-je pu laisser durer?',
    ],
    refus: null,
  }
}

const isDomain = (text: string): text is SheetDomain => (SHEET_DOMAINS as readonly string[]).includes(text)

function titleOf(idea: unknown): string {
  return typeof idea === 'object' && idea !== null && 'titre' in idea ? String(idea.titre) : ''
}

/** Reads the data block of a prompt; defaults when there is none. */
export function readRequest(prompt: string): SheetRequest {
  const block = /<demande_educatrice>\n([\s\S]*?)\n<\/demande_educatrice>/.exec(prompt)?.[1]
  const data: Record<string, unknown> = block ? JSON.parse(block) : {}
  const strings = (value: unknown) => (Array.isArray(value) ? value.filter((it) => typeof it === 'string') : [])
  const domain = String(data.domaine_principal ?? '').split(' ')[0] ?? ''
  return {
    minutes: Number(data.duree_minutes ?? 30),
    domain: isDomain(domain) ? domain : 'physique_moteur',
    targets: strings(data.adaptations_obligatoires) as AdaptationTarget[],
    place: String(data.lieu ?? 'Cour'),
    themes: strings(data.themes),
    observation: String(data.observation ?? ''),
    idea: titleOf(data.idee_choisie),
    materials: strings(data.materiel_disponible),
    onlyMaterials: data.materiel_strict === true ? strings(data.materiel_disponible) : null,
  }
}
