import * as ballsUnderBaskets from './young-toddlers/balls-under-baskets.ts'
import * as bandagesEggsAndFingerPaint from './young-toddlers/bandages-eggs-and-finger-paint.ts'
import * as bitesFallsAndFarms from './young-toddlers/bites-falls-and-farms.ts'
import * as soft from './young-toddlers/bodies-and-soft-things.ts'
import * as dogsHosesAndBoats from './young-toddlers/dogs-hoses-and-boats.ts'
import * as gatheringsSledsBootsAndSponges from './young-toddlers/gatherings-sleds-boots-and-sponges.ts'
import * as indoors from './young-toddlers/indoors.ts'
import * as keysBagsAndRockets from './young-toddlers/keys-bags-and-rockets.ts'
import * as moments from './young-toddlers/moments.ts'
import * as outdoors from './young-toddlers/outdoors.ts'
import * as roadsBasketsAndDances from './young-toddlers/roads-baskets-and-dances.ts'
import * as sandWagonsAndHerbs from './young-toddlers/sand-wagons-and-herbs.ts'
import * as slidesFrogsTulipsAndTomatoes from './young-toddlers/slides-frogs-tulips-and-tomatoes.ts'
import * as soundsHidingFarmAndDough from './young-toddlers/sounds-hiding-farm-figures-and-dough-for-the-youngest.ts'
import * as ways from './young-toddlers/ways-and-ground.ts'

/** Pictures of the young toddlers' sheets: key of the sheet -> its drawing. */
export const YOUNG_TODDLER_SCENES = {
  'la-nappe-touche-par-terre': indoors.houseUnderTheCloth,
  'partie-revenue': indoors.goneAndBack,
  'la-chaise-se-promene': indoors.strollingChair,
  'tout-le-monde-a-quatre-pattes': indoors.wholePack,
  'le-panier-lourd-du-matin': indoors.heavyBasket,
  'la-puree-fait-des-chemins': indoors.pureePaths,
  'dessiner-dedans': indoors.scribbleInside,
  'la-marche-du-bas': soft.lowStep,
  'deux-bas-pareils': soft.matchingSocks,
  'le-bain-du-bebe': soft.babysBath,
  'c-est-mon-nez-non': soft.myNoseNo,
  'doudou-a-froid': soft.coldTeddy,
  'l-aspirateur-fait-dodo': soft.sleepingVacuum,
  'la-poche-a-surprises': soft.surprisePouch,
  'encore-la-meme-page': soft.samePage,
  'la-mitaine-a-faim': moments.hungryMittens,
  'toc-dans-la-boite': moments.tocInTheBox,
  'dix-doigts-au-lit': moments.tenFingers,
  'bye-bye-la-chaise': moments.byeByeChair,
  'tiens-c-est-pour-toi': moments.hereItIsForYou,
  'ce-qui-revient-dans-leurs-mains': moments.alwaysDucks,
  'la-tache-de-soleil': moments.sunPatch,
  'ca-la': moments.thatThere,
  'cours-l-oiseau-s-envole': outdoors.birdSteps,
  'l-arrosoir-est-lourd': outdoors.heavyCan,
  'la-peinture-qui-disparait': outdoors.vanishingPaint,
  'la-botte-reste-prise': outdoors.stuckBoot,
  'le-dernier-tas': outdoors.lastHeap,
  'plouf-encore': outdoors.ploufAgain,
  'le-carre-de-tissu-s-envole': outdoors.stuckByWind,
  'encore-de-l-eau': ways.moreWater,
  'saute-flaque': ways.jumpPuddle,
  'qu-y-a-t-il-sous-le-blanc': ways.underTheWhite,
  'dessous-ca-grouille': ways.crawlingUnder,
  'le-sentier-des-petits-pas': ways.smallStepsPath,
  'mes-pas-me-suivent': ways.stepsFollowMe,
  'ma-voix-part-loin': ways.voiceGoesFar,
  'le-tas-de-bois': ways.woodPile,
  'les-dents-c-est-ici': bitesFallsAndFarms.teethRightHere,
  'pouf-la-tortue-est-tombee': bitesFallsAndFarms.fallenTurtle,
  'la-ferme-a-plat-ventre': bitesFallsAndFarms.farmOnTheTummy,
  'un-bebe-quatre-mains': bitesFallsAndFarms.oneBabyFourHands,
  'va-chercher-pitou': dogsHosesAndBoats.fetchedBall,
  'allo-pompiers-ca-brule': dogsHosesAndBoats.foamHoses,
  'le-bateau-penche': dogsHosesAndBoats.leaningBoat,
  'il-est-rendu-ou-l-avion': dogsHosesAndBoats.planesLand,
  'gateau-de-sable-tiens-toi-bien': sandWagonsAndHerbs.sandCakeStands,
  'c-est-lourd-ouvre-la-barriere': sandWagonsAndHerbs.barrierOpens,
  'mes-doigts-sentent-la-menthe': sandWagonsAndHerbs.mintOnFingers,
  'ouh-ouh-attrape-moi': sandWagonsAndHerbs.halfHidden,
  'par-ici-la-route': roadsBasketsAndDances.tapeRoad,
  'lance-le-panier-s-en-vient': roadsBasketsAndDances.tiltedBasket,
  'mes-pieds-dansent-je-me-tiens': roadsBasketsAndDances.danceAndHold,
  'la-vache-a-cale-dans-la-pate': roadsBasketsAndDances.cowInTheDough,
  'ou-as-tu-bobo-mon-ours': bandagesEggsAndFingerPaint.soreBear,
  'les-cocos-sont-mal-caches': bandagesEggsAndFingerPaint.badlyHiddenEggs,
  'veux-tu-mon-coeur': bandagesEggsAndFingerPaint.offeredHeart,
  'ma-main-est-restee-la': bandagesEggsAndFingerPaint.paintedTable,
  'il-neige-dans-le-bac': keysBagsAndRockets.snowInTheTub,
  'toc-toc-c-est-barre': keysBagsAndRockets.cardboardDoors,
  'permis-de-dechirer': keysBagsAndRockets.tornPaper,
  'cinq-quatre-trois-decollage': keysBagsAndRockets.rocketBoxes,
  'mes-mains-debordent': gatheringsSledsBootsAndSponges.overflowingHands,
  'le-traineau-est-colle': gatheringsSledsBootsAndSponges.stuckSled,
  'on-sort-on-rentre': gatheringsSledsBootsAndSponges.outAndInAgain,
  'l-eponge-a-tout-bu': gatheringsSledsBootsAndSponges.thirstySponge,
  'c-est-nous-le-moteur': slidesFrogsTulipsAndTomatoes.friendsAreTheEngine,
  'elle-etait-la-la-grenouille': slidesFrogsTulipsAndTomatoes.frogsBehindRolls,
  'qui-dort-dans-la-tulipe': slidesFrogsTulipsAndTomatoes.noseOverTulip,
  'la-tomate-boit-l-autre-moitie': slidesFrogsTulipsAndTomatoes.halfForTheTomato,
  'le-ballon-roule-sous-le-panier': ballsUnderBaskets.ballUnderTheBasket,
  'poc-poc-et-puis-toi': soundsHidingFarmAndDough.pocAndWait,
  'chut-chut-qui-le-reveille': soundsHidingFarmAndDough.rattleAsleep,
  'meuh-ce-n-est-pas-ma-voix': soundsHidingFarmAndDough.cowGallops,
  'la-pate-a-mange-mon-doigt': soundsHidingFarmAndDough.swallowedFinger,
  'ou-est-je-ne-vois-personne': soundsHidingFarmAndDough.feetUnderTheCurtain,
}
