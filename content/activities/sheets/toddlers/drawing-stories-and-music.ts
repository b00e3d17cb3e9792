import { closing, guided, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

export const TODDLER_DRAWING_STORIES_AND_MUSIC_SHEETS: readonly BankSheet[] = [
  {
    key: 'le-gribouillis-qui-marche',
    summary:
      'Un trait part d’un pied, tourne, zigzague, rencontre celui d’un autre : les enfants dessinent en grand et marchent dessus.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['nombres-et-formes', 'mouvement-et-defis', 'contes-et-lettres'],
    materials: ['craies', 'papier-et-crayons', 'batons', 'neige'],
    place: 'YARD',
    alsoAt: {
      PARK: 'Au parc, {!hiver|un sentier asphalté où rien ne roule}{hiver|un champ de neige fraîche} sert de page.',
      INDOORS:
        'À l’intérieur, on dessine sur un long papier collé au plancher, avec de gros crayons, et l’on marche dessus.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'dessin',
      'dessiner',
      'gribouiller',
      'craie',
      'trait',
      'rond',
      'ligne',
      'crayon',
      'écrire',
      'chemin',
      'lettre',
      'route',
      'tracer',
      'marcher',
    ],
    seen: [
      'il traîne une branche en arrière de lui et regarde la ligne dans la terre',
      'elle dessine une grande route par terre et met un pied devant l’autre dessus',
      'ils font des ronds et des zigzags sur l’asphalte jusqu’à la clôture',
      'il tape sa craie à terre, ça fait plein de points',
      'elle dit que sa ligne est le chemin pour aller chez sa grand-mère',
      'il aime pas s’asseoir pour dessiner, il lui faut de la place',
      'dans la cour ce matin, leurs lignes de craie se croisaient et ils se suivaient dessus',
      'au carré de sable, il a reculé avec le râteau puis marché sur sa trace',
    ],
    scenes: ['tracer-ecrire', 'equilibre'],
    picture:
      'Dans la cour, un long trait de craie rose part d’un soulier; une enfant marche dessus, un autre tape des points jaunes.',
    sheet: {
      titre: 'Le gribouillis qui marche',
      observationDepart:
        'Un enfant a tiré un bâton derrière lui tout le long du chemin. Il s’est retourné, a vu la ligne et l’a suivie à reculons.',
      intentionEducative:
        'Soutenir le plaisir de laisser une trace, sans modèle, avec toute la longueur du bras et des jambes.',
      domaines: [
        { domaine: 'langagier', composante: 'Développement graphique', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
      ],
      objectifs: [
        'Tracer en se déplaçant, à deux mains si l’envie lui vient.',
        'Suivre une ligne des pieds, des roues ou du doigt.',
        '{3-4a|Donner un nom ou une histoire à sa trace.}',
        '{2-3a|Revenir sur sa trace et la voir changer.}',
      ],
      materiel: [
        item('{!hiver cour parc|Très grosses craies, pour le sol nu}', 'deux par enfant', 'Gros pinceau et eau'),
        item('{hiver cour parc|Bâtons courts à bout rond, pour la neige}', 'deux par enfant', 'Talon de botte'),
        item(
          '{dedans|Papier en rouleau}',
          'une bande de trois pas pour deux enfants, collée au plancher',
          'Sacs de papier ouverts',
        ),
        item('{dedans|Ruban-cache}', 'un rouleau, gardé par vous', null),
        item('{dedans|Gros crayons de cire}', 'deux par enfant', 'Craies grasses'),
        optional('{45min|Camions et toutous, pour la suite}', 'quelques-uns', 'Leurs propres pieds'),
        optional('Long rouleau de carton et ruban solide, pour tracer d’un fauteuil', 'un de chaque', null),
      ],
      preparation: [
        '{dedans|Balayez le plancher et collez le papier à plat, bords compris.}',
        '{!hiver cour parc|Balayez la surface et marquez-en la limite.}',
        '{hiver cour parc|L’hiver, trouvez de la neige que personne n’a foulée.}',
        'Faites trois petits tas {!hiver cour parc|de craies}{hiver cour parc|de bâtons}{dedans|de crayons}, à quelques pas l’un de l’autre.',
        '{avec-outil|Ajoutez @materiel, pour une autre sorte de trace.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Accroupissez-vous, posez {!hiver cour parc|la craie}{hiver cour parc|le bâton}{dedans|le crayon} près de votre pied et reculez en traçant. Tournez, passez entre deux enfants, arrêtez là. « Oups, c’est parti tout seul. » Du menton, montrez les trois tas.',
        ),
        play(
          { 20: 13, 30: 20, 45: 18 },
          'Les traits partent de partout. Des ronds s’enroulent, des points tapent : tac, tac, tac. {2-3a|Un enfant trace, se relève, regarde, trace par-dessus.} {3-4a|« C’est la rue de mamie » : la ligne prend un nom, qui changera.} Les pieds suivent une ligne, la perdent, en trouvent une autre. Posez votre doigt sur la trace de l’enfant et suivez-la jusqu’au bout. Les mains ralentissent? « Ma ligne veut dire bonjour à la tienne » : tracez jusqu’à la sienne; là où elles se touchent, on saute à pieds joints.',
        ),
        play(
          { 45: 14 },
          'Des camions, des toutous, des pieds entrent dans le dessin. Une boucle devient stationnement, une tache devient mare à enjamber. Écrivez l’initiale de qui la demande, sur sa route, en disant votre geste : « Je monte, je descends. »',
        ),
        closing(
          { 20: 4, 30: 6, 45: 8 },
          'Promenez-vous en troupeau sur le plus long trait, jusqu’à sa fin. Arrêtez-vous là où un doigt pointe, le temps d’un mot : « Ça tourne! » {cour parc|Le reste attend le vent ou les pas.} {dedans|Le papier se roule à plusieurs.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Dessinez peu, et seulement des lignes : un bonhomme de votre main deviendrait le modèle.',
          'Parlez du mouvement : « Ça tourne, ça tourne, ça saute. »',
          'Attendez l’histoire avant de demander ce que c’est.',
        ],
        questionsOuvertes: [
          'Où va ta ligne?',
          'Comment ta main a fait ça?',
          '{3-4a|Qu’est-ce qui pourrait passer par là?}',
        ],
      },
      vocabulaire: ['la ligne', 'le rond', 'le point', 'tourner', 'longue', 'la trace', 'suivre', 'par-dessus'],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Donnez-lui {!hiver cour parc|une craie}{hiver cour parc|un bâton}{dedans|un crayon} dans chaque main et un espace à lui : le geste ample vient avant la forme.',
        },
        {
          pour: '3-4a',
          texte: 'Lancez une ligne à deux : l’un commence, l’autre continue là où le trait s’est arrêté.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Fixez {!hiver cour parc|une craie}{hiver cour parc|un bâton}{dedans|un crayon} au bout d’un long rouleau de carton : de son fauteuil, l’enfant trace au sol pendant que vous poussez lentement, au milieu des autres.',
        },
        {
          pour: 'interieur',
          texte: 'Collez le papier sous une table basse : les enfants y tracent couchés sur le dos.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!ete|L’été, après l’orage, tracez dehors autour des flaques qui sèchent.} {!hiver|L’hiver, dehors, la neige remplace l’asphalte.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          '{dehors|Genoux poudrés ou mouillés.} {dedans|Genoux colorés.}',
          '{dehors|Trace effacée par un pied}{dedans|Trace croisée par une autre}, protestation.',
        ],
        dangersAEliminer: [
          '{!hiver cour parc|Bout de craie qui passe dans un rouleau de papier hygiénique : retirez-le à mesure.}',
          '{dedans|Crayon cassé qui passe dans un rouleau de papier hygiénique : retirez-le à mesure.}',
          '{dedans|Papier qui se décolle sous les pieds : recollez le coin levé.}',
          '{hiver cour parc|Enfant qui court avec un bâton : arrêtez-le, abaissez la pointe, repartez au pas avec lui.}',
          '{cour parc|Tricycles, vélos ou traîneaux sur la page : choisissez une page hors de leur trajet.}',
        ],
        supervision: 'palier2',
        allergies: [
          '{!hiver cour parc|Poussière de craie : préférez l’eau et le pinceau pour l’enfant asthmatique.}',
          '{hiver cour parc|Bâtons : une résine peut irriter une peau sensible, gardez les mitaines.}',
          '{dedans|Crayons de cire sans parfum.}',
        ],
      },
      observation: [
        'Développement graphique : quels gestes répète-t-il pour laisser une trace?',
        'Motricité globale : comment bouge-t-il pour tracer loin?',
        'Langage oral : que dit-il pendant ou après la trace?',
      ],
      prolongements: [
        'Tracez demain dans une autre matière : sable, buée d’une vitre{!hiver|, boue d’une flaque}.',
        '{cour|À la sortie, la ligne se marche à deux : l’enfant devant, le parent dans ses pas.} {dedans parc|Sur le chemin du retour, une fente du trottoir se suit à deux : l’enfant devant, le parent dans ses pas.}',
      ],
      reflexionRetroaction: [
        'Qu’ai-je dit de leurs lignes, et l’ont-ils repris?',
        'Qui a dessiné avec ses jambes plus qu’avec sa main?',
      ],
    },
  },
  {
    key: 'rouge-dans-jaune',
    summary:
      'Du rouge pour cette main, du jaune pour l’autre. Sur le grand papier, les doigts glissent, se croisent, et surprise!',
    ageGroups: ['AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_LANGUAGE'],
    themes: ['couleurs-et-textures'],
    materials: ['peinture-lavable', 'papier-et-crayons', 'tissus', 'contenants-et-cuilleres'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'peinture',
      'peindre',
      'couleur',
      'rouge',
      'jaune',
      'mélanger',
      'doigts',
      'mains',
      'se salir',
      'art',
      'orange',
      'barbouiller',
      'peinture aux doigts',
      'bricolage',
      'mélange de couleurs',
    ],
    seen: [
      'elle brasse son ketchup dans sa purée et regarde la nouvelle couleur',
      'il tire un doigt dans la gouache et va rejoindre l’autre couleur',
      'ils tapotent et font glisser leurs paumes d’un bord à l’autre du papier',
      'elle crie que c’est devenu orange et veut recommencer tout de suite',
      'il veut comprendre d’où sort cette couleur-là, j’en avais pas mis',
      'ils mêlent toujours tout ensemble et ça vire au brun en deux minutes',
      'à l’atelier ce matin, leurs deux couleurs se sont touchées et le silence est tombé',
      'depuis qu’on a mélangé des jus à la fête, elle veut tout mêler',
    ],
    scenes: ['peindre'],
    picture:
      'Autour d’un grand papier, trois enfants glissent leurs mains dans la peinture rouge et jaune; au milieu, l’orange apparaît.',
    sheet: {
      titre: 'Rouge dans jaune',
      observationDepart:
        'Du ketchup a coulé dans la purée de maïs. L’enfant a cessé de manger pour regarder, puis pour pousser l’un dans l’autre.',
      intentionEducative:
        'Offrir aux mains une matière qui glisse et change de couleur, sans rien à produire ni à rapporter.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Développement sensoriel', role: 'principal' },
        { domaine: 'langagier', composante: 'Développement graphique', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'secondaire' },
      ],
      objectifs: [
        'Étendre, tapoter{30min 45min|, gratter} avec ses doigts ou sa paume.',
        'Voir une troisième couleur apparaître.',
        'Dire ou montrer ce qu’il sent et ce qu’il voit.',
      ],
      materiel: [
        item(
          'Peinture lavable rouge et jaune',
          'une cuillerée de chacune par enfant, puis à la demande',
          'Peinture maison, farine et colorant alimentaire',
        ),
        item(
          'Grand papier épais',
          'une feuille de la taille d’une table pour quatre enfants',
          'Grands cartons, boîtes ouvertes à plat',
        ),
        item('Ruban-cache, pour coller le papier', 'un rouleau, gardé par vous', null),
        item('Assiettes larges et grosses cuillères', 'deux de chaque', 'Couvercles de plastique'),
        item('{45min|Feuilles de papier, pour presser}', 'une par enfant', 'Journaux'),
        item('Débarbouillettes mouillées', 'deux par enfant', 'Serviettes de papier humides'),
        optional('Grosses éponges sèches, pour tamponner', 'une pour deux enfants', 'Débarbouillettes en boule'),
        item('Vieux chandails, en guise de tabliers', 'un par enfant', 'Chemises boutonnées dans le dos'),
        item('Bouteille d’eau claire, pour rincer les yeux', 'une', null),
      ],
      preparation: [
        'Collez le papier sur une table basse, sans chaises : les enfants tournent autour. Vous en avez plus de quatre? Collez une deuxième feuille sur une autre table, à un pas, et tenez-vous entre les deux.',
        'Versez les couleurs dans deux assiettes larges et gardez les bouteilles derrière vous.',
        'Placez les débarbouillettes à côté du papier, non à l’évier, et enfilez un vieux chandail à chacun.',
        '{avec-papier|Collez aussi @materiel à un bout : la peinture y glissera autrement.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Déposez une cuillerée de jaune devant vous. Posez un doigt dedans, tirez lentement, jusqu’au bord : « Il glisse. » Puis passez d’un enfant à l’autre : une cuillerée de jaune devant chacun, et rien d’autre pour l’instant.',
        ),
        play(
          { 20: 13, 30: 20, 45: 20 },
          'L’enfant trempe un doigt, tire, puis pose toute la main et pousse. Quand le jaune est étalé, déposez une cuillerée de rouge à une largeur de main de son jaune, et attendez. Un doigt passe de l’un à l’autre : « Hein? » Laissez-les trouver le mot orange, ou le montrer. Une main s’arrête? Offrez les deux cuillères : l’enfant touche celle qu’il veut, vous versez. Relancez d’un son plutôt que d’un modèle : « Tap, tap, tap », et les doigts tapotent; « Chhh », et la paume glisse. {20min|Qui a les mains pleines d’orange cherche une autre main orange autour de la table.} {30min 45min|Tout est couvert? Grattez du bout du doigt un chemin dans l’épais : le papier reparaît. On le suit, on l’efface de la paume, on en gratte un autre.} Les éponges, s’il y en a, tamponnent par-dessus.',
        ),
        play(
          { 45: 12 },
          'Posez une feuille sur un coin plein de peinture fraîche, pressez, levez, retournez. La trace est passée sur la feuille! Ceux qui le désirent pressent de toute la paume, les autres peignent encore. Une cuillerée neuve là où c’est sec, et l’envers de la feuille s’imprime à son tour.',
        ),
        closing(
          { 20: 4, 30: 6, 45: 8 },
          'Lavez les mains sur place : la débarbouillette devient orange à son tour. Reculez tous de trois pas et regardez le papier collé à la table, sans chercher qui a fait quoi.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Peignez avec un seul doigt, à votre coin, pour ne pas montrer comment faire.',
          'Ajoutez la peinture par petites cuillerées, là où la main s’arrête.',
          'Mettez des mots sur la peau : « Ça glisse. C’est froid. Ça colle. »',
        ],
        questionsOuvertes: ['Qu’est-ce qui arrive au jaune?', 'Où est passé le rouge?', 'Comment c’est, sous ta main?'],
      },
      vocabulaire: ['rouge', 'jaune', 'orange', 'glisser', 'mélanger', 'étaler', 'la paume', 'gluant'],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Un enfant reste à son jaune, un seul doigt au même endroit? Gardez le rouge jusqu’à ce qu’il le pointe. Un autre crie « Encore! » : il choisit la couleur et dit où la verser.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui retire vite ses doigts pousse la peinture avec une débarbouillette en boule, ou une éponge s’il y en a.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!ete|L’été, sortez la table au soleil du matin : la peinture sèche et craquelle sous les doigts.} {ete|L’hiver, une cuillerée de neige propre fond dans la peinture : elle coule et pâlit.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Peinture dans les cheveux et sur un voisin.', 'Plancher taché.'],
        dangersAEliminer: [
          'Peinture portée à la bouche : tenez la débarbouillette prête et choisissez un produit non toxique.',
          'Goutte sur le plancher : essuyez-la tout de suite, et faites ôter les bas : ils glissent plus que les pieds nus.',
          'Doigts peints dans les yeux : essuyez d’une débarbouillette propre et rincez à l’eau claire.',
        ],
        supervision: 'palier2',
        allergies: ['Peinture maison à la farine : vérifiez blé et gluten; lisez l’étiquette de la peinture achetée.'],
      },
      observation: [
        'Développement sensoriel : comment entre-t-il en contact avec la matière, et s’en retire-t-il?',
        'Développement graphique : quels gestes laissent une trace et lequel reprend-il?',
        'Éveil aux sciences : cherche-t-il d’où vient l’orange?',
      ],
      prolongements: [
        'Recommencez la semaine suivante avec le bleu et le jaune, sur un nouveau papier.',
        'Pas de feuille à remettre : le grand papier s’affiche dans l’entrée, et l’enfant y cherche sa main devant son parent.',
      ],
      reflexionRetroaction: ['Ai-je nommé l’orange avant eux?', 'À quel moment ai-je eu envie de diriger une main?'],
    },
  },
  {
    key: 'la-bottine-perdue',
    summary:
      '« Toc, toc, toc, as-tu vu ma sœur? » Une bottine raconte sa recherche, et tous crient la réponse, puis la jouent.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['contes-et-lettres', 'emotions-et-amitie'],
    materials: ['cartons-et-boites', 'tissus'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, la bottine cogne à une bûche, puis à la clôture; sa sœur est sous la couverture, à l’abri du vent.',
      WOODS: 'La bottine cogne à une souche, puis à un gros arbre; la couverture s’étend sur un sol sec.',
    },
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'histoire',
      'raconter',
      'conte',
      'livre',
      'botte',
      'soulier',
      'perdu',
      'chercher',
      'toc toc',
      'refrain',
      'heure du conte',
      'bottine',
      'marionnette',
    ],
    seen: [
      'il fait le tour du local avec un soulier et cogne partout',
      'elle fait parler sa pantoufle et lui fait demander son chemin',
      'ils répètent non, non, non en chœur dès qu’ils reconnaissent la phrase',
      'elle a égaré sa mitaine préférée et la cherche depuis ce matin',
      'il écoute mal les histoires dans un livre, mais un objet qui parle l’accroche',
      'il est triste pour le toutou oublié tout seul sous la table',
      'au vestiaire, on avait une botte de trop et ils l’ont promenée de casier en casier',
      'au coin lecture, ils veulent que je reconte la même affaire avec les mêmes voix',
    ],
    scenes: ['livres-histoires', 'figurines', 'cacher-trouver'],
    picture:
      'L’éducatrice fait cogner une bottine rouge contre une boîte; une enfant montre du doigt l’autre bottine, qui sort d’une couverture.',
    sheet: {
      titre: 'La bottine perdue',
      observationDepart:
        'Il manquait une bottine au vestiaire. Un enfant a fait le tour du local avec l’autre, la cognant partout : « Pas là. Pas là. »',
      intentionEducative:
        'Éveiller le plaisir d’un récit qui revient, où l’enfant connaît la réponse avant qu’elle arrive.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Éveil à la lecture et à l’écriture', role: 'secondaire' },
      ],
      objectifs: [
        'Attendre le refrain et le dire à sa manière.',
        'Suivre une histoire courte qui a un début, une recherche et une fin.',
        '{2-3a|Refaire avec une bottine un geste de l’histoire.}',
        '{3-4a|Changer l’histoire : un autre endroit où cogner, une autre fin.}',
      ],
      materiel: [
        item('Paire de bottines propres', 'une paire', 'Paire de mitaines'),
        item('Autres chaussures dépareillées', 'une par enfant', 'Bas roulés'),
        item('{dedans|Boîte de carton}', 'une', 'Bac renversé'),
        item('{cour|Bûche}', 'une, couchée', 'Grande boîte de carton'),
        item('{dedans|Coussin}', 'un', 'Manteau en boule'),
        item('Couverture', 'une', 'Grande serviette'),
        optional(
          '{3-4a|Figurines d’animaux ou de dinosaures, plus grosses qu’un poing}',
          '{3-4a|une grande et une petite de la même sorte}',
          '{3-4a|Toutous}',
        ),
      ],
      preparation: [
        'Cachez une bottine sous la couverture sans que les enfants vous voient; gardez l’autre sous votre {dedans|chandail}{dehors !hiver|chandail}{dehors hiver|manteau}.',
        '{dedans|Posez boîte et coussin en chemin, à trois pas l’un de l’autre.} {cour|Choisissez un chemin court : la bûche, la clôture, la couverture.} {bois|Choisissez un chemin court : la souche, un gros arbre, la couverture.}',
        'Racontez l’histoire deux fois pour vous, à voix haute : elle se dit sans livre.',
        '{avec-contenant|Ajoutez @materiel au chemin : la bottine y cognera aussi.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 2, 30: 3 },
          'Sortez de sa cachette la première bottine, la semelle qui pend. Faites-la regarder à gauche, à droite. Attendez qu’un enfant l’appelle.',
        ),
        guided(
          { 10: 2, 20: 4, 30: 5 },
          'Faites jouer la bottine en racontant : « La bottine s’éveille toute seule. Elle cogne {dedans|à la boîte}{cour|à la bûche}{bois|à la souche} : Toc, toc, toc, as-tu vu ma sœur? Non, non, non, cherche ailleurs! Elle cogne {dedans|au coussin, qui dort}{cour|à la clôture, qui dort}{bois|au gros arbre, qui dort}. Toc, toc, toc, as-tu vu ma sœur? Non, non, non, cherche ailleurs! La bottine s’assoit. Elle a une grosse peine. Snif. Et là… sous la couverture… quelque chose bouge. Toc, toc, toc. C’est sa sœur! Elles sautent à pieds joints, poum, poum, poum, et rentrent ensemble. Fini. » C’est votre main, sous la couverture, qui fait bouger la sœur. Dès le deuxième « toc », les poings des enfants cognent au sol avec la bottine.',
        ),
        play(
          { 10: 5, 20: 11, 30: 11 },
          'Les bottines passent dans les mains; les chaussures cherchent aussi. On cogne partout : le sol, {dedans|la boîte, le coussin}{cour|la bûche, le bas de la clôture}{bois|la souche, le pied du gros arbre}, votre semelle. « Non, non, non! » Sur demande, jouez la sœur : la couverture sur les jambes, la tête dehors. {2-3a|Toc, toc, et la sœur tout de suite : le milieu de l’histoire est sauté.} {3-4a|La sœur change : c’est un autre soulier, un ami, ou vous.}',
        ),
        play(
          { 30: 7 },
          'Une voix demande encore l’histoire. Racontez-la avec les objets qu’on vous tend, dans l’ordre où ils arrivent. Laissez les enfants terminer les phrases.',
        ),
        closing(
          { 10: 1, 20: 3, 30: 4 },
          'Couchez les deux bottines semelle contre semelle. Redites le refrain, très bas, pendant que les enfants couchent les autres chaussures autour.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Cognez trois fois et laissez la bottine tendre l’oreille : le refrain est pour les enfants.',
          'Montrez la peine avec la bottine : semelle molle, voix mince.',
          'Recommencez autant que demandé, du même ton et des mêmes mots.',
        ],
        questionsOuvertes: ['Où est sa sœur?', 'Qu’est-ce qu’elle cherche?', '{3-4a|Où cogner, maintenant?}'],
      },
      vocabulaire: ['la bottine', 'cogner', 'chercher', 'ailleurs', 'la peine', 'retrouver', 'la sœur', 'ensemble'],
      adaptations: [
        {
          pour: '2-3a',
          texte: 'La bottine cogne à un seul endroit avant les retrouvailles : les plus pressés veulent voir la sœur.',
        },
        {
          pour: '3-4a',
          texte:
            'Chacun choisit où la bottine cogne et dit si la sœur y est. Vous avez des figurines? Elles jouent la même histoire : la petite cogne aux mêmes endroits, « As-tu vu ma mère? », et la grande sort de la couverture.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Pour l’enfant qui parle peu, convenez d’un geste pour « non » et d’un coup au sol pour « toc » : il tient le refrain avec les autres.',
        },
        {
          pour: 'interieur',
          texte: 'Le corridor du vestiaire fait le meilleur décor; les bottes de tous les jours restent rangées.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!ete|L’été, deux sandales se cherchent.} {!hiver|L’hiver, deux mitaines se cherchent : cachez l’une dans une tuque.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Bottine lancée au lieu de cogner.', 'Peine vraie, au milieu du conte.'],
        dangersAEliminer: [
          'Lacets longs ou défaits sur les chaussures prêtées : ôtez-les d’avance.',
          'Bottine qui vise une tête : elle cogne plus bas que les genoux.',
          'Semelle sale portée à la bouche : chaussures lavées, gardées pour jouer.',
        ],
        supervision: 'palier3',
        allergies: ['Chaussures neuves ou lavées sans parfum.'],
      },
      observation: [
        'Langage oral : quelle partie du refrain dit-il, ou fait-il?',
        'Compétences émotionnelles : comment réagit-il à la peine, puis aux retrouvailles?',
        'Éveil à la lecture et à l’écriture : que fait-il pour que l’histoire recommence pareille?',
      ],
      prolongements: [
        'Notez sur un grand papier la version du jour, avec un trait pour chaque « toc ».',
        'Remettez le refrain aux familles, pour chercher, le matin, une botte ou une clé.',
      ],
      reflexionRetroaction: ['Qui a eu peur, qui a ri, à quel moment?', 'Ai-je gardé les mêmes mots chaque fois?'],
    },
  },
  {
    key: 'doum-et-plus-rien',
    summary:
      'Tant que le tambour bat, tout bouge. Silence : les corps s’arrêtent, comme ils sont, et guettent le prochain doum.',
    ageGroups: ['AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['sons-et-silence', 'mouvement-et-defis'],
    materials: ['instruments-de-musique', 'contenants-et-cuilleres'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dehors, le tambour s’entend loin : tapez doucement, et le jeu court d’un repère à l’autre.',
      PARK: 'Sur le gazon, frappez une chaudière renversée, debout au bord du terrain, là où tous vous voient.',
    },
    seasons: [],
    durationMinutes: 10,
    adults: 1,
    calls: [
      'musique',
      'tambour',
      'danser',
      'rythme',
      'arrêt',
      'statue',
      'silence',
      'bouger',
      'il pleut dehors',
      'énergie',
      'défouler',
      'écouter',
      'danse',
      'instruments de musique',
      'percussions',
      'se défouler',
    ],
    seen: [
      'ils cognent sur un chaudron à l’envers et se mettent tous à sauter',
      'elle s’arrête un pied en l’air quand le son coupe et retient son rire',
      'il se laisse tomber à terre exprès quand il y a plus de bruit',
      'ils pètent le feu, il pleut, faut que ça dépense de quelque part',
      'elle veut être le boss du tambour et décider quand on arrête',
      'il a de la misère à se freiner, il continue quand tout le monde a figé',
      'à la fête de la Saint-Jean, un monsieur jouait du tam-tam et ils le refont depuis',
      'avant le dîner, ça tapait sur la table en cadence et personne m’entendait plus',
    ],
    scenes: ['danser', 'taper-bruit', 'repos', 'figer'],
    picture:
      'La main de l’éducateur reste en l’air au-dessus du tambour : l’un gèle sur un pied, un autre la tête en bas, une troisième par terre.',
    sheet: {
      titre: 'Doum, et plus rien',
      observationDepart:
        'La radio s’est éteinte au milieu d’une danse. Un enfant est resté un pied en l’air à regarder l’appareil, puis il a éclaté de rire.',
      intentionEducative: 'Offrir une façon de dépenser son énergie qui exerce aussi l’écoute et l’arrêt de son corps.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'cognitif', composante: 'Attention', role: 'secondaire' },
      ],
      objectifs: [
        'Bouger tant que le son dure et s’arrêter quand il cesse.',
        'Accorder sa vitesse à ce qu’il entend.',
        'Faire soi-même le son et le silence.',
      ],
      materiel: [
        item('Tambour', 'un, à vous puis à eux', 'Chaudière renversée'),
        item('Couvercles, contenants et cuillères de bois', 'un ensemble par enfant', 'Paumes sur les cuisses'),
        item('Drap', 'un, pour cacher les couvercles', 'Grande serviette'),
        item('{dehors|Cônes, les repères}', 'quatre', 'Gros pots de plastique renversés'),
        optional('{si-foulards|Foulards, courts comme le bras d’un enfant}', '{si-foulards|un par enfant}', null),
        optional('{si-coussins|Coussin}', '{si-coussins|un}', null),
        optional('{si-musique|Musique entraînante}', '{si-musique|un appareil, hors de portée}', null),
        optional('{si-cerceaux|Cerceau}', '{si-cerceaux|un}', null),
      ],
      preparation: [
        '{dedans|Repoussez les meubles et retirez tapis roulés et jouets du plancher.}',
        '{dehors|Posez les repères aux quatre coins du terrain et faites-en le tour avec les enfants.}',
        'Choisissez un rythme que vous tiendrez sans effort : doum, doum, doum.',
        'Mettez les couvercles et les cuillères sous le drap, contre un mur{dehors| ou un arbre}.',
        '{avec-contenant|Placez @materiel sous le drap, avec les couvercles.}',
      ],
      deroulement: [
        opening(
          { 10: 1, 20: 2, 30: 3 },
          'Frappez un seul doum. Gelez, la main en l’air, les yeux ronds. Attendez le temps d’un souffle. Frappez le deuxième. « Encore? »',
        ),
        guided(
          { 10: 3, 20: 5, 30: 7 },
          'Doum, doum, doum : les pieds marchent, courent, sautent, les fesses tournent. Plus rien! Certains gèlent, d’autres continuent, et vous attendez sans corriger. Accélérez, ralentissez à en somnoler, repartez. Quelqu’un tombe exprès au silence, et tous l’imitent. {si-foulards|Un foulard à la main vole tant que ça bat; au silence, il pend, gelé lui aussi.} {si-coussins|Frappez ensuite un coussin : la main bat, aucun son. On bouge, ou on gèle?} {si-musique|Mettez la musique, coupez-la d’un doigt : les pieds gèlent pareil.}',
        ),
        play(
          { 10: 5, 20: 10, 30: 15 },
          'Cédez le tambour à la main qui s’en approche et levez le drap. Les uns frappent un couvercle, assis; les autres dansent, et plusieurs passent de l’un à l’autre. Un enfant lève sa cuillère, tout s’arrête. Obéissez à son silence comme au vôtre. {20min 30min|Demandez un son tout petit, puis un son énorme : les cuillères essaient, les corps suivent.} Le tambour change de mains quand l’enfant le dépose par terre. {si-cerceaux|Un cerceau couché lui garde sa place : on y joue assis, et il y attend le suivant.}',
        ),
        closing(
          { 10: 1, 20: 3, 30: 5 },
          'Le tambour devient un cœur couché : deux doigts, doum… doum… Les corps s’étendent{dehors !ete|, ou s’accroupissent si le sol est mouillé}. Le dernier coup ne vient pas. Attendez trois respirations, accroupie, tous les visages sous vos yeux.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Laissez le silence durer plus longtemps que d’habitude, puis moins.',
          'Choisissez un enfant par silence et souriez à sa posture.',
          'Baissez le son quand les mains vont aux oreilles.',
        ],
        questionsOuvertes: [
          'Qu’est-ce qu’on entend quand le tambour se tait?',
          'Comment tu t’arrêtes?',
          'Qui fait le prochain doum?',
        ],
      },
      vocabulaire: ['le tambour', 'doum', 'vite', 'lentement', 's’arrêter', 'le silence', 'fort', 'encore'],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Ne gardez que marcher et arrêter avec les plus jeunes; ajoutez reculer ou tourner quand les arrêts sont sûrs.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            '{dedans|Posez le tambour sur un plancher de bois; l’enfant malentendant s’y tient, votre main levée en vue : le doum monte par ses talons.} {dehors|L’enfant malentendant pose une paume sur le tambour, votre main levée en vue : le doum monte par ses doigts.}',
        },
        {
          pour: 'interieur',
          texte: 'En petit local, on danse sans se déplacer, à deux bras de distance l’un de l’autre.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, frappez avec une mitaine, le son s’étouffe : tendez l’oreille.} {!ete|L’été, jouez à l’ombre, à petite vitesse.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Collision au moment de l’arrêt.', 'Bruit qui monte d’un cran.'],
        dangersAEliminer: [
          'Cuillère de bois à la main en courant ou en dansant : les enfants frappent assis ou debout sur place.',
          '{dedans|Sol humide ou bas glissants : pieds nus ou souliers.}',
          'Tambour près d’une oreille : gardez-le à hauteur de genou.',
          '{si-foulards|Foulard au cou ou sous un pied : il se tient à la main, et vous ramassez les foulards avant de lever le drap.} {si-cerceaux|Cerceau sous un pied qui danse : il est couché près de vous, au bord du jeu.}',
        ],
        supervision: 'palier2',
        allergies: ['Couvercles bien lavés; écartez ceux des contenants de noix ou de beurre d’arachide.'],
      },
      observation: [
        'Motricité globale : comment son corps s’arrête-t-il, net, en tombant ou un peu après?',
        'Attention : que fait-il dans le silence?',
        'Concept de soi : comment prend-il le rôle de celui qui arrête?',
      ],
      prolongements: [
        'Utilisez un seul doum pour appeler à table, une fois par jour.',
        'Un bol, une cuillère, un parent qui gèle le bras en l’air : « doum, plus rien » se joue avant le bain.',
      ],
      reflexionRetroaction: ['Mes silences étaient-ils trop courts?', 'Qui s’est arrêté de lui-même sans mon tambour?'],
    },
  },
  {
    key: 'mon-ombre-danse',
    summary: 'Une lampe, un drap et un corps qui bouge : l’ombre grandit, rapetisse, se sauve et fait tout comme moi.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['lumiere-et-ombre', 'mouvement-et-defis'],
    materials: ['tissus'],
    place: 'INDOORS',
    seasons: ['AUTUMN', 'WINTER'],
    alsoIn: { SPRING: 'Fermez les rideaux : la lumière du printemps efface l’ombre de la lampe.' },
    durationMinutes: 20,
    adults: 1,
    calls: [
      'ombre',
      'lumière',
      'lampe',
      'noir',
      'danser',
      'soleil',
      'mur',
      'drap',
      'grand',
      'petit',
      'corps',
      'bouger',
      'les parties du corps',
    ],
    seen: [
      'il saute pour piler sur la tache noire qui le suit au plancher',
      'elle fait un lapin avec ses doigts devant la lampe',
      'ils se mettent à deux pour faire une bête à plusieurs bras sur le mur',
      'elle recule vers la lumière et devient gigantesque, elle n’en revient pas',
      'il veut savoir pourquoi le bonhomme noir fait pareil comme lui',
      'elle a peur de la forme noire sur le mur en se levant de sa sieste',
      'fin de journée de novembre, le soleil rentrait bas et ils couraient après leur silhouette',
      'au tapis, il agite la main dans le rayon de soleil et surveille le mur',
    ],
    scenes: ['ombre-lumiere', 'danser'],
    picture:
      'Devant un drap éclairé, deux enfants lèvent les bras et regardent leur ombre géante; un troisième touche la sienne, nez à nez.',
    sheet: {
      titre: 'Mon ombre danse',
      observationDepart:
        'Un rayon traverse le local. Des enfants essaient d’attraper leur ombre avec le pied, et elle part chaque fois.',
      intentionEducative: 'Permettre à l’enfant de découvrir son corps par l’image qu’il projette et transforme.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'principal' },
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'secondaire' },
      ],
      objectifs: [
        'Bouger une partie du corps et la reconnaître sur le drap.',
        'Essayer d’être grand, petit, large, disparu.',
        '{20min 30min|Remarquer que l’ombre change quand il s’approche de la lampe.}',
      ],
      materiel: [
        item('Drap clair', 'un, bien tendu', 'Mur blanc'),
        item('Lampe de poche ou autre lampe qui ne chauffe pas', 'une', 'Soleil bas d’une fenêtre'),
        optional('Toutou et tasse, pour leur ombre', 'un de chaque', 'Objets que les enfants connaissent'),
        optional('{si-marionnettes|Marionnette}', '{si-marionnettes|une}', null),
        optional('{si-cerceaux|Cerceau}', '{si-cerceaux|un}', null),
        optional(
          '{si-feuilles|Feuilles mortes, sèches, plus larges que la paume}',
          '{si-feuilles|une par enfant}',
          null,
        ),
        optional(
          '{20min 30min si-figurines-d’animaux|Figurines d’animaux, plus grosses que le poing de l’enfant}',
          '{20min 30min si-figurines-d’animaux|deux ou trois}',
          null,
        ),
        optional('{si-instruments|Instrument de musique}', '{si-instruments|un}', null),
      ],
      preparation: [
        'Coincez le haut du drap dans une porte d’armoire qui restera fermée, ou choisissez un mur blanc. Posez la lampe sur un meuble, à la hauteur de leurs épaules, tournée vers le drap; si elle a un fil, il passe derrière le meuble.',
        'Laissez un peu de clarté au fond : la noirceur complète inquiéterait.',
        'Dégagez trois grands pas de plancher entre la lampe et le drap.',
        '{avec-tissu|Laissez @materiel au pied du drap : quelqu’un voudra en voir l’ombre.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Allumez et passez seulement votre main devant la lampe. Ouvrez, fermez; les leurs font pareil. « Qui est là? » Retirez-la : plus personne. {si-marionnettes|Une marionnette passe ensuite dans la lumière, muette : on la reconnaît à son ombre.}',
        ),
        play(
          { 10: 6, 20: 8, 30: 11 },
          'Chacun s’avance dans la lumière quand il veut, seul ou collé à un ami; les autres, de leur place, imitent les ombres. Un bras monte, l’ombre aussi. Des enfants sautent pour l’attraper, d’autres la touchent sur le drap, nez contre nez. {si-cerceaux|Un cerceau levé à deux dessine un rond sur le drap : quelle ombre y passe la tête?} {si-feuilles|Une feuille tenue par la queue montre ses pointes et ses trous.} {3-4a|À deux, ils fabriquent une bête à quatre bras.} L’enfant bouge d’abord; nommez ensuite la partie qui a bougé : « Le coude! »',
        ),
        play(
          { 20: 5, 30: 9 },
          'Reculez vers la lampe, les yeux sur le drap : l’ombre devient immense. Revenez vers le drap : elle rapetisse. Laissez-les refaire le chemin autant qu’ils le veulent. {si-figurines-d’animaux|Une figurine le fait aussi, au bout d’un bras : souris près du drap, géante près de la lampe.} {3-4a|« Où est l’endroit pour être géant? »}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 6 },
          'Tapez dans vos mains de plus en plus lentement, comme une horloge fatiguée. {si-instruments|Un enfant bat avec vous sur son instrument, de plus en plus bas.} Les ombres s’étirent, se courbent, touchent le plancher. Chacun salue la sienne, et vous éteignez.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Revenez toujours près de la lampe, d’où vous voyez les corps et leurs ombres.',
          'Reprenez sur le drap le geste d’un enfant : deux ombres pareilles, puis la sienne seule.',
          'Invitez les prudents à toucher le drap du côté éclairé, votre main avec la leur.',
        ],
        questionsOuvertes: [
          'Qu’est-ce que ton ombre sait faire?',
          '{20min 30min|Comment la rendre plus grande?}{10min|Quelle partie de ton ombre bouge?}',
          'Où est-elle partie?',
        ],
      },
      vocabulaire: [
        'l’ombre',
        'la lumière',
        'le coude',
        's’étirer',
        '{20min 30min|immense}',
        'petit',
        'devant',
        'disparaître',
      ],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Passez d’abord la tasse ou le toutou devant la lampe : l’ombre d’un objet connu rassure celui qui hésite à s’avancer.',
        },
        {
          pour: '3-4a',
          texte:
            'Passez la tasse ou le toutou devant la lampe, dans leur dos : ils disent ce que c’est d’après l’ombre.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant assis commande la lumière : sa main se lève, vous éteignez; elle se baisse, les ombres reviennent.',
        },
        { pour: 'autre_saison', texte: 'L’été, dehors le matin, sautez sur les ombres longues, dos au soleil.' },
      ],
      securite: {
        risquesAcceptes: ['Petite peur de la pénombre, accueillie.', 'Bousculade en dansant.'],
        dangersAEliminer: [
          'Lampe qui chauffe, ou câble à portée : prenez une lampe à DEL, son fil caché derrière le meuble.',
          'Enfant qui se retourne vers le faisceau : voilez aussitôt la lampe de votre main, et tournez-le vers le drap.',
          'Drap qui tombe : tirez dessus avant le jeu; personne ne s’y enroule.',
          '{si-cerceaux|Cerceau laissé par terre, dans la pénombre : dès qu’on le lâche, il se range au mur.} {20min 30min si-figurines-d’animaux|Figurine sous un pied qui danse : elle vous revient entre deux voyages.}',
        ],
        supervision: 'palier2',
        allergies: ['Drap lavé sans parfum; pour l’asthme, secouez-le dehors avant le jeu.'],
      },
      observation: [
        'Schéma corporel : reconnaît-il son ombre parmi les autres?',
        'Éveil aux sciences : que tente-t-il pour changer son ombre?',
        'Compétences émotionnelles : comment vit-il la pénombre?',
      ],
      prolongements: [
        'Tracez le contour d’une ombre sur un grand papier et laissez chacun l’habiller.',
        'Offrez aux familles le jeu des mains sur le mur, à l’heure du dodo.',
      ],
      reflexionRetroaction: ['Qui a découvert un nouveau geste?', 'La pénombre convenait-elle à tous?'],
    },
  },
]
