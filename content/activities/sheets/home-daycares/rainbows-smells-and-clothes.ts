import { closing, food, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

/** A rainbow whose end runs away, an orange that leaves its smell, a flat man of clothes who is cold, and a giant who lies down to hear a mouse. */
export const HOME_RAINBOWS_SMELLS_AND_CLOTHES_SHEETS: readonly BankSheet[] = [
  {
    key: 'le-bout-de-l-arc-en-ciel',
    summary:
      'Il pleut et il fait soleil : des tissus de six couleurs sortent du nuage, se cachent, puis font un pont dont le bout se sauve toujours plus loin.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    onlyBesideOlder: ['AGE_0_18_MONTHS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['couleurs-et-textures', 'vent-et-ciel'],
    materials: ['tissus'],
    place: 'INDOORS',
    alsoAt: {
      YARD: '{!hiver|Dans la cour, le pont traverse l’herbe, et l’on regarde si le vrai soleil et la vraie pluie y sont.} {hiver|Dans la cour, le pont traverse la neige tapée, où les couleurs se voient de loin; les tissus sèchent après.}',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'arc-en-ciel',
      'arcs-en-ciel',
      'faire un arc-en-ciel',
      'couleurs de l’arc-en-ciel',
      'toutes les couleurs',
      'pluie et soleil',
      'il pleut et il fait soleil',
      'après la pluie',
      'nuage',
      'rouge orange jaune vert bleu violet',
      'foulards de couleur',
      'foulards',
      'tissus de couleur',
      'pont de couleurs',
      'marcher sur les couleurs',
      'cachette de couleurs',
      'se cacher sous les foulards',
    ],
    seen: [
      'elle nomme les bandes de couleur sur son chandail du bout du doigt',
      'il tire un tissu après l’autre d’une taie et s’exclame à chaque teinte',
      'ils étendent des étoffes rouges et bleues par terre et se promènent dessus',
      'elle se cache sous un voile jaune et regarde le local à travers',
      'il demande où ça commence et où ça finit dans le ciel',
      'il est déçu que les bandes colorées soient disparues avant qu’il arrive à la fenêtre',
      'ce matin, de la pluie et du soleil en même temps, ils étaient collés à la vitre',
      'au parc, ils ont vu de belles couleurs au-dessus des toits et voulaient courir jusque-là',
    ],
    scenes: ['se-cacher', 'tirer', 'cacher-trouver'],
    picture:
      'Au salon, six tissus font un pont courbe : une enfant en touche presque le bout, l’éducatrice pousse le violet plus loin, un petit est couché sur le jaune.',
    sheet: {
      titre: 'Le bout de l’arc-en-ciel se sauve',
      observationDepart:
        '{2-3a 3-4a 4-5a|« J’ai un arc-en-ciel sur mon chandail! » Un doigt suit les bandes, une par une, jusqu’à l’épaule.} {!2-3a !3-4a !4-5a|Une petite main tire un tissu rouge du panier, puis un jaune, et les secoue ensemble.}',
      intentionEducative:
        'Offrir aux enfants un arc-en-ciel qu’ils font sortir eux-mêmes, des pieds et des bras, et dont chaque couleur leur passe par les mains.',
      domaines: [
        { domaine: 'cognitif', composante: 'Catégories et concepts', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        '{!10min|Faire apparaître et disparaître une couleur.}{10min|Faire sortir les couleurs du nuage, des pieds et des bras.}',
        'Avancer à quatre pattes le long d’un pont qui tourne.',
        '{2-3a 3-4a 4-5a|Nommer la couleur qu’on tient ou qu’on traverse.}',
        '{4-5a|Placer les six couleurs dans l’ordre de l’arc-en-ciel.}',
      ],
      materiel: [
        item(
          'Tissus unis et légers, grands comme une taie, sans frange : rouge, orange, jaune, vert, bleu, violet',
          'un de chaque couleur au moins; un par enfant, et deux de plus',
          'Taies, linges à vaisselle ou chandails unis',
        ),
        item('Taie d’oreiller blanche ou grise, le nuage', 'une', 'Sac de tissu pâle'),
        item(
          '{30min|Couverture épaisse pliée, qui tient les rideaux de la cachette}',
          '{30min|une}',
          '{30min|Nappe épaisse pliée}',
        ),
        item('{0-18m|Tapis de jeu, le coin des poupons}', '{0-18m|un}', '{0-18m|Couverture épaisse}'),
        item(
          '{cour ete|Gourdes d’eau}',
          '{cour ete !0-18m|une par enfant}{cour ete 0-18m|une par enfant qui boit déjà de l’eau}',
          '{cour ete|Pichet et verres}',
        ),
        item(
          '{cour hiver|Mitaines sèches de rechange}',
          '{cour hiver|une paire par enfant}',
          '{cour hiver|Gros bas de laine}',
        ),
      ],
      preparation: [
        'Emplissez le nuage : les tissus de plus au fond, puis le violet, le bleu, le vert, le jaune, l’orange, et le rouge sur le dessus. Une couleur manque? Un chandail la remplace, ou l’arc-en-ciel de chez vous n’en a que cinq.',
        '{dedans !0-18m|Dégagez un tapis de quatre pas de long, et le plancher jusqu’à la fenêtre.} {dedans 0-18m|Dégagez un grand tapis, avec deux pas libres tout autour de votre place.} {dedans|Tous ont les pieds nus : un bas glisse sur un tissu.} {cour !hiver|Choisissez un coin d’herbe plat et sec, à l’ombre s’il fait soleil.} {cour hiver|Tapez la neige sur six pas, loin du bord du toit; les tissus sécheront après.}',
        '{30min dedans|Ôtez les chaises d’une table solide : elle deviendra la cachette, sans rideau de votre côté.} {30min cour|Choisissez une table d’extérieur qui ne bascule pas : elle deviendra la cachette, sans rideau de votre côté.}',
        '{0-18m|Étendez le tapis des poupons contre vous : le pont tournera autour.} {cour hiver 0-18m|Poupons en habit de neige : par temps froid, jouez vingt minutes au plus; au seuil que votre milieu fixe pour eux, jouez dedans.} {1adulte 0-18m|Seule, restez à genoux au milieu de la courbe, le nuage à côté de vous.} {1adulte !0-18m|Seule, mettez-vous au milieu de la courbe, le nuage à côté de vous, et voyagez avec le pont.} {1adulte 0-18m multiage|Avec plusieurs âges, prenez six enfants au plus, dont deux poupons.} {2adultes|À deux, l’une tient le nuage, l’autre suit le pont.}',
        '{avec-tissu|Glissez @materiel au fond du nuage : entre quelles couleurs sa place est-elle?}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Assise, le nuage gonflé devant vous, tapez des pieds : « Il pleut, il pleut. » Arrêtez. Ouvrez grand les bras : « Soleil! » Regardez dans le nuage : rien ne sort. « Oh… L’arc-en-ciel les veut ensemble. » Tapez des pieds en ouvrant les bras, avec les enfants. Alors tirez le rouge, lentement, et faites-le passer d’un côté à l’autre, par-dessus votre tête : « Rrrouge! » Puis l’orange, le jaune, le vert, le bleu, le violet. {20min 30min|Remettez-les dans le nuage.} {0-18m|La pluie du poupon, c’est deux doigts qui courent sur sa cuisse; chaque couleur passe à un bras de ses yeux, et il attrape celle qu’il veut.}',
        ),
        play(
          { 20: 7, 30: 8 },
          'Chacun tire une couleur du nuage. Qui veut fait la pluie en piétinant; qui veut fait le soleil, bras ouverts. Les deux ensemble, et les couleurs se lèvent, d’un côté à l’autre! Le soleil ferme les bras : vite, on cache sa couleur. {0-18m|Cachez celle du poupon sous votre main, un coin dehors. Il tire : « Bleu! »} {18-24m|Le trottineur s’assoit sur la sienne, se relève aussitôt et la montre.} {2-3a|À deux ans, on la tient derrière son dos; un bout vert dépasse, et l’on rit.} {3-4a|Le soleil n’ouvre qu’un bras, pour voir : les amis ne sortent que la moitié de leur tissu.} {4-5a|À quatre ans, on ferme les yeux, quelqu’un cache une couleur, et l’on trouve laquelle manque.} {18-24m !2-3a !3-4a !4-5a|Ouvrez et fermez les bras vous-même, lentement : « Soleil… plus de soleil! » Chaque fois, agitez un tissu très haut, puis assoyez-vous dessus, un coin dehors : une main tire, et la couleur sort de sous vous. Qui préfère emplir et vider le nuage fait le jeu aussi.} {2-3a !multiage|Faites la pluie avec eux, du bout des doigts, des pieds, puis des deux mains comme le tonnerre; arrêtez net, et attendez le soleil. « Où est le jaune? » Qui l’a caché le sort et l’agite.} {3-4a 4-5a !0-18m !18-24m !2-3a|Faites ensuite deux équipes, les pluies et les soleils, face à face. La pluie tape fort, ou tout bas, comme une bruine; le soleil s’ouvre un bras à la fois. Les couleurs se lèvent seulement quand les deux équipes y sont, et retombent dès que l’une s’arrête : on cherche à se comprendre sans parler.} Après chaque arc, on change de couleur ou de rôle.',
        ),
        play(
          { 10: 6, 20: 6, 30: 7 },
          'Posez les tissus par terre, bord à bord, en courbe : c’est un pont. On y avance à quatre pattes, la couleur sous les mains. Quelqu’un touche au bout? {!0-18m|Prenez le dernier tissu, derrière tout le monde, et posez-le devant : « Il s’est sauvé! »} {dedans !0-18m|Le pont voyage ainsi jusqu’à la fenêtre.} {cour !0-18m|Le pont voyage ainsi jusqu’à la clôture.} {0-18m|Prenez le dernier tissu; un enfant le porte devant : « Il s’est sauvé! » Le pont tourne autour de vous et des poupons.} {0-18m|Le poupon qui rampe a deux couleurs devant lui, sur son tapis; assis ou couché, il en froisse une.} {18-24m|Le trottineur se couche sur le jaune, puis l’emporte : le pont a un trou, on passe par-dessus.} {2-3a|« Moi, c’est le rouge! » À deux ans, on fait demi-tour pour y revenir.} {3-4a|À trois ans, on veut porter soi-même le dernier tissu : « Attends, je mets le bleu! »} {4-5a|À quatre ans, on garde l’ordre : après le vert, le bleu.} {18-24m !multiage|Mettez-vous à quatre pattes, vous aussi, et tapez le premier tissu : « Bleu! » Qui arrive s’assoit dessus. Tirez alors un autre tissu devant lui, tout doucement, comme un bout qui se sauve, et laissez-le l’attraper; puis tirez encore.} {2-3a !multiage|Nommez ce que les mains touchent : « Jaune, jaune… vert! » Deux enfants se rencontrent? L’un se couche, l’autre le contourne par le bord. Arrivé au bout de la place, le pont fait demi-tour.} {3-4a 4-5a !0-18m !18-24m !2-3a|Changez ensuite la façon de traverser : à reculons, ou en ne posant les mains que sur deux couleurs choisies en secret, et les autres cherchent lesquelles. Arrivé au bout de la place, le pont fait demi-tour : « L’attrapera-t-on, cette fois? »}',
        ),
        play(
          { 30: 6 },
          'Posez la couverture sur la table et coincez dessous le bord des tissus : ils pendent, et l’arc-en-ciel est une cachette. Tapotez la table : « Il pleut! » On se glisse dessous, autant que la table en abrite; les autres tapotent. « Soleil! » On change. {!multiage|Entre deux averses, levez un rideau et nommez-le : « Le bleu est ouvert! » Puis un autre, du côté où personne ne regarde.} {0-18m|Tapis près de la table, tenez un tissu entre le poupon et vous, attendez qu’il vous cherche, puis baissez-le : « Coucou! »} {18-24m|Le trottineur entre par le rouge, sort par le rouge et tire : le rideau tombe, on le remet.} {2-3a|À deux ans, on passe la tête entre deux couleurs : « Coucou, je suis au vert! »} {3-4a|De dehors, un ami annonce la porte : « Sors par le bleu! »} {4-5a|À quatre ans, on entre par le rouge et l’on ressort, porte après porte, jusqu’au violet.}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          'Refaites la pluie, de plus en plus lente : un pied, un orteil, plus rien. « L’arc-en-ciel rentre chez lui. » Passez avec le nuage ouvert : chacun y pousse sa couleur et lui dit au revoir. {4-5a|Le violet rentre d’abord; le rouge, sorti le premier, ferme la marche.} {0-18m|Le poupon lâche la sienne quand sa main s’ouvre : le nuage attend.} Pressez le nuage des deux bras : « Ffff. » Puis {dedans !0-18m|allez tous à la fenêtre}{dedans 0-18m|tournez-vous tous vers la fenêtre}{cour|tournez tous le dos au soleil et levez la tête}. {18-24m 2-3a|« De la pluie? Du soleil? »} {3-4a 4-5a|« Que manque-t-il, aujourd’hui, pour qu’un vrai arc-en-ciel sorte? »}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Dites la couleur au moment où elle sort du nuage ou passe sous une main; personne n’a à la répéter.',
          '{!10min|Laissez l’enfant-soleil garder les bras fermés longtemps : c’est lui qui décide.}',
          '{3-4a 4-5a|Quand l’ordre change en route, suivez-le; à qui demande le vrai, redites-le du rouge au violet, un tissu à la fois.}',
          'Au bout du pont, attendez que l’enfant le touche avant de le faire se sauver.',
        ],
        questionsOuvertes: [
          '{!10min|Où ta couleur s’est-elle cachée?}{10min|Quelle couleur touches-tu?}',
          'Que faut-il pour que l’arc-en-ciel sorte?',
          '{3-4a 4-5a|Pourquoi n’arrive-t-on jamais au bout?}',
          '{4-5a|Quelle couleur vient après le vert?}',
        ],
      },
      vocabulaire: ['l’arc-en-ciel', 'le nuage', 'la pluie', 'le soleil', 'le pont', 'orange', 'violet', 'le bout'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Une couleur vive à la fois, le rouge ou le jaune d’abord. Couché, il la voit passer lentement d’un côté à l’autre et la suit des yeux; assis, il la tire de votre manche.',
        },
        {
          pour: '18-24m',
          texte:
            'Deux couleurs lui suffisent : une dans chaque main. Au pont, s’il préfère emplir et vider le nuage, suivez-le et nommez ce qu’il sort.',
        },
        {
          pour: '2-3a',
          texte:
            '{!10min|L’enfant est le soleil, vous êtes la pluie : il ouvre et ferme les bras dix fois, et vous suivez. Puis échangez.}{10min|L’enfant choisit une couleur et s’y arrête chaque fois qu’il la retrouve sur le pont; nommez aussi celle qu’il quitte.}',
        },
        {
          pour: '3-4a',
          texte:
            'Deux enfants tiennent chacun un bout du même tissu, levé haut; un troisième passe dessous à quatre pattes, et l’on change.',
        },
        {
          pour: '4-5a',
          texte:
            'L’enfant pose les six couleurs dans l’ordre, puis ferme les yeux; un ami en échange deux. Il cherche lesquelles et les remet.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'En fauteuil, l’enfant fait le soleil, puis le pont passe sur une table et ses mains y avancent. Qui voit mal les couleurs reçoit un tissu doux, un rude, un épais. {30min|Trop de monde sous la table? Un seul rideau, à part.}',
        },
        {
          pour: 'autre_saison',
          texte:
            '{hiver|L’été, dans la cour, l’arrosage des fleurs se regarde le soleil dans le dos : un petit arc y paraît parfois.} {!hiver|L’hiver, dans la cour, le pont se pose sur la neige tapée, où les couleurs se voient de très loin.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Tissu qui glisse sous une main ou un genou.',
          '{30min|Rideau tiré, couverture pliée qui tombe de la table.}',
          'Deux enfants qui veulent le rouge.',
        ],
        dangersAEliminer: [
          'Tissu autour d’un cou, noué ou long comme une écharpe : ici, on le tient, on le pose, on s’assoit dessus; rien ne s’attache à personne.',
          'Course sur les tissus : le pont se fait à quatre pattes.',
          'Frange, fil tiré, pompon : le tissu sort du nuage avant le jeu.',
          '{0-18m|Tissu sur le visage d’un poupon, ou près de lui s’il s’endort : ôtez-le, gardez un coin dans votre main.}',
          '{0-18m 18-24m|Tissu mouillé de salive : changé avant une autre bouche.}',
          '{30min|Table à vitre, à roulettes ou qui bascule : ce n’est pas la cachette; personne ne grimpe dessus, et vous voyez toujours dessous.}',
          '{cour ete|Soleil et chaleur : chapeaux, ombre, une gorgée entre deux arcs.}',
          '{cour hiver !0-18m !18-24m|Froid : seuil de votre milieu, au plus bas -27 °C.} {cour hiver 18-24m !0-18m|Froid : seuil de votre milieu, souvent plus prudent avec un trottineur, au plus bas -27 °C.} {cour hiver 0-18m|Froid : dès qu’un poupon refroidit, tout le groupe rentre.} {cour hiver|Mitaines mouillées changées, nuques touchées souvent, cache-cou plutôt que foulard.}',
        ],
        supervision: 'palier1',
        allergies: ['Peau sensible : tissus lavés sans parfum, coton plutôt que laine.'],
      },
      observation: [
        'Catégories et concepts : que fait l’enfant d’une couleur qu’il reconnaît : il la nomme, la rapproche d’une autre, la garde?',
        'Motricité globale : regardez mains et genoux sur le pont, quand la courbe tourne ou qu’il y a un trou.',
        'Langage oral : notez les mots de ciel et de couleur qui reviennent sans vous.',
      ],
      prolongements: [
        'Un jour de pluie avec du soleil, cherchez le vrai du côté opposé au soleil, d’une fenêtre à l’autre.',
        'Chaque famille choisit une couleur avec l’enfant, qui en apporte un bas ou une tuque : le groupe en fait un arc-en-ciel sur le plancher.',
      ],
      reflexionRetroaction: [
        '{!10min|Qui a choisi d’être le soleil, et combien de temps lui ai-je laissé?}{10min|Qui est resté sur une seule couleur, et l’ai-je laissé y rester?}',
        'Quelle couleur a été la plus disputée, et qu’ont-ils trouvé?',
      ],
    },
  },
  {
    key: 'l-orange-est-partie',
    summary:
      'Une orange se pèle, son odeur reste dans un bas noué, puis dans une serviette où il n’y a plus rien : les nez la cherchent à quatre pattes.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    onlyBesideOlder: ['AGE_0_18_MONTHS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_LANGUAGE'],
    themes: ['couleurs-et-textures'],
    materials: ['tissus'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'odeur',
      'odeurs',
      'les odeurs',
      'découvrir les odeurs',
      'odorat',
      'les cinq sens',
      'sent tout avec son nez',
      'renifler comme un chien',
      'chercher avec son nez',
      'ça sent bon',
      'ça pue les pieds',
      'pelure d’orange',
      'peler une orange',
      'cannelle',
      'bas parfumés',
      'sentir le savon',
      'linge propre',
      'faire semblant d’éternuer',
    ],
    seen: [
      'elle sent ses doigts longtemps après avoir mangé sa clémentine',
      'il fait le tour du local à quatre pattes le nez au plancher comme un pitou',
      'il sent les mitaines de tout le monde et devine à qui elles sont',
      'elle demande comment on peut sentir quelque chose qu’on ne voit plus',
      'il se détourne et fait beurk quand je lui approche un morceau à sentir',
      'ils font semblant d’éternuer dans leur coude chacun leur tour et rient',
      'à la collation, j’épluchais un fruit et ils l’ont su avant de le voir',
      'dans le vestiaire, ils trouvent que les bottes puent et le crient à tue-tête',
    ],
    scenes: ['cacher-trouver', 'imiter-animaux', 'sentir'],
    picture:
      'Deux enfants à quatre pattes, le nez sur des serviettes roulées; une autre en lève une vide, bouche bée; l’éducatrice approche un bas noué d’un bébé.',
    sheet: {
      titre: 'L’orange est partie, ça sent encore',
      observationDepart:
        'Vous pelez une orange au comptoir. {2-3a 3-4a 4-5a|De l’autre bout de la pièce : « Ça sent l’orange! » Comment l’ont-ils su?} {!2-3a !3-4a !4-5a|De l’autre bout de la pièce, un nez se lève et des petits pas arrivent.}',
      intentionEducative:
        'Éveiller le plaisir de sentir : approcher son nez, reculer, chercher d’où vient l’odeur, et découvrir qu’elle reste quand la chose n’est plus là.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Développement sensoriel', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
      ],
      objectifs: [
        'Approcher son nez d’une odeur, et montrer si l’on en veut encore.',
        '{18-24m 2-3a 3-4a 4-5a|Trouver une odeur cachée sans la voir.}',
        '{2-3a 3-4a 4-5a|Dire ce que cela sent, ou à quoi cela fait penser.}',
      ],
      materiel: [
        food('Oranges', 'une la veille, une le jour même', 'Clémentine ou citron'),
        item(
          '{!10min|Bâtons de cannelle entiers}',
          '{!10min|trois}',
          '{!10min|Poignée de menthe fraîche, si la cannelle gêne quelqu’un}',
        ),
        item('{!10min|Savon en barre, sec}', '{!10min|un}', '{!10min|Débarbouillette lavée au savon et séchée}'),
        item(
          'Gros bas de coton épais, propres et sans trou',
          '{!10min|six : deux par odeur, l’un dans l’autre}{10min|deux, l’un dans l’autre}',
          'Mitaines de coton épais, l’une dans l’autre',
        ),
        item(
          'Serviettes propres, lavées sans parfum',
          'une par enfant, trois au moins, et une de plus pour l’odeur restée',
          'Taies d’oreiller',
        ),
        item(
          '{30min|Choses de la pièce qui ont une odeur : manteau, pantoufle, soulier, livre, doudou, chandail}',
          '{30min|une par enfant, et deux de plus}',
          '{30min|Tuque, toutou, coussin}',
        ),
        item('Sac qui se ferme, pour la serviette de la veille', 'un', 'Contenant à couvercle'),
        item(
          '{0-18m|Débarbouillettes}',
          '{0-18m|deux par poupon : une sèche à froisser, une mouillée pour ses mains}',
          '{0-18m|Linges doux}',
        ),
        item('{0-18m|Tapis de jeu, le coin des poupons}', '{0-18m|un}', '{0-18m|Couverture épaisse}'),
      ],
      preparation: [
        'Demandez aux familles quelles odeurs gênent leur enfant : asthme, eczéma, allergie, nausée. Au moindre doute, cette odeur reste hors du jeu. N’ajoutez ni huile essentielle, ni parfum, ni épice en poudre.',
        '{!10min|La cannelle va dans un bas, ce bas dans un second, fermé d’un nœud double. Faites de même pour le savon. Tirez fort sur les nœuds et secouez : rien ne sort. Gardez une paire de bas pour l’orange.} {10min|Gardez les deux bas sous la main : l’un recevra les pelures, l’autre recevra le premier.}',
        'La veille, enfermez la serviette de plus dans le sac avec quelques pelures d’une première orange. Avant le jeu, ôtez les pelures et sentez : la serviette a gardé leur odeur. Cachez-la derrière vous, et rangez le sac hors de portée.',
        'Mouchez les nez et lavez les mains. Roulez les autres serviettes en boudins, par terre, à un pas les unes des autres : ce sont les terriers. {30min|Posez dans la pièce, à hauteur de nez, les choses qui ont une odeur.} {0-18m|Étendez le tapis des poupons contre vous, loin de ceux qui iront à quatre pattes.}',
        '{1adulte !10min 0-18m 18-24m|Seule, assoyez-vous au bord des terriers : un seul bas à la fois quitte vos genoux; qui l’attend sent sa manche.} {1adulte !10min !0-18m !18-24m|Seule, assoyez-vous au bord des terriers, d’où vous voyez tous les bas.} {1adulte 10min|Seule, assoyez-vous au bord des terriers : le bas revient toujours à vous.} {1adulte 0-18m multiage|Avec plusieurs âges, prenez six enfants au plus, dont deux poupons.} {2adultes|À deux, l’une donne à sentir, l’autre suit ceux qui cherchent à quatre pattes.}',
        '{avec-tissu|Roulez @materiel en terrier de plus.}',
      ],
      deroulement: [
        opening(
          { 10: 3, 20: 4, 30: 4 },
          'Pelez l’orange devant eux. Pliez une pelure près de votre oreille, loin des yeux : « Psst! Elle a parlé. » Attendez : l’odeur fait le tour. Mettez les pelures dans un bas, ce bas dans l’autre, nouez deux fois. « On ne la voit plus. Est-elle partie? » Mettez votre poing sous votre nez, le bas contre le poing, et reniflez : « Snif, snif… elle est là! » Offrez le bas à chaque nez, à un poing de distance. L’orange pelée retourne au comptoir. {0-18m|Le bas reste dans votre main devant le poupon : la tête avance, c’est oui; elle se tourne, c’est non.}',
        ),
        play(
          { 20: 5, 30: 7 },
          'Sortez les trois bas, l’un après l’autre : orange, cannelle, savon. {!0-18m !18-24m|Quand tous les nez y sont passés, les trois bas circulent.} {2-3a 3-4a 4-5a|On sent, on passe au voisin, on redemande.} Parfois, cela chatouille : « A… a… atchoum! », et tout le monde éternue dans son coude. {0-18m|Le poupon sent seulement l’orange, dans votre main, puis guette votre éternuement; il a une débarbouillette sèche à froisser et à mordre.} {18-24m|Le trottineur souffle au lieu de sentir, puis tend le bas à votre nez : reniflez fort, il recommence.} {2-3a|« Encore la cannelle! » « Pas celui-là! » Un bas refusé va dormir derrière vous.} {3-4a|« Ça sent les biscuits. » « Ça sent grand-papa. » Allez demander à un autre nez.} {4-5a|Les yeux fermés, on nomme l’odeur, puis on tâte le bas : bâton, barre, pelure molle?} {18-24m !2-3a !3-4a !4-5a|Sentez d’abord, les yeux fermés : « Mmm. » Allez de nez en nez, le bas tenu par le nœud, et attendez devant chacun : il s’avance, il recule, il pousse votre main. Dites ce que son corps a dit : « Encore! » « C’est assez. » Changez de bas.} {2-3a !multiage|Refaites le tour, le bas caché dans vos deux mains : « Lequel est-ce, nez? » À chaque odeur, l’enfant fait sa mine, un sourire, une grimace, un dodo, et tout le groupe la refait.} {3-4a 4-5a !0-18m !18-24m !2-3a|Ensuite, une équipe par bas : un enfant ferme les yeux; un autre tient le bas loin de lui, puis l’approche : « Dis quand tu le sens. » Les amis comptent les mains d’espace qui restent. Quelle odeur se sent de plus loin?}',
        ),
        play(
          { 10: 5, 20: 7, 30: 8 },
          'Nous voilà chiens, le nez au plancher. Le bas d’orange se cache dans un terrier; les autres restent vides. On renifle chaque terrier avant de l’ouvrir : « Wouf! » {0-18m|Le poupon tire sur une serviette vide, que vous tenez.} {18-24m|Le trottineur ouvre tout, trouve le bas, vous l’apporte : recachez-le au même endroit, puis ailleurs.} {2-3a|À deux ans, on ouvre le mauvais, « non, pas là », et l’on renifle le suivant.} {3-4a|Un chien cache, les autres tournent le dos, le temps de trois snifs.} {!10min 4-5a|À quatre ans, on cache deux bas : trouvez le savon, laissez dormir la cannelle.} {10min 4-5a|À quatre ans, on renifle les yeux fermés et l’on pose la main sur le terrier qu’on croit le bon.} {18-24m !multiage|Soyez le gros chien : à quatre pattes, reniflez tout haut, de terrier en terrier, et arrêtez-vous devant le bon : « Snif… oh! » Attendez qu’une main l’ouvre, reroulez la serviette, et suivez l’enfant vers un autre terrier.} {2-3a !multiage|« Cherche! » Tous partent à quatre pattes. Qui trouve le bas aboie, puis le cache avec vous, pendant que les autres font dodo, le nez dans les pattes.} {3-4a 4-5a !0-18m !18-24m !2-3a|Le chien qui croit avoir trouvé lève une patte sans ouvrir; un autre vient sentir et dit s’il est d’accord. On ouvre : qui avait raison? Celui qui trouve cache le bas à son tour, roulé plus creux dans la serviette.} Puis, en secret, ajoutez la serviette d’hier. Elle sent l’orange, on l’ouvre : rien! « L’orange est partie. Son odeur est restée. »',
        ),
        play(
          { 30: 6 },
          'Rangez les bas hors de portée : les chiens visitent la pièce. Tout a une odeur : un manteau, le dedans d’une pantoufle, un livre, une doudou, votre manche. Sentez, et faites la mine qui vous vient. {2-3a 3-4a 4-5a !0-18m !18-24m|Qui trouve une odeur appelle les autres : « Viens sentir! » Cherchez ensuite ce qui ne sent rien du tout, si cela existe.} {18-24m !multiage|Suivez l’enfant d’une chose à l’autre, sentez après lui, et nommez : « Soulier. » « Doudou. »} {0-18m|Sentez le pied du poupon, ouvrez grand les yeux : « Pouah… encore! » Il vous le retend.} {18-24m|Le trottineur sent son propre pied, éclate de rire, vous le met sous le nez.} {2-3a|On cherche ce qui pue pour vrai; un soulier gagne.} {3-4a|On reconnaît sa doudou les yeux fermés, entre deux serviettes.} {4-5a|On sent un chandail, puis la manche de deux amis qui veulent bien : à qui est-il?}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          '« Le nez a bien travaillé. » {!10min|Chaque bas passe une dernière fois}{10min|Le bas passe une dernière fois}{2-3a 3-4a 4-5a|, et qui le veut dit une chose : un nom, un souvenir, « pouah ».}{!2-3a !3-4a !4-5a|; l’enfant s’avance, ou tourne la tête.} {!10min|Tâtez les nœuds, comptez trois bas, rangez-les hors de portée. Puis tous au lavabo : on se savonne et l’on sent ses mains en revenant.} {10min|Tâtez le nœud et rangez le bas hors de portée; on se lavera les mains en quittant la pièce.} {0-18m|Lavez les mains du poupon à la débarbouillette mouillée, puis sentez-les ensemble.} Un doigt sur le nez : « Bonne nuit, nez. » Une serviette sent encore l’orange. {3-4a 4-5a|« Et demain, sentira-t-elle encore? » On la garde pour le savoir.} {!3-4a !4-5a|Pliez-la : on la sentira au réveil.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Sentez vous-même avant d’offrir, les yeux fermés, et laissez votre visage répondre avant les mots.',
          'Laissez un enfant dire non de la tête ou du corps; ne ramenez pas le bas plus près.',
          '{2-3a 3-4a 4-5a|Retardez le nom de l’odeur : « ça sent chez grand-papa » en dit plus que « c’est l’orange ».}',
          '{!10min|Tenez le compte des bas : trois, toujours sous vos yeux.}',
        ],
        questionsOuvertes: [
          'D’où vient cette odeur?',
          '{2-3a 3-4a 4-5a|À quoi cela te fait-il penser?}',
          'Qu’est-ce que ton nez a trouvé?',
          '{3-4a 4-5a|Comment ça peut sentir l’orange, s’il n’y a plus d’orange?}',
        ],
      },
      vocabulaire: [
        'l’odeur',
        'sentir',
        'renifler',
        'la pelure',
        '{!10min|la cannelle}',
        '{!10min|le savon}',
        'pouah',
        'ça sent bon',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'L’orange seulement : une seule odeur par jour. Le bas reste dans votre main, à un poing de son nez, le temps de deux respirations. Le reste du temps, la débarbouillette sèche est à lui.',
        },
        {
          pour: '18-24m',
          texte:
            'Un terrier pour lui, puis deux. Nommez ce qu’il vous apporte : « Orange! » Il préfère ouvrir et refermer? La serviette vide fait le jeu.',
        },
        {
          pour: '2-3a',
          texte:
            'Montrez-lui à sentir la bouche fermée : sa main, posée sur votre ventre, le sent se gonfler quand votre nez tire l’air.',
        },
        {
          pour: '3-4a',
          texte:
            'L’enfant fait le maître : il cache un bas, dit « cherche! » et indique « tu chauffes » ou « tu refroidis » à un ami à quatre pattes.',
        },
        {
          pour: '4-5a',
          texte:
            'L’enfant suit une expérience : deux serviettes, un bas d’orange roulé dans l’une jusqu’au dîner. Laquelle sentira, et combien de temps?',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Une odeur envahit un enfant? Il est celui qui cache, ou il cherche au toucher. En fauteuil, les terriers sont sur la table. Qui ne parle pas pousse vers soi ce qu’il veut encore.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{hiver|L’été, la menthe cueillie avec vous remplace l’orange, et la serviette sèche dehors.} {!hiver|L’hiver, un bout de sapin se sent aussi, puis une mitaine qui sort du séchoir.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Une odeur qui déplaît.', 'Ouvrir le mauvais terrier devant les autres.'],
        dangersAEliminer: [
          'Bas à la bouche : échangez-le contre une serviette propre. Rien ne se goûte pendant le jeu; l’orange attend la collation, au comptoir.',
          'Nœud qui lâche : {!10min|savon, cannelle et pelure irritent la bouche;}{10min|la pelure irrite la bouche;} tirez sur les nœuds avant et après.',
          'Jus de pelure dans un œil : pliez-la loin des visages, puis lavez vos mains.',
          'Odeurs concentrées : ni huile essentielle, ni produit ménager, ni parfum, ni cannelle en poudre.{30min| Fermez les armoires de nettoyage avant la visite de la pièce.}',
          'Toux, yeux rouges, plaques : ce qui sent sort de la pièce, on aère, on suit le plan de l’enfant.',
          'Nez qui coule : mouché, mains lavées, avant de sentir; les bas et les serviettes vont au lavage après.',
          '{0-18m|Bas ou serviette sur le visage d’un poupon : le bas et la serviette restent dans votre main.}',
          '{18-24m|Bas dans les mains d’un trottineur : un seul, sous vos yeux, du terrier à votre main; tâtez le nœud à chaque retour.}',
          '{0-18m 18-24m|Serviette ou débarbouillette mouillée de salive : changée avant une autre bouche.}',
        ],
        supervision: 'palier1',
        allergies: [
          'Agrumes,{!10min| cannelle, savon,} lessive : réponse des familles d’abord. Une odeur douteuse cède sa place à une serviette propre ou à un livre.',
        ],
      },
      observation: [
        'Développement sensoriel : comment l’enfant approche-t-il une odeur : du nez, de la bouche, d’un pas en arrière?',
        'Langage oral : quels mots, quelles mines lui viennent devant une odeur qu’il connaît?',
        'Raisonnement : que fait-il devant la serviette vide qui sent encore?',
      ],
      prolongements: [
        'Avant le dîner, la porte de la cuisine close : que dit le nez du repas?',
        'Chaque famille raconte une odeur de la maison : le café, le linge, le chien; l’enfant la fait deviner par une mine.',
      ],
      reflexionRetroaction: [
        'À quel moment ai-je nommé l’odeur trop tôt?',
        'Quelle odeur a surpris un enfant qui ne dit rien d’habitude?',
      ],
    },
  },
  {
    key: 'le-monsieur-tout-plat-a-froid',
    summary:
      'Un chandail, un pantalon, une tuque couchés par terre : un monsieur sans personne dedans. On s’habille avec lui, par tous les temps.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    onlyBesideOlder: ['AGE_0_18_MONTHS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['saisons-et-fetes', 'contes-et-lettres'],
    materials: ['tissus', 'cartons-et-boites'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    onlyNamed: ['WATER'],
    calls: [
      'vêtement',
      'vêtements',
      'les vêtements',
      'linge',
      'boîte de linge',
      'grands vêtements',
      'vêtements d’adulte',
      'chandail trop grand',
      'essayer des vêtements',
      'se déguiser',
      'coin déguisement',
      's’habiller pour la pluie',
      's’habiller selon la température',
      'quel temps fait-il',
      'les jambes dans les manches',
      'manche',
      'chandail à l’envers',
      'plier le linge',
      'habillage',
      'les parties du corps',
    ],
    seen: [
      'il enfile ses jambes dans les bras de mon gilet et se promène avec',
      'elle étend ses pantalons et son gilet par terre comme une personne couchée',
      'ils fouillent dans le bac de costumes et mettent trois chapeaux l’un sur l’autre',
      'il met sa main dans une manche et cherche où elle va sortir',
      'moi tout seul, dit-il avec son gilet à l’envers et la tête coincée',
      'elle demande pourquoi il faut mettre ses culottes de neige aujourd’hui',
      'au vestiaire, ils regardent dehors et ne s’entendent pas sur quoi mettre',
      'depuis que je plie le linge, ils jouent à habiller un bonhomme invisible',
    ],
    scenes: ['habillage', 'deguiser'],
    picture:
      'Près d’un chandail et d’un pantalon à plat, l’éducatrice fait saluer une manche; une enfant est couchée dessus, un ami a les jambes dans des manches.',
    sheet: {
      titre: 'Le monsieur tout plat a froid',
      observationDepart:
        'La brassée est sur le divan. {2-3a 3-4a 4-5a|Un enfant passe les deux jambes dans les manches de votre chandail : « Regarde mes pantalons! »} {!2-3a !3-4a !4-5a|Une petite main entre dans une manche, cherche la sortie, et cinq doigts reparaissent.}',
      intentionEducative:
        'Offrir de grands vêtements à mettre{30min|, à ôter et à détourner}{!30min| et à ôter}, pour chercher quelle partie du corps va où, et pourquoi l’on s’habille.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'principal' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Passer un bras, une jambe ou une main dans un grand vêtement, et l’en sortir.',
        '{18-24m 2-3a 3-4a 4-5a|Mettre et ôter quelque chose selon le temps qu’il fait dans le jeu.}',
        '{30min 2-3a 3-4a 4-5a|Donner à un vêtement un autre usage que le sien.}',
        '{4-5a|Dire pourquoi tel vêtement va avec tel temps.}',
      ],
      materiel: [
        item('Boîte de carton basse et ouverte, sans agrafe', 'une, deux au-delà de six enfants', 'Panier à linge'),
        item(
          'Grands chandails et chemises d’adulte, encolure large, propres, sans cordon',
          '{!10min|un par enfant, et trois de plus}{10min|un par enfant, et un de plus}',
          'Grands t-shirts',
        ),
        item(
          'Pantalons d’adulte à taille souple, propres, sans ceinture ni cordon',
          '{!10min|un pour deux enfants, et un de plus}{10min|un, celui du monsieur}',
          'Jupes à taille souple',
        ),
        item('Gros bas d’adulte', 'une paire par enfant, une de plus', 'Mitaines d’adulte'),
        item('Tuques et chapeaux lavés, sans attache', 'un par enfant, une tuque de plus', 'Casquettes'),
        item('{0-18m|Tapis de jeu, le coin des poupons}', '{0-18m|un}', '{0-18m|Couverture épaisse}'),
      ],
      preparation: [
        'Passez la main sur chaque vêtement : videz les poches, ôtez cordons, ceintures, écharpes, cravates et tout ce qui ballotte; un bouton qui bouge sort de la boîte. Roulez deux fois le bas des pantalons.',
        'Mettez tout dans la boîte, pêle-mêle. Sur le dessus, gardez un chandail dont une manche pend dehors, un pantalon, une paire de bas et une tuque : ce sera le monsieur. Dégagez le plancher sur trois pas tout autour, loin de l’escalier. Tous ont les pieds nus.',
        '{0-18m|Étendez le tapis des poupons contre vous, avec deux bas pour chacun.} {1adulte|Seule, assoyez-vous entre la boîte et le monsieur.} {1adulte 0-18m multiage|Avec plusieurs âges, prenez six enfants au plus, dont deux poupons.} {2adultes|À deux, l’une aide à la boîte, l’autre joue avec le monsieur.}',
        '{avec-tissu|Ajoutez @materiel à la boîte : qu’est-ce que le monsieur en ferait?}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Prenez la manche qui pend et serrez-la : « Bonjour, monsieur. » Tirez : tout le chandail vient. Couchez-le par terre, bras ouverts, puis le pantalon, un bas au bout de chaque jambe, la tuque au-dessus du col. Regardez dans l’encolure. « Il n’y a personne! Il est tout plat. » Levez une manche pour qu’il fasse bonjour à chacun, laissez-la retomber : « Pouf. Il a froid, tout plat comme ça. Qui l’habille? » {0-18m|Au poupon, la manche vient chatouiller le pied; votre main en sort par surprise : « Bonjour, toi! »}',
        ),
        play(
          { 20: 7, 30: 8 },
          'La boîte est à eux : on habille le monsieur, on s’habille soi-même, dans n’importe quel ordre. {0-18m|Le poupon tire un bas, le lâche, plonge la main dans la manche que vous tenez ouverte : vos doigts l’attendent au bout.} {18-24m|Le trottineur sort tout, pose une tuque sur sa tête, un pantalon sur la vôtre, et rit.} {2-3a|À deux ans, les deux pieds vont dans la même jambe : on rit assis, on en sort un, on cherche l’autre porte.} {3-4a|À trois ans, on se couche sur le monsieur, les bras sur ses manches : « Il est plus long que moi! »} {4-5a|À quatre ans, on lui fait une famille, une dame plate, un bébé plat, un chien plat, les manches sur l’épaule du voisin.} {18-24m !2-3a !3-4a !4-5a|Servez de portemanteau : ce qu’on pose sur vous y reste. Puis ôtez une chose, très lentement : « Au revoir, bas! » Tendez-le : l’enfant le met au monsieur, à vous ou à lui, et vous attendez le suivant.} {2-3a !multiage|Tenez une manche comme un tunnel : « Main, où es-tu? » Elle sort, on la salue. Demandez au monsieur s’il a encore froid; chacun va lui chercher quelque chose et l’étend par-dessus le reste.} {3-4a 4-5a !0-18m !18-24m !2-3a|Chacun étend ensuite quelqu’un de plat à côté du monsieur : deux bas pour les mains, un chapeau pour la tête, et un nom. On s’habille comme lui, puis on le présente : d’où vient-il, où s’en va-t-il?} Coincé? « Je te tire la manche ou je la tiens? » L’enfant choisit.',
        ),
        play(
          { 10: 6, 20: 6, 30: 7 },
          '« Chez le monsieur, il se met à… neiger! » Grelottez. Vite, on ajoute quelque chose, sur lui ou sur soi. « Le soleil! Ouf, qu’il fait chaud! » On s’évente, on ôte. {2-3a 3-4a 4-5a|Puis chacun dit le temps à son tour : la pluie, le vent, ce qu’il veut.}{!2-3a !3-4a !4-5a|Puis la pluie, puis encore le soleil.} {0-18m|Pour le poupon, la neige est un bas posé sur son pied; au soleil, il l’arrache, et vous soufflez : « Ouf! »} {18-24m|Le trottineur entend « froid » et vous tend un bas pour votre main.} {2-3a|À deux ans, on met son chapeau sous la pluie et on l’ôte au soleil, dix fois.} {3-4a|« Le monsieur s’envole! » Deux amis le retiennent par les manches.} {4-5a|À quatre ans, on annonce un temps double, froid et soleil, et les autres s’expliquent : « Moi, je garde ça pour mes oreilles. »} {18-24m !2-3a !3-4a !4-5a|Faites toujours les deux mêmes gestes : les bras serrés qui tremblent, puis la main qui évente. Changez de temps seulement quand une tuque ou un bas a bougé. Couvrez le monsieur d’un chandail, découvrez-le : « Il a chaud! »} {2-3a !multiage|Une seule chose s’ajoute à chaque fois; on va ensuite poser la main sur le ventre du monsieur : « As-tu encore froid? » Répondez pour lui, d’une petite voix. Sous la pluie, un chandail tenu à bout de bras fait un toit.} {3-4a 4-5a !0-18m !18-24m !2-3a|Parfois, le temps tombe mal : on vient d’ôter le chandail, et il gèle. Celui qui annonce attend que tous aient fini. Demandez à l’un, puis à l’autre, pourquoi ce vêtement-là; deux réponses contraires peuvent être bonnes.}',
        ),
        play(
          { 30: 6 },
          'Assise, passez les jambes dans les manches d’un chandail et saluez : « J’ai un pantalon neuf. » Attendez qu’on rie ou qu’on proteste. « Et si ce n’était pas un chandail? » {0-18m|Laissez un bas en boule glisser dans une manche : il tombe entre les mains du poupon, et vous recommencez.} {18-24m|Le trottineur couche un bas en boule dans un chandail, le berce, le promène.} {2-3a|Une manche au bout du nez : voilà un éléphant qui ramasse les bas.} {3-4a|Un chandail étendu est une barque; on s’y assoit et l’on rame des manches.} {4-5a|Un même chandail fait trois métiers de suite, et les amis devinent : sac, tablier, trompe.} {18-24m !multiage|Enfilez une manche vide sur votre main : une longue patte molle dit bonjour, ramasse un bas, le laisse tomber. Prêtez-la à l’enfant.} {2-3a 3-4a 4-5a !0-18m !18-24m|Demandez à qui a une idée quel bruit cela fait, et jouez-y tous une minute.} Montrez ce que fait l’un, et attendez : un autre fera autre chose.',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          '« Le monsieur a sommeil. » {!10min|On ôte tout, et chaque vêtement se couche à côté de lui, tout plat, les bras ouverts. Pliez un chandail devant eux : une manche se replie sur le ventre, l’autre aussi, puis le bord d’en bas remonte : c’est un petit paquet.} {10min|On ôte tout, et chacun couche une chose dans la boîte : « Dodo, chandail. Dodo, bas. »} {!10min 2-3a 3-4a 4-5a|Chacun plie le sien comme il peut.} {!10min 0-18m|Le poupon tape le paquet, le défait : refaites-le une fois.} {10min 0-18m|Le poupon lâche son bas quand sa main s’ouvre : la boîte attend.} {!10min 18-24m|Le trottineur tape sur chaque paquet : « Dodo, chandail. »} {!10min 3-4a 4-5a|Les paquets s’empilent, du plus gros au plus mince.} Le monsieur est le dernier; chacun lui serre la manche. {3-4a 4-5a|« Quel temps fera-t-il demain chez lui? »} {!10min|Comptez les bas, deux par deux, dans la boîte.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Tenez la manche ouverte, la vôtre immobile, et attendez que la main arrive toute seule.',
          'Nommez ce qui entre et ce qui sort : « Le coude est passé. Voilà les doigts. »',
          '{18-24m 2-3a 3-4a 4-5a|Mettez votre chandail à l’envers ou votre bas à la main et parlez comme si de rien n’était.}',
          '{18-24m 2-3a 3-4a 4-5a|Laissez le chapeau à l’envers et le chandail devant derrière : c’est la trouvaille de l’enfant, pas une erreur.}',
        ],
        questionsOuvertes: [
          'Que met-on quand il neige?',
          'Où va ce bras-là?',
          '{30min 3-4a 4-5a|Qu’est-ce que ce chandail pourrait être d’autre?}',
          '{2-3a 3-4a 4-5a|De quoi le monsieur a-t-il besoin?}',
        ],
      },
      vocabulaire: [
        'le vêtement',
        'le chandail',
        'la manche',
        'l’encolure',
        'enfiler',
        'ôter',
        'trop grand',
        'à l’envers',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Un bas à la fois, posé sur son pied ou sa main, qu’il ôte quand il veut. Assis contre vous, il passe le bras dans la manche courte d’un grand chandail que vous tenez ouverte.',
        },
        {
          pour: '18-24m',
          texte:
            'Offrez-lui surtout ce qui s’ôte : tuque, bas, manche large. Il met dans la boîte, il sort, il vous habille : restez assise, et il tourne autour de vous.',
        },
        {
          pour: '2-3a',
          texte:
            'Étendez le chandail à plat, encolure vers lui : il y passe la tête, puis les bras, couché sur le ventre. Il préfère le contraire? Suivez-le.',
        },
        {
          pour: '3-4a',
          texte:
            'L’enfant habille le monsieur pour un temps, en secret; les autres cherchent lequel, et demandent pourquoi.',
        },
        {
          pour: '4-5a',
          texte:
            'Deux enfants préparent une valise pour le monsieur : il va où? Ils choisissent trois vêtements, pas plus, et expliquent chacun.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'En fauteuil, l’enfant tient la boîte sur ses genoux : c’est à lui qu’on demande. Un vêtement démange ou serre? Il habille le monsieur et garde le sien. Un geste qui grelotte ou qui s’évente dit le temps sans parler.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{hiver|L’été, la boîte a des chapeaux de paille et une chemise à manches courtes : le monsieur va à la plage.} {!hiver|L’hiver, ajoutez un grand manteau et de grosses mitaines : le monsieur va glisser.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          '{!10min|S’asseoir par surprise, un pied dans la mauvaise jambe.}',
          'Tête un moment perdue dans un grand chandail large.',
        ],
        dangersAEliminer: [
          'Cordon, ceinture, écharpe, cravate, collet serré : rien de cela dans la boîte, rien de noué sur un enfant.',
          'Tête dans une manche ou deux têtes dans une encolure : la manche est pour un bras ou une jambe; chaque tête a son trou, bien large.',
          '{!10min|Marche dans un pantalon trop long : on le porte assis, ou roulé aux chevilles, pieds nus, sur le plancher dégagé, jamais près d’une marche.}',
          'Bouton lâche, fermeture dure, perle, épingle, pièce ou pilule au fond d’une poche : vêtements vérifiés un par un avant l’ouverture.',
          'Tuque échangée d’une tête à l’autre : une par enfant pour le jour, et lavage après.',
          '{0-18m|Vêtement sur le visage d’un poupon, ou chandail trop chaud sur lui : il garde le sien, et le reste se tient dans vos mains.}',
          '{0-18m 18-24m|Bas goûté : changé avant une autre bouche.}',
        ],
        supervision: 'palier1',
        allergies: ['Laine et lessive : vêtements lavés sans parfum; coton pour la peau qui démange.'],
      },
      observation: [
        'Schéma corporel : par où l’enfant commence-t-il, et que fait-il quand un bras ne sort pas?',
        '{30min|Fonction symbolique : quel vêtement est devenu autre chose, et d’où venait l’idée?}{!30min|Fonction symbolique : que fait ou que dit l’enfant au monsieur, comme s’il y avait quelqu’un dedans?}',
        'Langage oral : quels mots de vêtements, de corps ou de temps lui viennent?',
      ],
      prolongements: [
        'Le matin, au vestiaire, demandez à l’enfant comment il habille le monsieur aujourd’hui avant de s’habiller lui-même.',
        'Chaque famille prête un vieux vêtement propre; l’enfant raconte à qui il était.',
      ],
      reflexionRetroaction: [
        'Quand ai-je habillé un enfant qui cherchait encore?',
        '{30min|Quel vêtement a le plus changé de métier, et qui l’a lancé?}{!30min|Qui a pris soin du monsieur, et comment?}',
      ],
    },
  },
  {
    key: 'le-geant-se-couche-pour-la-souris',
    summary:
      'La plus grande boîte est au géant, la plus petite à la souris. On marche comme l’un, on parle comme l’autre, et le géant se couche pour l’entendre.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    onlyBesideOlder: ['AGE_0_18_MONTHS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_LANGUAGE'],
    themes: ['nombres-et-formes', 'mouvement-et-defis', 'contes-et-lettres'],
    materials: ['cartons-et-boites', 'tissus'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'grand et petit',
      'gros et petit',
      'grandeurs',
      'les grandeurs',
      'tailles',
      'les tailles',
      'plus grand plus petit',
      'le plus grand et le plus petit',
      'géant',
      'faire le géant',
      'pas de géant',
      'minuscule',
      'parler en souris',
      'petite voix et grosse voix',
      'se faire tout petit',
      'boîtes de carton',
      'marcher',
      'fort et doux',
    ],
    seen: [
      'elle traverse le local à pas énormes et fait trembler le plancher',
      'il se roule en petite boule dans un coin et couine tout bas',
      'il monte sur la pointe des pieds pour toucher le plafond et me dit regarde',
      'ils crient fort puis se mettent à chuchoter et trouvent ça drôle',
      'le plus petit du groupe dit qu’il est capable d’être énorme lui aussi',
      'un qui parle tout bas n’est jamais entendu par ceux qui parlent fort',
      'dans le corridor, ils marchent lourd comme des éléphants puis sur la pointe des pieds',
      'depuis le conte du haricot géant, ils frappent du pied et grondent',
    ],
    scenes: ['voix', 'mesurer'],
    picture:
      'L’éducatrice couchée tend l’oreille à une enfant qui chuchote près d’une toute petite boîte; derrière, deux géants, bras levés, devant une boîte énorme.',
    sheet: {
      titre: 'Le géant se couche pour la souris',
      observationDepart:
        '{2-3a 3-4a 4-5a|« Moi, je suis GRAND comme le plafond! » Les bras montent, les talons se lèvent. Puis l’enfant s’accroupit et couine.} {!2-3a !3-4a !4-5a|Debout dans une boîte, le trottineur lève les bras très haut. Puis il s’assoit, et l’on ne voit plus que ses cheveux.}',
      intentionEducative:
        'Permettre aux enfants de passer de grand à petit avec le corps, la voix et l’oreille{30min|, et de chercher ce qui est grand pour l’un et petit pour l’autre}.',
      domaines: [
        { domaine: 'cognitif', composante: 'Catégories et concepts', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
      ],
      objectifs: [
        'Sentir dans son corps ou dans sa voix le grand et le petit.',
        '{18-24m 2-3a 3-4a 4-5a|Changer de grandeur au signal d’une boîte.}',
        '{2-3a 3-4a 4-5a|Faire la même chose en géant, puis en souris.}',
        '{30min 4-5a|Trouver une chose grande pour la souris et petite pour le géant.}',
      ],
      materiel: [
        item('Très grande boîte de carton, sans agrafe, la maison du géant', 'une', 'Grande table drapée d’un drap'),
        item(
          'Boîte de carton fermée, petite comme deux poings, la maison de la souris',
          'une',
          'Pot de yogourt vide, couvercle fermé',
        ),
        optional('Ruban-cache', 'un bout, collé par vous', 'Ruban d’emballage'),
        item(
          '{30min|Choses molles de la maison, grandes et petites : coussins, manteaux, bas roulés, serviettes}',
          '{30min|deux par enfant, et deux de plus}',
          '{30min|Vêtements propres}',
        ),
        item('{0-18m|Tapis de jeu, le coin des poupons}', '{0-18m|un}', '{0-18m|Couverture épaisse}'),
      ],
      preparation: [
        'Posez la grande boîte, l’ouverture en bas, à un bout de la pièce, et la petite à l’autre bout. Entre les deux, cinq pas sans meuble ni jouet. Fermez la petite, rien dedans : les rabats glissés l’un sous l’autre, ou un bout de ruban si vous en avez.',
        '{30min|Éparpillez les choses molles le long des murs.} {0-18m|Étendez le tapis des poupons contre vous, le long du mur : les géants passent au large.} {1adulte|Seule, pendant les traversées, restez assise près de la petite boîte.} {1adulte 0-18m multiage|Avec plusieurs âges, prenez six enfants au plus, dont deux poupons.} {2adultes|À deux, chacune garde une boîte.}',
        '{avec-contenant|Ajoutez @materiel : est-ce le bain du géant ou le chapeau de la souris?} {avec-coussin|Ajoutez @materiel : un coussin pour l’un, une montagne pour l’autre.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Debout près de la grande boîte, frappez du plat de la main : « BOUM. BOUM. » De la voix la plus grosse : « BONJOUR. » Traversez à pas énormes, lents, les genoux hauts. Devant la petite boîte, grattez d’un ongle. Penchez-vous : « Je n’entends rien. » Accroupissez-vous : « Toujours rien. » Couchez-vous, l’oreille contre la boîte, le visage vers eux, longtemps. « Elle a dit… bonjour. » Répondez d’un filet de voix. « Le géant s’est fait petit pour l’entendre. » {0-18m|Au poupon, faites un bonjour grave de loin, puis un tout petit à l’oreille : attendez entre les deux.}',
        ),
        play(
          { 10: 6, 20: 7, 30: 8 },
          'Qui veut frappe la grande boîte : tous géants, pieds lourds, bras hauts. Qui veut gratte la petite : tous souris, à quatre pattes, sans un bruit. {0-18m|Vos deux bras écartés, puis deux doigts qui trottent sur sa cuisse : le poupon agite les pieds pour qu’ils reviennent.} {18-24m|Le trottineur frappe, s’arrête, regarde qui a bougé, et frappe encore.} {2-3a|La souris crie « BOUM! » et se trompe de voix : on rit, on reprend, toute petite.} {3-4a|Un pas de géant, combien de pas de souris? À trois ans, on fait la même traversée des deux façons.} {4-5a|À quatre ans, un enfant frappe pendant qu’un autre gratte : les bras font le géant, et les pieds font la souris.} {18-24m !2-3a !3-4a !4-5a|Répondez à chaque coup du même geste : les deux bras en l’air, « grand! ». Personne ne gratte? Grattez une fois, mettez-vous en boule, « petit », et attendez qu’un nez vienne voir.} {2-3a !multiage|Demandez ce que fait le géant : il mange sa soupe, il cherche son soulier, il marche dans la neige. La souris le refait aussitôt, en tout petit. Gardez un long silence avant le prochain coup : tous attendent.} {3-4a 4-5a !0-18m !18-24m !2-3a|Chacun mène à son tour, sans prévenir. Ajoutez deux signaux : un coup doux, et l’on redevient un enfant; un souffle sur la petite boîte, et l’on est une puce. Qui passe de géant à puce sans perdre l’équilibre?} Après cinq changements, on s’écroule tous au milieu.',
        ),
        play(
          { 20: 6, 30: 7 },
          'La souris a quelque chose à demander. {2-3a 3-4a 4-5a|Un enfant-souris le chuchote contre la petite boîte; le géant se couche, l’oreille tout près, puis va le faire. Soyez d’abord le géant.} {3-4a 4-5a|Ensuite, on joue par deux.} {2-3a !3-4a !4-5a|Ensuite, chaque souris se couche à une place à elle, et le géant passe de l’une à l’autre; ce qu’il fait en grand, toutes le refont en petit.}{!2-3a !3-4a !4-5a|Couchez-vous, l’oreille tendue vers un enfant : ce qu’il souffle, redites-le tout bas, puis GRAND. S’il montre quelque chose du doigt, allez-y tous à pas de géant et rapportez-le.} {0-18m|Le poupon est la souris : son « baba » ou son souffle, redites-le tout bas, puis GRAND, et voyez s’il recommence.} {18-24m|Le trottineur souffle « psst » dans votre oreille; vous éclatez de rire, il en veut un autre.} {18-24m !multiage|Puis soufflez-lui « coucou » à l’oreille, à peine, et attendez : il cherche, il sourit, il le redit trop fort, et le géant tombe assis de surprise.} {2-3a|Le secret se dit si fort que le géant tombe assis : « En petit, s’il te plaît. »} {3-4a|Le géant rapporte ce qu’il a compris; la souris fait oui ou non de la tête.} {4-5a|À quatre ans, la souris demande trois choses; le géant les fait dans l’ordre, en géant, puis les deux échangent.} {2-3a !multiage|Une souris n’a pas d’idée? « Veux-tu que le géant saute? qu’il dorme? qu’il te gratte le pied? »} {3-4a 4-5a !0-18m !18-24m !2-3a|Avant d’y aller, le géant redit la demande de sa grosse voix, et la souris corrige.}',
        ),
        play(
          { 30: 6 },
          'Montrez une serviette pliée : « Pour la souris, c’est un lit. Pour le géant… » Faites semblant de vous y moucher, très fort. « C’est un mouchoir! » Chaque chose peut servir à l’un ou à l’autre : on la porte à sa boîte{2-3a 3-4a 4-5a|, et l’on dit ce qu’elle devient}. {0-18m|Une main du poupon sur un gros manteau, l’autre sur un bas roulé : « Grand. Petit. »} {18-24m|Le trottineur porte la plus grosse à deux bras jusqu’à la grande boîte, revient chercher un bas roulé.} {18-24m !multiage|Nommez ce qui passe devant vous, grosse voix, petite voix : « Grosse brassée! » « Petit bas! » Ce qu’il porte à l’autre boîte y reste : demandez seulement si le géant s’y mouche ou si la souris y dort.} {2-3a|« Ça, c’est trop grand pour la souris! » L’enfant essaie quand même.} {3-4a|Un géant se couche sur la serviette de la souris : qu’est-ce qui dépasse?} {4-5a|À quatre ans, on mime : le bas est couverture, chapeau ou bateau, et les autres devinent pour qui.} {2-3a 3-4a 4-5a !0-18m !18-24m|Quand tout est porté, comparez les deux tas : lequel monte plus haut? Puis échangez deux choses d’une boîte à l’autre : que deviennent-elles?}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          '« Le géant a sommeil. » Tous debout, bras levés : le plus grand « bonne nuit » du monde. Puis un cran plus bas, à genoux, moins fort. Accroupis, en filet de voix. Couchés sur le côté, comme la souris, presque rien. {0-18m|Contre vous, le poupon descend aussi, d’un cran à la fois.} « Et une souris grosse comme une miette, comment dit-elle bonne nuit? » On remue les lèvres sans un son. Écoutez ce silence, deux respirations. {3-4a 4-5a|On se relève en grandissant d’un cran à la fois.} On range les boîtes, {18-24m 2-3a|la petite portée à deux mains.}{!18-24m !2-3a|la petite portée par un géant.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          '{!10min|Couchez-vous pour de vrai, et restez-y, les yeux sur le groupe, jusqu’à ce qu’on vous ait parlé.}',
          'Dites « plus grand que » ou « plus petit que » en montrant deux choses; ne comparez pas les enfants.',
          'Baissez la voix dès qu’on crie trop : une vraie souris fait taire tout le monde.',
          '{3-4a 4-5a|Demandez « pour qui? » quand quelqu’un dit grand ou petit.}',
        ],
        questionsOuvertes: [
          'Que dit la souris?',
          'Comment le géant peut-il l’entendre?',
          '{3-4a 4-5a 30min|Pour qui est-ce grand, et pour qui est-ce petit?}',
          'Qu’est-ce qui est encore plus petit?',
        ],
      },
      vocabulaire: [
        'grand',
        'petit',
        'géant',
        'minuscule',
        'plus grand que',
        'la souris',
        'chuchoter',
        'la grosse voix',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Ses mains dans les vôtres, s’il veut bien : bras levés, bras repliés. Voix grave, voix mince, à un bras de distance; s’il détourne la tête, faites le petit seulement.',
        },
        {
          pour: '18-24m',
          texte:
            'Deux gestes suffisent, bras en l’air et accroupi : il choisit la boîte, et vous changez de grandeur avec lui, même dix fois.',
        },
        {
          pour: '2-3a',
          texte:
            'Faites en double ce qu’il aime : un bâillement géant, un bâillement de souris; un bisou soufflé géant, un minuscule.',
        },
        {
          pour: '3-4a',
          texte:
            'L’enfant guide un géant qui ferme les yeux : il lui chuchote où aller, un pas à la fois, et le géant avance très lentement.',
        },
        {
          pour: '4-5a',
          texte:
            'L’enfant cherche ce que la souris trouve immense et que le géant ne voit même pas : une miette, un fil, une craque du plancher. Il le fait deviner.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'En fauteuil, l’enfant est le géant qui se penche, ou la souris dont la petite boîte monte à son oreille. Le bruit lui fait mal? Le géant est un pas lourd, sans voix. Qui entend peu sent le « boum » la main sur la boîte.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{hiver|L’été, dans le sable de la cour, le géant laisse un pied, et la souris, deux traces de doigts.} {!hiver|L’hiver, dans la neige de la cour, le géant laisse une botte, et la souris, deux traces de doigts.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Genoux fatigués de marcher en souris.', 'Géant qui trébuche dans ses grands pas.'],
        dangersAEliminer: [
          'Géant qui court ou dont les bras balaient : grands pas, lents, les autres sur le côté.',
          'Main ou visage de souris sous un pied de géant : au signal, on attend que tous soient debout, ou tous à terre.',
          'Grande boîte : l’ouverture en bas, personne dedans; on la frappe de la paume, on n’y monte pas.',
          '{0-18m|Souris et géants près d’un poupon : le tapis est le long du mur, votre corps entre les deux.}',
          '{0-18m 18-24m|Petite boîte mâchonnée, ruban qui se décolle : elle sort du jeu. Une chose mouillée de salive est changée avant une autre bouche.}',
          '{30min 0-18m|Coussin ou manteau près d’un visage de poupon : il reste sous votre main.}',
          '{!10min|Cri à l’oreille : on chuchote dans une oreille, jamais on n’y crie.}',
        ],
        supervision: 'palier1',
        allergies: ['Poussière des vieux cartons : dépoussiérés avant; qui y réagit frappe une table.'],
      },
      observation: [
        'Catégories et concepts : comment l’enfant montre-t-il le grand et le petit, du corps, de la main, des mots?',
        'Langage oral : que devient sa voix quand elle doit être petite, et qui l’écoute alors?',
        'Motricité globale : regardez le passage du plus haut au plus bas, l’équilibre, les appuis.',
      ],
      prolongements: [
        'Au rangement, le géant range en trois grands gestes, et la souris trouve ce qu’il a oublié.',
        'À la maison, chaque famille cherche avec l’enfant la plus petite boîte et la plus grande{2-3a 3-4a 4-5a|; il les décrit au matin, à grande et à petite voix}.',
      ],
      reflexionRetroaction: [
        'Quand me suis-je mise, aujourd’hui, à la hauteur d’une souris?',
        'Quel enfant a parlé tout bas, et qui s’est penché?',
      ],
    },
  },
]
