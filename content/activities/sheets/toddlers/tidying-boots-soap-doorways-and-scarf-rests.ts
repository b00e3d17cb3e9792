import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

/** A sleeper whose blocks are carried off, boots that telephone, holes in a glove of foam, trees that point outdoors, and scarves that bellies lift. */
export const TODDLERS_TIDYING_AND_DOORWAY_SHEETS: readonly BankSheet[] = [
  {
    key: 'je-dors-sauve-toi-avec-un-bloc',
    summary:
      'Le rangement se fait pendant que l’éducatrice dort pour rire : on se sauve avec un bloc, sans bruit, jusqu’au bac. Elle ouvre un œil : il en manque!',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['nombres-et-formes', 'sons-et-silence'],
    materials: ['cartons-et-boites'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 10,
    adults: 1,
    moment: 'transition',
    calls: [
      'le rangement',
      'rangement',
      'ranger',
      'ranger les jouets',
      'ramasser les jouets',
      'ramasser les blocs',
      'ranger les blocs',
      'blocs',
      'bacs',
      'blocs et bacs',
      'au rangement ils se sauvent',
      'se sauvent au rangement',
      'se cachent au rangement',
      'ne veulent pas ranger',
      'refuse de ranger',
      'fin du jeu',
      'faire semblant de dormir',
      'trier les jouets',
      'statues',
    ],
    seen: [
      'ils disparaissent tous sous la table quand je dis qu’on ramasse',
      'elle porte un seul cube à la fois jusqu’au bac sur la pointe des pieds',
      'il ronfle pour rire et ouvre un œil pour pogner celui qui prend son jouet',
      'elle trouve ça plate de serrer le local et s’écrase par terre en chialant',
      'ils pitchent les morceaux dans le bac, ça fait un vacarme, j’ai mal aux oreilles',
      'il est fâché d’arrêter de jouer pour le dîner et garde ses cubes contre lui',
      'à la fin de l’atelier, il ne reste que moi pour tout ramasser dans le coin construction',
      'avant la collation, le plancher est plein et ils figent dès que je les regarde',
    ],
    picture:
      'Sur sa chaise, une éducatrice ronfle, un œil entrouvert; trois enfants gèlent, un bloc contre le ventre, et un autre en couche un au fond du bac.',
    scenes: ['rangement', 'trier'],
    sheet: {
      titre: 'Je dors! Sauve-toi avec un bloc',
      observationDepart:
        'Au rangement, ils se sauvent : deux sous la table, un derrière le rideau. Les blocs, eux, restent par terre.',
      intentionEducative:
        'Permettre à ceux qui se sauvent au rangement d’en faire un jeu, où chacun se sauve avec un bloc et lui trouve sa place.',
      domaines: [
        { domaine: 'cognitif', composante: 'Catégories et concepts', role: 'principal' },
        { domaine: 'cognitif', composante: 'Attention', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
      ],
      objectifs: [
        'Porter un bloc à la fois et le déposer dans le bac où sont les blocs pareils.',
        '{20min|Choisir ce qui va ensemble : même couleur, même forme, même usage.}',
        'Geler quand l’œil s’ouvre, puis repartir.',
        'Vider le plancher avec les autres.',
      ],
      materiel: [
        item('Blocs', 'ceux du jeu qui finit, quatre par enfant au moins', 'Jouets qui sont par terre'),
        item('Bacs', 'un pour quatre enfants, deux au moins', 'Tablettes'),
        optional('{si-musique|Musique douce, à dormir}', '{si-musique|un air}', null),
        optional(
          '{si-boîtes-de-carton|Grande boîte de carton, sans agrafes}',
          '{si-boîtes-de-carton|une, couchée}',
          null,
        ),
        optional('{si-toutous|Toutous}', '{si-toutous|ceux qui traînent}', null),
        optional('{si-paniers|Panier léger}', '{si-paniers|un}', null),
        optional('{si-couvertures|Couverture}', '{si-couvertures|une}', null),
      ],
      preparation: [
        'Cinq minutes avant le rangement, passez près de chaque jeu et dites tout bas : « Bientôt, je vais avoir sommeil. » Une construction que son bâtisseur veut garder? Montrez-la à tous : celle-là reste debout.',
        'Posez les bacs à trois pas l’un de l’autre, loin des murs, pour qu’on y arrive de tous les côtés. Couchez au fond de chacun un bloc d’une autre sorte : il dit ce qui va là. D’autres jouets traînent? Un bac pour eux, avec un jouet au fond. Sans bacs, chaque chose rentre à sa tablette. Sans blocs, on se sauve avec ce qui traîne : dites « une auto », « un casse-tête ». {si-boîtes-de-carton|Couchez une boîte à mi-chemin, ouverte vers votre chaise : qui s’y trouve quand l’œil s’ouvre n’a pas à geler.}',
        'Placez votre chaise dos au mur, d’où vous voyez tout le local, et fermez la porte. {1adulte|Seule, c’est vous qui dormez, les yeux presque fermés, jamais tout à fait.} {2adultes|À deux, l’une dort sur la chaise, les yeux presque fermés; l’autre se sauve avec les enfants.}',
        '{20min|Quand le plancher est à moitié vide, passez au jeu du rêve : il range l’autre moitié.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3 },
          'Assise sur la chaise, un bloc sur les genoux, bâillez très fort. « C’est le rangement, et moi, je tombe de sommeil. Je dors! Surtout, que personne ne se sauve avec mes blocs… » Baissez un peu les paupières, ronflez, puis chuchotez du coin de la bouche : « Psst! Sauve-toi avec un bloc! Un seul, jusqu’au bac, sans me réveiller. Et si j’ouvre l’œil, gèle comme une statue! » {si-musique|La berceuse joue tant que vous dormez; vous l’arrêtez, et l’œil s’ouvre.} Un premier bloc est au fond? Ouvrez grand les yeux et montrez le plancher : « Il y avait un bloc, ici! » Tous gèlent, l’air de rien. « Ah bon. Je me rendors. »',
        ),
        play(
          { 10: 6, 20: 7 },
          'Vous ronflez; tous se sauvent à pas feutrés, un bloc à la fois, jusqu’au bac où dort déjà un bloc pareil. Un bloc lâché de haut fait « boum » : grognez, remuez un pied. Un bloc couché tout doucement au fond ne réveille personne. {si-toutous|Un toutou se sauve la tête sur l’épaule : il dort, lui.} Après cinq ronflements, ouvrez un œil : on gèle, le bloc contre le ventre. « Mon tas a rapetissé! C’est toi? Non, toi, tu es une statue. » Rendormez-vous, et tous repartent. {2-3a|À deux ans, on crie « C’est moi! » : restez bouche bée, et ronflez de plus belle.} {3-4a|À trois ans, on cache le bloc dans son dos quand l’œil s’ouvre.} {4-5a|À quatre ans, on guette vos paupières du coin de l’œil et l’on gèle juste à temps.}',
        ),
        play(
          { 20: 7 },
          'Rêvez tout haut : « Je dors, et je rêve à… du rouge. » On ne se sauve qu’avec ce qui est rouge, tant qu’il en reste par terre. Ouvrez l’œil : « Plus un seul rouge! » Rêvez ensuite à du long, à du carré, à du petit. Quelqu’un hésite? Il passe la chose devant vous : un ronflement, c’est oui; « bof », c’est non. {2-3a|À deux ans, ouvrez la main sur un modèle : « Je rêve à un autre comme ça. »} {3-4a|À trois ans, rêvez à « plus gros que ma main » : on mesure, puis l’on se sauve.} {4-5a|À quatre ans, un enfant s’assoit par terre près de vous et rêve tout haut à deux choses à la fois, « bleu et long »; un autre rêve ensuite.} Le plancher est déjà vide? Rêvez à une tablette : on y remet debout ce qui est tombé.',
        ),
        closing(
          { 10: 2, 20: 3 },
          'Étirez-vous, regardez partout : « Mes blocs! Où sont-ils passés? » Laissez-les montrer les bacs, tout expliquer, rire. Puis, à genoux parmi eux, faites chercher les oubliés sous la table et derrière le rideau. Qui en trouve un le couche au fond. {si-paniers|Un panier porté à deux fait la tournée des oubliés, puis se vide au bac.} Passez la main bien à plat sur le plancher : « Plus rien. Qui a fait tout ce rangement pendant que je dormais? » Ils le crient. Posez la main sur le bord d’un bac et chuchotez : « Chut. Maintenant, ce sont les blocs qui dorment. » {si-couvertures|Chacun prend un bord de la couverture, et l’on borde le bac le plus plein.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Dormez la tête tournée vers le groupe et regardez entre vos cils : le ronflement dit que vous dormez, vos yeux restent ouverts.',
          'Un enfant se sauve les mains vides? Quand il passe, tendez-lui le bloc de vos genoux, en ronflant : il se sauve avec.',
          'Un autre ne sort pas de sa cachette? Posez un bloc devant, sans rien dire, et retournez dormir.',
          'Étonnez-vous de ce qui manque plutôt que de ce qui reste.',
        ],
        questionsOuvertes: [
          'Où sont passés mes blocs?',
          'Qui m’a réveillée?',
          '{20min|Qu’est-ce qui entre dans mon rêve?}',
          '{3-4a 4-5a|Comment fais-tu pour déposer ton bloc sans bruit?}',
        ],
      },
      vocabulaire: ['ranger', 'le bac', 'se sauver', 'ronfler', 'geler', 'sans bruit', 'vide', '{20min|le rêve}'],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Il oublie le bac en chemin? Montrez-le du bout du pied, en ronflant. Un bloc ressort du bac? Le voilà par terre : il pourra se sauver encore.',
        },
        {
          pour: '3-4a',
          texte:
            'Il devient votre réveille-matin : il vous touche le genou quand il manque beaucoup de blocs, et vous ouvrez l’œil. Un autre le sera au réveil suivant.',
        },
        {
          pour: '4-5a',
          texte:
            'Avant de vous rendormir, demandez combien de blocs disparaîtront d’ici le prochain réveil. À la fin, l’enfant inspecte un bac et change de place le bloc qui s’est trompé.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'En fauteuil ou en marchette, l’enfant garde un bac sur ses genoux ou devant lui, et tous viennent l’emplir. Geler est difficile? Il joue le courant d’air, le seul qui bouge quand l’œil est ouvert.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, vous êtes l’ourse endormie dans sa grotte : ronflez plus gras, et l’on se sauve sur la pointe des pieds.} {hiver|L’été, vous dormez au bord de la mer : entre deux ronflements, on entend « chhh », une vague.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Bloc échappé sur un pied, épaule frôlée.', 'Bloc couché dans le mauvais bac.'],
        dangersAEliminer: [
          'Blocs sous les pieds : sauvez d’abord avec eux ceux du passage, devant les bacs et la porte.',
          'Course : un pied qui court vous réveille pour de bon, et tout le monde gèle.',
          'Bloc lancé : il se couche dans le bac; s’il vole, vos deux yeux s’ouvrent et le jeu s’arrête.',
          'Têtes au-dessus du même bac : montrez à l’un des deux le bac libre.',
          'Cachette : jamais derrière une porte ni derrière un meuble qui bouge.',
          '{2-3a|Petite pièce égarée : ce qui passe dans un rouleau de papier hygiénique, vous le ramassez avant le jeu.}',
          '{si-boîtes-de-carton|Deux têtes dans la boîte : un seul enfant à la fois, à quatre pattes.}',
        ],
        supervision: 'palier1',
        allergies: ['Aucun aliment ni produit dans ce jeu.'],
      },
      observation: [
        'Catégories et concepts : où l’enfant dépose-t-il ce qu’il porte, et que regarde-t-il avant de choisir?',
        'Attention : que surveille-t-il, vos yeux, le bruit ou ce qui reste par terre?',
        'Compétences sociales : racontez ce qu’il fait quand un ami prend le même bloc.',
      ],
      prolongements: [
        'Un autre jour, un enfant dort sur la chaise, et c’est vous qui vous sauvez avec les blocs, bien trop fort.',
        'Donnez le secret aux familles : à la maison, le parent dort sur le divan, et les bas sales se sauvent au panier.',
      ],
      reflexionRetroaction: [
        'Qui s’est sauvé sans bloc, et qu’est-ce qui l’a ramené?',
        'À quel moment ai-je recommencé à donner des ordres?',
      ],
    },
  },
  {
    key: 'allo-ici-la-botte',
    summary:
      'L’habillage au téléphone : la botte appelle un pied, la tuque une tête, la mitaine un pouce. « Je suis vide! » L’enfant répond en l’enfilant lui-même.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_LANGUAGE'],
    themes: ['saisons-et-fetes', 'mouvement-et-defis'],
    materials: [],
    place: 'INDOORS',
    seasons: ['WINTER'],
    durationMinutes: 20,
    adults: 1,
    moment: 'habillage',
    calls: [
      'l’habillage',
      'habillage',
      's’habiller',
      's’habiller tout seul',
      'habillage d’hiver',
      'vestiaire',
      'c’est long au vestiaire',
      'au vestiaire c’est long',
      'ils s’assoient par terre et attendent',
      'attendent que je mette leurs bottes',
      'mettre ses bottes',
      'mettre ses mitaines',
      'mettre sa tuque',
      'tuques',
      'mitaines',
      'bottes',
      'habit de neige',
      'pantalon de neige',
      'sortir dehors l’hiver',
      'moi tout seul',
    ],
    seen: [
      'il reste assis au vestiaire devant son linge et attend que je fasse tout',
      'elle parle dans sa bottine comme dans un cellulaire et met son oreille dessus',
      'il enfile son pied dans le mauvais côté et donne des coups de talon pour rentrer',
      'elle se fâche après sa mitaine parce que le pouce ne trouve jamais son trou',
      'il veut absolument monter sa fermeture éclair sans aide et ça prend du temps',
      'ils ont chaud, ils pleurent en tuque, les premiers attendent après les derniers',
      'dans le vestiaire, ils se lancent les tuques et personne n’a encore son pantalon',
      'depuis les grands froids, ça prend une demi-heure à préparer les petits pour la cour',
    ],
    picture:
      'Au vestiaire, une petite appelle dans sa botte debout et son voisin frappe du talon; l’éducatrice, par terre, a collé l’oreille à sa propre botte.',
    scenes: ['habillage'],
    sheet: {
      titre: 'Allô? Ici la botte, je suis vide!',
      observationDepart:
        'Au vestiaire, c’est long : ils s’assoient par terre, les bottes devant eux, et attendent que vous arriviez.',
      intentionEducative:
        'Permettre à chaque enfant de mener son habillage lui-même, un vêtement à la fois, sans attendre que l’adulte soit rendue à lui.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'secondaire' },
      ],
      objectifs: [
        '{18-24m|Pousser un pied dans la botte tenue pour lui, ou poser sa tuque.} {2-3a 3-4a 4-5a|Enfiler seul un vêtement de plus qu’hier.}',
        'Trouver quelle partie de soi va dans quel vêtement.',
        '{18-24m|Répondre « allô » ou « toc » au vêtement qui appelle.} {2-3a 3-4a 4-5a|Parler pour sa botte, sa tuque ou sa mitaine, et lui répondre.}',
      ],
      materiel: [
        item('Tuques', 'une par enfant, la sienne', 'Capuchon'),
        item('Mitaines', 'une paire par enfant, la sienne', 'Manches'),
        item('Bottes', 'une paire par enfant, la sienne; les vôtres', 'Souliers'),
        optional('Habits de neige', 'manteau et pantalon, ceux de chaque enfant; votre manteau', null),
        optional(
          '{si-vieux-manteaux|Vieux manteau d’adulte, sans cordon}',
          '{si-vieux-manteaux|un, couché par terre}',
          null,
        ),
        optional(
          '{si-foulards|Foulards, courts comme le bras d’un enfant}',
          '{si-foulards|un pour deux enfants}',
          null,
        ),
        optional('{si-miroirs|Miroir incassable, fixé au mur}', '{si-miroirs|un, à leur hauteur}', null),
      ],
      preparation: [
        'Toilette et couches faites. {2-3a 3-4a 4-5a|Chaque enfant sort ses vêtements de son casier et s’assoit dos au mur, à un bras du voisin, ses bottes debout devant lui.} {18-24m !multiage|Sortez les vêtements des trottineurs et assoyez-les tout près de vous, chacun devant deux choses seulement, une botte et sa tuque.} {18-24m multiage|Assoyez les trottineurs au milieu du mur, là où vous passez toujours, chacun devant une botte et sa tuque.}',
        'Ouvrez les fermetures, sortez les languettes, secouez la neige restée au fond des bottes. Pas d’habits de neige? Seules les bottes, les tuques et les mitaines appellent. {10min 2-3a 3-4a 4-5a|Les pantalons de neige se mettent avant : ces dix minutes vont des bottes aux mitaines. À plus de six, prenez vingt minutes.} {10min 18-24m !multiage|Ces dix minutes sont pour les bottes, la tuque et les mitaines : pantalon de neige mis avant, manteau enfilé et laissé ouvert. À plus de quatre, prenez vingt minutes.} {18-24m multiage|Les grands commencent; les trottineurs jouent avec leur botte et passent en dernier, pour ne pas avoir chaud.}',
        'Apprenez l’appel, le même pour chaque vêtement : « Allô? – Ici la botte. Je suis vide! – J’envoie un pied. » Quand le pied touche le fond, le talon frappe le plancher : « Toc! Arrivé. »',
        '{1adulte 2-3a 3-4a 4-5a|Seule, passez d’un bout à l’autre du mur, toujours dans le même sens, et dites à qui vous allez ensuite.} {2adultes 2-3a 3-4a 4-5a|À deux, l’une passe le long du mur, l’autre reste près de la porte avec ceux qui sont prêts.} {18-24m !multiage|Habillez un trottineur à la fois et nommez le suivant; les autres jouent avec leur botte, à portée de bras.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3 },
          '« C’est l’habillage, et ça sonne! » Assise par terre devant eux, penchez-vous sur votre botte debout et parlez dedans, sans y poser la bouche : la voix gronde. « Allô? » Tendez l’oreille et prenez une grosse voix : « Ici la botte. Je suis vide! – Ne bouge pas, j’envoie un pied. » Enfoncez-le, frappez du talon : « Toc! Arrivé. » Montrez les leurs : « Écoutez, les vôtres appellent aussi. » Chacun se penche sur sa botte, lance « Allô! », et écoute ce qu’elle répond. {si-vieux-manteaux|Un vieux manteau couché appelle aussi : « J’ai deux manches vides! » Deux amis y envoient chacun un bras.} {si-foulards|Un foulard tenu à deux, un bout chacun, est le fil : il tremble quand ça sonne.}',
        ),
        play(
          { 10: 3, 20: 8 },
          '{20min|« Ici le pantalon de neige, mes deux jambes sont vides! »} {20min 2-3a 3-4a 4-5a|Assis, on envoie un pied, l’autre, et l’on se lève pour la taille.} {20min 18-24m|Au trottineur, enfilez le sien.} La botte appelle : on pousse jusqu’au fond, « toc! », puis l’autre. {2-3a 3-4a 4-5a|Passez le long du mur et parlez pour la botte qui bloque : « Ma languette est pliée. Tire-la! »} {18-24m|Au trottineur, tenez la botte ouverte et attendez : c’est lui qui pousse.} {18-24m !multiage|Pendant qu’un trottineur pousse, les autres lancent « Allô! » à leur botte, la renversent, y mettent la main.} {2-3a|À deux ans, on dit « Allô, j’arrive! » à sa botte avant de pousser.} {3-4a|À trois ans, on colle ses bottes côte à côte : les bouts se regardent? C’est bon. Ils se boudent? On les change de place.} {4-5a|À quatre ans, on téléphone à la botte du voisin : « Que te manque-t-il? » Il répond pour elle.}',
        ),
        play(
          { 10: 3, 20: 5 },
          '{2-3a 3-4a 4-5a|« Ici le manteau, mes deux manches sont vides! – J’envoie les bras. » Debout, on couche son manteau par terre, le col contre ses bottes, on y entre les bras et il passe par-dessus la tête, hop! Il reste ouvert.} {18-24m multiage|Au trottineur, enfilez le sien.} {20min 18-24m !multiage|« Ici le manteau, mes deux manches sont vides! » Enfilez-le à chacun, passez votre main par le bout de la manche : « Allô, la main? » Elle vient vous chercher.} « Ici la tuque, je suis toute molle! – J’envoie une tête. » {18-24m|Le trottineur met sa tuque, l’ôte, la remet de travers : « Allô, tête! »} {18-24m !multiage|Posez-la sur votre genou : « Allô, tête? Non, c’est un genou! » Il rit, la reprend et la met à sa place.} {2-3a|À deux ans, on tire sa tuque jusqu’en bas : « Allô, les oreilles? »} {3-4a|À trois ans, chaque main sortie de la manche tape le ventre : « Toc! »} {4-5a|À quatre ans, on ferme les yeux et l’on dit ce qui est encore vide sur soi.} {2-3a 3-4a 4-5a|Qui est prêt s’assoit près de la porte, mitaines sur les genoux, et appelle un ami : « Allô, ton manteau? »}',
        ),
        closing(
          { 10: 2, 20: 4 },
          'Amorcez les fermetures. {18-24m|Montez celle de chaque trottineur, sa main sur la vôtre.} {18-24m multiage|Les autres tirent la leur jusqu’en haut.} {!18-24m|Chacun tire la sienne jusqu’en haut.} Il ne reste que les mitaines, qui crient toutes ensemble : « Allô! Envoyez le pouce d’abord! » Le pouce cherche sa place, puis « Allô, les quatre autres? ». {si-miroirs|En passant au miroir, on cherche ce qui est encore tout nu : un pouce? une oreille?} {18-24m|Au trottineur, tenez la mitaine ouverte : il pousse la main.} Tapez les mains : « Toc! Tout le monde est arrivé. » Votre manteau enfilé, collez l’oreille à la porte. « Allô, qui parle? Ici le dehors. Je suis vide! » Tous répondent : « On arrive! » Ouvrez.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Parlez de loin pour la botte ou la tuque avant d’aller aider : souvent, la voix suffit.',
          'Arrivée devant un enfant, aidez pour un seul geste, ouvrir, tenir ou amorcer, et laissez-lui le reste.',
          'Il attend, les bras croisés? Posez sa main sur le bord de sa botte et faites-la sonner tout bas : « Dring. »',
          'Botte au mauvais pied ou tuque à l’envers : c’est arrivé quand même; corrigez seulement ce qui fait mal ou laisse entrer la neige.',
        ],
        questionsOuvertes: [
          'Qui est vide, encore?',
          'Qu’est-ce que ta botte attend?',
          '{3-4a 4-5a|Que dit ta mitaine quand le pouce s’est trompé de place?}',
        ],
      },
      vocabulaire: ['la botte', 'la tuque', 'la mitaine', 'le talon', 'le pouce', 'vide', 'enfiler', 'allô'],
      adaptations: [
        {
          pour: '18-24m',
          texte:
            'Une chose est vraiment à lui : la botte cette semaine, la tuque la semaine suivante. Le reste, vous l’enfilez en disant qui appelle. « Toc » est déjà une réponse.',
        },
        {
          pour: '2-3a',
          texte:
            'Il ôte et remet toujours la même botte? Laissez-la arriver trois fois, puis l’autre botte appelle : « Et moi? Je suis toute seule! »',
        },
        {
          pour: '3-4a',
          texte:
            'Il dit d’avance ce qui va appeler ensuite. Il se trompe? La mitaine crie : « Trop tôt! J’attends le manteau. »',
        },
        {
          pour: '4-5a',
          texte:
            'Il s’habille sans entendre un seul appel, dans l’ordre, puis téléphone à un ami qui n’a pas fini : il lui dit un truc en mots, sans toucher.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui ne supporte pas l’étiquette ou la laine choisit ce qui appelle en dernier. Un bras faible s’envoie le premier dans la manche. L’enfant qui entend peu sent le « toc » de votre talon dans le plancher.',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’automne et le printemps, la botte de pluie a une voix de canard, et la casquette remplace la tuque.',
        },
      ],
      securite: {
        risquesAcceptes: ['Bottes inversées, tuque sur les yeux un instant.', 'Chute assise en tirant sur une botte.'],
        dangersAEliminer: [
          'Chaleur : qui est prêt s’assoit près de la porte, manteau ouvert. Les joues rougissent? Il ôte sa tuque.',
          'Flaque de neige fondue : essuyez le plancher avant de commencer et à mesure.',
          'Menton pris dans la fermeture : votre doigt passe entre la glissière et le cou.',
          'Cordon de mitaines ou de capuchon : rentré dans le manteau; cache-cou plutôt que foulard.',
          'Porte : bien fermée jusqu’au départ; vous seule touchez à la poignée.',
          '{18-24m|Trottineur debout sur un banc : il s’habille assis par terre, contre vous.}',
          '{si-foulards|Foulard : dans les mains, jamais à un cou; vous les ramassez avant les bottes.}',
        ],
        supervision: 'palier1',
        allergies: ['Laine ou étiquette qui pique : une couche de coton entre elle et la peau.'],
      },
      observation: [
        'Motricité globale : comment l’enfant se place-t-il pour pousser, tirer ou se relever?',
        'Langage oral : quelle réplique reprend-il, et laquelle invente-t-il?',
        'Schéma corporel : que fait-il quand le pied ou le pouce n’est pas au bon endroit?',
      ],
      prolongements: [
        'Au retour, bottes et tuques raccrochent : « Au revoir, pied! », et chacun rentre au casier.',
        'Donnez l’appel aux familles : à la maison, le pyjama sonne aussi avant le dodo.',
      ],
      reflexionRetroaction: [
        'Qui a commencé sans moi, et par quoi?',
        'Quel geste ai-je fait à la place d’un enfant qui y arrivait?',
      ],
    },
  },
  {
    key: 'il-y-a-un-trou-dans-ton-gant',
    summary:
      'Le lavage des mains enfile un gant de mousse, en chanson. Une place sans mousse, c’est un trou! La file, assise, cherche les trous sur des gants pour rire.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_LANGUAGE'],
    themes: ['contes-et-lettres', 'sons-et-silence'],
    materials: ['eau'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 10,
    adults: 1,
    moment: 'transition',
    calls: [
      'le lavage des mains',
      'lavage des mains',
      'laver les mains',
      'se laver les mains',
      'bien se laver les mains',
      'comptine du lavage des mains',
      'comptine pour se laver les mains',
      'chanson du lavage des mains',
      'savon',
      'mousse de savon',
      'mains propres',
      'frotter entre les doigts',
      'laver ses pouces',
      'se lave juste les paumes',
      'la file au lavabo',
      'attendre au lavabo',
      'avant de manger',
      'microbes',
      'attendre son tour',
    ],
    seen: [
      'il se passe les doigts sous l’eau deux secondes et repart les mains encore collantes',
      'elle étend le savon jusqu’au bout de chaque doigt et montre que c’est tout blanc',
      'il frotte ses paumes et oublie le dessus et les pouces, toujours au même endroit',
      'ils se poussent pour arriver au robinet et se pilent sur les orteils',
      'elle attend son tour assise et s’amuse à repérer les bouts oubliés par les autres',
      'il est tout content de sa main pleine de bulles et ne veut plus la rincer',
      'avant la collation, ils font juste mouiller le bout des doigts et disent que c’est fait',
      'au retour du carré de sable, ils ont du noir jusqu’en dessous des ongles',
    ],
    picture:
      'Au lavabo, deux enfants lèvent leurs mains gantées de mousse; assis le long du mur, ceux de la file pointent de loin un pouce tout nu.',
    scenes: ['hygiene', 'attente'],
    sheet: {
      titre: 'Il y a un trou dans ton gant de mousse!',
      observationDepart:
        'Au lavage des mains, deux paumes se frôlent, et c’est déjà fini; les pouces n’ont rien vu. Derrière, la file s’étire et se colle au lavabo.',
      intentionEducative:
        'Éveiller l’attention à toute la main, le dos, les pouces, entre les doigts, et faire de l’attente au lavabo une partie du jeu.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Hygiène', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
      ],
      objectifs: [
        'Couvrir de mousse ses deux mains : paumes, dos, entre les doigts, pouces.',
        '{2-3a|Suivre les gestes de la comptine et en dire la fin.} {3-4a 4-5a|Chanter la comptine avec ses gestes, jusqu’au bout.}',
        '{2-3a|Montrer où est le trou.} {3-4a 4-5a|Nommer l’endroit où est le trou.}',
      ],
      materiel: [
        item('Savon liquide doux, sans parfum', 'un flacon à pompe, près de votre main', 'Savon du lavabo'),
        optional('Débarbouillettes propres et sèches', 'une par enfant, deux de plus', 'Essuie-mains de papier'),
        optional('Marchepied large et stable', 'un', null),
        optional('{si-gants|Gant de tissu}', '{si-gants|un, le vôtre}', null),
        optional('{si-photos|Photos des gestes}', '{si-photos|six}', null),
        optional(
          '{si-ruban-adhésif|Ruban adhésif qui se décolle du plancher}',
          '{si-ruban-adhésif|un bout par place}',
          null,
        ),
        optional('{si-miroirs|Miroir incassable}', '{si-miroirs|un, fixé au-dessus du lavabo}', null),
      ],
      preparation: [
        'Apprenez la comptine, lente, vingt secondes : « Mon gant de mousse est tout petit : un rond dans la paume, et il rit. Je tire dessus, il grandit : un dos de main, puis l’autre aussi. Entre les doigts il fait son nid, d’un pouce à l’autre il fait son lit. Gratte le creux, petite souris, jusqu’aux poignets, il est fini! »',
        'Les gestes suivent les mots : paume contre paume; une paume frotte le dos de l’autre main, puis l’inverse; doigts croisés; un poing tourne autour de chaque pouce; bouts des doigts dans la paume; une main enroule chaque poignet. {si-photos|Collez face à la file une photo de chaque geste : un enfant pointe celui qui s’en vient.}',
        'Roulez les manches. La file s’assoit par terre, en rang le long du mur, jambes repliées, le premier à deux pas du lavabo. La salle de bain est petite? La file s’assoit dans le corridor, là où vous la voyez du lavabo. Choisissez aussi, près du lavabo et sous vos yeux, la place des mains propres : une table, ou l’autre mur. {si-ruban-adhésif|Collez une ligne de ruban par place : les fesses savent jusqu’où glisser.}',
        'Réglez un filet tiède sur votre poignet, bonde ouverte, puis fermez : vous seule touchez au robinet. {1adulte|Seule, tenez-vous de côté : l’eau d’un œil, la file de l’autre.} {2adultes|À deux, l’une reste au lavabo, l’autre est assise avec la file.} On se lave deux à la fois, ou un seul si le lavabo est étroit ou si c’est la fin d’un nombre impair. {si-miroirs|Au miroir, les paumes vers soi, on voit le dos de ses mains : on y cherche son trou.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3 },
          '{si-gants|Montrez un vrai gant : il couvre la paume, le dos, le pouce. Celui de mousse fera pareil.} Mouillez vos mains, une pompe de savon, frottez seulement les paumes et levez-les : « Pour le lavage des mains, j’ai mis mon gant de mousse! » Tournez-les : le dos est tout nu. « Oh! Un trou dans mon gant. » Frottez là. « En voyez-vous un autre? » Laissez des doigts se tendre de loin, vers les pouces, entre les doigts. Chantez alors toute la comptine en frottant; la file fait les gestes à sec. Plus de trou? Rincez : « Au revoir, mon gant! » La mousse s’en va avec l’eau.',
        ),
        play(
          { 20: 6 },
          'Par terre, on se place face à face, deux par deux, ou trois en rond. Chacun enfile un gant pour rire, à sec, sur la comptine. Puis l’un montre ses mains, l’autre pointe sans toucher : « Trou! » Le premier frotte là, et les rôles changent. {2-3a|À deux ans, tendez-lui aussi vos mains : il pointe, vous cherchez à côté, il rit.} {3-4a|À trois ans, on dit l’endroit : « Trou sur le pouce! »} {4-5a|À quatre ans, on le fait deviner sans pointer : « Entre les deux plus longs. »} Changez ensuite de gant : celui du géant se chante lent et gros, celui de la souris tout petit, celui du fantôme sans un son, des gestes seulement.',
        ),
        play(
          { 10: 6, 20: 8 },
          'Les deux premiers montent au lavabo. Mouillez, une pompe chacun, fermez l’eau et chantez : tous suivent, eux dans la mousse, les autres à sec. À « il est fini », ils lèvent leurs gants et les tournent vers la file. Un doigt pointe de loin : « Trou! » On frotte là. Plus de trou? « Au revoir, mon gant! » Ouvrez l’eau, la mousse s’en va; on s’essuie et l’on va s’asseoir à la place convenue. Toute la file glisse alors de deux places, sur les fesses. {2-3a|À deux ans, mettez vos mains au-dessus des siennes et faites chaque geste en l’air.} {3-4a|À trois ans, on cherche soi-même ses trous avant de lever son gant.} {4-5a|À quatre ans, qui sait la comptine chante un vers sur deux; la file chante l’autre.}',
        ),
        closing(
          { 10: 2, 20: 3 },
          'Tous sont assis, mains propres et ouvertes. Lavez les vôtres devant eux, et oubliez exprès les deux pouces. « Jusqu’aux poignets, il est fini! » Tournez vos gants, bien fière, et attendez le cri : « Trou! – Où ça? » Faites-vous guider, frottez, rincez, essuyez-vous. Puis chacun regarde ses mains propres, dos et paumes : « À quel endroit ton gant avait-il son plus gros trou? » On le montre du menton ou d’un doigt. Chuchotez le dernier vers ensemble; les mains vont droit à l’assiette, ou au jeu.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Chantez lentement : la comptine dure une vingtaine de secondes, le temps de bien frotter.',
          'Dites « trou » en riant, jamais « c’est mal lavé » : on cherche ce qui manque au gant.',
          'Ça pousse dans la file? Chacun colle ses fesses au plancher, et la comptine reprend du début.',
          'Une main propre a touché le plancher ou le nez? Une pompe de plus, et un gant neuf.',
        ],
        questionsOuvertes: [
          'Où est le trou?',
          'Qu’est-ce que ton gant couvre déjà?',
          '{20min|Comment chante le gant du géant?}',
          '{3-4a 4-5a|Quel endroit est le plus difficile à couvrir?}',
        ],
      },
      vocabulaire: [
        'la mousse',
        'le gant',
        'le trou',
        'la paume',
        'le dos de la main',
        'le pouce',
        'le poignet',
        'rincer',
      ],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Il fait seul les paumes et les dos; entre les doigts et autour des pouces, vos mains frottent avec les siennes. Il ne chante que « fini! », et c’est lui qui finit.',
        },
        {
          pour: '3-4a',
          texte: 'Il chante avec vous en regardant ses mains. Un geste lui échappe? Redites le vers, plus lentement.',
        },
        {
          pour: '4-5a',
          texte:
            'Il chante dans sa tête, lèvres fermées, et lève son gant quand il croit la comptine finie : la file, qui la chante tout bas, dit s’il est arrivé avant elle.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'La mousse déplaît? Il passe le dernier et se lave avec une débarbouillette savonneuse et une autre mouillée, sur la même comptine. En fauteuil, loin du robinet, il enfile son gant au-dessus de ses genoux, et une débarbouillette mouillée l’enlève.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, la peau gerce : peu de savon, eau tiède, et l’on éponge sans frotter, « un gant sec ».} {hiver|L’été, un premier gant de sable s’enlève dehors, en se secouant les mains, avant celui de mousse.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Manches mouillées, chandail éclaboussé.', 'Mousse au bout du nez.'],
        dangersAEliminer: [
          'Front contre le rebord du lavabo : deux enfants au plus y sont debout, à portée de votre bras; la file reste assise à deux pas.',
          'Eau trop chaude : sentez le filet sur votre poignet avant chaque paire de mains.',
          'Chute du marchepied : les deux pieds à plat, votre main derrière le dos de qui monte ou descend.',
          'Lavabo qui s’emplit : bonde ouverte, débarbouillettes loin de la bonde.',
          'Plancher mouillé : essuyez à mesure; on secoue ses mains dans le lavabo.',
          'Savon à l’œil ou en bouche : le flacon reste près de vous; l’œil se rince à l’eau claire.',
          'Débarbouillette partagée : chacun reçoit la sienne et la dépose au lavage.',
          '{si-ruban-adhésif|Ruban mouillé ou qui se lève : ôtez-le tout de suite.}',
        ],
        supervision: 'palier1',
        allergies: ['Savon sans parfum; eczéma : le savon de la maison, et l’on éponge sans frotter.'],
      },
      observation: [
        'Hygiène : quels endroits l’enfant couvre-t-il sans qu’on les montre?',
        'Langage oral : notez les mots de la comptine, ou de la main, qu’il dit seul.',
        'Motricité fine : comment ses doigts se croisent-ils, et comment tient-il son pouce?',
      ],
      prolongements: [
        'Après la peinture ou le sable, le gant se regarde autrement : quelle couleur la mousse a-t-elle prise?',
        'Donnez la comptine aux familles : à la maison, le parent oublie exprès ses pouces, et l’enfant crie « trou! ».',
      ],
      reflexionRetroaction: [
        'À quel vers mes propres mains vont-elles trop vite?',
        'Qui a trouvé sa place dans la file, et grâce à quoi?',
      ],
    },
  },
  {
    key: 'arbre-ou-est-le-dehors',
    summary:
      'La transition vers la cour est une histoire : on suit les talons de devant; le premier s’arrête, montre par où, et tous passent devant lui.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['contes-et-lettres', 'mouvement-et-defis'],
    materials: [],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 10,
    adults: 1,
    onlyNamed: ['WATER'],
    calls: [
      'la transition',
      'transition',
      'transitions',
      'sortir dehors',
      'aller dehors',
      'sortir du local',
      'aller au vestiaire',
      'dans le corridor',
      'marcher en file',
      'se mettre en rang',
      'prendre son rang',
      'ils se dépassent',
      'se dépassent dans le corridor',
      'sans se dépasser',
      'courent dans le corridor',
      'veut être le premier',
      'premier de la file',
      'histoire à marcher',
      'sortir dans la cour',
    ],
    seen: [
      'ils partent tous en fou dès que j’ouvre la porte vers la cour',
      'il dépasse tout le monde dans le passage et pousse pour arriver avant',
      'elle s’est mise à pleurer parce qu’elle est encore la dernière de la ligne',
      'ils se chicanent tous les jours pour savoir qui va en avant',
      'il s’arrête en chemin, lève ses bras comme des branches et montre la direction',
      'elle marche derrière ses amis, une main au mur, tout fière de mener la queue',
      'dans le corridor de l’installation, on dérange les autres locaux avec nos pieds qui courent',
      'au moment d’aller jouer dehors, ils se pilent sur les talons devant la porte',
    ],
    picture:
      'Au corridor, une enfant dos au mur fait l’arbre, un bras levé, l’autre tendu vers le vestiaire; les autres, en file, passent devant elle.',
    scenes: ['attente'],
    sheet: {
      titre: 'C’est où, le dehors? Par là!',
      observationDepart:
        'À la transition vers la cour, « On sort dehors! » suffit : la porte s’ouvre, tous partent d’un coup, se dépassent, et le dernier arrive au vestiaire en larmes.',
      intentionEducative:
        'Permettre au groupe de faire la transition ensemble, du local à la cour, en suivant une histoire où la première place s’offre au lieu de se prendre.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Marcher derrière un ami en regardant ses talons, sans le toucher.',
        'Laisser passer les autres quand on est l’arbre, puis les suivre.',
        '{2-3a|Lancer la question avec les autres.} {3-4a 4-5a|Ajouter un bout à l’histoire : ce que l’ourson traverse.}',
      ],
      materiel: [
        optional('{si-foulards|Foulards}', '{si-foulards|un seul, court comme le bras d’un enfant}', null),
        optional('{si-cônes|Cônes}', '{si-cônes|un par arrêt}', null),
        optional('{si-ruban-adhésif|Ruban adhésif qui se décolle du plancher}', '{si-ruban-adhésif|deux bandes}', null),
        optional('{si-toutous|Toutou}', '{si-toutous|un}', null),
      ],
      preparation: [
        'Dégagez le chemin, du local au vestiaire, puis du vestiaire à la porte de la cour. Choisissez des yeux les arrêts, à cinq pas l’un de l’autre, contre un mur : le premier est dans le local, à trois pas de la porte fermée. {si-cônes|Un cône à chaque arrêt, contre le mur, fait la souche : qui s’y rend devient arbre.} {si-ruban-adhésif|Deux bandes collées en travers du corridor font une rivière : aucune patte ne s’y mouille.}',
        'L’habillage n’est pas compté dans ces minutes : l’histoire s’arrête au vestiaire et reprend quand tous sont prêts.',
        'Comptez les têtes au départ, au vestiaire et dehors. {1adulte|Seule, marchez à côté de la file, du côté libre, à la hauteur du milieu : le premier s’arrête toujours à l’arrêt que vous montrez.} {2adultes|À deux, l’une marche à côté du premier, l’autre derrière le dernier.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3 },
          'À la porte du local, accroupissez-vous et baissez la voix : « Il était une fois un ourson qui voulait sortir dehors, mais il avait oublié où c’est. L’ourson, c’est nous tous : voici sa tête (montrez le premier), voici sa queue (montrez le dernier). Une queue ne dépasse jamais sa tête! Ici, l’ourson rencontre un arbre. » Guidez le premier : trois pas, le dos au mur, les bras levés. Tous s’accroupissent et demandent avec vous : « Arbre, arbre, c’est où, le dehors? » Il tend le bras : « Par là! » Tous passent devant lui; l’arbre baisse les bras et suit le dernier. {si-toutous|Le dernier porte un toutou, la queue de l’ourson, et le remet à l’arbre qui se place derrière lui.}',
        ),
        play(
          { 10: 3, 20: 6 },
          'Le nouveau premier mène l’ourson jusqu’à l’arrêt suivant et devient l’arbre. {si-foulards|Donnez-lui le foulard, ses feuilles, qu’il tient bien haut; le premier qui passe le prend et sera l’arbre suivant.} On demande, il montre, on passe, il suit. {20min|Faites d’abord le tour du local.} À la porte, tenez-la ouverte : tous attendent dans le corridor, une épaule au mur, que la queue soit sortie. {!si-foulards|Racontez le chemin : une rivière, on l’enjambe; de la mousse, on marche sans bruit.} {2-3a|À deux ans, l’arbre pousse contre votre jambe et montre de tout son bras.} {3-4a|À trois ans, l’arbre dit aussi ce qui vient : « Attention, il y a de la boue! »} {4-5a|À quatre ans, l’arbre répond par un indice : « Par où ça sent les bottes. »} Quelqu’un dépasse? « Oh! Une patte part sans l’ourson. » Elle l’attend, et rentre à sa place.',
        ),
        play(
          { 10: 3, 20: 7 },
          'Au vestiaire, l’ourson met sa fourrure : l’histoire attend que tous soient habillés, dos au mur. Tous sont prêts? « L’ourson bâille, gratte son ventre, sort une patte… » On se relève en file; ceux qui n’ont pas été l’arbre passent devant. D’arbre en arbre, on approche; à chaque « Par là! », on renifle : est-ce que ça sent déjà le dehors? {2-3a|À deux ans, on renifle bien fort, le nez levé.} {3-4a|À trois ans, on dit quelle patte avance : la grosse, la molle, l’endormie.} {4-5a|À quatre ans, l’arbre chuchote un indice au premier, et chacun le répète à celui de derrière, jusqu’à la queue.} {20min|Un arbre montre exprès le plafond : « Par là! » Tous font non de la tête, et l’on demande encore.}',
        ),
        closing(
          { 10: 2, 20: 4 },
          'À la porte de la cour, devenez le dernier arbre, dos à la porte, les bras levés. « Arbre, arbre, c’est où, le dehors? » Faites durer, puis : « Ici! » Ouvrez et tenez la porte. L’ourson sort par petits bouts : chacun passe le seuil à son tour, vous touchez son épaule et comptez tout haut, et il salue la première chose qu’il voit : « Bonjour, clôture! » Dehors, on s’accroupit près du mur que vous montrez, prêt à bondir. La queue sort la dernière : c’est elle qui crie « Fin! », et l’ourson se défait en courant.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Racontez à voix basse : qui veut la suite reste près.',
          'La file s’étire? Ralentissez la tête : « L’ourson a une patte lourde. »',
          'Nommez d’avance l’arbre suivant, et retenez qui ne l’a pas été : il commencera demain.',
          'Un enfant court devant? Arrêtez l’ourson, sans quitter l’enfant des yeux : « Il nous manque une patte. »',
        ],
        questionsOuvertes: [
          'Où l’ourson est-il rendu?',
          'Qu’est-ce que ça sent, ici?',
          '{3-4a 4-5a|Qu’est-ce que l’ourson traverse maintenant?}',
        ],
      },
      vocabulaire: ['devant', 'derrière', 'suivre', 'le premier', 'le dernier', 'les talons', 'enjamber', 'dehors'],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'La file tient mal? Donnez des talons à regarder : « Suis les souliers rouges. » Celui qui s’assoit en chemin devient une bosse, et l’ourson l’attend trois respirations.',
        },
        {
          pour: '3-4a',
          texte:
            'Il veut toujours être la tête? Montrez-lui combien d’amis passeront encore devant lui quand il sera l’arbre : la tête devient la queue.',
        },
        {
          pour: '4-5a',
          texte:
            'Confiez-lui la queue : il compte les têtes devant lui et vous dit à chaque arrêt si l’ourson est entier.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant en fauteuil ou en marchette donne l’allure, premier ou au milieu; assis, il fait un arbre aux bras larges. Le bruit du corridor pèse? Il marche entre vous et le mur, une main dans la vôtre, et fait l’arbre avec vous.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, l’ourson sort de sa grotte : au seuil, il souffle une fumée blanche.} {hiver|L’été, la fourrure est un chapeau : le vestiaire est court, ajoutez deux arbres au corridor.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Talon marché, file qui s’étire puis se tasse.', 'Larmes de n’avoir pas été l’arbre.'],
        dangersAEliminer: [
          'Porte du local et porte de la cour : vous seule les ouvrez et les tenez, doigts loin du cadre.',
          '{si-foulards|Foulard : dans une main, jamais noué ni au cou; il attend dans votre poche pendant l’habillage et l’escalier.}',
          'Escalier : l’histoire s’y tait; une main à la rampe, un enfant par marche, vous plus bas.',
          'Plancher mouillé ou bas glissants : on se chausse avant de partir, et l’on essuie devant la porte.',
          'Autre groupe dans le corridor : l’ourson s’aplatit au mur et le laisse passer.',
          'Cour : d’abord un regard sur la barrière fermée, puis le premier sort.',
          '{si-cônes|Cône dans le passage : il touche le mur, loin des portes.} {si-ruban-adhésif|Ruban qui se lève : ôtez-le.}',
        ],
        supervision: 'palier1',
        allergies: ['Aucun aliment ni produit dans ce jeu.'],
      },
      observation: [
        'Compétences sociales : que fait l’enfant quand les autres passent devant lui?',
        'Motricité globale : comment ajuste-t-il son pas à celui de devant?',
        'Langage oral : quels mots de l’histoire redit-il, ou ajoute-t-il?',
      ],
      prolongements: [
        'Pour rentrer, on change la question : « Arbre, arbre, c’est où, le dedans? »',
        'Racontez l’ourson aux familles : sur le chemin de la maison, un poteau fait l’arbre.',
      ],
      reflexionRetroaction: [
        'Où la file s’est-elle défaite, et que se passait-il dans l’histoire?',
        'Qui a aimé être la queue?',
      ],
    },
  },
  {
    key: 'tu-ne-souffles-plus-et-il-monte',
    summary:
      'Relaxation avant la sieste : le foulard flotte sous le souffle, se pose sur la main, puis sur le ventre. On ne souffle plus, et il monte tout seul!',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['emotions-et-amitie', 'sons-et-silence'],
    materials: ['tissus'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    moment: 'sieste',
    calls: [
      'la relaxation',
      'relaxation',
      'se relaxer',
      'détente',
      'respirer',
      'respiration',
      'respirer par le ventre',
      'souffler sur un foulard',
      'foulards',
      'foulard',
      'foulard sur le ventre',
      'foulard qui monte',
      'retour au calme',
      'moment calme',
      'avant la sieste',
      'avant la sieste ils sont excités',
      'calmer le groupe',
      'sieste',
      'se déposer',
      'l’heure du dodo',
      'se calmer',
    ],
    seen: [
      'couchée sur son matelas, elle regarde sa bedaine lever puis descendre',
      'il souffle sur son mouchoir pour le garder en l’air le plus longtemps possible',
      'elle fait danser un tissu avec son souffle puis le laisse retomber sur sa main',
      'après le dîner ils sont comme des ressorts, impossible de les étendre',
      'il respire vite et fort, il a de la misère à redescendre de sa colère',
      'elle demande ce qui pousse son ventre par en dedans quand elle se tait',
      'à la sieste, il garde ses pieds qui gigotent et réveille les voisins de matelas',
      'après la cour, ils arrivent tout essoufflés et je voudrais les amener vers le dodo',
    ],
    picture:
      'Dans la pénombre, des enfants couchés ont un foulard sur le ventre; l’un lève la tête pour le voir monter, et l’éducatrice en cueille un par le milieu.',
    scenes: ['repos', 'sieste'],
    sheet: {
      titre: 'Tu ne souffles plus, et il monte!',
      observationDepart:
        'C’est l’heure de la relaxation. Les corps sont sur les matelas, mais les pieds courent encore.',
      intentionEducative:
        'Permettre à l’enfant de voir son souffle avec un foulard, puis de se laisser bercer par lui avant la sieste.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Sommeil', role: 'secondaire' },
      ],
      objectifs: [
        'Souffler fort, souffler doux, et voir ce que fait le foulard.',
        'Sentir son ventre monter et descendre sans rien faire.',
        '{20min 3-4a 4-5a|Regarder si le foulard d’un ami monte en même temps que le sien.}',
      ],
      materiel: [
        item('Foulards légers', 'un par enfant, grand comme une serviette de table, et un pour vous', 'Mains'),
        optional('Matelas de sieste', 'un par enfant', 'Tapis'),
        optional(
          '{!multiage !2-3a si-plumes|Plumes propres, plus longues que votre main}',
          '{!multiage !2-3a si-plumes|une par enfant}',
          null,
        ),
        optional(
          '{!multiage si-couvertures|Couvertures de sieste}',
          '{!multiage si-couvertures|une par enfant, la sienne}',
          null,
        ),
        optional(
          '{!multiage si-lampe-de-poche|Lampe de poche}',
          '{!multiage si-lampe-de-poche|une, dans votre main}',
          null,
        ),
        optional('{!multiage si-musique|Musique douce, sans paroles}', '{!multiage si-musique|un air}', null),
        optional('{si-coussins|Coussin mou}', '{si-coussins|un, près de vous}', null),
        optional(
          '{si-toutous si-poupées|Toutous ou poupées, sans pièce qui se détache}',
          '{si-toutous si-poupées|un par enfant, le sien}',
          null,
        ),
      ],
      preparation: [
        'Toilette faite, matelas ou tapis à un bras l’un de l’autre, un passage libre entre eux. Tirez les rideaux à moitié : on doit voir bouger les foulards.',
        'Gardez les foulards pliés sur vos genoux et donnez-les quand tous sont assis. {2-3a multiage|Placez ceux de deux ans près de vous.} Sans foulards, la main fait le foulard : chaque étape le dit.',
        'Parlez d’abord comme d’habitude, puis de plus en plus bas. {1adulte|Seule, assoyez-vous dos au mur, d’où vous voyez chaque visage.} {2adultes|À deux, l’une mène, l’autre s’assoit près de qui gigote encore.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3 },
          '« C’est la relaxation, et mon foulard ne tient pas en place. » Tenez-le par un coin, le bras allongé devant vous, et faites-le danser. « Il cherche un lit. Dors-tu dans l’air? » Soufflez dessus, longtemps : le bas se soulève, flotte, et retombe quand le souffle finit. « L’air est trop léger. Dors-tu sur ma main? » Couchez-le sur votre paume et soufflez à peine : un seul coin bouge. « Pas encore. » {si-coussins|Couchez-le sur un coussin : un coin pend et gigote. « Pas encore. »} Donnez les foulards, un par enfant : « Le vôtre, où veut-il dormir? » Sans foulards, faites danser vos doigts, puis couchez-les dans l’autre main.',
        ),
        play(
          { 10: 3, 20: 6 },
          'Assis, chacun tient son foulard par un coin, le bras allongé, et souffle : il monte; le souffle finit, il redescend. Trois souffles, puis le bras se repose. On le couche ensuite sur sa main ouverte et l’on souffle si doucement qu’un seul coin se lève. (Sans foulard, on souffle sur ses doigts mous : ils se lèvent.) {!multiage si-musique|Sur la musique, le foulard danse au bout du bras; vous la coupez, il se couche.} {2-3a|À deux ans, un gros « fffou » le fait tomber de la main : on le recouche, on resouffle plus petit.} {3-4a|À trois ans, on cherche le souffle qui le lève sans le faire tomber.} {4-5a|À quatre ans, on regarde un long souffle faire bouger le bas du foulard.} {!multiage !2-3a si-plumes|Une plume remplace ensuite le foulard sur la main : un gros souffle la fait partir, un petit la fait trembler.} {20min|Le foulard essaie d’autres lits : le genou, le dessus du pied, le coude plié. Chaque fois, on souffle plus doucement.}',
        ),
        play(
          { 10: 3, 20: 7 },
          'Tous se couchent sur le dos. {!multiage si-couvertures|La couverture monte à la taille : les pieds, cachés, dorment les premiers.} Le foulard se pose à plat sur le ventre, plus bas que les côtes. « Ne souffle plus. Ne fais rien. Regarde-le : il monte tout seul! » Attendez. « Et il redescend. Il a trouvé son lit : c’est toi. » (Sans foulard, on pose la main à plat.) {!multiage si-lampe-de-poche|De la lampe de poche, éclairez un ventre à la fois : les autres le regardent monter.} {2-3a|À deux ans, une main posée sur le foulard le sent monter; il glisse, on le remet.} {3-4a|À trois ans, on murmure « monte » et « descend » avec lui.} {4-5a|À quatre ans, on ferme les yeux, on le sent monter cinq fois et l’on compte sur ses doigts.} {20min|Passez parmi eux, dites à chacun ce que fait le sien : « Il monte à peine. Il dort presque. »} {20min 3-4a 4-5a|On tourne la tête : le foulard du voisin monte-t-il en même temps?}',
        ),
        closing(
          { 10: 2, 20: 4 },
          'Murmurez, au rythme du ventre le plus tranquille : « Il monte… il descend… Il monte… il dort. » Passez de l’un à l’autre, à genoux, et cueillez chaque foulard par le milieu quand il redescend; mettez la main de l’enfant à sa place, sur le ventre. « Elle monte encore. » {si-toutous si-poupées|Son toutou ou sa poupée se couche sous cette main, et se fait bercer aussi.} (Sans foulard, effleurez chaque main.) Comptez les foulards sur votre bras, rangez-les hors de portée, baissez la lumière et revenez vous asseoir, une main sur votre propre ventre. Ne parlez plus. Les yeux encore ouverts voient votre main monter, redescendre, et la leur fait pareil.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Tenez votre foulard contre votre propre ventre, sans vous coucher : qui n’y croit pas vous regarde.',
          'Laissez un silence après chaque phrase, le temps d’un souffle.',
          'Un enfant gigote? Couchez le foulard sur son genou : « Celui-là n’a pas fini de danser », et attendez.',
          'Ne demandez pas de respirer d’une certaine façon : dites ce que fait le foulard.',
        ],
        questionsOuvertes: [
          'Où ton foulard veut-il dormir?',
          'Qui le fait monter, si tu ne souffles plus?',
          '{4-5a|Combien de fois est-il monté?}',
        ],
      },
      vocabulaire: [
        'le foulard',
        'le souffle',
        'souffler',
        'monter',
        'redescendre',
        'le ventre',
        'léger',
        'se reposer',
      ],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Souffler ne vient pas? Il secoue le foulard, dit « fou », puis vous regarde souffler sur le sien. Au ventre, trois montées suffisent.',
        },
        {
          pour: '3-4a',
          texte:
            'Le ventre fait des bonds exprès? Laissez le foulard s’envoler : « Il n’aime pas ce lit-là. » Puis attendez le ventre tranquille.',
        },
        {
          pour: '4-5a',
          texte:
            'Il cherche le plus petit souffle qui fait encore bouger un coin. Au réveil, il vous raconte ce qu’il a senti monter.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Se coucher l’inquiète? Assis contre le mur, il pose le foulard sur son avant-bras. Rien ne doit le toucher? Il regarde monter celui d’un ami, ou le vôtre. L’enfant qui voit peu sent le foulard passer sur son bras, puis sa main sur son ventre.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, le foulard a froid : on souffle dessus un air chaud, la bouche ronde, avant de le coucher.} {hiver|L’été, il fait chaud : le foulard évente d’abord les pieds, tenu par vous, puis se couche.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Fou rire quand le foulard tombe.', 'Enfant qui ne dort pas et se repose les yeux ouverts.'],
        dangersAEliminer: [
          'Visage : le foulard reste plus bas que les côtes ou au bout du bras, jamais sur le visage, la bouche ou le cou, le sien ou celui d’un autre.',
          'Foulard noué, ou plus long que le bras de l’enfant : il ne sert pas à ce jeu.',
          'Foulards oubliés : comptez-les et rangez-les hors de portée avant que quelqu’un s’endorme.',
          'Tête qui tourne : trois souffles, puis on regarde seulement; personne ne retient son air.',
          'Foulard mâchouillé : il va au lavage, la main prend sa place.',
          '{!multiage !2-3a si-plumes|Plume à la bouche ou au nez : on souffle dessus à un bras du visage; vous les comptez et les rangez avec les foulards.}',
          '{!multiage si-couvertures|Couverture sur un visage : elle monte à la taille, pas plus haut.}',
          '{!multiage si-lampe-de-poche|Lumière dans les yeux : la lampe ne quitte pas votre main et n’éclaire que des ventres.}',
          'Pénombre : passage libre entre les matelas, et assez de lumière pour voir chaque visage.',
          'Sommeil : chacun seul sur son matelas, surface ferme et plane, sous vos yeux.',
          '{si-toutous si-poupées|Toutou ou poupée près du visage : sa place est sur le ventre; vous l’éloignez de qui s’endort.}',
        ],
        supervision: 'palier1',
        allergies: [
          'Poussière et parfum : foulards lavés sans parfum; la pompe de l’enfant asthmatique est tout près.',
        ],
      },
      observation: [
        'Compétences émotionnelles : à quel moment le corps de l’enfant se dépose-t-il, et qu’est-ce qui l’y mène?',
        'Schéma corporel : que fait-il quand il voit son ventre lever le foulard?',
        'Sommeil : quel signe de fatigue vient le premier?',
      ],
      prolongements: [
        'Après une colère ou une course, l’enfant se couche, le foulard sur le ventre, et le regarde ralentir.',
        'Parlez-en aux familles : à la maison, un mouchoir de tissu se couche sur le ventre avant l’histoire, et le parent le reprend avant la nuit.',
      ],
      reflexionRetroaction: [
        'Ma voix et mon souffle avaient-ils ralenti avant les leurs?',
        'Qui n’a pas eu besoin du ventre pour se déposer?',
      ],
    },
  },
]
