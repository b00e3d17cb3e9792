/** Before a text that may identify a child is kept. */
export const keptTextWords = {
  found: 'Ce texte semble permettre de reconnaître un enfant :',
  advice: 'Écrivez « un enfant » ou « le groupe ». Rien n’est enregistré pour l’instant.',
  correct: 'Corriger le texte',
  keep: 'Enregistrer quand même',
  saving: 'Enregistrement…',
  saved: 'Enregistré',
  kept: 'Votre texte est gardé sur cet appareil jusqu’à ce qu’il soit enregistré.',
} as const
