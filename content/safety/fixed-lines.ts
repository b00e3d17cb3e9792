/**
 * Fixed safety lines, added whole whenever their situation is present. They are a floor: the policy of the service and
 * the plan of a child come first.
 */
export const FIXED_LINES = {
  water: [
    'Noyade : quelques centimètres d’eau suffisent; un adulte dédié reste à portée de bras.',
    'Contenants d’eau vidés dès la fin du jeu.',
  ],
  coldWater: ['Eau par temps froid : gants étanches, mains asséchées aussitôt, jeu très court.'],
  waterside: [
    'Noyade : un adulte dédié à l’eau, chaque enfant près de la rive à portée de bras.',
    'Ligne à dix pas de l’eau : au-delà, peu d’enfants à la fois, comptés souvent.',
  ],
  frozenWater: ['Plan d’eau gelé : personne n’y met le pied, quelle que soit l’épaisseur.'],
  ice: ['Glace : bloc plus gros qu’un rouleau de papier hygiénique, retiré quand il rapetisse.'],
  snow: ['Aucun tunnel : toute niche reste ouverte sur le dessus, loin de la rue et du déneigement.'],
  woods: [
    'Branches mortes ou suspendues, grand vent : on change d’endroit.',
    'Tiques et herbe à puce : vêtements longs, peau inspectée au retour.',
    'Plantes, petits fruits et champignons : on regarde, on ne goûte pas.',
  ],
  woodsWinter: [
    'Branches chargées de neige, grand vent : on change d’endroit.',
    'Limite visible et dénombrement fréquent : la neige cache les repères.',
  ],
  fire: [
    'Feu : autorisations obtenues et danger d’incendie vérifié; un adulte dédié, de l’eau à portée, un cercle de limite.',
  ],
  street: ['Rue et véhicules : trajet repéré sans les enfants, rôle de chaque adulte convenu, dénombrement fréquent.'],
  throwing: ['Lancer et bâtons : une zone, une cible sous les épaules, un « stop » qui arrête tout.'],
  sledding: [
    'Glissade : assis ou à genoux, jamais tête première, casque de sports de neige, loin des arbres et de la rue.',
  ],
  meal: ['Aliments : enfant assis et surveillé; ce qui est rond ou dur est coupé en quatre, râpé ou cuit.'],
  weather: ['Météo : les seuils de votre milieu priment; au tonnerre, on rentre et on attend 30 minutes.'],
  sleep: ['Sommeil : équipement prévu, surface ferme et plane, sous surveillance.'],
  babySleep: ['Sommeil du poupon : sur le dos, seul, surface ferme et plane, sans literie molle, sous surveillance.'],
  underThree: ['Objet qui passe dans un rouleau de papier hygiénique : il reste hors du jeu.'],
  cords: ['Aucun lien autour d’un cou ou d’une taille.'],
  height: [
    'Hauteur : un adulte à portée de bras; l’enfant monte par lui-même, sans dépasser la limite de votre milieu.',
    'Sol souple et dégagé sous la prise; casque, capuchon et foulard retirés pour grimper.',
  ],
  tools: [
    'Outils : un adulte dédié à portée de bras, un enfant à la fois, les autres hors de la zone.',
    'Outils comptés avant et après, puis rangés hors de portée.',
  ],
  heat: [
    'Brûlure : l’adulte manipule seul les appareils, plats et liquides chauds, hors de portée des enfants.',
    'Tout se sert tiède.',
  ],
  animals: ['Animal inconnu, blessé ou mort : on regarde à distance, sans toucher ni nourrir; mains lavées.'],
  plants: ['Plantes, petits fruits et champignons : on regarde, on ne goûte pas.'],
  cold: ['Froid : suivez le seuil de votre milieu, au plus bas -27 °C, et touchez souvent nuques et mains.'],
  summer: ['Coup de chaleur, coup de soleil, surface brûlante, piqûres : ombre, eau et pauses.'],
  ticks: ['Tiques et herbe à puce : vêtements longs, peau inspectée au retour.'],
} as const
