import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

export const MIXED_AGES_SOUNDS_OF_THE_WOOD_SHEETS: readonly BankSheet[] = [
  {
    key: 'un-son-fait-le-tour',
    summary:
      'Assis à un poste, on attrape un son et on le rend au bâton ou à la bouche; puis il voyage de poste en poste. Près ou loin? On va voir.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_COGNITIVE'],
    themes: ['sons-et-silence'],
    materials: ['batons', 'buches-et-rondelles'],
    place: 'WOODS',
    alsoAt: {
      PARK: 'Au parc, les postes font un rond près d’un arbre; rue, balançoires et chiens se mêlent aux oiseaux.',
      YARD: 'Dans la cour, la clôture, l’arbre, la galerie et le coin du mur n’entendent pas la même chose.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'sons de la forêt',
      'bruits de la forêt',
      'bruits du boisé',
      'écouter la forêt',
      'écouter les bruits dehors',
      'ecouter les sons',
      'poste d’écoute',
      'd’où vient le bruit',
      'c’est quoi ce bruit',
      'imiter un bruit',
      'refaire le même bruit',
      'cogner deux bâtons',
      'taper sur une bûche',
      'bruit proche ou loin',
      'tapent avec des bâtons',
    ],
    seen: [
      'il cogne une branche sur un tronc et attend que quelqu’un réponde',
      'elle refait avec sa bouche le craquement des branches et le pic-bois',
      'trois coups d’un côté, trois coups de l’autre, ils se répondent à coups de bâton',
      'ils sursautent quand ça craque dans le bois et demandent c’est quoi',
      'ils crient tellement en forêt qu’on n’entend plus les oiseaux, j’aimerais qu’ils tendent l’oreille',
      'elle reste assise tranquille sur sa bûche à guetter le prochain bruit',
      'au boisé, un corbeau a croassé et ils lui ont tous répondu en chœur',
      'depuis notre marche dans le bois, ils se demandent si le pic est loin ou à côté',
    ],
    scenes: ['taper-bruit', 'voix', 'ecouter'],
    picture:
      'Au boisé, une grande et un petit assis sur un tapis frappent deux bâtons; en face, une enfant ouvre grand les bras, l’éducatrice a la main à l’oreille.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'Un son fait le tour',
      observationDepart:
        'Toc, toc, toc, quelque part. Trois doigts pointent de trois côtés, et un bâton répond déjà sur la première bûche venue.',
      intentionEducative:
        'Éveiller l’oreille à plusieurs, chacun à sa mesure : trouver d’où vient un son, le redire d’un bâton ou de la bouche, sentir s’il est près ou loin.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'cognitif', composante: 'Attention', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Catégories et concepts', role: 'secondaire' },
      ],
      objectifs: [
        'Rester assis à l’écoute, seul ou contre quelqu’un.',
        'Rendre un son entendu, au bâton ou à la bouche.',
        'Dire « près » ou « loin » avec les bras, la voix ou les mots.',
        '{30min 45min|Recevoir un son du poste voisin et le faire passer.}',
      ],
      materiel: [
        item(
          'Carrés de tapis ou de mousse, les postes',
          'quatre, assez grands pour trois enfants',
          '{!hiver|Manteaux de pluie pliés}{hiver|Couvertures pliées}',
        ),
        item(
          'Bâtons gros comme votre pouce, longs comme un avant-bras d’enfant',
          'deux par enfant, deux pour vous',
          'Cuillères de bois',
        ),
        item(
          'Bûches ou rondelles, à frapper',
          'une par poste{bois|, trouvée sur place}{parc|, tirée en chariot ou en traîneau}',
          'Bacs de plastique retournés',
        ),
        item('{bois !ete|Dossards voyants}', '{bois !ete|un par personne}', '{bois !ete|Chandails orange vif}'),
        item('{ete|Gourdes d’eau}', '{ete|une par enfant}', '{ete|Pichet et verres}'),
        optional('{si-tissus|Morceaux de tissu}', 'un par poste', null),
        optional('{si-cordes|Corde longue de cinq pas}', 'une, posée et roulée par vous', null),
        optional('{si-tambourins|Tambourin ou autre instrument}', '{si-tambourins|un, pour vous}', null),
        optional('{si-marionnettes|Marionnette à main}', 'une, pour vous', null),
      ],
      preparation: [
        'Venez seule, un autre jour, à l’heure du jeu, et écoutez deux minutes : il faut un son tout près et un son loin.',
        '{bois parc|Choisissez quatre places en rond, à quatre pas du milieu, sans branche morte au-dessus.} {cour|Choisissez quatre places en rond, à quatre pas du milieu, dont une près d’un mur, barrière fermée.} {hiver|Tapez-y la neige.} À chacune, un tapis et une bûche bien calée : c’est un poste, et tous se voient du milieu. {parc|La rue reste à plus de trente pas.}',
        'Passez la paume sur les bâtons et les bûches : ni pointe, ni écharde. {!hiver|Retournez la bûche du pied : ni guêpes, ni fourmis rouges.} Posez les bâtons aux postes; ils y restent quand l’enfant s’en va.',
        '{bois parc|Faites le tour des postes avec les enfants : le rond est le terrain, derrière c’est fini.} {cour|Faites le tour des postes avec les enfants, du doigt et de l’oreille.}',
        '{1adulte|Seule, circulez par le milieu du rond, à quatre pas de chaque poste.} {1adulte 2-3a multiage|Arrêtez-vous surtout au poste des plus petits.} {1adulte bois|Votre milieu sait où vous êtes et l’heure du retour; le téléphone est sur vous.} {2adultes|À deux, l’une tient le milieu, l’autre va s’asseoir aux postes, un à un.}',
        '{avec-contenant|Posez @materiel à un poste : sa voix diffère de celle du bois.} {avec-naturel|Essayez @materiel à un poste : que lui fait-on dire?}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Au milieu, une main derrière l’oreille, frappez deux bâtons : toc, toc. Tendez-les à un enfant, puis à un autre : on vous rend vos deux coups, ou l’on en donne dix. Posez-les. Un vrai son passe {bois|là-haut}{parc|au-delà des arbres}{cour|par-dessus la clôture} : refaites-le de la bouche, tout petit, et ouvrez grand les bras : « Loin. » Grattez le sol du pied : « Crrr! » Collez vos paumes : « Près. » {si-cordes|Une corde couchée en rond marque ce milieu, la grande oreille : qui s’y tient ne fait qu’écouter.} {si-marionnettes|Enfilez une marionnette dure d’oreille : elle ouvre grand les bras pour « près », et on la corrige.}',
        ),
        play(
          { 20: 13, 30: 13, 45: 14 },
          'On prend un poste à deux ou à trois{2-3a multiage|, grands et petits mêlés}. On écoute ce qui vient, et on le rend au bâton ou à la bouche. {si-tissus|Un tissu plié sur la bûche étouffe le coup : on le croirait loin.} {2-3a|Un petit frappe le premier; rendez-lui son coup, et le voilà qui attend le suivant.} {3-4a|Les bouches cherchent : « frrr » pour une aile, « iii » pour deux branches qui frottent.} {4-5a|Les grands rendent aussi le nombre et la force : trois coups, mais faibles, comme de loin.} {printemps|Deux oiseaux se répondent.} {ete|Un insecte grésille et se tait quand on bouge.} {automne|Une feuille touche terre, et ça s’entend.} {hiver|La neige mange presque tout; un arbre craque de froid.} Un poste n’a plus rien à dire? On en change, les mains vides. {si-tambourins|Du milieu, deux coups de votre instrument font changer tout le monde.}',
        ),
        play(
          { 30: 8, 45: 10 },
          'Un poste lance un son : deux coups, un « hou ». Le poste d’à côté le rend au suivant, et l’on suit des yeux jusqu’au premier. « Est-il revenu pareil? » Le son a souvent grossi, et l’on rit. {2-3a|Un petit ajoute un coup : le tour continue avec ce coup-là.} {3-4a|Un poste se trompe de bord, le son rebrousse chemin.} {4-5a|Les grands l’affaiblissent de poste en poste : à la fin, il ne reste qu’un geste.} Deux sons partent à la fois et se croisent? Regardez qui s’y retrouve.',
        ),
        play(
          { 45: 10 },
          'Tous au milieu, {!hiver|assis}{hiver|debout,} dos à dos, les yeux clos ou non. Quelqu’un va à un poste et y fait un son. Les bras pointent; grands ouverts, c’est loin, paumes collées, c’est près. {2-3a|Un petit est déjà parti et trotte vers le bruit : il est la réponse.} {3-4a|On y va ensemble refaire le son au même endroit.} {4-5a|Une grande fait « hou » très doux, de tout près, ou très fort, du bout du rond : l’oreille s’y laisse prendre.} Puis les sons qu’on ne peut pas aller voir : un avion, une corneille, un camion. Combien de pas, à votre avis?',
        ),
        closing(
          { 20: 4, 30: 5, 45: 6 },
          'Du milieu, appelez chaque poste par un son qu’il a donné; le tapis arrive avec ses enfants. {bois|Les bâtons se couchent contre une bûche.} {parc cour|Ramassez les bâtons.} Tous debout, comptez les enfants, puis refaites un son du jour en marchant vers {bois parc|le chemin du retour}{cour|la porte}, plus faible à chaque pas : près, moins près, loin. Quand la bouche bouge sans bruit, arrêtez-vous. {bois|Le bois}{parc|Le parc}{cour|La cour} continue sans vous. Recomptez.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Rendez un coup tel qu’il a été donné, même nombre, même force, avant de dire un mot.',
          'Redites le son avant de nommer l’oiseau ou la machine; le nom peut venir d’un enfant.',
          'Un enfant en reprend un autre? « Tu l’as entendu autrement. Rends-le-nous, toi aussi. »',
          'Comptez les têtes à chaque changement de poste.',
        ],
        questionsOuvertes: [
          'De quel côté l’as-tu entendu?',
          'Comment ta bouche pourrait-elle le rendre?',
          '{30min 45min|Qu’est-ce qui lui est arrivé en route?}',
          'À quel poste l’entendrait-on mieux?',
        ],
      },
      vocabulaire: ['le poste', 'rendre un son', 'près', 'loin', 'frapper', 'craquer', 'frotter', 'faible'],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Le petit n’écoute pas assis longtemps : son poste est le plus proche de vous, il frappe, part, revient. Un seul son à lui rendre, le sien : c’est là qu’il rit.',
        },
        {
          pour: '3-4a',
          texte:
            'Donnez deux sons à choisir : lequel était-ce? L’enfant rend le bon, ou un troisième, qu’il faut chercher.',
        },
        {
          pour: '4-5a',
          texte:
            '{!2-3a|Par deux, l’un se bouche les oreilles; l’autre lui fait sentir un son, la main sur la bûche, d’un geste ou d’une grimace.} {2-3a|Confiez un poste et un petit à chaque grand qui le veut. Le grand trouve comment faire sentir un son au petit : la main sur la bûche, le doigt levé, le silence à deux.}',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui entend peu pose la paume sur la bûche pendant qu’on frappe : il rend le nombre de coups{20min| d’un geste que tous reprennent}{30min 45min| et mène le tour avec des gestes que tous reprennent}. Si les coups font mal aux oreilles d’un enfant, son poste frotte le bois et souffle, sans frapper.',
        },
        {
          pour: 'interieur',
          texte:
            'Un jour de tempête, posez les quatre tapis dans le local : sous la fenêtre, près du tuyau qui chante, près de la porte, contre le mur du local voisin. On y cogne doucement.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, les postes durent moins longtemps : un son rendu, et l’on se lève pour changer de tapis.} {hiver|L’été, gardez les postes à l’ombre; le matin, il y a plus d’oiseaux à qui répondre.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Doigt tapé, petite écharde.',
          'Chute {bois parc !hiver|sur une racine }en changeant de poste.',
        ],
        dangersAEliminer: [
          'Bâton emporté ou levé près d’un visage : il se joue assis, plus bas que les épaules, un bras d’écart entre frappeurs, et reste au poste.',
          'Oreille collée à la bûche que l’on frappe : un doigt y tape, jamais un bâton.',
          'Arbre vivant frappé, écorce qui s’arrache : le bâton va au bois couché ou à l’autre bâton.',
          '{bois !hiver 2-3a|Baie, champignon ou feuille à la bouche : ôtez ce qui se cueille autour des postes avant le jeu; un petit qui porte tout à sa bouche circule avec vous, par la main.}',
          '{bois parc|Enfant parti vers un son : on rappelle tous les postes au milieu, on recompte, on resserre le rond.} {cour|Enfant qui grimpe à la clôture vers un son : ramenez le poste plus près du milieu.}',
          '{bois parc !hiver|Tiques et herbe à puce : manches longues, bas par-dessus le pantalon, peau inspectée au retour.}',
          '{bois !ete|Période de chasse : un boisé où elle est interdite, un dossard sur chaque personne.}',
          '{hiver|Froid : le seuil de votre milieu, au plus bas -27 °C; on s’assoit deux minutes à la fois, sur le tapis, jamais sur la neige, et vous touchez mains et nuques à chaque poste.}',
          '{ete|Soleil et chaleur : postes à l’ombre, chapeaux, une gorgée à chaque changement.}',
          '{si-cordes|Corde : couchée à plat et enjambée, jamais nouée à un arbre ni passée autour d’un enfant; vous seule y touchez.}',
        ],
        supervision: 'palier2',
        allergies: [
          '{!hiver|Piqûres : l’auto-injecteur est sur l’adulte du milieu.} {hiver|Auto-injecteur et pompe sous votre manteau, à l’abri du gel.}',
        ],
      },
      observation: [
        'Langage oral : relevez les sons que sa bouche invente, et ceux qu’elle garde pour la suite.',
        'Attention : qu’est-ce qui lui fait lever la tête, et qui regarde-t-il ensuite?',
        'Catégories et concepts : ses bras, sa voix ou ses pas disent-ils « près » et « loin » avant ses mots?',
      ],
      prolongements: [
        'Revenez aux mêmes postes à la saison suivante : lequel a perdu sa voix, lequel en a pris une?',
        'Sur le chemin de la maison, l’enfant attrape un son, son parent le rend de la bouche. Au matin, le groupe essaie de dire d’où il venait.',
      ],
      reflexionRetroaction: [
        'Combien de sons ai-je nommés avant qu’un enfant les ait rendus?',
        '{2-3a multiage|Quel petit a fait entendre quelque chose à un grand?} {2-3a !multiage|Qui a fait entendre quelque chose à un ami?} {!2-3a|Qui a fait entendre quelque chose à un ami?}',
      ],
    },
  },
]
