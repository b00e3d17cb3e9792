import { closing, food, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

/** Candles of fingers that light up again, a vet whose hand is sniffed first, a strawberry that takes off its hat, a bug invited for a minute, and a dog made of three stars. */
export const TWO_TO_FIVES_BIRTHDAY_AND_NIGHT_SHEETS: readonly BankSheet[] = [
  {
    key: 'elle-s-est-rallumee',
    summary:
      'L’enfant fêté choisit sa place et souffle les chandelles : les doigts de ses amis. Une se rallume! Puis on lui offre des vœux, sans mots, en gestes.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_COGNITIVE'],
    themes: ['emotions-et-amitie', 'saisons-et-fetes'],
    materials: [],
    place: 'INDOORS',
    alsoAt: {
      YARD: '{!hiver|Dans la cour, le rond se fait à l’ombre, et les chandelles de doigts se soufflent de plus loin.}',
    },
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    feast: 'anniversaire',
    calls: [
      'la fête d’un ami',
      'fête d’un ami',
      'l’anniversaire',
      'anniversaire',
      'anniversaire d’un ami',
      'anniversaire d’un enfant',
      'c’est sa fête',
      'c’est ma fête',
      'c’est la fête d’un ami',
      'bonne fête',
      'fêter un ami',
      'fêter un anniversaire',
      'fêter sans gâteau',
      'enfant fêté',
      'chandelles',
      'souffler les chandelles',
      'chandelles avec les doigts',
      'montrer son âge',
      'quel âge as-tu',
      'il a trois ans',
      'faire un vœu',
      'souhaiter bonne fête',
      'gêné à sa fête',
    ],
    seen: [
      'il souffle sur mes doigts levés, un par un, pis il en manque toujours un',
      'elle lève quatre doigts et demande qu’on les éteigne avant de faire un vœu',
      'ils font mine d’allumer des doigts et de les éteindre, ça les fait crouler',
      'il est gêné quand on chante pour lui, il se cache derrière ma jambe',
      'elle annonce à tous qu’elle a quatre ans aujourd’hui, elle se pète les bretelles',
      'il est triste, sa fête est rendue passée, il voudrait que ça recommence',
      'à l’arrivée, un papa m’a dit c’est son jour, et tous voulaient chanter',
      'à la collation, ils plantent des doigts dans l’air et soufflent sur un gâteau inventé',
    ],
    picture:
      'Assis au milieu du rond, l’enfant fêté souffle, les joues gonflées; trois doigts sont levés, deux poings sont fermés; l’éducatrice, surprise, relève un doigt.',
    scenes: ['fete', 'politesse', 'compter'],
    sheet: {
      titre: 'Elle s’est rallumée!',
      observationDepart:
        '« C’est l’anniversaire de mon ami! Y a-tu des chandelles? » Tous se tournent vers l’enfant fêté, qui se cache derrière votre jambe.',
      intentionEducative:
        'Permettre à l’enfant dont c’est l’anniversaire de choisir comment il veut être fêté, et à ses amis de lui offrir leurs doigts et leur attention.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'principal' },
        { domaine: 'cognitif', composante: 'Éveil aux mathématiques', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Concept de soi', role: 'secondaire' },
      ],
      objectifs: [
        'Dire ou montrer où l’on veut être pendant sa fête.',
        'Montrer un âge avec ses doigts{3-4a 4-5a|, et les compter}.',
        '{20min 30min|Souhaiter une bonne chose à un ami, par un geste.}',
        '{30min|Suivre l’idée d’un ami, puis dire la sienne.}',
      ],
      materiel: [],
      preparation: [
        'Parlez à la famille avant ce jour : fête-t-on les anniversaires chez elle, et qu’est-ce que l’enfant aime ces temps-ci? À son arrivée, demandez à l’enfant, à l’oreille : « Veux-tu qu’on te fête? » La famille ne fête pas les anniversaires, ou l’enfant dit non? On n’en fait pas.',
        'Un autre enfant du groupe ne fête pas les anniversaires? Demandez à sa famille ce qui lui convient : jouer avec vous, regarder, ou faire autre chose tout près.',
        '{dedans|Faites de la place pour un rond où l’on s’assoit, un bras d’écart entre les voisins.} {cour|Choisissez un coin d’herbe plat, à l’ombre s’il fait soleil : on s’y assoit en rond, un bras d’écart entre les voisins.}',
        '{1adulte multiage|Assoyez les plus jeunes à côté de vous : ils copieront vos doigts.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Tous s’assoient en rond. « Aujourd’hui, c’est l’anniversaire de quelqu’un. » Penchez-vous à l’oreille de l’enfant fêté : « Où veux-tu être : au milieu, contre moi, ou à ta place? » Il montre, et il s’y installe; il pourra changer d’idée. « Quel âge as-tu, maintenant? » Il lève ses doigts, ou vous levez les vôtres pour lui. Tous en lèvent autant, le bras tendu devant soi : « Voilà tes chandelles! » Comptez-les ensemble. « Qui les souffle : toi, moi, ou nous deux? »',
        ),
        play(
          { 10: 5, 20: 7, 30: 8 },
          'De sa place, l’enfant fêté souffle vers les chandelles, ou balaie l’air de la main; s’il préfère, vous soufflez pour lui. Les doigts se plient un par un. Tout est éteint. Silence. Relevez un doigt, l’air surpris : « Oh! Elle s’est rallumée! » Il souffle encore. Dès lors, chacun rallume une chandelle quand il veut; l’enfant fêté la cherche et l’éteint. Il en a assez? Il devient chandelle, et un ami souffle. {2-3a|À deux ans, la main entière se cache, puis ressort.} {2-3a !multiage|Pliez vos doigts très lentement : « Éteinte… éteinte… toutes parties! » Attendez. Une main revient? « Rallumée! » Les doigts sont difficiles à plier? Tous sur le dos, sauf vous : les pieds levés sont les chandelles, et ils retombent.} {3-4a|À trois ans, on compte celles qui restent après chaque souffle.} {3-4a !multiage|Puis on se lève, et tout le corps est une chandelle, bras collés en haut. On se balance sous le souffle, on fond jusqu’au sol. Un ami se relève d’un coup : « Rallumée! »} {4-5a|À quatre ans, deux amis s’entendent du regard pour se rallumer ensemble.} {4-5a !multiage|Combien de chandelles font deux amis? Et trois? On les compte. Puis on essaie l’âge de l’an prochain : quel doigt faut-il lever de plus?}',
        ),
        play(
          { 20: 6, 30: 8 },
          '« Un vœu, c’est une bonne chose qu’on souhaite à un ami. » Faites le vôtre sans parler : tournez un volant, puis ouvrez la main vers l’enfant fêté. Tous tournent le volant, puis devinent : « Une promenade! » Qui a un vœu le fait de sa place; le groupe le refait et devine. L’enfant fêté répond : la main sur le cœur, il l’accepte; la paume levée, il en veut un autre. Sans idée, on refait le vœu d’un ami. {2-3a|À deux ans, un bec soufflé est un vœu entier.} {2-3a !multiage|Offrez-en deux, avec les bras : « Un gros dodo, ou des sauts? » Faites ensemble celui qu’il montre, puis l’autre.} {3-4a|À trois ans, on mime ce que l’ami aime pour vrai.} {3-4a !multiage|Aidez-les à chercher : « À quoi joue-t-il le matin? » Deux amis peuvent faire le même vœu, l’un en très grand, l’autre en tout petit.} {4-5a|À quatre ans, on fait deux gestes de suite, et l’on devine le tout.} {4-5a !multiage|Personne ne trouve? On ajoute un geste, jamais un mot. Puis l’enfant fêté fait un vœu pour tout le groupe, et l’on devine le sien.}',
        ),
        play(
          { 30: 5 },
          'Debout, à un bras de ses voisins. Demandez à l’enfant fêté : « À ta fête, on fait quoi? » Il dit ou montre un mouvement, et tous le font autant de fois qu’il a de chandelles. Puis il regarde un ami, qui répond pour la sienne : « À ma fête, on tourne! » Le regard passe, jusqu’à ce que chacun ait été suivi. Qui ne fête pas les anniversaires dit : « Moi, j’aime… », et on le suit aussi. {2-3a|À deux ans, on compte avec vous : « Un… deux! » et l’on tombe assis.} {2-3a !multiage|Il ne dit rien? Prenez le mouvement qu’il fait déjà : « Il frotte son genou. À sa fête, on frotte! »} {3-4a|À trois ans, on s’arrête pile au dernier.} {3-4a !multiage|Faites exprès d’en faire un de trop : « Ai-je bien compté? » Ils vous corrigent, et l’on refait le bon nombre.} {4-5a|À quatre ans, on dit d’abord l’âge de l’ami, puis on compte.} {4-5a !multiage|Ensuite, on refait le mouvement sans compter à voix haute : qui s’arrête au bon nombre?}',
        ),
        closing(
          { 10: 3, 20: 4, 30: 5 },
          'Tous se retrouvent assis en rond. Chacun lève une seule chandelle et la fait trembler. Dites tout bas, deux fois : « Tes doigts debout, ton âge est là. Souffle dessus, il reste à toi. » La deuxième fois, l’enfant fêté souffle, et les doigts se plient. « La tienne, garde-la dans ta poche jusqu’à ta prochaine fête. » L’enfant fêté glisse son doigt dans sa poche, ou sous son bras. Les autres cachent le leur aussi. {20min 30min|L’enfant fêté choisit le vœu qu’il a préféré, et tous le refont une dernière fois.} Demandez tout bas à l’enfant fêté : « Qu’est-ce que tu as aimé? »',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Les épaules de l’enfant fêté montent, il baisse la tête? Offrez-lui tout bas une autre place, ou d’arrêter là.',
          'Laissez durer le silence quand tout est éteint : c’est lui qui fait rire.',
          'Un autre réclame sa fête? Dites-lui la saison où elle viendra, et levez ses doigts avec lui.',
        ],
        questionsOuvertes: [
          'Où veux-tu être pendant ta fête?',
          'Quel âge as-tu?',
          '{20min 30min|Que souhaites-tu à ton ami?}',
          '{30min|À ta fête, qu’est-ce qu’on fait?}',
        ],
      },
      vocabulaire: [
        'la fête',
        'l’anniversaire',
        'l’âge',
        'la chandelle',
        'souffler',
        'rallumer',
        '{20min 30min|un vœu}',
      ],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Levez deux doigts devant lui et touchez-les du vôtre : « Un, deux. » Il lève ce qu’il peut; une main ouverte fait une belle grosse chandelle.',
        },
        {
          pour: '3-4a',
          texte:
            'Il rallume sans arrêt? Donnez-lui un secret à l’oreille : attendre que toutes soient éteintes, puis en rallumer une seule.',
        },
        {
          pour: '4-5a',
          texte:
            'Il montre l’âge que l’ami avait l’an dernier, puis celui qu’il aura dans deux ans : combien de chandelles de plus?',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Être regardé lui pèse? Il garde sa place, les amis tournent leurs chandelles vers lui sans le fixer, et vous soufflez. Souffler est difficile? Un clin d’œil ou une main levée éteint tout. Sans mots, ses gestes disent son choix.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, on joue dedans : il fait trop froid pour sortir les chandelles des mitaines.} {hiver|L’été, dans la cour, l’enfant fêté s’éloigne d’un pas et souffle plus fort.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Gêne, envie de se cacher.',
          'Un ami jaloux de la fête d’un autre.',
          '{30min 2-3a|Se laisser tomber assis.}',
        ],
        dangersAEliminer: [
          'Flamme : aucune, même pour la photo; les chandelles sont des doigts.',
          'Souffle dans un visage : on souffle vers les doigts, à deux pas; un enfant enrhumé balaie l’air de la main.',
          'Bec, câlin ou enfant soulevé sans son accord : il dit oui d’abord, même le jour de sa fête.',
          '{30min|Bras et pieds d’un voisin : un bras d’écart avant de sauter ou de tourner.}',
        ],
        supervision: 'palier2',
        allergies: [
          'Rien ne se mange pendant ce jeu. Une collation de fête suit? Relisez d’abord chaque plan d’allergie.',
        ],
      },
      observation: [
        'Compétences sociales : que fait l’enfant pour un ami qui reçoit toute l’attention?',
        'Éveil aux mathématiques : comment trouve-t-il le bon nombre de doigts : en copiant, en comptant, d’un coup d’œil?',
        'Concept de soi : que choisit l’enfant fêté, et à quoi voyez-vous que cela lui va?',
      ],
      prolongements: [
        'Au repas, demandez aux enfants de relever en secret une chandelle de doigt : l’ami fêté la trouve.',
        'Au départ, l’enfant fêté montre à son parent la chandelle gardée dans sa poche, et ils la soufflent ensemble.',
      ],
      reflexionRetroaction: [
        'La fête allait-elle à cet enfant, ou à l’idée que je m’en faisais?',
        'Qui est resté en dehors du rond, et l’avait-il choisi?',
      ],
    },
  },
  {
    key: 'd-abord-il-sent-ta-main',
    summary:
      'Chez le vétérinaire, l’animal ne dit rien. On lui fait sentir sa main, on regarde, on touche à plat : il recule? C’est là qu’il a mal. On le rassure.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['quartier-et-metiers', 'emotions-et-amitie'],
    materials: [],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    onlyNamed: ['ANIMALS'],
    calls: [
      'le vétérinaire',
      'vétérinaire',
      'jouer au vétérinaire',
      'la vétérinaire',
      'aller chez le vétérinaire',
      'clinique vétérinaire',
      'hôpital des animaux',
      'salle d’attente',
      'toutous',
      'toutou',
      'toutous malades',
      'soigner les animaux',
      'soigner son chien',
      'soigner son chat',
      'mon chien est malade',
      'mon chat est malade',
      'animal malade',
      'animal de compagnie',
      'rassurer un animal',
      'flatter un animal',
      'cage de transport',
      'toutous, débarbouillettes, boîtes',
    ],
    seen: [
      'elle tend le dos de sa main au lapin en peluche, snif, avant de le toucher',
      'il palpe la patte, le ventre, la tête, et devine où son chien a mal',
      'ils attendent leur tour à la clinique avec leurs bêtes dans des boîtes',
      'il pogne le chat par la queue pis se demande pourquoi il grogne',
      'elle a peur du gros chien du voisin, elle sait pas comment l’approcher',
      'il demande comment on sait qu’un animal a de la peine, il parle pas',
      'depuis l’opération de son chat, il fait des bandages à tous les toutous',
      'au parc, un chien passait, tout le monde a couru pour le flatter',
    ],
    picture:
      'Une enfant tend la main vers un chat de peluche blotti sous le bras de son ami; derrière, deux enfants flattent leur toutou, l’éducatrice à genoux près d’eux.',
    scenes: ['magasin-metiers', 'consoler', 'figurines'],
    sheet: {
      titre: 'D’abord, il sent ta main',
      observationDepart:
        '« Mon chien, il est allé chez le vétérinaire. » L’enfant serre un toutou. « Il a mal où? » demande une amie. « Il le dit pas, il parle pas. »',
      intentionEducative:
        'Soutenir l’enfant qui cherche les mots pour parler d’un animal qui ne parle pas, et les gestes doux qui le rassurent.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'secondaire' },
      ],
      objectifs: [
        'Dire ou montrer ce que l’animal a de différent aujourd’hui.',
        'Approcher doucement, et attendre que l’animal soit prêt.',
        'Trouver où il a mal en regardant ce qu’il fait.',
        '{30min|Donner un soin en l’expliquant d’abord.}',
      ],
      materiel: [
        item('Toutous', 'un par enfant, un pour vous', 'Débarbouillettes roulées en boule'),
        item('Chaises', 'une par enfant', 'Coussins, le long du mur'),
        optional('Débarbouillettes', 'une par enfant, une pour vous', 'Paume, posée à plat'),
        optional('{!2-3a si-pansements|Pansements sans latex}', '{!2-3a si-pansements|deux par toutou}', null),
        optional('{!2-3a si-plasters|Pansements ou plasters, sans latex}', 'deux par toutou', null),
        optional('Boîtes ouvertes, plus grandes que les toutous', 'une pour deux enfants', 'Bras en panier'),
        optional('{si-téléphones|Vieux téléphone, sans pile ni fil}', '{si-téléphones|un}', null),
        optional('{si-poupées|Poupées}', 'une pour deux enfants', null),
        optional('{si-paniers|Paniers plus grands que les toutous}', 'un pour deux enfants', null),
        optional('{si-couvertures|Couverture, pliée}', '{si-couvertures|une}', null),
      ],
      preparation: [
        'Placez des chaises contre un mur, une par enfant : c’est la salle d’attente. Devant, le plancher dégagé est la clinique.',
        'Tirez sur les yeux, les boutons et les rubans des toutous : ce qui branle reste sur la tablette.',
        'Vous avez des débarbouillettes? Pliez-les en pile près de vous. Des boîtes? Posez-les le long du mur, ouverture en haut. Sans elles, rien ne manque : la paume soigne, et les bras portent.',
        '{1adulte multiage|Pensez à des paires d’un plus jeune et d’un plus vieux; s’il reste un enfant, une équipe sera de trois.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4 },
          'Tous s’assoient par terre devant vous. Votre toutou cache sa tête sous votre bras. « Mon toutou est malade, et un animal ne parle pas. Je suis la vétérinaire : regardez bien. » Parlez bas, approchez le dos de votre main et attendez : « D’abord, il sent ma main. » Snif, snif : la tête sort. Posez la main à plat sur son dos : il reste là. Sur son ventre : il reste là. Sur sa patte : il recule! « Il ne l’a pas dit. Comment le sait-on? » Écoutez-les. Laissez la main tout près, sans bouger : « Je suis là, mon beau. » Tendez un toutou à chacun. {si-téléphones|Un maître vous téléphone avant de venir : « Il ne mange plus. — Amenez-le, doucement. »}',
        ),
        play(
          { 20: 5, 30: 6 },
          'Chacun s’assoit dans la salle d’attente, son animal sur les genoux, ou dans une boîte à ses pieds : c’est sa cage. {si-paniers|Un panier est une cage qu’on ne secoue pas.} Est-ce un chat, un chien, une poule? Il a peur : il tremble, il se cache, il grogne. L’enfant est son maître : il le flatte de la tête à la queue, lentement, et lui parle à l’oreille. Passez d’une chaise à l’autre : « Qui m’amenez-vous? Qu’est-ce qu’il ne fait plus, aujourd’hui? » Redites la réponse : « Il ne mange plus. » {2-3a|À deux ans, il dort, il pleure, il a bobo : un mot suffit.} {2-3a !multiage|Faites sentir le dos de votre main à son toutou : snif! Puis votre toutou sent la main de l’enfant. Il voudra recommencer : c’est déjà le jeu.} {3-4a|À trois ans, on dit son nom, et depuis quand il est malade.} {3-4a !multiage|Deux voisins se présentent leurs animaux, de loin : l’un a peur de l’autre, que fait-on? On les tourne dos à dos, ou l’on change de chaise.} {4-5a|À quatre ans, on montre sans rien dire ce que fait l’animal malade, et le voisin devine.} {4-5a !multiage|Il boite, il se gratte, il refuse de manger. Le voisin raconte ce qu’il a vu; son maître ajoute ce qui s’est passé hier.}',
        ),
        play(
          { 20: 8, 30: 9 },
          '{3-4a 4-5a|On se met par deux, par terre : un maître, un vétérinaire; s’il reste un enfant, il rassure l’animal avec eux. Le maître choisit en secret où l’animal a mal, et le fait reculer si l’on y touche.} {!3-4a !4-5a|Par terre, chacun est le vétérinaire de son toutou; allez de l’un à l’autre et tenez l’animal.} Le vétérinaire fait sentir sa main, attend, puis touche à plat : la tête, le dos, une patte. L’animal recule? C’est là. On y pose la paume, ou {!si-pansements !si-plasters|une débarbouillette pliée prise sur la pile} {2-3a si-pansements si-plasters|une débarbouillette pliée prise sur la pile} {!2-3a si-pansements si-plasters|un pansement dont le maître tire le papier}, et l’on rassure. {3-4a 4-5a|Puis on échange.} {2-3a|À deux ans, l’animal peut reculer partout : c’est drôle, et c’est permis.} {2-3a !multiage|Faites reculer son toutou quand il touche la patte : « Oh! Là! » Puis changez : touchez à votre tour, et c’est lui qui le fait reculer. Nommez chaque endroit : le museau, le dos, la queue. Pendant ce temps, les autres font sentir leur main et posent leur débarbouillette, ou leur paume.} {3-4a|À trois ans, on nomme avant de toucher : « Je vais toucher ta queue. »} {3-4a !multiage|Il recule très vite? Le vétérinaire se fait tout petit, compte trois respirations et recommence plus lentement. À la fin, il annonce au maître : « C’est l’oreille. »} {4-5a|À quatre ans, on explique au maître ce qu’on a vu, et ce que cela veut dire.} {4-5a !multiage|Le maître pose une question : « Pourra-t-il courir demain? » Puis un cas plus rare : il ne recule nulle part, mais il tremble. A-t-il mal, ou peur? On en parle, à deux.}',
        ),
        play(
          { 30: 6 },
          '« Mon toutou a besoin d’un soin. » Approchez la paume, ou la débarbouillette : il recule. « Il ne sait pas ce que je vais lui faire. » Posez-la d’abord sur votre propre bras : « Regarde, c’est doux. » Attendez : il s’approche, et vous la posez sur sa patte. {!2-3a si-pansements si-plasters|Le pansement se colle quand l’animal est prêt.} {3-4a 4-5a|Les équipes reprennent : avant} {!3-4a !4-5a|Chacun reprend son toutou : avant} chaque soin, le vétérinaire le montre sur son propre bras, dit ce qu’il va faire et compte jusqu’à trois{!3-4a !4-5a| avec vous}. {2-3a|À deux ans, on flatte son bras, puis l’animal, puis encore son bras.} {2-3a !multiage|« Ton bras… sa patte… » Changez d’endroit ensemble : « Ton genou… son dos… » Le toutou fait un petit bruit content quand c’est doux.} {3-4a|À trois ans, c’est l’animal qui dit « prêt », en avançant d’un pas.} {3-4a !multiage|Il n’avance pas? Le maître lui parle à l’oreille, et l’on attend. Est-il prêt? Alors on compte. Non? Le soin devient plus petit : un seul doigt.} {4-5a|À quatre ans, on trouve trois façons de le rassurer, et l’on garde la meilleure.} {4-5a !multiage|La voix, la main, une chanson, un maître tout près : on les essaie une à la fois. Puis on donne au maître une consigne pour la maison, qu’il redit dans ses mots.}',
        ),
        closing(
          { 20: 4, 30: 5 },
          'Tous reviennent à la salle d’attente, l’animal dans les bras. « La clinique ferme. Comment voyez-vous que le vôtre va mieux? » Chacun le fait voir : la tête se lève, la queue bouge, il ronronne. Mettez votre toutou contre votre oreille : « Il me dit sans parler… merci d’avoir attendu. » {si-poupées|Une poupée vient prendre des nouvelles : on lui raconte où l’animal avait mal.} Chaque maître fait sentir sa main à son animal une dernière fois, puis le couche sur la tablette{si-couvertures|, sur une couverture pliée}. S’il y a des débarbouillettes ou des boîtes, on les empile. Et si l’on croise un vrai chien? Dites ensemble : « On demande d’abord à son maître. »',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Parlez bas et descendez au plancher : la clinique se calme avec vous.',
          'Nommez ce que le toutou fait, pas ce qu’il a : « Il baisse la tête. » L’enfant trouvera le reste.',
          'Un enfant parle d’un animal mort ou d’un vrai mal? Laissez le jeu et écoutez-le.',
        ],
        questionsOuvertes: [
          'Qu’est-ce que ton animal ne fait plus, aujourd’hui?',
          'Comment sais-tu que c’est là?',
          'Que fait-on pour qu’il ait moins peur?',
        ],
      },
      vocabulaire: [
        'le vétérinaire',
        'la salle d’attente',
        'le maître',
        'la patte',
        'la queue',
        'sentir',
        'reculer',
        'rassurer',
      ],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Il tient son toutou d’une main et soigne de l’autre, un geste à la fois : sentir d’abord, puis toucher.',
        },
        {
          pour: '3-4a',
          texte:
            'Il soigne avant de regarder? Que le toutou se cache : « D’abord, il sent ta main. » Le vétérinaire recommence.',
        },
        {
          pour: '4-5a',
          texte:
            'Il soigne un animal qu’il connaît mal, une tortue ou un perroquet : à quoi voit-on que celui-là a peur?',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Il parle peu? Tout se montre, ici, comme chez l’animal. Toucher les peluches le dérange? Il dit ou montre où toucher, et un ami touche. En fauteuil, la clinique se fait sur ses genoux ou à la table.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, l’animal a les pattes gelées : on les réchauffe entre deux paumes, après lui avoir fait sentir sa main.} {hiver|L’été, l’animal a trop chaud : on l’évente de la paume, après la lui avoir fait sentir.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Toutou réclamé par deux maîtres.', 'Souvenir d’un animal malade, quelques larmes.'],
        dangersAEliminer: [
          'Soin sur un enfant : on soigne les toutous{30min|, et l’on montre le soin sur son propre bras}.',
          'Œil, bouton ou ruban qui branle : le toutou sort du jeu.',
          'Débarbouillette sur un visage ou autour d’un cou : elle se pose à plat, pliée.',
          '{!2-3a si-pansements si-plasters|Pansement ou son papier à la bouche : vous donnez les pansements un à un et ramassez les papiers.}',
          'Remède, seringue ou crème, même vides : rien de la pharmacie n’entre au jeu.',
          'Vrai chien, vrai chat : dites-le pendant le jeu, on n’approche sa main qu’après le oui de son maître et d’un adulte.',
          '{si-téléphones|Téléphone : ni pile, ni fil, ni pièce qui s’ôte.}',
        ],
        supervision: 'palier2',
        allergies: ['Poussière : toutous et débarbouillettes lavés avant le jeu.'],
      },
      observation: [
        'Langage oral : quels mots l’enfant trouve-t-il pour dire ce que l’animal a?',
        'Compétences sociales : attend-il la réponse de l’animal{3-4a 4-5a| et celle de son ami}?',
        'Compétences émotionnelles : comment rassure-t-il celui qui a peur?',
      ],
      prolongements: [
        'À la sieste, un toutou inquiet sent la main de l’enfant avant de se coucher près de lui.',
        'Demandez aux familles la photo d’un animal qu’elles connaissent, et ce qu’il fait quand il a peur.',
      ],
      reflexionRetroaction: [
        'Qui a su attendre, et qu’est-ce qui l’y a aidé?',
        'Ai-je laissé les enfants lire l’animal avant de leur dire ce que je voyais?',
      ],
    },
  },
  {
    key: 'fraise-ote-ton-chapeau',
    summary:
      'Pincer le vert, tirer : la fraise ôte son chapeau! On l’écrase, elle coule; la banane, elle, colle. Puis on s’assoit bien et l’on goûte.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['cuisine-et-saveurs', 'jardin-et-recolte'],
    materials: [],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, une table lavée, à l’ombre, suffit : on y équeute, on y écrase et l’on y goûte.',
    },
    seasons: ['SPRING', 'SUMMER'],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'cuisiner',
      'les fruits',
      'fruits',
      'fraises',
      'fraise',
      'les fraises',
      'bananes',
      'banane',
      'fraises et bananes',
      'fraises, bananes, bols',
      'équeuter des fraises',
      'équeuter les fraises',
      'enlever la queue des fraises',
      'écraser des fraises',
      'écraser des bananes',
      'écraser des fruits',
      'purée de fruits',
      'compote de fraises',
      'préparer une collation',
      'préparer la collation',
      'goûter des fruits',
      'couteaux à tartiner',
      'fourchettes',
      'motricité fine',
      'cuisiner des fraises',
    ],
    seen: [
      'il tire sur la petite queue verte, la met sur son doigt et dit bonjour',
      'elle pèle sa banane toute seule et l’écrase à la fourchette',
      'ils pincent les feuilles des fraises et comparent leurs tas de rouge et de vert',
      'il refuse d’y goûter, mais d’avoir les doigts pleins de jus l’amuse',
      'elle veut faire sa compote pour vrai, comme maman, avec un couteau',
      'il s’enrage quand ça vient pas, il a pas le tour, ça se déchire',
      'depuis l’autocueillette, ils ôtent la queue de tout ce qui est rouge et juteux',
      'à la collation, il a mis son vert sur sa tête et tous ont ri',
    ],
    picture:
      'À table, deux enfants et l’éducatrice saluent, un doigt coiffé de vert; une amie écrase une fraise dans son bol, un ami en équeute une; à côté, une demi-banane.',
    scenes: ['cuisine', 'repas', 'petrir'],
    sheet: {
      titre: 'Fraise, ôte ton chapeau!',
      observationDepart:
        '« C’est quoi, le vert? » À la collation, un enfant tient sa fraise par les feuilles. Son ami tire : le chapeau vient tout seul.',
      intentionEducative:
        'Offrir aux enfants de cuisiner des fruits de leurs mains, et de comparer ce qui se passe quand on les équeute, les écrase et les goûte.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Alimentation', role: 'secondaire' },
      ],
      objectifs: [
        'Pincer et tirer les feuilles d’une fraise.',
        'Écraser un fruit et dire ce qui a changé.',
        'Comparer deux fruits : ce qui coule, ce qui colle, ce qui résiste.',
        '{30min|Mélanger ou étaler, et remarquer la couleur.}',
      ],
      materiel: [
        food('Fraises mûres', 'quatre par enfant, quatre pour vous', null),
        { ...food('Bananes mûres', 'une moitié par enfant, une entière pour vous', null), facultatif: true },
        optional('Bols', 'un par enfant, un pour vous', 'Paume en creux, une fraise à la fois'),
        optional('Fourchettes ou couteaux à tartiner', 'un par enfant, un pour vous', 'Bouts des doigts'),
        optional('{si-cuillères|Cuillères}', '{si-cuillères|une par enfant, une pour vous}', null),
        item('Débarbouillettes mouillées', 'une par enfant, deux de plus', 'Essuie-tout mouillé'),
        optional('{3-4a 4-5a si-loupes|Loupes de plastique}', 'une pour deux enfants', null),
        optional('{si-pilons|Pilons}', 'un pour deux enfants', null),
        optional('{30min si-assiettes|Assiettes}', 'une par enfant', null),
        optional('{30min si-papiers|Papier, en demi-feuilles}', 'une par enfant', null),
      ],
      preparation: [
        'Vérifiez les plans d’allergie à la fraise et à la banane. Lavez les fraises sans les équeuter; gardez les plus mûres, qui cèdent au doigt, et une plus ferme pour chaque enfant. {2-3a|Les plus grosses, qui n’entrent pas entières dans une bouche, vont aux enfants de deux ans.}',
        'Lavez la table{cour|, à l’ombre}. On se mouche et on se lave les mains, et une débarbouillette mouillée attend chaque enfant.',
        'Vous avez des bananes? Gardez-en une entière; pelez les autres et cassez-les en deux, près de vous. Des bols? Un à chaque place. Sans bol, les fruits se posent sur la table lavée, et l’on écrase dans la paume en creux. Fourchettes et couteaux attendent le moment d’écraser; sans eux, les doigts suffisent.',
        '{3-4a 4-5a|Devant chaque place, posez deux fraises : une molle, une ferme.} {2-3a|Devant un enfant de deux ans, posez une seule fraise, molle.} Les autres restent près de vous.',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 3 },
          'Tous sont assis à la table, et vous avec eux. « Aujourd’hui, on cuisine des fruits. » Tenez une fraise par le vert, saluez : « Bonjour, la fraise! Ôte ton chapeau! » Tirez trop doucement : rien. « Elle est gênée. » Pincez les feuilles entre le pouce et l’index, tout près du rouge, et tirez : « Hop! » Posez le chapeau vert sur le bout de votre doigt et saluez les enfants. Sentez le vert, puis le rouge, et mettez la fraise dans votre bol, si vous en avez un. Une banane? « Toi, pas de chapeau : tu as un manteau! » Pelez-la devant eux. « À vous : parlez à votre fraise. »',
        ),
        play(
          { 20: 6, 30: 7 },
          'Chacun pince, tire, coiffe son doigt du chapeau et salue un voisin. La fraise va dans le bol, ou devant soi; les chapeaux vont en tas au milieu. Le vert casse? On le prend plus près. La molle le donne tout de suite, la ferme se fait prier. {3-4a 4-5a si-loupes|À la loupe, on cherche le poil fin qui sort de chaque grain.} L’enfant a fini? Donnez-lui ses autres fraises, une à la fois. {2-3a|À deux ans, on tire feuille par feuille; après le salut, vous ramassez le chapeau.} {2-3a !multiage|De votre place, aidez l’un, puis l’autre. Tenez la fraise par le bas, il tire : « Hop! » Puis changez de rôle. Faites le tour d’une fraise du doigt, sans appuyer : les petits grains grattent un peu, le bout est pointu. Sentez-la ensemble : « Mmm. »} {3-4a|À trois ans, on cherche laquelle est la plus molle, du bout du doigt.} {3-4a !multiage|Sous le chapeau, il reste un creux pâle : la fraise tenait à son plant par là. On compte les feuilles de son chapeau, puis celles du voisin.} {4-5a|À quatre ans, on range ses fraises de la plus ferme à la plus molle.} {4-5a !multiage|Un voisin ferme les yeux, sent une fraise, puis un chapeau : lequel est lequel? On regarde les grains de près : au dehors ou au dedans? On ouvre une fraise en deux, des pouces, pour le voir.}',
        ),
        play(
          { 20: 6, 30: 8 },
          'Chacun choisit une fraise molle, dans son bol ou au creux de sa paume, et appuie : du bout des doigts, {!si-cuillères|du dos d’une fourchette ou du plat d’un couteau à tartiner}{si-cuillères|du dos d’une cuillère, qui ramasse ensuite le jus, ou d’une fourchette}{si-pilons|, ou d’un pilon à deux mains}. Elle coule! On écrase ensuite la ferme : elle résiste, elle glisse. Des bananes? Donnez une moitié à chacun : on l’écrase à côté de la fraise. « Laquelle coule? Laquelle colle? » Sans banane : « Laquelle coule le plus, la molle ou la ferme? » Levez les doigts et regardez-les. {2-3a|À deux ans, on pèse fort, on lève la main : « Rouge! »} {2-3a !multiage|Pesez avec lui, un doigt à la fois : « Pèse… pèse… pouf! » Il veut l’écraser à deux mains? Tenez son bol. Montrez le jus au fond : « C’est mouillé. »} {3-4a|À trois ans, on dit d’avance : « Ça va couler », ou « ça va résister ».} {3-4a !multiage|On penche un peu le bol, ou la main : qu’est-ce qui bouge, qu’est-ce qui reste? On colle deux doigts, on les ouvre, et l’on écoute le bruit.} {4-5a|À quatre ans, on cherche pourquoi l’une fait plus de jus que l’autre.} {4-5a !multiage|Combien de fois faut-il peser pour n’avoir plus de bosse? On le dit, on compte, on compare avec un voisin qui a pris un autre moyen.}',
        ),
        play(
          { 30: 6 },
          '« De quelle couleur est ton jus? » Trempez un doigt dans la fraise et faites un point sur la table lavée. Chacun fait le sien à côté du vôtre : pâle ou foncé? {si-assiettes|Fait dans une assiette, le point se tourne vers un voisin : pareil?} {si-papiers|Un point sur papier sèche : demain, sera-t-il encore rouge?} Des bananes? On en glisse un peu dans sa fraise et l’on brasse du doigt : que devient le rouge? On en ajoute, encore un peu. {2-3a|À deux ans, on fait un point, deux points, un long chemin rouge.} {2-3a !multiage|Suivez son chemin de votre doigt, loin derrière : « J’arrive! » Il repart. Mettez un point sur son ongle : « Petite fraise! » Il en met un sur le vôtre.} {3-4a|À trois ans, on nomme sa couleur : rouge foncé, rouge pâle, rose.} {3-4a !multiage|On montre son bol ou sa main à un ami : qui a le plus pâle? On cherche à faire le même point que lui.} {4-5a|À quatre ans, on dit la recette de sa couleur : quelle fraise, et combien de banane, s’il y en a.} {4-5a !multiage|Un ami essaie cette recette avec ses fruits : obtient-il pareil? Et la fraise ferme fait-elle le même rouge que la molle? On pose deux points côte à côte pour le voir.}',
        ),
        closing(
          { 20: 5, 30: 6 },
          'On essuie ses doigts avec la débarbouillette, et chacun reste assis, son fruit écrasé dans son bol ou sur la table lavée. « Qu’est-ce que ça goûte, une fraise sans chapeau? » On sent d’abord; on touche du bout de la langue; puis on mange, au doigt ou {!si-cuillères|à la fourchette}{si-cuillères|à la cuillère}, une petite bouchée à la fois. {2-3a|À deux ans, rien de rond ni d’entier : tout est écrasé, et vous écrasez la dernière bosse.} {2-3a multiage|À partir de trois ans, une fraise bien molle peut aussi se manger ouverte en quatre, avec les pouces.} {!2-3a|Une fraise bien molle peut aussi se manger ouverte en quatre, avec les pouces.} Qui n’en veut pas la sent, et c’est tout. Dites un mot : « Sucré… » Les enfants trouvent les autres. Puis tous saluent les chapeaux : « Merci, la fraise! » On les jette, on lave la table et les mains.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Mettez votre pouce contre le sien pour montrer où pincer, puis retirez-le : sa main finit.',
          'Gardez une fraise entière à côté d’une écrasée : les yeux comparent tout seuls.',
          'Dites ce que vous voyez avant ce que vous goûtez, et ne comptez pas les bouchées.',
        ],
        questionsOuvertes: [
          'Qu’est-ce qui a changé, dans ton bol ou dans ta main?',
          'Que fait la molle, et que fait la ferme?',
          'À quoi ça ressemble, quand tu sens?',
          '{30min|De quelle couleur est ton jus?}',
        ],
      },
      vocabulaire: [
        'la fraise',
        'le chapeau vert',
        'équeuter',
        'écraser',
        'ferme',
        'molle',
        'couler',
        '{30min|pâle, foncé}',
      ],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Commencez le geste pour lui : soulevez deux feuilles, qu’il finit d’arracher. Il en prend plusieurs à la fois? Gardez les autres près de vous.',
        },
        {
          pour: '3-4a',
          texte:
            'Il écrase tout d’un coup? Proposez un seul doigt à la fois, le pouce, puis l’index : lequel pèse le plus fort?',
        },
        {
          pour: '4-5a',
          texte:
            'Il explique à un voisin les étapes dans l’ordre : saluer, pincer, tirer, écraser. Il vérifie avec ses doigts.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Le mouillé dérange ses mains? Il tire les chapeaux, et vous écrasez pour lui; une débarbouillette reste sous ses doigts. Texture adaptée ou plan d’alimentation : suivez-le; sentir suffit. Une main faible? Calez le bol sur une débarbouillette.',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’hiver, le même jeu se fait dedans avec des bananes bien mûres : elles ôtent leur manteau, on les écrase et l’on y goûte, assis.',
        },
      ],
      securite: {
        risquesAcceptes: ['Doigts rouges, chandail taché.', 'Grimace devant un goût qui pince.'],
        dangersAEliminer: [
          'Étouffement : la fraise entière ne se mange pas, ni pendant le jeu ni après; on mange assis, la bouche vide avant d’en reprendre; vous êtes à la table et voyez toutes les bouches{2-3a|, les enfants de deux ans à portée de bras}.',
          '{2-3a|Feuilles vertes à deux ans : vous les ramassez à mesure.}',
          'Microbes : mains lavées avant et après; un fruit tombé par terre se jette, et chacun mange le sien.',
          'Fourchette ou couteau : on reste assis, la pointe vers la table; couteaux à bout rond seulement, comptés avant et après; ceux qui coupent restent à la cuisine.',
          'Jus au plancher : essuyez-le aussitôt.',
          '{cour|Guêpes attirées par le sucré : restes couverts; s’il en vient, on finit dedans.}',
          '{si-pilons|Pilon sur des doigts : jamais dans une paume; les deux mains sont sur le manche, et le bol est calé sur une débarbouillette.}',
          '{cour 3-4a 4-5a si-loupes|Loupe au soleil : elle brûle; on regarde à l’ombre, jamais vers le ciel.}',
        ],
        supervision: 'palier1',
        allergies: ['Fraise et banane : vérifiez chaque plan avant de les sortir, pour toucher comme pour goûter.'],
      },
      observation: [
        'Éveil aux sciences : que remarque l’enfant quand le fruit change, et que dit-il ou montre-t-il?',
        'Motricité fine : comment ses doigts trouvent-ils où pincer et combien serrer?',
        'Alimentation : que fait l’enfant entre sentir et goûter?',
      ],
      prolongements: [
        'Demain, écrasez ensemble une poire bien mûre : coule-t-elle, ou colle-t-elle?',
        'À la maison, l’enfant montre à un parent comment on demande à une fraise d’ôter son chapeau.',
      ],
      reflexionRetroaction: [
        'Qui a touché sans goûter, et l’ai-je laissé choisir?',
        'Ai-je laissé les doigts chercher avant de montrer?',
      ],
    },
  },
  {
    key: 'viens-une-minute-bibitte',
    summary:
      'Un contenant couché, une feuille en pont : une bibitte entre, une minute, pas plus. Loupe au-dessus, on la regarde, puis on la ramène à son adresse.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_LANGUAGE'],
    themes: ['insectes-et-vers'],
    materials: ['loupes'],
    place: 'WOODS',
    alsoAt: {
      YARD: 'Dans la cour, on cherche au pied du mur, dans l’herbe longue, sous un pot ou sur les plantes.',
      PARK: 'Au parc, on cherche au pied d’un arbre, dans l’herbe longue, sous les feuilles, loin du sentier.',
    },
    seasons: ['SPRING', 'SUMMER', 'AUTUMN'],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'les insectes',
      'insectes',
      'insecte',
      'loupes',
      'loupe',
      'contenants transparents',
      'contenants de plastique',
      'bocaux transparents',
      'loupes et contenants',
      'loupes, contenants transparents',
      'attraper des insectes',
      'attraper des bibittes',
      'bibittes',
      'bibitte',
      'chasse aux insectes',
      'observer les insectes',
      'regarder les insectes à la loupe',
      'chercher des insectes',
      'coccinelle',
      'cloporte',
      'remettre l’insecte chez lui',
      'compter les pattes',
      'mettre une bibitte dans un pot',
      'garder une bibitte',
    ],
    seen: [
      'il referme le couvercle sur une coccinelle et veut l’apporter à maison',
      'elle couche une feuille devant le perce-oreille pour qu’il monte dessus',
      'ils cherchent sous les roches et les bûches ce qui rampe, sans toucher',
      'il pile sur une araignée, une amie pleure et dit qu’elle avait une maison',
      'elle recule d’un bond quand ça grouille, puis redemande de voir de plus près',
      'il garde sa chenille dans son pot toute la journée, elle bouge plus',
      'à la marche dans le bois, ils se sont arrêtés vingt minutes devant un tronc pourri',
      'depuis la loupe neuve, ils veulent tout ramasser et savoir où chaque bête habite',
    ],
    picture:
      'À l’ombre d’un arbre, une coccinelle monte sur une feuille vers un contenant couché; une enfant tient la loupe, un ami la brindille; l’éducatrice lève le pouce.',
    scenes: ['bestioles', 'pourquoi'],
    sheet: {
      titre: 'Viens une minute, bibitte!',
      observationDepart:
        '« Un insecte! Je le garde dans mon pot! » L’enfant serre le couvercle. Son ami demande : « Mais sa maison, elle est où? »',
      intentionEducative:
        'Éveiller la curiosité pour les insectes, qu’on invite sans les prendre, qu’on regarde de tout près et qu’on ramène chez eux.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'principal' },
        { domaine: 'cognitif', composante: 'Attention', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Chercher un insecte et retenir l’endroit exact où il était.',
        'Regarder une minute, sans toucher, et dire ce qu’on voit.',
        'Le ramener à son adresse.',
        '{30min|Comparer deux bibittes.}',
      ],
      materiel: [
        item('Loupes de plastique', 'une pour deux enfants, une pour vous', 'Deux mains en rond devant les yeux'),
        optional(
          'Contenants transparents de plastique, à large ouverture, sans couvercle',
          'un pour deux enfants, un pour vous',
          'Minute passée chez l’insecte, sans le déplacer',
        ),
        optional('{30min si-livres|Livres d’insectes, à photos}', 'un ou deux', null),
        optional(
          '{si-pots-transparents|Pots transparents de plastique, sans couvercle}',
          'un pour deux enfants, un pour vous',
          null,
        ),
        optional('{cour si-boîtes|Carton, en morceau plus large que vos deux mains}', '{cour si-boîtes|un}', null),
        optional('{si-cordes|Cordes à danser}', 'une par équipe', null),
        optional('{si-papiers si-crayons|Papier et crayons}', 'une feuille et un crayon par enfant', null),
      ],
      preparation: [
        'Faites le tour avant eux, {bois|au pied des arbres, autour d’une bûche, dans les feuilles}{cour|au pied du mur, dans l’herbe longue, sous un pot}{parc|au pied d’un arbre, dans l’herbe longue} : ni nid, ni verre, ni crotte. {cour si-boîtes|Dès l’arrivée, couchez à l’ombre un carton bien mouillé : à la sortie, des cloportes seront peut-être dessous.} Choisissez un coin à l’ombre, grand comme votre local, dont vous voyez les bords.',
        'Regardez qui habite là. On invite un cloporte, une coccinelle, une sauterelle. Ce qui pique, ce qui est poilu, ce qui a des ailes fragiles et ce que vous ne connaissez pas se regarde à deux pas, sans invitation : guêpe, abeille, fourmi, araignée, chenille poilue, papillon.',
        'Formez des équipes de deux; s’il reste un enfant, une équipe est de trois. Vous avez des contenants? Un par équipe, avec la loupe. Sans contenant, l’équipe reste chez la bibitte : la loupe seule suffit. {si-pots-transparents|Vos pots servent aussi, sans leurs couvercles, que vous gardez : une bête n’y est jamais enfermée.}',
        'Montrez les bords du bras : « D’ici jusque-là, on me voit toujours. » {si-cordes|Couchez les cordes en ronds, là où ça grouille : chaque équipe cherchera d’abord dans le sien.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4 },
          'Accroupissez-vous là où vous avez vu un insecte, le groupe autour de vous, la loupe à la main : « Qui veut-on inviter? » En voilà un? Posez un brin d’herbe à côté : « C’est son adresse. » Chuchotez : « Viens une minute, bibitte! » Couchez un contenant devant elle, une feuille en pont, et attendez : elle entre, ou elle fait le tour. « C’est elle qui décide. » Sans contenant, elle reste chez elle, et vous approchez la loupe. Dites la comptine, un bout à la fois, et tous la répètent : « Bibitte, bibitte, reste un peu, je te regarde avec mes yeux. Une minute, et c’est fini : je te ramène à ton logis. » Ramenez-la à son brin d’herbe, si elle était entrée.',
        ),
        play(
          { 20: 6, 30: 7 },
          'Les équipes partent. L’un a la loupe, l’autre montre où regarder : sous une feuille, le long d’une écorce, entre deux herbes. On soulève, on regarde, on repose comme c’était. Trouvé? On s’accroupit, les mains sur les genoux, et l’on marque l’adresse d’un brin d’herbe ou d’une brindille. Ça pique, c’est poilu, ça a de grandes ailes? Deux pas en arrière : on regarde seulement. À chaque trouvaille, la loupe change de main. {3-4a|À trois ans, on cherche d’abord à l’œil, ensuite à la loupe.} {3-4a !multiage|Approchez la loupe avec lui, puis éloignez-la, jusqu’à ce que l’insecte soit gros et clair. « Où va-t-il? » On le suit des yeux jusqu’à ce qu’il disparaisse, et l’on attend qu’il revienne.} {4-5a|À quatre ans, on décrit l’adresse à l’autre équipe : « Sous la feuille jaune. »} {4-5a !multiage|Y va-t-elle sans qu’on la lui montre du doigt? S’il lui manque un mot, on l’ajoute : au-dessus, contre, à côté. Puis on cherche là où c’est plus mouillé : y habite-t-on plus?}',
        ),
        play(
          { 20: 7, 30: 8 },
          'Chaque équipe choisit son invitée et lève une main. Allez voir : votre pouce levé dit oui. D’ici là, on la regarde sans toucher. On couche le contenant devant elle, une feuille en pont : « Viens une minute! » Non? On en invite une autre. Elle entre? L’un tient le contenant à l’ombre, l’autre a la loupe; s’ils sont trois, le troisième garde l’adresse. On dit la comptine trois fois, lentement, puis on couche le contenant à son adresse, et elle sort. Sans contenant, la minute se passe chez elle. {3-4a|À trois ans, on compte ses pattes sur ses doigts.} {3-4a !multiage|« Que fait-elle? » Donnez le mot chaque fois : elle grimpe, elle tâte, elle se retourne. On fait pareil avec ses mains.} {4-5a|À quatre ans, on dit trois choses vues, sans répéter celles de l’ami.} {4-5a !multiage|Dos tourné, un ami pose des questions : « A-t-elle des ailes? De quelle couleur est son dos? » Puis on échange.}',
        ),
        play(
          { 30: 6 },
          'Deux équipes se rejoignent; s’il reste une équipe seule, elle se joint à deux autres, ou à vous. Chacune invite de nouveau une bibitte, votre pouce levé d’abord, et l’on pose les contenants côte à côte, à l’ombre. Sans contenant, on visite les adresses, l’une après l’autre. Laquelle a le plus de pattes? Laquelle est la plus pressée? {!si-livres|Laquelle brille?} {si-livres|Laquelle est dans le livre?} {3-4a|À trois ans, on montre ce qui est pareil, puis ce qui ne l’est pas.} {3-4a !multiage|Choisissez une seule question : « Qui se cache? » On regarde, on dit, on change de question. À la fin, chacun montre sa préférée et dit pourquoi.} {4-5a|À quatre ans, on pose une question à laquelle on répond en regardant.} {4-5a !multiage|« Laquelle a des antennes? Laquelle grimpe le plus haut? » On devine, on vérifie. La loupe passe de l’un à l’autre, et l’on dit si l’on avait deviné.} On redit la comptine, et l’on ramène chacune à son adresse.',
        ),
        closing(
          { 20: 4, 30: 5 },
          'Rappelez tout le monde, un doigt sur la bouche. Chaque équipe retourne à une adresse, voit si l’invitée y est encore, et enlève la brindille. Assis en rond, dites la comptine une dernière fois, tout bas, chacun avec une loupe invisible sur l’œil. « Qu’as-tu vu, quand tu l’as regardée? » Une phrase chacun, ou un geste : des pattes, une antenne, un dos qui brille. {si-papiers si-crayons|Chacun dessine son invitée de mémoire : combien de pattes, quel dos?} Ramassez loupes et contenants, retournez-les : personne ne reste dedans. On secoue ses manches et l’on salue : « Merci de la visite. » Les mains se lavent au retour.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Attendez avec l’enfant que la bibitte décide : il apprend plus à attendre qu’à attraper.',
          'Elle s’envole? Saluez-la : « Sa minute était finie. » On ne la poursuit pas.',
          'À qui a peur, donnez la brindille de l’adresse : c’est une tâche importante, deux pas derrière.',
        ],
        questionsOuvertes: [
          'Qui habite ici?',
          'Que fait-elle, maintenant?',
          'Comment avance-t-elle?',
          '{30min|Qu’est-ce qui est pareil, chez les deux?}',
        ],
      },
      vocabulaire: ['l’insecte', 'l’invitée', 'l’adresse', 'la loupe', 'l’antenne', 'la patte', 'inviter', 'ramener'],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Donnez-lui la loupe et guidez sa main : près de l’insecte, puis de son œil. La comptine dite une fois suffit.',
        },
        {
          pour: '4-5a',
          texte: 'Il dessine du doigt, dans la terre, l’invitée qu’il vient de voir : combien de pattes lui met-il?',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'En fauteuil, la bibitte arrive à sa hauteur, dans un contenant posé sur ses genoux à l’ombre; il dit « une minute » de la main. Peu de mots? Il fait « plus » ou « fini » du geste. Il a peur? Il garde l’adresse.',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’hiver, les insectes se cachent : cherchez sur l’écorce et au pied des arbres où l’un d’eux pourrait s’abriter, sans rien arracher.',
        },
      ],
      securite: {
        risquesAcceptes: ['Une invitée qui s’en va avant la fin de la minute.', 'Genoux terreux, doigts sales.'],
        dangersAEliminer: [
          'Ce qui pique ou démange : guêpe, abeille, fourmi, araignée et chenille poilue se regardent à deux pas; aucune invitation sans votre pouce levé, et un nid trouvé, on change de coin.',
          'Loupe au soleil : elle brûle un insecte, une feuille, un doigt; on regarde à l’ombre, jamais vers le soleil.',
          'Bête prise au chaud : contenant sans couvercle, à l’ombre, une bibitte à la fois, une minute.',
          'Doigts à la bouche avant le savon : lavez les mains à la fin; rien de ce qui est trouvé ne se goûte.',
          'Enfant hors de vue : il revient à portée de voix avant de chercher plus loin.',
          '{ete|Coup de chaleur, coup de soleil, surface brûlante : ombre, chapeaux, eau et pauses.}',
          '{si-pots-transparents|Pot de verre : il reste au local.}',
          '{si-cordes|Corde : couchée au sol, jamais autour d’un ami ni d’un arbre; on la ramasse en quittant le rond.}',
        ],
        supervision: 'palier1',
        allergies: ['Piqûres d’insectes : l’auto-injecteur de l’enfant visé est sur vous.'],
      },
      observation: [
        'Éveil aux sciences : que cherche l’enfant avant d’inviter, et quelle question pose-t-il?',
        'Attention : pendant combien de temps regarde-t-il sans toucher, et qu’est-ce qui le ramène?',
        'Langage oral : avec quels mots décrit-il une adresse, une patte, un dos?',
      ],
      prolongements: [
        'Le lendemain, retournez là où était une adresse : quelqu’un y habite-t-il encore?',
        'À la maison, l’enfant montre à un parent comment on dit « viens une minute » à une bibitte, et comment on la ramène.',
      ],
      reflexionRetroaction: [
        'Ai-je laissé le temps à la bibitte de choisir?',
        'Qui regardait de loin au début et de plus près à la fin?',
      ],
    },
  },
  {
    key: 'trois-etoiles-et-c-est-un-chien',
    summary:
      'Couchés, la lampe ou le doigt vers le plafond : chacun est une étoile. Trois étoiles, c’est un chien! Et toi, la nuit, dors-tu ou veilles-tu?',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_LANGUAGE'],
    themes: ['lumiere-et-ombre', 'vent-et-ciel'],
    materials: [],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'la nuit',
      'nuit',
      'les étoiles',
      'étoiles',
      'étoile',
      'ciel étoilé',
      'le ciel la nuit',
      'constellation',
      'constellations',
      'inventer une constellation',
      'lampes de poche',
      'lampe de poche',
      'lampe de poche au plafond',
      'étoiles au plafond',
      'éclairer le plafond',
      'animaux de la nuit',
      'animaux nocturnes',
      'qui dort la nuit',
      'hibou',
      'chouette',
      'travailler la nuit',
      'jour et nuit',
    ],
    seen: [
      'il dessine un ours en reliant les points lumineux du plafond avec sa lampe',
      'elle allume sa flashlight sous la couverte et dit qu’elle est une étoile',
      'ils se couchent sur le dos et disent ce qu’ils voient dans les taches de lumière',
      'il me demande qui reste réveillé quand nous, on dort',
      'elle veut que quelqu’un reste réveillé pour la garder pendant la nuit',
      'il raconte que sa maman est infirmière, elle travaille quand il dort',
      'depuis le camping, il veut voir le ciel noir, les points qui brillent',
      'à la sieste, la lune était encore dans le ciel, ils en ont jasé',
    ],
    picture:
      'Dans la pénombre, trois enfants couchés éclairent le plafond; leurs ronds de lumière y font un chien; près de la porte entrouverte, une petite lève un doigt.',
    scenes: ['ombre-lumiere', 'livres-histoires'],
    sheet: {
      titre: 'Trois étoiles, et c’est un chien',
      observationDepart:
        '« La nuit, les étoiles, elles dorment-tu? » L’enfant regarde le plafond. Un ami répond : « Je sais pas. Moi, je dors. »',
      intentionEducative:
        'Éveiller l’envie d’inventer à plusieurs un ciel d’étoiles, d’y voir des bêtes et des gens, et de se demander qui dort et qui veille la nuit.',
      domaines: [
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Catégories et concepts', role: 'secondaire' },
      ],
      objectifs: [
        'Placer son étoile près de celles des autres et inventer ce qu’elles dessinent.',
        'Nommer une constellation et la décrire.',
        'Dire ce qui dort et ce qui veille, la nuit.',
        '{30min|Raconter une courte histoire à partir d’un dessin d’étoiles.}',
      ],
      materiel: [item('Lampes de poche', 'une par enfant ou une pour deux, une pour vous', 'Bout du doigt levé')],
      preparation: [
        'Tirez les rideaux et essayez d’éteindre : vous voyez encore bien chaque visage? Sinon, ouvrez un rideau, ou une porte sur une pièce claire. Rallumez jusqu’au jeu; votre place est à un pas de l’interrupteur.',
        'Dégagez le plancher : chacun se couche sur le dos, à un bras des voisins, les têtes vers le milieu.',
        'Vous avez des lampes? Prenez-les à DEL, le compartiment des piles vissé, et dites que la lumière va au plafond, jamais dans des yeux. Une pour deux? L’un tient la lampe, l’autre nomme et répond du doigt, et l’on échange. Pas de lampe? Le doigt levé est l’étoile; on s’assoit en rond serré, pour que les doigts se rejoignent.',
        'Voyez d’avance qui le noir inquiète : il a sa place contre vous ou près de la porte, assis ou couché.',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4 },
          'Tous se couchent, la tête vers le milieu, la lampe éteinte sur le ventre; sans lampe, on est assis en rond, le doigt caché. Éteignez le plafonnier. « La nuit tombe… Qui est là-haut? » Allumez votre lampe au plafond, ou levez un doigt : « Une étoile. » Chuchotez : « Et toi? » Un à un, chacun allume la sienne, ou lève son doigt. « Que d’étoiles! La nuit, est-ce qu’elles dorment, ou est-ce qu’elles veillent? » Veiller, c’est rester réveillé. Écoutez chaque idée, sans dire laquelle est la bonne.',
        ),
        play(
          { 20: 7, 30: 8 },
          'Chacun fait glisser son étoile jusqu’à d’autres, puis la tient immobile. Deux, trois ou quatre ensemble, et c’est une constellation, un dessin d’étoiles. « Qu’est-ce que c’est? » Qui voit quelque chose le dit : un chien, une cuillère, un papa. Tous cherchent la tête, les pattes. Dites son nom tout bas, puis : « Les étoiles voyagent! » On glisse ailleurs, et une autre constellation se fait. {3-4a|À trois ans, on lui donne un nom, et il est toujours bon.} {3-4a !multiage|Posez votre étoile à côté de la sienne : « Je vois un chien. Et toi? » Déplacez-la un peu : « Il a couru! » Elle tremble : « Il a froid! » À lui de faire bouger le chien et de dire ce qu’il fait.} {4-5a|À quatre ans, on dit où est la tête, et ce qui se passe si une étoile bouge.} {4-5a !multiage|On dessine dans l’air le trait qui relie les étoiles. On ajoute une étoile : que devient le dessin? Puis on garde le nom secret, et les autres devinent.}',
        ),
        play(
          { 20: 6, 30: 8 },
          '« La nuit, tous ne dorment pas. » Nommez quelqu’un : « L’écureuil? » Il dort : étoile éteinte, ou doigt caché. « La chouette? » Elle veille : étoile allumée, ou doigt levé. « Pourquoi? » Elle chasse dans le noir. Puis chacun nomme à son tour une bête ou une personne, et tous répondent; sans idée, on dit « moi ». On ne sait pas? On met la main devant sa lampe, ou l’on plie son doigt à moitié. {3-4a|À trois ans, on fait semblant de dormir, les yeux fermés, puis on se réveille d’un coup.} {3-4a !multiage|Le chat, la lune, papa, l’autobus, ton toutou : laissez-le choisir pour chacun. Qui veille fait son bruit, « hou-hou! »; qui dort ronfle. Trompez-vous : faites ronfler la chouette, et laissez-les vous réveiller.} {4-5a|À quatre ans, on explique pourquoi, et l’on nomme des gens qui travaillent la nuit.} {4-5a !multiage|L’infirmière, le déneigeur, le boulanger, le camionneur : que font-ils pendant qu’on dort? On cherche celui qui veille une partie de la nuit, puis dort : que fait son étoile?}',
        ),
        play(
          { 30: 5 },
          '« Racontons la nuit d’une constellation. » On en refait une que tous ont aimée, un chien par exemple. Commencez : « Il dormait, puis il a vu… » Chacun ajoute une phrase, et tous font bouger leur étoile ou leur doigt. Qui n’en trouve pas dit « et puis? » et l’histoire continue. {3-4a|À trois ans, un bruit ou un geste est une phrase : il jappe, il court, il mange.} {3-4a !multiage|Reprenez l’idée de chacun, dans l’ordre : « Il a vu une lune. Elle était grosse. Il l’a léchée! » Retournez au début, et laissez-les redire avec vous.} {4-5a|À quatre ans, on met un problème et une fin : « Il a perdu sa maison. »} {4-5a !multiage|Une deuxième constellation arrive : que se disent-elles? Un enfant parle pour la première, un autre pour la seconde; puis deux autres prennent la parole. L’histoire peut finir par « et ils dorment ».}',
        ),
        closing(
          { 20: 4, 30: 5 },
          '« La nuit s’en va. » Redites le nom de chaque constellation inventée : « Bonne nuit, le chien! » À chaque nom, dites aussi celui de deux ou trois enfants : ils éteignent leur étoile, ou cachent leur doigt, jusqu’à ce que le ciel soit noir. Gardez le silence, le temps de trois respirations, puis ouvrez un rideau et rallumez. « Les étoiles sont-elles parties? » Écoutez-les, puis dites : « Elles sont encore là-haut. Le jour est si clair qu’on ne les voit plus. » Demandez à chacun : « Ce soir, dors-tu ou veilles-tu un peu? » Assis, on s’étire. Les lampes, s’il y en a, se rangent éteintes.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Parlez bas et lentement; dans la pénombre, les mots sortent plus tard.',
          'Redites le nom de chaque constellation tel que l’enfant l’a donné.',
          'Une voix se serre? Ouvrez un peu le rideau, ou rallumez, et rapprochez-vous.',
        ],
        questionsOuvertes: [
          'Que vois-tu, là-haut?',
          'Où est sa tête?',
          'Qui veille, la nuit, et pourquoi?',
          '{30min|Que se passe-t-il ensuite?}',
        ],
      },
      vocabulaire: ['la nuit', 'l’étoile', 'le ciel', 'la constellation', 'veiller', 'dormir', 'allumer', 'éteindre'],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Il promène son étoile sans arrêt? Donnez-lui une seule mission : la tenir immobile jusqu’à ce qu’un ami la rejoigne.',
        },
        {
          pour: '4-5a',
          texte:
            'Il fait deviner une constellation à partir de trois phrases : « Elle a quatre pattes, elle jappe, elle dort dehors. »',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Le noir pèse? Il reste assis près de la porte, dans une lumière douce, et nomme de là. Sans mots, il montre de la lampe ou du doigt. Il voit mal? Dites-lui, à voix basse, où sont les étoiles. On ne fait pas clignoter les lampes.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, il fait noir tôt : cherchez à la fenêtre, au départ, la première vraie étoile.} {hiver|L’été, il fait noir tard : demandez le matin qui a vu une étoile avant de dormir.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Noir qui surprend, une main qui cherche la vôtre.',
          'Deux étoiles qui veulent la même place.',
        ],
        dangersAEliminer: [
          'Lumière dans les yeux : vers le plafond seulement; qui éclaire un visage dépose sa lampe et joue avec son doigt.',
          'Pile qui sort ou lampe qui chauffe : lampe à DEL, compartiment des piles vissé, essayée avant le jeu; sinon, on la range.',
          'Chute dans la pénombre : tous restent couchés ou assis; on se lève quand la lumière est revenue.',
        ],
        supervision: 'palier2',
        allergies: ['Poussière : plancher ou tapis nettoyé avant de s’y coucher.'],
      },
      observation: [
        'Fonction symbolique : que devient un groupe d’étoiles, quand l’enfant le nomme?',
        'Langage oral : quels mots trouve-t-il pour la nuit, ce qui dort, ce qui veille?',
        'Catégories et concepts : comment décide-t-il que l’un dort et l’autre veille?',
      ],
      prolongements: [
        'À la sieste, murmurez : « Qui dort? » L’enfant cache son doigt sous la couverture et ferme les yeux.',
        'Au départ, l’enfant dit à son parent le nom de sa constellation; le soir, ils cherchent à la fenêtre une étoile.',
      ],
      reflexionRetroaction: [
        'Qui a parlé, couché dans la pénombre, et parle peu ailleurs?',
        'Ai-je laissé une constellation rester ce que l’enfant en disait?',
      ],
    },
  },
]
