import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

export const PRESCHOOLER_FEAST_AND_FRIGHT_SHEETS: readonly BankSheet[] = [
  {
    key: 'qui-vient-a-ta-table',
    summary:
      'Une nappe, une lampe, une soupe de papier : chaque enfant met la table pour quelqu’un, un soir de fête ou un simple jeudi.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_COGNITIVE'],
    themes: ['saisons-et-fetes', 'emotions-et-amitie'],
    materials: ['tissus', 'cartons-et-boites', 'contenants-et-cuilleres'],
    place: 'INDOORS',
    seasons: ['WINTER'],
    alsoIn: {
      SPRING: 'Au printemps, le jour dure : tirez bien le rideau pour que les lampes se voient.',
      SUMMER: 'L’été, laissez les lampes dans l’armoire : la fenêtre éclaire les tables.',
      AUTUMN: 'L’automne, la noirceur revient avant le souper, et les lampes avec elle.',
    },
    durationMinutes: 30,
    adults: 1,
    subject: 'religion',
    calls: [
      'fête',
      'fêter',
      'noël',
      'ramadan',
      'hanoukka',
      'diwali',
      'jour de l’an',
      'on fête pas ça',
      'familles différentes',
      'inclusion',
      'religion',
      'traditions',
      'mettre la table',
      'visite',
      'souper',
      'invité',
      'soupe',
      'le repas',
      'la famille',
    ],
    seen: [
      'elle place une doudou à terre, des bols dessus et dit que sa mamie vient manger',
      'il sert du papier déchiré à tous les toutous assis autour d’une boîte',
      'ils se gardent une chaise vide et disent c’est pour mon oncle, il arrive tard',
      'un petit nous a dit que chez lui il n’y a pas de sapin, les autres étaient surpris',
      'il s’ennuie de sa grand-mère qui reste loin et lui prépare une place pour souper',
      'ils se racontent ce qu’on mange chez eux les grosses journées et c’est jamais pareil',
      'au dîner, une petite a dit que son père jeûne et les autres ont posé plein de questions',
      'depuis les partys de famille, ils jouent à recevoir de la visite avec des lampes allumées',
    ],
    scenes: ['cuisine', 'fete'],
    picture:
      'Dans un local sombre, trois petites tables nappées : une enfant allume une lampe, un autre sert un ourson, une amie arrive et cogne.',
    sheet: {
      titre: 'Qui vient à ta table?',
      observationDepart:
        '{hiver automne 3-4a 4-5a|« Noël, c’est dans combien de dodos? »} {printemps ete 3-4a 4-5a|« Ma fête, c’est dans combien de dodos? »} {hiver automne !3-4a !4-5a|« Noël! » dit une enfant à la collation.} {printemps ete !3-4a !4-5a|« Ma fête! » dit une enfant à la collation.} Au bout de la table, un enfant {3-4a 4-5a|répond : « Nous, on fait pas ça. »}{!3-4a !4-5a|fait non de la tête.} Les cuillères s’arrêtent.',
      intentionEducative:
        'Offrir une table à toutes les maisons, celles qui fêtent et celles qui ne fêtent pas, sans que personne ait à s’expliquer.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Identité', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
      ],
      objectifs: [
        'Préparer une place en pensant à la personne qui va s’y asseoir.',
        'Répondre oui, non ou plus tard à un visiteur.',
        'S’asseoir à une table qui ne ressemble pas à la sienne.',
      ],
      materiel: [
        item('Carrés de tissu, pour les nappes', 'un par enfant et trois de plus', 'Linges à vaisselle'),
        item(
          'Boîtes de carton à retourner, pour les tables',
          'une par enfant et une pour vous',
          'Chaises, coins de tapis',
        ),
        item(
          'Assiettes, bols et grosses cuillères incassables',
          'trois morceaux par enfant et six de plus',
          'Grands couvercles',
        ),
        item('Gros blocs, tissus et papier kraft, pour le repas', 'deux paniers', 'Bas roulés'),
        item('Toutous et poupées, pour la visite', 'un par enfant', null),
        item('{!ete|Lampes de poche à piles vissées}', 'quatre', 'Veilleuses à piles vissées'),
        optional('{4-5a|Papier et gros crayons}', 'un pot', null),
        optional(
          '{si-aliments-de-jeu|Aliments de jeu, plus gros que le poing}',
          '{si-aliments-de-jeu|un panier}',
          null,
        ),
        optional(
          '{!2-3a si-pâte-à-modeler|Pâte à modeler}',
          '{!2-3a si-pâte-à-modeler|une boule grosse comme un œuf par enfant}',
          null,
        ),
        optional('{si-photos|Photos prêtées par les familles}', '{si-photos|celles que vous avez}', null),
        optional(
          '{30min 45min si-chaudrons|Chaudron léger et sa louche}',
          '{30min 45min si-chaudrons|un de chaque}',
          null,
        ),
      ],
      preparation: [
        'Posez à toutes les familles la même question : y a-t-il ces temps-ci un jour qui compte chez vous, et comment se dit-il? « Aucun » est une réponse complète, le silence aussi. Ces mots vous servent à bien prononcer, non à annoncer.',
        'Gardez sapin, étoile, croissant et chandelier loin de ce jeu : les paniers ne contiennent que du linge, de la vaisselle et du faux manger. Si un enfant nomme sapin un bloc, c’en est un.',
        'Éparpillez les boîtes à deux pas d’enfant l’une de l’autre : on passe entre les tables sans rien accrocher.',
        '{!ete|Tirez le rideau et baissez la lumière; on voit encore où poser le pied. Si la pénombre inquiète un enfant, rouvrez de son côté.}',
        '{1adulte|Seule, mettez votre table au centre : de là, vous voyez toutes les nappes.} {2adultes|À deux, l’une reste à sa table, l’autre va chez qui l’invite.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 6 },
          'Étendez une nappe sur une boîte. Posez une assiette, une cuillère, puis un gros bol en face. « Mon frère vient souper. Ce n’est pas une fête, c’est un jeudi. Lui, il veut toujours le gros bol. » {si-aliments-de-jeu|Mettez-y un aliment de jeu, sous un autre nom : « Lui, il appelle ça de la lune. »} {!ete|Allumez une lampe près du bol.} Poussez la pile de nappes au milieu : « Et toi, qui vient à ta table? »',
        ),
        play(
          { 20: 11, 30: 14, 45: 18 },
          'Chaque enfant prend une nappe, choisit une boîte et met la table pour quelqu’un : une mamie, le chat, un toutou, la voisine. Blocs, tissus et papier font le repas. {!2-3a si-pâte-à-modeler|La pâte à modeler se façonne au goût de la visite : en rond, en long, en miettes.} {2-3a|Quatre cuillères dans un bol, un toutou qui glisse sous la table : la visite est servie.} {3-4a|Le menu change d’une bouchée à l’autre, et la visite ne sait jamais quand partir.} {4-5a|Des places sont réservées, un plat se garde pour la visite qui arrive tard.} {!ete|Les quatre lampes passent de nappe en nappe.} On fredonne, ou on mange en silence. Une table mise pour soi seul est complète. {si-photos|Une photo que l’enfant choisit peut s’asseoir à table, elle aussi.} Le jeu ralentit? « Ta visite amène quelqu’un! » Il faut une place de plus. {avec-tissu|Glissez @materiel parmi les nappes.} {avec-contenant|Posez @materiel sur votre table, à emprunter.}',
        ),
        play(
          { 30: 7, 45: 13 },
          'Les tables se visitent. Debout au bord d’une nappe, cognez deux fois dans vos mains et dites : « Toc, toc, toc, je viens chez toi, sans cadeau, rien que mes doigts. As-tu de la place pour moi? Oui, ou non, ou dans un mois! » L’hôte répond ce qu’il veut. Ensuite, les enfants cognent les uns chez les autres, avec ces mots-là ou les leurs. Le visiteur refusé cogne ailleurs, ou rentre chez lui finir sa soupe. {si-chaudrons|Un chaudron passe de table en table : qui le porte sert une louche à qui tend son bol.} {45min|Plus tard, l’invitation se retourne : « Viens chez moi, maintenant! »}',
        ),
        closing(
          { 20: 6, 30: 5, 45: 8 },
          'Passez de table en table{!ete|, une lampe à la main}, pendant que les autres finissent leur bol. {20min|Cognez dans vos mains : « As-tu de la place pour moi? » L’hôte répond oui, non ou plus tard. Qui le veut cogne ensuite chez un ami.} « Qui est venu? » Un mot, un doigt vers le toutou, « personne, j’étais bien » : tout se reçoit pareil. Devant une tête qui fait non, continuez. Puis chaque hôte plie sa nappe{!ete|, et la dernière lampe s’éteint}.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Assoyez-vous là où l’hôte vous place et prenez le ton de sa table : bruyant, chuchoté, debout.',
          '{3-4a 4-5a|À « C’est quoi, le ramadan? », répondez vous-même, court : « C’est un mois où, dans bien des maisons, les grands attendent le coucher du soleil pour manger ensemble. » Ne demandez la suite à aucun enfant; celui qui la raconte de lui-même est écouté.}{!3-4a !4-5a|Un toutou glisse sous la table, un bol se renverse? Relevez-le avec l’enfant : « Ta visite a encore faim? »}',
          'À {hiver automne|« Noël s’en vient! »} {printemps ete|« Ma fête s’en vient! »} comme à {3-4a 4-5a|« Nous, on fête rien »}{!3-4a !4-5a|une tête qui fait non}, tendez une nappe, de la même voix : « Et ici, qui vient à ta table? »',
          '{3-4a 4-5a|À « Toi, t’auras pas de cadeaux! », assoyez-vous entre les deux enfants : « Il y a des maisons avec des cadeaux et des maisons sans. Dans les deux, on soupe. »}',
        ],
        questionsOuvertes: [
          'Qui vient à ta table?',
          'Qu’est-ce qu’on entend, quand tout le monde est assis?',
          '{3-4a 4-5a|Que gardes-tu pour la personne qui arrive tard?}{!3-4a !4-5a|Qu’est-ce qu’elle mange, ta visite?}',
        ],
      },
      vocabulaire: [
        'la visite',
        'la nappe',
        'mettre la table',
        'l’hôte',
        'fredonner',
        'accueillir',
        'une place de plus',
      ],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Une nappe déjà étendue, un bol, une cuillère, un toutou assis. Posez une deuxième assiette au bord de la nappe et voyez pour qui l’enfant la prend.',
        },
        {
          pour: '3-4a',
          texte: 'Un bloc sert de téléphone : la visite appelle, elle s’en vient, elle s’est trompée de porte.',
        },
        {
          pour: '4-5a',
          texte:
            'Les enfants dessinent une carte par assiette, pour dire qui s’assoit où, et en laissent une blanche pour la visite qu’on n’attend pas.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Avec un enfant qui ne parle pas encore, tendez deux toutous : celui qu’il prend est sa visite. Nommez les plats servis, sans deviner qui est assis là.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{hiver|L’été, étendez les nappes dans l’herbe, à l’ombre, et soupez au grand jour.} {!hiver|L’hiver, mettez les tables en fin d’après-midi, quand le noir entre par la fenêtre.}',
        },
      ],
      securite: {
        risquesAcceptes: ['« Non » à la porte, visiteur vexé.', 'Nappe tirée, souper renversé{!ete|, lampe disputée}.'],
        dangersAEliminer: [
          'Chandelle ou lampe à flamme : aucune, même éteinte.',
          '{!ete|Lampe dont le compartiment à piles n’est pas vissé : elle reste dans l’armoire.}',
          '{!ete|Faisceau dans les yeux : la lampe se couche sur la nappe ou regarde le plafond.}',
          '{2-3a|Morceau du faux repas qui passe dans un rouleau de papier hygiénique : retirez-le d’avance. Papier mâchouillé : troquez-le contre un tissu.}',
          'Prière, habit ou geste sacré moqué, ou montré au groupe : arrêtez, « Pour quelqu’un, c’est précieux. » Un enfant prie pour vrai à sa table? Laissez-le, sans commentaire.',
          'Enfant pressé de dire pourquoi on fête, ou non, chez lui : « Il le dira s’il en a envie », et la question s’arrête là.',
          '{!2-3a si-pâte-à-modeler|Pâte à modeler à la bouche : très salée, elle se recrache.}',
        ],
        supervision: 'palier2',
        allergies: [
          'Aucun vrai manger sur les nappes; contenants lavés à fond s’ils ont tenu du lait ou des noix.',
          '{!2-3a si-pâte-à-modeler|Pâte à modeler : lisez l’étiquette, elle contient souvent du blé.}',
        ],
      },
      observation: [
        'Compétences sociales : à quoi voit-on qu’une place se libère pour un visiteur imprévu?',
        'Identité : la personne attendue vient-elle de sa maison, de plus loin, d’un livre?',
        'Fonction symbolique : notez ce que devient un même bloc, d’une table à la suivante.',
      ],
      prolongements: [
        'Laissez une boîte et une nappe près de l’entrée : au matin, une table s’y mettra pour l’enfant qui arrive.',
        'Mot pour le babillard des familles : « Ce soir, votre enfant peut choisir qui s’assoit où. Fête ou pas. »',
      ],
      reflexionRetroaction: [
        'Quelle maison ai-je prise, malgré moi, pour la mesure des autres?',
        'Qui a bien joué sans rien dire de chez soi?',
      ],
    },
  },
  {
    key: 'un-poteau-de-plus',
    summary:
      'Un vieux bas sur le bout, et le bâton qui visait devient poteau : les enfants bâtissent un abri pour qui a peur ou n’en peut plus.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['emotions-et-amitie', 'cabanes-et-constructions'],
    materials: ['batons', 'tissus', 'chaudieres-et-pelles', 'cartons-et-boites'],
    place: 'YARD',
    alsoAt: {
      INDOORS: 'À l’intérieur, de longs rouleaux de carton font les poteaux, et un gros bloc cale chaque pied.',
      PARK: 'Au parc, une table à pique-nique porte le drap, et les poteaux s’appuient contre ses bancs.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    subject: 'guerre',
    calls: [
      'guerre',
      'jouer à la guerre',
      'fusil',
      'pistolet',
      'tirer',
      'épée',
      'bâton',
      'pow pow',
      'soldat',
      'armée',
      'bombe',
      'bataille',
      'se battre',
      'a vu la guerre à la télé',
      'nouvelles',
      'abri',
      'cabane',
      'construction',
    ],
    seen: [
      'ils pointent des branches vers les autres en faisant des bruits de mitraillette',
      'ils appuient tous les bâtons de la cour contre la clôture et étendent une couverte dessus',
      'elle met un vieux bas sur une branche et la traîne pour tenir le mur de leur campe',
      'il a vu des soldats aux nouvelles avec son père et il n’arrête pas d’en parler',
      'elle a peur quand les gars jouent à se tuer, elle vient se coller sur moi',
      'je suis tannée de leur dire pas de gun ici, ils recommencent deux minutes après',
      'dans la cour, tous les bouts de bois deviennent des armes et il y en a qui pleurent',
      'au parc, ils ont planté des piquets autour d’un drap et mis un gardien à la porte',
    ],
    scenes: ['heros', 'se-cacher', 'empiler-construire', 'peurs'],
    picture:
      'Un drap couvre deux tables; des bâtons coiffés de bas s’y appuient côte à côte, une enfant s’y repose, un autre traîne son bâton.',
    sheet: {
      titre: 'Un poteau de plus',
      observationDepart:
        'Deux enfants se visent avec ce qu’ils ont trouvé de long : « Pow! T’es mort! » Une troisième recule jusqu’à vos jambes. « C’est comme à la télé. »',
      intentionEducative:
        'Permettre aux enfants de changer une bataille en abri, où la peur et la fatigue trouvent une place, et où personne n’est l’ennemi.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
      ],
      objectifs: [
        'Faire tenir debout un mur, poteau par poteau.',
        'Voir la peur sur un visage et y répondre.',
        'Changer ce qui visait en poteau, et trouver un autre rôle.',
      ],
      materiel: [
        item(
          '{dehors|Bâtons secs, gros comme un manche de balai, longs du sol au nombril d’un enfant}',
          'un par enfant et six de plus',
          'Longs rouleaux de carton épais',
        ),
        item('{dedans|Longs rouleaux de carton}', 'un par enfant et six de plus', 'Journaux roulés serré et collés'),
        item('Vieux bas longs, pour coiffer les poteaux', 'un par poteau', 'Mitaines dépareillées'),
        item('{cour|Tables d’enfant solides}', 'deux', 'Table à pique-nique'),
        item('{dedans|Tables d’enfant solides}', 'deux', null),
        item('{parc|Table à pique-nique et ses bancs}', 'une, sur place', null),
        item('Grand drap de lit double', 'un', 'Grande nappe de tissu'),
        item(
          'Couvertures',
          'deux pour retenir le drap, deux pour les lits',
          '{dedans|Manteaux pliés}{dehors|Grandes serviettes}',
        ),
        item('{dehors|Bâche, sous les lits}', 'une', 'Tapis de jeu'),
        item('{cour|Chaudières}', 'quatre', 'Gros contenants de yogourt'),
        item('{cour|Pelles courtes}', 'quatre', 'Grosses cuillères de bois'),
        item('{dedans|Gros blocs, pour caler les rouleaux}', 'un par rouleau', 'Souliers'),
        item('{parc|Chariot, pour tout apporter}', '{parc|un}', '{parc|Brouette}'),
        optional('{45min|Bols incassables, pour la soupe de l’abri}', 'quatre', 'Mains en coupe'),
        optional('{si-cônes|Cônes}', '{si-cônes|huit}', null),
        optional('{si-boîtes-de-carton|Boîtes de carton fermées}', '{si-boîtes-de-carton|trois ou quatre}', null),
        optional('{si-pinces-à-linge|Pinces à linge}', '{si-pinces-à-linge|une par poteau}', null),
        optional('{si-toutous|Toutou}', '{si-toutous|un}', null),
      ],
      preparation: [
        'À l’écart, demandez à la famille de l’enfant qui a peur ce que l’enfant a vu et les mots déjà employés; n’en cherchez pas plus. Convenez avec l’équipe d’une seule phrase : « Ici, on ne vise personne. »',
        '{parc|Tout s’apporte en chariot, les bâtons attachés.} {dehors|Triez les bâtons : aucun n’est pointu, fourchu, ni plus long que du sol au nombril d’un enfant. Couchez-les en tas, à dix pas de l’abri.} {dedans|Couchez les rouleaux en tas, à l’autre bout du local.} {si-cônes|Deux rangées de cônes, du tas à l’abri, font la route des poteaux : on y traîne, on n’y court pas.}',
        '{cour dedans|Placez les deux tables côte à côte, à un pas d’enfant l’une de l’autre, et étendez le drap sur les deux : il pend des deux côtés, et les deux bouts restent ouverts. Une couverture pliée sur chaque table le retient.} {parc|Étendez le drap sur la table et par-dessus ses bancs : il pend des deux côtés, et les deux bouts restent ouverts. Deux couvertures pliées, sur la table, le retiennent.} {dehors|Étalez dessous la bâche et les deux autres couvertures.} {dedans|Étalez dessous les deux autres couvertures.} {si-boîtes-de-carton|Gardez tout près des boîtes de carton fermées : elles boucheront ce que le drap laisse ouvert sur les côtés, jamais les deux bouts.}',
        '{cour !hiver|Emplissez à demi les quatre chaudières de sable ou de terre, pour caler les poteaux.} {cour hiver|L’hiver, emplissez à demi les quatre chaudières de neige, pour caler les poteaux.}',
        '{1adulte|Seule, restez au bord de l’abri, les bas près de vous : vous voyez dessous et tout autour.} {2adultes|À deux, l’une reste au bord de l’abri, l’autre traîne et appuie avec ceux qui ont encore la bataille dans les bras.}',
      ],
      deroulement: [
        opening(
          { 20: 4, 30: 5, 45: 7 },
          'Assoyez-vous au bord du drap, une place libre à côté de vous. À tous, à ceux qui se visent comme aux autres, d’une voix de tous les jours : « C’est un abri, pour qui a peur ou n’en peut plus. Son mur bouge : il me manque des poteaux. » Enfilez un bas sur le bout d’un {dehors|bâton}{dedans|rouleau}, appuyez-le contre le drap, au bord {cour dedans|de la table}{parc|du banc}, et reculez le pied jusqu’à ce que ça tienne. « Un bas sur le bout, et le voilà poteau : il ne vise plus, il tient le mur. » {si-pinces-à-linge|Pincez ce bas au drap : le poteau ne glisse plus de côté.}',
        ),
        play(
          { 20: 12, 30: 18, 45: 19 },
          'Chaque enfant prend un bas, en coiffe un {dehors|bâton}{dedans|rouleau} du tas et le traîne par ce bout jusqu’à l’abri. Le premier poteau s’appuie, glisse, se relève; trois autres suivent. {cour|Une pelletée au pied, on tape, ça tient.} {parc|On cherche un creux où bloquer le pied.} {dedans|Un bloc contre le pied, et ça tient.} {3-4a|Le même poteau se replace dix fois, et c’est tout le jeu.} {4-5a|Un portier se nomme, une fenêtre se discute, un mur se double.} Un enfant qui visait, essoufflé, appuie le sien, puis entre, les mains vides, et se couche sur la couverture. Qui a peur et ne veut rien bâtir a sa place au milieu. Le mur ralentit? Passez la main dans un trou : « Le vent entre ici. » Ou demandez : « Qui a besoin de s’abriter? » On regarde les visages, on fait une place. {avec-tissu|Tendez @materiel à qui trouve un trou dans le mur.} {avec-coussin|Faites le lit des fatigués avec @materiel.}',
        ),
        play(
          { 45: 11 },
          'L’abri est habité : soupe, dodos, un chat à nourrir. Reculez de quelques pas, revenez les bras pendants et cognez dans vos mains. Assoyez-vous au seuil et laissez-vous abriter, nourrir, border. Quelqu’un fait le méchant et cogne aussi? À la porte, on lui demande ce qu’on demande à tous : un bas sur ce qu’il tient, puis les mains vides pour entrer. Le jeu ralentit? Un enfant garde la porte et demande à qui cogne : « De quoi as-tu besoin? »',
        ),
        closing(
          { 20: 4, 30: 7, 45: 8 },
          'Les enfants se ramassent sous le drap ou tout contre, la main sur un poteau s’ils en ont un. « Qui est encore fatigué? Qui est reposé? » {si-toutous|Un toutou passe de bras en bras : qui le serre dit s’il tremble encore.} Annoncez ce qui vient, et que vous restez avec eux. Dites tout bas à qui a eu peur que le dernier poteau se garde aussi longtemps qu’il le faut. Les autres poteaux se retirent un à un et rejoignent le tas, traînés comme ils sont venus.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Accroupissez-vous, un bas ouvert dans la main : « Ici, on ne vise personne. Mets-lui un bas et viens : il manque un poteau. »',
          'À « La guerre, ça vient-tu chez nous? », une phrase, toujours la même : « Aujourd’hui, ici, il n’y a pas de guerre. Mon travail, c’est de te garder en sécurité. »',
          'Parlez pareil à qui visait et à qui pleurait : les deux ont peut-être vu la même chose.',
          'Si la bataille repart, marchez jusqu’à elle au lieu de crier, et montrez le trou du mur.',
        ],
        questionsOuvertes: [
          'Qui aurait besoin de s’abriter ici?',
          'Qu’est-ce qui fait tenir ton poteau?',
          '{45min|Que fait-on à la porte quand on ne connaît pas celui qui cogne?}{!45min|Où te reposerais-tu, dans cet abri?}',
        ],
      },
      vocabulaire: [
        'le poteau',
        'appuyer',
        'caler',
        'à l’abri',
        'essoufflé',
        '{45min|le seuil}{!45min|le mur}',
        'la bienvenue',
        'en sécurité',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Appuyez d’avance deux poteaux de chaque côté, bien espacés : il reste à remplir les trous. L’enfant pose le bout coiffé contre le drap, vous reculez le pied avec lui.',
        },
        {
          pour: '4-5a',
          texte:
            'Les enfants font la loi de la porte, la disent à chaque arrivant, et la changent si elle laisse quelqu’un dehors.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Une enfant dont les mains frappent avant les mots porte ce qui prend deux bras, {cour|la chaudière à demi pleine} {parc dedans|une couverture roulée}, et y retourne tant qu’elle en veut.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{hiver|L’été, l’abri sert d’ombre : on y boit, on s’y allonge nu-pieds.} {!hiver|L’hiver, dans la cour, une pelletée de neige tapée cale chaque poteau, et le mur reste un drap.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Doigt pincé{dehors|, écharde}, poteau qui glisse, tête cognée sous la table.',
          'Colère d’avoir cédé son arme, bataille qui repart.',
          'Peur dite tout haut, larmes.',
        ],
        dangersAEliminer: [
          '{dehors|Bâton planté debout : aucun. Un bout dressé est à la hauteur des yeux de qui rampe ou tombe; ici, tout poteau s’appuie.}',
          'Bout coiffé qui dépasse le bord {cour dedans|de la table}{parc|du banc} : reculez le pied jusqu’à ce que le bout touche le drap.',
          '{dehors|Bâton}{dedans|Rouleau} levé ou porté en courant : on marche, une main autour du bout coiffé, l’autre bout traîne derrière. Aucun n’entre dans l’abri.',
          'Drap qui ferme l’abri ou retombe sur un visage{dehors hiver|, neige jetée dessus} : deux bouts ouverts, toit léger, et vous voyez tout le monde.',
          'Enfant qui monte sur la table : {cour dedans|le drap cache un vide, }il redescend tout de suite; le jeu est dessous.',
          'Image de guerre ajoutée au jeu, pays ou langue nommés ennemis : arrêtez, « Dans tous les pays, il y a des enfants. »',
          'Peur qui dure ou jeu qui tourne en rond depuis des jours : parlez-en à la famille et à la direction.',
        ],
        supervision: 'palier2',
        allergies: [
          '{dehors|Bâton qui colle ou qui moisit : écartez-le, la résine irrite.} {dedans|Drap et couvertures lavés sans parfum.}',
        ],
      },
      observation: [
        'Compétences sociales : quand arrive celui qui visait, quel accueil reçoit-il à l’abri?',
        'Compétences émotionnelles : notez le signe du corps qui annonce que la peur descend.',
        'Motricité globale : par combien d’essais passe un poteau avant de tenir, et qu’est-ce qui change entre deux?',
      ],
      prolongements: [
        'Rangez {dehors|bâtons}{dedans|rouleaux} et bas dans un panier nommé « poteaux » : le lendemain, ils ont déjà un métier.',
        'Donnez votre phrase au parent, telle quelle : redite à la maison, les nouvelles éteintes, elle rassure deux fois.',
      ],
      reflexionRetroaction: [
        'Qu’ai-je enlevé des mains, et comment aurais-je pu le demander?',
        'Qu’est-ce que cette bataille cherchait à comprendre?',
      ],
    },
  },
  {
    key: 'la-grotte-dit-moins-fort',
    summary:
      'Un avion de bouche et de talons passe devant une grotte de couvertures; une voix dit « moins fort », et tout le ciel obéit.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['emotions-et-amitie', 'sons-et-silence'],
    materials: ['tissus'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, des tables sorties ou à pique-nique font les grottes, et le ciel recule de cinq grands pas.',
    },
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    subject: 'peur',
    calls: [
      'bruit fort',
      'peur du bruit',
      'avion',
      'hélicoptère',
      'sirène',
      'se cacher sous la table',
      'réfugié',
      'venir d’Ukraine',
      'pompier',
      'alarme',
      'exercice de feu',
      'tonnerre',
      'orage',
      'pétard',
      'feux d’artifice',
      'se boucher les oreilles',
      'sursauter',
      'crier',
      'grotte',
      'sons',
      'fort et doux',
      'la peur',
    ],
    seen: [
      'elle se bouche les oreilles chaque fois que la chasse d’eau part ou que le séchoir démarre',
      'ils font le moteur avec leur bouche, de plus en plus fort, jusqu’à nous casser les oreilles',
      'il s’est roulé en boule sous la table quand la souffleuse est passée devant la fenêtre',
      'ils baissent la main et tout le monde fait le bruit plus doucement, ils veulent être le chef',
      'il dit arrête, c’est trop fort pour moi, mais personne ne l’écoute dans le groupe',
      'elle fait le saut et pleure dès qu’une porte claque ou qu’un ballon pète',
      'depuis la pratique d’évacuation, ils font la sirène dans le local et deux petits ont peur',
      'à la sieste, un gros camion a fait trembler les vitres, elle est restée raide de peur',
    ],
    scenes: ['peurs', 'voix', 'se-cacher', 'ecouter'],
    picture:
      'Sous une table couverte, une enfant abaisse la paume; devant la grotte, des amis aux bras ouverts comme des ailes se font tout petits.',
    sheet: {
      titre: 'La grotte dit moins fort',
      observationDepart:
        'Un avion est passé très bas. Le bruit est parti; une enfant est restée debout, les mains sur les oreilles.',
      intentionEducative:
        'Permettre aux enfants de faire eux-mêmes le fort et le doux, et de baisser d’un mot ce qui fait peur.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Développement sensoriel', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Glisser du fort au doux avec ses mains, ses talons, sa voix.',
        'Demander moins fort, d’un mot ou de la paume, et l’obtenir.',
        'Aller à l’abri quand son corps le réclame, et en ressortir.',
      ],
      materiel: [
        item('Couvertures légères', '{30min|six}{!30min|quatre}', 'Grandes serviettes'),
        item('{dedans|Tables lourdes}', 'deux', null),
        item('{cour|Tables lourdes}', 'deux', 'Tables à pique-nique'),
        item('{dedans|Coussins}', 'quatre', 'Manteaux pliés'),
        item('{cour|Bâche, pour le sol des grottes}', 'une', 'Tapis de jeu'),
        optional('Coquilles antibruit', 'une paire', 'Mains sur les oreilles'),
        optional('{si-cerceaux|Cerceaux, à plat}', '{si-cerceaux|un par enfant du ciel}', null),
        optional('{si-foulards|Foulard}', '{si-foulards|un par grotte}', null),
        optional('{si-toutous|Toutous}', '{si-toutous|un par grotte}', null),
        optional('{30min si-matelas|Tapis ou matelas mince}', '{30min si-matelas|un}', null),
        optional(
          '{dedans si-lampes-de-poche|Lampe de poche, boîtier vissé}',
          '{dedans si-lampes-de-poche|une, dans votre main}',
          null,
        ),
      ],
      preparation: [
        'À l’écart, demandez au parent quel bruit a surpris son enfant, ce qui le console, et si les nuits s’en ressentent.',
        'Pour deux grottes, couvrez chaque table de deux couvertures : le long côté qui fait face au ciel reste ouvert, et le bout qui regarde l’autre grotte aussi. {dedans|Glissez deux coussins dans chaque grotte.} {cour|Étalez la bâche dessous.} Trois ou quatre enfants tiennent dans chacune. {si-cerceaux|Un cerceau à plat marque la place de chaque enfant du ciel : on y gronde, on n’avance pas plus.}',
        'Laissez dans l’armoire sifflets, tambours et enregistrements : le ciel n’a que des bouches, des mains et des pieds. Si l’avion rappelle une guerre à quelqu’un, jouez partout le vent à sa place, sans dire pourquoi.',
        'Choisissez une heure sans exercice d’évacuation{dedans| ni aspirateur au corridor}.',
        '{1adulte|Seule, assoyez-vous entre les deux grottes, face au ciel : vous voyez les trois.} {2adultes|À deux, l’une bruite avec le ciel, l’autre demeure au bord des grottes.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 4, 30: 5 },
          'Au bord d’une grotte, faites venir un avion du bout des lèvres : presque rien, un peu plus, puis il s’éloigne. Mettez les mains sur vos oreilles, enlevez-les. « Quand il passe bas, je sursaute. Quand c’est trop, je le dis : moins fort. » Votre paume descend, le vrombissement descend avec elle. {si-foulards|Un foulard commande aussi : plus il descend, moins le ciel gronde.} « Qui fait le ciel, debout là-bas? Qui vient dans la grotte? » {si-toutous|Un toutou y attend : on lui bouche les oreilles d’abord.}',
        ),
        play(
          { 10: 6, 20: 11, 30: 12 },
          'Debout, à {dedans|trois}{cour|cinq} grands pas, le ciel fait son bruit sur place : lèvres qui vibrent, cuisses tapées, talons au sol. Dedans, la grotte écoute. Une voix dit « moins fort », une paume descend; le ciel baisse d’un cran, et d’un autre, jusqu’à ce que la grotte dise « correct ». {!10min|Puis elle commande sans un mot, de la paume.} {2-3a|Après un seul grand bruit, la moitié du ciel va se blottir dans la grotte.} {3-4a|Le ciel prend des noms : un camion de pompiers, un orage, l’avion de grand-maman.} {4-5a|Les crans se comptent sur les doigts : cinq fait vibrer le ventre, un ne s’entend que de près.} On change de place quand on veut, et une enfant blottie au fond commande autant que les autres.',
        ),
        play(
          { 30: 7 },
          'Un chef se met debout devant le ciel et le fait monter, descendre, taire. Puis cherchez ce qui adoucit le fort : les paumes sur les oreilles, trois pas de recul, une couverture de plus au toit, un ami tout contre. {si-matelas|Les talons sur un tapis ou un matelas, puis à côté : où le ciel gronde-t-il le plus?} On essaie, on compare, on retourne dans le ciel. {avec-coussin|Ajoutez @materiel aux murs de la grotte : le fort y change-t-il?} {avec-tissu|Ajoutez @materiel au toit, et réécoutez.}',
        ),
        closing(
          { 10: 2, 20: 5, 30: 6 },
          'Le ciel s’assoit. Il reste un avion gros comme un pouce : un souffle entre les lèvres. {dedans si-lampes-de-poche|Votre lampe de poche en fait un rond au plafond, qui glisse et s’éteint.} Montrez du doigt où il s’en va, et écoutez ensemble ce qui reste. Puis dites vrai : « Un vrai gros bruit ne m’écoute pas. Mes mains, oui : elles bouchent mes oreilles. Et moi, je reste avec vous. »',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Croyez le corps : « Tu as sursauté. C’était fort. » Ne dites pas « ce n’est rien ».',
          'Baissez la première au premier « moins fort », même soufflé; le ciel vous suivra.',
          'Entre « plus fort » et « moins fort », donnez toujours raison au second.',
          'Si le ciel n’entend plus la grotte, levez-vous, la paume à plat, et faites-le asseoir; on repart d’un souffle.',
        ],
        questionsOuvertes: [
          'À quelle hauteur passe-t-il, ton avion?',
          'Où est-ce que le bruit devient doux?',
          'Que fais-tu quand le bruit ne t’écoute pas?',
        ],
      },
      vocabulaire: ['fort', 'moins fort', 'doux', 'le cran', 'la grotte', 'sursauter', 's’éloigner', 'vibrer'],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Soyez d’abord le ciel à vous seule : l’enfant descend la paume, votre bruit fond. Ajoutez une bouche à la fois.',
        },
        {
          pour: '3-4a',
          texte: 'Trois crans dans le corps : debout, accroupi, couché. La voix descend avec les genoux.',
        },
        {
          pour: '4-5a',
          texte:
            'Les enfants règlent un passage complet : l’avion arrive de loin, passe, disparaît. La grotte corrige : « Trop tôt! Encore loin! »',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Un enfant que les sons blessent choisit sa grotte en premier et met les coquilles s’il le veut. Le ciel part du silence et monte quand cet enfant lève la main.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{hiver|L’été, le tonnerre et les feux d’artifice donnent d’autres ciels à baisser.} {!hiver|L’hiver, la gratte et la souffleuse remplacent l’avion.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Bruit qui dépasse et fait pleurer.', 'Tête cognée en sortant de la grotte.'],
        dangersAEliminer: [
          'Couverture qui ferme la grotte ou tombe sur un visage : deux côtés ouverts, et vous voyez chaque tête.',
          'Table légère ou sur roulettes, que la couverture entraîne : prenez les plus lourdes, rien d’autre dessus.',
          'Bruit dans l’oreille d’un ami : le ciel garde ses pas de distance, les bouches vers le haut.',
          'Vrai son d’avion ou de sirène sur un appareil : jamais, il ne sait pas obéir.',
          'Enfant tiré de la grotte ou tenu dehors : ses pieds choisissent.',
          '{si-cerceaux|Cerceau qui glisse sous un pied : à plat, et l’on en sort au pas.}',
          '{si-foulards|Foulard au cou : il reste dans la main qui commande.}',
          '{dedans si-lampes-de-poche|Lampe qui éblouit ou qui s’ouvre : boîtier vissé, tournée vers le plafond, jamais vers un visage.}',
        ],
        supervision: 'palier2',
        allergies: ['Couvertures lavées sans parfum; aucune laine qui pique contre une peau sensible.'],
      },
      observation: [
        'Compétences émotionnelles : du premier bruit au premier jeu, par où passe l’enfant pour se remettre?',
        'Développement sensoriel : jusqu’à quel cran tolère-t-il le ciel, dans la grotte et hors de la grotte?',
        'Langage oral : relevez ce qu’il emploie pour faire baisser le bruit, mot, paume ou regard.',
      ],
      prolongements: [
        'Au prochain vrai bruit, mains aux oreilles et nommez-le : « Un gros camion. Il approche… il s’en va. » À l’alarme, on sort tout de suite, les mains sur les oreilles si on veut.',
        'Apprenez au parent la paume qui descend : ce soir, elle marchera peut-être avec la télé et les grands frères.',
      ],
      reflexionRetroaction: [
        'Ai-je baissé dès la première demande, ou seulement à la troisième?',
        'Qui n’a encore jamais dit « moins fort », et de quoi aurait-il besoin?',
      ],
    },
  },
  {
    key: 'le-lit-qui-attend',
    summary:
      'Le toutou dort ici; là-bas, son autre lit lui garde la place. Un seul sac à remplir, et quelqu’un à trouver pour dire bonne nuit.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_LANGUAGE'],
    themes: ['emotions-et-amitie'],
    materials: ['tissus', 'cartons-et-boites', 'livres'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    subject: 'deux-maisons',
    calls: [
      'parents séparés',
      'séparation',
      'divorce',
      'garde partagée',
      'deux maisons',
      'où est papa',
      'où est maman',
      'papa et maman ne vivent plus ensemble',
      's’ennuie de papa',
      'papa déménage',
      'dodo chez papa',
      'une semaine sur deux',
      'sac',
      'doudou',
      'dire bonne nuit',
      'déménager',
      'famille',
      'toutous',
      'l’heure du dodo',
    ],
    seen: [
      'elle couche son ourson d’un bord du local, puis va le recoucher de l’autre bord',
      'il met une brosse à dents et un pyjama dans un sac et dit je pars dormir',
      'elle vide et remplit sa valise vingt fois parce qu’il manque toujours quelque chose dedans',
      'il me demande dix fois par jour qui vient le chercher, son père ou sa mère',
      'il a oublié sa suce dans l’autre maison et c’était le drame ce matin',
      'elle raconte que sa chambre chez papa n’est pas pareille et qu’elle s’ennuie de son chat',
      'dans le vestiaire, il traîne un gros sac le vendredi et ne sait jamais où il dort',
      'depuis que sa mère a changé d’appartement, elle borde toutes les poupées et leur dit que maman revient',
    ],
    scenes: ['separation', 'remplir-vider'],
    picture:
      'Une enfant borde un lapin dans un lit bleu; plus loin, un lit jaune et vide garde un livre, et un ami remplit un sac de papier.',
    sheet: {
      titre: 'Le lit qui attend',
      observationDepart:
        '« Papa est où? » La question revient à la collation, au vestiaire, au milieu d’un casse-tête. L’enfant repart parfois avant la réponse.',
      intentionEducative:
        'Offrir un jeu où l’on peut partir sans perdre sa place : pendant qu’on dort dans un lit, l’autre attend.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Attachement', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
      ],
      objectifs: [
        'Choisir ce qui voyage et ce qui reste.',
        'Poser dix fois sa question et recevoir dix fois la même réponse vraie.',
        'Inventer un bonsoir pour chaque lit.',
      ],
      materiel: [
        item('Toutous', 'un par enfant et deux de plus', 'Poupées de tissu'),
        item(
          'Serviettes pliées, pour les lits',
          'deux par enfant, de deux couleurs, et quatre de plus',
          'Boîtes à souliers',
        ),
        item('Sacs de papier à fond plat', 'un par enfant, un pour vous', 'Petits paniers'),
        item('Débarbouillettes, petits livres cartonnés, gros blocs', 'quatre choses par enfant', 'Bas roulés'),
        optional('{4-5a|Papier et gros crayons}', 'un pot', null),
        optional('{si-figurines|Figurines, plus grosses que le poing}', '{si-figurines|deux par enfant}', null),
        optional('{si-boîtes-de-carton|Boîtes de carton, ouvertes}', '{si-boîtes-de-carton|deux}', null),
        optional('{si-autos|Autos, plus grosses que le poing}', '{si-autos|une pour deux enfants}', null),
        optional(
          '{si-lampes-de-poche|Lampe de poche, boîtier vissé}',
          '{si-lampes-de-poche|une, dans votre main}',
          null,
        ),
        optional('{si-photos|Photos prêtées par les familles}', '{si-photos|celles que vous avez}', null),
      ],
      preparation: [
        'Voyez seul à seul le parent, ou chacun des deux : qu’a-t-on dit à l’enfant, et quelle prochaine nuit là-bas est certaine? Si les deux parents ne disent pas pareil, n’annoncez aucune date. S’il n’y a pas de lit là-bas, demandez les mots que la famille emploie. Écrivez la réponse que toute l’équipe donnera.',
        'Étendez les lits d’une couleur du côté de la fenêtre, ceux de l’autre couleur le long du mur d’en face, à cinq ou six pas. La porte et le chemin du milieu restent libres. {si-boîtes-de-carton|Au bout de chaque côté, une boîte de carton ouverte est l’armoire : ce qui ne voyage pas y reste aussi.}',
        'Prenez des sacs trop petits : on ne pourra pas tout emporter.',
        'Gardez des serviettes en réserve, pour un lit chez grand-maman ou à l’hôpital. Un toutou peut aussi n’avoir qu’un lit.',
        '{1adulte|Seule, assoyez-vous à mi-chemin : tout ce qui voyage passe devant vous.} {2adultes|À deux, une adulte par côté; les deux côtés se parlent, et vous gardez le même ton pour l’un et pour l’autre.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 5, 45: 6 },
          'Bordez un toutou du côté de la fenêtre, son sac à ses pieds. Traversez, assoyez-vous près de son autre lit, vide, et baissez la voix : le toutou dort. « Ici, c’est son lit aussi. Qu’est-ce qu’on met dessus, pour quand il reviendra? » Posez-y la première chose proposée, lissez la serviette, puis montrez les sacs et les autres lits : « Tout ça, c’est pour vos toutous. » {si-figurines|Posez les figurines près des sacs : ce sont les grandes personnes. L’enfant dit près de quel lit va chacune.}',
        ),
        play(
          { 20: 13, 30: 19, 45: 19 },
          'Les sacs s’emplissent, débordent, se vident. Ce qui ne voyage pas se pose sur le lit vide et garde la place. {si-autos|Une auto ouvre le chemin et se gare à l’autre lit.} {2-3a|Un lit, l’autre lit, le premier : le toutou traverse vingt fois, et « dodo! » se dit chaque fois.} {3-4a|Un bloc sert de brosse à dents : il en faut une dans chaque lit. La débarbouillette devient une doudou sans double : elle voyage.} {4-5a|Des ententes se prennent : ce livre vit ici, l’autre là-bas, et on les échange au milieu.} À chaque lit son coucher : trois becs d’un côté, une chanson de l’autre. Le jeu ralentit? Faites le jour et la nuit : « C’est le soir : qui dort ici, qui dort là-bas? », puis « C’est le matin : qui traverse? » {avec-tissu|Faites une couverture de @materiel.} {avec-contenant|Si un sac déchire, remplacez-le par @materiel.}',
        ),
        play(
          { 45: 12 },
          'Prenez un bloc pour téléphone, à l’autre bout du tapis : « Allô? C’est pour dire bonne nuit. » Des blocs se décrochent. Un toutou raconte tout, raccroche, rappelle; son voisin, ce soir, ne veut pas parler. Tenez le rôle que l’on vous donne, même celui du lit : « Je t’attends. J’ai ton livre. »',
        ),
        closing(
          { 20: 4, 30: 6, 45: 8 },
          'Chaque toutou se couche où l’enfant le veut, avec le bonsoir de ce côté-là. {si-lampes-de-poche|Votre lampe de poche, tournée vers le plafond, veille d’un côté, puis de l’autre.} Passez aussi devant les lits vides : « Toi, tu gardes la place. » {si-photos|Une photo choisie par l’enfant la garde aussi.} Chantez bas : « Un lit ici, un lit là-bas, je dors dans l’un, l’autre attendra. Un bec ici, un bec là-bas, c’est toujours moi entre les draps. » On vide les sacs ensemble. Un lit de chaque côté reste étendu jusqu’au soir.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'À « Papa est où? », donnez la réponse convenue, à la dixième fois comme à la première : « À son appartement. Tu dors chez lui dans deux dodos. »',
          'Quand vous ne savez pas, dites : « Je ne sais pas. Je vais le demander. » Et faites-le.',
          'Parlez des deux côtés avec le même soin : aucun n’est le vrai lit, aucun n’est le lit de visite.',
          'Devant une chicane ou une porte claquée que l’on rejoue, nommez ce que fait le toutou et taisez ce que vous savez.',
        ],
        questionsOuvertes: [
          'Qu’est-ce qui reste sur le lit pour l’attendre?',
          'Qui lui dit bonne nuit, là-bas?',
          'Comment reconnaît-il son lit?',
        ],
      },
      vocabulaire: [
        'voyager',
        'rester',
        'garder la place',
        'border',
        'le bonsoir',
        'en double',
        'appeler',
        'l’autre lit',
      ],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Deux lits à un bras l’un de l’autre et un sac grand ouvert. Éloignez les lits quand la traversée devient trop facile.',
        },
        {
          pour: '3-4a',
          texte: 'Une règle pour le sac : trois choses. L’enfant choisit le lit où la quatrième attendra.',
        },
        {
          pour: '4-5a',
          texte:
            'Les enfants vous dictent ou dessinent la liste du sac, la vérifient au départ et à l’arrivée, et rayent ce qui existe en double.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Avec un enfant que tout changement bouscule, le toutou ne bouge pas. C’est vous qui partez de l’autre côté, le dites, et revenez.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{ete|L’hiver, le sac se complique : tuque et bottes, en double ou du voyage?} {!ete|L’été, ajoutez un lit de vacances : sous la tente, chez une cousine.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Même question sans fin, larmes.', 'Toutou lancé, lit défait par un voisin.'],
        dangersAEliminer: [
          'Réponse inventée pour consoler, retour promis sans en être sûre : dites ce que le parent a confirmé.',
          'Parent jugé ou plaint devant les enfants, message confié à l’un d’eux : les adultes se parlent entre eux, ailleurs.',
          'Sac de plastique ou à longues poignées : du papier seulement, ni au cou ni sur la tête.',
          '{2-3a|Œil ou nez de toutou qui branle : hors du jeu avant l’arrivée du groupe.}',
          'Mots qui inquiètent pour un enfant : notez-les tels quels et suivez la marche de votre milieu.',
          '{si-lampes-de-poche|Lampe qui éblouit ou qui s’ouvre : boîtier vissé, tournée vers le plafond, jamais vers un visage.}',
          '{si-autos|Auto oubliée sous un pied : garée, elle est contre un lit, hors du chemin du milieu.}',
        ],
        supervision: 'palier2',
        allergies: ['Toutous et serviettes lavés sans parfum; la doudou de la maison ne se prête pas.'],
      },
      observation: [
        'Attachement : vers qui le toutou est-il porté quand le jeu devient triste?',
        'Langage oral : notez la question qui revient, mot pour mot, et l’heure à laquelle elle revient.',
        'Fonction symbolique : que deviennent un bloc ou une débarbouillette, une fois dans le sac?',
      ],
      prolongements: [
        'Gardez deux lits au coin maison : à la vraie sieste, un toutou peut dormir dans l’un, à côté de l’enfant.',
        'Écrivez deux copies du bonsoir inventé : une pour chaque maison de l’enfant, si les parents le veulent.',
      ],
      reflexionRetroaction: [
        'Ma réponse a-t-elle changé avec ma fatigue?',
        'Quelles familles du groupe n’ont pas encore leur sorte de lit dans ce jeu?',
      ],
    },
  },
]
