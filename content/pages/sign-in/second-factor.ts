/** Words of the second step of signing in. */
export const secondFactorSentences = {
  codeWrong: 'Ce code ne correspond pas, ou il a déjà servi. Attendez le suivant et réessayez.',
  firstCodeWrong:
    'Ce code ne correspond pas. Attendez le suivant, et vérifiez que l’heure de votre appareil est réglée automatiquement.',
  recoveryInvalid: 'Un code de secours compte 12 lettres ou chiffres.',
  recoveryWrong: 'Ce code de secours ne correspond pas, ou il a déjà servi. Prenez-en un autre de votre liste.',
  begunTooLongAgo: 'Plus de dix minutes ont passé. Recommencez la connexion : rien n’a été perdu.',
  closed:
    'Trop de codes ont échoué pour ce compte sur des appareils inconnus. Entrez depuis un appareil que vous avez déjà utilisé, ou réessayez demain.',
  isOn: 'La vérification en deux étapes est déjà activée pour votre compte.',
  isOff: 'La vérification en deux étapes n’est pas activée pour votre compte.',
} as const

/** After the password or the link. */
export const secondStepWords = {
  title: 'Deuxième étape',
  lead: 'Ouvrez votre application d’authentification et recopiez le code de Brindille.',
  codeHint: 'Il change toutes les 30 secondes.',
  enter: 'Entrer',
  withRecovery: 'Utiliser un code de secours',
  recoveryLead: 'Prenez un code de la liste que vous avez gardée. Chacun ne sert qu’une fois.',
  recovery: 'Code de secours',
  recoveryHint: 'Par exemple 4kfm-9xpq-2wrt',
  withApplication: 'Utiliser mon application',
  again: 'Recommencer la connexion',
  lost: 'Ni appareil, ni code de secours? Écrivez à la personne qui administre Brindille : elle peut retirer cette étape de votre compte.',
  closedLead: 'Cette étape vient après votre mot de passe ou votre lien, et reste ouverte dix minutes.',
} as const

/** « Mon compte », and the page that sets it up. */
export const secondFactorWords = {
  title: 'Vérification en deux étapes',
  offLead:
    'En plus de votre mot de passe ou de votre lien, un code que seul votre téléphone connaît. Quelqu’un qui devine votre mot de passe n’entre pas.',
  required: 'Votre rôle la demande dans cette installation.',
  set: 'Activer',
  manage: 'Gérer',
  on: (since: string) => `Activée le ${since}. Un code de votre application est demandé à chaque connexion.`,
  codesLeft: (count: number) =>
    count === 0
      ? 'Il ne vous reste aucun code de secours : créez-en de nouveaux.'
      : count === 1
        ? 'Il vous reste un seul code de secours.'
        : `Il vous reste ${count} codes de secours.`,
  renew: 'Créer de nouveaux codes de secours',
  remove: 'Désactiver',
  removeTitle: 'Désactiver la vérification en deux étapes?',
  removeEffect:
    'Votre mot de passe ou un lien suffira de nouveau pour entrer. Vos codes de secours ne serviront plus, et vos autres appareils devront se connecter de nouveau.',
  removed: 'Vérification en deux étapes désactivée',
  setUpLead: 'Deux minutes, avec votre téléphone ou votre tablette personnelle.',
  requiredLead: 'Votre rôle la demande ici : le reste de Brindille s’ouvre dès qu’elle est en place.',
  begin: 'Commencer',
  beginLead:
    'Il vous faut une application d’authentification, par exemple celle qui range déjà vos mots de passe, Google Authenticator ou Microsoft Authenticator. Brindille ne lui envoie rien.',
  scanTitle: 'Ajoutez Brindille à votre application',
  scanLead: 'Dans l’application, choisissez d’ajouter un compte, puis visez ce dessin.',
  qrLabel: 'Code QR à viser avec l’application d’authentification',
  secret: 'Sans appareil photo, recopiez cette clé',
  copySecret: 'Copier la clé',
  secretCopied: 'Clé copiée',
  confirmTitle: 'Recopiez le premier code',
  confirmHint: 'L’application montre maintenant six chiffres pour Brindille.',
  confirm: 'Activer la vérification',
  codesTitle: 'Vos codes de secours',
  codesLead:
    'Si votre téléphone se perd, chacun de ces codes ouvre votre compte une fois. Ils ne seront plus jamais montrés : imprimez-les, ou gardez-les loin de votre téléphone.',
  copy: 'Copier les codes',
  copied: 'Codes copiés',
  notCopied: 'La copie n’a pas fonctionné ici : imprimez-les ou recopiez-les.',
  print: 'Imprimer',
  done: 'Mes codes sont en lieu sûr',
} as const
