/** What the application knows by itself, and may suggest as done: it never ticks. */
export type KnownFact =
  | 'group'
  | 'planned'
  | 'planned-3'
  | 'lived'
  | 'lived-outdoors'
  | 'lived-twice'
  | 'packing'
  | 'quiz'
  | 'quiz-alex'
  | 'reflection'
  | 'small-step'
  | 'small-step-done'
  | 'situation'
  | `exercise-${number}`

/** Where a step is lived: a page of the application. */
export type StepLink = {
  label: string
  to: string
  search?: Record<string, string>
  hash?: string
  /** The page opens at the age of her group, when she has said one. */
  isOfHerAge?: true
}

export type WelcomeStep = {
  /** Kept with the ticks: never renamed. */
  id: string
  title: string
  /** One sentence: why it helps. */
  why: string
  /** One gesture. */
  gesture: string
  /** About how long it takes. */
  minutes: number
  link: StepLink
  fact?: KnownFact
}

export type WelcomeWeek = { title: string; steps: readonly WelcomeStep[] }

/** « Parcours d’accueil » : six semaines de cinq étapes, dans l’ordre proposé; rien n’oblige à le suivre. */
export const WELCOME_WEEKS: readonly WelcomeWeek[] = [
  {
    title: 'Prendre ses repères',
    steps: [
      {
        id: 'mon-groupe',
        title: 'Dire qui est mon groupe',
        why: 'La bibliothèque et le générateur commencent par vos âges : ce que vous voyez vous ressemble tout de suite.',
        gesture: 'Dans « Mon groupe », cochez vos âges et le nombre d’enfants. Aucun nom n’est demandé.',
        minutes: 2,
        link: { label: 'Mon groupe', to: '/account', hash: 'my-group' },
        fact: 'group',
      },
      {
        id: 'lire-mon-age',
        title: 'Lire l’âge de mon groupe',
        why: 'Savoir ce qui est courant à cet âge évite d’attendre trop, ou trop peu.',
        gesture: 'Lisez un seul domaine, celui qui vous parle le plus, et repérez une chose déjà vue cette semaine.',
        minutes: 8,
        link: { label: 'De 0 à 5 ans', to: '/zero-to-five-years', isOfHerAge: true },
      },
      {
        id: 'premiere-activite',
        title: 'Choisir une activité pour demain',
        why: 'Une fiche choisie la veille laisse les yeux libres pour les enfants.',
        gesture: 'Ouvrez une fiche courte, lisez sa section Sécurité, puis planifiez-la dans votre semaine.',
        minutes: 8,
        link: { label: 'Trouver une activité', to: '/activities', search: { onglet: 'trouver' } },
        fact: 'planned',
      },
      {
        id: 'premiere-vecue',
        title: 'Vivre cette activité et la marquer',
        why: 'Ce que vous marquez comme vécu se retrouve, et vous dira quoi refaire.',
        gesture: 'Après l’activité, ouvrez la fiche et dites si elle est à refaire, à ajuster ou à laisser.',
        minutes: 20,
        link: { label: 'Ma semaine', to: '/activities/week' },
        fact: 'lived',
      },
      {
        id: 'comptine-arrivee',
        title: 'Apprendre une comptine d’arrivée',
        why: 'La même comptine chaque matin dit à l’enfant où il est et ce qui vient.',
        gesture:
          'Choisissez-en une de quatre lignes et dites-la deux fois à voix haute, sans enfants, puis demain avec eux.',
        minutes: 5,
        link: { label: 'Comptines d’arrivée', to: '/rhymes', search: { selectedMoment: 'arrivee' } },
      },
    ],
  },
  {
    title: 'Quand ça accroche',
    steps: [
      {
        id: 'separation',
        title: 'Le parent part et l’enfant s’accroche',
        why: 'Vous le vivrez dans les premiers jours, souvent devant le parent.',
        gesture: 'Retenez la phrase à dire à l’enfant et dites-la avec vos mots, à voix basse.',
        minutes: 5,
        link: { label: 'Lire la situation', to: '/what-to-do', search: { selectedSituation: 'separation' } },
      },
      {
        id: 'morsure',
        title: 'Un enfant mord',
        why: 'Une morsure arrive vite; mieux vaut avoir lu avant.',
        gesture:
          'Lisez le geste du moment et ce qui se dit aux parents, puis demandez comment on le consigne dans votre milieu.',
        minutes: 5,
        link: { label: 'Lire la situation', to: '/what-to-do', search: { selectedSituation: 'morsure' } },
      },
      {
        id: 'habillage',
        title: 'L’habit de neige, jamais',
        why: 'L’habillage revient plusieurs fois par jour : c’est aussi un moment pour être ensemble.',
        gesture: 'Retenez le geste proposé et essayez-le au prochain vestiaire.',
        minutes: 5,
        link: { label: 'Lire la situation', to: '/what-to-do', search: { selectedSituation: 'habillage' } },
      },
      {
        id: 'mot-commentaire',
        title: 'Un mot : commentaire descriptif',
        why: 'Dire ce que l’enfant fait l’encourage souvent mieux qu’un « bravo ».',
        gesture: 'À la collation, dites une fois ce que vous voyez, sans juger : « Tu verses lentement. »',
        minutes: 3,
        link: {
          label: 'Lire la définition',
          to: '/definitions',
          search: { scrollTo: 'commentaire-descriptif' },
          hash: 'commentaire-descriptif',
        },
      },
      {
        id: 'premier-quiz',
        title: 'Répondre à un premier quiz',
        why: 'Chaque réponse est expliquée : une erreur y apprend autant qu’une réussite.',
        gesture: 'Prenez les dix questions à votre rythme; vous pouvez vous arrêter et revenir.',
        minutes: 10,
        link: { label: 'Quiz Petite enfance', to: '/quiz' },
        fact: 'quiz',
      },
    ],
  },
  {
    title: 'Sortir',
    steps: [
      {
        id: 'sac-a-dos',
        title: 'Préparer la liste d’une sortie',
        why: 'Un sac vérifié d’avance, c’est une sortie où l’on regarde les enfants.',
        gesture: 'Choisissez la saison et la durée, puis cochez la liste avec une collègue.',
        minutes: 8,
        link: { label: 'La liste à préparer', to: '/alex/backpack', hash: 'liste' },
        fact: 'packing',
      },
      {
        id: 'camp-de-base',
        title: 'Lire « Camp de base »',
        why: 'Un lieu connu de tous rassure les enfants et simplifie la supervision.',
        gesture: 'Pensez à un coin de votre cour, et à ce qui dirait aux enfants jusqu’où ils peuvent aller.',
        minutes: 6,
        link: { label: 'Sac à dos', to: '/alex/backpack', search: { selectedCategory: 'Camp de base' } },
      },
      {
        id: 'mot-risque',
        title: 'Deux mots : risque et danger',
        why: 'Les distinguer aide à dire oui au bon endroit, et non sans hésiter.',
        gesture: 'Lisez « risque », puis « danger ». Trouvez un exemple de chacun dans votre cour.',
        minutes: 4,
        link: { label: 'Lire les définitions', to: '/definitions', search: { scrollTo: 'risque' }, hash: 'risque' },
      },
      {
        id: 'trier-flaques',
        title: 'Trier « Sauter dans les flaques »',
        why: 'Mettre d’un côté les risques, de l’autre les bénéfices, clarifie une décision qui semblait floue.',
        gesture: 'Classez chaque énoncé, puis choisissez une précaution que vous prendriez vraiment.',
        minutes: 8,
        link: { label: 'Ouvrir la situation', to: '/alex/risks-vs-benefits/23' },
        fact: 'exercise-23',
      },
      {
        id: 'vecue-dehors',
        title: 'Vivre une activité dehors',
        why: 'Même dix minutes, dehors, changent le ton d’une matinée.',
        gesture: 'Prenez une fiche pour la cour, vivez-la avec le groupe, puis marquez-la comme vécue.',
        minutes: 20,
        link: { label: 'Activités pour la cour', to: '/activities', search: { onglet: 'trouver', places: 'YARD' } },
        fact: 'lived-outdoors',
      },
    ],
  },
  {
    title: 'Observer',
    steps: [
      {
        id: 'carnet',
        title: 'Lire un exemple de portrait',
        why: 'On voit comment de courtes notes deviennent quelques lignes justes pour le parent.',
        gesture: 'Lisez un exemple et cherchez ce qui est un fait, et ce qui est une interprétation.',
        minutes: 8,
        link: { label: 'Du carnet au portrait', to: '/notes-to-portrait' },
      },
      {
        id: 'mot-observation',
        title: 'Un mot : observation',
        why: 'Observer vient avant d’intervenir : c’est là que l’on découvre ce qui intéresse l’enfant.',
        gesture: 'Pendant cinq minutes de jeu libre, regardez sans intervenir, sauf pour la sécurité.',
        minutes: 8,
        link: {
          label: 'Lire la définition',
          to: '/definitions',
          search: { scrollTo: 'observation' },
          hash: 'observation',
        },
      },
      {
        id: 'quand-s-informer',
        title: 'Lire « Quand s’informer »',
        why: 'Savoir vers qui se tourner évite de porter seule une inquiétude.',
        gesture: 'Repérez à qui vous parleriez en premier dans votre milieu.',
        minutes: 6,
        link: { label: 'Quand s’informer', to: '/zero-to-five-years', hash: 'quand-s-informer' },
      },
      {
        id: 'un-geste',
        title: 'Regarder un de mes gestes',
        why: 'Nommer où l’on en est, pour soi seule, aide à choisir la suite.',
        gesture: 'Répondez à un seul geste de l’autoévaluation. Personne d’autre ne voit votre réponse.',
        minutes: 5,
        link: { label: 'Autoévaluation', to: '/self-assessment' },
        fact: 'reflection',
      },
      {
        id: 'petit-pas',
        title: 'Écrire mon petit pas',
        why: 'Un seul petit changement, bien choisi, tient mieux que cinq résolutions.',
        gesture: 'Écrivez-le en une phrase qui commence par un verbe : attendre, nommer, m’asseoir au sol…',
        minutes: 4,
        link: { label: 'Mon prochain petit pas', to: '/self-assessment', hash: 'petit-pas' },
        fact: 'small-step',
      },
    ],
  },
  {
    title: 'Oser un peu plus',
    steps: [
      {
        id: 'quiz-alex',
        title: 'Répondre à un quiz Alex',
        why: 'Jouer dehors en toute saison s’apprend; ce quiz en fait le tour en dix questions.',
        gesture: 'Répondez sans chercher, puis lisez les explications de ce qui vous a surprise.',
        minutes: 10,
        link: { label: 'Quiz Alex', to: '/alex/quiz' },
        fact: 'quiz-alex',
      },
      {
        id: 'trier-arbre',
        title: 'Trier « Grimper à un arbre »',
        why: 'C’est une situation qui divise souvent les adultes : mieux vaut y avoir pensé avant.',
        gesture: 'Classez les énoncés, puis parlez d’une précaution avec une collègue.',
        minutes: 8,
        link: { label: 'Ouvrir la situation', to: '/alex/risks-vs-benefits/1' },
        fact: 'exercise-1',
      },
      {
        id: 'meteo',
        title: 'Lire « Pas de mauvais temps! »',
        why: 'Froid, chaleur, pluie : savoir ce qui se prépare, et quand on rentre.',
        gesture: 'Lisez la fiche de la saison, et comparez-la à la politique de votre milieu, qui passe avant.',
        minutes: 6,
        link: { label: 'Sac à dos', to: '/alex/backpack', search: { selectedCategory: 'Pas de mauvais temps!' } },
      },
      {
        id: 'continuum',
        title: 'Situer mon milieu sur le continuum',
        why: 'Voir où l’on en est donne envie de l’étape suivante, pas de la dernière.',
        gesture: 'Trouvez la marche qui ressemble à votre semaine. Il n’y a pas de mauvaise réponse.',
        minutes: 8,
        link: { label: 'Continuum', to: '/alex/continuum' },
      },
      {
        id: 'refaire-autrement',
        title: 'Refaire une activité, autrement',
        why: 'Les enfants aiment revenir à ce qu’ils connaissent : c’est en répétant qu’ils inventent.',
        gesture: 'Reprenez une activité vécue et changez une seule chose : le lieu, le matériel ou la durée.',
        minutes: 20,
        link: { label: 'Mes activités vécues', to: '/activities', search: { onglet: 'trouver', lived: '1' } },
        fact: 'lived-twice',
      },
    ],
  },
  {
    title: 'Prendre sa place',
    steps: [
      {
        id: 'ratios',
        title: 'Lire les ratios en installation',
        why: 'Les connaître aide à préparer une sortie, un dîner ou un remplacement.',
        gesture: 'Lisez le tableau et repérez la ligne de votre groupe. En milieu familial, lisez la section suivante.',
        minutes: 4,
        link: { label: 'Cadre légal pratique', to: '/legal-framework', hash: 'ratios' },
      },
      {
        id: 'notes-d-equipe',
        title: 'Lire les notes d’équipe',
        why: 'Ce que toutes savent déjà y est écrit : une clé, une habitude, une réunion.',
        gesture: 'Lisez-les toutes, et ajoutez-en une si une chose vous a manqué à votre arrivée.',
        minutes: 4,
        link: { label: 'Notes d’équipe', to: '/team-notes' },
      },
      {
        id: 'une-semaine',
        title: 'Planifier trois moments',
        why: 'Trois moments prévus suffisent; le reste appartient aux enfants.',
        gesture: 'Placez une activité le matin, une dehors et une l’après-midi, le jour que vous voulez.',
        minutes: 10,
        link: { label: 'Ma semaine', to: '/activities/week' },
        fact: 'planned-3',
      },
      {
        id: 'ma-situation',
        title: 'Décrire une situation d’ici',
        why: 'Votre cour a ses propres défis : une butte, une souche, un coin glacé.',
        gesture: 'Écrivez la situation, un risque et un bénéfice. Elle reste à vous, tant que vous ne la partagez pas.',
        minutes: 10,
        link: { label: 'Mes situations', to: '/alex/risks-vs-benefits/situations' },
        fact: 'situation',
      },
      {
        id: 'petit-pas-fait',
        title: 'Revenir à mon petit pas',
        why: 'Prendre une minute pour voir ce qui a changé, c’est déjà avancer.',
        gesture: 'Relisez votre petit pas. Dites qu’il est fait, ou raccourcissez-le.',
        minutes: 3,
        link: { label: 'Mon prochain petit pas', to: '/self-assessment', hash: 'petit-pas' },
        fact: 'small-step-done',
      },
    ],
  },
]
