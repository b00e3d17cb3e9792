import * as buildingSites from './two-to-fives/building-sites-baths-ninjas-fossils-and-puppets.ts'
import * as carRowsSnowPathsHockeyAutumnColoursAndShadows from './two-to-fives/car-rows-snow-paths-hockey-autumn-colours-and-shadows.ts'
import * as lidsPigsPiratesCoursesAndHearts from './two-to-fives/lids-pigs-pirates-courses-and-hearts.ts'
import * as puddlesApplesAcornsEggsAndTargets from './two-to-fives/puddles-apples-acorns-eggs-and-targets.ts'
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
  'rouge-sur-rouge-il-disparait': lidsPigsPiratesCoursesAndHearts.redVanishesOnRed,
  'le-loup-n-a-plus-de-souffle': lidsPigsPiratesCoursesAndHearts.wolfIsOutOfBreath,
  'le-bateau-rapetisse': lidsPigsPiratesCoursesAndHearts.boatShrinks,
  'on-change-une-seule-piece': lidsPigsPiratesCoursesAndHearts.changeOnePiece,
  'coeur-ou-patate-d-amour': lidsPigsPiratesCoursesAndHearts.heartOrLovePotato,
}
