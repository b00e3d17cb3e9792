import { closing, item, opening, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

export const BABY_BUTTERFLY_FISH_CAT_AND_FLOWER_SHEETS: readonly BankSheet[] = [
  {
    key: 'un-papillon-sur-ton-genou',
    summary:
      'Un papillon de tissu se pose sur un genou et n’en bouge plus. Le genou remue : il s’envole, puis se pose sur une épaule, un pied, une tête.',
    ageGroups: ['AGE_0_18_MONTHS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['insectes-et-vers'],
    materials: ['tissus'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'papillon',
      'papillons',
      'papion',
      'papillon de tissu',
      'papillon en foulard',
      'foulards papillons',
      'voler',
      'voler comme un papillon',
      'faire voler un papillon',
      'faire voler un foulard',
      'se pose',
      'le papillon se pose',
      'se pose sur la tête',
      'papillon sur le genou',
      'ailes de papillon',
      'bébés et papillons',
      'bouger',
      'insectes',
    ],
    seen: [
      'elle ne bouge plus d’un poil quand la débarbouillette lui atterrit sur la cuisse',
      'il brasse la jambe pour faire tomber le mouchoir posé dessus',
      'un bébé suit des yeux la plume qui descend jusqu’à son pied',
      'elle fixe le carré léger sur sa tête et attend qu’il parte',
      'il tend le genou pour que ça revienne se poser sur lui',
      'elle sursaute d’un rien et j’aimerais un jeu très doux qui vole',
      'dans la cour, une bibitte à ailes s’est déposée sur la manche d’un petit, il n’osait plus bouger',
      'les grands élèvent des chenilles et je voudrais quelque chose de ça pour mes poupons',
    ],
    scenes: ['corps', 'bulles'],
    picture:
      'Un bébé assis regarde le papillon de tissu posé sur son genou; debout contre l’éducatrice, un autre tend la main vers celui de sa tête.',
    sheet: {
      titre: 'Un papillon sur ton genou',
      observationDepart:
        'Un mouchoir a glissé du comptoir et s’est posé sur une petite jambe. Le bébé l’a fixé sans respirer; son pied a remué, et le mouchoir est tombé.',
      intentionEducative:
        'Soutenir la découverte de son corps, un endroit à la fois, avec un papillon qui s’y pose et que le moindre geste fait partir.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'principal' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
      ],
      objectifs: [
        'Sentir où le papillon est posé, et y porter les yeux ou la main.',
        'Bouger le genou, le bras ou le pied pour le faire partir.',
        'Suivre un vol des yeux jusqu’où il finit.',
        '{20min 30min|S’étirer ou se lever pour cueillir un papillon sur quelqu’un.}',
      ],
      materiel: [
        item(
          'Papillons : carrés de mousseline de coton, ourlés, larges comme deux mains d’adulte, froncés et cousus au milieu',
          'deux par bébé, deux pour vous',
          'Mouchoirs de coton minces, sans couture, pincés au milieu entre deux doigts',
        ),
        item('Sac lavable, pour les papillons mordillés', 'un, derrière vous', 'Petit bac à couvercle'),
        item('Tapis de jeu', 'celui du local', 'Couverture pliée en deux'),
        item('{30min|Carton raide, grand comme un plateau, aux coins arrondis}', 'un', 'Couvercle plat et léger'),
      ],
      preparation: [
        'La veille, froncez chaque carré au milieu, à la largeur de deux doigts, et cousez le pli deux fois : voilà deux ailes. Ni élastique, ni pompon, ni antenne. Avant chaque jeu, tirez fort sur la couture. Vous ne cousez pas? Pincez un mouchoir au milieu : il bat des ailes dans vos doigts et s’étale en se posant.',
        'Collez un papillon sur votre bouche et respirez : si l’air passe mal, ce tissu n’est pas pour des bébés.',
        'Fermez le ventilateur, et tenez-vous à trois pas des étagères.',
        'Gardez tous les papillons sauf un derrière votre dos, sur le sac. Les pieds sont nus, les manches relevées. Un bébé couché a les pieds vers vous : c’est là que le vol arrive.',
        '{avec-tissu|Taillez un papillon de plus dans @materiel, si c’est mince, ourlé, et que l’air y passe.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 3 },
          'Assise sur le tapis, les bébés autour, enfermez un papillon entre vos paumes. Ouvrez-les, pincez le papillon au milieu : il bat des ailes au bout de vos doigts, monte, passe devant chaque visage et se pose sur votre genou. Ne bougez plus que les yeux : vers lui, vers eux, vers lui. Votre genou tressaille, et le papillon glisse : « Parti! » Reprenez-le et dites le couplet pendant qu’il cherche où aller : « Papillon, papillon, vole haut, vole en rond, pose-toi là sans bruit… Tu bouges? Il est parti! »',
        ),
        play(
          { 10: 6, 20: 8, 30: 10 },
          'Lâchez-le juste au-dessus d’un genou : il descend seul, et votre main s’en va. Un bébé se fige, les yeux ronds. Son pied remue, le papillon glisse, vous l’attrapez : « Il s’envole! » Il revient au même genou, autant de fois que le genou le renvoie; qui attend en reçoit un sur le pied, à garder. Un bébé saisit le vôtre et le goûte : celui-là est à lui, sortez-en un second. Changez d’endroit quand le jeu est su : un bras, une épaule, le dos de qui rampe. Une main vous tend un papillon chiffonné? Qu’il reparte de cette main, vers quelqu’un qui regarde.',
        ),
        play(
          { 20: 5, 30: 7 },
          'Un papillon se pose sur votre tête. Cherchez-le partout, des yeux seulement. Penchez-vous : un bébé se lève contre votre épaule, tire, et l’emporte. D’autres sont sur vos genoux et votre pied, à cueillir. Un bébé assis, qui l’a vu venir, en reçoit un sur le dessus de la tête. Il lève les yeux, penche le cou, le papillon tombe devant lui. Il rit? Un autre arrive. Il grogne? Le suivant se pose par terre. Votre main reste à côté de toute tête où il y a un papillon.',
        ),
        play(
          { 30: 5 },
          'Couchez les papillons sur le tapis. Prenez le carton à deux mains et battez l’air au ras du sol, une fois, faiblement : les ailes se soulèvent. Plus fort : un papillon glisse, un bébé part derrière à plat ventre. Un autre sent l’air sur ses mollets et se retourne. Une paume frappe le carton, et un papillon bouge encore.',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          'Baissez la voix. Vos mains en coupe font une maison, qui passe d’un bébé à l’autre. Un papillon y tombe; un poing garde le sien encore un peu. Chuchotez le couplet et changez la fin : « Papillon, papillon, vole haut, vole en rond, pose-toi là sans bruit… bonne nuit, c’est fini. » Posez-en un sur chaque genou qui s’offre, et reprenez-le quand il s’envole. Comptez les papillons; les mouillés vont au sac.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Lâchez-le d’une largeur de main, pas plus haut : il tombe où vous visez, loin du visage.',
          'Gardez vos doigts loin du genou où il est posé : le genou le fera partir.',
          'Nommez l’endroit quand le bébé l’a trouvé : « Sur ton épaule. » Avant, taisez-vous : sa peau le lui dit.',
          'Un tissu glisse vers un nez? Prenez-le au vol, et qu’il se pose plus bas.',
        ],
        questionsOuvertes: ['Où il est posé?', 'Qu’est-ce qui l’a fait partir?', 'Sur qui il s’en va?'],
      },
      vocabulaire: [
        'le papillon',
        'l’aile',
        'voler',
        'se poser',
        's’envoler',
        'le genou',
        '{10min|l’épaule}{20min 30min|la tête}',
        'parti',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Couché sur vos jambes, le plus jeune voit le papillon battre au-dessus de son ventre. Posé sur un pied, il repart à chaque coup de talon. Celui qui marche en porte un à bout de bras et cherche un genou où l’échapper.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Un bébé voit peu? Le papillon remonte toujours le même bras, du poignet à l’épaule, et votre voix vient du même côté. Un frôlement le hérisse? Posez-le d’un coup, bien à plat, sur le vêtement.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!ete|L’été, jouez dehors, sur une couverture à l’ombre, loin du trèfle en fleur; un vrai papillon passe? Un doigt le suit, personne ne le prend.} {!hiver|L’hiver, au vestiaire, le papillon se pose sur la botte que l’on enfile, puis sur la mitaine.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Aile sucée, puis échangée contre une sèche.',
          'Deux mains sur le même papillon.',
          'Rouler de côté en cherchant ce qui frôle.',
        ],
        dangersAEliminer: [
          'Tissu sur un visage : à un bébé couché, le papillon se pose aux pieds, aux genoux ou au ventre, et vous restez à un bras.',
          'Couture qui lâche, fil qui pend : ce papillon sort du jeu; un fil serre vite un doigt ou un orteil.',
          'Papillon noué à un cou, à un poignet, à un autre papillon : aucun nœud, aucune attache.',
          '{20min 30min|Bébé debout contre vous : une main derrière lui, et personne d’assis sous sa chute.}',
          '{30min|Coup de carton près d’une tête : battez au ras du sol, à genoux.}',
        ],
        supervision: 'palier1',
        allergies: ['Coton neuf lavé deux fois, sans parfum ni assouplissant.'],
      },
      observation: [
        'Schéma corporel : le papillon est posé où il ne le voit pas; par où sa main le cherche-t-elle?',
        'Raisonnement : après un premier envol, quel geste refait-il, et de quel bout du corps?',
        'Attention : notez jusqu’où ses yeux suivent le vol, et ce qui les en décroche.',
      ],
      prolongements: [
        'Au change de couche, posez un papillon sur un pied : le pied a de l’ouvrage, et vos deux mains aussi.',
        'Chantez le couplet au parent, un mouchoir au bout des doigts : ce soir, à l’heure du pyjama, il se posera sur un autre genou.',
      ],
      reflexionRetroaction: [
        'Quel papillon ai-je fait partir avant le genou?',
        'De quel bébé n’ai-je pas trouvé l’endroit préféré?',
      ],
    },
  },
  {
    key: 'bloub-sur-le-bedon',
    summary:
      'Un gros poisson de tissu nage sur les bedons et plonge sous un drap bleu. Une bosse file, une main l’arrête, des lèvres font « bloub ».',
    ageGroups: ['AGE_0_18_MONTHS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_COGNITIVE'],
    themes: ['animaux-et-traces'],
    materials: ['tissus'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'poisson',
      'poissons',
      'poison rouge',
      'poisson rouge',
      'aquarium',
      'regarder l’aquarium',
      'bloub',
      'faire bloub',
      'bulles de salive',
      'bruits de bouche',
      'poisson de tissu',
      'poisson sous le drap',
      'nager comme un poisson',
      'bébés et poissons',
      'bruits avec la bouche',
      'comptines',
      'océan',
    ],
    seen: [
      'il ouvre et ferme la bouche devant le bocal du beta',
      'elle fait des bulles de bave et rit de m’entendre en faire',
      'un poupon lève son gilet pour qu’on lui chatouille la bedaine',
      'il plaque ses deux mains sur la bosse qui court sous la couverture',
      'elle fait brrr avec ses lèvres dans sa purée et en met partout',
      'il se raidit quand le toutou s’approche, mais le suit des yeux plus loin',
      'devant l’aquarium du bureau, mes bébés restaient bouche bée comme les poissons',
      'au changement de couche, dès que je fais pout-pout sur son ventre, elle en redemande',
    ],
    scenes: ['voix', 'cacher-trouver', 'imiter-animaux'],
    picture:
      'Couché sur le dos, un bébé rit, un gros poisson orange sur le ventre; un autre tape la bosse qui avance sous un drap bleu.',
    sheet: {
      titre: 'Bloub! Un poisson sur le bedon',
      observationDepart:
        'Dans vos bras, devant l’aquarium de l’entrée, un bébé fixait le poisson qui ouvrait la bouche. La sienne s’est ouverte aussi, et une bulle de bave y a gonflé.',
      intentionEducative:
        'Soutenir les premiers échanges de sons : une bulle des lèvres appelle le poisson, le poisson répond, et le bébé recommence.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage prélinguistique', role: 'principal' },
        { domaine: 'cognitif', composante: 'Mémoire', role: 'secondaire' },
      ],
      objectifs: [
        'Faire un bruit des lèvres et en voir l’effet.',
        'Accueillir le poisson sur son ventre, ou le refuser.',
        '{20min 30min|Suivre la bosse sous le drap, la toucher, la perdre, la retrouver.}',
        '{30min|Guetter le bord par où le poisson va sortir.}',
      ],
      materiel: [
        item(
          'Poissons de tissu rouges ou orange, bourrés mou, longs comme un avant-bras d’adulte, à l’œil brodé',
          'un pour deux bébés, deux pour vous',
          'Bas d’adulte bourrés de bas, cousus deux fois, le bout plat en queue',
        ),
        item(
          'Drap de coton bleu, mince, d’environ un mètre sur un mètre et demi',
          'un',
          'Nappe de coton bleue, sans frange',
        ),
        item('Tapis de jeu', 'celui du local', 'Couverture épaisse, bien à plat'),
        item('Débarbouillettes sèches, pour les mentons', 'une par bébé', 'Bavettes propres'),
        item('Sac lavable, pour les poissons mâchonnés', 'un, hors de portée', 'Bac à couvercle'),
      ],
      preparation: [
        'Tirez sur chaque couture et chaque nageoire; ni œil collé, ni bouton, ni grelot. Tenu par le ventre, un bon poisson plie, et sa queue bat toute seule.',
        'Étendez le drap devant votre place, un bord sous vos cuisses. {30min|Un mur est derrière vous : il servira.} Personne n’y est couché. Un bébé couché est à côté, sur le tapis, les pieds vers le bleu.',
        'Glissez un poisson sous le drap, contre votre jambe. Cachez-en un autre derrière votre dos; les poissons des bébés sont sur le tapis, à prendre.',
        'Exercez votre « bloub » : joues rondes, lèvres serrées, puis la bouche éclate. Gardez une bonne demi-heure entre le boire et le jeu : un poisson qui frétille sur un ventre plein fait régurgiter.',
        '{avec-tissu|Étendez @materiel à côté du drap, si c’est mince, sans frange, et que l’air y passe.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 3 },
          'Levez un peu le bord du drap et baissez-le d’un coup : une vague court jusqu’aux orteils d’en face. Encore une. Gonflez les joues : « Bloub. » Le poisson sort de derrière votre dos, la queue qui bat. Il nage dans les airs, d’un visage à l’autre, assez lentement pour que les yeux suivent. Devant la première bouche qui s’ouvre, il s’arrête et répond : « Bloub. »',
        ),
        play(
          { 10: 6, 20: 8, 30: 9 },
          'Le poisson descend sur une jambe, remonte, arrive au bedon : « Poisson rouge, poisson rond, frétille sur mon bedon, fais ta bulle et fais un bond… bloub! Te voilà dans le fond. » Au dernier vers, il file sous le drap. Un bébé roule sur le côté pour voir où; un autre tient déjà son chandail levé. Celui qui se raidit le regarde passer plus loin. Une bulle de bave, un « pfff », un « bbb »? Le poisson ressort aussitôt, devant cette bouche-là. Un bébé traîne le sien par la queue, un autre en mâche la tête; eux aussi reçoivent leur « bloub ».',
        ),
        play(
          { 20: 5, 30: 6 },
          'Votre main voyage sous le drap avec le poisson : une bosse part, tourne, s’arrête. « Où il nage? » Un bébé abat la paume, la bosse recule. Un autre rampe sur le drap et se couche en plein dessus : faites gigoter le poisson, à peine, sous son ventre. Une main tire le bord, le bleu se plisse, une queue paraît. Laissez tirer jusqu’au bout : le poisson est à qui le trouve, et un autre plonge de votre côté. Une tête cherche à entrer dessous? Ramenez le drap vers vous, d’un geste : elle reste à l’air.',
        ),
        play(
          { 30: 7 },
          'Dos au mur, pliez les genoux et couchez-y le drap, bien tenu sous vos pieds : un aquarium. Le poisson sort à gauche, longe le haut de vos genoux, plonge à droite. « Bloub. » Même chemin, quatre ou cinq fois. Des têtes se tournent d’avance vers la sortie; alors il change de bord. Un bébé frappe le mur bleu de ses deux mains, un autre se hisse, les pieds sur le tapis, pour attraper la queue : votre main libre est dans son dos. Celui qui contourne vos jambes trouve la main et le poisson. Donnez-lui le poisson : c’est lui qui le pousse par-dessus, et les autres rient de le voir tomber.',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          'Étendez de nouveau le drap à plat. Les vagues rapetissent : une moyenne, une toute petite, plus rien. Soufflez un « bloub » presque muet à chacun; une bouche répond, une autre bâille. Les poissons se couchent sur le bleu; quand aucun bébé n’est dessus, roulez le drap vers vous, les queues dehors. Un bébé serre encore le sien? Il le porte, dans vos bras, jusqu’à la tablette où va le drap. Essuyez les mentons, comptez les poissons; les mâchonnés vont au sac.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Une bouche a fait son bruit? Le poisson arrive d’abord, vos mots après.',
          'Descendez vers un bedon assez lentement pour qu’un bras, une grimace ou un genou replié ait le temps de dire non.',
          'Faites une seule bulle à la fois, vos lèvres à la hauteur des yeux du bébé, et taisez-vous le temps de la sienne.',
          '{20min 30min|Quand le drap couvre une main ou un pied, dites-le; quand il approche d’un visage, ôtez-le.}',
        ],
        questionsOuvertes: [
          'Où il nage, le poisson?',
          'Qui a fait bloub?',
          '{20min 30min|Qu’est-ce qui bouge, dessous?}',
        ],
      },
      vocabulaire: ['le poisson', 'la queue', 'la bulle', 'bloub', 'nager', 'frétiller', 'la vague', 'dessous'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Le plus jeune, couché, reçoit le poisson sur les cuisses, puis sur le bedon. Sa bouche travaille déjà : un bruit de succion compte pour une bulle. Celui qui marche porte un poisson à qui est couché, et vous guidez la queue loin du nez.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Le bruit des lèvres ne vient pas? Une main qui s’ouvre, un pied qui bat appellent aussi le poisson. Un bébé entend peu? Soufflez la bulle sur le dos de sa main : elle éclate sur la peau.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!ete|L’été, jouez en couche, le bedon à l’air : la queue frétille sur la peau.} {!hiver|L’hiver, sortez le drap tiède de la sécheuse : le fond de l’eau est chaud, et les mains s’y attardent.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Bave sur le poisson, le drap et votre joue.',
          'Coup de queue sur une joue.',
          '{20min 30min|Deux bébés couchés sur la même bosse.}',
        ],
        dangersAEliminer: [
          'Drap par-dessus une tête : il reste {10min 20min|à plat, un bord dans votre main}{30min|à plat, ou serré sous vos pieds devant vos genoux}; ramenez-le dès qu’un visage s’y glisse.',
          'Poisson sur le nez ou la bouche d’un bébé couché : il nage sur les ventres et les jambes; s’il remonte, votre main le suit.',
          'Couture qui bâille : la bourre s’avale. Ce poisson sort du jeu.',
          'Drap sous les pieds de qui se lève : il glisse; les premiers pas se font sur le tapis.',
          'Bébé qui s’endort au milieu du jeu : dans son lit, sur le dos, sans drap ni poisson.',
        ],
        supervision: 'palier1',
        allergies: [
          'Bourre de polyester ou de coton, ni graines ni noyaux; poissons lavés sans parfum, et entre deux bouches.',
        ],
      },
      observation: [
        'Langage prélinguistique : quel bruit de bouche invente-t-il, et que change la réponse du poisson?',
        'Mémoire : {20min 30min|où cherche-t-il la bosse qui vient de disparaître?}{10min|où regarde-t-il une fois le poisson sous le drap?}',
        'Développement sensoriel : lisez ses jambes quand le poisson arrive au bedon; elles battent, s’étirent ou se replient.',
      ],
      prolongements: [
        'Laissez le drap roulé sur la tablette, une queue dehors : demain, posez-le devant vous et voyez qui tire.',
        'Répondez « bloub » au bébé devant son parent : ils pourront y jouer sans poisson, dans la file de l’épicerie.',
      ],
      reflexionRetroaction: [
        'À quel bruit de bouche n’ai-je pas répondu?',
        'Sur quel bedon le poisson était-il de trop?',
      ],
    },
  },
  {
    key: 'le-minou-ronronne-sur-toi',
    summary:
      'Un chat de peluche ronronne sous la main, miaule au fond d’une boîte, lape un bol vide. Les petits le cherchent, le servent, rampent comme lui.',
    ageGroups: ['AGE_0_18_MONTHS', 'AGE_18_MONTHS_2_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_LANGUAGE'],
    themes: ['animaux-et-traces', 'emotions-et-amitie'],
    materials: ['cartons-et-boites', 'contenants-et-cuilleres'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'chat',
      'chats',
      'minou',
      'minous',
      'miaou',
      'chat en peluche',
      'minou en peluche',
      'ronronner',
      'ronron',
      'le chat est caché',
      'chat dans la boîte',
      'donner à boire au chat',
      'flatter le chat',
      'ramper comme un chat',
      'bébés et chats',
      'animaux de compagnie',
      'animaux',
      'toutous',
    ],
    seen: [
      'elle flatte le toutou, arrête, attend le bruit, puis recommence',
      'il fait boire son chat en peluche dans un bol vide',
      'un petit marche à quatre pattes en faisant miaou autour de la table',
      'il tire la queue du chat de la voisine, il faudrait apprendre la douceur',
      'elle couche sa joue sur la fourrure et reste là longtemps, apaisée',
      'il fesse sur le toutou puis cherche pourquoi il ne fait plus de bruit',
      'par la fenêtre, un matou couché sur la galerie a attiré tous mes bébés',
      'une petite a un nouveau chaton chez elle et miaule tout l’avant-midi',
    ],
    scenes: ['imiter-animaux', 'cacher-trouver', 'figurines'],
    picture:
      'Un bébé couche la joue sur un chat de peluche que l’éducatrice tient contre elle; un autre, à quatre pattes, fouille dans une boîte couchée.',
    sheet: {
      titre: 'Le minou ronronne sur toi',
      observationDepart:
        'De l’autre côté de la vitre, le chat du voisin dormait en rond. Une joue s’est collée au carreau; une petite gorge a fait « aou ».',
      intentionEducative:
        'Offrir au petit un chat qui lui répond, d’un ronron sous la main ou d’un miaou au loin, pour qu’il s’en approche et en prenne soin.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage prélinguistique', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
      ],
      objectifs: [
        'Trouver la main douce qui fait ronronner.',
        'Chercher d’où vient un miaou, et y répondre.',
        '{20min 30min|Tendre le bol ou la paume au chat qui a soif.}',
        '{30min|Avancer à quatre pattes, s’étirer, se frotter comme lui.}',
      ],
      materiel: [
        item(
          'Chats de peluche mous et lavables, plus gros que deux poings d’adulte, aux yeux brodés',
          'un pour deux enfants, un pour vous',
          'Manches de chandail bourrées de tissu et cousues, oreilles brodées',
        ),
        item(
          'Boîte de carton sans rabats ni agrafes, où un petit entre à quatre pattes et se retourne',
          'une',
          'Panier à linge large et bas, sans cordon',
        ),
        item('{20min 30min|Bols larges de plastique, vides}', 'quatre', 'Assiettes creuses incassables'),
        item('Tapis de jeu', 'celui du local', 'Couverture épaisse, bien à plat'),
        item('{30min|Coussins plats et fermes}', 'deux', 'Serviettes épaisses, pliées'),
        item('Sac lavable, pour les chats mouillés', 'un, hors de portée', 'Bac à couvercle'),
      ],
      preparation: [
        'Tirez sur les oreilles, le nez, la queue; ôtez collier, ruban et grelot. Un chat à moustaches de plastique, ou dont quelque chose cède, reste à l’armoire.',
        'Couchez la boîte sur le côté, le fond contre un mur, le flanc contre votre hanche, l’ouverture vers les petits. Passez la main dedans : ni ruban décollé, ni coin qui pique. Poussez-la : sans vous non plus, elle ne bascule pas.',
        'Essayez votre ronron, la paume sur la poitrine : un « rrr » du fond de la gorge, long et bas. Si la paume vibre, un petit le sentira.',
        'Gardez un chat pour vous; couchez les autres au bord du tapis. {0-18m|Le bébé qui ne rampe pas est contre votre cuisse, un chat à sa main.} {18-24m multiage|Le trottineur arrive par l’autre bord de la boîte, où il n’y a personne à enjamber.}',
        '{avec-contenant 20min 30min|Mettez @materiel avec les bols, si c’est vide et incassable.} {avec-coussin 30min|Couchez @materiel entre les deux coussins, bien à plat.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 3 },
          'Assise sur le tapis, un chat couché sur votre poitrine, flattez-le de la tête à la queue, d’une main lente. Il ronronne : « rrrou ». Levez la main, il se tait. Reposez-la, il repart. Dites le couplet : « Gros minou fait rrou, rrou, rrou, en boule sur mes genoux. Flatte-lui le dos, le cou… il s’endort jusqu’à… miaou! » Couchez-le sur vos genoux. Retirez vos mains : son dos est libre. Les autres chats, au bord du tapis, sont à qui les prend.',
        ),
        play(
          { 10: 6, 20: 8, 30: 8 },
          '{0-18m|Un bébé pose la main, le ronron vient; il l’ôte, vous regarde, la repose. Un autre couche sa joue et y reste. Qui mâche une oreille fait ronronner aussi.} {18-24m|Un trottineur tape, et le chat se tait. Il tape encore, rien; il pose la paume, « rrrou ».} Glissez ensuite le chat au fond de la boîte, devant eux, et faites un tout petit « miaou? ». {0-18m|Un bébé rampe jusqu’à l’ouverture, s’arrête, passe le bras et ramène une patte.} {18-24m|Un trottineur met la tête dans la boîte, crie « aou! » et s’écoute.} Le chat ronronne contre qui l’a trouvé, puis rentre dans la boîte si une main l’y pousse.',
        ),
        play(
          { 20: 5, 30: 6 },
          'Posez un bol devant le chat. « Lap, lap, lap. » Il lève le museau, se tourne vers quelqu’un : « Miaou? » Le bol est vide. {0-18m|Un bébé le retourne, tape le fond, y met le nez. Un autre tend la paume : le chat y lape, et les doigts se referment.} {18-24m|Un trottineur emporte le bol à l’autre bout du tapis, revient, le pose : servi! Il y goûte lui-même, puis essuie le menton du chat avec sa manche.} Mettez un autre bol là où il en manque un. Repu, le chat ronronne dans le premier creux de bras qui s’ouvre, et s’endort net. Qui le réveille?',
        ),
        play(
          { 30: 8 },
          'Posez les deux coussins devant la boîte. Les mains loin devant, le derrière en l’air, étirez-vous et miaulez. Passez et repassez devant la boîte à quatre pattes, à un bras des petits. {0-18m|Un bébé vous suit, passe sur un coussin, s’arrête et s’assoit. Un autre, sur le ventre, pousse sur ses bras et dit quelque chose : miaulez pareil.} {18-24m|Un trottineur passe par-dessus un coussin, entre dans la boîte, miaule du fond et réclame son bol; on le lui apporte.} Frottez le dessus de votre tête contre une épaule qui s’avance, jamais contre une qui recule. Un chat resté seul au tapis miaule tout bas : voyez qui y retourne.',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          'La boîte est vide? Dressez-la contre vous, l’ouverture en haut. Bâillez. Redites le couplet dans un souffle; au dernier mot, faites un « miaou » que seul le plus proche entend. Les chats se couchent dans la boîte, l’un sur l’autre. Une main les flatte encore par-dessus le bord : ils ronronnent jusqu’à ce qu’elle parte. Qui serre le sien le garde contre lui jusqu’au lavabo. Comptez les chats; les mouillés vont au sac{20min 30min|, les bols au lavage}.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Ronronnez quand une main touche le chat, taisez-vous quand elle le quitte : le petit trouve vite le lien.',
          'Faites venir le miaou de la boîte, bas et court; près d’une oreille, il fait peur.',
          'Une main tape? Montrez la vôtre, bien à plat : « Comme ça, il ronronne. »',
          'Un « aou » compte pour un miaou : le chat le redit sur le même air.',
        ],
        questionsOuvertes: ['Où il est, le minou?', 'Qu’est-ce qu’il demande?', '{20min 30min|Qui lui donne à boire?}'],
      },
      vocabulaire: [
        'le chat',
        'le minou',
        'miaou',
        'ronronner',
        'la patte',
        'la boîte',
        'doucement',
        '{20min 30min|le bol}',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Le plus jeune est couché contre votre poitrine, le chat entre vous deux, plus bas que son menton : votre « rrr » traverse la peluche jusqu’à son ventre. Celui qui tient assis a la boîte devant les genoux, le chat à peine caché.',
        },
        {
          pour: '18-24m',
          texte:
            'Cachez le chat hors de leur vue, derrière vous ou sous un coin de tapis : le miaou est le seul indice. L’enfant le cache à son tour, et miaule à l’endroit où il l’a mis.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Un enfant entend peu? Sa paume sur votre gorge, il sent le ronron partir et s’arrêter. La peluche rebute? Votre avant-bras, la manche tirée jusqu’aux doigts, fait le chat et s’étire.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, le chat dort sur une laine pliée, que l’on pétrit des deux mains, comme lui.} {!ete|L’été, le chat s’étale sur le plancher frais, et l’on s’y étire aussi, le ventre au sol.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Oreille de peluche tirée, mâchée.',
          'Sursaut au premier miaou.',
          'Front cogné contre le carton.',
        ],
        dangersAEliminer: [
          'Œil, nez, moustache ou grelot qui s’avale : ces chats-là ne sortent pas, et les autres se vérifient avant chaque jeu.',
          'Boîte qui bascule ou se referme sur un petit : couchée, elle a le fond au mur; debout, votre bras l’entoure et rien ne la couvre.',
          'Carton mouillé ou mordu : changez de boîte avant qu’un morceau se détache.',
          '{0-18m|Peluche contre le nez d’un bébé couché : elle va au ventre ou au côté. Il s’endort? Dans son lit, sur le dos, sans chat.}',
          'Vrai chat dans la maison : une porte entre lui et le jeu; aucune main n’essaie sur lui ce qu’elle fait à la peluche.',
        ],
        supervision: 'palier1',
        allergies: [
          'Peluches lavées sans parfum et gardées loin d’un vrai chat : le poil qu’elles rapportent fait larmoyer ou siffler un enfant allergique.',
        ],
      },
      observation: [
        'Compétences sociales : comment sa main change-t-elle quand le chat se tait?',
        'Langage prélinguistique : notez l’air de son miaou, et à qui il l’adresse.',
        'Fonction symbolique : {20min 30min|quel geste montre que le bol vide a quelque chose à boire?}{10min|quel geste, quel son vous dit que la peluche est un chat?}',
      ],
      prolongements: [
        'Couchez un chat en rond dans le coin calme, et regardez qui va y mettre la joue avant la sieste.',
        'Faites sentir le ronron au parent, sa main sur la peluche. S’il y a un chat à la maison, la paume à plat y servira, un adulte à côté.',
      ],
      reflexionRetroaction: [
        'Quel « aou » le chat a-t-il oublié de reprendre?',
        'Ma voix a-t-elle surpris quelqu’un, et comment est-il revenu?',
      ],
    },
  },
  {
    key: 'la-fleur-vient-a-ton-nez',
    summary:
      'L’éducatrice tient la fleur. Un nez s’en approche, une joue la frôle, une petite main presse un linge mouillé, et le pot boit.',
    ageGroups: ['AGE_0_18_MONTHS', 'AGE_18_MONTHS_2_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['jardin-et-recolte', 'couleurs-et-textures'],
    materials: ['eau'],
    place: 'YARD',
    alsoAt: {
      INDOORS: 'Au local, le pot se pose par terre, sous la fenêtre, sur une nappe; le soleil traverse les pétales.',
    },
    seasons: ['SPRING', 'SUMMER'],
    alsoIn: {
      AUTUMN:
        'L’automne, pensées et zinnias fleurissent jusqu’au gel; dehors, les mains ne se mouillent que par temps doux.',
    },
    durationMinutes: 20,
    adults: 1,
    calls: [
      'fleur',
      'fleurs',
      'fleure',
      'fleurs du jardin',
      'fleurs de la cour',
      'pot de fleurs',
      'fleurs à la fenêtre',
      'bouquet',
      'bouquet de fleurs',
      'sentir',
      'sentir les fleurs',
      'sentir une fleur',
      'arroser les fleurs',
      'arrache les fleurs',
      'mange les fleurs',
      'bébés et fleurs',
      'cinq sens',
      'jardinage',
      'odeurs',
    ],
    seen: [
      'il arrache la tête des pissenlits et se la rentre dans la bouche',
      'elle plisse le nez et fait snif au-dessus de mon bouquet',
      'un petit souffle sur les pétales au lieu de les sentir',
      'il presse sa guenille mouillée au-dessus de la plante pour la faire boire',
      'elle avance une main vers la tige et veut toujours tout casser, je cherche la délicatesse',
      'il éternue en sentant la rose, rit et y remet le nez',
      'dans la cour, une voisine nous a donné du lilas et ils se l’arrachaient pour sentir',
      'en passant devant la plate-bande, mon quinze mois a pogné une pensée au vol',
    ],
    scenes: ['plantes', 'bouche', 'sentir'],
    picture:
      'Assise au sol, un pot de fleurs entre les genoux, l’éducatrice tend une fleur au nez d’un bébé; un petit presse un linge au-dessus du pot.',
    sheet: {
      titre: 'La fleur vient à ton nez',
      observationDepart:
        '{cour|La poussette longeait la jardinière. Une main s’est fermée sur une fleur; la tête est venue avec, et elle montait déjà vers la bouche.} {dedans|Un pot de fleurs est arrivé au local. Dans vos bras, un petit s’est étiré jusqu’à ce que son nez touche un pétale, et il a éternué.}',
      intentionEducative:
        'Éveiller les sens devant une fleur vivante, que l’adulte tient et que le petit approche par le nez, la joue ou le bout du doigt.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Développement sensoriel', role: 'principal' },
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'secondaire' },
      ],
      objectifs: [
        'S’avancer vers une odeur, ou s’en détourner.',
        'Sentir le doux d’un pétale, le rude d’une feuille.',
        '{20min 30min|Presser un linge et voir l’eau tomber dans le pot.}',
      ],
      materiel: [
        item(
          'Pot de plastique large et lourd, fleuri et non traité : {printemps|pensées}{ete|capucines et pétunias}{automne|pensées d’automne}',
          'un, entre vos genoux',
          'Pots de menthe et de basilic de l’épicerie, calés dans un bac de plastique lourd',
        ),
        item(
          '{printemps|Une branche de lilas}{!printemps|Une rose du jardin, épines ôtées}, tenue par vous, pour le nez',
          'une',
          'Bouquet de menthe de l’épicerie',
        ),
        item(
          '{printemps|Grosses pensées coupées avec toute leur tige, tenues}{!printemps|Zinnias à grosse tête et à longue tige, tenus} par vous, pour la peau',
          'deux',
          'Brins de sauge de l’épicerie, à larges feuilles de velours',
        ),
        item('Linge de coton fendu jusqu’au milieu, à coucher sur la terre du pot', 'un', 'Deux débarbouillettes'),
        item(
          '{20min 30min|Petites débarbouillettes trempées au robinet, tièdes, dans un contenant fermé}',
          'deux par enfant, derrière vous',
          'Carrés de ratine trempés',
        ),
        item('Débarbouillettes pour les mains et les mentons', 'une par enfant, une pour vous', 'Serviettes minces'),
        item(
          '{cour|Couverture}{dedans|Nappe lavable qui ne glisse pas}',
          'une',
          '{cour|Toile doublée}{dedans|Serviettes épaisses}',
        ),
        item('{cour !automne|Chapeau à large bord}', 'un par enfant', null),
      ],
      preparation: [
        'N’apportez que des fleurs dont vous savez le nom, semées par vous, cueillies chez une famille qui jardine ou vendues non traitées; chez le fleuriste, presque toutes sont traitées. Vous n’en trouvez pas? Menthe, basilic et sauge de l’épicerie, lavés, font le jeu entier. Le muguet, la jonquille, le lis, la digitale, l’hortensia et la fleur inconnue restent où ils sont. Lavez fleurs et feuilles, secouez-les, ôtez ce qui se défait au moindre frôlement.',
        'Retirez du pot granules d’engrais, graines, limaces et feuilles fanées. Couchez le linge fendu sur la terre, autour des tiges, les bords rentrés : aucune main n’y fouille{20min 30min|, et l’eau passe au travers}.',
        '{cour !automne|Étendez la couverture à l’ombre,} {cour automne|Étendez la couverture à l’abri du vent,} {cour|à dix pas des plates-bandes, sur un gazon sans trèfle ni pissenlit ouverts. Regardez le pot deux minutes : si les abeilles y viennent souvent, jouez au local.} {dedans|Avant d’entrer le pot, regardez dans chaque fleur : une abeille y dort parfois. Posez ensuite le pot par terre, dans la lumière de la fenêtre.}',
        'Assoyez-vous, le pot serré entre les genoux : vos jambes font la clôture. Les petits sont devant, à un bras, personne dans votre dos. Les fleurs coupées attendent derrière votre hanche. Vous levez-vous? Le pot monte d’abord hors de portée.',
        '{avec-tissu 20min 30min|Trempez aussi @materiel, si c’est propre et pas plus grand qu’une débarbouillette.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 3 },
          'Tournez le pot d’un quart de tour, tout doucement, pour que les têtes bougent. Penchez-vous sur une fleur, les yeux fermés : « Snnnif… » Relevez le visage : « Ahhh. » Prenez ensuite {printemps|la branche de lilas}{!printemps|la rose} par la tige, sous la fleur. Elle voyage vers un visage et s’arrête à une main du nez. Le reste du chemin est à l’enfant.',
        ),
        play(
          { 10: 6, 20: 8, 30: 9 },
          '{0-18m|Un bébé avance le menton, la bouche ouverte : levez la fleur d’un doigt, et c’est le nez qui arrive. Un autre éternue, rit, y revient.} {18-24m|Un trottineur souffle au lieu de sentir; les pétales tremblent, il recommence.} Qui attend chiffonne sa débarbouillette, celle des mains. Puis la grosse fleur se promène sur un dos de main, un bras, une joue qui se tend : « Doux. » Retournez-la, la feuille passe : « Rude. » Un doigt va au cœur; une main se ferme. Glissez votre pouce dans ce poing : il s’ouvre, la tige reste à vous. Un pétale tombe? Dans votre poche. {cour|Une abeille tourne? Le pot recule derrière votre hanche, sans secousse : « Bzz. À elle, la fleur. » Elle repart, il revient.}',
        ),
        play(
          { 20: 5, 30: 7 },
          '« La fleur a soif. » Tenez une débarbouillette trempée par le coin, au-dessus du linge : ploc, ploc. Offrez-la, puis une à chacun. {0-18m|Un bébé la serre à deux mains, l’eau coule sur ses poignets; il la secoue, il la suce. Un autre tape à plat sur le linge du pot et fait « floc ».} {18-24m|Un trottineur la tord contre son ventre, s’arrose, et garde trois gouttes pour la fleur. Il en veut une autre.} Celle qui tombe au pot y reste; une propre la remplace. Secouez-en une au-dessus des feuilles : une goutte roule, s’arrête au bord, tombe. « Elle boit. »',
        ),
        play(
          { 30: 6 },
          'Mouillez la tête de la grosse fleur dans un linge : elle devient pinceau. Tracez une ligne fraîche sur votre bras, puis sur un avant-bras qui se tend. {0-18m|Un bébé regarde la ligne briller, pose sa bouche dessus. Un autre retire la main, la rend.} {18-24m|Un trottineur tient la tige avec vous et peint votre genou, son soulier, votre nez.} Les pétales se froissent; prenez la deuxième fleur. Au soleil ou à l’ombre, la ligne s’efface : cherchez-la ensemble, recommencez ailleurs.',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          'Réunissez vos fleurs coupées en bouquet. Il passe devant chacun et s’arrête à une main du nez : un « snif », un doigt tendu ou une tête qui se tourne, c’est un au revoir. Ouvrez chaque main, regardez dans chaque bouche, essuyez. Pot et bouquet montent en hauteur, bien en vue, hors d’atteinte. Ramassez les pétales avant que l’on bouge, et comptez les débarbouillettes.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Tenez la tige juste sous la fleur, entre deux doigts : la tête plie sans se détacher.',
          'Sentez pour vrai, longtemps, et reprenez votre souffle : c’est votre nez qu’ils imitent.',
          'Une bouche s’ouvre? Levez la fleur, baissez la voix : « Le nez. Snif. »',
          'Ramassez d’abord le pétale tombé; le mot viendra après.',
        ],
        questionsOuvertes: [
          'Qu’est-ce que ça sent?',
          'Comment est la fleur, sur ta joue?',
          '{20min 30min|Où elle s’en va, l’eau?}',
        ],
      },
      vocabulaire: [
        'la fleur',
        'le pétale',
        'la feuille',
        'sentir',
        'doux',
        'rude',
        '{20min 30min|arroser}',
        '{cour|l’abeille}',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Le plus jeune est à demi couché contre votre cuisse : la grosse fleur va et vient au-dessus de ses jambes, puis touche un genou. Celui qui se lève s’appuie à votre genou, de côté; le pot ne porte personne.',
        },
        {
          pour: '18-24m',
          texte:
            'Tendez deux fleurs, l’une qui sent fort, l’autre presque rien. L’enfant va de l’une à l’autre, renifle, revient, et montre celle qu’il veut encore.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Une odeur fait tourner la tête? Gardez cette fleur à un bras, et offrez la grosse, qui ne sent presque rien. {20min 30min|Une main ne serre pas? Couchez le linge trempé au bord du pot : le poids de l’avant-bras l’essore.} {10min|Une main ne s’ouvre pas? La fleur frôle le dos des doigts, du poignet aux ongles.}',
        },
        {
          pour: 'interieur',
          texte:
            '{cour|Vent, abeilles, averse? Le pot rentre sous la fenêtre, et le jeu continue sur une nappe.} {dedans|Tournez le pot dans le rayon de soleil : l’ombre des fleurs passe sur la nappe, et des mains la tapent.}',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’hiver, au local, un pot de menthe ou de basilic se sent et se frôle de la même façon{20min 30min|, et l’on presse le linge au-dessus}.',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Nez jaune de pollen, éternuement.',
          'Tige pliée, fleur décoiffée.',
          '{20min 30min|Manches et genoux mouillés.}',
        ],
        dangersAEliminer: [
          'Pétale ou feuille vers la bouche : votre main y est avant. S’il est dedans, ôtez-le tout de suite : mouillé, il colle au palais et peut étouffer.',
          'Fleur inconnue ou traitée : hors du jeu. Une plante avalée? Gardez-en un morceau et appelez le centre antipoison, 1 800 463-5060.',
          'Pot tiré par le bord : vos genoux le serrent; il monte en hauteur dès que vous bougez.',
          '{20min 30min|Contenant des débarbouillettes resté ouvert : il est fermé, derrière vous, et vidé après le jeu.}',
          '{cour|Abeille ou guêpe sur le pot : aucune main n’y va. Elle reste? Le jeu continue avec la fleur coupée, loin du pot.}',
          '{cour !automne|Soleil : ombre et chapeaux; avant 6 mois, aucun rayon direct.} {cour !ete 20min 30min|Manches mouillées, mains froides : on sèche, et la fin se joue au local.}',
          '{dedans|Plantes de la maison à leur portée : plusieurs rendent malade; elles montent avant le jeu.}',
          '{dedans|Fenêtre ouverte de plus d’un doigt, cordon de store qui pend.}',
        ],
        supervision: 'palier1',
        allergies: [
          'Pollen et sève : yeux rouges, toux ou plaques, la fleur s’éloigne et la peau se lave. {cour|Piqûres : l’auto-injecteur est sur vous.}',
        ],
      },
      observation: [
        'Développement sensoriel : à quoi voyez-vous qu’il sent pour vrai, narines, souffle, paupières?',
        'Éveil aux sciences : {20min 30min|l’eau tombe; suit-il la goutte, sa main ou le linge?}{10min|la fleur tourne avec le pot; que cherche-t-il des yeux?}',
        'Motricité fine : devant le cœur de la fleur, la main se ferme-t-elle d’un bloc, ou un doigt part-il seul?',
      ],
      prolongements: [
        'Demain, le même pot à la même place : une fleur de plus est ouverte, une autre penche. Tournez-le et suivez leurs yeux.',
        'Apprenez au parent le nom de la fleur et la grimace de son enfant. Avant de partir, l’enfant dans ses bras, il s’arrête devant le pot et fait « snif ».',
      ],
      reflexionRetroaction: [
        'Quel visage ai-je cru content parce que je l’étais?',
        'Où étaient mes yeux quand un pétale est tombé?',
      ],
    },
  },
]
