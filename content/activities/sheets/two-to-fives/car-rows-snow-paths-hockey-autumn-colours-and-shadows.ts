import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

/** Car rows that shrink, coloured paths that boots follow, street hockey that a car stops, leaves from green to brown, a giant’s shoe. */
export const TWO_TO_FIVES_CAR_ROW_AND_SNOW_PATH_SHEETS: readonly BankSheet[] = [
  {
    key: 'la-plus-longue-ligne-d-autos',
    summary:
      'Chacun aligne ses autos à partir du mur. Qui a la plus longue ligne? On pousse la dernière : toc, toc, les trous se ferment, et la ligne rapetisse!',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['nombres-et-formes'],
    materials: [],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'petites autos',
      'petites voitures',
      'autos',
      'petits chars',
      'aligner les autos',
      'ils alignent toutes les petites autos',
      'enligner les autos',
      'ligne d’autos',
      'file d’autos',
      'rangée d’autos',
      'la plus longue ligne',
      'qui a la plus longue',
      'du mur jusqu’à la porte',
      'comparer les lignes',
      'plus long, plus court',
      'mesurer',
      'embouteillage',
      'autos à la queue leu leu',
    ],
    seen: [
      'il stationne tous ses chars nez à nez le long de la plinthe',
      'elle pousse le dernier et regarde toute la file avancer',
      'ils se mettent au bout de leur trafic pour voir qui se rend le plus loin',
      'ils ont chacun quatre jouets et s’obstinent sur qui en a plus',
      'il hurle si on déplace un seul véhicule de son rang',
      'elle accuse son ami de tricher parce qu’il laisse des espaces',
      'depuis qu’on a été pris sur le pont, ils font des bouchons de circulation',
      'au coin des blocs, le trafic va du tapis jusqu’à la salle de bain',
    ],
    scenes: ['aligner', 'mesurer', 'vehicules'],
    picture:
      'D’un doigt, une enfant pousse la dernière auto d’une ligne vers le mur; un ami est couché le long de la sienne, pieds au mur; un petit apporte une auto.',
    sheet: {
      titre: 'La plus longue ligne d’autos',
      observationDepart:
        'Les autos font la file, du mur jusqu’à la porte. {3-4a 4-5a|« La mienne est plus longue! » « Non, t’as laissé des trous! »} {!3-4a !4-5a|L’enfant en pose une au bout, puis longe sa ligne à quatre pattes jusqu’au mur.}',
      intentionEducative:
        'Soutenir l’enfant qui compare des longueurs et découvre ce que change un trou ou un détour{3-4a 4-5a|, puis s’entend avec les autres sur une façon de mesurer}.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux mathématiques', role: 'principal' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
      ],
      objectifs: [
        'Mettre des autos l’une derrière l’autre et suivre la ligne du mur jusqu’au bout.',
        '{2-3a|Voir la ligne s’allonger quand on ajoute une auto, et se tasser quand on pousse.}',
        '{3-4a 4-5a|Comparer deux lignes qui partent du même mur et dire laquelle va le plus loin.}',
        '{4-5a|Trouver pourquoi deux lignes de quatre autos ne finissent pas au même endroit.}',
      ],
      materiel: [
        item(
          'Petites autos',
          'quatre par enfant au moins, et {10min|trois}{20min 30min|six} pour vous, avec leur bac',
          'Petits camions',
        ),
        optional('{2-3a|Rouleau de papier hygiénique vide, pour mesurer d’avance}', '{2-3a|un}', null),
        optional('{si-tissus|Carrés de tissu}', 'deux ou trois', null),
        optional(
          '{!10min 3-4a 4-5a si-laine si-cordes|Laine ou corde souple}',
          'un bout long comme vos deux bras ouverts',
          null,
        ),
        optional('{30min si-blocs|Blocs plus gros que le poing}', 'une dizaine', null),
        optional('{si-ruban-adhésif|Ruban-cache}', 'un bout par ligne', null),
        optional(
          '{si-boîtes-de-kleenex si-boîtes-de-mouchoirs|Boîtes de mouchoirs ou boîtes de carton vides, les garages}',
          'une pour deux enfants',
          null,
        ),
      ],
      preparation: [
        'Tirez sur les roues : l’auto qui en perd une sort du jeu. {2-3a|Celle qui passe dans un rouleau de papier hygiénique reste sur la tablette.}',
        'Choisissez un mur libre, ou deux qui se font face, et un plancher dur. Le dernier pas devant la porte reste vide. {30min|C’est là que finira la grande ligne, à la dernière étape.}',
        'Le long du mur, ou des deux, à un petit pas l’un de l’autre, posez d’avance un petit tas de quatre autos par enfant : chacun en a autant, et personne n’attend.',
        '{multiage|La place des plus jeunes est au bout du mur, contre votre genou, où personne ne passe.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Assise par terre, mettez trois autos en ligne, le nez vers le mur, la première collée dessus, une main d’espace entre elles. Ouvrez grand les bras : « Regardez ma longue ligne! » D’un doigt, poussez la dernière vers le mur. Toc, elle rejoint l’autre; toc, les deux rejoignent celle du mur. « Hein? Elle a rapetissé! J’ai pourtant encore trois autos. » Rouvrez les espaces et montrez les petits tas : « Quatre autos chacun. Où commence ta ligne? »',
        ),
        play(
          { 10: 6, 20: 7, 30: 8 },
          'Chacun aligne ses autos à partir du mur. {2-3a|À deux ans, on en pose une, on va voir la première, on en pose une autre; puis on pousse la dernière, toc, toc.} {2-3a !multiage|Suivez sa ligne du doigt en roulant : « Vrrr… fini! » Ajoutez une auto et refaites-le : « Vrrrrrr… fini! » Plus la ligne est longue, plus le bruit dure.} {3-4a|« La mienne est plus longue! » Assis au bout de deux lignes voisines, on regarde laquelle va le plus loin, puis on cherche les trous.} {3-4a !multiage|Penchez-vous sur la plus courte, étonnée : « Elle a pourtant autant d’autos. » On compte, on montre un trou. Chacun pousse la dernière auto de sa ligne, et l’on regarde encore.} {4-5a|Quatre autos chacun, et l’une des lignes va plus loin : on trouve pourquoi avant d’y toucher. Des trous? Des autos plus longues? Une auto de travers?} {4-5a !multiage|Puis on vérifie, une chose à la fois : fermer un trou, redresser l’auto de travers. Chaque fois, on dit d’avance si la ligne va allonger ou rapetisser.} {si-tissus|Avec un tissu, cachez le bout d’une ligne : où s’arrête-t-elle? On y met le doigt, on soulève.}',
        ),
        play(
          { 20: 6, 30: 7 },
          'Ajoutez trois autos à votre ligne et faites-la tourner comme un serpent : « Oups, la route zigzague. » {2-3a|L’enfant de deux ans tortille la sienne, puis la longe à quatre pattes en klaxonnant à chaque tournant.} {2-3a !multiage|Redressez la vôtre et couchez-vous à côté, les pieds au mur : « Elle va jusqu’à mon genou! » Il se couche à côté de la sienne : elle va jusqu’à sa bedaine, jusqu’à son nez.} {3-4a|Chacun se couche à côté de sa ligne, les pieds au mur : elle lui va au genou, à la bedaine ou au nez.} {3-4a !multiage|Avec des trous plus grands, jusqu’où va-t-elle? Puis on tortille la ligne : elle lui va moins haut, et pourtant il ne manque aucune auto.} {4-5a|On mesure la vôtre en pas collés, le talon contre les orteils : d’abord tout droit du mur au bout, puis en suivant les tournants. Le compte change. Lequel dit la vraie longueur?} {4-5a !multiage|Recomptez avec vos pieds, bien plus grands : il en faut moins. Pour comparer toutes les lignes, avec les pieds de qui compte-t-on? Ils s’entendent.} {3-4a 4-5a si-laine si-cordes|Avec de la laine ou une corde, on suit chaque tournant, puis on l’étire : jusqu’où va-t-elle?}',
        ),
        play(
          { 30: 6 },
          '« Avec toutes les autos, se rend-on à la porte? » {3-4a 4-5a|Chacun met un pied là où la ligne s’arrêtera, d’après lui.} On bâtit une seule ligne à partir du mur. {2-3a|À deux ans, on apporte une auto, on la colle à la dernière, on repart en chercher une.} {2-3a !multiage|Elle s’arrête trop tôt? Poussez la dernière vers la porte, grand comme une main; il en fait autant avec la suivante, et la ligne s’allonge. « Bip bip, presque arrivés! »} {3-4a|Plus une seule auto, et la porte est encore loin. « On peut laisser des trous? » Ils décident.} {3-4a !multiage|Essayez leur règle, même drôle : un soulier entre deux autos, une auto sur deux mise de travers. Jusqu’où la ligne va-t-elle, cette fois?} {4-5a|On choisit ensemble la règle : collées ou non, droites ou non. Qui pose une auto fait vérifier par son voisin.} {4-5a !multiage|Combien d’autos manque-t-il jusqu’au pas vide? On devine, puis on le mesure avec une seule auto, qu’on avance de sa propre longueur en comptant.} {si-blocs|Avec des blocs, on finit la route jusqu’au pas vide, en les comptant, puis on les range.}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          '« Dernière poussée! » {20min|On redresse les lignes et l’on rouvre tous les trous.} {10min 30min|On rouvre tous les trous.} {si-ruban-adhésif|Avec du ruban-cache, collez-en un bout là où finit la ligne : on verra de combien elle rapetisse.} {3-4a 4-5a|Chacun met le doigt là où le bout va s’arrêter.} {10min 20min|Une main pousse doucement la dernière auto de chaque ligne.} {30min|Une main pousse doucement la dernière auto de la grande ligne; d’autres mains, de chaque côté, la gardent droite.} Toc, toc, toc : écoutez-les se fermer jusqu’au mur. {10min 20min 3-4a 4-5a|Laquelle était la plus longue avant? Et maintenant?} {30min 3-4a 4-5a|Qui avait le doigt le plus près?} {!3-4a !4-5a|« Elle est toute petite! »} Puis l’embouteillage se défait : la dernière auto rentre au bac la première, en ronronnant, puis la suivante, jusqu’à celle du mur. {si-boîtes-de-kleenex si-boîtes-de-mouchoirs|Avec des boîtes vides, chaque auto passe d’abord au garage : « Est où? » Une main la retrouve.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Suivez chaque ligne du doigt, du mur jusqu’au bout, avant de dire un mot : l’enfant voit où elle commence et où elle finit.',
          '{3-4a 4-5a|Redites les deux raisons : « Toi, tu regardes jusqu’où elle va. Elle, elle compte les autos. » Laissez-les se répondre.}',
          '{2-3a|Il pousse et repousse la dernière auto dix fois? Rouvrez les trous avec lui : c’est son expérience.}',
          'Deux mains tiennent la même auto? « Dans quelle ligne manque-t-il une auto? » L’autre main en prend une des vôtres.',
        ],
        questionsOuvertes: [
          'Où commence ta ligne?',
          'Qu’est-ce qui arrive quand on pousse la dernière?',
          '{3-4a 4-5a|Comment sais-tu que c’est la plus longue?}',
          '{4-5a|Pourquoi la tienne va-t-elle plus loin avec autant d’autos?}',
        ],
      },
      vocabulaire: [
        'la ligne',
        'le bout',
        'la première',
        'la dernière',
        'collé',
        'le trou',
        '{3-4a 4-5a|plus longue que}',
        '{4-5a|de travers}',
      ],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Sa ligne longe le mur ou le bord du tapis, qui la garde droite. Il en a assez de poser? C’est lui qui pousse la dernière auto, pour tout le monde.',
        },
        {
          pour: '3-4a',
          texte:
            'Deux lignes seulement, côte à côte, de trois autos chacune. Quand l’une est poussée et l’autre pas, il voit les deux d’un coup d’œil.',
        },
        {
          pour: '4-5a',
          texte: 'Il bâtit exprès une ligne « qui triche » : peu d’autos, mais très longue. Un ami trouve le truc.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Se pencher est difficile? La ligne se fait sur une table poussée contre le mur, et part de là. L’enfant qui tient à ses couleurs dans l’ordre garde sa ligne intacte : on mesure à côté, sans y toucher.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!ete|L’été, la même ligne part d’un mur extérieur, à l’ombre, sur l’asphalte balayé de la cour.} {ete|L’hiver, au retour du dehors, les bottes rangées en ligne à partir de la porte se mesurent de la même façon.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Ligne défaite par un pied, et grosse peine.', 'Doigt pincé entre deux pare-chocs.'],
        dangersAEliminer: [
          'Auto sous un pied : on marche à côté des lignes, jamais par-dessus, et celles qui ne servent plus vont au bac.',
          'Porte ouverte sur des doigts ou sur une ligne : le dernier pas devant elle reste vide; on vous avertit avant d’entrer.',
          'Auto lancée ou roulée à toute vitesse : ici, elle avance au bout d’un doigt.',
          '{!10min 3-4a 4-5a si-laine si-cordes|Laine ou corde au cou, au doigt ou tendue : elle reste couchée par terre, et vous la reprenez aussitôt.}',
          '{si-boîtes-de-kleenex si-boîtes-de-mouchoirs|Plastique à l’ouverture d’une boîte de mouchoirs : ôtez-le d’avance.}',
          '{2-3a|Auto à la bouche : ôtez-la, vérifiez ses roues, lavez-la avant un autre enfant.}',
        ],
        supervision: 'palier2',
        allergies: ['Métal : l’enfant dont la peau réagit au nickel prend des autos de plastique.'],
      },
      observation: [
        'Éveil aux mathématiques : que regarde l’enfant pour comparer, le bout des lignes, le nombre d’autos ou les trous?',
        'Raisonnement : que change-t-il quand sa ligne est plus courte que celle du voisin?',
        'Compétences sociales : comment défend-il sa ligne{3-4a 4-5a|, et qu’est-ce qui le fait changer d’avis}?',
      ],
      prolongements: [
        'Demain, d’autres choses se mettent en ligne à partir du mur : les souliers, puis les amis couchés. Qui se rend le plus loin?',
        'Au départ, l’enfant montre à son parent ses autos étalées, puis pousse la dernière : « Regarde, elle rapetisse! »',
      ],
      reflexionRetroaction: [
        'Ai-je dit quelle ligne était la plus longue avant qu’ils le cherchent?',
        'Qui a changé d’idée en comparant, et à cause de quoi?',
      ],
    },
  },
  {
    key: 'suis-le-rouge-dans-la-neige',
    summary:
      'Une ligne rouge s’étire dans la neige, et les bottes la suivent. Plus de rouge? On s’arrête, un pied en l’air : « Encore! » Elle repart, et croise la bleue.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['eau-neige-et-glace', 'mouvement-et-defis', 'couleurs-et-textures'],
    materials: ['neige', 'eau'],
    place: 'YARD',
    seasons: ['WINTER'],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'colorant alimentaire',
      'vaporisateurs',
      'vaporisateur',
      'neige colorée',
      'colorer la neige',
      'peindre la neige',
      'peinture sur la neige',
      'eau colorée dehors',
      'chemin dans la neige',
      'chemins de couleur',
      'suivre la ligne',
      'suivre le chemin',
      'marcher sur la ligne',
      'pouche-pouche',
      'bouteilles à vaporiser',
      'jeu dans la neige',
      'sentier de couleur',
    ],
    seen: [
      'il renverse de la gouache par terre et marche sur la coulisse comme sur un fil',
      'elle met ses bottes une devant l’autre sur la trace laissée par la pelle',
      'ils pitchent de l’eau teinte sur le banc de neige pour faire des routes',
      'il crie encore dès que mon dessin arrête, il veut que la ligne continue',
      'elle veut pomper le push-push toute seule mais sa mitaine est trop raide',
      'ils s’obstinent pour savoir qui arrose la neige et qui marche derrière',
      'dans la cour, depuis qu’un jus rouge a coulé, ils longent la tache en file',
      'au parc d’hiver, ils figent un pied en l’air quand le sentier finit',
    ],
    scenes: ['neige-glace', 'peindre', 'traces', 'equilibre'],
    picture:
      'L’éducatrice vaporise une ligne rouge dans la neige; trois enfants la suivent, la première fige au bout, un pied en l’air; plus bas, une ligne bleue la croise.',
    sheet: {
      titre: 'Suis le rouge dans la neige',
      observationDepart:
        'De l’eau rouge a coulé sur la neige et laissé un long trait. {3-4a 4-5a|« C’est un chemin! » Trois enfants le suivent, les bras ouverts.} {!3-4a !4-5a|L’enfant met une botte dessus, puis l’autre, et cherche où il continue.}',
      intentionEducative:
        'Permettre à l’enfant de suivre du pied une ligne qui naît devant lui, d’en demander la suite et de choisir son chemin{3-4a 4-5a|, puis d’en tracer un pour un ami}.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'cognitif', composante: 'Attention', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
      ],
      objectifs: [
        'Marcher dans la neige en gardant les bottes sur une ligne de couleur.',
        'S’arrêter là où la couleur finit, et demander la suite.',
        '{2-3a|Changer de pas quand la ligne change de couleur.}',
        '{3-4a 4-5a|Tracer un chemin qu’un ami pourra suivre, et choisir à la croisée.}',
      ],
      materiel: [
        item(
          'Colorant alimentaire, rouge et bleu',
          'une cuillerée à thé par litre d’eau',
          'Jus de betterave et jus de bleuet',
        ),
        item(
          'Vaporisateurs',
          '{3-4a 4-5a|un pour deux enfants, deux pour vous}{!3-4a !4-5a|deux, que vous gardez}',
          'Petites chaudières, que vous seule versez, ou bouteilles souples à bec',
        ),
        item('Neige propre, pas plus haute que les chevilles', 'un coin de cour de dix pas', null),
        optional('Mitaines sèches de rechange', 'une paire par enfant', 'Gros bas de laine'),
        optional('{si-cônes|Cônes}', '{si-cônes|cinq}', null),
        optional('{si-moules|Moules à sable}', 'deux ou trois', null),
        optional('{si-pelles|Pelles courtes}', 'une pour deux enfants', null),
        optional('{30min si-figurines-d’animaux|Figurines d’animaux plus grosses que le poing}', 'deux ou trois', null),
        optional('{si-traîneaux|Traîneau}', '{si-traîneaux|un}', null),
      ],
      preparation: [
        'Dites aux familles que le colorant tache. Prenez une journée douce : au grand froid, les becs gèlent. L’eau est tiède au toucher; les vaporisateurs sont emplis à moitié. Tournez chaque bec jusqu’à un jet droit : une brume ne fait pas de ligne.',
        'Marchez le coin choisi, loin de la barrière, des marches et des glissades : ni trou, ni glace. La neige est plus haute? Tassez de vos bottes une allée qui fait le tour.',
        '{3-4a 4-5a|La moitié des vaporisateurs est rouge, l’autre est bleue. Nommez les paires : un peintre, qui vaporise, et un marcheur, qui le suit; ils échangeront. Ils sont en nombre impair? L’un d’eux est votre marcheur.} {2-3a|À deux ans, la gâchette est dure : vous tracez, et deux petites mains pompent sous la vôtre.}',
        '{multiage|Les plus jeunes suivent votre ligne, les plus vieux se font des chemins à côté; les deux se rejoindront à la croisée.}',
        'Pas de vaporisateur? {2-3a|À deux ans, vous versez un filet de couleur au bout des bottes.} {3-4a 4-5a|Le peintre creuse sa ligne du talon, et vous y versez un filet de couleur, une paire après l’autre.} La chaudière ne quitte pas votre main.',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4 },
          'Sans rien dire, tracez à vos pieds une ligne rouge longue de trois pas. Marchez dessus, une botte devant l’autre. Au bout, figez, un pied en l’air : « Oh! Plus de rouge. Je ne peux plus avancer. » Attendez qu’on vous regarde. « On en veut encore? » Tracez trois pas de plus, avancez, figez encore. Qui vous suit fige aussi.',
        ),
        play(
          { 20: 7, 30: 8 },
          'La couleur part devant, les bottes la suivent. Elle finit? On fige, on crie « encore! », et elle repart. {2-3a|À deux ans, on suit votre rouge, qui tourne doucement et revient vers vous; qui veut pompe avec vous, deux mains sous la vôtre.} {2-3a !multiage|Faites ensuite des points, un par petit pas : une botte sur chacun, et l’on dit « rouge… rouge… rouge ». Un enfant part ailleurs? Allez tracer un rouge au bout de ses bottes, et ramenez le chemin vers les autres.} {3-4a|Le peintre trace trois pas, se tasse, et le marcheur passe. Au bout, « encore! »; après trois fois, on échange.} {3-4a !multiage|Le marcheur pose le talon juste devant les orteils, comme sur une corde. Sorti de la ligne? Il revient à la dernière couleur et repart. Le peintre fait une boucle : le voilà revenu où il était!} {4-5a|Le peintre invente la démarche : des points écartés pour sauter, un trait fin pour l’équilibre, un rond pour tourner sur soi.} {4-5a !multiage|Avant de partir, le marcheur lit tout le chemin du doigt et dit ce que feront ses bottes. Le peintre voulait-il la même chose? Sinon, ils s’entendent.} {si-cônes|Avec des cônes plantés dans la neige, la couleur serpente de l’un à l’autre, sans les toucher.}',
        ),
        play(
          { 20: 6, 30: 7 },
          'D’un trait bleu, coupez un chemin rouge devant tout le monde. « Deux chemins! Lequel prends-tu? » Et là où ils se croisent, de quelle couleur est la neige? {2-3a|« Rouge : gros pas d’ours. Bleu : petits pas de souris. »} {2-3a !multiage|À la croisée, attendez : une botte choisit, vous dites sa couleur. Puis trompez-vous, avec de gros pas sur le bleu : « Hé! » Recommencez en souris, et laissez-les inventer le pas du mauve.} {3-4a|Deux marcheurs arrivent ensemble : l’un passe, l’autre attend sur un pied.} {3-4a !multiage|Un enfant, monté sur un petit tas, crie « bleu! » : tous ceux du rouge tournent à la prochaine croisée. Puis c’est un autre qui crie.} {4-5a|On trace un raccourci et un détour vers le même arbre ou le même poteau, et l’on compte les pas de chacun.} {4-5a !multiage|Un ami donne la recette, « rouge, bleu, rouge », et l’on cherche par où passer pour la suivre. Impossible? On ajoute le bout de chemin qui manque.} {si-moules|Avec un moule, on démoule un pâté de neige à la croisée : on en fait le tour avant de choisir.} {si-pelles|Avec une pelle, on cache un bout de chemin sous la neige : les bottes devinent par où il continue.}',
        ),
        play(
          { 30: 6 },
          '« Où s’en va-t-il, ce chemin? » {2-3a|Il finit à un tas de neige que vous tapez : la maison. On lui fait une porte rouge, deux mains sous la vôtre, on y cogne, et l’on repart sur la même ligne, dans l’autre sens.} {2-3a !multiage|Une maison rouge, une maison bleue : on va de l’une à l’autre par sa couleur. « Toc toc! » Celui qui attend derrière répond, puis prend la route à son tour.} {3-4a|Le marcheur tourne le dos et piétine sur place; le peintre trace jusqu’à un arbre ou un coin de clôture. « Prêt! » Le marcheur trouve seul où ça mène.} {3-4a !multiage|Au bout, il laisse l’empreinte de ses deux mitaines : le suivant saura que c’est là. On revient par un autre chemin, s’il y en a un.} {4-5a|Ensemble, les peintres tracent un chemin pour vous, un bout chacun, et vous dirigent : « Saute! Tourne! » Vous obéissez, et vous vous trompez.} {4-5a !multiage|Puis on relie tous les chemins de la cour : un marcheur les visite l’un après l’autre sans jamais quitter la couleur. Il reste pris? On trace le pont qui manque.} {si-figurines-d’animaux|Avec une figurine, une bête attend au bout du chemin : on repart en marchant comme elle.}',
        ),
        closing(
          { 20: 4, 30: 5 },
          'Prenez ce qui reste de rouge. « La dernière ligne s’en va vers la maison. » Tracez-la de côté, le groupe sous vos yeux, jusqu’à trois pas de la porte, hors de l’allée, pour que la couleur reste dehors; tous la suivent, l’un derrière l’autre. {si-traîneaux|Avec un traîneau, les deux derniers ramènent le reste du matériel sans quitter le rouge.} Elle finit : on fige, un pied en l’air. Retournez-vous ensemble. « Par où est-on passés? » Un doigt refait la route dans les airs. Secouez les bottes, et comptez les vaporisateurs, que vous viderez à l’évier. « Bye bye, le rouge! »',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Tracez court, deux ou trois pas à la fois : c’est l’enfant qui décide, d’un mot ou d’un pied levé, que le chemin continue.',
          'Dites ce que font les bottes : « Tu tournes avec la ligne. Tu as figé juste au bout. »',
          'Tâtez souvent les mitaines : trempées, elles sont changées tout de suite; il n’en reste plus de sèches? On rentre.',
          '{3-4a 4-5a|Le peintre ne veut pas échanger? Devenez vous aussi son marcheur, figez et réclamez « encore! » : sa main se fatigue avant vos bottes.}',
        ],
        questionsOuvertes: [
          'Où s’en va le rouge?',
          'Quel chemin prends-tu?',
          'Qu’est-ce qui arrive quand le rouge croise le bleu?',
          '{4-5a|Comment ton ami saura-t-il où sauter?}',
        ],
      },
      vocabulaire: [
        'le chemin',
        'la ligne',
        'encore',
        'figer',
        'suivre',
        'la croisée',
        '{4-5a|le raccourci}',
        '{4-5a|le détour}',
      ],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Sa ligne est large de deux bottes, presque droite, et finit vite. Il préfère piétiner le rouge sur place? Faites-en une flaque de neige rouge, puis un petit bout de chemin qui en sort.',
        },
        {
          pour: '3-4a',
          texte:
            'Le bec près de la neige, le trait est net; plus haut, il pâlit. L’enfant l’essaie sur un bout de neige avant de tracer pour quelqu’un.',
        },
        {
          pour: '4-5a',
          texte:
            'Il dessine d’abord son chemin du doigt dans la neige, avec la croisée et l’arrivée, puis le trace en grand d’après ce plan.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'En fauteuil ou en traîneau, l’enfant dit « rouge » ou « bleu », et vous l’y menez; le chemin est tracé assez large. Presser est difficile? Il montre du doigt où va la ligne, et {3-4a 4-5a|un ami la trace}{!3-4a !4-5a|vous la tracez}. Qui voit peu suit un sillon creusé au talon sous la couleur.',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’été, sur l’asphalte chaud, la ligne se fait à l’eau claire : il faut la suivre avant qu’elle sèche.',
        },
      ],
      securite: {
        risquesAcceptes: ['Chute sur les fesses.', 'Mitaines et bottes tachées.', 'Doigts froids.'],
        dangersAEliminer: [
          'Jet au visage : le bec reste plus bas que le genou, tourné vers la neige; un bec qui monte, votre main le baisse.',
          'Neige teinte à la bouche : « La couleur, c’est pour les bottes. » Qui en mange quand même vient tenir votre main libre.',
          'Mitaines trempées qui gèlent : on les change aussitôt. Un doigt blanchit ou fait mal? Tout le monde rentre.',
          'Eau qui glace sous les pas : jamais de couleur sur les marches, l’allée ou le bas d’une pente.',
          '{si-pelles|Pelle levée : la lame reste plus bas que le genou; elle attend couchée, hors des chemins.}',
          '{si-traîneaux|Corde du traîneau : nouée en une courte boucle, dans les mitaines, jamais au cou ni à la taille.}',
          '{3-4a 4-5a|Peintre devant les bottes : il se tasse sur le côté avant que le marcheur avance.}',
          'Chaudière d’eau teinte, s’il y en a une : noyade possible même dans peu d’eau; deux doigts au fond, dans votre main tout le temps; avant d’être posée, elle est vidée.',
          'Bouteille qui a tenu un nettoyant : elle n’entre pas dans le jeu, même rincée. Le colorant pur reste à l’intérieur.',
        ],
        supervision: 'palier2',
        allergies: [
          'Colorant : lisez l’étiquette avec la liste du groupe. Peau qui réagit au froid : le plan de l’enfant d’abord.',
        ],
      },
      observation: [
        'Motricité globale : que font les bras et les bottes quand la ligne tourne ou devient mince?',
        'Attention : à quel moment l’enfant voit-il que la couleur finit, et comment demande-t-il la suite?',
        'Motricité fine : {3-4a 4-5a|comment presse-t-il la gâchette, d’un doigt ou de toute la main, et où va le trait?}{!3-4a !4-5a|que font ses deux mains quand elles pompent sous la vôtre?}',
      ],
      prolongements: [
        'Demain, cherchez ce qui reste du chemin : le vent, la neige et les bottes l’ont-ils changé?',
        'Au départ, l’enfant fait suivre le rouge à son parent, jusqu’au bout de la couleur : « Là, tu figes! »',
      ],
      reflexionRetroaction: [
        'Ai-je attendu leur « encore », ou tracé trop vite?',
        'Qui a toujours suivi, et aimerait peut-être tracer?',
      ],
    },
  },
  {
    key: 'auto-tassez-les-buts',
    summary:
      'Le hockey de ruelle : palette au sol, chacun à sa place, on passe, on pousse, « et le buuut! » Quelqu’un crie « Auto! » : on se tasse, elle passe, on rejoue.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['mouvement-et-defis'],
    materials: [],
    place: 'YARD',
    alsoAt: {
      INDOORS: 'Dedans, on joue à petits pas sur un plancher dégagé, avec une balle de mousse ou un gros bas roulé.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'hockey',
      'hokey',
      'bâtons et balle',
      'bâton de hockey',
      'bâtons de hockey',
      'petits bâtons de hockey',
      'mini-hockey',
      'hockey de ruelle',
      'hockey dans la rue',
      'hockey bottine',
      'hockey balle',
      'dek hockey',
      'gardien de but',
      'jouer au hockey',
      'faire des passes',
      'compter un but',
      'lancer au but',
      'règles du jeu',
      'match de hockey',
    ],
    seen: [
      'ils poussent une balle de tennis avec un balai et crient qu’ils ont compté',
      'il lève son bâton bien haut pour garrocher la balle, ça passe proche des têtes',
      'elle se met devant la boîte pis bloque tout avec ses jambes comme un goaler',
      'ils courent tous en paquet après la même balle et se rentrent dedans',
      'il chiale que c’est pas juste, que son but compte, il veut changer les règles',
      'son grand frère joue avec les voisins, il rêve d’être dans l’équipe lui aussi',
      'depuis le match des Canadiens à la télé, ils se font des passes dans la cour',
      'au parc, ils ont crié au char et ramassé leur filet en courant',
    ],
    scenes: ['ballon-pied', 'inventer-regles', 'figer'],
    picture:
      'Palettes au sol, deux enfants poussent une balle vers l’éducateur, entre deux boîtes; derrière, une paire fait des passes, un ami conduit une auto d’air.',
    sheet: {
      titre: 'Le hockey de ruelle : « Auto! »',
      observationDepart:
        'Deux enfants poussent une balle du bâton, vers {dedans|les pattes de la même chaise}{dehors|le même coin de clôture}. « Moi, je la passe! » « Pis là, on dirait qu’une auto arrive! »',
      intentionEducative:
        'Offrir à l’enfant le plaisir du hockey des ruelles : mener une balle au ras du sol, la passer, et jouer selon des règles qu’il a dites lui-même.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Attention', role: 'secondaire' },
      ],
      objectifs: [
        'Pousser et arrêter une balle d’une palette qui ne quitte pas le sol.',
        'Passer à un ami qui est prêt, et attendre son tour à sa place.',
        'Dire une règle et la suivre{30min 45min|, ou demander qu’on la change}.',
        'S’arrêter et se tasser au cri « Auto! ».',
      ],
      materiel: [
        item(
          'Bâtons de hockey, petits, de plastique ou de mousse, pas plus hauts que le ventre d’un enfant',
          'un par enfant, un pour vous',
          'Longs rouleaux de carton{si-rouleaux-de-papier-journal| ou rouleaux de papier journal bien serrés}, un bout plié en palette, ou petits balais d’enfant',
        ),
        item('Balle de mousse, grosse comme une orange', 'une pour deux enfants', 'Gros bas roulé'),
        optional(
          '{4-5a !3-4a dehors si-balles-de-tennis|Balles de tennis, vieilles et bien molles}',
          'une pour deux enfants',
          null,
        ),
        optional('{si-cônes|Cônes souples, les places des paires}', 'un par paire', null),
        optional(
          '{si-nouilles-de-piscine|Nouilles de piscine, coupées à la hauteur du ventre d’un enfant}',
          'une par enfant, une pour vous',
          null,
        ),
        optional('{si-buts si-filets|Buts légers, sans crochet ni bout pointu}', '{si-buts si-filets|deux}', null),
        optional('{dedans si-ruban-adhésif|Ruban-cache}', 'un trait long comme le but', null),
        optional('{dehors !hiver si-craies|Craie}', '{dehors !hiver si-craies|une, pour vous}', null),
        optional('{dehors hiver si-pelles|Pelles courtes}', 'une pour deux enfants', null),
        optional(
          'Boîtes de carton vides, les poteaux des buts',
          'deux',
          '{dedans|Chaises}{dehors !hiver|Tas de sable ou de feuilles}{dehors hiver|Tas de neige}',
        ),
      ],
      preparation: [
        'Passez la main sur chaque palette : fendue ou coupante, elle reste au rangement. Une seule sorte de bâton pour tous, le vôtre aussi. Gardez les bâtons en tas derrière vous jusqu’à la fin de l’amorce. {si-nouilles-de-piscine|Des nouilles de piscine font de bons bâtons, si chacun a la sienne : le bout qui traîne au sol est la palette.}',
        '{dehors|La ruelle est un bout plat de la cour, loin de la barrière et des balançoires.} {dehors hiver|Tapez la neige du pied : ni glace vive, ni trou.} {dedans|La ruelle est tout le plancher libre du local, sans tapis qui plisse ni coin de meuble.} À un bout, le but : deux boîtes ou deux {dedans|chaises}{dehors|petits tas}, à deux pas l’un de l’autre. {si-buts si-filets|Avec deux vrais buts, l’un reçoit la balle; l’autre, au bord, est le garage où stationnent les autos.} {dedans si-ruban-adhésif|Avec du ruban-cache, collez un trait à trois pas du but : c’est de là qu’on pousse.} {dehors !hiver si-craies|Avec une craie, tracez une ligne à trois pas du but : c’est de là qu’on pousse.}',
        'Chaque paire a sa place, à {dedans|deux}{dehors|trois} pas des autres : on y tend son bâton à plat sans toucher personne. Ils sont en nombre impair? Trois se passent une balle en triangle. {dedans|La place manque? La moitié joue; l’autre, assise au bord, fait la foule, et l’on échange à chaque « Auto! », toutes les minutes.}',
        '{1adulte|Seule, restez debout devant le but, le dos à lui : vous voyez toutes les palettes.} {2adultes|À deux, l’une garde le but, l’autre circule au bord et surveille les palettes.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          '{dehors hiver si-pelles|Avec des pelles, deux par deux, on tape d’abord les bosses de la ruelle; puis les pelles se couchent au bord.} Les deux mains sur votre bâton, frottez la palette au sol : « Chhh, chhh. Elle est collée. » Menez une balle autour de vous, doucement, puis arrêtez-la d’une palette couchée dessus. « Dans la ruelle, ce sont les joueurs qui disent les règles. La première : la palette colle au sol, comme un balai. Et toi, as-tu une règle? » Gardez deux des leurs et inventez un geste pour chacune. Puis criez « Auto! », tassez-vous au bord, regardez passer une auto qui n’existe pas, et revenez : « C’est beau, on joue! » Placez les paires{si-cônes|, chacune à son cône}, puis donnez les bâtons, palette déjà au sol.',
        ),
        play(
          { 20: 7, 30: 8, 45: 11 },
          'Deux par deux, on se passe la balle, toujours au ras du sol. « Prêt? » « Prêt! » Chhh, elle glisse; l’autre l’arrête, la palette couchée comme une porte. {3-4a|Elle file à côté? On la ramène en marchant, la palette qui balaie.} {3-4a !multiage|Trop fort, elle saute par-dessus; trop doux, elle reste en chemin. « Plus fort? Moins fort? » À la première passe arrêtée, on frappe du talon pour applaudir. Puis chacun promène la balle, collée à sa palette, autour de son ami, et la lui redonne.} {4-5a|Trois passes de suite sans échapper? On recule d’un pas. Raté? On avance d’un.} {4-5a !3-4a dehors si-balles-de-tennis|Avec des balles de tennis, qui filent plus vite, on pousse deux fois moins fort.} {4-5a !multiage|Ensuite, la passe se fait du revers : on tourne la palette et l’on pousse de l’autre bord. De quel côté part-elle le plus droit?} De temps en temps, vous nommez une auto : l’enfant couche son bâton, crie « Auto! » et traverse en vroumant. Les autres marchent jusqu’au bord, palette au sol. « C’est beau! » On reprend sa place{!3-4a|, avec un autre ami}.',
        ),
        play(
          { 20: 6, 30: 7, 45: 11 },
          'Toute la ruelle est une seule équipe, et vous gardez le but, la palette couchée. Une paire à la fois monte vers vous en se passant la balle; les autres continuent leurs passes à leur place. À trois pas de vous, on s’arrête et l’on pousse. « Et le buuut! » Toutes les palettes frottent le sol. {3-4a|On dit le nom de l’ami, « Prêt? », et on lui passe; chacun touche la balle une fois, puis le plus près du but pousse.} {3-4a !multiage|Laissez-la rouler entre vos pieds, étonnée : « Hein? » Elle va à côté? On pousse encore : personne ne repart sans son but. La paire revient par le bord et appelle la suivante.} {4-5a|Trois passes avant de pousser, ou le but ne compte pas : la paire les compte tout haut.} {4-5a !multiage|Puis deux paires montent ensemble avec une seule balle, chacun dans son coin, un pas de chaque côté. Les quatre l’ont-ils touchée? Sinon, on cherche par où elle ira. Un enfant garde ensuite avec vous, debout près du poteau, la palette au sol.}',
        ),
        play(
          { 30: 6, 45: 11 },
          '« Bâtons au sol! Quelle règle manque-t-il à notre ruelle? » {3-4a|Un enfant en dit une, même drôle : « On marche comme des pingouins. » Toutes les paires l’essaient le temps de trois passes.} {3-4a !multiage|Elle fait rire? On la garde jusqu’au prochain but. Elle fait de la chicane? On demande à qui l’a dite : « Qu’est-ce qu’on change? » Celui qui n’a pas d’idée choisit entre deux des vôtres : on salue son ami avant de passer, ou l’on fait un tour sur soi après un but, le bâton couché.} {4-5a|La balle a touché le poteau : bon ou pas bon? Ils discutent, s’entendent, et la règle vaut pour tout le monde.} {4-5a !multiage|Une règle neuve? On l’essaie le temps d’un but, puis on vote : frotter sa palette veut dire oui. Un arbitre sans bâton lève le bras quand une règle est oubliée; on change d’arbitre au prochain « Auto! ».}',
        ),
        closing(
          { 20: 4, 30: 5, 45: 7 },
          '« Dernière auto! » C’est vous : roulez jusqu’au but et stationnez dedans, moteur éteint. Le match est fini. Les bâtons se couchent en tas, palettes du même bord. Puis, comme les vrais joueurs, deux files se croisent lentement et se tapent dans la main : « Bon match. Bon match. » {20min|Un enfant dit la règle qui a le mieux servi.} {30min 45min|Qui veut raconte une passe; un enfant dit la règle qui a le mieux servi.} On la garde pour la prochaine fois. Les balles rentrent les premières, avec les boîtes{si-cônes| et les cônes} s’il y en a; puis les bâtons, à deux mains, la palette en bas.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Une palette se lève? Dites seulement « colle » et frottez la vôtre au sol : le bruit rappelle la règle à tous.',
          'Criez vous-même « Auto! » dès que deux palettes se disputent une balle : personne n’est grondé, et chacun reprend sa place.',
          'Redites une règle avec les mots de l’enfant : « Elle dit : on attend que l’ami soit prêt. »',
          'Nommez la passe plutôt que le but : « Tu as regardé, puis tu as poussé. »',
        ],
        questionsOuvertes: [
          'Quelle règle manque-t-il?',
          'Comment sais-tu que ton ami est prêt?',
          'Que fait la balle quand tu pousses très doucement?',
          '{4-5a|Qui n’a pas encore touché à la balle?}',
        ],
      },
      vocabulaire: ['le bâton', 'la palette', 'la passe', 'le but', 'le poteau', 'la règle', 'se tasser', 'la ruelle'],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Il veut sa balle à lui? Il la promène d’abord tout seul, à sa place, autour de ses pieds, et l’arrête d’une palette couchée. La passe viendra après.',
        },
        {
          pour: '4-5a',
          texte:
            'Avec un ami, il invente une passe qui rebondit : la balle touche un mur ou une boîte, au ras du sol, avant d’arriver. Il la montre, on l’essaie.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'En fauteuil ou sur une chaise, l’enfant joue près du but, le bâton à côté de ses jambes, la palette posée au sol; on lui passe. Les cris fatiguent? « Auto! » devient deux bras levés pour tout le groupe.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{hiver|L’été, sur l’asphalte, la balle roule plus vite : on joue à l’ombre, à petits coups, et l’on boit à chaque « Auto! ».} {!hiver|L’hiver, sur la neige tapée, la balle freine : les paires se rapprochent d’un pas, et une balle foncée se voit mieux.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Balle sur un pied, bâtons qui se cognent au sol.', 'But refusé, et grosse déception.'],
        dangersAEliminer: [
          'Bâton levé : la palette ne quitte pas le sol, même pour un but; on pousse la balle, sans élan. « Colle » n’a pas suffi? Le bâton se couche le temps de trois passes, l’enfant à côté de vous.',
          'Poussée, jambette, mêlée : chaque paire a sa balle et sa place, on monte au but à son tour, et l’on n’ôte la balle à personne.',
          'Lancer vers un visage : la balle roule; le gardien reste debout, et l’on pousse à trois pas de lui.',
          'Course avec un bâton : on marche, les deux mains dessus, même pour aller chercher la balle.',
          'Balle dure, rondelle, grand bâton de bois : aucun dans ce jeu.',
          '{si-buts si-filets|But qui bascule : personne ne s’y appuie ni ne se pend au filet; s’il branle, il se couche.}',
          '{dehors hiver si-pelles|Pelle oubliée dans la ruelle : toutes sont couchées au bord avant que vous donniez les bâtons.}',
          '{dehors|Balle partie par-dessus la clôture ou vers la barrière : l’adulte seul va la chercher. Ici, la ruelle est dans la cour, jamais dans la vraie rue.} {dedans|Plancher qui glisse : souliers aux pieds, jamais en bas.}',
        ],
        supervision: 'palier2',
        allergies: ['Latex : lisez l’étiquette de la balle et des poignées; un bas roulé convient à tous.'],
      },
      observation: [
        'Motricité globale : comment l’enfant tient-il son bâton, et qu’est-ce qui l’aide à garder la palette au sol?',
        'Compétences sociales : que fait-il quand la balle va à un autre, ou quand une règle ne lui plaît pas?',
        'Attention : au cri « Auto! », combien de temps met l’enfant à quitter la balle des yeux?',
      ],
      prolongements: [
        'Demain, la ruelle a un nom et une affiche : chaque enfant y dessine une règle.',
        'Demandez aux familles quelles étaient les règles du hockey dans leur rue ou dans leur pays, avec quel jeu de balle; essayez-en une.',
      ],
      reflexionRetroaction: [
        'Quelle règle dite par un enfant a vraiment servi?',
        'Qui a peu touché à la balle, et pourquoi?',
      ],
    },
  },
  {
    key: 'du-plus-vert-au-plus-brun',
    summary:
      'Une feuille encore verte à un bout, une brune à l’autre : entre les deux, chacun place les siennes et baptise leur couleur : rouge confiture, brun toast.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_LANGUAGE'],
    themes: ['couleurs-et-textures', 'arbres-et-feuilles', 'saisons-et-fetes'],
    materials: ['feuilles'],
    place: 'PARK',
    alsoAt: {
      YARD: 'Dans la cour, les feuilles viennent de vos arbres, ou d’un sac ramassé la veille et vidé sur l’herbe.',
      WOODS: 'Au bois, la ligne suit le bord du sentier, et la mousse prête le vert qui manque.',
    },
    seasons: ['AUTUMN'],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'les couleurs d’automne',
      'couleurs de l’automne',
      'couleurs des feuilles',
      'feuilles mortes',
      'feuilles d’automne',
      'feuilles de couleur',
      'feuilles rouges',
      'feuilles jaunes',
      'feuille verte',
      'feuille brune',
      'trier par couleur',
      'classer par couleur',
      'pareil, pas pareil',
      'du pâle au foncé',
      'dégradé de couleurs',
      'nommer les couleurs',
      'inventer des noms de couleurs',
      'les feuilles changent de couleur',
      'arc-en-ciel de feuilles',
    ],
    seen: [
      'elle aligne ses feuilles d’érable de la plus pâle à la plus foncée',
      'il ramasse une poignée de feuilles et dit que chacune a sa couleur à elle',
      'ils mettent deux feuilles côte à côte pour voir laquelle est plus jaune',
      'il demande pourquoi l’arbre était vert hier pis qu’il est orange à matin',
      'il s’obstine que c’est pas rouge, c’est rouge ketchup avec un peu d’orange',
      'elle est toute fière d’avoir trouvé la pareille de la feuille qu’elle tenait',
      'en marchant vers le parc, ils remplissent leurs poches de feuilles tachées',
      'dans le vestiaire, elle compare le brun de sa feuille à celui de sa toast',
    ],
    scenes: ['trier', 'ramasser', 'mots'],
    picture:
      'Une ligne de feuilles va du vert au brun : une enfant en glisse une au milieu, un ami en essaie une sur son manteau rouge, une petite touche la brune.',
    sheet: {
      titre: 'Du plus vert au plus brun',
      observationDepart:
        'Une feuille verte, une jaune, une rouge tachée de brun, tenues en éventail. {3-4a 4-5a|« Celle-là, elle est pas rouge, elle est rouge-orange! »} {!3-4a !4-5a|L’enfant en tend une : « Rouge! » Il repart en chercher une autre.}',
      intentionEducative:
        'Éveiller l’œil de l’enfant à toutes les couleurs d’un même automne, et au plaisir de les comparer et de leur donner un nom.',
      domaines: [
        { domaine: 'cognitif', composante: 'Catégories et concepts', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Développement sensoriel', role: 'secondaire' },
      ],
      objectifs: [
        '{2-3a|Mettre ensemble des feuilles dont la couleur se ressemble.}',
        '{3-4a 4-5a|Placer une feuille entre deux autres, plus verte que l’une, plus brune que l’autre.}',
        'Donner à une couleur un nom à soi, ou montrer à quoi elle ressemble.',
        '{30min 45min|Retrouver la couleur d’une feuille sur autre chose.}',
      ],
      materiel: [
        item(
          'Feuilles mortes de toutes les couleurs, et quelques-unes encore vertes',
          'ce que le sol offre, une dizaine par enfant',
          null,
        ),
        optional('{3-4a 4-5a si-loupe|Loupes de plastique}', '{3-4a 4-5a|une pour deux enfants}', null),
        optional('{si-branches|Branches sèches, plus courtes que votre bras}', 'une douzaine', null),
        optional(
          '{si-cocottes|Cocottes}{2-3a si-cocottes| bien ouvertes, plus grosses que le poing d’un enfant}',
          'une par enfant',
          null,
        ),
        optional('{3-4a 4-5a si-pinces-à-linge|Pinces à linge}', 'une par enfant de trois ans et plus', null),
        optional('{!20min si-crayons|Crayons de plusieurs couleurs, sans bouchon}', 'une poignée', null),
      ],
      preparation: [
        'Marchez le coin avant le jeu : verre, crottes, champignons, guêpes engourdies. Faites toucher la limite : « Jusqu’à cet arbre, jusqu’à {parc|ce banc}{cour|cette clôture}{bois|cette souche}. »',
        'Cherchez pour vous la feuille la plus verte et la feuille la plus brune. Le vert manque au sol? Une herbe large ou un trèfle commence la ligne.',
        '{2-3a|À deux ans, on ramasse dans un rond de trois pas, à vos genoux, que vous avez vidé des glands, des samares et des bouts de bois.} {2-3a multiage|Les enfants de trois ans et plus ramassent plus loin, jusqu’à la limite; ils déposent aussi des feuilles dans le rond des enfants de deux ans.}',
        '{1adulte|Seule, restez à genoux au milieu de la ligne pendant qu’on ramasse, face au groupe : les feuilles viennent à vous.} {avec-tissu|Étendez @materiel sous la ligne : les couleurs s’y voient mieux que sur l’herbe.} {avec-contenant|Donnez @materiel à qui a les mains pleines.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Sortez de votre dos la feuille verte : « Elle est encore en été. » Puis la brune : « Elle dort déjà. » Posez-les par terre, à quatre grands pas l’une de l’autre, et promenez-vous entre les deux : « Et ici, au milieu, de quelle couleur est l’automne? » {3-4a 4-5a si-branches|Avec des branches, couchez-les bout à bout entre les deux : la ligne s’y appuiera.} Ramassez une jaune tachée de brun, posez-la près de la verte, grimacez, avancez-la, reculez-la. « Je ne sais plus. Où irait-elle? »',
        ),
        play(
          { 20: 7, 30: 8, 45: 11 },
          'On ramasse une feuille, on lui trouve sa place entre la verte et la brune. {si-cocottes|Avec des cocottes, on fait de même : sont-elles plus brunes que la brune?} {3-4a 4-5a si-loupe|Avec une loupe, on cherche où une couleur finit et où l’autre commence : laquelle prend le plus de place?} {2-3a|À deux ans, l’enfant cherche « encore une comme ça » : une rouge dans la main, il en rapporte une qui lui ressemble et la pose tout contre.} {2-3a !multiage|La ligne devient trois nids : le jaune, le rouge, le brun. « Bonjour, les jaunes! » Une verte arrive : « Et elle, où habite-t-elle? » On lui fait un nid. Puis trompez-vous de nid : « Hé! Pas là! »} {3-4a|On la tient contre ses deux voisines : plus verte que celle-ci? plus brune que celle-là? On tasse un peu les autres, et elle entre.} {3-4a !multiage|Retournez-la : l’envers est souvent plus pâle. Change-t-elle de place? On choisit le côté qu’elle montrera. Deux amis ne sont pas d’accord? Elle fait un tour chez l’un, un tour chez l’autre.} {4-5a|Une feuille est moitié verte, moitié rouge : où la mettre, et pourquoi?} {4-5a !multiage|On recule de cinq pas et l’on plisse les yeux : où la ligne saute-t-elle d’un coup d’une couleur à l’autre? On cherche au sol la feuille qui manque entre ces deux-là.} {!3-4a !4-5a si-branches|Avec des branches, couchez-en trois autour de chaque nid : les feuilles y restent.}',
        ),
        play(
          { 20: 6, 30: 7, 45: 11 },
          'Levez une rouge vers le ciel, dos au soleil. « Rouge, c’est trop court pour elle. Rouge quoi? » Regardez longtemps. « Rouge confiture. » {2-3a|« Jaune comme…? »} {2-3a multiage|L’enfant de deux ans} {2-3a !multiage|L’enfant} {2-3a|dit « banane », ou montre sa botte. Redites-le : « Jaune botte! »} {2-3a !multiage|Il tient sa feuille à deux mains devant son visage : plus personne. « Coucou, jaune botte! » Appelez ensuite chaque feuille par son nom : celui qui la tient vient vous la montrer.} {3-4a|Chacun baptise une feuille et la présente : « Voici brun toast. » Tous la saluent par son nom.} {3-4a !multiage|Les feuilles baptisées se mêlent par terre. « Brun toast, où es-tu? » On la cherche, on la retrouve, ou l’on trouve sa sœur : brun toast brûlé.} {4-5a|Un enfant commande : « Je veux un vert cornichon. » On lui en apporte; il choisit et dit pourquoi.} {4-5a !multiage|Deux feuilles pour le même nom? On invente un cousin : vert cornichon d’hier. Puis on récite toute la ligne, d’un bout à l’autre, chaque feuille par son nom inventé.} {3-4a 4-5a si-pinces-à-linge|Avec une pince à linge, la feuille baptisée s’accroche à une manche : on l’appelle, elle vient.}',
        ),
        play(
          { 30: 6, 45: 11 },
          'Votre feuille cherche sa couleur ailleurs. Posez-la sur {parc|un banc}{cour|la clôture}{bois|une écorce}, sur une botte, une manche : « Pas toi… pas toi… toi! » {2-3a|À deux ans, l’enfant colle la sienne sur tout ce qu’il touche : « Pareil! Pas pareil! »} {2-3a !multiage|Cachez la jaune sur un manteau jaune, ou la brune sur la terre : « Où est-elle passée? » La petite main la décolle : « Là! » Puis c’est lui qui pose, et vous qui cherchez.} {3-4a|On fait le tour des manteaux : qui porte un peu de rouge confiture? La feuille se pose, et l’ami garde la pose.} {3-4a !multiage|Elle ne trouve rien de sa couleur? On cherche plus petit : un bouton, un lacet, une joue froide, le bout d’une branche.} {4-5a|On pose la feuille là où elle disparaît le mieux; l’ami, à dix pas, la cherche des yeux.} {4-5a !multiage|À l’ombre, puis au soleil, la même feuille change : va-t-elle encore avec ce manteau? On vérifie aux deux endroits. Et quelle couleur de feuille ne se trouve sur rien d’autre, ici?} {si-crayons|Avec des crayons, on les approche un à un de la feuille : lequel a sa couleur, ou presque?}',
        ),
        closing(
          { 20: 4, 30: 5, 45: 7 },
          'Marchez ensemble {3-4a 4-5a|le long de la ligne}{!3-4a !4-5a|d’un nid à l’autre}, de l’été jusqu’au dodo. Près de la verte, on est debout, bras ouverts, et l’on parle fort; à chaque pas, on descend un peu et l’on baisse la voix. {2-3a|« Vert… jaune… rouge… »} {3-4a 4-5a|On dit les noms inventés.} Près de la brune, tous accroupis, on chuchote : « Brun… chut, elle dort. » Chacun choisit une feuille à rapporter et lui chuchote son nom. Les autres restent là : dans une semaine, la verte sera-t-elle encore verte? On secoue les manches, on se compte.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Tenez la feuille entre deux autres et attendez : l’œil de l’enfant répond avant sa bouche.',
          'Redites le nom inventé tel quel, et servez-vous-en : « Apporte-moi donc le rouge confiture. »',
          '{2-3a|Il appelle tout « rouge »? Posez sa feuille à côté d’une vraie rouge, sans le reprendre : « Tiens, celle-ci et celle-là. »}',
          '{3-4a 4-5a|Deux enfants ne s’entendent pas sur une place? Faites-les reculer de trois pas : de loin, ils voient si la feuille détonne.}',
        ],
        questionsOuvertes: [
          'Où va-t-elle, celle-là?',
          'À quoi ressemble sa couleur?',
          '{30min 45min|Où vois-tu la même couleur, ici?}',
          '{3-4a 4-5a|Quelle couleur manque entre ces deux-là?}',
        ],
      },
      vocabulaire: [
        'vert',
        'jaune',
        'rouge',
        'brun',
        'pareil',
        '{3-4a 4-5a|plus pâle}',
        '{3-4a 4-5a|plus foncé}',
        '{2-3a|la feuille}{!2-3a|la tache}',
      ],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Deux couleurs suffisent, les plus loin l’une de l’autre : un nid vert, un nid rouge. Il préfère porter? Il livre une feuille à la fois dans le nid que vous montrez, et vous dites sa couleur à l’arrivée.',
        },
        {
          pour: '3-4a',
          texte:
            'Commencez par une ligne de trois : verte, jaune, brune. Il y fait entrer une feuille, puis une autre; la ligne grandit par le milieu.',
        },
        {
          pour: '4-5a',
          texte:
            'Il fait une ligne d’une seule couleur, du rouge le plus pâle au plus foncé, et cache une intruse que l’ami cherche.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui distingue mal le rouge du vert range du plus pâle au plus foncé : son idée devient une deuxième ligne. Se pencher fatigue? La ligne se fait sur un banc ou sur ses genoux, et l’on pose où il pointe.',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’été, la ligne va du vert le plus pâle au plus foncé : il y a beaucoup de verts, et chacun cherche un nom.',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Genoux mouillés.',
          'Deux mains sur la même feuille.',
          'Ligne défaite par le vent ou par un pied.',
        ],
        dangersAEliminer: [
          '{2-3a|Gland, samare, tige ou morceau de feuille à la bouche : on ramasse dans le rond vidé, sous vos yeux.}',
          'Tas de feuilles fait par quelqu’un d’autre : on prend les feuilles éparses; un tas peut cacher du verre ou des guêpes.',
          'Herbe à la puce (feuilles luisantes par trois), petits fruits, champignons : mains derrière le dos, on vous appelle.',
          'Feuille levée au soleil : on tourne le dos au soleil, on ne le regarde jamais. {3-4a 4-5a si-loupe|Loupe laissée au soleil : elle brûle; elle se rend à l’adulte.}',
          'Tiques : bas par-dessus le pantalon, peau regardée au retour.',
          '{si-branches|Branche levée, ou qui traîne sous un pied : vous la couchez, et elle reste couchée.}',
          '{2-3a si-cocottes|Écaille de cocotte à la bouche : la cocotte qui s’effrite sort du jeu.}',
          '{3-4a 4-5a si-pinces-à-linge|Pince sur un doigt ou une joue : elle pince la manche, loin du visage.}',
          '{2-3a !20min si-crayons|Crayon à la bouche : vous le tenez, l’enfant de deux ans le montre.}',
          '{parc|Rue, sentier, chien inconnu : la limite s’arrête loin avant.} {cour|Feuilles mouillées sur les marches : on les balaie, et l’on marche.} {bois|Branche au ras des yeux, racine : on cherche en marchant, le nez vers le sol et la main devant.}',
        ],
        supervision: 'palier2',
        allergies: [
          'Moisissures : prenez des feuilles sèches et sans odeur; la pompe de l’enfant asthmatique est près de vous. Piqûres : auto-injecteur sur l’adulte.',
        ],
      },
      observation: [
        'Catégories et concepts : qu’est-ce qui réunit les feuilles pour cet enfant, la couleur, les taches ou le pâle et le foncé?',
        'Langage oral : quels noms de couleur invente-t-il, et d’où viennent-ils, de la cuisine, des bêtes, des vêtements?',
        'Développement sensoriel : combien de temps regarde-t-il une feuille avant de décider, et de quelle distance?',
      ],
      prolongements: [
        'La semaine prochaine, {3-4a 4-5a|refaites la ligne au même endroit : y a-t-il plus de vertes ou plus de brunes?}{!3-4a !4-5a|refaites les nids au même endroit : lequel a grossi?}',
        'Chaque feuille rapportée à la maison garde son nom : le parent aide à trouver sa couleur dans la cuisine ou le garde-robe.',
      ],
      reflexionRetroaction: [
        'Ai-je nommé la couleur avant que l’enfant la regarde?',
        'Quel nom inventé est passé de bouche en bouche?',
      ],
    },
  },
  {
    key: 'le-soulier-du-geant',
    summary:
      'Un soulier marche vers la lampe : sur le mur, son ombre devient celle d’un géant. Il revient au mur, elle rapetisse. Et ta main, fait-elle un géant?',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_LANGUAGE'],
    themes: ['lumiere-et-ombre'],
    materials: [],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'lampes de poche',
      'lampe de poche',
      'les ombres',
      'ombre',
      'ombres sur le mur',
      'ombre sur le mur',
      'ombres chinoises',
      'jouer avec les ombres',
      'faire des ombres avec les mains',
      'mon ombre',
      'ombre géante',
      'l’ombre grossit',
      'grande ombre, petite ombre',
      'lumière et ombre',
      'théâtre d’ombres',
      'dans le noir',
      'ombre de la chaise',
    ],
    seen: [
      'il avance sa main devant la flashlight et crie que c’est une patte de monstre',
      'elle fait marcher sa botte dans la lumière et la regarde grossir sur le mur',
      'ils reculent et s’approchent du projecteur pour se faire grands ou petits',
      'il a peur de la grosse forme noire qui bouge sur le mur du local',
      'elle est tannée d’être petite, elle veut être un géant avec une grosse voix',
      'il demande pourquoi sa main devient énorme quand il la met proche de la lampe',
      'pendant la panne de courant, ils ont fait des affaires au mur avec la lampe',
      'à la sieste, le soleil entre par la fente et ils jouent avec leurs doigts sur le mur',
    ],
    scenes: ['ombre-lumiere', 'pourquoi', 'mesurer'],
    picture:
      'De dos, une enfant ouvre la main devant une lampe posée sur une chaise : au mur, une main de géant s’approche de l’ombre d’un petit soulier.',
    sheet: {
      titre: 'Le soulier du géant',
      observationDepart:
        'La lampe de poche éclaire le mur, un soulier passe devant. {3-4a 4-5a|« Oh! Un soulier de géant! » On l’approche du mur : il est redevenu petit.} {!3-4a !4-5a|Sur le mur, quelque chose de noir et d’énorme. L’enfant regarde le mur, puis le soulier.}',
      intentionEducative:
        'Éveiller la curiosité de l’enfant pour ce qui fait grossir, rapetisser ou bouger une ombre, en essayant de tout près et de loin.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
      ],
      objectifs: [
        'Reconnaître sur le mur l’ombre de sa main, de son soulier ou de son corps.',
        '{2-3a|Faire apparaître et disparaître une ombre en entrant dans la lumière et en sortant.}',
        '{3-4a 4-5a|Faire grossir une ombre en approchant la chose de la lampe, et la faire rapetisser en allant vers le mur.}',
        '{4-5a|Dire ce qui va arriver sur le mur avant de bouger la chose.}',
      ],
      materiel: [
        item(
          'Lampes de poche',
          '{3-4a 4-5a|la vôtre, et une pour deux ou trois enfants}{!3-4a !4-5a|la vôtre, et une de rechange}',
          null,
        ),
        item('Souliers des enfants', 'un par enfant', null),
        item(
          'Chaises',
          '{3-4a 4-5a|une par lampe}{!3-4a !4-5a|une pour la lampe}{20min 30min|, une de plus pour son ombre}',
          null,
        ),
        optional('{!10min 3-4a 4-5a si-drap|Drap pâle}', 'un, plié sur une chaise', null),
        optional(
          '{si-figurines-d’animaux|Figurines d’animaux plus grosses que le poing}',
          'deux ou trois, derrière vous',
          null,
        ),
        optional('{!10min si-passoires|Passoire}', '{!10min si-passoires|une, pour vous}', null),
        optional('{30min 3-4a 4-5a si-papier|Papier}', 'une feuille pour deux enfants', null),
        optional('{si-instruments|Instrument de musique}', '{si-instruments|un}', null),
        optional('{si-coussins|Coussin}', '{si-coussins|un, contre le mur}', null),
      ],
      preparation: [
        'Choisissez un mur pâle et vide, avec trois grands pas de plancher libre devant. Tirez les rideaux : la pièce est grise, on voit encore ses pieds.',
        'Couchez votre lampe sur une chaise, à trois grands pas du mur, tournée vers lui, à la hauteur du nez d’un enfant assis. Une lampe à une seule ampoule fait l’ombre la plus nette. Son bouchon de piles ne tourne pas sous vos doigts; aucune lampe à pile bouton.',
        'Assoyez les enfants entre la lampe et le mur, le dos à la lampe, de chaque côté de la lumière : tous regardent le mur, personne ne voit l’ampoule. {3-4a 4-5a|Les autres lampes se posent de même, sur une chaise, vers un autre bout de mur ou un autre mur. La place manque? Deux lampes suffisent : qui attend la lumière fait la voix du géant.}',
        '{multiage|Les plus jeunes jouent dans votre lumière; les plus vieux, aux lampes voisines.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Allumez. Prenez un soulier d’enfant et collez-le au mur, dans la lumière : son ombre se cache presque toute derrière lui. Faites-le marcher dans les airs, lentement, vers la lampe : sur le mur, l’ombre enfle, enfle. Arrêtez-vous à un petit pas de la lampe et prenez une grosse voix : « Qui a pris MON soulier? » Ramenez-le vers le mur, d’une voix de plus en plus petite : « Ah… c’est… le tien. » {si-figurines-d’animaux|Avec une figurine, faites-la passer dans la lumière sans qu’on se retourne : quelle bête est-ce?} Assis, chacun ôte un soulier. « Qui marche chez le géant? »',
        ),
        play(
          { 10: 6, 20: 7, 30: 8 },
          '{3-4a 4-5a|On voyage à genoux, un soulier à la main. Chez le géant, c’est du côté de la lampe, et l’on y va à reculons, le nez vers le mur; chez nous, c’est près du mur.} {2-3a !multiage|Les enfants restent à genoux près du mur : c’est chez nous. On vous tend un soulier; menez-le chez le géant, du côté de la lampe, et ramenez-le à la main qui l’attend; à chaque pas, les autres tapent le plancher : « Boum! »} {2-3a multiage|À deux ans, on reste près du mur.} {2-3a|Une main entre dans la lumière : « Noire! » Elle sort : « Partie! »} {2-3a !multiage|À genoux, il va vers son ombre, bras ouverts : plus il approche du mur, plus elle rapetisse. Il la touche : elle est grande comme lui. Avancez ensuite votre main au bord de la lumière, près de la lampe : d’énormes doigts viennent chatouiller son ombre. « Guili, guili! »} {3-4a|On crie « géant! », le soulier va vers la lampe; « chez nous! », il revient au mur.} {3-4a !multiage|La voix grossit et rapetisse avec lui. Puis il marche sur la tête, de profil, de face : de quel bord son ombre a-t-elle encore l’air d’un soulier? Chacun a son tour, et les autres font sa voix.} {!10min 3-4a 4-5a si-drap|Le soulier chez le géant, mettez à mi-chemin du mur une chaise couverte d’un drap : l’ombre s’y pose. « Sans la chaise, sera-t-elle plus grosse sur le mur? » On devine, et vous l’ôtez.} {4-5a|Avant que le soulier bouge, un ami met la main sur le mur : « L’ombre montera jusqu’ici. » On vérifie.} {4-5a !multiage|On cherche l’endroit où l’ombre est deux fois haute comme le soulier, puis celui où le géant ne tient plus sur le mur. De tout près, pourquoi ses bords sont-ils flous?}',
        ),
        play(
          { 20: 6, 30: 7 },
          'Mettez une chaise vide entre la lampe et le mur : ses pattes y poussent comme une forêt. {si-passoires|Avec une passoire tenue devant la lampe, il y pleut des points de lumière.} {2-3a|Glissez la lampe d’un pas de côté, toujours vers le mur : « Elles marchent! » Les petites mains suivent les pattes noires.} {2-3a !multiage|Arrêtez la lampe : elles s’arrêtent. Repartez de l’autre bord. Il met la main entre deux pattes d’ombre, puis passe la tête : sur le mur, quelqu’un est dans la forêt. « Coucou! »} {3-4a|Deux enfants à genoux, dos à la lampe, poussent la chaise vers le mur : la forêt rapetisse, et les autres, assis, se font petits avec elle. Ils la tirent à reculons vers la lampe : des arbres géants, bras levés!} {3-4a !multiage|Un enfant passe à quatre pattes entre la chaise et le mur : c’est la bête de la forêt. Que fait-elle? Les autres racontent, et elle obéit.} {4-5a|Si la lampe s’en va vers la fenêtre, de quel bord ira la forêt? On montre du doigt, vous la glissez : de l’autre bord!} {4-5a !multiage|Et si la lampe descend jusqu’au plancher? L’ombre du siège monte. Si la lampe recule? La forêt rapetisse. On le prédit chaque fois, et un ami vérifie, le doigt sur le mur.}',
        ),
        play(
          { 30: 6 },
          'Poussez la chaise contre le mur. « Le géant a un invité. » {2-3a|Posez un petit soulier sur la chaise et ouvrez votre main près de la lampe : sur le mur, une main énorme s’approche, touche, recule. « Bonjour, géant! »} {2-3a !multiage|Puis c’est son tour : assis contre vous, à côté de la lampe et tourné comme elle vers le mur, il lève la main devant la lumière et voit là-bas des doigts longs comme ses bras. Un ami, au mur, tend son soulier à ce géant; les autres le saluent de la main.} {3-4a|Un ami tient son soulier près du mur; un autre, assis à côté de la lampe et tourné vers le mur, ouvre la main devant elle : sur le mur, le géant prend le soulier!} {3-4a !multiage|Il le chatouille, le salue, le laisse tomber. Le soulier parle d’une petite voix, le géant d’une grosse; puis on échange les places et les voix.} {4-5a|On cherche comment le géant tient un ami entier : l’ami est à genoux près du mur, le nez vers lui; une main bouge près de la lampe jusqu’à ce que ses doigts d’ombre l’entourent.} {4-5a !multiage|Puis une histoire de trois ombres : le géant cherche, trouve, se trompe. On décide d’avance qui est près de la lampe, et les amis assis racontent ce qu’ils voient au mur.} {3-4a 4-5a si-papier|Avec du papier, on déchire une couronne : tenue près de la lampe, son ombre coiffe l’ami au mur.}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          '« Le géant a sommeil. » {3-4a 4-5a|Chaque soulier part du côté de la lampe, tout gros, et marche vers le mur en rapetissant; les voix rapetissent avec lui.} {!3-4a !4-5a|Deux par deux, dans vos mains, les souliers partent du côté de la lampe, tout gros, et marchent vers le mur en rapetissant; les voix rapetissent avec eux.} {si-instruments|Avec un instrument, un enfant fait leurs pas : très forts d’abord, presque rien au mur.} {si-coussins|Avec un coussin au pied du mur, chaque soulier s’y couche.} {3-4a 4-5a|Au mur, chacun dit où il était quand il était géant.} {!3-4a !4-5a|Au mur : « Petit. Dodo. »} Puis chaque pied rentre dans le sien. Une dernière main salue dans la lumière, et l’ombre lui répond. Clic. Restez trois secondes dans le gris. « Où sont les ombres? » Ouvrez les rideaux, comptez les lampes et les souliers.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Bougez lentement et arrêtez-vous souvent : les yeux vont de la chose au mur, puis du mur à la chose.',
          'Dites les deux ensemble : « Il s’approche de la lampe… l’ombre grossit. »',
          '{4-5a|Un enfant se trompe en prédisant? Refaites l’essai sans corriger : le mur répondra.}',
          'Une tête se tourne vers l’ampoule? Couvrez la lampe de votre main et montrez le mur : « C’est là que ça se passe. »',
        ],
        questionsOuvertes: [
          'À qui est cette ombre?',
          'Comment la ferais-tu grossir?',
          'Où est-elle quand la lampe s’éteint?',
          '{4-5a 20min 30min|De quel bord ira-t-elle si la lampe va par là?}',
        ],
      },
      vocabulaire: [
        'l’ombre',
        'la lumière',
        'le mur',
        'grossir',
        'rapetisser',
        'le géant',
        '{3-4a 4-5a|s’approcher}',
        '{3-4a 4-5a|s’éloigner}',
      ],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'L’ombre énorme inquiète? Commencez tout près du mur, où elle est petite, et c’est lui qui dit « plus gros » ou « stop ». Il peut aussi éteindre le géant lui-même, son doigt sous le vôtre.',
        },
        {
          pour: '3-4a',
          texte:
            'Posez un soulier près de la lampe, un autre près du mur, sur deux chaises : les deux ombres se comparent sans que rien bouge. Puis il échange les souliers.',
        },
        {
          pour: '4-5a',
          texte:
            'Deux souliers restent sur deux chaises, l’un près de la lampe, l’autre près du mur; il bouge seulement la lampe, tous les amis derrière lui. Que devient chaque ombre?',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui bouge peu est assis près de la lampe, de côté : sa main, un seul doigt, devient la plus grosse de toutes. Qui voit peu est tout près du mur, à côté d’une ombre nette, et touche le soulier en même temps. Le gris inquiète? Un rideau reste ouvert.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!ete|L’été, dehors, le soleil fait les ombres : un soulier levé plus haut a-t-il une plus grosse ombre? Presque pas : le soleil est très loin.} {ete|L’hiver, il fait noir tôt : le géant vient avant le souper, sans tirer de rideau.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Genoux au plancher, têtes dans la même lumière.',
          'Petite peur d’une ombre énorme, avec vous tout près.',
        ],
        dangersAEliminer: [
          'Lumière dans les yeux : les lampes sont posées vers le mur, on leur tourne le dos, même pour reculer; jamais de pointeur laser. Une lampe qui vise un visage s’éteint.',
          'Piles : bouchon fermé, lampes comptées avant et après; celle qui s’ouvre ou qui chauffe sort du jeu.',
          'Course dans le gris : plancher vide, un ou deux enfants à la fois dans chaque lumière, et l’on marche.',
          '{!10min 3-4a 4-5a si-drap|Drap qui traîne sous un genou, ou qui touche une lampe : plié sur sa chaise, il finit au-dessus du plancher, à un grand pas des lampes.}',
          'Pied sans soulier qui glisse : on voyage à genoux, et l’on se rechausse, assis, avant de se lever.',
          '{30min 3-4a 4-5a si-papier|Papier collé à une lampe : il s’en tient à une largeur de main.}',
          'Chaise qui bascule : les pattes restent au sol, personne ne monte dessus{20min 30min|; on la pousse à deux mains}.',
          '{2-3a|Lampe ou pile à la bouche : à deux ans, la lampe reste dans votre main ou sur votre chaise.}',
        ],
        supervision: 'palier2',
        allergies: ['Lumière fixe, sans clignotement, pour l’enfant qui y est sensible.'],
      },
      observation: [
        'Éveil aux sciences : où va l’enfant quand il veut une ombre plus grosse, vers la lampe ou vers le mur?',
        'Langage oral : quels mots trouve-t-il pour ce qui change, et quelle voix donne-t-il au géant?',
        'Raisonnement : que fait-il quand l’ombre va à l’opposé de ce qu’il attendait?',
      ],
      prolongements: [
        'Demain, une autre chose du local marche chez le géant : une cuillère, un toutou. On devine laquelle en regardant le mur seulement.',
        'Le même jeu se fait à la maison, au coucher : une lampe sur la table, une main, et le parent cherche à qui est l’ombre.',
      ],
      reflexionRetroaction: [
        'Ai-je expliqué ce qu’ils allaient trouver?',
        'Qui est resté loin de la lumière, et qu’est-ce qui l’y attirerait?',
      ],
    },
  },
]
