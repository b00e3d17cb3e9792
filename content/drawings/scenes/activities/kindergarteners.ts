import * as carnivalTideAndBerries from './kindergarteners/carnival-tide-and-berries.ts'
import * as days from './kindergarteners/days.ts'
import * as diceCardsValentinesLettersAndGifts from './kindergarteners/dice-cards-valentines-letters-and-gifts.ts'
import * as dogSledsDrizzleAndMosquitoes from './kindergarteners/dog-sleds-drizzle-and-mosquitoes.ts'
import * as dragonsAndShadows from './kindergarteners/dragons-and-shadows.ts'
import * as earth from './kindergarteners/earth-and-tools.ts'
import * as flyersAndIceCaterpillars from './kindergarteners/flyers-and-ice-caterpillars.ts'
import * as feelings from './kindergarteners/friends-and-feelings.ts'
import * as friends from './kindergarteners/friends-and-words.ts'
import * as giantBoxesAndGames from './kindergarteners/giant-boxes-and-games.ts'
import * as glassesGreetingsAndRepairs from './kindergarteners/glasses-greetings-and-repairs.ts'
import * as inside from './kindergarteners/indoors.ts'
import * as lake from './kindergarteners/lake.ts'
import * as making from './kindergarteners/making-and-measuring.ts'
import * as moving from './kindergarteners/moving-and-sky.ts'
import * as ploughsBonesStonesAndShelters from './kindergarteners/ploughs-bones-stones-and-shelters.ts'
import * as sun from './kindergarteners/rain-and-sun.ts'
import * as roomHoopsBoxesKerbsAndBalls from './kindergarteners/room-hoops-shared-cutters-box-cars-kerbs-and-footballs.ts'
import * as scissorsRowsAndRhymes from './kindergarteners/scissors-rows-and-rhymes.ts'
import * as shopsNamesAndBones from './kindergarteners/shops-names-and-bones.ts'
import * as snow from './kindergarteners/snow.ts'
import * as turnsBenchesBootsTagAndFarewells from './kindergarteners/talking-turns-benches-boots-tag-and-farewells.ts'
import * as outings from './kindergarteners/winter-and-woods.ts'
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
  'la-releve-du-compost': earth.compostShift,
  'le-trou-dans-la-rondelle': earth.drilledDisk,
  'une-idee-grandeur-nature': earth.lifeSizeIdea,
  'le-jardin-au-cordeau': earth.straightRows,
  'la-souche-a-clous': earth.nailStumps,
  'la-bete-a-trois-pattes': earth.threeLeggedBeast,
  'le-papillon-qui-ne-bouge-plus': earth.stillButterfly,
  'l-oiseau-tombe': earth.fallenBird,
  'la-cuisine-des-neiges': outings.snowKitchen,
  'dix-facons-de-descendre': outings.tenWaysDown,
  'la-chanson-du-retour': outings.songOfTheWayBack,
  'la-quincaillerie-du-boise': outings.stickShop,
  'le-guide-de-ceux-qui-restent': days.guideForThoseWhoStay,
  'le-poisson-des-blagueurs': days.jokersFish,
  'la-nouvelle-du-jour': days.newsOfTheDay,
  'la-boite-du-repos': days.boxForRest,
  'la-salade-taillee-main': making.handCutSalad,
  'ni-vu-ni-connu': making.unseenBeasts,
  'le-jeu-qui-n-existait-pas': making.gameThatNeverWas,
  'la-carte-du-tresor': making.treasureMap,
  'le-glacon-qui-dure': making.lastingIce,
  'la-machine-a-declencher': making.triggerMachine,
  'la-meteo-du-vestiaire': making.cloakroomWeather,
  'je-suis-tes-yeux': moving.iAmYourEyes,
  'la-tague-qu-on-invente': moving.inventedTag,
  'le-pas-du-heron': moving.heronStep,
  'la-course-la-plus-lente': moving.slowestRace,
  'la-boite-entre-deux-groupes': moving.boxBetweenGroups,
  'le-jeu-de-ballon-sans-nom': moving.namelessBallGame,
  'la-semaine-du-ciel': moving.weekOfSky,
  'le-conseil-du-boise': friends.woodsCouncil,
  'ce-que-vous-avez-entendu': friends.houseThatProtects,
  'la-table-des-fetes-racontees': friends.toldFeasts,
  'la-visite-qu-on-prepare': friends.preparedVisit,
  'le-carnet-de-l-etang': friends.pondNotebook,
  'la-chasse-aux-sons': friends.soundHunt,
  'je-signe-je-suis-la': friends.signedIAmHere,
  'la-devinette-qui-marche': friends.walkingRiddle,
  'le-carnaval-des-geants': carnivalTideAndBerries.snowGiant,
  'ce-que-le-fleuve-a-oublie': carnivalTideAndBerries.lowTide,
  'la-chaudiere-qui-se-tait': carnivalTideAndBerries.quietPail,
  'chut-le-loup-ecoute': carnivalTideAndBerries.hushWolf,
  'juste-les-bouts': scissorsRowsAndRhymes.cardboardSalon,
  'la-rangee-fait-oups': scissorsRowsAndRhymes.rowOops,
  'la-chaise-aime-les-fraises': scissorsRowsAndRhymes.chairLikesStrawberries,
  'ma-lettre-prend-toute-la-place': scissorsRowsAndRhymes.bodyLetter,
  'rendez-moi-la-monnaie': shopsNamesAndBones.dotMoneyShop,
  'une-chambre-a-mon-nom': shopsNamesAndBones.cushionHotel,
  'ca-plie-ici-ca-cogne-la': shopsNamesAndBones.bonesAndHeartbeats,
  'un-tour-de-soleil-par-bougie': shopsNamesAndBones.planetsRoundTheSun,
  'demande-d-abord-au-lapin': glassesGreetingsAndRepairs.rabbitAtTheRamp,
  'chaque-porte-a-son-bonjour': glassesGreetingsAndRepairs.doorsThatWantTheirHello,
  'ca-se-repare-ca': glassesGreetingsAndRepairs.repairWorkshop,
  'la-tour-est-tombee-toute-seule': glassesGreetingsAndRepairs.raccoonHidesItsFace,
  'tassez-vous-la-charrue-passe': ploughsBonesStonesAndShelters.tapeStreetsPlough,
  'la-photo-de-mes-os': ploughsBonesStonesAndShelters.cottonSwabSkeleton,
  'six-galets-dans-la-meme-maison': ploughsBonesStonesAndShelters.pebbleFamilyHouse,
  'le-coussin-entre-le-premier': ploughsBonesStonesAndShelters.threeBranchShelter,
  'le-dragon-eternue-jusqu-a-la-queue': dragonsAndShadows.sneezingDragon,
  'pas-sur-mon-ombre': dragonsAndShadows.stepOnTheShadow,
  'hop-les-chiens-la-poste-part': dogSledsDrizzleAndMosquitoes.dogTeamMail,
  'une-goutte-deux-gouttes-flac': dogSledsDrizzleAndMosquitoes.raindropLine,
  'le-geant-dort-bzz': dogSledsDrizzleAndMosquitoes.sleepingChalkGiant,
  'bonhomme-on-t-a-bati-un-palais': dogSledsDrizzleAndMosquitoes.pillowPalace,
  'la-botte-a-la-creme-est-en-special': flyersAndIceCaterpillars.twoHandedScissors,
  'la-chenille-de-glace-s-allonge': flyersAndIceCaterpillars.longIceCaterpillar,
  'la-boite-deborde': giantBoxesAndGames.boxOverflows,
  'nos-droles-d-olympiques': giantBoxesAndGames.torchAroundTheRings,
  'la-chevre-a-trouve-le-trou': giantBoxesAndGames.goatFoundTheHole,
  'le-petit-doigt-cogne-a-la-main': feelings.littleFingerKnocks,
  'complet-plus-une-chambre': diceCardsValentinesLettersAndGifts.hotelIsFilling,
  'j-ai-un-chiffre-sur-le-front': diceCardsValentinesLettersAndGifts.numberOnMyForehead,
  'arrache-une-languette': diceCardsValentinesLettersAndGifts.tearATab,
  'c-est-pour-les-bas-rayes': diceCardsValentinesLettersAndGifts.forTheStripedSocks,
  'mets-ton-doigt-sur-la-bosse': diceCardsValentinesLettersAndGifts.fingerOnTheBump,
  'au-basket-le-panier-a-de-la-barbe': roomHoopsBoxesKerbsAndBalls.basketGrowsABeard,
  'un-pouce-dans-la-boulette-je-reviens': roomHoopsBoxesKerbsAndBalls.thumbInTheDough,
  'le-moteur-dehors-les-freins-dedans': roomHoopsBoxesKerbsAndBalls.brakesInside,
  'une-main-un-doigt-un-fil-invisible': roomHoopsBoxesKerbsAndBalls.unseenThread,
  'pas-deux-fois-pareil-dit-le-ballon': roomHoopsBoxesKerbsAndBalls.neverTwiceTheSame,
  'mon-idee-attend-dans-mon-poing': turnsBenchesBootsTagAndFarewells.ideaWaitsInMyFist,
  'c-est-le-banc-qui-a-chaud': turnsBenchesBootsTagAndFarewells.benchIsHot,
  'ma-botte-se-cache-pas-la-tienne': turnsBenchesBootsTagAndFarewells.bootHidesItself,
  'pris-je-suis-de-la-gomme': turnsBenchesBootsTagAndFarewells.stuckAsGum,
  'un-bonjour-qui-se-rend-jusqu-a-toi': turnsBenchesBootsTagAndFarewells.helloThatReachesYou,
}
