/** Déclaration d’accessibilité : ce qui a été essayé, ce qui manque. Changez `date` quand la liste est relue. */
export const accessibilityWords = {
  title: 'Accessibilité',
  lead: 'Brindille doit servir à toutes celles qui y travaillent, quelle que soit leur façon de voir, d’entendre, de bouger ou de lire. Le but : le niveau AA des Règles pour l’accessibilité des contenus Web (WCAG, version de 2023).',
  parts: [
    {
      title: 'Ce qui est vérifié à chaque changement',
      lines: [
        'Toutes les pages, en clair et en sombre, à la largeur d’un ordinateur, d’une tablette et d’un téléphone, par un outil automatique (axe). Un tel outil ne trouve pas tout.',
        'Des parcours entiers au clavier seul : se connecter, faire un quiz, créer et modifier une activité, gérer une équipe.',
        'Les contrastes, la taille des cibles (44 pixels), et aucune page qui défile de côté à 320 pixels.',
        'Les feuilles imprimées : du noir sur blanc, sans menu.',
      ],
    },
    {
      title: 'Ce que vous pouvez régler',
      lines: [
        'Le thème, la taille du texte, les animations et les raccourcis d’une seule touche, dans « Mon compte », à « Affichage ».',
        'La touche du point d’interrogation affiche les raccourcis de la page.',
        'Une fiche d’activité peut être lue à voix haute, si votre appareil possède une voix française.',
        'Ce qui se glisse se fait aussi avec un bouton : classer un énoncé, déplacer une activité dans la semaine.',
        'Un message qui offre « Annuler » reste au moins dix secondes; Alt+Z y mène.',
      ],
    },
    {
      title: 'Ce qui manque encore',
      lines: [
        'Aucune personne qui travaille avec un lecteur d’écran (NVDA, JAWS, VoiceOver, TalkBack) n’a encore essayé Brindille pour nous.',
        'La lecture à voix haute dépend des voix de l’appareil : sans voix française installée, le bouton n’apparaît pas.',
        'Les fichiers PDF que votre navigateur produit en imprimant ne sont pas vérifiés.',
        'Les fiches modifiées ou ajoutées par votre équipe n’ont que l’image et les mots qu’on leur a donnés.',
      ],
    },
  ],
  contactTitle: 'Une difficulté?',
  contact: 'Dites ce que vous faisiez, à quelle page et avec quel appareil. Pas besoin de savoir pourquoi ça coince.',
  contactMissing: 'Aucune adresse n’est encore donnée ici. Adressez-vous à la direction de votre milieu.',
  date: 'Liste relue le 27 novembre 2026.',
  back: 'Revenir à l’application',
} as const
