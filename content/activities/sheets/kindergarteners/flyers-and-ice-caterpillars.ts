import { closing, guided, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

export const KINDERGARTENERS_FLYERS_AND_ICE_CATERPILLARS_SHEETS: readonly BankSheet[] = [
  {
    key: 'la-botte-a-la-creme-est-en-special',
    summary:
      'Une pile de circulaires tient le papier, et clac, un talon tombe : collé à un bout de tarte, il devient une chose que personne ne vend.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['quartier-et-metiers'],
    materials: ['papier-et-crayons'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'ciseaux et colle',
      'découper des circulaires',
      'couper des circulaires',
      'découper des images',
      'couper des images',
      'images de circulaires',
      'vieilles circulaires',
      'sirculaires',
      'découpage et collage',
      'découper et coller',
      'ciseaux à deux mains',
      'tient les ciseaux à deux mains',
      'apprendre à couper',
      'siseaux',
      'bâton de colle',
      'cataloges',
      'motricité fine',
    ],
    seen: [
      'il découpe une pizza dans une annonce et la colle sur une bottine',
      'elle coupe des languettes de publicité et les regarde tomber sous la table',
      'ils ouvrent la paire de ciseaux à deux mains et la referment d’un coup',
      'ça le fâche, la page se sauve et se tord dans ses ciseaux',
      'elle invente un animal avec une roue de vélo et un nez de chien',
      'il rit tout seul d’avoir fait un légume qui porte des souliers',
      'depuis que le publi-sac arrive, ils veulent choisir et coller les images',
      'à la table de bricolage, ils s’échangent des morceaux : un nez, non, une patate',
    ],
    scenes: ['dechirer-couper'],
    picture:
      'À table, une enfant coupe à deux mains une bande glissée dans une pile de circulaires; en face, un garçon colle un talon contre un bout de tarte.',
    sheet: {
      titre: 'La botte à la crème est en spécial',
      observationDepart:
        'Un enfant coince sa page sous son coude, prend les ciseaux à deux mains et rate la pizza. « Tiens-la, toi! » Le papier glisse encore.',
      intentionEducative:
        'Permettre à l’enfant de couper net, à une main ou à deux, et de marier ses bouts d’images en une chose neuve.',
      domaines: [
        {
          domaine: 'physique_moteur',
          composante: 'Motricité fine',
          role: 'principal',
        },
        {
          domaine: 'cognitif',
          composante: 'Catégories et concepts',
          role: 'secondaire',
        },
        {
          domaine: 'cognitif',
          composante: 'Fonction symbolique',
          role: 'secondaire',
        },
      ],
      objectifs: [
        'Trancher une bande raide, pouces vers le plafond.',
        'Faire avancer le papier entre deux coups, par l’autre bout.',
        'Reconnaître un objet entier à un seul de ses bouts.',
        'Assembler deux bouts et dire à quoi sert la chose.',
      ],
      materiel: [
        item('Ciseaux à bouts ronds, à lames de métal', 'quatre paires, dont une pour la main gauche', null),
        item(
          'Vieilles circulaires ou vieux catalogues à images, sans agrafes',
          'quatre piles hautes de trois doigts, et {20min|trois}{30min 45min|quatre} pages par enfant',
          'Journaux pour les piles',
        ),
        item('Colle en bâton', 'un bâton pour deux enfants', 'Colle blanche lavable, du bout du doigt'),
        optional(
          'Feuilles unies, où les choses collées se voient mieux',
          'une par enfant',
          'Verso de feuilles déjà imprimées',
        ),
        optional('{si-crayons|Crayons feutres ou de cire}', '{si-crayons|une douzaine}', null),
        optional(
          '{30min 45min si-paniers si-sacs|Panier, ou sac de papier ou de tissu}',
          '{30min 45min si-paniers si-sacs|un}',
          null,
        ),
        optional(
          '{30min 45min si-argent-de-jouet|Argent de jouet, en billets}',
          '{30min 45min si-argent-de-jouet|une dizaine de billets}',
          null,
        ),
        optional('{si-papier-de-construction|Papier de construction}', '{si-papier-de-construction|une feuille}', null),
        optional('{si-ruban-adhésif|Ruban adhésif, en bouts coupés par vous}', '{si-ruban-adhésif|quatre bouts}', null),
      ],
      preparation: [
        'La veille ou à la sieste, fabriquez deux bandes par enfant. Coupez une page en deux, sur la longueur. Pliez chaque moitié deux fois, toujours sur la longueur, une rangée d’images dehors. Collez chaque pli : la bande est large de deux doigts et raide comme une carte. {30min 45min|Gardez deux demi-pages par enfant, à plier plus tard.}',
        'Pliez les circulaires en deux et faites-en quatre piles, moins larges qu’une bande n’est longue; un catalogue fermé fait une pile à lui seul. Glissez une bande au milieu de chacune : elle dépasse des deux bords. Essayez, les deux mains aux anneaux : la pile ne bouge pas. Dans la plus proche de vous, la bande montre une botte, ou n’importe quel soulier; un bout de tarte déjà coupé attend à côté.',
        'Prenez le bout d’une table : deux piles à votre gauche, deux à votre droite, chacune à portée de votre bras. À l’autre bout vont la colle, sans ses bouchons, et deux pages par enfant : une où coller, une où chercher. Pour un gaucher, tournez la pile : la bande sort à sa gauche.',
        '{1adulte|Seule, restez assise entre les quatre piles, face à la colle.} {2adultes|À deux, l’une ne quitte pas les ciseaux, l’autre joue avec ceux qui collent.}',
        '{avec-papier|Pliez aussi une bande dans @materiel : se coupe-t-elle du premier coup?}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Lisez une page à voix haute, comme le journal : « Des bottes. Des tartes à la crème. » Ils montrent la suite du doigt, vous la lisez. « Mais… pas de botte à la crème! » Prenez des ciseaux, pouce au plafond. Clac : un bout tombe de la bande. « Un talon! » Collez-le contre un bout de tarte et levez la chose bien haut. « La voici. Elle est en spécial! »',
        ),
        play(
          { 20: 12, 30: 13, 45: 16 },
          'Quatre enfants s’assoient aux piles. À deux mains, les anneaux s’ouvrent, avancent, se ferment, et un bout tombe. Pour la suite, les ciseaux se couchent et on pousse la queue de la bande, de l’autre bord. {3-4a|Un coup, un bout, un regard sous la table : où est-il allé?} {4-5a|On vise, sur un vélo, entre le guidon et la roue.} À l’autre bout de la table, les images coupées se tournent en tous sens : « Un nez de chien! » « Non, un coin de pizza. » On approche deux bouts, on les sépare, on les colle sur sa page. {si-crayons|Au crayon, la chose reçoit des pattes, une queue, un prix.} Qui attend une pile choisit ses images ou en déchire. Une chaise se vide : le suivant coupe.',
        ),
        guided(
          { 45: 4 },
          'Les ciseaux se couchent. Posez un bout au milieu de la table : une roue toute seule. « De quoi vient-elle? » Auto, landau, brouette : toutes les réponses tiennent. Un enfant choisit le bout suivant. Cherchez l’objet entier dans les pages, sans dire qui avait raison.',
        ),
        play(
          { 30: 8, 45: 13 },
          'Il manque une poignée à une chaise en jambon? On retourne à la pile couper celle qu’il faut. Les demi-pages se plient en nouvelles bandes, se collent, se pressent sous les paumes. {3-4a|Une bande collée de travers se coupe très bien.} {4-5a|Un prix découpé change de chose : la brosse à roulettes coûte maintenant deux dollars.} Les pages se lèvent, on crie ses spéciaux, on achète d’un signe de tête. {si-argent-de-jouet|Le prix se paie en billets, comptés tout haut.} {si-paniers si-sacs|La page vendue repart dans le panier ou le sac du client, puis revient à son auteur.} « Ça sert à quoi? » « À courir plus vite dans le gâteau. »',
        ),
        closing(
          { 20: 5, 30: 5, 45: 7 },
          'Les ciseaux se couchent en rang. Comptez-les tout haut et rangez-les. Les mains ramassent les bouts tombés dans une page ouverte, qu’on roule. Empilez les pages collées : c’est la circulaire du groupe. {si-papier-de-construction|Une feuille de papier de construction fait la couverture, au nom du magasin.} {si-ruban-adhésif|Des bouts de ruban lui font un dos : elle s’ouvre comme un livre.} Tournez-la devant tous; l’auteur annonce sa chose, d’un nom, d’un prix ou d’un geste, et tous crient : « En spécial! » La circulaire part au coin des livres, et les mains collantes, au lavabo.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Laissez les deux mains aux anneaux : la pile tient le papier. Quand la bande se coince, une main se libère pour la pousser.',
          'Une lame se couche et plie la bande? Tournez doucement l’anneau, avec son accord, jusqu’à ce que le pouce revoie le plafond.',
          'Devant un bout, dites ce que vous voyez, un arrondi, du jaune, des poils, et laissez chercher l’objet.',
          'Gardez quatre bandes prêtes sur vos genoux. À trois bouts coupés, demandez si la chaise peut passer au suivant.',
        ],
        questionsOuvertes: [
          'D’où vient ce bout-là?',
          'Avec quoi pourrait-il aller?',
          'À quoi sert ta chose?',
          'Que fait ta main quand elle lâche les ciseaux?',
        ],
      },
      vocabulaire: [
        'la circulaire',
        'le spécial',
        'la bande',
        'les lames',
        'trancher',
        'le bout',
        'la moitié',
        'raide',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'La pile fait tout le travail de tenir. Un seul coup par bout, et vous poussez la bande entre deux coups, ciseaux couchés, si on vous le demande.',
        },
        {
          pour: '4-5a',
          texte:
            'Sur la même chaise, pile poussée de côté, l’enfant tient lui-même une page pliée et découpe autour d’une image. L’autre main tourne la page, pouce dessus, à côté des lames, jamais devant.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Fermer les anneaux est trop dur? Une bande en deux épaisseurs seulement, ou des images déchirées : la chose inventée aura des bords de nuage. Un enfant qui voit peu choisit de grosses images unies et touche du doigt où finit chaque bout.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|En décembre, les circulaires débordent de jouets : la poupée à pédales, le camion à cheveux.} {hiver|L’été, les circulaires sont pleines de tondeuses et de melons : que devient la tondeuse au melon?}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Peau pincée entre deux lames à bouts ronds.',
          'Image coupée en plein milieu, à regretter.',
          'Doigts collants.',
        ],
        dangersAEliminer: [
          'Ciseaux loin de vous : quatre paires comptées, à portée de votre bras. On vous appelle? Elles se couchent, et vous les emportez.',
          'Main devant les lames : on pousse la bande par la queue, ciseaux couchés; personne ne touche au papier d’un autre.',
          'Enfant qui se lève, ciseaux en main : il les couche d’abord et part avec ses bouts seulement; seul le papier se coupe, ni cheveux ni manche.',
          'Papier glacé au sol : du pied, poussez les bouts sous la table avant que la chaise change d’enfant.',
        ],
        supervision: 'palier1',
        allergies: [
          'Noix et arachides : prenez des circulaires qui n’ont traîné ni sur un comptoir de cuisine ni dans un sac d’épicerie.',
        ],
      },
      observation: [
        'Motricité fine : quand une main quitte-t-elle les anneaux, et que va-t-elle faire?',
        'Catégories et concepts : notez un bout reconnu, et l’indice qui l’a trahi.',
        'Fonction symbolique : sa chose a-t-elle un usage, un nom, un acheteur?',
      ],
      prolongements: [
        'Les piles restent dans l’armoire des ciseaux : qui veut couper vous en demande une et s’assoit près de vous; une bande y dort déjà.',
        'Au départ, le parent passe sa commande à la circulaire du groupe. Chez lui, l’enfant et lui feuillettent celle de la semaine : quelles deux choses iraient ensemble?',
      ],
      reflexionRetroaction: [
        'Quelle main ai-je déplacée avant qu’elle cherche?',
        'Qui coupait pour couper, et ai-je voulu à tout prix une chose collée?',
      ],
    },
  },
  {
    key: 'la-chenille-de-glace-s-allonge',
    summary:
      'Neige teinte tapée au moule, eau gelée de la veille : bosse après bosse, une chenille de couleur s’allonge dans la cour et grimpe sur une butte.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['eau-neige-et-glace', 'nombres-et-formes', 'cabanes-et-constructions'],
    materials: ['neige', 'eau', 'contenants-et-cuilleres'],
    place: 'YARD',
    seasons: ['WINTER'],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'pâté de neige',
      'pâtés de neige',
      'chaudière de neige',
      'le pâté s’écroule',
      'construire avec de la glace',
      'blocs de glace',
      'bloc de glace colorée',
      'brique de glace',
      'briques de neige',
      'mouler de la neige',
      'mouler la neige',
      'neige dans des moules',
      'moules à neige',
      'démouler de la glace',
      'colorer la neige',
      'neige colorée',
      'chenille de neige',
      'chenille de glace',
      'collorant alimentaire',
      'faire geler dehors',
      'construction',
      'couleurs',
      'eau',
      'hiver',
      'jeux de neige',
    ],
    seen: [
      'ils démoulent des petits pâtés de neige et les collent en ligne',
      'elle tape le fond de sa chaudière et crie de joie quand ça tient',
      'il transporte un gros glaçon rose contre son manteau jusqu’au bout de la file',
      'il chiale, son pâté reste pris dans le moule en deux morceaux',
      'elle demande si l’eau d’hier a durci dehors pendant la nuit',
      'ils veulent faire la plus longue bête de toute la cour',
      'depuis qu’un moule oublié a gelé, ils remplissent tout d’eau avant de rentrer',
      'dans la cour, ils mettent du rouge, du bleu, du rouge dans la neige et sont ravis',
    ],
    scenes: ['neige-glace', 'aligner', 'remplir-vider'],
    picture:
      'Dans la cour enneigée, une chenille de bosses rouges, jaunes et bleues serpente; deux enfants y posent une bosse, une amie retourne un moule.',
    sheet: {
      titre: 'La chenille de glace s’allonge',
      observationDepart:
        'Au bout de la galerie, un moule de sable oublié est plein de glace. Un enfant le retourne, un ami tape un pâté de neige à côté. « Ça fait deux bosses! »',
      intentionEducative:
        'Éveiller chaque enfant à ce que l’eau et la neige deviennent dans un moule, et à une longue bête qui se bâtit à plusieurs.',
      domaines: [
        {
          domaine: 'cognitif',
          composante: 'Éveil aux sciences',
          role: 'principal',
        },
        {
          domaine: 'cognitif',
          composante: 'Éveil aux mathématiques',
          role: 'secondaire',
        },
        {
          domaine: 'physique_moteur',
          composante: 'Motricité globale',
          role: 'secondaire',
        },
      ],
      objectifs: [
        'Comparer deux bosses, de neige ou de glace : laquelle tient, laquelle glisse.',
        'Tasser, retourner et démouler sans défaire.',
        'Choisir un ordre de couleurs et le poursuivre.',
        'Porter à deux mains, pliant les genoux, et déposer sans cogner.',
      ],
      materiel: [
        item(
          'Moules de plastique souple, plus larges qu’un poing d’adulte',
          'deux par enfant, et trois pour la teinture',
          'Contenants de yogourt d’un demi-litre, bien lavés',
        ),
        item(
          'Neige propre, et eau',
          'de la neige tant qu’il y en a; trois doigts d’eau par couleur, et par enfant s’il gèle la nuit',
          null,
        ),
        item(
          'Colorant alimentaire rouge, bleu et jaune',
          'dix gouttes par moule d’eau, versées par une adulte',
          'Jus de betterave, de bleuet et eau de curcuma',
        ),
        optional('Glaçons gros comme le poing, gelés la veille dans les moules', 'un par enfant', null),
        optional('{si-pinceaux|Pinceaux larges, à manche court}', 'trois', null),
        optional('Mitaines de rechange', 'une paire par enfant', 'Gros bas de laine'),
        optional('{si-pelles|Pelles à manche court}', '{si-pelles|une pour deux enfants}', null),
        optional('{si-cuillères-de-bois|Cuillères de bois}', '{si-cuillères-de-bois|une pour deux enfants}', null),
        optional('{30min 45min si-traîneaux|Traîneau}', '{30min 45min si-traîneaux|un}', null),
        optional(
          '{30min 45min si-vaporisateurs|Vaporisateur, empli d’eau teinte par vous}',
          '{30min 45min si-vaporisateurs|un}',
          null,
        ),
      ],
      preparation: [
        'La veille, si vous y pensez : à -10 °C ou moins, un moule par enfant, empli de trois doigts d’eau colorée, passe la nuit dehors, à plat, hors d’accès. Nuit plus douce? Mettez les plus petits moules au congélateur, ou jouez tout en neige.',
        'Le jour même, la neige suffit. Mettez trois doigts d’eau et dix gouttes dans trois moules, un par couleur : la teinture. Versez-en une bonne gorgée par bosse si la neige est poudreuse, quelques gouttes si elle colle. Le colorant marque mitaines et manches : dites-le aux familles.',
        'Au matin, rentrez les moules de la nuit avant que les enfants sortent; ce qui n’a pas gelé va à l’évier. Vingt minutes au chaud, le temps de l’habillage : le bord fond. Ôtez de la main tout éclat et tout bord qui pique.',
        'Choisissez, à trois pas de la clôture et loin des glissades, une bande de neige tapée, longue de six pas{30min 45min|, avec une butte basse au bout}. La teinture reste à vos pieds.',
        '{1adulte|Seule, tenez-vous à mi-chemin, les moules autour de vous : toute la bête se voit.} {1adulte 30min 45min|À la butte, la teinture vous suit.} {2adultes|À deux, l’une teint et démoule, l’autre marche avec les porteurs.}',
        '{avec-contenant|Moulez aussi une bosse dans @materiel : posée au bout, elle fait la tête.} {avec-naturel|Gardez @materiel à l’ombre, à côté des moules : la première bosse sera la tête.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Tassez un moule de neige, versez une gorgée de rouge, pressez, retournez, tapez : les mitaines tapent avec vous. {si-cuillères-de-bois|La cuillère de bois aussi, sur le fond du moule : toc, toc.} Une bosse! {avec-naturel|C’est la tête : enfoncez-y @materiel, pour les yeux et la bouche.} Posez à côté la glace de la veille, s’il y en a, sinon une deuxième bosse, bleue. Penchez la tête. « On dirait un dos. Il lui en manque beaucoup. » Tendez un moule à chaque paire de mitaines.',
        ),
        play(
          { 20: 13, 30: 12, 45: 17 },
          'Les moules se remplissent, se tassent du poing. {si-pelles|La pelle charge le moule; son dos tasse le dessus.} On vous montre une couleur, vous versez la gorgée; qui attend tasse une bosse blanche. {si-pinceaux|Avec des pinceaux, on la peint de teinture, à côté de vous.} La bosse tient, ou reste en deux morceaux dans le moule : plus d’eau, moins d’eau, plus de poing? Les gros glaçons de la veille, s’il y en a, tournent, s’échappent, glissent comme des savons. {3-4a|On porte sa glace ou son moule plein contre son ventre, jusqu’au bout de la bête.} {4-5a|Rouge, bleu, rouge… Quelqu’un dit la suite, quelqu’un d’autre la change.} Entre deux bosses, on écrase de la neige teinte : ça fait la colle.',
        ),
        play(
          { 30: 8, 45: 14 },
          'La chenille arrive à la butte. Passe-t-elle par-dessus, autour, ou s’arrête-t-elle là? {si-traîneaux|Les bosses du haut montent en traîneau, tiré au pas, une mitaine d’ami sur la charge.} Une bosse glisse en bas; on tape une marche dans la neige, on la recolle, on la tient en comptant jusqu’à vingt. {si-vaporisateurs|Le vaporisateur, bec vers la bête, mouille la fente : la neige y colle.} {3-4a|Une chenille toute petite naît à côté : trois bosses et déjà un nom.} {4-5a|On mesure : quinze bottes bout à bout, ou quatre amis étendus.} Un enfant s’accroupit devant la tête et lève deux mitaines : voilà les antennes. On la réveille, on enjambe le dos là où il est bas. S’il reste de la neige, elle s’allonge encore.',
        ),
        closing(
          { 20: 4, 30: 6, 45: 9 },
          'Videz la teinture dans la neige, hors du passage. Marchez ensemble de la queue à la tête, en disant tout haut les couleurs. Quelle bosse sera la plus dure demain? On parie d’une mitaine posée dessus. Puis {20min|tous ensemble, on tape deux moules de neige pour la nuit, et l’on choisit leur couleur}{30min 45min|chacun tape un moule de neige pour la nuit et demande une couleur}. Rentrez réchauffer les doigts. Au local, sur le comptoir, ajoutez l’eau et les gouttes; s’il gèle assez, les moules coucheront dehors, hors d’accès.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Versez peu, et laissez l’enfant dire « encore » ou « stop » : la bosse dira s’il avait raison.',
          'Une bosse casse : mettez les deux morceaux côte à côte devant l’enfant et regardez-les avec lui.',
          'Dites l’ordre tel qu’il est posé, même brisé : « Bleu, bleu, jaune. » Une suite peut changer d’idée.',
          'Touchez les mitaines à chaque bosse : trempées, elles changent sur place contre des sèches. Pas de sèches? Le groupe rentre.',
        ],
        questionsOuvertes: [
          'Pourquoi celle-ci a-t-elle tenu?',
          'Quelle couleur vient après?',
          '{30min 45min|Comment monterait-elle sur la butte?}',
          'Que trouvera-t-on demain matin?',
        ],
      },
      vocabulaire: ['la bosse', 'le moule', 'tasser', 'démouler', 'la teinture', 'durcir', 'la suite', 'bout à bout'],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'De petits moules, tassés du poing, et vos mains autour des siennes pour retourner. Deux couleurs suffisent à faire une suite, ou à la défaire.',
        },
        {
          pour: '4-5a',
          texte:
            'L’enfant essaie trois recettes, neige seule, un peu d’eau, beaucoup d’eau, et plante les trois bosses à part : demain, il y pose la botte.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Se pencher fatigue? Assis sur un banc de neige tapée, l’enfant démoule sur ses genoux, et la bête tourne autour de lui. Qui craint le froid garde la teinture avec vous : il nomme la couleur, vous versez ensemble.',
        },
        {
          pour: 'autre_saison',
          texte: 'L’été, les mêmes moules font au carré de sable une chenille qui sèche au soleil au lieu de geler.',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Mitaines tachées, doigts froids.',
          'Bosse échappée, bosse brisée.',
          'Désaccord sur la couleur suivante.',
        ],
        dangersAEliminer: [
          'Glace portée : une à la fois, à deux mains, pas plus haut que le ventre, jamais lancée; personne devant les bottes du porteur. La chenille ne dépasse pas les genoux.',
          'Glace ou neige teinte à la bouche : dites que la couleur n’en fait pas un dessert, et ramassez les éclats dans un moule vide.',
          'Glace très froide, qui colle à la peau : elle se prend en mitaines, mouillée en surface.',
          'Moule d’eau : noyade possible même dans peu d’eau; une adulte à portée de bras tant qu’il y en a, teinture vidée avant de partir. Ceux de la nuit gèlent là où les enfants ne vont pas et rentrent avant leur sortie.',
          'Bosses gelées dans le passage : la bête reste loin de la sortie et des glissades, et à trois pas de la clôture, où elle servirait de marche.',
          'Froid : le seuil de votre milieu, au plus bas -27 °C; mains mouillées, on rentre tout de suite.',
          '{30min 45min si-traîneaux|Traîneau qui redescend : l’ami marche à côté, jamais derrière, et personne n’y monte.}',
          '{30min 45min si-vaporisateurs|Jet vers un visage : le bec vise la bête; sinon, le vaporisateur revient à vos pieds.}',
        ],
        supervision: 'palier2',
        allergies: [
          'Colorant ou jus : lisez l’étiquette avec la liste du groupe. Urticaire au froid : le plan de l’enfant d’abord.',
        ],
      },
      observation: [
        'Éveil aux sciences : après une bosse ratée, qu’est-ce qui change à l’essai suivant, l’eau, la neige ou le poing?',
        'Éveil aux mathématiques : relevez une suite posée par l’enfant, et ce qu’il dit quand elle se brise.',
        'Motricité globale : de la prise au dépôt, comment le dos, les genoux et les bottes portent-ils le poids?',
      ],
      prolongements: [
        'Demain, la botte tâte chaque bosse : les gelées restent, les molles se recollent, et les moules de la nuit allongent la queue.',
        'Au départ, le parent compte les bosses avec son enfant, de la tête à la queue. Le lendemain, combien de plus?',
      ],
      reflexionRetroaction: [
        'Ma main a-t-elle retourné plus de moules que les leurs?',
        'Quelle bosse ratée leur en a appris le plus, et en ai-je parlé?',
      ],
    },
  },
]
