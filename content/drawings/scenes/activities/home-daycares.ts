import * as breadRestaurantsTentsAndNets from './home-daycares/bread-restaurants-tents-and-nets.ts'
import * as namesBodiesShapesAndNumbers from './home-daycares/names-bodies-shapes-and-numbers.ts'
import * as rainFunnelsTubsAndCones from './home-daycares/rain-funnels-tubs-and-cones.ts'
import * as rhymesWakingsCoursesAndWheels from './home-daycares/rhymes-wakings-courses-and-wheels.ts'
import * as sledsSugarMonstersAndNewGroups from './home-daycares/sleds-sugar-monsters-and-new-groups.ts'

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
}
