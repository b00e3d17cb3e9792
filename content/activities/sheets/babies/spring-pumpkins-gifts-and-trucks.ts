import { closing, guided, item, opening, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

export const BABY_SPRING_PUMPKIN_GIFT_AND_TRUCK_SHEETS: readonly BankSheet[] = [
  {
    key: 'tes-mains-sont-dehors',
    summary:
      'Premier jour doux : sans habit de neige, les mains sortent des manches, pressent l’herbe mouillée, touchent une petite flaque, sentent l’air qui entre.',
    ageGroups: ['AGE_0_18_MONTHS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_LANGUAGE'],
    themes: ['saisons-et-fetes', 'eau-neige-et-glace'],
    materials: ['eau', 'terre'],
    place: 'YARD',
    alsoAt: {
      INDOORS:
        'Au local, une fenêtre munie d’un limiteur s’ouvre sur l’air doux; une motte de gazon mouillé se touche dans un plat, par terre.',
    },
    seasons: ['SPRING'],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'printemps',
      'le printemps arrive',
      'premier jour de printemps',
      'première sortie sans habit de neige',
      'sans habit de neige',
      'sans mitaines',
      'mains nues dehors',
      'il fait doux',
      'première journée douce',
      'bébés dehors au printemps',
      'ouvrir la fenêtre au printemps',
      'sentir l’air doux',
      'herbe mouillée',
      'toucher la flaque',
      'taper dans la flaque',
      'flaques d’eau',
      'nature',
    ],
    seen: [
      'elle tire sur sa mitaine avec ses dents jusqu’à ce qu’elle parte',
      'il touche le gazon mouillé, sort sa main, la montre et y retourne',
      'un bébé tourne sa menotte au soleil comme s’il la voyait pour la première fois',
      'elle respire le vent doux, les yeux fermés, le nez en l’air',
      'il tape du bout des doigts dans le reste de neige fondue',
      'ils sont heureux de bouger, enfin débarrassés de l’habit de neige',
      'ce midi, il faisait dix degrés et mes bébés ont sorti leurs mains des manches',
      'dans la cour en avril, une petite a trouvé un brin vert sous l’herbe jaune',
    ],
    scenes: ['petrir', 'flaques-boue', 'vent-pluie', 'textures'],
    picture:
      'Sur une toile, près d’un reste de neige, un bébé tenu par l’éducatrice pose la paume sur une petite flaque; deux autres tâtent l’herbe, mains nues.',
    sheet: {
      titre: 'Tes mains sont dehors',
      observationDepart:
        '{cour|Hier, à la porte, un bébé a tiré sur sa mitaine jusqu’à ce qu’elle tombe. Il a tourné sa main dans le soleil, devant, derrière, et il l’a léchée.} {dedans|Le matin, la fenêtre a été ouverte pour aérer. Un bébé qui rampait s’est assis : l’air lui arrivait au visage, et les cils lui battaient.}',
      intentionEducative:
        'Permettre aux mains du bébé de retrouver l’air, l’herbe et l’eau après l’hiver, au rythme de ce qu’elles osent.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Développement sensoriel', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage prélinguistique', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Attention', role: 'secondaire' },
      ],
      objectifs: [
        'Ouvrir la main à l’air et la regarder bouger.',
        'Presser ce qui est mouillé, froid, mou, et y revenir.',
        'Tourner la tête vers un oiseau qu’on ne voit pas.',
        'Dire d’un son ou d’un recul que c’est bon ou que c’est assez.',
      ],
      materiel: [
        item(
          '{cour|Toile imperméable et couverture épaisse}',
          'une de chaque, l’une sur l’autre',
          'Matelas de sol imperméable',
        ),
        item(
          '{cour|Manteau mince, pantalon imperméable, tuque légère et bottes}',
          'un ensemble par bébé',
          'Habit de mi-saison d’une pièce',
        ),
        item(
          '{cour|Mitaines sèches}',
          'une paire par bébé, dans votre poche, et la vôtre aux mains',
          'Bas de laine, enfilés sur la main',
        ),
        item('{dedans|Motte de gazon mouillé, grande comme vos deux mains}', 'une', 'Pot large d’herbe à chat, arrosé'),
        item(
          '{dedans|Plat bas de plastique et toile sous le plat}',
          'un de chaque',
          'Plaque à biscuits à bord rond, sur un drap',
        ),
        item(
          'Débarbouillettes mouillées d’eau tiède, dans un sac isolant',
          '{10min|une par bébé et une de plus}{20min 30min|trois par bébé}',
          'Débarbouillettes mouillées, glissées contre vous',
        ),
        item(
          '{cour 20min 30min|Gobelet à couvercle, rempli au robinet (250 ml)}',
          'un, derrière vous',
          'Bouteille d’eau',
        ),
        item('Serviettes sèches', 'une par bébé{cour 20min 30min| et une de plus}', 'Linges à vaisselle'),
      ],
      preparation: [
        '{cour|Choisissez l’heure la plus chaude d’un jour doux, sans vent, dans un coin au soleil : votre main nue doit y rester tiède.} {dedans|La fenêtre sert si un limiteur vissé l’arrête à 10 cm et si rien ne se grimpe dessous. La moustiquaire n’arrête pas un bébé. Pas de limiteur? Elle reste fermée, et le jeu se fait dans la cour.}',
        '{cour|Passez avant eux, à quatre pattes : l’hiver a laissé du gravier, du sel, des mégots et des crottes de chien. Tendez la toile là où l’herbe est propre, loin de toute flaque.} {dedans|Prélevez la motte dans un coin sans engrais ni chien. Ôtez les cailloux, arrosez-la, posez-la dans le plat. Sortez-la quand tous sont assis.}',
        '{cour 20min 30min|Les flaques de la cour gardent le sel, l’huile et les crottes de l’hiver : la vôtre vient du robinet. Un bord de la toile dépasse la couverture; du poing, faites-y un creux large comme une assiette, moins profond que votre index couché. Le sol est dur? Une serviette roulée en rond, dessous, fait le rebord. Le creux reste vide jusqu’au moment de l’eau.} {dedans|Assoyez-vous entre la fenêtre et les bébés; personne ne se lève au rebord.}',
        '{cour|Gardez leur dos au chaud, ouvrez leur collet, roulez leurs manches d’un tour. Avant 6 mois, le visage reste à l’ombre de votre dos.} {dedans|Un chandail de plus pour chacun, les manches roulées d’un tour, les pieds couverts.}',
        '{1adulte|Seule, prenez trois bébés, tous à un bras de vous.} {1adulte cour 20min 30min|À la flaque, assoyez-vous de côté, entre elle et les deux autres : vous les voyez tous.} {2adultes cour 20min 30min|À deux, cinq bébés au plus : l’une tient un bébé à la flaque et ne fait que cela, l’autre reste à la couverture.} {2adultes cour 10min|À deux, cinq bébés au plus, une adulte à chaque bout de la couverture.} {2adultes dedans|À deux, cinq bébés au plus : l’une est à la motte et voit les bouches, l’autre est devant la fenêtre.}',
        '{avec-tissu|Étendez @materiel au soleil : une main y trouve du chaud, à côté du mouillé.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          '{cour|Assoyez-vous au milieu de la couverture, les bébés autour. Ôtez vos mitaines, rangez-les dans votre poche. Ouvrez une main au soleil, tournez-la, soufflez sur vos doigts.} {dedans|Devant la fenêtre fermée, écoutez : presque rien. Ouvrez-la jusqu’au limiteur. L’air entre, et avec lui une auto, une voix, un cri d’oiseau. Levez une main dans ce filet d’air.} « Ma main est dehors. » Approchez ensuite votre paume d’une manche : des doigts en sortent. « La tienne aussi! »',
        ),
        play(
          { 10: 6, 20: 7, 30: 9 },
          '{cour|Un bébé agite les doigts, les regarde, les met dans sa bouche : ils sont frais. Une autre rampe jusqu’au bord et pose la main sur l’herbe couchée par l’hiver. Ça mouille, elle la retire, la montre, y retourne. Écartez l’herbe jaune : dessous, il y a du vert. Un doigt s’y accroche et tire. Le plus jeune, dans vos bras, tourne la joue vers l’air doux.} {dedans|Un bébé ferme les yeux dans l’air, les rouvre, tend le cou pour en ravoir. Posez la motte au milieu : une paume l’écrase, de l’eau sort entre les brins. Une autre y va d’un doigt, puis le sent. Écartez l’herbe jaune : dessous, il y a du vert.} Dites le mot sur le geste : « mouillé », « frais », « doux ». Un oiseau appelle? Taisez-vous, le doigt en l’air; des têtes tournent.',
        ),
        play(
          { 20: 6, 30: 7 },
          '{cour|Versez le gobelet dans le creux de la toile. Assoyez sur votre cuisse le bébé qui a tourné la tête vers l’eau, votre bras en travers de son ventre. Le ciel bouge dans la flaque. Sa main descend quand elle veut. Paume à plat : plaf! Les ronds s’en vont; la main revient les chercher, ou remonte vite contre vous. Deux tapes, dix tapes, puis la débarbouillette tiède, et l’autre qui tend les bras vient à son tour. Au bord de la couverture, la terre est molle : des doigts y font des creux. Avant de bouger de là, soulevez le bord de la toile : l’eau court dans l’herbe, plus de flaque.} {dedans|Étalez une débarbouillette bien mouillée dans le plat, à côté de la motte : la flaque du local. Paume à plat : plaf! Une main la soulève, ça goutte; une autre presse l’herbe et compare. Tournez vers la fenêtre, sur votre cuisse, un bébé à la fois : l’air passe entre ses doigts écartés.}',
        ),
        play(
          { 30: 5 },
          'Prenez un bébé contre vous, assise, les autres sous vos yeux. Un oiseau siffle trois notes : sifflez-les, plus bas. Une corneille crie : le bébé se raidit, puis dit « ah! » Dites « ah! » aussi, laissez un silence : la corneille répond, ou bien le bébé. Les autres sont revenus à {cour|l’herbe}{dedans|la motte}; un babil monte de là, et vous le rendez. Pas d’oiseau ce matin? Une goutte tombe du toit, une porte claque : les oreilles sortent aussi de l’hiver.',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          'Prenez une main à la fois dans les deux vôtres, avec la débarbouillette tiède, et chantez sur deux notes : « Petite main nue, le printemps t’a vue. Ta main est mouillée, viens te réchauffer. » Essuyez entre les doigts avec la serviette sèche. {cour|La mitaine sèche attend dans votre poche : une main y entre, une autre la refuse et rentre cachée dans votre cou.} {dedans|Refermez la fenêtre ensemble : le bruit devient petit. Sortez le plat avant de changer les chandails mouillés.} Faites bye-bye à {cour|l’herbe}{dedans|l’air}, paume ouverte.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Tâtez chaque main dans la vôtre : fraîche et rose, elle joue; froide et rouge, elle vient sous votre bras.',
          'Posez votre paume à côté de la sienne, jamais dessus : le bébé voit ce que ça fait.',
          'Laissez la main reculer; elle revient plus loin si personne ne l’a poussée.',
          'Taisez-vous quand l’oiseau chante : c’est lui qu’ils écoutent.',
        ],
        questionsOuvertes: ['Qu’est-ce qu’elle sent, ta main?', 'Qui chante, là-haut?', 'Où il était, le vert?'],
      },
      vocabulaire: [
        'la main',
        'dehors',
        'mouillé',
        'doux',
        'l’herbe',
        '{10min|frais}{20min 30min|plaf}',
        'l’oiseau',
        'le printemps',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Le plus jeune reste dans vos bras : présentez-lui un brin d’herbe au dos de la main, et ses doigts s’ouvrent. Celui qui marche {cour|essaie la terre molle de ses bottes, une main dans la vôtre, et s’étonne que le pied s’enfonce}{dedans|s’accroupit à la motte, se relève, y revient avec un brin serré dans le poing}.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Un enfant ne supporte pas le mouillé? Offrez-lui le sec d’abord : {cour|la couverture chauffée de soleil}{dedans|l’air qui passe}, puis le bout d’un seul brin. Un enfant voit peu? Froissez l’herbe sous son nez et nommez l’oiseau du côté d’où il chante.',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’automne, au premier matin frais, les mêmes mains touchent la rosée avant de retrouver les mitaines. L’hiver, une main se découvre deux secondes au soleil, contre vous, et rentre au chaud.',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Doigts frais, salis de terre et léchés.',
          'Genoux et manches mouillés.',
          'Sursaut au cri d’une corneille.',
        ],
        dangersAEliminer: [
          '{cour 10min|Noyade : une flaque mince suffit. La toile est loin de celles de la cour, et vous êtes assise entre elles et les bébés.} {cour 20min 30min|Noyade : une flaque mince suffit. Un bébé n’y va que tenu, sur votre cuisse, un bras autour du ventre. Vous devez bouger? Soulevez d’abord la toile : l’eau part dans l’herbe.} {dedans|Chute : fenêtre arrêtée à 10 cm par un limiteur, meubles et coussins loin d’elle, vous devant.}',
          'Gravier, sel, mégot, {cour|crotte que la neige cachait}{dedans|caillou resté dans la motte} : la main d’un bébé les trouve; la vôtre passe avant.',
          'Brin ou racine arrachés vers la bouche : ouvrez-lui la main, ôtez ce que vous voyez, offrez autre chose à serrer.',
          '{cour|Froid qui gagne : nuque fraîche, menton qui tremble, pantalon trempé, et tout le monde rentre.} {dedans|Courant d’air sur un bébé mouillé : fermez, séchez, couvrez.}',
          '{cour|Soleil dans les yeux, plus fort qu’en hiver : tournez-lui le dos du bébé, ou faites de l’ombre du vôtre.} {dedans|Main dans la glissière ou sur le châssis : ouvrez et fermez quand tous sont assis.}',
        ],
        supervision: 'palier1',
        allergies: [
          'Pollen des aulnes et des érables dès la fonte : œil rouge, nez qui coule, {cour|on rentre}{dedans|on ferme la fenêtre}. Un enfant qui fait de l’asthme suit son plan.',
        ],
      },
      observation: [
        'Développement sensoriel : vers quoi sa main retourne-t-elle d’elle-même, le sec ou le mouillé?',
        'Langage prélinguistique : notez le son qui accompagne la main mouillée, et à qui il est adressé.',
        'Attention : à l’appel d’un oiseau, qu’est-ce qui s’arrête dans son corps?',
      ],
      prolongements: [
        'Demain, {cour|au même coin d’herbe}{dedans|dans la motte arrosée}, cherchez le vert sous le jaune : une main s’en souvient parfois avant vous.',
        'Racontez au parent ce que les mains ont touché aujourd’hui{cour|, en lui rendant les mitaines sèches}; sur le chemin de la maison, elles toucheront autre chose.',
      ],
      reflexionRetroaction: [
        'Quelle main ai-je essuyée avant qu’elle ait fini?',
        'Quels bruits du printemps ai-je couverts en parlant?',
      ],
    },
  },
  {
    key: 'la-citrouille-pleine-de-mains',
    summary:
      'Une grosse citrouille sort de son nid de serviettes : les bébés la roulent, la tambourinent, l’écoutent, puis glissent une main dans son creux frais.',
    ageGroups: ['AGE_0_18_MONTHS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['saisons-et-fetes', 'sons-et-silence'],
    materials: ['tissus'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, une toile et une couverture gardent au sec; les mains se découvrent le temps du jeu, et le creux est plus froid.',
    },
    seasons: ['AUTUMN'],
    durationMinutes: 20,
    adults: 1,
    occasion: 'halloween',
    calls: [
      'Halloween',
      'haloween',
      'alloween',
      'Halloween des bébés',
      'Halloween à la pouponnière',
      'Halloween sans costume',
      'Halloween sans peur',
      'fête de l’Halloween',
      'citrouille',
      'citrouilles',
      'citrouile',
      'rouler une citrouille',
      'taper sur la citrouille',
      'mains dans la citrouille',
      'toucher l’intérieur de la citrouille',
      'automne',
    ],
    seen: [
      'il rentre son bras dans le trou du melon et en sort tout gluant',
      'elle tambourine sur la grosse boule orange, arrête, et écoute',
      'un bébé pousse la citrouille avec son front et la regarde rouler',
      'elle lèche la peau froide du légume, recule et y retourne',
      'il hésite au bord du trou, retire sa main, puis glisse un doigt',
      'les costumes lui font peur, je cherche une fête plus douce pour mes poupons',
      'pendant que les grands vidaient leurs citrouilles, mes bébés voulaient fouiller dedans',
      'à l’entrée, elle s’est penchée de mes bras pour fesser sur la décoration orange',
    ],
    scenes: ['taper-bruit', 'petrir', 'textures'],
    picture:
      'Une grosse citrouille dans un nid de serviettes : un bébé la frappe à deux paumes, un autre y appuie la joue, un troisième arrive à quatre pattes.',
    sheet: {
      titre: 'La citrouille pleine de mains',
      observationDepart:
        'Une citrouille attendait par terre, à l’entrée. De vos bras, un bébé s’est penché jusqu’à elle et l’a frappée à plat. Le bruit l’a fait rire.',
      intentionEducative:
        'Offrir aux bébés l’Halloween qui leur va : une seule grosse chose orange, à faire rouler et sonner, sans costume ni noirceur.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Développement sensoriel', role: 'principal' },
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
      ],
      objectifs: [
        'Frapper l’écorce dure et écouter ce qui répond.',
        'Pousser des mains, du front ou des pieds ce qui roule lourdement.',
        '{20min 30min|Glisser une main dans un creux frais et la ressortir.}',
        'Suivre des yeux la citrouille qui quitte son nid et y revient.',
      ],
      materiel: [
        item(
          'Citrouille ronde et lisse, large de 20 à 25 cm, vendue pour manger',
          'une',
          'Courge ronde à peau dure, de même taille',
        ),
        item('Serviettes de bain, roulées et mises en rond pour le nid', 'deux', 'Couverture roulée en boudin'),
        item('{20min 30min|Linges à vaisselle humides, pliés en bandes}', 'trois', 'Débarbouillettes épaisses'),
        item('{dedans|Tapis de jeu ferme}', 'celui du local', 'Matelas de sol'),
        item('{cour|Toile et couverture}', 'une de chaque, l’une sur l’autre', 'Matelas de sol imperméable'),
        item(
          '{cour|Manteau, pantalon doublé, tuque et mitaines}',
          'un ensemble par bébé',
          'Habit de mi-saison d’une pièce',
        ),
        item('Débarbouillettes mouillées', 'deux par bébé', null),
        item(
          'Grand couteau{20min 30min| et cuillère de métal}, à la cuisine',
          '{10min|un}{20min 30min|un de chaque}, pour vous seule',
          null,
        ),
        item('Bac à couvercle, pour le compost', 'un, hors de portée', 'Sac de papier épais, fermé'),
      ],
      preparation: [
        'Lavez et brossez la citrouille. Coupez la queue au ras, ôtez ce qui pique, passez le pouce partout. Une tache molle, une fente, de la peinture ou du vernis : prenez-en une autre.',
        '{10min|Aujourd’hui, elle reste entière et pleine : elle est plus lourde, et fait « toc ».} {20min 30min|Le matin même, à la cuisine, ouvrez-la par-dessous, d’un rond de 12 cm : deux petites mains y passent, une tête n’y passe pas. Sortez toutes les graines et tous les fils, grattez la paroi jusqu’à ce qu’elle soit unie, arrondissez le bord à la cuillère. Rincez, gardez au froid jusqu’au jeu. Ouverte le matin, elle joue le matin.}',
        'Ni visage découpé, ni masque, ni lumière éteinte. Une famille ne fête pas l’Halloween? Ici, c’est une citrouille, et rien d’autre.',
        '{dedans|Faites le nid au milieu du tapis.} {cour|Tendez la toile sur un sol plat et sec, à 10 °C ou plus, puis la couverture et le nid; ôtez cailloux et glands autour.} Posez-y la citrouille{20min 30min|, assise sur son trou}. Le bébé couché va de l’autre côté de vos jambes, où rien ne roule.',
        '{1adulte|Seule, prenez trois bébés, à portée de vos deux mains.} {2adultes|À deux, cinq bébés au plus : l’une a toujours une main sur la citrouille, l’autre suit qui part et qui arrive.}',
        '{avec-tissu|Couvrez la citrouille de @materiel pour commencer : une bosse, avant la couleur.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 2, 30: 3 },
          'Assoyez-vous derrière le nid, un genou de chaque côté. Caressez la citrouille du bout des doigts, posez-y la joue : « Fraîche. » Frappez un coup de paume et écoutez, la tête penchée : {10min|« Toc. »}{20min 30min|« Boum. »} {cour|Enlevez les mitaines des bébés. }Ôtez vos mains : elle est à eux.',
        ),
        play(
          { 10: 6, 20: 6, 30: 8 },
          'Un bébé tape à deux mains et s’arrête, la bouche ronde. Une autre gratte une côte de l’ongle, y colle la langue, recule; un coup de débarbouillette y passe. Frappez après eux, autant de coups, moins fort. Puis basculez la citrouille hors du nid, couchée sur le flanc, {20min 30min|le trou tourné vers vous, }et retenez-la d’une main : elle se balance, orange, énorme. Un front la pousse, des talons la repoussent; elle fait un quart de tour et s’arrête contre votre jambe. « Elle roule! » Une petite s’y appuie pour se lever? La citrouille retourne d’abord au nid, calée entre vos genoux. {10min|Deux bébés l’y retrouvent et tambourinent ensemble, l’un fort, l’autre à peine.}',
        ),
        play(
          { 20: 7, 30: 8 },
          'Couchez-la dans le nid, le trou en haut, entre vos genoux. Couvrez tout le bord de deux linges humides : aucune chair à mordre. Glissez votre main dedans, ressortez-la : mouillée, fraîche. Celui qui s’approche s’assoit devant, votre avant-bras entre le bord et son menton. Ses doigts touchent le linge, descendent, trouvent le lisse. Une main s’enfonce jusqu’au poignet et tâte en rond; une autre s’est retirée avant d’entrer. Des doigts luisants se montrent : « C’est le dedans. » Faites « hou » tout bas au-dessus du trou : la voix revient plus grosse, et un babil vous répond. {1adulte|Seule, un bébé à la fois au creux; celui qui veut venir tambourine sur le flanc, contre votre genou.} {2adultes|À deux, deux bébés peuvent entrer : une main de chacun y tient, vos deux avant-bras au bord.}',
        ),
        play(
          { 30: 5 },
          'Rassoyez-la sur son trou, bien droite dans le nid : la voilà tambour, et le coup se sent jusque dans {dedans|le tapis}{cour|la couverture}. Étendez le troisième linge dessus : le boum devient pouf. Une main arrache le linge et refrappe pour ravoir son bruit. Le plus jeune, à plat ventre contre le nid, reçoit le coup d’un ami jusque dans ses paumes et lève la tête.',
        ),
        closing(
          { 10: 2, 20: 5, 30: 6 },
          'Frappez à deux mains, à une main, puis du bout d’un doigt. Faites rentrer la citrouille au nid et ramenez sur elle les bords des serviettes. Chaque bébé lui donne une petite tape, ou la regarde dormir. {20min 30min|Elle part ensuite à la cuisine, puis au compost. }Les débarbouillettes passent d’une main à l’autre : entre les doigts, dans les paumes, puis le menton. {dedans|Cherchez les miettes d’écorce à genoux, l’œil au ras du tapis.} {cour|Remettez les mitaines avant de secouer la couverture.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Gardez une paume sur la citrouille dès qu’elle sort du nid : c’est votre main qui la freine.',
          'Rendez le nombre de coups que vous avez reçu, et laissez un silence après.',
          '{20min 30min|Laissez le creux à qui le regarde de loin : vous n’y menez aucune main.} {10min|Laissez du côté du nid une place vide : un bébé y vient quand le bruit baisse.}',
          'Nommez ce qui arrive : « Elle bascule. » {20min 30min|« Ta main est cachée. »}{10min|« Elle est pleine. »}',
        ],
        questionsOuvertes: [
          'Qu’est-ce qu’elle dit quand tu tapes?',
          '{20min 30min|Où elle est, ta main?}',
          'Comment on la fait rouler?',
        ],
      },
      vocabulaire: [
        'la citrouille',
        'orange',
        '{10min|toc}{20min 30min|boum}',
        'rouler',
        'frais',
        '{20min 30min|dedans}',
        'le nid',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Celui qui tient sa tête sans tenir assis est contre votre ventre : sa paume se pose sur l’écorce, et vous frappez à côté pour qu’il le sente. Celui qui marche fait le tour du nid, se penche et tape à chaque pas; quand la citrouille roule, il la suit une main dessus.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Le bruit ferme un visage? La citrouille se caresse et se berce, sans un coup. Un enfant entend peu? Sa main est à plat sur l’écorce pendant que vous frappez : elle vibre. Un enfant bouge peu? Roulez-la le long de sa jambe, lentement, et revenez quand il regarde.',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’été, un gros melon bien lavé fait les mêmes tours, fermé seulement. L’hiver, une courge gardée au frais revient sonner dans le nid.',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Front ou menton cogné contre l’écorce.',
          'Sursaut au premier coup.',
          '{20min 30min|Doigts mouillés de jus, léchés.}',
        ],
        dangersAEliminer: [
          '{20min 30min|Chair crue arrachée avec les dents : un morceau dur étouffe. Deux linges couvrent le bord, votre avant-bras le ferme, aucune bouche n’y va. Le reste du temps, le trou est vers vous ou vers le sol. Un linge sucé ou tombé? Recouvrez avant qu’une main revienne.} {10min|Chair crue, si l’écorce se fend : un morceau dur étouffe. La citrouille quitte le jeu à la première fente.}',
          'Citrouille qui roule sur des doigts, un pied, un bébé couché : une main dessus dès qu’elle sort du nid, sur un sol plat.',
          '{20min 30min|Graine ou fil oublié : la cuillère, puis vos doigts, en font le tour deux fois.} {10min|Bout de queue ou éclat d’écorce : passez le pouce avant, reprenez après chaque bascule.}',
          'Couteau : {10min|la queue se coupe}{20min 30min|la citrouille s’ouvre} à la cuisine, loin des bébés, et la lame y reste. {cour|Froid des mains mouillées : débarbouillette, puis mitaines, dès qu’elles rougissent.}',
          'Moisissure, odeur aigre, suintement : au compost le jour même.',
        ],
        supervision: 'palier1',
        allergies: [
          '{20min 30min|La chair et le jus font parfois rougir la peau : lavez les mains tout de suite. Un enfant qui fait de l’eczéma tambourine et ne va pas au creux.} {10min|Écorce lavée et sèche seulement : le jus d’une citrouille fendue fait parfois rougir la peau.}',
        ],
      },
      observation: [
        'Développement sensoriel : avec quelle partie du corps va-t-il vers la citrouille en premier?',
        'Éveil aux sciences : quel coup refait-il pour ravoir le même son?',
        'Motricité globale : relevez ses appuis quand la citrouille cède sous sa poussée.',
      ],
      prolongements: [
        'Gardez une citrouille entière à l’entrée, par terre, calée dans une serviette : chaque matin, une main y passe. Changez-la dès qu’elle mollit.',
        'Frappez trois coups avec l’enfant sur cette citrouille-là, à l’heure du départ : le parent entend le jeu du jour, et à la maison une courge lavée sonne aussi.',
      ],
      reflexionRetroaction: [
        'Qui a regardé de loin tout le jeu, et qu’a vu cet enfant?',
        'Quelle poussée ma main a-t-elle freinée trop tôt?',
      ],
    },
  },
  {
    key: 'un-pied-puis-tout-le-papier',
    summary:
      'La trace d’un pied, prise tendrement à qui le veut bien, puis de grands papiers à froisser et à secouer; ils emballeront le cadeau, plis compris.',
    ageGroups: ['AGE_0_18_MONTHS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['saisons-et-fetes', 'couleurs-et-textures'],
    materials: ['papier-et-crayons', 'peinture-lavable'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'fête des mères',
      'fête des pères',
      'fête des familles',
      'fête des parents',
      'Saint-Valentin',
      'st-valentin',
      'cadeau',
      'cadeau des bébés',
      'cadeau de fête des mères',
      'cadeau pour les familles',
      'empreinte',
      'empreinte de pied',
      'empreinte de main',
      'papier d’emballage',
      'emballer le cadeau',
      'imprimerie',
    ],
    seen: [
      'il chiffonne le sac brun et le secoue pour entendre le vacarme',
      'elle recroqueville les orteils quand le pinceau lui chatouille la plante',
      'un bébé met le sac de papier sur sa jambe et rit du bruit',
      'il retire sa main dès qu’on approche la gouache, je ne veux pas le forcer',
      'elle s’intéresse plus à l’emballage qu’au cadeau qui est dedans',
      'un petit vit dans deux maisons et il faudrait une carte pour chacune',
      'la fête des Mères s’en vient et je veux un souvenir que mon bébé a fait lui-même',
      'dans le vestiaire, une poche de magasin a fait plus de fun que tous les jouets',
    ],
    scenes: ['fete', 'envelopper', 'peindre', 'traces'],
    picture:
      'Un bébé assis froisse un grand papier brun, un autre frappe un paquet mou; contre l’éducatrice, un troisième regarde la trace bleue de son pied sur un carton.',
    sheet: {
      titre: 'Un pied, puis tout le papier',
      observationDepart:
        'Une famille a laissé un sac de papier au vestiaire. Un bébé l’a attiré par un coin, l’a secoué, l’a mis sur sa jambe et s’est tourné vers vous, ravi du vacarme.',
      intentionEducative:
        'Permettre au bébé d’offrir {20min 30min|une trace prise avec son accord, dans }un papier que ses propres mains ont plissé.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Attachement', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'secondaire' },
      ],
      objectifs: [
        '{20min 30min|Laisser son pied dans une main connue, ou le reprendre.}',
        'Froisser, secouer, frapper, tirer un papier plus grand que soi.',
        '{20min 30min|Ouvrir un paquet mou et trouver ce qu’il cache.}',
        'Chercher des yeux l’adulte pour partager un bruit.',
      ],
      materiel: [
        item(
          'Carrés de papier kraft épais, sans encre ni colle, d’un mètre de côté',
          'deux par bébé, un pour vous',
          'Sacs d’épicerie de papier, ouverts, anses et fond ôtés',
        ),
        item(
          '{20min 30min|Balles de tissu cousues, plus grosses que vos deux poings}',
          'trois',
          'Petits coussins cousus',
        ),
        item(
          '{20min 30min|Carton fort, de 20 cm sur 25 cm, coins arrondis}',
          'deux par bébé dont c’est le jour',
          'Papier à aquarelle épais',
        ),
        item(
          '{20min 30min|Peinture lavable, non toxique, d’une couleur, en flacon souple à bouchon attaché}',
          'une cuillerée',
          'Gros crayon de cire, pour suivre le contour du pied ou de la main',
        ),
        item('{20min 30min|Débarbouillettes tièdes}', 'trois par trace', null),
        item('{20min 30min|Serviette}', 'une, sur vos genoux', 'Linge à vaisselle'),
        item('{20min 30min|Jouets du matin, pour les bébés qui ne font pas de trace}', 'deux par bébé', null),
        item(
          'Bac à couvercle, pour les papiers mouillés',
          'un, derrière vous',
          'Sac de papier debout, fermé d’une pince',
        ),
        item('Grandes enveloppes à nom, pour les papiers secs', 'une par bébé', 'Chemises de carton'),
      ],
      preparation: [
        'Une semaine avant, demandez à chaque famille : pour qui est le cadeau, en faut-il deux{20min 30min|, accepte-t-elle la peinture}? Deux mères, un père, une grand-mère, une famille d’accueil, deux adresses, un parent absent ou décédé : le paquet porte le nom de l’enfant, et celui de qui le recevra.{20min 30min| Aucune trace n’est affichée au mur.}',
        'Repliez d’un pouce les bords de chaque papier : ils ne coupent plus. Ni ruban, ni ruban adhésif, ni agrafe, ni papier de soie, ni pellicule qui brille.',
        '{20min 30min|Un seul bébé par jour donne sa trace, reposé, la couche propre. Le pied et non la main : la main irait à la bouche. La veille, avec l’accord du parent, une goutte de peinture sur le talon, lavée aussitôt, dit si la peau rougit. Cartons, flacon fermé et débarbouillettes sont derrière vous, sur une chaise.}',
        'Dégagez le plancher tout autour : le papier glisse sous qui marche; ôtez les bas des marcheurs. {20min 30min|Il reste roulé sur le comptoir jusqu’à ce que le pied soit lavé.}',
        '{1adulte|Seule, trois bébés au plus, à un bras de vous.} {1adulte 20min 30min|Pendant la trace, les deux autres gardent leurs jouets du matin.} {2adultes|À deux, cinq bébés au plus; aux papiers, chacune regarde les bouches de son côté.} {2adultes 20min 30min|L’une fait la trace et lave, l’autre est avec les quatre bébés.}',
        '{avec-papier|Étendez @materiel avec le kraft, s’il est épais, sans encre et plus grand qu’un bébé.} {avec-tissu|Étendez @materiel sur le plancher : un tissu se froisse et ne craque pas.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 2, 30: 2 },
          '{10min|Déroulez un papier par terre, d’un geste lent : frrr. Relevez un coin, lâchez-le, posez la main dessus. Placez ensuite un papier devant chaque bébé, et gardez vos mains sur vos cuisses.} {20min 30min|Assise par terre, prenez contre vous le bébé dont c’est le jour. Ôtez un bas et gardez le pied au creux de votre main. « Ton pied, dans ma main. On en fait une trace pour ta maison? » Le pied reste, mou et chaud? C’est un oui. Il se retire, les orteils se crispent? C’est non : rendez-lui son pied, et le papier vient tout de suite.}',
        ),
        guided(
          { 20: 4, 30: 5 },
          'Le pied se laisse faire? Pressez une noix de peinture sur votre doigt, refermez le flacon du pouce. Peignez la plante : talon, côté, coussin, chaque orteil. Nommez-les à mesure. Tenez la cheville d’une main; de l’autre, appuyez le carton contre le pied : c’est le carton qui vient. Décollez-le du talon vers les orteils et montrez-le de loin : « C’est toi. » Un orteil manque, le talon a glissé : c’est bon. Deux adresses? Le deuxième carton vient aussitôt, plus pâle. Lavez le pied tout de suite, entre les orteils aussi, séchez, et remettez le bas à qui ne marche pas. Essuyez vos mains; cartons et flacon vont au comptoir. Celui qui n’a pas voulu offrira un papier plissé : ses mains y sont.',
        ),
        play(
          { 10: 6, 20: 6, 30: 9 },
          '{20min 30min|Déroulez les papiers par terre, un devant chacun. }Un bébé empoigne un bord et secoue : le bruit lui passe au-dessus de la tête. Une autre s’assoit au milieu, frappe des deux mains, écoute. Un troisième tire le sien sous une chaise, comme une traîne. Le papier froissé entre les doigts reste froissé, et l’œil le suit. Faites craquer le vôtre tout près, arrêtez : à eux. Un coin fonce, mouillé de salive? Tendez un papier sec, et mettez le mouillé au bac. Un morceau est parti? Cherchez-le dans la main, puis sur la langue, avant de continuer. {10min|À mi-jeu, à genoux, lâchez un papier devant eux : il plane, se pose, et les mains y vont.}',
        ),
        play(
          { 20: 4, 30: 8 },
          'Roulez mollement une balle de tissu dans un papier, devant eux, sans rien coller. « Un cadeau! » Posez-le. Une main l’écrase : ça s’ouvre tout seul. Une autre le serre contre elle, l’ouvre par le milieu, regarde la balle, regarde le papier, et choisit le papier. Refermez celui qu’on vous rapporte. Un bébé vous tend le paquet, reprend, retend : recevez-le chaque fois. {30min|Emballez ensuite votre genou, puis votre main qui gratte dessous : qui tire le papier trouve des doigts.}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 6 },
          'Prenez le papier le plus plissé de chaque bébé, sec et entier, et lissez-le de la paume, tout doucement : « C’est ton pli, ça. » Une main s’y pose parfois avec la vôtre. Le papier va dans l’enveloppe au nom de ce bébé; s’ils sont tous mouillés, un autre jour en donnera un. {10min|Le jour de la fête, il emballera le cadeau.} {20min 30min|Quand la trace sera sèche, à la sieste, pliez autour d’elle, au comptoir, le papier du même bébé; pour une deuxième adresse, partagez-le.} Ramassez les autres papiers : des mains poussent, le bac avale. Comptez ceux qui sont partis au bac et ceux qui restent.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          '{20min 30min|Gardez le pied dans votre paume avant de peindre : la chaleur demande la permission.}',
          'Recevez le papier tendu à deux mains, et rendez-le quand la main revient.',
          'Faites le tour des bouches chaque fois qu’un papier change de mains.',
          'Souriez au bruit qui l’a fait rire, puis écoutez-le sans en ajouter.',
        ],
        questionsOuvertes: [
          'Qu’est-ce qu’il fait, le papier?',
          'À qui tu le donnes?',
          '{20min 30min|Qu’est-ce qu’il y a dedans?}',
        ],
      },
      vocabulaire: [
        '{20min 30min|le pied}',
        'le papier',
        'froisser',
        'le cadeau',
        'le bruit',
        'secouer',
        'le pli',
        'donner',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Celui qui ne tient pas assis est couché sur votre cuisse : un coin de papier craque près de son poing, du côté où il tourne la tête, et jamais au-dessus du visage. Celui qui marche traîne le sien comme une couverture, pieds nus.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Le bruit du papier fait pleurer un enfant? Tordez et détordez son kraft longtemps, avant le jeu : il devient mou comme un chiffon et se tait presque. Une main serre mal? Tenez l’autre bord et laissez le papier se plisser entre vous, à la moindre traction.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!ete|L’été, l’air humide ramollit le papier : il craque moins, se mouille plus vite, et demande trois rechanges de plus.} {ete|L’hiver, l’air sec du chauffage fait craquer le papier plus fort : commencez loin des oreilles.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Papier entier porté aux lèvres, le temps d’un échange.',
          'Fesses qui glissent sur le papier.',
          '{20min 30min|Orteil bleu malgré le lavage.}',
        ],
        dangersAEliminer: [
          'Papier mouillé ou déchiré en bouche : il colle au palais et étouffe. Le papier mouillé va au bac dès qu’un coin change de couleur; l’adulte a les yeux sur les bouches.',
          'Papier sur le visage d’un bébé couché : il n’a que le sien, tenu par vous, près du poing.',
          '{20min 30min|Peinture sur une main, puis dans un œil ou dans la bouche : pied seulement, tenu à la cheville, flacon refermé d’abord, débarbouillette avant le papier. La main l’a attrapé? Lavez-la avant tout.}',
          'Marcheur en pieds de bas sur un papier : il glisse. Les pieds sont nus, et le plancher libre autour.',
          '{20min 30min|Pied nu qui glisse sur le carton : le bébé est assis contre vous pour la trace, jamais debout.}',
          'Ruban, ruban adhésif, agrafe ou sac de plastique ayant suivi le papier : tout est vérifié au comptoir d’abord.',
        ],
        supervision: 'palier1',
        allergies: [
          '{20min 30min|Lisez l’étiquette de la peinture : certaines contiennent du blé ou un conservateur qui irrite; si un enfant fait de l’eczéma, prenez le crayon de cire.} {10min|Le kraft est sans parfum ni encre; mains rouges ou gercées : crème d’abord, selon le plan de l’enfant.}',
        ],
      },
      observation: [
        'Attachement : {20min 30min|quand votre main tient le pied, où vont ses yeux, et que fait le reste de son corps?}{10min|vers qui se tourne-t-il quand le papier fait un bruit nouveau?}',
        'Motricité fine : notez s’il froisse d’une main, de deux, ou s’il laisse le papier tomber pour l’entendre.',
        'Schéma corporel : {20min 30min|après la trace, que fait-il du pied lavé?}{10min|que fait-il de ses jambes sous le papier?}',
      ],
      prolongements: [
        'Laissez un papier plissé dans un panier bas, la semaine du cadeau, et ressortez-le tant qu’il est sec et entier.',
        'Remettez le paquet avec ses plis à l’adulte de la maison qui vient, ou gardez-le pour l’autre adresse; dites quel bruit l’enfant a fait avec.',
      ],
      reflexionRetroaction: [
        '{20min 30min|À quoi ai-je reconnu le oui d’un pied, ou son non?} {10min|Quel papier ai-je repris trop tard?}',
        'Le cadeau est-il de ses mains, ou des miennes?',
      ],
    },
  },
  {
    key: 'vroum-a-quatre-pattes',
    summary:
      'De gros camions de bois et de mousse se poussent à quatre pattes, vroum aux lèvres; ils se chargent de blocs mous et dévalent une planche.',
    ageGroups: ['AGE_0_18_MONTHS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_LANGUAGE'],
    themes: ['mouvement-et-defis', 'quartier-et-metiers'],
    materials: ['cartons-et-boites'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, une toile bien tendue sur un sol plat fait la route; les roues y tournent mieux que dans {!hiver|l’herbe}{hiver|la neige}.',
    },
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'camion',
      'camions',
      'camyon',
      'tracteur',
      'tracteurs',
      'tracteure',
      'auto',
      'autos',
      'vroum',
      'vroum vroum',
      'faire rouler',
      'faire rouler un camion',
      'pousser un camion',
      'pousser à quatre pattes',
      'charger le camion',
      'rampe d’autos',
      'gros camion de bois',
      'blocs',
      'ramper',
    ],
    seen: [
      'il pousse sa chaise à genoux en faisant brrr avec ses lèvres',
      'elle vire le char à l’envers pour faire tourner la roue du doigt',
      'un bébé couche sa poitrine sur le tracteur et pédale par terre',
      'deux petits foncent nez à nez avec leurs camions et éclatent de rire',
      'il remplit la boîte du pick-up avec des blocs et vide tout d’un coup',
      'elle lâche les petites autos en haut de la planche pour les voir filer',
      'depuis les travaux devant le CPE, tout ce qui roule fait bip bip dans le local',
      'chez mes rampeurs, le camion sert de marchette, ils s’en vont loin avec',
    ],
    scenes: ['vehicules', 'pousser', 'rouler', 'deplacer-bebe'],
    picture:
      'Un bébé pousse à quatre pattes un gros camion de bois chargé de blocs mous; une autre en regarde un descendre une planche posée sur un coussin.',
    sheet: {
      titre: 'Vroum à quatre pattes',
      observationDepart:
        'Un camion renversé traînait sur le tapis. Un bébé a fait tourner une roue du doigt, l’a posé droit et l’a poussé devant lui en soufflant des lèvres.',
      intentionEducative:
        'Offrir un gros véhicule qui avance quand le bébé avance, pour que bras, genoux et voix partent ensemble.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage prélinguistique', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
      ],
      objectifs: [
        'Pousser à deux mains et suivre à quatre pattes.',
        'Faire gronder ses lèvres, et répondre au bruit de l’autre.',
        '{20min 30min|Mettre un bloc sur la plate-forme, le perdre, le remettre.}',
        '{30min|Lâcher en haut d’une pente et suivre des yeux.}',
      ],
      materiel: [
        item(
          'Gros camions et tracteurs de bois ou de plastique, longs d’au moins 30 cm, roues d’une seule pièce',
          'un par bébé et un pour vous',
          'Bacs bas, poussés sur un linge qui glisse',
        ),
        item('Camion de tissu ou de mousse, cousu', 'un', 'Coussin rond, couché sur un petit tapis'),
        item(
          '{20min 30min|Gros blocs de tissu ou de mousse, larges d’au moins 10 cm}',
          'deux par bébé',
          'Chaussettes d’adulte bourrées de retailles, cousues',
        ),
        item(
          '{30min|Planche lisse, sablée, large de 40 cm et longue d’un mètre}',
          'une',
          'Grand coussin de mousse en pente',
        ),
        item('{30min|Coussin ferme et plat, haut de 10 cm}', 'un', 'Matelas plié'),
        item('{dedans|Tapis de jeu mince}', 'celui du local', 'Couverture bien tendue'),
        item('{cour|Toile longue de deux mètres au moins}', 'une', 'Cartons dépliés, retenus aux coins'),
        item('Linges mouillés, pour les camions mordus', 'trois', 'Débarbouillettes'),
        item('{cour hiver|Habit de neige, bottes et mitaines}', 'un ensemble par bébé', null),
      ],
      preparation: [
        'Retournez chaque camion : roues vissées ou d’une seule pièce, rien qui tourne trop vite, ni antenne, ni capuchon, ni autocollant qui lève. Tirez fort sur chaque roue. Ce qui branle ou s’écaille reste au placard. Essuyez les roues.',
        '{dedans|Roulez les couvertures qui traînent et ouvrez une longue allée sur le tapis.} {cour|Tendez la toile sur un sol plat, loin du chemin des tricycles, et balayez les cailloux autour : c’est l’allée.} {cour hiver|Tapez d’abord la neige. Par grand froid, ou s’il vente, tout se joue au local; sinon, dix minutes dehors au plus.} {cour ete|Installez la toile à l’ombre, et tâtez les camions : le soleil les chauffe.}',
        'Le bébé qui ne rampe pas est assis ou couché de l’autre côté de vos jambes, le camion mou à portée de sa main : rien ne roule vers lui.',
        '{30min|Appuyez un bout de la planche sur le coussin : pente si douce qu’un camion vide descend sans sauter. Pesez dessus : rien ne bascule, et le bas touche le sol à plat. Le coussin est contre votre cuisse.}',
        '{1adulte|Seule, prenez trois bébés, assise au milieu de l’allée.} {1adulte 30min|À la planche, le bébé qui ne rampe pas reste contre votre autre cuisse.} {2adultes|À deux, cinq bébés au plus : l’une suit l’allée, l’autre est près du bébé qui ne rampe pas.} {2adultes 30min|La planche sort quand l’une des deux peut y rester.}',
        '{avec-roulant|Mettez @materiel dans l’allée, si c’est long comme votre avant-bras et d’une seule pièce.} {avec-coussin|Placez @materiel au bout de l’allée : un camion s’y arrête sans bruit.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 2, 30: 3 },
          'À quatre pattes, les deux mains sur un camion, avancez de deux pas de genou : « Vrrroum. » Arrêtez, tournez la tête vers eux. Reculez : « Bip… bip… bip. » Placez un camion ou un tracteur devant chacun, et ôtez-vous du chemin. Vos lèvres font encore « brrr », tout bas.',
        ),
        play(
          { 10: 6, 20: 7, 30: 9 },
          'Un bébé pousse, ses genoux traînent derrière, puis le rejoignent; il s’assoit, repousse. Une autre couche sa poitrine sur le camion et pagaie des pieds. Un troisième a renversé son tracteur et tourne la grosse roue du doigt, encore, encore. Grondez plus bas pour lui : « Tou-tou-tou. » Un souffle sort d’une bouche : répondez « brrr », laissez un vide. Un camion cogne votre pied : « Oups! On recule. » Deux se rencontrent, nez à nez, grondent l’un vers l’autre et rient. {10min|Un camion lancé s’arrête dans votre main; un cri le réclame, et il repart.} {cour hiver|Sous les mitaines, le camion glisse : des bras entiers le poussent.}',
        ),
        play(
          { 20: 7, 30: 7 },
          '{cour hiver|Rentrez et ôtez les habits, hors des minutes du jeu : le reste se joue au local. }Couchez deux blocs mous sur un camion et poussez-le d’un doigt : il avance, et sa charge tremble. Un bébé prend un bloc, le mordille, le pose à côté, le reprend, l’échappe au bon endroit. Une autre ôte tout d’un revers de bras, et son camion repart vide : vroum! Un troisième pousse si vite que sa charge reste derrière; il s’arrête, se retourne, revient la chercher. « Chargé! » « Tombé! » Tendez un bloc à qui passe, sur votre paume ouverte; il monte à bord, ou reste là.',
        ),
        play(
          { 30: 6 },
          'Poussez un camion à mi-hauteur de la planche et tenez-le : « Prêts? » Ouvrez la main. Il descend tout droit et s’en va doucement. Un bébé l’attend au bas, de côté, votre jambe entre lui et la roue. Une autre se tient à genoux contre le coussin, pose le sien, la main encore dessus, lâche : il part! Elle ferme les poings, regarde, demande de la voix. Un petit monte la planche à quatre pattes? Votre main le suit, et les camions patientent. Un bloc posé en haut glisse un peu, s’arrête : il ne roule pas, lui.',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          'Le moteur s’endort : « Vroum… vrou… vr… » Baissez la voix, puis le menton. Poussez un camion au bout de l’allée : c’est le garage. « Chhh. » Un bébé y mène le sien; un autre repart dans l’autre sens, et son voyage finit quand il s’assoit. {20min 30min|Les blocs montent, un à un, dans le plus gros camion.} {30min|La planche se couche à plat, puis s’en va.} Faites tourner une roue devant les yeux des bébés : ensemble, regardez-la ralentir jusqu’à l’arrêt. Comptez les camions; ceux qui ont été mordus partent au lavage.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Bloquez une roue du pied quand un bébé se lève sur un camion : il file sous les bras.',
          'Reproduisez sa vibration, puis laissez-lui la place de la refaire.',
          'Poussez le vôtre du bras, derrière lui : il mène, vous suivez.',
          'Tournez à la main un camion coincé, d’un quart de tour, et laissez le reste à son corps.',
        ],
        questionsOuvertes: [
          'Où il va, ton camion?',
          'Qu’est-ce qu’il dit, le tracteur?',
          '{20min 30min|Qui porte le bloc?}',
        ],
      },
      vocabulaire: [
        'le camion',
        'le tracteur',
        'vroum',
        'pousser',
        'reculer',
        '{20min 30min|charger}',
        'la roue',
        'bip bip',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Le plus jeune, à plat ventre, a le camion mou sous la main : une poussée de l’avant-bras, et il avance d’un doigt. Celui qui marche pousse le sien, penché, mains au capot; s’il court, freinez le camion de la main quand il passe devant vous.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Un enfant bouge peu? Couchez-le sur votre cuisse, les mains sur le capot, et roulez ensemble, lentement, à son premier son. Un enfant entend peu? Sa main est sur votre gorge pendant le vroum : il sent le moteur. Le bruit le surprend? Le vôtre souffle seulement.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{hiver|L’été, à l’ombre, la route passe dans l’herbe courte : le camion y va lentement, et les bras poussent plus fort.} {!hiver|L’hiver, quand la déneigeuse gratte la rue, les lèvres lui répondent de la fenêtre, et un camion refait sa route sur le tapis.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Nez à nez de deux camions, et front contre le capot.',
          'Genoux qui tapent le sol.',
          'Camion repris par un autre.',
        ],
        dangersAEliminer: [
          'Camion qui part sous les bras d’un bébé qui s’y lève : une roue bloquée par votre pied, et le camion retenu.',
          'Doigts, cheveux ou bébé couché devant une roue : assoyez-vous entre les deux, et arrêtez le camion de la main.',
          '{30min|Camion qui descend vers un visage : jambe de l’adulte au bas, de côté; un seul camion à la fois, jamais sur un bébé couché.}',
          'Roue ou vis qui se détache : le camion quitte l’allée, et la pièce est trouvée avant que le jeu reprenne.',
          '{dedans|Coin de meuble au bout de l’allée : arrêtez-la deux longueurs de camion avant.} {cour !hiver|Gravier, abeille ou fourmilière sous la toile : regardez avant d’étendre.} {cour hiver|Froid : joues et nuques touchées à chaque arrêt; on rentre à la première joue blanche.}',
        ],
        supervision: 'palier1',
        allergies: [
          'Un camion mordu s’essuie avant de changer de bouche, surtout si un enfant est allergique au lait. Aérez deux jours un jouet de bois ou de mousse neuf.',
        ],
      },
      observation: [
        'Motricité globale : quand le camion s’arrête, comment se remet-il en route, des bras, du ventre ou des pieds?',
        'Langage prélinguistique : notez le son de moteur, et s’il vient avant, pendant ou après la poussée.',
        'Raisonnement : que change-t-il quand le camion est coincé contre {dedans|un meuble}{cour|un pli de toile}?',
      ],
      prolongements: [
        'Garez un camion sous la fenêtre du local : le vrai camion du matin y trouve quelqu’un qui gronde avec lui.',
        'Faites le bruit du camion de l’enfant au parent qui arrive : il le reconnaît, et à la maison une boîte basse fait le même chemin.',
      ],
      reflexionRetroaction: [
        'Quel camion ai-je remis droit alors qu’un bébé étudiait sa roue?',
        'Où l’allée manquait-elle de place pour finir une poussée?',
      ],
    },
  },
]
