/**
 * Words that stay to the letter: other programs look these texts up on the screen by their exact characters, straight
 * apostrophe included. They are the only texts of the product that the rules of typography do not apply to.
 */
export const FIXED_WORDS = {
  generatorTitle: "Générateur d'Activités Pédagogiques",
  generate: "Générer l'activité",
} as const
