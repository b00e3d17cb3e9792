/** « Parcours d’accueil » : trente petites étapes pour qui commence. */
export const pathWords = {
  title: 'Parcours d’accueil',
  lead: 'Trente petites étapes pour vos premières semaines, à votre rythme. Rien n’est obligatoire, rien n’est en retard.',
  print: 'Imprimer le parcours',
  done: (done: number, total: number) =>
    done === 0
      ? `Aucune étape encore, sur ${total}`
      : done === 1
        ? `1 étape sur ${total}`
        : `${done} étapes sur ${total}`,
  weekDone: (done: number, total: number) => `${done} sur ${total}`,
  week: (number: number, title: string) => `Semaine ${number} : ${title}`,
  nextTitle: 'La prochaine étape',
  firstTitle: 'Par où commencer',
  allDone: 'Les trente étapes sont faites',
  allDoneWhat: 'Bravo, et merci pour les enfants. Revenez à une étape quand vous voulez : tout reste ouvert.',
  minutes: (minutes: number) => `environ ${minutes} min`,
  perhaps: 'Vous semblez l’avoir déjà fait. À vous de cocher.',
  sees: 'Ce que voit votre gestionnaire : combien d’étapes vous avez cochées, et de quelle semaine est la plus avancée. Jamais lesquelles, ni quand, ni vos réponses.',
  putAwayTitle: 'Ce parcours n’est pas pour vous?',
  putAwayWhat:
    'Rangé, il quitte votre menu et votre gestionnaire ne voit plus rien. Vos coches sont gardées, et vous le retrouverez dans « Mon compte ».',
  putAway: 'Je connais déjà Brindille',
  isPutAway: 'Le parcours est rangé',
  isPutAwayWhat: 'Il n’est plus dans votre menu. Vos coches sont gardées : reprenez-le quand vous voulez.',
  takeBack: 'Reprendre le parcours',
  accountTitle: 'Mes débuts dans Brindille',
  accountLead: 'Le parcours d’accueil, en trente petites étapes.',
  accountPutAway: 'Vous avez rangé le parcours d’accueil. Il vous attend ici.',
  open: 'Ouvrir le parcours d’accueil',
  welcomeAgain: 'Revoir l’accueil',
  teamMark: (done: number, total: number, week: number) =>
    `Parcours d’accueil : ${pathWords.done(done, total)}, semaine ${week}`,
} as const
