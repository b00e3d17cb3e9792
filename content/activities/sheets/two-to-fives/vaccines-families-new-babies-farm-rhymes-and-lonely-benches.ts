import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

/** A finger that vaccinates and passes on, a farm rhyme about socks, a doll that decides, a navel that makes babies, and a bench that answers. */
export const TWO_TO_FIVES_FAMILY_AND_DOCTOR_SHEETS: readonly BankSheet[] = [
  {
    key: 'pic-la-piqure-change-de-doigt',
    summary:
      'Un doigt donne le vaccin au toutou : on le dit avant, un ami tient la patte, pic! Puis, doigt contre doigt, la piqûre passe à l’autre, qui devient docteur.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_LANGUAGE'],
    themes: ['quartier-et-metiers', 'emotions-et-amitie'],
    materials: [],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'le docteur',
      'docteur',
      'docteure',
      'jouer au docteur',
      'médecin',
      'infirmière',
      'clinique',
      'vaccin',
      'vacciner',
      'la vaccination',
      'piqûre',
      'piqûres',
      'donner des piqûres aux toutous',
      'depuis le vaccin',
      'peur des piqûres',
      'soigner les toutous',
      'toutous',
      'pansements',
      'pansement',
      'ils se chicanent pour être le docteur',
      'tous veulent être le docteur',
      'salle d’attente',
    ],
    seen: [
      'il pique la cuisse de sa poupée avec un crayon, dit que ça pince pis que c’est fini',
      'elle compte un, deux, trois avant d’appuyer son doigt sur la patte de l’ours',
      'ils mettent des plasters après la piqûre et flattent la patte de leur malade',
      'elle braille à l’idée d’aller à la clinique demain, elle se cache le bras',
      'il tire sur la trousse, tout le monde veut être le soignant en même temps',
      'il console son lapin qui a peur, tiens ma main, ça va aller vite',
      'depuis la tournée des infirmières, ils se font la file avec des plasters',
      'à l’arrivée, elle montre son bras, la tache de plaster, et le raconte à tous',
    ],
    picture:
      'Deux enfants face à face se touchent le bout de l’index; entre eux, un ours de peluche, pansement sur une patte, se fait tenir l’autre.',
    scenes: ['magasin-metiers', 'peurs', 'chicane'],
    sheet: {
      titre: 'Pic! La piqûre change de doigt',
      observationDepart:
        'Depuis le vaccin, ils soignent tous les toutous et leur donnent des piqûres. Mais deux mains tirent sur le même ours : « C’est moi, le docteur! »',
      intentionEducative:
        'Permettre aux enfants de rejouer le vaccin du côté de celui qui sait : dire ce qui vient, tenir une main, puis laisser à un autre le rôle de docteur.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Annoncer au toutou ce qui va se passer, et dire quand c’est fini.',
        'Rassurer le toutou qui a peur, en lui tenant la patte.',
        'Donner le rôle de docteur, et le reprendre plus tard.',
      ],
      materiel: [
        item('Toutous', 'un par enfant, un pour vous', 'Poupées'),
        optional('Pansements', 'un par enfant, un pour vous', 'Pouce qui appuie, le temps de compter cinq'),
        optional(
          '{si-trousses-de-médecin|Trousse de médecin, sans seringue}',
          '{si-trousses-de-médecin|une, ou un écoute-cœur par équipe}',
          null,
        ),
        optional('{si-foulards|Foulards}', 'un par équipe', null),
        optional('{si-papier si-crayons|Papier et crayons}', 'une feuille et un crayon par enfant', null),
        optional('{30min si-couvertures|Petites couvertures}', 'une par toutou', null),
        optional('{30min si-boîtes-de-carton|Boîtes de carton ouvertes}', 'une par toutou', null),
      ],
      preparation: [
        'Formez d’avance les équipes de deux, assises face à face par terre. Nombre impair? Une équipe de trois : docteur, parent du toutou, voix du toutou; après chaque piqûre, chacun prend le rôle suivant. Ceux qui se chicanent le plus pour être docteur vont dans deux équipes différentes.',
        'Posez les toutous à portée de main. Des pansements? Soulevez un coin du papier de chacun, et gardez-les près de vous. {1adulte|Seule, placez les équipes en demi-cercle et assoyez-vous devant, à deux pas de chacune.} {2adultes|À deux, prenez chacune la moitié des équipes.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4 },
          'Tous sont assis, un toutou sur les genoux. Le vôtre se cache dans votre cou : « Il a un vaccin, ce matin, et il ne veut pas. Cherchons un docteur! » Levez un doigt : « Ce doigt-là, c’est la piqûre. Le docteur dit tout avant. » Tenez une patte et parlez au toutou : « Je vais toucher l’autre patte. Ça va pincer un peu. Un, deux, trois… pic! C’est fini. » Votre doigt touche la patte, une seconde. Collez-y un pansement, ou appuyez du pouce le temps de compter cinq. {si-trousses-de-médecin|De la trousse ne sort que l’écoute-cœur : avant la piqûre, on écoute si le toutou a peur.} Puis posez le bout de votre doigt sur celui d’un enfant par équipe : « La piqûre change de doigt. Docteur, c’est à toi! »',
        ),
        play(
          { 20: 5, 30: 6 },
          'Deux par deux, un toutou entre les deux. L’un est le docteur; l’autre, le parent, tient la patte. « Je vais toucher l’autre patte. Ça va pincer. » Le parent dit au toutou : « Je te tiens. » {si-foulards|Un foulard cache la piqûre au toutou qui ne veut pas la voir.} On compte ensemble : un, deux, trois, pic! Le doigt touche et s’en va : « C’est fini. » Le parent colle le pansement que vous lui tendez, ou appuie du pouce. Puis, doigt contre doigt, la piqûre passe : le parent devient docteur, et le docteur devient parent, avec son toutou à lui. {3-4a|À trois ans, deux phrases suffisent : « Ça va pincer », « C’est fini ».} {4-5a|À quatre ans, le docteur demande d’abord : « Quelle patte? », et il attend.}',
        ),
        play(
          { 20: 5, 30: 6 },
          'Votre toutou se sauve sous votre bras : « Non! Pas de piqûre! » Demandez : « Qu’est-ce qui l’aiderait? » Essayez deux idées : lui montrer le doigt, chanter, regarder ailleurs. Puis chaque équipe recommence, et le toutou a peur à sa façon : il crie, il se cache, il serre les yeux. Le parent dit pour lui ce qu’il veut. Le docteur répond, et son doigt attend que le toutou ait fini de parler. {3-4a|À trois ans, le toutou crie « Aïe! » aussi longtemps qu’il veut, et le parent le berce.} {4-5a|À quatre ans, le toutou peut aussi se taire : le docteur cherche à quoi l’on voit qu’il a peur.} Pic, c’est fini, la piqûre change de doigt, et c’est au tour de l’autre toutou.',
        ),
        play(
          { 20: 4, 30: 5 },
          'Ouvrez la salle d’attente le long du mur. Dans chaque équipe, un parent s’y assoit avec son toutou; le docteur reste assis en face. Le parent explique tout bas ce qui s’en vient : « Le docteur va compter. Je vais te tenir. » Le docteur appelle : « Au suivant, le lapin! » Le parent apporte le lapin, on compte, pic! Doigt contre doigt, la piqûre passe. De retour au mur, le lapin raconte au toutou d’à côté, ou au vôtre, comment c’était. Puis on échange les places et l’on rappelle : « Au suivant! » {3-4a|À trois ans, on flatte l’oreille du toutou qui attend et on lui chante un bout de chanson.} {4-5a|À quatre ans, le parent invente un jeu d’attente : deviner l’animal qui sera appelé.}',
        ),
        play(
          { 30: 5 },
          'Les toutous rentrent à la maison. Chacun choisit un coin du local, assoit le sien contre sa jambe et lui raconte la visite : « D’abord, tu as pleuré. Après, il a compté. » On touche doucement l’endroit du vaccin : « Ça pince encore? » {si-boîtes-de-carton|Une boîte de carton fait un lit au toutou.} {si-couvertures|Une couverture borde le toutou, sauf la patte piquée.} Puis le doigt-piqûre devient un téléphone : « Allô, docteur? » L’enfant appelle un ami de son équipe, d’un coin à l’autre, et dit comment va son toutou. {3-4a|À trois ans, « Il dort » ou « Il veut un bec » fait un appel complet.} {4-5a|À quatre ans, le docteur pose deux questions avant de raccrocher.} Qui n’appelle pas berce le sien, et c’est bien aussi.',
        ),
        closing(
          { 20: 3, 30: 4 },
          'Tous s’assoient en rond, le toutou dans les bras. « Qu’est-ce qui l’a aidé? » Une main, compter, le savoir avant : on le dit ou on le montre. Quelqu’un raconte son propre vaccin? Écoutez jusqu’au bout : « Ça t’a fait mal. Qui te tenait la main? » Puis la piqûre fait un dernier voyage : de doigt en doigt, elle fait le tour du rond et arrive au vôtre. Refermez la main dessus : « La clinique est fermée. » {si-papier si-crayons|Sur une feuille, chacun fait un point par piqûre de son toutou : c’est son carnet de vaccins.} Les toutous retrouvent leur place, et vous ramassez les pansements, s’il y en a.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Dites vrai : « Ça pince, et ça finit. » Ne promettez pas que ça ne fait pas mal, ne félicitez personne d’avoir été brave.',
          'Deux enfants veulent le même rôle? Montrez leurs doigts : « Qui a la piqûre, maintenant? À qui va-t-elle passer? »',
          'À « Pourquoi on pique? », répondez court : « Le vaccin aide le corps à se défendre contre une maladie. »',
          'Un enfant pique fort, encore et encore? Faites parler le toutou : « Tu ne me l’as pas dit avant! »',
        ],
        questionsOuvertes: [
          'Que lui dis-tu avant de piquer?',
          'Comment tiens-tu sa patte?',
          'À quoi vois-tu qu’il a peur?',
          'Qui sera docteur après?',
        ],
      },
      vocabulaire: [
        'le docteur',
        'le vaccin',
        'la piqûre',
        'la patte',
        'ça pince',
        'c’est fini',
        'le parent',
        'rassurer',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Il garde son doigt pour lui? Faites d’abord passer la piqûre de lui à vous, puis de vous à lui, deux fois. Il verra qu’elle revient.',
        },
        {
          pour: '4-5a',
          texte:
            'Le docteur a un geste de plus, qu’il invente : ouvrir la porte, écrire du doigt le rendez-vous dans sa main. L’ami suivant le refait, ou en trouve un autre.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant que le vaccin a bouleversé peut tenir la patte tout le long, ou regarder de vos genoux. Pointer est difficile? La main ouverte se pose sur le toutou. Qui ne parle pas serre la patte une fois pour « avant », deux fois pour « fini ».',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!ete|L’été, jouez-le sur une couverture, à l’ombre dans la cour : la salle d’attente longe la clôture.} {ete|L’hiver, au vestiaire, le doigt sort de la mitaine avant de piquer, et chacun tient la patte de son toutou.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Vraie peur ou vraies larmes en rejouant le vaccin.', 'Déception de passer le rôle.'],
        dangersAEliminer: [
          'Doigt pointé vers un ami, un visage ou un bras vacciné : la piqûre se donne aux toutous seulement.',
          'Crayon, bâton ou autre objet pris comme seringue : on échange contre le doigt.',
          'Pansement ou papier porté à la bouche : ramassez les papiers à mesure et gardez les pansements près de vous.',
          'Toutou lancé ou tiré à deux : posez-le par terre, une patte pour chacun.',
          '{si-trousses-de-médecin|Écoute-cœur autour d’un cou ou dans une oreille : il se tient à la main, posé sur la peluche.}',
          '{si-foulards|Foulard au cou ou sur un visage d’enfant : il ne couvre que la peluche.}',
          '{si-papier si-crayons|Crayon qui redevient piqûre : les crayons sortent une fois la clinique fermée.}',
        ],
        supervision: 'palier2',
        allergies: ['Pansements : sur les toutous seulement, sans latex si quelqu’un y est allergique.'],
      },
      observation: [
        'Compétences émotionnelles : que dit l’enfant au toutou qui a peur, et qu’en sait-il pour lui-même?',
        'Compétences sociales : comment réagit-il au moment de passer la piqûre?',
        'Langage oral : annonce-t-il le geste avant de le faire, et avec quels mots?',
      ],
      prolongements: [
        'Gardez deux toutous près du tapis : la semaine d’un vaccin, l’enfant y rejouera sa visite.',
        'Dites aux parents la phrase du jeu, « Je te tiens, je te le dis avant » : ils s’en serviront au prochain rendez-vous.',
      ],
      reflexionRetroaction: [
        'Ai-je laissé le toutou pleurer aussi longtemps que l’enfant en avait besoin?',
        'Le doigt contre doigt a-t-il changé la chicane du docteur?',
      ],
    },
  },
  {
    key: 'la-vache-ne-veut-pas-mettre-ses-bas',
    summary:
      'Ce matin, dans mon lit, il y a… la vache! L’animal levé prend la place du mot dans la comptine, refuse de mettre ses bas, et se sauve chez l’ami.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['animaux-et-traces', 'contes-et-lettres'],
    materials: [],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'comptines',
      'comptine',
      'comptine de la ferme',
      'comptine des animaux',
      'chansons',
      'chanson de la ferme',
      'chanter avec des figurines',
      'la ferme',
      'animaux de la ferme',
      'les animaux de la ferme',
      'figurines d’animaux',
      'figurines',
      'animaux en plastique',
      'cris d’animaux',
      'nommer les animaux',
      'compléter la comptine',
      'dire le mot qui manque',
      'vache',
      'mouton',
      'cochon',
      'poule',
    ],
    seen: [
      'il met un cochon dans sa main, le réveille et le fait sauter chez le voisin',
      'elle répond meuh, je veux pas mettre mes souliers, et rit de ma face',
      'ils changent l’animal dans la chanson, et chacun veut le sien',
      'il répond non non je veux pas mes bas, juste pour nous faire rire',
      'elle attend le silence pour crier le mot à la place de la comptine',
      'il veut recommencer vingt fois la même chanson, il en a jamais assez',
      'au cercle, ils levaient leurs figurines quand c’était leur bête, quelle joie',
      'dans le vestiaire, mettre des bas devient un combat, on chante pour faire passer ça',
    ],
    picture:
      'Une vache de plastique dort sur le dos dans la paume de l’éducatrice; trois enfants, bouche grande ouverte, lèvent mouton, coq et cochon.',
    scenes: ['chanter', 'figurines', 'mots'],
    sheet: {
      titre: 'La vache ne veut pas mettre ses bas',
      observationDepart:
        'La comptine de la ferme est finie. Un enfant tend une vache de plastique : « Encore! » Un autre tend un cochon, et la chanson n’a pas de couplet pour lui.',
      intentionEducative:
        'Soutenir le plaisir de dire une comptine par cœur et d’y mettre son propre mot : l’animal qu’on lève à l’endroit où la voix se tait.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'cognitif', composante: 'Mémoire', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
      ],
      objectifs: [
        'Dire le nom ou le cri de son animal à l’endroit où la comptine se tait.',
        'Retenir un couplet et le redire avec un autre animal.',
        '{!10min|Laisser son animal se sauver dans la main d’un autre, au bon moment.}',
      ],
      materiel: [
        item(
          'Figurines d’animaux de la ferme, trop grosses pour un rouleau de papier de toilette',
          'une par enfant{!10min|, quatre de plus}, et la vache, pour vous',
          'Petits toutous',
        ),
        optional('{si-tambourins si-maracas|Tambourin ou maracas}', '{si-tambourins si-maracas|un instrument}', null),
        optional('{si-bas|Gros bas}', '{si-bas|un, pour la vache}', null),
        optional('{si-foulards|Foulards}', 'un pour deux enfants', null),
        optional('{si-livres|Livre d’animaux}', '{si-livres|un}', null),
        optional('{30min si-boîtes-de-carton|Boîtes de carton}', 'deux ou trois, couchées', null),
      ],
      preparation: [
        'Apprenez la comptine par cœur, avec la vache : six lignes, dites en cadence, une tape sur la cuisse tous les deux ou trois mots. Un air vous vient? Chantez-la, toujours sur le même. Pour un animal masculin, dites « le » : « le coq », « je le chatouille ».',
        'Choisissez des animaux dont ils connaissent le nom et le cri. Gardez-les derrière vous, la vache dans votre poche ou sous votre main.',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 4, 30: 4 },
          'Tous sont assis. « Voici une comptine de la ferme. » Couchez la vache dans votre paume, qui fait le lit : « Ce matin, dans mon lit, il y a… » Taisez-vous et levez-la. « La vache! » Reprenez : « C’est la vache qui dort ici. / Lève-toi, la vache, mets tes bas! / Meuh! Meuh! Je ne veux pas! / Je la chatouille, un, deux, trois, / et la vache se sauve chez toi! » À « trois », vos doigts chatouillent son ventre; à « toi », elle bondit sur le genou d’un voisin. Rappelez-la et {10min|donnez un animal à chacun.} {!10min|recommencez avec un autre animal, sorti de derrière votre dos. Puis donnez-en un à chacun.} {si-tambourins si-maracas|Un ami bat la cadence sur un instrument et se tait avec vous, juste avant le nom.}',
        ),
        play(
          { 10: 5, 20: 6, 30: 8 },
          'Chacun couche son animal dans sa main. Commencez; au silence, tous lèvent le leur et le nomment en même temps : quel lit plein! Continuez avec « la ferme » : « C’est la ferme qui dort ici. / Lève-toi, la ferme, mets tes bas! » Chaque bête répond dans sa voix, on la chatouille, et à « chez toi », elle saute dans l’autre main. Puis dites le couplet pour une seule : qui veut lève la sienne, et tous la nomment. Une autre main se lève, autre couplet. {2-3a|À deux ans, attendez trois souffles au silence : un nom, un cri ou l’animal tendu remplit la place.} {3-4a|À trois ans, l’enfant dit aussi la réponse, d’une voix qui boude.} {4-5a|À quatre ans, l’enfant dit la première ligne seul, et les autres continuent.}',
        ),
        play(
          { 20: 6, 30: 8 },
          '{3-4a 4-5a|Deux par deux, ou trois, genoux contre genoux. L’un couche son animal et l’on dit la comptine ensemble. « Un, deux, trois » : l’ami le chatouille du bout du doigt. « Chez toi! » : l’animal se sauve dans sa main. L’ami couche alors le sien, le premier le chatouille, et les voilà échangés.} {2-3a multiage|À deux ans, l’enfant reste près de vous : à « chez toi », son animal se sauve dans votre main, et vous le rendez tout de suite.} {2-3a !multiage|Restez en rond, tout près. Reprenez le couplet; chacun chatouille sa bête dans sa main. À « chez toi », tendez la paume à un enfant : sa bête se sauve chez vous. « La poule est chez moi! » Rendez-la tout de suite, et tendez la paume à un autre.} {3-4a|À trois ans, on change ce que la bête refuse de mettre : « Mets ta tuque! » « Bêê! Je ne veux pas! »} {4-5a|À quatre ans, la bête donne sa raison : « Cocorico! Mes orteils sont trop longs! »} Essayez aussi le couplet tout bas, puis très lent, comme une bête mal réveillée.',
        ),
        play(
          { 30: 6 },
          'Les bêtes se couchent ailleurs. Chacun va mettre la sienne au lit quelque part, à sa hauteur : sous une chaise, dans un soulier, au bord du tapis. {si-boîtes-de-carton|Une boîte de carton couchée cache bien un lit.} On va ensemble d’un lit à l’autre et l’on dit le début : « Ce matin, sous la chaise, il y a… » Qui l’a couchée la nomme, ou laisse les autres la nommer. « Lève-toi, la poule! » On la chatouille, et son enfant l’emporte vers le lit suivant. {2-3a multiage|À deux ans, l’enfant couche sa bête à côté de vous, et c’est le premier lit qu’on visite.} {2-3a !multiage|À deux ans, les lits restent tout près les uns des autres, et lever sa bête sans la nommer suffit.} {3-4a|À trois ans, l’enfant donne le cri en indice avant le nom.} {4-5a|À quatre ans, l’enfant cherche une suite qui rime : « dans le soulier », « elle est couchée ».}',
        ),
        closing(
          { 10: 3, 20: 4, 30: 4 },
          'Le soir tombe sur la ferme. Chacun couche son animal au creux de ses deux mains. {si-foulards|Un coin de foulard le borde.} Chantez lentement : « Ce soir, la vache a mis ses bas. / Meuh, meuh, ne la réveille pas. » Elle les a mis, enfin! {si-bas|Un vrai gros bas l’avale jusqu’au cou : elle n’a plus froid.} Reprenez ces deux lignes avec les animaux qu’on vous montre, de plus en plus bas, jusqu’à bouger seulement les lèvres. Dès que son animal a dit son dernier cri, l’enfant vient le coucher près de la vache. « Demain matin, qui sera dans mon lit? » {si-livres|Ouvrez un livre d’animaux au hasard : la page répond.} Gardez les réponses pour le prochain couplet.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Au silence, regardez l’animal, pas l’enfant, et ne soufflez pas le mot : le geste de le lever suffit.',
          'Un enfant appelle le mouton « bêê »? Dites « bêê » dans le couplet, puis « le mouton » au suivant.',
          'Gardez toujours la même cadence et les mêmes mots avant le silence : c’est ce qui leur permet de deviner.',
        ],
        questionsOuvertes: [
          'Qui est couché dans ton lit?',
          'Que répond-il quand on le réveille?',
          'Pourquoi ne veut-il pas mettre ses bas?',
        ],
      },
      vocabulaire: [
        'la comptine',
        'la vache',
        'le mouton',
        'la poule',
        'le cochon',
        'chatouiller',
        'se sauver',
        'je ne veux pas',
      ],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Il garde son animal au poing et ne chante pas? Levez doucement son poing avec lui, au silence : c’est sa façon de dire le mot.',
        },
        {
          pour: '3-4a',
          texte:
            'Il veut toujours la même bête? Laissez-la-lui, et changez plutôt le vêtement : la tuque, la botte, le pyjama.',
        },
        {
          pour: '4-5a',
          texte:
            'L’enfant met deux animaux dans le lit : « la poule et le cheval ». Que répondent-ils, l’un puis l’autre?',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui parle peu tend l’animal, et le groupe donne le mot. Qui voit peu tâte les cornes, le bec, la queue avant le silence. Le bruit de tous ensemble est trop fort? Il dit son couplet tout bas avec vous, avant les autres.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, la bête refuse sa tuque et ses mitaines, et la comptine se finit au vestiaire, en habillant l’enfant.} {hiver|L’été, la bête refuse son chapeau, et la comptine se chante assis à l’ombre.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Chanter tous en même temps, fort.', 'Animal qui tombe en sautant d’une main à l’autre.'],
        dangersAEliminer: [
          'Figurine petite, fendue ou qui perd un morceau : retirez-la avant le jeu.',
          'Corne ou bec pointu qui saute vers un visage : les animaux sautent de main à main, plus bas que le menton.',
          'Enfant chatouillé à la place de l’animal : les doigts restent sur la figurine.',
          '{!10min|Figurine prise à l’ami avant « chez toi » : tendez une bête de plus à celui qui attend.}',
          '{si-foulards|Foulard au cou ou sur un visage : il borde les bêtes, dans les mains, et revient dans la vôtre.}',
        ],
        supervision: 'palier2',
        allergies: ['Rien à manger dans ce jeu.'],
      },
      observation: [
        'Langage oral : que met l’enfant dans le silence : un nom, un cri, un geste?',
        'Mémoire : quelles lignes dit-il déjà sans vous?',
        'Compétences sociales : comment laisse-t-il sa place à l’animal d’un autre?',
      ],
      prolongements: [
        'Au vestiaire, chantez le couplet avec l’enfant dont les bas traînent : c’est son pied qui répond « Je ne veux pas! »',
        'Écrivez la comptine pour les familles : à la maison, un toutou prendra la place de la vache.',
      ],
      reflexionRetroaction: [
        'Mon silence a-t-il duré assez longtemps pour le plus lent?',
        'Quel mot d’enfant est entré dans notre comptine?',
      ],
    },
  },
  {
    key: 'ce-bebe-la-decide-de-tout',
    summary:
      'On joue à papa et maman, et c’est le bébé qui décide : qui tient la poupée choisit la famille et demande la soupe. Et le voilà qui veut d’autres bras.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_LANGUAGE'],
    themes: ['emotions-et-amitie'],
    materials: ['tissus'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'la vie de famille',
      'vie de famille',
      'la famille',
      'papa et maman',
      'jouer à papa et maman',
      'jouer à la maman et au papa',
      'jouer à la maman',
      'jouer à la famille',
      'jouer au bébé',
      'poupées',
      'poupée',
      'poupées et couvertures',
      'couvertures',
      'prendre soin du bébé',
      'bercer la poupée',
      'coin maison',
      'les plus grands décident tout',
      'ils décident tout',
      'qui fait le bébé',
      'choisir les rôles',
      'toutes sortes de familles',
      'deux mamans',
      'deux papas',
    ],
    seen: [
      'elle prend une voix aiguë et fait demander à son bébé de la soupe',
      'il veut que le bébé choisisse qui sera son papa aujourd’hui',
      'ils installent des couvertes au coin maison pour coucher leurs petits',
      'il est toujours pris à faire le petit qui dort, il chiale',
      'elle mène le jeu et donne les rôles, les autres doivent obéir',
      'elle raconte qu’elle a deux mamans et les autres veulent savoir qui fait le papa',
      'depuis une semaine, ils jouent à la mère, et les plus grandes bossent tout le monde',
      'au coin poupées, un bébé a changé de bras trois fois, personne s’est chicané',
    ],
    picture:
      'Une petite lève le bras de sa poupée vers une grande qui brasse une soupe d’air; un enfant fait le chien, et deux « papas » bercent.',
    scenes: ['naissances-familles', 'bebes-soins', 'inventer-regles'],
    sheet: {
      titre: 'Ce bébé-là décide de tout',
      observationDepart:
        'Ils jouent à maman et papa tous les jours, mais les plus grands décident tout. « Toi, tu fais le bébé, pis tu dors. » Et la partie se joue sans lui.',
      intentionEducative:
        'Offrir à chacun, du plus jeune au plus grand, son tour de décider dans le jeu de papa et maman, et y faire entrer toutes sortes de familles.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Identité', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
      ],
      objectifs: [
        'Décider pour le bébé, d’un mot ou d’un bras levé{3-4a 4-5a|, puis laisser un autre décider}.',
        'Jouer une personne de la famille et répondre à ce qu’on lui demande.',
        'Montrer qu’une famille peut être faite de bien des façons.',
      ],
      materiel: [
        item(
          'Poupées',
          '{2-3a|une par enfant de deux ans}{2-3a multiage|, une pour deux ou trois autres enfants}{!2-3a|une pour deux ou trois enfants}, une pour vous',
          'Toutous',
        ),
        optional(
          'Couvertures, le plancher des maisons',
          'une pour deux ou trois enfants, une pour vous',
          'Bout de tapis',
        ),
        optional('{si-papier si-crayons si-peinture|Feuilles de papier}', 'une par poupée', null),
        optional('{si-papier si-crayons|Gros crayons lavables}', 'deux par poupée', null),
        optional('{si-peinture|Peinture lavable}', '{si-peinture|un fond de bol et deux pinceaux par maison}', null),
        optional(
          '{si-chapeaux si-déguisements|Chapeaux ou déguisements sans cordon}',
          'deux ou trois par maison',
          null,
        ),
        optional('{si-boîtes-de-carton|Boîtes de carton basses}', 'une par poupée', null),
        optional('{30min si-vaisselle-de-dînette|Vaisselle de dînette}', 'un bol par poupée', null),
      ],
      preparation: [
        'Formez d’avance les maisons, deux ou trois enfants chacune. {multiage|Mettez ceux qui décident toujours dans des maisons différentes, avec des plus jeunes.} {!multiage|Mettez ceux qui décident toujours dans des maisons différentes.} {2-3a|Chaque enfant de deux ans a sa poupée à lui, qu’il garde tout le jeu.}',
        'Donnez à chaque maison son bout de plancher, à deux pas de la suivante. Des couvertures? Étendez-en une par maison, c’est son plancher. Assoyez-vous au milieu.',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4 },
          'Tous sont assis au tapis, ou sur les couvertures. Prenez une poupée dans vos bras : « On joue à papa et maman. Ouin! Oh, le bébé veut parler. » Levez le bras de la poupée et changez de voix : « C’est moi, le bébé, c’est moi qui décide de ma famille! Je veux une mamie qui chante. » Le bras se tend vers un enfant : « Veux-tu? » S’il veut, il chante trois notes; sinon, le bras cherche ailleurs. « Et un papa qui me berce! » Quelqu’un ouvre les bras. « Maintenant, je veux d’autres bras. » Donnez la poupée à votre voisin : « Tu tiens le bébé, alors tu parles pour lui. Que veut-il? » Faites ce qu’il demande, tout de suite.',
        ),
        play(
          { 20: 5, 30: 6 },
          'Chaque maison reçoit ses poupées et s’installe. {si-chapeaux si-déguisements|Un chapeau dit qui l’on est; on l’ôte, on est un autre.} {3-4a 4-5a|Qui tient un bébé choisit sa famille : « Chez moi, c’est maman et grand-papa. » « Deux papas, pis un chien. » Les autres prennent le rôle demandé ou en offrent un : « Veux-tu une grande sœur? » Le bébé dit oui ou non. Bientôt : « Je veux d’autres bras! » La poupée change de bras, et la famille peut changer.} {2-3a multiage|À deux ans, l’enfant garde sa poupée et lève son bras : « Papa! » Un plus grand accourt : « Oui, mon bébé. »} {2-3a !multiage|Allez à genoux d’une maison à l’autre. Un bras de poupée se lève : « Papa! » Accourez : « Oui, mon bébé. » Puis demandez à la poupée : « Qui d’autre, dans ta famille? Une mamie? Un chien? » L’enfant dit le mot ou hoche la tête; qui veut fait le chien, et vous êtes la mamie. Pendant ce temps, les autres bercent le leur et lèvent son bras : vous arrivez.} {3-4a|À trois ans, l’enfant choisit deux personnes : une qui berce, une qui cuisine.} {4-5a|À quatre ans, le parent demande avant d’agir : « Qui veux-tu ce matin? »}',
        ),
        play(
          { 20: 5, 30: 6 },
          'C’est le matin. « J’ai faim! » fait le bébé. On brasse la soupe dans ses bras en rond. « Trop chaud! » On souffle. Changer la couche, mettre les bas, partir au magasin avec une main pour sac : le bébé demande deux choses{3-4a 4-5a|, puis il veut d’autres bras}. {3-4a 4-5a|Un enfant donne des ordres à tout le monde? Faites parler votre poupée : « C’est moi qui décide! Toi, papa, chante. »} {2-3a|À deux ans, l’enfant nourrit son bébé d’une main vide, le couche, le relève; s’il dit « Bas! » ou « Dodo! », faites-le tout de suite à votre poupée.} {3-4a|À trois ans, le bébé veut l’impossible, manger la lune : que répond papa?} {4-5a|À quatre ans, le parent répond « pas tout de suite » et dit pourquoi.}',
        ),
        play(
          { 20: 4, 30: 5 },
          '« C’est la nuit. » Baissez la voix. On couche les bébés sur le dos, à plat devant soi, sur la couverture s’il y en a une. {si-boîtes-de-carton|Une boîte de carton fait un lit : le bébé y dort, rien par-dessus.} Silence… {3-4a 4-5a|« Ouin! Je veux mamie! » La mamie arrive à genoux, berce, recouche, chut. « Ouin! Papa, maintenant! » Papa vient à son tour. Le bébé appelle deux fois, puis il veut d’autres bras.} {2-3a multiage|À deux ans, l’enfant crie « Ouin! », relève sa poupée, la recouche, et recommence.} {2-3a !multiage|« Ouin! » Chacun relève sa poupée, la berce, « chut », et la recouche. Silence… « Ouin! » On recommence, trois fois, quatre fois. À qui tend les bras de sa poupée vers vous, arrivez en papi : « J’arrive, mon bébé. »} {3-4a|À trois ans, le bébé dit pourquoi il pleure : une dent, un bruit, rien.} {4-5a|À quatre ans, les parents de la maison chuchotent pour choisir qui se lève et qui reste couché.} Tous ronflent jusqu’à votre « cocorico ».',
        ),
        play(
          { 30: 5 },
          'Les familles se visitent. {3-4a 4-5a|Deux maisons se rejoignent, bébés dans les bras; s’il en reste une, elle vient chez vous. « Toc, toc! Chez nous, il y a mamie et un chat. Et chez vous? »} {2-3a !multiage|Partez avec votre poupée. « Toc, toc! Chez nous, il y a mamie et un chat. Et chez vous? » La maison visitée vous suit à la suivante, poupées dans les bras, jusqu’à ce que tout le monde y soit.} Les bébés se touchent nez à nez et décident de la visite : jouer, manger, pleurer ensemble. {si-vaisselle-de-dînette|La dînette est mise : le bébé décide qui le sert.} {3-4a 4-5a|Après un moment : « On veut d’autres bras! » Les bébés passent aux hôtes, puis reviennent.} {2-3a|À deux ans, l’enfant garde sa poupée, fait « allô » avec la main de son bébé, puis « bye-bye ».} {3-4a|À trois ans, on offre de la soupe dans le creux des mains.} {4-5a|À quatre ans, on demande à l’autre famille qui fait la soupe chez elle, et qui chante.}',
        ),
        closing(
          { 20: 3, 30: 4 },
          'Tous reviennent s’asseoir près de vous, les bébés sur les genoux. Chaque poupée lève le bras une dernière fois et remercie quelqu’un : « Merci, papi, pour la soupe. » L’enfant parle pour elle, ou tend le bras vers l’ami. Nommez les familles entendues : « Un papa et une mamie. Deux mamans. Une tante et un chien. Ce sont toutes des familles. » {si-papier si-crayons si-peinture|À la table, le bébé commande son portrait : une trace pour chacun de sa famille, même pour qui n’est plus là.} Puis votre poupée bâille : « J’ai fini de décider. » On range les bébés ensemble, couchés sur le dos, et l’on plie ce qu’on a étendu.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Parlez au bébé plutôt qu’à l’enfant qui commande : « Bébé, que veux-tu? » Celui qui le tient répondra.',
          'Personne ne prend le bébé des bras d’un autre{3-4a 4-5a| : c’est le bébé qui demande à changer}.',
          'Accueillez toute famille jouée, pareille à la sienne ou inventée, sans demander si c’est vrai.',
          'Un enfant refuse le rôle que le bébé lui offre? Il en propose un autre, ou il fait le chat.',
        ],
        questionsOuvertes: [
          'Qui y a-t-il dans ta famille, bébé?',
          'Que décide le bébé, maintenant?',
          'Qui se lève la nuit, dans cette maison?',
          'Comment sait-on que le bébé est content?',
        ],
      },
      vocabulaire: ['la famille', 'papa', 'maman', 'mamie', 'le bébé', 'décider', 'bercer', 'd’autres bras'],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Il reste debout, la poupée sous le bras, et regarde? Répondez à sa poupée : « Tu veux ta maman? » Un regard suffit, et vous arrivez : « Me voilà, mon bébé. »',
        },
        {
          pour: '3-4a',
          texte:
            'Il veut toujours faire maman? Il le reste, mais chaque fois d’un autre bébé : une maison peut avoir deux mamans, ou trois.',
        },
        {
          pour: '4-5a',
          texte:
            'L’enfant qui commandait devient le parent à qui le bébé demande des choses difficiles, et il cherche comment répondre sans donner d’ordre.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui ne parle pas décide avec le bras de la poupée : levé, c’est oui; baissé, c’est non. Celui qui vit une séparation ou un placement peut tenir votre poupée et choisir une famille de chats. Qui bouge peu reçoit les visites chez lui.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!ete|L’été, les maisons se jouent dans la cour, à l’ombre, et la famille part en pique-nique.} {ete|L’hiver, le bébé veut sortir : on l’habille de rien, tuque, mitaines, bottes, avant la promenade.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Se faire dire non par le bébé d’un autre.', 'Mots de parent fâché, entendus ailleurs.'],
        dangersAEliminer: [
          'Enfant couché, porté ou bercé à la place de la poupée : on porte les poupées seulement.',
          'Couverture ramenée sur une tête, un enfant ou une poupée : elle reste à plat, sous les bébés.',
          'Couverture qui glisse sous le pied : on s’y assoit, on y marche à genoux.',
          'Poupée tirée par deux enfants ou lancée : posez-la à plat entre eux et demandez ce que veut le bébé.',
          '{2-3a|Suce, soulier ou bouton qui se détache d’une poupée : ôtez-les avant le jeu.}',
          '{si-chapeaux si-déguisements|Cordon, cape ou collier autour d’un cou : ils restent dans l’armoire.}',
          '{si-papier si-crayons si-peinture|Crayon ou pinceau à la bouche, ou promené : on trace assis à la table, et il y reste.}',
        ],
        supervision: 'palier2',
        allergies: ['Rien à manger dans ce jeu : la soupe est de l’air.'],
      },
      observation: [
        'Compétences sociales : comment l’enfant répond-il à ce que le bébé d’un autre a décidé?',
        'Identité : quelle famille l’enfant choisit-il de jouer?',
        'Fonction symbolique : jusqu’où fait-il parler la poupée à sa place?',
      ],
      prolongements: [
        'Au coin maison, gardez la règle du bébé : qui le tient décide{3-4a 4-5a|, et le bébé demande souvent d’autres bras}.',
        'Demandez à chaque famille une photo de ceux qui vivent à la maison, animaux compris; collez-les à la hauteur des enfants.',
      ],
      reflexionRetroaction: [
        'Qui a décidé aujourd’hui et ne décide jamais d’habitude?',
        'Quelle famille de mon groupe n’a pas encore été nommée dans nos jeux?',
      ],
    },
  },
  {
    key: 'le-nombril-fait-bebe-le-nez-fait-grand',
    summary:
      'Un bébé à venir donne envie d’en être un. Un doigt sur le nombril : on redevient bébé, berceau et suce de semblant. Un doigt sur le nez : on regrandit.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_LANGUAGE'],
    themes: ['emotions-et-amitie'],
    materials: [],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'un bébé à venir',
      'bébé à venir',
      'un bébé s’en vient',
      'attend un bébé',
      'sa mère attend un bébé',
      'un petit frère, une petite sœur',
      'un petit frère',
      'une petite sœur',
      'petit frère',
      'petite sœur',
      'futur grand frère',
      'future grande sœur',
      'se remet à parler bébé',
      'parler bébé',
      'faire le bébé',
      'veut la suce',
      'veut sa suce',
      'redevenir bébé',
      'régression',
      'nombril',
      'toutous',
    ],
    seen: [
      'il se roule en boule, gazouille gaga bababa et attend qu’on le borde',
      'elle met son doigt dans son nombril pis se change en nourrisson',
      'ils se couchent à terre, pouce à la bouche, puis se relèvent en grand',
      'elle réclame une couche et un biberon depuis que le ventre de maman grossit',
      'il veut retourner dans la bedaine de maman comme le petit qui s’en vient',
      'elle pleure pour des riens et veut qu’on la porte comme une petite',
      'à l’accueil, il a annoncé que maman a une grosse bedaine, il marche à quatre pattes depuis',
      'à la sieste, elle réclame sa suce et sa doudou, elle s’en passait pourtant bien',
    ],
    picture:
      'Un enfant en boule, doigt sur le nombril, la main de l’éducatrice sur son dos; une amie bondit, doigt sur le nez; un autre tète l’air.',
    scenes: ['petit-frere'],
    sheet: {
      titre: 'Doigt sur le nombril, je suis bébé',
      observationDepart:
        'Sa maman attend un bébé. L’enfant se remet à parler bébé et veut la suce. « Gaga! » dit-il, puis il attend de voir ce que vous répondrez.',
      intentionEducative:
        'Offrir à l’enfant qui attend un petit frère ou une petite sœur le droit de redevenir bébé un moment, et le moyen d’en revenir quand il veut.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Concept de soi', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Redevenir bébé pour jouer, et regrandir au moment qu’on choisit.',
        '{!10min|Demander quelque chose en bébé, puis redevenir grand pour le dire.}',
        'Montrer une chose qu’on sait faire depuis qu’on n’est plus un bébé.',
      ],
      materiel: [optional('Toutous, les bébés qu’on berce', 'un par enfant, un pour vous', 'Bras qui bercent l’air')],
      preparation: [
        'Assoyez tout le monde au tapis, assez loin les uns des autres pour s’y rouler sans toucher l’ami. Des toutous? Posez-les au bord, pour qui préfère bercer plutôt qu’être bercé.',
        'Ne nommez pas l’enfant qui attend un bébé, et n’annoncez rien que sa famille n’a pas dit : tous jouent, et il choisit ce qu’il raconte. {1adulte|Seule, restez à genoux au milieu du tapis, pour les rejoindre tous.} {2adultes|À deux, l’une berce, l’autre joue avec ceux qui regrandissent.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          '« Il y a des bébés à venir, bien au chaud dans des ventres : des petits frères, des petites sœurs. Toi aussi, tu as été un bébé à venir. Sais-tu par où tu étais attaché? » Posez un doigt sur votre chandail : « Par ici, au nombril. » Chacun trouve le sien. Pesez sur le vôtre : vous vous roulez sur le côté, « Gaga… bababa », le pouce et l’index pincés devant les lèvres, comme une suce de semblant. Restez-y trois longs souffles, un toutou au creux du bras s’il y en a. Puis un doigt sur le nez, et vous vous assoyez : « Me revoilà, grande! Je sais mettre mes bottes. » Dites la règle : « Doigt sur le nombril, on est bébé. Doigt sur le nez, on est grand. C’est toi qui décides quand. »',
        ),
        play(
          { 10: 5, 20: 6, 30: 7 },
          'À chacun son coin de tapis. Doigt sur le nombril : on se roule, on gigote, on parle bébé, on tète une suce de semblant. Qui préfère berce un toutou, ou l’air entre ses bras. Passez de l’un à l’autre, une main sur le dos : « Dodo, mon tout petit. » Répondez bébé à qui parle bébé : « Areu? » Doigt sur le nez : on se lève et l’on fait une chose de grand, un saut, une phrase. On reste bébé aussi longtemps qu’on veut. {2-3a|À deux ans, faites-le avec l’enfant : « Nombril, bébé! Nez, grand! », et il recommence aussitôt.} {3-4a|À trois ans, on regrandit par étapes : rouler, quatre pattes, debout.} {4-5a|À quatre ans, on choisit son âge, zéro, un ou deux ans : que savait-on faire?}',
        ),
        play(
          { 20: 6, 30: 7 },
          '{3-4a 4-5a|Assis deux par deux, ou trois. L’un pèse sur son nombril, l’autre reste grand. « Bababa! » fait le bébé. Le grand cherche : « Tu veux une chanson? Ma main? » Le bébé répond oui ou non de la tête, et le grand chante ou donne la main. Puis le bébé pèse sur son nez et dit avec ses mots : « C’est ça, je voulais ta main. » On change.} {2-3a multiage|À deux ans, le grand, c’est vous : l’enfant s’appuie sur vous, vous bercez, et son doigt sur le nez dit que c’est assez.} {2-3a !multiage|Assoyez-vous au milieu : la grande personne, c’est vous. Un bébé rampe jusqu’à vous : « Bababa! » Offrez deux choses : « Une chanson? Ma main? » Il montre, ou dit oui de la tête; chantez, ou donnez la main. Ils sont trois, appuyés sur vous? Une seule chanson les berce. Les autres se roulent ou bercent. Un doigt sur le nez, « Main! » dit l’enfant, et c’est un grand qui repart.} {3-4a|À trois ans, un mot du grand suffit : « Main? » « Chanson? »} {4-5a|À quatre ans, le bébé ne montre qu’un visage, fâché ou triste, et le grand devine ce qu’il a.}',
        ),
        play(
          { 30: 7 },
          'Chacun s’assoit, les deux mains en rond sur son ventre : on fait comme s’il y avait un bébé là. On lui parle, le menton vers le bas : « Bébé, moi, je sais courir. » Répondez pour lui d’une toute petite voix : « Oh! Montre! » Chacun montre à sa place une chose que ce bébé ne sait pas faire. « Je veux pas que tu viennes »? Redites-le sans le corriger : « Tu ne veux pas qu’il vienne. On peut le lui dire. » {2-3a|À deux ans, un « allô bébé » et une caresse suffisent.} {3-4a|À trois ans, on chante au ventre un bout de chanson.} {4-5a|À quatre ans, on lui pose une question : « Vas-tu prendre mes jouets? » Que répondrait-il?}',
        ),
        closing(
          { 10: 3, 20: 5, 30: 5 },
          'Tous se couchent où ils veulent, un doigt sur le nombril. Chantez bas : « Tout petit, tout petit, reste encore un peu; / tu seras grand, grand, grand, aussitôt que tu le veux. » Deux fois, lentement, une main sur une épaule, puis sur une autre. Puis chacun pèse sur son nez quand il veut et se lève : « Me revoilà! » Demandez au premier ce qu’un grand fera maintenant : boire, sortir, raconter. Un enfant reste bébé? Donnez-lui la main quand même : « Ton nez est là, quand tu voudras. » La règle du nombril et du nez reste bonne toute la journée.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Ne dites pas « Tu es grand, maintenant » à qui fait le bébé. Dites : « Bonjour, tout petit. »',
          'Un enfant demande la vraie suce? Suivez ce qui est convenu avec sa famille, et offrez en plus la suce de semblant et vos bras.',
          'Annoncez votre propre fin, pas la sienne : « Je berce encore deux souffles, puis je vais voir un autre bébé. »',
          'À « D’où il sort? », répondez court : « Il grandit dans un ventre, puis on l’aide à naître. Ta famille te racontera la suite. »',
        ],
        questionsOuvertes: [
          'Que fait un bébé quand il veut quelque chose?',
          'Qu’est-ce qu’un bébé ne sait pas encore faire?',
          'Comment sais-tu que tu as envie de regrandir?',
        ],
      },
      vocabulaire: [
        'un bébé à venir',
        'le nombril',
        'le ventre',
        'bercer',
        'la suce',
        'regrandir',
        'tout petit',
        'redevenir',
      ],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Il montre votre nombril plutôt que le sien? Faites le bébé pour lui : il vous berce d’une main sur le dos, puis touche votre nez.',
        },
        {
          pour: '3-4a',
          texte:
            'Il dit « Moi, je suis pas un bébé »? Il est la personne qui passe bercer les autres, une main sur le dos, à côté de vous.',
        },
        {
          pour: '4-5a',
          texte:
            'L’enfant invente un troisième bouton, le coude ou le genou, et décide à quel âge il mène : huit ans? L’âge de mamie?',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Se coucher est difficile? On fait le bébé assis, dans son fauteuil ou contre vous. L’enfant adopté, ou qui ne connaît pas son histoire, joue comme tous : « Tu as été un bébé, toi aussi. » Qui n’aime pas être touché reçoit la chanson sans la main.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, au vestiaire, le nez qu’on pèse fait apparaître le grand qui met ses bottes.} {hiver|L’été, dans l’herbe à l’ombre, on se roule plus loin, et l’on regrandit en courant.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Vraies larmes de bébé au milieu du jeu.', 'Rester bébé plus longtemps que les autres.'],
        dangersAEliminer: [
          'Enfant qui en soulève ou en porte un autre pour le bercer : on berce d’une main sur le dos, assis à côté.',
          'Vraie suce prêtée ou échangée : elle revient à celui à qui elle appartient.',
          'Doigt ou poing qui pèse sur le ventre d’un ami : chacun pèse sur son propre nombril.',
          'Moquerie envers celui qui fait le bébé : faites le bébé à côté de lui, aussi sérieusement que lui.',
        ],
        supervision: 'palier2',
        allergies: ['Rien à manger dans ce jeu.'],
      },
      observation: [
        'Compétences émotionnelles : combien de temps reste-t-il bébé, et de quoi a-t-il besoin pour en revenir?',
        'Concept de soi : quelle chose de grand choisit-il de montrer?',
        'Langage oral : que dit-il en bébé, et que dit-il en grand?',
      ],
      prolongements: [
        'Quand l’enfant parle bébé à table, touchez votre nombril et répondez « Areu? » : il touchera son nez quand il sera prêt.',
        'Parlez du nombril et du nez à la famille : à la maison aussi, l’enfant pourra faire le bébé dans des bras, deux minutes, avant le bain.',
      ],
      reflexionRetroaction: [
        'Ai-je laissé un enfant être bébé sans chercher à le faire grandir?',
        'Qui a eu besoin de mes bras plus que du jeu?',
      ],
    },
  },
  {
    key: 'deux-coups-et-le-banc-repond',
    summary:
      'Une amie reste seule au banc? Le jeu s’y rend : on court, on arrive en marchant, toc, toc! on attend la réponse, à côté d’elle, puis avec elle.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['emotions-et-amitie', 'mouvement-et-defis'],
    materials: [],
    place: 'PARK',
    alsoAt: {
      YARD: 'Dans la cour, le banc peut être une marche de bois, une table à pique-nique ou le bord du carré de sable.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'l’amitié',
      'amitié',
      'les amis',
      'se faire des amis',
      'une nouvelle est arrivée',
      'nouvelle amie',
      'un nouveau dans le groupe',
      'elle reste toute seule',
      'reste seule près du banc',
      'reste tout seul dans la cour',
      'enfant seul',
      'enfant isolé',
      'ne joue pas avec les autres',
      'inclure une amie',
      'intégrer un nouvel enfant',
      'enfant timide',
      'le banc',
      'banc du parc',
      'courir jusqu’au banc',
      'la gêne',
    ],
    seen: [
      'il cogne deux coups sur le bois et colle son oreille pour attendre',
      'ils courent vers le poteau pis s’arrêtent en marchant devant le banc',
      'elle tapote sur le module, son ami répond de l’autre bord avec un toc',
      'elle reste assise, la nouvelle, pendant que tout le monde joue à la tag',
      'il regarde les autres de loin, il sait pas comment embarquer dans leur jeu',
      'elle veut qu’on l’invite mais baisse la tête dès qu’on approche',
      'au parc, une amie gardait son coin, on est allés cogner près d’elle, tranquillement',
      'depuis l’arrivée du nouveau, il longe la clôture et touche aux planches',
    ],
    picture:
      'Sur un long banc, une nouvelle a la main à plat sur la planche; après une place vide, deux enfants cognent, et d’autres filent vers l’arbre.',
    scenes: ['nouveau'],
    sheet: {
      titre: 'Deux coups, et le banc répond',
      observationDepart:
        'Une nouvelle est arrivée. Elle reste toute seule près du banc pendant que les autres courent. Sa main suit le bord de la planche, aller et retour.',
      intentionEducative:
        'Permettre à une amitié de commencer sans que personne soit montré du doigt : le jeu vient autour du banc, puis à côté, puis avec.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
      ],
      objectifs: [
        'S’approcher d’une personne en ralentissant, et lui laisser de la place.',
        'Jouer à côté de quelqu’un sans lui demander de parler.',
        'Envoyer un signal et attendre la réponse, qu’elle vienne ou non.',
      ],
      materiel: [],
      preparation: [
        'Prenez le banc près duquel la nouvelle se tient, pas un autre. De bois ou de métal, il résonne. {cour|Pas de banc? Une marche de bois, une table à pique-nique ou le bord du carré de sable résonne aussi.} Passez la main partout : ni écharde, ni clou{ete|, ni métal brûlant}{!hiver|, ni guêpes dessous}. {hiver|Enlevez la neige de la planche avec votre mitaine; s’il y a de la glace, on reste debout à côté.} Choisissez un repère bien en vue, un arbre ou un poteau{3-4a 4-5a|, à une quinzaine de pas}{2-3a multiage|, et un autre à cinq pas, pour les enfants de deux ans}{!3-4a !4-5a|, à cinq pas}.',
        'Assoyez-vous au banc, à deux places d’elle, tournée vers ceux qui courent. Ne la présentez pas, ne dites pas son prénom au groupe. {2adultes|À deux, l’une reste au banc, l’autre court avec le groupe.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4 },
          'Appelez le groupe, qui s’arrête devant votre bout du banc. « Ce banc-là cherche des amis. Écoutez. » Du poing, deux coups : toc, toc. Collez votre paume au banc et attendez. Puis, de l’autre main, cachée dessous ou derrière, cognez un coup : toc! « Il a répondu! C’est comme ça que l’amitié commence : deux coups, et l’on attend. » Chacun essaie, accroupi, des deux côtés de votre bout : deux coups, la paume à plat. Qui le sent trembler? Si un toc vient de l’autre bout, ne tournez pas la tête. Dites seulement : « Tiens, il répond encore. »',
        ),
        play(
          { 20: 5, 30: 6 },
          'Autour. « Le repère, et on revient! » Tous partent en courant, touchent le repère et reviennent. À trois pas du banc, on marche. On cogne deux coups à n’importe quel bout libre, on pose la paume, on écoute un souffle, et l’on repart. Restez assise : répondez d’un coup à chacun, tout doucement. La course passe près de la nouvelle, et personne ne lui demande rien. {2-3a multiage|À deux ans, on va au repère le plus proche, et l’on revient cogner des deux mains.} {2-3a !multiage|À deux ans, touchez le repère avec eux la première fois, puis attendez-les au banc : on y cogne des deux mains.} {3-4a|À trois ans, on change sa façon d’aller : lapin, cheval, escargot.} {4-5a|À quatre ans, on compte ses pas à l’aller, et l’on cherche à en faire moins au retour.}',
        ),
        play(
          { 20: 5, 30: 6 },
          'À côté. Le banc garde maintenant ses amis le temps de cinq souffles. Ceux qui arrivent s’y assoient ou s’y appuient, deux à la fois, en laissant une place vide à côté de la nouvelle. Deux y sont déjà? On cogne au bout et l’on repart vers le repère. Au banc, on balance les pieds, on regarde au loin, sans parler. Du coin de l’œil, voyez ce que font ses pieds à elle, et faites pareil. Puis un coup passe le long du banc : l’un cogne, le voisin le sent et cogne à son tour. {2-3a|À deux ans, on cogne ses talons sous le banc et l’on rit.} {3-4a|À trois ans, on ferme les yeux pour sentir le coup arriver.} {4-5a|À quatre ans, on envoie deux coups lents, un vite, et le voisin essaie de les refaire.}',
        ),
        play(
          { 20: 4, 30: 5 },
          'Avec. Le banc donne maintenant les ordres. {3-4a 4-5a|Un coup, on part en géant; deux coups, on part en courant; trois coups, on revient.} {!3-4a !4-5a|Un coup, on part vers le repère; un autre, on revient.} Cognez d’abord vous-même. Puis dites : « Qui est au banc peut cogner. » Répétez chaque ordre à voix haute, sans dire qui a cogné. Si la nouvelle cogne, même un seul petit coup, on obéit tout de suite, comme pour les autres. Les deux premiers revenus prennent le banc et cognent; les autres repartent. {2-3a multiage|À deux ans, on suit un ami et l’on fait comme lui.} {2-3a !multiage|À deux ans, montrez du bras : « Va! », puis ouvrez les mains au retour.} {3-4a|À trois ans, le géant gronde et lève haut les genoux.} {4-5a|À quatre ans, deux amis au banc s’entendent à voix basse sur un nouvel ordre.}',
        ),
        play(
          { 30: 5 },
          'Le banc envoie des messagers. Deux par deux, ou trois, on va cogner ailleurs, là où vous voyez tout le monde : le tronc, la clôture, la glissade. Deux coups, la paume, on écoute. « Est-ce que ça répond? » On revient au banc et l’on refait le bruit avec la bouche : pong! pof! À la nouvelle, offrez de près, à mi-voix, trois choix : partir avec un ami, avec vous, ou rester écouter les bruits qui arrivent. {2-3a|À deux ans, on va au tronc le plus proche, et l’on revient aussitôt faire le bruit.} {3-4a|À trois ans, on cherche ce qui fait le plus gros bruit.} {4-5a|À quatre ans, on rapporte deux bruits, et ceux qui sont au banc devinent d’où ils viennent.}',
        ),
        closing(
          { 20: 3, 30: 4 },
          'Tous reviennent à votre bout du banc, dessus, devant ou derrière, accroupis ou appuyés. Chacun pose une main sur le banc, ou sur l’épaule d’un ami qui veut bien. Cognez deux coups : les mains les sentent passer. « Qu’as-tu entendu, aujourd’hui? » On le dit, ou on le cogne. Ne demandez rien à la nouvelle amie, même pas sa main sur le banc. Dites la suite : « Demain, qui veut un ami sait quoi faire : deux coups, et on attend. » Un dernier toc, toc au banc, et l’on rentre{multiage|, les petits à côté des grands}.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Gardez votre place au banc au début : le jeu vient à elle parce que vous y êtes.',
          'Elle s’en va plus loin? Laissez-la. Le banc répond sans elle, et elle sait où il est.',
          'Un enfant lui demande « Pourquoi tu joues pas? » Répondez : « Elle écoute. Viens cogner par ici. »',
          'Dès qu’un ami et elle cognent ensemble, éloignez-vous d’une place, puis de deux.',
        ],
        questionsOuvertes: [
          'Qu’as-tu senti sous ta main?',
          'Qu’as-tu entendu?',
          'Comment arrive-t-on quand quelqu’un est assis là?',
        ],
      },
      vocabulaire: ['l’amitié', 'une nouvelle amie', 'le banc', 'cogner', 'répondre', 'à côté', 'attendre', 'ralentir'],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Il cogne sans arrêt et n’attend pas? Posez votre main à plat à côté de la sienne, « chut », et répondez d’un coup : il cognera encore.',
        },
        {
          pour: '3-4a',
          texte:
            'Il s’assoit collé sur la nouvelle? Montrez la place qu’il faut laisser : « Le coup a besoin d’un bout de banc pour voyager. »',
        },
        {
          pour: '4-5a',
          texte:
            'Confiez-lui la place la plus proche d’elle, après la place vide : sans rien dire, il renvoie chaque coup qu’il sent venir.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Qui entend peu sent le coup dans sa paume ou son dos appuyé. Qui se déplace autrement vient cogner le bout le plus accessible, et le repère se rapproche. Un grand bruit le dérange? On frotte le banc du bout des doigts : frr, frr.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, la mitaine fait « pouf » au lieu de « toc » : on cogne plus fort, et l’on écoute mieux.} {hiver|L’été, on cogne du bout d’un seul doigt : qui sent encore le banc trembler?}',
        },
      ],
      securite: {
        risquesAcceptes: ['Invitation sans réponse, peut-être jusqu’à la fin.', 'Course, détours et petites chutes.'],
        dangersAEliminer: [
          'Élan qui finit sur le banc ou sur elle : on marche les trois derniers pas, et vous tendez le bras.',
          'Enfant debout sur le banc, ou assis sur le dossier : on s’assoit, les deux fesses sur le siège.',
          'Groupe massé devant la nouvelle : deux enfants au plus s’assoient avec elle, les autres courent.',
          'Doigts écrasés quand un voisin s’assoit : mains sur les genoux pendant qu’il s’installe.',
          'Repère près d’une rue, d’une piste ou des balançoires : choisissez-le du côté opposé.',
        ],
        supervision: 'palier2',
        allergies: [
          '{!hiver|Herbe longue ou fleurs près du banc, si quelqu’un y réagit : changez de bout.} {hiver|Rien à manger dans ce jeu.}',
        ],
      },
      observation: [
        'Compétences sociales : qui ralentit en arrivant, et qui laisse une place?',
        'Compétences émotionnelles : à quel moment la nouvelle amie bouge-t-elle, une main, un pied, un regard?',
        'Motricité globale : comment chacun passe-t-il de la course à la marche?',
      ],
      prolongements: [
        'Au local, deux coups sous la table avant la collation : qui répond a une place à côté de vous.',
        'Dites à sa famille ce que la nouvelle amie a fait au banc, même un seul coup, et demandez à quoi elle aime jouer dehors.',
      ],
      reflexionRetroaction: [
        'L’ai-je laissée écouter aussi longtemps qu’elle voulait?',
        'Quel enfant a trouvé tout seul comment s’asseoir à côté?',
      ],
    },
  },
]
