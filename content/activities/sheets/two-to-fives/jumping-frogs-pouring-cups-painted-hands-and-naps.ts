import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

/** Frogs on lily pads, a voice that rises with what is poured, a drop of paint that climbs to the elbow, a comforter that heard the crying, knees that speak on a path of cloths. */
export const TWO_TO_FIVES_FROG_AND_CUP_SHEETS: readonly BankSheet[] = [
  {
    key: 'grenouille-la-mouche-est-sur-ton-genou',
    summary:
      'Chaque cerceau, chaque tapis est un nénuphar : la grenouille s’accroupit, tend la langue vers la mouche posée sur son genou et saute au voisin.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['animaux-et-traces', 'mouvement-et-defis'],
    materials: [],
    place: 'INDOORS',
    alsoAt: {
      YARD: '{!hiver|Dans la cour, les nénuphars se posent à plat dans l’herbe.} {hiver|L’hiver, dans la cour, les nénuphars sont des cerceaux ou des ronds dans la neige tapée, et l’on saute en bottes.}',
    },
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'les grenouilles',
      'grenouilles',
      'grenouille',
      'nénuphars',
      'nénuphar',
      'cerceaux',
      'cerceaux et tapis',
      'coussins plats',
      'sauter comme une grenouille',
      'sauter comme des grenouilles',
      'imiter la grenouille',
      'sauter dans les cerceaux',
      'sauter à deux pieds',
      's’accroupir',
      'la mare aux grenouilles',
      'étang',
      'héron',
      'attraper des mouches',
      'tirer la langue',
      'se figer',
      'parties du corps',
    ],
    seen: [
      'il s’accroupit, les mains à terre, et saute d’un coussin à l’autre en coassant',
      'elle sort la langue pour attraper une bibitte qui n’existe pas, slurp',
      'ils bondissent d’un carré de tapis à l’autre sans toucher au plancher',
      'il attend qu’on dise go avant de sauter, il trépigne accroupi sur sa place',
      'elle pile dans le rond de son ami, il la pousse, c’est ma place',
      'il trouve donc drôle de tirer la langue, je veux que ça serve à quelque chose',
      'depuis qu’on a vu des têtards au ruisseau, ils sautent à croupetons partout',
      'au parc, ils font slurp vers leurs genoux et leurs coudes pour manger des mouches',
    ],
    picture:
      'Accroupis dans leur cerceau, deux enfants tirent la langue vers leur genou; l’éducatrice-héron, un bras en bec, bâille; une petite entre dans le sien.',
    scenes: ['sauter', 'imiter-animaux', 'figer'],
    sheet: {
      titre: 'Grenouille, la mouche est sur ton genou!',
      observationDepart:
        '{3-4a 4-5a|« Croâ! Je suis une grenouille! » Accroupi, un enfant tire la langue vers une mouche que personne ne voit, puis saute aussi loin qu’il peut.} {!3-4a !4-5a|Un petit s’accroupit comme une grenouille : « Croâ! » Il se relève d’un coup et regarde ses pieds.}',
      intentionEducative:
        'Permettre aux enfants de plier, de pousser et d’arrêter leurs jambes, en grenouilles qui chassent la mouche de nénuphar en nénuphar.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Attention', role: 'secondaire' },
      ],
      objectifs: [
        'Plier les genoux et les étendre d’un coup, pour se relever ou pour sauter.',
        'Trouver sur soi la partie du corps que l’on vient de nommer.',
        '{!10min|S’arrêter net, et ne plus bouger jusqu’à « parti! ».}',
        '{30min 2-3a 3-4a 4-5a|Regarder l’écart entre deux nénuphars avant de le sauter.}',
      ],
      materiel: [
        item(
          'Cerceaux ou petits tapis, les nénuphars',
          'un par enfant, un pour vous, deux de plus',
          '{dedans|Coussins plats qui ne glissent pas}{cour !hiver|Coussins plats qui ne glissent pas}{cour hiver|Ronds tracés du talon dans la neige}',
        ),
        optional('{si-cônes|Cônes, les roseaux}', 'quatre', null),
        optional('{dedans si-ruban-adhésif|Ruban adhésif}', 'un rouleau, pour vous', null),
        optional(
          '{dedans si-lampes-de-poche|Lampe de poche, au compartiment de piles vissé}',
          'une, dans votre main',
          null,
        ),
        optional('{20min 30min 2-3a 3-4a 4-5a si-tambours|Tambour ou autre instrument}', 'un', null),
        optional('{30min si-foulards|Foulard}', 'un', null),
      ],
      preparation: [
        '{dedans|Posez les nénuphars à plat, un petit pas d’enfant entre deux, loin des meubles. Poussez chacun du pied : le tapis ou le coussin qui glisse ne sert pas. Ôtez bas et pantoufles.} {dedans si-ruban-adhésif|Au milieu, collez bien à plat un grand rond de ruban adhésif : c’est l’île.} {cour !hiver|Ramassez branches et roches, puis posez les nénuphars à plat dans l’herbe, un petit pas d’enfant entre deux.} {cour hiver|Tapez la neige à la botte, là où il n’y a pas de glace. Posez-y les cerceaux à plat, un petit pas d’enfant entre deux.} {si-cônes|Placez un cône à chaque coin, à un grand pas des nénuphars.}',
        '{dedans|Vous n’avez que des cerceaux, que des tapis, que des coussins plats? Une seule sorte suffit; mêlées, elles vont aussi.} {cour !hiver|Vous n’avez que des cerceaux, que des tapis, que des coussins plats? Une seule sorte suffit; mêlées, elles vont aussi.} {cour hiver|Vous avez des tapis? Tracez du talon un rond autour de chacun, puis ôtez le tapis, qui glisserait : le rond est le nénuphar.}',
        '{18-24m multiage|Pour les trottineurs, posez} {18-24m !multiage|Posez plutôt} {18-24m|les nénuphars deux par deux, bord à bord : on passe de l’un à l’autre en marchant.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Accroupissez-vous au milieu d’un cerceau{dedans| ou d’un tapis}{cour !hiver| ou d’un tapis}{cour hiver| ou d’un rond}, les mains entre les pieds : « Croâ! Je suis une grenouille. Voilà mon nénuphar. » Suivez des yeux une mouche invisible : « Bzzz… » Elle se pose. « Sur mon genou! » Penchez-vous et tendez la langue vers le genou, sans y toucher : « Slurp! » Rentrez la langue, avalez, la main au ventre. Puis, hop! sautez au nénuphar voisin. Montrez les autres de la main : « Grenouilles, choisissez le vôtre. » {dedans si-ruban-adhésif|Sur l’île, le rond de ruban, deux grenouilles ont de la place.} {si-cônes|Les cônes sont les roseaux : la mare finit là.}',
        ),
        play(
          { 10: 6, 20: 6, 30: 8 },
          'Tous s’accroupissent. Dites : « La mouche est sur le genou! » On tend la langue, « slurp! », on la rentre et l’on avale. À « hop! », on saute vers un nénuphar libre, ou sur place. Changez ensuite la mouche de place : la main, le coude, l’épaule. {dedans si-lampes-de-poche|Le rond de votre lampe peut être la mouche : il se pose sur un genou, sur un pied.} {18-24m multiage|Le trottineur} {18-24m !multiage|L’enfant} {18-24m|plie les genoux, puis se relève; il entre dans son nénuphar et en sort.} {18-24m !multiage|Accroupie devant l’un, puis devant l’autre, posez le bout du doigt sur un genou : « Bzzz, la mouche! » Il tire la langue ou l’attrape à pleine main. Elle revient sur son pied, puis sur son ventre. Il se relève d’un coup? « Hop! La grenouille a sauté! »} {2-3a multiage|À deux ans, on} {2-3a !multiage|On} {2-3a|saute dans le nénuphar, puis on marche jusqu’au suivant.} {2-3a !multiage|Trompez-vous : dites « genou » et montrez votre oreille. « Non! » Demandez où est le genou, et laissez-les poser la mouche eux-mêmes. Avant chaque saut, baissez-vous ensemble, de plus en plus bas : « Petit, petit, petit… hop! »} {3-4a multiage|À trois ans, on} {3-4a !multiage|On} {3-4a|saute les pieds ensemble et l’on pose les mains à l’arrivée.} {3-4a !multiage|Puis la mouche se pose dans le dos. La langue n’y va pas? « Saute, elle va s’envoler! » À chaque saut, un autre enfant dit où elle se pose maintenant.} {4-5a multiage|À quatre ans, on} {4-5a !multiage|On} {4-5a|dit soi-même où elle se pose.} {4-5a !multiage|La mouche devient difficile : le genou droit, le coude gauche, le talon derrière soi. L’enfant qui l’annonce choisit aussi le saut : long, haut, de côté, sans bruit. Tous font ce saut-là.}',
        ),
        play(
          { 20: 7, 30: 8 },
          '« Voilà le héron, le grand oiseau qui mange ce qui bouge! » Levez-vous, un bras tendu pour le bec, et marchez à pas lents entre les nénuphars. {2-3a 3-4a 4-5a si-tambours|Un enfant tambourine : un coup, un pas.} Accroupies, les grenouilles se figent comme des roches. Le héron regarde, bâille, s’en va : « Parti! » On dit « croâ » et l’on saute. Une grenouille a bougé? « Cette roche-là a le hoquet. » Elle reste dans le jeu. {18-24m multiage|Le trottineur} {18-24m !multiage|L’enfant} {18-24m|s’accroupit un instant et se relève à « parti! ».} {18-24m !multiage|Faites ensuite le héron de vos deux doigts qui marchent au sol : ils viennent, s’arrêtent, s’en vont. « Parti! » Il se relève d’un bond. Ensuite, ses doigts à lui marchent, et c’est vous qui ne bougez plus.} {2-3a multiage|À deux ans, on} {2-3a !multiage|On} {2-3a|se fige un souffle, puis on rit.} {2-3a !multiage|Le héron s’endort debout, la tête penchée. Les grenouilles disent « croâ » pour le réveiller, et se figent quand il ouvre un œil. Ensuite, le héron s’endort plus près d’elles.} {3-4a multiage|À trois ans, l’enfant} {3-4a !multiage|L’enfant} {3-4a|qui veut fait le héron et dit « parti! ».} {3-4a !multiage|Les grenouilles choisissent comment se figer : en boule, les joues gonflées, un bras en l’air. Le héron nomme ce qu’il voit : « Une roche ronde. Une roche qui lève le bras. » Un autre enfant fait le héron.} {4-5a multiage|À quatre ans, on} {4-5a !multiage|On} {4-5a|se fige dès que le bras du héron se lève.} {4-5a !multiage|Deux enfants font les hérons et marchent chacun sur un bord de la mare. On saute seulement quand les deux ont le dos tourné. Un héron se retourne? On se fige. Après chaque passage, demandez : « Comment as-tu vu qu’il allait se retourner? »}',
        ),
        play(
          { 30: 6 },
          '{si-foulards|Secouez un foulard à deux mains : c’est le vent.} « Le vent pousse les nénuphars. Fffff! » Chacun prend le sien à deux mains et le repose un petit pas plus loin. {cour hiver|Un rond tracé s’efface du pied et se retrace.} On s’accroupit en face, on regarde, on essaie de sauter dedans. Tombé à côté? « Plouf! » On nage des bras jusqu’au bord. {18-24m multiage|Le trottineur} {18-24m !multiage|L’enfant} {18-24m|pousse le sien à genoux et rentre dedans.} {18-24m !multiage|Soufflez avec lui, « fffff », puis poussez le vôtre contre le sien. Il enjambe le bord, vous regarde, ressort. Dites chaque fois : « Dedans! » « Dehors! » Attendez ensuite qu’il le dise, ou qu’il le fasse avant vous.} {2-3a multiage|À deux ans, on le garde} {2-3a !multiage|On garde le nénuphar} {2-3a|tout près.} {2-3a !multiage|Un enfant fait le vent : il souffle fort, un peu, ou pas du tout, et chacun éloigne son nénuphar d’autant. On saute, ou l’on marche dans l’eau en levant haut les genoux. Un autre souffle.} {3-4a multiage|À trois ans, on l’éloigne} {3-4a !multiage|On éloigne le nénuphar} {3-4a|un peu plus après chaque saut réussi.} {3-4a !multiage|Quand c’est trop loin, comment y aller? Un enfant balance les bras, un autre fait deux petits bonds. On essaie les deux.} {4-5a multiage|À quatre ans, on} {4-5a !multiage|On} {4-5a|montre d’abord du doigt où l’on arrivera.} {4-5a !multiage|Puis les nénuphars forment un grand rond, et tous le sautent dans le même sens, en comptant. On enlève un nénuphar : peut-on encore faire le tour?}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 4 },
          'La nuit tombe sur la mare. Chaque grenouille s’accroupit{dedans| ou s’assoit}{cour !hiver| ou s’assoit}{cour hiver| ou reste debout} sur son nénuphar. Dites lentement : « Grenouille verte a bien sauté (les mains sautent sur les cuisses), grenouille verte a bien mangé (une main au ventre). La mouche dort sur son genou (un doigt s’y pose) : bonne nuit, rentrons chez nous. » Recommencez plus bas, puis sans la voix, les gestes seulement. Un dernier « croâ » tout bas, et l’on empile les {dedans|nénuphars}{cour !hiver|nénuphars}{cour hiver|cerceaux}.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Baissez-vous plus bas que les enfants avant chaque saut : ils copient vos genoux.',
          'Dites « on rentre la langue » avant « hop ».',
          '{!10min|Faites bâiller le héron devant celui qui en a peur : il n’attrape jamais personne.} {10min|Laissez durer le « bzzz » : les enfants cherchent la mouche des yeux avant de bouger.}',
          'Deux grenouilles arrivent ensemble? « Y a-t-il de la place pour quatre pieds? » Sinon, l’une saute au nénuphar voisin.',
        ],
        questionsOuvertes: [
          'Où la mouche s’est-elle posée?',
          'Comment tes jambes font-elles pour sauter?',
          '{!10min !18-24m|Que fait ta grenouille pour ne pas bouger?} {!10min 18-24m multiage|Que fait ta grenouille pour ne pas bouger?}',
        ],
      },
      vocabulaire: [
        'la grenouille',
        'le nénuphar',
        'la mouche',
        's’accroupir',
        'sauter',
        '{!10min|le héron}',
        '{!10min|se figer}',
      ],
      adaptations: [
        {
          pour: '18-24m',
          texte:
            'Tendez-lui vos deux index : il les serre, plie les genoux, se redresse. C’est lui qui pousse; vous ne soulevez pas.',
        },
        {
          pour: '2-3a',
          texte:
            'Ses pieds partent l’un après l’autre? Le saut est bon. Rapprochez les nénuphars jusqu’à ce qu’ils se touchent.',
        },
        {
          pour: '3-4a',
          texte:
            'Il cherche toujours le même nénuphar? Gardez-lui celui-là comme maison, et visitez-en un autre ensemble.',
        },
        {
          pour: '4-5a',
          texte: 'Proposez deux mouches d’un coup, une au genou et une au coude : dans quel ordre les prendre?',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'En fauteuil, l’enfant a un petit tapis sur les cuisses pour nénuphar; ses mains sautent d’un genou à l’autre. Il entend peu? Touchez sur vous l’endroit où la mouche se pose. La langue ne sort pas? La main attrape.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dans la cour, les grenouilles sautent en bottes, sur la neige tapée.} {hiver|L’été, dans la cour, les nénuphars vont dans l’herbe tondue, à l’ombre.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Tomber sur les fesses en s’accroupissant.', 'Se cogner l’épaule en arrivant à deux.'],
        dangersAEliminer: [
          'Langue entre les dents pendant le saut : on la rentre avant « hop »; elle ne touche ni genou ni sol.',
          'Pied sur le bord d’un cerceau, qui roule : on saute en plein milieu; un cerceau fendu ne sert pas.',
          'Saut à partir d’une chaise ou d’un banc : les grenouilles partent du sol.',
          'Têtes qui se heurtent : on regarde le nénuphar avant d’y sauter; la première arrivée le garde.',
          '{cour hiver|Langue près d’un poteau ou d’une clôture de métal : elle y colle; la mare s’installe loin de là.}',
          '{cour !hiver|Vraie grenouille dans l’herbe : cet animal se regarde à distance, sans le toucher ni le nourrir.}',
          '{dedans si-lampes-de-poche|Lampe dans des yeux : la mouche de lumière se pose plus bas que le menton.}',
          '{si-cônes|Saut par-dessus un cône : il marque le bord, et l’on saute vers le milieu.}',
          '{30min si-foulards|Foulard autour d’un cou ou sous un pied : il reste dans une main, puis dans votre poche.}',
        ],
        supervision: 'palier2',
        allergies: ['Mouches invisibles : rien ne se mange dans ce jeu.'],
      },
      observation: [
        'Motricité globale : que font les bras de l’enfant quand ses jambes poussent?',
        'Schéma corporel : quelle partie nommée trouve-t-il tout de suite, laquelle cherche-t-il?',
        'Attention : qu’est-ce qui le fait partir, votre voix, votre corps ou l’ami?',
      ],
      prolongements: [
        'Pour se rendre au vestiaire, la mouche se pose sur une épaule, puis sur un pied : on la cherche sans parler.',
        'À la maison, le parent dit où est la mouche, et l’enfant l’attrape, assis sur son lit.',
      ],
      reflexionRetroaction: [
        'Qui est resté sur son nénuphar, et qu’y faisait-il?',
        'Ai-je sauté moi aussi, ou seulement donné le signal?',
      ],
    },
  },
  {
    key: 'ma-voix-monte-dans-le-gobelet',
    summary:
      'On transvide d’un gobelet à l’autre, et la voix monte avec ce qui monte : ooo… OOO… hop, trop plein! Puis « vide! », et l’on recommence.',
    ageGroups: ['AGE_0_18_MONTHS', 'AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['eau-neige-et-glace'],
    materials: ['eau', 'contenants-et-cuilleres'],
    place: 'INDOORS',
    alsoAt: {
      YARD: '{!hiver|Dans la cour, par temps doux, on s’assoit dans l’herbe, qui boit ce qui tombe à côté.} {hiver|L’hiver, dans la cour, on transvide de la neige légère au lieu de l’eau, mitaines aux mains.}',
    },
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'transvider',
      'transvaser',
      'transvider de l’eau',
      'gobelets',
      'gobelets et eau',
      'verres de plastique',
      'verres de plastique et pichet',
      'pichet',
      'verser',
      'verser de l’eau',
      'verser d’un verre à l’autre',
      'remplir et vider',
      'vider et remplir',
      'ça déborde',
      'trop plein',
      'vide',
      'il vide son verre',
      'il renverse son verre',
      'jeux d’eau',
      'encore',
    ],
    seen: [
      'elle transvide son verre d’eau au dîner dans celui d’à côté et recommence',
      'il penche l’arrosoir dans le seau, regarde le fond, puis demande encore',
      'elle vide ses pois secs d’un contenant à l’autre pendant vingt minutes',
      'il me tend son verre vide et attend que je fasse le bruit qui monte',
      'il rit aux éclats chaque fois que l’eau arrive au bord pis que ça renverse',
      'elle chigne dès qu’on lui ôte le pichet, elle veut verser toute seule',
      'au bain, sa maman dit qu’il remplit des verres sans arrêt, ici c’est pareil',
      'à la collation, il a renversé son lait dans l’assiette pour voir couler',
    ],
    picture:
      'Un trottineur verse dans le gobelet de l’éducatrice : il déborde sur ses doigts, elle chante; contre sa jambe, un bébé regarde; une petite voit le fond du sien.',
    scenes: ['remplir-vider', 'eau'],
    sheet: {
      titre: 'Ma voix monte dans le gobelet',
      observationDepart:
        '{18-24m 2-3a|À la collation, un enfant vide son verre dans celui du voisin, regarde le fond, puis le lui rend : « Encore! »} {!18-24m !2-3a|Au dîner, un bébé retourne son gobelet. L’eau coule sur la tablette. Il regarde au fond, et le retourne encore.}',
      intentionEducative:
        'Offrir au tout-petit de transvider, de remplir et de vider autant de fois qu’il le veut, et d’entendre ce que son geste vient de faire.',
      domaines: [
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Pencher un gobelet jusqu’à ce qu’il se vide.',
        'Entendre « plein » et « vide » au moment où ils arrivent.',
        '{!10min|Attendre le trop-plein, et le faire arriver.}',
        '{30min|Verser dans le gobelet d’un autre.}',
      ],
      materiel: [
        item(
          'Gobelets ou verres de plastique, plus gros qu’un rouleau de papier hygiénique',
          'trois par enfant et deux pour vous',
          'Pots de yogourt lavés',
        ),
        item(
          '{dedans|Eau tiède}{cour !hiver|Eau tiède}{cour hiver|Neige légère et propre}',
          '{dedans|environ un litre, à renouveler}{cour !hiver|environ un litre, à renouveler}{cour hiver|un gobelet par enfant, à renouveler}',
          null,
        ),
        optional(
          '{dedans|Pichet}{cour !hiver|Pichet}',
          '{dedans|un, tenu par vous}{cour !hiver|un, tenu par vous}',
          '{dedans|Bouteille}{cour !hiver|Bouteille}',
        ),
        optional(
          '{dedans|Bacs bas, où poser les gobelets}{cour !hiver|Bacs bas, où poser les gobelets}',
          '{dedans|un pour deux enfants}{cour !hiver|un pour deux enfants}',
          '{dedans|Plateaux à rebord}{cour !hiver|Plateaux à rebord}',
        ),
        optional(
          '{dedans|Grosses éponges, pour éponger à la fin}{cour !hiver|Grosses éponges, pour éponger à la fin}{cour hiver|Mitaines sèches}',
          '{dedans|deux en tout}{cour !hiver|deux en tout}{cour hiver|une paire par enfant}',
          '{dedans|Débarbouillettes}{cour !hiver|Débarbouillettes}{cour hiver|Bas épais}',
        ),
        optional(
          '{18-24m 2-3a dedans|Entonnoirs de plastique, plus larges que votre poing}{18-24m 2-3a cour !hiver|Entonnoirs de plastique, plus larges que votre poing}',
          'un ou deux, dans votre main',
          null,
        ),
        optional('{dedans|Passoire de plastique}{cour !hiver|Passoire de plastique}', 'une, dans votre main', null),
        optional('Vêtements de rechange', 'de quoi changer chacun', null),
        optional('{18-24m 2-3a si-cuillères|Cuillères à manche épais}', 'une par enfant', null),
        optional(
          '{dedans si-arrosoirs|Arrosoir léger}{cour !hiver si-arrosoirs|Arrosoir léger}',
          'un, avec deux doigts d’eau',
          null,
        ),
        optional('{dedans si-foulards|Foulards courts, sans frange}', 'un pour deux enfants', null),
        optional('{0-18m !multiage si-cuillères|Cuillères de bois courtes, à bout rond}', 'une par poupon', null),
        optional('{si-chaudières|Chaudière vide et sèche}', 'une, pour les gobelets', null),
      ],
      preparation: [
        '{dedans|Installez-vous par terre, sur un plancher lavable, loin du passage : vous au milieu, les enfants assis en demi-cercle, chacun à portée de vos bras. Roulez les manches, ôtez les bas.} {cour !hiver|Installez-vous dans l’herbe, à l’ombre, loin du passage, par temps assez doux pour des bras nus : vous au milieu, les enfants en demi-cercle, chacun à portée de vos bras.} {cour hiver|Choisissez une neige légère et propre, loin de la rue et du toit. Installez-vous à l’abri du vent, les enfants en demi-cercle, chacun à portée de vos bras.}',
        '{dedans|Le pichet ou la bouteille reste derrière votre hanche, hors de leur portée : vous l’attrapez sans vous retourner. Vous seule y puisez : deux doigts d’eau par gobelet, chaque fois. Un bac, si vous en avez, reçoit ce qui tombe : on le vide avant qu’il y en ait un doigt.} {cour !hiver|Le pichet ou la bouteille reste derrière votre hanche, hors de leur portée : vous l’attrapez sans vous retourner. Vous seule y puisez : deux doigts d’eau par gobelet, chaque fois. Un bac, si vous en avez, reçoit ce qui tombe : on le vide avant qu’il y en ait un doigt.} {cour hiver|Emplissez vous-même un premier gobelet de neige par enfant, sans tasser : légère, elle coule presque comme de l’eau. Si elle colle, émiettez-la dans vos mitaines.}',
        '{1adulte|Seule avec plus de quatre petits? Quatre versent devant vous; les autres, assis à deux pas, devant vos yeux, emboîtent et empilent leurs gobelets vides. Échangez toutes les trois minutes.} {2adultes|À deux, chacune a son demi-cercle de quatre petits au plus, et ne le quitte pas.}',
        '{0-18m|Le poupon qui ne s’assoit pas seul est entre vos jambes, le dos contre votre ventre : vos deux mains restent libres. Les autres sont assis contre votre jambe.} {0-18m cour hiver|Même en habit de neige, un poupon ne reste assis là que quelques minutes : rentrez dès que ses mains sont froides.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          '« On transvide! » Deux gobelets sont devant vous, l’un vide, l’autre avec deux doigts {dedans|d’eau}{cour !hiver|d’eau}{cour hiver|de neige}. Versez très lentement, et votre voix monte à mesure : « Ooo… ooo… OOO! » Arrêtez. Regardez au fond du premier gobelet : « Vide! » Tournez-le vers chaque enfant. Soulevez l’autre : « Plein! » Reversez, et la voix remonte. À la troisième fois, arrêtez à mi-chemin, la bouche ouverte, et attendez : qui fait le reste? {dedans si-arrosoirs|Puis penchez l’arrosoir à quatre mains, avec l’un, avec l’autre : il pleut dans le gobelet, et la voix tremble.} {cour !hiver si-arrosoirs|Puis penchez l’arrosoir à quatre mains, avec l’un, avec l’autre : il pleut dans le gobelet, et la voix tremble.} {dedans si-foulards|Bourrez un foulard dans un gobelet sec et tirez-le sans hâte : la voix monte avec lui. Qui tire le prochain?}',
        ),
        play(
          { 10: 6, 20: 6, 30: 8 },
          'Chacun reçoit deux gobelets, l’un vide, l’autre avec deux doigts {dedans|d’eau}{cour !hiver|d’eau}{cour hiver|de neige}. Chantez pour celui qui verse : « Ooo… OOO! », et dites « vide! » avec lui. Ce qui tombe à côté fait partie du jeu. {18-24m 2-3a si-cuillères|À la cuillère, l’enfant vide un gobelet dans l’autre; chaque fois, la voix monte d’une marche.} {18-24m 2-3a dedans|Avec un entonnoir, que vous tenez dans un gobelet, l’enfant verse d’un coup; l’eau descend lentement : faites durer le « ooo ».} {18-24m 2-3a cour !hiver|Avec un entonnoir, que vous tenez dans un gobelet, l’enfant verse d’un coup; l’eau descend lentement : faites durer le « ooo ».} {0-18m|Le poupon penche, secoue, regarde dedans. Tenez l’autre gobelet sous le sien, là où il verse.} {0-18m !multiage|Il tape les deux ensemble ou mord le bord? Attendez, puis versez un peu sur sa main, en montant la voix. Sa main revient? Recommencez. Elle se retire? Versez sur la vôtre, où il la voit.} {0-18m !multiage si-cuillères|Une cuillère tape le fond d’un gobelet renversé? « Toc! » Répondez « toc ».} {18-24m multiage|Le trottineur} {18-24m !multiage|L’enfant} {18-24m|verse d’un coup et tend son gobelet : « Encore! »} {18-24m !multiage|Deux doigts, pas plus, et il reverse. Trompez-vous : versez sur votre genou et cherchez dans le gobelet : « Où est-ce passé? » Il montre, il rit, il vise son genou à lui.} {2-3a multiage|À deux ans, on} {2-3a !multiage|On} {2-3a|chante soi-même, et l’on verse moins vite pour que la voix dure.} {2-3a !multiage|Changez de voix : grosse pour qui verse vite, toute petite pour qui verse lentement. L’enfant choisit la voix, et verse comme elle. Donnez-lui le troisième gobelet : un, deux, trois, et retour au premier.}',
        ),
        play(
          { 20: 7, 30: 8 },
          '« Le mien est vide. Versez dedans! » Tenez votre gobelet au milieu. Un à un, sans attendre, chacun y vide le sien. La voix monte d’un cran chaque fois. Ce n’est pas plein? Redonnez-leur deux doigts. « OOO… HOP! Trop plein! » {dedans|L’eau déborde sur vos doigts.} {cour !hiver|L’eau déborde sur vos doigts.} {cour hiver|La bosse de neige s’écroule sur vos doigts.} Attendez les rires, redonnez à chacun ses deux doigts et recommencez, votre gobelet vide. {0-18m|Le poupon lâche le gobelet dans le vôtre? Ça compte : « Hop! »} {0-18m !multiage|Versez alors vous-même, de haut, lentement : son visage suit ce qui tombe. Au bord, arrêtez. Il attend, la bouche ouverte? Versez encore un peu : « Hop! »} {18-24m multiage|Le trottineur} {18-24m !multiage|Un enfant} {18-24m|veut faire déborder : gardez-lui le dernier gobelet.} {18-24m !multiage|Quand c’est presque plein, dites « attention… » et ne bougez plus. Il verse, ça déborde, il met la main dessous. Ensuite, il tient le gobelet plein et vous versez dans le sien.} {2-3a multiage|À deux ans, on} {2-3a !multiage|On} {2-3a|dit « stop! » juste avant le trop-plein.} {2-3a !multiage|Puis, devant le gobelet plein, demandez : « Encore un peu, ou stop? » Il décide. Combien de gobelets avons-nous vidés dedans? Recommencez avec un seul doigt chacun : cette fois, ça ne déborde pas. Pourquoi?}',
        ),
        play(
          { 30: 5 },
          'Parlez au fond d’un gobelet vide, tout contre votre bouche : « J’en veux! » La voix sort plus grosse : c’est le gobelet qui demande. Tendez-le à l’un, puis à l’autre, qui y verse un peu de {dedans|son eau}{cour !hiver|son eau}{cour hiver|sa neige}. Le gobelet se tait, puis en redemande. {0-18m|Parlez dans le gobelet tout près du poupon, puis à côté du gobelet : il cherche d’où vient la grosse voix.} {0-18m !multiage|Mettez-lui son gobelet contre la bouche, sans appuyer : il y fait un son et s’arrête, surpris. Répondez dans le vôtre, le même son.} {18-24m multiage|Le trottineur} {18-24m !multiage|L’enfant} {18-24m|crie dans le sien, et vous lui versez.} {18-24m !multiage|Faites la sourde : le gobelet appelle plus fort, puis tout bas. Versez dès qu’il chuchote.} {2-3a multiage|À deux ans, on} {2-3a !multiage|On} {2-3a|verse dans le gobelet de l’ami qui appelle.} {2-3a !multiage|On verse la moitié, on garde l’autre : « Pour toi, pour moi. » L’ami dit merci au fond de son gobelet, de sa plus grosse voix.}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          '« Tout le monde vide! » {dedans|Vous avez une passoire? Tenez-la au-dessus du bac ou du gobelet : ce qu’on y verse tombe en pluie.} {cour !hiver|Vous avez une passoire? Tenez-la au-dessus de l’herbe : ce qu’on y verse tombe en pluie.} {dedans|Tendez un gobelet vide, puis un deuxième, ou un bac : chacun y verse le sien,} {cour !hiver|Chacun renverse son gobelet dans l’herbe,} {cour hiver|Chacun renverse son gobelet dans la neige,} et cette fois la voix descend : « OOO… ooo… o. » Secouez le dernier au-dessus de votre paume : « Plus rien. » Emboîtez les gobelets l’un dans l’autre, une main à la fois. {si-chaudières|La pile tombe dans la chaudière : « Pleine! »} {dedans|Une grosse éponge boit ce qui a coulé : pressez-la dans un gobelet.} {dedans|Videz aussitôt à l’évier tout ce qui contient de l’eau; séchez les mains, les pieds, le plancher, et changez qui est mouillé.} {cour !hiver|Une grosse éponge boit ce qui reste : pressez-la au-dessus d’un pied.} {cour !hiver|Videz aussitôt le reste de l’eau dans l’herbe; séchez mains et pieds, et changez qui est mouillé.} {cour hiver|Touchez les mains sous les mitaines et changez ce qui est mouillé.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Chantez au rythme de son geste : s’il verse vite, votre voix grimpe vite.',
          'Dites « vide » quand il regarde au fond, pas avant.',
          'Remplissez à deux doigts seulement : il verse plus souvent, et se mouille moins.',
          '{2-3a|Il veut verser de votre gobelet plein? Tenez-le à quatre mains : il penche, vous retenez.} {!2-3a|Un gobelet vous est tendu sans un mot? C’est « encore »; dites-le pour lui.}',
        ],
        questionsOuvertes: [
          'Où est-ce parti?',
          '{!10min|Que se passe-t-il si tu en verses encore?} {10min|Où verses-tu, maintenant?}',
        ],
      },
      vocabulaire: [
        'verser',
        'plein',
        'vide',
        '{!10min|trop plein}',
        '{!10min|déborder}',
        'encore',
        'le gobelet',
        'lentement',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Donnez-lui un seul gobelet, et tenez l’autre. Il le retourne d’un coup? « Vide! » Le plus jeune regarde tomber ce que vous versez, la main ouverte dessous.',
        },
        {
          pour: '18-24m',
          texte:
            'Il se promène gobelet en main? Rappelez-le en chantant « ooo… » au-dessus d’un gobelet : il revient voir qui verse.',
        },
        {
          pour: '2-3a',
          texte:
            'Il verse de plus en plus haut? Tenez le gobelet d’en bas à deux mains, et montez la voix de plus en plus lentement.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Une main serre mal? Le gobelet se tient à deux mains, ou couché sur la cuisse, et vous le penchez ensemble. Il n’entend pas? Posez sa paume sur votre gorge : la voix qui monte s’y sent. Le mouillé dérange? Il chante, et vous versez.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dans la cour, on transvide de la neige légère : la bosse monte, monte, et s’écroule.} {hiver|L’été, dans la cour, on transvide pieds nus dans l’herbe, et le trop-plein arrose les orteils.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Manches et ventre mouillés.',
          '{dedans|Gorgée bue dans le gobelet du jeu.} {cour !hiver|Gorgée bue dans le gobelet du jeu.} {cour hiver|Neige goûtée, propre et fraîche.}',
        ],
        dangersAEliminer: [
          '{dedans|Plancher mouillé : on joue assis; essuyez avant que quelqu’un se lève.} {cour !hiver|Herbe détrempée où l’on glisse : reculez le demi-cercle d’un pas.} {cour hiver|Mains mouillées par grand vent : mitaines sèches aussitôt, ou l’on rentre.}',
          'Gobelet fendu, ou dont le bord s’effrite : il sort du jeu.',
          'Gobelet passé d’une bouche à l’autre : reprenez-le et donnez-en un propre.',
          '{18-24m 2-3a dedans|Entonnoir porté à la bouche : il reste dans votre main.} {18-24m 2-3a cour !hiver|Entonnoir porté à la bouche : il reste dans votre main.}',
          '{0-18m|Poupon assis qui bascule : votre jambe ou votre main est derrière lui.}',
          '{cour hiver|Neige grise, jaune ou tassée par la gratte : prenez-la ailleurs.}',
          '{18-24m 2-3a si-cuillères|Cuillère dans la bouche : on puise assis, et elle se dépose avant de se lever.}',
          '{dedans si-arrosoirs|Arrosoir : il revient derrière votre hanche, et se vide avec les gobelets.}{cour !hiver si-arrosoirs|Arrosoir : il revient derrière votre hanche, et se vide avec les gobelets.}',
          '{dedans si-foulards|Foulard vers un cou ou un visage : votre main le suit, et il retourne dans le gobelet.}',
          '{0-18m !multiage si-cuillères|Cuillère enfoncée dans une bouche : on tape assis, à portée de votre main, et elle se dépose avant de ramper.}',
          '{si-chaudières|Chaudière : aucune eau n’y entre, seulement des gobelets vides.}',
        ],
        supervision: 'palier1',
        allergies: ['Peau sensible : épongez les mains sans frotter, puis mettez la crème fournie par le parent.'],
      },
      observation: [
        'Raisonnement : où l’enfant regarde-t-il quand son gobelet est vide?',
        'Motricité fine : penche-t-il d’une main, des deux, d’un coup, peu à peu?',
        'Langage oral : quel son fait-il quand votre voix s’arrête?',
      ],
      prolongements: [
        'À la collation, chantez « ooo… » en versant dans les verres; ils savent déjà quand c’est plein.',
        'À la maison, le bain du soir a ses deux gobelets : le parent, à un bras de l’enfant, chante « ooo… ».',
      ],
      reflexionRetroaction: ['Qui a chanté avec moi, et à quel moment?', 'Quand mes yeux ont-ils quitté les petits?'],
    },
  },
  {
    key: 'la-goutte-monte-au-coude',
    summary:
      'Une goutte de peinture au creux de la main monte, poignet, bras, coude, aussi haut que l’enfant veut. Le bras se roule sur le papier, puis se lave en chanson.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['couleurs-et-textures'],
    materials: ['peinture-lavable', 'papier-et-crayons'],
    place: 'INDOORS',
    alsoAt: {
      YARD: '{!hiver|Dans la cour, la table va à l’ombre, par temps assez doux pour des bras nus.}',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'la peinture',
      'peinture',
      'peinture lavable',
      'peinture et papier',
      'peinturer',
      'peinture à doigts',
      'peinture aux doigts',
      'peinture à mains',
      'peinture sans pinceau',
      'peinturer avec les mains',
      'peindre avec les bras',
      'ils s’en mettent jusqu’aux coudes',
      'peinture jusqu’aux coudes',
      'se salir les mains',
      'mains pleines de peinture',
      'barbouiller',
      'empreintes de mains',
      'gouache',
      'se laver les mains en chanson',
    ],
    seen: [
      'elle a fini son dessin et se peint maintenant les bras jusqu’en haut',
      'il étale le yogourt sur ses mains, ses poignets, pis monte sur son bras',
      'ils roulent leurs avant-bras dégoulinants sur la grande feuille, ça fait des traces',
      'elle demande encore une goutte dans sa paume, elle adore que ça soit froid',
      'il aime pas avoir les doigts collants, il montre juste un petit bout à tremper',
      'il est ravi d’en avoir partout, on va s’en mettre sur le nez aussi',
      'à la table d’art, ils ont laissé le pinceau pis plongé les mains dedans',
      'au lavabo, ils frottent leurs bras pleins de couleurs en chantant',
    ],
    picture:
      'À une table couverte de papier, deux enfants roulent leur bras peint; un ami dit stop, la main levée, une petite tape; l’éducatrice tient sa palette pliée.',
    scenes: ['peindre', 'traces'],
    sheet: {
      titre: 'La goutte de peinture monte au coude',
      observationDepart:
        '{2-3a 3-4a|« Encore plus haut! » L’enfant a fini de peindre sa feuille. Maintenant, il s’en met jusqu’aux coudes.} {!2-3a !3-4a|Le petit a posé un doigt dans la peinture, puis toute la main. Le voilà qui se frotte le bras, très sérieux.}',
      intentionEducative:
        'Offrir à l’enfant de peindre avec toute la main et tout le bras, et de décider jusqu’où la couleur monte sur lui.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Développement sensoriel', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Développement graphique', role: 'secondaire' },
      ],
      objectifs: [
        'Étaler la couleur du doigt, de la paume, du poing.',
        'Décider jusqu’où la goutte monte sur son bras, et le faire savoir.',
        'Laisser une trace de toute la longueur de l’avant-bras.',
        'Se frotter les bras, de haut en bas, à la débarbouillette.',
      ],
      materiel: [
        item(
          'Peinture lavable, non toxique, dont l’étiquette convient à leur âge',
          'deux ou trois couleurs, une dizaine de gouttes par enfant',
          'Fécule de maïs cuite la veille (125 ml dans 500 ml d’eau), refroidie et teinte au colorant alimentaire',
        ),
        item(
          'Papier, grand comme la table',
          'un grand morceau{30min|, un deuxième pareil} et une feuille pour vous',
          'Grandes feuilles collées bord à bord',
        ),
        item('Débarbouillettes', 'tièdes et tordues, deux par enfant, quatre de plus', 'Serviettes mouillées'),
        optional('Ruban-cache', 'un rouleau', null),
        optional('Rouleaux de papier de toilette', 'un par enfant', 'Petits rouleaux à peinture'),
        optional(
          '{2-3a !18-24m|Éponges, plus grosses que le poing}{3-4a !18-24m !2-3a|Éponges, plus grosses que le poing}',
          '{!18-24m|une par enfant, humides et tordues}',
          null,
        ),
        optional('Vieux chandails à manches courtes', 'un par enfant', 'Camisoles'),
        optional(
          '{30min si-petites-autos|Autos lavables}{18-24m 2-3a 30min si-petites-autos|, plus grosses que votre poing}',
          'une pour deux enfants',
          null,
        ),
        optional(
          '{30min si-figurines-d’animaux|Figurines d’animaux lavables}{18-24m 2-3a 30min si-figurines-d’animaux|, plus grosses que votre poing}',
          'une pour deux enfants',
          null,
        ),
        optional('{si-vaporisateurs|Vaporisateur neuf, d’eau tiède}', 'un, dans votre main', null),
        optional('{si-miroirs|Miroir incassable}', 'un, dans vos mains', null),
      ],
      preparation: [
        'Lisez l’étiquette : bien des peintures à doigts conviennent seulement à partir de trois ans. Sinon, prenez la fécule. Essayez sur votre poignet : rien ne pique?',
        'Étendez le papier sur une table basse, sans chaises autour. Fixez-le au ruban-cache, ou mouillez la table d’une main : le papier y colle. Pliez votre feuille en quatre et versez-y une petite flaque de chaque couleur : c’est votre palette, vous seule la tenez.',
        'Manches roulées jusqu’à l’épaule, pieds nus {dedans|sur le plancher}{cour !hiver|dans l’herbe}{cour hiver|sur le plancher}. Chacun a sa place autour de la table, à un bras du voisin. Les débarbouillettes tièdes attendent au bout de la table.',
        '{cour hiver|Dehors, il fait trop froid pour des bras mouillés : peignez au local, puis sortez, bras secs et manches descendues.} {cour !hiver|Mettez la table à l’ombre, loin du module : on n’y grimpe pas les mains pleines de peinture.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4 },
          'Debout à la table, la palette au bord, contre vous, trempez un doigt dans la peinture et laissez-en une goutte au creux de votre autre main. Faites parler la goutte : « Toc, toc. Je peux monter? » Répondez-lui : « Oui. » Étalez-la : la paume, les doigts un à un, le poignet. Arrêtez-vous : « Assez haut? » Posez la main sur le papier, pesez, levez : « Bonjour, ma main! » Pendant que tous frottent le papier sec, passez vite avec la palette : « Une goutte de peinture? Où? » Votre doigt la dépose dans sa paume, sur un doigt, sur le papier, ou pas du tout.',
        ),
        play(
          { 20: 6, 30: 8 },
          'La goutte se promène : doigt, paume, poignet. On frotte, on tape le papier, on regarde ce qui est resté. Dites seulement où elle arrive : « Elle est au poignet. » Une nouvelle goutte à qui en demande. Avec des rouleaux de papier de toilette, la paume peinte en pousse un sur le papier : il laisse un chemin. {18-24m multiage|Le trottineur} {18-24m !multiage|L’enfant} {18-24m|tape, regarde sa paume, s’essuie au chandail, retape.} {18-24m !multiage|Mettez une goutte sur le bout de votre doigt et avancez-le vers le sien : c’est lui qui touche. Puis vos deux doigts marchent sur le papier, tac, tac, et laissent des ronds. Il s’arrête, la main en l’air? Essuyez-la avec lui : une fois propre, elle y retourne souvent.} {2-3a multiage|À deux ans, on} {2-3a !multiage|L’enfant} {2-3a|peint une main avec l’autre, dessus, dessous, entre les doigts.} {2-3a !multiage|« Ta goutte peut-elle passer entre ces deux doigts? » Il les écarte. Puis le poing roule, les ongles grattent, le côté de la main balaie le papier. Il ferme la main; devinez : « Il reste de la couleur dedans? » Il l’ouvre et vous montre.} {3-4a multiage|À trois ans, on} {3-4a !multiage|On} {3-4a|essaie le dos de la main, le poing, le pouce : qui a laissé ça?} {3-4a !multiage|Les autres ferment les yeux pendant qu’un enfant laisse une marque. « C’est un coude? Un pouce? » Il refait son geste pour répondre. Ensuite, tous les pouces en même temps, puis tous les poings. Deux mains de deux couleurs se serrent, se lâchent : qu’est-ce qui a changé? Prêtez la vôtre s’il en manque une.}',
        ),
        play(
          { 20: 6, 30: 7 },
          '« Toc, toc. La goutte de peinture veut monter plus haut. » Montrez votre bras : du poignet au milieu, du milieu au coude. « Stop! » et elle s’arrête. Redonnez une petite goutte à qui la veut, et laissez chacun dire stop. On couche ensuite l’avant-bras sur le papier, devant soi, et on le roule : voilà une route. {!18-24m|Avec des éponges, on tapote son bras peint, puis le papier : l’éponge rend ce qu’elle a bu.} {18-24m multiage|Le trottineur} {18-24m !multiage|L’enfant} {18-24m|monte d’un coup jusqu’au coude, ou reste au pouce : les deux vont.} {18-24m !multiage|Frottez votre bras en disant « monte, monte… stop! » Attendez avant le « stop » : il le dit, ou il rit. Puis son bras tape le papier à côté du vôtre, paf, paf.} {2-3a multiage|À deux ans, on} {2-3a !multiage|On} {2-3a|crie « stop! » et l’on repart aussitôt.} {2-3a !multiage|Le coude, lui, peut-il peindre? On le pose, on le tourne : il fait un rond. L’autre coude répond. Qui a un coude tout propre?} {3-4a multiage|À trois ans, on} {3-4a !multiage|On} {3-4a|roule le bras lentement, sans lever, pour une route sans trou.} {3-4a !multiage|Deux routes se rencontrent : on les relie d’un doigt. Un enfant garde un bras propre et un bras peint : que fait chacun sur le papier? On cherche la plus longue marque : doigt, main ou bras?}',
        ),
        play(
          { 30: 6 },
          'La peinture a séché par places : donnez à chacun une dernière goutte, à étaler sur le papier. {si-petites-autos|Une auto y roule : ses roues laissent deux lignes.} {si-figurines-d’animaux|Un animal y marche à son tour : ses pas seront-ils sur l’autre papier?} Étendez aussitôt le deuxième papier par-dessus. On frotte avec les paumes, les coudes, le dos des mains. Soulevez un coin : « Tout est revenu! » {18-24m multiage|Le trottineur} {18-24m !multiage|L’enfant} {18-24m|tape dessus à plat et regarde dessous avec vous.} {18-24m !multiage|Couvrez, tapez, soulevez : « Coucou, la peinture! » Recommencez plus loin. Il tire le coin lui-même, et une tache est là, la même des deux côtés.} {2-3a multiage|À deux ans, on} {2-3a !multiage|L’enfant} {2-3a|frotte fort un seul coin pour voir s’il devient plus foncé.} {2-3a !multiage|Une place est restée blanche? Il y met de la couleur de sa main, referme, frotte et va voir.} {3-4a multiage|À trois ans, on} {3-4a !multiage|On} {3-4a|cherche sur les deux papiers la même marque.} {3-4a !multiage|Puis on ouvre, chacun roule une nouvelle route bien mouillée, on referme et l’on frotte. Où est-elle sur l’autre papier? Elle tourne de l’autre bord! On la suit du doigt, sur l’un, puis sur l’autre, pour vérifier.}',
        ),
        closing(
          { 20: 5, 30: 5 },
          '« La goutte redescend. » Donnez à chacun sa débarbouillette : tous se lavent à leur place, en même temps. {si-vaporisateurs|Un jet d’eau sur le bras de qui le veut, et la goutte redescend toute seule.} Chantez lentement, et frottez avec eux : « Descends, descends de mon bras (on frotte de haut en bas), passe le poignet, ne t’arrête pas. Fais le tour de chaque doigt (un par un), et dans ma main, il n’y a plus que moi! » Ouvrez la paume : vide. Une deuxième débarbouillette finit les coudes. {si-miroirs|Tenez le miroir derrière un coude : y reste-t-il de la couleur?} Essuyez les gouttes au sol avant que l’on quitte la table.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Une goutte à la fois, grosse comme une pièce de dix sous : l’enfant l’étale, et redemande.',
          'Votre main ne peint pas l’enfant : c’est la sienne qui fait monter la goutte.',
          'Nommez la partie du corps atteinte, sans dire si c’est beau ou sale.',
          'Quand il dit « stop », arrêtez tout de suite et tendez-lui la débarbouillette.',
        ],
        questionsOuvertes: [
          'Jusqu’où veux-tu que ta goutte monte?',
          'Qu’est-ce que ta main a laissé là?',
          '{2-3a 3-4a|Avec quoi d’autre peux-tu peindre, sur ton bras?}',
        ],
      },
      vocabulaire: ['la goutte', 'la paume', 'le poignet', 'le coude', 'étaler', 'frotter', 'monter', 'descendre'],
      adaptations: [
        {
          pour: '18-24m',
          texte:
            'Gardez pour lui un coin de papier à lui seul et une goutte déjà posée dessus : il y va du doigt quand il veut.',
        },
        {
          pour: '2-3a',
          texte: 'Il veut tout le pot? Montrez la palette : « Il te reste trois gouttes. » Il choisit où va chacune.',
        },
        {
          pour: '3-4a',
          texte:
            'Il n’aime pas se salir? Sa goutte tombe sur le papier, et il la pousse d’un seul ongle, ou vous dit par où la pousser.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Le mouillé sur la peau est pénible? Pliez un papier sur deux gouttes : il frotte par-dessus, à sec. En fauteuil, il peint sur un papier posé en travers des appuis. Une main reste fermée? Le poing fait de belles marques.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!ete|L’été, la table sort dans la cour, à l’ombre, et la goutte monte jusqu’à l’épaule.} {ete|L’hiver, on peint au local, et l’on compare le bras peint et le bras caché dans la manche.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Peinture sur les vêtements, sur le voisin.',
          'Un peu de couleur sur une lèvre, essuyée aussitôt.',
        ],
        dangersAEliminer: [
          'Main peinte vers la bouche : prenez le poignet, essuyez, ramenez-la au papier. Elle y retourne sans cesse? L’enfant se lave et frotte à sec.',
          'Main peinte vers un œil : débarbouillette propre, puis rinçage à l’eau claire si la couleur y est entrée.',
          'Peinture sous un pied : elle fait glisser; essuyez avant le pas suivant. On ne quitte pas la table les bras peints.',
          '{18-24m 2-3a|Rouleau de carton ramolli ou mordu : jetez-le aussitôt, et vérifiez la bouche.}',
          'Pot ou bouchon à portée : vous gardez les pots fermés derrière vous, et seulement la palette en main.',
          'Coupure ou plaque d’eczéma : cette main reste sèche; l’enfant frotte par-dessus un papier plié.',
          '{30min si-petites-autos si-figurines-d’animaux|Jouet peint porté à la bouche, ou pièce qui se détache : il sort du jeu.}',
          '{si-vaporisateurs|Jet vers un visage : le vaporisateur reste dans votre main et vise sous le coude.}',
        ],
        supervision: 'palier1',
        allergies: [
          'Peau réactive ou allergie connue : montrez l’étiquette au parent avant le jeu, ou prenez la fécule de maïs.',
        ],
      },
      observation: [
        'Développement sensoriel : quelle partie de la main entre la première dans la peinture?',
        'Schéma corporel : jusqu’où laisse-t-il monter la goutte, et comment dit-il « stop »?',
        'Développement graphique : quel geste laisse la trace qu’il refait?',
      ],
      prolongements: [
        'Au lavabo, avant le dîner, « descends, descends de mon bras » lave aussi des mains sans peinture.',
        'Dites au parent jusqu’où la goutte est montée; à la maison, un doigt mouillé dans le bain peut monter pareil.',
      ],
      reflexionRetroaction: [
        'À qui ai-je offert trop de peinture, ou trop vite?',
        'Qui a regardé sans toucher, et qu’a-t-il suivi des yeux?',
      ],
    },
  },
  {
    key: 'doudou-a-entendu-ta-peine',
    summary:
      'À la sieste, ça pleure. Le doudou écoute le premier; puis votre voix attrape la note du pleur, la berce et la fait descendre, un enfant après l’autre.',
    ageGroups: ['AGE_0_18_MONTHS', 'AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_LANGUAGE'],
    themes: ['emotions-et-amitie', 'sons-et-silence'],
    materials: ['tissus'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    moment: 'sieste',
    calls: [
      'pleurs à la sieste',
      'pleurs au dodo',
      'enfant qui pleure à la sieste',
      'pleure à la sieste',
      'pleure au dodo',
      'ça pleure au dodo',
      'ça pleure à la sieste',
      'ils n’arrivent pas à se déposer',
      'se déposer',
      'ne veut pas dormir',
      'difficile à endormir',
      's’endormir',
      'berceuse',
      'bercer',
      'veut sa maman à la sieste',
    ],
    seen: [
      'dès que j’en couche un, l’autre s’y met, tout le rang braille en chœur',
      'il serre sa doudou et sanglote sur son matelas, il veut sa maison',
      'elle chigne longtemps sur la même note, je la berce en chantonnant',
      'elle demande papa à chaque dodo, pas capable de fermer les yeux sans lui',
      'les nouveaux poupons pleurent tous ensemble quand je tire les rideaux',
      'il s’accroche à moi, il veut pas que j’aille consoler les autres lits',
      'le midi, au moment du dodo, un petit part et toute la gang suit',
      'depuis la rentrée, la routine du dodo est longue, trois pleurent à la fois',
    ],
    picture:
      'Dans la pénombre, l’éducatrice touche l’ours d’un enfant qui pleure et lève la main vers une autre; un bébé dort sur le dos, son lapin sur une chaise.',
    scenes: ['sieste', 'consoler'],
    sheet: {
      titre: 'Doudou a entendu ta peine',
      observationDepart:
        '{18-24m 2-3a|C’est l’heure de la sieste. Un enfant pleure sur son matelas, un autre l’entend et s’y met : ça pleure, ils n’arrivent pas à se déposer.} {!18-24m !2-3a|C’est l’heure du dodo. Un bébé pleure dans son lit, un autre l’entend et s’y met : ils n’arrivent pas à se déposer.}',
      intentionEducative:
        'Offrir à l’enfant qui pleure au moment de la sieste une adulte qui vient, qui nomme sa peine et qui la laisse finir.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Attachement', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Sommeil', role: 'secondaire' },
      ],
      objectifs: [
        'Pleurer près d’une adulte qui reste et qui écoute.',
        'Trouver ce qui aide : le doudou, la voix, la main, le balancement.',
        'Attendre son tour en entendant la voix qui s’en vient.',
      ],
      materiel: [
        item('Doudous', 'celui de chacun, et un pour vous', 'Débarbouillettes roulées'),
        optional('Musique douce, un seul air lent', 'un appareil, hors de portée, loin des lits', null),
        optional(
          '{18-24m 2-3a si-couvertures|Couvertures de sieste, minces}',
          'celle de chacun{0-18m|, sauf des poupons}',
          null,
        ),
        optional('{si-livres|Livre d’avant la sieste}', 'un', null),
        optional('{20min si-photos|Photos des familles}', 'celle de chacun, dans votre poche', null),
        optional(
          '{20min si-lampes-de-poche|Lampe de poche, au compartiment de piles vissé}',
          'une, dans votre main',
          null,
        ),
      ],
      preparation: [
        'Couches et toilette finies, rideaux tirés à moitié, un passage libre entre les lits. Assise, vous voyez chaque visage.',
        '{0-18m|Lit du poupon : surface ferme, rien dedans. Son doudou reste avec vous pendant la chanson, puis sur une chaise où il le voit.}',
        'Décidez l’ordre avant de commencer : d’abord celui qui pleure le plus fort, s’il y en a un, puis son voisin. {0-18m|Un poupon a son heure : s’il dort déjà, on chante loin de lui.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 4 },
          '{si-livres|Fermez le livre : l’histoire dort déjà.} Assise par terre près des lits, les petits autour de vous, mettez un doudou contre votre oreille. Écoutez. « Ton doudou a entendu. Il dit : c’est l’heure de la sieste. Quelqu’un a de la peine? » Passez à chacun le sien : {18-24m 2-3a|tous le mettent à l’oreille. « Qu’est-ce qu’il a entendu, le tien? » Un pleur, un mot, rien : hochez la tête.} {!18-24m !2-3a|touchez-en sa main, puis son pied, et dites-lui : « Ton doudou t’écoute. »} Bercez le vôtre : « Viens, on va déposer ta peine. » {18-24m 2-3a|Chacun emporte son doudou à son matelas.} {18-24m 2-3a si-couvertures|Le doudou se couche le premier sous la couverture, le nez dehors; l’enfant s’y glisse avec lui, les épaules dehors.} {0-18m|Portez un poupon à la fois jusqu’à son lit et couchez-le sur le dos; votre voix reste avec ceux qui attendent.}',
        ),
        play(
          { 10: 5, 20: 6 },
          'Quelqu’un pleure? Allez d’abord vers qui pleure le plus fort; sinon, fredonnez près de qui gigote encore. Assoyez-vous bas, le visage à sa hauteur, et dites ce que vous entendez : « Tu pleures. Tu voudrais ta maison. Je suis là. » Cherchez la note du pleur et chantez-la, bouche fermée, aussi fort que lui, pas plus. Tenez-la. Puis baissez-la d’un rien à chaque souffle. {10min|Allez ensuite au suivant, en fredonnant.} {0-18m|Le poupon qui pleure, reprenez-le contre vous : le balancement suit votre note, de plus en plus lent.} {0-18m !multiage|Sa plainte remonte? La vôtre remonte avec elle, et redescend. Au premier bâillement, couchez-le sur le dos, votre paume sur son ventre, et gardez la note.} {18-24m multiage|Le trottineur} {18-24m !multiage|L’enfant} {18-24m|serre le doudou; demandez-lui une place pour votre main : dos, ventre, pied.} {18-24m !multiage|Il repousse votre main? Posez-la sur le doudou : c’est lui que vous flattez. Souvent, l’enfant la ramène. Il se lève? Rassoyez-le sans discours, et reprenez la note où elle était.} {2-3a multiage|À deux ans, on} {2-3a !multiage|L’enfant} {2-3a|raconte sa peine au doudou, à l’oreille.} {2-3a !multiage|« Qu’est-ce qu’il te répond? » Il veut savoir quand on viendra le chercher? Dites-lui la vérité : « Après le dodo, après la collation. » Puis il chante la note avec vous, et c’est lui qui la fait descendre.}',
        ),
        play(
          { 20: 6 },
          'Un autre pleure là-bas? Levez la main vers lui, sans lâcher la note : « Je t’entends. Ma chanson s’en vient. » {si-photos|À celui que vous quittez, montrez la photo des siens : « Après le dodo, quelqu’un viendra. »} Comptez trois souffles ici, puis allez-y. {si-lampes-de-poche|Le rond de votre lampe glisse au plancher devant vous : on vous voit venir.} Vous chantez plus fort en arrivant, plus bas en restant : chacun entend où vous êtes. {0-18m|Le poupon couché a votre paume sur le ventre le temps de trois souffles; levez-la doigt par doigt.} {0-18m !multiage|Il repleure? Reposez la paume avant de le prendre; si le pleur monte encore, prenez-le et recommencez contre vous. Entre deux lits, fredonnez sans arrêt : ils suivent la voix.} {18-24m multiage|Le trottineur} {18-24m !multiage|L’enfant} {18-24m|qui attend berce son doudou : « Ton doudou m’attend avec toi. »} {18-24m !multiage|Avant de partir, faites ensemble un petit geste, toujours le même : votre doigt sur le nez du doudou, puis sur votre cœur. Refaites-le de loin; il vous le rend, et sait que vous revenez.} {2-3a multiage|À deux ans, on} {2-3a !multiage|L’enfant} {2-3a|garde la note basse pendant que vous êtes à un autre lit.} {2-3a !multiage|Confiez-lui une chose à faire pour son doudou : lui fermer les yeux, lui dire qui dort déjà. Revenez quand vous l’avez dit, et demandez tout bas : « A-t-il encore de la peine? »}',
        ),
        closing(
          { 10: 3, 20: 4 },
          'Au milieu des lits, chantez pour tous, sur deux notes : « Ta peine est venue, je l’ai entendue, doudou l’a bercée, elle s’est reposée. Dodo tes mains, dodo tes pieds, la voix reste ici, tu peux pleurer. Après le dodo, quelqu’un viendra; dodo, mon petit, je suis là. » Recommencez en enlevant des mots, puis fredonnez, puis respirez. Avec une musique douce, faites-la partir très bas quand vous fredonnez, et baissez-la jusqu’au silence. Qui pleure encore a votre main; qui ne dort pas se repose. {0-18m|Vérifiez chaque lit de poupon : le bébé sur le dos, et rien d’autre dedans.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Ne dites ni « chut » ni « c’est fini » : le pleur finit quand la peine est passée.',
          'Arrivez toujours par le même côté du lit, en chantant avant de toucher.',
          '{20min|Dites où vous allez et quand vous revenez, puis revenez.} {10min|Restez trois souffles après le silence, puis retirez la main doigt par doigt.}',
          'Le pleur ne ressemble pas aux autres jours? Vérifiez couche, fièvre, douleur avant de chanter.',
        ],
        questionsOuvertes: ['Qu’est-ce que ton doudou a entendu?', 'Où veux-tu ma main?'],
      },
      vocabulaire: [
        'la sieste',
        'le doudou',
        'la peine',
        'pleurer',
        'bercer',
        'tout bas',
        '{20min 18-24m 2-3a|attendre}',
        'je suis là',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Couchez-le aux premiers signes, yeux frottés ou regard qui fuit, même si les autres jouent. Dans vos bras, le doudou est entre vous et lui, loin de son visage.',
        },
        {
          pour: '18-24m',
          texte:
            'Son doudou est resté à la maison? Nouez une débarbouillette en son milieu et bercez-la devant lui avant de la lui tendre.',
        },
        {
          pour: '2-3a',
          texte:
            'Il dit « j’ai pas sommeil »? Répondez : « Ton doudou, lui, se repose. Tu le gardes? » Il se couche pour le garder.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Être touché le raidit? Chantez à un pas, la main ouverte sur le matelas : il vient la prendre, ou pas. Il entend peu? Mettez sa paume sur votre poitrine, qui vibre. Il se balance pour se calmer? Balancez-vous au même rythme.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!ete|L’été, fermez le store avant la première note.} {!ete 18-24m 2-3a|Un drap mince suffit sur un matelas.} {ete|L’hiver, laissez aux habits le temps de sécher et aux joues de se réchauffer, avant la première note.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Pleurer longtemps, près de quelqu’un.', 'Se reposer sans dormir.'],
        dangersAEliminer: [
          '{0-18m|Sommeil du poupon : sur le dos, seul dans son lit, surface ferme et plane, sans doudou, couverture ni literie molle, sous surveillance. Endormi dans vos bras, il y est couché aussitôt.}',
          'Doudou sur un visage endormi : écartez-le. Ruban, bouton ou œil qui se décolle : ce doudou reste sur la chaise.',
          'Enfant laissé à pleurer seul : quelqu’un le voit, lui parle et revient.',
          'Passage encombré dans la pénombre : ni soulier ni jouet entre les lits.',
          '{18-24m 2-3a|Tête couverte sur un matelas : drap}{18-24m 2-3a si-couvertures|, couverture}{18-24m 2-3a| et doudou restent sous le menton.}',
          '{20min si-photos|Photo oubliée dans un lit : elle revient dans votre poche avant le dernier couplet.}',
          '{20min si-lampes-de-poche|Lampe dans des yeux : elle vise le plancher, et s’éteint dès que vous êtes assise.}',
        ],
        supervision: 'palier1',
        allergies: ['Chaque doudou à son enfant : il ne se prête pas, et se lave sans parfum.'],
      },
      observation: [
        'Compétences émotionnelles : qu’est-ce qui change le premier, le souffle, les mains ou la note?',
        'Attachement : que fait l’enfant quand vous partez vers un autre?',
        'Sommeil : quel signe de fatigue est venu avant le pleur?',
      ],
      prolongements: [
        'Au réveil, le doudou raconte à votre oreille ce qu’il a entendu : « Tu as pleuré, puis tu as dormi. »',
        'Demandez au parent ce qui berce à la maison, un mot, une note, une place pour la main, et donnez-lui la berceuse.',
      ],
      reflexionRetroaction: [
        'Quel pleur m’a fait accélérer?',
        'Qui s’est tu sans que j’aille le voir, et comment va-t-il?',
      ],
    },
  },
  {
    key: 'gratte-dit-le-genou',
    summary:
      'Un chemin de textures par terre : on y rampe, et chacune fait parler le corps. « Gratte! » dit le genou. « Mmm », dit la joue. Et le pied?',
    ageGroups: ['AGE_0_18_MONTHS', 'AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['couleurs-et-textures'],
    materials: ['tissus'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'les textures',
      'textures',
      'texture',
      'tissus',
      'tissu',
      'serviettes',
      'foulards',
      'fourrure',
      'feutrine',
      'débarbouillettes',
      'éponges',
      'toucher',
      'toucher des textures',
      'toucher avec les pieds',
      'doux et rugueux',
      'rugueux',
      'ça gratte',
      'parcours sensoriel',
      'chemin de textures',
      'jeu sensoriel bébé',
    ],
    seen: [
      'il rampe sur le tapis de bain, s’arrête pis frotte avec sa paume',
      'elle passe de la couverte à la serviette en frottant chaque fois ses genoux',
      'il pose sa joue sur le coussin poilu et reste là, bien tranquille',
      'elle retire vite son pied quand le gazon la pique, puis y revient',
      'il regarde longtemps le bout du plancher avant d’oser avancer sur le tapis',
      'il colle sa bedaine au carrelage, il aime que ça soit froid',
      'en pouponnière, ils se traînent vers le tapis à poils dès qu’on les dépose',
      'au changement de couche, elle frotte ses orteils sur la serviette et gazouille',
    ],
    picture:
      'Sur un chemin de tissus, un bébé gratte une serviette du doigt; l’éducateur a la joue dans la fourrure, un trottineur marche, une petite frotte son coude.',
    scenes: ['textures', 'deplacer-bebe'],
    sheet: {
      titre: 'Gratte, dit le genou',
      observationDepart:
        '{0-18m|Un bébé avance à quatre pattes, passe du plancher au tapis, s’arrête. Il gratte le tapis d’un doigt.} {!0-18m|Un enfant frotte sa manche sur sa joue, puis sur son genou, et fait la grimace.}',
      intentionEducative:
        'Offrir à l’enfant de rencontrer des textures avec tout le corps, de les comparer et de choisir celle qu’il préfère.',
      domaines: [
        { domaine: 'cognitif', composante: 'Catégories et concepts', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Développement sensoriel', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
      ],
      objectifs: [
        'Sentir la texture changer sous la main, le genou ou le pied.',
        'Entendre un mot pour chaque texture, et y répondre à sa façon.',
        '{!10min|Choisir entre deux textures, et le faire savoir.}',
        '{30min|Reconnaître sur le chemin une texture que l’on vient de toucher.}',
      ],
      materiel: [
        item(
          'Tissus qui ne se ressemblent pas au toucher : serviette rude, foulard, fourrure, feutrine, chacun plus large qu’une main d’adulte',
          'deux par enfant et quatre de plus, des rudes et des doux, deux au moins de chaque sorte',
          'Grosses éponges sèches et débarbouillettes',
        ),
        optional('Tapis rude ou bouclé, propre, à dessous qui accroche', 'un ou deux', null),
        optional('{si-papier-bulle !si-papier|Papier bulle, en un seul grand morceau}', 'un, sous le tapis', null),
        optional('{si-papier-bulle !si-papier|Ruban-cache}', 'un rouleau, pour vous', null),
        optional(
          '{si-boîtes-de-mouchoirs-vides !si-mouchoirs-en-papier|Boîtes de mouchoirs vides, sans pellicule}',
          'deux',
          null,
        ),
        optional(
          '{si-papier-d’aluminium|Papier d’aluminium et ruban adhésif}',
          'une grande feuille, sous le tapis',
          null,
        ),
        optional(
          '{18-24m 2-3a 20min 30min si-musique|Musique lente}',
          'un appareil, que vous seule atteignez de votre place',
          null,
        ),
        optional('{30min si-toutous|Toutou lavable, sans ruban ni bouton}', 'un', null),
      ],
      preparation: [
        'Tirez sur chaque tissu : ni fil, ni frange, ni bouton, ni poil qui vient dans les doigts. Les foulards sont étendus, jamais noués. Vous avez plutôt des éponges et des débarbouillettes? L’éponge sèche est la texture rude, la débarbouillette, la douce; l’éponge où il manque un morceau ne sert pas.',
        'Sur le tapis, où ils glissent moins, posez les tissus bord à bord, en chemin, un rude à côté d’un doux. Gardez-en un de chaque sorte à côté de vous. Bas ôtés, pantalons roulés au-dessus du genou. {si-papier-d’aluminium|Avant de poser le tapis, collez au plancher une feuille d’aluminium froissée, par ses quatre bords : rien n’en dépasse.}',
        '{0-18m|Le poupon qui ne rampe pas se couche à côté du chemin, sur le dos ou sur le ventre, à portée de votre main.} {0-18m multiage|Ceux qui marchent prennent l’autre bout du chemin : personne n’enjambe un poupon.}',
        '{si-papier-bulle !si-papier|Avant de poser le chemin, collez le papier bulle au plancher par ses quatre bords, bien à plat, et couvrez-le du tapis : rien ne dépasse.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'À quatre pattes au bout du chemin de textures, posez un genou sur la plus rude, serviette ou éponge, et frottez-le d’un bord à l’autre. Prenez un air surpris : « Gratte! dit mon genou. » Avancez l’autre genou sur une texture douce : « Mmm, dit mon genou. » Couchez-y la joue, les yeux vers les petits : « Mmm, dit ma joue. » {si-papier-bulle !si-papier|Pesez du genou là où le papier bulle est caché : « Pop! » dit le tapis. Un petit genou vient y peser : « Pop! »} {si-papier-d’aluminium|Pesez là où l’aluminium se cache : « Crrr! »} Relevez la tête, tapez de la paume la texture suivante, à côté de vous, et regardez les petits : qui vient?',
        ),
        play(
          { 10: 6, 20: 7, 30: 8 },
          'On avance, à quatre pattes, sur les fesses ou sur le ventre. Quand un genou, une main, un pied change de texture, parlez pour lui : « Gratte! » ou « Mmm. » Toujours le même mot pour la même texture. Un tapis rude ou bouclé au bout du chemin? Chacun y frotte ses deux pieds, assis ou debout, et attend son mot. {0-18m|Le poupon couché reçoit une texture sous le talon : il pousse, il frotte, vous dites le mot. Celui qui rampe s’arrête entre deux textures : ne le pressez pas.} {0-18m !multiage|Il gratte d’un ongle? Grattez à côté, le même bruit. Passez ensuite sa paume, s’il vous la laisse, du rude au doux : « Gratte… mmm. » Sa main se ferme ou se retire? Frottez la vôtre, et attendez.} {18-24m multiage|Le trottineur} {18-24m !multiage|L’enfant} {18-24m|marche, s’assoit, recommence : « Gratte, dit la fesse! »} {18-24m !multiage|Faites la muette : avancez le genou et attendez. Il dit « gat! », ou frotte le sien pour vous aider. Couchez la tête sur une texture douce et faites semblant de dormir, un œil entrouvert; il vient vous réveiller, et s’y couche.} {2-3a multiage|À deux ans, on} {2-3a !multiage|On} {2-3a|fait parler son coude, son nez, son orteil.} {2-3a !multiage|« Que dit ton coude? » Il invente : « Pique! » « Chaud! » Reprenez son mot chaque fois que vous passez là. Puis on recule sur le chemin : les pieds arrivent les premiers, et annoncent ce que c’est.}',
        ),
        play(
          { 20: 6, 30: 7 },
          'Assoyez-vous au bord du chemin, où les autres avancent encore. {18-24m 2-3a si-musique|La musique joue, on avance; elle s’arrête, on frotte là où l’on est.} À un enfant, puis à l’autre, tendez deux textures bien écartées, une rude et une douce : « Laquelle pour ton pied? » Un regard, une main, un orteil choisit. Frottez doucement le pied avec celle-là, dites son mot, puis donnez-la à l’enfant. {0-18m|Le poupon tourne les yeux vers l’une : c’est choisi. Touchez sa plante de pied, attendez, retouchez.} {0-18m !multiage|Il ramène le pied? « Fini. » Offrez l’autre, ou touchez sa main. Faites trois fois le même essai, la rude puis la douce. Tenez ensuite les deux sans bouger : où va son pied?} {18-24m multiage|Le trottineur} {18-24m !multiage|Il} {18-24m|frotte votre pied à vous, puis le sien, puis la chaise.} {18-24m !multiage|Votre pied répond fort : « Gratte! » et se sauve; « mmm », et reste là. Il essaie de le faire se sauver. Ensuite, laissez-lui la texture douce : il la passe sur son ventre, sa joue, le plancher.} {2-3a multiage|À deux ans, on} {2-3a !multiage|On} {2-3a|ferme les yeux si l’on veut, et l’on devine : rude ou douce?} {2-3a !multiage|Son pied se cache derrière votre jambe. Là, une texture le touche : « C’est laquelle? » Il répond d’un mot ou montre la pareille sur le chemin. On la sort pour voir. Puis c’est lui qui touche votre pied.}',
        ),
        play(
          { 30: 6 },
          'Montrez une des textures gardées à côté de vous et frottez-la contre votre joue, puis sur la main de chacun : « Où est la pareille, sur le chemin? » On part la chercher, à la main, au genou, au pied. {si-toutous|Et le toutou, à laquelle ressemble-t-il? On le frotte sur l’une, sur l’autre.} {0-18m|Touchez la main du poupon avec une douce, puis avec sa pareille : « Mmm… mmm. »} {0-18m !multiage|Il rampe? Posez les deux pareilles un pas plus loin, côte à côte, et tapez-les. Il en prend une, la tire, la mord : dites le mot quand il la lâche. Recommencez avec deux rudes.} {18-24m multiage|Le trottineur} {18-24m !multiage|L’enfant} {18-24m|en rapporte une, pareille ou pas : frottez les deux sur sa main.} {18-24m !multiage|Il en rapporte une autre, puis toutes? Le chemin se vide sur vos genoux : « Encore un mmm! » Rebâtissez-le ensemble, une texture à la fois, là où il les pose.} {2-3a multiage|À deux ans, on} {2-3a !multiage|On} {2-3a|dit « pareil! » ou « pas pareil! » en frottant.} {2-3a !multiage|Faites deux tas : ce qui gratte, ce qui fait « mmm ». Il en reste une dont on n’est pas sûr? On l’essaie sur le genou, puis sur la joue. L’enfant choisit le tas.}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          '« Les genoux ont assez parlé. » Chacun prend la texture qu’il veut, douce ou rude, et s’assoit ou s’étend près de vous. Passez la main sur chacune et dites tout bas : « Gratte, gratte, le genou. Mmm, la joue sur le tout doux. Le pied, la main, le bout du nez : ils ont touché, ils ont parlé. » {0-18m|Un poupon ferme les yeux? Ôtez-lui tout ce qu’il tient.} Ramassez le chemin ensemble, une texture à la fois. {si-boîtes-de-mouchoirs-vides !si-mouchoirs-en-papier|Poussez-en une dans une boîte de mouchoirs vide, un coin dehors : l’enfant la tire, et vous dites son mot.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Deux mots suffisent, « gratte » et « mmm »; dites-les au moment où la peau touche.',
          'Proposez, ne frottez pas par surprise : la main avance, l’enfant vient, ou pas.',
          'Une grimace, un pied retiré, c’est une réponse : « Non, pas celle-là. »',
          '{2-3a|Prenez son mot, même inventé, et servez-vous-en.} {!2-3a|Refaites le bruit que fait son doigt, puis attendez : il répond.}',
        ],
        questionsOuvertes: [
          'Que dit ton genou?',
          '{!10min|Que choisis-tu pour ton pied?} {10min|Où est-ce que ça gratte?}',
          '{30min|Où est la pareille?}',
        ],
      },
      vocabulaire: ['gratter', 'doux', 'rugueux', 'la texture', 'le genou', 'la joue', '{30min|pareil}', 'frotter'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Trois textures suffisent. Couché sur le ventre, éveillé, il en a une sous les avant-bras; changez-la pour une autre et regardez ses doigts s’ouvrir ou se fermer.',
        },
        {
          pour: '18-24m',
          texte:
            'Il en traîne une partout? Laissez-la-lui, et rebâtissez le chemin devant lui, une texture à la fois, là où il va.',
        },
        {
          pour: '2-3a',
          texte: 'Demandez-lui de bâtir le chemin lui-même : « Une qui gratte, une douce, et après? »',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Le rude le fait crier? Il touche d’abord à travers sa manche, ou vous touchez pour lui. Il voit peu? Le chemin longe le mur, et chaque texture y garde sa place. Il a peu de force? C’est la texture qui passe sous sa main.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, un foulard de laine et une mitaine étendue entrent dans le chemin.} {hiver|L’été, une serviette de plage bien rude entre dans le chemin.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Genou rougi par une texture rude.', 'Coin de tissu goûté du bout des lèvres.'],
        dangersAEliminer: [
          'Tissu sur le visage d’un petit : ôtez-le aussitôt; aucun ne reste dans un lit.',
          'Foulard autour d’un cou ou d’une taille : ôtez-le aussitôt; il sert étendu par terre, et votre main le suit dès qu’on le soulève.',
          'Tissu qui file sous un pied : le chemin est sur le tapis, jamais sur un plancher nu, et celui qui marche est pieds nus.',
          'Poil, fil ou morceau d’éponge qui s’arrache : retirez-le avant qu’il aille en bouche; ce tissu ou cette éponge sort du jeu. Une éponge portée à la bouche s’échange aussitôt contre une débarbouillette.',
          'Tissu mâché par l’un : il ne passe pas à l’autre, il va au lavage.',
          '{si-papier-bulle !si-papier|Papier bulle : ce plastique peut étouffer; il reste collé sous le tapis. Un bord paraît? Ôtez tout le morceau et mettez-le hors de portée.}',
          '{si-boîtes-de-mouchoirs-vides !si-mouchoirs-en-papier|Carton mouillé ou mordu : sortez le morceau de la bouche, et la boîte du jeu.}',
          '{si-papier-d’aluminium|Papier d’aluminium : il reste collé sous le tapis. Un coin paraît? Ôtez toute la feuille et rangez-la.}',
        ],
        supervision: 'palier1',
        allergies: ['Laine ou fausse fourrure sur une peau sensible : gardez des tissus de coton, lavés sans parfum.'],
      },
      observation: [
        'Catégories et concepts : comment montre-t-il qu’une texture lui en rappelle une autre?',
        'Développement sensoriel : quelle partie du corps envoie-t-il la première?',
        'Motricité globale : comment avance-t-il quand le sol change sous lui?',
      ],
      prolongements: [
        'Au changement de couche ou d’habits, la manche parle aussi : « Gratte, dit le bras. »',
        'Demandez à chaque famille un bout de tissu lavé de la maison, grand comme une page : il entre dans le chemin.',
      ],
      reflexionRetroaction: ['Ai-je parlé au moment du toucher, ou trop?', 'Quel corps a dit non, et l’ai-je entendu?'],
    },
  },
]
