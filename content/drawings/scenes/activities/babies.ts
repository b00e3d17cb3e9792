import * as indoors from './babies/indoors.ts'
import * as outdoors from './babies/outdoors.ts'

/** Pictures of the babies' sheets: key of the sheet -> its drawing. */
export const BABY_SCENES = {
  'panier-aux-tresors': indoors.treasureBasket,
  'la-boite-qui-avale': indoors.swallowingBox,
  'gros-bol-petit-bol': indoors.bigBowlSmallBowl,
  'la-grosse-courge': indoors.hugePumpkin,
  'la-montagne-de-coussins': indoors.cushionMountain,
  'debout-le-long-du-banc': indoors.alongTheBench,
  'la-main-a-la-fenetre': indoors.handOnTheWindow,
  'la-banane-change': indoors.bananaChanges,
  'la-neige-entre-au-local': indoors.snowIndoors,
  'le-grand-papier': indoors.bigPaper,
  'sous-l-erable': outdoors.underTheMaple,
  'la-mousse-et-l-ecorce': outdoors.mossAndBark,
  'le-drap-qui-respire': outdoors.breathingSheet,
  'la-petite-butte': outdoors.littleHill,
  'encore-la-poussette-repart': outdoors.strollerGoesAgain,
  'plus-de-canard': outdoors.noMoreDuck,
  'pat-pat-la-boue': outdoors.patPatMud,
  'la-trace-de-ma-mitaine': outdoors.mittenTrace,
}
