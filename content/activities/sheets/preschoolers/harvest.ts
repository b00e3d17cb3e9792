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
      WINTER:
        'L’hiver, de grosses courges du marché jouent la citrouille : le ventre est étroit, les fils sont courts.',
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
      'textures',
    ],
    seen: [
      'elle plonge sa main dedans, grimace et ressort une poignée de fils mous',
      'il tire un long fil orange, l’étire jusqu’à ce qu’il casse',
      'ils font deux tas, les pépins plats et les pépins gonflés',
      'il a un haut-le-cœur devant la matière gluante et n’y touche qu’avec une cuillère',
      'il cogne sur la grosse boule orange et colle son oreille pour savoir ce qu’il y a',
      'elle est fière d’avoir plongé jusqu’au coude sans avoir peur',
      'avant la fête du trente et un, on a coupé le chapeau et ils se sont jetés dedans',
      'dans la cuisine, la cuisinière vidait un melon et ils ont voulu gratter l’intérieur',
    ],
    scenes: ['petrir', 'trier', 'remplir-vider', 'textures'],
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
        item(
          '{!hiver|Citrouilles}{hiver|Courges}, ouvertes par l’adulte',
          'une pour quatre enfants, plus une fermée',
          'Grosses courges',
        ),
        item('Cuillères de bois', 'une par enfant', 'Coquilles rigides, grandes comme la main'),
        item('Bols larges et plateaux', 'cinq', 'Moules à pain'),
        item('Papier journal ou nappe lavable', 'de quoi couvrir {dedans|la table}{cour|le sol}', 'Vieux drap'),
        item('Linges humides', 'un par enfant', 'Débarbouillettes'),
        item('{1adulte|Feuilles et gros crayons}', 'une feuille et deux crayons par enfant', 'Cartons plats'),
        optional('{45min|Loupes}', 'deux', null),
        optional('{si-pinces-à-linge|Pinces à linge}', '{si-pinces-à-linge|quatre}', null),
        optional('{20min 30min si-loupes|Loupes incassables}', '{20min 30min si-loupes|deux}', null),
        optional('{4-5a si-moules-à-muffins|Moule à muffins}', '{4-5a si-moules-à-muffins|un, sur le plateau}', null),
        optional('{si-balances|Balance à plateaux}', '{si-balances|une}', null),
        optional('{si-lampes-de-poche|Lampe de poche, boîtier vissé}', '{si-lampes-de-poche|une}', null),
      ],
      preparation: [
        'À la cuisine, le matin même, avant l’arrivée des enfants, ouvrez une citrouille pour quatre enfants : coupez chaque chapeau en biais, avec une encoche; il ne se remettra que d’une façon. Le couteau reste là-bas.',
        'Sentez-les : une chair molle ou aigre va au compost.',
        'Couvrez {dedans|la table} {cour|le sol}, posez-y les citrouilles ouvertes{1adulte|, une à la fois}, et gardez l’autre fermée, pour cogner et peser.',
        'Prenez le bol de graines devant vous; c’est vous qui le gardez. {cour hiver|Choisissez un jour doux, tout près de la porte : les mains mouillées gèlent vite.}',
        '{1adulte|Seule, quatre enfants fouillent devant vous; les autres dessinent la citrouille fermée, à côté. Puis l’on change de place, et vous sortez la citrouille suivante.} {2adultes|À deux, l’une garde les graines devant elle; l’autre accueille ceux qui s’essuient et repartent.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 5, 45: 6 },
          'Posez la citrouille fermée au milieu. À plusieurs, on cogne d’une jointure, on colle l’oreille, on la soulève à deux. « Plein ou vide? » Puis glissez la main sous le chapeau d’une citrouille ouverte, sans regarder. « Oh. Froid. Ça a des cheveux. » Retirez un long fil, et laissez-le pendre.',
        ),
        play(
          { 20: 13, 30: 19, 45: 20 },
          'Les mains entrent, ressortent, se regardent. On tire les fils, on les étire entre deux doigts jusqu’à ce qu’ils cassent, on gratte la paroi à la cuillère. {si-pinces-à-linge|Une pince à linge attrape le fil pour qui n’ose pas y mettre les doigts.} {20min 30min si-loupes|À la loupe, on cherche sur un fil l’endroit où tenait la graine.} Les graines glissent comme des savons : elles vont au bol, devant vous. {3-4a|Un doigt avance, prudent; une cuillère part en éclaireuse; un bras plonge jusqu’au coude.} {4-5a|Des trieurs s’installent à un plateau, devant vous : graines pleines, plates, jumelles collées, et les fils en nids.} {4-5a si-moules-à-muffins|Dans un moule à muffins, chaque sorte a sa case.} {avec-contenant|Posez @materiel à côté de la citrouille : on y porte les fils à la cuillère, sans graine, et l’on regarde le tas monter.}',
        ),
        play(
          { 45: 12 },
          'Le chapeau résiste. On le tourne, on le penche, on cherche l’encoche. D’autres alignent les graines du bol par dix sur un plateau, sous vos yeux, ou comparent à la loupe une graine pleine et une graine plate.',
        ),
        closing(
          { 20: 4, 30: 6, 45: 7 },
          'Chacun rend sa dernière graine et vous comptez le bol ensemble, par poignées. {si-balances|À la balance, le bol de graines ou le tas de fils : lequel descend?} {si-lampes-de-poche|Une lampe de poche plonge dans le ventre vide : un fil s’y cache-t-il encore?} Les fils vont au compost. {dedans|On lave les mains au savon, on balaie, on regarde sous les chaises.} {cour|On ramasse, on regarde sous la nappe; les mains se lavent au savon en rentrant.} La citrouille remet son chapeau. {dedans|« À quoi ça sent, maintenant, dans le local? »} {cour|« À quoi ça sent, maintenant, sur vos mains? »}',
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
          texte: 'Avant de compter le bol, chacun parie : cent, mille, dix? Ils inventent une manière de compter.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Sur un plateau à rebord collé contre vous, des graines rincées et essuyées le matin attendent celui qui recule devant les fils : il les trie les mains propres.',
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
          '{si-lampes-de-poche|Lampe qui éblouit ou qui s’ouvre : boîtier vissé, tournée vers le fond, jamais vers un visage.}',
          '{cour 20min 30min si-loupes|Loupe au soleil : elle brûle; elle reste au-dessus du plateau, à l’ombre.}',
        ],
        supervision: 'palier1',
        allergies: [
          'Courge et graines : vérifiez la liste du groupe; l’enfant dont la peau rougit au jus garde une cuillère longue et les manches baissées.',
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
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['jardin-et-recolte', 'nombres-et-formes', 'quartier-et-metiers'],
    materials: ['tissus', 'papier-et-crayons', 'cartons-et-boites', 'contenants-et-cuilleres'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, le pommier se trace au sol et le marché s’ouvre autour d’une caisse.',
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
    seen: [
      'ils tirent sur des fruits invisibles et les posent dans leur panier avec précaution',
      'elle tourne son bas roulé comme une pomme avant de l’arracher',
      'il choisit seulement les beaux et laisse dans le fond ceux qui sont picossés',
      'il ne veut pas partager ses trouvailles et garde tout son panier contre lui',
      'elle se fâche, on a pris le plus gros fruit de sa branche',
      'il verse tout son panier au comptoir et retourne en chercher une autre',
      'depuis la sortie aux pommes, ils montent sur les coussins en criant qu’il y en a en haut',
      'au retour du champ, le petit a refait sa cueillette avec les doudous roulées en boules',
    ],
    scenes: ['remplir-vider', 'magasin-metiers', 'transporter'],
    picture:
      'Un grand pommier de papier couvre le plancher; une enfant y cueille une pomme de tissu, un autre trie son panier, une marchande tient la balance.',
    reviewedOn: '2026-11-27',
    sheet: {
      titre: 'Le verger du plancher',
      observationDepart:
        '{automne 3-4a 4-5a|Au retour du verger, deux enfants ont couché leurs manteaux par terre et tirent dessus des fruits que personne ne voit.} {!automne 3-4a 4-5a|Deux enfants ont couché une couverture par terre et y cueillent des fruits que personne ne voit.} {18-24m 2-3a !3-4a !4-5a|Un enfant ramasse par terre un fruit que personne ne voit et le dépose dans votre main : « Pomme! »} {0-18m !18-24m !2-3a !3-4a !4-5a|Un poupon tire une serviette; une balle était dessous. Il la serre, puis regarde si la serviette en cache une autre.}',
      intentionEducative:
        'Offrir une récolte à la hauteur de tous, du geste délicat de cueillir {3-4a 4-5a|jusqu’au prix qu’on invente}{!3-4a !4-5a|jusqu’à la compote qu’on brasse}.',
      domaines: [
        { domaine: 'cognitif', composante: 'Catégories et concepts', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Éveil aux mathématiques', role: 'secondaire' },
      ],
      objectifs: [
        '{3-4a 4-5a|Trier selon une raison et la dire : couleur, grosseur, meurtrie ou saine.}',
        '{18-24m 2-3a 3-4a 4-5a|Manier doucement ce qui se meurtrit.}',
        '{3-4a 4-5a|Compter, peser, s’entendre sur un échange.}',
        '{18-24m 2-3a|Cueillir, porter, verser, et refaire le chemin.} {0-18m|Découvrir une pomme cachée, la saisir, la lâcher.}',
        '{!3-4a !4-5a|Donner une pomme à qui tend la main.}',
      ],
      materiel: [
        item(
          '{dedans|Grand papier brun et ruban-cache, pour le tronc et les branches} {cour !hiver !0-18m !18-24m !2-3a|Craies grosses comme un pouce} {cour !hiver 0-18m 18-24m 2-3a|Craie, pour vous seule} {cour hiver|Pelles, pour tracer dans la neige}',
          '{dedans|long comme un adulte couché} {cour !hiver !0-18m !18-24m !2-3a|une par enfant}{cour !hiver 0-18m 18-24m 2-3a|une}{cour hiver|deux}',
          '{dedans|Couvertures brunes roulées} {cour !0-18m !18-24m !2-3a|Bâtons et cordes courtes couchées} {cour 0-18m 18-24m 2-3a|Couvertures brunes roulées}',
        ),
        item(
          '{!0-18m !18-24m !2-3a|Bas roulés rouges, verts, jaunes, pour les pommes}{0-18m 18-24m 2-3a|Gros bas d’adulte roulés par paires, rouges, verts, jaunes, pour les pommes}',
          '{!0-18m !18-24m !2-3a|quatre par enfant; prenez-en trois vieux, à tacher}{0-18m 18-24m 2-3a|trois paires par enfant, trois de plus}{18-24m 2-3a|; prenez-en trois vieilles, à tacher}',
          '{!0-18m !18-24m !2-3a|Boules de papier grosses comme un poing}{0-18m 18-24m 2-3a|Débarbouillettes nouées}',
        ),
        item(
          'Tissus verts, le feuillage et l’argent du marché',
          'deux par enfant',
          '{!0-18m !18-24m !2-3a|Feuilles de papier déchirées}{0-18m 18-24m 2-3a|Linges à vaisselle}',
        ),
        item(
          'Paniers et boîtes',
          'un panier par enfant, deux boîtes basses pour l’étal et le chaudron',
          'Sacs de toile',
        ),
        item(
          '{3-4a 4-5a|Gros crayons et papiers grands comme la main, pour les taches et les prix}{3-4a 4-5a dedans|, et pour dessiner l’arbre}{18-24m 2-3a !3-4a !4-5a|Gros crayon que vous gardez, pour les taches}{18-24m 2-3a !3-4a !4-5a dedans| et pour l’arbre}{0-18m !18-24m !2-3a !3-4a !4-5a dedans|Gros crayon que vous gardez, pour l’arbre}',
          '{3-4a 4-5a|un crayon et trois papiers par enfant}{3-4a 4-5a multiage| de trois ans et plus}{!3-4a !4-5a|un}',
          '{!0-18m !18-24m !2-3a|Ardoise et craie}{0-18m 18-24m 2-3a|Marqueur lavable, capuchon dans votre poche}',
        ),
        item(
          '{!0-18m !18-24m !2-3a|Cintre, ficelle courte, crochet solide et petits seaux, pour la balance}{0-18m 18-24m 2-3a|Petits seaux à anse, pour la balance}',
          '{!0-18m !18-24m !2-3a|un cintre, une ficelle, un crochet, deux seaux}{0-18m 18-24m 2-3a|deux}',
          'Deux mains',
        ),
        item(
          '{0-18m|Couvertures épaisses, l’une à étendre pour les poupons, l’autre brune et roulée, leur branche}',
          '{0-18m|deux}{0-18m cour hiver|, et un tapis de mousse dessous}',
          '{0-18m|Tapis de jeu et grande serviette roulée}',
        ),
        optional(
          '{!0-18m !18-24m !2-3a si-couteaux-de-plastique|Couteaux de plastique, à bout rond}',
          '{!0-18m !18-24m !2-3a|deux, gardés au chaudron}',
          null,
        ),
        optional('Vraies pommes entières de trois sortes, à sentir', 'trois', null),
        optional(
          '{!0-18m !18-24m 3-4a 4-5a si-ballons|Ballons de caoutchouc ou de mousse, les pommes géantes}',
          'deux',
          null,
        ),
        optional(
          '{!0-18m !18-24m !2-3a si-balances|Balance à plateaux}',
          '{!0-18m !18-24m !2-3a si-balances|une}',
          null,
        ),
        optional(
          '{!0-18m !18-24m !2-3a si-pommes|Pommes fraîches, à peser}',
          '{!0-18m !18-24m !2-3a si-pommes|deux ou trois}',
          null,
        ),
        optional(
          '{!0-18m !18-24m si-cuillères-de-bois|Cuillères de bois}',
          '{!0-18m !18-24m si-cuillères-de-bois|deux, gardées au chaudron}',
          null,
        ),
        optional(
          '{18-24m 2-3a !0-18m si-gros-camions|Gros camions}',
          '{18-24m 2-3a !0-18m si-gros-camions|un pour deux enfants}',
          null,
        ),
      ],
      preparation: [
        '{dedans|Couchez le papier au sol, dessinez un tronc large et des branches qui se rendent sous les tables; collez-en les bords.} {cour !hiver|Tracez au sol un tronc large et des branches, loin du chemin des tricycles.} {cour hiver|Tracez dans la neige un tronc large et des branches, loin de la glissade.}',
        'Posez les pommes dans le feuillage, quelques-unes cachées dessous{18-24m 2-3a 3-4a 4-5a|; une tache de crayon sur les trois vieilles, et ce sont les picossées : un oiseau y a mis le bec}. {avec-contenant|Posez aussi @materiel au pied du tronc, avec les paniers : on y met les pommes cueillies.}',
        '{!0-18m !18-24m !2-3a|Suspendez la balance au crochet, à la hauteur des yeux des enfants, près d’une boîte vide qui fera l’étal.} {!0-18m !18-24m !2-3a si-balances|Une balance à plateaux, posée sur l’étal, remplace le cintre.} {0-18m 18-24m 2-3a|Posez une boîte à trois pas du tronc, l’ouverture en haut : c’est l’étal, où l’on verse. La deuxième boîte, le chaudron, et les deux seaux restent à portée de votre bras. La balance, c’est vous, ou quelqu’un debout, les bras ouverts, un seau dans chaque main.}',
        '{2-3a|Gardez le tiers des pommes sous un tissu : une branche se regarnit dès qu’elle est vide, puis avec celles de l’étal.} {18-24m|Au pied du tronc, à portée de votre bras, posez trois pommes à demi cachées sous un tissu : c’est la branche} {18-24m multiage|du trottineur.} {18-24m !multiage|des moins pressés.} {18-24m !2-3a !3-4a !4-5a|Gardez six pommes à portée de main : les branches se regarnissent dès qu’elles sont vides.}',
        '{0-18m|Étendez la couverture des poupons au pied du tronc, contre vous, à l’opposé de l’étal : personne n’y passe. Dessus, la couverture roulée fait leur branche : deux pommes s’y posent, un tissu vert par-dessus, un bout de rouge qui dépasse.} {cour hiver 0-18m|Poupons en habit de neige : par temps froid, jouez vingt minutes au plus; au seuil que votre milieu fixe pour eux, jouez dedans.} {cour ete 0-18m|Choisissez l’ombre, et déplacez leur couverture avec elle.} {cour ete !0-18m|Choisissez l’ombre.}',
        '{1adulte|Seule, tenez-vous au pied du tronc : vous voyez le verger et l’étal.} {1adulte 0-18m multiage|Avec plusieurs âges, prenez six enfants au plus, dont deux poupons.} {2adultes 3-4a 4-5a|À deux, l’une cueille et s’étonne, l’autre est la cliente difficile.} {2adultes !3-4a !4-5a|À deux, l’une cueille et s’étonne, l’autre tend la main et reçoit les pommes.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 5, 45: 6, 60: 8 },
          'À genoux dans les branches, mettez la main sous une pomme. « On ne tire pas, elle crierait. On la lève… on tourne… et elle vient. » Déposez-la au panier comme un œuf. « Il y en a encore, là-haut. » Montrez le bout de la branche. {2-3a|Qui veut essayer tout de suite pose sa main sur la vôtre : « Tourne… la voilà! »} {3-4a 4-5a|Chacun cueille la sienne, du même tour de main.} {18-24m|Soulevez le tissu devant} {18-24m multiage|le trottineur :} {18-24m !multiage|un enfant :} {18-24m|« Oh! Une pomme. »} {0-18m|Cueillez-en une au-dessus du poupon : elle tourne, elle descend jusqu’à ses deux mains.}',
        ),
        play(
          { 10: 6, 20: 13, 30: 19, 45: 19, 60: 24 },
          '{18-24m 2-3a 3-4a 4-5a|Les cueilleurs rampent de branche en branche, tournent, soulèvent le feuillage. Les paniers se remplissent, se renversent.} {18-24m !2-3a !3-4a !4-5a|L’un porte le sien jusqu’à l’étal, le verse, « poc, poc », revient; un autre vide l’étal dans le panier d’un ami. Une picossée? « Oh, un bobo. » Un bec, et au panier.} {3-4a 4-5a|Quelqu’un trouve une pomme picossée et s’inquiète.} {!0-18m !18-24m 3-4a 4-5a si-ballons|Un ballon est une pomme géante : à deux, on la tourne, on la lève, on la porte à l’étal.} {2-3a|À deux ans, on tire, « pomme! », on porte son panier jusqu’à l’étal, on le verse, on repart le remplir.} {2-3a !multiage 45min 60min|Les branches se vident? « Grand vent! » Secouez-y un tissu vert et lâchez six pommes d’un coup. Tous à quatre pattes : « Une! Encore une! » Les mains pleines, on cherche où est passé son panier.} {18-24m multiage|Le trottineur} {18-24m !multiage|Un enfant} {18-24m|soulève le tissu, vous donne la pomme, et vous la recachez.} {0-18m|Le poupon tire le tissu vert, la pomme roule; approchez-lui un panier de pommes, il le vide.} {0-18m !18-24m !2-3a !3-4a !4-5a|Celui qui est assis lâche une pomme dans le panier, « poc », se penche pour la voir. Celui qui va à quatre pattes suit une branche jusqu’à la pomme du bout; qui est couché reçoit la sienne sur le ventre. Versez le panier d’un coup : elles roulent partout, une main en arrête une. De votre place, lancez-en une dans l’étal : « Poc! » Ils guettent la suivante.} {3-4a|Une pomme cueillie retourne à sa branche, le temps d’être cueillie encore.} {3-4a !multiage 45min 60min|Qui tire trop vite la fait crier, et le cri s’invente. Plus rien à cueillir? « Grand vent! » Secouez un tissu vert et renversez un plein panier sur les branches. Tout est à cueillir, deux cueilleurs par panier.} {4-5a|Des trieurs s’assoient : les belles, les petites, celles pour la compote.} {!0-18m !18-24m !2-3a si-couteaux-de-plastique|Avec des couteaux de plastique, deux cuisiniers assis au chaudron font semblant de trancher les picossées : « Tac, tac! »} {10min 20min 30min !0-18m !18-24m si-cuillères-de-bois|À la cuillère de bois, on brasse la compote du chaudron sans échapper une seule pomme.} {4-5a !multiage 45min 60min|Une pomme belle et picossée à la fois? Ils discutent, ou font un quatrième tas. Tout est trié? « Grand vent! » Secouez un tissu vert et renversez un plein panier. Tout est à cueillir, et les tas sont à refaire.} {3-4a 4-5a multiage !0-18m !18-24m 45min 60min|Plus rien à cueillir? « Grand vent! » Secouez un tissu vert et renversez un plein panier sur les branches.} {10min 20min 30min 3-4a 4-5a|Devant la balance, un marchand crie déjà son prix : payez en feuilles.} {10min 20min 30min 18-24m 2-3a !3-4a !4-5a|Faites emplir les deux seaux, un dans chacune de vos mains, et penchez du côté le plus plein : « Ouf! C’est lourd! » Versez tout dans le chaudron : on brasse la compote à pleins bras.} {10min 20min 30min 0-18m !18-24m !2-3a !3-4a !4-5a|Prenez un seau de pommes dans chaque main et penchez : « Ouf! C’est lourd! » Versez tout au chaudron : des mains y plongent et brassent.} {avec-naturel|Mettez @materiel dans le feuillage : fruit, feuille ou oiseau, ils décideront.}',
        ),
        play(
          { 45: 13, 60: 20 },
          'Le marché ouvre. {3-4a 4-5a|Une enfant pèse, un autre crie le prix, une troisième emballe. Soyez la cliente qui hésite : « J’en veux six, et pas une seule de meurtrie. » On paie en feuilles, en chansons, en poignées de main.} {3-4a 4-5a !0-18m !18-24m|Qui a payé deux fois passe derrière l’étal.} {18-24m 2-3a !3-4a !4-5a|Du pied du tronc, tendez la main : « Une pomme, s’il vous plaît! » Il en vient une, puis cinq; payez chacune d’une feuille du feuillage. Prenez un seau dans chaque main et penchez du côté le plus plein : « Ouf! C’est lourd! »} {18-24m !2-3a !3-4a !4-5a|Un enfant vous donne sa pomme et la veut aussitôt? « Merci! » Puis, dans sa main : « À toi! »} {0-18m !18-24m !2-3a !3-4a !4-5a|Tendez la main ouverte devant chacun : « Une pomme, s’il vous plaît! » Attendez : elle vient, ou elle va à la bouche. « Merci! » Rendez-la aussitôt. Prenez un seau de pommes dans chaque main et penchez : « Ouf! C’est lourd! »} {2-3a|À deux ans, on livre une pomme à la fois, à vous, au voisin, à qui tend la main.} {0-18m|On livre au poupon : une pomme dans sa main. Il tend un tissu, et c’est payé.} Ce qui n’est pas vendu fait une compote {!0-18m !18-24m !2-3a|dans la deuxième boîte, le}{0-18m 18-24m 2-3a|dans le} chaudron. {!0-18m !18-24m si-cuillères-de-bois|À la cuillère de bois, on la brasse sans échapper une seule pomme.} {2-3a|Les deux bras dedans, on brasse, et l’on vous fait goûter du bout d’une main vide.} {0-18m !18-24m !2-3a !3-4a !4-5a|Approchez-le : des mains y plongent, brassent, renversent. Goûtez du bout d’un doigt vide : « Miam! »} {18-24m multiage|Le trottineur} {18-24m !multiage|Un enfant} {18-24m|laisse tomber sa pomme dans le chaudron, la repêche, la laisse tomber encore.}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 6, 45: 7, 60: 8 },
          '{3-4a 4-5a|Le marché remballe.} {!3-4a !4-5a|Le verger ferme.} {18-24m 2-3a 3-4a 4-5a|Chacun choisit sa dernière pomme et la fait rouler vers le panier.} {18-24m 2-3a !0-18m si-gros-camions|Un gros camion rentre les autres : on charge, on pousse à genoux, on renverse au panier.} {0-18m !18-24m !2-3a !3-4a !4-5a|Ramassez les pommes une à une, en levant chacune devant une paire d’yeux.} {3-4a 4-5a|En la lâchant, on dit ce qu’elle deviendra : tarte, jus ou arbre.} {2-3a|Qui préfère la porter la serre à deux mains et la laisse tomber dedans.} {18-24m|Couchez le panier devant} {18-24m multiage|le trottineur :} {18-24m !multiage|un enfant :} {18-24m|une poussée, et la pomme y entre.} {0-18m|Roulez celle du poupon jusqu’à ses pieds : il la repousse, ou la garde sur lui.} {3-4a 4-5a|On les compte tout haut, jusqu’où l’on sait.} {!3-4a !4-5a|Accompagnez chacune : « Une… une autre… encore une! »} Vous avez de vraies pommes? Passez-les sous chaque nez. {!0-18m !18-24m !2-3a si-pommes|Posez-en une à la balance : combien de bas roulés pour la soulever?}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Cueillez avec eux, lentement, la main en coupe : le geste passe par l’œil. {0-18m|Glissez votre main sous celle du poupon, levez la pomme ensemble.}',
          '{18-24m 2-3a 3-4a 4-5a|Défendez les picossées : « Qu’est-ce qu’on ferait de bon avec elle? »} {0-18m !18-24m !2-3a !3-4a !4-5a|Dites « pomme » quand elle paraît, « partie » quand elle roule, puis attendez un son.}',
          '{3-4a 4-5a|Payez d’une chose absurde et laissez les marchands discuter.}',
          '{18-24m 2-3a|À la pomme arrachée, recouchez-en une autre sur la branche et refaites le tour de main à côté : « Lève… tourne… »}',
        ],
        questionsOuvertes: [
          '{2-3a 3-4a 4-5a|Comment la cueillir sans la meurtrir?} {!2-3a !3-4a !4-5a|Qu’est-ce qui dépasse, sous la feuille?}',
          '{18-24m 2-3a 3-4a 4-5a|Que fait-on des pommes picossées?} {0-18m !18-24m !2-3a !3-4a !4-5a|Où a roulé la pomme?}',
          '{3-4a 4-5a|Combien de petites pommes pèsent autant que la grosse?}',
          '{18-24m 2-3a|Où se cache-t-elle, la pomme rouge?}',
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
        {
          pour: '0-18m',
          texte:
            'À plat ventre, il a la branche roulée sous les yeux : il tend la main, la pomme tombe de son côté, vous la reposez au même endroit. Assis, il cueille dans un panier et verse à côté.',
        },
        {
          pour: '18-24m',
          texte:
            'Une seule pomme, un seul tissu, vos deux mains : cachée, trouvée, donnée. Quand il vous la tend, dites « merci », croquez l’air et rendez-la-lui.',
        },
        {
          pour: '2-3a',
          texte:
            'Regarnissez la même branche dès que son panier est vide : il refait le trajet de l’arbre à l’étal, et le pommier a toujours une pomme pour lui.',
        },
        {
          pour: '3-4a',
          texte:
            'Avec un ami, il a deux paniers : un pour les pommes rouges, un pour les vertes. À l’étal, le prix est toujours « une feuille, s’il vous plaît ».',
        },
        {
          pour: '4-5a',
          texte: 'Ils écrivent les étiquettes de l’étal : un dessin, un prix en traits, une lettre qu’ils connaissent.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            '{0-18m !18-24m !2-3a !3-4a !4-5a|Le poupon dont la main s’ouvre peu reçoit la pomme sous sa paume; vos doigts se referment avec les siens.} {18-24m 2-3a 3-4a 4-5a|Couchez le bout d’une branche sur un plateau surélevé : l’enfant en fauteuil y cueille sans se pencher. À celui que le bruit épuise, confiez le feuillage à recoucher, loin de l’étal.}',
        },
        {
          pour: 'autre_saison',
          texte:
            '{hiver|Au printemps, le même pommier porte des fleurs de papier, et des abeilles de doigts passent de l’une à l’autre.} {!hiver|L’hiver, le pommier est nu : les pommes dorment à la cave, sous la table, et l’on va en chercher.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Tête contre tête sous une branche.',
          '{18-24m 2-3a 3-4a 4-5a|Chicane pour la plus grosse.} {0-18m !18-24m !2-3a !3-4a !4-5a|Pomme qui roule trop loin.}',
        ],
        dangersAEliminer: [
          '{0-18m|Enfant à quatre pattes qui arrive sur un poupon couché : votre jambe fait barrière, et le panier se tend de là.}',
          '{0-18m|Tissu vert resté sur un visage : il couvre la pomme, et vous en tenez un coin devant un poupon couché. Un poupon s’endort? Il va dans son lit, loin des tissus et de la couverture roulée.}',
          '{cour hiver 18-24m !0-18m|Froid : seuil de votre milieu, souvent plus prudent avec un trottineur, au plus bas -27 °C; nuques et mains touchées souvent.} {cour hiver 0-18m|Froid : le seuil de votre milieu pour les poupons; nuques et mains touchées souvent; dès qu’un poupon refroidit, tout le groupe rentre.}',
          '{!0-18m !18-24m 3-4a 4-5a si-ballons|Ballon lancé ou botté : une pomme se porte, sinon il se range.}',
          'Vraie pomme croquée pendant le jeu : elle se sent et se range; à la collation, enfant assis, elle se sert râpée, cuite ou en tranches minces selon l’âge. {0-18m 18-24m 2-3a|Pour la sentir, gardez-la dans votre main et passez-la sous chaque nez.}',
          '{dedans|Papier qui glisse sous les pieds : bords collés, et l’on y va à genoux, en bas ou en souliers, pas en courant.} {cour !hiver !0-18m !18-24m !2-3a|Craie portée à la bouche : gros bâtons seulement, ramassés à la fin.} {cour !hiver 0-18m 18-24m 2-3a|Craie portée à la bouche : la vôtre est dans votre poche dès que l’arbre est tracé.} {cour hiver|Glace sous la neige : tracez ailleurs, là où les pieds tiennent.}',
          '{!0-18m !18-24m !2-3a|Balance accrochée à une corde longue : une ficelle courte sur un crochet solide, que personne ne tire.} {0-18m 18-24m 2-3a|Anse de seau ou de panier passée au cou : elle se porte à la main ou au coude.}',
          '{!0-18m !18-24m !2-3a si-couteaux-de-plastique|Couteau de plastique qui se promène : il reste au chaudron, avec un enfant assis.}',
          '{0-18m 18-24m 2-3a|Pomme de tissu mise en bouche : elle va au lavage, une autre la remplace.}',
          '{dedans 0-18m 18-24m 2-3a|Crayon à la bouche : il se range en hauteur dès qu’il a servi.} {cour 18-24m 2-3a|Crayon à la bouche : il se range en hauteur dès qu’il a servi.} {dedans 0-18m 18-24m 2-3a|Bout de papier ou de ruban arraché, à la bouche aussi : ramassez-le et couchez une couverture roulée à la place de la branche.}',
          '{!0-18m !18-24m si-cuillères-de-bois|Cuillère brandie ou portée en courant : elle reste au chaudron.}',
          '{18-24m 2-3a !0-18m si-gros-camions|Enfant debout ou assis sur un camion : il porte les pommes, et on le pousse à genoux.}',
        ],
        supervision: 'palier2',
        allergies: ['Pomme crue : certaines bouches piquent; vérifiez la liste avant de sortir les vraies.'],
      },
      observation: [
        'Catégories et concepts : {3-4a 4-5a|selon quoi trie-t-il, et change-t-il de raison?}{!3-4a !4-5a|quelles pommes prend-il d’abord, et lesquelles met-il ensemble?}',
        'Compétences sociales : {3-4a 4-5a|comment s’entend-il sur un prix?}{!3-4a !4-5a|à qui donne-t-il sa pomme, et que fait-il ensuite?}',
        'Éveil aux mathématiques : {3-4a 4-5a|jusqu’où compte-t-il, et comment vérifie-t-il?}{!3-4a !4-5a|à quel moment dit-il ou montre-t-il « encore », « plein », « plus rien »?}',
      ],
      prolongements: [
        '{automne|Rapportez trois sortes de pommes, du verger ou de l’épicerie : une fois lavées, elles donnent à comparer des peaux et des odeurs.} {!automne|Trois sortes de pommes de l’épicerie, une fois lavées, donnent à comparer des peaux et des odeurs.}',
        'Demandez à chaque famille sa façon de manger une pomme, et faites-en un livre à une image par maison.',
      ],
      reflexionRetroaction: [
        '{3-4a 4-5a|Ai-je laissé vivre des tris que je ne comprenais pas?}{!3-4a !4-5a|Ai-je laissé verser et renverser aussi longtemps qu’ils le voulaient?}',
        '{3-4a 4-5a|Qui n’a eu que la place de client?}{!3-4a !4-5a|Qui a cueilli, qui a seulement regardé les autres porter?}',
      ],
    },
  },
]
