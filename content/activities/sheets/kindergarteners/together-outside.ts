import { closing, guided, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

export const KINDERGARTENERS_TOGETHER_OUTSIDE_SHEETS: readonly BankSheet[] = [
  {
    key: 'le-musee-de-la-cour',
    summary:
      'Quatre bâtons autour d’une fissure, un titre dicté, un guide à l’entrée : le musée ouvre, et chaque œuvre reste où elle a été trouvée.',
    ageGroups: ['AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['contes-et-lettres', 'couleurs-et-textures', 'quartier-et-metiers'],
    materials: ['batons', 'papier-et-crayons', 'roches'],
    place: 'YARD',
    alsoAt: {
      PARK: 'Le musée s’installe loin du passage des vélos et se démonte avant le départ.',
      WOODS: 'Mousses, terriers et racines s’exposent sur place, et le sentier sert de corridor.',
    },
    seasons: [],
    durationMinutes: 45,
    adults: 1,
    calls: [
      'musée',
      'exposition',
      'guide',
      'visite',
      'étiquette',
      'collection',
      'trésor',
      'titre',
      'présenter',
      'expliquer',
      'billet',
      'regarder sans toucher',
      'beau',
      'bâtons',
    ],
    seen: [
      'il monte la garde devant une craque dans l’asphalte et dit touche pas',
      'elle fait un carré avec des branches autour d’une petite mousse et invente un nom',
      'ils vendent des entrées en feuilles d’arbre pour aller voir leurs trouvailles',
      'elle veut rapporter toutes les roches et je ne sais plus où les mettre',
      'il est fier de faire la visite à ses amis et leur explique chaque affaire',
      'un ami a pilé sur son trésor et il est inconsolable',
      'dans la cour, ils s’accroupissent devant une flaque gelée parce que c’est trop beau',
      'depuis la sortie au Musée des beaux-arts, ils disent chut et marchent les mains dans le dos',
    ],
    scenes: ['ramasser'],
    picture:
      'Quatre bâtons encadrent une fissure de la cour; une guide en casquette la montre à un visiteur à longue-vue et à l’éducateur penché.',
    sheet: {
      titre: 'Le musée à ciel ouvert',
      observationDepart:
        '« Touche pas, c’est précieux! » Un enfant monte la garde devant une fissure {cour parc !hiver|de l’asphalte}{cour parc hiver|de la flaque gelée}{bois|de l’écorce}. Il veut que tout le monde vienne la voir.',
      intentionEducative:
        'Soutenir le plaisir de choisir ses mots pour faire voir à quelqu’un ce qu’il n’aurait pas remarqué.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'langagier', composante: 'Éveil à la lecture et à l’écriture', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Concept de soi', role: 'secondaire' },
      ],
      objectifs: [
        'Choisir une chose et dire pourquoi elle mérite d’être vue.',
        'Dicter ou écrire un titre à sa façon.',
        'Parler à un visiteur, répondre à sa question.',
      ],
      materiel: [
        item(
          'Bâtons pour encadrer',
          'quatre par enfant, et quatre pour vous',
          'Traits de craie ou traits dans la neige',
        ),
        item('Petits cartons pliés et crayons gras', 'deux cartons et un crayon par enfant', 'Ardoises'),
        item('Roches pour tenir les cartons', 'une par carton', 'Poignées de terre ou de neige'),
        item('Rouleaux de carton servant de lunettes', 'cinq', 'Mains en longue-vue'),
        optional('{45min 60min|Casquette de guide}', 'une', 'Bracelet de papier'),
      ],
      preparation: [
        'Choisissez un coin que vous voyez tout entier, faites-en le tour d’avance et remarquez, pour vous, trois choses sans importance : une {!bois|rouille}{bois|mousse}, un nœud, une trace.',
        '{60min cour|Décidez avec une collègue de l’heure où son groupe sera votre public; sans elle, la moitié du vôtre jouera ce rôle.}',
        'Posez tout le matériel à l’entrée, rien ailleurs : le musée est vide.',
        '{avec-tissu|Déposez aussi @materiel à l’entrée, pour un rideau ou un tapis.}',
      ],
      deroulement: [
        opening(
          { 30: 4, 45: 5, 60: 6 },
          'Posez quatre bâtons autour d’une chose minuscule, reculez d’un pas et regardez longtemps. Quand un enfant approche, chuchotez : « Celle-là ne se déplace pas. C’est le musée qui vient à elle. »',
        ),
        play(
          { 30: 16, 45: 17, 60: 20 },
          'Les enfants cherchent, encadrent, défont, choisissent mieux. Une ombre, une trace, le dessous {cour parc|d’un banc}{bois|d’une branche} : ce qui ne se ramasse pas s’expose très bien. Une lunette de carton aide à choisir. Les titres se dictent, ou chacun écrit le sien à sa façon. « Le trou qui ne parle pas. » L’auteur relit le sien du doigt et change d’avis. Une roche tient le carton près du cadre. {30min|Dès qu’un cadre est prêt, son auteur y mène un ami, ou la visiteuse qui ne comprend rien : vous.}',
        ),
        play(
          { 45: 14, 60: 16 },
          'Le musée ouvre. Deux ou trois guides, dont un à casquette, emmènent chacun deux visiteurs, un gardien surveille, quelqu’un vend des billets en {!hiver|feuilles}{hiver|brindilles}. Les rôles tournent comme ils veulent. Vous êtes le visiteur qui ne comprend pas : il faut vous expliquer.',
        ),
        play(
          { 60: 8 },
          '{cour|Le groupe voisin arrive, ou la moitié du vôtre devient le public.} {!cour|La moitié du groupe devient le public, puis les rôles s’échangent.} Chaque artiste se tient près de son cadre, ou laisse le carton parler pour lui. Les visiteurs laissent un trait sur le carton de leur œuvre préférée, ou de trois.',
        ),
        closing(
          { 30: 10, 45: 9, 60: 10 },
          '{30min|Le groupe fait le tour des cadres}{45min 60min|Dernier tour}, en silence, mains dans le dos. Une œuvre d’ami se montre du menton. Puis demandez : « Sans le cadre, qu’est-ce qu’on aurait manqué? » Les bâtons se ramassent, les cartons rentrent; les œuvres restent là.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Accroupissez-vous devant chaque cadre, à la hauteur où l’enfant s’est mis pour regarder.',
          'Écrivez « Le trou qui ne parle pas » si c’est le titre, puis relisez-le, le doigt dessous.',
          'Jouez la visiteuse distraite : « Je ne vois rien, montrez-moi où regarder. »',
        ],
        questionsOuvertes: [
          'Qu’est-ce qu’il ne faut pas manquer?',
          'Comment s’appelle cette œuvre?',
          'Où se place-t-on pour bien la voir?',
        ],
      },
      vocabulaire: [
        'le musée',
        'l’œuvre',
        'le titre',
        'le cadre',
        'exposer',
        '{45min 60min|le guide}',
        'précieux',
        '{60min|le public}',
      ],
      adaptations: [
        {
          pour: '4-5a',
          texte:
            'L’enfant qui ne trouve rien d’assez beau promène un cadre vide avec vous et s’arrête où il veut. Quand les œuvres se multiplient, on les classe en salles : les rondes, les vieilles, celles qui bougent.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui voit peu fonde la salle à toucher : son cadre entoure une écorce ou une pierre rugueuse, et les visiteurs y ferment les yeux.',
        },
        {
          pour: 'autre_saison',
          texte:
            'Rouvrez le musée à une autre saison, cartons en main : quelles œuvres ont disparu, lesquelles ont un nouveau titre?',
        },
      ],
      securite: {
        risquesAcceptes: ['Œuvre défaite par un coup de pied.', 'Gêne devant les visiteurs.'],
        dangersAEliminer: [
          'Tube aux yeux en marchant : les longues-vues servent à l’arrêt, près du cadre.',
          'Bâtons dans un passage de course : le musée occupe un coin, les coureurs l’autre.',
          'Verre ou métal coupant : vous l’enlevez; ce qui est seulement sale s’expose dans un cadre deux fois plus grand.',
        ],
        supervision: 'palier3',
        allergies: [
          '{!hiver|Fleurs et pollens : l’artiste qui y réagit expose de la pierre ou du bois.} {hiver|Résine d’écorce : l’artiste qui y réagit expose de la pierre ou de la neige.}',
        ],
      },
      observation: [
        'Langage oral : comment aide-t-il le visiteur à voir?',
        'Éveil à la lecture et à l’écriture : que fait-il de son titre une fois écrit?',
        'Concept de soi : comment parle-t-il de son choix?',
      ],
      prolongements: [
        'Photographiez les cadres avant de les défaire : les photos et les titres dictés forment le catalogue du musée.',
        '{cour|Un soir, rouvrez le musée à l’heure du départ : chaque parent reçoit une visite guidée de deux minutes.} {!cour|Le catalogue passe une nuit dans chaque famille : l’enfant en fait la visite guidée.}',
      ],
      reflexionRetroaction: [
        'Qu’est-ce que les enfants m’ont fait remarquer pour la première fois?',
        'Ai-je embelli leurs titres?',
      ],
    },
  },
  {
    key: 'la-boite-entre-deux-groupes',
    summary:
      'Que mettrait-on dans la boîte pour des enfants que l’on ne voit pas? Un cadeau part, une réponse arrive le lendemain.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_LANGUAGE'],
    themes: ['emotions-et-amitie', 'contes-et-lettres'],
    materials: ['cartons-et-boites', 'papier-et-crayons', 'feuilles', 'cocottes'],
    place: 'YARD',
    alsoAt: {
      INDOORS:
        'La boîte attend dans le corridor, entre les deux portes; entendez-vous d’avance avec la collègue d’à côté.',
    },
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'boîte aux lettres',
      'autre groupe',
      'voisins',
      'correspondance',
      'surprise',
      'cadeau',
      'réponse',
      'donner',
      'attendre',
      'message',
      'clôture',
      'les petits d’à côté',
    ],
    seen: [
      'ils se collent à la clôture pour jaser avec les amis d’à côté',
      'elle passe ses roches à travers le grillage à un petit de l’autre cour',
      'ils remplissent une boîte de trésors et la referment pour faire une surprise',
      'il me dicte ce qu’il veut demander à un enfant qu’il ne connaît pas',
      'il veut offrir sa cocotte mais ne veut pas s’en séparer pour de vrai',
      'elle demande aux cinq minutes si les autres ont répondu à son dessin',
      'depuis que sa sœur a changé de local, elle veut lui envoyer des dessins',
      'dans la cour, les deux groupes se saluent sans jamais jouer ensemble',
    ],
    scenes: ['tracer-ecrire'],
    picture:
      'À la clôture, un enfant ouvre une boîte à ruban; une plume passe de main en main, une amie dessine, l’autre groupe attend derrière.',
    sheet: {
      titre: 'La boîte entre deux groupes',
      observationDepart:
        '{cour|Deux mains se touchent à travers la clôture. « Comment tu t’appelles? »} {dedans|Un enfant s’étire devant la vitre de la porte voisine. « Ils font quoi, eux autres? »} De l’autre côté, quelqu’un a reculé en riant.',
      intentionEducative:
        'Éveiller l’envie de penser à quelqu’un d’autre : deviner ce qui lui plaira, donner, attendre sa réponse.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'principal' },
        { domaine: 'langagier', composante: 'Éveil à la lecture et à l’écriture', role: 'secondaire' },
      ],
      objectifs: [
        'Imaginer ce qu’un autre aimerait recevoir.',
        'Laisser partir un objet sans savoir ce qui reviendra.',
        '{4-5a|Dicter une question et en attendre la réponse.}',
      ],
      materiel: [
        item('Boîte à couvercle{cour|, assez solide pour la pluie}', 'une', 'Chaudière à couvercle'),
        item('{cour|Attaches courtes, pour fixer la boîte à la clôture}', 'deux', 'Pinces à ressort solides'),
        item('Petits cartons et crayons gras', 'deux cartons et un crayon par enfant', 'Feuilles d’arbre et bâton'),
        item(
          '{cour|Feuilles, cocottes, trouvailles de la cour}{dedans|Trouvailles rapportées de dehors}',
          'une chaudière',
          'Dessins',
        ),
        item('Ruban de tissu très court, signal de la boîte pleine', 'un', 'Pince à linge rouge'),
      ],
      preparation: [
        'Quelques jours d’avance, entendez-vous avec l’éducatrice d’un autre groupe : une boîte, un signal, une réponse par jour.',
        '{cour|Fixez la boîte sur la clôture, à hauteur de poitrine d’enfant, accessible des deux cours.} {dedans|Posez la boîte sur une chaise, à mi-chemin des deux portes.}',
        'La veille, l’autre groupe y glisse une seule chose, sans mot, et accroche le signal.',
        '{cour hiver|L’hiver, choisissez de gros crayons qui se tiennent en mitaines, et gardez les cartons au sec sous le couvercle.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 4, 30: 5 },
          'Le signal est là. Approchez ensemble, ouvrez, sortez lentement ce qui s’y trouve et passez-le de paume en paume. « Quelqu’un a choisi ceci en pensant à nous. Pourquoi cette chose-là? »',
        ),
        play(
          { 10: 6, 20: 12, 30: 15 },
          'Chacun cherche de quoi répondre : une trouvaille, un dessin, une chanson que vous écrivez sous la dictée. {3-4a|Remplir et vider la boîte fait partie du choix.} {3-4a !10min|Un enfant veut envoyer sa trouvaille et la garder : il la dessine pour l’autre groupe, et la vraie reste ici.} {4-5a 10min|Le groupe dicte une seule question : « Avez-vous un poisson? »} {4-5a !10min|Les questions se dictent : « Avez-vous un poisson? » « Qui court le plus vite? »} {4-5a 30min|Deux questions se ressemblent : leurs auteurs s’entendent sur une seule et y dessinent chacun leur marque.} {30min|Les mains restent vides? Repassez le cadeau reçu : qu’a-t-on ici d’aussi doux, d’aussi drôle?} {avec-papier|Posez aussi @materiel près de la boîte.}',
        ),
        play(
          { 30: 5 },
          'La boîte est trop petite pour tous les cadeaux. Les enfants négocient lesquels partiront ce matin et lesquels attendront, puis signent d’une marque commune.',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          'Les cadeaux choisis entrent dans la boîte. Fermez-la, accrochez le signal et faites tous ensemble un signe à l’autre groupe. « Ils l’auront quand? » Comptez les dodos sur vos doigts.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Tâtez le cadeau reçu sans le regarder : « C’est doux, et c’est cassé d’un bout. »',
          'Écrivez les mots dictés en grosses lettres, puis pliez la feuille en deux devant l’enfant.',
          'Quand l’attente pèse, passez devant la boîte avec tout le groupe : le signal y est-il encore?',
        ],
        questionsOuvertes: [
          'À qui penses-tu en le choisissant?',
          'Qu’est-ce qu’ils vont croire?',
          'Que voudrais-tu savoir d’eux?',
        ],
      },
      vocabulaire: [
        'la boîte',
        'offrir',
        'recevoir',
        'la réponse',
        'attendre',
        'les voisins',
        'deviner',
        'la surprise',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Chacun dépose un seul objet et referme lui-même le couvercle. Les autres disent avec vous : « Voilà, c’est pour eux! »',
        },
        {
          pour: '4-5a',
          texte:
            'Faites deviner : l’envoi est un indice, la réponse en est un autre; le groupe tient un compte des questions encore sans réponse.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant à qui l’inconnu fait peur ajoute un trait de crayon au carton d’un ami; demain, il décidera s’il envoie le sien.',
        },
        {
          pour: 'autre_saison',
          texte:
            'Gardez un échange par saison dans une enveloppe : les cadeaux de janvier ne ressemblent pas à ceux de juin.',
        },
      ],
      securite: {
        risquesAcceptes: ['Déception d’une réponse qui ne vient pas.', 'Envie de garder le cadeau.'],
        dangersAEliminer: [
          'Cadeau caché : regardez le contenu avant de passer la boîte, sans aliment ni petite pièce s’il y a de plus jeunes enfants de l’autre côté.',
          '{cour|Bras à travers la clôture : l’échange passe par le couvercle, non entre les mailles.} {dedans|Corridor : le groupe s’assoit le long du mur, hors du trajet des deux portes.}',
        ],
        supervision: 'palier3',
        allergies: ['Aucun aliment dans la boîte : l’autre groupe a ses propres plans individuels.'],
      },
      observation: [
        'Compétences sociales : comment tient-il compte de ceux qu’il ne voit pas?',
        'Éveil à la lecture et à l’écriture : que fait-il pour être compris?',
        'Compétences émotionnelles : comment vit-il l’attente et la déception?',
      ],
      prolongements: [
        'Après quelques envois, les deux groupes se rencontrent pour collationner ou pour jouer.',
        'Un parent peut glisser un mot dans la boîte en partant : le groupe le trouve au matin.',
      ],
      reflexionRetroaction: [
        'Le jeu a-t-il vécu après la réponse, ou s’est-il arrêté avec elle?',
        'Quels enfants savent attendre, et qu’est-ce qui les y aide?',
      ],
    },
  },
  {
    key: 'le-jeu-de-ballon-sans-nom',
    summary:
      'Deux pieds, une main barrée, une flèche : le jeu de ballon s’écrit en dessins sur un carton que d’autres sauront lire.',
    ageGroups: ['AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['mouvement-et-defis', 'contes-et-lettres'],
    materials: ['ballons', 'chaudieres-et-pelles', 'papier-et-crayons'],
    place: 'PARK',
    alsoAt: {
      YARD: 'Un coin suffit, dos à la clôture, loin des plus petits.',
    },
    seasons: ['SPRING', 'SUMMER', 'AUTUMN'],
    alsoIn: { WINTER: 'Gros ballon de mousse dans la neige tapée : il roule mal, la règle s’adapte.' },
    durationMinutes: 30,
    adults: 1,
    calls: [
      'ballon',
      'botter',
      'soccer',
      'but',
      'lancer',
      'attraper',
      'rouler le ballon',
      'inventer un jeu',
      'dessiner les règles',
      'pictogramme',
      'équipe',
      'arbitre',
      'hors-jeu',
      'dessin',
      'jeux de ballon',
    ],
    seen: [
      'ils bottent un ballon dans un bac couché et crient but sans s’entendre',
      'deux enfants transportent un ballon coincé entre leurs bedaines',
      'ils font rouler la balle entre les jambes des copains, chacun à sa façon',
      'il chiale que l’autre a triché parce qu’il a pris le ballon avec ses mains',
      'elle annonce un nouveau règlement chaque fois qu’elle est en train de perdre',
      'ils s’obstinent sur ce qui est permis et pas permis avec le ballon',
      'au parc, le match arrête parce que chacun joue à un jeu différent',
      'depuis le soccer du grand frère, il veut que les règlements soient écrits',
    ],
    scenes: ['lancer', 'gagner-perdre', 'tracer-ecrire', 'ballon-pied', 'inventer-regles'],
    picture:
      'Deux enfants portent un ballon serré ventre contre ventre; un ami montre un signe sur le carton des règles, l’éducatrice à genoux devant.',
    sheet: {
      titre: 'Le jeu de ballon sans nom',
      observationDepart:
        'Un enfant pousse le ballon du ventre, un autre le botte, le troisième vise une chaudière. « C’est quoi, le jeu? » Personne ne sait, et tous continuent.',
      intentionEducative:
        'Éveiller l’envie de laisser une trace que d’autres peuvent lire : un jeu inventé en bougeant, puis mis en dessins.',
      domaines: [
        { domaine: 'langagier', composante: 'Éveil à la lecture et à l’écriture', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
      ],
      objectifs: [
        'Inventer un signe pour un geste du jeu et le faire lire à un ami.',
        'Botter, rouler ou pousser le ballon vers un but choisi.',
        '{30min 45min|Revenir au carton pour jouer, et le corriger avec l’accord des autres.} {20min|S’entendre avec les autres sur ce qui est permis et ce qui est barré.}',
      ],
      materiel: [
        item('Ballon de mousse, gros comme une tête', 'deux', 'Sac de toile bourré de chiffons'),
        item('Chaudières pour les buts', '{45min|quatre}{!45min|deux}', 'Cerceaux'),
        item(
          'Grand carton et crayon gras',
          '{45min|deux de chaque}{!45min|un de chaque}',
          '{!hiver|Craie sur l’asphalte ou bâton dans la terre}{hiver|Bâton dans la neige}',
        ),
        optional('{45min|Dossards}', 'quatre', '{!hiver|Manches roulées}{hiver|Capuchons levés}'),
      ],
      preparation: [
        'Choisissez un terrain plat, dégagé de bancs et de poteaux; ramassez roches et branches.',
        'Adossez {45min|un carton vide}{!45min|le carton, vide,} au bord du terrain : il se voit de partout et personne n’y fonce.',
        'Laissez à qui ne joue pas au ballon un autre coin, derrière une ligne tracée du talon.',
        '{1adulte|Seule, tenez-vous près du carton, d’où le terrain et le coin calme se voient tous les deux.} {2adultes|À deux, l’une reste au carton, l’autre avec ceux qui ne jouent pas au ballon.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Posez un ballon au milieu, une chaudière couchée à chaque bout. Écrivez en haut du carton « On peut » et relisez-le du doigt. « Il manque la suite. On la dessinera quand vous l’aurez trouvée. »',
        ),
        play(
          { 20: 12, 30: 15, 45: 16 },
          'Le ballon roule dans la chaudière, passe entre des jambes, voyage à deux, serré ventre contre ventre. Ce qui plaît va sur le carton : un pied, une tête, une main barrée. L’inventeur dessine ou guide votre crayon. Un ballon ou deux? Les enfants essaient et choisissent. Le jeu piétine? « Et si les pieds étaient barrés? »',
        ),
        play(
          { 30: 5, 45: 8 },
          'Partie au carton : tout ce qui y est dessiné compte, permis ou barré. Qui hésite court le lire, pose le doigt sur le signe et revient. Un signe que deux enfants lisent autrement se redessine.',
        ),
        play(
          { 45: 8 },
          'Ouvrez tout à côté un second terrain : deux chaudières, un ballon, le deuxième carton. Une petite équipe, en dossards si vous en avez, y invente un autre jeu. Puis les deux équipes échangent leurs cartons. Chacune joue au jeu de l’autre en ne lisant que les dessins.',
        ),
        closing(
          { 20: 5, 30: 6, 45: 8 },
          'Assis devant {!45min|le carton}{45min|les cartons}, un enfant montre un signe, les autres le miment sans ballon. {!45min|Le}{45min|Chaque} jeu cherche un nom : les enfants vous le dictent, ou sa place reste vide en haut du carton. {20min|La prochaine fois, il se jouera en suivant le carton.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Dessinez un seul trait à la fois et demandez : « Est-ce que ça dit bien ton idée? »',
          'Devant un coup contesté, montrez le carton du bras, sans trancher.',
          'Jouez deux minutes, tout près du carton, en lisant un signe de travers, et laissez-les vous reprendre.',
        ],
        questionsOuvertes: [
          'Comment dessiner « pas avec les mains »?',
          'Qu’est-ce que ce signe nous dit de faire?',
          'Que manque-t-il au carton pour un ami absent?',
        ],
      },
      vocabulaire: ['la règle', 'le signe', 'le but', 'la passe', 'permis', 'barré', 'la flèche', 'viser'],
      adaptations: [
        {
          pour: '4-5a',
          texte:
            'Avec qui découvre, une chaudière et deux signes : le pied et la main barrée. Un groupe rodé nomme un arbitre, debout près du carton, le temps de trois buts; il cède ensuite sa place.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui court peu est le gardien du carton : les joueurs viennent à lui pour lire, et il ajoute son propre signe.',
        },
        {
          pour: 'interieur',
          texte:
            'Au local, une balle de bas roulés, deux paniers et des joueurs assis : le carton dit avec quoi la pousser.',
        },
      ],
      securite: {
        risquesAcceptes: ['Bousculades, ballon reçu au ventre.', 'Déception quand un signe est refusé.'],
        dangersAEliminer: [
          'Ballon dur ou gonflé à bloc : mousse seulement, lancé sous les épaules.',
          'Ballon roulé vers la rue ou l’eau : personne ne le suit; le groupe s’assoit, et seul l’adulte va le chercher, sans quitter les enfants des yeux.',
          'Élan vers un banc, un arbre ou un plus petit : le terrain se rétrécit.',
        ],
        supervision: 'palier3',
        allergies: ['Ballons de latex exclus : mousse ou tissu.'],
      },
      observation: [
        'Éveil à la lecture et à l’écriture : que fait-il pour que son signe soit compris?',
        'Motricité globale : comment dose-t-il un coup de pied ou une passe roulée?',
        'Compétences sociales : que propose-t-il quand deux signes se contredisent?',
      ],
      prolongements: [
        'Affichez le carton : à la prochaine sortie, un enfant qui n’y était pas explique le jeu en lisant les dessins.',
        'À la maison, chacun dessine un signe de plus avec sa famille; le lendemain, le groupe tente de le lire, puis de le jouer.',
      ],
      reflexionRetroaction: [
        'Ai-je dessiné leur idée, ou la mienne en plus clair?',
        'Qui a surtout joué, qui a surtout dessiné, et qui n’a trouvé place ni d’un côté ni de l’autre?',
      ],
    },
  },
  {
    key: 'la-semaine-du-ciel',
    summary:
      'Un ruban au vent, un trait à lire, un signe à dessiner : les observateurs notent le temps qu’il fait et relisent la semaine.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_COGNITIVE'],
    themes: ['vent-et-ciel', 'saisons-et-fetes', 'nombres-et-formes'],
    materials: ['papier-et-crayons', 'chaudieres-et-pelles'],
    place: 'YARD',
    alsoAt: {
      PARK: 'La station voyage dans le chariot et s’installe au même endroit à chaque visite.',
    },
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'météo',
      'température',
      'pluie',
      'neige',
      'vent',
      'nuage',
      'soleil',
      'calendrier',
      'jours de la semaine',
      'tableau',
      'noter',
      'pluviomètre',
      'thermomètre',
      'dessin',
    ],
    seen: [
      'ils sortent la langue et les mains pour savoir s’il mouille encore',
      'elle tient un bout de foulard dans les airs pour voir s’il flotte',
      'il regarde combien d’eau est tombée dans le seau oublié dehors cette nuit',
      'ils ne s’entendent pas si c’était hier ou avant-hier qu’on a eu l’orage',
      'elle demande chaque matin quel temps il va faire et si on met les bottes',
      'il est fier d’annoncer aux amis qu’il vente plus fort qu’hier',
      'dans le vestiaire, ils s’obstinent : tuque ou casquette, fait-tu chaud ou frette',
      'à la fenêtre, ils jasent des nuages noirs et veulent le marquer sur une feuille',
    ],
    scenes: ['vent-pluie', 'tracer-ecrire'],
    picture:
      'En imperméable, une enfant dessine le temps dans la bande de la semaine; un ami lit la jauge de pluie, un autre regarde le ruban au vent.',
    sheet: {
      titre: 'La semaine du ciel',
      observationDepart:
        '« Il faisait soleil hier ou avant-hier? » Personne n’est d’accord. Quelqu’un retourne sa botte : le dessous est encore mouillé.',
      intentionEducative:
        'Soutenir l’envie de laisser des signes que d’autres comprendront, et de s’y fier pour se souvenir.',
      domaines: [
        { domaine: 'langagier', composante: 'Développement graphique', role: 'principal' },
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Mémoire', role: 'secondaire' },
      ],
      objectifs: [
        'Inventer un signe pour le ciel du jour.',
        'Relire la rangée et raconter la semaine.',
        '{4-5a|Mesurer la pluie ou la neige et comparer deux jours.}',
      ],
      materiel: [
        item(
          'Grande bande de papier à cinq cases, longues comme un bras d’enfant',
          'une par semaine',
          'Carton d’emballage',
        ),
        item('Crayons gras', 'un par enfant', 'Craies grasses'),
        item('{!hiver|Chaudière à traits de couleur, servant de jauge}', 'une', 'Contenant transparent'),
        item('Ruban de tissu, noué court à un bâton', 'un', 'Bout de sac de papier'),
        item('{hiver|Bâton à neige, marqué de traits}', 'un', 'Manche de bois'),
        optional('{4-5a|Thermomètre d’extérieur en plastique}', 'un', null),
        optional('{si-foulards|Foulard léger}', '{si-foulards|un, dans votre main}', null),
        optional('{si-bulles|Savon à bulles sans parfum}', '{si-bulles|un flacon, dans votre poche}', null),
        optional('{si-cartons|Grand carton plat, ou boîte dépliée}', '{si-cartons|un}', null),
        optional('{!hiver si-craies|Grosses craies}', '{!hiver si-craies|une pour deux enfants}', null),
      ],
      preparation: [
        'Installez la station (la bande, le ruban, {!hiver|la jauge}{hiver|le bâton à neige}) loin d’un toit et d’un arbre : rien n’y arrête ce qui tombe du ciel.',
        '{!hiver|Calez la jauge sur un banc, ses traits à hauteur de nez d’enfant.} {parc !hiver|Elle passe la nuit dans la cour, à ciel ouvert, et vient au parc sans être vidée.} {hiver|L’hiver, plantez le bâton à neige là où personne ne marche.}',
        'Tracez la bande le lundi matin, cinq cases et le nom du jour en haut de chacune.',
        '{!hiver|Videz la jauge quand tous l’ont lue.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 4, 30: 5 },
          'Dos au soleil, levez le nez, longuement. Trouvez le ruban : pend-il, ou tire-t-il? {si-foulards|Tenez un foulard à bout de bras : dit-il la même chose?} {si-bulles|Soufflez trois bulles : de quel bord s’en vont-elles?} « Ce n’est plus le ciel d’hier. » Laissez-les chercher ce qui a changé.',
        ),
        play(
          { 10: 6, 20: 12, 30: 16 },
          'Les observateurs vont lire le ruban et {!hiver|la jauge}{hiver|le bâton à neige}, chacun à son rythme, et reviennent. {3-4a|Un gros point pour ce qui tombe, un rond pour le soleil, ou le dessin qui leur vient.} {4-5a|Les enfants s’entendent sur un signe : le même pour le même temps, sinon la rangée ne se lira plus. Ils comptent les traits atteints et les comparent à ceux de la veille.} {si-cartons|La bande repose sur un grand carton, à plat : on y dessine à genoux, sans la crever.} La case se remplit d’un dessin, d’une couleur, d’une flèche pour le vent. {20min 30min|Les crayons ralentissent? « Le ruban dit-il encore la même chose? » On y retourne voir.} {!hiver si-craies|Sur l’asphalte, on fait à la craie le tour d’une flaque ou d’une ombre : demain, y sera-t-elle encore?}',
        ),
        play(
          { 30: 4 },
          '{4-5a|Prévoyez la case de demain, en pâle : elle sera vérifiée, et l’on comptera les fois où le ciel a tenu parole.} {3-4a|Dansez la case du jour : un saut par goutte ou flocon dessiné, un tour sur soi quand il vente.}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          'Un enfant lit la rangée du lundi à aujourd’hui, les autres miment chaque signe. Rangez la bande là où ils peuvent la revoir.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Notez votre propre observation en dernier, en petit, dans un coin.',
          'Revenez au signe de la veille : « Quelqu’un qui n’était pas là, comment le saurait-il? »',
          'Marquez le niveau de votre pouce et laissez l’enfant y mettre le sien.',
        ],
        questionsOuvertes: [
          'Comment dessiner le vent?',
          '{4-5a|Quel jour de la semaine a été le plus venteux?}',
          'Que dit le ruban?',
          'Qu’est-ce qui a changé depuis hier?',
        ],
      },
      vocabulaire: ['le ciel', 'le nuage', 'le vent', '{!hiver|la jauge}', 'le signe', 'hier', 'couvert', 'mesurer'],
      adaptations: [
        { pour: '3-4a', texte: 'Une case, un dessin, un geste : l’enfant lit la semaine en refaisant les gestes.' },
        {
          pour: '4-5a',
          texte:
            'Ajoutez un thermomètre d’extérieur, tenu par un responsable du jour, et un nombre ou un niveau dans la case.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui trace peu montre le ciel, puis l’un des signes des jours passés; sa main sur la vôtre, il le refait dans la case neuve.',
        },
        {
          pour: 'autre_saison',
          texte: 'Gardez les bandes : les enfants comparent une semaine d’une saison à celle d’une autre.',
        },
      ],
      securite: {
        risquesAcceptes: ['Mains mouillées, papier froissé.', '{4-5a 30min|Ciel qui fait mentir les prévisions.}'],
        dangersAEliminer: [
          'Éblouissement : le ciel s’observe dos au soleil, que personne ne fixe.',
          'Ruban : noué court au bâton, hors des passages, rangé s’il se défait.',
          '{hiver|Bâton à neige : plus haut que les têtes, le bout arrondi, hors des passages.}',
          '{!hiver|Orage : rentrez au premier tonnerre et attendez 30 minutes; la case se remplit de la fenêtre.}',
          '{ete|Coup de chaleur, coup de soleil, surface brûlante, piqûres : ombre, eau et pauses.}',
          '{si-bulles|Savon dans un œil : vous seule soufflez, dos au vent.}',
        ],
        supervision: 'palier4',
        allergies: [
          '{!hiver|Pollens : l’enfant qui y réagit lit le ruban, loin des arbres et des herbes hautes.} {hiver|L’air froid gêne l’enfant asthmatique? Sa pompe vient à la station et il dessine le premier.}',
        ],
      },
      observation: [
        'Développement graphique : quels traits, quelles formes choisit-il pour le temps qu’il fait?',
        'Éveil aux sciences : que remarque-t-il qui change d’un jour à l’autre?',
        'Mémoire : que retrouve-t-il dans la rangée de la semaine?',
      ],
      prolongements: [
        'Lisez à la fin du mois toutes les bandes à la suite, au sol, en marchant à côté.',
        'Demandez à une famille qui a des proches au loin quel temps il fait là-bas ce matin.',
      ],
      reflexionRetroaction: [
        'La bande est-elle consultée, ou seulement remplie?',
        'Les signes appartiennent-ils aux enfants?',
      ],
    },
  },
  {
    key: 'l-oiseau-tombe',
    summary:
      'Un oiseau mort, à trois pas : les enfants gardent l’endroit, posent leurs questions, puis bâtissent un lieu pour s’en souvenir.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_LANGUAGE'],
    themes: ['emotions-et-amitie', 'oiseaux'],
    materials: ['batons', 'roches', 'cocottes', 'papier-et-crayons'],
    place: 'YARD',
    alsoAt: {
      PARK: 'Le cercle se fait avec ce qui est au sol, et le lieu reste aux passants.',
      WOODS: 'Au boisé, l’oiseau reste là où il est : le cercle l’entoure de loin et le sentier le contourne.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    subject: 'deuil',
    calls: [
      'oiseau mort',
      'mort',
      'deuil',
      'animal mort',
      'enterrer',
      'triste',
      'fenêtre',
      'vitre',
      'il ne vole plus',
      'chagrin',
      'pourquoi on meurt',
      'mon chien est mort',
      'dire adieu',
      'la tristesse',
    ],
    seen: [
      'ils ont trouvé un moineau raide dans la cour et n’osent plus bouger',
      'il touche du bout du bâton une mésange qui ne bouge plus',
      'ils font un petit rond de roches pour que personne ne pile dessus',
      'elle demande encore et encore si la petite bête va se réveiller',
      'il a de la peine depuis que son grand-papa est au ciel',
      'elle veut savoir si sa maman va mourir elle aussi un jour',
      'depuis que le poisson de la classe est mort, ils lui font des funérailles',
      'dans la cour, un oiseau a foncé dans la fenêtre et tout le groupe l’a vu',
    ],
    scenes: ['bestioles', 'consoler'],
    picture:
      'Un oiseau mort dans un cercle de bâtons; une enfant se blottit contre l’éducateur, un ami fait adieu, deux autres assemblent un rond de roches.',
    sheet: {
      titre: 'L’oiseau tombé',
      observationDepart:
        'Un enfant s’est figé, le doigt tendu. « Il dort tout croche. » Les autres sont arrivés en courant, puis se sont arrêtés d’eux-mêmes.',
      intentionEducative:
        'Offrir un moment calme et vrai pour approcher la mort, poser ses questions et choisir son geste.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
      ],
      objectifs: [
        'Dire ou montrer ce que l’oiseau lui fait.',
        'Poser une question et entendre une réponse vraie.',
        'Dessiner ou rejouer ce qu’il a vu.',
      ],
      materiel: [
        item('Bâtons pour le cercle de garde', 'une douzaine', 'Roches en rond'),
        item(
          '{30min 45min|Roches, cocottes et brindilles pour le lieu du souvenir}',
          'une chaudière',
          'Feuilles mortes ou boules de neige',
        ),
        item(
          '{30min 45min cour parc|Pelle à long manche et gants, pour l’adulte}',
          'une pelle, une paire',
          '{cour parc|Pelle à neige}',
        ),
        item('{30min 45min cour parc|Boîte de carton à couvercle}', 'une', '{cour parc|Deux sacs de papier}'),
        item('Savon, eau et débarbouillettes', 'pour tout le groupe', null),
        item('Papier et crayons', 'pour qui en veut', 'Doigt dans la terre ou la neige'),
        optional('{si-cônes|Cônes}', '{si-cônes|deux}', null),
        optional('{si-couvertures|Couverture}', '{si-couvertures|une}', null),
        optional(
          '{cour parc !hiver si-craies|Grosses craies}',
          '{cour parc !hiver si-craies|une par enfant qui en veut}',
          null,
        ),
        optional('{!hiver si-toutous|Toutous lavables}', '{!hiver si-toutous|deux ou trois}', null),
        optional('{si-livres|Livre d’oiseaux}', '{si-livres|un}', null),
      ],
      preparation: [
        'Si un enfant vit une perte, installez-vous de son côté du cercle; sa famille sera la première avertie.',
        'Entourez l’oiseau de bâtons à trois pas de lui, avant toute parole. {si-cônes|Posez deux cônes plus loin : ceux qui courent y font demi-tour.}',
        '{30min 45min cour parc|Suivez la consigne de votre milieu pour l’enlever; vous seule vous en approchez, gants aux mains.} {20min cour parc|Suivez la consigne de votre milieu : décidez qui enlèvera l’oiseau, et quand.}',
        'Gardez ouvert, à vue, le jeu que les autres avaient commencé.',
      ],
      deroulement: [
        opening(
          { 20: 4, 30: 5, 45: 6 },
          'Assoyez-vous au bord du cercle, un enfant contre vous s’il le veut. {si-couvertures|Qui préfère ne pas voir s’assoit à côté de vous, dos au cercle, sur une couverture.} « Il est mort. Ses ailes, son cœur, ses yeux ont arrêté. Ce n’est pas dormir, il n’a pas mal. » Puis taisez-vous.',
        ),
        play(
          { 20: 12, 30: 12, 45: 16 },
          'Certains gardent le cercle, d’autres dessinent ou s’en vont jouer; tout est permis. {cour parc !hiver si-craies|Sur l’asphalte, loin du cercle, la craie refait l’oiseau comme il volait.} {!hiver si-toutous|Un toutou, gardé loin du cercle, se laisse serrer.} Les questions arrivent par petits bouts. {3-4a|« Il va revenir? » « Non. » La même question revient dix fois, la même réponse aussi.} {4-5a|« Est-ce que sa mère le sait? » Dites « je ne sais pas » quand vous ne savez pas.} {cour|Quelqu’un lève les yeux vers la fenêtre : l’oiseau l’a-t-il frappée?}',
        ),
        guided(
          { 30: 3, 45: 4 },
          '{cour parc|Annoncez chaque geste, puis glissez l’oiseau sur la pelle et dans la boîte. Fermez, et posez-la en hauteur, hors d’atteinte. Ceux qui le souhaitent disent adieu de la main, de leur place.} {bois|Dites adieu depuis le cercle, d’un mot ou de la main. « Il restera ici. Son corps va devenir de la terre, petit à petit. »}',
        ),
        play(
          { 30: 5, 45: 12 },
          'À un autre endroit, ceux qui le veulent bâtissent un lieu du souvenir : un rond de roches, un nid, un perchoir. Des enfants se font oiseaux, tombent, se relèvent, sont soignés. Laissez jouer : c’est leur manière d’y penser.',
        ),
        closing(
          { 20: 4, 30: 5, 45: 7 },
          'Pendant que les mains se lavent, chacun dit, montre ou tait une chose qu’il a aimée des oiseaux. {si-livres|Mains sèches, on ouvre un livre d’oiseaux : on y cherche le même, bien vivant.} Qui a pleuré se rafraîchit le visage. « Nous pourrons en reparler demain. » {20min cour parc|Dites quand et par qui l’oiseau sera enlevé.} Demandez ensuite de quoi ils ont envie.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Respirez lentement, main à plat sur votre cuisse : les enfants règlent leur souffle sur le vôtre.',
          'Répondez court, au mot près de la question; attendez la suivante.',
          'Laissez vivre le jeu de mourir et suivez-le d’une voix égale : « Tu tombes, et ton ami vient te chercher. »',
        ],
        questionsOuvertes: [
          'Qu’est-ce que tu vois?',
          'Qu’est-ce que tu te demandes?',
          '{30min 45min|Que voudrais-tu mettre au lieu du souvenir?}',
        ],
      },
      vocabulaire: [
        'mort',
        'l’aile',
        'le cœur',
        '{30min 45min|adieu}',
        '{30min 45min|le souvenir}',
        'le chagrin',
        'plus jamais',
        'garder',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte: 'Une phrase à la fois, beaucoup de bras offerts; l’enfant peut tourner le dos et revenir.',
        },
        {
          pour: '4-5a',
          texte:
            'Pour ceux qui veulent agir : ils inventent un signe, {20min|sur le papier}{30min 45min|au bâton ou en roches}, qui dira à tous qu’un oiseau est tombé ici.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui court et rit fort a besoin de ses jambes : confiez-lui {20min|le papier et les crayons à porter à ceux qui dessinent}{30min 45min|le transport des roches du lieu du souvenir}, autant d’allers-retours qu’il voudra.',
        },
        {
          pour: 'interieur',
          texte:
            'Vu par la fenêtre, l’oiseau appelle les mêmes mots; le cercle se fait de coussins{30min 45min|, et le lieu du souvenir sur un rebord}.',
        },
      ],
      securite: {
        risquesAcceptes: ['Chagrin, colère, questions répétées.', 'Jeu de mort qui surprend un collègue.'],
        dangersAEliminer: [
          'Animal mort : personne ne touche ni ne dépasse les bâtons; mains lavées au savon pour tout le groupe.',
          'Mots qui trompent : ni « endormi » ni « parti en voyage », qui rendent le dodo et les absences inquiétants.',
          '{30min 45min cour parc|Pelle, boîte et gants : l’adulte seul les manie et suit la consigne du milieu; rien de cela ne rejoint les jouets.} {20min cour parc|Oiseau encore là : les bâtons l’entourent jusqu’à ce qu’on l’enlève, et le groupe joue plus loin.} {bois|Retour au cercle par curiosité : un enfant à la fois, la main dans la vôtre.}',
        ],
        supervision: 'palier2',
        allergies: ['Plumes et duvet : tout enfant qui y réagit se place du côté d’où vient le vent.'],
      },
      observation: [
        'Compétences émotionnelles : que montre son corps avant ses mots?',
        'Langage oral : quelles questions pose-t-il, et lesquelles répète-t-il?',
        'Fonction symbolique : comment dessine-t-il ou rejoue-t-il ce qu’il a vu?',
      ],
      prolongements: [
        '{20min|Retournez à cet endroit dans quelques jours : chacun peut s’y arrêter ou passer à côté.} {30min 45min|Retournez au lieu du souvenir dans quelques jours : chacun peut y ajouter quelque chose ou passer à côté.}',
        'Écrivez ce soir aux familles ce qui a été vu et répondu; une photo d’une bête aimée peut arriver le lendemain.',
      ],
      reflexionRetroaction: [
        'Ai-je laissé assez de silence?',
        'À quel enfant faut-il que je reparle en tête-à-tête, et comment?',
      ],
    },
  },
]
