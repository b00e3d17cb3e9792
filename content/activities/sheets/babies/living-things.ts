import { closing, guided, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

export const BABY_LIVING_THINGS_SHEETS: readonly BankSheet[] = [
  {
    key: 'sous-l-erable',
    summary:
      'Couché à l’ombre d’un arbre, le poupon suit les taches de lumière, puis rampe au bord de la couverture et tend la main.',
    ageGroups: ['AGE_0_18_MONTHS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_LANGUAGE'],
    themes: ['lumiere-et-ombre', 'arbres-et-feuilles'],
    materials: ['tissus'],
    place: 'YARD',
    alsoAt: {
      PARK: 'Au parc, cherchez un arbre isolé, loin des terrains de jeu et des chiens.',
      WOODS: 'À l’entrée du boisé, l’ombre est plus profonde et les taches de lumière plus petites.',
    },
    seasons: ['SPRING', 'SUMMER'],
    alsoIn: {
      AUTUMN: 'L’automne, les feuilles tombent une à une; la couverture est plus épaisse, la halte plus courte.',
    },
    durationMinutes: 20,
    adults: 1,
    calls: [
      'ombre',
      'lumière',
      'feuilles qui bougent',
      'arbre',
      'érable',
      'couverture dehors',
      'herbe',
      'soleil',
      'reflet',
      'il fixe le plafond',
      'temps sur le ventre',
      'nature',
      'ramper',
    ],
    seen: [
      'couché dans l’herbe, il fixe les branches qui brassent et gigote des pieds',
      'elle essaie de pogner les taches de soleil sur la couverture',
      'il touche le gazon du bout des doigts et retire sa main tout de suite',
      'mes poupons qui ne bougent pas encore s’ennuient dans la poussette quand on est dehors',
      'elle chigne en dedans mais se calme dès qu’on la couche dehors à l’ombre',
      'le vent lève mon foulard et le bébé ne le lâche plus des yeux',
      'au parc, pendant que les grands couraient, le petit dernier regardait bouger le feuillage',
      'dans la cour, ils arrêtent de pleurer quand on les étend en dessous du gros arbre',
    ],
    scenes: ['ombre-lumiere', 'vent-pluie'],
    picture:
      'À l’ombre d’un érable, deux bébés couchés sur le dos regardent les feuilles; un troisième rampe jusqu’à l’herbe et y pose la main.',
    sheet: {
      titre: 'Sous l’érable, la lumière bouge',
      observationDepart:
        'Couchés sous un arbre, les poupons fixent longtemps les feuilles qui remuent. Les plus grands tendent la main vers les taches de soleil.',
      intentionEducative: 'Offrir au poupon un moment dehors où ses sens s’éveillent sans être bousculés.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Développement sensoriel', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage prélinguistique', role: 'secondaire' },
      ],
      objectifs: [
        'Suivre des yeux une lumière ou une ombre qui se déplace.',
        'Toucher {bois|les feuilles}{!bois|l’herbe}{30min|, l’écorce} et la couverture, et sentir la différence.',
        'Vocaliser et recevoir une réponse.',
      ],
      materiel: [
        item(
          'Grande couverture épaisse',
          'une pour trois poupons{automne|, et une autre dessous}',
          'Deux draps superposés',
        ),
        item('Carrés de tissu léger et respirant', 'deux, tenus par l’adulte', 'Linges de coton'),
        item(
          '{!automne|Chapeaux, eau et rechange}{automne|Tuques minces}',
          'pour chaque bébé{!automne|; l’eau, après six mois}',
          null,
        ),
        item('Poussette du groupe, freins mis', 'une, au bord de la couverture', 'Chariot à sièges'),
        item('{30min|Biberons}', 'un par bébé qui boit à cette heure', null),
      ],
      preparation: [
        'Choisissez une ombre qui durera toute la période; vérifiez-la de nouveau au moment de sortir.',
        'Inspectez {bois|le sol}{!bois|l’herbe} : insectes, débris, champignons, excréments.',
        'Levez les yeux : aucune branche morte au-dessus de la couverture.',
        '{!automne|Gardez chapeaux, eau et rechange à portée de main.} {automne|L’automne, ajoutez une épaisseur sous la couverture, une tuque mince sur chaque tête.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 4, 30: 4 },
          'Déposez chaque poupon sur le dos, la tête hors du soleil. Couchez-vous à côté, sur le flanc, tous sous vos yeux. Attendez que le vent fasse bouger les feuilles; montrez-les seulement des yeux.',
        ),
        play(
          { 10: 6, 20: 13, 30: 13 },
          'Immobiles, les plus jeunes regardent en haut, puis battent des pieds quand le vent reprend. Celui qui rampe gagne le bord de la couverture, pose la main dans {bois|les feuilles}{!bois|l’herbe}, la retire, l’y remet. Laissez un carré de tissu se gonfler au vent dans votre main, à côté de lui. {20min 30min|Un regard décroche? Tournez ce poupon d’un quart de tour : d’autres feuilles, d’autres taches. « Le vent s’en vient… »} Qui s’éloigne revient par vos bras.',
        ),
        play(
          { 30: 9 },
          'Un biberon se boit ici, dans vos bras, les autres sous vos yeux. Pendant ce temps, le soleil a tourné : cherchez où sont rendues les taches. Le biberon fini, assoyez devant le tronc celui qui se tient tout seul. Il gratte, il tape. Une feuille tombe peut-être sur une jambe; laissez-lui le temps de la sentir.',
        ),
        closing(
          { 10: 2, 20: 3, 30: 4 },
          'Passez la main entre leurs yeux et la lumière, une fois, deux fois : sombre, clair. « Au revoir, l’arbre. » Un poupon à la fois va de vos bras à la poussette; dites-lui où vous allez.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Placez votre visage à la hauteur du sien et regardez ce qu’il regarde.',
          'Répondez à chaque son de l’enfant par le vôtre; le silence qui suit est à lui.',
          'Touchez souvent sa nuque pour savoir s’il a trop chaud ou froid.',
        ],
        questionsOuvertes: ['Qu’est-ce qui bouge, là-haut?', 'Où est passée la petite lumière?'],
      },
      vocabulaire: [
        'l’ombre',
        'la lumière',
        'le vent',
        '{10min 20min|la couverture}{30min|l’écorce}',
        'la feuille',
        'ça bouge',
        'doucement',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Qui ne se retourne pas encore passe quelques minutes sur le ventre, en travers de votre bras. Qui marche attrape les taches de lumière avec les pieds.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Si la lumière incommode un enfant, tournez-le de l’autre côté, toujours à l’ombre, un tissu tendu au-dessus de lui par votre main.',
        },
        {
          pour: 'interieur',
          texte: 'Près d’une fenêtre, faites bouger une branche devant le rayon de soleil qui entre.',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Brin d’herbe ou bout de feuille aux lèvres avant que vous le retiriez.',
          'Rouler hors de la couverture, sur le sol inspecté.',
        ],
        dangersAEliminer: [
          'Soleil et chaleur : avant 6 mois, ombre et vêtements seulement; pour les autres, ombre, chapeau, eau et pauses. Nuque moite : on rentre.',
          'Cailloux, mégots, samares, fruits tombés, guêpes autour de la couverture. {bois|Tiques : regardez peau, plis et cheveux au retour.}',
          'Tissu laissé sur le visage : il reste dans votre main ou loin de sa tête.',
          'Sieste improvisée : le poupon qui s’endort est couché sur le dos dans son lit conforme.',
        ],
        supervision: 'palier1',
        allergies: ['Piqûres et graminées : gardez l’épinéphrine sur vous s’il y a lieu.'],
      },
      observation: [
        'Développement sensoriel : que fait-il devant une sensation nouvelle, {30min|l’écorce}{10min 20min|le vent dans le tissu} par exemple?',
        'Langage prélinguistique : quels sons produit-il, et attend-il votre réponse?',
        'Motricité globale : comment se déplace-t-il vers ce qui l’attire?',
      ],
      prolongements: [
        'Revenez sous le même arbre chaque semaine : la lumière, le son et l’odeur changeront.',
        'Dites aux parents sous quel arbre leur enfant s’est couché{cour| : ils passent souvent devant}.',
      ],
      reflexionRetroaction: [
        'Combien de temps ai-je tenu sans rien proposer?',
        'L’heure choisie convenait-elle au rythme de chacun?',
      ],
    },
  },
  {
    key: 'la-mousse-et-l-ecorce',
    summary: 'Une paume sur la mousse, une paume sur l’écorce : les petits vont et viennent entre le doux et le rude.',
    ageGroups: ['AGE_0_18_MONTHS', 'AGE_18_MONTHS_2_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_LANGUAGE'],
    themes: ['couleurs-et-textures', 'arbres-et-feuilles'],
    materials: ['buches-et-rondelles'],
    place: 'WOODS',
    seasons: ['SPRING', 'SUMMER', 'AUTUMN'],
    alsoIn: {
      WINTER: 'L’hiver, la neige fait le doux et le tronc garde sa mousse; la main touche, puis la mitaine revient.',
    },
    durationMinutes: 20,
    adults: 1,
    calls: [
      'mousse',
      'écorce',
      'bûche',
      'tronc',
      'gratter',
      'doux',
      'rude',
      'toucher',
      'boisé',
      'ramper dehors',
      'texture',
      'forêt',
      'nature',
    ],
    seen: [
      'elle flatte la mousse comme un chat puis gratte le tronc avec son ongle',
      'il s’assoit à cheval sur le gros tronc couché et descend de l’autre bord',
      'il frotte sa main sur le bois rugueux, la regarde et y retourne',
      'elle a les mains pleines de terre et veut que je les essuie doigt par doigt',
      'un bébé qui se lève partout se hisse debout contre une bûche dans le sentier',
      'il hésite à toucher l’arbre qui pique, retire sa main, puis ose encore',
      'à notre sortie dans le bois, les petits tâtaient tout ce qui était doux ou piquant',
      'depuis la balade en forêt, elle dit doux en frottant son toutou et la barbe de papa',
    ],
    scenes: ['petrir', 'mots', 'textures'],
    picture:
      'Dans un boisé d’automne, trois petits tâtent la mousse et l’écorce d’une grosse bûche : debout, assis au sol ou à califourchon.',
    sheet: {
      titre: 'La mousse et l’écorce',
      observationDepart: 'Arrivé près d’un tronc, un petit retire sa main de l’écorce, la regarde, puis y retourne.',
      intentionEducative:
        'Soutenir l’exploration par tout le corps et mettre des mots simples sur ce que la peau rencontre.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Développement sensoriel', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage prélinguistique', role: 'secondaire' },
      ],
      objectifs: [
        'Toucher, gratter, presser, retirer la main.',
        'Bouger vers ce qui attire.',
        'Répondre à un mot par un regard, un son ou un geste.',
      ],
      materiel: [
        item(
          'Grosse bûche couchée, avec son écorce{!hiver| et de la mousse}',
          'une, sur place',
          'Grande rondelle de bois',
        ),
        item('Couverture', 'une, au pied de la bûche', 'Toile'),
        item('{!hiver|Débarbouillettes mouillées}', 'une par enfant', null),
        item(
          'Trousse de sortie : téléphone, premiers soins, médication{!hiver 30min|, couches, lingettes, vêtements}',
          'une, sur vous',
          null,
        ),
      ],
      preparation: [
        'Passez la paume partout où ils passeront la leur : échardes{!hiver|, insectes piqueurs, champignons, petits fruits}.',
        '{!hiver|Retirez brindilles pointues, noix et petites roches autour de la bûche.}',
        '{!hiver|Vérifiez qu’aucune herbe à puce ne pousse autour.} {hiver|L’hiver, balayez la neige sur la moitié de la bûche seulement.}',
        '{avec-naturel|Posez aussi @materiel au pied de la bûche, plus gros qu’un poing.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 4, 30: 4 },
          'Posez lentement votre paume {!hiver|sur la mousse}{hiver|sur la neige}, puis sur l’écorce. « Doux. » « Rude. » Deux mots suffisent.',
        ),
        play(
          { 10: 6, 20: 12, 30: 12 },
          '{0-18m|Un poupon rampe jusqu’à la bûche et s’y lève en poussant des deux mains.} Assis contre le bois, sur la couverture, un petit gratte d’un ongle et écoute. {18-24m|Un autre s’assoit à califourchon, descend, revient par l’autre bord.} Dites « doux » ou « rude » au moment où la main touche, pas avant. {20min 30min|Les mains s’arrêtent? Posez un doigt sur un nœud, puis dans une fente, et attendez qu’un autre doigt y vienne.}',
        ),
        play(
          { 30: 9 },
          'Passez de l’autre côté de la bûche : il fait plus sombre{!hiver|, plus humide}. Approchez votre nez et sentez fort; un nez vous copie. {!hiver|Une couche se change sur la couverture, vous tournée vers ceux qui tapent le bois.} {hiver|L’hiver, réchauffez chaque main dans la vôtre avant de repartir vers le bois.}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          '{!hiver|Tournez chaque main vers la lumière : terre, écorce, ligne verte. Puis essuyez-la, doigt par doigt.} {hiver|L’hiver, séchez chaque main dans la vôtre, puis la mitaine la reprend, doigt par doigt.} Un dernier « doux » sur la joue, si l’enfant s’approche.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Gardez les mains libres pour retenir ce qui va à la bouche.',
          'Attendez que la main y retourne avant de redire le mot.',
          'Suivez l’expression du visage : elle dit assez ou encore.',
        ],
        questionsOuvertes: ['Comment c’est, de ce côté-là?', 'Où c’est doux?'],
      },
      vocabulaire: ['doux', 'rude', 'mouillé', 'gratter', '{!hiver|la mousse}{hiver|la neige}', 'l’écorce', 'la bûche'],
      adaptations: [
        { pour: '0-18m', texte: 'Assis entre vos jambes, le plus jeune touche d’abord du dos de la main.' },
        { pour: '18-24m', texte: 'Trouvez ensemble un deuxième endroit doux, à quelques pas, et revenez comparer.' },
        {
          pour: 'besoins_particuliers',
          texte: 'L’enfant qui retire sa main explore à travers sa manche, ou pose la sienne sur la vôtre.',
        },
        {
          pour: 'interieur',
          texte: 'Une bûche brossée arrive sur une toile, avec une serviette épaisse pour le doux.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!automne|L’automne, soulevez les feuilles mouillées : la mousse est dessous.} {!hiver|L’hiver, dix minutes et des mains réchauffées dans les vôtres.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          '{!hiver|Genoux verts, terre aux mains.} {hiver|Neige sur les manches.}',
          'Menton appuyé un peu fort sur la bûche.',
        ],
        dangersAEliminer: [
          'Bûche qui roule ou souche pourrie qui s’effrite : poussez-la du pied avant leur arrivée; si elle bouge, prenez-en une autre.',
          '{18-24m|Chute de la bûche : pas plus haute que leurs genoux, et vous à un bras de qui la chevauche.}',
          '{!hiver|Mousse, écorce ou champignon arraché : ouvrez la main avant qu’elle arrive à la bouche.} {hiver|Écorce ou neige du sentier en route vers la bouche : ouvrez la main avant.}',
          '{!hiver|Nid de guêpes ou de fourmis dans la bûche ou dessous : guettez les allées et venues avant leur arrivée; s’il y en a un, changez de bûche.} {hiver|L’hiver, main nue : le temps d’un toucher, puis la mitaine.}',
          '{!hiver|Tiques : bas par-dessus le pantalon, peau inspectée au retour.} {hiver|Froid : un petit assis refroidit vite; touchez joues et nuques, et rentrez après dix minutes par temps froid, ou à la première joue froide.}',
        ],
        supervision: 'palier1',
        allergies: ['Auto-injecteur et plans d’urgence dans la trousse, sur vous.'],
      },
      observation: [
        'Développement sensoriel : quelles textures recherche-t-il ou évite-t-il?',
        'Langage prélinguistique : quel son ou geste répond à vos mots?',
        'Motricité globale : comment se déplace-t-il sur un sol inégal?',
      ],
      prolongements: [
        'Rapportez une rondelle brossée au local : « rude » l’y suivra.',
        'Le chat, le tapis du salon, une joue : chaque maison a son « doux »; le parent vous dira lequel.',
      ],
      reflexionRetroaction: ['Quel mot ai-je dit trop vite?', 'Qui n’a touché à rien, et qu’a-t-il regardé?'],
    },
  },
  {
    key: 'le-ver-s-allonge',
    summary:
      'Après la pluie, un ver de terre dans une boîte claire : il s’allonge, il rentre, et les petits se tortillent.',
    ageGroups: ['AGE_0_18_MONTHS', 'AGE_18_MONTHS_2_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_LANGUAGE'],
    themes: ['insectes-et-vers'],
    materials: ['terre', 'contenants-et-cuilleres'],
    place: 'YARD',
    alsoAt: {
      PARK: 'Au parc, le bord du sentier mouillé en offre, surtout le matin.',
      WOODS: 'Au boisé, soulevez une bûche vous-même; remettez-la ensuite comme elle était.',
    },
    seasons: ['SPRING', 'SUMMER', 'AUTUMN'],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'ver de terre',
      'ver',
      'bibitte',
      'insecte',
      'après la pluie',
      'se tortiller',
      'ramper',
      'terre mouillée',
      'petite bête',
      'observer',
      'serpent',
      'animaux',
      'nature',
      'jeux de doigts',
    ],
    seen: [
      'il y a des vers partout sur le trottoir, elle s’accroupit et pointe en criant',
      'un petit se tortille à plat ventre comme la couleuvre qu’on a vue',
      'il veut pogner la bébitte molle entre ses doigts et la mettre dans sa bouche',
      'elle a peur de la petite bête gluante mais ne peut pas s’empêcher de regarder',
      'ils collent leur nez sur le contenant pour voir ce qui grouille dedans',
      'elle étire ses bras et dit long, puis se ramasse en boule',
      'ce matin, il mouillassait encore et les petits ont trouvé un lombric dans la cour',
      'en brassant la terre du jardin, on a déterré un ver et mes bébés étaient fascinés',
    ],
    scenes: ['bestioles', 'imiter-animaux'],
    picture:
      'Après la pluie, l’adulte tient à deux mains une boîte claire : les petits en imperméable regardent le ver qui s’allonge.',
    sheet: {
      titre: 'Le ver s’allonge',
      observationDepart:
        'Ce matin, {bois|le sentier}{!bois|l’asphalte} était plein de vers. Un enfant a approché le doigt; un autre, dans vos bras, a tendu tout le corps.',
      intentionEducative: 'Éveiller la curiosité des petits pour une bête vivante, regardée de près sans être prise.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'principal' },
        { domaine: 'cognitif', composante: 'Attention', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Fixer une chose qui bouge lentement.',
        '{10min|Répondre au ver d’un geste, d’un son ou d’un mot.} {20min 30min|Refaire le mouvement du ver avec son doigt ou son corps.}',
        'Voir la bête retourner chez elle.',
      ],
      materiel: [
        item('Boîte transparente large, à couvercle ajouré par l’adulte', 'une', 'Contenant à salade rincé'),
        item('Terre mouillée', 'deux doigts au fond', 'Feuilles mouillées'),
        item('Grosse cuillère', 'une, pour l’adulte', 'Feuille rigide'),
        optional('{si-loupes|Loupes de plastique, à large poignée}', '{si-loupes|une, dans votre main}', null),
        item('Toile imperméable', 'une, au sol', 'Couverture doublée'),
      ],
      preparation: [
        'Cueillez le ver avec la cuillère juste avant le jeu, {bois|sous une bûche}{!bois|sur le dur}, après la pluie ou la rosée. Deux au plus.',
        'Fermez le couvercle jusqu’à la fin. Gardez la boîte à l’ombre, la terre bien mouillée.',
        'Choisissez d’avance la terre molle où vous le remettrez, tout près de la toile.',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 3 },
          'Assise sur la toile, tenez la boîte à la hauteur de leur nez. Ne dites rien. Le ver s’allonge. « Looong. » Il se ramasse. « Court. »',
        ),
        play(
          { 10: 5, 20: 9, 30: 11 },
          'Passez la boîte devant deux ou trois visages à la fois, sans la lâcher, et revenez vite aux premiers. {20min 30min|Le ver s’arrête? Tournez-la d’un quart de tour : « Où il s’en va? »} {si-loupes|Avancez la loupe devant le plastique : « Gros ver! » Reculez-la : « Petit ver! »} {18-24m si-loupes|Le trottineur pousse votre poignet : gros, petit, gros.} {0-18m|Le plus jeune, assis entre vos jambes, tape le plastique. Un autre y colle sa bouche : reculez la boîte jusqu’à la hauteur de ses yeux.} {18-24m|Celui qui marche dit « bibitte », se penche pour voir par-dessous, puis souffle sur le couvercle pour réveiller le ver.} Si tous partent sauf un, restez avec celui-là, les autres sous vos yeux.',
        ),
        guided(
          { 20: 3, 30: 4 },
          'Posez la boîte fermée à l’ombre, hors de portée. Votre doigt fait le ver, sur un bras. « Il s’allonge, s’allonge, s’allonge » : le doigt glisse vers le coude. « Il se ramasse » : il revient. « Il s’allonge, s’allonge, s’allonge… et hop! sous la terre » : il entre dans la manche. « Plus de ver! » Attendez qu’une manche se tende.',
        ),
        play(
          { 20: 2, 30: 8 },
          'Étendez-vous sur le ventre, la tête haute, les yeux sur eux, et tortillez-vous. {0-18m|Ceux qui rampent vous dépassent.} {18-24m|Un enfant qui marche se couche à côté de vous et rit.} {30min|Montrez de nouveau la boîte : le ver a disparu sous la terre. Cherchez par-dessous, à travers le fond.}',
        ),
        closing(
          { 10: 3, 20: 3, 30: 4 },
          'Avancez la boîte jusqu’à la terre molle, ouvrez-la vous-même, hors de leur portée, et inclinez-la. Le ver entre dans la terre. « Parti chez lui. » En rentrant, lavez toutes les mains, même celles qui n’ont rien touché.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Gardez les deux mains sur la boîte; sinon, posez-la fermée, hors de portée.',
          'Parlez à la vitesse du ver.',
          'Accueillez celui qui recule : il regarde de vos genoux, de plus loin.',
        ],
        questionsOuvertes: ['Où il s’en va?', 'Comment il fait, le ver?'],
      },
      vocabulaire: ['le ver', 'long', 'court', 'ramper', 'se tortiller', 'la terre', 'dessous'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Couché sur la toile, à l’ombre, le poupon regarde par-dessous : tenez la boîte à deux mains, un peu de côté, jamais au-dessus de son visage.',
        },
        {
          pour: '18-24m',
          texte:
            'Cherchez le ver ensemble {bois|sous les feuilles}{!bois|sur l’asphalte}, accroupis; il pointe, vous le ramassez.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Un enfant voit peu? La boîte posée hors de portée, votre doigt mouillé fait le ver sur son bras : il s’allonge, il se ramasse, aussi lentement.',
        },
        {
          pour: 'interieur',
          texte: 'Un bas de laine roulé qu’on étire et relâche sur le tapis s’allonge et se ramasse, lui aussi.',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’hiver, les vers sont sous la terre gelée : votre doigt s’allonge sur un bras et disparaît dans la manche.',
        },
      ],
      securite: {
        risquesAcceptes: ['Genoux mouillés.', 'Recul ou dégoût d’un instant.'],
        dangersAEliminer: [
          'Couvercle ouvert devant les petits : le ver et la terre vont à la bouche.',
          'Limaces et escargots dans la même boîte : laissez-les où ils sont.',
          '{si-loupes|Loupe au soleil : elle brûle; elle reste à l’ombre, dans votre main.}',
          'Couvercle ou boîte fendue, bord coupant.',
          '{bois|Tiques : bas par-dessus le pantalon, peau inspectée au retour.}',
        ],
        supervision: 'palier1',
        allergies: ['Le ver reste dans la boîte; couvrez tout de même une plaie aux mains avant de toucher la terre.'],
      },
      observation: [
        'Attention : fixe-t-il encore la boîte quand rien ne bouge?',
        'Éveil aux sciences : que fait-il quand le ver disparaît sous la terre?',
        'Langage oral : quel mot, quel son ou quel geste a-t-il pour le ver?',
      ],
      prolongements: [
        'À la prochaine pluie, retournez voir au même endroit, sans boîte.',
        '{20min 30min|Enseignez aux parents le ver dans la manche : il sert à mettre le manteau.} {10min cour|Montrez aux parents où le ver est rentré chez lui : ils y passeront en partant.} {10min parc bois|Donnez aux parents les deux mots du ver, « long » et « court » : un doigt les montre aussi bien.}',
      ],
      reflexionRetroaction: [
        'Ai-je montré mon propre dégoût, ou mon propre intérêt?',
        'Qui est resté le dernier devant la boîte, et que regardait-il au juste?',
      ],
    },
  },
  {
    key: 'la-grosse-courge',
    summary: 'Une énorme courge au milieu du groupe : la taper, la pousser, s’y lever, la voir bouger à peine.',
    ageGroups: ['AGE_0_18_MONTHS', 'AGE_18_MONTHS_2_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['jardin-et-recolte', 'saisons-et-fetes'],
    materials: [],
    place: 'INDOORS',
    alsoAt: { YARD: 'Dans la cour, la courge se roule dans l’herbe et les feuilles.' },
    seasons: ['AUTUMN'],
    durationMinutes: 45,
    adults: 1,
    calls: [
      'courge',
      'citrouille',
      'récolte',
      'jardin',
      'légume',
      'lourd',
      'rouler',
      'automne',
      'potager',
      'pousser',
      'bouger',
      'lourd et léger',
    ],
    seen: [
      'il essaie de lever la citrouille, force, échappe un son et tombe assis',
      'elle cogne sur le gros melon et colle son oreille pour entendre',
      'il pousse le pouf trop lourd avec son ventre, son dos, puis ses pieds',
      'elle est toute fière de porter une petite courge contre sa bedaine',
      'un poupon se lève en s’appuyant sur la citrouille et sursaute quand elle bouge',
      'ils tâtent les bosses sous la doudou pour deviner quel légume est caché là',
      'pour l’Halloween, un papa a déposé une énorme citrouille dans l’entrée du local',
      'au kiosque du marché, ils voulaient tous flatter les grosses courges orange',
    ],
    scenes: ['pousser', 'taper-bruit', 'mesurer', 'transporter'],
    picture:
      'Une énorme citrouille sur une couverture : un poupon s’y lève, une petite la pousse, un bébé couché lui donne des coups de talon.',
    sheet: {
      titre: 'La grosse courge',
      observationDepart:
        'Une famille a apporté une citrouille de son jardin. Posée à l’entrée, elle a arrêté tous ceux qui passaient.',
      intentionEducative:
        'Offrir aux petits une chose de la récolte plus lourde qu’eux, à connaître avec le corps entier.',
      domaines: [
        { domaine: 'cognitif', composante: 'Catégories et concepts', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Développement sensoriel', role: 'secondaire' },
      ],
      objectifs: [
        'Sentir lourd, lisse, froid, bosselé.',
        'Pousser de tout son corps ou s’appuyer pour se lever.',
        '{30min 45min|Comparer une très grosse courge et une moyenne.}',
      ],
      materiel: [
        item('Citrouille plus grosse qu’un ballon de plage', 'une', 'Gros melon d’eau'),
        item(
          '{30min 45min|Courges moyennes vendues pour manger : musquée, poivrée}',
          'trois',
          'Zucchinis géants du jardin',
        ),
        item('Couverture ou tapis ferme', 'un', 'Matelas de sol'),
        item('{45min|Petite couverture légère, pour cacher les courges}', 'une', 'Grande serviette'),
        item('Débarbouillettes mouillées', 'une par enfant', null),
      ],
      preparation: [
        'Lavez et brossez {30min 45min|les courges}{10min 20min|la courge}; coupez la queue au ras et passez le doigt : ni piquant, ni moisissure, ni vernis.',
        'Étendez la couverture par terre, bien à plat, et posez-y la grosse courge; {dedans|essayez de la rouler vers le mur, pour savoir où elle s’arrête.} {cour|essayez de la rouler, pour savoir où elle s’arrête.}',
        '{0-18m|Assoyez les plus jeunes à un mètre : ils viendront à la courge, ou vous l’approcherez d’eux.}',
        '{avec-contenant 30min 45min|Gardez @materiel pour la fin : une courge moyenne y entre-t-elle?} {avec-contenant 10min 20min|Posez @materiel à côté de la courge : la main qui tape fait sonner les deux.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4, 45: 5 },
          'Faites semblant de vouloir soulever la courge : « Hmmmpf… lourd! » Laissez-la. Tapez dessus : toc. Collez l’oreille. Reculez.',
        ),
        play(
          { 10: 5, 20: 13, 30: 13, 45: 16 },
          '{0-18m|Un poupon se hisse le long de la courge, elle bouge d’un doigt, il s’assoit d’un coup.} Une joue se pose sur la courge : c’est froid. {18-24m|Le plus grand pousse du ventre, du dos, des pieds; elle roule une fois et tout le monde crie. Un autre tape à deux mains et l’écoute.} {0-18m|Le plus jeune, couché à côté, lui donne des coups de talon : toc, toc.} {10min 20min|Reculez d’un pas, tapez une fois sur votre cuisse et attendez : une main répond sur la courge, une autre l’imite.} {0-18m !multiage 30min 45min|Quand les mains lâchent la courge, cachez votre main derrière : elle paraît au-dessus, puis d’un côté. Celui qui rampe fait le tour pour la trouver, et reste là, caché à son tour.} {18-24m !multiage 30min 45min|Quand plus personne ne pousse, assoyez-vous derrière, face à eux, les genoux contre elle : « Je suis coincée, poussez! » Glissez de côté : elle roule, on va la ramener à plusieurs.}',
        ),
        play(
          { 30: 9, 45: 16 },
          'Apportez les courges moyennes. Un petit en serre une contre son ventre, l’échappe, la reprend. {18-24m|Montrez la moyenne, puis la grosse : « Celle-là, tu la portes. Celle-là, non. »} {0-18m !multiage|Couchez-en une entre vos jambes et celles d’un poupon assis : d’un doigt, elle se berce, penche, revient. Deux mains l’arrêtent; attendez qu’elles la relancent.} {18-24m !multiage|Assise à trois pas, ouvrez les bras : « Livraison! » Une courge échappée se pousse du pied jusqu’à vous. Rendez-la : « Va la coucher près de la grosse. »} {45min|Plus tard, couchez toutes les moyennes sous la petite couverture : des bosses à tâter, à pousser, à découvrir.}',
        ),
        closing(
          { 10: 3, 20: 4, 30: 4, 45: 8 },
          'Lavez {30min 45min|les courges}{10min 20min|la courge} ensemble, une débarbouillette par enfant, jusqu’à ce que ça brille. Lavez ensuite les mains. Laissez la grosse par terre, bien calée, où chacun la retrouvera demain.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Calez la grosse courge de votre cuisse quand un petit s’y lève.',
          'Dites « lourd » pendant l’effort, « léger » pour la débarbouillette.',
          'Laissez-les pousser à plusieurs, sans rien organiser.',
        ],
        questionsOuvertes: ['Comment on la fait bouger?', 'Qu’est-ce que ça fait quand tu tapes?'],
      },
      vocabulaire: ['la courge', 'lourd', 'gros', 'lisse', 'rouler', 'orange', 'la bosse'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            '{30min 45min|À plat ventre, face à une courge moyenne couchée, le plus jeune la fait basculer d’une main et la voit revenir.} {10min 20min|À plat ventre, tout contre la grosse, le plus jeune gratte et tape d’une main; répondez d’un doigt de l’autre côté : toc.}',
        },
        {
          pour: '18-24m',
          texte:
            '{!0-18m|Assoyez-vous loin, au bout de l’espace}{0-18m|Assoyez-vous à trois pas, les bébés contre votre hanche, hors du chemin} : l’enfant trouvera comment vous amener la grosse.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Pour l’enfant qui tient peu assis, appuyez son dos contre la grosse courge, bien calée : elle le soutient et résonne.',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’été, le melon d’eau fait la même surprise; l’hiver, la courge d’automne se garde au frais et revient en janvier.',
        },
      ],
      securite: {
        risquesAcceptes: [
          '{30min 45min|Orteil coincé une seconde par une courge moyenne.} {10min 20min|Front posé un peu fort contre la courge.}',
          'Tomber assis quand elle roule.',
        ],
        dangersAEliminer: [
          'Courge fendue ou mordue : un petit pourrait s’étouffer avec une graine ou un morceau cru; sortez-la du jeu.',
          '{0-18m|Grosse courge qui roule vers un bébé couché : votre jambe la cale, et personne ne la pousse de son côté.}',
          'Petites courges décoratives et queue piquante : gardez-les hors de portée.',
          'Grosse courge en haut d’une pente ou posée sur un meuble : elle reste au sol, sur le plat.',
        ],
        supervision: 'palier1',
        allergies: [
          'Peau qui rougit au contact d’une courge crue : lavez et notez; la toucher suffit à faire réagir certains enfants.',
        ],
      },
      observation: [
        'Catégories et concepts : {30min 45min|que fait-il devant la moyenne après la grosse?}{10min 20min|que fait-il pour savoir ce que c’est, taper, pousser, goûter de la joue?}',
        'Motricité globale : par quelle partie du corps pousse-t-il?',
        'Compétences sociales : comment pousse-t-il quand un autre pousse aussi?',
      ],
      prolongements: [
        'Gardez la grosse deux semaines au ras du sol et notez qui s’en sert pour se lever, pousser ou s’asseoir.',
        'Invitez une famille qui jardine à montrer, en personne ou en photo, où la courge a poussé.',
      ],
      reflexionRetroaction: [
        'La grosse était-elle vraiment assez lourde pour demander un effort?',
        'Qui l’a seulement regardée, et qu’est-ce qui l’en approcherait demain?',
      ],
    },
  },
  {
    key: 'le-drap-qui-respire',
    summary:
      'Deux adultes soulèvent un drap au-dessus du groupe : il monte, il se gonfle, il redescend sans toucher personne.',
    ageGroups: ['AGE_0_18_MONTHS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['vent-et-ciel', 'lumiere-et-ombre'],
    materials: ['tissus'],
    place: 'YARD',
    alsoAt: {
      INDOORS: 'Au local, vos bras font tout le vent, et la fenêtre donne la lumière.',
      PARK: 'Au parc, placez-vous dos au vent, sur l’herbe, loin des jeux.',
    },
    seasons: ['SPRING', 'SUMMER', 'AUTUMN'],
    durationMinutes: 10,
    adults: 2,
    calls: [
      'drap',
      'parachute',
      'vent',
      'gonfler',
      'souffle',
      'tente',
      'couverture qui vole',
      'ombre',
      'tissu',
      'il regarde le linge au vent',
    ],
    seen: [
      'il bat des bras quand le rideau se gonfle avec le vent de la fenêtre',
      'elle crie pour qu’on refasse monter la couverture au-dessus d’elle',
      'un bébé mâchouille le bord de la nappe puis s’assoit sur le tas de tissu',
      'elle fige, inquiète, quand la grande toile descend, et préfère regarder de ma cuisse',
      'ils attendent, les yeux en l’air, que le tissu redescende sur leur tête',
      'un poupon écrase le gros paquet de tissu mou pour faire sortir l’air',
      'en étendant le linge dehors, j’ai vu mes bébés rire chaque fois que ça ventait',
      'les grands ont sorti le parachute et mes tout-petits voulaient être en dessous',
    ],
    scenes: ['vent-pluie', 'bulles'],
    picture:
      'Deux adultes soulèvent un drap blanc qui se gonfle au-dessus de trois bébés : l’un lève les bras, un autre, couché, bat des pieds.',
    sheet: {
      titre: 'Le drap qui respire',
      observationDepart:
        'Un drap séchait sur la clôture. Chaque coup de vent le gonflait; couché dessous, un poupon battait des bras.',
      intentionEducative:
        'Soutenir une surprise douce et partagée, que chaque petit peut demander, attendre ou quitter.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Développement sensoriel', role: 'secondaire' },
      ],
      objectifs: [
        'Sentir l’air passer sur le visage et les bras.',
        'Prévoir le moment où le drap redescend.',
        'Montrer sa joie, sa méfiance ou son envie d’arrêter.',
      ],
      materiel: [
        item('Drap de coton mince, uni, d’environ deux mètres', 'un', 'Deux taies ouvertes et cousues'),
        item('Couverture épaisse', 'une', '{dedans|Tapis ferme} {dehors|Toile doublée}'),
      ],
      preparation: [
        'Convenez à deux du rythme et du mot d’arrêt; une seule dit « Il inspire… ».',
        '{dedans|Éloignez luminaires, lampes sur pied et plantes.} {dehors|Choisissez un endroit sans branche basse, par un vent qui bouge à peine les feuilles.}',
        'Assoyez ceux qui se déplacent au bord de la couverture, d’où ils sortent sans aide; couchez les plus jeunes au milieu, visages tournés vers vous.',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 4 },
          'Laissez d’abord le drap en boule au bord de la couverture, loin de ceux qui sont couchés. Qui rampe y grimpe, le mâchouille, s’assoit dessus. Puis dépliez-le devant eux, sans les couvrir, et faites-le frémir à leur hauteur.',
        ),
        play(
          { 10: 6, 20: 13 },
          '« Il inspire… » : le drap monte. « Il souffle… » : il redescend jusqu’à vos hanches, jamais plus bas. Arrêtez-vous en haut. Une jambe bat, un cri, un bras levé : c’est la demande. Celui qui préfère voir du bord s’assoit contre la jambe d’une adulte. Changez de vitesse d’après leurs visages. {20min|Plus tard, trois petits souffles courts, un très long; puis le drap attend à vos hanches qu’une voix ou un pied le rappelle.}',
        ),
        closing(
          { 10: 2, 20: 3 },
          'Dernière respiration, la plus lente. Le drap se replie en quatre, en huit, en coussin; chacun l’écrase de la main et l’air sort : « pfff ».',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Gardez les yeux sur les visages, jamais sur le drap.',
          'Tenez les coins enroulés à vos poings : rien ne s’échappe.',
          'Comptez une respiration complète avant de remonter.',
        ],
        questionsOuvertes: ['Qu’est-ce qui arrive, là-haut?', 'Qu’est-ce qui passe sur ta joue?'],
      },
      vocabulaire: ['le drap', 'monter', 'descendre', 'souffler', 'gonfler', 'l’air', 'encore'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Avant que le drap monte, le tout-petit regarde des genoux d’une adulte, pendant que l’autre fait frémir un coin du drap devant lui.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant inquiet reste assis à côté du drap : vous ne montez que lorsqu’il bat de la main ou du pied.',
        },
        {
          pour: 'interieur',
          texte:
            '{dehors|Vent trop fort? Le drap respire aussi bien au local, par vos bras.} {dedans|Fermez le ventilateur : c’est vous qui soufflez.}',
        },
        {
          pour: 'autre_saison',
          texte: 'L’hiver, le jeu se garde pour le local, où le drap tiède de la sécheuse sent bon.',
        },
      ],
      securite: {
        risquesAcceptes: ['Sursaut au premier souffle.', 'Tomber assis au bord de la couverture.'],
        dangersAEliminer: [
          'Drap lâché ou posé sur un enfant couché : les deux adultes tiennent jusqu’à la fin.',
          'Poupon qui fait ses premiers pas parmi ceux qui sont couchés : assoyez-le au bord, contre une jambe d’adulte.',
          'Drap à franges, trous ou cordons où un doigt ou un cou se prendrait.',
          '{dehors ete|Soleil : jouez à l’ombre; avant 6 mois, aucun rayon direct.}',
        ],
        supervision: 'palier1',
        allergies: ['Lavez le drap sans assouplissant parfumé{dehors|; secouez-en le pollen avant de rentrer}.'],
      },
      observation: [
        'Compétences émotionnelles : comment son visage change-t-il avant la descente?',
        'Développement sensoriel : cherche-t-il l’air ou s’en détourne-t-il?',
        'Langage prélinguistique : quel signe fait-il pour que ça recommence?',
      ],
      prolongements: [
        'Au local, une adulte tient le drap à plat devant la fenêtre; l’autre passe la main derrière, et l’ombre bouge.',
        'Au sortir du bain, un parent peut faire respirer la serviette devant son enfant : « Il inspire… il souffle… »',
      ],
      reflexionRetroaction: [
        'Étions-nous vraiment d’accord, toutes les deux, sur le rythme?',
        'Quel visage m’a fait ralentir?',
      ],
    },
  },
]
