import { closing, food, guided, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

export const KINDERGARTENERS_MAKING_SHEETS: readonly BankSheet[] = [
  {
    key: 'la-souche-a-clous',
    summary:
      'Un vrai marteau, des clous à grosse tête : à chaque souche, un enfant cogne; les autres bâtissent le chantier autour.',
    ageGroups: ['AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['cabanes-et-constructions', 'quartier-et-metiers'],
    materials: ['buches-et-rondelles', 'papier-et-crayons'],
    place: 'YARD',
    alsoAt: { WOODS: 'Au boisé, on cloue dans de grosses bûches, au camp; aucun clou n’entre dans un arbre vivant.' },
    seasons: ['SPRING', 'SUMMER', 'AUTUMN'],
    durationMinutes: 45,
    adults: 2,
    calls: [
      'marteau',
      'clou',
      'outils',
      'bricoler',
      'menuisier',
      'construire',
      'cogner',
      'bois',
      'travailler pour vrai',
      'papa a un marteau',
      'chantier',
      'réparer',
      'bricolage',
      'chantier de construction',
      'construction',
    ],
    seen: [
      'il frappe sur un bout de bois avec une roche comme s’il plantait quelque chose',
      'elle cogne à petits coups, ça penche, et elle redresse d’une tape sur le côté',
      'ils mettent des lunettes et jouent aux gars de la construction avec des outils de plastique',
      'il s’est tapé sur le pouce et a eu peur de recommencer',
      'il cogne trop vite, manque son coup à tout bout de champ et se décourage',
      'elle veut le vrai, pas celui en bois du coffre à jouets, elle se dit assez grande',
      'depuis que son père refait la galerie, il parle juste de clouer des planches',
      'dans la cour, ils bâtissent un quai et une étable avec des bouts de deux par quatre',
    ],
    scenes: ['magasin-metiers', 'taper-bruit', 'empiler-construire'],
    picture:
      'Deux enfants à lunettes clouent, chacun à sa souche, l’éducatrice entre eux, les mains prêtes; hors du cercle, des amis bâtissent.',
    sheet: {
      titre: 'La souche à clous',
      observationDepart:
        'Un enfant cogne une roche sur une bûche, un œil fermé, comme s’il visait. « Il me faudrait un clou », soupire-t-il.',
      intentionEducative:
        'Permettre à chaque enfant de tenir un vrai outil, d’en mesurer la force et le danger, et d’en être fier.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Santé et sécurité', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Concept de soi', role: 'secondaire' },
      ],
      objectifs: [
        'Viser, doser sa force, redresser son geste.',
        'Expliquer et suivre les règles de l’établi.',
        'Persévérer quand le clou plie.',
      ],
      materiel: [
        item(
          'Souches ou grosses bûches à hauteur de nombril',
          'deux',
          'Rondelles épaisses empilées et vissées par l’adulte',
        ),
        item('Marteaux courts et légers', 'deux', null),
        item('Clous de toiture à large tête', '{30min|quatre}{45min 60min|huit} par enfant', null),
        item('Lunettes de protection', 'deux à leur taille, et une paire pour vous', null),
        item('Pince à linge pour tenir le clou', 'deux', 'Peigne'),
        item('Rondelles de bois et bouts de planche poncés', 'six par enfant', 'Cocottes et écorces'),
        optional('Crayon de menuisier', 'deux', 'Craie'),
      ],
      preparation: [
        'Demandez l’accord de la direction et prévenez les familles; essayez vous-même le marteau et amorcez les premiers clous.',
        'Calez les deux souches, assez proches pour que vous les touchiez toutes deux du même point : c’est l’établi. Tracez autour un cercle à trois pas : deux enfants et un adulte y entrent.',
        'Réservez une personne à l’établi pour toute la durée; l’autre reste au chantier voisin.',
      ],
      deroulement: [
        opening(
          { 30: 5, 45: 6, 60: 7 },
          'Déposez marteau et lunettes sur une souche. « Avant de cogner, dites-moi ce qui pourrait arriver. » Les règles viennent d’eux : lunettes, doigts loin, marteau couché dès qu’on parle.',
        ),
        play(
          { 30: 18, 45: 22, 60: 26 },
          'À l’établi, un menuisier par souche : petits coups pour que le clou tienne, coups plus forts ensuite. Les coups vont trop vite et manquent le clou? « Couche le marteau, secoue ta main. » Puis un seul coup, en visant longtemps. Le clou penche : une tape de côté le redresse. Un point de crayon peut marquer la place du prochain clou. Une paire de lunettes libre invite le suivant; en attendant, tous sont au chantier. {avec-naturel|Au chantier, montez un mur ou un toit avec @materiel.} Rondelles et planches deviennent quai, usine, étable. Quand les bâtisseurs flânent, l’adulte du chantier passe commande : « Trois vaches arrivent ce soir. » {45min 60min|On agrandit, on compte les places, et un livreur vient annoncer au bord du cercle : « Étable prête! »}',
        ),
        play(
          { 45: 9, 60: 15 },
          'Les clous plantés donnent des idées : un visage, une ville, une première lettre. Ceux qui reviennent à l’établi continuent leur dessin de clous, jusqu’à ce que les bras fatiguent. Au chantier, des livreurs apportent le bois aux bâtisseurs qui en commandent.',
        ),
        closing(
          { 30: 7, 45: 8, 60: 12 },
          'Le dernier menuisier compte les clous restants avec l’adulte; les marteaux repartent dans votre sac. L’adulte retire les clous tordus; une main passe ensuite sur les têtes de métal : lesquelles sont enfoncées jusqu’au bout?',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'À l’établi, tenez-vous entre les deux souches, une main prête près de chaque manche.',
          'Pour les premiers coups, faites tenir le clou à l’enfant avec la pince à linge, loin de ses doigts.',
          'Remarquez où vont les yeux : « Tu regardes la tête du clou, pas le marteau. »',
        ],
        questionsOuvertes: [
          'Où mets-tu tes yeux quand tu cognes?',
          'Que fais-tu d’un clou qui plie?',
          'Quelle règle manque à notre établi?',
        ],
      },
      vocabulaire: [
        'le marteau',
        'le manche',
        'viser',
        'enfoncer',
        'l’établi',
        'le menuisier',
        'plier',
        'les lunettes',
      ],
      adaptations: [
        {
          pour: '4-5a',
          texte:
            'Le clou amorcé par l’adulte assure une première réussite. Après quelques séances, l’enfant joint deux petites planches et en éprouve la solidité.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Deux mains sur un manche tenu court, devant un clou que vous avez amorcé, aident l’enfant qui manque de force. Prêtez des coquilles antibruit à celui que le bruit gêne.',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’hiver, sortez l’établi par temps doux, sans mitaines glissantes : très courtes séances, marteau gardé au chaud.',
        },
        {
          pour: 'interieur',
          texte: 'En dedans, des tés de golf et un bloc de mousse dense préparent le geste avant la souche.',
        },
      ],
      securite: {
        risquesAcceptes: ['Doigt cogné malgré la pince.', 'Frustration devant un clou tordu.'],
        dangersAEliminer: [
          'Outil sans adulte : la personne de l’établi reste à portée de bras et reprend le marteau, manche devant, à chaque changement.',
          'Éclat ou cheveux pris : lunettes pour les enfants et l’adulte avant de toucher le marteau, cheveux attachés, aucun spectateur dans le cercle.',
          'Clou échappé au sol : chaque enfant reçoit les siens, comptés; ceux qui manquent se cherchent avant le tour suivant.',
          'Pointe qui dépasse : l’adulte la retire ou l’enfonce avant de quitter les lieux.',
        ],
        supervision: 'palier1',
        allergies: ['Bois et sève : prenez une souche sèche et non traitée; gants minces pour la peau qui y réagit.'],
      },
      observation: [
        'Motricité fine : comment dose-t-il la force de ses coups?',
        'Santé et sécurité : quelles précautions prend-il sans rappel?',
        'Concept de soi : que dit-il de lui devant son premier clou droit?',
      ],
      prolongements: [
        'Les souches gardent leurs clous enfoncés toute l’année; à chaque saison, le groupe recompte.',
        'Un parent ou un concierge vient montrer un outil de son métier et la règle qui va avec.',
      ],
      reflexionRetroaction: [
        'Ai-je su laisser le marteau dans leur main?',
        'Le chantier voisin avait-il assez d’attrait pour que nul n’attende?',
      ],
    },
  },
  {
    key: 'la-salade-taillee-main',
    summary:
      '« C’est moi, le chef. » Les enfants lavent, coupent au couteau à bout rond, brassent et goûtent : la collation passe tout entière par leurs mains.',
    ageGroups: ['AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_LANGUAGE'],
    themes: ['cuisine-et-saveurs', 'jardin-et-recolte'],
    materials: ['contenants-et-cuilleres', 'papier-et-crayons'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 45,
    adults: 1,
    moment: 'collation',
    calls: [
      'cuisine',
      'cuisiner',
      'couper',
      'couteau',
      'salade de fruits',
      'collation',
      'goûter',
      'recette',
      'légumes',
      'n’aime pas ça',
      'banane',
      'concombre',
      'l’heure de la collation',
    ],
    seen: [
      'il tranche sa pomme avec le manche de sa cuillère à la collation',
      'elle veut couper toute seule, elle dit qu’elle n’est plus un bébé',
      'ils déchirent la laitue avec leurs doigts et la sentent avant de la mettre dans le bol',
      'il fait la grimace devant ce qui est vert et ne veut même pas y toucher',
      'elle est fière de servir à ses amis ce qu’elle a préparé de ses mains',
      'il tient son couteau à l’envers et je crains pour ses doigts',
      'à la collation, ils m’ont demandé de faire eux-mêmes l’assiette de fruits',
      'depuis l’émission de petits cuisiniers, ils portent un torchon sur l’épaule et se donnent des ordres',
    ],
    scenes: ['repas', 'cuisine', 'dechirer-couper'],
    picture:
      'L’éducatrice se tient entre deux chefs en tablier, doigts repliés : l’un tranche une banane, l’autre du melon, et le bol se remplit.',
    sheet: {
      titre: 'La salade taillée main',
      observationDepart:
        'À la collation, un enfant coupe sa banane avec le bord de sa cuillère. « C’est moi, le chef. » Sa voisine tend la sienne.',
      intentionEducative:
        'Permettre aux enfants de préparer pour vrai ce qu’ils mangeront, et d’apprivoiser un aliment par les doigts avant la bouche.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Alimentation', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Tenir l’aliment et couper en protégeant ses doigts.',
        'Suivre{45min 60min| et modifier} une recette dessinée.',
        'Décrire un goût, une texture, même ceux qui déplaisent.',
      ],
      materiel: [
        food(
          'Bananes, fraises équeutées et melon mûr',
          'une demi-banane, deux fraises et un bâton de melon par enfant',
          'Pêches ou poires très mûres',
        ),
        food('Concombre pelé, en demi-rondelles', 'six par enfant', 'Avocat mûr'),
        food('Feuilles de menthe, lavées', 'trois par enfant', 'Basilic'),
        item('Couteaux à bout rond : deux dentelés, deux à tartiner', 'quatre', 'Couteaux à tartiner'),
        item('Planches antidérapantes', 'quatre', 'Planche sur un linge humide'),
        item('Bols et grandes cuillères', 'un de chaque par équipe de deux', null),
        item('Recette dessinée{45min 60min| et crayon}', 'une par équipe', null),
        item('Assiettes, fourchettes et serviettes', 'une de chaque par enfant', null),
      ],
      preparation: [
        'Lisez les plans d’allergie et choisissez les aliments en conséquence; ils servent à tous.',
        'Taillez les gros fruits en bâtons plats que les enfants recouperont : rien ne roule sous la lame.',
        'Installez deux postes à la même table : la coupe, avec vous au milieu, et plus loin, près de l’évier, le lavage des fraises, la menthe et la recette.',
      ],
      deroulement: [
        opening(
          { 30: 5, 45: 6, 60: 8 },
          'Mains lavées vingt secondes, passez un bâton de melon sous chaque nez, yeux fermés. « Ça sent… » Les enfants complètent. Montrez la patte d’ours : doigts repliés, le couteau passe à côté des griffes.',
        ),
        play(
          { 30: 15, 45: 17, 60: 20 },
          'Quatre chefs coupent, gros ou menu : les couteaux dentelés de chaque côté de vous, les couteaux à tartiner pour les bananes. Au poste voisin, on lave les fraises, on déchire la menthe, on lit la recette, on compte les bols. Chacun passe d’un poste à l’autre quand une place se libère. {30min|Les derniers morceaux coupés, reprenez et comptez les couteaux; chaque équipe remplit son bol et brasse trois tours.} {60min|Sous un couteau pressé, la banane s’écrase : reprenez le geste avec l’enfant, deux fois plus lentement. Aux mains sûres, commandez une tranche si mince que la lumière y passe. Quand sa planche est vide, le chef y couche son couteau et se lève les mains vides.}',
        ),
        play(
          { 45: 8, 60: 14 },
          'Reprenez et comptez les couteaux. Chaque équipe compose son bol et lui donne un nom : « Soleil froid », « Grande soupe sans feu ». La recette change au crayon; une équipe peut refuser la menthe. {60min|Posez un bol vide entre deux chefs et laissez-les verser, une sorte à la fois. Brassée trop fort, la banane fond : appelez-la la sauce. Deux équipes s’échangent ensuite une cuillerée, et chacune l’ajoute à sa recette.}',
        ),
        guided(
          { 60: 6 },
          'Planches rincées, tous s’assoient. Chaque équipe lit sa recette, le doigt sur les dessins, et les autres devinent l’ingrédient principal.',
        ),
        closing(
          { 30: 10, 45: 14, 60: 12 },
          'Assis, chacun devant son assiette, goûtez bouchée par bouchée. « Comment dire ce goût-là à quelqu’un qui n’est pas ici? » Sentir ou lécher compte; personne ne termine par politesse.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Placez-vous entre les deux couteaux dentelés, vos mains tout près des leurs.',
          'Montrez la scie lente du couteau dans l’air, puis laissez faire.',
          'Goûtez d’abord, décrivez sans convaincre : « C’est frais, puis ça pique. »',
        ],
        questionsOuvertes: [
          'Comment veux-tu le couper?',
          'Que sent ta langue en premier?',
          'Qu’est-ce qui manque à ton bol?',
        ],
      },
      vocabulaire: ['trancher', 'la lame', 'le dé', 'juteux', 'croquant', 'la recette', 'la portion', 'fondant'],
      adaptations: [
        {
          pour: '4-5a',
          texte:
            'Banane et couteau à tartiner rassurent qui hésite. Une fois le geste sûr, l’équipe double la recette pour le groupe voisin et recompte les bols.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Une fourchette large tient l’aliment pour l’enfant que le mouillé dégoûte; il peut aussi lire la recette et appeler les ingrédients.',
        },
        {
          pour: 'interieur',
          texte:
            'Sans évier à côté, un pichet, un grand bol et deux linges font le poste de lavage, au bout de la table.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, des poires mûres et des carottes cuites tendres.} {!ete|L’été, ce qui vient du potager passe en premier.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Petite coupure superficielle.', 'Grimace ou bouchée recrachée dans une serviette.'],
        dangersAEliminer: [
          'Couteau sans adulte : quatre couteaux comptés, l’adulte à portée de bras du poste, aucun couteau en marchant.',
          'Aliment rond ou dur : raisins, pomme et carotte crues restent hors de la recette; les morceaux sont mous et plats.',
          'Manger en cuisinant debout : la bouche attend que tous soient assis.',
          'Planche qui glisse : linge humide dessous, table à hauteur de hanche de l’enfant.',
        ],
        supervision: 'palier1',
        allergies: [
          'Fraises, banane, melon, menthe : vérifiez chaque plan; un aliment exclu pour un seul sort de la recette de tous.',
        ],
      },
      observation: [
        'Motricité fine : comment les deux mains s’entendent-elles pour couper?',
        'Alimentation : comment approche-t-il un aliment qu’il dit ne pas aimer?',
        'Langage oral : à quoi compare-t-il un goût nouveau?',
      ],
      prolongements: [
        'Un cahier de recettes dessinées grossit; la cuisinière en choisit une pour le menu.',
        'Chaque famille confie un fruit ou un légume de chez elle, son nom et la façon de le couper.',
      ],
      reflexionRetroaction: [
        'Mes mains étaient-elles trop rapides à aider?',
        'Qui a goûté quelque chose de neuf, et pourquoi ce jour-là?',
      ],
    },
  },
  {
    key: 'les-briques-de-boue',
    summary:
      'Trop mou, trop sec! Avec de la terre, de l’eau et de la paille, les enfants moulent des briques, puis montent un mur qui résiste au loup.',
    ageGroups: ['AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['terre-et-boue', 'cabanes-et-constructions'],
    materials: ['terre', 'eau', 'contenants-et-cuilleres', 'chaudieres-et-pelles'],
    place: 'YARD',
    alsoAt: {
      WOODS: 'La terre du sentier contient feuilles et aiguilles : elle se moule et se compare à celle de la cour.',
    },
    seasons: ['SPRING', 'SUMMER', 'AUTUMN'],
    durationMinutes: 60,
    adults: 1,
    calls: [
      'boue',
      'bouette',
      'brique',
      'mur',
      'construire',
      'maçon',
      'mouler',
      'terre',
      'flaque',
      'mélanger',
      'sécher',
      'maison des petits cochons',
      'construction',
      'eau',
      'loups',
    ],
    seen: [
      'ils tassent de la gadoue dans des moules et démoulent ça comme des gâteaux carrés',
      'elle ajoute du foin à son mélange parce que ça craquait en séchant',
      'il serre une poignée de terre mouillée pour voir si ça garde la forme de ses doigts',
      'ils comptent combien de poignées de chaque chose et se disputent sur la bonne recette',
      'son mur s’est écroulé et il dit que le loup va l’avoir',
      'elle est contente de se salir jusqu’aux coudes sans se faire chicaner',
      'depuis les trois petits cochons, ils veulent une maison qui ne s’envole pas',
      'dans la cour, après l’orage, le carré de terre est devenu un chantier de maçonnerie',
    ],
    scenes: ['flaques-boue', 'empiler-construire', 'petrir'],
    picture:
      'Une éducatrice et une enfant malaxent la boue et la paille à pleines mains; un mur de briques monte, et un loup de jeu souffle dessus.',
    sheet: {
      titre: 'Les briques de boue',
      observationDepart:
        'Après la pluie, un enfant démoule un bac de boue. « On dirait une brique! » Le lendemain, elle est dure, et fendue.',
      intentionEducative:
        'Soutenir un projet de plusieurs jours où les mains malaxent, où les mélanges se comparent et se corrigent.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'principal' },
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Développement sensoriel', role: 'secondaire' },
      ],
      objectifs: [
        'Malaxer, tasser et démouler.',
        'Changer une recette d’après une brique ratée.',
        'Monter un mur avec des joints qui se chevauchent.',
      ],
      materiel: [
        item('Terre fouillable, sans engrais', 'quatre chaudières', 'Argile du sentier'),
        item('Eau en pichet', 'deux pichets par équipe de deux', 'Eau de pluie recueillie le jour même'),
        item('Paille ou herbe sèche coupée', 'six poignées par équipe de deux', 'Feuilles émiettées'),
        item('Moules rectangulaires', 'un pour deux enfants', 'Barquettes de plastique'),
        item('Pelles et grosses cuillères', 'huit', 'Mains'),
        item('Chaudières larges', 'une par équipe de deux pour malaxer, une pour rincer', 'Bacs à vaisselle'),
        item('Planches de séchage', 'deux', 'Carton épais'),
        item('Briques moulées et séchées d’avance', 'une vingtaine', 'Roches plates'),
        optional('{60min|Carton et crayon pour la recette}', 'un de chaque', 'Bâton dans la terre'),
      ],
      preparation: [
        'Trois jours d’avance, moulez avec le groupe une vingtaine de briques, dont une sans paille, qui se fendra : elles sécheront pour le mur. Le matin même, moulez-en une trop mouillée, qui restera molle.',
        'Fouillez la terre d’avance : aucun éclat de verre ni métal.',
        'Choisissez un coin de séchage au soleil que personne ne traverse.',
        'Gardez la chaudière de rinçage vide jusqu’à la fin; elle se remplit alors à moitié, près de vous, pour les moules, et se vide aussitôt.',
      ],
      deroulement: [
        opening(
          { 30: 4, 45: 6, 60: 7 },
          'Posez devant les enfants une brique fendue et une brique ratée, toute molle. « J’ai voulu faire un mur. Qu’est-ce que j’ai fait de travers? » Écoutez jusqu’au bout.',
        ),
        play(
          { 30: 18, 45: 21, 60: 22 },
          'Les équipes malaxent dans leur chaudière, à la main ou à la pelle : combien de poignées de terre, d’eau, de paille? Trop mou, trop sec, ça colle aux doigts. Passez d’une équipe à l’autre : « Serrez une poignée de boue, ouvrez. » Elle coule, s’émiette ou garde la forme des doigts; les enfants ajoutent ce qui manque. Les équipes tassent, frappent le moule, démoulent en retenant leur souffle. {45min 60min|Une brique est réussie? Demandez-en une pareille : même compte, même tassement. Quatre pareilles sèchent côte à côte sur la planche.} {30min|Avec les briques déjà sèches, d’autres montent deux rangs décalés; un enfant fait le loup et souffle dessus.} {avec-contenant|Essayez @materiel comme moule.} {avec-naturel|Mêlez @materiel à la boue d’une seule brique et comparez.}',
        ),
        play(
          { 45: 11, 60: 15 },
          'Avec les briques déjà sèches, le mur monte : un mortier de boue, un étage décalé, une porte. L’un étale, l’autre pose et compte jusqu’à cinq avant de lâcher; les autres malaxent le mortier et livrent les briques, et l’on change à chaque rang. {60min|Ça penche? Ils cherchent la brique qui dépasse, l’ôtent, la recalent à cheval sur deux autres.} Un enfant fait le loup des trois petits cochons : il souffle, puis pousse d’un doigt. Le mur tient?',
        ),
        guided(
          { 60: 6 },
          'Alignez les trois meilleures briques. Grattez-les du doigt, tapez-les, pesez-les dans la main. La recette retenue se dessine, au crayon ou d’un bâton dans la terre : combien de poignées de chaque?',
        ),
        closing(
          { 30: 8, 45: 7, 60: 10 },
          'Rincez les moules, marquez chaque brique d’un signe du doigt et couchez-la au soleil. Mains au savon; l’équipe de demain est nommée pour les retourner.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Mettez les deux mains dans la boue avec eux, les manches roulées.',
          'Comptez tout haut les poignées de l’enfant qui mélange.',
          'Posez la brique fendue dans la main de celui qui veut comprendre.',
        ],
        questionsOuvertes: [
          'Qu’est-ce qui l’a fait fendre?',
          'Que changerais-tu à la recette?',
          'Comment faire pour que le mur ne penche pas?',
        ],
      },
      vocabulaire: [
        'la brique',
        'malaxer',
        '{45min 60min|le mortier}',
        'la paille',
        'démouler',
        'solide',
        'fendre',
        'la recette',
      ],
      adaptations: [
        {
          pour: '4-5a',
          texte:
            'Offrez un mélange tout prêt à qui veut seulement mouler. Un mur droit déjà monté? Proposez-en un en rond, assez grand pour un toutou.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Une grosse cuillère et un moule sec : l’enfant que la boue rebute travaille sans y mettre les mains, puis vérifie la dureté en tapant.',
        },
        {
          pour: 'interieur',
          texte: 'De l’argile pressée dans de petits moules, séchée sur le rebord : le mur sera haut comme un pouce.',
        },
        {
          pour: 'autre_saison',
          texte: 'L’hiver, la neige mouillée se moule dans les mêmes boîtes : le mur sèche autrement, il gèle.',
        },
      ],
      securite: {
        risquesAcceptes: ['Boue jusqu’aux coudes.', 'Mur qui s’écroule sur les pieds.'],
        dangersAEliminer: [
          'Eau : pichets portés à moitié, chaudière de rinçage remplie à la fin seulement, à portée de bras de l’adulte, et vidée aussitôt.',
          'Terre à la bouche ou dans les yeux : lavage au savon avant toute collation.',
          'Brique lancée : une brique ratée s’écrase sous le pied, elle ne vole pas.',
          '{45min 60min|Mur au-dessus des genoux : on l’abaisse d’un rang avant de jouer derrière.}',
        ],
        supervision: 'palier1',
        allergies: [
          'Paille et poussière : herbe fraîche à la place pour l’enfant qui tousse; gants si la peau est gercée.',
        ],
      },
      observation: [
        'Motricité fine : comment utilise-t-il paumes et doigts pour tasser et lisser?',
        'Éveil aux sciences : quel changement fait-il d’un essai à l’autre, et pourquoi?',
        'Développement sensoriel : quelles textures cherche-t-il, lesquelles évite-t-il?',
      ],
      prolongements: [
        'Laissez le mur une nuit à la pluie et retournez voir ensemble : quelle brique a tenu?',
        'Les familles cherchent, dans leur quartier, un mur dont les joints se chevauchent et le rapportent en photo.',
      ],
      reflexionRetroaction: ['Ai-je eu la patience du séchage?', 'Qui a tenu bon devant une brique fendue?'],
    },
  },
  {
    key: 'ni-vu-ni-connu',
    summary:
      'Une bête de papier à poser bien en vue, et que personne ne verra : il faut lui donner la couleur exacte de son coin.',
    ageGroups: ['AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['couleurs-et-textures'],
    materials: ['papier-et-crayons'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Clôture, mur de briques, tronc : chaque bête choisit la surface où elle disparaîtra.',
      PARK: 'Banc, gros arbre, table de bois : les bêtes prennent la couleur de leur coin.',
    },
    seasons: [],
    durationMinutes: 45,
    adults: 1,
    calls: [
      'couleurs',
      'caméléon',
      'camouflage',
      'se cacher',
      'invisible',
      'colorier',
      'crayons de cire',
      'nuances',
      'brun',
      'gris',
      'c’est quelle couleur',
      'pareil pas pareil',
      'cache-cache',
      'cachette',
    ],
    seen: [
      'il se couche sur le tapis pareil comme son chandail et dit tu me vois pas',
      'elle colorie un bout de papier jusqu’à temps qu’il soit pareil comme le mur',
      'ils collent des petites bêtes partout dans le local et je dois les trouver',
      'il mélange trois crayons pour arriver au bon brun et recommence, jamais satisfait',
      'elle est déçue que son animal se soit fait repérer du premier coup',
      'ils frottent leur crayon sur une feuille posée sur le panier pour copier les lignes',
      'depuis le livre du caméléon, ils cherchent des places où leurs vêtements se confondent',
      'au jeu libre, un ami a caché son dessin en pleine face et personne ne l’a vu',
    ],
    scenes: ['cacher-trouver', 'tracer-ecrire', 'dechirer-couper'],
    picture:
      'L’éducateur passe, mains dans le dos, sans voir les bêtes de papier du rideau, du tapis et du panier; une rouge, elle, saute aux yeux.',
    sheet: {
      titre: 'Ni vu, ni connu',
      observationDepart:
        '{dedans|Couché sur le tapis gris, vêtu de gris}{cour parc|Collé au poteau gris, vêtu de gris}, un enfant crie : « Vous me voyez plus! » Les autres cherchent où leurs couleurs disparaîtraient.',
      intentionEducative:
        'Éveiller un regard précis sur les couleurs, avec une bonne raison de les ajuster : ne plus être vu.',
      domaines: [
        { domaine: 'cognitif', composante: 'Catégories et concepts', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
      ],
      objectifs: [
        'Trouver plusieurs couleurs dans une seule.',
        'Superposer des couches et doser sa pression.',
        'Imaginer ce que voit celui qui cherche.',
      ],
      materiel: [
        item(
          'Carrés de papier blanc, grands comme la main',
          '{20min|deux}{!20min|quatre} par enfant',
          'Envers de dessins',
        ),
        item('Crayons de cire de toutes les teintes, sans leur papier', 'une quarantaine', 'Crayons de bois'),
        item('{!20min|Ciseaux à bouts ronds}', 'quatre', 'Contours déchirés avec les doigts'),
        item('Ruban de papier', '{20min|un rouleau}{!20min|deux rouleaux}', 'Pâte collante'),
        item('Planchettes rigides pour colorier', 'une par enfant', 'Cartons de boîtes'),
      ],
      preparation: [
        'Découpez une bête rouge vif, bien visible, et collez-la {dedans|sur une armoire pâle}{cour parc|sur un mur ou un tronc}.',
        'Montrez la hauteur du jeu : entre les genoux et le nez d’un enfant.',
        '{20min|Déchirez deux ou trois bêtes d’avance, sans couleur : qui n’aime pas déchirer en prendra une.} {!20min dedans|Installez les ciseaux à une seule place, une table, près de vous.} {!20min cour parc !hiver|Installez les ciseaux à une seule place, un banc ou une couverture, près de vous.} {!20min cour parc hiver|Installez les ciseaux à une seule place, une table du local, avant de sortir.}',
        '{hiver cour parc|L’hiver, la première couche se fait au local, avant l’habillage; dehors, on retouche par petits coups, mitaines remises entre deux.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5, 60: 6 },
          'Cherchez partout la bête rouge en passant trois fois devant. « Elle est bien cachée, ma bête! » Ils la montrent en criant. « Ah? Qu’est-ce qui l’a trahie? »',
        ),
        play(
          { 20: 13, 30: 13, 45: 17, 60: 18 },
          '{dedans|Chaque enfant adopte une surface, colore devant elle sur sa planchette, recule, revient.} {cour parc !hiver|Chaque enfant adopte une surface, colore devant elle sur sa planchette, recule, revient.} {cour parc hiver|Chaque enfant adopte une surface, retouche devant elle, sur sa planchette, le papier commencé au local, recule, revient.} Dans le brun {dedans|du plancher}{cour parc|du tronc}, il y a du gris, du jaune, un peu de vert : les couches s’ajoutent. Un papier frotté sur {dedans|le panier d’osier}{cour parc|l’écorce} en prend aussi les lignes. {45min 60min|Une couleur paraît juste? On recule de cinq pas et l’on reprend ce qui se voit encore.} {20min|La bête se déchire à la main, puis se colle à plat.} {!20min dedans|La bête se découpe, puis se colle à plat.} {!20min cour parc !hiver|La bête se découpe, puis se colle à plat.} {!20min cour parc hiver|Découpée d’avance au local, la bête se colle à plat.} {20min|Dès que trois bêtes sont posées, passez en oiseau affamé, mains dans le dos : celle que vous voyez retourne à son auteur, qui la recolore. Repassez.} {avec-tissu|Étendez @materiel : quelle bête pourrait y disparaître?} {avec-naturel|Essayez de faire disparaître une bête sur @materiel.}',
        ),
        play(
          { 30: 8, 45: 10, 60: 12 },
          'Un oiseau affamé passe : c’est vous, mains dans le dos, d’un pas égal. Il mange seulement ce qu’il voit. La bête mangée retourne à son auteur, qui cherche ce qui manquait et la reprend. Bientôt des enfants font l’oiseau, deux à la fois, pendant que les autres recolorent.',
        ),
        guided(
          { 45: 6, 60: 7 },
          'Devant la bête que personne n’a mangée, son auteur révèle ses couches : quel crayon d’abord, lequel par-dessus? Chacun essaie la recette au coin d’un papier.',
        ),
        play(
          { 60: 10 },
          'Les bêtes déménagent : {dedans|du tapis au rideau}{cour|du mur au tronc}{parc|du banc au tronc}, plus rien ne va. Faut-il recolorer la sienne, ou lui trouver un coin qui lui ressemble déjà? Qui a fini donne à sa bête une famille, un membre par cachette.',
        ),
        closing(
          { 20: 4, 30: 5, 45: 7, 60: 7 },
          'Debout au milieu, chacun tourne sur lui-même et compte ce qu’il voit. Puis les auteurs vont se placer devant leur cachette : « Elle était là! » Décollez les bêtes, comptez-les et comparez les deux nombres.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Reculez avec l’enfant et accroupissez-vous : de près, tout se voit.',
          'Approchez deux crayons de la surface et demandez lequel s’y perd.',
          'Faites un oiseau honnête : n’oubliez pas exprès une bête criante.',
        ],
        questionsOuvertes: [
          'Qu’est-ce qui se voit encore, de loin?',
          'Quelles couleurs trouves-tu dans ce gris?',
          'Où ta bête serait-elle facile à trouver?',
        ],
      },
      vocabulaire: [
        'se confondre',
        'la teinte',
        'foncé',
        'pâle',
        'la couche',
        'le contour',
        'repérer',
        'presque pareil',
      ],
      adaptations: [
        {
          pour: '4-5a',
          texte:
            'Sur du tout gris ou du tout brun, la réussite vient vite. Sur {dedans|des livres serrés}{cour parc|des briques ou une écorce tachée}, la bête doit changer de couleur en son milieu.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui distingue mal les couleurs cache sa bête par la matière : papier frotté sur du rugueux, bord déchiré. L’oiseau cherche alors du bout des doigts.',
        },
        {
          pour: 'interieur',
          texte:
            '{dedans|Au vestiaire, collez une bête près des manteaux : quand ils partent, elle se voit. Qui a changé, elle ou le décor?} {cour parc|Rentrées au local, les mêmes bêtes sautent aux yeux : elles se recolorent à la table.}',
        },
        {
          pour: 'autre_saison',
          texte:
            'Gardez une bête réussie, avec le nom de sa cachette, et remettez-la en place à la saison suivante : la lumière n’est plus la même.',
        },
      ],
      securite: {
        risquesAcceptes: ['Dépit d’être mangé du premier coup.', 'Cire sur les doigts et les manches.'],
        dangersAEliminer: [
          'Bête collée trop haut : rien au-dessus du nez, aucune chaise ni clôture où grimper.',
          '{!20min|Ciseaux promenés : ils servent assis, à leur place, et se comptent avant le passage de l’oiseau.}',
          '{dedans|Prise, calorifère ou porte qui bat : aucune bête ne s’y colle.}',
          '{cour parc|Balançoires et bas des glissades : aucune bête ne s’y cache, l’oiseau marche les yeux ailleurs.}',
        ],
        supervision: 'palier3',
        allergies: ['Crayons et ruban : lisez l’étiquette si une peau du groupe y réagit.'],
      },
      observation: [
        'Catégories et concepts : quelles teintes sépare-t-il dans ce qu’il appelait « brun »?',
        'Motricité fine : comment varie-t-il la pression de son crayon?',
        'Raisonnement : que corrige-t-il après le passage de l’oiseau?',
      ],
      prolongements: [
        '{!hiver|Regardez dehors, sans y toucher,} {hiver|Cherchez dans les livres} quelles vraies bestioles se confondent avec leur place.',
        'Un carré blanc part à la maison : l’enfant y fait une bête pour un meuble et la famille joue l’oiseau.',
      ],
      reflexionRetroaction: [
        'Ai-je nommé la couleur qui manquait avant l’enfant?',
        'Quelle surface {dedans|du local}{cour|de la cour}{parc|du parc} ai-je vraiment regardée pour la première fois?',
      ],
    },
  },
  {
    key: 'la-ville-de-carton',
    summary:
      'Une semaine, des boîtes, des rues nommées et des disputes d’arrêt d’autobus : les enfants bâtissent une ville et y vivent.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_COGNITIVE'],
    themes: ['cabanes-et-constructions', 'quartier-et-metiers', 'contes-et-lettres'],
    materials: ['cartons-et-boites', 'papier-et-crayons', 'tissus', 'craies'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Par temps sec, la ville sort : les rues se tracent au sol et les boîtes deviennent de vrais magasins.',
    },
    seasons: [],
    durationMinutes: 60,
    adults: 1,
    calls: [
      'ville',
      'boîtes',
      'maison',
      'rue',
      'magasin',
      'autobus',
      'construire',
      'carton',
      'projet',
      'il pleut dehors',
      'quartier',
      'bâtir chacun de son bord',
      'chicane pour les blocs',
      'boîtes de carton',
      'construction',
    ],
    seen: [
      'ils collent des boîtes de céréales ensemble et tracent des chemins entre les deux',
      'elle ouvre un dépanneur dans une grosse boîte et vend des affaires aux passants',
      'il fait rouler ses chars sur un grand papier et s’arrête à chaque coin',
      'ils veulent tous les deux mettre leur maison à la même place, ça s’engueule',
      'elle me demande comment ça s’écrit hôpital pour mettre une affiche sur sa boîte',
      'il sonne à la porte d’une maison, se cache, sonne encore et éclate de rire',
      'depuis la marche dans le quartier, ils bâtissent la caserne, l’église et le Tim Hortons',
      'au local, on a reçu un gros arrivage de carton et ils refusent que je le jette',
    ],
    scenes: ['empiler-construire', 'vehicules', 'chicane', 'magasin-metiers'],
    picture:
      'Des maisons de carton bordent une rue de papier brun; un camion y roule, une enfant pose l’enseigne, l’éducatrice attend l’autobus.',
    sheet: {
      titre: 'La ville de carton',
      observationDepart:
        'Deux boîtes de livraison sont devenues une maison et un poste de police. « Il faut une rue! » réclame un troisième enfant.',
      intentionEducative:
        'Soutenir {!20min|un projet qui dure, }{20min|un jeu }où le groupe décide d’un lieu commun, de ses rues et de ses règles.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'principal' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Éveil à la lecture et à l’écriture', role: 'secondaire' },
      ],
      objectifs: [
        'Négocier l’emplacement d’un bâtiment avec les voisins.',
        'Donner une fonction et un nom à un lieu.',
        '{4-5a !20min|Revenir le lendemain et modifier son plan.}',
      ],
      materiel: [
        item(
          'Boîtes de carton, de la boîte à souliers à la boîte de laveuse',
          '{20min|une par enfant, et quatre de plus}{!20min|vingt}',
          'Meubles bas et draps',
        ),
        item(
          '{dedans|Ruban de papier et papier brun}{cour !hiver|Grosses craies et ruban de papier}{cour hiver|Ruban de papier}',
          '{dedans|trois rouleaux}{cour !hiver|dix craies, deux rouleaux}{cour hiver|trois rouleaux}',
          '{dedans|Bandes de journal}{cour !hiver|Bâton}{cour hiver|Pinces à linge}',
        ),
        item('Gros crayons et étiquettes', 'un crayon et deux étiquettes par enfant', null),
        item('Tissus', '{20min|deux}{!20min|six}', 'Nappes'),
        item('Grande feuille pour le plan', 'une', 'Sac d’épicerie déplié'),
        item('Petites autos et personnages', 'six de chaque', 'Bouchons de bois et blocs peints'),
        optional('{si-rouleaux-de-carton|Rouleaux de carton}', '{si-rouleaux-de-carton|une dizaine}', null),
        optional('{si-pompons|Gros pompons, plus larges que deux doigts}', '{si-pompons|deux, comptés}', null),
        optional('{45min 60min si-blocs|Blocs}', '{45min 60min si-blocs|six}', null),
        optional('{si-figurines|Figurines d’animaux}', '{si-figurines|six}', null),
        optional('{dedans si-lampes-de-poche|Lampe de poche}', '{dedans si-lampes-de-poche|une}', null),
      ],
      preparation: [
        'Retirez agrafes et attaches des boîtes, et ouvrez d’avance deux portes à chaque grande boîte{!20min|; les portes que les enfants demandent s’ajoutent pour le lendemain}.',
        'Préparez un plan à moitié vide : un carré, une rivière, rien d’autre.',
        '{dedans !20min|Obtenez que la ville puisse rester en place trois à cinq jours.} {dedans 20min|Libérez un plancher de quatre pas sur quatre, les boîtes en tas au bord.} {cour !20min|Choisissez un coin sec et gardez le plan : la ville se rebâtit d’une sortie à l’autre.} {cour 20min|Choisissez un coin sec, les boîtes en tas au bord, et gardez le plan pour la prochaine sortie.}',
        '{hiver cour|L’hiver, les rues se tapent au pied dans la neige et les boîtes rentrent chaque soir.}',
      ],
      deroulement: [
        opening(
          { 20: 4, 30: 5, 45: 6, 60: 7 },
          'Déroulez le plan presque vide au sol et posez une seule boîte. « Qui habite ici? » La deuxième boîte viendra d’eux. « Et qu’est-ce qui passe entre les deux? » {si-rouleaux-de-carton|Couchez-y un rouleau : c’est le tuyau. Chez qui va-t-il?} {si-pompons|Un pompon suit la rivière du plan, poussé du souffle : c’est l’eau. Quelle maison l’attend?}',
        ),
        play(
          { 20: 12, 30: 20, 45: 20, 60: 21 },
          '{dedans|Le papier brun se déroule : c’est la rue.} {cour !hiver|La rue se trace à la craie.} {cour hiver|La rue se tape au pied dans la neige.} {20min|Chacun choisit une boîte et la pose au bord, la porte du côté qu’il veut; deux voisins se serrent ou se tassent.} La ville pousse : maisons, hôpital, dépanneur, pont; un tissu fait un toit ou un rideau. {3-4a|Une porte se ferme sur quelqu’un, se rouvre, se referme : « Ding dong! »} {4-5a|Un bras règle la circulation, une pancarte dit l’heure d’ouverture, une monnaie de papier passe de main en main.} {3-4a !multiage !20min|À genoux dans la rue, cognez du doigt : « Je cherche le docteur. » On vous envoie chez le voisin, qui vous renvoie. Un toit plie sous un coude : deux le tiennent, un troisième le colle. Le calme revient? Couchez une boîte en travers de la rue; l’auto ne passe plus. Les enfants contournent la boîte, en font un tunnel ou la déménagent.} {4-5a !multiage !20min|Posez un personnage perdu au coin de la rue : il cherche l’hôpital. Faites-lui faire chaque pas qu’on vous dicte, même dans le mur. Un pont tombe : qui répare, qui détourne les autos? Chacun reste chez soi? Annoncez une panne de lumière; qu’est-ce qu’un voisin prête à l’autre?} Le ruban tient les toits; les étiquettes arrivent quand quelqu’un demande « Comment ça s’écrit? ». {avec-tissu|Donnez un usage à @materiel : marché, auvent, rideau.} {avec-roulant|Faites passer @materiel par la rue principale.} {multiage !20min|Chacun reste chez soi? Annoncez une panne de lumière : qu’est-ce qu’un voisin prête à l’autre?} {!multiage !20min|Quand chaque boîte a son habitant, passez à la suite.}',
        ),
        play(
          { 45: 12, 60: 15 },
          'Un problème de ville : la rue est trop étroite, deux maisons veulent le même coin. {si-rouleaux-de-carton|Une maison n’a pas d’eau : le tuyau s’allonge, rouleau par rouleau, en contournant les voisins.} {si-blocs|Un bloc debout marque l’arrêt d’autobus : il se déplace tant qu’un quartier se plaint.} {4-5a|Un conseil se tient sur le trottoir : on vote, on plaide, on déplace.} {3-4a|Proposez deux solutions, une à chaque bout de la rue : chacun va se placer près de celle qu’il choisit.} {4-5a 60min|La décision s’écrit sur une étiquette, et une auto l’essaie devant tout le monde.} {3-4a 60min !4-5a|Une auto essaie la plus populaire. Elle reste prise? On essaie l’autre.} La vie reprend aussitôt.',
        ),
        guided(
          { 60: 6 },
          'Faites avec eux le tour à pied : chaque bâtiment se présente en une phrase et reçoit son nom sur une étiquette. Le plan se complète au crayon.',
        ),
        closing(
          { 20: 4, 30: 5, 45: 7, 60: 11 },
          'La nuit tombe sur la ville : vous baissez la voix, les magasins ferment un à un, les personnages se couchent. {si-figurines|Une bête rentre la dernière : à quelle adresse dort-elle?} {dedans si-lampes-de-poche|Une lampe de poche passe de fenêtre en fenêtre : qui veille encore?} Choisissez ensemble une question pour {!20min|demain}{20min|la prochaine fois} et écrivez-la sur le plan.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Devenez habitante de la ville : commandez un journal, attendez votre autobus, payez.',
          'Écrivez devant l’enfant le mot qu’il demande; laissez-lui une lettre à tracer, s’il le veut.',
          'Déplacez-vous avec le groupe au lieu du conflit; les deux parties parlent face à face.',
        ],
        questionsOuvertes: [
          'Qu’est-ce qui manque à cette ville?',
          'Comment se rend-on chez toi?',
          '{4-5a|Qui décide, quand deux veulent la même place?}',
        ],
      },
      vocabulaire: [
        'le plan',
        'la rue',
        'le trottoir',
        '{4-5a 45min 60min|le conseil}',
        'l’adresse',
        'la façade',
        'habiter',
        'se mettre d’accord',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte: 'Commencez par une boîte chacun, posée le long de la rue; une auto roule de l’une à l’autre.',
        },
        {
          pour: '4-5a',
          texte:
            'La ville s’équipe d’un journal, d’adresses et d’une règle de circulation affichée, décidée à plusieurs.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'À l’enfant qui a besoin de solitude, une boîte un peu à l’écart, ouverte vers vous, avec un service à rendre : phare, téléphone, pharmacie.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|Aux fêtes de fin d’année, la ville change d’éclairage et de magasins.} {!printemps|Au printemps, des jardins poussent sur les toits.}',
        },
        {
          pour: 'interieur',
          texte:
            '{dedans|Dans un petit local, la ville se serre : sous chaque table, un logement; au bord, son enseigne et son adresse.} {cour|Une averse? Le quartier rentre, boîte par boîte, et garde ses rues.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Maison qui s’affaisse.', 'Territoire disputé.'],
        dangersAEliminer: [
          'Boîte fermée sur un enfant : chaque maison garde deux ouvertures, aucun ruban ne retient une porte.',
          'Boîte empilée : seules les petites s’empilent, sous la hauteur du menton.',
          'Agrafes, coins de métal, sacs de plastique d’emballage : retirés avant l’arrivée des enfants.',
          '{si-pompons|Pompon dans une bouche, un nez ou une oreille : deux gros, comptés quand ils sortent et quand ils rentrent.}',
        ],
        supervision: 'palier3',
        allergies: ['Cartons d’aliments : écartez ceux qui ont contenu des noix, du lait ou des œufs.'],
      },
      observation: [
        'Compétences sociales : comment obtient-il, cède-t-il ou partage-t-il une place?',
        'Fonction symbolique : quels rôles tient-il{!20min| dans la durée}?',
        'Éveil à la lecture et à l’écriture : à quoi lui sert l’écrit dans la ville?',
      ],
      prolongements: [
        '{!20min|Un soir, les familles visitent la ville avec un plan dessiné par les enfants.} {20min|Au départ, l’enfant mène son parent à sa boîte, par la rue, et lui dit qui habite à côté.}',
        'Marchez ensuite dans la vraie rue pour rapporter un détail oublié : bouche d’incendie, boîte aux lettres.',
      ],
      reflexionRetroaction: [
        'Ai-je réglé un conflit qui leur appartenait?',
        'Comment la ville change-t-elle les amitiés?',
      ],
    },
  },
  {
    key: 'le-jeu-qui-n-existait-pas',
    summary:
      'Un parcours, des règles, des cartes : le groupe fabrique de toutes pièces un jeu sur ce qui le passionne et l’enseigne.',
    ageGroups: ['AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['nombres-et-formes', 'mouvement-et-defis'],
    materials: ['craies', 'batons', 'papier-et-crayons', 'neige'],
    place: 'YARD',
    alsoAt: {
      PARK: 'Le parcours s’appuie sur les repères du parc : banc, arbre, butte.',
      INDOORS: 'La piste se colle au sol avec du ruban et passe sous les tables.',
      WOODS: 'Bâtons et écorces marquent les cases, qui se parcourent à pas comptés.',
    },
    seasons: [],
    durationMinutes: 45,
    adults: 1,
    followsInterest: true,
    calls: [
      'inventer un jeu',
      'jeu de société',
      'règles',
      'parcours',
      'cases',
      'dé',
      'passion',
      'ils en parlent tout le temps',
      'projet',
      'jouer en groupe',
      'compter les cases',
      'intérêt des enfants',
    ],
    seen: [
      'ils dessinent des carrés à la file, lancent le gros cube et avancent',
      'elle invente une carte malchance qui fait reculer ses amis de deux',
      'il est lui-même le pion et saute d’une case à la suivante',
      'il change les règles quand il est en train de perdre et les autres crient au vol',
      'elle explique son invention aux plus petits et est fière qu’ils comprennent',
      'ils posent des questions comme à la télé, en équipe, et crient tous la réponse',
      'dans la cour, ils ont fait un serpents et échelles géant sur l’asphalte',
      'au coin jeux, il manque la moitié des pièces alors ils s’en fabriquent un autre sur les planètes',
    ],
    scenes: ['gagner-perdre', 'tracer-ecrire', 'compter', 'inventer-regles', 'casse-tete'],
    picture:
      'Sur un parcours de cases à la craie, l’éducatrice lance un dé géant; une enfant saute, un ami trace une case, un autre lit sa carte.',
    sheet: {
      titre: 'Le jeu qui n’existait pas',
      observationDepart:
        'Chacun sait quelque chose là-dessus : @interet. À la collation, les questions partent comme à un concours, et tous crient la réponse en même temps.',
      intentionEducative:
        'Soutenir la création d’un jeu où les savoirs des enfants deviennent cases, obstacles et règles.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux mathématiques', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
      ],
      objectifs: [
        'Transformer ce qu’il sait en une case, une épreuve, une récompense.',
        'Compter, avancer, reculer d’un nombre convenu.',
        '{30min|S’entendre à plusieurs pour changer une règle.}{45min|Dessiner une règle qui se comprend sans lire.}{60min|Expliquer une règle à qui n’était pas là.}',
      ],
      materiel: [
        item(
          '{dedans|Ruban de papier}{cour parc !hiver|Grosses craies}{cour parc hiver|Bâtons à coucher au bord des cases}{bois|Bâtons et rondelles}',
          '{dedans|deux rouleaux}{cour parc|une dizaine}{bois|une trentaine}',
          '{dedans|Papiers collés à plat}{dehors|Roches plates posées au sol}',
        ),
        item('Cartes de papier épais et crayons', '{20min|six}{!20min|une vingtaine}', 'Bouts de carton'),
        item(
          '{20min 30min|Enveloppe, pour les cartes}{45min 60min|Grande feuille pour les règles, enveloppe pour les cartes}',
          '{20min 30min|une}{45min 60min|une de chaque}',
          'Sac de papier ouvert',
        ),
        item('Un dé géant, en carton', 'un', 'Doigts montrés en cachette'),
        optional('Jouets du local sur ce sujet, pour les cases', 'un par enfant', null),
      ],
      preparation: [
        'Notez d’avance trois phrases d’enfants sur ce sujet : @interet.',
        '{dehors|Prévoyez une surface d’au moins six pas sur dix, libre de passages.} {dedans|Tassez les chaises : la piste passe entre les tables et dessous, loin de la porte.}',
        'Renoncez à une version toute faite : arrivez sans plateau.',
      ],
      deroulement: [
        opening(
          { 20: 4, 30: 5, 45: 7, 60: 8 },
          'Tracez une seule case et montez dessus. « Départ. Notre jeu commence ici. Qu’est-ce qui arrive à la première case? » Acceptez trois idées, exécutez-les.',
        ),
        play(
          { 20: 12, 30: 12, 45: 13, 60: 16 },
          'Les cases poussent une à une : épreuve du corps, question, malchance, retour. Une équipe trace, une autre dessine les cartes, une par case, une troisième essaie déjà. Un jouet posé sur une case peut en être la récompense. {!20min|Rien ne vient? « Qu’est-ce qui vous est arrivé de pire aujourd’hui? » Voilà la malchance. À la cinquième case, un enfant fait le pion devant tous : où l’on rit, on garde; où l’on bâille, on change. À dix cases, jouez : qui s’arrête sur une case fait ce que dit sa carte, et tous l’imitent sur place.} {20min|À la cinquième case, le dé roule : les pions sont les enfants, par deux, et la carte de la case dit à tous quoi faire. Une case ennuie? On s’arrête, on en change la règle, et l’on rejoue de là.} {avec-papier|Quelques cartes se font avec @materiel.} {avec-naturel|Décorez une case avec @materiel : que s’y passe-t-il?} {hiver dehors|L’hiver, les cases se tapent au pied dans la neige.}',
        ),
        play(
          { 30: 9, 45: 12, 60: 14 },
          'Ils jouent, s’arrêtent, corrigent. Trop long, trop facile, pas assez drôle? Les pions sont les enfants, par deux; à chaque arrêt, tous font l’épreuve. Une malchance fait pleurer? Jeu arrêté, main levée : le groupe adoucit la case ou garde sa règle. Entre deux parties, une seule règle change, votée du pouce. La troisième partie finie, passez à la suite.',
        ),
        guided(
          { 45: 6, 60: 8 },
          'Réunissez les règles sur une seule feuille : un dessin par règle, pas plus de cinq. « Quelqu’un qui ne sait pas lire, est-ce qu’il comprend? »',
        ),
        play(
          { 60: 6 },
          'Deux enfants enseignent le jeu à quelqu’un de nouveau : collègue, groupe voisin, vous qui feignez d’arriver; les autres servent de pions.',
        ),
        closing(
          { 20: 4, 30: 4, 45: 7, 60: 8 },
          'Le dernier tour se fait à reculons, au pas, jusqu’au départ. Le groupe vote un titre : écrivez-le sur l’enveloppe et rangez-y les cartes. Où restera le jeu, et pour combien de temps?',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Lancez le dé, jouez, perdez, réclamez l’explication d’une règle.',
          'Écrivez la carte comme elle est dite : « Tu retournes pis tu danses. »',
          'Demandez la preuve quand une chose dite vous étonne : « Comment pourrait-on le vérifier? »',
        ],
        questionsOuvertes: [
          'Qu’est-ce qui rendrait cette case plus drôle?',
          'Comment sait-on qu’on a fini?',
          'Que savez-vous, que les autres ne savent pas encore?',
        ],
      },
      vocabulaire: ['la case', 'la règle', 'avancer', 'reculer', 'l’épreuve', 'le hasard', 'le départ', 'expliquer'],
      adaptations: [
        {
          pour: '4-5a',
          texte:
            '{!20min|Cinq cases et une action par case donnent une partie courte, vite réussie.} Quand le jeu lasse, un embranchement s’ajoute : un gain d’un côté, un risque de l’autre.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Les cartes-actions conviennent à l’enfant qui parle peu : il prend une pose, vous la dessinez, et tous l’imitent sur sa case.',
        },
        {
          pour: 'interieur',
          texte: 'Réduit à la taille d’une table, le jeu se joue avec des bouchons et se prête au local d’à côté.',
        },
        {
          pour: 'autre_saison',
          texte:
            'Changez le revêtement selon la saison : asphalte sec, terre battue ou neige tapée; les règles, elles, restent.',
        },
      ],
      securite: {
        risquesAcceptes: ['Défaite qui fâche.', 'Débat long sur une règle.'],
        dangersAEliminer: [
          'Épreuves du corps : elles se font au sol, sans saut d’un banc ni course vers une clôture.',
          'Tracé qui traverse une porte, une balançoire ou un passage : déplacez le départ.',
          '{bois|Bâtons : ils se portent au pas, la pointe vers le sol, et restent couchés au bord des cases.}{cour parc hiver|Bâtons : ils se portent au pas, la pointe vers le sol, et restent couchés au bord des cases.}',
        ],
        supervision: 'palier3',
        allergies: ['Vérifiez tout objet que les enfants ajoutent au jeu en cours de route.'],
      },
      observation: [
        'Éveil aux mathématiques : comment avance-t-il du nombre exact de cases?',
        'Compétences sociales : comment fait-il accepter sa règle?',
        'Raisonnement : que modifie-t-il quand le jeu ne marche pas?',
      ],
      prolongements: [
        'Le jeu voyage à la maison dans son enveloppe; chaque famille y ajoute une carte.',
        'Une semaine plus tard, demandez aux enfants ce que leur sujet est devenu et ouvrez une nouvelle case.',
      ],
      reflexionRetroaction: [
        'Le sujet était-il le leur jusqu’à la fin?',
        'Ai-je gardé mon savoir pour moi assez longtemps?',
      ],
    },
  },
]
