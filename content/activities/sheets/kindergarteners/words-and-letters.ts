import { closing, guided, item, opening, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

export const KINDERGARTENERS_WORDS_AND_LETTERS_SHEETS: readonly BankSheet[] = [
  {
    key: 'le-carnet-de-l-etang',
    summary:
      'Assis en retrait d’un étang, les enfants regardent, dessinent et dictent les mots de leur carnet de terrain.',
    ageGroups: ['AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_COGNITIVE'],
    themes: ['contes-et-lettres', 'insectes-et-vers', 'eau-neige-et-glace'],
    materials: ['papier-et-crayons', 'loupes', 'contenants-et-cuilleres'],
    place: 'WATERSIDE',
    seasons: ['SPRING', 'SUMMER'],
    alsoIn: {
      AUTUMN:
        'L’automne, les bêtes se font rares : les carnets gardent ce qui tombe sur l’eau et ce qui sèche au bord.',
      WINTER: 'Personne ne descend vers l’étang : du camp, les carnets gardent ce qui dépasse de la neige.',
    },
    durationMinutes: 45,
    adults: 2,
    calls: [
      'étang',
      'marais',
      'têtard',
      'grenouille',
      'libellule',
      'carnet',
      'dessiner ce qu’on voit',
      'comment ça s’écrit',
      'légende',
      'observer sans toucher',
      'prendre une photo',
      'larve',
      'dessin',
      'nature',
    ],
    seen: [
      'ils restent penchés sur le bac où nage une bibitte d’eau',
      'elle dessine le têtard, se relève pour vérifier ses pattes et recommence',
      'il fait trois lignes dans son cahier et dit que c’est une quenouille',
      'il barbouille sa feuille, fâché, sa grenouille n’est pas réussie',
      'elle veut rapporter la grenouille chez elle pour ne pas l’oublier',
      'il demande d’écrire sous son dessin ce que la bête était en train de faire',
      'depuis la sortie au marais, ils trimballent un cahier pour noter les animaux',
      'au bord de l’étang, ils se passent la loupe et veulent tous voir en même temps',
    ],
    scenes: ['bestioles', 'tracer-ecrire'],
    picture:
      'Loin du bord de l’étang, l’éducatrice écrit ce qu’un enfant lui dicte; à la rive, un adulte et une enfant puisent ensemble à la louche.',
    sheet: {
      titre: 'Le carnet de l’étang',
      observationDepart:
        'Les enfants veulent « garder » ce qu’ils ont vu. Ils demandent une photo, un dessin, ou comment ça s’écrit.',
      intentionEducative: 'Soutenir l’envie de laisser une trace écrite ou dessinée de ses observations, à sa manière.',
      domaines: [
        { domaine: 'langagier', composante: 'Éveil à la lecture et à l’écriture', role: 'principal' },
        { domaine: 'langagier', composante: 'Développement graphique', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'secondaire' },
      ],
      objectifs: [
        'Dessiner ce qu’il voit, ou ce qu’il en retient.',
        'Dicter une légende et la retrouver plus tard sur sa page.',
        'Regarder longtemps {!hiver|une petite bête sans la déranger}{hiver|une tige ou une trace, de loin}.',
      ],
      materiel: [
        item('Carnets à couverture rigide', 'un par enfant{hiver|, et le vôtre}', 'Feuilles pincées sur un carton'),
        item('Gros crayons de bois', 'trois par enfant', 'Crayons gras'),
        item('{!hiver|Bac clair à large bord}', 'un', 'Bol blanc'),
        item('{!hiver|Louche à long manche, pour l’adulte}', 'une', 'Grosse cuillère de cuisine'),
        item('{!hiver|Loupes}', 'une pour deux enfants', null),
        item('{!hiver|Savon et bidon d’eau, pour les mains}', 'un de chaque', 'Débarbouillettes savonneuses'),
        item('{hiver|Mitaines minces, à porter sous les grosses}', 'une paire par enfant', 'Gants de laine'),
        item('Coussins imperméables', 'un par personne', 'Journaux glissés dans un sac de toile'),
      ],
      preparation: [
        'Visitez la rive la veille et choisissez un camp plat, à dix pas de l’eau, d’où l’on voit l’étang.',
        'Formez une ligne de coussins face à l’étang. {!hiver 30min|Aucun enfant ne la franchit.} {!hiver 45min 60min|Elle ne se franchit qu’en tenant la main de l’adulte de la rive.} {hiver|L’hiver, personne ne la franchit.}',
        'Répartissez les rôles : une personne reste au camp avec le groupe, l’autre ne s’occupe que de l’eau.',
        '{hiver|L’hiver, les grosses mitaines s’ôtent seulement pour dessiner : trois minutes de dessin, puis trois minutes de marche derrière les coussins.}',
      ],
      deroulement: [
        opening(
          { 30: 5, 45: 7, 60: 8 },
          '{!hiver|L’adulte de la rive verse dans le bac trois louches d’eau de l’étang, le rapporte au camp et le pose au milieu, bien à plat. Les nez se penchent, l’eau se calme, quelque chose bouge.} {hiver|L’hiver, montrez une tige sèche au loin, sans la nommer, et dessinez-la devant les enfants, en trois traits.} « Écrivons-le, pour ne pas l’oublier. »',
        ),
        play(
          { 30: 19, 45: 21, 60: 25 },
          'Chacun regarde, trace, tourne la page, retourne regarder. {!hiver|Deux par loupe, ils se relaient au bac; les autres dessinent l’étang. La bête s’est cachée? Ils tracent ce qui la cache.} {hiver|Le vent tourne les pages? Un genou les tient.} Quand un enfant vous dicte une légende, écrivez-la sous ses yeux, mot pour mot. « C’est raté! » Retournez voir avec lui le morceau qui ne veut pas venir, et qu’il ne dessine que celui-là, sur une page neuve. Plus tard, tous se taisent pendant que vous comptez jusqu’à vingt dans votre tête : un bruit entendu{printemps ete|, « coa, coa » ou « plouf »,} remplit la page suivante. {printemps ete|Une grenouille? Tous figent et cherchent deux yeux qui dépassent de l’eau. On refait son saut derrière les coussins, mains au sol, puis on dessine ses pattes.}',
        ),
        play(
          { 45: 9, 60: 11 },
          '{!hiver|Un enfant accompagne l’adulte de la rive pour puiser à la louche; les autres poursuivent leur carnet et comparent les bêtes du bac.} {!hiver|L’enfant choisit où : à la surface, entre les tiges ou au fond. Au retour, il annonce ce qu’il pense voir avant que l’adulte vide la louche dans le bac.} {hiver|L’hiver, les carnets s’échangent : le lecteur cherche des yeux, dans le paysage, ce que le dessin montre.} {hiver|Il pointe; l’auteur répond « chaud » ou « froid ». Une fois l’endroit trouvé, on dessine ce qu’il y a juste à côté.}',
        ),
        play(
          { 60: 7 },
          '{!hiver|Une bête que personne ne connaît a besoin d’un nom.} {hiver|L’hiver, une tige ou une trace inconnue a besoin d’un nom.} Les enfants l’inventent, l’écrivent à leur manière et le crient vers l’étang.',
        ),
        closing(
          { 30: 6, 45: 8, 60: 9 },
          'Les volontaires « lisent » une page, le doigt sous leurs mots. {!hiver|L’adulte de la rive rend l’eau et ses habitants à l’étang pendant que les enfants, de leur coussin, disent au revoir aux bêtes.} Les carnets se ferment avec la date.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Écrivez lentement, en prononçant chaque mot, le carnet tourné vers l’enfant.',
          'Lisez le trait pour lui-même : « Ta ligne tremble {!hiver|comme l’eau}{hiver|comme l’herbe sèche}. » Laissez de côté la ressemblance.',
          'À chaque nouvelle étape, comptez le groupe à voix haute avec votre collègue.',
        ],
        questionsOuvertes: [
          'Qu’est-ce que tu veux te rappeler de cette page?',
          'Comment pourrait-on l’écrire?',
          '{!hiver|À quoi vois-tu qu’il est vivant?} {hiver|À quoi vois-tu que quelqu’un est passé?}',
        ],
      },
      vocabulaire: [
        'le carnet',
        'la légende',
        'l’étang',
        '{!hiver|la larve}{hiver|l’empreinte}',
        'la tige',
        '{printemps ete|la grenouille}{!printemps !ete|onduler}',
        'la surface',
        'garder une trace',
      ],
      adaptations: [
        {
          pour: '4-5a',
          texte:
            'Pour aller plus loin, la page reçoit la date, un signe pour le temps qu’il fait et une flèche vers le détail important.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Quand tracer est pénible, l’enfant cadre son sujet avec ses doigts et dicte; l’adulte dessine ce qu’il commande, trait par trait.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!automne|L’automne, une feuille posée sur la page se dessine au contour.} {automne|L’hiver, trois minutes de dessin alternent avec trois minutes de marche.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          '{!hiver|Mains mouillées et boue sur les genoux.}',
          '{!hiver|Frisson devant une bestiole.}',
          '{hiver|L’hiver, doigts froids pendant une courte séance.}',
        ],
        dangersAEliminer: [
          'Noyade : un adulte ne fait que surveiller l’eau{!hiver 45min 60min|, un seul enfant l’accompagne, à portée de bras}; {!hiver 45min 60min|hors de ce moment, }personne ne dépasse les coussins.',
          '{!hiver|Rive glissante : l’adulte teste l’appui avant chaque puisée et change d’endroit si le sol cède.}',
          '{!hiver|Eau du bac sur les mains : lavage au camp avant de toucher à la collation.}',
          '{hiver|Glace de l’étang : nul n’y pose le pied, même pour une mitaine tombée.}',
        ],
        supervision: 'palier1',
        allergies: [
          '{!hiver|Piqûres : l’auto-injecteur reste sur l’adulte du camp, non dans le sac.} {hiver|L’hiver, l’auto-injecteur se porte sous le manteau, à l’abri du gel.}',
        ],
      },
      observation: [
        'Éveil à la lecture et à l’écriture : que comprend-il du lien entre ses paroles et l’écrit?',
        'Développement graphique : quels détails ajoute-t-il après avoir regardé de nouveau?',
        'Éveil aux sciences : quelles questions pose-t-il sur le vivant?',
      ],
      prolongements: [
        'Une page par visite : à la fin de l’année, le carnet raconte l’étang d’une saison à l’autre.',
        'Prêtez le carnet à la famille une fin de semaine; une page y attend le dessin d’un parent.',
      ],
      reflexionRetroaction: [
        'Quels mots ai-je écrits tels que l’enfant les disait?',
        'La ligne de coussins a-t-elle suffi, ou faut-il reculer le camp?',
      ],
    },
  },
  {
    key: 'la-chasse-aux-sons',
    summary:
      'Oreilles tendues, les enfants attrapent des sons, les dessinent, puis jouent avec les syllabes de leurs trouvailles.',
    ageGroups: ['AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_COGNITIVE'],
    themes: ['sons-et-silence'],
    materials: ['batons', 'papier-et-crayons'],
    place: 'WOODS',
    alsoAt: {
      PARK: 'Au parc, autobus, balançoires et corneilles se mêlent : les enfants chassent aussi les sons de la ville.',
      YARD: 'Les murs renvoient les coups de bâton : la cour se cherche un écho.',
    },
    seasons: ['SPRING', 'SUMMER', 'AUTUMN'],
    alsoIn: { WINTER: 'La neige avale les sons : on écoute ses propres pas, puis le silence qui reste.' },
    durationMinutes: 30,
    adults: 1,
    calls: [
      'écouter',
      'bruit',
      'silence',
      'chasse aux sons',
      'bruits de la forêt',
      'écho',
      'syllabes',
      'taper',
      'imiter un cri',
      'rimes',
      'musique de la forêt',
      'cinq sens',
      'dessin',
      'conscience phonologique',
    ],
    seen: [
      'ils arrêtent net de courir parce qu’un pic-bois cogne quelque part',
      'elle gratte l’écorce avec une branche pour entendre la différence',
      'il tape son nom dans ses mains, une tape par morceau',
      'il a peur d’un craquement dans le bois et demande c’est quoi',
      'elle veut le silence complet pour entendre son cœur et son souffle',
      'ils répondent à la corneille en criant chacun leur tour',
      'dans le boisé, ils font tellement de tapage qu’on n’entend plus les oiseaux',
      'à la sieste, il nomme tous les bruits qu’il entend, le camion, le robinet, la porte',
    ],
    scenes: ['taper-bruit', 'voix', 'rimes-lettres', 'ecouter'],
    picture:
      'Une enfant tape sur une bûche, une amie y tend l’oreille; un pic frappe un tronc, l’éducatrice lève le doigt, un ami dessine les sons.',
    sheet: {
      titre: 'La chasse aux sons',
      observationDepart:
        'Un martèlement fait taire le groupe en pleine course. Puis les enfants frappent {bois parc|les troncs}{cour|la clôture} pour répondre.',
      intentionEducative: 'Permettre aux enfants de jouer avec les sons du lieu{!20min|, puis avec ceux des mots}.',
      domaines: [
        { domaine: 'langagier', composante: 'Éveil à la lecture et à l’écriture', role: 'principal' },
        { domaine: 'cognitif', composante: 'Attention', role: 'secondaire' },
      ],
      objectifs: [
        'Isoler un son parmi d’autres et dire d’où il vient.',
        '{!20min|Frapper les syllabes d’un mot trouvé en écoutant.}',
        'Inventer un signe qui garde un son.',
      ],
      materiel: [
        item('Bâtons courts, gros comme un pouce', 'deux par enfant', 'Paumes sur les cuisses'),
        item('Cartons et crayons', 'un de chaque pour deux enfants', 'Bâton dans la terre ou la neige'),
      ],
      preparation: [
        'Choisissez un lieu où se mêlent au moins trois sons, assez loin de la rue pour entendre les plus petits.',
        '{bois parc|Passez du regard les branches au-dessus : rien de mort ne pend là où l’on frappera.}',
        'Repérez avec les enfants une place d’écoute pour chacun, toutes visibles de la vôtre.',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Chacun est à sa place d’écoute. Levez un doigt pour un son, un deuxième pour le suivant. Les enfants comprennent et comptent à leur tour, yeux fermés s’ils le veulent. Les yeux rouverts, montrez le signal : un poing levé, et tout gèle; qui le voit lève le sien.',
        ),
        play(
          { 20: 12, 30: 14, 45: 18 },
          'La chasse part dans toutes les directions, à portée de voix : frapper, gratter, souffler, répondre à un oiseau. Ce sera d’abord un beau vacarme. Levez alors le poing : on gèle sur place, et l’on nomme ce que le bruit cachait, un moteur, une aile, son propre souffle. Un son rare se garde par un signe sur le carton. {45min|Puis, tout bas : « Trouvez-moi le plus petit son. » Chacun fait entendre le sien à un ami : un ongle sur la manche, un souffle entre les doigts.} {30min 45min|Chacun a son préféré? Passez aux mots.} {hiver|L’hiver, la neige crisse ou se tait selon l’endroit.}',
        ),
        play(
          { 30: 6, 45: 8 },
          'Les trouvailles deviennent des mots à frapper : « pic », un coup; « cor-neille », deux; « é-cu-reuil », trois. Les enfants en cherchent de plus longs et en fabriquent qui n’existent pas.',
        ),
        guided(
          { 45: 6 },
          'Lisez ensemble un carton, de gauche à droite : chaque signe se joue. Son auteur confirme ou corrige : « Plus doux! »',
        ),
        closing(
          { 20: 5, 30: 6, 45: 8 },
          'Un dernier concert : chaque enfant joue son préféré, une fois. Le groupe le fait suivre du plus long silence qu’il puisse tenir.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Rejouez le son d’un enfant, au même endroit, avec le même geste, avant d’en chercher un autre.',
          '{!20min|Frappez les syllabes avec l’enfant, jamais pour vérifier s’il les sait.}',
          'Quand le silence vient, restez immobile, la bouche fermée, jusqu’à ce qu’un enfant le brise.',
        ],
        questionsOuvertes: [
          'D’où venait ce son?',
          '{!20min|Quel mot sonne comme celui-là?}',
          'Comment le dessinerais-tu pour t’en souvenir?',
        ],
      },
      vocabulaire: [
        'le pic',
        'marteler',
        'le bruissement',
        'aigu',
        'grave',
        '{!20min|la syllabe}',
        'l’écho',
        'le silence',
      ],
      adaptations: [
        {
          pour: '4-5a',
          texte:
            'Les imitations peuvent occuper toute une séance. {20min|Deux enfants se partagent un son : l’un le commence, l’autre le finit.} {!20min|Le jour où les syllabes amusent, cherchez deux trouvailles qui commencent pareil, comme « branche » et « bruit ».}',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'La paume sur le bois qu’un ami frappe, l’enfant qui entend peu choisit le signe qui convient à la vibration.',
        },
        {
          pour: 'interieur',
          texte:
            'Une fenêtre entrouverte, le réfrigérateur et les pas de l’étage font une autre chasse, couchés sur le plancher.',
        },
      ],
      securite: {
        risquesAcceptes: ['Écharde d’un bâton.', 'Doigts tapés en frappant.'],
        dangersAEliminer: [
          'Bâton près d’un visage : un bras d’écart entre deux frappeurs, bâtons au sol pour courir.',
          '{bois parc|Branche morte : frappez seulement des troncs solides et des bûches couchées.}',
          'Enfant parti vers un son : le territoire se marche ensemble avant la chasse.',
        ],
        supervision: 'palier3',
        allergies: [
          '{!hiver|Piqûres : un tronc creux ou une fente peut loger des guêpes; gardez l’auto-injecteur sur vous.} {hiver|L’hiver, l’auto-injecteur se porte sous le manteau, à l’abri du gel.}',
        ],
      },
      observation: [
        'Éveil à la lecture et à l’écriture : {20min|que met-il dans son signe pour garder un son?}{!20min|remarque-t-il des sons semblables entre deux mots?}',
        'Attention : combien de temps écoute-t-il, et qu’est-ce qui l’aide?',
        'Langage oral : quels mots invente-t-il pour décrire un bruit?',
      ],
      prolongements: [
        'Affichez les cartons bout à bout au local et rejouez cette partition avec des cuillères.',
        'En famille, avant le souper, l’enfant écoute trois sons de sa rue; il les imite ici au matin.',
      ],
      reflexionRetroaction: [
        '{20min|Ai-je laissé au vacarme le temps de se fatiguer?}{!20min|Le jeu de syllabes est-il resté un jeu?}',
        'Qui a découvert le plaisir du silence?',
      ],
    },
  },
  {
    key: 'je-signe-je-suis-la',
    summary:
      'En arrivant, chaque enfant laisse sa signature du jour sur une longue bande de papier et cherche celles de ses amis.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['contes-et-lettres', 'emotions-et-amitie'],
    materials: ['papier-et-crayons'],
    place: 'INDOORS',
    alsoAt: { YARD: 'La journée commence dehors : les signatures se font à la craie, sur le mur ou sur l’asphalte.' },
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    moment: 'arrivee',
    calls: [
      'arrivée',
      'accueil du matin',
      'prénom',
      'lettres',
      'écrire son nom',
      'signature',
      'présences',
      'qui est absent',
      'séparation du matin',
      'matin difficile',
      'gribouiller',
    ],
    seen: [
      'elle barbouille un rond le matin et dit que c’est son nom',
      'il cherche sur le mur la marque de son meilleur ami',
      'il fait la première lettre de son prénom énorme sur la grande feuille',
      'il s’accroche à la jambe de son père et refuse d’entrer dans le local',
      'elle s’ennuie de son amie absente et veut lui garder une place',
      'il demande à maman de faire un petit cœur avant de partir travailler',
      'dans le vestiaire, ils comparent les lettres au-dessus de leurs crochets',
      'le matin, ils tournent en rond en attendant que les autres arrivent',
    ],
    scenes: ['separation', 'tracer-ecrire', 'rimes-lettres'],
    picture:
      'Dans les bras de son parent, une enfant signe une longue bande de papier où un soleil, un rond et des lettres disent déjà qui est là.',
    sheet: {
      titre: 'Je signe, je suis là',
      observationDepart:
        'Au vestiaire, un enfant suit du doigt les lettres de son crochet. {4-5a|Un autre lui montre « la même que la mienne ».}',
      intentionEducative: 'Soutenir l’envie d’écrire son nom à sa façon et d’être attendu par les autres.',
      domaines: [
        { domaine: 'langagier', composante: 'Éveil à la lecture et à l’écriture', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Identité', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Développement graphique', role: 'secondaire' },
      ],
      objectifs: [
        'Laisser une marque qui le représente.',
        'Reconnaître la marque d’un ami.',
        '{4-5a|Remarquer une lettre que deux noms partagent.}',
      ],
      materiel: [
        item(
          '{dedans|Bande de papier}{cour !hiver|Mur ou asphalte lisse}{cour hiver|Neige lisse}',
          'deux mètres',
          '{dedans|Sacs d’épicerie ouverts et collés bout à bout}{cour|Carton posé au sol}',
        ),
        item(
          '{dedans|Gros crayons de couleurs franches}{cour !hiver|Grosses craies}{cour hiver|Bâtons courts}',
          'une dizaine',
          '{dedans|Crayons de cire}{cour !hiver|Pinceau et eau}{cour hiver|Doigt de la mitaine}',
        ),
        item('Étiquettes des prénoms du groupe', 'une par enfant', 'Étiquettes des crochets, détachées'),
      ],
      preparation: [
        '{dedans|Collez la bande au mur près de l’entrée, à hauteur d’épaule d’enfant, la veille.} {cour !hiver|Balayez le mur ou l’asphalte, à l’abri du passage des voitures et des poussettes.}',
        '{cour hiver|L’hiver, les noms se tracent au bâton dans la neige, à l’abri du passage des voitures et des poussettes.}',
        'Posez les étiquettes à plat {dedans|dessous}{cour|à côté} : elles servent de modèle à qui le demande.',
        'Écrivez la date en haut à gauche, puis votre propre signature, un peu de travers.',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3 },
          'Restez à genoux près {dedans|de la bande}{cour !hiver|des craies}{cour hiver|de la neige lisse}. À la première arrivée, montrez votre nom : « Moi, c’est fait. Où est-ce que toi, tu seras? »',
        ),
        play(
          { 10: 6, 20: 13 },
          'Les enfants arrivent un à un et signent : {3-4a|un rond, un soleil, une lettre qui compte pour toutes,} {4-5a|le prénom entier ou la première lettre agrandie,} en géant ou en minuscule. Qui a signé cherche du doigt la marque d’un ami. {20min|Les premiers arrivés accueillent les suivants et leur gardent une place.} Le parent peut ajouter une petite marque avant de partir.',
        ),
        closing(
          { 10: 2, 20: 4 },
          'Quand tous sont là, reculez de trois pas : « Qui voyez-vous? » Le groupe nomme les signatures. Quelqu’un manque? Un ami lui garde un carré vide.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Saluez d’abord l’enfant et son parent; la signature vient ensuite.',
          'Montrez le trait : « Tu es parti du haut. » Aucune lettre ne se corrige ici.',
          'À l’enfant qui hésite, offrez de signer à deux, chacun {!hiver|sa couleur}{dedans hiver|sa couleur}{cour hiver|son bâton}.',
        ],
        questionsOuvertes: [
          'Où est-ce que tu veux être parmi nous?',
          'À quoi reconnais-tu celle de ton ami?',
          '{4-5a|Quelle lettre revient plusieurs fois?}',
        ],
      },
      vocabulaire: ['la signature', 'le prénom', 'la lettre', 'pareil', 'absent', 'reconnaître', 'la date'],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Le tour de sa main, ou un signe toujours pareil, fait une signature; dites le nom en la suivant du doigt.',
        },
        {
          pour: '4-5a',
          texte:
            'Proposez un défi du jour : signer les yeux fermés, de l’autre main, ou avec la lettre d’un ami cachée dans un coin.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Si la séparation est lourde, l’enfant signe dans les bras de son parent; leurs deux marques se touchent.',
        },
        {
          pour: 'interieur',
          texte:
            '{dedans|Gardez les bandes de la semaine : le vendredi, les enfants comparent leurs cinq signatures.} {cour|En dedans, une longue bande de papier reçoit les signatures.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          '{dedans|Crayon sur les doigts ou la manche.} {cour !hiver|Craie sur les doigts ou la manche.} {cour hiver|Neige dans la mitaine.}',
          'Désaccord pour une même place.',
        ],
        dangersAEliminer: [
          'Passage bloqué à l’entrée : les signatures se font hors du trajet de la porte.',
          '{dedans|Crayon en bouche pendant les au revoir : un crayon à la main, les autres près de vous.} {cour !hiver|Craie en bouche pendant les au revoir : une craie à la main, les autres près de vous.} {cour hiver|Bâton près d’un visage : la pointe reste vers la neige, et il ne quitte pas le coin des signatures.}',
        ],
        supervision: 'palier4',
        allergies: [
          '{dedans|Crayons sans parfum.} {cour !hiver|Poussière de craie : gardez en tête le plan de l’enfant asthmatique.} {cour hiver|Air froid : gardez en tête le plan de l’enfant asthmatique.}',
        ],
      },
      observation: [
        'Éveil à la lecture et à l’écriture : que garde-t-il de son prénom d’un jour à l’autre?',
        'Identité : comment choisit-il ce qui le représente?',
        'Compétences sociales : à qui pense-t-il en regardant les places vides?',
      ],
      prolongements: [
        '{dedans|Le carré de l’absent l’attend avec les messages dessinés par le groupe.} {cour|En dedans, une feuille attend l’absent avec les messages dessinés par le groupe.}',
        'Un parent volontaire montre comment son propre nom s’écrit, dans son alphabet ou sa langue.',
      ],
      reflexionRetroaction: [
        'Ai-je eu le temps de saluer chaque parent?',
        'Qui signe vite pour se débarrasser, et que lui dire?',
      ],
    },
  },
  {
    key: 'le-tuyau-a-secrets',
    summary:
      'Un murmure entre dans un entonnoir et ressort plus loin : les enfants inventent des lignes, des codes et des nouvelles.',
    ageGroups: ['AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_COGNITIVE'],
    themes: ['sons-et-silence'],
    materials: ['contenants-et-cuilleres'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Le tuyau contourne le cabanon : ceux qui se parlent ne se voient plus.',
      PARK: 'Posé au sol entre deux arbres, le tuyau relie deux camps.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'secret',
      'chuchoter',
      'murmurer',
      'téléphone',
      'tuyau',
      'entonnoir',
      'allô',
      'message',
      'crier dans un tube',
      'code',
      'espion',
      'son qui voyage',
      'sons',
    ],
    seen: [
      'il jase dans un rouleau de papier essuie-tout et rit de sa voix',
      'elle se colle l’oreille au boyau pour savoir qui lui parle',
      'ils bouchent le bout du tube avec leur main pour couper le son',
      'ils crient tous ensemble et personne ne comprend ce que l’autre dit',
      'elle est gênée devant le groupe, mais elle souffle tout à l’oreille',
      'il veut commander une pizza au téléphone et faire la voix du monstre',
      'depuis qu’on a sorti les tubes de carton, ils s’appellent d’un coin à l’autre',
      'à la collation, ils se disent des cachettes à l’oreille en pouffant',
    ],
    scenes: ['voix', 'telephone'],
    picture:
      'Une enfant murmure dans un entonnoir; à l’autre bout du tuyau fixé au sol, un ami tend l’oreille, l’éducatrice à genoux derrière lui.',
    sheet: {
      titre: 'Le tuyau à secrets',
      observationDepart:
        'Deux enfants parlent dans un rouleau de carton et sursautent : la voix a changé. Ils l’essaient partout.',
      intentionEducative: 'Éveiller le plaisir de se faire comprendre à distance et de chercher pourquoi le son passe.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'secondaire' },
      ],
      objectifs: [
        'Articuler et choisir ses mots pour quelqu’un qu’il ne voit pas.',
        'Écouter jusqu’au bout avant de répondre.',
        'Chercher ce qui laisse passer le son et ce qui l’arrête.',
      ],
      materiel: [
        item(
          'Tuyaux souples neufs de qualité alimentaire, de trois mètres',
          'deux',
          'Rouleaux de carton collés bout à bout',
        ),
        item(
          'Entonnoirs de cuisine emboîtés aux quatre bouts',
          'quatre',
          'Goulots de bouteilles de plastique, bords sablés',
        ),
        item('Petites guenilles', 'quatre', 'Feuilles de papier froissées'),
        item('Linges humides, pour essuyer les entonnoirs', 'quatre', 'Essuie-tout mouillé'),
        item(
          '{dedans|Ruban large}{dehors !hiver|Grosses roches, prises sur place}',
          '{dedans|un rouleau}{dehors !hiver|dix}',
          'Sacs de sable cousus',
        ),
      ],
      preparation: [
        'Lavez et séchez tuyaux et entonnoirs, dehors comme dedans.',
        'Fixez le milieu de chaque tuyau au sol {dehors !hiver|avec de grosses roches}{dehors hiver|dans une rigole creusée du talon dans la neige}{cour|, le long d’un mur ou d’un talus}{parc|, entre deux arbres}{dedans|avec du ruban large, sous une table et derrière un meuble}, pour que rien ne pende ni ne s’enroule.',
        'Marquez au bout de chaque ligne une place pour deux : un qui parle, un qui écoute.',
      ],
      deroulement: [
        opening(
          { 20: 4, 30: 5, 45: 6 },
          'Assoyez-vous à un bout et soufflez tout bas : « Allô… il y a quelqu’un? » Un enfant, à l’autre bout, cherche d’où vient la voix, répond, puis cède sa place. La règle se découvre : ici, tout se murmure.',
        ),
        play(
          { 20: 12, 30: 19, 45: 20 },
          'Les lignes s’ouvrent : nouvelles, blagues, commandes de pizza, secrets pour rire. Placez-vous d’où vous voyez tous les bouts. Les deux amis parlent en même temps? Donnez-leur le mot qui passe le tour : « À toi. » Qui n’a pas de bout tient une guenille : il bouche un entonnoir, puis l’autre, puis débouche; qui entend encore? Après trois messages, on change de poste. {!20min|La ligne se tait? Appelez en client difficile : « Une pizza sans pizza. » On vous sert en voix de fantôme, d’ogre, de fourmi : laquelle arrive le mieux?} {45min|Un message fait l’aller et le retour sans se perdre? Passez au code.} {avec-contenant|Essayez aussi @materiel comme cornet.} {avec-tissu|Bouchez une ligne avec @materiel : qui entend encore?}',
        ),
        play(
          { 45: 12 },
          'Chaque bout d’une ligne devient un camp, et les deux se donnent un code : un souffle pour oui, deux pour non, un grattement pour « au secours ». Un camp murmure une mission : « Trouve une chose ronde. » L’autre la cherche, revient et répond d’un souffle. Mission réussie? Chaque camp ajoute un signal et en lance une plus longue.',
        ),
        closing(
          { 20: 4, 30: 6, 45: 7 },
          'Dernier appel : envoyez un mot gentil dans chaque ligne. Il passe d’oreille en oreille, puis celui qui l’a reçu le dit tout haut, tel qu’il est arrivé.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Murmurez vous-même dès que le ton monte, la main en cornet à l’oreille.',
          'Faites répéter par jeu le message arrivé de travers : « Moi, j’ai compris “banane”. »',
          'Rappelez la différence : un secret pour rire se garde; un secret qui fait mal se dit à un adulte.',
        ],
        questionsOuvertes: [
          'Par où passe ta voix?',
          'Qu’est-ce qui pourrait boucher la ligne?',
          'Comment te faire comprendre sans crier?',
        ],
      },
      vocabulaire: [
        'murmurer',
        'articuler',
        'le message',
        'la ligne',
        'étouffer',
        'résonner',
        '{45min|le code}',
        'un secret',
      ],
      adaptations: [
        {
          pour: '4-5a',
          texte:
            'Donnez d’abord un mot à envoyer plutôt qu’une phrase. Plus tard, un enfant s’installe entre deux tuyaux et relaie : il devient la centrale.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui entend mal tient la guenille : il bouche et débouche la ligne, puis lit sur le visage de son ami si la voix a passé. Deux signes de la main lui servent de réponse.',
        },
        {
          pour: 'interieur',
          texte: 'En dedans, les lignes restent en place deux semaines, entre le coin maison et le coin livres.',
        },
      ],
      securite: {
        risquesAcceptes: ['Chatouille dans l’oreille.', 'Message mal compris qui fait rire ou vexe.'],
        dangersAEliminer: [
          'Cri dans l’entonnoir : montrez qu’on murmure à un poing de distance; qui crie passe à l’écoute pour un tour.',
          'Tuyau libre : il reste fixé au sol, aucun enfant ne l’enroule autour de lui.',
          'Salive partagée : la bouche ne touche jamais l’entonnoir; essuyez-le d’un linge humide entre deux équipes.',
        ],
        supervision: 'palier3',
        allergies: ['Tuyau neuf : choisissez-le sans latex si un enfant du groupe y réagit.'],
      },
      observation: [
        'Langage oral : comment reformule-t-il quand son message n’est pas compris?',
        'Éveil aux sciences : quelles causes donne-t-il au son qui ne passe plus?',
        'Compétences sociales : comment partage-t-il la parole et l’écoute?',
      ],
      prolongements: [
        'Dessinez la carte des lignes et donnez un numéro à chaque poste.',
        'Prêtez aux familles l’idée de deux rouleaux de papier essuie-tout pour se dire bonne nuit d’un bout à l’autre du corridor.',
      ],
      reflexionRetroaction: [
        'Quels enfants discrets ont pris la parole ici?',
        'Ai-je su garder les secrets pour rire et entendre les autres?',
      ],
    },
  },
  {
    key: 'la-devinette-qui-marche',
    summary:
      '« Je bâille quand tu arrives… » Une devinette occupe le trajet; les enfants répondent du corps, puis inventent les leurs.',
    ageGroups: ['AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_COGNITIVE'],
    themes: ['contes-et-lettres'],
    materials: [],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Le temps de se rassembler près de la porte, la réponse se court jusqu’à l’objet.',
      PARK: 'En chemin, les devinettes parlent de ce qui passe : lampadaire, autobus, chien.',
      WOODS: 'Le sentier fournit les réponses : écorce, souche, vent, écureuil.',
      WATERSIDE:
        'Sur le chemin qui longe l’eau, à distance, les devinettes ont des vagues et des roches pour réponses.',
    },
    seasons: [],
    durationMinutes: 10,
    adults: 1,
    moment: 'transition',
    calls: [
      'transition',
      'devinette',
      'attendre',
      'se déplacer',
      'corridor',
      'charade',
      'énigme',
      'trajet',
      'les faire patienter',
      'jeu de mots',
      'lavage des mains',
      'marcher',
    ],
    seen: [
      'il lance devine c’est quoi à tout le monde en enfilant le couloir',
      'ils veulent deviner ce que je décris avant même que j’aie fini',
      'elle marche en géant ou en souris pour se rendre à la salle de bain',
      'il crie la réponse avant les autres et ça fait pleurer les copains',
      'ils se poussent en file en attendant pour aller dehors',
      'elle invente une énigme que personne ne comprend et elle est morte de rire',
      'dans le corridor, c’est la course jusqu’à la porte à chaque déplacement',
      'au dîner, ils jouent à qui suis-je avec les objets sur la table',
    ],
    scenes: ['attente', 'mots', 'promenade'],
    picture:
      'Une bulle montre un soulier et un point d’interrogation; les enfants suivent le couloir à pas de géant, l’un la main sur la tête.',
    sheet: {
      titre: 'La devinette qui marche',
      observationDepart:
        'Entre deux moments de la journée, le groupe s’étire et se pousse. Un enfant lance « Devine à quoi je pense » et trois se taisent.',
      intentionEducative: 'Offrir à la transition un vrai jeu de langage, où l’on compare, exclut et invente.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
      ],
      objectifs: [
        'Garder deux indices en tête avant de répondre.',
        'Décrire une chose sans la nommer.',
        'Montrer par le corps qu’il a trouvé, sans vendre la réponse.',
      ],
      materiel: [],
      preparation: [
        'Apprenez les devinettes par cœur, ou gardez-les écrites dans votre poche.',
        'Choisissez le signe de celui qui a trouvé : une main sur la tête, bouche fermée.',
        '{rive|Faites passer le chemin loin du bord : les devinettes s’arrêtent dès que l’eau est à moins de dix pas.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3 },
          'Au moment de bouger, soufflez : {dedans cour|« Je bâille quand tu arrives et je ferme la bouche quand tu pars. » Partez. La réponse attend au bout (la porte).} {parc bois rive|« J’ai un pied et je ne marche pas, des bras et je ne prends rien. » Partez. La réponse attend au bout (l’arbre).}',
        ),
        guided(
          { 10: 2, 20: 4 },
          'Une devinette par bout de trajet; qui trouve met une main sur sa tête, bouche fermée, jusqu’à l’arrêt. « J’ai une langue et je ne parle jamais; je porte tes pieds » (le soulier). « Plus je travaille, plus je suis mouillée; toi, tu es sec » (la serviette). « J’ai deux bras, pas de mains, et je dors sur un crochet » (le manteau). {dehors|« Je chatouille les branches et personne ne m’a vu » (le vent).}',
        ),
        play(
          { 10: 5, 20: 10 },
          'Les enfants prennent le relais, deux par deux ou pour tout le monde. Un indice, un pas de géant; une réponse, une autre démarche jusqu’au prochain arrêt. {20min|Certaines devinettes n’ont pas de réponse : le groupe en vote une.} {dehors|Qui pense à une chose qu’on voit peut la cacher derrière trois indices.}',
        ),
        closing(
          { 10: 1, 20: 3 },
          'Arrivés, gardez la dernière sans réponse : « Je raccourcis chaque fois que tu dessines. » Elle se résoudra {dedans|à la table}{dehors|au prochain départ} (le crayon).',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Dites chaque indice lentement, puis comptez trois pas en silence.',
          'Accueillez la réponse inattendue qui convient : {dedans cour|« Ça bâille aussi, un tiroir! »} {parc bois rive|« Ça a un pied aussi, un champignon! »}',
          'Marchez au milieu du groupe plutôt que devant.',
        ],
        questionsOuvertes: [
          'Qu’est-ce qui t’a mis sur la piste?',
          'Quel indice pourrais-tu ajouter?',
          'Comment le dire sans prononcer le mot?',
        ],
      },
      vocabulaire: ['la devinette', 'l’indice', 'deviner', '{dedans cour|bâiller}', 'la réponse', 'exclure', 'presque'],
      adaptations: [
        {
          pour: '4-5a',
          texte:
            'Montrez d’abord trois objets : la réponse est l’un d’eux. Un autre jour, le seul indice est le premier son du mot.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui parle peu mime la chose en marchant et les autres posent les questions; il répond d’un signe.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, les réponses sortent du vestiaire : tuque, fermeture éclair, mitaine qui n’a pas de sœur.} {hiver|L’été, les réponses sortent du sac à dos : gourde, chapeau, sandale qui n’a pas de sœur.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Excitation, rire qui monte.', 'Déception de n’avoir pas trouvé.'],
        dangersAEliminer: [
          '{dedans cour|Tête levée dans l’escalier : les devinettes cessent à la première marche.} {parc bois rive|Tête levée sur un sol inégal : les devinettes cessent à la première bosse.}',
          '{rive hiver|Plan d’eau gelé : personne n’y met le pied, quelle que soit l’épaisseur.}',
          '{dehors|Rue ou stationnement à franchir : jeu suspendu, mains données, oreilles libres.}',
          '{dedans cour|Bousculade au seuil : la porte ne donne jamais de gagnant.} {parc bois rive|Bousculade au bout : l’arrivée ne donne jamais de gagnant.}',
        ],
        supervision: 'palier3',
        allergies: ['Gardez les auto-injecteurs du groupe avec vous pendant le trajet.'],
      },
      observation: [
        'Langage oral : quels traits choisit-il pour décrire une chose?',
        'Raisonnement : comment change-t-il d’idée quand un indice ne va pas?',
        'Mémoire : quelles devinettes répète-t-il d’un jour à l’autre?',
      ],
      prolongements: [
        'Un bocal garde les devinettes dictées par les enfants; on en tire une par trajet.',
        'Chaque famille en reçoit une pour l’auto ou l’autobus et en renvoie une de sa maison.',
      ],
      reflexionRetroaction: [
        'Combien de pas ont-ils eus pour chercher avant que j’aide?',
        'Quel trajet de la journée a besoin d’un jeu comme celui-ci?',
      ],
    },
  },
  {
    key: 'la-partition-de-gribouillis',
    summary:
      'Un trait qui grimpe, un point, un zigzag : ce que l’un dessine, les autres le jouent avec leurs instruments.',
    ageGroups: ['AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['sons-et-silence'],
    materials: ['papier-et-crayons', 'instruments-de-musique', 'craies'],
    place: 'INDOORS',
    alsoAt: { YARD: 'La partition s’étire à la craie sur l’asphalte et se joue en marchant le long du trait.' },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'musique',
      'orchestre',
      'chef d’orchestre',
      'gribouillis',
      'instruments',
      'rythme',
      'dessiner un son',
      'tambour',
      'fort et doux',
      'zigzag',
      'partition',
      'dessin',
      'instruments de musique',
      'éveil musical',
    ],
    seen: [
      'elle fait des points au feutre en disant tac tac tac à chaque coup',
      'il suit une ligne du doigt en faisant monter et descendre sa voix',
      'ils secouent les maracas quand l’ami dessine et arrêtent quand il lève le crayon',
      'le petit au tambour enterre tout le monde et les autres se bouchent les oreilles',
      'elle veut mener et faire jouer les amis avec son doigt',
      'il dit que le gros trait noir, c’est de la musique fâchée',
      'depuis le spectacle de musique, ils jouent aux chefs avec une baguette',
      'au coin dessin, ils font des zigzags en chantant des ouuu et des iii',
    ],
    scenes: ['taper-bruit', 'tracer-ecrire'],
    picture:
      'Une cheffe en fauteuil roulant suit du doigt une longue partition de signes; tambour, maracas et triangle jouent ce qu’un enfant dessine.',
    sheet: {
      titre: 'La partition de gribouillis',
      observationDepart:
        'Un enfant trace des points en disant « toc, toc, toc ». Son voisin répond par une grande vague et un « ouuu ».',
      intentionEducative: 'Soutenir la découverte qu’un trait peut porter un sens que d’autres savent lire.',
      domaines: [
        { domaine: 'langagier', composante: 'Développement graphique', role: 'principal' },
        { domaine: 'langagier', composante: 'Éveil à la lecture et à l’écriture', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
      ],
      objectifs: [
        'Varier ses traits pour varier les sons.',
        'Lire un signe inventé par un autre.',
        'Accorder son jeu à celui du groupe.',
      ],
      materiel: [
        item(
          '{dedans|Rouleau de papier large}{cour !hiver|Grosses craies}{cour hiver|Bâtons courts}',
          '{dedans|trois mètres}{cour !hiver|une par enfant}{cour hiver|un par enfant}',
          '{dedans|Envers d’affiches}{cour !hiver|Bâton dans la terre}{cour hiver|Talon de la botte}',
        ),
        item('{dedans|Gros crayons feutres lavables}', 'un par enfant', 'Crayons de cire'),
        item('{dedans|Ruban-cache}', 'un rouleau', null),
        item(
          'Instruments de sons différents',
          'un par enfant, et le vôtre',
          'Bols retournés, clés enfilées, boîtes de conserve lisses',
        ),
      ],
      preparation: [
        '{dedans|Collez le papier par terre, libre de ses deux côtés.} {cour !hiver|Choisissez un sol propre et plat, loin de la barrière, où marcher des deux côtés du trait.}',
        'Rangez les instruments par familles : ce qui gratte, ce qui tinte, ce qui cogne.',
        'Gardez un instrument très doux pour vous.',
        '{hiver cour|L’hiver, la partition se trace au bâton dans la neige tapée, loin de la barrière, et se joue avec des mitaines.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Tracez une ligne qui monte, et que votre voix monte avec elle. Puis un point : « Poc. » Tendez {dedans|le crayon}{cour !hiver|la craie}{cour hiver|le bâton}.',
        ),
        play(
          { 20: 11, 30: 15, 45: 17 },
          'Le trait n’est pas fini que quelqu’un le joue déjà. Qui dessine avance; les musiciens le suivent, de chaque côté de la ligne. Un gros trait appelle du fort; un trait coupé, des silences. Un tambour couvre tout? On lui dessine un point minuscule. Les rôles se prennent et se laissent. {30min 45min|Plus personne ne dessine? Renversez le jeu : « Jouez, et je dessinerai ce que j’entends. » Un enfant vous remplace, et l’orchestre essaie de le mêler.} {avec-contenant|Glissez @materiel dans la famille de ce qui cogne.} {avec-naturel|Inventez un signe pour @materiel, puis jouez-le.}',
        ),
        play(
          { 30: 6, 45: 8 },
          'Un chef marche le long de la partition, le doigt pointé vers les signes. Il avance, recule, s’arrête au milieu d’un zigzag. L’orchestre suit ou rouspète.',
        ),
        guided(
          { 45: 8 },
          'Faites choisir au groupe trois signes qui voudront toujours dire la même chose. Dessinez la clé de lecture, puis jouez-la deux fois pour l’éprouver.',
        ),
        closing(
          { 20: 6, 30: 5, 45: 7 },
          'Reprenez la partition du début à la fin, chaque signe un peu moins fort que celui d’avant. Le dernier point ne s’entend plus. Les auteurs signent.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Suivez le trait avec votre voix ou votre instrument; quand il hésite, hésitez.',
          'Posez votre paume sur la partition pour proposer le silence.',
          'Laissez l’auteur d’un signe trancher quand deux lectures s’opposent.',
        ],
        questionsOuvertes: [
          'Comment sonne ce trait-là?',
          'Que faudrait-il dessiner pour que ce soit plus doux?',
          'Qu’est-ce qui dit à l’orchestre de s’arrêter?',
        ],
      },
      vocabulaire: [
        'la partition',
        'le signe',
        'fort',
        'doux',
        'la pause',
        'l’orchestre',
        '{30min 45min|le chef}',
        'ensemble',
      ],
      adaptations: [
        {
          pour: '4-5a',
          texte:
            'Commencez avec deux signes, le point et la vague, joués dans tous les ordres. Un orchestre à l’aise lit deux lignes superposées en même temps.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Assis à l’écart, l’enfant que le bruit fatigue dirige : sa main qui monte ou descend règle le volume de tous.',
        },
        {
          pour: 'interieur',
          texte:
            '{dedans|Suspendez la partition au mur : elle se rejoue au moment du rangement.} {cour|En dedans, un long papier collé par terre reçoit la partition.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Cacophonie pendant quelques minutes.', 'Désaccord sur la lecture d’un signe.'],
        dangersAEliminer: [
          'Coup d’instrument près d’une oreille : chaque musicien garde un bras de distance.',
          '{dedans|Rouleau qui glisse sous les pieds : ses bords sont collés partout.} {cour hiver|Bâton levé en marchant : la pointe reste dans la neige, et qui joue le dépose.}',
          'Boîte de conserve à bord coupant : n’utilisez que des bords lisses, vérifiés au doigt.',
        ],
        supervision: 'palier4',
        allergies: ['Vérifiez le métal des clés ou des boîtes pour une peau qui y réagit.'],
      },
      observation: [
        'Développement graphique : quels traits différents maîtrise-t-il, et avec quelle pression?',
        'Éveil à la lecture et à l’écriture : relit-il un signe toujours de la même façon?',
        'Compétences sociales : {20min|comment accorde-t-il son jeu à celui des autres?}{30min 45min|comment suit-il un chef qui n’est pas lui?}',
      ],
      prolongements: [
        '{dedans|Prêtez votre partition à un autre groupe et écoutez comment il la joue.} {cour|Invitez un autre groupe devant la partition et écoutez comment il la joue.}',
        'Les instruments restent à la porte pour le départ : un parent joue la ligne que son enfant lui montre.',
      ],
      reflexionRetroaction: [
        'Le groupe a-t-il lu, ou seulement fait du bruit?',
        'Qui a {20min|dessiné}{30min 45min|dirigé}, et qui aurait aimé le faire?',
      ],
    },
  },
]
