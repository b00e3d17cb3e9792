/** Sun, heat, cold, smoke, insects, ticks: what was published, and what to do with it. */
export type WeatherSheet = {
  /** Anchor: never renamed. */
  id: string
  title: string
  /** The published threshold, and by whom; or that none was found. */
  published: string
  before: readonly string[]
  outside: readonly string[]
  /** When to go in, and whom to call. */
  goIn: string
  /** Words that people type for it and that it does not say, for the search. */
  keywords: string
}

export const WEATHER_TITLE = 'Soleil, chaleur, froid, fumée, insectes, tiques'

/** Said above the sheets and on each of them. */
export const WEATHER_POLICY = 'La politique de votre milieu prime.'

/** Leads to « Beau pour sortir? ». */
export const WEATHER_COMPARE = 'Comparer les valeurs du jour avec la politique de votre milieu'

export const WEATHER_LEAD =
  'Les chiffres publiés par la santé publique et par les pédiatres, et les gestes qui vont avec. Aucun ne décide à votre place.'

export const WEATHER_SHEETS: readonly WeatherSheet[] = [
  {
    id: 'soleil',
    title: 'Soleil',
    published:
      'Québec.ca : éviter l’exposition sans protection de 11 h à 15 h. Jusqu’à 85 % des rayons UV traversent les nuages. Avant 6 mois : de l’ombre et des vêtements, pas de crème.',
    before: [
      'Repérez l’ombre pour l’heure de la sortie : elle bouge.',
      'Chapeau, vêtements légers qui couvrent, lunettes si l’enfant les garde.',
      'Crème solaire avec l’autorisation écrite du parent, environ 30 minutes avant de sortir.',
    ],
    outside: [
      'On remet de la crème aux deux heures, et après la baignade ou l’effort.',
      'On joue à l’ombre d’abord, et on y boit ensemble à heures fixes.',
      'La neige, le sable et l’eau renvoient les rayons : mêmes gestes en février.',
    ],
    goIn: 'La peau rosit, l’ombre a disparu, un enfant devient maussade : on rentre.',
    keywords: 'crème solaire UV chapeau coup de soleil FPS',
  },
  {
    id: 'chaleur',
    title: 'Chaleur',
    published:
      'Santé publique de la Capitale-Nationale : un épisode de chaleur, c’est 30 °C et un humidex de 40 pendant au moins une heure. Ce repère d’alerte n’est pas un seuil de sortie : selon la politique de votre milieu.',
    before: [
      'Lisez la prévision pour l’heure du retour, et sortez tôt.',
      'Les enfants de moins de 5 ans sont parmi les plus vulnérables, les poupons encore plus.',
      'Préparez de l’eau pour boire et de l’eau pour se mouiller.',
    ],
    outside: [
      'On boit souvent, sans attendre la soif, et on mouille les bras et la nuque.',
      'On touche le métal, le sable et l’asphalte avant que les enfants y posent la main.',
      'Moins d’effort, plus d’ombre. Jamais un enfant seul dans un véhicule.',
    ],
    goIn: 'Visage très rouge, irritabilité : au frais, on fait boire, on mouille la peau. Un doute : Info-Santé, 811. Somnolence, propos confus, vomissements, malaise : 911; en attendant, on mouille la peau, et on ne fait pas boire un enfant somnolent.',
    keywords: 'canicule humidex coup de chaleur déshydratation été',
  },
  {
    id: 'froid',
    title: 'Froid',
    published:
      'Société canadienne de pédiatrie : rester à l’intérieur à -27 °C ou moins, température ou refroidissement éolien. Beaucoup de milieux choisissent un seuil plus prudent, surtout pour les poupons.',
    before: [
      'Trois couches : évacuer l’humidité, isoler, couper le vent. Cache-cou, jamais de foulard ni de cordon.',
      'Mitaines et bas de rechange pour tous, dans une caisse de prêt.',
      'Décidez de la durée avant de sortir, et du refuge le plus proche.',
    ],
    outside: [
      'On bouge, et on fait plus de pauses avec les petits.',
      'On touche la nuque et les doigts : on ne se fie pas à l’habit de neige.',
      'Mouillé, on rentre se changer, même si le jeu est bon.',
    ],
    goIn: 'Peau pâle, grisâtre ou engourdie : on rentre, on réchauffe doucement contre la peau, sans frotter, et on consulte Info-Santé (811).',
    keywords: 'engelure hiver refroidissement éolien température moins tuque mitaine',
  },
  {
    id: 'fumee',
    title: 'Fumée et smog',
    published:
      'Nous n’avons trouvé aucun seuil publié pour les services de garde. La cote air santé et l’indice de la qualité de l’air se consultent en ligne. À partir de combien on reste à l’intérieur : selon la politique de votre milieu et les avis de la santé publique.',
    before: [
      'Regardez l’indice de votre région le matin et juste avant de partir : il change en quelques heures.',
      'Les enfants de moins de 5 ans, et ceux qui ont de l’asthme, sont parmi les plus sensibles.',
      'La pompe d’un enfant et son plan voyagent avec l’adulte qui l’accompagne.',
    ],
    outside: [
      'Une odeur de fumée, un ciel voilé : on remet à plus tard ce qui demande un effort.',
      'Un air qui paraît clair peut être mauvais : c’est l’indice qui compte.',
      'À l’intérieur, on ferme portes et fenêtres et on propose des jeux calmes.',
    ],
    goIn: 'Toux, yeux qui piquent, mal de gorge : on rentre. Une respiration difficile ou sifflante : son plan d’urgence, et le 911.',
    keywords: 'feux de forêt qualité de l’air particules asthme pollution',
  },
  {
    id: 'insectes',
    title: 'Insectes et insectifuge',
    published:
      'Hôpitaux pédiatriques et Santé Canada : aucun insectifuge sur la peau avant 6 mois. Ensuite, le produit et le nombre d’applications suivent le protocole en vigueur du ministère de la Famille et l’autorisation du parent.',
    before: [
      'Vêtements longs, clairs et amples; moustiquaire sur la poussette.',
      'Crème solaire d’abord, insectifuge ensuite. Jamais sur les mains, le visage ou sous les vêtements.',
      'Faites le tour du lieu : nid de guêpes, eau qui dort, fruits tombés.',
    ],
    outside: [
      'Gourdes à couvercle, et on regarde avant de boire.',
      'Une guêpe tourne autour : on s’éloigne lentement, sans grands gestes.',
      'Au retour, on lave la peau où l’on a mis de l’insectifuge.',
    ],
    goIn: 'Une piqûre : on retire le dard en raclant, on met du froid, on surveille la respiration. Visage qui enfle, respiration difficile, vomissements répétés, malaise : épinéphrine selon le plan de l’enfant, et 911.',
    keywords: 'moustiques maringouins chasse-moustiques guêpe abeille piqûre mouche noire',
  },
  {
    id: 'tiques',
    title: 'Tiques',
    published:
      'CIUSSS de la Mauricie-et-du-Centre-du-Québec : présentes de mars à novembre environ, actives dès 4 °C. Leur territoire s’étend : demandez si le vôtre en fait partie.',
    before: [
      'Vêtements longs et clairs, souliers fermés, bas par-dessus le pantalon.',
      'Préparez la pince fine et un papier pour noter.',
    ],
    outside: [
      'On marche au centre du sentier, on s’assoit sur une couverture.',
      'Au retour, on regarde la nuque, le bord des cheveux, les oreilles, les bras, derrière les genoux. Le parent regarde le reste au bain.',
      'On prévient les parents le jour même que le groupe est allé en forêt ou dans l’herbe haute.',
    ],
    goIn: 'Une tique attachée : on la retire avec une pince fine, au ras de la peau, sans l’écraser, ou on appelle le parent si votre politique le lui confie. On note la date et l’endroit du corps, on prévient le parent et on appelle Info-Santé (811).',
    keywords: 'tique piqûre herbe haute forêt pince',
  },
]
