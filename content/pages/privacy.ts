import type { RetentionRule } from '#app/domain/retention.ts'

/** Ce qui est gardé, et jusqu’à quand. Les durées viennent de la liste que la tâche de nettoyage applique. */
export const RETENTION_WORDS: Record<RetentionRule, { what: string; from: string }> = {
  sessions: { what: 'Les sessions terminées', from: 'après leur fin' },
  links: { what: 'Les liens de connexion et les invitations', from: 'après leur échéance' },
  mails: { what: 'La trace des courriels envoyés, sans leur texte', from: 'après l’envoi' },
  limits: { what: 'Les compteurs d’essais de connexion', from: 'après leur fin' },
  devices: { what: 'Les appareils reconnus, pour vous prévenir d’un nouvel appareil', from: 'sans connexion' },
  notices: { what: 'Les nouveautés que vous avez rangées', from: 'après les avoir rangées' },
  trash: {
    what: 'Les activités, les fiches, les notes d’équipe et les brouillons de questions supprimés',
    from: 'dans la corbeille',
  },
  daycares: { what: 'Un milieu supprimé et tout ce qui s’y trouve', from: 'après la suppression' },
  formerPeople: {
    what: 'Le nom et le courriel d’une personne qui a quitté son équipe (ses réponses restent, sans son nom)',
    from: 'après son départ',
  },
  erasedPeople: { what: 'Un compte dont la suppression a été demandée', from: 'au plus, après la suppression' },
  requests: { what: 'Les demandes de suppression de compte', from: 'après leur traitement' },
  prompts: { what: 'Ce qui a été demandé au générateur d’activités', from: 'après la demande' },
  reports: { what: 'Les signalements de questions et de sections de fiche', from: 'après la réponse' },
  surveys: { what: 'Les sondages d’équipe (les nombres, sans aucun nom)', from: 'après leur fermeture' },
  auditLog: { what: 'Le journal : qui a fait quoi, et quand', from: 'après l’inscription' },
}

export const privacyWords = {
  title: 'Vie privée',
  lead: 'Ce que Brindille sait de vous, pourquoi, pendant combien de temps, et comment vous gardez la main.',
  childrenTitle: 'Rien sur les enfants',
  children:
    'Brindille ne contient aucun renseignement sur un enfant : ni nom, ni photo, ni dossier. Les champs libres le rappellent; n’y écrivez jamais le nom d’un enfant.',
  whatTitle: 'Ce qui est gardé sur vous',
  what: [
    'Votre prénom, votre nom, votre courriel, votre rôle, le milieu où vous travaillez et, si vous les avez dits, les âges de votre groupe, combien d’enfants et d’adultes en font partie et les allergies présentes.',
    'Votre mot de passe, sous une forme qui ne permet pas de le retrouver.',
    'Ce que vous créez : activités, réponses aux quiz, classements, réflexions et notes. Vos réflexions et vos notes personnelles sont à vous seule; votre gestionnaire ne les voit pas.',
    'Les notes d’équipe que vous écrivez, lues par toute l’équipe avec votre nom, comme la politique météo qu’une gestionnaire enregistre. Si vous l’acceptez, vos activités planifiées ou vécues comptent dans l’équilibre de l’équipe : des nombres seulement, à partir de quatre personnes.',
    'Les notes que votre gestionnaire écrit sur vos quiz.',
    'Des nombres, sans nom de personne ni de milieu : combien de fois chaque fiche de la banque est choisie, vécue, modifiée ou signalée. L’administration de Brindille les lit pour améliorer les fiches.',
    'Vos connexions : quand, de quelle adresse IP et avec quel appareil, pour protéger votre compte.',
  ],
  thirdTitle: 'Rien ne part ailleurs',
  third:
    'Les pages ne chargent rien d’un autre site : ni police, ni image, ni mesure d’audience. Deux témoins suffisent, tous deux nécessaires : celui de votre session et celui qui reconnaît votre appareil. Quand un modèle de langage est branché, il reçoit les critères de l’activité, jamais votre nom, votre courriel ni celui de votre milieu.',
  machineTitle: 'Comment l’intelligence artificielle est utilisée ici',
  machine: [
    'Pour une seule chose : écrire des propositions d’activités, et seulement là où un modèle de langage est branché. Ailleurs, elles sont composées à partir de textes relus.',
    'Le modèle reçoit ce que vous choisissez et écrivez dans le générateur, et la fiche dont vous faites changer une partie; rien d’autre. Un nom d’enfant ou un autre renseignement personnel y est signalé avant l’envoi.',
    'Chaque fiche dit comment elle a été faite. Des règles de sécurité, écrites d’avance, la vérifient avant qu’elle s’affiche; vous la relisez, et vous décidez.',
    'Aucune décision sur une personne n’est prise par une machine. Un résultat de quiz ne fait que choisir vos prochaines questions.',
  ],
  durationsTitle: 'Combien de temps',
  rest: 'Le reste est gardé tant que votre compte ou votre milieu existe. Le registre des incidents de confidentialité est gardé au moins cinq ans.',
  rightsTitle: 'Vos droits',
  rights: [
    'Voir et emporter : « Télécharger mes données », dans « Mon compte », donne tout ce que Brindille sait de vous.',
    'Corriger : changez votre nom dans « Mon compte »; une gestionnaire change aussi son courriel dans « Mon milieu ». Pour le reste, écrivez à la personne responsable.',
    'Supprimer : « Supprimer mon compte », dans « Mon compte », envoie une demande traitée en 30 jours au plus.',
  ],
  back: 'Revenir à l’application',
  officerTitle: 'La personne responsable',
  officerMissing:
    'La personne responsable de la protection des renseignements personnels n’est pas encore nommée ici. Adressez-vous à la direction de votre milieu.',
} as const

export const myDataWords = {
  title: 'Mes données',
  lead: 'Tout ce que Brindille sait de vous, dans un fichier. Il reste sur votre appareil.',
  json: 'Télécharger mes données (JSON)',
  page: 'Lire mes données',
  eraseTitle: 'Supprimer mon compte',
  eraseLead:
    'Votre demande est traitée en 30 jours au plus. Votre nom, votre courriel, vos réflexions, vos notes et celles qui portent sur vos quiz sont effacés; les activités et les réponses aux quiz restent au milieu, sans votre nom.',
  erase: 'Demander la suppression',
  reason: 'Une précision',
  reasonHint: 'Sans nom d’enfant.',
  pending: 'Votre demande de suppression a été reçue le',
  withdraw: 'Retirer ma demande',
} as const

export const privacySentences = {
  reasonTooLong: 'La précision compte au plus 500 caractères.',
  lastManager: 'Cette personne est la seule gestionnaire d’un milieu. Nommez-en d’abord une autre.',
  lastAdmin: 'C’est le seul compte d’administration. Créez-en d’abord un autre.',
  titleMissing: 'Donnez un titre à l’incident.',
  titleTooLong: 'Le titre compte au plus 120 caractères.',
  circumstancesMissing: 'Décrivez ce qui s’est passé.',
  informationMissing: 'Dites quels renseignements sont touchés.',
  reasonsMissing: 'Dites pourquoi le risque est, ou n’est pas, sérieux.',
  textTooLong: 'Ce texte compte au plus 2 000 caractères.',
  dayMissing: 'Choisissez une date complète.',
  daysOrder: 'La découverte ne peut pas venir avant l’incident.',
  people: 'Inscrivez un nombre entier, de 0 à 1 000 000.',
  changed: 'Cet incident a été complété par quelqu’un d’autre entre-temps. Rechargez la page.',
} as const

export const registerWords = {
  title: 'Vie privée et incidents',
  lead: 'Les demandes de suppression de compte et le registre des incidents de confidentialité.',
  requestsTitle: 'Demandes de suppression de compte',
  requestsEmpty: 'Aucune demande n’attend.',
  eraseEffect:
    'Son nom, son courriel, ses réflexions et ses notes sont effacés tout de suite, et ses sessions se ferment. Ses activités et ses réponses restent, sans son nom. Rien ne peut être annulé.',
  incidentsTitle: 'Registre des incidents',
  incidentsEmpty: 'Aucun incident inscrit.',
  incidentsEmptyWhy:
    'Un accès, une utilisation, une communication ou une perte non voulus d’un renseignement personnel s’inscrit ici.',
  add: 'Inscrire un incident',
  export: 'Exporter le registre en CSV',
} as const
