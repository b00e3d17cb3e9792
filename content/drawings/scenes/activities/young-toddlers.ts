import * as indoors from './young-toddlers/indoors.ts'
import * as outdoors from './young-toddlers/outdoors.ts'

/** Pictures of the young toddlers' sheets: key of the sheet -> its drawing. */
export const YOUNG_TODDLER_SCENES = {
  'la-nappe-touche-par-terre': indoors.houseUnderTheCloth,
  'partie-revenue': indoors.goneAndBack,
  'la-chaise-se-promene': indoors.strollingChair,
  'tout-le-monde-a-quatre-pattes': indoors.wholePack,
  'le-panier-lourd-du-matin': indoors.heavyBasket,
  'la-puree-fait-des-chemins': indoors.pureePaths,
  'dessiner-dedans': indoors.scribbleInside,
  'cours-l-oiseau-s-envole': outdoors.birdSteps,
  'l-arrosoir-est-lourd': outdoors.heavyCan,
  'la-peinture-qui-disparait': outdoors.vanishingPaint,
  'la-botte-reste-prise': outdoors.stuckBoot,
  'le-dernier-tas': outdoors.lastHeap,
  'plouf-encore': outdoors.ploufAgain,
  'le-carre-de-tissu-s-envole': outdoors.stuckByWind,
}
