/**
 * Scenes already drawn for a sheet of the bank, where they show what a guide says too. `alt` is what the sheet says of its
 * picture.
 */
export type GuidePicture = { sheet: string; alt: string }

/** By month, 1 to 12. */
export const MONTH_PICTURES: Readonly<Record<string, GuidePicture>> = {
  '1': {
    sheet: 'le-labyrinthe-de-neige',
    alt: 'Dans des allées creusées dans la neige, un enfant avance les yeux sur ses bottes; un ami le guide du doigt, un autre pellette.',
  },
  '2': {
    sheet: 'le-restaurant-des-mesanges',
    alt: 'Un enfant guette les mésanges dans un rouleau de carton, un autre note les clients de la mangeoire; l’éducatrice, main levée, ne bouge plus.',
  },
  '3': {
    sheet: 'la-cabane-a-sucre-de-la-cour',
    alt: 'Devant une cabane de bois, un enfant brasse un chaudron sans feu, un autre sert un bol à l’éducateur assis sur une souche.',
  },
  '4': {
    sheet: 'les-ruisselets-de-fonte',
    alt: 'Un ruisselet coule entre des plaques de neige; un enfant le bloque de sa botte, une autre creuse, une troisième lance un bateau d’écorce.',
  },
  '5': {
    sheet: 'le-jardin-au-cordeau',
    alt: 'Le long d’une corde tendue au ras du sol, une enfant pose ses graines à une main d’écart; un ami bêche, un autre plante son bâtonnet.',
  },
  '6': {
    sheet: 'la-chanson-a-repondre',
    alt: 'Sous les fanions bleus et blancs, des enfants dansent avec des tissus; un autre frappe un seau, l’éducatrice tape du pied.',
  },
  '7': {
    sheet: 'la-machine-a-eau',
    alt: 'L’eau versée à la louche descend deux gouttières posées sur des blocs jusqu’au seau que tient un enfant accroupi.',
  },
  '8': {
    sheet: 'l-heure-des-lezards',
    alt: 'À l’ombre d’un mur, un adulte et un enfant sont allongés comme des lézards; une petite tord un linge mouillé, une autre trace l’ombre.',
  },
  '9': {
    sheet: 'la-patate-cachee',
    alt: 'Au jardin, un enfant fouille la terre des deux mains, une autre montre une patate tordue, un troisième pousse la brouette pleine.',
  },
  '10': {
    sheet: 'les-citrouilles-demenagent',
    alt: 'Un enfant pousse de l’épaule une énorme citrouille; une autre en tient une sur ses genoux, dans son fauteuil roulant, et un ami serre la sienne.',
  },
  '11': {
    sheet: 'la-premiere-neige-vite',
    alt: 'Sous les flocons, un enfant ouvre les bras, une autre en attrape sur un tissu foncé; l’éducatrice tient la porte grande ouverte.',
  },
  '12': {
    sheet: 'la-lumiere-revient',
    alt: 'Le soir, des lampes de poche éclairent une branche et, à travers un tissu rose, la neige; près de la porte, l’éducatrice tient un enfant par les mains.',
  },
}

/** By the tag of the age. */
export const AGE_PICTURES: Readonly<Record<string, GuidePicture>> = {
  '0-18-mois': {
    sheet: 'sous-l-erable',
    alt: 'À l’ombre d’un érable, deux bébés couchés sur le dos regardent les feuilles; un troisième rampe jusqu’à l’herbe et y pose la main.',
  },
  '18-mois-2-ans': {
    sheet: 'la-chaise-se-promene',
    alt: 'Un enfant pousse une petite chaise où un ourson est assis, une autre ramasse le lapin tombé; un troisième a stationné la sienne.',
  },
  '2-3-ans': {
    sheet: 'grande-feuille-petite-feuille',
    alt: 'Un enfant se cache derrière une feuille plus grande que sa tête; un autre aligne des feuilles sur une toile, devant l’éducateur.',
  },
  '3-4-ans': {
    sheet: 'le-pont-du-local',
    alt: 'Un enfant pousse un camion rouge sur un pont de boîtes et de rouleaux; un trou reste à franchir, un ami regarde d’en dessous.',
  },
  '4-5-ans': {
    sheet: 'la-carte-du-tresor',
    alt: 'Trois enfants suivent leur carte vers une boîte cachée dans les buissons; au loin, les deux auteurs se taisent, la main sur la bouche.',
  },
}

/** By step of the continuum, 1 to 6. */
export const STEP_PICTURES: Readonly<Record<string, GuidePicture>> = {
  '1': {
    sheet: 'la-neige-entre-au-local',
    alt: 'Autour d’un bac de neige, un poupon ramasse à la cuillère, un autre tapote, un troisième regarde, sur les genoux de l’éducatrice.',
  },
  '2': {
    sheet: 'la-tournee-du-matin',
    alt: 'Au petit matin, un poupon porté touche le gros arbre de la cour; un autre enfant tambourine sur une chaudière renversée.',
  },
  '3': {
    sheet: 'le-barrage-des-castors',
    alt: 'Trois enfants bouchent une gouttière de brindilles et de boue : l’une verse l’eau, une autre cherche la fuite, l’éducatrice à genoux tout près.',
  },
  '4': {
    sheet: 'bonjour-le-quartier',
    alt: 'Sur le trottoir, des enfants en dossard saluent la factrice, le banc et un chien à sa fenêtre; une éducatrice pousse la poussette.',
  },
  '5': {
    sheet: 'l-arbre-repere',
    alt: 'Dans le boisé enneigé, trois enfants et l’éducatrice posent la main sur un gros arbre; des roches de couleur marquent la limite.',
  },
  '6': {
    sheet: 'le-conseil-du-boise',
    alt: 'En rond sur des souches, une enfant parle, le bâton couché sur ses genoux; un ami écoute en marchant, la cabane se dresse derrière eux.',
  },
}

/** By the id of the section. */
export const BACKPACK_PICTURES: Readonly<Record<string, GuidePicture>> = {
  materiaux: {
    sheet: 'la-nappe-des-trouvailles',
    alt: 'Sur une nappe blanche, cocottes, bâtons, roches et écorces forment des familles; un bébé y touche, une petite vide son panier.',
  },
  'camp-de-base': {
    sheet: 'le-camp-de-base',
    alt: 'Trois enfants portent une bûche vers une cabane de branches et de bâche; une petite traîne une branche, un poupon tape sur une rondelle.',
  },
  meteo: {
    sheet: 'sous-la-bache-la-pluie-raconte',
    alt: 'Serrés au sec sous une bâche bleue, des enfants racontent; d’autres écoutent la pluie tomber dans des casseroles.',
  },
  equipement: {
    sheet: 'la-meteo-du-vestiaire',
    alt: 'L’éducatrice tient la porte et l’épaule d’un présentateur au bras tendu dans le vent d’automne; les amis enfilent bottes et manteaux.',
  },
  alimentation: {
    sheet: 'l-epluchette-de-la-cour',
    alt: 'Sur une bâche, on épluche du blé d’Inde; un petit tire une feuille à deux mains, une grande aligne les épis du plus long au plus court.',
  },
  hygiene: {
    sheet: 'pat-pat-la-boue',
    alt: 'Sous un arbre, trois petits en chapeau de soleil tapent la boue dans de grands plats; l’éducatrice y verse un filet d’eau.',
  },
  detente: {
    sheet: 'les-nuages-passent',
    alt: 'Couchés dans l’herbe près d’un adulte, des enfants montrent du doigt un nuage en forme d’éléphant et un autre en forme de bateau.',
  },
  outils: {
    sheet: 'le-trou-dans-la-rondelle',
    alt: 'Lunettes sur le nez, un enfant tourne le vilebrequin près de l’éducateur; hors du demi-cercle, une amie regarde par le trou d’une rondelle.',
  },
}

/** By the id of the situation; those of an emergency, of the body or of a blow have none. */
export const SITUATION_PICTURES: Readonly<Record<string, GuidePicture>> = {
  separation: {
    sheet: 'la-fenetre-des-au-revoir',
    alt: 'Un enfant, la main sur la vitre, salue son papa dans la neige; une autre rejoue l’au revoir avec un ours et un lapin.',
  },
  retrouvailles: {
    sheet: 'bye-bye-la-chaise',
    alt: 'Une enfant salue de la main une petite chaise; son parent l’attend, accroupi, et une autre dit au revoir au poisson.',
  },
  'parent-absent': {
    sheet: 'les-pas-dans-l-escalier',
    alt: 'Quelqu’un descend l’escalier, on ne voit que ses jambes; un bébé frappe le sol, une petite tape du pied, des amis écoutent avec l’éducatrice.',
  },
  repas: {
    sheet: 'la-puree-de-tout-le-monde',
    alt: 'Autour d’une table basse, des enfants pèlent une banane et écrasent des aliments dans leur bol; un poupon presse les siens sur sa tablette.',
  },
  'gros-mot': {
    sheet: 'la-banane-se-deshabille',
    alt: 'À table avec l’éducatrice, des enfants pèlent une demi-banane; l’un écrase la sienne à la fourchette, les pelures vont dans un bol.',
  },
  sieste: {
    sheet: 'l-escargot-monte',
    alt: 'À l’heure de la sieste, l’éducatrice fait monter un doigt le long du bras d’une enfant couchée; deux autres reposent sous leur couverture.',
  },
  doudou: {
    sheet: 'doudou-a-froid',
    alt: 'Un jour de neige, une enfant borde un toutou dans une boîte; une autre couvre d’une couverture l’adulte qui frissonne.',
  },
  noir: {
    sheet: 'la-lune-sur-le-mur',
    alt: 'Dans la pénombre, l’éducateur et un enfant tiennent la lampe de poche; une enfant pose les mains sur la lune de lumière, au mur.',
  },
  'un-seul-jouet': {
    sheet: 'a-deux-ca-leve',
    alt: 'L’hiver, deux enfants tirent chacun un bout d’une couverture chargée de neige et la soulèvent; l’éducateur les encourage.',
  },
  exclusion: {
    sheet: 'le-bateau-qui-s-agrandit',
    alt: 'Dans un bateau à voile déjà plein, un enfant rame avec un tube, un autre guette l’horizon, un troisième embarque.',
  },
  histoire: {
    sheet: 'une-chambre-pour-le-monstre',
    alt: 'Dans une grande boîte de carton, un monstre vert sous sa couverture; un enfant tient la porte, un autre éclaire le lit.',
  },
  colere: {
    sheet: 'le-miroir-fait-la-baboune',
    alt: 'Devant le grand miroir, un enfant fait la baboune et une autre gonfle les joues; un troisième préfère regarder l’éducatrice.',
  },
  bruit: {
    sheet: 'le-gros-vroum-apprivoise',
    alt: 'Un aspirateur sans câble dort sous une couverture : une enfant le caresse, une autre crie dans un rouleau, un ami regarde du refuge.',
  },
  habillage: {
    sheet: 'l-etoile-s-habille',
    alt: 'Au vestiaire, deux enfants couchés en étoile enfilent leur habit de neige; une troisième, prête, se fait monter la fermeture.',
  },
  silence: {
    sheet: 'ce-qu-il-faut-te-montrer',
    alt: 'Tenu par la main de son parent, un enfant nouveau regarde une cachette dont un ami soulève le tissu jaune; d’autres carrés marquent la pièce.',
  },
  'premiers-mots': {
    sheet: 'ca-la',
    alt: 'Sur le trottoir, un enfant tend le doigt vers un chat assis sur un muret; l’adulte, accroupie, regarde où il montre.',
  },
  begaiement: {
    sheet: 'encore-la-meme-page',
    alt: 'Assis sur l’adulte, un enfant retrouve la page du chien; une autre approche à reculons avec son livre, une troisième lit au toutou.',
  },
  langues: {
    sheet: 'bonne-nuit-dans-nos-langues',
    alt: 'Dans des lits de carton, des poupées s’endorment : un enfant chante, une autre souffle un baiser, l’éducatrice fait écouter une voix.',
  },
  bebe: {
    sheet: 'le-bebe-a-faim',
    alt: 'Un petit à genoux donne la cuillère à une poupée; un poupon mordille le pied de la sienne, l’adulte en berce une.',
  },
  'deux-maisons': {
    sheet: 'le-toutou-a-deux-maisons',
    alt: 'Un enfant fait marcher un ourson, son sac au bras, sur un chemin de tissu entre deux maisons de carton où chacun prépare un lit.',
  },
  demenagement: {
    sheet: 'la-valise-de-la-journee',
    alt: 'Près d’une valise ouverte pleine de trouvailles, un enfant montre sa roche à son père accroupi; une amie apporte un dessin de plus.',
  },
  'animal-mort': {
    sheet: 'une-place-pour-ceux-qui-nous-manquent',
    alt: 'Près d’une fenêtre pluvieuse, une éducatrice dessine un vieux chien; un enfant enveloppe un toutou dans un tissu doux, d’autres jouent à côté.',
  },
  deuil: {
    sheet: 'le-papillon-qui-ne-bouge-plus',
    alt: 'Un papillon mort repose sur une feuille; un enfant le regarde à la loupe, une amie tient la main de l’éducatrice, un autre dessine plus loin.',
  },
}
