import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

/** Paint as far as the arm goes, a snake of dough that swallows lumps, a box that grows hair and colours on a visit, for all ages together. */
export const MIXED_AGES_PAINT_DOUGH_COLLAGE_AND_COLOURS_SHEETS: readonly BankSheet[] = [
  {
    key: 'jusqu-ou-va-mon-bras',
    summary:
      'Debout côte à côte devant une même surface, on peint de l’épaule, des orteils au bout du bras, et les longs traits se croisent sans s’effacer.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    onlyBesideOlder: ['AGE_0_18_MONTHS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_LANGUAGE'],
    themes: ['couleurs-et-textures', 'mouvement-et-defis'],
    materials: ['peinture-lavable', 'pinceaux'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, on peint sur deux draps tendus à la clôture{hiver|, un jour doux, autour de zéro}.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'peinture',
      'peinturer',
      'peindre',
      'pinture',
      'gouache',
      'gros pinceau',
      'peinture géante',
      'grande peinture',
      'peindre debout',
      'peinturer sur le mur',
      'peindre sur un drap',
      'peindre avec tout le bras',
      'peinture collective',
      'peindre à plusieurs',
      'peinturer côte à côte',
      'peinture multiâge',
    ],
    seen: [
      'elle étire son bras le plus haut possible et laisse un long trait',
      'il trempe son pinceau et monte du plancher jusqu’au-dessus de sa tête',
      'bébé assis frotte sa paume pleine de couleur sur un carton',
      'ils se plaignent que l’ami a passé sur leur dessin',
      'elle est frustrée de ne pas atteindre le haut du papier',
      'il ne reste jamais assis pour dessiner, il est bien mieux debout',
      'sur la porte-patio, elle trace dans la buée avec son doigt jusque sur la pointe des pieds',
      'dans l’atelier, ils sont quatre autour d’une seule feuille et ça déborde',
    ],
    scenes: ['peindre'],
    picture:
      'Devant un grand papier au mur, une petite accroupie peint en bas, un grand trace un arc à bout de bras, une autre marche en tirant un long trait.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'Jusqu’où va mon bras?',
      observationDepart:
        '{dedans|Un doigt mouillé court sur la porte-fenêtre}{cour hiver|Une mitaine glisse le long de la clôture}{cour !hiver|Une main glisse le long de la clôture}, et le corps suit. Le bras s’étire, les talons lèvent : plus haut, ça ne va pas.',
      intentionEducative:
        'Permettre à chaque bras d’aller au bout de son geste, et aux peintres de se rencontrer sur la même surface.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'langagier', composante: 'Développement graphique', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
      ],
      objectifs: [
        'Peindre de l’épaule, {0-18m|assis, }accroupi, debout et sur la pointe des pieds.',
        'Voir que la trace suit le bras, et s’arrête où il s’arrête.',
        '{30min 45min|Passer près d’un autre peintre : au-dessus, en dessous, ou à sa rencontre.}',
        '{45min|Faire travailler deux bras à la fois.}',
      ],
      materiel: [
        item(
          '{dedans|Papier brun en rouleau}{cour|Vieux draps blancs}',
          '{dedans|deux bandes de six grands pas, l’une au-dessus de l’autre}{cour|deux grands, bout à bout}',
          '{dedans|Sacs d’épicerie en papier, ouverts et collés}{cour|Grands cartons ouverts}',
        ),
        item(
          'Peinture lavable rouge et jaune, non toxique, dont l’étiquette convient à l’âge des enfants',
          'un fond par plat, et de quoi en remettre',
          'Peinture à doigts du commerce, marquée pour leur âge',
        ),
        item('Plats bas à rebord', 'un pour deux peintres', 'Grands couvercles de plastique à rebord'),
        item(
          'Gros pinceaux à manche court, larges comme trois doigts',
          '{20min 30min|un}{45min|deux} par enfant{0-18m| de plus de 18 mois}, un pour vous',
          'Brosses à légumes rondes',
        ),
        optional('Petits rouleaux à peindre', 'un par plat', null),
        optional(
          '{!0-18m si-boîtes-de-carton|Boîtes de carton fermées, à hauteur de taille}',
          '{!0-18m si-boîtes-de-carton|une pour deux peintres, un plat à son pied}',
          null,
        ),
        item(
          '{dedans|Tabliers à manches}{cour|Vieux chandails d’adulte, par-dessus les vêtements, manches roulées}',
          'un par enfant',
          '{dedans|Vieux chandails d’adulte}{cour|Tabliers à manches}',
        ),
        item(
          '{dedans|Vieille toile de coton, collée au sol}',
          'une, longue comme le papier, large de trois pas',
          'Vieux draps, bord sur bord',
        ),
        item('{dedans|Ruban de peintre large}{cour|Ruban de toile large}', 'un rouleau', 'Ruban d’emballage'),
        item(
          '{dedans 0-18m|Carton brun épais, sans encre ni agrafe, la surface des poupons}{cour !hiver 0-18m|Carton brun épais, sans encre ni agrafe, la surface des poupons}',
          '{dedans 0-18m|un, grand comme une porte d’armoire}{cour !hiver 0-18m|un, grand comme une porte d’armoire}',
          '{dedans 0-18m|Deux cartons bord à bord}{cour !hiver 0-18m|Deux cartons bord à bord}',
        ),
        item(
          '{dedans 0-18m|Débarbouillettes nouées en grosses boules, mouillées et bien tordues, les pinceaux des poupons}{cour !hiver 0-18m|Débarbouillettes nouées en grosses boules, mouillées et bien tordues, les pinceaux des poupons}',
          '{dedans 0-18m|trois par poupon}{cour !hiver 0-18m|trois par poupon}',
          '{dedans 0-18m|Bas de coton noués}{cour !hiver 0-18m|Bas de coton noués}',
        ),
        item(
          '{0-18m|Couverture épaisse, le coin des poupons}',
          '{0-18m|une}{cour hiver 0-18m|, sur un tapis isolant}',
          '{0-18m|Tapis de jeu}',
        ),
        item('Débarbouillettes tièdes, bien tordues', 'deux par enfant', 'Serviettes mouillées'),
        item(
          '{cour ete|Gourdes d’eau}',
          '{cour ete|une par enfant}{cour ete 0-18m| qui boit déjà de l’eau}',
          '{cour ete|Pichet et verres}',
        ),
        item('{cour hiver|Mitaines sèches, dans un sac}', 'une paire par enfant', 'Gros bas de laine'),
        optional('{cour !hiver !0-18m si-papier|Grand papier, coins bien tenus au sol}', 'long de deux pas', null),
        optional('{!0-18m si-grandes-feuilles|Grandes feuilles}', 'deux ou trois', null),
        optional('{!0-18m si-musique|Musique}', 'un air lent', null),
        optional('{!0-18m si-foulards|Foulards}', 'un pour deux enfants', null),
      ],
      preparation: [
        '{dedans|Collez les deux bandes au mur, bord sur bord, du plancher à la hauteur de votre menton. Pas de mur aussi long? Le papier tourne le coin, ou passe sur la porte-fenêtre verrouillée.} {cour|Tendez les draps à la clôture, bout à bout, leur bas à un doigt du sol. Nouez les coins aux mailles ou collez-les aux planches, puis fixez tout le tour : rien ne flotte, rien ne pend.} {dedans 0-18m|Au bout du papier, collez au mur le carton des poupons, du plancher à leur tête quand ils sont debout : ils y peignent à l’eau, qui fonce le carton.} {cour !hiver 0-18m|Au bout des draps, fixez bas le carton des poupons : ils y peignent à l’eau, qui fonce le carton.} {cour hiver 0-18m|Au bout des draps, tapez un rond de neige bien lisse : c’est la surface des poupons, et leur mitaine est le pinceau.}',
        '{dedans|Collez la toile au sol sur tout son tour. Pieds nus pour tout le monde : la plante essuyée glisse moins qu’un bas.} {cour !hiver|Au pied des draps, ôtez branches et jouets.} {cour hiver|Au pied des draps, grattez la glace et tapez la neige. La peinture, tiédie, sort la dernière : elle épaissit vite.} {cour hiver 0-18m|Poupons en habit de neige : par temps froid, jouez vingt minutes au plus; au seuil que votre milieu fixe pour eux, jouez dedans.}',
        'Posez les plats par terre, contre la surface, un entre deux places; rouge, jaune, rouge. {dedans|Un rond de ruban dessous les retient.} {cour hiver|Calez-les dans la neige tapée.} {cour !hiver|Choisissez un sol plat.}',
        '{18-24m 2-3a multiage|Lisez l’étiquette de la peinture : si elle dit trois ans et plus, prenez-en une autre, marquée pour le plus jeune.} {18-24m 2-3a !multiage|Lisez l’étiquette de la peinture : si elle dit trois ans et plus, prenez-en une autre, marquée pour leur âge.} {!18-24m !2-3a|Lisez l’étiquette de la peinture et essayez-la sur votre poignet.}',
        '{0-18m|La couverture est devant la surface des poupons, le premier plat à deux pas.} {1adulte 0-18m|Seule, assoyez-vous entre la couverture et ce plat, le plus jeune peintre à portée de bras.} {1adulte 0-18m multiage|Avec plusieurs âges, prenez six enfants au plus, dont deux poupons.} {1adulte 18-24m !0-18m multiage|Seule, peignez à un bout, le plus jeune entre le coin et vous : son plat est à portée de votre main.} {1adulte 18-24m !0-18m !multiage|Seule, peignez au milieu : un plat est à portée de chacune de vos mains.} {1adulte !18-24m !0-18m|Seule, reculez de deux pas : toute la surface tient sous vos yeux.} {2adultes 0-18m|À deux, l’une reste à la couverture, les poupons à portée de bras; l’autre suit les peintres, remplit les plats et lave les mains.} {2adultes 18-24m !0-18m multiage|À deux, l’une est au bout des plus jeunes, l’autre lave les mains et remplit les plats.} {2adultes 18-24m !0-18m !multiage|À deux, l’une peint avec les trottineurs, l’autre lave les mains et remplit les plats.} {2adultes !0-18m !18-24m|À deux, l’une garde toute la surface sous les yeux, l’autre lave les mains et remplit les plats.}',
        '{avec-outil|Mettez @materiel près d’un plat, si le bout est rond : quelle trace au bout d’un bras?} {avec-papier|Collez @materiel bien à plat sur la surface : le pinceau y bute et repart.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Les peintres vous regardent, pinceau sec au poing. Trempez le vôtre, pliez les genoux et posez-le tout en bas. Montez sans le lever : vos genoux, votre ventre, votre épaule, la pointe de vos pieds… « Ça s’arrête là. Je n’ai plus de bras! » Redescendez par l’autre côté, en un grand arc. « Et le tien, jusqu’où va-t-il? » {0-18m|Puis, sur la surface des poupons, frottez une trace à portée de leur main : ils feront la suite.} Chaque enfant choisit sa place, un bras ouvert entre voisins. {dedans|La main d’un peintre est pleine de couleur? Elle laisse aussi sa longue trace sur le papier, puis va à la débarbouillette.} {cour !hiver|La main d’un peintre est pleine de couleur? Elle laisse aussi sa longue trace sur le drap, puis va à la débarbouillette.} {cour !hiver !0-18m si-papier|Au bout, un papier couché attend la fin du trait : à genoux au bord, jusqu’où la paume l’étire-t-elle?} {!0-18m si-grandes-feuilles|Collez une grande feuille au milieu : le pinceau passe dessus, ou en fait le tour.}',
        ),
        play(
          { 20: 13, 30: 12, 45: 13 },
          'Le bras part de l’épaule. {0-18m|Assis, le poupon claque sa surface, frotte, se penche : la trace s’arrête où son bras s’arrête. Le plus petit, contre vous, y pose la paume.} {18-24m|Le trottineur tape, s’accroupit, tire un trait, se relève : la couleur a monté avec lui.} {2-3a|« Pluie! » Le pinceau descend du front jusqu’aux orteils, remonte, redescend.} {3-4a|Un rond plus grand que son peintre passe au-dessus de sa tête et veut se refermer en bas.} {4-5a|Pieds plantés, l’enfant cherche le point le plus loin, à gauche, à droite, et les relie d’un seul geste.} {!0-18m si-boîtes-de-carton|On marche autour d’une boîte de carton, pinceau posé : le trait tourne quatre coins et revient à son départ.} Le pinceau ou le rouleau sèche? On plie les genoux, le plat est juste là. Entre deux places, le rouge entre dans le jaune : on continue dedans, ou l’on fait un détour.',
        ),
        play(
          { 30: 8, 45: 9 },
          'Un trait part en voyage : du premier bout au dernier, sans lever le pinceau. Suivez-le de la voix, montante, descendante. {0-18m|Le poupon tourne la tête avec le trait qui s’en va, et le voit revenir.} {dedans 0-18m|Assis, il pousse sa boule d’un bout à l’autre du carton : lui aussi voyage.} {cour !hiver 0-18m|Assis, il pousse sa boule d’un bout à l’autre du carton : lui aussi voyage.} {cour hiver 0-18m|À quatre pattes, il traîne sa mitaine dans la neige lisse : lui aussi voyage.} {18-24m|Le trottineur marche, s’arrête et se retourne : son trait l’a suivi.} {2-3a|La route avance, recule, tourne autour d’une tache, finit en galop de petits points.} {3-4a|À chaque pas, le bras fait une vague.} {4-5a|Un peintre est sur le chemin : le trait passe au-dessus de sa tête, ou tout en bas devant ses orteils, et ne recouvre rien.} Deux voyageurs nez à nez? Leurs pinceaux se touchent, se saluent, et chacun repart d’où il vient.',
        ),
        play(
          { 45: 10 },
          'Un pinceau dans chaque main. {0-18m|Les paumes du poupon frappent ensemble; l’une s’arrête, il la regarde, elles repartent. Frappez comme lui.} {18-24m|Le trottineur tape des deux, puis vous en tend un : tapez comme lui.} {2-3a|Deux pluies tombent ensemble; la gauche s’arrête pour regarder la droite.} {3-4a|Les bras s’ouvrent du milieu vers les côtés, se referment : des ailes.} {4-5a|Côte à côte, deux amis font une aile chacun; à quel moment descendre, pour que l’oiseau reste droit?} Un bras se fatigue? On le laisse pendre et l’on finit de l’autre. Un deuxième pinceau peut retourner au plat.',
        ),
        closing(
          { 20: 4, 30: 6, 45: 8 },
          'Les pinceaux se couchent dans les plats, que vous mettez hors de portée. {!0-18m|Reculez tous ensemble}{0-18m|De la couverture, faites reculer les peintres} {dedans|jusqu’au bord de la toile}{cour|de cinq pas}. De là, chaque enfant retrouve son plus grand trait et refait le geste dans l’air; les autres le font avec lui, de tout le bras. {!0-18m si-musique|Mettez la musique : les bras l’attendent, la suivent, s’arrêtent avec elle.} {0-18m|Un doigt sous chaque coude, faites monter et descendre les bras d’un poupon.} {dedans|Pendant que le groupe refait un trait, lavez une paire de mains; les pieds s’essuient au bord de la toile, et le papier sèche debout.} {cour !hiver|Pendant que le groupe refait un trait, lavez une paire de mains. Les draps sèchent, puis vous les décrochez.} {cour hiver|Les mitaines mouillées sont changées à mesure. Décrochez les draps : ils finiront de sécher dedans.} {!0-18m si-foulards|Mains propres, un foulard au poing, on refait son trait : le foulard le dessine en l’air.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Parlez du geste : « Ça monte, ça monte… et ça redescend de l’autre côté. » {0-18m|Accompagnez un poupon par le coude : sa main choisit où elle va.}',
          'Suivez du doigt, de loin, un grand trait jusqu’où il s’arrête : « Là, il n’y a plus de bras. »',
          '{30min 45min 2-3a 3-4a 4-5a|Un trait va couvrir la tache d’un autre? Posez la question aux deux peintres : par où passer?}',
          '{18-24m|Le trottineur repeint cent fois le même coin? Remettez-lui de la couleur : c’est un grand geste qui revient.}',
        ],
        questionsOuvertes: [
          'Jusqu’où va ton bras?',
          'Par où ta couleur est-elle passée?',
          '{30min 45min 2-3a 3-4a 4-5a|Comment passer sans effacer?}',
          '{3-4a 4-5a|Quelle partie de toi a bougé pour faire ce trait-là?}',
        ],
      },
      vocabulaire: [
        'le trait',
        'l’arc',
        'l’épaule',
        'à bout de bras',
        's’étirer',
        'tout en bas',
        '{30min 45min|contourner}',
        '{45min 3-4a 4-5a|l’aile}',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Suivez d’un doigt son bras, de l’épaule jusqu’à la main, puis continuez le trait sur sa surface : il voit où l’un finit et où l’autre commence. À treize mois, {dedans|debout contre le mur, tenu aux hanches, il frotte de plus en plus haut}{cour|à genoux, tenu aux hanches, il frotte de plus en plus loin}. À cinq mois, assis sur vous, c’est votre corps qui se penche pour allonger son bras.',
        },
        {
          pour: '18-24m',
          texte:
            'Un pinceau court et ventru, une couleur, un coin. Peignez une tache à la hauteur de son front, une autre près de ses pieds : le trottineur fait l’ascenseur entre les deux.',
        },
        {
          pour: '2-3a',
          texte:
            'Dites des gestes de bras, gros et drôles : laver l’autobus, fermer le rideau, dire bonjour à quelqu’un de très loin. L’enfant en invente d’autres.',
        },
        {
          pour: '3-4a',
          texte: 'Proposez l’autre bras pour le même rond. Lequel est le plus rond, lequel est monté le plus haut?',
        },
        {
          pour: '4-5a',
          texte:
            'Deux enfants partent chacun d’un bout avec l’idée de se rejoindre au milieu, à la même hauteur. Leurs yeux règlent les bras.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'En fauteuil ou assis, un enfant peint de côté, l’épaule vers la surface, le plat sur les genoux. Un bras va peu loin? Son arc est entier{30min 45min|; les voyageurs passent le saluer}. Le mouillé gêne une main? Tirez la manche sur le poing, et le pinceau reste à elle.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!ete|L’été, dans la cour, les draps tendus se peignent en maillot, et la couleur monte jusqu’aux épaules.} {ete|L’hiver, par temps doux, les draps tendus dans la cour se peignent en mitaines : c’est l’épaule qui fait tout.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Couleur dans les cheveux, sur la manche du voisin.',
          'Pied posé dans un plat.',
          'Trait recouvert, rond qui ne ferme pas.',
        ],
        dangersAEliminer: [
          'Pinceau vers un œil : un bras ouvert entre les places, et l’on se tourne pinceau vers le sol. De la couleur dans un œil se rince à l’eau claire.',
          '{!0-18m si-boîtes-de-carton|Boîte où l’on s’appuie ou grimpe : elle plie; on peint debout, à côté.}',
          '{0-18m|Poupon parti vers un plat, couleur sur ses doigts : ramenez-le, essuyez avant la bouche. Les peintres passent à un bras de la couverture, pinceau vers la surface.} {dedans 0-18m|Carton qui s’effrite, boule dénouée ou tachée de peinture : retirez-les.} {cour !hiver 0-18m|Carton qui s’effrite, boule dénouée ou tachée de peinture : retirez-les.}',
          '{18-24m 2-3a|Pinceau ou doigts à la bouche : ramenez la main à la surface, essuyez. Ça recommence? Lavez ses mains et offrez un pinceau sec.}',
          '{dedans|Toile qui plisse, flaque de couleur sous un pied : recollez, essuyez avant le pas suivant. On marche, on ne court pas.}',
          '{cour|Drap décollé, coin qui flotte : arrêtez, refixez ou décrochez; personne ne passe dessous ni derrière.}',
          '{cour ete|Soleil : les draps sont du côté de l’ombre, chapeau sur la tête, et l’on boit avant et après.} {cour ete 0-18m|Couverture à l’ombre, nuques des poupons touchées souvent.} {cour hiver|Froid : mitaines trempées changées; doigts froids, nez ou joues qui blanchissent, on rentre.} {cour hiver 0-18m|Dès qu’un poupon refroidit, tout le groupe rentre.}',
          'Coupure ou plaque d’eczéma à la main : cette main-là reste dans la manche, ou fait le geste dans l’air.',
          '{cour !hiver !0-18m si-papier|Papier peint qui glisse sous un pied : on reste à genoux au bord, personne ne marche dessus.}',
          '{!0-18m si-foulards|Foulard au cou ou au poignet : il se tient dans le poing, et l’on ne court pas.}',
        ],
        supervision: 'palier2',
        allergies: [
          'Peinture : lisez l’étiquette avant le jour du jeu, pour le latex et les agents de conservation. Peau réactive? Avec le parent, choisissez une peinture qu’elle supporte, pour tout le groupe.',
        ],
      },
      observation: [
        'Motricité globale : d’où part le geste, du poignet, du coude ou de l’épaule, et que font les jambes pour l’allonger?',
        'Développement graphique : le tracé qui revient, tache, pluie, rond ou route, et sa taille à côté de l’enfant.',
        'Compétences sociales : au bord d’un voisin, l’enfant s’arrête-t-il, contourne-t-il, entre-t-il dans sa couleur?',
      ],
      prolongements: [
        '{dedans|Le papier sec redescend au plancher : on le parcourt en suivant son trait du pied.} {cour|Un drap sec se couche par terre : on le parcourt en suivant son trait du pied.}',
        'Découpez une bande du bas jusqu’en haut et tendez-la au parent : l’enfant montre, à la maison, jusqu’où va son bras, et le parent essaie le sien.',
      ],
      reflexionRetroaction: [
        'Qui a eu trop peu de place pour ouvrir les bras?',
        'Quelle rencontre de deux traits ai-je réglée avant que les peintres la voient?',
      ],
    },
  },
  {
    key: 'le-serpent-a-encore-faim',
    summary:
      'D’une grosse boule commune, on arrache, on roule, on raccorde : un serpent de pâte fait le tour de la table et avale les boules qu’on lui tend.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['couleurs-et-textures'],
    materials: ['contenants-et-cuilleres'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    onlyNamed: ['ANIMALS'],
    calls: [
      'pâte à modeler',
      'pâte à modelé',
      'play-doh',
      'playdough',
      'modelage',
      'pâte maison',
      'pâte sans blé',
      'pâte sans gluten',
      'faire un serpent en pâte',
      'rouler des serpents',
      'le plus long serpent',
      'rouler la pâte',
      'arracher la pâte',
      'pétrir',
      'colombin',
      'pâte à modeler multiâge',
      'motricité fine',
    ],
    seen: [
      'il roule un boudin et l’accroche au bout de celui de son ami',
      'elle tape la boule à plat et y enfonce son pouce',
      'ils allongent leur couleuvre jusqu’à ce qu’elle fasse le tour de la table',
      'il est fâché que son boudin se soit cassé en deux',
      'elle garde toute la boule devant elle et refuse d’en donner un bout',
      'il met de la pâte dans sa bouche et je veux l’occuper autrement',
      'à la table, ils nourrissent leur bête de boules et rient de sa bosse',
      'depuis qu’un papa nous a montré sa couleuvre, ils en roulent de toutes les longueurs',
    ],
    scenes: ['petrir', 'cooperer'],
    picture:
      'Autour d’une table, un long serpent de pâte à bosses passe de main en main; une petite aplatit une boule, un grand raccorde la queue du pouce.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'Le serpent a encore faim',
      observationDepart:
        'Une paume roule un bout de pâte, l’allonge, l’allonge encore. Une autre main y enfonce le doigt : le bout se casse en deux. Tout le monde regarde.',
      intentionEducative:
        'Offrir une seule pâte pour toutes les mains, où la force de l’une et l’adresse de l’autre se voient dans le même serpent.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
      ],
      objectifs: [
        'Arracher, aplatir, rouler, raccorder, avec ses doigts et ses paumes.',
        'Ajouter son morceau à ce que d’autres ont fait.',
        '{30min 45min|Chercher pourquoi la pâte plie, s’étire ou casse.}',
        '{3-4a 4-5a 45min|Enrouler un long boudin et le faire monter.}',
      ],
      materiel: [
        item(
          'Pâte à modeler souple, achetée ou maison, d’une seule couleur',
          'deux poings par enfant, réunis en une grosse boule',
          'Pâte à modeler sans blé du commerce',
        ),
        item('Table basse et lisse, sans nappe', 'une, avec une place par enfant', 'Banc large et bas'),
        optional('{30min 45min|Bols de plastique, à renverser}', 'trois', 'Pâte à modeler tassée en bosses'),
        optional('{45min|Plateaux}', 'trois', 'Table dégagée, une place libre par nid'),
        optional('{si-emporte-pièces|Emporte-pièces de plastique, larges comme la paume}', 'deux ou trois', null),
        optional(
          '{!18-24m !2-3a si-ciseaux|Ciseaux à bouts ronds}',
          '{!18-24m !2-3a si-ciseaux|deux paires, à plat devant vous}',
          null,
        ),
        optional('Débarbouillettes mouillées', 'une par enfant', 'Serviettes mouillées'),
        optional('{si-cocottes|Cocotte bien fermée, plus grosse qu’un poing}', '{si-cocottes|une}', null),
        optional('{si-branches|Bout de branche long comme la main}', 'un', null),
        optional('{!18-24m !2-3a si-fleurs-séchées|Grosses fleurs séchées}', 'une par enfant', null),
        optional('{30min 45min si-figurines|Figurines plus grosses que le poing d’un enfant}', 'deux ou trois', null),
      ],
      preparation: [
        'Lisez l’étiquette de la pâte : presque toutes contiennent du blé. Une allergie ou une maladie cœliaque dans le groupe? Prenez, pour toute la table, une pâte du commerce dont l’étiquette dit « sans blé » (« sans gluten » pour la maladie cœliaque), en pots neufs.',
        'Pétrissez jusqu’à ce que la pâte s’étire sans se fendre, puis réunissez tout en une boule. Le plancher est balayé : ce qui tombe se ramasse et se remet.',
        '{18-24m|Assoyez-vous au coin, les plus jeunes contre vous, un de chaque côté, le reste de la table à portée de bras.} {!18-24m|Assoyez-vous au milieu d’un long côté : les deux bouts de la table sont à portée de voix et de bras.}',
        'Qui arrive à la table a les mains lavées et la bouche vide; rien d’autre ne traîne dessus : {20min|la pâte suffit}{30min|les bols, si vous en avez, attendent sous votre chaise}{45min|bols et plateaux, si vous en avez, attendent sous votre chaise}.',
        '{1adulte|Seule, gardez tout le monde à cette table; qui a fini s’essuie les mains et va jouer à côté, sous vos yeux.} {2adultes|À deux, l’une est avec les mains qui arrachent, l’autre avec la queue qui s’allonge.}',
        '{avec-contenant|Renversez @materiel sur le chemin du serpent.} {avec-outil|Posez @materiel sous votre chaise, si rien n’y pique ni ne s’en détache : une fois le serpent bien long, c’est pour marquer sa queue. Quelle trace y reste?}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'La boule est au milieu, vos deux mains posées dessus : personne n’y touche encore. Arrachez-en un gros morceau, roulez-le sous votre paume : un serpent. « Il a faim. » Les paumes l’appellent en tapant la table. Aplatissez-lui une grande bouche, posez-y une boule grosse comme un petit poing, refermez la pâte par-dessus. « Oh! On la voit dans son ventre. » {si-cocottes|Roulez une cocotte sur son dos, la main de qui veut sur la vôtre : des écailles!} {si-branches|Pressez une branche sur sa queue, ôtez-la : des rayures.} {!18-24m !2-3a si-fleurs-séchées|Qui veut presse une fleur dans la pâte, l’ôte : son dessin reste.} Puis, très sérieusement : « Lui, il en mange. Nous, on lui en donne. » Ôtez vos mains, et les leurs se servent.',
        ),
        play(
          { 20: 13, 30: 12, 45: 13 },
          'On tire, ça s’étire, ça lâche. {18-24m|Le trottineur arrache à deux mains, aplatit d’une claque et tend : le serpent avale.} {si-emporte-pièces|Avec des emporte-pièces, on coupe au serpent de grosses galettes.} {2-3a|Un boudin court et gras cherche où s’accrocher : « À la queue! » On l’y écrase du poing.} {3-4a|Deux bouts se chevauchent, le pouce frotte la couture jusqu’à ce qu’elle disparaisse.} {4-5a|La queue longe le bord, tourne le coin de la table et revient vers la tête : en manque-t-il beaucoup?} {!18-24m !2-3a si-ciseaux|Assis, on coupe son boudin aux ciseaux, un coup, et les deux bouts vont à la queue. Un enfant tient les ciseaux à deux mains? Tenez-lui le boudin.} {!3-4a !4-5a|Roulez la suite à mesure, à leur vitesse.} Une main presse trop fort, le serpent casse. Deux serpents, alors, ou une réparation : ceux qui sont là décident. {2-3a 3-4a 4-5a|Il y en a deux? Couchez-les côte à côte, les têtes à la même ligne : lequel est le plus long? L’autre a encore faim.}',
        ),
        play(
          { 30: 8, 45: 9 },
          'Renversez les bols sur la table, ou tassez trois grosses mottes de pâte : des collines. On y couche le serpent, ou un morceau qu’on lui emprunte. {si-figurines|Une figurine grimpe la colline et marche sur le serpent : ses pas restent dans la pâte.} {18-24m|Le trottineur pousse une boule en bas de la colline, la rattrape, la remonte.} {2-3a|Sur la pente, le boudin glisse : on le recouche, on le tient, on le lâche pour voir.} {3-4a|Un pont va d’une colline à l’autre, s’affaisse au milieu; plus gros, tiendra-t-il?} {4-5a|Un bout pend du bord de la table, s’étire tout seul, s’amincit… poc! On essaie plus court, plus gras, et l’on parie.} Chaque morceau cassé peut être avalé.',
        ),
        play(
          { 45: 10 },
          'Trop plein, le serpent veut dormir : il lui faut un nid. Sortez les plateaux, ou donnez à chacun un coin de table. {18-24m|Le trottineur dépose des boules au milieu du nid, les reprend, les remet.} {2-3a|Un gros boudin tourne autour d’un poing : c’est un escargot, et il dort aussi.} {3-4a|Un long boudin encercle les boules; on presse chaque tour contre celui d’avant.} {4-5a|On pose un tour sur l’autre : jusqu’où le mur monte-t-il avant de pencher?} Un poing tombe dedans? Le nid devient assiette, et ça repart.',
        ),
        closing(
          { 20: 4, 30: 6, 45: 8 },
          '« Il rentre. » Tous les morceaux retournent dans la grosse boule : on pousse du pouce, du poing, à plusieurs mains. {18-24m|Le trottineur donne la dernière claque.} La boule roule de place en place; qui veut la soulève, vos mains dessous : on a tant nourri le serpent, est-elle plus lourde? Une oreille s’y pose : « Il digère. » Chacun s’essuie les mains à sa débarbouillette. Il n’y en a pas? Lavez une paire à la fois, à un évier d’où vous voyez la table; les autres cherchent les miettes.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Nommez ce que la pâte répond : « Tu tires, elle s’amincit. Tu pousses, elle s’épaissit. »',
          'Recevez chaque boule à deux mains et faites-la avaler tout de suite, bosse bien visible.',
          'Devant une cassure, touchez les deux bouts et regardez ceux qui sont autour.',
          'Roulez à côté, lentement, des doigts aux paumes : on copie vos mains mieux que vos mots.',
        ],
        questionsOuvertes: [
          'Où le serpent passe-t-il, maintenant?',
          'Qu’est-ce qui se voit dans son ventre?',
          '{30min 45min|Pourquoi a-t-il cassé là?}',
          '{3-4a 4-5a|Comment l’allonger sans prendre d’autre pâte?}',
        ],
      },
      vocabulaire: [
        'arracher',
        'rouler',
        'le boudin',
        'la bosse',
        'raccorder',
        's’étirer',
        '{30min 45min|casser}',
        '{45min|enrouler}',
      ],
      adaptations: [
        {
          pour: '18-24m',
          texte:
            'Posez devant le trottineur une motte à lui, collée à la table, avec trois bouts déjà à demi détachés : tirer donne tout de suite quelque chose. Le serpent passe devant son nez.',
        },
        {
          pour: '2-3a',
          texte:
            'Commencez le boudin, l’enfant le finit à deux paumes, debout, en poussant de tout le poids. Gros d’un bout, mince de l’autre : c’est une queue toute trouvée.',
        },
        {
          pour: '3-4a',
          texte:
            'Donnez une commande : une bosse, un creux, deux bosses. L’enfant compose le ventre et vous le fait lire du doigt.',
        },
        {
          pour: '4-5a',
          texte:
            'Avec la même grosseur de pâte, qui fera le plus long? On pose les boudins côte à côte et l’on cherche ce que les mains ont fait autrement.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Des doigts ont peu de force? Tiédissez leur pâte entre vos mains et laissez-les presser de l’avant-bras. Une texture rebute? L’enfant dirige le serpent d’un mot ou d’un regard, et c’est vous qui le poussez.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!ete|L’été, la table sort à l’ombre : dans l’air chaud, la pâte s’étire-t-elle plus loin avant de casser?} {ete|L’hiver, une motte passe une heure au froid : s’étire-t-elle encore? On la réchauffe entre les paumes, et l’on compare.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Serpent cassé par un autre, protestation.',
          'Pâte sous les ongles et dans les cheveux.',
          '{45min|Nid écrasé.}',
        ],
        dangersAEliminer: [
          '{18-24m 2-3a|Pâte à la bouche : très salée, elle se recrache dans votre main. « Lui, il en mange. » Ça revient? De grosses mottes seulement, et votre place est contre la sienne.}',
          '{!18-24m !2-3a|Pâte à la bouche : très salée, elle se recrache. « Lui, il en mange. »}',
          'Boulette plus petite qu’un petit poing, miette durcie : elle retourne aussitôt dans la grosse boule. Ni bille, ni bâtonnet, ni œil à planter.',
          '{!18-24m !2-3a si-ciseaux|Ciseaux : on coupe assis, l’autre main loin des lames; ils reviennent à plat devant vous.}',
          'Pâte au sol : elle fait glisser; ramassez avant que quelqu’un se lève.',
          'Peau fendillée ou plaie à la main : le sel pique; l’enfant travaille de l’autre main, ou dirige.',
          '{si-cocottes si-branches|Écaille, aiguille ou bout d’écorce resté dans la pâte : ôtez-le aussitôt; ce qui a servi revient sous votre chaise.}',
          '{!18-24m !2-3a si-fleurs-séchées|Miettes de fleurs séchées : ramassez à mesure; prenez des fleurs que vous connaissez, sans épine.}',
        ],
        supervision: 'palier1',
        allergies: [
          'Blé : presque toute pâte à modeler en contient. Allergie ou maladie cœliaque déclarée? Pâte sans blé du commerce pour tout le monde, en pots neufs, sur une table lavée : une miette de l’ancienne peut faire réagir.',
        ],
      },
      observation: [
        'Motricité fine : qui travaille, le bout des doigts, la paume ou tout le bras, et quand l’enfant change-t-il?',
        'Compétences sociales : quand le serpent casse, notez à qui vont ses yeux, puis ses mains.',
        'Raisonnement : ce que l’enfant modifie, longueur, grosseur ou place, après un boudin qui n’a pas tenu.',
      ],
      prolongements: [
        'Demain, la même boule, gardée en boîte fermée, revient sous vos deux mains, et les enfants disent ce qui en sort.',
        'À la maison, un long bas d’adulte fait un serpent : l’enfant montre au parent comment un petit bas roulé lui descend dans le ventre.',
      ],
      reflexionRetroaction: [
        'Quelle cassure ai-je réparée trop vite?',
        'Dans ce long corps, où se voyait le travail des plus petites mains?',
      ],
    },
  },
  {
    key: 'la-boite-prend-du-poil',
    summary:
      'De larges bandes collées par un seul bout habillent une grande boîte : le papier se soulève au vent, et l’on cherche comment le faire tenir.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['couleurs-et-textures', 'vent-et-ciel'],
    materials: ['cartons-et-boites', 'papier-et-crayons', 'pinceaux'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'collage',
      'colage',
      'coller',
      'colle',
      'colle blanche',
      'colle au pinceau',
      'pinceau à colle',
      'coller du papier',
      'coller sur une boîte',
      'grosse boîte de carton',
      'collage collectif',
      'collage en volume',
      'franges de papier',
      'bandes de papier',
      'bricolage collectif',
      'collage multiâge',
      'boîtes de carton',
      'vent',
    ],
    seen: [
      'elle met de la colle partout et colle ses bandes à l’envers',
      'il souffle sur les bouts de papier collés et rit de les voir danser',
      'ils déchirent des languettes et les collent juste par un bout',
      'sa bande glisse à terre et il se fâche après la colle',
      'elle s’essuie les mains aux deux secondes, elle n’aime pas que ça colle',
      'il veut tout faire le côté de la boîte sans que personne y touche',
      'ils ont décidé que le gros carton du frigo serait une bête poilue',
      'dans le corridor, le bord d’un dessin s’est décollé et tout le monde soufflait dessus',
    ],
    scenes: ['attacher', 'dechirer-couper', 'vent-pluie'],
    picture:
      'Une grande boîte couverte de bandes de papier qui se soulèvent; une petite y tape une bande de la paume, deux enfants l’éventent avec des cartons.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'La boîte prend du poil',
      observationDepart:
        'Au mur, un coin de dessin s’est décollé. Quelqu’un passe, le papier se soulève, retombe. Une bouche s’approche et souffle dessus.',
      intentionEducative:
        'Éveiller la curiosité pour ce que fait la colle, selon où on la met : à plat, le papier dort; par un bout, il bouge.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Développement sensoriel', role: 'secondaire' },
      ],
      objectifs: [
        'Étendre la colle au pinceau et y presser du papier.',
        'Comparer ce qui est collé partout et ce qui l’est d’un bout.',
        '{30min 45min|Faire du vent, regarder ce qui bouge, recoller ce qui part.}',
        '{3-4a|Déchirer une frange, et la placer pour que rien ne la cache.} {4-5a|Étager les bandes pour que chaque rang cache la colle du précédent.}',
      ],
      materiel: [
        item(
          'Grandes boîtes de carton, sans agrafes, hautes comme le siège d’une chaise d’adulte',
          'deux, fermées et assemblées bout à bout',
          'Six boîtes d’épicerie, assemblées sur deux rangs',
        ),
        item(
          'Bandes de papier larges comme votre main, longues comme votre avant-bras',
          'quinze par enfant',
          'Sacs d’épicerie en papier, déchirés en bandes',
        ),
        item(
          'Colle blanche lavable, non toxique, dont l’étiquette convient à leur âge',
          'un fond par plat, et de quoi en remettre',
          'Ruban de peintre large, en bouts longs comme la main',
        ),
        item('Plats bas à large fond', 'un pour deux enfants', 'Couvercles de bacs'),
        item('Gros pinceaux à manche court', 'un par enfant, un pour vous', 'Brosses à légumes rondes'),
        item(
          '{30min 45min|Cartons minces à coins ronds, grands comme un napperon, pour éventer}',
          'un par enfant',
          'Napperons rigides',
        ),
        item(
          'Vieille toile de coton, collée au sol',
          'une, qui dépasse la boîte d’un bon pas tout autour',
          'Vieux drap',
        ),
        item('Ruban d’emballage large', 'un rouleau', 'Ruban de peintre'),
        item('Tabliers à manches', 'un par enfant', 'Vieux chandails'),
        item('Débarbouillettes mouillées', 'deux par enfant, une pour vous', 'Serviettes mouillées'),
      ],
      preparation: [
        'Collez la toile au sol. Fermez les boîtes au ruban, fentes comprises, et assemblez-les bout à bout au milieu de la toile. Poussez : rien ne bascule. Laissez un bon pas libre tout autour.',
        'Préparez les bandes en mêlant journal, papier brun et papier d’emballage mat. Ôtez agrafes, fenêtres de plastique et papier glacé, sur lequel la colle glisse. Rien de plus petit que votre main.',
        '{18-24m 2-3a|Lisez l’étiquette de la colle : si elle dit trois ans et plus, tout le monde colle au ruban, en bouts que vous accrochez au bord de la boîte.} {!18-24m !2-3a|Lisez l’étiquette de la colle.} La bouteille et son bouchon restent sur la tablette.',
        'Mettez les plats par terre, contre la boîte, et les bandes en quatre tas, un à chaque coin. Tabliers enfilés, pieds nus sur la toile.',
        '{1adulte 18-24m multiage|Seule, assoyez-vous par terre à un bout, le plus jeune contre vous : de là, vous voyez par-dessus la boîte.} {1adulte 18-24m !multiage|Seule, assoyez-vous par terre à un bout : de là, vous voyez par-dessus la boîte.} {1adulte !18-24m|Seule, tournez autour de la boîte avec les plats à remplir.} {2adultes|À deux, une à chaque bout.}',
        '{avec-papier|Ajoutez @materiel aux tas, en morceaux plus grands que la main.} {avec-tissu|Coupez @materiel en larges pans : un poil plus lourd à souffler.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Passez la colle sur tout un côté d’une bande, couchez-la sur la boîte, lissez. Soufflez : rien. « Elle dort. » Prenez-en une autre. Un coup de pinceau au bout seulement; pressez-le en haut de la boîte, comptez trois, lâchez. Soufflez : la bande se lève. « La boîte a du poil! » Soufflez ensemble, très doux, puis fort. « Il lui en faut partout. » Chaque enfant prend un pinceau et un côté.',
        ),
        play(
          { 20: 13, 30: 12, 45: 13 },
          'La colle va sur la boîte ou sur le papier, les deux marchent. {18-24m|Le pinceau du trottineur tourne et tourne sur le carton; une bande y tombe, sa paume tape : elle reste.} {2-3a|Trop de colle, la bande glisse et s’assoit par terre : « Tombée! » On la remet, on pousse du ventre.} {3-4a|On déchire une frange en s’arrêtant à trois doigts du bord; ce bord-là reçoit la colle.} {4-5a|Un rang en bas, le suivant plus haut, comme un toit : chaque rang cache la colle du précédent.} Plat, debout, en paquet : chaque coin de la boîte a son pelage.',
        ),
        play(
          { 30: 8, 45: 9 },
          'Les pinceaux se reposent dans les plats. Distribuez les cartons : le vent se lève. {18-24m|Le trottineur bat l’air, bat la boîte, rit du papier qui lui répond.} {2-3a|Une bande s’arrache : on va la chercher et on la recolle où l’on veut.} {3-4a|De tout près, de trois pas, à genoux : d’où le poil bouge-t-il le mieux?} {4-5a|Qu’est-ce qui remue le plus, une bande longue, une mince, une fendue? On en colle une nouvelle, on attend un peu, on l’essaie.} Le vent se calme : on colle encore, et il reprend.',
        ),
        play(
          { 45: 10 },
          'Il lui manque ce qui dépasse. Pliez une bande en deux, collez ses bouts l’un près de l’autre : une oreille, une bosse, une anse. {18-24m|Le trottineur bouchonne une bande et l’écrase dans la colle : un nez.} {2-3a|Une bande collée aux deux bouts laisse passer la main : on entre, on sort.} {3-4a|Pliée en escalier, la bande saute quand on la touche.} {4-5a|Une crête tient debout si son pied est fendu : une moitié se plie vers la gauche, l’autre vers la droite.} Ce qui se couche se recolle, ou devient une queue.',
        ),
        closing(
          { 20: 4, 30: 6, 45: 8 },
          'Pinceaux au plat, plats hors de portée. Tout le monde recule jusqu’au bord de la toile, sauf vous : poussez la boîte d’un petit pas. Tout le poil tremble. « Quel bout est à toi? » Un doigt le pointe, et le groupe souffle de ce côté-là. Faites le tour, un souffle par enfant. Puis le plus petit souffle possible, pour l’endormir. Mains et pieds s’essuient au bord de la toile; la boîte sèche jusqu’à demain.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Tenez une bande par le bout libre et donnez l’autre à la colle de l’enfant.',
          'Comptez trois, paumes à plat, avec qui vient de presser : la colle a besoin de ce temps.',
          'Dites où est la colle : « Partout : elle dort. Au bout : elle danse. »',
          'Une bande tombe? Regardez-la tomber avec son auteur, et gardez votre idée pour la deuxième chute.',
        ],
        questionsOuvertes: [
          'Où as-tu mis la colle?',
          'Qu’est-ce qui fait bouger celle-là?',
          '{30min 45min|D’où vient le vent, cette fois?}',
          '{3-4a 4-5a 20min 30min|Qu’est-ce qui bougera en premier?} {3-4a 4-5a 45min|Comment faire tenir une bande debout?}',
        ],
      },
      vocabulaire: [
        'la bande',
        'la colle',
        'presser',
        'à plat',
        'par un bout',
        '{3-4a|la frange}{!3-4a|souffler}',
        '{30min 45min|éventer}',
        '{45min|le pli}',
      ],
      adaptations: [
        {
          pour: '18-24m',
          texte:
            'Encollez un large carré à la hauteur de ses yeux : le trottineur y presse bande sur bande. Laissez pendre un bout qu’il soulève et rabat.',
        },
        {
          pour: '2-3a',
          texte:
            'Une bande à la fois, tendue par les deux bouts : « Lequel va dans la colle? » L’autre est à lever d’un souffle.',
        },
        {
          pour: '3-4a',
          texte:
            'Amorcez trois fentes au bord d’une bande : l’enfant les continue et s’arrête à votre doigt, couché comme une barrière.',
        },
        {
          pour: '4-5a',
          texte:
            'Avant {20min|de souffler}{30min 45min|d’éventer}, l’enfant désigne la bande qui bougera la première, puis vérifie. Se trompe-t-on? On la touche, on regarde sa colle.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Une main craint la colle? Vous encollez la boîte, l’enfant presse de l’avant-bras, dans sa manche. En fauteuil, l’enfant se range le long de la boîte et coiffe le dessus, le plat sur les genoux. Le souffle manque ou fatigue : une bande sèche, agitée, fait le vent.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!ete|L’été, la boîte sèche sort dans la cour, et c’est le vrai vent qui la coiffe.} {ete|L’hiver, la boîte prend un sous-poil : une couche collée à plat, une autre par-dessus, libre; le groupe souffle et cherche laquelle bouge encore.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Colle aux coudes et dans les cheveux.',
          'Bande décollée par un autre, ouvrage recouvert.',
          '{30min 45min|Courants d’air au visage.}',
        ],
        dangersAEliminer: [
          '{18-24m 2-3a|Papier ou pinceau à la bouche : ouvrez votre main dessous, jetez la bande mouillée, offrez-en une sèche à froisser. Ça revient? Lavez les mains, et l’enfant souffle sur la boîte. Colle à l’œil : rincez à l’eau claire.}',
          '{!18-24m !2-3a|Doigts collants à la bouche ou à l’œil : débarbouillette, puis rinçage à l’eau claire.}',
          'Boîte grimpée ou chevauchée : elle s’écrase; pieds au sol, pour tout le monde.',
          '{30min 45min|Carton battu près d’un visage : on évente la boîte, bras tendus, à un pas d’un ami.}',
          'Colle ou bande sous un pied : ramassez, essuyez avant le pas suivant.',
          'Bande plus longue que votre avant-bras, ruban qui pend : raccourcissez et collez; rien ne va autour d’un cou.',
        ],
        supervision: 'palier2',
        allergies: [
          'Colle : lisez l’étiquette. Une colle maison à la farine contient du blé : laissez-la si une allergie est déclarée. Papier d’emballage sans parfum.',
        ],
      },
      observation: [
        'Éveil aux sciences : après une chute, qu’est-ce qui change : la place de la colle, la durée de la pression, le papier?',
        'Motricité fine : une main tient et l’autre étend, déchire ou presse; laquelle a le travail difficile?',
        'Développement sensoriel : le visage et les doigts de l’enfant au premier contact de la colle, puis au dixième.',
      ],
      prolongements: [
        'Le lendemain, sèche, la boîte change d’odeur et de bruit : promenez-la dans le corridor, et recollez ce qui tombe en route.',
        'Au départ, le parent souffle une fois sur la boîte; l’enfant lui trouve, dans tout ce poil, la bande à lui.',
      ],
      reflexionRetroaction: [
        'À qui ai-je dit où mettre la colle avant que la bande tombe?',
        'Quel côté de la boîte n’a tenté personne, et pourquoi?',
      ],
    },
  },
  {
    key: 'le-bleu-est-en-visite',
    summary:
      'Trois draps, trois couleurs : on y porte ce qui est d’ici, ce qui vient en visite et ce qui hésite, puis on regarde le tout changer de teinte.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_LANGUAGE'],
    themes: ['couleurs-et-textures', 'nombres-et-formes'],
    materials: ['tissus'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, on cherche aussi ce qui pousse et ce qu’on porte{hiver|; l’hiver, sur la neige, chaque manche et chaque pelle se voit de loin}.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'couleur',
      'couleurs',
      'les couleurs',
      'couleure',
      'rouge',
      'jaune',
      'bleu',
      'apprendre les couleurs',
      'nommer les couleurs',
      'chercher une couleur',
      'chasse aux couleurs',
      'trier les couleurs',
      'trier par couleur',
      'mélanger les couleurs',
      'couleurs primaires',
      'regarder à travers une couleur',
    ],
    seen: [
      'elle cherche tous les objets pareils à son chandail et les met ensemble',
      'il promène sa balle d’un drap à l’autre pour voir où on la perd de vue',
      'ils trient tout par tas puis ne savent pas où mettre ce qui est rayé',
      'elle ne veut rien prêter de ce qui est mauve, c’est sa préférée',
      'il est fier de dire que ses bas sont pareils à ceux de son ami',
      'ils discutent fort, orange ou rouge, et aucun ne lâche',
      'dans le vestiaire, elle a classé les tuques par teinte sur le banc',
      'depuis qu’il a des lunettes teintées, il dit que tout a changé',
    ],
    scenes: ['trier', 'transporter'],
    picture:
      'Sur trois draps, rouge, jaune et bleu, des jouets et des vêtements; une petite est assise dans le jaune, deux grands regardent à travers des plaques teintées.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'Le bleu est en visite chez le jaune',
      observationDepart:
        '« Elle est comme ma manche! » Un enfant tient une pelle contre son chandail bleu. Une autre main apporte une balle jaune, la colle au chandail et regarde ce que ça fait.',
      intentionEducative:
        'Éveiller le plaisir de chercher les couleurs, de les rapprocher et de les voir changer, sans mot à réciter.',
      domaines: [
        { domaine: 'cognitif', composante: 'Catégories et concepts', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Développement sensoriel', role: 'secondaire' },
      ],
      objectifs: [
        'Trouver une couleur dans ce qui nous entoure et la porter quelque part.',
        'Rapprocher ce qui se ressemble, et trouver une place à ce qui hésite entre deux couleurs.',
        '{30min 45min|Regarder une couleur à travers une autre.}',
        '{3-4a 4-5a 45min|Passer d’une couleur à l’autre par petits pas.}',
      ],
      materiel: [
        item('Draps unis, rouge, jaune et bleu', 'un de chaque, pliés à la grandeur d’un matelas', 'Nappes de tissu'),
        item(
          'Choses de toutes les couleurs, plus grosses que votre poing, légères, sans pièces',
          'quatre par enfant, dispersées',
          'Vêtements et débarbouillettes de couleur',
        ),
        item(
          '{dedans|Ruban de peintre large}{cour|Gros jouets de cour, pour tenir les coins}',
          '{dedans|un rouleau}{cour|douze}',
          '{dedans|Ruban d’emballage}{cour|Chaudières renversées}',
        ),
        item(
          '{30min 45min|Plaques de plastique rigide et transparent, rouges, jaunes et bleues, grandes comme deux mains, bordées de ruban}',
          'une par enfant et une pour vous, des trois couleurs',
          'Couvertures de reliure teintées, raides',
        ),
        optional(
          '{si-blocs|Blocs de couleur, plus gros que votre poing}',
          'une dizaine, dispersés avec les choses',
          null,
        ),
        optional('{si-assiettes-de-carton|Assiettes de carton}', 'une pour deux enfants', null),
        optional(
          '{!18-24m si-balles-de-laine|Balles de laine, plus grosses que votre poing, sans brin qui pend}',
          'une par couleur',
          null,
        ),
        item('Panier à deux anses', 'un', 'Bac de plastique sans couvercle'),
        item('{30min 45min dedans|Drap blanc}', 'un', 'Grande feuille blanche'),
        item('{30min 45min cour|Ruban large, pour border les plaques}', 'un rouleau', 'Ruban d’emballage'),
        item('{cour ete|Gourdes d’eau}', 'une par enfant', 'Pichet et verres'),
      ],
      preparation: [
        'Étendez les trois draps en triangle, deux pas libres entre eux : ce vide servira. {dedans|Collez leurs bords au plancher.} {cour|Posez un gros jouet sur chaque coin.}',
        'Dispersez les choses {dedans|sur les meubles bas et sous les chaises}{cour !hiver|dans l’herbe, sous la glissade, au pied de la clôture}{cour hiver|sur la neige tapée, sous la glissade, au pied de la clôture}. Mettez-en qui font jaser : un gros bas vert, une tasse orange, un toutou rayé, deux bleus différents. {45min|Ajoutez des verts et des turquoises, pâles et foncés : la route en voudra.} {cour hiver|Comptez ce que vous sortez.}',
        '{30min 45min|Bordez chaque plaque de ruban, arrondissez les coins, rangez-les hors de vue. Essayez-les deux à deux à la lumière : les teintes obtenues varient d’une marque à l’autre, et toutes sont bonnes.}',
        '{cour ete|Placez les draps à l’ombre.} {cour hiver|Tuques, mitaines et manteaux restent sur les enfants : une manche rouge va chez le rouge avec son bras.} {cour automne printemps|Le sol est mouillé? Une vieille toile sous chaque drap.}',
        '{1adulte 18-24m multiage|Seule, tenez-vous dans le vide du milieu : le plus jeune va et vient entre vos mains et son drap.} {1adulte 18-24m !multiage|Seule, tenez-vous dans le vide du milieu : chacun va et vient entre vos mains et un drap.} {1adulte !18-24m|Seule, tenez-vous dans le vide du milieu, d’où vous voyez les trois draps.} {2adultes|À deux, l’une cherche avec les enfants, l’autre reçoit dans le vide du milieu.}',
        '{avec-tissu|Étendez @materiel à côté : une couleur de plus, que les enfants nommeront.} {avec-contenant|Laissez @materiel sur le chemin, pour les déménagements.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Tenez une chose bleue contre le drap jaune. « Bonjour, jaune. Je suis en visite. » Promenez-la sur le rouge : « Bonjour, rouge. » Puis sur le bleu, où on la voit à peine : « Ah. Chez nous! » Laissez-la au chaud dans un pli. {si-blocs|Avec des blocs de couleur, empilez deux bleus sur le bleu, puis un jaune : « Lui, il est monté en visite! »} Regardez les manches, les genoux, les pieds. « Toi aussi, tu as du bleu. Un peu là. » Qui en porte et en a envie va s’asseoir sur le bleu une minute. « Il y en a encore, ailleurs. »',
        ),
        play(
          { 20: 13, 30: 12, 45: 13 },
          'Les mains cherchent, portent, déposent. {si-assiettes-de-carton|Avec une assiette de carton, on porte sa chose à plat, comme un serveur.} {!18-24m si-balles-de-laine|Les balles de laine se roulent d’un drap à l’autre.} {18-24m|Le trottineur met sa tasse dans le jaune, la reprend, s’assoit avec elle dans le rouge : la tasse visite.} {2-3a|« Rouge! » Un toutou arrive au galop, un bas le suit; bientôt, le drap déborde.} {3-4a|Une chose rayée a deux maisons : dans laquelle mange-t-elle, dans laquelle dort-elle?} {4-5a|Orange, vert, mauve : ceux-là hésitent. Dans le vide entre deux draps naît un pays, et quelqu’un en garde la porte.} {cour !hiver|Ce qui pousse reste où ça pousse : on lui rend visite, une chose de sa couleur à la main.} Rien n’est mal placé. Ce qui n’est pas chez soi est en visite, et les visites déménagent.',
        ),
        play(
          { 30: 8, 45: 9 },
          'Sortez les plaques; {dedans|la lumière vient de la fenêtre}{cour|on tourne le dos au soleil}. {18-24m|Le trottineur met la plaque devant ses yeux, l’ôte, la remet : vous voilà jaune, puis comme avant.} {2-3a|Deux amis se regardent d’un côté et de l’autre : « T’es rouge! »} {3-4a|Bleu par-dessus jaune : quelle couleur est-ce, maintenant? On cherche, parmi les choses, celle qui lui ressemble.} {4-5a|À travers le rouge, quel drap change le plus, lequel presque pas? On devine, puis on regarde.} Une plaque se couche {dedans|sur le drap blanc}{cour hiver|sur la neige}{cour !hiver|sur une main} : qu’est-ce qu’on voit, dessous? Prêtez la vôtre à qui veut en mettre deux ensemble.',
        ),
        play(
          { 45: 10 },
          'Les couleurs veulent se voir. Une route part d’un drap vers un autre, une chose touchant la suivante. {18-24m|Le trottineur ajoute sa pelle à un bout, la retire de l’autre, et la route se raccommode.} {2-3a|Rouge, rouge, rouge, puis un bleu au milieu : « Il s’est trompé de route! »} {3-4a|Chaque chose doit avoir un bout de couleur de sa voisine.} {4-5a|Du jaune au bleu sans sursaut : jaune, vert pâle, vert, turquoise. Que manque-t-il? On repart chercher.} La route finie se marche à côté, lentement, une couleur à la fois.',
        ),
        closing(
          { 20: 4, 30: 6, 45: 8 },
          'Chuchotez une couleur en montrant son drap : tout ce qui en a rentre au panier, porté à deux bras. {dedans|Décollez le drap vidé}{cour|Ôtez les jouets des coins}, et l’on plie avec qui veut tenir un bout. Puis la suivante, puis ce qui hésitait. À la fin, gardez une seule chose, celle qui a le plus voyagé. « Chez qui dort-elle, ce soir? » On entend toutes les réponses, et la chose dort dans les trois draps pliés.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Rapprochez deux choses, et laissez les yeux faire : « Celle-ci. Et celle-là, à côté. »',
          'Glissez le nom de la couleur dans la phrase, sans le demander : « Ton rouge est tout doux. »',
          'Une chose surprend dans un drap? Saluez-la : « Bienvenue chez le jaune. » Le déménagement appartient aux enfants.',
          '{30min 45min|Gardez une plaque, et ne regardez que par elle : vos étonnements font chercher.}',
        ],
        questionsOuvertes: [
          'Qui d’autre a cette couleur-là?',
          'Où s’en va cette chose-là?',
          '{30min 45min|Qu’est-ce qui change, à travers?}',
          '{3-4a 4-5a|En quoi ces deux bleus sont-ils différents?}',
        ],
      },
      vocabulaire: [
        '{4-5a|pâle}{45min !4-5a|pâle}',
        '{4-5a|foncé}{45min !4-5a|foncé}',
        '{!4-5a|la couleur}',
        'pareil',
        'presque',
        '{3-4a|rayé}{!3-4a|le drap}',
        'en visite',
        '{30min 45min|à travers}',
        '{4-5a|la nuance}',
      ],
      adaptations: [
        {
          pour: '18-24m',
          texte:
            'Un seul drap et deux choses de sa couleur : le trottineur en tient une dans chaque main, les cogne, les laisse tomber au milieu. Vous dites « jaune… et jaune ».',
        },
        {
          pour: '2-3a',
          texte:
            'Faites parler une chose perdue : « Je cherche mon rouge! » L’enfant la raccompagne, ou lui invente une autre maison.',
        },
        {
          pour: '3-4a',
          texte:
            'Proposez de chercher la couleur la plus cachée : sous une semelle, dans un pli, {dedans|sur le bord d’une page}{cour|derrière un jouet}. Un bout grand comme un doigt compte.',
        },
        {
          pour: '4-5a',
          texte:
            'Sur un drap, l’enfant range du plus pâle au plus foncé. Deux choses se disputent la place : on les porte {dedans|à la fenêtre}{cour|en plein jour}, on plisse les yeux.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Un enfant confond des couleurs ou voit peu : dites la couleur de ce que sa main tient, puis tapotez chaque drap en le nommant. Chez elle ou en visite, la chose va où l’enfant le veut. En fauteuil, le panier sur les genoux fait le camion de déménagement.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!automne|L’automne, dans la cour, un tas de feuilles passe tout seul du vert au rouge : chaque feuille cherche le drap qui lui ressemble.} {automne|L’hiver, dans la cour, tout est blanc : une seule nappe pliée sur la neige appelle toutes les manches de sa couleur.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Chose convoitée, tirée à deux.',
          'Coup de coude entre deux déménageurs pressés.',
          'Drap fripé, pied qui s’y prend.',
        ],
        dangersAEliminer: [
          'Chose plus petite que votre poing, cassable ou lourde : elle va {dedans|sur une tablette haute}{cour|dans votre sac}. On porte, on ne lance pas.',
          'Drap sur une tête ou autour d’un corps : il reste couché; {dedans|le ruban se recolle}{cour|les coins se recalent}.',
          '{30min 45min|Plaque fendue, coin pointu, ruban qui lève : ôtez-la. Jamais vers le soleil, et l’on s’arrête de marcher quand on en a une devant les yeux.}',
          '{cour !hiver|Champignon ou petit fruit : ôtez-les avant la sortie. Une fleur se visite avec vous, sans la cueillir ni la goûter.}',
          '{cour ete|Chaleur : draps à l’ombre, chapeau, et l’on boit entre deux voyages.} {cour hiver|Froid : les plaques se tiennent en mitaines; mains ou joues froides, on rentre.}',
        ],
        supervision: 'palier2',
        allergies: [
          'Contenants de cuisine parmi les choses : lavés, et aucun n’a tenu l’aliment d’une allergie du groupe. Draps lavés sans parfum.',
        ],
      },
      observation: [
        'Catégories et concepts : qu’est-ce qui décide l’enfant devant une chose rayée ou verte : un mot, un essai, un ami?',
        'Langage oral : les mots que l’enfant donne aux couleurs, les vrais, les inventés, les « comme ».',
        'Développement sensoriel : devant {20min|un drap}{30min 45min|une plaque ou un drap}, le visage de l’enfant, sa distance, ce qui le fait revenir.',
      ],
      prolongements: [
        'Toute la semaine, un seul drap reste ouvert dans un coin du local; la couleur change le matin, au choix de qui arrive.',
        'À la maison, le parent et l’enfant ouvrent un tiroir de bas : lesquels sont en visite chez les autres?',
      ],
      reflexionRetroaction: [
        'Combien de fois ai-je demandé un nom de couleur, et qu’ont fait les enfants ensuite?',
        'Quelle visite m’a d’abord paru une erreur?',
      ],
    },
  },
]
