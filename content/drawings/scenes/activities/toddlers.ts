import * as indoors from './toddlers/indoors.ts'
import * as outdoors from './toddlers/outdoors.ts'

/** Pictures of the toddlers' sheets: key of the sheet -> its drawing. */
export const TODDLER_SCENES = {
  'mon-ombre-danse': indoors.dancingShadow,
  'rouge-dans-jaune': indoors.redIntoYellow,
  'la-fenetre-des-au-revoir': indoors.goodbyeWindow,
  'le-dodo-des-toutous': indoors.sleepyToys,
  'le-camion-des-vidanges': indoors.garbageTruck,
  'toc-toc-la-boite': indoors.knockOnTheBox,
  'l-etoile-s-habille': indoors.starDresses,
  'ours-lourd-plume-legere': indoors.heavyBearLightFeather,
  'le-chantier-de-neige': outdoors.snowWorksite,
  'les-citrouilles-demenagent': outdoors.movingPumpkins,
  'le-nid-geant': outdoors.giantNest,
  'le-sable-du-bord-du-lac': outdoors.lakeSand,
  'le-lave-auto': outdoors.carWash,
  'le-bloc-de-glace': outdoors.iceBlock,
  'coucou-gros-arbre': outdoors.peekabooTree,
  'l-autobus-du-banc': outdoors.benchBus,
}
