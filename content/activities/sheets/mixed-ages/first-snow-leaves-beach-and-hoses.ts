import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

/** Things that the first snow forgot, roads raked to the pile, lakes that leave through the sand, and rain to order on bare feet. */
export const MIXED_AGES_FIRST_SNOW_LEAVES_BEACH_AND_HOSES_SHEETS: readonly BankSheet[] = [
  {
    key: 'ceux-que-la-neige-a-oublies',
    summary:
      'Le ballon, la chaise et la botte étaient au sec quand il a neigé : poignée par poignée, on leur donne leur première neige.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['eau-neige-et-glace', 'saisons-et-fetes'],
    materials: ['neige', 'contenants-et-cuilleres', 'ballons'],
    place: 'YARD',
    alsoAt: {
      INDOORS: 'Dedans, un grand bac de neige propre, posé sur une bâche, fait neiger sur les choses du local.',
    },
    seasons: ['AUTUMN', 'WINTER'],
    durationMinutes: 30,
    adults: 1,
    occasion: 'premiere-neige',
    calls: [
      'première neige',
      'la première neige est tombée',
      'première bordée',
      'il a neigé cette nuit',
      'c’est tout blanc dehors',
      'neige neuve',
      'toucher la neige',
      'rentrer de la neige',
      'bac de neige',
      'faire neiger',
      'la neige fond sur la main',
      'la neige colle',
      'neige de novembre',
      'hiver',
    ],
    seen: [
      'il saupoudre de la neige sur le ballon avec une cuillère',
      'elle remplit sa louche de blanc et la vide sur la vieille chaise',
      'ils font une petite bosse blanche sur la botte puis l’écrasent du plat de la main',
      'il est déçu que le ballon n’ait pas eu sa part du froid',
      'elle hésite à mettre la main dans ce blanc-là, elle n’en a jamais vu',
      'il demande pourquoi le dessous du banc n’est pas blanc comme le dessus',
      'en sortant ce matin, les pas de tout le monde étaient les premiers sur la galerie',
      'dans le vestiaire, ils collent leur nez à la vitre, la cour a changé de couleur',
    ],
    scenes: ['neige-glace'],
    picture:
      'Une enfant secoue une passoire de neige sur une petite chaise, un petit en pose sur une botte; un bébé assis contre l’éducatrice tape une chaudière poudrée.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'Ceux que la neige a oubliés',
      observationDepart:
        '{cour|La marche est blanche, la clôture est blanche.} {dedans|Par la fenêtre, la marche est blanche, la clôture aussi.} {18-24m 2-3a 3-4a 4-5a|Quelqu’un passe la main sur le ballon sorti du panier : il est tout sec.} {cour !18-24m !2-3a !3-4a !4-5a|Une petite main écrase un peu de ce blanc, s’ouvre et se trouve mouillée.} {dedans !18-24m !2-3a !3-4a !4-5a|Une botte en a rapporté un peu : une petite main l’écrase, s’ouvre et se trouve mouillée.}',
      intentionEducative:
        'Éveiller la curiosité pour ce que la neige neuve fait de chaque chose : elle tient, elle glisse, elle fond.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Développement sensoriel', role: 'secondaire' },
      ],
      objectifs: [
        'Tapoter, presser, laisser tomber la neige neuve.',
        '{18-24m 2-3a 3-4a 4-5a|Prendre de la neige et la déposer à l’endroit choisi.}',
        'Sentir ou voir ce qu’elle devient sur le plat, sur le rond, sur la main.',
        '{3-4a 4-5a|Essayer plus d’un moyen de la faire tenir.}',
      ],
      materiel: [
        item(
          'Neige fraîche{dedans|, dans un grand bac bas}',
          '{cour|celle de la cour}{dedans|le bac bien plein}',
          null,
        ),
        item(
          'Choses sèches, plus grosses qu’une tête d’enfant : ballon, petite chaise, chaudière, botte d’adulte, gros camion de plastique',
          'une par enfant, et deux en réserve',
          'Bols à mélanger retournés',
        ),
        item(
          '{cour|Chariot couvert d’une toile cirée, pour sortir les choses au sec}',
          'un',
          'Grand panier, couvert de même',
        ),
        item('{18-24m 2-3a 3-4a 4-5a|Bols incassables, pour transporter}', 'un par enfant', 'Petites chaudières'),
        item(
          '{18-24m 2-3a 3-4a 4-5a|Louches et grosses cuillères de plastique}',
          'une par enfant',
          'Pelles à sable courtes',
        ),
        item('{4-5a|Passoires de plastique à poignée}', 'une pour deux enfants', 'Tamis à sable'),
        item(
          'Mitaines imperméables',
          '{cour|une paire aux mains et une paire sèche par enfant}{dedans|une paire par enfant, à côté du bac}',
          '{cour|Gros bas de laine}{dedans|Gros bas de laine}',
        ),
        item(
          '{0-18m cour|Couverture épaisse, pliée sur une toile cirée}',
          '{multiage|une, pour asseoir un ou deux poupons}{!multiage|une pour deux poupons}',
          'Tapis de sol épais',
        ),
        item(
          '{0-18m cour|Poussette à attaches}',
          'une place par poupon qui ne s’assoit pas',
          'Siège à attaches, posé au sol',
        ),
        item('{dedans|Bâche}', 'une, plus large que le bac de deux pas de chaque côté', 'Grande nappe de toile cirée'),
        item('{dedans|Serviettes}', 'une par enfant, et trois pour le plancher', 'Draps de flanelle'),
        optional('{cour !20min si-bacs|Bacs de plastique, bas, à emplir de neige}', 'un', null),
        optional('{dedans si-bacs|Bac vide, large et bas}', '{dedans si-bacs|un}', null),
        optional(
          '{!18-24m !2-3a !3-4a !4-5a si-cuillères|Cuillères de bois courtes}',
          '{!18-24m !2-3a !3-4a !4-5a si-cuillères|une par poupon}',
          null,
        ),
        optional(
          '{2-3a 3-4a 4-5a si-pinceaux|Gros pinceaux secs, à manche court}',
          '{2-3a 3-4a 4-5a si-pinceaux|un pour deux enfants}',
          null,
        ),
      ],
      preparation: [
        '{cour|Choisissez un carré de neige que le sel, les autos et les chiens n’ont pas touché, loin des toits. Passez le talon : la glace vive se cache sous le premier blanc.} {dedans|Au dernier moment, en rentrant de dehors avec le groupe, ramassez la neige du dessus, loin de la rue, du sel et des animaux. Posez le bac par terre, au milieu de la bâche, les serviettes autour.}',
        'Gardez les choses au sec et montrez-les seulement à l’amorce. Ni métal, ni carton, ni jouet fendu.',
        '{cour 0-18m|Regardez la température ressentie : par temps froid, jouez vingt minutes au plus; au seuil que votre milieu fixe pour les poupons, jouez dedans.} {cour !0-18m|Regardez la température ressentie et suivez le seuil de votre milieu.} {dedans|Retroussez les manches.}',
        '{0-18m cour|Étendez la couverture sur du plat, à l’écart des passages. Le poupon assis y joue contre vos genoux; celui qui ne s’assoit pas regarde de la poussette freinée, attaché, à côté de vous.} {0-18m dedans|Assoyez le poupon sur une serviette, contre vos genoux; celui qui ne s’assoit pas encore est couché sur le dos, du côté où personne ne passe.}',
        '{1adulte 0-18m multiage|Avec plusieurs âges, prenez six enfants au plus, dont deux poupons, et ne quittez pas le bord du jeu des plus jeunes.} {1adulte 0-18m !multiage|Seule, prenez trois poupons au plus, tous à un bras de vous; une collègue garde les autres.} {2adultes multiage|À deux, l’une reste avec les plus jeunes, l’autre suit les bols qui se promènent.} {2adultes 18-24m 2-3a 3-4a 4-5a !multiage|À deux, l’une reste au bord du jeu, l’autre suit les bols qui se promènent.} {2adultes 0-18m !multiage|À deux, assoyez-vous face à face, chacune ses poupons contre les genoux.}',
        '{avec-contenant 18-24m 2-3a 3-4a 4-5a|Ajoutez @materiel aux bols de transport.} {avec-contenant !18-24m !2-3a !3-4a !4-5a|Retournez @materiel à côté de la chaudière : une bosse de neige de plus.} {avec-tissu|Étendez @materiel par terre : sur du tissu foncé, chaque flocon se voit.} {avec-roulant|Mettez @materiel parmi les choses oubliées.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4 },
          '{cour|Promenez le doigt sur la cour :} {dedans|À la fenêtre, promenez le doigt :} « Il a neigé sur la marche. Il a neigé sur la clôture. » {cour|Sortez}{dedans|De retour au bac, sortez} le ballon de derrière votre dos et flattez-le : tout sec. « Lui, il était dedans. La neige l’a oublié. » Laissez tomber une pincée sur le dessus. Elle glisse, il en reste un peu. Posez le ballon, puis les autres oubliés, et regardez où vont les mains.',
        ),
        play(
          { 20: 13, 30: 14 },
          '{18-24m 2-3a 3-4a 4-5a|Chaque chose attend sa neige : on remplit son bol, à la louche ou à la main, et l’on choisit à qui en donner.} {!18-24m !2-3a !3-4a !4-5a|Faites neiger sur une chaudière retournée, sur un camion : une chose devant chaque poupon. Puis ôtez votre main.} {0-18m|Le poupon tape à plat la petite bosse blanche; elle s’écrase, et il regarde sa main.} {!18-24m !2-3a !3-4a !4-5a si-cuillères|Mettez une cuillère de bois dans l’autre main : il frappe, la bosse vole en miettes.} {0-18m !multiage|Chantonnez « neige, neige, neige… » en refaisant la bosse, et arrêtez net : il attend, les yeux sur votre main.} {0-18m !multiage cour|Puis posez-en sur sa botte à lui.} {0-18m !multiage dedans|Puis posez-en une pincée sur le dos de sa main.} {18-24m multiage|Le trottineur} {18-24m !multiage|L’enfant} {18-24m|en met sur la botte, la fait tomber du revers de la main, en remet.} {18-24m !multiage|La louche est vide? « Encore! » Remplissez-la à moitié et reculez l’oublié de deux pas : il y va, la louche penchée.} {2-3a|« Un peu pour la chaise! » Une louche pour le siège, une louche à côté.} {2-3a !multiage cour|Tout tombe sur ses propres bottes : la neige les avait oubliées, elles aussi.} {2-3a !multiage dedans|Tout tombe sur la bâche : la neige l’avait oubliée, elle aussi.} {2-3a !multiage|Puis sortez une chose de la réserve et faites-lui dire, tout petit : « Et moi? »} {2-3a 3-4a 4-5a si-pinceaux|Un gros pinceau balaie un seul côté : qui reconnaît l’oublié dessous?} {dedans si-bacs|Un bac vide reçoit la neige qui tombe; on la redonne à un autre oublié.} {3-4a|Le siège est blanc, mais pas les pattes : on s’accroupit pour leur en coller.} {3-4a !multiage|Criez « Tempête! » : tout le monde neige sur le même oublié, jusqu’à ce qu’on ne voie plus sa couleur.} {4-5a cour|Secouée de haut, la passoire fait une neige fine; un doigt planté dit si c’est aussi épais que sur la marche.} {4-5a dedans|Secouée de haut, la passoire fait une neige fine; un doigt planté dit si c’est assez épais.} {4-5a !multiage|Tous ferment ensuite les yeux : d’un revers de main, vous ôtez la neige d’une chose. Laquelle?}',
        ),
        play(
          { 30: 7 },
          'Le ballon a encore les côtés nus. Tournez-le sous une poignée : tout tombe. {cour !20min si-bacs|Avec un bac plein de neige, on y roule le ballon à deux mains : en sort-il blanc tout le tour?} {0-18m|Le poupon le pousse des deux mains, le blanc coule, vous en remettez.} {0-18m !multiage|Faites-le rouler jusqu’au voisin : il le pousse à son tour.} {18-24m multiage|Le trottineur} {18-24m !multiage|L’enfant} {18-24m|vire son bol à l’envers, regarde dedans : « Tombé! »} {18-24m !multiage|Videz-en un sur vos genoux : « Tombé ici! » Il remplit le sien et choisit où le virer : la botte, le camion, vos genoux encore.} {2-3a|On tend le dos d’une main nue, on compte jusqu’à dix : la neige est devenue de l’eau.} {3-4a|En pressant, en tournant, en remettant, on fait pousser un col blanc au ballon.} {4-5a|Siège, camion, ballon : on parie sur le dernier à garder sa neige, puis on cogne à côté de chacun.}',
        ),
        closing(
          { 20: 4, 30: 5 },
          '{18-24m 2-3a 3-4a 4-5a|Reculez ensemble et recommencez}{!18-24m !2-3a !3-4a !4-5a|Recommencez} la liste : « Il a neigé sur… » {18-24m 2-3a 3-4a 4-5a|Les enfants pointent, nomment, trouvent ce qui est encore sec.} {!18-24m !2-3a !3-4a !4-5a|Passez la main de chacun sur une chose blanche, puis sur une chose sèche.} {cour|Les choses restent dehors jusqu’au départ : la neige y sera-t-elle encore? On secoue bottes et mitaines, on se compte, on rentre.} {dedans|On regarde la plus grosse bosse : a-t-elle baissé? Les restes retournent au bac, on sèche les mains, on éponge la bâche, et le bac se vide dans l’évier.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Passez la main d’une chose à l’autre : « Ici, c’est sec. Là, il a neigé. »',
          'Laissez mettre, ôter, remettre : rien n’a besoin de rester blanc.',
          '{18-24m 2-3a 3-4a 4-5a|Deux enfants neigent sur la même chose? Sortez-en une de la réserve.}',
          '{cour|Glissez un doigt dans chaque mitaine à mi-jeu : mouillé veut dire changé.} {dedans|Séchez une main rouge, réchauffez-la entre les vôtres, puis tendez la mitaine.}',
        ],
        questionsOuvertes: [
          'Sur quoi n’a-t-il pas neigé?',
          'Qu’est-ce qu’elle devient sur ta main?',
          '{2-3a 3-4a 4-5a|Comment la faire tenir sur du rond?}',
          '{4-5a|Pourquoi tombe-t-elle du ballon et pas de la chaise?}',
        ],
      },
      vocabulaire: ['la première neige', 'oublié', 'blanc', 'sec', 'une poignée', 'tenir', 'glisser', 'fondre'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Contre vos genoux, une chaudière retournée suffit. {cour|Ôtez une mitaine le temps d’un toucher, séchez les doigts dans votre main, remettez la mitaine : le poupon compare. Celui qui est en poussette reçoit sa pincée sur la mitaine.} {dedans|Après un toucher, séchez les doigts et mettez la mitaine : le poupon compare. Celui qui est couché reçoit sa pincée sur le dos de la main.}',
        },
        {
          pour: '18-24m',
          texte:
            '{cour|Une botte, un bol, trois pas entre les deux. Le bol se vide en route? On se penche, il y en a partout.} {dedans|Une botte, un bol, et un bout du bac où personne d’autre ne puise.}',
        },
        {
          pour: '2-3a',
          texte: 'L’enfant choisit un oublié à soi pour tout le jeu : personne d’autre n’y neige.',
        },
        {
          pour: '3-4a',
          texte: 'Demandez d’où venait la tempête : l’enfant enneige un seul côté du camion et raconte la nuit dehors.',
        },
        {
          pour: '4-5a',
          texte:
            'L’enfant prédit combien de passoires il faut pour cacher la couleur de la chaise, fait un trait dans {cour|la neige}{dedans|le bac} à chacune et compare.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Le froid fait retirer la main? L’enfant pose la sienne sur votre {cour|mitaine}{dedans|main}, et vous tapez ensemble. {18-24m 2-3a 3-4a 4-5a|En fauteuil, l’enfant fait neiger de haut sur la botte posée à ses pieds et dit qui sera le prochain.}',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’été, au carré de sable, le sable mouillé se donne de même : il tient sur la chaise, glisse du ballon.',
        },
      ],
      securite: {
        risquesAcceptes: [
          '{cour|Mitaines trempées, nez rouge.} {dedans|Manche mouillée, doigts frais.}',
          '{cour|Un peu de neige propre léchée sur une mitaine.} {dedans|Un peu de neige propre léchée sur un doigt.}',
          '{18-24m 2-3a 3-4a 4-5a|Chose enneigée par l’un, démolie par l’autre.}',
        ],
        dangersAEliminer: [
          '{cour|Froid : la première neige trempe vite. La paire sèche attend dans le chariot; au premier doigt rouge, on rentre.} {cour 0-18m|Le poupon refroidit le premier : touchez sa nuque toutes les cinq minutes.}',
          '{cour|Neige jaune, grise ou salée, bord de toit qui coule, glace vive : on change de carré.} {dedans|Neige grise, sable ou gravier dans le bac : on la jette et l’on en prend d’autre.}',
          '{dedans|Plancher mouillé : on reste sur la bâche, on marche, et vous épongez à mesure.}',
          '{dedans|Bac laissé à fondre : il se vide avant que vous quittiez le coin, même s’il n’y reste qu’un doigt d’eau.}',
          '{18-24m 2-3a 3-4a 4-5a|Neige dans une figure, boule lancée : on neige sur les choses, jamais par-dessus une tête.}',
          '{18-24m 2-3a 3-4a 4-5a|Chaise enneigée, donc glissante : personne n’y monte, elle repose sur ses quatre pattes.}',
          '{cour|Foulard ou cordon de mitaines : cache-cou cousu et mitaines sans fil.}',
          '{!18-24m !2-3a !3-4a !4-5a si-cuillères|Cuillère de bois vers un œil : le poupon la tient assis, contre vous; elle se range dès qu’il rampe.}',
        ],
        supervision: 'palier1',
        allergies: ['Urticaire au froid : relisez la consigne du parent; les mitaines restent aux mains.'],
      },
      observation: [
        'Éveil aux sciences : la neige tombe du ballon; que fait l’enfant tout de suite après?',
        'Motricité fine : regardez les doigts, {18-24m 2-3a 3-4a 4-5a|la pince, la poignée, la louche tenue droite ou non}{!18-24m !2-3a !3-4a !4-5a|la paume ouverte, le poing qui se referme}.',
        'Développement sensoriel : notez le visage de l’enfant au moment où le froid arrive sur sa peau.',
      ],
      prolongements: [
        '{cour|Au départ, faites le tour des oubliés : lequel a gardé sa neige?} {dedans|Laissez un bol de neige sur le bord de la fenêtre, hors de portée : à quelle heure sera-t-il bas?}',
        'Le soir, parent et enfant cherchent devant la maison une chose sur laquelle il n’a pas neigé.',
      ],
      reflexionRetroaction: [
        'Quelle chose a retenu le groupe plus longtemps que je l’aurais cru?',
        'Qui s’est lassé avant les autres, et qu’avait-il devant lui?',
      ],
    },
  },
  {
    key: 'tous-les-chemins-menent-au-tas',
    summary:
      'On pousse les feuilles à gauche, à droite : un chemin s’ouvre jusqu’au tas du milieu, et brouettes, boîtes et genoux l’empruntent.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['arbres-et-feuilles', 'saisons-et-fetes'],
    materials: ['feuilles', 'cartons-et-boites', 'bache'],
    place: 'YARD',
    alsoAt: {
      PARK: 'Au parc, choisissez une pelouse couverte de feuilles, loin de la rue; boîtes emboîtées, cartons et sacs pliés s’y portent à deux mains.',
      INDOORS: 'Dedans, deux sacs de feuilles sèches couvrent une bâche, et des balayettes ouvrent les chemins.',
    },
    seasons: ['AUTUMN'],
    durationMinutes: 30,
    adults: 1,
    onlyNamed: ['WATER'],
    calls: [
      'feuilles d’automne',
      'feuille d’automne',
      'feuilles mortes',
      'feuilles dans la cour',
      'ramasser les feuilles',
      'râteler les feuilles',
      'ratisser les feuilles',
      'racler les feuilles',
      'râteau',
      'brouette de feuilles',
      'bébé dans les feuilles',
      'tas de feuilles',
      'lancer des feuilles',
      'chemin de feuilles',
      'couleurs d’automne',
    ],
    seen: [
      'il pousse les feuilles avec son pied et laisse une rue derrière lui',
      'elle remplit sa brouette de feuilles et va la verser au milieu',
      'ils tracent des routes avec leur râteau et s’y promènent',
      'il voulait sauter dedans et la gang a tout éparpillé, il en pleure',
      'elle chiale parce que sa route s’est bouchée quand le vent a soufflé',
      'ils se coupent le passage et klaxonnent pour que l’autre se tasse',
      'au parc, on ne voit plus le gazon et ils tirent des boîtes là-dedans',
      'ce midi, le concierge a sorti son râteau et ils voulaient tous l’aider',
    ],
    scenes: ['pousser', 'transporter', 'ramasser'],
    picture:
      'Un bébé lance des feuilles au milieu d’un tas, près de l’éducatrice; une enfant ratisse un chemin dans l’herbe, un petit y pousse une brouette pleine.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'Tous les chemins mènent au tas',
      observationDepart:
        '{dehors|On ne voit plus le gazon : tout est jaune et rouge.} {dedans|Deux sacs de feuilles sont rentrés avec nous.} {dehors 18-24m 2-3a 3-4a 4-5a|Des souliers y traînent et laissent une ligne derrière eux.} {dedans 18-24m 2-3a 3-4a 4-5a|Des bras y plongent déjà, et la bâche se couvre.} {!18-24m !2-3a !3-4a !4-5a|Un poupon froisse une feuille, sursaute, la froisse encore.}',
      intentionEducative:
        '{18-24m 2-3a 3-4a 4-5a|Offrir un vrai travail du corps dans les feuilles : ouvrir, charger, pousser, vider, lancer.} {!18-24m !2-3a !3-4a !4-5a|Offrir aux mains, aux pieds et aux oreilles du poupon des feuilles à froisser, à lancer et à guetter.}',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
      ],
      objectifs: [
        '{18-24m 2-3a 3-4a 4-5a|Pousser, tirer ou lancer des feuilles avec tout le corps.}{!18-24m !2-3a !3-4a !4-5a|Agripper, froisser ou lancer des feuilles.}',
        '{18-24m 2-3a 3-4a 4-5a|Suivre un chemin, avec ou sans chargement.}',
        '{3-4a 4-5a|Prévoir où passe son chemin et le partager.}',
        'Faire savoir, du geste ou du mot, qu’on en veut ou qu’on n’en veut plus.',
      ],
      materiel: [
        item('Feuilles sèches', '{dehors|de quoi cacher le gazon}{dedans|deux grands sacs de papier, pleins}', null),
        item(
          '{3-4a 4-5a cour|Râteaux d’enfant, de plastique, à manche court}',
          'un pour deux{multiage|, dès trois ans}',
          '{cour|Balais d’enfant}',
        ),
        item(
          '{3-4a 4-5a parc !si-râteaux|Carrés de carton épais, larges comme deux mains, qui poussent les feuilles}',
          'un par enfant{multiage| de trois ans et plus}',
          '{parc !si-râteaux|Balayettes}',
        ),
        item(
          '{3-4a 4-5a dedans|Balayettes}',
          'une par enfant{multiage| de trois ans et plus}',
          '{dedans|Carrés de carton épais}',
        ),
        item('{2-3a 3-4a 4-5a cour|Brouettes d’enfant}', 'deux', '{cour|Chariot à bords bas}'),
        item(
          '{2-3a 3-4a 4-5a parc|Grands sacs de papier, bords roulés, à emplir et à pousser}',
          'un pour deux enfants',
          '{parc|Traîneau de plastique, corde ôtée}',
        ),
        item(
          '{18-24m 2-3a 3-4a 4-5a|Boîtes de carton basses, sans rabats ni broches}',
          '{!3-4a !4-5a|une par enfant}{3-4a 4-5a|une pour deux enfants}{3-4a 4-5a cour|, et deux qui marquent où les râteaux s’arrêtent}{3-4a 4-5a parc si-râteaux|, et deux qui marquent où les râteaux s’arrêtent}',
          'Bacs de plastique légers',
        ),
        optional('{0-18m|Drap}', 'un, sous le tas du milieu', 'Nappe de tissu'),
        item('{dedans|Bâche}', 'une, de trois pas sur quatre', '{dedans|Deux vieux draps, coins sous un meuble}'),
        item('{dehors|Gants épais, pour l’adulte}', 'une paire', 'Mitaines de cuir'),
        optional('Débarbouillettes humides', 'une par enfant', '{dedans|Lavabo et savon}{dehors|Bidon d’eau et savon}'),
        item(
          '{3-4a 4-5a parc si-râteaux|Râteaux d’enfant, de plastique, à manche court}',
          'un pour deux{multiage|, dès trois ans}',
          null,
        ),
        optional(
          '{2-3a 3-4a 4-5a !0-18m cour si-sac-de-papier|Sacs de papier, grands, bords roulés}',
          'un pour deux enfants',
          null,
        ),
        optional(
          '{dedans 2-3a 3-4a 4-5a si-colle si-bâtons-de-colle|Colle lavable}',
          '{dedans 2-3a 3-4a 4-5a si-colle si-bâtons-de-colle|un contenant, près de vous}',
          null,
        ),
        optional('{dehors !0-18m si-draps|Vieux drap, étendu au quai}', '{dehors !0-18m si-draps|un}', null),
      ],
      preparation: [
        '{dehors|Parcourez le terrain, gants aux mains : roches, branches, verre, crottes, champignons, nid de guêpes. Laissez les feuilles où elles sont.} {dedans|Ramassez les feuilles par temps sec, étalez-les une nuit sur la bâche, secouez-les dehors. Ce qui sent le moisi n’entre pas. Puis couvrez-en toute la bâche.}',
        '{0-18m 18-24m|Triez à la main le tas du milieu et un pas tout autour : des feuilles plus grandes que votre paume, sèches, sans gland, samare, cocotte ni tige détachée.} Montez le tas au centre, à hauteur de genou d’enfant{dehors|, jamais près de la rue}.',
        '{0-18m|Si vous avez un drap, étendez-le sous le tas. Le poupon assis s’installe dans les feuilles jusqu’à la taille, à un bras de vous; celui qui ne s’assoit pas est couché sur le drap ou sur vos jambes, une seule brassée à ses pieds. Vous vous levez? Le poupon vient dans vos bras.}',
        '{3-4a 4-5a cour|Les râteaux s’arrêtent à trois pas du tas : une boîte retournée, de chaque côté, marque la place.} {3-4a 4-5a parc si-râteaux|Les râteaux s’arrêtent à trois pas du tas : une boîte retournée, de chaque côté, marque la place.} {18-24m 2-3a 3-4a 4-5a|Le quai où l’on décharge est de l’autre côté du tas, face à vous.}',
        '{1adulte 0-18m multiage|Avec plusieurs âges, prenez six enfants au plus, dont deux poupons.} {1adulte 0-18m dehors|Prenez un terrain que vous voyez en entier, assise au tas.} {1adulte !0-18m|Seule, placez le tas là d’où vous voyez tous les chemins.}',
        '{2adultes 18-24m 2-3a 3-4a 4-5a|À deux, l’une est assise au tas, l’autre suit les enfants sur les chemins.} {2adultes !18-24m !2-3a !3-4a !4-5a|À deux, assoyez-vous de chaque côté du tas, chacune avec ses poupons.} {avec-outil|Gardez @materiel loin du jeu : l’adulte seul s’en sert.} {avec-roulant|Donnez @materiel aux conducteurs, comme véhicule de plus.} {avec-contenant|Ajoutez @materiel aux chargements.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Assoyez-vous au bord du tas et froissez une feuille à deux mains. « Je suis au tas. Mais il n’y a pas de chemin! » {dehors|Du pied} {dedans|De l’avant-bras}, poussez les feuilles à gauche, puis à droite : une bande {dehors|de gazon}{dedans|de bâche} paraît, longue d’un pas. {18-24m 2-3a 3-4a 4-5a|« Un bout de chemin. D’où pourrait-il venir? »} {dedans 2-3a 3-4a 4-5a si-colle si-bâtons-de-colle|Avant de partir, on colle une feuille sur le flanc de chaque boîte : on reconnaîtra son camion.} {!18-24m !2-3a !3-4a !4-5a|« Un chemin, jusqu’à toi. » Faites-y glisser une feuille jusqu’à un petit pied.}',
        ),
        play(
          { 20: 13, 30: 20, 45: 20 },
          '{3-4a 4-5a|Les chemins partent de partout et cherchent le tas. L’un ouvre la route, l’autre y pousse une boîte} {3-4a 4-5a cour|ou une brouette} {3-4a 4-5a|pleine jusqu’au quai; puis on échange.} {3-4a !multiage|Deux bords poussés l’un vers l’autre ne font plus qu’un mur : un enfant le perce, un autre le contourne. Plus tard, posez une boîte en travers de la grand-route : elle devient barrière, guichet, arrêt d’autobus.} {18-24m 2-3a !3-4a !4-5a|Ouvrez deux chemins droits, de trois pas. Au bout, chacun emplit sa boîte à brassées, la pousse jusqu’au tas et la renverse.} {18-24m 2-3a !0-18m !3-4a !4-5a|Les boîtes ralentissent? À genoux, ouvrez avec eux, à partir du tas, un troisième chemin qui tourne.} {0-18m|Le poupon agrippe, froisse, lance; une feuille reste sur son genou et il la guette.} {!18-24m !2-3a !3-4a !4-5a|Froissez une grande feuille près de son oreille, puis de l’autre, et attendez qu’il tourne la tête. Cachez votre main sous le tas, remuez les doigts : « Coucou! » Soulevez une brassée et laissez-la retomber devant lui. Deux poupons sont-ils assis? Passez une feuille de l’un à l’autre. Une pause dans vos bras, à regarder, vaut une partie.} {18-24m multiage|Le trottineur} {18-24m !multiage|L’enfant} {18-24m|pousse sa boîte, s’arrête au milieu, la vide et repart. Au tas, il lance une poignée à deux mains et attend qu’elle retombe.} {2-3a cour|Trois feuilles traversent tout en brouette et se versent : « Livraison! »} {2-3a dedans|Trois feuilles traversent tout, puis se versent d’un coup : « Livraison! »} {2-3a parc|Trois feuilles traversent tout dans un sac et se versent : « Livraison! »} {3-4a 4-5a cour|Le râteau tire, le bord monte; deux chemins se croisent. Qui passe?} {2-3a 3-4a 4-5a parc !0-18m|Un sac s’emplit à deux, puis se pousse.} {3-4a 4-5a parc 0-18m !2-3a|Un sac s’emplit à deux, puis se pousse.} {3-4a 4-5a parc !si-râteaux|Le carton racle, le bord monte; deux chemins se croisent. Qui passe?} {3-4a 4-5a parc si-râteaux|Le râteau tire, le bord monte; deux chemins se croisent. Qui passe?} {2-3a 3-4a 4-5a !0-18m cour si-sac-de-papier|Un sac de papier s’emplit à deux, puis se pousse au quai.} {3-4a 4-5a dedans|La balayette pousse, le bord monte; deux chemins se croisent. Qui passe?} {4-5a|Un détour, un rond-point : une enfant invente la route et prévient les conducteurs.} {4-5a !multiage|Plus tard, proposez des chemins à sens unique : par où revient-on?} {18-24m 2-3a 3-4a 4-5a|Au quai, brassez de la main ce qui se verse, puis poussez-en une brassée sur le tas.}',
        ),
        play(
          { 45: 13 },
          '{3-4a 4-5a cour|Les râteaux vont se coucher à l’écart, dents dans l’herbe.} {3-4a 4-5a parc si-râteaux|Les râteaux vont se coucher à l’écart, dents dans l’herbe.} {18-24m 2-3a 3-4a 4-5a|On lance les bords en l’air, et les chemins se referment. On les rouvre avec le corps seulement.} {!18-24m !2-3a !3-4a !4-5a|Faites pleuvoir trois feuilles, plus bas que le menton.} {0-18m|Le poupon qui rampe ouvre un chemin du ventre, au bord du tas, votre main tout près; à l’autre, passez une feuille sur la plante du pied.} {0-18m !multiage|Couvrez ensuite un pied d’une grande feuille et attendez : il la chasse, il la cherche. Il vous regarde? Refaites la pluie.} {18-24m multiage|Le trottineur} {18-24m !multiage|L’enfant} {18-24m|traîne les pieds, se retourne, voit sa ligne.} {18-24m !multiage|Enterrez vos souliers : « Partis, mes pieds! » Des mains les déterrent, vous remuez un pied, on vous enterre encore. Ensuite, allongez la jambe en travers du chemin : l’un l’enjambe, l’autre attend que vous la leviez.} {2-3a|À reculons, sur les fesses, on élargit la route.} {2-3a !multiage|Deux enfants se cognent dos à dos et rient. Couchez alors une jambe en travers : « Barrière! » Une tape dessus la lève, et bientôt chacun veut être la barrière. Le jeu finit quand on se couche dans la route, sur le dos.} {3-4a|Quatre pattes, quatre autres derrière : un train passe et tasse tout.} {3-4a !multiage|Levez la main au bord du chemin : le train s’arrête, prend un passager et repart. Le dernier wagon passe alors devant. Quand plus rien n’arrête le train, fermez la route d’une brassée de feuilles : qui la rouvre sans les mains?} {4-5a|Du tas au bout et retour, sans toucher un bord : trop facile, on le fait en tournant.} {4-5a !multiage|Demandez ensuite : « Comment ouvrir sans les mains ni les pieds? » Du dos, du ventre, des fesses : chacun montre sa façon, et tous l’essaient.}',
        ),
        closing(
          { 20: 4, 30: 6, 45: 7 },
          '{18-24m 2-3a 3-4a 4-5a|On revient au tas par un chemin, le sien ou celui d’un autre.} {dehors !0-18m si-draps|Ce qui reste au quai se verse sur un drap : tous le tirent par un bord, et le tas grossit.} {3-4a 4-5a cour 20min 30min|Les râteaux se couchent en route, dents dans l’herbe.} {3-4a 4-5a parc si-râteaux 20min 30min|Les râteaux se couchent en route, dents dans l’herbe.} {18-24m 2-3a 3-4a 4-5a|Chaque personne pose une feuille sur les genoux d’une autre : « Pour toi. »} {!18-24m !2-3a !3-4a !4-5a|Posez une feuille sur les genoux ou le ventre de chaque poupon : « Pour toi. »} On vérifie {0-18m 18-24m|bouches, }cous et cheveux, on s’essuie les mains, on se compte. {dehors 18-24m 2-3a 3-4a 4-5a|Les chemins restent là jusqu’au prochain vent.} {dehors !18-24m !2-3a !3-4a !4-5a|Le tas reste là jusqu’au prochain vent.} {dedans 18-24m 2-3a 3-4a 4-5a|Les bords de la bâche se lèvent à plusieurs, et tout glisse dans les sacs.} {dedans !18-24m !2-3a !3-4a !4-5a|Levez les bords de la bâche : tout glisse dans les sacs.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          '{0-18m multiage|Restez assise au tas, un bras derrière le poupon : les enfants viennent vous raconter leurs voyages.} {0-18m !multiage|Restez assise au tas, un bras derrière le poupon, et laissez-le finir son geste avant d’en proposer un autre.} {!0-18m|Restez assise au tas : tous les chemins y arrivent, et l’on vous raconte le voyage.}',
          '{18-24m 2-3a 3-4a 4-5a|Prêtez la phrase du passage : « Est-ce que je peux prendre ton chemin? »}',
          '{18-24m 2-3a 3-4a 4-5a|Nommez le travail vu : « Tu as poussé fort, le bord a monté. »} {!18-24m !2-3a !3-4a !4-5a|Redites le bruit de la feuille, puis écoutez qui le refait.}',
          '{3-4a 4-5a|Un chemin est coupé par un autre? Laissez les auteurs trouver; votre voix arrive si le ton monte.}',
        ],
        questionsOuvertes: [
          '{18-24m 2-3a 3-4a 4-5a|Qu’est-ce que ça fait quand tu pousses?}{!18-24m !2-3a !3-4a !4-5a|Qu’est-ce que ça fait quand tu froisses?}',
          '{18-24m 2-3a 3-4a 4-5a|Où s’en va ce chemin?}{!18-24m !2-3a !3-4a !4-5a|Où est-elle, ta feuille?}',
          '{3-4a 4-5a|Comment passer à deux ici?}',
          '{2-3a 3-4a 4-5a|Que transportes-tu jusqu’au tas?}',
        ],
      },
      vocabulaire: [
        'le tas',
        'le chemin',
        'le bord',
        'froisser',
        'une brassée',
        'pousser',
        '{3-4a 4-5a|la croisée}',
        '{2-3a 3-4a 4-5a|décharger}',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Bien assis, dos contre votre cuisse, des feuilles jusqu’à la taille, le poupon a tout à lancer. Une feuille va à la bouche? Offrez-en une plus grande et ramassez les miettes.',
        },
        {
          pour: '18-24m',
          texte:
            'Une boîte légère à pousser, un chemin droit de trois pas : le trottineur arrive avant d’avoir oublié.',
        },
        {
          pour: '2-3a',
          texte:
            '{multiage cour|Réservez une brouette aux deux ans et ne comptez pas les feuilles perdues.} {multiage parc|Réservez un sac aux deux ans et ne comptez pas les feuilles perdues.} {multiage dedans|Réservez une boîte aux deux ans et ne comptez pas les feuilles perdues.} {!multiage|Le chargement verse en chemin? Ne comptez pas les feuilles perdues : repartez avec l’enfant.}',
        },
        {
          pour: '3-4a',
          texte: 'Proposez un croisement : deux auteurs, une règle de passage qu’ils inventent et vous apprennent.',
        },
        {
          pour: '4-5a',
          texte: 'L’enfant trace d’abord du pied le plan de sa route, puis la fait, et vérifie si elle suit le plan.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            '{18-24m 2-3a 3-4a 4-5a|Ouvrez un chemin large, tapé, jusqu’au tas : en fauteuil ou en marchette, l’enfant y transporte une boîte pleine sur ses genoux ou accrochée devant.} Le bruit des feuilles sèches fait grimacer un enfant? Passez-les à la débarbouillette humide : elles se taisent.',
        },
        {
          pour: 'autre_saison',
          texte: 'L’hiver, dans un doigt de poudreuse, des chemins se poussent du pied jusqu’à un banc de neige bas.',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Feuilles dans les cheveux et dans le cou.',
          '{18-24m 2-3a 3-4a 4-5a|Chargement qui verse, genoux sales.}',
          '{3-4a 4-5a|Désaccord à la croisée.}',
        ],
        dangersAEliminer: [
          '{3-4a 4-5a cour|Râteau levé : les dents restent au sol, on ratisse en marchant, à trois pas de toute personne; couché, il a les dents dans l’herbe. Le râteau d’adulte ne sort pas.}',
          '{3-4a 4-5a parc si-râteaux|Râteau levé : les dents restent au sol, on ratisse en marchant, à trois pas de toute personne; couché, il a les dents dans l’herbe. Le râteau d’adulte ne sort pas.}',
          '{18-24m 2-3a 3-4a 4-5a|Chargement poussé contre quelqu’un assis au tas : il s’arrête au quai, face à vous, et personne ne monte dedans.}',
          'Tête couverte : les feuilles montent à la taille, jamais plus haut; personne ne se cache dans le tas{2-3a 3-4a 4-5a parc|, ni dans un sac}{2-3a 3-4a 4-5a !0-18m cour si-sac-de-papier|, ni dans un sac}.',
          '{0-18m 18-24m|Gland, tige, miette ou champignon à la bouche : votre doigt vérifie, et le tas ne reçoit que de grandes feuilles.}',
          '{dehors|Guêpes engourdies, tiques, herbe à la puce au pied des clôtures : le terrain se regarde avant, la peau après.}',
          '{parc 18-24m 2-3a 3-4a 4-5a|Rue, stationnement ou étang : le dernier chemin s’arrête loin avant, à un arbre que vous montrez à tous.} {parc !18-24m !2-3a !3-4a !4-5a|Rue, stationnement ou étang : le tas en est loin.}',
          '{dedans|Bâche qui glisse, poussière : coins sous un meuble, fenêtre entrouverte, pieds nus ou souliers.}',
          '{dehors !0-18m si-draps|Passager sur le drap : il porte des feuilles, et rien d’autre.}',
        ],
        supervision: 'palier1',
        allergies: [
          'Moisissures : des feuilles sèches, sans odeur; l’enfant asthmatique a sa pompe près de vous. {dehors|Piqûres : auto-injecteur sur l’adulte.}',
        ],
      },
      observation: [
        'Motricité globale : {18-24m 2-3a 3-4a 4-5a|où l’enfant prend-il sa force pour pousser, dans les bras, le dos ou les jambes?}{!18-24m !2-3a !3-4a !4-5a|de quoi le poupon se sert-il pour lancer, des doigts, du bras, des pieds?}',
        '{18-24m 2-3a 3-4a 4-5a|Raisonnement : racontez ce que l’enfant change quand son chemin est bloqué ou que son chargement verse.} {!18-24m !2-3a !3-4a !4-5a|Raisonnement : une feuille disparaît sous les autres; voyez où va la main.}',
        'Compétences sociales : notez {18-24m 2-3a 3-4a 4-5a|un passage cédé, une feuille donnée,}{!18-24m !2-3a !3-4a !4-5a|une feuille tendue ou reprise,} et le regard qui l’accompagne.',
      ],
      prolongements: [
        '{dehors 18-24m 2-3a 3-4a 4-5a|Retournez voir après le vent : par où passaient les chemins?} {dehors !18-24m !2-3a !3-4a !4-5a|Retournez voir après le vent : que reste-t-il du tas?} {dedans|Gardez un sac pour demain : que faire d’autre avec ces feuilles?}',
        '{cour|Au départ, le parent prend avec son enfant un chemin jusqu’au tas.} {parc dedans|Au départ, chaque enfant met une feuille dans la main de son parent : « Pour toi. »}',
      ],
      reflexionRetroaction: [
        '{18-24m 2-3a 3-4a 4-5a|Qui a eu son propre jeu, et qui a surtout servi celui d’un autre?} {!18-24m !2-3a !3-4a !4-5a|Quel bruit, quelle feuille a retenu le poupon le plus longtemps?}',
        'De ma place au tas, qu’est-ce que je ne voyais pas?',
      ],
    },
  },
  {
    key: 'le-lac-s-en-va-par-le-fond',
    summary:
      'Un creux dans le sable, un peu d’eau : voilà un lac. Il baisse, il est parti. Comment le faire rester? Chacun creuse, verse et essaie.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['eau-neige-et-glace', 'terre-et-boue'],
    materials: ['sable', 'eau', 'chaudieres-et-pelles'],
    place: 'WATERSIDE',
    alsoAt: {
      YARD: 'Dans la cour, le carré de sable, nettoyé et à l’ombre, reçoit les mêmes lacs : une adulte y joue, l’autre compte les têtes.',
    },
    seasons: ['SUMMER'],
    durationMinutes: 45,
    adults: 2,
    calls: [
      'plage',
      'à la plage',
      'plages',
      'jouer à la plage',
      'sortie à la plage',
      'sable et eau',
      'pelle et chaudière',
      'pelles et chaudières',
      'pelle et seau',
      'creuser dans le sable',
      'trou dans le sable',
      'creuser un trou',
      'verser de l’eau dans le sable',
      'sable mouillé',
      'carré de sable',
      'bac à sable',
      'transvaser',
    ],
    seen: [
      'il verse sa chaudière dans son trou et regarde l’eau se faire boire',
      'elle creuse à deux mains puis va remplir son seau, vingt fois de suite',
      'ils tapissent leur trou avec une toile pour que l’eau reste',
      'il est fâché que son bassin se vide aussitôt qu’il l’a rempli',
      'elle demande où elle est passée, l’eau, et regarde au fond de sa chaudière',
      'ils essaient de boucher les fuites avec du sable mouillé et s’obstinent sur la bonne façon',
      'à la plage, ils ont fait des lacs toute la journée, pas un est resté',
      'au parc, son seau s’est renversé dans le carré et plus une goutte à terre',
    ],
    scenes: ['creuser', 'eau', 'pourquoi', 'remplir-vider'],
    picture:
      'À l’ombre d’une toile, une enfant verse sa chaudière dans un creux de sable; un petit tape le fond, un bébé touche du sable mouillé près d’une adulte.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'Le lac s’en va par le fond',
      observationDepart:
        '{18-24m 2-3a 3-4a 4-5a|Une chaudière d’eau s’est renversée dans le sable. Le temps d’aller chercher une pelle, il n’y avait plus rien.} {!18-24m !2-3a !3-4a !4-5a|Un filet d’eau est tombé sur le sable. Les yeux du poupon le cherchent encore.}',
      intentionEducative:
        'Soutenir l’étonnement devant l’eau qui disparaît dans le sable, et {18-24m 2-3a 3-4a 4-5a|les essais de }{multiage|chaque âge}{!multiage 18-24m 2-3a 3-4a 4-5a|chacun}{18-24m 2-3a 3-4a 4-5a| pour la garder}{!18-24m !2-3a !3-4a !4-5a|le plaisir de la voir revenir}.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
      ],
      objectifs: [
        'Toucher, creuser ou presser le sable sec et le sable mouillé.',
        '{18-24m 2-3a 3-4a 4-5a|Porter un peu d’eau et la verser où l’on veut.}',
        'Regarder l’eau disparaître et la redemander.',
        '{3-4a 4-5a|Comparer deux façons de la retenir.}',
      ],
      materiel: [
        item(
          'Bidons fermés à robinet, de 10 L, remplis d’eau propre',
          '{rive|deux}{cour|deux pour six enfants}',
          'Cruches à couvercle, versées par l’adulte',
        ),
        item(
          'Petites chaudières, un trait au quart',
          '{18-24m 2-3a 3-4a 4-5a|une par enfant}{!18-24m !2-3a !3-4a !4-5a|une, pour vous}',
          'Pots de plastique d’un litre, à anse',
        ),
        item(
          'Pelles courtes',
          '{18-24m 2-3a 3-4a 4-5a|une par enfant et une pour vous}{!18-24m !2-3a !3-4a !4-5a|une, pour vous}',
          'Grosses cuillères de bois',
        ),
        item('{3-4a 4-5a|Bols de plastique larges et bas}', 'deux', 'Couvercles creux de gros contenants'),
        item('{3-4a 4-5a|Carrés de toile cirée épaisse}', 'quatre', 'Retailles de nappe'),
        item('{rive|Chariot à grosses roues, pour amener les bidons et la toile}', '{rive|un}', null),
        item(
          '{0-18m|Plateau à bord bas, garni de sable mouillé}',
          '{multiage|un}{!multiage|un pour deux poupons}',
          'Couvercle de bac, retourné',
        ),
        item('{0-18m|Drap, au sol}', 'un', 'Serviettes de plage'),
        item('{rive|Bâtons à carré de tissu, la limite}', 'dix', 'Branches plantées debout, un bas enfilé au bout'),
        item('Toile d’ombre, montée par les adultes', 'une', 'Gros parasol bien planté'),
        item(
          '{rive|Souliers fermés et chapeaux}{cour|Chapeaux}',
          '{rive|une paire et un chapeau}{cour|un} par personne',
          null,
        ),
        item('Gourdes d’eau à boire{0-18m|, ou le lait du poupon}', 'une par personne', 'Pichet et verres'),
        item('Débarbouillettes mouillées', 'deux par enfant', 'Bidon d’eau douce et serviettes'),
        optional(
          '{2-3a 3-4a 4-5a si-entonnoirs|Entonnoirs de plastique, larges}',
          '{2-3a 3-4a 4-5a si-entonnoirs|deux}',
          null,
        ),
        optional(
          '{3-4a 4-5a si-tuyaux|Bouts de tuyau rigide, plus courts qu’un bras}',
          '{3-4a 4-5a si-tuyaux|deux}',
          null,
        ),
      ],
      preparation: [
        '{rive|Le groupe reste assis loin de l’eau avec une adulte; l’autre tend la toile, retourne le sable à la pelle (verre, hameçons, mégots), plante les tissus à dix pas de la rive et devient l’adulte de l’eau. Debout entre les tissus et la rive, face au groupe, elle ne fait plus que cela; sa collègue mène le jeu.} {cour|Fouillez le carré de sable à la pelle : crottes, roches pointues, jouets brisés. Il était resté découvert? Retirez le dessus.}',
        '{rive !0-18m|Prenez six enfants au plus.} {rive 0-18m multiage|Prenez six enfants au plus, dont deux poupons.} {rive 0-18m !multiage|Prenez deux poupons au plus.} {cour|Une adulte s’assoit au bord du carré et mène le jeu; l’autre tient les bidons et compte les têtes.} {rive|Au bord du fleuve, jouez à marée descendante et écrivez sur votre main une heure de départ.}',
        '{rive|Les bidons se remplissent avant le départ et viennent en chariot : personne ne puise à la rive.} Couchez les bidons pleins dans le sable, de chaque côté du jeu, un creux sous le robinet pour y glisser une chaudière. On ferme quand l’eau touche le trait.',
        '{rive|La toile couvre tout le jeu, qui finit à 11 h.} {cour|Tendez la toile au-dessus de tout le jeu, avant 11 h.} {0-18m 18-24m multiage|Devant les plus jeunes, ôtez le gravier et les petits coquillages.} {0-18m 18-24m !multiage|Ôtez le gravier et les petits coquillages.} {3-4a 4-5a|Posez les bols et les carrés de toile cirée à côté des pelles, sans dire à quoi ils servent.}',
        '{0-18m|Étendez le drap à l’ombre, le plateau de sable mouillé devant vous. Le poupon assis est entre vos jambes ou contre votre cuisse; celui qui ne s’assoit pas est sur le dos, du côté où personne ne creuse.}',
        '{avec-contenant|Offrez @materiel pour porter l’eau ou pour retenir un lac : rien qui se casse.} {avec-tissu|Donnez @materiel comme fond de lac : l’eau y passe-t-elle?} {avec-naturel|Posez @materiel au bord d’un creux : un quai, une île.}',
      ],
      deroulement: [
        opening(
          { 30: 5, 45: 5 },
          'À genoux, creusez un bol à deux mains. Ouvrez un robinet, remplissez une chaudière au quart, versez. « Un lac! » Ne bougez plus : il baisse, il fait un rond, il n’y est plus. Posez la paume au fond : mouillée. « Par où est-il parti? » {2-3a 3-4a 4-5a si-entonnoirs|Plantez un entonnoir debout dans le sable et versez : ce lac-là s’en va par un trou qu’on voit.} {3-4a 4-5a si-tuyaux|Couchez un bout de tuyau vers un creux plus bas : l’eau versée en haut ressortira-t-elle en bas?} {18-24m 2-3a 3-4a 4-5a|Creusez tout de suite un autre bol, posez la chaudière à côté et reculez.} {!18-24m !2-3a !3-4a !4-5a|Versez un filet près d’une petite main et recommencez aussi souvent qu’on le regarde.}',
        ),
        play(
          { 30: 20, 45: 20 },
          '{18-24m 2-3a 3-4a 4-5a|On creuse, on verse, on perd son lac, on en refait un.} {0-18m|Le poupon plante les doigts dans le plateau; un filet d’eau de votre main y fait une flaque, puis plus rien.} {0-18m !multiage|Attendez que ses doigts bougent, puis versez un long filet, un court, un autre sur le dos de sa main. Il suit l’eau plutôt que le sable? Faites-la couler devant ses yeux, puis arrêtez. Lissez ensuite le sable, appuyez-y son pied et versez dans le creux. Sa main monte vers ses yeux? Essuyez-la à la débarbouillette et regardez ensemble bouger la toile d’ombre.} {18-24m|« Parti! »} {18-24m multiage|Le trottineur} {18-24m !multiage|L’enfant} {18-24m|regarde au fond de son creux, au fond de sa chaudière, et la tend de nouveau.} {18-24m !multiage|Deux mains veulent le même robinet? Elles l’ouvrent ensemble. Les voyages s’espacent? Creusez un lac large comme vos bras et appelez les chaudières : tous y versent, et tout disparaît. Un enfant verse sur son genou, exprès : « Parti aussi! »} {2-3a|Deux mains sur l’anse : il en arrive la moitié, assez pour un lac de trois secondes.} {2-3a !multiage|Deux enfants veulent le même creux? Tracez du doigt un mur au milieu. L’élan tombe? « Vite, avant qu’il parte! » Tous versent à la fois dans un grand trou et chantent « bye-bye, lac » jusqu’à ce qu’il soit vide.} {3-4a|On tape le fond de la pelle, on verse, on compte tout haut : celui-ci est resté jusqu’à sept. Et sur un carré de toile cirée?} {3-4a !multiage|« Le mien est plus fort! » Deux chaudières se versent au même « go », et chacun compte pour son lac. Demandez ensuite quoi mettre de plus drôle au fond : une main ouverte, une chaudière retournée?} {4-5a|Un bol enterré, une toile cirée, de la boue bien lissée : chaque fond nouveau s’essaie avec la même chaudière au quart.} {4-5a !multiage|Lancez ensuite un défi : un lac encore là à la fin d’une chanson que tous savent. On ne change qu’une chose à la fois, et l’on dit laquelle.} {3-4a 4-5a|Le robinet s’ouvre d’un doigt et se ferme avant de partir.}',
        ),
        play(
          { 45: 13 },
          '{18-24m 2-3a 3-4a 4-5a|Un lac s’ennuie tout seul. Un doigt traîné en part : une rivière.} {!18-24m !2-3a !3-4a !4-5a|Faites une boule de sable mouillé et posez-la dans une paume.} {0-18m|Le poupon serre, puis ouvre le poing : la trace de ses doigts est restée dans le sable.} {0-18m !multiage|Faites-en une molle, une dure, une qui s’émiette sur son genou. Elle va à la bouche? Échangez-la contre la débarbouillette.} {18-24m multiage|Le trottineur} {18-24m !multiage|L’enfant} {18-24m|emplit sa chaudière de ce sable-là, lourd, et la traîne jusqu’à vous.} {18-24m !multiage|Renversez-la d’un coup : un gâteau! Il l’écrase; refaites-en un à côté.} {2-3a|Au fond des lacs, la boue est douce : on la tartine sur le bord, sur un genou.} {2-3a !multiage|Votre rivière arrive au lac d’un enfant? Il la bouche du talon; repartez d’un autre lac.} {3-4a|La rivière monte, l’eau n’y va pas : on creuse plus bas et l’on verse encore.} {3-4a !multiage|Plantez votre doigt au bout : « Ici, c’est la mer. » Qui y amène l’eau?} {4-5a|On relie deux lacs, on ferme d’une poignée de sable, on ouvre : qui est plus haut que qui?} {4-5a !multiage|Fermez de la main : « Barrage! Par où passer, maintenant? »}',
        ),
        closing(
          { 30: 5, 45: 7 },
          '{18-24m 2-3a 3-4a 4-5a|Le reste des bidons va au plus grand creux, une petite chaudière à la fois.} {!18-24m !2-3a !3-4a !4-5a|Versez une dernière chaudière dans le creux.} On s’assoit autour, on le regarde baisser : « Bye-bye, lac. » {18-24m 2-3a 3-4a 4-5a|Puis les pelles et les pieds rebouchent tout : personne ne tombera dans nos trous.} {!18-24m !2-3a !3-4a !4-5a|Puis rebouchez le creux et ouvrez les robinets : le reste des bidons se perd dans le sable.} Débarbouillette aux mains et aux bouches, {rive|on se compte à deux voix, on ramasse les tissus en dernier}{cour|on se compte et l’on recouvre le carré de sable}.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Regardez baisser le lac jusqu’au bout avant de parler.',
          '{3-4a 4-5a|Redites l’essai : « Tu as tapé le fond. Il est resté plus longtemps. »} {18-24m 2-3a !3-4a !4-5a|Redites l’essai : « Tu as tout versé. Le lac est parti. »} {!18-24m !2-3a !3-4a !4-5a|Dites le mot quand la chose arrive : « Coule… parti. »}',
          '{3-4a 4-5a|Ne dites pas que le bol et la toile retiennent l’eau : une main finira par les glisser au fond d’un lac.}',
          '{rive|Comptez les têtes à deux voix avec l’adulte de l’eau, toutes les cinq minutes.} {cour|Levez la tête à chaque lac vide : combien de têtes, combien de chapeaux?}',
        ],
        questionsOuvertes: [
          'Où est passée l’eau?',
          'Qu’est-ce que tes doigts sentent au fond?',
          '{3-4a 4-5a|Comment le faire rester plus longtemps?}',
          '{4-5a|Pourquoi celui-là a-t-il tenu?}',
        ],
      },
      vocabulaire: [
        'le sable',
        'creuser',
        'verser',
        'le fond',
        'baisser',
        'parti',
        '{3-4a 4-5a|retenir}',
        '{18-24m 2-3a 3-4a 4-5a|la chaudière}',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Le plateau est à côté du bord du lac : le poupon touche, tape et vous voit verser. Ses poings s’essuient avant la bouche, et l’ombre le couvre en entier.',
        },
        {
          pour: '18-24m',
          texte:
            'Deux creux l’un à côté de l’autre, une chaudière presque vide : le trottineur verse, cherche, verse. Le robinet se tourne avec vous.',
        },
        {
          pour: '2-3a',
          texte: 'Creusez avec l’enfant un lac tout près du bidon, et laissez perdre l’eau en route sans la remplacer.',
        },
        {
          pour: '3-4a',
          texte: 'Comptez ensemble la durée d’un lac, à voix haute, puis laissez changer une seule chose au fond.',
        },
        {
          pour: '4-5a',
          texte:
            'L’enfant met deux fonds côte à côte, verse autant dans les deux, trace du doigt la ligne de l’eau et voit lequel baisse.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Le sable colle trop aux doigts? {18-24m 2-3a 3-4a 4-5a|La pelle creuse, et l’enfant garde le robinet : ouvrir, fermer, annoncer que c’est plein.} {!18-24m !2-3a !3-4a !4-5a|Versez le filet sur le dos de sa main, au-dessus du plateau.} Assis contre vous, l’enfant qui tient mal son dos a le creux entre les jambes.',
        },
        {
          pour: 'interieur',
          texte: 'Au local, un bac de sable et un gobelet d’eau par essai montrent le même lac qui s’en va.',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Sable dans un œil, culotte mouillée.',
          '{18-24m 2-3a 3-4a 4-5a|Lac perdu trop vite, colère contre le sable.}',
          '{18-24m 2-3a 3-4a 4-5a|Pied dans le lac d’un autre.}',
        ],
        dangersAEliminer: [
          '{rive|Enfant qui passe les tissus : l’adulte de l’eau est déjà de ce côté; l’autre assoit le groupe au lac et recompte.} {cour|Eau qui reste : un doigt au plus dans un creux, à portée de votre bras; bidons et contenants vidés avant de partir.}',
          '{rive 3-4a 4-5a|Eau qui reste dans un bol : un doigt au plus, à portée de bras de l’adulte du jeu, vidée avant de partir.} {rive !3-4a !4-5a|Eau qui reste dans un contenant : à portée de bras de l’adulte du jeu, vidée avant de partir.}',
          'Trou profond : jamais plus creux que le genou d’un enfant, aucun tunnel, rebouché à la fin.',
          '{0-18m 18-24m 2-3a|Sable ou petit coquillage à la bouche : les plus jeunes jouent sur le sable trié, à un bras de vous, débarbouillette prête.}',
          '{18-24m 2-3a 3-4a 4-5a|Pelle levée, sable lancé : on creuse assis ou à genoux, dos au vent, à une pelle de distance.}',
          'Soleil et sable brûlant : le dos de votre main au sol, chapeaux, ombre, gorgées entre deux lacs; jeu fini à 11 h.',
          '{rive|Marée, tonnerre, vent : à l’heure écrite sur votre main ou au premier grondement, tous quittent la plage.}',
          '{3-4a 4-5a si-tuyaux|Tuyau à la bouche ou autour d’un cou : rigide, plus court qu’un bras, il reste couché dans le sable.}',
        ],
        supervision: 'palier1',
        allergies: [
          'Crème solaire : celle que le parent a fournie{0-18m|, et aucune avant six mois}. Piqûres : auto-injecteur sur l’adulte du jeu.',
        ],
      },
      observation: [
        'Éveil aux sciences : le lac a disparu; notez le premier geste, le premier son ou le premier mot.',
        'Motricité globale : comment l’enfant pose-t-il ses genoux, ses pieds, son autre main {18-24m 2-3a 3-4a 4-5a|pour creuser ou pour porter}{!18-24m !2-3a !3-4a !4-5a|pour atteindre le sable}?',
        'Raisonnement : {18-24m 2-3a 3-4a 4-5a|d’un essai au suivant, que garde l’enfant et que change-t-il?}{!18-24m !2-3a !3-4a !4-5a|l’eau n’y est plus; où regarde-t-il, que tend-il?}',
      ],
      prolongements: [
        'Versez de l’eau ailleurs : sur le gazon, sur l’asphalte, dans la terre d’un pot. Où reste-t-elle le plus longtemps?',
        '{18-24m 2-3a 3-4a 4-5a|Au carré de sable du quartier, l’enfant refait un lac devant son parent et lui demande de compter.} {!18-24m !2-3a !3-4a !4-5a|Racontez au parent le filet d’eau et le sable : à la maison, le même regard se voit au bain.}',
      ],
      reflexionRetroaction: [
        '{18-24m 2-3a 3-4a 4-5a|Quelle solution avais-je en tête, et laquelle ont-ils trouvée?} {!18-24m !2-3a !3-4a !4-5a|Ai-je attendu la fin de chaque filet avant de parler?}',
        '{18-24m 2-3a 3-4a 4-5a|Quelqu’un a-t-il attendu l’eau trop longtemps?} {!18-24m !2-3a !3-4a !4-5a|Entre deux filets, le poupon avait-il le temps de chercher l’eau?}',
      ],
    },
  },
  {
    key: 'une-averse-pour-mes-orteils',
    summary:
      '« Une bruine sur mon genou! » Éponges, passoires et arrosoirs livrent la pluie commandée à des pieds nus qui ont chaud.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['eau-neige-et-glace'],
    materials: ['eau', 'contenants-et-cuilleres', 'chaudieres-et-pelles'],
    place: 'YARD',
    alsoAt: {
      PARK: 'Au parc, un bidon plein voyage en chariot, et la pluie se commande sous le plus gros arbre.',
    },
    seasons: ['SUMMER'],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'jeux d’eau',
      'jeu d’eau',
      'jeux deau',
      'jeux d’eau dans la cour',
      'journée chaude',
      'grosse chaleur',
      'jeux d’eau pour la canicule',
      's’arroser',
      'arroser les pieds',
      'faire pleuvoir',
      'petit arrosoir',
      'arosoir',
      'éponge mouillée',
      'tordre une éponge',
      'bassin d’eau',
      'pieds nus dans l’herbe',
      'eau',
      'jouer dans l’eau',
      'pluie',
      'se rafraîchir',
    ],
    seen: [
      'elle presse son éponge au-dessus des pieds de son amie et rit',
      'il fait tomber de l’eau goutte à goutte d’une passoire sur ses genoux',
      'ils commandent une petite pluie ou une grosse, et quelqu’un la livre',
      'il n’aime pas avoir la face mouillée, mais il veut bien les pieds',
      'ils sont maganés par la chaleur et veulent se faire mouiller les jambes',
      'elle crie au secours et redemande qu’on lui en verse encore sur les orteils',
      'dans la cour, ils enlèvent leurs bas et tendent les pieds au-dessus du bassin',
      'au bain, elle fait pleuvoir avec sa passoire et le raconte à tout le monde',
    ],
    scenes: ['eau', 'vent-pluie'],
    picture:
      'À l’ombre, une enfant presse une éponge au-dessus des pieds nus d’un ami assis sur sa serviette; l’éducatrice mouille les orteils d’un bébé.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'Une averse pour mes orteils',
      observationDepart:
        'Il fait lourd, et les souliers sont déjà ôtés. {18-24m 2-3a 3-4a 4-5a|Une éponge s’égoutte sur un pied, le pied d’à côté se tend : lui aussi.} {!18-24m !2-3a !3-4a !4-5a|Une goutte tombe sur un orteil, et la jambe se tend pour en avoir une autre.}',
      intentionEducative:
        'Soutenir l’enfant qui demande, du pied, du geste ou du mot, la pluie qui lui fait du bien{18-24m 2-3a 3-4a 4-5a|, et qui en donne aux autres}.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
      ],
      objectifs: [
        'Faire savoir où l’on veut la pluie, et quand c’est assez.',
        '{18-24m 2-3a 3-4a 4-5a|Presser, pencher, secouer pour que l’eau tombe autrement.}',
        '{18-24m 2-3a 3-4a 4-5a|Recevoir la pluie d’un autre, puis lui en donner.} {!18-24m !2-3a !3-4a !4-5a|Recevoir la goutte et y répondre du pied, de la main ou de la voix.}',
        '{3-4a 4-5a|Donner un nom à une pluie et la reconnaître.}',
      ],
      materiel: [
        item('Bassins larges, à bord bas, vides au départ', 'deux, à vos côtés', 'Plaques à biscuits creuses'),
        item('Bidon de 10 L d’eau, fermé, à l’ombre', 'un, à côté de vous', 'Cruches à couvercle vissé'),
        item('{parc|Chariot, pour amener le bidon et les serviettes}', '{parc|un}', null),
        item(
          '{18-24m 2-3a 3-4a 4-5a|Grosses éponges neuves, entières, sans face rude}',
          'une par enfant{0-18m| dès 18 mois}, une pour vous',
          'Débarbouillettes épaisses',
        ),
        item('{0-18m|Débarbouillettes épaisses}', 'deux par poupon', 'Petits linges de coton'),
        item(
          '{2-3a 3-4a 4-5a|Arrosoirs d’un litre, à pomme}',
          'un pour deux enfants',
          'Pots de plastique percés de trous',
        ),
        item(
          '{2-3a 3-4a 4-5a|Gobelets de plastique, pour puiser et remplir les arrosoirs}',
          'un par enfant{0-18m 18-24m| dès deux ans}',
          'Pots de yogourt lavés',
        ),
        item('{3-4a 4-5a|Passoires de plastique}', 'une pour deux enfants', 'Paniers à petits fruits vides'),
        item('Serviettes de bain', 'deux par personne : une étendue, une gardée au sec', 'Draps pliés'),
        item('{30min|Chaudières vides}', '{30min|trois}', 'Bols incassables'),
        item('Chapeaux et vêtements minces', 'un de chaque par personne', null),
        item('Gourdes d’eau à boire{0-18m|, ou le lait du poupon}', 'à volonté', 'Pichet et verres'),
        optional(
          '{!2-3a !3-4a !4-5a si-arrosoirs|Arrosoirs d’un litre, à pomme}',
          'un pour vous{18-24m|, un par trottineur}',
          null,
        ),
        optional(
          '{18-24m 2-3a 3-4a 4-5a si-cuillères|Cuillères de bois courtes}',
          '{18-24m 2-3a 3-4a 4-5a si-cuillères|une ou deux}',
          null,
        ),
        optional(
          '{2-3a 3-4a 4-5a si-vaporisateurs|Vaporisateurs neufs, pleins d’eau}',
          '{2-3a 3-4a 4-5a si-vaporisateurs|un pour deux enfants}',
          null,
        ),
      ],
      preparation: [
        'Trouvez une ombre qui tiendra une demi-heure, avant 11 h ou après 15 h. Passez la main dans l’herbe : {cour|guêpes, épines, jouets}{parc|verre, guêpes, épines}; les pieds y seront nus.',
        'Assoyez-vous, un bassin à chaque main, et étendez les serviettes en demi-rond devant vous, à un pas ou deux : chaque serviette est un pays où il pleut si l’on veut.',
        'Remplissez le bidon d’eau fraîche du robinet, pas du boyau laissé au soleil; un filet sur votre poignet le confirme. {parc|Il voyage en chariot.} Versez un doigt dans chaque bassin quand vous êtes assise, pas avant.',
        '{0-18m|Le poupon assis est entre vos jambes ou contre votre cuisse, face aux serviettes; celui qui ne s’assoit pas est couché sur sa serviette, ses pieds vers vous.}',
        '{1adulte 0-18m multiage|Avec plusieurs âges, prenez six enfants au plus, dont deux poupons.} {1adulte 0-18m !multiage|Seule, prenez trois poupons au plus, tous à un bras de vous; une collègue garde les autres.} {1adulte 0-18m|Une couche, un bobo? Videz les deux bassins dans l’herbe, levez-vous ensuite.} {1adulte !0-18m|Seule, videz les deux bassins dans l’herbe avant de vous lever, quelle que soit la raison.} {2adultes|À deux, l’une garde les bassins des yeux et ne fait que cela; l’autre sèche, change et fait boire.}',
        '{avec-contenant|Ajoutez @materiel au bord d’un bassin, si c’est incassable.} {avec-tissu|Mouillez @materiel : quelle pluie fait-il, une fois tordu?}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4 },
          'Pieds nus sur votre serviette, mouillez {18-24m 2-3a 3-4a 4-5a|une éponge}{!18-24m !2-3a !3-4a !4-5a|une débarbouillette}, levez-la, laissez goutter sur vos orteils : « Bruine, bruine, petit bruit, tombe ici, c’est mon pays. » Trempez encore, pressez d’un coup : « Grosse averse, gros tambour, tombe ici, c’est à mon tour! » {18-24m 2-3a 3-4a 4-5a si-cuillères|Assis au bidon, un enfant bat les mots à la cuillère de bois : petits coups, puis gros coups.} {2-3a 3-4a 4-5a si-vaporisateurs|L’éponge posée, pressez un vaporisateur vers vos genoux : « Brouillard! » Voilà une pluie de plus à commander.} Puis les deux mains en toit au-dessus de la tête : « Il ne pleut plus. » Regardez les autres pieds.',
        ),
        play(
          { 20: 13, 30: 13 },
          '{2-3a 3-4a 4-5a|L’un, assis sur sa serviette, commande sa pluie; l’autre la livre; puis on change de place.} {18-24m !2-3a !3-4a !4-5a|Un pied se tend : pressez votre éponge au-dessus, en disant « bruine » ou « averse ». Tendez ensuite votre pied et attendez : une éponge arrive, et c’est vous qui êtes mouillée.} {!18-24m !2-3a !3-4a !4-5a|Pressez au-dessus d’un pied, guettez sa réponse, pressez encore. Passez au genou, à la main. Puis donnez-lui sa débarbouillette mouillée : il la serre, il l’agite, et c’est vous qui êtes arrosée; pendant ce temps, pressez l’autre pour son voisin.} {!2-3a !3-4a !4-5a si-arrosoirs|Avec un arrosoir, deux gorgées d’eau au fond, penchez la pomme au-dessus du pied : voilà l’averse.} {18-24m !2-3a !3-4a !4-5a si-arrosoirs|L’enfant penche le sien sur vos orteils; vide, il vous le tend, et vous y pressez votre éponge.} {0-18m|Le poupon étire les orteils sous la goutte, les replie, les ramène : voilà sa commande.} {18-24m multiage|Le trottineur} {18-24m !multiage|L’enfant} {18-24m|presse tout sur son propre genou et retourne au bassin.} {2-3a|« Encore mon pied! » L’arrosoir penche, l’averse tombe à côté; on rit, un gobelet le remplit, et l’on recommence.} {3-4a|Trois gouttes d’éponge, un filet d’arrosoir, un gobelet vidé dans la passoire? L’enfant assis choisit sa pluie, et l’autre la fait tomber.} {4-5a|Pluie de nuit à l’éponge, pluie qui danse dans la passoire, pluie de géant à l’arrosoir : une enfant invente, montre et fait deviner.} {18-24m 2-3a 3-4a 4-5a|Deux mains en toit, et la pluie s’arrête net.} {!18-24m !2-3a !3-4a !4-5a|Le pied recule? Vos deux mains font le toit, et la pluie s’arrête.}',
        ),
        play(
          { 30: 8 },
          'Retournez une chaudière : toc, toc, que dit la bruine là-dessus? Cherchons où elle aime tomber. {0-18m|Le poupon tape le plastique mouillé et écoute.} {18-24m multiage|Le trottineur} {18-24m !multiage|L’enfant} {18-24m|presse, guette, et pose l’éponge sur son ventre.} {2-3a|On arrose l’herbe, puis la chaudière, puis l’herbe encore : laquelle fait du bruit?} {3-4a|De haut, de bas, vite, doucement : on fait trois bruits avec une même éponge.} {4-5a|On ferme les yeux : éponge, passoire ou arrosoir? Le bruit seul le dit.}',
        ),
        closing(
          { 20: 4, 30: 5 },
          'Dernière bruine, très douce, sur qui en veut. {18-24m 2-3a 3-4a 4-5a|Toutes les mains font un toit}{!18-24m !2-3a !3-4a !4-5a|Vos mains font un toit} : « Il ne pleut plus au pays. » {cour|L’eau qui reste va au pied d’une plante} {parc|L’eau qui reste va au pied de l’arbre}, et vous retournez les bassins. On essuie un pied à la fois : « Sec, le talon. Sec, le gros orteil. » On boit à l’ombre; comptez les enfants.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Répétez la commande avant la pluie : « Une bruine, sur le genou. »',
          'Lisez le corps qui ne parle pas : un pied qui recule a dit non.',
          '{18-24m 2-3a 3-4a 4-5a|Commandez, vous aussi, et soyez difficile : « Plus fine. Encore plus fine! »} {!18-24m !2-3a !3-4a !4-5a|Tendez votre main sous la sienne : la pluie de ses doigts est pour vous.}',
          'Versez du bidon un doigt à la fois, le bidon refermé aussitôt.',
        ],
        questionsOuvertes: [
          'Où veux-tu la pluie?',
          'Qu’est-ce que tes pieds en disent?',
          '{3-4a 4-5a|Comment ferais-tu une pluie plus fine?}',
          '{4-5a|Quel temps fait-il dans ton pays?}',
        ],
      },
      vocabulaire: ['la bruine', 'l’averse', 'la goutte', 'presser', 'mouillé', 'tomber', 'encore', 'assez'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Une goutte à la fois, du talon vers les orteils, et une pause à chacune. Le poupon de moins de six mois reste à l’ombre, habillé, et reçoit un linge frais sur le pied.',
        },
        {
          pour: '18-24m',
          texte: 'Une éponge à soi, un bord de bassin tout près : presser compte plus que viser.',
        },
        {
          pour: '2-3a',
          texte: 'Donnez deux choix montrés du doigt, le pied ou la main, et une seule pluie à la fois.',
        },
        {
          pour: '3-4a',
          texte: 'L’enfant est à la météo : il annonce le temps de chaque serviette avant de livrer.',
        },
        {
          pour: '4-5a',
          texte:
            'Reculez une serviette de cinq pas : l’éponge portée jusque-là fera-t-elle une bruine ou une averse? L’enfant prévoit, marche, presse et compare.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui craint les gouttes choisit {18-24m 2-3a 3-4a 4-5a|une éponge fraîche, posée sans presser}{!18-24m !2-3a !3-4a !4-5a|un linge frais, posé sans presser}, puis une goutte, et garde une serviette sèche sur les genoux. {18-24m 2-3a 3-4a 4-5a|En fauteuil, l’enfant commande du doigt ou du regard, et presse l’éponge au-dessus des pieds d’un ami assis devant ses roues.}',
        },
        {
          pour: 'autre_saison',
          texte: 'L’automne, mitaines aux mains, la pluie se commande avec des feuilles sèches lâchées sur les bottes.',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Vêtements trempés, herbe collée aux pieds.',
          'Averse tombée à côté ou reçue de travers.',
          '{18-24m 2-3a 3-4a 4-5a|Éponge convoitée par deux.}',
        ],
        dangersAEliminer: [
          'Noyade : un doigt d’eau par bassin, les deux à portée de votre bras, vidés et retournés avant que vous vous leviez.',
          'Soleil et chaleur : ombre, chapeaux, gorgées à mi-jeu, pieds frais vérifiés; {cour|peau rouge ou regard absent, on rentre au frais}{parc|peau rouge ou regard absent, on quitte pour le frais}.',
          '{0-18m multiage|Mousse mordue : l’éponge reste hors de la bouche et se jette au premier morceau; le poupon a ses linges.} {18-24m !0-18m|Mousse mordue : l’éponge reste hors de la bouche et se jette au premier morceau.}',
          '{!2-3a !3-4a !4-5a si-arrosoirs|Arrosoir : deux gorgées, jamais plus; il se vide en même temps que les bassins, et la pomme reste loin des yeux.}',
          '{18-24m 2-3a 3-4a 4-5a|Jet au visage, eau sur qui n’a rien demandé : la pluie tombe sur les pieds et les genoux, on s’arrête aux mains en toit.}',
          'Orage : au premier grondement, videz les bassins; on {cour|rentre}{parc|quitte l’arbre pour un abri fermé}.',
          'Herbe glissante, guêpes attirées par l’eau : on marche autour des serviettes, la place se regarde avant les pieds nus.',
          '{parc|Allées, vélos, chiens : les serviettes sont loin du passage, et personne ne va seul remplir.}',
          '{2-3a 3-4a 4-5a si-vaporisateurs|Vaporisateur vers un visage, ou qui a déjà contenu un produit : neuf, plein d’eau, il vise les genoux.}',
          '{18-24m 2-3a 3-4a 4-5a si-cuillères|Cuillère levée plus haut que l’épaule : elle bat le bidon, puis vous revient.}',
        ],
        supervision: 'palier1',
        allergies: [
          'Piqûres : auto-injecteur sur l’adulte. {18-24m 2-3a 3-4a 4-5a|Éponge neuve : rincée deux fois, car son apprêt irrite les peaux sensibles.}',
        ],
      },
      observation: [
        'Langage oral : par quel pied tendu, quel son ou quel mot la commande arrive-t-elle?',
        '{18-24m 2-3a 3-4a 4-5a|Motricité fine : comment l’enfant fait-il goutter peu, puis beaucoup?} {!18-24m !2-3a !3-4a !4-5a|Motricité fine : que font ses doigts et ses orteils quand la goutte arrive?}',
        'Compétences sociales : voyez ce que l’enfant fait quand deux mains deviennent un toit.',
      ],
      prolongements: [
        '{2-3a 3-4a 4-5a|Un jour de vraie pluie, nommez-la ensemble : laquelle est-ce, celle de l’éponge ou celle de l’arrosoir?} {!2-3a !3-4a !4-5a|Un jour de vraie pluie, tendez avec l’enfant une main sous la goutte : « Bruine, bruine! »}',
        'Au départ, glissez « Bruine, bruine » au parent : dans le bain, à la maison, elle se joue à la débarbouillette.',
      ],
      reflexionRetroaction: [
        '{18-24m 2-3a 3-4a 4-5a|Qui a reçu de la pluie sans jamais en donner, et l’a-t-il choisi?} {!18-24m !2-3a !3-4a !4-5a|Ai-je attendu la réponse du pied avant la goutte suivante?}',
        'Ai-je vu le « assez » de celui qui ne le dit pas?',
      ],
    },
  },
]
