import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

/** Wind, leaves, grass and woods: large spaces in which each age has its speed. */
export const MIXED_AGES_OUTDOOR_SHEETS: readonly BankSheet[] = [
  {
    key: 'le-drap-prend-le-vent',
    summary:
      'Hisse! Un drap tenu à plusieurs mains gonfle, claque, retombe : on court dessous, on y fait sauter des boules, on sent le vent.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['vent-et-ciel', 'mouvement-et-defis'],
    materials: ['tissus'],
    place: 'PARK',
    alsoAt: {
      YARD: 'Dans la cour, cherchez d’abord le coin où le vent entre : c’est là que le drap se lève.',
      INDOORS:
        'Dedans, les bras font le vent : on lève et on baisse le drap au milieu du plancher, et l’on passe dessous à quatre pattes.',
    },
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'vent',
      'drap',
      'draps',
      'parachute',
      'jeux de parachute',
      'vague',
      'voile',
      'souffler',
      'secouer',
      'sauter',
      'courir dessous',
      'ensemble',
      'gonfler',
      'bouger',
      'feuilles qui volent',
      'poudreuse',
      'motricité globale',
    ],
    seen: [
      'ils tiennent un drap par les coins et le font monter bien haut',
      'elle court sous la toile avant qu’elle retombe',
      'ils font sauter des boules de bas dessus jusqu’à ce qu’il n’en reste plus',
      'il tire trop fort de son bord, tombe sur le derrière et rit',
      'elle est tannée de tenir, lâche tout et le drap part au vent',
      'il veut compter un, deux, trois et décider quand on lève',
      'au parc, un coup de vent a pris la couverture et ils ont couru après',
      'le poupon, couché dessous, bat des jambes chaque fois que la couverture monte',
    ],
    scenes: ['vent-pluie', 'cooperer', 'bulles'],
    picture:
      'Un grand drap blanc se gonfle au vent et fait sauter des boules; on le tient à plusieurs, un enfant court dessous, un bébé regarde.',
    sheet: {
      titre: 'Le drap prend le vent',
      observationDepart:
        'Un courant d’air a soulevé une couverture qui séchait. {18-24m 2-3a 3-4a 4-5a|Trois enfants l’ont rattrapée par les bords et elle a gonflé.} {0-18m !18-24m !2-3a !3-4a !4-5a|Un poupon l’a suivie des yeux, jambes battantes, et elle a gonflé.}',
      intentionEducative:
        'Éveiller l’attention à une force qu’on ne voit pas{18-24m 2-3a 3-4a 4-5a|, et soutenir l’effort de s’y mettre à plusieurs}.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'secondaire' },
      ],
      objectifs: [
        '{18-24m 2-3a 3-4a 4-5a|Lever, tirer, relâcher en même temps que d’autres.} {0-18m !18-24m !2-3a !3-4a !4-5a|Attraper le bord du drap, le tirer, le lâcher.}',
        '{18-24m 2-3a 3-4a 4-5a|Remarquer ce qui vole, ce qui roule et ce qui reste.} {0-18m !18-24m !2-3a !3-4a !4-5a|Sentir l’air que le drap déplace.}',
        '{18-24m 2-3a 3-4a 4-5a 20min 30min|Passer sous le drap sans heurter personne.}',
      ],
      materiel: [
        item(
          'Grand drap léger, ou parachute de jeu',
          'un{18-24m 2-3a 3-4a 4-5a|, où chacun tient un bord}',
          'Nappe légère, voilage',
        ),
        item(
          '{18-24m 2-3a 3-4a 4-5a|Boules de tissu plus grosses qu’un poing}',
          'deux par enfant',
          'Gros bas roulés en boule',
        ),
        item(
          '{0-18m|Couverture épaisse}{0-18m dehors hiver|, à dessous imperméable}',
          '{0-18m|une, à deux pas du drap}',
          '{0-18m dedans|Tapis}{0-18m dehors|Manteau d’adulte étendu}',
        ),
        optional(
          '{0-18m hiver dehors|Traîneau à dossier et à attaches, à l’arrêt}',
          '{0-18m hiver dehors|une place par poupon}',
          null,
        ),
        optional(
          '{!multiage 18-24m 2-3a 3-4a 4-5a si-ballons-de-plage|Ballon de plage, le bouchon bien enfoncé}',
          '{!multiage 18-24m 2-3a 3-4a 4-5a si-ballons-de-plage|un}',
          null,
        ),
        optional(
          '{dedans !10min 18-24m 2-3a 3-4a 4-5a si-coussins|Coussins fermes}',
          '{dedans !10min 18-24m 2-3a 3-4a 4-5a si-coussins|deux}',
          null,
        ),
        optional(
          '{dehors si-bulles|Savon à bulles sans parfum}',
          '{dehors si-bulles|un flacon, dans votre poche}',
          null,
        ),
        optional(
          '{multiage si-ballons|Gros ballon mou, jamais un ballon de fête gonflé}',
          '{multiage si-ballons|un}',
          null,
        ),
        optional(
          '{automne dehors 3-4a 4-5a si-râteaux|Râteaux d’enfant, de plastique}',
          '{automne dehors 3-4a 4-5a si-râteaux|un pour deux enfants de trois ans et plus}',
          null,
        ),
        optional('{si-musique|Musique lente}', '{si-musique|un appareil, hors de portée}', null),
      ],
      preparation: [
        'Comptez les mains : à moins de quatre, pliez le drap en deux, sinon il retombe sur les visages.',
        '{dehors|Mouillez un doigt, levez-le et placez-vous face au vent, loin de la rue et de l’eau.} {automne dehors 3-4a 4-5a si-râteaux|Dès trois ans, on amasse au râteau de quoi garnir le drap; puis le râteau se couche à l’écart, dents au sol.} {dedans|Poussez les meubles et vérifiez les luminaires au-dessus.}',
        '{dehors|Au-delà d’un vent qui emporte le drap, revenez un autre jour.}',
        '{avec-naturel|Gardez @materiel pour voir ce que le vent en fait.} {avec-tissu|Essayez aussi @materiel : qu’en fait le vent?}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          '{dehors si-bulles|Soufflez d’abord deux ou trois bulles : elles montrent où va le vent.} Tenez le drap seule, au bout de vos bras, sans bouger. {dehors|Le vent le trouve.} {dedans|Soufflez dessous.} « Il respire. » {18-24m 2-3a 3-4a 4-5a|Offrez un bord à qui s’approche, puis un autre.} {0-18m !18-24m !2-3a !3-4a !4-5a|Approchez un coin de chaque petite main : on le touche, on le serre.} {multiage si-ballons|Sur le drap, un gros ballon mou roule d’un bord à l’autre : on lève là où il arrive, puis il sort.}',
        ),
        play(
          { 10: 6, 20: 14, 30: 14 },
          '« Hisse! » Les bras montent, le drap gonfle. « Baisse! » Il claque et retombe. Faites-le trois fois lentement, trois fois vite. {0-18m|Le poupon suit le drap des yeux et agite les jambes : recommencez pour lui.} {0-18m !multiage|Puis pliez le drap en deux et faites courir une petite vague au ras du sol jusqu’à ses pieds. Il attrape le bord? Tirez à peine, puis laissez-lui gagner le drap.} {18-24m 2-3a 3-4a 4-5a|Posez ensuite les boules au milieu : on secoue le drap à petits coups, elles sautent, on les ramasse, on les relance.} {!multiage 18-24m 2-3a 3-4a 4-5a si-ballons-de-plage|Puis un seul ballon de plage : qui le voit venir lève son bord, et il roule chez l’ami d’en face. « Hisse! » Il s’envole.} {hiver dehors|Une brassée de poudreuse y saute aussi.} {automne dehors|Une brassée de feuilles s’envole avec le drap.} {2-3a|Un enfant tire de toutes ses forces et tombe assis, content.} {3-4a|Combien de secousses pour vider le drap?} {4-5a|Une meneuse dit « un, deux… » et choisit la hauteur.} {dehors 18-24m 2-3a 3-4a 4-5a 20min 30min|À la fin, drap levé, nommez un enfant à la fois : il court dessous, de votre côté à celui d’en face.} {dedans 18-24m 2-3a 3-4a 4-5a 20min 30min|À la fin, drap levé, nommez un enfant : il passe dessous à quatre pattes, de votre côté à celui d’en face. Puis un autre.} {dedans !10min 18-24m 2-3a 3-4a 4-5a si-coussins|Deux coussins, sous le drap, font une bosse à grimper.} {18-24m multiage 20min 30min|Le trottineur passe et veut y retourner.} {18-24m !multiage 20min 30min|Un enfant passe et veut y retourner.}',
        ),
        play(
          { 30: 7 },
          '{dehors 18-24m 2-3a 3-4a 4-5a|« Qu’est-ce que le vent peut soulever, ici? »} {dedans 18-24m 2-3a 3-4a 4-5a|« Qu’est-ce que notre vent peut soulever, ici? »} {18-24m 2-3a 3-4a 4-5a|Chacun apporte une chose légère et molle} {18-24m 2-3a|, plus grosse qu’un poing,} {0-18m multiage !18-24m !2-3a|, plus grosse qu’un poing,} {18-24m 2-3a 3-4a 4-5a|et la met sur le drap. On hisse, on regarde, on trie ce qui part de ce qui reste.} {!18-24m !2-3a !3-4a !4-5a|Étendez le drap à plat et levez un seul coin : « Monte… » Le poupon guette. « Pouf! » Le coin retombe, l’air lui passe sur les mains. Assis, il tire le bord vers lui; couché, il bat des pieds sur le tissu, et vous répondez d’une secousse.}',
        ),
        closing(
          { 10: 2, 20: 3, 30: 5 },
          '{si-musique|Faites jouer une musique lente, et suivez-la.} Le drap redescend lentement jusqu’au sol{18-24m 2-3a 3-4a 4-5a|, tenu par tous les bords. Chacun s’y couche, bras ouverts,}{!18-24m !2-3a !3-4a !4-5a|. Étendez-vous dessus : le poupon, contre vous, ne bouge presque plus} {dehors|et sent le vent passer sur son visage}{dedans|et écoute les souffles}. Une fois le drap libre, pliez-le en deux, puis encore.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          '{18-24m 2-3a 3-4a 4-5a|Tenez le milieu d’un côté : vous donnez la mesure, ils donnent la hauteur.} {0-18m !18-24m !2-3a !3-4a !4-5a|Hissez le drap plus haut que vos épaules : l’air passe sur les visages, le tissu n’y touche pas.}',
          'Dites « je lâche » avant de lâcher.',
          '{18-24m 2-3a 3-4a 4-5a 20min 30min|Gardez le drap en l’air jusqu’à ce que l’enfant nommé soit sorti.} {0-18m !multiage|Placez-vous face à la couverture : le poupon reste sous vos yeux.} {0-18m multiage|La couverture est de votre côté du drap, à deux pas de son coin : le poupon reste sous vos yeux, et personne ne court vers lui.}',
        ],
        questionsOuvertes: [
          'Qu’est-ce que le vent fait au drap?',
          'Comment le faire monter plus haut?',
          '{30min 18-24m 2-3a 3-4a 4-5a|Qu’est-ce qu’il n’arrive pas à soulever?}',
        ],
      },
      vocabulaire: ['le vent', 'gonfler', 'claquer', 'hisser', 'retomber', 'ensemble', 'léger', '{dehors|la rafale}'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Dans vos bras, il tient un coin du drap une seconde et le sent tirer, puis regarde de sa place, à deux pas. {hiver dehors|L’hiver, un traîneau à dossier, si vous en avez un, le tient dos au vent, la couverture autour de lui.}',
        },
        {
          pour: '18-24m',
          texte: 'Un coin à lui, tenu par vous, et l’autre bout qui bouge : il n’a pas besoin de suivre le compte.',
        },
        {
          pour: '2-3a',
          texte:
            '{10min|Il tient un bord à deux mains, et vous tenez le même bord à côté de lui.} {20min 30min|À son tour, il entre dessous, s’arrête au milieu et ressort par où il veut : levez haut.}',
        },
        {
          pour: '3-4a',
          texte:
            'Il choisit {10min 20min|combien de boules}{30min|quelles choses} on pose sur le drap et prédit ce qui arrivera.',
        },
        { pour: '4-5a', texte: 'Il commande la manœuvre, de la plus lente à la plus vive, et met fin au jeu.' },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant assis tient un bord et le tend : sans lui, le drap ne gonfle pas. {2-3a 3-4a 4-5a|Il donne aussi le compte.}',
        },
        {
          pour: 'interieur',
          texte: '{dehors|Un jour de pluie, le même drap se lève au gymnase : le vent vient des bras.}',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!ete|L’été, dehors, le drap mouillé rafraîchit ceux qui passent dessous.} {!hiver|L’hiver, des bas de laine en boule font une tempête sur le drap.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          '{18-24m 2-3a 3-4a 4-5a|Tomber assis d’avoir tiré trop fort.} {0-18m !18-24m !2-3a !3-4a !4-5a|Sursauter quand le drap claque.}',
          '{18-24m 2-3a 3-4a 4-5a|Drap reçu sur la tête, rire ou cri.} {0-18m !18-24m !2-3a !3-4a !4-5a|Bord du drap mis à la bouche.}',
        ],
        dangersAEliminer: [
          'Bord enroulé au poignet : on le tient à pleine main, on lâche d’un coup.',
          '{!multiage 18-24m 2-3a 3-4a 4-5a si-ballons-de-plage|Ballon de plage : gonflé par vous; si le bouchon s’enlève sans effort, il ne sert pas. Parti au vent, il attend : aucun enfant ne court après lui.}',
          '{0-18m|Drap sur le visage d’un poupon : écartez-le aussitôt; on ne le hisse jamais au-dessus de sa couverture.}',
          '{18-24m 2-3a 3-4a 4-5a 30min|Chose dure ou pointue sur le drap : elle retombe sur quelqu’un; on l’échange contre une molle.} {18-24m 2-3a 3-4a 4-5a 20min 30min|Deux enfants l’un vers l’autre sous le drap : vous n’en nommez qu’un à la fois, toujours de votre côté.}',
          '{dedans !10min 18-24m 2-3a 3-4a 4-5a si-coussins|Coussins qui glissent : ils sont fermes, à hauteur de genou; on n’y est pas debout, et aucun poupon n’y est couché.}',
          '{dehors|Rafale qui emporte tout, orage au loin : on range et on rentre.} {dedans|Coin de meuble au ras du drap : on recule d’un pas.}',
          '{multiage si-ballons|Ballon parti au vent ou vers un poupon : vous allez le chercher, aucun enfant ne court après.}',
          '{dehors si-bulles|Savon à bulles : refermé, dans votre poche, avant que le drap se lève.}',
          '{automne dehors 3-4a 4-5a si-râteaux|Râteau levé : dents au sol, à trois pas de toute personne; couché à l’écart avant « hisse ».}',
        ],
        supervision: 'palier1',
        allergies: ['Drap lavé sans parfum{dehors !hiver|; pollens et piqûres, selon le plan de chacun}.'],
      },
      observation: [
        'Motricité globale : quand le drap tire, que fait-il de ses mains et de ses pieds?',
        'Éveil aux sciences : que dit-il du vent, ou que montre-t-il?',
        'Compétences sociales : comment accorde-t-il sa main à {18-24m 2-3a 3-4a 4-5a|celle d’en face}{0-18m !18-24m !2-3a !3-4a !4-5a|la vôtre}?',
      ],
      prolongements: [
        '{dehors|Retournez au même endroit un jour sans vent, avec le même drap : que faut-il faire pour qu’il se lève?} {dedans|Sortez le même drap un jour de vent : que reste-t-il à faire aux bras?}',
        'En rentrant, le parent tient la liste : un drapeau, un sac, une mèche, tout ce que le vent bouge.',
      ],
      reflexionRetroaction: [
        'Qui menait : le vent, les enfants ou moi?',
        'Qui a pris le drap en mains le dernier, et quand?',
      ],
    },
  },
  {
    key: 'la-nappe-des-trouvailles',
    summary:
      'Une nappe blanche sur le sol, et chacun y apporte ce qu’il a trouvé : on pose, on déplace, on fait des familles de choses.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_LANGUAGE'],
    themes: ['nombres-et-formes', 'arbres-et-feuilles', 'couleurs-et-textures'],
    materials: ['tissus', 'batons', 'cocottes', 'feuilles', 'roches'],
    place: 'WOODS',
    alsoAt: {
      PARK: 'Au parc, la nappe s’étend au pied d’un arbre, à l’écart des sentiers.',
      YARD: 'Dans la cour, cachez-y d’avance quelques grosses trouvailles du boisé.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'ramasser',
      'collection',
      'trésor',
      'trier',
      'classer',
      'pareil',
      'nature',
      'cocottes',
      'bâtons',
      'roches',
      'poches pleines',
      'chercher',
      'musée',
    ],
    seen: [
      'il vide ses poches de cocottes sur la couverture au retour du bois',
      'elle compare deux bouts d’écorce et dit qu’ils vont ensemble',
      'ils font des tas de roches, de bâtons et de feuilles',
      'il garde les mains fermées et ne veut montrer son trésor à personne',
      'le petit apporte la même roche, encore et encore, tout fier',
      'ils se chicanent : la cocotte fermée ne va pas avec l’ouverte',
      'depuis la balade, les poches sont pleines et la sécheuse en fait les frais',
      'dans le boisé, ils font un magasin de trouvailles sur un drap blanc',
    ],
    scenes: ['ramasser', 'trier', 'transporter'],
    picture:
      'Sur une nappe blanche, cocottes, bâtons, roches et écorces forment des familles; un bébé y touche, une petite vide son panier.',
    sheet: {
      titre: 'La nappe des trouvailles',
      observationDepart:
        '{18-24m 2-3a 3-4a 4-5a|Au retour de la promenade, les poches pèsent et les mains restent fermées. Chacun garde ce qu’il a, sans le montrer.} {!18-24m !2-3a !3-4a !4-5a|Au retour de la promenade, un poupon serre encore à deux mains la grosse cocotte que vous lui avez tendue.}',
      intentionEducative: 'Éveiller le goût de trouver, de comparer et de mettre ensemble selon une raison à soi.',
      domaines: [
        { domaine: 'cognitif', composante: 'Catégories et concepts', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Éveil aux mathématiques', role: 'secondaire' },
      ],
      objectifs: [
        'Choisir une chose parmi beaucoup.',
        '{2-3a 3-4a 4-5a|Mettre ensemble et montrer pourquoi, d’un mot ou d’un geste.} {!2-3a !3-4a !4-5a|Prendre, poser, reprendre.}',
        '{2-3a 3-4a 4-5a|Accepter que l’autre range autrement.} {!2-3a !3-4a !4-5a|Sentir sous la main ce qui gratte et ce qui est lisse.}',
      ],
      materiel: [
        item('Nappe {hiver|de couleur}{!hiver|blanche}', 'une, deux pas de côté', 'Drap uni'),
        item(
          '{18-24m 2-3a 3-4a 4-5a|Petits paniers}',
          '{18-24m !2-3a !3-4a !4-5a|un par enfant}{2-3a 3-4a 4-5a|un pour deux enfants}',
          'Capuchons, boîtes à anse',
        ),
        item(
          'Trouvailles naturelles{automne|, feuilles mortes comprises}{0-18m 18-24m 2-3a|, plus grosses qu’un poing}',
          'ce que le lieu offre{0-18m|; pour les poupons, une dizaine, apportées et lavées d’avance}',
          'Un panier de grosses cocottes et d’écorces, apporté',
        ),
        item('Appareil photo de l’installation', 'un, dans votre poche', 'Papier et crayon, pour un croquis'),
        optional('{2-3a 3-4a 4-5a si-loupes|Loupes incassables}', 'deux', null),
        optional(
          '{2-3a 3-4a 4-5a si-plumes|Plumes propres, apportées, longues comme la main}',
          'deux, dans votre poche',
          null,
        ),
        optional('{18-24m 2-3a 3-4a 4-5a si-tambourins|Tambourin ou autre petit instrument}', 'un', null),
        optional(
          '{3-4a 4-5a !0-18m !18-24m !hiver 30min 45min si-aquarelle|Aquarelle non toxique, pinceaux et feuilles de papier}',
          'une boîte, deux pinceaux, quelques feuilles, un fond d’eau dans un gobelet',
          null,
        ),
        optional('{si-chaudières|Chaudières}', 'deux ou trois', null),
      ],
      preparation: [
        'Étendez la nappe et posez au milieu une seule chose ramassée par vous.',
        '{18-24m 2-3a 3-4a 4-5a|Convenez d’une limite que tous voient : un arbre, un banc, votre sac.} {hiver 0-18m|Poupons en habit de neige : par temps froid, jouez vingt minutes au plus; au seuil que votre milieu fixe pour eux, jouez dedans.}',
        '{0-18m 18-24m 2-3a|Montrez votre poing fermé : ce qui n’est pas plus gros reste par terre.}',
        '{avec-contenant|Posez @materiel à côté de la nappe : une trouvaille voudra y entrer.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Assoyez-vous au bord et tournez votre trouvaille longtemps entre vos mains. « Elle est seule. » Posez-la et regardez autour, en cherchant. {2-3a 3-4a 4-5a si-loupes|Couchez une loupe à côté : chaque trouvaille y passera, pour ses trous, ses poils, ses lignes.}',
        ),
        play(
          { 20: 10, 30: 14, 45: 17 },
          '{18-24m !2-3a !3-4a !4-5a|Panier à la main,} {2-3a 3-4a 4-5a|Deux par panier,} {18-24m 2-3a 3-4a 4-5a|les enfants vont jusqu’à la limite, ramassent ce qui est par terre et reviennent le poser sur la nappe.} {!18-24m !2-3a !3-4a !4-5a|Posez une chose à la fois au bord de la nappe.} {!hiver 0-18m|Le poupon, à plat ventre au bord, tapote une écorce et la fait glisser.} {0-18m !hiver !multiage|Faites entendre une cocotte qui roule derrière vous, puis montrez-la. Glissez-la ensuite sous le coin de la nappe : il tire, et tout vient. Il se détourne? Sur vos genoux, grattez l’écorce près de son oreille, attendez, puis grattez plus loin.} {hiver 0-18m|L’hiver, le poupon, sur vos genoux, frotte sa mitaine sur une écorce.} {0-18m hiver !multiage|Laissez tomber une cocotte dans la neige : où est-elle? Soufflez, creusez, la voilà. Il se détourne? Cognez deux cocottes près de son oreille, et attendez.} {18-24m multiage|Le trottineur} {18-24m !multiage|Un enfant} {18-24m|apporte la même sorte, encore, et vide son panier d’un coup.} {18-24m !multiage|Les voyages ralentissent? Retournez un panier plein sur la nappe : « Patatras! » Il remet tout dedans, et vous recommencez.} {2-3a|« Bâton. Roche. Gros bâton. » Chaque chose déposée reçoit son mot.} {2-3a !multiage|Demandez ensuite une chose longue, puis une toute douce : on vient vous la frotter sur la main.} {3-4a|« Pareilles! » dit un enfant de ses deux cocottes. Mais l’une est ouverte, l’autre fermée : il repart en chercher une qui va avec.} {4-5a|Une écorce dans chaque main, deux enfants discutent déjà de ce qui va avec quoi.} {hiver|Sur la neige, ce que le vent a fait tomber se voit de loin.} {3-4a 4-5a !0-18m 30min 45min|Quand la nappe se remplit, rappelez-les : « Qu’est-ce qu’on n’a pas encore? » Ils repartent chercher une chose ronde, une qui plie, une qui sent.}',
        ),
        play(
          { 20: 4, 30: 7, 45: 15 },
          '{18-24m 2-3a 3-4a 4-5a si-tambourins|Trois coups de votre instrument : les derniers porteurs rentrent à la nappe.} {2-3a 3-4a 4-5a|« Comment les mettre ensemble? » Reculez vos mains. Ce qui pique, ce qui est à l’ombre, ce qui ressemble à un chien : chaque raison fait une famille.} {2-3a 3-4a 4-5a si-plumes|Passez une plume sur chaque tas : elle s’accroche à ce qui gratte, elle file sur ce qui est lisse. Et elle, où va-t-elle?} {automne 3-4a 4-5a|Les feuilles mortes se rangent aussi par couleur, du jaune au brun : où va celle qui est à moitié rouge, à moitié jaune?} {2-3a !multiage|Donnez un nom à chaque famille : les gros, les piquants. Un bras mêle tout? Voilà une seule grande famille; recommencez avec trois choses.} {0-18m 18-24m !2-3a !3-4a !4-5a|Faites deux tas, et tendez de quoi grossir l’un ou l’autre. Où le petit pose, c’est là que ça va; s’il garde, c’est à lui.} {!2-3a !3-4a !4-5a|Tapotez chaque tas : « Les rugueuses. Les lisses. » Une main disperse tout? Refaites-les plus près, d’une chose chacun. À la fin, ouvrez deux paumes pleines : laquelle choisit-il?} {3-4a 4-5a|Deux enfants veulent la même cocotte pour deux familles? Demandez-leur où elle pourrait être des deux à la fois.} {45min 2-3a 3-4a 4-5a|Puis tous ferment les yeux, et vous changez une chose de famille : laquelle?}',
        ),
        closing(
          { 20: 3, 30: 5, 45: 8 },
          'Chacun met un doigt sur la trouvaille qu’il aime{2-3a 3-4a 4-5a| et dit pourquoi}, ou la tape deux fois. {3-4a 4-5a !0-18m !18-24m !hiver 30min 45min si-aquarelle|À l’aquarelle, on cherche la couleur de la sienne : une touche sur le papier, la trouvaille couchée à côté. Pareilles?} Prenez la nappe en photo, puis remettez tout au sol, sauf une trouvaille que le groupe garde. {si-chaudières|Le reste voyage en chaudière et se verse au ras du sol.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Tenez la chose à hauteur de leurs yeux et taisez son nom un moment.',
          '{2-3a 3-4a 4-5a|Redites la raison d’un enfant : « Celles-là, ensemble, parce qu’elles collent. »} {!2-3a !3-4a !4-5a|Dites ce que la main touche : « Ça gratte. » « C’est lisse. »}',
          'Tenez-vous du côté {bois parc|du sentier}{cour|de la barrière}, face à la nappe : de là, vous les voyez tous.',
        ],
        questionsOuvertes: [
          'Qu’est-ce qui va avec ça?',
          '{2-3a 3-4a 4-5a|Pourquoi les as-tu mises ensemble?} {!2-3a !3-4a !4-5a|Où la poses-tu?}',
          '{2-3a 3-4a 4-5a|Qu’est-ce qui n’a pas d’ami?} {!2-3a !3-4a !4-5a|Que veux-tu toucher?}',
        ],
      },
      vocabulaire: ['la trouvaille', 'pareil', 'rugueux', 'lisse', 'lourd', 'ensemble', 'l’écorce', 'le tas'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Sa trouvaille est grosse, de celles que vous avez lavées : une écorce plate, une cocotte entière, vues et touchées contre vous.',
        },
        { pour: '18-24m', texte: 'Un panier à poser, remplir et renverser : il trie avec ses deux bras.' },
        { pour: '2-3a', texte: 'Commencez un tas de gros, un tas de petits, et laissez-en naître un troisième.' },
        { pour: '3-4a', texte: 'Il trouve une chose de chaque sorte pour faire une rangée, et la compte.' },
        { pour: '4-5a', texte: 'Il invente un classement que les autres devinent en regardant la nappe.' },
        {
          pour: 'besoins_particuliers',
          texte:
            '{18-24m 2-3a 3-4a 4-5a|L’enfant qui marche peu est le gardien de la nappe : on lui apporte une trouvaille, il la pose, il change d’idée, il la déplace.} {!18-24m !2-3a !3-4a !4-5a|Le poupon tend peu la main? Glissez l’écorce sous sa paume et attendez que les doigts bougent.}',
        },
        {
          pour: 'interieur',
          texte:
            '{dehors|Par temps de tempête, la nappe s’étend au local, avec un panier d’écorces et de cocottes rincées.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Trouvaille préférée de deux enfants.', 'Mains sales, genoux mouillés.'],
        dangersAEliminer: [
          '{0-18m 18-24m 2-3a|Petite trouvaille à la bouche : plus grosse qu’un poing, sinon elle reste au sol.} {0-18m|Écorce ou écaille de cocotte qui se détache en bouche : ôtez le morceau, et tendez une trouvaille qui ne s’effrite pas.}',
          'Verre, seringue, mégot : vous rassemblez le groupe sur la nappe, et la recherche continue ailleurs.',
          '{hiver 0-18m|Froid : le seuil de votre milieu pour les poupons; nuques et mains touchées souvent; dès qu’un poupon refroidit, tout le groupe rentre.} {hiver 18-24m !0-18m|Froid : seuil de votre milieu, souvent plus prudent avec un trottineur, au plus bas -27 °C; nuques et mains touchées souvent.}',
          '{18-24m 2-3a 3-4a 4-5a|Roche lancée : une roche se porte à deux mains et se dépose sur la nappe; celle qu’on a lancée reste par terre.}',
          '{18-24m 2-3a 3-4a 4-5a|Cueillette sur une plante : on ramasse par terre, jamais sur la branche.}',
          '{18-24m 2-3a 3-4a 4-5a|Bâton à hauteur d’œil : plus court que l’avant-bras, pointe vers le sol.}',
          '{2-3a 3-4a 4-5a si-loupes|Loupe au soleil : elle brûle; elle sert dans votre ombre et ne vise jamais le ciel.}',
          '{2-3a 3-4a 4-5a si-plumes|Plume trouvée par terre : elle y reste, les mains derrière le dos; la vôtre, propre, ne quitte pas votre main.}',
        ],
        supervision: 'palier1',
        allergies: ['Champignons, sèves et herbes : rien n’est goûté, mains lavées avant de manger.'],
      },
      observation: [
        'Catégories et concepts : {2-3a 3-4a 4-5a|sur quoi fonde-t-il ses familles?}{!2-3a !3-4a !4-5a|que reprend-il toujours, et que repousse-t-il?}',
        'Langage oral : quels mots, gestes ou sons décrivent sa trouvaille?',
        'Attention : qu’est-ce qu’il garde dans sa main du début à la fin?',
      ],
      prolongements: [
        'Revenez dans une autre saison avec la photo : que manque-t-il sur la nappe?',
        'Une chose trouvée sur le chemin de la maison{0-18m 18-24m 2-3a|, plus grosse qu’un poing,} agrandit une famille de la nappe.',
      ],
      reflexionRetroaction: ['Quelle raison d’enfant ne me serait jamais venue?', 'Ai-je trop vite donné les mots?'],
    },
  },
  {
    key: 'le-camp-de-base',
    summary:
      'Porter une bûche à trois, traîner une branche plus longue que soi, étendre la bâche : le groupe bâtit un camp où chacun a sa place.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['cabanes-et-constructions', 'mouvement-et-defis'],
    materials: ['bache', 'buches-et-rondelles', 'batons'],
    place: 'WOODS',
    alsoAt: {
      YARD: 'Dans la cour, bûches et branches viennent du boisé; le camp se place contre le mur à l’abri.',
      PARK: 'Au parc, choisissez un arbre loin du sentier; le bois y est déjà par terre.',
    },
    seasons: [],
    durationMinutes: 60,
    adults: 1,
    calls: [
      'camp',
      'cabane',
      'cabane dans le bois',
      'cabane de branches',
      'construire',
      'bûche',
      'branche',
      'porter',
      'traîner',
      'boisé',
      'abri',
      'ensemble',
      'bâche',
      'forts',
      'sortie en forêt',
      'camping',
      'faire du camping',
      'construction',
      'coopération',
      'transporter',
      'travail d’équipe',
    ],
    seen: [
      'il traîne une branche trois fois longue comme lui en grognant',
      'ils soulèvent une bûche à trois et crient attention les pieds',
      'elle fait rouler une bûche jusqu’à son coin et s’assoit dessus',
      'il veut tout porter sans aide et tombe avec son gros morceau',
      'elle cherche sa mitaine, ses affaires traînent partout sur le sentier',
      'ils se disputent le meilleur coin pour s’asseoir dans le bois',
      'depuis la fin de semaine de camping, ils montent des tentes avec la bâche',
      'dans le boisé, avant même de jouer, ils veulent un endroit à eux',
    ],
    scenes: ['cooperer', 'transporter', 'empiler-construire', 'se-cacher'],
    picture:
      'Trois enfants portent une bûche vers une cabane de branches et de bâche; une petite traîne une branche, un poupon tape sur une rondelle.',
    sheet: {
      titre: 'Le camp de base',
      observationDepart:
        '{18-24m 2-3a 3-4a 4-5a|Avant de jouer, les enfants posent leurs affaires n’importe où et se cherchent. Deux enfants ont traîné une bûche pour s’asseoir.} {!18-24m !2-3a !3-4a !4-5a|Une main de poupon tape une bûche, s’arrête, tape encore. Deux yeux cherchent qui a entendu.}',
      intentionEducative:
        '{18-24m 2-3a 3-4a 4-5a|Soutenir la force et l’entraide dans un lieu que le groupe se fait, où l’on revient.} {!18-24m !2-3a !3-4a !4-5a|Offrir au poupon un camp à sa mesure, où l’on revient : une bâche, du bois qui sonne, un visage qui répond.}',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
      ],
      objectifs: [
        '{18-24m 2-3a 3-4a 4-5a|Porter, pousser, traîner à sa mesure.} {!18-24m !2-3a !3-4a !4-5a|Toucher le bois, l’entendre, se tourner vers lui.}',
        '{18-24m 2-3a 3-4a 4-5a|Demander de l’aide et en offrir.} {!18-24m !2-3a !3-4a !4-5a|Réclamer le bruit suivant, du regard, de la voix ou de la main.}',
        '{18-24m 2-3a 3-4a 4-5a|Choisir sa place dans le camp.}',
      ],
      materiel: [
        item('Bâche', 'une, de quoi asseoir tout le monde', 'Deux couvertures'),
        item(
          'Bûches et rondelles',
          '{18-24m 2-3a 3-4a 4-5a|une par enfant, }{!18-24m !2-3a !3-4a !4-5a|deux, }{bois parc|à trouver sur place}{cour|apportées d’avance, en brouette}',
          'Grosses roches plates{hiver|, ou neige tapée en banc}',
        ),
        item(
          'Branches tombées',
          '{18-24m 2-3a 3-4a 4-5a|deux par enfant, d’un à deux mètres}{!18-24m !2-3a !3-4a !4-5a|deux, longues comme votre bras}',
          'Bâtons courts',
        ),
        optional('Panier pour {hiver|les mitaines de rechange}{!hiver|les chapeaux} et les gourdes', 'un', null),
        optional(
          '{hiver 0-18m|Traîneau à dossier et à attaches, à l’arrêt}',
          '{hiver 0-18m|une place par poupon}',
          null,
        ),
        optional('{si-cordes|Corde grosse comme un doigt, longue comme deux bras}', 'une, gardée par vous', null),
        optional('{si-livres|Livres cartonnés}', 'deux', null),
        optional('{si-bulles|Savon à bulles non toxique}', 'une bouteille, dans votre poche', null),
        optional('{45min 60min 2-3a 3-4a 4-5a si-chaudrons|Chaudron}', 'un', null),
      ],
      preparation: [
        'Visitez le lieu : branches mortes au-dessus, nids, souches pourries, pente.',
        'Choisissez le sol plat et marquez le centre avec votre sac, et le panier si vous en avez un. {hiver 0-18m|Poupons en habit de neige : par temps froid, rentrez après vingt minutes, où qu’en soit le jeu; au seuil que votre milieu fixe pour eux, jouez dedans.}',
        'Faites rouler chaque bûche du pied avant de l’offrir aux enfants{!hiver|, à cause des guêpes et des fourmis}. {0-18m 18-24m si-cordes|Liez d’avance un fagot à la corde et traînez-le où sera le camp; là, dénouez-la et serrez-la dans votre sac.} {2-3a !0-18m !18-24m !3-4a !4-5a si-cordes|Liez d’avance un fagot à la corde et traînez-le où sera le camp; là, dénouez-la et serrez-la dans votre sac.}',
        '{avec-corde|Gardez @materiel pour les adultes : rien ne se noue autour d’un enfant.} {avec-tissu|Prévoyez @materiel pour la porte du camp.}',
      ],
      deroulement: [
        opening(
          { 30: 5, 45: 6, 60: 7 },
          'Assoyez-vous par terre, au milieu, avec un soupir. « Il manque quelque chose ici. » Tendez un coin de bâche à qui s’approche et dépliez-la ensemble.',
        ),
        play(
          { 30: 20, 45: 19, 60: 24 },
          'Le camp arrive morceau par morceau. {2-3a 3-4a 4-5a|On part à vue du sac, on revient avec ce qu’on peut, on le pose au bord de la bâche, on repart.} {!hiver 0-18m|Près de vous, le poupon tape des deux mains sur une rondelle et lève les yeux.} {!hiver 0-18m !multiage|Tapez à votre tour, attendez qu’il réponde. Couchez une branche en travers de la bâche : ses doigts suivent l’écorce, reviennent. Roulez ensuite la rondelle sur sa tranche, à un pas de lui, et laissez-la tomber à plat : le bruit le fait sursauter ou rire.} {hiver 0-18m|Le poupon, au chaud, suit des yeux la branche qui arrive.} {hiver 0-18m !multiage|Arrêtez-la devant lui, posez-y sa mitaine, secouez : la neige tombe. Puis tapez une rondelle de la main, deux coups, et attendez qu’il tape. Il s’agite? Faites le tour du camp, lui dans vos bras : chaque branche apportée se nomme, se touche.} {18-24m multiage|Le trottineur} {18-24m !multiage|Un enfant} {18-24m|traîne une branche jusqu’ici et retourne en chercher.} {18-24m !multiage|Tous tirent vers le camp; marchez derrière eux, au pas du plus lent. Une branche se prend? L’enfant tire, tombe assis, tire encore : dégagez le petit bout et rendez-le-lui. Couchez ensuite une bûche calée en travers du chemin : il l’enjambe à quatre pattes ou s’y assoit. Bientôt, il défait le tas et le refait : c’est son jeu.} {2-3a|Une rondelle roule, deux enfants derrière, qui grognent.} {2-3a !multiage|« C’est la mienne! » Donnez une autre rondelle : chacun roule la sienne jusqu’au bord. Les voyages ralentissent? Couchez deux branches en allée; les porteurs passent entre les deux, comme des camions.} {3-4a|Un bout de bois s’essaie à trois places avant d’être un banc.} {3-4a !multiage|Assoyez-vous dessus : il bascule, on cherche de quoi le caler. Le banc tient? Commandez une table, et l’on repart voir ce qui est assez plat.} {4-5a|« Toi devant, moi derrière » : la branche voyage à trois et se dépose d’un seul coup.} {4-5a !multiage|Elle accroche en tournant? Attendez leur idée. Trop facile? Le même voyage se refait sans un mot.} {3-4a 4-5a !0-18m !18-24m si-cordes|Nouez vous-même la corde à trois branches : deux enfants tirent côte à côte, à pleines mains, et le fagot suit au sol.} {0-18m si-livres|Un livre s’ouvre au bord de la bâche, tourné vers le poupon : on lui montre l’image du doigt, tout bas.} {!0-18m|Offrez votre main sous le bout trop lourd, rien d’autre.} {0-18m multiage|Au bord de la bâche, offrez votre main sous le bout trop lourd, rien d’autre.}',
        ),
        play(
          { 45: 12, 60: 20 },
          '{2-3a 3-4a 4-5a|Le camp a une paroi : des branches appuyées au} {2-3a 3-4a 4-5a bois parc|tronc,} {2-3a 3-4a 4-5a cour|mur,} {2-3a 3-4a 4-5a|la bâche au bout. Suivez l’idée des enfants : une porte, une chambre, une sentinelle qui guette. Poussez la paroi de la main avant qu’on passe dessous; ce qui tombe se rebâtit.} {bois parc 3-4a 4-5a !0-18m !18-24m si-cordes|Le toit glisse? Ils montrent où, et vous nouez la bâche au tronc, sans bout qui pend.} {2-3a 3-4a 4-5a si-chaudrons|Sur une rondelle, le chaudron cuit pour rire : on y jette de l’écorce, on brasse au bâton.} {2-3a !multiage|Arrivez à quatre pattes et cognez au bois : « Toc, toc! » On vous fait entrer, sortir, entrer encore; comptez les pieds qui dépassent.} {3-4a 4-5a !multiage|Reculez de trois pas et revenez en voyageuse : « Y a-t-il de la place, ici? » On vous montre le lit, la table et l’endroit où personne n’entre.} {multiage 2-3a 3-4a 4-5a|Les idées manquent? Cognez sur une bûche : « Toc, toc! Qui habite ici? » On vous répond du dedans, on vous montre le lit, la table, le garde-manger.} {!2-3a !3-4a !4-5a|Levez un bord de la bâche devant l’enfant, comme une porte, vos yeux au-dessus, puis baissez-le : « Coucou, le camp! » Attendez un son ou une main, levez encore. Ce qu’on a apporté se tapote, change de place, se tapote encore.} {!2-3a !3-4a !4-5a !multiage|Grattez ensuite la bâche d’une branche, tapez-la d’une autre : deux bruits; refaites celui qui a fait tourner la tête. Quand les mains se calment, le dos à une bûche, regardez passer les nuages.}',
        ),
        closing(
          { 30: 5, 45: 8, 60: 9 },
          '{si-bulles|Soufflez des bulles au bord du camp : la cheminée fume, on la voit de loin.} {18-24m 2-3a 3-4a 4-5a|Chacun revient au camp et s’assoit à la place qu’il choisit.} {!18-24m !2-3a !3-4a !4-5a|Assoyez-vous au milieu du camp, chaque poupon contre vous.} On écoute une minute ce qui vit autour. {!0-18m si-livres|Ouvrez un livre au milieu : qui y trouve ce qu’on vient d’entendre?} Comptez les habitants{3-4a 4-5a| et choisissez ensemble le mot de passe de la prochaine fois}. {hiver 18-24m 2-3a 3-4a 4-5a|On se tape les pieds ensemble avant le retour.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          '{18-24m 2-3a 3-4a 4-5a|Levez avec vos genoux et dites où vous mettez vos mains.} {!18-24m !2-3a !3-4a !4-5a|Redites de la main le bruit qu’il vient de faire, et attendez le suivant.}',
          '{!0-18m|Faites le trajet au pas de celui qui traîne.} {0-18m multiage|Restez au bord de la bâche, le poupon à portée de bras, et encouragez de là celui qui traîne.} {!18-24m !2-3a !3-4a !4-5a|Nommez le bois qu’il touche : « L’écorce. Ça gratte. »}',
          '{2-3a 3-4a 4-5a|Notez tout haut l’aide : « Il a posé son bout pour attendre le tien. »} {!2-3a !3-4a !4-5a|Quand l’enfant vous regarde, dites ce qu’il vient de faire : « Tu l’as eue, ta branche! »}',
        ],
        questionsOuvertes: [
          '{2-3a 3-4a 4-5a|Comment allez-vous transporter cette bûche?} {!2-3a !3-4a !4-5a|Qu’est-ce qui a fait ce bruit-là?}',
          '{18-24m 2-3a 3-4a 4-5a|Où irait le mieux cette branche?} {!18-24m !2-3a !3-4a !4-5a|Où est passé le bruit?}',
          '{2-3a 3-4a 4-5a|Qui cherche un deuxième porteur?} {!2-3a !3-4a !4-5a|Que veux-tu toucher, maintenant?}',
        ],
      },
      vocabulaire: [
        'le camp',
        'la bûche',
        '{18-24m 2-3a 3-4a 4-5a|traîner}{!18-24m !2-3a !3-4a !4-5a|taper}',
        '{18-24m 2-3a 3-4a 4-5a|soulever}{!18-24m !2-3a !3-4a !4-5a|la rondelle}',
        '{18-24m 2-3a 3-4a 4-5a|lourd}{!18-24m !2-3a !3-4a !4-5a|l’écorce}',
        '{18-24m 2-3a 3-4a 4-5a|la place}{!18-24m !2-3a !3-4a !4-5a|la branche}',
        'la bâche',
        '{45min 60min 2-3a 3-4a 4-5a|la sentinelle}',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Le camp est d’abord sa bâche : vous y déposez près de lui ce qu’on apporte, plus gros que deux poings. {hiver|L’hiver, il regarde de vos bras ou du traîneau, et tout le groupe rentre avec lui, camp fini ou non.}',
        },
        {
          pour: '18-24m',
          texte: 'Une branche légère à traîner d’un bout à l’autre, autant de fois qu’il veut, sans rien construire.',
        },
        { pour: '2-3a', texte: 'Une rondelle à rouler, et la place de s’asseoir dessus avant le départ.' },
        { pour: '3-4a', texte: 'Il propose où va la bûche et essaie de s’y tenir à deux.' },
        { pour: '4-5a', texte: 'Il organise un transport à trois : qui compte, qui lève, qui guide.' },
        {
          pour: 'besoins_particuliers',
          texte:
            '{18-24m 2-3a 3-4a 4-5a|L’enfant qui marche peu s’assoit au bord de la bâche : il reçoit les arrivants et dit ou montre où poser chaque morceau.} {3-4a 4-5a|Il trouve le mot de passe de la prochaine fois.} {!18-24m !2-3a !3-4a !4-5a|Le poupon qui ne tient pas assis se couche sur le côté, le dos contre votre cuisse, une rondelle devant les mains.}',
        },
        {
          pour: 'interieur',
          texte: 'Au local, la bâche devient un drap, les bûches des coussins; le même camp, plus doux.',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Doigt coincé, écorchure, effort.',
          '{18-24m 2-3a 3-4a 4-5a|Fatigue, envie de lâcher avant la fin.}',
        ],
        dangersAEliminer: [
          '{18-24m 2-3a 3-4a 4-5a|Branche portée debout : elle se traîne, pointe derrière.} {0-18m|Branche ou rondelle près d’un visage de poupon : elle se couche à un pas, et votre main reste dessus.}',
          '{18-24m 2-3a 3-4a 4-5a|Bûche roulée dans une pente : on la porte, ou on la laisse.} {0-18m|Morceau de bois mâché par un poupon : ôtez-le, et donnez une rondelle nue qui ne s’effrite pas.}',
          '{0-18m multiage|Poupon au passage des porteurs, ou à portée d’une branche qui tombe : sa place est loin du trajet et de la paroi, bordée de deux bûches. Vous vous levez? Il vient dans vos bras.}',
          'Bûche qui roule sous un pied : elle reste couchée, calée d’une branche; rien ne s’empile.',
          '{si-cordes|Corde : nouée par vous, au bois seulement, jamais autour d’un enfant ni tendue entre deux arbres.} {3-4a 4-5a !0-18m !18-24m si-cordes|On tire à pleines mains, on lâche d’un coup. Paroi ou toit attachés : ils ne portent personne, on n’y grimpe pas.}',
          '{si-bulles|Savon à bulles : soufflé loin des visages et de la bâche, qu’il rendrait glissante.}',
        ],
        supervision: 'palier1',
        allergies: ['Sève : gants si un enfant réagit au bois{!hiver|; piqûres, auto-injecteur sur l’adulte}.'],
      },
      observation: [
        'Motricité globale : {18-24m 2-3a 3-4a 4-5a|comment l’enfant organise-t-il son corps pour un objet lourd?}{!18-24m !2-3a !3-4a !4-5a|comment le poupon se tourne-t-il vers le bruit?}',
        'Compétences sociales : {18-24m 2-3a 3-4a 4-5a|comment demande-t-il et offre-t-il de l’aide?}{!18-24m !2-3a !3-4a !4-5a|comment réclame-t-il le bruit suivant?}',
        '{18-24m 2-3a 3-4a 4-5a|Santé et sécurité : que fait-il quand c’est trop lourd?} {!18-24m !2-3a !3-4a !4-5a|Développement sensoriel : quel bois touche-t-il le plus longtemps, et de quelle partie de la main?}',
      ],
      prolongements: [
        'Rapportez la bâche, laissez le bois du camp et revenez : qu’est-ce que le vent a emporté?',
        'Invitez un parent à la prochaine sortie : {18-24m 2-3a 3-4a 4-5a|les enfants lui donneront une place.}{!18-24m !2-3a !3-4a !4-5a|une place l’attend sur la bâche.}',
      ],
      reflexionRetroaction: [
        'Qui a trouvé sa place, et qui l’attend encore?',
        'Quelle aide ai-je donnée avant qu’on me la demande?',
      ],
    },
  },
  {
    key: 'les-nuages-passent',
    summary:
      'Couchés dans l’herbe, on regarde le ciel, on souffle, on se tait : un éléphant passe, puis un bateau, puis rien.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_LANGUAGE'],
    themes: ['vent-et-ciel', 'emotions-et-amitie'],
    materials: ['tissus'],
    place: 'PARK',
    alsoAt: {
      YARD: 'Dans la cour, la couverture se met dans le coin d’ombre.',
      WOODS: 'Au boisé, le ciel se découpe entre les branches.',
    },
    seasons: ['SPRING', 'SUMMER', 'AUTUMN'],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'nuages',
      'ciel',
      'se calmer',
      'repos',
      'relaxation',
      'respirer',
      'couché',
      'imaginer',
      'formes',
      'silence',
      'après la course',
      'retour au calme',
      'herbe',
    ],
    seen: [
      'elle se couche dans le gazon et pointe une forme de lapin au ciel',
      'il met sa main sur ses yeux puis l’enlève pour voir si le ciel est encore là',
      'ils soufflent vers le haut pour pousser les moutons blancs',
      'ils sont essoufflés et rouges après la tague et s’effondrent par terre',
      'il s’obstine que c’est un chien et son ami dit un bateau',
      'elle a besoin d’un moment tranquille, loin du groupe qui crie',
      'au parc, en fin de matinée, quelques-uns se couchent d’eux-mêmes sur la couverture',
      'le trottineur s’étend sur ma bedaine, se relève et recommence',
    ],
    scenes: ['repos', 'vent-pluie'],
    picture:
      'Couchés dans l’herbe près d’un adulte, des enfants montrent du doigt un nuage en forme d’éléphant et un autre en forme de bateau.',
    sheet: {
      titre: 'Les nuages passent',
      observationDepart:
        'Après un jeu très animé, quelques enfants se couchent d’eux-mêmes par terre. Leur souffle ralentit.',
      intentionEducative: 'Offrir un temps lent, partagé, où chacun retrouve son calme à sa façon.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Sentir son souffle et son corps se déposer.',
        'Partager une image, un mot ou un silence.',
        'Choisir sa distance avec les autres.',
      ],
      materiel: [
        item('Grandes couvertures', 'une pour trois enfants', '{cour parc|Herbe sèche inspectée}{bois|Bâches}'),
        optional('{18-24m|Carré de tissu léger}', '{18-24m|un, dans votre main}', '{18-24m|Une grande feuille tombée}'),
        optional('{si-tambourins|Tambourin ou autre petit instrument}', 'un', null),
        optional('{si-toutous|Toutous}', 'un par enfant', null),
        optional('{!18-24m si-foulards|Foulards légers}', 'un pour deux enfants', null),
        optional('{si-bulles|Savon à bulles non toxique}', 'une bouteille, dans votre poche', null),
        optional(
          '{!18-24m si-plumes|Plumes propres, apportées, longues comme la main}',
          'deux, dans votre poche',
          null,
        ),
      ],
      preparation: [
        'Attendez un jour de gros nuages. Étendez les couvertures à l’ombre d’un arbre{cour| ou d’un mur}, là où le ciel se voit sans le soleil{ete|; l’été, avant 11 h ou après 15 h}.',
        'Inspectez {cour parc|l’herbe}{bois|le sol} : guêpes, excréments, débris.',
        '{avec-tissu|Étendez aussi @materiel, à l’écart, pour celui qui veut être seul.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Étendez-vous la première, sur un coude, d’où vous voyez tout le groupe, et soupirez. Posez une main sur votre ventre. Ne demandez rien : plusieurs viendront. {si-tambourins|Sous vos doigts, l’instrument couché près de vous bat comme un cœur, de moins en moins vite, puis se tait.}',
        ),
        play(
          { 10: 6, 20: 14, 30: 21 },
          'Le ciel fait le reste. {si-toutous|Couché sur un ventre, un toutou monte et descend avec le souffle.} {18-24m multiage|Le trottineur} {18-24m !multiage|Un enfant} {18-24m|s’allonge sur votre ventre, se relève, se rallonge.} {18-24m !multiage|Couché, debout, couché : jouez-le avec lui, « bas… haut ». Puis montrez sans parler un oiseau, une branche qui bouge : son doigt part à son tour. Enfin, gonflez le ventre sous sa main et videz-le d’un long souffle.} {2-3a|Une main sur les yeux : plus de ciel. On l’ôte : il est encore là.} {2-3a !multiage|« Gros! » « Parti! » Répétez son mot tout bas, le bras levé vers le nuage. Quand les jambes s’agitent, tous pédalent dans les airs, puis les talons retombent et l’on regarde encore.} {3-4a|« C’est un chien. C’est plus un chien. » Le récit s’arrête là.} {3-4a !multiage|Répondez d’un jappement, tout bas; le nuage suivant miaule ou barrit. Puis tous se couchent la tête où étaient leurs pieds : à l’envers, le ciel n’a plus les mêmes bêtes.} {4-5a|Tête contre tête, deux amis suivent le même nuage et se disputent sa forme, tout bas.} {4-5a !multiage|Du doigt, l’un en trace le contour dans les airs, et l’ami devine. Quand les idées manquent, tous ferment les yeux, comptent jusqu’à vingt et les rouvrent : qu’est devenu leur nuage?} {multiage 20min 30min|Quand les jambes s’agitent, tous pédalent dans les airs, puis les talons retombent et l’on regarde encore.} {!18-24m si-foulards|Un foulard, levé à bout de bras, est un nuage de plus : il s’étire, il plie, il s’en va.} On roule, on change de place, on se tait. Nommez une forme quand le silence s’y prête, puis attendez les leurs. {!multiage|Deux enfants assis qui regardent ailleurs : passez à la fin.}',
        ),
        closing(
          { 10: 2, 20: 3, 30: 5 },
          '{si-bulles|Assise au bord, soufflez des bulles : chacun en choisit une et la suit des yeux jusqu’à ce qu’elle n’y soit plus.} Chacun souffle un nuage vers le ciel, gros ou petit. {!18-24m si-plumes|Lâchez une plume de haut : à plusieurs souffles, reste-t-elle en l’air?} On se relève un enfant à la fois, quand votre main effleure son épaule, et l’on marche encore lentement, autour des couvertures, en attendant le dernier.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Ralentissez votre voix et vos gestes avant ceux des enfants.',
          'Offrez la bordure de la couverture à celui qui bouge.',
          'Reflétez ce que fait le corps : « Tes épaules sont lourdes. »',
        ],
        questionsOuvertes: [
          'Qu’est-ce que tu vois passer?',
          'Comment est ton corps en ce moment?',
          'Où s’en va ce nuage?',
        ],
      },
      vocabulaire: ['le nuage', 'souffler', 'flotter', 'calme', 'la brise', 'le ventre', 'doucement'],
      adaptations: [
        {
          pour: '18-24m',
          texte:
            'Trois minutes sur vos genoux, un tissu qui monte et descend dans votre main; puis laissez-le bouger tout près.',
        },
        { pour: '2-3a', texte: 'Il regarde un moment, va faire trois pas, revient se coucher : chaque retour compte.' },
        { pour: '3-4a', texte: 'Un nuage devient personnage et l’histoire change avec le vent; il la raconte couché.' },
        { pour: '4-5a', texte: 'Il compte cinq respirations sur ses doigts, puis en choisit la plus longue.' },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui a besoin de bouger marche autour des couvertures, les yeux levés, et vient dire ce qu’il a vu passer.',
        },
        { pour: 'interieur', texte: 'Un drap agité lentement au-dessus du groupe fait un ciel de local.' },
      ],
      securite: {
        risquesAcceptes: ['Dos humide, brindilles dans les cheveux.', 'Ennui passager : il ouvre souvent un jeu.'],
        dangersAEliminer: [
          'Soleil qui sort de derrière l’arbre{cour| ou le mur} : on ne le regarde pas, on tire les couvertures plus loin dans l’ombre.',
          '{18-24m|Tissu sur un visage : c’est votre main qui le lève et l’abaisse.}',
          'Enfant endormi : à l’ombre, couché à plat, sous vos yeux; il gagne son lit au retour.',
          '{!18-24m si-foulards|Foulard sur un visage ou autour d’un cou : il se tient d’une main, bras levé, ou il vous revient.}',
          '{!18-24m si-plumes|Plume à la bouche : elle revient dans votre main après chaque envol; celle d’un oiseau reste par terre.}',
          '{si-bulles|Savon dans un œil : soufflez du bord d’où le vent les emporte au loin, jamais au-dessus des visages.}',
        ],
        supervision: 'palier2',
        allergies: ['Graminées et piqûres : consignes et auto-injecteur sur l’adulte.'],
      },
      observation: [
        'Compétences émotionnelles : qu’est-ce qui l’aide à retrouver son calme?',
        'Langage oral : quelles images ou quels mots offre-t-il?',
        'Tempérament : cherche-t-il la proximité ou l’écart?',
      ],
      prolongements: [
        'Avant la sieste, le même souffle revient, un tissu léger levé et abaissé dans votre main.',
        'Confiez au parent le nuage de son enfant : ils en chercheront un pareil, le nez en l’air, tout le long du retour.',
      ],
      reflexionRetroaction: ['Ai-je moi-même ralenti?', 'Comment offrir ce moment à ceux qui bougent sans cesse?'],
    },
  },
  {
    key: 'le-grand-tas-de-feuilles',
    summary:
      'Sauter, s’enfouir les jambes, lancer par brassées : deux tas de feuilles, un bas, un haut, pour toutes les vitesses.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    onlyBesideOlder: ['AGE_0_18_MONTHS'],
    notAt: { WOODS: ['AGE_0_18_MONTHS'] },
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['arbres-et-feuilles', 'mouvement-et-defis', 'saisons-et-fetes'],
    materials: ['feuilles', 'bache'],
    place: 'YARD',
    alsoAt: {
      PARK: 'Au parc, rassemblez à brassées les feuilles tombées sous les plus gros arbres.',
      WOODS: 'Au boisé, choisissez une clairière plate : le tas se brasse deux fois plutôt qu’une.',
    },
    seasons: ['AUTUMN'],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'feuilles',
      'feuilles mortes',
      'tas',
      'sauter',
      'lancer',
      's’enfouir',
      'automne',
      'râteau',
      'bâche',
      'courir',
      'bouger fort',
      'jardinier',
      'feuilles d’automne',
      'tas de feuilles',
      'couleurs d’automne',
      'motricité globale',
    ],
    seen: [
      'ils sautent à pieds joints dans le tas et disparaissent jusqu’à la taille',
      'elle lance les feuilles dans les airs et les reçoit sur la tête',
      'il froisse une feuille sèche et la laisse tomber, encore et encore',
      'il enterre les jambes de son ami et cherche ses orteils',
      'elle veut sauter mais s’arrête sec au bord, pas trop sûre',
      'ils se foncent dedans parce que deux sautent en même temps',
      'depuis qu’on a râtelé la cour, ils ne pensent qu’à plonger dans le gros tas',
      'dans la cour, ils bourrent la bâche de feuilles et la traînent à plusieurs',
    ],
    scenes: ['sauter', 'lancer', 'se-cacher'],
    picture:
      'Une enfant saute à pieds joints dans un grand tas de feuilles; dans un tas plus bas, une petite et une éducatrice en lancent en l’air.',
    sheet: {
      titre: 'Le grand tas de feuilles',
      observationDepart:
        'Les feuilles s’amassent au pied des arbres, et les enfants y plongent les bras, puis tout le corps.',
      intentionEducative: 'Offrir un jeu de tout le corps, dans une matière légère où les chutes sont douces.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
      ],
      objectifs: [
        '{!2-3a !3-4a !4-5a|Porter, lancer, se laisser tomber à sa mesure.}{2-3a 3-4a 4-5a|Pousser, porter, lancer, sauter à sa mesure.}',
        '{3-4a 4-5a|Demander avant de couvrir un ami.} {!3-4a !4-5a|Donner et recevoir une brassée de feuilles.}',
        'Sentir ses limites et les dire.',
      ],
      materiel: [
        item(
          'Feuilles tombées',
          '{!2-3a !3-4a !4-5a|un tas à hauteur de genou, et un petit en réserve}{2-3a 3-4a 4-5a|un tas à hauteur de genou d’enfant et un autre à hauteur de hanche}',
          'Gros tissus froissés',
        ),
        item('Gants épais et propres, pour vous', 'une paire', 'Grosses mitaines'),
        optional('{3-4a 4-5a|Bâche}', '{3-4a 4-5a|une, pour traîner}', 'Vieux drap'),
        optional(
          '{2-3a 3-4a 4-5a si-sacs-de-papier|Sacs de papier, à feuilles}',
          '{2-3a 3-4a 4-5a si-sacs-de-papier|un ou deux}',
          null,
        ),
        optional('{2-3a 3-4a 4-5a si-brouettes|Brouette d’enfant}', '{2-3a 3-4a 4-5a si-brouettes|une}', null),
        optional('{2-3a !3-4a !4-5a si-draps|Vieux drap}', 'un', null),
        optional('{si-toutous|Toutous lavables}', 'un pour deux enfants', null),
        optional('{45min 2-3a 3-4a 4-5a si-tunnel|Tunnel de jeu, ouvert aux deux bouts}', 'un', null),
      ],
      preparation: [
        'Brassez le tas du pied, puis des mains gantées : roches, branches, verre, guêpes.',
        '{!2-3a !3-4a !4-5a|Formez un seul tas, à hauteur de genou d’enfant et assez large pour que tous s’y assoient. Gardez-en une réserve à côté.}{2-3a !3-4a !4-5a|Formez deux tas, un bas, à hauteur de genou d’enfant, et un haut, à cinq pas l’un de l’autre.} {3-4a 4-5a|Formez un tas bas, à hauteur de genou d’enfant. À cinq pas, commencez seulement un tas haut : les enfants le monteront jusqu’à leurs hanches.}',
        '{0-18m|Triez à la main un coin du tas bas, contre vous : des feuilles sèches plus larges que votre paume, sans gland, tige ni cocotte. Le poupon s’y assoit entre vos jambes, des feuilles jusqu’aux genoux.} {0-18m 1adulte|Seule, prenez six enfants au plus, dont deux poupons.}',
        '{avec-contenant|Ajoutez @materiel pour les transports.} {avec-outil|Avec @materiel, amassez vous-même les feuilles pendant que les enfants cherchent la plus grande.} {avec-outil 2-3a 3-4a 4-5a|Qui le veut tire une fois avec vous, ses mains entre les vôtres.} {avec-outil cour|Rangez ensuite le tout au cabanon : aucun outil ne reste près d’un sauteur.} {avec-outil parc bois|Couchez ensuite le tout derrière un arbre, à dix pas : aucun outil ne reste près d’un sauteur.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Soufflez sur une feuille, lancez-la, puis {!0-18m|laissez-vous tomber assise}{0-18m|assoyez-vous doucement, le poupon contre vous,} dans le tas{2-3a 3-4a 4-5a| le plus bas}. Personne n’attend d’autre invitation.',
        ),
        play(
          { 20: 14, 30: 12, 45: 14 },
          '{3-4a 4-5a|Le tas haut est encore petit. À pleins bras, on le monte; sur une bâche, si vous en avez, tous tirent le chargement. Il arrive aux hanches? On saute.} Les brassées volent. {0-18m|Une feuille à la fois, le poupon froisse, lâche, regarde tomber.} {18-24m multiage|Le trottineur, dans le tas contre vous, lance et reçoit sur la tête.} {0-18m !2-3a !3-4a !4-5a|Une brassée sur ses bottes : « Où est ton pied? » Il le sort, recommence, puis couvre ceux du poupon, jamais plus haut que les genoux. Quand les brassées s’espacent, videz lentement sur leurs jambes la réserve de feuilles neuves.} {18-24m !multiage|Assis autour de vous, les trottineurs lancent et reçoivent sur la tête. Une botte disparaît sous les feuilles : « Où est ton pied? » Il le sort, on la recouvre. Levez-vous et traversez le tas en traînant les bottes : « Frou, frou, frou. » On vous suit, on tombe assis, on se relève. Une brassée se verse sur vos genoux. Quand les brassées s’espacent, videz lentement sur leurs jambes la réserve de feuilles neuves.} {2-3a|Une brassée part d’un tas et se vide à l’autre; le porteur va ensuite se cacher les jambes.} {2-3a !multiage|Fermez un moment le tas haut et enterrez vos jambes dans l’autre : « Je n’ai plus de pieds! » Des mains creusent pour les trouver. Puis tous à genoux, côte à côte, on pousse des avant-bras ce qui a fui jusqu’au tas haut, qui remonte.} {3-4a|Le sauteur prend son élan, s’arrête net au bord, recule de deux pas, puis saute.} {3-4a !multiage|La file s’allonge? Ouvrez le tas bas à qui veut se faire couvrir les jambes. Après deux sauts chacun, changez la façon de sauter : en grenouille, bras en étoile, ou dos au tas, pour s’y asseoir.} {4-5a|Les autres crient le compte à rebours, et le sauteur part à pieds joints dans le tas haut.} {4-5a !multiage|Quand tous ont sauté deux fois, la figure s’annonce avant : en étoile, sans un bruit, avec un demi-tour. Le tas s’aplatit : une équipe le remonte pendant que le prochain choisit la sienne.} {3-4a 4-5a|Deux règles : un sauteur à la fois, et l’on demande avant de couvrir.} {2-3a !3-4a !4-5a|Au tas haut, un seul à la fois : de votre place, votre bras levé donne le départ.} {2-3a !3-4a !4-5a si-brouettes|Une brouette fait la navette d’un tas à l’autre : on charge, on pousse au pas, on renverse.} {2-3a !3-4a !4-5a si-draps|Une brassée sur un drap : à plusieurs, on la traîne jusqu’au tas haut.} Entre deux, on ramène à brassées ce qui a fui.',
        ),
        play(
          { 30: 8, 45: 8 },
          '{2-3a 3-4a 4-5a|Appelez tout le monde au tas bas et enfoncez-y un de vos gants,}{!2-3a !3-4a !4-5a|Enfoncez un de vos gants dans le tas,} deux doigts qui dépassent. « J’ai perdu un gant! » On fouille à deux mains; qui le trouve vous l’enfile, puis le cache à son tour. {0-18m|Pour le poupon, glissez l’autre gant sous une grande feuille, sur vos genoux : il soulève et l’attrape.} {18-24m multiage|Le trottineur} {18-24m !multiage|Un enfant} {18-24m|replante le gant où il l’a pris : cherchez ailleurs, sous sa botte, dans son capuchon.} {2-3a|Un petit s’assoit dessus : demandez à chacun de se lever, lui en dernier.} {3-4a|Le cacheur tape dans ses mains : tout bas quand on est loin, fort quand on brûle.} {4-5a multiage|À quatre ans, le cacheur} {4-5a !multiage|Le cacheur} {4-5a|enfonce le gant au fond et ne donne qu’un indice : « Plus creux que ton coude. »}',
        ),
        play(
          { 45: 12 },
          'Le tas s’écrase, alors il devient autre chose : un labyrinthe à hauteur de mollet, une auberge, une île. {2-3a 3-4a 4-5a si-tunnel|Un tunnel en est l’entrée : à quatre pattes, on débouche dans les feuilles.} {!0-18m !18-24m|Suivez-les. Perdez-vous dedans : on vous ramène par la main ou l’on vous déplace un mur.} {18-24m !multiage|Suivez-les. Perdez-vous dedans : on vous ramène par la main ou l’on vous déplace un mur.} {0-18m 18-24m multiage|De votre place, avec les plus petits, jouez la visite : « Où est la porte? » On vous la montre, on vous bâtit une chambre autour.} Puis soufflez comme un loup sur une maison de feuilles : il faut la refaire. {!0-18m 2-3a 3-4a 4-5a|Quelqu’un veut encore sauter? Rebrassez d’abord le tas, de vos mains gantées.}',
        ),
        closing(
          { 20: 3, 30: 6, 45: 6 },
          'Tous assis dans ce qui reste, écoutez ce qui craque. {si-toutous|Les toutous s’y couchent, couverts jusqu’au menton : chut, ils passent l’hiver.} {!2-3a !3-4a !4-5a|On ramène ce qui a fui}{2-3a 3-4a 4-5a|On ramène les deux tas en un seul}, on vérifie cheveux, capuchons et bottes. {3-4a 4-5a si-brouettes|Une brouette fait les derniers voyages : on la charge à pleins bras, on la pousse au pas, on la renverse.} {2-3a 3-4a 4-5a si-sacs-de-papier|Tenez un sac de papier couché, bien ouvert : on le bourre à pleins bras, puis on le traîne à deux jusqu’au bord du jeu.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          '{18-24m !multiage|Restez dans le tas ou tout contre, chacun à portée de main.} {0-18m 18-24m multiage|Restez assise contre le tas bas : les plus petits à portée de main, tous les autres sous vos yeux.} {!0-18m !18-24m|Restez à deux pas du tas des sauteurs, d’où vous voyez aussi le tas bas.}',
          'Lisez les visages : tant que l’un et l’autre sourient, c’est un jeu.',
          'Aidez à dire stop, et à l’entendre.',
        ],
        questionsOuvertes: [
          'Comment veux-tu entrer dans le tas?',
          'Qu’est-ce que tu sens en dessous?',
          '{3-4a 4-5a|Comment ton ami te dit-il qu’il en a assez?}',
        ],
      },
      vocabulaire: [
        'enfouir',
        'le tas',
        '{2-3a 3-4a 4-5a|bondir}{!2-3a !3-4a !4-5a|tomber}',
        'craquer',
        'léger',
        'éparpiller',
        'stop',
        'la brassée',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Froissez une grande feuille près de son oreille, attendez qu’il tourne la tête. Couvrez ses pieds, remuez-en un : « Coucou! » Un grand lui verse une brassée sur les jambes, jamais plus haut.',
        },
        {
          pour: '18-24m',
          texte:
            '{multiage|Le tas bas est à lui et aux plus petits : assis, il froisse, lance, se laisse tomber de côté.} {!multiage|Il hésite au bord? Versez une brassée de feuilles entre ses jambes : il froisse, lance, et avance quand il veut.}',
        },
        {
          pour: '2-3a',
          texte:
            'L’enfant porte des brassées de feuilles du tas bas au tas haut; à la troisième, c’est à lui de sauter.',
        },
        { pour: '3-4a', texte: 'Proposez un départ tracé du talon; il règle son élan.' },
        {
          pour: '4-5a',
          texte: 'Il mène la règle du saut : il compte, il lève la main, il attend que le tas soit libre.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Versez des brassées sur les genoux de l’enfant assis : il enfouit ses mains{!2-3a !3-4a !4-5a| et lance de là}{2-3a 3-4a 4-5a|, lance de là, et donne le départ des sauts}.',
        },
        {
          pour: 'interieur',
          texte:
            'Une montagne de tissus{!0-18m !18-24m| et de papier de soie}, au coin moteur, se traverse et se lance.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!2-3a !3-4a !4-5a|L’hiver, un tas de poudreuse, sondé du pied, offre les mêmes chutes.}{2-3a 3-4a 4-5a|L’hiver, deux tas de poudreuse, sondés du pied avant chaque saut, offrent les mêmes chutes.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Chute de faible hauteur, collision légère.', 'Feuilles dans les yeux ou le cou.'],
        dangersAEliminer: [
          'Objet caché dans le tas : brassé de nouveau après chaque pause.',
          '{0-18m|Feuille, tige ou miette à la bouche du poupon : votre doigt vérifie, et vous tendez une feuille plus grande.}',
          '{0-18m|Sauteur ou coureur près du poupon : on saute et l’on court à cinq pas de lui, et votre jambe, en travers, le garde.}',
          '{2-3a 3-4a 4-5a si-sacs-de-papier|Sac de plastique, ou sac sur une tête : papier seulement; vide, il reste plié hors de portée.}',
          'Visage couvert, enfant enfoui en entier : jambes et ventre seulement.',
          'Guêpes engourdies, tiques : inspection avant et après.',
          '{2-3a 3-4a 4-5a si-brouettes|Brouette : au pas, arrêtée à deux pas de qui saute ou s’assoit; aucun enfant dedans.}',
          '{2-3a !3-4a !4-5a si-draps|Drap : tiré au ras du sol, personne dessus ni dessous.}',
          '{45min 2-3a 3-4a 4-5a si-tunnel|Tunnel caché sous les feuilles, où l’on saute : il reste à découvert, loin du tas haut, un enfant dedans à la fois.}',
        ],
        supervision: 'palier2',
        allergies: ['Moisissures : suivez le plan de soins de l’enfant asthmatique.'],
      },
      observation: [
        'Motricité globale : quels élans, {!2-3a !3-4a !4-5a|quelles chutes}{2-3a 3-4a 4-5a|quels sauts}, quels appuis choisit-il?',
        'Compétences sociales : {3-4a 4-5a|demande-t-il avant de couvrir, attend-il la réponse?}{!3-4a !4-5a|à qui donne-t-il une brassée, et comment en redemande-t-il?}',
        'Schéma corporel : comment retrouve-t-il ses jambes sous la couche?',
      ],
      prolongements: [
        '{cour|Laissez le tas tout l’hiver dans un coin : au printemps, qu’est-il devenu?} {parc bois|Revenez au printemps : que reste-t-il du tas?}',
        '{cour|À l’heure du départ, le tas reste ouvert aux parents.} {parc bois|Dites aux parents où se trouve le tas : leur enfant les y mènera en fin de semaine.}',
      ],
      reflexionRetroaction: [
        '{!2-3a !3-4a !4-5a|Le tas avait-il de la place pour qui bouge et pour qui regarde?}{2-3a 3-4a 4-5a|Les deux tas convenaient-ils aux deux énergies?}',
        'Comment chacun a-t-il dit stop, et qui l’a entendu?',
      ],
    },
  },
  {
    key: 'la-grande-pelouse',
    summary:
      '« Prêt… roule! » Un gros ballon mou part en bas de la pente : les uns le suivent, les autres l’attendent, tous recommencent.',
    ageGroups: ['AGE_0_18_MONTHS', 'AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['mouvement-et-defis'],
    materials: ['ballons', 'bache'],
    place: 'PARK',
    alsoAt: {
      YARD: 'Dans la cour, une planche large donne la pente : un bout dans l’herbe, l’autre sur un coussin ferme.',
    },
    seasons: ['SPRING', 'SUMMER', 'AUTUMN'],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'rouler',
      'ballon',
      'pente',
      'butte',
      'courir',
      'grimper',
      'lâcher',
      'recommencer',
      'gazon',
      'pelouse',
      'attendre',
      'en haut en bas',
      'jeux de ballon',
      'motricité globale',
    ],
    seen: [
      'il lâche la balle en haut de la côte et court en bas la chercher',
      'elle pousse le ballon avec son ventre et reste étendue à le regarder',
      'le bébé tend les bras vers la grosse balle qui arrive vers lui',
      'elle crie encore dès que le ballon est rendu en bas',
      'il attend le signal prêt pas prêt en trépignant d’excitation',
      'il dépasse la balle, se retourne et l’attend au pied de la butte',
      'au parc, les trottineurs remontent la pente pour lancer le ballon de nouveau',
      'quand ils sont dans le gazon, les petits courent après tout ce qui roule',
    ],
    scenes: ['rouler', 'courir'],
    picture:
      'Deux gros ballons mous roulent sur une pente gazonnée; des petits les poussent et courent, un poupon les attend en bas avec un adulte.',
    sheet: {
      titre: 'La grande pelouse',
      observationDepart: 'Dès qu’on les pose dans l’herbe, les petits poussent la balle, la suivent et recommencent.',
      intentionEducative: 'Soutenir le mouvement du corps entier et la surprise de ce qui roule tout seul.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
      ],
      objectifs: [
        '{18-24m 2-3a parc|Ramper, marcher ou rouler dans une pente douce.} {18-24m 2-3a cour|Ramper ou marcher dans une pente douce.} {!18-24m !2-3a|Tendre les mains ou le corps vers le ballon qui arrive.}',
        'Lâcher, pousser ou suivre un objet qui roule.',
        'Recommencer pour voir si cela se répète.',
      ],
      materiel: [
        item('Gros ballons mous', 'un pour deux enfants, deux au moins', 'Boules de tissu plus grosses que la tête'),
        item('{cour|Planche large et basse}', '{cour|une pour quatre enfants}', '{cour|Petite butte}'),
        item(
          '{cour|Coussin ferme, haut comme la main}',
          '{cour|un, sous un bout de chaque planche}',
          '{cour|Petite butte}',
        ),
        item('Bâche', 'une, au bas de la pente', 'Couverture'),
        optional('{18-24m|Boîte de carton ouverte}', 'une, au bas', '{18-24m|Panier}'),
        optional('{si-paniers|Panier à linge, sans bout qui pique}', '{si-paniers|un}', null),
        optional('{si-tunnel|Tunnel de jeu, plus large que le ballon}', '{si-tunnel|un}', null),
        optional('{si-balles|Balles plus grosses que votre poing}', 'deux', null),
        optional('{si-rouleaux-de-carton|Rouleaux de carton}', 'deux ou trois', null),
      ],
      preparation: [
        '{parc|Choisissez une pente courte, loin de la rue, du stationnement et des balançoires.} {cour|Posez un bout de chaque planche sur un coussin, l’autre dans l’herbe, loin de la clôture et des balançoires, et appuyez du genou : elle ne bouge pas.}',
        'Inspectez l’herbe : verre, seringues, excréments, mégots, guêpes.',
        'Étendez la bâche au bas : elle arrête les ballons et marque la limite.',
        '{avec-roulant|Ajoutez @materiel aux départs.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 4, 30: 5 },
          '{si-paniers|Couchez un panier à linge au bas, la bouche vers la pente : « Il a faim. »} {si-tunnel|Juste au pied de la pente, un tunnel attend : le ballon y entre, et l’on guette l’autre bout.} {!0-18m|En haut, tenez le ballon à deux mains.} {0-18m|Assise au bas, le poupon à côté de vous, tenez le ballon à deux mains, plus haut que vous dans la pente.} « Prêt… » Attendez un regard, une respiration. Ouvrez les mains, et regardez-le partir comme les enfants, bouche ouverte.',
        ),
        play(
          { 10: 6, 20: 12, 30: 20 },
          '{18-24m 2-3a|On court après le ballon, on descend, on remonte.} {!18-24m !2-3a|Assise au bas, poussez le ballon vers le haut et lâchez : il revient sur la bâche.} {0-18m|Le poupon, sur la bâche, suit des yeux ce qui arrive, tend les mains et garde un moment le ballon contre lui.} {0-18m !multiage 20min 30min|Le ballon s’arrête contre un ventre : deux mains le tapent. Reprenez-le, « prêt… », et poussez-le un peu plus haut. Un poupon rampe à sa rencontre? Lâchez de moins haut, à portée de ses mains. Quand les regards partent, roulez deux ballons l’un derrière l’autre : lequel touchera une jambe?} {18-24m multiage|Le trottineur} {18-24m !multiage|Un enfant} {18-24m|dépasse le ballon, se retourne, l’attend.} {2-3a|Un enfant pousse du pied, puis de tout le ventre, et reste couché pour guetter l’arrivée.} {18-24m !multiage 20min 30min|Un autre tombe assis, se relève et vous rapporte le ballon : « Encore? » Montez d’un pas et relâchez-le.} {18-24m 2-3a 20min 30min|Plus tard, tous les ballons partent ensemble, « prêt… tout le monde! », et l’on choisit lequel suivre.} {2-3a !multiage 20min 30min|« Un petit coup! » Le ballon s’endort en route. « Un gros coup! » Il se rend jusqu’à la bâche. Ensuite, assoyez-vous juste au pied de la pente : le ballon vous touche-t-il ou vous contourne-t-il?} {18-24m 2-3a|D’autres restent en haut et lâchent encore.} {si-balles|Une balle part à côté du ballon : elle file, il traîne. Lequel dort le premier?} {!0-18m|Remontez lentement avec les derniers : le chemin du retour est aussi un jeu.}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          'Les enfants sur la bâche, à plat dos, chaque ballon sur un ventre, puis sur celui du voisin. Il monte, il descend au souffle. {si-rouleaux-de-carton|Dressez un rouleau de carton au bas de la pente : le ballon le couchera-t-il?} Encore un départ, le dernier, {18-24m 2-3a|et le ballon remonte à pleins bras.} {!18-24m !2-3a|droit vers les mains du poupon.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          '{!0-18m|Le ballon parti, placez-vous au bas de la pente, bras ouverts, tournée vers le haut.} {0-18m|Restez assise au bas de la pente, tournée vers le haut, le poupon à portée de vos bras.}',
          'Racontez sa course à mesure : « Il roule… il ralentit… il dort. »',
          '{18-24m 2-3a|Laissez l’enfant tomber et se relever avant d’aider.} {!18-24m !2-3a|Attendez que les mains se tendent avant de repousser le ballon.}',
        ],
        questionsOuvertes: ['Où va-t-il s’arrêter?', 'Qu’est-ce qui roule aussi?'],
      },
      vocabulaire: ['rouler', 'la pente', 'en bas', 'en haut', 'vite', 's’arrêter'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Couché sur le ventre, près de vos genoux, il suit le ballon des yeux puis le pousse du bout des doigts.',
        },
        { pour: '18-24m', texte: 'Une boîte au bas de la pente donne un but à ses courses.' },
        {
          pour: '2-3a',
          texte:
            'Comparez un ballon lâché et un ballon poussé{parc|, puis son propre corps qui roule}, dans la même pente.',
        },
        {
          pour: 'besoins_particuliers',
          texte: 'Placez le ballon sur les genoux de l’enfant assis : le départ est un coup de ses deux poings.',
        },
        { pour: 'interieur', texte: 'Une planche large fait la pente, un bout sur un coussin ferme.' },
        {
          pour: 'autre_saison',
          texte:
            'L’hiver, une boule de neige grosse comme un ballon roule et s’effrite sur la même {parc|butte}{cour|planche}.',
        },
      ],
      securite: {
        risquesAcceptes: [
          '{parc 18-24m 2-3a|Roulade, étourdissement.}',
          'Chute dans l’herbe.',
          'Ballon reçu sur le corps.',
        ],
        dangersAEliminer: [
          'Chien en liberté, herbe souillée ou vitre cassée : on change de place.',
          'Pente qui mène à la rue, à l’eau ou à une clôture : on cherche ailleurs.',
          'Ballon qui se dégonfle ou dont la valve dépasse : retiré du jeu.',
          '{0-18m multiage|Coureur emporté par la pente vers un poupon : celui-ci est à un bout de la bâche, contre vous, et l’on court vers l’autre bout.}',
          '{si-balles|Balle plus petite que votre poing : elle reste dans votre sac.}',
          '{si-rouleaux-de-carton|Rouleau de carton mâché : il sort du jeu; regardez ce que la bouche en garde.}',
          '{si-tunnel|Enfant dans le tunnel : le départ attend qu’il en soit sorti.}',
        ],
        supervision: 'palier1',
        allergies: ['Piqûres : auto-injecteur porté par l’adulte qui accompagne l’enfant.'],
      },
      observation: [
        '{18-24m 2-3a|Motricité globale : comment règle-t-il sa vitesse dans la pente?} {!18-24m !2-3a|Motricité globale : comment se tourne-t-il ou s’étire-t-il vers le ballon?}',
        'Raisonnement : prévoit-il où le ballon va s’arrêter?',
        '{18-24m 2-3a|Schéma corporel : comment se sert-il de son corps pour descendre et remonter?} {!18-24m !2-3a|Schéma corporel : de quelle partie du corps touche-t-il le ballon?}',
      ],
      prolongements: [
        'Demain, une deuxième pente, plus longue : qui la choisira?',
        '{18-24m 2-3a|La fin de semaine, l’enfant mène sa famille en haut de la pente qu’il préfère.} {!18-24m !2-3a|La fin de semaine, la famille fait rouler un ballon mou jusqu’au poupon.}',
      ],
      reflexionRetroaction: [
        'Ai-je couru plus qu’eux?',
        'Quelle façon de descendre ne connaissais-je pas avant aujourd’hui?',
      ],
    },
  },
]
