import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

export const BABY_TOWER_SCARF_AND_GRASS_SHEETS: readonly BankSheet[] = [
  {
    key: 'par-terre-la-tour',
    summary:
      'L’éducatrice empile des briques de carton; une paume, un pied ou tout un bébé les jette par terre. Elle rebâtit, les petits guettent, boum.',
    ageGroups: ['AGE_0_18_MONTHS', 'AGE_18_MONTHS_2_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['cabanes-et-constructions'],
    materials: ['cartons-et-boites'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'tour',
      'empiler',
      'faire tomber',
      'démolir',
      'il défait les tours',
      'renverser',
      'boum',
      'badaboum',
      'bâtir',
      'blocs',
      'construction',
      'carton de lait',
      'pinte de lait',
      'boîte vide',
      'coussins',
      'cause à effet',
      'bébés',
      'tours de blocs',
    ],
    seen: [
      'je bâtis et il fesse dedans avant même que j’aie fini',
      'elle fonce à quatre pattes à travers la pile de pots de yogourt',
      'un petit donne un coup de pied dans les boîtes de mouchoirs empilées',
      'il démolit le château des plus grands et se fait chicaner',
      'elle attend, les yeux brillants, que je mette le dernier étage',
      'fâché, il garroche les blocs, alors je cherche quelque chose qu’il a le droit de jeter',
      'en préparant le recyclage, mes boîtes de jus se sont fait renverser trois fois',
      'dans le coin blocs, il n’empile jamais, il passe et tout revole',
    ],
    scenes: ['demolir', 'empiler-construire'],
    picture:
      'Assise au sol, l’éducatrice ramène ses mains; un bébé lève la paume vers la tour de briques de carton, un autre arrive à quatre pattes.',
    sheet: {
      titre: 'Par terre, la tour!',
      observationDepart:
        'Vous empiliez des boîtes vides pour le recyclage. Un petit a traversé le tapis, a donné une claque dans la pile, puis a cherché vos yeux.',
      intentionEducative:
        'Permettre au petit de voir l’effet de son geste, aussi souvent qu’il le souhaite, avec une adulte qui rebâtit de bon cœur.',
      domaines: [
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
      ],
      objectifs: [
        'Relier son coup au bruit et à la chute.',
        'Guetter la tour qui monte, puis répondre par un coup.',
        'Essayer la paume, le pied ou tout le corps.',
      ],
      materiel: [
        item(
          'Cartons de lait ou de jus de 2 L, vides, lavés et séchés',
          'seize, pour huit briques',
          'Huit boîtes à chaussures, couvercle collé',
        ),
        item(
          '{30min|Grosse boîte de carton vide, rabats fermés à la colle blanche, de 30 à 40 cm de côté}',
          'une',
          'Quatre briques couchées, serrées en carré',
        ),
        item('Coussins plats et fermes', 'trois', 'Serviettes épaisses, pliées en carré'),
        item('Tapis de jeu', 'celui du local', 'Couverture pliée en deux, bien à plat'),
        optional('Débarbouillette', 'une', 'Linge de coton'),
      ],
      preparation: [
        'La veille, coupez le haut pointu des cartons et jetez-le avec bouchon et bec. Pincez les coins d’un carton et enfoncez-le dans un autre, ouverture contre ouverture, jusqu’au fond : la brique tient sans ruban.',
        '{30min|Collez la veille les rabats de la grosse boîte; ôtez agrafes, étiquettes et poignées de plastique.}',
        'Laissez tomber chaque boîte sur votre pied déchaussé, du haut de votre genou : si elle fait mal, elle ne monte pas dans la tour.',
        'Dégagez le milieu du tapis, loin des étagères. {0-18m|Un bébé couché aura les pieds vers la tour et la tête loin d’elle.}',
        '{avec-contenant|Essayez @materiel au sommet, si c’est léger, incassable et sans coin vif : le bruit de la chute change.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 3 },
          'Assoyez-vous sur vos talons, près de deux ou trois petits; les autres jouent sur le même tapis. Posez une brique : toc. Une autre dessus : toc. Ouvrez les mains sur vos cuisses et tournez les yeux vers le visage le plus proche.',
        ),
        play(
          { 10: 6, 20: 13, 30: 13 },
          '{0-18m|Assis, un bébé frappe du plat de la main; à quatre pattes, un autre passe au travers et s’arrête, une brique sous le ventre. Celui qui est couché pousse des pieds deux coussins appuyés en toit.} {18-24m|Un marcheur fonce et finit assis dans les briques. Un autre n’ôte que celle du dessus, du bout des doigts.} La tour tombe souvent à deux étages, parfois à un : rebâtissez. {20min 30min|À mi-jeu, couchez les briques au lieu de les dresser : plus large, la tour demande un coup plus fort.} Dites « boum » quand le carton touche le sol, jamais avant. Deux mains visent la même? Montez une tour à votre gauche, une à votre droite.',
        ),
        play(
          { 30: 9 },
          'Les briques se dispersent : l’une sert de tambour, une autre voyage sous un bras. Bâtissez avec le reste. {0-18m|Un bébé vous tend une brique? Mettez-la au sommet et ramenez vos mains : à sa paume de jouer.} {18-24m|Quand un enfant empile, fermez votre bras autour de son ouvrage : seule la main qui l’a monté le fait tomber. La tour que vous bâtissez est aux autres.} Posez ensuite la grosse boîte, une brique debout dessus, personne derrière. Il faut les deux mains et tout le corps : la boîte glisse, la brique bascule.',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          'Annoncez la tour de coussins, qui termine le jeu. Empilez les trois de travers; elle glisse sans bruit, et vous chuchotez « pouf ». Les briques rejoignent la tablette une à une. Un petit vous en tend une, un autre serre encore la sienne : attendez qu’il la lâche.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Gardez la tour de briques plus basse qu’un petit assis : elle tombe devant lui, pas dessus.',
          'Rebâtissez toujours au même rythme, sans soupir ni applaudissement.',
          'Mettez des mots sur le trajet : « Tu pousses. Ça penche. Ça tombe. »',
          '{18-24m|Tendez le bras entre l’enfant qui fonce et le petit assis derrière la tour.}',
        ],
        questionsOuvertes: ['Comment tu la fais tomber, celle-là?', 'Où est rendue la brique?'],
      },
      vocabulaire: ['la tour', 'la brique', 'dessus', 'pousser', 'pencher', 'tomber', 'boum', 'encore'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Le bébé qui tient à peine assis s’appuie contre vous, deux briques couchées l’une sur l’autre entre ses jambes : le moindre geste du bras fait son boum.',
        },
        {
          pour: '18-24m',
          texte:
            'Donnez une brique et un coussin. Posé sur la brique debout, le coussin glisse; posé dessous, il la fait pencher. L’enfant inverse, regarde, recommence.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Un bras se soulève peu? Montez deux briques sur un bout de la débarbouillette et glissez l’autre bout sous les doigts : l’enfant tire, tout tombe.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dans la cour, montez la tour en mottes de neige molle : la mitaine la fend.} {!ete|L’été, sur une galerie fermée, le bois rend un « boum » plus creux.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Brique vide sur une joue ou sur des orteils.',
          'Sursauter au bruit, bouder un moment, revenir.',
        ],
        dangersAEliminer: [
          'Boîte pleine, lourde ou à coin dur parmi les briques; bouchon ou bec resté sur un carton.',
          'Carton mouillé, mordu ou déchiré : retirez-le avant qu’un morceau reste en bouche.',
          '{0-18m|Tour près de la tête d’un bébé couché, coussin tombé sur un visage : écartez-les aussitôt.}',
          '{18-24m|Élan qui finit contre un mur ou un meuble : bâtissez à trois pas de tout ce qui est dur.}',
        ],
        supervision: 'palier1',
        allergies: [
          'Si un enfant est allergique au lait, prenez seulement des cartons de jus : un carton de lait lavé garde des traces.',
        ],
      },
      observation: [
        'Raisonnement : que regarde-t-il juste après la chute, et refait-il le même coup à la tour suivante?',
        'Compétences sociales : à quel signe comprenez-vous qu’il vous demande de rebâtir?',
        'Motricité globale : de quelle partie du corps pousse-t-il, et en essaie-t-il une autre?',
      ],
      prolongements: [
        'Demain, laissez une seule brique debout au bord de l’étagère basse, et voyez qui la trouve.',
        'Au départ, refaites le « boum » devant le parent : deux boîtes de mouchoirs vides, l’une sur l’autre, et le jeu reprend au salon.',
      ],
      reflexionRetroaction: [
        'Ai-je rebâti avec le même entrain la vingtième fois?',
        'Quelle tour était trop haute, ou trop belle pour qu’on ose y toucher?',
      ],
    },
  },
  {
    key: 'encore-un-foulard',
    summary:
      'Un carré de tissu sort de la boîte de mouchoirs, puis un autre. Les bébés tirent, secouent, laissent tomber et remettent tout dans le panier.',
    ageGroups: ['AGE_0_18_MONTHS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['couleurs-et-textures'],
    materials: ['tissus', 'cartons-et-boites'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 10,
    adults: 1,
    calls: [
      'foulard',
      'foulards',
      'tirer',
      'boîte de mouchoirs',
      'kleenex',
      'il vide la boîte de mouchoirs',
      'sortir du panier',
      'remettre dans le panier',
      'vider et remplir',
      'tissu',
      'carré de tissu',
      'pincer',
      'prendre avec les doigts',
      'ne rampe pas encore',
      'bébés',
      'motricité fine',
      'remplir et vider',
    ],
    seen: [
      'il tire les papiers mouchoirs un après l’autre jusqu’au fond',
      'elle vide mon sac de guenilles et lance chaque morceau dans les airs',
      'un bébé pince le bout d’étoffe entre deux doigts et recule la tête',
      'il rentre sa main dans la fente et se fâche quand il n’y a plus rien',
      'elle tire les lingettes du paquet, morte de rire à chaque fois',
      'un poupon de six mois assis contre moi agrippe un tissu et le secoue',
      'au changement de couche, il a déroulé tout le paquet de débarbouillettes humides',
      'pendant que je mouchais un ami, elle a sorti tous les kleenex sur le tapis',
    ],
    scenes: ['tirer', 'remplir-vider'],
    picture:
      'Un bébé assis tire un carré de tissu d’une boîte de mouchoirs; un autre, appuyé à la jambe de l’adulte, en met un dans le panier.',
    sheet: {
      titre: 'Tire! Encore un foulard',
      observationDepart:
        'Une boîte de mouchoirs oubliée à leur hauteur s’est vidée en une minute. Le tapis était blanc, et une petite main fouillait encore le fond.',
      intentionEducative:
        'Permettre au bébé de tirer, de lâcher et de remettre, avec des tissus sûrs et une boîte que personne ne lui enlève.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'principal' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
      ],
      objectifs: [
        'Saisir un coin qui dépasse et tirer jusqu’au bout.',
        'Ouvrir la main au-dessus du panier.',
        'Sentir la différence entre le lisse, le gaufré et le bouclé.',
      ],
      materiel: [
        item(
          'Foulards carrés et ourlés, de tissu respirant : coton lisse, nid d’abeilles, ratine mince',
          'douze, de 20 cm de côté',
          'Mouchoirs de coton ou petites débarbouillettes',
        ),
        item(
          'Boîte de mouchoirs vide, en carton',
          'deux',
          'Contenant de plastique étroit, rincé, sans couvercle : boîte de lingettes, pot d’un litre',
        ),
        item('Panier bas, large et stable, sans anse', 'un', 'Bol large de plastique'),
        optional('{si-cuillères-de-bois|Cuillères de bois courtes, à manche rond}', 'une par bébé assis', null),
      ],
      preparation: [
        'Enlevez la pellicule de plastique et élargissez la fente : vos quatre doigts y passent à l’aise. Lissez le bord coupé du dos de l’ongle.',
        'Pliez chaque foulard en deux, le bord du suivant glissé dans le pli, six par boîte, un tissu lisse après un tissu bouclé. Aucun nœud : l’un lève le coin de l’autre, puis s’en sépare.',
        'Regardez chaque ourlet, coupez les fils qui dépassent et comptez : douze.',
        '{avec-tissu|Ajoutez @materiel seulement si chaque morceau est court, ourlé et laisse passer l’air.}',
        '{avec-contenant|Posez @materiel près du panier : une deuxième place où remettre.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3 },
          'Assoyez-vous au sol, une boîte entre les genoux, l’autre à votre hanche, les bébés à portée de bras. Faites monter un coin de tissu pendant que vous chantez : « Qui dort, bien à l’abri? Un foulard tout petit. Il sort le nez du lit… bonjour, bonjour, l’ami! » Lâchez le coin; il reste là, à prendre.',
        ),
        play(
          { 10: 6, 20: 8 },
          'Un bébé tire à pleine main, secoue, échappe et replonge. Un autre pince le coin, recule la tête à mesure que le tissu sort, puis le frotte sur sa joue. Les foulards sortis sont à tout le monde. Tenez la boîte au plancher, sinon elle suit la main. Celui qui ne rampe pas encore est assis contre votre cuisse : la deuxième boîte vient à lui, un coin couché dans sa paume. Boîte vide? Penchez la fente vers les visages : « Plus rien! » Poussez-y les foulards un à un, un coin dehors. Une petite main en renfonce un à moitié et le retire aussitôt. {si-cuillères-de-bois|Une cuillère de bois y entre aussi : le bébé assis la sort, l’échappe, « toc », la remet; reprenez-la dès qu’il se met à quatre pattes ou debout.}',
        ),
        play(
          { 20: 6 },
          'Approchez le panier. Un foulard y tombe, ressort, y retombe. Une paume tasse le tas, se lève, et le tas regonfle. Sur le tapis, une traînée de tissus marque où un bébé est passé en rampant. Deux bébés tirent le même carré? Une main derrière chaque dos : quand l’un lâche, l’autre bascule.',
        ),
        closing(
          { 10: 2, 20: 3 },
          'Promenez le panier d’un bébé à l’autre et chantez plus bas : « Qui rentre à petits plis? Un foulard tout petit. Il retourne à son lit… bonne nuit, bonne nuit! » Un poing reste fermé? Glissez le panier dessous : la main s’ouvrira pour en prendre un autre. Comptez les douze foulards, puis rangez boîtes et panier hors de portée.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Tournez le coin qui dépasse vers la main qui s’ouvre.',
          'Dites un seul mot par geste : « Tire. » « Sorti. » « Dedans. »',
          'Écartez tout de suite le tissu qui glisse sur un nez ou une bouche.',
        ],
        questionsOuvertes: ['Qu’est-ce qui s’en vient?', 'Comment il est, sur ta joue?', 'À qui tu le donnes?'],
      },
      vocabulaire: ['tirer', 'le coin', 'le foulard', 'sorti', 'dedans', 'doux', 'rude', 'plus rien'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Le bébé qui ne tient pas assis est couché sur le côté, votre jambe dans son dos : tenez un foulard mollement devant sa main, loin du nez. Au plus habile, tassez les foulards au fond, sans coin qui dépasse : toute sa main entre chercher.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Les doigts se referment peu? Prenez la ratine, qui accroche la peau, et faites dépasser la moitié du carré : le poignet ou l’avant-bras l’entraîne.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!ete|L’été, jouez dehors, à l’ombre : le vent lève le coin avant la main.} {!hiver|L’hiver, des mitaines sans cordon et des tuques sans pompon sortent de la boîte.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Tomber assis quand le tissu cède.', 'Recevoir la boîte vide sur les genoux.'],
        dangersAEliminer: [
          'Foulard long, noué à un autre ou mis autour d’un cou : seuls des carrés courts et libres entrent dans la boîte.',
          'Tissu qui couvre un visage, surtout celui d’un bébé couché.',
          'Tissu bourré dans la bouche : sortez-le par un coin et mettez-le au lavage. Boîte mordue ou ramollie : remplacez-la.',
          'Ourlet défait, fil qui s’enroule à un doigt ou à un orteil.',
          'Foulard qui traîne sous les pieds de ceux qui se lèvent : il glisse.',
        ],
        supervision: 'palier1',
        allergies: [
          'Choisissez une boîte de mouchoirs sans lotion ni parfum, et lavez les foulards avec le savon des draps du local.',
        ],
      },
      observation: [
        'Motricité fine : quels doigts prennent le coin, et à quoi sert l’autre main pendant ce temps?',
        'Raisonnement : un foulard sorti, cherche-t-il le suivant dans la fente ou sur votre visage?',
        'Développement sensoriel : quel tissu garde-t-il contre la joue ou les lèvres, lequel rejette-t-il?',
      ],
      prolongements: [
        'Demain, un coin de foulard dépasse de votre manche pendant le jeu au sol : regardez qui le trouve.',
        'Suggérez au parent une boîte de débarbouillettes au bas de l’armoire, à vider librement pendant que le souper se prépare.',
      ],
      reflexionRetroaction: [
        'Combien de fois ai-je rempli la boîte avant qu’un bébé ait fini de la vider?',
        'Qui n’avait rien à portée de main, et depuis quand?',
      ],
    },
  },
  {
    key: 'au-bord-de-la-couverture',
    summary:
      'La couverture est une île dans le gazon. Une main touche, revient, y retourne; un brin plie, résiste, puis cède.',
    ageGroups: ['AGE_0_18_MONTHS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['couleurs-et-textures'],
    materials: ['tissus'],
    place: 'YARD',
    alsoAt: {
      PARK: 'Au parc, loin du sentier et des poubelles, une adulte seule descend de la poussette deux ou trois bébés à la fois.',
    },
    seasons: ['SUMMER'],
    alsoIn: {
      SPRING:
        'À la fin du printemps, l’herbe est tendre et le sol froid : une toile va sous la couverture, après la rosée.',
    },
    durationMinutes: 20,
    adults: 1,
    calls: [
      'herbe',
      'gazon',
      'pelouse',
      'brin d’herbe',
      'toucher l’herbe',
      'il retire sa main',
      'peur du gazon',
      'arracher',
      'manger de l’herbe',
      'porter à la bouche',
      'couverture dehors',
      'premier été',
      'ça pique',
      'nature',
      'textures',
    ],
    seen: [
      'elle lève les deux pieds quand je veux l’asseoir dans la pelouse',
      'il arrache une touffe d’herbe et bascule par en arrière',
      'un bébé se promène sur les mains et les pieds, les genoux en l’air pour ne pas toucher',
      'il a peur que ça pique et reste planté au milieu de la doudou',
      'elle avance un doigt, le ramène, regarde sa main et y retourne',
      'il se bourre la bouche de verdure dès que j’ai le dos tourné',
      'première sortie de l’été, mes poupons refusent de quitter la couverture',
      'dans la cour, un sept mois a braillé en sentant la pelouse sous ses cuisses',
    ],
    scenes: ['petrir', 'plantes', 'tirer', 'textures'],
    picture:
      'Sur une couverture posée dans le gazon, un bébé avance la main vers les brins, un autre en tire un, l’adulte a la paume dans l’herbe.',
    sheet: {
      titre: 'Au bord de la couverture',
      observationDepart:
        'Descendu vers le gazon, un bébé a replié les deux jambes et refusé d’y poser le pied. Une fois sur la couverture, il a regardé l’herbe longtemps.',
      intentionEducative:
        'Offrir au bébé un bord sûr d’où approcher l’herbe et s’en éloigner autant de fois que sa main le veut.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Développement sensoriel', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Tempérament', role: 'secondaire' },
      ],
      objectifs: [
        'Avancer la main vers l’herbe et la ramener.',
        'Sentir ce qui pique, plie, résiste, puis cède.',
        'Prendre appui sur l’adulte ou sur la couverture avant de repartir.',
      ],
      materiel: [
        item('Grande couverture épaisse, sans frange', 'une', 'Courtepointe de coton lavable'),
        item(
          '{printemps|Toile imperméable, sous la couverture}',
          'une',
          'Nappe de vinyle épaisse, bords repliés dessous',
        ),
        item('Chapeaux à large bord', 'un par bébé', 'Casquettes à couvre-nuque'),
        item('Débarbouillettes mouillées', 'une par bébé', 'Linges de coton et gourde d’eau'),
        item('{parc|Poussette à six places, avec attaches et freins}', 'une', 'Chariot à sièges, avec attaches'),
        optional('Pot large d’avoine en herbe, pour le jeu au local', 'un', 'Pot de gazon semé'),
      ],
      preparation: [
        'Choisissez un gazon tondu depuis deux jours au moins et débarrassé des brins coupés, sans affichette de traitement, où l’ombre tiendra toute la période.',
        'Regardez, puis passez la paume à plat tout autour, sur deux longueurs de bras : crottes, mégots, tessons, cailloux, champignons, samares, trèfle en fleur.',
        '{ete|Frottez le gazon du poignet : s’il est sec et dur, cherchez un coin plus tendre.} {printemps|Frottez le gazon du poignet : s’il mouille votre manche, sortez plus tard.}',
        'Chapeau sur chaque tête; débarbouillettes à l’ombre. {ete|Bas et souliers s’enlèvent sur la couverture.} {printemps|Les bas restent aux pieds.} Étendez la couverture bien droite : le bord se voit. {cour|Placez-vous du côté ouvert, la clôture derrière les bébés.} {parc|Freinez la poussette contre un bord et assoyez-vous à côté d’elle, entre les bébés et le sentier.} {1adulte parc|Seule, descendez deux ou trois bébés à la fois; les autres, attachés tout près, pressent leur débarbouillette, et vous échangez souvent.}',
        '{avec-tissu|Étendez aussi @materiel, à un pas d’herbe de la couverture : une deuxième île.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Déposez les bébés au milieu de la couverture : c’est leur île. Assise sur le bord, couchez votre main dans le gazon et frottez : « chhh ». Ramenez-la sur la couverture, regardez-la dessus, dessous. Puis elle y retourne.',
        ),
        play(
          { 10: 5, 20: 13, 30: 13 },
          'Un doigt dépasse, touche, revient; le bébé regarde sa main, puis la vôtre. Un autre sort sur les mains et les pieds, les genoux en l’air pour que rien ne pique. Un poing se ferme sur un brin et tire fort; votre main est derrière le bébé, qui bascule quand le brin cède. Le brin monte vers la bouche? Tendez la paume sous le menton, « Pour moi? », et prenez-le avant la langue. Qui remonte au milieu de l’île prend une pause; ne le ramenez pas au bord. {20min 30min|Plus une main dehors? Refaites « chhh » dans l’herbe, fort, puis tout bas : qui revient voir?} {2adultes|À deux, l’une reste au bord, l’autre suit qui s’éloigne.}',
        ),
        play(
          { 30: 8 },
          'Repliez un coin libre de la couverture{printemps|, toile comprise}. Dessous, l’herbe est couchée, aplatie et {ete|tiède}{printemps|fraîche}. Une main la lisse; un talon la pousse; lentement, des brins se redressent. Penchez-vous et soufflez dessus : un bébé approche le nez, un autre souffle ou bave. Celui qui marche passe du mou au piquant, s’arrête, recommence.',
        ),
        closing(
          { 10: 3, 20: 4, 30: 5 },
          'Annoncez : « On plie l’île. » Ramenez les coins vides vers le milieu, un à un : tout le monde tient sur une petite place. Essuyez là mains et mentons, puis regardez dans chaque bouche. Le brin resté entre deux doigts retourne au gazon : « Bye-bye, l’herbe. »',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Laissez votre main dans l’herbe, paume en l’air : celle du bébé peut s’y poser avant le gazon.',
          'Lisez les pieds : repliés, remontez le bébé; bien à plat, restez là.',
          'Dites l’aller et le retour : « Ta main y va. Ta main revient. »',
          'Un brin est sur la langue? Penchez le bébé vers l’avant et ôtez du petit doigt ce que vous voyez; ne cherchez jamais à l’aveugle.',
        ],
        questionsOuvertes: ['Qu’est-ce qui te pique?', 'Où elle est allée, ta main?'],
      },
      vocabulaire: ['l’herbe', 'le brin', 'piquer', 'chatouiller', 'tirer', 'le bord', 'vert'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Le plus jeune, s’il tient sa tête, est à plat ventre au bord, un pli de couverture sous la poitrine, les mains seules dans l’herbe; sinon, il est couché sur le dos, à l’ombre, contre votre cuisse. Le marcheur{ete|, nu-pieds,} fait trois pas et revient à votre genou.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Si le gazon fait pleurer, rabattez le bord de la couverture sur les brins et posez-y votre main. Celle du bébé vient sur la vôtre, puis sur le tissu, quand elle est prête : les brins plient sans piquer.',
        },
        {
          pour: 'interieur',
          texte:
            'Semez de l’avoine dans un pot large deux semaines d’avance. Tenez-le sur vos genoux : une paume à la fois brosse les brins, sans toucher la terre, puis le pot remonte sur le comptoir.',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’automne, les feuilles sèches craquent sous le bord rabattu de la couverture, hors des doigts. L’hiver, l’île est un traîneau à dossier, et la mitaine touche la neige.',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Lèvres ou menton qui frôlent l’herbe, grimace.',
          'Basculer en arrière quand le brin cède.',
          'Paumes et genoux rougis.',
        ],
        dangersAEliminer: [
          'Brin arraché, samare ou caillou en bouche : ôtez-le dès que vous le voyez. Champignon croqué : appelez le centre antipoison.',
          'Trèfle ou pissenlit fleuri à portée de main : une abeille y butine; éloignez la couverture.',
          'Soleil qui gagne l’île : déplacez-la avec l’ombre; avant 6 mois, aucun rayon direct.',
          'Herbe haute, bord de haie : restez sur le gazon court et cherchez les tiques au change de couche qui suit.',
          '{parc|Chien en liberté : on ne le touche pas, on le laisse passer; remettez les bébés contre vous.} {cour|Arrosoir, tuyau ou râteau oublié dans l’herbe : rangez-le avant de déposer les bébés.}',
        ],
        supervision: 'palier1',
        allergies: [
          'Graminées ou piqûres : si des plaques apparaissent, arrêtez le jeu, lavez la peau et suivez le plan de l’enfant; sa médication reste sur vous.',
        ],
      },
      observation: [
        'Développement sensoriel : quelle partie du corps va d’abord à l’herbe, et laquelle s’y refuse?',
        'Tempérament : comment s’approche-t-il du bord, et qu’est-ce qui le décide à toucher?',
        'Attachement : où se pose son regard quand sa main revient?',
      ],
      prolongements: [
        'Revenez le lendemain au même bord, la couverture tournée pareil : la main saura où elle en était.',
        'Racontez au parent jusqu’où son enfant est allé, le bout du doigt ou les deux genoux; le gazon du voisinage fera la suite.',
      ],
      reflexionRetroaction: [
        'Quel bébé ai-je posé dans l’herbe avant qu’il y aille?',
        'Qu’a dit mon visage au premier brin monté vers une bouche?',
      ],
    },
  },
  {
    key: 'oh-le-pigeon',
    summary:
      'De la poussette ou de la fenêtre, les petits regardent marcher un pigeon : un doigt se lève, un « oh! » part, une gorge répond « rou-rou ».',
    ageGroups: ['AGE_0_18_MONTHS', 'AGE_18_MONTHS_2_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_COGNITIVE'],
    themes: ['oiseaux'],
    materials: [],
    place: 'PARK',
    alsoAt: {
      YARD: 'Dans la cour, la halte se fait face au toit ou à la haie; qui marche peut regarder debout.',
      INDOORS:
        'Au local, choisissez une fenêtre basse d’où l’on voit un fil, un toit ou une rambarde; les petits regardent debout ou de vos genoux.',
    },
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'pigeon',
      'pigeons',
      'moineau',
      'mouette',
      'goéland',
      'oiseaux du parc',
      'regarder les oiseaux',
      'pointer',
      'pointer du doigt',
      'oh',
      'roucouler',
      'rou-rou',
      'zozio',
      'poussette à six places',
      'banc du parc',
      'oiseau à la fenêtre',
      'animaux',
    ],
    seen: [
      'il pointe chaque moineau en disant oh et cherche mon visage',
      'elle roucoule du fond de la gorge pour imiter la tourterelle',
      'cinq petites têtes se tournent quand un goéland traverse le stationnement',
      'un bébé sursaute et pleure quand les oiseaux s’envolent tous ensemble',
      'assise à l’arrière de la poussette, elle ne voit rien et s’impatiente',
      'il marche en avançant la tête comme l’oiseau du trottoir',
      'en allant au parc, on est restés dix minutes à regarder picorer des pigeons',
      'un oiseau s’est posé sur le rebord de la fenêtre et ils ont tous arrêté de manger',
    ],
    scenes: ['bestioles', 'mots', 'voix'],
    picture:
      'Dans une poussette à six places arrêtée, des petits pointent un pigeon qui marche; l’éducatrice, accroupie à côté, arrondit la bouche.',
    sheet: {
      titre: 'Oh! Le pigeon!',
      observationDepart:
        '{parc|La poussette roulait vers les balançoires. Un pigeon a traversé le sentier, cinq têtes ont pivoté, et un bras est resté tendu.} {cour|Un pigeon s’est posé au bord du toit. Les cris ont cessé, et un bras est resté tendu.} {dedans|Un pigeon a marché sur la rambarde, de l’autre côté de la vitre. Les jeux ont cessé, et un bras est resté tendu.}',
      intentionEducative:
        'Soutenir le geste de pointer et les premiers sons adressés à quelqu’un, devant un oiseau que tout le groupe voit.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage prélinguistique', role: 'principal' },
        { domaine: 'cognitif', composante: 'Attention', role: 'secondaire' },
      ],
      objectifs: [
        'Pointer, puis vérifier que quelqu’un regarde aussi.',
        'Suivre des yeux ce qui marche{30min|, saute} ou s’envole.',
        'Répondre par un son au son de l’oiseau ou de l’adulte.',
      ],
      materiel: [
        item(
          '{dehors 0-18m|Poussette à six places, avec attaches et freins}{parc !0-18m|Poussette à six places, avec attaches et freins}',
          'une',
          'Chariot à sièges avec attaches; ou deux poussettes à trois places, avec deux adultes',
        ),
        item(
          '{dehors hiver 0-18m|Couvertures chaudes, bordées sous les jambes}{parc hiver !0-18m|Couvertures chaudes, bordées sous les jambes}',
          'une par place',
          'Chancelières à fermeture',
        ),
        item('{dehors|Trousse de sortie : téléphone, premiers soins, médication}', 'une', null),
        item('{dedans|Tapis de jeu, au bas de la fenêtre}', 'un', 'Couverture pliée en deux, bien à plat'),
      ],
      preparation: [
        '{parc|Repérez où les oiseaux marchent déjà : autour des tables, au pied d’un lampadaire. Arrêtez-vous sur le plat, loin de l’étang, de la rue et de la piste cyclable.} {cour|Repérez le bout de haie, de toit ou de clôture où les oiseaux se tiennent. Arrêtez-vous sur le plat, à l’abri des ballons des autres groupes.} {dedans|Relevez le store, attachez le cordon hors d’atteinte et écartez chaises et bacs : personne ne grimpe pour mieux voir.}',
        '{dehors 0-18m|Tirez sur chaque attache pour la vérifier.} {parc !0-18m|Tirez sur chaque attache pour la vérifier.} {cour !0-18m|La barrière est fermée : ils marchent, sans poussette.} {parc|Dites à une collègue où vous allez et à quelle heure vous rentrez.} {parc 1adulte 0-18m|Seule avec des moins de 18 mois, sortez cinq petits au plus.} {parc 18-24m|Plus d’enfants que de places? Sortez à deux adultes.}',
        '{dehors|Biberons et biscuits restent au fond du sac fermé : un oiseau hardi se sert dans les mains.}',
        'Pratiquez vos sons : le pigeon, « rou-rou », du fond de la gorge; le moineau, « tchip », du bout des lèvres{!hiver|; le goéland, « kiaaa », à pleine bouche}{hiver|; la corneille, « crâ », d’un coup sec}.',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          '{dehors 0-18m|Freinez à six pas du premier oiseau et accroupissez-vous à côté des sièges.} {parc !0-18m|Freinez à six pas du premier oiseau et accroupissez-vous à côté des sièges.} {cour !0-18m|Arrêtez-vous tous à six pas du premier oiseau et accroupissez-vous.} {cour multiage|Un enfant qui marche peut rester debout, une main sur la barre.} {dedans|Assoyez-vous sur le tapis, face à la fenêtre, les petits debout à la vitre ou contre vous.} Tendez le doigt, ouvrez grand les yeux et lâchez un seul « oh! ». Puis laissez tourner les têtes, chacune vers son oiseau.',
        ),
        play(
          { 10: 6, 20: 13, 30: 12 },
          '{0-18m|Un bébé ouvre la main en l’air, un autre bat des pieds, un troisième ne regarde que votre bouche.} {18-24m|Un enfant pointe et dit « zozio »; un autre se penche pour voir où l’oiseau est passé.} Nommez ce qu’il y a au bout du doigt : le pigeon marche{cour| au bord du toit}{dedans| sur la rambarde}, sa tête avance{parc|, il picore}. Faites « rou-rou » et laissez de la place : un « ou » arrive, ou une bulle de salive. {20min 30min|Plus un son? Faites « tchip » du bout des lèvres, puis « rou-rou », et attendez chaque fois : lequel fait lever les bras?} {dehors 0-18m|La rangée du fond ne voit que des nuques? Tournez la poussette de côté et remettez le frein.} {parc !0-18m|La rangée du fond ne voit que des nuques? Tournez la poussette de côté et remettez le frein.} {cour !0-18m|Quelqu’un ne voit que des nuques? Amenez-le en avant, contre vous.} Quand tout s’envole, posez une main sur le petit qui sursaute : « Partis. Toi, tu es là. »',
        ),
        play(
          { 30: 9 },
          '{dehors 0-18m|Roulez vingt pas et freinez de nouveau.} {parc !0-18m|Roulez vingt pas et freinez de nouveau.} {cour !0-18m|Marchez vingt pas, à leur vitesse, et arrêtez-vous de nouveau.} {dedans|Passez à la fenêtre voisine, ou à l’autre bout de la vitre.} Les moineaux sautent, pieds joints : faites sauter deux doigts {dehors 0-18m|sur la barre de la poussette}{parc !0-18m|sur la barre de la poussette}{cour !0-18m|sur votre genou}{dedans|sur le rebord}. {dehors !hiver 0-18m|Assoyez-vous et prenez un petit contre vous; les autres restent attachés, à portée de bras. Rattachez-le avant de prendre le suivant.} {parc !hiver !0-18m|Assoyez-vous et prenez un petit contre vous; les autres restent attachés, à portée de bras. Rattachez-le avant de prendre le suivant.} {cour !hiver !0-18m|Assoyez-vous dans l’herbe et prenez un petit contre vous; les autres restent à portée de bras.} {dehors hiver|L’hiver, touchez d’abord les joues; si elles sont froides, le jeu se finit en rentrant.} {!hiver|Un goéland crie? Levez le nez, « kiaaa! », et voyez qui répond.} {hiver|Une corneille crie? Levez le nez, « crâ! », et voyez qui répond.}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          'Saluez l’oiseau le plus près, ou la place qu’il a laissée, et chantez, vos mains en ailes au dernier vers : « Le pigeon dit rou, rou, rou, le moineau, tchip, tchip, c’est tout, {!hiver|le goéland rit de nous,} {hiver|la corneille rit de nous,} ils s’en vont, bye-bye, coucou! » {dehors 0-18m|Vérifiez les attaches, défreinez, roulez lentement : des têtes se retournent encore.} {parc !0-18m|Vérifiez les attaches, défreinez, roulez lentement : des têtes se retournent encore.} {cour !0-18m|Repartez à leur pas : des têtes se retournent encore.} {dedans|Laissez les traces de doigts sur la vitre jusqu’à demain : elles gardent la place des oiseaux.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Amenez votre joue près de celle de l’enfant qui pointe et suivez son bras jusqu’au bout avant de nommer.',
          'Redites le « oh » d’un petit sur le même ton, puis ajoutez un seul mot.',
          'Aucun oiseau? Cherchez ensemble le fil, le toit, le ciel; dites « parti » et restez là un peu.',
        ],
        questionsOuvertes: [
          'Où il s’en va?',
          '{parc|Qu’est-ce qu’il a trouvé par terre?} {cour dedans|Qu’est-ce qu’il regarde, lui?}',
          '{30min|Qui est-ce qui crie, là-haut?}',
        ],
      },
      vocabulaire: [
        'l’oiseau',
        'le pigeon',
        'le moineau',
        '{!hiver|le goéland}',
        '{hiver|la corneille}',
        '{parc|picorer}',
        's’envoler',
        'parti',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            '{dehors|Le plus jeune, à demi couché, ne voit pas l’oiseau : relevez son dossier s’il tient sa tête, ou prenez-le dos contre votre ventre.} {dedans|Le plus jeune regarde de vos genoux, dos contre votre ventre, le menton à la hauteur du rebord.}',
        },
        {
          pour: '18-24m',
          texte:
            'Nommez deux oiseaux, un par main tendue : « Ici, le gros pigeon. Là, le petit moineau. » L’enfant choisit lequel suivre et vous dit quand il part.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Avec un enfant qui voit peu, deux de vos doigts marchent sur son avant-bras au pas du pigeon; à l’envol, soulevez-les d’un coup avec un bruit d’ailes.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dehors, pigeons, moineaux et corneilles restent : dix minutes suffisent souvent pour pointer d’une mitaine et roucouler.} {!printemps|Au printemps, les goélands reviennent crier.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Sursauter au bruit des ailes.',
          '{dehors 0-18m|Rouspéter quand la poussette repart.} {parc !0-18m|Rouspéter quand la poussette repart.} {cour !0-18m|Rouspéter quand il faut repartir.} {dedans|Se cogner le nez à la vitre.}',
        ],
        dangersAEliminer: [
          '{dehors 0-18m|Frein levé ou attache ouverte pendant que vous regardez en l’air.} {parc !0-18m|Frein levé ou attache ouverte pendant que vous regardez en l’air.}',
          '{dehors|Oiseau nourri, même d’une miette : il s’approche trop; rien ne se donne, rien ne se lance.}',
          '{dehors|Plume, fiente, oiseau blessé : personne n’y touche, et les mains se lavent au retour.}',
          '{parc !hiver 30min|Petit détaché et posé seul : il est contre vous ou dans son siège.} {cour !18-24m !hiver 30min|Petit détaché et posé seul : il est contre vous ou dans son siège.} {cour multiage !hiver 30min|Petit détaché et laissé seul : il est contre vous, dans son siège ou debout, une main sur la barre.}',
          '{dehors hiver|Petit immobile qui prend froid : touchez joues et doigts toutes les cinq minutes; froids, on rentre.}',
          '{dehors 0-18m|Petit qui s’endort dans la poussette : rentrez le coucher dans son lit.} {parc !0-18m|Petit qui s’endort dans la poussette : rentrez le coucher dans son lit.}',
          '{dedans|Fenêtre ouverte de plus d’un doigt, cordon de store à portée.}',
          '{dedans|Meuble ou bac sous la vitre, sur lequel un petit se hisse.}',
        ],
        supervision: 'palier1',
        allergies: [
          '{parc|Refusez le pain, les graines et les arachides qu’un passant offre pour les oiseaux; la trousse d’urgence reste sur vous.} {cour|Ni pain, ni graines, ni arachides pour les oiseaux; la trousse d’urgence reste sur vous.} {dedans|Une mangeoire à la fenêtre? Remplissez-la sans arachides et lavez-vous les mains avant de revenir aux petits.}',
        ],
      },
      observation: [
        'Langage prélinguistique : après avoir pointé, vers qui se retourne-t-il?',
        'Attention : qu’est-ce qui le retient le plus longtemps, le pas, {30min|le saut}{10min 20min|la tête qui avance} ou l’envol?',
        'Compétences émotionnelles : par quel chemin passe-t-il du sursaut à la curiosité?',
      ],
      prolongements: [
        'Gardez le « rou-rou » pour l’habillage : une gorge répond de l’autre bout du vestiaire.',
        'Imitez pour le parent le cri que son enfant a trouvé : ils le referont ensemble devant le prochain oiseau, du balcon ou au stationnement de l’épicerie.',
      ],
      reflexionRetroaction: [
        'De quelle place ne voyait-on rien?',
        'Ai-je regardé l’oiseau de chacun, ou surtout le mien?',
      ],
    },
  },
]
