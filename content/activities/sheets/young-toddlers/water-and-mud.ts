import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

export const YOUNG_TODDLER_WATER_AND_MUD_SHEETS: readonly BankSheet[] = [
  {
    key: 'encore-de-l-eau',
    summary:
      '« Encore! » La tasse plonge, déborde, se vide sur un soulier et replonge : l’eau se transvase d’un pot à l’autre, à l’ombre.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['eau-neige-et-glace'],
    materials: ['eau', 'chaudieres-et-pelles', 'contenants-et-cuilleres'],
    place: 'YARD',
    alsoAt: {
      PARK: 'Au parc, apportez l’eau dans deux cruches et trois bassines empilées; l’ombre d’un arbre décide du coin.',
    },
    seasons: ['SUMMER'],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'eau',
      'verser',
      'vider',
      'remplir',
      'transvaser',
      'déborder',
      'éclabousser',
      'bac d’eau',
      'robinet',
      'arroser',
      'canicule',
      'tasse',
      'jeux d’eau',
      'transvider',
      'vider et remplir',
      'se rafraîchir',
    ],
    seen: [
      'elle transvide son verre d’eau dans son bol au dîner et recommence',
      'il crie encore dès que sa tasse est vide et la replonge dans le bac',
      'un petit met sa main sous la pluie qui sort de la passoire',
      'il retourne son gobelet, regarde au fond et dit pu',
      'elle tord sa guenille au-dessus d’un verre pour le remplir goutte à goutte',
      'ils se poussent pour avoir la place sous le robinet extérieur',
      'au lavabo, le lavage de mains dure vingt minutes, ils remplissent et vident',
      'il fait trente degrés dehors et mes deux ans ne veulent que patauger',
    ],
    scenes: ['eau', 'remplir-vider'],
    picture:
      'À l’ombre d’un arbre, un enfant verse sa tasse dans un bac, l’eau d’un pot percé pleut, un autre verse de son fauteuil roulant.',
    sheet: {
      titre: 'Encore de l’eau!',
      observationDepart:
        'Autour {cour|du robinet}{parc|de la fontaine}, les trottineurs se pressent. Ils versent, éclaboussent et crient « encore! ».',
      intentionEducative:
        'Permettre à l’enfant de vérifier, autant de fois qu’il le veut, ce que son geste fait à l’eau.',
      domaines: [
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
      ],
      objectifs: [
        'Voir venir le débordement et le provoquer.',
        'Ajuster son geste pour verser dans un contenant plus petit.',
        'Imiter l’idée d’un voisin et la transformer.',
      ],
      materiel: [
        item('Eau{parc|, apportée dans deux cruches}', 'deux doigts dans chaque bac', 'Sable humide'),
        item(
          'Bacs larges et bas',
          'un pour trois enfants',
          '{cour|Chaudières posées au sol}{parc|Bassines de plastique}',
        ),
        item(
          '{2-3a|Tasses, pots percés et grosses cuillères}{!2-3a|Tasses et grosses cuillères}',
          'trois par enfant',
          '{2-3a|Contenants de yogourt, dont quelques-uns au fond percé}{!2-3a|Contenants de yogourt}',
        ),
        item('Serviettes et vêtements secs', 'un jeu par enfant', 'Débarbouillettes et chandail de rechange'),
        item(
          '{2-3a|Éponges plus grosses qu’un poing d’adulte}',
          '{2-3a|une par enfant}{2-3a multiage| de deux ans}',
          '{2-3a|Débarbouillettes}',
        ),
        optional(
          '{2-3a 30min 45min|Entonnoir de plastique plus gros qu’un poing}',
          '{2-3a 30min 45min|un}',
          '{2-3a 30min 45min|Cornet de plastique souple}',
        ),
        item(
          '{45min|Gouttière de plastique à bords ronds}',
          '{45min|une}',
          '{45min|Longue boîte de carton ciré, ouverte}',
        ),
        optional(
          '{18-24m !2-3a si-éponges|Éponge neuve et épaisse, longue comme votre main}',
          'une, qui ne quitte pas la vôtre',
          null,
        ),
        optional(
          '{18-24m !2-3a si-entonnoirs|Entonnoir de plastique plus gros qu’un poing}',
          '{18-24m !2-3a si-entonnoirs|un, dans votre main}',
          null,
        ),
        optional('{si-passoires|Passoire de plastique}', '{si-passoires|une}', null),
        optional(
          '{si-figurines-d’animaux|Figurines d’animaux lavables, plus grosses que le poing d’un enfant}',
          '{si-figurines-d’animaux|une par bac}',
          null,
        ),
        optional('{si-arrosoirs|Petit arrosoir}', '{si-arrosoirs|un}', null),
        optional(
          '{45min si-balles|Balle qui roule dans la gouttière, plus grosse qu’un rouleau de papier hygiénique}',
          '{45min si-balles|une}',
          null,
        ),
      ],
      preparation: [
        'Installez les bacs à l’ombre, sur l’herbe, loin {cour|de la glissade}{parc|de la pataugeoire et des modules}.',
        'Confiez l’eau à un seul adulte : il ne fait rien d’autre. {1adulte|Si vous êtes seule, sortez un bac, et un deuxième seulement si tout le monde tient à portée de vos bras.}',
        'Mettez les mêmes tasses à chaque bac : deux pareilles évitent bien des disputes.',
        '{avec-contenant|Posez aussi @materiel à côté d’un bac, sans dire à quoi ça sert.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 4 },
          'Versez un filet d’eau, lentement, d’une tasse à l’autre. Arrêtez juste avant que ça déborde et regardez les enfants. {si-passoires|Puisez à la passoire, très sérieusement : plus rien! « Pu! »} Puis donnez une tasse à chacun : on puise, et toutes se vident dans la vôtre. « Ça déborde! » {18-24m !2-3a si-entonnoirs|Tenez ensuite l’entonnoir : une tasse s’y vide, et l’eau ressort en dessous, sur des doigts.} {si-figurines-d’animaux|Debout dans le bac, une bête reçoit une tasse sur le dos : « Encore! »}',
        ),
        play(
          { 20: 13, 30: 21, 45: 22 },
          'La tasse se remplit, se vide, se remplit. De l’eau part arroser un orteil; quelques gouttes partent très loin, dans une cuillère. {18-24m multiage|Le trottineur} {18-24m !multiage|Un enfant} {18-24m|verse jusqu’au bout, retourne sa tasse, regarde dedans : « Pu! »} {18-24m !multiage|Deux enfants pour une tasse? Faites sonner sa jumelle contre le bac.} {18-24m !2-3a si-éponges|Laissez une éponge boire au fond du bac, puis tenez-la au-dessus d’une tasse : l’enfant appuie dessus du plat de la main, et il pleut.} {2-3a|Deux pots percés superposés font une pluie : une main passe dessous, puis une autre.} {2-3a|Pressez une éponge au-dessus d’une tasse, puis tendez-la : la tasse se remplit encore, goutte à goutte.} L’enfant qui reste à côté, la main à plat sur l’eau, joue aussi. {2-3a 30min 45min|Un entonnoir? Tenez-le sur un pot : l’eau sort en filet.} {30min 45min|Les mains ralentissent? Levez une tasse bien haut et versez un mince filet : le bruit change, les têtes se lèvent. Descendez la tasse jusqu’au silence, puis tendez-la.}',
        ),
        play(
          { 45: 12 },
          'L’intérêt baisse? Appuyez la gouttière au bord d’un bac, en pente, et taisez-vous. Quelqu’un versera. Une autre main attendra l’eau en bas, ou bouchera le passage : l’eau monte, monte, et la main s’ôte. {si-balles|Une balle descend avec la prochaine tasse : d’elle ou de l’eau, qui arrive en premier?} Donnez une tasse à celui d’en bas : elle se remplit sans qu’il bouge.',
        ),
        closing(
          { 20: 4, 30: 5, 45: 7 },
          'Donnez l’eau qui reste {cour|aux plantes}{parc|à l’arbre}, une tasse à la fois. {si-arrosoirs|L’arrosoir se remplit à la tasse : il pleut une fois sur les pieds, puis sur la terre.} Les bacs se couchent à l’envers; chacun choisit sa serviette.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Accroupissez-vous face au groupe, chaque bac à portée de vos mains.',
          'Mettez un mot sur la tasse au moment où elle change : « Plein! Ça déborde. »',
          'Laissez l’eau tomber à côté : un soulier mouillé apprend quelque chose.',
        ],
        questionsOuvertes: ['Où elle s’en va, l’eau?', 'Qu’est-ce qui arrive si tu verses encore?'],
      },
      vocabulaire: ['verser', 'plein', 'vide', 'déborder', 'la goutte', 'couler', 'le bac'],
      adaptations: [
        {
          pour: '18-24m',
          texte: 'Deux grosses tasses par enfant et rien de percé : l’une verse dans l’autre, et on recommence.',
        },
        {
          pour: '2-3a',
          texte: 'Donnez une tasse et un pot plus étroit : l’enfant verse sans viser, puis penche la tasse moins vite.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Montez un bac sur {cour|une table basse}{parc|un banc à l’ombre} pour l’enfant qui joue debout avec appui ou en fauteuil, et entourez d’un bas l’anse de sa tasse.',
        },
        { pour: 'interieur', texte: 'Dans la salle d’eau, un doigt d’eau par bac et des serviettes étendues au sol.' },
      ],
      securite: {
        risquesAcceptes: [
          'Vêtements mouillés.',
          'Glissade sur l’herbe humide.',
          'Se faire éclabousser sans l’avoir voulu.',
        ],
        dangersAEliminer: [
          'Bac laissé plein pendant qu’on change un enfant : renversez-le d’abord.',
          '{2-3a|Éponge mordue : donnez une tasse à la place; entamée, l’éponge va au rebut.} {2-3a multiage|Dans la main d’un plus jeune, échangez-la tout de suite contre une tasse.}',
          'Soleil direct sur le bac ou sur les nuques : suivez l’ombre et déplacez-vous avec elle.',
          'Eau bue dans la tasse : offrez à boire avant le jeu, dans le verre de chacun.',
          '{18-24m !2-3a si-éponges|Éponge dans une petite main : mordue, elle s’émiette et peut étouffer; elle reste dans la vôtre.}',
          '{si-arrosoirs|Arrosoir resté plein : il se vide comme les bacs.} {si-figurines-d’animaux|Figurine fendue ou en bouche : elle sort du bac.} {45min si-balles|Balle sous un pied mouillé : elle se range après la gouttière.}',
        ],
        supervision: 'palier1',
        allergies: ['Crème solaire fournie et autorisée par le parent de chaque enfant, jamais celle d’un autre.'],
      },
      observation: [
        'Raisonnement : change-t-il de contenant ou de geste pour obtenir l’effet voulu?',
        'Motricité fine : verse-t-il à une main, à deux mains, en visant?',
        'Compétences sociales : comment obtient-il la tasse qu’un autre tient?',
      ],
      prolongements: [
        '{45min|Le lendemain, posez la gouttière parmi d’autres objets : qui la reprendra?} {!45min|Le lendemain, glissez une passoire parmi les tasses : qui la prendra?}',
        'La suite du jeu est dans le bain du soir : deux contenants, un parent assis à côté, et du temps.',
      ],
      reflexionRetroaction: [
        'Qu’ai-je compris de leur façon de chercher?',
        'Y avait-il assez de contenants semblables?',
      ],
    },
  },
  {
    key: 'saute-flaque',
    summary:
      'Après la pluie, des bottes piétinent une flaque, d’autres la contournent; un pied tape plus fort et le ciel se brouille.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['eau-neige-et-glace', 'mouvement-et-defis'],
    materials: ['chaudieres-et-pelles'],
    place: 'YARD',
    alsoAt: { PARK: 'Au parc, les flaques se trouvent sous les balançoires et au creux des sentiers de terre.' },
    seasons: ['SPRING', 'AUTUMN'],
    alsoIn: { SUMMER: 'L’été, une averse tiède suffit; s’il a tonné, attendez 30 minutes après le dernier coup.' },
    durationMinutes: 20,
    adults: 1,
    calls: [
      'flaque',
      'pluie',
      'sauter',
      'piétiner',
      'bottes',
      'éclabousser',
      'mouillé',
      'reflet',
      'imperméable',
      'jour de pluie',
      'trou d’eau',
      'flaques d’eau',
      'fort et doux',
    ],
    seen: [
      'elle saute à pieds joints dans le trou d’eau et nous mouille tous',
      'il trempe juste le bout de sa botte et regarde les ronds',
      'un enfant s’assoit dans l’eau brune, ravi, les bottes pleines',
      'il contourne chaque mare, de peur de se mouiller les pieds',
      'elle se penche et voit les nuages par terre, toute surprise',
      'ils ont de l’énergie à revendre et piétinent la slush fondue à grands coups de talon',
      'il a mouillé toute la nuit et, dans la cour, ils courent d’une mare à l’autre',
      'en revenant du parc, un petit a vidé sa botte et riait de voir couler l’eau',
    ],
    scenes: ['flaques-boue', 'sauter', 'vent-pluie'],
    picture:
      'En imperméable, une enfant saute dans une flaque où le ciel se brouille; un autre y est assis, une autre y pose la botte.',
    sheet: {
      titre: 'Saute-flaque',
      observationDepart:
        'Chaque flaque arrête le groupe. Les uns y posent le bout du pied, les autres y tombent assis, ravis.',
      intentionEducative: 'Soutenir le piétinement, le saut qui s’essaie et la curiosité devant l’eau qui éclabousse.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'secondaire' },
      ],
      objectifs: [
        'Piétiner, sauter ou contourner, à son choix.',
        'Remarquer ce que l’eau fait quand le pied frappe plus fort.',
        'Retrouver son équilibre sur un sol qui glisse.',
      ],
      materiel: [
        item(
          'Flaques peu profondes',
          'trois ou quatre, voisines{30min|, et une intacte, plus loin}',
          'Eau versée sur un creux de l’asphalte',
        ),
        item('Bottes et habit de pluie', 'un ensemble par enfant', 'Bottes et pantalon de nylon'),
        item('Vêtements de rechange, bas compris', 'un ensemble par enfant', null),
        optional('Petites pelles', 'une pour deux enfants', 'Cuillères de bois'),
        optional('{si-roches|Roches plus grosses qu’un poing d’adulte}', '{si-roches|deux}', null),
        optional('{si-chaudières|Petites chaudières}', '{si-chaudières|une pour deux enfants}', null),
        optional('{si-feuilles|Grandes feuilles d’arbre}', '{si-feuilles|une par enfant}', null),
        optional('{cour si-craies|Grosses craies de trottoir}', '{cour si-craies|deux}', null),
      ],
      preparation: [
        'Mesurez chaque flaque avec votre botte : si l’eau dépasse la cheville d’un enfant, on la contourne. Choisissez-les voisines : en deux pas, vous êtes à chacune.',
        'Raclez le fond du bout de la botte. Un clou ou du verre? Changez de flaque. Retirez les branches pointues.',
        '{cour|Accrochez un rechange complet près de la porte, un crochet par enfant.} {parc|Emportez un rechange complet par enfant, au sec dans un sac.}',
        '{avec-roulant|Roulez @materiel près d’une flaque : les roues y laissent deux chemins.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Penchez-vous sur une flaque et cherchez-y le ciel. Du bout de la botte, faites un rond, un seul. {si-roches|Une roche lâchée en fait un autre : lequel court le plus loin?} Attendez une deuxième botte.',
        ),
        play(
          { 10: 6, 20: 13, 30: 15 },
          'Une flaque, plusieurs manières : un pied dedans et l’autre au sec, les deux talons, les fesses. {2-3a|Trois pas d’élan, et c’est un saut pour vrai.} Donnez un mot à la force qu’ils y mettent : « Fort… doux… tout doux. » Des pelles? L’une agrandit la rive, l’autre ramasse la boue. {si-chaudières|Une chaudière puise dans une flaque et se vide dans l’autre : splash!} {si-feuilles|Une feuille flotte : une botte tape à côté, et la voilà partie en voyage.} {cour si-craies|À la craie, sur le sec, faites le tour d’une flaque : les sauts la feront-ils déborder?} {20min 30min|Les bottes ralentissent? Changez de flaque et faites attendre le saut : « Prêts… pas prêts… hop! »}',
        ),
        play(
          { 30: 7 },
          'Revenez à la première flaque : elle est brune. Emmenez tout le groupe à celle que personne n’a touchée : elle montre encore le ciel. Un enfant voit la différence, puis une botte brouille celle-là aussi.',
        ),
        closing(
          { 10: 2, 20: 4, 30: 4 },
          'Un dernier pas, le plus petit possible. Restez accroupis le temps que l’eau se calme. Les bottes se vident : une goutte, deux gouttes.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Tenez-vous à un pas de la flaque où l’on tombe assis.',
          'Refaites le saut qu’ils viennent d’inventer.',
          'Protégez le bord sec de l’enfant qui veut regarder.',
        ],
        questionsOuvertes: ['Que fait l’eau quand ton pied arrive?', 'Où est parti le ciel?'],
      },
      vocabulaire: ['la flaque', 'éclabousser', 'le rond', 'sauter', 'piétiner', 'calme', '{30min|brouillé}'],
      adaptations: [
        {
          pour: '18-24m',
          texte:
            'Une seule flaque suffit : prêtez deux doigts à serrer, et laissez l’enfant entrer et sortir à sa guise.',
        },
        { pour: '2-3a', texte: 'Choisissez une grande et une petite flaque : laquelle fait le plus gros rond?' },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui craint l’eau au visage a sa flaque, à l’écart des sauteurs, et une pelle pour y faire des ronds.',
        },
        {
          pour: 'interieur',
          texte:
            'Des ronds de nappe plastifiée, collés au sol, puis mouillés au pinceau, se tapent pieds nus, assis sur un petit banc.',
        },
      ],
      securite: {
        risquesAcceptes: ['Vêtements trempés, boue sur les joues.', 'Chute assise.'],
        dangersAEliminer: [
          'Trou caché sous l’eau brune : marchez dedans avant eux.',
          'Chute à plat ventre, visage dans l’eau : vous êtes entre les flaques, tout près, et relevez l’enfant aussitôt.',
          'Eau de flaque ou boue portée à la bouche : essuyez les lèvres, et offrez à boire avant de sortir.',
          'Froid dans les bottes : on rentre au premier frisson ou dès que les bas sont trempés.',
          '{parc|Balançoire au-dessus d’une flaque : on y saute seulement si personne ne se balance; sinon, choisissez une flaque de sentier.}',
          'Flaque de stationnement ou de rue : son eau est huileuse, et une auto peut reculer.',
          '{si-roches|Roche lancée, ou laissée dans une flaque où l’on saute : on la lâche accroupi, et vous la retirez avant les sauts.} {si-chaudières|Chaudière laissée pleine : elle se vide avant qu’on la pose.} {si-feuilles|Feuille mâchée : ôtez-la de la bouche.} {cour si-craies|Craie à la bouche : reprenez-la; un bout cassé va dans votre poche.}',
        ],
        supervision: 'palier1',
        allergies: ['Eczéma : rincez et séchez les mains dès le retour, selon la consigne du parent.'],
      },
      observation: [
        'Motricité globale : piétine-t-il, plie-t-il les genoux, quitte-t-il le sol?',
        'Éveil aux sciences : que remarque-t-il dans l’eau qui bouge, puis qui se calme?',
        'Santé et sécurité : comment dit-il ou montre-t-il qu’il est mouillé, qu’il a froid?',
      ],
      prolongements: [
        '{cour|Tracez le bord d’une flaque à la craie et revenez la voir après la sieste.} {parc|Couchez des branches autour d’une flaque et revenez la voir le lendemain.}',
        'Annoncez la pluie aux familles la veille : bottes, rechange, et une flaque à essayer sur le chemin de la maison.',
      ],
      reflexionRetroaction: [
        'Ai-je permis de rester sec?',
        'À quelle flaque sont-ils revenus, et qu’avait-elle de plus?',
      ],
    },
  },
  {
    key: 'la-peinture-qui-disparait',
    summary:
      'Un gros pinceau, de l’eau, un mur au soleil : le trait brille, pâlit, s’en va, et le bras repart de plus belle.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_COGNITIVE'],
    themes: ['couleurs-et-textures', 'lumiere-et-ombre'],
    materials: ['eau', 'pinceaux', 'chaudieres-et-pelles'],
    place: 'YARD',
    alsoAt: {
      PARK: 'Au parc, on peint le muret, le banc et l’asphalte du sentier, avec de l’eau apportée en bouteille.',
    },
    seasons: ['SPRING', 'SUMMER'],
    alsoIn: { AUTUMN: 'Sous un soleil plus doux, le trait reste longtemps : l’attente fait partie du jeu.' },
    durationMinutes: 20,
    adults: 1,
    calls: [
      'peinture',
      'pinceau',
      'peindre',
      'gribouiller',
      'trace',
      'trait',
      'mur',
      'disparaître',
      'sécher',
      'soleil',
      'art',
      'dessin',
      'eau',
      'jeux d’eau',
    ],
    seen: [
      'il barbouille la clôture avec de l’eau et recommence dès que c’est sec',
      'elle trempe son pinceau dans la chaudière et laisse dégoutter sur l’asphalte',
      'ils font des grandes lignes mouillées sur le cabanon avec leur main trempée',
      'ils se demandent où s’en vont leurs pistes de pieds mouillés sur le ciment chaud',
      'il capote parce que son dessin s’efface tout seul au soleil',
      'elle veut peinturer dehors mais je suis tannée de laver de la gouache partout',
      'depuis qu’on a repeint le balcon, ils passent un pinceau imaginaire sur tous les murs',
      'à la sortie de la pataugeoire, ils collent leur bedaine mouillée au mur pour voir la marque',
    ],
    scenes: ['peindre', 'eau', 'tracer-ecrire'],
    picture:
      'Deux enfants en chapeau peignent un mur avec de l’eau et les premiers traits pâlissent; un troisième peint son soulier.',
    sheet: {
      titre: 'La peinture qui disparaît',
      observationDepart:
        'Les enfants regardent leurs pas mouillés s’effacer sur l’asphalte au soleil. Ils retournent vite en faire d’autres.',
      intentionEducative: 'Soutenir le plaisir de laisser une trace, sans modèle et sans résultat à garder.',
      domaines: [
        { domaine: 'langagier', composante: 'Développement graphique', role: 'principal' },
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'secondaire' },
      ],
      objectifs: [
        'Tracer de grands traits avec tout le bras.',
        'Constater que le trait pâlit, puis disparaît.',
        'Choisir où peindre : {cour|mur}{parc|muret}, sol, tronc, soulier.',
      ],
      materiel: [
        item(
          'Gros pinceaux à manche court',
          'un par enfant, un pour vous',
          '{!18-24m|Éponge ou brosse à légumes}{18-24m|Brosse à légumes}',
        ),
        item('Petites chaudières basses', 'une pour deux enfants, une pour vous', 'Contenants de margarine'),
        item('Eau{parc|, apportée en bouteille}', 'un doigt par chaudière', null),
        optional('{si-vaporisateurs|Vaporisateur d’eau}', '{si-vaporisateurs|un, dans votre main}', null),
        optional('{si-craies|Grosses craies de trottoir}', '{si-craies|une pour deux enfants}', null),
        optional(
          '{si-petites-autos si-gros-camions|Petites autos ou gros camions, plus gros que le poing d’un enfant}',
          '{si-petites-autos si-gros-camions|un pour deux enfants}',
          null,
        ),
        optional('{si-feuilles|Grandes feuilles d’arbre}', '{si-feuilles|une pour deux enfants}', null),
      ],
      preparation: [
        'Choisissez une surface sèche au soleil, avec de l’ombre à deux pas.',
        'Touchez le sol : s’il brûle la main, remettez le jeu au matin; s’il est humide, attendez que le soleil l’ait séché.',
        'Éloignez les chaudières l’une de l’autre : chaque bras a besoin de place.',
        '{avec-outil|Mettez aussi @materiel à tremper à côté des pinceaux, si le manche est court et rond.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 3 },
          'Tracez un grand trait mouillé, en silence. Des doigts le suivent pendant qu’il pâlit. « Oh… il s’en va. » {si-vaporisateurs|Pressez le vaporisateur à côté : les gouttes partiront-elles avant lui?}',
        ),
        play(
          { 10: 6, 20: 14, 30: 15 },
          'Le {cour|mur}{parc|muret} reçoit des coups, des balayages, des tapes. On peint aussi son soulier, ou le tronc. Tel enfant trempe et égoutte sans jamais peindre : la goutte qui tombe lui suffit. {si-craies|Un trait de craie mouillé s’efface aussi; une fois sec, revient-il?} {si-petites-autos si-gros-camions|Des roues traversent le mouillé et tirent deux fils d’eau.} {si-feuilles|Peignez par-dessus une feuille couchée, puis levez-la : dessous, c’est resté sec.} {2-3a|Tel autre nomme sa trace une fois qu’elle est faite.} {18-24m !10min|Chaudière renversée? La flaque se peint aussi. Une paume se pose dans le mouillé et s’imprime à côté. Quand les bras ralentissent, portez la chaudière devant un bout encore sec : ils suivent l’eau.} {2-3a !multiage !10min|Quand les bras ralentissent, peignez un rond grand comme une assiette : il faut le repeindre avant qu’il parte. Trop tard? Un enfant en peint un autre, et c’est vous qui courez après.}',
        ),
        play(
          { 30: 8 },
          'Passez du soleil à l’ombre avec votre chaudière. Là, le trait reste. Laissez-les aller et venir au pas entre les deux, le pinceau vers le sol.',
        ),
        closing(
          { 10: 2, 20: 3, 30: 4 },
          'Une dernière trace chacun, là où on veut. Assoyez-vous et regardez-la partir. L’eau qui reste se donne à boire à un arbre.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Peignez à côté d’eux, sans dessiner quelque chose de reconnaissable.',
          'Suivez le bras avec votre voix : « Ça monte, ça monte… ça descend. »',
          'Pressez votre pinceau pour montrer la goutte, et laissez la main de l’enfant essayer.',
        ],
        questionsOuvertes: ['Où est passé ton trait?', 'Qu’est-ce que tu peins maintenant?'],
      },
      vocabulaire: ['le pinceau', 'tremper', 'le trait', 'mouillé', 'sec', 'disparaître', 'égoutter'],
      adaptations: [
        { pour: '18-24m', texte: 'La paume trempée vaut un pinceau; le sol vaut un mur.' },
        {
          pour: '2-3a',
          texte: 'Proposez de peindre par-dessus une ombre, puis de regarder ce qui s’en va : l’eau ou l’ombre?',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Une brosse à légumes remplace le pinceau qu’une main tient mal; placez l’enfant face au {cour|mur}{parc|muret}, les pieds bien à plat.',
        },
        {
          pour: 'interieur',
          texte: 'Une grande ardoise ou un carton brun, debout contre le mur, pâlit tout aussi bien.',
        },
      ],
      securite: {
        risquesAcceptes: ['Manches mouillées.', 'Coup de pinceau sur un voisin.'],
        dangersAEliminer: [
          'Course avec un pinceau en main ou dans la bouche : on peint assis, accroupi ou debout, sur place{30min|; d’un coin à l’autre, on marche, le pinceau vers le sol}.',
          'Chaudière laissée pleine derrière le groupe : videz-la dès qu’un enfant la quitte.',
          '{ete printemps|Soleil direct de 11 h à 15 h : avancez ou retardez le jeu.}',
          'Brosse qui perd ses poils : tirez dessus avant, jetez-la si un poil reste entre vos doigts.',
          '{si-vaporisateurs|Jet dans un visage : de l’eau claire seulement, et le vaporisateur reste dans votre main.} {si-petites-autos si-gros-camions|Auto ou camion sous un pied : au bord du mur dès qu’on le lâche.} {si-craies|Craie à la bouche : reprenez-la; un bout cassé va dans votre poche.} {si-feuilles|Feuille mâchée : ôtez-la de la bouche.}',
        ],
        supervision: 'palier1',
        allergies: ['Poils d’animal : prenez des pinceaux synthétiques si un enfant y réagit.'],
      },
      observation: [
        'Développement graphique : quels gestes reviennent, balayer, tapoter ou tourner?',
        'Éveil aux sciences : comment réagit-il quand la trace s’efface?',
        'Motricité fine : comment tient-il le pinceau, et d’où part le mouvement?',
      ],
      prolongements: [
        'Refaites le jeu un jour de nuages : le trait ne part plus. Laissez-les s’en étonner.',
        'Suggérez aux parents un pinceau et un fond d’eau sur le balcon ou dans la baignoire.',
      ],
      reflexionRetroaction: ['Ai-je résisté à dessiner pour eux?', 'Quelle surface les a retenus le plus longtemps?'],
    },
  },
  {
    key: 'la-botte-reste-prise',
    summary:
      'Schlouk! La boue retient la botte, la lâche, reprend l’autre : on s’enfonce, on tire, on y met la main jusqu’au poignet.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_LANGUAGE'],
    themes: ['terre-et-boue', 'sons-et-silence'],
    materials: ['terre'],
    place: 'YARD',
    alsoAt: {
      WOODS: 'Au boisé, un creux du sentier reste mou longtemps; on en sort par une racine ou une roche plate.',
    },
    seasons: ['SPRING', 'AUTUMN'],
    alsoIn: {
      SUMMER: 'L’été, mouillez un coin de terre à l’arrosoir une heure avant; la boue tiède invite aussi les mains.',
    },
    durationMinutes: 30,
    adults: 1,
    calls: [
      'boue',
      'vase',
      'bottes',
      'botte prise',
      'terre mouillée',
      'salir',
      'bouette',
      'bruit drôle',
      's’enfoncer',
      'patauger',
      'mains sales',
      'pluie',
    ],
    seen: [
      'son pied est sorti tout seul et sa botte est restée plantée dans la bouette',
      'ils pilent dans le trou mou de la cour juste pour entendre le bruit de succion',
      'elle rentre sa main au complet dans la terre détrempée et regarde ses doigts imprimés',
      'il reste au bord de la flaque de vase, il veut pas se salir les mains',
      'elle tire de toutes ses forces pour décoller son pied et rit quand ça lâche',
      'ils inventent des bruits de bouche chaque fois qu’ils marchent dans le mou',
      'au potager après l’orage, ils enfoncent leurs bottes jusqu’à la cheville et restent collés',
      'au retour du parc, il m’a montré sa botte toute crottée, fier d’être resté pris',
    ],
    scenes: ['flaques-boue', 'petrir'],
    picture:
      'Dans la boue, un enfant tient sur un pied, sa botte rouge restée prise devant lui; l’éducatrice le retient sous les bras.',
    sheet: {
      titre: 'La botte reste prise',
      observationDepart:
        'Un enfant traverse {cour|le coin du potager}{bois|le creux du sentier}. Son pied sort, sa botte reste, et tout le monde rit, lui le premier.',
      intentionEducative:
        'Permettre au corps entier de faire connaissance avec un sol qui retient, et de chercher comment s’en sortir.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Développement sensoriel', role: 'secondaire' },
      ],
      objectifs: [
        'Lever un pied qui colle sans perdre l’autre.',
        'Redire à sa façon les bruits de la boue.',
        'Choisir jusqu’où il se salit.',
      ],
      materiel: [
        item(
          'Coin de terre détrempée',
          'la surface d’un matelas{ete cour|, arrosée une heure avant}',
          'Terre de jardin arrosée sur une toile',
        ),
        item(
          'Bottes, vêtements qui peuvent se salir et bas secs',
          'un ensemble par enfant, un pour vous',
          'Vêtements usés et rechange',
        ),
        item(
          '{cour|Planche large posée à plat}{bois|Racine basse ou roche plate, pour sortir}',
          'une{2-3a|, ou deux pour une traversée}',
          'Grosses rondelles de bois',
        ),
        item(
          'Bassine, cruche d’eau tiède et serviettes',
          'une bassine, une cruche, une serviette par enfant',
          'Débarbouillettes mouillées',
        ),
        optional('{si-imperméables|Imperméables}', '{si-imperméables|un par enfant}', null),
        optional(
          '{si-pelles si-cuillères|Petites pelles ou grosses cuillères}',
          '{si-pelles si-cuillères|une pour deux enfants}',
          null,
        ),
        optional('{si-chaudières|Petite chaudière}', '{si-chaudières|une}', null),
        optional(
          '{30min si-figurines-d’animaux|Figurines d’animaux lavables, plus grosses que le poing d’un enfant}',
          '{30min si-figurines-d’animaux|une pour deux enfants}',
          null,
        ),
        optional('{30min si-gros-camions|Gros camion de plastique}', '{30min si-gros-camions|un}', null),
      ],
      preparation: [
        'Sondez la boue du talon : elle couvre la semelle, jamais la cheville.',
        'Retirez roches coupantes, éclats de pot et branches, puis {cour|posez la planche en travers comme sortie}{bois|repérez la racine ou la roche plate qui sera la sortie}.',
        'Gardez la bassine vide et l’eau tiède dans une cruche fermée, {cour|à trois pas de la boue}{bois|apportée dans votre sac à dos et posée à trois pas}; la bassine se remplit à la fin.',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4 },
          'Enfoncez une botte, tirez lentement, écoutez. « Schlouk. » Faites le bruit avec votre bouche, puis avec l’autre pied. Les bouches essaient, puis les bottes.',
        ),
        play(
          { 20: 13, 30: 14 },
          'Les pieds entrent, collent, se libèrent. L’un recommence au même trou; l’autre se promène sur la {cour|planche}{bois|racine} et trempe le bout de sa botte. Un pied sort, la botte reste : tenez l’enfant sous les bras, laissez-le chercher comment la ravoir. Chaque bruit a son nom, inventé sur place. {si-imperméables|La boue saute sur l’imperméable : quel « schlouk » a fait la plus grosse tache?} {si-pelles si-cuillères|Accroupi au bord, on plante une pelle ou une cuillère et on la tire : tout petit « schlouk ».} {si-chaudières|Pressez une chaudière à l’envers : prise! On la tire à deux.} Le jeu ralentit? Restez prise à votre tour : « Au secours, schlouk me tient! » Qui vient tirer votre botte?',
        ),
        play(
          { 30: 7 },
          'Accroupissez-vous et posez votre main à plat. La boue garde les cinq doigts. {si-figurines-d’animaux|Une bête s’y prend les quatre pattes : une main la sauve, « schlouk ».} {si-gros-camions|Un camion s’embourbe : on creuse du doigt devant ses roues.} Des mains viennent, d’autres restent dans les poches. {2-3a|On en fait une boule, un nid, une montagne.}',
        ),
        closing(
          { 20: 4, 30: 5 },
          'Un pas sur la {cour|planche}{bois|racine}, un autre, on est sorti. « Au revoir, schlouk. » Remplissez la bassine d’un fond d’eau et lavez les mains, deux enfants à la fois; les autres frottent leurs bottes {cour|dans l’herbe}{bois|sur la mousse}. Videz la bassine dès la dernière main lavée.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Offrez votre épaule comme appui : une main tirée fait perdre l’équilibre.',
          'Rendez-lui son « schlouk » tel qu’il l’a fait, et tendez l’oreille pour le suivant.',
          'Restez un pied dans la boue : votre pantalon sale dit que c’est permis.',
        ],
        questionsOuvertes: ['Comment ça fait, ton pied?', 'Où elle est, ta botte?', 'Comment tu vas sortir de là?'],
      },
      vocabulaire: ['la boue', 'collant', 's’enfoncer', 'tirer', 'pris', 'glisser', 'schlouk'],
      adaptations: [
        {
          pour: '18-24m',
          texte: 'Une boue de l’épaisseur d’un doigt, et vos deux mains sous ses aisselles quand la botte résiste.',
        },
        {
          pour: '2-3a',
          texte:
            'Deux {cour|planches}{bois|roches plates} et un passage mou entre les deux : traverser devient une expédition.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Pour qui ne veut pas de boue sur la peau, la botte s’enfonce depuis la {cour|planche}{bois|racine} : le même « schlouk », les mains sèches.',
        },
        {
          pour: 'autre_saison',
          texte: 'L’hiver, la neige lourde de mars retient aussi la botte; le bruit change, cherchez lequel.',
        },
      ],
      securite: {
        risquesAcceptes: ['Chute assise ou à quatre pattes.', 'Botte perdue, bas trempé.', 'Boue dans les cheveux.'],
        dangersAEliminer: [
          'Boue portée à la bouche : détournez la main et rincez les lèvres; la terre voisine d’engrais ou de crottes de chat reste hors du jeu.',
          'Main boueuse qui monte vers l’œil : essuyez-la avant.',
          '{bois|Herbes hautes au bord du creux : pantalon dans les bottes, et peau inspectée au retour pour les tiques.}',
          '{printemps automne|Bas trempés et vent froid : des bas secs tout de suite, et le jeu est fini pour cet enfant.}',
          '{ete|L’été, boue chauffée par le soleil : touchez-la avant, et jouez dans un coin d’ombre.}',
          '{si-pelles si-cuillères|Pelle ou cuillère portée dans la boue : elle reste au bord, avec qui est accroupi.} {si-chaudières|Chaudière où l’eau s’amasse : elle reste à l’envers, vide.}',
        ],
        supervision: 'palier1',
        allergies: ['Peau fragile ou eczéma : crème barrière du parent avant, eau tiède et séchage doux après.'],
      },
      observation: [
        'Motricité globale : que fait-il de ses bras quand un pied reste pris?',
        'Langage oral : quels sons ou mots reprend-il, lesquels invente-t-il?',
        'Développement sensoriel : cherche-t-il la boue ou s’en éloigne-t-il?',
      ],
      prolongements: [
        'Laissez sécher les traces de bottes jusqu’à demain : elles auront durci.',
        'Écrivez les bruits du jour sur le sac de linge sale : le parent saura quoi répondre devant la laveuse.',
      ],
      reflexionRetroaction: [
        'Qu’est-ce que mon visage disait de la saleté?',
        'Qui a dit non à la boue, et que lui ai-je répondu?',
      ],
    },
  },
  {
    key: 'le-dernier-tas',
    summary:
      'La neige s’en va : on charrie le dernier tas de l’ombre au soleil, poignée après poignée, et il rapetisse.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['eau-neige-et-glace', 'saisons-et-fetes'],
    materials: ['neige', 'chaudieres-et-pelles'],
    place: 'YARD',
    alsoAt: {
      PARK: 'Au parc, le tas de la patinoire fond le dernier; choisissez le côté sans sable ni gravier.',
      WOODS: 'Au boisé, la neige reste au nord des gros troncs; l’herbe jaune commence à deux pas.',
    },
    seasons: ['SPRING'],
    durationMinutes: 30,
    adults: 1,
    occasion: 'fonte',
    calls: [
      'fonte',
      'la neige fond',
      'neige sale',
      'printemps',
      'fondre',
      'dégel',
      'plus de neige',
      'charrier',
      'ruisseau',
      'soleil',
      'transporter',
      'mars',
      'avril',
      'jeux de neige',
    ],
    seen: [
      'ils remplissent leur chaudière de neige brune et vont la vider sur l’asphalte',
      'elle serre un motton de neige sur son manteau et le traîne jusqu’au soleil',
      'il gratte le vieux banc de neige à la cuillère et le lance plus loin',
      'elle demande pourquoi la montagne de neige est rendue petite de même',
      'il a de la peine, son bonhomme et la butte pour glisser ont presque disparu',
      'ils surveillent la flaque qui s’agrandit à la place de leur boule de neige',
      'ce matin dans la cour, ils ont couru voir s’il restait encore de la neige',
      'après la fin de semaine douce, ils cherchent partout les restes de neige derrière le cabanon',
    ],
    scenes: ['neige-glace', 'transporter'],
    picture:
      'Une enfant creuse le dernier tas de neige à l’ombre, une autre en porte une boule, un troisième vide sa chaudière au soleil.',
    sheet: {
      titre: 'Le dernier tas',
      observationDepart:
        'Au pied {cour|du cabanon}{parc|de la bande de la patinoire}{bois|d’une épinette}, il reste un tas gris. Hier, il allait à la taille des enfants; ce matin, il va aux genoux.',
      intentionEducative:
        'Éveiller la curiosité pour la neige qui s’en va, par le geste préféré des petites jambes : transporter.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
      ],
      objectifs: [
        'Porter une charge et la vider où il veut.',
        'Voir que la neige portée au soleil devient de l’eau.',
        'Retrouver un lieu et remarquer qu’il a changé.',
      ],
      materiel: [
        item('Neige ancienne, propre en dessous', 'un tas', 'Neige gardée au congélateur dans un gros bac'),
        item('Petites chaudières à anse rigide', 'une par enfant', 'Contenants de crème glacée'),
        item('Grosses cuillères ou petites pelles', 'une par enfant', 'Tasses de plastique'),
        item('Mitaines imperméables', 'deux paires par enfant', 'Mitaines de laine, changées plus souvent'),
        optional(
          '{2-3a 45min|Bouts d’écorce larges comme la main}',
          'un par enfant',
          'Feuilles coriaces de l’automne dernier',
        ),
      ],
      preparation: [
        'Grattez la croûte du tas : ôtez gravier, sable et morceaux de glace coupants.',
        'Repérez une plaque {cour parc|d’asphalte}{bois|de terre nue} en plein soleil, à cinq ou six pas de trottineur.',
        'Regardez en haut : rien ne doit pendre {bois parc|des branches}{cour|du toit} au-dessus du chemin.',
        '{avec-contenant|Ajoutez @materiel aux chaudières : tout ce qui se remplit peut charrier.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Posez une poignée de neige sur le sol au soleil, puis votre menton dans vos mains. Une tache sombre apparaît. « Elle mouille… »',
        ),
        play(
          { 20: 14, 30: 21, 45: 22 },
          'Les chaudières se chargent à l’ombre, à la pelle ou à la mitaine, et se renversent au soleil, ou en chemin. {18-24m !multiage|Le trottineur vide la sienne, regarde au fond, cherche : « Partie! » Montrez le sol mouillé, il y claque sa botte.} {2-3a !multiage|« C’est lourd! » : marchez lourd vous aussi, les genoux pliés. On s’arrête souffler à mi-chemin, et la neige goutte déjà.} Un enfant ne porte qu’un morceau, serré sur son ventre. Un autre reste assis dans le tas et creuse. Marchez avec le plus lent, sans rien porter : vos mains servent à relever. Les voyages s’espacent? Tracez du talon un rond au soleil : on vise dedans, on revient voir ce qui a fondu.',
        ),
        play(
          { 45: 12 },
          'Là où la neige a coulé, l’eau cherche un passage. Un doigt ouvre une rigole, une botte la bouche. {18-24m !multiage|Accroupie à côté, suivez l’eau de la main : « Elle court… » Elle s’arrête? Videz une chaudière de neige tout en haut : au soleil, ça repart. Une mitaine barre le passage, l’eau en fait le tour.} {2-3a|On essaie un bout d’écorce dessus : il part, il s’arrête.} {2-3a !multiage|Il repart de plus haut, une chaudière de neige vidée derrière lui. Deux enfants tassent un barrage; il tient, il fuit, il cède : « Encore! »} {multiage|L’eau s’arrête? Videz une chaudière de neige tout en haut : au soleil, ça repart.}',
        ),
        closing(
          { 20: 3, 30: 5, 45: 6 },
          'Retournez au tas. Mettez votre botte à côté : « Il vient jusqu’ici. » Chacun pose sa chaudière à l’envers et tape dessus. On reviendra demain voir ce qui reste.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Prenez le même détour que lui, par la flaque s’il le faut.',
          'Mettez un mot sur ce qui change dans la main : « Dur… mou… parti. »',
          'Tâtez les mitaines à chaque retour et changez-les sur place, sans arrêter le jeu.',
        ],
        questionsOuvertes: ['Qu’est-ce que ta neige est devenue?', 'Qu’est-ce qui coule?', 'Où tu vides ça?'],
      },
      vocabulaire: ['fondre', 'le tas', 'l’ombre', 'le soleil', 'lourd', 'charrier', 'goutter', 'dégelé'],
      adaptations: [
        {
          pour: '18-24m',
          texte: 'Raccourcissez le chemin à trois pas et remplissez avec lui, poignée contre poignée.',
        },
        { pour: '2-3a', texte: 'Deux tas égaux, un à l’ombre, un au soleil : lequel s’en va en premier?' },
        {
          pour: 'besoins_particuliers',
          texte:
            'Assis sur un petit banc au soleil, l’enfant qui marche peu reçoit la neige des autres sur un plateau et la regarde fondre entre ses doigts.',
        },
        {
          pour: 'interieur',
          texte: 'Un bol de ce tas, sur le rebord de la fenêtre : on va le voir avant et après la sieste.',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Glisser sur la neige mouillée.',
          'Doigts froids, le temps de changer de mitaines.',
          'Chaudière renversée sur les bottes d’un autre.',
        ],
        dangersAEliminer: [
          'Neige de printemps mise à la bouche : elle a tout ramassé de l’hiver; offrez de l’eau à boire.',
          'Croûte de glace coupante : cassez-la du talon et jetez-la loin du passage.',
          'Tas creusé par-dessous : effondrez la voûte avant le jeu, et dès qu’un enfant se met à creuser dessous.',
          'Eau qui s’accumule {cour parc|près d’une grille d’égout}{bois|au creux d’un fossé} : choisissez un autre versant.',
        ],
        supervision: 'palier2',
        allergies: [
          'Vieille neige : elle se porte, elle ne se mange pas. Laine : d’autres mitaines de réserve pour l’enfant dont la peau y réagit.',
        ],
      },
      observation: [
        'Éveil aux sciences : que fait-il devant la tache d’eau? Il touche, appelle, recommence?',
        'Motricité globale : comment marche-t-il quand sa chaudière est lourde?',
        'Mémoire : retrouve-t-il le tas le lendemain, même rapetissé?',
      ],
      prolongements: [
        'Tournée quotidienne du tas jusqu’à sa disparition; gardez une photo par jour à hauteur des yeux.',
        'Sur le chemin du retour, l’enfant et son parent cherchent un autre dernier tas; au matin, ils vous en donnent des nouvelles.',
      ],
      reflexionRetroaction: [
        'Ai-je porté à leur place quand c’était trop long pour moi?',
        'Qu’ont-ils remarqué de la fonte que je n’avais pas vu?',
      ],
    },
  },
]
