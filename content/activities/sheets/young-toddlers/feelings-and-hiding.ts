import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

export const YOUNG_TODDLER_FEELINGS_SHEETS: readonly BankSheet[] = [
  {
    key: 'la-nappe-touche-par-terre',
    summary:
      'Une table, une nappe qui descend jusqu’au sol : un derrière disparaît dessous, un coussin le suit, une tête ressort de l’autre côté.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['cabanes-et-constructions'],
    materials: ['tissus'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 60,
    adults: 1,
    calls: [
      'cabane',
      'tente',
      'sous la table',
      'se cacher',
      'cachette',
      'maison',
      'drap',
      'nappe',
      'coin doux',
      'se retirer',
      'coucou',
      'tranquille',
      'il pleut dehors',
      'cache-cache',
      'coucou caché',
    ],
    seen: [
      'elle se glisse en dessous de la table et rit quand je demande qui est là',
      'il se faufile derrière le rideau et laisse ses pieds dépasser',
      'ils transportent coussins, livres et toutous dans leur cachette jusqu’à ne plus avoir de place',
      'un enfant a besoin de tranquillité et se réfugie sous mon bureau',
      'il reste assis dehors à regarder leur maison, pas prêt à y entrer',
      'ils cognent à une porte imaginaire et s’invitent à souper sous le drap',
      'au dîner, une petite a disparu sous la table et toute la gang l’a suivie',
      'le local est plein, c’est bruyant et une enfant passe son temps dans le placard des manteaux',
    ],
    scenes: ['se-cacher'],
    picture:
      'Sous une nappe qui touche le sol, un derrière disparaît, une tête ressort de l’autre côté et un enfant soulève le tissu.',
    sheet: {
      titre: 'La nappe touche par terre',
      observationDepart:
        'Dans la journée, il y a du monde partout. Une enfant se glisse derrière le rideau, seule, ressort apaisée, et un autre y court.',
      intentionEducative:
        'Offrir un petit dedans à l’intérieur du grand, où chacun entre seul ou à deux, et d’où il sort quand il veut.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'secondaire' },
      ],
      objectifs: [
        'Se retirer et revenir, selon son besoin.',
        'Entrer, ramper et se tourner dans un espace bas.',
        'Accepter un voisin, ou lui dire non.',
      ],
      materiel: [
        item(
          'Table basse et stable',
          '{10min|une pour quatre enfants}{!10min|une pour trois enfants}',
          'Grosse boîte de carton couchée',
        ),
        item('Nappe ou drap clair qui laisse passer le jour', 'un par table', 'Deux rideaux minces'),
        item('Coussins et petite couverture', 'deux coussins par table, une couverture', 'Manteaux roulés'),
        item('{45min 60min|Toutous et livres cartonnés}', 'un de chaque par enfant', 'Oreillers'),
        item('Matelas de sieste, pour retenir le drap', 'un par table', 'Gros coussin de sol'),
        optional('{si-tunnel|Tunnel de jeu, ouvert aux deux bouts}', '{si-tunnel|un, à une entrée}', null),
        optional(
          '{10min 20min 30min si-toutous|Toutous lavables}',
          '{10min 20min 30min si-toutous|deux par table}',
          null,
        ),
        optional(
          '{45min 60min si-assiettes|Assiettes de plastique}',
          '{45min 60min si-assiettes|une par enfant}',
          null,
        ),
        optional('{si-lampes-de-poche|Lampe de poche à piles vissées}', '{si-lampes-de-poche|une, à votre main}', null),
      ],
      preparation: [
        'Posez le drap de façon que deux côtés touchent par terre et que deux restent ouverts : une entrée, une sortie. Plus d’une table? Toutes les entrées regardent votre place.',
        'Couchez un matelas de sieste sur le drap, à plat sur la table : il le retient, et rien ne se noue.',
        'Couchez-vous dessous : que voit-on? Y a-t-il une vis, une gomme, un coin? Ôtez ou couvrez ce qui blesse. Glissez ensuite un coussin sous chaque table, la couverture sous l’une d’elles; les autres coussins attendent à l’entrée.',
        '{avec-tissu|Pendez aussi @materiel d’un côté, pour une deuxième sorte de lumière.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 3, 45: 4, 60: 4 },
          'Glissez-vous sous la table à plat ventre. Un pied dépasse : le vôtre. Bougez les orteils, un par un.',
        ),
        play(
          { 10: 6, 20: 14, 30: 13, 45: 23, 60: 23 },
          'Une tête, un derrière, un rire étouffé. Dessous, on se tait ou on crie pour rien. Une main soulève la nappe : coucou. Sortez dès qu’ils entrent et assoyez-vous près de l’entrée : la maison est la leur. {si-tunnel|Un tunnel collé à l’entrée fait le corridor : on y rampe, on écoute, on arrive chez quelqu’un.} {10min 20min 30min si-toutous|Un toutou, poussé par l’entrée, va voir le premier : on le suit, ou on l’attend.} {multiage !10min !20min|Un derrière dépasse : touchez-le du doigt, « Qui est là? » Il rentre, ressort, recommence.} {multiage 45min 60min|Quand les cris baissent, éteignez le plafonnier : le drap change de couleur et l’on entre voir. L’un d’eux reste assis dehors à regarder la maison : passez à la suite.} {18-24m !multiage !10min !20min|Un trottineur entre la tête la première et oublie son derrière dehors : touchez-le du doigt, « Qui est là? » Il recule, ressort, recommence.} {18-24m !multiage 45min 60min|Les passages s’espacent? Poussez un coussin par une porte; l’enfant le tire, se couche dessus, le ressort par l’autre. Quand l’un d’eux reste assis dehors à regarder la maison, passez à la suite.} {2-3a !multiage !10min !20min|Une main vous ferme la nappe au nez : « Pas toi! » Grattez le drap d’un ongle : « Une souris? » Les enfants crient, la chassent, la redemandent.} {2-3a !multiage 45min 60min|Quand les cris baissent, éteignez le plafonnier : le drap change de couleur et l’on entre voir. Puis comptez tout haut les pieds qui dépassent. Quand il n’en dépasse plus, passez à la suite.}',
        ),
        play(
          { 30: 10 },
          'Les cris baissent? Éteignez le plafonnier : le drap change de couleur et l’on entre voir. Puis poussez un coussin par une porte. {18-24m|Un trottineur le tire, se couche dessus, le ressort par l’autre.} {2-3a|On l’installe, on s’y couche, on le refile au voisin, et il ressort par l’autre porte.} « Encore un! » Poussez le deuxième. {2-3a|Comptez tout haut les pieds qui dépassent; quand il n’en dépasse plus, passez à la suite.} {!2-3a|L’un d’eux reste assis dehors à regarder la maison? Passez à la suite.}',
        ),
        play(
          { 45: 12, 60: 14 },
          'Le déménagement commence : un coussin, un livre, le toutou. La maison se remplit jusqu’à ne plus contenir personne. {18-24m !multiage|Un coussin entre par un côté et ressort par l’autre, poussé du ventre : remettez-le à l’entrée, « Encore un! », et attendez son porteur.} {2-3a|On y prépare un souper, on ferme la porte, on cogne.} {si-assiettes|Une assiette vide entre, « miam », et ressort par l’autre côté pour en redemander.} Aidez seulement si quelqu’un est coincé.',
        ),
        play(
          { 60: 14 },
          'La table reste; les va-et-vient s’espacent. Un enfant s’y couche seul, le pouce à la bouche, et regarde le jour à travers le tissu. Annoncez tout bas aux autres : « Il se repose. » Un second coin, fait d’un coussin ou deux, attend ceux qui veulent encore du bruit : on y couche un toutou, on le réveille, « Debout! », on le recouche.',
        ),
        closing(
          { 10: 2, 20: 3, 30: 4, 45: 6, 60: 5 },
          '{si-lampes-de-poche|Promenez une lampe de poche sur la nappe : c’est le matin, et des mains suivent le rond par-dedans.} Retournez un coin de la nappe : de la lumière entre. Un à un, ils sortent ou vous passent un coussin. Pliez le drap ensemble, grand, petit, plus petit.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Demandez avant d’entrer, même du bout des doigts : « Toc, toc? »',
          'Prêtez vos mots au refus : « Il dit non. Elle attend, ou elle va là. »',
          'Laissez l’enfant fâché y finir sa colère, votre main posée à l’entrée.',
        ],
        questionsOuvertes: ['Qui est dans la maison?', 'Que vois-tu à travers?', 'Où je me mets, moi?'],
      },
      vocabulaire: ['dessous', 'dedans', 'caché', 'la porte', 'ramper', 'seul', 'la maison', 'cogner'],
      adaptations: [
        { pour: '18-24m', texte: 'Relevez la nappe d’un côté pour que l’enfant voie votre visage de l’intérieur.' },
        {
          pour: '2-3a',
          texte:
            '{10min|Qui veut entrer cogne sur la table, « toc, toc », et attend qu’une voix réponde.}{!10min|Placez deux tables à un mètre l’une de l’autre : on se visite, on déménage, on invite.}',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui entend mal voit venir le visiteur : la nappe se soulève et retombe deux fois avant que l’on entre.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!ete|L’été, la même maison se monte sous la table à pique-nique de la cour, à l’ombre, le drap retenu par un matelas mince.} {ete|L’hiver, montez la maison près de la fenêtre : le soleil bas éclaire jusque sous la nappe.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Se cogner la tête sous la table.',
          'Se sentir coincé un instant, appeler.',
          'Être refusé à la porte.',
        ],
        dangersAEliminer: [
          'Drap tiré d’en bas : rien de dur sur la table, et une table qui ne bascule pas quand vous tirez vous-même.',
          'Tissu enroulé autour d’un enfant : déroulez-le, et laissez un côté de la table à découvert.',
          '{10min|Plus de quatre enfants}{!10min|Plus de trois enfants} sous la même table : relevez aussi un des côtés de la nappe.',
          '{!10min|Enfant endormi sous la table : déplacez-le doucement vers son matelas.}',
          '{si-tunnel|Deux têtes dans le tunnel : tous y entrent par le même bout; l’autre côté de la table reste libre.}',
          '{si-lampes-de-poche|Faisceau dans les yeux : vous seule tenez la lampe, tournée vers le haut de la nappe.}',
        ],
        supervision: 'palier2',
        allergies: ['Poussière de la couverture : secouez-la dehors et lavez-la d’avance.'],
      },
      observation: [
        'Compétences émotionnelles : à quels moments l’enfant cherche-t-il à se retirer, et comment revient-il?',
        'Schéma corporel : baisse-t-il la tête, recule-t-il, se tourne-t-il dans le petit espace?',
        'Compétences sociales : comment demande-t-il à entrer, comment refuse-t-il?',
      ],
      prolongements: [
        'La maison se remonte deux ou trois jours de suite, jusqu’à ce qu’ils n’y entrent plus.',
        'Suggérez aux parents la même maison sous la table de cuisine, pour la fin de journée.',
      ],
      reflexionRetroaction: [
        'Qui a eu besoin d’être seul aujourd’hui, et le savais-je?',
        'Ai-je voulu entrer dans un jeu qui n’avait pas besoin de moi?',
      ],
    },
  },
  {
    key: 'la-poche-a-surprises',
    summary:
      'La main disparaît dans une taie, tâte, crie « j’ai! » et sort une grosse cocotte, une feuille large, une rondelle de bois.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_COGNITIVE'],
    themes: ['saisons-et-fetes', 'couleurs-et-textures'],
    materials: ['tissus', 'feuilles', 'cocottes'],
    place: 'INDOORS',
    seasons: ['AUTUMN'],
    alsoIn: { WINTER: 'L’hiver, la taie cache aussi une tuque, une mitaine et un gros bas de laine.' },
    durationMinutes: 20,
    adults: 1,
    calls: [
      'surprise',
      'poche',
      'sac',
      'fouiller',
      'feuilles',
      'cocotte',
      'automne',
      'toucher',
      'deviner',
      'trouvaille',
      'texture',
      'caché',
      'nature',
      'vider et remplir',
    ],
    seen: [
      'il plonge sa main dans mon sac et tâte sans regarder',
      'elle crie j’ai et sort un caillou de sa poche de manteau',
      'un petit vide le sac de cocottes, remet tout et recommence',
      'il retire vite sa main parce que ça piquait au fond',
      'elle n’ose pas mettre sa main dans le trou, de peur de ce qu’il y a',
      'il se fait une cape avec la poche vide puis la remplit de n’importe quoi',
      'au retour du parc, les poches sont bourrées de feuilles et de cocottes',
      'au vestiaire, chacun veut nous montrer la trouvaille cachée dans sa mitaine',
    ],
    scenes: ['cacher-trouver', 'remplir-vider', 'petrir', 'textures'],
    picture:
      'Une enfant plonge le bras dans une taie; un autre brandit la grosse cocotte qu’il a trouvée dans la sienne.',
    sheet: {
      titre: 'La poche à surprises',
      observationDepart:
        'Les poches de manteau reviennent pleines de {automne|feuilles}{hiver|bouts d’écorce}. Les enfants y plongent la main et annoncent « j’ai! » avant de montrer.',
      intentionEducative: 'Soutenir l’envie de dire ce que la main rencontre, et le petit frisson de ne pas voir.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'cognitif', composante: 'Mémoire', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Développement sensoriel', role: 'secondaire' },
      ],
      objectifs: [
        'Chercher à tâtons et tirer ce qu’il choisit.',
        'Dire, montrer ou imiter ce qu’il touche.',
        'Remettre et recommencer sans dépendre des autres.',
      ],
      materiel: [
        item('Taies d’oreiller', 'une par enfant', 'Boîtes percées d’un grand trou'),
        item('Très grosses cocottes', 'une par taie', 'Balle de laine serrée'),
        item('Grandes feuilles d’érable{hiver|, séchées à l’automne}', 'deux par taie', 'Carré de papier brun épais'),
        item('Rondelles de bois sablées', 'une par taie', 'Grosse cuillère de bois'),
        optional('Sac de filet, sans cordon', 'un', null),
        item(
          '{hiver|Tuque, mitaine et bas de laine, sans cordon}',
          'un de chaque par taie',
          'Gant de toilette et pantoufle de laine',
        ),
      ],
      preparation: [
        'Triez les trouvailles : chacune plus grosse qu’un poing d’enfant, sans pointe, sans écaille qui se détache.',
        'Mettez la même chose dans toutes les taies et repliez le bord : l’ouverture reste grande.',
        'Éparpillez les taies sur le tapis, à plus d’un bras l’une de l’autre.',
        '{avec-naturel|Glissez aussi @materiel dans chaque taie, si c’est plus gros qu’un poing.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3 },
          'Entrez la main dans une taie, faites une grimace, ressortez-la vide. « Oh… ça pique un peu. » Poussez la taie vers l’enfant le plus proche.',
        ),
        play(
          { 10: 6, 20: 13 },
          'Chaque taie a son monde : une main, deux mains, une tête penchée sur le trou. On sort, on regarde, on remet. La feuille se chiffonne, la cocotte roule. {hiver|Le bas de laine s’enfile sur un bras, la tuque sur une tête.} La taie vidée devient cape tenue à bout de bras, puis se remplit de nouveau, de n’importe quoi.',
        ),
        closing(
          { 10: 2, 20: 4 },
          'Étalez une trouvaille de chaque sorte. Touchez-les une à une, lentement, en les nommant; les enfants les touchent après vous. Les taies repartent avec vous, pliées.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Offrez un mot de texture avant le nom : « C’est rugueux, là. »',
          'Laissez l’enfant regarder d’abord dans la taie : la surprise peut attendre demain.',
          'S’il dit « pite », dites « pique », sa main encore dans la taie.',
        ],
        questionsOuvertes: ['Qu’est-ce que ta main a trouvé?', 'Comment c’est, là-dedans?'],
      },
      vocabulaire: ['piquant', 'lisse', 'rugueux', 'la cocotte', 'la surprise', 'caché', 'tâter'],
      adaptations: [
        {
          pour: '18-24m',
          texte:
            'Laissez dépasser un bout de feuille : voir aide à oser. Commencez par deux objets par taie, pas plus.',
        },
        { pour: '2-3a', texte: 'Il cache lui-même la trouvaille pour un autre et garde le secret, un peu.' },
        {
          pour: 'besoins_particuliers',
          texte: 'Pour la main qui craint l’inconnu, un sac de filet remplace la taie : l’œil prévient les doigts.',
        },
        {
          pour: 'autre_saison',
          texte: 'L’été, la taie se remplit d’éponges, de gants de toilette et d’un gros coquillage lisse.',
        },
      ],
      securite: {
        risquesAcceptes: ['Sursaut.', 'Dispute pour la même taie.'],
        dangersAEliminer: [
          'Taie enfilée sur une tête : reprenez-la en échange d’une trouvaille.',
          'Écaille ou bout de feuille en bouche : la cocotte qui s’effrite sort du jeu.',
          'Bord de taie avec cordon ou fermeture éclair : prenez une taie simple.',
        ],
        supervision: 'palier1',
        allergies: [
          'Feuilles moisies : prenez-les sèches{automne|, du jour}, et éloignez-les de l’enfant asthmatique.',
        ],
      },
      observation: [
        'Langage oral : quels mots, quels sons lui viennent pour une sensation?',
        'Mémoire : cherche-t-il l’objet qu’il a déjà trouvé?',
        'Développement sensoriel : reconnaît-il un objet avant de le voir?',
      ],
      prolongements: [
        'À la prochaine promenade, une taie vide part avec vous et revient pleine.',
        'Invitez chaque parent à y glisser un gros objet de la maison; son enfant le reconnaîtra.',
      ],
      reflexionRetroaction: [
        'Qui a préféré regarder, et que disait son corps?',
        'Ai-je donné le nom avant qu’il cherche?',
      ],
    },
  },
  {
    key: 'l-aspirateur-fait-dodo',
    summary:
      'L’aspirateur qui effraie est couché au fond du local, débranché. À sa place, de petits balais courent après les minous de papier.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['emotions-et-amitie'],
    materials: ['tissus'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    subject: 'peur',
    calls: [
      'peur',
      'aspirateur',
      'balayeuse',
      'bruit fort',
      'balai',
      'balayer',
      'ménage',
      'minou de poussière',
      'sursauter',
      'pleure quand',
      'effrayé',
      'tondeuse',
    ],
    seen: [
      'il grimpe sur moi dès que la concierge part sa machine',
      'elle pousse la mousse avec un petit balai à travers tout le local',
      'un trottineur suit pas à pas celle qui fait le ménage, le porte-poussière à la main',
      'il a peur du séchoir à mains, mais veut aller le voir éteint',
      'elle s’approche du boyau, me regarde, hésite et revient me chercher la main',
      'il chasse des boules de papier avec un bâton jusque dans un panier couché',
      'en fin de journée, le bruit dans le corridor en fait brailler deux à coup sûr',
      'après la collation, ils se chicanent pour balayer les miettes',
    ],
    scenes: ['peurs', 'menage'],
    picture:
      'Un petit balaie de grosses boules de papier; au fond, l’aspirateur dort sous une couverture et une enfant le surveille.',
    sheet: {
      titre: 'L’aspirateur fait dodo',
      observationDepart:
        'Au bruit de l’aspirateur du corridor, deux enfants ont grimpé sur les genoux les plus proches. Le soir, l’un d’eux suit pas à pas le balai que vous passez.',
      intentionEducative:
        'Permettre à l’enfant de s’approcher de ce qui l’effraie pendant qu’il a autre chose à faire, et de choisir jusqu’où.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
      ],
      objectifs: [
        'Pousser une boule légère avec un balai et la suivre.',
        'S’approcher ou s’éloigner de l’appareil, à son idée.',
        'Chercher l’adulte quand la peur monte, puis repartir.',
      ],
      materiel: [
        item('Aspirateur débranché', 'un', 'Balai mécanique'),
        item('Couverture', 'une', 'Drap'),
        item('Sac de tissu qui se ferme, pour le fil', 'un', 'Taie repliée et attachée au manche'),
        item('Petits balais à manche court', 'un par enfant', 'Carrés de carton épais'),
        item('Boules de papier journal plus grosses qu’un poing', 'une trentaine', 'Bas roulés en boule'),
        item('Panier à linge', 'un', 'Grande boîte couchée'),
      ],
      preparation: [
        'Demandez aux familles quels bruits font peur à la maison, et par quels mots elles les annoncent.',
        'Débranchez l’appareil, roulez le fil dans le sac, videz le sac à poussière.',
        'Couchez-le contre le mur du fond, sous la couverture, le tuyau dehors. Personne n’a besoin de passer par là.',
        'Prévenez la personne de l’entretien : rien ne s’allume pendant le jeu ni pendant la sieste qui suit.',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 4 },
          'Assise loin du mur, montrez la couverture du menton. « L’aspirateur fait dodo. C’est nous qui balayons. » Laissez rouler un minou de papier et poussez-le d’un petit coup de balai.',
        ),
        play(
          { 10: 6, 20: 12 },
          'Renversez le panier : trente minous s’éparpillent. Un balai pousse, un autre écrase, un pied fait mieux que les deux. Beaucoup restent près de vous; c’est une bonne place pour balayer. Un minou file jusqu’au tuyau : l’enfant s’arrête, vous regarde. Il y va, ou il l’abandonne, ou il revient chercher votre main. Tant que l’enfant réfléchit, laissez le minou où il est.',
        ),
        closing(
          { 10: 2, 20: 4 },
          'Couchez le panier par terre : les minous y entrent à coups de balai. Dites ce que vous faites ensuite : « Je ramène l’aspirateur dans le placard. Il dort encore. » Qui veut vous suit jusqu’à la porte.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Gardez la même place, une main ouverte sur le plancher : l’enfant vient la prendre pour s’approcher.',
          'Nommez sans minimiser : « C’est gros. Hier, c’était fort. »',
          'N’allumez rien pour « montrer que ce n’est rien ».',
        ],
        questionsOuvertes: ['Où s’en va ton minou?', 'Qui vient avec toi?', 'Qu’est-ce qui dort là-bas?'],
      },
      vocabulaire: ['balayer', 'pousser', 'le minou', 'la peur', 'loin', 'proche', 'dormir', 'le bruit'],
      adaptations: [
        {
          pour: '18-24m',
          texte:
            'Le tout-petit pousse un minou avec la main, adossé à vos genoux. Le plus hardi va balayer autour du tuyau, puis dessus.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'À l’enfant très sensible aux sons, prêtez ses coquilles antibruit pendant le jeu, même en silence : il saura qu’elles l’attendent le jour du vrai bruit.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!ete|L’été, la tondeuse reste de l’autre côté de la clôture et les balais poussent l’herbe coupée.} {!hiver|L’hiver, la souffleuse est au garage et les balais poussent la neige.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Revoir sa peur, pleurer un peu.', 'Coup de balai sur un pied.'],
        dangersAEliminer: [
          'Fil de l’appareil à portée : sac fermé, sinon prenez un appareil sans fil, pile retirée et rangée loin.',
          'Brosse rotative : tournée contre le mur et couverte.',
          'Manche de balai à hauteur des yeux : plus court que l’enfant, et les poils restent au sol.',
          'Papier mâché en petits morceaux : échangez la boule contre un bas roulé.',
          'Enfant porté ou poussé vers l’appareil : lui seul avance.',
        ],
        supervision: 'palier1',
        allergies: ['Poussière de l’appareil : videz et essuyez-le la veille, fenêtres ouvertes.'],
      },
      observation: [
        'Compétences émotionnelles : cherche-t-il des bras, la porte ou un objet quand la peur monte?',
        'Motricité globale : comment pousse-t-il la boule et tourne-t-il avec elle?',
        'Langage oral : par quels sons ou quels mots parle-t-il de l’appareil?',
      ],
      prolongements: [
        'Un autre jour, prévenez avant chaque bruit : « Ça va faire fort. » Il se bouchera les oreilles lui-même.',
        'Racontez au parent jusqu’où son enfant est allé, et ce qui l’a rassuré.',
      ],
      reflexionRetroaction: [
        'Ai-je respecté la distance de chacun?',
        'Si la peur grandit au lieu de baisser, à qui en parler?',
      ],
    },
  },
  {
    key: 'doudou-a-froid',
    summary:
      'Brr! Le toutou de la fenêtre grelotte : des bras le serrent, un carré de laine le couvre, une boîte devient son lit.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_COGNITIVE'],
    themes: ['emotions-et-amitie'],
    materials: ['tissus', 'cartons-et-boites'],
    place: 'INDOORS',
    seasons: ['AUTUMN', 'WINTER'],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'toutou',
      'doudou',
      'consoler',
      'bercer',
      'poupée',
      'froid',
      'couverture',
      'pleurer',
      'empathie',
      'prendre soin',
      'câlin',
      'dodo',
      'toutous',
    ],
    seen: [
      'elle enroule son ourson dans une guenille et lui dit chut',
      'il souffle sur les pattes de son lapin pour le réchauffer',
      'un enfant donne du souper imaginaire à son toutou malade',
      'il tend sa suce à un ami qui pleure pour le consoler',
      'elle garroche son toutou par terre puis court le ramasser et le serre',
      'il tapote le dos d’une petite qui s’est fait mal, comme on fait avec lui',
      'dans le vestiaire, quelqu’un pleurait et une amie est allée lui porter sa couverture',
      'depuis que sa sœur a eu la grippe, elle soigne tous les animaux en peluche',
    ],
    scenes: ['bebes-soins', 'consoler', 'envelopper'],
    picture:
      'Un jour de neige, une enfant borde un toutou dans une boîte; une autre couvre d’une couverture l’adulte qui frissonne.',
    sheet: {
      titre: 'Doudou a froid',
      observationDepart:
        'Un enfant pleurait au vestiaire. Un autre lui a tendu son doudou, puis lui a tapoté le dos, exactement comme on le fait pour lui.',
      intentionEducative: 'Soutenir les premiers gestes d’empathie par un jeu de soin, proche du quotidien.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'principal' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Remarquer qu’un autre, même en peluche, a froid ou de la peine.',
        'Choisir un geste pour réconforter.',
        'Dire ou montrer ce qui fait du bien.',
      ],
      materiel: [
        item('Toutous ou poupées', 'un par enfant et un de plus', 'Serviette roulée en bébé'),
        item('Carrés de tissu chaud : laine, polar', 'deux par enfant', 'Vieux chandails coupés en carrés'),
        item('Boîtes de carton basses', 'quatre', 'Paniers ou tiroirs vides'),
        optional('{si-doudous|Doudous, à qui veut prendre le sien}', '{si-doudous|un par enfant}', null),
        optional('Images de soin : bercer, couvrir, souffler', 'trois', 'Dessins'),
      ],
      preparation: [
        'Tirez sur les yeux et les coutures des toutous : rien ne doit se détacher. Ôtez les agrafes des boîtes.',
        'Installez un toutou seul sur le rebord de la fenêtre, sans rien dire, une heure avant.',
        'Déposez les autres toutous et les tissus bien en vue, en plusieurs piles, et les boîtes ouvertes à côté.',
        '{avec-tissu|Ajoutez @materiel aux couvertures, si c’est doux et sans frange.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 4, 30: 4 },
          'Prenez le toutou de la fenêtre et soufflez sur ses pattes. « Oh, il est gelé. Il grelotte. » Bercez-le contre vous et attendez une main.',
        ),
        play(
          { 10: 6, 20: 12, 30: 13 },
          'Une couverture se pose, tombe, se repose. Le toutou dort, se lève, retombe malade. Un enfant le lance : il est peut-être fâché. {si-doudous|Qui a son doudou le pose un moment contre le toutou gelé, « chaud, chaud », puis le reprend dans son cou.} {2-3a|Un autre lui chauffe un souper et le nourrit du bout des doigts.} Le soin va parfois à un vrai voisin : laissez-le offrir.',
        ),
        play(
          { 30: 8 },
          'Toussez, frissonnez pour rire. « Et moi? » On vous couvre, on vous borde, on vous oublie. Un enfant veut être soigné aussi? Il s’assoit dans une boîte, un carré de laine sur les jambes.',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          'Chuchotez que les toutous s’endorment. Chacun dépose le sien dans une boîte, à sa manière, et lui souffle un au revoir.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Donnez un mot au toutou et un mot à l’enfant : « Lui, il gèle. Toi, tu es fâché. » Les deux ont raison.',
          'Bordez un deuxième toutou comme l’enfant vient de border le sien, petites tapes aussi.',
          'Quittez le jeu dès qu’un enfant pleure pour vrai, et consolez-le d’abord.',
        ],
        questionsOuvertes: ['De quoi il a besoin, ton toutou?', 'Qu’est-ce qui te réchauffe, toi?'],
      },
      vocabulaire: ['froid', 'chaud', 'consoler', 'bercer', 'la couverture', 'grelotter', 'avoir de la peine'],
      adaptations: [
        { pour: '18-24m', texte: 'Un toutou, une couverture, un lit : il couvre, découvre et recouvre.' },
        { pour: '2-3a', texte: 'Suggérez la suite d’une journée : manger, laver, endormir.' },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui parle peu choisit le prochain soin sur trois images posées au sol : bercer, couvrir, souffler.',
        },
        {
          pour: 'autre_saison',
          texte: 'L’été, le toutou a chaud : on l’évente avec un carton, on lui cherche de l’ombre.',
        },
      ],
      securite: {
        risquesAcceptes: ['Conflit pour un toutou préféré.', 'Émotion vive qui surgit pendant le jeu.'],
        dangersAEliminer: [
          'Œil cousu, ruban ou rembourrage qui cède : le toutou part à la réparation.',
          'Tissu posé sur le visage d’un enfant : la couverture va sur les jambes, jamais plus haut que les épaules.',
          'Doudou personnel d’un enfant donné à un autre sans son accord.',
        ],
        supervision: 'palier2',
        allergies: ['Laine : prenez le coton ou le polar pour la peau qui réagit, lavés sans parfum.'],
      },
      observation: [
        'Compétences émotionnelles : que fait-il devant le toutou gelé?',
        'Fonction symbolique : enchaîne-t-il deux gestes de soin?',
        'Langage oral : quels mots accompagnent le geste?',
      ],
      prolongements: [
        'Un « lit de toutou » reste au coin calme : il servira les matins difficiles.',
        'Demandez au parent ce qui console son enfant à la maison et affichez-le pour l’équipe.',
      ],
      reflexionRetroaction: [
        'Quelle émotion vraie ai-je entendue dans le jeu?',
        'Comment ai-je accueilli la colère d’un toutou lancé?',
      ],
    },
  },
  {
    key: 'partie-revenue',
    summary:
      '« Partie! » La petite auto entre dans le tunnel de carton. Une seconde, plus rien. « Revenue! » Et la main la renvoie.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_COGNITIVE'],
    themes: ['emotions-et-amitie'],
    materials: ['cartons-et-boites'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    subject: 'separation',
    calls: [
      'parti',
      'papa parti',
      'maman partie',
      'ennui',
      'pleure au départ du parent',
      'séparation',
      'tunnel',
      'auto',
      'revenir',
      'rentrée',
      'adaptation',
      'retour de vacances',
      'disparaître',
    ],
    seen: [
      'il fait rouler son char sous le divan et court voir de l’autre bord',
      'elle bourre le tube de carton de petites voitures et plus rien ne sort',
      'un petit rentre son bras au complet dans la boîte pour ravoir son auto',
      'il pointe la porte et répète papa parti depuis une heure',
      'elle serre contre elle son jouet de la maison, incapable de jouer depuis le départ de maman',
      'il fixe la photo de sa famille au mur et s’ennuie tout bas',
      'depuis les vacances de Noël, tous mes dix-huit mois s’ennuient de leurs parents le matin',
      'dans le corridor, ils lancent des balles dans le tunnel et guettent qu’elles ressortent',
    ],
    scenes: ['separation', 'cacher-trouver', 'vehicules'],
    picture:
      'Une enfant pousse une auto dans un tunnel de carton, un autre l’attrape à la sortie; une troisième pointe les photos des familles.',
    sheet: {
      titre: 'Partie, revenue',
      observationDepart:
        'Le parent a fermé la porte il y a une heure. L’enfant la pointe encore, dit « parti » et serre une petite auto.',
      intentionEducative:
        'Permettre à l’enfant de jouer, de ses propres mains, le départ et le retour qu’il ne décide pas le matin.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Attachement', role: 'principal' },
        { domaine: 'cognitif', composante: 'Mémoire', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Faire disparaître et revenir une chose, à son rythme.',
        'Chercher l’auto du bon côté du tunnel.',
        'Entendre un adulte mettre des mots sur sa peine.',
      ],
      materiel: [
        item(
          'Grosses autos sans pièce amovible',
          'deux par enfant',
          'Rouleaux de carton larges, balles plus grosses qu’un poing',
        ),
        item(
          'Boîtes longues ouvertes aux deux bouts',
          'une pour deux enfants, et une courte',
          'Chaises alignées sous un drap court',
        ),
        item('Photos des familles, plastifiées', 'une par enfant', 'Objet de la maison confié par le parent'),
        item('Ruban large, pour le bord des boîtes et les photos', 'un rouleau', 'Ruban de peintre'),
        optional('{si-doudous|Doudou ou toutou de la maison}', '{si-doudous|à qui en a un}', null),
        optional(
          '{si-figurines|Figurines d’animaux, plus grosses que votre poing}',
          '{si-figurines|une par boîte}',
          null,
        ),
        optional('{si-foulards|Foulards ou carrés de tissu, courts}', '{si-foulards|un par boîte}', null),
        optional('{si-poupées|Poupées lavables}', '{si-poupées|une par boîte}', null),
      ],
      preparation: [
        'Couchez les boîtes au sol, loin l’une de l’autre, assez larges pour qu’un enfant y rampe d’un bout à l’autre.',
        'Fixez les photos au mur, à hauteur des yeux d’un enfant debout, tout près.',
        'Notez l’heure vraie du retour du parent : vous répondrez par un moment de la journée, sans promettre trop tôt.',
        '{avec-roulant|Placez aussi @materiel devant un tunnel : tout ce qui roule peut partir et revenir.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 3 },
          'Assoyez-vous de côté, près de l’enfant qui s’ennuie, sans lui enlever son auto. Poussez la vôtre dans la boîte. « Partie… Je vais voir. » Allez à l’autre bout. « Revenue. » {si-poupées|Une poupée l’attendait là, assise : « Te voilà! »}',
        ),
        play(
          { 10: 6, 20: 14, 30: 15 },
          'Une main pousse, une autre attend, ou court au bon bout, ou au mauvais. Un bras entier fouille. {si-figurines|Une bête posée sur l’auto tombe en chemin : « Restée! », et un bras va la chercher.} {si-foulards|Un foulard collé par le haut ferme la sortie : le nez de l’auto le soulève.} Certains remplissent le tunnel de toutes les autos, et rien ne revient plus : c’est grave, puis c’est drôle. {20min 30min|Le jeu ralentit? Poussez l’auto bouche fermée : qui dit « partie »? Puis retenez-la un instant, la main au bout : « Elle s’en vient… » Et la voilà.} Celui qui pleure joue sur vos genoux, ou regarde. {si-doudous|Il garde sa doudou ou son toutou; s’il l’envoie lui-même dans le tunnel, allez l’attendre avec lui à l’autre bout.}',
        ),
        play(
          { 30: 8 },
          'Un enfant rampe lui-même jusqu’au bout. « Parti, et revenu! » Un autre apporte l’auto devant la photo : « Là. » Nommez qui est dessus, et le moment : « Elle revient après le dodo. »',
        ),
        closing(
          { 10: 2, 20: 3, 30: 4 },
          'La dernière auto ne revient pas toute seule : allez la chercher ensemble, main dans la main. Elle reste sous les photos des familles, pour plus tard.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Restez assise à la même place, pour qu’on vous retrouve.',
          'Dites vrai, avec les mêmes mots chaque jour : « Elle est partie travailler. Elle revient après le dodo. »',
          'Laissez les larmes finir; l’auto attend.',
          'Levez-vous seulement en l’annonçant.',
        ],
        questionsOuvertes: ['Où elle est, l’auto?', 'Par où elle revient?', 'Qui est sur la photo?'],
      },
      vocabulaire: ['partie', 'revenue', 'le tunnel', 'attendre', 'encore', 'après', 'ici'],
      adaptations: [
        {
          pour: '18-24m',
          texte:
            'D’abord, une boîte si courte que l’auto ressort presque aussitôt. Quand il court au bon bout, une boîte plus longue, et il faut attendre un peu.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'À l’enfant qui ne comprend pas encore la langue du groupe, apprenez « parti » et « revenu » dans la langue de la maison, avec le geste de la main qui s’ouvre.',
        },
        {
          pour: 'autre_saison',
          texte:
            'Au retour des vacances ou des fêtes, sortez le tunnel dès l’arrivée : les séparations y sont neuves pour tous.',
        },
      ],
      securite: {
        risquesAcceptes: ['Pleurer en jouant le départ.', 'Auto qui frappe un doigt au bout du tunnel.'],
        dangersAEliminer: [
          'Bord de carton coupant ou agrafe : ruban large partout.',
          'Roue qui se dévisse : tirez sur chacune avant le jeu.',
          'Boîte où l’on resterait pris : essayez-la avec le plus grand, ou découpez-en un côté.',
          'Départ d’un adulte en cachette, même pour une minute : la confiance recommence à zéro.',
          '{si-doudous|Doudou prise par un autre : elle revient aussitôt dans les bras de son enfant.}',
          '{si-foulards|Foulard décollé : recollez-le court, ou rangez-le avant qu’il aille à un cou.}',
        ],
        supervision: 'palier2',
        allergies: ['Ruban des boîtes : sa colle irrite parfois une peau fragile.'],
      },
      observation: [
        'Attachement : par quel signe, regard, retour ou contact, montre-t-il qu’il compte sur l’adulte?',
        'Mémoire : va-t-il attendre l’auto au bon bout?',
        'Langage oral : utilise-t-il « parti » pour l’auto, pour le parent, pour les deux?',
      ],
      prolongements: [
        'Gardez un tunnel près de la porte d’entrée la première semaine : il s’y jouera vingt fois.',
        'Racontez au parent le jeu du jour; proposez-lui un bout de phrase, le même chaque matin.',
      ],
      reflexionRetroaction: [
        'Qu’a joué l’enfant qu’il ne pouvait pas me dire?',
        'Mes promesses de retour étaient-elles exactes?',
      ],
    },
  },
  {
    key: 'tiens-c-est-pour-toi',
    summary:
      'Un nouveau arrive. Personne ne s’assoit en rond : on lui tend un bloc, un coussin, un soulier, et il garde ou il rend.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_LANGUAGE'],
    themes: ['emotions-et-amitie'],
    materials: [],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    occasion: 'nouvel-enfant',
    calls: [
      'nouvel enfant',
      'nouveau',
      'intégration',
      'accueil',
      'première journée',
      'donner',
      'tiens',
      'prendre',
      'partager',
      'ami',
      'adaptation',
      'bienvenue',
      'nouvelle amie',
      'la gêne',
    ],
    seen: [
      'elle va porter un livre à celui qui commence aujourd’hui',
      'il donne son bloc à l’ami, le reprend, puis lui redonne',
      'un enfant tend son soulier à la nouvelle sans dire un mot',
      'il est gêné, ne bouge pas du tapis et regarde jouer les autres',
      'elle ne veut rien savoir de dire bonjour à l’inconnu mais tourne autour',
      'mes deux ans comprennent mal qui est ce petit qui prend leurs jouets',
      'une famille déménage et un enfant arrive dans le groupe en plein mois de février',
      'depuis que sa photo est au mur, ils déposent des affaires sous le crochet du futur ami',
    ],
    scenes: ['nouveau'],
    picture:
      'Assis près de son parent sur une couverture jaune, un nouvel enfant reçoit le soulier rouge qu’une autre lui tend.',
    sheet: {
      titre: 'Tiens, c’est pour toi',
      observationDepart:
        'Depuis qu’on sait qu’un enfant arrive, son crochet et sa photo sont au mur. Hier, quelqu’un y a déposé un bloc, tout seul.',
      intentionEducative:
        'Soutenir la rencontre par un geste que chacun sait déjà faire : tendre quelque chose, puis voir ce que l’autre en fait.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage prélinguistique', role: 'secondaire' },
      ],
      objectifs: [
        'Offrir, recevoir, refuser, sans y être forcé.',
        'Apprivoiser un visage nouveau, à sa distance.',
        'Retrouver la même place à chaque arrivée.',
      ],
      materiel: [
        item('Petite couverture de couleur unie', 'une', 'Grand coussin'),
        item(
          'Gros objets familiers, en plusieurs exemplaires : blocs, bols, souliers',
          'une vingtaine',
          'Mitaines, balles de tissu',
        ),
        item('Photo du nouvel enfant, à hauteur des yeux', 'une', 'Objet de la maison apporté par le parent'),
      ],
      preparation: [
        'Étendez la couverture dans un coin calme, toujours le même. Le premier jour, invitez le parent à y rester assis avec son enfant, le temps qu’il faut.',
        'Demandez-lui deux choses : le mot qui console, et ce que l’enfant aime tenir.',
        'Mettez deux ou trois exemplaires de chaque objet dans le local, à portée de tous.',
        '{1adulte|Seule, ouvrez d’abord les bacs que les autres aiment, dans le même coin que d’habitude.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Assoyez-vous de biais, entre le nouvel enfant et les autres. Donnez un bloc à un enfant du groupe : « Tiens. » Il vous le rend : « Merci. » Regardez passer le bloc, encore une fois.',
        ),
        play(
          { 10: 6, 20: 13, 30: 15 },
          'Les jeux habituels roulent partout. De temps en temps, une main se tend vers la couverture avec ce qu’elle tenait : un soulier, un bol, le bloc de tantôt. Le nouvel enfant prend, détourne la tête, rend ou empile. Un camarade retire ce qu’il vient de donner : c’est aussi une façon de se rencontrer. Ne demandez à personne de dire bonjour.',
        ),
        play(
          { 30: 7 },
          'Le parent s’éloigne pour quelques minutes, annoncées. Si l’enfant suit des yeux sans jouer, une main sur la sienne vaut mieux qu’un jouet. {2-3a|Un camarade lui montre son crochet à lui, puis le crochet du nouveau.}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 4 },
          'Posez ensemble l’objet préféré au pied de la photo. « C’est ta place. » La couverture reste étendue jusqu’au départ; demain, même coin.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Placez-vous entre deux enfants sans en tenir aucun par la main.',
          'Reflétez le geste : « Elle te tend le bol. Toi, tu regardes. »',
          'Rendez vous-même l’objet refusé à celui qui l’a offert : « Pas maintenant. »',
        ],
        questionsOuvertes: ['Qu’est-ce que tu lui apportes?', 'Où est-elle, sa photo?'],
      },
      vocabulaire: ['tiens', 'donne', 'merci', 'bonjour', 'nouveau', 'la place', 'ensemble'],
      adaptations: [
        {
          pour: '18-24m',
          texte: 'Gardez la rencontre à deux : un seul voisin assis près de la couverture, à la fois.',
        },
        { pour: '2-3a', texte: 'Un enfant fait visiter : le lavabo, le coin des livres, la fenêtre.' },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant recule devant les mains tendues? Posez par terre, à un pas de lui, ce qu’on lui tend : il le prend quand personne ne regarde.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, le premier jour compte déjà l’habillage : préparez-le avec le parent, sans sortie obligée.} {hiver|L’été, la couverture suit le groupe dehors, à l’ombre, toujours dans le même coin.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Refus, pleurs, cri de surprise.', 'Objet repris aussitôt donné.'],
        dangersAEliminer: [
          'Morsure ou poussée d’un enfant pressé : votre corps est entre les deux, pas derrière.',
          'Objet plus petit qu’un poing apporté d’ailleurs : échangez-le avant qu’il passe de main en main.',
          'Allergie ou médicament du nouvel enfant : lu, affiché et connu de toute l’équipe avant son arrivée.',
        ],
        supervision: 'palier1',
        allergies: ['Ajoutez le plan de l’enfant à la liste avant la première collation.'],
      },
      observation: [
        'Compétences sociales : à qui offre-t-il, et que fait-il si l’autre ne prend pas?',
        'Langage prélinguistique : quels gestes disent « tiens », « non », « encore »?',
        'Tempérament : combien de temps regarde-t-il avant d’entrer dans un jeu?',
      ],
      prolongements: [
        'Laissez la couverture toute la semaine et retirez-la le jour où plus personne n’y va.',
        'Échangez deux photos avec les parents : l’une prise à la maison, l’autre au milieu des jeux.',
      ],
      reflexionRetroaction: [
        'Comment les anciens ont-ils vécu mon attention à un autre?',
        'Qu’est-ce qui a fait sourire le nouveau pour la première fois?',
      ],
    },
  },
]
