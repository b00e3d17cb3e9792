import { closing, guided, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

export const BABY_WAKING_GOODBYE_NOSE_AND_NAME_SHEETS: readonly BankSheet[] = [
  {
    key: 'un-reveil-un-cran-de-lumiere',
    summary:
      'Après la sieste, le store s’ouvre d’un cran par réveil. Chaque petit revient du sommeil à son heure et trouve, sur un drap, des raies de lumière.',
    ageGroups: ['AGE_0_18_MONTHS', 'AGE_18_MONTHS_2_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['lumiere-et-ombre'],
    materials: ['tissus', 'livres'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    moment: 'reveil',
    onlyNamed: ['TOOLS'],
    calls: [
      'réveil',
      'réveil de la sieste',
      'après la sieste',
      'se réveiller',
      'réveil en douceur',
      'réveil difficile',
      'pleure au réveil',
      'grognon au réveil',
      'encore endormi',
      'lever de sieste',
      'se réveillent un après l’autre',
      'dort encore à côté',
      'pénombre',
      'ouvrir le store',
      'ouvrir les rideaux',
      'transition',
    ],
    seen: [
      'elle se réveille tout à l’envers et a besoin d’être bercée longtemps',
      'il essaie d’attraper la raie de soleil qui traverse le plancher',
      'un petit ouvre un œil, jase tout bas, puis se rendort',
      'il pleure dès qu’on ouvre la lumière du plafond après le dodo',
      'le premier levé réveille toute la gang en parlant fort',
      'elle se colle, la joue chaude, et ne veut pas jouer tout de suite',
      'à deux heures et demie, j’en ai trois debout et trois qui ronflent encore',
      'au lever, quand on monte la toile d’un coup, mes bébés grimacent et chialent',
    ],
    scenes: ['sieste', 'ombre-lumiere'],
    picture:
      'Dans la pénombre, des raies de lumière tombent sur un drap : un bébé y pose la main, l’éducatrice en tient un autre, un troisième dort encore.',
    sheet: {
      titre: 'Un réveil, un cran de lumière',
      observationDepart:
        'Un petit s’est assis dans son lit, la joue plissée, tout tranquille. Le plafonnier s’est allumé : il a pleuré, et deux voisins se sont réveillés avec lui.',
      intentionEducative:
        'Soutenir le petit qui sort du sommeil, à son heure et à sa vitesse, pendant que d’autres dorment à deux pas.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Sommeil', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Tempérament', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Attention', role: 'secondaire' },
      ],
      objectifs: [
        'Passer du lit aux bras, puis des bras au drap, quand le corps est prêt.',
        'Reconnaître la voix et les quatre vers du réveil.',
        'Suivre des yeux ou de la main une raie de lumière qui bouge.',
      ],
      materiel: [
        item(
          'Store à lames, tige hors d’atteinte',
          'celui de la fenêtre près du tapis',
          'Rideau opaque, ouvert d’une main de large par réveil',
        ),
        item('Drap pâle et uni', 'un, plié en deux sur le tapis', 'Nappe de coton blanc'),
        item('Tapis de jeu', 'celui du local', 'Couverture épaisse, bien à plat'),
        item('Coussin ferme', 'un, dans votre dos', 'Mur nu'),
        item('Livres de tissu', 'trois', 'Livres cartonnés'),
        item('{18-24m|Panier bas pour les doudous}', 'un', 'Bac de plastique'),
        optional('Lampe de poche faible, piles sous un couvercle vissé', 'une, dans votre main seulement', null),
      ],
      preparation: [
        'Avant la sieste, étendez le drap sur le tapis, devant la fenêtre, à deux pas des lits; rentrez-en deux bords sous le tapis, pour qu’il ne glisse pas. Posez les livres{18-24m| et le panier} tout près. Le premier réveil vous trouvera prête.',
        'Essayez le store un autre jour : il faut un cran par enfant, et de l’ombre sur les lits même au dernier. Gardez assez de jour pour voir la couleur des joues.',
        'Assoyez-vous le dos au coussin, le drap devant vous, les lits de côté : visages endormis et mains qui jouent tiennent dans le même regard.',
        'Le dortoir est une autre pièce? Une collègue y reste avec les dormeurs. Vous êtes seule? Étendez le drap au pied des lits.',
        'Un petit s’éveille affamé ou mouillé? Nourrissez-le ou changez-le d’abord; son cran de lumière vient après.',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4 },
          'Assoyez-vous sur le tapis pendant que tous dorment. Un matelas craque, un pied frotte : allez-y à genoux. Glissez la main, paume en l’air, entre deux barreaux ou au bord du matelas, et soufflez quatre vers : « Un œil s’entrouvre, un œil attend, ta joue est chaude comme un pain. Reviens, reviens tout doucement : j’ai posé là, pour toi, ma main. » Les paupières retombent? Il dort encore : reprenez votre place.',
        ),
        play(
          { 20: 7, 30: 10 },
          'Des doigts prennent les vôtres, des bras se lèvent : celui-là est revenu. Portez-le au store et tournez la tige d’un cran, avec lui : « Tu te réveilles, un peu de jour. » De retour au coussin, il reste lourd sur vos genoux, la joue contre vous. Ces minutes-là sont déjà le réveil. Puis ses yeux trouvent le drap, où une raie claire passe. {0-18m|Il glisse de vos genoux et y pose la main : la raie grimpe sur ses doigts. Il gratte, retourne sa paume, cherche en dessous.} {18-24m|Un enfant quitte son matelas tout seul, le doudou sous le bras; il s’assoit au bord du drap ou s’y recouche.} Un soupir vient d’un autre lit : retournez-y à genoux, avec les quatre vers.',
        ),
        play(
          { 20: 6, 30: 11 },
          'Deuxième réveil, deuxième cran : les raies s’ajoutent. En passant au store, penchez un peu les lames : les raies glissent sur un genou, un livre, votre manche. {0-18m|À plat ventre, un bébé tape la lumière et la retrouve sur le dos de sa main. Un autre mord un livre de tissu et ne regarde que les dormeurs.} {18-24m|Une enfant couche un livre en travers d’une raie, qui monte dessus. Un autre, nu-pieds, marche de raie en raie.} Temps gris? Promenez la lampe de poche sous un pli du drap : un rond clair passe sous les paumes. Celui que rien ne tente reste dans votre cou, tourné vers l’ombre. {30min|Les plus éveillés en redemandent? Soulevez un coin libre du drap : les raies ondulent, des mains les suivent.}',
        ),
        closing(
          { 20: 4, 30: 5 },
          'Assoyez les petits au bord du tapis, dégagez le drap et ramenez-le vers vous, lentement : les raies restent, couchées sur le tapis. {18-24m|Les doudous voyagent jusqu’au panier, portés par leurs propriétaires ou par vous.} Dites bonjour à la fenêtre, à mi-voix, les bras tendus vers elle. Annoncez la suite : la couche, puis la collation. Un petit dort toujours? Personne ne le lève. Dites : « Son cran de lumière l’attend. » La suite se fait tout bas, là où vous le voyez.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Allez jusqu’au lit avant de parler : une voix qui traverse le local réveille tout le monde.',
          'Prenez d’abord celui qui s’éveille en pleurs; le store vient après.',
          'À chaque aller au store, faites le tour des lits : visage dégagé, couleur, souffle qui soulève le ventre.',
          'Devant un réveil lent, souriez et ne demandez rien : ni chatouille, ni hochet, ni « coucou ».',
        ],
        questionsOuvertes: ['Où elle est rendue, la lumière?', 'Qui est-ce qui dort encore?'],
      },
      vocabulaire: [
        'se réveiller',
        'bâiller',
        'dormir encore',
        'l’ombre',
        'la lumière',
        'le store',
        'le drap',
        'bonjour',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Le plus jeune va de son lit à vos bras, puis à plat ventre sur votre jambe allongée, une raie à portée de main. Vers neuf mois, un bébé cherche un visage avant la lumière : penchez le vôtre où il peut le voir.',
        },
        {
          pour: '18-24m',
          texte:
            'Un enfant se lève plein d’élan quand d’autres dorment? Confiez-lui un travail à voix basse : porter son doudou au panier, tenir un coin du drap, tourner la tige du store, dans vos bras.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Un enfant entend peu? Pressez une fois le matelas du plat de la main, puis laissez-le vous voir avant de le toucher. La lumière le blesse au réveil? Sa place est au bout du drap resté à l’ombre, un livre sur les genoux.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, le soleil bas entre loin : les raies traversent le drap et montent au mur.} {!ete|L’été, le soleil tape : un demi-cran par réveil, et le drap plus loin de la vitre.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Se réveiller de mauvaise humeur et repousser les bras.',
          'Plisser les yeux devant une raie vive.',
          'Rire trop fort et réveiller un voisin.',
        ],
        dangersAEliminer: [
          'Cordon, chaînette ou tige de store à portée d’un lit ou d’un petit debout : éloignez le lit, fixez le tout en haut.',
          'Petit debout dans son lit, une jambe par-dessus le bord : laissez tout et allez le prendre.',
          'Dormeurs que l’on ne regarde plus : le tour des lits se fait au moins aux dix minutes, même quand le drap est drôle.',
          'Petit qui se rendort sur le drap ou contre vous : il retourne dans son lit{0-18m|; un bébé y va sur le dos, sans doudou ni livre}.',
          'Lampe de poche laissée au sol, ou à piles boutons : elle n’est qu’à vous et ne vise aucun visage.',
        ],
        supervision: 'palier1',
        allergies: ['Lavez le drap sans parfum ni assouplissant : une joue chaude de sommeil y reste longtemps.'],
      },
      observation: [
        'Sommeil : par quoi s’annonce son réveil, un son, un pied, deux yeux grands ouverts?',
        'Tempérament : notez après combien de redites des quatre vers ses jambes ont voulu descendre.',
        'Attention : la raie glisse de son genou; qu’est-ce qui la suit, ses yeux ou sa main?',
      ],
      prolongements: [
        'Étendez le même drap un matin de soleil : à dix heures, les raies entrent par un autre bout.',
        'Laissez au parent une ligne sur le réveil, « assis, silencieux, dix minutes dans les bras » : il saura comment commencer samedi.',
      ],
      reflexionRetroaction: [
        'Qui ai-je levé parce que l’heure de la collation pressait?',
        'À quel moment ma voix est-elle montée, et qui s’est réveillé?',
      ],
    },
  },
  {
    key: 'ton-chapeau-reste-avec-moi',
    summary:
      'Le parent part et laisse son chapeau. Une comptine à la porte et à la fenêtre, puis un panier bas où le bébé va vérifier : le chapeau y est encore.',
    ageGroups: ['AGE_0_18_MONTHS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_COGNITIVE'],
    themes: ['emotions-et-amitie'],
    materials: ['tissus'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    moment: 'arrivee',
    occasion: 'nouvel-enfant',
    subject: 'separation',
    calls: [
      'intégration',
      'intégration d’un bébé',
      'commence la garderie',
      'séparation',
      'séparation du matin',
      'maman part',
      'papa part',
      'quand maman part',
      'pleure le matin',
      'pleure à l’arrivée',
      'pleure quand son parent part',
      'pleure devant la porte',
      'objet de la maison',
      'doudou de la maison',
      'panier près de la porte',
      'chapeaux',
      'comptines',
      'comptines à doigts',
    ],
    seen: [
      'il traîne la casquette de son père partout dans le local',
      'elle va vérifier dix fois si le foulard de maman est encore dans le panier',
      'un bébé assis contre la porte pleure, la main sur le bois',
      'elle se console en sentant un vêtement qui a l’odeur de la maison',
      'il vient de commencer et chaque matin, c’est les larmes quand la porte ferme',
      'la maman est aussi triste que sa fille et ne sait pas comment s’en aller',
      'cette semaine, à la porte d’entrée, mon petit nouveau veut toujours retourner dans l’auto',
      'à la fenêtre, il regarde la rue vide longtemps après que son parent est parti',
    ],
    scenes: ['separation', 'cacher-trouver'],
    picture:
      'Assise près de la porte, l’éducatrice tient un bébé qui serre une grande tuque; à côté, un panier bas, et un autre bébé coiffé d’un chapeau mou.',
    sheet: {
      titre: 'Ton chapeau reste avec moi',
      observationDepart:
        'Un bébé vit son troisième matin ici. Quand la porte se ferme, il pleure, rampe jusqu’au seuil et s’y assoit, la main contre le bois.',
      intentionEducative:
        'Soutenir le bébé qui commence, par un au revoir vrai et une chose de son parent qui demeure là, à portée de main.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Attachement', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Mémoire', role: 'secondaire' },
      ],
      objectifs: [
        'Pleurer dans des bras qui apprennent à le connaître.',
        'Relier peu à peu le chapeau, la comptine et le retour du parent.',
        '{20min 30min|Chercher le chapeau sous la serviette et l’y retrouver.}',
      ],
      materiel: [
        item(
          'Chapeau du parent, mou, sans cordon, bouton ni pompon',
          'un par nouveau, choisi avec la famille',
          'Gros bas de laine porté par le parent',
        ),
        item('Doudou ou toutou de la maison, yeux brodés', 'celui de chaque nouveau', 'Débarbouillette de la maison'),
        item(
          'Panier bas et large, sans anse',
          'un, près de la porte',
          'Boîte de carton aux bords repliés vers l’intérieur',
        ),
        item('Chapeaux de tissu du local, lavables', 'un par bébé{20min 30min|, un pour vous}', 'Carrés de ratine'),
        item(
          '{20min 30min|Petite serviette de ratine}',
          'une, assez grande pour couvrir le panier',
          'Linge à vaisselle',
        ),
        item('Tapis de jeu', 'celui du local, tiré près de la porte', 'Couverture épaisse, bien à plat'),
      ],
      preparation: [
        'Réglez tout avec la famille quelques jours avant : le chapeau qui restera, qui revient et quand. Le parent le porte un soir ou deux, pour qu’il garde son odeur. Aucun départ en cachette.',
        'Placez le panier du côté où la porte ne s’ouvre pas, à un bras du tapis. Le battant n’atteint ni le panier ni une main posée dessus.',
        'Trouvez la fenêtre d’où l’on voit sortir le parent et, en tournant la tête, tout le tapis; fixez le cordon du store en haut. Le local est à l’étage? Du trottoir, le parent cogne dans l’air, du bout du doigt.',
        'Deux bébés commencent en même temps? Chacun a son chapeau, et les familles arrivent à un quart d’heure l’une de l’autre. Le premier est déjà contre le panier quand le second parent s’accroupit; si ses pleurs reprennent, restez assise sur le tapis avec les deux et dites-y la suite de la comptine, sans aller à la fenêtre.',
        'Apprenez la comptine; copiez les deux premiers vers pour le parent, qui les dira aussi dans sa langue.',
        'Semez les chapeaux du local, lavés, sur le tapis où jouent déjà les autres. Un avis de poux circule? Ce matin-là, ils coiffent des genoux.',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 3 },
          'À genoux près du panier, vous êtes à la hauteur du parent accroupi, son bébé dans les bras. Le parent ôte son chapeau, l’offre aux petites mains, embrasse le fond : « Je laisse un chapeau dans tes mains, je laisse un bec dans le chapeau. » Le parent dit encore : « Je m’en vais », vous donne le bébé, et la porte se ferme pour de bon.',
        ),
        guided(
          { 10: 2, 20: 3, 30: 3 },
          'Levez-vous avec le bébé, le chapeau entre vous deux, et allez à la fenêtre. Dehors, le parent cogne à la vitre; dites pour lui : « Un doigt qui cogne au grand carreau, et puis s’en va sur le chemin. » Le parent disparaît. Restez un moment devant la rue vide : « Parti. Tu voulais partir aussi. » Soufflez à l’oreille du bébé : « Le chapeau reste, il sait attendre : tantôt, on vient pour vous reprendre. »',
        ),
        play(
          { 10: 5, 20: 6, 30: 10 },
          'Rassoyez-vous contre le panier, le bébé sur vous, tourné du côté qu’il choisit. Il pleure : gardez le même balancement et le même bout de vers, « le chapeau reste ». Son doudou est là, au creux de votre main ouverte. Il s’étire vers la porte? Allez-y avec lui, sa paume au milieu du bois : « Fermée. Ton parent est plus loin. » De retour au panier, il y lâche le chapeau, le reprend, s’y enfouit le nez. Autour, les autres bébés continuent : l’un se coiffe jusqu’aux yeux, l’autre mord un bord. Le nouveau les regarde? Tournez-vous avec lui et dites ce qu’il voit.',
        ),
        play(
          { 20: 5, 30: 10 },
          'Les pleurs baissent, puis une vague revient; reprenez-le contre vous. Au calme suivant, couchez le chapeau du parent au fond du panier et tirez la serviette dessus, lentement : « Il est là. » Une main tire, le voilà. Couvrez encore si un regard vous le demande. Un autre bébé arrive à quatre pattes et dépose un chapeau du local; un troisième vide tout le panier. Celui du parent revient à son bébé. Coiffez-vous du vôtre, penchez la tête : il tombe dans le panier. {30min|Le nouveau s’éloigne vers un jouet, revient toucher le panier, repart. Restez assise là : tant qu’il fait ce chemin, vous en êtes un bout.}',
        ),
        closing(
          { 10: 1, 20: 3, 30: 4 },
          'Redites la fin tout bas : « Tantôt, on vient pour vous reprendre. » Le chapeau prend sa place pour la journée, au fond du panier{20min 30min|, la serviette à côté}. Un poing le garde? Le chapeau voyage avec le bébé. Les pleurs durent encore? Ils continuent dans vos bras, là où va le groupe. Les chapeaux du local partent au lavage.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Recevez le bébé de côté, le visage encore vers son parent.',
          'Dites court et vrai : « Parti. Tantôt. Le chapeau est ici. » Gardez « ce n’est rien » pour vous.',
          'Portez-le sur la même hanche tous les matins : son corps la reconnaîtra avant votre nom.',
          'Un deuxième bébé pleure par contagion? Ouvrez une jambe : il y a place pour deux contre le panier.',
        ],
        questionsOuvertes: ['Où il est, le chapeau?', 'Qui est-ce qui revient tantôt?'],
      },
      vocabulaire: ['le chapeau', 'le panier', 'la porte', 'la fenêtre', 'un bec', 'parti', 'tantôt', 'revenir'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Vers quatre mois, un bébé s’ennuie d’une odeur et d’une façon d’être tenu : posez le chapeau sur votre épaule, sous sa joue. Vers neuf mois, un bébé guette la porte : faites souvent le voyage au panier. Celui qui marche porte le chapeau de la porte à la fenêtre.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Un bébé voit peu? Son parent, avant de sortir, lui pose la main sur la poignée; à la fenêtre, c’est la petite paume qui cogne au carreau. Un autre se raidit dans vos bras? Couchez-le sur le tapis, la tête du côté du panier, et parlez au ras du sol.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, c’est une tuque; le parent en a une deuxième pour repartir.} {!ete|L’été, c’est un chapeau de toile, et la fenêtre reste fermée, même s’il fait chaud.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Pleurer longtemps, porté et entendu.',
          'Repousser les bras, le chapeau, la comptine.',
          'Chapeau mordu, traîné, trempé de bave.',
        ],
        dangersAEliminer: [
          'Pompon, cordon, bouton ou épinglette sur un chapeau : il repart avec le parent.',
          'Chapeau{20min 30min|, serviette} ou doudou sur le visage d’un bébé, ou près de lui quand il s’endort : ôtez tout.',
          'Doigts dans la porte, du côté des pentures surtout : les familles cognent et attendent votre signe; regardez le sol avant chaque ouverture.',
          'Bébé assis sur l’appui de la fenêtre : il voit de vos bras, fenêtre fermée.',
          'Pleurs qui ne cèdent pas, bébé qui refuse de boire : appelez le parent et écourtez la matinée, comme convenu.',
        ],
        supervision: 'palier1',
        allergies: [
          'Un chapeau garde les poils de la maison : si un bébé du groupe réagit au chat ou au chien, demandez-en un fraîchement lavé, porté ensuite un seul soir.',
        ],
      },
      observation: [
        'Attachement : la porte est fermée; de quel côté se tourne-t-il d’abord?',
        'Compétences émotionnelles : relevez ce qui a fait céder la première vague de pleurs et ce qui a ramené la suivante.',
        'Mémoire : quand va-t-il au panier de lui-même, et que fait-il de ce qu’il y trouve?',
      ],
      prolongements: [
        'Au retour, le parent et son bébé vont ensemble au panier : le chapeau remonte sur la grande tête, sous ses yeux, et la promesse est tenue.',
        'Un matin, le bébé passera devant le panier sans s’arrêter. Laissez le panier en place : après un rhume ou un long congé, il y reviendra.',
      ],
      reflexionRetroaction: [
        'Combien d’adultes l’ont reçu à la porte cette semaine?',
        'Pendant que je consolais, que s’est-il passé au tapis que je n’ai pas vu?',
      ],
    },
  },
  {
    key: 'mon-doigt-sonne-a-ton-nez',
    summary:
      'Pouêt au nez, boum au bedon, tic aux orteils : un doigt sonne aux portes du corps, au miroir et sur les pieds nus, et les petits sonnent chez vous.',
    ageGroups: ['AGE_0_18_MONTHS', 'AGE_18_MONTHS_2_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_LANGUAGE'],
    themes: ['sons-et-silence'],
    materials: [],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'corps',
      'parties du corps',
      'partie du corps',
      'où est ton nez',
      'nez',
      'toucher mon nez',
      'mains',
      'mes mains',
      'mes pieds',
      'orteils',
      'bedon',
      'nombril',
      'comptine du corps',
      'montre son nez',
      'corps humain',
      'miroir',
      'sons',
      'comptines à doigts',
    ],
    seen: [
      'elle me pèse sur le nez et attend que je fasse un son',
      'il lève son chandail pour montrer sa bedaine à tout le monde',
      'un petit met son doigt dans l’œil de ses amis en voulant nommer leur face',
      'elle pointe ses orteils un par un quand je les demande',
      'il veut encore et encore que je refasse pouêt, il ne se tanne jamais',
      'quand je touche son ventre il recule, mais son nez, il me l’avance',
      'au bain de la poupée, elle a cherché le nombril puis a regardé le sien',
      'au change, mon quatorze mois m’a pincé le nez et a ri comme un fou',
    ],
    scenes: ['corps', 'voix'],
    picture:
      'Devant un miroir bas, un bébé pose le doigt sur le nez de l’éducatrice, qui rit; une enfant touche les orteils d’une poupée de tissu.',
    sheet: {
      titre: 'Mon doigt sonne à ton nez',
      observationDepart:
        'Un petit a mis le doigt sur votre nez, et vous avez fait « pouêt ». Il a regardé son doigt, puis votre nez, puis il a recommencé onze fois.',
      intentionEducative:
        'Éveiller chez le petit la connaissance de son corps, dans un jeu où chaque partie touchée répond par un son bien à elle.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage prélinguistique', role: 'secondaire' },
      ],
      objectifs: [
        'Sentir où sont son nez, son ventre, ses mains, ses pieds.',
        'Toucher l’adulte pour obtenir le son de cette partie-là.',
        'Tendre un pied ou tourner la tête, et voir le doigt de l’adulte obéir.',
      ],
      materiel: [
        item(
          'Miroir incassable à bords ronds',
          'un de 1 m, vissé au bas du mur',
          'Miroir incassable de 60 cm, à plat sur le tapis',
        ),
        item('Tapis de jeu', 'celui du local', 'Couverture épaisse, bien à plat'),
        item(
          '{20min 30min|Poupées de tissu lavables, visage brodé, pieds nus}',
          'une par enfant',
          'Toutous aux yeux brodés',
        ),
        item(
          '{20min 30min|Bas souples, aux pieds des enfants}',
          'une paire par enfant',
          'Débarbouillettes sèches couchées sur les orteils',
        ),
        item('Débarbouillettes humides', 'une pour le miroir et une par enfant', 'Linges de coton'),
      ],
      preparation: [
        'Sachez par cœur la comptine du début, huit vers, et gardez un son par partie du corps : toujours le même, chez tout le monde.',
        'Limez l’ongle de votre index, ôtez bagues et montre, lavez vos mains.',
        'Tirez sur le miroir : il ne bouge pas. Assoyez-vous de biais à côté, l’espace libre devant, le reste du groupe en vue.',
        'Convenez des mots avec l’équipe et les familles : bedon ou ventre? Et dans la langue de la maison?',
        'Ôtez vos souliers et vos bas. {10min|Les enfants sont nu-pieds aussi.} {20min 30min|Les enfants gardent leurs bas, qui s’ôteront dans le jeu; les poupées sont derrière vous.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 3 },
          'Un petit est contre vous, face au miroir. Votre index se promène dans l’air et s’arrête à un doigt du nez, du bedon, des mains, des orteils, les portes de la comptine : « Mon doigt cherche une porte où sonner : pouêt! c’est la porte de ton nez. Mon doigt descend, la porte est ronde : boum! ton bedon répond, il gronde. Deux portes claquent : clap, clap, tes mains, et tout au bout du grand chemin, dix petites portes, dix orteils : tic, tic, tic, tic, qui se réveille? » Le doigt ne sonne que si le nez, le ventre ou le pied vient à lui. Les autres ont vos orteils nus à sonner.',
        ),
        play(
          { 10: 6, 20: 7, 30: 10 },
          'Avancez le visage, bouche fermée. Une main trouve votre nez : « pouêt ». Elle glisse à votre ventre : « boum », bien grave. {0-18m|Un bébé refait le nez, encore le nez, les yeux sur votre bouche. Assis au miroir, un autre tape le nez d’en face : il sonne aussi. Un troisième serre votre gros orteil : tic.} {18-24m|Un enfant sonne à son propre nez et guette le son. Une autre relève son chandail, cherche son nombril, vous le présente.} On frappe à l’oreille, au genou? Trouvez un son, et retenez-le pour la prochaine fois. Un petit préfère sucer son pied : « Tes orteils », et personne ne le dérange.',
        ),
        play(
          { 20: 4, 30: 8 },
          'Couchez les poupées sur le tapis, à un bras de vous, les pieds en l’air. {0-18m|Un bébé en tire une par la jambe et lui suce les orteils; un autre abat la main sur un ventre : boum, dites-vous.} {18-24m|Une enfant sonne au nez de la poupée, puis au sien, puis à celui du miroir. Un autre tape le ventre et fait le son lui-même.} Une poupée passe devant le miroir, et voilà quatre pieds. Un doigt file vers la figure d’un autre petit? Votre paume arrive entre les deux; votre pied, lui, se laisse sonner.',
        ),
        guided(
          { 20: 3, 30: 5 },
          'Un pied vient contre votre jambe? Pincez le bout du bas et tirez : le talon sort, le bas s’étire, et voilà cinq orteils à l’air. « Tic, tic, tic. » L’autre pied se tend? Il a son tour. Il se replie? Le bas reste. {0-18m|Un bébé couché attrape son pied nu à deux mains et le mène à sa bouche.} {18-24m|Une enfant tire elle-même son bas, regarde ses orteils remuer, en sonne un.} Redites la comptine en partant du pied; sautez un son : quelqu’un le met, ou pédale. Glissez chaque bas derrière vous. Les autres ont les poupées, devant vous.',
        ),
        closing(
          { 10: 2, 20: 3, 30: 4 },
          'Annoncez que les portes se ferment. Votre main à plat se pose sur ce qui s’offre, de bas en haut, et la voix baisse : « Les orteils sont fermés. Les mains sont fermées. Le bedon est fermé. Le nez… est fermé. » On sonne encore? Répondez, tout petit, une fois ou deux. Une débarbouillette passe sur le miroir, d’autres sur les doigts{20min 30min|; les poupées mordues vont au lavage}.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Tenez l’index en l’air, à un doigt de la peau : le nez qui avance dit oui, la tête qui tourne dit non.',
          'Sonnez de la pulpe, le temps du son. Les chatouilles sont d’un autre jeu.',
          'Un enfant montre sa bouche quand vous dites « nez »? « Ta bouche! », et elle reçoit un son.',
          'Baissez le menton quand des doigts montent vers vos yeux : ils tombent sur le nez.',
        ],
        questionsOuvertes: ['Où il est, ton nez?', 'Qui est-ce qui sonne chez moi?'],
      },
      vocabulaire: [
        'le nez',
        'le bedon',
        'la main',
        'le pied',
        'les orteils',
        '{18-24m|le nombril}',
        'sonner',
        'encore',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Le plus jeune, couché sur vos cuisses, regarde votre bouche faire le son; approchez son pied de sa main, et laissez la prise se faire. Celui qui se met debout au miroir a votre main derrière les hanches.',
        },
        {
          pour: '18-24m',
          texte:
            'Retenez le son : il appuie, rien ne vient, il appuie plus fort, « POUÊT ». Puis dites un mot seul, « orteils », et regardez à quelle porte son doigt se rend.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Un enfant entend peu? Sa main libre se pose sur votre gorge : « pouêt » y chatouille, « boum » y gronde. Le bout d’un doigt lui est désagréable? Sonnez de la paume entière, par-dessus le vêtement.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, sonnez au vestiaire avant de fermer : la mitaine ferme la main, la botte ferme les orteils.} {!ete|L’été, sur une couverture à l’ombre, les pieds restent nus et l’herbe sonne aux orteils.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Votre nez pincé, vos lunettes arrachées.',
          'Front ou nez cogné au miroir.',
          'Protester parce que le doigt s’en va ailleurs.',
        ],
        dangersAEliminer: [
          'Doigt d’un petit vers l’œil, la narine ou l’oreille d’un autre : assoyez-vous entre les deux visages.',
          'Doigt d’adulte qui sonne malgré une tête tournée : retirez-le; il reviendra si on le cherche.',
          'Parties que couvre la couche : nommées pendant le soin, elles ne sont pas du jeu.',
          '{20min 30min|Bas entier dans une bouche : chaque bas ôté passe tout de suite derrière vous.}',
          'Miroir de verre, fendu, ou debout sans vis{20min 30min|, poupée à boutons, à yeux collés ou à couture qui bâille} : hors du local.',
        ],
        supervision: 'palier1',
        allergies: [
          'Après une collation, lavez doigts et bouches avant de sonner, surtout si un enfant a une allergie alimentaire.',
        ],
      },
      observation: [
        'Schéma corporel : quelle porte connaît-il déjà sur lui, et laquelle trouve-t-il seulement sur vous?',
        'Langage prélinguistique : notez le premier son qu’il a mis lui-même, et l’endroit du corps qui l’a reçu.',
        'Attention : vous tardez à répondre; où vont ses yeux pendant ce silence?',
      ],
      prolongements: [
        'À la table à langer{2adultes|, pendant qu’une collègue est au tapis}, sonnez entre deux gestes, une main sur l’enfant : les orteils d’abord, le nez quand la couche est fermée.',
        'Copiez la comptine et les sons pour les familles; au bain, un doigt mouillé viendra sonner au nez du parent.',
      ],
      reflexionRetroaction: [
        'Qui a sonné le plus souvent aujourd’hui, mon doigt ou les leurs?',
        'À quel enfant est-ce que je parle de son corps seulement pendant la couche?',
      ],
    },
  },
  {
    key: 'ton-nom-roule-jusqu-a-toi',
    summary:
      'Les visages du groupe sont collés au plancher, sous un plastique. Une paume s’y pose : le nom répond. Une chanson du bonjour roule vers chaque petit.',
    ageGroups: ['AGE_0_18_MONTHS', 'AGE_18_MONTHS_2_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_LANGUAGE'],
    themes: ['emotions-et-amitie', 'sons-et-silence'],
    materials: [],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'prénoms',
      'prénom',
      'mon nom',
      'son nom',
      'réagit à son nom',
      'se tourne à son nom',
      'se retourne quand on l’appelle',
      'reconnaître son nom',
      'chanson du bonjour',
      'chanson des prénoms',
      'chanter son nom',
      'photos',
      'photos des bébés',
      'photos au plancher',
      'photos plastifiées',
    ],
    seen: [
      'elle se retourne d’un coup sec aussitôt qu’on dit comment elle s’appelle',
      'il donne des becs à la photo de son amie affichée au mur',
      'un bébé rampe jusqu’à ma face collée par terre et lève les yeux vers moi',
      'elle tape sur le portrait d’un ami et attend qu’on dise qui c’est',
      'il cherche l’absent du jour en regardant son casier et sa photo',
      'tout fier, il pointe sa bedaine quand on le nomme',
      'au bonjour du matin, ils se regardent les uns les autres quand on les chante',
      'dans le corridor, mes petits s’arrêtent toujours devant le tableau avec leurs visages',
    ],
    scenes: ['rimes-lettres', 'chanter', 'mots'],
    picture:
      'Sur le plancher, des photos de visages en arc; un bébé tape la sienne, un autre se retourne vers l’éducatrice assise, qui chante les mains en boule.',
    sheet: {
      titre: 'Ton nom roule jusqu’à toi',
      observationDepart:
        'Vous parliez à un parent et vous avez dit le prénom de son petit, par-dessus la tête de celui-ci. Occupé à mordre un soulier, il s’est retourné d’un coup, ravi.',
      intentionEducative:
        'Éveiller chez le petit la joie d’être nommé : ce nom-là est à lui, et quelqu’un le dit pour lui faire plaisir.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Identité', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage prélinguistique', role: 'secondaire' },
      ],
      objectifs: [
        'Se tourner, sourire ou se taire quand son nom est chanté.',
        'Toucher un visage et entendre qui c’est.',
        'Aller du visage collé au vrai, assis à côté.',
      ],
      materiel: [
        item(
          'Photos du visage de chaque enfant et du vôtre, grandes comme une feuille',
          'une par personne',
          'Photos imprimées en noir et blanc',
        ),
        item(
          'Pellicule adhésive transparente, épaisse',
          'de quoi couvrir chaque photo et une main de plus autour',
          'Ruban d’emballage clair, large, en bandes qui se chevauchent',
        ),
        item(
          '{20min 30min|Doubles des photos, plastifiés épais, larges comme deux mains, coins arrondis}',
          'un par personne',
          'Photos collées sur du carton, couvertes de pellicule',
        ),
        item('Tapis de jeu', 'celui du local, au bord des photos', 'Couverture épaisse, bien à plat'),
        item('Débarbouillettes humides', 'une par enfant et une pour le plancher', 'Linges de coton'),
      ],
      preparation: [
        'Demandez aux parents leur accord écrit pour les photos, et la façon de dire le prénom; notez-la au son, avec le petit nom de la maison.',
        'La veille, collez les visages au plancher lavé et sec, en arc, à un bras d’adulte l’un de l’autre. Chassez les bulles et pressez tous les bords de l’ongle.',
        'Choisissez un coin où personne ne passe en souliers, le tapis tout contre. Lavez les photos du plancher avant chaque jeu, et ôtez souliers et bas à tout le monde.',
        'Essayez la chanson, seule, avec tous les prénoms : un prénom court s’étire, un long se presse, sur les deux mêmes notes.',
        'Fermez la musique de fond : un nom s’y noie.',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 3 },
          'Assoyez-vous dans le creux de l’arc et chantez pour le premier qui vous regarde, les mains roulant l’une sur l’autre : « Bonjour! J’ai dans ma chanson un nom rond comme un ballon. » Lancez son prénom sur deux notes, prenez deux respirations, relancez-le. « Il te cherche, il tourne en rond, il se pose à ton talon. » Votre paume atterrit au sol, près de son pied.',
        ),
        play(
          { 10: 6, 20: 8, 30: 11 },
          'Les petits vont et viennent sur les visages. Une main tombe sur un front : dites le prénom de ce visage-là. L’enfant de la photo est tout près? Regardez-le en le nommant : les têtes voyagent de la photo au vrai visage. {0-18m|À plat ventre, un bébé lèche sa propre joue. Un autre tape quatre fois le même ami, et quatre fois le nom lui répond. Un troisième rampe droit sur votre photo, lève les yeux et vous trouve.} {18-24m|Un enfant s’assoit sur sa photo comme sur une chaise. Une autre pointe, lance une syllabe, change de visage.} Un regard vous réclame le couplet? Chantez-le pour ces yeux-là.',
        ),
        play(
          { 20: 5, 30: 11 },
          'Déposez les doubles plastifiés au bord du tapis. {0-18m|Un bébé en claque un au plancher, le retourne : plus personne. Il le retourne encore : revoilà la figure.} {18-24m|Une enfant couche un double sur la photo pareille et appuie. Un autre porte le sien à l’ami qu’on y voit et reste planté devant lui.} Changez de place à quatre pattes. Derrière un petit, à un bras, chantez son prénom sur les deux notes. Il se retourne : votre visage l’attend, et le couplet suit. Il est occupé? Laissez-le, le nom reviendra un autre moment. {30min|Allez chanter derrière le tapis, puis près de la fenêtre : le nom arrive d’ailleurs, et le visage y est encore.}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          'Chantez le couplet à chacun, presque tout bas, en commençant par le plus silencieux. Aucun nom n’est sauté : pour l’absent, posez la main sur sa photo. Terminez par le vôtre, la paume sur votre cœur. {20min 30min|Ouvrez un bras : les doubles y viennent, ou vous allez les cueillir, et ils partent au lavage.} Essuyez les visages du plancher; ils y restent toute la semaine.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Dites un nom pour donner quelque chose : un sourire, un couplet, un bras. Jamais pour voir s’il réagit.',
          'Suivez la paume : elle saute deux visages, vous aussi.',
          'Prononcez comme la famille, accent compris.',
          'Gardez le prénom hors des interdits de la journée : « Doucement, sa joue », sans le nom devant.',
        ],
        questionsOuvertes: ['Qui est-ce, sous ta main?', 'Où il est, ton visage à toi?'],
      },
      vocabulaire: ['ton nom', 'bonjour', 'toi', 'moi', 'l’ami', 'le visage', 'la photo', 'là'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Avant six mois, le nom se chante dans vos bras, à deux mains du visage; le tout-petit suit votre bouche. Couché sur le ventre, il a sa photo du plancher sous les yeux. Celui qui rampe s’éloigne? Son nom chanté part derrière lui, et rien ne l’oblige à revenir.',
        },
        {
          pour: '18-24m',
          texte:
            'Chantez « un nom rond comme un ballon » et taisez-vous : l’enfant met le nom, ou va taper une photo. Il en tape une autre? Chantez ce nom-là, puis recommencez.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Un enfant entend peu? Frappez deux coups au plancher, qu’il les sente, puis touchez sa photo et faites le signe que sa famille a choisi. Un petit ne se tourne vers aucun bruit, jour après jour? Dites au parent ce que vous avez vu.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, collez une photo en tuque à côté de l’autre : c’est encore lui.} {!ete|L’été, collez les visages au bas de la porte de la cour : le couplet se chante avant de sortir.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Genou ou main qui dérape sur la pellicule.',
          'Deux têtes au-dessus du même visage.',
          'Bouder sa photo, ou la chanson.',
        ],
        dangersAEliminer: [
          'Coin de pellicule ou de ruban qui lève, et qu’une bouche arrache : repassez l’ongle avant chaque jeu; ce qui ne tient plus s’enlève en entier.',
          'Bave sur la pellicule, glissante sous un petit debout : essuyez-la dès qu’elle y est.',
          '{20min 30min|Double dont les feuilles s’ouvrent, dont un coin pique, ou qui traîne sous les pieds de qui marche : ramassez-le.}',
          'Photo d’un enfant sortie du local ou mise en ligne : l’accord du parent vaut pour ce plancher.',
        ],
        supervision: 'palier1',
        allergies: [
          'Un visage léché passe à une autre langue : essuyez-le entre les deux, surtout après un boire, si un enfant est allergique au lait.',
        ],
      },
      observation: [
        'Identité : sur quel visage revient-il, et que change son corps devant le sien?',
        'Langage prélinguistique : quel signe vous dit qu’il a reconnu son nom, un souffle, un cri, la tête qui tourne?',
        'Compétences sociales : il vient de taper la photo d’un ami; suivez ses yeux et notez où ils se posent.',
      ],
      prolongements: [
        'Gardez le couplet pour l’entrée du matin : le petit passe la porte, et son nom roule vers lui.',
        'Une famille veut bien donner un visage de chez elle, un parent, une grand-mère? Collez-le tout près de celui de son enfant.',
      ],
      reflexionRetroaction: [
        'Quel prénom ai-je le plus dit cette semaine, et sur quel ton?',
        'Lequel est-ce que je prononce encore autrement que sa famille?',
      ],
    },
  },
]
