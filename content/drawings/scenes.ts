import { BABY_SCENES } from './scenes/activities/babies.ts'
import { HOME_DAYCARE_SCENES } from './scenes/activities/home-daycares.ts'
import { KINDERGARTENER_SCENES } from './scenes/activities/kindergarteners.ts'
import { MIXED_AGES_SCENES } from './scenes/activities/mixed-ages.ts'
import { PRESCHOOLER_SCENES } from './scenes/activities/preschoolers.ts'
import { THREE_TO_FIVES_SCENES } from './scenes/activities/three-to-fives.ts'
import { TODDLER_SCENES } from './scenes/activities/toddlers.ts'
import { TWO_TO_FIVES_SCENES } from './scenes/activities/two-to-fives.ts'
import { YOUNG_TODDLER_SCENES } from './scenes/activities/young-toddlers.ts'
import * as elements from './scenes/exercises/elements.ts'
import * as forest from './scenes/exercises/forest.ts'
import * as height from './scenes/exercises/height.ts'
import * as living from './scenes/exercises/living.ts'
import * as speed from './scenes/exercises/speed.ts'
import * as tools from './scenes/exercises/tools.ts'
import * as winter from './scenes/exercises/winter.ts'
import { MATERIAL_SCENES } from './scenes/materials.ts'

/**
 * Every picture that is drawn rather than kept by hand: folder of `public/images` -> name of the file -> its drawing.
 * To add one: write a function in `scenes/<folder>/` that returns `frame(sky, …layers)` from far to near, name it here,
 * run `npm run draw -- <name>` and look at it.
 */
export const SCENES = {
  exercises: {
    'grimper-arbre': height.climbTree,
    'sauter-souche': height.jumpStump,
    'tronc-equilibre': height.balanceLog,
    'escalader-rocher': height.climbRock,
    'pente-corde': height.ropeSlope,
    'glissade-contresens': height.slideBackwards,
    'branche-suspendu': height.hangBranch,
    'devaler-pente': speed.runDownhill,
    traineau: speed.sledding,
    draisienne: speed.ridePath,
    'balancoire-corde': speed.ropeSwing,
    'rouler-gazon': speed.rollGrass,
    'glace-a-pied': speed.slideIce,
    'clouer-buche': tools.nailLog,
    'scier-branche': tools.sawBranch,
    'eplucher-baton': tools.peelStick,
    vilebrequin: tools.drillBrace,
    'creuser-pelle': tools.digHole,
    'nouer-bache': tools.tieTarp,
    'couper-legumes': tools.cutVegetables,
    'feu-camp': elements.campFire,
    'bord-ruisseau': elements.streamBank,
    flaques: elements.puddles,
    hamac: elements.hammock,
    'epuisette-etang': elements.pondDipping,
    'thermos-chaud': winter.thermosBreak,
    'grand-froid': winter.coldDay,
    'cachette-neige': winter.snowDen,
    'chamaille-feuilles': forest.roughhouse,
    'epees-batons': forest.stickSwords,
    'boules-neige': winter.snowballs,
    'tomber-neige': winter.fallInSnow,
    'cachette-boise': forest.hideAndSeek,
    'hors-sentier': winter.offTrail,
    'cabane-branches': forest.branchHut,
    'regarder-defi': forest.watchBigger,
    'buches-roches': living.moveLogs,
    'longs-batons': living.longSticks,
    'cuisine-boue': living.mudKitchen,
    'vers-insectes': living.wormInHand,
    'gouter-jardin': living.tasteGarden,
    'pieds-nus': living.barefoot,
  },
  materials: MATERIAL_SCENES,
  activities: {
    ...BABY_SCENES,
    ...HOME_DAYCARE_SCENES,
    ...TWO_TO_FIVES_SCENES,
    ...YOUNG_TODDLER_SCENES,
    ...THREE_TO_FIVES_SCENES,
    ...TODDLER_SCENES,
    ...PRESCHOOLER_SCENES,
    ...KINDERGARTENER_SCENES,
    ...MIXED_AGES_SCENES,
  },
} satisfies Record<string, Record<string, () => string>>
