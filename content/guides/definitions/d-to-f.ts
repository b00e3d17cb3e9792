import type { Definition } from '../types.ts'

export const DEFINITIONS_D_TO_F: readonly Definition[] = [
  {
    slug: 'danger',
    term: 'Danger',
    definition:
      'Source de blessure grave que l’enfant ne peut ni reconnaître ni gérer. L’adulte l’élimine ou refuse la situation : corde bouclée, éclat de verre caché dans l’herbe.',
    example:
      'Une branche morte est restée accrochée au-dessus du sentier. Aucun enfant ne peut la voir venir. On ne met pas en garde : on change de place.',
    related: ['risque', 'evaluation-benefices-risques', 'supervision'],
    source: 'riskyPlay',
  },
  {
    slug: 'denombrement',
    term: 'Dénombrement',
    definition:
      'Compte des enfants, fait souvent et à voix haute : au départ, à l’arrivée, aux transitions, à chaque signal et au retour. On compte des têtes, pas une liste.',
    example:
      'Avant de quitter le camp, deux adultes comptent chacune de leur côté et se disent leur nombre. Il concorde : on part. Les plus grands ont compté aussi.',
    related: ['supervision', 'signal-de-rassemblement', 'ratio'],
    source: 'outdoorPractice',
  },
  {
    slug: 'developpement-global',
    term: 'Développement global',
    definition:
      'Développement de tous les domaines à la fois, en interaction. Une seule expérience en touche plusieurs, et un progrès dans l’un soutient les autres.',
    example:
      'Construire une cabane : on soulève et on équilibre, on mesure de l’œil, on négocie la porte, on accepte que le toit tombe et on recommence.',
    related: ['domaines-de-developpement', 'principes-de-base'],
    source: 'program',
  },
  {
    slug: 'developpement-graphique',
    term: 'Développement graphique',
    definition:
      'Chemin qui va du premier gribouillis au dessin et aux lettres du prénom. Le programme en fait une composante du domaine langagier, parce que la trace raconte.',
    example:
      'Un enfant de 3 ans trace un rond et deux lignes : « C’est toi. » Vous écrivez sa phrase au bas de la feuille, telle qu’il l’a dite.',
    related: ['motricite-fine', 'eveil-a-la-lecture-et-a-l-ecriture', 'fonction-symbolique'],
    source: 'program',
  },
  {
    slug: 'developpement-sensoriel',
    term: 'Développement sensoriel',
    definition:
      'Affinement de la vue, de l’ouïe, du toucher, du goût, de l’odorat et du sens de l’équilibre. Le programme le situe dans le domaine physique et moteur.',
    example:
      'Pieds nus sur l’herbe mouillée, un poupon relève les orteils, puis les repose. Vous le laissez recommencer.',
    related: ['schema-corporel', 'motricite-globale'],
    source: 'program',
  },
  {
    slug: 'dimensions-de-la-qualite-educative',
    term: 'Dimensions de la qualité éducative',
    definition:
      'Quatre façons complémentaires de regarder un service de garde : les interactions avec les enfants, les expériences qu’ils vivent, l’aménagement des lieux et le matériel, les interactions avec les parents.',
    example:
      'L’équipe veut des vestiaires plus calmes. Elle déplace un banc (les lieux), change l’ordre d’habillage (l’expérience) et prévoit deux minutes par parent le soir (les échanges).',
    related: ['amenagement', 'partenariat', 'reflexion-retroaction'],
    source: 'program',
  },
  {
    slug: 'documentation-pedagogique',
    term: 'Documentation pédagogique',
    definition:
      'Traces qui rendent visibles les apprentissages : notes brèves, photos autorisées, paroles d’enfants, dessins. Elle sert à comprendre et à raconter, pas à décorer.',
    example:
      'Une photo de la même flaque chaque lundi, à hauteur d’enfant, avec ce qu’ils en disent. En décembre, ils relisent l’automne sur le mur.',
    related: ['observation', 'dossier-educatif', 'partenariat'],
    source: 'practice',
  },
  {
    slug: 'domaines-de-developpement',
    term: 'Domaines de développement',
    definition:
      'Les quatre grands regroupements du programme de 2019 : physique et moteur, cognitif, langagier, social et affectif. Chacun compte plusieurs composantes.',
    example:
      'En relisant ses notes de la semaine, une éducatrice remarque qu’elle observe surtout le langage. La semaine suivante, elle regarde les mains et les pieds.',
    related: ['developpement-global', 'programme-educatif', 'motricite-globale'],
    source: 'program',
  },
  {
    slug: 'dossier-educatif',
    term: 'Dossier éducatif',
    definition:
      'Dossier tenu pour chaque enfant, qui rassemble les observations et les portraits de son développement. Il est partagé avec le parent et ne contient ni note ni classement.',
    example:
      'Trois lignes datées après la sortie : le lieu, ce qu’il a fait, ce qu’il a dit. Au moment du portrait, ces lignes valent mieux que la mémoire.',
    related: ['portrait-periodique', 'observation', 'documentation-pedagogique'],
    source: 'fileGuide',
  },
  {
    slug: 'education-par-la-nature',
    term: 'Éducation par la nature',
    definition:
      'Approche où le milieu naturel est le contexte principal d’apprentissage, avec beaucoup de jeu et d’exploration libres, en toute saison. Le lieu est riche en biodiversité, et la sensibilité écologique s’y éveille.',
    example:
      'Le groupe retourne au même boisé chaque mardi. La première neige a caché le sentier; les enfants le retrouvent au gros bouleau qu’ils connaissent.',
    related: ['alex', 'continuum-de-l-education-par-la-nature', 'sensibilite-ecologique'],
    source: 'alex',
  },
  {
    slug: 'engelure',
    term: 'Engelure',
    definition:
      'Lésion de la peau causée par le froid : peau pâle, grisâtre, engourdie, souvent au nez, aux oreilles, aux doigts et aux orteils. On réchauffe doucement contre la peau, sans frotter, et on consulte.',
    example:
      'Un enfant cesse de jouer et garde ses mains fermées. Vous regardez : le bout des doigts est pâle. On rentre, on réchauffe contre soi, on informe le parent.',
    related: ['refroidissement-eolien', 'supervision'],
    source: 'redCross',
  },
  {
    slug: 'equite',
    term: 'Équité',
    definition:
      'Donner à chacun ce dont il a besoin pour participer. Traiter tous les enfants de la même façon n’est pas toujours les traiter équitablement.',
    example:
      'Un enfant part s’habiller cinq minutes avant les autres, avec vous. Personne n’attend, et il arrive dehors en même temps que ses amis.',
    related: ['inclusion', 'besoins-particuliers', 'principes-de-base'],
    source: 'practice',
  },
  {
    slug: 'estime-de-soi',
    term: 'Estime de soi',
    definition:
      'Valeur que l’enfant s’accorde. Elle se nourrit de réussites vraies, à sa mesure, et de la confiance qu’on lui montre, plus que des compliments.',
    example:
      'Vous confiez le sifflet de rappel à une enfant timide. Elle le porte toute la sortie d’une main, et souffle une fois, juste au bon moment.',
    related: ['concept-de-soi', 'commentaire-descriptif'],
    source: 'program',
  },
  {
    slug: 'etayage',
    term: 'Étayage',
    definition:
      'Aide temporaire et dosée que l’adulte ou un pair apporte à l’enfant, puis retire à mesure qu’il prend le relais. Trop longue, elle devient une béquille.',
    example:
      'Première semaine : vous tenez la fermeture éclair en bas. Deuxième : vous montrez du doigt. Troisième : vous attendez, et elle monte.',
    related: ['zone-proximale-de-developpement', 'apprentissage-actif-et-accompagne', 'modelisation'],
    source: 'program',
  },
  {
    slug: 'evaluation-benefices-risques',
    term: 'Évaluation bénéfices-risques',
    definition:
      'Démarche qui nomme ce que l’enfant gagne, ce qui peut mal tourner et les mesures à prendre, puis conclut par une décision et un suivi. Elle s’écrit en équipe et se révise.',
    example:
      'Avant d’ouvrir la butte glacée, l’équipe écrit : le plaisir et l’équilibre; la collision; une seule descente à la fois, remontée par le côté. On essaie une semaine, puis on relit.',
    related: ['risque', 'danger', 'mesure-d-attenuation'],
    source: 'outdoorPractice',
  },
  {
    slug: 'eveil-a-la-lecture-et-a-l-ecriture',
    term: 'Éveil à la lecture et à l’écriture',
    definition:
      'Découverte du plaisir et de l’utilité de l’écrit, bien avant l’apprentissage formel : livres regardés, messages dictés, prénoms reconnus, lettres inventées.',
    example:
      'Les enfants dictent un mot pour l’oiseau qui ne vient plus à la mangeoire. Vous écrivez devant eux. Ils signent : deux prénoms, un X, une vague.',
    related: ['conscience-phonologique', 'developpement-graphique'],
    source: 'program',
  },
  {
    slug: 'eveil-aux-mathematiques',
    term: 'Éveil aux mathématiques',
    definition:
      'Composante du domaine cognitif : comparer, trier, ordonner, compter, repérer dans l’espace. Elle se vit dans le jeu, avec des choses qu’on peut tenir.',
    example:
      'Il manque une bûche pour que chacun s’assoie. « Il en faut encore une! » Elle compte les amis, puis les bûches.',
    related: ['eveil-aux-sciences', 'domaines-de-developpement'],
    source: 'program',
  },
  {
    slug: 'eveil-aux-sciences',
    term: 'Éveil aux sciences',
    definition:
      'Composante du domaine cognitif : observer, se demander pourquoi, prédire, essayer, comparer avec ce qu’on attendait.',
    example:
      'La glace colorée fond-elle plus vite sur l’herbe ou sur l’asphalte? Chacun parie en posant une roche. Après la collation, on retourne voir.',
    related: ['question-ouverte', 'eveil-aux-mathematiques'],
    source: 'program',
  },
  {
    slug: 'figure-d-attachement',
    term: 'Figure d’attachement',
    definition:
      'Adulte dont les réponses sensibles et prévisibles donnent à l’enfant une base pour explorer et un refuge pour se consoler. L’éducatrice peut en devenir une, sans remplacer le parent.',
    example:
      'La remplaçante est gentille, mais c’est vers vous qu’il tend les bras après sa chute. Vous le prenez, puis vous revenez tous les deux vers elle.',
    related: ['attachement', 'routine', 'transition'],
    source: 'program',
  },
  {
    slug: 'fonction-symbolique',
    term: 'Fonction symbolique',
    definition:
      'Capacité de se représenter un objet, une personne ou un événement absent. Elle se voit dans le faire semblant, le dessin, l’imitation et le langage.',
    example:
      'Une enfant tient une feuille d’érable à son oreille : « Allô mamie? » La feuille est devenue un téléphone.',
    related: ['jeu-symbolique', 'imitation-differee', 'permanence-de-l-objet'],
    source: 'program',
  },
  {
    slug: 'fonctions-executives',
    term: 'Fonctions exécutives',
    definition:
      'Habiletés qui guident l’action vers un but : freiner une impulsion, garder une information en tête, changer de stratégie (la flexibilité). Elles sont reliées à tous les domaines.',
    example: 'Au jeu du renard, on s’arrête net quand la musique s’arrête. Un enfant se retient, un pied en l’air.',
    related: ['creativite', 'domaines-de-developpement'],
    source: 'program',
  },
  {
    slug: 'fondements-theoriques',
    term: 'Fondements théoriques',
    definition:
      'Les quatre appuis du programme : l’humanisme, l’approche écologique, l’attachement, l’apprentissage actif et accompagné. Les principes de base en découlent.',
    example:
      'Vous vous demandez pourquoi laisser un enfant recommencer dix fois. La réponse tient dans un fondement : il apprend en agissant, et vous êtes là.',
    related: ['humanisme', 'approche-ecologique', 'attachement', 'apprentissage-actif-et-accompagne'],
    source: 'program',
  },
]
