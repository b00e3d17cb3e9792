import * as calm from './preschoolers/calm-and-clever.ts'
import * as dandelionsPlanksAndChalk from './preschoolers/dandelions-planks-and-chalk.ts'
import * as days from './preschoolers/days.ts'
import * as farAway from './preschoolers/far-away.ts'
import * as feastsAndFrights from './preschoolers/feasts-and-frights.ts'
import * as feelings from './preschoolers/feelings.ts'
import * as firesConesCranesAndSnowPaint from './preschoolers/fires-cones-cranes-and-snow-paint.ts'
import * as harvest from './preschoolers/harvest.ts'
import * as making from './preschoolers/making.ts'
import * as mooseNightsAndWindmills from './preschoolers/moose-nights-and-windmills.ts'
import * as muffinsTeethAndLibraries from './preschoolers/muffins-teeth-and-libraries.ts'
import * as outdoors from './preschoolers/outdoors.ts'
import * as piratesRobotsAndHeroes from './preschoolers/pirates-robots-and-heroes.ts'
import * as pretending from './preschoolers/pretending.ts'
import * as fizz from './preschoolers/puddles-and-fizz.ts'
import * as pushingShyAndJealous from './preschoolers/pushing-shy-and-jealous.ts'
import * as roads from './preschoolers/roads-and-stables.ts'
import * as shore from './preschoolers/shore.ts'
import * as snow from './preschoolers/snow.ts'
import * as surprises from './preschoolers/surprises.ts'
import * as tracksIceAndHockey from './preschoolers/tracks-ice-and-hockey.ts'
import * as tubesHoopsAndBlocks from './preschoolers/tubes-hoops-and-blocks.ts'
import * as valentinesBearsSeedsAndRoars from './preschoolers/valentines-bears-seeds-and-roars.ts'
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
  'la-fusee-des-chaises': farAway.chairRocket,
  'le-chateau-et-sa-porte': farAway.castleGate,
  'la-nuit-au-camp': farAway.campAtNoon,
  'la-ruche-travaille': farAway.beeDance,
  'sous-le-drap-bleu': farAway.underTheBlueSheet,
  'les-lutins-passent': surprises.elvesDeliver,
  'disparu-sous-le-foulard': surprises.vanishedUnderScarf,
  'la-patinoire-des-bas': surprises.sockRink,
  'le-bureau-des-numeros': surprises.numberOffice,
  'le-geant-sur-le-papier': surprises.paperGiant,
  'la-tague-qui-change-d-idee': outdoors.changingTag,
  'les-gardiens-du-jardin': outdoors.gardenKeepers,
  'le-phare-appelle': outdoors.lighthouseCalls,
  'l-arbre-qui-ne-va-pas-bien': outdoors.unwellTree,
  'le-sentier-raconte': outdoors.tellingPath,
  'les-mots-de-la-rue': outdoors.streetWords,
  'les-ruisselets-de-fonte': outdoors.meltingStreams,
  'un-nid-en-boue': outdoors.mudNest,
  'le-parcours-invente': outdoors.inventedCourse,
  'on-dirait-qu-on-etait': outdoors.pretendWeWere,
  'la-couleur-sans-nom': days.namelessColour,
  'une-place-pour-ceux-qui-nous-manquent': days.placeForMissing,
  'bonne-nuit-dans-nos-langues': days.goodNightOurTongues,
  'le-mur-des-pourquoi': days.whyWall,
  'la-question-du-matin': days.morningQuestion,
  'le-corridor-change-de-nom': days.corridorRenamed,
  'les-bruits-s-endorment': days.noisesFallAsleep,
  'ma-tartine-a-moi': days.myOwnToast,
  'la-valise-de-la-journee': days.daySuitcase,
  'bonne-nuit-il-est-midi': days.goodNightAtNoon,
  'le-labyrinthe-du-plancher': calm.floorLabyrinth,
  'l-arbre-le-chat-la-montagne': calm.treeCatMountain,
  'la-pate-qui-se-souvient': calm.doughRemembers,
  'la-colere-dans-les-mains': feelings.angryHands,
  'attends-le-bebe-boit': feelings.babyDrinks,
  'le-ventre-de-la-citrouille': harvest.pumpkinBelly,
  'le-verger-du-plancher': harvest.floorOrchard,
  'la-flaque-rapetisse': fizz.shrinkingPuddle,
  'le-volcan-se-reveille': fizz.wakingVolcano,
  'la-bulle-s-echappe': fizz.bubbleEscapes,
  'une-rue-a-sens-unique': roads.oneWayStreet,
  'l-ecurie-ecoute-la-voix': roads.stableVoice,
  'le-quai-de-tapis': roads.carpetQuay,
  'qui-vient-a-ta-table': feastsAndFrights.threeLittleTables,
  'un-poteau-de-plus': feastsAndFrights.sockPosts,
  'la-grotte-dit-moins-fort': feastsAndFrights.quietCave,
  'le-lit-qui-attend': feastsAndFrights.waitingBed,
  'ou-s-en-va-le-lievre': tracksIceAndHockey.hareTrack,
  'des-glacons-au-soleil': tracksIceAndHockey.iceVillage,
  'le-hockey-des-batons-mous': tracksIceAndHockey.softStickHockey,
  'le-traineau-entre-les-cones': tracksIceAndHockey.sledsAndCones,
  'a-vos-postes-pirates': piratesRobotsAndHeroes.pirateCrew,
  'allo-les-heros': piratesRobotsAndHeroes.heroesPatrol,
  'le-robot-fait-ce-que-tu-dis': piratesRobotsAndHeroes.robotObeys,
  'la-botte-devient-carotte': piratesRobotsAndHeroes.bootBecomesCarrot,
  'un-pissenlit-pour-toi': dandelionsPlanksAndChalk.dandelionLawn,
  'ca-bouge-sous-mes-pieds': dandelionsPlanksAndChalk.plankOnLog,
  'la-craie-fait-la-loi': dandelionsPlanksAndChalk.chalkRoads,
  'six-pattes-habitent-ici': dandelionsPlanksAndChalk.sixLegsHere,
  'les-porcs-epics-se-croisent': pushingShyAndJealous.porcupinePath,
  'la-cabane-qui-regarde': pushingShyAndJealous.lookoutScreen,
  'a-moi-la-nouille-rayee': pushingShyAndJealous.sockNoodles,
  saperlimitaine: pushingShyAndJealous.angryWords,
  'dans-mon-rond-il-y-a': tubesHoopsAndBlocks.spyglassAndGrimace,
  'l-ile-ou-l-on-entre-a-reculons': tubesHoopsAndBlocks.islandBackwards,
  'quelqu-un-cherche-une-maison': tubesHoopsAndBlocks.backToBackRooms,
  'un-bois-pousse-sur-la-table': tubesHoopsAndBlocks.woodOnTheTable,
  'qui-bouge-dans-la-foret': mooseNightsAndWindmills.mooseHareOwl,
  'qui-dort-pendant-que-je-dejeune': mooseNightsAndWindmills.ballOfDayAndNight,
  'quatre-portes-pour-le-vent': mooseNightsAndWindmills.fourDoorsForTheWind,
  'je-peux-te-photographier': mooseNightsAndWindmills.mayIFrameYou,
  'une-demi-banane-cinq-cuillerees': muffinsTeethAndLibraries.halfBananaFiveSpoons,
  'le-dentiste-des-grosses-betes': muffinsTeethAndLibraries.crocodileAtTheDentist,
  'le-feu-mauve': muffinsTeethAndLibraries.purpleLight,
  'sorti-rentre-raconte': muffinsTeethAndLibraries.outBackAndTold,
  'ta-boite-a-quelque-chose-a-te-dire': valentinesBearsSeedsAndRoars.shoeboxWhisper,
  'trop-grand-trop-petit-juste-pour-qui': valentinesBearsSeedsAndRoars.threeBowlsThreeBears,
  'le-pot-qui-ne-dit-rien-encore': valentinesBearsSeedsAndRoars.threeSeedsOneFinger,
  'quand-un-oeuf-se-pose-tout-se-tait': valentinesBearsSeedsAndRoars.everyoneIsAnEgg,
  'il-y-a-du-monde-en-haut': firesConesCranesAndSnowPaint.chalkFire,
  'ca-goute-quoi-au-milieu': firesConesCranesAndSnowPaint.paperIceCream,
  'la-charge-cherche-sa-place': firesConesCranesAndSnowPaint.towelSling,
  'le-blizzard-a-mange-la-route': firesConesCranesAndSnowPaint.paintedSnowRoads,
}
