/** « Beau pour sortir? » : la politique d’un milieu, et les valeurs du jour en face d’elle. */
export type WeatherSubject = 'cold' | 'heat' | 'uv' | 'air'

export const weatherSentences = {
  wordsTooLong: 'Ce texte compte au plus 300 caractères.',
  range: (lowest: number, highest: number) => `Écrivez un nombre entier de ${lowest} à ${highest}, ou laissez vide.`,
  airRange: 'Écrivez un nombre entier de 1 à 10, ou 10+, ou laissez vide.',
  order: {
    cold: '« On reste à l’intérieur » vient après « on adapte » : à un nombre plus bas.',
    others: '« On reste à l’intérieur » vient après « on adapte » : à un nombre plus élevé.',
  },
  babies: {
    cold: 'Pour les poupons, le seuil vient avant celui du groupe, ou en même temps : le même nombre, ou plus élevé.',
    others: 'Pour les poupons, le seuil vient avant celui du groupe, ou en même temps : le même nombre, ou plus bas.',
  },
  changed: 'Cette politique a été modifiée ailleurs depuis que vous l’avez lue.',
} as const

export const SUBJECT_TITLES: Record<WeatherSubject | 'rain' | 'thunder', string> = {
  cold: 'Froid',
  heat: 'Chaleur',
  uv: 'Soleil',
  air: 'Qualité de l’air',
  rain: 'Pluie',
  thunder: 'Tonnerre',
}

/** What the thresholds of a subject are compared with. */
export const SUBJECT_MEASURES: Record<WeatherSubject, string> = {
  cold: 'Température (°C) ou refroidissement éolien : le plus froid des deux.',
  heat: 'Humidex ou température (°C) : le plus élevé des deux.',
  uv: 'Indice UV.',
  air: 'Cote air santé, de 1 à 10+.',
}

/** Anchor of the sheet of each subject in the guide (content/guides/backpack/weather.ts). */
export const SUBJECT_SHEETS: Record<WeatherSubject, string> = {
  cold: 'froid',
  heat: 'chaleur',
  uv: 'soleil',
  air: 'fumee',
}

/** The end of the air quality health index, « 10+ », is read and stored as this number. */
export const AIR_ABOVE_TEN = 11

export const THRESHOLD_SIDES = { cold: 'ou moins', others: 'ou plus' } as const

export const thresholdText = (subject: WeatherSubject, number: number): string =>
  subject === 'air' && number === AIR_ABOVE_TEN
    ? '10+'
    : `${number} ${THRESHOLD_SIDES[subject === 'cold' ? 'cold' : 'others']}`

export const THRESHOLD_LABELS = {
  adapt: 'On adapte',
  stayIn: 'On reste à l’intérieur',
  babiesAdapt: 'Poupons : on adapte',
  babiesStayIn: 'Poupons : on reste à l’intérieur',
} as const

export const RAIN_LEVELS = {
  USUAL: 'On sort comme d’habitude, habillé pour la pluie',
  ADAPT: 'On adapte la sortie',
  STAY_IN: 'On reste à l’intérieur',
} as const

/** Said as it is in the guide, in every daycare: no policy makes it milder. */
export const THUNDER_RULE =
  'Au premier coup de tonnerre, on rentre dans un bâtiment ou un véhicule fermé. On attend 30 minutes après le dernier coup avant de ressortir, ou davantage si votre politique le dit. Un arbre isolé, une bâche ou un abri de parc ouvert n’est pas un abri.'

export const weatherPolicyWords = {
  title: 'Notre politique météo',
  lead: 'À partir de quand on adapte la sortie, à partir de quand on reste à l’intérieur. La gestionnaire l’écrit, toute l’équipe la lit.',
  today: 'Beau pour sortir?',
  print: 'Imprimer la politique',
  edit: 'Modifier la politique',
  confirm: 'Compléter et confirmer',
  proposed: 'Personne n’a encore confirmé cette politique.',
  proposedWhy: 'C’est une proposition, faite des repères publiés. Là où rien n’a été publié, rien n’est proposé.',
  askManager: 'Votre gestionnaire peut la compléter et la confirmer.',
  confirmed: (date: string, who: string | null) => `Confirmée le ${date}${who ? ` par ${who}` : ''}`,
  notSet: 'Pas encore fixé',
  sameForBabies: 'Poupons (0-18 mois) : les mêmes seuils.',
  own: 'Notre milieu',
  published: 'Ce qui est publié :',
  rainQuestion: 'Quand il pleut',
  babies: 'Poupons (0-18 mois), si c’est plus tôt',
  wordsLabel: 'Ce que fait alors notre milieu',
  wordsHint: 'Pauses, durée, lieu, vêtements : vos mots, affichés tels quels. Sans nom d’enfant.',
  thunderFixed: 'Cette règle vaut pour tous les milieux : elle ne se règle pas.',
  save: 'Enregistrer et confirmer',
  cancel: 'Annuler',
  saved: 'Politique enregistrée',
  restored: 'Politique précédente rétablie',
  draft: 'Vos changements non enregistrés sont gardés sur cet appareil.',
  empty: 'Laissez vide ce que votre milieu n’a pas décidé.',
} as const

export const weatherWords = {
  title: 'Beau pour sortir?',
  lead: 'Écrivez les valeurs du moment : la politique de votre milieu répond. Vous décidez.',
  policy: 'Lire notre politique',
  readAndConfirm: 'La lire et la confirmer',
  values: 'Les valeurs du moment',
  valuesHint: 'Écrivez celles que vous avez. Elles restent sur cet appareil, pour aujourd’hui seulement.',
  measures: {
    temperature: 'Température',
    wind: 'Vent',
    windChill: 'Refroidissement éolien',
    humidex: 'Humidex',
    uv: 'Indice UV',
    air: 'Cote air santé',
  },
  units: { temperature: '°C', wind: 'km/h', air: '1 à 10+' },
  invalid: (lowest: number, highest: number) => `Écrivez un nombre de ${lowest} à ${highest}.`,
  invalidAir: 'Écrivez un nombre de 1 à 10, ou 10+.',
  windAlone: 'Avec la température, il donne le refroidissement éolien.',
  computed: (index: number) => `Calculé : ${index}, selon la formule d’Environnement Canada.`,
  notComputed: 'Il se calcule à 5 °C ou moins, avec un vent de 5 km/h ou plus.',
  typedFirst: 'Votre nombre compte, plutôt que le calcul.',
  sky: 'Le ciel',
  rain: 'Il pleut',
  thunder: 'On entend le tonnerre',
  ages: 'Les âges de votre groupe',
  clear: 'Effacer les valeurs',
  cleared: 'Valeurs effacées',
  restored: 'Valeurs remises',
  answer: 'Ce que dit la politique',
  waiting: 'Écrivez une valeur',
  waitingWhy: 'La réponse paraît ici, à mesure que vous écrivez.',
  levels: {
    STAY_IN: 'À l’intérieur',
    ADAPT: 'Sortie plus courte, avec pauses',
    USUAL: 'Sortie habituelle',
    UNSET: 'La politique ne répond pas à tout',
  },
  says: { saved: 'Votre politique dit :', proposed: 'La proposition dit :' },
  unset: (subjects: string) => `Aucun seuil ne répond pour : ${subjects}. C’est à voir avec votre équipe.`,
  youDecide:
    'La politique compare des nombres. Vous voyez les enfants, le lieu et le ciel : c’est vous qui décidez, et vous pouvez toujours être plus prudente.',
  tags: {
    STAY_IN: 'On reste à l’intérieur',
    ADAPT: 'On adapte',
    USUAL: 'Aucun seuil atteint',
    UNSET: 'Aucune réponse',
  },
  measured: {
    temperature: (value: string) => `${value} °C`,
    wind: (value: string) => `${value} km/h`,
    windChill: (value: string) => `refroidissement éolien de ${value}`,
    humidex: (value: string) => `humidex de ${value}`,
    uv: (value: string) => `indice de ${value}`,
    air: (value: string) => `cote de ${value}`,
  },
  computedMark: 'calculé',
  reached: (name: string, threshold: string) => `Seuil atteint : « ${name} », ${threshold}.`,
  next: (name: string, threshold: string) => `Prochain seuil : « ${name} », ${threshold}.`,
  stayInOnly: (threshold: string) =>
    `Le seuil « On reste à l’intérieur », ${threshold}, n’est pas atteint. Aucun seuil « On adapte » n’est fixé.`,
  noThreshold: 'Aucun seuil n’est fixé.',
  rainUnset: 'Rien n’est fixé pour la pluie.',
  humidexToo: 'L’humidex peut être plus élevé que la température : écrivez-le s’il est publié.',
  ofPolicy: 'Politique de votre milieu.',
  ofGuide: 'Règle du guide « Pas de mauvais temps! ».',
  ofPublished: 'Ce qui est publié :',
  wrote: 'Votre milieu a écrit :',
  babiesHint: 'Votre politique a des seuils pour les poupons : cochez « 0-18 mois » s’il y en a dans le groupe.',
  before: 'Ce qu’on met, ce qu’on prépare',
  outside: 'Dehors, et au retour',
  stop: 'On arrête, on appelle',
  guide: 'Lire « Pas de mauvais temps! »',
  activities: 'Des activités à proposer',
  where: 'Où',
  outdoors: 'Dehors',
  indoors: 'À l’intérieur',
  noActivity: 'Aucune fiche pour ces âges et cette saison. Cochez d’autres âges, ou changez de lieu.',
  allActivities: 'Voir toutes ces activités',
} as const

/** Lines of the guide « Pas de mauvais temps! », for what has no sheet of its own there. */
export const WEATHER_ADVICE = {
  mild: {
    before: ['Des couches, qu’on enlève et qu’on remet.'],
    outside: ['Touchez la nuque : moite, on enlève une couche; froide, on bouge ou on en ajoute une.'],
    stop: [],
  },
  rain: {
    before: [
      'Une couche qui coupe le vent et l’eau, des bottes, la tête couverte.',
      'Du rechange sec pour tous : mitaines, bas, pantalons.',
    ],
    outside: ['Mouillé, on rentre se changer, même si le jeu est bon.'],
    stop: [],
  },
  wind: {
    before: [],
    outside: [
      'Par grand vent, on évite la forêt : des branches peuvent tomber. Choisissez un champ, la cour ou un abri.',
    ],
    stop: [],
  },
  thunder: { before: ['Décidez de votre bâtiment avant de partir.'], outside: [], stop: [] },
} as const satisfies Record<string, Record<'before' | 'outside' | 'stop', readonly string[]>>
