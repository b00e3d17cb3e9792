import * as babiesToCome from './toddlers/babies-to-come.ts'
import * as bananaCakesSunscreenMeltedSnowColorDropsAndFunnels from './toddlers/banana-cakes-sunscreen-melted-snow-color-drops-and-funnels.ts'
import * as bubblesAndSugarShack from './toddlers/bubbles-and-sugar-shack.ts'
import * as castlesHorsesAndEggBoxes from './toddlers/castles-horses-and-egg-boxes.ts'
import * as dinosaurMothersSlugTrailsPaintedFeetBarnMovesAndSponges from './toddlers/dinosaur-mothers-slug-trails-painted-feet-barn-moves-and-sponges.ts'
import * as earth from './toddlers/earth-and-woods.ts'
import * as home from './toddlers/home-and-night.ts'
import * as indoors from './toddlers/indoors.ts'
import * as junglePondAndIce from './toddlers/jungle-pond-and-ice.ts'
import * as makeBelieve from './toddlers/make-believe.ts'
import * as moods from './toddlers/moods-and-sounds.ts'
import * as outdoors from './toddlers/outdoors.ts'
import * as pizzaHaircutsAndBirthdays from './toddlers/pizza-haircuts-and-birthdays.ts'
import * as pottiesDiggersAndMushrooms from './toddlers/potties-diggers-and-mushrooms.ts'
import * as pumpkinsGluedLeavesTweezersLoveNotesAndFavouriteBooks from './toddlers/pumpkins-glued-leaves-tweezers-love-notes-and-favourite-books.ts'
import * as rollsNamesAndSponges from './toddlers/rolls-names-and-sponges.ts'
import * as rooms from './toddlers/rooms-and-days.ts'
import * as snowmenStonesGeeseAndBrooms from './toddlers/snowmen-stones-geese-and-brooms.ts'
import * as tailsUnderTheDough from './toddlers/tails-under-the-dough.ts'
import * as tidyingBootsSoapDoorwaysAndScarfRests from './toddlers/tidying-boots-soap-doorways-and-scarf-rests.ts'
import * as trucksOnTapeLeafPailsPuddlesPomponsAndRice from './toddlers/trucks-on-tape-leaf-pails-puddles-pompons-and-rice.ts'
import * as seasons from './toddlers/wind-and-seasons.ts'

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
  'le-train-des-boites': makeBelieve.boxTrain,
  'papillon-pose-toi': makeBelieve.butterflyLands,
  'le-petit-panier': makeBelieve.littleBasket,
  'gros-pas-de-dinosaure': makeBelieve.dinosaurSteps,
  'le-vent-prend-mon-mouchoir': seasons.windTakesCloth,
  'les-vagues-de-tissu': seasons.clothWaves,
  'la-premiere-neige-vite': seasons.firstSnow,
  'grande-feuille-petite-feuille': seasons.leafFamilies,
  'les-provisions-de-l-ecureuil': seasons.squirrelStores,
  'doum-et-plus-rien': moods.doumThenNothing,
  'la-bottine-perdue': moods.lostBoot,
  'le-miroir-fait-la-baboune': moods.poutInMirror,
  'le-bain-des-bebes': moods.dollBath,
  'le-gros-vroum-apprivoise': rooms.tamedVacuum,
  'une-place-pour-le-nouveau': rooms.placeForNewcomer,
  'moi-tout-seul-la-tuque': rooms.hatAllAlone,
  'une-assiette-pour-chacun': rooms.plateForEach,
  'trois-paniers-pour-une-idee': rooms.threeBaskets,
  'ma-rondelle-est-arrivee': rooms.arrivalSlices,
  'l-escargot-monte': rooms.snailNap,
  'la-banane-se-deshabille': rooms.bananaUndresses,
  'la-tablette-de-demain': rooms.shelfOfTomorrow,
  'le-gribouillis-qui-marche': earth.scribbleWalks,
  'si-nous-l-etions': earth.becomingIt,
  'la-cuisine-de-boue': earth.mudSoup,
  'le-ver-sur-l-asphalte': earth.wormOnAsphalt,
  'la-patate-cachee': earth.hiddenPotato,
  'la-fourmi-demenage': earth.antMoves,
  'l-arbre-repere': earth.landmarkTree,
  'le-tronc-couche': earth.lyingTrunk,
  'ma-botte-fait-crac': earth.bootSounds,
  'a-deux-ca-leve': earth.liftTogether,
  'miaou-derriere-la-porte': home.meowBehindDoor,
  'la-lune-sur-le-mur': home.moonOnWall,
  'allo-qui-est-la': home.helloWhoIsThere,
  'bulle-bulle-ou-t-en-vas-tu': bubblesAndSugarShack.bubbleChase,
  'venez-vous-en-a-la-cabane': bubblesAndSugarShack.sugarShack,
  'grand-comme-mes-bras': bubblesAndSugarShack.wideAsMyArms,
  'ca-roule-ou-ca-reste': bubblesAndSugarShack.rollsOrStays,
  'le-lion-ouvre-un-oeil': junglePondAndIce.lionSnores,
  'le-ouaouaron-repond': junglePondAndIce.frogTongues,
  'l-oeuf-sur-les-pieds': junglePondAndIce.eggsInTheWind,
  'le-gros-poisson-passe': junglePondAndIce.bigFishPasses,
  'pizzeria-bonjour': pizzaHaircutsAndBirthdays.pizzeriaOrder,
  'combien-de-tresses': pizzaHaircutsAndBirthdays.bearBraids,
  'la-fete-du-gros-ours': pizzaHaircutsAndBirthdays.bearBirthday,
  'une-boule-ou-deux': pizzaHaircutsAndBirthdays.sockScoops,
  'pas-encore-dit-l-ours': pottiesDiggersAndMushrooms.bearOnThePot,
  'danger-la-pelle-recule': pottiesDiggersAndMushrooms.orangeSignal,
  'le-chapeau-dans-les-feuilles': pottiesDiggersAndMushrooms.capInTheLeaves,
  'le-oui-du-petit-fruit': pottiesDiggersAndMushrooms.berryCheck,
  'dis-un-mot-le-chateau-s-ouvre': castlesHorsesAndEggBoxes.wakingTheCardboardDoor,
  'galope-jusqu-a-la-carotte': castlesHorsesAndEggBoxes.gallopToTheCarrot,
  'il-reste-un-trou': castlesHorsesAndEggBoxes.oneHoleLeft,
  'la-boite-est-en-morceaux': castlesHorsesAndEggBoxes.roosterInPieces,
  'il-ne-voit-rien-le-bonhomme': snowmenStonesGeeseAndBrooms.snowmanGetsAnEye,
  'garde-la-moi-au-chaud': snowmenStonesGeeseAndBrooms.stoneFromPocket,
  'l-outarde-leve-le-cou': snowmenStonesGeeseAndBrooms.geeseOverBlankets,
  'la-sorciere-eternue': snowmenStonesGeeseAndBrooms.witchSneezes,
  'gros-bedon-qui-est-dedans': babiesToCome.roundBellyAndBasket,
  'une-queue-depasse': tailsUnderTheDough.tailUnderTheDough,
  'la-ou-la-boule-tombe': rollsNamesAndSponges.ballDownTheRolls,
  'qui-se-cache-sous-le-bleu': rollsNamesAndSponges.faceUnderTheBlue,
  'glou-glou-burp-dit-le-camion': trucksOnTapeLeafPailsPuddlesPomponsAndRice.truckDrinksAndBurps,
  'secoue-l-arbre-il-a-trop-de-feuilles': trucksOnTapeLeafPailsPuddlesPomponsAndRice.shakeTheTree,
  'le-caillou-reste-le-bois-se-sauve': trucksOnTapeLeafPailsPuddlesPomponsAndRice.stoneStaysWoodFlees,
  'he-t-es-pas-rouge-toi': trucksOnTapeLeafPailsPuddlesPomponsAndRice.notRedYou,
  'mon-poing-est-un-robinet-de-riz': trucksOnTapeLeafPailsPuddlesPomponsAndRice.fistIsATap,
  'je-dors-sauve-toi-avec-un-bloc': tidyingBootsSoapDoorwaysAndScarfRests.sleeperLosesItsBlocks,
  'allo-ici-la-botte': tidyingBootsSoapDoorwaysAndScarfRests.bootIsCalling,
  'il-y-a-un-trou-dans-ton-gant': tidyingBootsSoapDoorwaysAndScarfRests.holeInTheFoamGlove,
  'arbre-ou-est-le-dehors': tidyingBootsSoapDoorwaysAndScarfRests.treeShowsTheWay,
  'tu-ne-souffles-plus-et-il-monte': tidyingBootsSoapDoorwaysAndScarfRests.bellyLiftsTheScarf,
  'flouche-flouche-gratte': pumpkinsGluedLeavesTweezersLoveNotesAndFavouriteBooks.spoonTellsWhatIsLeft,
  'tiens-bon-petite-feuille': pumpkinsGluedLeavesTweezersLoveNotesAndFavouriteBooks.holdOnLittleLeaf,
  'couic-pas-si-fort': pumpkinsGluedLeavesTweezersLoveNotesAndFavouriteBooks.notSoTight,
  'mon-trait-dit-je-t-aime': pumpkinsGluedLeavesTweezersLoveNotesAndFavouriteBooks.lineSaysILoveYou,
  'le-dernier-mot-est-a-toi': pumpkinsGluedLeavesTweezersLoveNotesAndFavouriteBooks.lastWordIsYours,
  'ma-galette-a-un-nombril': bananaCakesSunscreenMeltedSnowColorDropsAndFunnels.cakeWithANavel,
  'c-est-le-point-qui-se-sauve': bananaCakesSunscreenMeltedSnowColorDropsAndFunnels.dotThatFlees,
  'la-neige-descend-jusqu-a-mon-doigt': bananaCakesSunscreenMeltedSnowColorDropsAndFunnels.snowSinksToMyFinger,
  'le-brun-on-l-a-fait-expres': bananaCakesSunscreenMeltedSnowColorDropsAndFunnels.brownOnPurpose,
  'c-est-le-mien-le-plus-plein': bananaCakesSunscreenMeltedSnowColorDropsAndFunnels.fullerPot,
  'ca-parle-dans-le-ventre-du-t-rex': dinosaurMothersSlugTrailsPaintedFeetBarnMovesAndSponges.voicesInTheBelly,
  'la-limace-decide': dinosaurMothersSlugTrailsPaintedFeetBarnMovesAndSponges.slugDecides,
  'combien-de-pas-dans-un-pied-bleu': dinosaurMothersSlugTrailsPaintedFeetBarnMovesAndSponges.stepsInABlueFoot,
  'il-manque-une-queue-a-l-etable': dinosaurMothersSlugTrailsPaintedFeetBarnMovesAndSponges.missingTail,
  'vise-la-tache-avant-qu-elle-seche': dinosaurMothersSlugTrailsPaintedFeetBarnMovesAndSponges.aimAtTheStain,
}
