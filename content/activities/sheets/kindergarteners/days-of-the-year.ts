import { closing, guided, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

export const KINDERGARTENERS_DAYS_OF_THE_YEAR_SHEETS: readonly BankSheet[] = [
  {
    key: 'le-guide-de-ceux-qui-restent',
    summary:
      'Avant la maternelle, les grands fabriquent un guide pour ceux qui prendront leur place : cachettes, recettes, conseils de sieste.',
    ageGroups: ['AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_LANGUAGE'],
    themes: ['emotions-et-amitie', 'contes-et-lettres'],
    materials: ['papier-et-crayons'],
    place: 'INDOORS',
    alsoAt: {
      YARD: '{!hiver|Le guide de la cour se fait sur place : la meilleure cachette, l’arbre à qui parler, le coin du vent.}',
    },
    seasons: ['SPRING', 'SUMMER'],
    alsoIn: {
      WINTER:
        'L’hiver, le départ est encore loin : le guide dit comment on passe l’hiver ici, et il grossit jusqu’à l’été.',
    },
    durationMinutes: 45,
    adults: 1,
    occasion: 'depart-maternelle',
    calls: [
      'maternelle',
      'départ',
      'école',
      'grande école',
      'dernière journée',
      'au revoir',
      'grandir',
      'quitter le CPE',
      'ennui des amis',
      'finissants',
      'septembre',
      'peur de la maternelle',
      'peur de la grande école',
      'ne connaître personne',
      'se faire des amis',
      'livres',
      'rentrée à la maternelle',
      'entrée à la maternelle',
      'l’an prochain à l’école',
      'vouloir rester ici',
    ],
    seen: [
      'il dit qu’il ne veut pas s’en aller, il veut rester avec moi toute sa vie',
      'elle montre aux plus petits comment pogner le savon et où se cacher dans la cour',
      'ils comptent les marches et dessinent tous les coins du CPE pour s’en souvenir',
      'elle demande qui va être son amie là-bas, elle ne connaît personne dans sa classe',
      'il fait des crises depuis qu’il sait que c’est son dernier été ici',
      'ils jouent au gros autobus jaune avec un sac à dos trop grand',
      'depuis la visite à l’école de quartier, mes grands parlent juste de ça au dîner',
      'dans le vestiaire, elle flatte son casier et demande qui va prendre sa place après',
      'ils parlent de l’école l’an prochain et disent qu’ils veulent rester ici',
    ],
    scenes: ['tracer-ecrire', 'nouveau', 'peurs'],
    picture:
      'Un expert montre la cachette sous la table à l’éducateur, qui note; devant eux, une enfant dessine une page du grand guide.',
    sheet: {
      titre: 'Le guide de ceux qui restent',
      observationDepart:
        '{!hiver|« Moi, en septembre, je serai plus là. »} {hiver|« Moi, l’an prochain, je serai plus là. »} Un enfant {dedans|caresse son crochet}{cour|s’appuie à la barrière}. « Qui va savoir que la grosse auto roule de travers? »',
      intentionEducative:
        'Permettre aux enfants de mesurer ce qu’ils ont appris ici, de dire au revoir et de laisser quelque chose derrière eux.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Concept de soi', role: 'principal' },
        { domaine: 'langagier', composante: 'Éveil à la lecture et à l’écriture', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'secondaire' },
      ],
      objectifs: [
        'Reconnaître ce qu’il sait et que les petits ignorent.',
        'Dicter, dessiner ou écrire une page pour un lecteur précis.',
        'Dire ce qui l’excite et ce qui l’inquiète du départ.',
        'Aborder quelqu’un : dire son nom, demander le sien, inviter à jouer.',
      ],
      materiel: [
        item(
          'Feuilles épaisses, percées de trois trous',
          '{20min|quatre}{30min|une pour deux enfants, et deux de plus}{45min 60min|deux par enfant, et quatre de plus}',
          'Cartons de céréales',
        ),
        item('Crayons et gros feutres', 'deux par enfant', null),
        item('Attaches ou bouts de ruban, pour relier', 'trois en tout', 'Pince à papier'),
        optional('{si-sac-à-dos|Sac à dos}', 'un pour deux enfants', null),
      ],
      preparation: [
        'Notez deux questions que des plus jeunes se posent sur {dedans|votre local}{cour|votre cour}. Aucun petit à qui le demander? Gardez celle de l’amorce.',
        'Une seule séance donne déjà un guide de quelques pages. {!hiver|S’il vous reste des jours, ajoutez-y une page à la fois.} {hiver|Préparez-lui une place sur une tablette basse : chaque semaine, une page de plus.}',
        'Sachez qui ne va pas à la maternelle ou change de milieu : parlez de « ceux qui partent » et de « ceux qui restent ».',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5, 60: 6 },
          'Lisez à voix haute la question d’un petit : {dedans|« Est-ce qu’il y a un monstre dans la toilette des grands? »} {cour|« Qu’est-ce qui vit sous la glissade? »} Attendez la réponse des enfants : les experts d’ici, ce sont eux. « Il faudrait que ça s’écrive. » {hiver|Comptez sur vos doigts ce qui reste : « L’hiver, le printemps, l’été. Vous êtes encore ici longtemps. Et après, qui va le savoir? »}',
        ),
        play(
          { 20: 6, 30: 12, 45: 16, 60: 18 },
          '{20min dedans|Les experts vous mènent tous à un seul lieu, la cachette ou le bouton difficile, et l’essaient.} {20min cour|Les experts vous mènent tous à un seul lieu, la cachette ou le bac difficile à ouvrir, et l’essaient.} {20min|Posez deux feuilles par terre : ce seront les pages du jour. Tous y mettent en même temps un trait, un mot ou un dessin; passez de l’un à l’autre écrire son conseil.} {!20min|Les experts partent sur le terrain : ils comptent les marches, essaient la cachette, dessinent le} {!20min dedans|bouton difficile.} {!20min cour|bac difficile à ouvrir.} {45min 60min|Chaque page a son auteur et son conseil.} {30min|Chaque page a deux auteurs et un conseil : l’un dicte, l’autre dessine.} {!20min|Vous écrivez ce qu’on vous dicte; certains signent d’un mot entier.} {hiver|L’hiver a ses secrets aussi : la fermeture éclair qui coince, le pouce de la mitaine, le coin qui sent les tuques mouillées.} {1adulte 30min|Choisissez deux lieux, pas plus : le groupe s’y rend avec vous, et les pages se dessinent par terre, toutes en même temps.} {1adulte 45min 60min|Le groupe se déplace d’un lieu à l’autre avec vous; à chaque arrêt, les auteurs de ce lieu dessinent, tous en même temps; les autres essaient l’endroit ou continuent leur page.} {avec-papier|La couverture se fait avec @materiel.}',
        ),
        play(
          { 20: 7, 30: 8, 45: 8, 60: 9 },
          '« Et nous, là-bas, si on ne connaît personne? » Allez vous asseoir seule contre le mur : vous êtes une nouvelle dans la cour de la grande école. Un enfant s’approche, dit son nom, demande le vôtre, vous invite à un jeu. Répondez tout bas, puis jouez. Ensuite, deux par deux, l’un est contre le mur, l’autre arrive; on change. {si-sac-à-dos|Avec un sac à dos, le nouveau le garde sur ses épaules; quand il dit oui au jeu, l’autre l’aide à l’ôter.} On dit « non »? Cherchez ensemble quoi répondre : « Demain, peut-être? » {20min 30min|Les phrases trouvées font la dernière page, avec « J’ai hâte de… » et « Je me demande… » : la classe, la cour, les amis, même sans réponse.} {45min 60min|Les phrases trouvées font une page.}',
        ),
        guided(
          { 45: 7, 60: 8 },
          'Une page à part : « Ce qui va me manquer », « Ce que j’ai hâte de voir », « Ce que je me demande ». Commencez par la vôtre. La nouvelle classe, la cour, les amis qui y seront : écrivez la question telle quelle, même sans réponse. Pendant que vous écrivez pour l’un, les autres dessinent la leur sur leur deuxième feuille; tout peut aussi tenir sur la même, bien serré.',
        ),
        play(
          { 60: 9 },
          'La tournée de vérification : deux par deux, à vue, on prend la page d’un autre. Le lecteur suit le dessin, l’autre marque d’un signe ce qui ne marche pas; relisez le conseil à qui le demande. La page qui égare est refaite sur-le-champ.',
        ),
        closing(
          { 20: 4, 30: 6, 45: 9, 60: 10 },
          'Reliez les pages du jour. À tour de rôle, ceux qui veulent « lisent » leur conseil; tous le miment. {!hiver|Décidez ensemble quand et comment le livre sera remis aux plus jeunes.} {hiver|Choisissez ensemble où le livre attendra l’été, et ce qu’on y mettra la semaine prochaine.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Écrivez la faute de langage comme elle vient si l’enfant y tient : c’est sa voix.',
          'Suivez l’expert jusqu’au lieu, page et crayon en main, comme une journaliste.',
          'Accueillez la tristesse ou la peur sans la presser vers « c’est beau, l’école ».',
        ],
        questionsOuvertes: [
          'Qu’est-ce que tu sais, que les petits ne savent pas?',
          'Que faut-il faire quand on s’ennuie ici?',
          'De quoi te souviendras-tu, une fois là-bas?',
          'Que dire à quelqu’un dont on ne sait pas le nom?',
        ],
      },
      vocabulaire: [
        'le guide',
        'le conseil',
        'l’expert',
        'le souvenir',
        'avoir hâte',
        's’ennuyer',
        'la page',
        'remettre',
      ],
      adaptations: [
        {
          pour: '4-5a',
          texte:
            'À qui ne sait que dire, demandez de vous mener à un seul endroit, et dessinez-le avec lui. Les pages s’accumulent? Il faudra une table des matières, avec un signe par sujet.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Si un enfant ne parle pas du départ, laissez-le vous mener à son endroit; écrivez ce que son doigt montre et relisez-le-lui.',
        },
        {
          pour: 'interieur',
          texte: '{cour|Les pages mouillées sèchent sur la fenêtre du local, où elles se relisent.}',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|À l’automne, le groupe suivant lit le guide et corrige les pages qui ont vieilli.} {hiver|À l’été, relisez les pages de l’hiver : lesquelles sont encore vraies, et qui les recevra?}',
        },
      ],
      securite: {
        risquesAcceptes: ['Larmes du départ.', 'Désaccord sur la meilleure cachette.'],
        dangersAEliminer: [
          'Cachette dangereuse dans le guide : vérifiez chaque page, une bonne cachette se voit de l’éducatrice.',
          'Groupe éparpillé pour enquêter : une seule destination à la fois, avec vous, ou à vue.',
          'Attaches de métal : préparez-les vous-même, pointes repliées sous un ruban.',
        ],
        supervision: 'palier3',
        allergies: ['Feutres sans odeur forte : les auteurs travaillent le nez sur la page.'],
      },
      observation: [
        'Concept de soi : de quelles capacités est-il fier?',
        'Éveil à la lecture et à l’écriture : comment pense-t-il à son futur lecteur?',
        'Compétences émotionnelles : quels mots trouve-t-il pour le départ?',
      ],
      prolongements: [
        '{!hiver|Les grands remettent le guide en main propre aux plus jeunes et les accompagnent dans une première visite.} {hiver|Un conseil du guide s’essaie tout de suite avec un plus jeune : la page, l’auteur et une fermeture éclair à monter.}',
        'Une page de plus revient aux familles : chaque parent y écrit un conseil pour un futur parent du local.',
      ],
      reflexionRetroaction: [
        'Quel départ ai-je moi-même à faire?',
        'Quelle page dit le plus ce que notre année a été?',
      ],
    },
  },
  {
    key: 'le-monde-a-l-envers',
    summary:
      'Aujourd’hui, les enfants tiennent le service de garde : ils accueillent, cuisinent, fixent l’horaire, bordent l’adulte, et vous obéissez.',
    ageGroups: ['AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_LANGUAGE'],
    themes: ['quartier-et-metiers', 'saisons-et-fetes'],
    materials: ['papier-et-crayons', 'tissus', 'livres'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, le carré de sable sert de cuisine, et c’est vous qui demandez la permission d’aller jouer.',
    },
    seasons: ['SPRING'],
    durationMinutes: 45,
    adults: 1,
    occasion: 'semaine-des-services-de-garde',
    calls: [
      'semaine des services de garde',
      'éducatrice',
      'jouer à la garderie',
      'métiers',
      'cuisinière',
      'faire semblant',
      'rôles',
      'merci',
      'directrice',
      'inverser',
      'imiter l’éducatrice',
      'cuisine',
    ],
    seen: [
      'elle dit on s’assoit sur ses fesses avec mes mots et exactement ma voix',
      'il aligne ses amis, compte les têtes et leur dit de se mettre en rang',
      'ils veulent que je me couche sur un matelas et me flattent le dos',
      'elle chicane ses poupées avec le doigt en l’air, j’ai reconnu mes phrases',
      'il dit c’est moi le boss aujourd’hui et toi tu fais ce qu’on veut',
      'ils rient quand je boude et que je refuse de mettre ma tuque comme un enfant',
      'depuis que la remplaçante est venue, ils jouent à faire l’accueil et la sieste à sa place',
      'à la collation, elle a pris ma chaise et s’est mise à servir tout le monde comme moi',
    ],
    scenes: ['magasin-metiers', 'menage'],
    picture:
      'Un éducateur couché serre un ourson contre lui; une enfant le borde, un ami lui lit une histoire, une autre fait signe de ne pas bouger.',
    sheet: {
      titre: 'Le monde à l’envers',
      observationDepart:
        'Au {dedans|coin des poupées}{cour|carré de sable}, une voix connue : « Mes amis, on s’assoit sur ses fesses, s’il vous plaît. » C’est votre phrase, à la virgule près.',
      intentionEducative:
        'Permettre aux enfants de jouer ceux qui s’occupent d’eux, de découvrir leur travail et de s’essayer au soin des autres.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'principal' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Prendre la place d’un adulte et penser à ce qu’il fait sans qu’on le voie.',
        'Ajuster sa voix et ses gestes à quelqu’un dont il prend soin.',
        '{60min|Poser une question à une personne qui travaille ici.}',
      ],
      materiel: [
        item(
          'Tabliers, clés, carnet, téléphone de bois, plats vides, chiffons secs',
          'deux de chaque',
          'Objets de carton',
        ),
        item('{cour|Pelles du carré de sable}', '{cour|cinq}', '{cour|Cuillères de bois}'),
        item('Tissus et coussins pour la sieste des faux petits', 'quatre de chaque', 'Manteaux'),
        item(
          'Papier et crayons, pour l’horaire et le merci',
          '{20min|quatre feuilles, quatre crayons}{!20min|six feuilles, un crayon par enfant}',
          '{cour|Craie au sol} {dedans|Tableau}',
        ),
        item('Livres choisis par les enfants', 'trois', 'Histoires inventées'),
      ],
      preparation: [
        '{60min|Demandez à la cuisine ou à l’entretien cinq minutes pour montrer un geste du métier, en avant-midi.}',
        'Notez, depuis une semaine, trois phrases que vous dites souvent : les enfants les diront mieux.',
        'Décidez ce qui reste à l’adulte, sans exception : portes, médicaments, dénombrement. Convenez avec les enfants d’un mot qui arrête le jeu.',
      ],
      deroulement: [
        opening(
          { 20: 4, 30: 5, 45: 6, 60: 8 },
          '{dedans|Prenez place dans une petite chaise, dossier à l’envers.} {cour|Prenez place au bord du carré de sable, une pelle à la main.} « Éducatrice, je peux aller jouer? » Attendez qu’un enfant réponde à votre place.',
        ),
        play(
          { 20: 12, 30: 20, 45: 22, 60: 24 },
          'Les équipes se partagent le service : accueil, cuisine, bureau, ménage, sieste. L’horaire se dessine, les appels entrent. Vous faites la petite avec quelques volontaires : bouder, oublier sa tuque, refuser la purée de nuages. {!20min|Passez par chaque poste avec un vrai ennui : « J’ai perdu mon soulier », « J’ai mal au ventre ». Puis annoncez midi : tout le service se déplace, les plats arrivent, les lits se font, une histoire se lit.} {30min|Deux équipes réclament la place l’une de l’autre? Elles l’échangent.} {45min 60min|Si deux équipes réclament la place l’une de l’autre, passez à la suite.} {20min|Une équipe cherche quoi faire? Allez pleurer un peu devant elle : on vous console, on vous nourrit, on vous lit un livre ou l’on vous borde.} {avec-contenant|Équipez la cuisine avec @materiel.} {avec-coussin|La sieste se fait sur @materiel.}',
        ),
        guided(
          { 60: 7 },
          'Préparez avec le groupe deux questions, puis {dedans|rendez visite à la personne prévenue}{cour|accueillez la personne invitée} de la cuisine ou de l’entretien{dedans|, sans passer le seuil de la cuisine}. On les lui pose, et tous essaient son vrai geste en même temps, sans outil qui coupe ni chauffe.',
        ),
        play(
          { 45: 10, 60: 12 },
          'Les rôles changent. Celui qui grondait console; celui qui courait donne la consigne. Une vraie petite tâche est menée à bout : {dedans|compter les coussins, remettre les livres debout, porter tous ensemble l’horaire au bureau.} {cour|compter les pelles, secouer les coussins, plier les tissus.}',
        ),
        closing(
          { 20: 4, 30: 5, 45: 7, 60: 9 },
          'Comptez ensemble jusqu’à dix : le monde se remet à l’endroit. Chaque enfant dit une chose difficile qu’il a dû faire; tous la miment. {20min|« Qui fait ça tous les jours, ici? » Choisissez ensemble une personne de la cuisine, du ménage ou du bureau; écrivez sous leur dictée un merci d’une ligne, porté plus tard.}{!20min|À deux ou trois par feuille, on dessine un merci pour une personne dont on a pris la place.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Jouez l’enfant pour vrai : pleurez un peu, riez, oubliez la règle. On vous borde? Restez sur le côté, face au groupe.',
          'Regardez ce qu’ils imitent de vous, sans vous défendre.',
          'Sortez du jeu en un mot convenu dès que la sécurité l’exige.',
        ],
        questionsOuvertes: [
          'Que fait l’éducatrice quand personne ne regarde?',
          'De quoi un petit qui pleure a-t-il besoin?',
          'Qu’est-ce qui est difficile dans ce métier?',
        ],
      },
      vocabulaire: [
        'le métier',
        'l’horaire',
        'prendre soin',
        'la responsabilité',
        'l’accueil',
        'à l’envers',
        'remercier',
        'la consigne',
      ],
      adaptations: [
        {
          pour: '4-5a',
          texte:
            'Renversez d’abord un seul moment, la collation ou l’histoire. Plus tard, une équipe planifie la veille la journée entière.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Quand changer de rôle trouble un enfant, les clés lui servent de signe : en main, il est adulte; posées, il redevient lui.',
        },
        {
          pour: 'interieur',
          texte:
            '{dedans|Une table fait le bureau, le coin lecture, le dortoir : tout reste sous vos yeux.} {cour|S’il pleut, l’accueil se fait au vestiaire et les horaires se lisent au mur.}',
        },
        {
          pour: 'autre_saison',
          texte:
            'Une fois par mois, une routine entière est confiée à deux enfants : à l’automne, l’accueil des nouveaux.',
        },
      ],
      securite: {
        risquesAcceptes: ['Caricature qui pique.', 'Bêtises d’adulte imitées ensuite.'],
        dangersAEliminer: [
          'Dénombrement oublié dans le jeu : vous comptez pour vrai à chaque changement de lieu.',
          'Vrais produits de ménage, ciseaux de bureau et cuisine chaude : hors de ce qui se prête au jeu.',
          'Enfant grondé par ses amis : une éducatrice de jeu ne punit pas, elle trouve une idée.',
        ],
        supervision: 'palier3',
        allergies: ['Aliments de semblant seulement; toute vraie collation suit la liste du groupe.'],
      },
      observation: [
        'Compétences sociales : comment prend-il soin de celui qui fait le petit?',
        'Fonction symbolique : quels détails du travail des adultes a-t-il retenus?',
        'Langage oral : comment sa voix change-t-elle selon le rôle?',
      ],
      prolongements: [
        'Affichez à l’entrée les conseils d’éducatrice dictés par les enfants.',
        'Un parent vous dit quel métier son enfant joue le plus; l’enfant va le montrer à la personne qui l’exerce ici.',
      ],
      reflexionRetroaction: [
        'Quelle de mes phrases ai-je entendue dans leur bouche?',
        'Que devrais-je leur laisser faire pour vrai dès demain?',
      ],
    },
  },
  {
    key: 'le-poisson-des-blagueurs',
    summary:
      'Les enfants préparent un tour à une personne qu’ils aiment : une chaise à l’envers, un faux repas, et l’art de tenir le secret.',
    ageGroups: ['AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['saisons-et-fetes', 'emotions-et-amitie'],
    materials: ['papier-et-crayons', 'cartons-et-boites'],
    place: 'INDOORS',
    alsoAt: { YARD: 'La blague se cache dehors : cailloux déguisés, affiche au cabanon, poisson collé à la glissade.' },
    seasons: ['SPRING'],
    durationMinutes: 30,
    adults: 1,
    occasion: 'poisson-d-avril',
    calls: [
      'poisson d’avril',
      'blague',
      'tour',
      'rire',
      'surprise',
      'secret',
      'humour',
      'farce',
      'jouer un tour',
      'faire semblant',
      '1er avril',
      'coquin',
    ],
    seen: [
      'il me dit que j’ai une araignée dans le dos et part à rire avant que je regarde',
      'elles changent de nom et ne répondent plus au vrai toute la matinée',
      'ils collent des papiers dans le dos de tout le monde et pouffent derrière leur main',
      'il n’est pas capable de garder ça pour lui, il va tout raconter avant que ça commence',
      'elle a joué un tour à son amie et l’autre a pleuré, elle ne comprend pas',
      'ils ont viré ma chaise à l’envers et surveillent ma face',
      'dans le vestiaire, ils ont mélangé tous les souliers et attendent en cachette que je m’en rende compte',
      'au dîner, ils ont servi une assiette de papier à la cuisinière et trouvent ça crampant',
    ],
    scenes: ['fete', 'blagues'],
    picture:
      'Un adulte perplexe se gratte la tête, un poisson de papier dans le dos; un enfant en ajoute un autre, deux amis pouffent, mal cachés.',
    sheet: {
      titre: 'Le poisson des blagueurs',
      observationDepart:
        '« Ta chemise a un trou! » L’adulte se regarde; deux enfants pouffent. Ils viennent de comprendre que l’autre peut croire une chose fausse.',
      intentionEducative:
        'Soutenir le goût du comique et la compréhension de ce que l’autre croit, sans que personne en souffre.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
      ],
      objectifs: [
        'Imaginer ce que l’autre va penser.',
        'Garder un secret jusqu’au bout du tour.',
        'Juger si un tour est drôle pour tout le monde.',
      ],
      materiel: [
        item('Papier, ciseaux et crayons', 'deux feuilles, une paire et un crayon par enfant', null),
        item('Ruban de papier', 'un rouleau', 'Pâte collante'),
        item('Bas, sur votre oreille', 'un', 'Mitaine'),
        item(
          'Boîtes et objets {dedans|du local}{cour|de la cour} à déguiser',
          'dix',
          '{cour|Roches plates et feuilles} {dedans|Chaises, livres, souliers}',
        ),
      ],
      preparation: [
        'Choisissez une collègue ou un parent qui aime rire, dites-lui qu’un tour se prépare et à quelle heure passer.',
        'Gardez en réserve deux idées douces : {dedans|toutes les chaises}{cour|toutes les chaudières} à l’envers, un nom changé sur {dedans|la porte}{cour|la barrière}.',
        'Affichez la question à laquelle chaque tour est soumis : « Est-ce drôle pour lui aussi? »',
      ],
      deroulement: [
        opening(
          { 20: 4, 30: 5, 45: 6 },
          'Arrivez avec un bas sur l’oreille et parlez de tout, sauf de cela. Quand le rire monte : « Savez-vous ce que c’est, un tour qui fait rire celui qui le reçoit? »',
        ),
        play(
          { 20: 11, 30: 15, 45: 17 },
          'Les blagueurs cherchent : dessiner des poissons à coller, déguiser un objet, cuisiner un repas de papier, {dedans|inverser les souliers du vestiaire,}{cour|coiffer le poteau d’une chaudière,} prendre chacun le prénom d’un ami. À chaque idée, on relit l’affiche : « Est-ce drôle pour lui aussi? » Celui qui court déjà tout raconter devient gardien du secret, un doigt sur la bouche. {20min 30min|Le groupe choisit un tour : ce sera le grand tour.} {45min|Après trois idées, mettez un soulier dans une boîte et refermez-la, très sérieuse : que serait-il encore plus drôle d’y trouver? Le grand tour se choisit à main levée.} {avec-papier|Le repas-surprise se fait avec @materiel.} {avec-tissu|Déguisez quelque chose avec @materiel.} {avec-contenant|Dans @materiel, mettez quelque chose d’inattendu.}',
        ),
        play(
          { 45: 10 },
          'Les tours s’essaient en petit, sur un ami qui veut bien : on observe sa figure, on change la chute. Un tour raté se répare d’un dessin. Les plus sûrs d’eux jouent au faux bulletin de nouvelles.',
        ),
        guided(
          { 30: 4, 45: 5 },
          'Répétez le grand tour : où se cache-t-on, qui parle, qui garde son sérieux? Les enfants prédisent ce que la personne va croire, puis dire.',
        ),
        closing(
          { 20: 5, 30: 6, 45: 7 },
          'La victime arrive : le grand tour se joue, tous crient « Poisson! » et rient avec elle. Elle dit si elle a ri. Tout se remet à sa place, les poissons restent à qui les veut.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Laissez-vous prendre la première, avec une vraie surprise.',
          'Arrêtez le tour d’un geste de la main quand la figure de l’autre se ferme.',
          'Redites la différence avec le mensonge : le tour se dévoile vite, et tous les deux rient.',
        ],
        questionsOuvertes: [
          'Qu’est-ce qu’il va croire?',
          'Comment sauras-tu s’il a trouvé ça drôle?',
          'Que changerais-tu pour que ce soit drôle pour tous?',
        ],
      },
      vocabulaire: [
        'la blague',
        'le tour',
        'la victime',
        'le complice',
        'croire',
        '{30min 45min|garder son sérieux}',
        'pouffer',
        '{45min|la chute}',
      ],
      adaptations: [
        {
          pour: '4-5a',
          texte:
            'Commencez par un poisson collé sur {dedans|une chaise}{cour|la glissade}. Plus tard, une fausse nouvelle s’invente, avec trois preuves pour qu’on y croie.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'À l’enfant qui prend tout au pied de la lettre, confiez le rôle de complice : on lui explique avant, et il donne le signal du rire.',
        },
        {
          pour: 'interieur',
          texte:
            '{dedans|Le grand tour se joue au vestiaire ou à la porte de la cuisine.} {cour|Rentrés, les enfants rejouent le tour à la porte du local, pour quelqu’un qui n’était pas dehors.}',
        },
        {
          pour: 'autre_saison',
          texte:
            'Le goût reste après le 1er avril : l’été, annoncez une tempête de neige; l’hiver, glissez une mitaine géante dans le casier d’un complice.',
        },
      ],
      securite: {
        risquesAcceptes: ['Blague ratée, gêne.', 'Fou rire qui ne finit plus.'],
        dangersAEliminer: [
          'Tour qui touche à la nourriture, aux médicaments ou à une allergie : refusé d’avance.',
          'Ciseaux : bouts ronds, on coupe assis et on ne se promène pas avec eux.',
          'Enfant pris pour cible par plusieurs : la victime est volontaire, adulte de préférence.',
          'Objet déplacé qui bloque une issue, ruban en travers d’un passage : vérifiez avant que le tour parte.',
        ],
        supervision: 'palier3',
        allergies: ['Faux repas de papier : rien ne s’y mange, la vraie collation reste à part.'],
      },
      observation: [
        'Langage oral : comment construit-il une phrase pour faire croire?',
        'Compétences sociales : comment lit-il la réaction de l’autre?',
        'Raisonnement : comment prévoit-il ce que quelqu’un d’autre sait ou ignore?',
      ],
      prolongements: [
        'Tenez un cahier des tours réussis, dictés, avec la réaction dessinée.',
        'Chaque enfant emporte un poisson et prépare, avec un parent, un tour doux pour un autre de la maison.',
      ],
      reflexionRetroaction: [
        'Le rire était-il partagé jusqu’au bout?',
        'Qui a découvert, aujourd’hui, ce que l’autre pensait?',
      ],
    },
  },
  {
    key: 'la-nouvelle-du-jour',
    summary:
      'Fin de journée : le groupe choisit sa nouvelle, la dessine en grand à l’entrée, et chaque enfant l’annonce à son parent.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_COGNITIVE'],
    themes: ['contes-et-lettres'],
    materials: ['papier-et-crayons', 'craies'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'La une se fait au sol ou sur un carton, devant la barrière : les parents la lisent en approchant.',
      PARK: 'Les soirs où le groupe finit sa journée au parc, la une se fait à l’entrée, où les parents arrivent.',
    },
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    moment: 'depart',
    calls: [
      'fin de journée',
      'départ',
      'parent qui arrive',
      'raconter sa journée',
      'journal',
      'nouvelle',
      'affiche',
      'se souvenir',
      'dessiner',
      'attendre papa',
      'communication parents',
      'dessin',
      'l’heure du départ',
    ],
    seen: [
      'il dit je sais pas quand sa mère lui demande ce qu’il a fait de bon aujourd’hui',
      'elle saute sur son père et parle tellement vite qu’on ne comprend rien de son histoire',
      'ils dessinent à plusieurs ce qu’on a vu ce matin sur un grand carton',
      'il fait le monsieur du téléjournal et annonce qu’on a trouvé un ver de terre',
      'elle trouve le temps long, tous les autres sont déjà partis et elle attend à la fenêtre',
      'ils courent partout à quatre heures et demie, on attend les parents et c’est la folie',
      'dans le corridor, elle tire son papa par la manche pour lui montrer le dessin au mur',
      'depuis la fourmi de ce matin, ils veulent raconter ça à tous ceux qui passent la porte',
    ],
    scenes: ['livres-histoires', 'tracer-ecrire', 'attente', 'depart'],
    picture:
      'Une fourmi géante fait la une au mur de l’entrée; une enfant en manteau la montre à son père, deux amis y ajoutent un trait.',
    sheet: {
      titre: 'La nouvelle du jour',
      observationDepart:
        'Ce matin, {!hiver|une fourmi qui traînait une miette}{hiver|une trace d’oiseau dans la neige} tenait tout le monde à genoux. Au moment du départ, un enfant cherche : « C’était quoi, déjà? »',
      intentionEducative: 'Soutenir la mémoire et le récit, pour que la journée passe du groupe à la maison.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'cognitif', composante: 'Mémoire', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Développement graphique', role: 'secondaire' },
      ],
      objectifs: [
        'Choisir un moment qui mérite d’être raconté.',
        'Le dire ou le dessiner pour quelqu’un qui n’y était pas.',
        '{4-5a|Négocier une seule nouvelle pour tout le groupe.}',
      ],
      materiel: [
        item(
          '{dedans|Grande feuille au mur près de la porte}{cour parc !hiver|Coin d’asphalte dégagé}{cour parc hiver|Grand carton}',
          '{dedans|une par jour}{cour parc|un par jour}',
          '{dedans|Envers d’affiche}{cour parc !hiver|Grand carton}{cour parc hiver|Grande feuille sur une planche}',
        ),
        item('Gros crayons ou craies', 'une dizaine', null),
        optional('Petit objet de la journée à montrer', 'un', 'Trace, feuille, bout de papier'),
        optional(
          '{4-5a|Carnet et crayon, pour les notes de la journée}',
          'un de chaque par rédacteur',
          'Bouts de papier',
        ),
      ],
      preparation: [
        'Ayez retenu trois instants de la journée, que vous proposerez seulement si rien ne vient.',
        'Gardez un coin de jeu calme pour l’attente, à vue de {dedans|la porte}{cour|la barrière}{parc|l’entrée}.',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 4 },
          'Faites grincer une porte imaginaire : « Extra, extra! Que s’est-il passé de jamais vu, aujourd’hui? » {3-4a|Si vous avez gardé un objet de la journée, montrez-le pour rappeler un moment.} {4-5a|Attendez trois idées avant de laisser choisir.}',
        ),
        play(
          { 10: 6, 20: 12 },
          'La nouvelle choisie devient la une, dessinée en grand à plusieurs. {3-4a|Chacun y pose sa tache, son rond ou sa flèche, et dit ce que c’est.} {4-5a|Le groupe dicte le titre et la légende, puis dessine la météo du jour.} Les uns jouent au coin calme, reviennent ajouter un détail, repartent. Quand un parent arrive, l’enfant l’emmène devant la une et raconte; un ami complète.',
        ),
        closing(
          { 10: 2, 20: 4 },
          'Quand un enfant part, il tape deux fois sur la une : « C’est sorti! » Ceux qui restent prédisent la nouvelle de demain.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Écrivez le titre comme il vous est crié, même s’il n’a pas de verbe.',
          'Restez silencieuse près du parent : laissez l’enfant commencer.',
          'Pointez sans un mot le détail oublié.',
        ],
        questionsOuvertes: [
          'Quel moment mériterait un titre?',
          'Qu’est-ce qui est arrivé juste après?',
          '{4-5a|Comment le raconter à quelqu’un qui n’y était pas?}',
        ],
      },
      vocabulaire: ['la nouvelle', 'le titre', 'la une', 'se souvenir', 'raconter', 'd’abord', 'ensuite'],
      adaptations: [
        {
          pour: '3-4a',
          texte: 'Un dessin et un mot chacun; quand l’enfant parle à son parent, pointez son dessin pour l’aider.',
        },
        {
          pour: '4-5a',
          texte:
            'Deux rédacteurs choisis le matin prennent des notes dessinées toute la journée et départagent les nouvelles proposées.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Un croquis de la une et deux mots écrits partent avec l’enfant qui parle peu : son parent saura quelle question poser en chemin.',
        },
        {
          pour: 'interieur',
          texte:
            '{dedans|Les unes du mois se relient et se relisent les jours de pluie.} {cour parc|Si le temps se gâte, la une se fait au vestiaire sur un carton.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Histoire embellie.', 'Nouvelle refusée par le groupe.'],
        dangersAEliminer: [
          'Départ : l’enfant reste avec vous jusqu’à ce que l’adulte autorisé soit vu et salué.',
          '{dedans|Porte qui s’ouvre sur la feuille : affichez la une du côté opposé aux pentures.}',
          '{parc|Entrée du parc près de la rue : la une et l’attente se tiennent bien en retrait, du côté de l’herbe.}',
          'Chicane ou bobo exposés : la une ne raconte rien qui gêne un enfant.',
        ],
        supervision: 'palier3',
        allergies: [
          'Papier et crayons ordinaires; dites au parent ce qui a été mangé, si le plan de l’enfant le demande.',
        ],
      },
      observation: [
        'Langage oral : comment présente-t-il la journée à son parent?',
        'Mémoire : quels moments retient-il, et par quel indice?',
        'Développement graphique : que met-il dans son dessin pour être compris?',
      ],
      prolongements: [
        'Le vendredi, le groupe élit la nouvelle de la semaine.',
        'Le lundi, la une de la fin de semaine arrive de la maison, dessinée au dos de n’importe quoi.',
      ],
      reflexionRetroaction: ['Qui n’a jamais sa nouvelle en une?', 'Devant la une, qui a parlé le premier?'],
    },
  },
  {
    key: 'la-boite-du-repos',
    summary:
      'Un livre, une image, une douceur : l’enfant prépare sa boîte pour le repos, l’ouvre sur son lit et laisse dormir les autres.',
    ageGroups: ['AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['emotions-et-amitie'],
    materials: ['cartons-et-boites', 'livres', 'papier-et-crayons', 'tissus'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 45,
    adults: 1,
    moment: 'sieste',
    calls: [
      'sieste',
      'repos',
      'dort pas',
      'veut pas dormir',
      'calme',
      'matelas',
      'doudou',
      'chuchoter',
      'fatigué',
      'relaxation',
      'se détendre',
      'livre sur le matelas',
      'dodo',
    ],
    seen: [
      'il gigote sur son lit, fait du bruit et réveille ceux qui dorment',
      'elle tourne les pages d’un album toute seule en silence pendant que les autres ronflent',
      'il roule sa couverte, la déroule, ne sait pas quoi faire de ses dix doigts',
      'mes grands ne dorment plus mais il faut quand même qu’ils restent tranquilles après dîner',
      'elle se choque parce qu’elle n’est plus un bébé et qu’elle ne veut pas se coucher',
      'il a besoin de son bout de tissu pour se calmer quand la lumière est fermée',
      'après le dîner, ils respirent comme des vagues sur leur matelas et deux se sont endormis',
      'à la sieste, un petit appelle sans arrêt parce que c’est trop long',
    ],
    scenes: ['sieste', 'repos', 'livres-histoires'],
    picture:
      'Rideau presque fermé, un enfant feuillette un livre sur son lit, sa boîte tout près; une amie dort, un autre lève un doigt vers l’éducatrice.',
    sheet: {
      titre: 'La boîte du repos',
      observationDepart:
        'À la sieste, deux enfants dorment, six regardent le plafond, un roule son drap en saucisse. Personne ne sait quoi faire de ses mains.',
      intentionEducative:
        'Permettre à chaque enfant de trouver ce qui l’apaise et de prendre soin du repos des autres.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Sommeil', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'secondaire' },
      ],
      objectifs: [
        'Choisir ce qui calme son corps.',
        'Remarquer les signes de la fatigue.',
        'Rester silencieux pour ceux qui dorment.',
      ],
      materiel: [
        item('Boîtes à souliers', 'une par enfant, une pour vous', 'Pochettes de tissu'),
        item('Livres et images', 'deux par enfant', 'Feuilles de dessins'),
        item('Carrés de tissu doux', 'un par enfant', 'Manches de chandails'),
        item('Carnet et gros crayon', 'un de chaque par enfant', 'Ardoise'),
        item('Matelas ou lits de camp, avec couverture', 'un par enfant', null),
      ],
      preparation: [
        'Bâtissez d’abord la boîte ensemble, un matin, en trois choix seulement : c’est l’enfant qui les fait. Préparez aussi la vôtre.',
        'Placez les dormeurs près de vous et les lecteurs près de la fenêtre, rideau à demi.',
        'Retirez les petites pièces et tout ce qui s’allume, sonne ou roule.',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Marchez entre les lits, à pas lourds, puis légers, puis plus du tout. Votre voix baisse avec vos pas; assoyez-vous où tous vous entendent.',
        ),
        guided(
          { 20: 3, 30: 4, 45: 6 },
          '« La marée arrive. Elle touche tes orteils : ils deviennent lourds comme du sable. Elle monte à tes genoux, à ton ventre : il se soulève, il redescend. Elle lèche tes épaules, elle passe sur ton front. Tu flottes. Le bateau, c’est toi. » Dites-le lentement, une respiration entre deux phrases, puis une autre fois, plus bas.',
        ),
        play(
          { 20: 11, 30: 18, 45: 28 },
          '{!20min|Faites le tour des lits, à genoux près de qui n’a rien ouvert : soulevez son couvercle, il choisit.} Chacun ouvre sa boîte sur son lit. Il feuillette, plie et déplie son tissu, dessine, s’endort. On vous appelle d’un doigt levé. Ceux qui s’assoupissent gardent leur boîte au pied du lit; la vôtre reste ouverte aussi. {30min 45min|Un enfant se dresse et cherche un ami éveillé? Un doigt sur vos lèvres, ouvrez son carnet et tracez un petit trait; il le continue.} {45min|À mi-repos, passez de nouveau : « Range deux choses, garde la troisième. » Les mains ralentissent sur ce qui reste. Quand ceux qui veillent n’ont plus qu’une chose dans les mains, allez au rideau.} {avec-coussin|Glissez @materiel sous les genoux de qui le veut.} {avec-tissu|Prêtez @materiel à qui n’a pas trouvé sa douceur.}',
        ),
        closing(
          { 20: 3, 30: 4, 45: 6 },
          'Ouvrez le rideau d’une main de largeur par minute. Ceux qui sont éveillés ferment leur boîte et la posent au pied du lit. Les dormeurs se réveillent à leur heure.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Prenez place au sol, près du plus agité, et respirez pour qu’il vous entende.',
          'Répondez au doigt levé par un signe, avant la voix.',
          'Ajustez une couverture sans toucher le visage.',
        ],
        questionsOuvertes: [
          'Qu’est-ce qui te calme, toi?',
          'Où sens-tu que tu es fatigué?',
          'Qu’est-ce qu’on pourrait changer dans ta boîte?',
        ],
      },
      vocabulaire: ['le repos', 'fatigué', 's’apaiser', 'silencieux', 'lourd', 'respirer', 'la douceur', 'chuchoter'],
      adaptations: [
        {
          pour: '4-5a',
          texte:
            'L’enfant qui fait encore la sieste s’endort souvent pendant la marée : sa boîte attend son réveil. Celui qui ne dort plus jamais se lève plus tôt et dessine ses projets à table.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui cherche la pression reçoit sa couverture roulée bien serré à tenir contre lui, éveillé et sous vos yeux; celui que le bruit réveille a la place du mur.',
        },
        {
          pour: 'interieur',
          texte:
            'Au bout du local, à votre vue, gardez une table basse et calme pour ceux qui se relèvent avant les autres.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!ete|Aux chaleurs d’été, la douceur devient une serviette humide sur les pieds.} {!hiver|L’hiver, un bas de coton chaud se tient dans les mains.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Ennui de quelques minutes.', 'Rire étouffé.'],
        dangersAEliminer: [
          'Drap ou tissu sur le visage : la douceur reste dans la main ou sur le ventre; même assise, gardez tous les visages en vue, et passez près de chaque enfant qui s’endort.',
          'Objet qui se démonte dans la boîte : la boîte est vérifiée avec l’enfant avant chaque sieste.',
          'Boîte et livres sous la tête ou dans l’allée : passage libre entre les lits.',
        ],
        supervision: 'palier2',
        allergies: [
          'Tissus : lavez-les sans parfum; écartez plumes et laine brute si une peau ou un souffle y réagit.',
        ],
      },
      observation: [
        'Sommeil : combien de temps se repose-t-il, et comment s’endort-il?',
        'Compétences émotionnelles : comment s’apaise-t-il sans aide?',
        'Schéma corporel : quelles parties de son corps bouge-t-il ou relâche-t-il quand la marée les nomme?',
      ],
      prolongements: [
        'La boîte évolue : chaque lundi, un objet sort et un autre entre.',
        'Ce qui endort l’enfant le soir mérite une place dans sa boîte : le parent vous le nomme.',
      ],
      reflexionRetroaction: [
        'La durée du repos convient-elle à chacun?',
        'Qui s’apaise avec ma voix, qui préfère que je m’éloigne?',
      ],
    },
  },
  {
    key: 'un-bloc-une-reponse',
    summary:
      'Une question sur ce qui passionne le groupe, un bloc par personne interrogée : les tours montent, se comparent et surprennent.',
    ageGroups: ['AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_COGNITIVE'],
    themes: ['nombres-et-formes'],
    materials: ['papier-et-crayons'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 45,
    adults: 1,
    followsInterest: true,
    calls: [
      'sondage',
      'enquête',
      'voter',
      'questions',
      'demander aux autres',
      'qui aime quoi',
      'compter',
      'projet',
      'passion',
      'intérêt des enfants',
      'ils en parlent tout le temps',
      'journaliste',
      'graphique',
      'tours de blocs',
    ],
    seen: [
      'elle demande à tout le monde c’est quoi ton animal préféré et retient les réponses',
      'ils empilent un cube pour chaque ami qui dit oui et regardent quelle pile est plus haute',
      'il fait des petits traits sur une feuille avec une planchette comme un inspecteur',
      'ils s’obstinent à savoir si la pizza est meilleure que le spaghatt',
      'il est sûr que tout le monde pense comme lui et n’en revient pas du contraire',
      'elle veut poser sa question à la cuisinière, au livreur et à tous les parents',
      'au dîner, ils ont débattu qui aime les chiens et qui aime les chats',
      'depuis qu’on a choisi le nom du poisson à main levée, ils veulent décider de tout ensemble',
    ],
    scenes: ['compter', 'empiler-construire', 'mesurer'],
    picture:
      'Planchette en main, une enquêteuse questionne le cuisinier à la porte; un ami ajoute un bloc à la plus haute des trois tours de réponses.',
    sheet: {
      titre: 'Un bloc, une réponse',
      observationDepart:
        'À table, chacun défend son avis sur ce sujet : @interet. « Tout le monde pense comme moi! » assure un enfant. « Pas mon grand-père », dit un autre.',
      intentionEducative:
        'Soutenir l’enfant qui pose sa question à d’autres, écoute la réponse et découvre que tous ne pensent pas comme lui.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'cognitif', composante: 'Éveil aux mathématiques', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
      ],
      objectifs: [
        'Poser une question que l’autre comprend.',
        'Rapporter une réponse sans la changer.',
        'Comparer des quantités qui se voient.',
      ],
      materiel: [
        item('Gros blocs pareils', '{20min|une trentaine}{!20min|une soixantaine}', 'Boîtes de mouchoirs vides'),
        item('Grand carton où bâtir les tours', 'un', 'Coin de table libre'),
        item('Planchettes avec feuille et crayon', 'une pour deux enfants, et la vôtre', 'Cartons et pinces à linge'),
        item('Cartes blanches pour dessiner les réponses', '{20min|quatre}{!20min|huit}', 'Bouts de papier'),
        optional('Appareil photo du service', 'un', 'Dessin des tours'),
      ],
      preparation: [
        'Notez deux affirmations entendues, avec les mots exacts des enfants. Rien ne vous revient? Prenez celles-ci : « Tout le monde aime ça » et « Personne n’en parle à la maison ». Elles font deux questions prêtes : « Aimes-tu ça? » et « En parles-tu à la maison? »',
        'L’enquête se mène au local : les amis, puis vous. Réunissez tours, cartes et planchettes au même endroit. {1adulte|Seule, restez assise à côté des tours, d’où vous voyez toutes les planchettes.} {2adultes|À deux, l’une circule avec les enquêteurs, l’autre reste à côté des tours.}',
        'Posez le carton au sol, le long d’un mur, et laissez-le vide.',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 6, 60: 7 },
          'Approchez-vous d’un enfant, planchette au bras, très officielle. « Bonjour, j’aurais une question pour vous. » Fouillez dans vos poches : « Zut! Je l’ai perdue. Qui en a une? »',
        ),
        guided(
          { 20: 3, 30: 5, 45: 6, 60: 7 },
          'Le groupe arrête sa question : la sienne, ou l’une des deux qui sont prêtes. Essayez-la sur {20min|un enfant}{!20min|trois enfants}. La réponse ne vient pas? La question se retouche. Chaque réponse possible se dessine sur une carte, posée au bord du carton.',
        ),
        play(
          { 20: 10, 30: 16, 45: 18, 60: 22 },
          'Les enquêteurs vont par deux : l’un demande et écoute, l’autre fait un trait, puis ajoute un bloc à la bonne tour. Chaque équipe interroge trois amis, puis vient à vous. {!20min|Un parent ou le cuisinier passe la porte? Il répond lui aussi.} « Ça dépend », dit quelqu’un : faut-il une autre tour? Les toutous ont-ils le droit de répondre? L’équipe qui a fini recompte et parie : quelle tour a le plus de blocs? On rapproche deux tours, bloc contre bloc, et l’on voit ce qui dépasse. {!20min|Toutes les équipes ont fini? Les deux de chaque équipe échangent leurs rôles et lancent la deuxième question, avec deux cartes neuves, à l’autre bout du carton.} {avec-papier|Les cartes de réponse se dessinent sur @materiel.} {avec-contenant|Transportez les blocs dans @materiel.}',
        ),
        play(
          { 45: 8, 60: 17 },
          'Ils cherchent comment montrer le résultat à ceux qui n’étaient pas là : tours couchées côte à côte, files d’enfants, dessin, bulletin de nouvelles. {60min|Une autre question naît souvent des premières : l’enquête repart, avec les blocs qui restent.}',
        ),
        closing(
          { 20: 4, 30: 5, 45: 7, 60: 7 },
          'Prenez les tours en photo ou dessinez-les. Yeux fermés, chacun montre de la main la hauteur de la plus grande tour. Ouvrez, démontez en comptant, un bloc par voix. « Quelle réponse vous a surpris? »',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Répondez à l’enquête pour vrai, même si votre réponse déçoit.',
          'Appelez près de vous l’enquêteur intimidé et l’ami qu’il interroge, soufflez le premier mot, laissez-le finir.',
          'Redites la réponse telle quelle : « Elle a dit “un petit peu”. Dans quelle tour? »',
        ],
        questionsOuvertes: [
          'Quelle tour sera la plus haute, d’après toi?',
          'Où mettre une réponse qui n’entre nulle part?',
          'Que répondrais-tu, toi?',
        ],
      },
      vocabulaire: [
        'l’enquête',
        'interroger',
        'la réponse',
        'le résultat',
        'autant',
        'la plupart',
        'prédire',
        'changer d’idée',
      ],
      adaptations: [
        {
          pour: '4-5a',
          texte:
            'Commencez par oui et non. Un groupe qui compte volontiers dessine d’avance la hauteur prévue de chaque tour.',
        },
        {
          pour: 'besoins_particuliers',
          texte: 'L’enfant qui parle peu tend les cartes : la personne pointe son choix, il prend le bloc et le pose.',
        },
        {
          pour: 'interieur',
          texte:
            'Portez le carton, ses cartes et un tas de blocs près du vestiaire : le soir, chaque parent ajoute son bloc en arrivant.',
        },
        {
          pour: 'autre_saison',
          texte: 'Reposez la même question quelques mois plus tard et comparez avec la photo ou le dessin des tours.',
        },
      ],
      securite: {
        risquesAcceptes: ['Refus, ou réponse qui déçoit.', 'Tour qui tombe avant la fin du compte.'],
        dangersAEliminer: [
          '{!20min|Enquêteur qui suit un visiteur dans le corridor : les questions se posent de ce côté-ci de la porte.}',
          'Tour dans le passage ou trop haute : le carton longe un mur, rien ne dépasse l’épaule du plus petit.',
          'Réponse dont plusieurs rient : rappelez qu’elle vaut un bloc, comme toutes les autres.',
        ],
        supervision: 'palier3',
        allergies: ['Blocs et papier seulement : la question porte sur un plat? On en parle, on n’y goûte pas.'],
      },
      observation: [
        'Langage oral : comment pose-t-il sa question à un ami qu’il côtoie peu?',
        'Éveil aux mathématiques : comment compare-t-il deux tours?',
        'Compétences sociales : que fait-il d’une réponse contraire à la sienne?',
      ],
      prolongements: [
        'Affichez la photo ou le dessin des tours à l’entrée, avec le commentaire dicté par les enquêteurs.',
        'La question part à la maison : chaque enfant interroge deux personnes et rapporte deux traits.',
      ],
      reflexionRetroaction: [
        'La question venait-elle vraiment des enfants?',
        'Qui a osé parler à un ami qu’il approche rarement?',
      ],
    },
  },
]
