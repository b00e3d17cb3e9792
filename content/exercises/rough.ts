import { benefit, danger, itDepends, risk } from './tags.ts'
import type { ExerciseDraft } from './types.ts'

export const ROUGH_EXERCISES: ExerciseDraft[] = [
  {
    id: 29,
    key: 'chamaille-feuilles',
    description: 'Deux enfants se roulent en riant dans un tas de feuilles.',
    image: '/images/exercises/chamaille-feuilles.svg',
    alt: 'Deux enfants se poussent mains contre mains dans un énorme tas de feuilles d’automne qui volent autour d’eux.',
    kind: 'ROUGH',
    seasons: ['AUTUMN'],
    explanation:
      'Visages détendus, rôles qui alternent, chacun revient vers l’autre : c’est un vrai jeu, et l’on y apprend à doser sa force et à lire un visage. Un coup de coude ou une émotion qui déborde est un risque, que règlent des mots convenus. La roche sous les feuilles, le cou ou le visage visé, l’enfant qui ne joue plus et que l’on pousse encore : là est le danger, et vous intervenez aussitôt. Les plus jeunes se jettent à deux sur un gros coussin de feuilles. Avant de commencer : « Tu veux? » Et quand l’un dit « stop », les mains s’ouvrent.',
    tags: [
      benefit(
        '29-1',
        'Respect du consentement',
        'Il demande « On joue à se pousser? » et attend la réponse.',
        'Demander et accepter un non s’apprend dans le jeu.',
      ),
      risk(
        '29-2',
        'Contusions',
        'Un coude heurte un menton pendant la roulade.',
        'Le choc accidentel est probable et reste le plus souvent mineur.',
        'Vérifiez le sol, épaississez le tas et limitez le jeu à deux.',
      ),
      benefit(
        '29-3',
        'Régulation des émotions',
        'Excités, ils s’arrêtent, soufflent, puis recommencent.',
        'Monter et redescendre en intensité exerce la maîtrise de soi.',
      ),
      danger(
        '29-4',
        'Geste non consenti',
        'Elle dit « stop », mais l’autre continue de pousser.',
        'Celui qui pousse n’entend plus : le jeu est fini, et l’adulte intervient aussitôt.',
        'Enseignez le « stop » avant le jeu et faites-le respecter sur-le-champ.',
      ),
      itDepends(
        risk(
          '29-5',
          'Conflit',
          'Les deux enfants crient en se tirant par le manteau.',
          'Ça dépend des visages : détendus, c’est un jeu; crispés, c’est une dispute à accompagner.',
          'Approchez-vous et demandez : « Jouez-vous encore tous les deux? »',
        ),
      ),
      benefit(
        '29-6',
        'Plaisir',
        'Ils retombent côte à côte, hors d’haleine et hilares.',
        'Le jeu de bataille crée des liens forts entre les enfants.',
      ),
    ],
  },
  {
    id: 30,
    key: 'epees-batons',
    description: 'Deux enfants croisent des bâtons courts.',
    image: '/images/exercises/epees-batons.svg',
    alt: 'Dans une clairière, une enfant couronnée de feuilles et vêtue d’une cape croise un bâton feuillu avec celui de son camarade.',
    kind: 'ROUGH',
    seasons: ['SPRING', 'SUMMER', 'AUTUMN'],
    explanation:
      'Sous la cape, l’enfant invente un récit et négocie les règles du combat. Convenez avec eux du bâton, court, mou ou feuillu, de la zone et du signal de fin; on vise bâton contre bâton. Un coup sur les doigts est un risque. Un bâton long ou pointu près du visage, ou un jeu imposé, est un danger : vous changez le matériel ou arrêtez la partie. Accueillez le thème sans le juger et surveillez le plaisir des deux. Des rouleaux de carton souples arment les plus jeunes. Au signal, les bâtons se baissent, et les chevaliers se saluent.',
    tags: [
      benefit(
        '30-1',
        'Imagination',
        'Le bâton devient l’épée d’une reine des bois.',
        'Un objet simple devient symbole : c’est le cœur du jeu.',
      ),
      danger(
        '30-2',
        'Blessure à l’œil',
        'Un bâton pointu se lève à la hauteur du visage.',
        'Une blessure à l’œil serait grave : le matériel se choisit d’avance.',
        'Convenez de bâtons courts et feuillus, tenus sous les épaules.',
      ),
      risk(
        '30-3',
        'Coup accidentel',
        'Le bâton glisse et frappe les doigts de l’autre.',
        'Le coup est léger et apprend à ajuster la force.',
        'Proposez de viser le bâton, au ralenti pour commencer.',
      ),
      benefit(
        '30-4',
        'Coordination',
        'Ils frappent en cadence, bâton contre bâton.',
        'Ajuster sa force et son rythme à l’autre demande un geste précis.',
      ),
      itDepends(
        risk(
          '30-5',
          'Conflit',
          '« Tu es mort! – Non, tu m’as manqué! »',
          'Ça dépend de la suite : les enfants peuvent s’entendre seuls ou avoir besoin d’un mot de vous.',
          'Aidez-les à convenir d’une règle avant de reprendre.',
        ),
      ),
      benefit(
        '30-6',
        'Respect du consentement',
        'Elle baisse son bâton quand l’autre dit « pause ».',
        'Respecter un signal convenu protège le plaisir des deux.',
      ),
    ],
  },
  {
    id: 31,
    key: 'boules-neige',
    description: 'Les enfants visent une cible dessinée sur une clôture.',
    image: '/images/exercises/boules-neige.svg',
    alt: 'Trois enfants en habit de neige préparent et lancent des boules de neige vers une cible ronde fixée à une clôture.',
    kind: 'ROUGH',
    seasons: ['WINTER'],
    explanation:
      'On vise une cible, ou un volontaire sous les épaules, avec de la neige molle. La glace ou le caillou dans la boule, le visage visé : c’est là le danger, et vous cessez le jeu dès que la neige durcit. Un coup froid sur la joue, une boule reçue sans l’avoir voulu sont un risque que les règles du groupe réduisent. Former, lancer, recommencer, compter : l’enfant ajuste sa force à chaque essai. De petites boules molles et une chaudière posée tout près occupent les plus jeunes. Laissez-les inventer le pointage, et mettez-vous en file comme tout le monde.',
    tags: [
      benefit(
        '31-1',
        'Coordination',
        'Le bras recule, le corps tourne, la boule touche la cible.',
        'Lancer avec précision coordonne l’œil et tout le corps.',
      ),
      danger(
        '31-2',
        'Blessure à l’œil',
        'Une boule glacée part à la hauteur du visage.',
        'La glace change la conséquence : la neige molle amuse, la glace blesse.',
        'Vérifiez la neige avec les enfants et visez sous les épaules.',
      ),
      risk(
        '31-3',
        'Geste non consenti',
        'Une camarade qui ne joue pas reçoit une boule dans le dos.',
        'Elle n’a pas choisi ce jeu : le plaisir n’est pas partagé.',
        'Délimitez la zone : on y entre pour jouer, on en sort pour arrêter.',
      ),
      benefit(
        '31-4',
        'Éveil aux mathématiques',
        '« Trois dans le rouge, deux à côté! »',
        'Compter et comparer les coups donne un sens aux nombres.',
      ),
      risk(
        '31-5',
        'Coup accidentel',
        'Elle passe devant la cible au moment du lancer.',
        'Le lanceur regarde la cible, pas les côtés.',
        'Tracez une ligne de tir et un chemin pour ramasser.',
      ),
      benefit(
        '31-6',
        'Plaisir',
        'Chaque « poc » sur la cible est salué par des cris de joie.',
        'Une réussite visible et sonore donne envie de recommencer.',
      ),
    ],
  },
  {
    id: 32,
    key: 'tomber-neige',
    description: 'Une enfant se jette à plat dos dans la neige épaisse.',
    image: '/images/exercises/tomber-neige.svg',
    alt: 'Une enfant en habit de neige jaune se laisse tomber à la renverse, bras ouverts; à côté, une silhouette d’ange est imprimée dans la neige.',
    kind: 'ROUGH',
    seasons: ['WINTER'],
    explanation:
      'Bras ouverts, elle se laisse aller, et la neige cède : l’enfant cherche l’impact pour mieux connaître son corps. Un choc plus dur que prévu ou de la neige dans le cou est un risque, ajusté à l’essai suivant. Sous la neige, la roche, la souche ou la glace vive sont un danger : vous sondez l’épaisseur avec un bâton. À chacun son espace et sa façon de tomber. S’asseoir d’un coup dans la neige molle suffit aux plus jeunes. Regardez d’abord; si elle tend la main, aidez-la à se relever sans abîmer son ange.',
    tags: [
      benefit(
        '32-1',
        'Schéma corporel',
        'Bras et jambes ouverts, elle sent tout son dos toucher la neige.',
        'La pression de la neige renseigne l’enfant sur son corps.',
      ),
      danger(
        '32-2',
        'Contusions',
        'Une souche est cachée sous la neige.',
        'L’enfant ne peut pas la voir : c’est à l’adulte de sonder.',
        'Sondez la zone au bâton et marquez les obstacles d’un fanion.',
      ),
      risk(
        '32-3',
        'Collision',
        'Un camarade s’élance au même endroit.',
        'Tomber à la renverse empêche de voir derrière soi.',
        'Donnez à chacun un espace grand comme un ange de neige.',
      ),
      benefit(
        '32-4',
        'Évaluation du risque',
        'Elle tâte la neige du pied, puis se laisse aller.',
        'Vérifier avant de se lancer, c’est évaluer par soi-même.',
      ),
      risk(
        '32-5',
        'Refroidissement',
        'La neige fond dans le cou et dans les manches.',
        'L’humidité près de la peau refroidit rapidement.',
        'Ajustez cache-cou et mitaines, et secouez la neige après chaque chute.',
      ),
      benefit(
        '32-6',
        'Plaisir',
        'Couchée, elle regarde tomber les flocons en souriant.',
        'Après l’élan vient le calme : les deux font du bien.',
      ),
    ],
  },
]
