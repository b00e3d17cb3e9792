import * as breadRestaurantsTentsAndNets from './home-daycares/bread-restaurants-tents-and-nets.ts'
import * as jumpsLettersAndLostGames from './home-daycares/jumps-letters-and-lost-games.ts'
import * as namesBodiesShapesAndNumbers from './home-daycares/names-bodies-shapes-and-numbers.ts'
import * as paradesNosesBraceletsAndMushrooms from './home-daycares/parades-noses-bracelets-and-mushrooms.ts'
import * as pinsDustersSizesAndPicnics from './home-daycares/pins-dusters-sizes-and-picnics.ts'
import * as rainFunnelsTubsAndCones from './home-daycares/rain-funnels-tubs-and-cones.ts'
import * as rainbowsSmellsAndClothes from './home-daycares/rainbows-smells-and-clothes.ts'
import * as rhymesWakingsCoursesAndWheels from './home-daycares/rhymes-wakings-courses-and-wheels.ts'
import * as sinksLeavesStonesAndElves from './home-daycares/sinks-leaves-stones-and-elves.ts'
import * as sledsSugarMonstersAndNewGroups from './home-daycares/sleds-sugar-monsters-and-new-groups.ts'
import * as snowmen from './home-daycares/snowmen.ts'
import * as soapBacksVanishedAndThanks from './home-daycares/soap-backs-vanished-and-thanks.ts'
import * as tunnelsDucksStarsAndBicycles from './home-daycares/tunnels-ducks-stars-and-bicycles.ts'
import * as wolvesOfficersAndRaceCars from './home-daycares/wolves-officers-and-race-cars.ts'

/** Pictures of the sheets of home daycares: key of the sheet -> its drawing. */
export const HOME_DAYCARE_SCENES = {
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
  'le-bonhomme-garde-mon-rire': snowmen.rollingASnowman,
}
