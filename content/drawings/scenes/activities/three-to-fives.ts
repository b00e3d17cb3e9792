import * as applesDoughSandGroceriesAndPipeCleaners from './three-to-fives/apple-crisps-dough-shacks-sand-seas-counted-groceries-and-pipe-cleaners.ts'
import * as bootsInTracks from './three-to-fives/boots-in-tracks.ts'
import * as paperStripsPaintedBoxes from './three-to-fives/paper-strips-painted-boxes-alarms-morning-goodbyes-and-next-year.ts'
import * as planetsDinosaursBeesPebblesAndLetters from './three-to-fives/planets-dinosaurs-bees-pebbles-and-letters.ts'
import * as puddleJumps from './three-to-fives/puddle-jumps-leaf-rain-bucket-chains-nests-and-quarrelling-puppets.ts'
import * as skatesFireTrucksAndPirates from './three-to-fives/skates-fire-trucks-webs-cotton-snowmen-ladybirds-and-paper-pirates.ts'
import * as sleepingCarsAndWinterFlocks from './three-to-fives/sleeping-cars-and-winter-flocks.ts'
import * as sortedCapsWaitingMouthsAndWoolTaffy from './three-to-fives/sorted-caps-waiting-mouths-and-wool-taffy.ts'
import * as trumpetRollsAndGlitterBottles from './three-to-fives/trumpet-roll-olympics-and-glitter-bottles.ts'

/** Pictures of the sheets for three- to five-year-olds: key of the sheet -> its drawing. */
export const THREE_TO_FIVES_SCENES = {
  'je-vois-encore-du-jaune': applesDoughSandGroceriesAndPipeCleaners.stillSeeingYellow,
  'l-oreille-de-crisse-a-tout-entendu': applesDoughSandGroceriesAndPipeCleaners.earHeardItAll,
  'un-doigt-la-vague-cinq-doigts-la-tempete': applesDoughSandGroceriesAndPipeCleaners.fiveFingersMakeTheStorm,
  'ca-coute-trois-doigts': applesDoughSandGroceriesAndPipeCleaners.threeFingersPlease,
  'cure-pipe-qui-as-tu-serre': applesDoughSandGroceriesAndPipeCleaners.whomDidYouHug,
  'un-loup-mets-ta-botte-dedans': bootsInTracks.bootFitsTheHole,
  'jupiter-coince-partout': planetsDinosaursBeesPebblesAndLetters.jupiterGetsStuck,
  'un-triceratruc-ca-n-existe-pas': planetsDinosaursBeesPebblesAndLetters.noSuchTriceratruc,
  'passe-abeille-je-suis-un-poteau': planetsDinosaursBeesPebblesAndLetters.passBee,
  'le-club-secret-des-roches': planetsDinosaursBeesPebblesAndLetters.secretClubOfStones,
  'pere-noel-as-tu-froid-aux-pieds': planetsDinosaursBeesPebblesAndLetters.coldFeetLetter,
  'clac-une-tente-pour-la-fourmi': paperStripsPaintedBoxes.tentForTheAnt,
  'peins-la-ou-ca-cogne': paperStripsPaintedBoxes.paintWhereItKnocks,
  'l-alarme-ecoute-mon-doigt': paperStripsPaintedBoxes.alarmObeysAFinger,
  'encore-un-bec-puis-je-pars': paperStripsPaintedBoxes.oneMoreKissThenOff,
  'mon-saut-vient-a-la-maternelle': paperStripsPaintedBoxes.myJumpComesToSchool,
  'l-eclaboussure-monte-a-la-bedaine': puddleJumps.splashClimbsToTheBelly,
  'bras-ouverts-il-pleut-des-feuilles': puddleJumps.openArmsRainOfLeaves,
  'passe-la-chaudiere-ca-brule': puddleJumps.passThePail,
  'deux-doigts-font-un-bec': puddleJumps.twoFingersMakeABeak,
  'lache-mon-camion-soulier': puddleJumps.puppetsPullTheShoe,
  'la-glace-dit-chhh': skatesFireTrucksAndPirates.iceSaysShh,
  'le-feu-est-dans-le-frigo': skatesFireTrucksAndPirates.fireIsInTheFridge,
  'le-mur-est-couche': skatesFireTrucksAndPirates.wallLiesDown,
  'chaud-il-fond-du-ventre': skatesFireTrucksAndPirates.bellyMeltsFirst,
  'une-porte-de-chaque-bord': skatesFireTrucksAndPirates.twoDoorsForALadybird,
  'la-carte-a-des-bosses': skatesFireTrucksAndPirates.mapHasBumps,
  'la-rue-se-leve-avant-les-autos': sleepingCarsAndWinterFlocks.streetRisesFirst,
  'gonfle-tes-plumes-la-bande-repart': sleepingCarsAndWinterFlocks.winterFlock,
  'oh-la-belle-bleue': sortedCapsWaitingMouthsAndWoolTaffy.lovelyBlueOne,
  'une-mouche-dans-ma-joue': sortedCapsWaitingMouthsAndWoolTaffy.flyInMyCheek,
  'une-molle-ou-une-dure': sortedCapsWaitingMouthsAndWoolTaffy.softOneOrHardOne,
  'le-bleu-m-a-touche-le-doigt': sortedCapsWaitingMouthsAndWoolTaffy.blueTouchedMyFinger,
  'ta-dam-la-balle-bedaine': trumpetRollsAndGlitterBottles.bellyBall,
  'un-oeil-un-nez-le-revoila': trumpetRollsAndGlitterBottles.waitForTheFace,
} as const
