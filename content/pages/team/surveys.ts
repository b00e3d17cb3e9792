/** Words of the team’s surveys that server and screens share. */
export const surveySentences = {
  oneAtATime: 'Un sondage est déjà en cours dans votre milieu. Fermez-le avant d’en ouvrir un autre.',
  sameSituation:
    'Cette situation a déjà été triée par l’équipe. Un autre sondage sur elle montrerait ce qu’ont choisi celles qui se sont ajoutées depuis : vous pourrez l’ouvrir quand le premier sera effacé, 30 jours après sa fermeture.',
  roundClosed: 'Ce tour n’est pas ouvert. Rechargez la page pour voir où en est le sondage.',
  roundOpen: 'Fermez d’abord le tour en cours.',
  notInFirst: 'Le deuxième tour est pour celles qui ont répondu au premier.',
  incomplete: 'Classez chaque énoncé une fois avant d’envoyer vos choix.',
} as const

export const surveyWords = {
  title: 'Sondage d’équipe',
  going: 'Sondage en cours',
  goingOn: (title: string) => `Sondage en cours : « ${title} »`,
  toAnswer: 'Répondre sans nom',
  toSee: 'Voir le sondage',
  open: 'Ouvrir un sondage d’équipe',
  openWhat:
    'Chaque membre de l’équipe trie cette situation sur son appareil, sans nom. Vous voyez ensuite la répartition ensemble, vous en parlez, puis vous pouvez trier à nouveau.',
  teamLead:
    'L’équipe trie une même situation, chacune sur son appareil et sans nom, puis en parle. Ouvrez un sondage depuis la page d’une situation.',
  chooseSituation: 'Choisir une situation',
  none: 'Aucun sondage pour l’instant.',
  nameless:
    'Personne ne voit ce que vous choisissez : vos choix s’ajoutent aux nombres du groupe, sans votre nom, sans heure. Seul le fait d’avoir répondu est noté, jusqu’à la fermeture.',
  whenShown:
    'La répartition paraît à la fermeture du tour, pour tout le monde en même temps, à partir de quatre réponses.',
  howTo: 'Il n’y a pas de bonne réponse à trouver ici : classez chaque énoncé comme vous le voyez.',
  position: (at: number, total: number) => `Énoncé ${at} sur ${total}`,
  yours: 'Vos choix',
  change: 'Changer',
  send: 'Envoyer mes choix',
  sendOnce: 'Une fois envoyés, ils ne peuvent plus être changés : rien ne dit lesquels sont les vôtres.',
  answered: 'Vos choix sont comptés. La répartition paraîtra à la fermeture du tour.',
  answeredToast: 'Vos choix sont comptés',
  notInFirst: 'Ce deuxième tour est pour celles qui ont répondu au premier.',
  manage: 'Mener le sondage',
  waitingForFour: 'Moins de quatre personnes ont répondu : en fermant maintenant, rien ne paraîtrait.',
  enough: 'Au moins quatre personnes ont répondu : vous pouvez fermer ce tour.',
  complete: 'Toutes celles du premier tour ont répondu : vous pouvez fermer.',
  incompleteSecond:
    'Il manque des personnes du premier tour. Si une, deux ou trois ne répondent pas, le deuxième tour ne paraîtra pas : la comparaison montrerait leurs choix.',
  closeFirst: 'Fermer le tour et voir la répartition',
  closeTitle: 'Fermer ce tour?',
  closeEffect:
    'Plus personne ne pourra y répondre. La répartition paraît pour toute l’équipe, à partir de quatre réponses.',
  again: 'Trier à nouveau',
  againWhat:
    'Celles qui ont répondu trient encore une fois, après la discussion; les deux tours se lisent côte à côte.',
  end: 'Terminer le sondage',
  ended: 'Sondage terminé',
  erased: 'Un sondage est effacé 30 jours après sa fermeture.',
  waiting: 'Le premier tour est fermé. Parlez-en ensemble avant de trier à nouveau.',
  rounds: ['Premier tour', 'Deuxième tour'],
  answers: (count: number) => `${count} réponses`,
  few: 'Rien ne paraît : moins de quatre personnes ont répondu, et leurs choix auraient pu se deviner. Les nombres sont effacés.',
  difference:
    'Le deuxième tour ne paraît pas : une à trois personnes du premier n’y ont pas répondu, et la comparaison aurait montré leurs choix. Les nombres sont effacés.',
  spread: 'Répartition',
  outOf: (count: number, total: number) => `${count} sur ${total}`,
  print: 'Imprimer la répartition',
  states: { open: 'En cours', waiting: 'À discuter', closed: 'Terminé' },
} as const
