import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

/** Trucks that a pillow weighs, a plane under which the land moves, rooms that firefighters search, and a line of snowmobiles closed by a fist. */
export const MIXED_AGES_TRUCKS_PLANES_FIREFIGHTERS_AND_SNOWMOBILES_SHEETS: readonly BankSheet[] = [
  {
    key: 'plein-pese-parti',
    summary:
      'Des bacs-camions se chargent à la carrière, s’arrêtent sur un oreiller qui les pèse et repartent; un tracteur pousse celui qui cale.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    onlyBesideOlder: ['AGE_0_18_MONTHS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['quartier-et-metiers', 'mouvement-et-defis'],
    materials: ['chaudieres-et-pelles', 'sable', 'neige', 'cartons-et-boites'],
    place: 'YARD',
    alsoAt: {
      INDOORS:
        'Dedans, la carrière est un tas de gros bas roulés et de livres cartonnés, et les bacs glissent sur le plancher.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'camion',
      'camions',
      'camyon',
      'gros camion',
      'camion à benne',
      'camion de la mine',
      'tracteur',
      'tracteurs',
      'tracteure',
      'jouer à la mine',
      'carrière',
      'charger le camion',
      'vider le camion',
      'camion trop plein',
      'voyage de sable',
      'peser le camion',
      'balance',
      'transporter',
      'lourd et léger',
    ],
    seen: [
      'il bourre son bac de sable à ras bord puis le pousse en faisant vroum',
      'elle verse son voyage d’un coup sec et retourne en chercher un autre',
      'ils mettent leurs affaires sur l’oreiller pour voir laquelle l’écrase le plus',
      'il force comme un bœuf, mais sa brouette ne grouille plus',
      'elle attend que le chemin se libère avec son chargement et s’impatiente',
      'un ami pousse par derrière pour déprendre celui qui a calé dans la terre',
      'dans la cour, ils ont fait un chantier avec des pelles et des boîtes toute la matinée',
      'depuis que la pépine creuse la rue d’en face, ils charrient tout ce qu’ils trouvent',
    ],
    scenes: ['vehicules', 'remplir-vider', 'pousser', 'mesurer'],
    picture:
      'Dans la cour, une enfant pousse un bac plein de sable sur un oreiller qui s’écrase; un petit pousse derrière, un ami bascule le sien plus loin.',
    sheet: {
      titre: 'Plein, pesé, parti',
      observationDepart:
        '« Vroum! » Un camion déborde, deux mains le poussent, le camion n’avance plus. {2-3a 3-4a 4-5a|« Y est ben trop plein! »} {!2-3a !3-4a !4-5a|Les mains ôtent un morceau et poussent encore.}',
      intentionEducative:
        'Éveiller le goût de sentir ce que pèse une charge, par les mains qui la soulèvent et par tout le corps qui la pousse.',
      domaines: [
        { domaine: 'cognitif', composante: 'Catégories et concepts', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
      ],
      objectifs: [
        'Emplir un camion, le pousser, le vider, recommencer. {0-18m|Sentir du pied ou de la main ce qui cède et ce qui résiste.}',
        'Arrêter son camion et repartir au signal de la balance.',
        '{2-3a 3-4a 4-5a|Dire lourd ou léger, et le vérifier à l’oreiller.}',
        '{3-4a 4-5a|Trouver comment faire avancer un camion trop plein.}',
      ],
      materiel: [
        item(
          'Bacs de plastique larges comme les épaules d’un enfant, à rebord bas, les camions',
          'un par enfant, un pour vous',
          '{dedans|Boîtes de carton ouvertes, sans agrafe}{dehors|Gros camions à benne de la cour}',
        ),
        item(
          'Oreiller bien gonflé, sans plumes, dans une housse lavable{cour hiver| et imperméable}, la balance',
          'un',
          'Couette légère pliée en quatre',
        ),
        item(
          'Boîtes de carton vides, fermées au ruban, sans agrafe, qui remplissent un bac',
          'deux',
          'Gros coussins légers',
        ),
        item('{cour !hiver|Sable}', '{cour !hiver|un carré de sable}', '{cour !hiver|Terre meuble, sans engrais}'),
        item('{cour hiver|Neige propre}', '{cour hiver|un tas qui vous arrive au genou}', null),
        item(
          '{cour|Petites pelles}',
          '{cour !0-18m|une par enfant, une pour vous}{cour 0-18m|une par enfant, sauf les poupons, une pour vous}',
          '{cour|Contenants rigides à bord rond}',
        ),
        item(
          '{cour|Petites chaudières, un trait tracé à mi-hauteur}',
          '{cour !0-18m|une par enfant, une pour vous}{cour 0-18m|une par enfant, sauf les poupons, une pour vous}',
          '{cour|Pots de yogourt d’un litre, propres}',
        ),
        item(
          '{dedans|Paires de gros bas d’adulte, roulées}',
          '{dedans|trois par enfant}{dedans 0-18m|, sauf les poupons}{dedans|, cinq pour vous}',
          '{dedans|Débarbouillettes roulées dans un bas}',
        ),
        item(
          '{dedans|Livres cartonnés épais}',
          '{dedans|deux par enfant}{dedans 0-18m|, sauf les poupons}',
          '{dedans|Petits catalogues}',
        ),
        item('{dedans|Couverture de la carrière}', '{dedans|une}', '{dedans|Drap plié}'),
        item(
          '{0-18m|Débarbouillettes roulées en boule, la charge des poupons}',
          '{0-18m|quatre par poupon, autant de rechange}',
          '{0-18m|Langes de coton en boule}',
        ),
        item(
          '{0-18m dedans|Couverture épaisse, le garage des poupons}{0-18m cour|Couverture à dessous imperméable, le garage des poupons}',
          '{0-18m|une}{0-18m cour hiver|, sur un tapis de mousse}',
          '{0-18m|Tapis de jeu}',
        ),
        item(
          '{4-5a|Grand carton et gros crayon de cire entier, le registre}',
          '{4-5a|un de chaque, gardés par vous}',
          '{4-5a|Cahier et gros crayon}',
        ),
        item('{cour !hiver|Bouteille d’eau claire, pour rincer le sable}', '{cour !hiver|une}', null),
        item(
          '{cour ete|Gourdes d’eau}',
          '{cour ete !0-18m|une par enfant}{cour ete 0-18m|une par enfant qui boit déjà de l’eau}',
          '{cour ete|Pichet et verres}',
        ),
        item(
          '{cour hiver|Mitaines sèches de rechange}',
          '{cour hiver|une paire par enfant}',
          '{cour hiver|Gros bas de laine}',
        ),
        optional(
          '{dedans 3-4a 4-5a !0-18m !18-24m si-bacs-de-sable si-passoires|Bac de sable posé sur une toile, passoire et pot d’un litre à couvercle vissé}',
          'un de chaque',
          null,
        ),
        optional('{dedans 2-3a 3-4a 4-5a si-lampes-de-poche|Lampe de poche, au boîtier vissé}', 'une', null),
        optional(
          '{3-4a 4-5a !0-18m !18-24m si-roches|Roches lisses, grosses comme deux poings d’enfant}',
          'deux ou trois',
          null,
        ),
        optional(
          '{si-figurines-d’animaux|Animaux de ferme en plastique, plus gros que votre poing}',
          'deux ou trois',
          null,
        ),
        optional('{si-blocs|Blocs plus gros que votre poing}', 'deux par enfant', null),
      ],
      preparation: [
        '{cour !hiver|La carrière est un bout du carré de sable, ratissé de la main; l’autre bout, vide, est le dépôt. La route sort d’un bout, tourne cinq pas plus loin et revient à l’autre : on charge et on vide par-dessus le bord.} {cour hiver|La carrière est un tas de neige que vous pelletez, loin du bord du toit et de la rue. Dix pas plus loin, un coin vide est le dépôt.} {dedans|La carrière est une couverture chargée de bas roulés et de livres. Six pas plus loin, un coin vide est le dépôt.} À mi-chemin, couchez l’oreiller : la balance.',
        '{cour|Marchez la route du talon : ni trou, ni roche, ni glace, et la barrière est fermée.} {dedans|Reculez les meubles : la route est large de trois pas.} Pleins, les camions passent par l’oreiller; vides, ils {cour !hiver|longent le carré}{cour hiver|reviennent par l’autre bord}{dedans|reviennent par l’autre bord}.',
        'Poussez un bac vide sur l’oreiller, puis un bac chargé : rond d’abord, écrasé ensuite. {cour|Un camion d’enfant porte deux chaudières au plus, emplies jusqu’au trait et versées.} {dedans|Un camion d’enfant porte trois livres au plus, et des bas tant qu’on en veut.} Le vôtre se charge tant qu’on veut : personne ne le soulève, on le pousse et on le vide à la main.',
        'Posez les deux boîtes vides à la carrière : grosses et légères, elles trompent l’œil. {si-blocs|Ajoutez-y des blocs : combien en faut-il pour écraser l’oreiller?} {4-5a|Le registre est à vos pieds.} {0-18m|Étendez le garage des poupons à côté de vous, à l’opposé de la route et hors de portée de l’oreiller; devant chacun, un bac chargé de débarbouillettes.} {cour hiver 0-18m|Poupons en habit de neige : par temps froid, jouez vingt minutes au plus; au seuil que votre milieu fixe pour eux, jouez dedans.}',
        '{1adulte|Seule, restez assise à la balance, d’où vous voyez les deux bouts.} {1adulte multiage !0-18m|Avec plusieurs âges, prenez six enfants au plus.} {1adulte 0-18m|Avec plusieurs âges, prenez six enfants au plus, dont deux poupons.} {18-24m|Une petite charge reste près de la balance, à portée de votre bras.} {2adultes|À deux, l’une tient la balance, l’autre va et vient avec les camions.}',
        '{avec-contenant|Ajoutez @materiel à la carrière : que pèse une benne de cette forme-là?} {avec-roulant|Garez @materiel au dépôt : ce qui roule se pousse-t-il mieux?}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'À genoux derrière un bac vide, roulez jusqu’à l’oreiller. « Vroum… pchhh. » Levez un peu le nez du camion, poussez-le dessus : l’oreiller reste rond. Reculez, allez charger, revenez en soufflant. « Vroummm… » Cette fois, l’oreiller s’écrase. Les mains des enfants viennent le tâter. « Plein. Pesé… » Poussez jusqu’au dépôt, basculez. « Parti! » {si-figurines-d’animaux|Au retour, une bête de ferme traverse : coupez le moteur, attendez, repartez.} Laissez votre camion vide au bord de la route. {dedans 2-3a 3-4a 4-5a si-lampes-de-poche|Une lampe de poche, debout près de la balance, est le feu : allumée, on pèse; éteinte, on attend.} {0-18m|La balance du poupon est votre paume, posée contre son pied : il pousse, elle recule; il cesse, elle revient.}',
        ),
        play(
          { 20: 9, 30: 11, 45: 14 },
          'On charge, on pousse, on passe par l’oreiller, on bascule. Devant la balance, chaque camion coupe son moteur; « pesé! » le relance. {0-18m|Entre deux camions, le pied du poupon pousse votre paume : « Pesé! » Assis, il vide son bac, que vous rechargez.} {18-24m multiage|Le trottineur} {18-24m !multiage|Un enfant} {18-24m|met un morceau, en ôte deux, pousse jusqu’à votre genou et bascule : ce genou est son dépôt.} {2-3a|Trop chargé, le camion reste pris. On ôte, on pousse, on ôte encore : « Ça roule! »} {3-4a|La main soulève un bord et devine : rond ou écrasé? L’oreiller répond.} {3-4a 4-5a !0-18m !18-24m si-roches|Une roche, posée à deux mains dans un bac, pèse-t-elle plus que la grosse boîte?} {dedans 3-4a 4-5a !0-18m !18-24m si-bacs-de-sable si-passoires|Le bac de sable est la mine : le sable passe à la passoire, emplit un pot, et le pot va se faire peser.} {4-5a|La grosse boîte remplit le camion, et l’oreiller ne bouge pas. Quel petit tas l’écrase? On le note au registre.} La balance est prise? On klaxonne, ou l’on passe à côté sans peser.',
        ),
        play(
          { 20: 4, 30: 9, 45: 10 },
          'Chacun verse une charge dans votre camion, jusqu’au bord. Poussez : il cale {cour|devant la balance}{dedans|le nez dans l’oreiller}. « Teuf… teuf… pris. Qui est tracteur? » Un tracteur n’a pas de bac : deux paumes à plat derrière la charge, les jambes qui poussent. {0-18m|Quelqu’un pose une boîte vide aux pieds du poupon : un coup de talon, elle part. Tracteur!} {18-24m multiage|Le trottineur} {18-24m !multiage|Un enfant} {18-24m|pose ses mains à côté des vôtres, pousse du ventre, et crie quand ça part.} {2-3a|Un tracteur fait le tour de la carrière, « teuf, teuf », et cherche qui dépanner.} {3-4a|Deux tracteurs poussent de travers, le camion tourne en rond : un « go » crié ensemble le redresse.} {4-5a|Même à trois, rien. Faut-il un tracteur de plus ou une charge de moins? On essaie l’un, puis l’autre.} {!0-18m|Dépanné, on repart charger; le tracteur attend un autre klaxon ou prend un camion.}',
        ),
        play(
          { 45: 9 },
          'Le dépôt a grossi. De la balance, demandez : « Et si c’était un champ? » Les tracteurs l’étalent des deux avant-bras. {0-18m|Dans le garage, alignez les débarbouillettes du poupon : il récolte le rang d’une main, et vous semez le suivant.} {18-24m multiage|Le trottineur étale sa petite charge contre votre genou et tape ce champ à deux mains.} {18-24m !multiage|Un enfant s’assoit au milieu et tape le champ à deux mains.} {cour !hiver 2-3a|Des doigts écartés tracent des sillons, une paume les efface.} {cour hiver 2-3a|Le côté d’une mitaine trace un sillon, l’autre mitaine l’efface.} {dedans 2-3a|Les bas s’alignent, un rang, presque deux.} {3-4a|On sème à la volée des graines d’air, puis on surveille ce qui lève.} {4-5a|Un rang par tracteur, tous de la même longueur; un camion vient prendre la récolte et repasse à la balance.}',
        ),
        closing(
          { 20: 4, 30: 6, 45: 7 },
          'Un long « pchhh » : les moteurs s’éteignent, les camions vides se garent autour de l’oreiller. Qui le veut y pose une main, un genou, un pied. « Que c’est lourd, un pied qui a travaillé! » {0-18m|Le pied du poupon, lui, se pèse dans votre paume : « Que c’est léger! »} {4-5a|Relisez le registre du bout du doigt : les traits, puis les ronds.} {cour|Pelles et chaudières montent dans les bacs : dernier voyage.} {dedans|Bas et livres montent dans les bacs : dernier voyage, jusqu’à l’étagère.} Comptez les camions et les chauffeurs.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'À l’oreiller, levez seulement le nez du camion : la poussée reste à l’enfant. {0-18m|Au poupon, offrez votre paume et attendez : c’est son pied qui pousse.}',
          'Prêtez deux mots à ce que le corps sent : « Tu forces. C’est lourd. » « D’un doigt! C’est léger. »',
          'Devant un camion pris, calez aussi le vôtre et grattez-vous la tête : l’idée viendra d’à côté.',
          'Comptez les chauffeurs chaque fois que vous dites « pesé ».',
        ],
        questionsOuvertes: [
          'Qu’est-ce qui empêche ton camion d’avancer?',
          'Que va faire l’oreiller?',
          '{3-4a 4-5a|Comment la grosse boîte peut-elle être si légère?}',
          'Qui pourrait te dépanner?',
        ],
      },
      vocabulaire: ['la carrière', 'la charge', 'le tracteur', 'charger', 'basculer', 'lourd', 'léger', 'caler'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Devant lui, son bac vide et le vôtre, que votre main retient au fond. Une tape : le premier glisse, le second ne bouge pas. Dites « léger », puis « lourd », de deux voix différentes. À qui se tient à genoux, donnez le vide à pousser, vos mains de chaque côté.',
        },
        {
          pour: '18-24m',
          texte:
            'Ôtez la route : un petit tas, un camion, un coin vide, à un pas l’un de l’autre. L’enfant pousse debout, ou vide à pleines mains.',
        },
        {
          pour: '2-3a',
          texte:
            'Deux camions de cet âge font la route ensemble, à la même vitesse. À la balance, demandez « rond ou écrasé? » et laissez le temps de regarder.',
        },
        {
          pour: '3-4a',
          texte:
            'Votre bac, retourné par-dessus, cache la charge d’un camion : avant la balance, on soulève à peine un bord et l’on parie.',
        },
        {
          pour: '4-5a',
          texte:
            'L’enfant tient le registre : un trait quand l’oreiller s’écrase, un rond quand l’oreiller reste bombé. Une troisième marque, de son invention, veut dire « presque ».',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'En fauteuil ou en marchette, l’enfant est à la balance : l’oreiller sur les genoux ou sur une boîte, on lui tend les charges, et son « pesé », dit ou tapé de la main, fait repartir le camion. Le bruit des moteurs fatigue? Les camions roulent en silence, et la paume levée demande le passage.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{hiver|L’été, dans la cour, deux bacs pareils, l’un de sable sec, l’autre de sable mouillé : l’oreiller les départage.} {!hiver|L’hiver, dans la cour, deux bacs pareils, l’un de neige folle, l’autre de neige tapée : l’oreiller les départage.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Bac poussé sur un talon, genoux rouges.',
          'Charge renversée en pleine route.',
          'Dispute pour la balance.',
        ],
        dangersAEliminer: [
          '{cour|Trou ou galerie dans le tas : la carrière reste à ciel ouvert; on prend par le dessus, et votre pied écrase tout rebord.}',
          'Enfant debout ou poussé dans un bac : les camions portent des charges, et les personnes marchent.',
          '{0-18m|Oreiller et poupon : l’oreiller reste sur la route, hors de sa portée; un poupon qui rampe vers lui est ramené au garage. À la fin, l’oreiller se range en premier.}',
          '{0-18m|Camion qui file vers le garage : il s’arrête à l’oreiller, et votre corps est entre les deux. Doigts sous un bord de bac : un poupon ne pousse qu’un bac vide.}',
          '{0-18m|Carton ou débarbouillette mâchés : la boîte repart, le linge est changé avant une autre bouche.}',
          'Camions face à face : pleins d’un bord, vides de l’autre; votre paume levée arrête les deux.',
          '{cour|Vraies autos : le jeu reste dans la cour clôturée, jamais dans l’entrée d’auto.}',
          '{cour|Pelle levée : elle se tient plus bas que la ceinture, à deux pelles du voisin.}',
          '{18-24m 2-3a !hiver cour|Sable à la bouche ou aux yeux : les plus jeunes chargent près de vous, et l’on rince à l’eau claire.} {0-18m !hiver cour|Le garage des poupons est hors du sable; une main de grand s’y présente secouée.}',
          '{0-18m 18-24m dedans|Bas mordu : ôtez-le et prêtez un bac vide à pousser.}',
          '{dedans|Bas sur la route : il glisse sous le pied; un tracteur le ramasse aussitôt.}',
          '{cour hiver|Froid : le seuil de votre milieu; nuques et mains touchées à la balance, mitaine mouillée changée, neige salée ou soufflée laissée au bord.} {cour hiver 0-18m|Dès qu’un poupon refroidit, tout le groupe rentre.}',
          '{cour ete|Soleil et chaleur : crème solaire }{cour ete 0-18m|aux grands }{cour ete|avant de sortir, chapeaux, carrière à l’ombre, une gorgée à chaque dépannage.} {cour ete 0-18m|Les poupons restent à l’ombre, chapeau sur la tête et manches longues.}',
          '{3-4a 4-5a !0-18m !18-24m si-roches|Roche échappée sur un pied : on est chaussé, deux mains, une roche à la fois, posée et non lâchée.}',
          '{dedans 3-4a 4-5a !0-18m !18-24m si-bacs-de-sable si-passoires|Sable par terre ou aux yeux : le bac est sur une toile, le pot se ferme avant de rouler, et l’on balaie dès que ça crisse.}',
          '{si-figurines-d’animaux si-blocs|Jouet oublié sur la route : un tracteur le ramasse aussitôt; il se pose dans le bac, il ne s’y lance pas.} {dedans 2-3a 3-4a 4-5a si-lampes-de-poche|Rayon dans les yeux : la lampe reste debout et vise le plafond.}',
        ],
        supervision: 'palier2',
        allergies: [
          'Poussière : oreiller sans plumes, housse lavée. {cour|Asthme ou piqûres : pompe et auto-injecteur sur vous.}',
        ],
      },
      observation: [
        'Catégories et concepts : par quel mot, quel soupir ou quel geste l’enfant dit-il que c’est lourd?',
        'Motricité globale : le camion résiste; notez où vont les mains, le dos et les pieds.',
        'Raisonnement : devant le camion pris, racontez le premier essai et celui qui a suivi.',
      ],
      prolongements: [
        '{!0-18m|Laissez l’oreiller au coin des blocs : que pèse un toutou, un soulier, une tour entière?} {0-18m|Pendant la sieste des poupons, prêtez l’oreiller aux plus vieux : que pèse un toutou, un soulier, un gros livre?}',
        'Au départ, chaque sac passe par la balance : le parent et l’enfant parient sur l’oreiller, puis rentrent avec leur charge.',
      ],
      reflexionRetroaction: [
        'Qui n’a pas voulu peser, et qu’y avait-il de meilleur à côté de la balance?',
        'Combien de camions ai-je poussés sans qu’on me le demande?',
      ],
    },
  },
  {
    key: 'c-est-le-pays-qui-bouge',
    summary:
      'Deux couvertures en croix font un avion qui reste là : on tire des lacs et des villages sous les hublots, on les nomme, on y lâche des colis.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_COGNITIVE'],
    themes: ['quartier-et-metiers'],
    materials: ['tissus', 'cartons-et-boites'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, l’avion se pose sur un coin plat, des toiles imperméables sous les ventres{hiver|; l’hiver, pour vingt minutes}.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    onlyNamed: ['WATER'],
    calls: [
      'avion',
      'avions',
      'jouer à l’avion',
      'avion de couvertures',
      'voyage en avion',
      'prendre l’avion',
      'monter dans l’avion',
      'avion de brousse',
      'hydravion',
      'pilote',
      'pillote',
      'copilote',
      'hublot',
      'ublot',
      'vu d’en haut',
      'lâcher un colis',
      'bébé tire la couverture',
    ],
    seen: [
      'elle tire la couverture sous son nez pour voir passer les blocs en dessous',
      'il laisse tomber ses bas roulés du bord du coussin sur les maisons de carton',
      'ils regardent le plancher par un rond de carton et disent ce qu’ils voient',
      'elle s’ennuie de mamie qui reste dans un pays loin, de l’autre bord de la mer',
      'il demande pourquoi les maisons sont petites quand on monte dans le ciel',
      'bébé couché sur le ventre agrippe le tissu bleu et le ramène vers lui',
      'depuis leurs vacances dans le Sud, ils attachent des ceintures imaginaires et décollent',
      'au parc, chaque fois que ça gronde en haut, ils lèvent la tête et font coucou',
    ],
    scenes: ['voyage', 'laisser-tomber', 'tirer', 'mots'],
    picture:
      'Sur deux couvertures en croix, trois enfants à plat ventre regardent par des anneaux de carton un tissu bleu chargé de blocs qu’une amie tire au sol.',
    sheet: {
      titre: 'C’est le pays qui bouge',
      observationDepart:
        '{0-18m !18-24m !2-3a !3-4a !4-5a|Sur le ventre, un poupon tire la serviette; le toutou posé dessus s’en vient vers lui, et il s’arrête, surpris.} {18-24m 2-3a 3-4a 4-5a|Couché au bord d’une couverture, un enfant fait glisser un bloc sous son nez.} {2-3a 3-4a 4-5a|« Je vole. C’est loin, en bas! »} {!2-3a !3-4a !4-5a 18-24m|« Vrrr », fait sa bouche, et le bloc repasse.}',
      intentionEducative:
        '{0-18m !18-24m !2-3a !3-4a !4-5a|Soutenir le plaisir de voir venir une chose, de la faire venir soi-même, et d’y répondre du corps ou de la voix.} {18-24m 2-3a 3-4a 4-5a|Soutenir le plaisir de dire ce qu’on voit de là-haut, et d’inventer pour les autres le pays qui passera sous eux.}',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
      ],
      objectifs: [
        '{18-24m 2-3a 3-4a 4-5a|Pointer, nommer ou raconter ce qui passe en bas.} {0-18m|Suivre des yeux ce qui passe, le toucher, y mettre sa voix.}',
        '{0-18m !18-24m !2-3a !3-4a !4-5a|Tirer, attendre, voir arriver, ouvrir la main.} {18-24m 2-3a 3-4a 4-5a|Lâcher un colis et guetter où il tombe.}',
        '{3-4a 4-5a|Composer un pays et le faire passer sous les yeux des autres.}',
        '{2-3a 3-4a 4-5a|Changer de métier : passager, tireur}{4-5a|, habitant}{2-3a 3-4a 4-5a|.}',
      ],
      materiel: [
        item(
          '{dedans|Grandes couvertures, la carlingue et les ailes}{dehors|Grandes toiles de pique-nique à envers imperméable, la carlingue et les ailes}',
          'deux',
          '{dedans|Draps pliés en deux}{dehors|Bâches propres}',
        ),
        item(
          'Serviettes de plage unies, les pays : bleu, vert, brun, blanc',
          'quatre',
          'Draps de couleur, pliés en long',
        ),
        item(
          'Anneaux de carton mou, grands comme une assiette, l’ouverture large comme votre main, les hublots',
          '{18-24m 2-3a 3-4a 4-5a|un par enfant, un pour vous}{0-18m !18-24m !2-3a !3-4a !4-5a|un pour vous}{0-18m multiage| (les poupons n’en ont pas)}',
          'Assiettes de carton au centre découpé',
        ),
        item(
          '{18-24m 2-3a 3-4a 4-5a|Gros blocs de carton ou de mousse}',
          '{18-24m 2-3a 3-4a 4-5a|deux par pays}',
          '{18-24m 2-3a 3-4a 4-5a|Boîtes de papiers-mouchoirs vides}',
        ),
        item(
          'Toutous longs comme une main d’adulte ou plus{0-18m|, à poil ras, yeux brodés, sans ruban}',
          'deux par pays',
          'Paires de bas roulées, à oreilles',
        ),
        item(
          '{18-24m 2-3a 3-4a 4-5a|Paires de gros bas d’adulte, roulées, les colis}',
          '{18-24m 2-3a 3-4a 4-5a|trois par enfant}{0-18m| (les poupons ont les leurs)}',
          '{18-24m 2-3a 3-4a 4-5a|Débarbouillettes roulées dans un bas}',
        ),
        item(
          '{0-18m|Débarbouillettes, les colis des poupons}',
          '{0-18m|deux par poupon, deux de rechange}',
          '{0-18m|Carrés de coton ourlés}',
        ),
        item('Panier large, la soute', 'un', 'Boîte de carton ouverte, sans agrafe'),
        item(
          '{cour ete|Gourdes d’eau}',
          '{cour ete !0-18m|une par enfant}{cour ete 0-18m|une par enfant qui boit déjà de l’eau}',
          '{cour ete|Pichet et verres}',
        ),
        item(
          '{cour hiver|Mitaines sèches de rechange}',
          '{cour hiver|une paire par enfant}',
          '{cour hiver|Gros bas de laine}',
        ),
      ],
      preparation: [
        '{dedans|Reculez les meubles.} {dehors|Cherchez un coin plat, sans roche ni trou, loin de la barrière.} Couchez la carlingue, puis les ailes en travers, au tiers arrière. On vole devant les ailes, à plat ventre ou assis, le nez au bord.',
        '{18-24m 2-3a 3-4a 4-5a|Les pays se tirent à terre, du nez de l’avion jusqu’à l’aile, puis reviennent au nez en passant au large. Laissez-leur deux pas de chaque bord.} {0-18m !18-24m !2-3a !3-4a !4-5a|Les pays se tirent à terre, le long du bord où sont les poupons.}',
        '{cour hiver 18-24m 2-3a 3-4a 4-5a|Couché dans la neige, on gèle vite : le vol dure vingt minutes en tout, et l’on bat des ailes debout entre deux pays.} {cour hiver 0-18m|En habit de neige, le poupon vole assis contre vous : vingt minutes au plus; au seuil que votre milieu fixe pour les poupons, jouez dedans.} {cour hiver 30min 45min|Ensuite, les pays rentrent, et le reste se joue dedans, sur des couvertures sèches.}',
        '{0-18m !18-24m !2-3a !3-4a !4-5a|Posez un toutou, un ours si vous en avez un, au milieu du bleu, un pareil au milieu du vert; le brun et le blanc attendent, pliés. Tirez-en un : rien ne tombe? Bonne vitesse.} {18-24m 2-3a 3-4a 4-5a|Garnissez le bleu d’un bloc, le vert de deux toutous; le brun et le blanc attendent, vides, avec le reste. Tirez-en un : rien ne tombe? Bonne vitesse.}',
        '{!0-18m !3-4a !4-5a|Prenez place sur le côté du nez : vous tirez les pays à genoux et à reculons, d’un seul bord, où sont tous les passagers.} {0-18m !3-4a !4-5a|Assoyez-vous au bord de l’avion, devant l’aile, tous les passagers du même bord : d’une main à l’autre, vous faites passer le pays devant eux, sans quitter les poupons.} {3-4a 4-5a|Montrez comment tirer : deux mains au bord du tissu, les genoux qui reculent, un œil derrière soi. Assoyez-vous au nez, d’où vous voyez les deux bords.}',
        '{1adulte !0-18m multiage|Seule, avec plusieurs âges, prenez six enfants au plus.} {1adulte 0-18m multiage|Seule, avec plusieurs âges, prenez six enfants au plus, dont deux poupons.} {18-24m|Les trottineurs volent assis, à portée de votre bras.} {0-18m|Les poupons volent contre vous, assis}{0-18m dedans|, ou sur le ventre tant qu’ils s’y plaisent}{0-18m cour !hiver|, ou sur le ventre tant qu’ils s’y plaisent}{0-18m|. Ils ont le tissu, un toutou et leurs colis de ratine, rien d’autre.} {2adultes 18-24m 2-3a 3-4a 4-5a|À deux, l’une vole, l’autre est au sol avec les pays.}',
        '{avec-tissu|Ajoutez @materiel : un cinquième pays, à nommer.} {avec-papier|Posez @materiel sur un pays : neige, champ ou ville, selon qui regarde.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          '{!0-18m|À plat ventre sur la carlingue, le menton au bord,}{0-18m|Assise à votre place, les poupons contre vous,} mettez un hublot devant l’œil. Dites : « On vole… {dedans|Du plancher. Encore du plancher. »} {cour hiver|De la neige. Encore de la neige. »} {cour !hiver|De l’herbe. Encore de l’herbe. »} Étirez le bras et tirez un coin du tissu bleu sous votre nez. « Oh! Qu’est-ce qui passe en bas? » La première réponse est la bonne. {0-18m|Le bleu passe à une main des yeux du poupon : son pied qui bat est une réponse.} {18-24m 2-3a 3-4a 4-5a|Tendez les hublots. « Attachez vos ventres! » Deux mains croisées sur le nombril font la ceinture.} {0-18m !18-24m !2-3a !3-4a !4-5a|« Attachez vos ventres! » Votre main se pose sur chaque nombril, l’un après l’autre : c’est la ceinture.}',
        ),
        play(
          { 20: 8, 30: 10, 45: 12 },
          '{0-18m !18-24m !2-3a !3-4a !4-5a|Vos paumes battent le sol, votre voix monte : « vrrrr ». Tout se tait : on plane. Le vert passe devant les passagers, son ours au milieu : « L’ours! » Il s’éloigne : « Parti. » Attendez un son, un bras, un regard, et il revient. Un poupon tire le bord : l’ours s’en vient à lui. Assis, un autre le cueille au passage, le goûte, le rend ou le garde; le pays suivant en porte un pareil.} {18-24m 2-3a 3-4a 4-5a|Les paumes battent le sol, les voix montent, tout se tait : on plane. Du nez à l’aile, un pays passe.} {0-18m|La main du poupon gratte le bleu, le pays s’arrête; elle le lâche, ça repart.} {18-24m|Le trottineur voit venir un toutou, l’attrape, le repose à l’envers : le pays a changé.} {2-3a|« Un lac! Encore le lac! » Le bleu revient, on le salue du plat de la main.} {3-4a|On charge le brun de blocs, on tire tout doucement : « C’est chez ma mamie, regardez bien. »} {4-5a|Au nez, une pilote annonce ce qui s’en vient et demande de ralentir au-dessus des montagnes.} {2-3a 3-4a 4-5a|« Vite! » « Lentement! » « Arrêtez! » : le ciel commande, le sol obéit.} {!2-3a !3-4a !4-5a 18-24m|Une paume tape, vous tirez plus vite; elle se pose, le pays s’arrête.} {3-4a 4-5a|Qui veut tirer descend et garnit un pays; qui a tiré remonte.} {2-3a !3-4a !4-5a|Qui veut tirer vient tenir le tissu à côté de vous, puis remonte regarder.}',
        ),
        play(
          { 20: 5, 30: 9, 45: 11 },
          '{0-18m !18-24m !2-3a !3-4a !4-5a|Mettez une débarbouillette en boule dans chaque main. « Un colis pour en bas. » Le bleu s’arrête dessous. Une boule tombe sur l’ours : « Pouf! Il l’a reçue. » Le bleu l’emporte jusqu’à votre genou, puis la ramène. Allez de l’un à l’autre sans presser aucun doigt; qui mâche la sienne la garde.} {18-24m 2-3a 3-4a 4-5a|Glissez un bas roulé dans une main qui pend au bord. « Un colis pour en bas. » Le pays passe, la main s’ouvre, pouf.} {0-18m|Le poupon tient sa débarbouillette au bord; ses doigts s’ouvrent à leur heure, et vous la lui rapportez.} {18-24m|Le trottineur lâche, regarde, ouvre la main vide : encore! Le panier est contre lui.} {2-3a|Le même toutou reçoit trois colis, un sur la tête : « Tiens, mange. »} {3-4a|Le colis tombe dans le lac. Fallait-il ouvrir la main plus tôt? Le pays repasse.} {4-5a|D’en bas, une habitante commande : « Deux colis au village, rien au lac. » Elle crie ce qu’elle a reçu.} {18-24m 2-3a 3-4a 4-5a|Les colis remontent à bord, tendus de la main à la main.}',
        ),
        play(
          { 45: 9 },
          'Un pays s’arrête contre la carlingue. « Atterrissage! » {18-24m 2-3a 3-4a 4-5a|On détache son ventre, on descend à quatre pattes, on visite.} {0-18m !18-24m !2-3a !3-4a !4-5a|Qui va à quatre pattes descend le visiter; qui reste couché le reçoit sous les talons. L’ours y attend, puis un autre, sous un pli, une patte dehors. Un poupon détourne les yeux ou bâille? Le vol reprend après la sieste.} {0-18m|Un coin du pays vient sous les mains du poupon : il tape le lac, froisse la forêt, y avance d’un genou.} {18-24m|Le trottineur passe de l’avion au pays, du pays à l’avion, et chaque fois dit bonjour.} {2-3a|Les toutous sont couchés, nourris, grondés.} {3-4a|On rebâtit le village plus haut, pour le voir de loin.} {4-5a|On dresse la liste de ce qui manque ici, et l’avion repart le chercher.} {18-24m 2-3a 3-4a 4-5a|À qui veut voler, le moteur tourne encore.}',
        ),
        closing(
          { 20: 4, 30: 7, 45: 8 },
          '{0-18m !18-24m !2-3a !3-4a !4-5a|« On rentre chez nous. » Tirez le blanc, tout vide, très lentement. Posez-y un toutou, puis un colis lâché par une main. Le blanc les ramène contre vous, et tout rentre au panier. Vos paumes battent le sol, fort, puis à peine.} {18-24m 2-3a 3-4a 4-5a|« On rentre chez nous. » Tirez le tissu blanc, tout vide. Qu’y a-t-il chez nous? Des mains y déposent un toutou, un bloc, un colis. Les paumes battent le sol, fort, puis à peine : posé.} {0-18m|Sous le poupon, le sol tremble, puis se tait; votre main se pose sur lui : atterri.} {18-24m 2-3a 3-4a 4-5a|On détache les ventres. Chaque passager qui le veut dit ou montre une chose vue d’en haut. Puis on plie l’aile à plusieurs, coin contre coin, et les bas retournent à la soute. Comptez les hublots et les voyageurs.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          '{!0-18m 3-4a 4-5a|Au nez, couchez-vous le temps d’un pays : de là, vous voyez ce que les enfants voient.} {0-18m|Le poupon fixe un toutou? Arrêtez le pays sous ses yeux jusqu’à ce qu’il les détourne.}',
          '{0-18m !18-24m !2-3a !3-4a !4-5a|Reprenez son « baba » ou son doigt tendu : « L’ours. Oui, l’ours est là. »} {18-24m 2-3a 3-4a 4-5a|Reprenez un mot pointé en l’allongeant : « Bloc. Oui, un gros bloc rouge au bord du lac. »}',
          '{0-18m !18-24m !2-3a !3-4a !4-5a|Laissez un pays passer en silence : la voix du poupon vient souvent une fois qu’il est parti.} {18-24m 2-3a 3-4a 4-5a|Laissez un pays passer en silence; la parole vient souvent une fois qu’il est parti.}',
          '{3-4a 4-5a|Portez aux tireurs la demande d’un passager qui le dit tout bas : « Ici, on voudrait revoir l’ours. »}',
        ],
        questionsOuvertes: [
          '{0-18m !18-24m !2-3a !3-4a !4-5a|Qu’est-ce qui s’en vient?} {18-24m 2-3a 3-4a 4-5a|Que vois-tu en bas?}',
          '{0-18m !18-24m !2-3a !3-4a !4-5a|Où est l’ours?} {18-24m 2-3a 3-4a 4-5a|Où est tombé ton colis?}',
          '{3-4a 4-5a|Comment seront les gens, vus de si haut?}',
          '{4-5a|Quel pays manque-t-il encore?}',
        ],
      },
      vocabulaire: ['l’avion', 'le hublot', 'l’aile', 'le pays', 'en haut', 'en bas', 'le colis', 'atterrir'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Un seul pays, un seul ours au milieu : il arrive, s’arrête, « l’ours! », repart, « parti ». Au troisième passage, faites attendre le pays et regardez si les yeux du poupon sont déjà tournés du bon côté.',
        },
        {
          pour: '18-24m',
          texte:
            'Un pays à un seul toutou, tiré d’une longueur de main, arrêté sous ses yeux, reparti. Nommez quand c’est là, nommez quand c’est parti.',
        },
        {
          pour: '2-3a',
          texte: 'L’enfant choisit la couleur qui passera, du doigt ou du mot, et se couche vite avant qu’elle arrive.',
        },
        {
          pour: '3-4a',
          texte: 'Donnez un pays à deux : l’un le garnit, l’autre le tire, et les passagers devinent où c’est.',
        },
        {
          pour: '4-5a',
          texte:
            'L’enfant annonce le vol en entier, d’où l’on part, ce qu’on survole, où l’on se pose, et les tireurs préparent les pays dans cet ordre.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            '{0-18m !18-24m !2-3a !3-4a !4-5a|Un poupon voit mal? Le pays s’arrête sous ses mains, et l’on n’en nomme qu’une chose. Il ne tient pas sur le ventre? Couché sur le côté, votre cuisse dans le dos, il vole aussi bien.} {18-24m 2-3a 3-4a 4-5a|En fauteuil, freins mis, l’enfant est la tour au bout de l’aile : son bras ou son regard fait partir chaque pays, qui passe aussi devant ses pieds. Un enfant voit mal? Le pays s’arrête sous ses mains, et ses doigts disent ce qu’il y a en bas.}',
        },
        {
          pour: 'autre_saison',
          texte:
            '{0-18m !18-24m !2-3a !3-4a !4-5a dedans|Les jours doux, l’avion se pose dans la cour, à l’ombre.} {0-18m !18-24m !2-3a !3-4a !4-5a cour|Les jours froids, l’avion reste dedans.} {hiver 18-24m 2-3a 3-4a 4-5a|L’été, dans la cour, l’avion se pose à l’ombre, dans l’herbe, et l’on regarde aussi ce qui vit dessous.} {!hiver 18-24m 2-3a 3-4a 4-5a|L’hiver, dans la cour, une croix tapée du pied fait l’avion, et les pays glissent mieux : un vol court, à genoux.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          '{0-18m !18-24m !2-3a !3-4a !4-5a|Pays tiré à soi, et toutou renversé.} {18-24m 2-3a 3-4a 4-5a|Front cogné contre un front, au-dessus du même pays.}',
          '{18-24m 2-3a 3-4a 4-5a|Pays renversé par une main pressée.}',
          '{18-24m 2-3a 3-4a 4-5a|Colis reçu sur la tête.}',
        ],
        dangersAEliminer: [
          '{18-24m 2-3a 3-4a 4-5a|Pied sur un tissu qui glisse : on tire à genoux, lentement; debout, on contourne l’avion par l’arrière.}',
          '{18-24m 2-3a 3-4a 4-5a|Tireur qui recule dans un meuble ou un ami : deux pas libres derrière les genoux, et l’on regarde avant de tirer.}',
          'Tissu autour d’un corps ou par-dessus une tête : on le tient par le bord, à plat au sol.',
          '{0-18m|Nez enfoui dans la couverture ou le tissu : retournez le poupon; fatigué, il vole dans vos bras.}',
          '{0-18m|Poupon qui s’endort : dans son lit, sur le dos, sans tissu. Tissu tiré d’une main de poupon : celui qui tire s’arrête et attend que les doigts s’ouvrent.}',
          '{18-24m 2-3a 3-4a 4-5a|Colis lancé : la main pend et s’ouvre, rien ne part vers un visage.}',
          '{0-18m 18-24m 2-3a|Carton mâché, bas mordu : ôtez-le, changez-le.} {multiage 0-18m 18-24m 2-3a|Les plus jeunes volent à portée de votre bras.} {0-18m|Colis ou toutou mouillé : il est changé avant une autre bouche.}',
          '{0-18m !18-24m !2-3a !3-4a !4-5a|Poupon qui rampe sur un autre : une longueur de bras entre deux ventres, et vous le tournez vers un autre pays.} {18-24m 2-3a 3-4a 4-5a|Enfant couché sur un autre : une largeur de main entre deux ventres, et l’on change de bord si c’est plein.}',
          '{cour hiver|Froid : le seuil de votre milieu, nuques et mains touchées, mitaine mouillée changée.} {cour hiver 18-24m 2-3a 3-4a 4-5a|On se lève à chaque pays.} {cour hiver 0-18m|Dès qu’un poupon refroidit, tout le groupe rentre.}',
          '{cour ete|Soleil et chaleur : avion à l’ombre, crème solaire }{cour ete 0-18m multiage|aux grands }{cour ete|avant de sortir, chapeaux, une gorgée à l’atterrissage.} {cour ete 0-18m|Les poupons restent à l’ombre, chapeau sur la tête et manches longues.}',
        ],
        supervision: 'palier2',
        allergies: [
          'Tissus lavés sans parfum{18-24m 2-3a 3-4a 4-5a|, blocs de mousse sans latex}. {cour !hiver|Piqûres : regardez le dessous des toiles, auto-injecteur sur vous.}',
        ],
      },
      observation: [
        '{0-18m !18-24m !2-3a !3-4a !4-5a|Langage oral : quel son, quel geste fait-il quand l’ours arrive, et quand il est parti?} {18-24m 2-3a 3-4a 4-5a|Langage oral : qu’est-ce que l’enfant dit de ce qui passe, et qu’ajoute-t-il quand le pays revient?}',
        '{0-18m !18-24m !2-3a !3-4a !4-5a|Fonction symbolique : que fait-il de l’ours cueilli, le serrer, le secouer, vous le tendre?} {18-24m 2-3a 3-4a 4-5a|Fonction symbolique : relevez ce qu’est devenu un même tissu, d’un vol à l’autre, et qui l’a dit.}',
        '{0-18m !18-24m !2-3a !3-4a !4-5a|Compétences sociales : deux regardent passer le même ours; racontez ce que fait chacun.} {18-24m 2-3a 3-4a 4-5a|Compétences sociales : un passager veut aller vite, un autre lentement; racontez ce qui s’ensuit.}',
      ],
      prolongements: [
        '{0-18m !18-24m !2-3a !3-4a !4-5a|À la fenêtre, dans vos bras, le « vrrr » reprend quand un avion ou un camion passe.} {18-24m 2-3a 3-4a 4-5a|Accrochez un hublot à la hauteur des yeux, devant la fenêtre : on y annonce ce qui passe dehors.}',
        'Une famille a déjà pris l’avion, ou a quelqu’un très loin? Le parent raconte ce qu’il a vu d’en haut, et le pays s’ajoute au vol.',
      ],
      reflexionRetroaction: [
        '{0-18m !18-24m !2-3a !3-4a !4-5a|Qui a fait revenir un pays, et par quel geste?} {18-24m 2-3a 3-4a 4-5a|Quel pays les enfants m’ont-ils fait voir, que je n’avais pas mis là?}',
        '{0-18m !18-24m !2-3a !3-4a !4-5a|Ai-je tiré trop vite pour des yeux de six mois?} {18-24m 2-3a 3-4a 4-5a|Ai-je tiré trop vite pour ceux qui cherchaient leurs mots?}',
      ],
    },
  },
  {
    key: 'chambre-vide',
    summary:
      'La pagette sonne : les pompiers fouillent chaque chambre, posent un linge là où il n’y a personne, et lisent au carton qui manque encore.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    onlyBesideOlder: ['AGE_0_18_MONTHS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['quartier-et-metiers', 'mouvement-et-defis'],
    materials: ['tissus', 'cartons-et-boites'],
    place: 'YARD',
    alsoAt: {
      INDOORS: 'Dedans, les chambres se répartissent entre les meubles, et l’on fouille à quatre pattes.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    onlyNamed: ['WHEAT'],
    calls: [
      'pompier',
      'pompiers',
      'pompière',
      'ponpier',
      'ponpiers',
      'jouer au pompier',
      'caserne',
      'caserne de pompiers',
      'pompier volontaire',
      'pagette',
      'sauver quelqu’un',
      'sauver les toutous',
      'fouiller la maison',
      'point de rassemblement',
      'chercher qui manque',
      'il en manque un',
      'métiers',
    ],
    seen: [
      'ils tassent les couvertures une par une en criant y a-tu quelqu’un',
      'elle traîne son gros ours par la patte jusqu’à un endroit sûr',
      'il enfile un vieux linge en courant et se met une boîte sur la tête',
      'on a fait un exercice de feu et elle s’est bouché les oreilles en pleurant',
      'il a perdu son toutou et on a viré le local à l’envers pour le retrouver',
      'elle compte les amis en ligne et dit tout de suite qui n’est pas là',
      'depuis que le gros camion rouge est venu à la garderie, ils éteignent tout',
      'dans la cour, ils jouent à sortir les toutous de la maisonnette parce que ça boucane',
    ],
    scenes: ['magasin-metiers', 'cacher-trouver'],
    picture:
      'Une grande lit du doigt un carton où des toutous sont couchés dans leur contour; un petit en apporte un autre, deux enfants fouillent une serviette étendue.',
    sheet: {
      titre: 'Chambre vide!',
      observationDepart:
        'Un toutou est resté sous une couverture. {2-3a 3-4a 4-5a|« Pompiers! Y a quelqu’un? » crie une voix, et tout le coin se met à chercher.} {!2-3a !3-4a !4-5a|Une main soulève le bord, trouve une patte et tire : « Là! »}',
      intentionEducative:
        'Permettre à chacun de chercher, de trouver et de se rappeler où l’on a cherché, et d’apprendre qu’aux pompiers, on répond.',
      domaines: [
        { domaine: 'cognitif', composante: 'Mémoire', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Santé et sécurité', role: 'secondaire' },
      ],
      objectifs: [
        'Chercher des mains et des yeux, trouver, porter à l’abri.',
        'Répondre de la voix ou du bras à qui nous cherche.',
        '{3-4a 4-5a|Se rappeler les chambres déjà fouillées, grâce au linge.}',
        '{3-4a 4-5a|Trouver qui manque en regardant les places libres.}',
      ],
      materiel: [
        item(
          'Vieux toutous longs comme un avant-bras d’enfant, les habitants',
          'un par enfant{0-18m|, sauf les poupons}, et deux de plus',
          'Paires de gros bas roulées, toutes différentes',
        ),
        item(
          'Grand carton plat, le contour de chaque toutou tracé au crayon gras, le point de rassemblement',
          'un',
          'Drap clair, les contours tracés à la craie de couturière',
        ),
        item('Vieilles serviettes de plage, les chambres', 'six', 'Petites couvertures'),
        item('Boîtes de carton ouvertes, sans agrafe, ou chaudières, les lits', 'une par chambre', 'Bacs légers'),
        item('Coussins plats', 'un pour deux chambres', 'Manteaux pliés'),
        item(
          'Débarbouillettes unies, le signe de la chambre vide',
          'une par chambre{4-5a|, et six pour le plan}',
          'Bas dépareillés',
        ),
        item(
          '{0-18m|Toutous à poil ras, yeux brodés, sans bouton ni ruban, ceux des poupons}',
          '{0-18m|deux par poupon, lavés}',
          '{0-18m|Débarbouillettes roulées}',
        ),
        item(
          '{0-18m dedans|Couverture épaisse, la chambre des poupons}{0-18m cour|Couverture à dessous imperméable, la chambre des poupons}',
          '{0-18m|une}{0-18m cour hiver|, sur un tapis de mousse}',
          '{0-18m|Tapis de jeu}',
        ),
        item('Couverture de la caserne', 'une', 'Tapis'),
        optional('{si-cônes|Cônes}', 'un par chambre', null),
        optional(
          '{!0-18m !18-24m !2-3a si-boyau|Boyau d’arrosage vide, déroulé par vous}',
          '{!0-18m !18-24m !2-3a si-boyau|un, couché de la caserne au carton, entre les chambres}',
          null,
        ),
        optional(
          '{2-3a 3-4a 4-5a si-casques|Casques de pompier, sans attache}',
          'un par pompier, qui ne se prête pas',
          null,
        ),
        item(
          '{cour ete|Gourdes d’eau}',
          '{cour ete !0-18m|une par enfant}{cour ete 0-18m|une par enfant qui boit déjà de l’eau}',
          '{cour ete|Pichet et verres}',
        ),
        item(
          '{cour hiver|Mitaines sèches de rechange}',
          '{cour hiver|une paire par enfant}',
          '{cour hiver|Gros bas de laine}',
        ),
        optional('{dedans 2-3a 3-4a 4-5a si-bottes|Bottes de pluie propres}', 'une paire par pompier, la sienne', null),
        optional(
          '{2-3a !0-18m !18-24m si-boyau|Bouts de boyau d’arrosage vides, courts comme un avant-bras d’enfant}',
          'quatre, posés par vous',
          null,
        ),
        optional('{si-poupées|Poupées lavables}', 'une ou deux', null),
        optional('{dedans 2-3a 3-4a 4-5a si-lampes-de-poche|Lampe de poche, au boîtier vissé}', 'une par équipe', null),
      ],
      preparation: [
        'La veille, couchez les toutous sur le carton et tracez leur contour{3-4a 4-5a|, chaque enfant qui le veut tenant le sien}. Ils y ont ensuite leur place, et une place libre se voit de loin. {si-poupées|Une poupée a aussi son contour : c’est le bébé de la maison, qui se porte à deux bras.}',
        'Étendez les six serviettes à trois pas l’une de l’autre, {cour|dans un coin plat de la cour, un lit posé sur chacune contre le vent}{dedans|entre les meubles, un lit sur chacune}. Pliez une débarbouillette au coin de chaque chambre. Mettez les toutous dans un lit, derrière un coussin, sous un pli; laissez deux chambres vides.',
        '{!0-18m|D’un bord, la couverture : la caserne. De l’autre, le carton : le point de rassemblement.} {0-18m|Du même bord, à trois pas l’un de l’autre : la couverture, la caserne, et le carton, le point de rassemblement.} De l’un et de l’autre, on voit toutes les chambres. {0-18m|La chambre des poupons touche le carton, et vous êtes entre elle et les autres chambres. Leurs toutous n’en sortent pas; les vieux toutous passent devant eux et vont au carton.} {cour hiver 0-18m|Poupons en habit de neige : par temps froid, jouez vingt minutes au plus; au seuil que votre milieu fixe pour eux, jouez dedans.}',
        'Ni flamme dessinée, ni tissu rouge, rien à éteindre : vous parlez seulement de fumée, et l’on cherche des personnes. {dedans 2-3a 3-4a 4-5a si-bottes|Alignez les bottes de pluie à la caserne : au « bip », on y plonge les pieds avant de partir.} {dedans 2-3a 3-4a 4-5a si-lampes-de-poche|Une lampe de poche par équipe : dans la fumée, on éclaire le plancher devant soi, pli par pli.}',
        '{1adulte|Seule, tenez-vous au carton.} {1adulte multiage !0-18m|Avec plusieurs âges, prenez six enfants au plus.} {1adulte 0-18m|Prenez six enfants au plus, dont deux poupons.} {18-24m|Deux des chambres sont à un bras du carton.} {2adultes|À deux, l’une tient le carton, l’autre cherche avec les pompiers.}',
        '{avec-contenant|Posez @materiel dans une chambre : un lit de plus à fouiller.} {avec-tissu|Étendez @materiel : la septième chambre.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'À la caserne, tous brassent une pâte invisible. « Bip, bip, biiip! » La main à la hanche : « Ma pagette. De la fumée chez les toutous! » Lâchez la cuillère, enfilez un habit et un casque d’air, marchez vers une chambre vide. « Pompiers! Y a quelqu’un? » On le crie. Tâtez le lit, levez le pli. Rien. La débarbouillette s’ouvre sur le lit : « Chambre vide! » {si-cônes|Avec des cônes, debout devant chaque chambre, couchez celui de la chambre vide.} Dans la suivante, une patte dépasse. Portez l’ours au carton et couchez-le dans son contour. « Il en manque. » {2-3a 3-4a 4-5a si-casques|Avec des casques, chacun met le sien avant de fouiller.} {0-18m|Devant le poupon, demandez encore : « Y a quelqu’un? » Un son, un pied qui bat : « Quelqu’un! »}',
        ),
        play(
          { 20: 9, 30: 11, 45: 13 },
          'Les habits s’enfilent en marchant, et l’on fouille. {0-18m|Une patte dépasse d’un pli, près du poupon : il tire, et c’est quelqu’un.} {18-24m multiage|Le trottineur} {18-24m !multiage|Un enfant} {18-24m|trouve, porte à pleins bras, lâche en route, ramasse, et retourne voir s’il n’y en a pas un autre dans le même lit.} {2-3a|« Vide! » La débarbouillette s’ouvre, se replie, s’ouvre encore : l’annonce vaut la trouvaille.} {3-4a|Là où le linge est ouvert, on passe tout droit. Là où il est plié, on entre à quatre pattes, la main en avant.} {!0-18m !18-24m !2-3a si-boyau|Avec un boyau couché au sol, qui a trouvé un habitant suit le boyau jusqu’au carton, un pied de chaque côté, comme un pompier qui sort de la fumée.} {2-3a !0-18m !18-24m si-boyau|Des bouts de boyau couchés, l’un après l’autre, montrent au porteur le chemin du carton.} {4-5a|Au carton, une cheffe lit les places libres : « Le lapin et le long maigre! » Elle envoie les équipes là où le linge est plié.} Tous couchés? La caserne ronfle : à vous, ou à qui le veut, de remettre les toutous dans les chambres.',
        ),
        play(
          { 20: 4, 30: 9, 45: 11 },
          'Assoyez-vous dans {!0-18m|une chambre}{0-18m|la chambre des poupons}, bien en vue, un bras en l’air : « Ici! Je suis ici! » On vient vous {!0-18m|prendre par}{0-18m|toucher} la main. « Merci, je n’ai pas eu à attendre longtemps. » Qui veut habite une chambre à son tour. On ne se cache pas : on appelle, on tape, on agite un bras. {0-18m|Le poupon bat des talons; un pompier lui tend un doigt : sauvé!} {18-24m multiage|Le trottineur} {18-24m !multiage|Un enfant} {18-24m|dit « là! », se lève avant qu’on arrive et marche vers vous, sauvé.} {2-3a|Deux se tiennent la main dans la même chambre et crient ensemble.} {3-4a|Une pompière ferme les yeux, avance à quatre pattes et suit une voix.} {4-5a|Un pompier souffle fort dans ses mains, comme dans un masque. « Ça fait un drôle de bruit, mais c’est moi. » On lui répond quand même.}',
        ),
        play(
          { 45: 8 },
          'Entre deux alertes, les pompiers du village ont un autre métier. Reprenez votre pâte invisible. {0-18m|Brassez-la du doigt dans la paume du poupon. À « bip, bip », le doigt s’arrête; il attend que ça reparte.} {18-24m multiage|Le trottineur} {18-24m !multiage|Un enfant} {18-24m|couche un toutou, le borde d’une débarbouillette, le relève.} {2-3a|On trait une vache, on vend du pain, on répare la boîte qui sert de camion.} {3-4a|La pagette sonne dans le creux d’une main : quelqu’un a choisi le moment.} {4-5a|On change l’heure, on change la chambre : « C’est la nuit, tout l’immeuble dort. »} {!3-4a|De temps en temps, faites « bip, bip, biiip! »} À chaque bip, qui veut lâche son ouvrage{18-24m 2-3a 3-4a 4-5a| et va fouiller une chambre}.',
        ),
        closing(
          { 20: 4, 30: 6, 45: 8 },
          'Tous au carton : lisez chaque contour du doigt. « Il ne manque personne. » Comptez aussi les enfants. {2-3a 3-4a 4-5a|Dites ce qui est vrai : « Quand la vraie alarme sonne, on laisse tout, même le toutou, même les bottes. Tu sors avec moi, tu restes avec moi, et l’on ne retourne rien chercher. Fouiller, c’est l’ouvrage des pompiers. S’ils t’appellent, tu réponds. »} {!2-3a !3-4a !4-5a|Dites ce qui est vrai : « Quand la vraie alarme sonne, on laisse le toutou. Tu viens avec moi. »} {0-18m|La main sur le ventre du poupon : « Toi, je te porte. »} {cour|Allez au vrai point de rassemblement, ou montrez-le par-dessus la clôture.} {dedans|De la fenêtre, cherchez des yeux le vrai point de rassemblement.} Puis chaque chambre se roule bien serré, à deux mains ou à quatre, comme un boyau, et les boyaux rentrent à la caserne.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Au carton, laissez le doigt sur une place libre; le nom viendra d’un enfant.',
          'Cherchez de la paume, bruyamment : « Le lit… rien. Le pli… rien. » On apprend où l’on a regardé.',
          'Un enfant se cache pour vrai? Arrêtez-vous loin de lui et appelez, jusqu’à ce qu’il réponde; alors seulement, venez.',
          '{18-24m|Gardez un toutou dans chacune des deux chambres proches, même quand les autres sont sauvés.} {0-18m|Après « Y a quelqu’un? », comptez trois secondes en silence devant le poupon : sa réponse met du temps à venir.}',
        ],
        questionsOuvertes: [
          '{2-3a 3-4a 4-5a|Où avez-vous déjà cherché?} {!2-3a !3-4a !4-5a|Qui est ici?}',
          'Qui manque encore?',
          '{3-4a 4-5a|Comment savoir que cette chambre est vide sans y entrer?}',
          '{2-3a 3-4a 4-5a|Que fais-tu pour qu’on te trouve vite?} {!2-3a !3-4a !4-5a|Où es-tu?}',
        ],
      },
      vocabulaire: ['le pompier', 'la pagette', 'la caserne', 'fouiller', 'vide', 'manquer', 'répondre', 'ici'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Tenez son toutou sous votre main, une patte dehors. « Y a quelqu’un? » Quand il regarde, levez la main : « Quelqu’un! » À qui tire la patte lui-même, montrez ensuite la main levée sur rien : « Vide! »',
        },
        {
          pour: '18-24m',
          texte:
            'Deux chambres contre le carton, un toutou dont l’oreille dépasse. L’enfant le pose où il veut sur le carton; sa place tracée attendra.',
        },
        {
          pour: '2-3a',
          texte:
            'Cherchez à deux, chacun une main sur le bord de la serviette : on fait le tour, puis on dit « vide » ou « quelqu’un ».',
        },
        {
          pour: '3-4a',
          texte: 'Les yeux fermés, l’enfant tâte ce qu’il y a dans le lit et dit de qui il s’agit avant de regarder.',
        },
        {
          pour: '4-5a',
          texte:
            'À la caserne, l’enfant place devant l’équipe les six débarbouillettes du plan comme les six chambres, et ouvre celles qu’on a fouillées : c’est le plan.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui se déplace peu tient le carton : on lui remet les toutous, et son doigt ou ses yeux disent qui manque. Un enfant entend mal ou sursaute au bip? La pagette vibre : trois petites tapes sur l’épaule, et le bras levé remplace l’appel.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{hiver|L’été, dans la cour, les chambres vont sous l’arbre, et les boyaux roulés attendent à l’ombre.} {!hiver|L’hiver, dans la cour, chaque chambre est un carré de neige tapée, et les linges se voient de loin.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Têtes qui se frôlent dans la même chambre.',
          'Toutou tiré par les deux bouts.',
          'Pied pris dans un pli, chute à genoux.',
        ],
        dangersAEliminer: [
          'Enfant caché, silencieux ou introuvable : les chambres se voient toutes; on y appelle, et rien ne se ferme sur quelqu’un.',
          'Linge ou serviette sur un visage : seuls les toutous vont sous un pli; un enfant reste assis dessus.',
          '{0-18m|Pompier qui entre à genoux chez les poupons : il s’arrête au bord de la couverture, les yeux ouverts, et n’y avance que la main.}',
          '{0-18m|Pli près d’une tête de poupon : il se fait à hauteur de ses hanches, et vous le tenez à plat. Toutou mâché : il est changé avant une autre bouche.}',
          'Course aux chambres : on marche au pas de pompier, en levant haut les genoux; une serviette qui glisse change de place.',
          'Vrai foyer, barbecue, allumettes : rien de tout cela en vue; qui en parle entend « c’est l’affaire des adultes ».',
          '{3-4a|Yeux fermés : à quatre pattes seulement; votre voix arrête qui va se cogner.}',
          '{!0-18m !18-24m !2-3a si-boyau|Boyau levé, tiré ou passé autour d’un corps : il reste couché, sans eau; vous seule l’étendez et l’enroulez.}',
          '{0-18m 18-24m 2-3a|Œil de plastique, bouton, couture ouverte : tirez dessus avant le jeu; le toutou qui perd un morceau est mis à l’écart.}',
          '{cour|Barrière fermée; on recompte les enfants à chaque toutou couché.}',
          '{cour hiver|Froid : le seuil de votre milieu; nuques et mains touchées au carton, mitaine mouillée changée.} {cour hiver 0-18m|Dès qu’un poupon refroidit, tout le groupe rentre.}',
          '{cour ete|Soleil et chaleur : chambres à l’ombre, crème solaire }{cour ete 0-18m|aux grands }{cour ete|avant de sortir, chapeaux, une gorgée entre deux alertes.} {cour ete 0-18m|Les poupons restent à l’ombre, chapeau sur la tête et manches longues.}',
          '{2-3a !0-18m !18-24m si-boyau|Bout de boyau brandi ou sous un pied : il reste couché, on marche à côté, et vous seule le posez.}',
          '{dedans 2-3a 3-4a 4-5a si-bottes|Botte trop grande qui fait trébucher : chacun les siennes, et toujours au pas.} {dedans 2-3a 3-4a 4-5a si-lampes-de-poche|Rayon dans les yeux : la lampe vise le plancher.}',
        ],
        supervision: 'palier2',
        allergies: [
          'Poussière : toutous, serviettes et coussins sortent de la laveuse. {cour|Asthme ou piqûres : pompe et auto-injecteur sur vous.}',
        ],
      },
      observation: [
        'Mémoire : à quoi voit-on que l’enfant se rappelle une chambre, la sienne ou celle d’un autre?',
        'Compétences sociales : deux pompiers touchent le même toutou; notez comment il arrive au carton.',
        'Santé et sécurité : on l’appelle; l’enfant répond-il de la voix, du bras, ou attend-il d’être touché?',
      ],
      prolongements: [
        'Au retour du prochain exercice d’évacuation, sortez un carton où les prénoms remplacent les contours : qui était là, et qu’avait-on laissé?',
        'Un soir sans alarme, chaque famille fait le tour de ses chambres à elle, « pompiers, y a quelqu’un? », puis choisit dehors l’arbre ou le poteau où l’on se retrouverait.',
      ],
      reflexionRetroaction: [
        'Quel enfant avait besoin de se cacher, et qu’est-ce qui l’a amené à répondre?',
        'Combien de fois ai-je dit moi-même qui manquait?',
      ],
    },
  },
  {
    key: 'le-poing-ferme-la-file',
    summary:
      'Guidon de bas aux mains, on roule sur un sentier en huit : bras levé, on arrête; au croisement, le poing dit « je suis la dernière ».',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['mouvement-et-defis', 'nombres-et-formes', 'saisons-et-fetes'],
    materials: ['tissus', 'cartons-et-boites', 'neige'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, le sentier en huit se tape du pied dans la neige, autour de deux petites buttes.',
    },
    seasons: ['WINTER'],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'motoneige',
      'motoneiges',
      'moto-neige',
      'motonège',
      'skidoo',
      'skidoos',
      'ski-doo',
      'skidou',
      'tour de skidoo',
      'faire du skidoo',
      'conduire un skidoo',
      'sentier de motoneige',
      'club de motoneige',
      'signes de la main en motoneige',
      'guidon',
      'croisement',
      'hiver',
    ],
    seen: [
      'ils courent les mains sur un volant imaginaire en faisant brrrap',
      'elle lève le bras et tout le monde freine sec derrière elle',
      'il roule en huit autour des coussins et revient toujours sur ses traces',
      'ils se rentrent dedans parce qu’ils courent dans tous les sens en même temps',
      'il ne veut jamais être le dernier de la ligne, il pousse pour passer en avant',
      'elle joue à la police et fait signe aux autres de passer ou d’attendre',
      'papa a sorti sa machine du garage en fin de semaine et il ne parle que de ça',
      'dans le corridor, en rang, ça se pile sur les talons et ça se bouscule',
    ],
    scenes: ['vehicules', 'courir', 'figer'],
    picture:
      'Entre deux îles de coussins, trois enfants en file tiennent un bas bourré en guidon; le dernier lève le poing, un petit attend au bord de la croix.',
    sheet: {
      titre: 'Le poing ferme la file',
      observationDepart:
        '« Brrrap! » Deux mains serrent un bas roulé, deux jambes partent. {2-3a 3-4a 4-5a|« Tasse-toi, c’est un skidoo! »} {!2-3a !3-4a !4-5a|Un petit corps fonce, s’arrête net et rit.} Une autre machine arrive en face.',
      intentionEducative:
        'Permettre de rouler à plusieurs sur le même sentier, en se parlant des bras : arrêter, ralentir, dire qui vient derrière.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'cognitif', composante: 'Éveil aux mathématiques', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
      ],
      objectifs: [
        'Partir, ralentir et s’arrêter quand un bras le demande.',
        'Passer le croisement à tour de rôle.',
        '{2-3a 3-4a 4-5a|Fermer une file, le poing levé.}',
        '{3-4a 4-5a|Compter qui roule derrière soi et le faire voir.}',
      ],
      materiel: [
        item(
          'Gros bas d’adulte bourrés d’autres bas, noués au bout, longs comme un avant-bras, les guidons',
          'un par enfant, un pour vous',
          'Serviettes à main roulées dans un bas',
        ),
        item(
          '{dedans|Gros coussins, les deux îles}',
          '{dedans !18-24m|six, trois par île}{dedans 18-24m multiage|sept : trois par île, et un pour les trottineurs}{dedans 18-24m !multiage|sept : trois par île, et un pour une île de plus}',
          '{dedans|Matelas de sieste pliés}',
        ),
        item(
          '{dedans|Boîtes de carton vides, fermées, sans agrafe, le bord du sentier}',
          '{dedans|huit}',
          '{dedans|Bacs légers retournés}',
        ),
        item(
          '{dedans|Ruban-cache, collé d’avance}',
          '{dedans|deux bandes longues comme vos bras ouverts}',
          '{dedans|Craie, sur un plancher lavable}',
        ),
        item('{cour|Neige}', '{cour|assez pour y marquer un sentier du pied}', null),
        item('{cour|Pelle à neige, pour vous}', '{cour|une}', null),
        item(
          '{cour|Chaudières de couleur vive, retournées, les quatre coins du croisement}',
          '{cour !18-24m|quatre}{cour 18-24m multiage|quatre, et une pour l’île des trottineurs}{cour 18-24m !multiage|quatre, et une pour une île de plus}',
          '{cour|Cônes mous}',
        ),
        item(
          '{dedans|Couverture épaisse, le relais}{dehors|Toile à envers imperméable, le relais}',
          'une',
          '{dedans|Tapis}{dehors|Bâche propre}',
        ),
        item('{cour|Mitaines sèches de rechange}', '{cour|une paire par enfant}', '{cour|Gros bas de laine}'),
        optional(
          '{dedans 2-3a 3-4a 4-5a si-crayons|Gros crayons ou crayons feutres lavables}',
          'deux, gardés par vous',
          null,
        ),
        optional('{cour si-traîneaux|Traîneau à corde courte, la dépanneuse}', '{cour si-traîneaux|un}', null),
        optional('{dedans 2-3a 3-4a 4-5a si-cônes|Cône mou}', 'un', null),
        optional('{dedans si-lampes-de-poche|Lampe de poche}', '{dedans si-lampes-de-poche|une, pour vous}', null),
      ],
      preparation: [
        '{dedans|Montez deux îles de coussins, à trois ou quatre pas l’une de l’autre, selon la pièce. Le sentier fait un huit autour d’elles, large d’un pas et demi; des boîtes en gardent le bord. Au milieu, collez une grande croix : le croisement.} {cour|Pelletez deux îles de neige plus basses que vos genoux, à six pas l’une de l’autre. Tapez du pied un huit autour d’elles, large d’un pas et demi. Les chaudières gardent les quatre coins du milieu : le croisement.}',
        'Marchez le huit, guidon aux mains, toujours dans le même sens. {dedans|Ôtez ce qui glisse, et jouez pieds nus ou en souliers.} {cour|Ôtez ou couvrez la glace vive; le sentier passe loin du toit, de la clôture et du tas de la déneigeuse.}',
        'Étendez {dedans|la couverture}{cour|la toile} à côté d’une île : le relais, où les moteurs sont coupés.',
        'Exercez trois signes et présentez-les comme « notre code », celui de ce sentier-ci. Bras en l’air, paume ouverte : arrêt. Main qui tape l’air vers le bas : ralentis. Poing levé : je suis la dernière machine. {3-4a 4-5a|Doigts levés : il en vient autant derrière moi. Les enfants changent ou ajoutent un signe quand ils en ont besoin.}',
        '{1adulte|Seule, tenez le bord du croisement, d’où vous voyez les deux boucles.} {1adulte multiage|Avec plusieurs âges, prenez six enfants au plus.} {dedans 18-24m multiage|Hors du huit, à un bras de vous, un coussin seul est l’île des trottineurs.} {cour 18-24m multiage|Hors du huit, à un bras de vous, une chaudière retournée est l’île des trottineurs.} {dedans 18-24m !multiage|À un bras de vous, un coussin seul fait une troisième île. Donnez à chacune deux ou trois enfants.} {cour 18-24m !multiage|À un bras de vous, une chaudière retournée fait une troisième île. Donnez à chacune deux ou trois enfants.} {2adultes|À deux, l’une garde le croisement, l’autre roule en queue de file.}',
        '{avec-coussin|Ajoutez @materiel à une île : le tour devient plus long.} {avec-naturel|Plantez @materiel au bord du sentier : la forêt est plus vraie.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Tapez votre tête, ils tapent la leur : les casques invisibles sont mis. Guidon à deux mains, partez au pas : « Brrrap! » Avant la croix, levez un bras, coupez le moteur, regardez d’un bord, de l’autre. Personne : passez. {dedans 2-3a 3-4a 4-5a si-cônes|Un cône veille au bord : debout, on passe; couché, la croix est fermée.} Faites la boucle, revenez et, en passant, levez le poing. « Le poing : plus personne derrière moi. La route est à vous! » Tendez les guidons{2-3a 3-4a 4-5a|, et refaites les signes avec ceux qui partent}.',
        ),
        play(
          { 20: 9, 30: 11, 45: 13 },
          '{2-3a 3-4a 4-5a|On roule seul, à deux, à trois, tous dans le même sens.} {18-24m multiage|Le trottineur} {18-24m !multiage|Chacun} {18-24m|fait le tour de son île, s’assoit, repart : « Brrr! » Votre bras l’arrête; puis le sien vous arrête, dix fois.} {18-24m !multiage|Votre main tape l’air vers le bas : on roule en tortue. Votre joue se couche sur vos mains : tous s’assoient et ronflent, jusqu’au prochain « brrr! ».} {2-3a|Bras en l’air, moteur coupé; bras baissé, moteur parti : l’arrêt vaut mieux que le voyage.} {3-4a|Qui roule en avant tape l’air de la main; derrière, on ralentit, ou l’on rentre dans le dos de son amie.} {4-5a|La meneuse choisit l’allure, lève le bras au pire moment et regarde qui a vu.} Une machine cale? On la mène hors du sentier, on souffle dans le moteur. {cour si-traîneaux|Rien? Un traîneau, la dépanneuse, emporte son guidon au relais.} {dedans 2-3a 3-4a 4-5a si-crayons|Au crayon, on trace une paume sur une boîte du bord : un arrêt de plus.} À chaque arrêt, on peut changer de place.',
        ),
        play(
          { 20: 4, 30: 9, 45: 11 },
          '{2-3a 3-4a 4-5a|Deux bruits arrivent ensemble à la croix. Levez le bras : tous arrêtent, une file passe. Quand le poing passe, l’autre file part.} {18-24m multiage|Le trottineur} {18-24m !multiage|Un enfant} {18-24m|traverse la croix à votre main, une file à lui seul : vous levez le poing ensemble, et} {18-24m multiage|les autres s’élancent.} {18-24m !multiage|un autre quitte son île pour prendre votre main. Les autres tournent autour de la leur; chacun passe, puis repasse en fermant le poing tout seul.} {2-3a|La dernière serre le poing très haut et crie « fini! » pour être sûre.} {3-4a|On se retourne, on compte : deux doigts devant, un au milieu, le poing au bout.} {4-5a|Quelqu’un s’est ajouté en route; la meneuse montre un doigt de moins, et l’on part trop tôt. On recule, on recompte.} {cour 3-4a 4-5a|Dans une mitaine, les doigts ne se voient pas : le bras se secoue autant de fois.} {2-3a 3-4a 4-5a|Qui n’aime pas attendre se fait gardien au bord de la croix, un bras pour barrière.}',
        ),
        play(
          { 45: 8 },
          'Le relais est ouvert. On se stationne côte à côte, guidon sur les genoux{cour|, debout dès que le froid monte}. {18-24m multiage|Le trottineur} {18-24m !multiage|Un enfant} {18-24m|frotte son moteur, le couche, le réveille.} {2-3a|On boit un bouillon invisible dans ses mains, on souffle dessus, on en verse à l’ami.} {3-4a|Une machine ne démarre plus : on l’ouvre, on y trouve une souris.} {4-5a|On trace du doigt le chemin du retour au milieu du relais : où sont l’île, la croix, le danger?} {3-4a 4-5a|Le code sert aussi à l’arrêt : que fait le bras pour commander trois bouillons invisibles?}',
        ),
        closing(
          { 20: 4, 30: 6, 45: 8 },
          'Le soir tombe sur le sentier : une seule file, au pas; marchez à côté d’elle, d’où vous la voyez toute. {dedans si-lampes-de-poche|Votre lampe de poche pose un rond au plancher : la première machine le suit.} {2-3a 3-4a 4-5a|Un enfant qui ne l’a pas encore fait ferme la marche, poing levé.} À la croix, votre bras monte, les moteurs se coupent l’un après l’autre. Qu’entend-on quand il n’en reste aucun? Dites ce qui est vrai : « Une vraie motoneige, on s’en approche moteur éteint, avec son adulte. » Comptez à voix haute, de la première machine à la dernière. Les guidons se couchent au relais.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Laissez vos bras parler avant la bouche : levez, gardez levé, et baissez quand tous ont vu.',
          'Obéissez aux signes des enfants, même au milieu de votre phrase : un bras levé vous arrête aussi.',
          'Dites ce que le signe a fait : « Ton poing est passé, et ils sont partis. »',
          '{3-4a 4-5a|Deux machines nez à nez : assoyez-vous à côté et demandez aux bras qui recule.}',
        ],
        questionsOuvertes: [
          'Qui vient derrière toi?',
          'Comment lui dire d’arrêter sans crier?',
          '{3-4a 4-5a|Combien de doigts faut-il lever, maintenant?}',
          '{4-5a|Que se passe-t-il si personne ne lève le poing?}',
        ],
      },
      vocabulaire: [
        'la motoneige',
        'le sentier',
        'le guidon',
        'le croisement',
        'arrêter',
        'ralentir',
        'derrière',
        'la dernière',
      ],
      adaptations: [
        {
          pour: '18-24m',
          texte:
            'Une île, un guidon, un bras qui se lève. Arrêtez d’abord genou contre genou, puis de plus loin. {2-3a 3-4a 4-5a|Les autres passent au large.}',
        },
        {
          pour: '2-3a',
          texte:
            'Deux signes seulement : le bras levé, le poing. L’enfant roule derrière {3-4a 4-5a|un plus vieux}{!3-4a !4-5a|un ami}, et ferme la file.',
        },
        {
          pour: '3-4a',
          texte: 'Une file de trois change de meneuse à chaque tour : la première passe en queue et lève le poing.',
        },
        {
          pour: '4-5a',
          texte:
            'L’enfant invente deux signes : « on refait cette île », « on passe à l’autre ». La file les apprend, et la meneuse annonce son choix avant la croix.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Le huit s’élargit pour le fauteuil ou la marchette; le guidon repose sur les genoux, et un signe de tête vaut un bras levé. L’enfant qui n’aime pas être suivi prend la queue pour de bon : derrière un poing, il n’y a personne.',
        },
        {
          pour: 'autre_saison',
          texte: 'L’été, le même code mène des vélos invisibles autour de deux arbres ou de deux bancs.',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Choc entre deux qui n’ont pas vu le bras.',
          'Chute molle au bord du sentier.',
          'Dispute pour être en avant.',
        ],
        dangersAEliminer: [
          'Vitesse : une longueur de bras entre deux machines; on roule au pas avant la croix, et votre bras levé arrête tout.',
          'Sens contraire : tous suivent le huit dans le même sens; qui revient en arrière sort du sentier et le contourne.',
          '{18-24m multiage|Trottineur bousculé : le tour de son île est à lui, vous entre lui et la croix.} {18-24m !multiage|Île bondée : deux ou trois enfants autour de chacune, tous dans le même sens.}',
          '{18-24m 2-3a|Guidon mordu ou décousu : il sort du jeu, une serviette roulée le remplace.}',
          '{dedans|Boîtes et coussins qui glissent : replacez-les à chaque arrêt; coins de meubles loin des boucles.}',
          '{cour|Île de neige : on tourne autour, personne n’y monte ni n’y creuse; la neige soufflée ou salée reste hors du sentier.}',
          '{cour|Foulard ou cordon de capuchon : cache-cou et capuchon rentré, rien qui pende vers le guidon.}',
          '{cour|Froid : le seuil de votre milieu; nuques et mains touchées au croisement, mitaine mouillée changée.}',
          '{cour|Vraies machines : jamais de jeu près d’un sentier ou d’une entrée où il en passe.}',
          '{dedans 2-3a 3-4a 4-5a si-crayons|Crayon en main sur le sentier : on trace assis au bord, moteur coupé, puis il vous revient.}',
          '{cour si-traîneaux|Corde du traîneau : courte, tenue à la main, jamais à la taille; il passe hors du sentier, personne à bord.}',
        ],
        supervision: 'palier2',
        allergies: [
          'Asthme : {dedans|rouler essouffle}{dehors|l’air froid et la course essoufflent}; la pompe est sur vous, et le relais sert à reprendre son souffle.',
        ],
      },
      observation: [
        'Motricité globale : entre le bras levé et l’arrêt, combien de pas, et que font les genoux?',
        '{2-3a 3-4a 4-5a|Éveil aux mathématiques : la file s’allonge; à quoi l’enfant fait-il voir qu’il l’a remarqué?} {!2-3a !3-4a !4-5a|Éveil aux mathématiques : comment l’enfant demande-t-il encore un tour?}',
        '{2-3a 3-4a 4-5a|Compétences sociales : racontez ce qui se passe entre deux enfants arrivés ensemble à la croix.} {!2-3a !3-4a !4-5a|Compétences sociales : racontez ce qui se passe quand deux enfants tournent autour de la même île.}',
      ],
      prolongements: [
        'Au vestiaire ou au lavabo, la dernière de la file lève le poing : les suivants savent que la place est libre.',
        'Chez une famille qui a une motoneige, le parent montre les signes des vrais sentiers, à comparer avec notre code; chez les autres, on essaie le bras levé dans le corridor.',
      ],
      reflexionRetroaction: [
        'Quand ma voix a-t-elle pris la place d’un bras?',
        'Qui a toujours mené, qui a toujours fermé, et le voulaient-ils?',
      ],
    },
  },
]
