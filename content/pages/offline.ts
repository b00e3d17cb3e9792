/** Page shown by the service worker when a page that was never read here is asked for without connection. */
export const offlineWords = {
  title: 'Pas de connexion',
  lead: 'Cette page n’est pas gardée sur cet appareil. Rien de ce que vous avez écrit n’est perdu : revenez quand la connexion sera là.',
  retry: 'Réessayer',
  kept: 'Vous pouvez lire sans connexion',
} as const
