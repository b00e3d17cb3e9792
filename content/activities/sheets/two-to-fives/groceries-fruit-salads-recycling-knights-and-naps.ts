import { closing, food, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

/** A till that goes to whoever has paid, fruits that speak under the knife, a machine that jams, a bridge for empty hands, and a laugh put to bed. */
export const TWO_TO_FIVES_GROCERY_AND_FRUIT_SALAD_SHEETS: readonly BankSheet[] = [
  {
    key: 'qui-a-paye-s-assoit-a-la-caisse',
    summary:
      'Le client paie, et c’est lui qui s’assoit à la caisse; la caissière se lève et livre. Les métiers tournent tout seuls, tant qu’il vient un client.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_LANGUAGE'],
    themes: ['quartier-et-metiers'],
    materials: [],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'l’épicerie',
      'épicerie',
      'le magasin',
      'magasin',
      'jouer au magasin',
      'jouer à l’épicerie',
      'boîtes de nourriture vides',
      'boîtes de nourriture',
      'sacs réutilisables',
      'sacs',
      'caisse enregistreuse',
      'argent de jouet',
      'circulaires',
      'caissière',
      'caissier',
      'client',
      'livreur',
      'ils se chicanent pour la caisse',
      'chacun son tour à la caisse',
      'il veut garder la caisse',
      'payer',
    ],
    seen: [
      'elle passe les boîtes de céréales sur la table en faisant bip pour chacune',
      'il remplit son sac de cannes, tend des bouts de papier et repart',
      'ils portent les commandes d’un bout à l’autre du local dans des sacs',
      'ils tirent à trois sur la chaise, tout le monde veut faire les bips',
      'il est caissier depuis une heure, il refuse de laisser son siège',
      'elle s’ennuie derrière son comptoir, pus personne vient acheter ses légumes',
      'depuis la sortie au IGA, le coin cuisine s’est changé en dépanneur',
      'dans le coin maison, ils se commandent du manger et viennent le livrer à la porte',
    ],
    scenes: ['magasin-metiers', 'chicane', 'transporter'],
    picture:
      'Une cliente tape dans la paume du caissier, qui se lève déjà, des boîtes sur le bras; derrière, un commis aligne des boîtes le long du mur.',
    sheet: {
      titre: 'Qui a payé s’assoit à la caisse',
      observationDepart:
        '« C’est MOI, la caissière! » Trois enfants tirent la même chaise. À la tablette, les boîtes attendent : plus personne n’achète.',
      intentionEducative:
        'Permettre à chacun d’avoir la caisse, de la laisser et d’y revenir, parce que le jeu lui-même la fait changer de mains.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
      ],
      objectifs: [
        'Prendre la caisse quand on a payé, la laisser au client suivant.',
        'Tenir plusieurs métiers : client, caissière, livreur{20min 30min|, commis}.',
        '{2-3a !3-4a !4-5a|Demander, donner, remercier, en gestes ou en mots.} {3-4a 4-5a|Dire ce que l’on cherche, ce que l’on vend, ce que l’on livre.}',
      ],
      materiel: [
        item('Boîtes de nourriture vides', 'quatre par enfant', 'Contenants de nourriture lavés, sans couvercle'),
        item('Petite table et chaise, la caisse', 'une de chaque par caisse', 'Coffre bas et coussin'),
        item('Tapis, la maison', 'un', 'Couverture étendue'),
        optional('Sacs réutilisables à poignées courtes', 'deux par caisse', 'Bras grands ouverts'),
        optional('{si-paniers|Paniers légers, à anse courte}', 'un par caisse', null),
        optional(
          '{20min 30min si-conserves-vides|Conserves vides, ouvertes sans bord coupant, lavées}',
          '{20min 30min si-conserves-vides|deux par enfant}',
          null,
        ),
        optional(
          '{20min 30min si-aliments-de-plastique|Fruits et légumes en plastique}{2-3a 20min 30min si-aliments-de-plastique|, plus gros que votre poing}',
          '{20min 30min si-aliments-de-plastique|deux par enfant}',
          null,
        ),
        optional('Caisse enregistreuse', 'une', 'Boîte de nourriture couchée'),
        optional('Argent de jouet', 'trois billets par enfant', 'Tape dans la main'),
        optional('{20min 30min|Circulaires}', '{20min 30min|une pour deux enfants}', '{20min 30min|Images des boîtes}'),
        optional('{si-poupées|Poupées}{2-3a si-poupées| sans pièce qui s’enlève}', 'une ou deux, au tapis', null),
        optional('{si-crayons|Crayons et bouts de papier}', 'un de chaque par enfant', null),
        optional('{30min si-téléphones|Téléphones de jeu, sans cordon ni pile}', 'un ou deux', null),
        optional('{30min si-gros-camions|Gros camion à benne}', 'un par caisse', null),
      ],
      preparation: [
        'Videz et essuyez les boîtes; ôtez sachets, bouchons et fenêtres de plastique, puis refermez les rabats. {2-3a|Gardez celles qui sont plus grosses que votre poing.} Lisez ce que chacune a contenu.',
        'Alignez-les au plancher, le long d’un mur : c’est la tablette. À trois pas, une table et une chaise : c’est la caisse. À l’autre bout, un tapis : c’est la maison. {2-3a !3-4a !4-5a|Ouvrez une caisse pour deux enfants.} {3-4a 4-5a|À partir de cinq enfants, ouvrez deux caisses.}',
        'S’il y a une caisse enregistreuse, posez-la sur la table; les sacs, {2-3a|sans corde et }à poignées courtes, restent sous la table. {2-3a|De l’argent de jouet, sortez les billets seulement, et partagez-les avant d’ouvrir.} {!2-3a|Partagez les billets de jouet avant d’ouvrir.} Le billet reçu va à qui livre : c’est sa paye, pour son prochain achat.',
        'Le tour est toujours le même : qui paie s’assoit à la caisse; qui quitte la caisse livre les achats au tapis{20min 30min|, regarnit la tablette}, puis redevient client. Vous n’avez aucune liste à tenir.',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Assise à la caisse, tournez-vous les pouces et soupirez : « Pas un seul client. » Un enfant vous apporte une boîte? « Bip! » Tendez la paume : il y tape, ou y dépose un billet. Levez-vous aussitôt et montrez la chaise. « Tu as payé : la caisse est à toi. Moi, je livre. » Portez sa boîte au tapis, à deux bras. « Livré! » {si-poupées|Une poupée y attendait son dîner : chacun pourra la nourrir.} {si-crayons|Assise là, dessinez sur un papier ce dont vous avez faim : c’est votre liste, et chacun peut faire la sienne.} Puis allez à la tablette : « Et maintenant, j’ai faim de… ça. » Revenez payer : votre caissier se lève, livre à son tour, et l’épicerie roule.',
        ),
        play(
          { 10: 6, 20: 8, 30: 9 },
          'Le client choisit deux boîtes{si-paniers|, qu’il met au panier}. La caissière fait « bip » pour chacune, sur les touches s’il y a une caisse enregistreuse. Le client paie et s’assoit à la caisse; la caissière se lève et livre au tapis ce qu’il vient d’acheter, dans un sac s’il y en a un. {2-3a|À deux ans, une boîte suffit : on paie d’une tape, on s’assoit un instant, on livre sa propre boîte.} {2-3a !multiage|L’enfant rapporte à la caisse ce qu’il vient de livrer? « Bip! » encore. Le prochain client est loin? Annoncez-le : « Un client s’en vient! », et montrez le tapis à qui se lève.} {3-4a|À trois ans, chaque boîte a son bip : gros pour une grosse, pointu pour une mince.} {3-4a !multiage|La caissière demande : « C’est pour qui? » On achète pour sa mère, pour un chat, pour une fête, et le livreur le dit en déposant la boîte.} {4-5a|À quatre ans, on annonce un prix : « Quatre tapes! » Le client compte et marchande.} {4-5a !multiage|Le livreur demande l’adresse : « Le coin rouge du tapis », « chez la dame qui a un chien ». Il y va, cogne par terre et attend un « merci » avant de poser.} {10min|La tablette se vide? Rapportez-y des boîtes du tapis.} La chaise ne se libère pas? Venez payer : « J’ai payé, je m’assois! »',
        ),
        play(
          { 20: 5, 30: 7 },
          '« Misère, la tablette est vide! » Après sa livraison, le livreur rapporte maintenant deux boîtes du tapis à la tablette : le voilà commis. {si-conserves-vides|Avec des conserves, le commis en fait une pile de trois, et le client en prend une sans rien faire tomber.} {si-aliments-de-plastique|La caissière pèse deux fruits ou légumes, un par main : le plus lourd coûte une tape de plus.} {2-3a|À deux ans, on vide le tapis d’un coup, les bras pleins jusqu’au menton.} {2-3a !multiage|Debout, couchée, à l’envers : la boîte va où l’enfant la met. Demandez-en une de loin, du doigt : « Celle-là! » Il vous en apporte une autre? Prenez-la, contente, et redemandez.} {3-4a|À trois ans, le commis range : les hautes au mur, les plates devant.} {3-4a !multiage|Le client dit ce qu’il cherche sans le nommer : « C’est rouge, on le verse, ça croque. » Le commis apporte une boîte, puis une autre, jusqu’au oui.} {4-5a|À quatre ans, le commis crie son spécial : « Deux pour une tape! »} {4-5a !multiage|Il garde une boîte derrière lui. Le client demande ce qui manque; le commis offre autre chose et dit pourquoi c’est aussi bon.} S’il y a des circulaires, le client y montre une image, et l’on cherche la boîte qui lui ressemble le plus.',
        ),
        play(
          { 30: 6 },
          'Assise au tapis, la main à l’oreille : « Allô, l’épicerie? J’ai mal à une jambe. Il me faudrait une grande boîte et une plate. » {si-téléphones|À la caisse, on décroche le téléphone : « Oui, allô? »} Qui vous entend prépare la commande et livre. {si-gros-camions|Un gros camion fait la livraison : on charge la benne et l’on pousse, à genoux.} {2-3a|À deux ans, on vous apporte ce qu’on aime : faites semblant d’en manger, bruyamment, et rappelez.} {2-3a !multiage|Puis c’est l’enfant qui appelle : il dit « allô », et un ami, ou vous, lui livre une boîte.} {3-4a|À trois ans, rappelez, désolée : « Il manque la plate! » On vient vous la porter.} {3-4a !multiage|Ensuite, un enfant appelle de la maison, un autre répond de la caisse, dos à dos : on se parle sans se voir, et les autres livrent ce qu’ils ont entendu.} {4-5a|À quatre ans, commandez trois boîtes : on les compte sur ses doigts et on les redit avant de raccrocher.} {4-5a !multiage|Ce n’est pas la bonne boîte? Le client le dit, le livreur propose autre chose. Puis les rôles changent : qui a livré appelle.}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 4 },
          'D’une voix de haut-parleur : « L’épicerie ferme dans trois clients. » Comptez-les tout haut. Le dernier paie, et cette fois personne ne s’assoit : la chaise se repose. Tous vont au tapis, prennent ce qu’ils peuvent porter et remettent les boîtes à la tablette. Puis, tous en même temps et sans parler, chacun mime le métier qu’il referait demain : le doigt qui fait bip, les bras chargés{20min 30min|, la boîte qu’on place}. Nommez ceux que vous reconnaissez. Fermez ensemble d’un long bip.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Deux enfants veulent la chaise? Ne tranchez pas : « Qui a une boîte à payer? » La caisse se gagne en achetant.',
          'Soyez la cliente qui manque quand le tour ralentit, et laissez la chaise dès qu’un client paie.',
          'Nommez chaque métier au passage : « Le livreur s’en vient. »',
          '{2-3a !3-4a !4-5a|Qui ne veut pas se lever garde la chaise : assoyez-vous à une deuxième et tendez-lui la paume à votre tour.} {3-4a 4-5a|« J’étais là avant! » Montrez la tablette : dès qu’il achète, l’enfant revient à la caisse.}',
        ],
        questionsOuvertes: [
          'Que cherches-tu aujourd’hui?',
          'Pour qui est-ce?',
          '{3-4a 4-5a|Comment savoir à qui est la caisse?}',
          '{20min 30min|Que met-on sur la tablette vide?}',
        ],
      },
      vocabulaire: [
        'la caisse',
        'le client',
        'le livreur',
        'payer',
        'l’achat',
        '{20min 30min|le commis}',
        '{20min 30min|la tablette}',
        'au suivant',
      ],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Ouvrez une caisse par deux enfants, deux chaises côte à côte s’il le faut. On paie d’une tape, on s’assoit un instant : l’ordre des métiers viendra plus tard.',
        },
        {
          pour: '3-4a',
          texte:
            'Il se lève de la caisse et oublie la suite? Mettez-lui les achats dans les bras : c’est le paquet qui montre où aller.',
        },
        {
          pour: '4-5a',
          texte:
            'Demandez-lui d’inventer un métier de plus : gérant, emballeur, réparatrice de caisse. Après qui passe-t-il dans le tour?',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant en fauteuil livre sur ses genoux; à la caisse, ôtez la chaise, son fauteuil prend la place. Trop de monde autour? Il habite au tapis : on cogne par terre, on lui livre, il dit oui ou non de la main.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, le livreur enfile une mitaine et secoue la neige de ses pieds avant d’entrer au tapis.} {hiver|L’été, à l’ombre dans la cour, le marché ouvre le long de la clôture.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Attendre son tour trois pas plus loin.', 'Pile de boîtes échappée.'],
        dangersAEliminer: [
          'Boîte : aucun verre, {10min|aucune conserve ouverte, }{!10min !si-conserves-vides|aucune conserve ouverte, }aucun bord qui coupe, aucun sachet oublié au fond.',
          '{20min 30min si-conserves-vides|Conserve : ouvrez-la d’un ouvre-boîte qui ne laisse pas de bord coupant, et jetez le couvercle; votre doigt fait tout le tour du bord avant le jeu.}',
          'Sac de plastique ou poignée longue : ils restent au placard. {2-3a|Un sac ne va ni sur la tête ni autour du cou.} {!2-3a|Un sac se porte à la main, jamais sur la tête.}',
          'Chaise de la caisse tirée à deux : elle est contre la table, et l’on s’y assoit, sans y monter debout.',
          '{2-3a|Pièce de monnaie, bouchon, languette : rien qui passe dans un rouleau de papier de toilette.}',
          'Livreur qui court, les bras pleins : il porte seulement ce qui le laisse voir devant lui.',
          '{si-crayons|Crayon promené debout ou mis à la bouche : il reste au tapis, où l’on dessine assis.}',
          '{30min si-téléphones|Vieux téléphone : pile et cordon sont ôtés avant le jeu.}',
        ],
        supervision: 'palier2',
        allergies: [
          'Miettes et traces : aucune boîte d’arachides, de noix ni d’un aliment interdit à un enfant du groupe.',
        ],
      },
      observation: [
        'Compétences sociales : que fait l’enfant au moment de laisser la caisse, et que dit-il à qui la prend?',
        'Langage oral : notez comment il demande, annonce ou refuse.',
        'Fonction symbolique : qu’y a-t-il dans ses boîtes vides, et à qui les destine-t-il?',
      ],
      prolongements: [
        'Demain, la tablette change : ce sont les souliers, puis les livres, que l’on vend de la même façon.',
        'Demandez aux familles une boîte vide de la maison : que mange-t-on chez nous?',
      ],
      reflexionRetroaction: [
        'Combien de fois ai-je dû décider à qui était la caisse?',
        'Quel métier est resté sans personne, et pourquoi?',
      ],
    },
  },
  {
    key: 'ecoute-ton-couteau',
    summary:
      'La banane se tait, la poire chuinte : on lave, on tranche pour vrai des fruits mous, l’oreille tendue, et chacun mange la salade de son bol.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_LANGUAGE'],
    themes: ['cuisine-et-saveurs'],
    materials: ['contenants-et-cuilleres'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, {!hiver|on lave les fruits dedans et l’on tranche dehors, à l’ombre}{hiver|la salade tranchée dedans se goûte dehors, au froid}.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'salade de fruits',
      'la salade de fruits',
      'faire une salade de fruits',
      'fruits',
      'couteaux à beurre',
      'couteau à beurre',
      'bols',
      'trancher',
      'couper des fruits',
      'couper une banane',
      'laver les fruits',
      'banane',
      'fraises',
      'poire',
      'cuisiner',
      'collation',
      'préparer la collation',
      'il refuse de goûter',
      'goûter un fruit',
      'l’heure de la collation',
    ],
    seen: [
      'il tranche sa banane avec sa cuillère pis regarde les rondelles tomber dans l’assiette',
      'elle pogne mon couteau sur le comptoir, elle veut couper le melon toute seule',
      'ils écrasent les fraises entre leurs doigts au lieu de les mettre dans leur plat',
      'il lève le nez sur la poire, mais si c’est lui qui la prépare il y goûte',
      'elle est si fière d’avoir fait son dessert elle-même qu’elle en mange deux fois',
      'ils trouvent que j’ai pas d’affaire à faire la collation, c’est leur job',
      'à la collation, elle a dit que la pomme faisait du bruit dans sa bouche',
      'depuis qu’il aide mamie à la cuisine, il veut laver et couper tout le manger',
    ],
    scenes: ['cuisine', 'repas'],
    picture:
      'À table, un enfant, griffes rentrées, tranche une banane dans sa pelure, l’oreille penchée; l’éducatrice a les mains libres, une amie ferme les yeux.',
    sheet: {
      titre: 'Chut! La salade de fruits jase',
      observationDepart:
        '« Moi aussi, je veux couper! » À la collation, un enfant suit votre lame des yeux, la main à plat, et tranche l’air à côté de vous.',
      intentionEducative:
        'Permettre de laver, de trancher et de goûter pour vrai, à deux mains, un fruit que l’on connaît des doigts avant la bouche.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Alimentation', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Tenir le fruit d’une main, pousser le couteau à beurre de l’autre.',
        'Approcher un fruit par le bruit, l’odeur, les doigts, et le goûter si l’on veut.',
        '{3-4a !4-5a|Dire un mot de ce que l’on entend ou de ce que l’on goûte.} {4-5a|Comparer deux fruits par leur bruit, leur jus, leur goût.}',
      ],
      materiel: [
        food(
          'Fruits mous : bananes, fraises, poires bien mûres',
          'une demi-banane, deux fraises et un quart de poire par enfant, autant pour vous',
          'Pêches ou mangues bien mûres',
        ),
        {
          ...food(
            'Raisins, coupés en quatre par vous',
            'trois par enfant',
            'Autres petits fruits ronds, coupés en quatre',
          ),
          facultatif: true,
        },
        item('Couteaux à beurre', 'un par enfant, un pour vous', 'Couteaux à tartiner'),
        item('Bols', 'un par enfant, un pour vous, un grand pour les pelures', 'Assiettes creuses'),
        item('Débarbouillettes mouillées', 'une par enfant', 'Essuie-tout mouillés'),
        optional('{cour|Linges propres}', '{cour|deux, pour couvrir les fruits}', null),
        optional('Cuillères', 'une par enfant', 'Doigts propres'),
        optional(
          '{si-fourchettes|Fourchettes courtes, à dents rondes}',
          '{si-fourchettes|une par enfant, comptées}',
          null,
        ),
      ],
      preparation: [
        'Lisez le plan d’allergie de chaque enfant : un fruit interdit à un seul sort de la recette de tous. Essayez le couteau à beurre sur chaque fruit : si vous forcez, le fruit n’est pas assez mûr.',
        'Avant le jeu, loin des enfants, lavez poires et raisins; ôtez noyaux, pépins et queues, celle des fraises coupée bien à plat. Pelez les poires et taillez-les en bâtons plats. Chaque demi-banane garde sa pelure, fendue d’un bout à l’autre pour s’ouvrir. Raisins et petits fruits ronds : coupez-les vous-même en quatre; les enfants ne les tranchent pas.',
        'Lavez la table au savon et essuyez-la. Placez les enfants assis tout autour, les bols devant eux, une débarbouillette mouillée par place pour les doigts; votre chaise est au milieu d’un côté, d’où votre bras rejoint les couteaux. Vous les comptez, vous les donnez, vous les reprenez. Six couteaux au plus à la fois. Vous êtes plus de six? La moitié tranche; l’autre, les mains sur les genoux, ferme les yeux et devine le fruit au bruit; puis on échange. Commencez alors le lavage cinq minutes plus tôt.',
        '{cour !hiver|Le lavage se fait au lavabo, avant de sortir; la table est à l’ombre, et un linge couvre les fruits qui attendent.} {cour hiver|On lave, tranche et mêle dedans. Avant le jeu, déneigez de quoi s’asseoir, un banc ou des marches. Les bols attendent près de la porte, couverts d’un linge; on s’habille, puis on goûte dehors. L’habillage ne compte pas dans les minutes.} {avec-contenant|Prenez @materiel pour les pelures ou pour les tranches.}',
      ],
      deroulement: [
        opening(
          { 20: 4, 30: 5, 45: 6 },
          'Manches roulées, tous au lavabo, deux ou trois à la fois; qui attend frotte à sec. Le savon va dessus, dessous, entre les doigts, le temps de dire deux fois, lentement : « Mes mains sont au bain, mes pouces aussi, le jus peut couler jusqu’ici. » Puis chacun frotte ses fraises du pouce, une à une, sous le robinet. À table, ouvrez votre banane et couchez-la. « Chut. Écoutez mon couteau. » Il descend, tout droit. Rien. « La banane n’a rien dit! » Tranchez un bâton de poire, l’oreille penchée : chhh. « La poire, elle, jase un peu. Que disent les vôtres? »',
        ),
        play(
          { 20: 7, 30: 8, 45: 13 },
          'Donnez les couteaux. Une main fait le chat, griffes rentrées, sur le fruit; l’autre pousse la lame vers la table. La banane d’abord, couchée dans sa pelure ouverte, puis la fraise, posée sur son côté plat, puis la poire. Les tranches vont au bol. {30min 45min|On garde entiers un bout de banane et un bout de poire.} {3-4a|À trois ans, on scie, on écrase, on fait de la purée : le bol la prend aussi.} {3-4a !multiage|Le couteau glisse à côté? Tournez le fruit, jamais le poignet de l’enfant. « Descends jusqu’au fond! » La lame touche la pelure ou la table, et le morceau se détache. Comptez ses tranches.} {4-5a|À quatre ans, on tranche mince, puis épais : lequel tient debout?} {4-5a !multiage|On prépare trois morceaux pareils avant de changer de fruit, et l’on cherche la bonne place des doigts : plus près, plus loin de la lame? On montre sa façon à son voisin, chacun son couteau.} Fini de couper? Le couteau se couche, et les deux mains se lèvent.',
        ),
        play(
          { 30: 5, 45: 9 },
          '« Qui devine? » Un enfant tranche un des bouts gardés; les autres couchent leur couteau, les mains sur les genoux, et ferment les yeux. Chhh, ou rien du tout? On dit le fruit, on ouvre les yeux, on vérifie. {3-4a|À trois ans, on refait le bruit avec sa bouche, plus fort que le fruit.} {3-4a !multiage|Puis on choisit entre deux fruits seulement, la banane qui se tait et la poire. Qui tranche dit lui-même si c’est bon, puis passe le tour en nommant un ami.} {4-5a|À quatre ans, on cherche le mot du bruit : ça siffle, ça croque, ça fait floc.} {4-5a !multiage|Puis on sent la tranche, les yeux fermés, et l’on devine avec le nez. Le bruit et l’odeur disent-ils le même fruit? Le trancheur essaie de faire mentir son fruit, en coupant très, très lentement.}',
        ),
        play(
          { 20: 4, 30: 4, 45: 7 },
          'Reprenez les couteaux et comptez-les. Du vôtre, recoupez dans chaque bol ce qui est resté gros. {si-fourchettes|À la fourchette, chacun écrase une seule tranche de banane au fond du bol. Chut! Parle-t-elle? Reprenez les fourchettes.} Dès que son bol est prêt, chacun mêle sa salade, des doigts ou à la cuillère, sept tours sans écraser. Penchez un bol : « Regardez au fond. Le jus est sorti tout seul. » S’il y a des raisins, donnez-en les quartiers à qui en veut. {3-4a|À trois ans, on range plutôt par sorte, la banane d’un côté, la fraise de l’autre, et c’est sa salade.} {4-5a|À quatre ans, on donne un nom à sa salade, et l’on dit de quel fruit il y a le plus.} Un enfant ne touche qu’une sorte? Il garde le bol qu’il a fait.',
        ),
        closing(
          { 20: 5, 30: 8, 45: 10 },
          '{cour hiver|Dehors, tous assis, dos au vent, découvrez les bols : la fraise a-t-elle changé sous la langue?} {dedans|Bon appétit!} {cour !hiver|Bon appétit!} Goûtez avant eux, lentement, et dites vrai : « C’est doux, puis un peu suret. » Chacun mange à son bol, une bouchée à la fois, la bouche vide avant de parler. Sentir, lécher, recracher au bord de son bol, c’est goûter aussi; personne ne finit pour faire plaisir. À la fin, on boit le jus au fond du bol : « Lequel de nos fruits a fait tout ça? » On s’essuie la bouche et les doigts, et {cour hiver|en rentrant, }chacun verse ses restes au bol des pelures.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Tenez-vous assise, vos deux mains libres, tout près des couteaux : vous ne coupez plus pendant qu’ils coupent.',
          'Montrez le geste dans l’air, à côté de l’enfant, et laissez sa main faire.',
          'Un « beurk »? Demandez : « Est-ce le bruit, l’odeur, ou le mou? » On peut aimer trancher sans aimer manger.',
        ],
        questionsOuvertes: [
          'Que dit ton couteau?',
          'Où sont tes griffes?',
          'Que sent ta langue en premier?',
          '{4-5a|D’où vient le jus?}',
        ],
      },
      vocabulaire: ['trancher', 'la lame', 'mûr', 'mou', 'le jus', 'la pelure', 'une bouchée', 'jaser'],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Restez à la banane aussi longtemps qu’il veut : la pelure ouverte sert de planche et retient le fruit. Quand la lame touche la pelure, la tranche est prête.',
        },
        {
          pour: '4-5a',
          texte:
            'Montrez-lui un truc : couper la fraise en deux, puis coucher chaque moitié sur le plat avant de la trancher. Ensuite, il l’explique à un ami.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Une seule main forte? La débarbouillette, sous le fruit, le retient. Les doigts collants dérangent? La débarbouillette reste dans l’autre main, et l’enfant écoute et mêle à la cuillère. Plan d’alimentation ou texture adaptée : suivez-le à la lettre.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!ete|L’été, les fraises d’ici et les pêches mûres prennent la place des poires.} {ete|L’hiver, bananes, poires et mangues bien mûres suffisent.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Tranche écrasée, jus sur la manche.', 'Grimace, bouchée recrachée.'],
        dangersAEliminer: [
          'Couteau à beurre : chacun le sien, enfant assis, adulte à portée de bras, six couteaux au plus à la fois; comptés avant et après, jamais en marchant, ni à la bouche, ni vers un ami.',
          '{si-fourchettes|Fourchette : elle vient après les couteaux, dents vers le bol, enfant assis; vous les comptez en les reprenant.}',
          'Étouffement : enfant assis et surveillé à chaque bouchée; rien de rond ni de dur, fraises et raisins en quatre, morceaux mous, sans noyau ni pépin. Pomme crue et melon ferme restent à la cuisine.',
          'Manger en tranchant, debout ou en riant : les bouches attendent que les couteaux soient repris et que tous soient assis.',
          'Microbes : mains lavées avant, et encore après un nez mouché ou des doigts léchés; chacun son bol, chacun son couteau; le fruit tombé va aux pelures.',
          'Pelure ou jus au plancher, on glisse : ramassez-les aussitôt.',
          '{cour !hiver|Guêpes attirées par le jus : fruits couverts, pelures fermées; s’il en vient, on rentre finir dedans.} {cour hiver|Doigts mouillés dehors : un linge sec, puis la mitaine; dix minutes au plus.} {cour hiver|Métal gelé, qui colle à la langue : bols et cuillères de plastique dehors.}',
        ],
        supervision: 'palier1',
        allergies: [
          'Fraise, banane, poire, raisin ou autre fruit servi : vérifiez chaque plan, et le latex pour la banane. Lèvres qui piquent ou enflent : on arrête et l’on suit le plan.',
        ],
      },
      observation: [
        'Motricité fine : que fait la main qui tient, pendant que l’autre tranche?',
        'Alimentation : par quoi l’enfant commence-t-il, l’oreille, le nez, les doigts ou la langue?',
        'Langage oral : notez les mots qu’il trouve pour un bruit ou pour un goût.',
      ],
      prolongements: [
        'À la prochaine collation, la même écoute avec un fruit cuit ou un avocat bien mûr : jase-t-il?',
        'À la maison, l’enfant tranche une banane au couteau à beurre, un parent assis tout près, l’oreille tendue.',
      ],
      reflexionRetroaction: [
        'Quand ma main a-t-elle coupé à la place de la sienne?',
        'Qui a goûté, qui a seulement tranché, et qu’ai-je dit à chacun?',
      ],
    },
  },
  {
    key: 'ca-coince-dans-la-machine',
    summary:
      'Rouleaux ou boîtes d’œufs, un peu de ruban : une machine naît. Elle avale, elle coince, elle recrache; on trouve où ça bloque, et on la répare.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['cabanes-et-constructions', 'quartier-et-metiers'],
    materials: ['cartons-et-boites'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    onlyNamed: ['EGG'],
    calls: [
      'le recyclage',
      'recyclage',
      'recycler',
      'matériel recyclé',
      'rouleaux de papier de toilette',
      'boîtes d’œufs',
      'ruban adhésif',
      'machine',
      'inventer une machine',
      'machine à trier',
      'machine à recycler',
      'centre de tri',
      'trier le recyclage',
      'avaler et recracher',
      'robot',
      'bricolage recyclé',
      'réutiliser',
      'inventer',
    ],
    seen: [
      'il pousse des bouchons dans un tube de carton et regarde par où ça ressort',
      'elle tape ensemble des boîtes vides et dit que ça fabrique du jus',
      'ils rentrent une balle trop grosse dans le tuyau, ça reste pogné dedans',
      'il se choque parce que son bout de papier est pris au milieu pis qu’il sort pas',
      'elle veut savoir comment ça marche en dedans du distributeur, elle regarde dans le trou',
      'il défait tout dès que ça bloque, il cherche pas où est le problème',
      'depuis le passage du camion de récup, ils fouillent dans le bac bleu pour bâtir',
      'au coin bricolage, il fait brrr avec sa bouche et donne à manger à sa boîte',
    ],
    scenes: ['trier', 'pourquoi', 'empiler-construire', 'attacher'],
    picture:
      'À plat ventre, un enfant glisse un carton dans une machine de rouleaux et de boîtes d’œufs; une amie montre du doigt le morceau qui reste pris.',
    sheet: {
      titre: 'Ça coince dans la machine',
      observationDepart:
        '« Ça va où, ça? » Devant le bac de recyclage, un enfant crie dans un rouleau vide, puis y pousse un bout de carton. Il ressort de l’autre côté.',
      intentionEducative:
        'Permettre d’inventer une machine avec ce qui allait au bac, de l’essayer, et de chercher soi-même pourquoi ça coince.',
      domaines: [
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Catégories et concepts', role: 'secondaire' },
      ],
      objectifs: [
        'Assembler des cartons pour que quelque chose passe d’un bout à l’autre.',
        'Trouver où ça coince, changer une chose, essayer encore.',
        '{20min 30min 45min|Décider ce que la machine accepte, et ce qu’elle recrache.}',
      ],
      materiel: [
        item('Rouleaux de papier de toilette', 'trois par enfant', 'Boîtes d’œufs'),
        item('Boîtes d’œufs', 'une par enfant', 'Rouleaux de papier de toilette'),
        item('Ruban adhésif', 'un rouleau, dans votre poche', 'Ruban-cache'),
        optional('{si-boîtes-de-carton|Boîtes de carton, percées d’avance}', 'une pour deux enfants', null),
        optional('{si-papier-d’aluminium|Papier d’aluminium}', 'une feuille par enfant, déchirée d’avance', null),
        optional('{20min 30min 45min si-crayons|Crayons}', 'un pour deux enfants', null),
        optional('{20min 30min 45min si-contenants|Contenants de plastique, sans couvercle}', 'un par machine', null),
        optional('{30min 45min si-petites-autos|Petites autos, larges de deux doigts}', 'une pour deux enfants', null),
      ],
      preparation: [
        'Gardez du carton propre et sec : les boîtes d’œufs sont de carton, sans coquille ni tache; une boîte tachée sort du jeu. Une allergie aux œufs? Seuls les rouleaux servent.',
        'Déchirez un ou deux rouleaux, ou un couvercle de boîte, en morceaux, une poignée par deux enfants : de petits, larges comme un pouce, et d’autres comme une paume. C’est le repas de la machine; les enfants en déchireront d’autres.',
        'Collez d’avance quatre bouts de ruban par enfant, longs comme une main, au bord de la table : on n’attend pas après vous pour bâtir. Le rouleau de ruban reste dans votre poche; déchirez-en d’autres quand le bord se vide. {si-boîtes-de-carton|Percez chaque boîte de carton avant le jeu : une bouche sur le dessus, une porte en bas, larges comme votre poing.}',
        'Il n’y a que des rouleaux? Couchés bout à bout ou collés de biais à une patte de chaise, ils font des tuyaux. Il n’y a que des boîtes d’œufs? Ouvertes, elles mâchent; refermées, elles brassent; renversées, elles recrachent; leurs creux trient. {multiage|Deux par deux, le plus grand tient, le plus petit colle.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4, 45: 5 },
          'Devant vous, un seul carton, rouleau penché ou boîte entrouverte. Donnez-lui un bruit de moteur : « Brrr… j’ai faim. » Un petit morceau entre, il ressort ou tombe au fond : « Miam! » Essayez-en un trop gros, poussez un peu : il reste pris. Le moteur s’étouffe : « Brr… hic… ça coince! » Regardez dedans, tournez le carton, soufflez, et demandez : « Où est-ce pris? » Attendez leur idée et faites-la. « Cette machine-là est trop petite. Qui m’en bâtit une qui mange mieux? »',
        ),
        play(
          { 10: 6, 20: 8, 30: 9, 45: 13 },
          'Chacun, ou à deux, bâtit sa machine sur la table, au plancher, contre une chaise : une bouche, un chemin, une sortie. {si-boîtes-de-carton|Une boîte de carton fait le ventre : le morceau y tombe, poc!} {si-papier-d’aluminium|D’une feuille d’aluminium, on plie une gouttière.} On prend le ruban au bord de la table, un bout à la fois. Dès que ça tient, on y lâche un morceau : s’il coince, on cherche où, du doigt. {3-4a|À trois ans, on colle beaucoup et ça tient : deux rouleaux de travers, une boîte qui bâille. Tenez le carton, sans coller.} {3-4a !multiage|Le morceau tombe à côté? « Elle a bavé! » On ajoute un carton dessous. Demandez où est la bouche, où est la sortie : un doigt qui fait le chemin suffit.} {4-5a|À quatre ans, on penche le chemin, on le dévie, on le sépare en deux.} {4-5a !multiage|Avant d’essayer, on dit par où le morceau passera, le doigt sur le carton. Puis on le lâche. Il a pris un autre chemin? On change une seule chose, et l’on essaie encore trois fois.} Chaque machine a son bruit : on l’entend de loin.',
        ),
        play(
          { 20: 6, 30: 8, 45: 11 },
          '« Maintenant, elle trie. » Que prend-elle? Que recrache-t-elle? Les petits et les gros, les plats et les roulés, les gris et les bruns. {si-crayons|Près de la bouche, on dessine ce qu’elle aime : un rond, un trait.} {si-contenants|Sous la sortie, un contenant reçoit ce qu’elle a pris.} {3-4a|À trois ans, la machine dit « miam » ou « pouah! » : la main pousse ou rejette.} {3-4a !multiage|Nourrissez sa machine de petits morceaux, puis d’un gros, comme par erreur : « Pouah! » L’enfant vous explique. Ensuite, il change la règle sans vous la dire : vous donnez un morceau, puis un autre, et vous devinez ce que sa machine aime.} {4-5a|À quatre ans, la machine décide toute seule : le gros bloque à l’entrée, le petit passe.} {4-5a !multiage|On se visite : un ami nourrit la machine de trois morceaux et devine ce qu’elle accepte. S’il trouve, il reçoit un bruit de victoire; sinon, un autre morceau.} Ça coince? Tous arrêtent leur moteur, et l’on cherche ensemble, du doigt, où c’est pris.',
        ),
        play(
          { 30: 5, 45: 9 },
          'On met les machines bout à bout, au plancher, le long du mur : la sortie de l’une devient la bouche de l’autre. Un morceau part du début; chaque bâtisseur le fait passer, avec son bruit. Dès qu’il a passé deux machines, un autre part. {si-petites-autos|Puis une petite auto prend le même chemin : où reste-t-elle prise?} {3-4a|À trois ans, on suit le morceau à quatre pattes et l’on crie quand il sort.} {3-4a !multiage|Il s’arrête entre deux machines? On les rapproche, on le pousse du doigt, ou l’on ajoute un rouleau, une boîte. Puis on en fait partir deux ensemble.} {4-5a|À quatre ans, on compte les arrêts : où ça coince le plus, et que change-t-on d’abord?} {4-5a !multiage|Ensuite, la machine va à l’envers : chacun inverse son bruit, et l’on cherche ce qui peut remonter, ce qui ne peut que tomber.}',
        ),
        closing(
          { 10: 2, 20: 3, 30: 4, 45: 7 },
          'Baissez votre moteur, « brrr… brr… br… », jusqu’au silence, et toutes les machines s’éteignent. Chacun présente la sienne à son voisin, en trois gestes : la bouche, le chemin, la sortie. Où a-t-elle coincé? On garde jusqu’à demain celles qu’on veut encore essayer. Les autres se défont : le ruban se détache et va à la poubelle, le carton va au bac de recyclage. « Au centre de tri, de vraies machines le mettront avec d’autres cartons; à l’usine, on en refera du carton. » Un dernier petit « burp », et l’on ferme.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Avant d’aider, demandez à voir : « Refais-le passer, je regarde où il s’arrête. »',
          'Tenez les cartons; laissez les doigts coller, même de travers.',
          'Faites durer le « hic » le temps qu’une idée vienne, et essayez d’abord la plus étrange.',
        ],
        questionsOuvertes: [
          'Où est-ce que ça coince?',
          'Par où le morceau va-t-il sortir?',
          'Que peut-on changer?',
          '{20min 30min 45min|Qu’est-ce que ta machine n’aime pas?}',
        ],
      },
      vocabulaire: [
        'la machine',
        'avaler',
        'recracher',
        'coincer',
        'le tuyau',
        'réparer',
        '{20min 30min 45min|trier}',
        'le recyclage',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Une bouche et une sortie lui suffisent : un rouleau debout dans sa main, ou une boîte qu’il ouvre et renverse. Un seul bout de ruban, puis l’essai, puis un autre.',
        },
        {
          pour: '4-5a',
          texte:
            'Demandez une machine qui fait attendre le morceau avant de le recracher. Avec quoi le retient-on, et comment le laisse-t-on partir?',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Le ruban colle aux doigts et dérange? L’enfant est le moteur : il part, il arrête, il donne le bruit. Une seule main? Le carton est collé à la table, et la machine grandit autour.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, les boîtes des fêtes font de plus grandes bouches.} {hiver|L’été, dans la cour, la machine s’appuie à la clôture et goûte aux feuilles.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Machine qui s’écroule.', 'Ruban collé aux doigts, idée qui ne marche pas.'],
        dangersAEliminer: [
          'Ruban : c’est l’adulte qui le déchire; aucun autour d’un cou, d’un poignet ou d’une bouche.',
          'Morceau ou bout de ruban porté à la bouche : seule la machine mange; jetez-le.',
          'Carton taché d’œuf ou sale : il sort du jeu; mains lavées à la fin.',
          'Doigt pris dans un rouleau serré : déchirez le carton au lieu de tirer.',
          'Machine sur le passage : elle reste le long du mur, et l’on ne marche pas entre ses tuyaux.',
          '{si-boîtes-de-carton|Main prise dans une boîte percée : agrandissez le trou au lieu de tirer.}',
          '{si-papier-d’aluminium|Papier d’aluminium : les dents du rouleau restent hors de portée; un bout mis à la bouche se jette.}',
        ],
        supervision: 'palier2',
        allergies: ['Œufs : avec une allergie déclarée dans le groupe, aucune boîte d’œufs, seulement des rouleaux.'],
      },
      observation: [
        'Raisonnement : ça coince; que regarde l’enfant, et que change-t-il en premier?',
        'Motricité fine : comment s’y prend-il pour tenir d’une main et coller de l’autre?',
        'Catégories et concepts : {20min 30min 45min|notez ce que sa machine accepte, avec ses mots ou ses « pouah ».} {10min|comment dit-il quels morceaux passent et lesquels coincent?}',
      ],
      prolongements: [
        'Au prochain rouleau vide, la machine reçoit une pièce de plus : qui choisit l’endroit?',
        'À la maison, qu’y a-t-il au bac ce soir? La famille en garde un morceau pour la machine.',
      ],
      reflexionRetroaction: [
        'Ai-je laissé coincer assez longtemps pour que l’idée vienne d’eux?',
        'Qui bâtit, qui fait le bruit, qui répare, et est-ce toujours le même?',
      ],
    },
  },
  {
    key: 'le-chateau-n-ouvre-qu-aux-mains-vides',
    summary:
      '« Montre tes mains! » Le pont-levis se lève. Chevalières et chevaliers traversent, portent un trésor d’air, gardent un mot et font la révérence.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['mouvement-et-defis', 'contes-et-lettres'],
    materials: [],
    place: 'YARD',
    alsoAt: { INDOORS: 'Dedans, le château est un bout de mur, la douve un espace libre entre deux tapis.' },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'chevaliers et princesses',
      'chevaliers',
      'chevalier',
      'chevalière',
      'princesses',
      'princesse',
      'le château',
      'château fort',
      'pont-levis',
      'roi et reine',
      'draps',
      'épée',
      'épées de branches',
      'ils se battent avec des branches',
      'se battre avec des bâtons',
      'bataille d’épées',
      'bâtons et épées',
      'révérence',
      'épreuves de chevalier',
      'garder un secret',
    ],
    seen: [
      'ils croisent leurs bouts de bois comme des épées, clac clac, ça passe proche des yeux',
      'elle tend ses bras pour barrer le passage, il faut le mot de passe pour entrer',
      'il fait la révérence à tout le monde avec une couverte sur les épaules',
      'il refuse de lâcher son bâton même si je lui demande depuis dix minutes',
      'elle veut pas être une reine qui attend, elle veut protéger le royaume',
      'il se sent important quand on lui confie un secret, il le garde bien',
      'depuis la fête médiévale, ils se battent en duel au fond de la cour',
      'au parc, la glissade est une forteresse et deux gardes décident qui passe',
    ],
    scenes: ['heros', 'equilibre', 'cooperer'],
    picture:
      'Deux gardes lèvent les bras en pont; un enfant passe dessous, paumes ouvertes; derrière, un ami couche une branche au pied d’un arbre.',
    sheet: {
      titre: 'Le château n’ouvre qu’aux mains vides',
      observationDepart:
        'Deux {cour|branches}{dedans|bras} se croisent, clac, clac. « Je suis un chevalier! » Un coup passe près d’un œil, et l’on crie.',
      intentionEducative:
        'Offrir à l’envie d’être chevalier, princesse ou roi des épreuves sans arme, où le corps traverse, {20min 30min 45min|porte, }tient et salue.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
      ],
      objectifs: [
        'Traverser en équilibre, puis tenir une révérence sans tomber.',
        '{20min 30min 45min|Porter à deux, d’un pas accordé.}',
        '{10min 20min|Baisser et lever le pont pour quelqu’un.} {30min 45min|Garder un mot jusqu’au bout, et ouvrir le pont à quelqu’un.}',
      ],
      materiel: [
        optional(
          '{20min 30min 45min|Draps}',
          '{20min 30min 45min|un pour quatre enfants}',
          '{20min 30min 45min|Trésor invisible, porté à bras}',
        ),
        optional('{20min 30min 45min si-tissus|Tissus}', '{20min 30min 45min|un pour deux enfants}', null),
        optional(
          '{20min 30min 45min si-boîtes-de-carton|Boîtes de carton}',
          '{20min 30min 45min|une vide pour deux enfants}',
          null,
        ),
        optional(
          '{30min 45min si-rouleaux-de-papier-de-toilette|Rouleaux de papier de toilette}',
          '{30min 45min|un par enfant}',
          null,
        ),
        optional('{dedans si-ruban-adhésif|Ruban adhésif}', '{dedans|un rouleau, pour la douve}', null),
      ],
      preparation: [
        'Choisissez {dedans|un bout de mur}{cour|un mur, un arbre ou une clôture} : c’est le château. À six pas devant, {dedans|montrez le bord de la douve}{cour|tracez du talon le bord de la douve} : on part de là, et l’on traverse jusqu’au château. {dedans|Reculez les meubles, enlevez les bas qui glissent.} {cour !hiver|Ramassez branches et roches du chemin.} {cour hiver|Prenez de la neige tapée, sans plaque de glace, loin du bord du toit.}',
        'Tout près de la ligne, du côté du départ, choisissez la place des épées : {dedans|un bout de tapis}{cour|un pied d’arbre ou un bord de clôture}. {cour|Les branches et tout ce qui sert d’arme s’y couchent}{dedans|Tout ce qui sert d’arme s’y couche}; rien n’est confisqué, les épées dorment.',
        'Le pont-levis est devant le château. S’il manque un garde, vos bras font le pont : baissés, il est fermé; levés, on passe dessous. {multiage|Chacun choisit sa façon de traverser; un petit peut tenir la main d’un grand.} {20min 30min 45min|Les draps, s’il y en a, se portent par les coins, à plat.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4, 45: 5 },
          '{dedans si-ruban-adhésif|Avec du ruban adhésif, collez devant les enfants une longue ligne : « Voilà la douve. »} Devant le château, les bras tendus en travers, prenez une voix de porte qui grince : « Hiii… Je suis le pont-levis. Qui va là? » Un enfant approche, {cour|branche ou }poing en avant? « Je sens quelque chose de pointu. Je ne m’ouvre qu’aux mains vides. » Montrez vos paumes. « Vos épées dorment là-bas. » Quand deux paumes s’ouvrent, levez les bras lentement : « Hiii… Passez, chevalière. Passez, chevalier. » De l’autre côté, posez la main sur son épaule : « Te voilà du château. » Qui veut être chevalier, princesse, reine, garde? Chacun le dit.',
        ),
        play(
          { 10: 6, 20: 7, 30: 8, 45: 11 },
          'Première épreuve : la douve. Devant le château, deux gardes font le pont-levis, face à face, mains jointes, bras baissés; à plus de six enfants, ouvrez deux ponts. Les autres traversent en même temps, côte à côte, chacun sur une poutre qu’il imagine, le talon contre les orteils. Au pont, on montre ses mains vides : les bras se lèvent, on passe dessous. Qui est passé remplace un garde, et ce garde va traverser. {3-4a|À trois ans, les bras s’ouvrent, un pied sort : « Plouf! » On secoue son pied et l’on repart de là.} {3-4a !multiage|Puis on traverse en princesse à longue robe, les genoux hauts; en cheval au pas; en roi qui bâille. Au retour, les gardes choisissent : en géante, en souris, en fantôme.} {4-5a|À quatre ans, on passe à reculons, ou les mains croisées dans le dos.} {4-5a !multiage|Les gardes posent une épreuve avant d’ouvrir : trois pas de géant, cinq de souris, un tour sur soi. Elle se fait sans toucher personne, et les gardes la montrent d’abord.}',
        ),
        play(
          { 20: 6, 30: 7, 45: 11 },
          'Deuxième épreuve : le trésor. Deux par deux, on le soulève, invisible et lourd, genoux pliés : « Ho… hisse! » On le porte du départ au château, à pas accordés, sans le poser. S’il y a un drap, quatre porteurs le tiennent par les coins, bien à plat : il ne touche pas le sol. {si-tissus|Un petit tissu se porte à deux.} {si-boîtes-de-carton|Avec une boîte de carton, le coffre se voit : une main dessous à chaque bout.} {3-4a|À trois ans, on grogne, on plie sous le poids, et l’on dit ce qu’il y a dedans.} {3-4a !multiage|Au pont-levis, il faut se faire tout petit pour passer. Au château, on dépose le trésor doucement, on l’ouvre, chacun prend ce qu’il y voit. Le coffre vide est léger : comment marche-t-on, maintenant?} {4-5a|À quatre ans, le trésor dort : on marche au même pas, sans un bruit.} {4-5a !multiage|Un seul mène, sans parler : l’autre suit ses pas. On contourne un ami, on tourne sur place, et l’on change de meneur sans rien échapper.}',
        ),
        play(
          { 30: 6, 45: 10 },
          'Troisième épreuve : le secret. Chuchotez un mot à chacun, près de l’oreille : « étoile », « brioche », « lune ». On le tient dans son poing fermé jusqu’au château. {si-rouleaux-de-papier-de-toilette|Avec un rouleau, le mot voyage dedans, une paume à chaque bout; le garde le prend et l’écoute.} Au pont, on souffle son mot au garde, on ouvre le poing : les mains sont vides, le pont se lève. {3-4a|À trois ans, on le crie en chemin! Riez : « Envolé! », et donnez-en un autre.} {3-4a !multiage|Sur la route, faites le dragon curieux, assis, les yeux ronds : « C’est quoi? C’est quoi? » On passe devant lui la bouche serrée, sur la pointe des pieds.} {4-5a|À quatre ans, on porte deux mots, un par poing, et l’on va au château en imitant l’un des deux.} {4-5a !multiage|Puis un garde invente le mot; le chevalier le porte à un ami, resté au bord de la douve, sans y changer un son.} Dites-le une fois : « Ce secret-là est pour jouer. Un secret qui fait de la peine, on le dit à un adulte. »',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5, 45: 8 },
          'Tout le royaume se met en rond. La révérence : un pied glisse derrière, les genoux plient, les bras s’ouvrent, la tête salue. On tient le temps de « un château, deux châteaux, trois châteaux », sans tomber; qui tombe salue assis. On salue son voisin, puis l’autre, puis les épées qui dorment. {20min 30min 45min|Nommez chacun par ce qu’il a fait : « Chevalière qui a porté sans bruit. »} {10min|Nommez chacun par ce qu’il a fait : « Chevalière qui a traversé sans plouf. »} Le pont-levis se lève une dernière fois, et tous passent dessous, les mains vides, pour {dedans|retourner jouer}{cour|rentrer}.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          '{cour|Une branche}{dedans|Une épée} se lève? Ne grondez pas : bras baissés, « le pont ne voit pas tes mains ».',
          'Jouez le pont ou le garde quand il en manque un; laissez-leur tous les beaux rôles.',
          '{20min 30min 45min|Chevalier ou princesse : dites les deux à chacun, et chacun reprend celui qui lui va.} {10min|Dites « chevalière » et « chevalier », « reine » et « roi » à qui veut.}',
        ],
        questionsOuvertes: [
          'Que font tes mains quand il n’y a plus d’épée?',
          'Comment traverses-tu sans faire plouf?',
          '{20min 30min 45min|Que pèse ton trésor?}',
          '{30min 45min|Comment garde-t-on un mot?}',
        ],
      },
      vocabulaire: [
        'le pont-levis',
        'la douve',
        'le chevalier',
        'la chevalière',
        'la révérence',
        '{20min 30min 45min|le trésor}',
        'les mains vides',
        '{30min 45min|le secret}',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Faites la douve plus courte, trois pas, et restez le pont s’il veut passer vingt fois. La révérence se fait avec une main dans la vôtre.',
        },
        {
          pour: '4-5a',
          texte:
            'Il est l’architecte : il invente une épreuve de plus, sans arme ni coup, la montre, et regarde comment les autres la passent.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'En fauteuil ou en marchette, le chevalier passe sous un pont plus haut, et sa révérence se fait de la tête et des bras. Le contact dérange? Il est garde du bout des doigts, ou salue de loin.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver 10min|L’hiver, dans la cour, la douve se trace dans la neige.} {!hiver 20min 30min 45min|L’hiver, dans la cour, la douve se trace dans la neige, et l’on porte à deux un vrai trésor : une boule de neige.} {hiver|L’été, dans la cour, on traverse la douve à l’ombre, après avoir bu.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Tomber assis dans la douve.',
          '{30min 45min|Mot échappé, trésor lâché.} {20min|Trésor lâché.} {10min|Attendre que le pont se lève.}',
        ],
        dangersAEliminer: [
          'Branche, jouet ou poing levé vers quelqu’un : le pont se ferme, le jeu attend, et ce qui servait d’épée retourne dormir.',
          'Pont-levis qui tombe sur une tête : bras baissés lentement, et seulement quand personne n’est dessous.',
          '{20min 30min 45min|Drap}{20min 30min 45min si-tissus| ou tissu}{20min 30min 45min| : tenu à plat par les coins, jamais sur une tête, autour d’un cou ni attaché dans le dos; personne ne monte dedans.}',
          '{20min 30min 45min|Porteurs qui courent ou qui reculent : on marche, et chacun voit où il va.}',
          '{cour hiver|Glace sous les pieds : la douve se déplace.} {cour !hiver|Roche ou racine sur la ligne : déplacez la douve.} {dedans|Bas qui glissent, coin de meuble : pieds nus, et deux pas libres autour.}',
        ],
        supervision: 'palier2',
        allergies: [
          '{cour !hiver|Piqûres et pollen : l’auto-injecteur et la pompe sont sur vous.} {cour hiver|Asthme au froid : la pompe est sur vous, et l’on marche.} {dedans 20min 30min 45min|Drap : lavé sans parfum, secoué avant le jeu.} {dedans 10min|Asthme : la pompe est tout près, et l’on marche.}',
        ],
      },
      observation: [
        'Motricité globale : que font les bras de l’enfant quand ses pieds se suivent sur la ligne?',
        'Compétences sociales : à quel moment les mains se vident-elles, et qu’est-ce qui l’a fait?',
        'Fonction symbolique : notez qui il devient, et comment il marche en l’étant.',
      ],
      prolongements: [
        'À la porte, chaque jour, le pont-levis demande des mains vides avant la sortie.',
        'À la maison, l’enfant fait passer sa famille sous le pont, et chacun salue.',
      ],
      reflexionRetroaction: [
        'Comment ai-je accueilli la première {cour|branche}{dedans|épée} levée?',
        'Qui n’a pas eu le rôle qu’il voulait, et comment le savait-on?',
      ],
    },
  },
  {
    key: 'le-rire-va-se-coucher',
    summary:
      'Le rire fait le tour des matelas, de plus en plus petit, jusqu’à n’être qu’un souffle; puis les mots s’endorment dans une main fermée.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_LANGUAGE'],
    themes: ['emotions-et-amitie', 'sons-et-silence'],
    materials: [],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    moment: 'sieste',
    calls: [
      'la sieste',
      'sieste',
      'dodo',
      'toutous',
      'toutou',
      'heure de la sieste',
      'avant la sieste',
      'ils parlent et rient sur les matelas',
      'ils rient à la sieste',
      'parlent à la sieste',
      'matelas de sieste',
      'endormir son toutou',
      'fou rire',
      'chuchoter',
      'de plus en plus bas',
      'retour au calme',
      'ils ne dorment pas',
      'berceuse',
      'se calmer',
    ],
    seen: [
      'un pète, les autres s’étouffent de rire chacun dans leur couverte',
      'elle rit de plus en plus fort pour réveiller son voisin de matelas',
      'ils se passent un fou rire d’un lit à l’autre pendant que je baisse les toiles',
      'il est trop crinqué pour s’étendre, il jacasse, il gigote, il fait le clown',
      'elle a encore plein d’affaires à me dire quand j’éteins la lumière',
      'il chuchote à son toutou que lui aussi doit se calmer avant de dormir',
      'après le dîner, aussitôt couchés, ils disent caca boudin et ça part en vrille',
      'l’autre midi au dodo, mes chuts n’ont fait que les faire rire plus',
    ],
    scenes: ['sieste', 'repos', 'voix'],
    picture:
      'Dans la pénombre, une enfant souffle un mot dans l’oreille de son toutou, un ami ferme la main; au milieu, l’éducateur assis baisse la sienne.',
    sheet: {
      titre: 'Le rire va se coucher',
      observationDepart:
        '{3-4a 4-5a|« Prout! » chuchote une voix. Un matelas rit, puis son voisin, puis tout le rang. Vous dites « chut », et ça repart.} {!3-4a !4-5a|Un petit pied gigote sous la couverture, une tête se lève, rit; du matelas voisin, un rire lui répond.}',
      intentionEducative:
        'Permettre au rire et aux mots de finir leur journée, au lieu de les faire taire, et de passer ensemble du bruit au souffle.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Sommeil', role: 'secondaire' },
      ],
      objectifs: [
        'Rire, puis rire plus petit, et sentir son corps ralentir.',
        '{20min 30min|Coucher une partie de soi, ou son toutou, avec une parole à soi.} {10min|Coucher son dernier mot, dans sa main ou près de son toutou.}',
        'Se reposer près des autres, que l’on dorme ou non.',
      ],
      materiel: [
        item('Toutous', 'un par enfant', 'Main fermée'),
        optional('Matelas de sieste', 'un par enfant', 'Tapis'),
        optional('{si-couvertures|Couvertures minces}', 'une par enfant', 'Drap'),
        optional('{!18-24m !2-3a si-coussins|Coussins}', '{!18-24m !2-3a|un petit par enfant}', null),
        optional('{si-livres|Livre d’avant la sieste}', 'un', null),
        optional('{si-lampes-de-poche|Lampe de poche, au compartiment de piles vissé}', 'une, dans votre main', null),
        optional(
          '{20min 30min si-poupées|Poupées molles et lavables, sans pièce qui s’enlève}',
          'une par enfant',
          null,
        ),
        optional('{si-musique|Musique lente}', 'un appareil, à portée de votre main seulement', null),
      ],
      preparation: [
        'Toilette et couches faites, matelas à leur place, un passage libre entre eux. {18-24m|Les trottineurs sont tout près de votre place.} Deux enfants qui se font rire restent voisins pendant le jeu; séparez-les après, seulement s’il le faut.',
        'Tirez les rideaux à moitié et parlez d’abord comme d’habitude : votre voix doit pouvoir descendre.',
        'Toutous : lavés, aux yeux brodés, {18-24m 2-3a|sans ruban ni bouton,} un petit par enfant. Il n’y en a pas? La main fermée fait la bête : le pouce est sa tête.',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Tous sur leur matelas, assis ou couchés. {si-livres|Fermez le livre tout doucement : « L’histoire est couchée. »} Assise par terre au milieu, bâillez, puis laissez sortir un rire : « Ha! » Regardez autour, surprise : « Il est encore debout, mon rire. Il a couru toute la journée. Il ne veut pas se coucher tout seul. » Riez encore, un peu plus bas : « Ha, ha. » Tendez l’oreille vers un matelas. « Le tien est-il debout aussi? »',
        ),
        play(
          { 10: 4, 20: 6, 30: 7 },
          'Le rire fait le tour des matelas : une voix rit, la suivante rit plus petit. HA! Ha. Ha… hhh. Quand il n’en reste que le souffle, relancez le tour d’un rire plus petit encore. {si-lampes-de-poche|Le rond de votre lampe, au plafond, tremble à chaque rire, pâlit entre vos doigts, puis s’éteint.} {si-couvertures|Avec une couverture sur les jambes, chacun y couche le rire qui vient de sortir et le borde d’une main.} {!18-24m !2-3a si-coussins|Avec un coussin sur le ventre, on le voit sauter à chaque rire, puis de moins en moins.} {18-24m|Le trottineur rit à votre rire : baissez le vôtre, il vous regarde, et le sien baisse.} {18-24m !multiage|Posez sa paume sur votre poitrine pendant que vous riez bouche fermée : ça saute. Puis ça saute moins. Puis plus du tout. Les autres sentent leur ventre, une main dessus.} {2-3a|À deux ans, on crie encore un gros « HA! » : « Oh, un grand! Couche-toi, le grand. »} {2-3a !multiage|Il en sort un autre? Comptez-les : le grand, le moyen, le mini. On couche le mini sous sa joue.} {3-4a|À trois ans, on rit les lèvres collées, les joues pleines.} {3-4a !multiage|Le fou rire éclate? Laissez-le rouler jusqu’au bout, sans mot, et repartez du souffle.} {4-5a|À quatre ans, on rit sans un son, épaules seulement.} {4-5a !multiage|Qui reçoit ce rire l’envoie à un autre, des yeux, plus petit encore.}',
        ),
        play(
          { 20: 5, 30: 6 },
          '« Les pieds ne dorment pas, eux. » Chacun couche ce qui bouge encore, à voix basse : un pied, l’autre, les genoux, les bras. {si-poupées|La poupée passe la première; ensuite, c’est à soi.} « Bonne nuit, mon pied. Tu as sauté. » Il gigote? On lui parle de plus près, de plus bas. {18-24m|Le trottineur dit « dodo » à son pied; l’autre se lève, on le recouche.} {18-24m !multiage|Chantez « dodo » sur une seule note, une main sur la plante de son pied, sans chatouiller.} {2-3a|À deux ans, on couche son toutou, ou sa main. Ça se relève? « Encore! » On recouche, chaque fois plus doucement.} {2-3a !multiage|Demandez-lui ce qui bouge encore. Couchez-le ensemble.} {3-4a|À trois ans, on dit à chaque partie ce qu’elle a fait aujourd’hui.} {3-4a !multiage|Elle répond d’un petit mouvement, puis plus rien.} {4-5a|À quatre ans, on va des orteils au front, sans rien sauter, les yeux fermés.} {4-5a !multiage|Où le sommeil est-il déjà rendu? Un doigt le montre.}',
        ),
        play(
          { 10: 2, 20: 3, 30: 7 },
          '« Il reste des mots. » Chacun souffle son dernier mot dans l’oreille de son toutou, ou dans sa main, qu’il referme : le mot dort là. Passez à genoux, de matelas en matelas, et recevez le mot de qui vous en tend un. {18-24m|Du trottineur, un son suffit; refermez sa main dans la vôtre.} {2-3a|À deux ans, le mot ressort : on le resouffle.} {3-4a|À trois ans, on le dit si bas que le voisin ne l’entend pas.} {4-5a|À quatre ans, on le pense sans remuer les lèvres.} {30min|Faites un second tour, plus lent, sans parler : la main sur le dos de qui la veut, le temps de trois souffles. Une voix s’élève? Montrez la main fermée. Un nouveau mot? Un doigt ouvre la main, il entre, elle se referme.}',
        ),
        closing(
          { 10: 2, 20: 3, 30: 6 },
          'Éteignez et revenez vous asseoir au milieu. Couchez votre voix avec eux, plus lente à chaque vers : « Le rire est couché, la voix aussi, les mots sont rentrés sans faire de bruit. Reste un souffle, un seul, tout doux : il va, il vient, il dort chez nous. » Redites-le plus bas. {si-musique|La musique lente baisse avec votre voix, jusqu’à rien.} À la troisième fois, bougez seulement les lèvres. Puis plus rien : respirez lentement, pour qu’on vous entende. Restez assise là. Qui dort dort; qui ne dort pas garde sa main fermée et se repose. Le jeu est fini, il n’y a plus rien à dire.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Descendez d’un cran à chaque phrase; ne dites pas « chut », qui est un bruit.',
          'Un rire repart? Recevez-le d’un souffle et continuez, sans regarder qui c’est.',
          '{18-24m 2-3a|Un enfant se lève? Recouchez-le sans discours, une main à plat sur son dos.} {!18-24m !2-3a|Un enfant se lève? Montrez son matelas de la main ouverte, et attendez, sans discours.}',
          'La main sur le dos se propose, elle ne se frotte pas; une épaule recule, vous passez.',
        ],
        questionsOuvertes: [
          'Où est-il, ton rire, maintenant?',
          '{20min 30min|Qu’est-ce qui bouge encore dans toi?} {10min|Comment est ton plus petit rire?}',
          '{3-4a 4-5a|Quel mot veux-tu garder pour le réveil?}',
        ],
      },
      vocabulaire: [
        'le rire',
        'se coucher',
        'le souffle',
        'tout bas',
        'bâiller',
        'la main fermée',
        '{20min 30min|recoucher}',
      ],
      adaptations: [
        {
          pour: '18-24m',
          texte:
            'Restez près de lui. Trois rires seulement, toujours les mêmes, du gros au petit : après quelques jours, il attend le petit pour poser sa tête.',
        },
        {
          pour: '2-3a',
          texte:
            'Il s’assoit et rit plus fort que tous? Donnez-lui le dernier rire, celui que personne n’entend, et tendez l’oreille jusqu’à ce qu’il vienne.',
        },
        {
          pour: '3-4a',
          texte: 'Confiez-lui votre dernier mot : il le garde dans sa main et vous le rend au réveil, tout chaud.',
        },
        {
          pour: '4-5a',
          texte:
            'S’il ne dort plus, il est le gardien : il écoute, les yeux fermés, combien de souffles différents il entend, et le compte sur ses doigts.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui entend peu voit votre main descendre avec le rire, de la hauteur de la tête jusqu’au plancher, et sent le souffle sur sa paume. Le fou rire des autres l’agite? Commencez par lui, à voix basse, puis laissez-lui le coin du mur.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, le rire rentre du froid : on lui souffle dessus pour le réchauffer avant de le coucher.} {hiver|L’été, il fait clair et chaud : le drap est laissé au pied, et le rire se couche à l’ombre du rideau.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Fou rire qui repart.', 'Enfant qui ne dort pas et se repose les yeux ouverts.'],
        dangersAEliminer: [
          'Visage couvert : ni toutou, ni drap,{si-couvertures| ni couverture,} ni main sur le nez ou la bouche de quelqu’un.',
          'Pénombre : passage libre jusqu’à la porte, et assez de lumière pour voir la couleur des visages.',
          '{18-24m 2-3a|Toutou à bouton, à ruban ou plus gros qu’une tête : il dort sur la tablette.}',
          '{18-24m|Sommeil : chacun seul sur une surface ferme et plane, sous vos yeux; un petit toutou au plus.} {18-24m si-couvertures|La couverture reste sous les bras.} {!18-24m|Sommeil : chacun seul sur son matelas, surface ferme et plane, sous votre surveillance.}',
          '{!18-24m !2-3a si-coussins|Coussin : il reste sur le ventre, et vous les ramassez tous avant d’éteindre.}',
          '{si-lampes-de-poche|Lampe dans des yeux : elle vise le plafond, et vous l’éteignez avant la berceuse.}',
          '{18-24m 20min 30min si-poupées|Poupée dans le sommeil : elle quitte le matelas avant que vous éteigniez.}',
        ],
        supervision: 'palier1',
        allergies: [
          'Poussière et parfum : toutous et draps lavés sans parfum; la pompe de l’enfant asthmatique est tout près.',
        ],
      },
      observation: [
        'Compétences émotionnelles : comment l’enfant passe-t-il du rire au calme, et de quoi se sert-il?',
        'Langage oral : notez le mot, le son ou le geste qu’il couche dans sa main.',
        'Sommeil : quel signe de fatigue vient le premier?',
      ],
      prolongements: [
        'Au réveil, on ouvre la main : le mot est-il encore là? Le rire se lève le dernier.',
        'Donnez la berceuse aux familles : à la maison, le rire du soir se couche de la même façon.',
      ],
      reflexionRetroaction: [
        'À quel moment ai-je eu envie de dire « chut », et qu’ai-je fait à la place?',
        'Ma voix était-elle descendue avant la leur?',
      ],
    },
  },
]
