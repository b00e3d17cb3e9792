/** Reading aloud, by the voice of the device. */
export const readAloudWords = {
  sheet: 'Écouter la fiche',
  page: 'Écouter',
  reading: 'En lecture',
  paused: 'En pause',
  pause: 'Pause',
  resume: 'Reprendre',
  stop: 'Arrêter',
  failed: 'Cet appareil n’a pas pu lire à voix haute.',
} as const
