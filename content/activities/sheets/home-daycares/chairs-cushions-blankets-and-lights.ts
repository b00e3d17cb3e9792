import { closing, item, opening, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

/** One thing and nothing else: chairs that lack a head, a roof too short, cushions one asks for or refuses, a light nobody catches, scarves that are no longer scarves, and parcels who laugh. */
export const HOME_CHAIR_AND_CUSHION_SHEETS: readonly BankSheet[] = [
  {
    key: 'la-chaise-cherche-sa-tete',
    summary:
      'Une chaise a quatre pattes et un dos, mais pas de tête : on lui prête la sienne, on lui donne une voix, et la bête se met à marcher.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_COGNITIVE'],
    themes: ['animaux-et-traces', 'sons-et-silence'],
    materials: [],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    onlyNamed: ['ANIMALS'],
    calls: [
      'chaise',
      'chaises',
      'petites chaises',
      'jouer avec les chaises',
      'sous la chaise',
      'pousser une chaise',
      'quatre pattes',
      'cris des animaux',
      'imiter les animaux',
      'faire la vache',
      'girafe',
      'tortue',
      'deviner l’animal',
    ],
    seen: [
      'il rampe sous son siège et ressort la tête entre les pattes en faisant meuh',
      'elle pose son menton sur le banc et jappe comme un pitou',
      'il flatte le dossier comme si c’était le dos d’un cheval',
      'ils traînent leurs petits bancs à quatre pattes en bêlant dans le local',
      'il se cache sous son banc et veut qu’on devine quelle bête il est',
      'mon bébé touche les pattes du meuble et rit chaque fois que je fais un bruit',
      'depuis la visite à la ferme, leurs sièges sont rendus des vaches et des moutons',
      'au lieu de s’asseoir pour la collation, ils passent en dessous en miaulant',
    ],
    scenes: ['imiter-animaux', 'pousser', 'voix'],
    picture:
      'Trois chaises ont une tête : un menton sur un siège, un nez entre deux pattes, un visage par-dessus un dossier; un bébé se tient debout à la sienne, au mur.',
    sheet: {
      titre: 'La chaise cherche sa tête',
      observationDepart:
        '{2-3a 3-4a 4-5a|Un enfant a passé le nez sous sa chaise : « Meuh! » Deux autres sont allés chercher la leur.} {!2-3a !3-4a !4-5a|Une petite tête est passée sous la chaise, a regardé entre les pattes et a ri.}',
      intentionEducative:
        'Permettre à chacun de prêter sa voix à une bête inventée, et de se faire répondre par celles des autres.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Éveil aux mathématiques', role: 'secondaire' },
      ],
      objectifs: [
        'Faire entendre une voix de bête, et écouter celle qui répond.',
        'Passer dessous, derrière ou à côté d’une chaise.',
        '{10min 2-3a 3-4a 4-5a|Dire quelle bête on est et ce qu’elle mange.}{20min 30min 2-3a 3-4a 4-5a|Dire quelle bête on est, ce qu’elle mange et où elle va.}',
        '{30min 4-5a|Compter des pattes, une chaise après l’autre.}',
      ],
      materiel: [
        item(
          'Chaises stables, sans roulettes',
          '{!18-24m !2-3a !3-4a !4-5a|une par poupon}{18-24m 2-3a 3-4a 4-5a|une par enfant, une pour vous}',
          null,
        ),
      ],
      preparation: [
        '{18-24m 2-3a 3-4a 4-5a|Dispersez les chaises, à deux pas l’une de l’autre, sur un plancher libre.} Laissez de côté celles qui ont des barreaux, au dossier ou entre les pattes, où une tête passerait.',
        'Essayez les trois façons d’avoir une tête. Le menton posé sur le siège, c’est une vache. Couchée par terre, le nez entre les pattes de devant, c’est une tortue. Debout derrière, le menton au-dessus du dossier, sans s’y pendre, c’est une girafe.',
        '{0-18m|La chaise devant un poupon est appuyée au mur, à votre portée : elle ne recule pas quand on s’y hisse.} {1adulte 0-18m multiage|Avec plusieurs âges, prenez six enfants au plus, dont deux poupons, et tenez-vous entre leur chaise et celles qui marchent.}',
        '{20min 30min 18-24m 2-3a 3-4a 4-5a|L’abreuvoir, où boiront les bêtes, est le bord du tapis ou une fente du plancher, à l’autre bout.} {multiage|À plusieurs âges, un plus jeune va flatter et nourrir la bête d’un plus grand, qui lui répond par son cri.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Placez une chaise devant le groupe et flattez-lui le dossier. « Un dos. Une, deux, trois, quatre pattes. Mais… où est sa tête? » Cherchez dessus, dessous, derrière. Mettez-vous à genoux à côté, posez le menton sur le siège et ne bougez plus. « Meuh! La voilà. » Enlevez le menton : « Plus de tête. » Remettez-le, avec un autre cri.',
        ),
        play(
          { 10: 6, 20: 8, 30: 10 },
          '{18-24m 2-3a 3-4a 4-5a|Chacun choisit une chaise et lui trouve une tête.} {0-18m|Le poupon est par terre devant sa chaise. Baissez la tête jusqu’aux pattes, un œil sur le groupe : « Bêêê! »} {!18-24m !2-3a !3-4a !4-5a|Relevez-la, attendez qu’il vous cherche, revenez plus bas, puis au-dessus du siège.} {0-18m|Il rampe dessous, touche une patte, tire dessus : répondez « bêêê » à chaque coup de main, et à chaque son de sa bouche.} {18-24m multiage|Le trottineur} {18-24m !multiage|L’enfant} {18-24m|passe dessous, ressort, pose la joue sur le siège et attend que vous disiez « miaou » pour repartir.} {18-24m !multiage|Posez le menton sur un siège, face à tous : il vous flatte le nez, vous miaulez; il vous donne à manger dans sa main, vous ronronnez.} {2-3a|« Wouf! » La bête renifle le siège, se gratte avec un pied et reçoit une caresse sur le dossier.} {2-3a !multiage|Allez de bête en bête : « Bonjour, toi. Tu as faim? » Donnez dans le creux de la main ce qu’elle demande, et trompez-vous de cri : on vous reprendra.} {3-4a|La tête change de place : au ras du sol, c’est une tortue; en haut du dossier, une girafe. Quelle voix a une girafe?} {3-4a !multiage|Une bête parle à sa voisine, qui ne comprend pas sa langue; il faut y mettre des gestes.} {4-5a|La bête n’existe pas : l’enfant la nomme, dit ce qu’elle mange et ce qui lui fait peur.} {4-5a !multiage|La moitié du groupe va visiter la bête d’un ami et apprend à l’apprivoiser; puis on change.}',
        ),
        play(
          { 20: 6, 30: 7 },
          '{18-24m 2-3a 3-4a 4-5a|Les bêtes ont soif : montrez l’abreuvoir.} {!18-24m !2-3a !3-4a !4-5a|La bête a soif.} {18-24m 2-3a 3-4a 4-5a|On sort de dessous, on passe derrière son dossier, on pousse.} {0-18m|La chaise du poupon reste au mur; vous tapez dessus à quatre doigts, comme des sabots : vite, lentement, plus rien. Il claque le siège de la paume et les sabots repartent.} {!18-24m !2-3a !3-4a !4-5a|Debout contre le siège, ou assis devant, il fait boire la bête dans votre main.} {18-24m multiage|Le trottineur} {18-24m !multiage|L’enfant} {18-24m|pousse la sienne à côté de vous jusqu’à ce qu’elle bute, puis lui parle.} {2-3a|Chaque pas a son bruit, jusqu’à l’eau : « slurp, slurp ».} {3-4a|Une bête ne veut pas avancer. On lui demande pourquoi à l’oreille, derrière le dossier, et on répète sa réponse aux autres.} {4-5a|L’enfant appelle les bêtes une par une, par leur cri; celle qui se reconnaît s’avance.} {18-24m 2-3a 3-4a 4-5a|« Stop! » : toutes les pattes s’arrêtent, et les bêtes broutent.} {!18-24m !2-3a !3-4a !4-5a|« Stop! » : les sabots s’arrêtent.}',
        ),
        play(
          { 30: 5 },
          '{2-3a 3-4a 4-5a|Collez deux chaises : « Huit pattes! Qui est-ce? »} {0-18m|Assoyez-vous par terre, jambes allongées de chaque côté du poupon : la bête, c’est vous, et il en est la tête. Balancez-vous, il crie, elle crie pareil.} {18-24m multiage|Le trottineur s’assoit contre vous : la bête a deux têtes. Il flatte la vôtre, vous flattez la sienne.} {18-24m !multiage|Tous s’assoient contre vous : combien la bête a-t-elle de têtes? On flatte la vôtre, puis celle de l’ami.} {2-3a|Deux amis font la même bête, l’un à côté du siège, l’autre derrière, et crient chacun leur tour.} {3-4a|Une bête à deux voix : l’une gronde, l’autre miaule. Laquelle répond quand on l’appelle?} {3-4a !multiage|Placez les chaises dos à dos, puis l’une derrière l’autre : ce n’est plus la même bête, et elle ne mange plus la même chose.} {4-5a|Trois chaises : combien de pattes? On touche chaque patte en comptant, puis on ajoute ses deux jambes.} {!2-3a !3-4a !4-5a|Puis baissez la tête sans bruit, un œil ouvert : la bête dort. Une main la réveille, « meuh! », et elle se rendort.}',
        ),
        closing(
          { 10: 2, 20: 3, 30: 4 },
          'La nuit tombe. {18-24m 2-3a 3-4a 4-5a|Les bêtes rentrent à l’étable, autour de la table.} {18-24m 2-3a 3-4a 4-5a|Chacun pousse la sienne à sa place.} {0-18m|Avec le poupon, flattez le dossier de sa chaise et faites le dernier cri tout bas.} Passez d’une chaise à l’autre : « Bonne nuit… » {2-3a 3-4a 4-5a|L’enfant finit la phrase par le nom de sa bête.} {!2-3a !3-4a !4-5a|Dites le nom de la bête, et attendez un son, un regard, une main.} « Demain, tu seras une chaise. »',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Parlez à la chaise avant de parler à l’enfant : « Bonjour, toi. Tu as faim? » C’est lui qui répond pour elle.',
          'Un cri que vous ne reconnaissez pas? Répétez-le tel quel{2-3a 3-4a 4-5a|, puis demandez ce qu’il voulait dire}.',
          '{18-24m 2-3a 3-4a 4-5a|Regardez sous les chaises avant chaque départ : tant qu’une tête est dessous, aucune chaise ne bouge.}',
        ],
        questionsOuvertes: [
          'Qui es-tu?',
          'Où est ta tête?',
          '{2-3a 3-4a 4-5a|Que manges-tu?}',
          '{3-4a 4-5a|Comment parle-t-on à une bête qui a peur?}',
        ],
      },
      vocabulaire: [
        'le dos',
        'la patte',
        'le dossier',
        'le siège',
        'dessous',
        '{20min 30min 18-24m 2-3a 3-4a 4-5a|broute}',
        'la bête',
        '{20min 30min 18-24m 2-3a 3-4a 4-5a|avance}',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Avant le ramper, le poupon est sur le dos, à côté de la chaise. Votre visage, à deux mains du sien, paraît tantôt entre les pattes, tantôt au-dessus du siège, toujours avec le même cri.',
        },
        {
          pour: '18-24m',
          texte: 'Une seule bête lui suffit, celle dont il sait le cri. Faites-la vous aussi, et laissez-vous flatter.',
        },
        {
          pour: '2-3a',
          texte:
            'Offrez deux cris, un dans chaque oreille : « meuh » ou « hi-han ». La bête prend celui qui le fait rire.',
        },
        {
          pour: '3-4a',
          texte:
            '{10min|Deux}{20min 30min|Devant l’abreuvoir, deux} bêtes se rencontrent : l’une demande son nom à l’autre.',
        },
        {
          pour: '4-5a',
          texte:
            'L’enfant cache sa tête et répond seulement par oui ou non : as-tu des plumes, vis-tu dans l’eau? On devine en cinq questions.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant en fauteuil est déjà une bête à roues : sa voix mène le troupeau. Se pencher est difficile? La girafe se fait assis, le menton levé. Trop de cris? Les bêtes chuchotent.',
        },
        {
          pour: 'autre_saison',
          texte:
            'Aux beaux jours, une chaise de jardin, une bûche ou un banc cherchent leur tête, eux aussi, et l’herbe se broute pour rire.',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Tête cognée sous un siège.',
          '{10min 18-24m 2-3a 3-4a 4-5a|Deux chaises qui se bousculent.}{20min 30min 18-24m 2-3a 3-4a 4-5a|Deux chaises qui se bousculent en arrivant à l’abreuvoir.}',
        ],
        dangersAEliminer: [
          'Tête passée entre deux barreaux ou dans un dossier ajouré : elle va dessous ou au-dessus, et ces chaises-là ne jouent pas.',
          '{18-24m 2-3a 3-4a 4-5a|Chaise poussée quand un enfant est dessous : on sort, on passe derrière, et vous regardez sous chaque chaise avant le départ.}',
          'Enfant debout sur un siège ou pendu à un dossier : la chaise bascule. Les pieds restent au plancher.',
          '{0-18m|Poupon qui se hisse : la chaise est appuyée au mur, et votre main est derrière son dos.}',
          '{18-24m 2-3a 3-4a 4-5a|Chaise poussée en courant, ou vers l’escalier : on marche, et vous choisissez un chemin qui s’en éloigne.}',
        ],
        supervision: 'palier2',
        allergies: ['Genoux et mains au sol : plancher balayé, sans miettes du repas.'],
      },
      observation: [
        'Langage oral : notez la voix ou le mot qu’il donne à sa bête, et ce qu’il ajoute quand on lui répond.',
        'Fonction symbolique : est-ce un cri, une caresse ou une allure qui change, pour lui, la chaise en bête?',
        'Éveil aux mathématiques : {2-3a 3-4a 4-5a|regardez s’il compte les pattes, ou s’il dit « beaucoup ».}{!2-3a !3-4a !4-5a|écoute-t-il, ou touche-t-il les pattes, quand vous les comptez?}',
      ],
      prolongements: [
        '{2-3a 3-4a 4-5a|Au repas, demandez à chacun : « Sur quelle bête es-tu assis? »}{!2-3a !3-4a !4-5a|Au repas, flattez le dossier de sa chaise et refaites le cri de la bête.}',
        '{2-3a 3-4a 4-5a|Le soir, l’enfant présente sa bête à son parent, qui cherche laquelle dort dans la cuisine de la maison.}{!2-3a !3-4a !4-5a|Le soir, apprenez le cri de la bête au parent : il le refera devant une chaise de la cuisine.}',
      ],
      reflexionRetroaction: [
        'Quelle voix ai-je entendue aujourd’hui pour la première fois?',
        'Qui a préféré rester sous sa chaise, et qu’y faisait-il?',
      ],
    },
  },
  {
    key: 'le-toit-est-trop-court',
    summary:
      'Une couverture tombe entre deux chaises : trop loin, trop près? On rapproche, on s’assoit sur le bord du toit pour qu’il tienne, et l’on entre.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['cabanes-et-constructions'],
    materials: ['tissus'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'chaises et couvertures',
      'chaises',
      'chaise',
      'couvertures',
      'couverture',
      'draps',
      'cabane',
      'cabane de couvertures',
      'tente dans le salon',
      'faire une cabane',
      'le toit tombe',
      'maison de draps',
      'se cacher dessous',
      'tunnel',
    ],
    seen: [
      'ils étendent une doudou entre deux meubles pour se faire un abri et ça s’écroule',
      'elle tire un drap d’un dossier à l’autre et il n’arrive jamais au bout',
      'il rapproche les bancs pour que sa couverte tienne par-dessus',
      'il se choque parce que sa maison de tissu s’effondre tout le temps',
      'ils cherchent ensemble comment faire tenir le drap sans pinces',
      'elle veut sa petite place à elle, cachée, où personne n’entre',
      'au coin lecture, ils se sont bricolé une cachette avec les couvertes de sieste',
      'depuis la tempête, ils se font des forts dans le local avec tout ce qui traîne',
    ],
    scenes: ['empiler-construire', 'se-cacher', 'cooperer'],
    picture:
      'Deux gardiens assis tiennent les bouts d’une couverture posée sur deux dossiers; dessous, un rire et des pieds qui dépassent; l’éducatrice y fait la pluie.',
    sheet: {
      titre: 'Le toit est trop court',
      observationDepart:
        '{2-3a 3-4a 4-5a|La couverture a glissé de la chaise pour la troisième fois. « Elle veut pas rester! »} {!2-3a !3-4a !4-5a|Un bout de couverture pendait d’une chaise. Une main l’a tiré, et tout est descendu.}',
      intentionEducative:
        'Permettre aux enfants de chercher ensemble ce qui fait tenir un toit, et d’en avoir besoin les uns des autres.',
      domaines: [
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'secondaire' },
      ],
      objectifs: [
        'Passer sous un toit de couverture, y rester, en sortir.',
        'Découvrir ce qui le fait tomber.',
        '{2-3a 3-4a 4-5a|Rapprocher, tirer, tenir jusqu’à ce que le toit reste.}',
        '{3-4a 4-5a 10min|Bouger une chaise ou tenir le toit pour les autres.}{4-5a 20min 30min|Bouger une chaise ou tenir le toit pour les autres, et se faire remplacer.}{3-4a !4-5a 20min 30min|Bouger une chaise ou tenir le toit pour les autres.}',
      ],
      materiel: [
        item(
          'Chaises lourdes et stables',
          '{!3-4a|deux pour quatre enfants}{3-4a 10min|deux pour quatre enfants}{3-4a 20min 30min|trois pour quatre enfants}{0-18m multiage|, et deux pour les poupons}',
          null,
        ),
        item(
          'Couvertures',
          '{!3-4a|une pour quatre enfants}{3-4a 10min|une pour quatre enfants}{3-4a 20min 30min|deux pour quatre enfants, la deuxième pour agrandir}{0-18m multiage|, et une pour les poupons}',
          'Draps',
        ),
      ],
      preparation: [
        'Pour quatre enfants, posez deux chaises à un pas l’une de l’autre, dossiers face à face, sièges vers l’extérieur, et essayez la couverture : elle repose sur les deux dossiers et ses bouts descendent sur les sièges. {2-3a 3-4a 4-5a|Deux maisons? Placez-les côte à côte : vous voyez sous les deux.}',
        'Ni nœud, ni pince : tirée, la couverture glisse et descend, sans entraîner de chaise. Le toit reste ouvert aux deux bouts. Écartez ensuite les chaises jusqu’à ce que la couverture n’arrive plus, et laissez-la en tas au milieu.',
        '{0-18m|Pour les poupons, le toit qui tient a deux chaises à un pas, dont une appuyée au mur; assoyez-vous au bout, penchée vers l’ouverture, la pièce devant vous.} {1adulte 0-18m multiage|Avec plusieurs âges, prenez six enfants au plus, dont deux poupons, et gardez leur toit à côté du grand.}',
        '{multiage|À plusieurs âges, les plus vieux bâtissent, et les plus jeunes essaient la maison : un toit qui tombe sous leur main est à refaire autrement.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Accrochez un bout de la couverture au dossier d’une chaise et tirez l’autre bout vers la deuxième. Il n’arrive pas; tout tombe. « Le toit est trop court. » {2-3a 3-4a 4-5a|Recommencez, l’air étonné. Attendez qu’une idée vienne, même une mauvaise, et faites-la.} {!2-3a !3-4a !4-5a|Dites « boum, le toit! » et laissez tirer le tas.} Poussez une chaise d’un pas : cette fois, ça touche. {18-24m 2-3a 3-4a 4-5a|Glissez votre tête dessous : « C’est grand comme ma tête. »} {!18-24m !2-3a !3-4a !4-5a|Rapprochez encore les chaises, jusqu’à un pas : le toit est bas et il tient.}',
        ),
        play(
          { 10: 6, 20: 8, 30: 10 },
          '{2-3a 3-4a 4-5a|Chaises et couverture sont à eux : trop loin, le toit tombe; trop près, personne n’entre.} {0-18m|Le poupon est devant l’entrée, votre visage à l’autre bout. Appelez-le sous le toit : il rampe vers vous. Sa main attrape la couverture et tire : le toit descend sur votre bras levé. « Boum! »} {!18-24m !2-3a !3-4a !4-5a|Remettez-le, et attendez sa main. Glissez ensuite la vôtre sous un bord : elle sort d’un côté, puis de l’autre, et il guette.} {18-24m|Le trottineur entre, ressort, rentre; puis il tire le toit et regarde tout le monde : « Tombé! »} {18-24m !multiage|Assoyez-vous au bout, à côté de l’ouverture, et penchez-y le visage : il vient vous voir, recule, puis vous fait coucou par-dessus un siège.} {2-3a|On tire d’un bord : le toit descend de l’autre. On va voir, et ça recommence.} {2-3a !multiage|Proposez à un enfant de tenir un coin pendant qu’un ami entre : lâché, il tombe; tenu, il reste.} {3-4a|Deux enfants déplacent une chaise, un pas à la fois, pendant qu’un troisième dit « encore » ou « arrête ».} {3-4a !multiage|On essaie le toit, on entre à un, à deux; un dos le soulève, et il faut le remettre.} {4-5a|Le bout glisse toujours. Et si l’on s’assoyait dessus? Cette fois, le toit tient : « On ne tire plus! »} {4-5a !multiage|Combien de fesses faut-il, et à quel bout? On essaie à un, à deux, puis sans personne.}',
        ),
        play(
          { 20: 6, 30: 6 },
          'Toc, toc : cognez sur un siège. {2-3a 3-4a 4-5a|« Est-ce qu’il reste une place? »} {0-18m|Le poupon est assis à l’entrée : cognez, arrêtez, attendez. Il claque le siège ou le plancher, et vous entrez la tête : « C’est moi! » Il vous touche le nez, vous sortez, vous cognez encore.} {18-24m|Le trottineur cogne dehors, puis dedans, et crie « oui! » chaque fois.} {2-3a|On se tasse : un pied dehors, c’est encore dedans.} {3-4a|Une troisième chaise agrandit la maison, mais le toit est encore trop court. On apporte l’autre couverture : par-dessus la première, ou au bout?} {3-4a !multiage|Dedans, on se tasse avant de répondre oui; qui entre va cogner à son tour pour un ami.} {4-5a|Assis sur le bord, un gardien retient le toit. Il crie « relève! » : quelqu’un s’assoit avant qu’il se lève, sinon tout descend.} {!2-3a !3-4a !4-5a|Le toit tombé est aussi une maison : couvrez-en vos genoux pliés, et une main ou un pied y entre.}',
        ),
        play(
          { 30: 6 },
          'Il pleut sur la maison. Du bout des doigts, tapotez la couverture par-dessus, au-dessus des dos : trois gouttes, puis l’averse, puis plus rien. {0-18m|Le poupon lève la tête, cherche d’où ça vient; tapotez plus loin, puis tout près de sa main, qui touche la bosse de vos doigts.} {18-24m|Le trottineur tape de l’intérieur, et la pluie lui répond.} {2-3a|Dehors, on fait pleuvoir; dedans, on crie « arrête! » et la pluie obéit.} {3-4a|Est-ce de la pluie, un chat, un géant? On écoute et l’on dit par où il passe.} {3-4a !multiage|Puis ceux du dehors et ceux du dedans changent de place.} {4-5a|Dehors, l’enfant tape un rythme; dedans, on le refait sur le plancher.}',
        ),
        closing(
          { 10: 2, 20: 3, 30: 4 },
          'On sort, on compte les têtes. {2-3a 3-4a 4-5a|Tout le monde prend un bord d’une couverture; à « un, deux, trois », le toit se lève très haut, puis se couche au plancher.} {!2-3a !3-4a !4-5a|Levez la couverture à bout de bras, laissez-la descendre à côté des petits, sur le plancher : « Le toit dort. »} {18-24m 2-3a 3-4a 4-5a|On la plie, et l’on ramène les chaises à la table.} {0-18m|Le poupon garde un coin dans la main pendant que vous pliez le reste.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Quand le toit tombe, regardez-le avec eux, sans le relever tout de suite.',
          'Dites ce que la main a fait : « Tu as tiré ici, c’est tombé là. »',
          'Un enfant s’appuie sur une chaise? Approchez-vous, un genou ou une main contre elle.',
        ],
        questionsOuvertes: [
          'Qu’est-ce qui l’a fait tomber?',
          '{2-3a 3-4a 4-5a|Où y a-t-il encore de la place?}{!2-3a !3-4a !4-5a|Par où vas-tu sortir?}',
          '{3-4a 4-5a|Comment tenir le toit sans les mains?}',
          '{4-5a 20min 30min|Qui pourrait te remplacer?}',
        ],
      },
      vocabulaire: [
        'le toit',
        'trop court',
        'trop loin',
        'tenir',
        'glisser',
        'dessous',
        '{4-5a 20min 30min|le gardien}',
        '{2-3a 3-4a 4-5a|la place}',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Un toit bas fait fuir? Posez la couverture sur un seul dossier : elle pend comme un rideau. Vous êtes d’un côté, puis de l’autre, et sa main l’écarte.',
        },
        {
          pour: '18-24m',
          texte:
            'Faire tomber est son travail. Relevez le toit dix fois, puis tendez-lui un bout pour qu’il le relève avec vous.',
        },
        {
          pour: '2-3a',
          texte:
            'Donnez un bord à chacun de deux enfants : « Montez, descendez. » Le toit vit entre eux avant de tenir seul.',
        },
        {
          pour: '3-4a',
          texte: 'Avant de pousser une chaise, l’enfant montre du bras jusqu’où ira le toit; on essaie, on compare.',
        },
        {
          pour: '4-5a',
          texte:
            'Combien d’amis entrent sous une couverture? On prédit, on entre, on compte, puis on change une seule chaise.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            '{2-3a 3-4a 4-5a|L’enfant en fauteuil retient le toit mieux que personne : le bout est coincé sous son bras.} Le noir inquiète? Roulez un bord : la lumière entre, et l’on voit dehors.',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’été, dans la cour, la couverture posée entre deux chaises fait de l’ombre : on déplace la maison quand le soleil tourne.',
        },
      ],
      securite: {
        risquesAcceptes: ['Toit sur les épaules.', '{2-3a 3-4a 4-5a|Coude dans les côtes, quand on se tasse.}'],
        dangersAEliminer: [
          'Couverture sur un visage : elle reste ouverte aux deux bouts, votre main l’écarte aussitôt, et personne n’y est roulé.',
          '{0-18m|Poupon sous le toit : votre bras le touche; s’il s’endort, il va dans son lit, sur le dos.}',
          'Chaise tirée sur quelqu’un : sans nœud ni pince, la couverture glisse; une chaise légère est changée pour une lourde.',
          'Enfant debout sur un siège, ou couché sur le toit : on s’assoit, on passe dessous.',
          '{4-5a|Toit tiré pendant qu’un enfant est assis dessus : la chaise partirait à la renverse. Il crie « on ne tire plus! »; si quelqu’un tire quand même, il se lève et le toit tombe.}',
          '{2-3a 3-4a 4-5a|Chaise déplacée quand quelqu’un est dessous : on vide la maison, puis on bouge la chaise.}',
        ],
        supervision: 'palier1',
        allergies: ['Couvertures lavées, sans peluche ni poil d’animal.'],
      },
      observation: [
        'Raisonnement : {2-3a 3-4a 4-5a|le toit tombe; racontez ce qu’il change à l’essai suivant.}{!2-3a !3-4a !4-5a|le toit tombe; que font sa main et ses yeux la fois d’après?}',
        'Compétences sociales : {2-3a 3-4a 4-5a|comment demande-t-il une place, ou en fait-il une?}{!2-3a !3-4a !4-5a|comment vous appelle-t-il, ou vous répond-il, quand le toit vous sépare?}',
        'Schéma corporel : {2-3a 3-4a 4-5a|de quelle partie de son corps oublie-t-il qu’elle dépasse?}{!2-3a !3-4a !4-5a|par quelle partie du corps passe-t-il d’abord sous le toit?}',
      ],
      prolongements: [
        '{!0-18m !18-24m|Laissez deux chaises et une couverture là où vous les voyez de votre place : la maison se refera.}{0-18m 18-24m|Demain, quand vous êtes assise à côté, une couverture pend d’un seul dossier : qui va voir derrière?}',
        '{4-5a|Au départ, montrez au parent comment des fesses tiennent un toit : à la maison, qui s’assoira au bout?} {!4-5a|Au départ, dites au parent ce que son enfant a fait du toit : tenu, tiré, ou visité vingt fois.}',
      ],
      reflexionRetroaction: [
        'Quelle idée ai-je corrigée avant qu’elle soit essayée?',
        'Qui a été dehors tout le long, et y était-il bien?',
      ],
    },
  },
  {
    key: 'encore-un-coussin-ou-assez',
    summary:
      'Couché, on se fait poser des coussins sur les jambes : « encore », « encore », « assez! » et tout s’enlève. Auprès d’un poupon, c’est vous qui êtes dessous.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['emotions-et-amitie'],
    materials: [],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'coussins',
      'coussin',
      'oreillers',
      'oreiller',
      'jouer avec des coussins',
      'bataille d’oreillers',
      'sous les coussins',
      'se faire écraser',
      'pile de coussins',
      'dire non',
      'dire assez',
      'dire stop',
      'consentement',
      'respecter le non',
      'besoin de se faire serrer',
      'le consentement',
    ],
    seen: [
      'il se couche par terre et demande qu’on lui empile des oreillers dessus',
      'elle donne un gros coup de pied et fait tomber tout ce qu’on a mis sur ses jambes',
      'ils enterrent un copain de toutous au coin lecture jusqu’à ce qu’il ne paraisse plus',
      'il a besoin de pression et se coince entre le matelas et le mur',
      'elle pleure parce qu’on continuait même si elle disait d’arrêter',
      'il ne sait pas dire qu’il en a assez et finit par mordre',
      'au coin doux, le fun a viré en larmes sous le tas d’amis',
      'mon bébé tourne la tête quand il n’en veut plus et les grands ne le voient pas',
    ],
    scenes: ['corps-non', 'rouler-corps'],
    picture:
      'Un enfant hilare, couché sous quatre coussins, lève la main : l’éducateur aussi; deux amis figés au milieu d’un pas gardent leur coussin dans les bras.',
    sheet: {
      titre: 'Encore un coussin, ou assez?',
      observationDepart:
        '{2-3a 3-4a 4-5a|Une pile de coussins, un enfant dessous, un fou rire; puis le rire change, et personne ne l’a remarqué.} {!2-3a !3-4a !4-5a|Un coussin est tombé sur vos pieds. Une petite main l’a tiré, et deux yeux ont demandé que ça recommence.}',
      intentionEducative:
        'Permettre à chaque enfant de dire « encore » ou « assez » à sa façon, et de voir que les autres s’y arrêtent.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Concept de soi', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Développement sensoriel', role: 'secondaire' },
      ],
      objectifs: [
        'Montrer qu’on en veut encore, ou qu’on n’en veut plus.',
        '{18-24m 2-3a 3-4a 4-5a|Sentir un poids doux se poser, puis s’en aller.}{!18-24m !2-3a !3-4a !4-5a|Tirer, taper, faire reparaître ce qui était dessous.}',
        '{18-24m 2-3a 3-4a 4-5a|Transporter un coussin jusqu’à quelqu’un qui l’attend.}',
        '{3-4a 4-5a|Lire sur un visage ou un corps ce qui n’est pas dit.}',
      ],
      materiel: [
        item(
          'Coussins de toutes sortes',
          '{!18-24m !2-3a !3-4a !4-5a|trois}{18-24m 2-3a 3-4a 4-5a|deux par enfant, six au moins}',
          'Oreillers',
        ),
      ],
      preparation: [
        'Dégagez un carré de plancher, deux pas de tous les côtés, et mettez les coussins en tas au bord{!18-24m !2-3a !3-4a !4-5a|, derrière vous}.',
        'Choisissez le signe qui vaut « assez » pour tous : la main levée, ou la voix. Un corps qui se tortille ou un visage qui se ferme dit assez, lui aussi. {18-24m 2-3a 3-4a 4-5a|Qui se couche met la tête de votre côté, à un bras de vous : vous voyez chaque visage.}',
        '{0-18m|Le poupon est assis contre votre hanche, votre bras autour de lui, ou dans le creux de votre bras s’il ne tient pas assis. Aucun coussin ne va sur lui : ce sont vos jambes qu’on couvre.} {1adulte 0-18m multiage|Avec plusieurs âges, prenez six enfants au plus, dont deux poupons, un de chaque côté de vous, loin du tas.}',
        '{multiage|À plusieurs âges, un plus grand couvre les jambes d’un plus jeune qui le veut, et le plus petit a le mot qui compte : sa tête qui se tourne arrête tout le jeu.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Assoyez-vous au plancher, jambes allongées. Posez un coussin sur vos genoux : « Encore. » Un autre sur vos tibias : « Encore… » Un troisième sur vos pieds : « Assez! » Main levée, tout s’enlève. {18-24m 2-3a 3-4a 4-5a|« Qui m’en apporte un? » Laissez-vous couvrir, dites « encore » deux fois, puis « assez » quand ils ne s’y attendent pas.} {0-18m|Le poupon, contre votre hanche, voit vos jambes disparaître et vos pieds tout faire tomber : « Parti! »}',
        ),
        play(
          { 10: 6, 20: 8, 30: 9 },
          '{18-24m 2-3a 3-4a 4-5a|Qui veut se couche; les autres demandent « encore? » et posent.} {0-18m|Posez un coussin sur vos jambes et demandez au poupon : « Encore? » Un cri, une main tendue, un regard vers le tas veut dire encore. Il tire un coin du coussin, vous secouez les pieds : « Parti! » La tête se tourne, le corps se raidit : c’est assez; dites-le, et ôtez tout.} {!18-24m !2-3a !3-4a !4-5a|Une jambe, l’autre, les deux : avant chaque coussin, demandez, et attendez sa réponse.} {18-24m|Le trottineur apporte un coussin plus large que lui et s’assoit dessus en chemin. Couché, il se relève au deuxième : c’est son « assez ».} {18-24m !multiage|Il veut aussi vous couvrir : laissez-le poser, dites « encore », et « assez » quand il recule pour vous voir.} {2-3a|« Encore! Encore! » Les orteils dépassent et gigotent. « Assez », et tout vole.} {2-3a !multiage|Puis ceux qui portaient se couchent à leur tour; qui aime mieux porter porte encore.} {3-4a|On demande où : « Le ventre ou les pieds? »} {3-4a !multiage|Un coussin mal placé se déplace, et l’on redemande; qui était couché devient porteur.} {4-5a|L’enfant couché annonce un nombre : « Cinq. » À trois, il change d’idée, et l’on s’arrête à trois.} {4-5a !multiage|Au suivant, on cherche le coussin le plus lourd et le plus léger, et il les reconnaît les yeux fermés.}',
        ),
        play(
          { 20: 6, 30: 7 },
          '{18-24m 2-3a 3-4a 4-5a|C’est votre tour.} {18-24m 2-3a 3-4a 4-5a !0-18m|Étendez-vous, accoudée, la tête haute : ils vous couvrent, des orteils au ventre.} {0-18m multiage|Restez assise, et laissez-vous couvrir les jambes.} {0-18m|Glissez une main sous le coussin de vos genoux : il bouge, il ronfle. Le poupon tape dessus, le tire : la main sort et lui dit bonjour. « Encore? » Attendez un son ou un geste, et recachez-la.} {18-24m|Le trottineur ajoute un coussin, en ôte un, cherche vos pieds.} {2-3a|Dites « encore » d’une voix de souris, puis d’ours. On rit, et l’on repart en chercher un autre.} {3-4a|Ne dites plus rien : froncez les sourcils, souriez, bâillez. Est-ce encore, ou assez? On regarde votre visage pour le savoir.} {4-5a|Combien en faut-il pour qu’on ne voie plus vos jambes? On compte en posant, et l’on recompte en ôtant.} {18-24m 2-3a 3-4a 4-5a !0-18m|À « assez », levez-vous d’un coup : il pleut des coussins.} {0-18m multiage|À « assez », secouez les pieds : tout tombe.}',
        ),
        play(
          { 30: 6 },
          'Cette fois, sans un mot. {0-18m|Mettez un coussin ferme sur vos genoux, devant le poupon toujours contre vous : il tape dessus, vous tapez; il arrête, vous arrêtez. Qui recommence? Attendez que ce soit lui.} {18-24m|Le trottineur serre un coussin, vous serrez le vôtre; il le laisse tomber, le vôtre tombe aussi.} {2-3a|Deux coups au plancher, c’est assez. On s’exerce tous ensemble : boum, boum, plus personne ne bouge.} {2-3a !multiage|Ensuite, chacun serre son coussin de toutes ses forces et le relâche : « Ffff. »} {3-4a|Un ami se couche, un autre pose : seuls les yeux disent encore, et tous les autres les lisent, pouce en haut ou en bas.} {3-4a !multiage|On change de place, et la réponse change aussi : un clin d’œil, un pied qui bouge, un menton levé.} {4-5a|Chaque enfant invente son signe; son ami l’apprend, s’y trompe, redemande.}',
        ),
        closing(
          { 10: 2, 20: 3, 30: 4 },
          '{18-24m 2-3a 3-4a 4-5a|Chacun a un dernier coussin, à serrer, à pousser ou à laisser là.} {0-18m|Tendez la main au poupon : il la serre, la pousse ou la laisse là.} Dites à chacun ce que vous avez compris : {2-3a 3-4a 4-5a|« Ton assez à toi, c’est un pied qui pousse. »} {!2-3a !3-4a !4-5a|« Ton assez à toi, c’est une tête qui se tourne. »} {2-3a 3-4a 4-5a|« Le tien, c’est une main en l’air. » Ceux qui veulent corrigent.} Les coussins retournent à leur place, {18-24m 2-3a 3-4a 4-5a|un par voyage, dans les bras, sous le bras ou à deux}{!18-24m !2-3a !3-4a !4-5a|un à un, salués de la main}.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Demandez avant chaque coussin, même au vingtième, et attendez la réponse avant de poser.',
          'Dites « assez » avec celui qui l’a montré sans parler : « Il a tourné la tête. On arrête. »',
          '{18-24m 2-3a 3-4a 4-5a|Qui ne veut pas être dessous est porteur, et c’est tout aussi bon.} {!18-24m !2-3a !3-4a !4-5a|Une réponse ne vient pas? Comptez cinq respirations, coussin levé, avant de redemander.}',
        ],
        questionsOuvertes: [
          'Qu’en dis-tu : encore, ou assez?',
          'Où veux-tu le suivant?',
          '{3-4a 4-5a|Comment as-tu su qu’il n’en voulait plus?}',
        ],
      },
      vocabulaire: [
        'encore',
        'assez',
        'attends',
        '{18-24m 2-3a 3-4a 4-5a|lourd}',
        '{18-24m 2-3a 3-4a 4-5a|léger}',
        'dessous',
        'je veux',
        'je ne veux plus',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Avant cinq mois, le poupon est sur le dos, loin des coussins, et le coussin devient votre paume : elle se pose sur la plante des pieds, ils poussent, elle s’en va.',
        },
        {
          pour: '18-24m',
          texte:
            'Ses deux mots sont « encore » et « non ». Le non vaut assez : enlevez le coussin aussitôt qu’il est dit.',
        },
        { pour: '2-3a', texte: 'Couchez-vous côte à côte, un coussin chacun : l’enfant dit assez pour vous deux.' },
        {
          pour: '3-4a',
          texte: 'Un porteur pour les pieds, un pour le ventre : ils se relaient et attendent chacun leur oui.',
        },
        {
          pour: '4-5a',
          texte: 'Avant de se coucher, l’enfant devine à combien il dira assez. Et son ami? On compare.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            '{18-24m 2-3a 3-4a 4-5a|Un enfant qui cherche à se faire serrer reçoit de gros coussins sur les jambes, avec la pression de vos mains, à son rythme.} Le toucher dérange? Le coussin se pose au sol, à portée de main, et c’est l’enfant qui le tire.',
        },
        {
          pour: 'autre_saison',
          texte: 'L’automne, dans la cour, ce sont des brassées de feuilles sur les jambes : encore, ou assez?',
        },
      ],
      securite: {
        risquesAcceptes: ['Coussin reçu dans le dos.', 'Fou rire, cheveux en l’air.'],
        dangersAEliminer: [
          '{18-24m 2-3a 3-4a 4-5a|Coussin sur une tête, un cou ou une poitrine d’enfant : on couvre les pieds, les jambes et le ventre, rien d’autre; vous voyez chaque visage.}',
          '{0-18m|Poupon : jamais de coussin sur lui ni sous sa tête, jamais couché près du tas; s’il s’endort, il va dans son lit, sur le dos.}',
          '{!18-24m !2-3a !3-4a !4-5a|Poupon qui bascule, le nez dans un coussin : votre bras l’entoure, et les coussins restent sur vos jambes, du genou aux pieds.}',
          '{18-24m 2-3a 3-4a 4-5a|Enfant qui s’assoit ou saute sur celui qui est couvert : le jeu s’arrête, votre bras entre les deux.}',
          '{18-24m 2-3a 3-4a 4-5a|Plus de deux enfants couchés : vous n’en voyez plus tous les visages; les autres portent.}',
          '{18-24m 2-3a 3-4a 4-5a|Assez qu’on n’écoute pas : dites-le vous-même, fort, et enlevez tout.}',
        ],
        supervision: 'palier1',
        allergies: ['Housses lavées, sans plumes, pour qui réagit à la poussière.'],
      },
      observation: [
        'Compétences sociales : {18-24m 2-3a 3-4a 4-5a|comment s’assure-t-il que l’autre en veut encore?}{!18-24m !2-3a !3-4a !4-5a|comment vous demande-t-il que le coussin revienne?}',
        'Concept de soi : le mot, le geste ou le regard par lequel il dit assez, et s’il le redit.',
        'Développement sensoriel : que cherche-t-il du coussin, {18-24m 2-3a 3-4a 4-5a|le poids, le mou ou la chute?}{!18-24m !2-3a !3-4a !4-5a|le mou, le bruit ou la chute?}',
      ],
      prolongements: [
        'Aux chatouilles, aux câlins, à la balançoire, reprenez les mêmes mots : encore, ou assez?',
        'Dites aux familles quel est le signe de leur enfant : à la maison, il arrêtera les chatouilles, lui aussi.',
      ],
      reflexionRetroaction: [
        'Quel « assez » ai-je vu trop tard?',
        'Qui dit toujours encore, et comment savoir quand il en a assez?',
      ],
    },
  },
  {
    key: 'le-rond-ne-se-laisse-pas-prendre',
    summary:
      'Un rond de lumière se promène au plancher. On met la main dessus, et c’est lui qui est sur la main! Il grossit, se sauve et finit par aller dormir.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['lumiere-et-ombre'],
    materials: [],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'lampe de poche',
      'lampes de poche',
      'lampe',
      'jouer avec la lumière',
      'lumière',
      'rond de lumière',
      'attraper la lumière',
      'lumière au plancher',
      'lumière sur le mur',
      'il fait noir',
      'dans le noir',
      'courir après la lumière',
      'éclairer',
    ],
    seen: [
      'elle saute à pieds joints sur une tache brillante qui se sauve au plancher',
      'il tape le mur pour attraper le reflet de ma montre',
      'le bébé couvre la tache claire de sa main et elle se retrouve sur ses doigts',
      'ils courent comme des chats après un point lumineux dans le corridor',
      'il demande pourquoi on n’est pas capable de la prendre dans nos mains',
      'un a peur quand on ferme les lumières et se colle sur moi',
      'pendant la panne, ils ont éclairé partout avec la flashlight et couru après',
      'au réveil de la sieste, un rayon de soleil se promenait par terre et ils le pourchassaient',
    ],
    scenes: ['ombre-lumiere', 'pourquoi'],
    picture:
      'Dans la pénombre, le rond de la lampe tenue bas par l’éducatrice éclaire la main d’un bébé à plat ventre; deux enfants plongent pour l’attraper.',
    sheet: {
      titre: 'Attrape le rond de lumière!',
      observationDepart:
        '{2-3a 3-4a 4-5a|Un reflet de montre a couru sur le mur. « Attrape-le! » Les mains arrivaient toujours trop tard.} {!2-3a !3-4a !4-5a|Un reflet a tremblé au plancher, et une petite main est allée gratter dessus.}',
      intentionEducative:
        'Permettre à chacun d’essayer de toutes ses mains d’attraper une lumière, et de chercher pourquoi elle échappe.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'principal' },
        { domaine: 'cognitif', composante: 'Attention', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
      ],
      objectifs: [
        'Suivre une lumière des yeux, de la main ou du corps entier.',
        'Essayer de la prendre, et voir ce qu’elle fait.',
        '{3-4a 4-5a 20min 30min|Faire grossir, rapetisser ou disparaître un rond, en sachant comment.}{3-4a 4-5a 10min|Mener un rond, le chasser, chercher pourquoi il échappe.}',
      ],
      materiel: [
        item(
          'Lampes de poche',
          '{!2-3a !3-4a !4-5a|la vôtre}{2-3a 3-4a 4-5a multiage|la vôtre, et une pour deux ou trois enfants de deux ans et plus}{2-3a 3-4a 4-5a !multiage|la vôtre, et une pour deux ou trois enfants}',
          null,
        ),
      ],
      preparation: [
        'Tirez les rideaux ou éteignez le plafonnier : la pièce est grise, on voit encore où l’on met les pieds. Dégagez le plancher et un bout de mur.',
        'Essayez chaque lampe : la lumière ne clignote pas et ne chauffe pas la paume. Le bouchon des piles ne tourne pas sous vos doigts; s’il tourne, cette lampe reste dans votre main.',
        '{0-18m|Le poupon est sur le ventre, assis ou contre vous. Votre lampe est derrière lui, tournée vers le plancher : il voit le rond, jamais l’ampoule.} {1adulte 0-18m multiage|Avec plusieurs âges, prenez six enfants au plus, dont deux poupons; assoyez-vous avec eux au bord du jeu.}',
        '{multiage|À plusieurs âges, les plus vieux mènent le rond, et les plus jeunes l’attrapent : il s’arrête toujours à côté d’eux.} {2-3a 3-4a 4-5a|Dites la règle avant d’allumer : le rond va par terre, sur les murs et sur les pieds.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Sans un mot, allumez votre lampe vers le plancher. Le rond avance, tourne, hésite, monte sur votre soulier. Chuchotez : « Il est fatigué. » Couchez la main à côté, paume en l’air : il y entre. Fermez vite les doigts. « Je l’ai! » Regardez : il est sur votre poing. Ouvrez, refermez : il est encore dessus. « Il ne se laisse pas prendre. »',
        ),
        play(
          { 10: 6, 20: 8, 30: 9 },
          '{2-3a 3-4a 4-5a|Qui peut l’attraper?} {0-18m|Le rond s’arrête à une main du poupon. Il tend le bras, tape : le rond est sur ses doigts. Couvrez la lampe de votre paume : « Parti! » Ôtez votre main : « Là! »} {!18-24m !2-3a !3-4a !4-5a|Attendez que ses yeux demandent la suite.} {!18-24m !2-3a !3-4a !4-5a|Le rond grimpe ensuite sur votre genou, sur sa cuisse, sur son pied; laissez-le y rester.} {18-24m multiage|Le trottineur} {18-24m !multiage|L’enfant} {18-24m|met le pied sur le rond, lève le pied, regarde dessous, et recommence de l’autre pied.} {18-24m !multiage|Le rond saute sur votre soulier, sur le sien, sur le mur à sa hauteur; l’enfant s’y colle le ventre. Laissez-le gagner : « Tu l’as! »} {2-3a|On saute dessus : il recule d’un pas. On revient sans bruit, pour ne pas lui faire peur.} {2-3a !multiage|Il se cache sous la table, sort, monte sur un pied : « Bouge pas! » Chacun le garde le temps de compter jusqu’à trois.} {3-4a|Une lampe pour deux ou trois : l’un mène le rond au ras du plancher, les autres le chassent. À « change! », la lampe change de main.} {3-4a !multiage|Puis le rond va moins vite qu’une tortue, et il faut l’attraper au ralenti.} {4-5a|On essaie de l’enfermer : deux mains en cage, un ventre couché dessus. Il ressort toujours par-dessus. Pourquoi?} {4-5a !multiage|On cherche d’où il part, sans regarder l’ampoule. On passe la main tout près de la lampe, puis tout près du plancher : à quel endroit disparaît-il?}',
        ),
        play(
          { 20: 6, 30: 7 },
          'Menez le rond au mur. « Il a mangé! » Reculez la lampe, lentement : le rond devient énorme. {0-18m|Le poupon, contre vous, a la main au mur; le rond rapetisse jusqu’à elle, puis grossit tout autour. Dites « petit… petit… » puis « grrros! » : votre voix change avec lui.} {!18-24m !2-3a !3-4a !4-5a|Passez enfin votre main devant la lampe : des doigts noirs, larges comme lui, lui font bonjour.} {18-24m multiage|Le trottineur} {18-24m !multiage|L’enfant} {18-24m|se colle au gros rond, bras ouverts : « Gros! » Quand le rond rapetisse, il le couvre d’une main.} {2-3a|On appelle « gros! » ou « petit! », et le rond obéit. Puis l’enfant prend la lampe et obéit aux autres.} {2-3a !multiage|Énorme, on y entre à deux; tout petit, il n’y tient qu’un doigt.} {3-4a|Comment le faire grossir? On avance, on recule, on penche la lampe : il s’étire comme un œuf.} {3-4a !multiage|Quand il est énorme, tout le monde y entre; au « petit! », il n’y reste qu’un pied.} {4-5a|Deux ronds se rencontrent : le gros avale le petit. On cherche comment le recracher, ou comment en faire deux pareils.}',
        ),
        play(
          { 30: 6 },
          '{0-18m|L’ampoule vers le plancher, fermez les doigts dessus, bien serrés : ils rougissent. Le poupon touche un doigt rouge; éteignez, il le cherche; rallumez : « Là! »} {18-24m multiage|Le trottineur} {18-24m !multiage|L’enfant} {18-24m|glisse sa main sous le rond, la tourne, regarde l’autre côté.} {18-24m !multiage|Puis il essaie sur vos genoux, sur son bedon, et vous dites chaque fois où le rond est assis.} {2-3a 3-4a 4-5a|Qu’est-ce que le rond traverse?} {2-3a|On essaie sa manche, son bas, le rideau : « Passe! Passe pas! »} {2-3a !multiage|Glissée sous le chandail, la lampe allume un bedon. « Encore, le mien! »} {3-4a|Une main devant la lampe : elle rougit; sur le mur, elle est noire. Le pouce s’écarte : l’ombre ouvre la bouche.} {3-4a !multiage|Puis deux mains se parlent sur le mur, et chacun prête sa voix à la sienne.} {4-5a|Avant chaque essai, on prédit : le chandail en une épaisseur, puis en deux, une main ouverte, une main fermée.}',
        ),
        closing(
          { 10: 2, 20: 3, 30: 4 },
          'Le rond bâille. Il va dire bonne nuit, lentement, sur une paire de pieds après l’autre. {2-3a 3-4a 4-5a|Chacun lui souffle où il pourrait dormir; on y mène toutes les lampes.} {!2-3a !3-4a !4-5a|Il se couche dans votre main ouverte, tout petit.} « Bonne nuit. » Clic. Restez trois secondes dans le gris, puis ouvrez les rideaux. « Où est-il parti? » {0-18m|Montrez au poupon votre paume vide, puis l’autre.} {2-3a 3-4a 4-5a|Touchez l’endroit : il n’a rien laissé.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Menez le rond moins vite que l’enfant : il s’arrête juste avant d’être rejoint, puis se laisse couvrir.',
          'Parlez pour le rond : « Raté! Je suis sur ta main. »',
          '{2-3a 3-4a 4-5a|Une lampe se lève? Tournez le poignet vers le plancher et redites : « Par terre, sur les murs, sur les pieds. »}',
        ],
        questionsOuvertes: [
          'Où est-il passé?',
          '{20min 30min|Qu’est-ce qui le fait grossir?}{10min|Sur quoi est-il, maintenant?}',
          '{3-4a 4-5a|Comment pourrait-on le garder?}',
          '{4-5a|Pourquoi est-il toujours par-dessus?}',
        ],
      },
      vocabulaire: [
        'la lumière',
        'le rond',
        'attraper',
        '{20min 30min|il grossit}',
        '{20min 30min|il rapetisse}',
        'dessus',
        'dessous',
        'éteindre',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Le plus jeune est sur le dos : au mur, à côté de lui, le rond avance de la longueur d’une main et s’arrête. Ses yeux le rejoignent avant qu’il reparte.',
        },
        {
          pour: '18-24m',
          texte: 'Deux souliers font son terrain : le rond saute de l’un à l’autre, et il le suit du pied.',
        },
        {
          pour: '2-3a',
          texte:
            'Votre main tient la lampe avec la sienne. Son premier tour est d’allumer, d’éteindre, et de dire « bonjour, bye ».',
        },
        {
          pour: '3-4a',
          texte: 'Le rond devient quelqu’un : où habite-t-il, de quoi a-t-il peur? L’enfant le mène chez lui.',
        },
        {
          pour: '4-5a',
          texte:
            'Faites un rond juste de la grandeur d’une main, puis d’un ventre : à combien de pas faut-il se placer?',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            '{2-3a 3-4a 4-5a|L’enfant qui bouge peu tient la lampe, appuyée sur sa cuisse : c’est lui qui fait courir les autres.}{!2-3a !3-4a !4-5a|Vers l’enfant qui bouge peu, c’est le rond qui vient : il s’arrête sur sa main ou sur son pied.} L’enfant qui voit peu a sa main sur la vôtre au moment du clic, et reçoit le rond de très près, sur fond sombre. Le noir inquiète? Un rideau reste ouvert.',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’hiver, il fait noir tôt : au retour de la sieste, le rond vient réveiller les pieds. L’été, un jour de pluie fait la pénombre.',
        },
      ],
      securite: {
        risquesAcceptes: ['Genoux au plancher, mains l’une sur l’autre.', 'Rond qui se sauve au moment où on l’avait.'],
        dangersAEliminer: [
          'Lumière dans les yeux : jamais de pointeur laser; lampe tenue plus bas que la taille, tournée vers le sol ou le mur; qui vise un visage la dépose.',
          'Piles : bouchon bien fermé, lampe comptée avant et après; une lampe qui s’ouvre est retirée du jeu.',
          '{0-18m 18-24m|Lampe à la bouche : les plus jeunes jouent avec le rond, et la lampe reste dans votre main.}',
          '{18-24m 2-3a 3-4a 4-5a|Course dans la pénombre : plancher vide, rond lent, loin des coins de table.}',
          '{0-18m multiage|Chasseur qui fonce vers un poupon : à côté de lui, le rond ne bouge plus, votre jambe fait la barrière.}',
        ],
        supervision: 'palier1',
        allergies: ['Lumière fixe, sans clignotement, pour qui y est sensible.'],
      },
      observation: [
        'Éveil aux sciences : que tente-t-il pour prendre le rond, et que fait-il quand ça rate?',
        'Attention : combien de temps ses yeux le suivent-ils, et qu’est-ce qui les en détourne?',
        'Motricité globale : racontez comment il vise avec le pied, la main ou le corps entier.',
      ],
      prolongements: [
        'Un matin de soleil, cherchez au plancher un rond que personne n’a allumé : d’où vient-il?',
        'Proposez aux familles le même jeu au coucher : à la maison, le rond passe sur les pieds de chacun avant le clic.',
      ],
      reflexionRetroaction: [
        'Le rond s’est-il laissé couvrir assez souvent par les plus jeunes?',
        'Quelle explication ai-je donnée trop vite?',
      ],
    },
  },
  {
    key: 'ce-n-est-plus-un-foulard',
    summary:
      'Froissé dans deux mains, un foulard ressort en soupe, en bébé, en rivière : on joue avec, on devine, et il passe à un ami qui le change encore.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_COGNITIVE'],
    themes: ['contes-et-lettres'],
    materials: ['tissus'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    onlyNamed: ['WATER'],
    calls: [
      'foulards',
      'foulard',
      'tissus',
      'tissu',
      'carrés de tissu',
      'débarbouillettes',
      'débarbouillette',
      'jouer avec des foulards',
      'faire semblant',
      'inventer une histoire',
      'mime',
      'mimer',
      'devinettes',
      'se cacher sous un foulard',
      'coucou',
      'coucou caché',
    ],
    seen: [
      'elle roule un linge en boule et le berce comme un nouveau-né',
      'il met une serviette sur son dos et devient un superhéros',
      'il étend un tissu bleu par terre et fait semblant de nager',
      'un bout de tissu dépasse de mon poing et le bébé tire dessus sans fin',
      'il invente une nouvelle chose chaque fois que je lui demande ce que c’est',
      'elle met un châle sur sa tête et attend qu’on la cherche',
      'depuis la naissance de sa petite sœur, elle emmaillote tout ce qui est en tissu',
      'au coin déguisement, le même morceau sert de cape, de rivière et de soupe',
    ],
    scenes: ['mots', 'cacher-trouver', 'tirer', 'livres-histoires'],
    picture:
      'Un foulard s’ouvre comme une fleur entre deux mains et un bébé en tire un coin; à côté, un enfant berce le sien, une autre trempe un orteil dans le sien.',
    sheet: {
      titre: 'Ce n’est plus un foulard',
      observationDepart:
        '{2-3a 3-4a 4-5a|Un foulard roulé en boule s’est fait bercer toute la matinée. « Chut, mon bébé dort. »} {!2-3a !3-4a !4-5a|Un coin de foulard dépassait d’un poing. On l’a tiré, et il n’en finissait plus.}',
      intentionEducative:
        'Soutenir le plaisir de faire d’une chose une autre, et de se faire comprendre d’un son, d’un geste ou d’un mot.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
      ],
      objectifs: [
        'Froisser, tirer, secouer, cacher et retrouver.',
        'Répondre à la formule d’un son, d’un geste ou d’un mot.',
        '{2-3a 3-4a 4-5a|Donner un nom et un usage à son foulard.}',
        '{3-4a 4-5a|Entrer dans l’idée d’un autre, ou la deviner.}',
      ],
      materiel: [
        item(
          'Foulards, sans franges',
          '{!18-24m !2-3a !3-4a !4-5a|deux par poupon, un pour vous}{18-24m 2-3a 3-4a 4-5a|un par enfant, un pour vous, deux de rechange}',
          'Débarbouillettes ou carrés de tissu',
        ),
      ],
      preparation: [
        'Étendez les foulards à plat, à portée des mains. Aucun n’est noué; ceux qui sont plus longs que votre bras restent au tiroir.',
        'Apprenez la formule, qui se dit tout bas, les mains fermées : « Foulard, foulard, plein de plis, qui es-tu aujourd’hui? »',
        '{0-18m|Le poupon est assis contre vous ou couché devant vous; gardez un foulard sec de rechange par bouche.} {1adulte 0-18m multiage|Avec plusieurs âges, prenez six enfants au plus, dont deux poupons, à un bras de vous.}',
        '{multiage|À plusieurs âges, un plus jeune tire le foulard de la main d’un plus grand; le plus grand dit ce que c’est, et les deux y jouent.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Froissez un foulard entier dans vos deux mains fermées. Soufflez dessus. « Foulard, foulard, plein de plis, qui es-tu aujourd’hui? » Ouvrez lentement : il pousse comme une fleur, déborde, tombe. {2-3a 3-4a 4-5a|« C’est… une soupe! » Mangez-la, bruyamment. Refroissez, redites la formule : « Un chat! » Flattez-le.} {!2-3a !3-4a !4-5a|« Oh! » Refroissez, redites la formule, et laissez un coin dépasser.}',
        ),
        play(
          { 10: 6, 20: 8, 30: 9 },
          '{2-3a 3-4a 4-5a|Chacun prend un foulard et en fait autre chose.} {0-18m|Un coin dépasse de votre poing : le poupon le pince, tire, ça vient, ça vient encore, c’est sorti!} {!18-24m !2-3a !3-4a !4-5a|Recommencez de l’autre main.} {0-18m|Tendez ensuite le foulard devant votre visage, les yeux au-dessus : « Où je suis? » Il l’attrape, et votre bouche revient, avec le même « coucou ».} {!18-24m !2-3a !3-4a !4-5a|Cachez son pied, attendez qu’il bouge : « Qui es-tu aujourd’hui? Un pied! »} {18-24m multiage|Le trottineur} {18-24m !multiage|L’enfant} {18-24m|se met un foulard sur la tête, l’enlève, le couche par terre : « Dodo. » Dites « chut » avec lui.} {18-24m !multiage|Un coin dépasse de votre poing : il tire, ça sort, il vous le rend pour que ça rentre. Cachez à votre tour la bouche derrière le foulard, et il vient la découvrir.} {2-3a|Roulé, c’est un bébé; étendu, c’est de l’eau; sur le bras, c’est bobo. Un mot suffit, et vous jouez avec.} {2-3a !multiage|Bercez ce bébé, soufflez sur ce bobo, trempez un doigt dans cette eau; puis dites la formule, et c’est autre chose.} {3-4a|« C’est un lac! » Tout le monde y trempe un orteil. « C’est froid! »} {3-4a !multiage|Puis c’est à un autre enfant : « Moi, c’est un chien. » On le flatte, il aboie, et le suivant souffle dans ses mains.} {4-5a multiage|L’enfant se sert de son foulard sans rien dire : on regarde, on devine, et l’on a trois essais.} {4-5a !multiage|En équipes de trois ou quatre, l’un se sert de son foulard sans rien dire; les autres devinent, en trois essais.} {4-5a !multiage|Qui devine recommence avec le sien; qui ne devine pas demande un autre geste, jamais le mot.}',
        ),
        play(
          { 20: 6, 30: 7 },
          '{2-3a 3-4a 4-5a|Un seul foulard passe de main en main et change, et tous miment ce qu’il devient.} {0-18m|Tendez le vôtre au poupon, paume ouverte : il prend, secoue, le laisse tomber. « Merci! » Reprenez-le et redonnez-le roulé, puis en boule, puis long comme un serpent.} {0-18m !multiage|Tirez chacun un bout, tout doux : dites « tire » quand il tire, et laissez filer.} {18-24m multiage|Le trottineur} {18-24m !multiage|L’enfant} {18-24m|donne le sien, le redemande, le cache dans son dos : « Pu là! »} {18-24m !multiage|Cherchez-le sous vos genoux, dans vos manches, jusqu’à ce qu’il vous le montre. Puis cachez-le à votre tour, un coin dehors.} {2-3a|« Tiens, de la pizza. » L’ami en mange, puis décide si c’en est encore.} {3-4a|Avant de le donner, on dit : « C’était un chapeau, c’est un oiseau. »} {3-4a !multiage|Celui qui le reçoit le fait voler, puis souffle dessus, et l’oiseau est autre chose.} {4-5a|Une chose déjà faite ne revient pas : le groupe proteste, « on l’a déjà eue! ».} {4-5a !multiage|Au deuxième tour, on le passe sans un mot, avec le poids de la chose : une roche, un œuf, un bébé.} {2-3a 3-4a 4-5a|Pas d’idée? Froissez-le avec l’enfant et dites la formule : la main trouve parfois toute seule.}',
        ),
        play(
          { 30: 6 },
          '{2-3a 3-4a 4-5a|Deux foulards se rencontrent, et c’est une histoire. Commencez : « Il était une fois… » Un enfant montre ce qu’est le premier, un autre ce qu’est le second; tous le refont avec le leur.} {0-18m|Levez un foulard au-dessus de vos genoux, loin du visage du poupon, et laissez-le descendre : « Il tombe, il tombe… » Taisez-vous juste avant la fin. Son bruit, son bras ou son pied le fait tomber.} {18-24m multiage|Le trottineur} {18-24m !multiage|L’enfant} {18-24m|lance le sien, qui retombe tout près; il le relance avec un cri.} {18-24m !multiage|Le foulard retombe sur un genou, sur un pied, sur votre tête : dites où.} {2-3a|L’un des deux est un bébé? L’enfant montre ce qu’il fait : il pleure, il mange, il dort.} {3-4a|Et après? Chaque foulard ajoute une chose, dite en la faisant.} {3-4a !multiage|Si le chien a peur de la vague, tout le monde souffle, et la vague s’en va.} {4-5a|Il faut une fin : on en essaie deux, et l’on garde celle qui fait rire le plus fort.}',
        ),
        closing(
          { 10: 2, 20: 3, 30: 4 },
          'Les foulards redeviennent des foulards. Étendez le vôtre, lissez-le. {2-3a 3-4a 4-5a|« Bye, ma soupe. »} {!2-3a !3-4a !4-5a|« Bye, foulard. »} {2-3a 3-4a 4-5a|Chacun salue ce qu’a été le sien, et le plie en deux, puis encore en deux.} {18-24m multiage|Le trottineur} {18-24m !multiage|L’enfant} {18-24m|tape le sien à plat et vous le tend.} {0-18m|Celui du poupon reste dans sa main pendant que vous pliez les autres, puis s’échange contre votre doigt.} {2-3a 3-4a 4-5a|« Demain, foulard, qui seras-tu? »} {!2-3a !3-4a !4-5a|Chuchotez une dernière fois la formule, les mains vides.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          '{2-3a 3-4a 4-5a|Servez-vous de ce que l’enfant dit : si c’est une soupe, soufflez, elle est chaude.}{!2-3a !3-4a !4-5a|Arrêtez-vous juste avant que le foulard sorte ou tombe : c’est à lui de demander la suite.}',
          'Un son, un bras levé : donnez-lui un mot et demandez des yeux si c’est le bon.',
          '{2-3a 3-4a 4-5a|Trompez-vous en devinant, et laissez-vous corriger.}',
        ],
        questionsOuvertes: [
          'Qui est-il, aujourd’hui?',
          'Que fait-on avec ça?',
          '{2-3a 3-4a 4-5a|Qu’est-ce que c’était, avant?}',
          '{4-5a|À quoi l’as-tu deviné?}',
        ],
      },
      vocabulaire: [
        'le foulard',
        'le pli',
        'froisser',
        'plier',
        'tirer',
        '{2-3a 3-4a 4-5a|c’était}',
        'c’est',
        '{2-3a 3-4a 4-5a|devine}',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Avant qu’il sache tirer, faites glisser le foulard sur sa paume, lentement, jusqu’à ce que ses doigts se ferment.',
        },
        {
          pour: '18-24m',
          texte:
            'Un seul jeu dix fois : sur la tête, parti, revenu. Attendez qu’il mette un mot ou un cri au même endroit.',
        },
        {
          pour: '2-3a',
          texte: 'Commencez le geste sans le nommer : bercez, versez, essuyez. C’est l’enfant qui dit ce que c’est.',
        },
        {
          pour: '3-4a',
          texte: 'L’enfant demande à deux amis d’être dans son idée : qui dort sous la couverture, qui fait la vague?',
        },
        {
          pour: '4-5a',
          texte: 'Une lettre, un chiffre, un pont? Avec deux ou trois foulards au plancher, on l’écrit ou on le bâtit.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            '{2-3a 3-4a 4-5a|L’enfant qui parle peu montre, et son geste vaut la réponse; nommez-le.} Qui voit peu reçoit le foulard dans la main et le reconnaît à sa forme, en boule, plat ou long. Qui n’aime pas le toucher léger prend une débarbouillette épaisse.',
        },
        {
          pour: 'autre_saison',
          texte:
            'Un jour de vent, dans la cour, le foulard tenu à bout de bras dit lui-même ce qu’il veut être : une aile, une vague, un drapeau.',
        },
      ],
      securite: {
        risquesAcceptes: ['{2-3a 3-4a 4-5a|Idée refusée par l’ami.}', 'Foulard tiré des deux bouts, qui échappe.'],
        dangersAEliminer: [
          'Foulard autour d’un cou, noué ou pas : il va sur la tête, aux épaules ou dans les mains; ôtez-le aussitôt.',
          '{0-18m|Foulard sur le visage d’un poupon : c’est le vôtre qui se cache. S’il s’en couvre lui-même, une seconde, votre main le dégage.}',
          '{0-18m 18-24m|Coin mâché loin dans la bouche : retirez-le, donnez-en un sec; le mouillé va au lavage.}',
          'Foulard au plancher sous des pieds qui courent : on joue assis ou au pas, et l’on ramasse.',
        ],
        supervision: 'palier1',
        allergies: ['Foulards lavés, sans laine ni parfum, pour les peaux sensibles.'],
      },
      observation: [
        'Langage oral : {2-3a 3-4a 4-5a|notez le son, le mot ou la phrase par lesquels il dit ce qu’est son foulard.}{!2-3a !3-4a !4-5a|notez le son ou le geste par lequel il répond à la formule.}',
        'Fonction symbolique : {2-3a 3-4a 4-5a|prend-il l’idée d’un autre, la garde-t-il, la change-t-il?}{!2-3a !3-4a !4-5a|que fait-il quand le foulard ou votre visage disparaît?}',
        'Motricité fine : comment s’y prend-il pour froisser, tirer, étendre ou plier?',
      ],
      prolongements: [
        'À la sieste, au lavabo, redites la formule avec une couverture ou une serviette : « Qui es-tu aujourd’hui? »',
        '{2-3a 3-4a 4-5a|Au départ, l’enfant montre à son parent la dernière chose qu’a été son foulard; à la maison, un linge à vaisselle fait l’affaire.}{!2-3a !3-4a !4-5a|Au départ, montrez au parent le coin qui dépasse du poing; à la maison, un linge à vaisselle fait l’affaire.}',
      ],
      reflexionRetroaction: [
        'Quelle idée ai-je nommée à leur place?',
        'Qui a refait la même chose dix fois, et qu’y avait-il de nouveau à la dixième?',
      ],
    },
  },
  {
    key: 'un-colis-qui-rit',
    summary:
      'Une couverture, un enfant couché dessus : c’est un colis. On tire, on livre à la bonne adresse, on déballe un pied, puis tout un ami.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['quartier-et-metiers', 'mouvement-et-defis', 'emotions-et-amitie'],
    materials: ['tissus'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'couvertures',
      'couverture',
      'draps',
      'tapis',
      'petits tapis',
      'tirer un ami sur une couverture',
      'se faire tirer',
      'se faire traîner',
      'se rouler dans une couverture',
      'livrer un colis',
      'facteur',
      'livreur',
      'cadeau',
      'déballer',
      'tirer fort',
      'courrier',
    ],
    seen: [
      'il s’assoit sur le tapis et crie de le traîner dans le corridor',
      'elle s’emballe dans sa doudou comme un saucisson et attend qu’on l’ouvre',
      'ils halent un copain étendu sur un drap d’un bout à l’autre du local',
      'il cache son pied sous la couverte et le sort en criant surprise',
      'ils font la file pour se faire promener et trouvent ça long',
      'elle force à deux mains et dit que son ami est bien trop pesant',
      'depuis le passage du camion de livraison, ils se livrent les uns les autres',
      'en ramassant les couvertes de sieste, ils embarquent dessus pour un tour',
    ],
    scenes: ['tirer', 'envelopper', 'cooperer', 'magasin-metiers'],
    picture:
      'Deux enfants tirent par les coins une couverture où rit un ami couché, les jambes emballées; à l’arrivée, un petit en fauteuil roulant tend les bras.',
    sheet: {
      titre: 'Un colis qui rit',
      observationDepart:
        '{2-3a 3-4a 4-5a|Un enfant s’est assis sur la couverture qu’on rangeait. « Tire! » La couverture a avancé, et trois autres attendaient leur tour.} {!2-3a !3-4a !4-5a|La couverture a bougé de la longueur d’une main, avec un petit dessus. Le corps a dit « encore ».}',
      intentionEducative:
        'Permettre à chacun d’être porté par les autres, de leur rendre la pareille et d’être attendu à l’arrivée.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Demander qu’on parte ou qu’on arrête, du corps ou de la voix.',
        'Accueillir quelqu’un, ou être accueilli.',
        '{18-24m 2-3a 3-4a 4-5a|Tirer de tout son poids, en reculant ou en avançant.}',
        '{3-4a 4-5a|Régler son allure sur celle d’un autre facteur et sur le colis.}',
      ],
      materiel: [
        item(
          'Couvertures ou petits tapis qui glissent au plancher',
          '{!18-24m !2-3a !3-4a !4-5a|une par poupon}{18-24m 2-3a 3-4a 4-5a|une pour deux ou trois enfants}',
          'Draps pliés en deux',
        ),
      ],
      preparation: [
        'Balayez un chemin droit de six pas, large de deux, sur le plancher nu, loin de l’escalier. Nommez les deux bouts : « la poste » et « chez nous ».',
        'Étendez une couverture à la poste et tirez-la vide : elle glisse sans accrocher. {18-24m 2-3a 3-4a 4-5a|Pieds nus pour qui tire. Au-dessus de la tête du colis, laissez trois mains de couverture : c’est là qu’on tire, loin des cheveux. Avec un petit tapis, rien ne s’emballe : le colis s’y couche en boule, et à l’arrivée on lui déplie les bras et les jambes.}',
        '{3-4a 4-5a !0-18m !18-24m !2-3a|Plus de quatre enfants? Ouvrez un deuxième chemin à côté, dans le même sens, et tenez-vous « chez nous », face aux deux.} {0-18m|Le poupon voyage couché sur le dos, la tête de votre côté, rien sur lui au-dessus des genoux, et c’est vous qui tirez, à genoux, en reculant.} {1adulte 0-18m multiage|Avec plusieurs âges, prenez six enfants au plus, dont deux poupons; pendant une livraison de poupon, les autres colis attendent à la poste.}',
        '{multiage 2-3a 3-4a 4-5a|À plusieurs âges, les plus vieux tirent, un coin chacun; vous êtes « chez nous » avec les plus jeunes, qui reçoivent et déballent.} {0-18m multiage|Les poupons sont « chez nous », à côté de vous, hors du chemin.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Cachez votre main sous un coin de la couverture, et tirez la couverture jusqu’à eux, en soufflant. « Un colis! C’est pour… toi. » Attendez qu’on déballe. La main sort, remue les doigts : « Bonjour! » Reculez, emballez votre pied, revenez. {2-3a 3-4a 4-5a|« Fragile, celui-là. » Qui veut être le prochain colis?} {!2-3a !3-4a !4-5a|« Un pied! C’est juste ce qu’il me fallait. »}',
        ),
        play(
          { 10: 6, 20: 9, 30: 10 },
          '{18-24m 2-3a 3-4a 4-5a|Le colis se couche sur le dos, la tête du côté où l’on tire; on replie un bout sur ses pieds.} {0-18m|Repliez un bord sur les pieds du poupon et tirez, tout doucement, vos yeux dans les siens, la longueur d’un bras. Arrêtez. « Encore? » Un coup de pied, un son, un regard, et ça repart. À l’arrivée, dépliez le bord : « Un colis qui rit! »} {!18-24m !2-3a !3-4a !4-5a|Saluez un pied, puis l’autre, puis tout lui, et retournez à la poste.} {18-24m|Le trottineur monte, redescend, et tire la couverture vide.} {18-24m !multiage|Recevez-la : « Un colis d’air, merci! » Puis il se couche vraiment : tirez-le un petit bout de chemin, arrêtez, « encore? »} {2-3a|L’enfant dit l’adresse : « Chez mon ami! »} {2-3a !multiage|Vous tirez un coin, un ami tire l’autre; à l’adresse, quelqu’un attend pour déballer les pieds. Les autres vous suivent au pas avec leur couverture vide, un colis d’air.} {3-4a|Deux facteurs, deux coins : « Fragile ou pressé? » Fragile, on va à pas de souris; pressé, à grands pas, sans courir.} {3-4a !multiage|Chez nous, quelqu’un attend, déballe les pieds et dit merci; puis il devient le colis.} {4-5a|Chez nous, on ne regarde pas : on tâte les pieds à travers la couverture et l’on devine qui est arrivé.} {4-5a !multiage|Qui a été déballé devient facteur, et le facteur, destinataire : tout le monde aura les trois métiers.} {18-24m 2-3a 3-4a 4-5a|Le « stop » du colis arrête tout.} {!18-24m !2-3a !3-4a !4-5a|Une moue, et tout s’arrête.}',
        ),
        play(
          { 20: 5, 30: 6 },
          'Un très gros colis : vous. Assoyez-vous sur la couverture. {18-24m 2-3a 3-4a 4-5a|« À la poste, s’il vous plaît. » Ils tirent : rien ne bouge.} {0-18m|Le poupon est à côté du chemin, un coin de couverture dans la main. Dès qu’il tire, avancez les fesses d’un pouce : « Hop! » Il arrête, vous arrêtez.} {!18-24m !2-3a !3-4a !4-5a|Il tire encore : tournez-vous vers lui, un pouce à la fois, et saluez ses orteils du nez.} {18-24m|Le trottineur tire, tombe assis, rit : glissez d’un pouce pour lui.} {2-3a|On pousse aussi, dans votre dos : « Pousse! »} {3-4a|Un de chaque bord, puis trois du même bord : de quelle façon le gros colis avance-t-il?} {4-5a|Il faut tirer en même temps : quelqu’un compte « un, deux, hop! ». Aidez des talons quand ils sont vraiment ensemble.}',
        ),
        play(
          { 30: 6 },
          'Le courrier se livre sans tirer. {2-3a 3-4a 4-5a|Un colis s’emballe lui-même : couché au bord de la couverture, il la glisse sous ses bras et roule une fois, la tête et les bras dehors.} {0-18m|Bercez le poupon couché sur une couverture : levez un bord d’une main, à peine, puis l’autre; il penche vers vous, revient, penche de l’autre côté, et vous lui dites où il est rendu.} {!18-24m !2-3a !3-4a !4-5a|Cachez-lui les genoux, et attendez qu’il les fasse sortir.} {18-24m|Le trottineur se couche dessus, s’assoit, se recouche : emballez-lui un pied, il le déballe.} {2-3a|Rouler, dérouler, recommencer : au bout, un ami dit « bonjour, toi ».} {3-4a|Avant de s’ouvrir, le colis dit un indice : « J’ai des bas rouges. »} {4-5a|Il raconte ce qu’il contient; le destinataire décide s’il le garde ou le renvoie à un autre ami.}',
        ),
        closing(
          { 10: 2, 20: 3, 30: 4 },
          'Dernière livraison, pour personne : la couverture, vide. {2-3a 3-4a 4-5a|On la secoue à plusieurs, on la plie bord sur bord, et chacun dit à qui il aurait envie d’envoyer un colis.} {!2-3a !3-4a !4-5a|Pliez-la devant eux, bord sur bord.} {18-24m|Le trottineur tape dessus pour la fermer.} {0-18m|Le poupon est contre vous, à l’arrêt; nommez-lui tous ceux qui sont là.} La couverture retourne au panier ou au lit. « La poste ferme. »',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Avant chaque départ, cherchez le visage du colis : il dit si l’on part, et à quelle vitesse.',
          'À l’arrivée, accueillez comme si l’on n’attendait que lui.',
          '{18-24m 2-3a 3-4a 4-5a|Quelqu’un tire trop vite? Posez la main sur la couverture : elle freine.} {!18-24m !2-3a !3-4a !4-5a|Tirez moins loin que vous le voudriez : c’est le poupon qui demande la suite.}',
        ],
        questionsOuvertes: [
          'Pour qui es-tu?',
          'Où va-t-on?',
          '{2-3a 3-4a 4-5a|Qu’y a-t-il dans ce colis?}',
          '{3-4a 4-5a|Comment le faire avancer sans que ça brasse?}',
        ],
      },
      vocabulaire: [
        'le colis',
        'livrer',
        '{2-3a 3-4a 4-5a|l’adresse}',
        '{2-3a 3-4a 4-5a|fragile}',
        'déballer',
        'tirer',
        'encore',
        'stop',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Un départ l’inquiète? Couchez-vous à côté de lui, sur la même couverture, et faites-la glisser de la largeur d’une main.',
        },
        { pour: '18-24m', texte: 'Donnez-lui un coin à tirer, même quand il n’y a rien dessus : c’est déjà livrer.' },
        {
          pour: '2-3a',
          texte:
            'Deux adresses seulement : deux amis assis au bout du chemin, montrés du doigt avant de partir. Il en choisit un, et peut changer en route.',
        },
        {
          pour: '3-4a',
          texte: 'Les facteurs regardent le colis entre deux départs : pouce en haut, on va; main plate, on attend.',
        },
        {
          pour: '4-5a',
          texte:
            'L’enfant tient le bureau : qui part, vers qui, et dans quel ordre? Il appelle les colis et n’en oublie aucun.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Un enfant qui ne se couche pas reçoit les colis, dans son fauteuil ou sur une chaise, et c’est à lui qu’on les présente. {20min 30min 18-24m 2-3a 3-4a 4-5a|Un autre cherche à sentir fort? Il est facteur du gros colis, aussi longtemps qu’il veut.} {10min 18-24m 2-3a 3-4a 4-5a|Un autre cherche à sentir fort? Il est facteur, aussi longtemps qu’il veut.}',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’hiver, dans la cour, le colis part en traîneau, et c’est encore lui qui dit « encore » ou « stop ».',
        },
      ],
      securite: {
        risquesAcceptes: [
          '{18-24m 2-3a 3-4a 4-5a|Tomber assis en tirant.} {!18-24m !2-3a !3-4a !4-5a|Sursaut au départ.}',
          'Couverture qui part sans son colis.',
        ],
        dangersAEliminer: [
          'Couverture sur un visage, ou serrée autour des bras : on replie sur les pieds, et la tête et les bras sont toujours à l’air.',
          '{0-18m|Poupon : vous seule le tirez, sans secousse, la longueur d’un bras à la fois; dès qu’il se tourne ou s’assoit, on arrête; s’il s’endort, il va dans son lit, sur le dos.}',
          '{18-24m 2-3a 3-4a 4-5a|Enfant debout ou assis sur la couverture quand on tire : il partirait à la renverse. On se couche, puis on part.}',
          '{18-24m 2-3a 3-4a 4-5a|Deux livraisons face à face : un seul sens, retour par le bord du chemin.}',
          'Coin de meuble, seuil de porte ou escalier au bout du chemin : l’arrivée est à deux pas de tout.',
          '{18-24m 2-3a 3-4a 4-5a|Course, ou couverture qui tourne en rond : on s’arrête, et l’on repart au pas.}',
        ],
        supervision: 'palier1',
        allergies: ['Couvertures lavées, sans laine pour qui y réagit.'],
      },
      observation: [
        'Compétences sociales : {18-24m 2-3a 3-4a 4-5a|comment s’occupe-t-il de celui qu’il tire ou qu’il reçoit?}{!18-24m !2-3a !3-4a !4-5a|que fait-il quand votre visage l’accueille à l’arrivée?}',
        'Motricité globale : {18-24m 2-3a 3-4a 4-5a|où met-il ses pieds et son poids quand le colis résiste?}{!18-24m !2-3a !3-4a !4-5a|que fait tout son corps quand la couverture part, et quand elle s’arrête?}',
        'Langage oral : par quoi demande-t-il « encore » ou « stop »{2-3a 3-4a 4-5a|, ou dit-il une adresse}?',
      ],
      prolongements: [
        'Au rangement, les toutous et les livres partent aussi en colis, chacun à son adresse.',
        'Au départ, {2-3a 3-4a 4-5a|l’enfant s’emballe dans son manteau}{!2-3a !3-4a !4-5a|emballez l’enfant dans son manteau} : « Un colis pour la maison! » Le parent déballe.',
      ],
      reflexionRetroaction: [
        '{18-24m 2-3a 3-4a 4-5a|Qui a tiré tout le temps, et voulait-il être tiré?} {!18-24m !2-3a !3-4a !4-5a|Quel signe le poupon m’a-t-il donné pour repartir, ou pour arrêter?}',
        '{18-24m 2-3a 3-4a 4-5a|À quelle arrivée y avait-il trop de monde, ou personne?} {!18-24m !2-3a !3-4a !4-5a|Ai-je attendu ce signe avant chaque départ?}',
      ],
    },
  },
]
