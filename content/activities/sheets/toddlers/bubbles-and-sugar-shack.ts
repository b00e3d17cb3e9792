import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

export const TODDLER_BUBBLE_AND_SUGAR_SHACK_SHEETS: readonly BankSheet[] = [
  {
    key: 'bulle-bulle-ou-t-en-vas-tu',
    summary:
      'La baguette se balance, une grappe de bulles s’envole : on les suit, on claque des mains, on pique d’un doigt, on leur fait bye-bye.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_LANGUAGE'],
    themes: ['vent-et-ciel', 'mouvement-et-defis'],
    materials: [],
    place: 'YARD',
    alsoAt: {
      PARK: 'Au parc, la chasse se tient sur une pelouse clôturée, le vent dans votre dos, le stationnement derrière vous.',
      INDOORS: 'Au local, la chasse se fait pieds nus et à petits pas, sur un grand tapis qui boit les gouttes.',
    },
    seasons: ['SPRING', 'SUMMER'],
    alsoIn: {
      AUTUMN:
        'L’automne, sortez une fois la rosée partie et les feuilles mouillées poussées; si les mains gèlent, le jeu rentre au local.',
    },
    durationMinutes: 20,
    adults: 1,
    calls: [
      'bulle',
      'bulles de savon',
      'faire des bulles',
      'savon',
      'baguette à bulles',
      'souffler',
      'péter les bulles',
      'crever',
      'éclater',
      'attraper',
      'courir après',
      'pointer du doigt',
      'taper des mains',
      's’envoler',
      'vent',
    ],
    seen: [
      'ils courent les bras en l’air après les ronds de savon pour les faire péter',
      'elle tape dans ses mains trop tard et regarde ses paumes vides, toute surprise',
      'il montre du doigt la mousse qui s’envole et dit là, là',
      'il fait une crise quand la bouteille de savon est vide, il en veut encore',
      'ils se bousculent tous devant moi pour être le premier à pogner celle qui passe',
      'il se demande où elle est partie quand il a touché et qu’il n’y a plus rien',
      'au lavage de mains, une petite a suivi des yeux la mousse qui flottait',
      'dans la cour, le vent en a emporté par-dessus la clôture et ils ont fait bye-bye',
    ],
    scenes: ['courir', 'vent-pluie', 'bulles'],
    picture:
      'Une éducatrice balance une longue baguette à bulles; une enfant tend l’index vers la plus grosse, un autre claque des mains.',
    sheet: {
      titre: 'Bulle, bulle, où t’en vas-tu?',
      observationDepart:
        'Au lavabo, une bulle s’est détachée de deux mains savonneuses. Une enfant l’a suivie jusqu’au plafond, la bouche ouverte, le robinet oublié.',
      intentionEducative:
        'Offrir une chasse légère, où l’on {dehors|court}{dedans|s’étire}, où l’on vise d’un doigt et où l’on regarde partir ce qu’on n’a pas attrapé.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        '{dehors|Courir}{dedans|Avancer}, freiner et s’étirer vers une chose qui bouge toute seule.',
        'Crever une bulle du doigt, entre les paumes ou sous le pied.',
        'Redemander les bulles, d’un mot ou d’un geste.',
      ],
      materiel: [
        item(
          'Longue baguette à bulles dans son tube fermé',
          'une, pour l’adulte',
          'Anneau à long manche et petit pot vissé, gardé en main',
        ),
        item(
          'Liquide à bulles du commerce, acheté cette année',
          'un tiers du tube',
          'Une part de savon à vaisselle doux, six parts d’eau, le jour même',
        ),
        item('Débarbouillettes mouillées d’eau claire', 'une par enfant et deux de plus', 'Essuie-tout mouillé'),
        item('Vieilles serviettes sèches', 'deux', 'Guenilles'),
        item('{dehors|Bouteille d’eau claire, pour un œil qui pique}', 'une', 'Pichet à couvercle'),
        item('{dehors|Chaudières renversées, le bout de la course}', 'deux', 'Cônes souples'),
        item(
          '{dehors|Couverture où s’asseoir}{dedans|Grand tapis lavable qui ne glisse pas}',
          '{dehors|une}{dedans|un}',
          '{dehors|Bâche}{dedans|Coin du local déjà couvert de tapis}',
        ),
        item(
          '{30min dedans|Assiettes de carton, pour faire le vent}',
          'une par enfant et une pour vous',
          'Carrés de carton mince aux coins arrondis',
        ),
        optional('{si-instruments|Tambourins ou maracas}', '{si-instruments|deux}', null),
        optional('{si-rouleaux|Rouleaux de carton}', '{si-rouleaux|un par enfant}', null),
        optional('{si-cerceaux|Cerceau}', '{si-cerceaux|un}', null),
        optional(
          '{cour !18-24m si-craies|Grosses craies de trottoir}',
          '{cour !18-24m si-craies|une par enfant}',
          null,
        ),
      ],
      preparation: [
        '{dehors|Levez un doigt mouillé. Placez-vous dos au vent, devant le plus grand morceau de gazon : les bulles partiront de ce côté-là, et les enfants aussi. Étendez la couverture derrière vous; deux chaudières renversées, à six pas devant, marquent le bout de la course.} {printemps dehors|Neige, boue ou gazon gelé? Le jeu reste au local.} {automne dehors|Poussez du pied les feuilles mouillées.}',
        '{cour|Fermez la barrière; gardez dix pas entre la chasse et le premier module.} {parc|Choisissez une pelouse clôturée et parcourez-la : trous, crottes, racines. Le stationnement et les modules restent derrière vous.} {dedans|Fermez le ventilateur, poussez les meubles, ôtez bas et pantoufles.}',
        'Glissez le tube sous votre bras, l’ouverture en haut. Il se rebouche chaque fois que vous vous penchez.',
        '{1adulte|Seule, restez à trois pas des plus petits et comptez les têtes à chaque grappe. Un coureur s’éloigne? La baguette se cache, et le groupe revient la chercher.} {2adultes|À deux, l’une tient la baguette, l’autre suit les enfants du côté où vont les bulles.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Debout, cachez la baguette dans votre dos. Sortez-la, trempez-la, balancez-la bien haut : une grappe de bulles part. Suivez-la du nez. Pointez l’index vers la bulle la plus basse. « Pic! » Examinez votre doigt : plus rien.',
        ),
        play(
          { 10: 5, 20: 13, 30: 13 },
          'La baguette passe haut, puis au ras des genoux. {18-24m multiage|Le trottineur} {18-24m !multiage|L’enfant} {18-24m|claque des paumes trop tard et cherche la bulle entre ses mains.} {2-3a|« Là! Là! » L’index vise la plus grosse, la manque et en crève une autre du coude.} {3-4a|On choisit une seule bulle dans la grappe et on la suit jusqu’au bord du jeu.} Plus de bulles? Recachez la baguette. « Bulle, bulle, où t’en vas-tu? Par-dessus le toit pointu! Bulle, bulle, reviens donc! Pic! Un doigt, et plus de rond. » Un mot, un doigt levé, un pied qui tape : elle ressort. « En haut! » « Par terre! » Obéissez. {si-instruments|Qui s’assoit peut frapper un instrument : petit coup, petite grappe.}',
        ),
        play(
          { 30: 8 },
          '{dehors|Levez la baguette trempée et ne bougez plus : le vent fait l’ouvrage. Pas un souffle? Balancez à peine. Une troupe file, trop haute pour les bras; les mains lui font bye-bye. Le vent tourne, elle revient, on crie.} {dedans|Le vent est dans vos mains : battez une assiette de carton sous la grappe, puis prêtez les autres. Les bulles remontent, dévient, se collent à une manche.} Un enfant se plante là où les bulles vont descendre. Une autre les laisse passer, assise, et c’est une bonne place.',
        ),
        closing(
          { 10: 3, 20: 4, 30: 5 },
          '« Le tube est presque vide. » Tout le monde s’assoit {dehors|sur la couverture}{dedans|sur le tapis}. Debout à côté d’eux, faites passer une grappe bien haut, hors des bras : on la regarde aller. Où s’en va-t-elle? {si-rouleaux|Assis, un rouleau de carton tenu devant l’œil, sans y toucher, on la suit aussi loin que l’on peut.} {si-cerceaux|Un cerceau se lève à quatre mains : quelle bulle passera dedans?} « Bye-bye, bulles. » Rebouchez. {cour !18-24m si-craies|Sur un coin de pavé sec, chacun trace le rond de la bulle qu’il n’a pas eue.} Une débarbouillette à chaque enfant, les mains d’abord, le front ensuite, puis la serviette sèche; aidez les plus petits.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Lancez la grappe quand les enfants sont à vos côtés : elle file devant eux, et le savon épargne les yeux. Ne soufflez vers personne.',
          'Mettez un mot court sur ce qui arrive : « Partie! » « Oh, la grosse. » « Elle remonte. »',
          '{dehors|Faites quatre pas de côté toutes les deux minutes : le savon tombe ailleurs, et la course suit.} {dedans|Gardez la baguette au-dessus du tapis et épongez la goutte dès qu’elle luit.}',
          'Offrez une grappe lente, tout près de votre jambe, à l’enfant qui s’y colle.',
        ],
        questionsOuvertes: [
          'Où s’en va-t-elle?',
          'Avec quoi vas-tu la crever?',
          '{dehors|Qu’est-ce qui la pousse?}',
          '{dedans 30min|Qu’est-ce qui la pousse?}',
        ],
      },
      vocabulaire: [
        'la bulle',
        'pic',
        'partie',
        'en haut',
        'par terre',
        '{dehors|le vent}',
        '{dedans 30min|le vent}',
        'attraper',
        'doucement',
      ],
      adaptations: [
        {
          pour: '18-24m',
          texte:
            'Trois bulles lentes à hauteur de ventre valent mieux qu’un nuage : on les rejoint sans heurter l’ami.',
        },
        {
          pour: '2-3a',
          texte:
            'La main vise souvent le tube avant les bulles. Gardez-le haut, sous le bras, et confiez une serviette : « Essuie ma manche. »',
        },
        {
          pour: '3-4a',
          texte:
            '{!18-24m !2-3a|Prêtez la baguette égouttée à l’enfant debout près de vous, les autres de l’autre côté : un grand geste du bras, et elle revient. Le tube reste sous votre bras.} {18-24m 2-3a|Avec des plus petits autour, gardez la baguette : l’enfant de trois ans pose sa main par-dessus la vôtre, sur le manche, et vous balancez ensemble du côté que sa voix choisit.}',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Mouillez de savon la paume de l’enfant qui se déplace peu : une bulle s’y pose et y reste. Il la crève de l’autre main. Restez contre lui et essuyez aussitôt la paume.',
        },
        {
          pour: 'autre_saison',
          texte: 'L’hiver, la chasse se tient au local : dehors, une mitaine mouillée de savon gèle.',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Deux fronts qui se rencontrent, le nez en l’air.',
          'Plongeon {dehors|dans l’herbe}{dedans|sur le tapis}, bras tendus.',
        ],
        dangersAEliminer: [
          'Savon avalé : le tube demeure sur l’adulte et la baguette sous sa main, rien au sol, puis tout va sous clé. Une gorgée? Rincez la bouche et appelez le centre antipoison.',
          'Savon dans un œil : essuyez les mains avant qu’elles le frottent; si ça pique, faites couler {dehors|l’eau de la bouteille}{dedans|l’eau tiède du robinet} plusieurs minutes.',
          '{dehors|Herbe qui luit de savon, dalle ou marche mouillée : la chasse change de coin.} {dedans|Plancher mouillé autour du tapis : la baguette s’arrête, la serviette passe.}',
          '{dehors|Course vers la clôture, la rue ou un module, les yeux au ciel : dès que le vent tourne, rebouchez, changez de côté, déplacez les chaudières.} {dedans|Meuble ou mur au bout de l’élan : le tapis s’arrête à deux pas.}',
          '{automne dehors|Mains mouillées qui rougissent au froid : séchez-les à la serviette, puis rentrez.}',
          '{ete dehors|Plein soleil : chassez à l’ombre, le chapeau sur la tête, l’eau à boire tout près.}',
          '{si-instruments|Instrument emporté en courant, les yeux au ciel : on n’en joue qu’assis, près de vous.}',
          '{si-cerceaux|Cerceau par terre, qui glisse sous un pied : il attend derrière vous la fin de la chasse.}',
        ],
        supervision: 'palier2',
        allergies: [
          'Eczéma ou peau qui réagit : liquide sans parfum, bulles crevées {dehors|du soulier}{dedans|du coude, manche baissée}, mains rincées tout de suite.',
        ],
      },
      observation: [
        'Motricité globale : l’enfant suit-il la bulle pas à pas, ou va-t-il l’attendre là où elle descend?',
        'Motricité fine : avec quoi touche-t-il la bulle, du bras entier au bout de l’index?',
        'Langage oral : notez le mot, le son ou le geste qui a fait ressortir la baguette.',
      ],
      prolongements: [
        'Au lavabo, faites un anneau du pouce et de l’index savonneux : une bulle y tient parfois.',
        'Apprenez le truc de l’anneau au parent, au départ : le bain du soir aura sa bulle.',
      ],
      reflexionRetroaction: [
        'Combien de fois ma baguette est-elle partie sans qu’on la demande?',
        'Qui regardait partir les bulles sans en crever une seule?',
      ],
    },
  },
  {
    key: 'venez-vous-en-a-la-cabane',
    summary:
      'Bûches de carton, chaudières aux érables, chaudrons vides : la cabane à sucre bout pour rire, et une chanson appelle la visite.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['saisons-et-fetes', 'cuisine-et-saveurs', 'arbres-et-feuilles'],
    materials: ['cartons-et-boites', 'tissus', 'contenants-et-cuilleres', 'chaudieres-et-pelles'],
    place: 'INDOORS',
    seasons: ['SPRING'],
    alsoIn: {
      WINTER:
        'L’hiver, les érables dorment encore sous la neige : la cabane bout en attendant, et l’on chauffe plus fort.',
    },
    durationMinutes: 45,
    adults: 1,
    occasion: 'temps-des-sucres',
    onlyNamed: ['EGG', 'WHEAT'],
    calls: [
      'cabane à sucre',
      'temps des sucres',
      'sucres',
      'érable',
      'sirop',
      'tire',
      'chaudière',
      'chaudron',
      'brasser',
      'bûche',
      'corder du bois',
      'crêpes',
      'servir à table',
      'visite',
      'faire bouillir l’eau d’érable',
      'mars',
      'chansons',
      'eau d’érable',
    ],
    seen: [
      'ils accotent des seaux contre le mur et disent que l’arbre coule',
      'elle brasse un chaudron vide avec une grosse cuillère et avertit que c’est bouillant',
      'il empile des rouleaux de carton dans une boîte et souffle dessus pour allumer le feu',
      'elle raconte que son pépère fait bouillir dans sa cabane et qu’elle s’est sucré le bec',
      'deux cuisiniers se chicanent la même louche devant le même poêlon',
      'il marche à tout petits pas avec son seau pour ne pas en renverser une goutte',
      'depuis la sortie à l’érablière, ils versent du sirop partout et offrent des crêpes aux toutous',
      'dans le coin cuisine, ils cognent à la porte et accueillent la visite avec une assiette',
    ],
    scenes: ['cuisine', 'remplir-vider', 'transporter'],
    picture:
      'Un enfant décroche une chaudière d’un érable de carton, deux autres brassent un chaudron vide; l’éducateur attend à table avec un ourson.',
    sheet: {
      titre: 'Venez-vous-en à la cabane!',
      observationDepart:
        '« Mon grand-père, il a mangé six crêpes. » Depuis lundi, un chaudron trône sur une boîte renversée, et ça brasse.',
      intentionEducative:
        'Permettre aux enfants de faire marcher une cabane à eux, où chaque main trouve une besogne et quelqu’un à nourrir.',
      domaines: [
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Chauffer, ramasser, verser et brasser pour faire semblant.',
        '{2-3a|Tenir sa cuillère à côté d’une autre, dans le même chaudron.}',
        '{3-4a|Se répartir les besognes et les échanger.}',
        'Appeler la visite, l’asseoir et la servir.',
      ],
      materiel: [
        item(
          'Grands cartons pliés en accordéon, les érables{si-peinture|, et gouache brune lavable}',
          'trois{si-peinture|, un fond de gouache pour deux enfants, un gros pinceau chacun}',
          'Longues boîtes plates',
        ),
        item('Ruban-cache large, gardé par l’adulte', 'un rouleau', 'Ruban de tissu collant'),
        optional('Bouts de gros rouleau de carton, les chalumeaux', 'un par érable', 'Rabat du carton plié en crochet'),
        item('Petites chaudières à anse rigide', 'une par enfant', 'Contenants de plastique à poignée, lavés'),
        item(
          'Carrés de tissu pâle, larges comme deux mains, la sève',
          'trois par chaudière',
          'Débarbouillettes blanches',
        ),
        item(
          'Carrés de tissu doré, le sirop{si-neige|, et neige propre dans un plat bas}',
          'sept{si-neige|, et deux doigts de neige}',
          'Débarbouillettes brunes',
        ),
        item('Boîtes longues et gros rouleaux, les bûches', 'une douzaine', 'Journaux roulés, gros comme un bras'),
        item('Longue boîte solide renversée, une porte découpée, l’évaporateur', 'une', 'Table basse ouverte dessous'),
        item('Grands chaudrons vides, légers, à deux poignées courtes', 'deux', 'Bacs à vaisselle'),
        item(
          'Cuillères de bois à bout rond{si-instruments| et instruments}',
          'trois par chaudron et deux de plus{si-instruments|, deux instruments}',
          'Louches de plastique',
        ),
        item('Table basse, bancs ou petites chaises', 'six places', 'Nappe au sol et coussins'),
        item('Nappe', 'une', 'Drap plié'),
        item('Bols de plastique', 'un par enfant', 'Assiettes de plastique'),
        item(
          'Grandes crêpes de feutre épais{si-pâte-à-modeler| et pâte à modeler sans blé}',
          'une par enfant{si-pâte-à-modeler|, et quatre boules de pâte grosses comme un poing}',
          'Débarbouillettes',
        ),
        item('Toutous, les premiers clients', 'deux', 'Poupées'),
      ],
      preparation: [
        'La veille, sans les enfants, découpez la porte de l’évaporateur; avec des chalumeaux, percez aussi chaque tronc à hauteur de ventre. Collez les érables au même mur, en haut et en bas, à deux pas l’un de l’autre. Enfoncez les chalumeaux, s’il y en a, et pendez une chaudière de sève à chacun; les autres attendent, pleines, au pied des troncs. {si-peinture|Un matin d’avant, à plat, les enfants brossent l’écorce à la gouache brune; les cartons sèchent une nuit.}',
        'Posez les chaudrons sur l’évaporateur, au milieu. Cachez le sirop au fond des chaudrons, sous un tissu pâle.',
        'Cordez les bûches contre le mur d’en face : il faut traverser la cabane pour chauffer.',
        'Dressez la table de l’autre côté des chaudrons : la nappe, les bols, les crêpes. Deux toutous y sont déjà assis.',
        '{1adulte|Seule, soyez la visite : votre chaise est sur le côté, entre l’évaporateur et la table, à trois pas de l’un comme de l’autre, d’où vous voyez aussi les érables et les bûches.} {2adultes|À deux, l’une est attablée, l’autre suit les porteurs d’érable en érable.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Cognez trois coups sur le mur et faites celle qui entre, essoufflée. « Bonjour! J’ai marché longtemps. Est-ce que ça coule, chez vous? » Prenez une chaudière de sève, versez-la dans un chaudron avec un long « glouglou » et tendez une cuillère à la main la plus proche.',
        ),
        play(
          { 20: 8, 30: 12, 45: 18 },
          'La besogne part de partout. Un enfant charge l’évaporateur bûche par bûche et souffle par la porte. Une autre marche les genoux serrés pour ne rien renverser. Les cuillères se cognent. {2-3a|La même sève va de l’arbre au chaudron et du chaudron à l’arbre : la tournée se suffit.} {3-4a|« Plus de bois! » « Ça déborde! » Deux chefs, un seul chaudron : ils s’entendent, ou l’un part aux bûches.} {30min 45min|La besogne ralentit? « La nuit s’en vient, et il coule encore aux érables! »} Puis une main fouille le fond du chaudron et en sort un carré doré. « Du sirop! » {si-neige|Couché sur un plat de neige, le carré doré fige : c’est de la tire!} {avec-contenant|Laissez @materiel près des érables : la sève s’y rend aussi.}',
        ),
        play(
          { 20: 5, 30: 8, 45: 15 },
          'Le sirop est prêt, et presque personne n’est à table. Tapez le chaudron et chantez, sur l’air d’« Ah! vous dirai-je » : « Toc, toc, toc sur le chaudron, la cabane sent si bon! Venez-vous-en de partout, il reste un grand banc pour vous! » Les cuillères répondent. {si-instruments|Qui a un instrument fait le violoneux : il joue pour la table, puis le passe.} Qui a faim s’assoit, qui veut sert, et l’on change. {si-pâte-à-modeler|Il manque une crêpe? On aplatit une boule de pâte à modeler, de la paume, sur la table.} {2-3a|Une crêpe, une lampée de sirop doré, trois bouchées d’air, encore.} {3-4a|Un client rouspète, une serveuse oublie les toutous, quelqu’un invente la tire.} Mangez trop et tenez-vous le ventre.',
        ),
        closing(
          { 20: 4, 30: 6, 45: 7 },
          'Soufflez tous sur l’évaporateur : « Pfff… » Le feu imaginaire s’éteint. Les bûches se recordent, les chaudières rentrent à l’érable, au chalumeau ou au pied du tronc. Autour de la nappe, on se rappelle : qui as-tu nourri? Puis rechantez tout bas, en allant toucher l’écorce de carton.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Soyez une visite difficile : « Il est clair, votre sirop. Brassez-le encore un peu. »',
          'Donnez une besogne par une plainte : « J’ai froid » envoie quelqu’un aux bûches.',
          'Apportez une cuillère quand une main attend au bord du chaudron.',
        ],
        questionsOuvertes: [
          'Comment sais-tu que c’est du sirop?',
          'Qui n’a pas encore mangé?',
          'Que reste-t-il à faire dans la cabane?',
        ],
      },
      vocabulaire: [
        'l’érable',
        'la chaudière',
        'la bûche',
        'corder',
        'brasser',
        'l’évaporateur',
        'la visite',
        'le chaudron',
      ],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'N’appelez à table que lorsque les chaudrons se calment. Jusque-là, la sève va et vient : décrocher, marcher, verser, rapporter.',
        },
        {
          pour: '3-4a',
          texte:
            'Un carré doré qui dépasse de la poche ou de la ceinture désigne qui mène la cabane. À chaque chanson, il passe à un autre, et les ordres aussi.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant que le tintamarre des cuillères dérange tient l’érable du fond : on vient chez lui chercher la sève, et il en donne autant qu’il veut.',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’automne, la sève devient bouillon et le doré, courge : la même cabane brasse une soupe, et la visite a froid aux mains.',
        },
      ],
      securite: {
        risquesAcceptes: ['Cuillère disputée.', 'Chaudière vidée sur les pieds d’un ami.'],
        dangersAEliminer: [
          'Vraie cuisinière, vrai sirop chaud, vraie tire : la cabane reste un jeu, rien n’y chauffe et rien ne s’y goûte; la crêpe mâchouillée quitte la table.',
          'Cuillère en bouche ou promenée en courant : elle habite le chaudron, on repart sans elle.',
          'Chaudière coiffée, l’anse sous le menton : elle revient dans la main.',
          'Tissu ou bûche par terre, qui glisse sous le pied : gardez libre l’allée des érables aux chaudrons, et qui passe ramasse.',
          'Érable auquel un enfant se suspend : décrochez la main, offrez-lui une bûche à porter, recollez le tronc en haut et en bas.',
          '{si-neige|Neige à la bouche, flaque au plancher : le plat est près de vous, une serviette dessous, et il sort dès qu’il coule.}',
          '{si-pâte-à-modeler|Pâte à la bouche : une boule à la fois, sous vos yeux; goûtée, elle rentre dans sa boîte.}',
        ],
        supervision: 'palier2',
        allergies: [
          'Ni crêpe ni produit d’érable à cette table; avant une dégustation, un autre jour, vérifiez blé, œuf et lait.',
          'Contenants récupérés : laissez au bac ceux de crème glacée ou de noix si un enfant y est allergique.',
          '{si-peinture|Gouache : lisez l’étiquette, certaines contiennent du blé.}',
        ],
      },
      observation: [
        'Fonction symbolique : que devient le tissu pâle entre l’érable et le bol?',
        'Compétences sociales : quelle place l’enfant fait-il à une deuxième cuillère, à un client de trop?',
        'Langage oral : relevez les mots de la cabane qui sortent en travaillant, et à qui ils s’adressent.',
      ],
      prolongements: [
        'Laissez un érable au mur toute la semaine : chaque matin, sa chaudière est pleine, ou vide. Qui est passé?',
        'Soupe, pain, sirop : chaque maison a son odeur de fin d’hiver. Le parent en souffle le nom à l’enfant, et la cabane l’ajoute au menu.',
      ],
      reflexionRetroaction: [
        'Ma visite a-t-elle pris plus de place que les cuisiniers?',
        'Quelle besogne est née sans que je l’aie préparée?',
      ],
    },
  },
  {
    key: 'grand-comme-mes-bras',
    summary:
      'Deux paumes peintes, aussi loin que les bras s’ouvrent : chaque enfant choisit pour qui il fait son image et porte un message.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_LANGUAGE'],
    themes: ['saisons-et-fetes', 'emotions-et-amitie'],
    materials: ['papier-et-crayons', 'peinture-lavable', 'cartons-et-boites'],
    place: 'INDOORS',
    seasons: ['SPRING'],
    alsoIn: {
      SUMMER: 'L’été, une bande peinte sèche devant la fenêtre pendant la sieste et part le jour même.',
      AUTUMN: 'L’automne, aucune fête ne presse : sortez les bandes le jour où un enfant parle de quelqu’un.',
      WINTER: 'L’hiver, une bande peinte sèche toute une nuit : elle voyage roulée sous le manteau.',
    },
    durationMinutes: 45,
    adults: 1,
    calls: [
      'fête des mères',
      'fête des pères',
      'fête des parents',
      'maman',
      'papa',
      'grand-maman',
      'grand-papa',
      'mamie',
      'matante',
      'famille',
      'cadeau',
      'carte',
      'empreinte de main',
      'main peinte',
      'famille d’accueil',
      'monoparental',
      'Saint-Valentin',
      'courrier',
      'peinture',
    ],
    seen: [
      'elle dit que son dessin est pour sa marraine et veut le lui apporter ce soir',
      'il écarte les bras le plus loin possible pour montrer combien il aime sa mamie',
      'il étampe ses mains pleines de gouache sur tout ce qu’il trouve',
      'il n’a pas de père à la maison et demande pour qui il va bricoler',
      'elle s’ennuie de son parrain qui reste loin et parle de lui toute la journée',
      'il ferme et ouvre sa paume peinte, ça colle et il trouve ça drôle',
      'à la collation, ils se sont mis à nommer chacun la personne qu’ils aiment le plus',
      'au vestiaire, une petite a demandé si elle pouvait donner un cadeau à son chat plutôt',
    ],
    scenes: ['peindre', 'separation', 'naissances-familles'],
    picture:
      'À genoux, les bras ouverts sur une longue bande de papier, une enfant y pose ses paumes peintes; un autre porte un rouleau vers une boîte à porte.',
    sheet: {
      titre: 'Grand comme mes bras',
      observationDepart:
        '« C’est pour matante », dit une enfant en tendant son dessin. {!printemps|Elle veut le porter elle-même, tout de suite.} {printemps|Sur les affiches du corridor, mai ne parle que des mères.}',
      intentionEducative:
        'Permettre à chaque enfant de choisir pour qui il fait une image, ou de ne la faire pour personne, et d’y mettre des mots bien à lui.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'principal' },
        { domaine: 'langagier', composante: 'Développement graphique', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Choisir pour qui l’on fait son image : quelqu’un, un animal, soi ou personne.',
        'Laisser de grandes traces{30min 45min| : paumes, éponge ou crayon}{20min|, d’une paume à l’autre}.',
        '{2-3a 30min 45min|Porter un mot ou un geste d’une personne à une autre.}',
        '{3-4a 4-5a 30min 45min|Trouver son message et le garder jusqu’au bout du trajet.} {3-4a 4-5a 20min|Confier des mots à écrire au bord de son image.}',
      ],
      materiel: [
        item(
          'Bandes de papier fort, longues comme des bras d’enfant ouverts',
          'une par enfant et {20min|deux}{30min 45min|six} de plus',
          'Sacs d’épicerie en papier, ouverts',
        ),
        item(
          '{30min 45min|Peinture lavable non toxique, jaune et bleue}',
          'un fond d’assiette pour deux enfants',
          '{30min 45min|Tampons encreurs lavables}',
        ),
        item(
          '{30min 45min|Assiettes de carton, pour la peinture}',
          'une pour deux enfants',
          '{30min 45min|Couvercles de plastique}',
        ),
        item(
          '{30min 45min|Tabliers à manches longues}',
          'un par enfant',
          '{30min 45min|Vieilles chemises boutonnées dans le dos}',
        ),
        optional(
          '{30min 45min !si-pots-de-fleurs !si-fleurs-séchées|Grosses éponges}',
          'six',
          '{30min 45min !si-pots-de-fleurs !si-fleurs-séchées|Bas roulés}',
        ),
        item('Gros crayons', 'deux par enfant', 'Grosses craies de cire'),
        optional(
          '{30min 45min|Vieux bas, pour la main qui fuit la peinture}',
          'quatre',
          '{30min 45min|Vieilles mitaines de coton}',
        ),
        item('{30min 45min|Débarbouillettes mouillées}', 'deux par enfant', '{30min 45min|Essuie-tout mouillé}'),
        item(
          'Stylo, gardé par l’adulte{si-lampes-de-poche|, et lampe de poche à piles vissées}',
          'un{si-lampes-de-poche|, et une lampe}',
          'Crayon feutre',
        ),
        item(
          '{30min 45min|Feuilles blanches, pour les rouleaux d’essai}{30min 45min si-argile|, et argile ou pâte à modeler}',
          'une par enfant{30min 45min si-argile|, et une galette large comme la paume}',
          '{30min 45min|Pages de circulaire}',
        ),
        item(
          '{30min 45min|Grande boîte sans dessus, une porte découpée}',
          'une',
          '{30min 45min|Drap sur le dossier d’une chaise}',
        ),
        item('Ruban-cache, dans la poche de l’adulte', 'un rouleau', 'Autocollants larges'),
        optional('{2-3a|Photos des proches des enfants}', 'celles du local, si chaque enfant y a les siens', null),
        optional(
          '{si-pots-de-fleurs !si-fleurs-séchées|Pots de fleurs de plastique, vides et lavés}{30min 45min !2-3a si-fleurs-séchées|Fleurs séchées à grosse tête, sur leur tige}',
          '{si-pots-de-fleurs !si-fleurs-séchées|un}{30min 45min !2-3a si-fleurs-séchées|une} par enfant',
          null,
        ),
        optional('{si-papier-de-soie si-colle|Papier de soie}', 'une feuille par enfant', 'Papier d’emballage mince'),
        optional('{si-colle si-papier-de-soie|Colle}', 'un bâton pour deux enfants', null),
        optional(
          '{si-papier-de-construction|Papier de construction}',
          '{si-papier-de-construction|une feuille pour quatre enfants, en bandes larges comme la main}',
          null,
        ),
      ],
      preparation: [
        'Relisez vos notes : de qui chaque enfant parle-t-il, avec qui vit-il? Un père seul, deux mères, une famille d’accueil, un deuil : aucune réponse ne vous prendra de court.',
        '{printemps|Récrivez l’affiche de la fête : « Pour qui tu veux ».}',
        'Choisissez votre propre personne, un voisin ou une amie, ni mère ni père, et {20min|tracez}{30min 45min|peignez} d’avance sa bande.',
        '{20min|Collez les bandes au sol, à un pas l’une de l’autre, deux crayons sur chacune.} {30min 45min|Collez les bandes au sol, deux par deux, l’assiette de peinture entre elles. Ouvrez la maison-boîte à l’autre bout. Les bas s’enlèvent, les tabliers se mettent.}',
        '{1adulte 30min 45min|Seule, ouvrez quatre bandes à la peinture et les autres aux crayons; on change quand une place se libère. La maison-boîte ouvre quand la peinture est ramassée.} {2adultes 20min|À deux, l’une suit les contours, l’autre écrit les mots.} {2adultes 30min 45min|À deux, l’une garde la peinture, l’autre écrit sous la dictée et tient la porte.}',
      ],
      deroulement: [
        opening(
          { 20: 4, 30: 5, 45: 6 },
          'Serrez un rouleau de papier sur votre cœur. « J’aime quelqu’un. L’hiver, il pellette ma galerie en sifflant. » Déroulez : deux mains {20min|tracées}{30min 45min|peintes}, loin l’une de l’autre. Ouvrez vos bras dessus. « Grand comme ça. Pensez-vous à quelqu’un, vous? » Une grand-mère, le chat, un silence : tout est reçu. « On peut aussi le faire pour soi, ou pour personne. »',
        ),
        play(
          { 20: 12 },
          'Les bras s’ouvrent sur le papier. {2-3a !multiage|Du crayon, suivez le contour d’une main à un bout, de l’autre à l’autre bout; vous passez d’une bande à la suivante.} {3-4a 4-5a|Un ami suit du crayon le contour d’une main à un bout, de l’autre à l’autre bout; puis on échange.} {2-3a multiage|Les mains de deux ans, c’est vous qui les tracez.} Au milieu, l’enfant trace ce qu’il veut. {!multiage|Le milieu reste vide? « Et ici, qu’est-ce qu’on met? »} {2-3a|Le crayon tourne, tape, remplit la main d’un coup.} {3-4a|« Il aime le bleu » : les doigts se remplissent de bleu.} {4-5a|On y met ce que la personne aime : sa moto, ses tomates, ses lunettes.} {si-papier-de-soie si-colle|Avec de la colle et du papier de soie, on presse au milieu des morceaux déchirés, larges comme la main.} Les mots dits en dessinant, vous les écrivez au bord. En route, la personne change parfois, et le papier reste bon. Qui a fini prend une autre bande, ou s’arrête là.',
        ),
        play(
          { 30: 14, 45: 17 },
          'Les bras s’ouvrent sur le papier. Une paume trempée à un bout, l’autre à l’autre bout; au milieu, l’enfant met ce qu’il veut. Le milieu reste vide? « Et ici, qu’est-ce qu’on met? » {!si-pots-de-fleurs !si-fleurs-séchées|L’éponge, s’il y en a une, tape, tape.} {2-3a|On regarde sa main, on la ferme, ça colle.} {3-4a|« Il aime le bleu » : les deux paumes ne vont plus que dans le bleu.} {4-5a|Au crayon, on y met ce que la personne aime : sa moto, ses tomates, ses lunettes.} {si-papier-de-soie si-colle|Avec du papier de soie, on déchire des morceaux larges comme la main : ils tiennent sur la peinture mouillée ou sur un trait de colle.} {!2-3a si-fleurs-séchées|Tenue par la tige, une fleur trempe sa tête et laisse sa trace à côté des mains.} Les mots dits en peignant, vous les écrivez au bord. En route, la personne change parfois, et le papier reste bon. Qui a fini prend une autre bande, ou s’arrête là.',
        ),
        play(
          { 30: 6, 45: 14 },
          'Deux débarbouillettes, et les mains peintes deviennent des mains de porteurs. On roule une feuille blanche, et vous la refermez d’un bout de ruban : un rouleau d’essai. L’enfant souffle un message dedans, traverse le local en contournant les bandes et cogne à la boîte. {si-argile|Un pouce enfoncé dans une galette d’argile ou de pâte est un message aussi : l’ami y met le sien.} {si-pots-de-fleurs !si-fleurs-séchées|Planté dans un pot de fleurs, le rouleau est une tige : on la livre à deux mains sans l’échapper.} Qui ouvre? Un ami, ou vous, dans le rôle qu’on vous donne. La boîte est prise? On cogne par terre devant un autre ami, qui tend les mains. {2-3a|« Tiens! », et l’on repart cogner.} {3-4a 4-5a|Le message s’allonge, se perd en chemin, revient avec une réponse.}',
        ),
        closing(
          { 20: 4, 30: 5, 45: 8 },
          'Assoyez-vous devant les bandes{30min 45min| qui sèchent}. Qui veut dit pour qui est la sienne, à votre oreille, ou à tous, qui ouvrent les bras avec lui; qui se tait garde son secret. {si-lampes-de-poche|La lampe éclaire la bande dont on parle, et s’éteint pour les secrets.} Relisez les mots du bord à l’enfant qui les demande. Plus tard, au départ, si sa personne est là, l’enfant lui remet le rouleau{20min|, fermé d’un bout de ruban}{30min 45min| sec}. {si-papier-de-construction|Un anneau de papier de construction l’entoure, de la couleur choisie pour elle.} Elle est loin, ou n’est plus là? Le rouleau va dans le sac, ou reste ici sur une tablette. {si-pots-de-fleurs !si-fleurs-séchées|Debout dans un pot de fleurs, le rouleau attend sa personne.} L’image faite pour personne rentre à la maison comme un autre dessin.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Ne soufflez aucun nom : {printemps|un père le jour des mères, }une tante, le chat, personne, tout convient. Deux mères, deux maisons? Deux bandes, si l’enfant les veut.',
          'À « T’as pas de mère, toi? », répondez pour tous : « Chaque maison a son monde. » Puis revenez à son image avec l’enfant à qui l’on parlait.',
          'Écrivez les mots de l’enfant sans les embellir et relisez-les en les suivant du doigt.',
          'La personne est morte ou partie, ou l’enfant vit en famille d’accueil? Écoutez, écrivez ce qui est dit, ne promettez ni visite ni remise du rouleau.',
        ],
        questionsOuvertes: [
          'Pour quelqu’un, pour toi, pour personne?',
          'Qu’est-ce que cette personne aime?',
          'Que veux-tu que ton rouleau raconte?',
        ],
      },
      vocabulaire: [
        'quelqu’un',
        'aimer',
        'la paume',
        'dérouler',
        'le message',
        'porter',
        'pour toi',
        'les bras ouverts',
      ],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'La personne se choisit souvent après coup, d’un mot ou du doigt sur une photo. Pas de nom? N’en donnez pas : l’image va au casier, avec les autres dessins.',
        },
        {
          pour: '3-4a',
          texte:
            'Gardez le message court : trois mots, redits {30min 45min|chaque fois qu’on cogne}{20min|à votre oreille}, que l’enfant saura encore au départ.',
        },
        {
          pour: '4-5a',
          texte:
            'L’enfant signe et dessine l’adresse : la porte verte, le troisième étage, ou la tablette du local quand il ne sait pas où vit sa personne.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            '{30min 45min|La main qui fuit la peinture s’enfile dans un vieux bas avant de tremper.} {20min|Le crayon sur la peau déplaît? Tracez à un doigt de la main, ou laissez l’enfant le faire.} L’enfant qui ne parle pas choisit un geste à porter, que vous dessinez au bord. Au fauteuil, la bande se colle sur une table.',
        },
        {
          pour: 'autre_saison',
          texte:
            'Le rouleau se passe de fête : il part aussi le jour d’un retour de voyage, d’une naissance ou d’un déménagement.',
        },
      ],
      securite: {
        risquesAcceptes: [
          '{20min|Trait de crayon sur une manche ou sur le plancher.} {30min 45min|Peinture sur les genoux et dans les cheveux.}',
          'Peine qui monte en pensant à quelqu’un.',
        ],
        dangersAEliminer: [
          '{30min 45min|Peinture à la bouche ou dans un œil : assiette presque vide, débarbouillette à côté de chaque bande, votre main tout près.}',
          '{30min 45min|Plancher barbouillé, qui glisse : pieds nus, et l’on essuie la tache avant de se relever.} {20min|Crayon qui roule sous un pied : il reste sur la bande, et l’on passe entre elles.}',
          'Bande, rouleau ou ruban autour d’un cou : le papier se porte à deux mains, le ruban reste dans votre poche.',
          'Enfant questionné devant tous sur un parent absent : sa personne se dit à votre oreille, ou ne se dit pas.',
          '{30min 45min|Boîte où l’on s’entasse : elle n’a pas de dessus, sa porte bat librement, et l’on y est deux au plus.}',
          '{30min 45min !2-3a si-fleurs-séchées|Fleurs séchées à la bouche : prenez-en que vous connaissez, sans épine, et ramassez à mesure les miettes.}',
          '{si-papier-de-soie si-colle|Papier de soie ou bâton de colle en bouche : morceaux larges comme la main, bâton refermé entre deux traits.}',
          '{si-lampes-de-poche|Faisceau dans les yeux : vous tenez la lampe, et elle ne vise que le papier.}',
          '{30min 45min si-argile|Argile ou pâte à la bouche : elle rentre dans sa boîte, et le message se souffle dans le rouleau.}',
        ],
        supervision: 'palier2',
        allergies: [
          '{30min 45min|Certaines peintures à doigts contiennent du blé : lisez l’étiquette; l’éponge ou le bas protège la peau qui réagit.} {20min|Crayons sans odeur forte : les enfants dessinent le nez sur la bande.}',
          '{30min 45min si-argile|Pâte à modeler : plusieurs contiennent du blé; lisez l’étiquette, ou prenez de l’argile.}',
        ],
      },
      observation: [
        'Compétences émotionnelles : que voit-on sur son visage lorsqu’il nomme quelqu’un, ou se tait?',
        'Développement graphique : où commence sa trace, et à quoi sait-il qu’elle est finie?',
        'Langage oral : relevez tels quels les mots confiés {20min|au bord de la bande}{30min 45min|au rouleau}.',
      ],
      prolongements: [
        'Laissez un panier de bandes toute l’année : l’envie d’écrire à quelqu’un ne suit pas le calendrier.',
        'La semaine d’avant, un mot au babillard : « Votre enfant choisira pour qui il fait une image : un parent, une grand-mère, un voisin, ou personne cette fois. Il n’y a pas de cadeau à attendre. »',
      ],
      reflexionRetroaction: [
        'De qui m’a-t-on parlé aujourd’hui que je ne connaissais pas?',
        'Laquelle de mes phrases supposait deux parents?',
      ],
    },
  },
  {
    key: 'ca-roule-ou-ca-reste',
    summary:
      'Une gouttière de carton, un divan bas : l’auto file, le soulier reste, le toutou glisse sur le ventre, et tout finit au garage.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['mouvement-et-defis', 'cabanes-et-constructions'],
    materials: ['cartons-et-boites'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, les gouttières {!hiver|vont d’un banc bas à l’herbe sèche}{hiver|sont des planches couchées dans une bosse de neige}.',
    },
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'auto',
      'petites autos',
      'char',
      'camion',
      'rouler',
      'pente',
      'rampe',
      'glissade',
      'glissade d’autos',
      'descendre',
      'lâcher',
      'vroum',
      'piste',
      'circuit',
      'garage',
      'stationner',
      'traces de roues',
      'traces de pneus',
    ],
    seen: [
      'il lâche ses petits chars du haut du coussin et court les rattraper en bas',
      'elle fait débouler son toutou sur une planche croche, puis essaie sa pantoufle, qui reste en haut',
      'il accote un carton sur la chaise et y pitche tout ce qu’il trouve',
      'il chiale parce que le char de son ami est arrivé avant le sien',
      'elle se demande pourquoi sa balle descend et pas son bloc',
      'elle veut toujours recommencer la même descente, sans se tanner, vingt fois de suite',
      'depuis qu’un carton long traîne sur le divan, c’est devenu la côte à camions',
      'à l’heure du rangement, ils font descendre les autos une par une jusque dans leur boîte',
    ],
    scenes: ['rouler', 'vehicules', 'pourquoi'],
    picture:
      'Debout près d’un divan bas, un enfant lâche un gros camion dans une gouttière de carton; en bas, une boîte-garage et un soulier qui n’a pas bougé.',
    sheet: {
      titre: 'Ça roule ou ça reste?',
      observationDepart:
        'Un enfant pousse son camion jusqu’au bord {dedans|du divan}{cour|de la galerie}, le lâche, court le chercher. Puis il pose un bloc au même endroit et recule. Le bloc reste là.',
      intentionEducative:
        'Permettre aux enfants de lâcher, de voir partir ou rester, et de recommencer assez souvent pour deviner la suite.',
      domaines: [
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'principal' },
        { domaine: 'cognitif', composante: 'Catégories et concepts', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
      ],
      objectifs: [
        'Ouvrir la main en haut et suivre la chose jusqu’en bas.',
        'Comparer ce qui roule, ce qui glisse et ce qui reste.',
        '{2-3a|Changer la pente ou l’objet pour que ça parte.}',
      ],
      materiel: [
        item(
          '{dedans|Longs cartons repliés en gouttière, larges de deux mains, bords hauts de trois doigts}',
          'trois',
          'Planches larges sans écharde ou tablettes de plastique',
        ),
        item(
          '{cour !hiver|Gouttières de carton, larges de deux mains, bords hauts de trois doigts}',
          'trois',
          'Planches larges sans écharde ou tablettes de plastique',
        ),
        item('{cour hiver|Planches larges sans écharde}', 'trois', 'Tablettes de plastique'),
        item(
          'Autos, camions et autobus plus gros qu’un poing d’adulte',
          'une par enfant, quatre de plus',
          'Gros rouleaux de carton, courts',
        ),
        item('Bloc mou, soulier, toutou, grosse balle', 'deux de chaque', 'Boîte, bottine, coussin, bas en boule'),
        item('Panier, pour tout ce qui s’essaie', 'un', 'Bac bas'),
        item(
          '{dedans|Grandes boîtes ouvertes d’un côté}{cour !hiver|Grandes boîtes ouvertes d’un côté}{cour hiver|Bacs de plastique couchés}, les garages',
          'trois',
          '{dedans|Bacs couchés}{cour !hiver|Bacs couchés}{cour hiver|Grosses chaudières couchées}',
        ),
        item('{dedans|Divan d’enfant, bas comme leurs genoux}', 'un', 'Matelas plié'),
        item('{cour !hiver|Banc bas et solide, de la hauteur de leurs genoux}', 'un', 'Marche du bas de la galerie'),
        item('{cour hiver|Bosse de neige tapée, de la hauteur de leurs genoux}', 'une', null),
        item(
          '{dedans|Ruban-cache large, gardé par l’adulte}{cour !hiver|Ruban-cache large, gardé par l’adulte}',
          'un rouleau',
          null,
        ),
        item('{30min|Serviette, pour freiner}', 'une', 'Petit tapis'),
        optional(
          '{2-3a 30min dedans|Pâte à modeler sans gluten, pour les traces}{2-3a 30min cour !hiver|Terre humide, sans engrais, pour les traces}',
          'de quoi étaler une galette large comme deux mains',
          '{dedans|Terre humide, tapée dans un plateau}{cour|Sable humide}',
        ),
        optional('{si-cônes|Cônes souples}', '{si-cônes|deux}', null),
        optional('{si-poupées|Poupée}', '{si-poupées|une}', null),
        optional('{si-figurines|Figurines d’animaux plus grosses qu’un poing d’adulte}', '{si-figurines|deux}', null),
        optional('{si-instruments|Tambourin ou maracas}', '{si-instruments|un}', null),
        optional('{si-tunnel|Tunnel de jeu}', '{si-tunnel|un, au pied de la pente douce}', null),
      ],
      preparation: [
        '{dedans|Pliez les cartons sur la longueur, bords relevés.} {cour !hiver|Pour la cour, pliez les cartons avant de sortir, bords relevés.} {cour hiver|L’hiver, prenez des planches : la neige ramollit le carton. Balayez-les de la mitaine.} Passez le doigt partout : agrafes, échardes et coins coupants s’en vont.',
        '{dedans|Poussez le divan contre le mur et roulez le tapis plus loin : les autos filent mieux sur le plancher.} {cour|Choisissez un sol plat, loin du chemin des tricycles.} {cour !hiver|Appuyez le banc au mur.}',
        '{dedans|Collez le haut de la première gouttière au siège du divan, en pente douce.} {cour !hiver|Collez le haut de la première gouttière au banc, en pente douce.} {cour hiver|L’hiver, creusez dans la bosse le lit de la première gouttière, en pente douce.} {!18-24m|La deuxième, plus courte, part de la même hauteur et descend raide.} {18-24m|La deuxième descend tout à côté, aussi douce.} Couchez la troisième à plat, par terre, à côté de votre place.',
        'Appuyez sur le haut de chacune : rien ne bouge. Essayez la pente douce : l’auto part, le soulier reste; sinon, relevez ou baissez le bout. Tournez les garages vers les sorties, {dedans|à trois pas}{cour !hiver|à un pas, car l’herbe freine}{cour hiver|à un pas, car la neige freine}.',
        '{avec-roulant|Mettez @materiel à l’essai dans le panier, si c’est plus gros qu’un poing.}',
        '{1adulte|Seule, assoyez-vous en bas, de côté, les deux sorties à portée de main.} {2adultes|À deux, l’une en haut près des lâcheurs, l’autre en bas, de côté.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Posez une auto en haut de la pente douce, un doigt devant les roues. Regardez-la, regardez en bas. Levez le doigt : « Vrrr… boum! » {si-cônes|Deux cônes l’attendent en bas : elle passe au milieu, ou elle en couche un.} Posez un soulier à la même place. Rien ne part. « Il reste? » {si-poupées si-figurines|Et} {si-poupées|la poupée}{si-figurines|la bête}{si-poupées si-figurines|, couchée : glisse-t-elle?} Faites glisser le panier vers les mains. {si-instruments|De côté, qui attend frappe un coup d’instrument, et l’auto part.}',
        ),
        play(
          { 10: 6, 20: 13, 30: 13 },
          'L’auto part, l’enfant court la chercher et la remonte sous son bras. {18-24m multiage|Le trottineur} {18-24m !multiage|Un autre} {18-24m|accompagne la sienne de la main jusqu’en bas, puis, tout à coup, ouvre les doigts.} {2-3a|Deux camions s’alignent : « Un, deux, go! » L’un part avant, c’est permis.} La balle file trop loin, le toutou glisse sur le ventre si l’on relève le bout, le bloc ne veut rien savoir. {si-tunnel|Au pied de la pente, un tunnel avale l’auto : on court voir si elle en ressort.} Couchée par terre, la troisième gouttière n’emporte rien. Une main la soulève. L’auto bouge. Regardez ce visage-là, et tenez la gouttière sans rien dire. {20min 30min|Le jeu tourne en rond? Tendez le panier : « Et lui, il roule ou il reste? »}',
        ),
        play(
          { 30: 8 },
          'Les garages ouvrent. Une auto y entre d’elle-même, une autre passe tout droit : on déplace le garage, ou l’on pousse l’auto. Étendez la serviette au milieu d’une pente. Les roues hésitent. {18-24m|On tire la serviette, l’auto repart; on la remet, l’auto s’arrête.} {2-3a|« Elle est prise! » Quelqu’un la dépanne avec un camion.} {2-3a dedans|Avez-vous de la pâte? Étalez-la par terre, large comme deux mains, au pied de la pente douce.} {2-3a cour !hiver|Avez-vous de la terre humide? Tapez-la au pied de la pente douce.} {2-3a cour hiver|Lissez la neige au pied de la pente douce.} {2-3a|Les roues y laissent deux lignes; le soulier, une tache. « Qui a passé ici? » Le doigt suit la trace, la paume l’efface, et le camion revient.} Le soulier a son garage, lui aussi.',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          'Baissez la voix du moteur : vrrr… vr… Les autos rentrent au garage, par la pente ou sous le bras. {dedans|Décollez les gouttières, couchez-les au sol et posez-y} {cour !hiver|Décollez les gouttières, couchez-les au sol et posez-y} {cour hiver|Couchez les planches au sol et posez-y} un camion : « Il roule ou il reste? » Il reste. Bonne nuit, le garage.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Votre jambe, étendue le long de la sortie, montre où les visages ne vont pas.',
          'Dites ce que fait la chose : « Le soulier reste. La balle est partie. »',
          'Quand ça coince, soulevez les sourcils avant de soulever la pente.',
        ],
        questionsOuvertes: [
          'Qu’est-ce qui va rouler?',
          'Où l’auto va-t-elle s’arrêter?',
          'Comment faire partir le bloc?',
        ],
      },
      vocabulaire: ['rouler', 'rester', 'glisser', 'la pente', 'vite', 'coincé', 'le garage', 'lâcher'],
      adaptations: [
        {
          pour: '18-24m',
          texte:
            '{multiage|Deux pentes douces côte à côte, aucune raide, et des autos en double :} {!multiage|Gardez près de vous des autos en double :} l’enfant qui veut celle de l’ami en trouve une pareille.',
        },
        {
          pour: '2-3a',
          texte:
            'Laissez une gouttière libre et un garage : trop raide ou trop courte, la pente qu’ils fabriquent est à eux.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Posez le haut d’une gouttière sur les genoux de l’enfant assis avec un appui : il ouvre les doigts, l’auto part, un ami la rapporte.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, une bosse de neige tapée fait glisser les boîtes mieux que les roues.} {hiver|L’été, dans la cour, l’herbe arrête l’auto au pied de la pente; sur un coin d’asphalte sans tricycles, elle file.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Camion sur un orteil.', 'Place prise en haut, et les cris qui vont avec.'],
        dangersAEliminer: [
          'Visage ou doigts à la sortie d’une pente : assise de côté, arrêtez les autos de la main le temps que l’enfant se relève.',
          'Roue qui s’arrache, auto de métal lourde ou plus petite qu’un poing : essayez-les toutes avant, de vos mains.',
          '{dedans|Enfant debout sur le divan : on lâche debout par terre, à côté; les pieds redescendent.} {cour !hiver|Enfant debout sur le banc : on lâche debout par terre, à côté; les pieds redescendent.} {cour hiver|Enfant grimpé sur la bosse, au-dessus d’un ami : on lâche de côté, les bottes au sol.}',
          'Enfant assis dans une gouttière : elle plie ou bascule; offrez-lui celle qui est à plat, on s’y assoit sans tomber.',
          '{2-3a 30min dedans|Pâte à la bouche : elle reste sous votre main et va dans sa boîte si on la goûte. Roues collantes : essuyez-les avant de repartir.}',
          'Auto lancée en l’air : votre main la ramène en haut de la pente, elle part de là.',
          '{cour hiver|Glace au pied des pentes : le jeu passe dans la neige molle.}',
          '{si-tunnel|Enfant dans le tunnel quand une auto descend : on y entre une fois la pente vide, un à la fois.}',
        ],
        supervision: 'palier2',
        allergies: ['Boîtes d’épicerie : laissez au bac celles qui ont contenu lait, œufs ou noix.'],
      },
      observation: [
        'Raisonnement : après un objet resté en haut, lequel prend-il ensuite?',
        'Catégories et concepts : quelles choses garde-t-il ensemble, dans le panier ou au garage?',
        'Motricité globale : quand il remonte, une auto sous le bras, où vont ses pieds et sa main libre?',
      ],
      prolongements: [
        'Le lendemain, laissez une gouttière par terre, toute seule : quelqu’un cherchera où l’appuyer.',
        'Au départ, l’enfant lâche une auto devant son parent, puis un soulier, et lui montre lequel reste.',
      ],
      reflexionRetroaction: [
        'Où étaient mes mains quand l’auto a coincé?',
        'Quel essai n’avait rien à voir avec les autos?',
      ],
    },
  },
]
