/** Fixed sentences, added by the application and never generated. */
export const DISCLAIMERS = {
  general:
    'Ces contenus soutiennent votre réflexion professionnelle. Ils ne remplacent ni la Loi et le Règlement sur les services de garde éducatifs à l’enfance, ni les politiques de votre milieu, ni le jugement des personnes sur place.',
  health:
    'Ces informations sont générales. En cas de doute, suivez le plan de soins de l’enfant ou consultez Info-Santé (811); en cas d’urgence, composez le 911. Intoxication : Centre antipoison du Québec, 1 800 463-5060.',
  independence: 'Application indépendante, sans lien avec le ministère de la Famille ni l’AQCPE.',
  outdoors:
    'Évaluez le lieu, la météo et le groupe à chaque sortie. Les seuils indiqués sont des repères : ceux de votre milieu ont priorité.',
  generated:
    'Proposition générée automatiquement. Relisez-la, adaptez-la à vos observations et vérifiez la sécurité avant de la vivre avec les enfants.',
} as const
