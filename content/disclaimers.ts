/** Fixed sentences, added by the application and never generated. */
export const DISCLAIMERS = {
  general:
    'Ces contenus soutiennent votre réflexion professionnelle. Ils ne remplacent ni la Loi et le Règlement sur les services de garde éducatifs à l’enfance, ni les politiques de votre milieu, ni le jugement des personnes sur place.',
  outdoors:
    'Évaluez le lieu, la météo et le groupe à chaque sortie. Les seuils indiqués sont des repères : ceux de votre milieu ont priorité.',
  generated:
    'Proposition générée automatiquement. Relisez-la, adaptez-la à vos observations et vérifiez la sécurité avant de la vivre avec les enfants.',
} as const
