/** Les premières choses à faire de qui vient de nommer son milieu. */
export const nextWords = {
  title: 'Pour commencer',
  lead: 'Dans l’ordre que vous voulez. Chaque ligne se coche d’elle-même quand c’est fait.',
  done: (done: number, total: number) => `${done} sur ${total}`,
  isDone: 'Fait',
  putAway: 'Ranger cette liste',
  isPutAway: 'Liste rangée',
} as const

/** Chaque chose à faire, et ce qu’elle apporte. */
export const NEXT_STEP_LABELS = {
  team: {
    label: 'Inviter une première personne',
    why: 'Elle entre par un lien et choisit son mot de passe.',
  },
  details: {
    label: 'Remplir les coordonnées du milieu',
    why: 'Le type de milieu, l’adresse et le téléphone, quand vous les avez sous la main.',
  },
  activity: {
    label: 'Choisir une activité dans la bibliothèque',
    why: 'Planifiez-la ou mettez-la en favori : vous verrez ce que votre équipe y trouvera.',
  },
  note: {
    label: 'Laisser une première note à l’équipe',
    why: 'Ce que tout le monde doit savoir en arrivant : une clé, une habitude, une réunion.',
  },
} as const
