/** Words of the team page. */
export const teacherSentences = {
  firstNameMissing: 'Inscrivez le prénom.',
  lastNameMissing: 'Inscrivez le nom.',
  nameTooLong: 'Un prénom ou un nom compte au plus 60 caractères.',
  emailInvalid: 'Inscrivez une adresse courriel complète, par exemple nom@cpe.ca.',
  listEmpty: 'Inscrivez au moins une personne.',
  listTooLong: 'Ajoutez au plus 50 personnes à la fois.',
  alreadyHere: 'Cette personne fait déjà partie de votre équipe, ou y est déjà invitée.',
  elsewhere:
    'Cette adresse sert déjà à un autre compte. La personne peut vous en donner une autre, ou demander à être retirée de l’équipe où elle est : vous pourrez alors l’ajouter.',
  otherDaycare: 'Vous avez changé de milieu entre-temps. Rechargez la page avant d’ajouter quelqu’un.',
  entered: 'Cette personne s’est déjà connectée : elle utilise son mot de passe ou demande un lien par courriel.',
  tooLateToRestore: 'Les 30 jours sont passés. Ajoutez de nouveau cette personne à l’équipe.',
  invitationGone: 'Cette invitation n’existe plus. La gestionnaire peut vous en envoyer une autre.',
  leaveFirst: 'Vous faites déjà partie d’une équipe. Demandez d’abord à votre gestionnaire de vous en retirer.',
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
  twice: 'Cette adresse est déjà plus haut : elle compte une seule fois.',
} as const

/** Ce qu’il advient de chaque personne d’une liste. */
export const OUTCOME_LABELS: Record<'added' | 'asked' | 'alreadyHere' | 'elsewhere' | 'noSeat', string> = {
  added: 'Ajoutée',
  asked: 'Elle a déjà un compte et fera partie de l’équipe quand elle aura accepté',
  alreadyHere: 'Déjà dans votre équipe, ou déjà invitée',
  elsewhere: 'Adresse déjà utilisée par un autre compte',
  noSeat: 'Plus de place dans l’équipe',
}

export const TEACHER_STATE_LABELS: Record<'active' | 'invited' | 'neverEntered', string> = {
  active: 'Active',
  invited: 'Invitée',
  neverEntered: 'Jamais connectée',
}

export const INVITATION_STATE_LABELS: Record<
  'queued' | 'notSent' | 'sent' | 'shown' | 'opened' | 'accepted' | 'expired',
  string
> = {
  queued: 'En route',
  notSent: 'Non envoyée',
  sent: 'Envoyée',
  shown: 'Montrée par un lien',
  opened: 'Ouverte',
  accepted: 'Acceptée',
  expired: 'Expirée',
}

const PLACES = (count: number) => (count === 1 ? '1 place' : `${count} places`)

/** Le reste des mots de la page Équipe. */
export const teamWords = {
  title: 'Équipe',
  add: 'Ajouter à l’équipe',
  seats: (used: number, max: number) => `${PLACES(used)} sur ${max}`,
  /** What follows says that a message leaves only where a mail server is set: `sendsMail`. */
  addLead: (free: number, sendsMail: boolean) =>
    sendsMail
      ? `Il reste ${PLACES(free)}. Chaque personne reçoit par courriel une invitation valable 7 jours.`
      : `Il reste ${PLACES(free)}. Chaque personne entre par un lien que vous lui montrez, valable 7 jours.`,
  submit: (sendsMail: boolean) => (sendsMail ? 'Ajouter et inviter' : 'Ajouter et montrer le lien'),
  emailHint: (sendsMail: boolean) =>
    sendsMail ? 'L’invitation y est envoyée' : 'Elle s’en servira pour se connecter; rien n’y est envoyé',
  added: (name: string, sendsMail: boolean) =>
    sendsMail
      ? `${name} est dans l’équipe. Son invitation part par courriel.`
      : `${name} est dans l’équipe. Aucun courriel ne part : elle entre par le lien que vous lui montrez.`,
  addAnother: 'Ajouter une autre personne',
  inviteList: (people: string, sendsMail: boolean) => `${sendsMail ? 'Inviter' : 'Ajouter'} ${people}`.trim(),
  invited: (count: number, sendsMail: boolean) => {
    if (count === 0) return 'Personne n’a été ajouté.'
    const isOne = count === 1
    const who = isOne ? '1 personne ajoutée' : `${count} personnes ajoutées`
    if (sendsMail) return isOne ? `${who}, son invitation part.` : `${who}, leurs invitations partent.`
    return `${who}. Aucun courriel ne part : ouvrez « Montrer le lien » pour ${isOne ? 'elle' : 'chacune'}.`
  },
  listHint: 'Par exemple : Rosalie Gagnon <rosalie@cpe.ca>. Au plus 50 personnes à la fois.',
  listNeeded: 'Inscrivez de 1 à 50 personnes, avec prénom, nom et courriel.',
  noMail:
    'Aucun serveur de courriel n’est réglé : aucune invitation ne part d’ici. Chaque personne entre par le lien que vous lui montrez.',
  empty: 'Votre équipe est vide pour l’instant.',
  emptyWhy: (sendsMail: boolean) =>
    `Ajoutez les éducatrices une à une, ou collez une liste. Elles entrent ${sendsMail ? 'avec l’invitation reçue par courriel' : 'par le lien que vous leur montrez'}.`,
  invitations: 'Invitations',
  invitationsLead: 'Personnes ajoutées qui ne se sont pas encore connectées. Leur place est réservée.',
  members: 'Éducatrices',
  departed: 'Retirées depuis moins de 30 jours',
  departedLead: 'Leur compte et leurs réponses sont gardés. Elles n’ont plus accès au milieu.',
  managers: 'Gestionnaires',
  removeTitle: (name: string) => `Retirer ${name} de l’équipe?`,
  remove: (name: string) => `Retirer ${name}`,
  removeEffect:
    'Ses sessions se terminent tout de suite et sa place se libère. Ses activités restent au milieu; ses réponses aux quiz sont gardées 12 mois, puis rendues anonymes. Vous avez 30 jours pour changer d’idée.',
  /** `whose` : « de Marie », « d’Amélie ». */
  cancelTitle: (whose: string) => `Annuler l’invitation ${whose}?`,
  cancel: 'Annuler l’invitation',
  cancelEffect: 'Le lien reçu cesse de fonctionner et la place se libère. Vous avez 30 jours pour changer d’idée.',
  removed: (name: string) => `${name} ne fait plus partie de l’équipe`,
  restored: (name: string) => `${name} est de retour dans l’équipe`,
  resent: (name: string) => `Une nouvelle invitation part pour ${name}`,
  asked: (sendsMail: boolean) =>
    sendsMail
      ? 'Elle a déjà un compte et accepte par l’invitation reçue par courriel, ou quand elle se connecte.'
      : 'Elle a déjà un compte et accepte quand elle se connecte.',
  askedNow: (name: string, sendsMail: boolean) =>
    sendsMail
      ? `${name} a déjà un compte : son invitation part par courriel. Elle fera partie de l’équipe quand elle aura accepté.`
      : `${name} a déjà un compte. Aucun courriel ne part : dites-lui de se connecter, elle y trouvera l’invitation et fera partie de l’équipe quand elle aura accepté.`,
  uninvited: (name: string) => `L’invitation de ${name} est retirée`,
  uninviteEffect: 'Elle ne pourra plus accepter, et la place se libère. Vous pourrez l’inviter de nouveau.',
  linkProof:
    'Avec ce lien, elle retrouve le travail de l’équipe. Pour ses notes, son mot de passe et ses données, il lui faudra son mot de passe actuel ou un code reçu par courriel.',
} as const

/** What somebody reads when a team asks her to join it. */
export const ownInvitationWords = {
  title: 'Une équipe vous attend',
  /** `host`: « Louise Roy (CPE Les Mésanges) », or the daycare alone. */
  asks: (host: string) => `${host} vous invite dans son équipe.`,
  effect:
    'Si vous acceptez, la gestionnaire verra votre nom, votre dernière connexion et vos résultats de quiz dans ce milieu. Vos notes restent à vous seule.',
  accept: 'Accepter',
  decline: 'Refuser',
  declined: 'Invitation refusée',
} as const
