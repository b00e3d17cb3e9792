import * as butterfliesFishCatsAndFlowers from './babies/butterflies-fish-cats-and-flowers.ts'
import * as care from './babies/care.ts'
import * as floorPlay from './babies/floor-play.ts'
import * as handsRattlesAndSleds from './babies/hands-rattles-and-sleds.ts'
import * as indoors from './babies/indoors.ts'
import * as outdoors from './babies/outdoors.ts'
import * as outings from './babies/outings.ts'
import * as paintPaperDoughAndSlopes from './babies/paint-paper-dough-and-slopes.ts'
import * as potsMirrorsAndLullabies from './babies/pots-mirrors-and-lullabies.ts'
import * as spongesAndSplashes from './babies/sponges-and-splashes.ts'
import * as springPumpkinsGiftsAndTrucks from './babies/spring-pumpkins-gifts-and-trucks.ts'
import * as towersScarvesAndGrass from './babies/towers-scarves-and-grass.ts'
import * as wakingGoodbyesNosesAndNames from './babies/waking-goodbyes-noses-and-names.ts'
import * as waterEggsSpoonsAndLeaves from './babies/water-eggs-spoons-and-leaves.ts'

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
  'coucou-te-voila': floorPlay.peekaboo,
  'les-boites-voyageuses': floorPlay.travellingBoxes,
  'le-bebe-a-faim': floorPlay.feedingTheDoll,
  'pieds-nus': floorPlay.bareFeet,
  'la-boite-tambour': floorPlay.boxDrum,
  'le-livre-qui-se-deplie': floorPlay.unfoldingBook,
  'la-pluie-tambourine': floorPlay.drummingRain,
  'le-manege-des-bras': floorPlay.armsCarousel,
  'la-manche-est-un-tunnel': care.sleeveTunnel,
  'un-pied-monte-l-autre-aussi': care.oneFootUp,
  'l-heure-ou-tout-ralentit': care.slowingHour,
  'qui-arrive': care.whoIsComing,
  'la-premiere-heure-du-nouveau': care.firstHour,
  'la-debarbouillette-fraiche': care.coolCloth,
  'ce-que-tu-regardes': care.whatYouLookAt,
  'le-premier-flocon': care.firstFlake,
  'sous-l-erable': outdoors.underTheMaple,
  'la-mousse-et-l-ecorce': outdoors.mossAndBark,
  'le-drap-qui-respire': outdoors.breathingSheet,
  'la-petite-butte': outdoors.littleHill,
  'encore-la-poussette-repart': outdoors.strollerGoesAgain,
  'plus-de-canard': outdoors.noMoreDuck,
  'pat-pat-la-boue': outdoors.patPatMud,
  'la-trace-de-ma-mitaine': outdoors.mittenTrace,
  'le-ballon-revient': outings.ballComesBack,
  'la-tournee-du-matin': outings.morningRound,
  'le-camion-du-mardi': outings.tuesdayTruck,
  'le-coin-assis-des-petits': outings.sameTree,
  'le-ver-s-allonge': outings.wormStretches,
  'la-reponse-des-oiseaux': outings.birdsAnswer,
  'roches-seches-roches-mouillees': outings.wetStones,
  'le-souffle-du-lac': outings.lakeBreath,
  'la-rive-vient-a-nous': outings.shoreComes,
  'par-terre-la-tour': towersScarvesAndGrass.cartonTower,
  'encore-un-foulard': towersScarvesAndGrass.anotherScarf,
  'au-bord-de-la-couverture': towersScarvesAndGrass.edgeOfTheBlanket,
  'oh-le-pigeon': towersScarvesAndGrass.ohThePigeon,
  'je-me-leve-je-reviens': potsMirrorsAndLullabies.songByTheShelf,
  'l-armoire-d-en-bas': potsMirrorsAndLullabies.lowCupboard,
  'l-autre-bebe-du-miroir': potsMirrorsAndLullabies.otherBabyInTheMirror,
  'de-l-autre-cote-du-coussin': potsMirrorsAndLullabies.overTheCushions,
  'la-chanson-attend-tes-mains': handsRattlesAndSleds.singingHands,
  'secoue-arrete-ecoute': handsRattlesAndSleds.shakeAndStop,
  'ton-pied-dit-oui': handsRattlesAndSleds.askedFoot,
  'le-traineau-fait-le-tour': handsRattlesAndSleds.sledGoesRound,
  'un-doigt-d-eau': waterEggsSpoonsAndLeaves.fingerOfWater,
  'l-oeuf-roule-de-travers': waterEggsSpoonsAndLeaves.eggRollsAskew,
  'deux-cuilleres-se-repondent': waterEggsSpoonsAndLeaves.spoonsAnswer,
  'les-feuilles-rentrent-au-sec': waterEggsSpoonsAndLeaves.sheetOfLeaves,
  'l-eponge-fait-plaf': spongesAndSplashes.spongeGoesPlaf,
  'le-jaune-se-sauve': paintPaperDoughAndSlopes.paintUnderTheSheet,
  'la-vitre-garde-le-tissu': paintPaperDoughAndSlopes.feltOnTheWindow,
  'la-pate-garde-le-poing': paintPaperDoughAndSlopes.fistsInTheLoaf,
  'la-pente-me-ramene-chez-toi': paintPaperDoughAndSlopes.slopeAndTunnel,
  'tes-mains-sont-dehors': springPumpkinsGiftsAndTrucks.handsOutside,
  'la-citrouille-pleine-de-mains': springPumpkinsGiftsAndTrucks.pumpkinInItsNest,
  'un-pied-puis-tout-le-papier': springPumpkinsGiftsAndTrucks.footThenPaper,
  'vroum-a-quatre-pattes': springPumpkinsGiftsAndTrucks.vroomOnAllFours,
  'un-reveil-un-cran-de-lumiere': wakingGoodbyesNosesAndNames.lightThroughTheBlind,
  'ton-chapeau-reste-avec-moi': wakingGoodbyesNosesAndNames.hatThatStays,
  'mon-doigt-sonne-a-ton-nez': wakingGoodbyesNosesAndNames.fingerRingsTheNose,
  'ton-nom-roule-jusqu-a-toi': wakingGoodbyesNosesAndNames.facesOnTheFloor,
  'un-papillon-sur-ton-genou': butterfliesFishCatsAndFlowers.butterflyOnTheKnee,
  'bloub-sur-le-bedon': butterfliesFishCatsAndFlowers.fishOnTheTummy,
  'le-minou-ronronne-sur-toi': butterfliesFishCatsAndFlowers.purringCat,
  'la-fleur-vient-a-ton-nez': butterfliesFishCatsAndFlowers.flowerToTheNose,
}
