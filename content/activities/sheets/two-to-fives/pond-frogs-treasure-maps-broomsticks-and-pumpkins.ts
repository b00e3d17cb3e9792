import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

/** Frogs that fall silent before they jump, a treasure map turned about by the storm, brooms that obey a rhyme, a pumpkin's face that dries away, and a chair that is still a chair in the dark. */
export const TWO_TO_FIVES_TREASURE_AND_PUMPKIN_SHEETS: readonly BankSheet[] = [
  {
    key: 'gonfle-chante-tais-toi-saute',
    summary:
      'Petite grenouille dit « pip », grosse grenouille gronde : on gonfle les joues, on chante, on se tait, et l’on bondit sur la terre ferme.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_LANGUAGE'],
    themes: ['animaux-et-traces', 'mouvement-et-defis'],
    materials: [],
    place: 'PARK',
    alsoAt: {
      WATERSIDE:
        'Au bord de l’eau, les grenouilles bondissent sur la grève sèche ou l’herbe, loin de la rive, le dos à l’eau.',
      YARD: 'Dans la cour, l’étang des grenouilles est un carré d’herbe, à trois pas de la clôture et des modules.',
      WOODS: 'Au bois, les grenouilles sautent dans une clairière plate, sans racine ni souche.',
    },
    seasons: ['SPRING', 'SUMMER'],
    durationMinutes: 20,
    adults: 1,
    onlyNamed: ['WATER'],
    calls: [
      'grenouilles',
      'les grenouilles',
      'grenouille',
      'sauter comme une grenouille',
      'imiter la grenouille',
      'faire la grenouille',
      'entendre les grenouilles',
      'chant des grenouilles',
      'grenouille qui coasse',
      'rainette',
      'grenouille verte',
      'ouaouaron',
      'étang',
      'grenouilles de l’étang',
      'bondir',
      's’accroupir et sauter',
      'gonfler les joues',
      'se figer',
    ],
    seen: [
      'il gonfle ses joues, sort un gros coâ grave, et bondit dans le gazon',
      'elle fait une toute petite voix pip pip et sautille à petits bonds',
      'ils s’accroupissent tous, se taisent, puis sautent ensemble au signal',
      'il veut jamais arrêter de crier, je voudrais qu’il sache aussi se taire',
      'il imite le plus gros, lourd et lent, et tombe sur ses genoux en riant',
      'elle entend un bruit dans l’étang et reste figée, à l’écoute, sur le bout des pieds',
      'depuis qu’on entend coasser au marais, ils se répondent d’un bout à l’autre du parc',
      'au parc, il a trouvé un crapaud, et tous ont sauté comme lui après',
    ],
    picture:
      'Deux grenouilles s’aplatissent dans l’herbe; une autre, joues gonflées, ose un « pip »; de dos, près de l’éducatrice, le raton laveur frappe du pied.',
    scenes: ['sauter', 'imiter-animaux', 'voix', 'figer'],
    sheet: {
      titre: 'Gonfle, chante, tais-toi, saute!',
      observationDepart:
        '« Écoute, une grenouille! » Un enfant s’accroupit dans l’herbe, les mains entre les pieds, gonfle les joues et bondit.',
      intentionEducative:
        'Permettre de plier et d’étirer tout le corps pour bondir, et de passer de la voix au silence, comme la grenouille.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Attention', role: 'secondaire' },
      ],
      objectifs: [
        'Bondir en poussant des jambes et retomber genoux pliés.',
        'Changer de voix et de bond en changeant de grenouille.',
        '{!10min|S’aplatir et se taire au moindre pas, puis oser chanter de nouveau.}',
      ],
      materiel: [
        optional('{si-cônes|Cônes}', '{si-cônes|quatre}', null),
        optional('{si-cerceaux|Cerceaux}', 'un par enfant, à deux grands pas les uns des autres', null),
        optional('{!10min si-instruments|Tambour ou maraca}', '{!10min si-instruments|un seul}', null),
        optional('{30min !2-3a si-cordes|Corde}', '{30min !2-3a si-cordes|une, couchée à plat}', null),
      ],
      preparation: [
        '{rive 1adulte|Seule, choisissez une grève sèche ou une pelouse plate à vingt pas de l’eau, le double si elle est haute, derrière une clôture, un talus ou une rangée de gros troncs. Rien de tel? Jouez au parc ou dans la cour, ou venez à deux.} {rive 2adultes|À deux, prenez une grève sèche et plate à quinze pas de l’eau, le double si elle est haute. L’une reste debout entre le jeu et l’eau, face au groupe, et ne fait rien d’autre.} {cour parc|Choisissez un carré d’herbe plat, à l’écart des modules.} {bois|Choisissez une clairière plate, à trois pas des troncs.}',
        'Marchez le coin d’avance : ni verre, ni roche, ni trou, ni guêpe. Huit pas de côté suffisent. Faites-en le tour avec les enfants : « Voilà l’étang des grenouilles. Elles y restent. » {si-cônes|Un cône à chaque coin : à chacun, on s’arrête et l’on chante « coâ! ».}',
        '{rive|Les bonds vont vers la terre, le dos à l’eau; on revient à sa place en marchant.} {rive 1adulte|Seule, restez du côté de l’eau d’un bout à l’autre du jeu, et comptez souvent.} {!rive|Placez-vous au bord du coin, face à tout le groupe.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Accroupissez-vous, une main derrière l’oreille. « Chut. Y a-t-il une grenouille, ici? » Écoutez ensemble, le temps de cinq souffles. « J’en connais une : c’est moi! » Gonflez les joues, touchez-les du doigt : « Coâ! » Taisez-vous. Les mains entre les pieds, les fesses basses, bondissez une fois. « Gonfle, chante, tais-toi, saute! » Refaites-le tous ensemble, chacun à deux grands pas des autres.',
        ),
        play(
          { 10: 6, 20: 7, 30: 8 },
          'Présentez trois grenouilles, et sautez chacune avec eux. La rainette, toute petite, dit « pip! » et sautille. La grenouille verte dit « gounc », comme un élastique, et bondit loin. Le ouaouaron, le plus gros, gronde « ouaaa-ron » et retombe lourd, genoux pliés. Chacun choisit la sienne et en change quand il veut. {si-cerceaux|Un cerceau couché est son nénuphar : on y retombe à deux pieds.} {2-3a|À deux ans, on plie et l’on pousse; un pied part parfois avant l’autre.} {2-3a !multiage|Gonflez les joues : un enfant vient les pousser du doigt, le son sort, vous bondissez. C’est son tour : touchez sa joue, attendez « pip! ». Il reste accroupi à regarder le sol? De votre place, faites comme lui : la grenouille se repose.} {3-4a|À trois ans, les mains se posent d’abord, les pieds les rejoignent.} {3-4a !multiage|Trompez-vous : chantez « pip » et retombez comme un ouaouaron. Ils rient, corrigent, montrent le bon bond. Puis un enfant chante, et tous sautent sa grenouille.} {4-5a|À quatre ans, un ami chante, et l’on trouve le bond qui va avec.} {4-5a !multiage|Comment bondir plus loin : fesses plus basses, bras lancés, regard au loin? On essaie une chose à la fois. Combien de bonds de rainette pour un seul de grenouille verte?}',
        ),
        play(
          { 20: 7, 30: 8 },
          '« Le raton laveur rôde. Il n’attrape que ce qui bouge. » Sans quitter votre place, frappez le sol du pied : boum, boum. {!10min si-instruments|Au tambour ou à la maraca, les pas du raton viennent de loin, puis de tout près.} Les grenouilles s’aplatissent, les yeux ouverts, sans un son. Arrêtez-vous. Attendez. Une grenouille ose : « Pip? » Une autre répond, et tout l’étang repart. Qui veut être le raton frappe le sol à sa place, puis redevient grenouille. {2-3a|À deux ans, on s’aplatit, et l’on relève la tête pour voir.} {2-3a !multiage|Au silence, chuchotez : « Il est parti? » L’enfant dit « pip », ou tape le sol à son tour : c’est lui, le raton! Accroupissez-vous à votre place, figée, les yeux ouverts.} {3-4a|À trois ans, on se fige dans la pose où l’on est.} {3-4a !multiage|Une grenouille est prise un pied en l’air? « Belle statue! » Avant le prochain pas, chacun prépare la pose la plus drôle qu’il saura tenir.} {4-5a|À quatre ans, on décide ensemble qui osera la première.} {4-5a !multiage|On la choisit sans parler, d’un clin d’œil. Le raton, de dos, écoute et montre du doigt d’où vient le premier « pip ».}',
        ),
        play(
          { 30: 6 },
          '« Il a plu : les grenouilles déménagent. » Montrez le bout de l’étang{rive| qui regarde la terre}. On s’y rend par bonds, accroupi pour souffler quand on en a besoin. {30min !2-3a si-cordes|Une corde couchée en travers est un ruisseau : d’un bond, on le passe.} En chemin, l’une montre un bond à elle : de côté, tout mou, en tournant; qui l’aime le copie. On revient en marchant. {2-3a|À deux ans, deux bonds, trois pas, un repos : on arrive aussi.} {2-3a !multiage|À chaque repos, dites bonjour à ce qui est au sol, un brin d’herbe, une fourmi : « Coâ! » Puis demandez : « Combien de bonds, maintenant? » Il montre un doigt ou deux, et l’on repart.} {3-4a|À trois ans, on suit un ami, deux grands pas derrière lui.} {3-4a !multiage|La file change de tête à chaque repos. La nouvelle tête choisit la voix de toute la file.} {4-5a|À quatre ans, on dit d’avance combien de bonds il faudra, puis on compte.} {4-5a !multiage|Revenus en marchant, on refait le chemin : comment y arriver en deux bonds de moins? Qui réussit montre son truc.}',
        ),
        closing(
          { 10: 2, 20: 3, 30: 4 },
          'La nuit tombe sur l’étang. Les grenouilles s’assoient, les joues molles. Les ouaouarons se taisent d’abord, puis les grenouilles vertes. Il reste une rainette, tout bas : « Pip. » Puis rien. Les mains derrière les oreilles, écoutez pour vrai : le vent, un oiseau, une grenouille peut-être. Chacun montre d’où vient ce qu’il a entendu. On étire les pattes, une à la fois, on se lève, et l’on quitte l’étang sans faire trembler le sol.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Gonflez les joues et attendez avant chaque son : c’est cette attente qui fait taire tout l’étang.',
          'Un enfant se fatigue? Accroupie, chantez avec lui : une grenouille passe plus de temps à attendre qu’à sauter.',
          '{!10min|Changez la longueur du silence : trois souffles, puis dix.}',
        ],
        questionsOuvertes: [
          'Quelle grenouille es-tu?',
          'Qu’est-ce qui t’aide à sauter?',
          'D’où vient ce son-là?',
          '{!10min|Comment sais-tu que le raton est loin?}',
        ],
      },
      vocabulaire: [
        'la grenouille',
        'la rainette',
        'le ouaouaron',
        'coasser',
        'bondir',
        'accroupi',
        '{!10min|le raton laveur}',
      ],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'L’enfant fait deux grenouilles seulement, la petite et la grosse. Qui ne décolle pas du sol plie et étire les genoux avec vous, les mains sur les cuisses.',
        },
        {
          pour: '3-4a',
          texte:
            'Ses pieds partent l’un après l’autre? Montrez l’élan : deux petites pliures, puis la poussée, en disant « et hop » ensemble.',
        },
        {
          pour: '4-5a',
          texte: 'L’enfant invente une quatrième grenouille : un nom, une voix, un bond que personne ne confondra.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'En fauteuil, freins mis, l’enfant bondit des bras et du dos et donne la voix que tous suivent. Les cris dérangent? L’étang chante les lèvres fermées, une main sur la joue.',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’automne, au local, les grenouilles cherchent où passer l’hiver : derniers bonds mous, puis on se blottit, immobile, les yeux fermés.',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Genoux verts, chute sur les fesses.',
          'Deux grenouilles qui retombent épaule contre épaule.',
        ],
        dangersAEliminer: [
          '{rive|Noyade : tout se joue dans le coin montré, loin de l’eau; aucun enfant ne va au bord. Une adulte reste debout ou accroupie entre ce coin et l’eau, face au groupe, sans le quitter des yeux. Un enfant sort du coin? Allez à lui aussitôt; les autres s’assoient où ils sont, et l’on recompte.}',
          '{rive 1adulte|Seule sans clôture, talus ni rangée de troncs : le jeu se fait ailleurs, ce jour-là.}',
          'Saut sur un ami : deux grands pas entre les grenouilles, et l’on regarde où l’on retombe.',
          'Poignet qui plie à l’atterrissage : doigts ouverts, paumes à plat, petits bonds d’abord.',
          'Vraie grenouille : on s’arrête, on la regarde à trois pas, personne ne la touche, ne la poursuit ni ne la nourrit.',
          '{rive|Quai, roches mouillées et joncs : hors du jeu.}',
          'Sol mouillé et glissant : on change de coin, ou l’on garde le chant sans les bonds.',
          '{si-cerceaux|Bord de cerceau sous le pied : on retombe au milieu, un seul par cerceau.}',
          '{30min !2-3a si-cordes|Corde levée, nouée ou autour de quelqu’un : elle reste à plat; au premier bout soulevé, vous la rangez.}',
        ],
        supervision: 'palier2',
        allergies: ['Piqûres et herbe : auto-injecteur sur vous, jambes couvertes si la peau réagit.'],
      },
      observation: [
        'Motricité globale : comment l’enfant pousse-t-il, des deux pieds ou d’un seul, et sur quoi retombe-t-il?',
        'Langage oral : notez les voix qu’il change et les mots qu’il garde.',
        'Attention : que fait son corps quand tout se tait?',
      ],
      prolongements: [
        'En rentrant, on attend à la porte accroupi : gonfle, chante, tais-toi, et l’on entre un par un.',
        'Dites aux familles les trois voix : un soir de printemps, la fenêtre ouverte, on cherche laquelle chante.',
      ],
      reflexionRetroaction: [
        'Mon silence a-t-il duré assez pour qu’un enfant le brise?',
        'Qui a préféré chanter, et qui a préféré bondir?',
      ],
    },
  },
  {
    key: 'la-carte-a-le-mal-de-mer',
    summary:
      'Chaque pirate dessine sa carte au trésor : des repères, des pas, une croix. « Tempête! » On tourne, on s’assoit, et la carte n’est plus du bon bord.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['mouvement-et-defis', 'nombres-et-formes'],
    materials: ['papier-et-crayons'],
    place: 'YARD',
    alsoAt: {
      INDOORS: 'Au local, le bateau est un coin de tapis, et les cachettes sont au pied des meubles.',
      PARK: 'Au parc, le bateau est un rond d’herbe, et cinq choses tout près sont les repères.',
    },
    seasons: ['SPRING', 'SUMMER', 'AUTUMN'],
    alsoIn: {
      WINTER:
        '{dedans|L’hiver, la fenêtre givrée est un repère de plus.} {dehors|L’hiver, on dessine au chaud la veille du voyage, et l’on suit les cartes dehors.}',
    },
    durationMinutes: 30,
    adults: 1,
    calls: [
      'pirates',
      'les pirates',
      'pirate',
      'carte au trésor',
      'cartes au trésor',
      'carte de pirate',
      'chasse au trésor',
      'trésor',
      'cacher un trésor',
      'chercher le trésor',
      'dessiner une carte',
      'suivre une carte',
      'croix sur la carte',
      'tempête',
      'capitaine',
      'équipage',
      'code de pirates',
      'compter ses pas',
    ],
    seen: [
      'il fait un X au crayon et dit que c’est là qu’est caché le butin',
      'elle compte ses pas à partir de l’arbre, trois grands, deux petits, et tourne',
      'ils cachent un papier plié sous une roche et dessinent le chemin pour le trouver',
      'il tourne sa feuille, tourne encore, et part du mauvais bord',
      'elle est choquée, un ami a pris ce qu’elle avait caché, c’était marqué à elle',
      'il se perd, il sait pas si c’est à gauche ou à droite, il revient',
      'depuis le livre de corsaires, ils dessinent des plans de la cour sur tous les papiers',
      'dans la cour, ils ont monté le carré de sable en navire, et l’un crie tempête',
    ],
    picture:
      'Assis dans leur rond d’herbe, les pirates tournent leur carte; l’un tend le bras vers le vrai arbre, au pied duquel attend un papier plié et marqué.',
    scenes: ['cacher-trouver', 'heros', 'tracer-ecrire', 'voyage'],
    sheet: {
      titre: 'La carte a le mal de mer',
      observationDepart:
        '« Je suis un pirate, mon trésor est là! » Un enfant trace une croix sur sa feuille, la tourne encore et encore, et part du mauvais bord.',
      intentionEducative:
        'Permettre de jouer aux pirates en dessinant une carte au trésor qu’un autre saura lire, puis de la replacer quand on a tourné.',
      domaines: [
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'principal' },
        { domaine: 'langagier', composante: 'Développement graphique', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
      ],
      objectifs: [
        'Dessiner des repères et une croix pour mener quelqu’un à une cachette.',
        'Tourner la carte jusqu’à ce qu’elle aille avec ce que l’on voit.',
        '{30min|Changer une seule chose sur une carte quand le trésor change de place.}',
      ],
      materiel: [
        item('Papier', 'deux feuilles par enfant, et quatre de plus', 'Carton mince'),
        item('Crayons', 'deux par enfant, de couleurs différentes', 'Crayons feutres'),
        optional('{dehors|Cartons rigides, sous les feuilles}', '{dehors|un par enfant}', null),
        optional('Boîtes de carton, les îles', 'une par enfant', null),
        optional('Cerceaux, les lagons', 'deux ou trois', null),
        optional('Corde, le bord du bateau', 'une longue, couchée en rond', null),
        optional('{si-cônes|Cônes, les phares}', 'un ou deux', null),
        optional('{si-enveloppes|Enveloppes}', 'une par enfant, une pour vous', null),
        optional('{si-paniers|Panier, le coffre}', '{si-paniers|un}', null),
        optional('{si-rouleaux|Rouleaux de carton}', 'un par enfant', null),
      ],
      preparation: [
        'Le bateau est {dedans|un tapis dégagé}{cour parc !hiver|un rond d’herbe large de six pas}{cour parc hiver|un rond de neige tapée large de six pas}, d’où vous voyez tout; chacun y ouvre les bras sans toucher personne. Choisissez autour, à dix pas au plus, cinq repères qui ne bougent pas{dedans| : la porte, la table, l’étagère, l’évier, la fenêtre}{cour parc| : un arbre, un banc, un poteau, un coin de clôture, un module}. {si-cônes|Un cône fait un repère de plus, le phare; posé, il ne bouge plus.} Touchez-les avec les enfants.',
        'Dessinez votre carte : le bateau en bas, trois repères, un petit trait pour chaque pas du deuxième au troisième, une croix d’une autre couleur à côté du dernier, et votre marque dans un coin. {dehors|Des cartons rigides? Glissez-les sous les feuilles : sur un sol mou, le crayon perce le papier.}',
        'Dessinez aussi un trésor : un bonhomme qui saute et trois traits, c’est l’ordre de faire trois bonds. Pliez le papier, faites dessus la marque de votre carte et posez-le au pied du troisième repère, un coin visible. {si-enveloppes|Une enveloppe par pirate garde l’ordre plié; la marque se fait dessus.} {dehors !hiver|Jour de vent? Une poignée de terre ou de feuilles le tient.} {dehors hiver|Une poignée de neige le tient.}',
        '{dehors hiver|La veille, faites dessiner ordres et cartes au local, devant la fenêtre, les repères nommés. Dehors, il ne reste qu’à cacher, à ajouter les pas et la croix au crayon, puis à chercher.}',
        'Des boîtes? Renversez-les n’importe où dans le coin : ce sont des îles, donc des cachettes de plus. Des cerceaux? Couchez-les à plat entre les repères. Une corde? Couchez-la en rond autour du bateau, sans nœud.',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4 },
          'Assis dans le bateau, ramez deux coups. « Je suis capitaine pirate, et voici ma carte au trésor. » Le doigt sur la carte, menez tout l’équipage d’un repère à l’autre. Avec des cerceaux, ce sont des lagons : chacun y met un pied en passant{!hiver|, et les dessinera tout ronds}. On compte les derniers pas : la croix est ici! Quelqu’un prend le papier plié : un bonhomme, trois traits. « C’est un ordre : trois bonds! » Tous les font. De retour à bord, dites le code des pirates, une main sur le cœur : « Mes bras sont une longue-vue, jamais une épée. Je prends seulement le trésor qui a la marque de ma carte. Perdu? Je reviens au bateau. »',
        ),
        play(
          { 20: 8, 30: 9 },
          'Le trésor de chacun est un ordre secret dessiné{dehors hiver| la veille} : un bonhomme, un geste, autant de traits que de fois. On le plie, et l’on y met sa marque, la même que sur sa carte. La moitié de l’équipage va cacher le sien au pied d’un repère, ou sous une île si l’on en a, un coin visible; l’autre rame, le nez baissé. Puis l’inverse. De retour, chacun fait sa carte{dehors hiver|, commencée la veille} : sa marque, le bateau en bas, les repères, les pas, la croix. {3-4a|À trois ans, un repère et une croix suffisent : un carré, un rond, et l’enfant dit ce que c’est.} {3-4a !multiage|Qui hésite regarde sa cachette. Demandez : « De quel bord? » Il montre, puis trace la croix de ce bord-là. Un ordre gribouillé? Il vous le dit à l’oreille.} {4-5a|À quatre ans, trois repères, et un trait pour chaque pas compté.} {4-5a !multiage|Un ami relit la carte tout haut, du bateau à la croix, sans bouger : « L’arbre, le banc, six pas. » L’auteur ne parle pas. Que manque-t-il? Il l’ajoute, ou va recompter ses pas.}',
        ),
        play(
          { 20: 6, 30: 8 },
          'Assis en rond, chacun passe sa carte au voisin de droite. On la regarde, le bateau contre le ventre. « Tempête! » On se lève, on tourne lentement deux fois, bras ouverts, et l’on s’assoit vite, le temps de trois souffles. « La carte a le mal de mer! » On cherche des yeux le premier repère, et l’on tourne la feuille jusqu’à ce que son dessin soit de ce bord-là. Alors on part, on trouve, on rapporte le trésor plié. {3-4a|À trois ans, deux voisins, ou trois, échangent leurs cartes et cherchent ensemble, une carte après l’autre; l’auteur marche derrière.} {3-4a !multiage|Accroupissez-vous derrière le chercheur : « Où est le vrai? » Il le montre. « Et le dessiné? » Il tourne la feuille, ou se tourne lui-même.} {4-5a|À quatre ans, on lit seul, et l’auteur se tait.} {4-5a !multiage|Qui revient bredouille fait une nouvelle tempête, à un tour, et replace sa carte. Ses pas sont plus longs que ceux de l’auteur? On cherche un peu avant, un peu après. Trouvé, le trésor attend, fermé, sous une cuisse.}',
        ),
        play(
          { 30: 5 },
          'Les trésors repartent! La moitié de l’équipage recache, au pied d’un autre repère, le trésor trouvé; l’autre rame, le nez baissé. Puis l’inverse. De retour à bord, on barre la vieille croix, on en trace une neuve, et l’on rend la carte à son auteur, qui cherche son propre trésor. Petite tempête, un seul tour, et l’on y va. {3-4a|À trois ans, on trace la croix neuve, et l’on tend le bras vers le bon bord.} {3-4a !multiage|« Ta carte a deux croix? » Demandez laquelle est la vieille : on la barre d’un grand trait, ou on la gribouille. Trouvé? Celui qui a caché et celui qui a trouvé rament trois coups ensemble.} {4-5a|À quatre ans, on a le choix : changer la croix, les pas ou l’ordre des repères.} {4-5a !multiage|Une seule chose change, et celui qui a recaché dit laquelle en rendant la carte. Le trésor ne se trouve pas? Les deux pirates y vont ensemble et s’entendent sur ce qu’il fallait dessiner.}',
        ),
        closing(
          { 20: 3, 30: 4 },
          'Tout l’équipage remonte à bord, par-dessus la corde s’il y en a une. Chacun ouvre le trésor qu’il rapporte et fait le geste du bonhomme, autant de fois qu’il y a de traits; si l’on hésite, qui l’a dessiné le dit. Choisissez deux ordres que tous font, même le capitaine. {si-paniers|Le panier est le coffre : chaque ordre lu y tombe.} Comptez les papiers : il y en a autant que de pirates, plus le vôtre. Chacun reprend sa carte et la roule en longue-vue. {si-rouleaux|Un rouleau de carton lui fait un étui : elle rentre au port sans un pli.} Assis, on rame vers le port, de plus en plus lentement : « Terre! » Puis on range les crayons et les feuilles.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Devant une carte difficile, montrez le vrai repère et attendez : c’est l’enfant qui tourne la feuille.',
          'Un bras devient une épée? « Capitaine! Que vois-tu dans ta longue-vue? »',
          'Pendant que l’on cache, ramez avec ceux qui ne regardent pas et gardez les cacheurs à l’œil.',
        ],
        questionsOuvertes: [
          'Par où commence ta carte?',
          'Où est le vrai, où est le dessiné?',
          'Que manque-t-il pour que ton ami trouve?',
        ],
      },
      vocabulaire: ['le pirate', 'la carte', 'le repère', 'la croix', 'la tempête', 'l’équipage', 'la longue-vue'],
      adaptations: [
        {
          pour: '3-4a',
          texte: 'L’enfant ne dessine qu’un repère, celui de sa cachette, et met la croix juste à côté.',
        },
        {
          pour: '4-5a',
          texte:
            'L’enfant met un piège sur sa carte : un repère qui ne sert à rien. Le chercheur dit lequel et pourquoi.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'En fauteuil, l’enfant est au gouvernail : il lance la tempête et tourne sa carte, sans tourner lui-même; sa cachette est à hauteur de bras, sur un siège. Le tournis dérange? La tempête se fait assis, on penche de chaque côté, et votre main tourne la feuille.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dehors, la croix se trace aussi dans la neige, d’une mitaine, et le trésor dépasse d’une poignée de neige.} {hiver|L’été, on dessine dehors, à plat ventre dans le bateau, mis à l’ombre d’un arbre.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Tête qui tourne un instant, carte froissée.', 'Carte qui mène au mauvais endroit.'],
        dangersAEliminer: [
          'Étourdi qui part en courant : après la tempête, on reste assis le temps de trois souffles.',
          'Pirates trop près pendant la tempête : bras ouverts, personne ne se touche.',
          'Crayon en marchant : il reste dans le bateau; on cherche avec la carte seulement.',
          'Cachette en hauteur, derrière un meuble, dans un trou ou un buisson : le trésor est au sol, un coin visible, ou sur un siège pour l’enfant en fauteuil.',
          'Coin dont on sort en cherchant : les repères en sont les bords; passé l’un d’eux, vous appelez tout l’équipage au bateau.',
          '{dehors|Papier emporté par le vent : on ne court pas après hors du coin.}',
        ],
        supervision: 'palier2',
        allergies: [
          '{dehors !hiver|Piqûres : auto-injecteur sur vous.} {dedans|Peau sensible à l’encre : crayons de bois.} {dehors hiver|Peau sensible à l’encre : crayons de bois.}',
        ],
      },
      observation: [
        'Raisonnement : que fait l’enfant de sa feuille quand elle ne va plus avec ce qu’il voit?',
        'Développement graphique : notez ce qu’il dessine pour dire une chose, un pas, un bord.',
        'Motricité globale : comment tourne-t-il, s’assoit-il, repart-il?',
      ],
      prolongements: [
        'À la sortie, un enfant dessine le chemin jusqu’au vestiaire, et le groupe suit sa carte.',
        'Dites aux familles l’ordre secret : à la maison, un papier plié sous l’oreiller, deux becs à donner.',
      ],
      reflexionRetroaction: [
        'Ai-je tourné une carte à la place d’un enfant?',
        'Quels repères du coin les enfants voient-ils, que je ne voyais pas?',
      ],
    },
  },
  {
    key: 'abracadabou-entre-mes-genoux',
    summary:
      'Une formule rime, et le balai de sorcière obéit : entre les genoux, dans les mains, à la hanche. On vole, on freine, on brasse le chaudron, on atterrit.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_LANGUAGE'],
    themes: ['saisons-et-fetes', 'mouvement-et-defis'],
    materials: [],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, les sorcières volent sur l’herbe ou l’asphalte sec, à trois pas des modules.',
    },
    seasons: ['AUTUMN'],
    durationMinutes: 20,
    adults: 1,
    occasion: 'halloween',
    calls: [
      'sorcières',
      'les sorcières',
      'sorcière',
      'Halloween',
      'alloween',
      'balais',
      'balai',
      'balai de sorcière',
      'petits balais',
      'voler sur un balai',
      'à cheval sur un balai',
      'formule magique',
      'formules magiques',
      'abracadabra',
      'chaudron',
      'brasser le chaudron',
      'soupe de sorcière',
      'atterrir',
      'freiner',
    ],
    seen: [
      'elle enfourche son manche et fait le tour du local comme en vol',
      'il brasse une potion avec sa cuillère et met des rimes en ou',
      'ils se promènent en file avec leurs balais et freinent au signal',
      'il fonce partout avec son bâton entre les jambes, ça accroche les manteaux',
      'elle a peur du chapeau pointu de sa voisine, elle veut une gentille',
      'il répète bibidi babidi et invente des mots qui finissent pareil',
      'depuis les décorations d’octobre, ils font voler les vadrouilles en criant des sorts',
      'au coin costume, une amie a changé les amis en crapauds, avec un mot magique',
    ],
    picture:
      'Quatre sorcières à visage découvert, dont une en fauteuil, volent du même bord, le balai bas; la première plante les deux pieds, genoux pliés.',
    scenes: ['deguiser', 'rimes-lettres'],
    sheet: {
      titre: 'Abracadabou, entre mes genoux!',
      observationDepart:
        '« Vroum, je suis une sorcière! » Un balai entre les jambes, une enfant fait le tour {dedans|du local et fonce dans les manteaux}{cour|de la cour et fonce dans la haie}.',
      intentionEducative:
        'Permettre de voler, de freiner et d’atterrir comme les sorcières de l’Halloween, au signal d’un mot qui rime.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'secondaire' },
      ],
      objectifs: [
        'Avancer, freiner et plier les genoux au mot de la formule.',
        'Trouver la partie du corps qui rime.',
        '{30min|Inventer une formule à laquelle les autres obéissent.}',
      ],
      materiel: [
        item(
          'Balais petits et légers, pas plus hauts que le nombril de l’enfant',
          'un par enfant, et un pour vous',
          'Papier roulé serré, ou deux poings fermés l’un devant l’autre',
        ),
        optional('{si-chaudron|Chaudron vide et léger}', '{si-chaudron|un, au milieu du rond}', null),
        optional('{si-chapeaux|Chapeaux de sorcière, sans cordon}', 'un par enfant', null),
        optional('{si-cerceaux|Cerceau}', '{si-cerceaux|un, couché au centre}', null),
        optional('{si-cônes|Cônes}', 'trois ou quatre, au bord du rond', null),
        optional('{!10min si-feuilles|Feuilles mortes}', 'deux par enfant', null),
      ],
      preparation: [
        'Pas de petits balais? Roulez serré deux grandes feuilles, ou volez sans rien, les deux poings l’un devant l’autre : manche et brosse sont invisibles.',
        '{dedans|Poussez les meubles : il faut une piste large de deux pas autour d’un rond vide de quatre pas, celui du chaudron.}{cour|Choisissez un sol plat et sec : il faut une piste large de deux pas autour d’un rond vide de quatre pas, celui du chaudron.} Faites-en le tour à pied avec les enfants, toujours dans le même sens. {si-cerceaux|Un cerceau couché au centre est le bord du chaudron : personne n’y met le pied.} {dedans|Le local est petit? La moitié vole; l’autre, assise au milieu, dit la formule avec vous. Puis on change.}',
        'Les balais attendent, couchés, aux pieds de chacun, assis à deux bras les uns des autres. {!10min si-feuilles|Au bord du rond vide, posez deux feuilles mortes par enfant : des ailes de chauve-souris, à jeter d’une main dans la soupe.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Votre balai sur les cuisses, montrez vos joues : « C’est encore moi. Je joue à la sorcière de l’Halloween, une gentille. Mon balai n’obéit qu’aux mots qui riment. » {si-chaudron|Avec un chaudron au milieu du rond, deux enfants à la fois s’y penchent et y disent « abracadabou », et tous le redisent : le mot en ressort plus gros.} Levez-vous : « Abracadabou, entre mes genoux! » Le balai y va, la brosse en bas, derrière. Trois pas en volant. « Abracadabied, je freine des pieds! » Plantez les deux pieds, genoux pliés. Dites : « Prends le tien, et parle-lui. » Chacun se lève et le fait deux fois sur place, avec les mots.',
        ),
        play(
          { 10: 6, 20: 7, 30: 8 },
          'Toutes les sorcières volent dans le même sens autour du chaudron, à deux bras les unes des autres, les deux mains au manche, à la hauteur du ventre, la brosse qui frôle le sol derrière. {si-cônes|Au bord du rond, les cônes sont des clochers à contourner.} « Abracadabou… » Elles répondent « genoux! » et partent. « Abracadabied… » « Pieds! » Elles freinent. « Abracadabol, mon balai au sol! » On atterrit : on couche le balai, puis deux petits bonds mous à côté. {2-3a|À deux ans, le balai traîne au bout du bras, et freiner, c’est s’accroupir.} {2-3a !multiage|Tapez la partie du corps en disant le mot : tape, tape, « genoux! ». Un enfant s’arrête? « Ton balai dort. » Chuchotez la formule au manche, ensemble : il repart.} {3-4a|À trois ans, on vole au petit galop, et l’on freine en trois pas.} {3-4a !multiage|Trompez-vous : « Abracadabou, entre mes oreilles? » On vous corrige. Puis une sorcière dit la formule à votre place.} {4-5a|À quatre ans, on freine d’un seul coup, sans bouger ensuite.} {4-5a !multiage|Essayez le vol de nuit, lent, sans un bruit de brosse, puis celui du grand vent, en zigzag sur la piste. Un enfant dit la formule; après deux freinages, c’est au tour d’un autre.}',
        ),
        play(
          { 20: 7, 30: 8 },
          '« Abracadabain, le balai dans les mains! » Debout autour du chaudron, à deux bras les unes des autres, les sorcières posent la brosse au sol, devant elles, et brassent en rond : « Brasse, brasse, mon balai, un nuage, deux galets, un rire de corneille, et la soupe s’éveille! » Chacune jette, d’une main, un ingrédient invisible, avec son bruit. Au mot « s’éveille », on redit « abracadabou » : un tour de piste, puis on revient brasser. {2-3a|À deux ans, on brasse fort, on jette un « prout » ou un « miaou », et l’on recommence.} {2-3a !multiage|Goûtez du doigt : « Il manque… » Attendez. Ce que l’enfant montre du doigt tombe dans la soupe, « plouf! ». Brassez lentement, vite, arrêtez.} {3-4a|À trois ans, chacun dit l’ingrédient et d’où il vient : un poil d’ours mouillé.} {3-4a !multiage|On redit les trois derniers ingrédients, dans l’ordre. On en oublie un? Tous brassent de l’autre bord.} {4-5a|À quatre ans, l’ingrédient rime avec celui d’avant : crapaud, chapeau.} {4-5a !multiage|La rime ne vient pas? Un mot inventé sert : crapaud, « tripaud ». Quand la soupe a cinq rimes, toutes les sorcières les récitent.}',
        ),
        play(
          { 30: 6 },
          'Les balais veulent des mots neufs. « Abracadabanche, mon balai sur la hanche! » On l’y tient à deux mains, la brosse en bas, et l’on marche sans l’échapper. « Abracadabollet, mon balai au mollet! » Debout sur place, on le tient contre la jambe. Puis montrez une autre partie du corps, plus bas que les épaules : quelle formule y mènerait le balai? {2-3a|À deux ans, l’enfant touche, vous fabriquez : « Abracadabentre, sur mon ventre! »} {2-3a !multiage|Ventre, cuisse, fesse : il attend la fin du mot, pose le balai, et rit. Changez la voix de la formule, toute grave, toute petite. Puis faites un tour de piste.} {3-4a|À trois ans, dites le début, on trouve la fin : « Abracadabesse… » « Fesses! »} {3-4a !multiage|Un enfant invente un début, « Abracadabi… ». Tout ce qu’un ami trouve pour finir est bon, et tous l’essaient.} {4-5a|À quatre ans, l’enfant choisit la partie du corps et invente le début.} {4-5a !multiage|Deux formules de suite : le balai va à la hanche, puis au pied. Un enfant les dit, les autres obéissent dans l’ordre.}',
        ),
        closing(
          { 10: 2, 20: 3, 30: 4 },
          'Le jour se lève, et les balais bâillent. Dernier tour, très lent. « Abracadabol… » Les enfants répondent « sol! » et couchent leur balai sans bruit, l’un après l’autre, en rangée hors de la piste. {si-chapeaux|On soulève son chapeau de sorcière : dessous, c’est moi.} On se frotte les joues à deux mains : « La sorcière est partie, c’est encore moi. » Chacun redit tout bas à son balai le mot qu’il a préféré. Les balais dorment, et l’on passe à côté sur la pointe des pieds.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Dites le début, puis attendez en montrant la partie du corps, sans dire le mot.',
          'Montrez votre visage souvent : une sorcière qui sourit est encore l’éducatrice.',
          'Un balai se lève? « Abracadabas, la brosse en bas! » et l’on repart.',
        ],
        questionsOuvertes: [
          'Qu’est-ce qui rime avec « bou »?',
          'Comment freine ton balai?',
          '{!10min|Que mets-tu dans la soupe du chaudron?}',
          '{30min|Où va ton balai, maintenant?}',
        ],
      },
      vocabulaire: ['la sorcière', 'le balai', 'la formule', 'rimer', 'freiner', 'atterrir', '{!10min|brasser}'],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Deux formules suffisent : genoux, sol. Le balai le gêne? Il vole les bras ouverts, et le balai l’attend, couché hors de la piste.',
        },
        {
          pour: '3-4a',
          texte: 'Le freinage part trop tard? Dites « abracadabied » en levant la main; il plante les pieds au mot.',
        },
        {
          pour: '4-5a',
          texte: 'L’enfant mène le vol : il dit la formule et regarde si tous ont freiné avant de dire la suivante.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'En fauteuil, le balai se pose sur les cuisses et le fauteuil vole, poussé ou conduit; freiner, c’est arrêter le fauteuil au mot. Les cris gênent? Les formules se chuchotent au manche, et les mains répondent.',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’hiver, au local, les balais sont des pelles à neige pour rire : « Abracadabeige, je pousse la neige! »',
        },
      ],
      securite: {
        risquesAcceptes: ['Balai échappé, pieds qui se mêlent.', 'Chute sur les fesses au freinage.'],
        dangersAEliminer: [
          'Manche près d’un visage : brosse toujours au sol; personne ne pointe, ne lève ni ne lance son balai{!10min|, et l’on brasse debout, car assis, le manche arrive au visage}.',
          'Deux vols en sens contraire : un seul sens, et personne ne traverse le rond du chaudron pendant le vol.',
          'Brosse dans le talon de l’ami : deux bras d’écart, et l’on vole à côté si la piste rapetisse.',
          'Balai couché où l’on marche : il reste aux pieds de l’enfant, ou en rangée hors de la piste.',
          'Manche qui a des échardes, tête qui se dévisse : examiné d’avance, laissé de côté.',
          'Masque ou cape longue : on joue à visage découvert, sans rien qui pend.',
          '{si-chaudron|Chaudron levé ou mis sur une tête : il reste vide, posé au sol.}',
          '{si-chapeaux|Chapeau sur les yeux, cordon sous le menton : il se porte sans cordon, ou reste posé.}',
          '{si-cônes|Cône renversé sur la piste : tout le monde freine, et vous le relevez.}',
          '{!10min si-feuilles|Feuille morte sous un pied : elle reste dans le rond, jamais sur la piste.}',
        ],
        supervision: 'palier2',
        allergies: ['Poussière : balais neufs ou lavés, jamais ceux du ménage.'],
      },
      observation: [
        'Motricité globale : comment l’enfant freine-t-il, et que font ses genoux?',
        'Langage oral : quelle fin de formule attend-il, trouve-t-il ou invente-t-il?',
        'Schéma corporel : quelles parties de son corps nomme-t-il ou touche-t-il?',
      ],
      prolongements: [
        'À l’habillage, la formule habille : « Abracadabied, ma botte à mon pied! »',
        'Dites aux familles « Abracadabou » : à la maison, une cuillère de bois cherche la partie du corps qui rime.',
      ],
      reflexionRetroaction: [
        'Qui a freiné à la formule, et qui a freiné en voyant l’ami?',
        'Ai-je laissé assez de silence pour que la rime vienne d’eux?',
      ],
    },
  },
  {
    key: 'une-grimace-qui-s-efface',
    summary:
      'Où est le nombril de la citrouille? Laquelle est la plus lourde? Du doigt mouillé, chacun lui fait une grimace d’Halloween, qui s’efface toute seule.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['saisons-et-fetes', 'jardin-et-recolte'],
    materials: [],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, les citrouilles se couchent sur l’herbe, et le vent efface les grimaces plus vite.',
    },
    seasons: ['AUTUMN'],
    durationMinutes: 20,
    adults: 1,
    occasion: 'halloween',
    calls: [
      'Halloween',
      'alloween',
      'citrouilles',
      'citrouille',
      'les citrouilles',
      'citrouille entière',
      'citrouilles entières',
      'décorer une citrouille',
      'citrouille sans couteau',
      'visage de citrouille',
      'dessiner sur la citrouille',
      'laver la citrouille',
      'peser les citrouilles',
      'côtes de la citrouille',
      'taper sur la citrouille',
      'rouler la citrouille',
      'la plus lourde',
      'grimaces',
      'lourd et léger',
    ],
    seen: [
      'elle dessine une bouche sur la courge avec son doigt mouillé, pis ça disparaît',
      'il cogne sur la grosse boule orange avec une cuillère pour entendre si c’est creux',
      'ils essaient de lever celle de l’entrée pour savoir si elle est plus pesante',
      'il a peur du visage croche allumé dans la fenêtre du voisin',
      'elle cherche son nombril, puis veut trouver celui de la courge',
      'il veut que son dessin reste, il est triste que ça sèche si vite',
      'depuis le champ de courges, ils font des faces sur tout ce qui est rond',
      'à l’entrée du CPE, ils flattent les rangs de la grosse orange et comptent les lignes',
    ],
    picture:
      'Du doigt, une enfant fait une bouche d’eau à une grosse citrouille, dont un œil s’en va déjà; un plus petit tambourine, sa débarbouillette en main.',
    scenes: ['mesurer', 'textures', 'traces', 'fete'],
    sheet: {
      titre: 'Une grimace qui s’efface',
      observationDepart:
        '« Elle a pas d’yeux! » Devant la citrouille de l’entrée, une enfant passe un doigt mouillé sur la peau. La trace luit, puis s’en va.',
      intentionEducative:
        'Permettre de connaître une citrouille entière par les mains, les bras et l’oreille, et de lui donner un visage d’Halloween qui ne dure pas.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Développement sensoriel', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Éveil aux mathématiques', role: 'secondaire' },
      ],
      objectifs: [
        'Toucher, tapoter et trouver les deux bouts de la citrouille.',
        'Voir une trace d’eau apparaître, puis partir.',
        '{!10min|Sentir des bras ou des mains laquelle est la plus lourde.}',
      ],
      materiel: [
        item(
          'Citrouilles entières',
          'une pour deux enfants, de la grosseur d’un pamplemousse à celle d’un ballon, et une de plus',
          'Courges entières',
        ),
        item('Débarbouillettes', 'une par enfant', 'Mains mouillées au lavabo'),
        optional('Cuillères de bois à bout rond', 'une par enfant', null),
        optional('{30min|Bas et gros blocs du local}', '{30min|trois choses par citrouille}', null),
        optional('{si-bols|Bols de plastique}', '{si-bols|un pour deux enfants}', null),
        optional('{si-pinceaux|Pinceaux}', '{si-pinceaux|un par enfant}', null),
        optional('{si-feuilles|Grandes feuilles mortes, entières}', '{si-feuilles|une par enfant}', null),
        optional('{30min si-chapeaux|Chapeaux}', '{30min si-chapeaux|un par citrouille}', null),
        optional('{si-lampes-de-poche dedans|Lampe de poche}', '{si-lampes-de-poche dedans|une, tenue par vous}', null),
      ],
      preparation: [
        'Choisissez des citrouilles dures, sans coupure ni coulure, et une queue qui tient bien. Passez le doigt partout : rien de piquant.',
        'Mouillez les débarbouillettes à l’eau tiède et tordez-les : elles sont humides, aucune goutte ne tombe. Pas de débarbouillettes? On se mouille les mains au lavabo, juste avant, sans les essuyer. Essayez d’un doigt mouillé : la trace doit foncer la peau ou la faire luire.',
        'Posez les citrouilles {dedans|sur le tapis}{cour|sur l’herbe, à plat}, à deux pas l’une de l’autre, loin de toute marche{cour| et de toute pente}. {18-24m multiage|Les plus jeunes ont la plus grosse, à un bras de vous.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Assise devant une citrouille, chuchotez : « C’est l’Halloween, et cette citrouille n’a pas de visage. » Tapotez-la du plat de la main, collez l’oreille, tapotez encore. « En haut, sa queue. Et dessous? » Couchez-la sur le côté : un petit rond rude, là où était la fleur. « Son nombril! Et le tien? » Chacun met le doigt sur le sien. Puis, à genoux, deux par deux, tous couchent leur citrouille et en cherchent le nombril. Avec des cuillères de bois, l’un tapote près de la queue, l’autre au nombril : toc, toc, où est-ce le plus creux? {si-bols|On tapote aussi un bol renversé, vide pour de vrai : la citrouille sonne-t-elle pareil?}',
        ),
        play(
          { 10: 6, 20: 7, 30: 8 },
          'Pressez un doigt sur la débarbouillette, et tracez un œil sur la peau orange. Il luit. Un autre œil, une bouche en zigzag : une grimace d’Halloween! Attendez. « Où s’en va-t-elle? » Chacun mouille son doigt et fait la sienne, l’un d’un côté, l’autre de l’autre. {si-pinceaux|Un pinceau à peine mouillé trace plus mince : cet œil-là part-il avant les autres?} {si-feuilles|Une grande feuille morte sert d’éventail : la grimace part-elle plus vite?} {18-24m|À dix-huit mois, on tapote du plat de la main mouillée, et l’on regarde la trace.} {18-24m !multiage|Posez votre main mouillée, ôtez-la : une main luit. Attendez : « Partie! » Puis la sienne. Frottez ensemble autour de la queue, de la débarbouillette ou de la main : gratte, gratte.} {2-3a|À deux ans, un rond, c’est un œil, et il en faut dix.} {2-3a !multiage|Soufflez dessus : « Bye, l’œil! » Il souffle aussi, regarde, remouille son doigt. Tournez la citrouille : voilà une joue sèche, toute neuve.} {3-4a|À trois ans, on fait la grimace soi-même, puis on la dessine.} {3-4a !multiage|Un ami regarde et la refait avec sa figure avant qu’elle parte.} {4-5a|À quatre ans, on gage : quel œil partira le premier, le mince ou l’épais?} {4-5a !multiage|On essaie à l’ombre et au soleil, en soufflant ou non, et l’on dit ce qui l’a fait partir plus vite.}',
        ),
        play(
          { 20: 7, 30: 8 },
          'Laquelle est la plus lourde? Assis, les jambes ouvertes, on pousse une citrouille d’un doigt, puis à deux mains. Elle part de travers et tourne autour de sa queue! Puis on échange avec les voisins : celle-là est-elle plus lourde? Les plus petites citrouilles se serrent contre le ventre, assis. {18-24m|À dix-huit mois, on pousse, on rattrape, on tambourine : poum, poum.} {18-24m !multiage|Roulez-en doucement une petite jusqu’à ses pieds et attendez qu’il la repousse. Tambourinez la grosse, puis la petite, l’oreille dessus.} {2-3a|À deux ans, on fait « hhhan » pour la lourde, et « hop » pour la légère.} {2-3a !multiage|Allez d’une citrouille à l’autre : un doigt suffit-il, ou faut-il tout le corps?} {3-4a|À trois ans, on les roule en rang, de « hop » à « hhhan ».} {3-4a !multiage|Où va la tienne? On la compare à chaque voisine en la poussant, et on la recule dans le rang si elle est plus légère.} {4-5a|À quatre ans, on compte les côtes, de la queue au nombril; le doigt d’un ami garde la première.} {4-5a !multiage|La plus grosse en a-t-elle le plus? On gage, on compte deux fois, et l’on écoute laquelle sonne le plus creux.}',
        ),
        play(
          { 30: 6 },
          '« Maintenant, mes mains sont ses oreilles. » Assise derrière la citrouille couchée, ouvrez une main de chaque côté. Mains en l’air, elle est contente; mains tombantes, elle a sommeil. {2-3a 3-4a 4-5a|Puis un ami passe derrière, l’autre devine devant, et l’on change.} Si l’on en a, deux blocs au sol font ses yeux, et un bas, sa bouche. {si-chapeaux|Un chapeau la coiffe, droit ou penché sur les yeux : qu’est-ce que ça lui fait?} {18-24m|À dix-huit mois, on pose ses mains dessus, on les ôte, on les pose encore.} {18-24m !multiage|Montrez sa bouche, la vôtre, celle de la citrouille : « Où est sa bouche? » Toute place est bonne. Puis faites « bouh » très doux, ensemble.} {2-3a|À deux ans, les mains sortent de derrière elle : « Coucou! »} {2-3a !multiage|Elle a sommeil, elle a faim : que fait-on? On lui parle, on la flatte, on la berce du plat des mains.} {3-4a|À trois ans, on dit : fâchée, contente, endormie?} {3-4a !multiage|On ne bouge qu’une main : son humeur change-t-elle? L’ami essaie de la refaire avec ses mains à lui.} {4-5a|À quatre ans, l’humeur se montre sans un mot, et l’ami la nomme.} {4-5a !multiage|Puis il raconte pourquoi elle est ainsi : on a oublié de sonner chez elle?}',
        ),
        closing(
          { 10: 2, 20: 3, 30: 4 },
          'C’est l’heure du bain. On frotte la citrouille, de la queue au nombril, avec la débarbouillette, et les dernières grimaces partent. {si-lampes-de-poche dedans|De votre lampe de poche, éclairez la peau de côté : un œil luit-il encore? On frotte là.} Puis on l’essuie de la paume. « Lisse, bosse, creux, bonne nuit. » On tapote une fois, on écoute une fois. Demandez à chacun où elle est la plus douce; il y met la main. Chacun dit bonne nuit à la sienne, et vous la rapporterez à l’entrée. On finit par se laver les mains.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Dessinez peu, attendez beaucoup : laissez la trace partir sans rien dire.',
          'Nommez ce que la main sent : lisse, rude, frais, creux.',
          '{!10min|Laissez-les pousser la plus grosse de tout leur corps; vous seule la soulevez.}',
        ],
        questionsOuvertes: [
          'Où s’en va la grimace?',
          'Que sent ton doigt?',
          '{!10min|Comment sais-tu laquelle est la plus lourde?}',
        ],
      },
      vocabulaire: ['la citrouille', 'la queue', 'le nombril', 'la peau', 'la grimace', 'mouillé', '{!10min|lourd}'],
      adaptations: [
        {
          pour: '18-24m',
          texte:
            'L’enfant a la grosse citrouille à deux mains, assis près de vous. La débarbouillette va à la bouche? Échangez-la.',
        },
        {
          pour: '2-3a',
          texte: 'Il veut laver toujours? Il lave : chaque passage efface, et une grimace l’attend de l’autre bord.',
        },
        {
          pour: '3-4a',
          texte: 'Il ne sait pas par où commencer? Dessinez un œil, il ajoute l’autre; puis c’est lui qui commence.',
        },
        {
          pour: '4-5a',
          texte:
            'Il explique à un ami pourquoi la trace s’en va, puis essaie d’un doigt plus mouillé : qu’est-ce qui change?',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'La citrouille se pose sur une table, calée d’une débarbouillette, pour qui est en fauteuil. La peau fraîche dérange? La main touche à travers le tissu, ou l’enfant dit où mettre la grimace.',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’été, une grosse roche tiède prend la grimace d’un doigt mouillé : on regarde si elle s’en va plus vite.',
        },
      ],
      securite: {
        risquesAcceptes: ['Manche mouillée, petite citrouille qui roule contre un pied.', 'Deux doigts au même œil.'],
        dangersAEliminer: [
          'Citrouille plus grosse que la tête de l’enfant : elle se pousse au sol, elle ne se soulève pas, et les pieds restent de côté.',
          'Citrouille sur une table ou un banc : elle reste au sol, sauf calée par vous pour un fauteuil.',
          'Queue cassée ou pointue : prenez une autre citrouille.',
          'Peau fendue ou coulante, morceau de queue détaché : ôtez-les aussitôt, mains lavées.',
          'Cuillère près d’un visage, ou en bouche chez un enfant qui se lève : on tapote assis, puis vous les ramassez.',
          'Couteau, bougie ou masque : rien de cela dans ce jeu.',
          '{dedans|Plancher mouillé : débarbouillettes tordues, goutte essuyée aussitôt.}',
          '{si-pinceaux|Pinceau en bouche ou près d’un œil : on trace assis, puis vous ramassez les pinceaux.}',
          '{si-feuilles|Feuille mâchée : regardez dans la bouche, ôtez le morceau; l’éventail reste dans votre main.}',
          '{si-lampes-de-poche dedans|Lumière dans un œil : la lampe ne vise que la citrouille.}',
        ],
        supervision: 'palier2',
        allergies: ['Peau sensible à la courge : la main touche à travers la débarbouillette; mains lavées après.'],
      },
      observation: [
        'Éveil aux sciences : que fait ou que dit l’enfant quand la trace s’en va?',
        'Développement sensoriel : quelle partie de la citrouille cherche-t-il de la main, de la joue ou de l’oreille?',
        'Éveil aux mathématiques : {10min|notez ce qu’il compte ou redemande, les yeux, les traces, « encore un ».}{!10min|notez comment il compare, en poussant, en comptant, en disant « gros ».}',
      ],
      prolongements: [
        'Demain, la citrouille de l’entrée reçoit une grimace de chacun, avant l’habillage.',
        'Dites-le aux familles : à la maison, un doigt mouillé suffit pour donner un visage à la citrouille, sans couteau.',
      ],
      reflexionRetroaction: [
        'Ai-je attendu que la trace parte, ou l’ai-je effacée?',
        'Qu’ont-ils trouvé sur la citrouille que je ne cherchais pas?',
      ],
    },
  },
  {
    key: 'dans-le-noir-c-est-encore-la-chaise',
    summary:
      'Dans le presque noir, la chaise a l’air d’un monstre. L’enfant dit « un peu », « assez » ou « clair », éclaire, et c’était la chaise!',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_LANGUAGE'],
    themes: ['emotions-et-amitie', 'lumiere-et-ombre'],
    materials: [],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    subject: 'peur',
    calls: [
      'peur du noir',
      'la peur du noir',
      'avoir peur du noir',
      'peur dans le noir',
      'monstres',
      'les monstres',
      'monstre',
      'monstre sous le lit',
      'peur des monstres',
      'noir',
      'noirceur',
      'lampes de poche',
      'lampe de poche',
      'couvertures',
      'cabane sous la table',
      'ombres qui font peur',
      'éteindre la lumière',
      'veilleuse',
      'la peur',
    ],
    seen: [
      'il éclaire le coin avec sa lampe et crie c’est juste mon manteau',
      'elle éteint un peu, pas trop, et me dit quand c’est assez sombre',
      'ils se cachent sous une couverte avec la flashlight et disent qui est là',
      'il veut pas dormir, il dit qu’il y a quelqu’un derrière le rideau',
      'elle hurle dès que la lumière s’éteint au dodo, elle se colle à moi',
      'il voit des yeux partout, il demande qu’on laisse la porte entrouverte',
      'l’autre nuit, il a vu un loup dans sa chambre, il en parle encore',
      'à la sieste, la chaise a l’air d’une bête, ils se montrent du doigt',
    ],
    picture:
      'À quatre pattes dans un rond de lumière, deux enfants vont vers la chaise, dont l’ombre a deux oreilles; l’éducatrice garde la main sur l’interrupteur.',
    scenes: ['peurs', 'ombre-lumiere', 'monstres'],
    sheet: {
      titre: 'Dans le noir, c’est encore la chaise',
      observationDepart:
        '« Ferme pas la lumière, y a un monstre! » Un enfant montre le coin du dortoir et serre votre manche.',
      intentionEducative:
        'Offrir à l’enfant de commander lui-même le noir et la lumière, et de dire sa peur du noir ou des monstres à quelqu’un qui l’écoute.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
      ],
      objectifs: [
        'Dire « un peu », « assez » ou « clair », et voir le noir obéir.',
        'Éclairer ce qui fait peur et le nommer.',
        '{30min|Dire ou montrer sa peur, et ce qui la rend plus petite.}',
      ],
      materiel: [
        item(
          'Lampes de poche',
          'une pour deux enfants, et une pour vous',
          'Couvertures, dont un pan levé fait rallumer',
        ),
        item('Couvertures', 'deux grandes pour la table, et une petite pour la chaise', 'Tables sans rien dessus'),
        optional('{si-coussins|Coussins}', '{si-coussins|trois ou quatre}', null),
        optional('{si-chapeaux|Chapeau}', '{si-chapeaux|un}', null),
        optional('{si-blocs|Gros bloc, léger}', '{si-blocs|un}', null),
        optional('{si-toutous|Toutous}', '{si-toutous|un par enfant}', null),
        optional('{30min si-figurines|Figurine d’animal, plus grosse que le poing}', '{30min si-figurines|une}', null),
      ],
      preparation: [
        'Choisissez ce qui fait le noir : un rideau que l’on tire peu à peu, ou des lumières éteintes l’une après l’autre. Trois crans suffisent; au plus sombre, tous les visages se voient encore. Jouez tout à côté : d’un pas, vous rallumez. Laissez un coin clair, près de la porte entrouverte. {si-coussins|Des coussins y attendent qui ne veut pas de noir.}',
        'Appuyez une chaise au mur, à deux pas de l’interrupteur ou du rideau : elle jouera le monstre. Des couvertures? Posez la petite sur son dossier. Pas de couverture? L’ombre de la chaise suffira. {si-chapeaux|Un chapeau au coin du dossier lui fera une tête.} {si-blocs|Un gros bloc couché au fond du siège lui fera une bosse.}',
        'La cabane est une table lourde, à trois pas de la chaise : trois enfants au plus dessous, à tour de rôle, les autres contre vous. Les couvertures pendent sur trois côtés; le long côté qui regarde la chaise reste ouvert. Sans couverture, la table nue fait un toit.',
        'Des lampes? La lumière va au sol, au mur ou sur la chaise, jamais vers quelqu’un. Pas de lampe? Un pan de couverture est l’interrupteur de l’enfant : il le lève, et vous rallumez aussitôt.',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'En plein clair, montrez la chaise : « Ça, c’est la chaise. Quand j’étais petite, j’avais peur du noir : j’y voyais un monstre. » Baissez la lumière d’un cran. « Un peu de noir… Qui est là? » Laissez regarder. Éclairez-la, de la lampe ou de l’interrupteur : « C’est encore la chaise! » Puis la règle : « Ici, le noir obéit. Dites “un peu”, et il avance. “Assez”, il arrête. “Clair”, il s’en va. » Chacun essaie un mot, ou un geste : la main ouverte, c’est « clair ». {si-toutous|Ou c’est son toutou qui le dit, d’une petite voix.}',
        ),
        play(
          { 10: 6, 20: 7, 30: 8 },
          'On s’installe où l’on veut : trois dans la cabane, les autres contre vous, ou au clair près de la porte. Un enfant commande le noir, et vous obéissez aussitôt. « Qui est là? » On dit ce que l’on croit voir, des oreilles, une bosse. Puis on éclaire, la lampe vers la chaise, ou le pan levé et vous rallumez : « C’est encore la chaise! » Un autre commande, et la cabane change d’habitants. Un seul « clair » rallume tout. {2-3a|À deux ans, l’enfant éclaire, éteint, éclaire encore : c’est lui qui décide.} {2-3a !multiage|Restez contre lui, l’interrupteur ou le rideau sous la main. « Chaise? » Il éclaire : « Chaise! » Cherchez autre chose à éclairer : la porte, vos pieds, sa main. « Tout est resté là. »} {3-4a|À trois ans, on va d’abord tourner la chaise autrement, avec un ami, en plein clair.} {3-4a !multiage|Revenus à l’abri, ils vous demandent : « Qui est là? » Faites semblant d’hésiter; leur lumière vous répond.} {4-5a|À quatre ans, on dit ce qui trompe l’œil : le dossier, l’ombre des pattes.} {4-5a !multiage|Puis on cherche comment la faire paraître plus grosse, ou toute petite, avec la lumière ou en la tournant, et l’on explique le truc.}',
        ),
        play(
          { 20: 7, 30: 8 },
          '« Noir, recule! » À quatre pattes, deux amis qui le veulent partent vers la chaise. Une lampe fait un rond clair au plancher; on y avance, et l’on s’arrête. De leur place, lampe éteinte, les autres disent avec eux : « Noir, recule encore! » Un autre rond. Sans lampe, à chaque « recule », vous montez la lumière d’un cran. Rendu, on touche la chaise, on revient, et deux autres partent. {2-3a|À deux ans, on y va avec vous, côte à côte, la lumière remontée d’un cran d’avance.} {2-3a !multiage|On avance un peu, on s’arrête, on dit « recule! ». Un enfant préfère regarder? Touchez la chaise pour lui : « Elle est dure, elle est lisse, elle est gentille. » Il ira s’il veut.} {3-4a|À trois ans, celui qui éclaire attend le « vas-y » de l’autre; au retour, on change.} {3-4a !multiage|En passant, on salue ce qu’on découvre : « Bonjour, patte de chaise! » Au retour, on le raconte à ceux de la cabane.} {4-5a|À quatre ans, on choisit d’avance combien de « recule » il faudra.} {4-5a !multiage|On refait le chemin avec un « recule » de moins, seulement si les deux disent oui. C’est trop noir? On en redit un : c’est leur chemin.}',
        ),
        play(
          { 30: 6 },
          'Tous assis près de la cabane, la lumière montée d’un cran, parlez bas : « Quand j’étais petite, ma peur du noir était grosse comme ça. » Ouvrez les bras. « On me tenait la main, et elle devenait grosse comme ça. » Rapprochez-les. {si-figurines|Avec une lampe, on recule une figurine vers le mur : son ombre rapetisse aussi.} Qui veut montre la grosseur de la sienne; personne ne rit, et l’on a droit de n’en avoir aucune. Demandez : « Qu’est-ce qui la rapetisse? » {2-3a|À deux ans, on montre gros, petit, et l’on se colle.} {2-3a !multiage|Essayez avec lui : une main tenue, une chanson basse, une lumière. « Plus petite? » Ses mains répondent. Gardez ce qu’il a choisi, et recommencez.} {3-4a|À trois ans, on nomme un monstre, et l’on dit ce qu’on lui répondrait.} {3-4a !multiage|« Non, monstre, c’est ma chambre. » Tous la redisent avec l’enfant, fort puis tout bas. S’il veut, il demande « un peu » de noir et redit sa phrase : l’aide-t-elle?} {4-5a|À quatre ans, on trouve deux moyens, un avec quelqu’un et un tout seul.} {4-5a !multiage|Qui veut prête son moyen au voisin; celui-ci l’essaie dans un peu de noir, s’il est d’accord, et dit s’il l’aide aussi.}',
        ),
        closing(
          { 10: 2, 20: 3, 30: 4 },
          'Comptez avec eux jusqu’à trois : à chaque nombre, la lumière monte d’un cran. En plein clair, faites le tour des yeux : la porte, la fenêtre, la chaise. « Tout est resté à sa place. Le noir n’a rien changé. » {si-chapeaux si-blocs|On ôte ce qui déguisait le monstre : « C’est encore la chaise! »} La chaise retourne à la table, et qui veut s’y assoit. Demandez à chacun son mot préféré, « un peu », « assez » ou « clair ». « Et si tu as peur, dis-le à une grande personne. » On range les lampes ou l’on plie les couvertures, à deux.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Obéissez au mot de l’enfant à l’instant même, surtout à « clair ».',
          'Ne dites pas « il n’y a rien » : demandez « qu’est-ce que tu vois? », puis éclairez avec lui.',
          'Gardez un côté clair pour qui ne veut pas de noir aujourd’hui; il commande de là.',
        ],
        questionsOuvertes: [
          'Que vois-tu, là-bas?',
          'Combien de noir veux-tu?',
          '{30min|Qu’est-ce qui rend ta peur plus petite?}',
        ],
      },
      vocabulaire: ['le noir', 'clair', 'un peu', 'assez', 'la peur', 'le monstre', '{!10min|reculer}'],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'La lumière ne baisse que d’un cran, l’enfant contre vous. Il garde la lampe ou le pan de couverture tout le temps.',
        },
        {
          pour: '3-4a',
          texte:
            'Il crie « monstre! » et rit trop fort? Remettez clair, une main sur son dos, et touchez la chaise ensemble.',
        },
        {
          pour: '4-5a',
          texte: 'Il commande pour un ami : il lui demande « un peu, ou assez? » avant de dire le mot.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Qui ne parle pas commande de la main, ouverte ou fermée. En fauteuil, sa place est à côté de la cabane, la lampe sur les genoux. Qui entend mal voit votre visage éclairé avant chaque cran de noir.',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’hiver, quand il fait noir tôt, on joue à la brunante, sans tirer le rideau; l’été, c’est le rideau seul qui fait la nuit.',
        },
      ],
      securite: {
        risquesAcceptes: ['Sursaut, petit cri, câlin demandé.', 'Genou sur un pied, dans la cabane.'],
        dangersAEliminer: [
          'Enfant qui pleure, se fige ou se cache le visage : tout redevient clair, il reste contre vous, et l’on ne refait du noir que s’il le veut bien.',
          'Lumière dans un œil : elle vise le sol, le mur ou la chaise; la deuxième fois, la lampe attend dans votre poche.',
          'Couverture sur un visage ou sur le corps entier : elle pend à la table, jamais sur un enfant.',
          'Couverture qui tire la table ou ferme la cabane : table lourde, long côté ouvert, trois enfants au plus.',
          'Pied ou tête qui bute : plancher vide; on se déplace et l’on sort de la cabane à quatre pattes.',
          'Pile accessible ou lampe qui chauffe : boîtier vissé, lampe faible, rendue à la fin.',
          'Adulte ou ami qui surgit pour faire sursauter : personne ne joue à effrayer.',
          '{si-blocs|Bloc qui tombe quand on tourne la chaise : un seul, léger, couché au fond du siège.}',
        ],
        supervision: 'palier1',
        allergies: ['Poussière : couvertures lavées, secouées avant le jeu.'],
      },
      observation: [
        'Compétences émotionnelles : que fait l’enfant, du corps ou de la voix, juste avant de dire « assez »?',
        'Langage oral : notez ses mots pour le noir, le monstre et ce qu’il a vu.',
        'Raisonnement : qu’explique-t-il quand la lumière montre la chaise?',
      ],
      prolongements: [
        'À la sieste, un enfant commande le noir : il dit « un peu », puis « assez », et vous baissez la lumière à son mot.',
        'Dites aux familles les trois mots : à la maison, l’enfant commande sa veilleuse, et le parent répond quand il appelle.',
      ],
      reflexionRetroaction: [
        'Ai-je obéi assez vite pour qu’un enfant y croie?',
        'Qui n’a pas parlé de sa peur, et comment l’a-t-il montrée?',
      ],
    },
  },
]
