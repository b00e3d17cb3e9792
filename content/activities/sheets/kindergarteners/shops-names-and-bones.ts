import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

export const KINDERGARTENERS_SHOPS_NAMES_AND_BONES_SHEETS: readonly BankSheet[] = [
  {
    key: 'rendez-moi-la-monnaie',
    summary:
      'Les enfants dessinent leur argent, ouvrent deux magasins, inventent les prix et se rendent la monnaie, point par point.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['nombres-et-formes', 'quartier-et-metiers'],
    materials: ['papier-et-crayons', 'cartons-et-boites'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Pelles et ballons se vendent sur un banc; l’argent de carton se garde au fond d’une chaudière, à l’abri du vent.',
    },
    seasons: [],
    durationMinutes: 45,
    adults: 1,
    calls: [
      'magasin',
      'argent',
      'banque',
      'monnaie',
      'rendre la monnaie',
      'caisse',
      'caissière',
      'payer',
      'acheter',
      'vendre',
      'prix',
      'trop cher',
      'dollar',
      'piasse',
      'compter de l’argent',
      'dessin',
      'jouer au magasin',
    ],
    seen: [
      'elle découpe des petits papiers et paie sa pomme avec',
      'il fait des points sur des bouts de feuille et dit que c’est des vingt',
      'ils mettent les toutous à vendre sur une table et crient les prix',
      'il est fâché que la vendeuse garde tout son argent',
      'elle n’a plus un sou et regarde les autres acheter',
      'ils s’obstinent sur le prix d’un camion, deux ou dix dollars',
      'depuis l’épicerie avec papa, elle passe tout à la caisse en faisant bip',
      'à la collation, ils se vendent leurs raisins et veulent du change',
    ],
    scenes: ['magasin-metiers', 'compter'],
    picture:
      'À son comptoir, une caissière cache de la main trois points d’un billet et rend deux petits billets; derrière, un banquier signe en rouge.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'Rendez-moi la monnaie!',
      observationDepart:
        'Un enfant tend un bout de papier : « Tiens, cent piasses. » La vendeuse le tourne de tous les côtés. « Y’a rien d’écrit dessus! »',
      intentionEducative:
        'Permettre aux enfants de fabriquer un argent qui vaut parce qu’ils s’entendent, puis de s’en servir pour acheter, compter et rendre.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux mathématiques', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
      ],
      objectifs: [
        'Faire correspondre les points d’un prix et ceux de son argent.',
        '{4-5a|Trouver ce qui reste d’un billet une fois le prix payé.}',
        'Fixer un prix, le défendre, le changer.',
      ],
      materiel: [
        item(
          'Feuilles {cour|de carton mince, }coupées en quatre',
          '{20min|cinq quarts par enfant, et trente-cinq de plus}{!20min|quarante feuilles, cent soixante quarts}',
          'Retailles de carton mince',
        ),
        item('Gros crayons de cire{!20min|, dont un seul rouge}', 'une douzaine', 'Gros crayons de bois'),
        item(
          '{dedans|Boîtes de carton}{cour|Chaudières}, pour l’argent',
          '{20min|deux}{!20min|trois}',
          'Petits bacs vides',
        ),
        item(
          '{dedans|Tables basses, pour les comptoirs}{cour|Long banc, pour les comptoirs}',
          '{dedans !20min|trois}{dedans 20min|deux}{cour|un}',
          'Bacs retournés',
        ),
        item(
          '{dedans|Jouets du local}{cour|Pelles, ballons et camions}, à vendre',
          '{20min|une douzaine}{!20min|une vingtaine}',
          '{dedans|Boîtes de céréales et pots vides}{cour|Bûchettes et grosses cocottes}',
        ),
        optional('{si-argent-de-jouet|Argent de jouet, en billets}', 'une dizaine de billets', null),
        optional('{si-caisse-enregistreuse|Caisse enregistreuse de jouet}', '{si-caisse-enregistreuse|une}', null),
        optional('{si-sacs-réutilisables|Sacs réutilisables}', 'un pour deux enfants', null),
        optional('{dedans si-brosses-à-cheveux|Brosse à cheveux de poupée}', '{dedans si-brosses-à-cheveux|une}', null),
        optional('{dedans si-poupées|Poupées}', '{dedans si-poupées|deux}', null),
        optional('{dedans si-miroirs|Miroir incassable}', '{dedans si-miroirs|un}', null),
        optional(
          '{si-rouleaux-de-papier-de-toilette|Rouleaux de papier de toilette, vides}',
          '{si-rouleaux-de-papier-de-toilette|une dizaine}',
          null,
        ),
      ],
      preparation: [
        'Coupez les feuilles la veille. Glissez un quart blanc et un crayon dans votre poche{!20min|; le crayon rouge servira à la banque}.',
        'Placez une {dedans|boîte}{cour|chaudière} par comptoir{!20min| : la banque au milieu, un magasin de chaque côté. D’un même point, vous voyez les trois}{20min| et six objets autour, un quart de feuille blanc glissé sous chacun. D’un même point, vous voyez les deux magasins}. {4-5a 20min|Dans chaque caisse, dix billets d’un point, pour rendre.}',
        '{4-5a|Exercez-vous à rendre : sur un billet de cinq points, cachez-en trois de la main. Les deux qui dépassent sont la monnaie.}',
        '{cour hiver !20min|L’hiver, les billets reçoivent leur dessin au local, avant l’habillage; dehors, on n’ajoute que les points.} {cour hiver|Les crayons attendent au chaud dans votre manteau : gelée, la cire ne marque plus.}',
        '{dedans si-brosses-à-cheveux|Un bout de comptoir sera le salon de coiffure : un point payé, un coup de brosse à la poupée ou au toutou du client.} {dedans si-poupées|Gardez deux poupées pour clientes : chacune paie de la main de l’enfant qui la porte.} {dedans si-miroirs|Appuyez un miroir au bout d’un comptoir : le client s’y regarde avec son achat, puis dit s’il paie.}',
      ],
      deroulement: [
        opening(
          { 20: 4, 30: 4, 45: 5, 60: 6 },
          'Prenez {dedans|un toutou}{cour|un ballon} dans vos bras, menez-le à un comptoir et fouillez vos poches. Rien, sauf un papier blanc. Tracez-y un gros point. « Voilà, je paie. Comment s’appelle l’argent d’ici? » Les noms fusent : une plume, un crapaud, une piasse. Gardez celui qui fait rire le plus de monde. {45min 60min|Remettez votre papier en poche : il resservira.} {20min|Donnez à chacun cinq quarts de feuille : un gros point tracé sur chaque quart, et les poches sont pleines.} {4-5a 20min|Sur le dernier, on ajoute quatre points, bien en ligne : c’est un billet de cinq.}',
        ),
        play(
          { 30: 9, 45: 12, 60: 15 },
          'On imprime! Chacun dessine sur un quart de feuille et trace un gros point au dos : voilà un billet. {3-4a|On en refait cinq, on en refait dix.} {4-5a|Avec deux points, ou cinq bien en ligne, il vaut davantage.} Deux enfants tiennent la banque : l’un touche les points du doigt, l’autre signe en rouge. Sans rouge, le billet ne vaut rien. {4-5a|Chaque client leur laisse un billet d’un point, pour la réserve.} Deux vendeurs par magasin garnissent leur comptoir. Sous chaque objet, ils glissent un quart de feuille qui dépasse, avec autant de points qu’il coûte. {4-5a|« Celui-là vaut dix, je l’aime trop. »}',
        ),
        play(
          { 20: 12, 30: 11, 45: 12, 60: 17 },
          '{20min|Deux vendeurs par magasin tracent leurs prix : un point, deux, trois.} Les magasins ouvrent : autant de points au prix, autant à payer. {si-caisse-enregistreuse|Qui a la caisse enregistreuse y pèse une touche par point.} {3-4a|Le vendeur touche un point du prix, le client donne un billet; au dernier point, c’est payé. Un billet de trop revient au client : voilà la monnaie.} {4-5a|Le billet est trop gros? La caissière y cache de la main autant de points que le prix. Ceux qui dépassent, elle les rend en petits billets.} {4-5a !20min|La caisse n’en a plus? La banque lui change un gros pour des petits.} Le client sans le sou se cherche un travail : livrer, {!si-caisse-enregistreuse|placer la marchandise, }garder la file. Le patron le paie. {si-argent-de-jouet|Avec de l’argent de jouet, payez en touriste : combien de points vaut-il?} {!20min !si-caisse-enregistreuse|Un achat peut se revendre plus cher.} {20min|À mi-chemin, vendeurs et clients changent de place.} {30min|À mi-chemin, vendeurs et banquiers deviennent clients.}',
        ),
        play(
          { 45: 8, 60: 12 },
          'Glissez dans une caisse votre papier du début, celui sans rouge, et retournez à vos achats. Quelqu’un finit par le voir. D’où sort-il? Le groupe décide de ce qu’on en fait : le déchirer, le signer, l’encadrer. Puis vendeurs et banquiers passent de l’autre côté du comptoir, et les nouveaux refont les prix.',
        ),
        closing(
          { 20: 4, 30: 6, 45: 8, 60: 10 },
          '« On ferme! » Les achats retournent d’où ils viennent{si-sacs-réutilisables|; avec des sacs réutilisables, le client vide le sien au comptoir, une chose à la fois}. {dedans|Par terre, chaque magasin aligne ses billets bout à bout. Laquelle des deux lignes est la plus longue?} {cour|Les deux magasins sortent leurs billets un à un, en même temps. Laquelle des deux chaudières se vide la première?} {4-5a|Et quel magasin est le plus riche? Les points le diront.} L’argent rentre {!20min|à la banque}{20min|dans une seule caisse}{si-rouleaux-de-papier-de-toilette|, roulé dans des tubes}. Avant de partir, le groupe choisit ce qui se vendra la prochaine fois.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Faites la cliente : payez trop, avec sérieux, et gardez la main tendue pour votre monnaie.',
          'Deux enfants veulent la même caisse? Donnez à l’un les points à toucher, à l’autre les billets à prendre; au troisième client, ils échangent.',
          'Étonnez-vous d’un prix : « Si cher, pour {dedans|un toutou}{cour|une pelle}? » Son vendeur a sûrement une raison.',
          'Quand un compte s’embrouille, approchez le billet du prix, un point vis-à-vis d’un point. Les yeux trouvent le reste.',
        ],
        questionsOuvertes: [
          'Combien te restera-t-il si tu l’achètes?',
          'Pourquoi vaut-il plus cher que son voisin?',
          'À quoi voit-on que c’est du vrai argent?',
          'Comment en gagner quand la poche est vide?',
        ],
      },
      vocabulaire: [
        'la monnaie',
        'le billet',
        '{!20min|la banque}',
        'la caisse',
        'rendre',
        'valoir',
        'il reste',
        'la marchandise',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'À trois ans, le billet d’un point fait toute la fortune, et trois points sont un gros prix. Donner un billet à chaque point touché, c’est déjà tout un paiement.',
        },
        {
          pour: '4-5a',
          texte:
            'Quand rendre devient facile, proposez l’échange : cinq petits billets contre un gros de cinq. Est-on plus riche? {!20min|À la banque, un quart de feuille garde les dépôts, un trait par point.}',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant que la file énerve {!20min|tient la banque, crayon rouge en main : on y vient un à la fois}{20min|livre les achats, de l’autre bord du comptoir : un colis, un client}. Un enfant qui parle peu montre le prix du doigt, et deux doigts levés veulent dire « rends-moi deux ».',
        },
        {
          pour: 'interieur',
          texte:
            '{dedans|Laissez} {dedans !20min|la banque ouverte} {dedans 20min|un magasin ouvert} {dedans|sur une tablette basse toute la semaine : l’argent y loue aussi un casse-tête ou un livre. Le coin doux, lui, reste gratuit.} {cour|S’il pleut, les chaudières rentrent et le magasin rouvre sur une table du local, aux mêmes prix.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Chicane pour un prix ou pour la caisse.', 'Argent perdu, déchiré ou mal compté.'],
        dangersAEliminer: [
          'Vraies pièces sorties d’une poche : elles s’avalent; gardez-les hors de portée jusqu’au départ.',
          '{si-caisse-enregistreuse|Caisse enregistreuse : ôtez ses jetons de plastique, et vérifiez que le couvercle des piles est vissé.}',
          'File d’attente qui bloque {dedans|la porte}{cour|la barrière ou la glissade} : ouvrez les comptoirs à l’autre bout.',
          'Livreur chargé : il marche, et son colis ne dépasse pas son menton{si-sacs-réutilisables|; un sac se porte à la main, jamais sur une tête}.',
          'Comptoir qui bascule : personne ne s’y appuie ni ne s’y assoit, et rien de lourd ne s’y empile.',
          '{dedans si-brosses-à-cheveux|Brosse passée d’une tête d’enfant à l’autre : elle ne coiffe que les poupées et les toutous.}',
        ],
        supervision: 'palier3',
        allergies: [
          'Rien à vendre qui ait contenu des arachides ou des noix{dedans| : boîtes et pots sont vides, sans une miette}.',
        ],
      },
      observation: [
        'Éveil aux mathématiques : suivez son doigt d’un point à l’autre, et voyez ce qui le fait se reprendre.',
        'Compétences sociales : devant un client qui trouve cela trop cher, baisse-t-il son prix ou tient-il bon?',
        'Fonction symbolique : ce qui, pour lui, change un papier en argent, que ce soit le {!20min|rouge}{20min|nom trouvé ensemble}, les points ou la parole d’un ami.',
      ],
      prolongements: [
        'Un jour de sortie au dépanneur, un enfant paie un fruit avec vous, et le groupe compte les pièces revenues dans votre main.',
        '{4-5a|Un billet de deux points part}{!4-5a|Deux billets d’un point partent} dans chaque sac : à la maison, le parent tient magasin et fixe ses prix, une chanson pour un point, une histoire pour deux.',
      ],
      reflexionRetroaction: [
        'Ai-je compté à leur place pour que la file avance?',
        'Quel prix m’a surprise, et que disait-il de son vendeur?',
      ],
    },
  },
  {
    key: 'une-chambre-a-mon-nom',
    summary:
      'À l’hôtel des coussins, une pancarte garde le lit, une clé ouvre la chambre : les enfants écrivent leur nom parce que le jeu en a besoin.',
    ageGroups: ['AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['contes-et-lettres', 'quartier-et-metiers'],
    materials: ['papier-et-crayons', 'craies', 'batons', 'neige'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Les chambres se dessinent au sol et le nom s’écrit devant la porte, {!hiver|à la craie}{hiver|au bâton dans la neige}.',
    },
    seasons: [],
    durationMinutes: 45,
    adults: 1,
    calls: [
      'prénom',
      'écrire son prénom',
      'écrire son nom',
      'étiquette',
      'étiquettes des prénoms',
      'reconnaître son nom',
      'lettres de son nom',
      'comment ça s’écrit',
      'réservé',
      'c’est ma place',
      'hôtel',
      'chambre',
      'clé',
      'valise',
      'pancarte',
      'ruban-cache',
      'voyage',
    ],
    seen: [
      'elle pose un carton barbouillé sur son coussin pour réserver sa place',
      'il couche son toutou dans un coin et colle une affiche au-dessus',
      'il fouille dans un pot pour retrouver la clé avec sa lettre',
      'ils se chicanent pour le coussin du coin lecture, chacun dit que c’est le sien',
      'elle revient de la toilette et pleure, on lui a volé sa chaise',
      'il veut écrire son nom tout seul, même avec les lettres à l’envers',
      'depuis son voyage à l’hôtel, elle remet des clés à tout le monde',
      'au coin maison, ils font leur valise et demandent une chambre pour dormir',
    ],
    scenes: ['rimes-lettres', 'tracer-ecrire', 'voyage'],
    picture:
      'Au comptoir d’un hôtel de coussins, un enfant fouille dans un pot de clés de carton; une amie se couche sous une pancarte au nom de ruban.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'Une chambre à mon nom',
      observationDepart:
        'Un enfant pose un papier gribouillé sur {dedans|sa chaise}{cour|son banc} avant d’aller boire. « C’est écrit que c’est à moi. » À son retour, la place est prise : sa voisine n’a pas su lire.',
      intentionEducative:
        'Offrir un jeu où le nom de chacun travaille : il garde une chambre{20min| et se laisse lire par les autres}{30min| et retrouve une clé}{45min 60min|, retrouve une clé et ramène un bagage}.',
      domaines: [
        { domaine: 'langagier', composante: 'Éveil à la lecture et à l’écriture', role: 'principal' },
        { domaine: 'langagier', composante: 'Développement graphique', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Identité', role: 'secondaire' },
      ],
      objectifs: [
        'Écrire ce qu’il sait de son nom, avec l’outil qui lui plaît.',
        '{!20min|Trouver une clé parmi toutes celles du groupe.}{20min|Reconnaître son nom, ou celui d’un ami, sur une clé levée.}',
        'Dire ce qui distingue deux noms qui se ressemblent.',
      ],
      materiel: [
        item(
          'Cartons grands comme une carte postale',
          '{20min 30min|trois}{45min 60min|cinq} par enfant, et cinq de plus',
          'Papier plié en quatre',
        ),
        item('Gros feutres lavables', 'un par enfant', 'Gros crayons de cire'),
        item(
          '{dedans|Ruban-cache}{cour !hiver|Grosses craies}{cour hiver|Bâtons courts et lisses}',
          '{dedans|deux rouleaux}{cour !hiver|une par enfant}{cour hiver|un par enfant}',
          '{dedans|Bandelettes de papier et bâton de colle}{cour !hiver|Bâton dans la terre}{cour hiver|Talon de la botte}',
        ),
        item('{dedans|Coussins}', 'un par enfant', 'Manteaux pliés'),
        item(
          '{dedans|Gros pot à clés et petite table}{cour|Gros pot à clés}',
          '{dedans|un de chaque}{cour|un}',
          '{dedans|Boîte et chaise}{cour|Boîte}',
        ),
        item(
          '{45min 60min dedans|Toutous, pour les bagages}{45min 60min cour|Chaudières, pour les bagages}',
          '{dedans|un par enfant}{cour|une par enfant}',
          '{dedans|Gros blocs}{cour|Boîtes sans couvercle}',
        ),
        optional(
          '{si-sacs si-sacoches si-valises|Sacs de tissu ou petites valises}',
          '{si-sacs si-sacoches si-valises|un par enfant}',
          null,
        ),
        optional('{dedans si-ciseaux|Ciseaux à bouts ronds}', '{dedans si-ciseaux|deux paires}', null),
        optional('{si-blocs|Gros blocs légers}', '{si-blocs|six par enfant}', null),
        optional('{dedans si-couvertures|Petites couvertures}', '{dedans si-couvertures|une par enfant}', null),
      ],
      preparation: [
        '{dedans|Déchirez une centaine de bouts de ruban, longs comme un doigt, et collez-les au bord d’une table : ils se prennent d’un geste. Les rouleaux restent à côté, pour en refaire.} {cour !hiver|Balayez une surface sèche, loin de la barrière, où dix chambres tiennent.} {cour hiver|Tapez de la botte une grande galette de neige, loin de la barrière, où dix chambres tiennent.}',
        'Écrivez chaque prénom du groupe sur un carton, en grosses lettres. Le paquet reste à la réception, {dedans|la petite table}{cour|un bout de banc} à vue de toutes les chambres : y fouille qui veut un modèle.',
        'Repérez dans votre groupe les noms qui commencent ou finissent pareil : ils feront les plus belles erreurs. Deux enfants portent le même? Le jeu leur réclamera une marque de plus.',
        '{cour hiver|L’hiver, gardez les feutres dans votre poche jusqu’au jeu : gelés, ils ne marquent plus. En mitaines, une grosse initiale fait une clé.}',
      ],
      deroulement: [
        opening(
          { 20: 4, 30: 4, 45: 5, 60: 6 },
          'Derrière la réception, secouez le pot vide. « Bienvenue à l’hôtel! C’est à quel nom? » Quand un enfant répond, le voilà voyageur : fouillez le pot, retournez-le, secouez-le encore. « Je n’ai aucune clé à ce nom-là. Pas de chambre non plus. » Poussez vers le groupe les cartons et de quoi écrire. {si-sacs si-sacoches si-valises|Chaque voyageur a un sac à la main : un carton à son nom s’y glissera aussi.}',
        ),
        play(
          { 20: 11, 30: 11, 45: 12, 60: 15 },
          'Chaque voyageur choisit son coin. {dedans|Il y tire un coussin et prépare deux cartons : une clé pour le pot, une pancarte à coller au-dessus du lit, sur un mur ou un meuble. Le nom s’écrit à la main ou en bouts de ruban.} {cour|Il trace les murs de sa chambre et, devant la porte, son nom assez gros pour être lu debout.} {cour !hiver|Craie debout, craie couchée, doigt poudré : tout écrit.} {cour hiver|Le bâton, le pouce de la mitaine, le talon : tout écrit.} {cour|Puis il écrit une clé de carton et la met au pot.} {dedans si-ciseaux|Avant le pot, assis près de vous, on coupe des dents à sa clé, jamais deux fois les mêmes.} {si-blocs|Des blocs font un mur bas et une porte, sans cacher le nom.} {dedans si-couvertures|Une couverture borde le lit, la pancarte à découvert.} Qui veut un modèle fouille dans le paquet; qui n’en veut pas se lance. Trois lettres, une seule, une lettre à l’envers : tout ouvre la porte. {20min|Les premiers prêts visitent : d’une chambre à l’autre, on lit une lettre ou un dessin, et l’on devine qui habite là.}',
        ),
        play(
          { 30: 9, 45: 10, 60: 13 },
          'Les clés sont au pot, les voyageurs partent en promenade. Au retour : « C’est à quel nom? » Deux enfants tiennent la réception : chacun sert un voyageur, étale les clés, hésite, en tend une. Qui attend se promène encore, de chambre en chambre. Mauvaise clé, mauvaise chambre! {dedans|On tient la clé sous la pancarte, lettre sous lettre, et l’on repart.} {cour|On lit la clé, puis le nom au sol, une lettre à la fois, et l’on repart.} La réception change de mains souvent. Faites la voyageuse qui a perdu sa clé : « Elle commence par deux montagnes. »',
        ),
        play(
          { 45: 9, 60: 13 },
          'Voici les bagages. {dedans|Chaque enfant met un toutou sur le tas, un carton à son nom collé à la patte.} {cour|Chaque enfant met une chaudière sur le tas, un carton à son nom couché au fond.} Les porteurs choisissent un bagage, lisent, longent les chambres et livrent. Un bagage sans nom attend à la réception : quelqu’un le reconnaîtra et lui écrira son étiquette. Le soir tombe sur l’hôtel, et l’on se laisse des mots {dedans|au pied du lit}{cour|tracés devant la porte}. Pour écrire à un ami, on va chercher son nom là où il habite.',
        ),
        closing(
          { 20: 5, 30: 6, 45: 9, 60: 13 },
          'L’hôtel ferme. Pigez une clé et levez-la, bouche cousue : qui la reconnaît la lit tout haut. Le voyageur nommé quitte sa chambre et vient la prendre. {dedans|Sa pancarte le suit.} {cour !hiver|Son nom reste au sol, pour la pluie.} {cour hiver|Son nom reste là, pour la prochaine neige.} Les trois dernières se lisent en chœur, tout bas. Les clés retournent au pot : l’hôtel rouvrira.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Lisez ce qui est là, lettre ou dessin, le doigt dessous, puis dites le nom entier.',
          'À qui demande comment se fait une lettre, tracez-la sur un autre carton, jamais par-dessus la sienne.',
          '{!20min|Retenez votre aide jusqu’à la chambre : la mauvaise clé s’y dénonce toute seule.}{20min|Devant une clé levée, laissez deux voix se tromper avant de pointer la première lettre.}',
        ],
        questionsOuvertes: [
          'À quoi vois-tu que cette clé n’est pas la tienne?',
          'Que faudrait-il ajouter pour qu’un inconnu la lise?',
          'Comment les distinguer, s’ils commencent pareil?',
          'Avec quoi l’écrirais-tu en énorme?',
        ],
      },
      vocabulaire: [
        'le prénom',
        'la réception',
        'la clé',
        '{dedans|la pancarte}{cour|la chambre}',
        'le voyageur',
        '{45min 60min|le bagage}',
        'réservé',
        '{45min 60min|livrer}',
      ],
      adaptations: [
        {
          pour: '4-5a',
          texte:
            'Une initiale et un dessin font une bonne clé. À qui lit déjà d’un coup d’œil, {!20min|la réception tend}{20min|levez} des clés pliées, qui ne montrent que la fin du nom.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant dont la main fatigue vous dicte son nom, une lettre à la fois, et pose le dernier trait. Un enfant qui ne parle pas tend à la réception son prénom, tiré du paquet : le carton répond pour lui.',
        },
        {
          pour: 'interieur',
          texte:
            '{dedans|Sous les tables, l’hôtel a des chambres basses; au vestiaire, une clé réserve un bout de banc, le temps d’attacher ses souliers.} {cour|S’il pleut, les clés rentrent avec vous : les coussins du local deviennent les chambres.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          '{!20min|Mauvaise clé}{20min|Coin voulu par deux voyageurs}, fou rire ou chicane.',
          'Nom lu de travers, fierté froissée.',
        ],
        dangersAEliminer: [
          'Clé pendue au cou : elle se tient à la main ou dort au pot; aucun lien ne s’y attache.',
          '{dedans|Dormeur piétiné}{cour|Enfant bousculé dans sa chambre} : un bon pas entre deux chambres, et l’on en fait le tour en marchant.',
          '{dedans|Chambre devant la porte ou sous une tablette chargée : barrez d’abord ces coins d’une croix de ruban.} {cour|Chambre près des balançoires ou de la barrière : barrez d’abord ces coins d’une croix.}',
          '{dedans|Ruban mâchonné ou roulé en boulette : ce qui se décolle revient au bord de la table.} {cour hiver|Bâton à la main en marchant : il se couche devant la porte dès que le nom est écrit.} {cour|Nom écrit à genoux dans un passage : gardez} {cour !hiver|tricycles}{cour hiver|traîneaux} {cour|et courses de l’autre côté de la cour.}',
          '{si-sacs si-sacoches si-valises|Anse ou bandoulière au cou : le sac se porte à la main.} {dedans si-ciseaux|Ciseaux qui marchent : deux enfants à la fois, assis à portée de votre bras; vous vous levez, ils vont dans votre poche.} {si-blocs|Bloc sous un pied : le mur reste contre la chambre, hors du chemin.}',
        ],
        supervision: 'palier3',
        allergies: [
          '{dedans|Coussins poussiéreux : lavez les housses si un enfant du groupe est asthmatique.} {cour !hiver|Poussière de craie : trempez les craies si un enfant du groupe est asthmatique.} {cour hiver|Peau gercée : on écrit en mitaines, même du pouce.}',
        ],
      },
      observation: [
        'Éveil à la lecture et à l’écriture : qu’est-ce qui le mène à une clé, la première lettre, la longueur du nom ou le dessin?',
        'Développement graphique : remarquez l’outil qu’il choisit et les lettres que sa main ose avec celui-là.',
        'Identité : sa réponse, en mots ou en gestes, à qui {!20min|lui tend le nom d’un autre}{20min|prend sa clé pour celle d’un autre}.',
      ],
      prolongements: [
        'Le pot reste à leur hauteur : une clé posée sur une construction veut dire « réservé jusqu’à demain ».',
        'À l’heure du départ, le parent se présente à la réception : « Je viens chercher un voyageur. » Un enfant trouve la clé.',
      ],
      reflexionRetroaction: [
        'À quel moment ai-je écrit pour un enfant qui allait s’y mettre?',
        'Quel nom n’a été lu par personne, et comment le ramener dans le jeu?',
      ],
    },
  },
  {
    key: 'ca-plie-ici-ca-cogne-la',
    summary:
      'Les enfants tâtent leurs os, cherchent où le corps plie, puis écoutent le cœur d’un ami et en marquent les coups, avant et après l’effort.',
    ageGroups: ['AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['mouvement-et-defis'],
    materials: ['papier-et-crayons', 'cartons-et-boites', 'craies', 'batons', 'neige'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, tout se marque {!hiver|à la craie}{hiver|dans la neige}, et le cœur court d’une ligne à l’autre.',
    },
    seasons: [],
    durationMinutes: 45,
    adults: 1,
    calls: [
      'corps humain',
      'parties du corps',
      'os',
      'squelette',
      'articulation',
      'coude',
      'genou',
      'plier',
      'cœur',
      'cœur qui bat',
      'battement',
      'essoufflé',
      'tracer son corps',
      'silhouette',
      'jambe dans le plâtre',
      'radiographie',
    ],
    seen: [
      'il marche les jambes raides comme un robot et tombe sur les fesses',
      'elle se tâte le bras et demande pourquoi c’est dur en dedans',
      'il se couche sur le grand papier pour qu’un ami fasse le tour au crayon',
      'elle colle son oreille sur la poitrine de son amie et crie ça cogne',
      'il revient de courir à bout de souffle et dit que son cœur veut sortir',
      'elle veut savoir ce qu’il y a en dessous de sa peau',
      'depuis que sa cousine s’est cassé le bras, ils jouent au plâtre',
      'à la sieste, il met sa main sur sa bedaine et son cou pour sentir battre',
    ],
    scenes: ['corps', 'pourquoi'],
    picture:
      'Couché sur un grand papier, un enfant se plie pour entrer dans un contour; plus loin, une amie écoute un cœur et un ami marque des points.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'Ça plie ici, ça cogne là',
      observationDepart:
        'Un enfant marche raide comme un bâton. Pour s’asseoir, rien à faire : il tombe sur les fesses et se tâte la jambe. « C’est dur ici, mais là, ça plie! »',
      intentionEducative:
        'Éveiller la curiosité pour ce qui tient, plie et bat sous la peau, à partir de ce que les mains et les oreilles découvrent.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Attention', role: 'secondaire' },
      ],
      objectifs: [
        'Distinguer au toucher un os, qui est dur, et l’endroit où le corps plie.',
        '{!20min|Placer ses bras et ses jambes comme un contour le demande.}',
        'Constater qu’un cœur bat plus vite après l’effort, et en garder la trace.',
      ],
      materiel: [
        item(
          '{dedans !20min|Rouleau de papier large}{cour !hiver|Grosses craies}{cour hiver !20min|Neige molle que personne n’a piétinée}{cour hiver 20min|Neige tapée et lissée de la botte}',
          '{dedans|quatre longueurs d’enfant}{cour !hiver|une par enfant}{cour hiver !20min|de quoi coucher quatre enfants}{cour hiver 20min|un carré d’un grand pas par trio}',
          '{dedans|Sacs d’épicerie ouverts et collés}{cour !hiver|Bâton dans la terre}{cour hiver !20min|Neige tapée et bâton}{cour hiver 20min|Bac de neige tapée}',
        ),
        item('{dedans|Gros crayons de cire}', 'un par enfant', 'Feutres lavables'),
        item('{dedans|Ruban-cache}', 'un rouleau', null),
        item(
          '{dedans !20min|Bandes de carton larges de deux doigts, pour les os}{cour !20min|Bâtons lisses, pour les os}',
          'une quarantaine, {dedans|longues}{cour|longs} comme la main ou comme l’avant-bras',
          '{dedans|Rouleaux de carton aplatis}{cour !hiver|Traits de craie}{cour hiver|Traits du talon}',
        ),
        item(
          '{dedans|Bandes de papier longues d’un grand pas, pour les cœurs}{cour hiver|Bâtons courts, pour les coups de cœur}',
          '{dedans|une par enfant}{cour|quatre}',
          '{dedans|Feuilles collées bout à bout}{cour|Pouce de la mitaine}',
        ),
      ],
      preparation: [
        '{dedans !20min|Collez au sol trois ou quatre longueurs de papier, tous les bords pris, avec de quoi marcher autour.} {dedans 20min|Couchez trois bandes et un crayon par trio au pied d’un mur, loin des sauts.} {cour !hiver !20min|Balayez un asphalte sec, ni glacé ni brûlant, où quatre corps s’étendent loin des tricycles.} {cour !hiver 20min|Balayez un coin d’asphalte sec, loin des tricycles, où les points de craie se verront.} {cour hiver !20min|Gardez intact un coin de neige molle; la course ira ailleurs, sur la neige tapée.} {cour hiver 20min|Tapez et lissez un carré de neige par trio; la course ira ailleurs.}',
        '{dedans !20min|Découpez les os vous-même dans des boîtes de céréales et arrondissez les coins.} {dedans|Marquez au sol des places à deux bras l’une de l’autre, pour sauter sans se toucher.} {cour !20min|Cassez les bouts pointus des bâtons et tracez, loin des contours, deux lignes à vingt pas l’une de l’autre.} {cour 20min|Tracez, loin des rangées, deux lignes à vingt pas l’une de l’autre.} {cour hiver 20min|Cassez les bouts pointus des bâtons.}',
        'Posez l’oreille sur le dos d’un adulte, entre les épaules : le cœur s’y entend aussi, et un enfant peut préférer prêter son dos.',
        'Relisez les plans de santé du groupe : ils disent qui court, et comment. {cour hiver !20min|Par grand froid, les manteaux restent fermés : jouez les contours plus longtemps et gardez les cœurs pour le local.} {cour hiver 20min|Par grand froid, les manteaux restent fermés : écoutez les cœurs au local.}',
      ],
      deroulement: [
        opening(
          { 20: 4, 30: 4, 45: 5, 60: 6 },
          'Entrez tout raide, coudes et genoux bloqués. Essayez de vous asseoir, puis de vous gratter le nez. « J’ai perdu mes plis! Où sont les vôtres? » Les mains cherchent : cou, poignet, hanche, cheville. Entre deux plis, faites presser doucement, {cour hiver|à travers la manche, }jusqu’au dur. « Ça, c’est un os. Lui ne plie pas. »',
        ),
        play(
          { 30: 10, 45: 12, 60: 16 },
          'Deux ou trois enfants par contour. L’un se couche {dedans|sur le papier}{cour !hiver|par terre}{cour hiver|dans la neige} en drôle de pose, un genou plié, un bras par-dessus la tête. {dedans|Un ami suit le bord de son corps au crayon.} {cour !hiver|Un ami suit le bord de son corps à la craie.} {cour hiver|On l’aide à se relever sans briser les bords.} Le contour est vide : quelqu’un d’autre essaie d’y entrer. « Plie ton coude! L’autre! » Puis viennent les os : chacun va d’un pli au suivant. Celui qui traverse un genou empêcherait de courir : on en met deux. Un doute? On plie sa propre jambe, et l’on recompte. {avec-naturel|Faites aussi des os avec @materiel.}',
        ),
        play(
          { 20: 11, 30: 10, 45: 12, 60: 15 },
          'Ils se mettent à trois : un cœur, une oreille, un marqueur. Un enfant de plus compte avec vous. L’oreille se colle au chandail, un peu à gauche,{cour hiver| manteau entrouvert, tuque relevée un instant,} et souffle « poc » à chaque coup. Le marqueur fait {dedans|un point sur la bande}{cour !hiver|un point de craie}{cour hiver|un trou de bâton dans la neige} par « poc », pendant que vous comptez jusqu’à dix, à mi-voix. Puis le cœur {dedans|saute ou danse sur place, le temps de compter vingt}{cour|court trois fois d’une ligne à l’autre}. Vite, on écoute encore : une deuxième rangée naît sous la première. Les rôles tournent, et chaque trio cherche ce qui accélère un cœur ou le calme : sauter, rire, souffler long.',
        ),
        play(
          { 45: 8, 60: 12 },
          'Panne de plis! Un enfant crie lequel se bloque : « Plus de coudes! » Les autres essaient de se moucher, de saluer, de ramasser {dedans|un os de carton}{cour|un bâton}. La panne suivante attaque les genoux, ou le cou. Deux amis peuvent s’aider : l’un prête ses plis à l’autre.',
        ),
        closing(
          { 20: 5, 30: 6, 45: 8, 60: 11 },
          '{dedans|Tous se couchent sur le dos}{cour !hiver|Tous s’assoient}{cour hiver|Tous se rassemblent, debout}, une main sur la poitrine. « Il ralentit. Il ne s’arrête pas : il bat même quand on dort. » Puis chaque trio lit ses deux rangées du doigt : poc… poc… poc, et pocpocpoc. {dedans !20min|Les os se collent au ruban et les contours montent au mur.} {dedans 20min|Les bandes se collent au mur, à leur hauteur : on ira les relire.} {cour !20min|Les bâtons se ramassent; les contours restent, pour qui voudra y entrer demain.} {cour 20min|Les rangées restent, pour qui voudra les recompter demain.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          '{dedans !20min|Montrez où s’arrête le crayon : à une main du visage, et aux genoux entre les jambes. La suite s’ajoute quand l’ami est debout.} {cour !hiver !20min|Montrez où s’arrête la craie : à une main du visage, et aux genoux entre les jambes. La suite s’ajoute quand l’ami est debout.}',
          'Demandez « Je peux? » avant de poser une main ou une oreille, et faites-le dire d’un ami à l’autre.',
          'Levez la main : tout le monde se tait pour écouter. Comptez jusqu’à dix du même pas avant et après l’effort, sinon les rangées ne se comparent plus.',
          'Renvoyez la question aux doigts : « Presse ton bras. Où finit l’os? »',
        ],
        questionsOuvertes: [
          'Où ça plie encore, que personne n’a nommé?',
          'Que ferait ton bras s’il n’avait qu’un seul long os?',
          'Pourquoi la deuxième rangée est-elle plus garnie?',
        ],
      },
      vocabulaire: [
        'l’os',
        'le squelette',
        'l’articulation',
        'le coude',
        'la hanche',
        'le battement',
        'essoufflé',
        'raide',
      ],
      adaptations: [
        {
          pour: '4-5a',
          texte:
            '{!20min|Un bras et une jambe font un bon début : quatre os, deux plis. Les connaisseurs ajoutent les côtes et la colonne, et cherchent pourquoi le dos se courbe.} {20min|Dix, c’est long à écouter? Comptez jusqu’à cinq, avant comme après. Les connaisseurs parient d’abord : la deuxième rangée aura-t-elle plus de points, et combien?}',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui n’aime être ni touché ni couché écoute son cœur de sa propre paume{!20min| et fait le contour de sa main}. Dans son fauteuil, un enfant boxe l’air vingt fois : son cœur court lui aussi. {!20min|Il dicte la pose du prochain contour et dit où passent les os.}',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver !20min|L’hiver, dans la cour, la neige molle garde la pose : un ami cherche à se recoucher dedans.} {!hiver 20min|L’hiver, dans la cour, chaque « poc » devient un trou de bâton dans la neige.} {hiver !20min|L’été, dans la cour, une ombre prend la pose sur l’asphalte et se trace à la craie avant de bouger.} {hiver 20min|L’été, dans la cour, chaque « poc » devient un point de craie sur l’asphalte.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          '{!20min|Genou ou coude cogné dans une pose.}{20min|« Poc » manqué, compte à refaire.}',
          'Joues rouges et souffle court.',
        ],
        dangersAEliminer: [
          'Essoufflement : l’enfant asthmatique ou suivi pour le cœur court selon son plan; toux, douleur ou pâleur arrêtent la course.',
          '{!20min|Bras ou jambe que l’on tire pour faire entrer un ami : on guide de la voix, lui seul bouge.}',
          '{!20min|Enfant couché : on passe par ses pieds, jamais au-dessus, et personne ne court près des contours.}',
          '{dedans !20min|Papier qui glisse : bords collés, pieds nus ou souliers, aucune course dessus.} {dedans 20min|Saut en bas glissants ou sur une bande : souliers ou pieds nus, chacun à sa place marquée.} {cour !hiver !20min|Sol brûlant ou bâton à la main en courant : touchez l’asphalte d’abord, laissez les os aux contours.} {cour !hiver 20min|Craie à la main en courant : elle reste à côté des rangées.} {cour hiver|Plaque de glace sur la piste : sablez-la ou courez ailleurs, les bâtons posés.}',
        ],
        supervision: 'palier2',
        allergies: [
          '{dedans !20min|Boîtes de céréales pour les os : ni arachides ni noix sur l’étiquette, pas une miette dedans.}',
          '{dedans|Asthme à l’effort : l’inhalateur de l’enfant reste sur vous.} {cour !hiver|Asthme à l’effort, poussière de craie : l’inhalateur de l’enfant reste sur vous.} {cour hiver|Effort au froid : l’inhalateur de l’enfant asthmatique reste au chaud, sous votre manteau.}',
        ],
      },
      observation: [
        'Éveil aux sciences : ses mots pour expliquer une deuxième rangée plus garnie que la première.',
        'Schéma corporel : {!20min|devant un contour vide, quelle partie de lui place-t-il d’abord?}{20min|quels plis trouve-t-il seul, et sait-il où poser l’oreille?}',
        'Attention : voyez à quel nombre l’oreille décroche, et ce qui la ramène.',
      ],
      prolongements: [
        'Au réveil de la sieste, puis après un fou rire, une bande de papier reçoit une nouvelle rangée de points.',
        'Une bande de papier vierge part à la maison : l’enfant écoute le cœur d’un parent, avant et après l’escalier, et rapporte les points.',
      ],
      reflexionRetroaction: [
        'Ai-je nommé un os avant que les doigts l’aient trouvé?',
        'Qui a dit non à l’oreille d’un ami, et comment ce non a-t-il été reçu?',
      ],
    },
  },
  {
    key: 'un-tour-de-soleil-par-bougie',
    summary:
      'Autour d’un soleil de tissu, les enfants tournent du jour à la nuit, suivent leur chemin de planète et soufflent une bougie après chaque tour.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['vent-et-ciel', 'mouvement-et-defis'],
    materials: ['tissus', 'craies', 'neige'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Les chemins du soleil de tissu se tracent {!hiver|à la craie}{hiver|à la botte}; le vrai, lui, ne se fixe pas des yeux.',
      PARK: 'Au parc, {!hiver|des carrés de tissu font les chemins dans l’herbe}{hiver|les bottes creusent les chemins dans la neige}.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'planète',
      'planètes',
      'espace',
      'étoile',
      'étoiles',
      'soleil',
      'lune',
      'la terre tourne',
      'jour et nuit',
      'système solaire',
      'astronaute',
      'marcher sur la lune',
      'galaxie',
      'univers',
      'tourner',
      'anniversaire',
    ],
    seen: [
      'ils tournent sur eux-mêmes comme des toupies en disant qu’ils sont la terre',
      'elle fait le tour d’une chaise en courant, lui dans l’autre sens',
      'ils ronflent debout dès que j’éteins la lumière et se réveillent au jour',
      'elle demande où s’en va le soleil quand on dort',
      'il veut savoir si c’est la nuit chez sa grand-mère de l’autre bord du monde',
      'il compte les dodos avant sa fête et demande quand il va avoir cinq ans',
      'depuis la visite du planétarium, ils jasent juste de Saturne et de fusées',
      'à la fête d’une amie, ils demandent pourquoi on souffle quatre chandelles',
    ],
    scenes: ['tourner', 'voyage', 'pourquoi', 'ombre-lumiere'],
    picture:
      'Autour d’une boule de tissu jaune, deux enfants dos à dos se partagent le jour et la nuit; une amie suit un grand rond tracé au sol.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'Un tour de soleil par bougie',
      observationDepart:
        '« Le soleil, la nuit, il va dormir où? » Deux amis pointent chacun de leur côté. Un troisième tourne sur lui-même, les bras ouverts : « C’est pas lui qui s’en va. »',
      intentionEducative:
        'Permettre aux enfants de comprendre avec tout leur corps que notre planète tourne, et ce que cela change pour nous.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'secondaire' },
      ],
      objectifs: [
        'Savoir, en tournant, si son ventre est au jour ou à la nuit.',
        'Faire le tour du soleil sans quitter son chemin ni frôler une autre planète.',
        '{30min 45min|Retenir ses pas, comme là où l’on pèse très peu.}',
      ],
      materiel: [
        item('Gros soleil de tissu jaune, bourré', 'un', 'Coussin emballé dans un chandail jaune'),
        item('{dedans|Chaise}{dehors|Chaudière}, pour porter le soleil', 'une', 'Boîte solide'),
        item(
          '{dedans|Ruban-cache}{cour !hiver|Grosses craies}{parc !hiver|Carrés de tissu clair}',
          '{dedans|deux rouleaux}{cour !hiver|trois}{parc !hiver|une trentaine}',
          '{dedans|Carrés de papier collés au sol}{cour !hiver|Carrés de tissu clair}{parc !hiver|Chaudières et pelles}',
        ),
        item(
          '{30min 45min dedans|Bas roulés en boule, pour les roches de lune}{30min 45min dehors !hiver|Bas roulés en boule, pour les roches de lune}{30min 45min dehors hiver|Mottes de neige molle, pour les roches de lune}',
          'une dizaine',
          '{dedans|Guenilles nouées}{dehors !hiver|Guenilles nouées}{dehors hiver|Mitaines de rechange roulées}',
        ),
        optional(
          '{si-ballons|Ballons de jeu mous}',
          '{si-ballons|un par enfant, jamais un ballon de fête gonflé}',
          null,
        ),
        optional('{si-balles|Balles plus grosses que le poing}', '{si-balles|une pour deux enfants}', null),
      ],
      preparation: [
        'Posez le soleil sur sa {dedans|chaise}{dehors|chaudière}, au milieu d’un espace libre{parc !hiver|, loin des balançoires et de la piste cyclable}{parc hiver|, loin des balançoires et de la pente à glisser}. Autour, faites trois chemins ronds, à un grand pas l’un de l’autre{dedans|, en pointillé de ruban}{cour !hiver|, à la craie}{parc !hiver|, en carrés de tissu}{dehors hiver|, à coups de botte}. Une marque les coupe tous, du plus petit au plus grand : le départ. La place manque? Deux chemins font déjà une longue année et une courte.',
        '{dedans|Éteignez le plafonnier et gardez un rideau ouvert : on voit ses pieds et le visage des autres.} {dehors !hiver|Marchez les chemins vous-même : ni trou, ni racine, ni caillou qui roule.} {dehors hiver|Marchez les chemins vous-même : ni trou, ni glace sous la neige.}',
        '{30min 45min dedans|Réservez la lune, un coin de plancher dégagé à côté des chemins. Empilez-y les roches.} {30min 45min dehors|Réservez la lune, un bout de terrain plat à côté des chemins. Empilez-y les roches.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Face à la boule jaune, posez une main sur votre ventre : « Ici, c’est chez nous. Il fait jour. » Tournez très lentement vers votre gauche, jusqu’à lui montrer le dos. Bâillez. « Il a bougé, le soleil? » Finissez le tour, le ventre à la lumière : « Bonjour! C’est moi qui tourne. »',
        ),
        play(
          { 20: 6, 30: 7, 45: 10 },
          'Chaque enfant est une planète. Il se place où il veut, bras ouverts sans toucher personne, et fait un tour, une pause. Ventre au soleil, on déjeune, on lace ses souliers. Ventre à l’ombre, on ronfle debout. Deux amis s’adossent : la même planète a deux côtés. Quand l’un dîne, l’autre rêve, et ils tournent ensemble pour échanger. {3-4a|Une voix crie « jour » ou « nuit », et tout le monde y va.} {4-5a|Par quel œil le soleil revient-il, chaque matin? Un autre tour donne la réponse.}',
        ),
        play(
          { 20: 7, 30: 7, 45: 11 },
          'En route! Chaque planète choisit son chemin et part de la marque, le soleil à sa gauche. Revenue à la marque, elle a un an de plus et souffle une bougie. Après {3-4a|trois}{4-5a|quatre} tours, elle a son âge et se repose où elle veut. Tout près, l’année passe en vingt pas; sur le grand chemin, elle n’en finit plus. {si-ballons|On porte un ballon sur le ventre et on le fait tourner en marchant : comme une vraie planète, deux tours à la fois.} Hors des chemins, une planète immobile peut avoir sa lune : un ami qui en fait le tour sans jamais lui tourner le dos. {si-balles|Avec une balle, la planète se passe elle-même sa lune d’une main à l’autre, tout autour de la taille.}',
        ),
        play(
          { 30: 7, 45: 12 },
          'Embarquement pour la lune. On y pèse bien moins qu’ici : un petit élan monte haut, chaque pied revient lentement, genoux mous. Une roche énorme se lève {dedans|à deux doigts}{dehors !hiver|à deux doigts}{dehors hiver|du bout des mitaines}. Là-haut, sans air, la voix ne se rend pas : il reste les mains pour se parler. {dehors hiver|Les traces demeurent dans la neige; sur la lune, ni vent ni pluie pour les effacer.} {45min|De là, on salue notre planète, et l’on invente d’autres mondes : un tout en glace, un où l’on pèse comme une baleine.}',
        ),
        closing(
          { 20: 4, 30: 5, 45: 7 },
          'Les planètes reviennent sur leurs chemins et tournent le dos au soleil. Nuit pour tous : à bout de bras, {dehors hiver|une mitaine grande ouverte}{dehors !hiver|une main grande ouverte}{dedans|une main grande ouverte} fait l’étoile. « Ce sont des soleils, très loin. Le jour, ils sont encore là, mais le nôtre brille trop. » On pivote vers le matin, les étoiles pâlissent et descendent. Un enfant couche le soleil au pied de sa {dedans|chaise}{dehors|chaudière}.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Ralentissez le tour de votre propre corps : un seul, puis les yeux sur la boule jusqu’à ce que la tête se pose.',
          'Répondez vrai et court : « Le soleil reste. C’est nous qui tournons. » Pour le reste, offrez d’essayer.',
          'Faites la planète du grand chemin avec les plus pressés, et plaignez-vous d’attendre votre gâteau.',
        ],
        questionsOuvertes: [
          'Où est le soleil quand tu ne le vois plus?',
          'Qui déjeune pendant que toi, tu dors?',
          'Combien de tours te faudrait-il pour avoir mon âge?',
        ],
      },
      vocabulaire: [
        'la planète',
        'le soleil',
        'la lune',
        'l’étoile',
        'le jour',
        'la nuit',
        'une année',
        'faire le tour',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Un seul chemin, le plus petit, et une main donnée si elle est voulue. Le jour et la nuit se jouent sur place, avec de gros ronflements entre les deux.',
        },
        {
          pour: '4-5a',
          texte:
            'Le chemin devient l’année : ici la première neige, en face le plein été. Chaque planète cherche où tombe sa fête et s’y arrête.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Tourner étourdit un enfant? Il fait le soleil, assis au milieu, la boule sur les genoux : c’est autour de lui que passent les années. En fauteuil, une planète prend le chemin le plus lisse, et les autres règlent leur pas sur elle.',
        },
        {
          pour: 'interieur',
          texte:
            '{dedans|Dans un petit local, un seul chemin tient : les planètes y vont à la file, bien espacées.} {30min 45min dedans|La lune vient ensuite au même endroit, le soleil poussé contre le mur.} {dehors|Au local, une chaise et un coussin jaune refont le soleil; les tables poussées, un seul chemin tient.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Tête qui tourne, fesses par terre.', 'Planètes qui se frôlent.'],
        dangersAEliminer: [
          'Vrai soleil fixé des yeux : jamais, même derrière des lunettes; dites-le en posant la boule.',
          'Collision : toutes les planètes vont du même bord, et l’on dépasse par l’extérieur.',
          '{si-ballons si-balles|Balle ou ballon échappé dans les chemins : tout s’arrête, on le ramasse, on repart.}',
          '{dehors ete|Chaleur : le jeu se tient à l’ombre, chapeau sur la tête, et l’on boit entre deux années.}',
          'Étourdissement : un tour, une pause; qui vacille s’assoit face à la boule.',
          '{dedans|Bas aux pieds sur un plancher lisse : on joue pieds nus ou en souliers.} {30min 45min dedans|Les roches de lune restent en tas, hors des pas.} {cour !hiver|Lacet défait : faites la tournée des souliers avant celle du soleil.} {parc !hiver|Carré de tissu qui glisse : on marche à côté, jamais dessus.} {dehors hiver|Glace sous la neige : le chemin qui glisse s’abandonne, on en creuse un autre.} {30min 45min dehors hiver|Motte durcie ou lancée : défaites-la; les roches se soulèvent et se posent.}',
        ],
        supervision: 'palier2',
        allergies: [
          '{dedans|Tissus lavés sans parfum : un enfant y enfouit le nez.} {dehors !hiver|Piqûres : l’auto-injecteur reste sur vous, du premier tour au dernier.} {dehors hiver|L’auto-injecteur se garde au chaud, sous votre manteau.}',
        ],
      },
      observation: [
        'Éveil aux sciences : par quel geste ou par quels mots explique-t-il que la nuit arrive?',
        'Motricité globale : regardez ce que font ses genoux et ses bras {20min|quand il freine à la marque}{30min 45min|pour retenir un pas de lune}.',
        'Schéma corporel : en plein tour, il dit lequel de ses côtés est au jour, ou il s’arrête pour le trouver.',
      ],
      prolongements: [
        'Au prochain anniversaire, le soleil de tissu revient : l’enfant fêté fait ses tours, le groupe compte.',
        'Une famille qui a des proches au loin raconte ce qu’ils font là-bas pendant notre dîner; les enfants le jouent, dos à dos.',
      ],
      reflexionRetroaction: [
        'Où ai-je expliqué alors qu’un tour aurait répondu?',
        'Quelle idée d’enfant sur le ciel vaut qu’on y revienne demain?',
      ],
    },
  },
]
