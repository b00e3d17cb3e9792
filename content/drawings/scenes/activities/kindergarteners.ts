import * as inside from './kindergarteners/indoors.ts'
import * as lake from './kindergarteners/lake.ts'
import * as sun from './kindergarteners/rain-and-sun.ts'
import * as snow from './kindergarteners/snow.ts'
import * as woods from './kindergarteners/woods.ts'
import * as yard from './kindergarteners/yard.ts'

/** Pictures of the sheets for children of four and five: key of the sheet -> its drawing. */
export const KINDERGARTENER_SCENES = {
  'le-barrage-des-castors': sun.beaverDam,
  'a-qui-est-cette-semelle': sun.whoseSole,
  'l-ombre-de-midi': sun.noonShadow,
  'la-feuille-qui-tient-toute-seule': sun.paperInTheWind,
  'les-briques-de-boue': yard.mudBricks,
  'la-planche-qui-penche': yard.tiltingPlank,
  'les-rubans-du-vent': yard.windRibbons,
  'le-musee-de-la-cour': yard.openAirMuseum,
  'le-grutier-obeit': woods.craneOperator,
  'le-tronc-demenage': woods.movingTrunk,
  'combien-de-bras-fait-l-arbre': woods.armsAroundTree,
  'le-mystere-de-la-feuille-trouee': woods.leafMystery,
  'ce-que-je-dis-au-lac': lake.shoutToTheLake,
  'le-plus-beau-plouf': lake.finestSplash,
  'le-lac-dans-un-cadre': lake.framedLake,
  'goutte-a-goutte-l-erable': snow.mapleDrops,
  'le-restaurant-des-mesanges': snow.chickadeeDiner,
  'un-mot-grand-comme-le-parc': snow.giantWord,
  'la-lumiere-revient': snow.lightReturns,
  'le-monde-a-l-envers': inside.adultTuckedIn,
  'un-bloc-une-reponse': inside.blockSurvey,
  'le-club-au-mot-de-passe': inside.passwordClub,
  'la-ville-de-carton': inside.cardboardTown,
  'le-cirque-du-tapis': inside.matCircus,
  'le-tuyau-a-secrets': inside.secretPipe,
  'la-partition-de-gribouillis': inside.scribbleScore,
}
