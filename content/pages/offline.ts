/** Page shown by the service worker when a page that is not kept here is asked for without connection. */
export const offlineWords = {
  title: 'Pas de connexion',
  lead: 'Cette page n’est pas gardée sur cet appareil. Rien de ce que vous avez écrit n’est perdu : revenez quand la connexion sera là.',
  retry: 'Réessayer',
  sent: 'Ce qui attendait sur cet appareil est envoyé.',
  install: {
    offer:
      'Gardez Brindille à portée de main : installée, elle s’ouvre d’un geste, et vos guides se lisent sans connexion.',
    accept: 'Installer',
    decline: 'Non merci',
  },
  week: 'Votre semaine et vos fiches, sans connexion',
  kept: 'Vous pouvez lire sans connexion',
} as const
