import { closing, item, opening, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

/** Hooves that are shod, a dinosaur with arms too short, a hippo whose voice a jungle repeats, and a swarm that looks for a house. */
export const MIXED_AGES_HORSES_DINOSAURS_JUNGLE_AND_BEES_SHEETS: readonly BankSheet[] = [
  {
    key: 'le-cheval-donne-son-pied',
    summary:
      'Toc, toc, toc… rien : il manque un fer! Le cheval donne son pied, on le ferre d’une boule de bas, puis il écoute ses sabots neufs.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['animaux-et-traces', 'quartier-et-metiers', 'sons-et-silence'],
    materials: ['contenants-et-cuilleres', 'cartons-et-boites'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, un banc de bois sert de forge, et les sabots s’écoutent {!hiver|sur les dalles, puis dans l’herbe}{hiver|sur la neige tapée, puis dans la molle}.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'cheval',
      'chevaux',
      'chevals',
      'jument',
      'poulain',
      'sabot',
      'sabots',
      'bruit des sabots',
      'fer à cheval',
      'ferrer un cheval',
      'maréchal-ferrant',
      'maréchal ferrant',
      'forgeron',
      'trotter',
      'marcher à quatre pattes comme un cheval',
      'se tenir sur une jambe',
      'métiers',
    ],
    seen: [
      'il cogne deux pots de yogourt par terre et fait clac clac au galop',
      'elle se tient sur une patte, la main sur le banc, et lève l’autre derrière',
      'ils se donnent des petites tapes de bas roulé sous les semelles',
      'il refuse qu’on lui touche les pieds quand vient le temps de mettre ses souliers',
      'elle demande pourquoi les bêtes de la ferme portent des souliers de métal',
      'bébé couché pousse fort ses talons contre ma main et attend que je pousse aussi',
      'depuis la promenade en calèche, ils trottent et hennissent dans le corridor',
      'dans le vestiaire, elle lève son pied derrière elle pour que je lui mette sa botte',
    ],
    scenes: ['equilibre', 'taper-bruit', 'imiter-animaux', 'corps'],
    picture:
      'Les deux mains sur un banc, un enfant plie un pied derrière lui; à genoux à côté, une amie le ferre d’une boule de bas, un petit cogne deux pots.',
    sheet: {
      titre: 'Le cheval donne son pied',
      observationDepart:
        'Deux pots cognent : toc, toc, toc, toc. Un enfant se met à quatre pattes et secoue la tête. {3-4a 4-5a|« Les vrais chevaux, eux, ont des souliers en fer. »} {18-24m 2-3a !3-4a !4-5a|Il lève un pied derrière lui et se retourne pour le voir.} {0-18m !18-24m !2-3a !3-4a !4-5a|Il s’arrête, une jambe en arrière, et écoute.}',
      intentionEducative:
        'Permettre à chaque enfant de prêter son pied ou de le garder, {18-24m 2-3a 3-4a 4-5a|de tenir en équilibre et d’entendre ses propres pas}{0-18m !18-24m !2-3a !3-4a !4-5a|et d’entendre ce qui sonne et ce qui se tait}.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'secondaire' },
      ],
      objectifs: [
        'Lever un pied, le prêter, le reprendre.',
        '{18-24m|Taper et avancer à quatre pattes ou debout, les yeux sur ses pieds.}',
        '{2-3a 3-4a 4-5a|Tenir sur une jambe, les mains appuyées.}',
        '{18-24m 2-3a 3-4a 4-5a|Demander du geste ou du mot avant de toucher, et lire la réponse.} {0-18m !18-24m !2-3a !3-4a !4-5a|Attendre le quatrième coup, et le réclamer.}',
      ],
      materiel: [
        item(
          '{dedans|Banc bas ou divan, contre un mur}{dehors|Banc de bois qui ne bouge pas}',
          'un, à hauteur des hanches des enfants',
          '{dedans|Deux mains contre le mur}{dehors|Gros bac retourné contre un mur}',
        ),
        item(
          '{dedans|Tapis à envers antidérapant}{dehors !hiver|Couverture épaisse}{dehors hiver|Tapis isolant}',
          'deux places assises',
          '{dedans|Matelas de sieste}{dehors|Matelas de sol lavable}',
        ),
        item(
          '{0-18m|Couverture épaisse, l’écurie des poulains}',
          '{0-18m|une}{dehors hiver 0-18m|, sur un tapis isolant}',
          '{0-18m|Tapis de jeu}',
        ),
        item(
          'Boules de bas, marteaux pour faire semblant : deux bas roulés l’un dans l’autre, plus gros que le poing d’un enfant',
          'une par enfant et une pour vous{0-18m|, une de plus par poupon}',
          'Mitaines roulées l’une dans l’autre',
        ),
        item(
          'Pots de plastique vides et lavés, de 500 ml ou plus, sans couvercle, les sabots qui sonnent',
          'deux par enfant et deux pour vous{0-18m|, deux de plus par poupon}',
          'Bols de plastique épais',
        ),
        item(
          '{18-24m 2-3a 3-4a 4-5a dedans 30min 45min|Grand carton plat, sans agrafes, collé au sol}',
          '{dedans 30min 45min|un, long de trois pas}',
          '{dedans 30min 45min|Deux cartons plats bout à bout}',
        ),
        item(
          '{18-24m 2-3a 3-4a 4-5a dedans 30min 45min|Ruban large, gardé par l’adulte}',
          '{dedans 30min 45min|un rouleau}',
          '{dedans 30min 45min|Ruban-cache en deux épaisseurs}',
        ),
        item('{dehors ete|Gourdes d’eau}', 'une par enfant{0-18m| qui boit déjà de l’eau}', 'Pichet et verres'),
        item(
          '{18-24m 2-3a 3-4a 4-5a 45min dedans|Gros crayons de cire entiers}{18-24m 2-3a 3-4a 4-5a 45min dehors !hiver|Grosses craies de trottoir entières}',
          '{45min dedans|un par enfant}{45min dehors !hiver|une par enfant}',
          '{45min dedans|Gros feutres lavables}{45min dehors !hiver|Gros pinceaux mouillés}',
        ),
      ],
      preparation: [
        'Dégagez trois pas devant le banc : c’est la forge. Posez {dedans|le tapis}{dehors !hiver|la couverture}{dehors hiver|le tapis isolant} à côté, avec les boules de bas. {18-24m 2-3a 3-4a 4-5a|Les pots sont plus loin, dans le pré : qui n’est pas à la forge trotte.} {0-18m|Les poupons sont les poulains. Leur écurie, une couverture à eux, est au bout du banc}{0-18m multiage|, du côté où personne ne trotte}{0-18m|; chacun y a sa boule de bas, et deux pots s’il est assis.}',
        'Appuyez de tout votre poids sur le banc : il ne bouge pas. {dedans|Pieds nus pour tous, vous aussi : les bas glissent, et le marteau s’y sent mieux.} {dehors !hiver|Les souliers restent aux pieds : on ferre la semelle.} {dehors hiver|Les bottes restent aux pieds, et le fer va sous la semelle. Tapez du talon un rond de neige devant le banc, loin de toute glace.} {dehors hiver 0-18m|Poupons en habit de neige : par temps froid, rentrez après vingt minutes, où qu’en soit le jeu; au seuil que votre milieu fixe pour eux, jouez dedans.}',
        '{18-24m 2-3a 3-4a 4-5a dedans 30min 45min|Collez les quatre bords du carton au sol, entre la forge et le pré.} {18-24m 2-3a 3-4a 4-5a dehors !hiver 30min 45min|Choisissez le bord où les dalles ou l’asphalte touchent l’herbe.} {18-24m 2-3a 3-4a 4-5a dehors hiver 30min 45min|À trois pas de la forge, laissez de la neige molle à côté de la neige tapée.}',
        'Exercez le boitement, deux pots aux mains : quatre coups égaux, puis trois coups et un silence. Tout le jeu part de ce silence.',
        '{1adulte !0-18m|Seule, restez à genoux au bout du banc, face au pré.} {1adulte !0-18m multiage|Avec plusieurs âges, prenez six enfants au plus.} {1adulte 0-18m|Seule, restez à genoux entre le bout du banc et l’écurie}{1adulte 0-18m multiage|, face au pré}{1adulte 0-18m !18-24m !2-3a !3-4a !4-5a|, tous les pieds à portée de vos mains}{1adulte 0-18m|.} {1adulte 0-18m multiage|Avec plusieurs âges, prenez six enfants au plus, dont deux poupons.} {2adultes !0-18m|À deux, l’une garde la forge, l’autre trotte au pré.} {2adultes !0-18m multiage|Avec plusieurs âges, prenez neuf enfants au plus.} {2adultes 0-18m|À deux, l’une garde la forge et l’écurie, les poupons à portée de bras; l’autre }{2adultes 0-18m multiage|trotte au pré.}{2adultes 0-18m !18-24m !2-3a !3-4a !4-5a|fait le cheval qui boite.} {2adultes 0-18m multiage|Avec plusieurs âges, prenez neuf enfants au plus, dont deux poupons.}',
        '{avec-contenant|Sauf le verre, mettez @materiel au pré : d’autres sabots, d’autres sons.} {avec-tissu|Pliez @materiel sous les genoux du maréchal.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4, 45: 5 },
          'Cognez vos pots{dedans| au plancher}{dehors| l’un contre l’autre} : toc, toc, toc, toc. Encore : toc, toc, toc… et rien. « Il me manque un fer! » Déposez les pots, allez au banc, appuyez-y une main, pliez un pied derrière vous. De l’autre main, ferrez-le d’une boule de bas : « Cheval, cheval, donne ton pied, toc, toc, toc, il est ferré! Pose ton sabot bien à plat, toc, toc, toc, il ne tombe pas. » Le pied descend, vous repartez : quatre coups. « Je suis le maréchal, je pose les fers. Qui donne un pied? » {0-18m|Un poulain bat déjà des pieds : offrez-lui votre paume.}',
        ),
        play(
          { 10: 6, 20: 12, 30: 12, 45: 14 },
          '{18-24m 2-3a 3-4a 4-5a|Il y a des chevaux à la forge et d’autres au pré, pots aux mains; on change quand on veut.} {18-24m !2-3a !3-4a !4-5a|Vous êtes le maréchal, à genoux, jusqu’à ce qu’une main prenne votre boule de bas : donnez alors le pied.} {18-24m 2-3a 3-4a 4-5a|Le maréchal flatte l’épaule et tend sa paume : « Ton pied? » Le cheval le donne ou le garde. Quatre coups de bas, et il repart.} {0-18m !18-24m !2-3a !3-4a !4-5a|Le maréchal, c’est vous, à genoux. Flattez une épaule, tendez la paume : « Ton pied? »} {0-18m|Le poulain couché pousse un talon dans la paume du maréchal, qui le ferre. Celui qui part à quatre pattes donne le pied qui traîne.} {0-18m !18-24m !2-3a !3-4a !4-5a|Assis, il tire son pied à lui, le regarde, le retend; à chaque pied sa comptine, et sa réponse avant le premier coup. Le fer est posé? Mettez-vous à quatre pattes, des pots aux mains : toc, toc, toc… et rien. Les têtes se tournent. Attendez qu’un talon, une main, une voix fasse le quatrième : « Merci, maréchal! » Ceux qui attendent leur tour cognent un pot, goûtent un bas, vous regardent trotter.} {18-24m|Assis, le trottineur tend ses deux pieds, les reprend, puis ferre le tapis et votre genou.} {2-3a|À quatre pattes, il faut quatre fers : après les pieds, les mains, puis les genoux.} {3-4a|« Pas celui-là, y est chatouilleux! » Le maréchal demande l’autre.} {4-5a|Mains au banc, la jument tient sur une jambe pendant qu’on lui cherche une roche sous le sabot.}',
        ),
        play(
          { 30: 8, 45: 10 },
          'Les fers neufs s’essaient. {18-24m 2-3a 3-4a 4-5a dedans|Sur le carton, les talons sonnent; sur le tapis, plus rien.} {18-24m 2-3a 3-4a 4-5a dehors !hiver|Sur le dur, les semelles sonnent; dans l’herbe, plus rien.} {18-24m 2-3a 3-4a 4-5a dehors hiver|Sur la neige tapée, les bottes craquent; dans la molle, plus rien.} {0-18m|Le poulain assis cogne un pot sur un autre : ça sonne; puis sur sa couverture : plus rien. Le poulain couché tourne la tête vers les sabots qui sonnent et, quand ils se taisent, les attend.} {0-18m !18-24m !2-3a !3-4a !4-5a|Cognez vos pots loin, puis près, d’un bord de l’écurie, puis de l’autre : qui vous cherche? Celui qui se tient debout au banc y tape du plat des mains; tapez avec lui, arrêtez avec lui. « Ça sonne. Plus rien. »} {18-24m|Le trottineur s’arrête au bord : un pied dessus, un pied à côté, les yeux au sol.} {2-3a|Les pieds tapent si fort que la tête branle, puis on s’assoit, étourdi de bruit.} {3-4a|Un cheval s’enfuit sur le bout des sabots, pour que le maréchal n’entende pas.} {4-5a|Dos tournés, deux écouteurs devinent : au pas ou au trot? Une bête ou deux? Un cheval boite exprès : ils le renvoient à la forge.}',
        ),
        play(
          { 45: 9 },
          'Un bon fer se fait à la mesure. {18-24m 2-3a 3-4a 4-5a dedans|Le pied se pose sur le carton, un crayon en fait le tour.} {18-24m 2-3a 3-4a 4-5a dehors !hiver|Le soulier se pose sur le dur, une craie en fait le tour.} {18-24m 2-3a 3-4a 4-5a dehors hiver|La botte se pose dans la neige tapée, se lève, et le fer y reste.} {0-18m multiage|Un grand pied se pose contre le pied du poulain : le grand fer, le petit fer. Le petit pousse.} {0-18m !18-24m !2-3a !3-4a !4-5a|Posez la plante de votre pied contre celle du poulain : « Le grand fer, le petit fer. » Son pied pousse le vôtre : reculez d’un doigt, revenez.} {0-18m !18-24m !2-3a !3-4a !4-5a|Suivez du doigt le tour de la plante, du talon au gros orteil, lentement; arrêtez au bout : le pied remue? Refaites le tour. Chaussez un pied d’un pot, « trop grand! », et laissez-le tomber, toc; l’enfant le renverse, y met sa main, son bas, son autre main.} {18-24m|Le trottineur met dans un fer son pied, sa main, puis un pot.} {2-3a|« C’est à moi! » On essaie tous les fers pour retrouver le sien.} {3-4a dedans|On suit le pied d’un ami qui rit : le fer sort tout croche, et lui va quand même.} {3-4a dehors !hiver|On suit le soulier d’un ami qui rit : le fer sort tout croche, et lui va quand même.} {3-4a dehors hiver|Quatre bottes s’impriment d’affilée : deux bêtes, ou une seule qui court?} {4-5a|Du talon à la pointe, on compare deux fers avec un pot; dans chacun, on laisse un signe pour en reconnaître le cheval.}',
        ),
        closing(
          { 10: 2, 20: 5, 30: 6, 45: 7 },
          'Dites « hooo », de plus en plus bas. Les pots s’emboîtent, les boules se couchent à côté. {18-24m 2-3a 3-4a 4-5a dedans|Les chevaux se couchent aussi, sur le tapis et autour.} {18-24m 2-3a 3-4a 4-5a dehors !hiver|Les chevaux se couchent aussi, sur la couverture de la forge et dans l’herbe.} {18-24m 2-3a 3-4a 4-5a dehors hiver|Les chevaux se couchent aussi, sur le tapis isolant et dans la neige tapée.} {!0-18m|Passez de l’un à l’autre, par le côté, la paume ouverte}{0-18m|Du bord de l’écurie, tendez la paume à chacun} : un pied vient, ou non. Redites la comptine tout bas, quatre coups du bout du doigt{18-24m 2-3a 3-4a 4-5a|; pendant ce temps, les autres ferrent le leur}. {0-18m|Chaque poulain est ferré une dernière fois, le pied au creux de votre main.} {18-24m 2-3a 3-4a 4-5a|Puis ceux qui veulent se lèvent et s’en vont au pas, oreilles tendues : combien de fers entend-on?} {0-18m !18-24m !2-3a !3-4a !4-5a|Plus bas encore, trois coups… et le quatrième sans toucher, dans l’air. Le cheval s’éloigne : toc, toc, du bout des ongles sur un pot, puis plus rien.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Tendez votre paume sous le pied et laissez-le venir; si la jambe se raidit, retirez-la et flattez l’épaule. {0-18m|Chez un poulain, oui est un talon qui pousse; non, un genou qui se replie.}',
          '{18-24m 2-3a 3-4a 4-5a|Remettez au pré le cheval sans maréchal : deux pots, un trot, et la forge l’appellera.}',
          'Reprenez le rythme de qui cogne, avec son silence ou sans : « Toi, je t’entends boiter. »',
          '{18-24m|Dites au trottineur le pied que vous ferrez, et touchez-le en le disant.} {2-3a 3-4a 4-5a !18-24m|Soufflez un mot du métier quand il sert : la corne, la semelle, le clou inventé.}',
        ],
        questionsOuvertes: [
          'Quel pied me donnes-tu?',
          'Comment sais-tu qu’il veut bien?',
          '{30min 45min|Où tes sabots font-ils le plus de bruit?}',
          '{3-4a 4-5a|Qu’est-ce qui lui est arrivé, à ce sabot-là?}',
        ],
      },
      vocabulaire: ['le sabot', 'le fer', 'ferrer', 'la forge', 'boiter', 'trotter', 'flatter', 'la semelle'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Le mollet repose dans votre main, l’autre main tape la plante du bout de la boule de bas : trois coups, puis attendez, les sourcils levés. Un coup de talon réclame le quatrième. Debout au bout du banc, celui de treize mois lève un pied pour voir; tenez-le aux hanches et ferrez l’autre.',
        },
        {
          pour: '18-24m',
          texte:
            'Le trottineur se fait ferrer assis, le mollet dans votre paume. {2-3a 3-4a 4-5a|Sa place est contre vous, au bout du banc : personne ne trotte entre vous et lui.}',
        },
        {
          pour: '2-3a',
          texte:
            'À quatre pattes, l’équilibre est gratuit : l’enfant allonge une jambe en arrière et regarde entre ses bras qui le ferre.',
        },
        {
          pour: '3-4a',
          texte:
            'Donnez une raison de venir à la forge : une roche, une boue, un fer qui branle. L’enfant trouvera la suivante.',
        },
        {
          pour: '4-5a',
          texte:
            'L’enfant ferre dans l’ordre, devant et derrière, d’un bord puis de l’autre, et dit d’avance combien de fers il faut pour deux chevaux.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Le pied qui ne supporte pas le contact se ferre de loin : l’enfant cogne ses pots, vous tapez le banc en même temps. {18-24m 2-3a 3-4a 4-5a|En fauteuil, le repose-pied est la forge.} {18-24m 2-3a 3-4a 4-5a 30min 45min|Les roues neuves s’écoutent sur chaque sol.} {0-18m !18-24m !2-3a !3-4a !4-5a|Un poupon entend peu? Posez sa main sur le pot pendant que vous cognez.}',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dans la cour, chaque sabot reste imprimé dans la neige : on suit un cheval jusqu’à sa forge.} {!ete|L’été, dans la cour, le banc va à l’ombre et l’on trempe ses sabots dans l’herbe fraîche.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Perdre l’équilibre et s’asseoir.',
          'Bruit de pots, par bouts.',
          'Coup de bas trop fort sous un pied.',
        ],
        dangersAEliminer: [
          'Visage derrière un pied levé : le maréchal est à genoux à côté de la jambe. Un cheval qui rue pose ses deux pieds, et la forge ferme le temps d’un souffle.',
          'Cheval sur une jambe : mains au banc, un seul pied levé, retenu dans une paume et lâché dès qu’il tire.',
          '{0-18m multiage|Trot, pot ou cheval qui rue près d’un poulain : on vient à l’écurie à genoux, un seul maréchal à la fois, et c’est vous qui tenez le mollet.}',
          '{0-18m|Pot ou boule de bas sucés par un poulain : changés avant une autre bouche, puis lavés.}',
          'Pot fendu ou coupant : il sort du jeu. Les pots cognent le sol ou un autre pot, et se déposent pour monter à la forge.',
          '{dedans 18-24m 2-3a 3-4a 4-5a 30min 45min|Carton décollé, bas aux pieds : on recolle, on se déchausse, puis on trotte. Dedans, aucun galop.} {dedans 18-24m 2-3a 3-4a 4-5a 10min 20min|Bas aux pieds : on se déchausse, puis on trotte. Dedans, aucun galop.} {dehors !hiver 18-24m 2-3a 3-4a 4-5a|Galop : dans l’herbe seulement, loin du banc et de qui est assis.} {dehors hiver|Froid : seuil de votre milieu. Glace sous la neige : on change d’endroit. Mains et nuques touchées à chaque passage à la forge.} {dehors hiver 0-18m|Dès qu’un poupon refroidit, tout le groupe rentre.}',
          '{dehors ete|Soleil : forge à l’ombre, chapeau, une gorgée d’eau après chaque trot. Bois ou dalles qui brûlent la main : on change de place.} {dehors ete 0-18m|Écurie à l’ombre, nuques des poulains touchées souvent.}',
          '{45min dedans 18-24m 2-3a 3-4a 4-5a|Crayon cassé : les bouts vont dans votre poche.} {45min dedans 0-18m multiage|Aucun crayon ne passe à l’écurie.} {45min dehors !hiver 18-24m 2-3a 3-4a 4-5a|Craie cassée : les bouts vont dans votre poche.} {45min dehors !hiver 0-18m multiage|Aucune craie ne passe à l’écurie.}',
        ],
        supervision: 'palier2',
        allergies: [
          'Pots de yogourt ou de crème glacée : le lait et les noix y laissent des traces. Lavez-les à fond, ou prenez des bols. Aucun pot de beurre d’arachide.',
        ],
      },
      observation: [
        'Motricité globale : {18-24m 2-3a 3-4a 4-5a|sur quoi l’enfant s’appuie-t-il pour lever un pied, et qu’arrive-t-il au reste du corps?} {0-18m !18-24m !2-3a !3-4a !4-5a|couché, assis ou à quatre pattes, comment tend-il le pied, et que font ses bras?}',
        'Compétences sociales : notez une demande de pied, du premier geste à la réponse, et ce qu’en fait le maréchal.',
        'Schéma corporel : ferré, l’enfant cherche-t-il ce pied-là des yeux, de la main, ou le pose-t-il tout droit?',
      ],
      prolongements: [
        'Au vestiaire, la comptine chausse les pieds : « Cheval, cheval, donne ton pied. »',
        'Au bain ou avant le dodo, l’enfant tend un pied à la maison : les familles reçoivent la comptine et ses quatre coups de doigt.',
      ],
      reflexionRetroaction: [
        'Ai-je pris un pied avant qu’on me le donne?',
        '{18-24m 2-3a 3-4a 4-5a|Quel cheval est resté au pré tout le jeu, et qu’y écoutait-il?} {0-18m !18-24m !2-3a !3-4a !4-5a|Qui attendait le quatrième coup?}',
      ],
    },
  },
  {
    key: 'le-t-rex-a-les-bras-trop-courts',
    summary:
      'Un bras dans un long bas devient un long cou qui broute. Les coudes collés, le T-Rex n’attrape rien du tout : qui va lui gratter le dos?',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['animaux-et-traces', 'emotions-et-amitie', 'mouvement-et-defis'],
    materials: ['tissus', 'cartons-et-boites'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, les feuilles se posent sur le banc, les bacs et l’herbe, et le bas s’enfile par-dessus la manche.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'dinosaure',
      'dinosaures',
      'dinausaure',
      'dinozaure',
      'dino',
      'T-Rex',
      'tyrannosaure',
      'bras de T-Rex',
      'long cou',
      'dinosaure long cou',
      'diplodocus',
      'brachiosaure',
      'mangeur de feuilles',
      'herbivore et carnivore',
      'marionnette de bas',
      'demander de l’aide',
      's’entraider',
    ],
    seen: [
      'il enfile un bas jusqu’au coude et le fait mordre les amis',
      'elle colle ses coudes sur ses côtes et essaie d’attraper son verre quand même',
      'ils ramassent les tissus verts avec la bouche de leur marionnette',
      'il est frustré de ne pas être capable d’atteindre ce qu’il veut sur la tablette',
      'elle se gratte le dos et ne veut jamais demander qu’on l’aide',
      'ils rugissent et se sauvent en riant du méchant qui n’attrape personne',
      'depuis le musée avec les squelettes géants, ils marchent à pas lourds et grognent',
      'à la table, il joue à ne se servir que de ses avant-bras et rit de tout échapper',
    ],
    scenes: ['monstres', 'figurines', 'corps'],
    picture:
      'Un enfant, le bras dans un long bas, broute un tissu vert sur une tablette; l’éducatrice, coudes collés au corps, tend deux petites griffes vers la feuille.',
    sheet: {
      titre: 'Le T-Rex a les bras trop courts',
      observationDepart:
        '{0-18m !18-24m !2-3a !3-4a !4-5a|Vous enfilez un grand bas, et la main s’ouvre : une gueule. Un poupon à quatre pattes s’arrête, la fixe, et rit quand elle bâille.} {18-24m 2-3a 3-4a 4-5a|Un enfant enfile un grand bas jusqu’au coude et ouvre la main : une gueule.} {3-4a 4-5a|« Moi, je suis un long cou. » « Moi, un T-Rex, pis je te mange! »} {!3-4a !4-5a 18-24m 2-3a|La gueule avance, serre un coin de tissu, et le lâche plus loin.}',
      intentionEducative:
        'Offrir à chaque enfant un corps de dinosaure qui peut une chose et pas l’autre, et le plaisir d’aider ou d’appeler à l’aide.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        '{18-24m 2-3a 3-4a 4-5a|Prendre et lâcher avec une main couverte, en haut et en bas.} {0-18m|Suivre des yeux la gueule du long cou et lui laisser une feuille.}',
        'Voir que quelqu’un n’y arrive pas, et faire un geste vers lui.',
        '{2-3a 3-4a 4-5a|Demander de l’aide, du mot ou du cri.}',
        '{3-4a 4-5a|Garder les coudes collés et trouver une autre façon de faire.}',
      ],
      materiel: [
        item(
          'Longs bas d’adulte, propres, jusqu’au genou',
          '{18-24m 2-3a 3-4a 4-5a|un par enfant, deux de plus, un pour vous}{4-5a|, un deuxième pour chaque enfant de quatre ans}{0-18m !18-24m !2-3a !3-4a !4-5a|deux pour vous}{0-18m multiage| (les poupons n’en ont pas)}',
          'Manches de vieux chandail, cousues au bout',
        ),
        item(
          'Carrés de tissu vert, grands comme une débarbouillette, sans franges, les feuilles',
          'quatre par enfant{0-18m|, quatre de rechange pour les poupons}',
          'Débarbouillettes de toutes les couleurs',
        ),
        item('Boîtes de carton basses, sans agrafes, les nids', 'une pour deux enfants', 'Bacs de plastique légers'),
        item(
          '{0-18m dedans|Couverture épaisse, la clairière des poupons}{0-18m dehors|Couverture à dessous imperméable, la clairière des poupons}',
          '{0-18m|une}{0-18m dehors hiver|, sur un tapis de mousse}',
          '{0-18m|Tapis de jeu}',
        ),
        item(
          '{45min 18-24m 2-3a 3-4a 4-5a|Petite couverture}',
          '{45min 18-24m 2-3a 3-4a 4-5a|une}',
          '{45min 18-24m 2-3a 3-4a 4-5a|Grande serviette}',
        ),
        item(
          '{dehors ete|Gourdes d’eau}',
          '{dehors ete !0-18m|une par enfant}{dehors ete 0-18m|une par enfant qui boit déjà de l’eau}',
          '{dehors ete|Pichet et verres}',
        ),
        item(
          '{dedans 18-24m 2-3a 3-4a 4-5a|Chaises et tablette qui ne bougent pas, les hauteurs}{dehors 18-24m 2-3a 3-4a 4-5a|Banc et bacs retournés, les hauteurs}',
          '{dedans 18-24m 2-3a 3-4a 4-5a|deux chaises, une tablette}{dehors 18-24m 2-3a 3-4a 4-5a|un banc, deux bacs}',
          '{dedans 18-24m 2-3a 3-4a 4-5a|Assise et dossier de divan}{dehors 18-24m 2-3a 3-4a 4-5a|Marches basses}',
        ),
      ],
      preparation: [
        '{0-18m !18-24m !2-3a !3-4a !4-5a|Posez les feuilles en tas au bord de la couverture, les nids vides à côté.} {dedans 18-24m 2-3a 3-4a 4-5a|Posez les feuilles à trois hauteurs : au sol, sur l’assise des chaises, sur une tablette. Une moitié dépasse toujours du bord.} {dehors !hiver 18-24m 2-3a 3-4a 4-5a|Posez les feuilles à trois hauteurs : dans l’herbe, sur les bacs retournés, sur le banc. Le vent en sèmera d’autres.} {dehors hiver 18-24m 2-3a 3-4a 4-5a|Posez les feuilles à trois hauteurs : sur la neige tapée, sur les bacs retournés, sur le banc déneigé.} {18-24m 2-3a 3-4a 4-5a|La plus haute est à bout de bras du plus grand, ses deux pieds au sol.}',
        '{18-24m 2-3a 3-4a 4-5a|Laissez les nids au milieu, à deux pas l’un de l’autre. Les bas sont dessus, ouverts et roulés comme des beignes.} {0-18m|Étendez la clairière des poupons contre vos pieds, des feuilles dessus. Un bas n’y vient qu’à votre bras.} {0-18m !18-24m !2-3a !3-4a !4-5a|Tous sont à portée de vos bras : les couchés sur le dos, les pieds vers vous, les assis à côté, et un nid devant ceux qui vont à quatre pattes.} {dehors hiver 0-18m|Poupons en habit de neige : par temps froid, rentrez après vingt minutes, où qu’en soit le jeu; au seuil que votre milieu fixe pour eux, jouez dedans.}',
        '{dedans 18-24m 2-3a 3-4a 4-5a|Pieds nus : un bas ne va qu’au bras. Écartez ce qui se renverse.} {dehors !hiver 18-24m 2-3a 3-4a 4-5a|Le bas va sur le bras nu ou la manche, jamais au pied.} {dehors hiver 18-24m 2-3a 3-4a 4-5a|Le bas s’enfile par-dessus la mitaine et la manche, et tient la neige dehors. Faites le tour : aucune glace.}',
        'Exercez votre T-Rex : les coudes collés aux côtes, deux griffes par main, la voix haut perchée. Gros et maladroit, il fait rire; il n’attrape jamais.',
        '{1adulte 18-24m 2-3a 3-4a 4-5a|Seule, restez entre les nids et le coin le plus haut.} {1adulte !0-18m multiage|Avec plusieurs âges, prenez six enfants au plus.} {1adulte 0-18m multiage|Avec plusieurs âges, prenez six enfants au plus, dont deux poupons.} {2adultes 18-24m 2-3a 3-4a 4-5a|À deux, l’une est le T-Rex, l’autre broute avec le troupeau.} {2adultes 18-24m 2-3a 3-4a 4-5a multiage|Avec plusieurs âges, prenez neuf enfants au plus.}',
        '{avec-tissu|Posez @materiel parmi les feuilles : une plante que le troupeau ne connaît pas.} {avec-contenant|Ajoutez @materiel aux nids, si rien n’y coupe.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4, 45: 5 },
          'Un bas jusqu’au coude, faites sortir un long cou de derrière votre dos. Il bâille, s’étire, broute une feuille, la dépose au nid : « Long, long, long, mon cou s’étire, il croque en haut, croque en bas. » {0-18m|Redites-le dans la clairière : à « croque en bas », la gueule broute une feuille sur les jambes du poupon.} {18-24m 2-3a 3-4a 4-5a|Tenez un bas ouvert devant chaque enfant qui en veut un : son bras devient un long cou.} Ôtez votre bas, collez vos coudes, sortez deux griffes : « Court, court, court, il nous fait rire : le T-Rex n’attrape pas! » Essayez de vous gratter la tête. Trop court! « Ça me pique, et personne ne m’aide… » {18-24m 2-3a 3-4a 4-5a|Regardez les longs cous.} {0-18m !18-24m !2-3a !3-4a !4-5a|Cherchez un regard, et attendez : un son ou un bras levé vous répond.}',
        ),
        play(
          { 10: 6, 20: 12, 30: 12, 45: 14 },
          '{0-18m !18-24m !2-3a !3-4a !4-5a|Remettez le bas. Le long cou avance, s’arrête à un bras, et broute la feuille sur les jambes de l’un, puis de l’autre. Le poupon qui va à quatre pattes vient jusqu’à la gueule : elle lui donne sa feuille. Assis, un autre tire le tissu de la gueule : lâchez, « oh! », et elle revient. Ôtez le bas, collez vos coudes, penchez-vous vers une feuille qu’une main tient. Trop court! S’il la tend jusqu’à vos griffes : « Je l’ai! » S’il la serre, le T-Rex soupire et essaie ailleurs.} {18-24m 2-3a 3-4a 4-5a|Les longs cous broutent et remplissent les nids. Un T-Rex passe, fait « grrr », n’attrape rien : on se sauve à pas lourds, ou on lui gratte le dos. Qui colle ses coudes devient T-Rex; qui les décolle redevient long cou.} {0-18m|Dans la clairière, vos griffes grattent les pieds du poupon : cette fois, le T-Rex y arrive.} {18-24m !2-3a !3-4a !4-5a|Posez une feuille sur votre épaule, coudes collés : « Je la veux, et je ne l’attrape pas! » Une gueule vient, ou une main nue : « Merci, long cou! »} {18-24m|Le trottineur ôte son bas et vous tend l’autre bras; une feuille entre au nid, en sort, y rentre.} {2-3a|« Trop court! » Deux griffes s’agitent sous votre nez, puis les bras s’ouvrent, immenses : « Là, long! »} {3-4a|Un long cou lève une feuille hors de portée, voit la mine du T-Rex, et la descend.} {4-5a|Deux cous se parlent à voix de dinosaure : donne-t-on à manger au T-Rex, et que mange-t-il?}',
        ),
        play(
          { 30: 8, 45: 10 },
          'La vallée est toute broutée. Soulevez un nid, secouez-le, videz-le : « Prout! » C’est de la crotte de dinosaure, et la forêt y repousse. {18-24m 2-3a 3-4a 4-5a|Les bras courts replantent en bas, les longs replantent en haut.} {0-18m|« Prout! » Une feuille tombe du nid aux pieds du poupon. Couché, il la pousse du talon; assis, il la replante sur votre genou.} {18-24m|Le trottineur vide le nid, le remplit, le vide encore : il y a toujours de la crotte.} {2-3a|On replante une feuille et on la broute aussitôt.} {3-4a|Où cacher la feuille pour que le T-Rex ne la trouve pas? Derrière, dessous, sur la tête d’un ami qui veut bien.} {4-5a|Deux ou trois enfants font un jardin pour chaque espèce et discutent à voix haute : où vivront les bras courts?} {0-18m !18-24m !2-3a !3-4a !4-5a|Remplissez le nid avec eux, une feuille à la fois, et laissez-le à leur portée : qui rampe y plonge le bras, qui se tient debout contre vous le renverse. À chaque nid vidé, « Prout! », puis silence : quelqu’un le redemandera d’un cri ou d’un regard.}',
        ),
        play(
          { 45: 9 },
          '{0-18m !18-24m !2-3a !3-4a !4-5a|Coudes collés, le T-Rex essaie tout devant eux : applaudir, se gratter le nez, se coiffer d’une feuille. Après chaque essai raté, ouvrez les bras d’un coup : « Long! » Au troisième, attendez qu’un bras se lève avant les vôtres. Les yeux s’en vont ailleurs? La suite se joue après la sieste, et les minutes s’additionnent.} {18-24m 2-3a 3-4a 4-5a|Chacun laisse son bas dans un nid : tout le monde est T-Rex! Coudes collés, on essaie de plier une feuille, de la poser sur sa tête, de border un ami avec la petite couverture, d’applaudir.} {0-18m|Devant le poupon, la feuille posée sur votre tête tombe à chaque essai; il guette la chute et met la main dessus.} {18-24m|Le trottineur vous regarde rater, et pose la feuille à votre place.} {2-3a|Les coudes s’envolent à chaque essai; on les recolle d’une tape et l’on rit.} {3-4a|« Aide-moi, j’ai pas de bras! » Un autre T-Rex s’approche : à quatre petits bras, la couverture est bien mise.} {4-5a|On découvre la ruse : se pencher, s’accroupir, tenir à deux, pousser du menton.} {18-24m 2-3a 3-4a 4-5a|Quand c’est assez, chacun reprend son bas dans le nid.}',
        ),
        closing(
          { 10: 2, 20: 5, 30: 6, 45: 7 },
          '{0-18m !18-24m !2-3a !3-4a !4-5a|Le soleil baisse. Remettez le bas : le long cou ramasse les feuilles une à une et les porte au nid; si une main en garde une, laissez-la-lui. Étirez la comptine, tout bas; à « croque en bas », le bas glisse de votre bras et s’endort parmi les feuilles. Il reste vos deux bras : longs jusqu’au ciel, puis courts, repliés.} {18-24m 2-3a 3-4a 4-5a|Le soleil baisse sur la vallée. Les derniers cous ramassent leurs feuilles et se penchent au-dessus d’un nid. Tirez la comptine en longueur, tout bas; à « croque en bas », le bas glisse, se roule et s’endort parmi les feuilles. Il reste des bras d’enfants : longs, longs, longs jusqu’au ciel, puis courts, courts, courts. Ils ont juste la bonne longueur pour se serrer soi-même, ou pour serrer un ami qui ouvre les siens.} {0-18m|Ouvrez vos bras au-dessus du poupon : s’il lève les mains, prenez-le.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Ratez pour vrai, longtemps, avec le sourire : l’aide vient quand on vous croit mal pris.',
          '{0-18m !18-24m !2-3a !3-4a !4-5a|Dites ce que l’aide a fait : « Tu as tendu la feuille, et je l’ai! »} {18-24m 2-3a 3-4a 4-5a|Dites ce que l’aide a fait : « Ton long cou m’a gratté où je ne pouvais pas. »}',
          '{0-18m !18-24m !2-3a !3-4a !4-5a|Devant un visage qui se ferme, rentrez les griffes et redevenez vous, la voix toute douce.} {18-24m 2-3a 3-4a 4-5a|Devant un visage qui se ferme, rentrez les griffes : le T-Rex s’assoit, de côté, et demande si on veut le gratter.} {0-18m|Arrêtez le long cou à un bras du poupon, attendez son regard, puis descendez.}',
          '{18-24m 2-3a 3-4a 4-5a|Tenez un bas ouvert à la hauteur du poing et laissez l’enfant y pousser son bras.}',
        ],
        questionsOuvertes: [
          'Qu’est-ce qu’il n’arrive pas à faire?',
          'Comment peut-on l’aider?',
          '{0-18m !18-24m !2-3a !3-4a !4-5a|Où est le long cou?} {18-24m 2-3a 3-4a 4-5a|Jusqu’où va ton cou?}',
          '{3-4a 4-5a|À quoi servent des bras si courts, d’après toi?}',
        ],
      },
      vocabulaire: [
        'le long cou',
        'le T-Rex',
        'la griffe',
        'le coude',
        'brouter',
        'trop court',
        'hors de portée',
        'gratter',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Dans vos bras, c’est sur lui que le corps change : « long, long », votre paume glisse de son épaule au bout de ses doigts; « court », ses mains se replient dans les vôtres, contre sa poitrine. Arrêtez, et attendez qu’il rouvre les bras.',
        },
        {
          pour: '18-24m',
          texte:
            'Un bas roulé jusqu’au pouce, large et court, que la main retire seule. Les feuilles du sol lui reviennent, un nid pour lui tout près de vous.',
        },
        {
          pour: '2-3a',
          texte:
            'Le jeu tient en deux mots et deux gestes, long et court. À cet âge, faites surtout le T-Rex vous-même, et rapetissez le « grrr » jusqu’à la souris.',
        },
        {
          pour: '3-4a',
          texte:
            'L’enfant choisit ce qui pique le T-Rex, l’oreille, le genou, la queue, et dirige le long cou avec des mots.',
        },
        {
          pour: '4-5a',
          texte:
            'Un bas à chaque bras : deux cous à faire vivre, l’un qui a faim, l’autre qui a sommeil. Coudes collés, l’enfant tente d’enfiler le bas d’un ami.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            '{0-18m !18-24m !2-3a !3-4a !4-5a|Un poupon bouge peu les bras? La gueule broute la feuille sur son ventre, et ses yeux ou sa voix la font revenir. La gueule l’effraie? Le long cou se fait de votre main nue.} {18-24m 2-3a 3-4a 4-5a|Un enfant a un bras qui bouge peu? Votre T-Rex a ce jour-là la queue trop lourde : il ne se relève pas, et l’enfant dirige les secours. La main qui fuit le bas reste nue : quatre doigts et un pouce broutent très bien.}',
        },
        {
          pour: 'autre_saison',
          texte:
            '{0-18m !18-24m !2-3a !3-4a !4-5a !ete dedans|L’été, dans la cour, la clairière va à l’ombre, loin des feuilles tombées.} {0-18m !18-24m !2-3a !3-4a !4-5a ete dedans|L’hiver, le T-Rex se joue dedans, les pieds nus.} {0-18m !18-24m !2-3a !3-4a !4-5a dehors|Les jours froids, le T-Rex rentre, et se joue les pieds nus.} {!automne 18-24m 2-3a 3-4a 4-5a|L’automne, dans la cour, de vraies feuilles mortes remplissent les nids}{!automne 0-18m multiage|, loin de la clairière}{!automne 30min 45min 18-24m 2-3a 3-4a 4-5a|, et la crotte craque}{!automne 18-24m 2-3a 3-4a 4-5a|.} {!hiver 18-24m 2-3a 3-4a 4-5a|L’hiver, dans la cour, un long cou enfilé sur la mitaine laisse la trace de sa gueule dans la neige.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          '{0-18m !18-24m !2-3a !3-4a !4-5a|Feuille voulue par deux mains.} {18-24m 2-3a 3-4a 4-5a|Deux gueules sur la même feuille.}',
          '{0-18m !18-24m !2-3a !3-4a !4-5a|Petite peur de la gueule, vite rattrapée.} {18-24m 2-3a 3-4a 4-5a|Petite peur du « grrr », vite rattrapée.}',
          '{18-24m 2-3a 3-4a 4-5a|Maladresse, coudes collés, et fâcherie d’un instant.}',
        ],
        dangersAEliminer: [
          '{18-24m 2-3a 3-4a 4-5a|T-Rex qui court, coudes collés : ses mains ne le retiendraient pas. Il marche à pas lourds; pour courir, on décolle.}',
          'Bas sur le visage ou autour d’un cou : il ne va qu’au bras. Ôtez-le aussitôt et offrez la main à brouter.',
          '{0-18m|Feuille ou bas sur le visage d’un poupon : la feuille se pose à ses jambes, le bas ne quitte pas le bras. Une feuille mâchée est changée avant une autre bouche.}',
          '{0-18m multiage|Pied qui passe près de la clairière : il la contourne, votre corps entre les deux.} {0-18m|Poupon qui s’endort : dans son lit, sur le dos, sans tissu.}',
          '{18-24m 2-3a 3-4a 4-5a|Grimper pour une feuille : la plus haute se prend les deux pieds au sol. Trop haute, elle descend d’un étage.}',
          '{18-24m 2-3a 3-4a 4-5a|Gueule qui pince ou mord un ami : elle broute du vert, et gratte un dos qui a dit oui.}',
          '{dedans 18-24m 2-3a 3-4a 4-5a|Feuille ou bas au milieu du chemin : ça glisse; un long cou la broute.} {dehors !hiver 18-24m 2-3a 3-4a 4-5a|Branche à hauteur d’œil : la vallée est ailleurs.} {dehors ete|Soleil : vallée à l’ombre, chapeau, une gorgée d’eau entre deux bouchées; le bas s’ôte si le bras a chaud.} {dehors ete 0-18m|Les poupons restent à l’ombre, chapeau sur la tête.} {dehors hiver|Froid : seuil de votre milieu. Bas mouillé qui gèle : changez-le, touchez la main dessous, et rentrez si elle est froide.} {dehors hiver 0-18m|Dès qu’un poupon refroidit, tout le groupe rentre.}',
        ],
        supervision: 'palier2',
        allergies: [
          'Laine ou lessive parfumée qui irrite : des bas de coton, lavés avec un savon que tous supportent.',
        ],
      },
      observation: [
        '{0-18m !18-24m !2-3a !3-4a !4-5a|Compétences sociales : que fait-il quand vos griffes n’atteignent pas sa feuille?} {18-24m 2-3a 3-4a 4-5a|Compétences sociales : racontez un secours, de la plainte au merci.}',
        '{0-18m !18-24m !2-3a !3-4a !4-5a|Schéma corporel : que font ses bras et ses mains quand les vôtres s’allongent ou se replient?} {18-24m 2-3a 3-4a 4-5a|Schéma corporel : coudes collés ou bras long, que font le dos et les genoux pour rattraper la distance?}',
        '{0-18m !18-24m !2-3a !3-4a !4-5a|Langage oral : quel son fait-il pour que la gueule revienne?} {18-24m 2-3a 3-4a 4-5a|Langage oral : relevez les mots ou les cris d’un dinosaure, ceux qui demandent et ceux qui répondent.}',
      ],
      prolongements: [
        '{0-18m !18-24m !2-3a !3-4a !4-5a|Au changement de couche, le T-Rex n’atteint pas un pied : attendez que le pied vienne à lui.} {18-24m 2-3a 3-4a 4-5a|Au vestiaire, le T-Rex n’atteint pas sa fermeture éclair : on attend, coudes collés, qu’un long cou passe par là.}',
        '{0-18m !18-24m !2-3a !3-4a !4-5a|Le soir, montrez « long, long » et « court, court » au parent : les bras mouillés du bain s’y prêtent.} {18-24m 2-3a 3-4a 4-5a|Le soir, prévenez le parent : les coudes de son enfant pourraient coller au souper. Un vieux bas enfilé au bras, et un long cou vient brouter les légumes.}',
      ],
      reflexionRetroaction: [
        '{0-18m !18-24m !2-3a !3-4a !4-5a|Ai-je attendu que la main se tende, ou pris la feuille trop vite?} {18-24m 2-3a 3-4a 4-5a|Qui a demandé de l’aide aujourd’hui, lui qui n’en demande guère?}',
        '{0-18m !18-24m !2-3a !3-4a !4-5a|Qui a eu peur de la gueule, et de quelle distance l’a-t-il regardée ensuite?} {18-24m 2-3a 3-4a 4-5a multiage|Mon T-Rex a-t-il fait rire tout le monde, ou seulement les plus grands?} {18-24m 2-3a 3-4a 4-5a !multiage|Mon T-Rex a-t-il fait rire tout le monde, ou seulement les plus hardis?}',
      ],
    },
  },
  {
    key: 'l-hippo-est-deja-dans-la-mare',
    summary:
      '« Brrr! » fait l’hippo, et toute la jungle répète. Trompe, bec ou langue, on vient boire au bord de la mare, puis on retourne à sa cachette.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['animaux-et-traces', 'sons-et-silence'],
    materials: ['tissus'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, la mare s’étend sur du plat, loin des jeux fixes, et les cachettes sont un banc, un arbuste, un coin de mur.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    onlyNamed: ['WATER'],
    calls: [
      'animaux de la jungle',
      'animal de la jungle',
      'jungle',
      'la jungle',
      'jungles',
      'dans la jungle',
      'hippopotame',
      'hipopotame',
      'hippo',
      'tigre',
      'toucan',
      'perroquet',
      'faire la trompe de l’éléphant',
      'cri des animaux',
      'bruits d’animaux avec bébé',
      'bébé à plat ventre',
      'sons',
    ],
    seen: [
      'ils font des prouts avec leurs lèvres et toute la gang répète',
      'elle laisse pendre son bras devant son nez et aspire de l’eau imaginaire',
      'ils rampent jusqu’au drap bleu, lapent un coup et retournent se cacher',
      'bébé fait des bababa à plat ventre et cherche qui va lui répondre',
      'elle ne parle pas encore beaucoup, mais elle adore qu’on imite ses bruits',
      'il est couché au milieu de la place et refuse de bouger de là',
      'à la collation, ils boivent leur verre d’eau en faisant des bruits d’animaux',
      'depuis la visite au zoo, ils barrissent et se cachent derrière le divan',
    ],
    scenes: ['voix', 'imiter-animaux', 'se-cacher'],
    picture:
      'Un bébé à plat ventre sur un drap bleu souffle des lèvres; autour, couchés sur la rive, un enfant boit de son bras en trompe, une autre en tigre.',
    sheet: {
      titre: 'L’hippo est déjà dans la mare',
      observationDepart:
        '{0-18m|À plat ventre au milieu de la place, un bébé souffle des lèvres : « brrr ».} {!0-18m|À plat ventre au milieu de la place, un enfant souffle des lèvres : « brrr ».} Une autre voix répond pareil. {2-3a 3-4a 4-5a|« C’est un hippo! »}',
      intentionEducative:
        'Soutenir un échange de sons et de cris où la plus petite voix fait parler la jungle entière.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Attention', role: 'secondaire' },
      ],
      objectifs: [
        'Lancer un son, entendre qu’on le répète, en lancer un autre.',
        '{0-18m|Se tenir sur le ventre, pivoter ou s’asseoir pour voir qui vient.}',
        '{18-24m 2-3a 3-4a 4-5a|Avancer, s’accroupir et boire comme l’animal choisi.}',
        '{3-4a 4-5a|Reconnaître un animal à son bruit.}',
      ],
      materiel: [
        item(
          '{dedans|Grand drap bleu, la mare, tendu sur un tapis, bords glissés dessous}{dehors !hiver|Grand drap bleu, la mare, tendu sur une bâche et une couverture épaisse, bords glissés dessous}{dehors hiver|Couverture de laine bleue, la mare, tendue sur un tapis isolant, bords glissés dessous}',
          '{dedans|un, de deux pas sur deux}{dehors !hiver|un, de deux pas sur deux}{dehors hiver|une, de deux pas sur deux}',
          'Toute couverture unie',
        ),
        item(
          '{dedans|Couvertures roulées serré, la rive}{dehors !hiver|Couvertures roulées serré, la rive}{dehors hiver|Bourrelet de neige tapée, la rive}',
          '{dedans|quatre}{dehors !hiver|quatre}{dehors hiver|tout le tour}',
          '{dedans|Coussins fermes}{dehors !hiver|Coussins fermes}{dehors hiver|Couvertures roulées}',
        ),
        item(
          '{18-24m 2-3a 3-4a 4-5a dedans|Cachettes basses, ouvertes sur vous : dessous de table, côté de fauteuil, coin de divan}{18-24m 2-3a 3-4a 4-5a dehors|Cachettes basses, ouvertes sur vous : banc, arbuste, coin de mur}',
          '{18-24m 2-3a 3-4a 4-5a|trois ou quatre}',
          '{18-24m 2-3a 3-4a 4-5a|Grandes boîtes ouvertes, couchées}',
        ),
        item(
          '{30min 45min|Carrés de tissu bleu, grands comme une débarbouillette, sans franges}',
          '{30min 45min|trois par enfant}',
          '{30min 45min|Débarbouillettes}',
        ),
        item(
          '{20min 18-24m|Carré de tissu bleu, grand comme une débarbouillette, sans franges}',
          '{20min 18-24m|un par trottineur}',
          '{20min 18-24m|Débarbouillette}',
        ),
        item(
          '{30min 45min 18-24m 2-3a 3-4a 4-5a|Panier, la rivière}',
          '{30min 45min 18-24m 2-3a 3-4a 4-5a|un}',
          '{30min 45min 18-24m 2-3a 3-4a 4-5a|Boîte basse}',
        ),
      ],
      preparation: [
        'Notre jungle est inventée : le vrai hippo, le vrai tigre et le vrai toucan vivent sur trois continents, et ne boivent ensemble que pour jouer{3-4a 4-5a|. Dites-le à qui le demande}. Tendez la mare au milieu : aucun pli ne se soulève. La rive en fait le tour. {18-24m 2-3a 3-4a 4-5a|C’est la règle de la jungle : on boit du bord, à genoux ou à plat ventre.} {0-18m|Dans la mare, il n’y a que l’hippo et vos mains.}',
        '{0-18m|Le poupon est l’hippo, éveillé, face à la rive. Sur le ventre, assis ou sur le dos, comme il aime être; vous êtes assise à un bras de lui. S’il quitte la mare à quatre pattes, }{0-18m 2adultes|suivez-le}{0-18m 1adulte|rappelez-le d’un « brrr », ou ramenez-le}{0-18m|.} {0-18m multiage|Tout ce qui court s’accroupit aussitôt.} {0-18m|Plusieurs poupons? Une longueur de bras entre eux, tous à portée de vos mains.} {!0-18m|L’hippo est qui veut, un ou deux à la fois, couchés dans la mare : les autres boivent autour.}',
        '{18-24m 2-3a 3-4a 4-5a|À quatre pas de la mare, ouvrez trois ou quatre cachettes que vous voyez toutes de votre place. Une trouée d’un pas mène de chacune à la rive.} {30min 45min 18-24m 2-3a 3-4a 4-5a|Le panier de tissus bleus est au bout de la jungle.}',
        '{dehors hiver|Lisez la température ressentie, selon le seuil de votre milieu.} {dehors hiver 0-18m|Avec un poupon : par temps doux, vingt minutes, puis la jungle continue dedans; plus froid, elle y reste. Il ne bouge guère : touchez souvent sa nuque et ses mains.} {dehors ete|La mare va à l’ombre.} {dehors !hiver|Passez la main dans l’herbe : cailloux, champignons et mégots s’en vont.}',
        '{1adulte|Seule, restez sur la rive.} {1adulte 0-18m multiage|Avec plusieurs âges, prenez six enfants au plus, dont deux poupons.} {1adulte !0-18m multiage|Avec plusieurs âges, prenez six enfants au plus.} {2adultes 18-24m 2-3a 3-4a 4-5a|À deux, l’une reste sur la rive, l’autre va de cachette en cachette.} {2adultes !18-24m !2-3a !3-4a !4-5a|À deux, chacune garde un bord de la rive.} {2adultes multiage|Avec plusieurs âges, prenez neuf enfants au plus.}',
        '{avec-tissu 18-24m 2-3a 3-4a 4-5a|Posez @materiel sur le dessus d’une cachette : son feuillage.} {avec-coussin !0-18m|Ajoutez @materiel à la rive.} {avec-coussin 0-18m|Gardez @materiel pour vos genoux : rien de mou près du poupon.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          '{0-18m|Penchez-vous au-dessus de la rive : « L’hippo est déjà dans la mare. » Soufflez « brrr », et guettez la bouche, le pied, l’œil qui répond.} {!0-18m|Couchez-vous à plat ventre dans la mare, face à tous, et soufflez « brrr » : « L’hippo est dans l’eau. Qui prend ma place? »} De la rive, chantez : « Hippo, hippo dans l’eau, j’ai soif jusqu’au museau. Brrr, brrr, viens sur le bord, bois un peu, bois encore! » Laissez pendre un bras devant votre nez et aspirez : « Fffouit! » {18-24m 2-3a 3-4a 4-5a|Qui d’autre a soif?}',
        ),
        play(
          { 20: 12, 30: 12, 45: 14 },
          '{18-24m 2-3a 3-4a 4-5a|Les animaux quittent leur cachette, boivent au bord, repartent. Trompe, langue, bec ou patte, chaque gorgée a son bruit.} L’hippo fait un son, n’importe lequel : la jungle le redit. {0-18m|Un « baba » du poupon revient de tous les bords; il s’arrête, écoute, en lance un autre.} {!18-24m !2-3a !3-4a !4-5a|Rebuvez à sa gauche, à sa droite, en singe, en toucan : il pivote pour vous suivre.} {18-24m|Le trottineur tombe à plat ventre sur la rive, lape un coup et retourne vite se cacher.} {2-3a|« J’ai une trompe! » Le bras pend, aspire, arrose l’air : « Pchhh! »} {3-4a|Le tigre arrive au ras du sol et boit sans quitter l’éléphant des yeux.} {4-5a|Yeux fermés, on devine qui boit, au bruit.}',
        ),
        play(
          { 30: 8, 45: 10 },
          'La mare baisse! {18-24m 2-3a 3-4a 4-5a|La trompe est un bras replié : on y serre un tissu bleu de la rivière, on le porte, on le lâche sur la rive.} {0-18m|Faites glisser un carré bleu jusqu’à la main du poupon : l’eau se tire, se goûte, se perd sous le ventre. Un son, et l’on redit son nom d’eau : « Baba! »} {!18-24m !2-3a !3-4a !4-5a|Promenez-en un autre sur sa jambe, puis au loin, pour qu’il rampe, tende le bras ou le suive des yeux.} {18-24m|Le trottineur emporte une brassée entière, et la mare déborde.} {2-3a|Un tissu dans chaque coude, plus de mains : on marche tout croche.} {3-4a|On invente le bruit de l’eau qui tombe d’une trompe.} {4-5a|Deux éléphants se passent l’eau de coude à coude, sans se servir des mains.}',
        ),
        play(
          { 45: 8 },
          'La nuit vient sur la jungle; vous chuchotez. {18-24m 2-3a 3-4a 4-5a|Les animaux sont couchés dans leurs cachettes, et l’on n’entend que des voix. L’une appelle, une autre répond, du bout de la jungle.} {!18-24m !2-3a !3-4a !4-5a|Appelez d’un bord, puis de l’autre, tout bas; du bout du doigt, faites la pluie sur le drap.} {0-18m|Le poupon tourne la tête vers le bruit et ajoute le sien; la nuit le répète.} {18-24m|Le trottineur crie « moi! », sort voir si on l’a entendu et se recouche.} {2-3a|Un ronflement énorme, un fou rire, un ronflement.} {3-4a|« Qui est là? » L’animal répond dans sa langue.} {4-5a|Un perroquet redit tout, et l’on cherche un cri trop difficile pour lui.}',
        ),
        closing(
          { 20: 5, 30: 6, 45: 8 },
          'Soufflez un « brrr » très long : la jungle vient dormir. {18-24m 2-3a 3-4a 4-5a|Les animaux se couchent sur la rive, têtes vers l’eau.} Redites la comptine en chuchotant; à « bois encore », on lape une toute petite gorgée. {30min 45min 18-24m 2-3a 3-4a 4-5a|Les tissus bleus retournent au panier, d’une trompe à l’autre.} L’hippo a la dernière parole : {0-18m|le son du poupon, quel qu’il soit}{!0-18m|un bâillement, un soupir, un petit cri}. Toute la jungle le redit une fois, tout bas, puis écoute si la mare répond.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          '{0-18m|Redites le son du poupon tel quel, puis comptez trois secondes dans votre tête : c’est son tour.} {!0-18m|Redites le son de l’hippo tel quel, et taisez-vous pour le suivant.}',
          '{18-24m 2-3a 3-4a 4-5a|Nommez la gorgée : « Celui-là lape, celle-là aspire. »}',
          '{18-24m 2-3a 3-4a 4-5a|Un cri trop fort près de la mare? Répondez d’un murmure et montrez l’hippo qui vous regarde.} {!18-24m !2-3a !3-4a !4-5a|Changez de place autour de la rive, et laissez au poupon le temps de vous retrouver.}',
          '{0-18m|L’hippo se frotte les yeux ou détourne la tête? La mare se repose avec lui, dans vos bras.}',
        ],
        questionsOuvertes: [
          'Qui vient boire?',
          'Comment boit-il, celui-là?',
          '{3-4a 4-5a|À quoi as-tu reconnu l’animal?}',
          'Qu’est-ce que l’hippo a dit?',
        ],
      },
      vocabulaire: ['l’hippo', 'la mare', 'la rive', 'la trompe', 'laper', 'aspirer', 'la gorgée', 'le museau'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Avant de tenir sa tête longtemps, l’hippo flotte sur le dos, ou à plat ventre contre votre poitrine. Vers un an, il passe par-dessus la rive, et la mare l’attend.',
        },
        {
          pour: '18-24m',
          texte:
            '{0-18m|Le trottineur veut entrer dans l’eau? Un carré bleu sur la rive, à côté de vous, lui fait une mare à lui.} {!0-18m|Un carré de tissu bleu étendu sur la rive lui fait une mare à lui, où il est l’hippo aussi longtemps qu’il veut.}',
        },
        {
          pour: '2-3a',
          texte:
            'Deux animaux, deux bruits : la trompe qui aspire, la langue qui lape. Le troisième viendra de l’enfant.',
        },
        {
          pour: '3-4a',
          texte:
            'L’animal a une raison d’avoir soif et une façon d’approcher; faites raconter le chemin jusqu’à la mare.',
        },
        {
          pour: '4-5a',
          texte:
            'L’enfant choisit une bête que personne n’a faite, tapir, gorille, boa, et boit comme elle, assez bien pour qu’on la devine. Il dit de quel pays elle arrive, le vrai ou le sien.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            '{!18-24m !2-3a !3-4a !4-5a|Un poupon n’émet guère de sons? Redites son souffle, son battement de pied, son soupir : c’est déjà une parole.} {18-24m 2-3a 3-4a 4-5a|L’enfant qui parle peu est un grand hippo : un doigt qui tape, une langue qui claque, et la jungle le redit. Les cris le blessent? La nuit tombe sur la jungle, et l’on ne fait que chuchoter.}',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dans la cour, la rive est un bourrelet de neige où chaque bête laisse la forme de ses genoux.} {!ete|L’été, dans la cour, l’ombre d’un arbre posée sur le drap bleu fait bouger l’eau.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          '{18-24m 2-3a 3-4a 4-5a|Museau contre museau au bord de l’eau.}',
          'Cri qui surprend, petite peur.',
          '{0-18m|Poupon fâché d’être sur le ventre : on le retourne.}',
        ],
        dangersAEliminer: [
          '{0-18m|Pied dans la mare : personne n’y entre ni ne l’enjambe tant qu’un poupon y joue.} {!0-18m|Pied sur un hippo : on entre dans la mare à quatre pattes, on n’enjambe personne.} {18-24m 2-3a 3-4a 4-5a|De la cachette à la rive, on rampe ou l’on marche, on ne court pas.}',
          '{0-18m|Poupon le nez dans le drap ou la rive, et qui y reste, ou qui s’endort : retournez-le aussitôt; endormi, il va dans son lit, sur le dos.}',
          '{30min 45min|Tissu sur un visage : l’eau se lâche sur la rive, et vous l’y étalez à plat.} {30min 45min 0-18m 18-24m|Tissu goûté : au lavage.}',
          '{18-24m 2-3a 3-4a 4-5a|Cachette qui se ferme, se renverse ou sort de votre vue : on la change.}',
          '{dehors !hiver|Soleil, fourmis ou guêpe sur la mare : on la déménage.} {dehors hiver|Froid : on rentre avec le premier qui refroidit, couverture secouée.} {dedans|Cri qui fait mal aux oreilles : la nuit tombe sur la jungle, et tous chuchotent.}',
          '{dedans|Rive déroulée : on la roule serré avant que le jeu reprenne; personne ne s’y appuie debout.} {dehors !hiver|Rive déroulée : on la roule serré avant que le jeu reprenne; personne ne s’y appuie debout.} {dehors hiver|Rive de neige qui s’écroule : on la retape, et la mare se secoue, avant que le jeu reprenne.}',
        ],
        supervision: 'palier1',
        allergies: [
          '{dehors hiver|Laine qui irrite la joue : un drap de coton par-dessus la couverture.} {dedans|Poussière et assouplissant : le drap et les tissus sont lavés de frais, sans parfum.} {dehors !hiver|Pollen et herbe coupée : le drap se secoue loin des enfants et se lave après.}',
        ],
      },
      observation: [
        'Langage oral : notez un aller-retour de sons, du premier à celui qui l’a arrêté.',
        'Motricité globale : par quels appuis le corps approche-t-il du sol{0-18m|, s’y tourne} et s’en relève-t-il?',
        'Attention : un son vient de l’autre bord; que cesse de faire l’enfant pour l’écouter?',
      ],
      prolongements: [
        '{2-3a 3-4a 4-5a|Au repas, la première gorgée d’eau a son animal : on la boit, les autres cherchent lequel.} {!2-3a !3-4a !4-5a|Au repas, la première gorgée a son nom : « L’hippo boit! » Une fois qu’elle est avalée, soufflez « brrr » et attendez la réponse.}',
        '{0-18m|Le parent entend au départ le son du jour de son hippo, et le lui redit sur le chemin de la maison.} {!0-18m|Les familles apprennent qui boit chez nous : au verre d’eau du soir, un « fffouit » ou un « brrr » se répond.}',
      ],
      reflexionRetroaction: [
        '{18-24m 2-3a 3-4a 4-5a|La plus petite voix a-t-elle vraiment fait taire, puis parler les autres?} {!18-24m !2-3a !3-4a !4-5a|Ai-je répondu à ses sons, ou parlé par-dessus?}',
        'Quel bruit l’a emporté, et qui en avait assez?',
      ],
    },
  },
  {
    key: 'l-essaim-cherche-une-maison',
    summary:
      'La ruche est trop pleine! Des éclaireuses visitent trois logis et reviennent danser pour le leur; quand la danse gagne tout le monde, l’essaim déménage.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    onlyBesideOlder: ['AGE_0_18_MONTHS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['insectes-et-vers', 'cabanes-et-constructions', 'mouvement-et-defis'],
    materials: ['tissus', 'cartons-et-boites'],
    place: 'YARD',
    alsoAt: {
      INDOORS: 'Dedans, les logis sont une table, un coin de divan et une boîte; les abeilles marchent en bourdonnant.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    onlyNamed: ['ANIMALS'],
    calls: [
      'abeille',
      'abeilles',
      'abeile',
      'essaim',
      'essaim d’abeilles',
      'ruche',
      'reine des abeilles',
      'éclaireuse',
      'danse des abeilles',
      'danser comme une abeille',
      'bourdonner',
      'faire bzzz',
      'butiner les fleurs',
      'apiculteur',
      'ont peur des abeilles',
      'choisir ensemble',
      'déménager',
      'insectes',
    ],
    seen: [
      'ils se branlent le derrière pour montrer aux autres où aller',
      'elle visite chaque cabane, passe la tête dedans et revient dire si c’est bon',
      'ils bourdonnent le nez dans les pissenlits puis rapportent ça à la plus grande',
      'ils sont tassés à dix sur la même couverture et se donnent des coups de coude',
      'ils n’arrivent pas à s’entendre sur l’endroit où jouer, chacun veut le sien',
      'elle fige et crie dès qu’une bibitte jaune et noire passe près de son jus',
      'au parc, un nid bourdonnait dans l’arbre et ils ne parlent que de ça',
      'sa famille change d’appartement et elle installe son monde dans tous les coins de la cour',
    ],
    scenes: ['danser', 'bestioles', 'se-cacher', 'cooperer'],
    picture:
      'Dans l’herbe semée de carrés colorés, une enfant danse, un bras vers une table; trois amis serrés autour d’un coussin jaune la regardent.',
    sheet: {
      titre: 'L’essaim cherche une maison',
      observationDepart:
        'Tous sur la même couverture, et ça bourdonne : « Bzzz! » Un coude dépasse, un pied pousse. {3-4a 4-5a|« On est trop d’abeilles ici! »} {!3-4a !4-5a|Un enfant se lève, va voir sous la table, revient en riant.}',
      intentionEducative:
        'Permettre à chaque enfant de visiter, d’aimer un logis plus qu’un autre, de le faire savoir par son corps, et de choisir avec les autres.',
      domaines: [
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
      ],
      objectifs: [
        'Entrer dans un logis, en sortir, en essayer un autre.',
        'Danser pour ce qu’on a trouvé, ou danser avec quelqu’un{0-18m|, ne serait-ce que des pieds}.',
        '{3-4a 4-5a|Donner une raison qui vaut pour tout l’essaim.}',
        '{2-3a 3-4a 4-5a|Aller voir le logis d’un autre, et changer d’idée.}',
      ],
      materiel: [
        item(
          '{!hiver|Couverture pliée, la vieille ruche}{hiver|Tapis de sol plié, la vieille ruche}',
          'une surface trop petite pour tout le groupe assis à l’aise',
          'Drap plié',
        ),
        item(
          'Logis bas, où l’on entre et sort par un grand côté : dessous de table, maisonnette, coin de banc, grande boîte couchée',
          'trois, dont un trop petit',
          '{dedans|Drap posé sur deux chaises}{dehors|Carré de sol bordé de tissus}',
        ),
        item(
          'Carrés de tissu de couleurs vives, grands comme une débarbouillette, sans franges, les fleurs',
          'trois par enfant{0-18m|, et deux à changer entre deux bouches}',
          'Débarbouillettes',
        ),
        item('{dedans|Chaises basses et coussins, les prés}', '{dedans|quatre en tout}', '{dedans|Rebord de divan}'),
        item('Coussin jaune, la reine', 'un, à pleins bras d’enfant', 'Chandail jaune plié dans une taie'),
        item(
          '{0-18m|Couverture épaisse, le coin des poupons}',
          '{0-18m|une}{0-18m dehors hiver|, sur un tapis de mousse}',
          '{0-18m|Tapis de jeu}',
        ),
        item(
          '{dehors ete|Gourdes d’eau}',
          '{dehors ete|une par enfant}{dehors ete 0-18m| qui boit déjà de l’eau}',
          '{dehors ete|Pichet et verres}',
        ),
      ],
      preparation: [
        'Choisissez trois logis ouverts d’un grand côté, que vous voyez du milieu : un où l’essaim entre au complet, un bien trop petit, un large, mais {dehors|en plein vent ou en plein soleil}{dedans|dans le bruit ou la lumière}. Laissez chercher lequel est lequel.',
        'Mettez la tête et les mains dans chacun : rien ne bascule, ne coupe ni ne se ferme. {dehors !hiver|Cherchez les nids de guêpes sous les rebords et dans l’herbe. Nid, ou va-et-vient de vraies abeilles : le jeu va au local.} {dehors hiver|Aucune neige ne pend au-dessus, et aucun trou n’est creusé dans un banc de neige.} {dedans|Poussez ce qui fait trébucher, entre les logis. Pieds nus.}',
        'Étendez la vieille ruche au milieu, la reine dessus. {dehors|Semez les fleurs à plat, entre elle et les logis.} {dedans|Posez les fleurs sur des chaises et des coussins, entre elle et les logis : au sol, elles glisseraient.} {0-18m|La couverture des poupons touche la vieille ruche, du côté du logis où tous entrent, à trois pas : ils déménageront sans long voyage. Les danses se font devant eux. Gardez deux fleurs propres dans votre poche, à changer.} {dehors hiver 0-18m|Poupons en habit de neige : par temps froid, jouez vingt minutes au plus; au seuil que votre milieu fixe pour eux, jouez dedans.}',
        'Essayez la danse : quelques pas vers le logis en branlant du derrière, un demi-tour, on recommence. Les vraies éclaireuses dansent plus longtemps pour le logis qu’elles préfèrent; quand presque toutes dansent pareil, l’essaim s’envole.{hiver| En vrai, cela se passe aux beaux jours : l’hiver, on fait semblant.}',
        '{1adulte|Seule, restez près de la reine : tout part de là et y revient.} {1adulte !0-18m multiage|Avec plusieurs âges, prenez six enfants au plus.} {1adulte 0-18m|Avec plusieurs âges, prenez six enfants au plus, dont deux poupons, et placez les trois logis à cinq pas au plus de leur couverture : l’essaim voyage, vous restez à un bras d’eux.} {2adultes|À deux, l’une garde la reine, l’autre visite.} {2adultes multiage|Avec plusieurs âges, prenez neuf enfants au plus.}',
        '{avec-tissu|Semez @materiel parmi les fleurs : une espèce nouvelle.} {avec-coussin|Gardez @materiel pour meubler la maison choisie.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Assoyez-vous avec les enfants sur la vieille ruche, épaule contre épaule, la reine au milieu, et bourdonnez : « Zoum, zoum, zoum, la ruche est pleine, aile ici et nez par là; zoum, zoum, zoum, suivons la reine, la maison, c’est celle-là! » Votre doigt cherche et ne trouve rien. {0-18m|Contre vous, le poupon sent vibrer le « zoum » et cherche votre bouche des yeux.} « On déborde. Il nous faut une maison où toutes entrent. » {!0-18m|Allez voir un logis, de l’entrée, et revenez en dansant : trois pas vers lui, le derrière qui branle, demi-tour.} {0-18m|À un bras des poupons, montrez du doigt le logis le plus proche et dansez sur place : le nez vers lui, le derrière qui branle, demi-tour.} « Qui part en éclaireuse voir un autre logis? »',
        ),
        play(
          { 20: 9, 30: 12, 45: 15 },
          'On visite, on butine en route, on revient à la reine danser pour ce qu’on aime. Le nez se penche sur une fleur, « zzzoup », et le ventre s’emplit pour le voyage. {0-18m|L’éclaireuse danse au bord de la couverture, puis tend une fleur au poupon; il la serre, la secoue : il danse aussi.} {18-24m|Le trottineur entre, ressort avec une fleur, la pose sur la reine et tourne sur ses pieds : c’est sa danse.} {2-3a|« Celle-là! Celle-là! » Le derrière branle avant d’arriver.} {3-4a|Une danse fait envie : on suit l’amie voir son logis, et l’on en revient gagné, ou pas du tout.} {4-5a|On compte qui logerait où, on y reste un peu, et l’on danse longtemps pour la meilleure maison.} Lisez les danses : « Deux pour la table, une pour la boîte. »',
        ),
        play(
          { 20: 4, 30: 8, 45: 10 },
          'Presque tout l’essaim danse pareil? On y va, la reine dans les bras, au pas de la plus lente. Ça coince, une aile dépasse? On revient, et les danses repartent. Ça entre? On meuble la maison neuve avec les fleurs. {0-18m|Les poupons arrivent en dernier avec vous, à quatre pattes ou dans vos bras, et des abeilles portent leur couverture à la porte.} {18-24m|Le trottineur couche la reine, la relève, l’emporte ailleurs : on la rappelle en bourdonnant.} {2-3a|On sort pour le plaisir de rentrer, une fleur à chaque voyage.} {3-4a|« Ici, on dort. Là, on mange. » Les enfants nomment les pièces, les fleurs font les murs.} {4-5a|Une abeille aimait mieux la boîte : on cherche ce qu’on peut en garder dans la maison neuve.}',
        ),
        play(
          { 45: 8 },
          '{!hiver|Qu’il fait chaud, là-dedans! Une fleur à chaque main, les abeilles battent l’air.} {!hiver 0-18m|Une fleur bat l’air devant le poupon, à une longueur de bras : il cligne des yeux, attend, agite les mains pour ravoir du vent.} {!hiver 18-24m|Le trottineur évente votre nez et ferme les yeux quand vous l’éventez.} {!hiver 2-3a|Quatre fleurs battent au-dessus de la reine, qui ne se plaint de rien.} {!hiver 3-4a|À la porte, dos à dos, les unes font entrer l’air, les autres le chassent.} {!hiver 4-5a|Une fleur pendue à deux doigts dit où le vent passe, et l’on cherche où se tenir.} {hiver|Qu’il fait froid, là-dedans! En grappe autour de la reine, les abeilles frissonnent pour la chauffer.} {hiver 0-18m|Au bord de la grappe, joue contre joue, le poupon sent vos épaules frissonner : « Brrrr! »} {hiver 18-24m|Le trottineur se colle à la reine et tremble de rire.} {hiver 2-3a|On frissonne des épaules, des joues, du derrière.} {hiver 3-4a|« Mon tour au chaud! » Un dos recule, une place s’ouvre.} {hiver 4-5a|On fait tourner la grappe : le bord passe au milieu, le milieu au bord, et la reine reste couverte.}',
        ),
        closing(
          { 20: 4, 30: 6, 45: 7 },
          'Le soir tombe sur la maison neuve. Les abeilles s’y posent autour de la reine, ailes fermées; qui n’aime pas être serré se pose à la porte, avec vous. Bourdonnez la comptine bouche fermée, sans les mots : on la reconnaît. {0-18m|Le poupon l’entend dans son dos, appuyé sur vous; une abeille vient chercher sa fleur.} Une à une, les fleurs se couchent sur la reine, avec un mot ou un geste pour ce qu’on a aimé de la maison. Puis l’essaim s’étire, défait ses ailes, et les enfants ramènent la reine et ses fleurs.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Lisez toutes les danses, même celle qui tourne en rond : « Toi, tu arrives de la table. » {0-18m|Un pied de poupon qui bat compte : « Et toi, tu danses pour celle-ci. »}',
          'Comptez les danses à voix haute et gardez votre préférence pour vous, surtout devant le logis trop petit.',
          'Laissez l’essaim se tromper de maison; à la porte, demandez où va l’aile qui dépasse.',
          'Ça pousse? Un bourdonnement grave, et toutes reculent d’un pas, ailes ouvertes.',
        ],
        questionsOuvertes: [
          'Pour quelle maison danses-tu?',
          'Qu’est-ce qui te plaît là-dedans?',
          '{3-4a 4-5a|Comment savoir si tout l’essaim y entre?}',
          '{3-4a 4-5a|Que fait-on de celle qui danse encore pour l’autre?}',
        ],
      },
      vocabulaire: [
        'l’essaim',
        'la ruche',
        'la reine',
        'l’éclaireuse',
        'le logis',
        'butiner',
        'bourdonner',
        'déborder',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Le poupon visite des yeux. Tournez-le vers le logis qu’il regarde longtemps, bourdonnez, et dansez sur place en le tenant contre vous; arrêtez, et voyez où ses yeux repartent.',
        },
        {
          pour: '18-24m',
          texte:
            'La danse du trottineur, c’est de revenir : dites d’où il arrive et branlez du derrière avec lui. La reine reste à portée de ses bras, prête à être portée.',
        },
        {
          pour: '2-3a',
          texte:
            'L’enfant compare surtout deux logis, le grand et le trop petit : on s’y entasse, une jambe dépasse, on rit, on déménage.',
        },
        {
          pour: '3-4a',
          texte:
            'Avant de danser pour un logis, l’enfant va voir celui d’une autre abeille; au retour, il dit lequel il garde.',
        },
        {
          pour: '4-5a',
          texte:
            'L’éclaireuse vérifie la place, puis le bruit, la lumière ou le vent. Elle danse ce qu’elle a trouvé, et l’essaim devine ce que c’est.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Les vraies abeilles font peur à un enfant? Il visite avec vous, on bourdonne tout bas, et il lève la main quand c’est assez. Choisissez un logis assez large pour un fauteuil roulant; la danse branle aussi bien des épaules.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!ete|L’été, dans la cour, les logis se comparent à l’ombre : le plus frais gagne bien des danses.} {!hiver|L’hiver, l’essaim ne vole guère : la maison choisie, il s’y serre en grappe pour chauffer la reine.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Bousculade douce à la porte d’un logis.',
          'Tête qui frôle le dessous d’une table.',
          'Peine d’avoir dansé pour une maison que personne ne suit.',
        ],
        dangersAEliminer: [
          '{0-18m|Jeu près d’un poupon couché : aucun tissu sur son visage, aucun coussin sur sa couverture; la fleur se donne dans sa main, sous vos yeux.}',
          '{0-18m|Abeilles qui s’entassent ou se hâtent près d’un poupon : elles se posent de l’autre côté de la reine, votre bras entre les deux, et il n’entre pas dans un logis plein.} {dehors !hiver 0-18m|Couverture à l’ombre, loin du trèfle en fleur.} {dehors hiver 0-18m|Dès qu’un poupon refroidit, tout l’essaim rentre.}',
          '{dehors !hiver|Vraies abeilles ou guêpes : ni collation ni jus pendant le jeu, souliers aux pieds. L’une s’approche : on s’éloigne au pas, bras baissés. Un vrai essaim posé : tous rentrent, et l’on appelle un apiculteur.}',
          'Logis où l’on s’entasse : qui veut sortir sort. Au premier cri, toutes reculent d’un pas, et vous dégagez l’entrée.',
          '{dehors ete|Logis qui chauffe au soleil : on le visite, on n’y reste pas. Chapeau, et une gorgée d’eau à l’ombre.} {dehors ete 0-18m|Avant six mois, ni crème ni eau : l’ombre et un chapeau.}',
          'Abeilles serrées autour de la reine : épaule contre épaule, personne par-dessus, la bouche et le nez loin du coussin{18-24m|, et le trottineur du côté de votre main}.',
          '{dedans|Abeilles qui courent : dedans, on vole en marchant, et la fleur tombée se ramasse.} {dehors|Deux abeilles lancées au même logis : on vole en marchant dès qu’on voit la porte.}',
          '{dehors hiver|Froid : seuil de votre milieu, nuques et mains touchées à chaque retour à la reine. Un trou dans un banc de neige n’est jamais un logis.} {dehors hiver 18-24m !0-18m|Avec un trottineur, le seuil de votre milieu est souvent plus prudent : le jeu est alors dedans.}',
        ],
        supervision: 'palier2',
        allergies: [
          '{dehors !hiver|Venin d’abeille ou de guêpe : l’auto-injecteur de l’enfant allergique est sur vous, son protocole relu avant de sortir.} {dedans|Poussière : couverture, coussin et tissus lavés de frais, sans parfum.} {dehors hiver|Asthme à l’air froid : la pompe est au chaud, sous votre manteau.}',
        ],
      },
      observation: [
        'Raisonnement : une aile dépasse du logis; notez ce que l’enfant essaie, déplace ou abandonne.',
        'Compétences sociales : quand l’enfant suit-il la danse d’une autre abeille, et qu’est-ce qui l’a gagné?',
        'Motricité globale : pour danser son chemin, quelles parties de son corps l’enfant met-il en route?',
      ],
      prolongements: [
        'La maison choisie reste montée ce jour-là : une histoire s’y lit, la reine au milieu.',
        'Une éclaireuse part ce soir à la maison : elle visite trois coins, danse pour l’un d’eux, et la famille s’y installe cinq minutes.',
      ],
      reflexionRetroaction: [
        'La danse du plus petit a-t-elle compté autant que celle du plus grand?',
        'Avais-je choisi la maison avant l’essaim?',
      ],
    },
  },
]
