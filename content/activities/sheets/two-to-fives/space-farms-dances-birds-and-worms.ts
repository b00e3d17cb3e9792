import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

/** A moon of foil that keeps the ring of each rocket, a barn that asks who knocks, ribbons that choose a dance, a word for a bird, and the news of a worm. */
export const TWO_TO_FIVES_SPACE_AND_FARM_SHEETS: readonly BankSheet[] = [
  {
    key: 'la-lune-est-pleine-de-ronds',
    summary:
      'Une fusée faite d’un rouleau se pose sur une lune d’aluminium et y laisse un rond : un cratère! Qui a fait celui-là, la fusée, un doigt ou un coude?',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['vent-et-ciel'],
    materials: ['cartons-et-boites'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'espace',
      'l’espace',
      'fusée',
      'fusées',
      'dans l’espace',
      'voyage dans l’espace',
      'fabriquer une fusée',
      'fusée en rouleau',
      'décollage',
      'compte à rebours',
      'astronaute',
      'astronautes',
      'lune',
      'cratère',
      'aller sur la lune',
      'atterrir sur la lune',
      'rouleaux de papier de toilette',
      'papier d’aluminium',
      'papier aluminium',
      'froisser du papier d’aluminium',
    ],
    seen: [
      'il décolle du tapis avec un bloc dans la main et atterrit sur la table',
      'elle pèse un tube sur le papier brillant et regarde la marque ronde',
      'ils comptent à reculons puis crient zéro en sautant',
      'il écrase du papier d’aluminium avec son coude pour faire des trous',
      'elle me demande qui habite là-haut et pourquoi c’est plein de trous',
      'ils s’amusent à deviner avec quoi l’autre a fait sa trace',
      'depuis l’éclipse, ils ne parlent que de planètes et de fusées',
      'à la collation, il chiffonne l’emballage de son sandwich et dit que c’est la lune',
    ],
    picture:
      'Assise par terre, une enfant presse un rouleau dans la feuille brillante sur sa cuisse; un ami, yeux clos, tâte un rond; l’éducateur tient une fusée argentée.',
    scenes: ['voyage', 'traces'],
    sheet: {
      titre: 'La lune est pleine de ronds',
      observationDepart:
        '« 5, 4, 3, 2, 1… zéro! » Un bloc décolle du tapis à bout de bras, fait le tour du local et cherche où se poser.',
      intentionEducative:
        'Permettre à l’enfant de lire une trace : la faire, la reconnaître du doigt, trouver ce qui l’a laissée.',
      domaines: [
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'principal' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
      ],
      objectifs: [
        'Presser le rouleau dans la feuille et regarder la trace qui reste.',
        'Faire décoller sa fusée, la poser debout, recommencer.',
        '{3-4a 4-5a|Dire ce qui a laissé une trace, et comment on le sait.}',
      ],
      materiel: [
        item(
          'Rouleaux de papier de toilette, vides',
          'un par enfant, un pour vous',
          'Rouleaux d’essuie-tout raccourcis par vous, avant le jeu',
        ),
        item(
          'Papier d’aluminium, en feuilles longues comme votre avant-bras',
          'deux par enfant, deux pour vous, soit une dizaine de mètres pour dix enfants',
          null,
        ),
        optional('{si-boîtes-de-carton|Boîtes de carton vides, les montagnes}', 'une ou deux', null),
        optional('{3-4a 4-5a si-lampes-de-poche|Lampes de poche}', 'une pour quatre enfants', null),
        optional('{!2-3a si-colle si-colle-en-bâton|Colle en bâton}', 'un bâton pour deux enfants', null),
        optional('{!2-3a si-ruban-adhésif|Ruban adhésif}', 'un rouleau, tenu par vous', null),
        optional('{si-blocs|Bloc de bois}', '{si-blocs|un, dans votre main}', null),
        optional(
          '{si-petites-autos|Petite auto}',
          '{si-petites-autos|une, dans votre main, plus grosse que le poing d’un enfant}',
          null,
        ),
      ],
      preparation: [
        'La veille, détachez vous-même les feuilles d’aluminium; la boîte et sa lame retournent dans l’armoire. Pliez chaque bord d’un doigt vers l’intérieur : il ne coupe plus.',
        'Habillez votre fusée : couchez un rouleau sur une feuille, roulez, rentrez le bas dans le trou, pincez le haut en pointe. Elle tient debout? Cachez-la derrière votre dos.',
        'Les autres feuilles restent à côté de vous. Il faut un tapis où s’asseoir par terre, et deux pas libres autour.',
        'Donnez d’abord à chacun une seule feuille, sa lune. La deuxième, pour habiller la fusée, viendra ensuite. {1adulte multiage|Seule, avec plusieurs âges, prenez six enfants au plus, les plus jeunes à portée de bras.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4 },
          'Étendez une feuille d’aluminium sur votre cuisse et parlez dans votre poing : « Bip. Ici la fusée. Je cherche où me poser. » Sortez la fusée de derrière votre dos, faites-la voler autour des têtes, puis pressez-la debout sur la feuille, fort, un tour à gauche, un tour à droite. « Contact! » Elle repart. Penchez-vous : un rond est resté. Passez-y le doigt. « La lune en est pleine, de ces creux-là. Ça s’appelle un cratère. » {si-blocs|Pressez à côté le coin d’un bloc : le creux est pointu. Est-ce encore la fusée?} {si-petites-autos|Roulez une petite auto sur la feuille : deux lignes. Qui est passé par là?}',
        ),
        play(
          { 20: 6, 30: 7 },
          'Une feuille et un rouleau chacun : assis par terre, on étend sa lune sur sa cuisse et l’on presse son rouleau dedans. Un rond, deux ronds, un rond à cheval sur l’autre. {2-3a|« Boum! » L’enfant presse à deux mains, lève pour voir, recommence. La feuille se déchire? « Un trou dans la lune! » On se pose à côté.} {2-3a !multiage|Posez votre doigt dans son rond et faites-en le tour : « Ta fusée est passée ici. » À son doigt, maintenant.} {3-4a multiage|À trois ans, on essaie} {3-4a !multiage|L’enfant essaie} {3-4a|autre chose que le rouleau : un doigt fait un petit creux, le poing en fait un large, le coude en fait un profond. « Touche celui-ci : qui l’a fait? »} {4-5a multiage|Les grands jouent à deux :} {4-5a !multiage|On joue à deux :} {4-5a|l’un ferme les yeux, l’autre fait un cratère avec ce qu’il veut. « Qui s’est posé ici : un poing, un pouce, un coude? » On touche avant de répondre, puis on essaie pour vérifier.}',
        ),
        play(
          { 20: 7, 30: 7 },
          'La deuxième feuille habille la fusée : on couche le rouleau au bord, on roule, on serre, « crrrch »; le bas rentre dans le trou, le haut se pince en nez. {!2-3a si-colle si-colle-en-bâton|Un trait de colle tient la feuille au rouleau.} {!2-3a si-ruban-adhésif|Un bout de ruban adhésif répare une lune déchirée.} {2-3a|Commencez à rouler pour l’enfant; ses mains à lui serrent.} {2-3a !multiage|Les autres font encore des cratères.} Les lunes s’étendent sur le tapis, loin l’une de l’autre. « 5, 4, 3, 2, 1, zéro! » La fusée vole à bout de bras, on marche, et on la pose debout sur une lune. {2-3a multiage|À deux ans, l’enfant crie} {2-3a !multiage|L’enfant crie} {2-3a|« zéro! » trop tôt, et sa fusée part quand même.} {2-3a !multiage|Elle tombe couchée? « Fusée couchée, au secours! » Il vient relever la vôtre, puis la sienne.} {3-4a|La fusée penche?} {3-4a multiage|À trois ans, on cherche pourquoi :} {3-4a !multiage|L’enfant cherche pourquoi :} {3-4a|est-ce le bas de la fusée qui est bosselé, ou la lune? On lisse, on réessaie.} {4-5a multiage|Les grands annoncent où ils se poseront,} {4-5a !multiage|Le pilote annonce où il se posera,} {4-5a|« dans le plus creux! »; un ami joue la base et vérifie.}',
        ),
        play(
          { 30: 7 },
          '« Panne de lumière. On se pose à l’oreille. » {3-4a 4-5a|Deux par deux : un pilote s’assoit, fusée à la main, et ferme les yeux. Devant lui, un ami fait craquer sa lune. La fusée avance en l’air vers le bruit, descend, touche : « Contact! »} {!3-4a !4-5a|Tous s’assoient devant vous, fusée à la main, et ferment les yeux. Faites craquer votre lune d’un bord, puis de l’autre, puis derrière eux : toutes les fusées la montrent. Tendez-la au plus proche, puis au suivant : la fusée touche, et tous disent « Contact! »} {2-3a multiage|À deux ans, l’enfant ouvre un œil,} {2-3a !multiage|L’enfant ouvre un œil,} {2-3a|et c’est permis.} {2-3a multiage|Faites craquer la lune à sa gauche, à sa droite, derrière : il la montre.} {3-4a|La lune se tait un instant : le pilote attend, puis repart quand elle craque. On change de place à chaque contact.} {4-5a multiage|Chez les grands, l’ami est la base et fait craquer deux lunes,} {4-5a !multiage|Puis l’ami est la base et fait craquer deux lunes,} {4-5a|d’une main fort, de l’autre tout bas : « Pose-toi sur celle qui chuchote. » Après, le pilote devient la base.} Qui n’aime pas fermer les yeux regarde le plafond.',
        ),
        closing(
          { 20: 4, 30: 5 },
          'Les lunes se rapprochent jusqu’à se toucher : une seule grande lune. {si-boîtes-de-carton|Avec une boîte de carton renversée au milieu, elle a sa montagne : qui veut y étend sa feuille.} Chacun y pose sa fusée debout, dans un de ses ronds, et recule de trois pas. On regarde sans parler. {3-4a 4-5a si-lampes-de-poche|Avec les lampes de poche, qu’on se passe, on l’éclaire de côté, au ras du sol : chaque rond a son ombre.} {3-4a 4-5a|Y a-t-il un rond que personne ne reconnaît? Qui a pu le faire?} {2-3a multiage|À deux ans, l’enfant montre la sienne :} {2-3a !multiage|L’enfant montre la sienne :} {2-3a|« Ma fusée! »} Chuchotez ensemble « 5, 4, 3, 2, 1… », et à zéro, au lieu de décoller, on souffle : « Bonne nuit, la lune. » On plie sa lune en deux, pour demain; vous ramassez chaque bout déchiré.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Passez le doigt dans la trace avant de parler; attendez qu’un autre doigt vienne.',
          'Laissez tomber les fusées : dites ce que vous voyez, « elle penche de ce bord-là », et ne donnez pas la solution.',
          'Un bout d’aluminium se détache? Tendez la main tout de suite, et mettez-le dans votre poche.',
        ],
        questionsOuvertes: [
          'Qui s’est posé ici?',
          '{3-4a 4-5a|Comment le sais-tu?}',
          'Où vas-tu te poser?',
          'Que faut-il pour qu’elle tienne debout?',
        ],
      },
      vocabulaire: ['la fusée', 'la lune', 'le cratère', 'se poser', 'décoller', 'le rond', 'creux', 'debout'],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Tenez la feuille bien tendue sur sa cuisse pendant qu’il presse : le rond se marque mieux, et il le voit naître.',
        },
        {
          pour: '3-4a',
          texte: 'Faites un cratère du talon, sans le dire, et cherchez avec lui ce qui peut être si gros et si rond.',
        },
        {
          pour: '4-5a',
          texte:
            'L’enfant prépare une lune où chaque cratère vient d’une partie du corps différente, puis la fait lire à un ami, du premier au dernier.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'En fauteuil, l’enfant presse sa lune sur la tablette, un chandail plié dessous, et dit le compte à rebours pour tous. Le bruit de l’aluminium dérange? Il garde un rouleau nu, doux et muet, qui se pose aussi bien.',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’hiver, dehors, le talon d’une botte fait des cratères dans la neige. L’été, ils se font au fond du carré de sable.',
        },
      ],
      securite: {
        risquesAcceptes: ['Fusée écrasée, lune déchirée.', 'Deux fusées qui se cognent.'],
        dangersAEliminer: [
          'Boîte d’aluminium et sa lame dentée : elle est dans l’armoire avant que les enfants arrivent.',
          'Bord ou déchirure qui coupe : on presse, on ne tire pas la feuille; repliez ce qui se fend.',
          '{2-3a|Bout d’aluminium ou de carton à la bouche : les feuilles restent entières, sans en faire de boules, et les bouts vont dans votre poche.}',
          'Feuille par terre, qui glisse sous le pied : on fait le tour des lunes, on ne marche pas dessus.',
          '{30min|Pilote aux yeux fermés : il est assis, celui qui fait craquer la lune aussi, et la fusée avance lentement, à la longueur du bras.}',
        ],
        supervision: 'palier2',
        allergies: ['Aucune propre à ce jeu; rouleaux propres et secs.'],
      },
      observation: [
        '{3-4a 4-5a|Raisonnement : que compare l’enfant avant de dire qui a laissé la trace?}{!3-4a !4-5a|Raisonnement : que fait l’enfant devant une trace, la touche-t-il, la refait-il?}',
        'Fonction symbolique : notez ce que les fusées et les lunes se disent.',
        'Motricité fine : comment ses mains serrent-elles la feuille autour du rouleau?',
      ],
      prolongements: [
        'À la collation, un gobelet mouillé laisse un rond sur la table : qui s’est posé là?',
        'Au départ, l’enfant montre sa fusée à son parent et cherche avec lui, dans le ciel, si la lune est sortie.',
      ],
      reflexionRetroaction: [
        'Ai-je laissé la fusée tomber assez de fois pour qu’un enfant trouve pourquoi?',
        'Quelle trace m’a surprise?',
      ],
    },
  },
  {
    key: 'toc-toc-dit-la-vache',
    summary:
      'Le soir, les bêtes de la ferme rentrent à l’étable : deux mains font la porte. « Toc, toc! – Qui est là? – Meuh! » Mauvais cri, la porte reste fermée.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_COGNITIVE'],
    themes: ['animaux-et-traces'],
    materials: [],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    onlyNamed: ['ANIMALS'],
    calls: [
      'ferme',
      'la ferme',
      'animaux de la ferme',
      'les animaux de la ferme',
      'figurines',
      'figurines d’animaux',
      'figurines de la ferme',
      'animaux de plastique',
      'faire parler les animaux',
      'faire parler les figurines',
      'cris des animaux',
      'les bruits des animaux',
      'vache',
      'mouton',
      'cochon',
      'étable',
      'grange',
      'les animaux rentrent à l’étable',
      'meuh',
    ],
    seen: [
      'il fait trotter son cheval sur le bord de la fenêtre en hennissant',
      'elle rentre tous ses cochons sous la chaise parce que c’est le soir',
      'ils cognent une bête contre l’autre et se jasent avec des meuh et des bêê',
      'il ne laisse pas entrer mon canard dans sa cabane et dit que ce n’est pas chez lui',
      'elle refuse de prêter sa place et ferme la porte avec ses deux mains',
      'un qui parle peu se met à faire tous les cris de la basse-cour',
      'depuis la visite chez le fermier, ils nourrissent leurs bêtes avec du foin invisible',
      'au coin des blocs, ils s’obstinent sur ce que mange la poule',
    ],
    picture:
      'La main de l’éducatrice fait la porte sous une chaise, où guette un mouton; sa vache cogne, un trottineur écarte les doigts, une grande rit, un lion attend.',
    scenes: ['figurines', 'voix', 'imiter-animaux'],
    sheet: {
      titre: 'Toc, toc, dit la vache',
      observationDepart:
        'Une vache de plastique trotte sur le bord de la table. « Meuh! Meuh! » Elle s’arrête devant un mouton et attend qu’il réponde.',
      intentionEducative:
        'Soutenir la parole qui vient quand une bête a quelque chose à dire à une autre : appeler, répondre, se nommer, protester.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
      ],
      objectifs: [
        'Prêter sa voix à une bête : un cri, un mot, une phrase.',
        'Répondre à la bête d’un autre.',
        '{3-4a 4-5a 20min 30min|Faire durer la conversation entre deux bêtes.}',
      ],
      materiel: [
        item(
          'Figurines d’animaux{18-24m 2-3a| d’une seule pièce, trop grosses pour un rouleau de papier hygiénique}',
          'une ou deux par enfant, deux pour vous',
          'Toutous lavables plus gros que votre poing',
        ),
        item('Chaises d’enfant, les étables', 'une pour deux enfants', 'Boîtes de carton couchées'),
        optional('{si-livres|Livres d’animaux, à pages de carton}', 'un par étable', null),
        optional('{si-foulards|Foulards}', 'un par étable', null),
        optional(
          '{si-lampes-de-poche|Lampe de poche, au compartiment de piles vissé}',
          '{si-lampes-de-poche|une, dans votre main}',
          null,
        ),
        optional('{20min 30min si-blocs|Blocs, plus gros que le poing}', 'six ou huit', null),
        optional('{30min si-marionnettes|Marionnette}', '{30min si-marionnettes|une, à votre main}', null),
      ],
      preparation: [
        'Sortez surtout des bêtes de la ferme. {2-3a 3-4a !multiage|Il y a aussi un lion? Gardez-le près de vous : ce sera le visiteur.} Écartez les bêtes à corne pointue et celles qui perdent une patte.',
        'Le pré est le tapis. Les étables sont des chaises, une pour deux enfants, dos au mur : le dessous est vide et l’on y passe le bras.',
        'Semez les bêtes dans le pré, debout ou couchées, et gardez une vache dans votre main.',
        '{1adulte multiage|Seule, avec plusieurs âges, prenez six enfants au plus.} {18-24m|Assoyez-vous par terre, les trottineurs à portée de bras.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Par terre avec eux, faites monter votre vache le long de votre jambe jusqu’au genou. Elle regarde à gauche, à droite. « Meuh? » Attendez, le temps de deux souffles. Encore, plus fort : « Meuh? Il n’y a personne, dans ce pré? » Un cri arrive, un « bêê », un rire? La vache se retourne d’un coup : « Ah! Tu es là, toi! » Faites-la descendre jusqu’à la main de celui qui a répondu, et touchez-la du museau.',
        ),
        play(
          { 20: 6, 30: 8 },
          'Chacun prend une bête et va voir celle d’un autre, nez contre nez. {si-blocs|Un rang de blocs fait la clôture : « Toc, toc, je veux sortir! » Qui pousse le bloc?} {2-3a 3-4a 4-5a|« Qu’as-tu mangé? Viens-tu avec moi? »} {18-24m multiage|Le trottineur} {18-24m !multiage|L’enfant} {18-24m|cogne sa bête contre la vôtre, « meuh » : répondez pareil, puis attendez.} {18-24m !multiage|Il part, une bête dans chaque main? Votre vache l’appelle de loin : « Meuh… où vas-tu? » Il revient, lui montre le mouton, repart. Faites manger la vache, « croume, croume », et tendez-lui de l’herbe invisible pour la sienne.} {2-3a|Une poule a faim. Votre vache lui offre du foin. « Pas du foin! » Que mange-t-elle, alors?} {2-3a !multiage|La vache se trompe encore, exprès : « Des bottes? » L’enfant la reprend, et votre vache répète le bon mot : « Ah, du grain! »} {3-4a|Deux bêtes s’invitent : « Veux-tu courir? – Non, j’ai mal au sabot. » On cherche quoi faire d’un sabot qui fait mal.} {3-4a !multiage|Votre vache va porter la nouvelle, toute de travers : « Il paraît que le cheval a mal au chapeau! » On la corrige, et elle repart le dire à une autre.} {4-5a|Chaque bête a sa manière : le cheval est poli, la chèvre se plaint de tout. Elles se racontent leur nuit, et l’on écoute jusqu’au bout.} {4-5a !multiage|Votre vache arrive après les autres et n’a entendu que la fin : « Quoi? Qui a ronflé? » Il faut tout lui raconter. Puis elle le répète à une autre bête, avec une erreur à trouver.}',
        ),
        play(
          { 10: 6, 20: 7, 30: 8 },
          '« Il fait noir, on rentre! » Chacun apporte une bête. Sous la chaise, c’est l’étable; vos deux mains devant, c’est la porte. Une bête cogne. « Toc, toc! – Qui est là? – Meuh! » Les mains s’ouvrent : « Entre, la vache. » Une main reste la porte; de l’autre, votre vache cogne et dit « bêê » : fermé! {18-24m multiage|Le trottineur} {18-24m !multiage|L’enfant} {18-24m|ouvre vos mains, passe sa bête, la ressort et recogne.} {18-24m !multiage|Fermez-lui la porte tout doucement et dites « toc, toc? » : ses mains viennent sur les vôtres.} {2-3a multiage|À deux ans, l’enfant proteste :} {2-3a !multiage|L’enfant proteste :} {2-3a|« Meuh! » La vache entre. À lui la porte : il ouvre à tous.} {!3-4a !4-5a|Aux autres chaises, sans porte, les bêtes entrent et sortent; changez souvent de chaise.} {3-4a 4-5a|Puis, à chaque chaise, un ami fait la porte, l’autre cogne, et l’on change.} {3-4a|La porte veut un indice : « Que fais-tu ici? – Je ponds. – Entre! »} {4-5a|Une bête déguise sa voix; la porte questionne : « As-tu des plumes? Dors-tu debout? »} {2-3a !multiage|Votre autre bête cogne d’une grosse voix de lion, « Rrra! » Laissez l’enfant décider : entre-t-il? Où va-t-il se coucher?} {3-4a !multiage|Votre autre bête cogne d’une grosse voix de lion : couche-t-elle ici? Ses raisons à elle, les raisons de la porte : on les entend toutes.} {4-5a !multiage|L’étable est pleine? On en appelle une autre, d’une chaise à l’autre : « Avez-vous de la place pour un cheval qui ronfle? »}',
        ),
        play(
          { 30: 5 },
          'Pendant que les bêtes dorment, glissez-en une sous le bas de votre chandail. « Il en manque une! » On l’appelle par son cri, on se tait, et vous répondez d’une toute petite voix. {si-marionnettes|La marionnette est le fermier : elle appelle d’un mauvais cri, et on la corrige.} {18-24m|Une oreille dépasse : on tire dessus et l’on couche la bête sous la chaise.} {18-24m !multiage|Glissez-en une autre, qui dépasse du côté d’un ami.} {2-3a multiage|À deux ans, l’enfant cache} {2-3a !multiage|L’enfant cache} {2-3a|la suivante derrière son dos et répond tout de suite, très fort.} {3-4a|La bête perdue dit où elle est sans dire le nom : « Il fait noir, c’est doux, ça monte et ça descend. »} {4-5a|On lui demande pourquoi elle s’est sauvée; elle a une raison, et l’étable décide quoi y changer.}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          'La nuit est tombée dans l’étable. On couche les bêtes sur le côté{3-4a 4-5a|, deux par deux, avec une amie}, et chacun flatte la sienne. {si-foulards|Un foulard par étable les borde jusqu’aux oreilles.} Baissez la voix et dites bonsoir à chaque bête, une à une; {18-24m 2-3a|tous répondent son cri, tout bas}{!18-24m !2-3a|son enfant répond pour elle, tout bas, un mot de sa journée}. {si-lampes-de-poche|Votre lampe de poche fait la lune : la bête éclairée répond encore une fois.} {si-livres|Chaque bête cherche son portrait dans un livre d’animaux, dit son cri, et l’on ferme le livre.} Votre vache, la dernière, dit encore « bêê ». On la reprend? « Meuh », alors, et bonne nuit.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Après chaque « qui est là? », comptez trois souffles avant d’aider.',
          'Parlez à la bête, les yeux sur elle : l’enfant gêné répondra par sa bouche à elle.',
          'Reprenez sa phrase avec un mot de plus : « Vache! – La vache rentre. »',
        ],
        questionsOuvertes: [
          'Qui est là?',
          'Que veut-elle lui dire?',
          '{2-3a 3-4a 4-5a|Pourquoi la porte reste-t-elle fermée?}',
          'À qui parle-t-elle?',
        ],
      },
      vocabulaire: ['l’étable', 'le pré', 'la porte', 'cogner', 'répondre', 'rentrer', 'la ferme', 'le cri'],
      adaptations: [
        {
          pour: '18-24m',
          texte:
            'Une seule chaise, une seule bête, vos mains : toc, ouvre, entre, sort. Le cri vaut tous les mots; redites-le, et ajoutez « vache ».',
        },
        {
          pour: '2-3a',
          texte: 'Gardez-lui la place de la porte : ouvrir les mains est sa réponse, et le cri vient avec.',
        },
        {
          pour: '3-4a',
          texte:
            'Donnez-lui deux bêtes qui ne s’entendent pas, une pour chaque main : la poule veut dormir, le coq veut chanter.',
        },
        {
          pour: '4-5a',
          texte:
            'L’enfant est le fermier qui fait la tournée : il demande à chaque étable qui est rentré, puis raconte à tous qui manque encore.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui ne parle pas cogne et montre sa bête : la porte dit le cri pour lui et s’ouvre. En fauteuil, l’étable est entre ses bras, sur la tablette, et sa porte est la plus grande.',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’été, dehors, le pré est dans l’herbe et l’étable sous le banc. L’hiver, deux mitaines font la porte.',
        },
      ],
      securite: {
        risquesAcceptes: ['Bête lâchée sur un orteil.', 'Deux mains sur la même vache.'],
        dangersAEliminer: [
          '{18-24m 2-3a|Figurine qui passe dans un rouleau de papier hygiénique, patte ou oreille qui cède : elle sort du jeu.}',
          '{18-24m|Bête mordillée par une bouche, puis par une autre : lavez-la, et donnez-en une autre.}',
          'Tête sous la chaise qui se relève d’un coup : c’est le bras qui passe, la tête reste dehors; la chaise est dos au mur et personne ne s’y assoit.',
          'Bête lancée : elle rentre se coucher dans votre main, et une autre attend l’enfant à l’étable.',
          '{si-foulards|Foulard à un cou ou sur un visage : il borde les bêtes, à plat, puis revient dans votre main.}',
          '{si-lampes-de-poche|Lumière dans les yeux : la lampe reste dans votre main et n’éclaire que les bêtes.}',
          '{20min 30min si-blocs|Clôture où l’on trébuche : un seul rang, au bord du tapis, hors du passage.}',
        ],
        supervision: 'palier2',
        allergies: ['Aucune propre à ce jeu; figurines lavées sans parfum.'],
      },
      observation: [
        'Langage oral : quels cris, quels mots, quelles phrases l’enfant prête-t-il à sa bête?',
        'Fonction symbolique : regardez s’il parle à la bête, pour elle, ou les deux.',
        'Compétences sociales : que fait-il pendant qu’il attend la réponse d’une autre bête?',
      ],
      prolongements: [
        'À la porte du local, une main fermée devant la poignée : « Toc, toc. Qui est là? » Chacun passe avec le cri de son choix.',
        'Dites-le aux familles : le soir, chaque toutou dit bonne nuit dans son cri avant de se coucher.',
      ],
      reflexionRetroaction: [
        'Qui a parlé par sa bête plus qu’il ne me parle à moi?',
        'Mes silences ont-ils été assez longs?',
      ],
    },
  },
  {
    key: 'ou-le-ruban-tombe-ca-danse',
    summary:
      'Le ruban vole, retombe sur un pied, un bras, une tête : c’est cette partie-là qui mène la danse. Tombé par terre, il dessine la suivante.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['mouvement-et-defis', 'sons-et-silence'],
    materials: ['tissus'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'danse',
      'la danse',
      'danser',
      'danse avec des rubans',
      'danser avec des rubans',
      'rubans',
      'rubans de danse',
      'ruban de gymnastique',
      'lancer un ruban',
      'faire voler les rubans',
      'musique',
      'bouger sur la musique',
      'musique et rubans',
      'inventer une danse',
      'ils tournent sur la musique',
      'les parties du corps',
    ],
    seen: [
      'elle pitche son foulard dans les airs et regarde où il va retomber',
      'il fait danser juste son coude et garde le reste du corps immobile',
      'ils secouent une épaule puis un genou quand la musique part',
      'elle tourne avec une longue bande de tissu qui la suit derrière',
      'il n’ose pas danser devant le monde mais bouge un pied dans son coin',
      'ils sautent partout dès que la radio joue et n’écoutent plus le rythme',
      'depuis le spectacle de gymnastique, elles font des spirales dans les airs',
      'au vestiaire, une écharpe a atterri sur sa tête et il s’est mis à se dandiner',
    ],
    picture:
      'Deux rubans volent; un troisième s’est posé sur un genou levé, un autre sur un coude qui danse; une amie en fauteuil tend les mains, l’éducatrice chante.',
    scenes: ['danser', 'corps'],
    sheet: {
      titre: 'Où le ruban tombe, ça danse',
      observationDepart:
        'Un ruban à la main, un enfant tourne sur la musique et regarde la queue qui le suit. Il le lance; le ruban se couche sur son pied.',
      intentionEducative:
        'Offrir mille raisons de bouger autrement : un ruban qui tombe choisit la partie du corps, la forme et l’ampleur de la danse.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Attention', role: 'secondaire' },
      ],
      objectifs: [
        'Faire danser une partie du corps à la fois, puis tout le corps.',
        'Lancer le ruban, le suivre des yeux jusqu’à ce qu’il se pose.',
        '{20min 30min|Changer de danse d’après la forme du ruban par terre.}',
      ],
      materiel: [
        item(
          'Rubans de tissu, longs comme votre avant-bras, sans nœud ni boucle',
          'un par enfant, un pour vous',
          'Bandes de tissu léger, de la même longueur',
        ),
        optional(
          'Musique qui change d’allure, sans paroles',
          'un air lent et un air vif',
          'Votre voix : « la, la, la », et un silence quand il faut s’arrêter',
        ),
        optional('{si-balles|Balle de mousse, plus grosse que le poing}', '{si-balles|une, gardée par vous}', null),
        optional('{si-paniers|Panier léger}', '{si-paniers|un, gardé par vous}', null),
        optional('{si-foulards|Foulard léger}', '{si-foulards|un, pour vous}', null),
        optional(
          '{20min 30min si-tambourins si-maracas|Tambourin ou maracas}',
          '{20min 30min si-tambourins si-maracas|un instrument}',
          null,
        ),
      ],
      preparation: [
        'Mesurez les rubans sur votre avant-bras, du coude au bout des doigts; coupez ce qui dépasse avant l’arrivée des enfants.',
        'Reculez la table et les chaises : il faut que chacun puisse tourner les bras ouverts sans toucher un ami. On danse nu-pieds ou en souliers.',
        'En donnant les rubans, dites la règle : un ruban se tient à la main ou il vole. Il ne s’attache à rien, ni au cou, ni au poignet, ni à une chaise.',
        '{1adulte multiage|Seule, avec les deux âges, dansez au bord, le dos au mur : vous voyez toutes les mains.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Sans rien expliquer, chantez ou faites partir la musique, et lancez votre ruban devant vous. Suivez-le des yeux jusqu’à ce qu’il se pose. Sur votre bras? Votre bras se met à danser tout seul; le reste ne bouge pas. « Ce n’est pas moi, c’est lui! » {si-foulards|Lancez un foulard : il se pose plus large, et l’épaule danse avec le bras.} Lancez encore, juste au-dessus du pied d’un enfant. Regardez ce pied, attendez. Il danse? Un ruban à chacun.',
        ),
        play(
          { 10: 6, 20: 7, 30: 8 },
          'Chacun lance son ruban au-dessus de soi et regarde où il se pose. Une épaule, un genou, la tête : cette partie-là danse toute seule, puis le reste du corps la suit. Passez de l’air lent à l’air vif : un genou ne danse plus pareil. {3-4a|Le ruban glisse sans s’arrêter?} {3-4a multiage|À trois ans, c’est} {3-4a !multiage|C’est} {3-4a|la dernière partie touchée qui danse. « Mon coude! » Tendez un pied, un dos, un bras, pour donner des endroits où viser.} {4-5a multiage|Les grands choisissent d’avance :} {4-5a !multiage|On choisit d’avance :} {4-5a|« Sur mon genou! » On plie la jambe sous le ruban pour le recevoir, puis on le fait glisser du genou au pied sans les mains.} Le ruban tombe par terre? C’est tout le corps qui danse, sur place. {3-4a !multiage|Quand tous les rubans sont retombés, dansez l’idée d’un enfant tous ensemble, ruban en main, puis relancez.} {4-5a !multiage|Au lancer suivant, la nouvelle partie s’ajoute : le genou et l’épaule dansent ensemble. Combien de parties peuvent danser à la fois?}',
        ),
        play(
          { 20: 6, 30: 7 },
          'La musique se tait : chacun lâche son ruban devant soi et se fige. « Qu’a-t-il dessiné? » Un rond, une vague, un zigzag, une ligne. Reprenez l’air : on ramasse son ruban et l’on danse ce dessin. {3-4a multiage|À trois ans, le bras danse le dessin,} {3-4a !multiage|Le bras danse le dessin,} {3-4a|puis les pieds : la vague monte et descend, le zigzag change de bord d’un coup sec.} {4-5a multiage|Chez les grands, le ruban} {4-5a !multiage|Le ruban} {4-5a|refait le dessin en l’air pendant que les pieds le refont par terre, grand comme le local, puis petit comme un coussin.} {si-tambourins si-maracas|Assis au mur, un ami prend l’instrument et choisit quand se taire.} Au prochain silence, le ruban en fait un autre. {3-4a !multiage|Il ressemble à un escargot? On s’enroule sur place, très lentement, et l’on se déroule vite.} {4-5a !multiage|On met trois rubans côte à côte par terre : c’est une danse écrite. On la lit de gauche à droite, un dessin après l’autre, et un ami la change en tournant celui du milieu.}',
        ),
        play(
          { 30: 6 },
          'Un seul ruban pour deux, gardez l’autre : chacun en pince un bout entre deux doigts. On danse sans que ça échappe et sans que ça tire. {3-4a|Le ruban est un pont : on le monte, on le baisse jusqu’au plancher, on le balance. Il échappe? On rit, on salue, on le reprend.} {4-5a|Sans parler, l’un mène : il s’accroupit, se lève, tourne d’un quart de tour; l’autre le sent venir par le ruban. Au silence, c’est l’autre qui mène.} Un air très lent, puis un air vif : à quelle vitesse le ruban échappe-t-il? Qui préfère danser seul garde son ruban et répond de loin à votre danse.',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          'La musique s’en va, de moins en moins fort. On s’assoit, et chacun laisse tomber son ruban sur soi une dernière fois. Seule bouge encore la partie qu’il touche : un orteil, un doigt, puis plus rien. {3-4a|« Où est-il tombé, le tien? »} {4-5a|Chacun refait, assis, le geste qu’il a préféré; les autres disent quelle partie du corps menait.} {si-balles|Roulez une balle molle vers un enfant : la partie qui l’arrête, pied ou genou, danse encore.} {si-paniers|Posez un panier devant vous : chacun y lance son ruban de sa place; à côté, c’est un orteil qui danse.} Reprenez les rubans un par un, et rangez-les en hauteur.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Suivez des yeux le ruban d’un enfant jusqu’à ce qu’il se pose : il regardera avec vous.',
          'Nommez la partie qui mène, « c’est ton coude! », et imitez-la.',
          '{20min 30min|Laissez chaque silence durer trois souffles avant de reprendre l’air.}',
        ],
        questionsOuvertes: [
          'Où va-t-il tomber?',
          '{20min 30min|Qu’a-t-il dessiné?}',
          'Comment danse un coude?',
          'Que fait le reste de ton corps?',
        ],
      },
      vocabulaire: [
        'le ruban',
        'lancer',
        'se poser',
        'le coude',
        'le genou',
        '{20min 30min|la vague}',
        '{20min 30min|le zigzag}',
        'vif',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Lâchez le ruban pour lui, juste au-dessus de la partie qu’il a choisie : il n’a qu’à le recevoir et à danser.',
        },
        {
          pour: '4-5a',
          texte:
            'L’enfant lance de la main qu’il utilise moins, ou dos à vous : l’endroit surprend, et la danse change plus.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Assis ou en fauteuil, l’enfant a le plus grand perchoir : genoux, bras, pieds. Sa danse de la main mène celle de tous. Le bruit fatigue? Chantez tout bas; le ruban danse aussi sur un souffle.',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’été, dehors, le vent lance le ruban à votre place. L’hiver, dans la neige, il dessine une danse que les bottes suivent.',
        },
      ],
      securite: {
        risquesAcceptes: ['Deux danseurs qui se frôlent.', 'Tête qui tourne : on s’assoit, et ça passe.'],
        dangersAEliminer: [
          'Ruban autour d’un cou, d’un poignet ou d’une taille : il se tient à la main ou il vole; à la première boucle, il revient dans votre main.',
          'Ruban plus long que votre avant-bras : coupé avant le jeu.',
          'Pied sur un ruban, qui glisse : ce qui est par terre se regarde ou se ramasse avant de danser.',
          'Yeux en l’air, ami tout près : on lance sur place, les bras ouverts sans toucher personne.',
          'Bas qui glissent : nu-pieds ou souliers.',
          'Ruban oublié sur un lit ou une poignée : comptez les rubans en les rangeant en hauteur.',
          '{si-foulards|Foulard noué ou sur un visage : il vole ou se tient à la main, et se ramasse avant de danser.}',
          '{si-balles|Balle sous un pied : elle ne roule qu’une fois tous assis, et revient dans vos mains.}',
        ],
        supervision: 'palier2',
        allergies: ['Aucune propre à ce jeu; rubans lavés sans parfum.'],
      },
      observation: [
        'Motricité globale : comment l’enfant change-t-il d’élan quand l’air change?',
        'Schéma corporel : quelles parties nomme-t-il ou fait-il bouger seules?',
        'Attention : jusqu’où suit-il le ruban des yeux?',
      ],
      prolongements: [
        'Au vestiaire, sans ruban : vous regardez un genou, et c’est lui qui danse.',
        'Avec les familles : un linge à vaisselle lancé au salon choisit la partie de papa ou de maman qui danse.',
      ],
      reflexionRetroaction: [
        'Quelle danse n’aurais-je jamais proposée moi-même?',
        'Qui a regardé longtemps avant de lancer, et qu’a-t-il attendu?',
      ],
    },
  },
  {
    key: 'un-mot-pour-cet-oiseau-la',
    summary:
      'Chacun garde un morceau de ciel. Un vrai oiseau vient : il saute, il sautille, il picore? On regarde encore, et l’on s’entend sur son mot.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_COGNITIVE'],
    themes: ['oiseaux'],
    materials: ['cartons-et-boites'],
    place: 'PARK',
    alsoAt: {
      YARD: 'Dans la cour, on se place au milieu : la clôture, le toit et l’arbre ont chacun leur gardien.',
      INDOORS: 'Dedans, à la fenêtre : le fil, le toit et le bord de la rue ont chacun leur gardien.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'oiseau',
      'oiseaux',
      'les oiseaux',
      'regarder les oiseaux',
      'observer les oiseaux',
      'observation d’oiseaux',
      'jumelles',
      'jumelles en rouleaux',
      'jumelles en carton',
      'rouleaux de papier de toilette',
      'fabriquer des jumelles',
      'oiseau à la fenêtre',
      'moineau',
      'mésange',
      'corneille',
      'pigeon',
      'il pointe les oiseaux',
      'que fait l’oiseau',
    ],
    seen: [
      'il pointe le ciel en criant, mais c’est déjà parti quand on se tourne',
      'elle regarde au travers d’un tube de carton vers la cime des arbres',
      'ils suivent une bête à plumes qui picosse dans le gazon du parc',
      'ils s’obstinent pour savoir si ça saute ou si ça sautille',
      'il crie si fort qu’il fait peur à tout ce qui se pose',
      'elle cherche comment dire ce que la petite bête fait avec son bec',
      'au parc, une mouette a volé une croûte et toute la gang est restée figée',
      'depuis l’installation de la mangeoire, ils guettent chacun leur coin',
    ],
    picture:
      'Quatre enfants dos à dos dans l’herbe : une montre du bras un moineau qui sautille, deux le suivent aux jumelles, un petit garde les siennes sur son front.',
    scenes: ['bestioles', 'mots'],
    sheet: {
      titre: 'Un mot pour cet oiseau-là',
      observationDepart:
        '« Un oiseau! » Le temps que tous se retournent, il est parti, et personne ne trouve le mot pour dire ce qu’il faisait.',
      intentionEducative:
        'Offrir à l’enfant de vraies raisons de chercher le mot juste : regarder un oiseau vivant, dire ce qu’il fait, s’entendre.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'cognitif', composante: 'Attention', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
      ],
      objectifs: [
        'Attendre un oiseau, le trouver des yeux, le montrer sans crier.',
        'Dire ou montrer du corps ce que fait l’oiseau.',
        '{3-4a 4-5a|Comparer deux mots et s’entendre sur celui qui va.}',
      ],
      materiel: [
        item(
          'Jumelles en rouleaux : deux rouleaux de papier de toilette, ruban adhésif autour, sans corde ni agrafe',
          'une paire par enfant, une pour vous',
          'Deux mains en rond devant les yeux',
        ),
        optional(
          '{20min 30min si-plumes|Plumes achetées, plus longues que votre main}',
          '{20min 30min si-plumes|une ou deux, gardées par vous}',
          null,
        ),
        optional('{20min 30min !2-3a si-pommes-de-pin|Cocottes}', '{20min 30min !2-3a|deux ou trois}', null),
        optional('{si-mangeoires|Mangeoire déjà garnie}', '{si-mangeoires|une, à dix pas ou derrière la vitre}', null),
        optional('{si-livres|Livre d’oiseaux}', '{si-livres|un}', null),
        optional('{si-papier si-crayons|Papier et gros crayons}', 'une feuille, deux ou trois crayons', null),
      ],
      preparation: [
        '{parc|Choisissez un endroit près d’un arbre, d’une haie ou d’un bord de gazon, loin de la rue et des balançoires.} {cour|Choisissez le milieu de la cour, où l’on voit l’arbre, la clôture et le bord du toit.} {dedans|Choisissez la fenêtre d’où l’on voit un arbre, un fil ou un toit; reculez ce sur quoi on pourrait grimper, et choisissez l’heure où le soleil n’y donne pas.} {dehors|Tournez le dos au soleil.}',
        'Allez-y quand les oiseaux mangent : le matin{dehors|, avant les cris et les courses}. Les jumelles se font en une minute : deux rouleaux côte à côte, deux tours de ruban adhésif.',
        '{dedans|Les enfants se tiennent côte à côte devant la vitre, assez loin pour ne pas la toucher.} {dehors !hiver|Les enfants s’assoient par terre, au sec, dos à dos, en rond serré; vous, à genoux au bord du rond.} {dehors hiver|Les enfants restent debout, dos à dos, en rond serré : assis dans la neige, on gèle. Vous êtes au bord du rond.}',
        '{1adulte multiage|Seule, avec plusieurs âges, prenez six enfants au plus, les plus jeunes à côté de vous.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Arrêtez-vous, un doigt levé : « Écoutez. » Un chant, une aile, rien? Prenez vos jumelles, regardez {dehors|la cime de l’arbre}{dedans|le haut de la fenêtre}, et dites seulement ce que vous voyez : « Une branche. Elle bouge encore. Qui vient de partir? » Puis donnez à chacun son morceau de ciel, d’un geste : « Toi, {parc|de l’arbre au banc}{cour|de l’arbre à la clôture}{dedans|le fil}. Toi, {parc|le bord du gazon}{cour|le bord du toit}{dedans|le toit}. » Chacun en est le gardien. {si-mangeoires|Le gardien de la mangeoire dit qui arrive, qui attend, qui repart le bec plein.} D’abord les yeux seuls, pour trouver l’oiseau; ensuite les jumelles, pour le garder.',
        ),
        play(
          { 10: 6, 20: 7, 30: 8 },
          'On guette. Un oiseau? Sans crier, on tend le bras, et les autres {dehors|se tournent}{dedans|le cherchent}. Laissez l’oiseau faire. « Que fait-il? » {2-3a multiage|À deux ans, l’enfant le montre,} {2-3a !multiage|L’enfant le montre,} {2-3a|jumelles sur le front : « Mange! » Reprenez : « Il mange, pic, pic. » Il s’envole? « Parti! »} {2-3a !multiage|Faites bye ensemble. Refaites l’oiseau, accroupis : un pas, on s’arrête, on tourne la tête. Chuchotez le mot de chaque geste. Deux minutes de guet suffisent : tous se lèvent, volent trois pas et reviennent se poser. Un deuxième arrive? Fait-il pareil?} {3-4a multiage|À trois ans, on s’obstine :} {3-4a !multiage|On s’obstine :} {3-4a|« Il saute. – Non, il sautille. » On essaie les deux avec ses pieds, puis on regarde encore l’oiseau.} {3-4a !multiage|Il part? Les bras montrent par où, et l’on dit comment : tout droit, en montant, en zigzag.} {4-5a multiage|Chez les grands, le gardien raconte l’oiseau} {4-5a !multiage|Le gardien raconte l’oiseau} {4-5a dehors|à un ami qui a le dos tourné :} {4-5a dedans|à un ami qui ferme les yeux :} {4-5a|où il est, ce qu’il fait, avec qui. L’ami regarde : est-ce bien cela?} {4-5a !multiage|Il est parti? On parie : dans quel morceau de ciel viendra le prochain, et pour quoi faire?} {10min|Aucun oiseau? Un enfant fait l’oiseau devant les autres, qui disent ce qu’il fait.} On s’entend sur un mot, et c’est le nom de l’oiseau : le sautilleux, la crieuse.',
        ),
        play(
          { 20: 6, 30: 7 },
          'Aucun oiseau ne vient? {dehors|Yeux fermés, chacun pointe d’où vient un chant.} {dedans|On se tait dix souffles, une main à l’oreille.} Toujours rien? « Il nous en faut un. » Un enfant va {dehors|à six pas}{dedans|au fond du local} et fait un oiseau sans dire ce qu’il fait. Les autres se tournent, le suivent aux jumelles, disent son mot et l’imitent. {si-plumes|Donnez-lui une plume : il lève le bras et la lâche. Elle flotte, tourne, se pose? On dit le mot, un ami la relâche.} {!2-3a si-pommes-de-pin|Avec une cocotte, il la picore, la roule ou l’échappe : un mot par geste.} {2-3a multiage|À deux ans, l’enfant fait des ailes :} {2-3a !multiage|L’enfant fait des ailes :} {2-3a|« Vole! » Dites-le avec lui.} {2-3a !multiage|À vous d’être l’oiseau : tirez un ver, lissez une plume, buvez la tête en l’air. Il dit un mot pour chaque geste, ou le refait.} {3-4a multiage|À trois ans, l’oiseau fait} {3-4a !multiage|L’oiseau fait} {3-4a|deux choses de suite : il picore, il se gratte. Il faut les deux mots, dans l’ordre.} {4-5a multiage|Chez les grands, l’oiseau picore} {4-5a !multiage|L’oiseau picore} {4-5a|pressé, puis inquiet, puis fatigué : à quoi le voit-on?} Un vrai se pose? Tout s’arrête, et on le regarde, lui.',
        ),
        play(
          { 30: 6 },
          '{dehors|Sur la pointe des pieds, jumelles à la main, allez voir ensemble où étaient les oiseaux.} {dedans|Changez de fenêtre, ou passez à l’autre bout de la même.} On cherche sans toucher ce qu’ils laissent : {dehors !hiver|une plume, une tache blanche, une graine ouverte, un trou dans l’herbe}{dehors hiver|une trace en étoile dans la neige, une tache blanche, un fruit entamé}{dedans|une branche qui bouge, une tache blanche sur le bord, un nid}. « Qu’est-ce qu’il a fait, ici? » {2-3a multiage|À deux ans, l’enfant montre,} {2-3a !multiage|L’enfant montre,} {2-3a|vous dites le mot, et il va le répéter à un ami.} {2-3a !multiage|Mettez-vous à sa hauteur, joue contre joue, et suivez son doigt : « Là? Plus haut? » Il vous corrige d’un mot ou de la main.} {3-4a multiage|À trois ans, on invente} {3-4a !multiage|L’enfant invente} {3-4a|ce qui s’est passé : l’oiseau est venu, il a mangé, quelqu’un l’a dérangé.} {4-5a multiage|Les grands racontent} {4-5a !multiage|On raconte} {4-5a|la visite dans l’ordre, du début à la fin, en montrant du doigt ce qui prouve chaque bout.} {dehors si-mangeoires|Sous la mangeoire : des écales, une graine entière? C’est leur repas, on l’y laisse.} Rien du tout? « Personne n’est venu ici » est une nouvelle aussi.',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          '{dehors|On se remet dos à dos}{dedans|On revient devant la vitre}, jumelles {dedans|à la main}{dehors !hiver|sur les genoux}{dehors hiver|dans les mitaines}. Un souffle, deux souffles, sans un mot. {dehors|Qui chante encore?} {dedans|Qui passe encore?} Puis chacun dit à son voisin{2-3a|, ou fait de ses mains,} ce qu’il a vu dans son morceau de ciel, même si c’est « une branche ». {3-4a 4-5a|On redit les noms trouvés : lequel garderait-on si l’oiseau revenait demain?} {si-papier si-crayons|Écrivez un des noms sur une feuille : qui veut y trace, d’un trait, le vol de l’oiseau.} {si-livres|Dans un livre d’oiseaux, on montre celui qu’on a vu : son nom s’ajoute au nôtre.} « Bye, les oiseaux. »',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Parlez tout bas et bougez lentement : les corps prennent votre vitesse.',
          'Gardez le nom de l’espèce pour plus tard : d’abord ce qu’il fait, puis « c’est une mésange », si on le demande.',
          'Deux mots s’obstinent? Dites : « Regardons-le encore », et laissez l’oiseau décider.',
        ],
        questionsOuvertes: [
          'Que fait-il?',
          'Où est-il rendu?',
          '{3-4a 4-5a|Quel mot lui va le mieux?}',
          'Qui l’a vu partir?',
        ],
      },
      vocabulaire: ['se poser', 's’envoler', 'picorer', 'sautiller', 'la plume', 'le bec', 'guetter', 'les jumelles'],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'À travers deux petits trous, il ne trouve rien : placez votre bras le long de sa joue, tendu vers l’oiseau, et laissez ses yeux suivre jusqu’au bout.',
        },
        {
          pour: '3-4a',
          texte: 'Donnez-lui deux mots à essayer, « marche » et « sautille », et un oiseau pour trancher.',
        },
        {
          pour: '4-5a',
          texte:
            'L’enfant raconte l’oiseau à un ami aux yeux fermés, sans dire « là » ni pointer : au-dessus, à côté, derrière.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui voit mal est l’oreille du groupe : il pointe le chant, et les yeux des autres partent de son doigt. L’enfant qui ne tient pas en place porte la nouvelle, à pas de chat, d’un gardien à l’autre.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, les arbres nus montrent tout : mésanges et corneilles se voient de plus loin.} {hiver|L’été, les feuilles cachent les oiseaux : on les trouve à l’oreille.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Jumelles écrasées ou mouillées.', 'Attente trop longue, qui finit en rires.'],
        dangersAEliminer: [
          'Soleil dans les yeux : {dehors|le dos au soleil}{dedans|une fenêtre où il ne donne pas}, jamais les jumelles vers lui.',
          'Marche avec les jumelles aux yeux : on s’arrête, puis on regarde.',
          '{20min 30min si-plumes|Plume à la bouche : elle revient dans votre main après chaque envol.}',
          'Corde au cou : les jumelles se tiennent à la main.',
          '{dehors|Plume, nid, oiseau mort ou œuf : on regarde sans toucher; savon au retour.}',
          '{dehors !hiver|Nid habité : on reste à dix pas, même si l’on entend les petits.}',
          '{parc|Rue, chien, balançoire : le rond est loin du passage, et vous gardez ce passage sous les yeux.}',
          '{dedans|Chaise ou rebord où l’on grimpe pour voir : les pieds restent au plancher, la fenêtre est fermée.}',
          '{dehors ete|Soleil et chaleur : à l’ombre, chapeaux, une gorgée d’eau souvent.}',
          '{dehors hiver|Froid : seuil de votre milieu, au plus bas -27 °C; on bouge entre deux attentes, nuques et mains touchées souvent.}',
          '{si-mangeoires|Graine ou écale à la bouche : rien ne se ramasse sous la mangeoire; savon au retour.}',
          '{si-papier si-crayons|Crayon promené : on trace sans marcher, et il revient dans votre main.}',
        ],
        supervision: 'palier2',
        allergies: ['Aucune propre à ce jeu; aucune graine ni miette à donner aux oiseaux.'],
      },
      observation: [
        'Langage oral : quels verbes l’enfant trouve-t-il, et que fait son corps pendant qu’il cherche?',
        'Attention : combien de temps suit-il le même oiseau?',
        'Compétences sociales : que fait-il quand un ami propose un autre mot?',
      ],
      prolongements: [
        'Demain, à la même heure, au même endroit : le sautilleux est-il revenu?',
        'En marchant vers la maison, l’enfant donne un mot au premier oiseau que son parent lui montre.',
      ],
      reflexionRetroaction: ['Ai-je nommé l’oiseau avant qu’on l’ait regardé?', 'Qui a tenu l’attente mieux que moi?'],
    },
  },
  {
    key: 'qui-a-la-loupe-raconte',
    summary:
      'La pelle lève un toit de terre, un ver se sauve. Qui a la loupe raconte ce qu’il fait; les autres écoutent, demandent, puis on referme sa maison.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_COGNITIVE'],
    themes: ['insectes-et-vers', 'terre-et-boue'],
    materials: ['loupes', 'chaudieres-et-pelles', 'terre'],
    place: 'YARD',
    alsoAt: {
      PARK: 'Au parc, on creuse au pied d’un arbre ou sous les feuilles, loin des fleurs et du gazon semé.',
    },
    seasons: ['SPRING', 'SUMMER', 'AUTUMN'],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'ver de terre',
      'vers de terre',
      'les vers de terre',
      'chercher des vers',
      'trouver des vers de terre',
      'creuser pour trouver des vers',
      'creuser la terre',
      'creuser un trou',
      'loupe',
      'loupes',
      'pelles',
      'loupes et pelles',
      'regarder à la loupe',
      'lombric',
      'bibittes dans la terre',
      'qu’est-ce qu’il y a sous la terre',
    ],
    seen: [
      'elle soulève une motte de gazon pour voir qui vit en dessous',
      'il décrit à ses amis une bête rose qui se tortille dans son trou',
      'ils pellettent le jardin et arrêtent net quand ça grouille',
      'ils se bousculent tous au-dessus du même trou et plus personne ne voit',
      'il veut l’écraser avec sa botte et un autre crie d’arrêter',
      'elle a dédain de ce qui est gluant et regarde de loin',
      'après l’orage, le trottoir en était plein et ils voulaient les sauver',
      'dans le potager, un seul a le verre grossissant et les autres le lui arrachent',
    ],
    picture:
      'À l’ombre du mur, près du jardin, une enfant tient la loupe au-dessus d’un ver et raconte; deux amis écoutent, pelles couchées; une petite presse une motte.',
    scenes: ['bestioles', 'creuser', 'mots'],
    sheet: {
      titre: 'Qui a la loupe raconte',
      observationDepart:
        'La pelle s’arrête. « Y en a un! » Quatre têtes se cognent au-dessus du trou, tout le monde crie, et le ver s’en va.',
      intentionEducative:
        'Soutenir le récit de ce que l’on voit pour vrai : chercher ses mots devant une bête qui bouge, et être écouté.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
      ],
      objectifs: [
        'Creuser avec précaution, et arrêter la pelle quand quelque chose bouge.',
        'Regarder le ver à la loupe et dire ce qu’il fait.',
        '{3-4a 4-5a|Écouter le récit d’un ami et lui poser une question.}',
        'Remettre la terre comme elle était.',
      ],
      materiel: [
        item('Loupes de plastique', 'une pour deux enfants', 'Deux mains en rond, le nez tout près'),
        item('Pelles courtes, à bout rond', 'une par enfant, une pour vous', 'Grosses cuillères de métal'),
        optional('Débarbouillette humide', 'une, dans votre poche', 'Eau et savon en rentrant'),
        optional(
          '{si-bacs-transparents si-pots-transparents|Pots ou bacs transparents, en plastique}',
          'un pour deux enfants',
          null,
        ),
        optional('{si-vaporisateurs|Vaporisateur d’eau}', '{si-vaporisateurs|un}', null),
        optional('{si-chaudières|Chaudière}', '{si-chaudières|une, pour la terre}', null),
        optional(
          '{30min si-lampes-de-poche|Lampe de poche, au compartiment de piles vissé}',
          '{30min si-lampes-de-poche|une ou deux}',
          null,
        ),
        optional('{30min si-livres|Livre de petites bêtes}', '{30min si-livres|un}', null),
      ],
      preparation: [
        'Choisissez une terre molle et fraîche : {cour|au pied du mur à l’ombre, au bord du jardin, sous un pot}{parc|au pied d’un arbre, sous les feuilles, au bord d’un sentier}. Essayez-la de votre pelle : si elle est dure comme du béton, cherchez plus loin. {ete|L’été, allez-y le matin, là où l’on a arrosé ou après la pluie.}',
        'Faites le tour avant eux : ni verre, ni métal, ni crotte, ni fil. {parc|Un coin sans gazon semé ni fleurs plantées.}',
        'Tracez du talon un carré de chantier pour deux enfants; laissez un grand pas entre les carrés.',
        '{1adulte multiage|Seule, avec plusieurs âges, prenez six enfants au plus, les plus jeunes dans le carré le plus près de vous.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4 },
          'À genoux, posez l’oreille au sol, les yeux vers les enfants. « Il y a une maison, là-dessous. Je vais lever le toit. » Plantez la pelle, penchez le manche, soulevez une motte d’un seul morceau et couchez-la à côté, à l’envers. Ne parlez plus. Regardez le trou, puis sous la motte. Un bout rose remue? « Il a vu le jour. Il se sauve! » Rien? « Personne n’habite ici. » Puis donnez le mot de passe de la pelle : à « Stop, ça bouge! », elle se couche par terre.',
        ),
        play(
          { 20: 7, 30: 8 },
          'Chacun creuse dans son carré, lève un toit, regarde dessous, gratte plus creux. « Stop, ça bouge! » La pelle se couche, et les doigts continuent tout seuls, en balayant. {2-3a multiage|À deux ans, l’enfant remplit} {2-3a !multiage|L’enfant remplit} {2-3a|sa pelle et la vide sur sa botte. À côté de lui, ouvrez une motte entre vos doigts : « Oh! Regarde. »} {2-3a !multiage|Il trouve une racine, un caillou, une feuille noire : dites le mot de chaque chose et demandez-lui si ça bouge. On attend un instant pour le savoir. Si ça ne bouge pas, on le met en tas à côté; si ça bouge, on se penche.} {3-4a multiage|À trois ans, on dit où l’on cherche} {3-4a !multiage|L’enfant dit où il cherche} {3-4a|et pourquoi : « C’est mouillé, ici. » Rien? On essaie à l’ombre.} {4-5a multiage|Les grands émiettent} {4-5a !multiage|On émiette} {4-5a|la motte des doigts, à la recherche d’un tunnel rond, gros comme un crayon. Où mène-t-il?} Toujours pas de ver? Tous changent de carré et cherchent une terre plus fraîche. {si-bacs-transparents si-pots-transparents|Trouvé? Sur une poignée de terre, dans un pot ou un bac, on le suit de tous les côtés.}',
        ),
        play(
          { 20: 6, 30: 7 },
          'Un ver est trouvé? Ceux du carré et du voisin viennent autour, mains sur les cuisses; ailleurs, on creuse, puis on échange. Le trouveur a la loupe, et qui a la loupe raconte : « Il pousse… il est pris… il passe! » Les autres écoutent; après trois {3-4a 4-5a|phrases}{!3-4a !4-5a|mots}, la loupe passe. {2-3a multiage|À deux ans, l’enfant colle} {2-3a !multiage|L’enfant colle} {2-3a|la loupe sur son nez, puis sur votre œil : « Gros! » Tournez-la avec lui vers le ver : « Gros ver! Il s’allonge. »} {2-3a !multiage|Suivez ensemble le ver du doigt, sans y toucher, jusqu’au bord du trou : « Il cherche… il tourne… » et attendez qu’il finisse la phrase.} {3-4a multiage|À trois ans, on questionne} {3-4a !multiage|On questionne} {3-4a|celui qui raconte : « A-t-il des yeux? » Non, mais sa peau sent la lumière.} {3-4a !multiage|« Où est sa tête? » Le raconteur regarde par où il avance avant de répondre, et les autres disent s’ils sont d’accord.} {4-5a multiage|Les grands racontent} {4-5a !multiage|On raconte} {4-5a|comme à la radio : qui est là, ce qui arrive, ce qui va arriver.} Le ver s’enfonce? On lui dit bye. Pas de ver? Une fourmi ou une racine se racontent aussi.',
        ),
        play(
          { 30: 6 },
          '« Qui d’autre habite la maison? » Une loupe dans chaque carré : elle fait le tour du trou, du haut jusqu’au fond. {si-lampes-de-poche|Une lampe de poche éclaire le fond : qui fuit la lumière, qui reste?} {si-livres|Dans un livre, on cherche qui on a vu, puis on revient comparer.} {2-3a multiage|À deux ans, l’enfant montre,} {2-3a !multiage|L’enfant montre,} {2-3a|vous nommez : une racine, une fourmi, un cocon, une pierre. Il en choisit un et le montre à son voisin.} {2-3a !multiage|Il retourne au ver, dix fois? Allez-y avec lui, et ajoutez un mot chaque fois : un ver, un ver rose, un ver rose mouillé.} {3-4a multiage|À trois ans, on dit} {3-4a !multiage|On dit} {3-4a|qui vit en haut, qui vit au fond, et qui est juste de passage.} {4-5a multiage|Les grands racontent} {4-5a !multiage|On raconte} {4-5a|deux fois ce qui vient d’arriver : d’abord comme celui qui creusait, puis comme le ver. « Tout à coup, mon toit s’est envolé… »} {4-5a !multiage|Puis comme la racine, qui n’a pas bougé et qui a tout senti. Les autres devinent qui parle.}',
        ),
        closing(
          { 20: 4, 30: 5 },
          '« Il commence à sécher. On lui rend son toit. » {si-vaporisateurs|Un coup de vaporisateur, sur la terre et pas sur lui : elle redevient fraîche.} Chaque ver est couché sur la terre fraîche; à la main, on pousse la terre autour, puis on remet la motte, l’herbe en haut, et l’on presse du plat de la main, tout doucement. {si-chaudières|Il manque de terre? À deux, on en rapporte un fond de chaudière.} Pas de ver? On referme aussi, pour les fourmis. {2-3a|« Bye! » L’enfant presse encore : la maison est bien fermée.} {3-4a 4-5a|Accroupis, chacun chuchote à la motte une chose qu’il a vue et qu’il racontera ce soir.} On cogne les pelles et les bottes, et les mains vont au savon.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'La pelle se lève au-dessus d’un ver? Mettez votre main sous le manche et dites : « Stop, ça bouge. »',
          'Regardez l’enfant qui raconte, pas le ver : les autres écouteront aussi.',
          'Passez d’abord dans la terre fraîche le doigt qui veut toucher le ver : un doigt sec colle à sa peau.',
          '{4-5a|À qui recule, offrez le rôle de celui qui redit la nouvelle, trois pas derrière.}{!4-5a|À qui recule, offrez une place trois pas derrière, et redites-lui ce que fait le ver.}',
        ],
        questionsOuvertes: [
          'Que fait-il?',
          'Comment avance-t-il, sans pattes?',
          '{3-4a 4-5a|Que va-t-il faire, maintenant?}',
          'Où l’as-tu trouvé?',
        ],
      },
      vocabulaire: [
        'le ver de terre',
        'la motte',
        'la racine',
        'le tunnel',
        'creuser',
        's’enfoncer',
        'la loupe',
        'frais',
      ],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'La loupe se tient à deux, votre main sur la sienne : éloignez-la du ver, doucement, jusqu’à ce qu’il soit gros et clair.',
        },
        {
          pour: '3-4a',
          texte: 'Offrez le début de la phrase et lâchez-la là : « Il était dans le noir, et puis… »',
        },
        {
          pour: '4-5a',
          texte:
            'L’enfant raconte à un ami qui n’a rien vu, sans le mot « ver » : long, mouillé, sans pattes. L’ami le dessine du doigt dans la terre.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'En fauteuil, l’enfant reçoit une motte sur une pelle, à la hauteur de ses genoux, et y fouille des doigts. Sans mots, il tient la loupe et montre; un ami dit ce qu’il montre.',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’hiver, la terre est gelée et le ver, plus bas : on raconte où il est, et l’on creuse dans la neige jusqu’au sol, pour voir.',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Mains terreuses, genoux mouillés.',
          'Ver blessé par mégarde : on le dit, et on le couche sous sa motte.',
        ],
        dangersAEliminer: [
          'Pelle près d’un visage ou d’une main : un carré à deux, elle ne se lève pas plus haut que le genou, et se couche pour regarder.',
          'Loupe au soleil : elle brûle un ver, une feuille, un doigt; on regarde à l’ombre, jamais vers le soleil, et elle revient dans votre poche.',
          'Verre, métal, crotte dans la terre : tour fait avant; ce qui brille se montre sans y toucher.',
          '{2-3a|Terre, ver ou caillou à la bouche : restez à portée de bras, et tendez la main.}',
          'Doigts à la bouche avant le savon : passez-lui la débarbouillette humide, ou rentrez laver ses mains.',
          'Nid de guêpes ou de fourmis qui sort : tous reculent de dix pas, et l’on change de coin.',
          '{ete|Soleil et chaleur : à l’ombre, chapeaux, une gorgée d’eau souvent.}',
          '{si-bacs-transparents si-pots-transparents|Ver oublié au soleil dans un pot : il y sèche; le pot reste à l’ombre et se vide avant de partir.}',
          '{30min si-lampes-de-poche|Lumière dans les yeux : la lampe ne s’allume que dans le trou.}',
          '{si-vaporisateurs|Jet vers un visage : le vaporisateur vise le sol, au ras du trou.}',
        ],
        supervision: 'palier1',
        allergies: [
          'Piqûres d’insectes : l’auto-injecteur de l’enfant visé est sur vous. Terre qui irrite : une pelle, et pas les doigts.',
        ],
      },
      observation: [
        'Langage oral : que raconte l’enfant de ce qui vient d’arriver, de ce qui va arriver?',
        'Éveil aux sciences : où cherche-t-il{3-4a 4-5a|, et quelle raison en donne-t-il}?',
        'Motricité globale : comment change-t-il sa force, entre creuser et balayer?',
      ],
      prolongements: [
        'Demain, retournez au carré refermé : l’herbe se relève-t-elle, y a-t-il un petit tas neuf?',
        'Au départ, l’enfant raconte à son parent, sans loupe, ce qu’il a vu sous la terre.',
      ],
      reflexionRetroaction: [
        'Qui a raconté plus longtemps que d’habitude, et qui l’écoutait?',
        'Ai-je attendu la fin de la phrase?',
      ],
    },
  },
]
