import { closing, food, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

/** Trucks that drink and burp along a tape road, a tree of leaves to shake, sticks that flee in puddles, a pompom in the wrong row, and fists that pour rice. */
export const TODDLERS_TRUCK_AND_RICE_SHEETS: readonly BankSheet[] = [
  {
    key: 'glou-glou-burp-dit-le-camion',
    summary:
      'Le camion suit la ligne de ruban, passe sous la table, ralentit : plus d’essence! À la pompe, « glou, glou, glou… burp! », et il repart.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['quartier-et-metiers', 'mouvement-et-defis'],
    materials: [],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'les camions',
      'camions',
      'camion',
      'petits camions',
      'petites autos',
      'ruban à masquer',
      'ruban adhésif',
      'masking tape',
      'camions et ruban à masquer',
      'petites autos et ruban adhésif',
      'route en ruban',
      'suivre la ligne',
      'suivre une ligne à quatre pattes',
      'rouler à quatre pattes',
      'passer sous la table',
      'faire le plein',
      'station d’essence',
      'pompe à essence',
      'mettre du gaz',
      'vroum',
      'barrière',
    ],
    seen: [
      'il pousse son gros truck à quatre pattes partout en faisant vroum',
      'elle arrête devant le mur, met son doigt dans son char et fait glou glou',
      'ils suivent les lignes du plancher avec leurs roues, même sous les meubles',
      'il fait un rot pour rire et tout le monde l’imite aussitôt',
      'ils foncent face à face avec leurs véhicules, aucun des deux ne veut se tasser',
      'elle n’a plus envie de s’arrêter, elle roule d’un bord à l’autre du local',
      'depuis qu’on a collé du tape au plancher, ça roule en file d’un bout à l’autre',
      'à l’accueil, il a raconté que son papa a mis du gaz dans le truck avant de venir',
    ],
    picture:
      'À quatre pattes, l’éducatrice colle un doigt à un camion, nez en l’air sur une croix de ruban; un ami sort le sien de sous la table, une petite rit.',
    scenes: ['vehicules', 'pousser'],
    sheet: {
      titre: 'Glou, glou… burp! dit le camion',
      observationDepart:
        'Un camion sous la main, un enfant traverse le local à quatre pattes. Il passe sous la table et ressort de l’autre côté : « Vroum! »',
      intentionEducative:
        'Offrir une route à parcourir à quatre pattes, le camion en main : suivre la ligne, passer sous la table, s’arrêter, repartir.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
      ],
      objectifs: [
        'Pousser son camion à quatre pattes le long de la ligne.',
        'Baisser la tête et le dos pour passer sous la table.',
        'Faire le plein, {18-24m|un doigt contre le camion}{!18-24m|pour soi ou pour un ami}.',
        '{30min|S’arrêter devant un bras couché et repartir quand il se lève.}',
      ],
      materiel: [
        item(
          'Camions plus gros que votre poing',
          'un par enfant, un pour vous et un de plus',
          'Petites autos trop grosses pour un rouleau de papier de toilette',
        ),
        item('Ruban à masquer', 'un rouleau, dans votre poche', 'Ruban adhésif qui se décolle du plancher'),
        optional('{si-boîtes-de-carton|Boîtes de carton ouvertes aux deux bouts, sans agrafes}', 'une ou deux', null),
        optional('{si-petites-autos !si-gros-camions|Petites autos, longues comme votre main}', 'une par enfant', null),
        optional('{si-blocs|Blocs plus gros que votre poing}', '{si-blocs|deux, un par pompe}', null),
        optional('{si-rouleaux-de-carton|Rouleaux de carton}', '{si-rouleaux-de-carton|deux par pompe}', null),
        optional('{30min si-cônes|Cône}', '{30min si-cônes|un}', null),
        optional(
          '{si-couvertures si-foulards|Couverture ou foulards}',
          '{si-couvertures si-foulards|de quoi couvrir les camions}',
          null,
        ),
      ],
      preparation: [
        'Avant l’arrivée des enfants, collez une grande boucle sur un plancher propre et sec : des bandes de ruban longues comme votre bras, bout à bout. La boucle passe sous une grande table et revient à son départ. Plus de cinq enfants? Faites-la deux fois plus longue, toujours sous cette seule table.',
        'Frottez chaque bande : aucun bout ne se lève sous l’ongle. Juste à côté de la boucle, de chaque côté de la table, collez une croix large comme une assiette. Ce sont les pompes à essence. {si-blocs|Un gros bloc tient debout sur chacune : on pèsera dessus du doigt avant de servir.}',
        'Passez vous-même à quatre pattes sous la table : rien n’y pend, rien n’y pointe. Rangez les chaises au mur. Tirez sur les roues des camions : un camion dont une roue branle ne roule pas aujourd’hui.',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4 },
          'À quatre pattes, la main sur le toit d’un camion, suivez la ligne : « Vroum, vroum… » Ralentissez peu à peu : « Vrou… pout… pout. » Le camion s’arrête. « Plus d’essence! » Poussez-le jusqu’à la pompe, une croix de ruban, et collez un doigt à son côté : « Glou, glou, glou… » Levez-lui le nez : « Burp! » Attendez les rires. « Plein! Vroum! » Donnez un camion à chacun et montrez de la main par où l’on tourne, tous dans le même sens.',
        ),
        play(
          { 20: 7, 30: 8 },
          'Chacun roule à quatre pattes sur la ligne, et vous aussi. Quand votre camion fait « pout… pout… », poussez-le à la croix : « Glou, glou, glou… burp! » On boit à plusieurs à la même croix, puis on repart. {si-rouleaux-de-carton|Un rouleau, debout à la croix, est le boyau : on l’approche du camion.} {si-petites-autos !si-gros-camions|Une petite auto a un petit réservoir : un seul « glou », un tout petit « burp ».} {18-24m|Le trottineur quitte la ligne, boit trois fois de suite, marche avec son camion dans les bras : c’est très bien.} {18-24m !multiage|Votre genou a soif à son tour : « Glou, glou… burp! » Son soulier aussi. Laissez-le vous tendre tout ce qui peut boire. Puis ramenez votre camion sur la ligne, tout près du sien, et partez ensemble : « Vroum! »} {2-3a|À deux ans, on est la pompe d’un ami : un doigt contre son camion, « glou, glou »; le « burp » est à celui qui boit.} {2-3a !multiage|« Combien de glou? » On en compte trois sur les doigts. Le camion n’a bu qu’une goutte? Il avance un peu, « pout… », et revient à la pompe à reculons : « Bip, bip, bip. »}',
        ),
        play(
          { 20: 6, 30: 6 },
          'Arrêtez-vous devant la table : « La route passe dessous. Est-ce que j’entre? » Touchez votre tête, baissez-la bien bas, poussez le camion devant vous et ressortez de l’autre bord : « Vroum! » Tournez-vous vers eux, la main à plat sous le bord : on vous suit. {si-boîtes-de-carton|Plus loin, une boîte couchée sur la ligne est le lave-auto : on y pousse son camion, on tambourine sur le toit, on le cueille à l’autre bout.} {18-24m|Le trottineur s’arrête en plein milieu? Accroupie à l’autre bout, roulez votre camion jusqu’à sa main et attendez.} {18-24m !multiage|Cachez votre camion derrière une patte de la table : « Où est le camion? » Faites-le sortir d’un coup : « Vroum! » Puis dites : « Sur le ventre! » et laissez-le essayer.} {2-3a|À deux ans, on passe aussi sur le ventre, le camion poussé du bout des doigts.} {2-3a !multiage|Plus personne dessous? Le camion passe seul : on le pousse d’un bon coup, il file, et l’on fait le tour de la table pour le cueillir. S’il s’arrête au milieu, « panne d’essence! » : qui rampe lui porter un glou?}',
        ),
        play(
          { 30: 7 },
          'Couchez votre avant-bras en travers de la ligne : « Barrière! » Les camions s’arrêtent et grondent sur place : « Rrr… rrr… » Attendez un peu, puis levez le bras très haut : « Ding! Passez! » Changez d’endroit, toujours près de la table, et recommencez. {si-cônes|Un cône debout ferme aussi la route; un enfant le couche : « Ding! »} {18-24m|Le trottineur pousse votre bras vers le haut : « Ding! » C’est lui qui ouvre.} {18-24m !multiage|Allongez ensuite une jambe : c’est la barrière. Le camion l’escalade, la contourne, recule? Faites « ding » quand il arrive de l’autre bord. Puis pliez le genou : il passe par-dessous, maintenant!} {2-3a|À deux ans, on couche son bras ailleurs sur la ligne, on attend un camion, et l’on crie « ding! ».} {2-3a !multiage|La barrière demande : « Où vas-tu? » Le chauffeur dit un mot, ou pointe, et le bras se lève. Puis la barrière s’endort et ronfle : un coup de klaxon la réveille.}',
        ),
        closing(
          { 20: 4, 30: 5 },
          '« Pout… pout… les camions ont sommeil. » Un dernier « glou » à la croix, tout bas, un petit « burp », et ils se rangent contre le mur. {si-couvertures si-foulards|On les borde d’un tissu, roues cachées.} Puis la route se lève. Décollez le bout d’une bande et tenez-le; l’enfant prend le ruban à côté de vos doigts et recule à quatre pattes ou sur les fesses : « Scriiitch! » Une bande par enfant, puis vous ôtez le reste; qui attend fait « scriiitch » avec sa bouche et tape le plancher. Roulez tout le ruban en une boule et gardez-la dans votre main : chacun la presse, puis elle finit dans votre poche. Montrez le plancher : « Où est la route? Partie! »',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Restez à quatre pattes tout le jeu : votre camion ralentit, et les leurs tombent en panne sans que vous le demandiez.',
          'Faites votre « burp » au même moment chaque fois, après trois « glou » : on l’attend, et l’on rit d’avance.',
          'Dites ce que fait le corps : « Ta tête est basse. Tes genoux poussent. »',
        ],
        questionsOuvertes: [
          'Où est la pompe?',
          '{18-24m|Qui a soif?} {!18-24m|De combien de « glou » a-t-il besoin?}',
          'Par où passe la route?',
        ],
      },
      vocabulaire: [
        'le camion',
        'la ligne',
        'dessous',
        'la panne',
        'plein',
        'l’essence',
        '{30min|la barrière}',
        '{!18-24m|reculer}',
      ],
      adaptations: [
        {
          pour: '18-24m',
          texte:
            'Il marche avec son camion dans les bras? Il fait la route à sa façon. Attendez-le à la croix, le doigt prêt : « Glou? »',
        },
        {
          pour: '2-3a',
          texte:
            'Demandez-lui de rouler une main sur le camion, puis les deux, puis en poussant du front. Laquelle des trois façons suit le mieux la ligne?',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Le sol est difficile? Collez une ligne courte sur la table et une croix au bout. Il entend peu? Il sent le « glou » : trois petites poussées de votre doigt, et le camion se lève. Il voit peu? Doublez la ligne, son doigt en sent le bord.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!ete|L’été, dans la cour, la boucle se trace à la craie et les camions boivent à l’ombre.} {ete|L’hiver, dans la cour, vos bottes tracent la boucle dans la neige, et les camions y roulent.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Tête qui frôle la table, genoux fatigués.', 'Camions pare-chocs contre pare-chocs.'],
        dangersAEliminer: [
          'Ruban à la bouche ou autour d’un cou : vous seule collez et déchirez; les bandes ne dépassent pas votre bras, et vous les tenez toujours d’un bout.',
          'Bout de ruban qui se lève : frottez-le ou ôtez-le tout de suite.',
          'Petite auto, roue ou pièce qui passe dans un rouleau de papier de toilette : hors du jeu.',
          'Camion sous un pied : qui roule est à quatre pattes; qui se lève marche à côté de la ligne, son camion dans les bras.',
          'Doigts devant les roues{30min|, bras couché sur la ligne} : on freine avant de toucher.',
          'Enfant qui se relève sous la table : restez tout près tant que des camions passent, la main à plat sous le bord : « Tête basse! »',
          '{si-boîtes-de-carton|Boîte déplacée sur des doigts, carton mâché : vous seule la bougez; le morceau sort de la bouche, et la boîte, du jeu.}',
          '{si-rouleaux-de-carton|Rouleau qui roule sous un pied : remettez-le debout à la croix; mâché, il sort du jeu.}',
          '{si-couvertures si-foulards|Tissu sous un genou, ou au cou : il ne sert qu’à border, puis vous le ramassez.}',
        ],
        supervision: 'palier2',
        allergies: [
          'Latex : la colle de certains rubans en contient; prenez-en un autre si un enfant y est allergique.',
        ],
      },
      observation: [
        'Motricité globale : comment l’enfant avance-t-il, une main prise par le camion?',
        'Schéma corporel : que fait-il de sa tête et de son dos en entrant sous la table?',
        'Fonction symbolique : à quoi d’autre qu’un camion donne-t-il à boire?',
      ],
      prolongements: [
        'À la collation, les verres se remplissent : « Glou, glou… plein! »',
        'Au départ, racontez le « burp » au parent; à la maison, chaque camion du coffre à jouets aura soif.',
      ],
      reflexionRetroaction: [
        'Qui a roulé loin de la ligne, et qu’y cherchait-il?',
        'Combien de pannes ai-je laissé un enfant régler lui-même?',
      ],
    },
  },
  {
    key: 'secoue-l-arbre-il-a-trop-de-feuilles',
    summary:
      'L’éducatrice est un arbre : les petits la chargent de feuilles d’automne, la secouent, et tout tombe en pluie. Puis l’arbre, c’est eux.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['arbres-et-feuilles', 'saisons-et-fetes', 'mouvement-et-defis'],
    materials: ['feuilles'],
    place: 'YARD',
    alsoAt: {
      PARK: 'Au parc, jouez sous le plus gros arbre, loin de la rue et du sentier.',
      WOODS: 'Au bois, jouez dans une petite clairière plate, sans branche morte au-dessus.',
    },
    seasons: ['AUTUMN'],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'les feuilles d’automne',
      'feuilles d’automne',
      'feuilles mortes',
      'feuilles',
      'feuilles mortes et chaudières',
      'chaudières',
      'ramasser des feuilles',
      'transporter des feuilles',
      'lancer des feuilles',
      'pluie de feuilles',
      'feuilles qui tombent',
      'feuille sur la tête',
      'faire l’arbre',
      'arbre',
      'secouer l’arbre',
      'le vent dans les feuilles',
      'marcher dans les feuilles',
      'faire craquer les feuilles',
      'jouer dans les feuilles',
      'l’automne',
      'parties du corps',
    ],
    seen: [
      'il pose une feuille sur sa tête, la fait glisser et se penche pour la reprendre',
      'elle rapporte des brassées de feuilles rouges et me les met dans les bras',
      'ils me brassent les manches pour que tout tombe par terre en pluie',
      'il en échappe la moitié en chemin et revient en chercher une autre poignée',
      'elle donne sa feuille, la veut, la donne encore, change d’idée sans arrêt',
      'il rit chaque fois que j’échappe tout, il veut que je recommence',
      'au parc, ils ont rempli mon capuchon pendant que j’étais à genoux',
      'dans la cour, après le grand vent, ils couraient dessous les érables les bras ouverts',
    ],
    picture:
      'Des feuilles plein la tête et le capuchon, l’éducatrice ouvre les bras; deux petits tirent ses manches, tout tombe; une chaudière pleine arrive.',
    scenes: ['ramasser', 'transporter', 'vent-pluie'],
    sheet: {
      titre: 'Secoue l’arbre, il a trop de feuilles!',
      observationDepart:
        'Une feuille d’automne tombe sur la tuque d’un enfant. Il s’arrête, la cherche, secoue la tête : elle glisse devant son nez. Il la remet.',
      intentionEducative:
        'Permettre aux enfants de porter, de poser et de faire tomber des feuilles d’automne, sur l’adulte puis sur leur propre corps.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
      ],
      objectifs: [
        'Se pencher, ramasser, rapporter des feuilles et les poser où l’on veut.',
        'Secouer, et voir ce qui tombe et ce qui reste.',
        'Tenir une feuille sur {18-24m !2-3a|sa paume}{2-3a|sa paume ou sur sa tête}, puis la laisser tomber.',
        '{30min|Marcher, s’arrêter, et entendre la différence.}',
      ],
      materiel: [
        item('Feuilles mortes plus larges que votre paume', 'celles qui sont par terre, à brassées', null),
        item('Vieux manteau à capuchon, le vôtre', 'un', null),
        optional('Chaudières', 'une par enfant', 'Paniers légers'),
        optional('{2-3a si-râteaux|Râteaux d’enfant, en plastique}', '{2-3a si-râteaux|un pour deux enfants}', null),
        optional('{si-brouettes|Brouette d’enfant}', '{si-brouettes|une}', null),
        optional('{si-draps si-parachute|Drap ou parachute}', '{si-draps si-parachute|un}', null),
        optional('{si-sacs-de-papier|Petits sacs de papier}', '{si-sacs-de-papier|un pour deux enfants}', null),
      ],
      preparation: [
        '{cour|Choisissez le coin où les feuilles s’amassent.} {parc|Choisissez un coin couvert de grandes feuilles.} {bois|Choisissez une clairière couverte de grandes feuilles.} Brassez-les du soulier : verre, crottes, guêpes, branches pointues.',
        'Ôtez du coin les glands, les marrons, les champignons et les petits fruits. Gardez surtout de grandes feuilles sèches{2-3a !multiage|, et quelques-unes mouillées s’il y en a}.',
        'Mettez votre vieux manteau : son capuchon sera le feuillage. Vous serez à genoux, tout le groupe devant vous, à dix pas au plus.',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4 },
          'Ramassez trois grandes feuilles. À genoux, une dans chaque main, une sur la tête : « Je suis un arbre. » Ne bougez plus. Puis soufflez : « Fffff… » Tremblez des doigts, des épaules, de la tête. Une feuille glisse : « Oh! Tombée! » Ouvrez les doigts : les deux autres s’envolent. Regardez vos mains, puis les enfants : « L’arbre n’a plus rien. Qui m’en apporte? » {2-3a si-râteaux|À deux ans, le râteau, dents au sol, tire un tas jusqu’à vos genoux.} {si-brouettes|La brouette part vide, poussée à deux, revient comble et se renverse devant l’arbre.}',
        ),
        play(
          { 20: 7, 30: 8 },
          'On ramasse, on revient, on charge l’arbre : entre vos doigts, sur vos bras, dans votre capuchon, sur vos genoux. Avec des chaudières, on en apporte plein d’un coup et l’on vide sur vos cuisses. Nommez la place : « Sur mon épaule! » Puis : « J’en ai trop. Secoue l’arbre! » On pousse, on tire les manches : tout tombe. {18-24m|Le trottineur donne sa feuille, la reprend, la redonne : l’arbre dit merci chaque fois.} {18-24m !multiage|Tendez une main ouverte, puis le pied, puis le front : où la pose-t-il? Une seule feuille suffit pour secouer l’arbre. Tremblez longtemps avant de la laisser tomber : il guette, il rit.} {2-3a|À deux ans, on vide ses bras d’un coup, on se recule, et l’on crie « secoue! ».} {2-3a !multiage|Une feuille est restée dans votre capuchon : « Il m’en reste une. Où? » On tourne autour de l’arbre, on la trouve. Y a-t-il une feuille mouillée? On la pose sur votre manche, puis une sèche : laquelle colle le plus?}',
        ),
        play(
          { 20: 6, 30: 6 },
          'À eux d’être l’arbre. Offrez une grande feuille : « Où la mets-tu? » Sur la tête, l’épaule, la paume à plat. On marche tout doucement, à petits pas, puis vous soufflez : « Fffff… » et l’on se secoue de partout. Tombée! {18-24m|Le trottineur la tient sur sa paume; vous soufflez, sa main se retourne.} {18-24m !multiage|Faites l’arbre face à lui, avec la même feuille à la même place. Il secoue la tête? La vôtre tombe aussi. Puis ne gardez qu’un doigt qui tremble, et regardez ce qu’il copie.} {2-3a|À deux ans, la feuille voyage sur la tuque jusqu’à vous : un pas, deux pas… elle tombe, on la remet.} {2-3a !multiage|Puis une feuille sur chaque main, les bras ouverts, comme deux branches. Laquelle tombe la première? On devient un arbre tout petit, accroupi, puis un très grand, sur la pointe des pieds.} {si-draps si-parachute|L’arbre devient ensuite une grande toile : on la charge, chacun prend un bord, on secoue, il pleut.} {si-sacs-de-papier|Un petit sac de papier à moitié plein se secoue, l’oreille tout près : l’arbre y parle.}',
        ),
        play(
          { 30: 7 },
          '« Les feuilles parlent. Écoutez. » Traînez les bottes : « Frou, frou, frou. » Arrêtez net : plus rien, un doigt sur la bouche. Repartez. On vous suit, on s’arrête avec vous, on réveille les feuilles. {18-24m|Le trottineur pile, regarde sous sa botte, pile encore : laissez-le trouver d’où vient le bruit.} {18-24m !multiage|Froissez une feuille près de son oreille, puis près de l’autre : « Crac! » Puis il en froisse une grande entre ses deux mains, les vôtres autour. Ouvrez ensemble : des miettes! Soufflez dessus tous les deux, « fffou! », jusqu’à la dernière.} {2-3a|À deux ans, c’est l’enfant qui lève la main : tout le monde se tait et gèle sur place.} {2-3a !multiage|On essaie à gros pas, puis comme une souris : peut-on marcher sans que les feuilles parlent? Puis on saute pieds joints sur les sèches : « Crac! » Y en a-t-il de mouillées? On marche dessus tout doucement, car elles glissent, et l’on écoute : que disent-elles?}',
        ),
        closing(
          { 20: 4, 30: 5 },
          '« L’arbre s’endort pour l’hiver. » Assoyez-vous, les jambes allongées, et bâillez, un œil toujours sur le groupe. Chacun apporte une dernière brassée et vous couvre les bottes : « Merci, j’avais froid aux racines. » Ronflez tout bas. Puis une botte bouge, l’autre aussi : les feuilles glissent, et vous voilà debout! On se secoue tous ensemble, le devant, le dos, les capuchons. Chacun choisit une feuille à garder dans sa main{parc bois| pour le retour}. On se compte, et l’on se lave les mains en rentrant.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Restez immobile, vraiment, entre deux secousses : c’est l’attente qui fait rire.',
          'Nommez l’endroit où chaque feuille se pose, sur vous comme sur eux : l’épaule, le coude, le genou.',
          'Qui ne veut rien sur la tête met la feuille ailleurs, ou dans votre capuchon.',
        ],
        questionsOuvertes: [
          'Où la mets-tu?',
          'Où est-elle tombée?',
          '{18-24m|Qui secoue l’arbre?} {!18-24m|Pourquoi celle-là ne tombe-t-elle pas?}',
        ],
      },
      vocabulaire: [
        'la feuille',
        'l’arbre',
        'la manche',
        'secouer',
        'tomber',
        'l’épaule',
        '{30min|craquer}',
        '{!18-24m|mouillée}',
      ],
      adaptations: [
        {
          pour: '18-24m',
          texte:
            'Assoyez-vous plus bas, les mains à sa hauteur. Il garde sa feuille et n’en donne pas? Tremblez quand même : il verra tomber celles des autres.',
        },
        {
          pour: '2-3a',
          texte:
            'Il est l’arbre pour de bon : un ami ou vous lui posez des feuilles, il dit où, et c’est lui qui crie « secoue! ».',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'En fauteuil, l’enfant est l’arbre : les feuilles se posent sur ses genoux et ses bras, et il secoue. Il n’aime pas leur toucher? Il les porte dans une chaudière ou dans ses mitaines. Il voit peu? Secouez près de lui, il entend tomber la pluie.',
        },
        {
          pour: 'autre_saison',
          texte: 'L’hiver, l’arbre porte de la neige sur ses manches; au printemps, des brins d’herbe sèche.',
        },
      ],
      securite: {
        risquesAcceptes: ['Feuilles dans le cou, chute assise.', 'Feuille reprise par un ami.'],
        dangersAEliminer: [
          'Feuille, miette ou tige à la bouche : faites-la cracher dans votre main, offrez une grande feuille à tenir, et restez à portée de bras de qui goûte.',
          'Gland, marron, champignon ou petit fruit oublié : personne n’y goûte; vous l’ôtez dès que vous le voyez.',
          '{parc bois|Branche morte ou suspendue, grand vent : changez d’endroit.}',
          'Guêpes engourdies, verre, crottes : brassez de nouveau les feuilles avant chaque étape.',
          'Feuilles dans les yeux : on les pose ou on les laisse tomber, rien ne se lance au visage.',
          'Capuchon ou cou tiré, le vôtre ou le leur : on secoue par les manches, et personne ne se suspend à l’arbre.',
          '{parc|Rue, sentier, chien inconnu : vous êtes entre eux et le jeu.}',
          '{bois|Racine, trou : la clairière est plate, et l’on marche.}',
          '{parc bois|Tiques : manches longues, bas par-dessus le pantalon, peau inspectée au retour.}',
          '{2-3a si-râteaux|Râteau levé : dents au sol, à deux pas des autres; il se couche, dents en bas, avant qu’on secoue.}',
          '{si-brouettes|Doigts près de la roue, enfant dans la brouette : deux mains aux manches, et rien que des feuilles.}',
          '{si-draps si-parachute|Enfant sous la toile : on se tient debout autour; vous la pliez dès que tout est tombé.}',
          '{si-sacs-de-papier|Sac sur une tête : papier seulement; vide, il reste plié contre vous.}',
        ],
        supervision: 'palier2',
        allergies: [
          'Asthme, moisissures des feuilles : choisissez des feuilles bien sèches et gardez la pompe sur vous. Piqûre : gardez l’auto-injecteur sur vous.',
        ],
      },
      observation: [
        'Motricité globale : comment l’enfant se penche-t-il et revient-il, les mains pleines?',
        'Schéma corporel : où choisit-il de poser sa feuille sur lui, sans la voir?',
        'Raisonnement : que fait-il quand une feuille refuse de tomber?',
      ],
      prolongements: [
        'Au local, l’arbre porte des débarbouillettes : on le charge, on le secoue.',
        'Au départ, la feuille gardée se pose sur la tête du parent : « Secoue! »',
      ],
      reflexionRetroaction: [
        'Ai-je attendu assez longtemps avant de tout faire tomber?',
        'Qui a préféré charger, et qui a préféré secouer?',
      ],
    },
  },
  {
    key: 'le-caillou-reste-le-bois-se-sauve',
    summary:
      'Après la pluie, un caillou puis un bout de bois tombent dans la flaque. On tape de la botte : le bois se sauve sur la vague, le caillou ne bouge pas.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['eau-neige-et-glace', 'vent-et-ciel'],
    materials: ['eau', 'roches', 'batons'],
    place: 'YARD',
    alsoAt: {
      PARK: 'Au parc, prenez les flaques de l’herbe ou du sentier de terre, loin de la rue.',
    },
    seasons: ['SPRING', 'AUTUMN'],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'les flaques d’eau',
      'flaques d’eau',
      'flaques',
      'flaque',
      'la pluie',
      'pluie',
      'après la pluie',
      'ils lancent des cailloux dans les flaques',
      'ils lancent des bouts de bois dans les flaques',
      'lancer des cailloux dans les flaques',
      'lancer des bouts de bois dans l’eau',
      'garrocher des cailloux dans les flaques',
      'cailloux et bouts de bois',
      'cailloux',
      'bouts de bois',
      'branches dans l’eau',
      'flotte ou coule',
      'ça flotte',
      'ça coule',
      'taper dans la flaque',
      'faire des vagues',
      'bateau de bois',
      'ploc',
      'lourd et léger',
      'lancer',
    ],
    seen: [
      'il pitche tout ce qu’il trouve dans les trous d’eau de la cour',
      'elle tape du pied sur le bord et fait reculer une petite branche',
      'il constate que son bâton revient mais que sa roche a disparu au fond',
      'il veut savoir pourquoi un reste en haut et l’autre s’en va en bas',
      'elle est déçue, ce qu’elle a garroché dans l’eau ne revient plus',
      'ils s’excitent, ça garroche de partout autour du trou d’eau et ça arrose les amis',
      'au sortir de l’averse, ils ont fait des bateaux avec des bouts d’écorce',
      'depuis l’orage de la nuit, la cour est pleine d’étangs et ils brassent l’eau avec leurs bottes',
    ],
    picture:
      'Au bord d’une flaque, trois enfants tapent l’eau du bout de la botte; un bout de bois file sur la vague, un gros caillou ne bouge pas.',
    scenes: ['flaques-boue', 'lancer', 'pourquoi'],
    sheet: {
      titre: 'Le caillou reste, le bois se sauve',
      observationDepart:
        'Après la pluie, ils lancent des cailloux et des bouts de bois dans toutes les flaques d’eau. Un bout de bois revient tout seul vers le bord. Le caillou, lui, n’est pas revenu.',
      intentionEducative:
        'Soutenir la curiosité des enfants qui lancent : le caillou et le bois ne font pas la même chose dans la flaque d’eau, et l’on peut essayer encore.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'principal' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
      ],
      objectifs: [
        'Lancer tous ensemble, de la même ligne, au même signal.',
        'Voir ce qui reste au fond et ce que la vague emporte.',
        '{3-4a 4-5a|Dire d’avance ce qui va bouger, puis vérifier.}',
        '{30min|Chercher quelle flaque est la plus creuse.}',
      ],
      materiel: [
        item('Flaques d’eau peu profondes', 'deux ou trois, voisines', null),
        item(
          'Cailloux {2-3a|plus gros qu’un poing d’enfant}{!2-3a|gros comme un poing d’enfant}',
          'un par enfant, un pour vous',
          'Mottes de terre',
        ),
        item(
          'Bouts de bois longs comme votre main, {2-3a|gros comme deux doigts}{!2-3a|gros comme votre doigt}',
          'un par enfant, un pour vous',
          'Écorces longues comme votre main',
        ),
        optional('{3-4a 4-5a|Feuilles, écorces et mottes de terre}', '{3-4a 4-5a|ce qu’on trouve sur place}', null),
        optional('Bottes de pluie', 'une paire par enfant', 'Vieux souliers et bas de rechange'),
        item('Bas et vêtements secs, pour le retour', 'de quoi changer chacun', null),
        optional(
          '{si-contenants-de-yogourt|Contenants de yogourt vides, les plus larges}',
          'un pour deux enfants',
          null,
        ),
        optional('{si-bateaux|Bateaux, plus gros qu’un poing d’enfant}', 'un pour deux enfants', null),
        optional('{si-pelles|Petites pelles}', 'une pour deux enfants', null),
        optional('{si-chaudières|Chaudières}', 'deux', null),
      ],
      preparation: [
        'Après la pluie, choisissez des flaques voisines, au fond de terre ou d’herbe; la première est assez longue pour que tous se tiennent au bord, côte à côte. Trop courte? On lance en deux équipes, l’une tout de suite après l’autre : celle qui ne lance pas crie le signal. L’eau n’y monte pas plus haut que deux doigts couchés l’un sur l’autre. Passez la botte au fond pour sentir le verre et les trous.',
        'Du talon, tracez devant la première flaque une ligne aussi longue que la flaque, à un grand pas de l’eau. On s’y tient sans se toucher les coudes.',
        'Faites le tour avec eux : chacun rapporte un caillou et un bout de bois derrière la ligne. {2-3a|Un caillou qui passe dans un rouleau de papier de toilette reste par terre; un bout de bois qui s’effrite, aussi.} Cassez les pointes des bouts de bois.',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4 },
          'Tous derrière la ligne, devant la flaque. Un caillou dans une main, un bout de bois dans l’autre, lancez-les par en dessous. « Ploc! » fait l’un. « Flic! » fait l’autre. De côté, sans leur tourner le dos, avancez la botte au bord et tapez l’eau : une vague part. Le bois recule. Tapez encore : « Il se sauve! » Et le caillou? « Allez, grouille! » Rien. Regardez-les : « Il dort? Vous voulez le réveiller? »',
        ),
        play(
          { 20: 7, 30: 8 },
          '« Un caillou dans la main… un, deux, trois, lance! » Tous lancent en même temps, par en dessous. Même chose avec les bouts de bois. Plus rien dans les mains? Criez « Bottes! » : on s’avance au bord et l’on tape l’eau du bout du pied. Qui se sauve? Qui reste? {si-contenants-de-yogourt|On pose aussi au bord un contenant de yogourt, vide, puis un caillou dedans : se sauve-t-il encore?} On reprend chacun les siens, et l’on retourne à la ligne. {2-3a|À deux ans, on dit « bye-bye » au bois, et l’on tape des deux pieds.} {2-3a !multiage|Accroupissez-vous : « Caillou, dors-tu? » On écoute. Il se tait. Puis, au bord, chacun laisse tomber son bout de bois devant ses bottes : « Flic! » On tape, on le reprend.} {3-4a|À trois ans, on parie avant de taper : « Le mien va se sauver! »} {3-4a !multiage|Puis on change : une feuille, une motte de terre, une écorce. Se sauve ou reste? On le dit, on lance.} {4-5a|À quatre ans, on cherche un caillou qui se sauve, ou un bois qui reste.} {4-5a !multiage|Un bois gorgé d’eau, une écorce avec un caillou dessus : que font-ils? On essaie ce qu’on a inventé.}',
        ),
        play(
          { 20: 6, 30: 7 },
          'Chacun choisit son bout de bois : c’est un bateau. On le pose au bord, et l’on s’installe tous du même côté de la flaque, la pointe de la botte dans l’eau. « À l’autre bord! » On tape, on tape : les bateaux s’en vont, sans qu’aucune main y touche. {si-bateaux|Un bateau jouet part sur la même vague : va-t-il plus loin que le bois?} Un bateau reste pris dans l’herbe ou la boue du bord : comment le sortir de là? {si-pelles|À la pelle, on lui creuse un chenal.} {2-3a|À deux ans, on tape fort, on éclabousse, et le bateau vire de tous les côtés.} {2-3a !multiage|Soufflez aussi dessus, accroupie : « Fff… » On essaie, mains sur les genoux.} {3-4a|À trois ans, on essaie deux petites vagues, puis une grosse : laquelle pousse le plus?} {3-4a !multiage|On place ensuite les cailloux en île, au milieu de la flaque. Le bateau passe à gauche ou à droite?} {4-5a|À quatre ans, on fait un port : des cailloux en rond, une porte.} {4-5a !multiage|D’où taper pour que le bateau entre par la porte? Deux amis tapent d’accord : un, deux.}',
        ),
        play(
          { 30: 6 },
          'On change de flaque, tous ensemble, son caillou dans une main et son bois dans l’autre. « Bonjour, la flaque. Es-tu creuse? » On dépose son caillou. Chacun plante son bois debout, jusqu’au fond, le pince à deux doigts juste au-dessus de l’eau, puis le ressort sans bouger les doigts : l’eau montait jusqu’ici! Puis on va demander la même chose à la suivante. {2-3a|À deux ans, on plante, on sort, on replante : « Plouf! »} {2-3a !multiage|Couchez votre caillou dans l’eau : « Je vois son dos! » Le dos du sien dépasse-t-il aussi?} {3-4a|À trois ans, on garde ses doigts à la même place jusqu’à la flaque suivante, et l’on compare : l’eau monte-t-elle plus haut?} {3-4a !multiage|On cherche une place où le dos de son caillou disparaît. Il n’y en a pas? Pourquoi?} {4-5a|À quatre ans, on choisit la meilleure flaque pour les bateaux, et l’on dit pourquoi.} {4-5a !multiage|On fait une marque d’un coup d’ongle à cette hauteur, et l’on plante un peu plus loin du bord : est-ce toujours plus creux?}',
        ),
        closing(
          { 20: 4, 30: 5 },
          'Retour à la ligne, devant la première flaque. Une dernière fois, tous lancent le caillou, « un, deux, trois! », puis le bois. Personne ne tape : on attend que l’eau se calme. Qui est déjà revenu au bord? « Bottes! » On repêche tout, un tas de cailloux, un tas de bois, pour la prochaine pluie. {si-chaudières|Chaque tas va dans sa chaudière; à deux, on soulève un peu l’une, puis l’autre : laquelle pèse le plus?} {3-4a 4-5a|« Si je lançais ma botte, elle se sauverait ou elle resterait? » Écoutez les réponses, et gardez votre botte.} {!3-4a !4-5a|« Bonne nuit, caillou. Bye-bye, bois. »} Comptez les enfants, tâtez les bas. En rentrant, on change ce qui est mouillé et l’on se lave les mains.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Avant « trois, lance! », regardez l’eau, puis les bottes : personne devant la ligne.',
          'Redites ce qu’ils voient avec leurs mots : « Tu dis qu’il dort. » Le mot « flotter » peut venir après.',
          '{3-4a 4-5a|Une idée ne marche pas? « Tu pensais qu’il se sauverait. Que veux-tu changer? »} {2-3a|À deux ans, il veut relancer pendant qu’on tape? Prenez-lui la main : il garde son bois, tape avec les autres, et lancera au prochain « lance! ».}',
        ],
        questionsOuvertes: [
          'Qui se sauve?',
          'Qu’est-ce qui a fait bouger le bois?',
          '{3-4a 4-5a|Pourquoi le caillou reste-t-il au fond?}',
          '{30min|Jusqu’où l’eau monte-t-elle sur ton bois?}',
        ],
      },
      vocabulaire: [
        'la flaque',
        'le caillou',
        'le bout de bois',
        'la vague',
        'flotter',
        'au fond',
        '{3-4a 4-5a|je parie}',
        '{30min|creux}',
      ],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Il tient votre main à la ligne et lance de l’autre. À « Bottes! », restez à un bras de lui : il tape, et vous dites qui se sauve.',
        },
        {
          pour: '3-4a',
          texte:
            'Il ne lance que des cailloux? Demandez-lui d’en lancer un tout près d’un bout de bois : le « ploc » le fait-il bouger?',
        },
        {
          pour: '4-5a',
          texte:
            'Il crie le signal pour tout le groupe, mais seulement quand il a vu que la flaque est libre et que chacun est derrière la ligne.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'En fauteuil, l’enfant lance du sol ferme et donne le signal « Bottes! ». Il craint les gouttes? Il garde les bateaux à deux pas et annonce le premier arrivé. Il voit peu? « Ploc » ou « flic » : son oreille dit lequel est tombé.',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’hiver, on lâche un caillou et un bout de bois dans la neige folle : lequel fait le trou le plus creux?',
        },
      ],
      securite: {
        risquesAcceptes: ['Éclaboussures, mains boueuses, bas mouillés.', 'Bateau parti chez un ami.'],
        dangersAEliminer: [
          'Noyade : quelques centimètres d’eau suffisent; une seule flaque à la fois, deux doigts d’eau au plus; vous ne la quittez pas des yeux, à portée de bras de ceux qui sont au bord; personne au bord sans vous.',
          'Lancer et bâtons : une zone, la flaque; par en dessous, sous les épaules, tous du même côté. « Stop » arrête tout, et l’on ne lance plus dès qu’une botte dépasse la ligne.',
          'Caillou plus gros que votre poing : il reste par terre, il retomberait sur un pied.',
          'Bout de bois au visage : il se lance ou se pose, on ne court pas avec; rien de plus long que votre main.',
          '{2-3a|Caillou, écorce ou bois à la bouche : ce qui entre tout entier dans un rouleau de papier de toilette reste hors du jeu; le bout de bois est plus long que le rouleau, et vous êtes à portée de bras de qui le porte à sa bouche.}',
          'Eau de la flaque à la bouche : elle ne se boit pas; mains lavées au retour.',
          'Rue, fossé, grille d’égout, reflets d’huile : choisissez une autre flaque.',
          'Pieds ou manches mouillés par temps frais : vêtements secs dès le retour.',
          '{si-pelles|Pelle levée : elle creuse au ras du sol, loin des bottes et des visages, et ne lance rien.}',
          '{si-chaudières|Chaudière de cailloux sur un orteil : on la lève à deux, à la hauteur d’une main, pas plus.}',
        ],
        supervision: 'palier1',
        allergies: ['Piqûres d’insectes : l’auto-injecteur d’un enfant allergique est sur vous.'],
      },
      observation: [
        'Éveil aux sciences : que dit ou montre l’enfant quand le bois se sauve et que le caillou reste?',
        'Raisonnement : que change-t-il pour faire bouger ce qui ne bougeait pas?',
        'Motricité globale : comment lance-t-il par en dessous, et comment tape-t-il au bord sans perdre l’équilibre?',
      ],
      prolongements: [
        'Avant le lavage des mains, un doigt d’eau au lavabo : une débarbouillette sèche se sauve-t-elle, ou reste-t-elle?',
        'Sur le chemin de la maison, l’enfant montre à son parent, dans une flaque, qui reste et qui se sauve.',
      ],
      reflexionRetroaction: [
        'Ai-je donné le mot « flotter » avant qu’ils aient pu regarder?',
        'Quelle idée d’enfant reste à essayer à la prochaine pluie?',
      ],
    },
  },
  {
    key: 'he-t-es-pas-rouge-toi',
    summary:
      'Le premier pompon assis décide des couleurs de la rangée. Un bleu se glisse chez les rouges : « Hé! T’es pas rouge, toi! » On le sort, il recommence ailleurs.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['couleurs-et-textures', 'nombres-et-formes'],
    materials: [],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'les couleurs',
      'couleurs',
      'couleur',
      'gros pompons',
      'pompons',
      'pompons de couleur',
      'pinces',
      'pinces et pompons',
      'pompons et moules à muffins',
      'moules à muffins',
      'moule à muffins',
      'trier les couleurs',
      'trier par couleur',
      'classer les pompons par couleur',
      'séparer les couleurs',
      'mettre les rouges ensemble',
      'nommer les couleurs',
      'rouge, bleu, jaune, vert',
      'suite de couleurs',
      'prendre avec une pince',
      'l’intrus',
      'motricité fine',
    ],
    seen: [
      'il met un bleu chez les rouges exprès et attend qu’on crie non',
      'elle range ses pompons par familles de couleur et enlève ceux qui ne vont pas',
      'il pogne une boule avec des pinces et l’assoit dans la bonne case',
      'elle se fâche quand quelqu’un mêle ses rangées toutes belles',
      'ils se font des blagues en mettant leur affaire à la place de l’autre',
      'il ne sait pas encore le nom des teintes et pointe juste les pareils',
      'au dîner, ils ont placé leurs légumes en rangs et ri du pois parmi les carottes',
      'au bricolage, il remet un crayon dans le mauvais pot et guette ma réaction',
    ],
    picture:
      'Dans un moule à muffins, un pompon bleu s’est assis au bout des rouges; une enfant le pointe en riant, un ami l’attrape avec une pince.',
    scenes: ['trier', 'aligner', 'blagues'],
    sheet: {
      titre: 'Hé! T’es pas rouge, toi!',
      observationDepart:
        'Les pompons sont assis par couleur, les rouges ensemble. Une main y ajoute un bleu, exprès, et l’enfant guette. {2-3a|« Non! »} {3-4a 4-5a|« C’est pas sa place! »} Tout le monde rit.',
      intentionEducative:
        'Éveiller l’œil aux couleurs, celles qui vont ensemble et celles qui se trompent de rangée, par une blague que chacun refait.',
      domaines: [
        { domaine: 'cognitif', composante: 'Catégories et concepts', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Attention', role: 'secondaire' },
      ],
      objectifs: [
        'Asseoir ensemble des pompons de la même couleur.',
        'Repérer celui qui se trompe de couleur et le sortir, {2-3a|à pleine main, à deux doigts ou à la pince}{!2-3a|à deux doigts ou à la pince}.',
        '{4-5a|Dire pourquoi une couleur entre les deux va d’un bord plutôt que de l’autre.}',
        '{30min 3-4a 4-5a|Continuer une rangée de deux couleurs.} {30min !3-4a !4-5a|Poser un pompon d’une couleur, puis de l’autre.}',
      ],
      materiel: [
        item(
          'Gros pompons très serrés, plus gros qu’un rouleau de papier de toilette',
          'quatre à six par enfant et quatre pour vous, de quatre couleurs au moins',
          'Bas roulés, de plusieurs couleurs',
        ),
        optional('Moules à muffins', 'un pour deux ou trois enfants et un pour vous', 'Petits bols'),
        optional('Pinces de cuisine courtes, aux bouts ronds', 'une par enfant et une pour vous', 'Pouce et index'),
        optional(
          '{si-contenants-d’œufs|Contenants d’œufs en plastique, lavés au savon}',
          'un pour deux enfants et un pour vous',
          null,
        ),
        optional('{si-bacs-à-glaçons|Bacs à glaçons, lavés}', 'un pour deux enfants', null),
        optional('{si-cuillères|Grosses cuillères}', 'une par enfant', null),
        optional(
          '{si-blocs|Blocs, plus gros qu’un rouleau de papier de toilette}',
          'un de chaque couleur des pompons',
          null,
        ),
        optional(
          '{si-papiers-de-construction|Papier de construction, aux couleurs des pompons}',
          'une feuille de chacune',
          null,
        ),
      ],
      preparation: [
        'Essayez chaque pompon : il ne passe pas dans un rouleau de papier de toilette, et ses brins restent en place quand vous tirez fort. Sinon, il ne joue pas.',
        '{4-5a|Choisissez du rouge, de l’orange, du jaune, du vert et du bleu : il faut des couleurs voisines.} {!4-5a|Choisissez des couleurs bien différentes : rouge, bleu, jaune, vert.} Prenez-en quelques-uns de chacune.',
        'Assoyez tout le monde à une table, ou en rond au plancher. Vous avez devant vous trois rouges et un bleu; les autres pompons attendent au milieu. Avec des moules, les pompons s’assoient dans les trous, une rangée ou deux par enfant; sans moules, chacun fait sa rangée devant soi. Avec des pinces, on les prend à la pince; sinon, entre le pouce et l’index.',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4 },
          'Assoyez un pompon rouge devant vous, dans le moule ou sur la table : « Je suis le premier! Ici, c’est chez les rouges. » Un deuxième rouge s’assoit à côté, puis un troisième. Approchez ensuite le bleu en sifflant. Il s’assoit au bout, l’air de rien. Attendez. Personne ne proteste? Dites-le : « Hé! T’es pas rouge, toi! » Le bleu sursaute : « Ah non? Je pensais… » Reprenez-le, à la pince ou à deux doigts, et ramenez-le au milieu. « Et devant vous, chez qui est-ce? Assoyez votre premier pompon. »',
        ),
        play(
          { 20: 7, 30: 8 },
          'Chacun assoit son premier pompon : sa couleur décide de la rangée. On pige au milieu et l’on ajoute les pareils. {si-bacs-à-glaçons|Dans un bac à glaçons, les pareils s’assoient un creux sur deux.} {si-contenants-d’œufs|Deux amis partagent un contenant d’œufs : l’un assoit ses rouges sur les creux d’un bord, l’autre, ses bleus en face.} Votre bleu se promène et s’assoit partout : « Hé! T’es pas jaune, toi! » On le sort. {2-3a|À deux ans, un vert reste assis chez les jaunes? Nommez-le : « Un vert en visite. »} {2-3a !multiage|Le bleu cherche chez lui : il se pose sur un chandail, un soulier. Pareil? « Chez nous! » Pas pareil? On le chasse en riant.} {3-4a|À trois ans, on envoie soi-même un pompon se tromper chez un ami.} {3-4a !multiage|L’intrus a toujours une excuse : « J’ai froid, je suis bleu de froid! » On invente la sienne, et l’ami décide s’il reste.} {4-5a|À quatre ans, l’orange arrive chez les rouges : « Je suis un rouge pâle! » On l’écoute, on tranche.} {4-5a !multiage|Puis il essaie chez les jaunes. On place les pompons du plus rouge au plus jaune : où est la frontière?} Plus de pareils au milieu? On demande à un voisin.',
        ),
        play(
          { 20: 6, 30: 7 },
          '{3-4a 4-5a|« Fermez les yeux. » Dans une rangée, remplacez un pompon par un autre. « Ouvrez! Qui s’est trompé de rangée? » On le trouve, on le sort sans l’échapper, et l’on remet le bon. Puis c’est à eux de jouer le tour.} {2-3a multiage|À deux ans, on regarde entre ses doigts, et c’est très bien : on rit quand même.} {2-3a !multiage|Dans votre rangée, tout lentement, sous leurs yeux, changez un pompon : le rouge part, le vert s’assoit. « Hé! Qui s’est trompé de rangée? » On le montre, on le sort, et le rouge revient. Refaites-le dans la rangée de qui le veut. Puis cachez une rangée sous vos mains, le vert au bout : qui est là-dessous? Un enfant cache la sienne à son tour.} {3-4a|À trois ans, à deux ou à trois, un ami change un pompon pendant que les autres se cachent les yeux.} {3-4a !multiage|Le pompon sorti voyage au bout des doigts ou de la pince jusqu’au milieu. Il tombe? « Aïe! » On recommence d’où il est tombé.} {4-5a|À quatre ans, on choisit l’intrus le plus dur à voir : une couleur voisine, au milieu.} {4-5a !multiage|Parfois, on ne change rien du tout. « Il n’y en a pas! » Comment en être certain?} {si-blocs|Glissez enfin un bloc rouge chez les pompons rouges : se trompe-t-il, lui? Ils décident.} {si-cuillères|À la cuillère, on sort l’intrus sans l’aide des doigts : il roule? On recommence.}',
        ),
        play(
          { 30: 6 },
          'Toutes les rangées retournent au milieu. Commencez-en une autre : un rouge, un bleu, un rouge, un bleu. « Ici, c’est chez deux couleurs. À qui le tour? » On vous tend le suivant. Puis chacun en commence une, seul ou avec un voisin. {2-3a|À deux ans, on tient un pompon de chaque couleur, un par main : on pose l’un, puis l’autre.} {2-3a !multiage|Chantez la rangée en touchant : « Rouge, bleu, rouge… » Arrêtez-vous : quelle main répond? Puis la rangée s’écroule d’un coup de bras, et l’on rebâtit.} {3-4a|À trois ans, on lit sa rangée du doigt, tout haut : l’oreille entend la faute.} {3-4a !multiage|Un ami cache un pompon sous sa main : de quelle couleur est-il, là-dessous?} {4-5a|À quatre ans, on essaie deux rouges, un bleu, ou trois couleurs; un ami continue.} {4-5a !multiage|Glissez une faute dans la vôtre : « Hé! » À quel endroit la suite s’est-elle trompée, et que faut-il changer?}',
        ),
        closing(
          { 20: 4, 30: 5 },
          '« On rentre! » Dites un mot : « Fraise! » Tous les rouges reviennent au milieu, chacun apportant les siens. {si-papiers-de-construction|Au lieu du mot, levez parfois un papier de la couleur, sans rien dire.} « Gazon! » Les verts. « Banane! » Les jaunes. « Ciel! » Les bleus, sauf le vôtre. {3-4a 4-5a|Une couleur reste? À eux de trouver son mot.} {2-3a|À deux ans, on apporte parfois une autre couleur : « Hé! T’es pas jaune, toi! » Gardez-la devant vous jusqu’à son mot.} Votre bleu, celui qui se trompait, arrive le dernier : « Chez qui est-ce, ici? » « Chez tout le monde! » Il saute dans le tas. On range, et l’on cherche sous la table si un pompon s’est sauvé.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Trompez-vous avec sérieux, puis attendez : la phrase « Hé! T’es pas rouge » est à eux.',
          'Nommez la couleur du pompon qui se trompe, jamais l’enfant : « Un vert chez les jaunes. »',
          '{4-5a|Rouge ou orange? Gardez les deux réponses : « Vous voyez deux choses. Approchez-le de la fenêtre. »} {!4-5a|Il ne dit pas encore la couleur? Il la montre, et c’est répondu.}',
        ],
        questionsOuvertes: [
          'Qui habite ici?',
          'Qui s’est trompé de rangée?',
          '{4-5a|À quoi vois-tu qu’il est plus rouge que jaune?}',
        ],
      },
      vocabulaire: [
        'le rouge',
        'le bleu',
        'le jaune',
        'le vert',
        'pareil',
        'la rangée',
        '{3-4a 4-5a|l’intrus}',
        '{4-5a|entre les deux}',
      ],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Deux couleurs lui suffisent. Il les mêle toutes? Assoyez un seul pompon au bout de sa rangée : « Oh, un bleu! » Il le chasse, ou il le garde.',
        },
        {
          pour: '3-4a',
          texte: 'Il sait ses couleurs? C’est lui qui promène l’intrus et lui prête sa voix.',
        },
        {
          pour: '4-5a',
          texte:
            'Il invente une rangée sans dire sa règle : par couleur, ou deux par deux. Un ami y ajoute un pompon, et il répond « oui » ou « hé! » jusqu’à ce qu’on trouve.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Il distingue mal le rouge du vert? Jouez au bleu et au jaune, ou au pâle et au foncé. Ses doigts peinent? Il pointe l’intrus, et un ami le sort. Il ne parle pas? Une tape sur la table dit « hé! ».',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!automne|L’automne, dans la cour, des feuilles de couleur jouent les intruses.} {automne|L’été, dans la cour, des jouets de sable jouent les intrus.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Pompon échappé, rangée défaite par un voisin.', 'Désaccord sur une couleur.'],
        dangersAEliminer: [
          'Pompon à la bouche : il en sort et quitte le jeu; {2-3a|vous êtes à portée de bras de qui goûte encore.}{!2-3a|ses brins mouillés se détachent.}',
          'Pompon qui perd ses brins, ou qui passe dans un rouleau de papier de toilette : hors du jeu.',
          'Pince au visage ou sur des doigts d’ami : elle s’emploie assis, et se dépose pour se lever.',
          'Pompon sous un pied : on le ramasse avant de se lever.',
          '{si-cuillères|Cuillère à la bouche ou près d’un visage : elle sert assis, et se dépose pour se lever.}',
        ],
        supervision: 'palier1',
        allergies: [
          'Peau sensible à la laine : choisissez des pompons de coton ou d’acrylique.{si-contenants-d’œufs| Allergie à l’œuf : prenez des moules ou de petits bols.}',
        ],
      },
      observation: [
        'Catégories et concepts : comment l’enfant décide-t-il qu’une couleur va chez une autre?',
        'Motricité fine : comment prend-il le pompon, et l’échappe-t-il en chemin?',
        'Attention : que regarde-t-il en premier quand {3-4a 4-5a|il rouvre les yeux}{!3-4a !4-5a|vos mains découvrent la rangée}?',
      ],
      prolongements: [
        'Au rangement, une auto se trompe de bac : « Hé! T’es pas un bloc, toi! »',
        'À la maison, en pliant les bas avec son parent, l’enfant cherche celui qui se trompe de couleur.',
      ],
      reflexionRetroaction: [
        'Ai-je attendu leur « hé! », ou l’ai-je dit avant eux?',
        'Quelle couleur a fait discuter le plus, et qu’en a-t-on dit?',
      ],
    },
  },
  {
    key: 'mon-poing-est-un-robinet-de-riz',
    summary:
      'Un poing plein de riz s’ouvre un peu : « chhh », le robinet coule. On le ferme, on transvide d’une main à l’autre, puis on cherche les grains sauvés.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['couleurs-et-textures', 'nombres-et-formes'],
    materials: ['contenants-et-cuilleres'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'le transvidage',
      'transvidage',
      'transvider',
      'transvaser',
      'transvider du riz',
      'riz',
      'bac de riz',
      'jouer dans le riz',
      'bac à transvider',
      'bac sensoriel',
      'entonnoirs',
      'entonnoir',
      'tasses à mesurer',
      'riz et entonnoirs',
      'riz, bols, cuillères',
      'bols et cuillères',
      'verser',
      'remplir et vider',
      'vider et remplir',
      'ça coule',
      'balayer le riz',
      'poignées de riz',
      'ouvrir et fermer',
    ],
    seen: [
      'elle laisse couler un filet de grains entre ses doigts et serre pour l’arrêter',
      'il verse d’un contenant à l’autre et s’étonne quand tout passe par le trou',
      'il prend une poignée, l’ouvre au-dessus de sa tasse et recommence',
      'elle met son doigt sous le bout et le retire pour faire partir le jet',
      'il y en a partout sous la table, ils marchent dedans et ça crisse',
      'elle tend sa paume et attend qu’un ami lui fasse couler quelque chose dedans',
      'au bac, ils se sont tus d’un coup quand j’ai dit fermé',
      'elle transvide son verre d’eau dans celui de sa voisine au dîner, goutte à goutte',
    ],
    picture:
      'Un filet de riz coule du poing d’une enfant dans la paume d’un ami; un autre bouche son entonnoir du doigt; l’éducatrice ramasse les grains sauvés.',
    scenes: ['remplir-vider', 'mesurer', 'menage'],
    sheet: {
      titre: 'Mon poing est un robinet de riz',
      observationDepart:
        'Un enfant transvide du riz d’une main à l’autre. Les grains s’échappent entre ses doigts. Il serre plus fort, regarde dessous, puis ouvre tout.',
      intentionEducative:
        'Offrir du riz à transvider de toutes les façons, pour sentir ce qui le fait couler, ce qui l’arrête et combien il en reste.',
      domaines: [
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'principal' },
        { domaine: 'cognitif', composante: 'Éveil aux mathématiques', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
      ],
      objectifs: [
        'Faire couler le riz de son poing et l’arrêter.',
        'Transvider d’une place à l’autre, et dire quand c’est plein.',
        '{4-5a|Vérifier combien de petits pleins font un grand plein.}',
        '{30min|Entendre sur quoi tombe le riz.}',
      ],
      materiel: [
        food('Riz sec', 'deux tasses par enfant et deux de plus', null),
        optional('Grand bac bas', 'un pour quatre ou cinq enfants', 'Table bordée de débarbouillettes roulées'),
        optional('Entonnoirs', 'un pour deux enfants', 'Main en cornet'),
        optional('Tasses à mesurer', 'une par enfant et deux de plus', 'Petits verres de plastique'),
        optional('Bols', 'un par enfant', 'Deux mains en creux'),
        optional('Cuillères', 'une par enfant', 'Bouts des doigts joints'),
        optional('Petit balai et porte-poussière', 'un de chaque', 'Débarbouillettes humides'),
        optional('Débarbouillettes humides, pour les derniers grains', 'une pour deux enfants', 'Linges mouillés'),
      ],
      preparation: [
        'Versez le riz dans un grand bac posé au plancher ou sur la table. Sans bac, faites-en un tas au milieu de la table et bordez-la de débarbouillettes roulées. Plus de cinq enfants? Faites deux places, en coin, et assoyez-vous dans l’angle.',
        'Manches roulées, mains lavées et bien sèches : les grains mouillés collent. Les enfants sont assis ou à genoux. {2-3a|Quatre enfants de deux ans au plus à la fois, tous à portée de votre bras. Il y en a plus? Assoyez-vous face au tapis, où les autres jouent, et l’on change de place au milieu du jeu.}',
        'Dites-le aux enfants : ce riz est pour jouer, il ne se mange pas. S’il y a des entonnoirs, posez-les dans le riz. S’il y a des tasses, des bols, des cuillères, gardez-les près de vous : une seule tasse ou un seul bol sert au début.',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4 },
          'Prenez une poignée de riz et tenez votre poing debout, à une main au-dessus d’une tasse, d’un bol ou du tas. Desserrez le petit doigt : « Chhh… » Le riz coule en filet. « Mon poing est un robinet. » Serrez : plus rien. Silence. « Ouvert… fermé. » Tendez ensuite le poing à un enfant : « Ouvre le robinet. » Il tire votre petit doigt, et ça coule. S’il y a des entonnoirs, versez aussi dedans, un doigt sous le bout : fermé. Ôtez le doigt : ouvert! « Et vous, votre robinet coule-t-il? »',
        ),
        play(
          { 20: 7, 30: 8 },
          'Chacun remplit son poing ou son entonnoir et fait couler le riz : sur le tas, sur le dos de sa main, dans la paume d’un ami qui la tend. « Robinets fermés! » Tout se tait. « Ouverts! » {2-3a|À deux ans, on prend, on lâche, on reprend; le filet tombe sur votre main, et vous bougez un doigt dessous.} {2-3a !multiage|Votre poing à vous goutte : un grain… un grain… « Il est brisé! » L’enfant le serre de ses deux mains pour l’arrêter. Puis il coule sur sa main à lui, jusqu’à la cacher.} {3-4a|À trois ans, on fait couler un filet le plus mince possible, puis le plus gros : que fait le petit doigt?} {3-4a !multiage|Deux poings l’un au-dessus de l’autre : le riz passe du premier au deuxième. Un ami ajoute le sien dessous : le riz se rend-il jusqu’en bas?} {4-5a|À quatre ans, deux robinets partent ensemble : lequel se vide le dernier, et pourquoi?} {4-5a !multiage|On compte pendant qu’il coule : cinq, dix? On cherche comment le faire durer deux fois plus.}',
        ),
        play(
          { 20: 6, 30: 6 },
          'Sortez ce que vous avez : tasses, bols, cuillères. Sinon, une main en creux fait la tasse; deux mains, le bol. On transvide de l’un à l’autre, du robinet à la tasse, de la tasse au bol. « Plein! », crie l’enfant qui le voit déborder. {2-3a|À deux ans, vider compte autant que remplir : on renverse, « chhh », et l’on recommence.} {2-3a !multiage|Dites « plein… » tout bas pendant que ça monte, et « vide! » d’un coup. Puis cachez un doigt sous le riz : il en sort tout seul.} {3-4a|À trois ans, on devine : combien de poings pour remplir la tasse, ou les deux mains d’un ami?} {3-4a !multiage|On essaie avec votre poing, puis avec le sien. Pourquoi faut-il plus de petits poings?} {4-5a|À quatre ans, on cherche combien de petits pleins font un grand plein : de cuillères pour une tasse, de poings pour un bol.} {4-5a !multiage|On fait ensuite deux parts pareilles à vue d’œil; un ami les vérifie. Puis on aplatit une part et l’on monte l’autre en pointe : y en a-t-il plus dans l’une? On les mesure de nouveau, poing par poing.}',
        ),
        play(
          { 30: 7 },
          '« Il pleut du riz. Écoutez. » Faites couler un filet sur le tas : presque rien. Puis sur la table, sur un ongle, sur le fond d’un bol renversé s’il y en a un. « Tic, tic, tic. » Chacun fait pleuvoir tout bas et cherche où ça chante. {2-3a|À deux ans, la pluie tombe sur la main, et la main se secoue.} {2-3a !multiage|Faites pleuvoir à gauche, puis à droite de lui : où est la pluie? Puis arrêtez : « Plus de pluie. » C’est à lui d’ouvrir.} {3-4a|À trois ans, on ferme les yeux : est-ce sur la table ou sur le tas?} {3-4a !multiage|Grosse pluie, petite pluie, un seul grain : on le fait deviner à l’ami, qui répond du bout des doigts sur la table.} {4-5a|À quatre ans, on change la hauteur : à une main, à un doigt. Le son change-t-il?} {4-5a !multiage|On compose un orage à trois ou à quatre : qui commence, qui arrête le dernier? On le rejoue pareil.}',
        ),
        closing(
          { 20: 4, 30: 5 },
          '« Robinets fermés. » On secoue ses manches au-dessus du riz, et l’on pousse tout au milieu. « Mais il y en a qui se sont sauvés! » C’est la chasse, à genoux : mains en râteau sur la table, balai au plancher, débarbouillette humide pour les derniers. Les grains propres rejoignent le tas, ceux du plancher vont à la poubelle. {2-3a|À deux ans, la débarbouillette attrape les grains en les tapant : « Pris! »} {3-4a 4-5a|« Il en reste un. » Qui le trouve? Dans un pli de manche, sous un genou?} On salue le dernier grain trouvé : « Bye-bye, le sauvé! » On regarde sous ses souliers, et l’on va se laver les mains.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Gardez votre poing à une main du tas : plus haut, le riz rebondit et s’éparpille.',
          'Taisez-vous pendant que ça coule : « chhh », puis le silence, disent quand c’est fermé.',
          '{3-4a 4-5a|Dites ce qu’ils cherchent : « Tu voulais qu’il dure. Qu’as-tu changé? »} {!3-4a !4-5a|Dites ce que fait sa main : « Elle serre. Elle ouvre. »}',
        ],
        questionsOuvertes: [
          'Comment fermes-tu ton robinet?',
          'Où s’en va le riz?',
          '{3-4a 4-5a|Combien en faudra-t-il pour que ce soit plein?}',
          '{30min|Sur quoi le riz chante-t-il le plus fort?}',
        ],
      },
      vocabulaire: [
        'le riz',
        'le grain',
        'couler',
        'ouvert',
        'fermé',
        'plein',
        'transvider',
        '{3-4a 4-5a|autant}{!3-4a !4-5a|vide}',
      ],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Il ouvre toute la main d’un coup? Tenez son poing dans le vôtre, et desserrez ensemble : « Chhh… fermé. » Il lance le riz? Posez votre main dessous : « Ici, il coule. »',
        },
        {
          pour: '3-4a',
          texte:
            'Il est le maître des robinets : il dit « ouvert » et « fermé », aussi longtemps ou aussi vite qu’il veut.',
        },
        {
          pour: '4-5a',
          texte:
            'Il partage tout le riz en parts égales pour ceux qui sont là, puis le prouve à quelqu’un qui n’est pas d’accord.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Le riz sur la peau lui déplaît? Il tire votre petit doigt, ou verse à la cuillère. Serrer est difficile? Il écarte les doigts à plat, et le riz passe entre eux. Il entend peu? Faites couler le riz sur son avant-bras.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!ete|L’été, dans la cour, le sable sec coule aussi du poing.} {ete|L’hiver, dans la cour, la neige folle coule-t-elle d’une mitaine?}',
        },
      ],
      securite: {
        risquesAcceptes: ['Grains renversés, tas défait par un voisin.', 'Poing qui fuit quand on le voulait fermé.'],
        dangersAEliminer: [
          'Riz à la bouche : rien ne s’y met; {2-3a|à deux ans, vous restez à portée de bras tout le jeu; l’enfant qui en goûte le recrache dans votre main et, s’il recommence, passe à un autre jeu.}{!2-3a|qui en goûte le recrache, et joue à côté de vous.}',
          'Grain dans une oreille ou une narine : n’essayez pas de le sortir; appelez le parent, qui consultera.',
          'Riz lancé ou versé plus haut que les épaules : les yeux sont au-dessus du tas; un grain dans l’œil se rince à l’eau, sans frotter.',
          'Grains au plancher, qui font glisser : on les ramasse à genoux, et personne n’y marche avant.',
          'Riz mouillé ou taché : il sèche mal et moisit; jetez-le.',
        ],
        supervision: 'palier1',
        allergies: [
          'Riz : une allergie ou une intolérance est déclarée? Choisissez un autre jeu pour tout le groupe. Asthme : versez le riz d’avance, laissez retomber la poussière, et gardez la pompe sur vous.',
        ],
      },
      observation: [
        'Raisonnement : que change l’enfant pour faire couler, ralentir ou arrêter le riz?',
        'Éveil aux mathématiques : à quoi voit-il que c’est plein, ou qu’il y en a plus?',
        'Motricité fine : comment ses doigts s’ouvrent-ils, tous ensemble ou un à la fois?',
      ],
      prolongements: [
        'Au lavabo, un vrai robinet : « Ouvert… fermé! », et c’est l’enfant qui tourne.',
        'À la maison, au carré de sable, il montre à son parent comment son poing coule et s’arrête.',
      ],
      reflexionRetroaction: [
        'Ai-je laissé renverser aussi souvent qu’ils le voulaient?',
        'Qui a balayé pour vrai, et qu’en a-t-il fait comme jeu?',
      ],
    },
  },
]
