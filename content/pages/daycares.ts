import type { RetentionRule } from '#app/domain/retention.ts'

/** Words of daycares and of the first entry. */
export const daycareSentences = {
  nameMissing: 'Inscrivez le nom du milieu.',
  managerEmailInvalid: 'Vérifiez l’adresse de la gestionnaire, ou laissez-la vide.',
  managerUnknown: 'Aucune gestionnaire n’a cette adresse. Vérifiez-la, ou ajoutez d’abord la gestionnaire.',
  nameTooLong: 'Le nom du milieu compte au plus 120 caractères.',
  kindMissing: 'Choisissez la sorte de milieu.',
  addressTooLong: 'L’adresse tient sur une ligne de 200 caractères au plus.',
  phoneInvalid: 'Inscrivez un numéro à 10 chiffres, par exemple 514 555-0123, poste 4.',
  permitInvalid: 'Le numéro de permis compte de 4 à 12 chiffres, avec ou sans traits d’union.',
  capacityInvalid: 'La capacité est un nombre d’enfants, de 1 à 1 000.',
  maxTeachersInvalid: 'Le nombre de places va de 1 à 500.',
  typedNameWrong: 'Ce n’est pas le nom du milieu. Copiez-le tel quel.',
  changedMeanwhile: 'Quelqu’un a modifié ce milieu entre-temps. Rechargez la page pour voir sa version.',
  tooLateToRestore: 'Les 30 jours sont passés : ce milieu ne peut plus être rétabli.',
} as const

/** Jamais moins de places que de personnes. */
export function seatsInUseSentence(used: number): string {
  return `L’équipe compte déjà ${used} ${used > 1 ? 'personnes' : 'personne'} : le nombre de places ne peut pas être plus bas.`
}

export const daycareWords = {
  add: 'Créer un milieu',
  create: 'Créer le milieu',
  manager: 'Sa gestionnaire',
  managerChoices: [
    { value: 'none', label: 'Personne pour l’instant', description: 'Vous la nommerez plus tard.' },
    { value: 'known', label: 'Une gestionnaire qui a un compte', description: 'Elle dirigera aussi ce milieu.' },
    { value: 'new', label: 'Une nouvelle gestionnaire', description: 'Son lien de connexion s’affiche ensuite.' },
  ],
  added: (name: string) => `${name} est créé.`,
  title: 'Mon milieu',
  profile: 'Mon profil',
  changePassword: 'Changer mon mot de passe',
  details: 'Fiche du milieu',
  edit: 'Modifier la fiche',
  missing: (what: string) => `À préciser : ${what}.`,
  saved: 'Fiche du milieu enregistrée',
  seats: (used: number, max: number) => `${used} ${used === 1 ? 'place' : 'places'} sur ${max} dans l’équipe.`,
  seatsMore: 'Pour en avoir plus, écrivez à l’administration.',
  toTeam: 'Voir l’équipe',
  mine: 'Mes milieux',
  current: 'Vous y travaillez en ce moment',
  select: 'Travailler dans ce milieu',
  another: 'Créer un autre milieu',
  remove: 'Supprimer ce milieu',
  deleted: 'Supprimés depuis moins de 30 jours',
  restore: 'Rétablir',
  restored: (name: string) => `Milieu rétabli : ${name}`,
  removed: (name: string) => `Milieu supprimé : ${name}`,
  kept: 'Ce qui est gardé, et combien de temps',
  exportTitle: 'Exporter les données du milieu',
  exportLead:
    'Un fichier JSON avec la fiche du milieu, l’équipe, les activités et les résultats des quiz. Les réflexions, les notes et les exercices personnels de l’équipe n’y sont pas : ils n’appartiennent qu’à leurs auteures.',
  exportAction: 'Télécharger les données',
  exportDone: 'Le fichier est dans vos téléchargements. L’export est inscrit au journal.',
  deleteTitle: (name: string) => `Supprimer ${name}?`,
  deleteEffect:
    'Toute l’équipe perd l’accès au milieu dès maintenant. Rien n’est effacé pendant 30 jours : une gestionnaire peut le rétablir tel quel. Un courriel prévient les gestionnaires.',
} as const

/** Ce qui est gardé et combien de temps; « {durée} » est celle que la tâche de nettoyage applique à cette règle. */
export const RETENTION: { what: string; rule: RetentionRule; how: string }[] = [
  {
    what: 'Activités du milieu',
    rule: 'trash',
    how: 'Tant que le milieu existe; {durée} dans la corbeille une fois supprimées.',
  },
  {
    what: 'Réponses aux quiz',
    rule: 'formerPeople',
    how: 'Tant que la personne est dans l’équipe, puis {durée}; ensuite, elles deviennent anonymes.',
  },
  {
    what: 'Compte d’une personne retirée',
    rule: 'formerPeople',
    how: '{durée} après son départ; ensuite, son nom et son courriel sont effacés.',
  },
  { what: 'Liens de connexion et invitations', rule: 'links', how: '{durée} après leur échéance.' },
  { what: 'Demandes faites au générateur', rule: 'prompts', how: '{durée}.' },
  { what: 'Journal des actions', rule: 'auditLog', how: '{durée}.' },
  { what: 'Milieu supprimé', rule: 'daycares', how: '{durée}, puis tout ce qui lui appartient est effacé.' },
]
