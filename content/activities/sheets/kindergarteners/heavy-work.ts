import { closing, guided, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

export const KINDERGARTENERS_HEAVY_WORK_SHEETS: readonly BankSheet[] = [
  {
    key: 'le-trou-dans-la-rondelle',
    summary:
      'Tourner, appuyer, souffler le copeau : un vrai vilebrequin perce une rondelle, et chaque trou devient un œil, un nid, une porte.',
    ageGroups: ['AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['arbres-et-feuilles', 'quartier-et-metiers', 'cabanes-et-constructions'],
    materials: ['buches-et-rondelles', 'batons'],
    place: 'WOODS',
    alsoAt: {
      YARD: 'L’établi se cale contre un mur, et un drap au sol recueille les copeaux.',
      PARK: 'Le banc d’une table de pique-nique boulonnée tient lieu d’établi, loin des autres familles.',
    },
    seasons: ['SPRING', 'SUMMER', 'AUTUMN'],
    alsoIn: {
      WINTER: 'L’atelier attend un jour doux et se tient au soleil; des gants minces suffisent à tourner la manivelle.',
    },
    durationMinutes: 45,
    adults: 2,
    calls: [
      'vrais outils',
      'outil',
      'vilebrequin',
      'percer',
      'trou',
      'menuisier',
      'bois',
      'rondelle',
      'bricoler',
      'atelier',
      'sabler',
      'papier sablé',
      'réparer',
      'bricolage',
      'motricité fine',
    ],
    seen: [
      'il rentre son doigt dans le trou du pic-bois et regarde ce qu’il y a dedans',
      'elle tourne la manivelle avec ses deux mains et souffle les frisures de bois',
      'ils frottent un bout de branche avec du papier rugueux jusqu’à ce que ce soit doux',
      'il veut une vraie perceuse comme son père, pas un jouet de plastique',
      'elle est allée au bout toute seule et montre à tout le monde qu’on voit au travers',
      'ils enfilent des branchettes dans les ouvertures pour faire une bête piquante',
      'depuis que le concierge est venu réparer l’étagère, ils veulent visser et forer partout',
      'dans le boisé, ils ont trouvé un arbre plein de petits trous et demandent qui a fait ça',
    ],
    scenes: ['tourner', 'magasin-metiers', 'inserer-enfiler'],
    picture:
      'Lunettes sur le nez, un enfant tourne le vilebrequin près de l’éducateur; hors du demi-cercle, une amie regarde par le trou d’une rondelle.',
    sheet: {
      titre: 'Le trou dans la rondelle',
      observationDepart:
        'Un enfant enfonce son doigt dans un trou de pic et regarde à l’intérieur. « Comment il a fait ça, sans outil? »',
      intentionEducative:
        'Permettre à l’enfant de se servir d’un véritable outil, à son rythme, et d’en mesurer l’effet sur le bois.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Santé et sécurité', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
      ],
      objectifs: [
        'Coordonner une main qui appuie et une main qui tourne.',
        'Connaître et tenir les gestes de l’établi.',
        'Trouver un usage aux trous obtenus.',
      ],
      materiel: [
        item('Vilebrequin à mèche de 12 mm', 'un', 'Chignole à manivelle'),
        item('Serres en C', 'deux', 'Étau d’établi'),
        item('Coffre à outils qui ferme', 'un', 'Sac de toile épaisse'),
        item('Planche perdue, à glisser sous la rondelle', 'une', 'Rondelle fendue'),
        item('Rondelles de bois tendre, épaisses comme deux doigts', 'deux par enfant', 'Bouts de planche de pin'),
        item('Lunettes de protection', 'deux paires, une d’enfant et une d’adulte', null),
        item('Papier sablé', 'une feuille pour deux', 'Roche rugueuse'),
        item('Brindilles plus minces que la mèche', 'six par enfant', 'Pailles de foin rigides'),
        item('Table basse et stable', 'une', 'Grosse souche plate'),
        item('{45min 60min|Gros crayon}', 'un', 'Craie'),
        item('{cour|Vieux drap, sous l’établi}', 'un', 'Toile'),
      ],
      preparation: [
        'Amorcez d’avance un petit creux au centre de chaque rondelle : la mèche n’ira pas se promener.',
        'Serrez une rondelle sur une planche perdue, puis poussez-la de tout votre poids pour vérifier.',
        'Tracez au sol le demi-cercle de l’établi : un enfant et un adulte dedans, lunettes sur le nez.',
        'À deux, l’une ne quitte pas l’établi; l’autre joue avec le groupe, à l’atelier des brindilles.',
        'Percez d’avance six rondelles : les trous ne manquent pas à qui commence par jouer.',
      ],
      deroulement: [
        opening(
          { 30: 4, 45: 6, 60: 7 },
          'Lunettes sur le nez, percez vous-même un trou, lentement. Un copeau frisé monte, le bois sent bon. Soufflez, regardez au travers : « Je te vois. » L’outil retourne dans son coffre avant que vous parliez davantage.',
        ),
        play(
          { 30: 20, 45: 21, 60: 25 },
          'Qui en a envie vient à l’établi quand le demi-cercle est vide, choisit sa rondelle, la serre avec l’adulte et tourne. Cinq tours, trente, jusqu’au bout ou pas. Un bruit change, la mèche passe, et la rondelle va de main en main avec son trou tout neuf. Les autres poncent, sentent, plantent des brindilles dans les trous, alignent des yeux, bâtissent un hérisson ou une ville à tunnels. Une brindille casse dans un trou : on la chasse avec une autre. Quand on attend les bras ballants, l’adulte des brindilles lance un défi : enfiler trois rondelles sur une seule tige, puis les faire tenir debout.',
        ),
        play(
          { 45: 10, 60: 12 },
          'Les trous manquent ou ne sont pas au bon endroit. Deux enfants marquent au crayon, sur une rondelle, où ils voudraient le prochain, et l’un la porte à l’établi, où l’adulte amorce le creux. Le trou ne traverse pas? Il fera un œil fermé ou un nid.',
        ),
        play(
          { 60: 7 },
          'Avec les rondelles percées, une machine se monte à plusieurs : les brindilles deviennent des essieux, et certaines roues tournent vraiment.',
        ),
        closing(
          { 30: 6, 45: 8, 60: 9 },
          'Les outils se recomptent et le coffre se ferme. Chacun promène son doigt sur le bord d’un trou : lisse, rugueux, chaud encore? Les copeaux retournent {!hiver|à la terre}{hiver|au pied d’un arbre}, en pluie.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Placez vos mains au-dessus de celles de l’enfant sans les toucher, puis reculez d’un pouce à la fois.',
          'Dites le mouvement : « Tu appuies d’en haut, tu tournes de côté. »',
          'Arrêtez le tour dès que l’enfant lève les yeux : l’outil repose sur la table, et la parole peut venir.',
        ],
        questionsOuvertes: ['Que sens-tu dans ton bras?', 'D’où vient le copeau?', 'À quoi pourrait servir ce trou?'],
      },
      vocabulaire: ['le vilebrequin', 'la mèche', 'le copeau', 'percer', 'la serre', 'poncer', 'l’établi', 'traverser'],
      adaptations: [
        {
          pour: '4-5a',
          texte:
            'Les premières fois, l’enfant tourne la manivelle pendant que l’adulte appuie. Quand l’outil lui est familier, {30min|il montre du doigt}{45min 60min|il marque d’un point} l’endroit visé et compare après.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant que le bruit ou la vibration dérange choisit sa distance : la paume sur la table, ou trois pas plus loin, il annonce quand le trou traverse.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, percez sur la table du local et sortez les rondelles déjà trouées : la ville à tunnels se bâtit dans la neige.} {hiver|L’été, l’établi cherche l’ombre, et la ville à tunnels se bâtit dans la terre.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Bras fatigué, mèche bloquée, envie d’abandonner.', 'Petite écharde au ponçage.'],
        dangersAEliminer: [
          'Outils : un adulte dédié à l’établi, à portée de bras, un enfant à la fois, les autres hors du demi-cercle.',
          'Cheveux longs, foulards et cordons : attachés ou retirés avant de s’approcher de la manivelle.',
          'Main sous la mèche : la serre tient le bois. Une main sur le pommeau, l’autre à la manivelle, aucune sur la rondelle.',
          'Outils comptés avant et après, la mèche démontée, puis rangés hors de portée.',
        ],
        supervision: 'palier1',
        allergies: ['Poussière de bois : poncez le vent dans le dos; l’enfant asthmatique choisit les brindilles.'],
      },
      observation: [
        'Motricité fine : comment ses deux mains se répartissent-elles le travail?',
        'Santé et sécurité : que fait-il de l’outil quand il s’interrompt?',
        'Raisonnement : quand la mèche n’avance plus, appuie-t-il, ralentit-il, change-t-il d’angle?',
      ],
      prolongements: [
        'Rangez les rondelles percées avec vos pièces détachées : les trous se prêtent à de nouveaux jeux.',
        'Invitez un parent qui bricole à montrer, sur place, un outil de chez lui et l’histoire de cet outil.',
      ],
      reflexionRetroaction: [
        'Celui dont le trou n’avançait pas a-t-il eu tout son temps?',
        'L’attente à l’établi était-elle un jeu ou une file?',
      ],
    },
  },
  {
    key: 'le-grutier-obeit',
    summary:
      '« Monte! Halte! Un brin plus bas! » L’éducatrice tire la corde, mais ce sont les contremaîtres qui commandent la grue.',
    ageGroups: ['AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_COGNITIVE'],
    themes: ['cabanes-et-constructions', 'quartier-et-metiers'],
    materials: ['chaudieres-et-pelles', 'cocottes', 'batons'],
    place: 'WOODS',
    alsoAt: {
      YARD: 'La poulie se fixe à la structure de jeu, du côté où personne ne grimpe ce jour-là.',
      PARK: 'Un arbre à branche basse et solide, à l’écart des modules, porte la poulie.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'grue',
      'poulie',
      'corde',
      'monter',
      'descendre',
      'lourd',
      'chantier',
      'ascenseur',
      'donner des ordres',
      'chef de chantier',
      'chaudière',
      'haut et bas',
      'chantier de construction',
      'construction',
    ],
    seen: [
      'elle crie plus haut, plus haut, stop, et le seau monte au bout du câble',
      'ils attachent une chaudière à une branche et tirent pour la faire grimper',
      'il soupèse deux sacs pour savoir lequel va être plus dur à lever',
      'il mène tout le monde à la baguette, il aime que les grands lui obéissent',
      'elle dit un peu encore, non, moins, elle cherche le bon mot pour se faire comprendre',
      'ils se chicanent parce qu’ils donnent tous des ordres en même temps',
      'depuis que la grosse grue est en face, ils font le moteur et lèvent le bras',
      'dans le boisé, ils ont passé une corde par-dessus une branche pour monter des cocottes',
    ],
    scenes: ['tirer', 'mots', 'vehicules'],
    picture:
      'L’éducatrice tire la corde et monte une chaudière de cocottes sous une branche; hors du cercle de bûches, trois enfants commandent du geste.',
    sheet: {
      titre: 'Le grutier obéit',
      observationDepart:
        'La grue du chantier voisin s’arrête, pivote, redescend. « Qui lui dit quoi faire, au monsieur d’en haut? » Les enfants lèvent le bras et crient.',
      intentionEducative:
        'Soutenir un langage précis : trouver les mots et les gestes qui font arriver une charge exactement où elle est attendue.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
      ],
      objectifs: [
        'Donner un ordre clair, puis le corriger en voyant l’effet.',
        '{45min|Inventer un signal que le grutier comprend sans parole.}',
        'Prévoir quelle charge sera plus dure à lever.',
      ],
      materiel: [
        item('Poulie à crochet, posée par l’adulte', 'une', '{bois parc|Branche}{cour|Traverse} lisse et ronde'),
        item('Corde solide de six mètres, tenue par l’adulte', 'une', null),
        item('Chaudière légère', 'une', 'Panier à anse'),
        item('Panier pour le bout libre de la corde', 'un', 'Boîte de carton'),
        item(
          'Charges : cocottes, {!hiver|feuilles}{hiver|neige}, brindilles',
          'deux chaudières',
          'Toutous et bas roulés',
        ),
        item('Long bâton à trois marques de couleur', 'un', 'Traits de craie sur {bois parc|le tronc}{cour|le poteau}'),
        item('Bûches pour entourer la zone de levage', 'dix', 'Branches couchées'),
      ],
      preparation: [
        '{bois parc|Choisissez une branche vivante, grosse comme votre cuisse, à portée de vos bras. Éprouvez-la de votre poids avant d’y accrocher la poulie.} {cour|Accrochez la poulie à une traverse de la structure et éprouvez-la de votre poids.}',
        'Passez la corde, levez la chaudière vide. Le bout libre se love derrière vous dans un panier, jamais autour de vos pieds.',
        'Plantez le bâton à côté de la charge : trois marques, trois étages.',
        'Disposez les bûches en rond, à trois pas de la chaudière : on entre pour charger, on en sort pour commander.',
        '{2adultes|À deux, l’une est le grutier, l’autre aide au chargement et garde la zone.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Le groupe derrière les bûches, prenez la corde à deux mains et faites le bruit du moteur. Levez la chaudière à hauteur de genou, arrêtez-vous. « Je suis le grutier. Je n’entends pas très bien et je ne devine jamais. Qui sera mon contremaître, pour me commander? »',
        ),
        play(
          { 20: 12, 30: 19, 45: 18 },
          'Les enfants chargent la chaudière et la soupèsent : sera-t-elle dure à lever? Ils s’éloignent derrière les bûches, et le contremaître commande. Obéissez à la lettre : « Plus haut! » vous fait monter tout doucement, sans arrêt. Ils trouvent « stop », « un brin », « jusqu’à la marque rouge ». L’ordre vient trop tard et la chaudière dépasse la marque : dites-le, sans la redescendre; ils inventeront « plus bas ». Les autres font la grue avec leur corps : accroupis, debout, arrêtés en même temps que la charge. Après {20min|chaque montée}{30min 45min|deux montées}, une autre voix commande. {30min 45min|À celui qui réussit du premier coup, interdisez un mot, « stop » par exemple, ou demandez une livraison juste entre deux marques.} {avec-contenant|Essayez aussi de lever @materiel, vide d’abord.}',
        ),
        play(
          { 45: 12 },
          'Le moteur fait du bruit, la grue n’entend plus rien : il faut des signaux. Poing fermé, bras en l’air, deux doigts? Ils s’accordent, les essaient et les enseignent à qui arrive. Puis un voyage entier se commande sans un mot, jusqu’à la plus haute marque et retour.',
        ),
        closing(
          { 20: 5, 30: 7, 45: 10 },
          'La charge revient au sol. Chaque contremaître redit, ou refait du geste, un ordre qui a bien marché. Détachez la corde devant eux : le chantier ferme.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Restez un grutier qui ne devine rien : à « Là! », demandez « Où, là? »',
          'Penchez l’oreille, les mains sur la corde, quand trois voix crient à la fois, et attendez qu’il n’en reste qu’une.',
          'Laissez descendre la corde main après main, sans qu’elle file.',
        ],
        questionsOuvertes: [
          'Comment le dirais-tu pour que je m’arrête juste là?',
          'Quel geste me ferait comprendre sans crier?',
          'Pourquoi celle-ci est-elle plus dure à lever?',
        ],
      },
      vocabulaire: [
        'la poulie',
        'la charge',
        'lever',
        'halte',
        'le contremaître',
        'un brin',
        'la marque',
        '{45min|le signal}{20min 30min|l’ordre}',
      ],
      adaptations: [
        {
          pour: '4-5a',
          texte:
            'Commencez avec deux mots, « monte » et « halte ». Aux plus habiles, proposez deux contremaîtres dos à dos : l’un voit la charge, l’autre seul vous parle.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui parle peu commande en premier par gestes : ses signaux deviennent ceux de toute l’équipe.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, la neige tassée pèse plus que la neige folle}{hiver|L’été, les feuilles mouillées pèsent plus que les sèches} : même chaudière, autre effort, autres ordres.',
        },
      ],
      securite: {
        risquesAcceptes: ['Désaccord entre deux contremaîtres.', 'Chaudière qui bascule et se vide.'],
        dangersAEliminer: [
          'Charge au-dessus d’une tête : dès qu’elle quitte le sol, tous sont derrière les bûches, sinon elle ne monte pas.',
          'Corde : vous seule la tenez; jamais enroulée à une main ou passée à un enfant, et repliée dès la fin.',
          'Charge lourde : cocottes, {!hiver|feuilles}{hiver|neige} ou brindilles seulement, aucune roche.',
          '{bois parc|Branche}{cour|Traverse} ou crochet qui cède : vérifiez le nœud et la poulie entre deux levées.',
        ],
        supervision: 'palier2',
        allergies: ['Cocottes et résine : gants pour qui rougit, mains lavées avant la collation.'],
      },
      observation: [
        'Langage oral : comment précise-t-il un ordre mal compris?',
        'Raisonnement : que prévoit-il de la montée avant d’avoir vu?',
        'Compétences sociales : comment laisse-t-il un ami commander à son tour?',
      ],
      prolongements: [
        'Écrivez {45min|le code des signaux}{20min 30min|les ordres qui marchent} sur une affiche pour le chantier de la cour.',
        'Au retour, chaque famille peut chercher une grue et dire quels ordres elle semblait recevoir.',
      ],
      reflexionRetroaction: [
        'Ai-je obéi vraiment, même quand l’ordre me faisait sourire?',
        'Qui a parlé fort, et qui a parlé juste?',
      ],
    },
  },
  {
    key: 'le-tronc-demenage',
    summary:
      'Il pèse plus que n’importe qui : à force d’idées, de rondins et de « ho hisse », le groupe amène un tronc jusqu’à son camp.',
    ageGroups: ['AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['arbres-et-feuilles', 'mouvement-et-defis', 'cabanes-et-constructions'],
    materials: ['buches-et-rondelles', 'batons'],
    place: 'WOODS',
    alsoAt: {
      YARD: 'Une bûche longue, livrée pour le jeu, traverse la cour d’un bout à l’autre.',
    },
    seasons: [],
    durationMinutes: 45,
    adults: 1,
    calls: [
      'tronc',
      'bûche',
      'lourd',
      'pousser ensemble',
      'tirer',
      'levier',
      'rouler',
      'déménager',
      'travail d’équipe',
      'ho hisse',
      'forts',
      'banc du camp',
      'coopération',
      'transporter',
      'motricité globale',
    ],
    seen: [
      'ils tirent à quatre sur un arbre mort, chacun de son bord, et ça ne bouge pas',
      'elle glisse un bâton en dessous pour soulever le gros bout et ça lève un peu',
      'ils mettent des rondins dessous et ça se met à débouler, ils sont crampés',
      'il crie à son ami t’es pas assez fort, et l’autre lâche tout',
      'elle compte un, deux, trois et tout le monde force en même temps',
      'il voulait le faire tout seul et il a fini par demander de l’aide à la gang',
      'dans le boisé, ils veulent se faire un banc pour la collation avec un arbre tombé',
      'après la tempête de vent, un gros arbre bloque le sentier et ils veulent le tasser',
    ],
    scenes: ['cooperer', 'pousser', 'pourquoi'],
    picture:
      'Des enfants gantés poussent un gros tronc posé sur des rondins, l’un glisse un rouleau au bâton, l’éducatrice garde la main sur le bois.',
    sheet: {
      titre: 'Le tronc déménage',
      observationDepart:
        'Quatre enfants tirent sur la même branche, chacun de son bord. « Ça marche pas, t’es pas fort! » Le tronc n’a pas bougé d’un cheveu.',
      intentionEducative:
        'Soutenir l’entraide : s’accorder sur un moyen, mettre sa force avec celle des autres, essayer autrement ensemble.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
      ],
      objectifs: [
        'Proposer un moyen et écouter celui d’un autre.',
        'Pousser ou tirer en même temps qu’un ami.',
        'Reconnaître ce que chacun a apporté.',
      ],
      materiel: [
        item('Tronc couché, long comme deux enfants, que quatre d’entre eux ébranlent', 'un', 'Poteau de bois lisse'),
        item('Rondins ronds, gros comme un poignet', 'six', 'Tuyaux de plastique rigide'),
        item('Branches fortes pour faire levier', 'deux', 'Manches de pelle'),
        item('Bâtons pour pousser les rondins sous le tronc', 'quatre', 'Manches de balai'),
        item('Gants de jardin', 'une paire par enfant', 'Mitaines'),
      ],
      preparation: [
        'Repérez un tronc sans clou; roulez-le d’un quart de tour avec un levier. Une bête dessous? {bois|Choisissez-en un autre.} {cour|Le jeu attend qu’elle parte.}',
        'Marchez le trajet : plat, dégagé, à l’écart de toute pente.',
        'Tracez le but au bâton : c’est le cercle du camp, où il manque un banc.',
        '{hiver|L’hiver, décollez le tronc du sol gelé, puis tapez du pied un couloir devant lui : sur la neige durcie, il glisse.}',
      ],
      deroulement: [
        opening(
          { 30: 4, 45: 5, 60: 6 },
          'Assoyez-vous seule dans le cercle du camp, sur une place vide. « Il nous manque un banc. J’en connais un. » Montrez le tronc, au loin, et attendez leurs idées.',
        ),
        play(
          { 30: 20, 45: 21, 60: 24 },
          'Les enfants poussent, chacun de son bord, et le tronc n’avance pas. Ils essaient d’un bout, secouent, cherchent. Quelqu’un pense aux rondins : vous pesez sur le levier avec deux volontaires, un ami pousse le rondin dessous du bout de son bâton, et le tronc avance! {hiver|L’hiver, certains préfèrent le faire glisser dans le couloir.} Un chef compte jusqu’à trois; il change souvent. Deux amis poussent en sens contraires : demandez-leur de montrer où va le tronc, puis de replacer leurs mains. {45min 60min|Quand les bras faiblissent, couchez un bâton trois pas plus loin, à côté du trajet : c’est la gare. On s’y rend d’une traite, on cale, on secoue ses mains, on choisit la suivante.}',
        ),
        guided(
          { 45: 3, 60: 4 },
          'Le tronc refuse? Calez-le et faites asseoir tout le monde au sol, face à lui. Trois idées se disent, le groupe en retient une. Elle s’essaie au prochain « trois », et le premier « stop » arrête tous les bras.',
        ),
        play(
          { 45: 8, 60: 15 },
          'Un rondin reste en arrière? Halte : un enfant le ramène devant, au pas, et revient. Le tronc part de travers : calez-le, tous les bras montrent le camp, puis on pousse d’un seul bout pour le redresser. {60min|Le banc arrivé, les inventeurs continuent avec les bâtons et les branches : un dossier, des accoudoirs, un plancher pour les pieds.}',
        ),
        closing(
          { 30: 6, 45: 8, 60: 11 },
          'Calez le tronc d’un rondin de chaque côté : les uns s’y assoient, serrés, les autres à leurs pieds. « Qui a pensé au rondin? Qui comptait? » Chacun pose une main sur l’épaule de celui sans qui le tronc serait encore là-bas.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Accroupissez-vous au bout, là où tous les pieds se voient, et dites « halte » si l’un passe devant.',
          'Redites l’idée d’un enfant qu’on n’a pas entendue, assez fort pour le groupe : « Il propose d’y mettre un rondin. »',
          'Gardez la paume sur le tronc pendant toute la poussée : vous sentez avant eux qu’il tourne.',
        ],
        questionsOuvertes: [
          'Comment pourriez-vous pousser tous en même temps?',
          'Qu’est-ce qui arrive quand le rondin est là?',
          'De qui avez-vous besoin?',
          'Que fait-on quand il y a deux idées?',
        ],
      },
      vocabulaire: ['le tronc', 'le levier', 'le rondin', 'soulever', 'ensemble', 'la force', 'le signal', 'pousser'],
      adaptations: [
        {
          pour: '4-5a',
          texte:
            'La première fois, prenez un tronc que deux enfants ébranlent et un but à trois pas. Une équipe qui a pris le tour se donne un virage et trace d’abord sa route au bâton.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui ne peut pousser donne le départ : son compte à rebours met en marche toute l’équipe, et personne ne force avant lui.',
        },
        {
          pour: 'interieur',
          texte:
            'Au local, un tapis roulé avance sur des tubes de carton : trop long pour un seul, il demande les mêmes accords.',
        },
      ],
      securite: {
        risquesAcceptes: ['Bras fatigués et paumes chaudes.', 'Colère de celui que l’on n’écoute pas.'],
        dangersAEliminer: [
          'Doigts ou pieds sous le tronc : mains à plat, pieds en retrait, personne devant, et personne ne pousse sans votre main sur le bois.',
          'Pente : le trajet est plat d’un bout à l’autre, et un rondin de chaque côté cale le tronc à chaque arrêt.',
          'Levier qui revient : vous en tenez le bout, les visages se tournent de l’autre côté. Le rondin se pousse au bâton, sans que la main passe sous le bois.',
        ],
        supervision: 'palier1',
        allergies: [
          'Écorce, mousse et résine : gants pour tous. {!hiver|Des guêpes entrent sous l’écorce? Laissez ce tronc, l’auto-injecteur sur vous.}',
        ],
      },
      observation: [
        'Compétences sociales : que fait-il de l’idée d’un autre?',
        'Motricité globale : comment place-t-il son corps pour pousser sans se blesser?',
        'Raisonnement : que modifie-t-il après un essai raté?',
      ],
      prolongements: [
        'Gardez le banc pour les histoires du camp : chaque place peut porter le nom que les enfants lui donnent.',
        'Un parent peut conter, photo à l’appui, ce qu’il a déjà déménagé de lourd, et avec qui.',
      ],
      reflexionRetroaction: [
        'Quelle idée ai-je soufflée juste avant qu’ils la trouvent?',
        'Quel enfant a fait tenir le groupe sans être le plus fort?',
      ],
    },
  },
  {
    key: 'le-plus-beau-plouf',
    summary:
      'Ploc, plouf, splouche! Au bord de l’eau, l’enfant choisit sa roche pour son bruit, lance, écoute, puis ajuste son geste.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['eau-neige-et-glace', 'sons-et-silence', 'mouvement-et-defis'],
    materials: ['roches', 'cocottes', 'chaudieres-et-pelles'],
    place: 'WATERSIDE',
    seasons: ['SPRING', 'SUMMER', 'AUTUMN'],
    durationMinutes: 30,
    adults: 2,
    calls: [
      'lancer des roches',
      'plouf',
      'ricochet',
      'bord de l’eau',
      'rivière',
      'lac',
      'plage',
      'viser',
      'cible',
      'caillou',
      'ronds dans l’eau',
      'lancer loin',
      'cailloux',
      'sons',
      'lancer',
      'motricité globale',
    ],
    seen: [
      'ils pitchent des galets dans l’eau et s’obstinent sur lequel a fait le plus gros bruit',
      'elle garroche sa pierre à deux mains entre ses jambes et se fait éclabousser',
      'il soupèse chaque caillou avant de choisir le sien, ça lui prend une éternité',
      'ils imitent avec leur bouche le son que ça fait quand ça tombe dans l’eau',
      'il lance sans regarder s’il y a quelqu’un devant, j’ai peur pour les autres',
      'elle est tannée d’attendre pour lancer et se faufile en avant de son ami',
      'à la rivière, ils ne s’intéressent à rien d’autre que de pitcher des roches',
      'au bord du lac, ils regardent les cercles qui grandissent et recommencent avec une plus petite',
    ],
    scenes: ['lancer', 'eau', 'laisser-tomber'],
    picture:
      'Au bord de l’eau, une enfant à bracelet rouge vient de lancer sa roche : une gerbe, des ronds; un ami écoute, l’éducatrice entre les deux.',
    sheet: {
      titre: 'Le plus beau plouf',
      observationDepart:
        'Une roche roule dans l’eau : plouf. Un enfant cherche la suivante, la soupèse, la pose : « Celle-là, elle va faire un gros. »',
      intentionEducative:
        'Permettre à l’enfant de sentir son lancer de l’épaule aux doigts et de le comparer au bruit qu’il fait.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Développement sensoriel', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'secondaire' },
      ],
      objectifs: [
        '{3-4a !4-5a|Lancer à deux mains, par-dessous, en cherchant le bruit voulu.}{4-5a|Lancer à deux mains, puis à une, en cherchant le bruit voulu.}',
        'Comparer des poids et prédire un son.',
        '{4-5a|Ajuster sa force vers une cible.}',
      ],
      materiel: [
        item(
          'Roches, des petites comme un poing d’enfant et des grosses comme deux poings',
          'deux chaudières',
          'Mottes de terre durcie',
        ),
        item('Grosses cocottes, à lancer au camp', 'une chaudière', 'Bas roulés'),
        item('Bracelets de tissu : « permis de lancer »', 'deux', 'Dossards'),
        item('Branches pour la ligne du camp', 'dix', 'Rangée de sacs à dos'),
        item('Chaudière vide servant de cible au camp', 'une', 'Cercle tracé au bâton'),
        optional('Planche à rebords, d’un mètre', 'une', 'Bout de gouttière'),
      ],
      preparation: [
        'À deux adultes : l’un reste à la rive avec les lanceurs et ne fait rien d’autre; l’autre tient le camp.',
        'Posez la ligne du camp à dix pas de l’eau. Cherchez une rive basse, ferme et plate; tracez-y deux marques, à un grand pas du bord et à deux bras l’une de l’autre.',
        'Deux permis, deux lanceurs : pour passer la ligne, un enfant porte un bracelet et donne la main à l’adulte de la rive.',
        'Ramassez les roches d’avance : une chaudière entre les marques, à portée de main, l’autre au camp. Personne ne se penche vers l’eau pour en prendre.',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Le groupe est assis au camp. D’une marque, l’adulte de la rive lance une petite roche, attend que les ronds s’effacent, puis en lance une grosse. « Laquelle a le plus beau bruit? »',
        ),
        play(
          { 20: 12, 30: 19, 45: 18 },
          'Un enfant par marque, l’adulte entre les deux; l’un lance, l’autre écoute. {3-4a|À deux mains, par-dessous, d’un grand balancé : la roche tombe tout près et c’est parfait.} {4-5a|À une main, à deux, par-dessous, du bout des doigts : chaque façon donne son bruit.} Au camp, les autres visent la chaudière avec des cocottes, classent les roches, imitent les ploufs. Après trois roches chacun, les lanceurs remontent au camp, la main dans celle de l’adulte de la rive; deux autres mettent les bracelets et redescendent avec lui.',
        ),
        play(
          { 45: 12 },
          'Au camp, un jury d’oreilles ferme les yeux et devine : petite ou grosse? Les lanceurs choisissent en secret et tentent de le tromper. L’adulte du camp lève la main pour le silence; après le plouf, les bras s’écartent pour une grosse, les doigts se pincent pour une petite. On ouvre les yeux, et les ronds donnent la réponse. {3-4a !multiage|Qui regarde entre ses doigts se retourne, dos à l’eau.} {4-5a !multiage|Quand le jury gagne à tout coup, la grosse part tout doucement, la petite de toutes ses forces.}',
        ),
        closing(
          { 20: 5, 30: 7, 45: 10 },
          'La dernière roche est à tous : les enfants votent pour une grosse ou une petite, l’adulte de la rive la lance en leur nom, une fois les lanceurs remontés au camp. Tous comptent les ronds, puis rendent les permis.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'À la rive, tenez-vous entre les deux marques, un pied vers l’eau, une main ouverte près de chaque taille.',
          'Accompagnez le mouvement avec des sons, « hooop… plouf », plutôt que des conseils.',
          'Nommez le lanceur et regardez l’eau avant de dire « va » : un seul bras part à la fois.',
        ],
        questionsOuvertes: [
          'Quel bruit vas-tu chercher?',
          'Comment as-tu fait pour aller plus loin?',
          'Qu’est-ce qui change entre les deux roches?',
        ],
      },
      vocabulaire: ['lancer', 'plouf', 'soupeser', 'l’éclaboussure', 'les ronds', 'viser', 'la rive', 'par-dessous'],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Les pieds restent sur la marque, seuls les bras se balancent; offrez des roches toutes pareilles à qui veut entendre encore le même son.',
        },
        {
          pour: '4-5a',
          texte:
            'Fixez ensemble un son à reproduire : le plus sec, le plus grave, le plus long; le lanceur choisit sa roche et sa façon.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui lance difficilement vient à la rive sans autre lanceur : calez la planche vers l’eau, il y lâche sa roche, l’entend rouler, puis tomber.',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’hiver, la rive reste loin : un cercle tracé dans la neige reçoit des boules, et le bruit devient mat.',
        },
      ],
      securite: {
        risquesAcceptes: ['Bras fatigué, éclaboussure au visage.', 'Désaccord sur le plus beau bruit.'],
        dangersAEliminer: [
          'Noyade : un adulte dédié à la rive, les deux lanceurs à portée de bras; nul ne passe la ligne sans bracelet ni main donnée.',
          'Roche qui frappe quelqu’un : un seul lance à la fois, personne devant lui ni derrière son bras; au camp, seules les cocottes volent.',
          'Grosse roche échappée sur un pied : souliers fermés; on la porte et on la lance à deux mains.',
          'Canards, kayaks et baigneurs : le lancer s’arrête dès qu’un être vivant s’approche.',
          'Bord qui cède ou glisse, courant fort, eau trouble : éprouvez la rive du pied et, au moindre doute, renoncez ce jour-là.',
        ],
        supervision: 'palier1',
        allergies: [
          'Piqûres près de l’eau : l’auto-injecteur est sur l’adulte du camp, jamais dans un sac laissé sur la rive.',
        ],
      },
      observation: [
        'Motricité globale : comment ajuste-t-il son lancer à la distance et au poids?',
        'Développement sensoriel : quels sons cherche-t-il, et comment les décrit-il?',
        'Éveil aux sciences : quelle différence prévoit-il entre deux roches?',
      ],
      prolongements: [
        'Au retour, refaites les ploufs avec un tambour ou une chaudière et cherchez qui est la petite roche.',
        'L’évier, la gouttière, le ruisseau : la famille choisit un son d’eau, et l’enfant l’imite au matin devant le groupe.',
      ],
      reflexionRetroaction: [
        'Les deux permis ont-ils bien tourné, sans file?',
        'Mes yeux étaient-ils vraiment sur l’eau?',
      ],
    },
  },
  {
    key: 'une-idee-grandeur-nature',
    summary:
      'Le sujet du moment s’installe dehors : les enfants font leur plan, bâtissent, jouent, changent le plan et invitent à visiter.',
    ageGroups: ['AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['cabanes-et-constructions', 'contes-et-lettres'],
    materials: ['cartons-et-boites', 'batons', 'tissus', 'craies', 'papier-et-crayons'],
    place: 'YARD',
    alsoAt: {
      PARK: 'Le projet voyage dans un chariot et s’installe entre deux arbres, démonté au départ.',
      WOODS:
        'Au boisé, on bâtit de branches, de bûches et d’écorces; le plan se trace dans {!hiver|la terre}{hiver|la neige}.',
    },
    seasons: [],
    durationMinutes: 60,
    adults: 1,
    followsInterest: true,
    calls: [
      'projet',
      'intérêt des enfants',
      'passion',
      'idée',
      'plan',
      'inventer',
      'construire grand',
      'exposé',
      'sujet du moment',
      'ils en parlent tout le temps',
      'recherche',
      'plusieurs jours',
      'construction',
    ],
    seen: [
      'ils veulent faire leur fusée en vrai dans la cour, assez grosse pour embarquer dedans',
      'elle dessine sur un carton où va la porte, où va le toit et qui fait quoi',
      'ils attachent des draps et des bâtons pour faire un zoo grandeur réelle',
      'il se cogne la tête dans le toit et décide qu’il faut le lever',
      'ils ne s’entendent pas sur le modèle, un veut un château et l’autre une caserne',
      'elle est fière de faire visiter sa construction aux petits et à son papa',
      'depuis trois semaines, ils jasent juste de volcans, à table comme au vestiaire',
      'dans la cour, ils continuent chaque jour la même bâtisse et ne veulent pas que je la ramasse',
    ],
    scenes: ['empiler-construire', 'cooperer', 'tracer-ecrire'],
    picture:
      'Autour d’un grand plan dessiné, les enfants portent un carton, montent une tente; l’éducatrice regarde, les mains derrière le dos.',
    sheet: {
      titre: 'Une idée grandeur nature',
      observationDepart:
        'Les dessins, les chicanes, les conversations de collation parlent tous de la même chose : @interet. « On pourrait le faire en vrai, grand de même! »',
      intentionEducative:
        'Soutenir un projet mené par les enfants : le prévoir, s’y mettre à plusieurs, y revenir et le changer.',
      domaines: [
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
      ],
      objectifs: [
        'Dire une idée, la dessiner, la faire voir à un autre.',
        'Choisir sa part du travail et la modifier en route.',
        'Expliquer à un visiteur ce qui a été fait.',
      ],
      materiel: [
        item('{!bois|Boîtes et cartons}', 'une dizaine', 'Caisses de plastique'),
        item(
          '{!bois|Bâtons, bûches et planches courtes}{bois|Branches tombées, bûches courtes, écorces}',
          'une vingtaine',
          '{!bois|Rouleaux de tapis}{bois|Brassées de feuilles, tas de cocottes}',
        ),
        item('{!bois|Draps et tissus}', 'quatre', 'Couvertures'),
        item(
          '{bois|Corde souple, gardée par l’adulte}',
          'trois bouts, longs comme vos bras ouverts',
          'Longue bande de tissu',
        ),
        item(
          '{!bois|Grand carton pour le plan, crayons gras}{bois|Bâtons droits, pour tracer le plan}',
          '{!bois|un carton et un pot de crayons}{bois|quatre}',
          '{cour parc !hiver|Craie sur l’asphalte}{cour parc hiver|Bâton dans la neige}{bois|Bouts de branche}',
        ),
        item('{bois|Carnet et crayon, dans votre poche}', 'un de chaque', 'Feuille pliée'),
        item('{!bois|Ruban adhésif de peintre}', 'un rouleau', 'Pinces à linge'),
        item('{parc|Chariot pour le transport}', 'un', 'Deux grands sacs'),
        optional('{parc bois|Appareil photo du service}', 'un', 'Dessin du chantier'),
      ],
      preparation: [
        'Écoutez une journée ce que les enfants disent de leur sujet, et notez trois phrases, telles quelles.',
        '{!bois|Déposez le matériel au bord de l’aire, visible et ouvert, sans rien monter d’avance.} {bois !hiver|Marchez le coin : ni branche morte au-dessus des têtes, ni guêpier, ni herbe à puce.} {bois hiver|Marchez le coin : ni branche morte ou chargée de neige au-dessus des têtes, ni trou caché.} {bois|Laissez branches et bûches où elles sont : les chercher fait partie du chantier.}',
        '{cour bois|Choisissez un coin où le projet pourra rester jusqu’à demain.} {parc|Prévoyez de photographier le projet avant de le démonter.}',
        '{hiver !bois|L’hiver, jouez en plus courtes séances et rentrez le plan, qui se continue au chaud.} {hiver bois|L’hiver, jouez en plus courtes séances et photographiez le plan, qui se continue au chaud.}',
        '{avec-contenant avec-papier avec-tissu|Offrez aussi @materiel au bord de l’aire.}',
      ],
      deroulement: [
        opening(
          { 30: 4, 45: 5, 60: 6 },
          'Lisez aux enfants leurs propres phrases. « C’est vous qui l’avez dit. Et si ça prenait toute la place, ici, dehors? » {!bois|Posez le carton vide, un crayon dessus, et reculez d’un pas.} {bois !hiver|Lissez du pied un carré de terre, couchez-y un bâton et reculez d’un pas.} {bois hiver|Lissez de la mitaine un carré de neige, couchez-y un bâton et reculez d’un pas.}',
        ),
        play(
          { 30: 9, 45: 12, 60: 12 },
          'Le plan se fait à plusieurs mains. Un rond veut dire une place, une flèche un passage; quelqu’un ajoute sa propre marque{bois|, une écorce pour le toit, une cocotte pour la porte}. Ils peuvent ne pas être d’accord : deux dessins, deux chantiers.',
        ),
        play(
          { 30: 11, 45: 13, 60: 15 },
          'Chacun prend sa part : {!bois|porter, attacher, couvrir, tracer, jouer déjà dedans}{bois|traîner une branche, l’appuyer contre un tronc, couvrir d’écorces, jouer déjà dedans}. {bois|Deux branches ne tiennent pas ensemble? Un enfant pose le doigt où il faut attacher, et vous nouez un bout de corde.} Il y a ceux qui bâtissent, ceux qui cherchent, ceux qui racontent. {avec-naturel|Quelqu’un trouve une place pour @materiel.} {!bois|Le plan revient au centre quand le chantier s’en est écarté; les enfants le corrigent.} {bois|Quand le chantier s’écarte du plan, retournez-y tous : les enfants effacent et retracent.}',
        ),
        play(
          { 45: 6, 60: 16 },
          'Dites ce qui accroche, en une phrase : « Ta tête touche le toit. » « Vous êtes quatre, deux entrent. » Les enfants choisissent quoi hausser, élargir ou défaire, et l’essaient avec un seul morceau. Un enfant demande : « C’est comment, pour vrai? » Personne ne le sait? {!bois|Écrivez la question sur le plan : un livre ou quelqu’un y répondra demain.} {bois|Écrivez la question au carnet : un livre ou quelqu’un y répondra demain.} {60min cour|Le groupe entier, plan sous le bras, va poser sa question au groupe d’à côté ou à la cuisine.} {60min parc|Le groupe entier, plan sous le bras, fait le tour des lieux pour trouver ce qui manque.} {60min bois|Puis le groupe entier part avec vous, jusqu’où l’on voit encore le chantier, chercher la branche ou l’écorce qui manque.}',
        ),
        closing(
          { 30: 6, 45: 9, 60: 11 },
          'Faites visiter : un enfant guide, les autres sont le public ou continuent. « Que reste-t-il à faire {!parc|demain}{parc|la prochaine fois}? » Écrivez la réponse {!bois|sur le carton}{bois|au carnet}, à leur dictée. {parc|Photographiez le projet, puis démontez-le ensemble et rechargez le chariot.} {bois|Photographiez le plan et le chantier.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          '{!bois|Tenez le crayon seulement quand un enfant vous le tend, et écrivez ses mots, non les vôtres.} {bois|Prenez le bâton seulement quand un enfant vous le tend, et tracez son idée, non la vôtre.}',
          'Posez une seule question, puis gardez les yeux sur le plan jusqu’à la réponse.',
          'Rangez vos propres idées dans votre poche pendant la première moitié.',
        ],
        questionsOuvertes: [
          'Que faut-il absolument qu’il y ait?',
          'Où commence-t-on?',
          'Comment ton idée et la sienne pourraient-elles tenir ensemble?',
          'Que reste-t-il à trouver?',
        ],
      },
      vocabulaire: ['le plan', 'le projet', 'le chantier', 'prévoir', 'corriger', 'la visite', 'demain', 'la part'],
      adaptations: [
        {
          pour: '4-5a',
          texte:
            'Pour un premier projet, proposez une seule pièce à bâtir et trois signes sur le plan. Les habitués dessinent à la fin du jour le plan de demain et le comparent au résultat.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui entre mal dans le groupe a une tâche bien à lui, indiquée sur le plan avec son signe; il l’arrête et la reprend à son gré.',
        },
        {
          pour: 'interieur',
          texte:
            '{!bois|Le mauvais temps venu, le plan, les boîtes et les draps entrent; le chantier reprend sous les tables.} {bois|Le mauvais temps venu, redessinez le plan au local avec eux; le chantier reprend sous les tables, avec des boîtes et des draps.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Construction qui s’effondre.', 'Désaccord bruyant sur le plan.'],
        dangersAEliminer: [
          'Structure plus haute qu’un enfant : elle se rabaisse, ou l’adulte la tient.',
          '{!bois|Draps sur la tête de quelqu’un qui avance : les yeux restent dégagés.}',
          '{!bois|Boîte fermée sur un enfant : gardez deux côtés ouverts.}',
          '{!bois|Bâton ou planche à hauteur de visage : on les porte bas, en marchant; une bûche ou une planche se porte à deux.}',
          '{bois|Branche plus longue qu’un enfant : elle se traîne au sol, le gros bout devant, personne derrière.}',
          '{bois|Corde : vous seule la nouez, jamais autour d’une personne ni en travers d’un passage, et vous la reprenez au départ.}',
          '{bois !hiver|Tiques et herbe à puce : vêtements longs, peau inspectée au retour.}',
        ],
        supervision: 'palier3',
        allergies: [
          '{!bois|Ruban adhésif et poussières de carton : essuyez les boîtes et lavez les mains de l’enfant qui y réagit.} {bois !hiver|Pollens et piqûres : auto-injecteur sur l’adulte.} {bois hiver|Urticaire au froid : le plan de l’enfant d’abord.}',
        ],
      },
      observation: [
        'Raisonnement : que planifie-t-il, et que change-t-il en cours de route?',
        'Langage oral : comment défend-il son idée, avec quels mots?',
        'Compétences sociales : quelle place laisse-t-il à l’idée d’un autre?',
      ],
      prolongements: [
        '{cour|Gardez le plan.} {parc|Gardez le plan et les photos.} {bois|Gardez le carnet et les photos.} D’un jour à l’autre, les enfants racontent comment le projet a changé.',
        'Une famille peut prêter un livre, un objet ou une heure de son savoir; le groupe l’invite à visiter.',
      ],
      reflexionRetroaction: [
        'Le projet est-il resté le leur à la troisième journée?',
        'Qui se cherche encore une part, et que puis-je lui proposer?',
      ],
    },
  },
]
