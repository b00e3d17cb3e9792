import { closing, food, guided, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

/** Moments of the Québec year lived with all ages, and the first day of a child who joins the group. */
export const MIXED_AGES_YEAR_SHEETS: readonly BankSheet[] = [
  {
    key: 'la-veillee-des-pieds',
    summary:
      'Talon, pointe, talon : assis sur une planche qui résonne, le groupe fait sa musique des pieds et répond à une chanson de juin.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_LANGUAGE'],
    themes: ['saisons-et-fetes', 'sons-et-silence'],
    materials: ['contenants-et-cuilleres'],
    place: 'YARD',
    alsoAt: {
      PARK: 'Au parc, les talons cognent sur le plancher ou les marches du kiosque.',
    },
    seasons: ['SUMMER'],
    durationMinutes: 30,
    adults: 1,
    occasion: 'saint-jean',
    calls: [
      'Saint-Jean',
      'fête nationale',
      'Québec',
      'taper du pied',
      'danser',
      'cuillères',
      'musique traditionnelle',
      'rigodon',
      'chanson à répondre',
      'fête',
      'juin',
      'veillée',
      'danse',
      'éveil musical',
    ],
    seen: [
      'ils cognent leurs talons sur la galerie et trouvent un rythme',
      'elle tape le bois avec ses pieds puis avec deux cuillères',
      'il invente une suite : talon, pointe, clac, et l’apprend aux autres',
      'ils crient la réponse de la chanson et rient en se trompant',
      'il fait vibrer la planche de toutes ses forces et me regarde',
      'le trottineur plie les genoux et rebondit au son de la musique',
      'depuis la fête de la Saint-Jean, ils veulent des sets carrés dans la cour',
      'quand un oncle a joué des cuillères, ils sont restés bouche bée',
    ],
    scenes: ['taper-bruit', 'danser', 'chanter'],
    picture:
      'Au soleil couchant, trois enfants assis sur un perron de bois font danser leurs pieds; un bébé tend les mains vers la planche.',
    sheet: {
      titre: 'La veillée des pieds',
      observationDepart:
        '{18-24m 2-3a 3-4a 4-5a|Assis au bord} {cour 18-24m 2-3a 3-4a 4-5a|de la galerie,} {parc 18-24m 2-3a 3-4a 4-5a|du kiosque,} {18-24m 2-3a 3-4a 4-5a|deux enfants balancent les jambes et leurs talons cognent le bois. Les autres viennent s’asseoir à côté pour en faire autant.} {!18-24m !2-3a !3-4a !4-5a|Couché sur une couverture, un poupon rue, et ses talons cognent le bois. Il s’arrête, puis recommence.}',
      intentionEducative:
        'Soutenir la musique que chacun fait de tout son corps, et la place de chacun dans une chanson qui se répond.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Taper, sauter ou se balancer sur une pulsation.',
        'Répondre à une chanson par un mot, un vers ou un geste.',
        'Commencer et s’arrêter avec les autres.',
      ],
      materiel: [
        item(
          '{cour|Planche large et épaisse, ou marche de galerie}{parc|Plancher ou marches de kiosque, la planche}',
          'de quoi asseoir tout le groupe',
          'Plancher de bois',
        ),
        item('Cuillères de bois', 'deux par enfant', 'Paumes sur les cuisses'),
        item('Couverture', 'une, tout près de la planche', 'Tapis'),
        item('Gourdes{0-18m| ou biberons}', 'une par enfant', 'Gobelets'),
        optional('{18-24m 2-3a 3-4a 4-5a|Casseroles et bols retournés}', 'trois', null),
        optional(
          '{si-foulards|Foulards, pas plus longs qu’un bras d’enfant}',
          '{18-24m 2-3a 3-4a 4-5a|un par danseur}{!18-24m !2-3a !3-4a !4-5a|un, dans votre main}',
          null,
        ),
        optional('{18-24m 2-3a 3-4a 4-5a si-tambourins|Tambourins et maracas fermés}', 'trois ou quatre', null),
        optional('{2-3a 3-4a 4-5a si-cerceaux|Cerceaux, couchés à plat}', 'trois ou quatre', null),
        optional('{18-24m 2-3a 3-4a 4-5a si-musique|Musique de violon}', 'un appareil, hors de portée', null),
        optional('{2-3a 3-4a 4-5a si-drapeaux|Petit drapeau}', 'un', null),
      ],
      preparation: [
        'Passez la main sur le bois : échardes, clous, nids de guêpes dessous.',
        'Installez-vous à l’ombre, {cour|la planche bien à plat sur le sol,} avant 11 h ou en fin de journée.',
        '{0-18m cour|Étendez la couverture contre la planche :} {0-18m parc|Étendez la couverture sur le plancher, à un bras des talons :} {0-18m|le poupon y sent les coups sans recevoir un pied.}',
        '{avec-contenant|Retournez @materiel à portée des mains.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Assoyez-vous sur la planche, genoux pliés, pieds à plat sur le bois. Talon gauche, talon droit, longtemps, sans un mot. Quand un enfant s’installe, ajoutez vos paumes sur les cuisses.',
        ),
        play(
          { 20: 9, 30: 14, 45: 16 },
          'Les pieds trouvent leur affaire : taper, frotter, faire trembler. {0-18m|Le poupon, sur la couverture, pose la paume sur le bois et attend le prochain coup.} {0-18m !multiage|Tapez deux coups de talon, puis rien : guettez la jambe qui part ou la main qui tapote, et répondez par deux coups. Couchez le plus jeune sur le dos, les pieds contre le bois : sa ruade sonne. Les regards s’en vont? Frottez une cuillère sur la planche, tout doux, puis posez-la devant une main.} {18-24m multiage|Le trottineur} {18-24m !multiage|Un enfant} {18-24m|plie les genoux et rebondit sur place.} {18-24m !multiage|Tapez vite, puis figez, les deux pieds en l’air : « Stop! » Il fige aussi, rit, en veut encore. L’un descend marcher autour de la planche? Vos coups suivent ses pas, lents, puis pressés. Quand il se rassoit, mettez-lui une cuillère dans chaque main.} {2-3a|Très fort, trop fort, puis un coup d’œil : avez-vous entendu?} {2-3a !multiage|Répondez au fracas par un seul orteil, tout bas; ils se penchent pour entendre. Donnez des pieds d’éléphant, de souris, de pluie : bientôt, un enfant nomme l’animal et tous changent. Un pied part vers le voisin? Changez d’instrument : les deux mains à plat sur le bois, puis deux cuillères.} {3-4a|Dos à dos, deux amis marient pieds et cuillères.} {3-4a !multiage|Le chef tape trois coups, la planche les redit; puis c’est au suivant. L’un mène le vacarme, l’autre donne un seul coup et attend, ravi. Quand tout se brouille, levez les deux pieds : au silence, distribuez les cuillères, qui répondront aux pieds.} {4-5a|Talon, pointe, claque : une suite est née, et la voisine l’apprend.} {4-5a !multiage|Apprenez-la aussi et trompez-vous : ils vous corrigent. Une autre suite naît au bout de la planche; les deux se jouent ensemble, puis l’une répond à l’autre. Donnez ensuite les cuillères : quel coup de la suite leur laisse-t-on? Trois fois sans se perdre, et la chanson commence.}',
        ),
        guided(
          { 20: 3, 30: 5, 45: 6 },
          '{18-24m 2-3a 3-4a 4-5a|Apprenez-leur la réponse, dite deux fois ensemble en tapant : « Tape, tape, tape, la planche répond! »} Lancez la chanson; {18-24m 2-3a 3-4a 4-5a|tous répondent.} {!18-24m !2-3a !3-4a !4-5a|après chaque vers, tapez et chantez « Tape, tape, tape, la planche répond! », et attendez un pied ou une main.} « C’est au mois de juin, les pieds me démangent. » Tape… « J’ai tapé si fort, j’ai réveillé la grange. » Tape… « J’ai frotté mes mains, j’entends les grenouilles. » Tape… « J’ai plié les genoux, mou comme une nouille. » Tape, tape, tape, la planche s’endort. {!20min|On la reprend plus vite, puis tout bas.} {18-24m 2-3a 3-4a 4-5a si-tambourins|Les instruments se taisent pendant le vers, puis répondent avec la planche.} {2-3a 3-4a 4-5a si-drapeaux|Qui tient le drapeau le lève à la fin du vers, et tous répondent; au couplet suivant, il change de main.}',
        ),
        play(
          { 20: 3, 30: 4, 45: 13 },
          'La danse descend de la planche. {18-24m 2-3a 3-4a 4-5a|On tourne tout seul, on tourne à deux paumes contre paumes, on saute entre les cuillères posées au sol. Ceux qui aiment mieux jouer gardent la planche, ou les casseroles s’il y en a, et donnent la cadence; quand elle s’arrête, tous figent et l’on échange.} {0-18m multiage|La piste est loin de la couverture, et vous dansez entre les deux : le poupon, sous vos yeux, tape le bois.} {0-18m !multiage|Assoyez-vous au bord de la couverture, un poupon contre vous, et balancez-vous : trois temps, puis arrêt. Il pousse du pied ou se tortille? Repartez. Chacun a son tour; les autres tapent la planche ou rampent vers une cuillère qui roule.} {18-24m 2-3a 3-4a 4-5a si-foulards|Le foulard, tenu à la main, vole avec le danseur et retombe contre sa jambe quand la planche se tait.} {0-18m !multiage si-foulards|Un foulard frôle les pieds du poupon et s’arrête au-dessus : sa ruade le fait repartir.} {2-3a 3-4a 4-5a si-cerceaux|Un cerceau couché est une piste pour un : on y tourne, et l’on en change à l’arrêt.} {18-24m 2-3a 3-4a 4-5a si-musique|Un air de violon relaie ensuite la planche : coupez-le, et tous figent.}',
        ),
        closing(
          { 20: 2, 30: 3, 45: 5 },
          'Retapez du bout des orteils, puis d’un seul. {18-24m 2-3a 3-4a 4-5a|On boit à sa gourde, à petites gorgées, et chacun dit le son qui reste dans ses pieds.} {0-18m|Le poupon boit ce que ses parents ont prévu.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Tenez la pulsation avec vos talons, même en parlant.',
          'Reprenez dans la chanson le geste que fait un enfant.',
          '{18-24m 2-3a 3-4a 4-5a|Dansez paumes contre paumes : jamais un enfant tiré ou soulevé par les bras.} {!18-24m !2-3a !3-4a !4-5a|Balancez le poupon contre vous : jamais tiré ni soulevé par les bras.}',
        ],
        questionsOuvertes: [
          'Comment tes pieds parlent-ils tout bas?',
          'Qu’est-ce qu’on ajoute à la chanson?',
          'Où sens-tu le bois trembler?',
        ],
      },
      vocabulaire: [
        'la veillée',
        'le talon',
        'la pointe',
        'taper',
        'répondre',
        '{18-24m 2-3a 3-4a 4-5a|tourner}{!18-24m !2-3a !3-4a !4-5a|se balancer}',
        '{cour|la galerie}{parc|le kiosque}',
        'ensemble',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Assis entre vos jambes, dos contre vous, il reçoit la pulsation par vos genoux; arrêtez-vous dès qu’il se détourne.',
        },
        {
          pour: '18-24m',
          texte: 'Une seule cuillère sur la planche : frapper, s’arrêter, refrapper quand vous levez la main.',
        },
        { pour: '2-3a', texte: 'Il ne chante que « tape, tape, tape » : c’est toute la chanson.' },
        { pour: '3-4a', texte: 'Il trouve un geste pour chaque vers et le montre avant que vous chantiez.' },
        { pour: '4-5a', texte: 'Il mène la chanson à votre place et invente ce qu’il a fait au mois de juin.' },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui marche peu a la meilleure place : la planche sous les mains, il donne la pulsation que les danseurs suivent.',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’hiver, la planche rentre au local : en bas de laine, les talons sonnent sourd et les paumes font le reste.',
        },
        {
          pour: 'interieur',
          texte: 'Un jour de pluie, des boîtes retournées sous les talons remplacent la planche.',
        },
      ],
      securite: {
        risquesAcceptes: ['Étourdissement, chute sur l’herbe.', 'Doigt tapé par une cuillère.'],
        dangersAEliminer: [
          '{cour|Planche qui bascule : posée à plat au sol, jamais en pont.} {parc|Bord du kiosque plus haut qu’une marche : on s’assoit au milieu du plancher, la couverture aussi.}',
          'Cuillère à la bouche en dansant : elle reste par terre quand on se lève.',
          'Danseurs qui s’échauffent en plein soleil : on danse à l’ombre, et l’on boit entre deux danses.',
          '{si-foulards|Foulard au cou ou sous un pied : il se tient à la main, jamais noué, et ne reste pas sur la couverture.}',
          '{2-3a 3-4a 4-5a si-cerceaux|Cerceau qui glisse sous un pied : on l’enjambe au pas, et il reste à plat.}',
          '{2-3a 3-4a 4-5a si-drapeaux|Manche de drapeau devant un visage : le porteur reste assis, le drapeau droit, et ne danse pas avec.}',
        ],
        supervision: 'palier1',
        allergies: ['Guêpes : auto-injecteur sur l’adulte.'],
      },
      observation: [
        'Motricité globale : quelle pulsation trouve-t-il, et avec quelle partie du corps?',
        'Langage oral : que répond-il à la chanson, son, mot ou vers?',
        'Compétences sociales : cherche-t-il un partenaire, ou sa place à lui?',
      ],
      prolongements: [
        'Reprenez la planche en juillet : que reste-t-il de la chanson?',
        'Une danse ou une chanson à répondre monte sur la planche avec la famille qui la connaît, d’où qu’elle vienne.',
      ],
      reflexionRetroaction: [
        'Le tempo était-il le leur ou celui de mes talons?',
        'Comment ceux qui ne tapaient pas ont-ils reçu la musique?',
      ],
    },
  },
  {
    key: 'l-epluchette-de-la-cour',
    summary:
      'Le blé d’Inde arrive tout habillé : feuille après feuille, le groupe l’ouvre, garde les soies à part et compare les épis. Crac!',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['jardin-et-recolte', 'cuisine-et-saveurs'],
    materials: ['bache', 'contenants-et-cuilleres'],
    place: 'YARD',
    alsoAt: { INDOORS: 'Dedans, un drap au milieu du plancher reçoit les feuilles; on le roule et tout est ramassé.' },
    seasons: ['SUMMER', 'AUTUMN'],
    durationMinutes: 30,
    adults: 1,
    occasion: 'recoltes',
    calls: [
      'blé d’Inde',
      'maïs',
      'épluchette',
      'récolte',
      'légume',
      'éplucher',
      'potager',
      'ferme',
      'marché',
      'cuisiner',
      'feuilles',
      'arracher',
      'cacher dessous',
      'cuisine',
    ],
    seen: [
      'ils arrachent les feuilles du maïs une par une pour voir le jaune',
      'elle tire à deux mains, tombe sur les fesses et garde la feuille',
      'il aligne les épis du plus petit au plus gros',
      'elle met les fils du maïs sur sa tête et dit que c’est ses cheveux',
      'il veut croquer le maïs cru tout de suite',
      'le petit pousse un épi fermé vers moi et attend que je le renvoie',
      'depuis l’achat du sac au marché, ils veulent tous déshabiller un épi',
      'dans la cour, ils se font une montagne de pelures et se cachent les mains',
    ],
    scenes: ['dechirer-couper', 'petrir', 'repas'],
    picture:
      'Sur une bâche, on épluche du blé d’Inde; un petit tire une feuille à deux mains, une grande aligne les épis du plus long au plus court.',
    sheet: {
      titre: 'L’épluchette de blé d’Inde',
      observationDepart:
        'Le sac de blé d’Inde arrive du marché. Un enfant tire une feuille, puis une autre, et crie en voyant du jaune.',
      intentionEducative:
        'Éveiller la curiosité pour ce qui se cache sous une enveloppe, en offrant à chacun une vraie part de la corvée.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
      ],
      objectifs: [
        'Découvrir ce qu’il y a sous une couche, puis sous une autre.',
        '{4-5a|Tirer, casser, séparer avec ses deux mains.} {18-24m 2-3a 3-4a !4-5a|Tirer et séparer avec ses deux mains.} {0-18m !multiage|Rouler un épi, le pousser, le tirer à deux mains.}',
        '{3-4a 4-5a|Comparer des épis et dire ce qui diffère.} {18-24m 2-3a !3-4a !4-5a|Montrer à quelqu’un ce qu’il découvre.}',
      ],
      materiel: [
        food('Blé d’Inde en feuilles, rincé', 'deux épis par enfant', 'Poireaux entiers'),
        item('{dehors|Bâche}{dedans|Drap}', '{dehors|une}{dedans|un}', 'Grande nappe'),
        item('{dehors|Linges, pour couvrir les bacs}', '{dehors|trois}', '{dehors|Serviettes}'),
        item('Bols et bacs larges', 'un pour les épis, un pour les feuilles, un pour les soies', 'Boîtes de carton'),
        optional('{dehors automne si-feuilles-mortes|Feuilles mortes}', 'un gros tas, à deux pas de la bâche', null),
        optional('{18-24m 2-3a 3-4a 4-5a si-paniers|Panier}', 'un, plein d’épis', null),
        optional('{2-3a 3-4a 4-5a dehors si-brouettes|Brouette d’enfant}', 'une', null),
        optional('{45min 18-24m 2-3a si-poupées|Poupées lavables}', 'une ou deux', null),
        optional('{3-4a 4-5a si-loupes|Loupes incassables}', 'deux', null),
      ],
      preparation: [
        'Rincez les épis, retirez ceux qui sont abîmés et vérifiez qu’aucune guêpe n’y est entrée.',
        'Décollez le bout d’un épi sur deux : les premières feuilles viendront facilement.',
        'Étendez {dehors|la bâche}{dedans|le drap}; posez le tas au milieu, les trois bacs autour{dehors|, à l’ombre}.',
        '{avec-contenant|Ajoutez @materiel pour ce qu’ils voudront mettre à part.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Prenez un épi, écoutez-le, secouez-le. « C’est tout habillé. Qu’est-ce qu’il a en dessous? » Tirez une seule feuille, d’un coup sec, et posez l’épi à portée. {18-24m 2-3a 3-4a 4-5a si-paniers|Passez ensuite avec le panier du marché : chacun choisit un épi, le soupèse, l’emporte pour l’ouvrir.}',
        ),
        play(
          { 20: 13, 30: 18, 45: 20 },
          'Les mains s’y mettent, sans ordre. {0-18m|Le poupon roule un épi encore fermé, le pousse vers vous, le reçoit; vous gardez feuilles et soies hors de sa bouche.} {0-18m !multiage|Un épi entre vos genoux, tirez une feuille tout près de lui : crrr… Arrêtez, attendez son regard, tirez encore. Au premier grain jaune, rabattez la feuille dessus : « Parti… coucou! » Couchez le plus jeune sur le ventre : l’épi roule de vous à lui.} {18-24m|Le trottineur porte les épis un à un, du tas au bac et du bac au tas.} {18-24m !multiage|Tenez un bout de feuille, il tire l’autre : elle cède, il recule et rit. Le bac déborde? Poussez-le ensemble à l’autre bout, renversez-le : il faut tout reporter. Puis cachez un épi sous les feuilles : « Où il est? »} {2-3a|On tire à deux mains, et l’on tombe assis avec la feuille.} {2-3a !multiage|Dites « un, deux… » et laissez l’enfant crier « trois! » avant de tirer. Le premier grain jaune se montre à tous. Les bras se fatiguent? Cachez un épi nu sous le tas : « Il s’est rhabillé? » Qui le trouve le cache à son tour.} {3-4a|On compte les feuilles de l’épi, ses « robes »; la plus pâle, tout au fond, se garde.} {3-4a !multiage|Prêtez une voix aux bacs : celui des feuilles crie « Encore! », celui des soies chuchote. Un enfant ferme les yeux; tendez-lui une feuille du dehors ou du fond : il devine au toucher, puis tend un piège à son voisin.} {4-5a|Crac! La queue de l’épi se casse contre la cuisse, puis les épis s’alignent du plus court au plus long.} {4-5a !multiage|Une chaîne se forme : on casse, on déshabille, on ôte les soies, on range. Ça bloque? Demandez qui attend; les postes changent. Au deuxième épi, chacun parie avant d’ouvrir : des grains partout, ou des trous?} {18-24m 2-3a 3-4a 4-5a|Les feuilles volent, on les sent, on s’y cache les mains.} {18-24m 2-3a 3-4a 4-5a dehors automne si-feuilles-mortes|Un épi encore habillé se cache dans le tas de feuilles mortes : on fouille à deux bras, on le devine au toucher.} {0-18m !multiage dehors automne si-feuilles-mortes|Celui qui marche s’assoit d’un coup dans les feuilles mortes. Répondez du même bruit avec l’épi, « crrr! » : il se relève et recommence.} {3-4a 4-5a si-loupes|À la loupe, on suit une soie : chacune part d’un grain.}',
        ),
        play(
          { 45: 12 },
          'Les bacs débordent. {18-24m 2-3a 3-4a 4-5a|« À quoi pourraient servir toutes ces feuilles? » Un nid, un balai, une robe pour l’épi : laissez le tas devenir autre chose.} {0-18m !multiage|De haut, laissez tomber les feuilles une à une devant eux, puis ramassez-les avant qu’une bouche les trouve. Faites-en un nid entre vos jambes, un épi au fond, un bout qui dépasse : celui qui rampe vient le tirer, les autres vous voient le recoucher.} {18-24m !multiage|Assoyez-vous dedans, une feuille sur la tête; le trottineur en veut une aussi. Bordez un épi : « Dodo. » Il en couche un autre.} {2-3a !multiage|Couchez un épi nu : « Il a froid. » Les couvertures de feuilles arrivent par brassées; on réveille l’épi, on le recouche.} {3-4a !multiage|Un épi nu se plaint : « Qui m’habille? » On l’enroule, ça tombe, deux amis s’y mettent.} {4-5a !multiage|Le balai perd ses feuilles : qu’est-ce qui les tiendrait? Dernier défi : une robe qui reste quand on lève l’épi.} {3-4a 4-5a multiage|Un épi nu se plaint du froid : un grand l’enroule, un plus petit apporte les feuilles.} {18-24m 2-3a si-poupées|Une poupée a froid : on la couche contre un épi, sous une couverture de feuilles.}',
        ),
        closing(
          { 20: 4, 30: 8, 45: 8 },
          '{18-24m 2-3a 3-4a 4-5a|On porte le bac d’épis à la cuisine, à plusieurs mains, et on demande à la personne qui cuisine ce qu’elle en fera.} {0-18m !multiage|Posez le bac d’épis devant les poupons : chacun tape dessus une dernière fois, puis le bac part pour la cuisine.} {2-3a 3-4a 4-5a dehors si-brouettes|La brouette se charge de feuilles à pleins bras; deux enfants la poussent, un troisième ouvre le chemin.} Les feuilles vont au compost; les mains, au lavabo.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Tenez l’épi debout entre vos genoux pour celui qui tire.',
          '{18-24m 2-3a 3-4a 4-5a|Ouvrez le vôtre plus lentement que les enfants.} {0-18m !multiage|Ouvrez l’épi une feuille à la fois et attendez un regard avant la suivante.}',
          'Montrez un grain qui manque ou un ver trouvé, et attendez leur {18-24m 2-3a 3-4a 4-5a|explication}{0-18m !multiage|réaction}.',
        ],
        questionsOuvertes: [
          'Qu’est-ce qui vient après cette feuille?',
          '{18-24m 2-3a 3-4a 4-5a|À quoi servent les soies, ces cheveux de l’épi, d’après toi?} {0-18m !multiage|Où est passé le grain jaune?}',
          '{18-24m 2-3a 3-4a 4-5a|Comment fais-tu pour détacher la feuille?}',
        ],
      },
      vocabulaire: ['l’épi', 'la feuille', 'la soie', 'le grain', 'éplucher', '{4-5a|la rangée}', 'tirer', 'la corvée'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Un épi entier, fermé, plus long que sa main : il le roule, le frappe au sol, le passe d’une main à l’autre près de vous.',
        },
        {
          pour: '18-24m',
          texte:
            'Laissez à moitié ouvert l’épi qu’il choisit : une feuille qui cède aussitôt lui donne envie de la suivante.',
        },
        { pour: '2-3a', texte: 'Il remplit le bac des feuilles, et il a le droit de s’asseoir dedans.' },
        { pour: '3-4a', texte: 'Deux épis à comparer : combien de robes chacun portait-il?' },
        {
          pour: '4-5a',
          texte: 'Il compte les rangées de grains en les suivant du doigt, puis vérifie sur un deuxième épi.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            '{4-5a|À celui qui fuit les soies collantes, confiez un travail au sec : casser les queues, ou tenir le bac que les autres remplissent.} {18-24m 2-3a 3-4a !4-5a|À celui qui fuit les soies collantes, confiez un travail au sec : tenir le bac que les autres remplissent.} {0-18m !multiage|Au poupon qui fuit les soies collantes, tendez un épi fermé, à rouler sous la paume.}',
        },
        {
          pour: 'autre_saison',
          texte: 'L’hiver, un gros chou s’ouvre de la même façon, feuille après feuille, jusqu’au cœur.',
        },
      ],
      securite: {
        risquesAcceptes: ['Feuille qui gratte, paume qui chauffe.', 'Ver trouvé au bout d’un épi.'],
        dangersAEliminer: [
          'Maïs cru grignoté : il se mange plus tard, cuit, et servi{multiage| à chaque âge} comme votre cuisine le prévoit.',
          '{0-18m 18-24m 2-3a|Soies et lambeaux de feuille à la bouche : le bac des soies reste de votre côté.}',
          '{dehors|Guêpes attirées par le sucré : bacs couverts d’un linge, tas déplacé.} {dedans|Feuilles qui glissent sous le pied : ramenées au drap à mesure.}',
          '{dehors automne si-feuilles-mortes|Branche, crotte ou guêpe dans les feuilles mortes : retournez le tas du pied avant l’arrivée du groupe.}',
          '{0-18m dehors automne si-feuilles-mortes|Feuille sèche à la bouche : un poupon ne va au tas qu’à portée de votre bras.}',
          '{2-3a 3-4a 4-5a dehors si-brouettes|Brouette qui verse ou qui file : elle roule au pas, et personne n’y monte.}',
          '{3-4a 4-5a dehors si-loupes|Loupe au soleil : elle brûle; elle reste à l’ombre et ne vise jamais le ciel.}',
        ],
        supervision: 'palier1',
        allergies: ['Maïs : l’enfant allergique fait la corvée avec des poireaux, mains lavées avant et après.'],
      },
      observation: [
        'Éveil aux sciences : {18-24m 2-3a 3-4a 4-5a|que prévoit-il trouver, et que dit-il en le trouvant?}{0-18m !multiage|que fait-il quand le grain jaune disparaît, puis revient?}',
        'Motricité fine : comment ses deux mains se partagent-elles le travail?',
        'Compétences sociales : à qui montre-t-il ce qu’il découvre?',
      ],
      prolongements: [
        'Laissez sécher un épi tout l’automne, hors de portée, et regardez-le changer.',
        'Donnez aux parents deux feuilles à froisser en chemin vers la maison : l’odeur racontera la corvée.',
      ],
      reflexionRetroaction: [
        'Quelle part de la corvée était vraiment la leur?',
        'Toutes les mains avaient-elles autant à faire?',
      ],
    },
  },
  {
    key: 'l-heure-des-lezards',
    summary:
      'Quand l’air est trop chaud pour courir, on devient lézard : on suit l’ombre, on boit, on se mouille et on bouge au ralenti.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['lumiere-et-ombre', 'animaux-et-traces'],
    materials: ['eau', 'tissus', 'craies'],
    place: 'YARD',
    alsoAt: {
      PARK: 'Au parc, le plus gros arbre donne l’ombre; on la marque avec un bord de couverture.',
      INDOORS: 'Dedans, stores baissés : les lézards cherchent le coin du plancher le plus frais.',
    },
    seasons: ['SUMMER'],
    durationMinutes: 20,
    adults: 1,
    occasion: 'canicule',
    calls: [
      'canicule',
      'chaleur',
      'il fait trop chaud',
      'lézard',
      'ombre',
      'boire',
      'se rafraîchir',
      'fatigués',
      'ralenti',
      'débarbouillette',
      'soleil',
      'humidex',
      'bouger',
      'animaux',
      'ramper',
      'été',
    ],
    seen: [
      'il se couche sur le ciment à l’ombre, la joue sur le frais',
      'elle mouille sa guenille et se la met sur le bedon',
      'ils rampent au ralenti comme des bêtes au soleil',
      'il tire la langue à petits coups pour boire dans son gobelet',
      'elle dit qu’elle fond et refuse de courir aujourd’hui',
      'il est rouge comme une tomate, mais veut continuer sa tague',
      'depuis la vague de chaleur, ils cherchent le coin le plus frais de la cour',
      'le bébé presse le linge mouillé et le met sur son genou',
    ],
    scenes: ['repos', 'eau', 'imiter-animaux'],
    picture:
      'À l’ombre d’un mur, un adulte et un enfant sont allongés comme des lézards; une petite tord un linge mouillé, une autre trace l’ombre.',
    sheet: {
      titre: 'L’heure des lézards',
      observationDepart:
        'À neuf heures et demie, il fait déjà lourd. {18-24m 2-3a 3-4a 4-5a|Les enfants cherchent ce qui est frais et ne demandent plus à courir.} {!18-24m !2-3a !3-4a !4-5a|Un poupon roule hors de sa couverture et garde la main à plat sur le frais.}',
      intentionEducative:
        'Soutenir l’enfant qui écoute ce que la chaleur fait à son corps et cherche ce qui le soulage.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Santé et sécurité', role: 'principal' },
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'secondaire' },
      ],
      objectifs: [
        'Sentir le chaud, le tiède et le frais sur sa peau.',
        'Boire souvent, sans attendre la soif.',
        '{18-24m 2-3a 3-4a 4-5a dehors|Remarquer que l’ombre change de place.} {18-24m 2-3a 3-4a 4-5a dedans|Remarquer que la fraîcheur change de place.} {!18-24m !2-3a !3-4a !4-5a|Ramper ou se tourner vers un endroit plus frais.}',
      ],
      materiel: [
        item('Débarbouillettes', 'deux par enfant, deux pour vous', 'Carrés de coton'),
        item(
          'Bassin d’eau fraîche, deux doigts de fond',
          'un, à côté de l’adulte{parc|; l’eau voyage en bouteilles fermées}',
          'Pichet pour mouiller les linges',
        ),
        item(
          '{parc !0-18m|Gourdes}{parc 0-18m|Gourdes ou biberons}{!parc !0-18m|Gobelets ou gourdes}{!parc 0-18m|Gobelets, gourdes ou biberons} au nom de chacun',
          '{parc !0-18m|une par enfant}{parc 0-18m|de quoi boire pour chaque enfant}{!parc|un par enfant}',
          null,
        ),
        item('Couverture', 'une, au frais', 'Drap de coton'),
        optional(
          '{4-5a cour|Grosses craies}{4-5a parc|Carrés de tissu pour marquer l’ombre}{4-5a dedans|Carrés de tissu pour marquer le frais}',
          'trois',
          '{4-5a dehors|Bord de la couverture}{4-5a dedans|Coussins plats}',
        ),
        optional('{si-vaporisateurs|Vaporisateur neuf ou bien rincé}', 'un, gardé par vous', null),
        optional(
          '{18-24m 2-3a 3-4a 4-5a si-éponges|Éponges entières, plus grosses que votre poing}',
          'deux ou trois',
          null,
        ),
        optional('{2-3a 3-4a 4-5a si-pinceaux|Gros pinceaux}', 'un pour deux enfants', null),
        optional(
          '{3-4a 4-5a !0-18m !18-24m !2-3a si-glaçons|Bloc de glace, plus gros que votre poing}',
          'un, au fond du bassin',
          null,
        ),
      ],
      preparation: [
        'Choisissez {dehors|une ombre qui durera, avant 11 h}{dedans|la pièce la moins exposée}; vêtements légers {dehors|et chapeau}.',
        'Remplissez {parc|les gourdes}{!parc|les gobelets} d’avance et posez-les au bord de la couverture.',
        'Posez le bassin contre vous, sous votre main : on vient y tremper son linge près de vous.',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Couchez-vous sur le ventre, le menton sur une main, sans quitter le groupe des yeux. Tirez lentement la langue. « Le lézard ne gaspille pas un pas. Où est-ce frais, ici? » {si-vaporisateurs|Vaporisez votre propre bras : « Il pleut! » Qui tend un bras ou un pied a sa pluie.} {3-4a 4-5a !0-18m !18-24m !2-3a si-glaçons|Un bloc de glace fond dans le bassin : la paume s’y pose le temps d’un souffle, puis va au front.}',
        ),
        play(
          { 10: 6, 20: 13, 30: 18 },
          'On rampe au ralenti d’un frais à l’autre. {0-18m|Le poupon, bras et jambes nus, presse le linge humide et le pose sur son genou.} {0-18m !multiage !10min|Couchée face à lui, levez lentement une main, posez-la sur son ventre, attendez. Le linge monte d’un pied à un bras : il le suit des yeux, tend l’autre bras. Il s’agite? Tournez-vous ensemble d’un quart de tour, à plat ventre, le bassin de l’autre côté de vous.} {18-24m multiage|Le trottineur} {18-24m !multiage|Un enfant} {18-24m|mouille, tord, recommence à côté de vous.} {18-24m !multiage !10min|Posez une main mouillée par terre : elle laisse sa trace. Il pose la sienne, regarde la trace s’effacer, retourne au bassin. Il se lasse? Trois gouttes de votre linge sur son bras : « Une… deux… trois », et il tend l’autre bras.} {2-3a|Un linge visite un pied, le vôtre, puis la couverture.} {2-3a !multiage !10min|On rampe trop vite? Posez un linge sur votre tête : il tombe dès que vous vous pressez. Chacun essaie. Puis un oiseau passe, « pssst » : tous deviennent roches, les yeux fermés, le temps de trois souffles.} {3-4a cour|Une main à plat compare l’herbe, le mur, l’asphalte.} {3-4a parc|Une main à plat compare l’herbe, l’écorce, le banc.} {3-4a dedans|Une main à plat compare la vitre, le plancher, le tapis.} {3-4a !multiage !10min|Chargez un dos d’un linge plié : le lézard le livre au prochain frais sans le perdre, puis à reculons. Montrez ensuite un oiseau du doigt : tous figent. Qui bouge encore repart du bassin, à pas de lézard.} {4-5a cour|Le bord de l’ombre se marque à la craie, ou du bord de la couverture, à revoir à la prochaine gorgée.} {4-5a parc|Le bord de l’ombre se marque d’un tissu, ou du bord de la couverture, à revoir à la prochaine gorgée.} {4-5a dedans|L’endroit le plus frais reçoit un tissu ou un coussin plat, à revoir à la prochaine gorgée.} {4-5a !multiage !10min|Un enfant décide la route : quels arrêts, dans quel ordre, pour ne jamais poser le ventre au chaud? Un autre la suit et la juge. Pour finir, la course la plus lente : le dernier arrivé gagne, mais qui s’arrête a perdu.} {18-24m 2-3a 3-4a 4-5a|Au bord de la couverture, on boit comme un lézard, par petits coups.} {!18-24m !2-3a !3-4a !4-5a|Offrez-lui à boire par petits coups.} {18-24m 2-3a 3-4a 4-5a si-éponges|L’éponge boit au bassin, puis pleut sur un genou : on la presse jusqu’à la dernière goutte.} {2-3a 3-4a 4-5a si-pinceaux|Au pinceau mouillé, on se peint des écailles sur le bras; elles sèchent, on en refait.}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 8 },
          'Les lézards s’immobilisent : seul le ventre bouge. Comptez trois respirations, {18-24m 2-3a 3-4a 4-5a|puis une dernière gorgée. Chaque lézard pose une patte sur l’endroit de son corps qui a le moins chaud.} {30min 18-24m 2-3a 3-4a 4-5a|Puis chacun tord son linge au-dessus du bassin, goutte à goutte, et l’étend à sécher; vous videz l’eau.} {!18-24m !2-3a !3-4a !4-5a|puis essuyez une dernière fois le cou et les pieds du poupon.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Bougez vous-même au ralenti, une main au bassin : le groupe se cale sur vous.',
          '{18-24m 2-3a 3-4a 4-5a|Touchez les nuques et tendez à boire à chaque passage au bassin.} {!18-24m !2-3a !3-4a !4-5a|Touchez les nuques et offrez à boire à chaque changement de place.}',
          'Mouillez poignets et pieds de celui qui ne se plaint pas.',
        ],
        questionsOuvertes: [
          'Où est-ce le plus frais?',
          'Comment ta peau se sent-elle maintenant?',
          '{dehors|Où l’ombre est-elle allée?} {dedans|Quel coin est encore frais?}',
        ],
      },
      vocabulaire: ['le lézard', 'l’ombre', 'frais', 'tiède', 'ramper', 'tordre', 'une gorgée', 'lourd'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Toujours à l’ombre, sur la couverture; le linge est tiède, et il boit le lait ou l’eau convenus avec ses parents.',
        },
        {
          pour: '18-24m',
          texte:
            'Son jeu est de mouiller : une débarbouillette, la main dans le bassin contre vous, et dix fois le même trajet.',
        },
        { pour: '2-3a', texte: 'Il choisit où poser le linge et vous le dit : « Là! »' },
        {
          pour: '3-4a',
          texte: 'Étendez deux linges, l’un au frais, l’autre près de la lumière : sur lequel le lézard reste-t-il?',
        },
        {
          pour: '4-5a',
          texte:
            'Il devient gardien de l’eau : il rappelle aux lézards de boire quand {dehors|l’ombre passe}{dedans|le frais quitte} sa marque.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Pour l’enfant qui sent peu le chaud ou qui prend un médicament, suivez son plan : rincez ses bras d’abord et comptez ses gorgées.',
        },
        {
          pour: 'autre_saison',
          texte: 'L’hiver, les lézards cherchent au contraire la tache de soleil sur le plancher, et la suivent.',
        },
        {
          pour: 'interieur',
          texte:
            '{dehors|Dès que l’air devient trop lourd, rentrez : le plancher frais, stores baissés, fait un bon désert.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Vêtements mouillés.', 'Ennui : il fait partie de l’heure des lézards.'],
        dangersAEliminer: [
          '{dehors|Chaleur trop forte pour sortir, selon la politique de votre milieu : les lézards restent dedans.} {dedans|Pièce qui se réchauffe : stores baissés, on change de local, selon la politique de votre milieu.}',
          'Bassin d’eau laissé seul, même une minute : il reste contre vous et se vide à la fin.',
          '{dedans|Plancher mouillé : on y rampe, et vous l’essuyez d’un linge avant que quelqu’un se lève.} {dehors|Asphalte, glissade ou jeu de métal brûlants : testés du revers de votre main.}',
          'Enfant que la chaleur accable : au frais, linge mouillé sur la peau, protocole de votre milieu sans attendre.',
          '{si-vaporisateurs|Jet dans un visage : vous seule tenez le vaporisateur, avec de l’eau du jour.}',
          '{18-24m 2-3a 3-4a 4-5a si-éponges|Éponge à la bouche, morceau arraché : vous la reprenez et la rangez.}',
          '{3-4a 4-5a !0-18m !18-24m !2-3a si-glaçons|Glace léchée ou gardée sur la peau : un souffle à la fois; les éclats, vous les retirez.}',
        ],
        supervision: 'palier1',
        allergies: [
          '{dehors|Crème solaire : seulement celle que les parents ont autorisée.} {dedans|Linges lavés sans parfum, pour les peaux sensibles.}',
        ],
      },
      observation: [
        'Santé et sécurité : comment montre-t-il qu’il a chaud ou soif?',
        'Éveil aux sciences : que remarque-t-il du chaud, du frais, de l’ombre?',
        'Schéma corporel : quelles parties du corps choisit-il de rafraîchir?',
      ],
      prolongements: [
        'Demain, le lézard commence plus tôt : {dehors|l’ombre est-elle}{dedans|le frais est-il} au même endroit?',
        'Dites aux parents combien leur enfant a bu, et ce qui l’a soulagé : ils en auront besoin le soir à la maison.',
      ],
      reflexionRetroaction: [
        'À quel signe ai-je su qu’il fallait s’arrêter?',
        'Qui a bu parce qu’il jouait au lézard?',
      ],
    },
  },
  {
    key: 'le-balai-dans-la-premiere-neige',
    summary:
      'Un doigt de neige neuve, et chacun y laisse sa ligne : bottes, balais, mitaines et ventres dessinent sur le blanc.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['eau-neige-et-glace', 'saisons-et-fetes'],
    materials: ['neige'],
    place: 'YARD',
    alsoAt: { PARK: 'Au parc, un terrain de soccer tout blanc donne la plus grande feuille du quartier.' },
    seasons: ['WINTER'],
    alsoIn: { AUTUMN: 'En novembre, la première neige tient une heure : on sort tout de suite, même dix minutes.' },
    durationMinutes: 30,
    adults: 1,
    occasion: 'premiere-neige',
    calls: [
      'première neige',
      'il neige',
      'flocon',
      'balai',
      'balayer',
      'traces',
      'dessiner',
      'lignes',
      'gribouillis',
      'bottes',
      'neige mince',
      'fenêtre',
      'dessin',
      'hiver',
    ],
    seen: [
      'il traîne un balai derrière lui et se retourne pour voir la ligne',
      'elle pèse sa mitaine dans la neige et regarde le trou',
      'ils tracent des routes qui se croisent et crient c’est un rond-point',
      'elle se couche sur le ventre et laisse son dessin par terre',
      'il n’ose pas marcher sur la belle neige toute neuve',
      'ils sont énervés, ça vient de tomber et personne ne tient en place',
      'au réveil de la sieste, tout est blanc dehors et ils crient à la fenêtre',
      'dans la cour, un doigt de neige et voilà des ronds et des zigzags',
    ],
    scenes: ['neige-glace', 'tracer-ecrire', 'menage', 'traces'],
    picture:
      'Dans la neige neuve, un enfant tire un balai qui laisse une longue boucle; un poupon regarde la trace de sa mitaine.',
    sheet: {
      titre: 'Le balai dans la première neige',
      observationDepart:
        'Tous les nez sont collés à la fenêtre : le sol a changé de couleur. Un enfant trace du doigt dans la buée.',
      intentionEducative:
        'Offrir une surface immense où le moindre mouvement laisse une trace que les autres peuvent lire.',
      domaines: [
        { domaine: 'langagier', composante: 'Développement graphique', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
      ],
      objectifs: [
        'Faire une trace avec son corps et la retrouver.',
        '{18-24m|Piétiner, se pencher, recommencer plus loin.}',
        '{2-3a 3-4a 4-5a|Tracer plus long, plus courbe, plus large, en le décidant.}',
        '{2-3a 3-4a 4-5a|Dire ou montrer ce que la ligne raconte.}{!2-3a !3-4a !4-5a|Regarder la neige bouger sous un balai.}',
      ],
      materiel: [
        item('Neige fraîche et mince', 'une grande surface, encore vierge', null),
        item(
          'Petits balais à manche court',
          '{2-3a 3-4a 4-5a|un pour deux enfants, et un pour vous}{!2-3a !3-4a !4-5a|un, pour vous}',
          'Branches de sapin tombées',
        ),
        item(
          '{0-18m|Luge à dossier et couverture épaisse}',
          '{0-18m|une de chaque pour les poupons}',
          '{0-18m|Toile cirée pliée}',
        ),
      ],
      preparation: [
        'Longez d’abord le bord du blanc, le groupe {cour|sur la galerie}{parc|sur le sentier}, sous vos yeux : feuilles glissantes, glace sous la neige, marche cachée.',
        'Gardez les enfants là jusqu’à l’amorce : la page blanche ne sert qu’une fois.',
        '{2-3a 3-4a 4-5a|Posez les balais en tas, brosses ensemble, au bord du blanc.}{!2-3a !3-4a !4-5a|Couchez votre balai au bord du blanc.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Au bord du blanc, silence : on regarde sans y toucher. Faites un pas, reculez, montrez votre botte. « J’ai écrit mon pied. » Tirez ensuite un balai sur la longueur d’un pas : il laisse une ligne. « À vous! »',
        ),
        play(
          { 10: 6, 20: 13, 30: 19 },
          '{18-24m 2-3a 3-4a 4-5a|Chacun trace, puis se retourne pour voir.} {0-18m|Le poupon, sur la luge ou au bord de la couverture, laisse une main, puis regarde le trou qu’elle a fait.} {0-18m !multiage !10min|Tirez la luge de cinq pas, autour de la couverture, tournez-la vers ses deux lignes : « C’est toi. » À un pas de lui, un coup de balai : la neige saute; attendez qu’il la redemande. Il retire sa main de la neige? Tenez-le debout contre vous : il plante deux bottes.} {18-24m|Le trottineur piétine sur place, se penche, recommence ailleurs.} {18-24m !multiage !10min|Assoyez-vous d’un coup : « Oh! Mes fesses! » Tous impriment les leurs. Un enfant vous tend sa mitaine pleine de neige? Secouez-la, il la remplit. Passez ensuite un balai sur une de vos traces : « Partie! » Il va vite en refaire une.} {2-3a|Un balai traîne derrière un enfant, qui se retourne : ça le suit!} {2-3a !multiage !10min|Un enfant tire trop vite, la ligne se casse : « Elle a sauté par-dessus quoi? » Il repasse lentement. Puis les balais deviennent des trains : on suit une ligne au pas, sans en sortir. « Gare! » : l’autre conducteur prend le balai.} {3-4a|Un autre fait des ronds, encore des ronds, puis il leur donne un nom : un escargot!} {3-4a !multiage !10min|Un ami se retrouve enfermé dans un rond? On lui ouvre une porte d’un coup de balai. Demandez ensuite une ligne sans les pieds : à genoux, en roulant, d’un seul doigt. Ils la baptisent, et la suivante commence au bout de celle-là.} {4-5a|Une route vers un ami, une lettre de son nom, un piège à loup : le balai part avec un plan.} {4-5a !multiage !10min|L’un trace, l’autre marche derrière et devine où cela mène; ils changent au carrefour. Le blanc se remplit? Tracez une croix à l’autre bout : qui s’y rend sans couper la route de personne? Le passage se bouche? On bâtit un pont d’un trait.} Quand deux lignes se croisent, arrêtez-vous : « Un carrefour! »',
        ),
        closing(
          { 10: 2, 20: 4, 30: 7 },
          '{cour|Remontez sur la galerie}{parc|Montez sur une petite butte} et lisez la page de haut : {2-3a 3-4a 4-5a|à qui est cette boucle? Chacun retrouve la sienne du doigt.}{!2-3a !3-4a !4-5a|« Ici, ta main; là, mes bottes. »} {cour|Revenez plus tard voir ce qui s’efface.} {parc|Avant de partir, cherchez ce qui s’efface déjà.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Marchez dans vos propres pas pour laisser le blanc aux enfants.',
          '{2-3a 3-4a 4-5a|Suivez une ligne d’enfant du bout de la botte, jusqu’au bout, sans la nommer.}{!2-3a !3-4a !4-5a|Montrez la trace du doigt et attendez que son regard y vienne.}',
          'Touchez les mains et les nuques entre deux tracés.',
        ],
        questionsOuvertes: [
          '{2-3a 3-4a 4-5a|Qu’est-ce que ta ligne raconte?}{!2-3a !3-4a !4-5a|Où est ta trace?}',
          '{2-3a 3-4a 4-5a|Où commence-t-elle?}{!2-3a !3-4a !4-5a|Qu’est-ce que la neige a gardé de ta main?}',
          '{2-3a 3-4a 4-5a|Avec quoi pourrait-on faire plus large?}{!2-3a !3-4a !4-5a|Que veux-tu toucher encore?}',
        ],
      },
      vocabulaire: [
        'la trace',
        'la ligne',
        '{2-3a 3-4a 4-5a|la boucle}{!2-3a !3-4a !4-5a|la main}',
        'balayer',
        'le carrefour',
        'vierge',
        'croiser',
        's’effacer',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Assis sur la luge à l’arrêt, il pose la mitaine à plat dans la neige et la lève. « Ta main est là. » Après dix minutes au plus, reprenez-le dans vos bras.',
        },
        {
          pour: '18-24m',
          texte: 'Gardez-lui, sans balai, un coin grand comme une couverture, que personne d’autre ne touche.',
        },
        { pour: '2-3a', texte: 'Un balai à sa taille, et la surprise de se retourner : « Qui a fait ça? »' },
        {
          pour: '3-4a',
          texte: 'Il relie deux choses {cour|de la cour}{parc|du terrain} par une ligne qui ne se casse pas.',
        },
        { pour: '4-5a', texte: 'Il lit la trace d’un ami et la continue sans l’effacer.' },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant en fauteuil ou en marchette a deux lignes à la fois : ce sont les plus longues, et les autres les suivent.',
        },
        {
          pour: 'interieur',
          texte: 'La buée d’une fenêtre froide garde aussi les doigts, en petit : soufflez, tracez, soufflez encore.',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Glisser et tomber assis.',
          'Doigts froids, mitaines trempées.',
          'Trace effacée par un autre.',
        ],
        dangersAEliminer: [
          'Glace sous la neige mince : vous la sablez ou la barrez d’une ligne de balai.',
          'Manche de balai levé plus haut que les genoux : ramenez-le au sol, où le balai traîne.',
          '{cour|Allée de voiture et entrée des livraisons : la page s’arrête à la clôture.} {parc|Bord de rue et stationnement : la page commence de l’autre côté du terrain.}',
        ],
        supervision: 'palier2',
        allergies: ['Urticaire au froid : suivez la consigne du parent.'],
      },
      observation: [
        'Développement graphique : quels mouvements répète-t-il, et se retourne-t-il vers ses traces?',
        'Motricité globale : {18-24m 2-3a 3-4a 4-5a|comment change-t-il de direction sur ce sol nouveau?}{!18-24m !2-3a !3-4a !4-5a|que font sa main, ses jambes, quand elles touchent la neige?}',
        'Compétences sociales : quand sa {2-3a 3-4a 4-5a|ligne en rencontre une autre, la croise-t-il, la suit-il, tourne-t-il?}{!2-3a !3-4a !4-5a|trace en touche une autre, qui regarde-t-il?}',
      ],
      prolongements: [
        'Après la prochaine bordée, sortez les mêmes balais : la neige épaisse trace-t-elle pareil?',
        '{cour|Proposez aux parents de chercher avec leur enfant, à l’heure du départ, la trace qu’il a laissée.} {parc|Prenez une photo de la page : au vestiaire, l’enfant y cherche sa trace avec son parent.}',
      ],
      reflexionRetroaction: ['Qui a osé le premier pas, et l’avais-je pressé?', 'Quelles traces ai-je failli effacer?'],
    },
  },
  {
    key: 'ploc-dit-la-chaudiere',
    summary:
      'Sous un érable entaillé, les enfants écoutent tomber les gouttes, puis jouent à courir les érables de chaudière en chaudière.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_LANGUAGE'],
    themes: ['saisons-et-fetes', 'arbres-et-feuilles', 'quartier-et-metiers'],
    materials: ['eau', 'chaudieres-et-pelles', 'contenants-et-cuilleres', 'neige'],
    place: 'WOODS',
    alsoAt: { YARD: 'Dans la cour, un érable du voisinage ou un pichet posé sur une bûche donne les gouttes.' },
    seasons: ['SPRING'],
    alsoIn: {
      WINTER: 'À la fin de l’hiver, la neige est haute : la tournée se fait dans vos pas, d’un arbre proche à l’autre.',
    },
    durationMinutes: 45,
    adults: 1,
    occasion: 'temps-des-sucres',
    calls: [
      'temps des sucres',
      'cabane à sucre',
      'érable',
      'sève',
      'sirop',
      'goutte',
      'chaudière',
      'entaille',
      'verser',
      'transporter de l’eau',
      'mars',
      'dégel',
      'eau d’érable',
      'transvider',
      'jeux d’eau',
      'transvaser',
      'travail d’équipe',
    ],
    seen: [
      'elle colle l’oreille au tronc pour entendre couler l’eau',
      'il transporte sa tasse pleine et en échappe la moitié en chemin',
      'ils versent de l’eau d’un seau à l’autre et crient c’est du sirop',
      'elle brasse un grand bac et dit attention, c’est brûlant',
      'il demande pourquoi on perce un arbre et si ça lui fait mal',
      'ils se partagent les jobs : le bouilleur, la porteuse, le guetteur',
      'depuis la cabane, ils entaillent tous les poteaux de la cour',
      'au retour du boisé, ils discutent de ce qui coule dans l’érable',
    ],
    scenes: ['transporter', 'remplir-vider', 'eau', 'cuisine'],
    picture:
      'Une enfant tend l’oreille à la chaudière d’un érable; autour d’un grand bac, des amis versent l’eau, brassent et arrivent la tasse penchée.',
    sheet: {
      titre: 'Ploc, dit la chaudière',
      observationDepart:
        'Au retour du boisé, un enfant a demandé pourquoi on avait mis un robinet à l’arbre. Personne n’était d’accord.',
      intentionEducative:
        'Éveiller la curiosité pour un arbre qui coule, et permettre de jouer le métier qui en dépend.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
      ],
      objectifs: [
        'Écouter, attendre et prévoir la prochaine goutte.',
        'Transporter un liquide et le verser sans trop en perdre.',
        'Inventer le travail de la cabane avec ce qu’on a.',
      ],
      materiel: [
        item(
          'Chaudière accrochée à un érable entaillé par un adulte',
          'une',
          'Pichet d’eau percé d’un trou, sur une bûche, au-dessus d’une chaudière',
        ),
        item('Petites chaudières', 'une pour deux enfants, deux au moins', 'Contenants de plastique à anse'),
        item('Tasses et louches', 'une tasse par enfant, trois louches en tout', 'Petits bols'),
        item(
          'Pichet d’eau froide',
          'un, tenu par l’adulte, et deux grosses bouteilles pour le remplir',
          'Neige fondue de la veille',
        ),
        item('Grand bac vide', 'un : l’évaporateur', 'Boîte de plastique basse'),
        item('{bois|Traîneau ou chariot, pour le bac et l’eau}', '{bois|un}', null),
        item(
          'Mitaines sèches de rechange',
          'une paire par enfant, et un linge pour sécher les mains',
          'Gros bas de laine',
        ),
        {
          ...food('{si-sirop-d’érable|Sirop d’érable, froid}', 'un petit pot à couvercle vissé, sur vous', null),
          facultatif: true,
        },
        optional('{si-sirop-d’érable|Petites cuillères propres}', 'une par enfant et deux pour vous', null),
        optional('{si-tuyaux|Tuyaux propres, longs comme votre bras}', 'un ou deux', null),
        optional('{si-branches si-bûches|Branches ou petites bûches, le feu}', 'trois ou quatre', null),
        optional('{45min 60min 3-4a 4-5a !2-3a si-bâtons-de-popsicle|Bâtons de popsicle}', 'un par enfant', null),
        optional('{si-passoires|Passoire}', 'une', null),
      ],
      preparation: [
        'Choisissez un matin doux après une nuit de gel : c’est là que la sève coule.',
        'Accrochez les petites chaudières à hauteur d’enfant, {bois|à des branches}{cour|à la clôture}, ou posez-les par terre, et versez-y trois doigts d’eau.',
        'Installez le bac au centre, à une dizaine de pas de l’érable, d’où vous voyez toutes les chaudières.',
        '{avec-contenant|Laissez @materiel près du bac : la cabane en trouvera l’usage.}',
      ],
      deroulement: [
        opening(
          { 20: 4, 30: 5, 45: 7, 60: 8 },
          'Montrez l’entaille : « La sève coule par là. » Collez l’oreille sur la chaudière et levez la main. Ploc. « Quand viendra l’autre goutte? » Chacun approche son oreille de l’écorce ou de la chaudière, aussi longtemps qu’il veut. Montrez du doigt jusqu’où l’eau est rendue, puis le grand bac : « Là-bas, c’est notre cabane à sucre. » {si-tuyaux|Un enfant tient un tuyau en pente au-dessus d’une chaudière; versez-y un filet d’eau : par où la sève sortira-t-elle?} {si-branches si-bûches|Accotez trois morceaux de bois au bac : c’est le feu qui fera le sirop. Qui l’entretiendra?}',
        ),
        play(
          { 20: 12, 30: 20, 45: 24, 60: 26 },
          'La tournée commence : on va d’une petite chaudière à l’autre, on puise, on porte, on verse dans le bac, l’évaporateur. Une chaudière vide? On vous l’apporte : ajoutez un peu d’eau, comme si l’arbre avait travaillé. {2-3a|Trois pas, et la tasse s’est vidée : demi-tour vers la chaudière.} {2-3a !multiage !20min|Puis, assise contre le bac, recevez chaque tasse du même mot : « Encore! » Une tasse arrive vide? Cherchez avec son porteur la trace mouillée par terre. Un autre s’accroupit et brasse la neige ou la boue de sa louche : c’est une deuxième cabane. Les tasses s’espacent? Faites « Chut! » : tous retournent coller l’oreille à l’érable et repartent en criant « Ploc! ». Trois doigts d’eau dans le bac : passez à la suite.} {3-4a|Au-dessus du bac, on brasse, on hume, on crie que c’est trop chaud.} {3-4a !multiage !20min|Deux enfants arrivent à une chaudière presque vide : l’un la penche, l’autre racle. Quand les pas ralentissent, annoncez que le feu s’éteint : « Du bois! » Ils en rapportent à deux, invisible et lourd, et soufflent sous le bac. Dès que la louche fait des vagues sans toucher le fond, passez à la suite.} {4-5a|L’ouvrage se partage : des coureurs, un bouilleur, un gardien du niveau.} {4-5a !multiage !20min|Le gardien mesure l’eau du bac en doigts et crie le nombre. Un coureur perd la moitié de sa tasse : petits pas, main dessus, ou chaîne de bras en bras? On essaie, on compare. Ensuite, annoncez que l’arbre ne coule plus. Que lui faut-il? Une nuit de gel : tous se figent; le matin vient, et ploc! À chaque nuit, on change de métier; après la troisième, passez à la suite.}',
        ),
        play(
          { 45: 8, 60: 18 },
          'Humez l’air au-dessus du bac : « Le sirop est prêt! » On l’étend en pensée sur une galette de neige ou de terre tapée. {2-3a|Tapez votre galette au sol, deux coups de paume; un enfant en tape une, puis toute une rangée, et marche dessus.} {60min 2-3a|Demandez-en une, payez d’une tape dans la main, puis demandez-en une autre.} {3-4a 4-5a|On invente des clients, un prix, une chanson.} {60min 3-4a 4-5a|Jouez le client qui trouve tout trop cher : on vous met à laver les chaudières. Puis la cabane ferme; pour la rouvrir, il faut un couplet de plus à la chanson, avec un bruit de louche, de botte ou de goutte.} {3-4a 4-5a !2-3a si-bâtons-de-popsicle|Roulée sur un bâton de popsicle, la tire se vend à un client, qui l’admire et rend le bâton.} Personne ne goûte : c’est du sirop de jeu.',
        ),
        closing(
          { 20: 4, 30: 5, 45: 6, 60: 8 },
          '{si-passoires|Un enfant verse une louche du bac dans la passoire qu’un autre tient au-dessus, comme pour le vrai sirop : qu’y reste-t-il?} Videz le bac à plusieurs bras, loin du passage{3-4a 4-5a| : combien de tasses y avait-on versées?}{!3-4a !4-5a|.} Retour à la chaudière de l’érable : l’eau est-elle plus haute que tantôt? Montrez-le d’un doigt. {si-sirop-d’érable|Quand tous sont assis, penchez une cuillère d’eau : ploc. Penchez une cuillère de vrai sirop, froid : la goutte s’étire et n’en finit plus. Chacun en reçoit une à lécher, dans sa cuillère.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Gardez l’oreille contre l’arbre, le visage vers le groupe, un peu plus longtemps que les enfants.',
          'Tenez le pichet; l’enfant décide quand dire assez.',
          'Redites l’idée d’un enfant à l’oreille de l’arbre : « Il pense que tu pleures. »',
        ],
        questionsOuvertes: [
          'D’où vient la goutte?',
          'Comment rapporter l’eau sans la perdre?',
          '{3-4a 4-5a|Que se passe-t-il quand il fait froid, la nuit?}',
        ],
      },
      vocabulaire: [
        'l’érable',
        'l’entaille',
        'la sève',
        'couler',
        '{3-4a 4-5a|bouillir}{!3-4a !4-5a|verser}',
        'la louche',
        'la tournée',
        '{3-4a 4-5a|le niveau}{!3-4a !4-5a|la goutte}',
      ],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Accrochez deux chaudières côte à côte : l’enfant transvase de l’une à l’autre, et sa tournée s’arrête là.',
        },
        { pour: '3-4a', texte: 'Donnez-lui la louche et le titre de bouilleur : il annonce quand c’est épais.' },
        { pour: '4-5a', texte: 'Il compte les gouttes pendant une chanson, le matin puis en après-midi, et compare.' },
        {
          pour: 'besoins_particuliers',
          texte: 'L’enfant qui entend peu pose la main sur la chaudière : la goutte se sent du bout des doigts.',
        },
        {
          pour: 'autre_saison',
          texte: 'L’automne, choisissez déjà l’érable et donnez-lui un nom : on le reconnaîtra au dégel.',
        },
      ],
      securite: {
        risquesAcceptes: ['Eau renversée sur les bottes.', 'Pied qui cale dans la neige molle.'],
        dangersAEliminer: [
          'Eau d’érable brute ou neige portée à la bouche : on la regarde couler, elle se boit bouillie.',
          'Perceuse et chalumeaux : l’adulte entaille avant l’arrivée du groupe, outils rangés hors du lieu.',
          'Bac et chaudières pleins d’eau : l’adulte reste à côté, et tout est vidé avant de quitter.',
          'Mitaines mouillées : séchez les mains et changez les mitaines, ou rentrez.',
          '{hiver|Métal gelé : la tuque reste entre l’oreille et la chaudière, et la langue n’y touche pas.}',
          '{si-sirop-d’érable|Vrai sirop : jamais chaud; chacun lèche assis, sa cuillère à lui, rendue avant de se lever.}',
          '{si-tuyaux|Tuyau à la bouche ou autour d’un corps : il ne sert qu’en pente, puis reste au pied de l’érable.}',
          '{si-branches si-bûches|Bois brandi ou lancé : il reste couché contre le bac.}',
          '{45min 60min 3-4a 4-5a !2-3a si-bâtons-de-popsicle|Bâton de popsicle à la bouche ou en courant : il se tient sur place et revient dans votre main.}',
        ],
        supervision: 'palier1',
        allergies: [
          '{!si-sirop-d’érable|Aucun produit d’érable n’est servi; demandez avant toute dégustation prévue plus tard.} {si-sirop-d’érable|Sirop d’érable : relisez les plans d’allergie et prévenez les familles. Un enfant n’y a pas droit? Tous regardent seulement couler les gouttes.}',
        ],
      },
      observation: [
        'Éveil aux sciences : quelle explication donne-t-il de la goutte?',
        'Fonction symbolique : que devient l’eau dans son jeu?',
        'Langage oral : quels mots de la cabane emploie-t-il de lui-même?',
      ],
      prolongements: [
        'Revenez le lendemain d’une nuit sans gel : l’arbre coule-t-il encore?',
        'Demandez aux familles ce qui marque chez elles la fin de l’hiver, érable ou autre chose.',
      ],
      reflexionRetroaction: [
        'Ai-je répondu avant qu’ils aient fini de se demander?',
        'Quel rôle chacun a-t-il trouvé dans la cabane?',
      ],
    },
  },
  {
    key: 'les-mains-de-la-maison',
    summary:
      'Qui brasse la soupe, qui ferme les rideaux? Les enfants vont voir travailler les mains des adultes et en font une chanson.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_LANGUAGE'],
    themes: ['quartier-et-metiers', 'emotions-et-amitie'],
    materials: ['tissus', 'contenants-et-cuilleres'],
    place: 'INDOORS',
    seasons: ['SPRING'],
    alsoIn: { AUTUMN: 'En octobre, la semaine des éducatrices et éducateurs appelle la même visite.' },
    durationMinutes: 30,
    adults: 1,
    occasion: 'semaine-des-services-de-garde',
    onlyNamed: ['HEAT'],
    calls: [
      'semaine des services de garde',
      'merci',
      'métiers',
      'cuisinière',
      'éducatrice',
      'remercier',
      'mains',
      'visite',
      'imiter les grands',
      'coin maison',
      'balayer',
      'aider',
      'chansons',
      'chansons à gestes',
    ],
    seen: [
      'il arrête tout quand la dame de la cuisine passe avec son chariot',
      'elle frotte la table avec un linge exactement comme l’éducatrice',
      'ils brassent un bol vide et tapent des mains pour faire la soupe',
      'il veut savoir ce que fait la directrice toute la journée',
      'elle veut dire merci à la cuisinière avec un dessin ou un câlin',
      'le bébé regarde mes mains plier les bavettes sans me lâcher',
      'depuis que la cuisinière est venue jaser, ils brassent tous une grosse marmite',
      'avec un petit balai, ils ramassent les miettes du dîner et sont fiers',
    ],
    scenes: ['menage', 'chanter', 'cuisine'],
    picture:
      'Derrière la barrière de la cuisine, un cuisinier brasse la soupe; devant, des enfants refont le geste, un bébé regarde dans les bras de l’éducatrice.',
    sheet: {
      titre: 'Les mains de la maison',
      observationDepart:
        'Chaque fois que quelqu’un passe avec un chariot ou un balai, les enfants lâchent leur jeu pour regarder ses mains.',
      intentionEducative:
        'Soutenir l’intérêt pour les personnes qui prennent soin du groupe, par les gestes qu’elles font chaque jour.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Regarder un geste de travail et le refaire à sa façon.',
        'Reconnaître une personne à ce qu’elle fait.',
        'Dire merci d’une manière qui soit la sienne.',
      ],
      materiel: [
        item('Bols et cuillères de bois', 'un de chaque par enfant et pour vous', 'Casseroles légères'),
        item(
          'Linges et tabliers de tissu, à nouer à la taille',
          'un de chaque par enfant et pour vous',
          'Carrés de coton',
        ),
        optional(
          '{18-24m 2-3a 3-4a 4-5a|Petits balais à manche court}',
          '{18-24m 2-3a 3-4a 4-5a|deux}',
          '{18-24m 2-3a 3-4a 4-5a|Branche feuillue}',
        ),
        item('{0-18m|Porte-bébé ou poussette}', '{0-18m|de quoi porter chaque poupon}', null),
      ],
      preparation: [
        'Demandez à {!45min|une personne}{45min 18-24m 2-3a 3-4a 4-5a|deux personnes}{45min 0-18m !multiage|une personne} de l’installation de travailler lentement, mains visibles, à l’heure de votre visite. En milieu familial, ce sera le facteur, la voisine ou vous.',
        'Disposez au sol, en petits tas, les bols, les cuillères, les linges et les tabliers, pour votre retour au local.',
      ],
      deroulement: [
        opening(
          { 20: 4, 30: 5, 45: 5 },
          'Posez vos deux mains à plat devant vous. « Ces mains-là ont attaché {0-18m 18-24m 2-3a|vos bavettes}{!0-18m !18-24m !2-3a|vos souliers} ce matin. Les autres mains de la maison, qu’est-ce qu’elles font? » {!45min 18-24m 2-3a 3-4a 4-5a|Partez voir, un enfant en tête.} {45min 18-24m 2-3a 3-4a 4-5a|Partez voir, par la porte que montre un enfant.} {0-18m !multiage|Partez voir avec les poupons, dans vos bras ou en poussette.}',
        ),
        guided(
          { 20: 4, 30: 6, 45: 11 },
          'Arrêtez-vous au seuil de la cuisine ou du bureau : on regarde, sans gêner. {0-18m|Dans vos bras ou en poussette, le poupon suit les mains des yeux.} Chantez, en imitant les gestes : « Les mains d’ici ne dorment pas (paumes qui tournent) : elles brassent, brassent la soupe là-bas (brasser), elles frottent la table en rond (frotter), elles plient, plient les chandails longs (plier). Et quand la journée est finie, elles se posent (mains sur le cœur) : merci, merci. » {18-24m 2-3a 3-4a 4-5a|Reprenez le chant : les mains suivent, puis les voix.} {45min 18-24m 2-3a 3-4a 4-5a|Allez ensuite à l’autre porte : cherchez ensemble le geste de ces mains-là et donnez-lui son vers, « elles tapent, tapent les lettres » ou un autre.} {45min 0-18m !multiage|Restez tant que les poupons regardent, puis rechantez plus lentement, en guidant leurs mains dans les vôtres s’ils les tendent.}',
        ),
        play(
          { 20: 10, 30: 15, 45: 23 },
          'De retour, assoyez-vous entre les tas, nouez un tablier et brassez un bol vide : les gestes deviennent jeux. {18-24m 2-3a 3-4a 4-5a|S’il y a un petit balai, il passe de main en main entre les tas.} {0-18m|Le poupon frappe le fond d’un bol.} {0-18m !multiage|Frappez le vôtre, arrêtez; il recommence, arrêtez encore. Posez un linge sur le bol : « Où est-il? » Le poupon tire, le bol revient. S’il se détourne, chantez le vers de la table et frottez le plancher en rond devant son ventre, de plus en plus près de ses doigts.} {18-24m|Le trottineur frotte tout ce qu’il rencontre, surtout le mur.} {18-24m !multiage|Frottez à côté de lui. Il jette le linge? Renversez votre bol vide devant lui : « Oh! De la soupe partout! » Il revient frotter. Mettez ensuite une cuillère dans chaque bol : il brasse, vous en offre, renverse pour rire, puis essuie. Quand les bols ne servent plus qu’à faire du bruit, il est temps de porter le merci.} {2-3a|Un enfant sert trois amis, ôte les bols, les sert encore.} {2-3a !multiage|Commandez une soupe : le bol arrive vide, soufflez dessus : « C’est chaud! » Deux enfants tirent le même linge? Ils le plient ensemble, un bout chacun. Renversez ensuite un bol : « Qui frotte? » Quand tout est propre, les linges se plient, en deux ou en boule.} {3-4a|Un enfant noue un tablier, met le poing sur la hanche et prend une voix de cuisinière.} {3-4a !multiage|Tendez votre bol : la cuisinière vous fait attendre, vous gronde, vous sert. L’élan tombe? Répondez au téléphone, le poing à l’oreille : « De la visite à dîner? Tout de suite? » Il faut frotter, plier, étendre. Quand les linges sont pliés, allez porter le merci.} {4-5a|Des enfants ouvrent une cuisine : on engage, on distribue les tâches.} {4-5a !multiage|Présentez-vous à l’embauche : « Je sais plier. De quoi avez-vous besoin? » Trois chefs et aucun laveur? Empilez les bols sales devant eux et attendez. Annoncez ensuite six clients à la fois. Frappez un bol de la cuillère : chacun change de poste. Le jeu finit quand le dernier linge est plié.} {multiage 30min 45min|L’élan tombe? Renversez votre bol vide : « De la soupe partout! » Qui frotte, qui plie, qui ressert?} {avec-tissu|Proposez @materiel à plier ou à étendre.}',
        ),
        closing(
          { 20: 2, 30: 4, 45: 6 },
          'On apporte un merci {45min 18-24m 2-3a 3-4a 4-5a|à une des personnes visitées}{!45min|à la personne visitée}{45min 0-18m !multiage|à la personne visitée} : un geste refait devant elle, un vers de la chanson, un bol vide tendu. Chacun choisit, ou regarde.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Imitez le travail en silence avant de le nommer.',
          'Présentez la personne par ce qu’elle fait pour eux : « C’est elle qui coupe tes poires. »',
          'Acceptez la grimace ou le dos tourné comme une visite réussie.',
        ],
        questionsOuvertes: [
          'Que font ces mains-là?',
          'Qui s’occupe de ça quand tu dors?',
          'Comment veux-tu dire merci?',
        ],
      },
      vocabulaire: ['brasser', 'plier', 'frotter', 'prendre soin', 'la tâche', 'le tablier', 'merci'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Allez d’abord voir la personne qu’il connaît le mieux, et restez peu; elle lui tend un objet de son travail, large et lavé.',
        },
        {
          pour: '18-24m',
          texte: 'Un linge et une surface : il travaille pour vrai, à côté de quelqu’un qui travaille.',
        },
        { pour: '2-3a', texte: 'Donnez deux exemplaires de chaque objet : il veut le même geste que l’ami.' },
        { pour: '3-4a', texte: 'Il joue la devinette : il fait un geste, les autres trouvent qui c’est.' },
        { pour: '4-5a', texte: 'Il prépare une question pour la personne et la pose lui-même.' },
        {
          pour: 'besoins_particuliers',
          texte:
            '{18-24m 2-3a 3-4a 4-5a|L’enfant qui parle par signes ou par images apprend au groupe son geste de merci; c’est celui qu’on apportera.} {0-18m !multiage|Le poupon qu’une voix nouvelle inquiète regarde de plus loin, contre vous; chantez tout bas.}',
        },
        {
          pour: 'autre_saison',
          texte: 'L’hiver, allez voir de la fenêtre les mains qui déneigent et chantez-les dans la chanson.',
        },
      ],
      securite: {
        risquesAcceptes: ['Timidité devant un adulte moins connu.', 'Bousculade au seuil d’une porte.'],
        dangersAEliminer: [
          'Cuisine en marche : on regarde du seuil, barrière fermée, four et couteaux hors d’atteinte.',
          'Produits d’entretien : chariot rangé avant la visite; dans le jeu, les linges restent secs.',
          '{0-18m|Poupon laissé au sol dans un couloir : il voyage dans vos bras, en porte-bébé ou en poussette.}',
        ],
        supervision: 'palier2',
        allergies: ['Aucun aliment ne passe de la cuisine aux mains pendant la visite.'],
      },
      observation: [
        'Compétences sociales : comment approche-t-il la personne visitée?',
        'Langage oral : quel geste met-il en mots ou en chanson?',
        'Fonction symbolique : quel travail rejoue-t-il, et avec quels détails?',
      ],
      prolongements: [
        'Un autre jour, ajoutez à la chanson les mains d’un enfant qui aide.',
        'Et les mains des parents, que font-elles toute la journée? Un vers par famille.',
      ],
      reflexionRetroaction: [
        'De qui les enfants parlent-ils depuis la visite?',
        'Quel merci venait vraiment d’un enfant?',
      ],
    },
  },
  {
    key: 'ce-qu-il-faut-te-montrer',
    summary:
      'Un enfant nouveau arrive : les autres posent un tissu jaune sur ce qu’il faut absolument connaître, et il visite à son rythme.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_LANGUAGE'],
    themes: ['emotions-et-amitie', 'contes-et-lettres'],
    materials: ['tissus'],
    place: 'INDOORS',
    alsoAt: { YARD: 'Dans la cour, les tissus se posent sur la cachette, le robinet, la bûche où l’on s’assoit.' },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    occasion: 'nouvel-enfant',
    calls: [
      'nouvel enfant',
      'première journée',
      'intégration',
      'accueillir',
      'nouveau dans le groupe',
      'visite',
      'montrer',
      'timide',
      'ami',
      'se faire des amis',
      'cachette',
      'rentrée',
      'nouvelle amie',
    ],
    seen: [
      'elle traîne le nouveau par la main jusqu’à son coin préféré',
      'il pose un tissu sur la cachette et chuchote dis-le à personne',
      'il couvre sa chaise et défend à quiconque de s’asseoir',
      'le nouveau reste collé à sa mère et regarde tout de loin',
      'elle demande si le nouvel ami pleure et s’il va aimer les autos',
      'ils veulent tous le guider en même temps et il ne sait plus où aller',
      'depuis que sa case a une image, ils parlent sans arrêt de l’ami qui s’en vient',
      'le matin, il avertit que le séchoir à mains est bruyant et fait peur',
    ],
    scenes: ['nouveau'],
    picture:
      'Tenu par la main de son parent, un enfant nouveau regarde une cachette dont un ami soulève le tissu jaune; d’autres carrés marquent la pièce.',
    sheet: {
      titre: 'Ce qu’il faut te montrer',
      observationDepart:
        'Une case est vide et porte déjà une image. {2-3a 3-4a 4-5a|Les enfants demandent qui va venir, s’il aime les autos, s’il pleure la nuit.} {!2-3a !3-4a !4-5a|Les petits s’arrêtent devant et tapotent l’image.}',
      intentionEducative: 'Soutenir l’accueil d’un enfant nouveau par ce que les autres connaissent et aiment du lieu.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Attachement', role: 'secondaire' },
      ],
      objectifs: [
        'Choisir ce qui compte dans le lieu et le montrer.',
        '{2-3a 3-4a 4-5a|Imaginer ce que l’autre ne sait pas encore.}',
        'Approcher un visage nouveau à sa façon.',
      ],
      materiel: [
        item('Carrés de tissu jaune', 'deux par enfant, un pour vous', 'Débarbouillettes d’une même couleur'),
        item('Panier', 'un', 'Boîte à anse large'),
      ],
      preparation: [
        'Prévenez le parent du nouveau : il reste pendant la visite et tient son enfant s’il le veut.',
        'Demandez-lui un mot, une chanson ou un objet que son enfant aime; gardez-le pour la visite.',
        'Distribuez les tissus avant l’arrivée, à ceux qui en veulent.',
      ],
      deroulement: [
        opening(
          { 20: 4, 30: 5, 45: 6 },
          'Avant l’arrivée, accroupie parmi les enfants : « Quelqu’un va venir, et il ne sait rien d’ici. Où est la cachette? Où est l’eau? » Posez un premier tissu sur votre endroit préféré.',
        ),
        play(
          { 20: 5, 30: 7, 45: 10 },
          'Chacun marque ses endroits. {18-24m 2-3a 3-4a 4-5a !multiage|Allez à un tissu posé : « Qu’est-ce qu’on fait, ici? » On vous le montre, pour s’exercer.} {0-18m|Le poupon lâche le sien là où il joue déjà : c’est un bon endroit.} {0-18m !multiage|Assise à côté, tapotez-le : « C’est ici qu’on joue. » Il le reprend, le traîne trois pas plus loin : suivez-le, l’endroit a changé.} {18-24m|Le trottineur pose, reprend, repose, toujours au même lieu.} {18-24m !multiage|Il vous en couvre la tête? Restez assise : vous êtes un endroit.} {dedans 2-3a|« À moi! » : une chaise est couverte, et défense de s’y asseoir.} {dehors 2-3a|« À moi! » : une bûche est couverte, et défense de s’y asseoir.} {3-4a|Une cachette reçoit son tissu, et votre oreille un chuchotement : « Le dis pas. »} {2-3a !multiage|Son premier tissu est posé? Tendez-lui le deuxième : « Où va-t-on pour un câlin? »} {3-4a !multiage|Son premier tissu est posé? Le deuxième répond à une question : « Où va-t-on quand on s’ennuie de sa maison? »} {4-5a dedans|Un tissu prévient aussi de ce qui fait peur : la cloche, le séchoir à mains.} {4-5a dehors|Un tissu prévient aussi de ce qui fait peur : le chien du voisin, le camion qui recule.} {4-5a !multiage|Le dernier posé répond à une question : « Où va-t-on quand on s’ennuie de sa maison? »}',
        ),
        play(
          { 20: 8, 30: 13, 45: 22 },
          'Le nouveau visite, dans des bras ou sur ses jambes, aussi vite ou lentement qu’il veut. À un tissu, celui qui l’a posé fait voir ce qu’il y fait. Le nouveau peut passer tout droit, toucher le tissu ou l’emporter. {18-24m !multiage|L’hôte s’en va avant la fin? Montrez l’endroit à sa place, d’un seul geste.} {2-3a !multiage|« Pas toucher! » crie l’hôte au dernier moment : le nouveau regarde d’un pas plus loin, et c’est assez.} {3-4a !multiage|L’hôte oublie son invité et se met à jouer : assoyez-vous tous deux pour le regarder.} {4-5a !multiage|L’hôte dit tout, la règle, le secret, la fois où il est tombé : attendez la fin, puis laissez le nouveau essayer.} Quand le nouveau ralentit, chantez sa chanson ou sortez l’objet confié par son parent : un enfant s’approche, et c’est à lui de montrer. Les autres jouent : personne ne le suit en groupe. Le nouveau quitte son parent pour un jouet? La visite est finie.',
        ),
        closing(
          { 20: 3, 30: 5, 45: 7 },
          'L’enfant nouveau, ou son parent pour lui, met au panier les tissus des endroits vus. Gardez-en un sur la case du nouveau, jusqu’au lendemain. Chacun lui dit au revoir de loin, de la main ou d’un mot.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Placez-vous de côté, un genou au sol, entre le nouveau et le groupe.',
          'Traduisez un geste : « Il te prête l’endroit où il cache son bloc. »',
          'Demandez de l’espace sans gronder : « Laissons-le regarder d’abord. »',
        ],
        questionsOuvertes: [
          '{2-3a 3-4a 4-5a|Qu’est-ce qu’il faut savoir pour être bien ici?} {!2-3a !3-4a !4-5a|Où joues-tu, toi?}',
          '{3-4a 4-5a|Comment étais-tu, la première fois?}',
          '{2-3a 3-4a 4-5a|Où va-t-il aimer jouer, d’après toi?} {!2-3a !3-4a !4-5a|Qui arrive?}',
        ],
      },
      vocabulaire: ['nouveau', 'accueillir', 'la cachette', 'montrer', 'connaître', 'timide', 'à son rythme'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Si c’est lui le nouveau, son parent s’assoit au sol avec lui et vous restez tout près, sans le prendre; s’il accueille, il tend un tissu à cet autre visage.',
        },
        {
          pour: '18-24m',
          texte: 'Offrez-lui deux tissus pareils : il en donnera un s’il veut, ou les gardera tous les deux.',
        },
        { pour: '2-3a', texte: 'Il montre un seul endroit, trois fois de suite; personne ne presse la visite.' },
        { pour: '3-4a', texte: 'Il prépare une devinette sur son lieu : « C’est petit, c’est derrière… »' },
        { pour: '4-5a', texte: 'Il choisit le chemin de la visite ou vous dit à l’oreille les trois choses à savoir.' },
        {
          pour: 'besoins_particuliers',
          texte:
            'Pour l’enfant nouveau qui ne parle pas encore français, le parent dit dans leur langue le mot de chaque lieu; tout le groupe l’essaie.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, ajoutez à la visite le crochet des habits de neige et l’endroit où sèchent les mitaines.} {hiver|Aux beaux jours, un tissu marque la porte de la cour et un autre le coin d’ombre.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Pleurs au moment de la séparation, jalousie.', 'Refus de prêter un endroit.'],
        dangersAEliminer: [
          'Groupe entier serré autour du nouveau : un ou deux enfants à la fois.',
          'Cachette où l’adulte ne voit pas : elle reste ouverte d’un côté.',
          '{0-18m 18-24m|Tissu sur un visage ou mouillé de salive : ôtez-le aussitôt, et changez le mouillé avant une autre bouche.}',
          'Vigilance partagée entre deux besoins : confiez la visite au parent quand un autre vous appelle.',
        ],
        supervision: 'palier2',
        allergies: ['Dès le premier jour, la fiche d’allergies du nouvel enfant est affichée et lue.'],
      },
      observation: [
        'Compétences sociales : qui approche, comment, et à quelle distance?',
        'Langage oral : avec quels mots, sons ou gestes montre-t-il son endroit?',
        'Attachement : vers qui revient l’enfant nouveau pour se rassurer?',
      ],
      prolongements: [
        'Une semaine plus tard, c’est l’enfant nouveau qui pose un tissu sur ce qu’il préfère.',
        'Remettez aux parents la liste des endroits que leur enfant a choisis, pour en parler à la maison.',
      ],
      reflexionRetroaction: ['Qu’ai-je appris du lieu en suivant leurs tissus?', 'L’enfant nouveau a-t-il pu refuser?'],
    },
  },
]
