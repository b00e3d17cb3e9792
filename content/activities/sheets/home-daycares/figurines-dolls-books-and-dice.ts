import { closing, item, opening, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

/** A line of animals whose last one leaps to the front, a doll that is copied and copies, a street of open books, a bridge of tokens, eyes behind one’s back, and a puppet that gets every word wrong: one thing each. */
export const HOME_FIGURINE_AND_BOOK_SHEETS: readonly BankSheet[] = [
  {
    key: 'le-dernier-saute-devant',
    summary:
      'Les figurines font la file, nez contre queue : la dernière saute devant, puis la nouvelle dernière, et toute la file traverse la place sans marcher.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['nombres-et-formes'],
    materials: [],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, la file part sur {!hiver|un coin de terre ou d’herbe rase}{hiver|la neige tapée, où chaque saut laisse sa trace}.',
    },
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    onlyNamed: ['ANIMALS'],
    calls: [
      'figurines d’animaux',
      'figurines',
      'animaux de plastique',
      'animaux en plastique',
      'aligner les animaux',
      'mettre en file',
      'mettre les animaux en ligne',
      'le premier et le dernier',
      'c’est qui le dernier',
      'file d’animaux',
      'devant et derrière',
    ],
    seen: [
      'elle place ses dinosaures à la queue leu leu sur le bord du tapis',
      'il fait sauter son petit cheval par-dessus les autres jusqu’en avant',
      'il met ses bêtes nez contre fesses et se couche la joue par terre pour regarder',
      'ils se chicanent à savoir quel animal passe en premier',
      'il chiale d’être toujours à la fin du rang et fait pareil avec ses bonshommes',
      'mon trottineur couche chaque bête d’une tape et dit dodo',
      'depuis la parade, ils font défiler les animaux de la ferme d’un mur à l’autre',
      'au coin des blocs, la vache dépasse le mouton et ça recommence sans fin',
    ],
    scenes: ['figurines', 'aligner'],
    picture:
      'Cinq bêtes en file, nez contre queue; un enfant, la joue au sol, fait bondir la vache par-dessus; un bébé, contre l’éducatrice, tend la main vers le lion.',
    sheet: {
      titre: 'Le dernier saute devant',
      observationDepart:
        '{2-3a 3-4a 4-5a|La vache, le canard, le lion : un enfant les place un derrière l’autre, la joue au ras du sol, et recule pour voir. « Ils s’en vont. »} {!2-3a !3-4a !4-5a|Trois bêtes debout devant lui : une main les couche toutes d’un coup, puis attend que vous les releviez.}',
      intentionEducative:
        'Éveiller le goût de l’ordre des choses : qui est devant, qui est derrière, et ce qui change quand un seul se déplace.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux mathématiques', role: 'principal' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
      ],
      objectifs: [
        'Saisir, coucher, redresser une bête, ou la faire avancer.',
        'Suivre des yeux ou du doigt celle qui change de place.',
        '{2-3a 3-4a 4-5a|Dire qui est le premier et qui est le dernier.}',
        '{4-5a|Prévoir combien de sauts il reste jusqu’au but.}',
      ],
      materiel: [
        item(
          'Figurines d’animaux d’une seule pièce, lavables{0-18m 18-24m 2-3a|, trop grosses pour passer dans un rouleau de papier hygiénique}',
          '{0-18m 18-24m|trois par enfant, trois de plus}{!0-18m !18-24m|deux par enfant, deux de plus}',
          'Petits toutous',
        ),
      ],
      preparation: [
        'Lavez les figurines. {0-18m 18-24m 2-3a|Pliez chaque patte et chaque queue : ce qui cède, ce qui est fendu ou ce qui pique reste de côté.} {!0-18m !18-24m !2-3a|Celles qui sont fendues ou pointues restent de côté.}',
        '{dedans|Dégagez une bande de plancher lisse, longue de trois pas.} {cour !hiver|Choisissez un coin plat et sec, à l’ombre s’il fait soleil; tâtez l’herbe de la main.} {cour hiver|Tapez la neige du pied sur trois pas, loin du bord du toit.} {2-3a 3-4a 4-5a|La file partira d’un bout; les enfants choisissent l’autre : la porte, un mur, le pied d’un ami.} {!2-3a !3-4a !4-5a|La file partira de votre genou et ira jusqu’aux mains des enfants.}',
        '{0-18m dedans|Assoyez le poupon entre vos jambes ou couchez-le sur le ventre devant vous, avec trois bêtes pour lui seul.} {0-18m cour !hiver|Assoyez le poupon entre vos jambes, avec trois bêtes pour lui seul.} {0-18m cour hiver|Gardez le poupon sur vos cuisses, en habit de neige, avec trois bêtes pour lui seul.} {0-18m multiage|Les bêtes des autres passent à deux pas de lui, votre jambe entre les deux.} {18-24m multiage|Le trottineur a trois bêtes à lui : quand il couche une file, elle repart de l’endroit où elle est tombée.}',
        '{1adulte 2-3a 3-4a 4-5a|Seule, restez par terre, au milieu du trajet.} {1adulte !2-3a !3-4a !4-5a|Seule, restez par terre : chaque enfant est à portée de votre bras.} {multiage 0-18m 18-24m|Une seule file part pour tous les âges, et les plus jeunes gardent leurs bêtes près d’eux.} {2adultes multiage|À deux, l’une suit la tête, l’autre reste près des plus jeunes.} {2adultes !multiage|À deux, chacune mène une file, avec la moitié des enfants.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Penchez-vous au ras du sol. Placez {2-3a 3-4a 4-5a|cinq}{!2-3a !3-4a !4-5a|trois} bêtes une derrière l’autre, nez contre queue, et touchez les dos : « La vache, le mouton… et toi, derrière tout le monde? » Prenez la dernière, faites-la trotter le long de la file et posez-la devant la première, d’un bond : « Hop! Me voilà en avant! » Attendez. {2-3a 3-4a 4-5a|« Et là, c’est qui, le dernier? »} {!2-3a !3-4a !4-5a|« Encore un? » Le deuxième bond se fait quand les yeux reviennent à la file.}',
        ),
        play(
          { 10: 6, 20: 9, 30: 11 },
          '{2-3a 3-4a 4-5a|Saut après saut, la file s’en va vers son but : chacun à son tour fait sauter la dernière.} {2-3a 3-4a 4-5a !0-18m !18-24m|Plus de quatre enfants? Une deuxième file part à côté : l’attente est plus courte. Ceux qui attendent tapent le sol à chaque bond. Une bête tombe? Tout le monde l’attend.} {2-3a 3-4a 4-5a !multiage|Le but est touché? Toute la file fait demi-tour : qui est le dernier, maintenant?} {0-18m|Trois bêtes avancent vers le poupon, bond par bond, jusqu’à ses mains. « Qui arrive? » Il attrape la première, la goûte, la cogne; les deux autres attendent.} {!18-24m !2-3a !3-4a !4-5a|Couche-t-il la file? « Patatras! » Relevez les bêtes lentement, une par une, et laissez sa main retomber dessus.} {18-24m|Le trottineur couche une bête d’une tape : « Dodo! » Il la replante où il veut, et sa place devient la bonne.} {18-24m !0-18m !2-3a !3-4a !4-5a|Faites alors partir la dernière : « Hop! » Elle bondit devant et s’arrête contre son pied. Il en met une dans chaque main, les cogne, en plante une sur votre genou : la file grimpe jusque-là.} {2-3a|La dernière crie avant de partir : « Meuh! Moi d’abord! » L’enfant la fait galoper jusqu’en avant.} {3-4a|Avant chaque bond, le doigt cherche la queue de la file : « C’est toi, le dernier! » Le bond fait, ce n’est déjà plus le même.} {4-5a|Combien de sauts jusqu’au but? On dit un nombre, on compte tout haut. À mi-chemin, chacun peut changer le sien.}',
        ),
        play(
          { 20: 5, 30: 9 },
          '{dedans|Couchez votre jambe en travers : une montagne.} {cour !hiver|Couchez votre jambe en travers : une montagne.} {cour hiver|Poussez de la neige en travers : une montagne.} {2-3a 3-4a 4-5a|La file passe par-dessus ou fait le tour : qu’en pensent les bêtes?} {0-18m|Pour le poupon, une bête grimpe votre jambe, disparaît derrière le genou, se tait… et sort la tête. Sa main l’attend déjà de l’autre côté.} {!18-24m !2-3a !3-4a !4-5a|Faites-la ressortir trois fois au même endroit, puis par-dessus : cherche-t-il encore à l’ancienne place?} {18-24m|Le trottineur fait glisser sa bête du haut de la montagne, la ramasse et remonte.} {18-24m !0-18m !2-3a !3-4a !4-5a|La vôtre l’attend en bas et crie à chaque arrivée. Levez ensuite le genou : un tunnel! Une bête y entre, et l’on va voir de l’autre côté.} {2-3a|Une bête a peur de sauter. On lui parle, on la porte, ou elle fait le tour.} {3-4a|Tous ferment les yeux, vous ôtez une bête et resserrez la file : qui manque? On nomme ceux qui restent pour trouver.} {4-5a|Nouvelle règle : les deux derniers sautent ensemble. La file va-t-elle plus vite? On compte les sauts pour le savoir.}',
        ),
        closing(
          { 10: 2, 20: 3, 30: 6 },
          '{2-3a 3-4a 4-5a|Arrivées ou non, les bêtes se couchent où elles sont.} {!2-3a !3-4a !4-5a|Couchez les bêtes sur le côté, tout bas.} « Bonne nuit, la file. » Elles rentrent une par une, en commençant par la queue : « Le dernier rentre le premier. » {18-24m 2-3a 3-4a 4-5a dedans|Chaque enfant en porte une à sa place sur l’étagère et lui souffle un mot.} {18-24m 2-3a 3-4a 4-5a cour|Chaque enfant en porte une jusqu’à la porte et lui souffle un mot.} {!18-24m !2-3a !3-4a !4-5a|Montrez chacune, attendez que le poupon la regarde, puis faites-la sauter derrière votre dos.} {0-18m|Le poupon garde la sienne en main jusqu’à la fin; échangez-la contre votre doigt.} {4-5a|Et si l’on refait la file demain, qui sera devant?}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Faites chaque bond haut et lent, pour que les yeux aient le temps de suivre.',
          'Dites « devant » et « derrière » en touchant le dos de la bête dont vous parlez.',
          '{2-3a 3-4a 4-5a|Une file tombe? Demandez où elle était rendue, et repartez de là.}',
          '{0-18m 18-24m|Gardez la bête à mi-chemin, sans parler, jusqu’à ce qu’un regard ou une main la demande.}',
        ],
        questionsOuvertes: [
          'Qui est derrière tout le monde?',
          'Où s’en vont-ils?',
          '{2-3a 3-4a 4-5a|Qu’est-ce qui a changé depuis le saut?}',
          '{4-5a|Comment arriver avec moins de sauts?}',
        ],
      },
      vocabulaire: ['la file', 'le premier', 'le dernier', 'devant', 'derrière', 'sauter', 'la queue', 'le bond'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Deux bêtes suffisent au plus jeune, couché sur le ventre : l’une saute devant l’autre, toujours plus près, et s’arrête où ses doigts la rejoignent.',
        },
        {
          pour: '18-24m',
          texte:
            'Donnez-lui le mot et le bond ensemble : « Hop! » Au troisième, arrêtez la bête en l’air; c’est lui qui dit « hop » ou qui la pose.',
        },
        {
          pour: '2-3a',
          texte: 'Une file de trois bêtes, qu’il voit d’un coup d’œil. Le cri de l’animal dit de qui c’est le tour.',
        },
        {
          pour: '3-4a',
          texte:
            'L’enfant est le contrôleur : il touche la dernière bête, et les amis attendent son « vas-y! » pour la faire sauter.',
        },
        {
          pour: '4-5a',
          texte:
            'Deux files partent ensemble, l’une de deux bêtes, l’autre de quatre, à raison d’un saut chacune. Laquelle avance le plus à chaque saut? On devine, puis on regarde.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'La main échappe les bêtes? L’enfant désigne la dernière du regard, et vous la faites sauter où il veut. Il a besoin d’une file qui ne bouge pas? La sienne reste droite à côté, et personne n’y touche.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dans la cour, les mitaines suffisent pour des bêtes grosses comme la main, et la neige garde la trace de chaque saut.} {hiver|L’été, dans la cour, la file se sauve de l’ombre au soleil, et l’on compte les sauts entre les deux.}',
        },
      ],
      securite: {
        risquesAcceptes: ['File couchée par quelqu’un d’autre, protestation.', 'Deux mains sur la même bête.'],
        dangersAEliminer: [
          '{0-18m 18-24m 2-3a|Bête ou morceau qui passe dans un rouleau de papier hygiénique : il ne sert pas à ce jeu.}',
          'Patte fendue, bout pointu ou rude : la bête est retirée.',
          '{0-18m|Figurine mouillée de salive : elle est lavée ou changée avant une autre bouche.}',
          'Bête lancée : elle retourne marcher au sol.',
          '{multiage 0-18m|Genou qui avance vers la main d’un poupon : la file contourne, votre jambe entre les deux.}',
          '{cour ete|Soleil et chaleur : jeu à l’ombre, chapeaux, une gorgée au milieu du trajet.}',
          '{cour hiver !0-18m !18-24m|Froid : seuil de votre milieu, au plus bas -27 °C.} {cour hiver 18-24m !0-18m|Froid : seuil de votre milieu, souvent plus prudent avec un trottineur, au plus bas -27 °C.} {cour hiver 0-18m|Froid : dix minutes, le poupon sur vos cuisses; au seuil que votre milieu fixe pour les poupons, jouez dedans.} {cour hiver|Mains et genoux touchés souvent : mouillés, on rentre.}',
        ],
        supervision: 'palier1',
        allergies: ['Aucun allergène dans les figurines; lavez-les avec un savon sans parfum.'],
      },
      observation: [
        'Éveil aux mathématiques : {2-3a 3-4a 4-5a|quel mot ou quel geste dit que l’enfant sait qui est le dernier?}{!2-3a !3-4a !4-5a|suit-il des yeux la bête qui change de place, et jusqu’où?}',
        'Raisonnement : regarde-t-il la queue de la file avant que vous la montriez?',
        'Compétences sociales : ce qu’il fait quand la bête qu’il voulait saute dans la main d’un autre.',
      ],
      prolongements: [
        '{2-3a 3-4a 4-5a|En route vers le lavabo, essayez avec les enfants : le dernier passe devant en marchant, et la file arrive quand même.} {!2-3a !3-4a !4-5a|Au changement de couche, une bête saute par-dessus l’autre jusqu’à la main de l’enfant.}',
        'À la maison, trois souliers font la file jusqu’au bain{2-3a 3-4a 4-5a|; l’enfant montre à sa famille comment le dernier saute devant}{!2-3a !3-4a !4-5a|, et le parent fait sauter le dernier devant, aussi lentement que vous}.',
      ],
      reflexionRetroaction: [
        'Ai-je laissé tomber la file sans la sauver?',
        'Qui suivait tout des yeux sans toucher une seule bête?',
      ],
    },
  },
  {
    key: 'la-poupee-leve-un-pied',
    summary:
      'La poupée lève un bras, puis un pied jusqu’à l’oreille : on la copie, on tombe sur le côté. Ensuite, c’est elle qui copie les enfants.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['mouvement-et-defis'],
    materials: [],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'poupées',
      'poupée',
      'bébés de plastique',
      'imiter la poupée',
      'fais comme moi',
      'copier les gestes',
      'imitation de mouvements',
      'parties du corps',
      'bras et jambes de la poupée',
      'plier les jambes de la poupée',
      'prendre la pose',
      'jouer à imiter',
      'bouger',
    ],
    seen: [
      'elle tord le bras de son bébé en plastique et essaie de faire pareil',
      'il s’assoit et tire son pied jusqu’à sa bouche',
      'ils lèvent une jambe comme le bonhomme et tombent sur le côté en riant',
      'mon bébé regarde ses orteils et les fait bouger quand je bouge les miens',
      'il veut que ce soit son toutou qui décide et que nous, on suive',
      'elle montre à tout le monde ce que sa catin est capable de faire',
      'depuis le cours de yoga, ils mettent leurs bébés en drôles de positions',
      'au coin maison, la catin fait la split et tout le monde s’y met',
    ],
    scenes: ['corps'],
    picture:
      'Sur le genou de l’éducateur, la poupée a le pied à l’oreille; une enfant l’imite et tombe sur le côté en riant; un bébé couché tient son propre pied.',
    sheet: {
      titre: 'La poupée lève un pied',
      observationDepart:
        '{2-3a 3-4a 4-5a|Un enfant plie la jambe de sa poupée jusqu’à l’oreille. Il regarde sa propre jambe. « Moi aussi, je peux! »} {!2-3a !3-4a !4-5a|Un pied de poupée dans une main, son propre pied dans l’autre : les yeux vont de l’un à l’autre.}',
      intentionEducative:
        'Permettre de sentir les parties de son corps et ce qu’elles savent faire, en copiant une poupée{20min 30min|, puis en se faisant copier par elle}.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Attention', role: 'secondaire' },
      ],
      objectifs: [
        'Bouger une partie de son corps en réponse à la poupée, ou la voir bouger comme la sienne.',
        '{18-24m 2-3a 3-4a 4-5a|Essayer une pose, la tenir un peu, en tomber.}',
        '{2-3a 3-4a 4-5a 20min 30min|Regarder un corps pour placer celui de la poupée pareil.}{2-3a 3-4a 4-5a 10min|Montrer une pose avec sa poupée, et essayer celle d’un ami.}',
        'Nommer, montrer ou tendre un bras, un pied, un ventre.',
      ],
      materiel: [
        item(
          'Poupées lavables, dont les bras ou les jambes se plient{0-18m 18-24m 2-3a|, sans petite pièce}',
          'une par enfant, une pour vous',
          'Toutous à bras et à jambes, aux yeux brodés',
        ),
      ],
      preparation: [
        'Ôtez aux poupées les souliers, les bijoux et les boutons qui se détachent.',
        'Dégagez le milieu de la place : chacun peut tomber sur le côté sans toucher un meuble ni un ami. {18-24m 2-3a 3-4a 4-5a|Tout le monde est pieds nus ou en souliers, jamais en bas sur un plancher lisse.}',
        '{0-18m|Couchez le poupon sur le dos devant vous, ou assoyez-le s’il tient assis tout seul : ses pieds sont à portée de votre main, sa poupée à portée de la sienne.} {0-18m multiage|Il est d’un côté de vous, les autres de l’autre côté, à deux pas : tous voient votre poupée, et personne ne tombe vers lui.}',
        '{1adulte|Seule, restez assise; vos poses sont celles que l’on peut faire par terre.} {multiage|Avec plusieurs âges, la même pose sert à tous : les petits la font d’une main, les grands de tout le corps.} {2adultes|À deux, l’une tient la poupée, l’autre se fait copier près des plus jeunes.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Assoyez votre poupée sur votre genou, face aux enfants. « Regardez bien, elle ne parle pas. » Levez-lui un bras. Attendez. Levez le vôtre, pareil. Baissez. Puis prenez son pied et montez-le, doucement, jusqu’à son oreille. « Oh non. Pas ça! » Essayez pour vrai : votre pied monte, votre dos penche, et vous tombez sur le côté{0-18m|, loin du poupon}. La poupée, elle, n’a pas bougé.',
        ),
        play(
          { 10: 6, 20: 9, 30: 11 },
          '{2-3a 3-4a 4-5a|« Qui a une poupée qui sait faire quelque chose? » On place la sienne, on la montre, et tout le monde essaie; puis une autre.} {2-3a 3-4a 4-5a !0-18m !18-24m|Personne n’ose? Votre poupée se gratte le derrière : d’autres idées viennent.} {0-18m|Pour le poupon, la poupée frotte ses pieds l’un contre l’autre, et s’arrête. Frottez les vôtres. Touchez la plante du sien : « Et toi? » Un orteil remue, la poupée aussi.} {!18-24m !2-3a !3-4a !4-5a|Le deuxième geste vient de lui : il ouvre la main, frappe sa cuisse, penche la tête. Que la poupée le refasse tout de suite; attendez qu’il recommence.} {18-24m|Le trottineur lève les bras, s’assoit d’un coup, met sa poupée à l’envers et regarde entre ses jambes.} {18-24m !0-18m !2-3a !3-4a !4-5a|Il vous la tend? Placez-lui seulement une main sur la tête, et attendez. S’il fait autre chose, copiez-le tout de suite, votre poupée aussi : vous voilà trois pareils.} {2-3a|Un pied en l’air, on compte « un, deux… » et boum, par terre, la poupée avec.} {3-4a|La pose tient le temps d’un souffle : un genou au menton, une main sur la tête, le nez au plafond.} {4-5a|Une pose impossible arrive : la tête tournée par en arrière! On cherche ce qui, dans un vrai corps, s’en approche le plus.}',
        ),
        play(
          { 20: 5, 30: 9 },
          '« Maintenant, c’est elle qui copie. » {2-3a 3-4a 4-5a|Un enfant prend une pose et ne bouge plus. Les amis tournent autour, regardent, plient leur poupée : est-ce pareil?} {0-18m|Le poupon agite les jambes : les jambes de la poupée partent, vite. Il s’arrête, elle fige. Il rit? Elle rit aussi, ventre secoué.} {!18-24m !2-3a !3-4a !4-5a|Laissez-lui ensuite la poupée. Il la tire par un pied, mord un bras : nommez ce qu’il tient, puis touchez le même endroit sur lui.} {18-24m|Le trottineur se couche; vous couchez sa poupée contre lui. Il se relève d’un bond : « Encore! »} {18-24m !0-18m !2-3a !3-4a !4-5a|Il tape du pied : elle tape du pied. Puis trompez-vous exprès : il saute, elle s’assoit. Il la reprend et la fait sauter lui-même.} {2-3a|« Elle a oublié le bras! » L’enfant le lève pour elle, puis vérifie le sien.} {3-4a|Les yeux se ferment, l’enfant qui pose change une seule chose; on rouvre les yeux et l’on cherche quoi.} {4-5a|Face à face, le bras est-il du même côté? On tourne la poupée dans le même sens que l’ami pour le savoir.}',
        ),
        closing(
          { 10: 2, 20: 3, 30: 6 },
          'La poupée bâille, et ses bras tombent. Les vôtres aussi. {18-24m 2-3a 3-4a 4-5a|Qui veut se couche, sa poupée sur le ventre.} Endormez-la morceau par morceau, à voix basse : « Dors, petit pied… dors, genou… dors, ventre… » {18-24m 2-3a 3-4a 4-5a|À chaque mot, la main touche la poupée, puis soi.} {0-18m|Sur le poupon, votre main se pose au même endroit, tiède et lente, tant qu’il la veut.} Le nez s’endort en dernier. {3-4a 4-5a|Quelle pose fera-t-elle en se réveillant? On la garde pour demain.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Tenez la pose de la poupée sans parler, le temps que les corps répondent.',
          'Nommez la partie qui bouge, pas la réussite : « Ton genou touche ton menton. »',
          'Tombez pour vrai et riez : une pose ratée vaut une pose tenue.',
          '{0-18m|Refaites avec la poupée tout ce que fait le poupon, dans la seconde.}',
        ],
        questionsOuvertes: [
          'Qu’est-ce qu’elle fait, ta poupée?',
          'Où est-il, ton pied à toi?',
          '{2-3a 3-4a 4-5a|Qu’est-ce qui n’est pas encore pareil?}',
          '{4-5a|Que peut-elle faire que nos corps ne font pas?}',
        ],
      },
      vocabulaire: [
        'plier',
        'lever',
        'le genou',
        'le pied',
        'l’oreille',
        '{18-24m 2-3a 3-4a 4-5a|à l’envers}',
        'pareil',
        'tomber',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Un geste à la fois, toujours sur un membre nu : un pied de poupée contre la plante du sien, tenu là, puis retiré. Son pied le cherche.',
        },
        {
          pour: '18-24m',
          texte:
            'Trois gestes francs reviennent : les bras en l’air, les fesses par terre, la tête en bas. Faites-les dans le même ordre, et oubliez le dernier : il vous le réclamera.',
        },
        {
          pour: '2-3a',
          texte:
            'Il place sa poupée n’importe comment? Copiez exactement ce que vous voyez, jambe de travers comprise : il découvre que c’est lui qui commande.',
        },
        {
          pour: '3-4a',
          texte:
            'Il décrit la pose sans la montrer : « Une main sur le derrière, l’autre sur l’œil. » Les amis la trouvent.',
        },
        {
          pour: '4-5a',
          texte:
            'Trois poses se suivent et deviennent une danse sans musique. On la montre deux fois, on la refait de mémoire, la poupée à côté pour vérifier.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            '{18-24m 2-3a 3-4a 4-5a|Un enfant se déplace en fauteuil ou bouge un seul côté? La poupée s’assoit comme lui, et les poses du groupe se font des mains, du visage et du cou. Il n’aime pas être regardé? Il plie une poupée dans son coin, et l’on copie celle-là.}{!18-24m !2-3a !3-4a !4-5a|Un poupon bouge un seul côté? La poupée répond à ce côté-là. Il se détourne? Couchez la poupée près de lui, immobile, et attendez qu’il revienne.}',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!ete|L’été, dans l’herbe, on tombe plus souvent exprès, et les poupées prennent la pose à l’ombre.} {ete|L’hiver, en habit de neige, on refait les poses : qu’est-ce qui ne plie plus?}',
        },
      ],
      securite: {
        risquesAcceptes: ['Chute molle sur le côté, en riant.', 'Poupée échappée sur un pied.'],
        dangersAEliminer: [
          '{0-18m 18-24m 2-3a|Soulier, biberon ou bouton de poupée plus petit qu’un rouleau de papier hygiénique : ôté avant le jeu.}',
          '{18-24m 2-3a 3-4a 4-5a|Bras ou jambe d’un ami plié par un autre : on plie les poupées; chaque enfant place lui-même son corps.}',
          '{0-18m|Membre du poupon tiré pour faire la pose : touchez-le seulement et attendez qu’il bouge.}',
          '{18-24m 2-3a 3-4a 4-5a|Pose sur une chaise ou un meuble : elle se fait les pieds ou les fesses par terre.}',
          '{0-18m|Poupée mouillée de salive : elle est lavée avant une autre bouche.}',
          '{18-24m 2-3a 3-4a 4-5a|Tête en bas appuyée sur le cou : mains et pieds touchent le sol, la tête pend.}',
          '{0-18m|Poupon qui s’endort : sur le dos, seul dans son lit, sans poupée.}',
        ],
        supervision: 'palier1',
        allergies: ['Poupées lavées sans parfum; les toutous qui les remplacent ne contiennent ni plume ni graine.'],
      },
      observation: [
        'Schéma corporel : quelle partie de lui l’enfant trouve-t-il sans la regarder?',
        'Motricité globale : {18-24m 2-3a 3-4a 4-5a|par où tombe-t-il, et comment se rattrape-t-il?}{!18-24m !2-3a !3-4a !4-5a|quel bras ou quelle jambe part en premier quand la poupée bouge?}',
        'Attention : combien de temps ses yeux vont-ils de la poupée au corps, et du corps à la poupée?',
      ],
      prolongements: [
        '{2-3a 3-4a 4-5a|Avant le lavabo, la poupée retrousse ses manches et frotte ses mains : on fait comme elle, puis on ouvre l’eau.} {!2-3a !3-4a !4-5a|Au changement de couche, la poupée lève un pied, puis se tait : c’est au tour de l’enfant.}',
        '{2-3a 3-4a 4-5a|À la maison, l’enfant plie un toutou sur le divan, et un parent doit prendre la même pose pour le bec du soir.} {!2-3a !3-4a !4-5a|À la maison, le parent refait le geste que son enfant vient de faire, et attend le prochain.}',
      ],
      reflexionRetroaction: [
        'Qui ai-je copié, et qui n’a copié personne?',
        'Quelle partie du corps n’ai-je jamais nommée aujourd’hui?',
      ],
    },
  },
  {
    key: 'une-histoire-a-quatre-pattes',
    summary:
      'Des livres ouverts font une rue sur le plancher : on la suit à quatre pattes, on raconte d’une image à l’autre, puis une page tourne et tout change.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_COGNITIVE'],
    themes: ['contes-et-lettres'],
    materials: ['livres'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'livres',
      'livres cartonnés',
      'imagiers',
      'jouer avec les livres',
      'livres par terre',
      'ouvrir et fermer les livres',
      'tourner les pages',
      'inventer une histoire',
      'raconter avec les images',
      'coin lecture',
      'vider la bibliothèque',
      'histoire inventée',
      'contes',
    ],
    seen: [
      'elle ouvre tous les albums par terre et se promène de l’un à l’autre',
      'il pointe le chien sur la page et jappe, puis passe à l’image suivante',
      'mon bébé ferme et rouvre son livre cartonné sans arrêt',
      'il invente la suite sans regarder les mots et mélange deux contes',
      'elle demande toujours ce qui arrive après et après',
      'ils vident le bac de lecture et je ne sais plus comment m’en servir',
      'au retour de la bibliothèque, ils étalent leurs livres d’un bout à l’autre du tapis',
      'avant la sieste, ils racontent à partir des images chacun leur page',
    ],
    scenes: ['livres-histoires', 'mots'],
    picture:
      'Une rue de livres ouverts par terre; à quatre pattes, deux enfants ont le doigt sur un chien; un bébé, entre les jambes de l’éducatrice, tape son livre debout.',
    sheet: {
      titre: 'Une histoire à quatre pattes',
      observationDepart:
        '{2-3a 3-4a 4-5a|Tous les livres sont par terre, ouverts. Un enfant avance de l’un à l’autre : « Là, le chien. Là, y est dans l’eau! »} {!2-3a !3-4a !4-5a|Le livre s’ouvre, se ferme, s’ouvre. À chaque fois, le chien est encore là, et le bébé vous regarde.}',
      intentionEducative:
        '{2-3a 3-4a 4-5a|Offrir des images que l’on met bout à bout avec ses mots et ses sons}{20min 30min 2-3a 3-4a 4-5a|, en avançant à quatre pattes}{2-3a 3-4a 4-5a|, jusqu’à ce qu’elles racontent quelque chose.}{!2-3a !3-4a !4-5a|Offrir des images que l’on retrouve d’une page à l’autre, et auxquelles on répond d’un son, d’un geste ou d’un mot.}',
      domaines: [
        { domaine: 'langagier', composante: 'Éveil à la lecture et à l’écriture', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
      ],
      objectifs: [
        'Ouvrir un livre, s’arrêter à une image, la toucher, la montrer.',
        'Répondre à une image par un son, un geste ou un mot.',
        '{2-3a 3-4a 4-5a|Dire ce qui arrive entre deux images qui se suivent.}',
        '{20min 30min 3-4a 4-5a|Changer la suite quand une page a tourné.}',
      ],
      materiel: [
        item(
          '{2-3a 3-4a 4-5a|Livres à grandes images}{!2-3a !3-4a !4-5a|Livres cartonnés}{multiage 0-18m 18-24m|, de carton lavable pour les plus jeunes}',
          'deux par enfant, deux de plus',
          '{0-18m 18-24m|Imagiers de carton}{!0-18m !18-24m|Catalogues}',
        ),
      ],
      preparation: [
        'Choisissez des livres où l’on voit quelqu’un faire quelque chose : un chien qui court, un enfant qui dort, une grand-mère qui mange sa soupe. {0-18m|Pour le poupon, ses deux livres sont de carton lavable, aux coins entiers.}',
        '{2-3a 3-4a 4-5a|Empilez-les par terre, au bout d’un passage libre, long de quatre pas d’adulte : la rue y tiendra.}{!2-3a !3-4a !4-5a|Empilez-les par terre, à côté de vous.} Les livres fragiles restent sur l’étagère : ceux-ci seront ouverts à plat, et parfois un genou passera dessus.',
        '{0-18m|Le poupon est entre vos jambes ou sur le ventre, son livre ouvert debout devant lui comme un petit paravent.} {0-18m multiage|Les livres des autres s’ouvrent à partir de ses pieds : le sien est toujours la première image.} {18-24m multiage|Le trottineur ferme ce qu’il rencontre? Deux livres à lui, à côté de vous, sont faits pour ça.}',
        '{1adulte 2-3a 3-4a 4-5a|Seule, restez près de la pile : c’est là qu’on vient chercher un livre et montrer sa page.} {1adulte !2-3a !3-4a !4-5a|Seule, gardez les livres du même côté que votre main libre.} {multiage|Avec plusieurs âges, chacun ouvre un livre à la suite des autres : le plus petit donne l’image, le plus grand dit qui c’est ou ce qui arrive.} {2adultes|À deux, l’une suit un enfant d’un livre à l’autre, sa collègue reste assise avec qui feuillette.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Ouvrez un livre à une page. « Un chien. Il court! » Faites trotter vos doigts sur l’image, puis posez le livre grand ouvert par terre. {2-3a 3-4a 4-5a|Ouvrez-en un autre à côté : une soupe. Vos doigts sautent d’une page à l’autre. « Il court, il court… plouf! Dans la soupe. » Regardez les enfants. « Et après? »} {!2-3a !3-4a !4-5a|Fermez-le, tout bas : « Parti, le chien. » Attendez, la main sur la couverture, que des yeux ou des doigts le redemandent. Ouvrez : « Ouaf! Le revoilà! »}',
        ),
        play(
          { 10: 6, 20: 9, 30: 11 },
          '{2-3a 3-4a 4-5a|Les livres ouverts, l’un après l’autre, font une rue. Chacun fouille dans la pile, choisit une image, l’ouvre au bout de la rue et dit ce qui arrive.} {2-3a 3-4a 4-5a !0-18m !18-24m|Pas d’idée? On feuillette : qui, là-dedans, a peur? Qui a faim? Deux enfants veulent la même place : la rue fait alors une fourche.} {0-18m|Le poupon tape l’image; donnez-lui le son qui va avec. Sa main ferme le livre? « Parti! » Elle le rouvre : « Ouaf! » C’est elle qui fait japper le chien.} {!18-24m !2-3a !3-4a !4-5a|Changez de livre quand il repousse le premier. Mettez le livre ouvert debout devant votre visage, puis sortez la tête à côté : « Coucou! » Recommencez de l’autre bord quand ses yeux vous y cherchent.} {18-24m|Le trottineur ouvre son livre n’importe où, plante son doigt : « Ça! » Dites le mot, faites le bruit.} {18-24m !0-18m !2-3a !3-4a !4-5a|Il ferme, va en chercher un autre, s’assoit à reculons sur vos genoux. Le chien est là aussi? « Encore lui! » Posez les deux livres ouverts côte à côte : le doigt court de l’un à l’autre.} {2-3a|Il dort, il tombe, il mange : on le mime à côté de la page.} {3-4a|« Et là? » Le chien rencontre la mamie d’un autre livre. L’enfant leur prête sa voix, à l’un, puis à l’autre.} {4-5a|Comment la baleine est-elle entrée dans la cuisine? On le raconte, ou l’on trouve la page qui l’explique.}',
        ),
        play(
          { 20: 5, 30: 9 },
          '{2-3a 3-4a 4-5a|On suit la rue à quatre pattes, à côté des pages, en racontant. Arrêtés au bout, tous se cachent les yeux, et vous tournez une seule page. « Quelque chose a changé. »} {2-3a 3-4a 4-5a !0-18m !18-24m|On repart du début, le doigt sur chaque image, et quelqu’un crie « là! » quand l’histoire ne marche plus.} {0-18m|Devant le poupon, deux livres ouverts, un bruit pour chacun : refaites celui qu’il regarde ou va toucher.} {!18-24m !2-3a !3-4a !4-5a|Éloignez-les d’un pas : il rampe vers le sien, ou ses yeux y vont, et vous le lui rapprochez. Puis laissez-le ouvrir du pouce, secouer, mordre le coin : chaque fois que le chien reparaît, il jappe.} {18-24m|Le trottineur ferme un livre : « Fini! » Il le rouvre ailleurs : une image neuve.} {18-24m !0-18m !2-3a !3-4a !4-5a|Laissez quatre livres ouverts, en ligne. Rampez à côté de lui de l’un à l’autre, un bruit par page, et trompez-vous une fois : le chien miaule. Attendez ses yeux.} {2-3a|On retourne voir ce qui n’est plus là : « Le dodo! Y est où, le dodo? »} {3-4a|Le chien tombe maintenant dans un lit : on raconte à partir de là.} {4-5a|Un enfant tourne la page en secret; on raconte jusqu’à trouver laquelle, et ce que ça change à la fin.}',
        ),
        closing(
          { 10: 2, 20: 3, 30: 6 },
          '{2-3a 3-4a 4-5a|Fermez la rue, un livre à la fois, en commençant par le début.} {!2-3a !3-4a !4-5a|Fermez les livres, un à la fois.} « Bonne nuit, le chien. » {2-3a 3-4a 4-5a|Chacun ferme un livre et dit un mot au personnage qui reste dedans.} {18-24m|Le trottineur claque le sien des deux mains.} {0-18m|Le poupon ferme le sien avec vous, votre main sous la sienne.} Gardez un seul livre ouvert, sur vos genoux : {2-3a 3-4a 4-5a|là-dedans, que dit la vraie histoire? Lisez-en une page ou tout le livre, selon les oreilles qui restent.}{!2-3a !3-4a !4-5a|celui qui est revenu le plus souvent, lu lentement, une page, la même, encore.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Attendez à l’image, le doigt dessus, sans poser de question.',
          '{18-24m 2-3a 3-4a 4-5a|Redites sa phrase avec un mot de plus : « Tombé! » « Oui, le chien est tombé! »}{!18-24m !2-3a !3-4a !4-5a|Redites son son, puis ajoutez-y un mot : « Ah! » « Ah, le chien! »}',
          '{2-3a 3-4a 4-5a|Prenez au sérieux la suite la plus folle et passez à l’image d’après.}',
          'Une page plisse? Lissez-la du plat de la main, avec l’enfant, et repartez.',
        ],
        questionsOuvertes: [
          'Qui est-ce que tu vois?',
          'Qu’est-ce qu’il fait, lui?',
          '{2-3a 3-4a 4-5a|Où s’en va-t-il, après?}',
          '{20min 30min 3-4a 4-5a|Qu’est-ce qui change, maintenant que la page a tourné?}',
        ],
      },
      vocabulaire: [
        'la page',
        'l’image',
        'ouvrir',
        'fermer',
        'tourner',
        '{2-3a 3-4a 4-5a|et après}{!2-3a !3-4a !4-5a|parti}',
        '{2-3a 3-4a 4-5a|le début}',
        '{2-3a 3-4a 4-5a|la fin}',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Prenez un livre à une seule grosse image par page, tout près, à la hauteur de ses yeux. Bougez l’image lentement d’un côté : quand son regard la lâche, arrêtez-vous.',
        },
        {
          pour: '18-24m',
          texte:
            'Deux livres lui suffisent, avec le même animal dans chacun. Il court de l’un à l’autre vérifier que c’est bien lui : « Encore chien! »',
        },
        {
          pour: '2-3a',
          texte: 'Commencez la phrase, laissez-en le bout en l’air : « Le chien court, court, et il tombe dans… »',
        },
        {
          pour: '3-4a',
          texte:
            'Donnez-lui un personnage à suivre : il saute les images où son ami n’a rien à faire, ou dit ce qui l’y amène.',
        },
        {
          pour: '4-5a',
          texte:
            'On écoute l’histoire de la rue dans l’autre sens, de la fin au début. Tient-elle encore debout? L’enfant change deux livres de place pour l’arranger.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Un enfant parle peu ou signe? Il choisit l’image suivante, et son doigt compte comme une phrase : dites-la pour lui. Il voit mal? Les images sont grandes, sans reflet, et les bruits racontent autant que les pages.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!ete|L’été, les livres s’ouvrent sur une couverture à l’ombre, et le vent tourne parfois une page tout seul.} {ete|L’hiver, les livres s’ouvrent dans le coin le plus chaud, près d’une fenêtre : sur quelle page tombe le soleil?}',
        },
      ],
      securite: {
        risquesAcceptes: ['Livre fermé par un autre au milieu d’une phrase.', 'Page qui plisse.'],
        dangersAEliminer: [
          '{18-24m 2-3a 3-4a 4-5a|Livre sous un pied debout : il glisse; on va à quatre pattes, à côté des pages.}',
          '{0-18m 18-24m|Carton mâché qui s’effrite : retirez le morceau de la bouche, et le livre du jeu.}',
          'Agrafe qui sort d’une reliure : ce livre reste sur l’étagère.',
          '{0-18m 18-24m|Doigt pris dans la couverture : fermez lentement, le pouce entre les deux cartons.}',
          '{multiage 0-18m|Rampeurs qui foncent vers un poupon : les livres ouverts s’éloignent de lui, et l’on revient par l’autre côté.}',
        ],
        supervision: 'palier1',
        allergies: ['Aucun allergène dans les livres; essuyez les couvertures sans produit parfumé.'],
      },
      observation: [
        'Éveil à la lecture et à l’écriture : comment l’enfant tient-il, ouvre-t-il et tourne-t-il son livre?',
        'Langage oral : notez les mots ou les sons qu’il ajoute devant une image{2-3a 3-4a 4-5a| ou entre deux}.',
        'Fonction symbolique : {2-3a 3-4a 4-5a|que fait-il faire à un personnage que la page ne montre pas?}{!2-3a !3-4a !4-5a|où cherche-t-il le chien quand le livre est fermé?}',
      ],
      prolongements: [
        '{2-3a 3-4a 4-5a|Après la sieste, laissez deux livres ouverts au même endroit : quelqu’un trouvera ce qui arrive entre les deux.} {!2-3a !3-4a !4-5a|Après la sieste, laissez le même livre au même endroit, ouvert au chien : l’enfant ira l’y retrouver.}',
        'Prêtez un livre à la famille, ouvert à la page préférée; à la maison, {2-3a 3-4a 4-5a|l’enfant raconte où allait le chien}{!2-3a !3-4a !4-5a|l’enfant retrouve son chien, et le parent apprend de vous le bruit qui va avec}.',
      ],
      reflexionRetroaction: [
        'Ai-je laissé à chacun le temps de trouver son image?',
        '{2-3a 3-4a 4-5a|Quelle suite ai-je redressée au lieu de la suivre?}{!2-3a !3-4a !4-5a|Ai-je tourné une page que l’enfant regardait encore?}',
      ],
    },
  },
  {
    key: 'le-pont-de-jetons',
    summary:
      'Deux enfants, deux doigts, un vide entre les deux : le dé dit combien de jetons poser pour que les deux bouts du pont se touchent avant la vague.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['nombres-et-formes'],
    materials: [],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    onlyNamed: ['WATER'],
    calls: [
      'dés',
      'jetons',
      'dés et jetons',
      'lancer le dé',
      'jouer aux dés',
      'jeu de dé',
      'compter des jetons',
      'compter les points du dé',
      'jeu de table à deux',
      'jeu de société',
      'attendre son tour au jeu',
      'combien il en manque',
      'aligner des jetons',
      'chiffres',
      'coopération',
      'jeux coopératifs',
    ],
    seen: [
      'il brasse le cube et pose autant de bouchons que de points',
      'elle touche chaque point du dé avec son doigt avant de répondre',
      'ils alignent des pastilles l’une contre l’autre jusqu’à se rejoindre',
      'il compte un point et avance deux jetons en même temps',
      'elle crie de joie quand tombe le six et qu’on perd le dernier',
      'un joue tout le temps à la place de l’autre et ça s’obstine à deux',
      'à la table, deux grands se sont inventé un jeu avec des boutons et un dé',
      'ils veulent un jeu de table où personne ne perd contre l’autre',
    ],
    scenes: ['compter', 'cooperer', 'casse-tete'],
    picture:
      'À une table basse, deux enfants ont chacun un doigt au bout d’un pont de jetons; il en manque trois au milieu, et le dé vient de rouler sur trois.',
    sheet: {
      titre: 'Le pont de jetons',
      observationDepart:
        'Le dé roule. « Quatre! » L’un compte les points du doigt, l’autre a déjà quatre jetons dans la main. Ils les posent en ligne, un à un.',
      intentionEducative:
        'Offrir un nombre qui sert tout de suite à quelque chose : faire avancer un pont vers la main d’un ami.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux mathématiques', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
      ],
      objectifs: [
        'Lire les points d’un dé et poser autant de jetons.',
        'Attendre son tour pendant que l’autre compte.',
        '{4-5a|Dire combien de jetons il manque et vérifier.}',
        'Reprendre un pont emporté par la vague.',
      ],
      materiel: [
        item(
          'Dés',
          'un pour deux enfants, un pour vous',
          'Un seul gros dé, dont chaque nombre sert à toutes les équipes',
        ),
        item(
          'Jetons',
          'vingt pour deux enfants',
          '{si-cartes-à-jouer|Cartes à jouer ou carrés de carton}{!si-cartes-à-jouer|Carrés de carton}',
        ),
      ],
      preparation: [
        'Comptez dés et jetons avant de commencer : il y en aura autant à la fin. Aucun enfant de moins de trois ans n’est à la table.',
        'Placez les enfants deux par deux, face à face, à la table. Le vide entre leurs deux doigts a la longueur de dix jetons : alignez-les une fois pour le mesurer, puis remettez-les au tas. {3-4a multiage|Mettez un plus jeune en face d’un plus vieux : l’un pose, l’autre vérifie.}',
        '{1adulte|Seule, placez les équipes côte à côte : vous entendez tous les dés.} {multiage|Avec les deux âges, le pont est le même; le plus jeune touche un point et avance un jeton, le plus vieux dit le nombre d’un coup d’œil.} {2adultes|À deux, l’une joue avec qui n’a pas de partenaire, l’autre passe d’une équipe à l’autre.} Nombre impair? Vous êtes le deuxième doigt.',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Posez un doigt sur la table, loin devant un enfant; il pose le sien. « Entre nous deux, il y a une rivière. Mon doigt voudrait aller voir le tien. » Lancez le dé, touchez chaque point, que tous comptent avec vous, et posez autant de jetons qui se touchent, à partir de votre doigt. {si-cartes-à-jouer|Avec des cartes à jouer, chaque carte couchée en travers vaut un jeton.} À son tour, l’enfant lance et pose ses jetons à partir de son doigt. Puis tournez le dé sur six. « Six, c’est la vague! » Ne posez rien; de la main, balayez le dernier jeton de chaque bout vers le tas. « Vite, avant qu’elle revienne. »',
        ),
        play(
          { 10: 6, 20: 9, 30: 11 },
          'Chacun lance à son tour, pose ses jetons depuis son doigt, et les deux bouts se rapprochent. Au six, on ne pose rien, on crie « la vague! », et chaque bout perd son dernier jeton. {3-4a|Le doigt touche un point du dé, l’autre main avance un jeton; un autre point, un autre jeton, jusqu’au dernier. Le partenaire surveille le dé et dit « encore » ou « assez ».} {4-5a|L’œil lit cinq sans compter. Le trou rapetisse : « Il en manque trois! » On lance pour voir; les jetons de trop retournent au tas.} Les deux bouts se touchent? Les doigts marchent sur le pont et se serrent la main au milieu. On défait, et l’on recommence avec un vide plus large d’une main.',
        ),
        play(
          { 20: 5, 30: 9 },
          'Deux équipes voisines bâtissent maintenant un seul pont, qui part d’un bord de la table; une équipe sans voisine fait le sien. Leurs jetons sont en un seul tas, et un seul dé passe de l’un à l’autre. {3-4a|L’enfant annonce son nombre avant de poser, et les autres comptent avec lui.} {4-5a|Avant le premier lancer, chacun montre du doigt jusqu’où ira le pont quand le tas sera vide.} La vague emporte deux jetons du bout. Proposez alors une digue : deux jetons empilés au bout du pont, qui arrêtent la vague suivante. On choisit à chaque tour : allonger le pont, ou le protéger?',
        ),
        closing(
          { 10: 2, 20: 3, 30: 6 },
          'Dernière vague : tous les jetons retournent au tas. On compte les jetons par rangées de cinq, à haute voix, et l’on cherche ceux qui manquent sous la table. Un dé roule une dernière fois : le nombre qui sort dit combien de petits coups de doigt chacun donne sur la main de son partenaire, doucement, pour dire merci. {20min 30min 4-5a|Qui veut dit ce qui a sauvé son pont.} {10min 4-5a|Qui veut dit quel nombre a fini son pont.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Touchez chaque point du dé avec l’enfant, puis chaque jeton, à la même vitesse.',
          'Un nombre est mal compté? Demandez au partenaire de poser le doigt sur les points, sans corriger vous-même.',
          'Criez « la vague! » avec eux : perdre deux jetons ensemble fait rire.',
        ],
        questionsOuvertes: [
          'Combien de points vois-tu?',
          'Que reste-t-il entre vos deux doigts?',
          '{4-5a|Quel nombre voudrais-tu, maintenant?}',
          '{20min 30min|Comment garder le pont quand la vague arrive?}',
        ],
      },
      vocabulaire: ['le dé', 'le jeton', 'autant', 'il en manque', 'de trop', 'mon tour', 'la vague', 'le bout'],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Les grands nombres s’embrouillent? Une règle plus courte : un, deux ou trois points, il pose autant de jetons; quatre ou cinq, il relance; six reste la vague.',
        },
        {
          pour: '4-5a',
          texte:
            'Prêtez à l’équipe votre dé, en plus du sien : elle choisit, à chaque tour, lequel des deux nombres elle pose, et dit pourquoi.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Le dé tombe toujours de la table? Il roule entre les jambes ouvertes, par terre, ou dans vos deux mains. L’enfant ne voit pas bien les points? Il pose les jetons que son partenaire compte dans sa paume. La vague fait trop de peine? Dans son équipe, le six fait passer son tour.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!ete|L’été, le pont se bâtit sur une table à l’ombre, et une vraie brise sert parfois de vague.} {ete|L’hiver, un jour de tempête, le grand pont fait le tour de la table, et l’on y revient après la collation.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Vague qui arrive au pire moment.',
          'Dé qui roule sous un meuble.',
          'Tour sauté, protestation.',
        ],
        dangersAEliminer: [
          'Dé ou jeton à la bouche, au nez ou à l’oreille : il retourne au tas tout de suite.',
          'Enfant de moins de trois ans qui s’approche : les pièces passeraient dans sa gorge; le jeu se fait pendant sa sieste ou à une table qu’il n’atteint pas.',
          'Jeton par terre : il fait glisser; ramassez avant que quelqu’un se lève.',
          'Dé lancé en l’air : il roule de la main, au ras de la table.',
        ],
        supervision: 'palier2',
        allergies: ['Aucun allergène dans les dés et les jetons; des carrés de carton propre les remplacent.'],
      },
      observation: [
        'Éveil aux mathématiques : l’enfant compte-t-il les points, ou les reconnaît-il d’un coup d’œil? Jusqu’à combien?',
        'Compétences sociales : que fait-il de ses mains et de ses yeux pendant le tour de l’autre?',
        'Motricité fine : comment rapproche-t-il deux jetons sans défaire ceux d’avant?',
      ],
      prolongements: [
        'Avant la collation, le dé dit combien de pas chacun fait jusqu’à la table; au six, tout le monde recule d’un pas.',
        'À la maison, un dé et des boules de papier suffisent : l’enfant montre à sa famille la rivière, les deux doigts et la vague.',
      ],
      reflexionRetroaction: [
        'Qui ai-je aidé à compter alors que son partenaire allait le faire?',
        'Qu’est-ce que la vague a fait vivre à chacun?',
      ],
    },
  },
  {
    key: 'je-te-vois-sans-me-retourner',
    summary:
      'Dos au groupe, un enfant garde le miroir : quelqu’un s’approche sans bruit, et deux mains se saluent dans la glace sans que personne se retourne.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['lumiere-et-ombre'],
    materials: [],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'miroir',
      'miroirs',
      'miroir incassable',
      'jouer devant le miroir',
      'se regarder dans le miroir',
      'voir derrière soi',
      'reflet',
      'dos au miroir',
      'coucou dans le miroir',
      'saluer dans le miroir',
      's’approcher sans faire de bruit',
      'il se reconnaît',
      'coucou caché',
    ],
    seen: [
      'il fait des grimaces dans la glace et surveille qui arrive derrière lui',
      'elle envoie la main à son amie par le reflet de la fenêtre sans se tourner',
      'ils s’approchent à pas de loup dans le dos d’un copain',
      'mon bébé sourit à mon visage qui apparaît dans la glace',
      'il demande comment je fais pour savoir ce qu’il fait dans mon dos',
      'elle touche son nez et rit de voir l’autre faire pareil',
      'à la salle de bain, ils s’arrêtent devant la glace et se saluent au lieu de se laver',
      'un gêné n’ose pas regarder les autres dans les yeux sauf dans la glace',
    ],
    scenes: ['corps', 'cacher-trouver'],
    picture:
      'Assis dos à nous, un enfant salue dans le miroir une amie qui arrive en crabe derrière lui; de côté avec l’éducatrice, un bébé pose la paume sur la glace.',
    sheet: {
      titre: 'Je te vois sans me retourner',
      observationDepart:
        '{2-3a 3-4a 4-5a|Un enfant se fait des grimaces. Derrière lui, une amie passe : il lui fait bye-bye dans le miroir, sans se retourner. Elle s’arrête net.} {!2-3a !3-4a !4-5a|Votre visage arrive dans le miroir, au-dessus de sa tête. L’enfant sourit à la glace, puis se retourne vers vous : deux?}',
      intentionEducative:
        'Éveiller la curiosité pour ce que montre un miroir : soi, l’autre, et même ce qui se passe dans son dos.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Concept de soi', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Attention', role: 'secondaire' },
      ],
      objectifs: [
        'Regarder un visage dans le miroir et chercher où est le vrai.',
        '{2-3a 3-4a 4-5a|Voir venir quelqu’un dans son dos et le saluer par le miroir.}',
        '{3-4a 4-5a 20min 30min|Trouver d’où le miroir ne nous montre plus.}',
        'Se reconnaître, se saluer, ou s’étonner de qui est là.',
      ],
      materiel: [
        item(
          'Miroir incassable, fixé au mur ou calé contre lui, assez bas pour qui est assis par terre',
          'un',
          'Porte-miroir de garde-robe, fixée, couverte d’une pellicule de sécurité',
        ),
        item('Linge doux, pour essuyer la glace', 'un', 'Débarbouillette'),
      ],
      preparation: [
        'Poussez le miroir de la main, en haut et sur les côtés : il ne bouge pas. Essuyez-le. Aucun soleil n’y tombe.',
        '{2-3a 3-4a 4-5a|Dégagez devant lui un couloir de cinq pas. Assoyez-vous où s’assoira le gardien, l’enfant qui surveille le miroir, dos à la pièce, et regardez ce que le miroir montre : c’est là qu’on jouera.} {!2-3a !3-4a !4-5a|Assoyez-vous devant lui et penchez-vous à gauche, puis à droite : vous savez par quels bords un visage disparaît et revient.} {3-4a 4-5a 20min 30min|Repérez aussi le coin qu’il ne montre pas.}',
        '{0-18m|Le poupon est sur vos cuisses ou assis entre vos jambes, face au miroir, assez près pour le toucher. Sur le ventre, il a le bas du miroir devant le nez.} {0-18m multiage|Il est avec vous au bord du miroir : chaque ami qui arrive passe dans son image avant de passer près de lui.}',
        '{1adulte 2-3a 3-4a 4-5a|Seule, une fois l’amorce finie, assoyez-vous de côté, l’épaule contre le mur : vous voyez la glace et la pièce.} {1adulte !2-3a !3-4a !4-5a|Seule, regardez souvent le fond du miroir : vous y voyez la pièce et les autres enfants.} {multiage|Avec plusieurs âges, le plus petit reste au miroir avec vous; les plus grands partent du fond de la pièce et lui font signe en arrivant.} {2adultes 2-3a 3-4a 4-5a|À deux, l’une est au miroir, l’autre part du fond avec ceux qui s’approchent.} {2adultes !2-3a !3-4a !4-5a|À deux, l’une tient l’enfant devant la glace, l’autre entre dans l’image et en sort.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Assoyez-vous devant le miroir, dos à la pièce. {2-3a 3-4a 4-5a|« Je ne me retourne pas. Pourtant, je vois quelqu’un qui a le bras en l’air… et quelqu’un qui se gratte le nez! » Levez la main : dans le miroir, saluez un enfant, les yeux dans les yeux. « Toi. Bonjour, toi. » Attendez qu’ils cherchent comment vous faites.} {!2-3a !3-4a !4-5a|Prenez l’enfant devant vous, le visage vers la glace, et cachez-vous derrière son dos. Sortez la tête au-dessus de la sienne, lentement : « Coucou. » Il vous regarde dans le miroir. Touchez alors son épaule : il se tourne, et vous voilà encore.}',
        ),
        play(
          { 10: 6, 20: 9, 30: 11 },
          '{2-3a 3-4a 4-5a|Un gardien s’assoit au miroir. Du fond, un visiteur s’approche sans bruit. Le gardien le voit dans la glace et le salue; le visiteur répond et prend sa place.} {2-3a 3-4a 4-5a !0-18m !18-24m|Les autres, accroupis au fond, lèvent un bras, un pied : le gardien les copie par la glace. À votre signe, ils partent deux à la fois; le premier salué devient gardien.} {0-18m|Pour le poupon, un visage entre par un bord, sourit, sort, revient par l’autre. Ses yeux le guettent.} {!18-24m !2-3a !3-4a !4-5a|De quel côté l’attend-il? Nommez chacun : « C’est toi… et c’est moi. » Laissez ensuite ses paumes claquer la glace et sa bouche s’y coller. Tapez-y un doigt à côté de sa main : un doigt tape aussi, de l’autre côté.} {0-18m multiage !2-3a !3-4a !4-5a|Le petit et le plus grand sont dans l’image? Touchez une tête, puis l’autre, en disant les prénoms : qui se retourne vers l’ami pour vrai?} {18-24m|Le trottineur s’écarte, revient, touche son nez : l’autre aussi.} {18-24m !0-18m !2-3a !3-4a !4-5a|Il cherche derrière le miroir : personne. Arrivez à quatre pattes dans son dos, lentement; quand il vous voit dans la glace, figez. Il se retourne, rit, regarde encore le miroir : vous y êtes. Repartez au fond, et revenez par l’autre bord.} {2-3a|On arrive en crabe, en géant : « Je t’ai vu! » On veut être vu, et l’on repart.} {3-4a|Le gardien dit ce qu’il voit avant de saluer : un soulier rouge, une main, deux dents.} {4-5a|De quel côté arrive-t-on? Le gardien le dit, puis se retourne : est-ce le même bord?}',
        ),
        play(
          { 20: 5, 30: 9 },
          '{2-3a 3-4a 4-5a|« Peut-on passer sans que le miroir nous attrape? » On cherche le coin d’où l’on ne se voit plus.} {2-3a 3-4a 4-5a !0-18m !18-24m|Qui l’a trouvé s’y assoit et appelle le gardien, qui le cherche des yeux sans tourner la tête.} {0-18m|Le poupon tend le bras vers votre image : donnez-lui votre vraie main.} {!18-24m !2-3a !3-4a !4-5a|Glissez hors de la glace, revenez joue contre joue, et recommencez de l’autre bord. Puis bougez seulement ce qu’il connaît : vos sourcils, votre langue, un bravo. Il essaie? Attendez qu’il ait fini pour répondre.} {18-24m|Le trottineur sort du miroir d’un pas : « Parti! » Il y rentre d’un autre : « Là! »} {18-24m !0-18m !2-3a !3-4a !4-5a|Faites de même de l’autre bord. Puis sortez seulement une main et appelez-le des doigts : il la prend dans la glace, ou la vraie.} {2-3a|L’enfant se colle au mur : plus personne dans la glace! Il avance seulement une main et la regarde bouger toute seule.} {3-4a|On longe le mur, le ventre rentré. Le gardien voit-il un bout de coude? « Coude! » On recule d’un orteil.} {4-5a|« Si je vois tes yeux, vois-tu les miens? » À deux, on cherche une place où un seul voit l’autre. Y en a-t-il une?}',
        ),
        closing(
          { 10: 2, 20: 3, 30: 6 },
          'Tassez-vous tous dans le miroir, joue contre joue, jusqu’à ce que {2-3a 3-4a 4-5a|tout le groupe y tienne}{!2-3a !3-4a !4-5a|vos visages y tiennent}. {2-3a 3-4a 4-5a|Sans vous retourner, envoyez un bec à quelqu’un; il le renvoie à un autre, par la glace, jusqu’à ce que chacun ait eu le sien.} {!2-3a !3-4a !4-5a|Soufflez un bec vers leur image, et attendez qui vous sourit : le vrai, ou l’autre?} {0-18m|Au poupon, donnez le bec pour vrai, sur la tempe, pendant qu’il se regarde.} Soufflez une buée ronde sur la glace, tracez-y deux yeux, puis essuyez : {3-4a 4-5a|qui est encore là?}{!3-4a !4-5a|« Bye-bye, toi. » Sortez du miroir de côté, en saluant.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Parlez à l’enfant par le miroir, les yeux dans les siens, puis touchez-le pour de vrai.',
          'Laissez-le chercher derrière, dessous, à côté, sans expliquer le reflet.',
          '{3-4a 4-5a|Devant un « comment tu fais? », changez de place avec l’enfant.}',
          'Dites ce qui est vu, sans beau ni laid : « Ta langue bouge. Tes cheveux sont debout. »',
        ],
        questionsOuvertes: [
          'Qui est là?',
          'Où est-il pour vrai?',
          '{2-3a 3-4a 4-5a|Comment l’as-tu vu sans te retourner?}',
          '{3-4a 4-5a 20min 30min|D’où ne te vois-tu plus?}',
        ],
      },
      vocabulaire: [
        'le miroir',
        'derrière',
        'se retourner',
        'le reflet',
        '{2-3a 3-4a 4-5a 20min 30min|le coin}',
        'le côté',
        'saluer',
        'caché',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Le plus jeune est couché sur le ventre, le miroir devant lui. Un seul visage entre à la fois, du même côté, le temps qu’il le guette.',
        },
        {
          pour: '18-24m',
          texte:
            'Collez votre joue à la sienne et touchez votre nez, puis le sien, dans l’ordre : nez d’ours, nez d’ourson. Attendez qu’il touche le bon.',
        },
        {
          pour: '2-3a',
          texte:
            'Il se retourne dès qu’il entend un pas? C’est bien ainsi. Rapprochez le visiteur : le premier salut se fait tout près de son épaule.',
        },
        {
          pour: '3-4a',
          texte: 'Le visiteur montre des doigts en marchant; le gardien dit combien, sans se retourner.',
        },
        {
          pour: '4-5a',
          texte:
            'Le gardien guide un ami qui recule vers lui, par le miroir seulement : « Un pas. Encore. De l’autre bord! » L’ami doit venir s’asseoir à côté de lui.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            '{2-3a 3-4a 4-5a|Un enfant n’aime pas se voir? Il est toujours le visiteur et salue de loin. Il voit peu? Le visiteur porte une couleur vive et fait un bruit de langue à chaque pas. Les regards pèsent? On se salue de la main, les yeux ailleurs.}{!2-3a !3-4a !4-5a|Un enfant n’aime pas se voir? Tenez-le de côté : c’est votre visage seul qui entre dans la glace. Il voit peu? Approchez-le à une main du miroir, et parlez avant d’y paraître.}',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, quand il fait noir avant la fin du jour, la vitre de la fenêtre fait miroir : on voit toute la pièce dans son dos.} {hiver 2-3a 3-4a 4-5a|L’été, une flaque à l’ombre, dans la cour, montre qui arrive derrière : on se penche et l’on salue l’eau.} {hiver !2-3a !3-4a !4-5a|L’été, dans la cour, une vitre basse à l’ombre fait miroir : des feuilles bougent derrière vos deux têtes.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Sursaut de qui est vu.', 'Front contre la glace.', 'Enfant qui n’aime pas être regardé.'],
        dangersAEliminer: [
          'Miroir de verre sans pellicule de sécurité, coin pointu ou bord ébréché : il ne sert pas à ce jeu.',
          'Miroir qui bascule quand on s’y appuie : fixé au mur, ou couché sur le long côté, calé par un meuble.',
          '{18-24m 2-3a 3-4a 4-5a|Course vers le miroir : on s’approche en marchant ou à quatre pattes; courir renvoie au départ.}',
          'Soleil dans la glace : il éblouit; changez d’heure ou tirez le rideau.',
          '{0-18m 18-24m|Salive sur la glace : essuyée avant qu’une autre bouche s’y colle.}',
        ],
        supervision: 'palier1',
        allergies: ['Miroir lavé à l’eau, sans produit parfumé : les nez et les bouches s’y collent.'],
      },
      observation: [
        'Éveil aux sciences : quand l’enfant a vu quelqu’un dans la glace, où le cherche-t-il d’abord?',
        'Concept de soi : à quel signe voit-on qu’il sait que c’est lui?',
        'Attention : combien de temps guette-t-il le bord de l’image avant que quelqu’un arrive?',
      ],
      prolongements: [
        '{2-3a 3-4a 4-5a|Au lavabo, saluez par le miroir chacun de ceux qui attendent derrière vous.}{!2-3a !3-4a !4-5a|Au lavabo, l’enfant dans vos bras, saluez-le par le miroir, puis pour vrai.}',
        '{2-3a 3-4a 4-5a|Dans l’entrée de la maison ou au magasin, l’enfant cherche avec sa famille une vitre qui montre derrière lui sans qu’il se retourne.} {!2-3a !3-4a !4-5a|À la maison, devant la glace de l’entrée, le parent arrive derrière son enfant et attend que leurs yeux se trouvent.}',
      ],
      reflexionRetroaction: [
        'Qui s’est regardé longtemps, et de quoi avait-il l’air de s’étonner?',
        'Ai-je expliqué quelque chose qu’ils allaient trouver?',
      ],
    },
  },
  {
    key: 'la-marionnette-se-trompe-encore',
    summary:
      '« Bonjour, mon oreille! » La marionnette touche un nez et se trompe encore : on crie non, on lui apprend le bon mot, puis on la fait se tromper.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['contes-et-lettres'],
    materials: [],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'marionnettes',
      'marionnette',
      'marionnettes à main',
      'faire parler la marionnette',
      'théâtre de marionnettes',
      'faire parler un toutou',
      'se tromper de mot',
      'la marionnette se trompe',
      'nommer les parties du visage',
      'il aime dire non',
      'rire des erreurs',
      'apprendre des mots',
      'corps humain',
      'les parties du corps',
      'dire non',
    ],
    seen: [
      'elle met son bas dans sa main et lui fait dire bonjour à tout le monde',
      'ils crient non en chœur quand j’appelle ma botte un chapeau',
      'il pointe son nez et dit oreille juste pour me faire réagir',
      'ils corrigent tout ce que je dis et sont bien fiers de savoir mieux',
      'un qui jase peu avec moi parle sans gêne à mon toutou',
      'il est dans sa phase du non et ça le fait rire de me contredire',
      'depuis le spectacle, ils font parler tous les toutous du coin doux',
      'à l’habillage, je me suis trompée de mot et toute la gang s’est roulée par terre',
    ],
    scenes: ['figurines', 'blagues', 'mots'],
    picture:
      'La marionnette de l’éducatrice a un soulier sur la tête; trois enfants crient et montrent leur pied; un bébé lui tend les bras.',
    sheet: {
      titre: 'La marionnette se trompe encore',
      observationDepart:
        '{2-3a 3-4a 4-5a|« Passe-moi ta mitaine », dit la marionnette en montrant un soulier. « C’est pas une mitaine! » Ils sont quatre à crier.} {!2-3a !3-4a !4-5a|La marionnette passe la tête derrière votre dos. L’enfant fait un son, et elle sort. Il se tait, elle rentre, et il refait le son.}',
      intentionEducative:
        'Soutenir le plaisir de parler à quelqu’un qui en sait moins que soi : l’appeler, le corriger, lui apprendre un mot.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
      ],
      objectifs: [
        'Appeler la marionnette d’un son, d’un geste ou d’un mot, et la voir répondre.',
        '{0-18m !18-24m !2-3a !3-4a !4-5a|Guetter la marionnette, la toucher, la tirer à soi.}',
        '{18-24m 2-3a 3-4a 4-5a|Dire non quand le mot ne va pas.}',
        '{2-3a 3-4a 4-5a|Donner le mot juste, l’expliquer, le répéter.}',
        '{3-4a 4-5a 20min 30min|Se tromper exprès pour faire rire, et se reprendre.}',
      ],
      materiel: [
        item(
          'Marionnettes{0-18m 18-24m| lavables, sans œil ni bouton qui s’arrache}',
          'une pour vous{2-3a 3-4a 4-5a 20min 30min|, une pour deux enfants}{0-18m 18-24m 20min 30min|, une par enfant}{multiage 0-18m 18-24m 20min 30min| de moins de deux ans}',
          'Toutous dont vous faites bouger la tête',
        ),
      ],
      preparation: [
        'Choisissez une marionnette et cachez-la derrière votre dos. {20min 30min|Les autres dorment à côté de vous, jusqu’au moment où l’on se les prête.} {0-18m 18-24m|Tirez sur les yeux et sur le poil : rien ne vient dans les doigts.}',
        'Trouvez-lui une voix que vous pouvez tenir longtemps, ni criarde ni trop basse.',
        '{0-18m|Assoyez le poupon face à vous, dans le creux de vos jambes, ou couchez-le sur le dos : la marionnette arrive toujours par en bas, jamais sur son visage.} {0-18m multiage|Elle commence par lui, et les grands attendent de voir quel son la fera sortir.}',
        '{1adulte 18-24m 2-3a 3-4a 4-5a|Seule, gardez tout le monde en demi-cercle devant vous.} {1adulte !18-24m !2-3a !3-4a !4-5a|Seule, une main fait parler la marionnette, l’autre reste près de l’enfant.} {multiage|Avec plusieurs âges, la même marionnette va de l’un à l’autre : elle vient au son d’un petit, elle se trompe devant un grand.} {2adultes 18-24m 2-3a 3-4a 4-5a|À deux, l’une fait parler la marionnette, l’autre crie « non! » avec les enfants.} {2adultes !18-24m !2-3a !3-4a !4-5a|À deux, l’une fait parler la marionnette, l’autre l’appelle avec l’enfant.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Grattez le sol derrière vous. « Qui est là? » La marionnette sort un bout de tête, voit du monde, se recache. {0-18m 18-24m|Attendez un son, un cri, un pied qui bat : c’est ce son-là qui la fait sortir.} {2-3a 3-4a 4-5a|Elle ressort, va droit à votre soulier et le respire. « Oh! Le beau chapeau! » Elle essaie de se le mettre; il tombe. « Pourquoi y tient pas, mon chapeau? » Laissez venir le premier « non ».} {!2-3a !3-4a !4-5a|Elle se pose sur votre genou, regarde l’enfant et fait, tout bas, le même son que lui. Puis elle attend.}',
        ),
        play(
          { 10: 6, 20: 9, 30: 11 },
          '{2-3a 3-4a 4-5a|La marionnette fait sa tournée et touche un genou : « Bonjour, ma bedaine! » On lui apprend le mot; elle l’oublie chez le suivant.} {2-3a 3-4a 4-5a !0-18m !18-24m|Puis elle se promène, les enfants à vos côtés : la chaise est un cheval, la porte est un lit. On la suit, on la rattrape avec le bon mot avant qu’elle se couche.} {0-18m|Le poupon appelle la marionnette d’un « ah » : elle sort de derrière vous, lui donne un bec au pied et se sauve.} {!18-24m !2-3a !3-4a !4-5a|Une main qui tape, un pied qui bat l’appellent aussi bien. Changez de cachette et de poupon : sous votre bras, derrière votre cuisse. Par sa bouche, redites chaque son du bébé, un peu plus long, puis taisez-vous jusqu’au suivant.} {18-24m|La marionnette mord votre soulier : « Miam, une pomme! » « Non! » fait le trottineur, et il le lui ôte.} {18-24m !0-18m !2-3a !3-4a !4-5a|Elle le met sur sa tête, sur votre main, au bout de votre nez : encore non. Il lui montre le pied. Elle essaie, tire la langue, y arrive : bravo! Puis elle mord le soulier du voisin, et tout recommence.} {2-3a|« C’est pas ton oreille, c’est ton nez! » L’enfant lui prend la patte et la pose à la bonne place.} {3-4a|« À quoi ça sert, un coude? » On lui montre, on lui explique; elle essaie.} {4-5a|L’erreur se cache dans une phrase : « J’ai mis mes bas par-dessus mes bottes. » Qui l’a entendue?}',
        ),
        play(
          { 20: 5, 30: 9 },
          '{2-3a 3-4a 4-5a|« À vous de vous tromper! » À deux, une marionnette pour deux : un enfant la fait se tromper, l’autre la corrige, puis elle change de main.} {2-3a 3-4a 4-5a !0-18m !18-24m|Passez d’une équipe à l’autre avec votre marionnette : on la fait se tromper aussi, et c’est la pire élève.} {0-18m|Laissez une marionnette à chaque poupon. Il la tire, la goûte, la secoue; votre voix répond encore pour elle.} {!18-24m !2-3a !3-4a !4-5a|Qu’il la mette dans sa bouche ou par terre, elle dit ce qui lui arrive. Reprenez-la quand il la lâche. Elle monte de ses orteils à son ventre en nommant chaque place, juste, cette fois : « Le genou… la cuisse… le bedon! »} {18-24m|Le trottineur montre le mur, la porte : la marionnette dit le vrai mot, très lentement.} {18-24m !0-18m !2-3a !3-4a !4-5a|Prêtez-lui-en une. Il la tient par le cou, lui fait donner des becs, la couche; parlez pour elle à chaque geste : « Oh, je tombe! »} {2-3a|Sa marionnette dit « allô, mon pied! » à une tête; on rit, et on l’envoie à la tête suivante.} {3-4a|L’ami fait semblant de ne pas savoir : il faut lui donner deux indices avant le mot.} {4-5a|La marionnette a honte et ne veut plus parler. Que lui dit-on pour qu’elle ose encore?}',
        ),
        closing(
          { 10: 2, 20: 3, 30: 6 },
          'La marionnette se concentre très fort et va de l’un à l’autre. {2-3a 3-4a 4-5a|« Toi, tu es… attends… ne le dites pas… » Elle dit le prénom juste, enfin. On l’applaudit sans bruit, les doigts en l’air.} {!2-3a !3-4a !4-5a|Elle dit le prénom de chacun, juste et tout bas, la tête penchée.} Qui le veut lui donne un bec ou la main. {4-5a|Qui lui apprend un dernier mot, pour demain?} Elle bâille, elle rentre derrière votre dos et dit, presque endormie : {2-3a 3-4a 4-5a|« Bonne nuit, mes chapeaux. »}{!2-3a !3-4a !4-5a|« Bonne nuit… »}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Regardez la marionnette, pas l’enfant, quand c’est elle qui parle : il lui parlera, à elle.',
          'Faites-la répéter le son ou le mot de l’enfant lentement, comme si elle l’entendait pour la première fois.',
          '{18-24m 2-3a 3-4a 4-5a|Trompez-la sur ce que tous connaissent, jamais sur le prénom ou le corps d’un enfant qui n’en rit pas.}',
          '{0-18m 18-24m|Taisez-vous cinq secondes après chaque sortie : c’est à lui d’appeler.}',
        ],
        questionsOuvertes: [
          'Qui vient de bouger, là?',
          '{18-24m 2-3a 3-4a 4-5a|Qu’est-ce que c’est, alors?}',
          '{2-3a 3-4a 4-5a|Comment le lui expliquer?}',
          '{3-4a 4-5a|Que ferait-elle d’un soulier, si elle n’en avait jamais vu?}',
          '{!18-24m !2-3a !3-4a !4-5a|Où est-elle passée?}',
        ],
      },
      vocabulaire: [
        'la marionnette',
        '{18-24m 2-3a 3-4a 4-5a|se tromper}{!18-24m !2-3a !3-4a !4-5a|caché}',
        '{18-24m 2-3a 3-4a 4-5a|non}',
        '{18-24m 2-3a 3-4a 4-5a|le nez}{!18-24m !2-3a !3-4a !4-5a|le pied}',
        '{3-4a|le coude}',
        '{18-24m 2-3a 3-4a 4-5a|le soulier}{!18-24m !2-3a !3-4a !4-5a|le genou}',
        'encore',
        'bonjour',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Aux premiers mois, la marionnette reste immobile, à une longueur de bras, et bouge seulement la tête quand il fait un son. S’il se détourne, elle s’en va.',
        },
        {
          pour: '18-24m',
          texte:
            'Une seule erreur, toujours la même : le soulier sur la tête. Il l’attend, il crie avant vous. Ne la corrigez pas trop vite.',
        },
        {
          pour: '2-3a',
          texte:
            'Offrez deux mots dans l’oreille de la marionnette : « Nez ou genou? » Il tranche, et elle le remercie.',
        },
        {
          pour: '3-4a',
          texte:
            'L’enfant la prend au bout de son bras et devient son professeur : il montre, elle répète avec votre voix, et il décide si c’est assez bien dit.',
        },
        {
          pour: '4-5a',
          texte:
            'L’erreur passe dans le mot lui-même : « chapeau » devient « chameau ». On cherche quel bout a changé, et l’on en invente d’autres.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'La marionnette fait peur? Elle dort sur vos genoux, et c’est votre main nue qui {18-24m 2-3a 3-4a 4-5a|se trompe. Un enfant parle par signes ou par images? La marionnette se trompe de signe, et il lui place les doigts. Il prend l’erreur pour vraie? Faites un clin d’œil avant chacune.}{!18-24m !2-3a !3-4a !4-5a|sort, entre et répond.}',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver 18-24m 2-3a 3-4a 4-5a|L’hiver, au vestiaire, elle met la mitaine au pied et le pantalon sur la tête : les enfants s’habillent en la corrigeant.} {!hiver !18-24m !2-3a !3-4a !4-5a|L’hiver, au vestiaire, elle sort d’une mitaine au premier son de l’enfant.} {hiver|L’été, dans la cour, à l’ombre, elle salue l’arbre en l’appelant « madame » et prend la clôture pour un peigne.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          '{18-24m 2-3a 3-4a 4-5a|« Non! » crié très fort.}',
          'Marionnette mordue ou serrée par le cou.',
          'Petite peur au premier coucou.',
        ],
        dangersAEliminer: [
          'Œil, bouton, cordon ou poil qui s’arrache : cette marionnette ne sert pas.',
          '{0-18m|Marionnette posée sur un visage : elle arrive par les pieds et s’arrête au ventre.}',
          '{0-18m 18-24m|Marionnette mouillée de salive : lavée ou changée avant une autre bouche.}',
          '{2-3a 3-4a 4-5a|Marionnette qui frappe ou mord un ami : elle s’endort dans la main, et se réveille pour parler.}',
        ],
        supervision: 'palier1',
        allergies: ['Marionnettes lavées sans parfum, sans plume ni vraie fourrure.'],
      },
      observation: [
        'Langage oral : avec quels sons, gestes ou mots l’enfant {18-24m 2-3a 3-4a 4-5a|appelle-t-il ou corrige-t-il}{!18-24m !2-3a !3-4a !4-5a|appelle-t-il} la marionnette?',
        'Compétences sociales : {18-24m 2-3a 3-4a 4-5a|comment parle-t-il à quelqu’un qui se trompe?}{!18-24m !2-3a !3-4a !4-5a|à quoi voit-on qu’il attend le retour de la marionnette?}',
        'Fonction symbolique : à qui répond-il, à la marionnette ou à vous?',
      ],
      prolongements: [
        'À l’habillage, la marionnette revient une minute et {18-24m 2-3a 3-4a 4-5a|demande où va le soulier.}{!18-24m !2-3a !3-4a !4-5a|donne un bec au pied qui attend son bas.}',
        'À la maison, un bas sur la main de papa ou de grand-maman {2-3a 3-4a 4-5a|se trompe à son tour : l’enfant sait quoi lui répondre}{!2-3a !3-4a !4-5a|se cache, et sort au premier son de l’enfant}.',
      ],
      reflexionRetroaction: [
        'Ai-je attendu assez longtemps {18-24m 2-3a 3-4a 4-5a|le premier « non »}{!18-24m !2-3a !3-4a !4-5a|le premier son}?',
        'Qui lui a parlé plus qu’il ne parle d’habitude?',
      ],
    },
  },
]
