import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

export const PRESCHOOLER_HARVEST_SHEETS: readonly BankSheet[] = [
  {
    key: 'le-ventre-de-la-citrouille',
    summary:
      'La citrouille est ouverte : les enfants plongent les mains dans les fils, séparent les graines et cherchent comment le chapeau se remet.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['jardin-et-recolte', 'couleurs-et-textures', 'nombres-et-formes'],
    materials: ['contenants-et-cuilleres', 'papier-et-crayons', 'loupes'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, les citrouilles s’ouvrent sur une nappe au soleil; les mains se lavent en rentrant.',
    },
    seasons: ['AUTUMN'],
    alsoIn: {
      WINTER: 'L’hiver, une courge du marché remplace la citrouille : le ventre est plus petit, les fils aussi.',
    },
    durationMinutes: 30,
    adults: 1,
    calls: [
      'citrouille',
      'courge',
      'graines de citrouille',
      'vider la citrouille',
      'filaments',
      'gluant',
      'visqueux',
      'octobre',
      'halloween',
      'récolte',
      'trier',
      'pulpe',
      'toucher',
    ],
    picture:
      'Autour d’une citrouille ouverte, un enfant étire un fil orange, une autre plonge les mains dans le ventre; l’éducatrice garde le bol de graines.',
    reviewedOn: '2026-11-27',
    sheet: {
      titre: 'Le ventre de la citrouille',
      observationDepart:
        'Un enfant colle son oreille sur la citrouille, cogne, écoute. « Y a quelque chose dedans. » Son amie essaie de la secouer.',
      intentionEducative:
        'Permettre aux enfants de fouiller le dedans d’un légume avec leurs mains, à leur distance, et d’y mettre de l’ordre à leur façon.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Développement sensoriel', role: 'principal' },
        { domaine: 'cognitif', composante: 'Éveil aux mathématiques', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
      ],
      objectifs: [
        'Prévoir ce qu’il y a dedans, puis vérifier avec les mains.',
        'Tirer, pincer, démêler des fils glissants.',
        'Trier, compter ou comparer ce qui en sort.',
      ],
      materiel: [
        item('{!hiver|Citrouilles}{hiver|Courges}, ouvertes par l’adulte', 'deux, plus une fermée', 'Grosses courges'),
        item('Cuillères de bois', 'une par enfant', 'Coquilles rigides, grandes comme la main'),
        item('Bols larges et plateaux', 'cinq', 'Moules à pain'),
        item('Papier journal ou nappe lavable', 'de quoi couvrir {dedans|la table}{cour|le sol}', 'Vieux drap'),
        item('Linges humides', 'un par enfant', 'Débarbouillettes'),
        optional('Loupes', 'deux', null),
      ],
      preparation: [
        'À la cuisine, avant l’arrivée des enfants, découpez un chapeau en biais avec une encoche : il ne se remettra que d’une façon. Le couteau reste là-bas.',
        'Ouvrez-les le matin même et sentez : une chair molle ou aigre va au compost.',
        'Couvrez {dedans|la table} {cour|le sol}, posez une citrouille pour quatre enfants et gardez la troisième fermée, pour cogner et peser.',
        'Prenez le bol de graines devant vous; c’est vous qui le gardez. {cour hiver|Choisissez un jour doux, tout près de la porte : les mains mouillées gèlent vite.}',
        '{1adulte|Seule, tout se passe devant vous, par quatre; les autres dessinent la citrouille fermée, à côté.} {2adultes|À deux, l’une garde les graines devant elle; l’autre accueille ceux qui s’essuient et repartent.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 5, 45: 6 },
          'Passez la citrouille fermée de bras en bras. Cognez avec une jointure. « Plein ou vide? » Puis glissez la main sous le chapeau de l’autre, sans regarder. « Oh. Froid. Ça a des cheveux. » Retirez un long fil, et laissez-le pendre.',
        ),
        play(
          { 20: 13, 30: 19, 45: 20 },
          'Les mains entrent, ressortent, se regardent. On tire les fils, on les étire entre deux doigts jusqu’à ce qu’ils cassent, on gratte la paroi à la cuillère. Les graines glissent comme des savons : elles vont au bol, devant vous. {3-4a|Un doigt avance, prudent; une cuillère part en éclaireuse; un bras plonge jusqu’au coude.} {4-5a|Des trieurs s’installent : pleines, plates, jumelles collées, et les fils en nids.} {avec-contenant|Ajoutez @materiel à la table du tri.}',
        ),
        play(
          { 45: 12 },
          'Le chapeau résiste. On le tourne, on le penche, on cherche l’encoche. D’autres alignent les graines du bol par dix sur un plateau, sous vos yeux, ou comparent à la loupe une graine pleine et une graine plate.',
        ),
        closing(
          { 20: 4, 30: 6, 45: 7 },
          'Chacun rend sa dernière graine et vous comptez le bol ensemble, par poignées. Les fils vont au compost. {dedans|On lave les mains au savon, on balaie, on regarde sous les chaises.} {cour|On ramasse, on regarde sous la nappe; les mains se lavent au savon en rentrant.} La citrouille remet son chapeau. {dedans|« À quoi ça sent, maintenant, dans le local? »} {cour|« À quoi ça sent, maintenant, sur vos mains? »}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Prêtez votre main : l’enfant touche d’abord les fils sur vos doigts.',
          'Prononcez les mots pendant qu’ils collent : « gluant », « fibreux », « la pulpe ».',
          'Recevez le dégoût sans insister : « Tes doigts disent non. La cuillère veut bien, elle. »',
        ],
        questionsOuvertes: [
          'À quoi ressemblent ces fils, entre tes doigts?',
          'Où se cachent les graines qui restent?',
          'Comment le chapeau se remet-il?',
        ],
      },
      vocabulaire: ['la pulpe', 'les filaments', 'la graine', 'gluant', 'fibreux', 'la tige', 'vider', 'creux'],
      adaptations: [
        {
          pour: '3-4a',
          texte: 'Une citrouille, quatre enfants, une cuillère chacun. Le tri se résume à « fil » et « graine ».',
        },
        {
          pour: '4-5a',
          texte: 'Avant d’ouvrir le bol, chacun parie : cent, mille, dix? Ils inventent une manière de compter.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Sur un plateau à rebord collé contre vous, des graines déjà rincées et séchées attendent celui qui recule devant les fils : il les trie les mains propres.',
        },
        {
          pour: 'autre_saison',
          texte:
            'Au printemps, semez trois des graines gardées; l’été, le melon s’ouvre de la même façon, servi à table.',
        },
      ],
      securite: {
        risquesAcceptes: ['Manches trempées, dégoût.', 'Citrouille échappée, jus par terre.'],
        dangersAEliminer: [
          'Étouffement : rien ne se mange; les graines, comptées, restent dans votre bol, jamais dans une poche ni dans une bouche.',
          'Enfant de moins de trois ans tout près : la graine passe dans un rouleau de papier hygiénique, elle reste hors de son jeu.',
          'Outil qui coupe : l’adulte ouvre avant, seule; le couteau n’approche pas du jeu et se range hors de portée.',
          'Graine ou fil tombé au sol : il glisse; ramassez à mesure, balayez avant l’arrivée d’un autre groupe.',
        ],
        supervision: 'palier1',
        allergies: [
          'Courge et graines : vérifiez la liste du groupe; peau qui rougit au jus de citrouille, cuillère longue et manches.',
        ],
      },
      observation: [
        'Développement sensoriel : comment approche-t-il ce qui colle, et à quel moment recule-t-il?',
        'Éveil aux mathématiques : selon quoi trie-t-il, et comment compte-t-il?',
        'Motricité fine : comment s’y prend-il pour pincer une graine qui glisse?',
      ],
      prolongements: [
        '{automne|Gardez la citrouille vide à l’ombre, dans la cour, et regardez-la s’affaisser un peu chaque jour.} {hiver|Gardez la courge vide dans la neige de la cour, et regardez-la geler, puis s’affaisser au redoux.}',
        'En soupe, en tarte, au four : chaque famille affiche ce qui se cuisine chez elle avec une courge.',
      ],
      reflexionRetroaction: [
        'Ai-je su attendre celui qui regardait sans toucher?',
        'Quel mot a remplacé « dégoûtant » au fil de la période?',
      ],
    },
  },
  {
    key: 'le-verger-du-plancher',
    summary:
      'Un pommier couché sur le plancher, des pommes de tissu : on cueille en tournant, on trie les meurtries, on ouvre un marché.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['jardin-et-recolte', 'nombres-et-formes', 'quartier-et-metiers'],
    materials: ['tissus', 'papier-et-crayons', 'cartons-et-boites', 'contenants-et-cuilleres'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, le pommier se trace au sol et le marché s’ouvre sur une caisse retournée.',
    },
    seasons: [],
    durationMinutes: 45,
    adults: 1,
    calls: [
      'pomme',
      'pommier',
      'verger',
      'autocueillette',
      'cueillir',
      'cueillette',
      'récolte',
      'automne',
      'compote',
      'panier',
      'marché',
      'trier',
      'fruits',
      'peser',
    ],
    picture:
      'Un grand pommier de papier couvre le plancher; une enfant y cueille une pomme de tissu, un autre trie son panier, une marchande tient la balance.',
    reviewedOn: '2026-11-27',
    sheet: {
      titre: 'Le verger du plancher',
      observationDepart:
        '{automne|Au retour du verger, deux enfants ont couché leurs manteaux par terre et tirent dessus des fruits que personne ne voit.} {!automne|Deux enfants ont couché une couverture par terre et y cueillent des fruits que personne ne voit.}',
      intentionEducative:
        'Offrir une récolte à la hauteur de tous, du geste délicat de cueillir jusqu’au prix qu’on invente.',
      domaines: [
        { domaine: 'cognitif', composante: 'Catégories et concepts', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Éveil aux mathématiques', role: 'secondaire' },
      ],
      objectifs: [
        'Trier selon une raison et la dire : couleur, grosseur, meurtrie ou saine.',
        'Manier doucement ce qui se meurtrit.',
        'Compter, peser, s’entendre sur un échange.',
      ],
      materiel: [
        item(
          '{dedans|Grand papier brun et ruban-cache, pour le tronc et les branches} {cour !hiver|Craies grosses comme un pouce} {cour hiver|Pelles, pour tracer dans la neige}',
          '{dedans|long comme un adulte couché} {cour|un pot}',
          '{dedans|Couvertures brunes roulées} {cour|Bâtons et cordes courtes couchées}',
        ),
        item('Bas roulés rouges, verts, jaunes, pour les pommes', 'trente', 'Boules de papier grosses comme un poing'),
        item('Tissus verts, pour le feuillage', 'une dizaine', 'Feuilles de papier déchirées'),
        item('Paniers et boîtes', 'six', 'Sacs de toile'),
        item('Gros crayons et petits papiers, pour les taches et les prix', 'un pot', 'Ardoise et craie'),
        item('Cintre et deux petits seaux, pour la balance', 'un', 'Deux mains'),
        optional('Vraies pommes entières de trois sortes, à sentir', 'trois', null),
      ],
      preparation: [
        '{dedans|Couchez le papier au sol, dessinez un tronc large et des branches qui se rendent sous les tables; collez-en les bords.} {cour|Tracez au sol un tronc large et des branches, loin du chemin des tricycles.}',
        'Posez les pommes dans le feuillage, quelques-unes cachées dessous, et salissez-en trois d’une tache de crayon : elles ont été picossées.',
        'Accrochez la balance à la hauteur des yeux des enfants, près d’une boîte vide qui fera l’étal.',
        '{1adulte|Seule, tenez-vous au pied du tronc : vous voyez le verger et l’étal.} {2adultes|À deux, l’une cueille et s’étonne, l’autre est la cliente difficile.}',
      ],
      deroulement: [
        opening(
          { 30: 5, 45: 6, 60: 8 },
          'À genoux dans les branches, mettez la main sous une pomme. « On ne tire pas, elle crierait. On la lève… on tourne… et elle vient. » Déposez-la au panier comme un œuf. « Il y en a encore, là-haut. » Montrez le bout de la branche.',
        ),
        play(
          { 30: 19, 45: 19, 60: 26 },
          'Les cueilleurs rampent de branche en branche, tournent, soulèvent le feuillage. Les paniers se remplissent, se renversent. Quelqu’un trouve une pomme picossée et s’inquiète. {3-4a|Une pomme cueillie retourne à sa branche, le temps d’être cueillie encore.} {4-5a|Des trieurs s’assoient : les belles, les petites, celles pour la compote.} {30min|Devant la balance, un marchand crie déjà son prix : payez en feuilles.} {avec-naturel|Mettez @materiel dans le feuillage : fruit, feuille ou oiseau, ils décideront.} {avec-contenant|Prenez @materiel pour la récolte.}',
        ),
        play(
          { 45: 13, 60: 18 },
          'Le marché ouvre. Une enfant pèse, un autre crie le prix, une troisième emballe. Soyez la cliente qui hésite : « J’en veux six, et pas une seule de meurtrie. » On paie en feuilles, en chansons, en poignées de main. Ce qui n’est pas vendu fait une compote dans une boîte devenue chaudron.',
        ),
        closing(
          { 30: 6, 45: 7, 60: 8 },
          'Le marché remballe. Chacun choisit sa dernière pomme, dit ce qu’elle deviendra, tarte, jus ou arbre, et la fait rouler vers le panier. On les compte tout haut, jusqu’où l’on sait.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Cueillez avec eux, lentement, la main en coupe : le geste passe par l’œil.',
          'Défendez les picossées : « Qu’est-ce qu’on ferait de bon avec elle? »',
          'Payez d’une chose absurde et laissez les marchands discuter.',
        ],
        questionsOuvertes: [
          'Comment la cueillir sans la meurtrir?',
          'Que fait-on des pommes picossées?',
          'Combien de petites pommes pèsent autant que la grosse?',
        ],
      },
      vocabulaire: [
        'le verger',
        'le pommier',
        'cueillir',
        'mûre',
        'meurtrie',
        'la récolte',
        'la balance',
        'la compote',
      ],
      adaptations: [
        { pour: '3-4a', texte: 'Deux paniers, rouge et vert; le prix est toujours « une feuille, s’il vous plaît ».' },
        {
          pour: '4-5a',
          texte: 'Ils écrivent les étiquettes de l’étal : un dessin, un prix en traits, une lettre qu’ils connaissent.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Couchez le bout d’une branche sur un plateau surélevé : l’enfant en fauteuil y cueille sans se pencher. À celui que le bruit du marché épuise, confiez le feuillage à recoucher, loin de l’étal.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{hiver|Au printemps, le même pommier porte des fleurs de papier, et des abeilles de doigts passent de l’une à l’autre.} {!hiver|L’hiver, le pommier est nu : les pommes dorment à la cave, sous la table, et l’on va en chercher.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Tête contre tête sous une branche.', 'Chicane pour la plus grosse.'],
        dangersAEliminer: [
          'Vraie pomme croquée pendant le jeu : elle se sent et se range; à la collation, enfant assis, elle se sert râpée, cuite ou en tranches minces selon l’âge.',
          '{dedans|Papier qui glisse sous les pieds : bords collés, et l’on y va à genoux, en bas ou en souliers, pas en courant.} {cour !hiver|Craie portée à la bouche : gros bâtons seulement, ramassés à la fin.} {cour hiver|Glace sous la neige : tracez ailleurs, là où les pieds tiennent.}',
          'Balance accrochée à une corde longue : une ficelle courte sur un crochet solide, que personne ne tire.',
        ],
        supervision: 'palier3',
        allergies: ['Pomme crue : certaines bouches piquent; vérifiez la liste avant de sortir les vraies.'],
      },
      observation: [
        'Catégories et concepts : selon quoi trie-t-il, et change-t-il de raison?',
        'Compétences sociales : comment s’entend-il sur un prix?',
        'Éveil aux mathématiques : jusqu’où compte-t-il, et comment vérifie-t-il?',
      ],
      prolongements: [
        '{automne|Si un verger est près de vous, allez-y; sinon, trois sortes de l’épicerie suffisent pour comparer les peaux et les odeurs.} {!automne|Trois sortes de pommes de l’épicerie, une fois lavées, donnent à comparer des peaux et des odeurs.}',
        'Demandez à chaque famille sa façon de manger une pomme, et faites-en un livre à une image par maison.',
      ],
      reflexionRetroaction: [
        'Ai-je laissé vivre des tris que je ne comprenais pas?',
        'Qui n’a eu que la place de client?',
      ],
    },
  },
]
