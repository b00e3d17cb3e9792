import * as making from './preschoolers/making.ts'
import * as pretending from './preschoolers/pretending.ts'
import * as shore from './preschoolers/shore.ts'
import * as snow from './preschoolers/snow.ts'
import * as woods from './preschoolers/woods.ts'
import * as yard from './preschoolers/yard.ts'

/** Pictures of the sheets for children of three and four: key of the sheet -> its drawing. */
export const PRESCHOOLER_SCENES = {
  'le-labyrinthe-de-neige': snow.snowMaze,
  'qui-est-passe-par-ici': snow.whoCameBy,
  'la-boule-trop-grosse': snow.ballTooBig,
  'la-cabane-a-sucre-de-la-cour': snow.sugarShack,
  'la-cabane-a-plusieurs': woods.sharedHut,
  'le-plancher-est-en-lave': woods.floorIsLava,
  'doucement-la-buche': woods.gentlyTheLog,
  'sous-la-bache-la-pluie-raconte': woods.underTheTarp,
  'la-chanson-a-repondre': yard.answeringSong,
  'les-os-sous-la-terre': yard.hiddenBones,
  'le-marche-de-la-ruelle': yard.marketDay,
  'le-facteur-de-la-cour': yard.postman,
  'la-machine-a-eau': yard.waterMachine,
  'le-vent-dans-le-drap': shore.windInTheSheet,
  'la-lecon-de-vol': shore.flyingLesson,
  'le-dessin-que-le-vent-efface': shore.windErases,
  'les-bateaux-de-feuilles': shore.leafBoats,
  'le-pont-du-local': making.truckBridge,
  'le-bateau-qui-s-agrandit': making.growingBoat,
  'une-chambre-pour-le-monstre': making.monsterRoom,
  'le-papier-qui-n-en-finit-plus': making.endlessPaper,
  'capes-citrouilles-et-grandes-ombres': pretending.bigShadows,
  'la-tempete-de-bas': pretending.sockStorm,
  'la-clinique-des-toutous': pretending.stuffieClinic,
  'ou-est-passee-ma-main': pretending.whereIsMyHand,
  'la-boite-a-histoires': pretending.storyBox,
}
