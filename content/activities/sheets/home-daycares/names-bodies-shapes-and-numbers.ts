import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

/** A die of faces that calls a ball to a friend, hearts heard through a back, houses of three shapes, and a ferry that counts its places. */
export const HOME_NAMES_BODIES_SHAPES_AND_NUMBERS_SHEETS: readonly BankSheet[] = [
  {
    key: 'saute-saute-mon-gros-de',
    summary:
      'Un gros dé de carton porte un visage par face : il culbute, on appelle par son prénom l’ami qui sort, et le ballon roule jusqu’à lui.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_LANGUAGE'],
    themes: ['emotions-et-amitie', 'contes-et-lettres'],
    materials: ['cartons-et-boites', 'ballons', 'tissus'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, les photos sont plastifiées, le dé culbute sur {!hiver|l’herbe}{hiver|la neige tapée}, et les voix appellent de plus loin.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'prénom',
      'prénoms',
      'les prénoms',
      'mon nom',
      'noms',
      'les noms des amis',
      'apprendre les noms',
      'appeler un ami par son nom',
      'photo',
      'photos',
      'photos des enfants',
      'nouveau groupe',
      'nouveaux amis',
      'se présenter',
      'ballons',
    ],
    seen: [
      'il fait basculer le gros cube et regarde qui sort en haut',
      'elle pousse la balle jusqu’à l’ami que je nomme',
      'bébé tape sur les photos et babille devant la sienne',
      'ils appellent tout le monde toi, même après deux semaines',
      'il se sent oublié, personne ne sait comment il s’appelle',
      'elle tape de joie quand elle entend qu’on dit son prénom',
      'à l’accueil, elle a pointé le portrait du nouveau et demandé c’est qui',
      'depuis qu’ils ont changé de groupe, ils se tirent par la manche au lieu de s’appeler',
    ],
    scenes: ['nouveau', 'rouler', 'mots'],
    picture:
      'Un gros cube de carton aux visages dessinés culbute devant deux grands; un ballon roule jusqu’aux orteils d’un bébé assis contre l’éducatrice.',
    sheet: {
      titre: 'Saute, saute, mon gros dé',
      observationDepart:
        '{2-3a 3-4a 4-5a|« Lui, là, il a mon camion. » Lui, c’est qui? Le groupe est tout neuf : on joue ensemble sans savoir s’appeler.} {!2-3a !3-4a !4-5a|Vous dites un prénom, trois têtes se lèvent. Le groupe est tout neuf.}',
      intentionEducative:
        'Permettre à des enfants qui ne se connaissent pas encore de s’appeler et de se répondre, de la voix, du regard et d’un ballon qui arrive.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Mémoire', role: 'secondaire' },
      ],
      objectifs: [
        'Répondre à son prénom, ou s’intéresser à celui d’un autre.',
        'Recevoir le ballon de quelqu’un, le garder ou le renvoyer.',
        '{2-3a 3-4a 4-5a|Dire, crier ou chuchoter le prénom d’un ami.}',
        '{3-4a 4-5a|Retrouver un prénom quand la photo n’est plus là.}',
      ],
      materiel: [
        item(
          'Boîte de carton en cube, sans agrafe, haute comme votre genou, le dé',
          'une; deux à partir de cinq enfants',
          'Gros cube de mousse recouvert',
        ),
        item(
          'Photos de visages, grandes comme votre main ouverte{cour|, plastifiées}',
          'une par enfant, une de vous, et l’image d’une porte',
          'Image d’un objet que l’enfant aime, si sa famille ne veut pas de photo',
        ),
        item(
          'Large pellicule transparente collante, posée par vous',
          'de quoi couvrir chaque dé',
          'Ruban d’emballage transparent, bord contre bord',
        ),
        item(
          'Ballon de tissu ou de mousse recouverte, plus gros qu’une tête, sans latex',
          'un{0-18m|, et un deuxième à changer entre deux bouches}{45min 2-3a 3-4a 4-5a !multiage|, et un deuxième pour la fin}',
          'Coussin rond bien bourré',
        ),
        item('{30min 45min|Tissu opaque, grand comme une nappe}', '{30min 45min|un}', '{30min 45min|Drap plié}'),
        item(
          '{0-18m|Couverture épaisse, le coin des poupons}',
          '{0-18m|une}{0-18m cour hiver|, sur un tapis de mousse}',
          '{0-18m|Tapis de jeu}',
        ),
      ],
      preparation: [
        'La veille, à l’accueil, faites-vous dire chaque prénom par la famille et répétez-le devant elle, jusqu’à ce que ce soit bien dit. Demandez son accord pour la photo, qui reste au service de garde.',
        'Posez les photos à plat, une par face, et couvrez tout le dé de pellicule : aucun coin ne se soulève sous l’ongle. Une face libre porte votre photo; une autre, la porte : « Qui n’est pas là, aujourd’hui? » Deux dés? Le second prend la place du premier quand tous ses visages sont sortis.',
        '{dedans|Reculez les meubles, à trois pas du dé.} {cour !hiver|Choisissez un coin d’herbe plat, à l’ombre s’il fait soleil.} {cour hiver|Tapez la neige du pied sur cinq pas, loin du bord du toit : le ballon y glisse.} {18-24m 2-3a 3-4a 4-5a|Les enfants s’assoient où ils veulent autour, ou restent debout.}',
        '{0-18m|Les poupons sont sur la couverture, contre vous. Le dé culbute plus loin, puis vous le glissez jusqu’à eux : ils le touchent arrêté.} {cour hiver 0-18m|Poupons en habit de neige : par temps froid, jouez vingt minutes au plus; au seuil que votre milieu fixe pour eux, jouez dedans.} {45min !18-24m !2-3a !3-4a !4-5a|Les yeux s’en vont ailleurs? Rangez le dé; la suite se joue après la sieste, et les minutes s’additionnent.}',
        '{1adulte|Seule, restez au bord du jeu, tout le groupe devant vous.} {1adulte 0-18m multiage|Avec plusieurs âges, prenez six enfants au plus, dont deux poupons.} {2adultes|À deux, l’une suit le dé, l’autre reste près des plus jeunes.}',
        '{avec-roulant|Posez une photo sur @materiel : le prénom appelé arrive sur roues.} {avec-coussin|Faites une place avec @materiel : qui s’y assoit se fait appeler.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          '{dedans|Assoyez-vous}{cour !hiver|Assoyez-vous}{cour hiver|Mettez-vous à genoux}, le dé contre vous, et balancez-le : « Saute, saute, mon gros dé, montre-moi le bout d’un nez, deux oreilles et deux yeux : lève un bras, toi, si tu veux! » Poussez, il culbute. Penchez la face du dessus vers le groupe et dites le prénom, entier, lentement. Cherchez des yeux. Un regard vous arrive? Faites rouler le ballon jusqu’à ses pieds. « C’est toi. Bonjour, toi. »',
        ),
        play(
          { 20: 13, 30: 11, 45: 13 },
          '{18-24m 2-3a 3-4a 4-5a|Le dé est à qui le pousse, du pied, des mains, du ventre. On appelle le visage qui sort, et le ballon part. Pendant que le dé culbute, tous battent des mains sur leurs cuisses.} {!18-24m !2-3a !3-4a !4-5a|Tournez le dé face par face, au gré des mains.} {0-18m|Le poupon claque les visages de la paume; dites chaque prénom, et au sien, un ballon lui roule jusqu’aux pieds.} {!18-24m !2-3a !3-4a !4-5a|Appuyez ensuite le dé contre ses pieds : il pousse du talon, et vous nommez qui sort. Puis cachez-vous derrière le dé et sortez la tête à côté de votre photo : « Coucou! »} {18-24m|Le trottineur bascule le dé, encore, puis plante un doigt sur un nez : « Là! »} {2-3a|Le ballon file au mauvais ami, qui crie le bon nom : le sien.} {3-4a|L’enfant appelle, guette deux yeux qui répondent, et roule droit.} {4-5a|Qui lance choisit sa voix : chuchotée, chantée, d’opéra; l’appelé répond dans la même.} {2-3a 3-4a 4-5a !multiage|Cinq visages sont sortis? Tout le monde change de place : où sont-ils rendus?} {18-24m 2-3a 3-4a 4-5a|Qui ne veut pas du ballon le laisse filer; un salut de loin vaut un bonjour.}',
        ),
        play(
          { 30: 9, 45: 9 },
          'Couvrez le dé du tissu. « Les photos dorment, les voix restent. » {0-18m|Appelez le poupon tout bas d’un côté, puis de l’autre : sa tête vous cherche, vous vous trouvez.} {18-24m|Le trottineur tire le tissu, retrouve un visage, le recouvre.} {18-24m !multiage|Appelez-le tout bas, accroupie derrière le dé, les yeux par-dessus : il fait le tour et vous trouve.} {2-3a 3-4a 4-5a|Un enfant se colle à votre genou, dos aux autres. Derrière, quelqu’un lance « allô! » : à qui est cette voix?} {2-3a|On se trompe, la voix vient se montrer, et l’on recommence.} {3-4a|La voix se grossit, se pince, s’étire; un rire la trahit.} {4-5a|Deux voix ensemble : il faut deux prénoms. On demande un indice, et la voix raconte ce qu’elle aime.} {2-3a 3-4a 4-5a|Un nom échappe? On va le demander à son propriétaire.}',
        ),
        play(
          { 45: 11 },
          'Le ballon repart sans le dé. {18-24m 2-3a 3-4a 4-5a|Avant de le lâcher, on appelle quelqu’un : un nom, un regard, ça roule.} {0-18m|Entre le poupon et vous, un ballon va et vient; à chaque retour, dites son prénom, puis le vôtre.} {!18-24m !2-3a !3-4a !4-5a|Envoyez le ballon un peu de côté : le poupon se penche, pivote ou rampe. S’il serre le ballon contre lui, laissez-le-lui le temps de chanter « Saute, saute » une fois, puis ouvrez les mains et attendez.} {18-24m|Le trottineur le reçoit entre les jambes, s’assoit dessus, le rend quand on l’appelle deux fois.} {2-3a|« À toi! » Le nom vient après, soufflé par l’ami.} {3-4a|Trois amis font une chaîne, les autres en soufflent les noms : le ballon la refait dans le même ordre.} {4-5a|La chaîne s’allonge, puis le ballon rentre à l’envers, du dernier nom au premier.} {2-3a 3-4a 4-5a !multiage|Chacun recule ensuite d’un pas, et un deuxième ballon part en même temps.} {3-4a 4-5a|On perd le fil, on demande, on reprend.}',
        ),
        closing(
          { 20: 4, 30: 6, 45: 7 },
          'Reprenez le dé contre vous et chantez tout bas « Saute, saute, mon gros dé », sans le lancer. Tournez les faces une à une. À chaque visage, chuchotez le prénom{2-3a 3-4a 4-5a| avec ceux qui le savent}. L’enfant nommé pose la main sur le carton, fait bonjour de sa place, ou vous regarde, et c’est répondu. Un absent a son tour : dites où il est. La dernière face est la vôtre : {2-3a 3-4a 4-5a|laissez-les trouver comment vous appeler}{!2-3a !3-4a !4-5a|dites votre nom, la main sur la poitrine}. {dedans|Le dé reste à la vue des enfants jusqu’au départ.} {cour|Le dé rentre avec vous.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Dites le prénom d’abord, ce que vous voulez ensuite : le nom annonce un bonjour, jamais un reproche.',
          'Gardez le ballon le temps qu’un regard arrive, et lâchez-le alors seulement.',
          '{2-3a 3-4a 4-5a|Un prénom mal dit : reprenez-le une fois, comme à la maison, et continuez.}',
          'Qui se cache à son nom est bien nommé : saluez le visage du dé et passez au suivant.',
        ],
        questionsOuvertes: [
          'Qui est sorti?',
          'Où est cet ami-là?',
          '{2-3a 3-4a 4-5a|Comment veux-tu qu’on t’appelle?}',
          '{3-4a 4-5a|De qui connais-tu le nom depuis ce matin?}',
        ],
      },
      vocabulaire: ['le prénom', 'appeler', 'le visage', 'la photo', 'la voix', 'rouler', 'bonjour', 'c’est moi'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Deux faces lui servent d’abord : la sienne et la vôtre. Montrez l’une, nommez, montrez l’autre, et laissez ses yeux aller des visages aux personnes.',
        },
        {
          pour: '18-24m',
          texte:
            'Allez avec l’enfant de la photo à l’ami : on touche le nez de carton, on salue le vrai. Un son du prénom est déjà le prénom.',
        },
        {
          pour: '2-3a',
          texte:
            'Commencez le prénom, et laissez-en la fin à l’enfant. Le sien est le premier qu’il voudra crier : faites sortir sa face souvent.',
        },
        {
          pour: '3-4a',
          texte:
            'L’enfant pousse le dé pour un ami et lui annonce qui est sorti; l’ami appelle. À deux, il manque rarement un nom.',
        },
        {
          pour: '4-5a',
          texte:
            'Quels prénoms commencent par le même son? L’enfant les cherche de face en face et les appelle coup sur coup. Puis quels sont les plus longs à crier?',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui entend peu voit le ballon se lever avant chaque appel et reçoit un signe pour chaque ami, trouvé ensemble. Être regardé de tous pèse? Sa photo sort, on la salue, et le ballon roule jusqu’à lui quand les yeux sont ailleurs.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dans la cour, tuques et capuchons cachent tout : la photo dit qui est dessous, et on l’appelle.} {hiver|L’été, dans la cour, le dé déboule une petite pente d’herbe et l’on court voir qui est sorti.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Dé ou ballon mou reçu dans les jambes.',
          'Son visage qui tarde à sortir, un prénom mêlé à un autre.',
        ],
        dangersAEliminer: [
          'Pellicule ou photo qui décolle : recollez-la avant de continuer; un morceau arraché se retire de la bouche et du jeu.',
          'Dé fendu ou écrasé, où un pied s’enfonce : redressez les coins et recouvrez-les de pellicule.',
          'Dé comme marchepied : on le pousse, on s’y appuie; y grimper arrête le jeu, la boîte plierait.',
          '{18-24m 2-3a 3-4a 4-5a|Ballon botté en pleine face : il roule au sol, lâché de deux mains.}',
          '{0-18m|Dé qui culbute ou pieds qui courent près d’un poupon : le jeu va du côté opposé à la couverture, votre bras entre les deux.}',
          '{0-18m|Ballon mouillé de salive : il est lavé ou changé avant une autre bouche.}',
          '{cour ete|Soleil et chaleur : jeu à l’ombre, chapeaux, une gorgée entre deux appels.}',
          '{cour hiver !0-18m !18-24m|Froid : seuil de votre milieu, au plus bas -27 °C.} {cour hiver 18-24m !0-18m|Froid : seuil de votre milieu, souvent plus prudent avec un trottineur, au plus bas -27 °C.} {cour hiver 0-18m|Froid : dès qu’un poupon refroidit, tout le groupe rentre.} {cour hiver|Nuques et mains touchées souvent; cache-cou, aucun foulard.}',
        ],
        supervision: 'palier1',
        allergies: ['Latex : ballon de tissu ou de mousse, jamais un ballon gonflé de fête.'],
      },
      observation: [
        'Compétences sociales : {18-24m 2-3a 3-4a 4-5a|racontez la première fois où l’enfant choisit à qui va le ballon.}{!18-24m !2-3a !3-4a !4-5a|racontez ce que fait l’enfant quand le ballon arrive à ses pieds.}',
        'Langage oral : {18-24m 2-3a 3-4a 4-5a|quels prénoms, ou quels bouts de prénoms, l’enfant dit-il sans qu’on les lui souffle?}{!18-24m !2-3a !3-4a !4-5a|par quel son ou quel geste l’enfant répond-il à son prénom?}',
        'Mémoire : une photo sort; regardez si les yeux vont à l’ami avant que le nom soit dit.',
      ],
      prolongements: [
        'Au lavabo, à table, le dé choisit qui est servi{2-3a 3-4a 4-5a| ou qui apporte les débarbouillettes}, avec son prénom chanté.',
        'Le soir, donnez à la famille les prénoms du groupe sur un carton, comme on les dit : à la maison, on pourra raconter « qui » a fait quoi.',
      ],
      reflexionRetroaction: [
        'Quel prénom ai-je dit surtout pour demander d’arrêter quelque chose?',
        '{2-3a 3-4a 4-5a|Qui appelle et n’est pas encore appelé par les autres?} {!2-3a !3-4a !4-5a|Ai-je attendu un regard avant de lâcher le ballon?}',
      ],
    },
  },
  {
    key: 'ecoute-mon-dos',
    summary:
      'On se couche, un trait fait le tour du corps, le petit contour près du grand; puis une oreille sur un dos entend un cœur, et la main le tape.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['mouvement-et-defis', 'sons-et-silence'],
    materials: ['papier-et-crayons', 'craies', 'tissus', 'neige'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, on trace à la craie{hiver|; l’hiver, la neige garde les corps, et les cœurs s’écoutent en rentrant, manteaux ouverts}.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'corps humain',
      'le corps',
      'mon corps',
      'corps',
      'contour du corps',
      'squelette',
      'squelettes',
      'squellette',
      'les os',
      'mes muscles',
      'muscles',
      'le cœur bat',
      'battements de cœur',
      'écouter le cœur',
      'tracer son corps',
      'parties du corps',
    ],
    seen: [
      'elle se couche et son amie passe le crayon tout autour',
      'il colle son oreille sur le chandail d’un ami et dit que ça cogne',
      'ils se couchent dans le dessin des autres pour voir s’ils rentrent',
      'il s’inquiète parce que ça bat vite après avoir couru',
      'elle demande ce qu’il y a en dedans de sa bedaine et dans ses os',
      'ils se comparent pour savoir qui est le plus long par terre',
      'après la course dans la cour, il tenait sa poitrine et voulait que je l’écoute',
      'depuis le rendez-vous chez le pédiatre, ils s’auscultent avec un gobelet',
    ],
    scenes: ['corps', 'tracer-ecrire'],
    picture:
      'Sur un grand papier, un petit contour de bébé près d’un grand; une enfant, l’oreille sur le dos d’un ami, tape un tissu rouge de la main.',
    sheet: {
      titre: 'Écoute mon dos',
      observationDepart:
        '{2-3a 3-4a 4-5a|« Ça cogne là-dedans! » Un enfant essoufflé se tient le chandail. Une amie y colle l’oreille et fait « chut ».} {!2-3a !3-4a !4-5a|Couché sur votre poitrine, un petit corps cesse de bouger. L’oreille est collée là où ça bat.}',
      intentionEducative:
        'Éveiller la curiosité pour le corps qu’on habite et celui des autres : jusqu’où il va, ce qui est dur, ce qui est mou, ce qui bat.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'principal' },
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
      ],
      objectifs: [
        'Sentir jusqu’où va son corps et le voir rester quand on se lève.',
        'Approcher l’oreille ou la main d’un autre qui veut bien.',
        '{2-3a 3-4a 4-5a 30min 45min|Trouver sur soi du mou, du dur et ce qui bat.}{2-3a 3-4a 4-5a 20min dedans|Trouver sur soi ce qui bat.}{2-3a 3-4a 4-5a 20min cour !hiver|Trouver sur soi ce qui bat.} {2-3a 3-4a 4-5a 20min cour hiver|Trouver sur soi du mou, du dur et ce qui bat.}',
        '{4-5a|Entendre quel cœur va le plus vite et chercher pourquoi.}',
      ],
      materiel: [
        item(
          '{dedans|Grandes bandes de papier épais, collées bord à bord}',
          '{dedans|un carré de deux mètres}',
          '{dedans|Vieux drap uni}',
        ),
        item(
          '{dedans|Gros crayons de cire entiers}{cour !hiver|Grosses craies de trottoir entières}',
          '{dedans|une couleur par personne}{cour !hiver|une couleur par personne}',
          '{dedans|Gros crayons de bois}{cour !hiver|Gros pinceau et un peu d’eau}',
        ),
        item('{dedans|Ruban-cache}', '{dedans|un rouleau, avec vous}', null),
        item('{cour hiver|Neige propre}', '{cour hiver|un carré tapé de trois pas}', null),
        item(
          '{cour hiver|Tapis sec, dans l’entrée}',
          '{cour hiver|un, pour s’y asseoir au retour}',
          '{cour hiver|Grandes serviettes pliées}',
        ),
        item('Débarbouillettes rouges, les cœurs', 'une par enfant, une pour vous', 'Carrés de tissu rouge'),
        item(
          '{0-18m|Couverture épaisse, le coin des poupons}',
          '{0-18m|une}{0-18m cour hiver|, sur un tapis de mousse}',
          '{0-18m|Tapis de jeu}',
        ),
        item(
          '{0-18m cour|Serviette mince}{0-18m cour hiver|, posée sur une toile}',
          '{0-18m cour|une}',
          '{0-18m cour|Petit drap}',
        ),
      ],
      preparation: [
        '{dedans|Collez le papier au plancher, tout le tour, le ruban bien à plat; deux personnes s’y couchent de front.} {cour !hiver|Balayez un coin plat d’asphalte ou de béton, à l’ombre, et touchez-le de la paume : tiède, on s’y couche; froid, on trace assis, jambes et mains.} {cour hiver|Tapez légèrement un carré de neige, loin du bord du toit : on y laisse son corps en creux.}',
        '{dedans|Éteignez ce qui ronronne : un cœur s’entend mal. Exercez votre oreille sur un dos d’adulte, un peu à gauche, à travers un seul chandail. Rien? La poitrine parle plus fort.} {cour !hiver|Éloignez-vous des moteurs : un cœur s’entend mal. Exercez votre oreille sur un dos d’adulte, un peu à gauche, à travers un seul chandail. Rien? La poitrine parle plus fort.} {cour hiver|Dans l’entrée, étendez le tapis : les cœurs s’y écoutent au retour, manteaux ouverts. Exercez votre oreille sur un dos d’adulte, à travers un seul chandail.}',
        '{dedans|Le trait passe à une main du corps, contourne le visage au large et ne monte pas plus haut que les genoux entre les jambes.} {cour !hiver|Le trait passe à une main du corps, contourne le visage au large et ne monte pas plus haut que les genoux entre les jambes.} {cour hiver|Une débarbouillette rouge sort avec vous; les autres attendent au sec, près du tapis.}',
        '{0-18m|La couverture est au bord du jeu, contre vous.} {cour hiver 0-18m|Les poupons y sont en habit de neige. Par temps froid, jouez vingt minutes au plus; au seuil que votre milieu fixe pour les poupons, jouez dedans.} {45min !18-24m !2-3a !3-4a !4-5a|Un corps avant la sieste, un autre après : les minutes se partagent.} {1adulte|Seule, gardez tout le monde à portée de voix basse.} {1adulte 0-18m multiage|Avec plusieurs âges, prenez six enfants au plus, dont deux poupons.} {2adultes|À deux, l’une suit les contours, l’autre les cœurs.}',
        '{avec-tissu|Pliez @materiel en autant de cœurs.} {avec-papier|Ajoutez @materiel au bord du jeu : il faut de la place pour un deuxième portrait.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Couchez-vous, bras ouverts. {dedans|Du crayon, faites vous-même le tour de votre jambe, de votre hanche, de votre bras.} {cour !hiver|De la craie, faites vous-même le tour de votre jambe, de votre hanche, de votre bras.} {cour hiver|Appuyez bien la tête, les coudes, les talons.} Levez-vous sans marcher dedans. « Je suis debout, et il reste moi. » Posez une débarbouillette rouge, un cœur, sur la poitrine du contour et tapez-la, l’autre main sur la vôtre : « Poc, poc… poc, poc… » Arrêtez de taper. « Lui se tait. Le mien continue. »',
        ),
        play(
          { 20: 7, 30: 8, 45: 12 },
          '{18-24m 2-3a 3-4a 4-5a|À qui la place? On se couche en étoile, en boule, une jambe de travers.} {!18-24m !2-3a !3-4a !4-5a|Un seul poupon à la fois vient près de votre contour.} {dedans|Un crayon fait le tour.} {dedans 2-3a 3-4a 4-5a !0-18m|En attendant, on trace sa main ou son pied au bord du papier.} {cour !hiver|Une craie fait le tour.} {cour !hiver 2-3a 3-4a 4-5a !0-18m|En attendant, on trace à côté sa main ou son pied.} {cour hiver 18-24m 2-3a 3-4a 4-5a|On se relève en tenant votre main, et le creux reste.} {0-18m dedans|Le poupon pédale, votre crayon suit au large : son contour a huit jambes et tient à côté de votre cuisse.} {0-18m cour !hiver|Sur sa serviette, le poupon pédale; marquez la tête, les mains, les pieds, ôtez-le, reliez : son contour tient à côté de votre cuisse.} {0-18m cour hiver|Couché trois secondes sur sa toile, le poupon laisse un creux gros comme votre cuisse.} {18-24m|Le trottineur pose une main, la retire, la retrouve par terre.} {2-3a|On se couche dans tous les contours, surtout le vôtre.} {3-4a|On cherche à qui est ce coude-là.} {4-5a|On mesure avec les mains : combien de petits dans le plus grand?} {2-3a !multiage 45min|Couchez-vous dans celui d’un enfant : tout dépasse. « J’ai grandi! » Il vous pousse dehors et reprend sa place. Quand on ne se couche plus, on essaie sa main sur toutes les mains, son pied sur tous les pieds.} {3-4a !multiage 45min|Quand chacun a sa place, on tourne autour à quatre pattes; à votre « Dodo! », on s’étend dans la place d’un ami : trop longue, trop courte, un bras dépasse. On dit à qui elle est, et on la lui rend.}',
        ),
        play(
          { 20: 6, 30: 7, 45: 11 },
          '{dedans|« Qui me prête son dos? » Votre oreille s’y pose, votre main tape sur le cœur rouge ce qu’elle entend.} {cour !hiver|« Qui me prête son dos? » Votre oreille s’y pose, votre main tape sur le cœur rouge ce qu’elle entend.} {0-18m dedans|Le dos du poupon contre votre oreille, tapez : « pocpocpoc », presque deux fois le vôtre.} {0-18m cour !hiver|Le dos du poupon contre votre oreille, tapez : « pocpocpoc », presque deux fois le vôtre.} {18-24m dedans|Le trottineur se colle à votre dos; parlez, tout vibre, et il rit.} {18-24m cour !hiver|Le trottineur se colle à votre dos; parlez, tout vibre, et il rit.} {2-3a dedans|On écoute un dos, un ventre qui gargouille, le mur. Le mur n’a rien à dire.} {2-3a cour !hiver|On écoute un dos, un ventre qui gargouille, la clôture. La clôture n’a rien à dire.} {3-4a dedans|Dix sauts, vite, et l’on cherche encore : la main s’affole.} {3-4a cour !hiver|Dix sauts, vite, et l’on cherche encore : la main s’affole.} {4-5a dedans|L’un tape votre cœur, l’autre le sien : lequel court?} {4-5a cour !hiver|L’un tape votre cœur, l’autre le sien : lequel court?} {dedans 2-3a 3-4a 4-5a|Deux par deux, on s’échange les dos, un cœur rouge sous la main.} {cour !hiver 2-3a 3-4a 4-5a|Deux par deux, on s’échange les dos, un cœur rouge sous la main.} {dedans|Une épaule recule? C’est fini.} {cour !hiver|Une épaule recule? C’est fini.} {cour hiver|« Tout mou. » Laissez pendre vos bras, la tête, les genoux. « Tout dur! » Serrez bras, cuisses et joues, puis relâchez.} {0-18m cour hiver|Contre vous, le poupon pousse des jambes, puis s’amollit : « Fort! » « Mou. »} {18-24m cour hiver|Le trottineur pousse votre dos, « han! », et vous basculez dans la neige.} {2-3a cour hiver|On tâte tout : la botte, dure; la joue, molle; la neige, ça dépend où.} {3-4a cour hiver|Dos à dos, on pousse un ami : les cuisses durcissent, ce sont les muscles.} {4-5a cour hiver|Tout mou, qu’est-ce qui reste dur? Le coude, le genou, le front : des os. On les creuse dans son contour : un squelette.}',
        ),
        play(
          { 30: 6, 45: 10 },
          '{dedans|« Tout mou. » Étendez-vous dans votre contour, lourde. « Tout dur! » Serrez bras, cuisses et joues, puis relâchez.} {0-18m dedans|Sur le ventre ou contre vous, le poupon pousse et se redresse : touchez le bras qui travaille, « fort! ».} {18-24m dedans|Le trottineur pousse votre dos, « han! », et vous basculez.} {2-3a dedans|« Dur! Mou! » On se tâte la cuisse, la joue, la bedaine.} {3-4a dedans|Bras plié, une bosse grossit : c’est le muscle qui tire.} {4-5a dedans|Tout mou, qu’est-ce qui reste dur? Le tibia, le coude, le front : des os. On les trace dans son contour : un squelette.} {dedans 45min 2-3a 3-4a 4-5a|Debout, on durcit par morceaux, des orteils au nez, puis on fond jusqu’au plancher.} {cour !hiver|« Tout mou. » Étendez-vous dans votre contour, lourde. « Tout dur! » Serrez bras, cuisses et joues, puis relâchez.} {0-18m cour !hiver|Sur le ventre ou contre vous, le poupon pousse et se redresse : touchez le bras qui travaille, « fort! ».} {18-24m cour !hiver|Le trottineur pousse votre dos, « han! », et vous basculez.} {2-3a cour !hiver|« Dur! Mou! » On se tâte la cuisse, la joue, la bedaine.} {3-4a cour !hiver|Bras plié, une bosse grossit : c’est le muscle qui tire.} {4-5a cour !hiver|Tout mou, qu’est-ce qui reste dur? Le tibia, le coude, le front : des os. On les trace dans son contour : un squelette.} {cour !hiver 45min 2-3a 3-4a 4-5a|Debout, on durcit par morceaux, des orteils au nez, puis on fond jusqu’au sol.} {cour hiver|« Mon cœur court. Regardez mon nuage. » Sautez, arrêtez, soufflez : « Pouf… pouf… pouf… » À chaque nuage, tapez vos mitaines.} {0-18m cour hiver|Un nuage passe devant le poupon : ses yeux le suivent, puis reviennent à votre bouche.} {18-24m cour hiver|Le trottineur souffle, se penche, souffle encore.} {2-3a cour hiver|On court à son creux et l’on souffle dedans, pour voir s’il respire.} {3-4a cour hiver|Dix sauts, vite : les nuages se bousculent.} {4-5a cour hiver|L’un a couru, l’autre non : lequel fait plus de nuages avant que vous comptiez dix?}',
        ),
        closing(
          { 20: 4, 30: 5, 45: 7 },
          '{dedans|On s’étend près des contours, ou sur vous}{cour !hiver|On s’assoit au bord des contours, ou sur vous}{cour hiver|Rentrez, ouvrez les manteaux. « Qui me prête son dos? » Votre oreille s’y pose, votre main tape sur un cœur rouge ce qu’elle entend.} {cour hiver 18-24m 2-3a 3-4a 4-5a|On s’échange les dos.} {cour hiver|Une épaule recule? C’est fini. Puis on s’assoit sur le tapis}, une main sur la poitrine. Votre main tape un cœur lent, puis plus bas, puis d’un seul doigt. Dites ce qui est vrai : « Il bat aussi quand tu dors. » {dedans 2-3a 3-4a 4-5a|Du plus petit au plus grand, on salue les contours; l’enfant pose un cœur rouge sur le sien.} {cour !hiver 2-3a 3-4a 4-5a|Du plus petit au plus grand, on salue les contours; l’enfant pose un cœur rouge sur le sien.} {dedans !2-3a !3-4a !4-5a|Posez un cœur rouge sur chaque contour, en nommant de qui il est.} {cour !hiver !2-3a !3-4a !4-5a|Posez un cœur rouge sur chaque contour, en nommant de qui il est.} {dedans|Le papier monte au mur, pieds au plancher.} {cour !hiver|Les débarbouillettes rentrent, les corps restent dehors.} {cour hiver|Saluez-les tous : « Dehors, nos corps de neige. Ici, nos cœurs. »}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Demandez avant de tracer ou d’écouter, et lisez la réponse sur les épaules : montées, on remet à plus tard.',
          'Nommez la partie au moment où elle appuie ou bouge : le talon, la nuque, le coude.',
          'Tapez ce que vous entendez pour vrai, même irrégulier; la main apprend à l’oreille.',
          '{3-4a 4-5a|Un enfant dit : « Je suis plus grand que toi! » Couchez-vous à côté, plus longue que tous : pourtant, votre cœur ne bat pas plus vite.}',
        ],
        questionsOuvertes: [
          'Où est-ce que ça bat?',
          '{30min 45min|Qu’est-ce qui est dur, ici?}{20min cour hiver|Qu’est-ce qui est dur, ici?} {20min dedans|Comment sent-on que ça bat?}{20min cour !hiver|Comment sent-on que ça bat?}',
          '{2-3a 3-4a 4-5a|À qui est ce pied-là?}',
          '{4-5a|Pourquoi va-t-il plus vite, maintenant?}',
        ],
      },
      vocabulaire: [
        'le corps',
        'le cœur',
        'battre',
        'le dos',
        '{30min 45min|dur}{20min cour hiver|dur}{20min dedans|l’oreille}{20min cour !hiver|l’oreille}',
        '{30min 45min|mou}{20min cour hiver|mou}',
        '{3-4a 30min 45min|le muscle}{3-4a 20min cour hiver|le muscle}',
        '{4-5a 30min 45min|le squelette}{4-5a 20min cour hiver|le squelette}',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            '{cour hiver|Dans l’entrée, gardez le poupon contre vous, les deux manteaux ouverts.} Poitrine contre poitrine, laissez sa tête trouver l’endroit où le vôtre bat. Tapez au même rythme sur ses fesses, arrêtez, attendez qu’un pied redemande.',
        },
        {
          pour: '18-24m',
          texte:
            '{dedans|Tracez seulement ce que l’enfant pose : une main, un pied, les fesses.} {cour !hiver|Tracez seulement ce que l’enfant pose : une main, un pied, les fesses.} {cour hiver|Une mitaine, une botte, les fesses : la neige garde ce que l’enfant pose.} Une débarbouillette rouge à mettre et à ôter lui fait un long jeu.',
        },
        {
          pour: '2-3a',
          texte:
            'Faites voyager le cœur rouge : sur le genou, sur la tête, dans le dos d’un ami. « Est-ce que ça bat, là? » L’oreille de l’enfant vérifie.',
        },
        {
          pour: '3-4a',
          texte:
            '{dedans|L’enfant trace un ami qui rit et bouge. Le trait zigzague? On se couche dedans et l’on trouve ce qui a bougé.} {cour !hiver|L’enfant trace un ami qui rit et bouge. Le trait zigzague? On se couche dedans et l’on trouve ce qui a bougé.} {cour hiver|L’enfant décide de la pose d’un ami, un coude ici, un genou là, puis l’aide à se relever sans rien briser.}',
        },
        {
          pour: '4-5a',
          texte:
            'Avant de se lever, l’enfant dit où seront ses plis : cou, coude, hanche, genou. Deux os se rencontrent à chacun; un os qui traverse le pli empêcherait de s’asseoir.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            '{18-24m 2-3a 3-4a 4-5a|L’enfant qui n’aime pas qu’on le touche cherche son propre cœur, la main à plat, et tape ce qu’il sent sur un cœur rouge.} {18-24m 2-3a 3-4a 4-5a dedans|En fauteuil, c’est tout l’ensemble qu’on trace, roues comprises, et l’enfant garde les mains libres pour guider.} {18-24m 2-3a 3-4a 4-5a cour !hiver|En fauteuil, c’est tout l’ensemble qu’on trace, roues comprises, et l’enfant garde les mains libres pour guider.} {18-24m 2-3a 3-4a 4-5a cour hiver|En fauteuil, ce sont les roues et les mitaines qui laissent leur creux.} {!18-24m !2-3a !3-4a !4-5a|Votre oreille le fait sursauter? Posez la main à plat sur son dos, attendez qu’il se détende, et tapez ce qu’elle sent.}',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dans la cour, les corps se gardent en creux : les bras font des ailes, et l’on s’écoute le dos en rentrant.} {hiver|L’été, dans la cour, on trace à la craie et l’on mouille son contour au pinceau : il sèche en s’effaçant.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          '{dedans|Trait qui chatouille, papier déchiré en se levant.} {cour !hiver|Trait qui chatouille, pantalon plein de craie.} {cour hiver|Creux brisé en se relevant.}',
          'Refus d’être tracé ou écouté.',
        ],
        dangersAEliminer: [
          '{dedans|Crayon près d’un visage : le trait passe au large, les yeux regardent ailleurs.} {cour !hiver|Craie près d’un visage : le trait passe au large, les yeux regardent ailleurs.} {cour hiver|Neige dans le cou ou sur le visage : on se relève aussitôt, on essuie.}',
          'Pied ou genou sur un enfant couché : un à la fois par place, et l’on tourne autour à quatre pattes.',
          'Oreille ou main où l’enfant ne veut pas : on demande, on s’arrête au premier recul, et seulement le dos ou la poitrine.',
          '{0-18m|Poupon à coucher, à tracer, à relever : l’adulte seule le fait, et jamais par les bras.}',
          '{dedans 0-18m 18-24m 2-3a|Bout de cire, coin de papier mâché : jetez-les et vérifiez la bouche.} {cour !hiver 0-18m 18-24m 2-3a|Bout de craie à la bouche : jetez-le, rincez.} {dedans 0-18m|Entre deux contours, les crayons sont avec vous, loin des poupons.} {cour !hiver 0-18m|Entre deux contours, les craies sont avec vous, loin des poupons.}',
          '{dedans|Ruban-cache décollé : recollez-le ou ôtez-le avant qu’une bouche y aille.}',
          '{cour ete|Asphalte brûlant : testez de la paume cinq secondes; trop chaud, on joue à l’ombre ou dedans.}',
          '{cour ete|Soleil et chaleur : chapeaux, crème solaire avant de sortir, une gorgée entre deux dos.}',
          '{cour hiver !0-18m !18-24m|Froid : seuil de votre milieu, au plus bas -27 °C.} {cour hiver 18-24m !0-18m|Froid : seuil de votre milieu, souvent plus prudent avec un trottineur, au plus bas -27 °C.} {cour hiver 0-18m|Froid : dès qu’un poupon refroidit, tout le groupe rentre.} {cour hiver|Les manteaux s’ouvrent dans l’entrée seulement; nuques sèches, aucun foulard.}',
        ],
        supervision: 'palier1',
        allergies: [
          'Peau sensible : débarbouillettes lavées sans parfum. Maladie du cœur ou du souffle au dossier : sauts et course selon le plan de l’enfant.',
        ],
      },
      observation: [
        'Schéma corporel : {2-3a 3-4a 4-5a|quel bout de soi l’enfant reconnaît-il dans un contour, et lequel oublie-t-il?}{!2-3a !3-4a !4-5a|couché près de votre contour, quelle partie de lui bouge, et que regarde-t-il?}',
        'Éveil aux sciences : à quoi voit-on que l’enfant a entendu, ou cherché, un battement?',
        'Compétences sociales : {18-24m 2-3a 3-4a 4-5a|notez comment l’un offre son dos, et comment l’autre sait que c’est assez.}{!18-24m !2-3a !3-4a !4-5a|à quoi voit-on qu’il veut encore votre oreille, ou que c’est assez?}',
      ],
      prolongements: [
        '{2-3a 3-4a 4-5a|Après la course de l’après-midi, une débarbouillette rouge passe : qui tape le plus vite, qui ralentit en premier?}',
        'Avant le dodo, à la maison, le parent prête son dos ou sa poitrine{2-3a 3-4a 4-5a|; au matin, l’enfant tape de la main ce qu’il a entendu}{!2-3a !3-4a !4-5a| à l’oreille de l’enfant, et tape tout bas ce qui bat}.',
      ],
      reflexionRetroaction: [
        'Quel enfant a dit non d’un recul, et qui l’a vu avant moi?',
        'Ai-je écouté assez longtemps pour entendre autre chose que ce que j’attendais?',
      ],
    },
  },
  {
    key: 'le-rond-n-a-pas-de-coin',
    summary:
      'Trois grandes maisons tracées par terre, ronde, carrée, pointue : on y habite, on y porte ce qui roule ou se pose, on en fait le tour en auto.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['nombres-et-formes', 'mouvement-et-defis'],
    materials: ['tissus', 'cartons-et-boites', 'contenants-et-cuilleres', 'craies', 'neige'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, les maisons se tracent à la craie{hiver|; l’hiver, le talon les creuse dans la neige tapée, et le bord se suit à pas de géant}.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'forme',
      'formes',
      'les formes',
      'formes géométriques',
      'géométrie',
      'rond',
      'ronds',
      'carré',
      'carrés',
      'caré',
      'triangle',
      'triangles',
      'cercle',
      'quatre coins',
      'maison',
    ],
    seen: [
      'il pousse une boîte qui ne roule pas puis un ballon qui s’en va',
      'elle marche sur le ruban et tape du pied à chaque coin',
      'ils apportent tous les couvercles dans le même cercle et les coussins dans l’autre',
      'il se fâche quand son ballon se sauve du jeu',
      'elle demande pourquoi les roues d’auto ne sont jamais carrées',
      'ils s’obstinent pour savoir si le couvercle va chez les pointus ou chez les autres',
      'à la collation, il cherchait les ronds dans son assiette et les carrés dans les craquelins',
      'dans le corridor, ils font le tour des lignes par terre en auto imaginaire',
    ],
    scenes: ['trier', 'vehicules', 'casse-tete'],
    picture:
      'Trois grandes formes au plancher : un bébé dans le rond pousse un bol, une enfant au volant d’un couvercle tourne un coin, un ami porte un coussin.',
    sheet: {
      titre: 'Le rond n’a pas de coin',
      observationDepart:
        '{2-3a 3-4a 4-5a|« Ça roule pas! » Une boîte poussée reste en place, le ballon file à l’autre bout. On essaie avec le couvercle.} {!2-3a !3-4a !4-5a|Une petite main pousse un bol, qui tourne et revient. La même main pousse une boîte : rien ne bouge.}',
      intentionEducative:
        'Offrir des formes assez grandes pour y vivre, que le corps connaît d’abord en tournant, en s’asseyant et en butant sur un coin.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux mathématiques', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Catégories et concepts', role: 'secondaire' },
      ],
      objectifs: [
        'Pousser, porter, faire tourner ce qui est rond et ce qui a des coins.',
        'Entrer dans une grande forme, en sortir, y revenir.',
        '{2-3a 3-4a 4-5a|Suivre un bord avec tout son corps et s’arrêter aux coins.}',
        '{4-5a|Reconnaître une forme à ses coins, sans la voir.}',
      ],
      materiel: [
        item(
          '{dedans|Ruban-cache, un rouleau de couleur par forme}{cour !hiver|Grosses craies de trottoir entières}{cour hiver|Neige tapée}',
          '{dedans|trois}{cour !hiver|trois, avec vous}{cour hiver|assez pour trois formes}',
          '{dedans|Bandes de tissu plates, collées au plancher}{cour !hiver|Talon dans la terre meuble}{cour hiver|Bâton qui trace dans la neige}',
        ),
        item(
          '{0-18m|Couverture épaisse, ronde ou pliée en rond}',
          '{0-18m|une}{0-18m cour hiver|, sur un tapis de mousse}',
          '{0-18m|Tapis rond}',
        ),
        item(
          'Bols de plastique et gobelets ronds, plus gros que votre poing',
          'huit',
          'Contenants de yogourt vides, sans étiquette',
        ),
        item('Ballons mous, plus gros qu’une tête d’enfant, sans latex', 'trois', 'Coussins ronds bien bourrés'),
        item(
          'Grands couvercles de plastique sans rebord coupant, les volants',
          '{18-24m 2-3a 3-4a 4-5a|un par enfant, un pour vous}{!18-24m !2-3a !3-4a !4-5a|deux}',
          'Assiettes de plastique',
        ),
        item(
          'Boîtes de carton fermées, carrées, sans agrafe',
          'six',
          'Gros blocs de carton{cour|, ou petits bacs carrés par temps humide}',
        ),
        item(
          '{18-24m 2-3a 3-4a 4-5a|Coussins carrés}{18-24m 2-3a 3-4a 4-5a cour hiver|, en housse imperméable}',
          'quatre',
          'Serviettes pliées en quatre',
        ),
        item(
          '{18-24m 2-3a 3-4a 4-5a|Serviettes carrées, à plier en pointe}{0-18m !18-24m !2-3a !3-4a !4-5a 30min 45min|Serviettes carrées, à plier en pointe}',
          'trois, plus grandes que deux mains',
          'Nappes à pique-nique pliées',
        ),
      ],
      preparation: [
        '{dedans|Au ruban, tracez par terre un rond, un carré, un triangle, chacun large de deux pas; bouts rentrés dessous.} {cour !hiver|À la craie, sur un sol plat, tracez un rond, un carré, un triangle, chacun large de trois pas.} {cour hiver|Tapez la neige, creusez du talon un rond, un carré, un triangle, chacun large de trois pas.} {dedans|Le rond se fait de courts bouts, l’un contre l’autre.} {cour|Pour le rond, posez une boîte au milieu et tournez, toujours à un pas et demi d’elle.}',
        '{0-18m|Le rond est aussi celui des poupons : la couverture y est étendue, vous au bord.} {cour hiver 0-18m|Ils y sont en habit de neige. Par temps froid, jouez vingt minutes au plus; au seuil que votre milieu fixe pour les poupons, jouez dedans.} Laissez un bon pas entre les formes. {45min !18-24m !2-3a !3-4a !4-5a|Une maison avant la sieste, une autre après : les minutes se partagent.}',
        '{18-24m 2-3a 3-4a 4-5a|Répandez bols, ballons, boîtes et coussins au milieu des trois, mélangés; aucun n’est encore chez lui. Les serviettes pliées en pointe attendent au bord du triangle. Les volants sont en tas.}{!18-24m !2-3a !3-4a !4-5a|Rangez à portée de votre main les bols, les boîtes, les ballons et les volants.} {!18-24m !2-3a !3-4a !4-5a 30min 45min|Les serviettes pliées en pointe attendent au bord du triangle.}',
        '{1adulte !0-18m|Seule, l’amorce finie, assoyez-vous à la pointe du triangle, d’où le rond et le carré sont sous vos yeux.} {1adulte 0-18m|Seule, l’amorce finie, restez au bord du rond, les deux autres formes devant vous.} {1adulte 0-18m multiage|Avec plusieurs âges, prenez six enfants au plus, dont deux poupons.} {2adultes|À deux, l’une vit au rond, l’autre suit les bords.}',
        '{avec-contenant|Faites entrer @materiel dans le jeu : rond dessus, carré dessous? Deux maisons peuvent le réclamer.} {avec-papier|Pliez @materiel en carré puis en pointe : il déménage.} {avec-naturel|Cherchez la forme de @materiel : ni rond, ni carré, un quatrième voisin.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Suivez du bout du pied le bord des trois formes, lentement. Rond : « J’avance, j’avance, pas de coin… j’y suis encore. » Carré : « Coin! Coin! Coin! Coin! », un coup de talon à chacun. Triangle : « Ça pique! », trois fois. Puis poussez un ballon au carré : il roule dehors. Une boîte au carré : elle reste. Levez les mains. « Lui, il habite où? » La place est aux enfants.',
        ),
        play(
          { 20: 7, 30: 8, 45: 12 },
          '{18-24m 2-3a 3-4a 4-5a|On transporte bols, coussins, serviettes, on s’installe, on déménage; ce qui est chez le voisin n’est pas une erreur.} {!18-24m !2-3a !3-4a !4-5a|Assise avec eux, mettez à portée de main un bol et une boîte; quand les yeux s’en vont, changez la paire.} {0-18m|Au rond, le poupon pousse un bol qui tourne et revient, une boîte qui reste, et rit.} {18-24m|Le trottineur porte un coussin au carré, le reprend, le porte au rond, le reprend.} {2-3a|« Ça roule! » Le ballon s’enfuit de sa maison; la boîte attend.} {3-4a|On cherche autour d’autres ronds : un genou, une roue, le fond d’un bol.} {4-5a|Le carré a quatre coins pour quatre lits; au triangle, un lit reste dehors. On plie, on resserre, on agrandit.} {45min 2-3a 3-4a 4-5a !multiage|Tout est logé? « On déménage! » : chaque maison se vide, et l’on choisit autrement.}',
        ),
        play(
          { 20: 6, 30: 7, 45: 10 },
          'Prenez un volant, à deux mains : les bords sont des routes. Au rond, le volant tourne sans finir. Au carré, tout droit… puis « bip! » au coin. {0-18m|Assis sur vos cuisses, le poupon roule avec vous : à gauche, à droite, « bip! » au bout, et ses mains frappent le couvercle.} {18-24m|Le trottineur suit deux pas, coupe par le milieu, klaxonne.} {2-3a|« Coin! » Les deux pieds sautent à la pointe avant de repartir.} {3-4a|Trois bips au triangle, quatre au carré; au rond, zéro, et la tête tourne.} {4-5a|Un ami, dos tourné, écoute les bips : quelle route est-ce?} {18-24m 2-3a 3-4a 4-5a|Deux autos se rencontrent? L’une recule, ou quitte la route.}',
        ),
        play(
          { 30: 6, 45: 11 },
          '{18-24m 2-3a 3-4a 4-5a|Glissez une chose sous chaque serviette.}{!18-24m !2-3a !3-4a !4-5a|Glissez une chose sous une serviette.} « Il a des coins, ou pas? » La main tâte, la bouche se tait. {0-18m|Le poupon tire un bout, trouve le bol, recommence dès que vous le recouvrez.} {18-24m|Le trottineur soulève tout de suite et salue ce qui s’y cachait.} {2-3a|« Ça pique! » Un coin sous la paume, et l’on va le porter au carré.} {3-4a|On cache pour un ami : un couvercle sur une boîte, c’est rond ou carré?} {4-5a|On fait une cachette pointue : deux boîtes, une serviette pliée, un toit. Qu’y cache-t-on?} {18-24m 2-3a 3-4a 4-5a|Qui n’aime pas l’inconnu regarde en premier.}',
        ),
        closing(
          { 20: 4, 30: 5, 45: 7 },
          'Tous autour du rond, volants posés. Chantez avec vos mains : « Le rond n’a pas de coin (les bras en rond), il roule et va trop loin (les mains tournent). Le carré, lui, dort bien (la joue sur la main), l’oreille à chaque coin (l’autre joue). Triangle, pointe en l’air (les doigts se touchent), fait un toit sur la terre (le toit descend sur la tête). » {2-3a 3-4a 4-5a|Nommez une forme : tout ce qui lui ressemble se range, puis la suivante.} {!2-3a !3-4a !4-5a|Ramassez le bol en dernier : il roule encore un peu.} Les traces restent par terre pour demain{cour hiver|, si la neige tient}.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          '{18-24m 2-3a 3-4a 4-5a|Parlez de ce que la forme fait au corps : « Ton pied s’arrête, un coin l’a pris. »}{!18-24m !2-3a !3-4a !4-5a|Nommez ce que la main rencontre : « Le bord… un coin! »}',
          '{18-24m 2-3a 3-4a 4-5a|Laissez la boîte au rond et le ballon au carré; demandez comment ils s’y plaisent.}{!18-24m !2-3a !3-4a !4-5a|Laissez le bol finir de tourner avant d’en offrir un autre.}',
          '{18-24m 2-3a 3-4a 4-5a|Reprenez les mots de l’enfant et ajoutez-en un : « ça roule » devient « le bol roule ».}{!18-24m !2-3a !3-4a !4-5a|Deux mots suffisent, dits quand la chose bouge : « Ça roule! »}',
          '{3-4a 4-5a|Faites-vous guider : « Je suis perdue. Combien de coins avant ma maison? »}',
        ],
        questionsOuvertes: [
          'Qu’est-ce qui roule, ici?',
          'Où habite celui-là?',
          '{2-3a 3-4a 4-5a|Combien de coins as-tu trouvés?}',
          '{4-5a|Comment ferais-tu entrer un rond dans un carré?}',
        ],
      },
      vocabulaire: ['le rond', 'le carré', 'le triangle', 'le coin', 'rouler', 'le bord', 'pointu', 'le volant'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Tendez un bol rond et une petite boîte, un dans chaque main. Les doigts vont-ils au bord qui tourne ou au coin? Laissez à portée ce que la main préfère, l’autre en réserve.',
        },
        {
          pour: '18-24m',
          texte:
            'Une seule maison, le carré, et quatre coussins à porter. À chaque coin rempli, dites « encore un », même quand l’enfant les empile tous au même.',
        },
        {
          pour: '2-3a',
          texte: 'Marchez main dans la main : on se tait sur les bords, on crie au coin. Une forme à la fois.',
        },
        {
          pour: '3-4a',
          texte:
            'L’enfant devient livreur : un client du carré ou du rond commande, la commande doit ressembler à la maison.',
        },
        {
          pour: '4-5a',
          texte:
            '{dedans|Offrez un bout de ruban}{cour !hiver|Prêtez une craie}{cour hiver|Offrez un coin de neige vierge}, et une forme qui n’existe pas encore : cinq coins, un bout rond. On la trace, on l’habite, on lui trouve un nom.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            '{18-24m 2-3a 3-4a 4-5a|Le bord est épaissi d’un rouleau de serviette que la main suit : l’enfant qui voit peu cherche les coins du doigt. En fauteuil, on roule dans des formes deux fois plus larges, et l’ami debout fait « bip ».}{!18-24m !2-3a !3-4a !4-5a|Un poupon voit peu? Le bol tapote le plancher avant de rouler vers sa main, et la boîte se gratte avant d’arriver.}',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dans la cour, le talon trace dans la neige tapée; un rond en garde long, un coin s’écrase.} {hiver|L’été, dans la cour, les maisons de craie s’effacent à l’eau et se retracent plus grandes.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          '{18-24m 2-3a 3-4a 4-5a|Tête qui tourne après dix tours de rond.}',
          '{18-24m 2-3a 3-4a 4-5a|Deux conducteurs au même coin.}',
          '{!18-24m !2-3a !3-4a !4-5a|Poupon assis qui bascule en suivant son bol sur la couverture.}',
        ],
        dangersAEliminer: [
          'Ballon ou bol sous un pied : le bord se dégage avant qu’on prenne le volant.',
          '{dedans|Coins de meubles au bord d’une forme : reculez-les d’un pas.} {cour|Roches et branches au bord d’une forme : écartez-les d’un pas.}',
          'Boîtes empilées et marche dessus : elles se posent, on n’y monte pas.',
          'Tissu autour d’un cou ou sur une tête : il reste sur les choses, rien de noué.',
          '{0-18m multiage|Auto sur la couverture, course au bord du rond : on y roule au pas, hors de la ligne, votre bras du côté des poupons.}',
          '{dedans 0-18m|Ruban-cache arraché et porté à la bouche : les bouts sont rentrés; ce qui se soulève se jette.}',
          '{dedans 18-24m|Ruban-cache arraché par un trottineur : jetez-le aussitôt, le rouleau reste dans votre poche.}',
          '{0-18m 18-24m|Bol ou boîte passé de bouche en bouche : lavez-le entre deux.}',
          '{cour !hiver 0-18m 18-24m 2-3a|Craie portée à la bouche : elle reste dans votre poche dès que les formes sont tracées.}',
          '{cour ete|Soleil et chaleur : formes à l’ombre, chapeaux, une gorgée entre deux routes.}',
          '{cour hiver !0-18m !18-24m|Froid : seuil de votre milieu, au plus bas -27 °C.} {cour hiver 18-24m !0-18m|Froid : seuil de votre milieu, souvent plus prudent avec un trottineur, au plus bas -27 °C.} {cour hiver 0-18m|Froid : dès qu’un poupon refroidit, tout le groupe rentre.} {cour hiver|Glace sous les pas : choisissez la neige tapée; nuques et mains touchées, aucun foulard.}',
        ],
        supervision: 'palier1',
        allergies: ['Latex : ballons de tissu ou de mousse recouverte, jamais un ballon de fête.'],
      },
      observation: [
        'Éveil aux mathématiques : à quoi voit-on que l’enfant attend un coin, ou n’en attend plus?',
        'Motricité globale : regardez les appuis d’un côté à l’autre quand le bord tourne, puis quand il fait un angle.',
        'Catégories et concepts : {18-24m 2-3a 3-4a 4-5a|notez une chose que l’enfant change de maison, et ce qu’il fait avant de la déposer.}{!18-24m !2-3a !3-4a !4-5a|entre le bol et la boîte, que choisit sa main, et qu’en fait-elle?}',
      ],
      prolongements: [
        '{dedans|Laissez les trois formes une semaine, le ruban vérifié chaque matin : l’une sert de gare aux camions, l’autre de salon de lecture.} {cour|Retracez les trois formes à la sortie suivante : l’une sert de gare aux camions, l’autre de place au goûter.}',
        'Le soir, à la maison, chaque famille trouve un rond, un carré et un pointu dans la cuisine; l’enfant en apporte un{2-3a 3-4a 4-5a|, ou le raconte}.',
      ],
      reflexionRetroaction: [
        'Quelle forme aurais-je cru plus jouée, et laquelle l’a été?',
        'Quel geste {multiage|d’un plus jeune}{!multiage|d’un enfant} a donné aux autres une idée de jeu?',
      ],
    },
  },
  {
    key: 'il-reste-une-place-a-bord',
    summary:
      'Des bateaux-boîtes se chargent, se vident, traversent : combien montent, combien arrivent, et il faut autant d’assiettes sur l’île.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['nombres-et-formes', 'quartier-et-metiers'],
    materials: ['cartons-et-boites', 'tissus', 'contenants-et-cuilleres', 'papier-et-crayons'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, les bateaux sont des bacs qui glissent sur {!hiver|l’herbe}{hiver|la neige tapée}, et l’île est une toile.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    onlyNamed: ['WATER'],
    calls: [
      'chiffre',
      'chiffres',
      'les chiffres',
      'compter',
      'conter jusqu’à dix',
      'compter jusqu’à dix',
      'apprendre à compter',
      'nombre',
      'nombres',
      'combien',
      'combien il y en a',
      'un deux trois',
      'dénombrer',
      'quantités',
      'un de plus',
      'traversier',
      'bateaux',
      'mettre la table',
    ],
    seen: [
      'elle assoit les toutous un par un et les compte avec son doigt',
      'il vide la boîte au complet et la remplit encore en disant un, deux, plein',
      'ils poussent une boîte d’un bord à l’autre du tapis avec tout le monde dedans',
      'il se trompe de nombre et recommence jusqu’à ce que ça arrive',
      'elle dit qu’il n’y a plus de place et refuse qu’un ami s’assoie',
      'il vérifie si tout le monde est là dès qu’on arrive quelque part',
      'sur le traversier, ils ont vu les autos monter et depuis ils embarquent tout',
      'à l’heure du dîner, elle compte les assiettes pour être certaine que ça suffit',
    ],
    scenes: ['compter', 'remplir-vider', 'voyage'],
    picture:
      'Une grande pousse une boîte où cinq toutous sont assis, un petit en vide une autre; un bébé, près de l’éducatrice, sort un toutou de la sienne.',
    sheet: {
      titre: 'Il reste une place à bord',
      observationDepart:
        '{2-3a 3-4a 4-5a|« Y en a trop, ça rentre pas! » Des toutous dépassent d’une boîte. Un ami en ôte un, en recompte, en ôte un autre.} {!2-3a !3-4a !4-5a|Un toutou sort de la boîte, un autre. La main cherche encore au fond, puis tout y retourne.}',
      intentionEducative:
        'Offrir des raisons de compter qui se jouent pour vrai : emplir, vider, trouver qui manque, en mettre un de plus.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux mathématiques', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
      ],
      objectifs: [
        'Emplir un bateau, le vider, recommencer.',
        '{18-24m 2-3a 3-4a 4-5a !20min|Mettre une chose par passager, de la main ou des yeux.} {18-24m 2-3a 3-4a 4-5a 20min|Asseoir les passagers un à un, de la main ou des yeux.}',
        '{3-4a 4-5a|Compter ceux qui montent et vérifier à l’arrivée.}',
        '{4-5a|Chercher combien il en manque ou combien sont de trop.}',
        '{!18-24m !2-3a !3-4a !4-5a|Demander encore un par un regard, un son ou une main.}',
      ],
      materiel: [
        item(
          '{dedans|Boîtes de carton ouvertes à bord bas, sans agrafe, les bateaux}{cour|Bacs de plastique à bord bas, larges comme un enfant, les bateaux}',
          '{dedans|une par enfant, une pour vous}{cour|un par enfant, un pour vous}',
          '{dedans|Bacs de plastique légers}{cour|Boîtes de carton robustes, par temps sec}',
        ),
        item(
          'Toutous lavables plus gros que votre poing, sans pièce qui se détache, les passagers{cour hiver|, à faire sécher après}',
          'trois par enfant, au moins douze en tout',
          'Gros bas bourrés de tissu et cousus au bout',
        ),
        item(
          '{30min 45min|Assiettes et gobelets de plastique plus gros que votre poing}',
          '{30min 45min|dix de chaque}',
          '{30min 45min|Couvercles et contenants propres}',
        ),
        item('{dedans|Couverture, l’île}{cour|Toile propre, l’île}', 'une', '{dedans|Tapis}{cour|Nappe épaisse}'),
        item(
          '{3-4a 4-5a|Cartons larges comme deux mains, le chiffre d’un côté, les points de l’autre, de un à six}',
          '{3-4a 4-5a|un par enfant, au moins six}',
          '{3-4a 4-5a|Assiettes de carton marquées}',
        ),
        optional(
          '{4-5a|Grande feuille et gros crayon de cire entier, le journal du quai}',
          '{4-5a|un de chaque}',
          '{4-5a|Envers d’une boîte et gros crayon}',
        ),
        item(
          '{45min|Serviettes, les places du grand traversier}',
          '{45min|une par personne}',
          '{45min|Carrés de tissu}',
        ),
        item(
          '{0-18m|Couverture épaisse, le port des poupons}',
          '{0-18m|une}{0-18m cour hiver|, sur un tapis de mousse}',
          '{0-18m|Tapis de jeu}',
        ),
      ],
      preparation: [
        '{dedans|Le quai est un mur ou un divan; l’île, une couverture à cinq pas.} {cour !hiver|Le quai est une clôture ou un banc; l’île, une toile à six pas, à l’ombre s’il fait soleil.} {cour hiver|Le quai est un tas de neige bas; tapez un passage jusqu’à l’île, une toile à six pas.} Entre les deux, le fleuve : rien n’y traîne par terre{18-24m 2-3a 3-4a 4-5a|, et l’on y pousse sans courir}.',
        '{18-24m 2-3a 3-4a 4-5a|Couchez les passagers au quai.} {!18-24m !2-3a !3-4a !4-5a|Couchez trois passagers au quai; les autres sont au port.} {18-24m 2-3a 3-4a 4-5a|Un bateau se pousse à quatre pattes, les deux mains sur le bord.} {30min 45min|Les assiettes et les gobelets sont aussi au quai.}',
        '{0-18m|Le port des poupons est contre vous, hors du fleuve : leur bateau y est plein de passagers à sortir.} {cour hiver 0-18m|Ils y sont en habit de neige. Par temps froid, jouez vingt minutes au plus; au seuil que votre milieu fixe pour les poupons, jouez dedans.} {45min !18-24m !2-3a !3-4a !4-5a|Une traversée suffit avant la sieste; l’île et ses assiettes attendent le réveil.}',
        '{18-24m 2-3a 3-4a 4-5a|Le capitaine, c’est l’enfant qui pousse le bateau.} {3-4a 4-5a|Les cartons sont au quai : chaque capitaine en choisit un, qui dit combien de places a son bateau.}',
        '{1adulte !0-18m|Seule, restez au bord du fleuve, à mi-chemin du quai et de l’île.} {1adulte 0-18m|Seule, l’amorce finie, restez au port, d’où quai et île se voient.} {1adulte 0-18m multiage|Avec plusieurs âges, prenez six enfants au plus, dont deux poupons.} {2adultes 0-18m|À deux, l’une tient le port, l’autre l’île.} {2adultes !0-18m|À deux, l’une tient le quai, l’autre l’île.}',
        '{avec-contenant|Mettez @materiel à la flotte : combien de passagers y logent?} {avec-naturel|Faites voyager @materiel avec les passagers : chaque départ a son lot à compter.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'À quatre pattes, amenez un bateau vide au quai. « Pouêt! Qui embarque? » Assoyez un toutou : « Un. » Un autre : « Deux. » Prenez le suivant, regardez le fond. « Reste-t-il une place? » Glissez-le : « Trois. Plein! » Traversez, une vague à gauche, une vague à droite. À l’île, touchez chaque tête, « un, deux, trois, tout le monde est là », et débarquez. Le bateau revient vide, « pouêt », et s’arrête devant {18-24m 2-3a 3-4a 4-5a|qui veut le pousser}{!18-24m !2-3a !3-4a !4-5a|les mains qui s’en approchent}.',
        ),
        play(
          { 20: 13, 30: 11, 45: 13 },
          '{18-24m 2-3a 3-4a 4-5a|On embarque, on pousse, on débarque. À l’arrivée, on vérifie : sont-ils tous là?} {!18-24m !2-3a !3-4a !4-5a|Le bateau s’emplit et se vide au port, à la hauteur des mains.} {0-18m|Au port, le poupon sort un passager, le goûte, le laisse tomber; dites « un » chaque fois, et remplissez.} {18-24m|Le trottineur emplit jusqu’au bord, bascule tout, « encore! ».} {2-3a|L’enfant de deux ans embarque une brassée de toutous : « un, deux, plein! », et un tombe en route.} {3-4a|Le carton a quatre points : un passager par point, et le cinquième prend le prochain bateau.} {4-5a|Un capitaine a six places et deux passagers : combien en manque-t-il? Un autre en perd un en route : combien arrivent?} {0-18m !multiage|Glissez le bateau sous la main qui tient un ours : l’ours tombe dedans ou à côté, il est embarqué. Un regard s’en va? Faites glisser le bateau vide devant lui, « pouêt », et laissez ses mains l’arrêter.} {18-24m !multiage|Au large, il s’arrête, sort un ours, le remet. De retour au quai, couchez un toutou dans votre bateau : il vient le chercher et vous en laisse un autre.} {2-3a !multiage|Criez « Attendez-moi! » à la place du toutou tombé : on fait demi-tour. Au cinquième voyage, cachez un passager derrière votre dos : à l’île, qui s’aperçoit qu’il manque?} {3-4a !multiage|Après deux voyages, les capitaines échangent leurs cartons : qui doit en débarquer, qui en cherche encore?} {4-5a !multiage|Puis l’île en demande dix, pas un de plus : quels bateaux partent ensemble?}',
        ),
        play(
          { 30: 9, 45: 10 },
          '« À l’île, ils ont faim. » {18-24m 2-3a 3-4a 4-5a|Les assiettes sont restées au quai : on va en chercher en bateau.} {!18-24m !2-3a !3-4a !4-5a|Apportez les assiettes au port, une par une.} {0-18m|Le poupon frappe deux gobelets, en tend un, le reprend.} {0-18m !multiage|Posez l’un sur l’autre : sa main les renverse, vous refaites. À la quatrième pile, gardez le dernier gobelet en l’air jusqu’à ce qu’il vous regarde.} {18-24m|Le trottineur pose une assiette sur un ours, une autre par-dessus : la pile monte.} {2-3a|On sert chaque toutou : une assiette pour lui, une pour lui, et deux pour l’ours.} {3-4a|On compte ceux qui sont assis, on part, on revient avec une de moins, on repart.} {4-5a|La commande part par message : trois assiettes, le double de gobelets. Le livreur compte avant de partir.} {2-3a 3-4a 4-5a|Il manque une assiette? Attendez que quelqu’un s’en aperçoive.}',
        ),
        play(
          { 45: 10 },
          'Sur l’île, étendez les serviettes côte à côte : le grand traversier, une place par personne, la vôtre comprise. Retirez-en une devant les enfants{!18-24m !2-3a !3-4a !4-5a|, puis remettez-la en disant « encore une »}. {18-24m 2-3a 3-4a 4-5a|« Pouêt! Tous à bord. Il en manque une! » On se serre, on en cherche une, on partage.} {0-18m|Le poupon, porté avec vous, est un passager entier, contre vous, sur sa place à lui.} {18-24m|Le trottineur essaie toutes les places.} {2-3a|On touche chaque place : « lui, lui, moi. »} {3-4a|On compte les têtes, puis les places, et ce n’est pas pareil.} {4-5a|Un toutou monte aussi : combien de serviettes de plus? On essaie avant de compter.} On rame des bras, et l’on accoste.',
        ),
        closing(
          { 20: 4, 30: 6, 45: 7 },
          'Dernier bateau du soir. {18-24m 2-3a 3-4a 4-5a|Tous les passagers rentrent au quai, et on les couche dans les bateaux}{!18-24m !2-3a !3-4a !4-5a|Au port, couchez les passagers dans le bateau}, en chuchotant un nombre par tête. {3-4a 4-5a|« Dix, onze… » Le bateau est plein? Le dernier toutou dort debout.} {18-24m 2-3a 3-4a 4-5a|Quand l’île est vide, regardez autour ensemble : « Personne. Zéro. » Cherchez sous ses bords.} {!18-24m !2-3a !3-4a !4-5a|Montrez vos deux mains vides : « Personne. Zéro. »} {4-5a|Comptez les bateaux, puis les capitaines.} Un dernier « pouêt » tout bas, et {18-24m 2-3a 3-4a 4-5a|les capitaines rangent leur bateau}{!18-24m !2-3a !3-4a !4-5a|le bateau glisse au port, une main dessus}.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Touchez, dites un nombre, attendez; le suivant ne vient qu’avec le prochain passager.',
          '{2-3a 3-4a 4-5a|Ne corrigez pas un compte qui déraille : demandez à le refaire avec les doigts sur les têtes.}',
          '{2-3a 3-4a 4-5a|Un passager est oublié au quai? Laissez partir le bateau : c’est à l’île que compter servira.}',
          'Au bateau qui se vide, dites « encore », « un autre », « vide » : vider est déjà calculer.',
        ],
        questionsOuvertes: [
          '{2-3a 3-4a 4-5a|Combien sont à bord?}',
          'Qui embarque encore?',
          '{3-4a 4-5a|Combien en manque-t-il?}',
          '{2-3a 3-4a 4-5a|Comment sais-tu que c’est plein?}',
          '{!2-3a !3-4a !4-5a|Qui est encore au fond?}',
        ],
      },
      vocabulaire: [
        'un',
        'deux',
        'trois',
        '{2-3a 3-4a 4-5a|combien}',
        'encore',
        'plein',
        'vide',
        '{3-4a 4-5a|il en manque un}',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Deux ou trois passagers suffisent au port. Tendez la main ouverte après chaque toutou; ce qui tombe dedans vaut un « un ». Remplissez sans vous presser.',
        },
        {
          pour: '18-24m',
          texte:
            'L’enfant a son bateau plein et le vôtre, vide : transvider est le voyage. Dites « un, et un, et un », à la cadence de sa main.',
        },
        {
          pour: '2-3a',
          texte:
            'L’enfant conduit deux passagers et en rapporte un. « Il y en avait combien? » Montrez deux doigts, et l’enfant lève les siens.',
        },
        {
          pour: '3-4a',
          texte:
            'Posez le carton dans le bateau, points vers le haut : chaque toutou tape le point suivant du nez, puis s’assoit. Plus de point, plus de place.',
        },
        {
          pour: '4-5a',
          texte:
            'L’enfant tient le journal du quai : un chiffre par départ, une croix par retour. Un passager est-il resté? Le journal le dit.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'En fauteuil, l’enfant porte le bateau sur ses genoux; le quai et l’île montent à sa hauteur, sur {dedans|une table basse}{cour|un banc}. {2-3a 3-4a 4-5a|L’enfant qui parle peu tape les nombres sur le bord du bateau, et la main de tous suit.}',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dans la cour, les bacs glissent sur la neige tapée, et les passagers portent un bas pour tuque.} {hiver|L’été, dans la cour, l’île est à l’ombre et l’herbe est le fleuve.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Bateau renversé, passagers semés.',
          '{18-24m 2-3a 3-4a 4-5a|Deux bateaux qui se cognent, une place disputée.} {!18-24m !2-3a !3-4a !4-5a|Bateau qui glisse plus loin que la main.}',
        ],
        dangersAEliminer: [
          'Enfant qui grimpe dans un bateau{18-24m 2-3a 3-4a 4-5a|, ou qu’un autre y pousse} : les bateaux portent des toutous, jamais des enfants.',
          '{dedans|Carton qui fend ou agrafe oubliée : passez la main sur les bords avant d’ouvrir le quai.} {cour|Bac fendu, bord coupant : passez la main tout autour avant d’ouvrir le quai.}',
          'Toutou décousu ou œil qui tire : il débarque pour de bon.',
          '{0-18m multiage|Bateau poussé vers le port : le fleuve passe au large, votre jambe fait la digue.}',
          '{0-18m 18-24m|Passager mis en bouche : mettez-le de côté pour le laver, et sortez-en un autre.}',
          '{30min 45min|Assiette fendue ou gobelet fragile : retirés avant le jeu; rien ne se mange pour vrai.}',
          '{cour ete|Soleil et chaleur : l’île à l’ombre, chapeaux, une gorgée entre deux traversées.}',
          '{cour hiver !0-18m !18-24m|Froid : seuil de votre milieu, au plus bas -27 °C.} {cour hiver 18-24m !0-18m|Froid : seuil de votre milieu, souvent plus prudent avec un trottineur, au plus bas -27 °C.} {cour hiver 0-18m|Froid : dès qu’un poupon refroidit, tout le groupe rentre.} {cour hiver|À quatre pattes dans la neige, pantalon de neige et mitaines sèches; nuques touchées à chaque retour.}',
        ],
        supervision: 'palier1',
        allergies: [
          'Peluche et poussière : toutous lavés sans parfum; un bas bourré remplace celui qui fait éternuer.',
        ],
      },
      observation: [
        '{2-3a 3-4a 4-5a|Éveil aux mathématiques : quels nombres l’enfant dit-il, et que fait sa main pendant ce temps?} {!2-3a !3-4a !4-5a|Éveil aux mathématiques : à quel signe voyez-vous qu’il en veut encore un?}',
        '{18-24m 2-3a 3-4a 4-5a|Motricité globale : regardez la poussée à quatre pattes, le dos, les genoux, quand le bateau est chargé.} {!18-24m !2-3a !3-4a !4-5a|Motricité globale : regardez comment il se penche vers le fond du bateau, puis se redresse.}',
        'Raisonnement : le bateau est trop plein, ou vide; notez ce que l’enfant essaie d’abord.',
      ],
      prolongements: [
        '{3-4a 4-5a|Au vrai dîner, un capitaine compte qui vient à table et va chercher les débarbouillettes, une par personne.} {!3-4a !4-5a|Au vrai dîner, donnez les débarbouillettes une par une : « encore une, encore une ».}',
        'Le soir, chaque famille compte ce qu’elle charge : trois bas dans le panier, deux pommes dans le sac{3-4a 4-5a|; l’enfant raconte le nombre au matin}.',
      ],
      reflexionRetroaction: [
        'Quand ai-je compté à la place d’un enfant qui cherchait encore?',
        'Que m’a montré l’enfant qui n’a fait que vider?',
      ],
    },
  },
]
