import { closing, food, guided, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

export const PRESCHOOLER_ROUTINE_SHEETS: readonly BankSheet[] = [
  {
    key: 'la-question-du-matin',
    summary:
      'Oui ou non? Chien ou chat? Dès la porte, chaque enfant pose sa roche d’un côté ou de l’autre et regarde la rangée grandir.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['nombres-et-formes'],
    materials: ['roches', 'papier-et-crayons'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, la question attend au pied de la clôture, les deux plateaux par terre, hors du passage de la barrière.',
    },
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    moment: 'arrivee',
    calls: [
      'arrivée',
      'accueil',
      'matin',
      'présences',
      'compter',
      'voter',
      'plus que',
      'moins que',
      'roches',
      'rituel',
      'bonjour',
      'choisir',
      'séparation',
      'beaucoup',
    ],
    seen: [
      'en arrivant, elle annonce ce qu’elle a mangé et l’autre répond moi non',
      'il place sa petite pierre du côté des chats et change d’idée trois fois',
      'ils comptent les deux rangées et crient celle qui est la plus longue',
      'il pleure encore dans les bras de sa mère et ne veut pas entrer',
      'elle remarque tout de suite qu’il manque deux amis dans la rangée',
      'il veut que son choix soit le même que celui de son meilleur ami',
      'à la porte du local, ils s’obstinent pour savoir si c’est mieux les chiens ou les chats',
      'ce matin, ils attendaient derrière la porte pour voir quelle image j’avais mise',
    ],
    scenes: ['separation', 'compter', 'aligner'],
    picture:
      'Sous deux images, botte ou soulier, des roches s’alignent sur deux plateaux; un enfant en habit de neige pose la sienne avec sa mère.',
    sheet: {
      titre: 'La question du matin',
      observationDepart:
        'À l’arrivée, un enfant pose son sac et annonce : « Moi, j’ai mangé des crêpes. » Deux autres : « Pas moi! »',
      intentionEducative:
        'Offrir à chacun une façon d’arriver qui compte : sa réponse se voit, se compare et se discute.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux mathématiques', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Identité', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Choisir une réponse et la poser.',
        'Comparer deux quantités sans les compter ou en les comptant.',
        'Se reconnaître parmi les autres.',
      ],
      materiel: [
        item('Roches lisses, grosses comme un poing', 'une par enfant et une pour vous', 'Rondelles de bois'),
        item('Plateaux ou longs cartons', 'deux', 'Deux cerceaux'),
        item('Papier et crayons de cire', 'deux feuilles par jour, un pot de crayons', 'Ardoise'),
      ],
      preparation: [
        'La semaine d’avant, laissez chacun dessiner son signe sur sa roche, ou une lettre de son prénom.',
        '{dedans|Installez les plateaux près des crochets, à hauteur d’enfant, hors du passage.} {cour|Installez les plateaux au pied de la clôture, loin de la barrière.} Alignez les roches entre les deux : chaque enfant y trouve la sienne.',
        'Dessinez la question d’avance : deux images, une par plateau, et jamais de bonne réponse. Ne demandez rien sur ce que la famille possède.',
        '{1adulte|Seule, tenez-vous entre l’entrée et les plateaux.} {2adultes|À deux, l’une accueille les parents, l’autre reste aux roches.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3 },
          'Tenez votre roche et hésitez pour vrai devant les deux images. « Courir ou dessiner, ce matin? Je ne suis pas décidée… » Saluez d’abord chaque enfant par son nom; la question vient après.',
        ),
        play(
          { 10: 6, 20: 13 },
          'À chaque arrivant, dites la question, un doigt sur chaque image. Les enfants posent leur roche, changent de côté, la rangent à côté de celle d’un ami. {3-4a|Une rangée dépasse l’autre de deux roches : elle « gagne ».} {4-5a|Quatre roches attendent encore : qui n’est pas arrivé?} L’enfant qui pleure encore garde sa roche au creux des mains; elle attendra.',
        ),
        closing(
          { 10: 2, 20: 4 },
          'Avec ceux qui le veulent, placez les rangées face à face, une roche devant l’autre. Où en manque-t-il? Un enfant choisit la question de demain et la dessine avec vous.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Accroupissez-vous près des plateaux; le parent et l’enfant posent la roche ensemble s’ils le désirent.',
          'Laissez l’enfant expliquer pourquoi il est tout seul de son côté, et dites que sa réponse compte autant que les autres.',
          'Posez un doigt par roche quand quelqu’un compte, sans compter à sa place.',
        ],
        questionsOuvertes: ['De quel côté vas-tu?', 'Où y en a-t-il le plus?', 'Qui n’a pas encore posé sa roche?'],
      },
      vocabulaire: ['plus que', 'moins que', 'pareil', 'la rangée', 'choisir', 'changer d’idée', 'absent'],
      adaptations: [
        { pour: '3-4a', texte: 'Deux réponses qui se voient sur soi : je porte du rouge, je n’en porte pas.' },
        {
          pour: '4-5a',
          texte:
            'Un trait par roche au dos de la feuille, gardée d’un jour à l’autre : de quel côté y en avait-il plus hier?',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Montrez le dessin la veille à l’enfant que l’arrivée bouscule; il posera sa roche le premier, dans le calme.',
        },
        {
          pour: 'autre_saison',
          texte: 'La question suit le temps qu’il fait : flaque, mitaine, chapeau, feuille.',
        },
      ],
      securite: {
        risquesAcceptes: ['Roche échappée.', 'Désaccord sur la rangée qui gagne.'],
        dangersAEliminer: [
          'Roche lancée : elle se pose, sinon elle revient dans votre main.',
          'Plateau dans le passage des poussettes et des parents.',
        ],
        supervision: 'palier3',
        allergies: ['Roches lavées, crayons sans parfum.'],
      },
      observation: [
        'Éveil aux mathématiques : comment décide-t-il où il y en a le plus?',
        'Identité : comment parle-t-il de son choix quand il est différent?',
        'Langage oral : à qui explique-t-il sa réponse?',
      ],
      prolongements: [
        'Reposez la même question une semaine plus tard : qui a changé de côté?',
        'Offrez une roche de visite aux parents et aux grands-parents qui arrivent.',
      ],
      reflexionRetroaction: [
        'Ma question invitait-elle vraiment deux réponses?',
        'Pour quel enfant ce rituel rend-il la séparation plus douce?',
      ],
    },
  },
  {
    key: 'ou-est-passee-ma-main',
    summary:
      'Une main se perd dans la manche, un pied dans la botte. Les enfants les retrouvent en chantant et se prêtent leurs trucs.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['saisons-et-fetes'],
    materials: [],
    place: 'INDOORS',
    seasons: ['WINTER'],
    alsoIn: {
      AUTUMN: 'L’automne, le manteau et les bottes suffisent au jeu.',
      SPRING: 'Au printemps, l’habit de pluie a lui aussi ses tunnels.',
    },
    durationMinutes: 20,
    adults: 1,
    moment: 'habillage',
    calls: [
      'habillage',
      's’habiller',
      'vestiaire',
      'habit de neige',
      'manteau',
      'mitaines',
      'fermeture éclair',
      'bottes',
      'tuque',
      'zip',
      'autonomie',
      'sortir dehors',
      'comptine',
      'attendre',
      'chansons',
      'vêtements',
      'comptines à doigts',
      'les parties du corps',
    ],
    seen: [
      'il cherche ses doigts au fond de sa manche et les ressort en criant les voilà',
      'elle enfonce son pied dans sa botte et tape fort pour annoncer qu’il est arrivé',
      'il a mis sa tête dans le trou du bras et panique un peu',
      'elle veut que ça soit elle qui tire sa glissière jusqu’en haut, personne d’autre',
      'il montre à son ami comment faire sortir son bras sans tirer dessus',
      'il se fâche, la manche est tournée de l’autre bord et il tire n’importe comment',
      'au vestiaire, ils se couchent par terre et se tortillent dans leur suit de neige',
      'en revenant de la cour, elle avait perdu une main dans son manteau et riait',
    ],
    scenes: ['habillage', 'chanter', 'cacher-trouver'],
    picture:
      'Sur le tapis du vestiaire, un enfant et l’éducateur cachent une main dans leur manche; d’autres enfilent botte et tuque.',
    sheet: {
      titre: 'Où est passée ma main?',
      observationDepart:
        'Au vestiaire, une manche est à l’envers et son propriétaire couché dessus. À côté, un enfant remonte sa fermeture en chantonnant.',
      intentionEducative: 'Permettre à chacun de s’habiller à son rythme, fier de ses trucs et prêt à les prêter.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
      ],
      objectifs: [
        'Trouver le chemin de chaque membre dans le vêtement.',
        'Nommer les morceaux dans l’ordre où ils se mettent.',
        'Demander ou donner un coup de main précis.',
      ],
      materiel: [
        item('Vêtements de sortie de chacun', 'un ensemble par enfant', 'Vêtements de rechange du local'),
        optional('Grand tapis ou drap au sol', 'un', 'Manteaux retournés'),
        optional('{si-habits-de-neige|Habits de neige}', '{si-habits-de-neige|un par enfant}', null),
        optional('{si-mitaines|Mitaines sans cordon}', '{si-mitaines|une paire par enfant}', null),
        optional('{si-foulards|Foulards courts, pour le jeu}', '{si-foulards|un pour deux enfants prêts}', null),
        optional('{si-miroirs|Miroir incassable, à leur hauteur}', '{si-miroirs|un, près de la porte}', null),
        optional('{si-marionnettes|Marionnette à main}', '{si-marionnettes|une, qui passe dans une manche}', null),
      ],
      preparation: [
        'Appelez trois ou quatre enfants à la fois; les autres jouent encore.',
        '{hiver|Posez l’habit de neige à plat, par terre ou sur le tapis, fermeture ouverte : l’enfant s’assoit dessus et glisse ses pieds dans les jambes.} {!hiver|Posez le manteau par terre ou sur le tapis, le col aux pieds de l’enfant : il y glisse les bras et le passe par-dessus la tête.}',
        'Repérez un expert par difficulté : fermeture, {hiver|pouce de mitaine}{!hiver|manche à l’envers}, botte qui résiste.',
        '{1adulte|Sans collègue, gardez le vestiaire et le local en vue, porte ouverte : tout le monde sort ensemble.} {2adultes|Avec une collègue, habillez les derniers : elle sort avec les premiers prêts.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Enfoncez le bras dans une manche et gardez la main cachée. « Où est passée ma main? » chantez-vous, inquiète. « Dans le tunnel du train! Tchou, tchou, elle sort enfin! » Elle apparaît et salue. {si-marionnettes|Avec une marionnette, c’est elle qui sort de la manche, cherche une main d’enfant et la serre.}',
        ),
        play(
          { 10: 6, 20: 13, 30: 20 },
          'Chacun cherche ses morceaux, à l’envers, à l’endroit. Chantez un couplet; les enfants le reprennent, et il court de l’un à l’autre. « Où est passé mon pied? Au fond de l’escalier! Toc, toc, il va marcher! » (la botte tape). {hiver|« Où est passé mon nez? Au chaud, bien enroulé! Snif, snif, il est sauvé! » (le cache-cou descend).} {!hiver|« Où est passé mon front? Au fond du capuchon! Coucou, coucou, il a fait un bond! » (le capuchon recule).} {si-mitaines|« Où est passé mon pouce? Dans sa maison bien douce! Hop, hop, hop, je pousse! » (la mitaine s’enfile).} {si-habits-de-neige|Dans l’habit de neige, une main tient le bas, l’autre monte la glissière, et « zip » se chante jusqu’au menton.} {3-4a|La main sort, rentre, ressort : l’autre manche attendra.} {4-5a|Les experts expliquent leur truc à qui le demande, en mots seulement, les mains derrière le dos.}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 6 },
          'Près de la porte, chaque enfant prêt fait le tour de ses morceaux, dans l’ordre où il les a mis : il les touche et les nomme. {si-miroirs|Devant le miroir, il cherche lui-même le morceau oublié.} {si-foulards|Sous un foulard posé sur leurs genoux, deux enfants prêts cachent leurs mains : « Où sont-elles passées? »} {1adulte|Seule, faites chanter la comptine aux derniers par les premiers prêts, manteau entrouvert.} {2adultes|À deux, laissez sortir les premiers avec votre collègue.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Amorcez la fermeture et laissez-lui la monter.',
          'Envoyez l’enfant vers l’expert : « Lui, il connaît un truc pour les {hiver|pouces}{!hiver|manches}. »',
          'Assoyez-vous par terre, au bas de leurs bottes{1adulte|, tournée vers la porte ouverte} : de là, vous voyez ce que le pied cherche.',
        ],
        questionsOuvertes: [
          'Où va ton bras, là?',
          'Qu’est-ce qui vient après les bottes?',
          'À qui pourrais-tu demander son truc?',
        ],
      },
      vocabulaire: [
        'la manche',
        'le col',
        'à l’envers',
        'à l’endroit',
        'la fermeture',
        '{hiver|le pouce}{!hiver|le capuchon}',
        'avant',
        'après',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Gardez pour lui le dernier geste, celui qui se voit : monter la fermeture, {hiver|enfoncer la tuque}{!hiver|lever le capuchon}.',
        },
        {
          pour: '4-5a',
          texte:
            'Il annonce l’ordre de ses morceaux, s’habille en le suivant, puis devient l’expert {multiage|d’un plus petit}{!multiage|d’un ami}.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Une couture ou une étiquette arrête tout? Faites-lui mettre le chandail à l’envers, coutures dehors, et laissez à cet enfant l’ordre des morceaux.',
        },
        {
          pour: 'autre_saison',
          texte: 'L’été, le même jeu cherche la main dans le chandail et le pied dans la sandale.',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Impatience, vêtement lancé.',
          '{hiver|Mitaine à l’envers}{!hiver|Botte au mauvais pied} toute la sortie.',
        ],
        dangersAEliminer: [
          'Foulard long ou cordon au cou : remplacez-le par un cache-cou sans cordon.',
          'Enfant habillé trop tôt, qui a chaud : manteau ouvert, tête nue jusqu’à la porte.',
          '{si-foulards|Foulard de jeu : il couvre des mains, jamais une tête, et revient dans votre poche avant la porte.}',
        ],
        supervision: 'palier4',
        allergies: ['Crème de froid et écran solaire selon l’autorisation du parent.'],
      },
      observation: [
        'Schéma corporel : comment oriente-t-il le vêtement par rapport à son corps?',
        'Motricité fine : quelle prise emploie-t-il pour la fermeture?',
        'Compétences sociales : comment demande-t-il de l’aide avant de se fâcher?',
      ],
      prolongements: [
        'Reprenez la comptine au retour, à rebours : {hiver|le nez}{!hiver|le front}, le pied, la main.',
        'Donnez les paroles aux familles; le matin, l’enfant montre son truc à la maison.',
      ],
      reflexionRetroaction: [
        'Combien d’enfants ont attendu, habillés, et pourquoi?',
        'Quel geste ai-je fait à la place d’un enfant presque capable?',
      ],
    },
  },
  {
    key: 'le-corridor-change-de-nom',
    summary:
      'Boyau d’arrosage ou ventre de baleine? Les enfants baptisent le chemin du jour et le traversent comme il se doit.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_LANGUAGE'],
    themes: ['mouvement-et-defis', 'contes-et-lettres'],
    materials: [],
    place: 'INDOORS',
    alsoAt: { YARD: 'Dans la cour, c’est le chemin entre le jeu et la porte qui change de nom.' },
    seasons: [],
    durationMinutes: 10,
    adults: 1,
    moment: 'transition',
    calls: [
      'transition',
      'corridor',
      'se déplacer',
      'rang',
      'attendre',
      'changer de local',
      'marcher',
      'silence',
      'toilettes',
      'passage',
      'imiter',
      'rentrer',
      'bouger',
      'escalier',
    ],
    seen: [
      'ils glissent le dos au mur et disent qu’ils sont des couleuvres',
      'elle met ses pieds à plat comme sur une patinoire et avance sans les lever',
      'il marche sur le bout des orteils pour ne pas réveiller quelqu’un d’invisible',
      'ils trouvent ça plate de marcher en rang et se chamaillent derrière moi',
      'il s’arrête devant une tache et veut savoir ce que c’est',
      'elle a trouvé un nom pour notre passage et veut que tous le disent',
      'en allant aux toilettes, ils font autant de train que dans un aréna',
      'pour aller au gymnase, on a rampé comme dans un tuyau et les bureaux ont ri',
    ],
    scenes: ['attente', 'imiter-animaux', 'promenade'],
    picture:
      'Le corridor devient un ventre de baleine aux longues côtes blanches; des enfants y rampent, y glissent, l’éducatrice écoute le mur.',
    sheet: {
      titre: 'Le passage change de nom',
      observationDepart: 'En allant se laver les mains, deux enfants glissent le long du mur. « On est des serpents. »',
      intentionEducative:
        'Permettre un passage sans rang ni attente, où le déplacement devient une invention du groupe.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
      ],
      objectifs: [
        'Inventer une façon de bouger qui convient à un lieu.',
        'Régler sa vitesse, sa voix, sa place.',
        'Mettre une idée en mots pour que d’autres la suivent.',
      ],
      materiel: [],
      preparation: [
        '{1adulte|Sans collègue, partez en un seul paquet serré, vous derrière, jusqu’à un endroit convenu.} {2adultes|Avec une collègue, formez deux paquets : elle part avec les premiers, vous avec les rêveurs.}',
        '{dedans|Marchez le passage : plancher sec, rien au sol, et repérez les portes qui s’ouvrent de ce côté.} {cour|Regardez le chemin : rien qui glisse, aucun jouet laissé.}',
        '{dedans|Allez voir qui dort ou mange à côté, et dites-le aux enfants.} {cour|Dites aux enfants ce qui les attend au bout : la collation, la sieste, un parent.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3 },
          '{dedans|Posez l’oreille sur le mur du corridor.} {cour|Posez la main à plat sur le chemin.} « Tiens, il a changé… Il gargouille. » Le premier qui propose un nom l’a baptisé.',
        ),
        play(
          { 10: 6, 20: 10 },
          'Le nom dit comment passer. Un boyau d’arrosage? On coule comme l’eau, {dedans|à plat ventre}{cour|accroupi}, l’un derrière l’autre. Un lac gelé? Les pieds glissent sans se lever. Un nid qui dort? On passe sur la pointe, sans un son. Un ventre de baleine? On avance plié en deux, entre ses côtes. {dedans|Une fente étroite? De côté, le dos au mur.} {3-4a multiage|À trois ans, on garde} {3-4a !multiage|On garde} {3-4a|le même nom jusqu’au bout et l’on copie le pas du premier.} {4-5a multiage|À quatre ans, on ajoute} {4-5a !multiage|On ajoute} {4-5a dedans|une règle : dans la baleine, qui touche le mur s’arrête et compte jusqu’à deux.} {4-5a cour|une règle : dans la baleine, qui sort du chemin s’arrête et compte jusqu’à deux.} {dedans|Quelqu’un s’arrête devant une tache ou un crochet?} {cour|Quelqu’un s’arrête devant une roche ou une flaque?} Arrêtez tout le monde et demandez-lui ce que c’est, là-dedans.',
        ),
        play(
          { 20: 3 },
          'Refaites le passage : à mi-chemin, le lieu change de nom. Un enfant lance le nouveau nom et tous les corps se transforment.',
        ),
        closing(
          { 10: 2, 20: 4 },
          'Au bout, on en sort : un dernier pas, on se secoue, on souffle. Demandez à l’enfant qui a trouvé le nom comment le passage s’appellera {10min|au retour}{20min|la prochaine fois}.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Comptez les têtes avant de partir et une fois rendus.',
          'Suivez leur idée avec votre corps, sans la reformuler, la tête assez haute pour voir le premier.',
          'Quand la baleine est trop bruyante, chuchotez : elle écoute.',
        ],
        questionsOuvertes: [
          'Comment s’appelle-t-il, aujourd’hui?',
          'Comment passe-t-on là-dedans?',
          'Qui vit dans un endroit pareil?',
        ],
      },
      vocabulaire: ['se glisser', 'ramper', 'couler', 'étroit', 'léger', 'les parois', 'le passage', 'lentement'],
      adaptations: [
        {
          pour: '3-4a',
          texte: 'Donnez votre main au premier, faites deux pas du verbe choisi, puis laissez le groupe vous dépasser.',
        },
        {
          pour: '4-5a',
          texte: 'L’enfant invente une autre règle, l’explique au groupe et veille à ce qu’elle soit suivie.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Une minute d’avance, prévenez l’enfant que le changement inquiète et choisissez avec lui le premier nom; il l’annoncera avec vous.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{dedans hiver|L’été, le passage se refait pieds nus, sur la pointe.} {cour hiver|L’été, le chemin se refait d’une ombre à l’autre, sur la pointe.} {!hiver|L’hiver, en habit de neige, tout le monde est lent : choisissez un nom qui l’est aussi.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Genou cogné.', 'Idée qui fait courir tout le monde.'],
        dangersAEliminer: [
          '{dedans|Porte qui s’ouvre sur un enfant à plat ventre : devant chaque porte, on se relève et l’on passe debout.} {cour|Jouet laissé ou plaque glissante sur le chemin : ôtez-le ou contournez-la, avant le départ du groupe.}',
          'Escalier : le jeu s’arrête avant la première marche, et une main prend la rampe.',
        ],
        supervision: 'palier2',
        allergies: ['La trousse et les plans individuels font le passage avec le groupe.'],
      },
      observation: [
        'Motricité globale : comment ajuste-t-il son corps à l’idée?',
        'Langage oral : quels verbes invente-t-il ou reprend-il?',
        'Compétences sociales : suit-il l’idée d’un autre, la change-t-il?',
      ],
      prolongements: [
        'Affichez à la porte la liste des noms déjà portés par le passage.',
        'À l’heure du départ, l’enfant fait traverser le passage à son parent à la façon du jour.',
      ],
      reflexionRetroaction: ['Qui a attendu, et combien de temps?', 'Quelle idée ai-je coupée par peur du bruit?'],
    },
  },
  {
    key: 'les-bruits-s-endorment',
    summary:
      'Couchés, les enfants écoutent de plus en plus près : l’auto au loin, le robinet, la couverture qui froisse, puis leur propre souffle.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['sons-et-silence'],
    materials: [],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    moment: 'sieste',
    calls: [
      'sieste',
      'transition vers la sieste',
      'repos',
      'dodo',
      'dormir',
      'relaxation',
      'calme',
      'berceuse',
      'écouter',
      'silence',
      'bruits',
      'fatigue',
      'matelas',
      'détente',
      'respirer',
      'comptine',
      'retour au calme',
      'sons',
      'comptines à doigts',
    ],
    seen: [
      'il tend l’oreille vers la rue et annonce qu’un gros truck vient de passer',
      'elle met son doigt sur son nez et chuchote que le frigo ronronne encore',
      'ils écoutent les pas dans le corridor et devinent à qui ils sont',
      'les yeux grands ouverts sur son matelas, il tousse, chuchote et se tourne sans arrêt',
      'elle sursaute au moindre son de la bâtisse et se relève pour voir d’où ça vient',
      'il se retient de bouger pour entendre son cœur et sourit',
      'à l’heure du matelas, ils chuchotent d’un bout à l’autre de la pièce',
      'après le dîner, une tondeuse grondait au loin et ils l’ont écoutée jusqu’à ce qu’elle se taise',
    ],
    scenes: ['sieste', 'repos', 'ecouter'],
    picture:
      'À la sieste, dans la pénombre, des enfants couchés écoutent un robinet et une auto; assise parmi eux, l’éducatrice lève un doigt.',
    sheet: {
      titre: 'Les bruits s’endorment',
      observationDepart:
        'Les rideaux sont tirés, et les yeux restent grands ouverts. Un enfant tend l’oreille vers la rue : « Écoute… une auto s’en va. »',
      intentionEducative:
        'Offrir au corps le temps de se calmer, en portant attention aux bruits, du plus lointain au plus proche.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Sommeil', role: 'principal' },
        { domaine: 'cognitif', composante: 'Attention', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'secondaire' },
      ],
      objectifs: [
        'Chercher un bruit, proche ou lointain.',
        'Sentir un doigt sur sa paume, sur son bras, sur son ventre.',
        'Se reposer à sa façon, endormi ou non.',
      ],
      materiel: [
        optional('{si-musique|Musique lente, sans paroles}', '{si-musique|un appareil, près de vous}', null),
        optional('{si-foulards|Foulard léger}', '{si-foulards|un, pour vous}', null),
        optional('{si-toutous si-doudous|Toutous ou doudous}', '{si-toutous si-doudous|à chacun le sien}', null),
        optional('{si-lampes-de-poche|Lampe de poche}', '{si-lampes-de-poche|une, à piles vissées}', null),
        optional('{si-instruments|Instrument au son doux}', '{si-instruments|un, gardé par vous}', null),
      ],
      preparation: [
        'Tamisez sans faire le noir. {!hiver|Entrouvrez la fenêtre pour laisser entrer les bruits du dehors.} {hiver|L’hiver, gardez la fenêtre fermée et ouvrez la porte du corridor : les bruits viendront de la maison.}',
        'Couchez d’abord ceux que le bruit réveille, loin de la porte.',
        'Prévoyez où vous asseoir pour voir chaque visage.',
        '{2adultes|À deux, soufflez la comptine pendant que votre collègue s’assoit près de celui qui a du mal à s’arrêter.}',
      ],
      deroulement: [
        opening(
          { 10: 1, 20: 2, 30: 3 },
          'Assise parmi les matelas, levez un doigt, puis mettez l’autre main derrière l’oreille. « Chut… il y en a un qui ne dort pas encore. » Attendez qu’un enfant le nomme du bout des lèvres. {si-musique|Avec de la musique, faites-la jouer tout bas et baissez-la jusqu’à rien : elle s’endort la première.}',
        ),
        guided(
          { 10: 2, 20: 3, 30: 4 },
          'Soufflez la comptine, les mains bien en vue : « Dors, le robinet qui goutte » (un doigt tapote la paume), « dors, l’auto là-bas sur la route » (le doigt roule sur le bras), « dors, le pas du corridor » (deux doigts marchent sur le ventre), « chut… même mon nez s’endort » (le doigt s’y pose). Recommencez plus bas, sans leur demander de suivre. {si-instruments|Entre deux comptines, donnez sur un instrument un seul coup, très doux : on le suit jusqu’à ce qu’il n’en reste rien.}',
        ),
        play(
          { 10: 5, 20: 10, 30: 16 },
          'Chacun voyage avec ses oreilles : dehors, puis dans le corridor, dans la pièce, sous sa couverture. Pour endormir un bruit trouvé, on pose un doigt sur sa paume ou sur son ventre; on écoute ensuite un peu plus près. {si-toutous si-doudous|Un toutou sur le ventre monte et descend : il s’endort avec le souffle.} {si-lampes-de-poche|Avec une lampe de poche, votre rond de lumière glisse au plafond, de la fenêtre à la porte : on écoute là où il passe.} {3-4a|Un bruit s’est tu; on guette qu’il revienne, un doigt prêt.} {4-5a|Du bout des lèvres, on remplace le robinet de la comptine par un bruit trouvé : l’horloge, un ventre qui gargouille.}',
        ),
        closing(
          { 10: 2, 20: 5, 30: 7 },
          'Ne parlez plus. Passez d’un matelas à l’autre, lentement, une main posée une seconde sur la couverture de qui le souhaite. {si-foulards|Avec un foulard, effleurez plutôt le dos de sa main, du poignet aux doigts, et emportez-le.} Ceux qui ne dorment pas gardent un bruit à surveiller, les yeux où ils veulent.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Ralentissez votre propre souffle jusqu’à ce qu’on l’entende.',
          'À qui vous chuchote un bruit, répondez d’un signe de tête.',
          'Arrêtez la main au-dessus de la couverture et attendez un oui, des yeux ou de la tête.',
        ],
        questionsOuvertes: ['Qu’est-ce que tu entends, toi?', 'D’où vient-il?', 'Quel bruit est le plus près de toi?'],
      },
      vocabulaire: [
        'chuchoter',
        'loin',
        'tout près',
        'le souffle',
        'se calmer',
        'tendre l’oreille',
        'la paume',
        's’endormir',
      ],
      adaptations: [
        { pour: '3-4a', texte: 'Un seul bruit à endormir, le plus proche : son propre souffle dans la couverture.' },
        {
          pour: '4-5a',
          texte: 'L’enfant garde trois bruits en tête, du plus loin au plus près, et vous les dit au réveil.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Pour l’enfant qui entend mal ou que le silence inquiète, la comptine se fait toute sur la paume, votre doigt dans sa main.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{hiver|L’été, les bruits entrent par la fenêtre entrouverte : tondeuse, cigale, enfants au loin.} {!hiver|L’hiver, la neige étouffe la rue : cherchez les bruits de la maison, tuyaux et chaufferette.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Fou rire contagieux.', 'Enfant qui ne dort pas et s’ennuie.'],
        dangersAEliminer: [
          'Objet dans la bouche ou cordon près du matelas : passez la main avant le repos.',
          'Sommeil hors de vue : comptez les souffles et les visages à chaque tour.',
          '{si-foulards|Foulard oublié sur un matelas ou un visage : il ne quitte pas votre main.} {si-lampes-de-poche|Lampe dans des yeux : elle vise le plafond.}',
        ],
        supervision: 'palier3',
        allergies: ['Ni huile ni vaporisateur parfumé; la couverture de chacun reste la sienne.'],
      },
      observation: [
        'Sommeil : à quels signes voit-on que son corps lâche prise?',
        'Attention : quel bruit garde-t-il, et qu’est-ce qui le lui fait perdre?',
        'Schéma corporel : qu’est-ce qui se détend d’abord : les pieds, les mains, le front?',
      ],
      prolongements: [
        'Au réveil, refaites le voyage à l’envers : le souffle, la pièce, le corridor, la rue.',
        'Donnez la comptine aux parents; chaque maison a ses propres bruits à coucher.',
      ],
      reflexionRetroaction: [
        'Mes gestes étaient-ils aussi lents que ma voix?',
        'Quel enfant aurait besoin d’un repos autrement fait?',
      ],
    },
  },
  {
    key: 'ma-tartine-a-moi',
    summary: 'Les enfants écrasent, étendent et disposent leur collation, puis disent à quoi elle goûte.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['cuisine-et-saveurs'],
    materials: ['contenants-et-cuilleres'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    moment: 'collation',
    calls: [
      'collation',
      'cuisine',
      'cuisiner',
      'recette',
      'tartiner',
      'fruits',
      'banane',
      'manger',
      'goûter',
      'couper',
      'aliments',
      'aider',
      'tartine',
      'difficile',
      'bouder',
      'l’heure de la collation',
      'manger seul',
    ],
    seen: [
      'elle pile sa banane avec sa fourchette et rit du bruit mouillé',
      'il étend la garniture jusque sur la table et fait un trou dans son pain',
      'elle place ses fraises en rond et dit que c’est un soleil',
      'il refuse que je mette le fromage à sa place, il veut tenir le couteau lui-même',
      'elle trie ses fruits et laisse la fraise sur le bord, pas question d’y goûter',
      'tout fier, il montre à ses amis la collation qu’il s’est préparée',
      'à la collation, ils comparent le bruit que fait chaque bouchée dans leur bouche',
      'chez elle, sa mère dit qu’elle ne mange rien, ici elle a fini son assiette',
    ],
    scenes: ['repas', 'cuisine', 'fierte'],
    picture:
      'Assis à table avec leur éducatrice, des enfants écrasent de la banane sur leur pain, étendent du fromage et posent des lamelles de fraises.',
    sheet: {
      titre: 'Ma tartine à moi',
      observationDepart:
        '« Je veux le faire! » À la collation, un enfant tend la main vers la spatule. Son voisin écrase déjà sa banane du doigt.',
      intentionEducative: 'Permettre à l’enfant de préparer, choisir et goûter à son rythme, avec ses propres mains.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Alimentation', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Concept de soi', role: 'secondaire' },
      ],
      objectifs: [
        'Écraser, étendre, disposer.',
        'Choisir ce qu’il met et ce qu’il laisse.',
        'Dire ce que ça goûte, sent et fait sous la dent.',
      ],
      materiel: [
        food(
          'Pain tranché, en demies',
          '{20min 30min|une par enfant et une pour vous}{45min|deux par enfant et deux pour vous}',
          'Galettes de riz molles',
        ),
        food(
          'Bananes bien mûres',
          '{20min 30min|une demie par enfant et une pour vous}{45min|une par enfant et une pour vous}',
          'Avocats mûrs',
        ),
        food(
          'Fraises mûres, en lamelles minces',
          '{20min 30min|six}{45min|douze} lamelles par enfant et pour vous, en deux bols, une cuillère dans chacun',
          'Pêches très molles en lamelles',
        ),
        food(
          'Fromage à tartiner',
          '{20min 30min|une cuillerée}{45min|deux cuillerées} par enfant et pour vous, en deux petits bols, une cuillère dans chacun',
          'Yogourt nature épais',
        ),
        item('Petites spatules à tartiner', 'une par enfant et une pour vous', 'Dos de cuillère'),
        item('Linges humides', 'un par enfant', 'Débarbouillettes'),
        item('Fourchettes et assiettes', 'une de chacune par enfant et pour vous', 'Bols'),
        optional('{4-5a|Feuilles et crayons, pour la recette}', '{4-5a|un de chaque par enfant}', '{4-5a|Ardoises}'),
      ],
      preparation: [
        'Comparez chaque aliment avec les allergies du groupe. Un aliment en cause ne vient pas à cette table : prenez son remplacement pour tous.',
        'Lavez les mains, vingt secondes, manches relevées; chacun a son assiette et ses ustensiles.',
        'Coupez vous-même les lamelles, minces comme une feuille de carton, et les bananes en longueur.',
        '{avec-aliment|Vérifiez @materiel : mou, sans noyau, coupé mince; sinon, gardez-le pour un autre repas.}',
        '{1adulte|Seule, servez deux garnitures seulement, dont la banane, et restez assise.} {2adultes|À deux, prenez chacune une table, et sachez toutes deux qui est allergique à quoi.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 5, 45: 6 },
          'Assise avec eux, écrasez un bout de banane, la tête penchée vers l’assiette. « Entendez-vous? Ça fait squouiche. » Sentez la fourchette, puis passez les bols au milieu.',
        ),
        play(
          { 20: 12, 30: 18, 45: 20 },
          'Les fourchettes écrasent, les spatules étendent. La banane saute hors du pain? On l’écrase dans l’assiette, puis on la pousse dessus. {3-4a|Le pain se troue, la banane déborde, et la tartine est parfaite.} {4-5a|Les lamelles forment un soleil, une route, une lettre.} Chacun mange quand il est prêt, assis. Laisser une fraise de côté est un choix. {30min 45min|Les mains s’arrêtent? Mordez dans la vôtre et tendez l’oreille : « Elle fait mmf. Et la tienne? » Chacun mord dans la sienne, pour écouter.}',
        ),
        play(
          { 45: 10 },
          'Une deuxième demie pour qui a faim. Cette fois, le voisin dicte : « Beaucoup de banane, pas de fraise. » Chacun exécute la commande dans sa propre assiette, ou fait à sa tête.',
        ),
        closing(
          { 20: 5, 30: 7, 45: 9 },
          'Chacun dit un mot pour le goût : mou, sucré, bizarre, froid. Les assiettes se raclent au compost, les linges passent, chacun essuie son coin.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Mangez la même collation, assise, en prenant votre temps.',
          'Posez un doigt sur le coin du pain, pour qu’il ne glisse pas sous la spatule.',
          'Nommez la texture et laissez tomber « C’est bon, goûte ».',
        ],
        questionsOuvertes: [
          'Qu’est-ce que ça sent, au bout de ta fourchette?',
          'Qu’est-ce que ça fait, sous ta dent?',
          'Que mets-tu dessus, toi?',
        ],
      },
      vocabulaire: ['écraser', 'étendre', 'tartiner', 'mou', 'collant', 'la lamelle', 'mûr', 'goûter'],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Deux garnitures, et la fourchette pour seul outil : il écrase avec les dents de la fourchette, puis il étend avec le dos.',
        },
        {
          pour: '4-5a',
          texte:
            'Une fois les mains lavées, ils dessinent la recette en trois cases; un ami la refera à la prochaine collation.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Sous l’assiette, un linge mouillé l’empêche de glisser; une spatule au manche épaissi aide la main qui serre peu.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{hiver|L’été, sortez la table à l’ombre et remplacez la banane par des pêches très mûres.} {!hiver|L’hiver, écrasez des poires très molles.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Doigts collants, pain troué.', 'Refus de goûter, tout à fait permis.'],
        dangersAEliminer: [
          'Bouchée prise debout ou en se retournant : assis du début à la fin.',
          'Fruit ferme, rond ou entier : seulement mou et en lamelles minces.',
          'Fourchette agitée : elle se pose quand la main ne travaille pas.',
        ],
        supervision: 'palier2',
        allergies: [
          'Blé et lait présents : choisissez d’avance le pain et la garniture que tout le monde peut manger.',
          'Pas de partage de bouchées ni d’ustensiles; plan d’urgence et auto-injecteur à la table.',
        ],
      },
      observation: [
        'Alimentation : comment s’approche-t-il d’un aliment nouveau?',
        'Motricité fine : comment tient-il la spatule et règle-t-il sa force?',
        'Concept de soi : que dit-il de ce qu’il a fait lui-même?',
      ],
      prolongements: [
        'Une fois par semaine, un enfant choisit la garniture et écrit la liste d’épicerie à sa façon.',
        'Qu’est-ce qui s’étend sur le pain à la maison, ou se mange au lieu du pain? Chacun le dessine.',
      ],
      reflexionRetroaction: [
        'Chacun a-t-il décidé de sa faim?',
        'Quel geste de cuisine pourraient-ils faire tous les jours?',
      ],
    },
  },
  {
    key: 'la-valise-de-la-journee',
    summary:
      'Que garder d’aujourd’hui? Les enfants remplissent la valise du soir et racontent un moment à qui vient les chercher.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_COGNITIVE'],
    themes: ['contes-et-lettres'],
    materials: ['cartons-et-boites', 'papier-et-crayons'],
    place: 'INDOORS',
    alsoAt: { YARD: 'Dans la cour, la valise attend près de la barrière, à l’heure où les parents arrivent.' },
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    moment: 'depart',
    calls: [
      'départ',
      'fin de journée',
      'raconter sa journée',
      'souvenirs',
      'retour à la maison',
      'attendre papa',
      'parents',
      'mémoire',
      'valise',
      'séparation',
      'fatigue',
      'soir',
      'aujourd’hui',
      'retrouvailles',
      'l’heure du départ',
    ],
    seen: [
      'sa maman lui demande ce qu’il a fait et il répond rien',
      'elle garde une roche dans ses mains pour la montrer à son père ce soir',
      'ils mettent dans l’ordre ce qu’on a fait depuis ce matin et s’obstinent',
      'il s’inquiète, tous les autres sont partis et personne n’arrive pour lui',
      'elle pleure quand il faut s’en aller parce qu’elle n’a pas fini de jouer',
      'il se jette dans les bras de son parent sans rien dire de ce qu’il a vécu',
      'à la fin, les derniers du groupe ferment la boîte à clé avec moi',
      'au vestiaire, elle a ouvert son sac et tout raconté d’un coup à sa mamie',
    ],
    scenes: ['separation', 'livres-histoires', 'depart'],
    picture:
      'Près d’une valise ouverte pleine de trouvailles, un enfant montre sa roche à son père accroupi; une amie apporte un dessin de plus.',
    sheet: {
      titre: 'La valise de la journée',
      observationDepart:
        '« Qu’est-ce que t’as fait aujourd’hui? — Rien. » Le parent insiste; l’enfant regarde ailleurs.',
      intentionEducative:
        'Soutenir le récit de la journée, à partir de choses que l’enfant a lui-même choisi de garder.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'cognitif', composante: 'Mémoire', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Concept de soi', role: 'secondaire' },
      ],
      objectifs: [
        'Choisir un objet qui rappelle un moment.',
        'Raconter à quelqu’un qui n’y était pas.',
        'Situer avant et après dans la journée.',
      ],
      materiel: [
        item('Petite valise ou boîte à couvercle', 'une', 'Chaudière à couvercle'),
        item(
          'Objets de la journée : roche, cocotte, bloc, tissu, chapeau',
          'ce que les enfants apportent',
          'Dessins rapides',
        ),
        item('Papier et crayons de cire', 'une feuille par enfant, un pot de crayons', 'Ardoise'),
      ],
      preparation: [
        'Laissez la valise ouverte {dedans|sur une table basse, près de la porte,} {cour|près de la barrière,} une heure avant les premiers départs.',
        'Ôtez-en l’objet gardé la veille; s’il appartient au local, il y reprend sa place.',
        'Prévenez les parents par un mot à l’entrée : « Demandez-moi ce que j’ai mis dans la valise. »',
        '{1adulte|Seule, assoyez-vous entre la valise et la sortie : un signe de tête accueille le parent.} {2adultes|À deux, l’une reste à la valise, l’autre accueille les parents.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Tournez la valise vide vers les enfants. « Je pars en voyage chez moi. Qu’est-ce que je mets pour me rappeler? » Hésitez, déposez une roche ou une cocotte, refermez le couvercle.',
        ),
        play(
          { 10: 6, 20: 12, 30: 18 },
          'Chacun cherche, dépose, reprend, dessine ce qui n’entre pas. {3-4a|On choisit un objet et on le tient contre soi; l’histoire vient quand quelqu’un la demande.} {4-5a|Les objets s’alignent dans l’ordre de la journée; la roche change trois fois de place.} La valise n’attire plus? « Et juste après la collation, où étions-nous? » On retourne chercher. Un parent arrive? L’enfant ouvre la valise avec lui, ou file tout droit dans ses bras.',
        ),
        play(
          { 30: 3 },
          'Entre deux départs, jouez le parent qui ne sait rien : « Une roche? Dans ta journée? » L’enfant vous raconte d’où elle vient.',
        ),
        closing(
          { 10: 2, 20: 5, 30: 5 },
          'Les derniers ferment la valise ensemble. Chaque chose retourne à sa place, avec un mot de celui qui l’y porte. Une seule reste dans la valise, pour demain matin.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Restez assise au niveau de la valise et laissez l’enfant parler au parent; ajoutez seulement ce qu’il vous demande.',
          'Tendez l’objet sans le commenter quand les mots manquent.',
          'Protégez les retrouvailles silencieuses : tous n’ont pas envie de raconter à cette heure-là.',
        ],
        questionsOuvertes: [
          'Qu’est-ce que tu veux te rappeler?',
          'Qu’est-ce que vous avez fait juste après?',
          'À qui vas-tu le montrer?',
        ],
      },
      vocabulaire: ['aujourd’hui', 'avant', 'après', 'se rappeler', 'la valise', 'raconter', 'demain'],
      adaptations: [
        {
          pour: '3-4a',
          texte: 'Un seul objet, choisi l’après-midi et gardé de côté jusqu’à l’arrivée du parent.',
        },
        { pour: '4-5a', texte: 'Trois objets dans l’ordre, pour raconter le début, le milieu et la fin.' },
        {
          pour: 'besoins_particuliers',
          texte:
            'Étalez trois objets de sa journée devant l’enfant qui parle peu : il pointe, le parent devine, il fait oui ou non.',
        },
        {
          pour: 'autre_saison',
          texte: 'La valise change avec la saison : une feuille, un bas mouillé, une fleur de pissenlit séchée.',
        },
      ],
      securite: {
        risquesAcceptes: ['Objet convoité par deux enfants.', 'Chagrin de laisser la chose.'],
        dangersAEliminer: [
          'Couvercle qui retombe sur les doigts : calez-le d’un tissu roulé.',
          'Enfant qui suit un parent vers la sortie : une adulte se tient entre la sortie et la valise.',
          'Objet plus petit qu’un bouchon de bouteille, quand des plus jeunes sont tout près.',
        ],
        supervision: 'palier3',
        allergies: ['Aucune nourriture dans la valise, même emballée.'],
      },
      observation: [
        'Langage oral : comment fait-il comprendre un moment à quelqu’un qui n’y était pas?',
        'Mémoire : quel détail de la journée retient-il?',
        'Concept de soi : de quoi est-il fier?',
      ],
      prolongements: [
        'Le matin, rouvrez la valise sur l’objet de la veille.',
        'Une famille peut y glisser un objet de la maison, raconté par l’enfant à son arrivée.',
      ],
      reflexionRetroaction: [
        'Ai-je parlé à la place de l’enfant, devant son parent?',
        'Quels moments ne se retrouvent jamais dans la valise?',
      ],
    },
  },
]
