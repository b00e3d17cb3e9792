import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

/** One thing and nothing else: an invisible supper, cups on a sleeping giant, words kept in pots, empty bottles that blow, the last drop of a sponge, and instruments behind one’s back. */
export const HOME_BOWL_AND_BOTTLE_SHEETS: readonly BankSheet[] = [
  {
    key: 'le-souper-invisible',
    summary:
      'Rien dans l’assiette, et pourtant ça pique, ça brûle, ça colle aux dents : on goûte, on grimace, et les autres devinent le plat.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_LANGUAGE'],
    themes: ['cuisine-et-saveurs'],
    materials: ['contenants-et-cuilleres'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'dînette',
      'vaisselle de dînette',
      'vaisselle jouet',
      'faire à manger pour rire',
      'coin cuisine',
      'faire semblant de manger',
      'faire semblant de boire',
      'servir le thé',
      'faire à souper',
      'donner à manger à l’éducatrice',
      'grimaces',
      'goûter un nouvel aliment',
      'il refuse de goûter',
      'théâtre',
    ],
    seen: [
      'elle souffle sur une cuillère vide et dit que c’est trop chaud',
      'il brasse rien dans un bol et me le fait goûter',
      'ils font une face de citron et les autres devinent ce que c’est',
      'il pince les lèvres dès qu’il y a du vert dans son assiette',
      'elle nourrit tout le monde à la cuillère et se fâche si on refuse',
      'ils inventent des recettes dégueues et se tordent de rire',
      'à la collation, il a goûté un cornichon, fait la grimace et l’a redemandé',
      'dans le coin cuisine, ils me servent du café et des biscuits imaginaires',
    ],
    scenes: ['cuisine', 'repas'],
    picture:
      'Devant des plats vides, un enfant goûte et grimace, les yeux plissés, deux amis rient; un bébé tend sa cuillère à la bouche ouverte de l’éducatrice.',
    sheet: {
      titre: 'Le souper invisible',
      observationDepart:
        'Une cuillère vide s’est arrêtée devant votre bouche. Vous avez mâché, les yeux ronds, et la cuillère est revenue aussitôt.',
      intentionEducative:
        '{!multiage 0-18m|Permettre au poupon d’offrir, de recevoir et de lire un visage.} {multiage|Offrir à l’enfant de nourrir quelqu’un pour rire, de lire un visage et de dire ce qu’il voit ou imagine.} {!multiage !0-18m|Offrir à l’enfant de nourrir quelqu’un pour rire, de lire un visage et de dire ce qu’il imagine.}',
      domaines: [
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
      ],
      objectifs: [
        'Offrir à quelqu’un, et regarder comment il reçoit.',
        'Faire semblant de boire, de manger ou de servir.',
        '{2-3a 3-4a 4-5a|Nommer un plat et dire comment il est : chaud, collant, piquant.}',
        '{4-5a|Faire deviner un plat sans le dire.}',
      ],
      materiel: [
        item(
          '{18-24m 2-3a 3-4a 4-5a|Dînette : assiettes, bols, tasses}{!18-24m !2-3a !3-4a !4-5a|Dînette : bols et tasses}',
          'deux morceaux par enfant, deux pour vous',
          'Vraie vaisselle de plastique',
        ),
        item(
          '{18-24m 2-3a 3-4a 4-5a|Cuillères de la dînette}{!18-24m !2-3a !3-4a !4-5a|Grosses cuillères de plastique ou de bois}',
          '{18-24m 2-3a 3-4a 4-5a|une par enfant, une pour vous}{0-18m multiage|; une grosse par poupon}{!18-24m !2-3a !3-4a !4-5a|une par poupon, une pour vous}',
          '{18-24m 2-3a 3-4a 4-5a|Grosses cuillères de plastique ou de bois}{!18-24m !2-3a !3-4a !4-5a|Louches de plastique}',
        ),
      ],
      preparation: [
        'Lavez la dînette. Ôtez ce qui est fendu. {0-18m 18-24m 2-3a|Ôtez aussi ce qui passe dans un rouleau de papier hygiénique : salière, tasse minuscule. Rangez les aliments de plastique hors de la pièce : dans ce jeu, le plat est invisible.} {!0-18m !18-24m !2-3a|Les aliments de plastique restent au panier : dans ce jeu, le plat est invisible.}',
        '{18-24m 2-3a 3-4a 4-5a|Empilez la vaisselle au bout de la table, ou par terre, au milieu du rond : les enfants viendront l’y prendre.} {0-18m|Gardez contre vous une tasse et une grosse cuillère par poupon.}',
        '{0-18m|Le poupon est en face de vous, votre visage à la hauteur du sien; le plus jeune est sur vos genoux.} {1adulte 0-18m multiage|Seule avec plusieurs âges, prenez six enfants au plus, dont deux poupons.}',
        '{multiage|Tous sont du même souper : les petits servent et boivent, les plus vieux cuisinent et font deviner, et chacun nourrit l’éducatrice.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Prenez une cuillerée de rien dans un bol. Soufflez dessus, goûtez, la bouche ronde : « C’est chaud! » Une autre : plissez le nez, fermez un œil, tirez la langue. {2-3a 3-4a 4-5a|« Qu’est-ce que je mange? » Laissez chercher : quelque chose d’acide, de piquant, de trop salé?} {18-24m multiage|Donnez la cuillère au trottineur et ouvrez la bouche.} {18-24m !multiage|Tendez une cuillère à chacun et ouvrez la bouche.} {0-18m|Pour le poupon, dites « miam » et tendez-lui la tasse vide et une cuillère. Attendez, la bouche ouverte : la cuillère viendra peut-être à vous.}',
        ),
        play(
          { 10: 6, 20: 8, 30: 10 },
          '{18-24m 2-3a 3-4a 4-5a|Les enfants prennent la vaisselle sur la pile et en posent devant chacun.} {2-3a 3-4a 4-5a|Tous brassent. Un cuisinier sert, et souffle son plat à l’oreille du goûteur, qui fait la grimace de ce plat-là. Les autres devinent; le goûteur cuisine à son tour.} {0-18m|Le poupon vous met la cuillère dans la bouche : mâchez longtemps, « mmm », et attendez la suivante.} {0-18m !multiage|Il boit le fond de la tasse, la cogne, la renverse : « Plus rien! » Versez-en de haut, en faisant glou-glou, et rebuvez, chacun la sienne. Couché, il suit des yeux votre cuillère, du bol à votre bouche; donnez-lui une tasse : il la mord, mordez la vôtre. Assis près d’un autre, il tend parfois sa tasse de ce côté : dites merci pour lui.} {18-24m multiage|Le trottineur} {18-24m !multiage|L’enfant} {18-24m|verse, boit, « aaah », et recommence pour chacun.} {0-18m 18-24m !2-3a !3-4a !4-5a multiage|Tenez la tasse du poupon à la hauteur du trottineur : il y verse du rien, avec soin.} {18-24m !multiage|Dites ce qu’il fait, quand il le fait : « Tu verses. C’est chaud. » Échappez votre tasse : il accourt, ramasse, essuie, remplit.} {2-3a|À deux ans, le cuisinier prévient tout haut : « Attention, c’est chaud! Souffle! »} {2-3a !multiage|Demandez-en encore, puis trop : l’assiette déborde, on ramasse le dégât à la cuillère, on le remange.} {3-4a|À trois ans, on attend la grimace, et l’on rit avant elle.} {3-4a !multiage|Commandez à votre tour : « Je voudrais quelque chose de froid. » On cherche, on cuisine, on vous l’apporte, et vous grelottez en le mangeant.} {4-5a|À quatre ans, on mâche sans un mot, et les autres posent des questions : « Ça colle? C’est froid? »} {4-5a !multiage|Personne ne trouve? Le cuisinier ajoute un bruit sous la dent, ou montre où ça pousse.}',
        ),
        play(
          { 20: 5, 30: 6 },
          '{2-3a 3-4a 4-5a|Couvrez une assiette d’un bol renversé. « Le plat du jour! » L’assiette passe de main en main. Tous demandent : « C’est quoi? » Chacun soulève le bol, regarde, et dit ce qu’il voit, ou fait juste « oh! ».} {18-24m !2-3a !3-4a !4-5a|Devant chacun, couvrez une assiette d’un bol renversé : « Le plat du jour! »} {0-18m|Devant le poupon, cachez la cuillère sous la tasse : « Elle est où? » Il lève, il trouve; recouvrez.} {0-18m !multiage|Laissez dépasser le manche, puis plus rien. Cachez-la sous le bol, à côté de la tasse : il cherche d’abord au même endroit, puis à l’autre. Surprise : elle n’est plus sous le bol, mais dans votre main ouverte.} {18-24m multiage|Le trottineur a son assiette couverte à lui : il} {18-24m !multiage|L’enfant} {18-24m|ouvre et referme dix fois; chaque fois, étonnez-vous.} {2-3a|À deux ans, c’est toujours le même plat, et c’est le meilleur.} {3-4a|À trois ans, on y voit un gâteau, un loup, un gâteau au loup.} {4-5a|À quatre ans, on ajoute à ce que l’autre a vu : « Oui, et par-dessus… »} {2-3a 3-4a 4-5a !multiage|À votre tour, soulevez le bol et n’y voyez rien : on vous montre où regarder.}',
        ),
        play(
          { 30: 5 },
          '{18-24m 2-3a 3-4a 4-5a|Croisez les bras devant votre assiette. « Je ne connais pas ça. J’ai peur que ça pique. » Les enfants vous montrent : on sent le plat, on le touche du bout de la langue, on en prend gros comme une fourmi.} {0-18m|Au poupon, tendez la cuillère : il tourne la tête? C’est non; attendez, et laissez-le vous l’offrir.} {0-18m !multiage|Goûtez du bout des lèvres, surprise, puis contente. Il cherche votre visage avant d’en redonner.} {18-24m multiage|Le trottineur} {18-24m !multiage|L’enfant} {18-24m|pousse la cuillère vers vous : « Miam! »} {2-3a|À deux ans, on goûte devant vous : « C’est bon, regarde! »} {3-4a|À trois ans, on dit à quoi ça ressemble.} {4-5a|À quatre ans, on refuse à son tour, et l’on dit ce qui aiderait.} {18-24m 2-3a 3-4a 4-5a|Goûtez enfin : « Oh! Ce n’est pas ce que je pensais. » Tendez l’assiette : encore.}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          '« J’ai la bedaine pleine. Reste-t-il une bouchée? » {2-3a 3-4a 4-5a|Chacun donne sa dernière à quelqu’un et dit ce que c’est.} {0-18m 18-24m|Les petits vous donnent la leur : « Merci! »} On lave tout dans l’eau invisible : chhh, frotte, secoue. {2-3a 3-4a 4-5a|Les assiettes avec les assiettes, les tasses avec les tasses; quelle pile est la plus haute?} {0-18m !2-3a !3-4a !4-5a|Tendez le plus gros bol : une cuillère y tombe, ressort, y retombe.} {3-4a 4-5a|On choisit le menu invisible de demain.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Mangez chaque cuillerée qu’on vous offre, lentement, le visage bien en vue.',
          '{2-3a 3-4a 4-5a|Devinez faux : « Du savon? » L’enfant vous reprend et en dit plus.}',
          'Un « non merci » s’accepte sans insister, pour rire comme pour vrai.',
        ],
        questionsOuvertes: [
          '{18-24m 2-3a 3-4a 4-5a|Qu’est-ce que je mange?}{!18-24m !2-3a !3-4a !4-5a|Que reste-t-il dans la tasse?}',
          'Qui a encore faim?',
          '{2-3a 3-4a 4-5a|Comment c’est, dans ta bouche?}',
          '{4-5a|À quoi as-tu vu que c’était ça?}',
        ],
      },
      vocabulaire: [
        'goûter',
        'la cuillère',
        '{18-24m 2-3a 3-4a 4-5a|l’assiette}{!18-24m !2-3a !3-4a !4-5a|la tasse}',
        'chaud',
        '{2-3a 3-4a 4-5a|piquant}',
        '{2-3a 3-4a 4-5a|collant}',
        'encore',
        'non merci',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Une cuillère pour lui, une pour vous, une tasse entre les deux. Faites chaque fois la même grimace au même « miam » : il l’attendra.',
        },
        {
          pour: '18-24m',
          texte: 'Un bol pour verser, deux tasses : verser suffit. Buvez trop vite : « Glou, glou! »',
        },
        {
          pour: '2-3a',
          texte:
            'Deux plats seulement, le chaud et le froid : on souffle, ou on grelotte. L’enfant choisit lequel vous mangerez.',
        },
        {
          pour: '3-4a',
          texte: 'L’enfant vous souffle son plat à l’oreille, et vous le jouez pour les autres avec lui.',
        },
        {
          pour: '4-5a',
          texte:
            'Il donne trois indices avant la grimace : la couleur, le bruit sous la dent, le repas où ça se mange.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui parle peu fait la grimace ou choisit entre deux des vôtres. L’enfant qui lit mal les visages a le mot en même temps : « Piquant! », et la grimace. L’enfant nourri par gavage est le grand cuisinier, et goûte s’il le veut.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!ete|L’été, le couvert se met sur une couverture, à l’ombre, et l’on sert de la neige invisible.} {ete|L’hiver, après le froid, on sert une soupe invisible si chaude que tout le monde souffle.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Cuillère mordillée, tasse renversée.', 'Plat refusé sans façon.'],
        dangersAEliminer: [
          'Cuillère ou fourchette en bouche en marchant : on goûte assis; les fourchettes restent dans l’armoire.',
          'Cuillère poussée dans la bouche d’un ami : chacun goûte avec la sienne, et l’on ne nourrit que vous.',
          'Vaisselle fendue ou en verre : retirée.',
          '{0-18m 18-24m 2-3a|Petits aliments de plastique : hors de la pièce.}',
        ],
        supervision: 'palier1',
        allergies: ['Rien ne se mange pour vrai. Vaisselle lavée avant et après.'],
      },
      observation: [
        'Langage oral : quels mots ou quels sons l’enfant donne-t-il à ce qu’il sert?',
        'Fonction symbolique : à quel signe voyez-vous qu’il fait semblant?',
        'Compétences sociales : après avoir offert, regarde-t-il le visage de l’autre?',
      ],
      prolongements: [
        '{2-3a 3-4a 4-5a|Au vrai dîner, chacun fait la grimace de sa première bouchée, et l’on devine ce que c’était.}{!2-3a !3-4a !4-5a|Au vrai dîner, goûtez la première bouchée en face de l’enfant, avec le même « miam » et la même grimace.}',
        'À la maison, une tasse vide suffit : le parent goûte et fait la grimace, {2-3a 3-4a 4-5a|et l’enfant dit ce que c’était}{!2-3a !3-4a !4-5a|puis tend la tasse à l’enfant}.',
      ],
      reflexionRetroaction: ['Quelle idée d’enfant ai-je remplacée par la mienne?', 'Qui a servi sans être servi?'],
    },
  },
  {
    key: 'un-gobelet-sur-le-genou-de-la-geante',
    summary:
      'L’éducatrice géante ronfle, jambes allongées. On lui bâtit des tours de gobelets sur les genoux, jusqu’à ce que ça tombe et que l’œil s’ouvre.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_COGNITIVE'],
    themes: ['cabanes-et-constructions', 'emotions-et-amitie'],
    materials: ['contenants-et-cuilleres'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'gobelets',
      'gobelets de plastique',
      'verres de plastique',
      'pots de yogourt',
      'pots de yogourt vides',
      'empiler des gobelets',
      'tour de gobelets',
      'pyramide de gobelets',
      'le petit défait la tour des grands',
      'faire tomber la tour',
      'géante',
      'ronfler',
      'bâtir ensemble',
      'tours de blocs',
      'statues',
    ],
    seen: [
      'elle pose ses verres un par dessus l’autre sur mon genou sans me réveiller',
      'il monte ses pots le plus haut possible puis souffle pour les faire tomber',
      'ils figent comme des statues quand j’ouvre les yeux',
      'un petit bras a défait la tour et les grands hurlent',
      'elle chuchote et avance sur le bout des pieds, toute excitée',
      'il attend que je dorme pour me jouer un tour',
      'dans le local, ça ronflait pour rire et ils empilaient à côté de moi',
      'après la collation, ils ont gardé leurs pots vides et en font des étages',
    ],
    scenes: ['empiler-construire', 'demolir', 'cooperer'],
    picture:
      'L’éducatrice dort assise, un œil entrouvert, des gobelets sur la tête, l’épaule et les genoux; un ami retient son souffle, un bébé va taper une tour.',
    sheet: {
      titre: 'Un gobelet sur le genou de la géante',
      observationDepart:
        '{multiage|La tour des grands montait; un petit bras est passé, et tout est tombé. On a crié, puis quelqu’un a ri.} {!multiage|Vous étiez assise par terre. Un gobelet s’est posé sur votre genou, et deux yeux ont attendu.}',
      intentionEducative:
        'Soutenir le plaisir de faire tenir quelque chose avec les autres, et de rire ensemble quand ça tombe.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'principal' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
      ],
      objectifs: [
        'Poser un gobelet, ou le faire tomber, et regarder ce que fait l’autre.',
        '{18-24m 2-3a 3-4a 4-5a|Bâtir là où un ami bâtit aussi.}',
        '{0-18m !18-24m !2-3a !3-4a !4-5a|Attendre que la tour se refasse.}',
        '{3-4a 4-5a|Trouver l’endroit où ça tient.}',
      ],
      materiel: [
        item(
          'Gobelets de plastique ou pots de yogourt, vides et lavés',
          'deux par enfant, et quatre de plus',
          'Bols de plastique',
        ),
      ],
      preparation: [
        'Pressez chaque gobelet entre deux doigts : celui qui craque ou qui coupe est jeté. Gardez ceux dont l’ouverture est plus large qu’un rouleau de papier hygiénique.',
        'Choisissez un bout de mur où vous adosser, assise par terre, jambes allongées. {18-24m 2-3a 3-4a 4-5a|Mettez le tas de gobelets à trois pas.} {0-18m multiage|Gardez-en quatre contre vous pour les poupons, assis ou couchés le long de votre cuisse.}{0-18m !multiage|Les poupons sont assis ou couchés le long de votre cuisse, les gobelets de l’autre côté de vous.}',
        '{1adulte|Seule, dormez les yeux entrouverts : tout le groupe est devant vous.} {1adulte 0-18m multiage|Avec plusieurs âges, prenez six enfants au plus, dont deux poupons.}',
        '{multiage|Dites-le avant de commencer : les plus petits sont le réveille-matin de la géante. Ce qu’ils font tomber sonne l’heure, et l’on rebâtit.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          '« Je suis une géante. J’ai sommeil. » Mettez un gobelet sur votre genou, le fond en l’air, un autre par-dessus. Fermez les yeux à demi et ronflez : rrron… pchii… Le genou monte, la tour branle, poc! Ouvrez grand les yeux. « Qui a bâti sur moi? » Regardez partout, ne trouvez personne, haussez les épaules et rendormez-vous. {0-18m|Devant le poupon, laissez la main ouverte, un gobelet dedans : il vous l’ôte ou vous réveille.}',
        ),
        play(
          { 10: 6, 20: 8, 30: 10 },
          '{18-24m 2-3a 3-4a 4-5a|On vient sans bruit poser un gobelet sur un pied, un genou, une épaule, la tête. Quand ça tombe, la géante s’éveille : tout le monde fige. Elle ne voit que des statues, et se rendort.} {0-18m|Le poupon tape la tour et guette vos yeux : « Oh! Le réveil a sonné! »} {0-18m !multiage|Rebâtissez à la longueur de son bras et ronflez plus longtemps chaque fois : il s’arrête, la main levée, et choisit le moment. Couché, il renverse du talon. À quatre pattes, il va chercher le gobelet parti et vous le rend, ou vous le met sur la bouche : ronflez dedans, le son change.} {18-24m multiage|Le trottineur} {18-24m !multiage|L’enfant} {18-24m|pose, ôte, repose, et vous tapote : « Dodo? »} {18-24m !multiage|Un gobelet sur votre orteil tombe dès que l’orteil bouge : bougez-le d’un rien. Il rit, le remet, vous tient le pied.} {2-3a|À deux ans, on pose son gobelet, on s’éloigne sur la pointe des pieds et l’on revient voir si l’œil a bougé.} {2-3a !multiage|La géante parle en dormant : « Encore un… sur ma main… » Quelqu’un y pose un gobelet du bout des doigts, et la main se referme : prise!} {3-4a|À trois ans, on monte à deux étages en retenant son souffle.} {3-4a !multiage|Entre deux réveils, marmonnez où ça vous chatouille : le coude, le petit orteil. On y va tout de suite, un à la fois, ou tous ensemble.} {4-5a|À quatre ans, on cherche où la géante bouge le moins et l’on y fait une pyramide de trois.} {4-5a !multiage|Dites à quel bruit vous vous éveillerez : un pas, un rire. On s’entend par signes sur qui pose le prochain.}',
        ),
        play(
          { 20: 5, 30: 6 },
          '{2-3a 3-4a 4-5a|« Qui veut être le géant? » L’enfant se couche sur le ventre et ronfle; les autres bâtissent sur son dos. Il dit « assez! », on ôte tout, et un autre se couche.} {0-18m|Posez un gobelet sur le pied du poupon : il le regarde, pédale, poc.} {0-18m !multiage|Puis sur votre tête : penchez-la, le gobelet glisse jusqu’à lui. Encore. Un gobelet sur chacun de vos genoux : lequel prendra-t-il? Gardez l’autre, offrez-le au voisin.} {18-24m multiage|Le trottineur} {18-24m !multiage|L’enfant} {18-24m|secoue la tête sous le gobelet que vous y posez, le ramasse et vous coiffe à votre tour.} {18-24m !0-18m !2-3a !3-4a !4-5a|Couchez-vous sur le côté, le visage vers tous : il bâtit sur votre hanche, et la géante grogne. Échangez : il se couche, un gobelet sur la bedaine.} {2-3a|À deux ans, le géant rit, et tout s’écroule.} {3-4a|À trois ans, on compte tout bas les gobelets qui tiennent sur le géant.} {4-5a|À quatre ans, le géant devine, sans voir : « J’en ai trois, un sur l’épaule. »} {2-3a 3-4a 4-5a !multiage|Le géant se soulève lentement sur ses mains : qu’est-ce qui tient encore?}',
        ),
        play(
          { 30: 5 },
          '{18-24m 2-3a 3-4a 4-5a|« La géante a froid aux pieds. Faites-lui un mur. » On pose les gobelets tout le tour de vos jambes, l’un contre l’autre, sans la réveiller. En manque-t-il? On les espace, ou la géante plie les genoux.} {0-18m multiage|Le poupon est dans le mur, contre vous : le gobelet qu’il ôte fait une porte, et quelqu’un passe la main pour lui dire bonjour.} {0-18m !multiage|Dressez entre le poupon et vous un petit mur de gobelets. Il en ôte un : c’est une porte, et votre main lui fait bonjour. Faites glisser un gobelet par là, reprenez-le, glissez-le encore. Refermez la porte, et attendez.} {18-24m multiage|Le trottineur} {18-24m !multiage|L’enfant} {18-24m|enjambe le mur, s’assoit dedans.} {2-3a|À deux ans, on met un gobelet, on en ôte un plus loin.} {3-4a|À trois ans, on laisse un trou pour le gros orteil.} {4-5a|À quatre ans, on devine combien il en faudra, puis on compte.} {18-24m 2-3a 3-4a 4-5a !multiage|Remuez un pied : un gobelet tombe, le froid entre, et l’on referme vite.}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          'Étirez les bras et les jambes : ce qui reste tombe. « J’ai bien dormi. Qui a veillé sur moi? » {18-24m 2-3a 3-4a 4-5a|Dites à chacun ce que vous avez senti de lui : un gobelet sur l’orteil, deux doigts sur l’épaule.} {0-18m|Au poupon, dites : « Toi, tu m’as réveillée. »} Emboîtez les gobelets un à un, en comptant : cela fait un long ver. {2-3a 3-4a 4-5a|Le ver passe de main en main jusqu’à l’armoire et se couche sans se casser.} {0-18m 18-24m !2-3a !3-4a !4-5a|Le ver rampe jusqu’aux pieds du petit, se fait tirer la queue, puis va se coucher.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Ronflez assez fort pour que tous sachent que vous dormez; taisez-vous une seconde avant d’ouvrir l’œil.',
          'Ne découvrez jamais le coupable : la géante cherche toujours ailleurs.',
          '{multiage|Un grand gronde le petit qui a tout jeté par terre? Bâillez : « Merci, réveil! »} {!multiage|La tour tombe au mauvais moment? Rendormez-vous aussitôt : on peut recommencer.}',
        ],
        questionsOuvertes: [
          'Où est-ce que ça tient?',
          'Qui m’a réveillée?',
          '{3-4a 4-5a|Comment bâtir sans que je le sente?}',
          '{4-5a|Pourquoi est-ce tombé de ce côté-là?}',
        ],
      },
      vocabulaire: ['le gobelet', 'la géante', 'ronfler', 'la tour', 'debout', 'tomber', 'doucement', 'le réveil'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Toujours la même tour de deux, à la longueur de son bras. Votre « Oh! » arrive tout de suite après sa tape : il apprend qu’il vous réveille.',
        },
        {
          pour: '18-24m',
          texte: 'Un gobelet dans chaque main, jamais trois. Offrez votre pied plutôt que votre tête.',
        },
        {
          pour: '2-3a',
          texte: 'Donnez-lui un endroit à lui, votre genou gauche : ce que les autres bâtissent est plus loin.',
        },
        { pour: '3-4a', texte: 'L’enfant choisit quand la géante dort : il chante une berceuse avant qu’on bâtisse.' },
        {
          pour: '4-5a',
          texte: 'Un plan à deux : l’un tient le bas, l’autre pose le haut. Ils annoncent l’étage où tout tombera.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            '{18-24m 2-3a 3-4a 4-5a|L’enfant qui sursaute au réveil surveille l’œil et lève la main : vous n’ouvrez qu’à son signe. L’enfant qui tient mal les gobelets les pousse de la paume, et la géante s’assoit à la table : ses avant-bras servent de genoux.}{!18-24m !2-3a !3-4a !4-5a|Le réveil le fait sursauter? Ouvrez un œil d’abord, et chuchotez votre « oh ». Ses mains bougent peu? La tour se dresse contre son pied ou son avant-bras : le moindre geste la renverse.}',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!ete|L’été, la géante dort à l’ombre, dans l’herbe, et le vent fait tomber les tours avant le réveil.} {ete|L’hiver, la géante dort près de la fenêtre, et chaque gobelet est un flocon qui se pose.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Gobelet mou reçu sur la tête.',
          '{18-24m 2-3a 3-4a 4-5a|Tour d’un autre renversée sans le vouloir.}',
        ],
        dangersAEliminer: [
          'Gobelet fendu ou mâché, bord qui coupe : jeté aussitôt.',
          '{18-24m 2-3a 3-4a 4-5a|Gobelet sous un pied qui marche : le chemin du tas à la géante reste libre.}',
          '{0-18m 18-24m|Gobelet appuyé sur le nez et la bouche d’un petit : ôtez-le aussitôt.}',
          '{18-24m 2-3a 3-4a 4-5a 20min 30min|Enfant couché sous les gobelets : rien sur le visage, personne ne s’assoit sur lui, et « assez » arrête tout.}',
          '{0-18m multiage|Poupon le long de votre cuisse : les grands bâtissent sur l’autre jambe.}',
          '{0-18m 18-24m|Gobelet à médicament, couvercle de pot : hors du jeu.}',
        ],
        supervision: 'palier1',
        allergies: ['Pots de yogourt lavés au savon pour l’enfant qui réagit au lait; sinon, gobelets neufs.'],
      },
      observation: [
        'Compétences sociales : {18-24m 2-3a 3-4a 4-5a|la tour d’un autre tombe; que fait l’enfant de ses mains et de sa voix?}{!18-24m !2-3a !3-4a !4-5a|la tour est tombée; où vont ses yeux, et comment en redemande-t-il une?}',
        'Raisonnement : {18-24m 2-3a 3-4a 4-5a|après une chute, change-t-il d’endroit, de gobelet ou de vitesse?}{!18-24m !2-3a !3-4a !4-5a|attend-il le ronflement pour taper, et tape-t-il de la même façon?}',
        'Motricité fine : regardez le moment où les doigts lâchent le gobelet.',
      ],
      prolongements: [
        'Au réveil de la sieste, un gobelet sur un orteil demande : « Es-tu réveillé? »',
        'Le soir, racontez au parent la tour que son enfant a bâtie ou fait tomber; à la maison, un parent étendu devient géant avec trois verres de plastique.',
      ],
      reflexionRetroaction: [
        'Qui bâtissait toujours loin des autres, et voulait-il y être?',
        'Ai-je laissé tomber sans relever trop vite?',
      ],
    },
  },
  {
    key: 'le-mot-est-dans-la-casserole',
    summary:
      'Un mot dit au fond d’une casserole, clac, le couvercle. On la porte à quelqu’un, on ouvre, et le mot sort tout bas… ou il s’est sauvé.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_COGNITIVE'],
    themes: ['contes-et-lettres', 'sons-et-silence'],
    materials: ['contenants-et-cuilleres'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'casseroles',
      'chaudrons',
      'couvercles',
      'contenants et couvercles',
      'contenants de plastique',
      'tupperware',
      'mettre le couvercle',
      'ouvrir et fermer',
      'crier dans une casserole',
      'parler dans un contenant',
      'mots inventés',
      'dire un mot à l’oreille',
      'vider l’armoire de cuisine',
      'batterie de cuisine',
    ],
    seen: [
      'elle se penche au fond d’un chaudron pour entendre sa grosse voix',
      'il cherche le couvercle qui va sur chaque plat et clac',
      'ils se chuchotent des secrets et les enferment',
      'il crie tout le temps et je voudrais jouer avec la voix basse',
      'elle parle peu, mais elle répète le mot quand on lui ouvre le pot',
      'ils ont un secret et veulent le porter à la bonne personne',
      'ce midi, ils ont vidé toutes mes armoires de plats et les fermaient fort',
      'au salon, il a passé la tête dans un seau et répétait allo',
    ],
    scenes: ['ouvrir-fermer', 'voix', 'mots'],
    picture:
      'Une enfant apporte un pot fermé, le pouce sur le couvercle; un ami penche l’oreille; un bébé crie dans le sien, l’éducatrice soulève son couvercle.',
    sheet: {
      titre: 'Le mot est dans la casserole',
      observationDepart:
        'Une tête s’est penchée dans une casserole vide. « Ooooh! » La voix est ressortie plus grosse qu’elle n’était entrée.',
      intentionEducative:
        '{!multiage 0-18m|Permettre au poupon d’entendre sa voix grossir et d’attendre, couvercle en main, celle de quelqu’un d’autre.} {multiage 20min 30min|Éveiller le plaisir de faire résonner sa voix, de garder un mot et de l’offrir à quelqu’un.} {!multiage !0-18m 20min 30min|Éveiller le plaisir de faire résonner sa voix, de garder un mot et de l’offrir à quelqu’un.} {multiage 10min|Éveiller le plaisir de faire résonner sa voix et d’enfermer un mot.} {!multiage !0-18m 10min|Éveiller le plaisir de faire résonner sa voix et d’enfermer un mot.}',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
      ],
      objectifs: [
        'Faire un son ou dire un mot dans un pot, et écouter ce qu’il devient.',
        'Ouvrir et fermer, d’une main ou des deux.',
        '{18-24m 2-3a 3-4a 4-5a|Chercher le couvercle qui ferme pour vrai.}',
        '{3-4a 4-5a 20min 30min|Garder un mot en tête le temps d’un trajet.} {3-4a 4-5a 10min|Enfermer un mot à soi, et le redire en rouvrant.}',
      ],
      materiel: [
        item(
          'Casseroles légères ou gros contenants de plastique, avec leurs couvercles',
          '{0-18m 18-24m|un pot et son couvercle par enfant, et un pour vous}{!0-18m !18-24m|un pot et son couvercle par enfant ou par deux, et un pour vous}',
          'Bols incassables, chacun sous une assiette de plastique',
        ),
      ],
      preparation: [
        'Soulevez chaque casserole de deux doigts : celle qui leur échappe reste à la cuisine, comme les couvercles de vitre. Vissez les boutons à fond. Un couvercle manque? La main à plat, ou un autre pot renversé, ferme aussi.',
        '{18-24m 2-3a 3-4a 4-5a|Posez les pots en rond au plancher et tous les couvercles en tas au milieu, mêlés.} {0-18m !18-24m !2-3a !3-4a !4-5a|Posez un pot devant chaque poupon, le couvercle à côté, à l’endroit. Gardez le plus gros pour vous.}',
        '{0-18m|Le poupon qui s’assoit depuis peu s’adosse à vous; le poupon couché est de l’autre côté de votre jambe, loin des couvercles qui tombent.} {1adulte 0-18m multiage|Seule avec plusieurs âges, prenez six enfants au plus, dont deux poupons.}',
        '{multiage|Tous jouent au même rond : les petits ouvrent, ferment et crient; les plus vieux y enferment des mots.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Assise par terre, une casserole entre les genoux, penchez-vous dedans et chantez « ooooh » : votre voix grossit. {18-24m 2-3a 3-4a 4-5a|Dites-y un mot, « patate! », et fermez vite. Clac! Secouez près de votre oreille. « Il est dedans. » Levez le couvercle d’un doigt et, tout bas, faites sortir le mot : « patate… » Refermez.} {0-18m !multiage|Posez le couvercle dessus.} {0-18m|Devant le poupon, soulevez le couvercle, dites son prénom au fond de la casserole, refermez : clac. Attendez ses yeux.} Glissez une casserole vers la première main.',
        ),
        play(
          { 10: 6, 20: 8, 30: 10 },
          '{18-24m 2-3a 3-4a 4-5a|Chacun, seul ou avec un ami, prend un pot et lui cherche un couvercle dans le tas. « Si ça ferme mal, le mot se sauve! »} {0-18m|Le poupon crie dans son pot, s’arrête, surpris de sa grosse voix; rendez-lui le même son dans le vôtre.} {0-18m !multiage|Il claque le couvercle, le pousse de travers, le mordille par le bord. Couché, il a un pot renversé sous la main : grattez le fond, attendez ses doigts, grattez encore. À quatre pattes, il suit le couvercle que vous faites tourner sur sa tranche, jusqu’à ce qu’il se couche.} {18-24m multiage|Le trottineur} {18-24m !multiage|L’enfant} {18-24m|ferme, ouvre, et dit « baba! » au fond à chaque fois.} {18-24m !multiage|Un couvercle tombe tout au fond d’un pot trop grand : « Oh! Il est parti dedans. » Laissez-le renverser, repêcher, essayer sur un autre.} {2-3a|À deux ans, on meugle au fond, on ferme des deux mains, on rouvre : « Parti! »} {2-3a !multiage|Demandez qui dort là-dedans : une vache, un chat, un bébé. On cogne au couvercle, et l’animal répond du fond du pot.} {3-4a|À trois ans, on essaie trois couvercles : si l’un branle, faites « psst », le mot fuit.} {3-4a !multiage|Fermez le vôtre de travers, exprès : « psst… patate… » Le mot coule par terre; on le ramasse à deux mains et on le remet dedans.} {4-5a|À quatre ans, on enferme « rhinocéros », puis on le tape en morceaux sur le couvercle : rhi-no-cé-ros.} {4-5a !multiage|Puis un mot d’un seul coup, « chat », et un mot inventé. Lequel donne le plus de coups? On les tape sans les dire, et l’ami devine.}',
        ),
        play(
          { 20: 5, 30: 6 },
          '{18-24m 2-3a 3-4a 4-5a|« J’ai un mot pour toi. » On porte son pot à quelqu’un, à petits pas, le pouce sur le couvercle. On l’ouvre sous le menton de l’ami, et l’on dit le mot tout bas.} {0-18m multiage|Un pot s’ouvre devant le poupon : son prénom en sort, et sa main vient pour refermer.} {0-18m !18-24m !2-3a !3-4a !4-5a|Cachez votre bouche derrière un couvercle et parlez : il cherche. Baissez-le : « C’est moi! » Puis c’est lui qui tient le couvercle; chaque fois qu’il le baisse, il sort de vous le même « baba ». Après dix fois, changez : « mmm ». Regardez ses sourcils.} {18-24m multiage|Le trottineur} {18-24m !multiage|L’enfant} {18-24m|livre un pot grand ouvert, et attend qu’on fasse « oh! ».} {2-3a|À deux ans, le mot est crié en chemin : tout le monde l’a entendu.} {3-4a|À trois ans, on répète ce qu’on a cru entendre. « Savate » au lieu de « patate »? On garde les deux.} {4-5a|À quatre ans, on envoie un mot qui rime avec celui qu’on a reçu.} {18-24m 2-3a 3-4a 4-5a !multiage|Recevez aussi : approchez l’oreille, ouvrez grand les yeux, et renvoyez le pot avec un mot à vous.}',
        ),
        play(
          { 30: 5 },
          '{18-24m 2-3a 3-4a 4-5a|Mettez le plus gros pot au milieu. « On fait une soupe de mots. » Chacun vient dire le sien au fond; entre deux, fermez, et tous brassent dans l’air. Secouez, ouvrez : tous les mots sortent ensemble, à tue-tête.} {0-18m multiage|Entre deux mots, le poupon tape sur le couvercle; ouvrez, il regarde au fond.} {0-18m !multiage|Fermez le plus gros pot, tapez sur le couvercle avec le poupon, puis ouvrez : silence. Refermez, tapez : il attend l’ouverture. Cachez ensuite son pot dans le vôtre, fermez, secouez : ça cogne! À lui d’ouvrir.} {18-24m multiage|Le trottineur} {18-24m !multiage|L’enfant} {18-24m|jette son « baba! » dans la soupe et revient avec le même.} {2-3a|À deux ans, on goûte : « Ça goûte le loup! »} {3-4a|À trois ans, on cherche un mot qui pique, un mot doux.} {4-5a|À quatre ans, on se rappelle à qui est chaque mot et l’on vérifie.} {18-24m 2-3a 3-4a 4-5a !multiage|La soupe déborde? On remet chaque mot dans son pot en le redisant.}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          '« Les mots ont sommeil. » Chuchotez « bonne nuit » au fond de votre pot et fermez sans bruit. {18-24m 2-3a 3-4a 4-5a|Chacun endort le sien. Prenez le mauvais couvercle : on vous corrige. Un clac trop fort réveille le mot, et l’on recommence plus doucement.} {0-18m|Au poupon, tendez le couvercle : il le pose, le laisse tomber, le pose encore; finissez le geste avec lui.} Empilez les pots, du plus gros au plus petit. {3-4a 4-5a|Un seul reste fermé, sur le comptoir : le mot de ce soir.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Rendez d’abord le son de l’enfant, tel quel, avant d’en proposer un autre.',
          '{18-24m 2-3a 3-4a 4-5a|Laissez le mauvais couvercle tomber au fond : c’est là que l’enfant cherche.}{!18-24m !2-3a !3-4a !4-5a|Rendez-lui le couvercle chaque fois qu’il le lâche, sans le poser à sa place.}',
          '{2-3a 3-4a 4-5a|Un mot impoli entre dans le pot? « Celui-là reste dedans », et fermez sans grimace.} {0-18m !2-3a !3-4a !4-5a|Attendez trois secondes, couvercle en l’air : le prochain son est au petit.}',
        ],
        questionsOuvertes: [
          'Qu’est-ce qui va sortir?',
          '{18-24m 2-3a 3-4a 4-5a|Quel couvercle va là-dessus?}{!18-24m !2-3a !3-4a !4-5a|Qui a crié là-dedans?}',
          '{2-3a 3-4a 4-5a|Comment ta voix devient-elle, là-dedans?}',
          '{4-5a|Par où un mot peut-il se sauver?}',
        ],
      },
      vocabulaire: ['la casserole', 'le couvercle', 'ouvrir', 'fermer', 'le mot', 'dedans', 'tout bas', 'clac'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Un pot large et peu profond, un couvercle léger à bouton. Posez sa main à plat sur la casserole pendant que vous chantez dedans : il sent la voix dans ses doigts.',
        },
        {
          pour: '18-24m',
          texte: 'Deux pots de grandeurs bien différentes, deux couvercles : l’un tombe au fond, l’autre fait clac.',
        },
        {
          pour: '2-3a',
          texte: 'Donnez le début du mot, la bouche au bord du pot : « pa… pa… » L’enfant crie la fin et ferme.',
        },
        {
          pour: '3-4a',
          texte:
            '{20min 30min|L’enfant choisit à qui va son mot avant de le dire : il part droit et se le répète en marchant.}{10min|L’enfant enferme le prénom d’un ami, et c’est cet ami qui ouvre.}',
        },
        {
          pour: '4-5a',
          texte: 'Trois pots fermés, trois mots : on les échange de place, et l’enfant retrouve le mot de chacun.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            '{18-24m 2-3a 3-4a 4-5a|L’enfant qui ne parle pas met dans le pot un geste, une grimace, un coup de langue; un ami ouvre le pot et le refait.} Le clac fait sursauter? Prenez des contenants de plastique, et prévenez d’un doigt levé.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, quand on s’habille, un mot attend dans un contenant fermé, près de la porte : on l’ouvre avant de sortir.} {hiver|L’été, sur une couverture à l’ombre, chacun essaie sa voix dans son pot : est-elle aussi grosse que dedans?}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Couvercle échappé sur un pied, doigts pincés une seconde.',
          'Grand bruit, quelques minutes.',
        ],
        dangersAEliminer: [
          'Cri dans une oreille : la bouche va dans le pot, et le pot s’ouvre sous le menton.',
          'Casserole lourde, couvercle de vitre : remis à la cuisine. Long manche : on le tient contre son ventre, jamais devant un visage.',
          'Bouton de couvercle qui tourne : vissé à fond, ou retiré du jeu.',
          '{0-18m 18-24m|Pot profond sur une tête : ôtez-le aussitôt; il ne sert pas de chapeau.}',
          '{0-18m|Couvercle qui tombe près d’un poupon couché : votre jambe est entre lui et le jeu.}',
        ],
        supervision: 'palier1',
        allergies: ['Contenants de cuisine : lavés au savon, sans reste de lait ni de noix.'],
      },
      observation: [
        'Langage oral : {18-24m 2-3a 3-4a 4-5a 20min 30min|quel son ou quel mot l’enfant choisit-il d’enfermer, et à qui l’apporte-t-il?}{18-24m 2-3a 3-4a 4-5a 10min|quel son ou quel mot l’enfant choisit-il d’enfermer?}{!18-24m !2-3a !3-4a !4-5a|quel son fait-il dans le pot, et que fait-il quand vous le lui rendez?}',
        'Raisonnement : le couvercle ne ferme pas; que fait l’enfant ensuite?',
        'Motricité fine : décrivez les deux mains quand elles ferment.',
      ],
      prolongements: [
        'À table, un plat tiède arrive couvert : on tend l’oreille, puis vous levez le couvercle.',
        '{3-4a 4-5a|Au départ, le parent ouvre la casserole du mot de ce soir, et son enfant le lui dit à sa façon.}{!3-4a !4-5a|Au départ, le parent dit le prénom de son enfant au fond d’une casserole, et attend le son qui répond.}',
      ],
      reflexionRetroaction: [
        'Ai-je attendu assez longtemps, le couvercle en main?',
        '{20min 30min|Qui n’a reçu aucun mot aujourd’hui?}{10min|Qui n’a fait entendre aucun son aujourd’hui?}',
      ],
    },
  },
  {
    key: 'vide-elle-souffle',
    summary:
      'Une bouteille vide? On la presse : pff! Elle souffle dans les cheveux, fait rouler sa voisine, craque, puis reprend son souffle toute seule.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['vent-et-ciel', 'sons-et-silence'],
    materials: [],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'bouteilles vides',
      'bouteilles de plastique',
      'bouteilles d’eau vides',
      'bouteilles de plastique vides',
      'écraser une bouteille',
      'presser une bouteille',
      'faire craquer le plastique',
      'faire du vent',
      'souffler',
      'l’air',
      'rouler une bouteille',
      'vide et plein',
      'recyclage',
    ],
    seen: [
      'il serre la bouteille contre son oreille et rit du craquement',
      'elle s’envoie de l’air dans la frange en pesant dessus',
      'ils font avancer des petits papiers avec l’air qui sort du goulot',
      'elle sursaute au bruit, puis en redemande aussitôt',
      'il presse sur un ami sans demander, et ça finit en cris',
      'ils demandent ce qu’il y a dedans si c’est vide',
      'au bac bleu, il en a sorti cinq et les écrase une à la fois',
      'à la collation, sa bouteille d’eau vide faisait pouf et toute la table s’y est mise',
    ],
    scenes: ['vent-pluie', 'pourquoi'],
    picture:
      'Une enfant presse une bouteille sans bouchon, sa frange s’envole; deux amis à plat ventre en font rouler une; un bébé en a une sous les talons.',
    sheet: {
      titre: 'La bouteille vide qui souffle',
      observationDepart:
        'Une bouteille vide attendait le recyclage. Une main l’a serrée : crac, et un petit vent est passé sur une joue. La main a serré encore.',
      intentionEducative:
        '{!multiage 0-18m|Permettre au poupon de serrer, d’entendre et de sentir ce que sa main ou son pied vient de faire.} {multiage|Éveiller la curiosité pour l’air, que l’on sent, que l’on entend et que l’on ne voit pas.} {!multiage !0-18m|Éveiller la curiosité pour l’air, que l’on sent, que l’on entend et que l’on ne voit pas.}',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Serrer, relâcher, et recommencer pour le vent ou pour le bruit.',
        'Sentir l’air sur sa main, son pied ou sa joue.',
        '{2-3a 3-4a 4-5a !10min|Faire bouger une chose sans y toucher.}',
        '{3-4a 4-5a|Dire d’où vient le vent et ce qu’il y a dans « vide ».}',
      ],
      materiel: [
        item(
          'Bouteilles de plastique mou, vides et sèches, sans bouchon ni anneau',
          'une par enfant, une pour vous et deux de plus',
          null,
        ),
        optional('{!10min si-blocs|Blocs légers, plus gros que votre poing}', '{!10min si-blocs|quatre}', null),
      ],
      preparation: [
        'Avant l’arrivée des enfants, ôtez bouchon, anneau et étiquette, et jetez-les. Rincez les bouteilles et laissez-les sécher debout, à l’envers.',
        'Pressez-en une vers votre poignet : elle souffle et se regonfle. Celle qui reste pliée ou qui se fend retourne au recyclage.',
        '{18-24m 2-3a 3-4a 4-5a 20min 30min|Dégagez un bout de plancher dur, long de trois pas, ou une table : c’est la piste.} {0-18m|Pour le poupon, choisissez la bouteille la plus grosse et la plus molle.} {0-18m multiage|Il est assis contre vous, là où personne ne passe.} {1adulte 0-18m multiage|Seule avec plusieurs âges, prenez six enfants au plus, dont deux poupons.}',
        '{multiage|Même vent pour tous : les petits le reçoivent, le réclament et serrent à deux mains; les plus vieux cherchent jusqu’où il va.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Tournez une bouteille à l’envers, secouez-la. « Rien. Elle est vide. » Approchez-la de vos cheveux et pressez d’un coup : pff! Arrêtez-vous, la main dans vos cheveux. {2-3a 3-4a 4-5a|« Vide de quoi? »} Pressez vers votre paume, puis vers une main qui se tend. {0-18m|Au poupon, montrez la bouteille, approchez-la de son pied : pff. Attendez, prête : un orteil remue, un œil vous cherche, et le vent revient.}',
        ),
        play(
          { 10: 6, 20: 8, 30: 10 },
          '{18-24m 2-3a 3-4a 4-5a|Donnez une bouteille à chacun.} {2-3a 3-4a 4-5a|Où veut-on du vent? « Sur mon coude! » On demande avant de souffler sur un ami.} {0-18m|Le poupon serre à deux mains : le plastique crie, il sursaute, serre encore.} {0-18m !multiage|Répondez d’un crac sur la vôtre, toujours après lui. Couché, il a la bouteille sous les talons : il pédale, elle craque et souffle. Assis, il la tourne, mord le fond rond, la lâche : poc. À quatre pattes, il la pousse, elle roule plus loin, il repart. Soufflez parfois sur un genou, une main, une nuque, et dites « vent ».} {18-24m multiage|Le trottineur} {18-24m !multiage|L’enfant} {18-24m|fait crac-crac, souffle dans sa frange, cogne le plancher : poc.} {0-18m 18-24m !2-3a !3-4a !4-5a multiage|Soufflez sur l’un, puis sur l’autre : qui attend tend déjà la main.} {18-24m !multiage|Montrez-lui comment l’air sort : une main presse, l’autre attend devant le goulot. Il se trompe de bout, souffle dans son chandail, recommence.} {2-3a|À deux ans, on essaie le nombril, l’orteil, la nuque : « Ça chatouille! »} {2-3a !multiage|Promenez votre bouteille dans l’air : « Où va-t-il sortir? » On tend un coude, un ventre. Chacun vous souffle ensuite où il veut.} {3-4a|À trois ans, on presse lentement, puis vite : lequel lève les cheveux?} {3-4a !multiage|Soufflez dans votre manche : elle gonfle. On cherche ce qui gonfle encore : un chandail, une poche, une jambe de pantalon.} {4-5a|À quatre ans, on cherche jusqu’où le vent se sent : un doigt, une main, un bras.} {4-5a !multiage|L’un ferme les yeux, l’autre promène le vent du poignet au coude : « Il est là. » Puis deux vents à la fois : où se croisent-ils?}',
        ),
        play(
          { 20: 5, 30: 6 },
          '{18-24m 2-3a 3-4a 4-5a|Couchez deux bouteilles au départ de la piste. « Qui en fait rouler une sans y toucher? » On presse tout près d’elle, on vise le milieu, elle bouge d’un rien. Le souffle de la bouche compte aussi.} {0-18m|Roulez une bouteille jusqu’aux pieds du poupon : il la repousse, elle revient.} {0-18m !multiage|Faites-la rouler sous sa main, puis devant son nez, à plat ventre : il tend le bras. Couchez-en deux, poussez-en une : toc, elles se cognent. Il cherche laquelle a bougé la première.} {0-18m 18-24m si-blocs|Empilez deux blocs devant un petit : sa bouteille les renverse.} {18-24m multiage|Le trottineur} {18-24m !multiage|L’enfant} {18-24m|pousse la sienne, la suit à petits pas et la pousse encore.} {2-3a|À deux ans, un doigt aide le vent. « C’est le vent! » On le croit.} {3-4a|À trois ans, on cherche où souffler : au milieu, elle roule; au bout, elle tourne.} {4-5a|À quatre ans, on devine combien de pff jusqu’au mur, puis on essaie à deux.} {2-3a 3-4a 4-5a si-blocs|Deux blocs font une porte : le vent y pousse la bouteille.} {18-24m 2-3a 3-4a 4-5a !multiage !si-blocs|Faites un pont de vos jambes : la bouteille y passera-t-elle, poussée par le vent?}',
        ),
        play(
          { 30: 5 },
          '« Ma bouteille a trois voix. » Serrez-la : crac. Cognez-la au plancher : poc. Pressez-la d’un coup : pff. {0-18m|Refaites la voix que le poupon préfère, puis une autre : lève-t-il les yeux?} {18-24m multiage|Le trottineur} {18-24m !multiage|L’enfant} {18-24m|répond crac à tout, de bon cœur.} {18-24m !multiage|Frappez la vôtre sur le plancher, sur votre genou, contre la sienne : il cherche la même place et le même son.} {2-3a 3-4a 4-5a|Cachez-la dans votre dos : quelle voix a parlé?} {2-3a|À deux ans, on refait les trois à la suite.} {3-4a|À trois ans, on fait parler sa bouteille dans le dos d’un ami, qui devine.} {4-5a|À quatre ans, on souffle en travers du goulot, la lèvre au bord : houou. C’est l’air qui chante. Puis on retient une suite : crac, crac, poc.} {2-3a 3-4a 4-5a !multiage|Un chef lève sa bouteille : tout se tait. Il la baisse : toutes craquent.} {0-18m !multiage|Frappez deux bouteilles ensemble, poc, arrêtez, attendez qu’une main ou un son vous relance.}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          'Pressez votre bouteille et gardez-la serrée, toute maigre. Chut. Ouvrez les doigts d’un coup : clop! Elle se regonfle. « Elle a repris son souffle. » Faites-le encore, lentement : pressez en soufflant, lâchez en respirant par le nez. {2-3a 3-4a 4-5a|Tout le groupe respire avec sa bouteille, trois fois.} {0-18m 18-24m|Les petits regardent, pressent ou soufflent avec vous.} {3-4a 4-5a|« Alors, elle est vide? » Gardez toutes les réponses.} Ramassez les bouteilles : chacune donne un dernier pff dans votre main.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Pressez lentement une première fois, pour que l’enfant voie la main avant de sentir le vent.',
          '{2-3a 3-4a 4-5a|Demandez « où? » avant chaque souffle, et acceptez « nulle part ».} {!2-3a !3-4a !4-5a|Montrez la bouteille avant chaque souffle; une tête qui se détourne dit non.}',
          '{2-3a 3-4a 4-5a|Gardez votre explication : demandez ce qui est sorti, et laissez trois réponses différentes.} {0-18m !2-3a !3-4a !4-5a|Laissez un silence entre deux pff : le suivant se demande d’un pied ou d’un regard.}',
        ],
        questionsOuvertes: [
          'Où est-ce que ça souffle?',
          '{2-3a 3-4a 4-5a|Qu’est-ce qui est sorti?}',
          '{!2-3a !3-4a !4-5a|Où veux-tu le prochain pff?}',
          '{3-4a 4-5a !10min|Qu’est-ce que le vent peut pousser?}',
          '{4-5a|Pourquoi redevient-elle ronde?}',
        ],
      },
      vocabulaire: ['la bouteille', 'vide', 'l’air', 'le vent', 'presser', 'souffler', '{!10min|rouler}', 'craquer'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Pressez la bouteille avec lui, votre main autour de la sienne, puis ôtez la vôtre. Le vent va aux pieds, aux mains, au ventre, jamais aux yeux.',
        },
        {
          pour: '18-24m',
          texte:
            'Tenez la bouteille couchée sur le plancher : il appuie des deux mains ou s’assoit dessus, et ça souffle.',
        },
        {
          pour: '2-3a',
          texte: 'La main est trop petite? Une grosse bouteille se presse entre les genoux ou contre le ventre.',
        },
        {
          pour: '3-4a',
          texte: 'L’enfant devient le vent d’un ami qui a fermé les yeux : l’ami montre du doigt où le vent est passé.',
        },
        {
          pour: '4-5a',
          texte:
            'Deux bouteilles pareilles, une écrasée, une ronde : laquelle souffle le plus? L’enfant parie, puis vérifie.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui serre peu couche la bouteille sous son avant-bras ou sous son pied. Le craquement fait mal aux oreilles? Choisissez un plastique plus épais, qui souffle sans crier.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dehors, la bouteille souffle sur la neige folle, qui s’envole.} {hiver|L’été, à la cour, la bouteille souffle sur un pissenlit en graines.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Bouteille légère reçue sur le pied.', 'Craquement qui surprend.'],
        dangersAEliminer: [
          'Bouchon, anneau, étiquette : aucun n’entre dans la pièce.',
          'Plastique fendu ou plié en pointe : la bouteille est retirée.',
          'Vent dans un œil ou une oreille : on vise une main, un pied, des cheveux.',
          'Bouteille sous un pied qui marche : celles qui ne servent pas sont debout contre le mur.',
          '{0-18m 18-24m|Goulot en bouche en marchant, doigt coincé : assis pour mordre, le fond vers la bouche.}',
          'Salive : chacun garde sa bouteille; celle qui change de bouche est lavée.',
        ],
        supervision: 'palier1',
        allergies: ['Bouteilles d’eau seulement, ou bien lavées : aucune trace de lait ni de boisson aux noix.'],
      },
      observation: [
        'Éveil aux sciences : que fait l’enfant juste après le premier vent?',
        'Motricité fine : comment serre-t-il, du bout des doigts, à deux mains ou de tout son poids?',
        'Langage oral : quel son ou quel mot donne-t-il au vent?',
      ],
      prolongements: [
        'Avant la sieste, une bouteille et trois souffles lents : elle se regonfle, et nous aussi.',
        'Au départ, l’enfant fait du vent dans les cheveux de son parent; la maison aura bien une bouteille vide à presser.',
      ],
      reflexionRetroaction: [
        'Ai-je laissé chercher avant de dire que c’était de l’air?',
        'Qui voulait du bruit, qui voulait du vent?',
      ],
    },
  },
  {
    key: 'il-en-reste-une-goutte',
    summary:
      'Une éponge gorgée passe de main en main au-dessus du bac. « Il en reste? » On presse encore, et il tombe toujours une dernière goutte.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['eau-neige-et-glace'],
    materials: ['eau'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'éponges',
      'éponges et eau',
      'bac d’eau',
      'bac d’eau en dedans',
      'jeu d’eau à l’intérieur',
      'presser une éponge',
      'tordre une éponge',
      'éponge mouillée',
      'goutte d’eau',
      'gouttes',
      'passer l’éponge',
      'eau dans la main',
      'jouer dans l’eau du lavabo',
      'jeux d’eau',
      'motricité fine',
    ],
    seen: [
      'elle serre l’éponge à deux mains jusqu’à ce que plus rien ne tombe',
      'il la trempe au fond du bac, la lève et laisse pleuvoir',
      'ils se la passent de main en main et guettent la dernière perle',
      'elle est certaine que c’est vide et ouvre de grands yeux quand ça coule encore',
      'il trempe ses manches au complet et chiale d’être mouillé',
      'bébé tape dans l’eau à plat et éclabousse tout le monde',
      'à l’évier, elle serre la guenille plus longtemps que moi',
      'après le dîner, ils veulent tous tordre le linge de table avant que je m’en serve',
    ],
    scenes: ['eau'],
    picture:
      'Autour d’un bac bas, une enfant tord une éponge : une seule goutte pend; l’éducatrice, deux amis et un bébé contre elle la regardent.',
    sheet: {
      titre: 'Il en reste une goutte',
      observationDepart:
        '{2-3a 3-4a 4-5a|« Elle est vide! » L’éponge a changé de mains, quelqu’un a pressé, et une goutte est tombée sur la table.} {!2-3a !3-4a !4-5a|Une éponge traînait sur la table lavée. Une main s’est posée dessus, et l’eau est sortie entre les doigts.}',
      intentionEducative:
        'Soutenir la force et la retenue des mains, qui apprennent à presser très fort, puis à peine.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'principal' },
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
      ],
      objectifs: [
        'Taper, tremper, presser, et regarder d’où l’eau sort.',
        '{!2-3a !3-4a !4-5a|Attendre la goutte et la sentir tomber sur sa peau.}',
        '{18-24m 2-3a 3-4a 4-5a 20min 30min|Donner l’éponge à quelqu’un et suivre ce qu’il en fait.}{18-24m !2-3a !3-4a !4-5a 10min|Vider l’éponge, la remplir, recommencer.}',
        '{2-3a 3-4a 4-5a|Prédire s’il reste de l’eau, puis vérifier.}',
        '{30min 3-4a 4-5a|Presser si peu qu’il tombe une seule goutte.}',
      ],
      materiel: [
        item(
          'Éponges neuves à grain serré, plus grosses que votre poing, sans côté à récurer',
          'une par enfant, une pour vous et deux de rechange',
          'Débarbouillettes épaisses',
        ),
        item('Bac d’eau tiède, bas et large', 'un seul, un doigt d’eau au fond', 'Plaque à biscuits à rebord'),
        optional(
          '{18-24m 2-3a 3-4a 4-5a si-pots-de-yogourt|Pots de yogourt lavés, plus gros que votre poing}',
          'un par enfant',
          null,
        ),
        item(
          'Vêtements secs et serviettes',
          'un rechange et une serviette par enfant, deux vieux chandails pour éponger',
          null,
        ),
      ],
      preparation: [
        'Posez le bac vide par terre, près de l’évier, là où personne ne passe, un vieux chandail dessous. Rechanges, serviettes et second chandail sont à votre main. Versez ensuite l’eau tiède : votre index couché au fond est à peine couvert.',
        '{1adulte 0-18m !18-24m !2-3a !3-4a !4-5a|Seule, prenez deux ou trois poupons, tous à un bras; une collègue garde les autres. Sans elle, attendez un jour où vous n’en avez que trois.} {1adulte 0-18m multiage|Seule, prenez six enfants au plus, dont deux poupons, un contre chacune de vos cuisses; les autres sont à genoux en face.} {1adulte !0-18m|Seule, assoyez tout le monde autour du bac, à un bras de vous. Ils sont plus de six? Faites deux tours : un groupe presse, l’autre joue là où vous le voyez.}',
        'Toilette, couches et gorgée d’eau passent avant. L’eau versée, vous ne vous levez plus : le bac se vide d’abord.',
        'Pincez le coin de chaque éponge et tirez : celle qui s’émiette ne sort pas. Roulez les manches{0-18m 18-24m|, ôtez les bas}.',
        '{multiage|L’éponge passe par tous les âges : le petit la claque, le grand la tord, et chacun a sa goutte.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Couchez une éponge sèche dans l’eau : elle fonce. « Elle boit. » Levez-la : il pleut. Pressez d’un coup, bien fort, au-dessus du bac. « Vide! » Attendez. Pressez encore, lentement, à deux mains. Une goutte s’étire, tombe : ploc. « Il en restait une! » {18-24m 2-3a 3-4a 4-5a|Tendez l’éponge au plus proche : « Il en reste? »} {0-18m multiage|Couchez-en une autre devant le poupon, à moitié gorgée, et ôtez votre main.}{0-18m !multiage|Couchez l’éponge devant le poupon, à moitié gorgée, et ôtez votre main.}',
        ),
        play(
          { 10: 6, 20: 8, 30: 10 },
          '{18-24m 2-3a 3-4a 4-5a|Donnez une éponge à chacun. Les mains la noient, la lèvent, l’écrasent au fond du bac.} {18-24m 2-3a 3-4a 4-5a si-pots-de-yogourt|Avec un pot de yogourt, chacun presse au-dessus du sien, regarde ce qui monte, et le renverse dans le bac.} {0-18m|Le poupon claque la sienne : plaf! L’eau court, il regarde ses doigts et refrappe.} {0-18m !multiage|Répondez d’une tape aussi forte que la sienne. Il la soulève d’un coin, l’échappe, la pousse du talon : l’eau sort sous ses orteils. Contre votre ventre, le plus jeune laisse descendre une main; posez-lui l’éponge dessous. Pressez au-dessus de son poignet, goutte à goutte, et nommez : « ploc ».} {18-24m|Le trottineur appuie du plat des mains, de tout son poids, et dit « encore ».} {18-24m !multiage|Levez son éponge à la hauteur de ses yeux : il tend la main sous la pluie, la retire, la remet. Qui la presse sur son genou recommence sur le vôtre.} {2-3a|À deux ans, on presse sur son bras et l’on suit le filet jusqu’au coude.} {2-3a !multiage|Pressez la vôtre au-dessus de la sienne : « Elle reboit! » On vous rend la pluie, on la cherche au fond, on recommence sur le bras d’un ami qui le tend.} {3-4a|À trois ans, on presse à côté d’un ami : laquelle coule le plus longtemps?} {3-4a !multiage|Pliez la vôtre en deux, puis en quatre. Chacun essaie une façon : le poing, le coude, deux paumes l’une contre l’autre. Par où l’eau sort-elle?} {4-5a|À quatre ans, on compte combien de fois on presse avant que plus rien ne tombe.} {4-5a !multiage|À deux, un à chaque bout, on tord une éponge; un ami presse la sienne. Laquelle donnera le plus? On parie, on essaie, on recommence.}',
        ),
        play(
          { 20: 5, 30: 6 },
          '{18-24m 2-3a 3-4a 4-5a|Posez toutes les éponges sauf une, bien gorgée. Elle fait le tour du bac. Chacun presse une fois, au-dessus des mains voisines, puis la passe : « Il en reste? » On répond avant de presser. Quand plus rien ne tombe, on la retrempe, et le tour repart de l’autre côté.} {0-18m multiage|Au tour du poupon, l’éponge va sous sa paume; sa tape compte.} {0-18m !multiage|Levez l’éponge au-dessus de son pied, arrêtez, les yeux dans les siens : « Ploc? » Attendez qu’il remue, puis laissez tomber une goutte. Changez d’endroit : l’autre pied, le genou, la main ouverte.} {18-24m|Le trottineur la garde un peu; ouvrez la main, et il la donne.} {18-24m !multiage|Passez-la aussi de son genou à son pied : d’où viendra l’eau?} {2-3a|À deux ans : « Vide! », et ploc, on éclate de rire.} {3-4a|À trois ans, on la plie en deux pour trouver une goutte de plus.} {4-5a|À quatre ans, on la tord comme une guenille : la dernière goutte n’était pas la dernière.} {2-3a 3-4a 4-5a !multiage|Personne n’y croit plus? Pressez, vous, le visage tout plissé : ploc, ou rien.}',
        ),
        play(
          { 30: 5 },
          '{18-24m 2-3a 3-4a 4-5a|Rendez les éponges. « Une seule goutte, dans ma main. » Ouvrez la paume au-dessus du bac : quelqu’un presse à peine. Trop? C’est une averse, et l’on rit.} {2-3a 3-4a 4-5a|Puis les enfants jouent deux par deux, une paume, une éponge.} {0-18m|Pour le poupon, une goutte sur le dos de la main; il la regarde, la lèche, ouvre les doigts pour l’autre.} {0-18m !multiage|Puis une averse, sur ses deux pieds : « Il pleut! » Une goutte, une averse : l’éponge levée, attendez qu’il gigote avant de choisir.} {18-24m|Le trottineur tend ses deux mains à la pluie, puis prend l’éponge et vous en fait une.} {2-3a|À deux ans, on veut une goutte et l’on en donne cent.} {3-4a|À trois ans, on pince un coin : une, deux…} {4-5a|À quatre ans, l’ami commande : « Trois! », et l’on arrête à trois.}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          '« L’éponge a encore soif. » Les éponges pressées à fond se couchent dans le bac et boivent ce qui reste{0-18m !18-24m !2-3a !3-4a !4-5a|, sous les mains des poupons}. {2-3a 3-4a 4-5a|Les enfants passent jusque dans les coins.} Déposez à mesure les éponges gorgées sur le vieux chandail, à votre main. Frappez le fond nu : toc. Le bac est retourné avant que vous vous leviez. Essuyez les mains{0-18m 18-24m| et les pieds}; qui est trempé se change, le plus petit d’abord. {3-4a 4-5a|Chacun montre, de ses doigts, la grosseur de sa dernière goutte.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Donnez l’éponge en regardant celui qui la reçoit, et attendez qu’il l’ait bien en mains.',
          'Mettez une main à plat sur la poitrine qui se penche.',
          '{2-3a 3-4a 4-5a|Doutez à voix haute : « Moi, je dis qu’elle est vide. » Trompez-vous souvent.} {0-18m !2-3a !3-4a !4-5a|Faites attendre la goutte une seconde de plus chaque fois.}',
        ],
        questionsOuvertes: [
          'D’où sort l’eau?',
          '{!2-3a !3-4a !4-5a|Où est tombée la goutte?} {2-3a 3-4a 4-5a|Que va-t-il en sortir?}',
          '{3-4a 4-5a|Comment en trouver encore une?}',
        ],
      },
      vocabulaire: [
        'l’éponge',
        'la goutte',
        'presser',
        'tremper',
        '{4-5a|tordre}{!4-5a|la pluie}',
        'plein',
        'vide',
        'encore une',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Une éponge pressée à moitié suffit. Celui qui ne tient pas assis est sur votre cuisse, votre bras en travers de son ventre.',
        },
        {
          pour: '18-24m',
          texte: 'Couchez l’éponge sur le bord du bac : la paume appuie mieux que les doigts ne serrent.',
        },
        {
          pour: '2-3a',
          texte:
            '{20min 30min|Quand l’éponge fait le tour, laissez-lui presser deux fois : la première pour lui, la seconde pour voir.}{10min|Pressez avec lui, vos mains sur les siennes, puis ôtez-les : la goutte suivante est à lui seul.}',
        },
        { pour: '3-4a', texte: 'L’enfant écoute, les yeux fermés : combien de ploc a faits son ami?' },
        {
          pour: '4-5a',
          texte:
            'Deux éponges pareilles, l’une trempée un instant, l’autre noyée : laquelle donnera le plus de gouttes?',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            '{!2-3a !3-4a !4-5a|Un petit bouge peu les mains? L’éponge va sous son talon ou contre son avant-bras. Les gouttes le font grimacer? Pressez-les sur votre main, devant lui, et attendez qu’il touche.} {2-3a 3-4a 4-5a|L’enfant qui serre peu presse l’éponge entre ses avant-bras, ou sous le poing d’un ami. Celui qui n’aime pas se mouiller dit « il en reste » ou « vide » pour tout le groupe, et c’est lui qu’on croit.}',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!ete|L’été, dans l’herbe et à l’ombre, tout le monde est pieds nus, et l’on presse l’éponge au-dessus des orteils.} {ete|L’hiver, une éponge laissée à sécher est toute dure le lendemain : on lui donne à boire, elle ramollit.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Manches et genoux mouillés.', 'Goutte reçue sur le nez.'],
        dangersAEliminer: [
          'Eau sans vous, même un doigt : chaque enfant à un bras, téléphone loin; le bac est vidé avant que vous vous leviez ou tourniez le dos.',
          'Visage au-dessus de l’eau, corps couché sur le bord : redressez-le d’une main sur la poitrine.',
          'Éponge mordue : reprenez-la, regardez s’il manque un coin, donnez-en une de rechange.',
          '{18-24m 2-3a 3-4a 4-5a si-pots-de-yogourt|Eau du pot portée à la bouche : renversez-la dans le bac, et offrez une vraie gorgée.}',
          'Plancher mouillé : le vieux chandail passe dès qu’une flaque se forme, et personne ne marche autour.',
          'Lèvres pâles ou frisson : séchez et changez l’enfant tout de suite.',
          '{0-18m 18-24m|Couche pleine ou fuite : bac vidé et lavé avant de continuer.}',
        ],
        supervision: 'palier1',
        allergies: ['Éponges sans latex ni savon. Eczéma : peau épongée sans frotter, selon le plan de l’enfant.'],
      },
      observation: [
        'Motricité fine : {2-3a 3-4a 4-5a|comment l’enfant s’y prend-il pour les dernières gouttes?}{!2-3a !3-4a !4-5a|avec quoi presse-t-il, la paume, le poing, le talon?}',
        'Éveil aux sciences : {2-3a 3-4a 4-5a|dit-il ou montre-t-il ce qui va sortir avant de presser?}{!2-3a !3-4a !4-5a|où regarde-t-il quand la goutte se fait attendre?}',
        'Compétences sociales : {20min 30min|où vont les yeux de l’enfant quand l’éponge s’éloigne?}{10min|que fait l’enfant quand l’éponge de son voisin coule?}',
      ],
      prolongements: [
        '{18-24m 2-3a 3-4a 4-5a|Après le dîner, une éponge à peine humide par enfant lave la table, et l’on cherche la goutte qui reste.}{!18-24m !2-3a !3-4a !4-5a|Après le dîner, la débarbouillette mouillée laisse tomber une goutte sur le dos de sa main : « Ploc. »}',
        'Au bain, un parent assis tout près : une débarbouillette mouillée, et « il en reste une? » refait le tour de la famille.',
      ],
      reflexionRetroaction: [
        'Qu’est-ce qui a failli me faire lever, et comment l’éviter?',
        'Qui a eu la dernière goutte, et qui ne l’a jamais eue?',
      ],
    },
  },
  {
    key: 'qui-a-joue-dans-mon-dos',
    summary:
      'L’éducatrice tourne le dos, un instrument joue, et se repose. Était-ce le tambour? Non! Elle se trompe exprès; puis ce sont eux qui devinent.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_LANGUAGE'],
    themes: ['sons-et-silence'],
    materials: ['instruments-de-musique'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'instruments de musique',
      'instruments',
      'tambourin',
      'maracas',
      'xylophone',
      'triangle',
      'clochettes',
      'deviner le son',
      'deviner l’instrument',
      'reconnaître les sons',
      'écouter les yeux fermés',
      'd’où vient le son',
      'ils jouent tous en même temps',
      'percussions',
      'éveil musical',
    ],
    seen: [
      'elle fait un seul coup de grelot dans mon dos et fait semblant de rien',
      'il secoue le hochet puis le cache derrière lui en pouffant',
      'ils se bouchent les yeux et disent si c’était le tambour ou la clochette',
      'ça joue tout en même temps, c’est une vraie cacophonie et j’ai mal à la tête',
      'elle apporte son maraca, toute fière, en criant que c’était elle',
      'il adore quand je me trompe et me corrige à tue-tête',
      'pendant que je rangeais, quelqu’un a joué du xylophone, puis silence total',
      'après l’atelier du musicien, ils se lancent des devinettes de bruits',
    ],
    scenes: ['ecouter', 'taper-bruit'],
    picture:
      'L’éducatrice tourne la tête, les mains aux tempes; derrière, un enfant repose un maraca sur la pointe des pieds, une amie pouffe, un bébé secoue le sien.',
    sheet: {
      titre: 'Qui a joué dans mon dos?',
      observationDepart:
        'Vous rangiez, le dos tourné. Un maraca a fait chik, puis plus rien. Quand vous vous êtes retournée, quelqu’un riait.',
      intentionEducative:
        'Éveiller l’écoute par la blague : jouer dans un dos, se faire deviner, puis deviner soi-même.',
      domaines: [
        { domaine: 'cognitif', composante: 'Attention', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
      ],
      objectifs: [
        'Faire un son et voir quelqu’un y répondre.',
        '{20min|Se tourner vers un son.}{30min|Se tourner vers un son, ou le suivre.} {10min 0-18m 18-24m !2-3a !3-4a !4-5a|Attendre le retour d’un visage après un son.}',
        '{20min 30min 2-3a 3-4a 4-5a|Reconnaître un instrument sans le voir.} {10min 2-3a 3-4a 4-5a|Nommer l’instrument joué quand l’adulte se trompe.}',
        '{4-5a|Retenir deux sons dans l’ordre.}',
      ],
      materiel: [
        item(
          'Instruments de musique : tambours, maracas, clochettes solides',
          '{18-24m 2-3a 3-4a 4-5a|un par enfant, de trois sortes au moins, et un pour vous}{0-18m multiage|, plus deux légers pour les poupons}{0-18m !18-24m !2-3a !3-4a !4-5a|deux par poupon, de trois sortes au moins, et un pour vous}',
          'Bols, cuillères de bois et contenants',
        ),
        optional(
          '{2-3a 3-4a 4-5a !0-18m si-foulards|Foulards, pas plus longs que votre bras}',
          'un par instrument',
          'Débarbouillettes',
        ),
      ],
      preparation: [
        'Secouez et tirez chaque instrument : un maraca fendu, un grelot qui branle, une sangle longue restent dans l’armoire. Mettez aussi de côté les flûtes, qui vont d’une bouche à l’autre.',
        '{18-24m 2-3a 3-4a 4-5a|Couchez les instruments en rang au plancher, un pas entre deux.} {0-18m !18-24m !2-3a !3-4a !4-5a|Couchez deux instruments devant chaque poupon, légers et lavés.} {0-18m multiage|Gardez contre vous deux instruments légers et lavés, pour les poupons.}',
        '{1adulte|Seule, « tourner le dos » est tourner la tête, les mains sur les tempes : du coin de l’œil, vous voyez tout le monde.} {1adulte 0-18m multiage|Avec plusieurs âges, prenez six enfants au plus, dont deux poupons.}',
        '{multiage|Tout le monde peut jouer dans votre dos : le poupon secoue sans se cacher, le grand se fait tout petit, et vous cherchez aussi longtemps pour l’un que pour l’autre.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Faites parler chaque instrument, un seul coup : doum, chik, ding. Puis tournez la tête, les mains sur les tempes. « Je ne regarde pas. » Attendez. Un son vient? Retournez-vous lentement. {2-3a 3-4a 4-5a|« C’était… le tambour? » Trompez-vous : tous vous reprennent.} {0-18m 18-24m|Aux petits, ouvrez grand les yeux : « C’était toi! » Rejouez leur coup, une fois, et tournez encore la tête.}',
        ),
        play(
          { 10: 6, 20: 8, 30: 10 },
          '{2-3a 3-4a 4-5a|Un enfant choisit un instrument, joue un coup dans votre dos et le repose à sa place. Les autres gardent le secret, le doigt sur la bouche, et miment l’instrument quand vous vous trompez.} {18-24m !2-3a !3-4a !4-5a|Chacun choisit un instrument, joue un coup dans votre dos et s’arrête.} {18-24m 2-3a 3-4a 4-5a|Vous cherchez partout, même sous votre pied.} {2-3a 3-4a 4-5a !0-18m si-foulards|Avec des foulards, couvrez les instruments : celui qui joue glisse la main dessous, et ses amis devinent avec vous.} {0-18m|Le poupon secoue : retournez-vous à l’instant. Il s’arrête, vous regarde, et secoue encore.} {0-18m !multiage|Laissez-lui le temps de mordre, de cogner, de changer de main; tournez la tête chaque fois que le bruit cesse. Bientôt, il secoue pour que vous reveniez. Couché, il a un maraca contre le pied : son pied vous appelle. À quatre pattes, il pousse le tambour et vient vous le mettre sous le nez.} {18-24m multiage|Le trottineur} {18-24m !multiage|L’enfant} {18-24m|joue, puis vous l’apporte, tout fier.} {18-24m !multiage|Cherchez sous votre genou, dans votre manche : « Pas là… » Il rejoue plus fort pour vous aider. Un autre échappe le sien, boum : ce son-là se devine aussi.} {2-3a|À deux ans, on pouffe, et l’on crie « c’est moi! ».} {2-3a !multiage|Trompez-vous de plus en plus gros : le frigo? un cheval? On rejoue pour vous aider, puis on vous met l’instrument dans les mains.} {3-4a|À trois ans, on repose sans bruit et l’on prend un air sage.} {3-4a !multiage|Demandez un indice : on rejoue plus fort, ou du bout du doigt. Deux ont joué ensemble? Nommez les deux, dans le mauvais ordre.} {4-5a|À quatre ans, on en joue deux de suite : à vous de dire lesquels, dans l’ordre.} {4-5a !multiage|Puis trois. Vous en oubliez un? On rejoue la suite plus lentement. Puis jouez-leur la vôtre : à eux de la redire.}',
        ),
        play(
          { 20: 5, 30: 6 },
          '{18-24m 2-3a 3-4a 4-5a|À eux de tourner le dos, vers le mur. Jouez un coup, reposez, « ça y est! ». Puis un enfant prend votre place.} {0-18m|Assis contre vous, le poupon entend chik à gauche : sa tête tourne. Attendez, puis chik à droite, bras tendu, tout doux.} {0-18m !multiage|Jouez sous une chaise, derrière votre dos, près de son pied : il cherche des yeux, puis des mains. S’il trouve, l’instrument est à lui. Choisissez-en un plus grave : regarde-t-il autrement?} {18-24m multiage|Le trottineur} {18-24m !multiage|L’enfant} {18-24m|se retourne aussitôt et marche droit au bruit : c’est sa façon de trouver.} {2-3a|À deux ans, on regarde entre ses doigts; le vrai nom sort quand même.} {3-4a|À trois ans, on hésite entre deux, et l’on va les essayer pour savoir.} {4-5a|À quatre ans, on dit aussi comment : fort, doux, un coup, trois coups.} {2-3a 3-4a 4-5a !multiage|Qui trouve va jouer. Deux réponses? On réécoute avant de se retourner.} {18-24m !multiage|Cachez le maraca sous votre genou et secouez : il tire, il trouve.}',
        ),
        play(
          { 30: 5 },
          '{18-24m 2-3a 3-4a 4-5a|Poussez les instruments contre le mur. Assis serrés, les yeux fermés ou non, les enfants pointent du doigt le son qui se promène. Marchez autour d’eux en jouant tout doux. Arrêtez : les yeux s’ouvrent. Tous les doigts sont-ils sur vous?} {0-18m|Le poupon sur votre bras écoute de haut; assis, il pivote pour suivre.} {0-18m !multiage|Faites le tour de lui, lentement, un seul son, puis revenez par l’autre côté. Sa tête y est-elle avant vous?} {18-24m multiage|Le trottineur} {18-24m !multiage|L’enfant} {18-24m|se lève et suit la musique à la trace.} {2-3a|À deux ans, le doigt suit un moment, puis les yeux s’ouvrent : « T’es là! »} {3-4a|À trois ans, on mène la marche à son tour.} {4-5a|À quatre ans, deux musiciens se croisent : chacun suit le sien, sans changer.} {18-24m 2-3a 3-4a 4-5a !multiage|Passez tout près, puis loin; ralentissez, arrêtez, repartez de l’autre côté.}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          '« Les instruments vont dormir. » {18-24m 2-3a 3-4a 4-5a|Chacun donne au sien son plus petit son, et le couche en rang.} {0-18m|Pour le poupon, tenez l’instrument avec lui, frappez du bout d’un doigt, couchez-le ensemble.} Le dernier couché, taisez-vous, la main à l’oreille. {18-24m 2-3a 3-4a 4-5a|Qu’est-ce qui joue encore? Le frigo, une auto, un nez.} {0-18m !18-24m !2-3a !3-4a !4-5a|Respirez contre lui : c’est le seul son qui reste.} {3-4a 4-5a|On le nomme tout bas, sans se retourner.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          '{2-3a 3-4a 4-5a|Trompez-vous d’abord, trouvez ensuite : la joie est de vous corriger.} {!2-3a !3-4a !4-5a|Tournez la tête un court moment : la joie est de vous voir revenir.}',
          'Laissez un vrai silence avant chaque son, le temps de deux respirations.',
          '{2-3a 3-4a 4-5a|Tout le monde joue à la fois? Restez tournée : « J’entends trop de monde. Un seul! »} {0-18m !2-3a !3-4a !4-5a|Revenez au premier son, même tout petit : c’est lui qui vous appelle.}',
        ],
        questionsOuvertes: [
          'Qui a joué?',
          'D’où vient le son?',
          '{2-3a 3-4a 4-5a|Quel instrument était-ce?}',
          '{4-5a|Comment l’as-tu reconnu?}',
        ],
      },
      vocabulaire: [
        'l’instrument',
        'le tambour',
        'le maraca',
        'écouter',
        'le son',
        'le silence',
        'derrière',
        '{18-24m 2-3a 3-4a 4-5a|deviner}',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Un seul instrument, gros comme ses deux mains, facile à secouer. C’est votre retour, plus que le son, qui le fait recommencer : soyez rapide.',
        },
        {
          pour: '18-24m',
          texte: 'Deux instruments très différents, tambour et clochette. Devinez en montrant, pas en nommant.',
        },
        {
          pour: '2-3a',
          texte:
            '{20min 30min|Quand c’est lui qui devine, gardez en vue deux instruments pareils à ceux du rang : il montre le bon.} {10min|Couchez devant lui deux instruments seulement : il en choisit un, joue, et crie quand vous vous trompez.}',
        },
        { pour: '3-4a', texte: 'L’enfant choisit qui tourne le dos et dit « ça y est! » quand tout est reposé.' },
        {
          pour: '4-5a',
          texte: 'Il invente un code : un coup de tambour, on se lève; deux coups de maraca, on s’assoit.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            '{18-24m 2-3a 3-4a 4-5a|L’enfant qui entend peu pose la main sur le tambour ou le dos contre vous, et devine ce qui vibre. L’enfant que le bruit fatigue mène le silence : rien ne joue avant sa main levée.} {0-18m !18-24m !2-3a !3-4a !4-5a|Un poupon entend peu? Tenez le tambour contre ses pieds : il sent le coup, puis voit votre visage revenir. Un autre que le bruit fatigue? Grattez la peau du tambour du bout d’un doigt.}',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!ete|L’été, dans la cour, on devine aussi ce que jouent les voisins : une tondeuse, une corneille, une porte.} {ete|L’hiver, en mitaines, le tambour fait pouf : le reconnaît-on encore?}',
        },
      ],
      securite: {
        risquesAcceptes: ['Son qui fait sursauter.', 'Attente avant d’avoir le tambour.'],
        dangersAEliminer: [
          'Instrument joué contre une oreille : un grand pas, toujours{0-18m 20min 30min|; près d’un poupon assis contre vous, bras tendu et tout doux}.',
          'Baguette en marchant ou en bouche : on joue sur place, ou avec la main.',
          '{2-3a 3-4a 4-5a !0-18m si-foulards|Foulard sur un visage ou autour d’un cou : il reste couché sur l’instrument.}',
          'Maraca fendu, grelot qui se détache, sangle : hors du jeu.',
          '{0-18m 18-24m 2-3a|Grelot seul, œuf sonore ou pièce qui passe dans un rouleau de papier hygiénique : dans l’armoire.}',
          '{0-18m|Instrument sucé : lavé avant une autre bouche. Tambour lourd loin d’un poupon couché.}',
        ],
        supervision: 'palier1',
        allergies: ['Maracas maison : aucun qui contienne des noix ou des légumineuses.'],
      },
      observation: [
        'Attention : que fait l’enfant de son corps pendant le silence?',
        '{18-24m 2-3a 3-4a 4-5a|Langage oral : comment dit-il qui a joué, du doigt, d’un son ou d’un nom?} {0-18m !18-24m !2-3a !3-4a !4-5a|Langage oral : quel son de sa voix accompagne le bruit de l’instrument?}',
        '{18-24m 2-3a 3-4a 4-5a|Compétences sociales : laisse-t-il un autre jouer dans votre dos?} {0-18m !18-24m !2-3a !3-4a !4-5a|Compétences sociales : que fait-il quand votre visage revient vers lui?}',
      ],
      prolongements: [
        'Avant le dîner, jouez un seul coup derrière votre dos : {18-24m 2-3a 3-4a 4-5a|qui reconnaît l’instrument?}{0-18m !18-24m !2-3a !3-4a !4-5a|qui tourne la tête?}',
        'Au départ, l’enfant joue dans le dos de son parent; à la maison, deux cuillères font l’affaire.',
      ],
      reflexionRetroaction: [
        'Mes silences étaient-ils assez longs pour qu’un petit s’y glisse?',
        'Qui a été trouvé trop vite, et l’a-t-il voulu?',
      ],
    },
  },
]
