import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

/** Halloween, the holidays of December, Saint Valentine and a friend's birthday, for a group of all ages. */
export const MIXED_AGES_HALLOWEEN_HOLIDAYS_VALENTINES_AND_BIRTHDAYS_SHEETS: readonly BankSheet[] = [
  {
    key: 'tape-doux-bouh-doux',
    summary:
      'Une citrouille sert de sonnette à chaque porte : tape douce, petit bouh; grosse tape, gros bouh; main posée, un simple bonjour.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    onlyBesideOlder: ['AGE_0_18_MONTHS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_LANGUAGE'],
    themes: ['saisons-et-fetes', 'emotions-et-amitie'],
    materials: ['cartons-et-boites', 'chaudieres-et-pelles'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, jouez en plein jour, sur un sol sec; trois boîtes calées contre le vent font les maisons.',
    },
    seasons: ['AUTUMN'],
    durationMinutes: 30,
    adults: 1,
    occasion: 'halloween',
    calls: [
      'Halloween',
      'haloween',
      'alloween',
      'fête de l’Halloween',
      'citrouille',
      'citrouilles',
      'passer l’Halloween',
      'passer de porte en porte',
      'sonner aux portes',
      'bonbons d’Halloween',
      'bouh',
      'faire bouh',
      'faire le saut',
      'faire peur aux amis',
      'peur de l’Halloween',
      'peur des masques',
      'masques',
      'peur des décorations',
      'les peurs',
      'sons',
      'fort et doux',
    ],
    seen: [
      'il surgit de derrière le fauteuil pour faire sursauter tout le monde',
      'elle cogne doucement puis fort pour voir si ma voix change',
      'ils frappent à une porte de carton et tendent leur chaudière',
      'il rit quand ça sursaute, mais pleure quand c’est trop fort',
      'ils ont peur des masques et des décorations, d’autres crient bouh exprès pour les faire sursauter',
      'elle se sauve à la vue des déguisements et revient regarder de loin',
      'il ne sait pas doser, ses farces finissent toujours par faire pleurer un ami',
      'depuis que les voisins ont décoré, ils passent dans le local avec un sac en criant',
      'dans le corridor, ils se cachent derrière la porte pour me faire crier',
    ],
    scenes: ['monstres', 'peurs', 'taper-bruit'],
    picture:
      'Un petit tape du doigt une citrouille posée devant une grosse boîte; une grande, derrière, souffle un bouh, l’éducatrice rit, une chaudière au bras.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'Tape doux, bouh doux',
      observationDepart:
        '« Bouh! » Un enfant surgit de derrière {dedans|un fauteuil}{cour|un banc}. Une amie rit et en redemande; un autre pleure, puis revient voir de loin.',
      intentionEducative:
        'Permettre à l’enfant de régler la force d’une peur pour rire, et de voir les autres respecter son réglage.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
      ],
      objectifs: [
        'Choisir, d’une tape ou d’une main posée, la visite qu’on veut.',
        'Sonner, recevoir, repartir ailleurs ou sonner encore.',
        '{2-3a 3-4a 4-5a|Accorder sa voix à la tape entendue.}',
        '{3-4a 4-5a|Inventer qui habite une maison et le faire parler.}',
      ],
      materiel: [
        item(
          'Citrouilles entières et fermes, plus grosses qu’une tête d’enfant',
          'trois, une par maison',
          'Gros bols de plastique retournés',
        ),
        item('Linges à vaisselle, roulés en couronne sous les citrouilles', 'trois', 'Serviettes'),
        item(
          'Grosses boîtes de carton debout, sans dessus ni mur arrière, hautes comme un enfant à genoux',
          'trois, les maisons',
          '{dedans|Fauteuils écartés du mur}{cour|Bancs à dossier, pris par derrière}',
        ),
        item(
          '{!0-18m|Boules de papier orange, plus grosses que votre poing}{0-18m|Débarbouillettes nouées en boules plus grosses que votre poing, les bonbons}',
          '{!0-18m|six par maison}{0-18m|quatre par maison, deux de rechange}',
          '{!0-18m|Débarbouillettes roulées et nouées}{0-18m|Gros bas d’adulte, roulés par paires}',
        ),
        item(
          '{0-18m|Couverture épaisse, votre place avec les poupons}',
          '{0-18m|une}{0-18m cour|, sur un tapis de mousse}',
          '{0-18m|Tapis de jeu}',
        ),
        item('Petites chaudières à anse rigide', 'une par enfant, une pour vous', 'Paniers légers'),
        item('{cour|Petits sacs de sable, au fond des boîtes s’il vente}', '{cour|un par maison}', 'Bûches lisses'),
        item('{!2-3a !3-4a !4-5a|Toutous, les habitants}', '{!2-3a !3-4a !4-5a|un par maison}', 'Poupées de tissu'),
        item(
          '{45min|Gros marqueurs lavables, sans leur capuchon}',
          '{45min|un par enfant}{45min 0-18m| qui marche}',
          'Gros crayons de cire',
        ),
        optional('{3-4a 4-5a !0-18m !18-24m !2-3a si-cuillères|Cuillères de bois}', 'une par maison', null),
        optional(
          '{3-4a 4-5a si-rouleaux-de-carton|Rouleaux de carton, les porte-voix}',
          '{3-4a 4-5a si-rouleaux-de-carton|un par enfant de trois ans et plus}',
          null,
        ),
        optional(
          '{dedans 2-3a 3-4a 4-5a si-lampes-de-poche|Grosses lampes de poche à compartiment vissé}',
          '{dedans 2-3a 3-4a 4-5a si-lampes-de-poche|une par maison}',
          null,
        ),
        optional(
          '{2-3a 3-4a 4-5a !0-18m !18-24m si-peinture|Peinture lavable}',
          '{2-3a 3-4a 4-5a !0-18m !18-24m si-peinture|un fond d’assiette, et une débarbouillette mouillée par enfant}',
          null,
        ),
      ],
      preparation: [
        'Passez la paume sur les citrouilles : ni trou mou, ni queue piquante. Roulez chaque linge en couronne, par terre, devant une maison; la citrouille s’y cale et ne bouge plus.',
        'Placez les maisons en arc, {2-3a 3-4a 4-5a|à trois pas l’une de l’autre,}{!2-3a !3-4a !4-5a|à un pas l’une de l’autre,} {dedans|loin des coins de table}{cour|à plat, un sac de sable au fond des boîtes s’il vente}. Tournez de profil celles des côtés : du milieu de l’arc, vous voyez d’un côté qui sonne, de l’autre qui répond. {0-18m|Étendez la couverture au milieu et avancez jusqu’à son bord la maison du centre, toujours une boîte, la plus basse des trois : assise, vous voyez par-dessus. Le poupon assis est devant sa citrouille, lavée; le plus jeune est contre votre autre hanche, loin de ce qui roule. Les marcheurs passent derrière cette maison et viennent y sonner à genoux.}',
        '{!0-18m|Chiffonnez les boules avec qui en a envie : ce sont les bonbons d’ici. Six dans chaque maison, du côté de l’habitant.} {0-18m|Nouez les débarbouillettes : ce sont les bonbons d’ici, assez gros et assez propres pour un poupon. Quatre dans chaque maison, du côté de l’habitant.}',
        'Gardez le visage découvert et votre voix de tous les jours : la peur pour rire vient après une tape, jamais avant. {dedans 2-3a 3-4a 4-5a si-lampes-de-poche|Dans chaque maison, l’habitant a une lampe tournée vers le plafond : allumée, on sonne; éteinte, on repasse.}',
        '{1adulte !2-3a !3-4a !4-5a|Seule, serrez les trois maisons autour de vous : c’est vous qui répondez partout.} {1adulte !0-18m 2-3a 3-4a 4-5a|Seule, tenez le milieu de l’arc, accroupie.} {1adulte|La maison du centre, que touche votre main, est celle de qui hésite.} {1adulte 0-18m multiage|Avec plusieurs âges, prenez six enfants au plus, dont deux poupons.} {2adultes !0-18m|À deux, l’une habite une maison, l’autre suit les enfants de citrouille en citrouille.} {2adultes 0-18m|À deux, l’une reste sur la couverture, l’autre va de citrouille en citrouille avec ceux qui marchent.}',
        '{avec-tissu|Pendez @materiel devant les maisons : voilà des portes.} {avec-contenant|Offrez @materiel à qui n’a pas de chaudière.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          '{2-3a 3-4a 4-5a|« L’Halloween s’en vient, et les masques peuvent faire peur. Ici, personne n’en porte : vous voyez ma figure. »} {!0-18m|Accroupie devant une citrouille}{0-18m|Assise sur la couverture, devant la citrouille du centre}, tapez-la du bout d’un doigt et soufflez{!0-18m|, la bouche par-dessus la maison} : « bouh ». Tapez de la paume : « Bouh! » Votre voix a grossi autant que la tape; ouvrez de grands yeux, riez. {3-4a 4-5a si-rouleaux-de-carton|Redites-le dans un rouleau tourné vers le plafond : voilà la voix des habitants.} Posez ensuite la main à plat, sans taper. « Bonjour. Belle soirée. » Une boule tombe dans votre chaudière. {0-18m|Assoyez le plus jeune sur vos genoux, les pieds contre la citrouille : un talon pousse, « bouh », à peine soufflé.} {!0-18m|Reculez d’un pas : la sonnette est libre.} {0-18m|Retirez votre main : la sonnette est libre.}',
        ),
        play(
          { 20: 13, 30: 13, 45: 15 },
          'On sonne, le bouh arrive de la grosseur de la tape, une boule tombe dans la chaudière, et l’on file à la porte d’à côté. {2-3a 3-4a 4-5a|Qui veut s’installe derrière une boîte et répond.} {!2-3a !3-4a !4-5a|Votre voix répond, et un toutou se lève derrière la boîte.} {0-18m|Le poupon assis claque la paume, fixe votre bouche, en reçoit un souffle et claque encore; le plus jeune, sur vos genoux, sonne du talon.} {18-24m multiage|Le trottineur} {18-24m !multiage|Un enfant} {18-24m|tape vingt fois du doigt, renverse sa chaudière et recommence.} {2-3a|À deux ans, la main reste en l’air au-dessus de la citrouille, et l’habitant attend.} {3-4a|Un fantôme enrhumé ouvre, puis une grand-maman qui dormait.} {4-5a|L’habitante regarde qui sonne et garde une voix de souris pour un petit doigt.} {3-4a 4-5a !0-18m !18-24m !2-3a si-cuillères|Avec une cuillère, on sonne du dos ou du bout du manche : l’habitant donne une voix à chaque son.} Une maison n’a plus de boules? On en rapporte une chaudière. {18-24m !multiage|Les tapes ralentissent? Un toutou change de maison en cachette : « Où est-il? » On tape, et il répond de là.} {!0-18m 2-3a 3-4a 4-5a|Lancez « On déménage! » : les habitants partent sonner, d’autres s’installent.}',
        ),
        play(
          { 30: 8, 45: 10 },
          '{!0-18m|À vous de passer, une chaudière au bras.} {0-18m|À vous de sonner à la maison du centre, sans quitter la couverture.} {!0-18m 2-3a 3-4a 4-5a|Les maisons se remplissent.} {!2-3a !3-4a !4-5a|Les enfants sont derrière les boîtes, ou à côté de vous.} Tapez du doigt : le petit bouh vous fait frissonner de l’épaule. {!0-18m|Tapez fort : assoyez-vous par terre d’un coup, les pieds en l’air, et demandez-en un autre.} {0-18m|Frappez fort sur vos cuisses : une maison des côtés répond, vos bras s’envolent, et vous en voulez un autre. Le poupon vous voit sursauter; s’il rit, recommencez; s’il se tend, revenez au doigt.} {18-24m multiage|Le trottineur} {18-24m !multiage|Un enfant} {18-24m|crie longtemps après la tape; vous sursautez pareil.} {2-3a|Trois têtes se lèvent d’une même boîte.} {3-4a|La maison prend la commande : « Un bouh d’ours ou un bouh de souris? »} {4-5a|Rien, rien encore, puis un chuchotement dans votre oreille : celui-là s’est fait espérer.} Un enfant hésite à sonner? Il tape avec vous, sa main sur la vôtre.',
        ),
        play(
          { 45: 9 },
          '{!0-18m|Les maisons se reposent, et chaque citrouille reçoit un visage, au marqueur, là où elle est.} {0-18m|Les maisons se reposent, et les deux citrouilles des côtés reçoivent un visage, au marqueur, là où elles sont. Celle du centre reste sans encre : le poupon y glisse la paume; nommez vos yeux, les siens, ceux qu’elle n’a pas.} {18-24m multiage|Le trottineur} {18-24m !multiage|Un enfant} {18-24m|gribouille une joue, puis frotte ce qui déteint sur sa paume.} {2-3a|Deux yeux, quatre yeux, encore des yeux : celle-là voit venir tout le monde.} {3-4a|La bouche annonce la maison : un petit rond où l’on chuchote, un grand rond où l’on crie.} {4-5a|À côté de l’œil, des traits disent combien de tapes il faut pour que ça réponde; on l’explique aux visiteurs.} On sonne ensuite chez ces nouvelles têtes.',
        ),
        closing(
          { 20: 4, 30: 5, 45: 6 },
          'La tournée rentre. {!0-18m|Passez de maison en maison avec le groupe, main à plat sur la citrouille : « Bonne nuit. »} {0-18m|Ceux qui marchent passent de maison en maison et finissent à une maison des côtés, main à plat sur chaque citrouille : « Bonne nuit. »} {2-3a 3-4a 4-5a|L’habitant répond et sort.} {!2-3a !3-4a !4-5a|Le toutou répond et se couche.} À la dernière porte, chaque enfant sonne une fois, aussi doux ou aussi fort que son cœur en veut; {!0-18m|tous les autres répondent avec vous un bouh de cette grosseur-là.} {0-18m|votre bouh est de cette grosseur-là.} Une main posée reçoit bonne nuit. {2-3a 3-4a 4-5a !0-18m !18-24m si-peinture|Une paume passée à la peinture se pose sur le carton de cette maison : voilà qui est venu. Puis elle se lave.} {0-18m|Au centre, la paume du poupon s’étale à côté de la vôtre : dites-lui bonne nuit à l’oreille.} Les boules retournent dans une seule boîte.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Regardez la main qui tape, et donnez un bouh un peu plus petit qu’elle. {0-18m|Au poupon, c’est un souffle, votre visage en face du sien.}',
          'Un visage se fige? Posez votre main à plat sur la citrouille : « Bonjour. C’est moi. » Plus de bouh à cette porte avant que l’enfant ait retapé.',
          'Dites le réglage : « Tu as tapé du doigt. Ça t’a répondu tout bas. »',
          '{2-3a 3-4a 4-5a|Un bouh part tout seul? Dites à l’habitant : « Elle n’a pas tapé. Écoute sa main. »}',
        ],
        questionsOuvertes: [
          'De quelle grosseur le veux-tu, ton bouh?',
          '{!3-4a !4-5a|Qui habite cette maison?}',
          '{3-4a 4-5a|Qu’est-ce qui fait peur, dans un masque?}',
          'Que fait ton ventre quand ça répond fort?',
          '{3-4a 4-5a|Comment as-tu su qu’elle en voulait un petit?}',
        ],
      },
      vocabulaire: ['la citrouille', 'sonner', 'la tape', 'doux', 'fort', 'bouh', 'sursauter', 'bonjour'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Tapez deux fois du doigt, soufflez, puis laissez votre main ouverte sur la citrouille et attendez. Sa paume vient, ou ses yeux montent à votre bouche : répondez à l’un comme à l’autre.',
        },
        {
          pour: '18-24m',
          texte:
            'Restez à la même porte tant que l’enfant tape. Vos bouhs sont des souffles : le plaisir, c’est qu’une citrouille réponde.',
        },
        {
          pour: '2-3a',
          texte:
            'Tapez la citrouille et annoncez « une petite » ou « une grosse » : l’enfant, debout derrière la boîte, trouve la voix qui va avec.',
        },
        {
          pour: '3-4a',
          texte:
            'Demandez à l’habitant ce qu’il faisait quand on a sonné : la soupe, la sieste ou le bain changent sa voix.',
        },
        {
          pour: '4-5a',
          texte:
            'L’équipe ajoute une tape au code, deux coups pour un éternuement, trois pour une chanson, et va l’apprendre à chaque maison.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Le bruit fait mal à un enfant? À sa tape, on répond des mains : deux doigts qui s’ouvrent pour un petit bouh, les dix pour un gros. En fauteuil, l’enfant sonne sur sa chaudière retournée, calée sur ses genoux.',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’hiver, un gros bol retourné sert de sonnette, et les maisons répondent « miaou » ou « atchoum », doux ou fort selon la tape.',
        },
      ],
      securite: {
        risquesAcceptes: ['Sursaut, cri, larme qui sèche vite.', 'Boules disputées, chaudière renversée.'],
        dangersAEliminer: [
          'Bouh dans un dos ou sans tape : cette porte se tait, et l’on sonne de nouveau avec vous{0-18m|, au centre}.',
          'Masque, cape nouée, costume qui traîne : {dedans|rangés avec les manteaux}{cour|laissés au vestiaire} le temps du jeu.',
          'Citrouille soulevée, échappée sur un pied : elle reste par terre, sur son linge; on la déplace en la roulant avec vous.',
          'Citrouille fendue ou molle, graine trouvée : elle sort du jeu, et l’endroit est essuyé.',
          '{3-4a 4-5a !0-18m !18-24m !2-3a si-cuillères|Cuillère levée plus haut que l’épaule, ou emportée : elle sonne tout doux, puis se recouche devant sa maison.}',
          'Deux enfants qui se poussent derrière une boîte : l’arrière reste ouvert, personne ne s’appuie sur le carton.',
          '{0-18m|Gros bouh crié près d’un poupon : les grosses tapes vont aux maisons des côtés; au centre, les habitants répondent tout bas.}',
          '{0-18m|Pieds pressés, citrouille qui roule vers un poupon : vos jambes ferment le bord de la couverture.}',
          '{0-18m|Débarbouillette ou citrouille mouillée de salive : l’une est changée, l’autre essuyée avant une autre bouche.}',
          '{!0-18m 18-24m 2-3a|Boule mordue, bout de papier arraché : regardez dans la bouche, donnez une boule neuve.}',
          '{45min|Capuchons de marqueurs : tous dans votre poche, comptés avant et après.}',
          '{cour|Guêpe attirée par une citrouille : rentrez la citrouille, déplacez la maison. Doigts froids : on sonne en mitaines.} {cour 0-18m|Poupon assis, qui se refroidit avant les marcheurs : touchez sa nuque; fraîche, tout le groupe rentre.}',
          '{3-4a 4-5a si-rouleaux-de-carton|Cri dans une oreille, rouleau prêté : chacun garde le sien, tourné vers le plafond.}',
          '{dedans 2-3a 3-4a 4-5a si-lampes-de-poche|Faisceau dans les yeux, pile à portée : la lampe vise le plafond, et son compartiment est vissé.}',
        ],
        supervision: 'palier2',
        allergies: [
          'Rien ne se mange : les boules remplacent les bonbons. La peau de la citrouille rougit certaines mains; rincez-les.',
        ],
      },
      observation: [
        'Compétences émotionnelles : comparez la première tape de l’enfant et sa dernière, la force et la distance du corps.',
        'Langage oral : quel son, quel mot ou quelle voix l’enfant donne-t-il à une petite tape?',
        'Compétences sociales : un visiteur inquiet sonne; relevez ce que l’enfant change, ou ne change pas encore.',
      ],
      prolongements: [
        'Une citrouille reste {dedans|près de la porte du local}{cour|près de la barrière} jusqu’à ce qu’elle ramollisse : le matin, on sonne en arrivant.',
        'Avant la tournée du quartier, le parent et son enfant s’entendent sur une main posée qui veut dire « pas cette maison-là ». Dans les familles qui ne fêtent pas ce soir-là, on sonne sur un bol, d’une chambre à l’autre.',
      ],
      reflexionRetroaction: [
        'À qui ai-je donné un bouh plus gros que sa tape?',
        'Qu’est-ce qu’un enfant a osé parce qu’il tenait lui-même la sonnette?',
      ],
    },
  },
  {
    key: 'pas-encore-dit-la-boite',
    summary:
      'Une boîte dans une boîte dans une boîte : on cogne, on ouvre, ce n’est pas encore là; au fond dort une lumière, et la visite arrive.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['saisons-et-fetes', 'lumiere-et-ombre'],
    materials: ['cartons-et-boites'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, à la brunante, les boîtes sont des bacs opaques; avec un poupon, vingt minutes au plus.',
    },
    seasons: ['WINTER'],
    alsoIn: { AUTUMN: 'Dès novembre, il fait noir avant le départ : les boîtes s’allument en fin de journée.' },
    durationMinutes: 30,
    adults: 1,
    calls: [
      'Noël',
      'noël',
      'temps des fêtes',
      'party de Noël',
      'cadeau',
      'cadeaux',
      'cadeau de Noël',
      'ouvrir les cadeaux',
      'paquets',
      'attendre Noël',
      'compter les dodos',
      'lumières de Noël',
      'visite du temps des fêtes',
      'décembre',
      'ne fête pas Noël',
      'boîtes de carton',
      'contenants et couvercles',
      'grand et petit',
    ],
    seen: [
      'elle ouvre un couvercle, en trouve un autre dessous et rit de plus en plus fort',
      'il rentre la petite boîte dans la moyenne puis la moyenne dans la grosse',
      'il soulève un coin pour voir la lueur puis rabat vite le couvercle',
      'il demande chaque matin si c’est aujourd’hui et trouve que ça finit pus',
      'elle a déballé les paquets de ses frères et pleure parce qu’il n’y en a plus',
      'ils se pressent autour de la boîte pour savoir ce qu’il y a dedans',
      'la grande visite s’en vient et ils cognent sur toutes les boîtes du local',
      'à l’accueil, elle compte combien de nuits il reste avant que mamie arrive',
    ],
    scenes: ['ouvrir-fermer', 'inserer-enfiler', 'ombre-lumiere'],
    picture:
      'Dans la pénombre, une enfant soulève le couvercle d’une boîte d’où sort de la lumière; un petit cogne sur une autre, un bébé regarde la lueur.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'Pas encore, dit la boîte',
      observationDepart:
        '{!2-3a !3-4a !4-5a|Noël approche, et les boîtes s’empilent.} {2-3a 3-4a 4-5a|« Noël, c’est-tu aujourd’hui? » La question revient chaque matin. Un autre demande quand viendra la visite.} {18-24m 2-3a 3-4a 4-5a|Un enfant ouvre une boîte vide, la referme et la rouvre.} {!18-24m !2-3a !3-4a !4-5a|Une main gratte le couvercle d’une boîte. Le couvercle glisse; le poupon regarde dedans, puis vous regarde.}',
      intentionEducative:
        'Permettre à l’enfant de goûter l’attente : chercher ce qui entre dans quoi, ouvrir, refermer, et faire durer.',
      domaines: [
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
      ],
      objectifs: [
        'Ouvrir, chercher dedans, refermer autant de fois qu’on veut.',
        'Attendre un instant avec plaisir, et le montrer.',
        '{2-3a 3-4a 4-5a|Trouver quelle boîte entre dans quelle autre.}',
        '{30min 45min|Faire venir de la visite près d’une lumière.}',
      ],
      materiel: [
        item(
          '{dedans|Boîtes de carton à couvercle, sans agrafe}{cour|Bacs de plastique opaques, à couvercle mou simplement posé}',
          'trois ensembles de trois grandeurs, l’une dans l’autre; la plus grosse, trop petite pour qu’un enfant s’y cache',
          '{dedans|Paniers couverts d’un linge}{cour|Chaudières couvertes d’un linge}',
        ),
        item(
          'Lampes de nuit à DEL et à piles, plus grosses que votre poing, compartiment vissé, sans pile bouton',
          'une par ensemble',
          'Grosses lampes de poche à DEL, compartiment vissé',
        ),
        optional(
          '{3-4a 4-5a !0-18m si-ruban-à-mesurer|Ruban à mesurer souple, sans ressort}',
          'un, dans vos mains',
          null,
        ),
        item('{30min 45min|Toutous, la visite}', 'deux par enfant', 'Poupées de tissu'),
        item(
          '{45min|Choses de tous les jours, plus grosses que votre poing : mitaine, livre de carton, cuillère de bois}',
          '{45min|une dizaine}',
          null,
        ),
        item('{dedans 0-18m|Couverture, pour les poupons}', '{dedans 0-18m|une}', 'Tapis de jeu'),
        item(
          '{cour 0-18m|Traîneaux à haut dossier ou poussettes freinées, attaches mises, avec une couverture}',
          '{cour 0-18m|un par poupon; la poussette pour qui ne s’assoit pas}',
          'Sièges à attaches, posés au sol',
        ),
        optional(
          '{si-cuillères-de-bois|Cuillères de bois courtes, pour cogner}',
          '{si-cuillères-de-bois|une par ensemble}',
          null,
        ),
        optional('{dedans si-draps|Drap, pour couvrir les boîtes}', '{dedans si-draps|un}', null),
        optional(
          '{si-miroirs|Petit miroir incassable, à bords doux, plus grand que votre paume}',
          '{si-miroirs|un}',
          null,
        ),
        optional(
          '{30min 45min si-figurines-animaux|Figurines d’animaux, plus longues que votre main}',
          '{30min 45min si-figurines-animaux|deux par ensemble}',
          null,
        ),
      ],
      preparation: [
        'Emboîtez chaque ensemble, une lampe allumée au fond de la petite boîte. {si-miroirs|Couchez un miroir incassable sous une lampe : la lueur double, et qui se penche s’y voit.} {dedans|Un tour de doigt sur les bords : rien ne pique, rien ne coupe.} {cour|Percez d’avance le fond des bacs, et retirez les poignées qui barrent le couvercle.}',
        'Serrez la vis de chaque lampe et tirez sur le compartiment : il ne cède pas. Regardez-la en face : douce, elle ne vous éblouit pas.',
        '{dedans|Tirez les rideaux, gardez une lampe du plafond ou du corridor : vous voyez encore tous les visages.} {cour|Sortez à la brunante, la lumière de la porte allumée : vous voyez encore tous les visages. Barrière fermée, chemin vérifié du pied.}',
        '{cour 0-18m|Avec un poupon, restez dehors vingt minutes au plus; au seuil que votre milieu fixe pour les poupons, jouez dedans.} {cour 0-18m 30min 45min|À vingt minutes, rentrez les bacs : la suite se joue dedans, rideaux tirés.}',
        'Posez un ensemble devant vous et les autres à deux pas. {dedans 0-18m|Le poupon assis est entre vos genoux, son couvercle à portée; celui qui est couché, le long de votre jambe, du côté où personne ne passe.} {cour 0-18m|Le poupon assis, dans son traîneau, est collé à vous, une boîte devant ses mitaines; celui qui ne s’assoit pas regarde de la poussette, contre votre épaule.}',
        '{1adulte|Seule, restez assise au centre : chaque boîte est à trois pas de vous au plus.} {1adulte 0-18m 18-24m multiage|L’ensemble des plus jeunes touche votre genou.} {1adulte 0-18m multiage|Avec plusieurs âges, prenez six enfants au plus, dont deux poupons.} {2adultes multiage|À deux, l’une reste avec les plus jeunes, l’autre va d’une boîte à l’autre.} {2adultes !multiage|À deux, l’une reste assise au centre, l’autre va d’une boîte à l’autre.}',
        '{avec-contenant|Glissez @materiel entre deux grandeurs : où cela entre-t-il?} {avec-tissu|Couvrez une boîte de @materiel : un étage de plus à soulever.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Tapez sur la grosse boîte{18-24m 2-3a 3-4a 4-5a|, invitez toutes les mains à taper par terre,} et chantez sur deux notes : « Toc, toc, toc, la grosse boîte, as-tu la lumière chez toi? Pas encore, me dit la boîte, ouvre encore une autre fois. » Levez le couvercle. Une boîte! Rechantez pour celle-là, levez. Encore une boîte! « Toc, toc, toc, la plus petite, as-tu la lumière chez toi? Oui, dit-elle, mais pas trop vite : la lumière est dans mes bras. » Soulevez un coin; une lueur sort sur votre main. Laissez retomber le coin et poussez la boîte vers {18-24m 2-3a 3-4a 4-5a|les enfants}{!18-24m !2-3a !3-4a !4-5a|les mains qui se tendent}. {si-cuillères-de-bois|Une cuillère de bois, dans la main qui la veut, cogne les prochains « toc, toc, toc ».}',
        ),
        play(
          { 20: 13, 30: 13, 45: 15 },
          'Les couvercles se lèvent, se trompent de boîte, retombent. {0-18m|Le poupon tape, accroche un rebord, pousse : la fente s’éclaire et se referme.} {!18-24m !2-3a !3-4a !4-5a|Il recommence : attendez avec lui.} {18-24m multiage|Le trottineur} {18-24m !multiage|Un enfant} {18-24m|sort tout, remet la lampe, referme : « Partie! » Il rouvre aussitôt.} {2-3a|La grosse n’entre pas dans la petite; on pousse, on tourne, on essaie à l’envers.} {3-4a|La lampe déménage en cachette; une amie cogne aux trois couvercles pour la trouver.} {4-5a|Deux ensembles se mêlent : six boîtes à ranger l’une dans l’autre, bord contre bord. Lesquelles refusent?} {3-4a 4-5a !0-18m si-ruban-à-mesurer|Tenez un bout du ruban à mesurer; l’enfant le pince au coin d’une boîte, puis le tend sur une autre : y entrera-t-elle?} {18-24m 2-3a 3-4a 4-5a|Tout est ouvert? Rentrez avec eux une boîte dans l’autre, changez la lampe d’étage et rechantez. Ensuite, on passe à l’ensemble voisin.} {!18-24m !2-3a !3-4a !4-5a|La lampe se montre? Mettez-la dans la boîte moyenne et rechantez : elle sort plus tôt. Puis glissez un autre ensemble près de lui.} À chaque toc, {18-24m 2-3a 3-4a 4-5a|quelqu’un répond}{!18-24m !2-3a !3-4a !4-5a|répondez} pour la boîte : « Pas encore! »',
        ),
        play(
          { 30: 8, 45: 9 },
          'Couchez une boîte sur le côté, la lampe dedans : une fenêtre s’allume. « Il y a quelqu’un. La visite peut venir. » {18-24m 2-3a 3-4a 4-5a|Les autres boîtes se couchent à leur tour, et voilà une rue.} {30min 45min si-figurines-animaux|Une figurine d’animal cogne du museau à la fenêtre : « C’est moi! » On la fait entrer.} {0-18m|Un toutou sort de la lueur et vient toucher la main du poupon, puis y retourne.} {!18-24m !2-3a !3-4a !4-5a|Passez-le derrière la boîte : « Parti? » Attendez un son, un regard, et le voilà à la fenêtre.} {18-24m multiage|Le trottineur} {18-24m !multiage|Un enfant} {18-24m|entasse quatre toutous dans la même maison.} {2-3a|Un ours arrive, repart, arrive encore : bonjour et bye-bye, au seuil.} {3-4a|Une boîte fermée passe chez le voisin : « C’est pour toi. Pas tout de suite! »} {4-5a|La visite s’est perdue; on allonge la rue d’une fenêtre pour lui montrer le chemin.}',
        ),
        play(
          { 45: 10 },
          'De la vraie visite s’en vient : la première personne qui arrivera. On lui prépare des « pas encore » : une chose choisie, au fond de trois boîtes. {0-18m|Le poupon garde un moment la mitaine choisie, puis l’échange contre le couvercle.} {18-24m multiage|Le trottineur} {18-24m !multiage|Un enfant} {18-24m|met tout, couvercle compris, et tasse.} {2-3a|On referme, on vérifie si la chose y est encore, on referme.} {3-4a|La surprise se chuchote à votre oreille.} {4-5a|Chaque boîte reçoit une fausse piste, une mitaine ou une cuillère qui trompera l’oreille.} On secoue, on écoute, on recommence.',
        ),
        closing(
          { 20: 4, 30: 5, 45: 6 },
          '{20min 30min|Une boîte à la fois, la lumière rentre, vous la comptez, et le couvercle se pose.} {45min|Une boîte à la fois, la lampe vous revient, vous la comptez, et le couvercle se pose sur la surprise.} {18-24m 2-3a 3-4a 4-5a|La petite retourne dans la moyenne, la moyenne dans la grosse; un enfant prévient quand ça ne ferme plus.} Chantez le premier couplet tout bas, les paumes sur les couvercles; à « pas encore », on ne bouge plus. {20min 30min|Après le jeu, vous sortirez les lampes et les rangerez hors de portée.} {45min|Après le jeu, vous rangerez les lampes hors de portée.} {dedans|Ouvrez les rideaux ou rallumez.} {cour !0-18m|Rentrez par la porte éclairée, au pas du plus petit.} {cour 0-18m 20min|Rentrez par la porte éclairée, au pas du plus petit.} {cour 0-18m 30min 45min|Rallumez dedans, et comptez les têtes.} {45min|Les surprises restent fermées, tout près, jusqu’à la visite.} {dedans si-draps|Étendez un drap sur les boîtes fermées : lui aussi répond « pas encore ».}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Levez un couvercle à moitié et arrêtez-vous : l’autre moitié appartient à la main qui s’avance.',
          'Goûtez l’attente à voix haute, avec un sourire : « Pas encore… c’est presque… je l’entends… »',
          '{18-24m 2-3a 3-4a 4-5a|Un couvercle ne ferme plus? Posez le doigt sur ce qui dépasse et taisez-vous.} {!18-24m !2-3a !3-4a !4-5a|Un couvercle retombe de travers? Attendez : une main essaie encore.}',
          '{2-3a 3-4a 4-5a|Deux enfants veulent ouvrir? L’un cogne, l’autre lève; puis les rôles s’échangent à la boîte suivante.}',
        ],
        questionsOuvertes: [
          'Qu’est-ce qui dort au fond?',
          '{2-3a 3-4a 4-5a|Comment sais-tu qu’elle entre dans celle-là?}',
          'Que fait ton corps pendant que la boîte dit « pas encore »?',
          '{30min 45min|Qui s’en vient à ta fenêtre?}',
        ],
      },
      vocabulaire: [
        'la boîte',
        'le couvercle',
        'dedans',
        'au fond',
        'pas encore',
        'la lumière',
        'ouvrir',
        '{20min|refermer}{30min 45min|la visite}',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Donnez au poupon un seul couvercle léger sur une boîte basse, la lampe déjà dedans, votre main au bord. Répondez « pas encore » à chacune de ses tapes, puis levez d’un doigt.',
        },
        {
          pour: '18-24m',
          texte:
            'Gardez deux boîtes seulement, de grandeurs bien différentes. L’enfant voit l’erreur et la défait sans vous; dites « dedans », « dehors », « fermé ».',
        },
        {
          pour: '2-3a',
          texte:
            'Cognez et laissez l’enfant être la voix de la boîte : « Pas encore! » C’est l’enfant qui fait attendre, et vous qui trépignez.',
        },
        {
          pour: '3-4a',
          texte:
            'L’enfant cache la lampe sous un des trois couvercles et donne un indice : la grosse, la penchée, celle du bord.',
        },
        {
          pour: '4-5a',
          texte:
            'Alignez les boîtes fermées de la plus petite à la plus grosse. L’enfant trouve la place d’une boîte d’un autre ensemble, l’essaie et dit ce qui l’a trompé.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’attente devient trop longue pour un enfant? Sa petite boîte reste entrouverte : la lueur lui promet la suite. Des mains serrent mal? Posez le couvercle de travers : un coude ou un poignet le fait glisser.',
        },
        {
          pour: 'autre_saison',
          texte:
            'Au printemps et en été, un toutou remplace la lampe au fond, et la boîte qu’on ouvre se remplit de soleil.',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Couvercle sur les doigts, coin écrasé.',
          'Surprise découverte trop tôt.',
          'Impatience, boîte tirée à deux.',
        ],
        dangersAEliminer: [
          'Pile à portée : une lampe fendue, ouverte ou démontée quitte le jeu; comptez les lampes avant et après.',
          'Boîte sur une tête, couvercle posé sur un enfant : ôtez-les aussitôt. On n’entre pas dans ces boîtes, pas même assis.',
          'Faisceau dans les yeux{0-18m|, surtout ceux d’un poupon} : la lampe éclaire le fond de la boîte.',
          'Papier de soie, ruban, chou, sac de plastique : ces paquets n’en ont pas besoin.',
          'Branche décorée, guirlande branchée, ornement {dedans|dans la pièce}{cour|près de la porte} : derrière une barrière, hors du jeu.',
          '{dedans 0-18m 18-24m|Bord de carton mâché : la boîte est remplacée, la bouche vérifiée.}',
          '{0-18m 18-24m 2-3a 45min|Objet caché en douce, plus petit que votre poing : tâtez chaque boîte avant qu’elle se referme.}',
          '{dedans 0-18m|Boîte poussée vers un poupon couché : votre jambe l’arrête, et les boîtes circulent de votre autre côté.}',
          '{3-4a 4-5a !0-18m si-ruban-à-mesurer|Ruban à mesurer à un cou ou à un poignet : vous en gardez un bout, puis il retourne dans votre poche.}',
          '{cour|Noirceur et froid : on rentre quand un visage ne se voit plus ou qu’une main refroidit. Comptez les têtes à chaque couplet.} {cour !0-18m|Seuil de votre milieu, au plus bas -27 °C.} {cour 0-18m|Touchez souvent la nuque du poupon : moins que chaude, tous rentrent.}',
          '{si-cuillères-de-bois|Cuillère agitée près d’un visage : on cogne assis, au ras de la boîte.}',
        ],
        supervision: 'palier1',
        allergies: [
          'Rien ne se mange au fond de ces boîtes. Les boîtes d’aliments restent au recyclage : des miettes d’allergènes s’y cachent.',
        ],
      },
      observation: [
        'Raisonnement : que change l’enfant quand un couvercle ou une boîte refuse?',
        'Compétences émotionnelles : pendant « pas encore », suivez ses mains et son souffle; à quoi voit-on que l’attente lui plaît ou lui pèse?',
        'Fonction symbolique : {18-24m 2-3a 3-4a 4-5a|relevez un objet, un bruit ou un geste qui devient pour l’enfant autre chose que ce qu’il est.}{!18-24m !2-3a !3-4a !4-5a|que fait le poupon quand la boîte lui répond?}',
      ],
      prolongements: [
        'Un ensemble, sans sa lampe, reste sur une tablette basse du local; chaque matin, une chose nouvelle dort au fond.',
        'Un soir, la boîte est pour le parent : il cogne, écoute la réponse de son enfant, ouvre quand on le lui permet. Que la maison fête ou non en décembre, on y attend toujours quelqu’un.',
      ],
      reflexionRetroaction: [
        'À quel moment ai-je ouvert plus vite que l’enfant ne le voulait?',
        'Quelle sorte d’attente leur a plu, et laquelle leur imposons-nous le reste du mois?',
      ],
    },
  },
  {
    key: 'je-t-aime-bien-veux-tu-du-vent',
    summary:
      'Un ami s’installe sur la couverture rouge et choisit ce qui lui ferait du bien; éventails pliés à deux et cœurs poussés par le vent.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    onlyBesideOlder: ['AGE_0_18_MONTHS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['emotions-et-amitie', 'saisons-et-fetes'],
    materials: ['papier-et-crayons', 'tissus'],
    place: 'INDOORS',
    seasons: ['WINTER'],
    alsoIn: {
      SPRING: 'Au printemps, les amitiés sont faites : les éventails aident à rendre un service pour le plaisir.',
      SUMMER: 'L’été, le vent des éventails fait du bien pour vrai, et l’on borde d’une couverture mince.',
      AUTUMN: 'L’automne, « veux-tu du vent? » donne une première phrase à dire à un enfant qu’on connaît peu.',
    },
    durationMinutes: 30,
    adults: 1,
    calls: [
      'Saint-Valentin',
      'st-valentin',
      'saint valentin',
      'fête de la Saint-Valentin',
      'valentin',
      'dire je t’aime',
      'je t’aime bien',
      'fête de l’amitié',
      'fête de l’amour',
      'faire plaisir à un ami',
      'prendre soin d’un ami',
      'prendre soin des autres',
      'éventail',
      'évantail',
      'cœur de papier',
      'cœur en papier',
      'consentement',
    ],
    seen: [
      'elle lui fait de l’air avec un carton plié pour le rafraîchir',
      'il borde son ami avec une petite couverture et lui flatte le bras au pinceau',
      'ils soufflent et agitent du papier pour faire glisser des petits cœurs au sol',
      'il est triste depuis ce matin et les amis veulent lui faire du bien',
      'elle donne des câlins trop serrés à un ami qui n’en veut pas',
      'le nouveau reste tout seul dans son coin et personne ne sait l’inviter',
      'après la course, il s’est affalé par terre et elle l’a éventé avec un livre',
      'dans le coin doux, ils se couchent à tour de rôle pour se faire flatter',
    ],
    scenes: ['consoler', 'nouveau', 'fete', 'corps-non'],
    picture:
      'Sur une couverture rouge, un enfant couché se fait éventer par une amie; un petit borde un ours, une grande plie un papier colorié en accordéon.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'Je t’aime bien, veux-tu du vent?',
      observationDepart:
        'Un enfant s’est couché par terre, rouge d’avoir couru. Une amie ramasse un carton, s’accroupit et lui fait du vent sur le ventre. « Encore. »',
      intentionEducative:
        'Soutenir une amitié qui se fait avec les mains : demander à l’autre ce qui lui ferait du bien, le faire, et s’arrêter quand il le dit.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Faire du bien à quelqu’un, toutou ou ami, et regarder si cela lui plaît.',
        'Choisir ce qu’on reçoit, en vouloir encore ou l’arrêter.',
        '{18-24m|Colorier à grands traits, agiter un carton.}',
        '{2-3a 3-4a 4-5a|Colorier, froisser ou plier un éventail pour un autre que soi.}',
      ],
      materiel: [
        item(
          'Papier rouge ou rose, en feuilles longues comme votre avant-bras',
          'deux par enfant{0-18m| de plus d’un an et demi}',
          'Papier blanc à colorier',
        ),
        item('Gros crayons de cire', 'deux par enfant{0-18m| qui colorie}', 'Gros crayons de bois'),
        item(
          'Ruban-cache, pour la poignée des éventails',
          'un rouleau, avec vous',
          'Bandes de papier gommé, mouillées par vous',
        ),
        optional(
          '{2-3a 3-4a 4-5a si-colle|Colle en bâton}',
          '{2-3a 3-4a 4-5a|deux bâtons}{0-18m|, gardés loin des poupons}',
          null,
        ),
        item(
          '{18-24m 2-3a|Cartons minces à coins arrondis, grands comme deux mains}',
          '{!0-18m multiage|un par enfant de moins de trois ans}{!multiage|un par enfant}{0-18m|un par enfant d’un an et demi à trois ans}',
          'Assiettes de carton',
        ),
        item(
          'Couvertures rouges, la place de l’invité',
          'deux{0-18m|, et une épaisse pour les poupons}',
          'Tapis de yoga',
        ),
        item('Petites couvertures à border{ete|, minces}', 'deux', 'Serviettes de bain'),
        item('Pinceaux plats, secs, doux et propres, larges comme trois doigts', 'deux', 'Débarbouillettes douces'),
        item(
          '{0-18m|Carrés de tissu lavable, grands comme deux mains, l’éventail des poupons}',
          '{0-18m|deux par poupon}',
          '{0-18m|Débarbouillettes}',
        ),
        item('Toutous lavables{0-18m|, à poil ras, sans bouton ni ruban}', 'quatre', 'Poupées de tissu'),
        item(
          '{30min 45min|Cœurs de papier léger, plus grands que vos deux mains}',
          '{30min 45min|un par enfant}{30min 45min 0-18m| de plus d’un an et demi}{30min 45min|, coupés d’avance}',
          'Feuilles légères, un cœur dessiné dessus',
        ),
      ],
      preparation: [
        'Étendez les couvertures rouges à deux pas l’une de l’autre, loin des passages. Au bord de chacune : un pinceau et une petite couverture; sur la première, un toutou déjà couché, les autres tout près. {0-18m|La couverture des poupons, elle, touche votre hanche : leurs carrés de tissu, rien d’autre. Le plus jeune y est couché sur le dos, les pieds tournés vers les éventails; l’autre s’assoit contre votre cuisse. Papier, crayons et pinceaux restent de l’autre côté de vos jambes.}',
        'Ouvrez le coin du papier tout à côté, {18-24m 2-3a multiage|par terre, à la hauteur des plus jeunes}{18-24m 2-3a !multiage|par terre}{!18-24m !2-3a|à une table basse}. {!3-4a !4-5a|Pliez d’avance deux feuilles en accordéon, deux doigts par pli; vous plierez les autres devant les enfants.} {3-4a 4-5a|Pliez une feuille en accordéon, deux doigts par pli, pincez le bas, entourez-le de ruban-cache : un modèle à défaire et à refaire.}',
        '{30min 45min|Froissez un peu chaque cœur : bombé, il se laisse pousser par l’air. Dégagez un chemin de quatre pas sur le plancher nu; les enfants ôtent leurs bas.} {30min 45min 0-18m|Le chemin part de vos genoux et s’éloigne de la couverture des poupons, à un bras de leurs pieds : vous éventez sans les quitter, et aucun cœur n’est à portée de leurs mains.}',
        'Pensez à l’enfant que personne ne choisit : soyez son invitée, ou confiez-lui un toutou à soigner.',
        '{1adulte|Seule, assoyez-vous entre les couvertures et le papier : les deux sont à un bras.} {1adulte 0-18m multiage|Avec plusieurs âges, prenez six enfants au plus, dont deux poupons.} {2adultes|À deux, l’une tient le coin du papier, l’autre est à genoux près des invités.} {2adultes 0-18m|Les poupons sont du côté des invités, avec elle.} {avec-tissu|Ajoutez @materiel à border.} {avec-papier|Ajoutez @materiel au coin des éventails.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Penchez-vous vers le toutou couché. « Je t’aime bien, toi. Qu’est-ce qui te ferait du bien? » Montrez-lui l’éventail, le pinceau, la petite couverture, puis collez l’oreille à son museau. « Du vent sur le ventre. D’accord. » Éventez, arrêtez, écoutez encore : « Plus doux? » Ralentissez. Bordez-lui les pattes et {!0-18m|levez-vous}{0-18m|redressez-vous} : la deuxième couverture est vide. {0-18m|Deux coups d’éventail vers les pieds du poupon, de loin : ses orteils s’écartent, c’est sa réponse.} {2-3a 3-4a 4-5a si-colle|Avec de la colle en bâton, deux amis peuvent coller leurs feuilles bord sur bord avant de plier : l’éventail est plus grand, et le vent, plus fort.}',
        ),
        play(
          { 20: 13, 30: 12, 45: 14 },
          'On s’étend pour recevoir, on s’accroupit pour donner, on va fabriquer, on revient. L’invité pointe le vent, le pinceau ou la couverture; sa main levée veut dire assez. {0-18m|Le poupon couché reçoit le vent sur le ventre, pédale, puis tourne la tête; l’autre secoue son carré de tissu vers l’ours.} {18-24m|Le trottineur évente l’ours de son carton, puis s’évente lui-même, le menton en l’air.} {2-3a|On borde un ami jusqu’au ventre; ses pieds sortent, on les reborde, et c’est tout le jeu.} {3-4a|Le pinceau sec descend le long d’un bras : « Ici? Ou là? »} {4-5a|La plieuse compte les plis, pince, et vous tend le bas à coller.} On plie une feuille gribouillée, le dessin dehors, et l’éventail retourne à qui l’a coloriée.',
        ),
        play(
          { 30: 9, 45: 10 },
          'Posez un cœur {0-18m|devant vous, au début}{!0-18m|au bout} du chemin. « Il s’en va chez quelqu’un. Chez qui? » À genoux derrière lui, éventez le plancher : le cœur glisse, tourne, se retourne. Les éventails s’y mettent. {0-18m|Le poupon suit le cœur des yeux. Éventez son carré de tissu : un coin se lève, il le plaque de la paume.} {18-24m|Le trottineur rattrape le cœur, le rapporte et applaudit le vent.} {2-3a|Trois éventails battent à la fois; le cœur part n’importe où, et l’on rit.} {3-4a|L’amie choisie s’assoit au bout, les jambes ouvertes en V : le cœur a une maison.} {4-5a|Un souffle à gauche, un à droite : à deux, on fait tourner le cœur sans le toucher.} Qui le reçoit le garde ou le renvoie. Posez-en d’autres : à chaque éventail, le sien.',
        ),
        play(
          { 45: 10 },
          'Regardez avec eux autour de la pièce, un éventail sur l’épaule. De quoi cette amie aurait-elle besoin? Une manche à rouler, un jouet trop loin, une place à faire à côté de soi. On offre, et l’on attend la réponse. {0-18m|Le poupon a jeté son carré de tissu trop loin : quelqu’un le rapporte, « Veux-tu? », et deux bras se tendent.} {18-24m|Le trottineur apporte un toutou, un autre, puis tous les toutous.} {2-3a|« Veux-tu? » Le non est franc; on demande à côté.} {3-4a|Deux porteurs livrent une petite couverture à qui jouait par terre.} {4-5a|On devine un besoin avant qu’il soit dit, et l’on demande si l’on a deviné juste.} La couverture rouge reste ouverte.',
        ),
        closing(
          { 20: 4, 30: 5, 45: 6 },
          'Tous s’assoient en rond autour d’une couverture rouge, éventails{18-24m 2-3a| et cartons} vers le milieu. Agitez tout bas, plus vite, en tempête, puis à peine. {0-18m|Les poupons sont contre vous, leurs cheveux se soulèvent; s’ils plissent les yeux, la tempête est finie.} Dans le calme, dites à chaque enfant une chose que vous l’avez vu faire : « Tu as bordé ses pieds trois fois. » Un petit coup de vent répond. Les éventails dorment sur la couverture; au départ, l’enfant garde le sien ou le donne.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Installez-vous aussi sur la couverture, choisissez le vent et dites quand c’est assez : ils apprennent à s’arrêter sur vous.',
          'Tournez le regard vers l’invité : « Ses épaules montent. Demande-lui si c’est trop. » {0-18m|Parlez pour le poupon : « Il regarde ailleurs. C’est assez. »}',
          '{2-3a 3-4a 4-5a|Tenez un seul bout du papier; le pli, même de travers, appartient aux doigts qui le font.} {!2-3a !3-4a !4-5a|Tenez la feuille à plat pendant que l’enfant colorie : le trait va où il veut.}',
          'Nommez le geste : « Tu as soufflé sur ses orteils. C’est une façon de dire je t’aime bien. »',
        ],
        questionsOuvertes: [
          'Qu’est-ce qui te ferait du bien?',
          'Comment le veux-tu, ton vent?',
          '{2-3a 3-4a 4-5a|À quoi vois-tu que ça lui plaît?}',
          '{30min 45min|À qui envoies-tu ce cœur?}',
        ],
      },
      vocabulaire: ['l’éventail', 'le vent', 'border', 'plier', 'je t’aime bien', 'encore', 'assez', 'l’ami'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Éventez d’abord vos cheveux devant lui, puis ses orteils, trois coups, et arrêtez. Un cri, un pied qui bat, un bras tendu demandent encore : donnez trois autres coups et attendez de nouveau.',
        },
        {
          pour: '18-24m',
          texte:
            'Étendez-vous et laissez l’enfant vous éventer le ventre : votre chandail bouge, vous soupirez d’aise. Dites « vent », puis « encore? ».',
        },
        {
          pour: '2-3a',
          texte:
            'L’enfant froisse sa feuille en papillon : pincez-la au milieu, un tour de ruban-cache, et voilà un éventail à deux ailes.',
        },
        {
          pour: '3-4a',
          texte:
            'Tracez au crayon une ligne par pli : on plie sur la première, on retourne la feuille, on plie sur la suivante. Trois plis font déjà du vent.',
        },
        {
          pour: '4-5a',
          texte:
            'L’enfant part en tournée de commandes : pour qui, quelle couleur, grand ou petit? L’éventail fini se livre à l’ami, qui peut demander une retouche.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Un enfant craint qu’on le touche? L’air passe sans toucher, à deux pas; sa paume levée l’arrête. Une main tient mal l’éventail? Roulez une feuille autour du bas, collez-la au ruban-cache : la poignée grossit, le poing s’y ferme.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{hiver|L’été, on s’étend à l’ombre d’un rideau, et l’éventail est un service que tout le monde réclame.} {!hiver|En février, les mêmes éventails fêtent l’amitié, et la couverture à border redevient épaisse.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Éventail déchiré{30min 45min|, cœur piétiné}.',
          'Offre refusée, tour d’invité qu’on trouve court.',
        ],
        dangersAEliminer: [
          'Éventail ou carton près des yeux : coins arrondis, et l’on évente vers le ventre ou les pieds, à un bras de distance.',
          'Pinceau sur un visage, dans une bouche : il reste sur les bras et les mains; mouillé, il va au lavage.',
          'Petite couverture sur une tête, deux enfants couchés l’un sur l’autre : un invité par couverture, visage découvert.',
          'Invité qu’on touche encore après sa main levée : votre main s’ouvre entre les deux, et le jeu reprend par la question.',
          '{0-18m|Éventail battu au-dessus d’un poupon couché : on se met à genoux devant ses pieds, à un bras de distance, et personne ne s’étend à côté de lui sans vous.}',
          '{0-18m|Poupon qu’on veut border : bordez l’ours; s’il s’endort, il va dans son lit, sur le dos, sans toutou ni couverture.}',
          '{0-18m|Carré de tissu trempé ou posé sur un visage : ôtez-le, donnez l’autre.}',
          '{0-18m 18-24m 2-3a|Papier arraché avec les dents, bout de crayon, ruban décollé : jetez-les, vérifiez la bouche.} {0-18m 30min 45min|Cœur égaré sur la couverture des poupons : reprenez-le avant leurs mains.}',
          '{30min 45min|Cœur sous un pied : pieds nus, on suit le cœur à genoux ou en marchant, et il se ramasse avant que le chemin se croise.}',
        ],
        supervision: 'palier2',
        allergies: [
          '{hiver|Ni bonbon ni chocolat : cette fête se passe de sucre.} Couvertures et toutous lavés sans parfum.',
        ],
      },
      observation: [
        'Compétences sociales : à quel signe de l’invité l’enfant change-t-il son geste?',
        'Motricité fine : regardez les deux mains {2-3a 3-4a 4-5a|sur le pli ou le froissé}{!2-3a !3-4a !4-5a|sur la feuille à colorier}, celle qui tient et celle qui appuie.',
        'Langage oral : notez comment se demande « encore » et comment se dit « assez », mots, sons ou main.',
      ],
      prolongements: [
        'Une couverture rouge et deux éventails restent au coin calme : après une chicane, on peut y demander du vent.',
        'L’éventail voyage jusqu’à la maison avec la question : « Qu’est-ce qui te ferait du bien? » Le parent répond pour vrai, son enfant s’exécute.',
      ],
      reflexionRetroaction: [
        'Qui donne beaucoup et reçoit mal, ou l’inverse?',
        'Comment un enfant que l’on choisit peu a-t-il trouvé quelqu’un à qui faire du bien?',
      ],
    },
  },
  {
    key: 'quand-tu-avais-zero-an',
    summary:
      'Zéro, un, deux, trois : la route de l’enfant fêté passe par ses âges, et l’on y rejoue le bébé, le trottineur, puis celui qu’on sera.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['saisons-et-fetes', 'nombres-et-formes'],
    materials: ['tissus', 'cartons-et-boites'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, la route se trace {!hiver|à la craie}{hiver|du talon dans la neige tapée}; le zéro garde sa couverture.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    feast: 'anniversaire',
    calls: [
      'anniversaire',
      'aniversaire',
      'anniversaires',
      'bonne fête',
      'c’est sa fête',
      'c’est ma fête',
      'fête d’un ami',
      'fête d’enfant',
      'fêter un ami',
      'fêter un anniversaire',
      'quel âge as-tu',
      'quel âge j’ai',
      'j’ai trois ans',
      'quand j’étais petit',
      'bébés',
    ],
    seen: [
      'il se couche par terre, gazouille et agite les jambes comme un poupon',
      'elle se met à quatre pattes puis se lève en chancelant, toute fière',
      'ils marchent sur une ligne de numéros et font ce qu’on fait à chaque âge',
      'elle demande si elle pleurait beaucoup quand elle était dans le ventre',
      'il redemande sa suce et parle en bébé depuis que sa petite sœur est née',
      'elle dit non à tout parce qu’elle a deux ans, et les grands rient',
      'ce matin, c’est la fête du plus vieux et ils veulent tous savoir s’il a grandi',
      'sur ses photos de bébé dans le vestiaire, il ne se reconnaît pas et rit',
    ],
    scenes: ['fete', 'petit-frere'],
    picture:
      'Sur une route de carrés, une grande couchée pédale à côté d’un bébé qui pédale; plus loin, un petit vide un panier, l’enfant fêté saute les bras levés.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'Quand tu avais zéro an',
      observationDepart:
        '{18-24m !2-3a !3-4a !4-5a|C’est la fête d’un trottineur. Il se couche par terre, agite les jambes et guette votre rire.} {2-3a 3-4a 4-5a|C’est la fête d’un enfant du groupe. Un ami lui demande : « Quand t’étais bébé, tu marchais-tu? » On rit, puis on se couche par terre pour essayer.} {!18-24m !2-3a !3-4a !4-5a|C’est sa première fête. Sur la couverture, le poupon fêté pédale, s’arrête et vous regarde; vous pédalez aussi.}',
      intentionEducative:
        'Permettre à l’enfant fêté de se voir grandir, et {multiage|à chaque âge du groupe}{!multiage|à chacun} d’être celui que les autres imitent.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Identité', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Éveil aux mathématiques', role: 'secondaire' },
      ],
      objectifs: [
        'Bouger comme à un autre âge et revenir au sien.',
        '{multiage|Être imité, ou imiter un plus petit avec respect.}{0-18m !multiage|Être imité, et refaire le geste pour l’être encore.}{!0-18m !multiage|Être imité, ou imiter un ami avec respect.}',
        '{2-3a 3-4a 4-5a|Reconnaître son âge dans une suite de carrés.}',
        '{3-4a 4-5a|Dire une chose qu’on savait faire avant et une qu’on sait maintenant.}',
      ],
      materiel: [
        item(
          '{dedans|Ruban-cache, pour tracer les carrés}{cour !hiver|Grosses craies de trottoir, pour tracer les carrés}{cour hiver|Neige tapée, où le talon trace les carrés}',
          '{dedans|un rouleau}{cour !hiver|deux, dans votre poche}{cour hiver|une bande d’une dizaine de pas}',
          '{dedans|Petits tapis antidérapants}{cour !hiver|Talon dans le sable ou la terre}{cour hiver|Bâton dans la neige}',
        ),
        item('Couverture épaisse, le zéro', 'une{cour hiver|, sur un tapis de mousse}', 'Tapis de jeu'),
        item(
          'Balles de tissu, bols et gobelets plus gros que votre poing, le un',
          '{18-24m !multiage|une quinzaine, dans deux paniers bas}{!18-24m|une dizaine, dans un panier bas}{18-24m multiage|une dizaine, dans un panier bas}',
          'Paires de bas roulées',
        ),
        item(
          '{2-3a 3-4a 4-5a|Toutous, le deux}{!2-3a !3-4a !4-5a|Toutou}',
          '{2-3a 3-4a 4-5a|un par enfant}{!2-3a !3-4a !4-5a|un}',
          'Poupées de tissu',
        ),
        item(
          '{3-4a 4-5a|Carrés de tissu grands comme une serviette, le trois}',
          '{3-4a 4-5a|un par enfant}',
          'Serviettes',
        ),
        item(
          '{4-5a|Boîtes légères refermées, le quatre}',
          '{4-5a|une dizaine}',
          '{dedans|Gros blocs de carton}{cour|Chaudières vides}',
        ),
        item('{cour ete|Gourdes d’eau}', 'une par enfant{0-18m| qui boit déjà de l’eau}', 'Pichet et verres'),
        optional('{dedans|Photo}{cour|Photo plastifiée} de l’enfant fêté, tout petit', 'une, que vous tenez', null),
        optional(
          '{dedans !0-18m si-bacs-d’eau|Bac bas et poupée lavable}',
          '{dedans !0-18m si-bacs-d’eau|un de chaque, sur une serviette; un doigt d’eau tiède, versé quand vous êtes assise}',
          null,
        ),
        optional('{18-24m 2-3a 3-4a 4-5a si-miroirs|Miroir incassable}', '{18-24m 2-3a 3-4a 4-5a si-miroirs|un}', null),
        optional(
          '{18-24m 2-3a 3-4a 4-5a 30min 45min si-musique|Musique}',
          '{18-24m 2-3a 3-4a 4-5a 30min 45min si-musique|un appareil, à votre seule portée}',
          null,
        ),
      ],
      preparation: [
        'Parlez d’abord à la famille de l’enfant fêté : fête-t-on les naissances chez elle, et que faisait l’enfant tout petit, un son ou une façon de dormir? Elle ne fête pas? La route devient celle de tout le monde, sans enfant fêté. Les premiers mois de l’enfant ne sont pas connus? Le premier carré est celui de son arrivée chez les siens.',
        '{dedans|Tracez au ruban-cache}{cour !hiver|Sur un sol plat et sec, tracez à la craie}{cour hiver|Tapez la neige, tracez du talon} des carrés où trois enfants tiennent, à un pas d’enfant l’un de l’autre; la route tourne si la place manque. Un carré par âge{18-24m 2-3a 3-4a 4-5a|, de zéro à celui du plus vieux}{!18-24m !2-3a !3-4a !4-5a|, zéro et un}{45min|, et un carré vide au bout}.',
        'Mettez dans chaque carré ce qui va avec; {18-24m 2-3a 3-4a 4-5a|si l’âge tout neuf n’a rien, l’enfant fêté y posera ce qu’il aime;} une photo prêtée se montre au zéro, de votre main. {cour !hiver|Sur le zéro, une couverture, à l’ombre s’il fait soleil.} {0-18m|Le zéro est contre vous, au bout de la route, et personne n’y passe debout.} {cour hiver 0-18m|Les poupons y sont en habit de neige, la couverture doublée du tapis de mousse. Par temps froid, jouez vingt minutes au plus; au seuil que votre milieu fixe pour les poupons, jouez dedans.}',
        'Faites votre liste : une chose que chaque enfant sait faire depuis peu. {18-24m 2-3a 3-4a 4-5a|Elle servira si un autre réclame sa fête.} {!18-24m !2-3a !3-4a !4-5a|Vous la direz pendant le jeu.}',
        '{1adulte|Seule, assoyez-vous entre le zéro et le un : toute la route est devant vous.} {1adulte 0-18m multiage|Avec plusieurs âges, prenez six enfants au plus, dont deux poupons.} {2adultes|À deux, l’une garde le zéro, l’autre voyage avec l’enfant fêté.}',
        '{avec-contenant|Ajoutez @materiel au panier du un.} {avec-coussin|Ajoutez @materiel : un carré plus mou, à l’âge que vous voulez.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          '{18-24m 2-3a 3-4a 4-5a|Couchez-vous sur le côté, au zéro. « L’enfant qu’on fête a déjà eu zéro an. » Faites la chose que sa famille vous a racontée : le petit cri, le poing sur la joue. Regardez l’enfant : un sourire, vous continuez; une gêne, vous faites le bébé que vous étiez vous-même. Puis rampez jusqu’au un et dressez-vous. « Et après? » Tendez la main vers la route.} {!18-24m !2-3a !3-4a !4-5a|Couchez-vous face au poupon fêté, vos yeux à la hauteur des siens. Refaites son dernier son, son dernier coup de pied, et taisez-vous. Sa réponse vient; la vôtre suit.}',
        ),
        play(
          { 20: 13, 30: 12, 45: 14 },
          '{18-24m 2-3a 3-4a 4-5a|La route est ouverte dans les deux sens; on saute des années, on y revient.} {0-18m|Au zéro, le poupon pédale, roule, tape : c’est lui le modèle.} {18-24m 2-3a 3-4a 4-5a|Qui se couche au zéro pédale et gazouille.} {dedans !0-18m si-bacs-d’eau|À côté, sous vos yeux, une poupée prend son bain dans un doigt d’eau : on lui lave l’oreille, on la sèche.} {!18-24m !2-3a !3-4a !4-5a|Couchez-vous et refaites tout. Au un, sortez du panier une chose à la fois. Un gobelet roule : ramenez-le à gauche de l’enfant, puis à droite; sa main le suit. Les jambes s’arrêtent? Roulez lentement une balle jusqu’à un pied, puis jusqu’à celui du voisin : qui la renvoie? Un regard s’en va au loin : suivez-le, et nommez ce qu’il a trouvé.} {18-24m multiage|Au un, le trottineur} {18-24m !multiage|Au un, un enfant} {18-24m|vide le panier et le remplit, sans lever la tête.} {18-24m !multiage|Le jeu s’éteint? Couchez-vous sur le côté, au zéro, et pleurez pour rire : « Ouin! » Qui vous apporte une balle, une caresse?} {!18-24m 2-3a 3-4a 4-5a|Au un, on vide le panier d’un coup.} {2-3a 3-4a 4-5a|Au deux, un toutou sous le bras : « Moi tout seul! »} {2-3a|Qui a deux ans pour vrai apprend aux autres comment on dit non.} {3-4a 4-5a|Au trois, un tissu fait un lit, une rivière, un restaurant.} {4-5a|Au quatre, on bâtit et l’on se rappelle : « À deux ans, je mordais. »} {18-24m 2-3a 3-4a 4-5a si-miroirs|À l’âge tout neuf, un miroir incassable attend : a-t-on changé?} {18-24m 2-3a 3-4a 4-5a|L’enfant fêté s’attarde à l’âge qui lui plaît.}',
        ),
        play(
          { 30: 9, 45: 9 },
          '{18-24m 2-3a 3-4a 4-5a|Demandez à l’enfant fêté quel âge on a maintenant. L’enfant va dans un carré et lève les bras : le groupe s’y rend, dedans ou autour, et a cet âge-là.} {18-24m 2-3a 3-4a 4-5a si-musique|Faites taire la musique : chacun a l’âge du carré le plus proche.} {0-18m|Un poupon tape la couverture? Tout le monde, de sa place, a zéro an et tape.} {!18-24m !2-3a !3-4a !4-5a|Assoyez-vous au un et appelez. On vient en roulant, en rampant, dans vos bras; on repart pareil.} {18-24m multiage|Le trottineur} {18-24m !multiage|Un enfant} {18-24m|crie « non! » d’un carré où il est bien : la troupe va jusqu’à lui.} {2-3a|Sauter des deux pieds, se laisser tomber : dix fois de suite, c’est l’âge qui veut ça.} {3-4a|L’allure change à chaque carré : quatre pattes au un, petits sauts au trois; la troupe suit.} {4-5a|On met ensemble l’âge de deux amis : quel carré cela fait-il, et la route va-t-elle jusque-là?}',
        ),
        play(
          { 45: 11 },
          'Au bout de la route, un carré est vide : c’est l’âge d’après. « Qu’est-ce qu’on sait faire, là? » {18-24m 2-3a 3-4a 4-5a|On y essaie ce qu’on ne sait pas encore, on y apporte ce qu’il faudra.} {0-18m|Au zéro, le poupon essaie aussi : votre genou lui sert d’appui, s’il veut se hisser ou se retourner.} {!18-24m !2-3a !3-4a !4-5a|Puis videz le panier dans le carré vide : un bol se tape, un gobelet se coiffe d’une balle, la balle retombe, et l’on recommence.} {18-24m multiage|Le trottineur} {18-24m !multiage|Un enfant} {18-24m|y dépose toute sa récolte et s’assoit dessus.} {2-3a|Un pied en l’air, deux secondes : « Je suis grand! »} {3-4a|On saute à cloche-pied, on tombe, on a le temps, c’est pour plus tard.} {4-5a|L’enfant y dresse une tour ou y raconte l’école, les dents, un vélo.} Tout ce qui s’y fait est bon pour l’an prochain.',
        ),
        closing(
          { 20: 4, 30: 5, 45: 6 },
          '{18-24m 2-3a 3-4a 4-5a|Le groupe s’assoit le long de la route, l’enfant fêté où bon lui semble.} {!18-24m !2-3a !3-4a !4-5a|Reprenez le poupon fêté contre vous, face aux autres.} Chantez en vous berçant : « À zéro an, tu dormais là (les paumes sous la joue), à un an, tu tendais les bras (on les tend), chaque année un carré plus loin (deux tapes {dedans|au sol}{cour|sur les cuisses}), et ta fête tient dans nos mains. » Les mains s’ouvrent vers l’enfant, qui y tape, y dépose un objet ou les regarde. Rechantez si ses yeux en redemandent; puis on ramasse, un carré à la fois.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          '{18-24m 2-3a 3-4a 4-5a|Faites imiter pour apprendre, jamais pour se moquer : « Regarde son dos au moment de se relever. C’est difficile, ça. »} {!18-24m !2-3a !3-4a !4-5a|Refaites un seul geste à la fois, plus lentement que le poupon.}',
          'Laissez l’enfant fêté choisir; si les regards lui pèsent, appelez le jeu vers un autre carré.',
          '{18-24m 2-3a 3-4a 4-5a|Un autre veut sa fête aussi? « Toi, hier, tu as mis ta botte. » Sa nouveauté a droit à un pas sur la route.}',
          'Nommez un changement que vous avez vu : {18-24m 2-3a 3-4a 4-5a|« Avant, tu venais ici à quatre pattes. »} {!18-24m !2-3a !3-4a !4-5a|« Ta main va jusque-là, maintenant. »}',
        ],
        questionsOuvertes: [
          '{18-24m 2-3a 3-4a 4-5a|Quel âge as-tu, dans ce carré?}',
          'Qu’est-ce que ton corps sait faire ici?',
          '{3-4a 4-5a|De quoi te souviens-tu, quand tu étais petit?}',
          '{18-24m 2-3a 3-4a 4-5a|Comment veux-tu qu’on te fête?} {!18-24m !2-3a !3-4a !4-5a|Que fait ton pied, maintenant?}',
        ],
      },
      vocabulaire: [
        'la fête',
        'l’âge',
        'zéro',
        'bébé',
        'petit',
        'grand',
        'avant',
        '{45min|l’an prochain}{!45min|le carré}',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            '{18-24m 2-3a 3-4a 4-5a|Un seul grand à la fois se couche près du poupon, la tête à un bras de la sienne. Dès que le poupon se détourne, la leçon est finie.} {!18-24m !2-3a !3-4a !4-5a|Laissez deux respirations entre son geste et le vôtre : le poupon voit que cela vient de lui.}',
        },
        {
          pour: '18-24m',
          texte:
            'Restez au un avec l’enfant : panier vidé, panier rempli, et vous qui l’imitez d’un air sérieux. La route n’a pas à être suivie.',
        },
        {
          pour: '2-3a',
          texte:
            'Montrez deux doigts, puis pointez un carré avec chacun : l’enfant s’y rend à mesure. « Un. Deux. Te voilà! »',
        },
        {
          pour: '3-4a',
          texte:
            'L’enfant conduit un toutou sur la route et lui raconte chaque âge : ce qui faisait pleurer, ce qu’on savait dire.',
        },
        {
          pour: '4-5a',
          texte:
            'L’enfant cherche qui, dans le groupe, a un an de plus ou de moins que qui, et place un toutou par ami sur la route.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            '{18-24m 2-3a 3-4a 4-5a|En fauteuil, l’enfant roule d’un carré à l’autre, tracés plus larges; on s’assoit pour être à sa hauteur.} Être au centre pèse à l’enfant fêté? Un toutou voyage à sa place, et la chanson se chante au toutou.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dans la cour, les âges se tracent du talon et chaque carré garde l’empreinte des bottes.} {hiver|L’été, dans la cour, la route se trace à la craie, le zéro à l’ombre.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Se laisser tomber assis, rouler hors du carré.', 'Jalousie d’un jour de fête.'],
        dangersAEliminer: [
          'Chandelle, allumette, ballon gonflé, confettis : cette fête n’en a pas.',
          '{0-18m|Pied près d’un poupon : on s’agenouille pour entrer au zéro, du côté de ses pieds, un seul à la fois.}',
          '{0-18m|Poupon soulevé ou tiré pour qu’il avance : seule l’adulte le porte.}',
          'Bol, gobelet ou balle sous un pied : le panier du un se remplit avant qu’une troupe passe.',
          'Objet fendu ou plus petit que votre poing au fond du panier : retirez-le avant le jeu.',
          '{3-4a 4-5a|Tissu autour d’un cou ou sur une tête : il devient lit ou rivière, au sol.}',
          '{4-5a|Boîtes empilées et marche dessus : elles se bâtissent, on n’y monte pas.}',
          '{cour ete|Soleil et chaleur : route à l’ombre, chapeaux, de l’eau à boire à mi-chemin.}',
          '{cour hiver 18-24m !0-18m|Froid : seuil de votre milieu, souvent plus prudent avec un trottineur, au plus bas -27 °C.} {cour hiver !0-18m !18-24m|Froid : seuil de votre milieu, au plus bas -27 °C.} {cour hiver 0-18m|Froid : dès qu’un poupon refroidit, tout le groupe rentre.} {cour hiver|Nuques et mains touchées souvent, et l’on s’étend sur la couverture, pas dans la neige.}',
          '{dedans !0-18m si-bacs-d’eau|Bac d’eau : un doigt, à portée de votre bras, vidé avant que vous vous leviez. Plancher mouillé : essuyez-le aussitôt.}',
        ],
        supervision: 'palier1',
        allergies: [
          'Rien ne se mange ici. Si une collation de fête suit, relisez d’abord les dossiers. Ni ballon ni latex.',
        ],
      },
      observation: [
        'Identité : que fait, dit ou refuse l’enfant fêté quand la route parle de lui?',
        'Motricité globale : choisissez un carré et regardez l’enfant y changer d’appuis et d’élan.',
        '{2-3a 3-4a 4-5a|Éveil aux mathématiques : notez comment l’enfant relie un carré, un doigt levé et un âge.} {!2-3a !3-4a !4-5a|Éveil aux mathématiques : notez un « encore » ou un « un autre » dit de la main, du regard ou d’un son.}',
      ],
      prolongements: [
        '{dedans|Laissez la route au plancher une semaine : à quel âge joue-t-on les jours ordinaires?} {cour|Retracez la route à la prochaine fête : qui a changé de carré depuis?}',
        'Un parent qui en a envie raconte ce qui l’amusait à un âge de la route; le groupe l’essaie le lendemain, dans ce carré.',
      ],
      reflexionRetroaction: [
        'Quel enfant, d’habitude imitateur, a été imité aujourd’hui?',
        'La fête allait-elle à l’enfant fêté, ou à l’idée que nous avons d’une fête?',
      ],
    },
  },
]
