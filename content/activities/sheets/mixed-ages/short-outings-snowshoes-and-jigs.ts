import { closing, guided, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

/** Short outings in the great cold, a carnival street, a trail in two ends, and the music of a kitchen. */
export const MIXED_AGES_SHORT_OUTINGS_SNOWSHOES_AND_JIGS_SHEETS: readonly BankSheet[] = [
  {
    key: 'le-frette-sous-la-chaudiere',
    summary:
      '« Il m’a mordu le pied! » Autour du traîneau, on soulève les chaudières, on souffle, on tape : petit et chatouilleux, le frette déménage encore.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_LANGUAGE'],
    themes: ['mouvement-et-defis', 'eau-neige-et-glace'],
    materials: ['neige', 'chaudieres-et-pelles'],
    place: 'YARD',
    seasons: ['WINTER'],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'grand froid',
      'il fait frette',
      'frette',
      'très froid dehors',
      'moins quinze',
      'sortie courte',
      'petite sortie l’hiver',
      'prendre l’air',
      'se réchauffer dehors',
      'bébé en traîneau',
      'bébé en trainau',
      'les grands courent partout',
      'taper du pied pour se réchauffer',
      'souffler un nuage',
      'mains gelées',
      'doigts gelés',
    ],
    seen: [
      'ils virent les seaux à l’envers dans la neige pour voir s’il y a quelque chose en dessous',
      'elle frappe ses mitaines ensemble et piétine pour ne plus geler',
      'il souffle de la boucane dans l’air gelé et rit de sa propre haleine',
      'ils chialent qu’ils ont les orteils gelés au bout de cinq minutes dehors',
      'elle ne veut plus sortir depuis que le vent lui pique les joues',
      'il demande c’est qui qui lui mord le nez quand on met le pied dehors',
      'dans la cour, ils écrasent les mottes à coups de talon et courent au suivant',
      'dans le vestiaire, un petit disait que le froid se cache dans ses bottes',
    ],
    scenes: ['cacher-trouver', 'neige-glace', 'courir'],
    picture:
      'Au milieu d’un rond de chaudières renversées, un bébé bordé est assis en traîneau près d’une adulte; deux enfants accourent, un autre lève une chaudière.',
    sheet: {
      titre: 'Le frette sous la chaudière',
      observationDepart:
        'Le froid pique dès la porte, et le premier souffle sort en nuage. {18-24m 2-3a 3-4a 4-5a|« Le frette m’a mordu le nez », annonce une voix. Tout le monde se retourne pour voir où il est passé.} {!18-24m !2-3a !3-4a !4-5a|Un poupon plisse le nez, ferme les yeux, les rouvre : quelque chose vient de le mordre.}',
      intentionEducative:
        'Permettre à chaque corps de rester chaud en jouant tout près du traîneau, avec des mots pour dire où ça pique et comment ça se réchauffe.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Santé et sécurité', role: 'secondaire' },
      ],
      objectifs: [
        '{0-18m|Taper, pousser la chaudière, chercher des yeux ce qu’elle cachait.}',
        '{18-24m 2-3a 3-4a 4-5a|Courir, s’accroupir, soulever et revenir au traîneau.}',
        'Faire savoir, du geste ou du mot, où le froid pique et quand c’est assez.',
        '{20min 30min 2-3a 3-4a 4-5a|Trouver un geste qui réchauffe et le passer aux autres.}',
      ],
      materiel: [
        item(
          '{0-18m|Traîneau bas à dossier haut, avec attaches et corde de tirage}{!0-18m|Traîneau}',
          'un, au milieu',
          '{0-18m|La poussette seule}{!0-18m|Couverture étendue sur la neige}',
        ),
        item(
          '{0-18m|Poussette freinée, avec attaches}',
          '{0-18m|une, à assez de places, dès deux poupons ou si l’un n’a pas un an}',
          null,
        ),
        item('{0-18m|Casque de sports de neige}', '{0-18m|un par passager du traîneau, à sa taille}', null),
        item('{0-18m|Couvertures chaudes}', '{0-18m|une par poupon}', '{0-18m|Chancelière à fermeture}'),
        item(
          'Chaudières de plastique',
          'de six à huit{18-24m 2-3a 3-4a 4-5a|, au moins une par coureur}',
          'Bols à mélanger de plastique',
        ),
        item('Mitaines sèches, sans fil', 'une paire de plus par enfant', 'Gros bas de laine'),
      ],
      preparation: [
        'Lisez la température ressentie; le seuil de votre milieu passe d’abord. {0-18m|Le poupon ne court pas : il refroidit le premier et règle l’heure. Par grand froid, ou si le vent pique, dix minutes; par temps froid, vingt; par temps doux, trente. Au seuil que votre milieu fixe pour les poupons, on reste dedans avec lui.} {!0-18m !18-24m|Par temps froid, trente minutes; par grand froid, vingt; plus froid encore, dix.} {18-24m !0-18m|Les trottineurs courent peu en habit de neige : trente minutes par temps doux, vingt par temps froid, dix par grand froid; au seuil de votre milieu, le local.}',
        'Avant l’arrivée des enfants, posez le traîneau à dix pas de la porte, dos au vent, et tapez du pied un petit rond tout autour{0-18m|, puis le chemin de la poussette}. {18-24m 2-3a|À quatre pas du traîneau, retournez des chaudières pour les petites jambes.} {3-4a 4-5a multiage|À dix pas, retournez des chaudières pour les coureurs de trois ans et plus.} {3-4a 4-5a !multiage|À dix pas, retournez des chaudières pour les coureurs.} {!18-24m !2-3a !3-4a !4-5a|Retournez les chaudières à deux pas du traîneau.} Sous l’une, une motte de neige : le lit du frette. Sondez tout le rond du talon : ni glace ni jouet gelé.',
        '{0-18m|Habillez le poupon le dernier : la sueur refroidit. Le traîneau ne bouge qu’avec un passager d’un an passé, bien assis sans appui, attaché, casqué par-dessus une tuque mince. Plus jeune, il est dans la poussette freinée, au milieu. Deux poupons? Une même poussette les amène et les ramène, et le traîneau attend vide.} {!0-18m|Habillez-vous avant les enfants : personne n’attend en habit fermé, car la sueur refroidit.}',
        '{1adulte|Seule, restez à un bras du traîneau.} {1adulte 18-24m 2-3a 3-4a 4-5a|Ce sont les coureurs qui viennent à vous.} {1adulte 0-18m multiage|Avec plusieurs âges, prenez six enfants au plus, dont deux poupons.} {1adulte !0-18m multiage|Avec plusieurs âges, prenez six enfants au plus.} {2adultes 18-24m 2-3a 3-4a 4-5a|À deux, l’une garde le traîneau, l’autre suit la chasse.} {2adultes !18-24m !2-3a !3-4a !4-5a|À deux, l’une garde les poupons, l’autre apporte les chaudières.} {2adultes multiage|Avec plusieurs âges, prenez neuf enfants au plus.} Quelqu’un refroidit? Tout le monde rentre avec lui.',
        '{avec-contenant|Retournez @materiel dans le cercle : une cachette de plus.} {avec-tissu|Recouvrez une chaudière de @materiel : le frette s’est fait un toit.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Près du traîneau, soufflez un nuage et reniflez. « Il est ici, le frette. Petit comme une mitaine, chatouilleux, et il mord pour rire. » Sursautez. « Aïe, mon pied! » Tapez-le sur la neige : « Frette, frette, où es-tu? Sur mon pied, là, je t’ai vu! Frotte, frotte, tape, tape, sauve-toi ou je t’attrape! » Suivez-le du doigt jusqu’à une chaudière.',
        ),
        play(
          { 10: 6, 20: 9, 30: 11 },
          '{18-24m 2-3a 3-4a 4-5a|On court à une chaudière, on la lève, on souffle dessous, on la recouche; puis on rapporte la nouvelle au traîneau.} {0-18m|Le poupon reçoit des nouvelles : une mitaine tape la sienne, votre visage approche, son pied répond. Soulevez devant lui une chaudière : vide, ou une motte à tapoter.} {!18-24m !2-3a !3-4a !4-5a|Couchez-la entre ses genoux : il la pousse, elle culbute, vous la recouchez. Parlez dans le fond d’une autre : « Frette, es-tu là? » La voix grossit, les yeux cherchent qui répond.} {18-24m|Le trottineur lève dix fois la même : « Pas là! »} {2-3a|Une motte : il a dormi là! Le talon l’écrase, et l’on court en porter une neuve ailleurs.} {3-4a|« Il est parti chez la voisine! » Une chaudière après l’autre, l’histoire s’allonge.} {4-5a|Un enfant déplace la motte derrière le dos des autres et donne ses indices : « loin de la porte, à côté de la bleue ».} {18-24m 2-3a 3-4a 4-5a|Le frette mord en chemin? On dit où, et la comptine recommence là.}',
        ),
        play(
          { 20: 5, 30: 6 },
          'Le frette a mordu tout le monde : qu’est-ce qui le chasse? {0-18m|Pliez et dépliez les genoux du poupon sous la couverture, tapez ses bottes ensemble; il rit ou se raidit, et vous suivez.} {18-24m|Le trottineur piétine si fort qu’il tombe assis : ses fesses l’ont eu.} {2-3a|« Pas mordu, moi! » La petite chasseuse frotte la manche du voisin.} {3-4a|Bras en moulin pour les doigts, grosses joues pour le nez : on essaie les gestes des autres.} {4-5a|Une amie invente le geste des orteils, le fait faire huit fois et demande si ça chauffe.}',
        ),
        play(
          { 30: 5 },
          '{18-24m 2-3a 3-4a 4-5a|Le frette déménage! On traîne les chaudières plus près, on les met en rang, en pile de deux, en cercle serré, et la motte y choisit sa chambre.} {0-18m|Casqué, attaché, un poupon d’un an passé fait le tour du rond tapé, au pas, à deux pas des autres poupons : à chaque chaudière on s’arrête, sa mitaine cogne, vous soulevez. Aucun n’a un an? Chaque chaudière vient à eux, et toutes les mitaines cognent.}',
        ),
        closing(
          { 10: 2, 20: 3, 30: 4 },
          '« Où est-il rendu? » Glissez deux doigts dans chaque nuque : « Pas là. C’est chaud. » {18-24m 2-3a 3-4a 4-5a|Une chaudière par coureur, on marche ensemble jusqu’à la porte.} {0-18m|Le poupon rentre en poussette ou dans vos bras, et son habit s’ouvre le premier.} Comptez les enfants. Du seuil, soufflez dehors la fin de la comptine et fermez vous-même la porte, doigts dégagés : le frette couche dans la cour.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Cherchez le frette pour vrai : deux doigts dans la nuque, un dans la mitaine. Tiède, vous riez; frais, vous rentrez.',
          '{18-24m 2-3a 3-4a 4-5a|Rappelez les coureurs par la comptine : sa dernière ligne se dit la mitaine sur le traîneau.}',
          'Donnez des mots à la peau : « Ça pique au bout des doigts. » « C’est mouillé, ici. »',
          '{0-18m|Tournez le traîneau quand le vent tourne : le dossier le reçoit, jamais le visage.}',
        ],
        questionsOuvertes: [
          'Où est-ce qu’il t’a mordu?',
          'Comment le faire sortir de là?',
          'Qu’est-ce qu’il y avait sous la chaudière?',
        ],
      },
      vocabulaire: ['le frette', 'mordre', 'la chaudière', 'dessous', 'parti', 'frotter', 'la nuque', 'tiède'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Bordé jusqu’aux hanches, face à vous, le poupon reçoit la comptine sur ses bottes. Pieds immobiles, joues pâles, regard ailleurs : la chasse finit pour tout le monde.',
        },
        {
          pour: '18-24m',
          texte:
            'Une chaudière à quatre pas de vous, toujours la même, avec une motte dessous à tous les coups. {2-3a 3-4a 4-5a|Les coureurs passent plus loin.}',
        },
        {
          pour: '2-3a',
          texte:
            'Le frette inquiète? Montrez-le dans le creux de votre mitaine, plus petit que le pouce, et laissez l’enfant le souffler au loin.',
        },
        {
          pour: '3-4a',
          texte: 'Demandez ce qui ne se voit pas du traîneau : ce que faisait le frette, par où il s’est sauvé.',
        },
        {
          pour: '4-5a',
          texte: 'La cachette se dit en deux indices, mains derrière le dos. Qui trouve cache à son tour.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            '{!18-24m !2-3a !3-4a !4-5a|Un poupon sursaute? Une seule chaudière : levez-en le bord d’un doigt, baissez-le, chuchotez, et voyez s’il guette.} {18-24m 2-3a 3-4a 4-5a|L’enfant qui court peu garde le traîneau : une chaudière se pose à ses pieds, les coureurs y apportent la motte, et il leur dit si elle reste ou repart. Les cris le fatiguent? On lui chuchote les nouvelles.}',
        },
        {
          pour: 'interieur',
          texte:
            'Trop froid pour sortir? Le frette est entré sous la porte : on le cherche dans la fente, contre la vitre, au fond des bottes, et on le souffle dehors.',
        },
        {
          pour: 'autre_saison',
          texte: 'L’automne, le vent prend sa place sous les chaudières : il décoiffe, et l’on retient sa tuque.',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Joues rouges, nez qui coule{18-24m 2-3a 3-4a 4-5a|, souffle court}.',
          '{18-24m 2-3a 3-4a 4-5a|Chute dans la neige molle.}',
          '{18-24m 2-3a 3-4a 4-5a|Deux coureurs pour une seule chaudière.}',
        ],
        dangersAEliminer: [
          'Froid : seuil de votre milieu, au plus bas -27 °C{0-18m|, et souvent plus prudent avec un poupon}{18-24m !0-18m|, et souvent plus prudent avec des trottineurs}; nuques, joues et mains à chaque retour. On frotte l’habit, jamais la peau : tache blanche ou doigt qui ne sent rien, rentrez, réchauffez dans vos paumes, et appelez le 811 si rien ne revient.',
          '{0-18m|Poupon assis : attaches serrées par-dessus l’habit, dégagé du vent, jamais seul. Sans casque à sa taille, le traîneau ne bouge pas. La corde est dans votre main ou sous le dossier.}',
          '{18-24m 2-3a 3-4a 4-5a|Course qui arrive sur le traîneau : dans le petit rond tapé, on marche.}',
          '{18-24m 2-3a 3-4a 4-5a|Enfant plus loin que sa chaudière : rapprochez-les toutes de trois pas.}',
          'Glace vive sous la neige : on déplace le cercle. Métal gelé, clôture ou poignée : ni langue ni lèvres.',
          'Foulard ou cordon : cache-cou cousu à la place.',
        ],
        supervision: 'palier2',
        allergies: [
          'Asthme à l’air froid, urticaire au froid : pompe au chaud sous votre manteau, consigne du parent relue.',
        ],
      },
      observation: [
        'Motricité globale : à « tape, tape », regardez les jambes de l’enfant, dans la neige{0-18m| ou sous la couverture}.',
        'Langage oral : par quel mot, quel cri ou quel doigt l’enfant annonce-t-il où le froid pique?',
        'Santé et sécurité : une mitaine est mouillée, le vent tourne; à quoi voit-on que l’enfant le sent?',
      ],
      prolongements: [
        'Au vestiaire, la comptine fait entrer les bottes : « Sur mon pied, là, je t’ai vu! »',
        '{2-3a 3-4a 4-5a|Le soir, l’enfant avertit son parent : le frette attend parfois dans l’auto, et voici comment le chasser.} {!2-3a !3-4a !4-5a|Le soir, glissez la comptine au parent : avant le départ, dans l’auto froide, elle se tape sur les petites bottes.}',
      ],
      reflexionRetroaction: [
        '{18-24m 2-3a 3-4a 4-5a|Qui restait près du traîneau, par goût ou parce qu’il avait froid?}{!18-24m !2-3a !3-4a !4-5a|À quel signe ai-je su que c’était assez?}',
        'Sommes-nous rentrés avant la première plainte?',
      ],
    },
  },
  {
    key: 'les-confettis-du-carnaval',
    summary:
      'Des tours de neige, rouges, bleues, rayées, bordent la rue du carnaval. La parade passe, le dernier de la file pousse : pouf, des confettis!',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['saisons-et-fetes', 'eau-neige-et-glace', 'couleurs-et-textures'],
    materials: ['neige', 'chaudieres-et-pelles', 'contenants-et-cuilleres'],
    place: 'YARD',
    seasons: ['WINTER'],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'carnaval',
      'carnaval d’hiver',
      'carnaval de Québec',
      'carnavale',
      'fête de la neige',
      'parade',
      'parade dans la cour',
      'défilé',
      'confettis',
      'confetti',
      'trompette',
      'colorer la neige',
      'vaporisateur de couleur',
      'pouche-pouche',
      'tour de neige',
      'démolir la tour',
      'mélange de couleurs',
    ],
    seen: [
      'ils démoulent des châteaux de neige et foncent dedans aussitôt',
      'elle pitche de l’eau rouge et bleue sur le banc de neige pour le rayer',
      'il donne un coup de pied dans chaque bloc que les amis montent',
      'ils se fâchent quand le petit écrase leur construction de neige',
      'ils sont surexcités et marchent en file en criant tut-tut dans leurs mitaines',
      'elle veut voir ce que ça donne si on mélange le jaune et le bleu sur la neige',
      'en fin de semaine, il a vu Bonhomme passer sur le char et il marche au pas depuis',
      'dans la cour, le bébé en traîneau rit chaque fois que la motte s’effondre',
    ],
    scenes: ['demolir', 'neige-glace', 'empiler-construire', 'fete'],
    picture:
      'Autour d’une butte basse, deux enfants défilent, mitaines en trompette; le dernier de la file pousse une tour de neige rayée qui s’émiette en couleurs.',
    sheet: {
      titre: 'Les confettis du carnaval',
      observationDepart:
        'Une chaudière se démoule, une petite mitaine arrive et tout s’écroule. « Encore! » crie quelqu’un. La tour remonte, plus vite, pour la même mitaine.',
      intentionEducative:
        '{18-24m 2-3a 3-4a 4-5a|Permettre à ceux qui bâtissent et à ceux qui renversent de faire la même fête, chacun au moment convenu.}{!18-24m !2-3a !3-4a !4-5a|Permettre au poupon de faire crouler, tant qu’il en veut, ce que vous bâtissez sous ses yeux.}',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
      ],
      objectifs: [
        '{0-18m 18-24m|Pousser, enfoncer, voir crouler, vouloir encore.}',
        '{2-3a 3-4a 4-5a|Emplir, porter et démouler une chaudière de neige.}',
        '{18-24m 2-3a 3-4a 4-5a|Trouver sa place dans la parade : devant, au milieu, tout au bout.}',
        '{18-24m 2-3a 3-4a 4-5a|Attendre ou donner le signal avant la chute.}',
        '{!18-24m !2-3a !3-4a !4-5a|Demander la tour suivante, du regard, de la voix ou de la mitaine.}',
      ],
      materiel: [
        item('Butte de neige', 'une, pas plus haute que votre genou, large de trois pas', 'Bac à sable enneigé'),
        item(
          'Chaudières',
          '{18-24m 2-3a 3-4a 4-5a|une par enfant, une pour vous}{!18-24m !2-3a !3-4a !4-5a|deux, pour vous}',
          'Gros pots de plastique',
        ),
        item(
          'Petites pelles',
          '{18-24m 2-3a 3-4a 4-5a|une pour deux enfants, une pour vous}{!18-24m !2-3a !3-4a !4-5a|une, pour vous}',
          'Bols rigides à bord rond',
        ),
        item('Pelle à neige', 'une, pour vous', null),
        item(
          'Vaporisateurs d’eau teinte au colorant alimentaire',
          'trois d’un demi-litre : un rouge, un bleu, un jaune',
          'Gros pinceaux et pots larges de la même couleur',
        ),
        item(
          '{2-3a|Gros pinceaux et pots larges de couleur}',
          '{2-3a|un pinceau pour deux, deux pots}',
          '{2-3a|Éponges de cuisine entières}',
        ),
        item(
          '{0-18m|Traîneau à dossier et à attaches}',
          '{0-18m|une place par poupon, à l’arrêt : la tribune}',
          '{0-18m|Poussette freinée, avec attaches}',
        ),
        item('{0-18m|Couverture chaude}', '{0-18m|une par poupon, bordée jusqu’aux hanches}', '{0-18m|Chancelière}'),
        item('Vieilles mitaines, par-dessus les bonnes', 'une paire par enfant', 'Grands bas usés'),
        item('Mitaines de rechange', 'une paire par enfant', 'Gros bas de laine'),
        optional('{si-carottes|Carotte entière, lavée, le nez d’un bonhomme}', '{si-carottes|une, pour vous}', null),
        optional('{2-3a 3-4a 4-5a !0-18m si-traîneaux|Traîneau à corde courte, le char}', 'un', null),
        optional('{18-24m 2-3a 3-4a 4-5a si-cônes|Cônes}', 'un pour deux enfants', null),
        optional('{18-24m 2-3a 3-4a 4-5a si-bacs|Bac de plastique, le moule du palais}', 'un, pour vous', null),
        optional('{18-24m 2-3a 3-4a 4-5a si-tambourins|Tambourin ou autre instrument, sans petite pièce}', 'un', null),
      ],
      preparation: [
        'La veille, pelletez une butte basse et large, loin du bord du toit, de la clôture et de la neige soufflée. Le matin, tapez des bottes une rue de deux pas qui en fait le tour : d’où que vous soyez, vous voyez par-dessus.',
        'Prenez une journée plus douce que -10 °C ressentis : plus froid, les becs et les mitaines mouillées gèlent. Emplissez chaque vaporisateur d’eau à peine tiède et d’une cuillerée à thé de colorant{2-3a|, les pots larges aussi}; pompez vers le sol, dehors, avant que le groupe sorte. Les familles sont prévenues que ça tache.',
        'Démoulez une tour d’essai et serrez-la dans votre main. Elle s’émiette? Bonne neige. Elle résiste? Prenez de la neige plus légère; les tours d’hier, durcies, se défont à la pelle. Elle ne tient pas? Les tas pointus sont des tours aussi. {18-24m 2-3a 3-4a 4-5a si-bacs|Tassez aussi un bac de neige légère et retournez-le à côté de la tribune : c’est le palais.}',
        '{0-18m|Le traîneau du poupon, attaches serrées, reste à l’arrêt au bord de la rue, dos au vent : c’est la tribune. Avant un an, ou s’ils sont deux, prenez la poussette freinée, qui les ramène aussi. Une tour blanche s’élève toujours à portée de sa mitaine, qui ira à la bouche. Assis, il refroidit le premier : vingt minutes par temps froid, trente par temps doux, quarante-cinq près de 0 °C, sa nuque tiède.} {!0-18m|Choisissez au bord de la rue la place où la parade saluera : c’est la tribune.}',
        '{1adulte|Seule, tenez la tribune, les couleurs à vos pieds.} {1adulte 3-4a 4-5a|On vous rapporte un vaporisateur avant d’en prendre un autre.} {1adulte 0-18m multiage|Avec plusieurs âges, prenez six enfants au plus, dont deux poupons.} {1adulte !0-18m multiage|Avec plusieurs âges, prenez six enfants au plus.} {2adultes|À deux, l’une tient la tribune et les couleurs, l’autre marche dans la rue.} {2adultes multiage|Avec plusieurs âges, prenez neuf enfants au plus.}',
        '{avec-contenant|Prêtez @materiel aux bâtisseurs : des tours d’une autre forme.} {avec-tissu|Étendez @materiel sur la butte : on sait qu’on n’y monte pas.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Au bord de la rue, démoulez une tour et teignez-la en rouge jusqu’au pied. {si-carottes|Plantez-y une carotte, le nez d’un bonhomme : quand tout croule, elle revient dans votre poche.} Faites de vos mitaines un cornet : « Tutututut! Le carnaval! » Défilez devant elle, genoux hauts, revenez et poussez du plat de la mitaine. Les miettes roulent. « Des confettis! » Une chaudière vide est là, à côté.',
        ),
        play(
          { 20: 9, 30: 12, 45: 14 },
          'Les tours montent des deux bords de la rue. {0-18m|Le poupon enfonce la mitaine dans la sienne, la regarde crouler et cherche votre visage : refaites-la.} {18-24m multiage|Le trottineur} {18-24m !multiage|L’enfant} {18-24m|abat ce qui monte. Offrez-lui les vôtres, une après l’autre : « Pouf! »} {30min 45min 18-24m !multiage|Changez-les de place : contre sa botte, derrière lui, toute petite. « Où est-elle? »} {2-3a|Rien ne se démoule? Le tas prend trois coups de pinceau, puis un coup de talon.} {30min 45min 2-3a !multiage|Avant la chute, comptez tous ensemble : « Un, deux… pouf! » Puis collez deux tours : tombent-elles du même coup?} {3-4a|Du jaune par-dessus le bleu : le bâtisseur pousse aussitôt, pour voir les miettes vertes.} {30min 45min 3-4a !multiage|Une mitaine, deux mitaines, le talon : qu’est-ce qui fait les plus petits confettis?} {4-5a|Deux amis teignent une tour en rayures et parient de quel bord elle va tomber.} {30min 45min 4-5a !multiage|Perdu? On change une chose, le fond plus tapé ou un bord creusé, et l’on parie encore.} {18-24m 2-3a 3-4a 4-5a|Une mitaine posée dessus veut dire « pas encore »; une mitaine levée, « vas-y ».} {18-24m 2-3a 3-4a 4-5a si-cônes|Un cône devant une tour le dit aussi : debout, « pas encore »; couché, « vas-y ».} {!18-24m !2-3a !3-4a !4-5a|Une autre tour se teint plus loin, sous ses yeux : « rouge… et pouf! » C’est vous qui poussez.}',
        ),
        play(
          { 20: 4, 30: 7, 45: 9 },
          '{18-24m 2-3a 3-4a 4-5a|Trompette! La parade fait le tour, tous du même bord, et salue la tribune.} {3-4a 4-5a|Le dernier a le plus beau métier : il pousse les tours en passant.} {18-24m 2-3a !3-4a !4-5a|Chacun pousse une tour en passant.} {!18-24m !2-3a !3-4a !4-5a|Trompette! Défilez devant la tribune, deux pas d’un bord, deux pas de l’autre, et saluez.} {0-18m|Le poupon voit les bottes, les perd, les revoit; au salut, sa tour à lui tombe aussi.} {18-24m 2-3a multiage|Un petit garde le bout de la file tant qu’il veut.} {3-4a|On essaie la tête, le milieu, le bout, genoux hauts ou à petits sauts.} {4-5a|Deux bâtisseurs passent devant, rebâtissent sur le trajet et guettent le bout de la file.} {18-24m 2-3a 3-4a 4-5a si-tambourins|Au tambourin, un enfant bat le pas.} Chantez : « Lève la botte et le genou, le carnaval passe chez nous! Il a neigé de la couleur : pouf! une tour, et pouf! sa sœur! » {18-24m 2-3a 3-4a 4-5a|Ils embarquent au « pouf ».} {18-24m 2-3a 3-4a 4-5a|On rebâtit, et la file se refait.} {2-3a 3-4a 4-5a !0-18m si-traîneaux|Deux enfants tirent le char, un traîneau chargé d’une tour : elle tombe la dernière.} {3-4a 4-5a|Qui veut prend le bout.} {!18-24m !2-3a !3-4a !4-5a|Rebâtissez, repassez.}',
        ),
        play(
          { 45: 9 },
          'La rue est pleine de confettis. {0-18m|Le poupon reçoit une motte blanche au creux de la couverture, la tape, la cherche.} {!18-24m !2-3a !3-4a !4-5a|Semez des couleurs devant lui, en rond, en chemin, et suivez ce que ses yeux suivent.} {18-24m multiage|Le trottineur} {18-24m !multiage|L’enfant} {18-24m|emplit sa chaudière, la verse sur sa botte, recommence.} {18-24m !multiage|Tassez la neige avec lui, retournez la chaudière, levez : la tour attend sa mitaine. Il s’assoit? Semez un chemin de couleur de ses bottes aux vôtres : il se lève pour l’écraser.} {2-3a|Un rond tout jaune s’étale, tapé du plat de la pelle.} {2-3a !multiage|Le pinceau y sème des points, la pelle les mélange : « Encore des points! » Percez le rond d’un coup de talon : une poignée bouche le trou, un autre talon le refait.} {3-4a 4-5a|Les couleurs se séparent à la pelle, se sèment en tapis, en bordure, en tourbillon, toujours au ras du sol.}',
        ),
        closing(
          { 20: 4, 30: 7, 45: 8 },
          '{18-24m 2-3a 3-4a 4-5a si-bacs|Le palais croule en dernier, sous toutes les mitaines à la fois.} {18-24m 2-3a 3-4a 4-5a|Le dernier tour quitte la butte.} {0-18m multiage|La tribune vous suit.} {18-24m 2-3a 3-4a 4-5a|Dans chaque chaudière, deux poignées de confettis : en marchant, on les sème le long de l’allée, du côté où personne ne met le pied.} {!18-24m !2-3a !3-4a !4-5a|Semez une poignée de confettis au pied de la tribune.} Tournez-vous vers la rue, trompettes basses : qu’est-ce qu’il reste de la fête? Comptez les enfants, les chaudières, les trois vaporisateurs.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          '{18-24m 2-3a multiage|Démoulez sans arrêt du côté des petits :} {18-24m 2-3a !multiage|Démoulez sans arrêt :} {18-24m 2-3a|tant qu’ils en ont une à pousser, les autres tours restent debout.} {0-18m !18-24m !2-3a|Démoulez sans arrêt du côté du poupon : une tour à pousser attend toujours sa mitaine.} {!0-18m !18-24m !2-3a|Rebâtissez avec l’enfant dont la tour tombe trop tôt : il tape le fond, vous levez la chaudière.}',
          '{18-24m 2-3a 3-4a 4-5a|Dites le signal à voix haute quand vous le voyez : « Sa mitaine est dessus, c’est pas encore. »}',
          'Saluez la chute autant que la tour : « Elle est partie en quatre morceaux! »',
          '{3-4a 4-5a|Échangez le vaporisateur contre une chaudière quand une tour est toute teinte.} {2-3a !3-4a !4-5a|Échangez le pinceau contre une chaudière quand un tas est tout teint.}',
        ],
        questionsOuvertes: [
          'De quel bord va-t-elle tomber?',
          '{18-24m 2-3a 3-4a 4-5a|Où veux-tu marcher dans la parade?}',
          'Où est-elle passée, ta tour?',
          '{3-4a 4-5a|Comment faire des confettis de deux couleurs?}',
        ],
      },
      vocabulaire: [
        'le carnaval',
        'la parade',
        'la tour',
        'démouler',
        'les confettis',
        'la trompette',
        '{18-24m 2-3a 3-4a 4-5a|pas encore}{!18-24m !2-3a !3-4a !4-5a|pouf}',
        '{18-24m 2-3a 3-4a 4-5a|vas-y}{!18-24m !2-3a !3-4a !4-5a|encore}',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Montez une tour blanche et molle contre le bord du traîneau, ou sur une chaudière renversée près de la poussette. Il regarde sans toucher? Effleurez-la d’un doigt et laissez tomber une seule miette.',
        },
        {
          pour: '18-24m',
          texte:
            'Sa rangée à lui : trois tas pointus près de la tribune, refaits dès qu’ils tombent. Dans la parade, le bout de la file l’attend; il part quand il veut et coupe où il veut.',
        },
        {
          pour: '2-3a',
          texte:
            'Un pinceau et un pot large valent mieux qu’une gâchette. Emplissez avec lui, tapez le fond ensemble, et l’enfant lève.',
        },
        {
          pour: '3-4a',
          texte:
            'Il ne veut plus qu’on touche à sa tour? Elle passe derrière la tribune, à vos pieds, et la parade la salue.',
        },
        {
          pour: '4-5a',
          texte:
            'Les grands règlent la parade : l’ordre, les arrêts, la tour qui tombe en dernier. {18-24m 2-3a|Ils confient le bout de la file à un petit.}',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            '{18-24m 2-3a 3-4a 4-5a|La rue s’élargit à la mesure de la marchette ou du fauteuil, et une tour s’élève sur une chaudière renversée, à bonne hauteur. La trompette trop forte? L’enfant mène de la mitaine : levée, on part; baissée, on s’arrête.} {!18-24m !2-3a !3-4a !4-5a|La trompette fait sursauter un poupon? Chuchotez-la, de plus loin, et annoncez chaque chute : « Un, deux… pouf. »}',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’automne, la parade tourne autour d’un tas de feuilles et renverse des piles de boîtes qui en sont pleines.',
        },
        {
          pour: 'interieur',
          texte:
            'Dedans, des tours de gobelets de carton bordent la rue, et des carrés de papier froissé, gros comme le poing, s’en échappent.',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Tour abattue trop tôt, et la peine qui suit.',
          '{18-24m 2-3a 3-4a 4-5a|Chute dans la rue, neige dans la manche.}',
          'Mitaines et joues colorées.',
        ],
        dangersAEliminer: [
          'Butte, tas de la déneigeuse, banc de neige : on tourne autour, personne n’y monte. Un pied s’y pose? Abaissez la butte à la pelle.',
          'Tour durcie ou croûte de glace : elle s’émiette sous votre main, ou elle sort du jeu. On pousse de la mitaine ou du talon, jamais vers quelqu’un.',
          'Neige teinte à la bouche, confettis lancés au visage : tout se sème plus bas que les genoux, et personne ne goûte.',
          'Jet de couleur : le bec touche presque la tour, à un bras des autres enfants.',
          '{0-18m|Poupon : jamais seul à la tribune; les bottes passent à deux pas du traîneau.}',
          'Froid : seuil de votre milieu, et pour ce jeu un jour doux; mitaine mouillée changée aussitôt, nuques et mains touchées à chaque tour de parade. Cache-cou au lieu du foulard.',
          '{si-carottes|Carotte croquée : crue, elle étouffe; vous seule la plantez et la reprenez, sitôt la tour tombée.}',
          '{2-3a 3-4a 4-5a !0-18m si-traîneaux|Corde du char : courte, tenue à la main, jamais à la taille ni au cou; personne ne monte à bord.}',
        ],
        supervision: 'palier2',
        allergies: [
          'Colorant : lisez l’étiquette; l’eau de betterave le remplace. Urticaire au froid : consigne du parent.',
        ],
      },
      observation: [
        'Motricité globale : regardez d’où part la poussée, du bras, du ventre ou du pied, et ce que devient l’équilibre.',
        'Compétences sociales : comment l’enfant {18-24m 2-3a 3-4a 4-5a|obtient-il, ou accorde-t-il, le droit de renverser?}{!18-24m !2-3a !3-4a !4-5a|vous réclame-t-il une tour, et que fait-il si elle tarde?}',
        'Compétences émotionnelles : une tour tombe avant l’heure; qu’est-ce qui l’aide à recommencer?',
      ],
      prolongements: [
        'Le lendemain, cherchez ce qu’il reste des confettis : quelle couleur a pâli la première?',
        '{18-24m 2-3a 3-4a 4-5a|Le soir, l’allée est bordée de couleurs : les familles la remontent genoux hauts, jusqu’à la porte.} {!18-24m !2-3a !3-4a !4-5a|Le soir, une tour blanche attend près de la porte : le parent la voit crouler sous la mitaine de son poupon.}',
      ],
      reflexionRetroaction: [
        'Combien de tours me fallait-il pour que l’attente soit tenable?',
        '{18-24m 2-3a 3-4a 4-5a|Qui n’a trouvé sa place ni dans la rue ni à la tribune?}{!18-24m !2-3a !3-4a !4-5a|Quand ai-je poussé la tour avant sa mitaine?}',
      ],
    },
  },
  {
    key: 'la-tete-ecrit-a-la-queue',
    summary:
      'Les premiers de la file posent dans la neige des flèches et des ronds; les derniers les lisent, du traîneau ou à pied, et ramènent le groupe.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['mouvement-et-defis', 'arbres-et-feuilles', 'contes-et-lettres'],
    materials: ['neige', 'batons'],
    place: 'WOODS',
    alsoAt: {
      PARK: 'Au parc, la trace longe la haie et les derniers arbres, loin des glisseurs, des skieurs et de la rue.',
    },
    seasons: ['WINTER'],
    durationMinutes: 45,
    adults: 2,
    onlyNamed: ['WATER'],
    calls: [
      'raquettes',
      'raquette',
      'racquettes',
      'faire de la raquette',
      'marcher en raquettes',
      'grosses bottes',
      's’enfoncer dans la neige',
      'flèche dans la neige',
      'signes de piste',
      'jeu de piste',
      'fatigué de marcher',
      'il marche moins vite que les autres',
      'attendre les derniers',
      'chef de file',
      'traîneau en forêt',
      'sentier d’hiver',
    ],
    seen: [
      'ils alignent des branches pour montrer aux autres par où tourner',
      'il cherche les pas de son ami dans la neige et marche dedans',
      'elle imprime sa mitaine pleine de neige sur les arbres',
      'elle traîne derrière et pleure que les autres l’ont laissée toute seule',
      'les grands filent en avant pis les petites jambes n’arrivent pas à suivre',
      'il veut absolument être le premier de la ligne dans le bois',
      'au boisé, ils dessinent des ronds et des lignes dans la neige et disent que c’est un message',
      'depuis la chasse au trésor, ils laissent des indices partout au bord du sentier',
    ],
    scenes: ['tracer-ecrire', 'neige-glace', 'cacher-trouver', 'traces', 'promenade'],
    picture:
      'Dans un boisé enneigé, deux enfants posent une flèche de branches; plus loin, une adulte tire en traîneau un passager casqué qui la pointe.',
    sheet: {
      titre: 'La tête écrit à la queue',
      observationDepart:
        'Deux enfants sont déjà {bois|au gros bouleau}{parc|au bout de la haie}. Le dernier s’assoit dans sa trace, la botte pleine. « Par où ils sont passés? »',
      intentionEducative:
        'Permettre à chacun d’avancer à sa vitesse dans la neige épaisse, relié aux autres par des signes qu’on laisse et qu’on lit.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
      ],
      objectifs: [
        'Lever les genoux, garder l’équilibre, se relever dans la neige épaisse.',
        'Laisser un signe que quelqu’un d’autre comprendra.',
        'Sentir sa fatigue et la dire : marcher, s’asseoir, se faire tirer.',
      ],
      materiel: [
        item('Bottes d’hiver hautes', 'une paire par personne', null),
        optional('Raquettes à neige', 'une petite paire par enfant qui en porte, une par adulte', null),
        item(
          'Branches tombées, longues comme un avant-bras',
          'deux douzaines, dans un sac à dos',
          'Rouleaux de carton longs',
        ),
        item(
          'Traîneau à dossier et à attaches, avec corde de tirage',
          'un, à la queue',
          'Traîneau de bois à dossier, avec ceinture',
        ),
        item('Casque de sports de neige', 'deux, ajustables', null),
        item('Couvertures épaisses', '{30min|une}{45min 60min|deux grandes}, dans le traîneau', 'Vieux manteaux'),
        item('Mitaines et bas secs', 'trois paires de chaque', null),
        item('Dossards voyants', 'un par personne', 'Tuques et brassards de couleur vive'),
        item('Gourdes d’eau tiède', 'une par enfant', 'Pichet isolant et gobelets'),
        item('Trousse de sortie : téléphone, premiers soins, médication', 'une', null),
      ],
      preparation: [
        'Le matin même, marchez le trajet et tapez la trace : cent pas faciles à plat, jusqu’à un rond dégagé, et retour par le même chemin. {bois|Ni ruisseau, ni étang, ni sentier de motoneige; sous une branche chargée ou morte, faites un détour.} {parc|Ni pente, ni étang, ni stationnement.}',
        'Partagez-vous la file, à deux adultes pour neuf enfants au plus : l’une mène la tête avec le sac de branches, l’autre ferme la queue avec le traîneau. Vous vous voyez toujours; sinon, la tête s’arrête. Seule avec six enfants? Jouez-le dans la cour clôturée, vous entre les deux bouts, à dix pas l’un de l’autre, et le traîneau reste vide.',
        'Convenez de trois signes avec les enfants : la flèche, par ici; le rond, on s’attend; la croix, pas par là. Les autres restent à inventer.',
        'Sur le plat, en bottes ou raquettes bien attachées, jouez à tomber, à rouler, à se relever à genoux. {2-3a|Les raquettes agacent? Les bottes font le même chemin.}',
        '{!30min|Par grand froid, choisissez la version de trente minutes, ou jouez dans la cour, près de la porte;} {30min|Par grand froid, jouez dans la cour, près de la porte;} au seuil de votre milieu, restez dedans. Dites à la direction où vous allez et l’heure du retour. Toilette et gorgée d’eau avant de partir.',
        '{avec-naturel|Glissez @materiel dans le sac de tête : de quoi faire un signe que la queue reconnaîtra.} {avec-tissu|Couchez @materiel au milieu du rond d’arrivée : on le voit de loin.}',
      ],
      deroulement: [
        opening(
          { 30: 4, 45: 5, 60: 6 },
          'Devant tous, partez seule de dix pas, accroupissez-vous de biais, le groupe bien en vue, posez deux branches en flèche, pressez une mitaine pleine de neige sur le tronc qu’elle vise, revenez. « J’ai laissé un message. » On s’approche : deux branches, une flèche. La flèche pointe un tronc; sur l’écorce, une mitaine imprimée en neige. « Qui part en avant nous écrire la suite? Qui reste lire? »',
        ),
        play(
          { 30: 14, 45: 17, 60: 23 },
          'La tête avance de dix pas, écrit, repart, à vue. La queue arrive, lit, et presse une mitaine à côté : lu. {2-3a|Un petit lit avec la botte, du bout jusqu’à la pointe, puis s’assoit. Veut-il monter? Casqué, attaché, il pointe, et l’adulte tire où la flèche le dit.} {3-4a|« C’est quoi, ça? » Trois boules dans une trace de pied : la queue parie, la tête crie la réponse.} {4-5a|Une éclaireuse repart en arrière vérifier qu’on a compris, redresse une branche et retourne en tête.} On passe d’un bout à l’autre quand on veut : qui se lasse de courir revient lire, qui a repris son souffle part écrire.',
        ),
        play(
          { 45: 9, 60: 14 },
          'Le rond : on s’attend. Les couvertures vont au sol : on s’assoit, on boit, on bat des bras. Qui veut se rouler le fait sans raquettes, et les remet avec vous. {2-3a|Un corps se laisse tomber : le trou à bras ouverts dit « je suis passé ».} {3-4a|Une branche debout, une branche couchée : quelqu’un décide que l’une parle fort et l’autre tout bas.} {4-5a|Les signes neufs s’alignent, et chacun en explique un à quelqu’un qui ne l’a pas fait.}',
        ),
        play(
          { 30: 8, 45: 9, 60: 11 },
          'Demi-tour : la queue devient la tête et choisit l’allure. Mais les flèches montrent encore l’autre bord! {2-3a|Les mitaines pressées sont là, une par une : on les retrouve du doigt.} {3-4a|La flèche se tourne, se défait, se refait.} {4-5a|Faut-il les tourner ou les lire à l’envers? On essaie les deux.} Derrière, les rapides ramassent les branches et laissent à leur place un dernier signe.',
        ),
        closing(
          { 30: 4, 45: 5, 60: 6 },
          'Au départ de la trace, tête et queue se rejoignent en rond serré. Qui a lu raconte un signe; qui l’a écrit dit si c’était ça. Comptez les enfants, les casques, et les raquettes s’il y en a. Une flèche reste, tournée vers {bois|le bois}{parc|les arbres}, pour la prochaine fois.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'En tête, arrêtez-vous avant qu’on vous le demande : dix pas, un signe, un regard en arrière.',
          'En queue, lisez de travers pour laisser corriger : « Ça veut dire qu’on s’envole? »',
          'Offrez le traîneau comme une place de lecture, à un rapide aussi.',
          'Marchez à côté de l’enfant qui cale et tendez l’avant-bras; il s’y hisse.',
        ],
        questionsOuvertes: [
          'Qu’est-ce qu’ils ont voulu nous dire?',
          'Comment la queue va-t-elle le comprendre?',
          'De quoi tes jambes ont-elles besoin?',
          '{3-4a 4-5a|Que devient la flèche, au retour?}',
        ],
      },
      vocabulaire: ['la raquette', 'la trace', 'la flèche', 'le signe', 'la tête', 'la queue', 's’enfoncer', 'par ici'],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Un signe se pose à portée de bras de l’adulte de queue, puis se lit aussitôt. L’enfant marche dix pas, se fait tirer jusqu’au signe suivant, redescend; à chaque signe, on lui demande s’il remonte.',
        },
        {
          pour: '3-4a',
          texte:
            'Deux signes, la flèche et le rond, dits tout haut avant de repartir. Celui qui invente le troisième l’enseigne.',
        },
        {
          pour: '4-5a',
          texte:
            'La queue tourne le dos pendant que la tête écrit, et les auteurs n’expliquent rien avant le demi-tour.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui marche peu lit du traîneau, casque attaché : sa main levée arrête la file, sa main tendue la fait tourner. L’enfant qui voit peu lit à la mitaine : flèche en relief, deux branches épaisses.',
        },
        {
          pour: 'interieur',
          texte:
            'Trop froid? Au corridor, la tête écrit avec les branches jusqu’au vestiaire; la queue suit à quatre pattes et presse une main à côté : lu.',
        },
        {
          pour: 'autre_saison',
          texte: 'L’automne, les mêmes flèches se couchent sur les feuilles, et un chariot roule à la queue.',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Pied calé, chute molle, botte pleine de neige.',
          'Signe mal lu, détour de dix pas.',
          'Jambes fatiguées avant la fin.',
        ],
        dangersAEliminer: [
          'Tête hors de vue : l’adulte de tête s’arrête; on se compte à chaque rond et au demi-tour.',
          'Traîneau : une adulte le tire au pas, sur le plat, et personne d’autre; la corde est dans sa main, jamais autour d’un enfant. Passager assis, attaché, casqué; on ôte les raquettes avant et le casque après.',
          'Branche portée à hauteur d’œil : elle se tient basse, une à la fois, et l’on marche.',
          'Raquette posée sur une raquette : un bras tendu entre deux marcheurs; on court et on saute sans.',
          '{bois|Branches chargées de neige, grand vent : on change d’endroit. Dessous d’un sapin : neige creuse, on passe au large.} {parc|Glisseurs, skieurs, chiens : la trace tourne le dos aux pistes.}',
          '{bois|Plan d’eau gelé ou motoneige : le trajet n’en croise pas. Chasse : boisé où elle est interdite, et dossards sur tous.}',
          'Froid : seuil de votre milieu, au plus bas -27 °C; le passager ne bouge pas, donc couverture, nuque et mains touchées à chaque signe; mitaine ou bas mouillé : changé aussitôt.',
        ],
        supervision: 'palier2',
        allergies: [
          'Asthme à l’effort et au froid : pompe et auto-injecteurs au chaud, sous le manteau de l’adulte au traîneau.',
        ],
      },
      observation: [
        'Motricité globale : quelle ruse l’enfant trouve-t-il quand le pied cale, genou, main, pas de côté?',
        'Fonction symbolique : relevez un signe posé ou inventé, et ce qu’il voulait dire.',
        'Raisonnement : au demi-tour, devant la flèche qui ment, que tente d’abord l’enfant?',
      ],
      prolongements: [
        'À la prochaine neige, la flèche laissée sert de départ : est-elle encore là, et que montre-t-elle?',
        'Du trottoir à la maison, l’enfant laisse un signe dans la neige; au matin, le parent et lui regardent s’il se lit encore.',
      ],
      reflexionRetroaction: [
        'Le traîneau était-il une place enviée ou la place du dernier?',
        'Ai-je lu trop vite à la place de la queue?',
      ],
    },
  },
  {
    key: 'la-chaise-mene-la-danse',
    summary:
      'Cuillères, talons ou paumes : qui s’assoit sur la chaise mène la danse, même le bébé qui bat des mains. Le plancher suit, tourne et salue.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['sons-et-silence', 'mouvement-et-defis', 'saisons-et-fetes'],
    materials: ['contenants-et-cuilleres'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'musique traditionnelle',
      'musique trad',
      'jouer des cuillères',
      'joueur de cuillères',
      'jouer de la cuiller',
      'turlute',
      'turlutte',
      'danser un reel',
      'violoneux',
      'giguer',
      'gigue',
      'set carré',
      'danse carrée',
      'danser en rond',
      'faire une ronde',
      'danse folklorique',
      'bébés',
      'instruments de musique',
      'percussions',
    ],
    seen: [
      'ils tapochent des pieds sous la table pendant qu’un ami frappe sur sa tablette',
      'elle cogne deux ustensiles ensemble et tout le groupe se met à swinguer',
      'il arrête de jouer d’un coup sec pour que les amis cessent de danser',
      'ils se chicanent pour savoir qui va mener la musique',
      'il est gêné de danser, mais il veut bien s’asseoir et battre la mesure',
      'le bébé tape des mains et éclate de rire quand les grands bougent avec lui',
      'au dîner, ils ont cogné leurs cuillères sur la table jusqu’à ce qu’on chante',
      'depuis la veillée chez grand-papa, elle tape du talon et tourne au bras de ses amis',
    ],
    scenes: ['danser', 'taper-bruit'],
    picture:
      'Attaché dans sa chaise haute, un bébé bat des mains; devant lui, trois enfants font une ronde et une amie assise joue des cuillères de bois.',
    sheet: {
      titre: 'La chaise mène la danse',
      observationDepart:
        'À la fin du dîner, deux mains battent sur {0-18m|une tablette}{!0-18m|le bois}. Un pied répond sous la table, puis un autre. Les mains s’arrêtent, et tout le monde regarde la chaise.',
      intentionEducative:
        'Permettre à chacun, du plus jeune au plus grand, de faire danser les autres et de danser ce que les autres jouent.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Attention', role: 'secondaire' },
      ],
      objectifs: [
        'Battre des mains, des talons ou des cuillères, s’arrêter, repartir.',
        '{0-18m|Découvrir que son geste fait chanter et bouger quelqu’un.}',
        '{18-24m 2-3a 3-4a 4-5a|Changer de mouvement quand le son change.}',
        '{18-24m 2-3a 3-4a 4-5a|Prendre la chaise, la laisser, suivre quelqu’un d’autre.}',
      ],
      materiel: [
        item(
          '{0-18m|Chaise haute à harnais}',
          '{0-18m|une par poupon qui s’assoit, freinée, dos au mur}',
          '{0-18m|Vos genoux}',
        ),
        item('Chaise basse et solide', 'une : la chaise qui mène', 'Coussin ferme'),
        item(
          'Grosses cuillères de bois',
          '{18-24m 2-3a 3-4a 4-5a|deux par enfant, et deux pour vous}{30min 45min !18-24m !2-3a !3-4a !4-5a|deux par enfant, et deux pour vous}{20min !18-24m !2-3a !3-4a !4-5a|deux, pour vous}',
          'Paumes sur les cuisses',
        ),
        item(
          '{18-24m 2-3a 3-4a 4-5a|Tapis}{30min 45min !18-24m !2-3a !3-4a !4-5a|Tapis}',
          'un, pour jouer assis',
          'Couverture',
        ),
        item('Verres d’eau', 'un par enfant qui en boit', 'Gourdes'),
        optional('Reel enregistré, sans paroles', 'un ou deux airs, et de quoi les jouer bas', null),
        optional(
          '{si-musique|Musique à danser, jouée plus bas que votre voix}',
          '{si-musique|un appareil, hors de portée}',
          null,
        ),
        optional('{si-maracas|Maracas, tambourins ou autres instruments, plus gros qu’un poing}', 'un ou deux', null),
        optional('{18-24m 2-3a 3-4a 4-5a si-foulards|Foulards}', 'un pour deux enfants', null),
        optional('{18-24m 2-3a 3-4a 4-5a si-toutous|Toutous}', 'un ou deux', null),
      ],
      preparation: [
        'Poussez la table et les chaises contre un mur, coins hors du chemin : il reste un plancher de quatre pas de côté, de six au-delà de six enfants. Pieds nus ou souliers souples, pas de bas. Essuyez ce qui glisse.',
        'Placez la chaise qui mène à un bout. {18-24m 2-3a 3-4a 4-5a|Le tapis est à côté, les cuillères dessus.} {30min 45min !18-24m !2-3a !3-4a !4-5a|Le tapis est à côté, les cuillères dessus.} {0-18m|La chaise haute, harnais attaché, est à un bras de la vôtre}{0-18m multiage|, à deux pas du plancher : aucun danseur ne passe derrière}{0-18m|. Le poupon qui ne s’assoit pas est dans vos bras.}',
        'Exercez la turlute, qui tient lieu de violon : « La la ti la, la la ti la, la la ti la, ti la ti la. » Lente d’abord; elle se chante en tapant du talon. Si le souffle vous manque, le reel enregistré prend la relève.',
        'Passez le pouce sur les cuillères : ni fente ni écharde. {0-18m 18-24m multiage|Pour les plus jeunes, une cuillère courte, à tête plus large que leur bouche.} {0-18m 18-24m !multiage|Prenez-les courtes, à tête plus large que la bouche des enfants.}',
        '{1adulte|Seule, restez près de la chaise et menez la ronde de la voix.} {1adulte 0-18m multiage|Avec plusieurs âges, prenez six enfants au plus, dont deux poupons.} {1adulte !0-18m multiage|Avec plusieurs âges, prenez six enfants au plus.} {2adultes|À deux, l’une turlute près de la chaise, l’autre danse.} {2adultes multiage|Avec plusieurs âges, prenez neuf enfants au plus.}',
        '{avec-contenant|Retournez @materiel sur le tapis : un tambour pour les talons assis.} {avec-tissu|Pliez @materiel sur la chaise : le coussin de qui mène.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Assoyez-vous sur la chaise basse, talons au plancher, et turlutez. Tapez des pieds; puis des paumes; puis faites claquer deux cuillères sur la cuisse, dos contre dos. {si-maracas|Un instrument, posé près de la chaise, servira aussi : quand il sonne, on tremble de tout son corps.} Cessez net au milieu d’un air, saluez de la tête. {si-musique|Votre musique prend la place de la turlute : elle part quand la chaise joue et se tait avec elle.} « La chaise mène. » {18-24m 2-3a 3-4a 4-5a|Levez-vous et regardez qui vient s’y asseoir.} {!18-24m !2-3a !3-4a !4-5a|Tournez-vous vers la chaise haute et tendez l’oreille.}',
        ),
        play(
          { 20: 10, 30: 11, 45: 14 },
          '{18-24m 2-3a 3-4a 4-5a|La chaise joue, le plancher danse. Des talons : on tape sur place. Des paumes : on tourne. Des cuillères : on va deux par deux. Rien : on salue.} {!18-24m !2-3a !3-4a !4-5a|La chaise haute joue, vos pieds dansent.} {0-18m|Le poupon bat des mains ou frappe la tablette : turlutez tant qu’il bat, taisez-vous avec lui, et laissez-le vous redémarrer.} {!18-24m !2-3a !3-4a !4-5a|Une autre main répond plus loin? Tournez-vous : elle mène à son tour. Rien ne bat? Chantez tout bas, guettez un pied, une épaule, un sourcil, et dansez-le.} {18-24m multiage|Le trottineur} {18-24m !multiage|L’enfant} {18-24m|s’assoit, tape un coup, descend voir, remonte : un coup, une danse.} {2-3a|Rien que des talons, très vite, et un éclat de rire quand le plancher tremble.} {3-4a|Les cuillères se lèvent… et ne jouent pas : la meneuse a bien eu son monde.} {4-5a|Deux paumes, un talon, deux paumes : le meneur répète sa suite jusqu’à ce qu’elle se danse.} {18-24m 2-3a 3-4a 4-5a|On quitte la chaise, un autre la prend.} {30min 45min 18-24m 2-3a 3-4a 4-5a|À mi-temps, turlutez tout bas, puis lentement.}',
        ),
        guided(
          { 20: 4, 30: 5, 45: 7 },
          '{18-24m 2-3a 3-4a 4-5a|La ronde se forme devant la chaise, mains données sans tirer.} {18-24m 2-3a 3-4a 4-5a si-foulards|Un foulard entre deux mains allonge la ronde : qui n’aime pas donner la main en tend un bout.} {18-24m 2-3a 3-4a 4-5a si-toutous|Un toutou est le cavalier de qui danse seul.} {18-24m 2-3a|Qui ne donne pas la main tourne au milieu ou sur place.} {0-18m multiage|Le poupon est de la ronde, dans vos bras ou face à elle.} {!18-24m !2-3a !3-4a !4-5a|Un poupon dans vos bras, les autres bien attachés devant vous, tournez à pas lents, à un bras d’eux.} Chantez : « Pousse la table, pousse la chaise, y a de la danse dans mon soulier! Tourne, la ronde, bien à ton aise, la main qui tape va nous mener! » Puis le silence : les yeux vont à qui est sur la chaise. Ses mains battent? On turlute et l’on repart, de l’autre bord.',
        ),
        play(
          { 30: 6, 45: 13 },
          '{18-24m 2-3a 3-4a 4-5a|Le tapis est aux musiciens, le plancher aux danseurs, et l’on change de camp en déposant ses cuillères.} {!18-24m !2-3a !3-4a !4-5a|Sur le tapis, les cuillères passent d’une main à l’autre.} {0-18m|Détaché, assis entre vos jambes, le poupon frotte sa cuillère sur une autre, la goûte, la tend.} {!18-24m !2-3a !3-4a !4-5a|Glissez une paume au sol : la cuillère y cogne, votre main saute. Qui rampe laisse la sienne et part en chercher une autre; qui est couché en regarde une se balancer, hors de portée de son visage.} {18-24m multiage|Le trottineur} {18-24m !multiage|L’enfant} {18-24m|plie les genoux devant un danseur, puis devant le suivant.} {45min 18-24m !multiage|Jouez doucement : il marche sur la pointe des pieds. Jouez fort : il tape du talon.} {2-3a|Un dos se colle contre un dos : ça tourne, ça rit, ça s’assoit par terre.} {45min 2-3a !multiage|On se relève et l’on se colle autrement, genou contre genou, main contre main.} {3-4a|Quatre bras levés font un pont, et l’on y passe en turlutant.} {45min 3-4a !multiage|Au silence, le pont se ferme doucement : l’ami pris relance la turlute.} {4-5a|On invente une figure, on lui donne un nom et on la crie : « L’escargot! »} {45min 4-5a !multiage|Les musiciens lui cherchent un air, puis l’on enchaîne deux figures.}',
        ),
        closing(
          { 20: 3, 30: 4, 45: 6 },
          '{multiage|La dernière danse va au plus jeune, à son allure.} {!multiage|La dernière danse va à qui a le moins mené, à son allure.} Puis la chanson se défait : « Ramène la table, ramène la chaise. » {18-24m 2-3a 3-4a 4-5a !0-18m|Remettez la table en place.} {0-18m multiage|Une fois les poupons attachés ou couchés à l’écart, remettez la table en place.} {18-24m 2-3a 3-4a 4-5a|Les enfants poussent leurs chaises et couchent les cuillères sur le tapis, tête contre tête.} Assis, on boit une gorgée; il reste un talon qui bat. À qui?',
        ),
      ],
      roleEducatrice: {
        gestes: [
          '{18-24m 2-3a 3-4a 4-5a|Tournée vers le plancher, gardez la chaise du coin de l’œil :} {!18-24m !2-3a !3-4a !4-5a|Gardez les yeux sur la chaise :} votre turlute part et cesse avec ses mains, surtout les plus petites.',
          '{18-24m 2-3a 3-4a 4-5a|Nommez ce que le plancher a entendu : « Des cuillères! Ils se sont mis deux par deux. »}',
          '{0-18m|Avec le poupon dans les bras, marchez et balancez; ni saut ni pirouette.} {!0-18m|Tournez, près de la chaise, avec qui n’a pas de partenaire, paumes contre paumes.}',
          '{18-24m 2-3a 3-4a 4-5a|La chaise a une longue attente? Ajoutez-en une deuxième : deux meneurs, un même air.}',
        ],
        questionsOuvertes: [
          'Qui mène, maintenant?',
          'Avec quoi vas-tu nous faire danser?',
          '{30min 45min 4-5a|Comment s’appelle ta figure?}',
        ],
      },
      vocabulaire: [
        'la turlute',
        'les cuillères',
        'le talon',
        'la paume',
        'la ronde',
        'mener',
        'saluer',
        '{18-24m 2-3a 3-4a 4-5a|deux par deux}',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Face à vous, le bébé bat, vous turlutez; il cesse, vous cessez. Trop jeune pour battre? Son pied qui gigote mène aussi bien.',
        },
        {
          pour: '18-24m',
          texte: 'Une seule cuillère, sur le tapis, et un seul changement à suivre : ça joue, ça ne joue plus.',
        },
        {
          pour: '2-3a',
          texte:
            'Deux sons, talons et paumes. Main donnée à un adulte ou à personne : une ronde à trois, qu’on lâche quand on veut.',
        },
        {
          pour: '3-4a',
          texte: 'L’enfant cherche un quatrième son, la langue, les genoux, la chaise, et la danse qui va avec.',
        },
        {
          pour: '4-5a',
          texte:
            'Deux cuillères dos à dos, un doigt entre les manches : le claquement vient avec la cuisse. L’enfant l’apprend, puis l’enseigne à un ami.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Une paume sur le dossier de la chaise, l’enfant qui entend mal sent les talons; les bras levés annoncent le silence. Qui craint le bruit mène du bout le plus calme de la pièce, la chaise tirée là, avec ses paumes seulement.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{ete|L’hiver, au temps des fêtes, la même chaise mène les chansons des familles.} {!ete|L’été, la chaise sort à l’ombre, dans la cour, et l’on danse sur le gazon.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Bruit joyeux, par bouts.',
          '{18-24m 2-3a 3-4a 4-5a|Étourdissement, ronde qui s’assoit.} {30min 45min !18-24m !2-3a !3-4a !4-5a|Cuillère échappée, puis goûtée.}',
          '{18-24m 2-3a 3-4a 4-5a|Deux enfants pour la chaise.}',
        ],
        dangersAEliminer: [
          '{18-24m 2-3a 3-4a 4-5a|Cuillère en mouvement : elle joue assise; pour danser, on la dépose. Jamais à la bouche debout.} {30min 45min !18-24m !2-3a !3-4a !4-5a|Cuillère à la bouche : le poupon la goûte assis contre vous, jamais debout ni en rampant.}',
          '{0-18m|Poupon en chaise haute : harnais attaché, freins mis, vous à un bras}{0-18m multiage|; les danseurs restent à deux pas}{0-18m|.}',
          '{18-24m 2-3a 3-4a 4-5a|Enfant tiré ou soulevé par les bras : on se tient par les doigts, et la main qui lâche a raison.}',
          '{18-24m 2-3a 3-4a 4-5a|Ronde qui s’emballe : la turlute ralentit, tout le plancher avec elle.}',
          'Chaise qui mène : on s’y assoit, personne n’y grimpe debout; ses quatre pattes touchent le sol.',
          'Bruit : enregistrement plus bas que votre voix, cuillères de bois; après cinq minutes de tapage, une danse de paumes.',
          '{si-maracas|Instrument fendu, cymbalette qui branle : il sort du jeu, car ses pièces étouffent; il se joue assis.}',
          '{18-24m 2-3a 3-4a 4-5a si-foulards|Foulard au cou ou sous un pied : il se tient d’une main, se lâche dès que ça tire, et se ramasse aussitôt.}',
        ],
        supervision: 'palier1',
        allergies: ['Le bois garde des traces d’aliments : des cuillères neuves ou réservées à la musique.'],
      },
      observation: [
        'Motricité globale : {18-24m 2-3a 3-4a 4-5a|comment le corps passe-t-il d’un son à l’autre, d’un coup ou par petits essais?}{!18-24m !2-3a !3-4a !4-5a|que fait son corps quand vous chantez, puis quand vous vous taisez?}',
        'Compétences sociales : racontez {18-24m 2-3a 3-4a 4-5a|un passage de chaise, de celui qui se lève à celui qui s’assoit.}{!18-24m !2-3a !3-4a !4-5a|un échange, sa main, votre voix, sa main, et comment il finit.}',
        'Attention : que regarde l’enfant pour savoir que ça change, la main, la bouche, les autres?',
      ],
      prolongements: [
        'La chaise reste au bout de la pièce pendant la semaine : qui s’y assoit, et pour mener quoi?',
        'Une grand-mère qui turlute, un oncle qui joue des cuillères : les familles envoient un air enregistré, et la chaise le mène ici.',
      ],
      reflexionRetroaction: [
        'Ai-je suivi les mains {multiage|du plus jeune}{!multiage|des enfants}, ou l’air que j’avais en tête?',
        '{18-24m 2-3a 3-4a 4-5a|Qui n’a jamais pris la chaise, et qu’aimait-il de sa place?}{!18-24m !2-3a !3-4a !4-5a|Qui n’a pas mené, et quel geste de lui aurais-je pu danser?}',
      ],
    },
  },
]
