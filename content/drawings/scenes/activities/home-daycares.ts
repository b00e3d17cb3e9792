import * as ballsHoopsSocksAndSheets from './home-daycares/balls-hoops-socks-and-sheets.ts'
import * as blocksCarsAndRolls from './home-daycares/blocks-cars-and-rolls.ts'
import * as bowlsPotsLidsAndBottles from './home-daycares/bowls-pots-lids-and-bottles.ts'
import * as boxesTapeEggCartonsAndBags from './home-daycares/boxes-tape-egg-cartons-and-bags.ts'
import * as breadRestaurantsTentsAndNets from './home-daycares/bread-restaurants-tents-and-nets.ts'
import * as chairsCushionsBlanketsAndLights from './home-daycares/chairs-cushions-blankets-and-lights.ts'
import * as figurinesDollsBooksAndDice from './home-daycares/figurines-dolls-books-and-dice.ts'
import * as jumpsLettersAndLostGames from './home-daycares/jumps-letters-and-lost-games.ts'
import * as namesBodiesShapesAndNumbers from './home-daycares/names-bodies-shapes-and-numbers.ts'
import * as pailsChalkSticksAndTricycles from './home-daycares/pails-chalk-sticks-and-tricycles.ts'
import * as papersTapesAndScissors from './home-daycares/papers-tapes-and-scissors.ts'
import * as paradesNosesBraceletsAndMushrooms from './home-daycares/parades-noses-bracelets-and-mushrooms.ts'
import * as pinsDustersSizesAndPicnics from './home-daycares/pins-dusters-sizes-and-picnics.ts'
import * as rainFunnelsTubsAndCones from './home-daycares/rain-funnels-tubs-and-cones.ts'
import * as rainbowsSmellsAndClothes from './home-daycares/rainbows-smells-and-clothes.ts'
import * as rhymesWakingsCoursesAndWheels from './home-daycares/rhymes-wakings-courses-and-wheels.ts'
import * as ripplesPiratesMapsAndSoups from './home-daycares/ripples-pirates-maps-and-soups.ts'
import * as ropesSledsHatsAndSuitcases from './home-daycares/ropes-sleds-hats-and-suitcases.ts'
import * as sinksLeavesStonesAndElves from './home-daycares/sinks-leaves-stones-and-elves.ts'
import * as sledsSugarMonstersAndNewGroups from './home-daycares/sleds-sugar-monsters-and-new-groups.ts'
import * as snowmen from './home-daycares/snowmen.ts'
import * as soapBacksVanishedAndThanks from './home-daycares/soap-backs-vanished-and-thanks.ts'
import * as tunnelsDucksStarsAndBicycles from './home-daycares/tunnels-ducks-stars-and-bicycles.ts'
import * as wolvesOfficersAndRaceCars from './home-daycares/wolves-officers-and-race-cars.ts'
import * as wormsAntsMoonsAndHelpers from './home-daycares/worms-ants-moons-and-helpers.ts'

/** Pictures of the sheets of home daycares: key of the sheet -> its drawing. */
export const HOME_DAYCARE_SCENES = {
  'un-trou-dans-la-cloture-de-pieds': ballsHoopsSocksAndSheets.holeInTheFenceOfFeet,
  'le-panier-a-trop-mange': ballsHoopsSocksAndSheets.basketAteTooMuch,
  'le-cerceau-s-endort': ballsHoopsSocksAndSheets.hoopFallsAsleep,
  'un-bas-dans-un-bas-dans-un-bas': ballsHoopsSocksAndSheets.socksComeOutOfSocks,
  'bonjour-et-flac-la-poche': ballsHoopsSocksAndSheets.beanbagsFallOnABow,
  'la-bosse-a-eternue': ballsHoopsSocksAndSheets.bumpSneezed,
  'un-petit-doigt-suffit': blocksCarsAndRolls.oneFingerIsEnough,
  'passe-passe-pas': blocksCarsAndRolls.tooBigForTheBridge,
  'la-route-c-est-moi': blocksCarsAndRolls.roadIsMe,
  'poc-plus-de-tete': blocksCarsAndRolls.beastLosesItsHead,
  'debout-il-tombe-couche-il-roule': blocksCarsAndRolls.standingFallsLyingRolls,
  'la-balle-assise': blocksCarsAndRolls.ballWantsASeat,
  'saute-saute-mon-gros-de': namesBodiesShapesAndNumbers.tumblingDie,
  'ecoute-mon-dos': namesBodiesShapesAndNumbers.heartHeardInABack,
  'le-rond-n-a-pas-de-coin': namesBodiesShapesAndNumbers.houseWithoutCorners,
  'il-reste-une-place-a-bord': namesBodiesShapesAndNumbers.fullBoatOfToys,
  'pris-jusqu-aux-genoux': sledsSugarMonstersAndNewGroups.pathToAStuckFriend,
  'bous-bous-petite-eau-claire': sledsSugarMonstersAndNewGroups.boilingTheSap,
  'il-a-peur-de-quoi-ton-monstre': sledsSugarMonstersAndNewGroups.sockForAMonster,
  'qui-prend-l-autre-bout': sledsSugarMonstersAndNewGroups.longParcel,
  'la-bete-boude-au-coude': rhymesWakingsCoursesAndWheels.beastSulksAtTheElbow,
  'd-abord-une-patte': rhymesWakingsCoursesAndWheels.pawWakesFirst,
  'la-maison-s-est-mise-en-travers': rhymesWakingsCoursesAndWheels.houseAcrossTheWay,
  'ta-roue-a-laisse-une-ligne': rhymesWakingsCoursesAndWheels.wheelLeavesALine,
  'la-pate-a-sommeil': breadRestaurantsTentsAndNets.sleepyDough,
  'ca-tombe-bien': breadRestaurantsTentsAndNets.dinersDropTheirDish,
  'dix-dodos-avant-le-diner': breadRestaurantsTentsAndNets.tenNightsBeforeLunch,
  'ton-but-mon-ballon': breadRestaurantsTentsAndNets.goalIsAGift,
  'une-flaque-de-sept-bottes': rainFunnelsTubsAndCones.puddleOfSevenBoots,
  'on-cueille-la-pluie': rainFunnelsTubsAndCones.slideRainInAFunnel,
  'le-tapis-qui-boit': rainFunnelsTubsAndCones.carpetThatDrinks,
  'une-maison-a-defaire': rainFunnelsTubsAndCones.houseMadeToBeUndone,
  'la-tortue-a-des-taches': soapBacksVanishedAndThanks.soapyTurtleLosesItsSpot,
  'long-comme-moi-et-une-main': soapBacksVanishedAndThanks.longAsMeOnAStrip,
  'qui-s-est-leve-cette-nuit': soapBacksVanishedAndThanks.emptyBedUnderTheSheet,
  'le-roi-a-perdu-ses-mots': soapBacksVanishedAndThanks.kingWithoutHisWords,
  'la-tetue-porte-la-tuque': pinsDustersSizesAndPicnics.stubbornPin,
  'montre-ta-guenille': pinsDustersSizesAndPicnics.raisedRags,
  'un-soulier-dans-un-soulier': pinsDustersSizesAndPicnics.shoesInARow,
  'une-fourmi-sur-la-nappe': pinsDustersSizesAndPicnics.antOfFingers,
  'degele-bonhomme-degele': paradesNosesBraceletsAndMushrooms.frozenArmThaws,
  'des-bas-jumeaux-pour-le-nez': paradesNosesBraceletsAndMushrooms.twinSocksByTheNose,
  'le-bijou-qui-raconte': paradesNosesBraceletsAndMushrooms.braceletThatTells,
  'il-a-plu-ils-ont-pousse': paradesNosesBraceletsAndMushrooms.mushroomsAfterTheRain,
  'j-entre-train-je-sors-souris': tunnelsDucksStarsAndBicycles.trainInMouseOut,
  'mon-oeuf-a-dit-piou': tunnelsDucksStarsAndBicycles.eggSaidPeep,
  'la-passoire-fait-la-nuit': tunnelsDucksStarsAndBicycles.colanderMakesTheNight,
  'ca-fait-couic-quand-je-roule': tunnelsDucksStarsAndBicycles.squeaksWhenItRolls,
  'le-loup-a-le-hoquet': wolvesOfficersAndRaceCars.wolfHasTheHiccups,
  'prenez-tout-votre-temps': wolvesOfficersAndRaceCars.wholeStreetWaits,
  'l-arrivee-c-est-ici': wolvesOfficersAndRaceCars.finishComesToTheCar,
  'assois-toi-c-est-mon-tour': wolvesOfficersAndRaceCars.sitDownItIsMyTurn,
  'le-bout-de-l-arc-en-ciel': rainbowsSmellsAndClothes.rainbowEndRunsAway,
  'l-orange-est-partie': rainbowsSmellsAndClothes.emptyTowelStillSmells,
  'le-monsieur-tout-plat-a-froid': rainbowsSmellsAndClothes.flatManSaysHello,
  'le-geant-se-couche-pour-la-souris': rainbowsSmellsAndClothes.giantLiesDownForTheMouse,
  'mes-talons-sont-rendus-la': jumpsLettersAndLostGames.lineBehindTheHeels,
  'chut-la-ligne-dort': jumpsLettersAndLostGames.sleepingLines,
  'j-habite-dans-ma-lettre': jumpsLettersAndLostGames.livingInALetter,
  'c-est-pas-juste-encore': jumpsLettersAndLostGames.everybodyLosesACard,
  'le-dernier-ouvre-l-eau': sinksLeavesStonesAndElves.lastOneOpensTheWater,
  'ta-pointe-depasse-je-te-vois': sinksLeavesStonesAndElves.leavesHideOneAnother,
  'tasse-toi-une-roche-arrive': sinksLeavesStonesAndElves.moveOverAStoneComes,
  'c-est-pas-moi-c-est-ma-tuque': sinksLeavesStonesAndElves.itWasNotMeItWasMyTuque,
  'le-serpent-perd-sa-queue': boxesTapeEggCartonsAndBags.snakeLosesItsTail,
  'a-qui-ce-petit-coin': boxesTapeEggCartonsAndBags.redCornerOfAScarf,
  'quel-garage-a-mange-le-camion': boxesTapeEggCartonsAndBags.garageThatAteTheTruck,
  'la-boite-a-dents-repete-tout': boxesTapeEggCartonsAndBags.boxWithTeethRepeats,
  'ouvre-il-y-a-ma-voix-dedans': boxesTapeEggCartonsAndBags.voiceInABag,
  'le-bonhomme-garde-mon-rire': snowmen.rollingASnowman,
  'le-souper-invisible': bowlsPotsLidsAndBottles.invisibleSupper,
  'un-gobelet-sur-le-genou-de-la-geante': bowlsPotsLidsAndBottles.cupOnTheGiantsKnee,
  'le-mot-est-dans-la-casserole': bowlsPotsLidsAndBottles.wordIsInThePot,
  'vide-elle-souffle': bowlsPotsLidsAndBottles.emptyBottleBlows,
  'il-en-reste-une-goutte': bowlsPotsLidsAndBottles.oneDropIsLeft,
  'qui-a-joue-dans-mon-dos': bowlsPotsLidsAndBottles.whoPlayedBehindMyBack,
  'la-chaise-cherche-sa-tete': chairsCushionsBlanketsAndLights.chairsFindTheirHeads,
  'le-toit-est-trop-court': chairsCushionsBlanketsAndLights.guardsHoldTheRoof,
  'encore-un-coussin-ou-assez': chairsCushionsBlanketsAndLights.enoughCushions,
  'le-rond-ne-se-laisse-pas-prendre': chairsCushionsBlanketsAndLights.roundOfLightOnAHand,
  'ce-n-est-plus-un-foulard': chairsCushionsBlanketsAndLights.scarfOpensLikeAFlower,
  'un-colis-qui-rit': chairsCushionsBlanketsAndLights.laughingParcel,
  'le-point-est-sorti-sans-sa-tuque': papersTapesAndScissors.dotWithoutItsTuque,
  'qui-creve-le-mur-de-papier': papersTapesAndScissors.headThroughANewspaper,
  'l-assiette-change-de-metier': papersTapesAndScissors.plateChangesItsTrade,
  'la-mouche-qui-colle': papersTapesAndScissors.stickyFly,
  'la-table-a-froid': papersTapesAndScissors.coldTable,
  'ma-moitie-cherche-la-tienne': papersTapesAndScissors.halfLooksForItsHalf,
  'un-pont-pour-deux-doigts': papersTapesAndScissors.bridgeForTwoFingers,
  'le-dernier-saute-devant': figurinesDollsBooksAndDice.lastLeapsToTheFront,
  'la-poupee-leve-un-pied': figurinesDollsBooksAndDice.dollLiftsAFoot,
  'une-histoire-a-quatre-pattes': figurinesDollsBooksAndDice.storyOnAllFours,
  'le-pont-de-jetons': figurinesDollsBooksAndDice.bridgeOfTokens,
  'je-te-vois-sans-me-retourner': figurinesDollsBooksAndDice.seenInTheMirror,
  'la-marionnette-se-trompe-encore': figurinesDollsBooksAndDice.puppetGetsItWrong,
  'un-bout-rouge-depasse': pailsChalkSticksAndTricycles.redRimShows,
  'ta-place-t-attend': pailsChalkSticksAndTricycles.placeInChalkWaits,
  'un-coup-pour-oui': pailsChalkSticksAndTricycles.oneKnockForYes,
  'la-lumiere-a-deux-bras': pailsChalkSticksAndTricycles.lightWithTwoArms,
  'la-grenouille-reste-au-mouille': pailsChalkSticksAndTricycles.frogStaysWhereItIsWet,
  'pas-tout-de-suite-pic': pailsChalkSticksAndTricycles.bubbleNotYet,
  'ou-dorment-les-vers': wormsAntsMoonsAndHelpers.nightForAWorm,
  'un-soulier-d-espace': wormsAntsMoonsAndHelpers.oneShoeAway,
  'la-lune-est-restee': wormsAntsMoonsAndHelpers.moonInTheMorning,
  'assis-je-demande-j-attends': wormsAntsMoonsAndHelpers.feetOnALap,
  'trouve-moi-un-quatre': wormsAntsMoonsAndHelpers.handOnEachLeg,
  'attention-la-bosse-arrive': ropesSledsHatsAndSuitcases.bumpRunsAlongTheRope,
  'toc-toc-sors-du-traineau': ropesSledsHatsAndSuitcases.loafOutOfASled,
  'bonjour-monsieur-le-genou': ropesSledsHatsAndSuitcases.kneesInHats,
  'ou-m-envoies-tu-avec-ca': ropesSledsHatsAndSuitcases.oneShoeInASuitcase,
  'tu-as-un-oiseau-sur-toi': ropesSledsHatsAndSuitcases.birdOnASweater,
  'le-rond-revient-nous-voir': ripplesPiratesMapsAndSoups.ripplesComeBack,
  'plus-un-pirate-sur-le-sable': ripplesPiratesMapsAndSoups.pirateBoatInTheSand,
  'le-tresor-grossit-quand-on-le-trouve': ripplesPiratesMapsAndSoups.treasureGrows,
  'zzzip-la-tente-est-fermee': ripplesPiratesMapsAndSoups.airTentIsClosed,
  'oups-c-est-pour-l-autre-table': ripplesPiratesMapsAndSoups.dishForTheOtherTable,
}
