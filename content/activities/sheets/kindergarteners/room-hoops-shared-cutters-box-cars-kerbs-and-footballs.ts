import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

/** Baskets that grow a beard of tape, a thumb in a ball of dough, boxes with their brakes inside, an unseen thread on a kerb, a ball that wants a change. */
export const KINDERGARTENERS_BASKET_AND_BALL_SHEETS: readonly BankSheet[] = [
  {
    key: 'au-basket-le-panier-a-de-la-barbe',
    summary:
      'Au basket, chaque balle entrée vaut un point, et chaque point un poil de ruban au menton du panier. On choisit sa ligne, et la barbe pousse.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['mouvement-et-defis', 'nombres-et-formes'],
    materials: ['ballons'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'lancer',
      'le basket',
      'basket',
      'basketball',
      'balles',
      'balles, ruban-cache, paniers',
      'balles et paniers',
      'paniers',
      'ruban-cache',
      'lancer dans un panier',
      'lancer des balles dans un panier',
      'ils lancent tout dans la poubelle de recyclage',
      'lancer dans la poubelle',
      'poubelle de recyclage',
      'compter ses points',
      'compter les points',
      'marquer des points',
      'viser',
      'viser le panier',
      'ligne de lancer',
      'reculer pour lancer',
      'boules de papier',
    ],
    picture:
      'Une enfant a lancé sa balle à deux mains vers un panier qui porte trois poils de ruban; une main au mur, l’ami tient le quatrième.',
    seen: [
      'ils garrochent leurs papiers dans le bac de recyclage et crient panier',
      'au rangement, ils pitchent les blocs dans le bac au lieu de les déposer',
      'ils roulent leurs mitaines en boule et les lancent dans leur casier pour compter des points',
      'il rate toujours le panier, se décourage et dit qu’il n’est pas bon',
      'ils s’obstinent pour savoir qui a le plus de points au basket',
      'ils se collent sur le panier pour lancer, puis reculent pour voir s’ils sont capables',
      'depuis le match de basket à la télé, ils lancent tout ce qu’ils trouvent',
      'il pleut, ils veulent lancer des balles dans le local et je leur dis toujours non',
    ],
    scenes: ['lancer', 'compter'],
    sheet: {
      titre: 'Au basket, le panier a de la barbe!',
      observationDepart:
        'Ils lancent tout dans la poubelle de recyclage et comptent leurs points. {3-4a|« Dedans! »} {4-5a|« Moi, j’en ai sept! »}',
      intentionEducative:
        'Permettre à l’enfant de jouer au basket à sa distance : il choisit sa ligne, vise, change son geste quand il rate, et compte ce qui entre.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'cognitif', composante: 'Éveil aux mathématiques', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
      ],
      objectifs: [
        'Lancer une balle dans un panier, à une ou à deux mains.',
        'Avancer ou reculer sa ligne selon que la balle entre ou non.',
        '{3-4a|Compter un point par balle entrée.} {4-5a|Compter des points qui dépendent de la distance.}',
        '{!20min|Inventer une façon de lancer, et la montrer.}',
      ],
      materiel: [
        item('Balles', 'deux par panier, molles, grosses comme un poing', 'Boules de papier chiffonné'),
        item('Paniers', 'un pour deux enfants', 'Bacs de recyclage vides'),
        optional(
          'Ruban-cache',
          'un rouleau, qui reste avec vous',
          'Ruban de peintre, ou un chandail par enfant pour les lignes',
        ),
        optional('{4-5a|Chaises}', 'une par panier', null),
        optional('{si-pinces-à-linge|Pinces à linge}', '{si-pinces-à-linge|cinq par panier}', null),
        optional('{si-cerceaux|Cerceaux, couchés à plat}', '{si-cerceaux|un par panier}', null),
        optional('{si-chaudières|Chaudières}', '{si-chaudières|une par panier}', null),
        optional('{si-tambourins|Tambourin ou maraca}', '{si-tambourins|un seul, près de vous}', null),
      ],
      preparation: [
        'Dégagez le devant d’un mur nu, loin des fenêtres et des lampes. Rangez les paniers contre ce mur, à deux pas l’un de l’autre : tout le monde lancera dans le même sens. Mettez deux balles dans chaque panier.',
        'Chaque panier a son équipe de deux enfants. L’un lance; l’autre se tient à un pas du panier, de côté, une main sur le mur : c’est le compteur. Le nombre est impair, ou le mur est court? Une équipe de trois a un lanceur, un compteur et, de l’autre côté du panier, un ramasseur.',
        'Avec du ruban-cache, déchirez des bouts longs comme votre main : cinq par panier, les poils, et un par enfant, sa ligne. Collez-les en rangée sur le mur, à côté du panier, en laissant le bas libre : les enfants les décollent eux-mêmes.',
        'Sans ruban-cache, le bord d’un tapis ou un chandail étalé fait la ligne. La barbe se fait avec les doigts d’une main : à chaque point, le compteur ouvre un doigt de plus sous son menton et dit le nombre.',
        'Convenez d’un mot : à « Halte! », les balles restent dans les mains. Tenez-vous derrière les lanceurs, au milieu : vous voyez tous les paniers.',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4 },
          'Assoyez le groupe à côté de vous, devant un panier. « Ce panier veut jouer au basket. » Touchez-le sous le bord : « Il a le menton tout nu! » Prenez deux balles. Lancez la première, de tout près : « Panier! » Tous le crient avec vous. « Un point, un poil. » Avec du ruban-cache, collez un bout par le haut sous le bord du panier. {si-pinces-à-linge|Une pince à linge qui mord le bord est un poil aussi.} Sans ruban, ouvrez un doigt sous votre menton. Reculez de trois pas et ratez la deuxième exprès : « Ma ligne est trop loin. » Reprenez-la, avancez, lancez : « Deux points, deux poils. La barbe pousse! À cinq, elle est finie. » Remettez les poils au mur : « Et vous, où mettrez-vous votre ligne? »',
        ),
        play(
          { 20: 7, 30: 8 },
          'Chacun choisit sa ligne : il y colle son bout de ruban-cache ou y étale un chandail. On lance ses deux balles. Le compteur crie « Panier! » ou « Presque! »; après la deuxième, il ajoute un poil par balle entrée. Puis il roule les balles jusqu’à la ligne, et l’on change de place. Dans l’équipe de trois, le ramasseur les roule, puis devient lanceur. Cinq poils? On gratte la barbe, grr, grr, on remet les poils au mur, ou l’on ferme sa main, et l’on repart à un. {3-4a|À trois ans, la ligne est à un pas. On balance la balle à deux mains, entre les genoux, une fois, deux fois, et on la lâche.} {4-5a|À quatre ans, on part de deux pas, et l’on regarde le fond du panier plutôt que sa balle.}',
        ),
        play(
          { 20: 6, 30: 7 },
          '« Halte! » Chacun refait sa ligne. Les deux balles entraient? On recule d’un pied. Aucune n’entrait? On avance d’un pied. {si-cerceaux|Un cerceau couché fait la ligne : on le pousse du pied.} « Lancez! » {3-4a|À trois ans, on lance à genoux, puis debout, une balle en l’air, une balle en dessous : comment entre-t-elle le mieux?} {4-5a|À quatre ans, la ligne dit le nombre de poils : jusqu’à deux grands pas du panier, un poil; à trois ou plus, deux poils. Avant de lancer, on annonce : « J’essaie pour deux! » On peut aussi poser le panier sur une chaise, le dossier au mur.} {si-chaudières|À côté du panier, une chaudière, plus étroite : combien de poils vaut-elle?} La barbe se finit encore à cinq : combien de barbes a-t-on fait pousser?',
        ),
        play(
          { 30: 6 },
          '« Halte! Comment lancerait une grenouille? » Accroupissez-vous, une balle entre les mains, sautez et lâchez-la en haut : « Le tir de la grenouille! » Chaque panier invente le sien, et toute balle entrée donne encore un poil. {3-4a|À trois ans, on choisit une bête. Comment la tortue lance-t-elle, couchée? Et l’éléphant, avec son bras en trompe?} {4-5a|À quatre ans, on essaie dos au panier, assis, ou la balle passée sous un genou levé, puis on donne un nom à son tir.} On l’essaie trois fois. Ensuite, on le montre à l’équipe d’à côté, ou à vous : qui saura le refaire?',
        ),
        closing(
          { 20: 4, 30: 5 },
          '« Halte! Fin du match de basket! » Chacun s’assoit près de son panier. On peigne sa barbe avec les doigts, et l’on compte les poils un par un, tout haut. Sans ruban, on refait la dernière barbe avec sa main, et on la compte. Avec du ruban-cache, on la rase : les poils et les lignes, décollés et roulés ensemble, font une boule collante. Assise au milieu, tenez un panier sur vos genoux : « Le dernier panier de la journée! » Une équipe à la fois vient y lancer, de tout près, une balle ou sa boule de barbe; les autres crient « Panier! ». {si-tambourins|L’équipe qui vient de lancer salue la suivante au tambourin ou à la maraca.} Tout le monde marque, et l’on range.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Dites ce que fait la balle : « Elle a passé par-dessus. » Laissez l’enfant trouver s’il avance, s’il recule ou s’il lance plus mou.',
          'Un enfant annonce cent points? Comptez avec lui les poils ou les doigts, sans vous presser.',
          'Deux enfants comparent leurs barbes? « La tienne est longue. D’où lançais-tu? » On parle des lignes plutôt que du gagnant.',
        ],
        questionsOuvertes: [
          'D’où vas-tu lancer?',
          'Que changes-tu quand la balle passe à côté?',
          'Combien de poils la barbe a-t-elle?',
          '{4-5a|De combien de pas peux-tu encore reculer?}',
        ],
      },
      vocabulaire: ['le basket', 'le panier', 'lancer', 'viser', 'la ligne', 'le point', 'reculer', 'la barbe'],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Rien n’entre? Sa ligne touche le panier : il y laisse tomber sa balle de haut, et la barbe pousse aussi. Il reculera quand il voudra.',
        },
        {
          pour: '4-5a',
          texte:
            'Il veut finir sa barbe à cinq tout juste, sans un poil de trop : de quelle ligne lancer les derniers?',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'En fauteuil, il a son panier sur une chaise, à la hauteur de ses genoux. Il voit peu? Le compteur tape sur le panier, puis recule d’un pas : l’enfant lance vers le bruit. Les cris le fatiguent? À son panier, on lève le pouce au lieu de crier.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dans la cour, on lance de la neige molle dans le panier, et la ligne est un trait du talon.} {hiver|L’été, dans la cour, le panier est au pied d’un arbre, et la ligne est un trait dans la terre.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Balle molle reçue sur un bras ou une jambe.',
          'Balle ratée plusieurs fois de suite, et un soupir.',
        ],
        dangersAEliminer: [
          'Balle au visage : on lance vers le mur, et le compteur reste de côté, à un pas du panier. Une balle roule devant un autre panier? « Halte! », et l’on va la chercher.',
          'Balle dure : elle sort du jeu.',
          'Balle sous un pied : on la roule jusqu’au lanceur avant de bouger.',
          '{4-5a|Enfant debout sur une chaise : il lance du plancher; la chaise ne porte qu’un panier.}',
          'Ruban-cache sur la peau ou dans la bouche : il se colle au mur, au panier et au plancher, nulle part ailleurs. À la fin, plus un bout ne traîne.',
          '{si-pinces-à-linge|Pince sur la peau, ou démontée : elle ne mord que le bord du panier, et la brisée sort du jeu.} {si-cerceaux|Cerceau qui glisse sous un pied : on y entre au pas, sans sauter.}',
        ],
        supervision: 'palier2',
        allergies: ['Latex : balles de mousse ou de tissu.'],
      },
      observation: [
        'Motricité globale : que font les pieds et le bras de l’enfant quand il lance?',
        'Éveil aux mathématiques : comment compte-t-il les points de la barbe?',
        'Raisonnement : après deux balles ratées, que change-t-il?',
      ],
      prolongements: [
        'Demain, laissez un panier et deux balles au pied du mur : quelle ligne choisira-t-on en premier?',
        'À la maison, une paire de bas roulée et un panier à linge : l’enfant montre à sa famille comment choisir sa ligne.',
      ],
      reflexionRetroaction: [
        'Qui garde la même ligne du début à la fin, et pourquoi?',
        'Ai-je laissé compter à leur façon avant de compter moi-même?',
      ],
    },
  },
  {
    key: 'un-pouce-dans-la-boulette-je-reviens',
    summary:
      'Une boule de pâte pour deux : « Encore combien? — Encore deux. » On attend, on troque; et qui boude met son pouce dans une boulette pour revenir.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['emotions-et-amitie'],
    materials: [],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'la pâte à modeler',
      'pâte à modeler',
      'partager',
      'partager la pâte à modeler',
      'partager les emporte-pièces',
      'emporte-pièces',
      'pâte à modeler et emporte-pièces',
      'se disputer les emporte-pièces',
      'ils se disputent les emporte-pièces',
      'ils se chicanent pour la pâte à modeler',
      'veulent tous le même emporte-pièce',
      'bouder',
      'il va bouder',
      'ils vont bouder au lieu de se parler',
      'demander au lieu d’arracher',
      'attendre qu’un ami ait fini',
      'prêter',
      'échanger',
      'troquer',
      'revenir jouer après une chicane',
      'se réconcilier',
    ],
    picture:
      'À table, un enfant dos tourné regarde par-dessus son épaule et tend le pouce vers la boulette que son amie a roulée à son coude.',
    seen: [
      'ils s’arrachent l’emporte-pièce en étoile et ça finit en larmes à la table',
      'elle croise les bras et va bouder sous la table quand on lui refuse un jouet',
      'à la pâte à modeler, il ramasse toutes les boules et ne veut en prêter aucune',
      'il dit tu n’es plus mon ami, puis il tourne le dos et ne parle plus',
      'il tire sur le rouleau à pâte sans le demander à celle qui s’en sert',
      'elle demande cent fois si c’est son tour, attendre que l’autre finisse est trop long',
      'après une chicane, il voudrait revenir jouer mais ne sait pas comment s’y prendre',
      'ils commencent à s’échanger leurs serpents de pâte contre des biscuits de pâte',
    ],
    scenes: ['chicane', 'petrir'],
    sheet: {
      titre: 'Un pouce dans la boulette : je reviens',
      observationDepart:
        'Ils se disputent les emporte-pièces et vont bouder au lieu de se parler. {3-4a|« C’est à moi! »} {4-5a|« Je joue plus avec toi. »}',
      intentionEducative:
        'Permettre à l’enfant de partager la pâte à modeler avec des mots et un geste : demander, attendre, troquer, et revenir après avoir boudé.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
      ],
      objectifs: [
        'Demander une chose à l’ami qui la tient, et attendre qu’il ait fini.',
        '{3-4a|Montrer sur ses doigts combien de fois il s’en sert encore.} {4-5a|Dire combien de fois il s’en sert encore, et s’y tenir.}',
        'Offrir une chose contre une autre, et accepter un non.',
        'Aplatir la pâte, la pincer, la rouler en boulette.',
      ],
      materiel: [
        item(
          'Pâte à modeler',
          'une boule grosse comme votre poing par enfant, une de plus pour deux enfants, et une pour vous',
          'Pâte à modeler sans blé',
        ),
        optional('Emporte-pièces', 'un pour deux enfants', null),
        optional('{si-ciseaux|Ciseaux à bouts ronds}', '{si-ciseaux|une paire, qui reste devant vous}', null),
        optional('{si-assiettes|Petites assiettes}', '{si-assiettes|une par enfant}', null),
        optional(
          '{si-rouleaux si-rouleaux-à-pâte|Rouleaux à pâte ou tubes de carton}',
          '{si-rouleaux si-rouleaux-à-pâte|un pour deux enfants}',
          null,
        ),
        optional(
          '{si-bouchons|Gros bouchons lavés, larges comme trois doigts}',
          '{si-bouchons|un pour deux enfants}',
          null,
        ),
        optional(
          '{si-papier si-crayons|Papier et gros crayons}',
          '{si-papier si-crayons|une feuille et un crayon par enfant}',
          null,
        ),
      ],
      preparation: [
        'Lisez l’étiquette de la pâte : souvent, elle contient du blé. Un enfant ne peut pas y toucher? Prenez, pour toute la table, des pots neufs d’une pâte dont l’étiquette dit « sans blé » et « sans gluten ».',
        'Pétrissez la pâte jusqu’à ce qu’elle soit souple. Assoyez les enfants deux par deux, côte à côte; une équipe de trois, si le nombre est impair. Chacun a sa boule. Entre les deux, posez une boule de plus, d’une autre couleur si vous en avez : c’est la boule du milieu, la seule à partager. {si-assiettes|Une assiette attend devant chacun : ce qu’il y pose pourra se troquer, le reste est à lui.}',
        'Avec des emporte-pièces, posez-en un seul sur chaque boule du milieu : c’est alors lui que l’on se partage. Les autres restent rangés.',
        'Exercez le petit théâtre de vos deux mains : la droite tient une galette; la gauche la veut, boude derrière votre dos, puis revient enfoncer son pouce dans une boulette.',
      ],
      deroulement: [
        opening(
          { 20: 4, 30: 5 },
          '« Mes deux mains se disputent la pâte à modeler. Regardez-les. » La droite tient une galette. La gauche tire : la galette se déchire. La gauche va bouder derrière votre dos. La droite roule une boulette et la pose devant vous : « Veux-tu revenir? » La gauche sort lentement et y enfonce son pouce. « Un pouce dedans : je reviens! » Puis elle demande : « Encore combien de fois avant mon tour? — Encore deux. » La droite pince la galette, un, deux, et la lui donne. « Et vous? Qui prend la boule du milieu, et qui la demande? »',
        ),
        play(
          { 20: 6, 30: 7 },
          'L’un prend la boule du milieu et la presse à deux mains. L’autre aplatit sa pâte et demande : « Encore combien? » Le premier dit un nombre, de un à trois. Il presse la boule autant de fois, en comptant, et la pousse vers l’ami : « À toi. » Avec un emporte-pièce, on compte les formes découpées. {si-rouleaux si-rouleaux-à-pâte|Avec un rouleau, les passages.} {si-bouchons|Avec un bouchon, les ronds.} Dans l’équipe de trois, la boule fait le tour. {3-4a|À trois ans, on montre un ou deux doigts; l’ami lève les mêmes et en plie un à chaque fois.} {4-5a|À quatre ans, qui attend dit ce qu’il en fera : « Après toi, je fais un nid. » Il en prépare les œufs dans sa pâte.} Deux mains tirent sur la boule? On la pose, et l’on recommence par la question.',
        ),
        play(
          { 20: 6, 30: 7 },
          'Chacun fabrique trois choses bonnes à troquer : une boule, un serpent, une galette, un bol. Puis on en tend une sur sa paume : « Mon serpent contre ton bol? » On répond « oui » ou « non merci ». Après un non, on offre autre chose, ou l’on demande à un autre. {si-ciseaux|Le serpent est trop long? Un enfant à la fois vient s’asseoir devant vous et le coupe avec les ciseaux.} {3-4a|À trois ans, on donne une chose contre une chose. Les deux mains s’avancent : un, deux, trois, on échange!} {4-5a|À quatre ans, on s’entend sur un prix : combien de boules contre un gros bol?} Un non fait bouder? L’ami lui roule une boulette. Il y met le pouce? Il revient. La boulette reste ronde? Pas tout de suite : on lui garde sa place.',
        ),
        play(
          { 30: 7 },
          '« Maintenant, on boude pour rire. » Dans chaque paire, l’un croise les bras et tourne le dos. L’autre roule une boulette jusqu’à son coude : y mettra-t-il le pouce? La boulette reste ronde? On compte jusqu’à cinq, puis on cherche autre chose : « Je t’ai gardé ta place », un serpent, deux petits coups sur la table. Il revient; c’est à l’autre de bouder. Dans l’équipe de trois, deux boudent, et chacun reçoit sa boulette. {3-4a|À trois ans, on boude très fort, on regarde par-dessus l’épaule, et le pouce choisit.} {4-5a|À quatre ans, on revient avec une phrase : « Je voulais la boule encore. » L’ami répond ce qu’il peut : « Encore deux fois, et tu l’auras. »}',
        ),
        closing(
          { 20: 4, 30: 4 },
          'Chacun roule une dernière boulette et la pousse vers quelqu’un qui lui a prêté, donné ou gardé une chose : « Merci pour le bol. » L’ami y met le pouce : « De rien. » Roulez-en d’avance pour ceux qui n’en reçoivent pas. On regarde les creux : quel pouce est entré le plus loin? {si-papier si-crayons|On couche sur une feuille une chose reçue, et l’on en fait le tour au crayon : la pâte rentre, le dessin reste.} Puis chaque paire colle toute sa pâte en une boule, ramasse ses miettes avec et la met au pot. Gardez-y une boulette bien ronde : elle servira à la prochaine bouderie. On range et on se lave les mains.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Deux mains tirent sur la même chose? Posez la vôtre dessus, à plat : rien ne bouge tant que l’un n’a pas demandé et que l’autre n’a pas répondu.',
          'Les mots manquent? Soufflez une seule phrase à l’oreille : « Demande-lui : encore combien? »',
          'Un enfant boude pour vrai? Parlez à son ami : « Lui envoies-tu une boulette? » Puis laissez-le tranquille : son pouce viendra à son heure, ou ne viendra pas.',
        ],
        questionsOuvertes: [
          'Que pourrais-tu lui demander?',
          'Combien de fois encore?',
          'Qu’est-ce que tu offres contre cela?',
          'Comment savoir s’il veut revenir?',
        ],
      },
      vocabulaire: ['partager', 'demander', 'attendre', 'troquer', 'non merci', 'bouder', 'la boulette', 'revenir'],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Il trouve l’attente longue? C’est lui qui compte : il touche le dos de la main de l’ami à chaque fois, un, deux, et la boule est à lui.',
        },
        {
          pour: '4-5a',
          texte: 'Son ami ne veut pas de son serpent, mais du bol d’un autre? À lui de troquer d’abord contre le bol.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Il ne parle pas? Il tend la paume pour demander, et l’ami montre ses doigts pour répondre. La pâte sur les doigts lui déplaît? Il appuie sur la boulette du coude, par-dessus sa manche. Le bruit le fait fuir? Sa paire est au bout de la table.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dans la cour, la boulette est de neige : le pouce de la mitaine y laisse son creux.} {hiver|L’été, dans la cour, la table est à l’ombre, et la pâte reste au frais entre deux jeux.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Un non, une attente, une bouderie qui dure.', 'Pâte dans les ongles et sur les manches.'],
        dangersAEliminer: [
          'Pâte dans la bouche : elle ne se mange pas; on la sort, et l’on se rince la bouche.',
          'Ami qui boude, secoué ou ramené de force : la boulette s’arrête à son coude, et personne ne le touche.',
          'Pâte au plancher : elle glisse sous le pied, on la ramasse aussitôt.',
          'Emporte-pièce de métal ou fendu : il sort du jeu.',
          '{si-ciseaux|Ciseaux : une seule paire, qui ne se partage pas; un enfant assis à portée de votre bras, et vous la rangez hors de portée avant de vous lever.}',
          '{si-bouchons|Bouchon à la bouche : il se lave et revient sur la boule du milieu.}',
        ],
        supervision: 'palier2',
        allergies: ['Blé et gluten : lisez l’étiquette de la pâte; mains et table lavées à la fin.'],
      },
      observation: [
        'Compétences sociales : que dit ou que fait l’enfant quand il veut ce qu’un autre tient?',
        'Compétences émotionnelles : qu’est-ce qui l’aide à revenir?',
        'Motricité fine : comment roule-t-il une boulette bien ronde?',
      ],
      prolongements: [
        'Demain, à n’importe quel jeu, la boulette gardée dans le pot roule vers qui boude.',
        'À la maison, la question « encore combien? » sert pour la balançoire ou le lavabo : donnez-la à la famille.',
      ],
      reflexionRetroaction: [
        'Ai-je laissé le temps de bouder avant de vouloir réparer?',
        'Qui donne toujours, qui demande toujours, et comment changer?',
      ],
    },
  },
  {
    key: 'le-moteur-dehors-les-freins-dedans',
    summary:
      'La boîte de carton est une auto : un passager dedans, un moteur derrière. Une tape, on part; « stop! », on freine. Au garage, on change de place.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['mouvement-et-defis', 'emotions-et-amitie'],
    materials: ['cartons-et-boites'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'les boîtes',
      'boîtes',
      'boîtes de carton',
      'grosses boîtes de carton',
      'pousser les boîtes',
      'pousser une boîte',
      'se pousser dans les boîtes',
      'entrer dans les boîtes',
      'rentrer dans une boîte',
      'les petits rentrent dans les boîtes',
      'les grands les poussent',
      'pousser comme des autos',
      'auto en carton',
      'autos en boîtes de carton',
      'garage',
      'stationner',
      'les grands et les petits ensemble',
      'parcours de boîtes',
      'tunnel de boîtes',
      'traverser une boîte',
      'conduire une boîte',
    ],
    picture:
      'Assise dans une boîte de carton, une petite lève la main, « stop »; derrière elle, à genoux, un grand lève les deux mains.',
    seen: [
      'on a reçu une livraison et ils se sont tous assis dans les boîtes de carton',
      'ils se poussent l’un l’autre dans le bac à jouets en faisant vroum',
      'les grands poussent trop vite la boîte du petit, qui crie d’arrêter',
      'elle s’assoit dans la caisse vide et attend que quelqu’un la fasse rouler',
      'tout le monde veut être dans la boîte et personne ne veut pousser',
      'il entre dans la boîte, en sort, y rentre, toute la matinée',
      'dans le corridor, ils poussent les grosses boîtes comme des chars et foncent dans le mur',
      'ils couchent les boîtes vides par terre et rampent dedans comme dans un tunnel',
    ],
    scenes: ['pousser', 'vehicules', 'cooperer'],
    sheet: {
      titre: 'Le moteur dehors, les freins dedans',
      observationDepart:
        '{multiage 18-24m|Les petits rentrent dans les boîtes, et les grands les poussent comme des autos. « Encore! »} {!18-24m|Un enfant rentre dans une boîte, un autre la pousse comme une auto. « Plus vite! »} {!multiage 18-24m|Un trottineur rentre dans une boîte; un autre la pousse. Elle avance!}',
      intentionEducative:
        'Permettre à l’enfant de pousser une boîte, d’y monter et d’y rouler comme en auto{2-3a 3-4a 4-5a|, en écoutant l’ami qui freine ou qui pousse}.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
      ],
      objectifs: [
        'Pousser une boîte avec tout son corps, et l’arrêter.',
        'Entrer dans une boîte, s’y asseoir et en sortir.',
        '{2-3a 3-4a 4-5a|Faire partir l’auto d’une tape, l’arrêter d’un « stop ».} {!2-3a !3-4a !4-5a|Taper sur la boîte pour qu’elle reparte.}',
        '{!20min 18-24m 2-3a|Traverser une boîte à quatre pattes.} {!20min !18-24m !2-3a|Pousser, enjamber et traverser des boîtes.}',
      ],
      materiel: [
        item(
          'Boîtes de carton',
          '{18-24m 2-3a|une par enfant, où il tient assis}{!18-24m !2-3a|une pour deux enfants, où l’un tient assis}{!20min !18-24m !2-3a|, quatre petites, plus basses qu’un genou}{!20min|, et une grande de plus pour le tunnel}',
          null,
        ),
        optional('{si-crayons|Gros feutres lavables}', '{si-crayons|un par enfant}', null),
        optional('{si-toutous si-poupées|Toutous ou poupées}', '{si-toutous si-poupées|un par enfant}', null),
        optional('{si-ruban-adhésif|Ruban adhésif}', '{si-ruban-adhésif|un rouleau, qui reste avec vous}', null),
        optional('{si-cônes|Cône souple}', '{si-cônes|un}', null),
        optional('{!20min si-tunnel|Tunnel de jeu, ouvert aux deux bouts}', '{!20min si-tunnel|un}', null),
      ],
      preparation: [
        'Prenez des boîtes dont le bord arrive sous les bras d’un enfant assis. Ôtez les agrafes, le plastique et le vieux ruban; pliez les rabats vers l’intérieur. {18-24m 2-3a|À un bout de chaque boîte, coupez d’avance une porte qui descend à une main du fond : on y entre en levant le pied.}',
        'Dégagez un chemin sur un plancher dur, autour d’une table, où deux boîtes se suivent sans se toucher. Toutes roulent du même côté. Un long mur est le garage : les voyages y commencent et y finissent.',
        'Essayez : une tape sur la boîte, on part; « stop », on lève les deux mains. Qui pousse met les mains au bas de la boîte : poussée en haut, elle bascule.',
        '{!20min|Ouvrez le fond de la boîte du tunnel et gardez-la debout contre un mur jusqu’à ce qu’elle serve.} {!20min !18-24m !2-3a|Les petites boîtes attendent à côté.}',
        '{18-24m|Restez à genoux sur le chemin, de biais, près des plus jeunes : vous avancez à leur vitesse et voyez venir les autres.} {!18-24m|Restez à genoux au garage : vous voyez partir et arriver toutes les boîtes.} {2-3a !multiage|Vous n’en sortez que pour trois pas de moteur.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'À genoux, poussez une boîte de carton vide : « Vroum! » Elle fonce doucement dans le mur : « Boum! Cette auto-là n’a pas de freins! » Un enfant entre dans la boîte et s’assoit. « Moi, dehors, je suis le moteur. Toi, dedans, tu as les freins. » Il tape sur la boîte : poussez de trois petits pas. Il dit « stop », ou lève une main? Lâchez tout, les deux mains en l’air, et tous freinent avec vous : « Pssh! » Il tape encore : « Vroum! » Au mur, toc : {2-3a 3-4a 4-5a|« Le garage! On change de place. Qui monte? Qui pousse? »} {!2-3a !3-4a !4-5a|« Le garage! Qui monte dans sa boîte? Qui la pousse? »}',
        ),
        play(
          { 20: 7, 30: 8, 45: 13 },
          'Le tour de la table commence au garage. {si-crayons|On y dessine d’abord, boîte arrêtée, les phares de son auto au gros feutre lavable.} {2-3a 3-4a 4-5a|Le passager s’assoit dans la boîte, les mains en dedans; le moteur pousse. Une tape, on part; « stop », le moteur lève les mains. Au garage, on change de place.} {18-24m|À dix-huit mois, on pousse une boîte vide, on y entre, on en sort.} {18-24m !multiage|Un enfant s’assoit et tape? Poussez-le de trois pas et arrêtez : « Encore? » Attendez sa tape. Les autres poussent devant vous : « Vroum! » Ça bloque? Tournez la boîte avec eux, d’une main.} {2-3a|À deux ans, on pousse sa boîte vide; s’il y a un passager, on pousse à deux.} {2-3a !multiage|Il tape, assis dans sa boîte, et il n’y a personne derrière? Venez faire trois pas de moteur, « Vroum! », et appelez un ami pour la suite. La boîte bute contre la table? On va la pousser par l’autre bout.} {3-4a|À trois ans, on pousse à genoux : l’auto est lente, le frein répond.} {3-4a !multiage|Le passager choisit un arrêt, la chaise ou la porte, et le montre du doigt; le moteur s’y arrête, puis attend la tape. Fatigué? Le moteur fait « teuf, teuf », on s’arrête, et l’on échange plus tôt.} {4-5a|À quatre ans, le moteur annonce : « Je tourne! » Le passager se penche.} {4-5a !multiage|Avant de partir, le passager dit son voyage : « Tout droit, puis un arrêt à la chaise. » Le moteur le répète, puis le fait. A-t-il tout retenu?} {3-4a 4-5a|Une équipe de trois a deux moteurs.} {si-toutous si-poupées|Un toutou ou une poupée monte dans une boîte vide : on pousse en douceur.}',
        ),
        play(
          { 20: 6, 30: 7, 45: 10 },
          '« Les autos vont au garage à reculons : bip, bip, bip! » {si-ruban-adhésif|Des traits de ruban, collés d’avance au plancher, font les places : l’auto y entre-t-elle toute?} {2-3a 3-4a 4-5a|Le moteur passe de l’autre côté et pousse vers le mur. Le passager dit « encore… encore… stop! » Toc, stationnée : on change de place et l’on repart.} {18-24m|À dix-huit mois, on pousse sa boîte jusqu’au mur, toc, et l’on en choisit une autre.} {18-24m !multiage|Dites « bip, bip » avec eux. Les boîtes au mur, assoyez-vous devant : « Qui est dans le garage? » Un enfant entre dans l’une, se lève : « Coucou! » Puis il tape, et vous le ramenez sur le chemin.} {2-3a|À deux ans, on cherche un trou entre deux boîtes.} {2-3a !multiage|On sort par la porte, on ferme l’auto à clé, « clic », et l’on en choisit une autre pour repartir.} {3-4a|À trois ans, on se stationne collé au voisin, sans le cogner.} {3-4a !multiage|Trop loin? Trop près? Le passager le dit, et le moteur recommence.} {4-5a|À quatre ans, on laisse juste la place d’une boîte : qui y entrera?} {si-cônes|Un cône barre le bout du garage : juste avant, stop!}',
        ),
        play(
          { 30: 6, 45: 11 },
          '{18-24m 2-3a|Couchez la boîte ouverte sur le chemin : voilà un tunnel.} {18-24m|À dix-huit mois, on se penche à un bout; au bout opposé, votre main s’agite : « Coucou! » On traverse à quatre pattes, ou l’on pousse le tunnel, et c’est bien aussi.} {18-24m !multiage|Cognez doucement sur le carton : « Toc, toc! » L’enfant cogne à son tour. Les autres poussent leur boîte autour de vous, et passent quand il est sorti.} {2-3a|À deux ans, on pousse sa boîte à l’entrée, on traverse, on revient la chercher.} {2-3a !multiage|Ceux qui attendent cognent sur le carton : « Toc, toc! Qui passe? — C’est moi! » Combien de têtes sont déjà sorties? On compte, et l’on refait le tour.} {18-24m 2-3a|Un enfant dans le tunnel? Les boîtes attendent.} {multiage 18-24m 2-3a|Un plus grand garde l’entrée : « Feu rouge… feu vert! » Les autres font le tour de la table avec leur boîte et s’arrêtent à son feu. Au tour suivant, un autre garde l’entrée.} {!18-24m !2-3a|Les passagers descendent. Couchez le tunnel sur le chemin et mettez les quatre petites boîtes en file : c’est un parcours. On pousse une boîte vide le long du garage, aller et retour. On enjambe les quatre petites, un pied entre chacune. On traverse le tunnel à quatre pattes. Chacun commence où il y a de la place et continue en rond.} {3-4a !18-24m !2-3a|À trois ans, on donne la main à un ami pour enjamber.} {3-4a !multiage|On dit ce que l’on fait : « Je pousse! J’enjambe! Je traverse! » Une petite boîte a bougé? On la replace et l’on repart.} {4-5a !18-24m !2-3a|À quatre ans, on change une boîte de place : est-ce plus difficile? Puis on refait le tour sur la pointe des pieds, sans faire bouger une seule petite boîte.} {si-tunnel|Le tunnel de jeu prolonge celui de carton, bout à bout : on ressort bien plus loin.}',
        ),
        closing(
          { 20: 4, 30: 5, 45: 6 },
          '« Dernier voyage! » Une tape, et toutes les boîtes roulent doucement jusqu’au garage. Toc. « Coupez le moteur : vroum… vrr… pff. » Chacun s’assoit, dans sa boîte ou à côté. Faites le tour, à genoux : une tape sur chaque boîte, et qui veut refait son bruit d’auto. {2-3a 3-4a 4-5a|« Qui t’a poussé? Qui t’a fait freiner? » On le lui dit d’un pouce levé.} {!2-3a !3-4a !4-5a|« Tu as poussé. Tu as roulé. »} Puis on pousse ensemble une boîte dans une plus grosse, comme un tiroir. Celles qui n’entrent nulle part s’empilent au garage. « Bonne nuit, les autos! »',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Montrez que le « stop » compte : arrêtez tout de suite, même si ce n’était que pour essayer.',
          '{2-3a 3-4a 4-5a|Personne ne part sans sa tape : demandez au moteur pressé si son passager est prêt.}',
          '{!2-3a !3-4a !4-5a|Attendez sa tape avant de pousser : il comprend que c’est lui qui décide.}',
          'Dites ce que vous voyez : « Tu pousses avec les jambes. » « Ta boîte est arrêtée. »',
        ],
        questionsOuvertes: [
          'Où va ton auto?',
          'Qui veut monter?',
          '{2-3a 3-4a 4-5a|Comment ton moteur sait-il que tu veux arrêter?}',
          '{3-4a 4-5a|Par où passer sans cogner personne?}',
        ],
      },
      vocabulaire: [
        'la boîte',
        'pousser',
        'dedans',
        'dehors',
        'stop',
        'le garage',
        '{2-3a 3-4a 4-5a|le passager}',
        '{!20min|le tunnel}',
      ],
      adaptations: [
        {
          pour: '18-24m',
          texte:
            'Entrer et sortir est déjà le jeu : tenez la boîte d’une main pendant qu’il lève le pied. {multiage|Un grand qui le pousse le fait à genoux, et vous êtes à côté.}',
        },
        {
          pour: '2-3a',
          texte:
            'Il ne veut plus sortir de sa boîte? Poussez-la au garage avec lui dedans : il garde son auto, et regarde les autres rouler.',
        },
        {
          pour: '3-4a',
          texte: 'Il pousse trop fort? Il devient passager un tour : c’est lui qui dira « stop ».',
        },
        {
          pour: '4-5a',
          texte:
            'Les yeux fermés, le moteur pousse : son passager le conduit avec ses mots, « à gauche, tout droit, stop ». Une seule boîte roule ainsi à la fois.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Il marche peu? Il est passager ou, assis derrière, il pousse la boîte avec les pieds. Il ne parle pas? Sa main levée est le frein. Être enfermé l’inquiète? On ouvre un côté de sa boîte jusqu’en bas.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dans la cour, une boîte à fond large glisse sur la neige tapée jusqu’à ce qu’elle soit mouillée.} {hiver|L’été, dans la cour, les boîtes ne glissent pas sur l’herbe : elles font des tunnels à l’ombre.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Petite secousse quand une boîte touche le mur ou une autre boîte.',
          'Boîte qui penche quand on y entre ou qu’on en sort.',
        ],
        dangersAEliminer: [
          'Boîte qui bascule : l’enfant dedans reste assis, on pousse en bas, jamais en courant. Il se lève? On arrête.',
          'Doigts écrasés contre le mur ou sous la boîte : l’enfant dedans y garde ses mains, et qui pousse les garde derrière.',
          'Enfant arrêté ou couché devant une boîte qui roule : « stop », et l’on attend qu’il soit passé.',
          'Rabats fermés ou boîte retournée sur un enfant : le dessus reste ouvert.',
          'Agrafe, plastique ou coin qui pique : cette boîte sort du jeu. {18-24m 2-3a|Carton mâché : on le retire de la bouche et l’on change la boîte.}',
          '{!20min|Enfant dans le tunnel : rien ne roule vers lui, et l’on n’y entre pas à deux par les deux bouts.}',
          '{si-crayons|Capuchon dans une bouche : vous les gardez tous; les feutres sont rangés avant que les autos partent.} {si-ruban-adhésif|Ruban décollé ou mâché : vous l’ôtez aussitôt.}',
        ],
        supervision: 'palier1',
        allergies: ['Boîtes d’aliments : celles où il reste des miettes vont au recyclage.'],
      },
      observation: [
        'Motricité globale : avec quelles parties de son corps l’enfant pousse-t-il?',
        'Compétences sociales : {2-3a 3-4a 4-5a|que fait-il quand son passager dit « stop »?}{!2-3a !3-4a !4-5a|que fait-il quand un ami veut la même boîte?}',
        'Fonction symbolique : quels bruits ou quels mots font de la boîte une auto?',
      ],
      prolongements: [
        'Demain, laissez deux boîtes au garage : qui demandera le premier tour?',
        'À la maison, un panier à linge vide fait une auto{2-3a 3-4a 4-5a| : l’enfant montre à sa famille où sont les freins}{!2-3a !3-4a !4-5a| : la famille attend sa tape, et pousse de trois pas}.',
      ],
      reflexionRetroaction: [
        'Qui pousse toujours, qui monte toujours, et qui voudrait changer?',
        '{2-3a 3-4a 4-5a|Les « stop » sont-ils entendus du premier coup?} {!2-3a !3-4a !4-5a|Ai-je attendu leur tape, ou poussé trop vite?}',
      ],
    },
  },
  {
    key: 'une-main-un-doigt-un-fil-invisible',
    summary:
      'On marche en équilibre sur la bordure, tenu par la main d’un ami, puis par un doigt, puis par un fil invisible. Clac, il casse? On le renoue.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['mouvement-et-defis'],
    materials: [],
    place: 'PARK',
    alsoAt: {
      YARD: 'Dans la cour, la bordure du carré de sable, un joint du pavé ou un trait du talon suffit.',
      WOODS: 'Au bois, la ligne est un tronc couché, plus bas que le genou, une racine ou un trait du talon.',
    },
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'l’équilibre',
      'équilibre',
      'marcher en équilibre',
      'bordure',
      'bordures',
      'bordure de trottoir',
      'marcher sur la bordure',
      'ils s’arrêtent à chaque bordure',
      'marcher en équilibre en se tenant la main',
      'se tenir la main',
      'poutre',
      'marcher sur une ligne',
      'marcher sur un tronc',
      'tronc couché',
      'funambule',
      'un pied devant l’autre',
      'bras ouverts',
      'tenir sur un pied',
      'garder l’équilibre',
      'tomber de la bordure',
    ],
    picture:
      'Bras ouverts sur une bordure de pierre, une enfant pince l’air; en face, un ami pince l’autre bout d’un fil qu’on ne voit pas.',
    seen: [
      'en promenade, ils grimpent sur chaque bordure et veulent qu’on leur tienne la main',
      'au parc, ils marchent sur le rebord du carré de sable les bras ouverts',
      'elle a peur de tomber et ne lâche pas ma main sur la petite poutre',
      'il dit lâche-moi, je suis capable, puis il perd l’équilibre et se reprend',
      'ils suivent les lignes du pavé un pied devant l’autre, sans toucher à côté',
      'au bois, ils montent sur les troncs couchés et font les funambules',
      'ils se donnent la main sur le rebord, mais l’un tire et l’autre tombe',
      'depuis le spectacle de cirque, ils marchent sur tout ce qui ressemble à un fil',
    ],
    scenes: ['equilibre'],
    sheet: {
      titre: 'Une main, un doigt, un fil invisible',
      observationDepart:
        'Ils s’arrêtent à chaque bordure pour marcher en équilibre en se tenant la main. {2-3a|« Tiens-moi! »} {3-4a 4-5a|« Lâche pas! »}',
      intentionEducative:
        'Permettre à l’enfant de trouver son équilibre sur une bordure : {3-4a 4-5a|un ami le tient de moins en moins}{!3-4a !4-5a|une main le tient}, et un pas raté se répare en riant.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
      ],
      objectifs: [
        'Marcher sur une bordure ou une ligne, tenu par la main{3-4a 4-5a|, par un doigt, puis par un fil invisible}.',
        '{2-3a|Descendre de la ligne et y remonter.} {3-4a 4-5a|Se servir de ses bras pour ne pas tomber.}',
        'Marcher à côté d’un ami, à sa vitesse, sans le tirer.',
        '{3-4a 4-5a !10min|S’arrêter sur la ligne et y tenir sur un pied.}',
      ],
      materiel: [
        optional('{si-planches|Planche large, sans clou ni écharde, à plat par terre}', '{si-planches|une}', null),
        optional(
          '{si-cônes si-bûches|Cônes, ou bûches courtes qui tiennent debout}',
          '{si-cônes si-bûches|un par ligne}',
          null,
        ),
        optional('{si-cordes|Corde, couchée par terre}', '{si-cordes|une}', null),
        optional(
          '{cour parc !hiver si-craies|Grosses craies}',
          '{cour parc !hiver si-craies|une pour deux enfants}',
          null,
        ),
        optional('{si-foulards|Foulards, tenus à la main}', '{si-foulards|un pour deux enfants}', null),
      ],
      preparation: [
        '{parc|Choisissez une bordure de sentier ou de plate-bande, plus basse qu’un genou, loin de la rue et du stationnement.} {cour|Choisissez la bordure du carré de sable, le bord d’un pavé ou un joint bien droit, loin de la barrière.} {bois|Choisissez un tronc couché qui ne roule pas, plus bas qu’un genou, ou une racine longue.} Rien de tel, ou rien d’assez long? Tracez au talon un trait de dix pas : il sert de bordure. {si-planches|Une planche large, couchée à plat par terre, fait une ligne qui ne bouge pas.} {si-cordes|Une corde couchée par terre fait une ligne qui tourne.} {cour parc !hiver si-craies|Sur l’asphalte, la craie trace une ligne en zigzag.}',
        'Passez-y le pied. {hiver|C’est glacé, ou couvert de neige? Ça glisse : tracez plutôt un trait dans la neige tapée.} {hiver cour|Restez loin du bord du toit.} {!hiver|C’est mouillé? Ça glisse : prenez plutôt un trait par terre.} Ôtez ce qui ferait mal là où l’on descend : roche, branche, verre.',
        'Deux enfants vont ensemble : l’un sur la ligne, l’autre à côté, par terre. Trois, si le nombre est impair : celui de la ligne a un ami de chaque côté. Toutes les paires avancent dans le même sens, à deux pas l’une de l’autre. {2-3a|À deux ans, sur une bordure ou un tronc, on monte un à la fois, avec votre main : tracez au talon, tout près, une ligne par terre pour les autres enfants de cet âge.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Montez sur {bois|le tronc}{!bois|la bordure}, ou sur le trait{si-planches| ou la planche} qui en tient lieu, et balancez les bras : « Houp! Je perds l’équilibre! Qui me tient la main? » Un enfant vous la donne : faites trois pas. « Juste un doigt, maintenant. » Encore trois pas. {si-foulards|Chacun prend un coin du même foulard : trois pas de plus.} Puis pincez l’air entre deux doigts : « Je tiens un fil invisible. Prends l’autre bout. » L’enfant et tous les autres pincent l’air à leur tour. Avancez, penchez-vous, descendez : « Clac! Il a cassé! » Faites un nœud en l’air, langue sortie : « Renoué. » Et remontez. {si-cônes si-bûches|Un cône ou une bûche debout marque le bout de la ligne : on le touche, et l’on échange.}',
        ),
        play(
          { 10: 6, 20: 7, 30: 8 },
          'Chaque paire part en équilibre : l’un sur la ligne; l’autre, par terre, marche à la même vitesse et donne la main. Au bout, on échange, et l’on revient au départ par le côté. Un pied tombe? « Clac! » On renoue le fil tous les deux, et l’on remonte au même endroit. {2-3a|À deux ans, on garde la main. Avec la vôtre, sur une bordure ou un tronc, on met un pied en haut, un pied en bas; puis les deux en haut, à pas de côté.} {2-3a !multiage|Votre main est prête pour qui monte; les autres suivent le trait du talon. « Ton pied cherche… là! »} {3-4a|À trois ans, on passe de la main au doigt, puis au fil quand on se sent prêt, les bras ouverts. On compte ses pas avant le prochain « clac ».} {4-5a|À quatre ans, on prend le fil invisible dès qu’on veut : qui est sur la ligne le demande, et l’ami ne lâche pas avant.}',
        ),
        play(
          { 20: 7, 30: 7 },
          '« Le fil s’allonge! » {3-4a 4-5a|L’ami s’éloigne d’un pas, sans lâcher son bout. Il tire tout doucement : on avance. Il lève la main : on s’arrête sur la ligne.} {2-3a multiage|À deux ans, on reste sur la ligne par terre, et le fil est court : on le tient avec vous, ou avec un plus grand. On s’arrête, on plie les genoux : « Coucou, mes orteils! »} {2-3a !multiage|Tout le groupe prend le même long fil, le long du trait; vous en tenez le bout, face à eux. Tirez doucement : on avance à la file. Levez la main : on s’arrête, on plie les genoux : « Coucou, mes orteils! » Un pied sort de la ligne? « Clac! » Tout le monde aide à renouer. Puis un enfant prend le bout et tire à votre place.} {3-4a|À trois ans, on s’arrête comme un héron, un pied levé, le temps de dire « un fil, deux fils, trois fils ».} {4-5a|À quatre ans, on va talon contre orteils, on fait demi-tour sans descendre, on revient à reculons sur trois pas.} {si-cordes|Sur la corde couchée, on tourne avec elle, sans la quitter des orteils.}',
        ),
        play(
          { 30: 7 },
          '« Où est la prochaine ligne? » Tous ensemble, on cherche des yeux {parc|une autre bordure, une fente du sentier, l’ombre d’un arbre}{cour|le bord d’un pavé, une autre bordure, l’ombre de la clôture}{bois|une racine, un autre tronc couché, une ombre longue}. On y va deux par deux, le fil entre les doigts. Passez-y d’abord le pied; puis on essaie. {2-3a|À deux ans, on suit la ligne avec les pieds, les mains, ou les deux. Sur une bordure ou un tronc, c’est un à la fois, avec votre main.} {3-4a|À trois ans, on choisit : la main, le doigt ou le fil? Sur une ligne large, en a-t-on encore besoin?} {4-5a|À quatre ans, deux amis partent des deux bouts et se rencontrent au milieu : comment passer sans se pousser? On descend, on tourne en se tenant, on essaie.} « Clac! » se renoue ici aussi. Trois lignes, et l’on revient.',
        ),
        closing(
          { 10: 2, 20: 3, 30: 4 },
          '« On enroule le fil. » Chacun tourne une main autour de l’autre : la pelote invisible grossit, légère d’abord, puis lourde, lourde. {2-3a|À deux ans, on tient une main et l’on se balance, un pied, l’autre pied.} {3-4a 4-5a|Debout par terre, les pieds collés, on ferme les yeux et l’on se balance à peine : qui sent ses orteils travailler? On ouvre les yeux.} On serre le doigt de l’ami qui nous a tenus : « Merci, tu m’as tenu. » {cour parc !hiver si-craies|Sur l’asphalte, un rond de craie garde la place du dernier « clac ».} La pelote va dans la poche : elle servira à la prochaine bordure.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Tendez une main ouverte, paume en haut, à la hauteur de sa taille : il la prend ou la laisse. Ne le soulevez pas et ne le tirez pas.',
          'Fêtez le « clac » comme le pas réussi : « Cassé! Qui le renoue? »',
          'Dites ce qui l’a tenu : « Tes bras se sont ouverts. » « Tu as regardé loin. »',
        ],
        questionsOuvertes: [
          'Comment veux-tu qu’on te tienne?',
          'Que font tes bras quand tu penches?',
          '{3-4a 4-5a|Où regardes-tu pour ne pas tomber?}',
          '{3-4a 4-5a 30min|Quelle ligne est la plus difficile?}',
        ],
      },
      vocabulaire: [
        'l’équilibre',
        'la bordure',
        'la ligne',
        'tenir',
        'lâcher',
        'pencher',
        'le fil invisible',
        '{!10min|s’arrêter}',
      ],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Il veut y aller sans la main? Il marche sur un trait par terre, aussi longtemps qu’il veut; la bordure attend votre main.',
        },
        {
          pour: '3-4a',
          texte: 'Il serre la main de l’ami à lui faire mal? Proposez deux doigts, puis un : il tient, sans serrer.',
        },
        {
          pour: '4-5a',
          texte:
            'Sur un trait par terre, il marche les bras croisés, puis les mains sur la tête : qu’est-ce qui est le plus difficile, et pourquoi?',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'En fauteuil, il roule le long du trait, une roue dessus, et tient le fil de son ami. Il n’aime pas qu’on lui prenne la main? Le fil invisible est pour lui dès le début, sur un trait par terre. Il voit peu? Son pied suit le rebord, et l’ami lui dit « encore » ou « c’est le bout ».',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, la ligne est un trait du talon dans la neige tapée : on voit chaque pas sorti de la ligne.} {hiver|L’été, les bordures sèches remplacent le trait dans la neige.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Pied qui glisse, descente plus vite que prévu, genou poussiéreux.', 'Main tenue trop fort.'],
        dangersAEliminer: [
          'Bordure de rue ou de stationnement : on ne s’y exerce pas, même en se tenant la main.',
          'Ami tiré ou poussé : on tient sans tirer, et qui perd l’équilibre lâche tout et descend.',
          'Bordure ou tronc plus haut qu’un genou, qui bouge ou qui glisse : on prend un trait par terre.',
          'Roche, branche ou verre là où l’on descend : on l’ôte, ou l’on change de ligne.',
          'Deux enfants collés sur la même ligne : deux pas entre les paires.',
          '{si-planches|Planche posée sur une bûche, mouillée ou glacée : elle bascule ou glisse; on la couche à plat, au sec, sinon on prend le trait.} {si-bûches|Bûche debout : on la touche de la main, personne n’y monte.}',
          '{si-cordes|Corde tendue, tenue ou passée au cou : elle reste couchée, et vous la reprenez à la fin.} {si-foulards|Foulard au cou ou au poignet : il se tient par un coin, et l’on ouvre la main dès que l’on penche.}',
        ],
        supervision: 'palier2',
        allergies: ['Aucune en particulier : ce jeu ne demande ni aliment ni produit.'],
      },
      observation: [
        'Motricité globale : que fait l’enfant de ses pieds et de ses bras quand il penche?',
        'Schéma corporel : {3-4a 4-5a|que dit-il de ce que son corps a fait?}{!3-4a !4-5a|où cherche-t-il à poser le pied?}',
        'Compétences sociales : comment marche-t-il à la vitesse de l’ami qu’il tient?',
      ],
      prolongements: [
        '{parc|Au retour, une fente du sentier fait une ligne : sortez la pelote de la poche.} {!parc|Au vestiaire, un joint du plancher fait une ligne : sortez la pelote de la poche.}',
        'À la maison, un joint du plancher fait la ligne : l’enfant donne à sa famille l’autre bout du fil invisible.',
      ],
      reflexionRetroaction: [
        'Ai-je lâché une main trop tôt, ou trop tard?',
        'Qui prend toujours la main, et qui aimerait la donner?',
      ],
    },
  },
  {
    key: 'pas-deux-fois-pareil-dit-le-ballon',
    summary:
      'Roulé, botté, poussé du ventre, envoyé entre les jambes : le ballon ne veut jamais avancer deux fois de la même façon. Et maintenant, avec quoi?',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['mouvement-et-defis'],
    materials: ['ballons'],
    place: 'YARD',
    alsoAt: {
      PARK: 'Au parc, le jeu est sur un coin d’herbe plat, loin de la rue, des balançoires et des gens qui passent.',
    },
    seasons: ['SPRING', 'SUMMER', 'AUTUMN'],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'le ballon',
      'ballon',
      'ballons',
      'ballons et cônes',
      'cônes',
      'jouer au ballon',
      'jeux de ballon',
      'rouler le ballon',
      'botter',
      'botter le ballon',
      'donner des coups de pied sur le ballon',
      'faire des passes',
      'passe de ballon',
      'ballon entre les jambes',
      'pousser le ballon avec le ventre',
      'ballon à deux',
      'ballon en cercle',
      'ballon-pied',
      'soccer',
      'arrêter le ballon du pied',
      'courir après le ballon',
    ],
    picture:
      'Dans l’herbe, un enfant à quatre pattes pousse un ballon du ventre vers une amie, semelle levée; un autre ballon roule entre deux jambes.',
    seen: [
      'ils se couchent à plat ventre sur les ballons et avancent dans l’herbe',
      'dans la cour, ils bottent le ballon n’importe où et courent tous après en même temps',
      'il garde le ballon dans ses bras et ne veut le passer à personne',
      'ils se font des passes, mais ça part tellement fort que l’autre a peur',
      'elle fait rouler le ballon entre les jambes de ses amis et éclate de rire',
      'depuis que son grand frère joue au soccer, il donne des coups de pied sur tous les ballons',
      'au parc, ils poussent le ballon avec la tête, les genoux et les fesses',
      'ils s’assoient en rond, les jambes ouvertes, et se roulent le ballon',
    ],
    scenes: ['ballon-pied', 'rouler'],
    sheet: {
      titre: 'Pas deux fois pareil, dit le ballon!',
      observationDepart:
        'Un ballon roule dans l’herbe. L’un le botte, l’autre se couche dessus et avance avec lui. {3-4a|« Regarde, mon ventre le pousse! »} {!3-4a|« On peut-tu le pousser avec les fesses? »}',
      intentionEducative:
        'Permettre à l’enfant de faire avancer un ballon de toutes sortes de façons, seul et à deux, en dosant sa force pour qu’un ami le reçoive.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Mémoire', role: 'secondaire' },
      ],
      objectifs: [
        'Rouler, botter et pousser un ballon jusqu’à un ami.',
        'Changer de façon chaque fois, et nommer la partie du corps qui pousse.',
        'Viser entre deux jambes écartées.',
        '{45min|Faire voyager un ballon coincé entre deux corps.}',
      ],
      materiel: [
        item('Ballons', 'un pour deux enfants, mous, gros comme une tête', 'Grosses balles de mousse'),
        optional('Cônes', 'deux pour deux enfants', null),
        optional(
          '{si-bâtons-de-hockey|Bâtons de hockey en mousse}',
          '{si-bâtons-de-hockey|un pour deux enfants, un pour vous}',
          null,
        ),
        optional('{si-balles|Balles molles, plus grosses que le poing}', '{si-balles|une pour deux enfants}', null),
        optional('{si-cerceaux|Cerceaux}', '{si-cerceaux|un pour deux enfants}', null),
        optional('{si-foulards|Grands foulards carrés}', '{si-foulards|un pour deux enfants}', null),
      ],
      preparation: [
        'Choisissez un coin d’herbe plat, {cour|barrière fermée}{parc|loin de la rue et des balançoires}, sans roche, trou ni guêpe. Tâtez les ballons : ils cèdent sous le pouce, et un coup de pied ne fait pas mal.',
        'Prévoyez les places : deux par deux, face à face, à six pas l’un de l’autre, un ballon entre les deux. Toutes les paires sont côte à côte, à trois pas des voisins : les ballons vont et viennent sans se croiser. Le nombre est impair? Une équipe de trois se met en triangle.',
        'Avec des cônes, posez-en deux au milieu de chaque paire, à deux grands pas l’un de l’autre : c’est une porte que le ballon traverse.',
        'Essayez le mot qui arrête tout : à « Gelé! », tout le monde s’arrête, et qui a le ballon pose dessus la semelle ou les mains. Tenez-vous au bout de la rangée : vous voyez tous les pieds.',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Assoyez le groupe devant vous, les ballons derrière vous. Roulez-en un de la main jusqu’à un enfant. Il vous le renvoie. Roulez encore de la main… et arrêtez-le. Collez l’oreille dessus : « Qu’est-ce que tu dis, ballon? Pas deux fois pareil? » Bottez-le doucement, puis écoutez encore : « Pas le pied? » Mettez-vous à quatre pattes et poussez-le du ventre. « Ah! Là, il rit. » Dites la règle : « Chaque fois qu’il part, le ballon veut une nouvelle façon. Avec quoi d’autre peut-on le pousser? » {si-bâtons-de-hockey|Poussez-le d’un bâton de mousse, palette au sol : « Le hockey compte pour une seule façon! »} Chacun tape la partie de son corps qu’il propose.',
        ),
        play(
          { 20: 7, 30: 8, 45: 11 },
          '« À vous! » Chaque paire prend un ballon et sa place. Le ballon traverse jusqu’à l’ami, qui l’arrête des mains ou de la semelle et le renvoie autrement. On dit la façon en la faisant : « La main! » « Le pied! » « Le ventre! » « Le genou! » « Les fesses! » Deux fois pareil? L’ami crie « Pas pareil! », et l’on recommence en riant. {3-4a|À trois ans, on marche à côté du ballon et on le pousse tout du long, si on veut. On cherche trois façons.} {4-5a|À quatre ans, on en cherche cinq, puis on garde l’ordre : main, pied, ventre… L’ami refait la suite.} Avec des cônes, le ballon passe par la porte. Dans l’équipe de trois, on envoie au suivant. {si-balles|Avec une balle molle, quelles façons marchent encore?}',
        ),
        play(
          { 20: 6, 30: 7, 45: 10 },
          '« Gelé! » Montrez un tunnel : les pieds écartés, les mains sur les genoux. Dans chaque paire, l’un fait le tunnel, et l’autre roule le ballon entre ses jambes. Le tunnel se retourne, va le chercher, et l’on échange. {3-4a|À trois ans, on roule à deux mains, de trois pas. Le ballon reste pris? Le tunnel le fait sortir en se dandinant.} {4-5a|À quatre ans, on recule d’un pas à chaque réussite, puis on roule dos au tunnel, entre ses propres jambes, ou du côté du pied, sans botter fort.} Le ballon veut chaque fois une nouvelle façon. Dans l’équipe de trois, le troisième attrape le ballon derrière le tunnel. Avec des cônes, le tunnel se met dans la porte. {si-cerceaux|Un cerceau tenu debout fait un tunnel rond.}',
        ),
        play(
          { 30: 6, 45: 8 },
          '« Gelé! » On fait un cercle autour d’un seul ballon; les autres ballons attendent derrière vous. Les enfants sont plus de six? Faites deux cercles, et restez là où vous voyez les deux. On regarde un ami, on dit son nom et une façon : « La main! », et le ballon part au ras du sol. L’ami l’arrête, puis choisit un autre ami et une autre façon. {3-4a|À trois ans, on s’assoit si l’on veut, les jambes ouvertes : le ballon y entre tout seul.} {4-5a|À quatre ans, on se rappelle à qui l’on a envoyé le ballon : le ballon peut-il refaire le même voyage, sans oublier personne?} Le ballon sort du cercle? Le plus proche le ramène, à sa façon.',
        ),
        play(
          { 45: 6 },
          '« Gelé! » On reprend sa paire et son ballon. « Peut-il voyager sans les mains, tenu par deux amis? » On le coince entre deux ventres, ou entre deux dos, et l’on marche ensemble de côté, jusqu’à {cour|la clôture}{parc|un arbre}, puis on revient. Il tombe? On le coince ailleurs : pas deux fois pareil! {3-4a|À trois ans, on le tient d’abord à quatre mains, puis on en ôte une, deux, trois.} {4-5a|À quatre ans, on se parle pour aller du même pas : « Un pied, l’autre pied. »} Dans l’équipe de trois, le troisième marche devant et montre le chemin, puis on change. Avec des cônes, on fait le tour de sa porte.',
        ),
        closing(
          { 20: 4, 30: 5, 45: 5 },
          '« Gelé! » Assoyez-vous en cercle, un seul ballon au milieu, les autres derrière vous. Collez-y l’oreille : « Il dit qu’il est fatigué. Il veut rouler tout doucement. » Il roule d’un enfant à l’autre. Qui le reçoit touche la partie de son corps qui l’a le mieux poussé : le ventre, le pied, le genou. Tous touchent la leur aussi. Puis on se couche sur le dos, on souffle fort, on sent son ventre monter. Chaque paire rapporte son ballon d’une dernière façon, jamais vue. {si-foulards|Couché dans un foulard tenu à deux, il voyage sans rouler.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Nommez ce que vous voyez, pour que d’autres l’essaient : « Elle pousse avec le coude! »',
          'Le ballon part trop fort? Rapprochez les deux amis d’un pas : la force baisse toute seule.',
          'Un enfant garde la même façon? Jouez-la avec lui deux fois, puis collez l’oreille au ballon : « Il demande autre chose. »',
        ],
        questionsOuvertes: [
          'Avec quoi d’autre peux-tu le pousser?',
          'Comment l’arrêtes-tu?',
          'D’où rouler pour passer entre les jambes?',
          '{4-5a|Comment retiens-tu l’ordre de tes façons?}',
        ],
      },
      vocabulaire: [
        'le ballon',
        'rouler',
        'botter',
        'pousser',
        'arrêter',
        'le ventre',
        'la semelle',
        'entre les jambes',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Il veut garder le ballon pour lui? Il le pousse lui-même jusqu’à l’ami, qui pose la main dessus; puis il revient avec son ballon. Il l’enverra quand il voudra.',
        },
        {
          pour: '4-5a',
          texte:
            'Il invente une façon à deux temps : la main puis le genou, sans que le ballon s’arrête entre les deux.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'En fauteuil, il pousse le ballon du pied, de la main ou de la roue, et son ami reste tout près. Il voit peu? L’ami l’appelle avant d’envoyer et tape sur le ballon. Il craint le ballon qui arrive? Il le reçoit assis, de deux pas, roulé seulement.',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’hiver, dans la cour, le ballon roule moins sur la neige tapée : on le pousse du ventre ou des genoux.',
        },
      ],
      securite: {
        risquesAcceptes: ['Ballon mou reçu sur les jambes ou le ventre.', 'Chute dans l’herbe en poussant le ballon.'],
        dangersAEliminer: [
          'Ballon au visage : il reste au ras du sol, et l’on se regarde avant de l’envoyer.',
          'Deux enfants sur le même ballon : le plus proche le prend, l’autre recule d’un pas.',
          'Enfant debout ou assis sur un ballon : il roule sous lui; le ventre s’y appuie, les mains au sol.',
          '{cour|Ballon passé par-dessus la clôture : personne n’y va; la paire se joint à une autre, et vous irez le chercher tous ensemble, après le jeu.} {parc|Ballon parti vers la rue : personne ne court après; « Gelé! », et on le laisse aller.}',
          'Jambes en tunnel : le ballon y est roulé, pas botté fort.',
          '{si-bâtons-de-hockey|Bâton levé : sa palette reste au sol; plus haut qu’un genou, il se couche dans l’herbe.} {si-foulards|Foulard au cou : il se tient à deux mains, pour le retour seulement.}',
        ],
        supervision: 'palier2',
        allergies: ['Latex : ballons de mousse, de tissu ou de vinyle.'],
      },
      observation: [
        'Motricité globale : comment l’enfant règle-t-il sa force pour que l’ami reçoive le ballon?',
        'Schéma corporel : quelles parties de son corps trouve-t-il par lui-même?',
        'Mémoire : {4-5a|comment retient-il la suite des façons?}{!4-5a|comment se souvient-il de la façon qu’il vient de faire?}',
      ],
      prolongements: [
        'Demain, un ballon attend à la porte : jusqu’à la cour, il avance d’une façon nouvelle à chaque coin.',
        'À la maison, un chandail roulé en boule traverse le corridor : la famille crie « Pas pareil! ».',
      ],
      reflexionRetroaction: [
        'Ai-je laissé inventer avant de montrer?',
        'Qui reçoit peu le ballon, et comment le lui faire parvenir?',
      ],
    },
  },
]
