import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

/** Plays of the shore, seen from firm ground, with one adult who only watches the water. */
export const MIXED_AGES_SHORE_SHEETS: readonly BankSheet[] = [
  {
    key: 'la-caravane-de-la-rive',
    summary:
      'Où finit la terre? Tirant, poussant, marchant, tout le groupe va planter ses drapeaux le long de la rive, sans jamais les dépasser.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['eau-neige-et-glace', 'mouvement-et-defis'],
    materials: ['batons', 'tissus', 'bache'],
    place: 'WATERSIDE',
    seasons: ['WINTER'],
    alsoIn: {
      SPRING: 'Au printemps, l’eau monte : la ligne recule de plusieurs pas, et les drapeaux le montrent.',
      SUMMER: 'L’été, un chariot roule sur le sable mouillé, et toute halte se fait à l’ombre.',
      AUTUMN: 'L’automne, les bottes s’enfoncent dans les feuilles et le sable froid.',
    },
    durationMinutes: 45,
    adults: 2,
    calls: [
      'bord de l’eau',
      'rivière',
      'lac',
      'fleuve',
      'traîneau',
      'caravane',
      'marcher',
      'tirer',
      'pousser',
      'drapeaux',
      'limite',
      'sortie de groupe',
      'expédition',
    ],
    seen: [
      'ils tirent le traîneau à la queue leu leu dans la neige profonde',
      'elle plante son bâton à chiffon, le ressort et le replante plus loin',
      'il pousse derrière et sue à grosses gouttes sous son habit',
      'il crie es-tu là à celui qui traîne en arrière de la file',
      'elle veut toujours être devant et dépasse tout le monde',
      'le petit, au fond du traîneau, regarde les bottes passer',
      'depuis la promenade au fleuve, ils mettent des drapeaux partout dans la neige',
      'au bord du lac gelé, ils ne savent plus où finit la plage',
    ],
    scenes: ['tirer', 'cooperer', 'promenade'],
    picture:
      'Un adulte tire sur la neige un poupon en traîneau qu’une enfant pousse; un petit plante un drapeau le long de la rive gelée.',
    sheet: {
      titre: 'La caravane de la rive',
      observationDepart:
        '{hiver|On ne voit plus où la terre finit : tout est blanc.} {!hiver|L’eau a changé de place depuis la dernière visite.} Les enfants tendent le bras et ne montrent pas tous le même endroit.',
      intentionEducative:
        'Permettre à chacun d’avancer à sa force vers un but commun : rendre visible, ensemble, la limite à ne pas passer.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Santé et sécurité', role: 'secondaire' },
      ],
      objectifs: [
        '{18-24m 2-3a 3-4a 4-5a|Marcher ou pousser sur un sol difficile.} {!18-24m !2-3a !3-4a !4-5a|Se tenir bien assis pendant qu’on le tire.}',
        '{18-24m 2-3a 3-4a 4-5a|Ajuster son pas à celui des autres.} {!18-24m !2-3a !3-4a !4-5a|Suivre des yeux un tissu qui claque et tendre la main.}',
        '{18-24m 2-3a 3-4a 4-5a|Reconnaître la ligne et la montrer à quelqu’un.} {!18-24m !2-3a !3-4a !4-5a|Rire, grogner ou bouger pour dire « encore » ou « assez ».}',
      ],
      materiel: [
        item(
          '{hiver|Traîneau à dossier}{!hiver|Chariot à bords hauts}',
          '{18-24m|un pour deux petits et }{0-18m !18-24m|un pour deux petits}{0-18m !18-24m multiage| et }{18-24m 2-3a 3-4a 4-5a|un pour les drapeaux}',
          '{hiver|Caisse de plastique à bords hauts}{!hiver|Poussette à grosses roues}',
        ),
        item('Bâtons à carré de tissu', 'un par enfant, deux pour les bouts de la ligne', 'Branches tombées'),
        item('{45min 60min|Bâche}', 'une, pour la halte', '{45min 60min|Couverture de laine}'),
      ],
      preparation: [
        'Le jour même, un adulte marque la limite à dix pas de l’eau : un bâton à chaque bout, bien visible.',
        'Marchez le trajet côté terre : trous, {hiver|fente cachée sous la neige, }pente, vent.',
        'Dites devant tous qui surveille l’eau; cette personne ne porte rien et ne fait rien d’autre. {0-18m|L’autre ne tire qu’un chargement de petits : prenez deux poupons au plus.} {18-24m|Le chargement des drapeaux se noue derrière celui des petits.} {0-18m !18-24m multiage|Le chargement des drapeaux se noue derrière celui des petits.}',
        '{avec-tissu|Nouez @materiel à un bâton : un drapeau de plus.}',
      ],
      deroulement: [
        opening(
          { 30: 5, 45: 6, 60: 7 },
          'Loin de la rive, montrez les deux bâtons. « D’ici à là, il manque des drapeaux. On part quand tout le monde a trouvé sa place. » {18-24m 2-3a 3-4a 4-5a hiver|Pousser le traîneau, marcher, porter un drapeau : chacun choisit.} {18-24m 2-3a 3-4a 4-5a !hiver|Pousser le chariot, marcher, porter un drapeau : chacun choisit.} {0-18m hiver|Assoyez le poupon au fond du traîneau, bien appuyé.} {0-18m !hiver|Assoyez le poupon au fond du chariot, bien appuyé.}',
        ),
        play(
          { 30: 20, 45: 24, 60: 27 },
          'On avance, on s’enfonce, on plante un drapeau, on s’arrête pour une trace d’oiseau. {0-18m hiver|Le poupon, au fond du traîneau, regarde les bottes pousser la neige.} {!hiver 0-18m|Le poupon, au fond du chariot, regarde les pieds marquer le sable.} {0-18m !multiage|À chaque drapeau planté, arrêtez-vous tout contre : le tissu claque, une main se tend et en touche un coin. Le regard s’éteint? Trois pas vite, « Stop! », trois pas vite. Le poupon rit? Recommencez. Il grogne? Prenez-le contre vous.} {18-24m|Le trottineur fait dix pas, monte, redescend, pousse d’une main.} {18-24m !multiage|Il s’assoit par terre au milieu du chemin? C’est un arrêt pour tous. Plantez un drapeau à trois pas devant lui : « Jusque-là! » Il s’y rend, le secoue, le couche; on le replante ensemble et l’on recommence plus loin.} {2-3a|Un enfant emporte un drapeau, pointe en bas, et le plante trois fois avant d’arriver à la ligne.} {2-3a 3-4a !multiage|Les pieds traînent? À chaque drapeau, un enfant choisit comment marcher jusqu’au suivant, en ours, en souris. Il ouvre la file, et tout le monde l’imite.} {3-4a|« Es-tu là? » crie une marcheuse au dernier, à chaque drapeau.} {3-4a !multiage|Le vent en couche un : l’un le tient droit, l’autre tasse.} {4-5a|Quinze pas entre deux drapeaux, dix entre les suivants : la ligne est à corriger.} {4-5a !multiage|Pour trouver le milieu, deux enfants partent des deux drapeaux, marchent l’un vers l’autre et plantent là où ils se rencontrent. Les pas traînent? Celui qui ferme la marche passe devant et choisit l’allure : géant, facteur pressé, ours.} {18-24m 2-3a 3-4a 4-5a|La tête attend la queue, toujours.} {hiver|Pour que le bâton tienne, on tasse d’abord la neige du talon.}',
        ),
        play(
          { 45: 9, 60: 18 },
          'Halte sur la bâche, dos à la ligne. {18-24m 2-3a 3-4a 4-5a|On se roule, on creuse, on écoute : l’eau parle-t-elle plus fort?} {!18-24m !2-3a !3-4a !4-5a|Prenez le poupon contre vos genoux, écoutez avec lui et soufflez ce qu’il entend : « Chhh… » Attendez sa voix ou son pied qui bouge, et recommencez.} {0-18m 60min|Le poupon, contre vos genoux, gratte la bâche; cachez-y votre main par-dessous : elle bouge, elle remonte, « Coucou! »} {18-24m 60min|Le trottineur longe la bâche jusqu’au bord, s’arrête, vous regarde : « Demi-tour! »} {18-24m 60min !multiage|Puis donnez-lui un coin de la bâche, prenez l’autre et secouez : une vague, et une autre s’il en redemande.} {2-3a 3-4a 4-5a !0-18m 60min|Puis tous se lèvent, prennent un bord de la bâche et la secouent : petites vagues, grosses vagues, calme plat.} {2-3a 3-4a 4-5a 60min|On se couche dessus, les yeux fermés : qui entend un bruit que personne n’a encore dit?} L’adulte de l’eau reste debout entre la bâche et la rive.',
        ),
        closing(
          { 30: 5, 45: 6, 60: 8 },
          'On refait la ligne des yeux, de drapeau en drapeau, puis on revient par ses propres traces. Comptez-vous à voix haute, avant et après le chemin.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          '{18-24m 2-3a 3-4a 4-5a|Marchez au pas du plus lent et annoncez-le : « C’est lui, notre vitesse. »} {!18-24m !2-3a !3-4a !4-5a|Tirez au pas, et retournez-vous souvent vers le visage du poupon.}',
          '{18-24m 2-3a 3-4a 4-5a|Nommez l’aide donnée : « Il a attendu que tu sortes ton pied. »} {!18-24m !2-3a !3-4a !4-5a|Nommez ce que ses yeux suivent : « Le tissu rouge. »}',
          '{hiver|Touchez nuques et doigts à chaque arrêt.} {!hiver|Offrez à boire à chaque arrêt, avant qu’on le demande.}',
        ],
        questionsOuvertes: [
          'Où finit la terre, d’après toi?',
          '{18-24m 2-3a 3-4a 4-5a|Comment avancer sans perdre personne?} {!18-24m !2-3a !3-4a !4-5a|Qu’est-ce qui claque?}',
          '{18-24m|Qui porte, qui pousse, qui a besoin de monter?} {!18-24m 2-3a 3-4a 4-5a|Qui porte, qui pousse, qui ouvre la marche?} {!18-24m !2-3a !3-4a !4-5a|Où va ta main?}',
        ],
      },
      vocabulaire: [
        'la rive',
        'la ligne',
        'la caravane',
        's’enfoncer',
        'le drapeau',
        '{45min 60min|la halte}',
        'pousser',
        'la trace',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Bien appuyé, le visage à l’abri, il suit des yeux son drapeau accroché au {hiver|dossier}{!hiver|rebord}; un arrêt sur deux est pour lui, et l’une de vous rentre avec lui dès qu’il se lasse.',
        },
        {
          pour: '18-24m',
          texte: 'Dix pas à pied, une montée, dix pas encore, et un drapeau court qu’il porte à deux mains.',
        },
        { pour: '2-3a', texte: 'Sa règle à lui : le bras touche le drapeau, jamais plus loin.' },
        { pour: '3-4a', texte: 'Il ouvre la trace à côté de l’adulte ou ferme la marche avec l’autre.' },
        { pour: '4-5a', texte: 'Il mesure l’écart des drapeaux en pas et décide avec vous où il en manque.' },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui marche peu mène la caravane depuis le {hiver|traîneau}{!hiver|chariot} : départ, pause, virage; on lui demande avant de changer.',
        },
        {
          pour: 'interieur',
          texte:
            'Au gymnase, une rangée de coussins devient la rive : le même voyage, avec une boîte de carton pour chargement.',
        },
      ],
      securite: {
        risquesAcceptes: ['Chute, pieds mouillés, fatigue.', '{18-24m 2-3a 3-4a 4-5a|Désaccord pour pousser.}'],
        dangersAEliminer: [
          'Enfant qui passe la ligne : l’adulte de l’eau est déjà de ce côté; le groupe s’assoit avec l’autre.',
          '{hiver|Plan d’eau gelé : personne n’y met le pied, quelle que soit l’épaisseur.} {!hiver|Crue, courant, pluie forte : on renonce au moindre doute.}',
          'Bâton à hauteur d’œil : il se porte pointe vers le sol.',
          'Corde du chargement : dans la main de l’adulte, jamais autour d’un enfant.',
        ],
        supervision: 'palier1',
        allergies: [
          '{hiver|Urticaire au froid : suivez la consigne du parent.} {!hiver|Piqûres : auto-injecteur sur l’adulte.}',
        ],
      },
      observation: [
        '{18-24m 2-3a 3-4a 4-5a|Motricité globale : comment garde-t-il son équilibre quand le sol cède?} {!18-24m !2-3a !3-4a !4-5a|Motricité globale : comment tient-il son dos et sa tête quand on repart?}',
        '{18-24m 2-3a 3-4a 4-5a|Compétences sociales : que fait-il quand un autre tombe ou ralentit?} {!18-24m !2-3a !3-4a !4-5a|Compétences sociales : comment répond-il à votre « Stop! »?}',
        '{18-24m 2-3a 3-4a 4-5a|Santé et sécurité : comment parle-t-il de la ligne, ou la montre-t-il?} {!18-24m !2-3a !3-4a !4-5a|Santé et sécurité : à quoi voyez-vous qu’il est fatigué ou inconfortable?}',
      ],
      prolongements: [
        'Dessinez la rive au local, avec un drapeau par enfant.',
        'Invitez un parent qui aime marcher à suivre la caravane, et montrez-lui votre ligne.',
      ],
      reflexionRetroaction: [
        'Qui a trouvé sa place sans mon aide?',
        'Qui a choisi sa place, et qui a seulement été transporté?',
      ],
    },
  },
  {
    key: 'la-rive-sous-la-neige',
    summary:
      '« Chhh… crac. » Arrêtés loin de la glace, les enfants écoutent ce que la rivière dit sous la neige et lui répondent.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_COGNITIVE'],
    themes: ['eau-neige-et-glace', 'sons-et-silence'],
    materials: ['neige', 'tissus'],
    place: 'WATERSIDE',
    seasons: ['WINTER'],
    durationMinutes: 20,
    adults: 2,
    calls: [
      'glace',
      'rivière gelée',
      'silence',
      'écouter',
      'craquer',
      'chuchoter',
      'hiver',
      'sons de la nature',
      'bruits',
      'neige',
      'poissons',
      'sortie d’hiver',
    ],
    seen: [
      'ils figent en entendant la glace craquer et attendent le suivant',
      'elle écrase une poignée de neige près de son oreille et sourit',
      'il fait chhh et crac avec sa bouche pour répondre à la rivière',
      'elle a peur que la glace se brise et veut qu’on recule',
      'il explique que les poissons cognent en dessous pour sortir',
      'le bébé arrête de gigoter dès qu’un bruit arrive du lac',
      'en sortie au bord de l’eau, ils se sont tous tus d’un coup',
      'dehors par grand frette, ils soufflent de la buée et la regardent partir',
    ],
    scenes: ['neige-glace', 'voix', 'ecouter'],
    picture:
      'Derrière une ligne de fanions, des enfants tendent l’oreille à la glace qui craque; un adulte surveille la rive, un bébé est blotti au chaud.',
    sheet: {
      titre: 'La rive sous la neige',
      observationDepart: 'Un craquement a traversé la rivière. Tous se sont arrêtés, la tête tournée du même côté.',
      intentionEducative:
        'Éveiller le langage par un paysage qui a changé de voix, regardé et écouté de la terre ferme.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'cognitif', composante: 'Attention', role: 'secondaire' },
      ],
      objectifs: [
        'Dire, montrer ou imiter ce qu’on entend.',
        'Prévoir le prochain bruit et l’attendre.',
        '{30min 18-24m 2-3a 3-4a 4-5a|Comparer ce qu’on voit avec la dernière visite.} {!18-24m !2-3a !3-4a !4-5a|Tourner la tête ou arrêter ses jambes quand un bruit vient.}',
      ],
      materiel: [
        item(
          'Couverture épaisse',
          'une, pour se blottir{0-18m|, sur un tapis de mousse}',
          'Toile et manteaux superposés',
        ),
        item('Bâtons à carré de tissu', 'dix, plantés d’avance', 'Branches'),
        item('Mitaines sèches de rechange', 'une paire par enfant, au chaud sur vous', 'Gros bas de laine'),
        optional('{30min|Photo de la même rive en été}', 'une, protégée', 'Dessin d’un enfant'),
        optional('{si-éponges|Grosses éponges, essorées et gelées la veille}', 'deux', null),
        optional(
          '{si-contenants|Contenants de plastique vides, plus larges qu’une oreille}',
          'un pour deux enfants',
          null,
        ),
        optional('{si-entonnoirs|Entonnoir de plastique}', '{si-entonnoirs|un, pour vous}', null),
        optional('{30min 18-24m 2-3a 3-4a 4-5a si-pelles|Pelles}', 'une pour deux enfants', null),
        optional('{!0-18m si-traîneaux|Traîneau vide}', '{!0-18m si-traîneaux|un}', null),
      ],
      preparation: [
        'Le jour même, cherchez où finit la terre sous la neige et plantez la ligne de bâtons à dix pas de la rive.',
        'Vérifiez le refroidissement éolien : seuil de votre milieu, au plus bas -27 °C.',
        'Nommez l’adulte qui ne regarde que la rive : elle se tient sur la ligne et ne fait rien d’autre.',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 4, 30: 5 },
          'Derrière la ligne, dos au vent, arrêtez-vous d’un coup, une main à l’oreille. Le silence vient presque tout seul. Attendez le premier bruit. {si-éponges|S’il tarde, pressez une éponge gelée d’avance : elle craque comme la glace.} {si-contenants|Un contenant posé sur l’oreille fait ronfler le vent; on l’ôte, et la rivière revient.}',
        ),
        play(
          { 10: 6, 20: 12, 30: 14 },
          'Chacun écoute, bouge, écoute encore; qui a froid se blottit dans la couverture. {0-18m|Le poupon, bien couvert contre vous, arrête ses jambes quand la glace craque; redites-lui « crac ».} {0-18m !multiage|Rien ne vient? Pressez de la neige près de son oreille, « crounch », soufflez un nuage de buée, puis taisez-vous.} {18-24m|Le trottineur presse une poignée de neige et l’écoute craquer.} {18-24m !multiage|Pressez la vôtre en même temps : deux « crounch ». Puis frottez vos mitaines, soufflez, et attendez le bruit qu’il choisit. Quand les pieds s’éloignent, ramenez-les vers la terre à gros pas qui craquent.} {2-3a|« Fini », dit quelqu’un, et le bruit revient.} {2-3a !multiage|Tous tapent des pieds, puis s’arrêtent avec vous, bouche ouverte : reste-t-il un bruit? Puis accroupissez-vous, une mitaine en cornet vers la neige, puis vers le ciel.} {3-4a|« Les poissons déménagent », explique une voix sous une tuque.} {3-4a !multiage|Demandez le bruit du déménagement; tous le font, tout bas. Puis chacun va à trois pas, vers la terre, prendre un bruit dans ses mitaines et vient le vider à votre oreille.} {4-5a|C’est le vent, c’est un castor, c’est la glace qui a froid : chacun défend son idée.} {multiage 2-3a 3-4a 4-5a|Plus rien? Tous tapent des pieds, puis s’arrêtent d’un coup : quel bruit reste-t-il?} {4-5a !multiage|Au prochain craquement, qui croit au castor lève un bras, qui croit au vent lève un pied; on écoute encore, et l’on a le droit de changer.} Reprenez les bruits qu’on vous apporte, comme des mots. {!10min 0-18m|Après dix minutes sur place, éloignez-vous de la rive : le reste s’écoute et se voit en marchant.}',
        ),
        play(
          { 30: 6 },
          'Montrez la photo de l’été, si vous l’avez. Où était l’eau? {18-24m 2-3a 3-4a 4-5a|Les enfants montrent, marchent sur place pour se souvenir, cherchent ce qui n’a pas bougé : l’arbre, la roche, le quai.} {!18-24m !2-3a !3-4a !4-5a|Tournez-vous avec le poupon vers ce qui n’a pas bougé, l’arbre, la roche, le quai, et nommez ce que ses yeux trouvent.} {18-24m 2-3a 3-4a 4-5a si-pelles|Du côté de la terre, une pelle creuse jusqu’à l’herbe : qu’entend-on dans le trou?}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          'Soufflez un grand nuage de buée vers la rivière, en guise d’au revoir. {si-entonnoirs|Répondez-lui « crac » dans un entonnoir, sans y poser les lèvres.} Comptez les enfants à voix haute et repartez dans vos pas. {!0-18m si-traîneaux|Derrière vous, le traîneau vide fait « chhh » : qui a la même voix?}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Baissez la voix : le groupe baissera la sienne.',
          'Répétez un son d’enfant comme un vrai mot.',
          'Restez entre les enfants et la ligne, en tout temps.',
        ],
        questionsOuvertes: [
          'Qu’est-ce qui se passe sous la glace, d’après toi?',
          'D’où vient ce bruit?',
          '{30min 18-24m 2-3a 3-4a 4-5a|Où était l’eau, la dernière fois?} {10min 20min 18-24m 2-3a 3-4a 4-5a|Qu’est-ce qui fait « crac »?} {!18-24m !2-3a !3-4a !4-5a|Qu’est-ce qui fait « crac »?}',
        ],
      },
      vocabulaire: ['la rive', 'la glace', 'craquer', 'la buée', 'étouffé', 'gronder', 'scintiller', 'dégeler'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Contre vous, le visage à l’abri du vent, il tourne la tête vers le bruit : c’est sa réponse. Avec lui, le groupe reste dix minutes sur place, pas plus{!10min|; ensuite, on s’éloigne de la rive en marchant et l’on écoute en route}.',
        },
        { pour: '18-24m', texte: 'Donnez-lui le bruit à refaire avec ses mitaines : tape, écrase, souffle.' },
        {
          pour: '2-3a',
          texte: 'Levez la main : « bruit »; fermez-la : « plus de bruit ». Puis c’est sa main qui décide.',
        },
        { pour: '3-4a', texte: 'Cherchez trois bruits différents et donnez-leur un nom.' },
        {
          pour: '4-5a',
          texte: 'De retour au local, il vous dicte deux phrases sur ce qu’il a entendu, et vous les lui relisez.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Celui qui rentre le menton au premier vent garde sa place dans la couverture et choisit quand il la quitte.',
        },
        {
          pour: 'autre_saison',
          texte: 'L’été, derrière la même ligne, écoutez la vague et le clapotis; redites les mots d’hiver.',
        },
      ],
      securite: {
        risquesAcceptes: ['Pieds froids, mitaines mouillées.', 'Chute dans la neige molle.'],
        dangersAEliminer: [
          'Enfant qui file vers la glace : le groupe s’arrête, l’adulte de la rive est déjà entre les deux.',
          'Rive cachée sous la neige, pente glissante : on renonce au moindre doute.',
          'Froid : on tape des pieds entre deux écoutes, vous touchez mains et nuques, on repart au premier doigt glacé.',
          '{si-éponges|Éponge gelée portée à la bouche : elle se presse dans vos mitaines ou sous vos yeux; un coin cassé va dans votre poche.}',
          '{!0-18m si-traîneaux|Traîneau qui file vers la glace : sa corde reste dans votre main, et il part du côté de la terre, personne à bord.}',
          '{30min 18-24m 2-3a 3-4a 4-5a si-pelles|Pelle levée, trou oublié : on creuse à genoux, du côté de la terre, et l’on rebouche avant de partir.}',
        ],
        supervision: 'palier1',
        allergies: ['Auto-injecteurs gardés près du corps, car le gel leur nuit.'],
      },
      observation: [
        'Langage oral : quels mots, sons ou gestes servent à dire ce qu’il entend?',
        'Attention : reste-t-il tourné vers la glace quand elle se tait?',
        '{2-3a 3-4a 4-5a|Éveil aux sciences : quelle explication propose-t-il pour un bruit sous la glace?} {!2-3a !3-4a !4-5a|Éveil aux sciences : que regarde-t-il ou touche-t-il de ce paysage blanc?}',
      ],
      prolongements: [
        'Gardez un « mot de neige » par sortie : la liste grandira jusqu’au dégel.',
        'Un parent vous apprend « neige » ou « glace » dans sa langue : ce mot-là s’ajoute à la liste.',
      ],
      reflexionRetroaction: [
        'Quand le silence a-t-il vraiment appartenu aux enfants?',
        'La durée convenait-elle à chacun?',
      ],
    },
  },
  {
    key: 'les-gardiens-de-la-rive',
    summary:
      'Un renard arrive ici pour la première fois. Que faut-il lui dire? Les enfants écrivent à leur façon les règles de leur rive.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_LANGUAGE'],
    themes: ['emotions-et-amitie', 'contes-et-lettres'],
    materials: ['batons', 'papier-et-crayons', 'tissus'],
    place: 'WATERSIDE',
    seasons: ['SPRING', 'SUMMER', 'AUTUMN'],
    durationMinutes: 45,
    adults: 2,
    calls: [
      'règle',
      'règles de sécurité',
      'limite',
      'rive',
      'lac',
      'sortie',
      'panneau',
      'pancarte',
      'gardien',
      'discuter',
      'd’accord pas d’accord',
      'écrire',
      'renards',
    ],
    seen: [
      'ils plantent des bâtons avec un chiffon pour dire que c’est la limite',
      'elle dessine un stop et le colle devant le bord de l’eau',
      'il joue le renard qui ne comprend rien et veut sauter à l’eau',
      'il crie aux autres c’est dangereux, recule, t’as pas le droit',
      'ils s’obstinent sur la règle : un dit oui, l’autre dit non',
      'elle est toute fière d’expliquer au nouveau jusqu’où on peut aller',
      'depuis la sortie au lac, ils rappellent la ligne à tout le monde',
      'sur la plage, ils écrivent des pancartes pour les visiteurs',
    ],
    scenes: ['imiter-animaux', 'tracer-ecrire'],
    picture:
      'Un adulte déguisé en renard arrive à quatre pattes; une enfant l’arrête de la main, un petit plante un drapeau, un grand dessine la règle.',
    sheet: {
      titre: 'Les gardiens de la rive',
      observationDepart:
        'Sur le bord de l’eau, les enfants se rappellent entre eux la ligne à ne pas passer. Certains veulent la montrer aux autres.',
      intentionEducative:
        'Permettre aux enfants de bâtir ensemble des règles qu’ils comprennent, avec leurs mots et leurs signes.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'principal' },
        { domaine: 'langagier', composante: 'Éveil à la lecture et à l’écriture', role: 'secondaire' },
      ],
      objectifs: [
        '{3-4a 4-5a|Proposer une règle et dire pourquoi.} {!3-4a !4-5a|Dire ou montrer une règle : « Stop! »}',
        'Écouter une idée différente de la sienne.',
        'Laisser un signe que les autres comprennent.',
      ],
      materiel: [
        item('Bâtons droits', 'un par enfant, un pour vous', 'Roches alignées'),
        item(
          'Carrés de tissu de couleur, dont un rouge',
          'un par bâton{!30min multiage|, un pour le renard}{!30min 3-4a !multiage|, un pour le renard}',
          'Grandes feuilles',
        ),
        item(
          'Papier et crayons de cire',
          'une feuille et deux crayons pour deux enfants, et pour vous',
          'Signes tracés dans le sable',
        ),
      ],
      preparation: [
        'Le jour même, vérifiez le débit et la clarté de l’eau, l’accès, les débris; tracez la ligne à dix pas de l’eau.',
        'Convenez à voix haute de qui regarde l’eau et de qui suit le jeu.',
        '{avec-tissu|Ajoutez @materiel aux drapeaux.} {avec-papier|Apportez @materiel pour les pancartes.}',
      ],
      deroulement: [
        opening(
          { 30: 5, 45: 8, 60: 9 },
          'Assoyez-vous derrière la ligne, avec un bâton. « Un renard arrive ici pour la première fois. Que faut-il lui dire? » Accueillez toutes les réponses, y compris les drôles.',
        ),
        play(
          { 30: 20, 45: 16, 60: 22 },
          'Les idées deviennent signes : un bâton planté sur la ligne, un tissu noué, un dessin. {2-3a|« Non, renard! » Un bâton se plante, penche, se replante plus fort; un gros trait de crayon dit « stop » lui aussi.} {2-3a !multiage|À genoux sur la ligne, tenez le pied du bâton; l’enfant pousse, puis choisit la couleur que vous y nouez. Tous derrière vous, marchez jusqu’à un tissu et arrêtez-vous net : « Stop! » Refaites-le à pas de géant, puis de souris. Bientôt, c’est un enfant qui crie « stop » et vous qui obéissez.} {3-4a|Deux amis s’y mettent : l’un dit la règle, l’autre la trace.} {3-4a !multiage|Nouez le tissu au bâton qu’on vous tend. Demandez au voisin ce qu’il y lit : « Ça veut dire : pas de roches? » L’auteur proteste et ajoute un trait. Les « non » s’épuisent? « Et qu’est-ce qu’il a le droit de faire, le renard? »} {4-5a|On vous dicte une règle, on y ajoute une lettre de son nom, on raye.} {4-5a !multiage|Relisez la règle en la suivant du doigt : l’auteur vous arrête s’il manque un mot. Il reste des bâtons? Deux éclaireurs longent la ligne, du côté de la terre, et cherchent où il manque un signe : là où le sol glisse, là où l’on oublierait la limite.} {3-4a 4-5a|Deux règles se contredisent? Demandez à leurs auteurs de se parler.} Notez toutes les règles, sans les ranger. {45min 60min|Le dernier bâton planté, le renard peut venir.} {30min|Un renard maladroit passe, c’est vous : les enfants, gardiens de la rive, lui montrent le signe.}',
        ),
        play(
          { 45: 14, 60: 19 },
          'Un renard passe; jouez-le, maladroit : il ne comprend rien. Les enfants, gardiens de la rive, l’arrêtent, le conduisent, lui montrent le signe. {2-3a !multiage|On vous tire par la manche, on vous assoit; vous repartez aussitôt. Assoyez-vous au pied d’un bâton et ronflez, un œil ouvert : qui vous réveille vous donne un ordre. Puis un enfant fait le renard, à quatre pattes, et vous le suivez.} {3-4a !multiage|Au deuxième passage, obéissez de travers : il ne faut pas courir? Vous sautez. Ils refont le signe plus clair, ou vous grondent. Puis un enfant met un tissu à sa ceinture : voilà le renard, et vous gardez la ligne avec les autres.} {4-5a !multiage|Discutez en renard têtu : « Chez moi, on a le droit. » Cédez seulement à une raison. Quand ils répondent plus vite que vous n’inventez, un enfant prend votre place et un autre traduit les règles en langue de renard.} {multiage|Plus tard, un enfant met un tissu à sa ceinture : voilà le renard, et vous gardez la ligne avec les autres.} Le jeu peut tout changer, sauf la ligne. Le renard obéit sans aide? Nommez-le gardien, et l’on s’assoit.',
        ),
        closing(
          { 30: 5, 45: 7, 60: 10 },
          'Le groupe relit les règles à sa façon : toucher le signe, dire le mot, faire le geste. On garde celles qui ont servi, on rapporte tout, on compte les bâtons, puis les enfants.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Notez la règle comme elle se crie : « Renard, t’arrêtes! »',
          'Jouez le visiteur qui ne comprend pas : ils expliqueront mieux.',
          'Laissez un désaccord durer un peu avant de vous en mêler.',
        ],
        questionsOuvertes: [
          'Pourquoi cette règle est-elle utile ici?',
          'Comment faire pour que les plus petits la comprennent?',
          '{3-4a 4-5a|Qu’est-ce qu’on fait quand deux idées ne vont pas ensemble?} {!3-4a !4-5a|Où le renard doit-il s’arrêter?}',
        ],
      },
      vocabulaire: [
        'la règle',
        'la balise',
        'le gardien',
        'd’accord',
        'la limite',
        'expliquer',
        'décider',
        'le signal',
      ],
      adaptations: [
        { pour: '2-3a', texte: 'Une seule règle, dite avec le corps : on s’arrête au tissu rouge.' },
        {
          pour: '3-4a',
          texte: 'Invitez deux enfants à tracer la même règle de deux façons et à garder celle qu’on comprend.',
        },
        { pour: '4-5a', texte: 'Il écrit un mot de la règle, lettre à lettre, avec ce qu’il connaît de son nom.' },
        {
          pour: 'besoins_particuliers',
          texte: 'L’enfant qui parle peu choisit la couleur et plante la balise de tous.',
        },
        { pour: 'interieur', texte: 'Une ligne de ruban adhésif au sol devient la rive d’un lac de tissu.' },
      ],
      securite: {
        risquesAcceptes: ['Désaccord, idée refusée.', 'Bâton échappé sur un pied.'],
        dangersAEliminer: [
          'Jeu du renard qui part en courant vers l’eau : le renard marche et vient du côté de la terre.',
          'Bâton à hauteur d’œil : on marche, pointe vers le sol.',
          '{ete|Soleil et chaleur : ombre, chapeaux et eau.} {!ete|Vent froid, pieds mouillés : vêtements de rechange au sac, retour devancé.}',
        ],
        supervision: 'palier1',
        allergies: ['Piqûres : auto-injecteur porté par l’adulte qui accompagne l’enfant.'],
      },
      observation: [
        'Compétences sociales : comment réagit-il quand son idée n’est pas retenue?',
        'Langage oral : donne-t-il une raison, et avec quels mots ou quels gestes?',
        'Éveil à la lecture et à l’écriture : quels signes invente-t-il pour se faire comprendre?',
      ],
      prolongements: [
        'Une règle du local mérite-t-elle sa balise? Laissez le groupe choisir.',
        'Affichez les règles de la rive à l’entrée : les familles les suivront en fin de semaine.',
      ],
      reflexionRetroaction: [
        'Quelles règles viennent vraiment d’eux?',
        'Qui n’a pas parlé, et comment a-t-il participé?',
      ],
    },
  },
  {
    key: 'le-chemin-de-roches',
    summary:
      'Pose, monte, tombe, rapproche : avec ses deux mains, chacun bâtit un chemin de grosses roches sur le sable et le change.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['mouvement-et-defis', 'nombres-et-formes'],
    materials: ['roches', 'sable', 'batons'],
    place: 'WATERSIDE',
    alsoAt: { YARD: 'Dans la cour, le carré de sable ou l’herbe reçoivent les roches et le plan.' },
    seasons: ['SPRING', 'SUMMER', 'AUTUMN'],
    durationMinutes: 45,
    adults: 2,
    calls: [
      'roches',
      'équilibre',
      'sauter',
      'chemin',
      'parcours',
      'compter',
      'soulever',
      'plage',
      'lourd',
      'grimper',
      'sable',
      'enjamber',
      'défi',
      'l’équilibre',
      'parcours moteur',
      'motricité globale',
    ],
    seen: [
      'il saute d’une roche à l’autre sans toucher le sable, sinon c’est la lave',
      'elle place un gros caillou plus près parce que son pas est trop court',
      'ils transportent à deux bras des roches plates pour allonger la rangée',
      'il tombe, se relève et recommence au début sans chialer',
      'elle a peur de sauter et veut qu’on rapproche la prochaine',
      'elle est toute fière d’avoir compté toutes les roches de son sentier',
      'depuis la plage, ils font des ponts de roches pour traverser la cour',
      'au bord du lac, deux sentiers se rencontrent et ils négocient qui passe',
    ],
    scenes: ['equilibre', 'sauter', 'ramasser'],
    picture:
      'Sur le sable, loin de l’eau surveillée, une enfant enjambe deux roches plates; un petit monte sur la première, une amie en apporte une.',
    sheet: {
      titre: 'Le chemin de roches',
      observationDepart:
        'Les enfants transportent des roches à deux bras et sautent de l’une à l’autre. Plusieurs comptent tout haut.',
      intentionEducative:
        'Soutenir l’effort, l’équilibre et le calcul dans un parcours que les enfants dessinent eux-mêmes.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Éveil aux mathématiques', role: 'secondaire' },
      ],
      objectifs: [
        'Soulever, rouler ou pousser une roche à sa mesure.',
        'Trouver un écart qui convient à ses jambes.',
        'Compter, aligner ou recommencer autrement.',
      ],
      materiel: [
        item(
          'Roches plates plus grosses que leurs deux mains',
          'trois par enfant{rive|, prises sur place}',
          'Rondelles de bois',
        ),
        item(
          'Bâtons plus courts que l’avant-bras',
          'un par enfant, pour marquer le bout du chemin{4-5a| et tracer}{60min !4-5a| et tracer}',
          'Traits faits du talon',
        ),
        optional('{si-cocottes|Cocottes entières, grosses comme un poing d’enfant}', 'une par chemin', null),
        optional('{si-pelles|Petites pelles}', 'une ou deux', null),
        optional('{si-chaudières|Chaudières vides}', 'une par chemin', null),
        optional('{si-cordes|Cordes grosses comme un doigt}', 'deux, couchées à plat', null),
        optional('{si-figurines-d’animaux|Figurines d’animaux plus grosses que leur poing}', 'une par enfant', null),
      ],
      preparation: [
        'Choisissez un coin {rive|de sable sec, à plus de dix pas de l’eau}{cour|de sable ou d’herbe, loin de la clôture; dans l’herbe, des bâtons couchés font les traits}.',
        'Retournez chaque roche avant eux : verre, guêpes, arêtes.',
        '{rive|Posez le départ du côté opposé à l’eau et dites qui la surveille : cette personne ne fait rien d’autre.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 5, 45: 6, 60: 7 },
          '{si-cordes|Couchez deux cordes, à trois pas l’une de l’autre : c’est la rivière à traverser.} Posez deux roches, montez, sautez, tombez assise. « Trop loin pour moi! » Rapprochez-en une, essayez encore, et laissez les autres aux enfants. {si-pelles|Une roche branle? Une pelletée de sable dessous, et elle tient.} {si-cocottes|Au bout, une cocotte attend : chacun va la toucher et la laisse au suivant.} {si-chaudières|Une chaudière retournée finit le chemin : qui arrive y frappe trois coups.}',
        ),
        play(
          { 20: 13, 30: 19, 45: 30, 60: 29 },
          'Les chemins s’allongent, droits, tordus, impossibles. {2-3a|Deux roches côte à côte : on monte, on descend par l’autre bord, on remonte.} {2-3a !multiage !20min|Un enfant traîne une autre roche à deux mains : chantez « un, deux… »; il crie « trois! » quand elle touche le chemin. Un autre s’assoit sur la sienne : c’est une auto. Demandez-lui où elle va. Le passage devient facile? Traversez à pas d’ours, puis à pas de souris; un enfant choisit la bête suivante.} {3-4a|Une roche de trop, une chute : le bâtisseur la retire et repart du début.} {3-4a !multiage !20min|Demandez laquelle bouge : il appuie du pied sur chacune et cale la branlante. L’ami qui attend son tour au départ compte les pas tout haut. Deux enfants se rencontrent au milieu? Une roche posée à côté laisse passer l’un d’eux. Toutes les roches tiennent? On passe les bras en ailes, puis en partant de la fin.} {4-5a|Un plan se trace d’abord au bâton, et la longueur se discute.} {4-5a !multiage !20min|Trois roches ne vont pas loin : deux bâtisseurs mettent les leurs ensemble et retracent. Là où un pied touche terre, un bâton couché marque l’endroit; on n’y change qu’une roche à la fois. Ensuite, effacez du pied un bout du plan : « L’orage a emporté ce passage. » Par où passer, avec les mêmes roches?} On tombe, on déplace, on remonte. {20min|Un enfant s’arrête? Couchez un bâton deux pas plus loin que sa dernière roche : « Qu’est-ce qu’il te faut pour te rendre là? » Il traîne une roche, la pose, l’essaie.} {!20min|Couchez un bâton à deux pas de la dernière roche : « Que te faut-il pour te rendre là? »} {multiage !20min|Le passage devient facile? Un enfant choisit la bête qui le traverse, ours ou souris. Puis chacun ôte une roche de son propre chemin : par où passer?} Les chemins se rejoignent si leurs auteurs le veulent. {!multiage !20min|Plus personne ne déplace de roche : passez à la suite.}',
        ),
        play(
          { 60: 17 },
          'Les bâtons tracent un deuxième chemin, sans roche cette fois. Comment le faire aussi difficile? On lève le pied plus haut{3-4a 4-5a|, on ferme un œil}, on croise les bras. Les bâtons se couchent au bord avant qu’on marche. {60min 2-3a !multiage|Ouvrez les bras au bout du trait : on vous arrive dedans, et l’on repart à quatre pattes ou en sautant par-dessus.} {60min 3-4a 4-5a|Au bout du trait, demandez à chacun quel bout était dur : le suivant refait ce bout deux fois. Deux traits se croisent? Une main levée arrête l’un, l’autre passe.} {60min|Quand tout le monde marche à côté, on efface les traits du pied, tous ensemble.}',
        ),
        closing(
          { 20: 4, 30: 6, 45: 9, 60: 7 },
          'Les bâtisseurs se tiennent devant leur pire passage; qui le souhaite le refait au ralenti. {si-figurines-d’animaux|À genoux, on y fait passer une figurine d’animal : tombe-t-elle au même endroit?} Puis les roches retournent, à deux mains, là où on les a prises.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Tendez votre avant-bras comme appui; ne tirez pas.',
          'Mesurez l’écart de votre soulier, sans dire si c’est loin : « Deux souliers entre celle-ci et l’autre. »',
          'Placez-vous face au groupe, {rive|entre les chemins et l’eau}{cour|au bout le plus long}.',
        ],
        questionsOuvertes: [
          'Combien de roches faut-il jusqu’au bâton?',
          'Comment rendre ce bout plus difficile?',
          'Où mets-tu ton pied quand ça bouge?',
        ],
      },
      vocabulaire: [
        'l’écart',
        'stable',
        'l’équilibre',
        'soulever',
        'l’enjambée',
        'assez',
        'trop',
        '{3-4a 4-5a|le détour}',
      ],
      adaptations: [
        { pour: '2-3a', texte: 'Donnez une main pour la montée; laissez-le sauter ou s’asseoir pour descendre.' },
        { pour: '3-4a', texte: 'Proposez un chemin à deux, chacun son tour de poser et d’essayer.' },
        {
          pour: '4-5a',
          texte: 'Gardez le plan à côté du chemin : à chaque roche déplacée, l’enfant corrige son trait.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Un passage large et plat longe le chemin pour la marchette ou le fauteuil; l’enfant place la prochaine roche.',
        },
        { pour: 'interieur', texte: 'Des coussins plats sur le tapis remplacent les roches.' },
        { pour: 'autre_saison', texte: 'L’hiver, des empreintes de bottes dans la neige de la cour font le chemin.' },
      ],
      securite: {
        risquesAcceptes: [
          'Chute de la hauteur d’une roche.',
          'Doigt pincé sous une roche.',
          'Frustration quand ça bouge.',
        ],
        dangersAEliminer: [
          'Roche lancée ou échappée sur un pied : souliers fermés, elle se porte à deux mains, au ras du sol.',
          'Bâton en main pendant un saut : il se couche par terre avant qu’on monte sur une roche.',
          'Roche qui monte plus haut que leur genou : elle ne fait pas partie du chemin.',
          '{rive|Roche qui roule vers l’eau : elle y reste, personne ne la suit.} {cour|Roches laissées dans le passage des coureurs ou au pied de la clôture : ramenées au chemin.}',
          '{ete|Soleil et chaleur : ombre, chapeaux, eau et pauses.} {!ete|Roche mouillée qui glisse : essuyée, ou retirée du chemin.}',
          '{si-cordes|Corde soulevée ou passée autour d’un corps : une roche en tient chaque bout au sol, on l’enjambe, et vous seule la déplacez.}',
          '{si-cocottes|Cocotte sous un pied : elle se pose à côté de la dernière roche, jamais dessus.} {si-pelles|Pelle sous un pied : sitôt le sable versé, elle se plante hors du chemin.} {si-chaudières|Chaudière retournée : elle se frappe, personne n’y monte.}',
        ],
        supervision: 'palier1',
        allergies: ['Piqûres : auto-injecteur porté par l’adulte qui accompagne l’enfant.'],
      },
      observation: [
        'Motricité globale : comment prépare-t-il sa montée ou son saut?',
        'Raisonnement : que change-t-il après une chute?',
        'Éveil aux mathématiques : compare-t-il des longueurs ou des nombres?',
      ],
      prolongements: [
        '{3-4a 4-5a|La prochaine fois, mesurez le chemin en souliers, puis en bâtons : lequel en demande le plus?} {!3-4a !4-5a|La prochaine fois, posez une roche de plus au bout : qui monte dessus en premier?}',
        'Un rebord, une dalle, une marche : en rentrant, l’enfant fait son chemin de roches au bras d’un parent.',
      ],
      reflexionRetroaction: [
        'Quelle aide ai-je donnée trop vite?',
        'Qu’est-ce que chacun a trouvé difficile, à sa mesure?',
      ],
    },
  },
  {
    key: 'la-vigie-de-la-rive',
    summary:
      '« Bateau! » Assis loin du bord, une main en visière, les enfants guettent ce qui passe sur l’eau, l’annoncent et devinent où ça va.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_COGNITIVE'],
    themes: ['eau-neige-et-glace', 'oiseaux'],
    materials: ['bache', 'batons', 'tissus'],
    place: 'WATERSIDE',
    seasons: ['SPRING', 'SUMMER', 'AUTUMN'],
    durationMinutes: 30,
    adults: 2,
    calls: [
      'bateau',
      'canard',
      'goéland',
      'vague',
      'rivière',
      'lac',
      'fleuve',
      'longue-vue',
      'guetter',
      'regarder au loin',
      'pointer du doigt',
      'flotter',
      'bateaux',
      'eau',
    ],
    seen: [
      'elle met un rouleau de papier sur son œil et cherche les bateaux',
      'il crie canard et pointe du doigt chaque chose qui flotte',
      'ils gagent de quel bord de la roche l’oiseau va ressortir',
      'elle fait bye bye au bateau jusqu’à ce qu’on ne le voie plus',
      'il demande où s’en va le gros bateau et qui est dedans',
      'le bébé tourne la tête quand un goéland crie au-dessus de nous',
      'sur le bord du fleuve, ils restent assis à surveiller ce qui passe',
      'depuis la croisière avec papi, il joue au capitaine avec sa lunette d’approche',
    ],
    scenes: ['bestioles', 'mots'],
    picture:
      'Assis sur une bâche derrière une ligne de drapeaux, des enfants guettent un voilier, l’un à travers un rouleau de carton.',
    sheet: {
      titre: 'La vigie de la rive',
      observationDepart:
        'Un canard a traversé la rivière. Tous les doigts l’ont suivi jusqu’à ce qu’il disparaisse derrière la grosse roche.',
      intentionEducative:
        'Soutenir le plaisir d’annoncer ce qu’on voit et d’attendre ce qui vient, en regardant l’eau sans s’en approcher.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'cognitif', composante: 'Attention', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
      ],
      objectifs: [
        'Annoncer d’un mot, d’un son ou du doigt ce qui passe.',
        'Suivre des yeux une chose qui se déplace et disparaît.',
        '{4-5a|Prévoir de quel côté elle reparaîtra.} {!4-5a|Attendre la suivante.}',
      ],
      materiel: [
        item('Bâche', 'une, de quoi asseoir tout le monde', 'Deux couvertures'),
        item('Drapeaux : bâtons à carré de tissu', 'six, plantés d’avance', 'Branches tombées'),
        item(
          '{2-3a 3-4a 4-5a|Rouleaux de carton larges et courts}',
          '{2-3a 3-4a 4-5a|un par enfant}',
          '{2-3a 3-4a 4-5a|Mains en lunette}',
        ),
        optional(
          '{2-3a 3-4a 4-5a !0-18m !18-24m si-écorces|Morceaux d’écorce tombée, longs comme une main}',
          'une douzaine',
          null,
        ),
        optional('{si-ficelles|Bout de ficelle long comme votre main}', '{si-ficelles|un, entre vos doigts}', null),
        optional(
          '{2-3a 3-4a 4-5a !0-18m !18-24m si-chaudières|Chaudière, et roches grosses comme le poing d’un enfant}',
          'une chaudière, une dizaine de roches',
          null,
        ),
        optional('{2-3a 3-4a 4-5a si-loupes|Loupes incassables}', 'une ou deux', null),
        optional('{2-3a 3-4a 4-5a si-jumelles|Jumelles de jeu, courroie ôtée}', 'une ou deux paires', null),
      ],
      preparation: [
        'Le jour même, voyez débit, accès et débris; plantez les drapeaux en ligne, à dix pas de l’eau, et étendez la bâche plus loin encore.',
        'Nommez l’adulte qui regarde l’eau : elle se tient sur la ligne des drapeaux et ne fait rien d’autre.',
        'Choisissez un endroit d’où l’on voit loin : canards, bateaux, branches qui dérivent.',
        '{avec-papier|Gardez @materiel pour le local : on y dessinera ce qui est passé.} {avec-tissu|Hissez @materiel à un bâton : le drapeau de la vigie.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 6 },
          'Assoyez-vous sur la bâche, face à l’eau, la main en visière : « On est la vigie, on guette. » Pointez sans nommer et attendez qu’un regard suive votre doigt. « Ça vient vers nous… ou ça s’en va? » {si-ficelles|Levez un bout de ficelle : il se couche du côté où le vent s’en va.} {2-3a 3-4a 4-5a si-jumelles|Les jumelles vont à qui guette le plus loin; au premier bateau, elles changent de mains.} {2-3a 3-4a 4-5a !0-18m !18-24m si-écorces|À chaque bateau vu, un bout d’écorce s’amarre au bord de la bâche.} {2-3a 3-4a 4-5a !0-18m !18-24m si-chaudières|À chaque annonce, une roche tombe dans la chaudière : clong, toute la vigie le sait.} {2-3a 3-4a 4-5a si-loupes|Nommez une vigie du sol : à la loupe, elle annoncera tout ce qui est minuscule.}',
        ),
        play(
          { 20: 13, 30: 20, 45: 24 },
          'Une plume, une vague plus haute, un kayak : quelque chose finit par passer. {2-3a 3-4a 4-5a|Chaque guetteur a son rouleau pour viser au loin.} {0-18m|Le poupon, contre vous, tourne la tête vers le cri d’un goéland; redites-le tout bas.} {0-18m !2-3a !3-4a !4-5a|Rien ne passe? Faites la vague : bercez-le d’un côté, de l’autre, plus vite quand l’eau clapote. Un oiseau s’envole : suivez-le du doigt tant que le poupon regarde. Il s’agite? Tenez-le debout contre vous, tourné vers la terre, puis retournez-le vers l’eau : qu’est-ce qui a bougé?} {18-24m|« Parti! » dit le trottineur au canard, et il agite la main.} {18-24m !multiage|Attendez avec lui le suivant : une feuille, un avion, un bruit. Il part vers les drapeaux? Ramenez-le par la main : « Ça vient! » se crie de la bâche. Le guet s’étire? Couvrez-vous un œil : « Plus d’eau! » Découvrez-le : « Elle est là! » Celui qui ne guette plus se couche, un coin de bâche sur les jambes, et se relève au prochain cri.} {2-3a|« Bateau! » Une branche, un canard, une bouée : tout ce qui flotte en est un.} {2-3a !multiage|Rien ne passe? On crie « Bateau! » quand même; demandez de quelle couleur il est. Ensuite, la vigie se couche sur le ventre, rouleau à l’œil : les vagues sont plus grosses.} {3-4a|L’œil dans son rouleau, un guetteur raconte qui est à bord.} {3-4a !multiage|Son voisin voit autre chose? Ils visent encore, tous les deux. L’attention baisse? Partagez la bâche en deux, vigie de gauche et vigie de droite : chacune avertit l’autre quand un bateau passe de son côté.} {4-5a|Un canard passe derrière une roche. Les paris sont ouverts : de quel côté va-t-il sortir?} {4-5a !multiage|Trop facile? Changez le pari : à quel nombre la branche passera-t-elle devant le dernier drapeau? On compte à voix haute, on se trompe, on parie de nouveau.} {2-3a 3-4a 4-5a|Celui qui en a assez de guetter porte les nouvelles d’un bout à l’autre de la bâche.} {multiage 2-3a 3-4a 4-5a|Rien ne passe? On annonce tout bas ce qui bouge autour de la bâche : une herbe, une fourmi.}',
        ),
        play(
          { 45: 9 },
          'La bâche devient bateau. {2-3a 3-4a 4-5a|Les guetteurs annoncent, l’équipage rame, s’arrête, change de cap. Ce qui est passé sur l’eau revient dans leur histoire.} {!2-3a !3-4a !4-5a|Les petits entre vos jambes et contre vos hanches, ramez d’avant en arrière : « Oh hisse! » Arrêtez net et attendez que l’un d’eux se penche pour repartir. Le vent tombe : ramez tout doux, en chuchotant. Une grosse vague : tout le monde tangue d’un bord à l’autre.}',
        ),
        closing(
          { 20: 4, 30: 6, 45: 6 },
          'Redites à voix basse tout ce qui est passé; chacun ajoute un mot, un bruit ou un geste. On envoie la main à l’eau, on se compte et on repart du côté de la terre.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Taisez-vous après « regarde » : le mot viendra peut-être d’un enfant.',
          'Suivez le doigt d’un petit et dites ce que lui regarde.',
          'Restez assise au milieu de la bâche : le groupe se tient autour de vous.',
        ],
        questionsOuvertes: [
          'Qu’est-ce qui vient?',
          'De quel côté va-t-il disparaître?',
          'Comment vois-tu que ça avance?',
        ],
      },
      vocabulaire: ['la vigie', 'guetter', 'flotter', 'dériver', 'le courant', 'le goéland', 'au loin', 'disparaître'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Assis entre vos jambes, à l’ombre de votre corps, il suit une seule chose; votre voix monte quand elle approche, baisse quand elle part.',
        },
        {
          pour: '18-24m',
          texte: 'Il annonce de tout son corps : il se lève, pointe, se rassoit. Répondez par le mot.',
        },
        { pour: '2-3a', texte: 'Donnez-lui deux nouvelles à crier, « ça vient » et « c’est parti », et croyez-le.' },
        { pour: '3-4a', texte: 'Demandez-lui où va le bateau et ce qu’on y mange, tant qu’on le voit.' },
        {
          pour: '4-5a',
          texte:
            'Il trace du doigt, dans le sable ou la terre, un trait par oiseau, un rond par bateau, et compare les deux rangées.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            '{18-24m 2-3a 3-4a 4-5a|L’enfant qui voit peu est la vigie des oreilles : moteur, cri, clapotis; il lève la main et les autres cherchent des yeux.} {!18-24m !2-3a !3-4a !4-5a|Un poupon voit peu? Redites tout près de son oreille le moteur, le cri, le clapotis, et laissez-le tourner la tête.}',
        },
        {
          pour: 'interieur',
          texte: 'À la fenêtre du local, la même vigie annonce l’autobus, les passants, les oiseaux.',
        },
      ],
      securite: {
        risquesAcceptes: ['Sable aux yeux{2-3a 3-4a 4-5a|, rouleau écrasé}.', 'Déception quand rien ne passe.'],
        dangersAEliminer: [
          'Enfant qui court voir de plus près : l’adulte de l’eau se tient déjà entre la bâche et le bord.',
          '{2-3a 3-4a 4-5a|Rouleau à l’œil en marchant : on vise assis ou couché, on se lève les mains vides.}',
          '{0-18m 18-24m|Caillou ou déchet à la bouche : passez la main dans l’herbe ou le sable, tout autour de la bâche, avant d’y asseoir les petits.}',
          'Vent qui se lève ou eau qui monte : la bâche recule, ou l’on rentre.',
          '{2-3a 3-4a 4-5a si-loupes si-jumelles|Loupe ou jumelles vers le soleil : elles visent le sol ou l’eau, jamais le ciel, et l’on reste assis.}',
          '{si-ficelles|Ficelle : elle reste entre vos doigts, puis dans votre poche, jamais nouée à un enfant.}',
          '{2-3a 3-4a 4-5a !0-18m !18-24m si-chaudières|Roche lancée : elle se lâche à genoux, juste au-dessus de la chaudière; les autres attendent à vos pieds.}',
        ],
        supervision: 'palier1',
        allergies: ['Piqûres : auto-injecteur sur l’adulte qui suit le jeu.'],
      },
      observation: [
        'Langage oral : comment annonce-t-il ce qu’il voit, du doigt, d’un cri, d’un mot?',
        'Attention : jusqu’où accompagne-t-il des yeux ce qui s’en va?',
        'Raisonnement : où regarde-t-il quand une chose a disparu?',
      ],
      prolongements: [
        'Au local, un tissu bleu au sol : les enfants y font passer ce qu’ils ont vu.',
        'L’enfant guette aussi à la fenêtre de la maison et rapporte une nouvelle au matin.',
      ],
      reflexionRetroaction: ['Combien de fois ai-je nommé avant eux?', 'Qui a vu ce que personne ne voyait?'],
    },
  },
]
