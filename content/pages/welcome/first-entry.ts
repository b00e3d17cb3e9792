/** Les trois écrans de la première entrée d’une éducatrice. */
export const welcomeWords = {
  /** Titre de la page, dans l’onglet. */
  title: 'Bienvenue',
  skip: 'Passer',
  back: 'Retour',
  next: 'Continuer',
  enter: 'Entrer dans Brindille',
  library: 'Trouver une activité',
  openSheet: 'Ouvrir la fiche',
  plan: 'Planifier',
  path: 'Commencer le parcours d’accueil',
  screen: (number: number, total: number) => `Écran ${number} sur ${total}`,
} as const

export type WelcomeScreen = {
  heading: (firstName: string) => string
  lead: string
  /** Scène d’une fiche de la banque, à côté de mots qui disent tout. */
  picture?: string
  lines: readonly { name: string; text: string }[]
}

export const WELCOME_SCREENS: readonly [WelcomeScreen, WelcomeScreen, WelcomeScreen] = [
  {
    heading: (firstName) => `Bienvenue, ${firstName}!`,
    lead: 'Brindille tient dans une poche de tablier : de quoi préparer une journée, apprendre un peu, trouver vite une réponse.',
    picture: 'la-valise-de-la-journee',
    lines: [
      { name: 'Planifier', text: 'Trouvez une activité pour vos âges, placez-la dans votre semaine, imprimez-la.' },
      { name: 'Apprendre', text: 'Des quiz expliqués, des situations à trier, un parcours de trente petites étapes.' },
      { name: 'Consulter', text: 'Que faire quand…, comptines, sac à dos, définitions : courts et précis.' },
    ],
  },
  {
    heading: () => 'Ce qui est à vous, et ce qui se voit',
    lead: 'On apprend mieux quand on sait qui regarde.',
    picture: 'je-suis-tes-yeux',
    lines: [
      {
        name: 'À vous seule',
        text: 'Votre autoévaluation, votre petit pas, vos notes du calendrier et de la semaine, et vos situations tant que vous ne les partagez pas.',
      },
      {
        name: 'Votre gestionnaire voit',
        text: 'Les résultats de vos quiz, et combien d’étapes du parcours d’accueil vous avez cochées.',
      },
      {
        name: 'Jamais ici',
        text: 'Le nom d’un enfant. Brindille n’en a pas besoin.',
      },
      {
        name: 'Sans connexion',
        text: 'Vos réponses et vos coches attendent sur l’appareil, et partent quand la connexion revient.',
      },
    ],
  },
  {
    heading: () => 'Votre groupe, puis une première activité',
    lead: 'Vos âges suffisent pour commencer. Voici une activité courte, de saison, à essayer quand vous voudrez.',
    lines: [],
  },
]
