import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

export const PRESCHOOLER_CALM_AND_CLEVER_SHEETS: readonly BankSheet[] = [
  {
    key: 'le-labyrinthe-du-plancher',
    summary:
      'Un chemin de ruban se trompe exprès : culs-de-sac, détours, passages secrets; on s’y coince, on recule, on y guide un ami.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    onlyBesideOlder: ['AGE_0_18_MONTHS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['nombres-et-formes', 'mouvement-et-defis'],
    materials: ['craies', 'cartons-et-boites'],
    place: 'INDOORS',
    alsoAt: { YARD: 'Dans la cour, le labyrinthe prend toute la place et se repasse à grands pas.' },
    seasons: ['SPRING', 'SUMMER', 'AUTUMN'],
    alsoIn: { WINTER: '{dehors|Creusez le chemin en traînant les pieds dans la neige.}' },
    durationMinutes: 30,
    adults: 1,
    calls: [
      'labyrinthe',
      'chemin',
      'carte',
      'plan',
      'se perdre',
      'trésor',
      'route',
      'circuit',
      'robot',
      'programmer',
      'flèche',
      'droite et gauche',
      'tracteur',
      'souris',
    ],
    seen: [
      'il suit les craques des tuiles avec ses pieds et vire de bord quand ça bloque',
      'elle guide son amie dans un corridor de tape en lui disant recule, tourne',
      'ils collent des lignes partout par terre et ajoutent des portes qui ne mènent nulle part',
      'elle s’impatiente parce qu’elle arrive toujours dans le même bout fermé',
      'un petit passe par-dessus les lignes et les grands chialent qu’il triche',
      'il est fier d’avoir déjoué tout le monde avec son passage secret',
      'après la visite du champ de maïs, ils se cherchent une sortie entre les meubles',
      'le poupon ouvre et referme la boîte pour voir si son ourson est encore là',
    ],
    scenes: ['equilibre', 'ouvrir-fermer'],
    picture:
      'Dans un labyrinthe de ruban, un enfant avance les yeux fermés; une amie en fauteuil roulant le guide, un autre colle un mur, l’éducatrice est coincée.',
    sheet: {
      titre: 'Le labyrinthe du plancher',
      observationDepart:
        '{2-3a 3-4a 4-5a|Deux enfants suivent}{!2-3a !3-4a !4-5a|Un enfant suit} du pied {dedans|les joints du plancher}{cour !hiver|les joints de l’asphalte}{cour hiver|un chemin de bottes dans la neige}. {2-3a 3-4a 4-5a|« Ça bloque ici. — Recule, il y a un autre chemin. »} {!2-3a !3-4a !4-5a|Une boîte lui barre la route : il s’arrête, se penche, recule d’un pas.}',
      intentionEducative:
        'Permettre aux enfants {2-3a 3-4a 4-5a|d’inventer un chemin pour quelqu’un d’autre et de voir où il se trompe}{!2-3a !3-4a !4-5a|de suivre un chemin, d’y être bloqués et d’en ressortir à leur façon}.',
      domaines: [
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        '{3-4a 4-5a|Prévoir un chemin et le vérifier en marchant.} {!3-4a !4-5a|Suivre un chemin du pied, s’arrêter où il s’arrête.}',
        '{3-4a 4-5a|Guider avec des mots précis.} {!3-4a !4-5a|Dire « bloqué », « recule »}{!3-4a !4-5a 45min|, « toc toc »}{!3-4a !4-5a|, ou le montrer.}',
        'Revenir sur ses pas et essayer autrement.',
        '{0-18m|Chercher le toutou dans sa boîte, l’attendre, le retrouver.} {18-24m|Aller au bout d’un chemin et en revenir.}',
      ],
      materiel: [
        item(
          '{dedans|Ruban-cache} {!hiver cour !0-18m !18-24m !2-3a|Grosses craies de trottoir} {!hiver cour 0-18m 18-24m 2-3a|Grosses craies de trottoir entières, dans votre poche} {cour hiver !0-18m !18-24m !2-3a|Bâtons, pour marquer les portes} {cour hiver 0-18m 18-24m 2-3a|Chaudières, pour marquer les portes}',
          '{dedans !0-18m !18-24m !2-3a|trois rouleaux} {dedans 0-18m 18-24m 2-3a|trois rouleaux, hors de portée des petits} {cour !hiver !0-18m !18-24m !2-3a|une dizaine} {cour !hiver 0-18m 18-24m 2-3a|quatre} {cour hiver|une dizaine}',
          '{dedans|Bandes de papier} {cour|Traces de talon}',
        ),
        item('{3-4a 4-5a|Morceaux de carton, une grosse flèche sur chacun}', 'quatre', 'Bras tendu d’un enfant'),
        item('Boîte{0-18m| propre, à grand rabat souple}, pour le trésor', 'une', 'Chaudière'),
        item(
          'Gros toutou{0-18m 18-24m 2-3a| aux yeux brodés}{0-18m|, à poil ras}, le trésor',
          'un{0-18m|, et un autre à changer une fois mouillé}',
          '{!0-18m|Coussin}{0-18m|Gros bas d’adulte roulés}',
        ),
        item(
          '{0-18m|Couverture épaisse, le coin des poupons}',
          '{0-18m|une}{0-18m cour hiver|, sur un tapis de mousse}',
          '{0-18m|Tapis de jeu}',
        ),
        optional(
          '{3-4a 4-5a|Papier et gros crayons, pour le plan}',
          'une feuille et un crayon pour deux{0-18m 18-24m 2-3a|, rendus à l’adulte ensuite}',
          'Ardoise',
        ),
        optional(
          '{dedans 3-4a 4-5a !0-18m !18-24m !2-3a si-papier-aluminium|Papier d’aluminium}',
          'une boule par robot, grosse comme son poing',
          null,
        ),
        optional(
          '{18-24m 2-3a 3-4a 4-5a si-autos|Autos}',
          'deux ou trois{0-18m 18-24m 2-3a|, plus grosses que votre poing}',
          null,
        ),
        optional('{18-24m 2-3a 3-4a 4-5a si-cônes|Cônes}', 'un par cul-de-sac', null),
        optional(
          '{18-24m 2-3a 3-4a 4-5a si-tunnel|Tunnel de jeu, ouvert aux deux bouts}',
          'un, d’un couloir à l’autre',
          null,
        ),
        optional('{3-4a 4-5a !0-18m !18-24m !2-3a si-cerceaux|Cerceaux, couchés à plat}', 'deux ou trois', null),
      ],
      preparation: [
        '{dedans|Dégagez un grand carré et vérifiez que le ruban se décolle du plancher.} {dedans 0-18m 18-24m 2-3a|Déchirez le ruban une bande à la fois, quand on vous la demande.} {cour|Choisissez un sol plat, loin des balançoires.} {0-18m 18-24m 2-3a cour !hiver|Prêtez une craie à la fois, sous vos yeux; elle revient dans votre poche.}',
        '{3-4a 4-5a|Dessinez une grosse flèche sur quatre morceaux de carton.} Commencez un seul chemin, tout tordu, avec un cul-de-sac{cour hiver|, en traînant les pieds dans la neige}. {18-24m 2-3a|Faites-le large comme deux petits côte à côte.} Au bout qui débouche, posez la boîte, le toutou dedans. {0-18m|Le cul-de-sac, lui, est à un bras de cette boîte. Tracez d’avance deux détours de plus.}',
        '{0-18m|Étendez la couverture des poupons à un pas du bout qui débouche, hors des couloirs. Assoyez-vous sur son bord, la boîte contre vous : tout le labyrinthe est devant vos yeux, et chaque voyageur finit devant les poupons.} {0-18m cour hiver|Poupons en habit de neige : par temps froid, rentrez après vingt minutes, où qu’en soit le jeu; au seuil que votre milieu fixe pour eux, jouez dedans.} {0-18m cour ete|Ce bout-là est à l’ombre.}',
        '{1adulte !0-18m|Seule, tenez-vous au centre, là où tous les chemins passent.} {1adulte 0-18m|Seule, ne quittez pas la couverture : ouvrez les portes et continuez le chemin là où votre bras se rend; plus loin, montrez du doigt par où l’on passe.} {1adulte 0-18m multiage|Avec plusieurs âges, prenez six enfants au plus, dont deux poupons.} {2adultes 0-18m|À deux, l’une reste avec les poupons et la boîte, l’autre trace et suit les voyageurs.} {2adultes !0-18m|À deux, l’une trace les ajouts avec les enfants, l’autre suit les voyageurs.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 5, 45: 6 },
          '{!0-18m|Marchez sur votre chemin, le nez au sol, jusqu’au cul-de-sac. Restez coincée. « Et maintenant? » Laissez-les vous sortir de là.} {0-18m|Assise au bout du chemin, sortez le toutou de sa boîte et faites-le marcher jusqu’au cul-de-sac. « Bloqué. Et maintenant? » Laissez-les le sortir de là.} {18-24m|Le trottineur passe par-dessus le bord du chemin : c’est une sortie.} {0-18m|Le toutou arrive au bord de la couverture, où chaque poupon lui touche le museau : « Sorti! » Puis il rentre dans sa boîte.} {2-3a !0-18m|Un enfant de deux ans vous tire la main : reculez avec lui, à tout petits pas.} {18-24m 2-3a 3-4a 4-5a si-cônes|Un cône ferme le cul-de-sac : on le touche, « Bloqué! », et l’on recule.} {18-24m 2-3a 3-4a 4-5a si-autos|Une auto poussée à genoux arrive au cul-de-sac : elle klaxonne et recule.} {18-24m 2-3a 3-4a 4-5a si-tunnel|Plus loin, le tunnel est un passage secret : on y rampe, et l’on ressort dans un autre couloir.}',
        ),
        play(
          { 10: 6, 20: 13, 30: 20, 45: 22 },
          '{3-4a 4-5a|Demandez : « Où pourrait-on se tromper? » Ajoutez avec eux un bout sans issue, une porte où cogner, un pont de deux traits à enjamber.} {!3-4a !4-5a|Ajoutez un bout, une porte, un détour, là où un doigt le montre}{!3-4a !4-5a 0-18m| et où votre bras se rend}{!3-4a !4-5a|.} {0-18m|Ouvrez la boîte devant le poupon : le toutou! Refermez; il regarde, il tape dessus, rouvrez.} {18-24m|Le trottineur marche dans le couloir, en sort, y revient.} {18-24m !2-3a !3-4a !4-5a|Suivez-le de la voix : « Tout droit, tout droit… ça tourne! » Au bout, il ouvre la boîte, serre le toutou, le recouche et repart. Au cul-de-sac, levez la paume : « Bloqué! Recule. » Les fesses partent les premières; il y retourne exprès, un ami derrière lui. Deux trottineurs arrivent nez à nez? « Bloqués! » Montrez comment enjamber le bord.} {2-3a|Un enfant de deux ans suit le chemin jusqu’à la boîte, salue le toutou, referme et repart. Au cul-de-sac, il s’assoit : c’est sa maison.} {2-3a !multiage 30min 45min|Le bout qu’il demande mène droit au mur? Tracez-le quand même : « Bloqué! » crie-t-il avant d’y être. Plus tard, couchez le toutou dans un détour : « Il s’est perdu! » On le cherche en suivant le chemin, on le ramène, puis un enfant va le perdre ailleurs.} {3-4a !multiage|Un voyageur essaie chaque ajout devant tous. « Bloqué! » Les autres lui cherchent un passage, ou lui disent de reculer. Puis tous s’y promènent, au pas.} {4-5a|Un enfant ferme les yeux, un autre le guide : « Trois pas, arrête, tourne vers moi. »} {!0-18m|La boîte au trésor change de place}{0-18m|La boîte reste contre vous; c’est le départ qui change}{3-4a 4-5a|; quelqu’un dessine le plan et s’y perd}. {3-4a 4-5a|Un ami pose une flèche; un enfant-robot fait trois pas de ce côté, même à travers un mur.} {dedans 3-4a 4-5a !0-18m !18-24m !2-3a si-papier-aluminium|Une boule d’aluminium collée au chandail est son bouton : pressée, le robot part; pressée encore, il fige.} {3-4a 4-5a !0-18m !18-24m !2-3a si-cerceaux|Un cerceau couché est une gare : on s’y arrête, et quelqu’un dit par où l’on repart.}',
        ),
        play(
          { 45: 10 },
          '{3-4a 4-5a|Les bâtisseurs referment une porte pendant qu’un voyageur est dedans. On négocie le mot qui l’ouvre, ou l’on trouve un autre passage. Bientôt, chaque porte a son gardien et son mot, et plusieurs voyageurs partent; puis les gardiens voyagent.} {!3-4a !4-5a !0-18m|Debout sur le chemin, tendez un bras en travers : la porte est fermée.} {!3-4a !4-5a 0-18m|De votre place, au bout du chemin, tendez un bras en travers : la porte est fermée.} {2-3a|À deux ans, « toc toc » suffit : la porte s’ouvre, se referme, et l’on cogne encore.} {2-3a !multiage|Tendez l’autre bras : une deuxième porte. Puis des enfants tendent le leur et font la porte; elle s’abaisse, et l’on rampe dessous.} {18-24m|Pour le trottineur, votre bras est la porte : il la pousse du ventre, passe, revient la fermer.} {18-24m !2-3a !3-4a !4-5a|« Toc toc. — Qui est là? » Un son, un rire, deux coups sur votre bras, et le bras se lève : « Entrez! » Allongez une jambe en travers : c’est la porte basse, on l’enjambe ou l’on rampe dessus. Deux voyageurs arrivent? L’un cogne, l’autre cherche par où passer.} {0-18m|Cachez-vous derrière votre main, devant le poupon : « Toc toc. » Il bouge, il gazouille? La main s’ouvre : « C’est toi! »}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5, 45: 7 },
          '{2-3a 3-4a 4-5a|Dernier passage en file, au ralenti}{3-4a 4-5a|, la main sur l’épaule devant}{2-3a 3-4a 4-5a|.} {18-24m !2-3a !3-4a !4-5a|Dernier passage, au ralenti, le toutou dans les bras de qui veut le porter : un pied… l’autre pied… « Sorti! » À la sortie, chacun lui souffle bonne nuit dans l’oreille, et il rentre dans sa boîte.} {2-3a|En tête, un enfant de deux ans}{2-3a !0-18m| vous tient la main et}{2-3a| choisit la vitesse.} {18-24m|Le trottineur coupe par le plus court et attend au bout.} {0-18m|On s’arrête à un pas de la couverture; un à un, on s’agenouille et l’on dit au poupon « Sorti! », la patte du toutou dans sa main.} {dedans|On décolle le ruban ensemble; il devient une grosse boule : c’était ça, le labyrinthe.} {cour !0-18m 2-3a 3-4a 4-5a|On regarde le labyrinthe une fois, du bord ou d’une marche, avant que les pas l’effacent.} {cour 18-24m !2-3a !3-4a !4-5a !0-18m|On regarde le labyrinthe ensemble une dernière fois, avant que les pas l’effacent.} {cour 0-18m|Tous assis autour de la couverture, on regarde le labyrinthe une fois, avant que les pas l’effacent.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          '{18-24m !2-3a !3-4a !4-5a !0-18m|Allez où le doigt pointe, à la lettre, même jusqu’au cul-de-sac.}{2-3a 3-4a 4-5a !0-18m|Obéissez aux consignes à la lettre, même quand elles sont fausses.}{0-18m|Faites obéir le toutou aux consignes, à la lettre, même quand elles sont fausses.}',
          'Offrez le mot qui manque : {3-4a 4-5a|« À droite, c’est de ce côté-ci. »} {18-24m 2-3a|« Bloqué! Recule. »} {0-18m|Un poupon vous tend les bras : « Tu es bloqué, toi aussi? » Tournez-le vers l’autre bout du chemin.}',
          'Tracez{0-18m|, ou montrez du doigt,} la sortie secrète de l’enfant qui s’énerve, s’il la demande.',
        ],
        questionsOuvertes: [
          'Par où peut-il passer?',
          '{18-24m 2-3a|Qui est dans la boîte?}',
          '{3-4a 4-5a|Que lui dire, pour qu’il tourne?}',
          '{3-4a 4-5a|Où as-tu compris que c’était un cul-de-sac?}',
        ],
      },
      vocabulaire: [
        'le labyrinthe',
        'le cul-de-sac',
        'le détour',
        'reculer',
        'tourner',
        'la sortie',
        '{3-4a 4-5a|le plan}',
        '{3-4a 4-5a|guider}',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Celui qui va à quatre pattes trouve devant lui vos deux jambes allongées, comme un couloir, et le toutou au bout. Fermez le passage d’un genou, souriez, attendez, ouvrez. Le plus petit regarde venir un ami, du tournant jusqu’à lui; dites son prénom à chaque coin.',
        },
        {
          pour: '18-24m',
          texte:
            'Pour lui, le labyrinthe tient en un couloir de trois pas, aller-retour. Au bout, il referme la boîte et dit au revoir au toutou; au départ, demandez-lui : « Il est où, le toutou? »',
        },
        {
          pour: '2-3a',
          texte:
            'Laissez-lui un bout de chemin tout droit, de cinq pas, avec la boîte au bout. Quand il le refait en courant, ajoutez un seul coin.',
        },
        {
          pour: '3-4a',
          texte: 'Gardez un seul chemin qui tourne beaucoup; le plaisir est de le suivre du début à la fin.',
        },
        {
          pour: '4-5a',
          texte:
            'Le guide couche ses quatre flèches sur le chemin avant le départ; le robot les suit, et l’on tourne celle qui l’a trompé.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Élargissez les couloirs d’une roue à l’autre; pour l’enfant qui voit mal, doublez le tracé d’un trait en relief, à suivre du pied.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!automne|L’automne, dans la cour, les murs sont de feuilles mortes et le vent change le plan.} {automne|L’hiver, dans la cour, les couloirs se pelletent dans la neige.}',
        },
      ],
      securite: {
        risquesAcceptes: ['{4-5a|Voyageur aux yeux fermés qui en touche un autre.}', 'Frustration d’un détour.'],
        dangersAEliminer: [
          '{3-4a 4-5a|Deux coureurs nez à nez dans un couloir : on y marche, et le second recule.}',
          '{4-5a|Yeux fermés près d’un obstacle, d’une marche ou d’un ami qui marche : on guide seulement dans un coin dégagé du carré, les mains devant.}',
          '{4-5a|Bandeau sur les yeux ou au visage : on ferme les paupières.}',
          '{dedans|Ruban décollé qui fait trébucher : on le recolle ou on le retire.} {cour !hiver|Branche ou jouet sur le tracé : on l’enlève avant d’y marcher.} {cour hiver !0-18m !18-24m !2-3a|Bâton planté à hauteur d’œil : ils se couchent au sol.} {cour hiver 0-18m 18-24m 2-3a|Chaudière au milieu d’un couloir : elle marque la porte sur le côté, hors du chemin.}',
          '{0-18m|Voyageur qui court ou recule sur la couverture : le dernier pas se fait à genoux, votre bras au bout du couloir. Un poupon parti à quatre pattes vers les couloirs revient de votre côté.}',
          '{0-18m|Toutou mouillé de salive : il est changé avant une autre bouche. Sur un poupon couché, il reste dans votre main.}',
          '{0-18m 18-24m 2-3a dedans|Bout de ruban dans une main ou une bouche : prenez-le, roulez-le en boule et gardez la boule sur vous.} {0-18m 18-24m 2-3a cour !hiver|Craie mordue, bout de craie cassé : ramassez-le à mesure, dans votre poche.} {18-24m 2-3a cour hiver|Neige piétinée portée à la bouche : la mitaine reçoit le toutou à promener.}',
          '{cour hiver 18-24m !0-18m|Froid : seuil de votre milieu, souvent plus prudent avec un trottineur, au plus bas -27 °C; nuques et mains touchées souvent.} {cour hiver 0-18m|Froid : le seuil de votre milieu pour les poupons; nuques et mains touchées souvent; dès qu’un poupon refroidit, tout le groupe rentre.}',
          '{18-24m 2-3a 3-4a 4-5a si-tunnel|Deux têtes dans le tunnel : un seul voyageur à la fois, tous du même côté, et vous en voyez les deux bouts.}',
          '{18-24m 2-3a 3-4a 4-5a si-autos|Auto laissée sous un pied : elle roule sous la main, puis se gare hors du chemin.}',
          '{3-4a 4-5a !0-18m !18-24m !2-3a si-cerceaux|Cerceau qui glisse sous un pied : on y entre au pas, et il reste à plat.} {dedans 3-4a 4-5a !0-18m !18-24m !2-3a si-papier-aluminium|Bord d’aluminium coupant, boule à la bouche : vous déchirez la feuille, l’enfant la froisse, et la boule reste collée.}',
        ],
        supervision: 'palier2',
        allergies: [
          '{dedans|Ruban sans latex si une allergie au latex est déclarée.} {cour|Plans individuels en poche : rien ne se mange ni ne se sent ici.}',
        ],
      },
      observation: [
        'Raisonnement : que fait-il quand le chemin bloque?',
        'Schéma corporel : {2-3a 3-4a 4-5a|comment distingue-t-il les côtés, le devant et l’arrière?} {!2-3a !3-4a !4-5a|que font ses pieds, ses fesses, ses bras pour reculer ou tourner?}',
        'Langage oral : {2-3a 3-4a 4-5a|avec quels mots ou quels gestes guide-t-il un autre?} {!2-3a !3-4a !4-5a|quel mot, quel son dit qu’il est bloqué, puis sorti?}',
      ],
      prolongements: [
        '{3-4a 4-5a|Le plan du labyrinthe, s’il est dessiné, part à la maison : les familles le suivent du doigt.} {!3-4a !4-5a|Racontez le cul-de-sac aux familles : à la maison, un coussin bloque le corridor et l’on recule ensemble.}',
        'Refaites-en un petit sur une table, pour une grosse auto.',
      ],
      reflexionRetroaction: [
        '{2-3a 3-4a 4-5a|Qui aime construire, et qui aime se perdre?} {!2-3a !3-4a !4-5a|Qui aime être bloqué, et qui passe par-dessus?}',
        'Ai-je aidé avant qu’on ait eu le temps de chercher?',
      ],
    },
  },
  {
    key: 'l-arbre-le-chat-la-montagne',
    summary:
      'Un arbre pousse lentement, un chat s’étire, une montagne respire : on invente des poses, on les tient trois souffles, on tombe et on rit.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['mouvement-et-defis', 'emotions-et-amitie'],
    materials: ['tissus', 'papier-et-crayons'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, la pose se prend dans {!hiver|l’herbe}{hiver|la neige}, face à ce qu’on imite.',
    },
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    onlyNamed: ['ANIMALS', 'WHEAT'],
    calls: [
      'yoga',
      'relaxation',
      'respirer',
      'calme',
      'détente',
      'étirement',
      'pose',
      'équilibre',
      'méditation',
      'souffle',
      'gymnastique',
      'retour au calme',
      'montagne',
      'statue',
      'faire le chat',
      'miaou',
    ],
    seen: [
      'elle se tient sur une jambe, les bras en branches, et essaie de ne pas tomber',
      'il fait le gros dos à quatre pattes puis s’étire comme un minou qui se lève',
      'ils prennent une position bizarre et demandent aux autres de la copier',
      'après la course dans le gymnase, ils soufflent fort et cherchent à se coucher',
      'il est tendu comme une corde ce matin, les épaules dans les oreilles',
      'elle invente une posture à elle et veut que tout le groupe l’essaie',
      'au réveil, ils restent couchés en étoile et se regardent la bedaine monter',
      'le poupon lève ses bras quand je lève les miens, au ralenti, comme au vent',
    ],
    scenes: ['repos', 'imiter-animaux', 'equilibre', 'figer'],
    picture:
      'Sur des tapis, un enfant fait l’arbre, un autre le gros dos du chat, un troisième la montagne; un enfant couché berce un toutou sur son ventre.',
    sheet: {
      titre: 'L’arbre, le chat, la montagne',
      observationDepart:
        '{18-24m 2-3a 3-4a 4-5a|Après la course, une enfant se couche, les bras en étoile, et regarde son ventre monter. Deux amis se couchent à côté.} {0-18m !18-24m !2-3a !3-4a !4-5a|Sur le dos, un poupon attrape ses deux pieds et ne bouge plus. Vous attrapez les vôtres : il rit.}',
      intentionEducative:
        'Permettre aux enfants d’écouter leur corps immobile et d’inventer leurs propres façons de se calmer.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Attention', role: 'secondaire' },
      ],
      objectifs: [
        '{2-3a 3-4a 4-5a|Tenir une pose le temps d’un souffle, ou de plusieurs.}{18-24m !2-3a !3-4a !4-5a|Prendre une pose, la tenir le temps d’un « miaou », la lâcher.}{0-18m !18-24m !2-3a !3-4a !4-5a|Regarder une pose qui vient, attendre qu’elle tombe, la réclamer.}',
        'Inventer une pose et la montrer.',
        '{0-18m multiage|Voir sa pose refaite par les grands; sentir un souffle qui le soulève.} {0-18m !multiage|Voir sa pose refaite devant lui; sentir un souffle qui le soulève.}',
        'Sentir la différence entre serré et mou.',
      ],
      materiel: [
        item(
          'Tapis ou serviettes',
          'un pour vous{18-24m 2-3a 3-4a 4-5a|, et un par enfant}{0-18m|; les poupons ont leur couverture}',
          '{dedans|Couvertures}{cour !hiver|Herbe sèche}{cour hiver|Neige tapée}',
        ),
        item(
          '{0-18m|Couverture épaisse, le coin des poupons}',
          '{0-18m|une}{0-18m cour|, sur un tapis de mousse}',
          '{0-18m|Tapis de jeu}',
        ),
        item('Carré de tissu léger, gardé par l’adulte', 'un', 'Mouchoir de tissu'),
        item(
          '{18-24m 2-3a 3-4a 4-5a|Toutous aux yeux brodés, plus gros qu’un poing d’adulte}{0-18m !18-24m !2-3a !3-4a !4-5a 20min 30min|Toutou aux yeux brodés, plus gros qu’un poing d’adulte}',
          '{18-24m 2-3a 3-4a 4-5a|un par enfant}{0-18m !18-24m !2-3a !3-4a !4-5a|un, pour votre ventre}{0-18m|; aucun sur la couverture des poupons}',
          'Grands bas remplis de bas',
        ),
        optional(
          '{4-5a|Grandes feuilles et gros crayons}',
          'un de chaque par enfant{multiage| de quatre ans}',
          'Ardoises',
        ),
        optional(
          '{2-3a 3-4a 4-5a si-figurines|Figurines d’animaux, plus grosses que votre poing}',
          'trois, derrière vous',
          null,
        ),
        optional('{2-3a 3-4a 4-5a si-tambourins|Tambourins ou maracas fermés}', 'un ou deux', null),
        optional('{dedans 2-3a 3-4a 4-5a si-miroirs|Miroir incassable}', 'un, bien fixé', null),
        optional('{20min 30min si-musique|Musique douce}', 'une pièce courte, l’appareil hors de portée', null),
      ],
      preparation: [
        '{18-24m 2-3a 3-4a 4-5a|Placez les tapis en marguerite, assez loin pour étendre les bras.} {0-18m !18-24m !2-3a !3-4a !4-5a|Étendez votre tapis au sol, loin des meubles.} {2-3a|Ceux des enfants de deux ans touchent presque le vôtre.} {18-24m|Celui d’un trottineur est à un bras du vôtre.} {0-18m multiage|La couverture des poupons, nue, est un pétale contre votre tapis, du côté resté libre, à deux pas du pétale voisin.} {0-18m !multiage|La couverture des poupons, nue, touche votre tapis, et rien d’autre n’est à moins de deux pas.} {0-18m !18-24m !2-3a !3-4a !4-5a|Couchez-y sur le dos ou sur le ventre ceux qui ne s’assoient pas; les autres viennent à vous à quatre pattes.} {cour hiver 0-18m|Poupons en habit de neige : par temps froid, jouez vingt minutes au plus; au seuil que votre milieu fixe pour eux, jouez dedans.}',
        'Prenez d’abord trois souffles lents. Vous êtes encore pressée? Attendez.',
        '{1adulte 18-24m 2-3a 3-4a 4-5a|Seule, prenez place dans la marguerite, pas devant.} {1adulte 0-18m multiage|Vous y restez assise ou à genoux, même pour la montagne, les poupons contre vous.} {1adulte 0-18m !multiage|Seule, jouez au sol, les poupons tout près, tous sous vos yeux.} {1adulte 0-18m multiage|Avec plusieurs âges, prenez six enfants au plus, dont deux poupons.} {2adultes 0-18m|Les poupons sont contre celle qui joue.} {2adultes|À deux, l’une joue, l’autre s’assoit près de qui a besoin de bouger.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          '{!0-18m|Debout}{0-18m|À genoux près des poupons}, devenez très lentement quelque chose qui pousse. {2-3a 3-4a 4-5a|Ne le nommez pas. Quand quelqu’un dit « un arbre! », vos branches bougent un peu.} {dedans !2-3a !3-4a !4-5a|Tendez les doigts jusqu’au plafond et restez là.} {cour !2-3a !3-4a !4-5a|Tendez les doigts jusqu’au ciel et restez là.} {!2-3a !3-4a !4-5a|Un doigt pointe, une voix vous répond? Vos branches bougent un peu : « Un arbre! »} {0-18m|Une branche descend vers le poupon : cinq doigts frémissent à portée de sa main.} {0-18m !18-24m !2-3a !3-4a !4-5a|Soufflez doucement, « fffou » : vos branches penchent d’un côté, de l’autre, et tombent jusqu’à terre. Puis l’arbre repousse, devant celui qui l’appelle.} {18-24m|Le trottineur lève les bras, les laisse tomber, les relève : son arbre est dans le vent.} {18-24m !2-3a !3-4a !4-5a|Soufflez sur vos branches, « fffou » : elles penchent, tombent jusqu’à terre. Un trottineur souffle aussi, et votre arbre tombe encore.} {2-3a|Deux petits bras montent à côté des vôtres : vos branches leur répondent.} {2-3a 3-4a 4-5a si-figurines|Une figurine d’animal apparaît ensuite dans votre main, sans un mot : qui lui prête son corps?} {2-3a 3-4a 4-5a si-tambourins|Un enfant reçoit l’instrument : un coup, on change de pose; au silence, on la tient.} {dedans 2-3a 3-4a 4-5a si-miroirs|Au miroir, on compare l’arbre qu’on sent et l’arbre qu’on voit.}',
        ),
        play(
          { 10: 5, 20: 8, 30: 11 },
          '{18-24m 2-3a 3-4a 4-5a|Chaque pose appelle la suivante : le chat, à quatre pattes, fait gros dos; la montagne, debout, les mains jointes au-dessus de la tête, ne bouge pas d’un poil; la grenouille s’accroupit, les mains au sol, et attend avant de sauter.} {2-3a 3-4a 4-5a|Un enfant propose, les autres l’essaient;} {3-4a !4-5a|on tient un souffle,} {4-5a|on tient trois souffles,} {2-3a 3-4a 4-5a|on tombe, on rit, on reprend.} {18-24m !2-3a !3-4a !4-5a|Faites-les une à la fois, sur votre tapis, et revenez souvent au chat : tous les dos s’arrondissent, le temps d’un long « miaou ». Tombez du côté libre; ils tombent avec vous.} {0-18m multiage|Le poupon attrape ses pieds? C’est sa pose : les grands la font.} {0-18m !multiage|Le poupon attrape ses pieds? C’est sa pose : refaites-la devant lui.} {0-18m !18-24m !2-3a !3-4a !4-5a|À quatre pattes sur votre tapis, arrondissez le dos, « miaou », et tenez le temps d’un souffle. Celui qui rampe vient flatter le chat. Couchez-vous à plat ventre, nez à nez avec celui qui lève la tête : « La montagne! » Levez la vôtre avec lui, reposez-la quand il la repose. Puis accroupissez-vous : la grenouille attend… attend… « Croa! », un petit saut sur place. Restez immobile : qui réclame l’autre saut?} {18-24m|Le trottineur, mains au sol, regarde entre ses jambes; on le copie.} {18-24m !2-3a !3-4a !4-5a|Un autre se tient debout, mains sur la tête : voilà une montagne, dites-le.} {2-3a|« Miaou! » Un chat de deux ans fait le tour des tapis à quatre pattes, revient arrondir le dos, puis tombe exprès : c’est une pose aussi.} {3-4a !0-18m|On change de pose dès qu’un ami en montre une nouvelle.} {4-5a|On se met à deux pour un pont, un bateau, une porte.}',
        ),
        play(
          { 20: 5, 30: 9 },
          '{2-3a 3-4a 4-5a|Couchés, un toutou sur le ventre, on le berce avec son souffle sans le réveiller.} {18-24m !2-3a !3-4a !4-5a|Renversez-vous en arrière sur une main, le toutou sur votre ventre : il monte, il descend, « chut… ». Chacun couche le sien sur un ventre, le sien ou le vôtre.} {0-18m !18-24m !2-3a !3-4a !4-5a|Renversée en arrière sur une main, tenez le toutou sur votre ventre et respirez si fort qu’on l’entend : il monte… il descend… il tombe! Remettez-le trois fois, puis rangez-le derrière vous.} {2-3a|S’il tombe, on le reprend, on le serre, on le berce à deux bras.} {3-4a|L’enfant le fait monter à peine, puis le plus haut possible.} {4-5a|L’enfant compte combien de souffles il faut pour l’endormir.} {0-18m|Assise, appuyez le dos d’un poupon contre votre ventre : le toutou, c’est lui. Il monte, il descend; puis c’est le tour d’un autre.} {0-18m !18-24m !2-3a !3-4a !4-5a|Les autres, couchés ou assis contre vos jambes, entendent le même souffle. Celui qui se tortille change de place : à plat ventre, sur votre cuisse, la joue contre vous.} {18-24m|Le trottineur couche son toutou au sol et souffle dessus, ou se couche à côté.} {2-3a 3-4a 4-5a|Puis le toutou se réveille et prend une pose entre les mains de l’enfant, qui la copie.} {18-24m !2-3a !3-4a !4-5a|Puis le toutou se réveille dans vos mains : il s’assoit, tombe sur le nez, fait gros dos. On le copie.} {30min 2-3a 3-4a 4-5a|Chacun montre ensuite sa pose préférée, et toute la marguerite la fait.} {30min 18-24m !2-3a !3-4a !4-5a|Dites ensuite chaque nom : ce que l’enfant fait à cet instant est sa pose, et tous la font.} {si-musique|Quand la musique s’arrête, on entend les souffles.}',
        ),
        closing(
          { 10: 3, 20: 4, 30: 6 },
          '{10min 18-24m 2-3a 3-4a 4-5a|Couchés, un toutou sur le ventre, on le berce avec son souffle.} {10min 0-18m|Le poupon, dos contre votre ventre, monte et descend avec le vôtre.} Serrez tout : les poings, les orteils, le nez. Puis lâchez, comme un spaghetti. {0-18m|Le poupon voit votre poing se fermer, s’ouvrir; prêtez-lui votre doigt à serrer, à lâcher.} {18-24m|Le trottineur fait « pouf » sur les fesses.} {2-3a|Un petit s’effondre avec un grand bruit : tous refont son spaghetti.} {2-3a 3-4a 4-5a|Encore une fois, puis les yeux se ferment, pour qui le veut.} {!2-3a !3-4a !4-5a|Encore, plus lentement, jusqu’à ce que votre voix ne soit plus qu’un souffle.} {0-18m|Faites danser le carré de tissu devant les poupons, à un bras de leur visage.} {18-24m 2-3a 3-4a 4-5a|Appelez les enfants couchés par leur nom, tout bas : chacun se lève, vient à pas de chat, et le carré de tissu passe sur sa joue.} {0-18m !18-24m !2-3a !3-4a !4-5a|Il se pose sur votre main, glisse, tombe : « Pouf. » Passez-le sur le dessus d’une main de chacun, en disant son nom.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Prenez la pose d’un enfant telle qu’il la fait, sans la redresser.',
          'Respirez de façon qu’on vous entende.',
          '{0-18m|Dites la pose que le poupon fait déjà, et attendez qu’il la refasse avant de la montrer au groupe.}',
          'Laissez partir celui qui a fini et gardez sa place{2-3a|; à deux ans, il y revient dix fois}.',
        ],
        questionsOuvertes: [
          '{3-4a 4-5a|Qu’est-ce qui bouge encore, quand tu ne bouges plus?}',
          '{18-24m 2-3a|Que dit le chat?}',
          '{18-24m 2-3a 3-4a 4-5a|Comment fait-on monter le toutou?} {0-18m !18-24m !2-3a !3-4a !4-5a 20min 30min|Comment fait-on monter le toutou?} {0-18m !18-24m !2-3a !3-4a !4-5a 10min|Que fait l’arbre?}',
          '{2-3a 3-4a 4-5a|Quelle pose te repose?}{0-18m !18-24m !2-3a !3-4a !4-5a|Qui est tombé?}',
        ],
      },
      vocabulaire: ['respirer', 'le souffle', 'immobile', 's’étirer', 'serrer', 'relâcher', 'l’équilibre', 'la pose'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'À plat ventre, il soulève la tête : il est la montagne; à quatre pattes, il se balance : il est le chat. Baissez-vous à sa hauteur, face à lui, prenez sa pose et tombez doucement, du côté libre : il rit, il recommence.',
        },
        {
          pour: '18-24m',
          texte:
            'Deux moments lui suffisent. Les bras montent avec un long « ooo », tout tombe avec un « pouf ». Attendez le bras qui se relève : il vous redemande l’arbre.',
        },
        {
          pour: '2-3a',
          texte:
            'Donnez un bruit à chaque pose : « miaou » pour le chat, « croa » pour la grenouille, « fff » pour l’arbre dans le vent. La pose dure le temps du bruit; puis l’enfant fait la sienne, et c’est vous qui cherchez son bruit.',
        },
        {
          pour: '3-4a',
          texte: 'Tenez chaque pose le temps d’un seul souffle et gardez le jeu du spaghetti pour la fin.',
        },
        { pour: '4-5a', texte: 'Ils dessinent leurs poses sur des feuilles et composent une suite à montrer.' },
        {
          pour: 'besoins_particuliers',
          texte:
            'Chaque pose se fait aussi assis, ou avec les mains seulement; {18-24m 2-3a 3-4a 4-5a|l’enfant que l’immobilité agite tient le rôle du vent qui fait bouger l’arbre.}{0-18m !18-24m !2-3a !3-4a !4-5a|l’enfant qui n’aime pas être couché les regarde de vos bras, dos contre vous.}',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dans la cour, la montagne est de neige et l’on voit son souffle.} {hiver|L’été, dans la cour, l’arbre se fait pieds nus dans l’herbe.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Perte d’équilibre.', 'Fou rire qui se propage.'],
        dangersAEliminer: [
          'Pose sur la tête ou le cou, corps poussé dans une pose : personne n’y va ni n’y est aidé.',
          '{18-24m 2-3a|Chat à quatre pattes qui passe sur un ami couché : attendez que chaque chat soit revenu sur son tapis avant de coucher le groupe.}',
          '{0-18m|Chat, arbre ou grenouille qui tombe près d’un poupon : on saute et on tombe sur son tapis, et personne ne traverse la couverture.}',
          '{0-18m multiage|Toutou, tissu ou autre objet contre un bébé couché : rien sur sa couverture; le toutou qu’un ami lui montre repart avec l’ami.} {0-18m !multiage 20min 30min|Toutou ou tissu contre un bébé couché : rien ne reste sur sa couverture; le toutou montré repart derrière vous.} {0-18m !multiage 10min|Tissu contre un bébé couché : rien ne reste sur sa couverture.}',
          '{cour hiver 0-18m|Froid : le seuil de votre milieu pour les poupons; nuques et mains touchées souvent; dès qu’un poupon refroidit, tout le groupe rentre.}',
          '{cour hiver 18-24m !0-18m|Froid : seuil de votre milieu, souvent plus prudent avec un trottineur, au plus bas -27 °C.}',
          '{cour !hiver 0-18m|Herbe ou terre à la bouche d’un poupon : gardez-le au milieu de la couverture, et regardez-en le bord.}',
          '{18-24m 2-3a 3-4a 4-5a|Visage sous un toutou ou un tapis : le toutou reste sur le ventre.}',
          '{cour hiver|Froid quand on ne bouge pas : faites marcher un chat entre deux poses, restez couchés dix souffles au plus, et rentrez au premier frisson.} {cour ete|Soleil dans les yeux : la marguerite est à l’ombre.}',
          '{dedans 2-3a 3-4a 4-5a si-miroirs|Miroir debout sans attache : il est fixé au mur, ou il reste rangé.}',
        ],
        supervision: 'palier2',
        allergies: ['Couvertures et toutous sans plumes ni duvet, si quelqu’un y réagit.'],
      },
      observation: [
        'Schéma corporel : quelles parties de son corps dirige-t-il, et lesquelles oublie-t-il?',
        'Compétences émotionnelles : qu’est-ce qui l’aide à se calmer?',
        'Attention : {2-3a 3-4a 4-5a|combien de souffles dure une pose?}{!2-3a !3-4a !4-5a|que fait-il quand vous restez immobile, et combien de temps vous regarde-t-il?}',
      ],
      prolongements: [
        'Affichez la photo de trois poses au coin calme : on les refait au besoin.',
        'Le soir, le parent couche un toutou sur son propre ventre : l’enfant le regarde monter et descendre, dix souffles.',
      ],
      reflexionRetroaction: [
        'Ai-je cherché le calme pour eux ou pour moi?',
        'Quelle pose d’enfant pourrait revenir chaque jour?',
      ],
    },
  },
  {
    key: 'la-pate-qui-se-souvient',
    summary:
      'La pâte garde tout : un pouce, une paume, une fourchette; on cherche qui a laissé quelle trace et on en pose d’autres.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['couleurs-et-textures', 'animaux-et-traces'],
    materials: ['contenants-et-cuilleres'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, la table sort aussi et les objets se cherchent sur place : écorce, roche, soulier.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'pâte à modeler',
      'pâte',
      'modelage',
      'argile',
      'empreinte',
      'trace',
      'boulanger',
      'pétrir',
      'rouler',
      'écraser',
      'sculpture',
      'fossile',
      'potier',
      'boulangerie',
      'imprimerie',
    ],
    seen: [
      'il pèse son doigt dans la boule et revient mettre le même doigt dans le trou',
      'elle étampe sa fourchette partout dans sa galette et regarde les petites lignes',
      'ils cherchent quel objet a fait cette marque en les essayant un par un',
      'elle compare son pouce avec celui de sa voisine et s’étonne que le sien soit plus petit',
      'il est triste, sa marque a disparu quand la boule a été roulée',
      'il appuie son coude puis sa manche et rit de la forme qui reste',
      'à la collation, il a pesé son doigt dans sa tranche de pain et l’a montré',
      'à la table, elle a fait tout un chemin de petites pattes avec un bout de crayon',
    ],
    scenes: ['petrir', 'traces'],
    picture:
      'L’éducateur découvre une galette de pâte marquée d’une main, d’une fourchette et d’un rond; autour, des enfants pressent la leur.',
    sheet: {
      titre: 'La pâte qui se souvient',
      observationDepart:
        'Un enfant enfonce son pouce dans la pâte, le retire, regarde le trou. Il y remet son pouce. Puis celui de son voisin.',
      intentionEducative:
        'Permettre à l’enfant de découvrir que son geste laisse une marque, et que cette marque parle.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'principal' },
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Développement sensoriel', role: 'secondaire' },
      ],
      objectifs: [
        'Presser, rouler, tirer, arracher, de ses doigts et de ses paumes.',
        'Relier une trace à l’objet qui l’a faite.',
        'Effacer et recommencer.',
      ],
      materiel: [
        item(
          'Pâte à modeler souple',
          'une boule comme le poing par enfant et deux pour vous',
          'Terre argileuse humide',
        ),
        item(
          'Objets à presser, plus gros que la paume : fourchette, bloc, brosse, couvercle, soulier de poupée',
          'deux par enfant',
          'Écorce, roche, cocotte',
        ),
        item('Plateaux', 'un par enfant', 'Cartons rigides'),
        item('Linge, pour couvrir', 'un', 'Serviette'),
        optional('Sac solide à fermeture, tenu par vous', 'un', null),
        optional('{4-5a|Feuilles et gros crayons, pour le registre}', 'un de chaque par enfant', null),
      ],
      preparation: [
        'Amollissez la pâte entre vos mains avant l’arrivée des enfants : froide, elle casse. {cour hiver|Gardez-la sous votre manteau jusqu’au jeu, et laissez leurs mitaines à portée.}',
        'Faites vous-même trois traces dans une galette, puis couvrez-la.',
        '{1adulte|Seule, gardez tous les plateaux à la même table.} {2adultes|À deux, ouvrez une deuxième table avec la pâte la plus molle, pour les petites mains.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 6 },
          'Découvrez la galette. « Quelqu’un est passé ici. » Touchez les creux, essayez un objet qui n’entre pas. Passez la galette, donnez à chacun sa boule et attendez.',
        ),
        play(
          { 20: 13, 30: 20, 45: 21 },
          'Les boules s’aplatissent. {2-3a|On enfonce les doigts, on tire, on tape, on recolle.} {2-3a !multiage|Percez votre boule du pouce et regardez par le trou : chacun perce la sienne. Un enfant en veut plus? Coupez votre boule en deux. Quand les mains ralentissent, posez au milieu les fourchettes et les brosses, sans rien dire : elles piquent, peignent, tiennent debout dans la pâte. La miette tombée se ramasse en tapant dessus avec la boule.} {3-4a|On presse un objet, on le cache, un ami le cherche.} {3-4a !multiage|Faites-le une fois : pressez le bloc, glissez-le sous le linge. « C’est le soulier! » dit un enfant. Il l’essaie dans le creux : le soulier n’entre pas. Les enfants trouvent trop vite? Pressez un même objet à plat, de côté, du bout : trois marques, un seul coupable.} {4-5a|On fait une suite de traces, un chemin, une bête aux pattes inventées.} {4-5a !multiage|Demandez d’où la bête est partie et où elle s’est arrêtée; deux plateaux se touchent, et le chemin passe de l’un à l’autre. La galette déchire? C’est un ravin. Le chemin est fini? Faites deux traces qui se croisent : laquelle est passée la première? Ils vérifient en pressant.} Une main entière, un coude, un bout de manche : tout s’essaie. Roulé en boule, tout s’oublie.',
        ),
        play(
          { 45: 11 },
          'Un musée s’ouvre sur la table. Les plateaux se rangent au bord, et l’on visite debout, à petits pas. {2-3a|Les doigts visitent les creux.} {2-3a !multiage|Posez votre doigt au fond d’un creux : « C’était toi? » Pour répondre, l’enfant presse encore, juste à côté. Le musée ferme quand les visiteurs se remettent à taper.} {3-4a 4-5a|Une galette sur deux a son gardien, qui demande « Quel objet est passé ici? » et garde la réponse.} {3-4a 4-5a|Les autres visitent et ont droit à trois essais. Puis les gardiens deviennent visiteurs.} {4-5a !multiage|Un gardien a le droit de mentir; le visiteur le prouve, l’objet en main.}',
        ),
        closing(
          { 20: 4, 30: 6, 45: 7 },
          'On garde une trace, une seule : un pouce par enfant, côte à côte, sur la même grande galette. Le reste se range en boules sous le linge; les mains se regardent et se lavent{cour| en rentrant}.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Pressez lentement, retirez lentement : la trace est dans la façon de lever.',
          'Nommez ce que fait la main : « Tu tires… ça s’étire… ça casse. »',
          '{2-3a multiage|Gardez les yeux sur les bouches des plus petits.} {2-3a !multiage|Gardez les yeux sur les bouches.}',
        ],
        questionsOuvertes: ['Qui a laissé cette marque?', 'Qu’est-ce que la pâte a gardé?', 'Comment l’effacer?'],
      },
      vocabulaire: ['la pâte', 'la trace', 'presser', 'pétrir', 'aplatir', 'le creux', 'l’empreinte', 'effacer'],
      adaptations: [
        { pour: '2-3a', texte: 'Une grosse boule et les mains; les objets viennent quand les doigts ont fini.' },
        { pour: '3-4a', texte: 'Limitez à trois objets par jeu de devinette, posés à côté de la galette.' },
        { pour: '4-5a', texte: 'Les enfants tiennent un registre : un dessin de la trace, un dessin de l’objet.' },
        {
          pour: 'besoins_particuliers',
          texte:
            'Tiédissez la pâte pour les doigts qui ont peu de force; pour l’enfant que la texture rebute, mettez-la dans un sac solide, fermé et tenu avec vous, à presser du dehors.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, la neige tassée garde les mêmes traces.} {hiver|L’été, le sable mouillé garde les mêmes traces.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Pâte dans les cheveux.', 'Galette écrasée par un autre.'],
        dangersAEliminer: [
          'Pâte portée à la bouche : offrez un objet à presser; elle se lave et ne se mange pas.',
          'Petit objet à presser : rien qui passe dans un rouleau de papier hygiénique.',
          'Sac de plastique laissé à un enfant : il reste dans vos mains et se range après.',
        ],
        supervision: 'palier2',
        allergies: [
          'La pâte à modeler du commerce contient souvent du blé : avec une allergie déclarée, prenez la terre argileuse.',
        ],
      },
      observation: [
        'Motricité fine : quels doigts, quelle force, quels gestes l’enfant répète-t-il?',
        'Éveil aux sciences : l’enfant relie-t-il la forme creuse à l’objet?',
        'Développement sensoriel : que cherche-t-il ou évite-t-il au toucher?',
      ],
      prolongements: [
        'Comparez les pouces du groupe avec une loupe.',
        'Le matin, un enfant imprime dans une galette un objet de la maison; le soir, son parent devine lequel.',
      ],
      reflexionRetroaction: [
        'Les mains ont-elles eu la pâte à elles avant l’arrivée des objets?',
        'Qui a voulu garder, qui a voulu effacer?',
      ],
    },
  },
]
