import { closing, food, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

/** Kitchen tools that make bubbles or none, berries raked by a paw or picked by a beak, swallows at table, and bouquets that speak. */
export const MIXED_AGES_BUBBLES_BLUEBERRIES_FLOWERS_AND_BITES_SHEETS: readonly BankSheet[] = [
  {
    key: 'pas-de-trou-pas-de-bulle',
    summary:
      'La louche ne donne rien, la spatule trouée en fait dix : on trempe, on lève, on cherche ce qui fait des bulles, et les doigts les crèvent.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['nombres-et-formes', 'vent-et-ciel'],
    materials: ['eau', 'contenants-et-cuilleres'],
    place: 'YARD',
    alsoAt: {
      PARK: 'Au parc, la couverture va sur une pelouse à l’ombre, et le liquide voyage dans sa bouteille fermée.',
      INDOORS: 'Dedans, on trempe et l’on agite à genoux, pieds nus, sur un tapis couvert de serviettes.',
    },
    seasons: ['SPRING', 'SUMMER'],
    alsoIn: {
      AUTUMN: 'L’automne, dehors par temps doux seulement; dès que les mains refroidissent, le jeu se fait au local.',
    },
    durationMinutes: 30,
    adults: 1,
    calls: [
      'bulle',
      'bulles',
      'bulle de savon',
      'bulles de savon',
      'bulles de savons',
      'bules de savon',
      'faire des bulles',
      'crever des bulles',
      'péter des bulles',
      'liquide à bulles',
      'bébé et bulles',
      'bulles avec des ustensiles',
      'ustensiles troués',
      'objets à trous',
      'spatule trouée',
    ],
    seen: [
      'il trempe le fouet dans l’eau savonneuse et regarde ce qui sort',
      'elle court après les petites boules transparentes et les fait éclater avec son doigt',
      'ils essaient la louche, la passoire, la cuillère pour voir laquelle marche',
      'il est déçu que sa cuillère pleine ne fasse rien pantoute',
      'elle souffle trop fort et toute la mousse lui revient dans la face',
      'il demande pourquoi ça marche avec ça et pas avec l’autre',
      'à l’évier, la mousse collait dans les trous de la passoire et ils en redemandaient',
      'dans la cour, le vent emportait tout et ils criaient encore, encore',
    ],
    scenes: ['pourquoi', 'trier', 'bulles'],
    picture:
      'À genoux devant une plaque, une enfant lève une spatule trouée d’où sort une grappe de bulles; un bébé assis contre l’éducatrice tend la main.',
    sheet: {
      titre: 'Pas de trou, pas de bulle!',
      observationDepart:
        '{18-24m 2-3a 3-4a 4-5a|À l’évier, une passoire sort de l’eau de vaisselle, et il y a une vitre dans chaque trou. « Encore! »} {!18-24m !2-3a !3-4a !4-5a|Une bulle passe devant le poupon. Ses yeux la suivent jusqu’à votre manche, et ses mains s’ouvrent.}',
      intentionEducative:
        'Éveiller la curiosité pour ce qui fait naître une bulle, ce qui la porte et ce qui la fait finir.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'principal' },
        { domaine: 'cognitif', composante: 'Attention', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
      ],
      objectifs: [
        'Suivre une bulle des yeux, la crever, chercher où elle est passée.',
        'Redemander les bulles, de la main, de la voix ou d’un mot.',
        '{18-24m 2-3a 3-4a 4-5a|Tremper un ustensile, le lever, voir ce qui en sort.}',
        '{3-4a 4-5a|Prévoir la bulle d’après le trou, puis vérifier.}',
      ],
      materiel: [
        item(
          'Grande plaque à biscuits creuse, à bord bas',
          'une, à portée de votre main',
          'Plateau de plastique à rebord',
        ),
        item(
          'Liquide à bulles du commerce, sans parfum',
          'un litre, dans sa bouteille fermée, derrière vous',
          'Savon à vaisselle doux, une part pour six parts d’eau, mêlées la veille',
        ),
        item('Spatule trouée à long manche, la vôtre', 'une', 'Anneau à bulles à long manche'),
        item(
          '{18-24m 2-3a 3-4a 4-5a|Ustensiles troués, de plastique : spatule, écumoire, petite passoire, panier à fraises à trous carrés, tapette à mouches neuve, emporte-pièce plus gros qu’un poing}',
          '{0-18m|deux par enfant qui trempe}{!0-18m|deux par enfant}',
          'Moules et égouttoirs de plastique à larges trous',
        ),
        item(
          '{18-24m 2-3a 3-4a 4-5a|Ustensiles sans trou : louche, cuillère de bois, soucoupe de plastique}',
          'un pour deux enfants',
          'Gobelets de plastique',
        ),
        item(
          '{0-18m|Petite passoire de plastique à deux anses, sèche}',
          'une par poupon, jamais trempée',
          'Panier de plastique léger, à gros trous',
        ),
        item(
          '{0-18m|Siège bas à attaches, pour qui ne s’assoit pas encore}',
          'un par poupon au besoin',
          'Poussette freinée, attaches bouclées',
        ),
        item(
          '{dehors|Couverture épaisse}{dedans|Tapis à envers antidérapant, couvert de serviettes}',
          '{dehors|une, où tout le groupe tient}{dedans|un, où tout le groupe tient}',
          '{dehors|Tapis de pique-nique}{dedans|Matelas de sol lavables}',
        ),
        item(
          'Contenant à couvercle vissé, pour vider la plaque',
          'un, à portée de votre main',
          'Chaudière à couvercle',
        ),
        item('Débarbouillettes mouillées d’eau claire', 'deux par enfant', 'Petits linges mouillés'),
        item('Bouteille d’eau claire, pour un œil qui pique', 'une', 'Pichet à couvercle'),
        item('{dehors ete|Chapeaux, et gourdes d’eau}', '{dehors ete|un de chaque par enfant}', null),
        optional(
          '{!20min 18-24m 2-3a 3-4a 4-5a si-fouets|Fouets de plastique ou de silicone, à gros fils}',
          '{0-18m|un pour deux enfants qui trempent}{!0-18m|un pour deux enfants}',
          null,
        ),
        optional(
          '{18-24m 2-3a 3-4a 4-5a si-entonnoirs|Entonnoirs de plastique}',
          '{18-24m 2-3a 3-4a 4-5a si-entonnoirs|un ou deux}',
          null,
        ),
        optional('{si-cerceaux|Cerceau}', '{si-cerceaux|un}', null),
        optional(
          '{2-3a 3-4a 4-5a !0-18m si-cartons|Cartons plats, grands comme un livre}',
          '{2-3a 3-4a 4-5a !0-18m si-cartons|deux}',
          null,
        ),
        optional(
          '{3-4a 4-5a !0-18m !18-24m si-éponges|Grosse éponge neuve}',
          '{3-4a 4-5a !0-18m !18-24m si-éponges|une}',
          null,
        ),
      ],
      preparation: [
        '{cour|Étendez la couverture à l’ombre, sur l’herbe, le vent dans votre dos, loin du ciment et des modules.} {parc|Étendez la couverture à l’ombre, sur l’herbe, le vent dans votre dos, loin des modules et du stationnement. Cherchez d’abord le verre et les crottes.} {dedans|Étendez le tapis au milieu, les serviettes dessus. Arrêtez le ventilateur, poussez les meubles, et pieds nus pour tous.}',
        'Essayez tout la veille, et ôtez ce qui est fendu, pointu ou rouillé. {18-24m 2-3a 3-4a 4-5a|Mêlez les ustensiles sans trou aux autres : le jeu est là.}',
        'Assoyez-vous, puis versez : un doigt de liquide, pas plus. {0-18m|La plaque est d’un bord de vos genoux, les poupons de l’autre; vers celui qui rampe, votre bras se tend, et la plaque recule.} {18-24m 2-3a 3-4a 4-5a|Les enfants qui trempent s’agenouillent en face, à portée de votre bras. Plus de quatre? Derrière eux, les autres guettent les grappes, les crèvent, et l’on échange après une comptine.} {si-cerceaux|À trois pas, un cerceau couché est la cible : une bulle y descend-elle avant de crever?} {2-3a 3-4a 4-5a !0-18m si-cartons|Avec un carton plat, un guetteur évente de loin la grappe : remonte-t-elle?}',
        '{0-18m|Le poupon assis s’appuie à votre hanche. Celui qui ne s’assoit pas encore est attaché dans son siège, tout près : les bulles passent devant lui, jamais au-dessus de son visage.}',
        '{1adulte 0-18m multiage|Avec plusieurs âges, prenez six enfants au plus, dont deux poupons.} {1adulte 0-18m|Seule, une couche, un bobo? Videz la plaque avant de vous lever.} {1adulte !0-18m|Seule, videz la plaque avant de vous lever, quelle que soit la raison.} {2adultes|À deux, l’une garde la plaque et ne fait que cela; l’autre va où vont les bulles.}',
        '{avec-contenant 18-24m 2-3a 3-4a 4-5a|Mêlez @materiel aux ustensiles, si c’est incassable : bulle ou pas bulle?}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4 },
          '{18-24m 2-3a 3-4a 4-5a|Trempez la louche, levez-la, balancez-la : rien. Regardez-la de près, surprise. Trempez la spatule, balancez-la lentement : une grappe s’envole. « Elle, oui. L’autre, non. »} {!18-24m !2-3a !3-4a !4-5a|Trempez la spatule sous les yeux du poupon, levez-la, balancez-la lentement : une grappe s’en va, et vous la suivez du nez.} Chantonnez pendant qu’elle descend : « Trempe ici, balance là, bulle vient ou ne vient pas. Une au nez et une au pied, pic! il n’en est rien resté. » {18-24m 2-3a 3-4a 4-5a|Reculez vos mains et laissez choisir.} {18-24m 2-3a 3-4a 4-5a si-entonnoirs|Un entonnoir, trempé du gros bord : par quel bout la bulle sortira-t-elle?} {!18-24m !2-3a !3-4a !4-5a|À « pic », une bulle finit sur votre doigt.}',
        ),
        play(
          { 20: 12, 30: 13 },
          '{18-24m 2-3a 3-4a 4-5a|Tendez un ustensile à chacun : on le trempe, on le lève, on l’agite doucement. Bulle ou pas de bulle? On le redépose et l’on en prend un autre.} {!18-24m !2-3a !3-4a !4-5a|Une grappe, puis un long silence : laissez la bulle finir avant d’en faire une autre.} {0-18m|Le poupon avance la main quand la bulle n’y est plus, puis colle l’œil à sa passoire sèche.} {0-18m !multiage|Changez de côté : une grappe passe à la hauteur de ses pieds, la suivante finit sur votre manche. « Elle est là! »} {18-24m multiage|Le trottineur} {18-24m !multiage|L’enfant} {18-24m|lève la spatule, tout tombe en gouttes; au cinquième coup, une bulle sort, et il en échappe son manche. Entre deux essais, balancez votre spatule : il pointe la grappe, la regarde descendre et la crève des deux mains.} {2-3a|« Marche pas, la cuillère! » On la trempe dix fois, puis on essaie la passoire.} {3-4a|Cent petites à la tapette, une grosse à l’emporte-pièce : laquelle crève la première?} {4-5a|On fait deux tas, avec et sans bulles. Qu’ont-ils de différent?}',
        ),
        play(
          { 30: 8 },
          'Levez la spatule bien trempée, et ne bougez plus : il y a une vitre dans chaque trou. Votre visage passe loin derrière; une vitre crève, le visage reste. {0-18m|Le poupon sursaute, cherche la vitre, retrouve vos yeux.} {0-18m !multiage|Dites « pic! » à chaque vitre qui crève, puis attendez : un cri, une main en redemande?} {18-24m multiage|Le trottineur} {18-24m !multiage|L’enfant} {18-24m|y met le doigt, regarde son doigt, en veut une autre.} {18-24m !multiage|Levez ensuite son ustensile à lui : une vitre aussi!} {2-3a|Le pouce et l’index font un rond : trempés, ils ont leur vitre, sans ustensile.} {18-24m 2-3a 3-4a 4-5a si-fouets|Avec un fouet, on brasse la plaque : de la mousse! Levé, combien de vitres a-t-il?} {3-4a|Le doigt sec crève la vitre, le doigt savonneux passe au travers; on recommence pour y croire.} {4-5a|Un trou carré fait-il une bulle carrée? On le dit d’avance, on agite, on regarde vite.}',
        ),
        closing(
          { 20: 5, 30: 5 },
          'Dites que la plaque a fini et versez tout dans le contenant, couvercle vissé. Reste-t-il une bulle au bord d’un trou? On secoue, on guette, on salue celle qui vient. {18-24m 2-3a 3-4a 4-5a|Les ustensiles se rangent en deux piles, avec trou et sans trou.} {3-4a 4-5a !0-18m !18-24m si-éponges|L’éponge, pleine de trous, ne donne que de la mousse : dans quelle pile va-t-elle?} {2-3a 30min|Quelqu’un lève deux doigts en rond : dans quelle pile va la main?} Passez la débarbouillette : les paumes, les doigts, puis un linge propre pour le front. Redites la comptine, un doigt sur votre nez, un doigt sur le pied de chaque enfant. {dedans|Essuyez chaque pied avant qu’il quitte le tapis, puis roulez les serviettes mouillées.} {dehors|Comptez les enfants, secouez la couverture.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Balancez bas et lentement : la grappe passe à la hauteur des yeux du plus petit.',
          'Dites ce qui vient d’arriver, les riens aussi : « Des gouttes. Rien. Ah, une grosse! »',
          '{18-24m 2-3a 3-4a 4-5a|Gardez l’explication pour vous et tendez l’ustensile qui contredit le dernier.} {!18-24m !2-3a !3-4a !4-5a|Posez la spatule jusqu’à ce qu’un bras, un son ou un regard la redemande.}',
          '{18-24m 2-3a 3-4a 4-5a|Prêtez votre spatule quand deux mains tiennent la même, et prenez la louche.}',
        ],
        questionsOuvertes: [
          'Où est-elle passée?',
          'Que veux-tu que je trempe?',
          '{2-3a 3-4a 4-5a|Qu’ont-ils de pareil, ceux qui font des bulles?}',
          '{3-4a 4-5a|De quoi aura-t-elle l’air, par ce trou-là?}',
        ],
      },
      vocabulaire: ['la bulle', 'le trou', 'la grappe', 'tremper', 'lever', 'crever', 'la goutte', 'la passoire'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Une grappe de trois ou quatre bulles se suit mieux qu’un nuage. Faites-la passer de côté, à un bras du visage, et crevez-en une sur votre manche, tout près de sa main.',
        },
        {
          pour: '18-24m',
          texte:
            'Un manche court et un gros trou réussissent plus tôt. L’enfant trempe au coin de la plaque qui lui est réservé, votre main près de la sienne.',
        },
        {
          pour: '2-3a',
          texte:
            'Trois ustensiles devant l’enfant, dont un sans trou. Il agite trop fort? Agitez le vôtre au ralenti, à côté, et laissez voir la différence.',
        },
        {
          pour: '3-4a',
          texte:
            'L’enfant fouille {cour|la cour}{parc|le sac de sortie}{dedans|le local} du regard et propose l’essai suivant : {cour dedans|une roue}{parc|un couvercle}, une tasse, deux mains jointes. Vous dites ce qui se trempe.',
        },
        {
          pour: '4-5a',
          texte:
            'Une bulle énorme, une toute petite, deux collées : l’enfant passe des commandes à ses ustensiles et cherche lequel peut les remplir.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui n’aime pas le savon sur la peau reste le guetteur : assis à votre côté, il pointe ou regarde ce que vous tremperez. {18-24m 2-3a 3-4a 4-5a|Un manche grossi d’une débarbouillette roulée tient mieux dans un poing.}',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’hiver, les ustensiles se trempent au local; dehors, vous seule agitez la spatule, et la neige garde la bulle un moment.',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Goutte au coin d’un œil, goût de savon sur une lèvre.',
          'Manches trempées, cheveux collés.',
          '{18-24m 2-3a 3-4a 4-5a|Spatule voulue par deux.}',
        ],
        dangersAEliminer: [
          'Liquide : un doigt au plus, à portée de votre bras, vidé avant que vous vous leviez; la bouteille reste fermée derrière vous.',
          'Savon dans un œil : rincez longuement à l’eau claire. Gorgée avalée : rincez la bouche et appelez le centre antipoison.',
          '{0-18m 18-24m 2-3a|Ustensile savonneux à la bouche : échangez-le, essuyez les lèvres et la langue.}',
          '{0-18m|Passoire du poupon tombée dans le savon : remplacez-la par une sèche.}',
          '{18-24m 2-3a 3-4a 4-5a|Manche près d’un visage : on agite à genoux, à un bras du voisin; pour suivre une bulle, on dépose l’ustensile.}',
          '{dedans|Plancher savonneux : tous restent sur le tapis, pieds nus, et vous épongez à mesure.} {dehors|Herbe savonneuse qui glisse : déplacez la couverture de quelques pas.}',
          '{dehors ete|Soleil : ombre, chapeaux, gorgées d’eau; jeu tôt le matin.} {parc|Chiens, vélos : le vent pousse les bulles à l’opposé des allées.}',
          '{18-24m 2-3a 3-4a 4-5a si-entonnoirs|Bouche au bout de l’entonnoir : il s’agite, on n’y souffle ni n’y aspire.}',
          '{si-cerceaux|Cerceau sous un pied mouillé : il est couché à l’écart, et l’on s’accroupit au bord.}',
        ],
        supervision: 'palier1',
        allergies: [
          'Eczéma ou peau réactive : liquide sans parfum ni colorant, mains rincées à mi-jeu. {dehors|Piqûres : l’auto-injecteur est sur vous.}',
        ],
      },
      observation: [
        'Éveil aux sciences : {18-24m 2-3a 3-4a 4-5a|rien n’est sorti; que change l’enfant au coup suivant?} {!18-24m !2-3a !3-4a !4-5a|la bulle n’est plus là; où le poupon regarde-t-il d’abord?}',
        'Attention : notez une bulle suivie du début à la fin, et ce que fait le corps au moment où elle crève.',
        'Motricité fine : comment la main {18-24m 2-3a 3-4a 4-5a|tient-elle le manche, penche-t-elle, ralentit-elle}{!18-24m !2-3a !3-4a !4-5a|s’ouvre-t-elle, s’avance-t-elle, revient-elle}?',
      ],
      prolongements: [
        '{18-24m 2-3a 3-4a 4-5a|Au lavage des mains, on fait un rond de deux doigts savonneux : une vitre y tient-elle?} {!18-24m !2-3a !3-4a !4-5a|Après la sieste, une seule grappe, au même endroit : le poupon la cherche-t-il déjà?}',
        'Le parent repart avec la trouvaille du jour : à la maison, quel ustensile de la cuisine fait des bulles, tenu par un grand?',
      ],
      reflexionRetroaction: [
        'Quelle demande de bulle, d’un regard ou d’une main, ai-je vue trop tard?',
        '{3-4a 4-5a|Qui a trouvé le secret du trou, et qu’en ont fait les autres?} {!3-4a !4-5a|À quel rythme le plaisir était-il le plus grand?}',
      ],
    },
  },
  {
    key: 'patte-d-ours-bec-de-grive',
    summary:
      'L’ours ratisse, la grive pique, le suisse fourre dans ses joues : on cueille comme une bête, on mange, et un bleuetier pousse plus loin.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['jardin-et-recolte', 'animaux-et-traces'],
    materials: ['tissus', 'chaudieres-et-pelles'],
    place: 'WOODS',
    alsoAt: {
      YARD: 'Dans la cour, deux ou trois plants du jardin font la vraie talle; les buissons de linge vont dans l’herbe.',
      INDOORS: 'Dedans, tous les bleuets sont de tissu, et les buissons vont sous la table et au pied du divan.',
    },
    seasons: ['SUMMER'],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'bleuet',
      'bleuets',
      'bluets',
      'bleuets sauvages',
      'talle de bleuets',
      'aller aux bleuets',
      'cueillir des bleuets',
      'cueillette de bleuets',
      'chaudière de bleuets',
      'petits fruits',
      'petits fruits sauvages',
      'framboise',
      'framboises',
      'fraises des champs',
      'ours qui mange des bleuets',
      'qui mange les bleuets',
      'animaux de la forêt',
    ],
    seen: [
      'il se remplit les joues et fait comme s’il gardait tout pour plus tard',
      'elle ramasse les bas bleus avec deux doigts comme avec un petit bec',
      'ils ratissent le buisson à pleines mains et tout déboule dans leur chaudière',
      'il mange tout ce qu’il trouve dans le bois et ça m’inquiète',
      'ils se disputent celui qui en a le plus dans sa chaudière',
      'elle veut tout garder pour elle comme si l’hiver s’en venait',
      'au parc, ils avaient la langue et les doigts mauves après avoir fouillé dans les buissons',
      'depuis notre sortie à l’autocueillette, ils cueillent des affaires imaginaires partout',
    ],
    scenes: ['imiter-animaux', 'plantes', 'ramasser'],
    picture:
      'Près d’une talle basse, une enfant ratisse à pleine patte des boules bleues sous un linge vert; un petit vide sa chaudière aux pieds de l’éducatrice.',
    sheet: {
      titre: 'Patte d’ours, bec de grive',
      observationDepart:
        '{bois|Au bord du sentier, la talle est bleue par en dessous.} {cour|Au jardin, le premier fruit a pris sa couleur.} {dedans|Au fond du bol de la collation, les bleuets écrasés ont tout teint en bleu.} {3-4a 4-5a|« Les ours en mangent aussi, avec leurs grosses mains. »} {!3-4a !4-5a|Une main s’ouvre et se ferme : elle en voudrait d’autres.}',
      intentionEducative:
        'Permettre à l’enfant de devenir la bête qui cueille, d’essayer sa patte, et de savoir d’où vient ce qui se mange pour vrai.',
      domaines: [
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Santé et sécurité', role: 'secondaire' },
      ],
      objectifs: [
        'Prendre à pleine main, du bout de deux doigts, dans les deux bras.',
        'Entrer dans une bête, avec ses gestes et son bruit.',
        '{bois cour|Laisser l’adulte cueillir ce qui se mange.} {dedans|Distinguer le bleuet du jeu de celui de l’assiette.}',
        '{3-4a 4-5a|Comparer ce que ramasse une patte et ce que ramasse un bec.}',
      ],
      materiel: [
        item(
          'Gros bleuets : paires de bas bleus roulées serré, plus grosses que le poing d’un enfant',
          'cinq par enfant',
          'Bas de toutes les couleurs, roulés de même',
        ),
        item(
          'Linges à vaisselle, verts autant que possible, les buissons',
          'un par enfant, et trois de plus',
          'Débarbouillettes vertes, deux par buisson',
        ),
        item('Petites chaudières de plastique', 'une par enfant', 'Bols incassables ou gros pots de plastique à anse'),
        food(
          '{bois|Talle de bleuets sauvages, connue de l’adulte}{cour|Bleuetiers, framboisiers ou fraisiers, connus de l’adulte}',
          '{bois|une, large de deux pas}{cour|deux ou trois plants}',
          null,
        ),
        item(
          '{bois cour|Bol à couvercle et chaudière de l’adulte}',
          '{bois cour|un de chaque, contre vous}',
          '{bois cour|Deux contenants de plastique à couvercle}',
        ),
        item(
          '{bois cour|Tissus rouges, pour le tour des vrais plants}',
          '{bois cour|six}',
          '{bois cour|Cônes souples}',
        ),
        item('{bois cour|Débarbouillettes mouillées}', '{bois cour|une par enfant}', null),
        item(
          '{bois|Vêtements longs, chapeaux, et gourdes d’eau}{cour|Chapeaux, et gourdes d’eau}',
          '{bois cour|un de chaque par enfant}',
          null,
        ),
        item(
          '{bois|Trousse de sortie : téléphone, premiers soins, numéro du centre antipoison}',
          '{bois|une, sur vous}',
          null,
        ),
        optional(
          '{2-3a 3-4a 4-5a si-pinces|Pinces de cuisine en plastique, courtes}',
          'une par buisson, trois au plus',
          null,
        ),
        optional(
          '{si-toutous si-figurines|Toutous ou figurines d’animaux, gros comme le poing}',
          '{si-toutous si-figurines|deux ou trois}',
          null,
        ),
        optional(
          '{bois cour 3-4a 4-5a si-râteaux|Petits râteaux de plastique, à bouts ronds}',
          '{bois cour 3-4a 4-5a si-râteaux|un par buisson, trois au plus}',
          null,
        ),
        optional('{si-paniers|Panier léger}', '{si-paniers|un ou deux}', null),
        optional('{dedans cour si-tunnel|Tunnel de jeu}', '{dedans cour si-tunnel|un}', null),
        optional('{si-couvertures|Couverture}', '{si-couvertures|une}', null),
        optional('{si-cuillères|Cuillères de bois}', '{si-cuillères|une ou deux}', null),
      ],
      preparation: [
        '{bois|La veille, une adulte qui connaît le bleuetier regarde la talle tige par tige. Un autre fruit y pousse, ou un doute vient? On change de talle.} {cour|La veille, une adulte qui connaît ces plants les regarde un à un : rien d’autre n’y pousse, rien n’y a été vaporisé.} {dedans|Enlevez du plancher tout ce qui est petit, rond et bleu, sauf les bas.}',
        '{bois|Restez au bord d’un sentier où l’on a le droit de cueillir, loin de la route; quelqu’un sait où vous êtes et quand vous rentrez. Le matin, cherchez guêpes, herbe à puce et traces d’ours; une seule trace, et l’on joue ailleurs. Manches et pantalons longs; on cherche les tiques au retour.} {cour|Le matin, cherchez les guêpes, coupez les tiges à épines; des plants en pots se tirent à l’ombre.}',
        '{bois|En chemin, chacun porte cinq gros bleuets et un linge dans sa chaudière.} Faites des tas de trois ou quatre gros bleuets et froissez un linge vert sur chacun : voilà les buissons. {bois|Ils vont sur un sol dégagé, du côté du sentier, à cinq pas de vous au plus.} {cour|Ils vont dans l’herbe, à cinq pas de vous au plus.} {dedans|Ils vont sous la table, au pied du divan, derrière une chaise.} {si-paniers|Couché près d’eux, un panier est le terrier du suisse : il y vide ses joues.} {dedans cour si-tunnel|Un tunnel part d’un buisson : l’ours y pousse ses bleuets devant lui, jusqu’à sa réserve.}',
        '{bois cour|Posez les tissus rouges autour des vrais plants. Personne ne passe le rouge sans adulte.} {cour|On y va avec vous, deux à la fois. Entre deux visites, cueillez pour le bol, et refermez-le.} {2adultes bois|À deux, l’une s’assoit au bord du rouge et y reçoit deux enfants à la fois; entre deux visites, elle cueille pour le bol et le referme.} {1adulte bois|Seule au bois, une seule visite, tous ensemble et assis, au début du jeu; cueillez là pour le bol, refermez-le, et plus personne n’y retourne.}',
        '{1adulte cour|Seule, assoyez-vous au bord du rouge, une épaule aux plants, l’autre au jeu, six enfants au plus.} {1adulte bois 3-4a 4-5a|Seule, six enfants au plus : après la visite, assoyez-vous entre la talle et le jeu, face à tous.} {1adulte bois !3-4a !4-5a|Seule, quatre enfants au plus : après la visite, assoyez-vous entre la talle et le jeu, face à tous.} {1adulte dedans|Seule, assoyez-vous au milieu : le premier buisson est à portée de votre bras.} {18-24m multiage|Le trottineur a son buisson contre vos genoux.} {18-24m !multiage|Les premiers buissons sont contre vos genoux.} {2adultes bois cour|À deux, l’une tient les vrais plants, l’autre les buissons de linge.} {2adultes dedans|À deux, l’une suit les ours, l’autre reste aux buissons des plus jeunes.}',
        '{avec-tissu|Froissez @materiel en buisson de plus.} {avec-contenant|Ajoutez @materiel aux chaudières, si c’est incassable.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'À genoux devant un buisson de linge, faites les trois bêtes en disant : « L’ours ratisse à pleine patte (tout déboule), la grive en pique un tout rond (deux doigts en bec), le suisse emplit à la hâte ses deux joues jusqu’au menton (le chandail relevé, les bras pleins). » {bois cour|Allez ensuite poser la main sur la vraie plante et dites son nom. « Ici, on vient avec moi. On mange seulement ce que j’ai cueilli, moi, et seulement à la collation. »} {dedans|« Dans cette talle, les bleuets sont des bas : on les mange pour faire semblant. »} Froissez de nouveau le linge. « Quelle bête a faim? » {si-toutous si-figurines|Un toutou ou une figurine mange d’abord : sa patte ou son bec dit comment cueillir.} {bois cour 3-4a 4-5a si-râteaux|Un petit râteau de plastique, tenu court, est la patte d’un vieil ours.}',
        ),
        play(
          { 20: 12, 30: 11, 45: 13 },
          '{1adulte bois|Seule, commencez par la talle : tous assis au bord du rouge, vous tenez la tige, un pouce pousse, le fruit tombe dans votre chaudière, et tous disent « toc! ». Au suivant, puis tous aux linges.} On cueille, on emporte, on fait sa réserve où l’on veut{bois cour|, à cinq pas au plus}. {18-24m multiage|Le trottineur} {18-24m !multiage|L’enfant} {18-24m|lève le linge, emplit sa chaudière, la vire dans vos bras.} {18-24m !multiage|Le buisson est vide? Cachez-y un bas devant lui : « Encore un! » Puis ratissez à côté, en grondant, et attendez sa patte.} {2-3a|L’ours rafle tout, gronde, se couche sur son tas.} {2-3a !multiage|Un bas dépasse? Vous êtes la grive : piquez-le de deux doigts, « tiou! » Quelle bête l’ours devient-il?} {3-4a|Le suisse en perd à chaque pas, et la grive le suit, un bleuet entre deux doigts.} {4-5a|Combien de coups de bec pour une patte? On parie, on ratisse, on recompte.} {2-3a 3-4a 4-5a si-pinces|Avec des pinces, la grive a son bec : à genoux au buisson, elle pique un bleuet à la fois.} {cour|Au rouge, vous tenez la tige : un pouce pousse, le fruit tombe dans votre chaudière, toc.} {2adultes bois|À deux, l’une tient la tige au rouge : un pouce pousse, le fruit tombe dans sa chaudière, toc.} {18-24m bois cour|Qui trotte encore pousse le fruit assis sur l’adulte.} {dedans|Buisson vide? Les bêtes se volent un peu, en faisant leur bruit.}',
        ),
        play(
          { 30: 9, 45: 11 },
          'Le bleuet voyage dans le ventre. La bête repue s’en va plus loin{bois cour|, à cinq pas de vous au plus}, s’accroupit : « Prout! » Un linge se pose là, un bleuet dessous : la graine a pris, un buisson pousse. {18-24m multiage|Le trottineur} {18-24m !multiage|L’enfant} {18-24m|s’accroupit, se relève, et son buisson marche avec lui.} {2-3a|« Un caca de bleuet! » On le dit très fort, et l’on replante à côté du même.} {3-4a|La grive sème loin, l’ours sème gros : on voit qui est passé.} {4-5a|D’un caca à l’autre, un chemin de buissons s’en va vers un coin qui n’en avait pas; on choisit où il tourne.} Les réserves servent de graines, et la cueillette reprend.',
        ),
        play(
          { 45: 9 },
          'Grondez : l’ours vient à la talle! Les cueilleurs se rapprochent, parlent fort et reculent à petits pas, sans courir ni tourner le dos. L’ours choisit son buisson, mange, s’en va; un enfant fait l’ours à son tour. {18-24m multiage|Le trottineur gronde et regarde reculer vos genoux.} {18-24m !multiage|Tous grondent, et regardent reculer vos genoux.} {2-3a|« C’est ta talle, ours! » On le crie, sa chaudière contre soi, et l’on recule.} {3-4a|La grive voit loin : deux « tiou-tiou », et l’on sait que l’ours s’est levé.} {4-5a|On décide d’avance où l’on recule, et qui donne la main à qui.}',
        ),
        closing(
          { 20: 5, 30: 6, 45: 7 },
          'L’ours bâille, les autres aussi. {si-couvertures|Une couverture étendue est la tanière : on s’y serre.} Les linges se couchent bord à bord; chaque bête y vide sa réserve, et l’on voit monter le tas. {si-cuillères|Il devient confiture, pour rire : chacun la brasse à son tour, à la cuillère de bois.} Redites la comptine tout bas, avec les pattes; qui la connaît finit le vers. {bois cour|Versez votre chaudière au pied de la plante : « Pour les bêtes qui passeront. » Le bol fermé rentre avec vos propres cueillettes : lavées, écrasées à la fourchette, elles se goûteront assis, à la collation.} {bois cour|Essuyez les mains, comptez les enfants, puis les chaudières.} {dedans|Les buissons se secouent et se plient à deux.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Cueillez à côté, dans la bête que l’enfant vient de choisir : un bec face au bec, une patte face à la patte.',
          '{bois cour|Une main monte vers une bouche? Glissez votre chaudière dessous : « Pour les bêtes, ici. »} {dedans|Mangez un bas très bruyamment, loin des lèvres : c’est ainsi qu’on fait semblant.}',
          'Donnez un linge{20min| et deux bas} à qui n’a plus de buisson{30min 45min| : une graine vient d’y tomber}.',
          '{bois cour|Gardez la tige entre vos doigts tant qu’un enfant y cueille, et lâchez-la quand il recule.}',
        ],
        questionsOuvertes: [
          'Quelle bête a mangé ici?',
          'Comment ta patte les attrape-t-elle?',
          '{30min 45min|Où va pousser le prochain buisson?}',
          '{3-4a 4-5a 45min|Que fait-on si l’ours arrive?}',
        ],
      },
      vocabulaire: ['le bleuet', 'la talle', 'le buisson', 'cueillir', 'ratisser', 'piquer', 'la grive', 'le suisse'],
      adaptations: [
        {
          pour: '18-24m',
          texte:
            'Un buisson, une chaudière, vos genoux. Laissez dépasser un bout de bleu du linge; l’enfant tire, fourre, vide, et recommence sans changer de bête.',
        },
        {
          pour: '2-3a',
          texte:
            'L’ours convient à cet âge : il prend tout. Offrez-lui un buisson de quatre, et refaites-en un pendant qu’il se couche.',
        },
        {
          pour: '3-4a',
          texte:
            'Proposez une bête qui n’était pas prévue, renard, gélinotte ou fourmi, et laissez l’enfant lui inventer une façon de cueillir.',
        },
        {
          pour: '4-5a',
          texte:
            'L’enfant cache une talle secrète sous trois linges et donne un indice par bête : un bruit, une trace de doigts, une direction.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Une main qui serre mal est une belle patte d’ours : elle pousse le tas jusqu’à la chaudière couchée. En fauteuil, l’enfant a son buisson sur les genoux et sème du bout du bras.',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’automne, dehors, les bas se cachent sous les feuilles mortes : l’ours refait son gras avant de dormir, et le suisse emplit son terrier.',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Réserve volée, ours fâché.',
          '{bois cour|Fruit écrasé, doigts et genoux bleus.} {dedans|Tête frôlée sous la table.}',
          'Chute à genoux, les bras pleins.',
        ],
        dangersAEliminer: [
          '{bois cour|Fruit à la bouche : les vrais fruits cueillis par les enfants restent dans votre chaudière, couvercle ou main dessus. Rien ne se mange ici; on goûte assis, écrasé, ce que l’adulte a cueilli.}',
          '{bois cour|Fruit ou feuille d’une autre plante en bouche : retirez, rincez, gardez un rameau, appelez le centre antipoison.}',
          '{bois|Trace d’ours, ou l’ours lui-même : groupez les enfants, parlez fort, reculez lentement et quittez le bois.}',
          '{bois|Enfant hors de vue : aucun buisson au-delà de cinq pas, et l’on compte à chaque bête qui revient.}',
          '{bois cour|Guêpes, soleil, chaleur : on joue tôt et à l’ombre, on boit à mi-jeu, on s’éloigne au pas d’une guêpe.}',
          'Bas ou linge enfoncé dans une bouche, linge sur un visage : on mange loin des lèvres, et le buisson couvre des bas seulement.',
          '{dedans|Course entre les meubles, bas aux pieds : pieds nus, et les bêtes vont au pas ou à quatre pattes.} {bois cour|Course vers un même buisson : ours et suisses vont au pas, et l’on pose un autre linge plus loin.}',
          '{2-3a 3-4a 4-5a si-pinces|Pinces promenées ou pointées vers un visage : le bec sert à genoux, et reste à son buisson.}',
          '{bois cour 3-4a 4-5a si-râteaux|Râteau levé, ou près des vrais plants : il reste au ras du sol, aux buissons de linge.}',
          '{dedans cour si-tunnel|Deux têtes dans le tunnel : une bête à la fois, toutes par le même bout.}',
          '{si-cuillères|Cuillère promenée ou portée à la bouche : on brasse assis, et elle reste au tas.}',
        ],
        supervision: 'palier1',
        allergies: [
          '{bois cour|Petits fruits : lisez les dossiers avant de sortir; l’enfant qui n’en a jamais mangé joue avec les autres et prend une autre collation. Piqûres : auto-injecteur sur vous.} {dedans|Poussière ou assouplissant : bas et linges lavés de frais, sans parfum.}',
        ],
      },
      observation: [
        'Fonction symbolique : à quoi reconnaît-on la bête de l’enfant, au son, à la patte, à la place de sa réserve?',
        'Motricité fine : voyez si la main change de prise quand la bête change.',
        'Santé et sécurité : {bois cour|devant le vrai fruit, notez un regard, un arrêt, une question adressée à l’adulte.} {dedans|notez ce que l’enfant dit ou fait au moment de porter le bas vers sa bouche.}',
      ],
      prolongements: [
        'À la collation, la comptine précède les bleuets écrasés : chaque cuillère choisit sa bête.',
        'Dites aux familles qui vont aux petits fruits une règle à garder : on mange seulement ce que l’adulte a cueilli.',
      ],
      reflexionRetroaction: [
        '{bois cour|De ma place, voyais-je à la fois les bouches et les buissons?} {dedans|Quel coin de la pièce a nourri le jeu, et lequel n’a servi à personne?}',
        'Quelle bête n’avais-je pas prévue?',
      ],
    },
  },
  {
    key: 'a-table-les-hirondelles',
    summary:
      'Les maringouins montent de la mare, l’hirondelle les attrape et nourrit le nid; puis on ferme cols et bas, car la mouche noire cherche une porte.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_LANGUAGE'],
    themes: ['insectes-et-vers', 'oiseaux', 'sons-et-silence'],
    materials: ['tissus', 'chaudieres-et-pelles'],
    place: 'YARD',
    alsoAt: {
      INDOORS: 'Dedans, la mare va sur le tapis, le nid dans un coin, et les hirondelles volent au pas, pieds nus.',
    },
    seasons: ['SPRING', 'SUMMER'],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'maringouin',
      'maringouins',
      'marangouin',
      'moustique',
      'moustiques',
      'moustic',
      'mouche noire',
      'mouches noires',
      'piqûre de maringouin',
      'piqures de moustiques',
      'piqûre de mouche noire',
      'se faire piquer par les maringouins',
      'piqûre qui gratte',
      'se gratter les piqûres',
      's’habiller contre les mouches noires',
      'hirondelle',
      'habillage',
      'insectes',
      'nids',
    ],
    seen: [
      'il se gratte les chevilles jusqu’au sang et me montre ses bosses',
      'elle vole les bras en ailes et attrape ce qu’on lance au-dessus de la couverture',
      'ils comparent leurs bobos rouges pour savoir qui a la plus grosse',
      'elle panique aussitôt que ça zigne près de son oreille',
      'il chiale qu’il a chaud avec ses manches longues et ses bas par-dessus le pantalon',
      'bébé ouvre la bouche et attend qu’on le nourrisse comme un oisillon',
      'au bord de l’étang, ils ont été mangés tout ronds et se sont sauvés',
      'dans le vestiaire, on rentre les bas dans les pantalons avant d’aller au bois',
    ],
    scenes: ['bestioles', 'imiter-animaux', 'habillage'],
    picture:
      'Un enfant lance des tissus noués au-dessus d’une couverture bleue; une amie les attrape dans sa chaudière, deux petits crient dans un nid de couverture.',
    sheet: {
      titre: 'À table, les hirondelles!',
      observationDepart:
        'Une jambe se tend : trois bosses. Un cou se penche : une croûte. {3-4a 4-5a|« La mienne est plus grosse, mais la tienne a saigné. »} {!3-4a !4-5a|Un doigt touche l’une, puis l’autre, puis gratte.}',
      intentionEducative:
        'Offrir une revanche sur ce qui pique : l’entendre, l’imiter, lui fermer la porte, et connaître qui la mange.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Santé et sécurité', role: 'secondaire' },
      ],
      objectifs: [
        'Lancer, attraper, ramasser, porter au nid.',
        'Passer du bruit qui vole au silence qui se pose.',
        'Trouver le bord par où l’on se fait piquer, et le fermer.',
        '{3-4a 4-5a|Comparer deux piqûres et dire ce qui les distingue.}',
      ],
      materiel: [
        item(
          'Carrés de tissu mince, grands comme un mouchoir, un gros nœud au milieu, les maringouins',
          'quatre par enfant',
          'Bas minces, noués une fois',
        ),
        item('Couverture bleue, la mare', 'une, étendue à plat', 'Grande serviette de plage'),
        item('Couverture épaisse roulée en couronne, le nid', 'une, où quatre enfants s’assoient', 'Coussins en rond'),
        item('Petites chaudières légères, les becs', 'une par enfant et une pour vous', 'Bols de plastique'),
        item(
          '{30min 45min|Linge trop grand : chemises à manches longues, gros bas montants, chapeaux de tissu}',
          '{30min 45min|un de chaque par enfant}',
          '{30min 45min|Hauts de pyjama, bas de laine et tuques minces}',
        ),
        item(
          '{30min 45min|Paires de bas noirs roulées serré, les mouches noires}',
          '{30min 45min|une par enfant, grosse comme son poing}',
          '{30min 45min|Débarbouillettes foncées, nouées}',
        ),
        item(
          '{45min|Choses creuses et incassables : bottes, bols, camions à benne}',
          '{45min|deux par enfant}',
          '{45min|Pots de plastique et couvercles}',
        ),
        item('Débarbouillettes mouillées d’eau froide, pour les bosses', 'une par enfant et une pour vous', null),
        item(
          '{cour|Vêtements longs, pâles et amples, et gourdes d’eau}',
          '{cour|un de chaque par enfant, une gourde pour vous}',
          null,
        ),
      ],
      preparation: [
        '{cour|Choisissez l’heure où ça pique le moins : milieu de matinée, un peu de vent, loin de l’herbe haute. Un nuage de mouches noires? Le jeu se fait au local.} {dedans|Fermez portes et moustiquaires, poussez les meubles, pieds nus pour tous.}',
        'Étendez la mare au milieu, le nid à cinq pas. Défaites un nœud serré trop petit : un maringouin reste plus gros que le poing d’un enfant. {18-24m|Le bord de la mare qui touche vos genoux est à ceux qui trottent.}',
        '{cour|Si votre milieu applique un chasse-moustiques, une adulte le met avant la sortie, selon le protocole signé par le parent, jamais sur les mains ni le visage. La bouteille reste sous clé.}',
        '{45min cour|Avant le jeu, videz vous-même toute eau qui dort. Laissez les choses creuses ici et là, bien en vue, à l’endroit.} {45min dedans|Cachez les choses creuses à l’endroit et à l’envers, sous les chaises et le long du mur.}',
        '{1adulte|Seule, assoyez-vous entre la mare et le nid, six enfants au plus quand les âges se mêlent.} {2adultes|À deux, l’une reste à la mare avec les plus jeunes, l’autre vole jusqu’au nid.}',
        '{avec-tissu|Nouez @materiel d’un gros nœud : une autre sorte de maringouin.} {avec-contenant|Faites de @materiel un bec, si c’est léger et incassable.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Découvrez une piqûre de votre bras, ou l’endroit où il y en a eu une. Un linge froid dessus : « Ah, ça gratte moins. » On cherche les siennes, aux bras, aux mollets, derrière l’oreille. « La bosse ronde et pâle, c’est le maringouin. Le petit point de sang, c’est la mouche noire. » Un doigt près de votre oreille : « Ziii… » Silence : il s’est posé. « Et lui, qui le mange? » Lancez un maringouin au-dessus de la mare, un bras en aile, et passez dessous avec votre chaudière. « Gloup! À table, les hirondelles! »',
        ),
        play(
          { 20: 12, 30: 12, 45: 14 },
          'Les maringouins naissent sur la mare : on les lance, « ziii », ils retombent. L’hirondelle passe, la chaudière en bec, et porte sa prise au nid. Les oisillons ouvrent les mains : « Tchi, tchi! » {18-24m|Le trottineur ramasse un maringouin, le donne à l’oisillon, le reprend.} {2-3a|Dans le nid, on crie plus fort que le voisin, et l’on jette le sien dehors pour en ravoir un.} {3-4a|Au vol, ou presque : le presque compte, et l’on repart les bras ouverts.} {4-5a|La libellule fait un panier de ses bras et mange en volant. Qui n’a rien eu, au nid? On partage les prises.} Nid plein : un oisillon s’envole et rapporte tout à la mare. {20min|Un doigt, mouche noire, marche sans bruit au bord d’un col : « Une porte! » On tire, on ferme.}',
        ),
        play(
          { 30: 8, 45: 10 },
          'La mouche noire, elle, ne chante pas. Un bas noir au poing, elle marche sur votre manche et trouve le bord : « Une porte! » On enfile le grand linge, on tire, on rentre, on ferme. {2-3a 3-4a 4-5a|Puis on demande à un ami : « Tu cherches mes portes? »} {18-24m|Le trottineur essaie un chapeau, vous le met, et la mouche visite votre cheville.} {2-3a|Le gros bas monte par-dessus le pantalon : « Pas de porte! »} {3-4a|Un poignet reste ouvert exprès; la mouche entre, ça chatouille, on serre.} {4-5a|On fait le tour d’un ami, oreilles, col, poignets, chevilles, et on lui dit la porte oubliée.} Qui a trop chaud ouvre tout.',
        ),
        play(
          { 45: 9 },
          '{cour|Où naissent les vrais? Dans l’eau qui dort. On vous apporte une botte, un bol, une benne : un peu de votre gourde y tombe et s’y endort. On penche, l’eau part, la chose se couche à l’envers.} {dedans|Où naissent les vrais? Dans l’eau qui dort. On part voir : cette botte, cette benne, garderaient-elles la pluie? Les choses qui la garderaient se retournent.} {18-24m|Le trottineur vire le bol, le revire, regarde dessous.} {2-3a|« Dodo, le bol! » Tout ce qui est creux se fait coucher sur le ventre.} {3-4a|La poche d’un chandail, le creux d’une main : est-ce que ça garde la pluie, ça?} {4-5a|On passe derrière les autres et l’on cherche le creux que personne n’a vu.}',
        ),
        closing(
          { 20: 5, 30: 6, 45: 7 },
          'Le soir tombe sur la mare. Les hirondelles rentrent au nid ou autour, ailes pliées. Croisez les bras sur la poitrine : la chauve-souris prend leur place, car elle aussi mange des maringouins. Dites tout bas : « Ziii! Voilà le maringouin (le doigt à l’oreille), je l’entends venir de loin. Mouche noire ne dit rien (la main sur la bouche) : rentre tes bas, ferme bien! (les mains serrent les chevilles) » Un linge froid va à chaque bosse qui gratte encore. Les maringouins se couchent dans la mare, qu’on roule avec eux. {cour|Bas et poignets tirés, on se compte et l’on rentre.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Faites le « ziii » aigu, tout près, puis coupez-le net : les têtes se lèvent pendant le silence.',
          'Demandez avant de toucher un cou ou une manche, la main arrêtée en l’air.',
          'Nommez la prise : « Un au vol, un {cour|dans l’herbe}{dedans|par terre}, un sur ta tête. »',
          'Un enfant se gratte? Posez le linge froid, comptez jusqu’à dix ensemble, et retournez à la mare.',
        ],
        questionsOuvertes: [
          'Où est-il posé?',
          'Par où la mouche pourrait-elle entrer?',
          '{3-4a 4-5a|En quoi ces deux piqûres ne se ressemblent-elles pas?}',
          '{3-4a 4-5a|Qui d’autre en mange, dans le ciel?}',
        ],
      },
      vocabulaire: [
        'le maringouin',
        'la mouche noire',
        'la piqûre',
        'la bosse',
        'l’hirondelle',
        'le nid',
        'le col',
        'gratter',
      ],
      adaptations: [
        {
          pour: '18-24m',
          texte:
            'Assis près de vous, l’enfant lance et regarde tomber : c’est tout le jeu. Tendez votre chaudière juste dessous, une fois sur deux.',
        },
        {
          pour: '2-3a',
          texte:
            'Un aller-retour court, de la mare au nid, un seul maringouin par voyage. Dans le nid, l’enfant choisit de crier ou de dormir.',
        },
        {
          pour: '3-4a',
          texte:
            'Annoncez le vent : « Il souffle! » Les maringouins restent dans la mare, car ils volent mal, et l’hirondelle attend sur une patte.',
        },
        {
          pour: '4-5a',
          texte:
            'L’enfant partage pour que chaque oisillon en ait autant : il compte les becs, puis ses prises, et décide quoi faire du reste.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Le « ziii » agace ou inquiète? L’enfant lève une main, et tous les « ziii » se taisent; la mouche noire, muette, lui va bien. En fauteuil, une chaudière sur les genoux attrape très bien au bord de la mare.',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’automne, les hirondelles sont parties vers le sud : le nid se vide, on fait les bagages, et l’on cherche qui reste pour manger les mouches.',
        },
      ],
      securite: {
        risquesAcceptes: [
          '{cour|Une piqûre de plus.} {dedans|Maringouin de tissu reçu sur le nez.}',
          'Deux hirondelles épaule contre épaule.',
          'Oisillon jaloux d’une prise.',
        ],
        dangersAEliminer: [
          '{cour|Nuage de mouches, ou enfant piqué de partout : on rentre. Visage ou gorge qui enfle, souffle court : auto-injecteur selon le protocole, et le 911.} {dedans|Ailes et chaudières à hauteur de visage : on vole au pas, la chaudière contre le ventre.}',
          'Piqûre grattée au sang : savon, linge froid, ongles courts; on le dit au parent.',
          'Tissu noué à la bouche ou autour d’un cou : un maringouin se tient dans une main ou par terre.',
          '{30min 45min|Linge trop long : les bords se roulent au-dessus des pieds, et l’on marche, ainsi habillé.}',
          '{dedans 30min 45min|Gros bas qui glissent : on s’habille assis, on se fait chercher les portes assis, on les ôte avant de se lever.}',
          '{cour 30min 45min|Chaleur sous le grand linge : on l’essaie à l’ombre, quelques minutes, et l’on boit après.}',
          '{45min cour|Eau qui dort : vidée avant le jeu; celle de votre gourde, un doigt au plus, se verse et se vide à portée de votre bras.}',
          'Hirondelles lancées vers le nid : on y arrive en marchant, et personne ne saute par-dessus le bord.',
        ],
        supervision: 'palier2',
        allergies: [
          '{cour|Piqûres d’insectes : l’auto-injecteur de l’enfant allergique est sur vous. Chasse-moustiques : aucun sans l’écrit du parent.} {dedans|Eczéma ou piqûre à vif : aucun tissu rude dessus, linge lavé sans parfum.}',
        ],
      },
      observation: [
        'Motricité globale : suivez une prise, du lancer au nid : que font les yeux, les bras et les pieds?',
        'Langage oral : relevez les bruits, les mots et les cris par lesquels un oisillon se fait servir.',
        'Santé et sécurité : quelle porte l’enfant trouve-t-il sur lui, et comment la ferme-t-il?',
      ],
      prolongements: [
        'Avant la prochaine sortie, un doigt passe en mouche noire au vestiaire et cherche les portes ouvertes.',
        'Au souper, dehors, la famille lève la tête : hirondelle, libellule ou chauve-souris, laquelle chasse près de la maison?',
      ],
      reflexionRetroaction: [
        'Qui a eu peur du « ziii », et qu’est-ce qui a rendu ce bruit drôle, ou pas?',
        'Les oisillons ont-ils eu envie de voler, et qui leur a fait place?',
      ],
    },
  },
  {
    key: 'un-bouquet-pour-le-dire',
    summary:
      'On regarde dans la fleur, on la sent, on la plante dans une passoire; puis le bouquet part dire bonjour, pardon ou rien du tout.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_LANGUAGE'],
    themes: ['emotions-et-amitie', 'jardin-et-recolte', 'couleurs-et-textures'],
    materials: ['contenants-et-cuilleres'],
    place: 'YARD',
    alsoAt: {
      PARK: 'Au parc, on sent les fleurs des massifs mains dans le dos, et l’on arrange celles que vous avez apportées.',
      INDOORS: 'Dedans, toutes les fleurs sont coupées, et le pot de plastique finit sur le comptoir, bien en vue.',
    },
    seasons: ['SPRING', 'SUMMER'],
    alsoIn: {
      AUTUMN: 'L’automne, tournesols et zinnias emplissent le panier jusqu’au premier gel.',
    },
    durationMinutes: 30,
    adults: 1,
    calls: [
      'fleur',
      'fleurs',
      'fleure',
      'bouquet',
      'bouquets',
      'bouquet de fleurs',
      'boucquet',
      'faire un bouquet',
      'arranger des fleurs',
      'sentir les fleurs',
      'offrir des fleurs',
      'donner une fleur',
      'fleuriste',
      'fleurs coupées',
      'regarder dans une fleur',
      'pot de fleurs',
      'odeurs',
    ],
    seen: [
      'elle plante ses pissenlits dans les trous de la passoire un par un',
      'il met son nez dedans et décrit à quoi ça sent',
      'ils cueillent des marguerites et les donnent au premier qui passe',
      'il ne sait pas comment demander pardon après avoir poussé son ami',
      'elle est gênée de dire bonjour le matin et se cache derrière maman',
      'ils sont fâchés tous les deux et ni l’un ni l’autre ne veut faire les premiers pas',
      'dans la cour, elle m’a ramené une poignée de trèfles en me faisant un clin d’œil',
      'depuis que sa grand-mère est malade, elle cueille quelque chose pour la consoler',
    ],
    scenes: ['plantes', 'inserer-enfiler', 'sentir', 'politesse'],
    picture:
      'Une enfant pique une longue marguerite dans une passoire retournée; un petit tend une fleur à un ami, qui y met le nez.',
    sheet: {
      titre: 'Un bouquet pour le dire',
      observationDepart:
        'Une main tend une marguerite. L’autre enfant la prend, y met le nez, et leur chicane s’arrête là.',
      intentionEducative:
        'Permettre à chaque enfant de dire avec une fleur ce qui se dit mal : bonjour, pardon, reste ici, laisse-moi tranquille.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Développement sensoriel', role: 'secondaire' },
      ],
      objectifs: [
        'Regarder dans une fleur, la sentir, sans y goûter.',
        'Planter une tige, la retirer, lui trouver une autre place.',
        'Tendre une fleur et recevoir la réponse, oui ou non.',
        '{3-4a 4-5a|Faire un bouquet qui dit quelque chose.}',
      ],
      materiel: [
        item(
          'Fleurs à grosse tête et à longue tige, connues et coupées par l’adulte : {printemps|gerberas, marguerites}{ete|gerberas, marguerites, zinnias}{automne|petits tournesols, zinnias, gerberas}',
          'quatre par enfant et quatre pour vous',
          'Gerberas et marguerites du marché, non traitées',
        ),
        item(
          'Fleur qui sent fort, tenue par l’adulte : {printemps|branche de lilas}{ete|rose sans épines}{automne|rose sans épines}',
          'une',
          'Quelques brins de menthe',
        ),
        item('Panier large, pour coucher les fleurs', 'un, contre vous', 'Boîte basse'),
        item(
          'Passoires de plastique à gros trous, retournées',
          'une pour deux enfants',
          'Boîtes de carton solides, percées de trous larges d’un doigt',
        ),
        item(
          'Pot de plastique lourd, un doigt d’eau au fond',
          'un, gardé par l’adulte{parc|; son eau voyage en bouteille}',
          'Petite chaudière basse',
        ),
        item(
          '{dehors|Couverture}{dedans|Nappe lavable, étendue au sol}',
          'une, où tout le groupe tient',
          '{dehors|Tapis de pique-nique}{dedans|Drap qui ne glisse pas}',
        ),
        item('Débarbouillettes mouillées', 'une par enfant et deux de plus', 'Serviettes de papier mouillées'),
        optional(
          '{4-5a|Petits cartons et crayon, pour la dictée}',
          '{4-5a|un carton par enfant qui dicte, un crayon pour vous}',
          null,
        ),
        item('{dehors ete|Chapeaux, et gourdes d’eau}', '{dehors ete|un de chaque par enfant}', null),
        optional(
          '{2-3a 3-4a 4-5a si-loupes|Loupes incassables, à large poignée}',
          '{2-3a 3-4a 4-5a si-loupes|une ou deux}',
          null,
        ),
        optional(
          '{!20min si-toutous si-poupées|Toutous ou poupées lavables}',
          '{!20min si-toutous si-poupées|un ou deux}',
          null,
        ),
        optional('{cour si-plants-de-tomates|Plants de tomates}', '{cour si-plants-de-tomates|un, mis en terre}', null),
        optional('{cour si-arrosoirs|Petit arrosoir}', '{cour si-arrosoirs|un, un fond d’eau versé par vous}', null),
        optional('{cour si-pelles|Petites pelles}', '{cour si-pelles|deux}', null),
      ],
      preparation: [
        'Coupez vous-même, le matin, seulement ce que vous connaissez : ni muguet, ni jonquille, ni lis, ni digitale, ni hortensia, ni fleur traitée. Ôtez épines, fruits et feuilles du bas, secouez les bestioles, lavez les tiges, et coupez-les longues comme un avant-bras d’enfant.',
        '{cour|Étendez la couverture à l’ombre, à dix pas des plates-bandes. Allez voir lesquelles se sentent sans danger, et regardez-y les abeilles.} {parc|Étendez la couverture à l’ombre, loin des allées, à dix pas d’un massif. Passez-le en revue : abeilles, épines, plantes que vous ne connaissez pas; au doute, on le regarde de loin.} {dedans|Étendez la nappe au milieu, loin des plantes de la maison, dont plusieurs rendent malade.}',
        'Posez les passoires retournées sur la {dehors|couverture}{dedans|nappe}, écartées d’un pas. Essayez les tiges dans les trous; ce qui ne passe pas va au pot.',
        '{1adulte|Seule, assoyez-vous le panier contre la cuisse, six enfants au plus quand les âges se mêlent.} {1adulte dehors|On va sentir les fleurs qui poussent avec vous, tous ensemble, au milieu du jeu.} {18-24m multiage|Le trottineur a sa passoire devant vos genoux.} {18-24m !multiage|Les passoires font un arc devant vos genoux.} {2adultes dehors|À deux, l’une accompagne deux nez aux fleurs qui poussent, l’autre reste aux passoires.} {2adultes dedans|À deux, l’une reste au panier, l’autre va où vont les bouquets.}',
        '{avec-contenant|Retournez @materiel, s’il est troué, ou donnez-le à un bouquet couché.} {avec-papier|Roulez @materiel en cornet autour d’un bouquet.}',
      ],
      deroulement: [
        opening(
          { 20: 4, 30: 4, 45: 5 },
          'À genoux, approchez la fleur qui sent fort de votre œil, puis de votre nez, puis du leur; faites de même avec deux fleurs du panier, et dites ce que vous y trouvez : « Ça sent le savon. Ça sent la pluie. Celle-ci, rien. » « On regarde, on sent, on n’y goûte pas. » Puis tendez la dernière : « Fleur, ma fleur, dis-le pour moi, je n’ai pas trouvé les mots. Va t’asseoir entre ses doigts, c’est à toi de parler haut. » Et plus bas : « Elle te dit bonjour. » L’enfant la prend, la regarde ou la laisse : c’est une réponse. {dehors|« Celles du panier, on les prend. Celles qui poussent, on va les sentir ensemble, les mains dans le dos. »} Couchez le panier au milieu.',
        ),
        play(
          { 20: 11, 30: 11, 45: 12 },
          'Les tiges se plantent dans les passoires. {18-24m multiage|Le trottineur} {18-24m !multiage|L’enfant} {18-24m|pousse la sienne, la retire, et regarde dans le trou où elle était.} {18-24m !multiage|Levez la passoire : « Où est la tige? » Elle dépasse dessous; on la chatouille, on la repousse.} {2-3a|« Tombe! » La fleur penche du nez; on lui cherche un trou, puis une voisine qui la tienne.} {3-4a|Une grande au milieu, des petites autour : c’est une famille, et le chat est mauve.} {4-5a|On arrange, on fait le tour, on change ce qui ne se voit pas de l’autre bord.} Des nez s’arrêtent en chemin : l’œil descend dans un cœur jaune, la joue essaie les pétales. {2-3a 3-4a 4-5a si-loupes|Une loupe, à l’ombre, y cherche la poudre jaune.} {dehors|On va voir celles qui poussent : laquelle sent pareil?} {20min|Une fleur, ou tout un bouquet, se tend à quelqu’un : bonjour, pardon ou rien du tout. Quelqu’un répond.}',
        ),
        play(
          { 30: 9, 45: 11 },
          'Un bouquet sort de sa passoire. « C’est pour qui? Il veut dire quoi? » On le porte, on le tend; qui le reçoit le sent d’abord, puis le garde, rend une fleur ou secoue la tête. {18-24m|« Tiens! » On donne, on laisse la main ouverte, on reprend, on redonne.} {2-3a|Le même bouquet dit bonjour à tout le monde, puis à un soulier.} {3-4a|Un pardon : les têtes baissées, la plus petite devant. Un « viens jouer » : toutes debout.} {4-5a|On arrange sans parler, et l’ami lit : « Tu t’ennuies? Tu veux ma place? »} Un bouquet refusé cherche une autre adresse, ou retourne à la passoire se faire changer. {si-toutous si-poupées|Un toutou ou une poupée accepte tout : on s’y exerce, puis on va vers l’ami.}',
        ),
        play(
          { 45: 10 },
          'Le nez cherche tout seul. Yeux fermés, on sent une fleur qu’un ami tend, ou la vôtre, qui sent fort; elle retourne avec les autres, les yeux s’ouvrent : laquelle était-ce? {18-24m multiage|Le trottineur} {18-24m !multiage|L’enfant} {18-24m|souffle dessus, rit, vous la met sous le nez.} {2-3a|On n’a fermé qu’un œil, et l’on trouve toujours.} {3-4a|« Celle-là sent la toast. » On range les fleurs : qui sent fort, qui sent à peine, qui ne dit rien.} {4-5a|Deux fleurs, l’une après l’autre : pareilles ou pas? On le demande à un ami, puis on change de nez.}',
        ),
        closing(
          { 20: 5, 30: 6, 45: 7 },
          'Prenez le pot de plastique entre vos genoux. Chaque enfant choisit une fleur et la plante dans l’eau, avec ce qu’elle dit, ou sans le dire; en attendant, on sent la sienne. Redites « Fleur, ma fleur », le pot tourné vers l’un, puis vers l’autre. Où va le pot, pour parler à ceux qui n’étaient pas là? {cour|À la porte, en hauteur, pour l’heure du départ.} {parc|Sur le comptoir de l’entrée, en revenant.} {dedans|Sur le comptoir, hors de portée, où chaque tête levée le voit.} {cour si-plants-de-tomates|Le plant de tomates reçoit sa fleur à lui, couchée à son pied : « Pousse! »} {cour si-arrosoirs|Un fond d’arrosoir dit merci aux fleurs qui poussent.} {cour si-pelles|À la petite pelle, on enterre deux fleurs fanées : elles nourriront le jardin.} Les fleurs fanées {cour dedans|vont au compost}{parc|rentrent avec vous}, l’eau reste à votre garde, et l’on essuie les mains. {dehors|Comptez les enfants.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Sentez avant de parler, les yeux fermés, assez longtemps pour qu’un enfant ait envie de sentir aussi.',
          'Recevez chaque fleur en disant ce qu’elle vous fait : « Elle me fait sourire. »',
          'Une fleur monte à la bouche? Passez-la sous votre nez : « Le nez, oui. La bouche, non. »',
          'Donnez des mots à un refus : « Il ne la prend pas maintenant. À qui d’autre parlerait-elle? »',
        ],
        questionsOuvertes: [
          'Qu’est-ce qu’il y a dans le cœur de celle-là?',
          'À qui veux-tu la donner?',
          '{3-4a 4-5a|Que veut dire ton bouquet?}',
          '{3-4a 4-5a|Comment serait un bouquet fâché?}',
        ],
      },
      vocabulaire: ['la fleur', 'la tige', 'le pétale', 'le cœur', 'le bouquet', 'sentir', 'offrir', 'la passoire'],
      adaptations: [
        {
          pour: '18-24m',
          texte:
            'Deux gerberas à tige raide et une passoire à vous deux. Ramassez à mesure les pétales arrachés; à la première tête défaite, offrez une fleur plus solide.',
        },
        {
          pour: '2-3a',
          texte: 'Trois fleurs de trois grandeurs, et quelqu’un qui attend d’en recevoir une : vous, souvent.',
        },
        {
          pour: '3-4a',
          texte:
            'L’enfant tient la boutique : il demande « C’est pour dire quoi? » et choisit les fleurs avec le client.',
        },
        {
          pour: '4-5a',
          texte:
            'L’enfant fait un bouquet pour une chicane du jour et décide s’il est assez grand pour la finir. Son message peut s’écrire sur un carton, sous sa dictée.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Une odeur forte dérange? La fleur reste à un bras du visage, et l’enfant choisit du regard. Une débarbouillette en boule sous la passoire tient la tige à la place de la main.',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’hiver, au local, trois gerberas non traitées et des branches de sapin font des bouquets qui parlent aussi.',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Tige cassée, fleur effeuillée.',
          'Fleur refusée, peine d’un moment.',
          'Pollen jaune au bout d’un nez.',
        ],
        dangersAEliminer: [
          'Fleur ou feuille à la bouche : retirez, rincez, gardez la plante; au moindre doute, appelez le centre antipoison. {dehors|Rien de ce qui pousse là ne se cueille.} {dedans|Les plantes de la maison sont hors de portée.}',
          '{18-24m 2-3a|Pétales et bouts de tige par terre : vous les ramassez à mesure, devant les plus jeunes d’abord.}',
          'Tige tenue vers un œil : on la porte la fleur en haut, en marchant, et on la tend à hauteur de poitrine.',
          'Eau du pot : un doigt, entre vos genoux, puis en hauteur; personne n’y boit.',
          '{dehors|Abeille sur une fleur : elle l’a prise, on recule d’un pas, les mains dans le dos, et l’on sent ailleurs.}',
          '{dehors ete|Soleil : ombre, chapeaux, gorgées d’eau.}',
          '{2-3a 3-4a 4-5a si-loupes|Loupe au soleil : elle brûle; elle reste à l’ombre et ne vise jamais le ciel.}',
          '{cour si-plants-de-tomates|Feuille ou fruit vert du plant de tomates : ils rendent malade; on y va avec vous, et rien ne s’y cueille.}',
          '{cour si-pelles|Pelle levée : on creuse à genoux, à un bras du voisin.}',
        ],
        supervision: 'palier1',
        allergies: [
          'Pollen et parfum : yeux qui piquent ou toux, on éloigne les fleurs qui sentent fort. {dehors|Piqûres : auto-injecteur sur l’adulte.}',
        ],
      },
      observation: [
        'Compétences émotionnelles : que devient l’enfant dont la fleur est refusée, gardée, rendue?',
        'Langage oral : notez, tels quels, un message de bouquet et la réponse qu’il a reçue.',
        'Développement sensoriel : par où l’enfant aborde-t-il une fleur nouvelle, l’œil, le nez, la joue, le doigt?',
      ],
      prolongements: [
        'Demain, une fleur du pot penche la tête : on se demande ensemble ce qu’elle dit maintenant.',
        'Au départ, une fleur choisie s’en va à la maison, avec son message soufflé à l’oreille du parent.',
      ],
      reflexionRetroaction: [
        'Quel bouquet ai-je mal lu, et qui me l’a fait voir?',
        'À qui personne n’a rien tendu, et qu’ai-je fait?',
      ],
    },
  },
]
