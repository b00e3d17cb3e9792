import { closing, guided, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

export const KINDERGARTENERS_LIVING_THINGS_SHEETS: readonly BankSheet[] = [
  {
    key: 'le-mystere-de-la-feuille-trouee',
    summary:
      'Un trou bien rond, un bord en dentelle, un tunnel pâle : les détectives classent les bouchées et cherchent les coupables.',
    ageGroups: ['AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_LANGUAGE'],
    themes: ['insectes-et-vers', 'arbres-et-feuilles'],
    materials: ['loupes', 'papier-et-crayons', 'feuilles'],
    place: 'PARK',
    alsoAt: {
      YARD: 'L’arbre de la cour et les plants du potager fournissent les feuilles trouées.',
      WOODS: 'Sous-bois et bord de sentier : les bouchées y sont de toutes les formes.',
    },
    seasons: ['SUMMER', 'AUTUMN'],
    alsoIn: {
      SPRING:
        'La première bouchée de l’année se cherche longtemps; avant les feuilles neuves, on fouille celles de l’automne.',
    },
    durationMinutes: 30,
    adults: 1,
    calls: [
      'chenille',
      'insecte',
      'feuille trouée',
      'bibitte',
      'limace',
      'détective',
      'enquête',
      'trou',
      'loupe',
      'qui a fait ça',
      'coccinelle',
      'indice',
      'nature',
      'police',
    ],
    seen: [
      'elle regarde le soleil à travers une petite ouverture dans sa feuille d’arbre',
      'il cherche celui qui a grignoté la plante et soupçonne une limace',
      'ils font des tas, les ronds d’un bord, les dentelles de l’autre',
      'ils virent les branches à l’envers pour pogner le coupable en train de manger',
      'elle dit c’est une chenille, lui dit que c’est un ver, ils veulent des preuves',
      'il est triste que les plants du jardin soient tout mangés',
      'au parc, un ami a ramassé une feuille qui avait l’air d’un fromage suisse',
      'depuis qu’on a vu une chenille croquer, ils inspectent tous les arbustes de la cour',
    ],
    scenes: ['bestioles', 'plantes', 'trier', 'traces'],
    picture:
      'L’éducateur tient une branche immobile; deux enfants approchent leur loupe de feuilles trouées, où une chenille mange.',
    sheet: {
      titre: 'Le mystère de la feuille trouée',
      observationDepart:
        'Un enfant regarde le ciel à travers une feuille trouée. « Quelqu’un a pris une bouchée! » Il en cherche d’autres.',
      intentionEducative:
        'Éveiller le raisonnement de l’enquêteur : regarder une trace, imaginer qui l’a laissée, chercher une preuve.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'principal' },
        { domaine: 'cognitif', composante: 'Catégories et concepts', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Comparer des bouchées et les regrouper selon leur forme.',
        'Décrire un suspect d’après sa trace.',
        'Attendre et observer sans déranger.',
      ],
      materiel: [
        item('Feuilles trouées ramassées au sol', 'cinq par équipe', null),
        item('Loupes', 'une pour deux enfants', 'Deux mains en lunette'),
        item('Carton blanc', 'un par équipe', 'Envers de boîte de céréales'),
        item(
          '{20min 30min|Gros crayon, pour tracer les ronds}{45min|Crayons}',
          '{20min 30min|un}{45min|deux par équipe}',
          null,
        ),
        item('{45min|Feuilles de papier}', 'une par équipe', 'Envers de circulaires'),
        optional('{si-cerceaux|Cerceau}', '{si-cerceaux|un}', null),
        optional(
          '{si-ruban-adhésif|Ruban adhésif, en bouts longs comme le doigt}',
          '{si-ruban-adhésif|cinq par équipe}',
          null,
        ),
        optional('{si-lampes-de-poche|Lampe de poche}', '{si-lampes-de-poche|une}', null),
        optional(
          '{si-figurines si-insectes-en-plastique|Insectes et autres bêtes de plastique}',
          '{si-figurines si-insectes-en-plastique|cinq ou six}',
          null,
        ),
        optional('{si-livres|Livre sur les insectes}', '{si-livres|un}', null),
      ],
      preparation: [
        'Trouvez d’avance une feuille spectaculaire et remettez-la où elle était.',
        'Repérez ce que le groupe évitera : {bois|herbe à puce et }nids de guêpes.',
        'Tracez sur chaque carton quatre grands ronds vides : les feuilles s’y classeront.',
      ],
      deroulement: [
        opening(
          { 20: 4, 30: 5, 45: 6 },
          'Ramassez votre feuille spectaculaire et retournez-la entre vos doigts, l’air soupçonneux. Passez-la à la ronde. {si-cerceaux|Couchez un cerceau là où elle traînait : la scène du crime, fouillée la première.} « Je veux un rapport : où, comment, et avec quelle bouche? »',
        ),
        play(
          { 20: 11, 30: 18, 45: 20 },
          'Par équipes de deux, les détectives fouillent le sol et le dessous des feuilles à leur hauteur. Ronds, dentelles, tunnels, bords coupés : les indices se posent sur le carton par familles. {si-ruban-adhésif|Un bout de ruban les y retient, s’il vente.} Une bête est là? Accroupis, on la regarde manger, sans la détacher. Une équipe revient les mains vides? Soulevez devant elle une branche basse : le ciel paraît par les trous. {!20min|À l’équipe dont un rond déborde, apportez une feuille percée de deux façons : certains la déchirent en deux, d’autres lui ouvrent une famille.} Quand cinq indices sont classés, on cherche les coupables : quelle bouche a fait ça, et où se cache-t-elle? {avec-contenant|Les pièces à conviction voyagent dans @materiel.}',
        ),
        play(
          { 45: 11 },
          'Chaque équipe dessine son suspect sur du papier, d’après la bouchée : combien de dents, quelle taille, quelle heure de repas? Il reçoit un nom et une cachette, puis l’équipe retourne vérifier sur place.',
        ),
        closing(
          { 20: 5, 30: 7, 45: 8 },
          'Conférence des enquêteurs : chaque équipe montre une preuve et dit ce dont elle est sûre, puis ce dont elle doute; les autres lèvent une feuille de la même famille, s’ils en ont une. {si-lampes-de-poche|À l’ombre, la lampe de poche allume par-derrière les trous de la preuve.} {si-figurines si-insectes-en-plastique|Les bêtes de plastique s’alignent, en suspectes : laquelle accuse-t-on, et pourquoi?} {si-livres|Le livre d’insectes s’ouvre en dernier : qui, là-dedans, a la bouche qu’il faut?} Les feuilles retournent au pied de leur arbre.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Tenez la branche immobile pour que deux loupes s’approchent.',
          'Demandez « Comment le sais-tu? » avec un vrai étonnement.',
          'Écartez-vous d’un pas quand une chenille se met à manger, un doigt sur la bouche.',
        ],
        questionsOuvertes: [
          'Quelle bouche peut faire ce trou-là?',
          'Où se cache-t-il maintenant, d’après toi?',
          'Qu’est-ce qui te ferait changer d’avis?',
        ],
      },
      vocabulaire: [
        'la preuve',
        'le suspect',
        'la bouchée',
        'la dentelle',
        'la nervure',
        'la chenille',
        'grignoter',
        'l’enquête',
      ],
      adaptations: [
        {
          pour: '4-5a',
          texte:
            'Triez d’abord « troué » et « pas troué », sur deux ronds du carton. Ensuite, l’enfant choisit une branche, y revient trois sorties de suite et dessine ce qui manque.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Lisse, denté, troué : le bord des feuilles se lit du doigt, et l’enfant qui voit peu classe à l’aveugle pour toute l’équipe.',
        },
        {
          pour: 'interieur',
          texte: 'Des feuilles de la veille, une loupe et une table font un bureau d’enquête les jours de pluie.',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’hiver, sortez des feuilles gardées dans un gros livre : à contre-jour dans la fenêtre, les tunnels se suivent du doigt.',
        },
      ],
      securite: {
        risquesAcceptes: ['Frisson devant une chenille.', 'Genoux dans la terre.'],
        dangersAEliminer: [
          'Chenille ou bête inconnue : les yeux et la loupe seulement; aucune main ne la prend.',
          'Loupe au soleil : elle reste à l’ombre, jamais braquée sur une feuille sèche ou un œil.',
          'Équipe hors de vue : la fouille a un bord, que vous montrez d’avance; aucun indice ne se suit plus loin.',
          'Doigts à la bouche pendant la cueillette d’indices : lavage des mains avant la collation.',
        ],
        supervision: 'palier3',
        allergies: ['Piqûres : dites où est l’auto-injecteur avant de soulever les branches.'],
      },
      observation: [
        'Éveil aux sciences : quelles preuves retient-il pour accuser un suspect?',
        'Catégories et concepts : selon quels traits regroupe-t-il les bouchées?',
        'Langage oral : comment fait-il la différence entre « je sais » et « je pense »?',
      ],
      prolongements: [
        'Ouvrez un registre : une page par suspect, complétée à chaque nouvelle preuve.',
        'Chaque famille rapporte une feuille trouée de son quartier, ou sa photo.',
      ],
      reflexionRetroaction: ['Ai-je donné le nom de la bête trop tôt?', 'Qui a surmonté son dégoût, et grâce à quoi?'],
    },
  },
  {
    key: 'la-bete-a-trois-pattes',
    summary:
      '« Là, elle boitait! » Les enfants fabriquent les pistes d’une bête jamais vue, puis lisent dans les pas celle qu’un autre a inventée.',
    ageGroups: ['AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_LANGUAGE'],
    themes: ['animaux-et-traces', 'eau-neige-et-glace'],
    materials: ['neige', 'batons', 'chaudieres-et-pelles'],
    place: 'WOODS',
    alsoAt: {
      YARD: 'Un coin de cour sans pas se garde fermé deux jours, exprès pour la bête.',
      PARK: 'La grande étendue du parc laisse la bête traverser, tourner et revenir.',
    },
    seasons: ['WINTER'],
    alsoIn: { SPRING: 'Au printemps, les pistes s’impriment dans la boue, courtes et profondes.' },
    durationMinutes: 45,
    adults: 1,
    calls: [
      'traces d’animaux',
      'traces',
      'pistes',
      'animal',
      'empreintes',
      'neige fraîche',
      'monstre',
      'bête',
      'suivre',
      'boue',
      'imaginaire',
      'yéti',
    ],
    seen: [
      'elle fait des trous avec son talon et un bâton pour faire croire qu’un monstre est passé',
      'il recule dans ses propres pas pour que ça ait l’air d’un animal disparu',
      'ils pèsent fort avec le fond d’un plat pour faire des pattes de géant',
      'il a un peu peur parce que les marques ne ressemblent à rien de connu',
      'elle est fière que personne ne devine ce qu’elle a inventé comme créature',
      'ils boitent exprès et regardent derrière eux si ça se voit par terre',
      'au boisé, ils s’obstinent à savoir si un animal peut avoir cinq pieds',
      'depuis le livre sur le yéti, ils traînent une branche dans la neige pour faire la queue',
    ],
    scenes: ['neige-glace', 'monstres', 'flaques-boue', 'imiter-animaux', 'traces'],
    picture:
      'Dans la neige, des bâtons fourchus et une botte vide impriment d’étranges pas; une enfant en fauteuil roulant laisse aussi sa piste.',
    sheet: {
      titre: 'La bête à trois pattes',
      observationDepart:
        'Devant des traces d’écureuil, un enfant ajoute un trou avec son talon : « Là, il avait un autre pied. » Le mystère grandit.',
      intentionEducative:
        'Soutenir l’invention d’un être imaginaire dont les preuves, elles, se voient et se discutent.',
      domaines: [
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'principal' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Inventer une empreinte et la répéter selon une allure.',
        '{45min 60min|Lire une piste pour deviner ce que la bête faisait.} {30min|Faire marcher, bondir ou boiter la bête, pour que la trace le montre.}',
        '{45min 60min|Raconter son passage avec un début et une fin.} {30min|Dire ce qu’une trace laisse voir.}',
      ],
      materiel: [
        item('{hiver|Neige fraîche}{printemps|Boue molle}', 'une étendue sans pas', 'Sable humide'),
        item('Bâtons courts fourchus', 'deux par enfant, et trois pour la zone', 'Mains en mitaines'),
        item(
          'Chaudières, moules et vieilles bottes',
          'un par enfant, et deux en réserve',
          'Boîtes de conserve lisses, couvercles',
        ),
        item('{60min|Carnet et crayon de cire}', 'un de chaque', null),
        item('{hiver|Mitaines de rechange}', 'une paire par enfant', null),
      ],
      preparation: [
        'Gardez une zone intacte : marquez-en le bord avec trois bâtons et expliquez pourquoi.',
        'Laissez vous-même cinq empreintes bizarres au bord de la zone, {cour|avant la sortie}{!cour|pendant que les enfants posent leur matériel}.',
        'Vérifiez la surface : {hiver|pas de glace sous la neige, }{bois hiver|pas de branche morte ou chargée de neige au-dessus des têtes, }{bois printemps|pas de branche morte au-dessus des têtes, }pas de trou ni de fossé dans la zone.',
      ],
      deroulement: [
        opening(
          { 30: 5, 45: 6, 60: 8 },
          'Arrêtez-vous net devant vos empreintes. Comptez tout haut : « Une, deux, trois, quatre, cinq… et rien. » Attendez : les enfants continueront la phrase.',
        ),
        play(
          { 30: 18, 45: 19, 60: 22 },
          'Formez des équipes de deux ou trois : chacune choisit son coin de la zone. Elle fabrique sa bête par les pieds : une botte et deux bâtons, un moule à pouding, un bâton traîné pour la queue. La bête marche, flaire, bondit, se couche. Des bottes effacent le dernier pas? Montrez le truc : on imprime devant soi en reculant. {hiver|Plus l’empreinte est creuse, plus la bête est lourde!} {30min|La piste s’arrête? Du bord, dites ce que vous lisez : « On dirait qu’ici elle a eu peur. » L’équipe répond de la tête; si c’est non, elle ajoute une trace pour que vous compreniez. Les autres équipes s’approchent du bord et devinent avec vous.} {45min 60min|La piste s’arrête? Du bord, questionnez la bête : « As-tu dormi ici? As-tu des petits? » L’équipe répond par des traces, bouche fermée. La piste a un début et une fin : elle est prête à lire.} {avec-contenant|Essayez l’empreinte de @materiel.}',
        ),
        play(
          { 45: 13, 60: 16 },
          'Les équipes changent de piste. Les lecteurs suivent sans effacer, un pied de côté : ici elle s’est arrêtée, là elle a eu peur. Deux lectures s’opposent? On essaie les deux démarches juste à côté. Puis chaque équipe raconte sa lecture aux auteurs, qui se mordent les lèvres. {60min|Tout est lu? Les auteurs ajoutent à leur piste une seule trace, et les lecteurs cherchent ce qui vient d’arriver.}',
        ),
        guided(
          { 60: 6 },
          'Réunissez le groupe au bord d’une piste. Les enfants dictent la fiche de la bête, vous écrivez : son poids, ses repas, son cri, ce qu’elle craint.',
        ),
        closing(
          { 30: 7, 45: 7, 60: 8 },
          'À votre appel, tous retournent vers {bois|le début du sentier}{cour|la porte}{parc|le banc} dans la démarche de leur bête. {hiver|Demain, dites-leur, la neige aura peut-être tout recouvert.} La zone reste là pour la prochaine sortie.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Mettez votre pied à côté de l’empreinte pour comparer.',
          'Racontez ce que vous lisez au conditionnel : « On dirait qu’elle boitait. »',
          'Demandez le droit d’entrer dans la zone comme n’importe quel pisteur.',
        ],
        questionsOuvertes: [
          'Que faisait la bête, juste ici?',
          'Comment sais-tu dans quel sens elle allait?',
          'Qu’est-ce que la bête cherchait?',
        ],
      },
      vocabulaire: [
        'l’empreinte',
        'la piste',
        'boiter',
        'bondir',
        'la griffe',
        'le pisteur',
        'le passage',
        'la démarche',
      ],
      adaptations: [
        {
          pour: '4-5a',
          texte:
            'Commencez par une seule empreinte, répétée dix fois de suite. Pour aller plus loin, deux bêtes se rencontrent : la trace doit montrer laquelle s’est sauvée.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Roues de fauteuil, bout de canne, genoux traînés : l’enfant qui marche peu laisse une piste bien à lui, que les autres devinent.',
        },
        {
          pour: 'autre_saison',
          texte: 'L’été, un grand bac de sable humide à la cour garde des pistes miniatures faites avec les doigts.',
        },
        {
          pour: 'interieur',
          texte:
            'Une feuille géante, des éponges taillées et de la peinture lavable prolongent la piste jusqu’au corridor.',
        },
      ],
      securite: {
        risquesAcceptes: [
          '{hiver|Neige dans les bottes.}',
          '{printemps|Pied aspiré par la boue.}',
          'Petite peur de la bête, qu’on sait inventée.',
        ],
        dangersAEliminer: [
          'Bâton fourchu porté en courant : il touche le sol ou il est posé.',
          'Vraie piste d’animal suivie trop loin : la zone a un bord, la bête ne le franchit pas.',
          '{hiver|Doigts mouillés par les moules : mitaines de rechange près de vous, changées dès qu’elles percent.}',
        ],
        supervision: 'palier3',
        allergies: [
          '{hiver|Auto-injecteur sous le manteau, à l’abri du gel.} {printemps|Au printemps, les mains de l’enfant à la peau sensible se rincent dès la fin du jeu.}',
        ],
      },
      observation: [
        'Fonction symbolique : comment passe-t-il d’un objet à un pied, d’un pied à un personnage?',
        'Raisonnement : sur quels indices s’appuie-t-il pour {45min 60min|lire la piste}{30min|dire ce qu’une bête faisait}?',
        'Langage oral : {45min 60min|comment relie-t-il les épisodes de son histoire?}{30min|quels mots trouve-t-il pour l’allure et l’humeur de sa bête?}',
      ],
      prolongements: [
        'Un avis de recherche dessiné s’affiche à l’entrée : empreintes, cri, dernière apparition.',
        'Les familles cherchent, le soir, si la bête est passée dans leur rue, et rapportent un dessin.',
      ],
      reflexionRetroaction: ['Ai-je gardé le mystère sans faire peur?', 'Quelle piste racontait le plus, et pourquoi?'],
    },
  },
  {
    key: 'goutte-a-goutte-l-erable',
    summary:
      'Toc, toc, toc au fond de la chaudière : les enfants comptent les gouttes, marquent le niveau du jour et portent la récolte à deux.',
    ageGroups: ['AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['saisons-et-fetes', 'arbres-et-feuilles', 'nombres-et-formes'],
    materials: ['chaudieres-et-pelles', 'batons', 'neige', 'contenants-et-cuilleres'],
    place: 'YARD',
    alsoAt: {
      WOODS:
        'L’érable entaillé est au bord du sentier : la visite devient un rendez-vous, deux ou trois fois par semaine.',
    },
    seasons: ['SPRING'],
    durationMinutes: 45,
    adults: 1,
    occasion: 'temps-des-sucres',
    calls: [
      'cabane à sucre',
      'sirop',
      'érable',
      'temps des sucres',
      'sève',
      'goutte',
      'chaudière',
      'printemps',
      'tire',
      'compter',
      'dégel',
      'transporter',
      'eau d’érable',
      'la patience',
    ],
    seen: [
      'il colle son oreille sur le seau accroché à l’arbre et fait toc avec sa langue',
      'elle trempe un bâton dans l’eau sucrée pour voir jusqu’où c’est monté',
      'ils portent un seau à deux sur une branche et en échappent la moitié',
      'il demande pourquoi ça pleut juste dans la chaudière et pas à côté',
      'il trouve que ça prend une éternité à se remplir et va vérifier aux deux minutes',
      'ils brassent de la neige fondue dans un vieux chaudron et me servent du sirop',
      'depuis la sortie à l’érablière, ils jouent à faire bouillir et à crier que c’est prêt',
      'dans la cour, un ami a vu une larme couler sur l’écorce et a goûté avec son doigt',
    ],
    scenes: ['cuisine', 'transporter', 'compter', 'mesurer'],
    picture:
      'Près de l’érable entaillé, un enfant écoute les gouttes tomber dans la chaudière; deux porteurs passent, la leur pendue à un bâton.',
    sheet: {
      titre: 'Goutte à goutte, l’érable',
      observationDepart:
        'Un « toc » régulier intrigue le groupe. Un enfant soulève le couvercle : « Ça pleut, mais juste là-dedans! »',
      intentionEducative:
        'Soutenir l’attention à un phénomène lent, que l’on compte{30min 45min|, que l’on marque} et que l’on attend.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux mathématiques', role: 'principal' },
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
      ],
      objectifs: [
        '{20min|Compter des gouttes sans en perdre une.}{30min 45min|Compter des gouttes et comparer deux moments.}',
        'Relier le froid de la nuit et la douceur du jour à ce qui coule.',
        'Porter à deux une charge qui balance.',
      ],
      materiel: [
        item(
          'Arbre qui goutte : érable entaillé, avec sa chaudière à couvercle',
          'un',
          'Bouteille percée, pendue à une branche, qui goutte',
        ),
        item('{30min 45min|Bâton de mesure bien lavé}', 'un', 'Longue cuillère de bois'),
        item('{30min 45min|Bande de carton et crayon}', 'un de chaque', 'Planchette et craie'),
        item('Chaudières remplies au quart de neige fondante ou d’eau', 'quatre', 'Bidons ouverts'),
        item('Bâtons solides pour porter à deux', 'deux', 'Anse tenue par deux mains'),
        item('Vieux chaudrons et louches', 'trois', 'Bols de métal'),
        item('Bûches basses pour le foyer de semblant', 'trois', 'Boîtes retournées'),
        optional(
          '{si-œufs-en-plastique|Œufs en plastique, gros comme de vrais œufs, ouverts en deux}',
          '{si-œufs-en-plastique|quatre moitiés}',
          null,
        ),
        optional('{si-tambourins|Tambourin, ou autre instrument}', '{si-tambourins|un}', null),
        optional('{45min si-cônes|Cônes souples}', '{45min si-cônes|deux}', null),
        optional('{45min si-brouettes|Brouette d’enfant}', '{45min si-brouettes|une}', null),
        optional('{si-éponges|Éponge propre}', '{si-éponges|une}', null),
      ],
      preparation: [
        'Faites entailler l’arbre par un adulte qui s’y connaît, avec la permission du propriétaire.',
        '{30min 45min|À la visite d’avant, tracez sur la bande le trait du niveau et notez combien de gouttes tombent en dix respirations.}',
        'Installez la sucrerie à cinq pas de l’érable : bûches pour le foyer de semblant, chaudrons dessus, aucun feu.',
        '{bois|Les chaudières partent vides, une pour deux enfants, chaudrons et louches dedans; on les remplit sur place, de neige ou d’une eau apportée en bouteilles. Les bûches se prennent au bord du sentier.}',
        'Passez le bâton de porteur dans l’anse d’une chaudière et faites l’essai avec un enfant : elle pend à hauteur de genou.',
      ],
      deroulement: [
        opening(
          { 20: 4, 30: 5, 45: 6 },
          'Accroupie près de la chaudière, claquez de la langue à chaque goutte, toujours un peu trop tard. Laissez-les vous reprendre : « Toc! » {si-tambourins|Un enfant frappe l’instrument à chaque goutte, ni avant, ni après.} Soulevez le couvercle ensemble. {30min 45min|« L’autre jour, c’était jusqu’où? »} {20min|Comptez dix gouttes à voix haute. « A-t-il fait froid cette nuit? Fait-il doux ce matin? »}',
        ),
        guided(
          { 30: 5, 45: 6 },
          'Plongez le bâton de mesure, couchez-le sur la bande de carton et tracez-y le trait mouillé d’aujourd’hui. Les enfants comptent les gouttes pendant que vous respirez dix fois, puis comparent avec la dernière fois. « A-t-il fait froid cette nuit? Fait-il doux ce matin? » Ils prédisent la prochaine visite.',
        ),
        play(
          { 20: 12, 30: 15, 45: 16 },
          'Couvercle remis, la sucrerie ouvre : les porteurs, deux par bâton, portent les chaudières de l’érable aux chaudrons; les bouilleurs brassent; les goûteurs de semblant crient « C’est prêt! ». {si-œufs-en-plastique|Une moitié d’œuf sert de mesure : combien pour une louche?} Tout est versé? Une louche après l’autre, on remplit les chaudières au quart, et elles retournent à l’arbre. Après trois voyages, on change de métier. {!20min|Une chaudière se vide en route? Les deux porteurs repartent de l’arbre en comptant leurs pas. Les louches ralentissent? Passez commande, trois doigts levés : on verse trois louches en comptant tout haut, puis c’est un enfant qui commande.} {avec-contenant|Ajoutez @materiel à la batterie de cuisine.} {1adulte|Tenez-vous entre l’arbre et les chaudrons.}',
        ),
        play(
          { 45: 10 },
          'De l’arbre à la sucrerie, un chemin de porteurs s’invente : un tournant serré, une descente, un péage. {si-cônes|Deux cônes serrent le tournant : la chaudière y passe sans en frôler un.} Quatre équipes portent, deux au bâton, deux à l’anse tenue par deux mains. {si-brouettes|Une brouette porte aussi sa chaudière : renverse-t-elle moins?} La chaudière balance, ça déborde : on cherche un pas qui ne renverse rien. Les autres tiennent le péage, « Trois pas de géant pour passer! », puis l’on échange.',
        ),
        closing(
          { 20: 4, 30: 5, 45: 7 },
          '{si-éponges|Une éponge trempée au chaudron fait l’érable : on la serre à peine, et l’on compte ses gouttes.} Videz les chaudrons et les chaudières de jeu au pied de l’arbre, et laissez son couvercle à celle de l’érable. Tous ensemble, un dernier « toc » de la langue, à qui fera la plus petite goutte.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Levez un doigt par goutte, sans dire le nombre : les enfants comptent à voix haute.',
          'Comptez tout haut les pas des porteurs quand ils passent devant vous.',
          '{30min 45min|Suivez du doigt les traits de la bande, du plus bas au plus haut, quand on vous demande « demain? ».}',
        ],
        questionsOuvertes: [
          '{30min 45min|Pourquoi y en a-t-il plus, ou moins, que l’autre jour?}',
          'Comment porter sans renverser?',
          'D’où vient cette eau, d’après toi?',
        ],
      },
      vocabulaire: [
        'l’érable',
        'l’entaille',
        'la goutte',
        '{30min 45min|le niveau}{20min|la louche}',
        'la récolte',
        'dégeler',
        'la sucrerie',
        'bouillir',
      ],
      adaptations: [
        {
          pour: '4-5a',
          texte:
            'Comptez jusqu’à cinq, fermez le poing, recommencez. Si les nombres les emballent, les enfants tiennent un tableau au local : un carré colorié par jour de récolte.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Si l’attente pèse à un enfant, nommez-le maître du couvercle : il l’ouvre à chaque dixième goutte, comptée par un ami.',
        },
        {
          pour: 'autre_saison',
          texte: 'L’été, revenez voir la petite marque refermée sur l’écorce et offrez de l’eau au pied de l’arbre.',
        },
        {
          pour: 'interieur',
          texte:
            'Une éponge mouillée au-dessus d’un bol fait un érable de comptoir : pressée fort ou doucement, elle se compte aussi.',
        },
      ],
      securite: {
        risquesAcceptes: ['Bottes et mitaines mouillées.', 'Chaudière renversée.'],
        dangersAEliminer: [
          'Eau d’érable crue : personne n’en boit; elle repart avec un adulte pour être bouillie ailleurs.',
          'Chaudières oubliées : au quart pleines pendant le jeu, un adulte à portée de bras, vidées avant de quitter.',
          '{cour|Glaçons et neige qui tombent du toit : sucrerie et chemin au milieu du terrain, loin des murs.}',
          'Plaque de glace sous la neige fondante : le chemin des porteurs la contourne.',
          'Sirop ou tire chauds : jamais apportés au jeu.',
          '{si-œufs-en-plastique|Moitié d’œuf à la bouche, comme un gobelet : elle verse dans le chaudron, ou elle se range.}',
          '{45min si-brouettes|Brouette dans les talons : elle part quand les porteurs d’avant ont passé le péage.}',
        ],
        supervision: 'palier1',
        allergies: [
          'L’eau d’érable ne se goûte pas; si la cuisine sert de l’érable ce jour-là, relisez la liste du groupe.',
        ],
      },
      observation: [
        'Éveil aux mathématiques : comment garde-t-il le compte quand les gouttes accélèrent?',
        'Éveil aux sciences : quel lien fait-il entre le temps et ce qui coule?',
        'Motricité globale : comment règle-t-il son pas sur celui de l’autre porteur?',
      ],
      prolongements: [
        '{20min|Une bande de carton peut garder un trait par visite.}{30min 45min|La bande garde tous les traits de la saison.} Le dernier jour, les enfants y retrouvent le grand coup de froid et le redoux.',
        'Invitez les familles à raconter leur temps des sucres, ou ce qui annonce le printemps dans leur pays.',
      ],
      reflexionRetroaction: [
        'Les enfants ont-ils pris goût à la lenteur?',
        'Quelle explication d’enfant mérite qu’on la vérifie?',
      ],
    },
  },
  {
    key: 'le-restaurant-des-mesanges',
    summary:
      'Le restaurant est ouvert, plus un geste! Les enfants guettent et notent les clients de la mangeoire : qui vient, combien, qui chasse l’autre.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_LANGUAGE'],
    themes: ['oiseaux', 'nombres-et-formes'],
    materials: ['papier-et-crayons', 'contenants-et-cuilleres'],
    place: 'YARD',
    alsoAt: {
      WOODS: 'Au boisé, la mangeoire se pose sur une souche, et l’on guette de loin, le dos à un gros tronc.',
      INDOORS: 'La mangeoire se voit de la fenêtre : le poste d’observation s’installe au chaud, rideau tiré à demi.',
    },
    seasons: ['WINTER'],
    alsoIn: { AUTUMN: 'C’est l’ouverture : les clients se font attendre et le menu se cherche encore.' },
    durationMinutes: 30,
    adults: 1,
    calls: [
      'mésange',
      'oiseau',
      'mangeoire',
      'graines',
      'nourrir les oiseaux',
      'geai bleu',
      'écureuil',
      'observer par la fenêtre',
      'compter',
      'jumelles',
      'hiver',
      'la patience',
    ],
    seen: [
      'elle fige, la bouche ouverte, chaque fois qu’une petite boule de plumes arrive sur la clôture',
      'ils regardent dans des rouleaux et chuchotent pour ne pas faire peur aux visiteurs à plumes',
      'il trace un bâton chaque fois qu’un nouveau vient manger',
      'ils crient et courent à la fenêtre et tout s’envole avant qu’on ait vu',
      'il s’inquiète que les petits animaux aient faim quand il y a de la neige partout',
      'elle dit que le gros bleu est pas gentil, il chasse tous les autres',
      'à la collation, ils gardent leurs miettes de pain pour les moineaux du bord de la fenêtre',
      'depuis que le grand-père a bâti un poste de graines, ils battent des bras et picorent partout',
    ],
    scenes: ['bestioles', 'compter', 'tracer-ecrire'],
    picture:
      'Un enfant guette les mésanges dans un rouleau de carton, un autre note les clients de la mangeoire; l’éducatrice, main levée, ne bouge plus.',
    sheet: {
      titre: 'Le restaurant des mésanges',
      observationDepart:
        'Une mésange se pose sur {!bois|la clôture}{bois|une branche} et un enfant fige, la bouche ouverte. « Qu’est-ce qu’elle mange, elle? »',
      intentionEducative: 'Éveiller l’intérêt pour des vivants que l’on attend, que l’on compte et que l’on respecte.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'principal' },
        { domaine: 'cognitif', composante: 'Éveil aux mathématiques', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Développement graphique', role: 'secondaire' },
      ],
      objectifs: [
        'Rester immobile le temps d’une visite.',
        'Noter les passages par un signe.',
        '{4-5a|Comparer les clients : taille, couleurs, manières.}',
      ],
      materiel: [
        item(
          '{!bois|Mangeoire posée sur un poteau}{bois|Mangeoire à poser sur une souche}',
          'une',
          'Plateau de bois à rebord',
        ),
        item('Tournesol noir pour oiseaux', 'deux grosses louches', null),
        item('{bois !hiver|Débarbouillettes mouillées, dans un sac}', '{bois !hiver|une par enfant}', null),
        item('Louche', 'une', 'Grosse cuillère de bois'),
        item(
          'Cartons et gros crayons',
          '{!45min|un de chaque pour deux enfants}{45min|deux cartons et un crayon par enfant, et un carton pour l’enseigne}',
          'Ardoises et craies',
        ),
        item(
          '{dehors|Coussins}{dedans|Bancs bas}',
          '{cour|un par enfant}{bois|un par enfant, que chacun porte}{dedans|deux}',
          '{dehors|Boîtes solides retournées}{dedans|Chaises}',
        ),
        optional('Rouleaux de carton en guise de jumelles', 'un par enfant', 'Mains en tunnel'),
        optional('{dehors si-pommes-de-pin|Cocottes bien ouvertes}', 'deux', null),
        optional('{si-jumelles|Jumelles d’enfant, sans cordon}', '{si-jumelles|une ou deux paires}', null),
        optional(
          '{dehors si-couvertures si-draps|Couvertures}',
          '{dehors si-couvertures si-draps|une pour trois enfants}',
          null,
        ),
        optional('{si-foulards|Foulards, les ailes}', '{si-foulards|quatre}', null),
        optional('{si-livres|Livre sur les oiseaux}', '{si-livres|un}', null),
      ],
      preparation: [
        '{bois|Au boisé, vérifiez qu’on permet d’y nourrir les oiseaux; sinon, on guette sans graines.}',
        'Placez la mangeoire à six pas du poste d’observation, près d’une branche où l’oiseau peut attendre.',
        'Lisez l’étiquette du sac d’après les allergies du groupe, avant de l’ouvrir.',
        '{cour|Alignez des coussins le dos au mur, à l’abri du vent.} {bois|Alignez des coussins le dos aux arbres, à l’abri du vent, sans branche morte au-dessus.} {dedans|Remplissez la mangeoire avant le jeu : avec deux serveurs à la fin de la sortie du matin, ou vous-même. Rapprochez deux bancs bas de la fenêtre et éteignez la lumière.}',
      ],
      deroulement: [
        opening(
          { 20: 4, 30: 5, 45: 6 },
          '{dehors|Deux serveurs remplissent la mangeoire à la louche avec vous, qui restez face au groupe : assis, les autres comptent tout bas les louches. Puis on revient au poste sans bruit.} {dehors si-pommes-de-pin|Avec des cocottes, couchez-en d’abord deux dans la mangeoire : la louche se vide par-dessus, et les graines se cachent entre les écailles.} {dedans|Assis sur les bancs, montrez du doigt la mangeoire déjà pleine.} {dehors si-couvertures si-draps|Étendue sur trois paires de genoux, une couverture cache les mains qui bougent.} {si-jumelles|Trouvez la branche à l’œil nu, puis levez les jumelles sans bouger la tête; chacun s’y essaiera.} « Le restaurant est ouvert. Qui sera le premier? »',
        ),
        play(
          { 20: 12, 30: 18, 45: 20 },
          'Les enfants guettent, jumelles ou mains en tunnel devant les yeux, chuchotent, notent : un trait par client, un zigzag pour une chicane{dehors si-pommes-de-pin|, un rond pour qui fouille une cocotte}. {3-4a|Entre deux visites, les guetteurs deviennent des mésanges : un coup d’aile, un saut, et ils picorent une graine imaginaire.} {4-5a|Les observateurs distinguent le pressé, le gourmand, le poli, et leur donnent un métier.} Rien ne vient? Formez des paires : l’un guette, l’autre ferme les yeux et lève un doigt au premier « tchic »; puis on change de tâche. Ceux qui doivent bouger ont leur place, le coin des ailes, {dehors|à dix pas, à vue}{dedans|au fond du local} : ils y volent un peu. {si-foulards|Un foulard par main : des ailes.}',
        ),
        play(
          { 45: 11 },
          'Le menu et l’enseigne se dessinent pour la saison. {4-5a|Les prix se décident : une chanson la portion?} Un client imprévu passe souvent par là : faut-il servir l’écureuil? {3-4a !multiage|Jouez la cuisinière et lisez les cartons : un rond, c’est une graine; un carton plein de ronds, c’est l’assiette du gourmand. Qui a fini lit son menu tout haut vers la mangeoire.} {4-5a !multiage|Deux cartons annoncent le même plat? Les deux cuisiniers en inventent un troisième. Tenez ensuite l’enseigne à bout de bras, sans bouger : le prochain client vient-il quand même?}',
        ),
        closing(
          { 20: 4, 30: 7, 45: 8 },
          'Fermez les comptes : les traits se lisent à voix haute, {4-5a|les cartons se comparent,} le serveur {!bois|de demain}{bois|de la prochaine fois} est choisi. {si-livres|Dans le livre d’oiseaux, chacun pose le doigt sur un client d’aujourd’hui.} {bois|La mangeoire repart avec vous.} {bois !hiver|Mains frottées d’une débarbouillette mouillée.} {bois|Mains lavées au retour.}{!bois|Lavage des mains pour tous.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Figez la première, un doigt levé, les yeux sur la branche.',
          'Lisez tout bas la commande du client : « Il en prend une, il s’en va. »',
          'Remerciez du pouce ceux qui bougent au bon endroit.',
        ],
        questionsOuvertes: [
          'Que fait-il avec sa graine?',
          'Comment reconnais-tu le même client?',
          'Qui a peur de qui?',
        ],
      },
      vocabulaire: [
        'la mésange',
        'la mangeoire',
        'le bec',
        'se poser',
        'guetter',
        'le client',
        'immobile',
        'la graine',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Un seul trait à faire quand « ça vient! », et trois minutes de guet à la fois, coupées d’un vol autour du poste.',
        },
        {
          pour: '4-5a',
          texte: 'Un registre à deux colonnes, petits et gros clients, se tient toute la semaine et se discute.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Offrez un poste à l’enfant qui doit bouger : il ouvre le coin des ailes, y accueille les autres, et son guet dure le temps d’un client.',
        },
        {
          pour: 'interieur',
          texte: 'Collez sur la vitre une silhouette par espèce vue : l’enfant pose un point dessous à chaque visite.',
        },
        {
          pour: 'autre_saison',
          texte:
            'Au printemps, rangez la mangeoire et gardez le poste de guet : qui passe encore, et avec quoi dans le bec?',
        },
      ],
      securite: {
        risquesAcceptes: ['Attente déçue certains jours.', '{dehors|Joues froides.}'],
        dangersAEliminer: [
          'Graines à la bouche : l’adulte garde le sac et tient la louche avec l’enfant; les graines tombées restent au sol.',
          'Mangeoire souillée : l’adulte la nettoie avec des gants, les enfants n’y mettent pas la main.',
          '{cour|Attente au froid : courez tous un tour avant de vous rasseoir, et rentrez aux premières mains froides.} {bois|Attente au froid : faites tous un tour d’arbre avant de vous rasseoir, et repartez aux premières mains froides.}',
          '{bois|Enfant qui suit un oiseau entre les arbres : le coin des ailes se voit du poste, et l’on compte les têtes à chaque client.}',
          '{si-foulards|Foulard au cou ou sous un pied : il se tient à la main et reste au coin des ailes.}',
          '{si-jumelles|Jumelles vers le soleil : jamais; elles ne visent que la mangeoire et sa branche.}',
        ],
        supervision: 'palier3',
        allergies: ['Sac écarté au moindre doute sur l’étiquette; mains lavées après le service.'],
      },
      observation: [
        'Éveil aux sciences : quels comportements remarque-t-il sans qu’on les lui montre?',
        'Éveil aux mathématiques : comment note-t-il deux clients arrivés ensemble?',
        'Attention : qu’est-ce qui l’aide à attendre?',
      ],
      prolongements: [
        '{!bois|Laissez les cartons au poste : un autre groupe, ou les mêmes enfants, y notent les clients de l’après-midi.} {bois|Revenez au même arbre : les cartons diront si les mêmes clients s’y montrent.}',
        'Offrez aux familles un carton vide pour les oiseaux de leur fenêtre.',
      ],
      reflexionRetroaction: [
        'Le poste était-il assez loin pour les oiseaux?',
        'Quels enfants ai-je découverts patients?',
      ],
    },
  },
  {
    key: 'le-jardin-au-cordeau',
    summary:
      'De vraies pelles, une corde tendue, des graines à compter : le groupe trace, creuse, sème et signe ses rangs.',
    ageGroups: ['AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['jardin-et-recolte', 'terre-et-boue', 'nombres-et-formes'],
    materials: ['terre', 'chaudieres-et-pelles', 'batons', 'papier-et-crayons'],
    place: 'YARD',
    seasons: ['SPRING'],
    alsoIn: { SUMMER: 'Un rang récolté se libère : il se rebêche et se sème de nouveau, tôt le matin.' },
    durationMinutes: 45,
    adults: 1,
    calls: [
      'jardin',
      'potager',
      'semer',
      'graines',
      'planter',
      'bêcher',
      'terre',
      'arroser',
      'pelle',
      'légumes',
      'rangs',
      'ver de terre',
      'compter',
      'jardinage',
    ],
    seen: [
      'il vire la terre avec une vraie bêche en mettant son pied dessus',
      'elle dépose ses semences une par une avec un espace entre chaque',
      'ils tirent une ficelle entre deux piquets pour que ça soit droit',
      'ils ont vidé tout le sachet dans le même trou et rien ne pousse bien',
      'il écrit son nom sur un bâtonnet pour que personne ne prenne sa rangée',
      'elle trouve un gros lombric et tout le monde lâche sa pelle pour le voir',
      'dans la cour, ils veulent faire pousser des bines comme leur voisin italien',
      'depuis que la neige est partie, mes grands réclament de travailler pour vrai avec des gants',
    ],
    scenes: ['plantes', 'creuser', 'compter'],
    picture:
      'Le long d’une corde tendue au ras du sol, une enfant pose ses graines à une main d’écart; un ami bêche, un autre plante son bâtonnet.',
    sheet: {
      titre: 'Le jardin au cordeau',
      observationDepart:
        'Les enfants ont semé tout le sachet au même endroit. Trois semaines plus tard, « ils se poussent », constate l’un d’eux.',
      intentionEducative:
        'Permettre aux enfants de mener un vrai travail de jardinier, avec ses outils, ses mesures et sa patience.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'cognitif', composante: 'Éveil aux mathématiques', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
      ],
      objectifs: [
        'Bêcher en posant son pied et son poids.',
        'Espacer des graines avec sa main comme mesure.',
        'Répartir le travail selon les goûts et les forces.',
      ],
      materiel: [
        item('Petites bêches et griffes à manche court', 'quatre de chaque', 'Grosses cuillères de métal'),
        item('Cordeau : deux piquets et une corde', 'deux', 'Planche étroite posée au sol'),
        item('Grosses graines de haricot ou de courge', 'cinq par enfant', 'Bulbes d’oignon'),
        item('Arrosoirs remplis au tiers', 'trois', 'Bouteilles à bouchon percé'),
        item('Bâtonnets plats et crayons gras', 'un bâtonnet par enfant, quatre crayons', 'Roches plates'),
        item('Gants à leur taille', 'une paire par enfant', null),
        item('{60min|Carton et crayons, pour le plan}', 'un carton, quatre crayons', 'Ardoise'),
      ],
      preparation: [
        'Achetez des graines vendues sans traitement, et lisez le sachet avant de l’ouvrir.',
        'Délimitez le carré à bêcher : les bêches n’en sortent jamais.',
        'Amollissez la terre la veille si elle est dure.',
      ],
      deroulement: [
        opening(
          { 30: 5, 45: 6, 60: 8 },
          'Ouvrez votre main : cinq graines. Posez-les une à une sur la terre, à une main d’écart. « Elles auront de la place pour leurs coudes. » Remettez-les dans le sachet, au fond de votre poche : chacun recevra les siennes quand la terre sera prête.',
        ),
        play(
          { 30: 17, 45: 19, 60: 22 },
          'Gants aux mains, les uns bêchent, le pied sur le fer; d’autres émiettent les mottes, tendent le cordeau, retirent les roches. {1adulte|Restez tout près de ceux qui bêchent; les autres se voient de là.} Un ver arrête tout le chantier : on le dépose plus loin. Qui trouve une roche crie « Roche! » : on couche les outils, puis l’on échange bêches et griffes. Quand les bras fatiguent, enfoncez un doigt dans la terre : là où il bloque, on bêche encore. {45min 60min|Quand il entre partout sans forcer, le rang peut se semer.} {30min|Les outils se couchent, les gants s’ôtent, et un rang se sème à chaque cordeau : donnez cinq graines à chacun. Une graine, une main, une graine; chacun recouvre les siennes, signe son bâtonnet, le plante au bout du rang et arrose.} {avec-outil|Avec @materiel, travaillez un enfant à la fois, tout près de vous.} {avec-naturel|Marquez le bout du rang avec @materiel.}',
        ),
        play(
          { 45: 12, 60: 14 },
          'Les outils sont couchés au fond du carré, les gants ôtés : donnez cinq graines à chacun. Un rang se sème à chaque cordeau : une graine, une main, une graine. Les jardiniers signent leur bâtonnet et le plantent au bout. Deux mains ne mesurent pas pareil? Les enfants choisissent celle qui servira de règle jusqu’au bout du rang. Un semeur pose, le suivant recouvre et tape deux fois. Arroser vient en dernier, à la pomme fine, pour ne rien déterrer.',
        ),
        guided(
          { 60: 7 },
          'Dessinez ensemble le plan : un trait par rang, une lettre par jardinier. Choisissez ensemble l’arroseur de demain et marquez son signe au bord du plan.',
        ),
        closing(
          { 30: 8, 45: 8, 60: 9 },
          'Comptez les outils en les essuyant, fers vers la terre. Autour des rangs semés, les enfants parient : quelle graine sortira la première? Mains au savon.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Posez votre pied à côté du sien et poussez en même temps la première fois.',
          'Gardez le cordeau au ras du sol, jamais plus haut que la cheville.',
          'Montrez la profondeur avec une phalange : « Jusqu’au premier pli. »',
        ],
        questionsOuvertes: [
          'Comment garder la même distance partout?',
          'De quoi la graine a-t-elle besoin maintenant?',
          'Qui fait quoi, et comment le décidez-vous?',
        ],
      },
      vocabulaire: ['bêcher', 'la motte', 'le rang', 'le cordeau', 'semer', 'émietter', 'l’espace', 'la phalange'],
      adaptations: [
        {
          pour: '4-5a',
          texte:
            'Si l’enfant s’éparpille, percez les trous : il sème et recouvre. S’il mesure tout, demandez-lui combien de graines tiendront dans le prochain rang.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Un carré surélevé ou une caisse posée sur une table accueille l’enfant en fauteuil; sa main y devient la mesure officielle.',
        },
        {
          pour: 'interieur',
          texte:
            'Un bac de semis près de la fenêtre permet de vérifier, pendant l’attente, ce que la graine fait sous terre.',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’automne, bêchez les rangs vides, comptez les bâtonnets retrouvés et couvrez la terre de feuilles pour l’hiver.',
        },
      ],
      securite: {
        risquesAcceptes: ['Terre dans les souliers.', 'Ampoule légère au creux de la main.'],
        dangersAEliminer: [
          'Bêche levée : le fer reste plus bas que le genou, deux bras d’écart entre deux bêcheurs, souliers fermés.',
          'Griffe oubliée au sol : dents vers la terre, comptée à chaque pause.',
          'Graines crues de haricot : elles ne se croquent pas; cinq par enfant, comptées quand vous les donnez et à la fin.',
          'Cordeau tendu : piquets plantés au ras du sol, retiré dès que le rang est semé.',
        ],
        supervision: 'palier2',
        allergies: ['Piqûres au jardin : auto-injecteur sur vous. Terre et pollens : gants et visage rincé au besoin.'],
      },
      observation: [
        'Motricité globale : comment utilise-t-il son poids avec l’outil?',
        'Éveil aux mathématiques : comment vérifie-t-il que les espaces sont égaux?',
        'Compétences sociales : comment cède-t-il ou défend-il un outil?',
      ],
      prolongements: [
        'Un carnet de jardin reçoit un dessin par semaine; la récolte s’y comptera.',
        'Un parent ou un grand-parent qui jardine vient montrer son geste préféré.',
      ],
      reflexionRetroaction: [
        'Les outils étaient-ils à la bonne taille?',
        'Qui a trouvé sa place dans un travail plutôt que dans un jeu?',
      ],
    },
  },
  {
    key: 'le-papillon-qui-ne-bouge-plus',
    summary:
      'Un papillon mort, trouvé au sol : ceux qui le souhaitent le regardent, posent leurs questions et lui font une place.',
    ageGroups: ['AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_LANGUAGE'],
    themes: ['emotions-et-amitie', 'insectes-et-vers'],
    materials: ['loupes', 'papier-et-crayons', 'feuilles', 'roches'],
    place: 'YARD',
    alsoAt: {
      PARK: 'La place se fait au pied d’un arbre facile à retrouver.',
      WOODS: 'Le sous-bois offre mousse et écorces; l’arbre choisi servira de repère.',
      INDOORS: 'Trouvé au bord de la fenêtre, le papillon repose sur un carton; sa place se fera dehors plus tard.',
    },
    seasons: ['SPRING', 'SUMMER', 'AUTUMN'],
    durationMinutes: 30,
    adults: 1,
    subject: 'deuil',
    calls: [
      'mort',
      'deuil',
      'insecte mort',
      'animal mort',
      'papillon',
      'enterrer',
      'il ne bouge plus',
      'perdre son chat',
      'triste',
      'plante morte',
      'souvenir',
      'grand-papa est mort',
      'la tristesse',
    ],
    seen: [
      'il souffle sur un bourdon couché et attend qu’il se réveille',
      'ils ont trouvé un oiseau raide dans le gazon et ne comprennent pas qu’il ne vole plus',
      'elle creuse un petit trou, met des fleurs dessus et dit bye bye',
      'il me demande pour la dixième fois si ça va revenir en vie',
      'elle parle de son vieux chien qu’on a fait endormir et elle a les yeux pleins d’eau',
      'un a pilé sur une chenille et une amie est en larmes à côté',
      'au retour des funérailles de son arrière-grand-mère, elle pose des questions à table',
      'dans la cour, ils sont à genoux autour d’une bête et parlent tout bas',
    ],
    scenes: ['bestioles', 'consoler'],
    picture:
      'Un papillon mort repose sur une feuille; un enfant le regarde à la loupe, une amie tient la main de l’éducatrice, un autre dessine plus loin.',
    sheet: {
      titre: 'Le papillon qui ne bouge plus',
      observationDepart:
        'Trois enfants entourent un papillon couché. L’un souffle dessus : « Il dort. » L’autre secoue la tête : « Non. Il est mort. »',
      intentionEducative:
        'Offrir un moment vrai et doux pour regarder la mort d’un petit vivant, la nommer et en garder le souvenir.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'secondaire' },
      ],
      objectifs: [
        'Poser une question sur la mort et recevoir une réponse vraie.',
        'Exprimer ce qu’il ressent, ou choisir de ne rien dire.',
        'Poser un geste pour se souvenir.',
      ],
      materiel: [
        item('Grande feuille d’arbre pour soulever le papillon', 'une', 'Carton mince'),
        item('Loupes', 'deux', null),
        item(
          'Feuilles, roches, bouts d’écorce',
          '{dehors|ce que les enfants choisissent}{dedans|un panier, où les enfants choisissent}',
          null,
        ),
        item('Papier et crayons', 'pour qui en veut', '{dehors|Dessin du doigt dans la terre}{dedans|Mots dictés}'),
        item('{dehors|Petites pelles}', 'deux', 'Cuillères'),
        optional('{si-toutous|Toutou}', '{si-toutous|un}', null),
        optional('{si-fleurs|Petites fleurs coupées}', '{si-fleurs|une par enfant qui en veut}', null),
        optional(
          '{dedans si-boîtes si-petites-boîtes|Boîte, sans son couvercle}',
          '{dedans si-boîtes si-petites-boîtes|une}',
          null,
        ),
        optional(
          '{si-peinture si-pinceaux|Peinture lavable et pinceaux}',
          '{si-peinture si-pinceaux|deux couleurs, deux pinceaux}',
          null,
        ),
        optional('{si-livres|Livre tendre, choisi par vous}', '{si-livres|un}', null),
      ],
      preparation: [
        'Pensez à qui vit un deuil dans le groupe : parlez-en d’abord avec sa famille et restez près de lui.',
        'Glissez le papillon sur la feuille et posez-le à hauteur de genou, loin du soleil et du passage.',
        'Prévoyez à côté un coin de jeu ordinaire pour ceux que cela n’attire pas.',
      ],
      deroulement: [
        opening(
          { 20: 4, 30: 5, 45: 6 },
          'Accroupissez-vous sans hâte. « Il est mort. Son corps ne marche plus, il ne respire plus, il ne se réveillera pas. » Laissez venir les silences et les « pourquoi ». {si-toutous|Un toutou attend à côté de vous, pour qui veut serrer quelque chose.}',
        ),
        play(
          { 20: 11, 30: 17, 45: 22 },
          'Chacun va à sa manière : regarder à la loupe, s’éloigner, dessiner, parler de son chat. {!20min|Restez d’abord assise près du papillon, les loupes devant vous. Un enfant demande pour la troisième fois s’il va se réveiller? Redites la même phrase, du même ton. Un autre souffle sur le papillon : « Son corps ne bouge plus. Viens voir ses ailes. »} {dehors|Ceux qui le veulent cherchent, à vue, une place pour le papillon et de quoi l’entourer. Deux enfants y creusent un trou grand comme la main.} {dedans|Ceux qui le veulent choisissent des feuilles, une roche, un bout d’écorce, et les posent autour du papillon.} {45min dehors|Quand plus personne n’approche du papillon, allez voir ensemble la place choisie; chacun y ajoute une feuille, une écorce, ou rien.} {45min dedans|Quand plus personne n’approche du papillon, revenez ensemble près de lui; chacun ajoute une feuille, une écorce, ou rien.} Répondez en peu de mots, et « Je ne sais pas » quand c’est vrai.',
        ),
        play(
          { 45: 8 },
          'Des enfants jouent parfois à mourir et à se relever, ou soignent des papillons imaginaires. Laissez vivre ce jeu, près de vous : il leur sert à comprendre. Personne n’y joue? Chacun reprend son dessin, sa cueillette ou le coin de jeu, et vous restez là pour les questions.',
        ),
        guided(
          { 30: 3, 45: 3 },
          '{dehors|Posez le papillon à sa place et recouvrez-le de feuilles.} {dedans|Couvrez le papillon d’une petite feuille, là où il repose.} Un mot, un dessin ou une roche peuvent suivre, si l’on veut.',
        ),
        closing(
          { 20: 5, 30: 5, 45: 6 },
          '{20min dehors|Posez le papillon à sa place et recouvrez-le de feuilles.} {si-fleurs|Qui le veut couche une fleur près du papillon.} {dedans si-boîtes si-petites-boîtes|La boîte gardera le papillon jusqu’au jour où on lui fera sa place, dehors.} Restez là, une main offerte à qui la prend. « Nous pourrons revenir le voir. » {si-peinture si-pinceaux|Qui le veut peindra une roche aux couleurs du papillon : elle marquera sa place.} Demandez ensuite, simplement, de quoi chacun a envie : bouger, se coller, boire de l’eau. {si-livres|Qui veut se coller écoute une histoire du livre, tout bas.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Employez le mot « mort », sans « parti » ni « endormi » qui inquiètent le soir.',
          'Baissez-vous à la hauteur de l’enfant qui pleure et nommez : « C’est triste de le voir comme ça. »',
          'Accueillez le rire et l’indifférence : ce sont aussi des réactions.',
          'Devant « il est au ciel » ou « ma grand-mère dit que… », répondez que chaque famille a ses mots, sans trancher.',
        ],
        questionsOuvertes: [
          'Qu’est-ce que tu vois de lui?',
          'Qu’est-ce que tu voudrais lui laisser?',
          'À quoi cela te fait-il penser?',
        ],
      },
      vocabulaire: ['mort', 'vivant', 'le corps', 'le souvenir', 'triste', 'respirer', 'pour toujours', 'une place'],
      adaptations: [
        {
          pour: '4-5a',
          texte:
            'Pour un enfant qui en reste troublé, une seule question à la fois, sur vos genoux. À celui qui en veut plus, {dehors|montrez à la loupe une fourmi vivante : qu’est-ce qui bouge chez elle, et plus chez le papillon?}{dedans|montrez à la loupe les pattes et les antennes du papillon : à quoi lui servaient-elles?}',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'À l’enfant qui prend tout à la lettre, dites chaque étape avant le geste et montrez {dehors|la place encore vide}{dedans|les feuilles qui l’entoureront}; il décide de sa distance.',
        },
        {
          pour: 'interieur',
          texte: 'Une plante morte du local appelle les mêmes mots : elle ne reverdira pas, même bien arrosée.',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’hiver, retournez à la place du papillon, sous la neige, avec ceux qui y pensent encore, et laissez-les raconter.',
        },
      ],
      securite: {
        risquesAcceptes: ['Chagrin, questions difficiles.', 'Rires qui déplaisent aux autres.'],
        dangersAEliminer: [
          'Mains nues sur l’insecte : seul l’adulte le soulève, sur la feuille; savon et eau ensuite pour tous.',
          '{dehors|Oiseau ou autre animal trouvé mort : personne n’y touche, l’adulte suit la consigne de votre milieu.}',
          '{dehors|Loupe au soleil : elle reste à l’ombre, près du papillon.}',
          'Enfant forcé de participer ou de regarder : le coin de jeu voisin reste ouvert tout le temps.',
        ],
        supervision: 'palier2',
        allergies: [
          '{dehors|Pollens et piqûres : l’auto-injecteur reste sur vous pendant que le groupe est au sol.} {dedans|Autour du papillon, des feuilles et des écorces bien sèches, sans moisissure.}',
        ],
      },
      observation: [
        'Compétences émotionnelles : que fait son corps quand le mot « mort » est dit?',
        'Langage oral : quelles questions reviennent, et avec quels mots?',
        'Compétences sociales : comment réconforte-t-il, ou accepte-t-il d’être réconforté?',
      ],
      prolongements: [
        '{dehors|Revenez à la place du papillon dans la semaine, sans en parler d’abord : les enfants le feront.} {dedans|Dans la semaine, faites-lui une place dehors, au pied d’un arbre, avec ceux qui le veulent.}',
        'Dites aux familles, le jour même, ce qui fut vu et les mots employés, pour qu’elles poursuivent à leur façon.',
      ],
      reflexionRetroaction: [
        'Mes mots étaient-ils vrais et assez simples?',
        'Qui me faut-il revoir demain, seul à seul?',
      ],
    },
  },
]
