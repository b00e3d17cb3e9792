import { BABIES_BASKET_AND_SAND_SHEETS } from './sheets/babies/baskets-bites-mirrors-and-shore-sand.ts'
import { BABY_BUTTERFLY_FISH_CAT_AND_FLOWER_SHEETS } from './sheets/babies/butterflies-fish-cats-and-flowers.ts'
import { BABY_HANDS_RATTLES_AND_SLEDS_SHEETS } from './sheets/babies/hands-rattles-and-sleds.ts'
import { BABY_HIDING_AND_FILLING_SHEETS } from './sheets/babies/hiding-and-filling.ts'
import { BABY_LIVING_THINGS_SHEETS } from './sheets/babies/living-things.ts'
import { BABY_MOVING_SHEETS } from './sheets/babies/moving.ts'
import { BABY_OUTING_SHEETS } from './sheets/babies/outings.ts'
import { BABY_PAINT_PAPER_DOUGH_AND_SLOPE_SHEETS } from './sheets/babies/paint-paper-dough-and-slopes.ts'
import { BABY_POTS_MIRRORS_AND_LULLABIES_SHEETS } from './sheets/babies/pots-mirrors-and-lullabies.ts'
import { BABY_ROUTINE_SHEETS } from './sheets/babies/routines.ts'
import { BABY_SPONGES_AND_SPLASHES_SHEETS } from './sheets/babies/sponges-and-splashes.ts'
import { BABY_SPRING_PUMPKIN_GIFT_AND_TRUCK_SHEETS } from './sheets/babies/spring-pumpkins-gifts-and-trucks.ts'
import { BABY_TOWER_SCARF_AND_GRASS_SHEETS } from './sheets/babies/towers-scarves-and-grass.ts'
import { BABY_WAKING_GOODBYE_NOSE_AND_NAME_SHEETS } from './sheets/babies/waking-goodbyes-noses-and-names.ts'
import { BABY_WATER_AND_EARTH_SHEETS } from './sheets/babies/water-and-earth.ts'
import { BABY_WATER_EGGS_SPOONS_AND_LEAVES_SHEETS } from './sheets/babies/water-eggs-spoons-and-leaves.ts'
import { BABY_WEATHER_SHEETS } from './sheets/babies/weather.ts'
import { BABY_WORDS_AND_SOUNDS_SHEETS } from './sheets/babies/words-and-sounds.ts'
import { HOME_BALL_AND_SOCK_SHEETS } from './sheets/home-daycares/balls-hoops-socks-and-sheets.ts'
import { HOME_BLOCK_AND_ROLL_SHEETS } from './sheets/home-daycares/blocks-cars-and-rolls.ts'
import { HOME_BOWL_AND_BOTTLE_SHEETS } from './sheets/home-daycares/bowls-pots-lids-and-bottles.ts'
import { HOME_BOX_AND_BAG_SHEETS } from './sheets/home-daycares/boxes-tape-egg-cartons-and-bags.ts'
import { HOME_BREAD_RESTAURANTS_TENTS_AND_NETS_SHEETS } from './sheets/home-daycares/bread-restaurants-tents-and-nets.ts'
import { HOME_CHAIR_AND_CUSHION_SHEETS } from './sheets/home-daycares/chairs-cushions-blankets-and-lights.ts'
import { HOME_FIGURINE_AND_BOOK_SHEETS } from './sheets/home-daycares/figurines-dolls-books-and-dice.ts'
import { HOME_JUMPS_LETTERS_AND_LOST_GAMES_SHEETS } from './sheets/home-daycares/jumps-letters-and-lost-games.ts'
import { HOME_NAMES_BODIES_SHAPES_AND_NUMBERS_SHEETS } from './sheets/home-daycares/names-bodies-shapes-and-numbers.ts'
import { HOME_PAIL_AND_CHALK_SHEETS } from './sheets/home-daycares/pails-chalk-sticks-and-tricycles.ts'
import { HOME_PAPER_AND_TAPE_SHEETS } from './sheets/home-daycares/papers-tapes-and-scissors.ts'
import { HOME_PARADES_NOSES_BRACELETS_AND_MUSHROOMS_SHEETS } from './sheets/home-daycares/parades-noses-bracelets-and-mushrooms.ts'
import { HOME_PINS_DUSTERS_SIZES_AND_PICNICS_SHEETS } from './sheets/home-daycares/pins-dusters-sizes-and-picnics.ts'
import { HOME_RAIN_FUNNELS_TUBS_AND_CONES_SHEETS } from './sheets/home-daycares/rain-funnels-tubs-and-cones.ts'
import { HOME_RAINBOWS_SMELLS_AND_CLOTHES_SHEETS } from './sheets/home-daycares/rainbows-smells-and-clothes.ts'
import { HOME_RHYMES_WAKINGS_COURSES_AND_WHEELS_SHEETS } from './sheets/home-daycares/rhymes-wakings-courses-and-wheels.ts'
import { HOME_RIPPLE_AND_MAP_SHEETS } from './sheets/home-daycares/ripples-pirates-maps-and-soups.ts'
import { HOME_ROPE_AND_HAT_SHEETS } from './sheets/home-daycares/ropes-sleds-hats-and-suitcases.ts'
import { HOME_SINKS_LEAVES_STONES_AND_ELVES_SHEETS } from './sheets/home-daycares/sinks-leaves-stones-and-elves.ts'
import { HOME_SLEDS_SUGAR_MONSTERS_AND_NEW_GROUP_SHEETS } from './sheets/home-daycares/sleds-sugar-monsters-and-new-groups.ts'
import { HOME_SNOWMEN_SHEETS } from './sheets/home-daycares/snowmen.ts'
import { HOME_SOAP_BACKS_VANISHED_AND_THANKS_SHEETS } from './sheets/home-daycares/soap-backs-vanished-and-thanks.ts'
import { HOME_TUNNELS_DUCKS_STARS_AND_BICYCLES_SHEETS } from './sheets/home-daycares/tunnels-ducks-stars-and-bicycles.ts'
import { HOME_WOLVES_OFFICERS_AND_RACE_CARS_SHEETS } from './sheets/home-daycares/wolves-officers-and-race-cars.ts'
import { HOME_WORM_AND_MOON_SHEETS } from './sheets/home-daycares/worms-ants-moons-and-helpers.ts'
import { KINDERGARTENERS_AFTER_THE_RAIN_SHEETS } from './sheets/kindergarteners/after-the-rain.ts'
import { KINDERGARTENERS_CARNIVAL_TIDE_AND_BERRY_SHEETS } from './sheets/kindergarteners/carnival-tide-and-berries.ts'
import { KINDERGARTENERS_DAYS_OF_THE_YEAR_SHEETS } from './sheets/kindergarteners/days-of-the-year.ts'
import { KINDERGARTENERS_DICE_AND_VALENTINE_SHEETS } from './sheets/kindergarteners/dice-cards-valentines-letters-and-gifts.ts'
import { KINDERGARTENERS_DOG_SLEDS_DRIZZLE_AND_MOSQUITOES_SHEETS } from './sheets/kindergarteners/dog-sleds-drizzle-and-mosquitoes.ts'
import { KINDERGARTENERS_DRAGONS_AND_SHADOWS_SHEETS } from './sheets/kindergarteners/dragons-and-shadows.ts'
import { KINDERGARTENERS_FLYERS_AND_ICE_CATERPILLARS_SHEETS } from './sheets/kindergarteners/flyers-and-ice-caterpillars.ts'
import { KINDERGARTENERS_FRIENDS_AND_FEELINGS_SHEETS } from './sheets/kindergarteners/friends-and-feelings.ts'
import { KINDERGARTENERS_GIANT_BOXES_AND_GAMES_SHEETS } from './sheets/kindergarteners/giant-boxes-and-games.ts'
import { KINDERGARTENERS_GLASSES_GREETINGS_AND_REPAIRS_SHEETS } from './sheets/kindergarteners/glasses-greetings-and-repairs.ts'
import { KINDERGARTENERS_HEAVY_WORK_SHEETS } from './sheets/kindergarteners/heavy-work.ts'
import { KINDERGARTENERS_LIVING_THINGS_SHEETS } from './sheets/kindergarteners/living-things.ts'
import { KINDERGARTENERS_MAKING_SHEETS } from './sheets/kindergarteners/making.ts'
import { KINDERGARTENERS_MEASURING_AND_FINDING_SHEETS } from './sheets/kindergarteners/measuring-and-finding.ts'
import { KINDERGARTENERS_MOVING_SHEETS } from './sheets/kindergarteners/moving.ts'
import { KINDERGARTENERS_PLOUGHS_BONES_STONES_AND_SHELTERS_SHEETS } from './sheets/kindergarteners/ploughs-bones-stones-and-shelters.ts'
import { KINDERGARTENERS_BASKET_AND_BALL_SHEETS } from './sheets/kindergarteners/room-hoops-shared-cutters-box-cars-kerbs-and-footballs.ts'
import { KINDERGARTENERS_SCISSORS_ROW_AND_RHYME_SHEETS } from './sheets/kindergarteners/scissors-rows-and-rhymes.ts'
import { KINDERGARTENERS_SHOPS_NAMES_AND_BONES_SHEETS } from './sheets/kindergarteners/shops-names-and-bones.ts'
import { KINDERGARTENERS_TURN_AND_FAREWELL_SHEETS } from './sheets/kindergarteners/talking-turns-benches-boots-tag-and-farewells.ts'
import { KINDERGARTENERS_TOGETHER_OUTSIDE_SHEETS } from './sheets/kindergarteners/together-outside.ts'
import { KINDERGARTENERS_WINTER_OUTING_SHEETS } from './sheets/kindergarteners/winter-outings.ts'
import { KINDERGARTENERS_WORDS_AND_LETTERS_SHEETS } from './sheets/kindergarteners/words-and-letters.ts'
import { MIXED_AGES_A_HOUSE_OF_ALL_AGES_SHEETS } from './sheets/mixed-ages/a-house-of-all-ages.ts'
import { MIXED_AGES_BUBBLES_BLUEBERRIES_FLOWERS_AND_BITES_SHEETS } from './sheets/mixed-ages/bubbles-blueberries-flowers-and-bites.ts'
import { MIXED_AGES_CALM_SHARING_ANGER_AND_NIGHTS_SHEETS } from './sheets/mixed-ages/calm-sharing-anger-and-nights.ts'
import { MIXED_AGES_CATERPILLARS_SPIDERS_SNAILS_AND_ANTS_SHEETS } from './sheets/mixed-ages/caterpillars-spiders-snails-and-ants.ts'
import { MIXED_AGES_DAY_SHEETS } from './sheets/mixed-ages/day-moments.ts'
import { MIXED_AGES_DOGS_CATS_RABBITS_AND_BARNS_SHEETS } from './sheets/mixed-ages/dogs-cats-rabbits-and-barns.ts'
import { MIXED_AGES_EARTH_AND_LIGHT_SHEETS } from './sheets/mixed-ages/earth-and-light.ts'
import { MIXED_AGES_FIRST_SNOW_LEAVES_BEACH_AND_HOSES_SHEETS } from './sheets/mixed-ages/first-snow-leaves-beach-and-hoses.ts'
import { MIXED_AGES_FROGS_SQUIRRELS_GEESE_AND_ICE_FISHING_SHEETS } from './sheets/mixed-ages/frogs-squirrels-geese-and-ice-fishing.ts'
import { MIXED_AGES_HALLOWEEN_HOLIDAYS_VALENTINES_AND_BIRTHDAYS_SHEETS } from './sheets/mixed-ages/halloween-holidays-valentines-and-birthdays.ts'
import { MIXED_AGES_HORSES_DINOSAURS_JUNGLE_AND_BEES_SHEETS } from './sheets/mixed-ages/horses-dinosaurs-jungle-and-bees.ts'
import { MIXED_AGES_INTEREST_AND_TACT_SHEETS } from './sheets/mixed-ages/interests-and-tact.ts'
import { MIXED_AGES_OUTDOOR_SHEETS } from './sheets/mixed-ages/outdoors.ts'
import { MIXED_AGES_PAINT_DOUGH_COLLAGE_AND_COLOURS_SHEETS } from './sheets/mixed-ages/paint-dough-collage-and-colours.ts'
import { MIXED_AGES_ROCKETS_DOCTORS_PIRATES_AND_SHOPS_SHEETS } from './sheets/mixed-ages/rockets-doctors-pirates-and-shops.ts'
import { MIXED_AGES_ROWS_GOALS_AND_VILLAGES_SHEETS } from './sheets/mixed-ages/rows-goals-and-villages.ts'
import { MIXED_AGES_SHELLS_MURALS_AND_COURSES_SHEETS } from './sheets/mixed-ages/shells-murals-and-courses.ts'
import { MIXED_AGES_SHELLS_PARENTS_MOOSE_AND_LASSOS_SHEETS } from './sheets/mixed-ages/shells-parents-moose-and-lassos.ts'
import { MIXED_AGES_SHORE_SHEETS } from './sheets/mixed-ages/shore.ts'
import { MIXED_AGES_SHORT_OUTINGS_SNOWSHOES_AND_JIGS_SHEETS } from './sheets/mixed-ages/short-outings-snowshoes-and-jigs.ts'
import { MIXED_AGES_SONG_SHEETS } from './sheets/mixed-ages/songs-and-sounds.ts'
import { MIXED_AGES_SOUNDS_OF_THE_WOOD_SHEETS } from './sheets/mixed-ages/sounds-of-the-wood.ts'
import { MIXED_AGES_TRUCKS_PLANES_FIREFIGHTERS_AND_SNOWMOBILES_SHEETS } from './sheets/mixed-ages/trucks-planes-firefighters-and-snowmobiles.ts'
import { MIXED_AGES_WINTER_SHEETS } from './sheets/mixed-ages/winter.ts'
import { MIXED_AGES_YEAR_SHEETS } from './sheets/mixed-ages/year-moments.ts'
import { PRESCHOOLER_ART_AND_FEAST_SHEETS } from './sheets/preschoolers/arts.ts'
import { PRESCHOOLER_BUILDING_SHEETS } from './sheets/preschoolers/building.ts'
import { PRESCHOOLER_CALM_AND_CLEVER_SHEETS } from './sheets/preschoolers/calm-and-clever.ts'
import { PRESCHOOLER_DANDELIONS_PLANKS_AND_CHALK_SHEETS } from './sheets/preschoolers/dandelions-planks-and-chalk.ts'
import { PRESCHOOLER_FAR_AWAY_SHEETS } from './sheets/preschoolers/far-away.ts'
import { PRESCHOOLER_FEAST_AND_FRIGHT_SHEETS } from './sheets/preschoolers/feasts-and-frights.ts'
import { PRESCHOOLER_FEELING_SHEETS } from './sheets/preschoolers/feelings.ts'
import { PRESCHOOLER_FIRES_CONES_CRANES_AND_SNOW_PAINT_SHEETS } from './sheets/preschoolers/fires-cones-cranes-and-snow-paint.ts'
import { PRESCHOOLER_HARVEST_SHEETS } from './sheets/preschoolers/harvest.ts'
import { PRESCHOOLER_MOOSE_NIGHTS_AND_WINDMILLS_SHEETS } from './sheets/preschoolers/moose-nights-and-windmills.ts'
import { PRESCHOOLER_MUFFINS_TEETH_AND_LIBRARIES_SHEETS } from './sheets/preschoolers/muffins-teeth-and-libraries.ts'
import { PRESCHOOLER_OUTING_SHEETS } from './sheets/preschoolers/outings.ts'
import { PRESCHOOLER_PIRATES_ROBOTS_AND_HEROES_SHEETS } from './sheets/preschoolers/pirates-robots-and-heroes.ts'
import { PRESCHOOLER_PRETENDING_SHEETS } from './sheets/preschoolers/pretending.ts'
import { PRESCHOOLER_PUDDLE_AND_FIZZ_SHEETS } from './sheets/preschoolers/puddles-and-fizz.ts'
import { PRESCHOOLER_PUSHING_SHY_AND_JEALOUS_SHEETS } from './sheets/preschoolers/pushing-shy-and-jealous.ts'
import { PRESCHOOLER_ROAD_AND_STABLE_SHEETS } from './sheets/preschoolers/roads-and-stables.ts'
import { PRESCHOOLER_ROUTINE_SHEETS } from './sheets/preschoolers/routines.ts'
import { PRESCHOOLER_SMALL_AND_HUGE_SHEETS } from './sheets/preschoolers/small-and-huge.ts'
import { PRESCHOOLER_STORY_SHEETS } from './sheets/preschoolers/stories.ts'
import { PRESCHOOLER_SURPRISE_SHEETS } from './sheets/preschoolers/surprises.ts'
import { PRESCHOOLER_TRACKS_ICE_AND_HOCKEY_SHEETS } from './sheets/preschoolers/tracks-ice-and-hockey.ts'
import { PRESCHOOLER_TUBES_HOOPS_AND_BLOCKS_SHEETS } from './sheets/preschoolers/tubes-hoops-and-blocks.ts'
import { PRESCHOOLER_VALENTINES_BEARS_SEEDS_AND_ROARS_SHEETS } from './sheets/preschoolers/valentines-bears-seeds-and-roars.ts'
import { PRESCHOOLER_WATER_AND_SNOW_SHEETS } from './sheets/preschoolers/water.ts'
import { THREE_TO_FIVES_CRISP_AND_GROCERY_SHEETS } from './sheets/three-to-fives/apple-crisps-dough-shacks-sand-seas-counted-groceries-and-pipe-cleaners.ts'
import { THREE_TO_FIVES_TRACK_SHEETS } from './sheets/three-to-fives/boots-in-tracks.ts'
import { THREE_TO_FIVES_ALARM_AND_GOODBYE_SHEETS } from './sheets/three-to-fives/paper-strips-painted-boxes-alarms-morning-goodbyes-and-next-year.ts'
import { THREE_TO_FIVES_PLANET_AND_LETTER_SHEETS } from './sheets/three-to-fives/planets-dinosaurs-bees-pebbles-and-letters.ts'
import { THREE_TO_FIVES_PUDDLE_AND_NEST_SHEETS } from './sheets/three-to-fives/puddle-jumps-leaf-rain-bucket-chains-nests-and-quarrelling-puppets.ts'
import { THREE_TO_FIVES_SKATE_AND_PIRATE_SHEETS } from './sheets/three-to-fives/skates-fire-trucks-webs-cotton-snowmen-ladybirds-and-paper-pirates.ts'
import { THREE_TO_FIVES_SLEEPING_CAR_AND_WINTER_FLOCK_SHEETS } from './sheets/three-to-fives/sleeping-cars-and-winter-flocks.ts'
import { THREE_TO_FIVES_CAP_AND_WAITING_SHEETS } from './sheets/three-to-fives/sorted-caps-waiting-mouths-and-wool-taffy.ts'
import { THREE_TO_FIVES_OLYMPIC_AND_BOTTLE_SHEETS } from './sheets/three-to-fives/trumpet-roll-olympics-and-glitter-bottles.ts'
import { TODDLER_ANIMAL_AND_TRIP_SHEETS } from './sheets/toddlers/animals-and-trips.ts'
import { TODDLER_AUTUMN_AND_SNOW_SHEETS } from './sheets/toddlers/autumn-and-snow.ts'
import { TODDLER_BABIES_TO_COME_SHEETS } from './sheets/toddlers/babies-to-come.ts'
import { TODDLERS_COOKING_AND_POURING_SHEETS } from './sheets/toddlers/banana-cakes-sunscreen-melted-snow-color-drops-and-funnels.ts'
import { TODDLER_BUBBLE_AND_SUGAR_SHACK_SHEETS } from './sheets/toddlers/bubbles-and-sugar-shack.ts'
import { TODDLER_CASTLES_HORSES_AND_EGG_BOXES_SHEETS } from './sheets/toddlers/castles-horses-and-egg-boxes.ts'
import { TODDLERS_DINOSAUR_AND_SPONGE_SHEETS } from './sheets/toddlers/dinosaur-mothers-slug-trails-painted-feet-barn-moves-and-sponges.ts'
import { TODDLER_DRAWING_STORIES_AND_MUSIC_SHEETS } from './sheets/toddlers/drawing-stories-and-music.ts'
import { TODDLER_FEELINGS_SHEETS } from './sheets/toddlers/feelings.ts'
import { TODDLER_HOME_AND_SKY_SHEETS } from './sheets/toddlers/home-and-sky.ts'
import { TODDLER_JUNGLE_POND_AND_ICE_SHEETS } from './sheets/toddlers/jungle-pond-and-ice.ts'
import { TODDLER_PIZZA_HAIRCUTS_AND_BIRTHDAYS_SHEETS } from './sheets/toddlers/pizza-haircuts-and-birthdays.ts'
import { TODDLER_POTTIES_DIGGERS_AND_MUSHROOMS_SHEETS } from './sheets/toddlers/potties-diggers-and-mushrooms.ts'
import { TODDLER_PRETEND_AND_BUILD_SHEETS } from './sheets/toddlers/pretend-and-build.ts'
import { TODDLERS_PUMPKIN_AND_BOOK_SHEETS } from './sheets/toddlers/pumpkins-glued-leaves-tweezers-love-notes-and-favourite-books.ts'
import { TODDLER_ROLLS_NAMES_AND_SPONGES_SHEETS } from './sheets/toddlers/rolls-names-and-sponges.ts'
import { TODDLER_SHORE_AND_WIND_SHEETS } from './sheets/toddlers/shore-and-wind.ts'
import { TODDLER_SNOWMEN_STONES_GEESE_AND_BROOMS_SHEETS } from './sheets/toddlers/snowmen-stones-geese-and-brooms.ts'
import { TODDLER_TAILS_UNDER_THE_DOUGH_SHEETS } from './sheets/toddlers/tails-under-the-dough.ts'
import { TODDLERS_TIDYING_AND_DOORWAY_SHEETS } from './sheets/toddlers/tidying-boots-soap-doorways-and-scarf-rests.ts'
import { TODDLER_TIMES_OF_DAY_SHEETS } from './sheets/toddlers/times-of-day.ts'
import { TODDLERS_TRUCK_AND_RICE_SHEETS } from './sheets/toddlers/trucks-on-tape-leaf-pails-puddles-pompons-and-rice.ts'
import { TODDLER_WATER_AND_EARTH_SHEETS } from './sheets/toddlers/water-and-earth.ts'
import { TODDLER_WOODS_AND_PARK_SHEETS } from './sheets/toddlers/woods-and-park.ts'
import { TWO_TO_FIVES_BATH_AND_TRAIN_SHEETS } from './sheets/two-to-fives/baby-baths-scarves-trains-and-races.ts'
import { TWO_TO_FIVES_BIRTHDAY_AND_NIGHT_SHEETS } from './sheets/two-to-fives/birthdays-vets-strawberries-magnifiers-and-night-lights.ts'
import { TWO_TO_FIVES_BOWLING_AND_MAZE_SHEETS } from './sheets/two-to-fives/bowling-mazes-heroes-christmas-and-mechanics.ts'
import { TWO_TO_FIVES_SITE_AND_BATH_SHEETS } from './sheets/two-to-fives/building-sites-baths-ninjas-fossils-and-puppets.ts'
import { TWO_TO_FIVES_CAR_ROW_AND_SNOW_PATH_SHEETS } from './sheets/two-to-fives/car-rows-snow-paths-hockey-autumn-colours-and-shadows.ts'
import { TWO_TO_FIVES_FIREFIGHTER_AND_BEAR_SHEETS } from './sheets/two-to-fives/crawling-firefighters-bears-squirrels-and-shadows.ts'
import { TWO_TO_FIVES_DINOSAUR_AND_WATER_TUB_SHEETS } from './sheets/two-to-fives/dinosaurs-floating-gardens-planets-and-bandages.ts'
import { TWO_TO_FIVES_BRANCH_AND_SNOW_SHEETS } from './sheets/two-to-fives/dragged-branches-olympics-butterflies-minnows-and-snow-works.ts'
import { TWO_TO_FIVES_GROCERY_AND_FRUIT_SALAD_SHEETS } from './sheets/two-to-fives/groceries-fruit-salads-recycling-knights-and-naps.ts'
import { TWO_TO_FIVES_HUT_AND_ROCKET_SHEETS } from './sheets/two-to-fives/huts-for-all-taped-boxes-rockets-towers-and-circus-rings.ts'
import { TWO_TO_FIVES_FROG_AND_CUP_SHEETS } from './sheets/two-to-fives/jumping-frogs-pouring-cups-painted-hands-and-naps.ts'
import { TWO_TO_FIVES_FRIENDSHIP_AND_BUS_SHEETS } from './sheets/two-to-fives/left-out-friends-new-languages-yellow-buses-and-new-babies.ts'
import { TWO_TO_FIVES_LID_AND_PIG_SHEETS } from './sheets/two-to-fives/lids-pigs-pirates-courses-and-hearts.ts'
import { TWO_TO_FIVES_MONKEY_AND_WHALE_SHEETS } from './sheets/two-to-fives/monkeys-penguins-whales-octopuses-and-dragons.ts'
import { TWO_TO_FIVES_NAME_LETTER_AND_BLOCK_SHEETS } from './sheets/two-to-fives/name-letters-blocks-wool-ribbons-and-mirrors.ts'
import { TWO_TO_FIVES_PLANET_AND_SUBWAY_SHEETS } from './sheets/two-to-fives/planets-subways-maple-taps-seeds-and-standing-up.ts'
import { TWO_TO_FIVES_TREASURE_AND_PUMPKIN_SHEETS } from './sheets/two-to-fives/pond-frogs-treasure-maps-broomsticks-and-pumpkins.ts'
import { TWO_TO_FIVES_PUDDLE_AND_APPLE_SHEETS } from './sheets/two-to-fives/puddles-apples-acorns-eggs-and-targets.ts'
import { TWO_TO_FIVES_RAMP_AND_BRIDGE_SHEETS } from './sheets/two-to-fives/ramps-bridges-block-castles-roads-and-measured-dinosaurs.ts'
import { TWO_TO_FIVES_RHYME_AND_CHRISTMAS_SHEETS } from './sheets/two-to-fives/rhymes-waiting-christmas-letters-and-firefighters-words.ts'
import { TWO_TO_FIVES_SAND_CASTLE_AND_TURN_SHEETS } from './sheets/two-to-fives/sand-castles-turns-goodbyes-and-mats.ts'
import { TWO_TO_FIVES_SOUP_AND_APPLE_SHEETS } from './sheets/two-to-fives/soup-apples-orders-groceries-and-recipes.ts'
import { TWO_TO_FIVES_SPACE_AND_FARM_SHEETS } from './sheets/two-to-fives/space-farms-dances-birds-and-worms.ts'
import { TWO_TO_FIVES_STONE_AND_BUS_SHEETS } from './sheets/two-to-fives/stones-at-the-shore-park-buses-first-birds-and-leaf-baskets.ts'
import { TWO_TO_FIVES_FAMILY_AND_DOCTOR_SHEETS } from './sheets/two-to-fives/vaccines-families-new-babies-farm-rhymes-and-lonely-benches.ts'
import { YOUNG_TODDLER_BALLS_UNDER_BASKETS_SHEETS } from './sheets/young-toddlers/balls-under-baskets.ts'
import { YOUNG_TODDLER_BANDAGES_EGGS_AND_FINGER_PAINT_SHEETS } from './sheets/young-toddlers/bandages-eggs-and-finger-paint.ts'
import { YOUNG_TODDLER_BITE_FALL_AND_FARM_SHEETS } from './sheets/young-toddlers/bites-falls-and-farms.ts'
import { YOUNG_TODDLER_DOGS_HOSES_AND_BOATS_SHEETS } from './sheets/young-toddlers/dogs-hoses-and-boats.ts'
import { YOUNG_TODDLER_FEELINGS_SHEETS } from './sheets/young-toddlers/feelings-and-hiding.ts'
import { YOUNG_TODDLER_GATHERINGS_SLEDS_BOOTS_AND_SPONGES_SHEETS } from './sheets/young-toddlers/gatherings-sleds-boots-and-sponges.ts'
import { YOUNG_TODDLER_KEYS_BAGS_AND_ROCKETS_SHEETS } from './sheets/young-toddlers/keys-bags-and-rockets.ts'
import { YOUNG_TODDLER_MOVING_SHEETS } from './sheets/young-toddlers/moving.ts'
import { YOUNG_TODDLER_OUT_AND_ABOUT_SHEETS } from './sheets/young-toddlers/out-and-about.ts'
import { YOUNG_TODDLERS_ROLLER_AND_TOOTH_SHEETS } from './sheets/young-toddlers/paint-rollers-tooth-songs-oat-farms-tidying-tunes-and-christmas-pots.ts'
import { YOUNG_TODDLER_ROADS_BASKETS_AND_DANCES_SHEETS } from './sheets/young-toddlers/roads-baskets-and-dances.ts'
import { YOUNG_TODDLERS_TRAIN_AND_COMFORT_SHEETS } from './sheets/young-toddlers/rope-trains-comforted-toys-scarf-rhymes-and-cruising.ts'
import { YOUNG_TODDLER_ROUTINE_SHEETS } from './sheets/young-toddlers/routines.ts'
import { YOUNG_TODDLER_SAND_WAGONS_AND_HERBS_SHEETS } from './sheets/young-toddlers/sand-wagons-and-herbs.ts'
import { YOUNG_TODDLERS_SCARF_AND_TUBE_SHEETS } from './sheets/young-toddlers/scarves-bottles-chickadees-and-rolling-tubes.ts'
import { YOUNG_TODDLER_SLIDES_FROGS_TULIPS_AND_TOMATOES_SHEETS } from './sheets/young-toddlers/slides-frogs-tulips-and-tomatoes.ts'
import { YOUNG_TODDLERS_SOUND_AND_DOUGH_SHEETS } from './sheets/young-toddlers/sounds-hiding-farm-figures-and-dough-for-the-youngest.ts'
import { YOUNG_TODDLER_WATER_AND_MUD_SHEETS } from './sheets/young-toddlers/water-and-mud.ts'
import { YOUNG_TODDLER_WOODS_AND_SHORE_SHEETS } from './sheets/young-toddlers/woods-and-shore.ts'
import { YOUNG_TODDLER_WORDS_SHEETS } from './sheets/young-toddlers/words-and-selves.ts'
import type { BankSheet } from './types.ts'

/** Day of the last review of the whole bank; a sheet that was reviewed later has its own (`reviewedOn`). */
export const BANK_REVIEWED_ON = '2026-11-22'

/** The bank: every sheet is seen by every daycare from the first day, and the generator starts from them. */
export const SHEETS: readonly BankSheet[] = [
  ...BABY_HIDING_AND_FILLING_SHEETS,
  ...BABY_LIVING_THINGS_SHEETS,
  ...BABY_MOVING_SHEETS,
  ...BABY_OUTING_SHEETS,
  ...BABY_ROUTINE_SHEETS,
  ...BABY_WATER_AND_EARTH_SHEETS,
  ...BABY_WEATHER_SHEETS,
  ...BABY_WORDS_AND_SOUNDS_SHEETS,
  ...BABY_TOWER_SCARF_AND_GRASS_SHEETS,
  ...BABY_POTS_MIRRORS_AND_LULLABIES_SHEETS,
  ...BABY_HANDS_RATTLES_AND_SLEDS_SHEETS,
  ...BABY_WATER_EGGS_SPOONS_AND_LEAVES_SHEETS,
  ...BABY_SPONGES_AND_SPLASHES_SHEETS,
  ...BABY_PAINT_PAPER_DOUGH_AND_SLOPE_SHEETS,
  ...BABY_SPRING_PUMPKIN_GIFT_AND_TRUCK_SHEETS,
  ...BABY_WAKING_GOODBYE_NOSE_AND_NAME_SHEETS,
  ...BABIES_BASKET_AND_SAND_SHEETS,
  ...BABY_BUTTERFLY_FISH_CAT_AND_FLOWER_SHEETS,
  ...YOUNG_TODDLER_FEELINGS_SHEETS,
  ...YOUNG_TODDLER_MOVING_SHEETS,
  ...YOUNG_TODDLER_OUT_AND_ABOUT_SHEETS,
  ...YOUNG_TODDLER_ROUTINE_SHEETS,
  ...YOUNG_TODDLER_WATER_AND_MUD_SHEETS,
  ...YOUNG_TODDLER_WOODS_AND_SHORE_SHEETS,
  ...YOUNG_TODDLER_WORDS_SHEETS,
  ...YOUNG_TODDLER_BITE_FALL_AND_FARM_SHEETS,
  ...YOUNG_TODDLER_SAND_WAGONS_AND_HERBS_SHEETS,
  ...YOUNG_TODDLER_ROADS_BASKETS_AND_DANCES_SHEETS,
  ...YOUNG_TODDLER_DOGS_HOSES_AND_BOATS_SHEETS,
  ...YOUNG_TODDLER_BANDAGES_EGGS_AND_FINGER_PAINT_SHEETS,
  ...YOUNG_TODDLER_KEYS_BAGS_AND_ROCKETS_SHEETS,
  ...YOUNG_TODDLER_GATHERINGS_SLEDS_BOOTS_AND_SPONGES_SHEETS,
  ...YOUNG_TODDLER_BALLS_UNDER_BASKETS_SHEETS,
  ...YOUNG_TODDLER_SLIDES_FROGS_TULIPS_AND_TOMATOES_SHEETS,
  ...YOUNG_TODDLERS_ROLLER_AND_TOOTH_SHEETS,
  ...YOUNG_TODDLERS_SCARF_AND_TUBE_SHEETS,
  ...YOUNG_TODDLERS_SOUND_AND_DOUGH_SHEETS,
  ...YOUNG_TODDLERS_TRAIN_AND_COMFORT_SHEETS,
  ...TODDLER_ANIMAL_AND_TRIP_SHEETS,
  ...TODDLER_AUTUMN_AND_SNOW_SHEETS,
  ...TODDLER_DRAWING_STORIES_AND_MUSIC_SHEETS,
  ...TODDLER_FEELINGS_SHEETS,
  ...TODDLER_HOME_AND_SKY_SHEETS,
  ...TODDLER_PRETEND_AND_BUILD_SHEETS,
  ...TODDLER_SHORE_AND_WIND_SHEETS,
  ...TODDLER_TIMES_OF_DAY_SHEETS,
  ...TODDLER_WATER_AND_EARTH_SHEETS,
  ...TODDLER_WOODS_AND_PARK_SHEETS,
  ...TODDLER_BUBBLE_AND_SUGAR_SHACK_SHEETS,
  ...TODDLER_POTTIES_DIGGERS_AND_MUSHROOMS_SHEETS,
  ...TODDLER_PIZZA_HAIRCUTS_AND_BIRTHDAYS_SHEETS,
  ...TODDLER_JUNGLE_POND_AND_ICE_SHEETS,
  ...TODDLER_CASTLES_HORSES_AND_EGG_BOXES_SHEETS,
  ...TODDLER_BABIES_TO_COME_SHEETS,
  ...TODDLER_SNOWMEN_STONES_GEESE_AND_BROOMS_SHEETS,
  ...TODDLER_TAILS_UNDER_THE_DOUGH_SHEETS,
  ...TODDLER_ROLLS_NAMES_AND_SPONGES_SHEETS,
  ...TODDLERS_TIDYING_AND_DOORWAY_SHEETS,
  ...TODDLERS_TRUCK_AND_RICE_SHEETS,
  ...TODDLERS_COOKING_AND_POURING_SHEETS,
  ...TODDLERS_PUMPKIN_AND_BOOK_SHEETS,
  ...PRESCHOOLER_ART_AND_FEAST_SHEETS,
  ...PRESCHOOLER_BUILDING_SHEETS,
  ...PRESCHOOLER_CALM_AND_CLEVER_SHEETS,
  ...PRESCHOOLER_FAR_AWAY_SHEETS,
  ...PRESCHOOLER_FEELING_SHEETS,
  ...PRESCHOOLER_HARVEST_SHEETS,
  ...PRESCHOOLER_OUTING_SHEETS,
  ...PRESCHOOLER_PRETENDING_SHEETS,
  ...PRESCHOOLER_PUDDLE_AND_FIZZ_SHEETS,
  ...PRESCHOOLER_ROAD_AND_STABLE_SHEETS,
  ...PRESCHOOLER_ROUTINE_SHEETS,
  ...PRESCHOOLER_SMALL_AND_HUGE_SHEETS,
  ...PRESCHOOLER_STORY_SHEETS,
  ...PRESCHOOLER_SURPRISE_SHEETS,
  ...PRESCHOOLER_WATER_AND_SNOW_SHEETS,
  ...PRESCHOOLER_FEAST_AND_FRIGHT_SHEETS,
  ...PRESCHOOLER_TUBES_HOOPS_AND_BLOCKS_SHEETS,
  ...PRESCHOOLER_TRACKS_ICE_AND_HOCKEY_SHEETS,
  ...PRESCHOOLER_PUSHING_SHY_AND_JEALOUS_SHEETS,
  ...PRESCHOOLER_PIRATES_ROBOTS_AND_HEROES_SHEETS,
  ...PRESCHOOLER_DANDELIONS_PLANKS_AND_CHALK_SHEETS,
  ...PRESCHOOLER_MOOSE_NIGHTS_AND_WINDMILLS_SHEETS,
  ...PRESCHOOLER_MUFFINS_TEETH_AND_LIBRARIES_SHEETS,
  ...PRESCHOOLER_FIRES_CONES_CRANES_AND_SNOW_PAINT_SHEETS,
  ...PRESCHOOLER_VALENTINES_BEARS_SEEDS_AND_ROARS_SHEETS,
  ...KINDERGARTENERS_AFTER_THE_RAIN_SHEETS,
  ...KINDERGARTENERS_DAYS_OF_THE_YEAR_SHEETS,
  ...KINDERGARTENERS_FRIENDS_AND_FEELINGS_SHEETS,
  ...KINDERGARTENERS_HEAVY_WORK_SHEETS,
  ...KINDERGARTENERS_LIVING_THINGS_SHEETS,
  ...KINDERGARTENERS_MAKING_SHEETS,
  ...KINDERGARTENERS_MEASURING_AND_FINDING_SHEETS,
  ...KINDERGARTENERS_MOVING_SHEETS,
  ...KINDERGARTENERS_TOGETHER_OUTSIDE_SHEETS,
  ...KINDERGARTENERS_WINTER_OUTING_SHEETS,
  ...KINDERGARTENERS_WORDS_AND_LETTERS_SHEETS,
  ...KINDERGARTENERS_SCISSORS_ROW_AND_RHYME_SHEETS,
  ...KINDERGARTENERS_CARNIVAL_TIDE_AND_BERRY_SHEETS,
  ...KINDERGARTENERS_SHOPS_NAMES_AND_BONES_SHEETS,
  ...KINDERGARTENERS_GLASSES_GREETINGS_AND_REPAIRS_SHEETS,
  ...KINDERGARTENERS_DRAGONS_AND_SHADOWS_SHEETS,
  ...KINDERGARTENERS_PLOUGHS_BONES_STONES_AND_SHELTERS_SHEETS,
  ...KINDERGARTENERS_BASKET_AND_BALL_SHEETS,
  ...KINDERGARTENERS_FLYERS_AND_ICE_CATERPILLARS_SHEETS,
  ...KINDERGARTENERS_DOG_SLEDS_DRIZZLE_AND_MOSQUITOES_SHEETS,
  ...KINDERGARTENERS_GIANT_BOXES_AND_GAMES_SHEETS,
  ...KINDERGARTENERS_DICE_AND_VALENTINE_SHEETS,
  ...KINDERGARTENERS_TURN_AND_FAREWELL_SHEETS,
  ...MIXED_AGES_DAY_SHEETS,
  ...MIXED_AGES_EARTH_AND_LIGHT_SHEETS,
  ...MIXED_AGES_INTEREST_AND_TACT_SHEETS,
  ...MIXED_AGES_OUTDOOR_SHEETS,
  ...MIXED_AGES_SHORE_SHEETS,
  ...MIXED_AGES_SONG_SHEETS,
  ...MIXED_AGES_WINTER_SHEETS,
  ...MIXED_AGES_YEAR_SHEETS,
  ...MIXED_AGES_ROWS_GOALS_AND_VILLAGES_SHEETS,
  ...MIXED_AGES_A_HOUSE_OF_ALL_AGES_SHEETS,
  ...MIXED_AGES_SHELLS_MURALS_AND_COURSES_SHEETS,
  ...MIXED_AGES_SOUNDS_OF_THE_WOOD_SHEETS,
  ...MIXED_AGES_SHORT_OUTINGS_SNOWSHOES_AND_JIGS_SHEETS,
  ...MIXED_AGES_SHELLS_PARENTS_MOOSE_AND_LASSOS_SHEETS,
  ...MIXED_AGES_DOGS_CATS_RABBITS_AND_BARNS_SHEETS,
  ...MIXED_AGES_CATERPILLARS_SPIDERS_SNAILS_AND_ANTS_SHEETS,
  ...MIXED_AGES_FROGS_SQUIRRELS_GEESE_AND_ICE_FISHING_SHEETS,
  ...MIXED_AGES_HORSES_DINOSAURS_JUNGLE_AND_BEES_SHEETS,
  ...MIXED_AGES_TRUCKS_PLANES_FIREFIGHTERS_AND_SNOWMOBILES_SHEETS,
  ...MIXED_AGES_ROCKETS_DOCTORS_PIRATES_AND_SHOPS_SHEETS,
  ...MIXED_AGES_HALLOWEEN_HOLIDAYS_VALENTINES_AND_BIRTHDAYS_SHEETS,
  ...MIXED_AGES_FIRST_SNOW_LEAVES_BEACH_AND_HOSES_SHEETS,
  ...MIXED_AGES_CALM_SHARING_ANGER_AND_NIGHTS_SHEETS,
  ...MIXED_AGES_BUBBLES_BLUEBERRIES_FLOWERS_AND_BITES_SHEETS,
  ...MIXED_AGES_PAINT_DOUGH_COLLAGE_AND_COLOURS_SHEETS,
  ...HOME_NAMES_BODIES_SHAPES_AND_NUMBERS_SHEETS,
  ...HOME_SLEDS_SUGAR_MONSTERS_AND_NEW_GROUP_SHEETS,
  ...HOME_RHYMES_WAKINGS_COURSES_AND_WHEELS_SHEETS,
  ...HOME_BOWL_AND_BOTTLE_SHEETS,
  ...HOME_BREAD_RESTAURANTS_TENTS_AND_NETS_SHEETS,
  ...HOME_RAIN_FUNNELS_TUBS_AND_CONES_SHEETS,
  ...HOME_SOAP_BACKS_VANISHED_AND_THANKS_SHEETS,
  ...HOME_TUNNELS_DUCKS_STARS_AND_BICYCLES_SHEETS,
  ...HOME_WOLVES_OFFICERS_AND_RACE_CARS_SHEETS,
  ...HOME_WORM_AND_MOON_SHEETS,
  ...HOME_PAIL_AND_CHALK_SHEETS,
  ...HOME_PARADES_NOSES_BRACELETS_AND_MUSHROOMS_SHEETS,
  ...HOME_PINS_DUSTERS_SIZES_AND_PICNICS_SHEETS,
  ...HOME_SNOWMEN_SHEETS,
  ...HOME_BOX_AND_BAG_SHEETS,
  ...HOME_RAINBOWS_SMELLS_AND_CLOTHES_SHEETS,
  ...HOME_CHAIR_AND_CUSHION_SHEETS,
  ...HOME_JUMPS_LETTERS_AND_LOST_GAMES_SHEETS,
  ...HOME_FIGURINE_AND_BOOK_SHEETS,
  ...HOME_SINKS_LEAVES_STONES_AND_ELVES_SHEETS,
  ...HOME_RIPPLE_AND_MAP_SHEETS,
  ...HOME_ROPE_AND_HAT_SHEETS,
  ...HOME_BALL_AND_SOCK_SHEETS,
  ...HOME_BLOCK_AND_ROLL_SHEETS,
  ...HOME_PAPER_AND_TAPE_SHEETS,
  ...TWO_TO_FIVES_SPACE_AND_FARM_SHEETS,
  ...TWO_TO_FIVES_BATH_AND_TRAIN_SHEETS,
  ...TWO_TO_FIVES_SAND_CASTLE_AND_TURN_SHEETS,
  ...TWO_TO_FIVES_PUDDLE_AND_APPLE_SHEETS,
  ...TWO_TO_FIVES_SITE_AND_BATH_SHEETS,
  ...TWO_TO_FIVES_CAR_ROW_AND_SNOW_PATH_SHEETS,
  ...TWO_TO_FIVES_LID_AND_PIG_SHEETS,
  ...TWO_TO_FIVES_NAME_LETTER_AND_BLOCK_SHEETS,
  ...TWO_TO_FIVES_MONKEY_AND_WHALE_SHEETS,
  ...TWO_TO_FIVES_BOWLING_AND_MAZE_SHEETS,
  ...TWO_TO_FIVES_GROCERY_AND_FRUIT_SALAD_SHEETS,
  ...TWO_TO_FIVES_FIREFIGHTER_AND_BEAR_SHEETS,
  ...TWO_TO_FIVES_DINOSAUR_AND_WATER_TUB_SHEETS,
  ...TWO_TO_FIVES_FROG_AND_CUP_SHEETS,
  ...TWO_TO_FIVES_RHYME_AND_CHRISTMAS_SHEETS,
  ...TWO_TO_FIVES_PLANET_AND_SUBWAY_SHEETS,
  ...TWO_TO_FIVES_FRIENDSHIP_AND_BUS_SHEETS,
  ...TWO_TO_FIVES_RAMP_AND_BRIDGE_SHEETS,
  ...TWO_TO_FIVES_STONE_AND_BUS_SHEETS,
  ...TWO_TO_FIVES_FAMILY_AND_DOCTOR_SHEETS,
  ...TWO_TO_FIVES_SOUP_AND_APPLE_SHEETS,
  ...TWO_TO_FIVES_HUT_AND_ROCKET_SHEETS,
  ...TWO_TO_FIVES_TREASURE_AND_PUMPKIN_SHEETS,
  ...TWO_TO_FIVES_BRANCH_AND_SNOW_SHEETS,
  ...TWO_TO_FIVES_BIRTHDAY_AND_NIGHT_SHEETS,
  ...TODDLERS_DINOSAUR_AND_SPONGE_SHEETS,
  ...THREE_TO_FIVES_PLANET_AND_LETTER_SHEETS,
  ...THREE_TO_FIVES_CRISP_AND_GROCERY_SHEETS,
  ...THREE_TO_FIVES_PUDDLE_AND_NEST_SHEETS,
  ...THREE_TO_FIVES_TRACK_SHEETS,
  ...THREE_TO_FIVES_ALARM_AND_GOODBYE_SHEETS,
  ...THREE_TO_FIVES_SKATE_AND_PIRATE_SHEETS,
  ...THREE_TO_FIVES_CAP_AND_WAITING_SHEETS,
  ...THREE_TO_FIVES_OLYMPIC_AND_BOTTLE_SHEETS,
  ...THREE_TO_FIVES_SLEEPING_CAR_AND_WINTER_FLOCK_SHEETS,
]
