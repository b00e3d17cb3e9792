import { closing, guided, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

export const KINDERGARTENERS_MOVING_SHEETS: readonly BankSheet[] = [
  {
    key: 'je-suis-tes-yeux',
    summary:
      'Paupières closes, un enfant se laisse mener par un ami jusqu’à un arbre, le touche, puis le retrouve les yeux ouverts.',
    ageGroups: ['AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['emotions-et-amitie', 'couleurs-et-textures', 'arbres-et-feuilles'],
    materials: [],
    place: 'PARK',
    alsoAt: {
      YARD: 'Dans la cour, on touche l’arbre, la clôture ou le mur de briques, puis on les retrouve les yeux ouverts.',
      WOODS: 'Le trajet se fait sur la partie plate du territoire; les arbres y sont nombreux, l’énigme plus longue.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'confiance',
      'yeux fermés',
      'guider',
      'aveugle',
      'toucher',
      'reconnaître un arbre',
      'à deux',
      'sens',
      'écorce',
      'main dans la main',
      'faire confiance',
      'cinq sens',
    ],
    seen: [
      'elle marche les paupières fermées, accrochée au bras de sa copine',
      'il tâte une écorce à l’aveuglette et cherche après laquelle c’était',
      'ils se bandent les yeux avec un foulard et foncent dans les poteaux en riant',
      'il triche, il entrouvre les yeux parce qu’il n’ose pas se laisser mener',
      'elle dit attention, une marche, lève ton pied, et prend sa tâche au sérieux',
      'il tire son ami trop vite et l’autre a peur de tomber',
      'au parc, ils ont rencontré une dame avec un chien-guide et posent plein de questions',
      'depuis qu’on a parlé de sa cousine non-voyante, ils essaient de trouver leur chemin sans regarder',
    ],
    scenes: ['cooperer', 'textures'],
    picture:
      'Paupières closes, une enfant guidée par un ami touche l’écorce d’un gros arbre; plus loin, un autre duo marche près de l’éducatrice.',
    sheet: {
      titre: 'Je suis tes yeux',
      observationDepart:
        'Deux amis marchent collés, l’un les yeux fermés. « Attention, une marche! » Il n’y en a pas; ils rient et recommencent.',
      intentionEducative:
        'Permettre à l’enfant de sentir son corps et le sol sans la vue, porté par la confiance d’un ami.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Développement sensoriel', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
      ],
      objectifs: [
        'Avancer sans voir, attentif à ses pieds et à la main de l’autre.',
        'Guider un ami en réglant son pas sur le sien.',
        'Se faire une image d’un lieu par le toucher.',
      ],
      materiel: [],
      preparation: [
        'Marchez l’aire, les pieds traînants, et retirez branches et bouteilles; notez les racines{hiver| et les plaques glissantes} à contourner.',
        'Choisissez cinq arbres ou objets à toucher, sans clou ni épine{!hiver|, ni nid de guêpes}{bois !hiver|, ni herbe à puce}, tous à moins de quinze pas du centre.',
        'Tracez avec le groupe la limite à ne pas passer, {!bois|loin de la rue et des balançoires}{bois|loin du ruisseau et des pentes}.',
      ],
      deroulement: [
        opening(
          { 20: 4, 30: 5, 45: 6 },
          'Plissez les yeux comme s’ils étaient fermés, sans perdre le groupe de vue, et tendez la main à un enfant : « Emmène-moi toucher quelque chose. » Laissez-vous mener, tâtez longuement, revenez; les autres vous suivent et gardent le secret. Les yeux grands ouverts, cherchez ce que vous avez touché, en vous trompant une fois : ils vous reprennent.',
        ),
        play(
          { 20: 12, 30: 18, 45: 18 },
          'Les duos se forment; un enfant de trop devient deuxième guide. Une main tenue, l’autre sur l’épaule, on part, on tourne un peu, on touche : un creux, une bosse à hauteur de nez, une écorce qui s’effrite. {hiver|L’hiver, une mitaine enlevée dix secondes suffit.} De retour au centre, yeux ouverts : « C’était lequel? » Les rôles s’échangent quand les deux le veulent. {30min 45min|On trouve du premier coup? Le guide fait toucher deux choses de suite, à retrouver dans l’ordre.}',
        ),
        play(
          { 45: 12 },
          'Des guides inventent des trajets : un chemin qui monte à peine, un passage qui craque, un coin de soleil. L’ami raconte ce que ses pieds ont appris, puis refait le trajet seul, les yeux ouverts.',
        ),
        closing(
          { 20: 4, 30: 7, 45: 9 },
          'Tous au centre, yeux fermés, pieds plantés. Chacun bouge un orteil, puis un genou, puis rien. « Qu’est-ce que ton guide a fait pour que tu n’aies pas peur? »',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Montrez la prise : votre main sous la sienne, jamais autour du poignet.',
          'Marchez en travers des trajets, bras ouverts, entre les duos et la limite.',
          'Laissez un enfant garder les yeux mi-clos; la confiance se donne par petits bouts.',
        ],
        questionsOuvertes: [
          'Que disaient tes pieds?',
          'Comment ton guide t’a-t-il rassuré?',
          'À quoi l’as-tu reconnu?',
        ],
      },
      vocabulaire: [
        'guider',
        'la confiance',
        'rugueux',
        'tâter',
        'la paupière',
        'reconnaître',
        'ralentir',
        'le trajet',
      ],
      adaptations: [
        {
          pour: '4-5a',
          texte:
            'À qui hésite, proposez trois pas le long d’un {cour|mur}{parc|banc}{bois|tronc couché}, la main dessus. Entre amis très sûrs l’un de l’autre, le guide ne touche plus : il parle.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui voit peu enseigne : il montre comment il lit un tronc, une marche, un changement de sol, et guide à son tour.',
        },
        {
          pour: 'interieur',
          texte:
            'Au local, quatre surfaces font la carte : tapis, bois, fenêtre lisse, rideau; les chaises sont rangées d’abord.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!automne|L’automne, les feuilles trahissent les pas.} {automne|L’hiver, la neige durcie demande un guide encore plus lent.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Orteil qui bute.', 'Moment d’inquiétude, yeux ouverts aussitôt.'],
        dangersAEliminer: [
          'Guide qui court ou tire : le duo s’arrête, respire, repart à la vitesse de celui qui ne voit pas.',
          'Branche à hauteur du visage : trajets choisis sans rameaux sous la taille d’un adulte.',
          'Bandeau sur les yeux : aucun; chacun peut les ouvrir quand il veut.',
          '{bois|Noyade : quelques centimètres d’eau suffisent; s’il y a un ruisseau, la limite passe à quinze pas de lui, et l’adulte marche entre lui et les duos, à portée de bras du plus proche.}',
        ],
        supervision: 'palier2',
        allergies: [
          '{!hiver|Résine et pollen : proposez une surface sans écorce à toucher à l’enfant qui y réagit.} {hiver|L’hiver, l’auto-injecteur se porte sous le manteau.}',
        ],
      },
      observation: [
        'Schéma corporel : comment place-t-il ses pieds et ses bras sans voir?',
        'Développement sensoriel : quels indices du toucher retient-il?',
        'Compétences sociales : comment ajuste-t-il son aide aux besoins de l’ami?',
      ],
      prolongements: [
        'Chaque duo dessine de mémoire ce qu’il a touché, ou le frotte au crayon sur un papier.',
        'À la maison, l’enfant mène un parent, les yeux fermés, de la table jusqu’à son lit, sans escalier.',
      ],
      reflexionRetroaction: [
        'Quels duos se sont choisis, lesquels ai-je suggérés?',
        'Qui a trouvé difficile d’être guidé?',
      ],
    },
  },
  {
    key: 'la-tague-qu-on-invente',
    summary: 'La tague ne suffit plus : le groupe change une règle, la met à l’essai en courant, la garde ou la jette.',
    ageGroups: ['AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['mouvement-et-defis', 'emotions-et-amitie'],
    materials: [],
    place: 'YARD',
    alsoAt: {
      PARK: 'La pelouse agrandit la chasse : les bords se décident avec deux arbres et un banc.',
      INDOORS:
        'Au gymnase ou au local dégagé, la règle du jour ralentit tout le monde : à genoux, en crabe, à pas de fourmi.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'tague',
      'courir',
      'jeu de poursuite',
      'règles',
      'tricher',
      'c’est pas juste',
      'attraper',
      'chasse',
      'se fâcher',
      'gagner',
      'cour',
      'bouger',
    ],
    seen: [
      'ils courent après les autres et celui qui est touché devient une statue',
      'elle crie bébé, je suis dans la maison, et n’en sort plus jamais',
      'il ne veut jamais être celui qui court après, il s’en va bouder',
      'ils disent c’est pas juste, il m’a pas touché, et ça finit en pleurs',
      'il pousse dans le dos au lieu de toucher doucement et les amis tombent',
      'elle propose une autre façon de jouer mais personne ne s’arrête pour l’écouter',
      'dans la cour, la tag se termine en chicane chaque matin depuis deux semaines',
      'au parc, les grands de l’école jouaient au loup et les miens ont voulu leur version',
    ],
    scenes: ['courir', 'gagner-perdre', 'inventer-regles'],
    picture:
      'En pleine course, une enfant touche le bras de l’éducateur; un ami file vers la main d’un enfant en fauteuil roulant, qui sert de refuge.',
    sheet: {
      titre: 'La tague qu’on invente',
      observationDepart:
        '« On dirait que les touchés deviennent des arbres! » propose un enfant, à bout de souffle. Les coureurs sont déjà loin. Il attend qu’on l’écoute.',
      intentionEducative:
        'Soutenir le plaisir de courir et celui, nouveau, de faire ensemble une règle et de la changer.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
      ],
      objectifs: [
        'Esquiver, freiner, changer de direction.',
        'Proposer une règle et la dire clairement.',
        'Accepter d’être pris et continuer à jouer.',
      ],
      materiel: [],
      preparation: [
        'Parcourez le terrain et nommez avec eux les bords : {cour|par exemple de l’arbre à la galerie, pas derrière le cabanon.} {parc|les deux arbres et le banc, loin de la rue.} {dedans|deux pas avant chaque mur, meubles poussés.}',
        '{hiver dehors|L’hiver, vérifiez qu’aucune plaque de glace ne se cache sous la neige.} {dedans|Faites enlever les bas : pieds nus ou souliers.}',
        'Convenez d’un signal d’arrêt du corps : les deux mains sur la tête.',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Lancez-vous sans prévenir : « J’ai la tague! » Une minute de {dehors|course}{dedans|marche rapide}, puis mains sur la tête. « Quelle règle voulez-vous changer? Une seule. »',
        ),
        play(
          { 20: 12, 30: 18, 45: 18 },
          'Le groupe joue sa version deux minutes, puis s’arrête : on garde ou on jette? Naissent la tague-statue, la tague en duo main dans la main, la tague où le poursuivant chante. {dedans|Les versions lentes gagnent : à genoux, en crabe, à pas de fourmi.} {dehors|Un refuge se négocie : combien de temps peut-on y rester?} Vous {dehors|courez}{dedans|jouez} aussi, et vous vous faites prendre.',
        ),
        play(
          { 45: 11 },
          'De petites équipes partent inventer, chacune dans son coin, une version qu’elles viendront enseigner. Elles l’expliquent avec leur corps plus qu’avec des mots; le groupe l’essaie.',
        ),
        guided(
          { 30: 3, 45: 4 },
          'Rassemblez les enfants au sol, essoufflés. « Quelle règle doit rester toujours? » Toucher doucement, ne sortir personne du jeu… À chacune, les pouces se lèvent ou se baissent, et un enfant dit pourquoi.',
        ),
        closing(
          { 20: 5, 30: 5, 45: 7 },
          'La version préférée se joue au pas, comme si vos jambes pesaient cent livres. Assis en rond, donnez-lui un nom, puis un geste pour la réclamer demain sans l’expliquer. Chacun fait le geste avant de se lever.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Redites la règle avec trois mots et un geste, avant chaque départ.',
          'Mettez-vous entre deux enfants qui s’accusent : « Que dit votre règle là-dessus? »',
          'Perdez avec élégance, à voix haute.',
        ],
        questionsOuvertes: [
          'Qu’est-ce qui rendrait le jeu plus juste?',
          'Comment saurons-nous qui est touché?',
          'Que fait-on de celui qui ne veut plus {dehors|courir}{dedans|jouer}?',
        ],
      },
      vocabulaire: ['la règle', 'esquiver', 'freiner', 'le refuge', 'juste', 'à l’essai', 'poursuivre', 'essoufflé'],
      adaptations: [
        {
          pour: '4-5a',
          texte:
            'Faites choisir entre deux versions connues si les idées manquent. Pour un groupe rodé, un enfant souffle à un autre une règle secrète, à deviner en {dehors|courant}{dedans|jouant}.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Nommez refuge l’enfant qui ne court pas : toucher sa main sauve, le temps qu’il compte jusqu’à dix, aussi lentement qu’il le veut.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dehors, la neige profonde égalise les coureurs : les plus petits y gagnent souvent.} {hiver|L’été, la tague se joue à l’ombre, par courtes parties, les gourdes tout près.}',
        },
        {
          pour: 'interieur',
          texte:
            '{dehors|Sous la pluie}{dedans|Faute d’espace}, la tague du regard se joue assis : un clin d’œil touche, un bâillement libère.',
        },
      ],
      securite: {
        risquesAcceptes: ['Chutes{dehors !hiver|, genoux verts}.', 'Larmes de dépit, vite consolées.'],
        dangersAEliminer: [
          'Poussée dans le dos : la touche se fait sur le bras, main ouverte, ou elle ne compte pas.',
          'Course vers la clôture ou le mur : le bord du jeu s’arrête deux pas avant.',
          'Essoufflement qui siffle : pause immédiate et eau, plan d’asthme à portée.',
        ],
        supervision: 'palier2',
        allergies: [
          '{!hiver dehors|Piqûre en courant dans l’herbe : auto-injecteur sur vous.} {dehors hiver|Course par temps froid : suivez le plan de l’enfant asthmatique.} {dedans|Poussière du gymnase : aérez avant, pour l’enfant asthmatique.}',
        ],
      },
      observation: [
        'Motricité globale : comment freine-t-il et change-t-il de direction?',
        'Compétences sociales : comment défend-il sa règle, et accepte-t-il celle d’un autre?',
        'Compétences émotionnelles : quel visage a-t-il dans la seconde où on le touche?',
      ],
      prolongements: [
        'Dessinez les versions retenues sur un carton accroché près de la porte.',
        'L’enfant enseigne la version du jour à quelqu’un de la maison; le lendemain, il rapporte la règle que sa famille aurait changée.',
      ],
      reflexionRetroaction: ['Qui invente, qui suit, qui reste en marge?', 'Quelle chicane s’est réglée sans moi?'],
    },
  },
  {
    key: 'le-pas-du-heron',
    summary:
      'Sur une patte, sans un bruit, le cou tendu : les enfants chassent à la manière du héron, loin du bord, dans l’herbe ou la neige.',
    ageGroups: ['AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['oiseaux', 'mouvement-et-defis', 'eau-neige-et-glace'],
    materials: [],
    place: 'WATERSIDE',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'héron',
      'oiseaux d’eau',
      'équilibre',
      'sur un pied',
      'marcher lentement',
      'imiter un animal',
      'rivière',
      'grenouille',
      'statue',
      'bord de l’eau',
      'neige',
    ],
    seen: [
      'il se tient sur une patte le plus longtemps possible au bord du marais',
      'elle lève le genou au ralenti et étire son cou comme un grand échassier',
      'ils avancent quand l’autre tourne le dos et gèlent quand il regarde',
      'il arrive toujours en courant et fait envoler tous les canards',
      'elle vacille, tombe sur les fesses et veut réessayer jusqu’à ce qu’elle tienne',
      'ils se dandinent comme des canards et rouspètent comme des oies, le cou étiré',
      'à l’étang, un grand oiseau gris ne bougeait pas d’un poil et ils l’ont tous imité',
      'depuis le jeu un deux trois soleil, ils veulent faire des grenouilles qui se sauvent',
    ],
    scenes: ['imiter-animaux', 'equilibre', 'figer'],
    picture:
      'L’éducatrice tourne le dos à l’eau et à sa clôture; deux enfants tiennent sur une patte, un ami assis fait du bras un cou de héron.',
    sheet: {
      titre: 'Le pas du héron',
      observationDepart:
        '{!hiver|De l’autre côté de l’eau, un grand oiseau}{hiver|Sur la glace, au loin, une corneille} lève une patte et ne la repose pas. Un enfant essaie, vacille, recommence.',
      intentionEducative: 'Soutenir l’équilibre et la maîtrise de soi dans un jeu où la lenteur fait le chasseur.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'cognitif', composante: 'Attention', role: 'secondaire' },
      ],
      objectifs: [
        'Tenir sur un pied, puis changer de pied sans poser les mains.',
        'Retenir son geste jusqu’au bon moment.',
        'Emprunter son pas à un oiseau.',
      ],
      materiel: [],
      preparation: [
        'Choisissez un pré plat à vingt pas de l’eau, séparé d’elle par une clôture, une haie ou un talus. {printemps|L’eau est haute? Doublez la distance.}',
        'Tracez du talon le marais du jeu, grand comme deux locaux, du côté de la terre. Montrez-en le bord aux enfants, et le signal : mains sur la tête, tous reviennent au centre.',
        '{hiver|L’hiver, tapez la neige du pied sur toute l’aire : ni trou ni plaque lisse.} {!hiver|Marchez l’herbe à la recherche de trous, de verre et de crottes.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Dos à l’eau, levez un genou très lentement et pointez votre menton. Ne parlez plus. Quand tous vous regardent : « Le héron mange ceux qui bougent. » Clignez d’un œil.',
        ),
        play(
          { 10: 6, 20: 11, 30: 14 },
          'Un enfant fait le héron au bout du marais et guette, un pied en l’air. {!hiver|Les autres, grenouilles et poissons, traversent}{hiver|L’hiver, plus d’eau ni de grenouilles : les autres, lièvres blancs, traversent} le marais quand il tourne la tête et se figent sur un pied quand il regarde. Qui vacille devient un roseau plié par le vent, jusqu’à la traversée suivante. Les rôles changent quand le groupe le veut : trois hérons, {!hiver|une seule grenouille}{hiver|un seul lièvre}. {hiver|La neige qui crisse trahit les pressés.}',
        ),
        play(
          { 20: 3, 30: 7 },
          'D’autres pas s’inventent : le canard pressé qui se dandine, l’oie qui rouspète le cou en avant, la mouette qui plane et vire. Le groupe devine, puis copie.',
        ),
        closing(
          { 10: 2, 20: 3, 30: 5 },
          'Tous les hérons se posent près de vous, debout, ailes repliées. Restez dos à {!hiver|l’eau}{hiver|la glace}; eux la regardent de loin : un oiseau y marche-t-il? Rentrez vers la terre, chacun à son pas de héron, vous derrière.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Tenez-vous entre le marais du jeu et la rive, face aux enfants.',
          'Vacillez exprès, rattrapez-vous avec les bras : ils verront à quoi ils servent.',
          'Comptez les secondes de pied levé en chuchotant, sans comparer les enfants.',
        ],
        questionsOuvertes: [
          'Où regardes-tu pour ne pas tomber?',
          'Comment le héron marche-t-il sans faire de bruit?',
          'Que ferait {!hiver|une grenouille très rusée}{hiver|un lièvre très rusé}?',
        ],
      },
      vocabulaire: ['le héron', 'guetter', 'vaciller', 'l’équilibre', 'le marais', 'le roseau', 'immobile', 'se poser'],
      adaptations: [
        {
          pour: '4-5a',
          texte:
            'La pointe de l’autre pied peut rester au sol au début. Quand l’équilibre vient, l’enfant ferme un œil ou change de patte sans poser les mains.',
        },
        {
          pour: 'besoins_particuliers',
          texte: 'Assis, l’enfant qui tient mal debout fait un héron redoutable : son bras est le cou, sa main le bec.',
        },
        {
          pour: 'interieur',
          texte:
            'De retour au local, le bord d’un tapis fait la berge; le marais s’y traverse pieds nus, pour ne pas glisser.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!printemps|Au printemps, quand l’eau est haute, doublez la distance et jouez de l’autre côté du sentier.} {printemps|L’hiver, la neige garde les traces : le groupe y lit qui a posé le deuxième pied.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Chute sur les fesses.', 'Fou rire contagieux.'],
        dangersAEliminer: [
          'Noyade : le marais est imaginaire et loin de la rive{hiver|, et personne ne met le pied sur la glace}; l’adulte fait face au groupe, dos à l’eau, à portée de bras du plus proche.',
          'Poursuite vers un vrai oiseau : au premier pas hors du marais, mains sur la tête et retour au centre.',
          'Berge, quai ou roches mouillées : aucun équilibre n’y est tenté, ce jour-là ni un autre.',
        ],
        supervision: 'palier1',
        allergies: [
          '{!hiver|Herbes hautes et piqûres : auto-injecteur sur vous.} {hiver|L’hiver, l’auto-injecteur se porte sous le manteau.}',
        ],
      },
      observation: [
        'Motricité globale : quels moyens trouve-t-il pour garder l’équilibre?',
        'Attention : comment retient-il son élan quand le héron regarde?',
        'Fonction symbolique : que prend-il de l’animal dans son corps?',
      ],
      prolongements: [
        'Au local, collez une silhouette de héron près du lavabo : on y attend sur une patte.',
        'Un oiseau {!hiver|d’eau} croisé en famille se raconte par son pas, au retour, sans un mot.',
      ],
      reflexionRetroaction: [
        'Ai-je gardé mes yeux sur le groupe plutôt que sur l’oiseau?',
        'Qui a réussi à s’arrêter net pour la première fois?',
      ],
    },
  },
  {
    key: 'la-course-la-plus-lente',
    summary:
      'Le dernier arrivé gagne! Les enfants avancent sans jamais s’arrêter, comme une limace, un nuage ou une horloge fatiguée.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['mouvement-et-defis'],
    materials: [],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Le mur de la cour est le départ, la galerie l’arrivée; {hiver|la neige}{!hiver|l’herbe} change le pas.',
      PARK: 'Au parc, la course va d’un banc à l’autre, à pas de limace, et les passants font le public.',
    },
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'lent',
      'ralenti',
      'au ralenti',
      'marcher doucement',
      'escargot',
      'tortue',
      'courir dans le corridor',
      'excités',
      'se calmer',
      'retenir',
      'course',
      'pluie',
      'trop d’énergie',
      'contrôle',
      'bouger',
    ],
    seen: [
      'il dit qu’il court en slow motion et lève son pied pendant dix secondes',
      'ils rampent sur le plancher en disant qu’ils sont des limaces',
      'mon petit de un an suit ma main qui passe doucement et essaie de la pogner',
      'il veut toujours arriver le premier et pleure quand un autre le dépasse',
      'ils sont comme des queues de veau en dedans depuis qu’il mouille',
      'elle traîne de la patte pour venir dîner et trouve ça drôle d’être la dernière',
      'dans le corridor, ça part en fusée vers le vestiaire et ça se rentre dedans',
      'avant la sieste, ils tournent en rond comme des toupies et je cherche à les ralentir',
    ],
    scenes: ['repos', 'courir', 'gagner-perdre'],
    picture:
      'Vers l’arrivée, tout va au ralenti : un genou qui monte, un fauteuil roulant, une tortue à quatre pattes, une limace et l’éducateur.',
    sheet: {
      titre: 'La course la plus lente',
      observationDepart:
        '{dedans 18-24m 2-3a 3-4a 4-5a|Dans le corridor,} {cour 18-24m 2-3a 3-4a 4-5a|Vers la porte,} {parc 18-24m 2-3a 3-4a 4-5a|Dès l’arrivée,} {18-24m 2-3a 3-4a 4-5a|tout le monde court.} {0-18m !18-24m !2-3a !3-4a !4-5a|Deux poupons se dépêchent vers la même main. Un troisième avance un genou, s’arrête, vous regarde, avance l’autre.} {3-4a 4-5a|Un enfant déclare qu’il peut « courir lentement » et lève un pied pendant dix secondes.} {18-24m 2-3a !3-4a !4-5a|Un enfant, lui, se met à quatre pattes et avance un genou à la fois : « Tortue. »}',
      intentionEducative:
        '{18-24m 2-3a 3-4a 4-5a|Permettre à l’enfant de dominer son élan en riant et de sentir ses muscles travailler.}{0-18m !18-24m !2-3a !3-4a !4-5a|Permettre à l’enfant de guetter ce qui vient sans se presser, et de sentir ses muscles pousser, tenir, lâcher.}',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'cognitif', composante: 'Attention', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'secondaire' },
      ],
      objectifs: [
        '{3-4a 4-5a|Ralentir un mouvement sans l’arrêter.}',
        '{3-4a 4-5a|Nommer la partie du corps qui travaille.}',
        '{18-24m 2-3a|Ramper, marcher accroupi, fondre au sol, à l’allure de l’adulte.} {0-18m multiage|Pour le poupon : suivre des yeux un ami qui approche lentement.} {0-18m !multiage|Suivre des yeux ce qui approche lentement.}',
        '{18-24m 2-3a !3-4a !4-5a|Montrer le genou, le ventre, le pied que l’on nomme.}{0-18m !18-24m !2-3a !3-4a !4-5a|Pousser, ramper ou se tourner vers une main qui recule doucement.}',
        '{4-5a 20min 30min|Inventer une allure et la faire suivre aux autres.}',
      ],
      materiel: [
        item(
          '{0-18m|Couverture épaisse, le coin des poupons}',
          '{0-18m|une}{0-18m dehors|, sur un tapis de mousse}',
          '{0-18m|Tapis de jeu}',
        ),
        optional(
          '{cour !hiver 2-3a 3-4a 4-5a !0-18m !18-24m si-craies|Craies, grosses}',
          '{cour !hiver 2-3a 3-4a 4-5a !0-18m !18-24m si-craies|une par enfant}',
          null,
        ),
        optional(
          '{2-3a 3-4a 4-5a !0-18m !18-24m si-cônes|Cônes souples}',
          '{2-3a 3-4a 4-5a !0-18m !18-24m si-cônes|trois, entre le départ et l’arrivée}',
          null,
        ),
        optional(
          '{18-24m 2-3a 3-4a 4-5a !0-18m 20min 30min si-cocottes|Cocottes dures, plus grosses qu’un poing d’enfant}',
          '{18-24m 2-3a 3-4a 4-5a !0-18m 20min 30min si-cocottes|une par enfant}',
          null,
        ),
        optional(
          '{18-24m 2-3a 3-4a 4-5a !0-18m 20min 30min si-branches-de-sapin|Branches de sapin ou bâtons, sans pointe}',
          '{18-24m 2-3a 3-4a 4-5a !0-18m 20min 30min si-branches-de-sapin|deux, couchés}',
          null,
        ),
        optional(
          '{18-24m 2-3a 3-4a 4-5a !0-18m si-foulards|Foulard léger}',
          '{18-24m 2-3a 3-4a 4-5a !0-18m si-foulards|un, pour vous}',
          null,
        ),
        optional(
          '{dedans 18-24m 2-3a 3-4a 4-5a !0-18m si-pâte-à-modeler|Pâte à modeler}',
          '{dedans 18-24m 2-3a 3-4a 4-5a !0-18m si-pâte-à-modeler|une boule grosse comme un œuf par enfant}',
          null,
        ),
      ],
      preparation: [
        '{3-4a 4-5a|Choisissez une ligne de départ et une ligne d’arrivée à huit pas, que tous voient, assez larges pour tous côte à côte}{3-4a 4-5a dedans| : un bord de tapis, une fente du plancher}{3-4a 4-5a|.} {18-24m 2-3a !3-4a !4-5a|Choisissez un départ et une arrivée à quatre pas, assez larges pour tous}{!3-4a !4-5a !0-18m| autour de vous}{18-24m 2-3a !3-4a !4-5a|.} {0-18m !multiage|Étendez la couverture loin de tout passage : rien n’y vient que vos mains.} {2-3a|Dégagez aussi les côtés : à deux ans, on file devant, on revient, on repart.}',
        '{0-18m multiage|La couverture des poupons est deux pas plus loin que l’arrivée : ils voient venir toute la course.} {0-18m !multiage|Mettez-y les poupons en arc devant vous : couchés sur le dos ou le ventre, assis, à quatre pattes, comme ils aiment.}',
        '{1adulte 0-18m multiage|Seule, restez assise au bord de la couverture, les poupons contre vous : la course vient à vous et repart.} {1adulte 0-18m !multiage|Seule, restez assise au bord de la couverture, les poupons tout près : la course se fait de vos mains.} {1adulte 0-18m multiage|Avec plusieurs âges, prenez six enfants au plus, dont deux poupons.} {2adultes 0-18m multiage|À deux, l’une garde l’arrivée avec les poupons, l’autre avance au ralenti parmi les coureurs.} {dehors hiver 0-18m|Poupons en habit de neige : par temps froid, jouez vingt minutes au plus; au seuil que votre milieu fixe pour eux, jouez dedans.}',
        '{18-24m 2-3a 3-4a 4-5a|Poussez ce qui dépasse : on regarde ses pieds, pas }{dedans 18-24m 2-3a 3-4a 4-5a|les coins de table.}{dehors 18-24m 2-3a 3-4a 4-5a|les obstacles.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Annoncez avec passion : « À vos marques… prêts… » et {!0-18m|partez au ralenti, un genou qui monte comme du sirop froid}{0-18m|levez un bras au ralenti, comme s’il sortait d’un pot de sirop froid}. {18-24m 2-3a 3-4a 4-5a|Continuez jusqu’à ce que tous vous imitent.} {0-18m !18-24m !2-3a !3-4a !4-5a|Continuez jusqu’à ce que tous les yeux soient sur cette main.} {0-18m|Un poupon, assis contre vous, suit cette main qui passe devant lui sans se presser; laissez-le l’attraper.} {18-24m|Un trottineur part d’un coup, les deux bras en l’air; refaites votre geste devant lui, encore plus lentement.} {18-24m !2-3a !3-4a !4-5a !0-18m|Il revient voir pourquoi vous n’arrivez pas? Vous n’avez fait qu’un pas : « J’arriiive… »} {0-18m multiage|Qui arrive en courant reçoit un bonjour au ralenti, « Boooonjour… », et retourne au départ.} {0-18m !multiage|Qui arrive reçoit un bonjour au ralenti : « Boooonjour… »} {0-18m !18-24m !2-3a !3-4a !4-5a|Recommencez avec l’autre bras, puis avec la tête, qui se penche sans fin vers un nez.} {2-3a !0-18m|Qui file en courant reviendra voir pourquoi vous n’arrivez pas : « J’arriiive… »}',
        ),
        play(
          { 10: 6, 20: 9, 30: 10 },
          '{3-4a 4-5a|Le dernier arrivé gagne. Une seule loi : ne jamais s’arrêter; qui s’immobilise repart du milieu. Près de la ligne, c’est à qui ne la touchera pas.} {3-4a 4-5a !0-18m|Qui l’a touchée applaudit au ralenti.} {0-18m multiage|De votre place, scandez les pas : « Un genou… l’autre genou… »} {0-18m multiage|Le poupon voit grandir les visages. À la ligne, chacun lui fait un bye-bye très lent, et repart de loin. S’il rampe sur la couverture, c’est lui qui donne le pas à tous.} {0-18m !multiage|Le poupon voit grandir votre visage qui approche : bye-bye, très lent, et le visage repart de loin. S’il rampe, c’est lui qui vous donne le pas.} {0-18m !18-24m !2-3a !3-4a !4-5a|Puis deux doigts partent du bord de la couverture, une tortue : un pas… un autre… vers un pied. Arrêtez tout près. Attendez. Touché! Elle repart de loin, vers un autre. Pour celui qui rampe, l’arrivée est votre main, qui recule tout doucement. Celui qui est couché pousse des talons contre votre paume, qui cède comme du beurre.} {18-24m|Un trottineur pose une main au sol, avance un pied, se rassoit : il recommence de là.} {18-24m !2-3a !3-4a !4-5a !0-18m|La tortue, c’est vous : « Un genou… l’autre genou… » On vous double, on revient, on vous attend.} {18-24m !2-3a !3-4a !4-5a|À chaque traversée, une autre bête : l’éléphant, un bras qui pend, « poum… poum… »; la limace, sur le ventre.} {2-3a|À deux ans, on va à quatre pattes, on file devant, on attend, on reprend le pas.} {2-3a !0-18m|La grosse tortue que l’on suit, c’est vous : « Un genou… l’autre genou… »} {3-4a|Des limaces avancent sur le ventre, des tortues à quatre pattes.} {4-5a|On grogne au ralenti, on tombe au ralenti, on se relève en comptant jusqu’à vingt.} {4-5a !multiage !10min|À chaque tour, un juge s’accroupit près de la ligne et guette les pieds arrêtés; au tour suivant, il court, et un autre guette.} {cour !hiver 2-3a 3-4a 4-5a !0-18m !18-24m si-craies|Au tour suivant, accroupi, on trace à la craie sa route de limace : la craie glisse toujours et ne quitte pas le sol.} {2-3a 3-4a 4-5a !0-18m !18-24m si-cônes|Les cônes font tourner la route : on contourne chacun en le frôlant, sans qu’il bouge.} {18-24m 2-3a !3-4a !4-5a|À l’arrivée, rentrez la tête entre les épaules : « La tortue dort. » Puis on repart dans l’autre sens.}',
        ),
        play(
          { 30: 7 },
          'Jouez au sirop : il coule, il colle. {18-24m 2-3a 3-4a 4-5a|Dites « Coule! » : tous trottinent sur place. Dites « Colle… » : les pieds ne se lèvent presque plus.} {0-18m multiage|Le poupon danse sur vos genoux à « Coule! », et fond à « Colle… ».} {0-18m !18-24m !2-3a !3-4a !4-5a|Prenez les pieds d’un poupon couché : à « Coule! », ils pédalent; à « Colle… », ils avancent à peine. Allez à un autre, et attendez au bord du « Coule! » : un cri, une ruade, et vous le dites. Celui qui est debout, tenu aux mains, plie et déplie les genoux aux mêmes mots.} {18-24m 2-3a !3-4a !4-5a|Attendez de plus en plus longtemps entre les deux mots : quelqu’un crie « Coule! » à votre place.} {3-4a|Un enfant prend votre place et dit les deux mots.} {3-4a 4-5a|Puis la course se fait à deux, une main sur l’épaule de l’autre : qui va trop vite perd son ami, et la paire repart du milieu.} {4-5a|Une paire se colle dos à dos : arrive-t-elle encore à avancer?}',
        ),
        play(
          { 20: 5, 30: 5 },
          '{18-24m 2-3a 3-4a 4-5a|Un enfant invente la suite, et les autres le suivent au ralenti :} {18-24m|une main qui fait bye-bye, un ours qui s’assoit;} {2-3a|un minou qui s’étire, un gros camion qui recule, « bip… bip… »;} {3-4a|un nuage, un bonhomme de neige qui fond, un géant endormi;} {4-5a|deux joueurs qui se disputent un ballon invisible, un gardien qui plonge en cinq secondes, une voix qui commente le but tout bas;} {18-24m 2-3a 3-4a 4-5a|puis c’est le tour d’un autre inventeur.} {18-24m !2-3a !3-4a !4-5a|Dites ce qu’il fait en étirant le mot, « Il s’aaaassoit… », jusqu’à ce qu’il ait fini. Deux le refont; un autre commence déjà autre chose.} {18-24m 2-3a 3-4a 4-5a !0-18m si-cocottes|Une cocotte sur la paume ouverte : un pas trop vif, et elle tombe.} {18-24m 2-3a 3-4a 4-5a !0-18m si-branches-de-sapin|On enjambe une branche couchée sans qu’elle frémisse.} {0-18m multiage|Le poupon invente aussi : un pied battu, un « aaa »; refaites-le au ralenti, et les coureurs vous imitent.} {0-18m !multiage|Un poupon invente : un pied battu, un « aaa »; refaites-le au ralenti, trois fois plus long.} {0-18m !18-24m !2-3a !3-4a !4-5a|Votre poing devient un gros camion qui recule sur la couverture, « bip… bip… », et s’arrête contre un genou. Votre main à plat est un nuage : elle passe au-dessus de tous, d’un bord à l’autre, et descend sur un ventre. Levez ensuite un poupon à bout de bras, comme du sirop froid; en haut, une pause; redescendez-le plus lentement encore.}',
        ),
        closing(
          { 10: 2, 20: 3, 30: 4 },
          '{18-24m 2-3a 3-4a 4-5a|Arrêtez le temps : tous fondent jusqu’au sol et y restent une respiration.} {dedans 18-24m 2-3a 3-4a 4-5a !0-18m si-pâte-à-modeler|Chacun écrase une boule de pâte dans son poing, le plus lentement possible.} {0-18m !18-24m !2-3a !3-4a !4-5a|Arrêtez le temps : votre bras, votre tête, votre dos fondent l’un après l’autre.} {0-18m|Le poupon fond contre vous : ses mains, dans les vôtres, descendent jusqu’à la couverture.} {18-24m|Un trottineur tombe assis d’un coup, pouf, et le refait.} {18-24m !2-3a !3-4a !4-5a|Touchez votre genou, puis votre ventre : « Il a travaillé fort, lui. » Une petite main cherche le sien.} {3-4a 4-5a|« Quel muscle a le plus travaillé? »} {2-3a|Touchez votre genou, puis votre ventre : « Il a travaillé fort, lui. » Chacun cherche le sien.} {18-24m 2-3a 3-4a 4-5a|On se relève en trois secondes, puis en une.} {18-24m 2-3a 3-4a 4-5a !0-18m si-foulards|Lâchez un foulard de haut : on redescend aussi lentement que lui.} {0-18m !18-24m !2-3a !3-4a !4-5a|Nommez ce qui a poussé, chez chacun, la main dessus : « Ton pied… ton ventre… » Bercez ceux qui sont contre vous, de moins en moins, jusqu’à ne plus bouger.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Parlez vous-même au ralenti, en étirant les voyelles.',
          'Posez la main sur une cuisse qui {18-24m 2-3a 3-4a 4-5a|tremble}{0-18m multiage|, quand elle passe à votre portée}{0-18m !18-24m !2-3a !3-4a !4-5a|pousse} : « Elle travaille fort, celle-là. »',
          '{3-4a 4-5a|Annoncez l’arrivée à l’envers : qui touche la ligne le dernier est premier.}',
          '{0-18m|Racontez au poupon qui s’en vient, d’une phrase étirée : « La tortue… s’en… vieeent. »}',
          '{18-24m !2-3a !3-4a !4-5a|Qui court a aussi sa course : laissez-le filer, et soyez encore là, au même endroit ou presque, quand il revient.}',
          '{2-3a !0-18m|Restez au sol et laissez-vous dépasser : « Attendez-moi, je suis une tortue! » L’enfant qui s’arrête pour vous attendre a ralenti.}',
        ],
        questionsOuvertes: [
          '{3-4a 4-5a|Qu’est-ce qui est le plus difficile à ralentir?}',
          '{3-4a 4-5a|Où sens-tu que ça tire?}',
          '{4-5a|Comment arrives-tu à ne pas t’arrêter?}',
          '{18-24m 2-3a|Comment marche-t-elle, la tortue?}',
          '{!3-4a !4-5a|Qui d’autre avance doucement?}',
          '{0-18m !18-24m !2-3a !3-4a !4-5a|Qui s’en vient?}',
        ],
      },
      vocabulaire: [
        'le ralenti',
        '{3-4a|la limace}{18-24m !2-3a !3-4a !4-5a|la limace}',
        '{3-4a 4-5a|le muscle}{!3-4a !4-5a|le ventre}',
        'retenir',
        'l’arrivée',
        '{18-24m 2-3a 3-4a 4-5a|trembler}',
        'le sirop',
        '{0-18m 18-24m 2-3a 3-4a|la tortue}',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            '{0-18m !18-24m !2-3a !3-4a !4-5a|Couché, il suit votre doigt qui traverse au-dessus de lui, d’une épaule à l’autre, à un bras de ses yeux; tout au bout, le doigt attend qu’il l’attrape.} {18-24m 2-3a 3-4a 4-5a|Nommez-lui un seul coureur : il le voit petit, puis grand, puis une main s’ouvre et se ferme pour lui, sans hâte.} Celui qui se tient debout à votre épaule plie et déplie les genoux{multiage| avec les lents}{!multiage| avec votre voix, qui s’étire}.',
        },
        {
          pour: '18-24m',
          texte:
            'Donnez-lui un bout de course de trois pas, vers votre main tendue. La main recule tout doucement; il la suit, et ralentit pour la regarder reculer.',
        },
        {
          pour: '2-3a',
          texte:
            'Le signal ne le retiendra pas, et arriver dernier ne lui dit rien. Sa course va {!0-18m|de vous à la ligne}{0-18m|du départ à vous} et revient : il la refait tant qu’il veut, une bête à la fois, celle que vous {!0-18m|faites}{0-18m|nommez}.',
        },
        {
          pour: '3-4a',
          texte:
            'Rapprochez l’arrivée à quatre pas; donnez un animal lent à chaque traversée{!0-18m| et bougez parmi eux}.',
        },
        {
          pour: '4-5a',
          texte:
            'Ajoutez une contrainte choisie : une main sur le nez, une jambe raide, ou porter une plume imaginaire.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            '{18-24m 2-3a 3-4a 4-5a|Demandez à l’enfant en fauteuil, ou qui se déplace au sol, d’ouvrir la course : sa vitesse devient celle de tous.} {0-18m !18-24m !2-3a !3-4a !4-5a|L’enfant qui voit peu suit la tortue à l’oreille : tapotez la couverture, de plus en plus près, avant de toucher son pied.}',
        },
        {
          pour: 'interieur',
          texte:
            '{dedans 18-24m 2-3a 3-4a 4-5a|Le corridor est étroit?} {dedans 0-18m !multiage|Peu de place? La couverture suffit : les poupons restent en arc, et la tortue part de votre genou.} {dedans 0-18m multiage|Assoyez-vous avec les poupons au bout fermé, et deux coureurs viennent à la fois; les autres, assis au départ, agitent la main au ralenti.} {dedans 18-24m !2-3a !3-4a !4-5a !0-18m|Les trottineurs avancent en file derrière la tortue : vous.} {dedans 2-3a !0-18m|À deux ans, on y avance en file derrière la tortue : vous.} {dedans 3-4a 4-5a !0-18m multiage|À trois ans et plus, la course se fait par vagues de quatre, et les autres commentent.} {dedans 3-4a 4-5a !multiage|La course se fait par vagues de quatre, et les autres commentent.} {dehors !ete|Au retour en dedans, les bottes s’enlèvent aussi au ralenti.} {dehors ete|Au retour en dedans, les souliers s’enlèvent aussi au ralenti.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Perte d’équilibre, chute molle.',
          '{3-4a 4-5a|Fou rire qui fait tricher.}{18-24m 2-3a !3-4a !4-5a|Fou rire qui fait tomber assis.} {0-18m !18-24m !2-3a !3-4a !4-5a|Main qui agrippe vos cheveux.}',
        ],
        dangersAEliminer: [
          '{18-24m 2-3a 3-4a 4-5a|Chute sur un voisin : une largeur de bras entre deux coureurs au départ.}',
          '{0-18m multiage|Chute sur un poupon : la ligne est à deux pas de la couverture; qui vient toucher votre main arrive du côté opposé aux poupons, votre bras entre eux. Poupon qui part vers la ligne : les coureurs gèlent sur place, et vous le ramenez.} {0-18m !multiage|Poupon assis qui bascule sur un voisin couché : votre bras est entre eux. Poupon qui quitte la couverture : la tortue s’arrête, et vous le ramenez.}',
          '{dehors !hiver 0-18m|Herbe ou terre à la bouche d’un poupon : gardez-le au milieu de la couverture, et regardez-en le bord.} {dehors ete 0-18m|La couverture est à l’ombre.}',
          '{dehors hiver 0-18m|Froid : le seuil de votre milieu pour les poupons; nuques et mains touchées souvent; dès qu’un poupon refroidit, tout le groupe rentre.}',
          '{dehors hiver 18-24m !0-18m|Froid : seuil de votre milieu, souvent plus prudent avec un trottineur, au plus bas -27 °C.}',
          '{0-18m !18-24m !2-3a !3-4a !4-5a|Poupon levé par-dessus un autre : on le lève au-dessus de vos genoux, et la place est libre dessous.}',
          '{18-24m 2-3a|Doigts sous un soulier : qui rampe passe d’un côté, qui marche passe de l’autre.}',
          '{!parc 18-24m 2-3a 3-4a 4-5a|Porte ou escalier}{parc 18-24m 2-3a 3-4a 4-5a|Banc ou poteau}{18-24m 2-3a 3-4a 4-5a| à l’arrivée : la course se termine trois pas avant.}',
          '{dedans 18-24m 2-3a 3-4a 4-5a|Bas sur plancher ciré : pieds nus ou souliers.}',
          '{hiver dehors 18-24m 2-3a 3-4a 4-5a|Glace sous les bottes : la course se fait dans la neige, jamais sur l’allée.}',
          '{18-24m 2-3a 3-4a 4-5a !0-18m 20min 30min si-cocottes|Écaille de cocotte à la bouche : celle qui s’effrite sort du jeu, et on les compte au retour.}',
          '{18-24m 2-3a 3-4a 4-5a !0-18m 20min 30min si-branches-de-sapin|Branche qui roule sous un pied : elle reste couchée, calée, et se passe un enfant à la fois.}',
          '{18-24m 2-3a 3-4a 4-5a !0-18m si-foulards|Foulard sous un pied ou autour d’un cou : vous seule le lâchez, et vous le reprenez aussitôt.}',
          '{dedans 18-24m 2-3a 3-4a 4-5a !0-18m si-pâte-à-modeler|Pâte à la bouche : très salée, elle se recrache; les boules se comptent.}',
        ],
        supervision: 'palier2',
        allergies: [
          'Le ralenti demande aussi un effort : gardez en tête le plan de l’enfant asthmatique.',
          '{dedans 18-24m 2-3a 3-4a 4-5a !0-18m si-pâte-à-modeler|Pâte à modeler : lisez l’étiquette, elle contient souvent du blé.}',
        ],
      },
      observation: [
        'Motricité globale : comment contrôle-t-il la descente d’un pied ou d’un bras?',
        'Attention : {3-4a 4-5a|combien de temps tient-il la consigne qu’il s’est donnée?}{18-24m 2-3a !3-4a !4-5a|combien de pas fait-il à votre allure avant de filer?}{0-18m !18-24m !2-3a !3-4a !4-5a|combien de temps suit-il ce qui avance lentement, et que fait-il quand ça s’arrête?}',
        'Schéma corporel : {3-4a 4-5a|dit-il ce qui tremble, la cuisse, la cheville ou le ventre?}{18-24m 2-3a !3-4a !4-5a|que montre-t-il quand vous nommez le genou, le ventre, le pied?}{0-18m !18-24m !2-3a !3-4a !4-5a|avec quel pied, quelle main, quel côté pousse-t-il en premier?}',
      ],
      prolongements: [
        'Reprenez le ralenti pour ranger : les blocs flottent jusqu’au bac.',
        'Lancez aux familles la course la plus lente entre la table et le bain, un soir sans presse.',
      ],
      reflexionRetroaction: [
        'Le calme est-il venu du jeu ou de ma voix?',
        'À quel moment de la journée ce jeu manque-t-il?',
      ],
    },
  },
  {
    key: 'le-cirque-du-tapis',
    summary:
      'Roulades, équilibres, faux maladroits et grande parade : les enfants inventent leurs numéros, l’affiche et les billets.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['mouvement-et-defis'],
    materials: ['tissus', 'papier-et-crayons', 'cartons-et-boites'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, la piste est {!hiver|d’herbe rase}{hiver|de neige molle}, et les numéros prennent de la place.',
    },
    seasons: [],
    durationMinutes: 45,
    adults: 1,
    calls: [
      'cirque',
      'ta-dam',
      'bravo',
      'acrobate',
      'clown',
      'spectacle',
      'roulade',
      'culbute',
      'jongler',
      'équilibre',
      'gymnastique',
      'billets',
      'il pleut dehors',
      'applaudir',
      'bouger',
      'motricité globale',
    ],
    seen: [
      'il fait des galipettes et salue en attendant qu’on tape des mains',
      'elle tombe par exprès, se relève et dit encore devant tout le monde',
      'ils font passer un lion dans le hula-hoop et l’autre fait claquer sa langue',
      'mon poupon lève les deux bras et tout le groupe crie youpi',
      'elle est gênée de monter sur scène mais fait la file pour applaudir les autres',
      'ils veulent tous être le clown et se disputent pour passer en premier',
      'depuis le chapiteau en ville, ils marchent en crabe et lancent des foulards',
      'dans le coin moteur, un ami vend des tickets et les autres s’assoient pour regarder',
    ],
    scenes: ['fete', 'fierte', 'rouler-corps', 'blagues'],
    picture:
      'Sur les tapis, une équilibriste tient sur un pied, un jongleur lance des foulards, un lion à lunettes avance devant le public.',
    sheet: {
      titre: 'Le cirque du tapis',
      observationDepart:
        '{dedans|Sur le tapis,} {cour !hiver|Dans l’herbe,} {cour hiver|Dans la neige,} {2-3a 3-4a 4-5a|un enfant salue après chaque roulade. Bientôt trois autres font la file… pour applaudir.}{18-24m !2-3a !3-4a !4-5a|un trottineur tombe assis, regarde qui l’a vu et tape des mains. Deux autres tombent aussitôt, exprès.}{0-18m !18-24m !2-3a !3-4a !4-5a|un poupon se lève contre un genou, lâche une main et vous cherche des yeux. « Bravo! » Il se rassoit et recommence.}',
      intentionEducative: 'Soutenir l’invention de défis à sa mesure, et la fierté de les montrer ou de les présenter.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Concept de soi', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'secondaire' },
      ],
      objectifs: [
        '{2-3a 3-4a|Faire un numéro d’un seul mouvement, et le finir par un salut.}',
        '{4-5a|Combiner deux mouvements en un numéro.}',
        'Choisir un défi à sa mesure. {18-24m|Lancer, tomber, se relever devant des amis.} {0-18m|Refaire un geste parce qu’on l’a applaudi.}',
        '{3-4a 4-5a|Tenir un rôle utile au spectacle des autres.}',
        '{18-24m !2-3a !3-4a !4-5a|Passer dans un cerceau, rouler, faire le lion, puis lever les bras pour dire que c’est fini.}{0-18m !18-24m !2-3a !3-4a !4-5a|Se tourner, ramper, se lever contre quelqu’un, puis chercher le bravo du regard.}',
      ],
      materiel: [
        item(
          '{dedans|Tapis de gymnastique, la piste}{cour !hiver|Herbe rase, la piste}{cour hiver|Neige molle, la piste}',
          '{dedans|quatre}{cour|un carré de quatre pas}',
          '{dedans|Matelas de sieste joints}{cour|Tapis de gymnastique}',
        ),
        item(
          'Foulards de soie à lancer{0-18m 18-24m 2-3a|, pas plus longs que le bras d’un enfant}',
          'un par enfant{0-18m|, et un à changer par poupon}',
          'Carrés de vieux chandails',
        ),
        item(
          'Cerceaux',
          '{18-24m 2-3a 3-4a 4-5a|trois}{18-24m 2-3a|, et un à tenir debout}{0-18m !18-24m !2-3a !3-4a !4-5a|un, à tenir debout}',
          '{18-24m 2-3a 3-4a 4-5a|Cercles de ruban au sol}{18-24m 2-3a|, et un vrai cerceau}{0-18m !18-24m !2-3a !3-4a !4-5a|Gros anneau de mousse}',
        ),
        item(
          '{45min 60min !0-18m|Boîtes solides et basses}{45min 60min !0-18m 18-24m 2-3a|, l’une pas plus haute que votre main dressée}',
          '{45min 60min !0-18m 3-4a 4-5a|deux}{45min 60min !0-18m !3-4a !4-5a|deux, aussi basses l’une que l’autre}',
          '{45min 60min !0-18m 18-24m 2-3a|Gros coussin ferme, marchepied large}{45min 60min !0-18m !18-24m !2-3a|Bûche basse, marchepied large}',
        ),
        item(
          '{18-24m 2-3a 3-4a 4-5a dedans|Papier et gros crayons}{18-24m 2-3a 3-4a 4-5a cour !hiver|Papier et gros crayons}{18-24m 2-3a 3-4a 4-5a cour hiver|Carton raide et gros crayons, tenus en mitaines}',
          '{3-4a 4-5a|pour l’affiche et les billets, larges comme une main}{18-24m 2-3a !3-4a !4-5a|pour l’affiche}',
          null,
        ),
        optional(
          '{dedans 3-4a 4-5a !0-18m si-ruban-adhésif-de-couleur|Ruban adhésif de couleur, le fil du funambule}',
          'un rouleau, avec vous',
          null,
        ),
        optional(
          '{dedans 3-4a 4-5a !0-18m si-bancs|Bancs bas et stables, pour le public}',
          'un ou deux',
          'Coussins en rang',
        ),
        item(
          '{0-18m|Couverture épaisse, la loge des poupons}',
          '{0-18m|une}{0-18m cour hiver|, sur un tapis de mousse}',
          '{0-18m|Tapis de jeu}',
        ),
      ],
      preparation: [
        '{dedans|Joignez les tapis sans fente}{cour|Retirez roches et branches de la piste} et gardez un mètre libre tout autour.',
        '{3-4a 4-5a|Montrez l’espace des coulisses, l’espace de piste et les places du public, séparés par les cerceaux.} {18-24m 2-3a !3-4a !4-5a|Couchez trois cerceaux au bord de la piste : on s’y assoit pour regarder.}',
        '{0-18m|Étendez la couverture des poupons au bord de la piste, hors du mètre libre : c’est la loge, vous y êtes assise, face à la piste. De ce côté, rien ne roule, rien ne saute}{0-18m multiage|, et aucun crayon ne traîne}{0-18m|.} {0-18m !18-24m !2-3a !3-4a !4-5a|Ceux qui rampent vont et viennent sur la piste, devant vous.} {0-18m cour hiver|Poupons en habit de neige : par temps froid, jouez vingt minutes au plus; au seuil que votre milieu fixe pour eux, jouez dedans.} {0-18m cour ete|La loge est à l’ombre.}',
        '{3-4a 4-5a|Convenez du signe « j’ai besoin d’une main » : le bras tendu sur le côté.}',
        '{18-24m 2-3a|Gardez une moitié de la piste aux lions et aux foulards, l’autre aux roulades.} {0-18m multiage !18-24m !2-3a|Gardez une moitié de la piste aux lions et aux foulards, l’autre aux roulades.} {1adulte 2-3a !0-18m|Seule, tenez le cerceau entre les deux, face à toute la piste.} {1adulte 18-24m !2-3a !0-18m|Seule, tenez le cerceau entre les deux, face à toute la piste.} {1adulte 0-18m multiage|Seule, ne quittez pas la loge : la moitié calme de la piste est devant vous, et les artistes viennent à vos mains.} {1adulte 0-18m !multiage|Seule, ne quittez pas la loge : la piste est devant vous, et les artistes viennent à vos mains.} {1adulte 0-18m multiage|Avec plusieurs âges, prenez six enfants au plus, dont deux poupons.} {45min 60min 1adulte !0-18m|Gardez les boîtes derrière vous : elles ne sortent qu’à la seconde exploration, côte à côte, à un bras de vous.} {2adultes !0-18m|À deux, l’une est à la piste, l’autre à l’affiche.} {2adultes 0-18m|À deux, l’une est à la piste, l’autre dans la loge.} {45min 60min 2adultes !0-18m|Les boîtes restent à un bras de l’une des deux.} {45min 60min 2-3a|À deux ans, le cirque peut se couper en deux : la suite se joue après la sieste.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4, 45: 5, 60: 6 },
          '{!0-18m|Entrez en piste d’un pas solennel, trébuchez exprès, saluez comme un triomphe.} {0-18m|Dans la loge, à genoux, levez les bras d’un air solennel, basculez exprès du côté où il n’y a pas de poupon, saluez comme un triomphe.} « Mesdames, messieurs… il me manque tout un cirque. » {2-3a|Tombez encore, saluez encore : les enfants de deux ans tombent et saluent avec vous.} {18-24m|Le trottineur s’assoit d’un coup, se relève : applaudissez.} {18-24m !2-3a !3-4a !4-5a|Dites son nom en présentatrice : « Voici… celui qui tombe! » Basculez encore, saluez encore, et laissez-les tomber avec vous.} {0-18m|Un bras de poupon monte? « Ta-dam! » Saluez pour lui.} {0-18m !18-24m !2-3a !3-4a !4-5a|Basculez trois fois, de plus en plus lentement. Arrêtez-vous juste avant de tomber, et attendez qu’une voix ou un pied vous réclame la suite.} {3-4a|Un enfant de trois ans vous relève? Le voilà engagé : présentez-le par son nom.} {dedans 3-4a 4-5a !0-18m si-ruban-adhésif-de-couleur|Avec du ruban adhésif de couleur, collez un fil de quatre pas au plancher : qui le suit sans tomber à l’eau?} {dedans 3-4a 4-5a !0-18m si-bancs|Avec un banc, offrez quatre places au public : on s’assoit pour applaudir, on se lève pour entrer en piste.}',
        ),
        play(
          { 10: 5, 20: 12, 30: 19, 45: 19, 60: 22 },
          '{3-4a 4-5a|Chacun cherche son numéro : marcher en crabe, un foulard sur le genou, rouler comme un crayon, dompter un lion qui bâille.} {2-3a|Tenez un cerceau debout, posé au sol : le lion de deux ans le traverse à quatre pattes, rugit, salue, recommence.} {2-3a !18-24m !3-4a|Plus loin, il se couche et roule jusqu’au bord, ou lance un foulard et va le chercher.} {2-3a !multiage 30min 45min 60min|Deux lions se rencontrent dans le cerceau : ils se rugissent au nez jusqu’à ce que l’un recule. Quand la file s’allonge, couchez le cerceau, assoyez-vous dedans et ronflez, un œil ouvert : il faut rugir pour vous en faire sortir.} {3-4a !multiage 45min 60min|Un enfant se plaint qu’un ami copie son crabe : présentez-les ensemble, « les jumeaux crabes ». Plus tard, frappez une fois dans vos mains : tous les numéros se figent. Deux coups, et ils repartent au ralenti.} {4-5a !multiage 30min 45min 60min|Un jongleur échappe trois fois son foulard et boude : proposez-lui de le rater exprès, avec une révérence, et le clown est né. Les numéros se ressemblent? Demandez le même sans les mains, puis le même endormi. Un numéro est prêt quand il se refait deux fois pareil.} {18-24m !2-3a !3-4a !4-5a|Tenez un cerceau debout, posé au sol : le trottineur y passe la tête, puis tout le corps, et se relève, les bras en l’air.} {18-24m !3-4a !4-5a|Puis il se couche et roule comme un crayon, dans l’autre moitié de la piste.} {18-24m|Le trottineur lance un foulard, le suit, le relance.} {18-24m !2-3a !3-4a !4-5a|Quand le groupe s’éparpille, ronflez, les yeux à demi fermés : vous êtes le lion. Une main vous touche : « Rrrroar! » Les trottineurs se sauvent et reviennent.} {0-18m|Le numéro du poupon : vous annoncez « Les pieds qui battent! », il bat. Un foulard descend de votre main à la sienne.} {0-18m !18-24m !2-3a !3-4a !4-5a|Tenez le cerceau debout, posé au sol : celui qui rampe y passe la tête, puis le ventre. « Le lion! » Celui qui se tourne sur le dos roule comme un crayon. Celui qui se lève contre votre épaule est l’équilibriste. Dites bravo une seule fois : il recommence pour l’entendre encore.} {3-4a|À trois ans, on lance le foulard, on tape des mains, on le rattrape ou on le cherche.} {4-5a|À quatre ans, on enchaîne : on lance le foulard, on l’attrape derrière soi, puis on roule jusqu’au bord.} {avec-tissu|Lancez aussi @materiel.} {avec-coussin|Posez @materiel au centre : voilà l’île de l’équilibriste.} {2-3a 3-4a 4-5a|D’autres dessinent l’affiche au bord de la piste}{4-5a|, comptent les places, préparent les billets}{3-4a !4-5a|, puis les billets, un par spectateur}{2-3a 3-4a 4-5a|.} {18-24m !2-3a !3-4a !4-5a|Un autre gribouille l’affiche, à un bras de vous.}',
        ),
        play(
          { 45: 12, 60: 16 },
          '{3-4a 4-5a|Les numéros se répondent : deux acrobates se croisent, un clown rate tout derrière eux.} {3-4a 4-5a !0-18m|Les boîtes sortent, à un bras de vous : on y monte un à la fois, on salue, on en saute.} {0-18m|Un cerceau couché au bord de la piste, devant vous, sert de podium : on y entre un à la fois, on ouvre les bras, « ta-dam! », on en ressort.} {0-18m !18-24m !2-3a !3-4a !4-5a|Celui qui ne se déplace pas encore y est assis entre vos jambes : ouvrez les bras pour lui. Puis un foulard, tenu par un coin, descend devant lui : il le tire, le secoue, le lâche. Chaque fois, annoncez l’artiste par son nom.} {2-3a !0-18m|L’enfant de deux ans monte près de vous sur une boîte basse, ouvre les bras, « ta-dam! », et redescend en vous tenant la main.} {2-3a !3-4a !4-5a|Pendant ce temps, les autres lions traversent la piste, un foulard posé sur la patte tendue; le foulard tombe, le lion le ramasse et repart.} {2-3a !0-18m !18-24m|Entre deux tours, il rugit et vous tremblez.} {18-24m !0-18m|Le trottineur pose un pied sur la boîte basse, vos mains dans les siennes, et redescend.} {18-24m|Le trottineur secoue un foulard à deux mains et attend les bravos : donnez-les.} {18-24m !2-3a !3-4a !4-5a !0-18m|Ôtez les boîtes, puis faites le tour de la piste à quatre pattes, lourde, en rugissant à chaque coin : la ménagerie vous suit, s’arrête quand vous vous arrêtez.} {18-24m !2-3a !3-4a !4-5a|Montrez enfin le sol du doigt et assoyez-vous d’un coup : le lion obéit. Chacun vous dompte à son tour : un doigt montre le sol, vous voilà assise.} {0-18m|Un poupon debout contre vos genoux est équilibriste; celui qui est couché, acrobate : quand il se tourne, « ta-dam! »} {3-4a|Le dompteur de trois ans lève la main : son lion s’assoit, se couche, bâille.} {3-4a !0-18m !18-24m|Puis ils changent de rôle.} {4-5a|La répétition se passe sans public; l’ordre du programme se discute et s’écrit par dessins.} {4-5a 45min|La représentation viendra plus tard, pour les familles.}',
        ),
        guided(
          { 60: 6 },
          'La représentation : vous êtes la lumière, votre main éclaire la piste. {2-3a|La ménagerie de deux ans passe d’un bloc : elle traverse, salue, s’en retourne.} {2-3a !3-4a !4-5a|Elle repasse, un lion à la fois : annoncez chacun par son nom, et les autres rugissent pour lui.} {18-24m|Le trottineur s’arrête au milieu de la piste et vous regarde : c’est un numéro, applaudissez.} {18-24m !2-3a !3-4a !4-5a|Annoncez les artistes un par un, par leur nom. Les autres tapent des mains dans leur cerceau, ou entrent aussi : « Les jumeaux! »} {0-18m|Votre main-lumière se pose sur le ventre d’un poupon, puis d’un autre : dites leur nom et saluez bien bas.} {0-18m !18-24m !2-3a !3-4a !4-5a|Refaites pour chacun son numéro d’aujourd’hui : un pied battu, une tête levée, un « brrr ».} {3-4a|Demandez à l’enfant de trois ans le nom de son numéro et criez-le : « Le crabe volant! »} {3-4a 4-5a|Un numéro court pour chaque enfant qui le veut, deux artistes en piste à la fois; le public applaudit chaque salut, et celui qui préfère rester en coulisses annonce le suivant.}',
        ),
        closing(
          { 10: 3, 20: 5, 30: 7, 45: 9, 60: 10 },
          '{18-24m 2-3a 3-4a 4-5a|Grand salut, en marchant à la ronde. Puis tous deviennent des lions fatigués : on se couche sur la piste, lourds, et l’on respire par le ventre jusqu’au dernier lion.} {0-18m !18-24m !2-3a !3-4a !4-5a|Grand salut : deux mains de poupon dans les vôtres montent, descendent; aux suivantes. Puis rassemblez-les contre vous, couchés ou assis, et parlez plus bas.} {2-3a|L’enfant de deux ans pose un foulard sur son ventre : le foulard monte, descend.} {18-24m|Le trottineur se couche, se relève, se recouche : il est le dernier lion.} {18-24m !0-18m !2-3a !3-4a !4-5a|Posez la main sur chaque dos en disant tout bas : « Bravo, le lion. »} {0-18m multiage !2-3a !3-4a !4-5a|De la loge, dites tout bas le nom de chacun : « Bravo, le lion. »} {0-18m|Un poupon au creux de votre bras, une main sur le ventre d’un autre, respirez lentement avec eux.} {3-4a|Un dompteur de trois ans passe sur la pointe des pieds et endort chaque bête, la main sur le dos.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Prêtez une main qui ne bouge pas, sans tirer ni pousser un corps dans une figure.',
          '{3-4a 4-5a|Guidez la roulade par la parole : menton dans le cou, dos rond, on roule sur l’épaule.}',
          '{2-3a|Un enfant de deux ans pose la tête au sol pour culbuter? Levez les bras, raide comme un crayon, et appelez-le : « Le crayon se couche et roule! »}',
          '{0-18m|Nommez le geste du poupon à l’instant où il le fait : c’est son entrée en piste.} {2-3a 3-4a 4-5a|Applaudissez l’idée et l’effort, à commencer par la galipette ratée qui a fait un si beau salut.} {!2-3a !3-4a !4-5a|Applaudissez aussi la chute : c’est souvent d’elle que l’enfant est le plus fier.}',
          '{18-24m !2-3a !3-4a !4-5a|Un trottineur pose la tête au sol pour culbuter? Couchez-vous, raide, bras levés : « Le crayon roule! » Il se couche aussi.}{0-18m !18-24m !2-3a !3-4a !4-5a|Comptez trois respirations après le bravo, sans rien proposer : le numéro suivant vient de l’enfant.}',
        ],
        questionsOuvertes: [
          '{2-3a|Quel animal entre en piste?}',
          '{3-4a 4-5a|Quel numéro veux-tu inventer?}',
          '{3-4a 4-5a|Comment finis-tu pour que le public sache que c’est fini?}',
          '{2-3a 3-4a 4-5a|De quelle aide as-tu besoin?}',
          '{18-24m !2-3a !3-4a !4-5a|Où il va, le lion?}{0-18m !18-24m !2-3a !3-4a !4-5a|Qui recommence?}',
          '{!2-3a !3-4a !4-5a|Qui fait « ta-dam »?}',
        ],
      },
      vocabulaire: [
        'le numéro',
        'l’acrobate',
        '{3-4a 4-5a|les coulisses}',
        '{!3-4a !4-5a|le cerceau}',
        'saluer',
        'la piste',
        'la roulade',
        '{45min 60min 4-5a|le programme}',
        '{!4-5a|le lion}',
        'applaudir',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Jouez le public pour lui seul : il se balance, frappe ses mains, rampe d’un bras; le geste finit, applaudissez tout bas. Attendez. Il recommence en vous regardant? Le voilà artiste : saluez de la tête.',
        },
        {
          pour: '18-24m',
          texte:
            'Entrez votre bras dans le cerceau, de l’autre côté : il le prend et passe. Puis tenez le cerceau sans bras, et laissez-le trouver par où l’on sort.',
        },
        {
          pour: '2-3a',
          texte:
            'Annoncez ce que son corps vient de faire, en présentatrice : « Voici… le lion qui se gratte! » Il se grattera encore, pour l’entendre.',
        },
        {
          pour: '3-4a',
          texte:
            'Roulez du tambour sur vos cuisses pendant que l’enfant avance; taisez-vous d’un coup, il s’arrête en statue. Ce silence est son numéro : attendez son salut.',
        },
        {
          pour: '4-5a',
          texte:
            'Un mouvement, un salut : voilà un numéro. À trois, d’autres en bâtiront un qui raconte quelque chose.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            '{2-3a 3-4a 4-5a|L’enfant que la foule inquiète annonce les numéros} {3-4a 4-5a|depuis les coulisses}{2-3a !3-4a !4-5a|collé contre vous}{2-3a 3-4a 4-5a|, les mains en porte-voix : « Et maintenant… »} {!2-3a !3-4a !4-5a|À l’enfant que les bravos font sursauter, applaudissez sans bruit : deux mains qui tournent en l’air.}',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dehors, la neige molle reçoit les roulades; l’habit de neige fait inventer des clowns très ronds.} {hiver|L’été, dehors, l’herbe reçoit les roulades; au soleil, les ombres font des clowns géants.}',
        },
        {
          pour: 'interieur',
          texte:
            'Le lendemain, le cirque part en tournée {!0-18m|au local voisin}{0-18m|dans une autre pièce}, avec trois numéros.',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Chute molle, roulade de travers.',
          '{2-3a 3-4a 4-5a|Trac, refus de dernière minute.}{!2-3a !3-4a !4-5a|Envie de regarder seulement.}',
        ],
        dangersAEliminer: [
          '{2-3a 3-4a 4-5a|Pirouette vers l’arrière et pyramide d’enfants : hors programme; les pieds d’un artiste ne montent sur personne.} {!2-3a !3-4a !4-5a|Corps qu’on renverse, qu’on soulève par les bras ou qu’on pousse dans une culbute : personne n’y est aidé.}',
          '{45min 60min !0-18m 3-4a 4-5a|Saut d’une boîte : hauteur de genou au plus,} {45min 60min dedans !0-18m 3-4a 4-5a|tapis devant,} {45min 60min cour !0-18m 3-4a 4-5a|sol mou devant,} {45min 60min !0-18m 3-4a 4-5a|un enfant à la fois, l’adulte à un bras.} {45min 60min 2-3a !0-18m|À deux ans, on ne saute pas d’une boîte : on monte sur la boîte la plus basse et l’on en descend en vous tenant la main.}',
          '{dedans 3-4a 4-5a !0-18m si-bancs|Enfant debout sur un banc : on s’y assoit.} {dedans 3-4a 4-5a !0-18m si-ruban-adhésif-de-couleur|Bout de ruban levé : recollez-le.}',
          'Foulard attaché : il se lance, il ne se noue sur aucun corps.',
          '{0-18m multiage|Corps qui roule ou tombe sur un poupon couché : on roule vers le bord opposé à la loge; qui la visite s’arrête à un bras, à quatre pattes.} {0-18m !multiage|Poupon qui rampe ou roule sur un poupon couché : votre jambe ou votre main est entre les deux.}',
          '{0-18m|Foulard sur un visage ou dans une bouche de poupon : vous en tenez toujours un coin, il n’en reste aucun dans la loge; mouillé, il est changé.}',
          '{45min 60min 18-24m !2-3a !3-4a !4-5a !0-18m|Saut d’une boîte : le trottineur y monte et en descend, ses deux mains dans les vôtres.} {45min 60min 18-24m !0-18m|Trottineur seul devant les boîtes : elles sont derrière vous quand vos deux mains ne sont pas libres.}',
          '{2-3a|Enfant de deux ans au bout d’une roulade : qui roule attend que la piste soit vide devant lui.}',
          '{18-24m 2-3a|Pieds pris dans un cerceau : il est couché au bord de la piste ou tenu dans votre main.}',
          '{18-24m 2-3a 3-4a 4-5a|Crayon à la bouche : les crayons restent au bord où l’affiche se dessine.}',
          '{cour hiver 18-24m !0-18m|Froid : seuil de votre milieu, souvent plus prudent avec un trottineur, au plus bas -27 °C; nuques et mains touchées souvent.} {cour hiver 0-18m|Froid : le seuil de votre milieu pour les poupons; nuques et mains touchées souvent; dès qu’un poupon refroidit, tout le groupe rentre.}',
        ],
        supervision: 'palier2',
        allergies: [
          '{dedans|Tapis et mousse : posez un drap pour la peau qui réagit au vinyle ou au latex.} {cour !hiver|Herbe et piqûres : auto-injecteur sur vous.} {cour hiver|Effort par temps froid : suivez le plan de l’enfant asthmatique.}',
        ],
      },
      observation: [
        'Motricité globale : comment enchaîne-t-il et termine-t-il ses mouvements?',
        'Concept de soi : que dit-il, ou que montre-t-il encore, de ce qu’il sait faire?',
        '{3-4a 4-5a|Compétences sociales : quel rôle prend-il quand il n’est pas en piste?} {!3-4a !4-5a|Compétences sociales : que fait-il quand on applaudit un ami?}',
      ],
      prolongements: [
        '{3-4a 4-5a|Une représentation par semaine pendant un mois : les numéros s’allongent, les billets se perfectionnent.} {2-3a !3-4a !4-5a|Gardez un foulard par enfant à sa portée : le lion salue en arrivant à la collation.} {!2-3a !3-4a !4-5a|À la collation, annoncez chacun par son nom : « Et voici… » Les mains tapent sur la table.}',
        '{3-4a 4-5a|Un billet dessiné}{18-24m 2-3a !3-4a !4-5a|L’affiche, à la porte,}{18-24m 2-3a 3-4a 4-5a| invite les familles à voir deux numéros à l’heure du départ.} {0-18m !18-24m !2-3a !3-4a !4-5a|Le soir, présentez l’enfant à son parent par son numéro du jour : « Voici celui qui se tourne! »}',
      ],
      reflexionRetroaction: [
        'Les enfants ont-ils choisi leur niveau de risque?',
        'Qui a trouvé sa place loin de la piste?',
      ],
    },
  },
  {
    key: 'les-rubans-du-vent',
    summary:
      'Ici il tire, là il dort! Les enfants plantent des rubans un peu partout, courent voir ce qu’ils disent et dessinent au sol la carte du vent.',
    ageGroups: ['AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['vent-et-ciel'],
    materials: ['tissus', 'batons', 'craies', 'neige'],
    place: 'YARD',
    alsoAt: {
      PARK: 'Entre les arbres, la butte et le chalet, le vent change de chemin : la carte est plus grande.',
      WOODS: 'À l’orée, un ruban danse et l’autre dort : les enfants cherchent où le vent s’arrête.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'vent',
      'cerf-volant',
      'girouette',
      'souffler',
      'rubans',
      'tempête',
      'rafale',
      'feuilles qui volent',
      'drapeau',
      'courir',
      'ça vole',
      'moulin à vent',
      'dessin',
    ],
    seen: [
      'elle mouille son doigt, le lève et dit que ça vient de la rue',
      'il plante une branche avec une guenille au bout et attend que ça flotte',
      'ils courent voir si ça bouge plus derrière la remise que près de la porte',
      'sa casquette est partie et il ne comprend pas qu’elle soit revenue par l’autre côté',
      'ils gagent lequel va se mettre à grouiller le premier et lèvent le bras',
      'elle ferme les yeux et dit que quelqu’un lui souffle dans l’oreille',
      'dans la cour, les manches des chandails sur la clôture gigotent et ils veulent savoir pourquoi',
      'au parc, les drapeaux pointaient d’un bord puis de l’autre et ils ont tout de suite remarqué',
    ],
    scenes: ['vent-pluie', 'courir'],
    picture:
      'Un ruban pend, immobile, à l’abri du cabanon, entre un enfant et l’éducateur; d’autres claquent au vent sur leurs bâtons plantés.',
    sheet: {
      titre: 'Les rubans du vent',
      observationDepart:
        '{!ete|Une tuque}{ete|Une casquette} s’envole, tourne derrière {cour|le cabanon}{parc|le chalet}{bois|un gros arbre} et revient. « Le vent a fait le tour! » Les enfants veulent savoir par où.',
      intentionEducative: 'Éveiller le désir de rendre visible ce qui ne se voit pas, en courant le chercher.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
      ],
      objectifs: [
        'Dire d’où vient le vent et où il va.',
        'Comparer deux endroits du même lieu.',
        '{45min|Avancer contre le vent, filer avec lui et sentir la différence.} {20min 30min|Courir d’un ruban à l’autre et sentir où le vent pousse.}',
      ],
      materiel: [
        item(
          'Rubans de tissu léger, longs comme une main',
          'un par bâton, et trois de plus',
          'Bandes de sac de papier',
        ),
        item('Bâtons fendus au bout', 'un par enfant, et deux de plus', 'Bouteilles lestées de sable ou de neige'),
        item('{!hiver cour parc|Grosses craies}', 'une pour deux enfants', 'Bâton qui trace dans la terre'),
        item('{45min|Drap léger}', 'un pour quatre enfants', 'Nappe de tissu'),
      ],
      preparation: [
        'Coupez les rubans la veille et coincez-en un dans la fente de chaque bâton.',
        '{cour|Sortez avant le groupe : repérez} {!cour|Repérez en arrivant} un coin abrité et un coin venteux, que vous voyez tous deux du même endroit{parc|, loin de la rue}{bois|, loin de l’eau et des pentes}.',
        'Vérifiez la force du vent : si les branches se cassent, le jeu attend.',
      ],
      deroulement: [
        opening(
          { 20: 4, 30: 5, 45: 6 },
          '{!hiver|Mouillez un doigt, levez-le, tournez sur vous-même.} {hiver|Ôtez votre capuchon, plissez les yeux, tournez sur vous-même.} « Il me souffle dans l’oreille. Et à vous? » Donnez le premier bâton à celui qui doute.',
        ),
        play(
          { 20: 12, 30: 18, 45: 20 },
          'Les enfants essaiment, bâton pointé vers le bas, et plantent : {cour|au coin du cabanon, près de la clôture, au milieu.} {parc|au coin du chalet, sur la butte, au milieu du terrain.} {bois|à l’orée, contre un gros tronc, dans un creux.} Ils courent d’un ruban à l’autre : ici il tire, là il dort, là-bas il tourne! Un ruban ne bouge pas? On le déplace de trois pas, puis de trois encore, jusqu’à ce qu’il tire. Quand tout est planté, pariez : « Lequel se réveillera le premier? » Chacun s’accroupit près de son ruban et lève le bras quand le ruban bouge; les bras montent l’un après l’autre, et l’on voit passer le vent. {20min 30min|Après deux rafales vues ainsi, tracez la carte.} {45min|Après deux rafales vues ainsi, sortez les draps.} {avec-tissu|Essayez @materiel au bout d’un bâton.} {avec-papier|Coincez @materiel dans une fente et comparez avec le tissu.}',
        ),
        play(
          { 45: 11 },
          'Quatre enfants prennent un drap par les coins, marchent contre le vent, se retournent et filent avec lui. {!ete|Un enfant ferme son manteau, un autre l’ouvre : qui est poussé?} {ete|Un enfant colle ses bras au corps, un autre les ouvre : qui est poussé?}',
        ),
        closing(
          { 20: 4, 30: 7, 45: 8 },
          'Tracez au sol le contour du lieu{hiver|, au bâton dans la neige}{bois !hiver|, au bâton dans la terre}; chaque enfant y dessine sa flèche. « Par où passe le vent? » Rapportez les bâtons en fagot, rubans comptés.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Accroupissez-vous près d’un ruban immobile et attendez avec l’enfant.',
          'Tracez la flèche que l’enfant montre du bras, même si la voisine la contredit.',
          'Tournez votre dos au vent pour leur parler.',
        ],
        questionsOuvertes: ['D’où vient le vent?', 'Pourquoi ce ruban-là dort-il?', 'Où irais-tu te cacher du vent?'],
      },
      vocabulaire: ['le vent', 'la rafale', 'la brise', 'abrité', 'la direction', 'flotter', 'contre', 'tourbillonner'],
      adaptations: [
        {
          pour: '4-5a',
          texte:
            'Certains préfèrent suivre un seul ruban en marchant, toute la période. D’autres voudront refaire la carte à la prochaine sortie et comparer.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Contre la joue, le ruban renseigne l’enfant qui voit peu : il tourne sur lui-même et montre d’où vient le vent.',
        },
        {
          pour: 'interieur',
          texte:
            'Une main qui évente, une porte qui s’ouvre, un souffle : la carte des courants d’air se fait aussi dans le corridor.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!automne|L’automne, les feuilles dessinent la carte avant vous.} {automne|L’hiver, la neige soufflée montre les coins où le vent s’assoit.}',
        },
      ],
      securite: {
        risquesAcceptes: ['{!ete|Tuque}{ete|Casquette} envolée.', 'Course qui finit sur les genoux.'],
        dangersAEliminer: [
          'Bâton à la main : on marche, la pointe vers le sol; on court les mains vides.',
          'Course vers un bâton planté : on s’arrête à un pas, et personne ne se penche au-dessus du bout.',
          '{45min|Drap attaché au corps : il se tient à deux mains et se lâche dès qu’il tire trop.}',
          '{cour parc|Branche ou panneau secoué : carte et jeu loin des arbres pendant les rafales.}',
          '{bois|Branches qui craquent : quittez le sous-bois dès que les rafales se lèvent.}',
        ],
        supervision: 'palier3',
        allergies: [
          '{!hiver|Vent chargé de pollen : prévoyez le coin abrité pour l’enfant qui éternue.} {hiver|Vent glacé : prévoyez le coin abrité pour l’enfant asthmatique.}',
        ],
      },
      observation: [
        'Éveil aux sciences : quelles explications donne-t-il du ruban qui dort?',
        'Motricité globale : comment penche-t-il son corps contre la rafale?',
        'Raisonnement : comment relie-t-il sa flèche à celle d’un ami?',
      ],
      prolongements: [
        '{cour|Laissez trois rubans à demeure;} {!cour|Plantez trois rubans dans la cour;} chaque matin, un enfant dessine le vent du jour.',
        'Un ruban part à la maison : la famille trouve la fenêtre la plus venteuse.',
      ],
      reflexionRetroaction: ['Ai-je répondu à leur place?', 'Quel coin du lieu les enfants ont-ils découvert?'],
    },
  },
]
