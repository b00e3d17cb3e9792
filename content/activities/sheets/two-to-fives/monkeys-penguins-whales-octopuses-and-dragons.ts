import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

/** Monkeys whose lookout is mistaken, penguins who hand over their egg, a whale that comes up where nobody points, a jar of hands, and a dragon that answers by its breath. */
export const TWO_TO_FIVES_MONKEY_AND_WHALE_SHEETS: readonly BankSheet[] = [
  {
    key: 'hou-hou-c-etait-une-mouche',
    summary:
      'Les singes se dandinent, cueillent, se grattent. « Hou-hou! » En boule sous la feuille! « Kia-kia! » Debout dans l’arbre! Fausse alerte, une mouche.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['animaux-et-traces', 'mouvement-et-defis'],
    materials: [],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, la jungle a deux bords, que vous montrez du doigt{hiver|, et la neige garde les mains des singes}.',
      PARK: 'Au parc, faites le tour de la jungle avec eux avant le premier cri, loin des modules et de la rue.',
    },
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'singes',
      'les singes',
      'singe',
      'jungle',
      'la jungle',
      'animaux de la jungle',
      'imiter le singe',
      'faire le singe',
      'chimpanzés',
      'marcher comme un singe',
      'cri du singe',
      'bananes',
      'gorille',
      'ouistiti',
      'lianes',
      'se balancer',
      'se mettre en boule',
      'se gratter',
      'chercher des puces',
      'faire le guet',
      'sans matériel',
    ],
    seen: [
      'ils marchent les genoux pliés, les bras pendants, pis se grattent en dessous des bras',
      'elle se met en petite boule sous la table quand un ami crie attention',
      'il épluche une banane invisible, croque dedans et lance la pelure derrière lui',
      'ils se font des peurs pour rire, crient un danger pis c’était rien',
      'elle sursaute au moindre bruit, puis éclate de rire quand c’est une mouche',
      'il veut être celui qui guette et avertit tout le monde de se sauver',
      'depuis la visite au zoo de Granby, ils jacassent hou-hou d’un bout à l’autre',
      'dans le corridor, ils se dandinent comme des chimpanzés au lieu de marcher en file',
    ],
    scenes: ['imiter-animaux', 'figer'],
    picture:
      'Un guetteur crie, un bras en l’air; les singes se mettent en boule, les bras sur la tête; une petite, encore debout, regarde passer une mouche.',
    sheet: {
      titre: 'Hou-hou! C’était une mouche',
      observationDepart:
        '{3-4a 4-5a|« Hou, hou, hou! » Un enfant avance les genoux pliés, se gratte sous le bras et tend à son ami une banane que personne ne voit.} {!3-4a !4-5a|« Hou, hou! » Un petit plie les genoux et se gratte le ventre. Il vous regarde, et recommence.}',
      intentionEducative:
        'Offrir aux enfants une vie de singe à plein corps : se baisser, s’étirer, cueillir, et changer de geste au cri de celui qui guette.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'cognitif', composante: 'Attention', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'secondaire' },
      ],
      objectifs: [
        'Se dandiner genoux pliés, cueillir haut et bas, se mettre en boule.',
        'Changer de geste en entendant un cri{18-24m|, ou en voyant les autres le faire}.',
        '{!10min|Guetter pour la bande, et crier à sa façon.}',
        '{30min|S’étirer d’un bras, puis de l’autre, en faisant un grand pas.}',
      ],
      materiel: [
        optional('{!hiver si-draps|Vieux drap}', '{!hiver si-draps|un, étendu par terre}', null),
        optional('{cour parc automne si-feuilles|Grandes feuilles d’arbre}', 'une par enfant', null),
        optional('{cour parc automne !10min si-râteaux|Râteaux d’enfant}', 'un pour deux enfants', null),
        optional('{!10min si-cerceaux|Cerceau}', '{!10min si-cerceaux|un, couché}', null),
        optional('{dedans si-toutous|Toutous lavables}', 'un par enfant', null),
      ],
      preparation: [
        '{dedans|Poussez les chaises le long des murs : la jungle est tout le plancher libre.} {cour parc|Choisissez une jungle sans roche ni trou, large comme deux locaux, et montrez-en les bords.}',
        '{!2-3a !3-4a !4-5a|Essayez votre cri. L’aigle vient d’en haut, « Hou-hou! » : on se fait petit, les bras sur la tête.} {2-3a 3-4a 4-5a|Essayez vos deux cris. L’aigle vient d’en haut, « Hou-hou! » : on se fait petit, les bras sur la tête. Le léopard vient d’en bas, « Kia-kia! » : on se fait grand, les mains montent le long d’un tronc invisible, les pieds restent au sol.}',
        '{multiage|Le même cri sert à tous : le plus jeune copie le geste, le plus vieux reconnaît le cri.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Pliez les genoux, laissez pendre les bras et dandinez-vous, les jointures presque au sol. Cueillez une banane dans l’air, épluchez-la, croquez, jetez la pelure par-dessus l’épaule. Grattez-vous sous le bras : « Hou, hou, hou. » Arrêtez-vous net, les yeux en l’air : « Hou-hou! L’aigle! Sous la feuille! » Accroupissez-vous, les bras sur la tête, un œil dehors. Attendez. Sortez l’autre. « Ah. C’était une mouche. » Repartez, l’air de rien. Les enfants vous suivent : voilà la bande de singes.',
        ),
        play(
          { 10: 6, 20: 6, 30: 8 },
          'On se dandine, on cueille haut, on cueille bas, on mange. Vous guettez. « Hou-hou! » L’aigle : tous en boule, les bras sur la tête. {cour parc automne si-feuilles|Une grande feuille d’arbre, tenue à plat sur la tête, cache le singe pour vrai.} {2-3a 3-4a 4-5a|Après deux ou trois aigles, un cri neuf : « Kia-kia! » Le léopard vient par terre : tous debout sur le bout des pieds, les mains en haut du tronc invisible.} Puis « Parti! », ou « C’était une mouche! » {18-24m|Un trottineur se baisse, se relève et vérifie que vous l’avez vu : bas, haut, c’est tout son jeu.} {18-24m !multiage|À genoux devant lui, faites durer : « Hou… hou… » Il se baisse avant la fin. Il ne vient pas? Cueillez une banane sur son épaule et croquez dans le vide : il vous en tend une autre.} {2-3a|À deux ans, on lève les bras même pour l’aigle : « Bien caché, petit singe! »} {2-3a !multiage|Entre deux cris, on saute de côté, les deux mains au sol. Dandinez-vous sur une pelure : « Ça glisse! » Assoyez-vous d’un coup : ils tombent tous.} {3-4a|À trois ans, on se trompe, on regarde l’ami et l’on change.} {3-4a !multiage|Criez de plus en plus bas. Qui a entendu se baisse, et les autres le voient. Puis on marche sur trois pattes, une banane contre le ventre.} {4-5a|À quatre ans, on garde la pose jusqu’à « parti ».} {4-5a !multiage|Des singes de la forêt ont pour vrai un cri pour l’aigle, un autre pour le léopard. Et le serpent? On lui trouve un cri et un geste que personne ne confondra, et on les essaie.}',
        ),
        play(
          { 20: 7, 30: 8 },
          '« Moi, je mange. Qui guette? » Qui veut se place {dedans|sur un coin de tapis}{cour parc|dans un rond tracé du pied} et crie à votre place. {!10min si-cerceaux|Un cerceau couché est sa branche : qui crie a les deux pieds dedans.} {cour parc automne !10min si-râteaux|Son poste est un tas de feuilles, ramassé d’avance au râteau; s’il s’étale, toute la bande le refait à la main.} {2-3a 3-4a 4-5a|Après, il dit ce que c’était : l’aigle, le léopard, une mouche. Celui qui mange le plus près de lui guette ensuite.} {18-24m|Un trottineur crie « Ah! » : on se baisse tous, et il recommence.} {18-24m !multiage|Vos bras sont la grande feuille : il s’y met en boule. Ouvrez, fermez. Chuchotez « parti » et laissez-le sortir le premier, aussi souvent qu’il revient.} {2-3a|À deux ans, tous guettent en même temps : baissez-vous la dernière.} {2-3a !multiage|« L’aigle a vu mon coude! » Montrez ce qui dépassait. Au cri suivant, ils vérifient leurs genoux, leurs coudes, et les vôtres. Dormez d’un œil, la bouche ouverte : ils crient pour vous réveiller.} {3-4a|À trois ans, le guetteur se cache avant d’avoir crié : demandez-lui ce qu’il a vu.} {3-4a !multiage|« C’était une patate! » On rit, on mange la patate, et le suivant prend le guet avec sa bêtise toute prête. Pour la fin, le léopard, c’est vous, à pas lents : « Kia-kia! » Toutes les mains montent.} {4-5a|À quatre ans, il attend que toutes les têtes soient baissées.} {4-5a !multiage|Après trois mouches, qui se cache encore? « Et si c’était vrai? » La bande cherche ce qui ferait croire le guetteur : une main levée, un cri double. On l’essaie, un vrai danger, un faux.}',
        ),
        play(
          { 30: 6 },
          '« Plus une banane dans cet arbre-là! » La bande déménage. Devant chacun pend une liane invisible : on l’attrape très haut d’une main, un grand pas, on attrape la suivante de l’autre main. Main, pas, main, pas, tous dans le même sens, {dedans|jusqu’au mur d’en face}{cour parc|jusqu’à l’autre bord}. {18-24m|Un trottineur lève les deux bras avec vous, fait un pas, s’arrête, recommence.} {18-24m !multiage|Balancez-vous sur place, « ding, dong », et arrêtez. Il fait un son ou tend la main? Vous repartez. Assise, allongez les jambes : deux branches à enjamber.} {2-3a|À deux ans, on saute d’un arbre à l’autre, les pieds ensemble.} {2-3a !multiage|Au bout, on se tape la poitrine des deux paumes, « boum, boum », et l’on revient. Ratez une liane : « Ouille! » Qui vous en donne une?} {3-4a|À trois ans, on allonge le pas : la branche est loin.} {3-4a !multiage|Un bébé singe invisible dort sur le dos de chacun : on passe, courbé, sans le réveiller. Il crie? On s’assoit, on le berce, on le remonte.} {4-5a|À quatre ans, on va deux par deux, la même main en même temps.} {4-5a !multiage|L’un change de vitesse sans le dire, l’autre fait pareil; puis on échange. Combien de lianes pour traverser? Et avec des bras de gorille?}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 4 },
          'La nuit tombe sur la jungle. Les singes {dedans|s’assoient}{cour parc !hiver|s’assoient}{cour parc hiver|s’accroupissent} {!2-3a !3-4a !4-5a|contre vous}{2-3a 3-4a 4-5a|l’un derrière l’autre} et se cherchent des puces. {!hiver si-draps|Un drap étendu est le nid : toute la bande s’y serre.} « Je peux? » Du bout des doigts, dans le dos : on pince le tissu, on regarde, on croque dans le vide. {dedans si-toutous|Le toutou, sur les genoux, en a aussi : on les lui cherche.} {18-24m|Un trottineur cherche les vôtres, sur votre manche.} Qui ne veut pas être touché cherche les siennes sur son bras. Guettez une dernière fois, tout bas : « Hou… hou… » Personne ne bouge. « C’était une mouche. Elle dort, elle aussi. »',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Faites chaque geste en grand : qui n’a pas compris le cri comprend votre corps.',
          'Annoncez souvent une mouche : le rire relâche la bande entre deux alertes.',
          '{!10min|Prenez au sérieux le cri de chaque guetteur, même drôle, même minuscule : baissez-vous.}',
          '{10min|Dites ce que le corps a fait : « Tes genoux se sont pliés avant tes bras. »}',
          'Avant de chercher des puces, demandez « je peux? » et attendez.',
        ],
        questionsOuvertes: [
          'Où te caches-tu de l’aigle?',
          'Comment marche ton singe quand il a les mains pleines?',
          '{3-4a 4-5a|Comment sais-tu lequel des deux a été crié?}',
        ],
      },
      vocabulaire: [
        'le singe',
        'la jungle',
        'se dandiner',
        'cueillir',
        'en boule',
        '{!10min|le guet}',
        '{30min|la liane}',
        '{3-4a 4-5a|le léopard}',
      ],
      adaptations: [
        {
          pour: '18-24m',
          texte:
            'Gardez un seul cri, « Hou-hou », et un seul geste : se baisser avec vous. Le « haut » vient après, quand vous vous relevez ensemble : « Parti! »',
        },
        {
          pour: '2-3a',
          texte:
            'Il reste debout, saisi par le cri? Criez plus bas, et laissez-le annoncer la mouche : c’est lui qui libère tout le monde.',
        },
        {
          pour: '3-4a',
          texte:
            'Montrez le ciel pour l’aigle, le sol pour le léopard, puis cachez vos mains dans votre dos : les oreilles suffisent-elles?',
        },
        {
          pour: '4-5a',
          texte:
            'Il échange les deux gestes : à l’aigle on se fait grand, au léopard on se fait petit. Sa tête doit arrêter son corps.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Le cri fait mal aux oreilles? Il se montre : une main en l’air pour l’aigle{2-3a 3-4a 4-5a|, une main au sol pour le léopard}, et tout le monde chuchote. En fauteuil, on se plie sur ses genoux pour l’aigle{2-3a 3-4a 4-5a|, on tend les bras vers le haut pour le léopard}. {2-3a 3-4a 4-5a|L’enfant qui ne veut personne derrière lui s’assoit le dernier.}',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dans la cour, les mitaines laissent dans la neige des mains de singe : à qui sont-elles?} {hiver|L’été, dans la cour, la bande vit à l’ombre d’un arbre : c’est la plus grande feuille de la jungle.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Tomber sur les fesses en se baissant trop vite.',
          '{30min|Deux singes qui visent la même liane.} Cri qui surprend, et quelques larmes.',
        ],
        dangersAEliminer: [
          'Singe qui grimpe sur un meuble{cour parc|, une clôture ou un tronc} : dans ce jeu, l’arbre est invisible, et seules les mains y montent.',
          'Enfants qui se rentrent dedans : on se dandine, on ne court pas; au cri, on se cache là où l’on est.',
          'Puces cherchées dans les cheveux : les doigts restent dans le dos, sur le vêtement.',
          'Enfant tiré par le bras ou porté sur le dos : chaque singe avance tout seul.',
          '{parc|Singe sorti de la jungle : comptez-les à chaque « parti ».}',
          '{!hiver si-draps|Drap sur une tête ou autour de quelqu’un : il reste à plat, et l’on s’y assoit.}',
          '{18-24m 2-3a cour parc automne si-feuilles|Feuille mâchée : reprenez-la, et restez à côté de l’enfant.}',
          '{cour parc automne !10min si-râteaux|Râteau : dents au sol, deux grands pas entre les enfants; vous les rangez avant le premier cri.}',
          '{!10min si-cerceaux|Bord de cerceau sous un pied : on y entre au pas.}',
        ],
        supervision: 'palier2',
        allergies: ['Bananes et puces invisibles : rien à manger dans ce jeu.'],
      },
      observation: [
        'Motricité globale : comment l’enfant passe-t-il du plus bas au plus haut?',
        'Attention : que regarde-t-il d’abord au cri, vous, un ami, le ciel?',
        'Schéma corporel : que cache-t-il, et que laisse-t-il dépasser?',
      ],
      prolongements: [
        'Pour aller au vestiaire, la bande se dandine derrière un guetteur; « hou-hou » arrête tout le monde à la porte.',
        'À la maison, le parent fait le singe qui mange; l’enfant guette et annonce la mouche.',
      ],
      reflexionRetroaction: [
        'Ai-je laissé assez de temps entre deux cris pour vivre en singe?',
        'Qui a copié les autres tout le long, et qu’y cherchait-il?',
      ],
    },
  },
  {
    key: 'tiens-mon-oeuf-j-ai-faim',
    summary:
      '« Tiens mon œuf, j’ai faim! » Orteils contre orteils, le manchot confie sa balle, va pêcher, revient. Le vent se lève : tous les dos en tas.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['animaux-et-traces', 'eau-neige-et-glace'],
    materials: [],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, la banquise est {hiver|de neige tapée, et une grosse boule de neige fait un œuf}{!hiver|un coin de gazon à l’ombre}.',
    },
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    onlyNamed: ['EGG'],
    calls: [
      'pingouins',
      'les pingouins',
      'pingouin',
      'manchots',
      'les manchots',
      'manchot',
      'marcher comme un pingouin',
      'bébé pingouin',
      'banquise',
      'pôle sud',
      'antarctique',
      'balles',
      'balle',
      'balle sur les pieds',
      'œuf sur les pieds',
      'se passer la balle avec les pieds',
      'se passer l’œuf',
      'se tasser',
      'contre le vent',
      'se réchauffer',
      'prendre soin',
      's’entraider',
    ],
    seen: [
      'il marche avec une balle sur ses souliers, à petits pas, pour pas l’échapper',
      'ils se passent un toutou d’un pied à l’autre sans prendre les mains',
      'elle se dandine les bras collés au corps comme sur une patinoire',
      'il confie son bébé à une amie le temps d’aller chercher son lunch',
      'elle veut pas lâcher sa poupée, elle demande qui va en prendre soin',
      'ils sont gelés dehors, ils se collent en tas dos au vent',
      'depuis le documentaire sur la glace, ils gardent un œuf entre leurs pieds',
      'au vestiaire, il dit que papa manchot garde le bébé pendant que maman mange',
    ],
    scenes: ['imiter-animaux', 'equilibre', 'cooperer'],
    picture:
      'Dans la neige, une balle passe de bottes en bottes; derrière, un pêcheur happe un poisson invisible, et trois dos se tassent contre le vent.',
    sheet: {
      titre: 'Tiens mon œuf, j’ai faim!',
      observationDepart:
        'Les bras collés, une balle sur les souliers, un enfant avance à pas minuscules. « Pousse-moi pas, j’ai mon bébé! » La balle roule chez l’ami.',
      intentionEducative:
        'Soutenir l’équilibre et l’entraide de manchots qui gardent un œuf sur leurs pieds et le confient{!10min|, puis se tassent contre le vent}.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'secondaire' },
      ],
      objectifs: [
        'Avancer à pas minuscules, un œuf sur les pieds.',
        'Confier son œuf, garder celui de quelqu’un, le rendre.',
        '{!10min|Se serrer sans pousser, et faire une place à qui a froid.}',
        '{30min|Reconnaître une voix, et y répondre.}',
      ],
      materiel: [
        item(
          'Balles molles, plus grosses que votre poing',
          '{2-3a|une par enfant}{!2-3a|une pour deux enfants}, une pour vous',
          '{dedans|Mains nues, ou gros bas roulés}{cour !hiver|Mains nues, ou gros bas roulés}{cour hiver|Grosses boules de neige, ou gros bas roulés}',
        ),
      ],
      preparation: [
        'Choisissez des balles qui rebondissent peu. Un gros bas roulé tient encore mieux sur les pieds. Rien de tout cela? L’œuf est invisible : on regarde ses pieds, on dit « il est lourd », et l’on joue pareil. {cour hiver|Dans la cour, une boule de neige grosse comme deux poings fait un bel œuf : tapez-la bien.}',
        '{dedans|Dégagez cinq pas de plancher : d’un côté, le tapis des œufs; de l’autre, un mur, la mer. On garde ses souliers : ils tiennent mieux l’œuf.} {cour|Dégagez cinq pas : d’un côté, les œufs; de l’autre, la clôture, la mer.} {cour hiver|Ni glace vive, ni trou.}',
        '{!2-3a|On joue deux par deux; si un enfant est seul, sa paire, c’est vous.} {2-3a multiage|À deux ans, chacun a son œuf; les autres vont deux par deux, avec un œuf pour deux.} {2-3a !multiage|Chacun a son œuf, et c’est avec vous qu’on se le confie.}',
        '{!10min|Entendez-vous sur un mot, « assez » : au premier « assez », le tas se défait.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Talons au sol, orteils levés, la balle sur les pieds, avancez à pas minuscules, les bras collés. « Je suis un manchot. Mon œuf ne touche jamais à la banquise, elle est gelée. » Il roule. « Oh non! » Des mains le remettent. « Merci. Mais j’ai faim, moi. Tiens mon œuf? » Collez vos pieds à ceux d’un enfant et poussez l’œuf : le voilà sur ses pieds. Faites trois pas, happez un poisson dans l’air, revenez : « Rends-moi mon œuf! »',
        ),
        play(
          { 10: 6, 20: 6, 30: 8 },
          'Chaque œuf trouve des pieds. {3-4a 4-5a|Orteils contre orteils, l’un pousse l’œuf, l’autre le reçoit : « Tiens mon œuf, j’ai faim! » Le gardien l’attend. Le pêcheur va à la mer à petits pas, happe trois poissons et revient : « Rends-moi mon œuf! » Puis c’est le gardien qui a faim.} L’œuf a roulé? On le remet, on souffle dessus, il est sauvé. {2-3a|À deux ans, on serre l’œuf entre ses chevilles, on l’échappe, on rit, et l’on vient le poser sur vos pieds.} {2-3a !multiage|C’est vous qui avez faim : « Tiens mon œuf! » Un enfant le prend sur ses pieds. Allez pêcher et revenez en vous dandinant. L’œuf a disparu? Cherchez-le partout, sauf là où il est. Puis l’enfant part à la mer et vous laisse le sien.} {3-4a|À trois ans, une main aide l’œuf à changer de pieds.} {3-4a !multiage|Le gardien compte les poissons tout haut : « Un, deux, trois, reviens! » Le pêcheur dit ce qu’il a mangé. On continue jusqu’à ce que les deux ventres soient pleins.} {4-5a|À quatre ans, on le passe sans les mains : qui ouvre les pieds, qui pousse?} {4-5a !multiage|Puis le gardien marche vers la mer, l’œuf sur les pieds, pour que l’autre revienne de moins loin. Combien de pas sans l’échapper? À quatre en rond, l’œuf fait-il le tour?}',
        ),
        play(
          { 20: 7, 30: 8 },
          'Levez les bras : « Le vent! Fououou! » Les manchots viennent se tasser, épaule contre épaule, le dos au vent, les œufs sur les pieds. « J’ai froid! » dit quelqu’un du bord : on lui ouvre une place en dedans. Bras baissés, le vent tombe, et l’on se décolle. {2-3a|À deux ans, le tas est assis, dos contre dos, l’œuf sur les cuisses.} {2-3a !multiage|Soufflez d’un côté : ils penchent. Soufflez de l’autre : ils penchent encore. « Chut… » Plus rien. Puis un enfant lève les bras et fait le vent avec vous; il décide quand ça finit.} {3-4a|À trois ans, on pousse un peu. Demandez : « Ton œuf a-t-il assez de place? »} {3-4a !multiage|Arrivez la dernière et touchez une épaule : « Je peux entrer? » Attendez qu’une place s’ouvre, et dites merci. Un enfant fait ensuite celui qui arrive tout seul, puis un autre, pendant que le vent reprend.} {4-5a|À quatre ans, quelqu’un dit « un pas! », et tout le tas fait un petit pas de côté, sans trou.} {4-5a !multiage|Les vrais manchots bougent ainsi, un petit pas à la fois. Où a-t-on le plus chaud, et qui n’y est pas encore allé? À chaque coup de vent, ceux du milieu passent au bord, et ceux du bord au milieu.}',
        ),
        play(
          { 30: 6 },
          '« Tous les manchots se ressemblent. Comment retrouver son ami? Par la voix! » Lancez « rrouk! », puis « pi-pi! ». {3-4a 4-5a|Chaque paire s’invente un cri. Les pêcheurs vont à la mer et tournent le dos pendant que les gardiens changent de place. Frappez des mains : les gardiens appellent, et chaque pêcheur marche vers son cri.} {2-3a|À deux ans, la paire, c’est vous : « Rrouk? » L’enfant répond, vous venez à lui.} {2-3a !multiage|Une main sur les yeux, les doigts bien ouverts, avancez vers le cri : « C’est toi? » Trompez-vous d’enfant une fois. Puis ils vont à la mer, et c’est votre cri qu’ils cherchent.} {3-4a|À trois ans, on se retrouve aussi des yeux; on se salue du bout de l’aile.} {3-4a !multiage|Essayez tout bas : se retrouve-t-on encore? Deux paires ont le même cri? On les écoute, et l’une allonge le sien.} {4-5a|À quatre ans, le gardien ne fait aucun signe : le cri seulement.} {4-5a !multiage|Puis un seul pêcheur revient, et tous les gardiens appellent ensemble. Reconnaît-il le sien? Plus fort, plus long, plus aigu : qu’est-ce qui l’aiderait? On change le cri et on recommence.}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 4 },
          'Les manchots s’arrêtent autour de vous, {dedans|assis}{cour|accroupis}, l’œuf devant les pieds. Toquez le vôtre : « Toc, toc. » Approchez l’oreille : « Ça bouge! » Qui veut toque son œuf et dit ce qui en sort : un poussin gris, un camion, rien encore. On salue chaque nouveau-né du bout de l’aile. Puis les œufs rentrent comme ils sont venus, sur les pieds ou contre le ventre.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Échappez souvent votre œuf : personne n’est maladroit quand tout le monde l’est.',
          'Nommez ce qui a tenu l’œuf : « Tes orteils se sont levés, il n’a pas roulé. »',
          'Ils disent « pingouin »? Répondez « manchot » sans reprendre personne : c’est le manchot qui couve sur ses pieds.',
          '{!10min|Soufflez vers les dos, jamais vers un visage, et arrêtez au premier « assez ».}',
        ],
        questionsOuvertes: [
          'Que font tes orteils pour le garder?',
          'À qui confierais-tu ton œuf?',
          '{!10min|À quoi vois-tu que quelqu’un a froid?}',
        ],
      },
      vocabulaire: [
        'le manchot',
        'l’œuf',
        'la banquise',
        'couver',
        'confier',
        'pêcher',
        '{!10min|se tasser}',
        '{30min|appeler}',
      ],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'L’œuf roule à chaque pas? Il le tient contre son ventre et fait les petits pas seulement. Quand il ne bouge plus, posez l’œuf sur ses pieds : un, deux, hop.',
        },
        {
          pour: '3-4a',
          texte:
            'Personne ne veut rendre l’œuf? Le pêcheur peut attendre, mains tendues, ou en demander un autre. Dites au gardien : « Il est revenu. Que lui dis-tu? »',
        },
        {
          pour: '4-5a',
          texte:
            'Il traverse avec l’œuf à reculons, ou se tourne sur place, un quart de tour à la fois, sans l’échapper.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'En fauteuil, l’œuf voyage sur l’appuie-pied ou les cuisses, et le pêcheur vient à lui. L’enfant que le contact dérange {10min|pousse son œuf du bout du pied, d’un peu plus loin}{!10min|fait le vent avec vous, bras levés, bras baissés}.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dans la cour, l’œuf est une boule de neige posée sur les bottes : tient-il plus longtemps?} {hiver|L’été, dans la cour, on essaie nu-pieds dans l’herbe inspectée : les orteils tiennent-ils mieux l’œuf?}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Œuf échappé dix fois.',
          '{!10min|Tas qui penche et s’assoit d’un bloc.} Orteils écrasés par un voisin.',
        ],
        dangersAEliminer: [
          'Balle sous le pied : l’œuf roule? « Stop! » Personne ne bouge, et un seul enfant va le chercher.',
          'Balle lancée ou bottée : l’œuf se pose, il ne vole pas; sinon, il revient se réchauffer chez vous.',
          '{!10min|Enfant comprimé au milieu : personne ne pousse ni ne monte sur un autre; à « assez », tous s’écartent.}',
          'Manchot qui court, bras collés : on avance à petits pas, et les bras s’ouvrent si l’on penche.',
          '{cour hiver|Glace vive sous les bottes : la banquise se déplace.} {cour hiver|Œuf de neige lancé ou croqué : il reste sur les bottes.}',
        ],
        supervision: 'palier2',
        allergies: ['Latex : lisez l’étiquette des balles; un bas roulé convient à tous.'],
      },
      observation: [
        'Motricité globale : que font ses talons, ses orteils et ses bras dès que l’œuf est sur ses pieds?',
        'Compétences sociales : comment confie-t-il son œuf, et comment rend-il celui d’un autre?',
        'Schéma corporel : regarde-t-il ses pieds, ou les sent-il?',
      ],
      prolongements: [
        'Au vestiaire, un enfant garde l’œuf sur ses pieds pendant que l’autre s’habille, puis ils échangent.',
        'Au départ, l’enfant monte ses pieds sur ceux de son parent : trois pas de manchot vers la maison.',
      ],
      reflexionRetroaction: [
        'Qui confie facilement, et qui garde tout contre lui?',
        'Ai-je laissé les pieds chercher, ou mes mains ont-elles tout replacé?',
      ],
    },
  },
  {
    key: 'ou-va-t-elle-souffler',
    summary:
      'Le drap pend d’une table : derrière, les baleines plongent, nagent, chantent. Devant, tous les doigts montrent un bord. « Pffff! » Elle souffle ailleurs.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_LANGUAGE'],
    themes: ['animaux-et-traces', 'mouvement-et-defis'],
    materials: [],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, le drap pend d’une table basse ou d’un banc{hiver|; la mer s’étend sur la neige tapée}.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    onlyNamed: ['WATER'],
    calls: [
      'baleines',
      'les baleines',
      'baleine',
      'la mer',
      'mer',
      'océan',
      'béluga',
      'rorqual',
      'cachalot',
      'fleuve Saint-Laurent',
      'drap',
      'drap bleu',
      'couverture',
      'souffler',
      'souffle de la baleine',
      'plonger',
      'nager comme une baleine',
      'chant de la baleine',
      'remonter à la surface',
      'apparaître et disparaître',
    ],
    seen: [
      'elle disparaît sous la table, ressort de l’autre bord en lançant ses bras en l’air',
      'il fait avancer son bras sous la couverte, on voit juste une bosse qui bouge',
      'ils pointent le rideau et gagent de quel côté l’ami va sortir',
      'il rit tellement quand je réapparais où il s’y attendait pas, il en redemande',
      'elle retient son souffle en dessous du drap, puis sort la tête d’un coup',
      'il attend que l’ami sorte, le doigt pointé, tout excité de voir s’il a deviné',
      'depuis son voyage à Tadoussac, il fait pffff en levant les mains partout',
      'au bain, paraît-il, elle plonge et remonte en arrosant, ici elle le fait sous la table',
    ],
    scenes: ['imiter-animaux', 'se-cacher', 'voix'],
    picture:
      'Une enfant surgit à droite d’une table, les bras en jet; sur le quai, trois doigts montrent la bosse du drap, à gauche; l’éducateur ouvre de grands yeux.',
    sheet: {
      titre: 'Où va-t-elle souffler?',
      observationDepart:
        '{3-4a 4-5a|« Pffff! » Un enfant sort de derrière la table, les deux bras en jet d’eau, et y replonge. Ses amis montrent l’autre bord : « Elle va sortir là! »} {!3-4a !4-5a|Une tête disparaît derrière la table, puis revient. Le petit souffle, « pffff », rit, et replonge.}',
      intentionEducative:
        'Offrir au corps et à la voix la vie d’une baleine : plonger, nager caché, chanter de loin, et remonter souffler où l’on veut.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'secondaire' },
      ],
      objectifs: [
        'Passer du plus bas au plus haut : plonger, nager à quatre pattes, remonter d’un coup.',
        'Souffler longtemps, fort ou tout bas.',
        'Écouter un chant et le renvoyer à sa façon.',
        '{3-4a 4-5a|Deviner par où quelqu’un va paraître, et se tromper en riant.} {!3-4a !4-5a|Attendre quelqu’un qui va reparaître.}',
      ],
      materiel: [
        item('Table basse et longue', 'une', 'Banc'),
        item('Drap', 'un grand, léger', 'Couverture mince'),
        optional(
          '{2-3a 3-4a 4-5a si-bouteilles-vides|Bouteilles vides, de plastique, sans bouchon ni anneau}',
          'une par enfant, qui ne se prête pas',
          null,
        ),
        optional('{si-foulards|Foulards légers}', 'un par baleine, deux ou trois', null),
        optional('{dedans si-lampes-de-poche|Lampe de poche}', '{dedans si-lampes-de-poche|une, dans vos mains}', null),
        optional('{dedans si-coussins|Coussins, les places du quai}', 'un par enfant', null),
        optional('{dedans si-toutous|Toutous lavables}', 'un par enfant', null),
        optional('{dedans si-musique|Musique lente}', '{dedans si-musique|un appareil, hors de portée}', null),
      ],
      preparation: [
        'Tirez une table basse à deux grands pas {dedans|du mur}{cour|de la clôture}. Étendez la moitié du drap dessus; l’autre moitié pend d’un long côté, jusqu’à terre. Derrière, c’est la mer. Devant, le quai, où l’on s’assoit. {dedans si-coussins|Un coussin par enfant y garde la place de la baleine partie nager.}',
        'Ne posez rien sur le drap : si on le tire, il tombe, et c’est tout. {cour|Pas de table dehors? À genoux, tenez un bord du drap à hauteur de poitrine, bras ouverts : les baleines nagent derrière le drap, contre vous. Au début, votre nez plonge derrière et souffle par-dessus.}',
        'Placez-vous au bout de la table : vous voyez la mer et le quai. {!18-24m !2-3a|Deux ou trois baleines à la fois; le quai guette.} {18-24m 2-3a|Deux baleines à la fois, ou trois; le plus jeune va d’un côté à l’autre comme il veut.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Glissez un bras sous le drap de la table. Une bosse avance, s’arrête, repart. « Chut. Quelque chose nage. » La bosse ne bouge plus. « Où va-t-elle souffler? » Attendez qu’un doigt montre un bord. Sortez la main par un autre, les doigts ouverts : « Pffff! » Accroupissez-vous ensuite derrière la table, les yeux au ras du drap : presque plus personne. Une petite attente. {si-foulards|Un foulard léger, serré dans le poing puis ouvert en l’air, fera le jet de chaque baleine.} Remontez à l’autre bout, les deux bras en jet d’eau : « Pffff! Il me fallait de l’air. Qui vient nager? »',
        ),
        play(
          { 20: 6, 30: 8, 45: 12 },
          'Les baleines passent derrière le drap, plongent et nagent à quatre pattes, le long de la table. {3-4a 4-5a|Sur le quai, les doigts montrent : « Elle va souffler là! »} {!3-4a !4-5a|Demandez du bout de la table : « Où va-t-elle souffler? » Un doigt montre.} Elle remonte où elle veut : « Pffff! », les bras en jet. « Elle souffle! » crie-t-on du quai. Trois souffles, et l’on change. {dedans si-lampes-de-poche|Votre lampe de poche est le phare : son rond court sur le drap, et la baleine souffle ailleurs.} {18-24m|Un trottineur lève le drap par devant, trouve la baleine et souffle aussi.} {18-24m !multiage|Plongez avec lui, sans baisser les yeux plus bas que la table : une pause, puis deux têtes en haut, toujours au même bord. Il reste sur le quai? Montrez-lui seulement une main, à gauche, à gauche, puis à droite.} {2-3a|À deux ans, on crie « Je suis là! » avant de remonter.} {2-3a !multiage|Cherchez partout : « Est-elle dans mon soulier? » La baleine bondit. Un enfant ne veut plus quitter la mer? Il devient le bébé de la baleine suivante.} {3-4a|À trois ans, on remonte loin de tous les doigts.} {3-4a !multiage|Chaque baleine a son jet, droit, penché, tout petit : le quai l’imite. Pour plonger, le dos s’arrondit, puis les deux mains battent comme une queue, et plus rien.} {4-5a|À quatre ans, on trompe le quai : on pousse le drap à gauche, on souffle à droite.} {4-5a !multiage|Le quai cherche ce qui la trahit : un bout de soulier, un pli du drap? Une vraie baleine retient son air; nous, on respire. Le quai compte entre deux souffles.}',
        ),
        play(
          { 20: 5, 30: 8, 45: 12 },
          '« Au fond, il fait noir. On se retrouve à la voix. » Une baleine se cache derrière le drap et chante : un son long, qui monte ou qui descend, « houuuu ». Le quai écoute, puis le lui renvoie. Qui était-ce? Elle remonte souffler. {2-3a 3-4a 4-5a si-bouteilles-vides|Avec des bouteilles vides, chacun, assis, chante dans la sienne ou souffle en travers du goulot : « houuu », de plus loin encore.} {18-24m|Un trottineur fait un son, n’importe lequel : reprenez-le de l’autre côté du drap, et attendez.} {18-24m !multiage|Chantez plus bas : il approche l’oreille. Tapotez le drap tant que sa voix dure, arrêtez avec elle. Il soulève un coin? « Pffff! »} {2-3a|À deux ans, on chante tous à la fois, derrière et devant.} {2-3a !multiage|Faites la grosse baleine, « hou » dans le ventre, puis la petite, « iii » dans le nez. Laquelle appelle sa mère? Ils répondent à celle qu’ils veulent, et un enfant fait la suivante.} {3-4a|À trois ans, on déguise sa voix et l’on pouffe avant la fin.} {3-4a !multiage|La baleine s’éloigne : le même chant, de moins en moins fort. Le quai lève la main quand il n’entend plus rien. Elle revient : les mains descendent une à une.} {4-5a|À quatre ans, le chant a trois sons, et le quai les répète dans l’ordre.} {4-5a !multiage|Deux baleines se placent aux deux bouts, sans se voir, et se répondent. Le quai traduit : « Elle a trouvé du poisson. » L’une ajoute un son, l’autre reprend tout.}',
        ),
        play(
          { 20: 3, 30: 6, 45: 10 },
          'Étendez le drap à plat {dedans|sur le plancher}{cour|par terre}. « C’est le fleuve, l’été. Les baleines viennent de très loin pour y manger. » Trois ou quatre baleines à la fois, à quatre pattes, traversent le drap la gueule ouverte, « ham! », soufflent et ressortent par l’autre bord. Les autres, à genoux autour, font nager leurs doigts sur le drap : ce sont les poissons. Puis on change. {18-24m|Un trottineur s’y couche à plat ventre et bat des pieds.} {18-24m !multiage|Secouez un coin au ras du sol : une vague court jusqu’à ses mains. Encore? Il secoue à son tour, et la baleine, c’est vous.} {2-3a|À deux ans, on mange tout, même votre pied.} {2-3a !multiage|« Une vague! » Secouez un bord à hauteur de cheville : tous les ventres à terre. Elle est passée? Les têtes sortent, « pffff ». Une autre, de l’autre bord.} {3-4a|À trois ans, la mère nage devant, son petit derrière; puis l’inverse.} {3-4a !multiage|La mère lui montre à plonger : le nez à terre, le dos rond, les deux pieds levés pour la queue. Le petit se trompe, boit, souffle, s’endort. On échange.} {4-5a|À quatre ans, on s’approche à plusieurs de la même bouchée.} {4-5a !multiage !20min|Des baleines à bosse font pour vrai un rond de bulles autour des poissons. Essayez à quatre ou cinq : à quatre pattes, on tourne, « blou-blou », le rond rapetisse, et à « trois », toutes les gueules s’ouvrent.}',
        ),
        closing(
          { 20: 3, 30: 4, 45: 6 },
          'Les baleines {dedans|se couchent}{cour !hiver|se couchent}{cour hiver|s’accroupissent} autour du drap, la tête vers la mer. {dedans si-toutous|Chacune garde son petit contre elle : un toutou qui dort.} « Même quand elle dort, une baleine remonte respirer. » {dedans si-musique|Une musique lente s’éteint peu à peu : il ne reste que les souffles.} On écoute. De temps en temps, une seule souffle, tout bas : « Pffff. » Laquelle? On attend la suivante. Soufflez la dernière, presque sans bruit. Puis on plie la mer en deux, en quatre, en huit, et on la porte à plusieurs.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Trompez-vous de bord avec le quai, et soyez surprise chaque fois.',
          'Répondez à un chant par le même, un peu plus loin, un peu plus bas.',
          'Laissez un silence avant le souffle : c’est lui qu’on attend.',
          'Qui ne veut pas plonger a sa place sur le quai : c’est lui qui crie « Elle souffle! ».',
        ],
        questionsOuvertes: [
          'Par où va-t-elle remonter?',
          'Comment nages-tu sans qu’on te voie?',
          'Que dit ta baleine quand elle chante?',
        ],
      },
      vocabulaire: ['la baleine', 'plonger', 'remonter', 'le souffle', 'la surface', 'la nageoire', 'le quai'],
      adaptations: [
        {
          pour: '18-24m',
          texte:
            'Relevez le drap d’un bout : il voit les pieds de la baleine, donc elle y est encore. Elle disparaît deux secondes seulement, et souffle avant de paraître.',
        },
        {
          pour: '2-3a',
          texte:
            'Disparaître l’inquiète? Il garde une main sur le dessus de la table : on la voit nager toute seule, et c’est une nageoire.',
        },
        {
          pour: '3-4a',
          texte:
            'Il remonte trop vite? Donnez-lui un trajet : toucher {dedans|le mur}{cour|la clôture}, revenir, souffler.',
        },
        {
          pour: '4-5a',
          texte:
            'Il raconte du quai ce qu’il ne voit pas, comme à la radio : « Elle tourne… elle hésite… elle arrive! »',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'En fauteuil, l’enfant est le phare au bout de la table : il voit des deux côtés et lève le bras du côté où elle viendra, pour vrai ou pour tromper. Il n’aime pas être caché? Sa baleine est son bras sous le drap de la table. Il n’entend pas? Le chant se tape du bout des doigts sur la table.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dans la cour, le souffle des baleines se voit pour vrai : quand l’air est glacial, il fume.} {hiver|L’été, dans la cour, les baleines nagent dans l’herbe inspectée, à l’ombre.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Tête cognée sous la table, petite bosse.',
          'Drap tiré qui tombe sur le quai.',
          'Deux baleines nez à nez.',
        ],
        dangersAEliminer: [
          'Enfant enroulé ou enveloppé dans le drap : il pend ou reste à plat; il tombe sur une tête? On l’ôte aussitôt, vers le haut.',
          'Baleine sous la table : on nage à côté; qui y entre en ressort à quatre pattes avant de se lever.',
          'Drap à plat qui glisse : on y va à quatre pattes ou sur le ventre, jamais debout ni en courant.',
          'Enfant sur la table : elle est l’eau, on ne monte pas dessus.',
          'Air retenu pour vrai : on respire tout le temps; étourdi d’avoir soufflé, on se repose sur le quai.',
          '{si-foulards|Foulard au cou, à la bouche ou sur un visage : il reste dans le poing, et se rend après le jet.}',
          '{dedans si-lampes-de-poche|Lumière dans les yeux : la lampe reste dans vos mains, tournée vers le drap; piles vissées.}',
        ],
        supervision: 'palier1',
        allergies: ['Drap lavé sans parfum.'],
      },
      observation: [
        'Motricité globale : comment passe-t-il de quatre pattes à debout, et de quoi s’aide-t-il?',
        'Langage oral : quel son envoie-t-il, et que fait-il de celui qu’il reçoit?',
        'Schéma corporel : que cache-t-il de son corps, et que croit-il caché?',
      ],
      prolongements: [
        'Un autre jour, faites écouter un vrai chant de baleine ou de béluga : qui peut le refaire?',
        'Au bain, à la maison, une débarbouillette fait la mer : l’enfant y cache sa main et demande au parent où elle va souffler.',
      ],
      reflexionRetroaction: [
        'Qui est resté sur le quai, et de quoi y jouait-il?',
        'Ai-je donné le temps aux silences?',
      ],
    },
  },
  {
    key: 'par-ou-s-ouvre-ce-pot',
    summary:
      'Un bras de bas tâte un pot de deux mains fermées : une tape? un tour? un souffle? « Pop! » Puis la pieuvre devient tapis, mur ou chaise.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['animaux-et-traces'],
    materials: [],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'pieuvre',
      'la pieuvre',
      'pieuvres',
      'poulpe',
      'animaux marins',
      'huit bras',
      'bras de pieuvre',
      'animaux de la mer',
      'tentacules',
      'bas',
      'chaussettes',
      'bas sur les mains',
      'bas dépareillés',
      'foulards',
      'ouvrir un pot',
      'camouflage',
      'se camoufler',
      'changer de couleur',
      'deviner comment ça s’ouvre',
      'dos à dos',
      'ouvrir et fermer',
    ],
    seen: [
      'il essaie de déplier les doigts de l’ami un par un pour voir dedans',
      'elle enfile des bas jusqu’aux coudes et fait ramper ses bras sur le tapis',
      'ils cachent quelque chose dans leurs poings, l’autre tape dessus pour que ça s’ouvre',
      'il force sur le couvercle, tourne, tire, il lâche pas tant que ça ouvre pas',
      'elle se fâche parce que son contenant à lunch veut pas s’ouvrir, elle cherche le truc',
      'il invente un mot secret, l’ami doit le trouver pour qu’il ouvre ses mains',
      'depuis l’aquarium, ils ont huit bras qui collent à tout ce qu’ils touchent',
      'à la collation, ils gossent sur le pot de compote, tape, tourne, souffle dessus',
    ],
    scenes: ['ouvrir-fermer', 'se-cacher', 'cooperer'],
    picture:
      'Un bas rayé tape, et deux mains s’ouvrent; derrière, un enfant en vert s’étale sur le tapis vert, et l’éducatrice passe, les mains en lunettes.',
    sheet: {
      titre: 'Par où s’ouvre ce pot?',
      observationDepart:
        'Un bas enfilé jusqu’au coude, un enfant tâte la main fermée d’un ami. Il tire un doigt, il tape, il souffle. « Ouvre-toi! »',
      intentionEducative:
        'Permettre aux enfants de chercher comme une pieuvre : essayer, retenir ce qui n’a pas marché, changer d’idée, et unir leurs bras.',
      domaines: [
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'secondaire' },
      ],
      objectifs: [
        'Essayer plusieurs façons d’ouvrir un pot de mains.',
        'Choisir une chose à imiter, par sa couleur ou par sa forme.',
        'Faire, à plusieurs, une seule bête dont on compte les bras.',
      ],
      materiel: [
        item(
          'Bas, longs ou gros, les bras de la pieuvre',
          'deux par enfant et deux pour vous, de toutes les couleurs',
          'Mains nues, chaussettes, ou foulards tenus à la main',
        ),
        optional(
          '{si-contenants-de-yogourt|Contenants de yogourt vides et lavés}',
          'un pour deux enfants, plus large qu’un poing',
          null,
        ),
        optional('{!2-3a si-bouchons|Gros bouchons de plastique}', 'quatre pour deux enfants', null),
        optional('{si-coussins|Coussins}', 'deux ou trois, au plancher', null),
        optional('{si-toutous si-poupées|Toutou ou poupée}', 'un par pieuvre', null),
      ],
      preparation: [
        'Videz la poche de bas dépareillés au milieu du tapis. Chacun en enfile un à chaque bras, par-dessus la manche. Sans bas, les bras nus sont déjà des bras de pieuvre; un foulard se tient dans le poing et ne s’attache à rien.',
        'Exercez votre pot, sans bas : vos deux mains l’une dans l’autre, bien fermées, et une seule chose qui les ouvre.',
        '{!2-3a|Pour les pots, on va deux par deux; un enfant seul ouvre le vôtre.} {2-3a multiage|Gardez votre pot pour les plus jeunes : ils aiment mieux ouvrir que garder un secret.} {2-3a !multiage|Le pot, ce sont vos mains : à deux ans, on aime mieux ouvrir que garder un secret.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4 },
          'Un seul bas jusqu’au coude, faites ramper ce bras vers votre autre poing, fermé sur le tapis. « J’ai huit bras et pas un seul os. » Comptez : un… et les autres? « Tiens, un pot. » Le bras le tâte, tire un doigt, tape dessus, tourne le pouce. « Pop! » Le poing s’ouvre. « Il s’ouvrait par le pouce. » Dedans, une bulle invisible; gobez-la. Refermez. « Il ne s’ouvre plus pareil. » Tendez-le : « Par où? » {si-contenants-de-yogourt|Un contenant de yogourt, à l’envers sur le poing, fait un vrai pot : c’est lui qui se soulève au « pop ».}',
        ),
        play(
          { 20: 5, 30: 8 },
          'Un pot, c’est deux mains bien fermées. Une seule chose l’ouvre : une tape, un tour, un souffle, un mot, ou, si les mains sont nues, un doigt qu’on lève. La pieuvre essaie d’un bras, puis de l’autre. C’est ça? « Pop! » Les mains s’ouvrent. {!2-3a si-bouchons|À chaque essai, un bouchon se pose devant le pot : combien au « pop »?} {3-4a 4-5a|On joue deux par deux : le pot choisit son secret, la pieuvre cherche, puis on échange.} {2-3a|À deux ans, le poing s’ouvre à la première tape, ou jamais : on rit des deux.} {2-3a !multiage|Le pot, c’est vous. Ils lèvent vos doigts un par un : rien, rien, le pouce… « Pop! » Refermez. Cette fois, c’est un souffle. Puis un souffle et une tape. Les poings des enfants se ferment aussi : cherchez sans forcer, trompez-vous longtemps.} {3-4a|À trois ans, le pot aide : « Tu brûles! »} {3-4a !multiage|On dit ce que l’on a essayé : « J’ai tapé, j’ai tourné. » Que reste-t-il? Quand le pot s’ouvre, la pieuvre recommence une fois, pour être sûre que c’était bien cela.} {4-5a|À quatre ans, il faut deux gestes, et dans le bon ordre.} {4-5a !multiage|Trois essais ratés, et la pieuvre a droit à une question. « Est-ce avec la main? Avec la bouche? » Laquelle écarte le plus d’idées? Une vraie pieuvre sait dévisser un couvercle : en combien d’essais ouvrirait-elle le vôtre?}',
        ),
        play(
          { 20: 5, 30: 8 },
          '« Un gros poisson passe! » La pieuvre n’a pas de coquille : elle prend la couleur de ce qu’elle touche. On cherche une chose de la couleur de ses bras ou de son chandail, on s’y colle et l’on prend sa forme : étalé comme le tapis, droit comme le mur, plié comme la chaise. {si-coussins|Le coussin, au plancher, demande une pieuvre toute ronde.} Passez en poisson, les mains en lunettes : « Un tapis… une chaise… rien à manger. » {2-3a|À deux ans, on se colle, on vous regarde, et vous ne voyez rien.} {2-3a !multiage|« Tiens, un mur qui rit. » Repassez. Puis c’est vous, la pieuvre : étalez-vous sur le tapis, la tête levée. Ils tournent autour, cherchent ailleurs exprès et vous frôlent. « Oups, le tapis a parlé! »} {3-4a|À trois ans, on change de chose à chaque passage.} {3-4a !multiage|« Cette chaise-là a un nez. » L’enfant le cache, et le poisson repart. Un enfant fait le poisson à son tour : il dit ce qu’il voit, jamais qui.} {4-5a|À quatre ans, un ami recule et dit ce qui dépasse.} {4-5a !multiage|Un bras reste d’une autre couleur? On le plie dessous, ou l’on cherche une autre cachette. Puis un enfant fait le poisson : il regarde bien, se tourne et compte jusqu’à cinq; une seule pieuvre change de place. Laquelle?}',
        ),
        play(
          { 20: 4, 30: 6 },
          '« Il me manque des bras! » {3-4a 4-5a|On s’assoit dos à dos, à quatre : une seule pieuvre. On lève les bras, on les compte : huit. On n’est que deux ou trois? On lève aussi des jambes, jusqu’à huit.} {2-3a|À deux ans, on s’assoit collés à vous, de chaque côté, à deux ou trois ensemble; tous les bras saluent, et vous les comptez.} Les bras partent tâter le plancher, un soulier, un genou qui veut bien. {si-toutous si-poupées|Un toutou ou une poupée, tout près, se fait tâter du nez aux pieds.} « Les bras d’une pieuvre goûtent ce qu’ils touchent. » Chacun dit ce qu’il goûte. {2-3a !multiage|Le bras touche un soulier : « Mmm! » Le suivant touche votre nez : « Pouah! » Goûtez les leurs, du bout d’un doigt. Puis tous les bras dorment, un seul bouge, et les autres se réveillent.} {3-4a|À trois ans, chaque bras bouge comme il veut.} {3-4a !multiage|Criez « De l’encre! » : une pieuvre qui a peur crache un nuage noir et s’y cache. Tous les bras se ferment d’un coup sur les ventres, et rien ne bouge plus. Qui la réveille, et avec quel bras?} {4-5a|À quatre ans, un bras ondule, et le mouvement passe au voisin.} {4-5a !multiage|Sans se voir ni parler, les bras peuvent-ils monter ensemble? Qu’est-ce qui sert de signal, le dos qui respire, un coude? On essaie, on s’entend, on réessaie.}',
        ),
        closing(
          { 20: 3, 30: 4 },
          'La pieuvre a sommeil. Chaque bras rampe jusqu’au milieu du tapis et s’y pose, mou, à côté des autres. Fermez vos deux mains près du tas : « Dernier pot. » Qui veut essaie un geste, tout doucement. Le pot s’ouvre au geste le plus léger : « Pop », dites-vous tout bas. On retire ses bas, on les range deux par deux, pareils ou pas, et l’on secoue ses dix doigts.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Redites les essais plutôt que la réponse : « Taper, non. Tourner, non. »',
          'Ouvrez le pot d’un coup, toujours avec le même « Pop! » : on sait que c’était ça.',
          'En poisson, voyez tout et ne trouvez rien, sauf ce qui fera rire.',
          'Demandez « je peux? » avant de goûter quelqu’un du bout du doigt.',
        ],
        questionsOuvertes: [
          'Qu’as-tu déjà essayé?',
          'Qu’y a-t-il ici de la couleur de tes bras?',
          'Combien de bras vous faut-il encore?',
        ],
      },
      vocabulaire: [
        'la pieuvre',
        'le bras',
        'huit',
        'le pot',
        'essayer',
        'se camoufler',
        'de la même couleur',
        'goûter',
      ],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Le poing fermé l’impatiente? Laissez un doigt dépasser : il le tire et tout s’ouvre. Au tour d’après, le doigt dépasse un peu moins.',
        },
        {
          pour: '3-4a',
          texte:
            'Il oublie ce qui ouvre son pot? Il vous le dit à l’oreille avant de commencer, et vous vous en souvenez pour lui.',
        },
        {
          pour: '4-5a',
          texte:
            'Deux enfants font un seul pot de leurs quatre mains : il s’ouvre quand la pieuvre a trouvé le geste de l’un et celui de l’autre.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Le bas dérange la peau? Le bras nu est aussi bon. Être touché est difficile? Son pot s’ouvre de loin, à un mot, un souffle ou un regard. L’enfant en fauteuil fait quatre bras avec un ami assis contre sa roue freinée, et se camoufle par la couleur.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, les mitaines du vestiaire font des bras de plus, et les manteaux pendus, les meilleurs camouflages.} {hiver|L’été, dans l’herbe, on cherche de quoi disparaître dans le vert.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Pot qui refuse de s’ouvrir, et grosse impatience.',
          'Pieuvre étalée sur laquelle on trébuche.',
        ],
        dangersAEliminer: [
          'Doigt forcé ou tordu : on tire du bout de deux doigts; au « ayoye », le pot s’ouvre.',
          'Bas ou foulard autour d’un cou ou sur un visage : il reste au bras ou dans la main.',
          'Bas aux pieds sur le plancher : souliers ou pieds nus, car on va vite se coller quelque part.',
          'Pieuvre sur une chaise ou derrière un meuble qui bascule : on se colle en bas, les pieds à terre.',
          'Dos appuyés trop fort : on s’assoit dos à dos sans pousser.',
          '{!2-3a si-bouchons|Bouchon à la bouche, ou à portée d’un plus petit : on joue assis, et on les compte avant et après.}',
        ],
        supervision: 'palier2',
        allergies: ['Bas et foulards lavés sans parfum.'],
      },
      observation: [
        'Raisonnement : après un essai raté, recommence-t-il, change-t-il, demande-t-il?',
        'Compétences sociales : {3-4a 4-5a|comment garde-t-il son secret, et comment aide-t-il la pieuvre?} {!3-4a !4-5a|comment ses bras se joignent-ils à ceux des autres?}',
        'Schéma corporel : que fait-il de son corps pour ressembler à ce qu’il imite?',
      ],
      prolongements: [
        'À la collation, chaque contenant devient un pot : combien de façons de l’ouvrir avant de demander?',
        'À la maison, l’enfant ferme ses deux mains devant son parent : par où s’ouvre ce pot-là?',
      ],
      reflexionRetroaction: [
        'Ai-je laissé chercher assez longtemps, ou ai-je soufflé la réponse?',
        '{3-4a 4-5a|Qui aime garder un secret, et qui a besoin de le dire tout de suite?} {!3-4a !4-5a|Qui cherche longtemps, et qui veut tout de suite son « Pop! »?}',
      ],
    },
  },
  {
    key: 'haaa-c-est-oui-fffff-c-est-non',
    summary:
      'Haaa, chaud, c’est oui. Fffff, frais, c’est non. Un dragon couché garde on ne sait quoi : on l’apprivoise un souffle à la fois, et il fait pousser les graines.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['contes-et-lettres', 'emotions-et-amitie'],
    materials: [],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, le nid est {hiver|un rond de neige tapée; quand l’air est glacial, le souffle fume}{!hiver|un rond d’herbe à l’ombre}.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'dragons',
      'les dragons',
      'dragon',
      'jouer au dragon',
      'faire le dragon',
      'le dragon qui garde',
      'souffle du dragon',
      'cracher du feu',
      'apprivoiser un dragon',
      'bébé dragon',
      'dragon gentil',
      'trésor du dragon',
      'souffler chaud',
      'souffler froid',
      'souffler dans ses mains',
      'faire pousser des graines',
      'oui ou non',
      'sans matériel',
      'demander la permission',
    ],
    seen: [
      'elle souffle dans sa main, la bouche ouverte pis pincée, c’est chaud ou frette',
      'il rugit et crache des flammes sur ses amis, un recule, l’autre l’approche',
      'ils marchent à pas de souris vers celui qui dort en boule sur le coussin',
      'il garde un tas de jouets sous son ventre et grogne si on vient proche',
      'elle est gênée, elle parle pas, elle répond juste avec un souffle ou un signe',
      'il trouve le monstre épeurant, il se demande comment devenir son ami',
      'depuis le film de dragons, ils en cachent un sous la table et lui donnent à manger',
      'dehors, ils ont vu leur haleine faire de la boucane, ils se prennent pour des dragons',
    ],
    scenes: ['monstres', 'voix'],
    picture:
      'Couchée, les bras en cercle autour de rien, l’éducatrice souffle; tout autour, les enfants font un pas vers elle, une main tendue.',
    sheet: {
      titre: 'Haaa, c’est oui! Fffff, c’est non!',
      observationDepart:
        '« Je suis un dragon, je crache du feu! » Un enfant souffle de toutes ses forces. Un ami recule, un autre tend la main : « Moi, il me mord pas. »',
      intentionEducative:
        'Soutenir le plaisir de demander, d’attendre une réponse et de trouver d’autres mots, auprès d’un dragon qui ne parle que par son souffle.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
      ],
      objectifs: [
        'Demander, en mots ou en gestes, et accepter un non.',
        'Faire entendre deux souffles, le chaud et le frais.',
        'Grandir, geler, dégeler de tout son corps au souffle d’un autre.',
      ],
      materiel: [optional('Tissu, le nid du dragon', 'un, étendu par terre', 'Rond tracé du doigt')],
      preparation: [
        'Essayez les deux souffles {dedans|dans votre paume}{cour !hiver|dans votre paume}{cour hiver|avant de mettre vos mitaines} : bouche grande ouverte, « haaa », c’est chaud; lèvres pincées, « fffff », c’est frais. {cour hiver|Dehors, quand l’air est glacial, le « haaa » fait une vraie fumée.}',
        'Choisissez la place du dragon, au milieu, {dedans|sur le tapis}{cour|loin de la barrière} : un tissu à plat, si vous en avez un, sinon un rond tracé {dedans|du doigt}{cour|du pied}. Il faut pouvoir se tenir tout autour.',
        'Décidez de ce que garde votre dragon, sans le dire : une chanson, un bébé, un mot doux. Le trésor ne se voit pas.',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4 },
          'À genoux, le dos rond, les bras en cercle autour de rien, ronflez, un œil entrouvert. L’autre s’ouvre : « Qui vient là? » Soufflez, la bouche grande ouverte, {dedans|dans votre paume : « Haaa. C’est chaud. »} {cour !hiver|dans votre paume : « Haaa. C’est chaud. »} {cour hiver|droit devant vous : « Haaa. C’est chaud. Est-ce que ça fume? »} Puis les lèvres pincées : « Fffff. C’est frais. » Chacun l’essaie. « Maintenant, le dragon ne parle plus, il souffle. Haaa, c’est oui. Fffff, c’est non. » Refermez vos bras : « Je garde quelque chose. Que voulez-vous me demander? »',
        ),
        play(
          { 20: 5, 30: 8 },
          'Tous se placent autour du dragon, à quatre pas; la tête levée, vous tournez sur votre nid pour les voir tous. Quelqu’un tente quelque chose : dire son nom, demander, chanter, s’asseoir, tendre la main. « Fffff » : c’est non, tout le monde recule d’un pas, et un autre cherche autre chose. « Haaa » : c’est oui, tout le monde avance d’un pas. Tout près, on demande au dragon ce qu’il garde. {2-3a|À deux ans, on vient tout droit et l’on souffle aussi, « haaa » : le dragon fond.} {2-3a !multiage|Grognez un peu, puis cachez votre nez : c’est vous qui êtes gênée. « Fffff… » Ils s’arrêtent. Une main se tend : « Haaa. » Ronronnez très fort. Ils repartent exprès pour revenir.} {3-4a|À trois ans, aidez au troisième non : penchez l’oreille vers qui chuchote.} {3-4a !multiage|Qu’aime-t-il, ce dragon? Qu’on parle bas? Qu’on s’assoie? Dites oui aussi à l’enfant qui attend sans parler. Qui croit avoir trouvé le dit aux autres : « Il veut qu’on lui chante. » Ils essaient ensemble.} {4-5a|À quatre ans, on pose des questions : « As-tu peur qu’on te le vole? »} {4-5a !multiage|« Est-ce vivant? Est-ce plus gros que moi? » Après trois oui, on devine le trésor. Un enfant prend la place du dragon, choisit le sien en secret, et souffle les réponses.}',
        ),
        play(
          { 20: 5, 30: 8 },
          '« Il est apprivoisé. À quoi sert son souffle? » Les enfants sont des graines, en boule. « Haaa », vers le sol : une main sort, un dos, une tige, les voilà grands. « Fffff » : il gèle, personne ne bouge. « Haaa » : ça dégèle, un doigt à la fois. {2-3a|À deux ans, tout pousse d’un coup : hop!} {2-3a !multiage|C’est vous, la graine. Ils soufflent : un bras seulement. « Encore! » L’autre bras, un pied. Gelez, le pied en l’air, et claquez des dents jusqu’à leur « haaa ».} {3-4a|À trois ans, on dit ce qui a poussé : une carotte, un papa, une fusée.} {3-4a !multiage|Deux par deux : l’un souffle, l’autre pousse. Petit souffle, petite feuille; long souffle, jusqu’au bout des doigts. Puis chacun cherche sur lui ce qui a froid, un genou, un soulier, le bout des doigts, et le réchauffe.} {4-5a|À quatre ans, on pousse à la vitesse du souffle et l’on s’arrête avec lui.} {4-5a !multiage|Que ferait encore un souffle chaud? Sécher le linge, faire lever le pain? Et le frais? Faire neiger? Un enfant souffle, les autres font du corps ce qui arrive : le pain qui lève, la neige qui tombe.}',
        ),
        play(
          { 20: 4, 30: 6 },
          '« C’est à vous de garder un trésor! » {3-4a 4-5a|Chacun choisit sa place,} {3-4a 4-5a dedans|se couche} {3-4a 4-5a cour !hiver|se couche} {3-4a 4-5a cour hiver|s’accroupit} {3-4a 4-5a|autour de son trésor invisible et décide ce que c’est. Un voyageur passe, vous d’abord : « Dragon, je peux m’asseoir près de toi? » Haaa, ou fffff. Un non se respecte : « Merci quand même », et l’on va voir ailleurs. Puis la moitié voyage pendant que l’autre garde, et l’on échange.} {2-3a|À deux ans, tous gardent le même trésor : vous.} {2-3a !multiage|Assise au milieu, faites le trésor; ils s’installent contre vos pieds. Le trésor bouge un orteil : fffff! Il ronfle : haaa. Puis un enfant veut être gardé : c’est lui, le trésor, et vous soufflez avec les autres.} {3-4a|À trois ans, on garde un secret et on le dit tout de suite.} {3-4a !multiage|Devinez le trésor et trompez-vous : « Une patate? » Fffff! « Un bébé dragon? » Haaa. Les voyageurs devinent à leur tour, deux essais par dragon, et remercient avant de partir.} {4-5a|À quatre ans, chaque dragon a un mot ou un geste qui l’apprivoise : on le cherche.} {4-5a !multiage|L’ami essaie, écoute le souffle, essaie encore. Trouvé? Il dit pourquoi, selon lui, ce dragon-là aime cela. Puis les deux gardent ensemble : que mettent-ils au milieu?}',
        ),
        closing(
          { 20: 3, 30: 4 },
          'Le soir, les dragons se rassemblent en rond. « Que garde-t-on, nous tous? » Un mot, un geste, un rien. {dedans|Chacun fait un nid de ses deux mains et y souffle doucement}{cour !hiver|Chacun fait un nid de ses deux mains et y souffle doucement}{cour hiver|Chacun fait un nid de ses mitaines et souffle doucement par-dessus} pour tenir le trésor au chaud : « Haaa… haaa… », chaque fois moins fort. Entre deux souffles, on respire par le nez. Le dernier ne s’entend plus. Les dragons referment les bras, puis les yeux.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Répondez par le souffle, jamais par des mots : ils chercheront une autre façon de demander.',
          'Dites oui à qui attend autant qu’à qui parle bien : une main tendue est une demande.',
          'Un enfant souffle « non »? Reculez pour vrai, et remerciez-le.',
          '« Je te brûle! » lance un dragon. Soufflez dans votre main : « Chez nous, le feu réchauffe. Qui a froid? »',
        ],
        questionsOuvertes: [
          'Qu’essaierais-tu d’autre?',
          'Que garde ton dragon?',
          'À quoi sert son souffle?',
          '{4-5a|Pourquoi a-t-il dit non?}',
        ],
      },
      vocabulaire: [
        'le dragon',
        'le souffle',
        'garder',
        'le trésor',
        'apprivoiser',
        'réchauffer',
        'geler',
        '{!2-3a|s’approcher}',
      ],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Le dragon lui fait peur? Restez assise, gardez votre visage à vous, soufflez seulement « haaa ». Ou c’est lui le dragon, et vous demandez.',
        },
        {
          pour: '3-4a',
          texte:
            'Trois non, et il boude? Soufflez un demi-oui, « fff… haaa » : il y est presque, il manque un petit quelque chose.',
        },
        {
          pour: '4-5a',
          texte:
            'Il apprivoise sans parler : son corps seulement, en s’arrêtant à chaque souffle pour lire la réponse.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Il n’entend pas les souffles? Haaa ouvre les bras, fffff les ferme. Il souffle peu? Il lève une main ouverte pour oui, fermée pour non. En fauteuil, la graine pousse du bout des doigts jusqu’à l’épaule.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dans la cour, quand l’air est glacial, le « haaa » fume pour vrai : qui fait le plus gros nuage?} {hiver|L’été, dans la cour, on cherche lequel des deux souffles rafraîchit le dos de la main.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Non qui déçoit, et petite bouderie.', 'Graine qui pousse trop vite et tombe assise.'],
        dangersAEliminer: [
          'Souffle dans un visage : on souffle dans sa main, vers le sol ou droit devant soi, à deux pas des autres.',
          'Tête qui tourne d’avoir trop soufflé : trois souffles, puis on respire par le nez, assis au besoin.',
          'Dragon qui attaque, griffe ou poursuit : le nôtre reste couché et répond par son souffle.',
          'Tissu porté au cou, sur la tête, ou qui glisse sous le pied : il reste à plat, et l’on s’y couche.',
          '{cour|Dragon parti nicher hors de vue : tous les coins se voient de votre place.}',
        ],
        supervision: 'palier2',
        allergies: ['Asthme : pompe à portée, souffles courts. Enrhumé, on répond des bras : ouverts, fermés.'],
      },
      observation: [
        'Langage oral : après un non, que change-t-il, les mots, la voix, le geste?',
        'Motricité globale : comment passe-t-il de la boule à la plus haute tige, et s’arrête-t-il d’un coup?',
        'Compétences sociales : comment dit-il non, et que fait-il d’un non?',
      ],
      prolongements: [
        'Au retour de dehors, le dragon réchauffe les mains : « haaa », chacun dans les siennes.',
        'À la maison, un parent demande un câlin au dragon, et attend le souffle : haaa, ou fffff.',
      ],
      reflexionRetroaction: [
        'À quoi ai-je dit oui sans m’en rendre compte : aux mots, au calme, au sourire?',
        'Qui n’ose jamais dire non, et l’a soufflé aujourd’hui?',
      ],
    },
  },
]
