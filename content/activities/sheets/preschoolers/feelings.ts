import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

export const PRESCHOOLER_FEELING_SHEETS: readonly BankSheet[] = [
  {
    key: 'le-bateau-qui-s-agrandit',
    summary:
      '« Il n’y a plus de place! » Les enfants embarquent quand même, se trouvent des tâches et allongent le bateau.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_LANGUAGE'],
    themes: ['emotions-et-amitie'],
    materials: ['tissus', 'batons'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, la couverture fait le pont et s’allonge d’un coussin à chaque passager.',
      PARK: 'Au parc, la couverture fait le pont, et les coussins font les cabines.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,

    calls: [
      'exclusion',
      'rejet',
      'tu peux pas jouer',
      't’es pas mon ami',
      'amis',
      'amitié',
      'partager',
      'chicane',
      'conflit',
      'jouer ensemble',
      'laissé de côté',
      'bateau',
      'intégrer',
      'nouveau',
      'bateaux',
    ],
    seen: [
      'ils se tassent à dix sur le tapis et crient qu’il n’y a plus de place',
      'elle rame avec un bâton et regarde au loin dans un rouleau',
      'ils penchent tous du même bord pour ne pas tomber dans les vagues',
      'un petit reste planté à côté du jeu, on lui a dit qu’ils étaient assez',
      'il pleure parce que ses copains ont barré leur jeu et ne veulent plus de lui',
      'elle trouve une idée pour faire embarquer l’autre, elle ajoute un coussin au bout',
      'au coin coussins, ils sont trois et un quatrième les supplie d’entrer',
      'depuis la croisière de ses grands-parents, il est le capitaine et distribue les tâches',
    ],
    scenes: ['nouveau', 'voyage', 'cooperer', 'inventer-regles'],
    picture:
      'Dans un bateau à voile déjà plein, un enfant rame avec un tube, un autre guette l’horizon, un troisième embarque.',
    sheet: {
      titre: 'Le bateau qui s’agrandit',
      observationDepart:
        'Trois enfants ont fermé leur jeu : « Tu peux pas, on est déjà trois. » Le quatrième reste debout, son camion contre lui.',
      intentionEducative: 'Soutenir les premiers gestes pour faire de la place à quelqu’un, sans forcer l’amitié.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'secondaire' },
      ],
      objectifs: [
        'Demander une place et entendre la réponse.',
        'Proposer à un ami une tâche dans le jeu.',
        'Dire non à une idée sans dire non à une personne.',
      ],
      materiel: [
        item('Tapis ou couverture', 'un, trop petit pour tout le groupe', 'Drap plié'),
        item('Coussins plats', 'huit{parc|, apportés en chariot}', '{dedans|Manteaux pliés}{dehors|Serviettes pliées}'),
        item('Rouleaux de carton et bâtons courts', 'une douzaine', 'Cuillères de bois'),
        optional('Foulards courts pour les voiles', 'trois', 'Taies d’oreiller'),
        optional(
          '{si-boîtes-de-carton|Boîtes de carton, sans rabats ni agrafes}',
          '{si-boîtes-de-carton|quatre}',
          null,
        ),
        optional('{si-toutous|Toutou}', '{si-toutous|un}', null),
        optional('{si-cerceaux|Cerceau, à plat}', '{si-cerceaux|un}', null),
        optional('{si-chaudières|Chaudières vides}', '{si-chaudières|deux}', null),
      ],
      preparation: [
        'Pliez le tapis pour que quatre enfants y soient serrés; empilez les coussins à quelques pas : il faudra avoir l’idée d’aller les chercher. {si-boîtes-de-carton|Des boîtes de carton attendent avec eux : une cabine, une proue, et le bateau s’allonge.}',
        'Repérez, les jours d’avant, qui reste souvent dehors et à quoi cet enfant excelle. {si-toutous|Assoyez un toutou à côté du tapis, « à l’eau » : qui n’ose pas demander pour soi demandera pour lui.}',
        '{dehors|Vérifiez le sol autour du bateau : il va s’allonger.} {dedans|Dégagez deux côtés du tapis : le bateau va s’allonger.} {si-cerceaux|Un cerceau à plat, à côté du bateau, est la bouée : qui tombe y attend qu’on lui fasse une place.}',
        '{1adulte|Seule, débarquez dès que l’équipage est complet et jouez la baleine, tout près du bord où l’on se bouscule.} {2adultes|À deux, l’une navigue avec les enfants, l’autre reste libre, au bord, pour qui n’est pas entré.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 6 },
          'Embarquez seule, un rouleau à l’œil. « Je vois une île! Mais je ne sais pas ramer. » {si-chaudières|Une chaudière vide est à vos pieds : « Et qui va écoper? »} N’appelez personne par son nom; laissez venir.',
        ),
        play(
          { 20: 13, 30: 20, 45: 19 },
          'L’équipage se serre, crie qu’il n’y a plus de place. Un bateau a besoin d’un rameur, d’une vigie qui guette, de quelqu’un qui parle aux baleines. La vigie crie ce qu’elle voit, et tous rament de ce bord-là. Des foulards? Tendus à deux mains, voilà les voiles. {3-4a|Souvent, on embarque, on débarque, et la place se libère toute seule.} {4-5a|Les tâches se discutent et se gardent jalousement.} Puis annoncez la tempête : « Ça penche! » Tout l’équipage penche à gauche, puis à droite; qui tombe à l’eau demande une place pour remonter, et l’équipage lui montre où. Si plus un pied n’entre, regardez la pile de coussins sans rien dire : le premier qui en rapporte un vient d’allonger le bateau. {avec-coussin|Gardez @materiel en réserve, pour le prochain passager.}',
        ),
        play(
          { 45: 13 },
          'Le bateau s’allonge, se coupe en deux, devient flotte. Un morceau veut voguer seul : c’est permis, avec un signal pour se parler. Jouez la baleine, qui ne prend le parti de personne. Le signal se perd? Un messager traverse à la nage et le rapporte. « Il fait froid, dans l’eau! » La baleine veut monter : où la mettre, si grosse? Il faut défaire un bord et le rallonger.',
        ),
        closing(
          { 20: 4, 30: 6, 45: 7 },
          'Terre en vue. Chacun débarque en nommant la tâche d’un autre : « Elle ramait. » Ceux qui restent à bord rament jusqu’au quai. Défaites le bateau coussin par coussin.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Accompagnez l’enfant à la porte du jeu avec une offre : « Il voit très loin. Cherchez-vous une vigie? »',
          'Séparez l’idée de la personne : « Tu dis non à son idée. Lui, il cherche encore une place. »',
          'Quand c’est non, restez avec celui qui l’a reçu et commencez autre chose à deux.',
        ],
        questionsOuvertes: [
          'De qui le bateau a-t-il besoin?',
          'Comment on fait pour entrer dans un jeu?',
          'Qu’est-ce que ça fait, de rester au bord?',
        ],
      },
      vocabulaire: [
        'l’équipage',
        'embarquer',
        'la vigie',
        'une place',
        'ensemble',
        'pas tout de suite',
        'inviter',
        'débarquer',
      ],
      adaptations: [
        { pour: '3-4a', texte: 'Deux tâches doubles, deux rameurs et deux vigies, évitent bien des larmes.' },
        {
          pour: '4-5a',
          texte: 'Ils comptent l’équipage, une tâche par doigt, et décident du mot qui fait ouvrir le bord.',
        },
        {
          pour: 'besoins_particuliers',
          texte: 'Exercez l’entrée, juste avant, avec l’enfant qui bouscule : trois pas, une main sur le bord, un mot.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{hiver|L’été, le bateau jette l’ancre à l’ombre, l’équipage pieds nus.} {!hiver|L’hiver, un banc de neige aplati s’allonge pelletée par pelletée.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Refus clair, larmes du refusé.', 'Bateau bondé, coudes et genoux.'],
        dangersAEliminer: [
          'Enfant qui en repousse un autre des mains : placez-vous entre les deux, et demandez de quoi le bateau a besoin.',
          'Bâton ou rouleau brandi dans un bateau bondé : on rame assis, le bout vers le sol; pendant la tempête, rames et longues-vues se couchent au fond.',
          'Coussin qui glisse sous un pied : on embarque à quatre pattes ou assis. Foulard au cou : il reste dans les mains.',
          'Enfant forcé d’accueillir quelqu’un qui vient de lui faire mal : laissez d’abord passer du temps.',
          '{si-cerceaux|Cerceau qui glisse sous un pied : à plat, on y entre et l’on en sort au pas.}',
          '{si-boîtes-de-carton|Boîte retournée sur un enfant : elle reste à l’endroit, le haut ouvert.}',
        ],
        supervision: 'palier3',
        allergies: ['Coussins et tapis lavés; plans individuels pour les enfants sensibles à la poussière.'],
      },
      observation: [
        'Compétences sociales : que propose-t-il pour monter à bord, un métier, un objet, un cri?',
        'Langage oral : comment dit-il « monte » et comment dit-il « c’est plein »?',
        'Compétences émotionnelles : combien de temps met-il à se remettre d’un non?',
      ],
      prolongements: [
        'Reprenez, à la table et dans la cour, la phrase qui a fait faire une place dans le bateau.',
        'Rameur ou vigie : dites au parent quel poste son enfant a obtenu, et comment.',
      ],
      reflexionRetroaction: [
        'Quelles portes fermées ai-je prises pour de simples chicanes?',
        'Qui invite toujours, et qui n’est jamais invité?',
      ],
    },
  },
  {
    key: 'une-chambre-pour-le-monstre',
    summary:
      'Où dort-il, que mange-t-il, qui ferme la porte? Les enfants bâtissent une chambre à ce qui leur fait peur et décident de la clé.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_COGNITIVE'],
    themes: ['emotions-et-amitie'],
    materials: ['cartons-et-boites', 'tissus', 'papier-et-crayons'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 45,
    adults: 1,
    subject: 'peur',
    calls: [
      'peur',
      'monstre',
      'noir',
      'cauchemar',
      'loup',
      'fantôme',
      'sorcière',
      'araignée',
      'bruit qui fait peur',
      'orage',
      'avoir peur',
      'la nuit',
      'sous le lit',
      'courage',
      'blocs',
      'boîtes de carton',
      'bricolage',
    ],
    seen: [
      'ils fabriquent un lit, une couverture et une soupe dans une boîte à souliers',
      'elle dessine une clé et verrouille la porte de son garde-robe en carton',
      'il met sa main dans la boîte noire, la ressort vite et y retourne',
      'il a fait un mauvais rêve et ne veut plus se coucher sans moi à côté',
      'elle vérifie en dessous de son matelas avant de s’étendre à la sieste',
      'il a de la misère à rester seul dans les toilettes, il croit que quelqu’un se cache',
      'à table, ils se sont tous mis à raconter ce qui rôde dans leur maison',
      'depuis le film de zombies du grand frère, ils parlent de la bête du sous-sol',
    ],
    scenes: ['peurs', 'monstres', 'ouvrir-fermer'],
    picture:
      'Dans une grande boîte de carton, un monstre vert sous sa couverture; un enfant tient la porte, un autre éclaire le lit.',
    sheet: {
      titre: 'Une chambre pour le monstre',
      observationDepart:
        '« Chez nous, il y en a un dans le garde-robe. » À la table, les fourchettes s’arrêtent; chacun a le sien.',
      intentionEducative:
        'Permettre à l’enfant de prendre les commandes devant ce qui lui fait peur, en lui donnant une place, des règles et une porte.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'principal' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Dire ou montrer ce qui fait peur, sans y être obligé.',
        'Inventer un lieu, une règle, une porte.',
        'Chercher avec d’autres ce qui rassure.',
      ],
      materiel: [
        item('Boîtes de carton, de la boîte à souliers à la grande caisse', 'une douzaine', 'Paniers'),
        item('Tissus, retailles de laine et papiers', 'deux paniers', 'Feuilles séchées, vieux bas'),
        item('Papier et crayons de cire', 'trois feuilles et deux crayons par enfant', 'Ardoise'),
        item('Ruban-cache', 'deux rouleaux', 'Pinces à linge'),
        optional('{45min|Lampe de poche à piles vissées}', '{45min|une}', '{45min|Lumière de la fenêtre}'),
        optional(
          '{!45min si-lampes-de-poche|Lampes de poche à piles vissées}',
          '{!45min si-lampes-de-poche|une pour deux enfants}',
          null,
        ),
      ],
      preparation: [
        'Laissez la lumière allumée et les portes ouvertes : la peur se joue ici en plein jour.',
        'Demandez aux familles si une peur occupe l’enfant ces temps-ci, et les mots qui le rassurent.',
        'Découpez d’avance, dans chaque boîte, une porte qui ouvre et ferme; dans la grande caisse, deux portes.',
        '{1adulte|Seule, assoyez-vous au milieu des chantiers, des bouts de ruban déjà collés au bord d’une boîte.} {2adultes|À deux, bâtissez avec eux pendant que votre collègue s’assoit à l’écart avec qui préfère regarder.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 5, 45: 6 },
          'Ouvrez une boîte vide, regardez dedans, refermez. « On dirait que c’est une chambre de monstre, pour de faux. Il lui faudrait quoi? » {!45min si-lampes-de-poche|Donnez une boîte et une lampe de poche à chaque paire : l’un éclaire par la porte le coin le plus noir, l’autre dit ce qu’il faut y mettre, et l’on échange.} N’inventez rien de plus : les idées viennent d’eux.',
        ),
        play(
          { 20: 13, 30: 19, 45: 20 },
          'Les enfants font des lits de laine, des soupes dessinées, des serrures de ruban, des clés de papier et même le monstre. {3-4a|Le monstre n’a parfois ni nom ni forme; la porte, elle, n’arrête pas d’ouvrir et de fermer : une main entre, ressort vite, y retourne.} {4-5a|Des règles s’affichent : le monstre sort le mardi, il cogne avant d’entrer. Deux boîtes se collent, et le corridor a deux serrures.} Un enfant fait une chambre de lapin? Il a sa place ici. {30min 45min|Quand les mains ralentissent, collez l’oreille à une boîte et chuchotez : « Il ne dort pas. De quoi a-t-il peur, lui? » On lui ajoute un toutou de laine, une lumière dessinée, un ami.} {!45min si-lampes-de-poche|À la lampe, on revient voir le coin noir : qu’y a-t-il, maintenant?} {45min|Tous les lits sont bordés? C’est l’heure des visites.} {avec-tissu|Prêtez aussi @materiel, pour le lit d’un très gros.}',
        ),
        play(
          { 45: 12 },
          'Les chambres se visitent, avec la permission. S’il y a une lampe, elle éclaire les recoins où va celui qui la tient. Des monstres de laine et de papier se rencontrent, ont peur l’un de l’autre, deviennent voisins.',
        ),
        closing(
          { 20: 4, 30: 6, 45: 7 },
          'Chacun ferme sa porte comme il veut : ruban, clé de papier, trois coups. Décidez où passent la nuit les chambres : sur l’étagère, dehors ou démontées. Tout se range à la vue de tous.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Croyez à la peur sans croire au monstre : « Tu as eu peur. Ton cœur battait fort? »',
          'Laissez l’enfant régler la distance : il regarde de la porte, de vos genoux, d’ailleurs.',
          'Arrêtez celui qui fait le monstre pour effrayer : rendez la clé à l’autre.',
        ],
        questionsOuvertes: [
          'De quoi le monstre a-t-il besoin pour dormir?',
          'Qui garde la clé?',
          'Qu’est-ce qui t’aide, toi, quand tu as peur?',
        ],
      },
      vocabulaire: [
        'avoir peur',
        'la serrure',
        'rassurer',
        'le garde-robe',
        'le cauchemar',
        'le courage',
        'brave',
        'la clé',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte: 'Une boîte, une porte, une bonne soupe : cognez, attendez qu’il vous ouvre, repartez, cognez encore.',
        },
        {
          pour: '4-5a',
          texte: 'Ils dessinent le plan de la chambre et dictent ses règles, un dessin pour chaque défense.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui dit avec ses mains plus qu’avec ses mots choisit une texture qui ressemble à sa peur et une qui la calme.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{hiver|L’été, bâtissez dehors, et laissez les chambres au pied d’un arbre pour la nuit.} {!hiver|L’hiver, quand il fait noir de bonne heure, refaites le jeu avant le départ.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Peur qui revient en la nommant.', 'Jeu d’attaque et de fuite, bref et bruyant.'],
        dangersAEliminer: [
          'Monstre joué contre un enfant qui dit non : le non arrête tout.',
          'Enfant enfermé dans une caisse : elle n’a ni couvercle ni fond, ou deux portes.',
          '{45min|Lampe dont le compartiment à piles n’est pas vissé : laissez-la de côté.}',
          '{!45min si-lampes-de-poche|Lampe dont le compartiment à piles n’est pas vissé : laissez-la de côté. Le faisceau va dans la chambre, jamais dans les yeux.}',
        ],
        supervision: 'palier3',
        allergies: ['Laine et tissus lavés; évitez la laine brute pour une peau sensible.'],
      },
      observation: [
        'Compétences émotionnelles : comment montre-t-il sa peur, et que fait-il pour la calmer?',
        'Fonction symbolique : quels détails invente-t-il pour rendre son monstre vivable?',
        'Compétences sociales : comment écoute-t-il la peur d’un autre?',
      ],
      prolongements: [
        'À la sieste, celui qui le demande vérifie que toutes les portes sont fermées.',
        'L’enfant qui le souhaite apporte la clé à la maison; dites au parent ce qu’elle ferme.',
      ],
      reflexionRetroaction: [
        'Ai-je voulu rassurer trop vite?',
        'Quelle peur revient assez souvent pour que j’en reparle avec la famille?',
      ],
    },
  },
  {
    key: 'une-place-pour-ceux-qui-nous-manquent',
    summary:
      'Chacun peut dessiner, fabriquer ou déposer quelque chose pour un grand-père, un chat, une amie qui lui manque. Ou jouer à côté.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_LANGUAGE'],
    themes: ['emotions-et-amitie'],
    materials: ['cartons-et-boites', 'papier-et-crayons', 'feuilles', 'cocottes', 'tissus'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, la place se fait au pied d’un arbre que le groupe peut visiter.',
      WOODS: 'Dans le boisé, une souche connue devient l’endroit, visité à chaque sortie.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    subject: 'deuil',
    calls: [
      'mort',
      'deuil',
      'décès',
      'grand-papa',
      'grand-maman',
      'chien mort',
      'chat mort',
      'animal',
      'enterrer',
      's’ennuyer',
      'perte',
      'tristesse',
      'pleurer',
      'souvenir',
      'oiseau mort',
      'dessin',
      'émotions',
      'consoler',
    ],
    seen: [
      'elle dessine son pépère parti au ciel et me dit tout bas que c’est lui',
      'il emballe un petit cadeau pour son poisson et le dépose dans une boîte',
      'elle dit que son toutou est le chien qu’elle n’a plus et le berce',
      'il demande si on a froid quand on est enterré',
      'elle s’ennuie de son éducatrice partie en congé et la dessine en cachette',
      'il ne veut pas en parler mais reste assis tout près de mes crayons',
      'dans la cour, ils ont enterré une mésange et planté une croix de branches',
      'à la collation, il a dit que sa mamie ne reviendrait plus, comme ça, en mâchant',
    ],
    scenes: ['consoler', 'tracer-ecrire'],
    picture:
      'Près d’une fenêtre pluvieuse, une éducatrice dessine un vieux chien; un enfant enveloppe un toutou dans un tissu doux, d’autres jouent à côté.',
    sheet: {
      titre: 'Une place pour ceux qui nous manquent',
      observationDepart:
        '« Mon chat est mort. Papa a fait un trou. » L’enfant le dit en remplissant une chaudière, puis demande une pelle plus grosse.',
      intentionEducative: 'Offrir un lieu où la perte peut se dire, se jouer et se taire, au rythme de l’enfant.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
      ],
      objectifs: [
        'Exprimer, avec des mots, un dessin ou un jeu, que quelqu’un lui manque.',
        'Poser ses questions et recevoir des réponses vraies et courtes.',
        'Recevoir ou donner un réconfort.',
      ],
      materiel: [
        item('Boîtes à souliers', 'quatre', 'Paniers'),
        item(
          'Papier et crayons de cire',
          'deux feuilles et trois crayons par enfant, autant pour vous',
          'Ardoise et craie',
        ),
        item('Grandes feuilles, cocottes, bouts de tissu doux', 'trois par enfant', 'Retailles de laine'),
        item('Toutous', 'quatre', 'Poupées'),
        optional('{si-livres|Livre où un animal meurt}', '{si-livres|un}', null),
        optional(
          '{dedans si-peinture|Peinture lavable et pinceaux}',
          '{dedans si-peinture|trois couleurs, un pinceau par enfant assis}',
          null,
        ),
        optional('{si-photos|Photos prêtées par les familles}', '{si-photos|celles que vous avez}', null),
        optional('{si-roches|Roches plates, larges comme une paume}', '{si-roches|une par enfant}', null),
      ],
      preparation: [
        'Appelez d’abord la famille : que sait l’enfant, quels mots emploie-t-on à la maison, que souhaite-t-elle?',
        'Préparez des phrases vraies et courtes : « Il est mort. Il ne respire plus, il n’a plus mal, il ne reviendra pas. » Ni « endormi » ni « parti ».',
        'Installez un coin tranquille {dedans|ouvert sur le reste du local,} {dehors|d’où l’on voit le reste du groupe,} pour que l’enfant y vienne et en sorte librement. {dehors hiver|Les doigts ont froid? Une mitaine dessine dans la neige.} {si-livres|Un livre où un animal meurt attend dans le coin : il se lit à deux, si un enfant vous le tend.}',
        '{1adulte|Sans collègue, choisissez un moment où le groupe mène son jeu, et assoyez-vous d’où vous voyez tout le monde.} {2adultes|Avec une collègue, demeurez au coin tout le temps; elle suit le reste du groupe.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 5, 45: 6 },
          'Assise dans le coin, dessinez sans parler quelqu’un qui vous manque, un vieux chien par exemple. À qui demande, dites-le simplement : « Il est mort. Je m’ennuie de lui. » N’invitez personne à raconter. {dedans si-peinture|À la peinture, un deuxième pinceau trempe à côté du vôtre, pour qui s’assoit.}',
        ),
        play(
          { 20: 13, 30: 19, 45: 20 },
          'Qui veut dessine, plie, emballe, berce un toutou, dépose dans une boîte. D’autres jouent tout à côté. Laissez une feuille libre près de la vôtre : qui s’assoit dessine sans rien devoir dire. Un enfant dit : « C’est mon chat. » Répondez « Ton chat », puis attendez. Personne ne vient? Enveloppez votre dessin, couchez-le dans une boîte ouverte et regardez, d’où vous êtes, le jeu des autres. Celui qui guette de loin reçoit un sourire. {3-4a|L’enfant pleure, puis rit deux minutes plus tard : les deux sont vrais.} {4-5a|Les questions sont directes : « Il a froid, dans la terre? » « Non. Son corps ne sent plus rien. » Quand vous ne savez pas, dites-le.} Quand les crayons s’arrêtent, c’est assez pour aujourd’hui. {avec-tissu|Offrez @materiel pour envelopper ce qu’on veut garder.}',
        ),
        play(
          { 45: 12 },
          'Des enfants jouent parfois la mort : un toutou tombe, on l’enterre sous un tissu, il se relève. Restez proche et laissez-les jouer. Répondez seulement si l’on vous interroge. Un enfant vous tend le tissu? Couvrez le toutou avec lui, sans rien ajouter.',
        ),
        closing(
          { 20: 4, 30: 6, 45: 7 },
          'Dites que la place reste là. Chacun laisse son objet ou le reprend. {si-photos|Une photo prêtée par la famille s’y pose à l’endroit ou à l’envers, comme l’enfant veut.} {si-roches|Qui veut y couche une roche, rien que pour dire « je pense à toi ».} L’enfant qui a de la peine veut une chanson? Chantez-la tout bas, puis retournez jouer avec lui.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Mettez-vous à côté plutôt qu’en face, et laissez les silences.',
          'Dites vrai : « Non, ce n’est pas de ta faute. Se fâcher contre quelqu’un, ça ne le fait pas mourir. »',
          'Accueillez ce que la famille croit : « Chez toi, on dit ça. » N’ajoutez pas votre croyance.',
        ],
        questionsOuvertes: [
          'À quoi il ressemblait?',
          'Qu’est-ce que vous faisiez ensemble?',
          'Où veux-tu le mettre, ton dessin?',
        ],
      },
      vocabulaire: [
        'mort',
        's’ennuyer de',
        'triste',
        'le souvenir',
        'manquer',
        'consoler',
        'pour toujours',
        'la peine',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte: 'Restez avec des gestes : envelopper, bercer, déposer; les mots viendront un autre jour.',
        },
        {
          pour: '4-5a',
          texte: 'Proposez un petit livre de souvenirs, une page à la fois, dictée quand l’enfant le demande.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'À l’enfant qui ne parle pas de sa peine, offrez le même objet doux à la même heure chaque jour, sans rien demander.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{hiver|Au printemps, plantez un bulbe ou une graine près de la place.} {!hiver|L’hiver, la place se garde à la fenêtre, avec une branche.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Pleurs, les siens ou les vôtres.', 'Questions d’un ami, maladroites et franches.'],
        dangersAEliminer: [
          'Récit forcé devant le groupe : l’enfant choisit si, quand et à qui.',
          '« Il s’est endormi », « il est parti » : l’enfant peut craindre la sieste ou le départ d’un parent. Dites « mort ».',
          'Tissu sur le visage d’un ami qui joue le mort : on couvre un toutou, jamais quelqu’un.',
          'Peine qui vous inquiète : parlez-en le jour même à la famille et à la direction.',
          '{si-roches|Roche lancée ou échappée sur un pied : on l’apporte à deux mains, on s’accroupit, on la pose.}',
        ],
        supervision: 'palier3',
        allergies: ['Tissus et toutous lavés; feuilles et cocottes bien sèches.'],
      },
      observation: [
        'Compétences émotionnelles : comment passe-t-il de la peine au jeu, et du jeu à la peine?',
        'Langage oral : quels mots emploie-t-il, et d’où viennent-ils?',
        'Fonction symbolique : que joue-t-il ou que fabrique-t-il pour celui qui lui manque?',
      ],
      prolongements: [
        'Gardez la place ouverte quelques semaines; c’est l’enfant qui dit quand il n’en a plus besoin.',
        'Racontez à la famille ce que l’enfant a dit, fait ou demandé; proposez-lui d’apporter une photo pour la place.',
      ],
      reflexionRetroaction: [
        'Ma propre peine a-t-elle pris de la place?',
        'Quelle réponse aurais-je dû garder plus courte?',
      ],
    },
  },
  {
    key: 'bonne-nuit-dans-nos-langues',
    summary:
      'Les enfants endorment les poupées comme on le fait chez eux, avec un mot, une berceuse ou un baiser soufflé.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_LANGUAGE'],
    themes: ['emotions-et-amitie', 'sons-et-silence'],
    materials: ['tissus', 'cartons-et-boites'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    subject: 'peuples',
    calls: [
      'pays',
      'langues',
      'familles',
      'culture',
      'peuples',
      'monde',
      'd’où je viens',
      'berceuse',
      'immigration',
      'espagnol',
      'arabe',
      'créole',
      'autochtone',
      'innu',
      'anglais',
      'diversité',
      'dodo',
      'poupées',
    ],
    seen: [
      'elle couche sa catin et lui dit des mots que je ne connais pas',
      'il fredonne une toune de chez lui en tapant le dos de sa poupée',
      'elle se fait répéter par ses amies, elle corrige leur accent, toute fière',
      'il vient d’arriver au pays et ne parle pas encore français avec les autres',
      'elle s’ennuie de sa mère à l’heure du dodo et serre son doudou',
      'ils comparent comment on les endort, dans les bras, avec la porte ouverte',
      'à la sieste, il a murmuré un bonsoir en tagalog, sa voisine a voulu l’apprendre',
      'depuis qu’un papa est venu chanter, elle berce toutes les poupées avec sa chanson',
    ],
    scenes: ['bebes-soins', 'mots', 'naissances-familles'],
    picture:
      'Dans des lits de carton, des poupées s’endorment : un enfant chante, une autre souffle un baiser, l’éducatrice fait écouter une voix.',
    sheet: {
      titre: 'Bonne nuit dans toutes nos langues',
      observationDepart:
        'Un enfant couvre sa poupée et lui murmure trois mots que personne d’autre ne comprend. Sa voisine essaie de les répéter.',
      intentionEducative:
        'Permettre à chaque enfant d’entendre sa langue et sa famille dans le jeu, racontées par les siens.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Identité', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
      ],
      objectifs: [
        'Reconnaître un mot, un air, une voix de sa maison.',
        'Essayer les sons d’une autre langue avec sérieux et plaisir.',
        'Savoir dire : chez nous, on fait comme ça.',
      ],
      materiel: [
        item('Poupées et toutous', 'un par enfant, un pour vous', 'Bas rembourrés'),
        item('Boîtes de carton pour les lits', 'une par enfant', 'Paniers'),
        item('Tissus et couvertures', 'une douzaine', 'Serviettes'),
        optional(
          'Appareil de l’installation avec les voix des familles',
          'un',
          'Parent ou grand-parent qui vient chanter',
        ),
        optional('{4-5a|Papier et crayons, pour le livre}', 'une feuille par enfant', null),
        optional('{si-coussins|Coussins}', '{si-coussins|deux ou quatre}', null),
        optional('{si-gobelets|Gobelets ou bols incassables}', '{si-gobelets|deux}', null),
        optional('{si-lampes-de-poche|Lampe de poche, boîtier vissé}', '{si-lampes-de-poche|une}', null),
        optional('{si-livres|Livres d’images}', '{si-livres|trois ou quatre}', null),
        optional('{si-photos|Photos prêtées par les familles}', '{si-photos|celles que vous avez}', null),
      ],
      preparation: [
        'Invitez chaque famille à confier, selon son envie, un « bonne nuit », une berceuse, un geste : sur place, au téléphone, par message vocal.',
        'Écrivez les mots comme vous les entendez et faites-les vérifier par le parent; apprenez-en deux.',
        'Disposez lits et tissus ordinaires : ni drapeau, ni costume, ni image de carte postale. Les familles d’ici racontent aussi.',
        '{1adulte|Seule, gardez l’appareil près de vous, s’il y en a un : une voix à la fois, quand un enfant la demande pour son lit.} {2adultes|À deux, celle qui connaît une des berceuses la chante; l’autre apprend avec les enfants.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 5, 45: 6 },
          'Bordez une poupée et dites-lui bonne nuit dans la langue d’une famille du groupe, doucement, avec l’accent que vous avez. « C’est le papa de quelqu’un qui m’a appris ça. » Laissez l’enfant se reconnaître. Puis chacun prend une poupée, un tissu et un lit. {si-coussins|Deux coussins bord à bord font un grand lit, pour qui dort à plusieurs.}',
        ),
        play(
          { 20: 13, 30: 19, 45: 20 },
          'Les poupées se couchent, se relèvent, réclament de l’eau. {si-gobelets|Un gobelet ou un bol vide va de lit en lit : « Encore une gorgée. »} Si des familles ont confié leur voix, elle s’écoute tout bas, à côté d’un lit. Assoyez-vous par terre entre deux lits, une poupée dans les bras. {3-4a|Un mot aimé est répété jusqu’à devenir une chanson.} {4-5a|Une enfant vous fait répéter sa bonne nuit jusqu’à ce que l’accent y soit.} Le jeu s’éteint? Votre poupée ouvre l’œil : « Elle ne dort pas. Que fait-on, chez toi? » Essayez tout ce qu’on vous dit : taper le dos, bercer, laisser la porte entrouverte. {si-livres|Un livre se raconte à la poupée, d’une image à l’autre, dans la langue de la maison.} {avec-tissu|Sortez aussi @materiel : il y aura un lit de plus à border.}',
        ),
        play(
          { 45: 12 },
          'D’un lit à l’autre, les enfants comparent leurs maisons : qui borde, qui raconte, dans quel lit on dort, avec qui. Confiez votre poupée à un enfant pour la nuit, dans son lit de carton : il la cale contre la sienne ou lui laisse toute la place. L’enfant qui se tait montre sa façon avec le tissu. Toutes les réponses sont des façons de s’endormir.',
        ),
        closing(
          { 20: 4, 30: 6, 45: 7 },
          '{si-lampes-de-poche|Une lampe de poche, couchée face au mur, fait la porte entrouverte.} Passez de lit en lit. Devant chaque poupée, son parent de jeu dit bonne nuit à sa façon, en mots, en air ou en geste; les autres bercent la leur, et qui veut le reprend à voix basse. {si-photos|On dit aussi bonne nuit à une photo prêtée par une famille.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Faites-vous corriger : « Comme ça? Plus doux? »',
          'Répondez au rire devant un mot nouveau : « Tes oreilles ne le connaissaient pas. Écoute encore. »',
          'Ne demandez à aucun enfant de parler pour son pays; demandez ce qu’on fait chez lui.',
        ],
        questionsOuvertes: [
          'Comment dit-on bonne nuit, chez toi?',
          'Qui te chante des chansons?',
          'Que faut-il pour bien dormir?',
        ],
      },
      vocabulaire: ['bonne nuit', 'la berceuse', 'border', 'la langue', 'la voix', 'chez nous', 'l’accent'],
      adaptations: [
        {
          pour: '3-4a',
          texte: 'Deux mots de deux langues, toujours avec le même geste : border, souffler, embrasser.',
        },
        {
          pour: '4-5a',
          texte:
            'Les enfants dictent un livre des bonnes nuits, une page chacun; le parent y trace les mots dans l’écriture de sa langue.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui ne parle pas encore français devient celui qui sait : commencez par sa langue, et laissez-le choisir quelle poupée dort en premier.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{hiver|L’été, couchez les poupées dehors, à l’ombre, avec les bruits d’été.} {!hiver|L’hiver, ajoutez les mots du froid : couverture, neige, collé contre.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Gêne d’entendre la voix d’un parent.', 'Ennui de la maison, à consoler.'],
        dangersAEliminer: [
          'Accent imité pour se moquer : arrêtez et redites le mot avec soin.',
          'Tissu sur une tête d’enfant : les couvertures bordent les poupées.',
          'Enfant présenté comme l’exemple d’un peuple : seules les familles racontent, et pour elles-mêmes.',
          '{si-lampes-de-poche|Lampe qui éblouit ou qui s’ouvre : boîtier vissé, tournée vers le mur, jamais vers un visage.}',
        ],
        supervision: 'palier4',
        allergies: ['Toutous et couvertures lavés; objets de la maison vérifiés avant le jeu.'],
      },
      observation: [
        'Identité : que dit-il de sa famille et de sa langue?',
        'Langage oral : comment écoute-t-il et reproduit-il un son nouveau?',
        'Compétences sociales : comment accueille-t-il ce qu’un ami fait autrement?',
      ],
      prolongements: [
        'Reprenez une berceuse du groupe à la vraie sieste, chaque jour une autre.',
        '{4-5a|Prêtez aux familles le livre des bonnes nuits, pour une page ou une voix de plus.}{!4-5a|Demandez aux familles un mot, un geste ou une voix de plus.}',
      ],
      reflexionRetroaction: [
        'Quelle langue n’a pas encore été entendue dans mon local?',
        'Quelle famille n’avait pas de manière facile de participer?',
      ],
    },
  },
  {
    key: 'la-tague-qui-change-d-idee',
    summary:
      '« Maintenant, c’est les gelés qui courent! » Les enfants se poursuivent, inventent une règle, la perdent, en trouvent une autre.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['mouvement-et-defis', 'emotions-et-amitie'],
    materials: [],
    place: 'YARD',
    alsoAt: {
      PARK: 'Au parc, un arbre sert de maison, du côté opposé à la rue.',
      INDOORS: 'Dans le grand local, la tague se joue à quatre pattes ou à la vitesse d’une tortue.',
      WOODS: 'Dans la clairière, un gros tronc sert de maison : une main sur l’écorce et l’on est sauf.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,

    calls: [
      'tague',
      'courir',
      'se poursuivre',
      'attraper',
      'loup',
      'tag gelée',
      'jeu à règles',
      'règles',
      'tricher',
      'énergie',
      'cachette',
      'chat',
      'poursuite',
      'gagner',
      'se dépenser',
      'bouger',
    ],
    seen: [
      'ils se sauvent à toute vitesse et restent figés quand on les touche',
      'il crie t’es pogné, l’autre jure qu’il était à maison',
      'elle se jette dans mes bras après avoir fait le tour du module en riant',
      'ils arrêtent aux deux minutes pour s’obstiner sur ce qui compte',
      'il ne veut jamais être celui qui court après les autres et boude',
      'elle n’aime pas se faire rattraper, elle s’assoit au milieu et pleure',
      'au parc, ils inventent des façons drôles de dégeler un copain',
      'ils sortent de la sieste comme des balles et se pourchassent autour du carré de sable',
    ],
    scenes: ['courir', 'gagner-perdre', 'figer', 'inventer-regles'],
    picture:
      'Dans la cour, une éducatrice touchée fige en pleine course, les bras en l’air; des enfants se sauvent, une autre lève le doigt près de l’arbre.',
    sheet: {
      titre: 'La tague qui change d’idée',
      observationDepart:
        '{3-4a 4-5a|« T’es pogné! — Non, j’étais à maison! » La poursuite s’arrête tous les dix pas pour discuter, et repart.} {!3-4a !4-5a|Un enfant se sauve de vous, se retourne, attend que vous le suiviez, et repart en riant.}',
      intentionEducative: 'Soutenir le plaisir de se poursuivre et de fabriquer des règles que l’on peut changer.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
      ],
      objectifs: [
        '{3-4a 4-5a|Changer de direction, freiner, esquiver.}',
        '{3-4a 4-5a|Proposer une règle et la dire aux autres.}',
        'Accepter d’être touché, se relever, repartir.',
        '{2-3a|Se sauver, se retourner, revenir se faire prendre.}',
        '{!3-4a !4-5a|Voir son geste devenir la règle de tous.}',
      ],
      materiel: [],
      preparation: [
        '{cour parc !hiver|Marchez le terrain : trous, branches, bordures.} {cour parc hiver|Marchez le terrain : trous, glace, bordures.} {bois|Choisissez une clairière sans racines saillantes ni branche basse.} {dedans|Poussez les meubles contre les murs et enlevez les bas qui glissent.}',
        'Choisissez {dedans|un tapis} {dehors|un endroit} qui sera toujours « maison », quoi qu’il arrive aux règles. {2-3a|Tapotez-le de la main avec les enfants : « Maison! » À deux ans, toute la course tient dans les cinq pas qui l’entourent.}',
        '{hiver dehors|L’hiver, courez par petits bouts et entrouvrez les manteaux : la sueur refroidit vite.} {ete dehors|L’été, jouez à l’ombre ou tôt le matin, avec des pauses pour boire.}',
        '{1adulte 3-4a 4-5a|Seule, jouez un moment, puis revenez à la maison, d’où vous voyez tout le terrain.} {1adulte !3-4a !4-5a|Seule, tournez autour de la maison : vous les voyez tous, et chacun vous rejoint en quelques pas.} {2adultes|À deux, l’une est de la poursuite; l’autre, à la maison, recueille les règles et les fatigués.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4, 45: 5 },
          'Passez devant les enfants, l’air de rien{dedans|, à quatre pattes}, et sauvez-vous en riant. Quelqu’un vous touche : figez, la bouche ouverte. « Comment je fais pour dégeler? » Leur réponse est la première règle. {2-3a|Une main vous tapote, quelqu’un dit « bip »? C’est une réponse : dégelez.}',
        ),
        play(
          { 10: 6, 20: 13, 30: 19, 45: 20 },
          '{3-4a 4-5a|Tout le monde poursuit tout le monde.} {!3-4a !4-5a|Tout le monde vous poursuit, puis se sauve de vous.} {2-3a|À deux ans, on se sauve de vous autour de la maison, on se retourne pour voir si vous venez, on se jette dans vos bras. Un enfant s’assoit au milieu? Criez : « Nouvelle règle : assis! » Tous s’assoient, puis la poursuite repart.} {3-4a|Toucher, être touché, on ne sait plus : on file à côté d’un ami en criant.} {3-4a !multiage !10min|Un enfant attend, tout droit, d’être pris? Foncez au ralenti et manquez-le d’un doigt. Le souffle manque? Criez « Statue! », et chacun choisit le bruit qui le dégèlera. Un enfant triche? « Ah! Une nouvelle règle. Dis-la-nous. »} {4-5a|La règle se précise, puis s’emmêle : deux tagues, une deuxième maison qui bouge, un pouce en l’air pour la pause.} {4-5a !multiage !10min|« Il triche! » Faites dire la règle aux deux, puis rejouez le moment au ralenti, chacun à sa place. Le souffle manque? Changez le nombre de tagues : tout le monde, puis un seul, puis un seul en secret.} Quand une idée plus drôle arrive, l’ancienne fond.',
        ),
        play(
          { 45: 13 },
          '{3-4a 4-5a|Demandez aux inventeurs une règle pour les fatigués et une pour les pressés. Les deux se jouent en même temps. Le souffle revient? Les fatigués deviennent les pressés, et les règles changent de mains.} {2-3a|Un enfant tourne sur lui-même, s’accroupit ou se couche : c’est une règle aussi. Dites-la tout haut, « on tourne! », et tous l’imitent jusqu’à la suivante.} Qui préfère guetter devient arbre{3-4a 4-5a|, gardien de maison, voix qui annonce}{!3-4a !4-5a| ou gardien de maison}.',
        ),
        closing(
          { 10: 2, 20: 4, 30: 7, 45: 7 },
          'Criez « la tague s’endort! » et ralentissez jusqu’à {dehors|marcher}{dedans|ramper} comme dans le sirop. Couchés ou accroupis, une main sur le cœur, redites ensemble la règle la plus folle du jour. {2-3a|Refaites-en aussi le geste, tout petit : « Assis… bip! »}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          '{dehors|Courez lourdement et faites-vous prendre souvent.} {dedans|Trottez à quatre pattes et faites-vous prendre souvent.}',
          'Redites la nouvelle règle une fois, tout haut, dans les mots de son auteur.',
          'Approchez-vous de celui qui n’est jamais poursuivi et sauvez-vous de lui.',
          '{2-3a|À deux ans, la règle se montre avant de se dire : reproduisez en grand le geste de l’enfant, puis donnez-lui son mot.}',
        ],
        questionsOuvertes: [
          'Comment fait-on pour dégeler?',
          '{2-3a|Où te sauves-tu?}',
          '{3-4a 4-5a|Que dit la règle, maintenant?}{!3-4a !4-5a|Comment fait-on, maintenant?}',
          '{3-4a 4-5a|Qu’est-ce qu’on fait pour ceux qui sont fatigués?}',
        ],
      },
      vocabulaire: [
        'la tague',
        'la maison',
        '{3-4a 4-5a|pogné}{!3-4a !4-5a|se sauver}',
        '{3-4a 4-5a|esquiver}{!3-4a !4-5a|assis}',
        'dégeler',
        'la règle',
        '{4-5a|la pause}{!4-5a|figer}',
        '{3-4a 4-5a|freiner}{!3-4a !4-5a|ralentir}',
      ],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Il ne sait pas encore qui poursuit et qui se sauve : {dehors|prenez-le par la main}{dedans|mettez-vous à quatre pattes contre lui} et sauvez-vous ensemble. Quand il vous lâche et vous court après, laissez-vous prendre aussitôt.',
        },
        {
          pour: '3-4a',
          texte:
            'Faites vous-même la tague qui grogne, avec une seule maison. Comptez vos pas tout haut et manquez souvent les enfants.',
        },
        {
          pour: '4-5a',
          texte:
            'Ils annoncent trois règles avant de partir et se placent derrière l’inventeur de celle qu’ils gardent.',
        },
        {
          pour: 'besoins_particuliers',
          texte: 'L’enfant qui court peu est une deuxième maison : là où il s’arrête, qui le touche est sauf.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{hiver|L’été, l’ombre sauve et le soleil brûle : courez de l’une à l’autre.} {!hiver|L’hiver, la tague ne suit que les sentiers tapés : impossible de couper.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          '{dehors !hiver|Collision, genou éraflé.} {dehors hiver|Collision, neige dans le cou.} {dedans|Collision, épaule contre épaule.}',
          'Colère d’être pris.',
        ],
        dangersAEliminer: [
          'Poussée dans le dos : toucher se fait de la main plate, à l’épaule ou au bras.',
          '{cour|Fuite vers la barrière : placez-y la maison.} {parc|Fuite vers la rue : la maison est du côté opposé, le terrain finit à mi-chemin, et vous criez « assis! » à qui le dépasse.} {bois|Fuite hors de la clairière : placez la maison du côté du sentier.} {dedans|Course debout sur un plancher lisse : à quatre pattes ou pas du tout.}',
          'Capuchon ou vêtement tiré : arrêtez le jeu et montrez où toucher.',
          '{2-3a|Coureur lancé sur un plus petit ou sur un ami assis : criez « assis! », et tout le monde s’assoit jusqu’à ce que le chemin soit libre.}',
          '{2-3a|Enfant de deux ans pris dans la mêlée, ou sorti des cinq pas : ouvrez-lui les bras, du côté de la maison; s’il ne vient pas, allez le chercher et le jeu s’assoit.}',
        ],
        supervision: 'palier2',
        allergies: ['Asthme à l’effort : la pompe et le plan de soins restent à la maison du jeu, avec vous.'],
      },
      observation: [
        'Motricité globale : comment change-t-il de direction en pleine poursuite?',
        'Compétences sociales : {3-4a 4-5a|comment fait-il connaître sa règle?}{!3-4a !4-5a|comment vous invite-t-il à le poursuivre encore?}',
        'Raisonnement : {3-4a 4-5a|voit-il ce que sa règle va changer?}{!3-4a !4-5a|que fait-il quand il voit que tous l’imitent?}',
      ],
      prolongements: [
        'Nommez les tagues inventées et gardez-en la liste dessinée près de la porte.',
        'Un parent peut montrer une tague de son enfance; l’enfant en aura changé la règle avant le souper.',
      ],
      reflexionRetroaction: [
        '{3-4a 4-5a|Ai-je défendu une règle à laquelle eux ne tenaient plus?}{!3-4a !4-5a|Ai-je vu la règle dans le geste de chacun?}',
        '{3-4a 4-5a|Qui décide des règles, et qui les subit?}{!3-4a !4-5a|Qui voulait être pris, et qui ne le voulait pas?}',
      ],
    },
  },
  {
    key: 'la-colere-dans-les-mains',
    summary:
      'Une colère grosse comme ça, roulée dans la pâte : on l’écrase, on la pousse contre le mur, on lui trouve un mot à sa taille.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_LANGUAGE'],
    themes: ['emotions-et-amitie'],
    materials: ['terre', 'cartons-et-boites', 'tissus', 'papier-et-crayons'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, on pousse le mur de brique, on pétrit {!hiver|la terre}{hiver|la neige} et l’on tord les guenilles.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'colère',
      'fâché',
      'furieux',
      'frustration',
      'crise',
      'il tape',
      'il mord',
      'il pousse',
      'taper',
      'pousser',
      'pétrir',
      'coin calme',
      'gérer sa colère',
      'émotions',
      'se calmer',
      'mordre',
      'pâte à modeler',
    ],
    seen: [
      'il serre les poings, devient rouge et fesse sur la table de toutes ses forces',
      'elle écrase sa boule avec son coude en serrant les dents',
      'il pousse le mur comme s’il voulait le faire bouger, les pieds bien plantés',
      'il a lancé un bloc parce que son ami lui a cassé son garage',
      'elle dit que sa fureur est grosse comme une maison et elle pleure en le disant',
      'il frappe ses amis chaque fois que quelqu’un prend sa place',
      'au vestiaire, il s’est roulé par terre parce que son manteau n’était pas dans le bon sens',
      'à la maison, ses parents me disent qu’il claque des portes, ici il garroche les chaises',
    ],
    scenes: ['colere', 'mordre-frapper', 'petrir', 'pousser'],
    picture:
      'Une enfant écrase une boule de pâte, un autre pousse le mur des deux mains, une troisième tord une serviette avec l’éducatrice.',
    reviewedOn: '2026-11-27',
    sheet: {
      titre: 'La colère dans les mains',
      observationDepart:
        'Sa tour est tombée. Il a serré les poings, regardé son ami, puis frappé {dedans|la table}{cour|le sol} du plat de la main : « Je suis fâché gros! »',
      intentionEducative:
        'Permettre à chacun de sentir où loge sa colère, de lui donner un travail et de trouver un mot de sa grosseur.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'secondaire' },
      ],
      objectifs: [
        'Presser, pousser et tordre de toutes ses forces.',
        'Distinguer une petite colère d’une énorme.',
        'Choisir, parmi plusieurs gestes, celui qui lui fait du bien.',
      ],
      materiel: [
        item(
          '{dedans|Pâte à modeler ou argile}{cour !hiver|Terre humide}{cour hiver|Neige qui colle}',
          'deux grosses poignées par enfant, une pour vous',
          '{dedans|Sable mouillé}{cour !hiver|Sable mouillé}{cour hiver|Pâte à modeler gardée au chaud}',
        ),
        item('Grosse boîte de carton, chargée de coussins', 'une', '{dedans|Panier à linge rempli} {cour|Pneu à plat}'),
        item(
          'Serviettes ou guenilles {dedans|à peine humides}{cour !hiver|humides}{cour hiver|sèches}',
          'une par enfant',
          'Vieux bas longs',
        ),
        item('Vieux journaux', 'une pile', 'Papier brun'),
        item('{dedans|Ruban-cache, pour les deux mains du mur}', 'un rouleau', 'Ruban adhésif'),
        item(
          'Grand plateau, pour {dedans|la pâte}{cour !hiver|la terre}{cour hiver|la neige}',
          'un pour quatre enfants',
          'Couvercle de grand bac',
        ),
        item('Panier, pour le coin de la colère', 'un', 'Boîte à chaussures'),
        item(
          '{45min|Grandes feuilles et gros crayons, le livret}',
          'cinq feuilles{4-5a|, une de plus pour les gestes}, un crayon par enfant',
          'Papier brun taillé en pages',
        ),
        optional('{si-miroirs|Miroirs incassables}', '{si-miroirs|deux}', null),
        optional('{si-ballons|Ballons de mousse, plus gros qu’une tête}', '{si-ballons|deux}', null),
        optional('{si-tambourins|Tambourins ou maracas}', '{si-tambourins|deux}', null),
        optional(
          '{cour !hiver si-craies|Craies grosses comme un pouce}',
          '{cour !hiver si-craies|une par enfant}',
          null,
        ),
      ],
      preparation: [
        'Choisissez un jour où personne n’est fâché : on apprend le chemin avant d’en avoir besoin.',
        '{dedans|Libérez un pan de mur sans cadre ni tablette, et collez-y au ruban-cache deux mains de papier journal, à la hauteur des épaules.} {cour !hiver|Choisissez un mur sans fenêtre, et pressez-y deux mains de terre mouillée, à la hauteur des épaules.} {cour hiver|Choisissez un mur sans fenêtre, et pressez-y deux mains de neige, à la hauteur des épaules.}',
        'Au pied de ce mur, posez le panier, avec quelques journaux : {dedans|ce coin restera là après le jeu.}{cour|vous ressortirez ce coin à chaque jeu dehors.}',
        'Posez la {dedans|pâte}{cour !hiver|terre}{cour hiver|neige} sur les plateaux, hors du chemin de la boîte.',
        'Pensez à une vraie petite colère de votre matinée : vous la raconterez.',
        '{1adulte|Seule, placez les plateaux là d’où vous voyez le mur et la boîte; vous vous levez pour pousser à côté d’un enfant.} {2adultes|À deux, l’une reste aux plateaux, l’autre pousse le mur et tord avec les enfants.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 5, 45: 6 },
          'Prenez de la {dedans|pâte}{cour !hiver|terre}{cour hiver|neige}. « Ce matin, le café a coulé sur mon dessin. Ça m’a fâchée gros… comme ça. » Montrez la boule. Posez-la sur un plateau, sous vos paumes, et écrasez-la lentement, les dents serrées, jusqu’à la crêpe. Soufflez. « Et vous, où est-ce que ça serre, quand vous êtes fâchés? » Les mains se posent : ventre, mâchoire, poings. {si-miroirs|Au miroir, chacun serre la mâchoire et les sourcils, puis lâche tout.}',
        ),
        play(
          { 20: 13, 30: 19, 45: 20 },
          'Chacun roule sa colère : un pois, une balle, deux poignées collées. On aplatit les boules au poing, au coude, au talon de la main. D’autres poussent le mur, les pieds plantés, ou la boîte jusqu’à l’autre bout; on tord une serviette à deux, on déchire un journal en longues bandes. {si-ballons|Un gros ballon mou se coince entre le ventre et le mur : on pousse, il repousse.} {si-tambourins|Au tambourin ou à la maraca, la colère sonne : tout bas pour un pois, bien fort pour une maison.} {cour !hiver si-craies|À la craie, on trace sa colère de sa grosseur, puis on la piétine.} {3-4a|La colère sort sans histoire : le poing, le coude, encore le poing.} {4-5a|Deux boules se comparent : « Celle-là, c’est juste agacé. L’autre, c’est enragé. »} {avec-tissu|Tordez aussi @materiel, à deux, chacun de son bord.}',
        ),
        play(
          { 45: 12 },
          'Étalez les feuilles {dedans|par terre}{cour !hiver|par terre}{cour hiver|sur la boîte}, une par grosseur, du pois à la maison. Chacun dessine sa colère sur la page de sa grosseur ou dicte le mot qui lui va : agacé, choqué, furieux, « tout chaud ». Ils vont et viennent entre les pages et les boules, pour vérifier. Pliez ensuite les feuilles ensemble : voilà le livret.',
        ),
        closing(
          { 20: 4, 30: 6, 45: 7 },
          'Les mains s’ouvrent, paumes en l’air. « Elles sont comment, là? » {dedans|Chaudes}{cour !hiver|Chaudes}{cour hiver|Froides}, molles, radoucies, encore serrées : tout se dit. Qui veut pose sa boule sur un plateau, entière ou en crêpe. Montrez le panier au pied du mur : {dedans|« Ce coin-là reste ouvert. Il sera là quand une colère montera pour vrai. »}{cour|« Ce coin-là sort avec nous. Il sera là quand une colère montera pour vrai. »}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Poussez le mur à côté de l’enfant, aussi fort que lui, sans parler.',
          'Offrez deux mots, un dans chaque main : « Agacé, ou furieux? » Gardez celui qu’il choisit.',
          'Un jour de vraie colère, venez au coin avec l’enfant; on n’y envoie personne, et l’on n’y reste pas seul.',
          'Dites la limite en peu de mots : « Fâché, oui. Frapper un ami, non. Le mur, lui, peut tout prendre. »',
        ],
        questionsOuvertes: [
          'De quelle grosseur était-elle, cette colère-là?',
          'Qu’est-ce que tes mains voulaient faire?',
          'Où reste-t-il un peu de colère, maintenant?',
        ],
      },
      vocabulaire: [
        'agacé',
        '{45min|choqué}',
        'furieux',
        '{4-5a|enragé}',
        'serrer les poings',
        'écraser',
        'tordre',
        'se radoucir',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Roulez devant lui une boule petite et une énorme : il montre la sienne. Le mot « fâché » vient pendant que les poings écrasent.',
        },
        {
          pour: '4-5a',
          texte:
            'Ils choisissent eux-mêmes ce que le panier garde : une guenille à tordre, des journaux à déchirer. {45min|Au livret, ils ajoutent une page : un dessin par geste qui fait du bien.}',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui fuit ce qui colle ou mouille déchire un journal ou pousse le mur. Celui qui parle peu montre sa grosseur des deux mains, serrées ou écartées, et vous roulez la boule. En fauteuil, on pousse le mur ou l’on tord, assis bien calé.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{hiver|L’été, dehors, les serviettes trempées se tordent au-dessus des plantes : la colère arrose.} {!hiver|L’hiver, dehors, la colère se presse en grosses boules de neige que l’on écrase à deux mains.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Vraie colère réveillée par le jeu.', 'Bras fatigués, cris.'],
        dangersAEliminer: [
          'Coup ou poussée sur quelqu’un : tout s’arrête, le geste se refait sur une boule ou sur le mur.',
          'Boîte poussée vers un ami ou vers un obstacle : un couloir dégagé, un enfant à la fois.',
          'Coussin serré sur un visage : les coussins lestent la boîte, ils ne servent pas à autre chose.',
          'Serviette autour d’un cou, ou qui claque sur quelqu’un : elle se tord devant soi, à deux mains.',
          '{cour hiver|Froid : le seuil de votre milieu, au plus bas -27 °C; mitaines imperméables pour pétrir, mains touchées souvent.}',
          'Enfant envoyé seul dans le coin, ou retenu : c’est une invitation, avec un adulte.',
          '{si-ballons|Ballon lancé ou botté : il reste entre un ventre et le mur, sinon il se range.}',
          '{si-tambourins|Instrument près d’une oreille ou qui frappe quelqu’un : il reste aux genoux de qui joue, assis.}',
        ],
        supervision: 'palier3',
        allergies: [
          '{dedans|Blé dans la pâte à modeler, commerciale ou maison : argile pour l’enfant qui y est allergique.} {cour !hiver|Peau sensible à la terre : mains rincées après le jeu, ou pâte sans blé à la place.} {cour hiver|Urticaire au froid : consigne du parent, ou pâte à modeler sans blé à la place de la neige.}',
        ],
      },
      observation: [
        'Compétences émotionnelles : quel geste choisit-il, et y revient-il de lui-même?',
        'Langage oral : quels mots sépare-t-il, entre agacé et furieux?',
        'Schéma corporel : où montre-t-il que la colère se tient?',
      ],
      prolongements: [
        '{dedans|Laissez le coin ouvert toute l’année;}{cour|Sortez le panier toute l’année;} {45min|le livret des grosseurs y reste, et on le feuillette les jours calmes.} {!45min|chacun y ajoute, un jour calme, une chose à tordre ou à écraser.}',
        'Dites aux familles le geste que leur enfant a choisi; elles trouveront leur mur, leur coussin ou leur pâte à pain.',
      ],
      reflexionRetroaction: [
        'Quelle colère d’enfant me met en colère, moi?',
        'Le coin a-t-il servi à quelqu’un, ou contre quelqu’un?',
      ],
    },
  },
  {
    key: 'attends-le-bebe-boit',
    summary:
      'La poupée pleure, boit, s’endort, recommence : les enfants jouent le parent occupé, le grand qui attend et le droit d’être jaloux.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_COGNITIVE'],
    themes: ['emotions-et-amitie'],
    materials: ['tissus', 'cartons-et-boites', 'livres', 'papier-et-crayons'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, la maison est une couverture près d’un banc; le bébé s’y promène en panier.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'nouveau bébé',
      'arrivée d’un bébé',
      'bébé à la maison',
      'nouveau petit frère',
      'petite sœur',
      'naissance',
      'bébé',
      'jaloux',
      'jalousie',
      'grand frère',
      'grande sœur',
      'poupée',
      'biberon',
      'attendre',
      'famille',
      'régression',
      'attente',
    ],
    seen: [
      'elle donne le boire à sa catin et me dit d’attendre une minute',
      'il lance la poupée dans la boîte et s’en va en disant qu’il n’en veut pas',
      'elle berce son poupon, le change et le recouche sans arrêt, il pleure encore',
      'il grimpe sur mes genoux dès que je tiens un petit, il veut toute la place',
      'elle reparle en bébé et boit dans un biberon vide depuis que le petit est né',
      'il en a assez d’attendre sa mère occupée avec le nouveau',
      'à la sieste, il a dit que son frère crie toute la nuit et qu’il est tanné',
      'depuis l’accouchement de sa maman, elle brasse les poupées et les jette en bas du lit',
    ],
    scenes: ['petit-frere', 'bebes-soins', 'attente', 'naissances-familles'],
    picture:
      'Une éducatrice berce une poupée, la main sur l’épaule d’un enfant qui boude; une enfant donne un biberon de carton, un ami attend avec un livre.',
    reviewedOn: '2026-11-27',
    sheet: {
      titre: 'Attends, le bébé boit',
      observationDepart:
        'Depuis que sa petite sœur est née, une enfant couche la poupée à plat ventre dans le camion, la roule au bout {dedans|du local}{cour|de la cour} et revient sans elle.',
      intentionEducative:
        'Permettre à l’enfant dont la maison a changé de jouer toutes les places, même celle du grand qui voudrait rendre le bébé.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'principal' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Identité', role: 'secondaire' },
      ],
      objectifs: [
        '{3-4a 4-5a|Passer d’un rôle à l’autre : parent, bébé, grand.}',
        '{3-4a 4-5a|Trouver quoi faire de soi pendant qu’on attend.}',
        '{!3-4a !4-5a|Refaire les gestes du parent : bercer, donner à boire, coucher.}',
        '{2-3a|Attendre trois gorgées, puis retrouver vos bras.}',
        'Dire une chose tendre ou une chose fâchée au bébé.',
      ],
      materiel: [
        item(
          '{3-4a 4-5a|Poupées}',
          '{!2-3a|une pour deux enfants, et une pour vous}{2-3a|une pour deux enfants de trois ans et plus}',
          '{3-4a 4-5a|Bas rembourrés dans un tissu}',
        ),
        item(
          '{2-3a|Poupées d’une seule pièce, sans souliers ni suce, pour l’âge de deux ans}',
          '{2-3a|une par enfant de deux ans, et une pour vous}',
          '{2-3a|Toutous aux yeux brodés}',
        ),
        item(
          'Rouleaux de carton, pour les biberons',
          'un par poupée{2-3a|, marqué d’une couleur par enfant, et deux de rechange}',
          '{!2-3a|Biberons de poupée}{2-3a|Blocs de bois longs}',
        ),
        item(
          'Boîtes de carton basses, les lits{3-4a 4-5a|, dont deux où un enfant tient assis}, et couvertures de poupée',
          'une de chaque par poupée',
          'Paniers et serviettes',
        ),
        item('Paniers d’attente{3-4a 4-5a|, vides}', 'deux', 'Sacs de toile'),
        item(
          'Livres{2-3a| de carton} et toutous, pour les paniers',
          'deux par enfant',
          '{!2-3a|Catalogues}{2-3a|Photos collées sur carton}',
        ),
        item(
          '{dedans|Chaise basse}{cour|Banc et grande couverture}, pour bercer',
          '{dedans|une}{cour|un de chaque}{cour hiver|, la couverture sur un tapis de mousse}',
          '{dedans|Gros coussin}{cour|Chaise basse}',
        ),
        optional(
          '{4-5a|Papier et crayon, pour le mode d’emploi}',
          '{4-5a|deux feuilles et un crayon, pour vous}',
          null,
        ),
        optional('{si-autos|Autos, plus grosses que le poing}', '{si-autos|deux}', null),
        optional('{si-poussettes|Poussettes de poupée}', '{si-poussettes|une ou deux}', null),
        optional('{si-bacs|Bac vide et sec}', '{si-bacs|un}', null),
      ],
      preparation: [
        'Parlez d’abord avec la famille : comment l’appelle-t-elle, ce bébé, et que fait le grand quand il boit? S’il n’est pas encore né, demandez ce qu’on en a dit à l’enfant.',
        '{dedans|Dressez une petite maison : la chaise pour bercer, les boîtes-lits autour, un passage entre deux boîtes pour la porte.} {cour|Dressez une petite maison : le banc pour bercer, la couverture devant, les boîtes-lits autour, un passage entre deux boîtes pour la porte.} {!3-4a !4-5a|Garnissez les deux paniers d’attente de livres et de toutous, et posez-les contre vos pieds.}',
        '{!2-3a|Une poupée sert à deux enfants : l’attente est dans le jeu.} {2-3a multiage|À partir de trois ans, une poupée sert à deux enfants : l’attente est dans le jeu.} {2-3a|À deux ans, chacun a sa poupée et la garde : attendre vos bras est déjà long.}',
        'N’annoncez pas de qui il s’agit : le jeu est pour tout le groupe, et l’enfant y entre quand il veut.',
        '{1adulte|Seule, jouez le parent qui berce, assise au milieu de la maison.} {2adultes|À deux, l’une berce; l’autre joue la visite qui ne regarde que le bébé, puis qui remarque le grand.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 5, 45: 6 },
          'Bercez une poupée, un rouleau à sa bouche : c’est son biberon. Quelqu’un vous parle : « Attends, le bébé boit. » Une autre question : « Une minute, le bébé boit. » Soupirez : « C’est long, hein? » {3-4a 4-5a|Puis, à tous : « Qu’est-ce qu’on fait, nous autres, pendant qu’il boit? »} {2-3a|Un enfant de deux ans s’accroche à votre genou? Votre bébé a fini tout de suite : « Glou… et fini! » Faites place à l’enfant dans votre bras libre, et tendez-lui sa poupée et son biberon.} {si-autos|Une auto roule jusqu’à votre pied? Comptez trois gorgées, puis renvoyez-la du pied.}',
        ),
        play(
          { 20: 13, 30: 19, 45: 20 },
          'Les parents bercent, donnent le biberon, promènent, chuchotent. {3-4a 4-5a dedans|Les grands remplissent un panier d’attente avec ce qui aide à patienter, et viennent s’asseoir contre la chaise.} {3-4a 4-5a cour|Les grands remplissent un panier d’attente avec ce qui aide à patienter, et viennent s’asseoir contre le banc.} {3-4a 4-5a !2-3a|Un parent attend encore son bébé, une couverture de poupée sous le chandail : le bébé naît quand l’enfant le décide.} Les bébés pleurent aussi, et pas seulement les poupées. {3-4a|Un enfant fait le bébé : il boit à son tour et se fait border, les genoux pliés pour entrer dans une grande boîte-lit.} {4-5a|Des histoires se compliquent : le bébé a tout brisé, on le rapporte au magasin, on va le rechercher.} {!multiage 3-4a 4-5a|Le jeu s’éteint? Votre poupée pleure : « Il a bu, il a dormi. Que veut-il encore? »} {2-3a|À deux ans, on fait boire la poupée, on la couche, on la relève aussitôt, elle boit encore. La voilà qui pend par un pied? C’est l’enfant qui veut être bercé. Du panier d’attente, il sort tout, remet tout, et vous apporte un livre.} {avec-tissu|Avec @materiel, quelqu’un fera une doudou ou une porte.}',
        ),
        play(
          { 45: 12 },
          'Changez de place : vous devenez le grand. « Encore lui! Et moi, mon histoire? » {3-4a 4-5a|Boudez, tirez une manche, recommencez. Des parents vont vous consoler, vous gronder, vous trouver un panier. Suivez leur idée, puis passez le rôle : qui veut bouder à votre place?} {2-3a|L’enfant de deux ans vous croit vraiment triste : devant lui, boudez le temps de compter trois, puis penchez la tête. Une caresse, un toutou, un bout de couverture? Dites merci et souriez aussitôt.} {!3-4a !4-5a|Ensuite, c’est votre poupée qui boude : qui la berce, qui la fait boire?}',
        ),
        closing(
          { 20: 4, 30: 6, 45: 7 },
          '{si-bacs|Un bac vide fait d’abord le bain de la poupée : on frotte, on essuie, on couche.} Les bébés s’endorment sur le dos, dans des lits sans coussin. {si-poussettes|Un bébé qui ne dort pas fait un tour de poussette, au pas, puis retrouve son lit.} {2-3a|L’enfant de deux ans couche le sien, tire la couverture jusqu’au ventre et fait « chut » plus fort que le bébé.} Quand c’est tranquille : « Là, j’ai mes deux bras. » Ouvrez-les à qui en veut. {3-4a 4-5a|Qui préfère va souffler au bébé ce qu’il a sur le cœur, gentil ou pas, tout bas.} {2-3a|« Non, bébé! » dit l’enfant de deux ans? Hochez la tête, les bras toujours ouverts.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Gardez toujours un bras libre : la poupée dans l’un, l’autre pour l’enfant qui vient.',
          '{2-3a|L’enfant de deux ans se roule en boule et fait le bébé? Bercez-le comme la poupée, sans lui rappeler qu’il est grand; il se relève quand il veut.}',
          'À {3-4a 4-5a|« je l’haïs »}{!3-4a !4-5a|« va-t’en, bébé »}, bercez un moment avant de répondre : « Tu voudrais qu’il reparte. C’est long, partager son monde. »',
          'Quand la poupée est lancée, ramassez-la et restez dans l’histoire : « Il a eu peur. Tu étais fâché fort. »',
        ],
        questionsOuvertes: [
          '{2-3a|Que veut-il, ton bébé?}',
          '{!3-4a !4-5a|Où dort-il?}',
          '{3-4a 4-5a|Qu’est-ce qui aide, pendant que le bébé boit?}',
          '{3-4a 4-5a|Que sait-il faire, le grand, que le bébé ne sait pas?}',
          '{3-4a 4-5a|Qu’est-ce que tu lui dirais s’il comprenait tout?}',
        ],
      },
      vocabulaire: ['bercer', 'patienter', 'jaloux', 'le biberon', 'la place', 'bouder', 'le grand frère', 'l’aînée'],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Une longue tétée, c’est trop pour lui : faites trois gorgées, en pliant un de ses doigts à chacune. À la troisième, posez votre poupée et prenez-le, chaque fois.',
        },
        {
          pour: '3-4a',
          texte:
            'L’attente dure le temps d’un biberon compté à voix haute, dix gorgées; puis les bras se libèrent pour vrai.',
        },
        {
          pour: '4-5a',
          texte:
            'Une fois les bébés couchés, ils vous dictent un mode d’emploi : ce que fait un bébé, ce qu’il ne sait pas encore, et ce que les grands peuvent exiger.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'À l’enfant qui ne peut pas attendre, donnez le biberon à compter : il montre les gorgées sur ses doigts et dit stop. L’enfant qui ne berce pas tient la porte et choisit qui entre.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{hiver|L’été, la famille part en pique-nique et il faut tout apporter pour le bébé.} {!hiver|L’hiver, on l’habille pour sortir : mitaines, tuque, couverture, et le grand a chaud à force d’attendre.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Poupée lancée, bousculade pour des bras.', 'Larmes de celui qui s’ennuie d’avant.'],
        dangersAEliminer: [
          'Porte-bébé noué au cou ou à la taille : la poupée se porte dans les bras ou dans un panier.',
          'Biberon ou suce de la maison qui passent de bouche en bouche : les rouleaux de carton touchent la poupée seulement. {2-3a|À deux ans, le rouleau ira à la bouche : chacun garde le sien, marqué d’un trait de couleur, donne à boire assis, et un rouleau mouillé se jette.}',
          '{2-3a 3-4a|Enfant dans une boîte-lit : elle reste par terre, et personne ne la soulève ni ne la pousse.}',
          'Vrai poupon du milieu familial ou du local voisin pris pour une poupée : il n’entre pas dans ce jeu.',
          'Confidence qui inquiète : écoutez sans interroger, puis suivez la procédure de votre milieu le jour même.',
          '{si-poussettes|Enfant qui monte dans la poussette : elle est aux poupées; il se fait bercer sur vous.}',
          '{si-autos|Auto sous un pied : on la fait rouler assis, et elle rentre au panier d’attente.}',
        ],
        supervision: 'palier2',
        allergies: ['Poupées et couvertures lavées sans parfum : ces bébés-là reçoivent beaucoup de becs.'],
      },
      observation: [
        'Compétences émotionnelles : que laisse-t-il voir de sa jalousie, et à qui?',
        'Fonction symbolique : quelle place prend-il le plus souvent, et laquelle évite-t-il?',
        'Identité : comment parle-t-il de lui, comme d’un grand ou comme d’un petit?',
      ],
      prolongements: [
        'Offrez à la famille un panier d’attente à remplir chez elle, rangé près de la chaise où le bébé boit.',
        'Un parent prête une photo de l’enfant bébé : regardez-la à deux, sur le bord de la chaise.',
      ],
      reflexionRetroaction: [
        'Ai-je demandé à un enfant d’être grand plus vite qu’il ne pouvait?',
        'Qui, dans le groupe, attend trop souvent son tour de bras?',
      ],
    },
  },
]
