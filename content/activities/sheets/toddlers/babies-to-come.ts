import { closing, item, opening, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

export const TODDLER_BABIES_TO_COME_SHEETS: readonly BankSheet[] = [
  {
    key: 'gros-bedon-qui-est-dedans',
    summary:
      'Un toutou sous le chandail, un panier près de la porte : on attend des bébés, on parle aux bedons, et qui le veut redevient petit.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_LANGUAGE'],
    themes: ['emotions-et-amitie'],
    materials: ['tissus', 'livres'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'bébé dans le ventre',
      'bébé dans la bedaine',
      'gros bedon',
      'enceinte',
      'ensinte',
      'grossesse',
      'attend un bébé',
      'un bébé s’en vient',
      'nouveau bébé',
      'le nouveau bébé',
      'arrivée d’un bébé',
      'poupée sous le chandail',
      'toutou sous son chandail',
      'd’où viennent les bébés',
      'bientôt grande sœur',
      'bientôt grand frère',
      'joue au bébé',
      'veut redevenir bébé',
      'adoption',
    ],
    seen: [
      'elle rentre une catin dans son linge et marche en se tenant les reins',
      'il souffle, pousse et sort un ourson par le bas de son gilet',
      'ils parlent à la bosse de la bedaine en disant allô, m’entends-tu',
      'il reparle en bébé et veut la suce depuis que sa mère a un gros ventre',
      'elle est tannée d’attendre, le petit frère ne sort jamais assez vite',
      'il demande comment le petit est entré là et par où il va sortir',
      'au vestiaire, ils ont mis la main sur la bedaine d’une maman qui venait chercher son grand',
      'depuis que leur éducatrice est partie en congé de maternité, ils accouchent tous de toutous',
    ],
    scenes: ['petit-frere', 'bebes-soins', 'naissances-familles'],
    picture:
      'Un enfant au chandail gonflé par un toutou laisse une amie y poser la main; deux autres attendent sur leur chaise, les bras ouverts, devant un panier.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'Gros bedon, qui est dedans?',
      observationDepart:
        'Un toutou disparaît sous un chandail. L’enfant cambre le dos, pose les mains sur son bedon et traverse le local en se dandinant : « Y a quelqu’un là-dedans. »',
      intentionEducative:
        'Permettre à chaque enfant d’attendre un bébé dans le jeu, d’y être grand ou petit, quelle que soit l’histoire de sa famille.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Identité', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
      ],
      objectifs: [
        '{20min|Porter un bébé, ou l’attendre à la porte.}{30min 45min|Porter un bébé, l’attendre à la porte, ou jouer à l’être.}',
        'Demander avant de toucher un ventre, et entendre le non.',
        'Parler à qui est caché, ou répondre à sa place.',
        '{30min 45min|Se faire petit un moment, puis ressortir.}',
      ],
      materiel: [
        item('Toutous ou poupons de tissu, gros comme un pain', 'un par enfant et deux de plus', 'Serviettes roulées'),
        item(
          'Grands chandails de coton, sans cordon ni bouton',
          'un par enfant, à enfiler par-dessus ses vêtements',
          'Grands t-shirts',
        ),
        item('Paniers bas, pour les bébés de la porte', 'trois', 'Boîtes de carton sans dessus'),
        item('Chaises d’enfant', 'trois', 'Coussins fermes'),
        item('Petites couvertures, larges comme une taie', 'une douzaine', 'Débarbouillettes'),
        item('{30min 45min|Grande couverture épaisse, le nid}', '{30min 45min|une}', '{30min 45min|Matelas de sieste}'),
        item('{45min|Grands bas d’adulte}', '{45min|huit}', '{45min|Mitaines, pour les mains}'),
        item('{45min|Livres à images}', '{45min|quatre}', '{45min|Catalogues}'),
        item('{45min|Verres de plastique, vides}', '{45min|quatre}', '{45min|Petits bols}'),
      ],
      preparation: [
        'Quelqu’un attend un bébé, parent ou collègue? Voyez avec cette personne quels mots elle prend et qui le sait : l’annonce lui appartient.',
        'Une famille ou une collègue vient de perdre un bébé? Parlez d’abord avec elle et gardez le jeu pour plus tard. Si l’enfant en deuil glisse de lui-même un toutou sous son chandail, laissez-le faire, restez tout près, puis dites-le à ses parents.',
        'Repensez aux familles du groupe : adoption, famille d’accueil, deux pères, une mère seule, une grand-mère qui élève. Le jeu a donc deux débuts, le chandail et la porte.',
        'Tirez fort sur les yeux et les nez des toutous : rien ne vient. Avant le jeu, qui veut porter enfile un chandail par-dessus ses vêtements. Roulez les manches et rentrez le bas dans le pantalon; aucun ne dépasse les genoux.',
        'Près de la porte, alignez les chaises, les paniers et les couvertures : c’est là qu’on attend. {30min 45min|À l’autre bout, contre le mur, étendez le nid.} {45min|Gardez bas, livres et verres dans un coin, pour plus tard.}',
        '{1adulte|Seule, tenez le milieu, un toutou sous votre propre chandail : de là, vous voyez les chaises et les bedons.} {2adultes|À deux, l’une porte un bedon, l’autre attend sur une chaise, les bras ouverts.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Glissez un toutou sous votre chandail et faites-le bouger de la main. « Oh! Un coup de pied. » Dites-lui la comptine, et répondez pour lui d’une toute petite voix : « Gros bedon, qui est dedans? Un bébé qui n’est pas grand. Viens-tu voir le jour, bébé? Pas demain! Je suis bercé. » Assoyez-vous ensuite près de la porte, un panier vide sur les genoux : « Ici aussi, on attend un bébé. Il pousse dans un autre ventre. »',
        ),
        play(
          { 20: 13, 30: 14, 45: 16 },
          'Les chandails se gonflent. On marche le dos cambré, on souffle, on s’assoit lourdement. {2-3a|Le toutou entre, tombe, rentre; il naît dix fois.} {3-4a|Il y a des jumeaux, un chiot. « Le mien sort pas avant la collation. »} Qui porte le bébé le sort lui-même, par le bas du chandail. À la porte, on attend seul, à deux ou à trois; quelqu’un apporte un panier plein, et l’on adopte, ou l’on accueille pour un temps. Cognez dans les airs devant un bedon : « Toc, toc, je peux toucher? » Oui : une main à plat. Non : on lui parle d’où l’on est. {avec-tissu|Couchez un bébé sur @materiel.}',
        ),
        play(
          { 30: 7, 45: 9 },
          'Assoyez-vous au bord du nid, face au local, et tapotez la couverture : « Ici, on peut être encore dedans. » On s’y met en boule, trois à la fois, une petite couverture sur le dos, le visage à l’air. Bercez un dos, si l’enfant le veut, et redites la comptine. À « viens-tu voir le jour? », c’est le bébé qui répond. {2-3a|Un pied pousse; un nez sort; on rentre aussitôt.} {3-4a|« Non, je reste mille dodos. » Bercez encore.} Qui sort à quatre pattes est accueilli : « Te voilà! » Des parents arrivent de la porte, les bras ouverts. On peut naître trois fois, ou rester couché jusqu’au bout.',
        ),
        play(
          { 45: 9 },
          'Sortez bas, livres et verres. Assise, essayez d’atteindre vos pieds par-dessus le bedon : « Je ne les vois plus! » On vous enfile un grand bas, on lit une page à votre ventre, on vous tend un verre vide, bu à un doigt des lèvres. D’autres bedons réclament. {2-3a|Un bas passe de pied en pied, personne n’en finit.} {3-4a|« Fais pas de bruit, ton bébé dort », dit la lectrice.} Un enfant appelé répond « non, je joue »? « C’est vrai, tu joues. » Remontez votre bas vous-même. Qui joue le grand frère ou la grande sœur peut aider, ou jouer à autre chose.',
        ),
        closing(
          { 20: 4, 30: 5, 45: 6 },
          'Les bébés encore cachés sortent, sauf ceux qui ne sont pas prêts. Assoyez-vous en rond, un toutou dans les bras ou les bras vides. Redites la comptine avec sa fin : « Viens-tu voir le jour, bébé? Oui, ça y est, je suis né. » Puis : « Chaque bébé pousse dans un ventre. Après, il y a toutes sortes de bras. » Les toutous se couchent dans les paniers, bordés jusqu’au cou. Les chandails s’enlèvent un bras à la fois.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          '« J’étais dans le ventre de qui? » Redites ce qui vaut pour tous : « Chaque bébé pousse dans un ventre. » La suite de son histoire appartient à sa famille.',
          'Répondez à la question posée, pas à la suivante. « Comment il est arrivé là? » « Il a commencé plus petit qu’un grain de sable, dans l’utérus, une poche au creux du ventre. » « Comment il sort? » « Souvent par le vagin, un passage entre les jambes. Parfois, une médecin fait une ouverture au ventre, puis la referme. » Dites aux parents la question et votre réponse.',
          '« Moi, je le veux pas, ce bébé-là. » Reprenez : « Tu aimerais que ça reste comme maintenant. » Ne promettez ni un compagnon de jeu, ni un bébé gentil.',
          'Un garçon au gros bedon, deux papas sur les chaises, un poupon au sein : jouez avec eux et ne commentez pas.',
        ],
        questionsOuvertes: [
          'Qui pousse là-dedans?',
          'Qu’est-ce que tu lui dis, pendant que personne ne le voit?',
          'Par où ce bébé-là va-t-il arriver?',
          '{30min 45min|Que fait-on quand on est petit comme ça?}',
        ],
      },
      vocabulaire: [
        'le bedon',
        'enceinte',
        'naître',
        'attendre',
        'bercer',
        'cogner',
        'adopter',
        '{30min 45min|encore petit}',
      ],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Le bébé entre et sort, et c’est tout le jeu. Dites où il est : « Dedans. » « Sorti. » Le chandail est vide? Cherchez partout, très sérieuse.',
        },
        {
          pour: '3-4a',
          texte:
            'L’attente peut durer. L’enfant annonce combien de dodos il reste, les compte sur ses doigts et change le compte quand ça l’arrange.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Un chandail de plus sur le corps est de trop? Le toutou se cache sous une couverture, sur les genoux : on cogne devant, tout pareil. L’enfant qui ne parle pas répond pour le bébé : le toutou saute pour oui, ne bouge pas pour non.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, essayez un grand manteau par-dessus le bedon : ferme-t-il encore?} {hiver|L’été, le gros bedon a trop chaud pour marcher : il s’assoit, et on l’évente avec une petite couverture.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Bébé échappé au milieu d’un pas, bedons qui se cognent.',
          'Larmes de l’enfant qui voudrait rester le petit.',
        ],
        dangersAEliminer: [
          'Main sous le chandail d’un autre : ramenez-la par-dessus, à plat, et seulement après un oui.',
          'Foulard ou ceinture pour tenir le bébé : rien ne se noue; le bas du chandail se rentre dans le pantalon.',
          'Coup dans un bedon : arrêtez le bras, nommez la colère et donnez une couverture à tordre.',
          'Manche ou chandail sous un pied : roulez, rentrez ou prenez plus court.',
          '{30min 45min|Couverture sur un visage, enfants empilés ou enroulés dans le nid : trois à la fois, côte à côte, couverts jusqu’aux épaules, vous à un bras.}',
          '{45min|Grands bas sur un plancher lisse : on les met et on les ôte assis.}',
          'Vraie personne enceinte : on ne saute pas sur elle, et son ventre se touche quand elle le propose.',
          'Parole ou geste qui inquiète : écoutez, n’interrogez pas, suivez le jour même la procédure de votre milieu.',
        ],
        supervision: 'palier2',
        allergies: ['Peau qui réagit à la laine ou à la lessive : chandails de coton, lavés sans parfum.'],
      },
      observation: [
        'Identité : {20min|porteur ou parent}{30min 45min|porteur, parent, grand ou bébé}, notez les places où il s’attarde et celle qu’il évite.',
        'Langage oral : que confie-t-il au bedon, et avec quelle voix y répond-il?',
        'Compétences sociales : entre son « toc, toc » et sa main, regardez s’il y a place pour une réponse.',
      ],
      prolongements: [
        'Laissez deux chandails et un panier au coin maison : l’attente dure des mois, le jeu aussi.',
        'Quand un bébé s’annonce, dites au parent ce que son enfant joue ici, et quelle place il y prend. S’il existe une photo ou une berceuse du temps où cet enfant était petit, elle a sa place près des paniers.',
      ],
      reflexionRetroaction: [
        'Laquelle de mes phrases laissait dehors une famille du groupe?',
        'À qui ai-je demandé d’être grand, alors que son corps demandait encore les bras?',
      ],
    },
  },
]
