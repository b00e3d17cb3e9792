import type { AgeGroup } from '#app/domain/enums.ts'
import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

const ALL_AGES: AgeGroup[] = [
  'AGE_0_18_MONTHS',
  'AGE_18_MONTHS_2_YEARS',
  'AGE_2_YEARS_3_YEARS',
  'AGE_3_YEARS_4_YEARS',
  'AGE_4_YEARS_5_YEARS',
]

/** Played with one thing alone: a bump that runs along a rope, loaves of snow out of a sled, a hat on a knee that speaks, a suitcase packed for another, and pins that land like birds. */
export const HOME_ROPE_AND_HAT_SHEETS: readonly BankSheet[] = [
  {
    key: 'attention-la-bosse-arrive',
    summary:
      'Une secousse, et une bosse court dans la corde couchée : on saute quand elle passe. Puis la corde devient rivière, chemin, et s’endort en escargot.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['mouvement-et-defis'],
    materials: [],
    place: 'YARD',
    alsoAt: {
      INDOORS: 'Au local, la corde court sur le plancher nu, et les pieds nus la sentent mieux.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    onlyNamed: ['WATER'],
    calls: [
      'corde',
      'cordes',
      'corde à danser',
      'cordes à danser',
      'corde à sauter',
      'sauter par-dessus la corde',
      'sauter à la corde',
      'corde par terre',
      'jeux de corde',
      'serpent de corde',
      'sauter la rivière',
      'marcher sur la corde',
      'marcher sur une ligne',
      'sauter à pieds joints',
      'rien qu’une corde',
      'motricité globale',
    ],
    seen: [
      'elle donne des coups de poignet et regarde la vague courir dans son bout de corde',
      'ils bondissent par-dessus le boyau d’arrosage chaque fois qu’il se tortille',
      'il traîne une ficelle par terre et ses amis essaient de ne pas piler dessus',
      'il saute toujours trop tôt et se choque de manquer son coup',
      'elle a peur que le serpent par terre lui touche les pieds',
      'ils trépignent en ligne en attendant que ça passe devant eux',
      'en rangeant le cabanon, un bout de câble traînait et toute la gang sautait par-dessus',
      'depuis que les grands de l’école sautent à la corde à côté, ils veulent essayer',
    ],
    picture:
      'Accroupie, l’éducatrice a fait partir une bosse dans la corde couchée : une enfant est retombée, un autre saute, une troisième guette, genoux pliés.',
    scenes: ['sauter', 'equilibre'],
    sheet: {
      titre: 'Attention, la bosse arrive!',
      observationDepart:
        'Vous rapportiez une corde à la remise, et son bout se tortillait par terre derrière vous. Deux enfants l’ont suivie en sautant par-dessus.',
      intentionEducative:
        'Permettre à l’enfant de régler son saut sur ce qui s’en vient : guetter, se préparer, partir au bon moment.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'cognitif', composante: 'Attention', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
      ],
      objectifs: [
        'Suivre la bosse des yeux et sauter quand elle arrive à ses pieds.',
        '{20min 30min 45min|Choisir l’endroit où l’on est capable de sauter, puis un endroit plus large.}',
        '{30min 45min|Suivre la corde du pied, sans la quitter.}',
        '{10min|Retomber sur ses deux pieds.}',
      ],
      materiel: [
        item(
          'Cordes souples, sans poignée',
          'cinq ou six grands pas en tout : une longue, ou deux nouées bout à bout',
          'Cordes à danser, poignées ôtées',
        ),
      ],
      preparation: [
        '{dedans|Reculez la table et les chaises : il faut un couloir libre de six grands pas, sans tapis qui glisse. Ôtez les souliers; nu-pieds, on retombe bien.} {cour !hiver|Choisissez un coin plat, d’asphalte ou d’herbe rase, à l’ombre s’il fait chaud : dans l’herbe longue, la bosse se perd.} {cour hiver|Tapez du pied un couloir de neige long de six grands pas, loin du bord du toit : la corde court bien sur la neige dure.}',
        'Couchez la corde, bien droite. Exercez-vous, accroupie à un bout : un coup de poignet à hauteur de cheville, et une bosse file jusqu’à l’autre bout. Si elle s’arrête en chemin, donnez le coup de côté : elle glisse au lieu de sauter.',
        'La corde reste par terre, et vous seule la secouez. Dites-le aux enfants avant de commencer : jamais autour d’un cou, d’une taille ni d’un poignet, pas même pour rire.',
        'Il faut un pas entre deux sauteurs. Ceux qui n’ont pas de place s’accroupissent à côté de vous, annoncent la bosse, et l’on change à chaque tour.',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 3, 45: 4 },
          'Accroupie à un bout, flattez la corde d’un doigt. « Chut. Elle a avalé quelque chose de rond. » Donnez un coup de poignet : une bosse part de votre main, court dans la corde, arrive au bout et n’y est plus. « Où est-elle passée? » Refaites-en une, et suivez-la du doigt jusqu’à la fin. « Si elle arrivait à tes pieds, que ferais-tu? »',
        ),
        play(
          { 10: 6, 20: 8, 30: 9, 45: 12 },
          'Les enfants se placent le long de la corde, du même côté, à un pas l’un de l’autre. « Attention, la bosse arrive! » Elle passe devant le premier, puis le deuxième, puis le troisième; chacun saute par-dessus quand elle est à ses pieds. Les voilà tous de l’autre côté : ils se retournent, et la bosse suivante les fait revenir. {3-4a|À trois ans, on saute trop tôt, puis trop tard : envoyez-la plus lentement, en disant « elle vient… elle vient… ».} {3-4a !multiage|Puis on pose le bout du pied tout contre la corde, les yeux fermés. « Je l’ai sentie! »} {4-5a|À quatre ans, on passe la commande : une petite, une grosse, deux de suite.} {4-5a !multiage|Puis on pose le bout du pied tout contre la corde, les yeux fermés, et l’on dit « bosse! » quand elle le touche.}',
        ),
        play(
          { 20: 6, 30: 8, 45: 12 },
          'Pliez la corde en deux et ouvrez-la : voilà deux rives, collées à un bout, écartées de deux pas à l’autre. « L’eau coule entre les deux. Par où veux-tu passer? » On part de la même rive, trois à la fois; chacun cherche sa place et saute sur l’autre. Qui attend fait couler l’eau, des dix doigts. {3-4a|À trois ans, on commence où c’est étroit. « Plouf! » Un pied dans l’eau, on le secoue, et l’on recommence un peu plus loin.} {4-5a|À quatre ans, on montre d’abord où l’on retombera, puis on essaie avec deux pas d’élan.} Dites la météo : « Il pleut fort », et écartez une rive; « il fait sec », et rapprochez-la. Qui ne veut pas sauter fait le tour par la source, là où les rives se touchent.',
        ),
        play(
          { 30: 6, 45: 11 },
          'La corde redevient longue. On s’agenouille tout le long; chacun en pousse un morceau à deux mains, sans le lever de terre, et le laisse là : un tournant, un pic, un creux. « Qu’est-ce qu’elle dessine? » On la suit du pied, un enfant derrière l’autre, sans la quitter. {3-4a|« C’est une montagne! » On monte, talon contre orteils, et l’on regarde en bas une fois au sommet.} {4-5a|On ferme les yeux, la main d’un ami dans la sienne : ce sont les pieds qui trouvent les tournants.} {45min|Faites ensuite onduler la corde au ras du sol, comme une couleuvre. On la traverse deux à la fois, sans la toucher; les autres font « sss ». Un pied l’a réveillée? On la flatte jusqu’à ce qu’elle dorme, et l’on repart.}',
        ),
        closing(
          { 10: 2, 20: 3, 30: 4, 45: 6 },
          '« Elle a trop couru. Elle a sommeil. » Enroulez la corde à plat par terre, en escargot; les enfants vous en apportent le reste, à deux mains, en marchant. Chacun pose la main dessus : est-ce qu’une bosse y bouge encore? « Bonne nuit, la bosse. » Devant tous, rangez la corde en hauteur.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Restez accroupie, la main à hauteur de cheville : une bosse basse ne fait tomber personne.',
          'Regardez chaque enfant avant de dire « Attention, la bosse arrive! ».',
          'Un pied retient la corde? Lâchez votre bout tout de suite, riez, et renvoyez la bosse.',
        ],
        questionsOuvertes: [
          'Où est rendue la bosse?',
          'Qu’est-ce qui te dit que c’est le moment de sauter?',
          '{20min 30min 45min|Par où passer sans te mouiller?}',
        ],
      },
      vocabulaire: [
        'la corde',
        'la bosse',
        'par-dessus',
        'trop tôt',
        'trop tard',
        '{20min 30min 45min|la rive}',
        '{20min 30min 45min|étroit}',
        'l’escargot',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'S’il saute toujours trop tôt, donnez-lui la dernière place : la bosse y arrive fatiguée, et il l’a vue venir de loin.',
        },
        {
          pour: '4-5a',
          texte:
            'Il annonce la bosse à côté de vous et dit le nom de chaque sauteur au moment où elle passe devant lui.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Assis par terre ou en fauteuil à côté de vous, l’enfant garde la main ou le pied sur la corde et crie « bosse! » quand il la sent : c’est son cri qui fait sauter les autres. L’enfant qui craint la corde qui bouge lui donne des ordres : « Dors », « Bouge », et vous obéissez pour elle.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dehors, la bosse laisse sa ligne dans la neige neuve : on saute par-dessus la corde, puis par-dessus sa trace.} {hiver|L’été, dehors, une corde mouillée dessine sa trace sur l’asphalte : on la suit du pied avant qu’elle sèche.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Saut manqué, pied sur la corde.', 'Mains ou genoux à terre en retombant.'],
        dangersAEliminer: [
          'Corde autour du cou, de la taille ou d’un poignet : à la première boucle passée sur quelqu’un, le jeu s’arrête et la corde est rangée.',
          'Corde tendue où l’on trébuche : rien n’est attaché, seul votre bout est tenu, et vous le lâchez dès qu’un pied l’accroche.',
          'Bout libre qui claque comme un fouet : ni poignée ni nœud au bout, un coup de poignet bas, personne au bout de la corde.',
          'Corde oubliée sur un module, une clôture ou un lit : elle est rangée en hauteur dès la fin du jeu.',
          '{dedans|Bas qui glissent : nu-pieds, ou souliers aux pieds.} {cour !hiver|Herbe mouillée ou gravier : changez de coin.} {cour hiver|Glace sous la neige : grattez du talon avant de jouer.}',
          '{cour ete|Soleil et chaleur : jeu à l’ombre, chapeaux, une gorgée d’eau entre deux jeux.} {cour hiver|Froid : seuil de votre milieu, au plus bas -27 °C; nuques et mains touchées souvent.}',
        ],
        supervision: 'palier2',
        allergies: ['Aucune propre à ce jeu; corde propre, mains lavées après.'],
      },
      observation: [
        'Motricité globale : comment l’enfant part-il, et comment retombe-t-il?',
        'Attention : jusqu’où suit-il la bosse des yeux avant de sauter?',
        'Fonction symbolique : notez ce que la corde devient dans ses mots.',
      ],
      prolongements: [
        'Sans corde, au vestiaire : la bosse passe de main en main, et chacun se lève sur la pointe des pieds quand elle arrive.',
        'Dites-le aux familles : en marchant vers la maison, une fissure du trottoir fait une rivière à sauter.',
      ],
      reflexionRetroaction: [
        'Qui a eu besoin d’une bosse plus lente, et l’ai-je vu assez vite?',
        'Quelle idée d’enfant a changé la corde en autre chose?',
      ],
    },
  },
  {
    key: 'toc-toc-sors-du-traineau',
    summary:
      'On remplit le traîneau de neige à pleines mitaines, on le tire, on le vire à l’envers, on cogne, on lève : le pain de neige tient-il, ou s’émiette-t-il?',
    ageGroups: ALL_AGES,
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['eau-neige-et-glace', 'cabanes-et-constructions'],
    materials: ['neige'],
    place: 'YARD',
    alsoAt: {
      PARK: 'Au parc, restez sur le plat, loin de la butte où l’on glisse et de la rue.',
    },
    seasons: ['WINTER'],
    durationMinutes: 30,
    adults: 1,
    onlyNamed: ['WHEAT'],
    calls: [
      'traîneau',
      'traîneaux',
      'tirer le traîneau',
      'tirer un traîneau',
      'traîneau vide',
      'luge',
      'luges',
      'soucoupe',
      'remplir le traîneau de neige',
      'charger le traîneau',
      'gâteau de neige',
      'pain de neige',
      'démouler la neige',
      'neige qui colle',
      'taper la neige',
      'traîneau sans butte',
      'hiver',
      'vider et remplir',
    ],
    seen: [
      'il bourre sa soucoupe de neige à grandes brassées et la revire à l’envers',
      'elle cogne sur le fond de la luge et colle son oreille pour écouter',
      'ils tapent la neige avec leurs mitaines pour qu’elle tienne bien dur',
      'elle tire son chargement jusqu’à moi et le vide à mes pieds',
      'il est déçu parce que son gâteau s’est effrité en le démoulant',
      'il tire fort sur la corde et refuse que je pousse, capable tout seul',
      'dans la cour, pas de côte, et ils se promènent avec leur luge vide',
      'ce matin, la neige colle enfin et ils livrent des pains à tout le monde',
    ],
    picture:
      'Un enfant lève un bord du traîneau viré à l’envers : le pain de neige paraît; un trottineur se penche; un poupon, contre l’éducatrice, en touche un petit.',
    scenes: ['neige-glace', 'tirer', 'remplir-vider', 'transporter'],
    sheet: {
      titre: 'Toc, toc, sors du traîneau!',
      observationDepart:
        '{18-24m 2-3a 3-4a 4-5a|Un traîneau plein de neige a versé. Dessous, la neige avait gardé sa forme, et un enfant a cogné sur le fond : « Y a-tu quelqu’un? »} {!18-24m !2-3a !3-4a !4-5a|Assis dans un traîneau arrêté, un poupon tape sur le bord avec sa mitaine : toc, toc. Il attend, puis tape encore.}',
      intentionEducative:
        '{18-24m 2-3a 3-4a 4-5a|Permettre de prévoir ce que la neige fera, de le vérifier et de changer un geste pour que ça tienne.} {!18-24m !2-3a !3-4a !4-5a|Permettre au poupon de taper, d’attendre, et de voir paraître ce qui était caché.}',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
      ],
      objectifs: [
        'Taper la neige et le traîneau, et écouter ce que ça fait.',
        '{18-24m 2-3a 3-4a 4-5a|Charger un traîneau et le faire avancer.} {!18-24m !2-3a !3-4a !4-5a|Chercher des yeux ce qui est sous le traîneau.}',
        '{2-3a 3-4a 4-5a|Dire, avant de lever, si le pain tiendra.}',
        '{4-5a|Changer une seule chose, et recommencer pour voir.}',
      ],
      materiel: [
        item(
          'Traîneaux bas et légers',
          '{18-24m 2-3a 3-4a 4-5a|un pour deux enfants}{0-18m multiage|, et un garé pour les poupons}{!18-24m !2-3a !3-4a !4-5a|un garé pour deux poupons, et un à remplir}',
          'Soucoupes ou luges',
        ),
        item('Mitaines sèches de rechange', 'une paire par enfant', null),
      ],
      preparation: [
        'Comparez la température et le vent au seuil de votre milieu. {0-18m|Poupons en habit de neige : par temps froid, rentrez après vingt minutes, où qu’en soit le jeu; au seuil que votre milieu fixe pour eux, gardez ce jeu pour un jour plus doux.}',
        'Choisissez un coin plat, {cour|loin du bord du toit et du tas de la déneigeuse}{parc|loin de la butte, de la rue et du tas de la déneigeuse}. Pressez une poignée de neige : elle colle, les pains tiendront; elle coule entre les doigts, ils feront des miettes, et le jeu sera d’en chercher une qui tient.',
        'Si le traîneau a une corde, nouez-la en une boucle longue comme votre main : deux mitaines s’y prennent, aucune tête n’y passe. Passez la paume sur les bords : aucun plastique fendu.',
        '{0-18m|Garez le traîneau des poupons contre vous, à plat, calé dans la neige pour qu’il ne bascule pas, dos au vent. Qui tient assis s’y assoit, le dos contre votre jambe; un plus jeune reste sur vos cuisses. Personne ne tire ce traîneau-là.} {1adulte 0-18m multiage|Avec plusieurs âges, prenez six enfants au plus, dont deux poupons. La neige se prend à cinq pas des poupons; les traîneaux s’arrêtent de l’autre côté de vous, à deux pas d’eux, et c’est vous qui en glissez un jusqu’à eux, sans vous lever.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          '{!0-18m|À genoux, poussez des deux bras} {0-18m|Assise, les poupons contre vous, poussez d’un bras} la neige dans un traîneau et tapez-la du plat de la mitaine : pof, pof, pof. Virez le traîneau à l’envers. Cognez dessus. « Toc, toc! Es-tu prêt? » Collez l’oreille. « Il dit : pas encore. » {0-18m|Prenez la mitaine du poupon et cognez avec elle.} Cognez une dernière fois et levez, d’un bord, lentement, pour que tous voient dessous. « Un pain! » Ou bien : « Des miettes! » On en refait un?',
        ),
        play(
          { 20: 7, 30: 9, 45: 12 },
          '{18-24m 2-3a 3-4a 4-5a|Les traîneaux vides partent à la neige. On y met de la neige à pleines brassées, jusqu’à la moitié, on tape, puis on tire la boucle ou l’on pousse derrière jusqu’à vous.} {0-18m|Le poupon tape le bord de son traîneau; répondez, même nombre de coups. Laissez tomber une poignée de neige au fond, devant lui : il l’écrase, l’étale, vous regarde.} {0-18m !multiage|Ajoutez-en une, plus grosse, qui fait « pof ». Puis emplissez l’autre traîneau à côté de lui, brassée par brassée, et tapez ensemble dessus.} {18-24m multiage|Le trottineur} {18-24m !multiage|L’enfant} {18-24m|apporte une mitaine de neige, en perd en chemin, tape ce qui reste et repart.} {18-24m !multiage|Vide, le traîneau glisse dès qu’il pousse. Remplissez-le avec lui : il ne bouge plus. « Ho! » Poussez à deux.} {2-3a|À deux ans, on apporte la neige serrée contre son ventre, on la lâche et on la tasse des deux mitaines.} {2-3a !multiage|Plein, le traîneau ne bouge plus : on appelle un ami, et l’on pousse à deux en criant « ho! ».} {3-4a|À trois ans, on charge trop, le traîneau reste pris : combien de brassées ôter?} {3-4a !multiage|On ôte, on essaie, on ôte encore; quand il part d’un coup, on tombe assis.} {4-5a|À quatre ans, on compare la neige du dessus et celle d’en dessous : laquelle colle?} {4-5a !multiage|On remplit un traîneau de chaque neige, on les tape pareil : lequel tiendra?}',
        ),
        play(
          { 20: 6, 30: 8, 45: 12 },
          '{18-24m 2-3a 3-4a 4-5a|Devant vous, on vire le traîneau, deux mains au même bord, les bottes reculées. « Toc, toc! » Tient-il?} {2-3a 3-4a 4-5a|Chacun le dit avant qu’on lève.} {0-18m|Virez un traîneau peu chargé à la portée du poupon : c’est un tambour. Il frappe, vous frappez; il s’arrête, vous aussi. Puis levez : « Oh! » Sa mitaine touche le pain la première.} {0-18m !multiage|Recouvrez le pain avec le traîneau : parti! Cognez, attendez un son de lui, levez encore. À la fin, il le défait à pleines mitaines.} {18-24m multiage|Le trottineur} {18-24m !multiage|L’enfant} {18-24m|cogne à deux poings, se penche pour voir, et marche dans le pain.} {18-24m !multiage|« Tombé! » Il n’en reste que des miettes, alors on en refait un, plus petit.} {2-3a|À deux ans, on crie au fond du traîneau : « Sors, pain! »} {2-3a !multiage|S’il sort entier, on le flatte, puis on saute dedans à deux bottes. On va vite en refaire un.} {3-4a|À trois ans, on cherche pourquoi il s’émiette : pas assez tapé, levé trop vite?} {3-4a !multiage|Celui d’à côté tient, lui. On demande à qui l’a fait comment il a tapé.} {4-5a|À quatre ans, on change une seule chose et l’on parie de nouveau.} {4-5a !multiage|Plus tapé? Moins plein? Neige d’en dessous? On garde le truc qui marche et on le montre à un ami.}',
        ),
        play(
          { 30: 5, 45: 10 },
          '{18-24m 2-3a 3-4a 4-5a|Les pains s’alignent, un à côté de l’autre.} {2-3a 3-4a 4-5a|« Qu’est-ce que c’est : un train, un dortoir, un banc? »} {18-24m 2-3a 3-4a 4-5a|On retourne à la neige pour en faire un autre.} {0-18m|Assis devant un pain, contre vous, le poupon y enfonce la mitaine. Le trou reste : « C’est ta main. » Faites-en un à côté, et cherchez ensemble lequel est le sien.} {18-24m multiage|Le trottineur} {18-24m !multiage|L’enfant} {18-24m|s’assoit sur un pain, se relève, essaie le suivant.} {18-24m !multiage|Dites bonjour à chaque pain, et tapez-le une fois avec lui.} {2-3a|À deux ans, on borde chaque pain d’une poignée de neige et on lui dit bonne nuit.} {2-3a !multiage|On cogne dessus : « Réveille-toi! » Puis on le recouche.} {3-4a|À trois ans, on s’assoit pour voir si tous ont une place.} {3-4a !multiage|Il en manque une : de quelle grandeur sera le prochain pain?} {4-5a|À quatre ans, on pose un petit pain sur un gros, pour faire un dossier.} {4-5a !multiage|Il tombe? On cherche où le taper, et de quel côté l’appuyer.}',
        ),
        closing(
          { 20: 4, 30: 4, 45: 6 },
          '« Le dernier, on le fait ensemble. » {18-24m 2-3a 3-4a 4-5a|Chacun met une mitaine de neige dans le même traîneau et la tape.}{!18-24m !2-3a !3-4a !4-5a|Mettez dans le traîneau une mitaine de neige pour chaque poupon, en disant son nom, et tapez-la.} Virez-le. {0-18m|La mitaine du poupon cogne en dernier.} « Toc, toc… » tout bas. On lève. Sera-t-il encore là demain? Emboîtez les traîneaux vides, changez les mitaines mouillées, comptez les enfants.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Attendez, après chaque « toc, toc » : c’est là qu’on devine, qu’on rit ou qu’on crie.',
          'Réjouissez-vous des miettes autant que du pain.',
          '{multiage|Les plus grands virent, les plus jeunes cognent, et tout le monde se penche pour voir.} {!multiage !0-18m|Laissez virer, cogner et lever par qui a rempli; offrez seulement l’autre bord.} {!18-24m !2-3a !3-4a !4-5a|Levez quand le poupon a tapé, bougé ou babillé : c’est lui qui donne le signal.}',
        ],
        questionsOuvertes: [
          'Qu’y a-t-il là-dessous?',
          '{2-3a 3-4a 4-5a|Pourquoi celui-là tient-il?}',
          '{!2-3a !3-4a !4-5a|Où est parti le pain?}',
          '{3-4a 4-5a|Que vas-tu changer la prochaine fois?}',
        ],
      },
      vocabulaire: [
        'le traîneau',
        '{18-24m 2-3a 3-4a 4-5a|charger}{!18-24m !2-3a !3-4a !4-5a|cogner}',
        'taper',
        'à l’envers',
        'le pain de neige',
        'les miettes',
        'ça tient',
        'dessous',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Avant qu’il tienne assis, il est sur vos cuisses, face au traîneau renversé : vous cognez, il entend, ses jambes répondent. La neige vient sur votre mitaine, il la touche de la sienne.',
        },
        {
          pour: '18-24m',
          texte:
            'Un traîneau presque vide, que sa poussée fait partir. Démoulez pour lui un pain pas plus gros qu’une botte, à écraser tout de suite.',
        },
        {
          pour: '2-3a',
          texte:
            'Il tient un bord, vous l’autre, et c’est lui qui dit « vire! ». Remplissez à moitié : il peut le lever seul.',
        },
        {
          pour: '3-4a',
          texte: 'Il essaie de tirer plein, à moitié, vide, et dit lequel il choisirait pour aller plus loin.',
        },
        {
          pour: '4-5a',
          texte:
            'Il devient le boulanger : les autres passent leur commande, « un gros », « un petit mince », et il cherche comment.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Un traîneau posé sur un muret de neige tapée met le jeu à la hauteur d’un fauteuil. L’enfant qui craint la neige sur ses mains cogne, colle l’oreille et donne le signal de lever.',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’été, un seau de sable mouillé donne de petits pains : on cogne, on lève, et l’on devine de la même façon.',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Pain écrasé par un autre.',
          '{18-24m 2-3a 3-4a 4-5a|Chute molle quand le traîneau part d’un coup.}{!18-24m !2-3a !3-4a !4-5a|Pain qui s’émiette avant qu’on l’ait touché.}',
        ],
        dangersAEliminer: [
          'Enfant assis dans un traîneau : ce traîneau est arrêté, personne ne le tire ni ne le pousse; seule la neige voyage, sur le plat.',
          'Doigts ou bottes sous le bord qui tombe : deux mains au même bord, bottes reculées, charge à moitié de la hauteur.',
          '{18-24m 2-3a 3-4a 4-5a|Enfant qui se cache sous un traîneau renversé : faites-l’en sortir; personne ne s’assoit ni ne marche dessus.}',
          'Corde longue : nouée court, ou ôtée; aucun foulard, le cache-cou seulement.',
          '{0-18m|Neige au visage du poupon, ou plein la bouche : versez loin de lui, essuyez aussitôt.} {0-18m multiage|Traîneau qui arrive trop vite vers les poupons : il s’arrête à deux pas, et vous le recevez.}',
          'Neige salée, sale ou soufflée : elle reste où elle est, et l’on n’en mange pas.',
          '{!0-18m !18-24m|Froid : seuil de votre milieu, au plus bas -27 °C.} {18-24m !0-18m|Froid : seuil de votre milieu, souvent plus prudent avec un trottineur, au plus bas -27 °C.} {0-18m|Froid : dès qu’un poupon refroidit, tout le groupe rentre.} Nuques et mains touchées souvent.',
        ],
        supervision: 'palier1',
        allergies: [
          'Urticaire au froid, asthme à l’air froid : la consigne du parent relue avant de sortir, la pompe sur vous.',
        ],
      },
      observation: [
        'Éveil aux sciences : que dit ou fait l’enfant devant un pain émietté?',
        'Motricité globale : {18-24m 2-3a 3-4a 4-5a|comment fait-il avancer ce qui est lourd?}{!18-24m !2-3a !3-4a !4-5a|comment bras et jambes bougent-ils quand il frappe?}',
        'Raisonnement : notez {18-24m 2-3a 3-4a 4-5a|ce qu’il change d’un pain à l’autre.} {!18-24m !2-3a !3-4a !4-5a|ce qu’il fait quand le pain disparaît.}',
      ],
      prolongements: [
        'Le lendemain, allez voir le dernier pain : a-t-il durci, fondu, disparu sous la neige?',
        'Dites-le aux familles : à la maison, un bol de neige viré sur le balcon fait un pain pour le soir.',
      ],
      reflexionRetroaction: [
        'Ai-je laissé la neige répondre, ou expliqué trop vite?',
        'Qui cogne, qui remplit, qui regarde, et ont-ils pu changer de tâche?',
      ],
    },
  },
  {
    key: 'bonjour-monsieur-le-genou',
    summary:
      'Un chapeau sur un genou plié, et le genou devient quelqu’un : il salue, il parle, il ronfle. Un pied, un poing, une chaise en veulent un aussi.',
    ageGroups: ALL_AGES,
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['contes-et-lettres'],
    materials: [],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'chapeau',
      'chapeaux',
      'casquette',
      'casquettes',
      'tuque',
      'tuques',
      'jeux de chapeaux',
      'mettre un chapeau',
      'essayer des chapeaux',
      'coin déguisement',
      'se déguiser',
      'faire parler son genou',
      'drôle de voix',
      'chapeau sur le pied',
      'rien que des chapeaux',
      'marionnettes',
      'parties du corps',
    ],
    seen: [
      'il met son capuchon sur son pied et lui fait dire allô',
      'elle coiffe la chaise, le toutou, puis ma tête, et leur dit bonjour à chacun',
      'il fait éternuer son genou pour que la tuque revole',
      'mon bébé arrache la tuque que je pose sur ses orteils et rigole',
      'un gêné qui ne dit pas bonjour le matin répond pourtant à un pied qui parle',
      'il me fait parler à son poing avec une voix de souris et se tord de rire',
      'dans le vestiaire, ils ont assis leurs tuques sur leurs genoux et ça jasait',
      'au lieu de s’habiller, elle fait ronfler sa jambe sous son chapeau',
    ],
    picture:
      'Assis en rond, deux enfants font se parler leurs genoux coiffés; l’éducatrice regarde le sien, et un bébé couché arrache le chapeau de son pied.',
    scenes: ['voix', 'figurines', 'deguiser', 'blagues'],
    sheet: {
      titre: 'Bonjour, monsieur le genou',
      observationDepart:
        '{2-3a 3-4a 4-5a|Un chapeau est tombé sur un genou. « Allô! » a dit l’enfant d’une petite voix, et deux autres ont plié le leur.} {!2-3a !3-4a !4-5a|Un chapeau est tombé sur un petit pied. L’enfant l’a regardé, a remué les orteils, et le chapeau a bougé.}',
      intentionEducative:
        '{2-3a 3-4a 4-5a|Éveiller le plaisir de prêter une voix à quelqu’un d’inventé, et de tenir une conversation avec lui.} {!2-3a !3-4a !4-5a|Éveiller le plaisir de se répondre : un geste, un son, un regard, et l’autre répond.}',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'secondaire' },
      ],
      objectifs: [
        'Répondre à une drôle de voix, par un geste, un son ou des mots.',
        '{2-3a 3-4a 4-5a|Faire parler une partie de son corps et la nommer.} {!2-3a !3-4a !4-5a|Ôter et remettre un chapeau, ailleurs que sur sa tête.}',
        '{3-4a 4-5a|Poser une question à celui qu’un ami fait parler.}',
      ],
      materiel: [
        item(
          'Chapeaux ou tuques, sans cordon',
          '{!18-24m !2-3a !3-4a !4-5a|deux par poupon, mous, et deux pour vous}{18-24m 2-3a 3-4a 4-5a|un par enfant, et deux de plus}{0-18m multiage|, dont un mou pour chaque poupon}',
          'Casquettes',
        ),
      ],
      preparation: [
        'Choisissez des chapeaux qui tiennent sur un genou plié; ôtez les cordons, les épingles et les plumes. Les chapeaux vont aux genoux, aux pieds, aux poings : à chaque tête, seulement le sien.',
        'Exercez-vous, assise par terre, un genou plié. Penchez-le de côté : il salue. Frappez le talon au sol : il saute de joie. {20min 30min|Un poing sous un chapeau parle aussi : le pouce est la mâchoire.}',
        '{18-24m 2-3a 3-4a 4-5a|Posez les chapeaux en rond sur le plancher, un devant chaque place.} {0-18m|Les poupons sont assis contre votre jambe allongée, ou couchés sur le dos près de votre hanche, nu-pieds, un chapeau mou à portée de main.} {1adulte 0-18m multiage|Avec plusieurs âges, prenez six enfants au plus, dont deux poupons.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 3 },
          'Assise par terre, posez un chapeau sur votre genou plié. Regardez ailleurs. Le genou se penche : « Psst! » Cherchez qui a parlé. « Psst! Ici, en bas! » Sursautez. « Bonjour, monsieur le genou. » « Bonjour, grande tête », répond-il d’une petite voix. Ôtez le chapeau : plus personne, rien qu’un genou. Remettez-le : « Atchoum! » Il y a quelqu’un.',
        ),
        play(
          { 10: 6, 20: 8, 30: 9 },
          '{2-3a 3-4a 4-5a|Chacun plie un genou et le coiffe. Faites le tour des genoux : « Bonjour, vous. Avez-vous bien dormi? »} {!2-3a !3-4a 18-24m !4-5a|Donnez un chapeau à chacun, et tendez votre pied nu.} {0-18m|Coiffez le pied du poupon. « Bonjour, le pied! » Les orteils bougent, le chapeau tremble, une main l’arrache. « Parti! » Attendez un son, et coiffez l’autre pied.} {0-18m !multiage|Puis votre genou se coiffe et vient tout près : « Coucou. » Il se sauve derrière votre autre jambe et revient du même côté. À la troisième fois, attendez que le poupon l’appelle.} {18-24m|Le trottineur coiffe son pied, le vôtre, la chaise; à chacun, vous dites bonjour.} {18-24m !multiage|Il ôte le chapeau : plus rien. Il le remet, vous parlez encore. C’est lui qui allume et qui éteint la voix.} {2-3a|À deux ans, le genou dit « allô », éternue, et le chapeau tombe exprès.} {2-3a !multiage|Demandez-lui ce qu’il a mangé, et avec quelle bouche.} {3-4a|À trois ans, le genou a un nom et il a faim; le genou d’à côté veut tout savoir.} {3-4a !multiage|Où dort-il? A-t-il peur du noir? Qui sont ses amis? Un genou répond, l’autre raconte à la ronde ce qu’il vient d’apprendre.} {4-5a|À quatre ans, deux genoux voisins ne s’entendent pas : l’un veut sortir, l’autre dormir.} {4-5a !multiage|Chacun dit pourquoi, dans sa voix. Un ami s’en mêle avec le sien : peut-il les mettre d’accord?}',
        ),
        play(
          { 20: 6, 30: 8 },
          '« Qui d’autre voudrait parler? » {18-24m 2-3a 3-4a 4-5a|On promène les chapeaux : sur un coude, un dossier de chaise, un poing dont le pouce fait la mâchoire.} {0-18m|Votre poing coiffé rend visite au poupon. Le pouce s’ouvre : « Baba. » Silence. Tout ce que dit le poupon, le poing le répète, puis se cache et revient.} {0-18m !multiage|Essayez « maman », puis « brrr » : gardez celui qui l’a fait bouger, et redites-le quand il vous regarde. Assis, il ôte le chapeau du poing; le pouce se tait, bouche ouverte, et attend qu’on le recoiffe.} {18-24m|Le trottineur coiffe la chaise et attend, les yeux sur vous : quelle voix a une chaise?} {18-24m !multiage|Trompez-vous : parlez pour la table, qui n’a pas de chapeau. Il court la coiffer.} {2-3a|À deux ans, on se couche, un chapeau sur le ventre : il monte, il descend, le ventre ronfle.} {2-3a !multiage|« Réveillez-vous, monsieur le ventre! » Il gargouille. Qu’est-ce qu’il veut manger?} {3-4a|À trois ans, le poing raconte où il est allé, et avec qui.} {3-4a !multiage|Un autre poing y était aussi, et ne raconte pas la même chose.} {4-5a|À quatre ans, chaque chapeau a sa voix : yeux fermés, on dit qui a parlé.} {4-5a !multiage|Puis une chaise coiffée répond à toutes les questions par un seul mot, que l’enfant derrière elle a choisi.}',
        ),
        play(
          { 30: 6 },
          '{18-24m 2-3a 3-4a 4-5a|Deux genoux coiffés se rencontrent, se saluent bien bas et échangent leurs chapeaux. La voix part avec le chapeau.} {0-18m|Coiffez vos deux genoux, le poupon devant : l’un chante grave, l’autre aigu. Il touche un genou, ce genou-là chante; il ôte un chapeau, plus un son.} {0-18m !multiage|Remettez-le, attendez sa main, et chantez encore, plus lentement.} {18-24m|Le trottineur prend un chapeau et vous le donne; donnez-lui le vôtre. Merci, merci, on recommence.} {2-3a|À deux ans, on donne, on reprend, et l’on dit bonjour encore.} {3-4a|À trois ans, on refait la voix de l’ami, juste comme il la faisait.} {4-5a|À quatre ans, le genou croit qu’il est l’autre : il raconte sa journée, tout de travers.}',
        ),
        closing(
          { 10: 2, 20: 3, 30: 4 },
          'Les chapeaux sont fatigués de parler. {18-24m 2-3a 3-4a 4-5a|On allonge la jambe, doucement : le genou se couche, ronfle, et chacun lui souffle bonne nuit.} {0-18m|Le pied du poupon reçoit son chapeau une dernière fois; chuchotez « bonne nuit, le pied », et flattez-le quand le chapeau tombe.} Un à un, les chapeaux s’empilent devant vous. Le dernier, tout en haut, dit encore un mot : « À demain. »',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Regardez le genou quand il parle, et l’enfant quand il se tait : on comprend qui est qui.',
          'Répondez à tout ce que dit un genou, même un seul son.',
          '{multiage|Présentez-les d’un âge à l’autre : « Monsieur le genou, connaissez-vous ce petit pied? »} {!multiage|Laissez de longs silences : c’est souvent le plus discret qui finit par prêter sa voix.}',
        ],
        questionsOuvertes: [
          'Qui a parlé?',
          '{2-3a 3-4a 4-5a|Qu’est-ce qu’il a dit, ton genou?}',
          '{!2-3a !3-4a !4-5a|Où est parti le chapeau?}',
          '{4-5a|Pourquoi ne sont-ils pas d’accord?}',
        ],
      },
      vocabulaire: [
        'le chapeau',
        'coiffer',
        'le genou',
        '{20min 30min|le coude}',
        '{20min 30min|le poing}',
        'bonjour',
        'la voix',
        'saluer',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Couché sur le dos, il attrape ses pieds : le chapeau y est à sa place. Ne coiffez que des pieds et des mains, jamais son visage, et laissez-le gagner à chaque fois.',
        },
        {
          pour: '18-24m',
          texte:
            'Il met le chapeau, vous faites la voix. Gardez-lui la même petite voix d’une fois à l’autre : il la réclamera.',
        },
        {
          pour: '2-3a',
          texte: 'Deux mots suffisent à un genou. Répétez-les à un autre genou, qui s’en étonne, et attendez la suite.',
        },
        {
          pour: '3-4a',
          texte: 'S’il n’ose pas, son genou parle à l’oreille du vôtre, qui redit tout bien fort.',
        },
        {
          pour: '4-5a',
          texte:
            'Il fait passer son chapeau d’un genou à l’autre, leur donne à chacun sa voix, et invite le genou d’un ami à s’en mêler.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui parle peu fait saluer, sauter ou dormir son genou, et vous répondez à ces gestes comme à des mots. Assis en fauteuil, il coiffe son poing ou son appui-bras. Un chapeau sur soi déplaît? Il le donne à une chaise.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, ce sont les tuques : elles grattent, elles sentent la neige, et le genou s’en plaint.} {hiver|L’été, ce sont les chapeaux de soleil : le genou demande s’il fait chaud, là-haut.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Chapeau convoité par deux enfants.', 'Fou rire qui roule par terre.'],
        dangersAEliminer: [
          'Cordon, attache ou élastique sous le menton : ôtés avant le jeu.',
          'Plume, fleur, bouton, épingle ou pompon qui se détache : ce chapeau ne sert pas.',
          'Poux dans le service : aucun chapeau d’une tête à l’autre; ceux du coin déguisement se lavent ou passent à la sécheuse.',
          '{0-18m|Chapeau sur le nez ou la bouche d’un poupon : il va aux pieds, et vous le reprenez quand il se couche le visage dessus.}',
          '{18-24m 2-3a 3-4a 4-5a|Chapeau sur les yeux en marchant : on ne se déplace qu’à visage découvert.}',
        ],
        supervision: 'palier1',
        allergies: ['Laine, plumes, feutre : coton lavé pour la peau sensible.'],
      },
      observation: [
        'Langage oral : notez le premier son ou la première phrase qu’il fait dire, ou qu’il répond.',
        'Compétences sociales : à qui s’adresse-t-il, au genou ou à son propriétaire?',
        'Schéma corporel : où pose-t-il le chapeau{2-3a 3-4a 4-5a|, et que nomme-t-il}?',
      ],
      prolongements: [
        '{18-24m 2-3a 3-4a 4-5a|Au vestiaire, avant de sortir, on pose la tuque ou le chapeau sur son genou, qui dit un mot, puis on s’en coiffe.} {!18-24m !2-3a !3-4a !4-5a|Au changement de couche, le pied dit bonjour, avec ou sans chapeau.}',
        'Dites-le aux familles : à la maison, sur le divan, n’importe quel genou a quelque chose à raconter.',
      ],
      reflexionRetroaction: [
        'Ai-je laissé parler les genoux, ou fait toutes les voix?',
        'Qui a dit à un genou ce qu’il ne m’aurait pas dit?',
      ],
    },
  },
  {
    key: 'ou-m-envoies-tu-avec-ca',
    summary:
      'On fait la valise d’un autre : un soulier, une tuque, une manche qui dépasse. Il l’ouvre, devine où on l’envoie, et part. Bye-bye! Déjà revenu?',
    ageGroups: ALL_AGES,
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_LANGUAGE'],
    themes: ['emotions-et-amitie', 'contes-et-lettres'],
    materials: [],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    onlyNamed: ['WATER'],
    calls: [
      'valise',
      'valises',
      'sac',
      'sacs',
      'sacoche',
      'sacoches',
      'sac à dos',
      'faire sa valise',
      'faire la valise',
      'remplir un sac',
      'vider le sac',
      'partir en voyage',
      'dire bye-bye',
      'bagages',
      'promener un sac',
    ],
    seen: [
      'elle fourre un soulier et une tuque dans sa sacoche et nous fait bye',
      'il bourre son sac à dos de jouets et le vide trois pas plus loin',
      'il tire sur une manche qui sort du sac et tout le linge suit',
      'ils se préparent des bagages et essaient de deviner où l’autre s’en va',
      'il pleure quand son papa part au travail avec sa mallette',
      'il s’en va dans le corridor, revient tout de suite et crie je suis là',
      'depuis que sa mamie est partie en Floride, elle fait semblant de prendre l’avion',
      'au vestiaire, elle met ses affaires dans le sac d’une amie et lui dit de partir',
    ],
    picture:
      'Devant une valise ouverte, une enfant tient un seul soulier, perplexe; l’ami rit derrière elle, et un bébé tire une longue manche d’un sac souple.',
    scenes: ['voyage', 'remplir-vider', 'ouvrir-fermer', 'transporter'],
    sheet: {
      titre: 'Où m’envoies-tu avec ça?',
      observationDepart:
        '{2-3a 3-4a 4-5a|Un sac au bras, un enfant dit « bye-bye » à tout le monde. Dans le sac : un soulier. « Où vas-tu avec ça? » Il regarde le soulier, et réfléchit.} {!2-3a !3-4a !4-5a|Un sac s’est ouvert par terre. Une main y entre, sort une tuque, y retourne, sort une mitaine.}',
      intentionEducative:
        '{2-3a 3-4a 4-5a|Permettre de deviner un endroit à partir de quelques choses, et de penser à ce qui servirait à un autre.} {!2-3a !3-4a !4-5a|Permettre de remplir, de vider, de partir et de revenir, autant de fois qu’il le faut.}',
      domaines: [
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
      ],
      objectifs: [
        'Ouvrir, vider, remplir et refermer une valise.',
        '{2-3a 3-4a 4-5a|Dire où l’on s’en va, d’après ce qu’il y a dedans.} {!2-3a !3-4a !4-5a|Sortir une chose du sac, la garder ou la tendre à quelqu’un.}',
        '{3-4a 4-5a|Choisir trois choses pour quelqu’un d’autre.}',
        '{20min 30min 4-5a|Expliquer à quoi servira la chose la plus bizarre.}',
      ],
      materiel: [
        item(
          'Valises ou sacs, à anse courte',
          '{!18-24m !2-3a !3-4a !4-5a|un par poupon, souple, et un pour vous}{0-18m multiage|un par enfant, souple pour les poupons, et un pour vous}{!0-18m 18-24m 2-3a|un par enfant, et un pour vous}{!0-18m !18-24m !2-3a|un pour deux enfants, et un pour vous}',
          'Sacoches ou sacs à dos',
        ),
        item('Vêtements, souliers et bottes du vestiaire, propres', 'trois choses par enfant', null),
        optional(
          '{18-24m 2-3a 3-4a 4-5a|Jouets du local, plus gros qu’un poing d’adulte}',
          '{18-24m 2-3a 3-4a 4-5a|un par enfant}',
          null,
        ),
      ],
      preparation: [
        'Passez la main dans chaque pochette : monnaie, crayon, médicament et sachet de plastique sortent du jeu. Rentrez ou décrochez les bandoulières.',
        '{18-24m 2-3a 3-4a 4-5a|Faites un tas au milieu du plancher : souliers, tuques, mitaines, chandails, et quelques jouets si vous voulez.} Dans votre valise, mettez une tuque, une mitaine et un seul soulier, puis fermez-la. {18-24m 2-3a 3-4a 4-5a|Les autres valises attendent le long du mur, ouvertes.}',
        '{0-18m|Devant chaque poupon, un sac souple est couché, grand ouvert, plein de ses propres vêtements, une manche qui en dépasse. Le poupon est assis à un bras de votre place, ou couché sur le côté, la manche à portée de main.} {1adulte 0-18m multiage|Avec plusieurs âges, prenez six enfants au plus, dont deux poupons : eux et leurs sacs sont d’un côté de vous, les voyageurs passent de l’autre.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 3 },
          '{18-24m 2-3a 3-4a 4-5a|Arrivez avec une valise fermée.} {!18-24m !2-3a !3-4a !4-5a|Assise devant les poupons, posez votre valise fermée entre vous.} « Quelqu’un a fait ma valise, et je ne sais même pas où je m’en vais. » Ouvrez un coin, regardez, refermez. Sortez une tuque. « Je m’en vais… me baigner? » Attendez. Sortez une mitaine, puis un soulier, un seul. « Ah! Je m’en vais jouer dehors, à cloche-pied. » {18-24m 2-3a 3-4a 4-5a|Refermez et partez : « Bye-bye! » Trois sauts, et vous voilà revenue.} {!18-24m !2-3a !3-4a !4-5a|Refermez : « Bye-bye! » Baissez-vous derrière la valise, les yeux au-dessus, puis remontez : « Me voilà! »}',
        ),
        play(
          { 10: 6, 20: 8, 30: 9 },
          '{3-4a 4-5a|À deux, on fait une valise : l’un se retourne, l’autre y met trois choses et la ferme. « Où m’envoies-tu avec ça? » L’ami ouvre, devine, et part.} {2-3a !3-4a !4-5a|Mettez une chose dans la valise de chacun, et fermez. « Ouvre! Où t’en vas-tu avec ça? » Au retour, c’est à eux de remplir la vôtre.} {0-18m|Le poupon tire la manche : le chandail vient, long, long. « Encore? » Une tuque suit. Nommez ce qui sort; quand c’est vide, il y met la main, et vous recommencez.} {0-18m !multiage|Fermez le sac sur une mitaine : « Où est-elle? » Attendez qu’il soulève le bord. Puis partez à quatre pattes, le sac à la main, « bye-bye », deux pas plus loin, et revenez aussitôt le lui donner.} {18-24m multiage|Le trottineur} {18-24m !multiage|L’enfant} {18-24m|emplit son sac, dit « bye-bye », fait trois pas et revient. « Déjà! As-tu fait bon voyage? »} {18-24m !multiage|Demandez-lui ce qu’il vous rapporte, une main tendue. Il donne, reprend, repart. De temps en temps, c’est vous qui partez, et lui qui vous attend.} {2-3a|À deux ans, une tuque suffit, la sienne : « Dehors! » On la met et l’on court sur place.} {2-3a !multiage|Puis une mitaine : où va-t-on avec une seule main au chaud? On agite l’autre, « bye-bye ».} {3-4a|À trois ans, on invente : deux souliers, une mitaine, c’est pour danser dans la neige.} {3-4a !multiage|On danse le voyage avant de revenir, et c’est au tour de l’autre de se retourner.} {4-5a|À quatre ans, on pense d’abord à l’endroit, sans le dire, et l’on choisit ce qui le fera deviner.} {4-5a !multiage|L’ami se trompe? On ouvre la valise de nouveau, et l’on change une seule chose.}',
        ),
        play(
          { 20: 6, 30: 8 },
          '{18-24m 2-3a 3-4a 4-5a|On est arrivé : le plancher est une plage, ou un camp. On ouvre sa valise et l’on se sert de tout ce qu’il y a dedans.} {0-18m|Le poupon est arrivé : sortez de son sac une mitaine, posez-la sur sa main, puis la tuque sur son pied. Il les ôte, les goûte, les jette dans le sac. « Rangé! »} {0-18m !multiage|Couché, il a la tuque sur le ventre et l’attrape des deux mains. Refermez le sac à demi, tapez dessus : « Il y a quelqu’un? » Une main y retourne.} {18-24m multiage|Le trottineur} {18-24m !multiage|L’enfant} {18-24m|sort chaque chose et vous la donne; mettez-la où il ne faut pas, la botte sur votre main. Il vous corrige, ou vous imite.} {18-24m !multiage|Le sac est vide? « J’ai froid aux mains! » Il fouille le tas pour vous.} {2-3a|À deux ans, on dort là : le chandail fait la couverture.} {2-3a !multiage|Le matin, on range tout et l’on repart ailleurs : que faut-il apporter, cette fois?} {3-4a|À trois ans, une botte à la plage sert de seau, puis de téléphone.} {3-4a !multiage|Un ami arrive avec sa valise à lui : on se prête ce qui manque.} {4-5a|À quatre ans, on trouve une raison à la chose la plus bizarre.} {4-5a !multiage|Puis on téléphone à un ami, resté à la maison, et on lui raconte ce qu’on fait là-bas avec tout ça.}',
        ),
        play(
          { 30: 6 },
          '{2-3a 3-4a 4-5a|Au retour, mêlez les valises. On en ouvre une : « Ce n’est pas la mienne! » On part à la recherche du propriétaire, une chose à la fois.} {0-18m|Posez deux sacs devant le poupon et glissez la tuque dans un seul, sous ses yeux. Il tend la main vers l’un, puis vers l’autre : « Elle est là! » Changez-la de sac devant ses yeux, et attendez.} {0-18m !multiage|À la fin, c’est sa main qui la met dans le sac.} {18-24m multiage|Le trottineur} {18-24m !multiage|L’enfant} {18-24m|prend le soulier et cherche à quel pied il va; essayez-le au vôtre.} {18-24m !multiage|Trop petit! On le remet dans un sac, dans l’autre, et on le cherche.} {2-3a|À deux ans, on lève le soulier : « À qui? » On attend un « à moi! ».} {2-3a !multiage|Personne? On le cherche sur les pieds, un enfant après l’autre.} {3-4a|À trois ans, on décrit sans montrer : c’est rouge, ça va par deux.} {3-4a !multiage|Celui qui l’a perdu dit alors ce qui manque encore dans sa valise.} {4-5a|À quatre ans, on tient le comptoir : « À quoi la reconnaissez-vous, votre valise? »} {4-5a !multiage|Il faut nommer deux choses qu’elle contient avant de la ravoir.}',
        ),
        closing(
          { 10: 2, 20: 3, 30: 4 },
          '{18-24m 2-3a 3-4a 4-5a|Tout le monde est rentré. On vide les valises sur le tas, et chaque chose retourne à qui la porte : « À qui, le soulier? »} {!18-24m !2-3a !3-4a !4-5a|Videz les sacs avec eux, une chose à la fois, et dites à qui elle est : « Ton chandail, à toi! »} {0-18m|Le poupon vous regarde sortir la dernière mitaine, et la reçoit.} Une valise reste ouverte, vide. On se penche : il n’y a plus rien. {18-24m 2-3a 3-4a 4-5a|Chacun y souffle un bec, et l’on ferme vite.} {!18-24m !2-3a !3-4a !4-5a|Soufflez-y un bec devant eux et fermez vite.} « Il est là pour demain. »',
        ),
      ],
      roleEducatrice: {
        gestes: [
          '{2-3a 3-4a 4-5a|Devinez mal exprès, et de loin : c’est en vous corrigeant qu’ils expliquent.} {!2-3a !3-4a !4-5a|Nommez chaque chose au moment où elle sort, et laissez-la dans sa main avant d’en offrir une autre.}',
          'Dites « bye-bye » pour de vrai, et « te voilà » chaque fois, même après trois pas.',
          '{multiage|Invitez un plus grand à faire la valise d’un plus jeune : que lui mettrait-il dans les mains?} {!multiage|Laissez la valise fermée un moment entre vous deux, et attendez ce que l’enfant en dira, ou en fera.}',
        ],
        questionsOuvertes: [
          'Où t’en vas-tu avec ça?',
          'Qu’y a-t-il dans la valise?',
          '{3-4a 4-5a|À quoi servira le soulier, là-bas?}',
        ],
      },
      vocabulaire: [
        'la valise',
        'le sac',
        'partir',
        'revenir',
        'ouvrir',
        'fermer',
        '{2-3a 3-4a 4-5a|deviner}{!2-3a !3-4a !4-5a|encore}',
        'bye-bye',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Couché, il n’a qu’à tenir la manche : tirez le sac, et c’est lui qui a sorti le chandail. À quatre pattes, il pousse le sac et s’assoit à côté pour le vider.',
        },
        {
          pour: '18-24m',
          texte:
            'Un sac à lui, léger, qu’il porte au coude. Le voyage, c’est la porte et retour; ne lui demandez pas où.',
        },
        {
          pour: '2-3a',
          texte:
            'Une chose ne suffit plus? Mettez-en deux dans sa valise : dites la première, attendez qu’il dise l’autre, puis partez ensemble.',
        },
        {
          pour: '3-4a',
          texte:
            'S’il montre tout de suite ce qu’il a mis, jouez la surprise : il y prendra goût, et le cachera mieux la prochaine fois.',
        },
        {
          pour: '4-5a',
          texte: 'Il ne met que deux choses, puis une seule, et l’ami peut poser trois questions avant de deviner.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui parle peu part vers l’endroit : son geste est la réponse. Fermeture trop dure? Le rabat se pose sans s’attacher. À qui voit peu, on laisse toucher chaque chose dans le sac avant de la sortir.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, mitaines, tuques et cache-cou emplissent la valise : trop pleine, elle ne ferme pas. Que laisser?} {hiver|L’été, un chapeau de soleil et une sandale suffisent : la valise est légère, et l’on part plus loin.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Valise échappée sur un pied, trop chargée.', 'Deux enfants pour la même valise.'],
        dangersAEliminer: [
          'Enfant dans une valise ou un grand sac : jamais, même ouvert, même pour une photo; les valises fermées restent plates.',
          'Poux dans le service : à chaque tête, sa propre tuque; celle d’un autre reste dans les mains.',
          'Bandoulière, cordon ou anse autour d’un cou : décrochés, rentrés; l’anse se porte à la main ou au coude.',
          'Sac de plastique ou doublure qui colle au visage : aucun. {0-18m 18-24m|Tête dans un sac : le sac reste couché, grand ouvert, à portée de votre main, et l’on n’y entre que le bras.}',
          'Doigts dans la fermeture éclair ou sous le couvercle : un couvercle rigide est adossé au mur, et l’on ferme à deux mains, de l’extérieur.',
          '{0-18m 18-24m 2-3a|Bouton, cache-cordon ou breloque que l’on arrache : ce vêtement ne sort pas.}',
          '{0-18m multiage|Valise traînée près d’un poupon : le voyage passe de l’autre côté de vous.}',
        ],
        supervision: 'palier1',
        allergies: ['Laine ou parfum de lessive : chacun ne met que ses propres vêtements.'],
      },
      observation: [
        'Raisonnement : sur quoi l’enfant s’appuie-t-il pour deviner, ou pour chercher?',
        'Langage oral : notez {2-3a 3-4a 4-5a|le nom d’un endroit, un « bye-bye », une raison inventée.} {!2-3a !3-4a !4-5a|un son, un geste, un « bye-bye » de la main.}',
        'Compétences sociales : {2-3a 3-4a 4-5a|que choisit-il pour un autre, et que fait-il quand l’autre ouvre?} {!2-3a !3-4a !4-5a|à qui tend-il ce qu’il a sorti, et que fait-il quand vous revenez?}',
      ],
      prolongements: [
        '{18-24m 2-3a 3-4a 4-5a|Avant de sortir dans la cour, la valise dit où l’on va : on la remplit de ce qu’il faut mettre.} {!18-24m !2-3a !3-4a !4-5a|Au départ, le poupon tire lui-même sa tuque de son sac.}',
        'À la maison, le parent ouvre le sac du retour devant l’enfant : « D’où reviens-tu, avec ça? »',
      ],
      reflexionRetroaction: [
        '{2-3a 3-4a 4-5a|Ai-je deviné trop juste, trop vite?} {!2-3a !3-4a !4-5a|Ai-je attendu qu’il redemande, ou rempli le sac trop vite?}',
        '{2-3a 3-4a 4-5a|Pour qui les enfants font-ils une valise, et pour qui ne la font-ils jamais?} {!2-3a !3-4a !4-5a|Qui m’a regardée partir, et à quoi ai-je vu qu’il m’attendait?}',
      ],
    },
  },
  {
    key: 'tu-as-un-oiseau-sur-toi',
    summary:
      'Une pince à linge se pose sur le bord d’une manche, si doucement qu’on ne la sent pas. « Tu as un oiseau! » Où? Plus haut, derrière… Pic! Il s’envole.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['emotions-et-amitie'],
    materials: [],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'pince à linge',
      'pinces à linge',
      'épingle à linge',
      'épingles à linge',
      'pinces de bois',
      'pincer',
      'ouvrir la pince',
      'accrocher des pinces',
      'pinces sur les vêtements',
      'motricité fine',
      'force des doigts',
      'pince des doigts',
      'décrocher',
      'rien que des pinces à linge',
      'demander la permission',
    ],
    seen: [
      'il pince une épingle sur le bord de son chandail et se promène avec',
      'elle ouvre et referme un petit bec de bois en faisant cui cui',
      'il accroche en cachette quelque chose dans le dos de son copain',
      'elle force à deux mains la langue sortie pour ouvrir la pince',
      'il saute de joie parce que son ami n’a rien senti',
      'elle n’aime pas qu’on la touche sans le lui demander',
      'en étendant les débarbouillettes, ils ont gardé les pinces et s’en mettent partout',
      'au vestiaire, j’avais un collant sur la manche et ils riaient sans me dire où',
    ],
    picture:
      'Un enfant se tord pour voir la pince au bas de son chandail; deux amis le guident, les mains dans les poches; l’éducatrice a des pinces sur les manches.',
    scenes: ['attacher', 'cacher-trouver'],
    sheet: {
      titre: 'Tu as un oiseau sur toi!',
      observationDepart:
        'Une pince est restée accrochée au bas de votre chandail. « T’as un oiseau! » Vous l’avez cherchée partout, sauf au bon endroit.',
      intentionEducative:
        'Éveiller le plaisir de guider l’autre avec des mots : en haut, derrière, sur la manche, plus bas.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
      ],
      objectifs: [
        'Ouvrir une pince, ou la décrocher d’un vêtement.',
        'Dire ou montrer où elle est : la manche, la poche, le bas du chandail, derrière.',
        '{4-5a|Demander avant de la poser, et attendre la réponse.} {3-4a !4-5a 20min 30min|Attendre le oui d’un ami avant de la poser sur lui.}',
        '{20min 30min 4-5a|Guider un ami sans montrer du doigt.}',
      ],
      materiel: [
        item(
          'Pinces à linge',
          'deux par enfant, et trois pour vous',
          'Grosses pinces à sac en plastique, à ressort doux',
        ),
        optional('{si-cartes-prénoms|Cartes-prénoms}', 'une par enfant', null),
      ],
      preparation: [
        'Tirez sur les deux pattes de chaque pince : celle dont le ressort bouge, ou qui a une fente ou une écharde, ne sert pas. Comptez-les, et gardez-les loin des moins de trois ans.',
        'Les oiseaux se posent seulement sur un bord de tissu : manche, poche, bas de chandail, bas de pantalon. {si-cartes-prénoms|Le haut d’une carte-prénom est permis aussi.} Jamais sur la peau, les cheveux, le col ni le capuchon. Essayez sur vous.',
        'Accrochez-en une au bas d’une de vos manches. Les autres attendent en hauteur : vous les donnez une à une.',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 3 },
          'Arrivez comme si de rien n’était. « Bonjour! Qu’est-ce que vous regardez? » Cherchez sur votre tête, sous votre pied. « Un oiseau? Où ça? » Laissez-vous guider, et trompez-vous de manche. Trouvez-le : « Il s’est posé, et je n’ai rien senti! » Ouvrez et fermez son bec deux fois : « Cui, cui. » Décrochez-le, il vole dans votre main et se pose, tout doucement, sur l’autre manche.',
        ),
        play(
          { 10: 6, 20: 8, 30: 9 },
          'Donnez un oiseau à chacun. On ouvre son bec, on l’approche du bas de son propre chandail, on le laisse se fermer sur le bord. {3-4a|À trois ans, on ouvre le bec à deux mains, la langue sortie. Il tient! On marche sans le réveiller.} {3-4a !multiage|Un deuxième veut se poser à côté : sur la poche, sur le bas du pantalon? Dites à voix haute où chacun se perche.} {4-5a|À quatre ans, on va voir un ami : « Je peux? » Si c’est oui, l’oiseau se pose sur sa manche.} {4-5a !multiage|On échange ensuite les perchoirs : le mien sur toi, le tien sur moi, et chacun dit s’il a senti quelque chose.} {si-cartes-prénoms|Avec les cartes-prénoms, on tient la sienne par le bas, et l’oiseau se pose en haut, au-dessus de la première lettre, que l’on nomme.}',
        ),
        play(
          { 20: 6, 30: 8 },
          'Un enfant qui le veut bien dit oui et ferme les yeux. Un ami pose un oiseau sur lui, si doucement qu’il ne sent rien; vous aidez, au besoin. « Tu as un oiseau sur toi! » Il cherche; les autres le guident de leurs mots : « En bas! Derrière! L’autre manche! » Pic, il l’a. {3-4a|À trois ans, l’oiseau est sur le côté, ou au bas de la jambe.} {3-4a !multiage|S’il l’a senti : « Je le savais! » Où l’a-t-il senti? On recommence, encore plus doucement.} {4-5a|À quatre ans, l’oiseau est derrière, au bas du chandail, et l’on guide les mains dans les poches : rien que des mots.}',
        ),
        play(
          { 30: 6 },
          'Les oiseaux voyagent en file. La première pince mord le bas de votre manche, la deuxième mord la queue de la première, la troisième mord celle de la deuxième; chacun ajoute son oiseau, et tous comptent. Dès cinq enfants, une autre file part de votre deuxième manche. {3-4a|À trois ans, on soutient la file d’une main pendant qu’un ami ajoute le sien.} {4-5a|À quatre ans, on parie : combien d’oiseaux avant que la file se casse? Et si l’on tourne, tient-elle encore?}',
        ),
        closing(
          { 10: 2, 20: 3, 30: 4 },
          'Le soir tombe. Étendez les bras : vous êtes l’arbre. Les oiseaux reviennent un à un se poser sur vos manches, ou dans votre main, et vous les posez. Chaque enfant dit où dort le sien. Comptez-les tout haut, jusqu’au dernier. « Cui », tout bas. Puis l’arbre s’en va, lentement, ranger ses oiseaux en hauteur.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Nommez les endroits comme on les touche : « le bord de la poche », « le bas du pantalon ».',
          'Attendez le oui avant de poser; un enfant qui recule a dit non.',
          'Ratez une pince devant eux, reprenez-la à deux mains, sans vous presser.',
        ],
        questionsOuvertes: [
          'Où s’est-il posé?',
          'Comment le poser sans qu’on le sente?',
          '{20min 30min|Qui en a un sans le savoir?}{10min|Où aimerait-il se poser maintenant?}',
        ],
      },
      vocabulaire: ['la pince', 'le bec', 'se poser', 's’envoler', 'la manche', 'la poche', 'derrière', 'doucement'],
      adaptations: [
        {
          pour: '3-4a',
          texte: 'La pince glisse? Montrez-lui à prendre les pattes tout au bout, et à viser un bord que vous tendez.',
        },
        {
          pour: '4-5a',
          texte:
            'Il pose d’une seule main, puis de l’autre, et invente comment dire « derrière » à qui ne comprend pas.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui a peu de force décroche la pince et dit quand l’oiseau s’envole; ou bien il tend le bord du tissu pendant qu’un ami ouvre la pince. Qui n’aime pas être touché pose les oiseaux sur son propre chandail, ou sur votre manche.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, au vestiaire, les oiseaux se posent sur les manteaux accrochés, et l’on devine à qui chacun rend visite.} {hiver|L’été, les manches courtes sont tout près de la peau : les oiseaux préfèrent le bas du chandail et les poches.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Doigt pincé une seconde.', 'Pince qui saute quand on la lâche trop vite.'],
        dangersAEliminer: [
          'Pince sur la peau, les cheveux, une oreille ou une lèvre : elle ne mord que du tissu, au bord{si-cartes-prénoms|, ou le haut d’une carte}.',
          'Pince au col, au capuchon ou près du visage : on reste sous les épaules.',
          'Pince défaite, ressort sorti : ramassez les trois morceaux, jetez-les.',
          'Pince ou ressort oublié par terre, à la portée d’un plus jeune : pinces comptées avant et après, rangées en hauteur.',
          'Course avec une pince à la main : les oiseaux voyagent en marchant.',
        ],
        supervision: 'palier1',
        allergies: ['Aucune propre à ce jeu; pinces propres, sans vernis écaillé.'],
      },
      observation: [
        'Langage oral : quels mots de place l’enfant dit-il, et lesquels comprend-il?',
        'Motricité fine : racontez comment ses doigts ouvrent, visent ou décrochent.',
        'Compétences sociales : {4-5a|comment demande-t-il, et que fait-il d’un non?}{!4-5a|que fait-il, que dit-il devant l’oiseau d’un ami?}',
      ],
      prolongements: [
        'Au vestiaire, l’oiseau n’y est plus, mais on guide encore avec les mots : « L’autre botte! En bas! »',
        'Dites-le aux familles : à la maison, deux pinces au bas d’un chandail suffisent à faire chercher un parent.',
      ],
      reflexionRetroaction: [
        'Ai-je montré du doigt quand un mot aurait suffi?',
        'Qui n’a pas voulu d’oiseau, et l’a-t-on bien entendu?',
      ],
    },
  },
]
