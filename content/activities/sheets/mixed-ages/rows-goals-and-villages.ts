import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

/** Things to put in a row, goals that walk, a sea on the knees and a village of snow, for a group of all ages. */
export const MIXED_AGES_ROWS_GOALS_AND_VILLAGES_SHEETS: readonly BankSheet[] = [
  {
    key: 'cocotte-cocotte-feuille',
    summary:
      'Cocottes, feuilles mortes et branches se posent une à une jusqu’à l’arrivée : le chemin a un ordre, et l’on cherche ce qui vient ensuite.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['nombres-et-formes', 'arbres-et-feuilles'],
    materials: ['batons', 'cocottes', 'feuilles'],
    place: 'WOODS',
    alsoAt: {
      PARK: 'Au parc, restez sous les deux ou trois arbres qui ont le plus laissé tomber.',
      YARD: 'Dans la cour, éparpillez d’avance des branches, des cocottes et des feuilles rapportées d’une promenade.',
    },
    seasons: ['AUTUMN'],
    alsoIn: {
      SPRING: 'Au printemps, les feuilles de l’automne sont encore au sol, brunes et molles : prenez les plus sèches.',
      SUMMER:
        'L’été, les feuilles brunes se cherchent au pied des troncs et des haies; les vertes restent sur l’arbre.',
    },
    durationMinutes: 45,
    adults: 1,
    calls: [
      'branche',
      'branches',
      'bâton',
      'cocotte',
      'cocottes',
      'coquotte',
      'feuilles mortes',
      'trier',
      'classer',
      'aligner',
      'mettre en rang',
      'faire une suite',
      'le plus long',
      'comparer',
      'remplir ses poches',
      'nature',
    ],
    seen: [
      'ils font une ligne : cocotte, cocotte, feuille, et recommencent',
      'elle couche deux branches côte à côte pour voir la plus longue',
      'il pose sa feuille et tous crient non, c’est à la cocotte',
      'elle vide ses poches pleines de cocottes par terre',
      'il fait une montagne de cocottes de pin au lieu de suivre la ligne',
      'il refuse que l’on touche à son bout du chemin et monte la garde',
      'depuis la promenade, ils arrangent leurs trouvailles en ordre sur le sentier',
      'en forêt, la petite colle sa feuille juste au bout et la relit avec son doigt',
    ],
    scenes: ['ramasser', 'aligner', 'mesurer', 'trier'],
    picture:
      'Sous des arbres d’automne, un chemin de cocottes et de feuilles va vers un tronc; un petit vide sa poche, deux grands traînent une longue branche.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'Cocotte, cocotte, feuille',
      observationDepart:
        'Au retour de la promenade, une poche déborde de cocottes et une branche ne passe pas la porte. « La mienne est plus longue! » On couche les deux branches côte à côte, et tous s’accroupissent.',
      intentionEducative:
        'Éveiller le plaisir de ranger ce que les arbres ont laissé tomber : le pareil avec le pareil, le court avant le long, et ce qui vient après.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux mathématiques', role: 'principal' },
        { domaine: 'cognitif', composante: 'Catégories et concepts', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
      ],
      objectifs: [
        '{18-24m|Remplir une poche, la vider, chercher une chose pareille.}',
        '{2-3a 3-4a 4-5a|Continuer un ordre commencé par quelqu’un d’autre, ou en lancer un.}',
        '{2-3a 3-4a 4-5a 30min 45min|Comparer deux branches couchées côte à côte, le gros bout à la même place.}',
        'Poser son bout de chemin à côté de celui d’un autre.',
      ],
      materiel: [
        item(
          'Branches tombées, grosses comme votre pouce, plus courtes que vos bras ouverts',
          'trois ou quatre par enfant',
          'Tubes de papier d’emballage, entiers et coupés',
        ),
        item(
          'Cocottes{18-24m 2-3a| qui ne passent pas dans un rouleau de papier hygiénique}',
          'cinq ou six par enfant',
          'Bouts d’écorce larges comme la main',
        ),
        item('Feuilles mortes', 'à pleines poignées', 'Carrés de papier brun, grands comme la main'),
        item('Vêtements à poches', 'une poche vide par enfant, et la vôtre', 'Petits sacs de papier'),
        item('{18-24m 2-3a|Rouleau de papier hygiénique vide, pour mesurer}', '{18-24m 2-3a|un}', null),
        item(
          '{bois automne printemps|Dossards voyants}',
          '{bois automne printemps|un par personne}',
          '{bois automne printemps|Chandails orange vif}',
        ),
        item('{ete|Gourdes d’eau}', '{ete|une par enfant}', '{ete|Pichet et verres}'),
        optional('{si-roches|Roches plus grosses que le poing d’un enfant}', 'une par enfant', null),
        optional('{2-3a 3-4a 4-5a si-foulards|Foulards}', 'trois', null),
        optional('{si-contenants-de-yogourt|Petits contenants de plastique lavés}', 'un par enfant', null),
        optional(
          '{30min 45min 2-3a 3-4a 4-5a si-cordes|Corde longue comme vos bras ouverts}',
          'une, gardée par vous',
          null,
        ),
        optional('{si-chaudières|Chaudière}', 'une', null),
      ],
      preparation: [
        '{bois parc|Choisissez deux arbres à dix pas l’un de l’autre : le départ au pied du premier, l’arrivée au pied du second.} {bois parc 18-24m 2-3a|Ni chêne ni marronnier au-dessus : glands et marrons vont à la bouche.} {cour|Choisissez un départ et une arrivée à dix pas l’un de l’autre : un arbre, un poteau, un coin de clôture.} Glissez quatre cocottes et une feuille dans votre poche.',
        '{bois|Faites avec les enfants le tour du terrain de récolte, d’un gros tronc à une souche, à dix pas du chemin au plus : ce qui est plus loin y reste.} {parc|Faites avec les enfants le tour du terrain de récolte, d’un arbre à un banc, à dix pas du chemin au plus : ce qui est plus loin y reste.} {bois parc|Regardez en bas, verre et crottes, puis en haut : sous une branche morte ou suspendue, changez de place.} {cour|La veille, rapportez d’une promenade deux brassées de branches, un sac de cocottes et, s’il en manque, un sac de feuilles; éparpillez tout.}',
        'Cassez sous votre pied les branches trop longues et les bouts pointus.',
        '{18-24m 2-3a|Essayez les cocottes dans un rouleau de papier hygiénique : celles qui passent restent hors du terrain.} Tâtez les poches : vides, et sans trou; le bas d’un chandail relevé en fait une.',
        '{1adulte|Seule, tenez-vous à mi-chemin : le départ et l’arrivée sont à cinq pas de vous.} {1adulte bois parc|Votre milieu sait où vous êtes et l’heure du retour; le téléphone est sur vous.} {2adultes|À deux, ouvrez deux chemins vers la même arrivée, une adulte au milieu de chacun.}',
        '{avec-naturel !18-24m !2-3a|Ajoutez @materiel à la récolte : quelle place dans la file?} {avec-naturel 18-24m 2-3a|Essayez @materiel dans le rouleau : ce qui n’y passe pas entre dans la file.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Accroupissez-vous au départ et videz votre poche, une chose à la fois, à voix haute. « Cocotte… cocotte… feuille. Cocotte… cocotte… » Fouillez encore, retournez la poche : vide. Votre doigt reste pointé sur la place libre. Posez-y ce qu’on vous apporte, feuille ou non, et relisez la file du début. {si-contenants-de-yogourt|Chaque petit contenant se remplira au terrain, et se videra au bout de la file, une chose à la fois.} {2-3a 3-4a 4-5a si-foulards|Couchez un foulard sur une place de la file : qui dort dessous? On le dit, puis on soulève.}',
        ),
        play(
          { 20: 13, 30: 13, 45: 15 },
          'On récolte, branches comprises, on revient, et le chemin s’étire vers l’arrivée. {18-24m|Le trottineur pose sa cocotte sur la vôtre, puis une autre dessus : le chemin a sa montagne. Les feuilles, elles, repartent en pluie.} {2-3a|Rien que des feuilles, serrées l’une contre l’autre : c’est le bout des feuilles, et son auteur monte la garde.} {3-4a|« Non! C’est à la cocotte! » La feuille recule d’une place et l’on relit du doigt.} {4-5a|Branche, feuille, branche : l’auteure cache la suite derrière son dos et demande ce qui vient.} Chaque bout garde son ordre. {si-roches|Avec des roches, on en couche une entre deux bouts : c’est la borne.} Deux bouts se rencontrent, un pied en défait un troisième : on répare, ou l’on passe à côté.',
        ),
        play(
          { 30: 8, 45: 9 },
          'Couchez deux branches côte à côte, les gros bouts à la même place, et cherchez des yeux laquelle dépasse. Il en arrive d’autres, traînées au sol. {18-24m|Le trottineur tire la sienne en rond et la donne à qui la veut.} {2-3a|Un enfant se couche à côté de la plus longue : ses pieds ou l’écorce, qui va le plus loin?} {3-4a|Une branche triche, avancée d’une main : on la ramène, et elle raccourcit.} {4-5a|De la courte à la longue, elles font un escalier; une branche de plus oblige à tout tasser.} {2-3a 3-4a 4-5a si-cordes|Couchez la corde le long de la plus longue et pincez où elle finit : une autre branche dépasse-t-elle vos doigts?} La plus longue va se coucher en travers du chemin, où tous l’enjambent.',
        ),
        play(
          { 45: 10 },
          'Quelle poche est la plus pleine? On tâte les bosses, on devine, on vide par terre. La plus ronde n’avait que des feuilles, qui tiennent dans une main fermée; une autre, moins grosse, rend quatre cocottes. {18-24m 2-3a|On remplit, on tapote, on renverse, et l’on court remplir encore.} {3-4a|Les pareilles s’en vont ensemble : un tas qui pique, un tas qui froisse.} {4-5a|Deux files se font face, une cocotte devant chaque cocotte : celle qui dépasse en a plus.} Tout ce qui sort des poches peut allonger le chemin.',
        ),
        closing(
          { 20: 4, 30: 5, 45: 6 },
          'Partez du départ en file et dites le chemin avec le corps : une tape sur la cuisse pour une cocotte, les paumes frottées pour une feuille, les bras ouverts pour une branche. {si-chaudières|Une chaudière retournée le dit aussi : un coup pour la cocotte, un frottement pour la feuille.} À l’arrivée, les poches se vident. {bois|Tout reste là, pour le vent et les écureuils.} {parc|Les branches retournent au pied des arbres; le reste attend le vent.} {cour|Branches et cocottes rentrent avec vous; les feuilles attendent le vent.} Comptez les enfants.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Relisez la file du doigt, toujours à la même vitesse : l’oreille entend ce qui manque avant que l’œil le voie.',
          '{30min 45min|Devant deux branches de travers, ramenez seulement les gros bouts ensemble, puis ôtez vos mains.}',
          'Nommez un tri que vous n’aviez pas prévu : « Tu as mis ensemble celles qui collent aux doigts. »',
          'Comptez les têtes chaque fois que le chemin s’est allongé d’un de vos pas.',
        ],
        questionsOuvertes: [
          '{2-3a 3-4a 4-5a|Qu’est-ce qui vient après la feuille?}',
          'De quoi ta poche est-elle pleine?',
          'Où va celle-ci, dans le chemin?',
          '{4-5a|Comment as-tu su ce qui était caché?}',
        ],
      },
      vocabulaire: [
        'la branche',
        'la cocotte',
        'la feuille morte',
        'pareil',
        '{30min 45min|la plus longue}',
        'plein',
        'vide',
        'après',
      ],
      adaptations: [
        {
          pour: '18-24m',
          texte:
            'L’enfant remplit une poche et la renverse au bout du chemin : son tas est l’arrivée. Nommez ce qui en sort, un mot par chose.',
        },
        {
          pour: '2-3a',
          texte:
            'Commencez avec deux choses, cocotte et feuille, l’une après l’autre, et tendez une de chaque : l’enfant choisit ce qui suit, ou fait une file de pareilles.',
        },
        {
          pour: '3-4a',
          texte:
            'L’enfant ferme les yeux; ôtez une feuille et resserrez la file. Les yeux ouverts, il la relit et trouve où elle manque.',
        },
        {
          pour: '4-5a',
          texte: 'Proposez un ordre à trois choses, puis le même à l’envers, en revenant de l’arrivée vers le départ.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui marche peu s’assoit au bord du chemin, une branche et une feuille devant les mains : ce qu’il pousse, un ami le pose au bout de la file. Les autres lui apportent leur récolte à trier.',
        },
        {
          pour: 'interieur',
          texte:
            'Un jour de gros vent, un sac de la récolte se vide sur le plancher : le chemin va d’un mur à l’autre.',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’hiver, branches et cocottes gardées au sec dessinent le chemin sur la neige; l’empreinte d’une mitaine remplace la feuille.',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Écharde fine, doigts collants.',
          'Chute sur une racine ou une branche couchée.',
          'Bout de chemin défait, poche enviée.',
        ],
        dangersAEliminer: [
          'Branche portée à hauteur d’œil : elle se traîne par le gros bout, pointe derrière, et l’on marche.',
          '{18-24m 2-3a|Écaille, gland ou petit bout à la bouche : les plus jeunes récoltent à deux pas de vous, et la cocotte qui s’effrite sort du jeu.}',
          'Champignon, petit fruit, feuille verte : on n’y touche pas; tout se ramasse par terre, sec et mort.',
          '{bois parc|Enfant parti chercher plus loin : ramenez tout le groupe au chemin, recomptez, resserrez le terrain.}',
          'Guêpes : regardez le sol une minute avant la récolte; si elles vont et viennent d’un trou ou d’un tas, changez de place.',
          '{bois parc|Tiques et herbe à puce : manches longues, bas par-dessus le pantalon, peau inspectée au retour.}',
          '{bois automne printemps|Période de chasse : un boisé où elle est interdite, un dossard sur chaque personne.}',
          '{ete|Chaleur et soleil : récolte à l’ombre, chapeaux, et l’on boit à chaque aller-retour.}',
          '{si-roches|Roche lancée ou échappée sur un pied : elle se porte à deux mains, une à la fois, et se pose au ras du sol.}',
          '{2-3a 3-4a 4-5a si-foulards|Foulard au cou ou sur une tête : il se couche sur la file, ou vous revient.}',
          '{30min 45min 2-3a 3-4a 4-5a si-cordes|Corde : couchée au sol, sous votre main, puis dans votre poche; ni tendue ni autour d’un enfant.}',
        ],
        supervision: 'palier2',
        allergies: [
          'Guêpes : auto-injecteur sur l’adulte. Résine et moisissures des feuilles : mains lavées au retour, plan de l’enfant asthmatique relu avant de sortir.',
        ],
      },
      observation: [
        'Éveil aux mathématiques : vers quoi va la main de l’enfant quand une place reste libre dans la file?',
        'Catégories et concepts : relevez deux choses qu’il met ensemble ou dit pareilles, et sa raison si elle s’entend ou se voit.',
        'Compétences sociales : son bout de chemin touche celui d’un autre; il défend son ordre, recule ou mêle les deux?',
      ],
      prolongements: [
        '{bois parc|Repassez dans une semaine : que reste-t-il du chemin, et qui l’a dérangé?} {cour|Laissez trois pas de chemin le long de la clôture : que manque-t-il après une nuit de vent?}',
        'Sur le chemin de la maison, un parent et son enfant remplissent une poche de feuilles, de cocottes ou des deux; le lendemain, le groupe tâte la bosse et devine.',
      ],
      reflexionRetroaction: [
        'Combien de fois ai-je nommé la suite avant qu’une main la pose?',
        'Qui a travaillé longtemps à un bout que personne ne regardait?',
      ],
    },
  },
  {
    key: 'le-but-vient-a-toi',
    summary:
      'Le but se déplace : on le porte au-devant du ballon, on le couche, on botte, et une voix raconte le match, le poing en micro.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['mouvement-et-defis'],
    materials: ['ballons', 'cartons-et-boites'],
    place: 'YARD',
    alsoAt: {
      PARK: 'Au parc, jouez au milieu du gazon, loin de la rue, un sac à dos à chaque coin du terrain.',
    },
    seasons: ['SPRING', 'SUMMER', 'AUTUMN'],
    alsoIn: {
      WINTER:
        'L’hiver, le ballon freine sur la neige tapée : rapprochez les buts, et prenez des bacs, car le carton y ramollit.',
    },
    durationMinutes: 30,
    adults: 1,
    calls: [
      'soccer',
      'jouer au soccer',
      'socker',
      'ballon',
      'ballon soccer',
      'but',
      'goal',
      'marquer un but',
      'gardien de but',
      'botter',
      'kicker',
      'coup de pied',
      'viser',
      'passe',
      'match',
      'annoncer',
      'courir après le ballon',
      'bouger',
      'jeux de ballon',
      'motricité globale',
    ],
    seen: [
      'il botte le ballon et court après sans le rattraper',
      'elle déplace la boîte devant le ballon et crie but',
      'ils racontent la partie avec le poing comme un micro',
      'il rate son kick et pousse le ballon avec son ventre',
      'elle recule pour prendre son élan et tire fort',
      'il chiale que personne ne lui fait de passe',
      'depuis le match de sa sœur, il joue à l’annonceur dans la cour',
      'le trottineur apporte le ballon dans ses bras et le lâche dans le bac',
    ],
    scenes: ['lancer', 'courir', 'ballon-pied'],
    picture:
      'Deux enfants posent une grande boîte devant une amie prête à botter; un petit laisse tomber son ballon dans une autre, un ami parle dans son poing.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'Le but vient à toi',
      observationDepart:
        'Un ballon roule loin à côté de la boîte qui sert de but. Une enfant empoigne la boîte, court et la couche sur sa route. « But! »',
      intentionEducative:
        'Offrir à tous de courir, de botter et de viser dans un match où même celui qui porte le but veut que le ballon entre.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Pousser, botter ou porter un ballon jusqu’au but de son choix.',
        'Ralentir avant un autre joueur.',
        '{18-24m 2-3a|Essayer un grand but, puis un plus petit.}',
        '{3-4a 4-5a|Porter le but, annoncer, puis passer le rôle à quelqu’un.}',
      ],
      materiel: [
        item(
          'Ballons de mousse, gros comme une tête d’enfant',
          'un par enfant{3-4a 4-5a multiage|, ou un pour deux dès trois ans}{3-4a 4-5a !multiage|, ou un pour deux}',
          'Boules de tissu de la même grosseur',
        ),
        item(
          '{!hiver|Boîtes de carton}{hiver|Bacs de plastique légers} de trois grandeurs, les buts',
          'deux de chaque grandeur',
          'Paniers à linge',
        ),
        optional(
          '{2-3a !hiver si-craies-de-trottoir|Craies de trottoir}{3-4a 4-5a !2-3a !hiver si-craies-de-trottoir|Craies de trottoir}',
          '{!hiver|une, gardée par vous}',
          null,
        ),
        item('{parc|Chariot, pour les buts et les ballons}', '{parc|un}', '{parc|Poussette vide}'),
        item('{parc|Sacs à dos, les coins du terrain}', '{parc|quatre}', '{parc|Chandails en boule}'),
        item('{!hiver|Gourdes d’eau}', '{!hiver|une par enfant}', '{!hiver|Pichet et verres}'),
      ],
      preparation: [
        'Choisissez un rectangle plat de quinze pas sur dix, loin {cour|de la barrière et des balançoires}{parc|de la rue, du stationnement et des modules}. {parc|Emboîtez les buts sur le chariot, les ballons dedans. Sur place, posez un sac à dos à chaque coin.} {!hiver|Cherchez roches, trous et guêpes.} {hiver|Tapez la neige du pied; sur la glace vive ou la roche, changez de place.}',
        'Le grand but avale trois ballons de front, le moyen en prend deux, le petit est à peine plus large qu’un seul. {!hiver|Coupez les rabats, ôtez agrafes et rubans, découpez une poignée de chaque côté des grandes boîtes.} {hiver|Passez la main sur les bords des bacs : le froid fend le plastique.}',
        '{3-4a 4-5a|Essayez ensemble la loi du match : tant que le but est dans les bras, on garde son ballon; quand il est par terre et que le porteur crie « prêt! », on botte.} {!3-4a !4-5a|C’est vous qui portez et posez les grands buts; les enfants poussent les autres au sol.}',
        'Gardez libre un bord du terrain pour ceux qui roulent le ballon à la main ou qui regardent : on botte toujours dos à ce bord, jamais vers lui.',
        '{1adulte 3-4a 4-5a multiage|Seule, portez un grand but et restez à deux pas des plus jeunes : vous faites écran entre eux et les tireurs.} {1adulte 3-4a 4-5a !multiage|Seule, portez un grand but au milieu du terrain : de là, vous voyez tous les tireurs.} {1adulte !3-4a !4-5a|Seule, portez un seul grand but, au milieu du terrain : tous les enfants sont à quelques pas.} {2adultes 3-4a 4-5a multiage|À deux, l’une joue avec les plus jeunes, l’autre longe le terrain avec les porteurs.} {2adultes 3-4a 4-5a !multiage|À deux, l’une joue avec les tireurs, l’autre longe le terrain avec les porteurs.} {2adultes !3-4a !4-5a|À deux, portez chacune un grand but, d’un bout à l’autre du terrain.}',
        '{avec-contenant|Couchez aussi @materiel : voilà un but de plus.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Roulez un ballon droit devant vous, empoignez le plus grand but, dépassez le ballon, couchez le but juste à temps : le ballon y entre. « C’est le but qui a marqué! » Basculez le but, rendez le ballon à qui le veut. « Il a de bonnes jambes, ce but. Où va-t-il vous rejoindre? »',
        ),
        play(
          { 20: 13, 30: 15, 45: 16 },
          'Les ballons partent de partout, les buts vont à leur rencontre. {2-3a 3-4a 4-5a !hiver si-craies-de-trottoir|Avec des craies de trottoir, marquez chaque but d’un rond, d’une croix ou d’un zigzag : « Croix, viens! » crie le tireur.} {18-24m|Le trottineur apporte son ballon dans ses bras, le lâche au fond du but, bascule le but pour le ravoir.} {2-3a|Le pied rate, repousse, le ventre s’en mêle, et le ballon entre enfin, poussé des deux mains.} {3-4a|Une porteuse couche le but à trois pas. « Plus proche! » Elle avance; le tireur, lui, recule pour prendre son élan.} {4-5a|Deux porteurs filent de côté, couchent le but, passent derrière, crient « prêt! » : la passe d’un ami arrive.} {3-4a 4-5a|Le poing en micro, annoncez un but, puis passez le rôle : l’annonceur raconte et invente.} {!3-4a !4-5a|Le poing en micro, racontez : « Il pousse, il pousse… but! »}',
        ),
        play(
          { 30: 6, 45: 8 },
          'Les six buts au sol, les enfants font leur terrain. Le petit tout près ou très loin, le grand dos à {cour|la clôture}{parc|un sac}, deux qui se font face. On choisit son but et sa distance, on en change. {18-24m|Le trottineur pousse un but vide le long du bord libre, plus pressé que les joueurs.} {2-3a|Trois ballons dans le grand, et l’on s’assoit à côté pour les garder.} {3-4a|Le grand, le moyen, le petit; raté, on retourne au grand reprendre courage.} {4-5a|Le ballon entre dans le petit but? On hurle. Dans le grand? On chuchote, et l’annonceur aussi.}',
        ),
        play(
          { 45: 10 },
          '{3-4a 4-5a|Un seul ballon pour deux; les autres dorment dans un but.} {!3-4a !4-5a|Debout, jambes écartées, devenez le but : un ballon roule dessous, et qui le veut le suit à quatre pattes. Les buts se remplissent, se vident, se poussent en train.} {18-24m 2-3a|Au bord libre, assis face à face, jambes ouvertes, deux petits se roulent un ballon : le but, ce sont les jambes.} {3-4a|Une passe chacun, et l’on fonce ensemble vers le but qu’un ami vient de coucher.} {4-5a|Les paires traversent tout le terrain par passes, deux porteurs devant elles; ils couchent le but quand elles l’appellent.} {3-4a 4-5a|Fatigué de courir? On rend le ballon et l’on devient porteur ou annonceur.}',
        ),
        closing(
          { 20: 4, 30: 5, 45: 6 },
          'Les buts font leur tournée, portés ou poussés : chacun y met son ballon, du pied ou des mains. {3-4a 4-5a|L’annonceur redit un coup de chaque joueur, même raté.} {!3-4a !4-5a|À chaque ballon, redites un geste que l’enfant a fait.} On s’assoit {ete|à l’ombre, }contre les buts pleins, une main sur la poitrine : ça cogne encore? {!hiver|Puis tout le monde boit.} {hiver|Puis on repart, joues rouges.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Après deux tirs manqués, avancez le but d’un pas : « Il s’ennuyait, il voulait te voir. »',
          'Deux enfants courent après le même ballon? Roulez-en un autre entre eux, avant la dispute.',
          'Fêtez le ballon qui entre, sans demander qui l’a touché : ici, aucun camp, aucun compte à perdre.',
          '{3-4a 4-5a|Prêtez sa phrase au porteur : « Prêt! Tu peux botter. »}',
        ],
        questionsOuvertes: [
          'Où veux-tu que le but t’attende?',
          'Avec quoi fais-tu entrer ce ballon?',
          '{3-4a 4-5a|Qu’as-tu vu, au micro, que personne d’autre n’a vu?}',
          '{4-5a|Comment faire entrer un ballon que deux amis ont touché?}',
        ],
      },
      vocabulaire: [
        'le but',
        'botter',
        'viser',
        '{3-4a 4-5a|prêt}{!3-4a !4-5a|dedans}',
        'loin',
        'proche',
        '{4-5a|la passe}{3-4a !4-5a 45min|la passe}',
        '{3-4a 4-5a|le porteur}',
      ],
      adaptations: [
        {
          pour: '18-24m',
          texte:
            'Poussez le grand but avec l’enfant, ses mains à côté des vôtres. Le ballon y tombe des bras, roule, ressort : tout compte.',
        },
        {
          pour: '2-3a',
          texte:
            'Couchez un but large à deux pas et arrêtez le ballon devant son pied. L’enfant veut plus loin? C’est le but qui recule.',
        },
        {
          pour: '3-4a',
          texte: 'L’enfant porte le moyen, choisit devant qui le coucher, dit « prêt » et passe derrière.',
        },
        {
          pour: '4-5a',
          texte:
            'Proposez trois passes avant de botter, ou le pied qui sert le moins. Qui aime compter additionne les buts de tout le groupe.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'En fauteuil, l’enfant porte le petit but sur ses genoux et dit où le coucher; il pousse le ballon de la main ou de l’appuie-pieds. Le bruit fatigue un enfant? Donnez-lui un but, un ballon et un ami, au bout du terrain.',
        },
        {
          pour: 'interieur',
          texte:
            'Au local, les joueurs sont assis : ils poussent un bas roulé du pied et font glisser le petit but d’une main.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, sur la neige tapée, le ballon freine : rapprochez les buts et bottez fort.} {hiver|L’été, sur l’herbe courte, le ballon file : éloignez les buts et jouez à l’ombre.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Chute dans l’élan, {!hiver|genou vert de gazon}{hiver|neige dans le cou}.',
          'Ballon de mousse reçu au ventre.',
          'Deux pieds pour le même ballon.',
        ],
        dangersAEliminer: [
          '{3-4a 4-5a|But porté devant un tireur : personne ne botte tant qu’il n’est pas couché, porteurs derrière.}',
          'Ballon dur : mousse seulement. Un tir vole plus haut que les genoux? Au tour suivant, ce ballon se roule.',
          'But coiffé comme un chapeau, en courant : il se porte devant soi, plus bas que le menton.',
          'Enfant assis dans un but : ce but quitte le terrain et devient une auto, un autre le remplace.',
          'Ballon sorti du terrain : il reste où il est. Votre bras levé arrête le match, et l’adulte va le prendre{parc|; aucun enfant ne court vers la rue}.',
          'Course vers le bord libre, où l’on roule et où l’on regarde : votre bras levé arrête le match; on y entre en marchant.',
          '{18-24m 2-3a|Bouchée de mousse : le ballon mordu sort du jeu, une boule de tissu le remplace.}',
          '{ete|Chaleur et soleil : pause à l’ombre aux dix minutes, gourdes et chapeaux; l’asphalte brûlant reste vide.}',
          '{hiver !18-24m|Froid : le seuil de votre milieu, au plus bas -27 °C; nuques et mains touchées, cache-cou au lieu du foulard.} {hiver 18-24m|Froid : le seuil de votre milieu, souvent plus prudent avec un trottineur, au plus bas -27 °C; nuques et mains touchées, cache-cou au lieu du foulard.}',
        ],
        supervision: 'palier2',
        allergies: [
          'Latex : lisez l’étiquette des ballons, une mousse sans latex convient à tous. Asthme à l’effort : la pompe est sur vous. {!hiver|Piqûres : l’auto-injecteur aussi.}',
        ],
      },
      observation: [
        'Motricité globale : regardez le pied qui reste au sol quand l’autre botte ou pousse, puis les bras qui rattrapent l’équilibre.',
        'Compétences sociales : vers qui l’enfant mène-t-il le but qu’il porte ou qu’il pousse?',
        'Langage oral : les mots, les cris, les gestes qui annoncent son but ou celui d’un ami, notés tels quels.',
      ],
      prolongements: [
        'Un autre jour, sortez les buts sans les ballons : que se met-on à porter dedans?',
        'Un panier à linge dans les bras d’un parent, un bas roulé au pied de l’enfant : le but se promène aussi à la maison.',
      ],
      reflexionRetroaction: [
        'Vers qui mon but est-il allé le plus souvent?',
        'Quel enfant a joué tout le match sans botter, et de quelle place?',
      ],
    },
  },
  {
    key: 'la-mer-sur-nos-genoux',
    summary:
      'Le parachute sur les genoux, on lève d’un bord, on baisse de l’autre, et une balle part en bateau sur la vague, vers les mains de quelqu’un.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['eau-neige-et-glace', 'mouvement-et-defis'],
    materials: ['tissus', 'ballons'],
    place: 'YARD',
    alsoAt: {
      INDOORS: 'Au local, la mer tient entre les meubles reculés, à trois pas des murs, et l’on y navigue pieds nus.',
      PARK: '{!hiver|Au parc, la mer s’étend sur le gazon le plus court, loin des sentiers et des chiens.}',
    },
    seasons: ['SPRING', 'SUMMER', 'AUTUMN'],
    alsoIn: {
      WINTER:
        'L’hiver, {dedans|la mer se joue au chaud, pieds nus : les orteils font les vagues}{dehors|la mer s’étend sur la neige tapée, et l’on s’y met à genoux}.',
    },
    durationMinutes: 20,
    adults: 2,
    calls: [
      'vague',
      'vagues',
      'faire des vagues',
      'mer',
      'océan',
      'marée',
      'parachute',
      'parachute de jeu',
      'grand drap',
      'toile',
      'secouer',
      'bateau',
      'balle de mousse',
      'plonger',
      'coopérer',
      'bébés et grands ensemble',
      'bateaux',
      'coopération',
      'jeux coopératifs',
      'collaboration',
      'jeu de parachute au local',
      'éveil musical',
    ],
    seen: [
      'ils lèvent le tissu et une bosse court jusqu’aux pieds de l’ami',
      'elle fait flotter une balle sur le parachute et l’envoie à quelqu’un',
      'il frappe la bosse du plat de la main et rit aux éclats',
      'ils chantent vogue vogue et le bateau arrive chez un ami',
      'elle serre la balle contre elle et ne veut pas la renvoyer',
      'il se cache les pieds sous le drap et attend qu’on les trouve',
      'dans la cour, bébés et grands s’installent en rond autour de la grande toile',
      'ils tirent chacun de leur bord sur le parachute et la balle tombe à terre',
      'depuis l’histoire de la baleine, le parachute est devenu l’océan',
    ],
    scenes: ['cooperer', 'chanter'],
    picture:
      'Assis autour d’un parachute posé sur leurs genoux, des enfants font voguer une balle rouge; au bord, un bébé adossé à une éducatrice tend les mains.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'La mer sur nos genoux',
      observationDepart:
        'Une couverture qu’on secouait a fait une bosse. La bosse a couru jusqu’aux pieds d’un {0-18m|poupon}{!0-18m|enfant}, et deux mains se sont tendues pour la suivante.',
      intentionEducative:
        'Soutenir le plaisir d’attendre, de recevoir et d’envoyer quelque chose à quelqu’un, tous autour du même tissu.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        '{0-18m|Voir venir la vague et demander la suivante d’un pied, d’une main, d’un son.}',
        '{18-24m 2-3a 3-4a 4-5a|Lever ou baisser son bord selon celui d’en face.}',
        'Envoyer le bateau à quelqu’un, ou le recevoir.',
        '{3-4a 4-5a|Choisir un port et le faire comprendre à tout le monde.}',
      ],
      materiel: [
        item('Parachute de jeu', 'un, de quatre pas de large', 'Grand drap léger'),
        item(
          'Balles de mousse grosses comme un pamplemousse{0-18m|, chacune dans un gros bas}, les bateaux',
          '{10min|deux, dont une en réserve}{!10min|quatre}',
          'Paires de gros bas roulées serré',
        ),
        item(
          '{ete dehors 18-24m 2-3a 3-4a 4-5a|Gourdes d’eau}',
          '{ete 18-24m 2-3a 3-4a 4-5a|une par enfant de plus de dix-huit mois}',
          '{ete 18-24m 2-3a 3-4a 4-5a|Pichet et verres}',
        ),
        item('{0-18m|Couverture épaisse, l’île}', '{0-18m|une, à quatre pas du bord}', '{0-18m|Tapis lavable}'),
        item('{0-18m dehors hiver|Tapis de mousse}', 'deux', 'Matelas de gymnastique'),
        item('{dehors hiver|Mitaines sèches de rechange}', '{dehors hiver|une paire par enfant}', null),
        optional('{!0-18m si-ballons-de-plage|Ballon de plage, valve rentrée}', '{!0-18m|un}', null),
        optional('{18-24m 2-3a 3-4a 4-5a si-rouleaux-de-carton|Rouleaux de carton, les billots}', 'deux', null),
        optional('{0-18m si-ballons|Gros ballon mou, le paquebot}', '{0-18m si-ballons|un}', null),
        optional('{si-paniers|Panier, le port}', '{si-paniers|un}', null),
        optional('{si-bulles|Savon à bulles non toxique}', 'une bouteille, dans votre poche', null),
        optional('{0-18m 20min 30min si-livres|Livre cartonné}', 'un', null),
      ],
      preparation: [
        '{dehors !hiver|Cherchez roches, verre, crottes et guêpes dans l’herbe courte, puis étendez-y le tissu, à l’abri du vent,} {dehors ete|à l’ombre,} {dehors !hiver|loin des branches basses et de ceux qui courent.} {dedans|Reculez meubles, jouets et petits tapis à trois pas du tissu, passez le balai, et mettez tout le monde pieds nus : en bas, on glisse.} {dehors hiver|Étendez le tissu sur une neige tapée et plane, sans glace ni bosse, à l’abri du vent, loin de la pente à glisser. Mitaines aux mains; au seuil de froid de votre milieu, la mer se joue au local.}',
        'Passez le bord entre vos doigts : une frange, une couture ouverte, une poignée se replient dessous. On tient à pleines mains, rien ne s’enfile au poignet.',
        '{0-18m|Nommez l’adulte des poupons : elle en prend trois au plus, un entre ses jambes, un contre chaque hanche, et ne les quitte pas. L’autre, en face, mène la mer.} {0-18m|Plus de trois poupons? Une troisième adulte garde les autres sur l’île, et l’on change de tour.} {!0-18m|Assoyez-vous l’une en face de l’autre : à vous deux, vous voyez toutes les mains.}',
        '{0-18m|Étendez l’île à quatre pas du bord : dès que le tissu monte plus haut que les genoux, les poupons y sont.} {0-18m dehors hiver|Un tapis de mousse va dessous, un autre sous l’adulte et ses poupons, en habit de neige; au seuil de froid de votre milieu pour les poupons, tout le monde joue au local.}',
        '{18-24m 2-3a 3-4a 4-5a|Essayez le mot d’arrêt avec le groupe : « terre! », et toutes les mains descendent ensemble jusqu’au sol. Peu de bras? Pliez le tissu en deux.} {!18-24m !2-3a !3-4a !4-5a|Pliez le tissu en deux : vos mains le tiennent bas, sans l’aide de personne.}',
        '{avec-tissu|Pliez @materiel en petit bateau carré : flotte-t-il aussi bien?}',
      ],
      deroulement: [
        opening(
          { 10: 3, 20: 3, 30: 4 },
          '{dedans|On s’assoit en rond, jambes allongées, les pieds sous le bord.} {dehors !hiver|On s’assoit en rond, jambes allongées, les pieds sous le bord.} {dehors hiver|On se met à genoux en rond, les genoux sous le bord.} {0-18m|Les poupons s’adossent à leur adulte ou s’assoient contre elle, le tissu sur les pieds.} Dessous, votre poing fait une bosse qui avance, s’arrête, repart vers quelqu’un. « La mer a bougé. » D’autres bosses répondent, d’un pied ou d’un poing. Posez un bateau et levez doucement : « Vogue, vogue, mon bateau, la mer te prend sur son dos. Monte, monte, où t’en vas-tu? Vers deux mains que j’ai bien vues. » {18-24m 2-3a 3-4a 4-5a si-rouleaux-de-carton|Un rouleau de carton le suit, c’est un billot : il roule tout droit et ne sait pas tourner.}',
        ),
        play(
          { 10: 5, 20: 8, 30: 10 },
          'Le bateau part, tourne, accoste chez quelqu’un qui le renvoie. Derrière lui on lève, devant on baisse. {0-18m|Un poupon frappe la bosse du plat de la main; le bateau arrivé à ses pieds y reste tant qu’il le tâte. Un autre porte le bord à sa bouche : la vague s’arrête.} {18-24m|Le trottineur l’agrippe, le serre, le relance, le reprend aussitôt.} {2-3a|« À moi! » Les bras secouent si fort que le bateau file de l’autre bord.} {3-4a 4-5a|Un capitaine prend un ami d’en face pour port et crie son nom : là-bas, les mains descendent.} {4-5a|Deux voisines lèvent l’une après l’autre, pour que le bateau contourne le milieu.} {!0-18m si-ballons-de-plage|Avec un ballon de plage, c’est un paquebot : il faut deux voisins pour l’arrêter.} Le bateau verse? C’est un naufrage : les mains les plus proches le remettent sur la mer.',
        ),
        play(
          { 20: 6, 30: 8 },
          '{0-18m|La mer à terre, les poupons passent sur l’île avec leur adulte et un bateau.} {0-18m si-livres|Un livre ouvert s’y tient debout : c’est la voile.} {18-24m 2-3a 3-4a 4-5a|Debout! Posez les autres bateaux : la mer monte à la taille, ils sautent, tombent, roulent dessous. « Plongeur! » Un seul enfant, nommé par vous, va chercher un bateau sous le tissu; les autres lèvent à bout de bras et ne bougent plus.} {18-24m|Le trottineur avance la tête, voit toutes les jambes, ressort du même côté.} {2-3a|Une plongeuse traverse sans le bateau, ravie d’être là.} {3-4a|Un pied pointé montre où le bateau a roulé.} {4-5a|Le plongeur crie le port par où il sortira, et deux voisins lui ouvrent une porte.} {18-24m 2-3a 3-4a 4-5a|Le bateau retrouvé repart sur la vague; quelqu’un d’autre plonge.} {!18-24m !2-3a !3-4a !4-5a|L’autre adulte tire la mer jusqu’à l’île et l’aplatit de ses mains, un deuxième bateau au bout. Le poupon qui rampe la traverse, les paumes sur les plis; celui qui ne rampe pas encore, couché sur le dos, bat des talons sur le bord.}',
        ),
        play(
          { 30: 5 },
          '{18-24m 2-3a 3-4a 4-5a|Tous les bateaux reprennent la mer.} {18-24m !2-3a !3-4a !4-5a|L’une de vous lâche le bord et fait le temps : bras collés, calme plat; bras ouverts, grosse houle. Les trottineurs secouent, s’arrêtent, secouent encore.} {2-3a 3-4a 4-5a|Quelqu’un lâche le bord et fait le temps : bras collés, calme plat; bras ouverts, grosse houle; mains qui tremblent, pluie du bout des doigts. Tout le bord obéit, puis un autre enfant fait le temps.} {0-18m 18-24m|Tout le monde lâche le bord, et la marée s’en va : à genoux, tirez lentement le tissu par terre, un bateau dessus. Le petit qui rampe ou qui trotte le suit, et le tissu lui revient.}',
        ),
        closing(
          { 10: 2, 20: 3, 30: 3 },
          'Mer basse, tissu aux genoux{0-18m 20min 30min|, les poupons revenus au bord}. {si-bulles|Soufflez des bulles au ras de la mer : c’est l’écume, et les doigts la crèvent.} Redites « Vogue, vogue » en soufflant les mots; {10min|le bateau s’arrête dans deux mains et sort de la mer.} {!10min|chaque bateau s’arrête dans deux mains et sort de la mer.} {0-18m si-ballons|Un gros ballon, le paquebot, passe en dernier, tout doucement : des pieds de poupon l’arrêtent.} {si-paniers|Un panier collé au bord est le port : deux mains y déposent ce qui accoste.} Toutes les paumes poussent un bord et roulent le tissu jusqu’en face : le gros rouleau devient un bateau, et l’on s’assoit dessus{0-18m|, les poupons contre leur adulte}, pour saluer de la main.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          '{0-18m|Avec les poupons, gardez l’avant-bras couché sur le tissu, devant eux : la vague y meurt, à leurs genoux.}',
          'Regardez les mains que vous visez avant de lever : le bateau suit souvent vos yeux.',
          '{18-24m 2-3a 3-4a 4-5a|Dites tout haut ce que font deux bords contraires : « Vous levez tous les deux, il ne sait plus où aller. »}',
          'Arrêtez la vague en haut de sa course, et reprenez au premier signe : un talon, un « encore », un bord qu’on tire.',
        ],
        questionsOuvertes: [
          'À qui l’envoies-tu?',
          'Qu’est-ce qui s’en vient vers tes pieds?',
          '{3-4a 4-5a|Comment le mener jusqu’au port sans naufrage?}',
          '{30min 3-4a 4-5a|Quel temps fait-il sur ta mer?}',
        ],
      },
      vocabulaire: ['la mer', 'la vague', 'le bateau', 'lever', 'baisser', 'encore', '{3-4a 4-5a|le port}', 'calme'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Trois vagues, un arrêt, un regard. Le poupon se détourne ou se raidit? L’île est à lui, et vous y roulez un bateau jusqu’à ses mains.',
        },
        {
          pour: '18-24m',
          texte:
            'L’enfant tient un bord à côté du vôtre et le lâche quand l’envie passe. {20min 30min|Sous la mer haute, le trottineur entre et ressort par votre côté.}',
        },
        {
          pour: '2-3a',
          texte:
            'Donnez deux mots à crier : « monte » et « dodo ». Le bord obéit, même quand ils arrivent trop vite l’un après l’autre.',
        },
        {
          pour: '3-4a',
          texte: 'Le capitaine choisit son port à la couleur d’un chandail et l’annonce avant que la vague se lève.',
        },
        {
          pour: '4-5a',
          texte: 'Deux bateaux partent ensemble vers deux ports : les équipages s’entendent avant de lever.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            '{18-24m 2-3a 3-4a 4-5a|En fauteuil, freins mis, l’enfant tient le bord sur ses genoux : la mer basse prend cette hauteur de son côté. Le tissu qui claque inquiète un enfant? Son port est à quatre pas, et le bateau roule jusqu’à lui.} Un enfant voit mal? Trois petites secousses du bord, sous ses doigts ou ses pieds, lui annoncent la vague.',
        },
        {
          pour: 'interieur',
          texte:
            '{dehors !hiver|Un jour de pluie, la même mer tient au milieu du local, meubles reculés, pieds nus pour ne pas glisser.} {dehors hiver|S’il vente ou s’il fait trop froid, la même mer tient au milieu du local, meubles reculés, pieds nus.}',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, au local, les orteils font toutes les vagues, sous le tissu.} {hiver|L’été, la même mer s’étend sur l’herbe courte, à l’ombre.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Balle de mousse reçue sur la tête.',
          'Bascule en arrière pour avoir tiré trop fort.',
          'Bateau attendu qui va chez un autre.',
        ],
        dangersAEliminer: [
          '{0-18m|Tissu sur le visage d’un poupon : l’avant-bras de son adulte l’arrête aux genoux, et un bord tiré vers la bouche arrête la vague. Tissu plus haut que les genoux : tous les poupons sont sur l’île, à quatre pas.}',
          '{18-24m 2-3a 3-4a 4-5a 20min 30min|Mer qui retombe sur un plongeur : un seul dessous, à quatre pattes, tous les bras levés jusqu’à sa sortie; « terre! » se crie quand il n’y a personne.}',
          '{0-18m|Poupon qui rampe sous le bord : la vague s’arrête, son adulte rabat le tissu vers le milieu et dégage la tête d’abord.}',
          '{18-24m 2-3a 3-4a 4-5a 20min 30min|Enfant debout qui tire et recule : derrière lui, le sol reste libre sur trois pas.}',
          'Bord ou poignée enroulés à un poignet, à une cheville : on tient à pleines mains, on lâche d’un coup.',
          '{dehors|Rafale qui arrache le tissu : tous lâchent, l’adulte le couche par terre et la mer est finie.} {dedans 18-24m 2-3a 3-4a 4-5a|Pied en chaussette sur le tissu : il part sous l’enfant; bas ôtés dès le début, et personne ne marche sur la mer.}',
          '{0-18m|Bas retiré ou mousse mordue : cette balle sort du jeu, une autre la remplace.} {18-24m !0-18m|Mousse mordue : cette balle sort du jeu, une autre la remplace.}',
          '{ete dehors|Soleil et chaleur : on suit l’ombre, chapeaux sur les têtes, et l’on rentre si un visage rougit.} {ete dehors 18-24m 2-3a 3-4a 4-5a|On boit entre deux mers.} {dehors hiver|Froid : mitaines sèches de rechange; doigts rouges ou enfant qui ne bouge plus, tout le monde rentre.} {0-18m dehors hiver|Touchez la nuque des poupons à chaque chanson; fraîche, on rentre.}',
          '{!0-18m si-ballons-de-plage|Ballon de plage mordu ou crevé : il sort du jeu, avec tous ses morceaux.}',
          '{18-24m 2-3a 3-4a 4-5a si-rouleaux-de-carton|Rouleau de carton mordu ou mouillé : il sort du jeu.}',
          '{0-18m si-ballons|Ballon mordu, entaillé ou à valve qui dépasse : il sort du jeu, avec tous ses morceaux; aucun ballon de baudruche.}',
          '{si-bulles|Savon dans un œil ou sous un pied : peu de bulles, au ras du tissu, loin des visages; le sol s’essuie.}',
        ],
        supervision: 'palier1',
        allergies: [
          'Balles sans latex, tissu lavé sans parfum.{dehors !hiver| Piqûres d’insectes : auto-injecteur sur l’adulte qui mène la mer.}',
        ],
      },
      observation: [
        'Compétences sociales : vers qui l’enfant tourne-t-il les yeux quand le bateau quitte ses mains ou ses pieds?',
        'Motricité globale : quand la mer ralentit, ses bras, son dos ou ses jambes ralentissent avec elle, ou continuent seuls?',
        'Langage oral : relevez le mot, le son ou le geste qui lui sert à demander une vague.',
      ],
      prolongements: [
        'Demain, mettez tous les pieds sous le tissu : à qui est la bosse qui bouge?',
        'Le jour où l’on change les draps, un parent fait deux vagues au-dessus du matelas et un toutou embarque.',
      ],
      reflexionRetroaction: [
        '{18-24m 2-3a 3-4a 4-5a|À quel moment les bords se sont-ils accordés sans ma voix?} {!18-24m !2-3a !3-4a !4-5a|Quelle demande d’un poupon ai-je reconnue avant de lever la vague?}',
        'Chez qui le bateau n’a-t-il jamais accosté?',
      ],
    },
  },
  {
    key: 'le-village-sans-toits',
    summary:
      '« Toc, toc, qui est là? » Des maisons de neige à murs bas, sans toit, des chemins pelletés d’une porte à l’autre, et l’on se rend visite.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['eau-neige-et-glace', 'cabanes-et-constructions', 'quartier-et-metiers'],
    materials: ['neige', 'chaudieres-et-pelles'],
    place: 'YARD',
    alsoAt: {
      PARK: 'Au parc, le village s’ouvre dans un carré de neige neuve, loin des glisseurs et de la rue.',
    },
    seasons: ['WINTER'],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'village',
      'village de neige',
      'maison de neige',
      'fort de neige',
      'château de neige',
      'igloo',
      'banc de neige',
      'bâtir dans la neige',
      'pelle',
      'pelleter',
      'pelter',
      'chaudière',
      'jouer au magasin',
      'visite',
      'voisin',
      'cogner à la porte',
      'construire un fort',
      'construction',
      'hiver',
      'jeux de neige',
    ],
    seen: [
      'elle s’assoit dans son trou de neige et dit qu’elle est chez elle',
      'il cogne dans le vide et attend qu’on réponde qui est là',
      'ils pellettent un chemin de sa maison à celle du voisin',
      'il refait sa porte chaque fois qu’une botte la démolit',
      'elle sert du thé de neige à sa visite avec un grand sourire',
      'il est fâché, un ami a passé à travers son mur',
      'depuis la tempête, ils ont creusé plein de petites maisons dans la cour',
      'au pied du banc de neige, ils jouent aux voisins et s’échangent des tourtières',
    ],
    scenes: ['neige-glace', 'empiler-construire', 'magasin-metiers', 'creuser'],
    picture:
      'Trois petites maisons de neige aux murs bas, sans toit; une enfant cogne en l’air à une porte, un marchand tend sa chaudière, un petit pellette un chemin.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'Le village sans toits',
      observationDepart:
        'Un enfant s’assoit dans le trou que sa pelle vient de faire. « Chez nous. » Une amie s’arrête au bord, cogne sur l’air et avance la botte.',
      intentionEducative:
        'Soutenir les mots du voisinage, ceux qui nomment un chez-soi, qui demandent d’entrer, qui invitent et qui saluent.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
      ],
      objectifs: [
        'Cogner, saluer, accueillir ou renvoyer la visite d’un mot ou d’un geste.',
        '{18-24m 2-3a|Dire ou pointer chez qui l’on s’en va.}',
        '{3-4a 4-5a|Nommer sa maison et expliquer par où y venir.}',
        'Pelleter et taper la neige pour faire sa place à côté des autres.',
      ],
      materiel: [
        item('Neige', 'assez pour y enfoncer la botte jusqu’à la cheville', null),
        item('Petites pelles solides', 'une par enfant, une pour vous', 'Contenants rigides à bord rond'),
        item('Chaudières', 'une par enfant{30min 45min|, deux pour le magasin}', 'Gros pots de plastique'),
        item('Mitaines sèches de rechange', 'une paire par enfant', 'Gros bas de laine'),
      ],
      preparation: [
        'Marchez le terrain du talon : glace vive, roche, jouet gelé. Le village se tient loin {cour|du bord du toit, d’où la neige tombe, et du tas de la déneigeuse}{parc|de la rue, des glisseurs et du tas de la déneigeuse}.',
        'Tapez du pied le tour du village et, au milieu, une place ronde de trois pas{30min 45min|, où le magasin ouvrira} : de là, vous voyez toutes les portes.',
        '{3-4a 4-5a|Fixez avec les enfants la loi du village : des murs qui s’arrêtent aux genoux, et le ciel au-dessus de tous.} {!3-4a !4-5a|Montrez la hauteur d’un mur, du plat de la mitaine : au genou des enfants.}',
        'Comparez la température et le refroidissement éolien au seuil de votre milieu{18-24m|; une main de trottineur froide dans sa mitaine, et l’on rentre}.',
        '{1adulte|Seule, tenez la place : aucune maison n’est à plus de six pas.} {2adultes|À deux, l’une tient la place, l’autre fait des visites.} {18-24m 2-3a multiage|Les maisons des plus jeunes touchent la place.} {18-24m 2-3a !multiage|Toutes les maisons touchent la place.}',
        '{avec-contenant|Ajoutez @materiel : la vaisselle du village.} {avec-tissu|Étendez @materiel sur la neige d’une maison : voilà le tapis.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Tapez du pied un carré où vous tenez assise, laissez une ouverture, entrez par là, assoyez-vous. « Enfin chez nous. » Regardez à gauche, à droite, soupirez. « Belle maison. Mais il ne vient jamais personne. » À la première mitaine qui cogne sur l’air : « Oui? Qui est là? »',
        ),
        play(
          { 20: 13, 30: 12, 45: 14 },
          'Les maisons s’ouvrent : un plancher pelleté, un mur bas avec la neige sortie, une porte. {18-24m !multiage|Vous creusez, chacun verse sa pelletée sur le mur.} Neige collante? Une chaudière démoulée fait la table. Poudreuse? Un tas fait le lit. {18-24m|Le trottineur s’assoit dans son trou, se lève, se rassoit : « Toc! » Votre mitaine répond, une fois, puis deux.} {2-3a|Une botte efface la porte. « Fermé! » Elle la refait : « Ouvert! »} {3-4a|Une hôtesse verse un thé de neige et prévient sa visite : le lit est pris, le chat y dort.} {4-5a|Deux voisins pellettent l’un vers l’autre et finissent à la botte, pelles couchées; leur chemin reçoit un nom de rue.} Marchez de porte en porte, cognez, demandez qui habite là.',
        ),
        play(
          { 30: 9, 45: 10 },
          'Sur la place, deux chaudières renversées font le comptoir. « Ouvert! » Le magasin vend ce que le village a : pains de neige, patates de neige, neige en poudre. {18-24m|Le trottineur tend sa chaudière, la reçoit pleine, la verse deux pas plus loin et revient : « Encore! »} {2-3a|Une cliente veut des patates. « Combien? » « Beaucoup! »} {3-4a|La marchande demande si c’est pour emporter, et chez qui.} {4-5a|Le livreur part avec deux commandes et deux adresses à retenir; il se trompe de porte et s’explique.} On paie d’un merci, d’une mitaine serrée ou d’une pelletée de chemin.',
        ),
        play(
          { 45: 10 },
          'Grande nouvelle : tout le village est attendu dans une seule maison. Laquelle? {18-24m 2-3a|De porte en porte, une mitaine en tire une autre : « Viens! »} {3-4a 4-5a|Des messagers partent porter l’invitation, une porte chacun, et rapportent la réponse.} On entre, on déborde : il faut reculer un mur, creuser une deuxième porte, apporter sa chaudière pour s’asseoir. Ce qu’on fait ensuite, la maison le décide : manger, dormir, chanter, se chicaner pour la place.',
        ),
        closing(
          { 20: 4, 30: 5, 45: 6 },
          'Le soir tombe sur le village : baissez la voix. Passez de maison en maison, cognez et dites bonsoir; l’habitant répond d’un mot, d’une mitaine ou d’un ronflement, prend sa pelle, le manche en haut, et se joint à la file. Au bout du chemin, tous se retournent : « Bonsoir, village! » Comptez les enfants, les pelles, les chaudières.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Cognez à chaque porte, même celle d’un trou de botte, et restez dehors tant que personne n’a répondu.',
          'Mettez des mots sur le geste : « Tu tasses ton pied, tu me fais une place. Merci, voisin. »',
          'Portez les nouvelles d’une maison à l’autre : « Là-bas, il leur manque un lit. Qui s’y connaît? »',
          'Saluez en serrant les mitaines : la mouillée ou la froide se sent, et vous savez quand il est temps de rentrer.',
        ],
        questionsOuvertes: [
          'Qui habite ici?',
          'Qu’est-ce qu’on trouve dans ta maison?',
          '{3-4a 4-5a|Par où passer pour aller chez toi?}',
          '{4-5a|Que manque-t-il encore au village?}',
        ],
      },
      vocabulaire: [
        'la maison',
        'la porte',
        'cogner',
        'entrer',
        'la visite',
        'le voisin',
        '{30min 45min|le magasin}',
        'bonsoir',
      ],
      adaptations: [
        {
          pour: '18-24m',
          texte:
            'Pelletez une maison où vous tenez à deux, avec une porte à passer cent fois. Prêtez trois petits mots : « toc », « entre », « bye ».',
        },
        {
          pour: '2-3a',
          texte:
            'Bâtissez deux maisons collées, avec un creux dans le mur du milieu : on s’y tend une chaudière, on s’y dit allô.',
        },
        {
          pour: '3-4a',
          texte:
            'Cognez en étant quelqu’un d’autre : un plombier, une voyageuse perdue, une voisine qui a faim. L’enfant trouve quoi répondre.',
        },
        {
          pour: '4-5a',
          texte:
            'Du talon de la botte, l’enfant trace devant sa porte un numéro, une lettre ou un signe, et apprend aux visiteurs à le lire.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Le chemin se pellette à la largeur de la marchette ou du fauteuil, jusqu’à la porte. Un enfant parle peu? Une chaudière renversée lui sert de sonnette : un coup, entrez; deux coups, je dors.',
        },
        {
          pour: 'interieur',
          texte:
            'Au local, quatre coussins couchés font les murs d’une maison, et l’on cogne du poing sur le plancher.',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’été, le village se trace dans le sable : planchers lissés de la main, murs bas, mêmes portes où cogner.',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Mur écrasé par un passant.',
          'Chute molle, neige dans le cou.',
          'Visite refusée, porte fermée.',
        ],
        dangersAEliminer: [
          'Toit, tunnel, trou dans un banc de neige : aucun; ouvrez-le du pied. Les murs s’arrêtent aux genoux, le dessus reste à l’air.',
          'Pelle levée plus haut que la ceinture, neige lancée vers une maison habitée : deux pelles d’écart, et la neige se verse. À la porte, la pelle se couche.',
          'Neige sale, salée ou soufflée, neige à la bouche : ce qu’on sert au village est pour rire, personne ne goûte.',
          '{cour|Neige ou glaçons au bord du toit : la maison la plus proche en est à dix pas.} {parc|Glisseurs et motoneiges : le village tourne le dos à la butte, et l’on reste dans son tour tapé.}',
          'Glace vive mise à nu par les pelles : couvrez-la de neige et déviez le chemin.',
          'Froid : le seuil de votre milieu, au plus bas -27 °C; nuques et mains touchées à chaque visite, mitaines mouillées changées, cache-cou au lieu du foulard.',
        ],
        supervision: 'palier2',
        allergies: [
          'Asthme à l’air froid ou urticaire au froid : la pompe sur vous, la consigne du parent relue avant de sortir.',
        ],
      },
      observation: [
        'Langage oral : par quels mots ou quels gestes l’enfant obtient-il qu’une porte s’ouvre?',
        'Compétences sociales : racontez une visite refusée, des deux bords du mur.',
        'Fonction symbolique : la même pelletée de neige, tour à tour lit, soupe ou monnaie, et les noms qu’il lui donne.',
      ],
      prolongements: [
        '{cour|Laissez passer la nuit sur le village : au matin, qui retrouve sa porte, et que faut-il réparer?} {parc|Revenez après la prochaine bordée : où étaient les portes?}',
        '{cour|À l’heure du départ, le parent cogne avant d’entrer : son enfant le reçoit chez lui, une minute.} {parc|Ce soir, l’enfant et son parent cognent à la porte de leur propre maison : qui va répondre?}',
      ],
      reflexionRetroaction: [
        'Quels mots sont nés aux portes, et lesquels ai-je soufflés?',
        'Qui n’a reçu aucune visite, par choix ou par oubli?',
      ],
    },
  },
]
