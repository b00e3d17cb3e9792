import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

/** Fireworks of bottle caps called by their colour, a fly kept in the cheek of a line that waits, taffy of wool on the snow, and coloured ice that comes to touch a finger. */
export const THREE_TO_FIVES_CAP_AND_WAITING_SHEETS: readonly BankSheet[] = [
  {
    key: 'oh-la-belle-bleue',
    summary:
      '« Pfiiiou… pouf! » Un bouchon caché dit la couleur. Tous ses pareils montent en chemin sur le tapis, éclatent en rond, et l’on crie : « Oh, la belle bleue! »',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE'],
    themes: ['couleurs-et-textures', 'nombres-et-formes'],
    materials: [],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'les couleurs',
      'couleurs',
      'couleur',
      'bouchons',
      'bouchon',
      'gros bouchons',
      'bouchons de plastique',
      'bouchons de couleur',
      'trier',
      'trier par couleur',
      'trier les bouchons',
      'trier des bouchons',
      'ils trient par couleur',
      'classer par couleur',
      'chemin de bouchons',
      'chemins sur le tapis',
      'aligner des bouchons',
      'nommer les couleurs',
      'reconnaître les couleurs',
      'rouge',
      'bleu',
      'jaune',
      'feu d’artifice',
      'feux d’artifice',
    ],
    seen: [
      'ils trient tous les bouchons par couleur et en font des chemins sur le tapis',
      'elle met les rouges d’un bord, les bleus de l’autre, et gronde celui qui mêle tout',
      'il fait une longue ligne rien qu’avec des couvercles jaunes jusqu’à la porte',
      'ils s’obstinent parce que le turquoise va avec les verts ou avec les bleus',
      'il nomme les couleurs de tout ce qu’il touche depuis une semaine',
      'elle est toute fière, elle a trouvé tous les bleus pareils dans le gros bac',
      'depuis le feu d’artifice de la fin de semaine, ils lancent tout en l’air en faisant pouf',
      'au coin des trésors, ils vident la chaudière de capuchons et refont les mêmes tas',
    ],
    scenes: ['trier', 'aligner'],
    picture:
      'Une enfant ouvre les mains sur un gros bouchon bleu; ses pareils montent sur le tapis et éclatent en étoile; les bras levés, l’éducatrice crie.',
    sheet: {
      titre: 'Oh, la belle bleue! Un feu d’artifice de bouchons',
      observationDepart:
        'Les bouchons sont triés par couleur, et des chemins traversent le tapis. « Le mien, c’est le bleu! » Un enfant y pose un rouge : « Non! Pas lui! »',
      intentionEducative:
        'Offrir aux enfants qui trient les bouchons par couleur un spectacle où chaque couleur est annoncée, cherchée, comparée et applaudie.',
      domaines: [
        { domaine: 'cognitif', composante: 'Catégories et concepts', role: 'principal' },
        { domaine: 'cognitif', composante: 'Attention', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Trouver dans un tas mêlé tous les bouchons d’une couleur.',
        'Montrer, nommer ou inventer le nom d’une couleur.',
        '{30min 45min|Choisir avec qui va un bouchon qui ressemble à deux couleurs.}',
      ],
      materiel: [
        item(
          'Bouchons, lavés, dans leur bac',
          '{3-4a|de plastique, gros, tous plus larges qu’un rouleau de papier hygiénique : une dizaine par enfant, de quatre couleurs ou plus}{!3-4a|de plastique, une quinzaine par enfant, de quatre couleurs ou plus}{30min 45min|, dont un entre deux couleurs, ou transparent}',
          '{3-4a|Gros couvercles de pots}{!3-4a|Couvercles de pots}',
        ),
        item('{3-4a|Rouleau de papier hygiénique vide, pour mesurer d’avance}', '{3-4a|un}', null),
        optional('{si-lampes-de-poche|Lampe de poche}', '{si-lampes-de-poche|une}', null),
        optional('{si-instruments|Instruments qui se frappent ou se secouent}', '{si-instruments|un ou deux}', null),
        optional('{si-draps|Drap}', '{si-draps|un, pour vous}', null),
        optional(
          '{si-contenants-de-yogourt|Contenants de yogourt, propres}',
          '{si-contenants-de-yogourt|un par couleur}',
          null,
        ),
      ],
      preparation: [
        '{3-4a|Passez chaque bouchon dans un rouleau de papier hygiénique : celui qui y entre ne sert pas. Prenez ceux du savon à lessive et des gros pots.} {!3-4a|Prenez des bouchons de lait, de jus, de savon à lessive.} Jetez ceux qui sont fendus ou qui ont un anneau qui se défait.',
        'Gardez-en un bleu dans votre poche. Versez les autres au bord du tapis, en petits tas bien mêlés, avec des bleus dans chacun : un tas pour deux enfants; en nombre impair, un tas pour trois. {30min 45min|Glissez dans chaque tas, pour chaque enfant, un bouchon entre deux couleurs, turquoise ou pêche, ou un transparent.} Le milieu du tapis reste vide : c’est le ciel.',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Assis au bord du tapis, cachez le bouchon bleu entre vos deux mains. « C’est la nuit. Le feu d’artifice commence. De quelle couleur, la première fusée? » {si-lampes-de-poche|La lumière baissée, un enfant éclaire vos mains de la lampe de poche.} Écoutez les réponses. Levez lentement les mains, fermées sur lui : « Pfiiiou… » Ouvrez-les à plat : « Pouf! » Il est bleu. Criez : « Oh, la belle bleue! » Posez le bouchon au bord du tapis. « Il me faut toute sa queue. » Chacun vous pousse un bleu de son tas. Alignez-les vers le ciel; au bout, placez les derniers en rond : la fusée éclate.',
        ),
        play(
          { 20: 7, 30: 8, 45: 10 },
          'À chaque tas, un enfant cache un bouchon entre ses mains, les lève, les ouvre : « Pfiiiou… pouf! » On crie sa couleur : « Oh, la belle rouge! » Vite, on cherche tous les rouges du tas, et seulement eux. On les pousse du doigt, l’un derrière l’autre : la queue monte vers le ciel. Les derniers se placent en rond, et la fusée éclate. Elle reste au ciel; un autre enfant lance une autre couleur. {3-4a|À trois ans, on colle chaque bouchon contre celui qui était caché : « Pareil? » Il monte. Pas pareil? Il attend sa fusée.} {4-5a|À quatre ans, on gage avant de chercher : la rouge ou la jaune, laquelle aura la plus longue queue? On pousse les deux côte à côte, au même départ, pour voir.}',
        ),
        play(
          { 20: 6, 30: 7, 45: 9 },
          'Un bouchon dans chaque main, levez-les ensemble : « Oh, la belle… rouge et jaune! » Maintenant, chacun lance une fusée de deux couleurs. Il manque de bouchons? On souffle sur une vieille fusée : elle s’éteint, et ses bouchons resservent. {3-4a|À trois ans, la queue est d’une couleur et l’éclat, de l’autre. On pointe : « Elle monte rouge. Elle éclate jaune! »} {4-5a|À quatre ans, la queue alterne : rouge, jaune, rouge, jaune. Un ami ferme les yeux; on remplace un bouchon. Où le ciel s’est-il trompé? Puis on en essaie une de trois couleurs.} Chaque fusée finie se pointe du doigt, et les voisins crient ses deux couleurs. {si-instruments|Un instrument sonne l’éclat, un coup par couleur.}',
        ),
        play(
          { 30: 6, 45: 8 },
          '« Et lui, avec qui monte-t-il? » Montrez un bouchon qui hésite entre deux couleurs : turquoise, pêche, ou un transparent. Chacun cherche le sien dans son tas ou au ciel. On le couche au bout d’une fusée, puis d’une autre, et l’on recule d’un pas : là, est-ce qu’on le remarque, ou se cache-t-il parmi ses amis? Deux idées? Les deux s’essaient. {3-4a|À trois ans, l’enfant pose son bouchon entre deux fusées, puis choisit la plus pareille.} {4-5a|À quatre ans, on range les bleus, ou les verts, du plus pâle au plus foncé : une fusée qui s’éteint.} À la fin, chaque bouchon qui hésitait reçoit un nom de couleur : « Oh, la belle bleu salopette! »',
        ),
        play(
          { 45: 7 },
          'On prépare le grand spectacle. Les bouchons redescendent à leurs tas. Devant tous, alignez quatre bouchons, de quatre couleurs : c’est le programme. Touchez le premier : « Rouge! » À chaque tas, on pousse d’un coup tous les rouges vers le ciel : « Pouf! » On crie : « Oh, la belle rouge! » Touchez le suivant. Après le quatrième, tout redescend; un enfant change l’ordre et touche à votre place. Au spectacle d’après, c’est un autre. {3-4a|À trois ans, chaque couleur reçoit son bruit : rouge, « boum »; bleu, « chhh ».} {4-5a|À quatre ans, cachez le programme de la main : quelle couleur vient après?}',
        ),
        closing(
          { 20: 4, 30: 5, 45: 6 },
          '{45min|Tout redescend une dernière fois.} « Le bouquet! Toutes les couleurs! » Chacun pousse des deux mains ce qui lui reste vers le ciel : « Pouf! » On recule d’un pas et l’on regarde. {si-draps|Cachez le ciel sous un drap, comptez jusqu’à trois, levez-le.} Quelle couleur voit-on la première? Y en a-t-il une qui s’est perdue? Puis la nuit revient, couleur par couleur. Un enfant dit : « Bonne nuit, les jaunes! » Tous les jaunes rentrent au bac. {si-contenants-de-yogourt|Chaque couleur y a son contenant : lequel s’emplit le plus?} Un autre enfant nomme une autre couleur. {30min 45min|Les couleurs aux noms inventés se couchent les dernières.} On montre ses mains vides : plus un bouchon sur le tapis, ni dessous.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Criez « Oh, la belle verte! » avec eux, sans corriger : le mot passe dans le cri.',
          'Un rouge monte chez les bleus? Demandez : « Qui voit une étincelle de trop? » Si c’est voulu, applaudissez.',
          'Deux lanceurs se chicanent? Chacun cache son bouchon : deux fusées partent du même tas.',
          'Regardez sous les genoux et les manches avant de ranger : les bouchons s’y cachent.',
        ],
        questionsOuvertes: [
          'De quelle couleur sera la prochaine?',
          'Comment sais-tu qu’il va avec ceux-là?',
          'Quelle couleur voit-on de plus loin?',
          '{30min 45min|Comment appeler cette couleur-là?}',
        ],
      },
      vocabulaire: [
        'la couleur',
        'pareil',
        'la fusée',
        'la queue',
        'éclater',
        'le bouquet',
        '{30min 45min|pâle}',
        '{30min 45min|foncé}',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Le nom de la couleur ne vient pas? Il lève le bouchon, les amis le crient, il les suit. Son tas garde seulement deux couleurs pour commencer.',
        },
        {
          pour: '4-5a',
          texte:
            'Il trie en un instant? Il prend un bouchon les yeux fermés et devine sa couleur : les amis lui donnent un indice, « comme la neige », et il lance sa fusée.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Les couleurs se confondent? L’enfant dit laquelle est pâle, laquelle est foncée, et choisit ses bouchons par grosseur. Les cris dérangent? Le « pouf » se fait en ouvrant les mains, sans bruit. En fauteuil, le ciel est une table.',
        },
        {
          pour: 'autre_saison',
          texte: 'L’été, pour la fête nationale, gardez seulement les bleus et les blancs : chaque fusée a les deux.',
        },
      ],
      securite: {
        risquesAcceptes: ['Fusée défaite par un genou.', 'Chicane pour le dernier rouge.'],
        dangersAEliminer: [
          '{3-4a|Bouchon à la bouche : chacun est plus large qu’un rouleau de papier hygiénique; les autres restent hors du local.} {!3-4a|Bouchon à la bouche : comptez-les avant et après, et gardez-les loin des plus jeunes.}',
          'Bouchon lancé en l’air : le bouchon caché monte et redescend dans les mains; tous les autres glissent sur le tapis, poussés du doigt ou de la main.',
          'Bouchon sous le pied : on se déplace à genoux, et le plancher autour du tapis reste vide.',
          'Plastique fendu, anneau coupant, reste de savon : ce bouchon ne sert pas.',
          '{si-lampes-de-poche|Lumière dans les yeux : la lampe vise vos mains, plus bas que le menton; la pièce reste assez claire pour voir les bouchons.}',
        ],
        supervision: 'palier2',
        allergies: ['Bouchons et couvercles d’aliments : lavés à l’eau savonneuse et rincés d’avance.'],
      },
      observation: [
        'Catégories et concepts : d’après quoi l’enfant dit-il que deux bouchons vont ensemble?',
        'Attention : comment cherche-t-il une couleur dans le tas mêlé?',
        'Langage oral : quels noms de couleurs dit-il, redit-il ou invente-t-il?',
      ],
      prolongements: [
        'Demain, le ciel devient la table : les bouchons y dessinent une étoile d’une couleur par pointe.',
        'À la maison, l’enfant choisit une couleur et crie « Oh, la belle verte! » chaque fois que son parent et lui en croisent une.',
      ],
      reflexionRetroaction: [
        'Quelle couleur ont-ils placée autrement que je l’aurais fait, et pourquoi?',
        'Qui montre sans nommer, et qui nomme sans chercher?',
      ],
    },
  },
  {
    key: 'une-mouche-dans-ma-joue',
    summary:
      'On attend en file, et hop! une mouche entre dans la bouche. Elle fait une bosse dans une joue, passe dans l’autre, et ressort en vache : « Meuh! »',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['sons-et-silence', 'emotions-et-amitie'],
    materials: [],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, la file se place le dos au mur ou à la clôture, à l’ombre l’été, et les mouches s’envolent une fois dedans.',
    },
    seasons: [],
    durationMinutes: 10,
    adults: 1,
    moment: 'transition',
    calls: [
      'l’attente',
      'attente',
      'attendre',
      'attendre en file',
      'attente en file',
      'en file',
      'faire la file',
      'la file',
      'rester en file',
      'attendre pour sortir',
      'attendre à la porte',
      'ils se poussent dans la file',
      'se pousser en file',
      'ils se chicanent en file',
      'patienter',
      'jeu d’attente',
      'temps d’attente',
      'transition',
      'jeu de bouche',
      'bruits de bouche',
      'grimaces',
      'parler sans son',
      'lire sur les lèvres',
      'sans matériel',
    ],
    seen: [
      'pendant qu’on attend en file pour sortir, ils se poussent et se chicanent',
      'ils s’accotent sur l’ami d’en avant et toute la ligne finit par tomber',
      'elle chiale qu’on lui a volé sa place pendant que j’habille le dernier',
      'il tire la capuche du voisin chaque fois qu’on est arrêtés devant la porte',
      'ils font des grimaces et des bruits de pet avec la bouche au lieu d’attendre',
      'tannés d’attendre, ils se pincent et se disent des niaiseries à l’oreille',
      'au vestiaire ce matin, cinq étaient prêts et bousculaient celle qui mettait ses bottes',
      'dans le corridor, ils parlent tous en même temps et dérangent le local d’à côté',
    ],
    scenes: ['attente', 'voix', 'blagues'],
    picture:
      'Prêts à sortir, quatre enfants dos au mur ont les yeux ronds; trois ont la joue bombée, une fait sortir une vache, l’éducatrice gonfle sa joue.',
    sheet: {
      titre: 'Une mouche dans ma joue',
      observationDepart:
        'On attend en file pour {dedans|sortir}{cour|rentrer}. Un coude pousse, une manche est tirée : « Arrête! J’étais là! » La porte n’est pas encore ouverte.',
      intentionEducative:
        'Permettre au groupe qui attend en file de jouer tout de suite, tous ensemble, avec la bouche et les yeux.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'secondaire' },
      ],
      objectifs: [
        'Bouger la langue, les joues et les lèvres, et changer de son.',
        'Regarder le visage d’un ami pour savoir ce qu’il fait.',
        '{20min|Deviner un mot ou un bruit que les lèvres disent sans son.}',
      ],
      materiel: [],
      preparation: [
        'La file se tourne, le dos {dedans|au mur}{cour|au mur ou à la clôture}, loin du battant de la porte : chacun voit vos yeux, et personne n’a d’ami dans le dos. Les épaules ne se touchent pas. Les mains pendent le long du corps.',
        'Placez-vous en face, à deux pas. {dedans|Les derniers s’habillent encore? Ils jouent de leur place, en s’habillant : le jeu ne prend que la bouche.}{cour|Les derniers arrivent du fond de la cour? Ils font « bzzz » en marchant : le jeu ne prend que la bouche.} Les bouches sont vides.',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3 },
          'Ne dites rien. Suivez des yeux une mouche que personne ne voit : « Bzzz… » Elle monte, elle tourne, elle approche. Hop! Fermez la bouche. Écarquillez les yeux : elle est dedans! De la langue, poussez une joue : une bosse. Poussez l’autre : la bosse a changé de côté. « Mmm! Mmm! » Vous ne pouvez plus parler. Enfin, ouvrez grand : « Meuh! » Prenez un air surpris : « J’ai avalé une mouche, et c’est une vache qui sort! On attend? À vous, alors. Attention… bzzz… »',
        ),
        play(
          { 10: 3, 20: 5 },
          'Toute la file fait « bzzz », et hop! les bouches se ferment ensemble. La bosse pousse une joue, l’autre, monte sous le nez, descend au menton. On la montre aux voisins de gauche et de droite : la bouche reste fermée, les yeux rient. À votre clin d’œil, toutes les bouches s’ouvrent : qui sort? Vache, chat, autobus? On rit, et une autre mouche arrive. {2-3a|À deux ans, on gonfle les joues, bien rondes, et ça sort : « Pof! »} {3-4a|À trois ans, on regarde vos yeux : ils vont d’un côté, la bosse y va aussi.} {4-5a|À quatre ans, avant d’ouvrir, les lèvres préparent la bête sans un son : le voisin devine laquelle.}',
        ),
        play(
          { 10: 3, 20: 5 },
          'La mouche voyage. Faites « bzzz » en tournant le visage vers un bout de la file. Qui l’entend la prend et la garde : « bzzz », lui aussi, jusqu’à ce que toute la file bourdonne. À l’autre bout, faites « ssss! » : un serpent revient. Dès qu’on l’entend, on lâche le « bzzz » et l’on devient serpent. Puis on recommence tout bas, et encore plus bas. {2-3a|À deux ans, on fait tous ensemble « mmm », les lèvres collées : ça chatouille!} {3-4a|À trois ans, vos sourcils commandent : levés, plus fort; baissés, tout bas.} {4-5a|À quatre ans, n’importe qui change le son sans prévenir : on écoute, on attrape le nouveau.}',
        ),
        play(
          { 20: 4 },
          '« La mouche a mangé ma voix. » Vos lèvres parlent, aucun son ne sort. Nommez d’abord tout haut deux choses {dedans|de la cour : « Ballon! Glissade! »}{cour|du local : « Dodo! Pomme! »} Dites-en une sans son, lentement : laquelle? Toute la file répond, sans son aussi. {2-3a|À deux ans, vous bâillez, riez ou pleurez sans bruit : on le fait avec vous, puis le bruit revient!} {3-4a|À trois ans, on dit son mot préféré sans son à tous les voisins, et l’on voit qui sourit.} {4-5a|À quatre ans, à deux ou à trois, on se demande sans voix : « À quoi joues-tu tantôt? » Et l’on se répond.}',
        ),
        closing(
          { 10: 2, 20: 3 },
          '« La porte s’ouvre. Chacun attrape sa dernière mouche et la garde! » Bzzz, hop! La file se remet vers la porte. Les bouches sont fermées, on respire par le nez, les bosses changent de joue. Tenez la porte et comptez les joues rondes au seuil : un, deux, trois… {dedans|Dehors,}{cour|Dedans,} à trois pas de la porte, sous vos yeux, on s’arrête; vous arrivez avec le dernier. Votre clin d’œil… et toutes les mouches s’envolent ensemble : « Bzzz! » Ou meuh, ou miaou. Bye bye, les mouches!',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Commencez dès que deux enfants attendent, sans appeler les autres : ils viennent pour la grimace.',
          'Parlez moins qu’eux : vos yeux et vos joues donnent les départs.',
          'Un coude pousse? Envoyez une mouche de ce côté, en regardant celui qui pousse : « Bzzz… hop! »',
          'Riez pour vrai de ce qui sort des bouches.',
        ],
        questionsOuvertes: [
          'Où est-elle rendue, ta mouche?',
          'Qui va sortir de ta bouche?',
          'Comment ta langue fait-elle la bosse?',
          '{20min|Qu’ont dit mes lèvres?}',
        ],
      },
      vocabulaire: [
        'la mouche',
        'la joue',
        'la langue',
        'les lèvres',
        'la bosse',
        'avaler',
        'tout bas',
        '{20min|sans son}',
      ],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Il regarde, la bouche ouverte? C’est une maison pour la mouche : « Elle entre chez toi! » Gonflez vos joues devant lui et attendez les siennes.',
        },
        {
          pour: '3-4a',
          texte: 'La bosse ne vient pas? La langue lèche d’abord ses dents d’en haut, puis glisse sur le côté.',
        },
        {
          pour: '4-5a',
          texte:
            'Il trouve le jeu trop facile? Sa mouche mime une émotion par la bosse et les sourcils : fâchée, gênée, endormie. Les voisins la nomment.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'La bouche est difficile à commander? La mouche se promène dans les yeux : en haut, en bas, à gauche. Les bruits dérangent? Il se place au bout de la file et joue sans son. Il entend peu? Il voit les joues et reçoit les signes de vos sourcils.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, la mouche est un flocon : il entre, il fond, et c’est un bonhomme qui parle.} {hiver|L’été, la mouche est une goutte d’eau : elle coule d’une joue à l’autre et ressort en grenouille.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Fou rire, postillon.', 'File qui devient croche.'],
        dangersAEliminer: [
          'Bouche pleine : la collation est avalée avant; aucun doigt, aucune mitaine n’y entre pour montrer la mouche.',
          'Souffle retenu : joues gonflées ou bouche fermée, on respire par le nez; un nez bouché joue la bouche ouverte.',
          'Cri ou souffle dans l’oreille ou au visage : le son se fait devant soi, vers vous, jamais dans une oreille.',
          'Porte : vous seule l’ouvrez et la tenez; personne ne s’adosse au battant ni aux gonds.',
          'Départ de la file : comptez avant, au seuil et au lâcher des mouches.',
        ],
        supervision: 'palier2',
        allergies: ['Aucun aliment ni produit dans ce jeu.'],
      },
      observation: [
        'Langage oral : quels sons l’enfant essaie-t-il, et lesquels change-t-il?',
        'Compétences sociales : où regarde-t-il pour jouer avec ses voisins?',
        'Schéma corporel : que fait-il de sa langue, de ses joues et de ses lèvres?',
      ],
      prolongements: [
        'Avant le dîner ou le lavage des mains, une autre mouche passe : cette fois, elle ressort en carotte ou en savon.',
        'Apprenez la mouche aux familles : à la caisse de l’épicerie, parent et enfant la font changer de joue.',
      ],
      reflexionRetroaction: [
        'Quand la bousculade a-t-elle cessé, et qu’y avait-il à faire à cet instant?',
        'Qui n’a joué que des yeux, et comment l’ai-je su?',
      ],
    },
  },
  {
    key: 'une-molle-ou-une-dure',
    summary:
      'Un ruban de laine coule sur la neige tapée : c’est la tire. On attend qu’elle fige, on roule le bâton dessus, et le marchand demande : « Une molle, une dure? »',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['saisons-et-fetes', 'eau-neige-et-glace'],
    materials: ['neige', 'batons'],
    place: 'YARD',
    alsoAt: {
      PARK: 'Au parc, tapez la neige d’un coin à l’écart des glissades et des sentiers; la laine tient dans vos poches.',
    },
    seasons: ['WINTER', 'SPRING'],
    durationMinutes: 20,
    adults: 1,
    occasion: 'temps-des-sucres',
    calls: [
      'la tire sur la neige',
      'tire sur la neige',
      'la tire',
      'tire',
      'tire d’érable',
      'la cabane à sucre',
      'cabane à sucre',
      'la cabane à sucre dehors',
      'temps des sucres',
      'le temps des sucres',
      'sortie à la cabane à sucre',
      'érablière',
      'laine, bâtons',
      'laine et bâtons',
      'laine',
      'bâtons',
      'bâtons de bois',
      'tourner un bâton dans la neige',
      'enrouler la laine',
      'enrouler',
      'vendre de la tire',
      'offrir de la tire',
      'jouer au marchand de tire',
    ],
    seen: [
      'depuis la cabane à sucre, ils tournent des bâtons dans la neige et nous en offrent',
      'elle roule un bout de branche sur la glace et dit que sa tire est prête',
      'il vend des suçons de neige aux amis au pied de la glissade',
      'ils s’obstinent à savoir qui a la plus grosse boule au bout de son bâton',
      'au bricolage, il enroule toute la laine jaune sur un bâton et dit que c’est de la tire',
      'elle raconte que son papa a mangé quatre bâtons et qu’elle avait les doigts collés',
      'dans la cour, ils tapent la neige avec la pelle et versent du sirop invisible',
      'on a été à l’érablière jeudi, ils tiennent un comptoir au bord du carré de sable',
    ],
    scenes: ['neige-glace', 'cuisine', 'magasin-metiers'],
    picture:
      'Au bord d’une bande de neige tapée, un enfant roule un ruban de laine sur son bâton, une autre verse le sien, un ami tend une tire à l’éducatrice.',
    sheet: {
      titre: 'Une molle ou une dure? La tire de laine',
      observationDepart:
        'Depuis la cabane à sucre, ils tournent un bâton dans la neige : « Tiens, de la tire! » Le bâton ressort nu, et chacun fait semblant d’y goûter.',
      intentionEducative:
        'Offrir au jeu de la cabane à sucre une tire que l’on voit, qui se verse, s’enroule, se vend, et ne se mange pas.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'principal' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Éveil aux mathématiques', role: 'secondaire' },
      ],
      objectifs: [
        '{4-5a|Coincer le bout du brin sous le pouce et tourner le bâton jusqu’à l’autre bout.}{!4-5a|Tourner le bâton pour que la laine s’y enroule jusqu’au bout.}',
        'Verser, attendre, servir, et nommer ce que l’on vend.',
        'Comparer deux tires : plus molle, plus dure, plus grosse.',
      ],
      materiel: [
        item(
          'Laine dorée ou brune, la tire',
          '{30min|trois brins courts par enfant, longs comme votre avant-bras au plus, et un pour vous}{!30min|un brin court par enfant, long comme votre avant-bras au plus, un pour vous et deux de plus}',
          null,
        ),
        item(
          'Bâtons de bois à bouts ronds, longs comme une main d’adulte',
          'un par enfant, un pour vous, deux de plus',
          'Cuillères de bois courtes',
        ),
        optional('{hiver|Mitaines de rechange}', '{hiver|trois ou quatre paires}', null),
        item(
          '{hiver|Neige tapée}',
          '{hiver|une bande large d’un pas, assez longue pour tous}',
          '{hiver|Nappe blanche, étendue au sol}',
        ),
        optional(
          '{printemps|Neige tapée, s’il en reste, ou nappe blanche}',
          '{printemps|une bande large d’un pas, assez longue pour tous}',
          null,
        ),
      ],
      preparation: [
        'La veille, coupez la laine en brins courts, tous pareils, longs comme votre avant-bras au plus. Choisissez une laine qui ne s’effiloche pas. {3-4a|Pour les trois ans, nouez un brin à chaque bâton, par un bout : le premier tour est fait.} Gardez le tout dans vos poches.',
        'Tapez avec les enfants une bande de neige propre, {cour|loin de la porte et des glissades}{parc|à l’écart des glissades et des sentiers} : pieds collés, on la piétine jusqu’à ce qu’elle soit lisse. {printemps|Plus de neige? Étendez une nappe blanche sur un sol sec.} C’est le comptoir.',
        'Chacun a sa place au bord du comptoir, d’un côté ou de l’autre, à genoux ou accroupi, à un bras des voisins. Les brins et le bâton ne quittent pas cette place.',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4 },
          'À genoux devant le comptoir, tenez un brin de laine bien haut : « Bienvenue à la cabane à sucre! Attention, la tire est chaude! » Laissez-le descendre sur le comptoir, en lacets. Un enfant avance la main? « Pas tout de suite. Elle coule encore! » Tapez dix fois dans vos mains, avec eux. Touchez-la du doigt : « Ça colle. Elle a figé! » Couchez le bâton sur un bout, le pouce dessus, et roulez vers l’autre bout. Levez votre boule dorée à un bras de votre visage : « Hmm! Je la mange avec les yeux. »',
        ),
        play(
          { 20: 7, 30: 8 },
          'Donnez à chacun un bâton et un brin. On verse la laine de haut, le plus lentement possible, on tape dix fois, on touche : a-t-elle figé? Puis on roule. Au dernier tour, on lève sa tire à bout de bras et l’on dit : « Chaud devant! » On déroule, et l’on recommence. {3-4a|À trois ans, le brin tient déjà au bâton : on verse l’autre bout, puis on tourne à deux mains, ou l’on roule le bâton à plat sous les paumes. « Encore un tour… partie! »} {4-5a|À quatre ans, on coince le bout sous le pouce : le premier tour est le plus dur. Puis on verse en escargot, en montagnes, en route droite, et l’on gage : en combien de tours sera-t-elle toute enroulée? On les compte.}',
        ),
        play(
          { 20: 6, 30: 7 },
          'Le commerce ouvre. Passez de place en place, cliente : « Bonjour! Une tire, s’il vous plaît. » Le marchand demande : « Une molle ou une dure? » Molle : peu de tapes, des tours lâches qui pendent. Dure : dix tapes, des tours bien serrés. Payez d’une tape dans la main, mangez la tire des yeux, à bout de bras, et rendez-la : « Trop bonne! » En attendant, les autres roulent. Ensuite, chacun sert un voisin sans quitter sa place, puis se fait servir. {3-4a|À trois ans, on sert toujours la même, et l’on prend son temps.} {4-5a|À quatre ans, à deux ou à trois, l’un roule une molle, l’autre une dure. Laquelle a l’air la plus grosse? On les déroule côte à côte : même longueur!}',
        ),
        play(
          { 30: 6 },
          'Une tablée arrive, affamée : il faut une grosse tire pour tout le monde. Donnez à chacun deux autres brins. On les verse bout à bout avec ceux du voisin, sans les nouer : un long ruban traverse le comptoir. On tape dix fois. Chacun enroule ce qui est devant lui, jusqu’à ce qu’il ne reste plus de laine sur le comptoir. {3-4a|À trois ans, on ramasse un brin par-dessus l’autre : la boule grossit, et l’on montre où elle a grossi.} {4-5a|À quatre ans, on couche les tires en rang sur le comptoir, de la plus mince à la plus grosse, puis on cherche pourquoi : plus de brins, ou des tours plus lâches?} Mangez chaque tire des yeux : « Celle-ci est toute molle. Celle-là brille! »',
        ),
        closing(
          { 20: 4, 30: 5 },
          'Tapez dans vos mains : « Le comptoir ferme. Une dernière, pour qui vous voulez. » Chacun roule une tire en pensant à quelqu’un, à la maison ou ici : molle ou dure? On dit pour qui, on la lève à bout de bras, ou l’on passe. Tous ensemble, on la mange avec les yeux : « Hmm! » Puis la tire fond : on déroule, brins et bâtons reviennent dans votre main, comptés. On regarde le comptoir : il n’en reste plus. {hiver|On secoue les mitaines.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Soyez une cliente difficile : « Celle-là est trop dure pour moi. En auriez-vous une plus molle? »',
          'Le brin glisse? Tenez-en un bout le temps d’un tour, puis lâchez sans le dire.',
          'Un bâton monte vers une bouche? « Avec les yeux! » Ouvrez grand les vôtres, à un bras de votre tire.',
          '{hiver|Touchez les mitaines à chaque achat : mouillées, elles se changent.} {printemps|Touchez les mains à chaque achat : froides, elles se réchauffent dans les vôtres.}',
        ],
        questionsOuvertes: [
          'Comment sais-tu qu’elle a figé?',
          'Que fait chaque main pendant que le bâton tourne?',
          'Pour qui est cette tire-là?',
          '{4-5a|Pourquoi celle-ci a-t-elle l’air plus grosse?}',
        ],
      },
      vocabulaire: ['la tire', 'verser', 'couler', 'figer', 'enrouler', 'molle', 'dure', 'le comptoir'],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Le bâton tourne sans la laine? Tenez le bout libre du brin, bien tendu : l’enfant tourne, et la laine s’enroule.',
        },
        {
          pour: '4-5a',
          texte:
            'Il tient seul le commerce : il invente un prix en gestes, « trois sauts de lapin », et refuse les clients pressés.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Tourner est difficile? Vous tenez le bâton debout, et il guide le brin tout autour. En fauteuil, le comptoir est sa tablette, ou ses genoux couverts. La laine mouillée dérange? Il verse, avec la mitaine, et crie quand elle a figé.',
        },
        {
          pour: 'autre_saison',
          texte: 'L’été, la même laine se verse sur le sable mouillé et tapé : c’est du caramel.',
        },
      ],
      securite: {
        risquesAcceptes: ['Brin emmêlé, à refaire.', 'Genoux mouillés.'],
        dangersAEliminer: [
          'Laine, neige ou bâton à la bouche : la tire est pour rire et se mange avec les yeux, à un bras du visage. Qui mordille son bâton vous le rend et devient client.',
          'Laine autour d’un cou, d’un poignet ou d’un doigt : brins courts, longs comme votre avant-bras au plus, jamais noués ensemble; elle s’enroule seulement sur le bois, et vous les reprenez tous, comptés.',
          'Bâton près des yeux : on roule à genoux, le bâton à plat; qui se lève laisse son bâton au comptoir. Ni pointe, ni écharde.',
          'Vraie tire, brûlante : elle ne fait pas partie de ce jeu.',
          'Froid : suivez le seuil de votre milieu, au plus bas -27 °C, et touchez souvent nuques et mains; mitaine mouillée, mitaine changée, et l’on rentre au premier frisson.',
        ],
        supervision: 'palier2',
        allergies: [
          'Laine qui pique ou qui donne des rougeurs : fil de coton ou d’acrylique, et les mitaines restent.',
        ],
      },
      observation: [
        'Motricité fine : que fait chaque main quand le bâton tourne, et comment la laine reste-t-elle serrée?',
        'Fonction symbolique : que dit ou que fait l’enfant pour que la laine soit de la tire?',
        'Éveil aux mathématiques : comment compare-t-il deux tires, ou compte-t-il les tours?',
      ],
      prolongements: [
        'Au local, la tire se verse sur une débarbouillette blanche, et le comptoir rouvre pour les toutous.',
        'Au départ, l’enfant demande à son parent : « Une molle ou une dure? », et lui en roule une dans les airs.',
      ],
      reflexionRetroaction: [
        'Ai-je laissé le brin glisser plusieurs fois avant d’aider?',
        'Qui aimait rouler, qui aimait vendre, et qui les a réunis?',
      ],
    },
  },
  {
    key: 'le-bleu-m-a-touche-le-doigt',
    summary:
      'Un gros bloc de glace bleue fond au soleil. On pose le doigt devant sa flaque et l’on attend : elle avance… « Elle m’a touché! » Que reste-t-il dans le bloc?',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['eau-neige-et-glace', 'couleurs-et-textures'],
    materials: ['eau'],
    place: 'YARD',
    seasons: ['SUMMER'],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'la glace',
      'glace',
      'glaçons colorés',
      'glaçons',
      'glaçons de couleur',
      'glaçon',
      'blocs de glace',
      'bloc de glace',
      'blocs de glace, pinceaux',
      'glace colorée',
      'glace de couleur',
      'la glace fond',
      'la glace qui fond',
      'faire fondre la glace',
      'faire fondre',
      'fondre',
      'où est passée la glace',
      'peindre avec des glaçons',
      'peinture de glace',
      'peindre avec de la glace',
      'colorant alimentaire',
      'flaque de couleur',
      'il fait chaud',
    ],
    seen: [
      'quand la glace de leur verre fond, ils veulent tous voir où elle est passée',
      'elle laisse un glaçon sur la table et vient voir toutes les deux minutes s’il rapetisse',
      'il suit du doigt l’eau qui coule de son suçon glacé sur le ciment',
      'ils frottent un morceau gelé sur l’asphalte et regardent le trait sécher',
      'il demande pourquoi son jus est moins rouge quand la glace a disparu dedans',
      'ils ont chaud, ils se chicanent le seul cube qui reste dans la cruche',
      'à la collation dehors, une flaque rose a coulé jusqu’aux souliers, ils ont crié de joie',
      'dans la cour en plein juillet, ils collent leurs deux mains sur la glacière du dîner',
    ],
    scenes: ['neige-glace', 'traces', 'pourquoi'],
    picture:
      'Sur de grandes feuilles, une petite rit, le doigt bleu, devant un gros bloc de glace qui fond; un ami pousse un bloc rouge, l’éducatrice attend.',
    sheet: {
      titre: 'Le bleu m’a touché le doigt!',
      observationDepart:
        'La glace de leur verre a fondu. Un enfant penche le sien, un autre regarde dessous : « Elle est passée où? »',
      intentionEducative:
        'Éveiller la curiosité pour la glace qui devient de l’eau : sa couleur montre où elle s’en va.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Développement sensoriel', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
      ],
      objectifs: [
        'Suivre des yeux et du doigt l’eau qui sort de la glace.',
        'Essayer un geste pour qu’elle fonde plus vite : mains, soleil, frottement.',
        '{2-3a|Pousser, arrêter, recommencer avec un bloc froid et glissant.}',
        '{3-4a 4-5a|Dire d’avance ce que fera la couleur, puis vérifier.}',
      ],
      materiel: [
        item(
          'Glaçons colorés, en gros blocs de glace larges comme votre main',
          'un par enfant, un pour vous, un de plus : eau et colorant alimentaire, moulés la veille dans des contenants de margarine',
          null,
        ),
        optional('Papier épais, en grandes feuilles', 'une par enfant', null),
        item('Débarbouillettes sèches', 'une par enfant', 'Petites serviettes'),
        optional('{si-pinceaux|Pinceaux}', '{si-pinceaux|un gros par enfant}', null),
      ],
      preparation: [
        'La veille, versez trois doigts d’eau et dix gouttes de colorant dans chaque contenant de margarine : du bleu et une ou deux autres couleurs. Laissez une nuit au congélateur. Jamais de bac à petits glaçons.',
        'Dix minutes avant, démoulez. Passez les blocs sous l’eau jusqu’à ce qu’ils ne collent plus à la peau et que leurs bords soient ronds.',
        'Choisissez, loin du passage et des modules, un sol à l’ombre qui penche un peu, près d’un coin de soleil. Touchez-le du dos de la main. Étendez-y les feuilles, bord contre bord, et mouillez les coins pour qu’elles tiennent. Pas de papier? On joue sur le pavé. De votre place, vous voyez chaque bouche, et deux pas vous mènent à chaque bloc. Le colorant tache : vieux vêtements, et dites-le aux familles.',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4 },
          'Posez un bloc de glace bleue au sol. Couchez les deux mains dessus : « Brrr! » Comptez jusqu’à cinq, ôtez-les. Une goutte bleue coule, un rond s’agrandit sous la glace. Du côté où elle coule, posez le bout du doigt juste devant, à une largeur de doigt, et ne bougez plus. « Chut… elle s’en vient. » Attendez. Elle avance, elle approche… « Oh! Le bleu m’a touché le doigt! » Montrez-le, tout bleu. « D’où est-elle sortie, cette eau-là? »',
        ),
        play(
          { 20: 7, 30: 8 },
          'Chacun reçoit sa glace et s’assoit devant. On la réveille des deux mains, on compte jusqu’à cinq, puis on essuie ses mains. Le doigt se pose devant la flaque et attend. « Elle m’a touché! » On recule un peu le doigt, et l’on attend encore. Trop lent? On pousse la glace au soleil. {2-3a|À deux ans, les mains tapotent et poussent. Soulevez un bord du bloc : « De l’eau! » Posez votre doigt à côté du sien.} {3-4a|À trois ans, on cherche de quel côté la couleur se sauve, et l’on met un doigt de chaque main.} {4-5a|À quatre ans, chacun dit avant ce qui ira le plus vite : mains, souffle ou soleil. On essaie les trois.}',
        ),
        play(
          { 20: 6, 30: 7 },
          'La glace part en promenade. D’une main à plat, on la pousse : elle glisse et laisse une route. Vite, la route est pâle; lentement, elle est foncée. {si-pinceaux|Le pinceau boit la flaque au pied du bloc, et l’on peint la route plus loin : quand elle pâlit, on revient boire.} Deux routes se touchent : quelle couleur apparaît au croisement? {2-3a|À deux ans, l’enfant pousse son bloc jusqu’à votre main, vous le repoussez tout doucement : « Il revient! » On suit ensuite sa route du doigt.} {3-4a|À trois ans, on pousse le bloc tout autour de sa main posée à plat, puis on ôte la main : sa forme est restée!} {4-5a|À quatre ans, on vise : arrêter son bloc juste au bord de la route d’un ami, pour que leurs couleurs se rejoignent.}',
        ),
        play(
          { 30: 6 },
          '« Une glace au soleil, une glace à l’ombre : laquelle se sauve en premier? » Chacun choisit le coin de la sienne et l’y pousse; mettez la vôtre là où il y en a le moins. D’un doigt mouillé de couleur, chacun trace une clôture tout autour de sa flaque; aidez ceux qui le veulent. Personne n’y touche pendant une chanson. Puis on revient voir : la flaque a-t-elle sauté la clôture? {2-3a|À deux ans, on chante près de son bloc et l’on montre : « Encore là! Plus petit! »} {3-4a|À trois ans, on couvre le bloc de sa main : dépasse-t-il encore?} {4-5a|À quatre ans, on regarde au travers, dos au soleil : reste-t-il autant de couleur dedans? Où est passé le reste?}',
        ),
        closing(
          { 20: 4, 30: 5 },
          'On pousse les blocs au milieu, côte à côte. Montrez des mains leur grosseur du début, puis celle de maintenant. « Où est-elle passée, la glace? » On montre du doigt tous les endroits : la flaque, la route, les genoux, les mains. Chacun pose un dernier doigt devant son bloc et attend : « Touché! » Vous ramassez la glace et les morceaux devenus petits. Le sol sèche au soleil : plus tard, l’eau sera partie, et la couleur? On passera voir. Les mains se lavent.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Attendez pour vrai, le doigt immobile : le silence fait venir les autres.',
          'Nommez ce qu’il voit sans l’expliquer : « Tantôt, c’était loin. Là, ça touche ton doigt. »',
          'Cueillez les éclats et tout bloc devenu plus petit que votre poing; donnez celui de plus.',
          'Tâtez les doigts : rouges et froids, ils se réchauffent dans vos paumes.',
        ],
        questionsOuvertes: [
          'Où s’en va ta couleur?',
          'Comment la faire avancer plus vite?',
          'Que reste-t-il dans le bloc?',
          '{3-4a 4-5a|Pourquoi la route est-elle plus pâle ici?}',
        ],
      },
      vocabulaire: ['la glace', 'fondre', 'la flaque', 'la couleur', 'avancer', 'pâle', 'froid', 'la route'],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Attendre est long? Trempez votre doigt et le sien dans la flaque, et tirez un trait vers vous : l’eau suit. Un seul bloc devant lui, jamais deux.',
        },
        {
          pour: '3-4a',
          texte:
            'Il ne veut pas de froid aux mains? Il pousse son bloc avec la débarbouillette pliée, et garde un seul doigt pour la flaque.',
        },
        {
          pour: '4-5a',
          texte:
            'Il se donne une ligne d’arrivée, une fente du pavé ou un bord de feuille, et invente comment y mener la couleur sans toucher l’eau.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'En fauteuil, le bloc est sur sa tablette; une débarbouillette roulée fait le bord. Le froid fait reculer? Le bloc se pousse à travers une débarbouillette. Il voit peu? Deux doigts suivent la flaque : le mouillé, le sec, le bord entre les deux.',
        },
        {
          pour: 'autre_saison',
          texte: 'L’hiver, moulez les blocs dehors, et faites la route sur la neige tapée, avec des mitaines.',
        },
      ],
      securite: {
        risquesAcceptes: ['Doigts froids, et bleus jusqu’au soir.', 'Vêtements tachés.'],
        dangersAEliminer: [
          'Glace à la bouche : elle a l’air d’un suçon glacé. « Celle-là, c’est pour les doigts. » Éclat ou bloc plus petit que votre poing : vous le retirez aussitôt.',
          'Glace qui colle à la peau, doigts engourdis : elle est passée sous l’eau avant d’être donnée; les mains s’y couchent le temps de compter jusqu’à cinq, puis s’essuient.',
          'Bloc lancé, ou échappé sur les orteils : il glisse au sol et ne se porte pas; vous le déplacez.',
          'Sol glissant, mouillé par la glace : on joue assis ou à genoux, loin du passage, et l’on contourne les flaques en marchant; personne ne court là tant que le sol n’est pas sec.',
          'Pavé ou asphalte brûlant : touchez-le du dos de la main; trop chaud, on reste à l’ombre.',
          'Colorant pur, œil ou vêtement : vous seule le versez, la veille; doigts loin des yeux, on s’essuie.',
        ],
        supervision: 'palier1',
        allergies: [
          'Colorant : lisez l’étiquette avec la liste du groupe. Enfant qui fait de l’urticaire au froid : suivez son plan de soins.',
        ],
      },
      observation: [
        'Éveil aux sciences : que fait l’enfant pour que la couleur avance, et que change-t-il ensuite?',
        'Développement sensoriel : comment va-t-il vers le froid, et quand retire-t-il ses mains?',
        'Motricité fine : comment pousse-t-il, freine-t-il, arrête-t-il un bloc qui glisse?',
      ],
      prolongements: [
        'Au retour de la sieste, allez voir où l’eau a séché : chacun cherche sa route et la suit du doigt.',
        'À la maison, l’enfant et son parent posent sur une assiette un gros bloc de glace moulé dans un contenant de margarine : de quel côté l’eau se sauvera-t-elle?',
      ],
      reflexionRetroaction: [
        'Ai-je attendu avec eux, ou poussé la glace à leur place?',
        'Quelle idée sur la glace disparue m’a surprise?',
      ],
    },
  },
]
