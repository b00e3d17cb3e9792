/** Words of the team page. */
export const teacherSentences = {
  firstNameMissing: 'Inscrivez le prénom.',
  lastNameMissing: 'Inscrivez le nom.',
  nameTooLong: 'Un prénom ou un nom compte au plus 60 caractères.',
  emailInvalid: 'Inscrivez une adresse courriel complète, par exemple nom@cpe.ca.',
  listEmpty: 'Inscrivez au moins une personne.',
  listTooLong: 'Ajoutez au plus 50 personnes à la fois.',
  alreadyHere: 'Cette personne fait déjà partie de votre équipe.',
  elsewhere:
    'Cette adresse sert déjà à un autre compte. La personne peut vous en donner une autre, ou demander à être retirée de l’équipe où elle est : vous pourrez alors l’ajouter.',
  otherDaycare: 'Vous avez changé de milieu entre-temps. Rechargez la page avant d’ajouter quelqu’un.',
  entered: 'Cette personne est déjà entrée : elle se connecte avec son mot de passe ou demande un lien par courriel.',
  tooLateToRestore: 'Les 30 jours sont passés. Ajoutez de nouveau cette personne à l’équipe.',
  inAnotherTeam: 'Cette personne ne peut plus être remise dans l’équipe : son compte sert maintenant ailleurs.',
} as const

/** Toutes les places sont prises : ce qu’on peut faire. */
export function seatsFullSentence(max: number): string {
  const taken = max === 1 ? 'La seule place de votre équipe est prise' : `Les ${max} places de votre équipe sont prises`
  return `${taken}. Retirez une personne, ou demandez d’autres places à l’administration.`
}

/** Ce qui manque à une ligne de la liste collée. */
export const pastedLineSentences = {
  noEmail: 'Il manque l’adresse courriel.',
  badEmail: 'L’adresse courriel n’est pas complète.',
  noName: 'Il manque le prénom et le nom.',
  noLastName: 'Il manque le nom de famille.',
  nameTooLong: 'Le nom est trop long : 60 caractères au plus.',
  twice: 'Cette adresse est déjà plus haut dans la liste.',
} as const

/** Ce qu’il advient de chaque personne d’une liste. */
export const OUTCOME_LABELS: Record<'added' | 'alreadyHere' | 'elsewhere' | 'noSeat', string> = {
  added: 'Ajoutée, l’invitation part par courriel',
  alreadyHere: 'Déjà dans votre équipe',
  elsewhere: 'Adresse déjà utilisée par un autre compte',
  noSeat: 'Plus de place dans l’équipe',
}

export const TEACHER_STATE_LABELS: Record<'active' | 'invited' | 'neverEntered', string> = {
  active: 'Active',
  invited: 'Invitée',
  neverEntered: 'Jamais entrée',
}

export const INVITATION_STATE_LABELS: Record<
  'queued' | 'notSent' | 'sent' | 'opened' | 'accepted' | 'expired',
  string
> = {
  queued: 'En route',
  notSent: 'Pas partie',
  sent: 'Envoyée',
  opened: 'Ouverte',
  accepted: 'Acceptée',
  expired: 'Expirée',
}
