import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

export const YOUNG_TODDLER_MOVING_SHEETS: readonly BankSheet[] = [
  {
    key: 'la-marche-du-bas',
    summary:
      'Une seule marche, basse et large : monter à genoux, se tourner, redescendre les fesses en premier, et recommencer tout seul.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['mouvement-et-defis'],
    materials: [],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, la dernière marche de la galerie fait l’affaire, une fois balayée et sèche.',
      PARK: 'Au parc, prenez le rebord du carré de sable ou le premier palier du petit module.',
    },
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'marche',
      'escalier',
      'monter',
      'descendre',
      'grimper',
      'à reculons',
      'tout seul',
      'sauter en bas',
      'podium',
      'galerie',
      'grimpeur',
      'marcher',
      'motricité globale',
    ],
    seen: [
      'il grimpe sur le petit banc du lavabo, redescend et remonte sans fin',
      'elle descend l’escalier à reculons, la bedaine sur les marches',
      'un trottineur monte à genoux sur le bord de l’estrade et reste là',
      'moi tout seul, dit-il en repoussant ma main en haut de la marche',
      'elle est pognée debout sur le pouf et cherche le sol avec son pied',
      'il est tellement fier d’être monté qu’il se tape des mains',
      'dans l’entrée du CPE, mon plus jeune refuse de se faire porter pour les marches',
      'au parc, ils ont passé l’avant-midi à monter et descendre la bordure du trottoir',
    ],
    scenes: ['grimper', 'fierte', 'deplacer-bebe'],
    picture:
      'Sur un matelas plié bas comme une marche, un enfant redescend sur le ventre, à reculons; l’adulte touche son mollet.',
    sheet: {
      titre: 'La marche du bas',
      observationDepart:
        'Tout ce qui dépasse le sol se monte : {dedans|le pouf, le bord de l’étagère}{dehors|la bordure, la racine}, le pied de l’éducatrice. Redescendre reste une autre affaire.',
      intentionEducative:
        'Permettre à l’enfant de monter et surtout de redescendre par ses propres moyens, autant de fois que ses jambes le demandent.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Concept de soi', role: 'secondaire' },
      ],
      objectifs: [
        'Trouver sa manière de monter : genou, ventre ou pied.',
        'Se tourner et descendre à reculons, sans être porté.',
        'Attendre que la place soit libre ou passer à côté.',
      ],
      materiel: [
        item(
          'Marche stable de la hauteur d’une brique, large d’un mètre',
          'une',
          '{dedans|Matelas ferme de sieste plié}{!dedans|Plateforme pleine en bois sablé, calée au sol}',
        ),
        item(
          '{dedans|Tapis mince et antidérapant}{dehors !hiver|Gazon ou sable}{dehors hiver|Neige tassée}',
          'devant la marche',
          '{dedans|Tapis du coin de jeu}{dehors|Tapis mince et antidérapant}',
        ),
        optional('{30min|Balle ou toutou à transporter}', 'un par enfant', '{!ete|Sa tuque}{ete|Son chapeau}'),
        optional('{dedans si-tunnel|Tunnel de jeu, ouvert aux deux bouts}', '{dedans si-tunnel|un}', null),
        optional('{dedans si-coussins|Gros coussins de sol}', '{dedans si-coussins|un ou deux, calés}', null),
        optional(
          '{dedans si-miroirs|Miroir incassable, fixé au mur}',
          '{dedans si-miroirs|un, à deux pas de la marche}',
          null,
        ),
        optional('{10min 20min si-toutous|Toutou lavable}', '{10min 20min si-toutous|un}', null),
      ],
      preparation: [
        'Montez-y vous-même : rien ne bouge, rien ne bascule, aucun coin vif.',
        'Laissez un mètre vide devant et de chaque côté. {dedans|Étendez le tapis là où l’on atterrit; éloignez la marche des meubles à escalader.} {dehors hiver|L’hiver, grattez la glace jusqu’au bois.}',
        '{dedans|Retirez les bas : pieds nus, les orteils s’agrippent.} {!hiver dehors|Pour commencer, les mains restent libres : on s’appuie dessus.} {dehors hiver|Choisissez des mitaines qui ne glissent pas : on s’appuie dessus pour monter.}',
        '{avec-coussin|Posez @materiel à côté de la marche, pour ceux qui préfèrent grimper sur du mou.}',
      ],
      deroulement: [
        opening(
          { 10: 1, 20: 3, 30: 3 },
          'Assoyez-vous sur la marche, descendez-en sur le ventre, à reculons, sans commentaire. {dedans|Restez par terre, le menton au niveau du bord.} {dehors|Restez assise tout contre; s’il y a d’autres marches plus haut, votre corps en ferme le passage.}',
        ),
        play(
          { 10: 7, 20: 14, 30: 14 },
          'Un genou se pose, un ventre suit. Debout là-haut, l’enfant regarde en bas et vous regarde. Touchez son mollet : « Ton pied cherche… il cherche… le sol! » Beaucoup remontent avant même d’avoir fini de descendre. {dedans si-tunnel|Un tunnel mène devant la marche : on en sort à quatre pattes, et le genou monte tout seul.} {dedans si-coussins|À un bon pas, la montagne est molle : sur un coussin calé, le genou s’enfonce, le ventre pousse, et l’on roule en bas.} {dedans si-miroirs|Au mur d’en face, un miroir : debout là-haut, l’enfant se voit.} {10min 20min si-toutous|Assis sur la marche, un toutou attend la visite.} Deux enfants tiennent côte à côte sur la marche; le troisième regarde avec vous ou monte par le bout.',
        ),
        play(
          { 30: 9 },
          'Un objet entre en jeu : une balle, un toutou. Monter une main prise change tout. L’enfant lance l’objet d’abord, le pose, le reprend, ou renonce à monter avec. Ne le tenez pas à sa place.',
        ),
        closing(
          { 10: 2, 20: 3, 30: 4 },
          '« La marche ferme bientôt. » On la redescend encore, à genoux ou sur le ventre. Tapotez-la ensemble, comme on flatte un gros chien. {dedans|Elle se range contre le mur, et ceux qui veulent la poussent avec vous.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Gardez vos mains derrière l’enfant qui descend, à la largeur de son dos, sans le toucher.',
          'Guidez par le pied ou la hanche, jamais en le prenant sous les bras pour le poser en bas.',
          'Refusez gentiment de le hisser : s’il ne monte pas seul, restez au sol avec lui.',
        ],
        questionsOuvertes: ['Comment tu descends?', 'Où est ton pied?'],
      },
      vocabulaire: ['monter', 'descendre', 'la marche', 'à reculons', 'en haut', 'en bas', 'le genou'],
      adaptations: [
        {
          pour: '18-24m',
          texte:
            'À peine marcheur : {dedans|un matelas plié, plus bas et plus mou}{dehors|votre jambe allongée par terre, plus basse et plus molle}. Très à l’aise : {dedans|deux marches, une rampe à sa hauteur}{dehors|la même marche, debout}, un pied rejoint l’autre.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Collez une bande de couleur contrastée au bord pour l’enfant qui voit mal la hauteur, et faites-lui suivre ce bord avec la main avant de monter.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!ete|L’été, une marche de bois à l’ombre se monte pieds nus.} {!hiver|L’hiver, les grosses bottes obligent à passer par les genoux.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Tomber assis de la hauteur d’une brique.',
          'Se faire bousculer par plus pressé.',
          'Se fâcher contre sa jambe.',
        ],
        dangersAEliminer: [
          'Marche qui bascule quand on s’appuie au bord : calez-la ou changez-en.',
          'Objet en bouche pendant qu’on grimpe : il se dépose d’abord.',
          'Jouet oublié à l’endroit où l’on atterrit : dégagez après chaque passage.',
          'Enfant posé en hauteur par un adulte : il ne saura pas en redescendre.',
          '{dehors|Marches ou module au-dessus de la première : votre corps, assis là, ferme le passage.}',
          '{dedans si-tunnel|Deux têtes dans le tunnel : un enfant à la fois, tous par le même bout; il finit à un bon pas de la marche.}',
          '{dedans si-coussins|Coussin qui glisse ou se cabre sous un genou : calez-le, et couchez-le à plat.}',
        ],
        supervision: 'palier1',
        allergies: [
          '{dedans|Lavez le tapis au savon sans parfum.} {dehors|Bois traité ou peinture écaillée : choisissez une autre marche pour la peau qui réagit.}',
        ],
      },
      observation: [
        'Motricité globale : par quel côté du corps commence-t-il à monter, à descendre?',
        'Concept de soi : cherche-t-il un regard après sa réussite, ou repart-il aussitôt?',
        'Compétences sociales : si la marche est occupée, se glisse-t-il à côté, attend-il, crie-t-il?',
      ],
      prolongements: [
        'Gardez une vraie marche du trajet quotidien pour lui : il la monte, tout le monde l’attend.',
        'Montrez au parent, à l’arrivée, comment son enfant descend à reculons : l’escalier de la maison y gagnera.',
      ],
      reflexionRetroaction: [
        'Combien d’enfants ai-je hissés par impatience?',
        'Qu’ai-je appris de celui qui n’a fait que regarder?',
      ],
    },
  },
  {
    key: 'la-chaise-se-promene',
    summary:
      'Rrrr! Une petite chaise poussée traverse le local, bute contre le tapis, recule, tourne et repart avec un toutou dessus.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['mouvement-et-defis'],
    materials: [],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'pousser',
      'chaise',
      'pousser les meubles',
      'camion',
      'autobus',
      'brasse-camarade',
      'il pleut dehors',
      'tracteur',
      'déneigeuse',
      'rouler',
      'coincé',
      'motricité globale',
    ],
    seen: [
      'elle déménage le tabouret d’un bout à l’autre en faisant rrr',
      'il pousse son petit fauteuil dans le mur et force de plus en plus',
      'un enfant assoit son toutou sur sa chaise pour lui faire faire un tour',
      'ils poussent les bancs comme des charrues et se suivent à la file',
      'elle se fâche, les pattes sont prises dans le bord du tapis',
      'dès qu’une chaise est libre, il l’enlève de la table et part avec',
      'après la collation, c’est le défilé, mes trottineurs poussent toutes les chaises du local',
      'à la maison, dit sa mère, elle passe ses soirées à tasser les meubles',
    ],
    scenes: ['pousser', 'vehicules'],
    picture:
      'Un enfant pousse une petite chaise où un ourson est assis, une autre ramasse le lapin tombé; un troisième a stationné la sienne.',
    sheet: {
      titre: 'La chaise se promène',
      observationDepart:
        'La collation est finie. Une chaise part au bout de deux petits bras, traverse le local et revient; trois autres la suivent.',
      intentionEducative: 'Permettre à l’enfant de pousser du gros et de se dépêtrer seul quand ça bloque.',
      domaines: [
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
      ],
      objectifs: [
        'Pousser, tirer et faire tourner un objet plus large que soi.',
        'Chercher un autre passage quand le premier est bouché.',
        '{30min|Transporter un toutou, pour rire.}',
      ],
      materiel: [
        item('Petites chaises stables, sans accoudoirs', 'une par enfant', 'Bacs à jouets vides renversés'),
        item('{30min|Toutous}', 'une dizaine', 'Coussins'),
        item('Boîtes de carton fermées', 'trois, dont une à pousser sans bruit', 'Coussins de sol'),
        optional('Gros sac de tissu bourré de linge, pour charger une chaise', 'un', 'Coussin lourd'),
        optional('{si-cônes|Cônes souples}', '{si-cônes|deux}', null),
        optional('{si-ruban-adhésif|Ruban adhésif de couleur}', '{si-ruban-adhésif|un rouleau, pour vous}', null),
        optional('{si-blocs|Blocs légers, plus gros que votre poing}', '{si-blocs|un par chaise}', null),
        optional('{10min 20min si-toutous|Toutous lavables}', '{10min 20min si-toutous|un par chaise}', null),
      ],
      preparation: [
        'Roulez les tapis dont le coin accroche et laissez-en un seul : il fera la difficulté.',
        'Vérifiez chaque chaise : quatre embouts de caoutchouc, aucune vis qui dépasse.',
        'Placez deux boîtes au milieu de l’espace, pour que la ligne droite soit impossible.',
        '{avec-roulant|Ajoutez @materiel parmi les chaises : ça part plus vite, et ça se sent.}',
      ],
      deroulement: [
        opening(
          { 10: 1, 20: 3, 30: 3 },
          'Poussez une chaise à genoux, en imitant un moteur grave. Heurtez doucement une boîte. « Oh non, coincé. » Restez là, immobile.',
        ),
        play(
          { 10: 7, 20: 13, 30: 14 },
          'Les chaises démarrent, se suivent, se croisent. Contre le mur ou le bord du tapis, un enfant pousse plus fort, encore plus fort, puis lève les yeux. Mettez votre main sur le côté de la chaise, sans la tourner. Souvent, il change de côté tout seul. {si-cônes|Deux cônes souples barrent le chemin : on les contourne, ou l’on pousse jusqu’à ce qu’ils s’écartent.} {si-ruban-adhésif|Un carré de ruban au plancher fait le stationnement : quatre pattes à y faire entrer.} {si-blocs|Un gros bloc voyage sur le siège et tombe au virage : on le recharge à deux mains.} {10min 20min si-toutous|Un toutou prend place, tombe, remonte.} {20min 30min|Plus rien ne bloque? Déplacez une boîte : « Par où tu passes? »}',
        ),
        play(
          { 30: 9 },
          'Un toutou est monté. Il tombe, on le ramasse, il retombe. {1adulte|Reculez jusqu’au mur : d’un coup d’œil, vous voyez toutes les pattes de chaise.} Une chaise stationne, et l’on s’y assoit enfin, comme à l’autobus.',
        ),
        closing(
          { 10: 2, 20: 4, 30: 4 },
          'Ralentissez le moteur : rrr… rr… r. Les chaises retournent à la table, chacune poussée par qui veut; vous ramenez les égarées.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Devant une chaise coincée, comptez des yeux ses quatre pattes avant d’aider.',
          'Retirez un obstacle à l’enfant qui se fâche, pas sa chaise.',
          'Ça va trop vite? Votre moteur ralentit le premier : rrr… rr…',
        ],
        questionsOuvertes: ['Qu’est-ce qui bloque?', 'Par où tu passes?', 'Où tu l’amènes?'],
      },
      vocabulaire: ['pousser', 'tirer', 'coincé', 'tourner', 'reculer', 'le moteur', 'arrêter'],
      adaptations: [
        {
          pour: '18-24m',
          texte:
            'Si les pas sont neufs, chargez la chaise d’un gros sac de tissu : elle glisse moins vite. Aux plus solides, offrez un virage autour d’une table.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Au bruit des pattes sur le plancher, certains couvrent leurs oreilles : faites-leur pousser une boîte de carton, qui glisse presque sans bruit.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!ete|L’été, des chaises de plastique font le même voyage sur l’asphalte de la cour.} {!hiver|L’hiver, un bac renversé creuse un chemin dans la neige.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Orteil frôlé, chaise contre chaise.', 'Tomber par en avant sur le siège.'],
        dangersAEliminer: [
          'Enfant assis ou debout sur une chaise qu’un autre pousse : ses pieds reviennent au sol avant que la chaise reparte.',
          'Chaise qui pique du nez quand on se pend au dossier : essayez-les toutes; celle qui bascule reste à la table.',
          'Orteils sous une patte : chacun porte souliers ou pantoufles; une chaise tombée, c’est vous qui la relevez.',
          'Chaise poussée vers un enfant assis par terre : l’espace du milieu est réservé à ceux qui sont debout.',
          'Seuil, marche ou prise de courant au bout du trajet : une table poussée là ferme ce côté du local.',
          '{si-ruban-adhésif|Ruban qui lève : recollez-le avant qu’il prenne un pied ou une bouche.}',
          '{si-blocs|Bloc tombé sous une patte ou sous un pied : on s’arrête, on le ramasse, on repart.}',
        ],
        supervision: 'palier2',
        allergies: ['Les chaises de la table peuvent garder des traces de repas : essuyez-les avant le départ.'],
      },
      observation: [
        'Raisonnement : que tente-t-il en deuxième, quand pousser plus fort n’a rien donné?',
        'Motricité globale : pousse-t-il bras tendus, penché, de côté?',
        'Fonction symbolique : la chaise devient-elle autre chose qu’une chaise?',
      ],
      prolongements: [
        'Laissez deux chaises de côté à la fin des repas : le convoi reprendra de lui-même.',
        'Au départ, montrez au parent la chaise que son enfant a stationnée, et le chemin qu’elle a fait.',
      ],
      reflexionRetroaction: ['Quelle chaise se serait décoincée sans moi?', 'Le bruit m’a-t-il dérangée plus qu’eux?'],
    },
  },
  {
    key: 'qu-y-a-t-il-sous-le-blanc',
    summary:
      'La première neige a avalé la chaudière et le ballon : la mitaine gratte, un bout de rouge paraît, c’est lui!',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['eau-neige-et-glace', 'saisons-et-fetes'],
    materials: ['neige', 'chaudieres-et-pelles', 'ballons'],
    place: 'YARD',
    alsoAt: {
      PARK: 'Au parc, apportez de gros objets connus et enterrez-les à demi avant de détacher les enfants.',
    },
    seasons: ['AUTUMN', 'WINTER'],
    durationMinutes: 30,
    adults: 1,
    occasion: 'premiere-neige',
    calls: [
      'première neige',
      'neige',
      'flocon',
      'c’est blanc',
      'creuser',
      'caché',
      'retrouver',
      'mitaine',
      'gratter',
      'tempête',
      'novembre',
      'froid',
      'cachette',
      'hiver',
    ],
    seen: [
      'il gratte le banc de neige avec sa mitaine pour retrouver sa pelle',
      'elle enterre le ballon sous trois poignées de neige et tape dessus',
      'un petit voit un bout de rouge et crie qu’il est là',
      'elle recule derrière ma jambe, pas habituée à voir tout blanc',
      'il cherche où sont passés les jouets de la cour depuis la tempête',
      'il cache la chaudière pour son ami et le surveille en riant',
      'ce matin, il a neigé et plus personne ne trouvait le carré de sable',
      'dans la cour, une botte est restée prise et on a creusé pour la ravoir',
    ],
    scenes: ['neige-glace', 'cacher-trouver', 'creuser'],
    picture:
      'La mitaine gratte la neige et un ballon rouge paraît; sur un carré balayé, un enfant touche la neige dans la main de l’adulte.',
    sheet: {
      titre: 'Sous le blanc',
      observationDepart:
        'Ce matin, tout est blanc. Un enfant pointe dehors et cherche le mot; un autre recule derrière une jambe.',
      intentionEducative:
        'Soutenir la mémoire d’un lieu connu au moment où la neige le change, avec un adulte qui reste tout proche.',
      domaines: [
        { domaine: 'cognitif', composante: 'Mémoire', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Tempérament', role: 'secondaire' },
      ],
      objectifs: [
        'Chercher un objet connu là où il était.',
        'Approcher la neige à son pas : du regard, de la mitaine ou de tout le corps.',
        'Se réjouir de retrouver.',
      ],
      materiel: [
        item('Gros objets de couleur vive : chaudière, ballon, pelle', 'six', 'Gros contenants, tuque d’adulte'),
        item('Mitaines imperméables', 'deux paires par enfant', 'Mitaines de laine, changées plus souvent'),
        item('Neige fraîche', 'de quoi couvrir une botte', null),
        item('Balai, pour le carré sans neige', 'un', 'Le côté de votre botte'),
        optional('Plateau, pour l’enfant figé dans son habit', 'un', 'Couvercle de bac'),
      ],
      preparation: [
        '{cour|Laissez dehors, la veille, six objets que le groupe connaît, aux places où ils traînent d’habitude.} {parc|En arrivant, enfouissez à demi six objets connus autour de la poussette, avant de détacher les enfants.}',
        'Balayez un petit carré devant la {cour|porte}{parc|poussette} : l’enfant qui ne veut pas de neige y garde les pieds au sec.',
        'Habillez en dernier celui qui a chaud le plus vite. {2adultes|Le premier adulte sort avec ceux qui sont prêts.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Accroupissez-vous devant une bosse. « Il était là, le ballon. » Passez une mitaine, une seule fois. Un peu de rouge. Regardez-les.',
        ),
        play(
          { 10: 6, 20: 13, 30: 14 },
          'Des mitaines grattent, une botte tape, quelqu’un s’assoit, tout étonné. L’objet sort : on le tient, puis on le perd de nouveau. Sur le carré balayé, l’enfant prudent reçoit une poignée de neige dans votre main ouverte; il touche, ou souffle dessus.',
        ),
        play(
          { 30: 8 },
          'Un objet retrouvé se cache à son tour. {18-24m|Le recouvrir de trois poignées et taper dessus suffit.} {2-3a|Un enfant le cache pour un autre et surveille, ravi, celui qui cherche.} Restez la mémoire du groupe : vous savez où chaque objet est caché.',
        ),
        closing(
          { 10: 2, 20: 4, 30: 4 },
          'On dit bonjour à ce qui est revenu : bonjour chaudière, bonjour pelle. {cour|Le dernier objet reste dehors, exprès.} {parc|Les six objets se recomptent dans la poussette.} Secouez les bottes sur le carré et rentrez.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Grattez près de l’enfant, jamais à sa place.',
          'Donnez le droit de rester au bord : votre genou fait une chaise.',
          'Dites le nom de l’objet dès qu’un bout de couleur perce la neige.',
        ],
        questionsOuvertes: [
          'Où il est, le ballon?',
          'Qu’est-ce que tu vois de rouge?',
          'Qu’est-ce qu’il y a en dessous?',
        ],
      },
      vocabulaire: ['la neige', 'caché', 'en dessous', 'gratter', 'retrouver', 'froid', 'blanc', 'la mitaine'],
      adaptations: [
        { pour: '18-24m', texte: 'Laissez dépasser l’anse ou un côté du ballon : le voir donne envie de tirer.' },
        { pour: '2-3a', texte: 'Enfouissez un gros objet qu’ils n’ont jamais vu et laissez-les décider ce que c’est.' },
        {
          pour: 'besoins_particuliers',
          texte:
            'Apportez à l’enfant figé dans son gros habit une bosse de neige sur un plateau, à hauteur de ses mains, un objet dedans.',
        },
        {
          pour: 'interieur',
          texte: 'Un bac de neige sur une serviette, une cuillère qui dépasse : le même suspense, sans bottes.',
        },
      ],
      securite: {
        risquesAcceptes: ['Chute molle.', 'Neige sur le visage.', 'Pleurs au premier contact.'],
        dangersAEliminer: [
          'Plaque de glace sous la neige neuve : marchez la zone avant et {cour|couvrez-la de sable}{parc|éloignez-en le jeu}.',
          'Objet enfoui qui blesse : n’enterrez rien de pointu et retrouvez-en le compte exact.',
          'Mitaines mouillées gardées trop longtemps : la deuxième paire sort dès que la doublure est humide.',
          'Neige grise près de la rue ou du stationnement : le jeu reste sur la neige neuve.',
        ],
        supervision: 'palier2',
        allergies: ['Urticaire au froid signalée par le parent : suivez sa consigne avant de sortir.'],
      },
      observation: [
        'Mémoire : cherche-t-il à l’endroit où l’objet {cour|était avant la neige}{parc|a disparu sous la neige}?',
        'Tempérament : aborde-t-il la neige de loin, d’un coup ou après un autre?',
        'Attention : combien de temps gratte-t-il sans rien voir encore?',
      ],
      prolongements: [
        '{cour|Demain, demandez à la fenêtre où est la chaudière; sortez vérifier ensemble.} {parc|Demain, de retour au même endroit, demandez où était la chaudière et grattez ensemble.}',
        'À la prochaine bordée, un parent peut oublier exprès un gros jouet sur le balcon.',
      ],
      reflexionRetroaction: [
        'Qui avait besoin de plus de temps sur le carré balayé?',
        'Ai-je habillé dans l’ordre de l’envie ou dans mon ordre à moi?',
      ],
    },
  },
  {
    key: 'tout-le-monde-a-quatre-pattes',
    summary:
      'Ouaf! L’éducatrice renifle un soulier, un enfant jappe, un autre passe sous son ventre : toute la meute est par terre.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['animaux-et-traces'],
    materials: [],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, on jappe à quatre pattes dans {!hiver|l’herbe}{hiver|la neige molle}, et une bosse fait la niche.',
      PARK: 'Au parc, choisissez {!hiver|la pelouse inspectée}{hiver|la neige propre}, loin du coin des vrais chiens.',
    },
    seasons: [],
    durationMinutes: 10,
    adults: 1,
    calls: [
      'chien',
      'chat',
      'animaux',
      'quatre pattes',
      'ramper',
      'japper',
      'miauler',
      'imiter',
      'cris d’animaux',
      'ours',
      'vache',
      'niche',
    ],
    seen: [
      'elle halète la langue sortie et me lèche la main',
      'il boit son eau à même le bol, les mains à terre',
      'un petit jappe après tous ceux qui entrent dans le local',
      'il passe sous mon ventre quand je suis penchée et veut encore passer',
      'elle promène son ami avec une corde de foulard en disant viens pitou',
      'trois enfants se reniflent les souliers et secouent le derrière',
      'depuis qu’un pitou est venu en visite, ça grogne et ça jappe jusqu’au dodo',
      'au changement de groupe, ils arrivent en bêtes et refusent de se relever',
    ],
    scenes: ['imiter-animaux'],
    picture:
      'L’éducatrice à quatre pattes renifle une enfant debout avec sa marchette; un autre passe sous son ventre, un chien dort sous la table.',
    sheet: {
      titre: 'Tout le monde à quatre pattes',
      observationDepart:
        'Un chien est passé {dedans|devant la fenêtre}{cour|devant la clôture}{parc|sur le sentier}. Depuis, un enfant halète, la langue sortie, et suit les chevilles.',
      intentionEducative:
        'Soutenir les premiers faire semblant, ceux qui passent par tout le corps avant de passer par les mots.',
      domaines: [
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Faire comme un animal connu, par la posture et le son.',
        'Passer dessous, dessus, à côté d’un autre corps.',
        'Proposer un geste que les autres reprennent.',
      ],
      materiel: [],
      preparation: [
        '{dedans|Dégagez un tapis et poussez la table contre le mur.} {dedans 20min|Le dessous de la table sera la niche.} {dehors 20min|Choisissez une bosse : ce sera la niche.} {dehors !hiver|Inspectez le sol : verre, branche, guêpe, crotte.} {dehors hiver|Inspectez le sol : glace, branche, crotte; vérifiez que la neige est propre et que les mitaines tiennent.}',
        'Enlevez votre cordon de clés, vos lunettes et vos bijoux : quelqu’un voudra monter sur votre dos.',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3 },
          'Mettez-vous à quatre pattes sans prévenir. Reniflez un pied, un coude. « Ouaf? » Attendez la réponse, la tête penchée.',
        ),
        play(
          { 10: 6, 20: 8 },
          'Les corps descendent. On jappe, on boit dans une main, on gratte, on secoue le derrière. Levez le dos : votre ventre est un pont. L’enfant qui reste debout promène un chien imaginaire, ou flatte une tête. Un enfant fait « meuh »? Toute la meute devient vache.',
        ),
        play(
          { 20: 6 },
          'La niche se remplit. {dedans|Sous la table}{dehors|Contre la bosse}, on se couche en boule, on ronfle. Un œil s’ouvre : « Ouaf! » et tout le monde se sauve à quatre pattes. Laissez un enfant donner le réveil, puis un autre.',
        ),
        closing(
          { 10: 2, 20: 3 },
          'Le chien fatigue : couchez-vous, langue pendante. Flattez chaque dos qui s’approche, de la nuque aux reins. Relevez-vous la dernière, sur deux pattes.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'On vous jappe une question : jappez la réponse.',
          'Changez d’animal seulement quand un enfant l’a fait avant vous.',
          'Baissez la tête plus bas que la sienne : c’est lui, le gros chien.',
        ],
        questionsOuvertes: [
          '{10min|Qui a jappé?} {20min|Qui dort dans la niche?}',
          'Comment il fait, le chat?',
          'Où est ta queue?',
        ],
      },
      vocabulaire: [
        'la patte',
        'renifler',
        'japper',
        'la queue',
        'le pont',
        '{20min|la niche}',
        '{20min|en boule}',
        'flatter',
      ],
      adaptations: [
        {
          pour: '18-24m',
          texte:
            'Avec les plus jeunes, un seul animal et un seul cri. Vers deux ans, enchaînez : il mange, il dort, il se réveille.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui ne se met pas à quatre pattes est le maître, assis haut sur {dedans|un coussin}{dehors|une bosse} : les chiens viennent à sa main.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|Par temps froid, l’ours cherche sa grotte et s’y colle aux autres.} {!ete|Par temps chaud, le chat s’étire à l’ombre, de tout son long.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Tête contre tête, genou rougi.', 'Bousculade pour passer sous le pont.'],
        dangersAEliminer: [
          'Morsure « pour faire le chien » : la gueule s’ouvre en l’air, les dents restent loin; offrez de japper fort.',
          'Enfant grimpé sur le dos d’un plus petit : votre dos à vous est le seul qui se monte.',
          'Vrai chien, même gentil : {cour|gardez la clôture entre lui et le groupe}{parc|tout le monde debout, et le groupe s’éloigne}{dedans|on le salue par la fenêtre, et ce jeu ne se joue pas avec lui}.',
        ],
        supervision: 'palier2',
        allergies: [
          '{dedans|Tapis : aspirez-le avant le jeu si un enfant réagit à la poussière.} {dehors !hiver|Herbe : gardez un pantalon long à l’enfant dont la peau réagit.} {dehors hiver|Urticaire au froid : le plan de l’enfant dit combien de temps il peut jouer au sol.}',
        ],
      },
      observation: [
        'Fonction symbolique : quels gestes prend-il à l’animal : le cri, la marche, le repas?',
        'Schéma corporel : mesure-t-il l’espace où son corps peut passer?',
        'Langage oral : quels cris dit-il, lesquels sont presque des mots?',
      ],
      prolongements: [
        'Cherchez ensuite l’animal imité dans un livre cartonné : il sera reconnu avec le corps.',
        'Le chat du voisin, les vaches du rang : l’enfant rapporte le cri d’une bête croisée en famille.',
      ],
      reflexionRetroaction: [
        'Qui a proposé l’animal : eux ou moi?',
        'Comment mon corps au sol a-t-il changé leur façon de m’approcher?',
      ],
    },
  },
  {
    key: 'deux-bas-pareils',
    summary:
      'La poche de bas d’adultes se vide : un bras dans le long, une main dans le gros, et parfois deux rayés qui se ressemblent.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_LANGUAGE'],
    themes: ['nombres-et-formes', 'couleurs-et-textures'],
    materials: ['tissus'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'bas',
      'chaussettes',
      'pareil',
      'paire',
      'deux',
      'trier',
      'lavage',
      'enfiler',
      'vider le panier',
      'associer',
      'petit et grand',
      'pieds',
      'vêtements',
    ],
    seen: [
      'il s’enfile un bas de laine jusqu’à l’épaule et fait le serpent',
      'elle brandit ses deux mitaines rouges en criant même, même',
      'deux petits tirent chacun leur bout d’une longue chaussette et tombent',
      'elle vide le panier à linge, lance tout et remet tout dedans',
      'il cherche l’autre soulier pareil au sien parmi ceux de ses amis',
      'elle remarque que nos chandails ont les mêmes lignes, elle les montre du doigt',
      'dans le vestiaire, plus personne ne trouve ses bas, ils les ont mis sur leurs mains',
      'pendant que je pliais le lavage, ils ont commencé à m’apporter les bas un par un',
    ],
    scenes: ['trier', 'inserer-enfiler', 'remplir-vider'],
    picture:
      'L’adulte agite deux bas rayés pareils; une enfant a un long bas rouge jusqu’à l’épaule, deux autres en tirent un chacun par un bout.',
    sheet: {
      titre: 'Deux bas pareils',
      observationDepart:
        'À l’habillage, les bas deviennent des mitaines, des oreilles, un serpent. Un enfant en brandit deux rouges : « même! »',
      intentionEducative: 'Éveiller l’idée de « pareil » au milieu d’un grand jeu de vider, d’enfiler et de montrer.',
      domaines: [
        { domaine: 'cognitif', composante: 'Catégories et concepts', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
      ],
      objectifs: [
        'Remarquer deux choses pareilles, à sa façon.',
        'Enfiler un bas sur une main, un bras, un pied.',
        'Entendre et essayer « deux », « encore un », « pas pareil ».',
      ],
      materiel: [
        item(
          'Bas d’adultes propres, en paires très contrastées',
          'une vingtaine de paires',
          'Mitaines, pantoufles ou gants sans lacets',
        ),
        item('Poche à linge en tissu, sans cordon', 'une', 'Taie d’oreiller'),
        item('Paniers vides', 'trois', 'Boîtes basses'),
        optional(
          '{si-poupées si-toutous|Poupées ou toutous à grosses pattes}',
          '{si-poupées si-toutous|deux ou trois}',
          null,
        ),
        optional(
          '{si-boîtes-de-mouchoirs|Boîtes de mouchoirs vides, sans pellicule, ou petites boîtes fendues}',
          '{si-boîtes-de-mouchoirs|trois}',
          null,
        ),
        optional(
          '{si-rouleaux-de-carton|Rouleaux de carton, larges comme votre poing}',
          '{si-rouleaux-de-carton|trois}',
          null,
        ),
        optional('{si-miroirs|Miroir incassable, fixé au mur}', '{si-miroirs|un}', null),
      ],
      preparation: [
        'Prenez des bas que l’on distingue de loin : rouge uni, gros gris, rayé jaune, duveteux.',
        'Inspectez-les : ni bouton, ni pompon, ni fil qui tire.',
        'Séparez les paires et mêlez tous les bas dans la poche; repérez deux rayés pareils. {30min|De trois autres paires, cachez chaque fois un bas sous votre chandail; l’autre reste dans la poche.}',
        '{avec-contenant|Ajoutez @materiel aux paniers : d’autres ouvertures, d’autres voyages.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Renversez la poche au milieu du tapis. Enfilez un bas rayé sur votre main, cherchez des yeux. Trouvez l’autre, mettez-le. Agitez les deux : « Pareils! » {si-miroirs|Tournez-les vers un miroir : en voilà deux autres.}',
        ),
        play(
          { 10: 6, 20: 13, 30: 14 },
          'On plonge, on lance, on remplit un panier, on le renverse. Un bas avale un bras jusqu’à l’épaule; un autre se tire à deux, chacun son bout. {2-3a|Deux pareils se rangent ensemble, bien à plat, puis deux autres.} {si-poupées si-toutous|Une poupée ou un toutou a froid aux pieds : un bas, et l’autre, où est-il?} {si-boîtes-de-mouchoirs|Par la fente d’une boîte, un bas rentre, longtemps, et se tire du bout des doigts.} {si-rouleaux-de-carton|Un bas bourre un rouleau; un deuxième le pousse, et le premier sort à l’autre bout.} Personne n’est obligé de trouver quoi que ce soit. {20min 30min|Le tas ne tente plus? Remettez tout dans la poche et renversez-la de plus haut.}',
        ),
        play(
          { 30: 8 },
          'Sortez lentement un des bas cachés sous votre chandail. « Celui-là est tout seul. » Posez-le à vos pieds. Quelqu’un apportera un rouge, un autre apportera tous les bas du panier. Acceptez les deux réponses, puis sortez-en un autre.',
        ),
        closing(
          { 10: 2, 20: 4, 30: 4 },
          'La poche a faim et avale les bas : « Miam, un bas. Miam, deux bas. » Gardez dehors une paire : elle dormira au coin des poupées.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Portez toujours deux bas pareils, bien en vue, pendant tout le jeu.',
          'Dites « pareil » et « pas pareil » avec le même entrain.',
          'Ouvrez grand le bord d’un bas, puis laissez la main trouver le fond.',
        ],
        questionsOuvertes: ['Où est l’autre?', 'Qu’est-ce qui est pareil?', 'Où est rendu ton bras?'],
      },
      vocabulaire: ['le bas', 'pareil', 'deux', 'la paire', 'rayé', 'long', 'enfiler'],
      adaptations: [
        {
          pour: '18-24m',
          texte:
            'Ne mettez d’abord que cinq paires dans la poche : deux pareils se rencontrent vite. Ajoutez les autres ensuite.',
        },
        {
          pour: '2-3a',
          texte: 'Un bas long et un court de la même couleur : est-ce encore pareil? Laissez-les trancher.',
        },
        {
          pour: 'besoins_particuliers',
          texte: 'Un duveteux, un côtelé, un lisse : l’enfant qui voit peu fait ses paires contre sa joue.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, la poche mêle des bas de laine et des mitaines.} {!ete|L’été, des maillots et des débarbouillettes remplacent les bas.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Tiraillement à deux sur le même bas.', 'Glissade, un bas mou au bout du pied.'],
        dangersAEliminer: [
          'Bas serré au poignet ou à la cheville d’un enfant depuis un moment : desserrez-le.',
          'Bas ou poche sur la tête ou devant le nez : retirez-les aussitôt.',
          'Long bas autour d’un cou : retirez-le; il va sur un bras ou une jambe.',
          'Course en bas sur plancher verni : tapis au milieu, pieds nus ailleurs.',
          '{si-rouleaux-de-carton|Main prise dans un rouleau, carton ramolli par une bouche : fendez-le, jetez-le.}',
        ],
        supervision: 'palier2',
        allergies: ['Lavez tout sans parfum; écartez la laine pour la peau qui y réagit.'],
      },
      observation: [
        'Catégories et concepts : rapproche-t-il deux bas par la couleur, la longueur ou le toucher?',
        'Langage oral : dit-il « deux », « autre », « même », ou le montre-t-il?',
        'Motricité fine : comment s’y prend-il pour ouvrir et enfiler?',
      ],
      prolongements: [
        'À l’habillage, laissez l’enfant chercher le deuxième de ses propres bas.',
        'À la maison, devant le panier de lavage, l’enfant et son parent cherchent les bas pareils pendant dix minutes.',
      ],
      reflexionRetroaction: [
        'Ai-je corrigé un « pas pareil » qui avait sa logique?',
        'Que cherchaient-ils de plus : vider ou assortir?',
      ],
    },
  },
]
