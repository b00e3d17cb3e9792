import { closing, item, opening, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

/** A frozen snowman that trumpets thaw limb by limb, odd socks matched by the nose, bracelets made to order, and mushrooms that grow while eyes are closed. */
export const HOME_PARADES_NOSES_BRACELETS_AND_MUSHROOMS_SHEETS: readonly BankSheet[] = [
  {
    key: 'degele-bonhomme-degele',
    summary:
      'Le défilé du carnaval s’arrête devant un bonhomme gelé dur : une trompette de carton vise un bras, le bras dégèle, et tout le monde rend le salut.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['saisons-et-fetes', 'mouvement-et-defis', 'sons-et-silence'],
    materials: ['cartons-et-boites', 'tissus', 'papier-et-crayons'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, le chemin du défilé se tape avec les bottes, et le bonhomme gelé se tient dans la neige.',
    },
    seasons: ['WINTER'],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'carnaval d’hiver',
      'fête d’hiver',
      'défilé du carnaval',
      'défiler en musique',
      'parade d’hiver',
      'trompette de carton',
      'jouer de la trompette',
      'rouleau de carton trompette',
      'bonhomme qui salue',
      'bonhomme gelé',
      'jouer à la statue',
      'dégeler',
      'saluer',
      'ceinture fléchée',
      'tuque',
      'lever les genoux',
      'bonhomme de neige',
      'rouleaux',
      'statues',
    ],
    seen: [
      'ils soufflent dans un tube d’essuie-tout comme dans une flûte et marchent au pas',
      'elle reste raide comme une barre et attend qu’on lui débloque un bras',
      'ils bougent une jambe seulement quand l’ami pointe son tube vers eux',
      'il revient du dehors en disant que ses bras sont gelés comme de la glace',
      'elle veut qu’on la remercie chaque fois qu’elle ranime un copain immobile',
      'il est tout énervé par la fanfare et veut défiler en tête',
      'depuis leur sortie à Québec, ils saluent comme Bonhomme et crient ta-ta-ra',
      'dans le local, ils se promènent à la file avec une bande nouée au bras',
    ],
    scenes: ['fete', 'voix', 'figer'],
    picture:
      'Dans un rond de ruban, une enfant en tuque, raide, ne lève qu’une main; un ami la vise de son rouleau de carton, deux autres rendent son salut.',
    sheet: {
      titre: 'Dégèle, bonhomme, dégèle!',
      observationDepart:
        'Un rouleau de carton à la bouche, une enfant crie « ta-ta-ra! » vers son ami. L’ami lève un bras, puis la jambe, et attend la suite.',
      intentionEducative:
        'Permettre à l’enfant d’arrêter et de bouger une partie de son corps à la fois, et de répondre par un salut à quelqu’un qui le salue.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
      ],
      objectifs: [
        'S’arrêter net, sonner de sa trompette, repartir.',
        'Rester gelé un moment, puis bouger la partie du corps que la trompette a visée.',
        'Saluer à sa façon et rendre le salut d’un autre.',
      ],
      materiel: [
        item(
          'Rouleaux d’essuie-tout entiers, les trompettes',
          'un par enfant, un pour vous, deux de plus',
          'Carton mince roulé en tube, fermé au ruban-cache',
        ),
        item(
          'Bandes de coton pâle, larges comme votre main, longues de votre coude au bout de vos doigts, les ceintures',
          'une par enfant, une pour vous',
          'Bandes coupées dans une vieille taie',
        ),
        item('Tuques', 'celle de chaque enfant, la vôtre', null),
        item('Gros crayons de cire', 'deux par enfant', 'Gros crayons de bois'),
        item('Ruban-cache', 'un rouleau, que vous gardez', null),
        item('{cour|Mitaines sèches de rechange}', '{cour|une paire par enfant}', '{cour|Gros bas de laine}'),
      ],
      preparation: [
        'Bordez de ruban-cache le bout de chaque trompette qui va à la bouche. D’un trait de crayon, donnez une couleur à chacune : elle reste à la même bouche jusqu’à la fin.',
        '{dedans 30min 45min|Collez les ceintures à plat sur une table, par les deux bouts, une place par enfant, deux crayons à côté.} {dedans 20min|Les ceintures se colorient la veille; nouez-les au bras, au-dessus du coude, avant de commencer : « Au carnaval, on porte une ceinture fléchée. La nôtre va au bras. »} {cour|Les ceintures se colorient la veille, à la table : des traits, des flèches. Nouez-les sur les manches du manteau avant de sortir : « Au carnaval, on porte une ceinture fléchée. La nôtre va au bras. »}',
        '{dedans|Poussez les meubles pour que le défilé fasse le tour de la pièce. Au milieu, collez au plancher un rond de ruban grand comme un plateau : la place du bonhomme.} {cour|Choisissez un carré de neige de dix pas, loin du bord du toit et de la glace. Au milieu, tapez du pied un rond grand comme un plateau : la place du bonhomme.} {cour 20min|Tapez aussi le chemin du défilé, large de deux pas, tout autour.}',
        '{cour|Par grand froid, ou s’il tombe une neige mouillée, laissez les trompettes dedans : deux mitaines l’une devant l’autre en font une.}',
        '{1adulte|Seule, marchez au milieu du défilé, jamais devant : vous voyez la tête et la queue.} {2adultes|À deux, l’une marche à côté de la tête, l’autre ferme le défilé.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 4 },
          'Debout dans le rond, la tuque sur la tête, ne bougez plus que la bouche : « Je suis un bonhomme de neige. J’ai gelé dur cette nuit. » D’une main raide, approchez votre trompette de vos lèvres et visez votre autre bras : « Ta-ta-ra! » Le bras se lève et salue le groupe. « Mon bras est dégelé! Mais ma jambe… » Attendez. Une voix ou une main en trompette finira par la viser : levez la jambe bien haut et remerciez d’un salut.',
        ),
        play(
          { 30: 7, 45: 10 },
          '{dedans|« Au carnaval, on porte une ceinture pleine de flèches. La nôtre se noue au bras. » À la table, dessinez une flèche sur la vôtre.} {dedans 2-3a|De longs traits vont et viennent, une couleur dans chaque poing.} {dedans 3-4a|Un trait couché, deux petits traits au bout : cela ressemble à une flèche, ou à un oiseau.} {dedans 4-5a|Une flèche rouge, une bleue, une rouge : l’enfant invente l’ordre et le suit jusqu’au bout de la bande.} {dedans|Qui a fini décolle sa ceinture et vous la tend avec un bras : nouez-la au-dessus du coude, deux doigts libres dessous, les bouts rentrés. Ce bras salue ceux qui dessinent encore.} {cour|« Par où passera le carnaval? » Les bottes tapent le chemin, pied contre pied, tout autour de la place du bonhomme.} {cour 2-3a|On piétine sur place, on recule, on revient voir son trou de botte.} {cour 3-4a|On suit la trace d’un ami et l’on écrase ce qui dépasse.} {cour 4-5a|On élargit le chemin de deux bottes, on y ajoute un virage ou une boucle.}',
        ),
        play(
          { 20: 7, 30: 8, 45: 11 },
          'Donnez à chacun sa trompette{dedans|; chacun met sa tuque}. Le défilé part autour du rond. Dites la règle en la faisant : « Mes pieds marchent, ma trompette dort sous mon bras. Mes pieds s’arrêtent, ma trompette se réveille. » Marchez dix pas, levez la main : « Halte! » Tout le monde s’arrête : « Ta-ta-ra! » Puis les trompettes se recouchent, et l’on repart. {2-3a|Une chanson entière sort du tube, « dou-dou-dou », longtemps après les autres : le défilé l’attend.} {3-4a|Les genoux montent, ou bien l’on marche à pas de neige profonde.} {4-5a|Le premier de la file choisit le pas et lève la main; après l’arrêt, il passe à la queue.}',
        ),
        play(
          { 20: 6, 30: 7, 45: 13 },
          'Qui veut geler? L’enfant entre dans le rond et ne bouge plus. Les autres s’arrêtent à deux pas. Nommez un sonneur : sa trompette vise un bras, « Ta-ta-ra! » Le bras dégèle, il salue, et tous rendent le même salut. {2-3a|Un bonhomme de deux ans gèle le temps d’un rire et bouge de partout à la fois : c’est un grand dégel, et tous saluent comme lui.} {3-4a|Le sonneur dit ce qu’il vise : la jambe, la tête, le petit doigt.} {4-5a|Les trompettes dégèlent dans l’ordre, des pieds à la tuque; le bonhomme, enfin libre, invente un salut en trois gestes à refaire.} Personne ne veut geler? Prenez la place. {45min|Puis un deuxième bonhomme gèle près du rond : chacun surveille la trompette et ne dégèle que si elle le vise.}',
        ),
        closing(
          { 20: 4, 30: 4, 45: 7 },
          'Dernier défilé, sur la pointe des pieds. Baissez la voix : « La nuit revient, le carnaval regèle. » Jouez un « ta-ta-ra » tout bas vers vos pieds : ils gèlent. Puis les genoux, les bras, le bout du nez, et plus rien ne bouge. Comptez trois respirations. Un seul doigt dégèle encore, pour saluer un ami de loin. {dedans|Défaites les ceintures; les enfants posent leur trompette dans la tuque et la rangent à leur crochet.} {cour|Reprenez les trompettes; les ceintures restent aux manches jusqu’au vestiaire. En partant, les enfants saluent le rond vide.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Salué par un enfant, refaites son salut exact, même le plus petit.',
          'Nommez ce qui vient de dégeler : « Ton coude! » « Juste un sourcil! »',
          'Un enfant sonne en marchant? Arrêtez le défilé, posez une main sur son épaule, et tout le monde sonne avec lui.',
        ],
        questionsOuvertes: [
          'Qu’est-ce qui est encore gelé?',
          'Comment veux-tu saluer?',
          'Qui défile devant, maintenant?',
        ],
      },
      vocabulaire: [
        'le carnaval',
        'le défilé',
        'la trompette',
        'la ceinture fléchée',
        'la tuque',
        'geler',
        'dégeler',
        'saluer',
      ],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Gelez avec lui, main dans la main, et comptez jusqu’à trois. Quand il sonne à son tour, dégelez à tout coup, de la partie qu’il regarde.',
        },
        {
          pour: '3-4a',
          texte:
            'L’enfant gelé garde une pose de son choix, un pied devant ou les bras en rond. Le suivant la copie avant de geler à son tour.',
        },
        {
          pour: '4-5a',
          texte:
            'Un son par partie du corps : aigu pour la tête, grave pour les pieds. Le bonhomme garde les yeux fermés et sait quoi dégeler.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Les trompettes sont trop fortes? L’enfant les mène d’une main levée, et on les souffle sans voix. En fauteuil, il ouvre le défilé, sa trompette sur les genoux; gelé, il salue d’un doigt, d’un œil, d’un tour de roue.',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’été, le bonhomme devient une statue de parc, chapeau de paille sur la tête : la trompette la réveille, et elle salue les promeneurs.',
        },
      ],
      securite: {
        risquesAcceptes: ['Deux enfants qui se cognent à l’arrêt.', 'Un salut qui ne vient pas tout de suite.'],
        dangersAEliminer: [
          'Tube à la bouche en marchant : une chute l’enfoncerait. La trompette sonne les pieds arrêtés, et se porte sous le bras.',
          'Trompette sonnée à l’oreille d’un ami : on sonne à deux pas, vers les bras et les jambes; on chante dans le tube, on n’y crie pas.',
          'Ceinture glissée au cou : elle reste nouée au bras, par vous; dénouée, vous la reprenez.',
          'Bout de carton mouillé ou mâché : remplacez la trompette; deux autres attendent.',
          '{dedans|Bas sur un plancher glissant : on défile pieds nus ou en souliers.}',
          '{cour|Froid : seuil de votre milieu, au plus bas -27 °C. Le bonhomme gelé change souvent; touchez les joues et les mains, changez la mitaine mouillée. Cache-cou, aucun foulard.}',
          '{cour|Glace sous la neige : tâtez tout le carré du talon avant que le groupe sorte.}',
        ],
        supervision: 'palier2',
        allergies: ['Aucun aliment; rouleaux propres, et crayons sans parfum.'],
      },
      observation: [
        'Schéma corporel : quelles parties du corps l’enfant bouge-t-il seules, sans que le reste suive?',
        'Compétences sociales : à qui rend-il un salut, et à qui en offre-t-il un le premier?',
        'Motricité globale : décrivez son arrêt au signal de la main levée.',
      ],
      prolongements: [
        'À l’habillage, la trompette de votre main dégèle un pied, qui entre dans sa botte, puis l’autre.',
        'La ceinture part à la maison : l’enfant montre à sa famille le salut qu’il a inventé.',
      ],
      reflexionRetroaction: [
        'Ai-je laissé au bonhomme le temps de choisir son geste?',
        'Qui a défilé sans jamais entrer dans le rond, et qu’y regardait-il?',
      ],
    },
  },
  {
    key: 'des-bas-jumeaux-pour-le-nez',
    summary:
      'Un bas rouge et un bas vert sont jumeaux : les deux sentent le café. Les nez reniflent, se trompent, marient les bas et cherchent d’où vient l’odeur.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_LANGUAGE'],
    themes: ['couleurs-et-textures'],
    materials: ['tissus'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'les cinq sens',
      'cinq sens',
      'l’odorat',
      'les odeurs',
      'sentir avec le nez',
      'renifler',
      'deviner l’odeur',
      'ça sent quoi',
      'ça sent bon',
      'ça pue',
      'sachets d’odeurs',
      'jeu des odeurs',
      'mémoire des odeurs',
      'trouver la paire',
      'bas dépareillés',
      'odeur de café',
      'odeur de savon',
      'pareil',
    ],
    seen: [
      'elle met son nez dans le sac de café et recule en faisant la grimace',
      'il sent sa doudou et dit que ça sent chez lui',
      'ils se passent un bas sous le nez et essaient de dire ce qu’il y a dedans',
      'il a trouvé deux choses qui sentent pareil et veut me le prouver',
      'elle tourne la tête et dit ouache, ça sent trop fort',
      'l’ennui le prend et il renifle le foulard de sa mère au vestiaire',
      'au dîner, ils devinent le repas juste à l’odeur qui vient de la cuisine',
      'en pliant les bas, ils cherchent lesquels vont ensemble dans le panier',
    ],
    scenes: ['trier', 'cacher-trouver', 'sentir'],
    picture:
      'Une enfant, les yeux fermés, le poing sous le nez, sent un bas vert noué; un ami lui tend un bas rouge, une autre couche deux bas côte à côte.',
    sheet: {
      titre: 'Des bas jumeaux pour le nez',
      observationDepart:
        'Un enfant plonge le nez dans une débarbouillette propre. « Ça sent ma maison! » Son amie y met le nez à son tour, et cherche.',
      intentionEducative:
        'Éveiller le plaisir de se fier à son nez : comparer deux odeurs, s’en souvenir, et dire à quoi elles font penser.',
      domaines: [
        { domaine: 'cognitif', composante: 'Mémoire', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Développement sensoriel', role: 'secondaire' },
      ],
      objectifs: [
        'Sentir doucement, un poing entre le nez et le bas, et dire oui, non, encore.',
        'Trouver deux bas qui sentent la même chose, même de couleurs différentes.',
        'Dire ce qu’une odeur rappelle, par un mot, une mine ou un geste.',
        '{3-4a 4-5a 45min|Retrouver de mémoire une odeur qui n’est plus là.} {4-5a 30min|Trouver de mémoire d’où vient une odeur.}',
      ],
      materiel: [
        item(
          'Gros bas de coton propres et sans trou, dépareillés, lavés sans parfum',
          'deux par enfant, six au moins',
          'Débarbouillettes cousues en sachet par vous',
        ),
        item('Café moulu', 'trois cuillerées à soupe par bas', 'Café décaféiné'),
        item('Menthe fraîche', 'une grosse poignée par bas{30min 45min|, et un pot}', 'Menthe séchée, en tisane'),
        item('Pains de savon parfumé doux, entiers', 'un par bas, un au lavabo', 'Savon en barre coupé en deux'),
        item(
          'Débarbouillettes sorties de la sécheuse',
          'une par bas{30min 45min|, et une petite pile}',
          'Taie d’oreiller propre',
        ),
        item('Filtres à café de papier', 'un par bas de café et de menthe', 'Carrés de coton serré'),
        item('Contenants à couvercle', 'un par odeur', 'Sacs qui se ferment, gardés en hauteur'),
        item('Panier à linge', 'un', 'Grosse boîte de carton'),
        item('{30min 45min|Bocal de café bien fermé, dans vos mains}', '{30min 45min|un}', null),
      ],
      preparation: [
        'Demandez aux familles quelles odeurs ou quelles plantes gênent leur enfant : asthme, eczéma, allergie, nausée. Une seule réponse suffit pour enlever cette odeur du jeu. Aucune huile essentielle, épice en poudre ni parfum.',
        'Emplissez deux bas de chaque odeur, de deux couleurs différentes : trois odeurs jusqu’à trois enfants, les quatre ensuite. À partir de cinq enfants, refaites une paire par enfant de plus, d’une odeur déjà là : tous les bas d’une même odeur sont alors jumeaux. Faites-le la veille. Le café et la menthe vont dans un filtre plié trois fois, puis dans le bas. Faites un double nœud à chaque bas, tirez fort, secouez au-dessus de l’évier : rien ne sort.',
        'Gardez les bas par odeur dans des contenants fermés jusqu’au jeu; ensemble, tout sentirait le café. Puis mettez-les dans le panier à linge.',
        '{30min 45min|Posez à la vue, à bonne hauteur, ce qui a donné l’odeur : le savon au lavabo, le pot de menthe à la fenêtre, la pile de linge dans un coin. Le bocal de café reste avec vous.}',
        'Mouchez les nez et lavez les mains de tous. {1adulte|Seule, assoyez-vous par terre, le panier entre les jambes : les bas sortent un à un.} {2adultes|À deux, l’une reste au panier, l’autre suit les bas qui se promènent.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 4 },
          'Assise devant le panier à linge, sortez un bas. « Encore un bas tout seul… Où est son jumeau? » Cherchez la même couleur : il n’y en a pas. Fermez le poing sous votre nez, le bas sous le poing, et reniflez deux petits coups. « Snif, snif. Oh… ça sent le matin. » Faites le geste avec eux, sans bas : un poing sépare toujours le nez de ce qu’il sent. Puis tirez la langue et rentrez-la : « Aujourd’hui, le nez travaille. La langue est en congé. »',
        ),
        play(
          { 20: 7, 30: 7, 45: 9 },
          'Donnez un bas à chacun; son jumeau reste dans le panier. On sent le sien, on sent celui du voisin, on le garde ou on l’échange. {2-3a|Certains soufflent au lieu d’aspirer : mettez votre poing sous votre nez, à côté, et reniflez ensemble. « Encore! » ou la tête qui recule sont de vraies réponses.} {3-4a|« Ça sent grand-maman. » « Ça sent le dodo. » Chaque mot est gardé : répétez-le au groupe et allez voir si un autre nez le pense aussi.} {4-5a|L’enfant enquête avec le reste du corps : le savon est dur sous les doigts, le café crisse à l’oreille, la couleur, elle, raconte des menteries.} Entre deux odeurs, chacun sent sa manche : le nez se repose.',
        ),
        play(
          { 20: 6, 30: 8, 45: 10 },
          'Sortez un bas du panier : « Qui a son jumeau? » Ce bas va d’un nez à l’autre, et chacun le compare au sien; qui l’attend sent celui du voisin. Aucun n’est pareil? Il retourne au panier. {2-3a|Tenez un bas dans chaque main, et laissez un nez de deux ans aller de l’un à l’autre. « Pareil? Pas pareil? » Un mariage se défait et se refait cinq fois.} {3-4a|S’il reste peu de bas au panier, l’enfant vient y chercher lui-même, le sien à la main : rouge et bleu, non; rouge et vert, oui!} {4-5a|Deux enfants ne sont pas d’accord? Un troisième nez ferme les yeux et tranche; parfois, il faut tout recommencer.} Les jumeaux trouvés se couchent côte à côte par terre, jusqu’au dernier.',
        ),
        play(
          { 30: 7, 45: 9 },
          '« Ces bas-là ont une maison. D’où vient leur odeur? » Tout le groupe suit un bas à la fois. On sent le bas, on marche, on sent le savon du lavabo, la pile de linge, la menthe de la fenêtre; ouvrez le bocal de café dans vos mains et refermez-le. {2-3a|L’enfant porte le bas, le pose devant ce qui lui plaît et vous regarde : sentez les deux avec lui.} {3-4a|On dit où l’on va avant de partir : « Au lavabo! » Le nez vérifie en arrivant.} {4-5a|On y va de mémoire : sentez une fois, laissez le bas au panier et trouvez la maison sans lui.} Une mauvaise maison? On essaie la suivante.',
        ),
        play(
          { 45: 7 },
          'Alignez un bas de chaque odeur et sentez-les tous dans l’ordre. Les yeux se ferment, vous en cachez un dans votre dos. {2-3a|L’enfant de deux ans cherche le bas lui-même, fait le tour de vous et le trouve : « Là! »} {3-4a 4-5a|« Lequel est parti? » On sent ceux qui restent.} {3-4a|« Le matin n’est plus là! »} {4-5a|L’enfant cache à son tour, ou bien change deux bas de place et fait trouver lesquels.} Le bas retrouvé fait le tour des nez avant la partie suivante.',
        ),
        closing(
          { 20: 4, 30: 4, 45: 6 },
          'Les bas retournent un à un dans le panier. Avant de lâcher le sien, l’enfant le sent une dernière fois et dit ce que c’était pour lui : un nom, un souvenir, « pouah ». Dites le vôtre. Comptez les bas, tâtez les nœuds et rangez le panier en haut. Puis sentez vos mains : quelle odeur y reste? Tous se lavent les mains, et sentent le savon en revenant. « La langue peut se réveiller : c’est fini. »',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Sentez lentement, les yeux fermés, et attendez avant de parler : votre visage en dit déjà beaucoup.',
          'Gardez le nom de l’odeur pour la fin; « ça sent le matin » vaut autant que « c’est du café ».',
          'Un enfant recule? Dites « ton nez a dit non » et offrez-en un autre, de plus loin.',
        ],
        questionsOuvertes: [
          'À quoi cela te fait-il penser?',
          'Où as-tu déjà senti cela?',
          'Comment sais-tu qu’ils sont jumeaux?',
          '{3-4a 4-5a 45min|Quelle odeur est partie?}',
        ],
      },
      vocabulaire: ['l’odeur', 'renifler', 'pareil', 'le jumeau', 'le café', 'la menthe', 'le savon', 'fort ou doux'],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Offrez-lui d’abord le café et le savon, les plus différents. Tenez le bas vous-même, à un poing du nez, et comptez deux reniflées avec lui.',
        },
        {
          pour: '3-4a',
          texte:
            'Trois bas sont devant l’enfant, un quatrième dans votre main : lequel des trois est son jumeau? Un seul essai par odeur laisse le nez frais.',
        },
        {
          pour: '4-5a',
          texte:
            'L’enfant donne un nom secret à chaque odeur et le dit à un ami. Le lendemain, l’ami retrouve-t-il quel bas porte ce nom-là?',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Les odeurs fortes dérangent? L’enfant marie les bas au toucher, dur, mou ou crissant, loin du café. Celui qui ne parle pas montre d’où vient l’odeur, ou mène un ami par la main.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{hiver|L’été, la menthe vient du pot de la cour : l’enfant la cueille avec vous, et le bas se noue sous ses yeux.} {!hiver|L’hiver, un bas bien épais reçoit un bout de sapin : le nez retrouve l’arbre derrière la fenêtre.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Une odeur qui déplaît.', 'Se tromper de jumeau devant les autres.'],
        dangersAEliminer: [
          'Bas porté à la bouche ou mouillé : ôtez-le du jeu, offrez-en un autre, et dites que la langue est en congé.',
          'Nœud qui lâche : café et savon rendent malade si on les avale; tirez sur les nœuds avant et après, et comptez les bas.',
          'Odeurs concentrées : ni huile essentielle, ni parfum, ni produit ménager, ni épice qui vole dans les yeux.',
          'Toux, yeux qui piquent, plaques rouges : les bas sortent de la pièce, on aère et l’on suit le plan de l’enfant.',
          'Rhume : le nez qui coule a ses bas à lui, qu’il ne prête pas.',
          'Café et savon de réserve : en hauteur, fermés, dès les bas emplis.',
        ],
        supervision: 'palier1',
        allergies: [
          'Rien à goûter. Demandez pour le café, la menthe, le parfum du savon et celui de la lessive; au moindre doute, changez d’odeur.',
        ],
      },
      observation: [
        'Mémoire : quelle odeur reconnaît-il quand elle revient un moment plus tard?',
        'Langage oral : notez ses mots à lui pour dire ce qu’il sent.',
        'Développement sensoriel : comment approche-t-il son nez d’une odeur nouvelle, et comment s’en éloigne-t-il?',
      ],
      prolongements: [
        'Avant le dîner, la porte de la cuisine fermée : que dit le nez du repas?',
        'La famille prête une débarbouillette lavée à la maison : l’enfant la fait sentir à qui il veut.',
      ],
      reflexionRetroaction: [
        'Ai-je donné le nom de l’odeur trop vite?',
        'Quel souvenir une odeur a-t-elle fait raconter, et à qui?',
      ],
    },
  },
  {
    key: 'le-bijou-qui-raconte',
    summary:
      'Chez le bijoutier, une cliente commande un bracelet pour se souvenir de son chien : on mesure, on dessine, on ferme, et le bijou raconte du bout du doigt.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    onlyBesideOlder: ['AGE_0_18_MONTHS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['quartier-et-metiers', 'contes-et-lettres', 'couleurs-et-textures'],
    materials: ['papier-et-crayons', 'tissus', 'cartons-et-boites'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'bijoux',
      'fabriquer un bijou',
      'bracelet de papier',
      'bracelets',
      'faire un bracelet',
      'couronne de papier',
      'couronnes',
      'bijoutier',
      'bijouterie',
      'se faire beau',
      'se regarder dans le miroir',
      'passer une commande',
      'bricoler un cadeau',
      'bracelet de tissu',
      'mesurer son poignet',
      'jouer au magasin',
      'coller et décoller du ruban',
      'bracelet au poignet',
      'bricolage',
      'dessin',
      'métiers',
    ],
    seen: [
      'elle s’enroule un bout de tape autour du poignet et dit que c’est sa montre',
      'il dessine sur une languette de papier et veut que je la lui attache au bras',
      'elle vend des colliers à ses amies derrière une boîte renversée',
      'il me raconte en pointant chaque gribouillis ce qui est arrivé chez mamie',
      'elle veut garder un souvenir de son chat qui est mort',
      'il s’ennuie de papa et touche tout le temps le ruban qu’il lui a mis',
      'depuis la noce de sa tante, elles se font des diadèmes et se regardent dans la glace',
      'à la table de dessin, ils mesurent leur poignet avec une bande de papier',
    ],
    scenes: ['tracer-ecrire', 'magasin-metiers', 'attacher', 'livres-histoires'],
    picture:
      'Derrière une boîte à souliers, un bijoutier enroule une bande au poignet de l’éducatrice; une cliente écoute son bracelet, un roi se mire.',
    sheet: {
      titre: 'Le bijou qui raconte',
      observationDepart:
        '{2-3a 3-4a 4-5a|Une enfant s’est enroulé un bout de ruban-cache au poignet. Elle le touche toute la matinée. « C’est quand j’étais chez papi. »} {!2-3a !3-4a !4-5a|Un bout de ruban-cache s’est pris à sa manche. L’enfant le décolle, le recolle, traverse le local pour vous le montrer : « Ça! »}',
      intentionEducative:
        'Soutenir l’envie de mettre en traits, puis en mots, quelque chose qu’on veut garder sur soi ou offrir à quelqu’un.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'langagier', composante: 'Développement graphique', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
      ],
      objectifs: [
        'Enrouler une bande, la coller et l’essayer sur un bras{0-18m|; défaire celle qu’on a au poignet}.',
        'Laisser une trace {2-3a 3-4a 4-5a|qui veut dire quelque chose et la raconter}{!2-3a !3-4a !4-5a|et la retrouver du doigt sur son bras}.',
        '{10min|Montrer son bijou et regarder celui d’un ami.}{20min 30min 45min|Dire ou montrer le bijou qu’on voudrait.}',
        '{3-4a 4-5a !10min|Écouter la commande d’une cliente et en tenir compte.}',
      ],
      materiel: [
        item(
          'Bandes de papier épais, larges de trois doigts, coupées dans la largeur d’une feuille',
          'cinq par enfant{0-18m|, hors poupons}, cinq pour vous',
          'Bandes de sac d’épicerie en papier',
        ),
        item(
          '{2-3a 3-4a 4-5a !0-18m !10min|Bandes de tissu doux, larges de deux doigts, longues comme votre avant-bras}{0-18m|Bandes de tissu doux, larges comme votre main, longues comme votre avant-bras, les bijoux des poupons}',
          '{!0-18m|une par enfant, une pour vous}{0-18m|deux par poupon, à changer une fois mouillées}',
          '{!0-18m|Bas coupé en anneaux larges}{0-18m|Débarbouillettes pliées en long}',
        ),
        item('{0-18m|Couverture épaisse, le coin des poupons}', '{0-18m|une}', '{0-18m|Tapis de jeu}'),
        item(
          '{30min 45min|Bandes de carton mince, hautes comme votre main, qui font le tour de votre tête, les couronnes}',
          '{30min 45min|une par enfant}{0-18m 30min 45min|, hors poupons, une pour vous}{18-24m !2-3a !3-4a !4-5a !0-18m 30min 45min|, une pour vous}',
          '{30min 45min|Deux feuilles collées bout à bout, pliées en deux}',
        ),
        item('Gros crayons de cire', 'trois par enfant{0-18m|, hors poupons}', 'Gros crayons de bois'),
        item(
          'Ruban-cache',
          'un rouleau, que vous gardez; six bouts par enfant{0-18m|, hors poupons}{2-3a 3-4a 4-5a !0-18m|, prêts à prendre}',
          null,
        ),
        item(
          '{!10min|Boîtes à souliers retournées, les comptoirs}{10min 0-18m|Boîtes à souliers retournées, les comptoirs}{10min 18-24m !2-3a !3-4a !4-5a !0-18m|Boîtes à souliers retournées, les comptoirs}',
          'une pour deux enfants, une de plus',
          'Bord d’une table basse',
        ),
        item('Miroir incassable', 'un', 'Fenêtre où l’on se voit'),
      ],
      preparation: [
        'Coupez les bandes, et coupez-les court : un bracelet fait le tour d’un poignet et ne va pas plus loin. Ôtez agrafes, perles, cordons et vrais bijoux de la pièce.',
        'Déchirez des bouts de ruban longs comme votre pouce, un coin replié pour les décoller. {2-3a 3-4a 4-5a !0-18m|Collez-les au bord de la table}{2-3a 3-4a 4-5a !0-18m !10min| et sur le flanc des comptoirs}{2-3a 3-4a 4-5a !0-18m|.}{0-18m|Collez-les sur le flanc des comptoirs, du côté où l’on dessine.} {2-3a 3-4a 4-5a|Ainsi, chacun ferme lui-même son bijou.} {18-24m|Donnez-les au trottineur un à un, et n’en collez pas là où il s’assoit.}',
        '{2-3a 3-4a 4-5a !0-18m|Mettez les bandes et les crayons au milieu de la table, le miroir à hauteur des yeux d’un enfant assis}{2-3a 3-4a 4-5a !0-18m !10min|, les comptoirs au plancher, à deux pas}{2-3a 3-4a 4-5a !0-18m|.} {18-24m !2-3a !3-4a !4-5a !0-18m|Alignez les comptoirs au plancher, une bande et un crayon par enfant; les trottineurs s’assoient d’un côté, vous de l’autre. Le miroir est fixé au mur, tout en bas, à hauteur des yeux d’un enfant assis.} {0-18m|Alignez les comptoirs au plancher, bandes et crayons sur le bord le plus loin de vous. Vous êtes assise d’un côté, à deux pas, les poupons contre vous sur la couverture; on dessine sur les boîtes, de l’autre côté, et l’on vient à vous par le bout de la rangée. Le miroir est fixé au mur, tout en bas, à votre hanche.}',
        'Faites votre bracelet : un trait, un rond, une tache, trois choses vraies de votre matin. {1adulte 2-3a 3-4a 4-5a !0-18m !10min|Seule, assoyez-vous entre la table et les comptoirs, le miroir devant vous.} {1adulte 2-3a 3-4a 4-5a !0-18m 10min|Seule, assoyez-vous à la table, le miroir devant vous.} {1adulte 18-24m !2-3a !3-4a !4-5a !0-18m|Seule, ne vous levez pas : les bras viennent à vous par-dessus les comptoirs.} {1adulte 0-18m multiage|Avec plusieurs âges, prenez six enfants au plus, dont deux poupons.} {2adultes 2-3a 3-4a 4-5a !0-18m !10min|À deux, l’une reste à la table, l’autre s’assoit aux comptoirs et fait la cliente.} {2adultes 18-24m !2-3a !3-4a !4-5a !0-18m !10min|À deux, l’une enroule les bijoux, l’autre fait la cliente à l’autre bout des comptoirs.} {2adultes 0-18m !10min|À deux, l’une reste sur la couverture, l’autre s’assoit aux comptoirs et fait la cliente.} {2adultes 10min !0-18m|À deux, assoyez-vous l’une à un bout, l’autre à l’autre, et lisez les bijoux qu’on vous tend.} {2adultes 10min 0-18m|À deux, l’une reste sur la couverture, l’autre s’assoit aux comptoirs et lit les bijoux qu’on lui tend.}',
        '{avec-tissu|Coupez quelques bandes dans @materiel.} {avec-papier|Ajoutez @materiel aux bandes.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 3, 45: 5 },
          'Portez votre bracelet à l’oreille. « Mon bijou parle. Écoutez… » Posez le doigt sur le trait et lisez-le : « Ça, c’est la pluie de ce matin. » Sur le rond : « Ma tasse bien chaude. » Sur la tache : « Le rire que j’ai entendu à la porte. » {0-18m|Le poupon suit votre poignet des yeux et tend la main : « Il t’a entendu. » Le bijou recommence pour lui.} {18-24m|Le trottineur pose son doigt à côté du vôtre.} Faites tourner votre poignet sous les yeux des enfants, le doigt toujours au même endroit : le bijou dit encore pareil. « Le bijoutier ouvre. Qui veut un bijou qui raconte? »',
        ),
        play(
          { 10: 6, 20: 7, 30: 8, 45: 11 },
          'Tout le monde est bijoutier. {2-3a 3-4a 4-5a|On prend une bande et l’on dessine dessus, à plat.} {0-18m|Faites un tour de bande de tissu au poignet du poupon, sans nœud : « La banane de ce matin. » Il la déroule.} {18-24m|Le trottineur fait un trait, rend le crayon, tend le bras.} {18-24m !2-3a !3-4a !4-5a|Redites ce que faisait sa main : « Ça roule! » ou « Toc, toc! » Enroulez la bande autour du poignet, un doigt glissé dessous, et donnez-lui le bout de ruban : il l’appuie de toute la paume. Le voilà parti, le bras en l’air, le montrer au voisin. Il arrache tout? Une autre bande, un autre trait; le vieux bijou se colle à votre manche, et raconte encore.} {2-3a|À deux ans, le crayon va et vient, puis cogne un point : « Chien! » Redites le mot tout bas au bracelet, pour qu’il le garde.} {3-4a|À trois ans, un gros rond et deux petits font une famille; les mots changent, et le bijou change d’histoire.} {4-5a|À quatre ans, trois dessins à la suite font une histoire. Un bout de bande plié en accordéon, collé dessus, fait une pierre.} {2-3a 3-4a 4-5a|Puis on enroule la bande à son poignet, un doigt glissé dessous, et l’on ferme au ruban.} {!0-18m !18-24m|Le premier bracelet tombe souvent : on le serre et l’on recommence.}',
        ),
        play(
          { 20: 6, 30: 8, 45: 12 },
          '{2-3a 3-4a 4-5a|Les comptoirs ouvrent : un bijoutier derrière, une cliente devant. Soyez la première : « Je voudrais un bracelet pour me souvenir de mon chien. »} {18-24m !2-3a !3-4a !4-5a|La cliente, c’est vous. Tapez dans vos mains : « Bonjour! Je voudrais un bracelet pour me souvenir de mon chien. » Tendez les deux bras. L’un pose une bande, l’autre l’écrase d’un bout de ruban, un troisième colle un ruban tout seul. Jusqu’au coude! Lisez-les du doigt : « Mon chien court. Mon chien dort. Ouaf! » On les décolle, et le bras nu revient au magasin : « Encore un, s’il vous plaît. »} {3-4a 4-5a|Tendez le poignet; puis on s’installe deux par deux.} {2-3a|Offrez vos deux bras aux bijoutiers de deux ans : chacun fait son trait, enroule sa bande et colle, jusqu’au coude.} {3-4a|« De quelle couleur? C’est pour qui? » demande le bijoutier avant de dessiner.} {4-5a|« Qu’est-ce qui est arrivé, ce jour-là? » Le bijoutier dessine la réponse.} {0-18m|Servez ensuite le poupon : le tissu s’enroule, il tire, vous tenez le bout.} {18-24m|Le trottineur tend un bras, puis l’autre.} {18-24m !2-3a !3-4a !4-5a|Chaque bijou se paie d’une tape dans la main.} {2-3a 3-4a 4-5a|Le bijou fermé, on le lit du doigt à la cliente}{3-4a 4-5a|, et l’on change de côté}{2-3a 3-4a 4-5a|.} {2-3a 3-4a 4-5a !0-18m|Elle le veut en tissu? Le bijoutier enroule, vous nouez.} {!0-18m !18-24m|Crac, le papier se déchire : un bout de ruban en pansement, et il a une chose de plus à raconter.}',
        ),
        play(
          { 30: 7, 45: 11 },
          '« La plus grande commande : un bijou pour une tête. » {2-3a 3-4a 4-5a|Donnez à chacun une bande de carton. Dessinée à plat, puis fermée au ruban, elle devient une couronne.} {18-24m !2-3a !3-4a !4-5a|Donnez à chaque trottineur une bande de carton et un crayon : des coups, des traits. Fermez-la au ruban, trop grande plutôt que trop petite, et posez-la sur une tête : « Bonjour, le roi! »} {0-18m|Coiffez la vôtre et, au miroir, penchez-vous, relevez-vous : le poupon guette le roi.} {18-24m|Le trottineur ôte la sienne et se cherche au miroir.} {18-24m !2-3a !3-4a !4-5a|Coiffez la vôtre et saluez-le bien bas : elle tombe entre ses mains. Il la met sur votre tête, sur la sienne, par-dessus l’autre, sur son genou; à chaque place, elle raconte : « Un genou couronné! »} {2-3a|L’enfant la pose, la tient à deux mains et va se voir au miroir; fermez-la ensuite avec lui, deux doigts libres.} {3-4a|À deux, l’un tient la bande autour de la tête, l’autre colle. On essaie de ne pas rire.} {4-5a|On est roi ou reine de quoi? Des nuages, des bas perdus : ce qu’on dessine le dit, et la cour doit deviner.} {2-3a 3-4a 4-5a !0-18m|Au miroir, on salue sa tête couronnée.} {45min 3-4a 4-5a|Puis chaque reine, chaque roi commande un bracelet pour un ami de sa cour, et dit pourquoi.} {45min 2-3a !3-4a !4-5a|Puis l’enfant couronné va coller une bande au poignet d’un ami, ou au vôtre.}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 4, 45: 6 },
          'Le bijoutier ferme. {2-3a 3-4a 4-5a|En cercle, les poignets au milieu. Un enfant choisit un bijou, le sien ou celui d’un ami, et le lit du bout du doigt; le propriétaire peut ajouter un mot. Qui ne veut rien dire tourne son poignet, et tout le monde regarde.} {18-24m !2-3a !3-4a !4-5a|Assoyez-vous tout près, les bras au milieu. Posez le doigt sur un trait et lisez-le tout bas : « Ça roule. » Attendez : un autre bras s’avance, ou un doigt se pose à côté du vôtre. Chaque bijou a son petit mot.} {0-18m|Refaites un tour de bande au poupon, redites la banane du matin, puis ôtez la bande.} {18-24m|Le trottineur lève le bras : on salue son trait.} Écrivez sur la bande le mot qu’on vous {2-3a 3-4a 4-5a|dicte}{!2-3a !3-4a !4-5a|a dit}. {10min 20min|Chacun va voir son bijou au miroir. Les bijoux se portent jusqu’au lavage des mains, puis dorment dans une boîte à souliers.} {30min|Les bijoux se portent jusqu’au lavage des mains; les bracelets dorment ensuite dans une boîte à souliers, les couronnes par-dessus.} {45min|Les couronnes se suspendent à la patère; les bracelets dorment dans une boîte à souliers avant le lavage des mains.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Suivez le trait du doigt pendant que l’enfant parle; ne demandez pas ce que cela représente.',
          '{!10min|Commandez}{10min|Racontez} des choses de votre vie, petites et vraies : un bruit, un repas{2-3a 3-4a 4-5a|, une peur}. {0-18m|Pour le poupon, racontez ce qu’il a vécu ce matin, dans les mêmes mots à chaque tour de bande.}',
          'Gardez au bras, le plus longtemps possible, le bracelet qu’un enfant vous a fait.',
        ],
        questionsOuvertes: [
          'Qu’est-ce qu’il raconte, ton bijou?',
          'Pour qui est-il?',
          '{2-3a 3-4a 4-5a|Que voudrais-tu garder à ton poignet?} {!2-3a !3-4a !4-5a|Où le colle-t-on?}',
          '{3-4a 4-5a|Comment savoir s’il est assez grand?}',
        ],
      },
      vocabulaire: [
        'le bijou',
        'le bracelet',
        'le bijoutier',
        '{!10min|la cliente}{10min|la bande}',
        '{!10min|la commande}{10min|le trait}',
        'le poignet',
        'serrer',
        'raconter',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Un seul tour, très lâche, et l’attente : sa main se lève, l’autre trouve le bout. Pour celui qui est couché, la bande glisse d’abord sur le dos de sa main, du poignet aux doigts, avec la même petite phrase.',
        },
        {
          pour: '18-24m',
          texte:
            'Collez d’abord la bande à votre bras : il la décolle, vous la rend, la redemande au sien. Un trait par bijou suffit; dites ce qu’il faisait en le traçant : « Ça roule! »',
        },
        {
          pour: '2-3a',
          texte:
            'Enrouler, coller et décoller sont tout le métier. Tenez le bout de la bande pendant qu’il tourne autour du bras, le sien ou le vôtre.',
        },
        {
          pour: '3-4a',
          texte:
            '{!10min|La cliente attend avec un bracelet vide au bras : le bijoutier y dessine pendant qu’elle le porte, et s’arrête quand elle dit « assez ».}{10min|Un ami porte un bracelet encore vide : l’enfant dessine dessus, à même le bras, et s’arrête quand l’ami dit « assez ».}',
        },
        {
          pour: '4-5a',
          texte:
            'Deux bracelets racontent la même histoire, un pour soi, un pour l’ami qui l’a vécue. On les compare : a-t-il vu pareil?',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Un anneau qui serre est désagréable? Le bijou se colle sur la manche ou sur le genou. L’enfant qui ne parle pas montre la couleur et l’endroit; lisez le trait, et son regard dit si vous l’avez bien lu.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!ete|L’été, une bande de tissu mouillée se noue au poignet le temps d’une histoire : le bijou raconte la chaleur.} {ete|L’hiver, le bijoutier vend de larges manchettes de papier, qui se ferment par-dessus le gros chandail.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Un bracelet qui se déchire.',
          '{!10min|Une commande que le bijoutier comprend autrement.}{10min|Un bijou qu’on ne veut pas raconter.}',
        ],
        dangersAEliminer: [
          'Bijou passé au cou : rien ne se porte là, ni ruban, ni tissu, ni bande; rouvrez-le et faites-en un bracelet.',
          'Bracelet trop serré : un doigt glisse dessous; une main qui pâlit, et vous l’ôtez.',
          'Bout de ruban ou de papier mâchonné : ôtez-le de la bouche, donnez une bande neuve.',
          '{0-18m|Papier, crayon ou ruban chez un poupon : ses bijoux sont de tissu, le reste est de l’autre côté des comptoirs; regardez vos manches, où un bout peut coller.} {18-24m !2-3a !3-4a !4-5a|Bouts de ruban tombés : comptez ceux que vous donnez, ramassez-les à mesure sur votre manche.}',
          '{0-18m|Bande de tissu en bouche ou sur un visage : un tour, sans nœud, le bout dans votre main; elle repart avec vous quand vous vous tournez.}',
          '{0-18m|Enfant qui enjambe un poupon pour se voir au miroir : on y vient par le bout de la rangée, en marchant.}',
          'Sieste, repas, jeux dehors : les bijoux n’y vont pas, ils attendent dans la boîte.',
          '{30min 45min|Couronne sur les yeux : elle s’arrête au front}{30min 45min 2-3a 3-4a 4-5a|; marchez avec elle, courez sans elle}{30min 45min|.} {30min 45min 18-24m|Le trottineur la porte assis.}',
        ],
        supervision: 'palier2',
        allergies: ['Ruban qui irrite la peau : il ferme la bande sans toucher le poignet.'],
      },
      observation: [
        'Langage oral : {2-3a 3-4a 4-5a|que raconte-t-il de son bijou, et que redit-il le lendemain?} {!2-3a !3-4a !4-5a|quel mot, quel son vient avec le bras qu’il vous tend?}',
        'Développement graphique : {2-3a 3-4a 4-5a|quels traits reviennent quand l’histoire change?} {!2-3a !3-4a !4-5a|comment le bras, le poignet, la main font-ils le trait?}',
        'Motricité fine : {2-3a 3-4a 4-5a|comment tient-il la bande d’une main pour coller de l’autre?} {!2-3a !3-4a !4-5a|par où prend-il le bout de ruban pour l’arracher?}',
      ],
      prolongements: [
        '{2-3a 3-4a 4-5a|Le lendemain, le bijoutier va à domicile : un enfant prend la commande d’un ami qui vient d’arriver.} {!2-3a !3-4a !4-5a|Le lendemain, à la porte, tendez votre bras nu à l’enfant qui arrive : « Bonjour! Avez-vous un bijou? »}',
        'Un bracelet part à la maison pour une personne de la famille, avec le mot {2-3a 3-4a 4-5a|dicté}{!2-3a !3-4a !4-5a|qu’il a fait dire à l’enfant}.',
      ],
      reflexionRetroaction: [
        'Ai-je laissé un trait rester un trait?',
        '{2-3a 3-4a 4-5a !10min|Qui a su écouter une commande jusqu’au bout?}{2-3a 3-4a 4-5a 10min|Qui a raconté son bijou, et à qui?} {!2-3a !3-4a !4-5a|Qui revenait au comptoir, et pour quel geste?}',
      ],
    },
  },
  {
    key: 'il-a-plu-ils-ont-pousse',
    summary:
      'La pluie tape sur une boîte, les yeux se ferment, et des champignons de carton poussent dans le bois : on les cherche, l’écureuil en fait sécher un.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['arbres-et-feuilles', 'saisons-et-fetes', 'animaux-et-traces'],
    materials: ['cartons-et-boites', 'papier-et-crayons', 'tissus'],
    place: 'INDOORS',
    seasons: ['AUTUMN'],
    alsoIn: {
      SUMMER: 'L’été, jouez le lendemain d’une grosse pluie, quand un vrai chapeau lève dans le gazon.',
    },
    durationMinutes: 30,
    adults: 1,
    calls: [
      'champignon',
      'champignons',
      'champignons de carton',
      'bricolage de champignon',
      'assiettes de carton',
      'rouleaux de carton',
      'après la pluie',
      'ça pousse dans le bois',
      'forêt dans le local',
      'boisé d’automne',
      'écureuil qui fait des provisions',
      'grenouille cachée',
      'cherche et trouve',
      'fermer les yeux',
      'toucher aux champignons',
      'ne pas toucher les champignons',
      'chapeau qui tombe',
      'taper la pluie',
      'rouleaux',
    ],
    seen: [
      'elle fait courir ses doigts sur le carton et dit que l’orage commence',
      'il pose un bol à l’envers sur un tube et dit que c’est un chapeau',
      'ils ferment les yeux pendant que je cache quelque chose dans le local',
      'il veut cueillir ce qui a poussé dans le gazon et un ami crie de ne pas toucher',
      'elle demande si on peut en manger et si ça rend malade',
      'il est émerveillé, hier il n’y avait rien au pied de l’arbre et ce matin oui',
      'depuis notre marche dans le bois mouillé, ils cherchent des petits parapluies bruns',
      'au parc, un écureuil ramassait sa nourriture et ils veulent faire pareil',
    ],
    scenes: ['cacher-trouver', 'inserer-enfiler'],
    picture:
      'Entre des boîtes-arbres, une enfant dresse un champignon à points, deux amis se cachent les yeux, l’éducatrice tapote sa boîte, un bas vert dépasse.',
    sheet: {
      titre: 'Il a plu, ils ont poussé',
      observationDepart:
        '{2-3a 3-4a 4-5a|« Hier, y’en avait pas! » Trois champignons ont levé au pied de l’arbre. Une main s’avance; « Non! On regarde! » crie une amie.} {!2-3a !3-4a !4-5a|Trois champignons ont levé au pied de l’arbre. Une petite main s’avance, vous la retenez. Elle s’avance encore.}',
      intentionEducative:
        'Éveiller la curiosité pour ce qui pousse sans qu’on le voie pousser{18-24m 2-3a 3-4a 4-5a|, et le réflexe de le regarder sans y toucher}.',
      domaines: [
        { domaine: 'cognitif', composante: 'Attention', role: 'principal' },
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
      ],
      objectifs: [
        '{18-24m 2-3a 3-4a 4-5a|Mettre debout un pied et un chapeau, et recommencer quand ils tombent.} {0-18m !18-24m !2-3a !3-4a !4-5a|Guetter la boîte quand la pluie s’arrête.}',
        '{18-24m 2-3a 3-4a 4-5a|Regarder un lieu, puis trouver ce qui y a changé.} {0-18m 18-24m|Lever un chapeau pour voir dessous.}',
        '{2-3a 3-4a 4-5a|Distinguer le champignon de carton, qu’on prend, du vrai, qu’on regarde.} {!2-3a !3-4a !4-5a|Taper avec la pluie et s’arrêter avec elle.}',
        '{3-4a 4-5a|Dire où il a poussé : derrière, entre, dessous, à côté.}',
      ],
      materiel: [
        item(
          'Assiettes de carton larges comme votre main ouverte, une fente longue comme le pouce coupée du bord vers le milieu, les chapeaux',
          '{18-24m 2-3a 3-4a 4-5a|deux par enfant, deux de plus}{0-18m !18-24m !2-3a !3-4a !4-5a|une, dans votre main}{0-18m|; les poupons ont les leurs, en bols}',
          'Ronds découpés par vous dans des boîtes de céréales',
        ),
        item(
          'Rouleaux d’essuie-tout coupés en deux par vous, les pieds',
          '{18-24m 2-3a 3-4a 4-5a|deux par enfant, deux de plus}{0-18m !18-24m !2-3a !3-4a !4-5a|un, dans votre main}{0-18m|; aucun pour les poupons}',
          'Rouleaux de papier hygiénique entiers',
        ),
        item(
          '{18-24m 2-3a 3-4a 4-5a|Grosses boîtes de carton hautes comme un enfant debout, les arbres}{0-18m !18-24m !2-3a !3-4a !4-5a|Grosse boîte de carton haute comme votre cuisse, l’arbre}',
          '{18-24m 2-3a 3-4a 4-5a|trois}{0-18m !18-24m !2-3a !3-4a !4-5a|une}',
          '{18-24m 2-3a 3-4a 4-5a|Dossiers de chaises couverts d’un drap brun}{0-18m !18-24m !2-3a !3-4a !4-5a|Dossier de chaise couvert d’un drap brun}',
        ),
        item('Boîte de carton vide, la pluie', 'une{2-3a 3-4a 4-5a|, pour vous}', 'Plat de plastique retourné'),
        item(
          '{!10min 18-24m 2-3a 3-4a 4-5a|Grande boîte de carton ouverte, sans rabats, haute comme un genou d’enfant, dont le bord est la branche}',
          '{!10min 18-24m 2-3a 3-4a 4-5a|une; deux à partir de quatre enfants}',
          '{!0-18m|Boîte basse, posée sur une chaise}{0-18m|Bac de plastique à bord mince}',
        ),
        item(
          '{18-24m 2-3a 3-4a 4-5a|Gros livres, au fond des arbres}{0-18m !18-24m !2-3a !3-4a !4-5a|Gros livre, au fond de l’arbre}',
          '{18-24m 2-3a 3-4a 4-5a|trois}{0-18m !18-24m !2-3a !3-4a !4-5a|un}',
          '{18-24m 2-3a 3-4a 4-5a|Couvertures roulées serré}{0-18m !18-24m !2-3a !3-4a !4-5a|Couverture roulée serré}',
        ),
        item('Panier à linge', 'un', 'Boîte de carton ouverte'),
        item(
          '{0-18m 18-24m|Gros bas verts ou bruns, roulés en boule, gros comme deux poings, les grenouilles}{!0-18m !18-24m !10min|Gros bas verts ou bruns, roulés en boule, les grenouilles}',
          '{18-24m 2-3a 3-4a 4-5a|un pour deux enfants}{0-18m !18-24m !2-3a !3-4a !4-5a|un pour vous}{0-18m|, deux de plus par poupon, à changer une fois mouillés}',
          'Débarbouillette nouée',
        ),
        item(
          '{0-18m|Bols de plastique léger, sans anse, larges comme votre main ouverte, les chapeaux des poupons}',
          '{0-18m|deux par poupon, à changer une fois mouillés}',
          '{0-18m|Passoires de plastique, sans manche}',
        ),
        item('{0-18m|Couverture épaisse, le coin des poupons}', '{0-18m|une}', '{0-18m|Tapis de jeu}'),
        item(
          '{30min 45min 18-24m 2-3a 3-4a 4-5a|Gros crayons de cire}',
          '{30min 45min|deux par enfant}{0-18m 30min 45min|, hors poupons}',
          '{30min 45min|Gros crayons de bois}',
        ),
        item(
          '{45min 18-24m 2-3a 3-4a 4-5a|Feuilles de papier brun, froissées en gros tas}',
          '{45min|une par enfant}{0-18m 45min|, hors poupons}',
          '{45min|Vieux journaux}',
        ),
      ],
      preparation: [
        '{18-24m 2-3a 3-4a 4-5a|Dressez les trois arbres à deux pas l’un de l’autre, un gros livre au fond de chacun : c’est le bois.} {!10min 18-24m 2-3a 3-4a 4-5a|Contre un mur, à portée de votre bras, posez la boîte ouverte : son bord est la branche.} {0-18m !18-24m !2-3a !3-4a !4-5a|Adossez l’arbre au mur, le gros livre au fond : c’est le bois. Posez à son pied un bol retourné, le premier champignon.}',
        '{30min 45min 18-24m 2-3a 3-4a 4-5a|Devant la branche, posez par terre, pour chaque dessinateur, une assiette retournée et deux crayons.} {10min 20min 18-24m 2-3a 3-4a 4-5a|Les assiettes ont été coloriées la veille, ou restent blanches.} {30min 45min 18-24m 2-3a 3-4a 4-5a|Les pieds attendent dans le panier.} {10min 20min 18-24m 2-3a 3-4a 4-5a|Les pieds et les chapeaux attendent dans le panier.} {0-18m !18-24m !2-3a !3-4a !4-5a|Les bols sont dans votre dos, le panier vide à côté.}',
        'Essayez un champignon : l’assiette, retournée, se pose sur le rouleau debout; elle tient si elle est au milieu et tombe pour un rien{18-24m 2-3a 3-4a 4-5a|, c’est le jeu}. {!10min 18-24m 2-3a 3-4a 4-5a|Par sa fente, elle s’enfonce sur le bord de la boîte.} Cachez un champignon tout monté derrière la boîte de pluie. {0-18m !18-24m !2-3a !3-4a !4-5a|Ce champignon de carton ne se montre que dans votre main.}',
        '{0-18m 18-24m|Cachez les grenouilles derrière votre place.} {!0-18m !18-24m !10min|Cachez les grenouilles derrière votre place.} {45min 18-24m 2-3a 3-4a 4-5a|Froissez le papier brun en tas au pied des arbres : ce sont les feuilles du bois.}',
        '{0-18m|Étendez la couverture des poupons contre votre place, à deux grands pas du bois, du côté où personne ne passe; la boîte de pluie est devant vous, à leur portée.} {1adulte 0-18m multiage|Avec plusieurs âges, prenez six enfants au plus, dont deux poupons.} {1adulte !0-18m|Seule, faites la pluie assise au bord du bois, tout le groupe devant vous.} {1adulte 0-18m|Seule, faites la pluie de cette place, face au bois.} {2adultes|À deux, l’une fait la pluie, l’autre aide les champignons à pousser.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4, 45: 5 },
          'Assoyez-vous {!0-18m|au bord du bois, le groupe devant vous,} {0-18m|face au bois, les poupons contre vous,} et montrez {18-24m 2-3a 3-4a 4-5a|que le bois est vide.}{0-18m !18-24m !2-3a !3-4a !4-5a|l’arbre et son bol, le seul champignon.} « Il fait sec, rien ne pousse. » {2-3a 3-4a 4-5a|Faites fermer les yeux.} Tapez la boîte du bout des doigts, lentement, puis plus vite : « Il pleut. » {0-18m|Posez-y la main ou le pied du poupon : la pluie tremble.} {18-24m|Le trottineur tape aussi.} {2-3a 3-4a 4-5a|De l’autre main, sortez le champignon de derrière la boîte et posez-le devant, sans bruit. Arrêtez. « Il ne pleut plus. Ouvrez! » Laissez les enfants le trouver, puis dites la règle vraie : « Celui-là est en carton, on peut le prendre. Dehors,} {2-3a 3-4a 4-5a automne|à l’automne,} {2-3a 3-4a 4-5a ete|après l’orage,} {2-3a 3-4a 4-5a|les vrais peuvent nous rendre très malades : on les regarde, on n’y touche pas, on n’y goûte jamais. »} {18-24m !2-3a !3-4a !4-5a|Arrêtez, les mains en l’air. Sortez le champignon de derrière la boîte : « Oh! Il a poussé! » On le prend, le chapeau tombe, on le remet. « Celui-là est en carton. Les vrais, dehors, on les regarde. » Posez vos mains sur vos genoux, attendez les leurs.} {0-18m !18-24m !2-3a !3-4a !4-5a|Arrêtez, les mains en l’air. Rien. Puis, derrière la boîte, le chapeau monte, le pied le suit : « Oh! Il a poussé! » Il redescend. Une voix appelle, un pied bat? La pluie recommence.}',
        ),
        play(
          { 30: 8, 45: 10 },
          '{2-3a 3-4a 4-5a|Par terre, les enfants colorient les chapeaux et essaient les pieds.} {0-18m|Coiffez d’un bol le genou du poupon : un pied, un chapeau! Il le fait tomber, poc.} {18-24m|Le trottineur gribouille contre vous, un crayon à la fois.} {18-24m !2-3a !3-4a !4-5a|Un trait, trois coups : « C’est un champignon à points. » Reprenez les crayons, puis dressez les pieds en rang. Chacun pose un chapeau dessus, le lâche, le ramasse, en coiffe sa tête ou la vôtre; penchez-vous, il glisse. Deux chapeaux sur un pied, ça tient? Attendez le « poc ».} {0-18m !18-24m !2-3a !3-4a !4-5a|Coiffez ensuite un pied, une épaule, votre tête; penchez-la jusqu’à ses mains. Assis, il prend le bol, le cogne, le goûte, le lâche; couché, il le voit descendre sur son ventre et le pousse. D’un genou à l’autre, avec la même phrase, le bois fait le tour de la couverture.} {2-3a|De grands ronds et des coups de crayon remplissent l’assiette. On la pose sur le rouleau, elle tombe, on rit : le bruit fait partie du champignon.} {3-4a|Un rouge à points, un brun à rayures. L’enfant cherche le milieu de l’assiette en la tenant sur un seul doigt.} {4-5a|L’enfant regarde dessous : là, on dessine des plis comme des pages, tous vers le pied. Puis il invente un champignon qui n’existe nulle part, et lui donne un nom.} {2-3a 3-4a 4-5a !0-18m|Un chapeau qui bascule dit qu’il est trop d’un côté : glissez-le d’un pouce vers l’autre, et soufflez pour voir.}',
        ),
        play(
          { 10: 6, 20: 7, 30: 7, 45: 10 },
          '{2-3a 3-4a 4-5a|À chaque pluie, un ou deux enfants prennent un pied et un chapeau et vont les planter dans le bois; les autres ferment les yeux, les mains dessus. Tapez la boîte; quand le champignon est debout, la pluie s’arrête. « Il a plu! » On ouvre, on cherche.} {18-24m !2-3a !3-4a !4-5a|Tendez un pied à un enfant, un chapeau à un autre : « Va le planter. » Ils les posent où ils veulent : couchés, à l’envers, sous un carton. Pendant ce temps, les autres tapent la pluie avec vous, fort, puis tout doux. Arrêtez, les mains en l’air : « Il a plu! Où est-il? » Tous y vont, le touchent, le renversent, le rapportent au panier. Une autre pluie, un autre planteur.} {0-18m !18-24m !2-3a !3-4a !4-5a|Il pleut fort sur la boîte, puis presque pas, puis plus.} {0-18m|Le poupon tape; posez un bol devant lui : il a poussé! Il le renverse.} {18-24m|Le trottineur pose un chapeau par terre : « Là! »} {10min 18-24m|Glissez-y une grenouille : « Croâ! »} {10min 0-18m !18-24m|Glissez une grenouille sous un autre bol : « Croâ! » Qui la trouve?} {0-18m !18-24m !2-3a !3-4a !4-5a|À la pluie suivante, le bol sort de votre dos, ou du bord de la boîte, et pousse devant un autre. Celui qui rampe va prendre le champignon de l’arbre et vous le rapporte, ou s’assoit là-bas pour le cogner; quand il revient, le bol repousse devant lui. Couché, il le guette : levez le bol au-dessus de ses genoux et laissez-le descendre jusqu’à sa main.} {2-3a|L’enfant de deux ans plante à côté de vous, puis pointe son champignon le premier : « Là! »} {!10min 2-3a|Tous vont voir.} {2-3a !0-18m !18-24m|Un œil ouvert entre deux doigts trouve aussi.} {3-4a|Les mains sur les genoux, on le cherche des yeux, puis on dit où : « Derrière l’arbre! »} {4-5a|Les planteurs en dressent trois, dont un derrière un arbre. Combien en a-t-il poussé cette nuit?} {!10min 4-5a|Combien y en avait-il hier?} {2-3a 3-4a 4-5a !0-18m|Un chapeau tombe tout seul? Il pleuvait trop fort : on replante.}',
        ),
        play(
          { 20: 5, 30: 6, 45: 8 },
          '« L’écureuil roux {18-24m 2-3a 3-4a 4-5a|fait sécher ses champignons sur une branche,} {0-18m !18-24m !2-3a !3-4a !4-5a|ramasse ses champignons} pour l’hiver. » {2-3a 3-4a 4-5a|Pattes contre la poitrine, enfoncez un chapeau par sa fente sur le bord. Les enfants vous imitent.} {18-24m !2-3a !3-4a !4-5a|Faites l’écureuil : pattes contre la poitrine, le nez qui bouge. Enfoncez des chapeaux par leur fente sur le bord de la boîte. L’enfant tire, l’arrache, le laisse tomber dans la boîte, vous le redonne : « Encore! » Enfoncez-le.} {0-18m !18-24m !2-3a !3-4a !4-5a|Pattes contre la poitrine, le nez qui bouge, prenez un bol : poc, dans le panier. Un autre, poc. Penchez le panier : une main en sort un, le rentre, le ressort; tendez la vôtre, on vous le donne ou on le garde.} {2-3a|L’enfant enfonce le sien, l’arrache, le remet : l’écureuil a mille provisions.} {3-4a|Un par un, serrés : combien avant que la branche soit pleine?} {4-5a|On compte ce qu’il faut : un par écureuil, un pour la visite.} {18-24m 2-3a 3-4a 4-5a|Pendant ce temps, glissez une grenouille sous un chapeau posé par terre. « Croâ… » Quel chapeau coasse?} {2-3a 3-4a 4-5a !0-18m|On le soulève, puis on la cache à son tour.} {0-18m|Sous le bol du poupon, une grenouille coasse : levez-en le bord, il l’empoigne.} {18-24m|Le trottineur soulève tout : « Croâ! »} {18-24m !2-3a !3-4a !4-5a|Remettez-la sous le même, puis sous le voisin.} {0-18m !18-24m !2-3a !3-4a !4-5a|Recouvrez-la, attendez son geste; celui qui est couché l’entend d’un côté, puis de l’autre, et tourne la tête.} {2-3a 3-4a 4-5a|Ce que mange l’écureuil peut nous rendre malades : personne n’y goûte, même pour rire.}',
        ),
        play(
          { 45: 6 },
          'Les enfants deviennent champignons. {2-3a 3-4a 4-5a|En petite boule, le chapeau sur le dos ou sur la tête, ils dorment dans les feuilles de papier. Tapez la pluie tout bas : un dos se lève, puis les épaules, puis une tête.} {18-24m !2-3a !3-4a !4-5a|Les mains dans les feuilles de papier, accroupie avec eux, dormez : « Chut… » Tapez la pluie tout bas, d’un doigt. Levez le nez, le dos, les bras en l’air : « Il a poussé! » Posez un chapeau sur une tête, un autre sur la vôtre; ils tombent, et tout le bois redescend dormir.} {0-18m !18-24m !2-3a !3-4a !4-5a|À chacun son tour, un bol sur la tête, assis contre vous; tapez la pluie tout bas sur la boîte, d’un doigt.} {0-18m|La pluie finie, le poupon pousse : vos bras le lèvent un peu, puis jusqu’à votre visage.} {18-24m|Le trottineur s’accroupit et se lève d’un coup : « Oh! »} {0-18m !18-24m !2-3a !3-4a !4-5a|Celui qui se met debout pousse seul, ses mains dans les vôtres : plié, déplié, « Oh! ». Les autres tapent la pluie ou tiennent un bol.} {2-3a|On pousse d’un coup, l’assiette vole, et l’on redevient boule.} {3-4a|On pousse au rythme de la pluie : lente, presque pas; vive, jusque sur la pointe des pieds.} {4-5a|Le groupe pousse sans faire tomber un seul chapeau. Puis un enfant fait la pluie et décide quand elle s’arrête : à quelle hauteur le bois s’arrête-t-il?} {2-3a 3-4a 4-5a !0-18m|Qui n’a pas envie de pousser reste en boule jusqu’à la pluie suivante.}',
        ),
        closing(
          { 10: 2, 20: 5, 30: 5, 45: 6 },
          '{!10min 2-3a 3-4a 4-5a|Chacun replante un champignon dans le bois et se rassoit.} {10min 2-3a 3-4a 4-5a|Les champignons plantés restent dans le bois, et chacun se rassoit.} Dernière pluie, toute petite, d’un seul doigt{0-18m|, le vôtre puis celui du poupon}. {2-3a 3-4a 4-5a|Les yeux se ferment, et un enfant, choisi tout bas, change un champignon de place. « Ouvrez! » Rien n’a poussé, mais lequel a bougé? On regarde sans se lever et l’on montre du menton. Puis les enfants empilent leurs chapeaux dans le panier et roulent les pieds vers vous.} {18-24m !2-3a !3-4a !4-5a|Les mains ralentissent. « Chut, le bois dort. » Chapeaux et pieds rentrent : « Bonne nuit, champignon. »} {18-24m|Le trottineur en laisse tomber un dans le panier, encore un.} {2-3a 3-4a 4-5a|Demandez à tous, vos mains sur vos genoux : « Dehors, si tu en vois un, que fais-tu? » On répond, ou l’on montre : les yeux ouverts, les mains sur les genoux, et l’on appelle un adulte.} {18-24m !2-3a !3-4a !4-5a|Puis demandez : « Dehors, si tu en vois un? » Ouvrez grand les yeux, les mains sur les genoux; ils font comme vous, et c’est toute la règle.} {0-18m !18-24m !2-3a !3-4a !4-5a|« Chut, le bois dort. » Coiffez chaque grenouille de son bol, sous leurs yeux : un croâ tout bas, puis plus rien. Une main le lève encore? « Bonne nuit », et recouvrez-la. Rentrez les bols un à un dans le panier; celui qui serre le sien le garde jusqu’au dernier.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          '{18-24m 2-3a 3-4a 4-5a|Accordez la pluie à celui qui plante : lente s’il cherche, arrêtée quand il s’assoit.}',
          '{2-3a 3-4a 4-5a|Une main tendue vers un champignon du bois, pendant qu’on cherche : posez la vôtre sur votre genou et dites « les yeux ».} {!2-3a !3-4a !4-5a|Entre la pluie et le champignon, taisez-vous trois secondes, les mains en l’air.}',
          '{18-24m 2-3a 3-4a 4-5a|Faites chercher longtemps; votre menton peut désigner un coin, jamais la chose.} {0-18m !18-24m !2-3a !3-4a !4-5a|Dites « il a poussé » chaque fois du même ton, puis attendez : le bol renversé est sa réponse.}',
          '{0-18m|Ralentissez la pluie quand le poupon s’arrête de taper, reprenez avec lui : c’est lui qui fait le temps.}',
        ],
        questionsOuvertes: [
          'Qu’est-ce qui a poussé{2-3a 3-4a 4-5a| cette nuit}?',
          '{2-3a 3-4a 4-5a|Où était-il, hier?} {!2-3a !3-4a !4-5a|Où est-il, le champignon?}',
          '{2-3a 3-4a 4-5a|Qui pourrait habiter dessous?} {!2-3a !3-4a !4-5a|Qui est dessous?}',
          '{3-4a 4-5a|Comment faire tenir un chapeau qui penche?}',
        ],
      },
      vocabulaire: [
        'le champignon',
        'le chapeau',
        'le pied',
        'pousser',
        'la pluie',
        '{!10min|l’écureuil}',
        '{!10min 18-24m 2-3a 3-4a 4-5a|la branche}{0-18m !18-24m !2-3a !3-4a !4-5a|croâ}',
        'dessous',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Cachez la grenouille sous son bol pendant qu’il regarde, un bout vert dehors : il prend le bol, ou tire le bout. Pour celui qui est couché, le bas vert sort de derrière le bol que vous tenez, « croâ », puis y rentre.',
        },
        {
          pour: '18-24m',
          texte:
            'Il lève un chapeau, voit qu’il n’y a rien, le repose, en lève un autre. Remettez la grenouille sous le dernier, et attendez qu’il y revienne.',
        },
        {
          pour: '2-3a',
          texte:
            'Une seule pluie, un seul champignon, planté devant lui, ses yeux ouverts s’il aime mieux. Vous demandez où il est, et il court le prendre.',
        },
        {
          pour: '3-4a',
          texte:
            'Plantez-le entre deux choses, « entre l’arbre et la boîte », et faites dire l’endroit avant d’y aller.',
        },
        {
          pour: '4-5a',
          texte:
            'Le bois reste tel quel jusqu’au lendemain; vous en déplacez un et en ôtez un. L’enfant dit lequel est parti et lequel a marché.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            '{2-3a 3-4a 4-5a|Garder les yeux fermés inquiète? L’enfant tourne le dos, ou tient la boîte et fait la pluie lui-même. En fauteuil, il trouve du regard; un ami va où il pointe.} {!2-3a !3-4a !4-5a|Le bruit de la boîte inquiète? La pluie tombe du bout des doigts sur votre genou. Pour qui voit peu, le champignon pousse contre sa main : il en sent le bord et le fait tomber.}',
        },
        {
          pour: 'autre_saison',
          texte:
            '{automne 18-24m 2-3a 3-4a 4-5a|L’été, après l’orage, les chapeaux de carton deviennent des parapluies de grenouilles sur une nappe d’herbe verte.} {automne 0-18m !18-24m !2-3a !3-4a !4-5a|L’été, après l’orage, les bols deviennent des parapluies de grenouilles sur une nappe d’herbe verte.} {ete 18-24m 2-3a 3-4a 4-5a|L’automne, les chapeaux se cachent sous de vraies grandes feuilles sèches, triées par vous.} {ete 0-18m !18-24m !2-3a !3-4a !4-5a|L’automne, la grenouille se cache sous un grand bas brun, la feuille morte : « Croâ? » On tire la feuille.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Un champignon renversé par un pied.', 'Un chapeau reçu sur la tête.'],
        dangersAEliminer: [
          'Vrai champignon : rien n’entre dans la pièce, même cueilli par un adulte. Dehors, on regarde, on ne touche pas, on ne goûte jamais; pour une bouchée, même douteuse, appelez aussitôt le centre antipoison.',
          '{18-24m 2-3a 3-4a 4-5a|Champignon de carton porté à la bouche : dites « ceux-là non plus », et changez-le s’il est mouillé.} {0-18m !18-24m !2-3a !3-4a !4-5a|Assiette et rouleau à portée d’un poupon : ils restent dans votre main, puis derrière vous; lui n’a que ses bols et ses grenouilles.}',
          'Arbre de carton qui bascule : le livre lui fait un pied, et l’on ne s’y appuie pas{0-18m 18-24m|; un enfant qui se lève en se tenant se tient à vous}.',
          '{18-24m 2-3a 3-4a 4-5a|Planteurs pressés : ils entrent dans le bois en marchant, par le côté où personne n’est assis ni couché.}',
          '{18-24m 2-3a 3-4a 4-5a 30min 45min|Crayon, assiette ou papier en bouche : on dessine assis, et les crayons sont ramassés avant la première pluie.} {18-24m 2-3a 3-4a 4-5a 45min|Le papier brun reste au pied des arbres.}',
          '{18-24m 2-3a 3-4a 4-5a !10min|Boîte-branche qui sert de marche : on y accroche des chapeaux, les pieds au plancher.}',
          '{2-3a 3-4a 4-5a|Yeux fermés : assis, les mains au repos; on se lève seulement quand la pluie cesse.}',
        ],
        supervision: 'palier2',
        allergies: ['Aucun aliment; les rouleaux et les assiettes sont neufs ou secs, sans restes.'],
      },
      observation: [
        'Attention : {2-3a 3-4a 4-5a|combien de temps garde-t-il les yeux fermés, puis fixés sur le bois?} {!2-3a !3-4a !4-5a|quand la pluie s’arrête, où vont ses yeux et ses mains?}',
        'Éveil aux sciences : {2-3a 3-4a 4-5a|que dit-il pour expliquer qu’un champignon est apparu?} {!2-3a !3-4a !4-5a|que fait-il du chapeau pour savoir ce qu’il y a dessous?}',
        'Motricité fine : {18-24m 2-3a 3-4a 4-5a|comment fait-il tenir un chapeau qui penche?} {0-18m !18-24m !2-3a !3-4a !4-5a|prend-il le bol à pleine main, à deux mains ou par le bord?}',
      ],
      prolongements: [
        '{2-3a 3-4a 4-5a|Au retour d’une promenade, on raconte les vrais qu’on a vus, mains sur les genoux, sans les avoir touchés.} {!2-3a !3-4a !4-5a|En promenade, montrez du doigt un vrai champignon, de deux pas, et posez vos mains sur vos genoux : « On regarde. »}',
        '{2-3a 3-4a 4-5a|Un champignon de carton part à la maison : l’enfant apprend à sa famille la règle des yeux.} {!2-3a !3-4a !4-5a|Dites le jeu à la famille : à la maison, un bol et un gros bas suffisent pour faire « croâ ».}',
      ],
      reflexionRetroaction: [
        '{18-24m 2-3a 3-4a 4-5a|La règle du vrai et du faux est-elle restée claire jusqu’à la fin?} {0-18m !18-24m !2-3a !3-4a !4-5a|Qui tapait la pluie, et qui l’écoutait tomber?}',
        '{18-24m 2-3a 3-4a 4-5a|Qui a trouvé sans que mon menton l’aide?} {0-18m !18-24m !2-3a !3-4a !4-5a|Ai-je attendu qu’on m’appelle avant de faire repousser le champignon?}',
      ],
    },
  },
]
