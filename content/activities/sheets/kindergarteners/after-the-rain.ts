import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

export const KINDERGARTENERS_AFTER_THE_RAIN_SHEETS: readonly BankSheet[] = [
  {
    key: 'le-barrage-des-castors',
    summary:
      'Ça coule encore dessous! Avec brindilles, boue et feuilles, les castors bouchent leur gouttière jusqu’à ce qu’un étang se forme.',
    ageGroups: ['AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['eau-neige-et-glace', 'cabanes-et-constructions', 'animaux-et-traces'],
    materials: ['eau', 'terre', 'batons', 'feuilles', 'chaudieres-et-pelles'],
    place: 'YARD',
    alsoAt: {
      PARK: 'Les gouttières s’appuient sur le rebord du carré de sable, l’eau vient en bidons.',
    },
    seasons: ['SPRING', 'SUMMER'],
    alsoIn: { AUTUMN: 'Les feuilles tombées deviennent le meilleur bouchon; les mains se réchauffent souvent.' },
    durationMinutes: 45,
    adults: 1,
    calls: [
      'castor',
      'barrage',
      'gouttière',
      'rigole',
      'boucher',
      'fuite',
      'boue',
      'eau qui coule',
      'étang',
      'construire',
      'brindilles',
      'inondation',
      'construction',
      'animaux',
      'jeux d’eau',
    ],
    seen: [
      'ils empilent des branches pis de la bouette en travers du petit courant pour l’arrêter',
      'il colle son nez à terre pour trouver par où ça passe encore',
      'elle bouche les trous avec des feuilles mouillées et crie envoie de l’eau',
      'il démolit le mur des autres d’un coup de pied parce qu’il veut que l’eau arrive à lui',
      'elle recommence pour la quatrième fois, sa digue part toujours quand on verse',
      'il demande comment l’animal avec la grosse queue fait pour construire sans mains',
      'au chalet, il a vu une hutte sur l’étang et veut en bâtir une pareille dans la cour',
      'dans la cour, après l’averse, ils font un lac et ça se sauve toujours par en dessous',
    ],
    scenes: ['eau', 'flaques-boue', 'cooperer', 'pourquoi'],
    picture:
      'Trois enfants bouchent une gouttière de brindilles et de boue : l’une verse l’eau, une autre cherche la fuite, l’éducatrice à genoux tout près.',
    sheet: {
      titre: 'Le barrage des castors',
      observationDepart:
        'Un enfant a mis son pied en travers de la rigole : l’eau a monté, puis contourné la botte. « Elle passe quand même! »',
      intentionEducative:
        'Permettre aux enfants d’essayer des solutions, d’en voir la faille et de la réparer ensemble.',
      domaines: [
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
      ],
      objectifs: [
        'Trouver par où l’eau s’échappe, et avec quoi la retenir.',
        'Entrecroiser, tasser et colmater avec les doigts.',
        'Accepter qu’un ami change le barrage, ou lui dire pourquoi non.',
      ],
      materiel: [
        item('Gouttières de plastique de deux mètres', 'trois', 'Rigole creusée dans le sable, tapissée d’une nappe'),
        item('Brindilles, feuilles et poignées d’herbe', 'trois chaudières pleines, une par équipe', 'Foin'),
        item('Boue épaisse', 'trois gros pots, un par équipe', 'Sable mouillé'),
        item('Arrosoirs', 'trois', 'Pichets'),
        item('Bidon d’eau fermé, servi par l’adulte', 'un', 'Chaudière à couvercle'),
        item('Chaudières pour recevoir l’eau', 'trois', 'Bacs'),
        item('Bûches debout, un peu plus hautes que les chaudières', 'trois', 'Caisses ou piles de briques'),
        item('Ruban adhésif épais, pour un bord coupant', 'un rouleau', null),
        item('Débarbouillettes mouillées', 'une par enfant', null),
      ],
      preparation: [
        '{parc|Faites porter d’avance gouttières et bidon, ou roulez-les en chariot; le rebord du carré de sable remplace les bûches.}',
        'Calez le bout haut de chaque gouttière sur une bûche{parc| ou sur le rebord du carré de sable}. Le bout bas repose sur le bord d’une chaudière{parc|, enfoncée dans le sable}, à peine plus bas : trop de pente emporte tout.',
        'Placez les trois gouttières en éventail, les bouts bas devant vous : chaque chaudière reste à portée de bras.',
        'Gardez le bidon contre votre genou : les arrosoirs se remplissent de votre main.',
        '{avec-naturel|Posez aussi @materiel dans la réserve des castors.}',
      ],
      deroulement: [
        opening(
          { 30: 4, 45: 5, 60: 6 },
          'Faites couler un arrosoir dans la gouttière vide. L’eau file, tombe, disparaît. « Un castor voudrait un étang ici. Il n’a que ses pattes et ses dents. » Montrez la réserve de brindilles, puis gardez vos mains dans vos poches.',
        ),
        play(
          { 30: 20, 45: 20, 60: 22 },
          'Une équipe par gouttière : les castors croisent des brindilles, pressent la boue, crient « eau! » quand le barrage est prêt. Un castor verse, à tour de rôle; les autres cherchent la fuite, le nez au ras de la gouttière. Un barrage emporté se recommence ailleurs, plus large ou plus serré.',
        ),
        play(
          { 45: 12, 60: 14 },
          'Aidez à raccorder deux gouttières, l’une en hauteur, l’autre au ras du sol : le barrage d’en haut décide de l’eau d’en bas. Qui ouvre? Qui attend? La troisième équipe vient aider ou garde son étang. Restez à genoux près des chaudières.',
        ),
        play(
          { 60: 9 },
          'Un étang qui tient appelle des habitants : feuilles qui flottent, hutte en brindilles, sentier de boue pour y monter.',
        ),
        closing(
          { 30: 6, 45: 8, 60: 9 },
          'Chaque équipe montre l’endroit qui a résisté, puis choisit qui crèvera le barrage du doigt. Tous écoutent l’eau tomber. Les chaudières servent à arroser un arbre.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Remplissez chaque arrosoir au quart : le filet reste mince, et l’équipe revient vous raconter.',
          'Penchez-vous près de la gouttière, à côté de l’enfant, et suivez du doigt la goutte qui fuit.',
          'Quand deux idées s’opposent, donnez à chacune sa portion de gouttière.',
        ],
        questionsOuvertes: [
          'Par où l’eau s’est-elle échappée?',
          'Qu’est-ce que la boue fait, que les brindilles ne font pas?',
          '{45min 60min|Qu’arrivera-t-il en bas si tu ouvres en haut?}',
        ],
      },
      vocabulaire: [
        'le barrage',
        'la fuite',
        'colmater',
        'le niveau',
        'déborder',
        'entrecroiser',
        '{60min|la hutte}',
        'retenir',
      ],
      adaptations: [
        {
          pour: '4-5a',
          texte:
            'À qui se décourage, donnez une poignée de boue et une de feuilles, à essayer l’une après l’autre. Les plus tenaces marquent d’un trait de boue le niveau de l’eau et comptent jusqu’à ce qu’il baisse.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Le castor qui veut garder ses mains propres pose les brindilles, et un ami presse la boue. Celui qui tient mal debout travaille assis, sa gouttière sur {cour|une table basse}{parc|un banc}.',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’hiver, un jour doux, la neige collante bouche la gouttière vide et des balles y roulent à la place de l’eau.',
        },
      ],
      securite: {
        risquesAcceptes: ['Manches mouillées et boue jusqu’aux coudes.', 'Barrage détruit par un voisin pressé.'],
        dangersAEliminer: [
          'Noyade : les chaudières du bas se vident dès qu’elles sont au quart, et aucun enfant n’y joue seul; un adulte reste à portée de bras.',
          'Bord coupant d’une gouttière : passez-y le pouce et couvrez-le de ruban adhésif épais.',
          'Eau boueuse dans les yeux ou la bouche : débarbouillettes propres à portée, mains lavées avant la collation.',
        ],
        supervision: 'palier1',
        allergies: ['Moisissures des feuilles mortes : les brindilles et la boue suffisent à qui y réagit.'],
      },
      observation: [
        'Raisonnement : que modifie-t-il après avoir vu l’eau passer?',
        'Motricité fine : comment presse-t-il, croise-t-il, bouche-t-il un petit trou?',
        'Compétences sociales : comment obtient-il l’aide ou le tour d’un coéquipier?',
      ],
      prolongements: [
        '{cour|Laissez un barrage sécher sans eau et revenez le mouiller demain}{parc|Rapportez une poignée de boue et de brindilles, à mouiller une fois sèche} : la boue dure tient-elle mieux?',
        'En faisant la vaisselle, l’enfant et son parent peuvent chercher ce qui bouche le mieux une passoire.',
      ],
      reflexionRetroaction: [
        'Quelle fuite ai-je montrée avant qu’un enfant la cherche?',
        'Quelles idées venaient d’eux et lesquelles de ma voix?',
      ],
    },
  },
  {
    key: 'a-qui-est-cette-semelle',
    summary:
      'Étoiles, zigzags, ronds : après la pluie, chaque botte signe la boue, et les détectives cherchent à qui est cette empreinte.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_LANGUAGE'],
    themes: ['terre-et-boue', 'animaux-et-traces'],
    materials: ['terre', 'papier-et-crayons', 'chaudieres-et-pelles'],
    place: 'PARK',
    alsoAt: {
      YARD: 'Un coin de terre nue suffit, et les pigeons de la veille ont peut-être signé avant vous.',
      WOODS: 'Le sentier garde aussi les pas d’un chien, d’un vélo, d’une famille.',
    },
    seasons: ['SPRING', 'AUTUMN'],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'traces',
      'empreinte',
      'botte',
      'semelle',
      'boue',
      'détective',
      'indice',
      'après la pluie',
      'qui est passé',
      'pareil pas pareil',
      'soulier',
      'enquête',
      'police',
    ],
    seen: [
      'elle pèse fort dans la gadoue et se penche pour voir le dessin que ça laisse',
      'il regarde en dessous des souliers de tout le monde pour trouver celui avec des ronds',
      'ils effacent avec la main et repilent au même endroit, encore et encore',
      'il dit c’est pas moi qui a marché là, mes lignes sont pas pareilles',
      'ils accusent un ami d’avoir sali le plancher et cherchent des preuves',
      'elle est toute contente de ses bottes neuves parce qu’il y a des étoiles dessous',
      'au parc, après la grosse pluie, ils ont étampé leurs pieds dans la terre molle',
      'dans le vestiaire, ils ont viré toutes les bottes à l’envers pour comparer les motifs',
    ],
    scenes: ['flaques-boue', 'trier', 'traces'],
    picture:
      'Sur la boue lissée, des empreintes à étoiles et à zigzags; l’éducatrice soulève la botte d’une enfant pour que les détectives comparent.',
    sheet: {
      titre: 'À qui est cette semelle?',
      observationDepart:
        'Un enfant a levé sa botte pour la montrer : « Regarde, j’ai des petites étoiles dessous! » Toutes les bottes se sont retournées.',
      intentionEducative: 'Soutenir l’observation des petits détails et le plaisir de vérifier une idée par soi-même.',
      domaines: [
        { domaine: 'cognitif', composante: 'Attention', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Développement graphique', role: 'secondaire' },
      ],
      objectifs: [
        'Comparer deux empreintes et dire ce qui est pareil.',
        'Appuyer sa botte et soulever sans brouiller la trace.',
        '{4-5a 30min 45min|Garder un indice par un dessin et s’en servir pour chercher.}',
      ],
      materiel: [
        item('Petites pelles pour lisser', 'une pour deux enfants', 'Planche'),
        item('Seconde paire de bottes, pour vous', 'une', 'Empreinte d’une collègue'),
        item('{30min 45min|Cartons de la taille d’une main}', 'deux par enfant', 'Intérieur de boîtes de céréales'),
        item('{30min 45min|Crayons gras}', 'un par enfant', 'Craies grasses'),
      ],
      preparation: [
        'Cherchez d’avance une terre ni molle ni sèche : votre botte y laisse son dessin et ressort propre.',
        'Lissez deux tapis grands comme une serviette de plage, du plat de la pelle.',
        'Appuyez votre propre semelle au milieu de l’un, puis chaussez l’autre paire.',
        '{2adultes|À deux, l’une reste aux tapis, l’autre suit les pistes qui s’éloignent.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Accroupissez-vous devant l’empreinte et faites-en le tour, sans y toucher. « Quelqu’un est passé. Ce n’est pas moi, j’ai d’autres bottes. Il nous faut des détectives. » Attendez qu’un pied se lève pour comparer.',
        ),
        play(
          { 20: 12, 30: 12, 45: 18 },
          'Assise entre les deux tapis, tendez la pelle à qui n’a plus de place. Les enfants signent la boue d’un coup de semelle, lissent, signent encore. {3-4a|Appuyer fort, retirer le pied, regarder le dessin : ils ne s’en lassent pas.} {3-4a !multiage|Quand les pas se précipitent, demandez une trace qui n’a que le talon, puis que la pointe, puis deux pieds tombés d’un seul saut.} {3-4a !multiage 45min|Une trace en recouvre une autre? « Une bête à deux semelles! Qui l’a faite? » Les deux auteurs viennent y remettre leur botte.} {4-5a|Les détectives d’un tapis ferment les yeux pendant qu’un ami y signe, puis cherchent à qui est la trace, semelle par semelle.} {4-5a 45min|Une piste part à cloche-pied, une autre à reculons : les détectives marchent dans les traces pour comprendre.} {4-5a !multiage|Ils trouvent trop vite? Chaussez une botte de chaque paire et traversez un tapis pendant qu’ils ferment les yeux : combien de personnes sont passées?} {30min 45min|Une trace reste sans nom? C’est le moment des cartons.}',
        ),
        play(
          { 30: 7, 45: 12 },
          'Les indices se dessinent sur un carton : un zigzag, trois ronds. {4-5a|Un carton à la main, les détectives cherchent la même semelle sous les bottes des amis.} {3-4a|Le carton se pose à côté de la botte qui a le même dessin.} Une preuve manque? Le pied revient se poser dans la trace.',
        ),
        closing(
          { 20: 5, 30: 7, 45: 10 },
          'Un dernier regard sur les tapis : « À qui est cette trace, au bord? » Les pieds se posent à côté, deux ou trois à la fois, jusqu’à la preuve. {30min 45min|L’auteur choisit la trace suivante.} Lissez ensemble les tapis : qui les signera d’ici demain?',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Un volontaire s’appuie à votre épaule : tenez son mollet et montrez sa semelle aux autres.',
          'Lisez la trace comme un détective prudent : « Deux lignes et un creux. Je ne dis pas de nom. »',
          'Trompez-vous d’empreinte avec aplomb : il leur faudra une preuve pour vous faire changer d’idée.',
        ],
        questionsOuvertes: [
          'À quoi reconnais-tu ta botte?',
          'Qu’est-ce qui est pareil?',
          'De quel côté marchait cette personne?',
          'Comment pourrait-on en être sûr?',
        ],
      },
      vocabulaire: ['l’empreinte', 'la semelle', 'le talon', 'l’indice', 'lisse', 'appuyer', 'le zigzag', 'la preuve'],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Donnez à chacun son coin de tapis, large comme quatre bottes. Le reste du jeu est à lui : signer, effacer du plat de la pelle, signer par-dessus.',
        },
        {
          pour: '4-5a',
          texte:
            'Parmi les traces de bottes, imprimez une cocotte, une roche et un bout de bâton, ramassés sur place : les détectives trouvent les traces qu’aucune botte n’a faites.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui voit peu lit la semelle avec deux doigts, dessous, puis pose les mêmes doigts dans le creux de la trace.',
        },
        {
          pour: 'interieur',
          texte:
            'Une plaque d’argile garde aussi la semelle d’un soulier propre; les pieds se comparent sous la table.',
        },
      ],
      securite: {
        risquesAcceptes: ['Glissade sur la terre mouillée.', 'Vêtements qui deviennent des preuves.'],
        dangersAEliminer: [
          'Botte restée prise : l’enfant s’appuie sur vous des deux mains et vous soulevez le talon, sans tirer sur le bras.',
          'Pas qui s’éloignent : la piste reste sous vos yeux, jusqu’au bord convenu et pas plus loin.',
          'Verre, canette ou crotte sous la boue : passez la pelle avant le premier pied.',
        ],
        supervision: 'palier3',
        allergies: ['Feuilles en décomposition : l’enfant qui y réagit joue là où la terre est nue.'],
      },
      observation: [
        'Attention : combien d’indices vérifie-t-il avant de répondre?',
        'Langage oral : comment décrit-il sa preuve?',
        'Développement graphique : {30min 45min|que garde-t-il de la semelle dans son dessin?}{20min|quelles formes de la semelle nomme-t-il, ronds, lignes ou zigzags?}',
      ],
      prolongements: [
        'Laissez un tapis lisse {cour|devant la porte de la cour}{parc bois|au bord du sentier} pour la fin de semaine et lisez-le le lundi.',
        '{cour|Invitez chaque parent à poser sa semelle, le soir}{parc bois|Le parent frotte un crayon sur un papier posé contre sa semelle, le soir} : l’enfant la reconnaît-il au matin?',
      ],
      reflexionRetroaction: [
        'Combien d’erreurs d’empreinte se sont réglées sans moi?',
        'Qui regarde les détails, qui regarde l’ami qui les montre?',
      ],
    },
  },
  {
    key: 'l-ombre-de-midi',
    summary:
      '« Elle est plus là! » Le contour tracé le matin se vide à midi : où l’ombre s’en va-t-elle, et pourquoi change-t-elle?',
    ageGroups: ['AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['lumiere-et-ombre', 'nombres-et-formes'],
    materials: ['craies', 'batons'],
    place: 'YARD',
    alsoAt: {
      PARK: 'Le jour d’une longue sortie, l’ombre d’un lampadaire se suit de l’arrivée au départ.',
    },
    seasons: ['SPRING', 'AUTUMN'],
    alsoIn: {
      WINTER: 'Même à midi, l’ombre d’hiver s’étire : un bâton la trace dans la neige.',
      SUMMER:
        'L’ombre de midi se loge presque sous les pieds : on revient la voir à midi, chapeau sur la tête, puis on parle à l’ombre.',
    },
    durationMinutes: 30,
    adults: 1,
    calls: [
      'ombre',
      'soleil',
      'midi',
      'mon ombre est géante',
      'rapetisser',
      'pourquoi l’ombre bouge',
      'mesurer',
      'craie',
      'journée ensoleillée',
      'contour',
      'heure',
      'silhouette',
    ],
    seen: [
      'il pile sur la forme noire de son ami et crie je t’ai pogné',
      'elle essaie de se sauver de la tache noire qui la suit sur l’asphalte',
      'ils tracent le tour d’un ami debout et lui ajoutent des grandes ailes',
      'il dit que son double a rapetissé depuis tantôt et veut savoir pourquoi',
      'elle a eu peur parce que quelque chose de noir bougeait à terre derrière elle',
      'ils placent leurs bras pour que ça fasse un monstre à quatre bras par terre',
      'dans la cour, les dessins faits ce matin ne marchent plus après le dîner, ça les intrigue',
      'au retour du parc, ils marchaient en se comparant, la mienne est géante, la tienne est naine',
    ],
    scenes: ['ombre-lumiere', 'pourquoi', 'mesurer'],
    picture:
      'Un enfant lève les bras; son ombre de midi ne remplit plus le long contour de craie du matin, et une amie en suit le bord.',
    sheet: {
      titre: 'L’ombre de midi',
      observationDepart:
        '« Arrête de me suivre! » Un enfant court, s’arrête, tape du pied sur son ombre. Un autre veut voir la sienne plus longue que la vôtre.',
      intentionEducative: 'Éveiller l’envie d’observer un changement, de le prévoir et d’en chercher la cause.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'principal' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'secondaire' },
      ],
      objectifs: [
        'Prévoir où sera l’ombre et vérifier au rendez-vous suivant.',
        '{30min 45min|Comparer deux longueurs avec ses pieds ou un bâton.}',
        'Jouer avec la forme de son corps pour changer celle de l’ombre.',
      ],
      materiel: [
        item(
          '{!hiver|Grosses craies}{hiver|Bâtons pour tracer dans la neige}',
          'huit',
          'Brindilles couchées bout à bout',
        ),
        optional(
          'Piquet planté ou {cour|poteau de la clôture}{parc|lampadaire}',
          'un',
          'Manche à balai dans une chaudière de sable',
        ),
        optional(
          '{30min 45min|Bâton de mesure, long comme un bras}',
          '{30min 45min|trois}',
          '{30min 45min|Pieds mis bout à bout}',
        ),
      ],
      preparation: [
        'Choisissez une place dégagée, au soleil le matin comme le midi, et plate.',
        'Marquez d’une croix la place de vos pieds et de ceux de chaque enfant volontaire : l’ombre se compare si les pieds n’ont pas bougé.',
        '{30min|Ce jeu se coupe en deux rendez-vous, le matin et à midi : annoncez-les aux enfants.} {45min|Ce jeu se coupe en trois rendez-vous, le matin, à midi et l’après-midi : annoncez-les aux enfants.}',
        '{ete 30min 45min|L’été, tracez surtout le matin; à midi, chacun marque son trait, puis va à l’ombre.} {ete 20min|L’été, tracez le matin; à midi, un seul regard, puis tous à l’ombre.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Saluez votre ombre d’un grand geste. « Elle est collée à mes pieds, ce matin. Où sera-t-elle quand nous aurons faim? » Chaque enfant fait une petite marque par terre, là où il croit.',
        ),
        play(
          { 20: 12, 30: 13, 45: 16 },
          'Deux par deux, l’un se fige sur sa croix, l’autre trace son contour, puis ils changent. Monstres à quatre bras, ailes, chapeaux : les corps essaient. Certains sautent sur l’ombre d’un ami ou font se serrer la main à deux ombres, sans se toucher eux-mêmes. {avec-corde|Un contour peut aussi se refaire au sol avec @materiel.}',
        ),
        play(
          { 30: 7, 45: 9 },
          'Au rendez-vous de midi, chacun retourne sur sa croix. L’ombre ne remplit plus son dessin. {hiver|L’hiver, elle a raccourci, mais reste longue.} Chacun marque d’un trait où elle s’arrête. Combien de pieds, ou de bâtons, a-t-elle perdus? Reprenez votre place : de quelle marque votre ombre est-elle la plus proche?',
        ),
        play(
          { 45: 7 },
          '{cour|Au réveil de la sieste}{parc !hiver|Après le repos sous l’arbre}{parc hiver|Avant le retour}, troisième rendez-vous. De quel côté a-t-elle fui? Et celle du poteau, s’il y en a un? Elle aussi a tourné, et lui n’a pas bougé.',
        ),
        closing(
          { 20: 5, 30: 6, 45: 8 },
          '{ete|À l’ombre, demandez}{!ete|Demandez} à trois enfants {20min|où ira l’ombre à midi, et pourquoi}{30min 45min|pourquoi l’ombre a changé}; accueillez toutes les explications, même « elle a {20min|peur}{30min 45min|eu peur} du soleil ». {20min|Revenez vérifier à midi, le temps d’un regard.} {30min 45min|Au retour, écrivez-les avec la date, pour les relire au prochain jour d’ombres.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Pliez-vous lentement, pour que votre ombre rétrécisse devant eux.',
          'Tracez autour des pieds d’abord : c’est le point d’attache.',
          'Répétez la réponse d’un enfant le dos au soleil, la main posée sur le bord de l’ombre.',
        ],
        questionsOuvertes: [
          'Où penses-tu qu’elle sera tantôt?',
          '{20min|Pourquoi irait-elle là?}{30min 45min|Qu’est-ce qui a changé, toi ou elle?}',
          'Comment lui ferais-tu quitter tes pieds?',
        ],
      },
      vocabulaire: ['l’ombre', 'le contour', 'rapetisser', 's’étirer', 'midi', 'prévoir', 'la croix', 'la silhouette'],
      adaptations: [
        {
          pour: '4-5a',
          texte:
            'Si attendre est long, suivez l’ombre d’un poteau, qui a déjà glissé quand la collation finit. Avec ceux qui y reviennent, {!hiver|posez une roche}{hiver|couchez un bâton} au bout de cette ombre à chaque sortie : l’horloge se vérifie toute la semaine.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui ne peut rester debout fait tracer l’ombre de sa chaise ou de son bras; la longueur se compare de la même façon.',
        },
        {
          pour: 'autre_saison',
          texte:
            'Tracez le même poteau à midi, à deux saisons : comptez sa longueur en pieds, et notez-la pour comparer.',
        },
      ],
      securite: {
        risquesAcceptes: [
          '{!hiver|Craie sur les genoux et les manches.} {hiver|Genoux enneigés, mitaines mouillées.}',
          'Ombre piétinée, protestations.',
        ],
        dangersAEliminer: [
          'Regard vers le soleil : l’ombre se cherche par terre, la main en visière; personne ne le fixe, même une seconde.',
          'Ami ou poteau heurté à reculons : les croix se tracent à deux bras l’une de l’autre et du poteau.',
          '{printemps ete automne|Soleil de midi : chapeau sur la tête, coin frais à deux pas, et tous s’y rendent dès que l’ombre est vue.}',
          '{hiver|Bâton près d’un visage : il trace, la pointe en bas, et se couche dans la neige dès qu’on bouge.}',
        ],
        supervision: 'palier4',
        allergies: [
          'Crème {!hiver|solaire}{hiver|contre le froid} : celle de la maison, selon l’autorisation des parents, posée avant de sortir.',
        ],
      },
      observation: [
        'Éveil aux sciences : que prévoit-il, et comment réagit-il à ce qu’il voit?',
        'Raisonnement : {20min|comment explique-t-il l’endroit qu’il prévoit}{30min 45min|quelle cause propose-t-il au changement}?',
        'Schéma corporel : que fait-il de ses bras ou de sa tête pour changer son ombre?',
      ],
      prolongements: [
        'Un jour gris, sortez au même endroit : où sont passées les ombres?',
        'Proposez à la famille un rendez-vous au lampadaire de leur rue, en rentrant.',
      ],
      reflexionRetroaction: ['Ai-je expliqué trop tôt?', 'Quel enfant a changé d’idée, et à cause de quoi?'],
    },
  },
  {
    key: 'la-feuille-qui-tient-toute-seule',
    summary:
      'Une feuille de papier sur le ventre, et cours! Sans les mains, le vent la colle, la plie ou l’emporte au bout du terrain.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['vent-et-ciel', 'mouvement-et-defis'],
    materials: ['papier-et-crayons'],
    place: 'PARK',
    alsoAt: {
      YARD: 'Les parcours sont plus courts; la clôture rattrape les feuilles échappées.',
    },
    seasons: ['SPRING', 'SUMMER', 'AUTUMN'],
    alsoIn: {
      WINTER: 'L’hiver, sur la neige tapée, le manteau est lisse : prenez plus d’élan pour que la feuille y tienne.',
    },
    durationMinutes: 20,
    adults: 1,
    calls: [
      'vent',
      'papier',
      'courir',
      'souffler',
      's’envoler',
      'journée venteuse',
      'feuille',
      'avion',
      'cerf-volant',
      'vitesse',
      'attraper',
      'bouger',
      'motricité globale',
    ],
    seen: [
      'il court avec une napkin collée sur la bedaine et lève les mains dans les airs',
      'elle lâche un papier en haut de sa tête et part à courir après',
      'ils se sauvent face au vent pour que le carton leur reste plaqué sur le corps',
      'il ne comprend pas pourquoi ça tombe dès qu’il arrête de bouger',
      'ils ont besoin de se défouler, ça souffle fort et ils courent après tout ce qui s’envole',
      'elle pense qu’il y a de la colle sur sa page parce que ça ne tombe pas',
      'dans la cour, mon cahier d’assiduité s’est envolé et toute la gang est partie après en riant',
      'au parc, un papier s’est pogné sur un ami qui courait et il a crié sans les mains',
    ],
    scenes: ['vent-pluie', 'courir', 'pourquoi'],
    picture:
      'Un enfant court, bras ouverts, une feuille de papier collée au ventre par le vent; autour de lui, d’autres feuilles s’envolent ou retombent.',
    sheet: {
      titre: 'La feuille qui tient toute seule',
      observationDepart:
        'Une feuille s’est échappée d’une boîte; un enfant a couru et elle s’est plaquée sur lui. « J’ai pas les mains! » a-t-il crié.',
      intentionEducative:
        'Permettre à l’enfant de sentir la force du vent sur son corps et d’ajuster sa course pour s’en servir.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'secondaire' },
      ],
      objectifs: [
        'Courir et prendre un virage en gardant une feuille devant soi.',
        'Sentir d’où vient le vent et changer de direction pour lui.',
        '{4-5a 30min|Essayer un autre papier et dire ce qu’il change.}',
      ],
      materiel: [
        item(
          'Feuilles de papier, pages de circulaire ou de journal',
          'trois par enfant',
          '{automne|Grande feuille d’érable tombée}{!automne|Napperons de papier}',
        ),
        item('{30min|Papier de soie et carton mince}', 'une feuille de chaque par enfant', 'Essuie-tout'),
        item('Roches grosses comme le poing', 'six, sur les réserves', 'Un sac fermé'),
      ],
      preparation: [
        '{!hiver|Tendez un doigt mouillé}{hiver|Lâchez un bout de papier}, puis choisissez un espace dégagé où le vent pousse loin de la rue et de l’eau.',
        'Posez les réserves de papier sous des roches, en trois tas, chacun à l’abri.',
        'Marchez tout le terrain en cherchant les trous et {!hiver|les racines}{hiver|les plaques de glace}.',
        '{avec-papier|Ajoutez aussi @materiel à un des trois tas, pour comparer.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Posez une feuille sur votre ventre, lâchez-la : elle tombe. Remettez-la, courez et ouvrez les mains : elle reste. Reprenez-la en fronçant les sourcils : « Elle avait de la colle? »',
        ),
        play(
          { 10: 6, 20: 13, 30: 13 },
          'Chacun prend une feuille et court; elle tombe, on en choisit une autre, moins chiffonnée. {3-4a|Poursuivre la feuille qui s’échappe vaut autant que la garder.} {4-5a|L’un court face au vent, l’autre de travers : la feuille ne tient pas pareil.} Qui s’arrête perd sa feuille; qui fait demi-tour aussi. {20min 30min|Les courses se ressemblent? Criez « Tortue! », puis « Lièvre! » : à quelle vitesse la feuille tombe-t-elle?}',
        ),
        play(
          { 30: 7 },
          'Sortez le papier de soie et le carton. Lequel tient le mieux? À deux, au pas, on serre aussi une grande feuille entre deux ventres. Les essais viennent d’eux. Une feuille déchirée devient un drapeau ou deux petites.',
        ),
        closing(
          { 10: 2, 20: 4, 30: 6 },
          'Retrouvez-vous autour d’un des tas, les feuilles rescapées sous le bras. Levez une feuille au-dessus de votre tête : de quel côté partira-t-elle? Chacun pointe. Ouvrez les doigts; puis chacun lâche la sienne et court la chercher.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Courez vous aussi, la feuille au ventre, les bras bien ouverts.',
          'Arrêtez-vous net en plein élan et regardez la feuille descendre.',
          'Montrez la direction avec les deux mains : « le vent vient de là ».',
        ],
        questionsOuvertes: [
          'Qu’est-ce qui tient la feuille?',
          'Comment sens-tu venir le vent?',
          'Où veux-tu courir pour que ça tienne plus longtemps?',
        ],
      },
      vocabulaire: ['le vent', 'plaquer', 'l’élan', 'face au vent', 'froisser', 'léger', 's’envoler', 'ralentir'],
      adaptations: [
        {
          pour: '3-4a',
          texte: 'Une feuille tenue à deux mains, levée, devient un cerf-volant; le ventre viendra ensuite.',
        },
        {
          pour: '4-5a',
          texte:
            'Relancez les défis qu’ils se donnent : en zigzag, deux feuilles à la fois, le virage le plus serré avant que tout s’envole.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant en fauteuil roule face au vent, la feuille posée sur la poitrine, et décide s’il se pousse seul ou si un ami lui donne l’élan.',
        },
        {
          pour: 'interieur',
          texte: 'Dans le corridor, la même course fait son vent elle-même, à deux ou trois à la fois.',
        },
      ],
      securite: {
        risquesAcceptes: ['Chutes en pleine course.', 'Papier sur le visage une seconde.'],
        dangersAEliminer: [
          'Course le nez baissé : chaque enfant regarde devant lui et s’arrête au bord des jeux.',
          'Feuille partie vers la rue : elle est perdue, personne ne la suit.',
          'Rafales qui font craquer les branches : rentrez, la course attendra un vent plus égal.',
        ],
        supervision: 'palier3',
        allergies: ['Encre de journal : lavez les mains; l’enfant qui y réagit choisit du papier vierge.'],
      },
      observation: [
        'Motricité globale : comment se tient-il quand il court sans les mains?',
        'Éveil aux sciences : quelle différence remarque-t-il entre deux feuilles?',
        'Compétences sociales : avec qui compare-t-il, et que disent-ils?',
      ],
      prolongements: [
        'À chaque sortie de la semaine, {!hiver|un doigt mouillé}{hiver|un bout de papier} cherche le vent; la feuille dit ensuite s’il est assez fort.',
        'Chaque famille peut envoyer un papier de chez elle, circulaire, emballage ou sac de papier : tous seront essayés.',
      ],
      reflexionRetroaction: [
        'Combien d’enfants ont couru longtemps sans que j’invite?',
        'Quels papiers manquaient à leur curiosité?',
      ],
    },
  },
  {
    key: 'la-releve-du-compost',
    summary:
      'Pelle, brouette, tamis : les jardiniers ouvrent le tas, cherchent ce qui reste des pelures et sortent la terre toute neuve.',
    ageGroups: ['AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['terre-et-boue', 'jardin-et-recolte', 'insectes-et-vers'],
    materials: ['terre', 'chaudieres-et-pelles', 'loupes'],
    place: 'YARD',
    alsoAt: {
      PARK: 'Au jardin communautaire, la personne qui s’occupe du compost l’ouvre avec vous.',
    },
    seasons: ['SPRING'],
    alsoIn: {
      SUMMER: 'L’été, fouillez tôt le matin : l’odeur est moins forte et le tas encore à l’ombre.',
      AUTUMN: 'À l’automne, les feuilles s’ajoutent en couches; la relève se fait avant le gel.',
    },
    durationMinutes: 45,
    adults: 1,
    calls: [
      'compost',
      'pelures',
      'terre',
      'pelle',
      'brouette',
      'tamiser',
      'tamis',
      'pourrir',
      'champignon',
      'ver de terre',
      'jardin',
      'restes de collation',
      'vrais outils',
      'jardinage',
      'recyclage',
    ],
    seen: [
      'elle met sa pelure de pomme de côté et demande quand ça va devenir de la terre',
      'ils secouent la passoire pleine de terre et regardent ce qui reste dedans',
      'il fouille dans le tas avec ses mains et trouve une coquille d’œuf',
      'ils trouvent que ça pue mais ils y retournent pour voir les vers qui grouillent',
      'il charrie des voyages de terre dans la petite barouette, fier comme un paon',
      'elle veut savoir où est passée la banane qu’on a jetée l’autre jour',
      'à la collation, ils hésitent entre le bac brun et la poubelle et posent mille questions',
      'dans la cour, on vire le jardin et ils veulent tous la vraie pelle, pas celle en plastique',
    ],
    scenes: ['creuser', 'trier', 'pourquoi', 'transporter'],
    picture:
      'Gants aux mains, un enfant creuse le tas de compost, deux secouent un tamis d’où tombe la terre brune; l’éducatrice montre un ver.',
    sheet: {
      titre: 'La relève du compost',
      observationDepart:
        'À la collation, un enfant tient sa pelure de banane : « Elle va devenir de la terre? » Personne ne sait quand.',
      intentionEducative:
        'Permettre aux enfants de travailler fort avec de vrais outils et d’apercevoir la terre qui se fait.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Santé et sécurité', role: 'secondaire' },
      ],
      objectifs: [
        'Pelleter, charger et pousser en dosant la force et la distance.',
        'Reconnaître ce qui s’est transformé et ce qui est resté tel quel.',
        'Ranger un outil, fer au sol, quand quelqu’un arrive.',
      ],
      materiel: [
        item('Petites pelles solides, à manche court', 'cinq', 'Transplantoirs de métal'),
        item('Brouette d’enfant', 'une', 'Chaudière à deux poignées'),
        item('Tamis de jardin à grosses mailles', 'deux', 'Panier à linge percé'),
        item('Bâche', 'une de deux mètres', 'Vieille nappe'),
        item('Chaudières pour la terre tamisée', 'deux', 'Bacs à fleurs'),
        item('Gants de jardin', 'une paire par personne', 'Vieux bas sur les mains'),
        item('Fourche, maniée par l’adulte', 'une', null),
        item('Loupes', 'trois', null),
        item('Pelures gardées de la collation', 'une par enfant', 'Feuilles mortes'),
        optional('Arrosoir d’eau, si le tas est sec', 'un', null),
        optional('Filet d’épicerie vide et bout de tissu, à enterrer', 'un de chaque', null),
        item('{parc|Bidon d’eau, savon et serviettes, pour les mains}', '{parc|un de chaque}', null),
      ],
      preparation: [
        '{cour|La veille}{parc|En arrivant}, soulevez le bord du tas à la fourche : si une bête y loge, remettez la relève.',
        '{parc|La fourche s’emprunte au jardin; pelles, tamis, bâche, bidon et chaudières y vont dans la brouette.}',
        'Étendez la bâche à deux pas du tas, de côté : le vent n’y souffle la poussière au visage de personne.',
        'Tracez au sol, du talon, un rectangle par pelle, une pelle pour deux : pendant que l’un creuse, l’autre pousse la brouette, trie ou tamise.',
        'Mouillez légèrement le tas s’il est sec.',
        '{avec-outil|Comptez aussi @materiel parmi les outils, un seul enfant à la fois, près de vous.}',
      ],
      deroulement: [
        opening(
          { 30: 4, 45: 5, 60: 6 },
          'Les enfants à trois pas, ouvrez un pan du tas à la fourche et rangez-la hors de l’aire. Fouillez d’une main gantée, sortez une coquille. « La pelure de banane était juste à côté. Qui l’a prise? » Reculez et laissez entrer les pelles.',
        ),
        play(
          { 30: 20, 45: 18, 60: 22 },
          'Les uns creusent le pan ouvert, d’autres poussent la brouette jusqu’à la bâche, où attendent les tamis et les chaudières. Deux tas montent : ce qui se reconnaît encore, ce qui est devenu terre; la loupe règle les cas douteux. Une coquille résiste, une feuille s’émiette, une étiquette de fruit n’a pas changé d’un point. À mi-temps, criez « Relève! » : les pelles changent de mains. {30min|Deux par deux, face à face, on secoue les tamis au-dessus de la bâche.}',
        ),
        play(
          { 45: 13, 60: 14 },
          'Au tamis, deux enfants secouent en se faisant face. Ce qui passe tombe en pluie brune; ce qui reste retourne au tas. Combien de pelletées jusqu’au bord de la chaudière? Un ver découvert file à l’ombre, sous une feuille.',
        ),
        play(
          { 60: 9 },
          'Une terre toute neuve veut servir : au pied d’un arbre ou dans le carré du potager, les jardiniers décident et versent.',
        ),
        closing(
          { 30: 6, 45: 9, 60: 9 },
          'Chacun émiette un peu de terre finie entre ses gants, puis dépose un reste de la collation au milieu du tas. Annoncez la date de la prochaine relève : à cette date-là, qu’en restera-t-il?',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Faites le tour des pelleteurs, un genou au sol, et élargissez d’un trait le rectangle de celui qui balance fort.',
          'Pliez les genoux pour charger et gardez la pelletée petite, visible pour qui vous regarde.',
          'Ouvrez votre main gantée pour qu’un ver y passe, puis remettez-le sous la feuille.',
        ],
        questionsOuvertes: [
          'Qu’est-ce que tu reconnais encore?',
          'Pourquoi cette coquille est-elle toujours là?',
          'Comment fais-tu pour que la pelletée reste dessus?',
        ],
      },
      vocabulaire: [
        'le compost',
        'pelleter',
        'le tamis',
        'se décomposer',
        'le ver',
        'les pelures',
        'la brouette',
        'nourrir',
      ],
      adaptations: [
        {
          pour: '4-5a',
          texte:
            'Une chaudière remplie d’avance, à tamiser, convient à qui préfère ne pas creuser. Pour les chercheurs, enterrez dans un filet une pelure, une feuille et un bout de tissu, à déterrer dans un mois.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Celui qui se pince le nez tient le tamis, le vent dans le dos; celui dont les bras fatiguent guide la brouette à deux, avec un ami.',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’hiver, le tas dort : laissez une pelure dans un coin {cour|de la cour}{parc|du jardin}, sous une roche, et regardez ce que le gel en fait.',
        },
      ],
      securite: {
        risquesAcceptes: ['Bras fatigués, bottes pleines de terre.', 'Odeur forte, grimaces.'],
        dangersAEliminer: [
          'Pelle balancée à hauteur de visage : un rectangle tracé au sol par pelleteur, personne n’y entre.',
          'Poussière de compost : tas humide, dos au vent, mains et visage lavés à l’eau et au savon, rien à la bouche.',
          'Fourche : l’adulte seul la touche, personne à moins de trois pas, et elle est rangée avant que les pelles entrent.',
          'Guêpes ou bête dans le tas : couvrez-le de la bâche et changez d’activité.',
        ],
        supervision: 'palier1',
        allergies: [
          'Moisissures et pollens : l’enfant asthmatique pousse la brouette, loin du tamis et le vent dans le dos, sa pompe près de vous.',
        ],
      },
      observation: [
        'Motricité globale : comment répartit-il l’effort entre ses bras et ses jambes?',
        'Éveil aux sciences : quels changements remarque-t-il, et que cherche-t-il à vérifier?',
        'Santé et sécurité : que fait-il de son outil quand il s’arrête?',
      ],
      prolongements: [
        'Semez une graine dans la terre neuve et une autre dans de la terre ordinaire; comparez les deux pots.',
        'Dans la semaine, chaque famille peut envoyer une pelure de son souper; l’enfant la dépose lui-même au milieu du tas.',
      ],
      reflexionRetroaction: [
        'Chaque enfant a-t-il eu un outil vrai et du temps pour s’en fatiguer?',
        'Quels restes du tas ont fait poser les meilleures questions?',
      ],
    },
  },
]
