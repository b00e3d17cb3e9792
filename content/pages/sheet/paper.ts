/** Le code au bas d’une fiche imprimée, et la page qu’il ouvre. */
export const paperWords = {
  code: 'Code QR de cette fiche imprimée',
  scan: 'Ce code dit si la fiche a changé depuis.',
  printedOn: (day: string) => `Imprimée le ${day}.`,
  above: 'Fiche sur papier',
  open: 'Ouvrir la fiche',
  same: 'Cette fiche n’a pas changé depuis l’impression.',
  changed: (date: string) => `Modifiée le ${date} : votre papier n’est plus à jour.`,
  changedAdvice: 'Ouvrez la fiche pour lire ce qui a changé, et imprimez-la de nouveau.',
  unsure: (date: string) => `Ce code ne permet pas de comparer. La fiche a été modifiée la dernière fois le ${date}.`,
  deleted: (date: string) => `Retirée le ${date} : cette fiche a été supprimée.`,
  deletedAdvice: 'Mettez ce papier de côté, et choisissez une autre activité.',
  refused: 'Retirée par les règles de sécurité d’aujourd’hui : ne vivez pas cette activité telle quelle.',
  lost: 'Cette fiche n’est pas ici',
  lostAdvice:
    'Elle a été supprimée pour de bon, ou elle est à un autre milieu que le vôtre. Mettez ce papier de côté, et choisissez une autre activité.',
} as const
