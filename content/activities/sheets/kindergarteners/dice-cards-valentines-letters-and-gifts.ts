import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

/** An egg-carton hotel that fills by the die, a card on the forehead, cards with tabs to tear off, mail without names, and bumps to touch and tell. */
export const KINDERGARTENERS_DICE_AND_VALENTINE_SHEETS: readonly BankSheet[] = [
  {
    key: 'complet-plus-une-chambre',
    summary:
      'Un demi-carton d’œufs fait l’hôtel : le dé roule, autant de boutons vont au lit. Plus de place? « Complet! » On cogne sur le toit, c’est le matin.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['nombres-et-formes'],
    materials: [],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    onlyNamed: ['EGG'],
    calls: [
      'les nombres',
      'les chiffres',
      'nombre',
      'chiffre',
      'compter',
      'dés',
      'gros dés',
      'dés, boutons, cartons d’œufs',
      'dés, cartons d’œufs',
      'boutons',
      'gros boutons',
      'cartons d’œufs',
      'carton d’œufs',
      'boîte d’œufs',
      'lancer le dé',
      'jeu de dé',
      'jeu de nombres',
      'un bouton par trou',
      'remplir les trous',
      'combien il en reste',
      'motricité fine',
    ],
    seen: [
      'il couche un bouton dans chaque alvéole et compte à voix haute',
      'elle brasse le dé et veut toujours avoir un six',
      'ils jettent les jetons dans les trous sans regarder combien il en faut',
      'elle saute le cinq quand elle compte et recommence en riant',
      'il attend son tour de rouler le dé et grignote sa manche',
      'ils crient complet quand il n’y a plus de place dans la boîte',
      'depuis la journée des œufs à la ferme, ils gardent les cartons pour jouer',
      'à la table, il en reste deux vides et il veut savoir combien manquent',
    ],
    picture:
      'Derrière un demi-carton d’œufs ouvert, une enfant couche un quatrième bouton dans un trou; son ami, bras plié sur la table, a arrêté le gros dé sur quatre.',
    scenes: ['compter', 'remplir-vider', 'cooperer'],
    sheet: {
      titre: 'Complet! Plus une chambre!',
      observationDepart:
        'Un enfant couche un bouton dans chaque trou d’un carton d’œufs et dit les nombres tout haut : « Trois, quatre… Y’en reste deux! » Il vide tout et recommence.',
      intentionEducative:
        'Offrir des nombres qui servent tout de suite : lire un dé, coucher autant de boutons, voir combien il reste de place.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux mathématiques', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
      ],
      objectifs: [
        'Lire le nombre du dé et prendre autant de boutons.',
        'Placer un bouton par trou, un seul.',
        '{4-5a|Dire combien de trous sont vides sans les toucher.}',
        '{20min 30min|Dire combien il en reste quand quelques-uns s’en vont.}',
      ],
      materiel: [
        item('Dés à points, larges d’au moins deux doigts d’enfant', 'un pour deux enfants', null),
        item(
          'Boutons, plus larges que votre pouce',
          'six pour deux enfants, comptés',
          'Carton d’œufs de plus, jamais taché, déchiré en morceaux plus larges que votre pouce',
        ),
        item(
          'Cartons d’œufs de douze, avec couvercle, propres, jamais tachés',
          'un pour quatre enfants, coupé en deux',
          null,
        ),
      ],
      preparation: [
        'Coupez d’avance chaque carton en deux, couvercle compris : vous avez deux hôtels de six chambres, chacun avec son toit. Mettez six boutons dans chaque hôtel, un par trou : à la fin, un trou vide vous dira qu’un bouton manque. Aucun enfant de moins de trois ans n’est à la table.',
        'Assoyez les enfants deux par deux, côte à côte, un hôtel ouvert devant eux, les trous de leur côté. Nombre impair? Trois enfants partagent un hôtel et jouent à tour de rôle.',
        '{multiage|Avec les deux âges, mettez un plus jeune à côté d’un plus vieux, ou laissez ensemble ceux qui s’accordent.} {1adulte|Seule, placez toutes les équipes à la même table : vous voyez chaque bouton.} {2adultes|À deux, partagez-vous les équipes : chacune compte les boutons des siennes.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Prenez l’hôtel d’une équipe, ouvrez-le grand et videz-le. « Bienvenue à l’hôtel des nombres! Combien y a-t-il de chambres? » Comptez les trous avec eux, du doigt : six. Pliez un bras sur la table : c’est le mur qui arrête le dé. Roulez le dé contre ce mur et touchez les points. « Quatre! Quatre boutons ont sommeil. » Couchez-les un par trou : « Un, deux, trois, quatre. Bonne nuit! » Un enfant roule et couche les siens. « Quand toutes les chambres sont prises, on crie : Complet! » Rendez l’hôtel à l’équipe.',
        ),
        play(
          { 10: 6, 20: 8, 30: 10 },
          'Chaque équipe vide ses boutons en tas. L’un roule le dé; l’autre plie un bras sur la table pour l’arrêter. Qui a roulé dit le nombre et couche autant de boutons. Puis c’est à l’autre. {3-4a|À trois ans, l’ami lève autant de doigts que de points et en plie un à chaque bouton couché : plus de doigt levé, c’est fini.} {4-5a|À quatre ans, on annonce avant de rouler : « Il reste deux chambres! » L’ami regarde les trous et dit s’il est d’accord.} Le dé dit cinq et il reste deux chambres? On couche deux boutons et l’on crie « Complet! ». On ferme le toit et l’on cogne dessus du bout des doigts : « Driiing, c’est le matin! » On rouvre, on vire l’hôtel à l’envers, et la partie recommence.',
        ),
        play(
          { 20: 5, 30: 6 },
          'Chaque équipe remplit son hôtel : six boutons, six chambres. « Ce matin, les boutons partent quelques-uns à la fois. » L’un roule : trois! Trois boutons sortent et vont au tas. « Combien dorment encore? » L’autre roule à son tour, jusqu’à l’hôtel vide. {3-4a|À trois ans, chaque bouton qui part dit « bye-bye » d’une petite voix; on touche ceux qui restent, un par un. Le dé en demande plus qu’il n’en dort? Tous s’en vont.} {4-5a|À quatre ans, le dernier départ se fait au nombre juste : le dé dit quatre et il en dort deux? Aucun ne sort, on passe le dé. « Quel nombre voudrait-on? »} L’hôtel est vide? On le remplit et l’on recommence : se videra-t-il d’un seul coup?',
        ),
        play(
          { 30: 6 },
          'Cette fois, l’hôtel a un secret. L’un se cache les yeux; l’autre couche quelques boutons, ferme le toit, cache le reste sous sa main et cogne. « Toc, toc! » L’ami lève le toit, regarde le temps de dire « bonne nuit », et le referme. « Combien dorment? » Il répond, on rouvre, on compte ensemble, et l’on change de rôle. {3-4a|À trois ans, on en couche un, deux ou trois, et l’on répond avec ses doigts.} {4-5a|À quatre ans, on en couche jusqu’à six, et l’on dit aussi combien de chambres sont vides.}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 4 },
          '« L’hôtel ferme pour la nuit. » Chaque équipe recouche ses boutons, un par trou, sans rouler. Un trou vide? Il manque un bouton : on regarde sous la table, sous ses cuisses, dans ses manches. Tout est plein : « Complet! », tout bas cette fois. {20min 30min|Chacun dit le nombre du dé qu’il voulait le plus, et pourquoi.} Un enfant vous rapporte l’hôtel plein, ouvert, à plat sur ses deux mains; l’autre rapporte le dé.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Un nombre est mal dit? Demandez à l’ami de toucher les points, et attendez : ne corrigez pas vous-même.',
          'Deux boutons dans le même trou : « Ils dorment à deux? » Laissez l’enfant décider s’il en déplace un.',
          'Criez « Complet! » avec eux : personne ne gagne, tout le monde le crie.',
        ],
        questionsOuvertes: [
          'Combien ont sommeil?',
          'Combien de chambres sont libres?',
          '{4-5a|Quel nombre remplirait l’hôtel juste comme il faut?}',
          '{20min 30min|Combien dorment encore?}',
        ],
      },
      vocabulaire: ['le dé', 'le nombre', 'autant', 'plein', 'vide', 'complet', '{20min 30min|il en reste}'],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Six, c’est beaucoup? Laissez dormir trois boutons dans la rangée du fond : il ne reste que trois chambres à remplir avant « Complet! ».',
        },
        {
          pour: '4-5a',
          texte:
            'Deux équipes mettent leurs hôtels bout à bout : douze chambres, douze boutons, un seul dé. Combien de fois faudra-t-il rouler avant « Complet! »?',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Prendre un bouton est difficile? L’enfant le pousse du doigt jusqu’au bord, l’ami le fait tomber dans le trou. Les points sont durs à voir? L’ami les tape dans sa main. Les cris le dérangent? Dans son équipe, « Complet! » se chuchote.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!ete|L’été, sur une table à l’ombre, l’hôtel ouvre dehors : le vent fait claquer le toit, on y pose la main.} {ete|L’hiver, un jour de tempête, les boutons arrivent gelés : on souffle sur chacun avant de le coucher.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Boutons renversés.', 'Dispute pour le dé.', 'Nombre qu’on ne voulait pas.'],
        dangersAEliminer: [
          'Bouton ou morceau de carton à la bouche, au nez ou à l’oreille : il retourne au tas, votre main tendue; au deuxième, l’enfant joue à côté de vous.',
          'Enfant de moins de trois ans qui s’approche : un bouton passerait dans sa gorge. Jouez pendant sa sieste, ou à une table qu’il n’atteint pas.',
          'Bouton par terre : ramassé avant que quelqu’un se lève.',
          'Doigts pincés : on ferme le toit à deux mains, les doigts dessus, jamais dans les trous.',
        ],
        supervision: 'palier1',
        allergies: [
          'Œufs : avec un enfant allergique, prenez des moules à muffins propres et une débarbouillette pour toit; le carton garde des traces.',
        ],
      },
      observation: [
        'Éveil aux mathématiques : compte-t-il les points, ou les reconnaît-il d’un coup d’œil? Jusqu’à combien?',
        'Compétences sociales : que fait-il de ses mains pendant que l’autre joue?',
        'Motricité fine : comment prend-il un bouton, et comment le lâche-t-il dans le trou?',
      ],
      prolongements: [
        'À la collation, le dé dit combien de petits coups on donne sur la table avant de croquer.',
        'À la maison, un carton d’œufs propre, un dé et des boulettes de papier suffisent : l’enfant ouvre un hôtel avec sa famille.',
      ],
      reflexionRetroaction: [
        'Qui ai-je aidé à compter alors que son ami allait le faire?',
        'Qui a voulu rouvrir l’hôtel, et qu’est-ce qui l’amusait?',
      ],
    },
  },
  {
    key: 'j-ai-un-chiffre-sur-le-front',
    summary:
      'Une carte à jouer sur le front : tous voient mon chiffre, sauf moi! Mes amis m’aident par gestes, sans le dire; je trouve, et l’on tourne la carte.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['nombres-et-formes'],
    materials: [],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'les chiffres',
      'chiffre',
      'les nombres',
      'nombre',
      'cartes à jouer',
      'cartes à jouer, dés',
      'jeu de cartes',
      'jouer aux cartes',
      'paquet de cartes',
      'plus que',
      'moins que',
      'plus petit et plus grand',
      'reconnaître les chiffres',
      'mettre en ordre les chiffres',
      'suite des nombres',
      'deviner le chiffre',
      'la carte cachée',
      'compter',
    ],
    seen: [
      'elle colle une carte sur son front et demande à tous ce que c’est',
      'il montre quatre doigts pour aider son ami qui ne voit pas',
      'ils font des gestes pour dire plus gros ou plus petit sans parler',
      'il souffle la réponse tout de suite et gâche la surprise',
      'elle confond encore le six et le neuf et se décourage',
      'il se croit bon aux devinettes et veut deviner tous les nombres',
      'depuis le souper de cartes chez mamie, il traîne son paquet partout',
      'à la table des jeux, ils trichent en regardant leur carte en cachette',
    ],
    picture:
      'Sur le tapis, une enfant tient à deux mains un cinq de cœur sur son front et louche vers le haut; devant elle, son ami, de dos, lève les bras très haut.',
    scenes: ['compter', 'cacher-trouver', 'casse-tete'],
    sheet: {
      titre: 'J’ai un chiffre sur le front',
      observationDepart:
        'Un enfant plaque une carte sur son front et se promène : « C’est quoi, mon chiffre? » Son amie compte les cœurs et lui montre cinq doigts.',
      intentionEducative:
        'Soutenir l’enfant qui lit un chiffre, le compare à un autre et aide un ami à trouver le sien.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux mathématiques', role: 'principal' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
      ],
      objectifs: [
        'Lire un chiffre, ou compter les dessins de la carte.',
        '{3-4a|Montrer autant de doigts qu’il y a de dessins.}',
        '{4-5a|Se servir de « plus » et de « moins » pour trouver un nombre.}',
        '{20min 30min|Placer les nombres dans l’ordre et trouver celui qui manque.}',
      ],
      materiel: [
        item(
          'Cartes à jouer, de l’as au dix, sans figures',
          'les dix d’une même sorte (cœurs, carreaux, trèfles ou piques) pour deux enfants : un paquet jusqu’à huit enfants, deux paquets au-delà',
          'Demi-feuilles de papier, chacune avec un chiffre et autant de ronds',
        ),
        optional('Dés', 'un pour deux enfants', null),
      ],
      preparation: [
        'Ôtez les valets, les dames, les rois et les jokers. Faites une pile par sorte : une pile pour deux enfants. {3-4a !multiage|Dans chaque pile, gardez les cartes de l’as au cinq.} {3-4a multiage|Aux équipes où il y a un plus jeune, donnez les cartes de l’as au cinq.} {4-5a !multiage|Commencez par les cartes de l’as au six; le reste s’ajoute quand c’est facile.} Mettez un quatre sur une pile : ce sera votre carte.',
        'Assoyez les enfants deux par deux, face à face, sur le plancher. Nombre impair? Une équipe de trois : les deux qui voient la carte répondent ensemble. {1adulte|Seule, assoyez-vous au milieu, à côté de l’équipe qui hésite le plus.} {2adultes|À deux, l’une mène, l’autre joue avec l’équipe qui hésite le plus.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Prenez le quatre et tenez-le sur votre front, le chiffre vers les enfants. « Vous voyez mon chiffre. Moi, non! Ne le dites pas : montrez. » {4-5a|Apprenez-leur trois réponses : les bras en l’air, « plus »; les mains au sol, « moins »; les mains sur la tête, « c’est ça! ». « Est-ce un deux? » Les bras montent. « Un… dix? » Les mains touchent le sol. Trompez-vous encore.} {3-4a multiage|« Qui me le montre avec ses doigts? » Comptez-les.} {3-4a !multiage|« Combien de doigts faut-il lever? » Comptez tout haut les doigts qu’ils vous montrent, trompez-vous, recomptez.} « Quatre! » Tournez la carte et touchez chaque dessin : un, deux, trois, quatre. Montrez aussi l’as : « Un seul dessin : c’est le un. » Rendez les deux cartes à leur pile.',
        ),
        play(
          { 10: 6, 20: 8, 30: 9 },
          'La pile est entre les deux, faces cachées. L’un pige sans regarder et met la carte sur son front, à deux mains; l’autre l’aide. {3-4a|À trois ans, l’ami compte les dessins des yeux et montre autant de doigts. Qui a la carte compte ces doigts et dit le nombre. Un doigt de trop? On recompte à deux.} {4-5a|À quatre ans, l’enfant dit un nombre et l’ami répond avec son corps : plus, moins, c’est ça. L’ami a répondu « plus » à trois? Le chiffre est plus gros que trois : inutile d’essayer deux.} Trouvé! On tourne la carte, on vérifie à deux, et l’autre pige. {3-4a !multiage|Chacun a trouvé sa carte? On pose les deux côte à côte : laquelle a plus de dessins, laquelle en a moins?} Si vous avez des dés, on cherche sur une face le nombre qu’on devine et on la montre à l’ami.',
        ),
        play(
          { 20: 5, 30: 6 },
          'Chaque équipe étend ses cartes en ligne, de l’as à la plus grosse, et les relit du doigt. Puis l’un se cache les yeux; l’autre prend une carte et s’assoit dessus. « Sur quel chiffre suis-je assis? » {3-4a|À trois ans, le trou reste dans la ligne : on compte tout haut depuis l’as, et c’est le nombre du trou.} {4-5a|À quatre ans, on tasse les cartes pour fermer le trou : il faut trouver quel chiffre manque.} On devine, on se lève, on regarde, on remet la carte à sa place. Puis on change de rôle.',
        ),
        play(
          { 30: 6 },
          'Poussez les piles contre un mur. {4-5a|La moitié du groupe va former un rang; l’autre moitié s’assoit devant pour l’aider. Prenez une seule sorte, de l’as jusqu’au nombre d’enfants du rang.} {!4-5a|Faites des rangs de cinq enfants au plus. Pour chaque rang, prenez une seule sorte, de l’as jusqu’au nombre d’enfants.} Chacun du rang pige une carte. « En rang, du plus petit au plus gros! » {3-4a|À trois ans, la carte est sur le ventre : on la lit, et l’on cherche l’ami qui a juste un de plus.} {4-5a|À quatre ans, elle est sur le front, sans qu’on l’ait vue : les amis assis disent « plus loin » ou « reviens », jamais le chiffre. En place, on dit celui qu’on pense avoir, puis on regarde.} Le rang se compte tout haut : chacun dit son chiffre. {4-5a|Les deux moitiés changent de rôle, et} {!4-5a|On mêle, on repige, et} le rang part cette fois du plus gros.',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          'Remettez une carte sur votre front, sans la regarder. « Encore une! » {4-5a|Tous répondent avec leurs bras; comptez vos essais tout haut : en faut-il moins que tantôt?} {!4-5a|Tous répondent avec leurs doigts; comptez-les tout haut, dites le nombre et tournez la carte.} {20min 30min|Qui veut prend votre place, et le groupe lui répond.} Puis chaque équipe reprend sa pile, et les chiffres rentrent à leur nom : « Les as! » On les apporte. « Les deux! » On continue jusqu’à la plus grosse carte, et le paquet est refait. « Quel chiffre as-tu eu sur le front? »',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Laissez une mauvaise réponse aller jusqu’au bout : quand la carte se tourne, les deux comptent et voient.',
          '{4-5a|Redites ce qu’on sait déjà : « Plus que trois. Moins que six. Qu’est-ce qu’il y a entre les deux? »}',
          'Un ami souffle le chiffre? Riez, remettez la carte sous la pile : « On en pige une autre. »',
        ],
        questionsOuvertes: [
          'Comment en être sûrs?',
          'Combien de dessins vois-tu?',
          '{4-5a|Quels nombres sont encore possibles?}',
          '{20min 30min|Qui vient juste après?}',
        ],
      },
      vocabulaire: [
        'le chiffre',
        'la carte',
        '{!4-5a|le dessin}',
        '{4-5a|plus}',
        '{4-5a|moins}',
        'le front',
        'piger',
        '{20min 30min|la suite}',
        'l’as',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Compter jusqu’à cinq est long? La pile de l’équipe n’a que l’as, le deux et le trois, qu’on mêle souvent : l’enfant les reconnaît vite, sans compter.',
        },
        {
          pour: '4-5a',
          texte:
            'Les deux amis mettent une carte sur leur front en même temps. Chacun donne à l’autre un seul indice, « plus que trois », « moins que huit ». Les deux disent leur chiffre, puis regardent.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Tenir la carte fatigue? Elle s’appuie debout contre son soulier, le dos vers lui. L’enfant parle peu? Il montre son nombre avec ses doigts. {4-5a|Se pencher est difficile? Pouce en haut, pouce en bas.}',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, au vestiaire, chacun a une carte sur le ventre : le plus petit chiffre sort le premier.} {hiver|L’été, à l’ombre, on joue dehors, sur une couverture, un soulier sur la pile pour le vent.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Carte pliée.', 'Chiffre soufflé trop vite.', 'Mauvaise réponse.'],
        dangersAEliminer: [
          'Doigt près des yeux : on compte la carte d’un ami de sa place, sans la toucher.',
          'Carte sous les pieds : elle fait glisser; les piles restent entre les jambes et se ramassent avant qu’on se lève.',
          'Carte lancée : son coin va aux yeux. Elle retourne à la pile.',
          '{30min 4-5a|Enfant qui marche les mains au front sans regarder devant lui : il avance à petits pas, la tête droite, les deux yeux dégagés.}',
        ],
        supervision: 'palier2',
        allergies: ['Aucun allergène dans les cartes; essuyez-les si une bouche y a touché.'],
      },
      observation: [
        'Éveil aux mathématiques : lit-il le chiffre, ou compte-t-il les dessins? Jusqu’à combien?',
        'Raisonnement : comment se sert-il {4-5a|d’un « plus » ou d’un « moins »}{!4-5a|des doigts qu’on lui montre} pour trouver?',
        'Compétences sociales : comment aide-t-il l’autre sans dire la réponse?',
      ],
      prolongements: [
        'Laissez une pile au coin des jeux, de l’as au cinq : deux enfants s’y installent sans vous.',
        'À la maison, l’enfant met une carte sur le front d’un parent, qui devine{4-5a| : plus, moins, c’est ça!}{!4-5a| en comptant les doigts qu’on lui montre.}',
      ],
      reflexionRetroaction: [
        'Jusqu’à quel nombre chacun était-il à l’aise?',
        'Ai-je laissé les amis répondre avant moi?',
      ],
    },
  },
  {
    key: 'arrache-une-languette',
    summary:
      'À la Saint-Valentin, une carte à languettes : l’ami en arrache une, « bon pour une danse! », et qui l’a faite pour lui danse aussitôt avec lui.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['saisons-et-fetes', 'emotions-et-amitie'],
    materials: ['papier-et-crayons'],
    place: 'INDOORS',
    seasons: ['WINTER'],
    durationMinutes: 30,
    adults: 1,
    feast: 'saint-valentin',
    calls: [
      'la Saint-Valentin',
      'Saint-Valentin',
      'St-Valentin',
      'valentin',
      'carte de Saint-Valentin',
      'bricolage de Saint-Valentin',
      'papier de construction',
      'papier de construction, colle, ciseaux',
      'carton, crayons',
      'colle',
      'ciseaux',
      'découper',
      'découper des languettes',
      'franges',
      'faire une carte pour un ami',
      'fabriquer un cadeau pour un ami',
      'donner une carte',
      'l’amitié',
      'faire plaisir à un ami',
      'motricité fine',
    ],
    seen: [
      'elle coupe des fentes dans sa feuille et arrache les petits bouts',
      'il fabrique un papier bon pour un câlin et le donne à son ami',
      'ils dansent ensemble dix secondes puis s’échangent leurs cartons',
      'il a plein de cœurs dans sa boîte et une amie n’en a reçu aucun',
      'elle ne sait pas quoi écrire à son ami mais veut jouer avec lui',
      'il est gêné d’inviter un copain à danser ou à se donner la main',
      'depuis février, ils se donnent des petits cœurs de papier et se disent je t’aime',
      'dans le local, elle offre un dessin et l’ami demande ça sert à quoi',
    ],
    picture:
      'Au milieu du rond, un enfant tient une carte rouge et lève la languette qu’il en a arrachée; l’amie qui la lui a donnée danse, les autres font « crac ».',
    scenes: ['fete', 'dechirer-couper'],
    sheet: {
      titre: 'Arrache une languette!',
      observationDepart:
        'Saint-Valentin : une enfant tend une carte à son ami. « C’est pour toi. » Il la vire de bord, la revire : « Ça fait quoi? »',
      intentionEducative:
        'Permettre à l’enfant de penser à un ami, de fabriquer une carte pour lui seul et de lui donner pour vrai ce qu’elle promet.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Choisir quelqu’un et trouver ce qui lui ferait plaisir.',
        'Couper plusieurs fentes sans traverser le papier.',
        'Dire à qui, dire pourquoi, et donner ce qu’on a promis.',
      ],
      materiel: [
        item(
          'Papier de construction de plusieurs couleurs',
          'une demi-feuille et une bande par enfant et pour vous, et des retailles en tas',
          'Carton mince, comme celui des boîtes de céréales',
        ),
        item('Colle en bâton', 'une pour deux enfants, une pour vous', 'Crayons'),
        item('Ciseaux à bouts ronds', 'une paire pour deux enfants', 'Doigts, pour déchirer'),
        optional(
          '{4-5a !3-4a si-boutons|Boutons, plus gros qu’une pièce de deux dollars}',
          'un par enfant, compté',
          null,
        ),
        optional('{si-colants si-collants si-autocollants|Autocollants}', 'un par fente', null),
      ],
      preparation: [
        'Coupez les demi-feuilles, qui seront les cartes, et des bandes aussi larges qu’elles, hautes comme votre main. Faites d’avance votre carte, pour la cuisinière, le concierge ou un enfant absent. Coupez cinq fentes dans une bande, du bas vers le haut, en arrêtant à deux doigts du bord. Collez le haut de la bande derrière le bas de la carte : cinq languettes pendent, comme sur une affiche à numéros qu’on arrache. Collez au milieu un soulier de papier : la carte donne une danse.',
        'Sans ciseaux d’enfant, amorcez vous-même chaque fente, et l’enfant la déchire plus loin. Sans colle, les fentes se font dans le bas de la carte même, et tout ce qui se colle se dessine aux crayons.',
        'À table, les enfants gardent l’ordre du rond que vous ferez dans l’amorce : chacun a l’ami de sa carte pour voisin. Mettez une paire de ciseaux et un bâton de colle entre deux enfants : l’un coupe pendant que l’autre choisit ses couleurs. Nombre impair? L’enfant de plus a ses ciseaux et partage une colle. {1adulte|Seule, assoyez-vous au bout d’une même table : tous les ciseaux sont sous vos yeux.} {2adultes|À deux, l’une reste aux ciseaux, l’autre à la colle.}',
        'Votre milieu ne souligne pas cette fête? Dites « le jour des cartes », et le jeu reste le même.',
      ],
      deroulement: [
        opening(
          { 20: 4, 30: 5, 45: 6 },
          '« Saint-Valentin! J’ai fait cette carte pour quelqu’un. » Dites qui, et pourquoi. Tendez-la à un enfant : « Essaie-la. Arrache une languette. » Crac! « Bon pour une danse avec moi! » Dansez dix secondes, pour vrai. Reprenez votre carte, puis faites la chaîne : cet enfant s’assoit et dit pour qui sera la sienne. L’ami nommé vient s’asseoir à côté de lui et choisit à son tour quelqu’un qui n’a pas encore parlé. Le dernier fera sa carte pour le premier : le rond est fermé. « Chacun fait une carte, chacun en reçoit une. » À tous : « Qu’est-ce que ton ami aimerait faire avec toi, ici, le temps de compter jusqu’à dix? »',
        ),
        play(
          { 20: 7, 30: 8, 45: 13 },
          'D’abord les languettes : on tient la bande par le haut, on coupe une fente qui monte{!si-colants !si-collants !si-autocollants|, on s’arrête deux doigts avant le bord}. {si-colants si-collants si-autocollants|Avec des autocollants, on en pose d’abord un par fente, à deux doigts du bord : les ciseaux s’y arrêtent.} {3-4a|À trois ans, trois languettes suffisent}{3-4a !si-colants !si-collants !si-autocollants|; tracez de l’ongle la ligne où les ciseaux arrêtent}{3-4a|. Une languette tombe? On la garde : l’ami la recevra déjà arrachée.} {4-5a|À quatre ans, on vise cinq languettes de la même largeur, et l’on les plie une fois en haut pour qu’elles s’arrachent bien.} Puis la colle : un trait le long du haut de la bande, on l’appuie derrière le bas de la carte en comptant jusqu’à cinq. Au milieu, un morceau coupé ou déchiré montre ce que la carte donne : un soulier pour une danse, une bouche pour une blague, deux bras pour un câlin.',
        ),
        play(
          { 30: 6, 45: 9 },
          'Les ciseaux, comptés, vont hors de portée : le reste se déchire. Chacun regarde son ami du coin de l’œil. Qu’est-ce qui est à lui tout seul? Des bas verts, une couette, un dinosaure sur son chandail. On déchire cette chose-là dans les retailles et on la colle en haut de la carte. {3-4a|À trois ans, une couleur suffit : « C’est le rouge de son chandail. » Un petit bout, un autre, un autre : le chandail est là.} {4-5a|À quatre ans, on cherche deux choses vraies de lui, et l’on prépare sa phrase : « C’est pour toi, parce que… »} {45min|Chacun souffle ensuite deux fois, dans le creux de sa main, ce qu’il dira en donnant sa carte.}',
        ),
        play(
          { 20: 6, 30: 7, 45: 10 },
          '{20min|Les ciseaux, comptés, vont hors de portée.} Assis en rond dans le même ordre, on donne les cartes. Le premier tend la sienne à son voisin : « C’est pour toi, parce que… » {4-5a !3-4a si-boutons|Avec des boutons, chacun en a un sur le genou : l’ami pèse d’abord sur celui de l’auteur, « ding! ».} L’ami arrache une languette, tout le rond fait « crac! » de la bouche, et l’on donne à l’instant ce qui est promis : une danse, une blague, un bec soufflé. Le rond compte jusqu’à dix : à dix, on s’assoit. Puis l’ami donne sa carte au suivant. {3-4a|À trois ans, « parce que t’es mon ami » est déjà une raison; la languette se tire à deux mains.} {4-5a|À quatre ans, on demande avant : « Tu la veux maintenant ou tantôt? »} {45min|Le tour fini, chacun arrache une autre languette quand il veut et va trouver l’auteur de sa carte, qui tient sa promesse.}',
        ),
        closing(
          { 20: 3, 30: 4, 45: 7 },
          'Chacun compte les languettes qui tiennent encore à sa carte. « Combien t’en reste-t-il? Quand vas-tu t’en servir? » Montrez où les cartes restent : le coin du casier, le bas d’une fenêtre. Une languette s’arrache quand on veut, jusqu’au départ, et l’auteur répond « oui » ou « tantôt ». {45min|Qui veut ouvre la main sur ses languettes arrachées et dit ce que chacune a donné.} Finissez par votre carte : avec qui irez-vous la porter, et que direz-vous?',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Devant « je sais pas quoi lui donner », ne proposez rien tout de suite : « Regarde-le. À quoi joue-t-il, quand il rit? »',
          'Une promesse impossible ici? Cherchez avec l’enfant la petite version : un tour de manège devient un tour sur soi-même.',
          'L’enfant qui reçoit ne veut pas danser : il garde sa languette, et rien n’est perdu.',
          'Le dernier n’a plus le choix? Dites-le avec joie : « Toi, tu fermes le rond! » Cherchez avec lui ce que le premier aime.',
        ],
        questionsOuvertes: [
          'Pour qui est-elle?',
          'Qu’est-ce qu’il aime faire avec toi?',
          'Comment vas-tu la lui donner?',
          'Qu’as-tu senti quand la languette s’est arrachée?',
        ],
      },
      vocabulaire: ['Saint-Valentin', 'la languette', 'la fente', 'arracher', 'couper', 'bon pour', 'parce que'],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Sa bande est haute de trois doigts et n’a que trois languettes : chaque fente se fait en un ou deux coups de ciseaux.',
        },
        {
          pour: '4-5a',
          texte:
            'Chaque languette donne autre chose : il colle un bout de couleur sur chacune, et explique à son ami ce que vaut le bleu.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Couper est difficile? Tenez la bande tendue, l’enfant serre les ciseaux une fois par fente. Donner devant tous le gêne? Il donne sa carte à son ami dans un coin, avec vous, et le rond fait quand même « crac! ». Il parle peu? La carte, un regard et le geste promis disent tout.',
        },
        {
          pour: 'autre_saison',
          texte:
            'Au printemps, la même carte sert au retour d’un ami malade; l’été, au départ d’un grand pour la maternelle.',
        },
      ],
      securite: {
        risquesAcceptes: ['Languette coupée au complet.', 'Carte trouvée drôle ou croche.', 'Doigts collants.'],
        dangersAEliminer: [
          'Ciseaux promenés : ils servent assis, à votre portée, et sont comptés avant que quelqu’un se lève.',
          'Lame près des doigts : la main tient le haut de la bande, la lame arrête avant elle.',
          'Ciseaux près des cheveux, des vêtements ou d’un ami : la paire revient à vous.',
          'Colle en bouche : bâton refermé dès que la bande tient.',
          '{4-5a !3-4a si-boutons|Bouton à la bouche, au nez ou à l’oreille : un seul par enfant, donné dans le rond, repris et compté à la fin.}',
        ],
        supervision: 'palier1',
        allergies: ['Colle à l’eau, sans solvant.'],
      },
      observation: [
        'Compétences sociales : qu’a-t-il trouvé qui fait plaisir à cette personne-là?',
        'Motricité fine : comment arrête-t-il ses ciseaux avant le bord?',
        'Langage oral : notez ce qui suit son « parce que ».',
      ],
      prolongements: [
        'Laissez les retailles et la colle en vue : une carte pour la cuisinière, pour le concierge, pour un petit.',
        'L’enfant refait une carte à languettes pour quelqu’un de sa famille : « bon pour une histoire », « bon pour un dessert à deux ».',
      ],
      reflexionRetroaction: [
        'Qui a eu de la peine à choisir, et de quoi avait-il besoin?',
        'Ai-je laissé aux enfants le temps de donner pour vrai ce qu’ils promettaient?',
      ],
    },
  },
  {
    key: 'c-est-pour-les-bas-rayes',
    summary:
      'Le facteur de la Saint-Valentin livre sans nom : sur l’enveloppe, on dessine ce que porte l’ami, on cache un dessin sous le rabat, et c’est livré.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['saisons-et-fetes', 'contes-et-lettres', 'quartier-et-metiers'],
    materials: ['papier-et-crayons'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, l’adresse est une tuque, une mitaine ou une botte, et l’on dessine à genoux autour d’un banc balayé.',
    },
    seasons: ['WINTER'],
    durationMinutes: 30,
    adults: 1,
    feast: 'saint-valentin',
    calls: [
      'la Saint-Valentin',
      'Saint-Valentin',
      'St-Valentin',
      'valentin',
      'le facteur',
      'facteur',
      'facteurs',
      'la poste',
      'courrier',
      'courrier de la Saint-Valentin',
      'enveloppes',
      'enveloppe',
      'enveloppes, crayons',
      'enveloppes, papier',
      'lettre',
      'livrer une lettre',
      'petits dessins pour les amis',
      'cachent des dessins dans le casier des autres',
      'casier',
      'message secret',
    ],
    seen: [
      'ils glissent des dessins dans le casier d’un copain et se sauvent',
      'elle examine les vêtements de chacun pour savoir à qui va la lettre',
      'il plie un papier en enveloppe et cache un cœur dedans',
      'il n’a pas reçu de carte et boude près de son crochet',
      'elle veut garder le secret mais meurt d’envie de dire que c’est d’elle',
      'il s’invente une sacoche et livre des messages à tout le local',
      'depuis que le facteur a apporté un colis, ils jouent à porter du courrier',
      'au vestiaire, ils regardent les chandails rayés et les barrettes de leurs amis',
    ],
    picture:
      'À genoux, une enfant compare les bas rayés dessinés sur son enveloppe aux pieds levés d’un ami; derrière, une autre ouvre un rabat et trouve un soleil.',
    scenes: ['tracer-ecrire', 'magasin-metiers', 'fete'],
    sheet: {
      titre: 'C’est pour {dedans|les bas rayés}{cour|la tuque à pompon}!',
      observationDepart:
        'Saint-Valentin : ils se font des petits dessins qu’ils cachent dans le casier des autres. « C’est-tu pour moi? C’est qui, le facteur? »',
      intentionEducative:
        'Soutenir l’envie d’écrire à un ami pour la fête de l’amitié : dire à qui par un dessin, être un facteur qui garde un secret, recevoir une lettre{30min| et y répondre}.',
      domaines: [
        { domaine: 'langagier', composante: 'Éveil à la lecture et à l’écriture', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Dessiner ce qui fait reconnaître une personne.',
        'Lire le dessin d’un autre et trouver à qui il va.',
        'Cacher un message pour quelqu’un, et s’intéresser à celui qu’on reçoit.',
        '{30min|Répondre à une lettre reçue.}',
      ],
      materiel: [
        item('Enveloppes', 'une par enfant, une pour vous, trois de plus', null),
        item(
          'Gros crayons de plusieurs couleurs',
          'trois par enfant',
          'Papier à déchirer, à plier et à glisser dans l’enveloppe',
        ),
        optional('{30min si-vieux-timbres|Vieux timbres}', 'un par enfant', null),
        optional(
          '{si-papier-de-construction|Papier de construction de plusieurs couleurs}',
          'des retailles, au milieu',
          null,
        ),
        optional('{dedans si-carton|Carton plié en deux, ou boîte, debout comme une porte}', 'un par enfant', null),
      ],
      preparation: [
        'Regardez {dedans|les bas, les chandails et les barrettes}{cour|les tuques, les mitaines et les bottes} du jour. Sur votre enveloppe, dessinez une chose que porte un enfant qu’on choisit peu; sous le rabat, cachez un petit soleil. Rentrez le rabat dans l’enveloppe : on ne le lèche pas, on ne le colle pas.',
        '{dedans|Les enfants sont assis en rond, à table ou sur le plancher.} {cour|Les enfants sont en rond autour d’un banc ou d’une table balayés. Prenez de grandes enveloppes, plus faciles à tenir, et sortez les crayons après l’amorce.} Le nom que vous soufflez à chacun est celui de l’enfant placé deux places plus loin à sa gauche : ainsi, tous reçoivent une lettre. Les enfants sont facteurs deux par deux, avec leur voisin. Nombre impair? Trois voisins se passent leurs lettres vers la gauche.',
        'Sans crayons, l’adresse se chuchote à l’oreille du facteur, et le message est un papier déchiré en forme de quelque chose, glissé dans l’enveloppe. Votre milieu ne souligne pas cette fête? Dites « le courrier des amis ».',
        '{1adulte|Seule, soufflez les noms en passant derrière les enfants, et donnez l’enveloppe avec le nom : chacun commence tout de suite.} {2adultes|À deux, l’une souffle les noms, l’autre distribue les crayons.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4 },
          'Une enveloppe dépasse de votre poche. « Saint-Valentin! Le facteur a tant de courrier qu’il a échappé une lettre. Il n’y a pas de nom! » Montrez votre dessin et dites ce que c’est : « {dedans|Des bas rayés}{cour|Une tuque à pompon}. Qui en porte? » Tous cherchent, {dedans|les pieds en l’air}{cour|les mains sur la tête}. Donnez-la à qui en porte : « Courrier! » L’enfant sort le rabat : dessous, un soleil. « Ça vient de qui? » Mettez un doigt sur vos lèvres. « Le facteur livre, il ne dit jamais de qui. »',
        ),
        play(
          { 20: 7, 30: 8 },
          'Soufflez à chacun un nom, et remettez-lui une enveloppe. On espionne cet ami du coin de l’œil : {dedans|ses bas, ses cheveux, son chandail}{cour|sa tuque, ses mitaines, ses bottes}. Devant, on dessine une chose qu’il porte : c’est l’adresse. {3-4a dedans|À trois ans, deux traits de la bonne couleur font une adresse : « C’est le rouge de son chandail. »} {3-4a cour|À trois ans, deux traits de la bonne couleur font une adresse : « C’est le rouge de sa tuque. »} {4-5a dedans|À quatre ans, on en dessine deux : un autre ami a peut-être le même chandail.} {4-5a cour|À quatre ans, on en dessine deux : un autre ami a peut-être les mêmes bottes.} {si-papier-de-construction|Dans du papier de la couleur du vêtement, on déchire un bout, qu’on laisse dépasser de l’enveloppe : le facteur le tiendra contre l’ami pour comparer.} Puis on vire l’enveloppe, on ouvre le rabat et l’on dessine dessous ce qu’on lui donnerait : un chien, une fusée, un bec. On rentre le rabat : {!si-papier-de-construction|plus rien ne se voit.} {si-papier-de-construction|le dessin ne se voit plus.}',
        ),
        play(
          { 20: 6, 30: 7 },
          'On pose les crayons. Deux voisins échangent leurs lettres : chacun devient le facteur de l’autre. « Facteurs, en route! » Le facteur regarde l’adresse, {dedans|marche}{cour|marche dans la neige} d’un ami à l’autre et compare. « {dedans|Tes bas ont-ils des rayures}{cour|Ta tuque est-elle bleue}? » {dedans si-carton|Un carton plié en deux, ou une boîte, debout devant soi, fait une porte : le facteur y cogne, on la tasse et l’on se montre.} Trouvé! « Courrier! » Il donne la lettre sans dire d’où elle vient. {3-4a|À trois ans, le facteur tient l’enveloppe contre le vêtement de l’ami pour voir si c’est pareil.} {4-5a|À quatre ans, le facteur qui doute retourne poser une question à l’oreille de l’auteur.} Qui a reçu une lettre sort le rabat, regarde, et cherche des yeux : elle vient de qui?',
        ),
        play(
          { 30: 7 },
          '« Réponse! » On reprend sa place et ses crayons. Sur la lettre reçue, à côté de l’adresse, chacun dessine sa réponse à l’ami mystère. {3-4a|À trois ans, un sourire, un bec, un gros trait content.} {4-5a|À quatre ans, on pose une question en dessin : « Est-ce que ton chien mord? »} {si-vieux-timbres|Avec de vieux timbres, chacun en choisit un et paie son facteur : sans timbre, la réponse ne part pas.} Puis on tend l’enveloppe au facteur qui l’a livrée : lui seul sait qui l’a écrite. Chacun son tour, l’auteur ouvre ses mains derrière son dos, et le facteur y glisse la réponse; les autres font le tambour {dedans|sur leurs cuisses}{cour|de leurs mitaines}. Sans crayons, la réponse est un papier déchiré, mis dans l’enveloppe.',
        ),
        closing(
          { 20: 4, 30: 4 },
          '{dedans|Assis en rond, les pieds au milieu, on regarde son courrier.}{cour|Debout en rond, les bottes au milieu, on regarde son courrier.} Qui veut montre {20min|ce qui était sous son rabat}{30min|la réponse qui lui est revenue}. Qui veut avoue : « C’était moi! » Les autres gardent leur secret. {30min dedans|Allez tous ensemble aux casiers : chacun cache cette lettre dans celui de l’ami à qui il l’avait écrite. Elle est à lui.} {20min dedans|Allez tous ensemble aux casiers : chacun y range la lettre reçue.} {30min cour|Chacun redonne cette lettre à l’ami à qui il l’avait écrite, qui la range dans sa poche de manteau.} {20min cour|Chacun range la lettre reçue dans sa poche de manteau.} Montrez les enveloppes de plus : « Le facteur repasse demain. »',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Recevez un gribouillis comme une adresse : « Du bleu, tout en rond. Cherchons du bleu en rond. »',
          'Gardez les secrets, même si l’on insiste : « Le facteur le sait. Moi, je ne dis rien. »',
          'Une lettre n’arrive pas? Faites-la lire à tout le groupe : qui reconnaît cette chose-là?',
        ],
        questionsOuvertes: [
          'Qu’est-ce qu’il porte que personne d’autre n’a?',
          'Comment le facteur va-t-il savoir?',
          'Que caches-tu sous le rabat?',
          '{30min|Que veux-tu lui répondre?}',
        ],
      },
      vocabulaire: [
        'le facteur',
        'l’enveloppe',
        'le rabat',
        'l’adresse',
        'livrer',
        'le courrier',
        'le secret',
        '{30min|la réponse}',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Regardez l’ami avec lui, et nommez une seule couleur. Son facteur entend l’adresse aussi : « C’est pour du rouge. »',
        },
        {
          pour: '4-5a',
          texte:
            'Il ajoute à l’adresse la première lettre du prénom{dedans|, copiée sur le casier}, ou dessine un timbre dans le coin.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui se déplace peu garde sa place : les facteurs qui doutent viennent lui montrer leur lettre, et il pointe l’ami. Un ami va livrer la lettre qu’il a dans les mains. Dessiner est difficile? Il choisit le crayon de la bonne couleur, et vous en frottez l’enveloppe ensemble. {30min|Être surpris par-derrière l’inquiète? Sa réponse arrive par-devant.}',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’été, dans la cour, les adresses sont des sandales et des chapeaux, et le courrier se livre à cloche-pied.',
        },
      ],
      securite: {
        risquesAcceptes: ['Lettre livrée à la mauvaise personne.', 'Secret qui s’échappe.', 'Enveloppe froissée.'],
        dangersAEliminer: [
          'Crayon dans la main du facteur : on livre les mains vides de crayons, ils restent {dedans|à la table}{cour|sur le banc}.',
          'Rabat léché : on le rentre dans l’enveloppe; le papier coupe la langue.',
          'Course {dedans|entre les chaises}{cour|sur la neige glacée} : un facteur qui court revient à son point de départ.',
          '{cour|Mains froides : on dessine en mitaines, et l’on rentre finir dès que des doigts ont froid.}',
          'Moquerie sur un vêtement : l’adresse dit ce qu’on porte, jamais si c’est beau ou laid.',
        ],
        supervision: 'palier2',
        allergies: ['Enveloppes sans parfum; crayons lavables.'],
      },
      observation: [
        'Éveil à la lecture et à l’écriture : que choisit-il de dessiner pour qu’on trouve l’ami?',
        'Compétences sociales : comment garde-t-il le secret de quelqu’un?',
        'Langage oral : quels mots prend-il pour décrire ce que porte l’autre?',
      ],
      prolongements: [
        'Gardez les enveloppes de plus dans un coin : le prochain dessin caché dans un casier aura son adresse.',
        'À la maison, l’enfant dessine les pantoufles de quelqu’un de sa famille sur une enveloppe et la lui livre en secret.',
      ],
      reflexionRetroaction: [
        'Qui n’a pas cru que la lettre était pour lui?',
        'Ai-je laissé le facteur chercher, ou ai-je pointé l’ami?',
      ],
    },
  },
  {
    key: 'mets-ton-doigt-sur-la-bosse',
    summary:
      'Fête des mères, fête des pères : un geste aimé se serre dans du papier de soie et fait une bosse. La personne y met le doigt, l’enfant le lui raconte.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_LANGUAGE'],
    themes: ['saisons-et-fetes', 'emotions-et-amitie'],
    materials: ['papier-et-crayons'],
    place: 'INDOORS',
    seasons: ['SPRING'],
    alsoIn: {
      SUMMER: 'En juin, c’est la fête des pères : le jeu reste le même.',
    },
    durationMinutes: 30,
    adults: 1,
    feast: 'fete-des-parents',
    calls: [
      'la fête des mères',
      'fête des mères',
      'la fête des pères',
      'fête des pères',
      'fête des parents',
      'papier de soie',
      'papier de soie, colle',
      'papier, crayons',
      'colle',
      'bricolage de fête des mères',
      'bricolage de fête des pères',
      'cadeau de fête des mères',
      'cadeau de fête des pères',
      'boulettes de papier de soie',
      'chiffonner du papier',
      'maman',
      'papa',
      'grand-maman',
      'famille d’accueil',
      'deux mamans',
      'deux papas',
      'la famille',
      'motricité fine',
    ],
    seen: [
      'elle froisse des petits bouts de papier mince et les serre dans son poing',
      'il caresse la joue de la poupée exactement comme sa maman le fait',
      'elle colle des boulettes et me fait toucher chacune pour la raconter',
      'il s’ennuie de sa mère et raconte ce qu’elle lui chante le soir',
      'elle veut donner un cadeau à papi, parce que c’est lui qui la berce',
      'il n’a pas de papa et se demande à qui donner son bricolage',
      'depuis le congé de mai, ils veulent tous faire une surprise à maman',
      'au coin poupées, il souffle sur la soupe comme son père à la maison',
    ],
    picture:
      'Une enfant tend à plat sa feuille à trois bosses et souffle, les joues rondes; son ami, les yeux fermés, pose un doigt sur l’une des boulettes.',
    scenes: ['fete', 'mots'],
    sheet: {
      titre: 'Mets ton doigt sur la bosse',
      observationDepart:
        'Une fête s’en vient, celle des mères ou celle des pères. Un enfant berce une poupée en lui tapotant le dos, trois petits coups, une pause. « C’est de même que grand-papa fait. »',
      intentionEducative:
        'Permettre à l’enfant, pour la fête des mères ou des pères, de retrouver ce que fait une personne qui prend soin de lui et de le lui dire.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Attachement', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Mémoire', role: 'secondaire' },
      ],
      objectifs: [
        'Retrouver un geste ou une parole de quelqu’un qui prend soin de soi.',
        'Serrer, coller et placer trois bosses de papier.',
        'Montrer ou raconter ce que garde chaque bosse.',
      ],
      materiel: [
        item(
          'Papier de soie',
          'par enfant et pour vous : un grand carré plié en quatre, large comme une assiette, et quatre petits carrés larges comme votre main',
          'Papier',
        ),
        item('Colle blanche', 'un peu, dans un couvercle, pour deux enfants', 'Crayons'),
        optional(
          '{si-papier-de-construction|Papier de construction}',
          'une feuille par enfant, à la place du grand carré, et un crayon pour deux',
          null,
        ),
      ],
      preparation: [
        'Pliez les grands carrés et coupez les petits. Trouvez votre souvenir à vous : ce que faisaient les mains de quelqu’un, quand vous étiez petite. Un vrai, tout simple.',
        'Demandez d’avance aux familles à qui l’enfant aimerait offrir quelque chose, et comment il nomme cette personne. Deux mamans, une famille d’accueil, une absence, un deuil : vous le savez avant de commencer, et vous dites « la personne qui prend soin de toi ».',
        'Sans papier de soie, froissez et défroissez deux fois du papier ordinaire : il devient mou. Sans colle, chaque souvenir a son rond tracé au crayon, où la boulette se pose le temps de raconter; à la fin, la feuille se referme en paquet sur ses boulettes.',
        'Assoyez les enfants deux par deux, à table. Nombre impair? L’enfant de plus est avec vous, ou se joint à deux amis. {1adulte|Seule, assoyez-vous près de l’enfant pour qui la fête est moins simple.} {2adultes|À deux, l’une reste près de l’enfant pour qui la fête est moins simple.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4 },
          'Froissez un petit carré de papier de soie près de leurs oreilles. Dites votre souvenir, avec son geste ou son bruit : « Quand j’étais petite, quelqu’un soufflait sur ma soupe. Ffff… » Mettez le carré dans votre main, soufflez dedans, serrez le poing jusqu’à trois. « Je le garde. » Collez la boulette sur votre feuille. Tendez-la : « Mets ton doigt sur la bosse. » Un enfant touche : refaites « ffff ». « C’est bientôt la fête des {printemps|mères, et celle des pères}{!printemps|pères}. Aujourd’hui, chacun fait des bosses pour une personne de son choix, qui prend soin de lui. À qui penses-tu? »',
        ),
        play(
          { 20: 6, 30: 7 },
          'Chacun pense à une personne : maman, papa, une tante, un grand frère, grand-papa. « Que font ses mains, le matin? Que dit sa voix, le soir? » L’enfant fait le geste; son ami le refait, pour le connaître. Puis il prend un petit carré, fait le geste dessus ou souffle la parole dedans, et serre le poing : un, deux, trois. {!si-papier-de-construction|Un point de colle sur la feuille pliée, la boulette dessus, on appuie : c’est sa première bosse.} {si-papier-de-construction|L’ami lui trace la main sur sa feuille; au bout d’un doigt, colle et boulette : c’est sa première bosse.} {3-4a|À trois ans, demandez « montre-moi ses mains » : elles chatouillent, elles brassent, elles boutonnent.} {4-5a|À quatre ans, on commence par « quand » : « quand il chante faux dans l’auto ». Une grosse joie se serre fort, une chose douce se serre à peine.}',
        ),
        play(
          { 20: 7, 30: 8 },
          '« Et à un autre moment? Dans l’auto, au bain, au dodo? » On trouve un deuxième souvenir, puis un troisième, un à la fois : le geste, le poing, la colle. On laisse entre deux bosses la place d’un doigt. {3-4a|À trois ans, le même geste trois fois fait trois bosses. Une boulette s’ouvre comme une fleur? On la resserre, ou on la laisse ouverte.} {4-5a|À quatre ans, on les place comme la journée :} {4-5a !si-papier-de-construction|le matin en haut, la nuit en bas.} {4-5a si-papier-de-construction|le matin sur le pouce, la nuit sur le petit doigt.} {4-5a|Dans le carré qui reste, on déchire une chose qui rappelle cette personne, une clé, une tasse, une lune, et on la met à côté.} Avant chaque nouvelle bosse, l’ami met le doigt sur celles d’avant, et l’on refait le geste, pour ne pas l’oublier.',
        ),
        play(
          { 30: 7 },
          'Les deux amis jouent la fête. L’un joue la personne aimée : il arrive, il s’assoit. L’autre lui tend sa feuille à plat : « Mets ton doigt sur la bosse. » Le doigt se pose, léger, et l’enfant raconte : le geste, le bruit ou la phrase. On passe à la suivante. {3-4a|À trois ans, le geste suffit, sans un mot; l’ami qui touche le refait avec lui.} {4-5a|À quatre ans, l’ami ferme les yeux et touche une bosse au hasard; à ce que l’enfant raconte, il devine laquelle c’était.} Puis on change. Le doigt revient sur une bosse déjà dite? On la raconte encore : une bosse ne se vide pas.',
        ),
        closing(
          { 20: 4, 30: 4 },
          'Assis en rond, les mains vides, chacun montre un seul geste de la personne à qui il a pensé; tout le groupe le refait avec lui. « On vient de voir beaucoup de monde qu’on aime. » Dites ensemble la parole du cadeau : « Mets ton doigt sur la bosse, je te raconte. » Les feuilles restent à plat, à la vue des enfants, le temps de sécher. La personne est loin, ou n’est plus là? Demandez à l’enfant, tout bas, où garder sa feuille : son casier, près d’une photo, ou dans les mains de quelqu’un d’autre.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Dites « la personne qui prend soin de toi », puis reprenez le mot de l’enfant : mamie, beau-papa, ma tatie.',
          'Un enfant dit « j’en ai pas, moi, de maman » ou « mon papa est mort »? Approchez-vous, redites doucement ses mots sans les changer, et attendez. Il fait ses bosses pour cette personne, pour une autre, pour lui, ou n’en fait pas. « Qui te borde? Qui te fait rire? » peut l’aider à choisir.',
          'Prenez le souvenir comme il vient : « Elle ferme la lumière » vaut une bosse.',
          'Retenez ses mots exacts : au départ, vous les lui soufflerez s’il les cherche.',
        ],
        questionsOuvertes: [
          'Que font ses mains?',
          'Que dit sa voix quand tu te couches?',
          'À qui veux-tu la raconter?',
          '{4-5a|Qu’est-ce que tu aimes le plus raconter d’elle ou de lui?}',
        ],
      },
      vocabulaire: ['la bosse', 'serrer', 'froisser', 'le souvenir', 'prendre soin', 'raconter', 'quand'],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Une bosse suffit, la plus grosse, faite de deux carrés. Mimez avec lui : manger, s’habiller, dormir; il vous arrête quand c’est le bon geste.',
        },
        {
          pour: '4-5a',
          texte:
            'Il fait aussi une bosse pour plus tard : une chose qu’il fera, lui, pour cette personne, la semaine prochaine.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Serrer est difficile? L’enfant roule le papier sur la table avec sa paume. La colle dérange? Il la prend avec un papier roulé. Il parle peu? Le geste raconte, et vous dites les mots avec lui. Le sujet est trop lourd? Il fait les bosses d’un ami, d’un chat, de lui-même.',
        },
        {
          pour: 'autre_saison',
          texte:
            'En automne, pour la fête des grands-parents, ou l’hiver, au départ de quelqu’un, les mêmes bosses gardent d’autres gestes.',
        },
      ],
      securite: {
        risquesAcceptes: ['Papier déchiré.', 'Couleur du papier sur les doigts.', 'Peine ou ennui en se souvenant.'],
        dangersAEliminer: [
          'Boulette à la bouche, au nez ou à l’oreille : elle va sur la feuille tout de suite, et vos yeux restent sur qui goûte.',
          'Colle en bouche ou aux yeux : un couvercle pour deux, peu rempli; on se lave les mains en quittant la table.',
          'Question posée devant tous à un enfant en deuil ou séparé des siens : vous l’avez prévue, et vous la posez à l’oreille.',
        ],
        supervision: 'palier2',
        allergies: ['Colle à l’eau, sans parfum ni solvant.'],
      },
      observation: [
        'Attachement : vers qui va-t-il, et par quel geste le montre-t-il?',
        'Langage oral : notez ses mots, tels quels.',
        'Mémoire : retrouve-t-il le souvenir de chaque bosse quand le doigt y revient?',
      ],
      prolongements: [
        'Le soir ou le jour de la fête, l’enfant tend la feuille à quelqu’un de sa famille : « Mets ton doigt sur la bosse. »',
        'Gardez du papier de soie au coin calme : qui s’ennuie de quelqu’un peut en serrer un bout dans sa main.',
      ],
      reflexionRetroaction: [
        'Pour qui la fête était-elle moins simple, et l’ai-je bien accompagné?',
        'Quel geste m’a appris quelque chose d’une famille?',
      ],
    },
  },
]
