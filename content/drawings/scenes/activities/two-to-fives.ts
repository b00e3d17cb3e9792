import * as babyBathsScarvesTrainsAndRaces from './two-to-fives/baby-baths-scarves-trains-and-races.ts'
import * as bowlingMazesHeroesChristmasAndMechanics from './two-to-fives/bowling-mazes-heroes-christmas-and-mechanics.ts'
import * as buildingSites from './two-to-fives/building-sites-baths-ninjas-fossils-and-puppets.ts'
import * as carRowsSnowPathsHockeyAutumnColoursAndShadows from './two-to-fives/car-rows-snow-paths-hockey-autumn-colours-and-shadows.ts'
import * as crawlingFirefightersBearsSquirrelsAndShadows from './two-to-fives/crawling-firefighters-bears-squirrels-and-shadows.ts'
import * as dinosaursFloatingGardensPlanetsAndBandages from './two-to-fives/dinosaurs-floating-gardens-planets-and-bandages.ts'
import * as groceries from './two-to-fives/groceries-fruit-salads-recycling-knights-and-naps.ts'
import * as lidsPigsPiratesCoursesAndHearts from './two-to-fives/lids-pigs-pirates-courses-and-hearts.ts'
import * as monkeysPenguinsWhalesOctopusesAndDragons from './two-to-fives/monkeys-penguins-whales-octopuses-and-dragons.ts'
import * as nameLettersBlocksWoolRibbonsAndMirrors from './two-to-fives/name-letters-blocks-wool-ribbons-and-mirrors.ts'
import * as puddlesApplesAcornsEggsAndTargets from './two-to-fives/puddles-apples-acorns-eggs-and-targets.ts'
import * as sandCastlesTurnsGoodbyesAndMats from './two-to-fives/sand-castles-turns-goodbyes-and-mats.ts'
import * as spaceFarmsDancesBirdsAndWorms from './two-to-fives/space-farms-dances-birds-and-worms.ts'

/** Pictures of the sheets of two to five years: key of the sheet -> its drawing. */
export const TWO_TO_FIVES_SCENES = {
  'permis-de-demolir': buildingSites.thumbIsThePermit,
  'je-le-depose-et-je-tords': buildingSites.wringingTheDryCloth,
  'le-gardien-a-reve': buildingSites.guardSnoresOverANoodle,
  'cet-os-la-c-est-ma-corne': buildingSites.ladleIsAHorn,
  'la-marionnette-ne-sait-pas-ce-qu-elle-a': buildingSites.puppetLooksForAWord,
  'un-rond-carre-dans-la-flaque': puddlesApplesAcornsEggsAndTargets.squareStoneRoundRing,
  'mes-bras-sont-la-balance': puddlesApplesAcornsEggsAndTargets.armsAreTheScale,
  'toc-toc-petit-gland': puddlesApplesAcornsEggsAndTargets.acornOpensInTwo,
  'qui-a-pondu-cet-oeuf-la': puddlesApplesAcornsEggsAndTargets.eggWhispersInAnEar,
  'le-seau-recrache': puddlesApplesAcornsEggsAndTargets.pailSpitsTheBall,
  'la-lune-est-pleine-de-ronds': spaceFarmsDancesBirdsAndWorms.moonFullOfRings,
  'toc-toc-dit-la-vache': spaceFarmsDancesBirdsAndWorms.knockKnockSaysTheCow,
  'ou-le-ruban-tombe-ca-danse': spaceFarmsDancesBirdsAndWorms.whereTheRibbonFalls,
  'un-mot-pour-cet-oiseau-la': spaceFarmsDancesBirdsAndWorms.aWordForThatBird,
  'qui-a-la-loupe-raconte': spaceFarmsDancesBirdsAndWorms.whoHoldsTheLensTells,
  'la-plus-longue-ligne-d-autos': carRowsSnowPathsHockeyAutumnColoursAndShadows.longestCarRow,
  'suis-le-rouge-dans-la-neige': carRowsSnowPathsHockeyAutumnColoursAndShadows.followTheRed,
  'auto-tassez-les-buts': carRowsSnowPathsHockeyAutumnColoursAndShadows.alleyHockey,
  'du-plus-vert-au-plus-brun': carRowsSnowPathsHockeyAutumnColoursAndShadows.greenToBrown,
  'le-soulier-du-geant': carRowsSnowPathsHockeyAutumnColoursAndShadows.giantsShoe,
  'ma-pantoufle-non-reste-dehors': crawlingFirefightersBearsSquirrelsAndShadows.slipperStaysOutside,
  'le-derriere-d-abord-gros-ours': crawlingFirefightersBearsSquirrelsAndShadows.bearBacksIn,
  'une-cocotte-zero-doigt': crawlingFirefightersBearsSquirrelsAndShadows.coneWithoutFingers,
  'gratte-gratte-gros-dos-d-ours': crawlingFirefightersBearsSquirrelsAndShadows.bearScratchesItsBack,
  'mon-ombre-me-tient-par-les-pieds': crawlingFirefightersBearsSquirrelsAndShadows.shadowHoldsMyFeet,
  'rouge-sur-rouge-il-disparait': lidsPigsPiratesCoursesAndHearts.redVanishesOnRed,
  'le-loup-n-a-plus-de-souffle': lidsPigsPiratesCoursesAndHearts.wolfIsOutOfBreath,
  'le-bateau-rapetisse': lidsPigsPiratesCoursesAndHearts.boatShrinks,
  'on-change-une-seule-piece': lidsPigsPiratesCoursesAndHearts.changeOnePiece,
  'coeur-ou-patate-d-amour': lidsPigsPiratesCoursesAndHearts.heartOrLovePotato,
  'qui-a-paye-s-assoit-a-la-caisse': groceries.whoPaysSitsAtTheTill,
  'ecoute-ton-couteau': groceries.listenToYourKnife,
  'ca-coince-dans-la-machine': groceries.jammedInTheMachine,
  'le-chateau-n-ouvre-qu-aux-mains-vides': groceries.bridgeOpensToEmptyHands,
  'le-rire-va-se-coucher': groceries.laughGoesToBed,
  'snif-snif-le-pied-est-propre': babyBathsScarvesTrainsAndRaces.footThatStinks,
  'monte-petit-vent-pouf': babyBathsScarvesTrainsAndRaces.windThatWaits,
  'la-bosse-c-est-la-balle': babyBathsScarvesTrainsAndRaces.bumpUnderTheBlanket,
  'un-tchou-on-part-deux-on-arrete': babyBathsScarvesTrainsAndRaces.oneToot,
  'l-auto-de-course-met-ses-pantoufles': babyBathsScarvesTrainsAndRaces.slowestWins,
  'hou-hou-c-etait-une-mouche': monkeysPenguinsWhalesOctopusesAndDragons.lookoutSawAFly,
  'tiens-mon-oeuf-j-ai-faim': monkeysPenguinsWhalesOctopusesAndDragons.eggFromBootsToBoots,
  'ou-va-t-elle-souffler': monkeysPenguinsWhalesOctopusesAndDragons.whaleBlowsElsewhere,
  'par-ou-s-ouvre-ce-pot': monkeysPenguinsWhalesOctopusesAndDragons.jarOfHands,
  'haaa-c-est-oui-fffff-c-est-non': monkeysPenguinsWhalesOctopusesAndDragons.dragonBreathesYes,
  'les-quilles-tombent-de-sommeil': bowlingMazesHeroesChristmasAndMechanics.pinsFallAsleep,
  'c-est-bouche-chez-nous': bowlingMazesHeroesChristmasAndMechanics.deadEndSaysHello,
  'pouet-mon-pouvoir-a-rate': bowlingMazesHeroesChristmasAndMechanics.powerThatMisses,
  'entre-enleve-tes-bottes': bowlingMazesHeroesChristmasAndMechanics.bootsOffAtTheDoor,
  'mon-auto-a-le-hoquet': bowlingMazesHeroesChristmasAndMechanics.carWithHiccups,
  'la-nuit-passe-sur-le-chateau': sandCastlesTurnsGoodbyesAndMats.nightOverTheCastle,
  'le-tunnel-n-est-pas-pret': sandCastlesTurnsGoodbyesAndMats.tunnelIsNotReady,
  'par-quel-bord-j-entre': sandCastlesTurnsGoodbyesAndMats.whichEdgeLetsMeIn,
  'la-main-qui-reste': sandCastlesTurnsGoodbyesAndMats.handThatStays,
  'le-flamant-a-perdu-son-bas': sandCastlesTurnsGoodbyesAndMats.flamingoLostItsSock,
  'ma-lettre-dort-sous-la-debarbouillette': nameLettersBlocksWoolRibbonsAndMirrors.letterUnderTheCloth,
  'la-tour-toute-rouge-et-le-bloc-tout-seul': nameLettersBlocksWoolRibbonsAndMirrors.blockWithoutItsLike,
  'deux-petits-coups-sur-le-fil': nameLettersBlocksWoolRibbonsAndMirrors.twoTugsOnTheThread,
  'il-y-a-une-danse-dans-mon-soulier': nameLettersBlocksWoolRibbonsAndMirrors.danceInAShoe,
  'mon-visage-a-parle-avant-moi': nameLettersBlocksWoolRibbonsAndMirrors.faceThatSpokeFirst,
  'qui-a-marche-sur-ma-main': dinosaursFloatingGardensPlanetsAndBandages.whoWalkedOnMyHand,
  'je-gage-qu-il-coule': dinosaursFloatingGardensPlanetsAndBandages.betItSinks,
  'plante-ta-main-elle-pousse': dinosaursFloatingGardensPlanetsAndBandages.plantedHandGrows,
  'la-petite-balle-a-cache-le-soleil': dinosaursFloatingGardensPlanetsAndBandages.littleBallHidesTheSun,
  'pas-la-plus-haut-la': dinosaursFloatingGardensPlanetsAndBandages.notThereHigher,
}
