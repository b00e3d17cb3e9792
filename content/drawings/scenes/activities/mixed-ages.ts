import * as aHouseOfAllAges from './mixed-ages/a-house-of-all-ages.ts'
import * as fall from './mixed-ages/autumn.ts'
import * as bubblesBlueberriesFlowersAndBites from './mixed-ages/bubbles-blueberries-flowers-and-bites.ts'
import * as calmSharingAngerAndNights from './mixed-ages/calm-sharing-anger-and-nights.ts'
import * as caterpillarsSpidersSnailsAndAnts from './mixed-ages/caterpillars-spiders-snails-and-ants.ts'
import * as dogsCatsRabbitsAndBarns from './mixed-ages/dogs-cats-rabbits-and-barns.ts'
import * as firstSnowLeavesBeachAndHoses from './mixed-ages/first-snow-leaves-beach-and-hoses.ts'
import * as frogsSquirrelsGeeseAndIceFishing from './mixed-ages/frogs-squirrels-geese-and-ice-fishing.ts'
import * as gathered from './mixed-ages/gatherings.ts'
import * as halloweenHolidaysValentinesAndBirthdays from './mixed-ages/halloween-holidays-valentines-and-birthdays.ts'
import * as horsesDinosaursJungleAndBees from './mixed-ages/horses-dinosaurs-jungle-and-bees.ts'
import * as inside from './mixed-ages/indoors.ts'
import * as outings from './mixed-ages/outings.ts'
import * as paintDoughCollageAndColours from './mixed-ages/paint-dough-collage-and-colours.ts'
import * as rocketsDoctorsPiratesAndShops from './mixed-ages/rockets-doctors-pirates-and-shops.ts'
import * as rowsGoalsAndVillages from './mixed-ages/rows-goals-and-villages.ts'
import * as shellsMuralsAndCourses from './mixed-ages/shells-murals-and-courses.ts'
import * as shellsParentsMooseAndLassos from './mixed-ages/shells-parents-moose-and-lassos.ts'
import * as shortOutingsSnowshoesAndJigs from './mixed-ages/short-outings-snowshoes-and-jigs.ts'
import * as snow from './mixed-ages/snow.ts'
import * as soundsOfTheWood from './mixed-ages/sounds-of-the-wood.ts'
import * as trucksPlanesFirefightersAndSnowmobiles from './mixed-ages/trucks-planes-firefighters-and-snowmobiles.ts'
import * as warm from './mixed-ages/warm-days.ts'

/** Pictures of the sheets that babies to five-year-olds live together: key of the sheet -> its drawing. */
export const MIXED_AGES_SCENES = {
  'sous-la-planche': warm.underTheBoard,
  'le-nid-des-oisillons': warm.nestlings,
  'les-nuages-passent': warm.cloudsPass,
  'l-epluchette-de-la-cour': warm.cornHusking,
  'l-heure-des-lezards': warm.lizards,
  'la-grande-pelouse': warm.bigLawn,
  'la-vigie-de-la-rive': warm.lookout,
  'les-visages-de-l-arbre': fall.treeFaces,
  'le-camp-de-base': fall.baseCamp,
  'le-grand-tas-de-feuilles': fall.leafPile,
  'la-file-des-canards': fall.duckBand,
  'les-gardiens-de-la-rive': fall.shoreGuards,
  'bonjour-le-quartier': fall.helloStreet,
  'la-caravane-de-la-rive': snow.shoreCaravan,
  'la-butte-du-parc': snow.parkSlope,
  'des-couleurs-sur-la-neige': snow.snowColours,
  'la-file-du-boise-blanc': snow.sleepyBear,
  'le-balai-dans-la-premiere-neige': snow.broomInFirstSnow,
  'l-ile-du-matin': inside.morningIsland,
  'la-maison-ferme-ses-volets': inside.closingShutters,
  'le-camion-drap': inside.sheetTruck,
  'la-puree-de-tout-le-monde': inside.everybodysMash,
  'qui-est-derriere-le-drap': inside.behindTheSheet,
  'le-toutou-a-deux-maisons': inside.twoHomes,
  'l-orage-rapetisse': inside.stormShrinks,
  'l-orchestre-de-la-cuisine': inside.kitchenOrchestra,
  'on-couche-les-bruits': gathered.noisesToBed,
  'les-pas-dans-l-escalier': gathered.footstepsOnTheStairs,
  'quatre-coins-pour-une-idee': gathered.fourCorners,
  'le-panier-a-comptines': gathered.rhymeBasket,
  'quand-les-ours-s-endorment': gathered.bearsFallAsleep,
  'les-mains-de-la-maison': gathered.handsOfTheHouse,
  'ce-qu-il-faut-te-montrer': gathered.whatToShowYou,
  'le-drap-prend-le-vent': outings.sheetTakesWind,
  'la-nappe-des-trouvailles': outings.clothOfFinds,
  'le-pays-au-pied-de-l-arbre': outings.landAtTheFoot,
  'la-rive-sous-la-neige': outings.shoreUnderSnow,
  'le-chemin-de-roches': outings.pathOfStones,
  'la-comptine-du-depart': outings.songOfSettingOut,
  'la-veillee-des-pieds': outings.eveningOfFeet,
  'ploc-dit-la-chaudiere': outings.plocBuckets,
  'cocotte-cocotte-feuille': rowsGoalsAndVillages.coneAndLeafPath,
  'le-but-vient-a-toi': rowsGoalsAndVillages.goalThatComes,
  'la-mer-sur-nos-genoux': rowsGoalsAndVillages.seaOnOurKnees,
  'le-village-sans-toits': rowsGoalsAndVillages.rooflessVillage,
  'la-ville-qui-tombe-la-ville-qui-reste': aHouseOfAllAges.twoTowns,
  'trois-portes-pour-la-tempete': aHouseOfAllAges.threeDoors,
  'prochain-arret-c-est-pour-ou': aHouseOfAllAges.chairBus,
  'le-bebe-te-prend-le-doigt': aHouseOfAllAges.babyTakesTheFinger,
  'le-poisson-sans-ecailles': shellsMuralsAndCourses.beachFish,
  'la-courge-a-fait-du-chemin': shellsMuralsAndCourses.travellingSquash,
  'rien-ne-se-perd-tout-se-colle': shellsMuralsAndCourses.longCollage,
  'la-goutte-traverse-le-salon': shellsMuralsAndCourses.dropCrossesTheRoom,
  'le-frette-sous-la-chaudiere': shortOutingsSnowshoesAndJigs.coldUnderTheBuckets,
  'les-confettis-du-carnaval': shortOutingsSnowshoesAndJigs.carnivalConfetti,
  'la-tete-ecrit-a-la-queue': shortOutingsSnowshoesAndJigs.arrowInTheSnow,
  'la-chaise-mene-la-danse': shortOutingsSnowshoesAndJigs.chairLeadsTheDance,
  'un-son-fait-le-tour': soundsOfTheWood.soundsInTheWood,
  'un-creux-pour-chaque-coquille': shellsParentsMooseAndLassos.bedsForBigShells,
  'un-bout-de-ma-journee': shellsParentsMooseAndLassos.fingersTellTheDay,
  'l-orignal-a-repondu': shellsParentsMooseAndLassos.mooseAnswersTheCall,
  'les-vaches-couchent-dehors': shellsParentsMooseAndLassos.cowsToTheFold,
  'plein-pese-parti': trucksPlanesFirefightersAndSnowmobiles.weighedTruck,
  'c-est-le-pays-qui-bouge': trucksPlanesFirefightersAndSnowmobiles.landUnderThePlane,
  'chambre-vide': trucksPlanesFirefightersAndSnowmobiles.searchedRooms,
  'le-poing-ferme-la-file': trucksPlanesFirefightersAndSnowmobiles.fistClosesTheLine,
  'chaque-planete-a-sa-loi': rocketsDoctorsPiratesAndShops.planetLaws,
  'la-patiente-n-est-pas-brave': rocketsDoctorsPiratesAndShops.fearfulPatient,
  'un-tresor-pris-un-tresor-laisse': rocketsDoctorsPiratesAndShops.treasureSwap,
  'le-tapis-roulant-fait-bip': rocketsDoctorsPiratesAndShops.conveyorSheet,
  'secoue-toi-pitou': dogsCatsRabbitsAndBarns.muddyDogShakes,
  'du-bout-de-la-patte': dogsCatsRabbitsAndBarns.catPushesTheSocks,
  'toum-fait-le-lapin': dogsCatsRabbitsAndBarns.rabbitsHopToTheBurrow,
  'qui-a-faim-a-l-etable': dogsCatsRabbitsAndBarns.hungryBarn,
  'la-chenille-ne-passe-plus': caterpillarsSpidersSnailsAndAnts.caterpillarStuckInTheDoor,
  'la-toile-a-tremble': caterpillarsSpidersSnailsAndAnts.spiderAtTheHeartOfTheWeb,
  'escargot-limace-escargot': caterpillarsSpidersSnailsAndAnts.snailsInTheWetGrass,
  'plus-gros-que-la-fourmi': caterpillarsSpidersSnailsAndAnts.biggerThanTheAnt,
  'tape-doux-bouh-doux': halloweenHolidaysValentinesAndBirthdays.pumpkinDoorbell,
  'pas-encore-dit-la-boite': halloweenHolidaysValentinesAndBirthdays.lightInTheBox,
  'je-t-aime-bien-veux-tu-du-vent': halloweenHolidaysValentinesAndBirthdays.willYouHaveWind,
  'quand-tu-avais-zero-an': halloweenHolidaysValentinesAndBirthdays.roadOfAges,
  'ceux-que-la-neige-a-oublies': firstSnowLeavesBeachAndHoses.forgottenBySnow,
  'tous-les-chemins-menent-au-tas': firstSnowLeavesBeachAndHoses.pathsToThePile,
  'le-lac-s-en-va-par-le-fond': firstSnowLeavesBeachAndHoses.lakeThatLeaves,
  'une-averse-pour-mes-orteils': firstSnowLeavesBeachAndHoses.rainOnMyToes,
  'il-m-est-pousse-une-patte': frogsSquirrelsGeeseAndIceFishing.tadpolesGrowLegs,
  'le-trou-vide-de-l-ecureuil': frogsSquirrelsGeeseAndIceFishing.squirrelsEmptyHole,
  'la-place-vide-dans-le-v': frogsSquirrelsGeeseAndIceFishing.emptyPlaceInTheV,
  'un-poisson-dans-la-manche': frogsSquirrelsGeeseAndIceFishing.fishBitesInTheSleeve,
  'le-cheval-donne-son-pied': horsesDinosaursJungleAndBees.horseGivesFoot,
  'le-t-rex-a-les-bras-trop-courts': horsesDinosaursJungleAndBees.tRexReachesForLeaf,
  'l-hippo-est-deja-dans-la-mare': horsesDinosaursJungleAndBees.hippoInThePond,
  'l-essaim-cherche-une-maison': horsesDinosaursJungleAndBees.beeDancesForTheTable,
  'la-mer-se-calme-sous-le-doudou': calmSharingAngerAndNights.stormUnderTheBear,
  'quand-le-panier-sera-vide': calmSharingAngerAndNights.oneDrumTwoBaskets,
  'la-boite-est-pleine-de-grrr': calmSharingAngerAndNights.boxFullOfGrowls,
  'une-nuit-grosse-comme-une-boite': calmSharingAngerAndNights.nightInBoxes,
  'on-part-on-dort-ailleurs-on-rentre': calmSharingAngerAndNights.busToTheGym,
  'jusqu-ou-va-mon-bras': paintDoughCollageAndColours.arcsOnTheWall,
  'le-serpent-a-encore-faim': paintDoughCollageAndColours.snakeOfDough,
  'la-boite-prend-du-poil': paintDoughCollageAndColours.boxGrowsHair,
  'le-bleu-est-en-visite': paintDoughCollageAndColours.threeColourSheets,
  'pas-de-trou-pas-de-bulle': bubblesBlueberriesFlowersAndBites.bubblesFromHoles,
  'patte-d-ours-bec-de-grive': bubblesBlueberriesFlowersAndBites.bearPawBlueberries,
  'a-table-les-hirondelles': bubblesBlueberriesFlowersAndBites.swallowsAtTable,
  'un-bouquet-pour-le-dire': bubblesBlueberriesFlowersAndBites.bouquetThatSpeaks,
}
