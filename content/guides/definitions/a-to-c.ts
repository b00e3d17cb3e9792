import type { Definition } from '../types.ts'

export const DEFINITIONS_A_TO_C: readonly Definition[] = [
  {
    slug: 'acteur-principal',
    term: 'Acteur principal',
    definition:
      'Place que le programme éducatif donne à l’enfant dans son développement : il apprend en agissant, en choisissant et en résolvant ses propres problèmes. L’adulte prépare le terrain, accompagne et ajuste.',
    example:
      'Une planche glisse sans cesse de la bûche. Vous gardez vos mains dans vos poches et demandez ce qui pourrait la retenir. L’enfant trouve une roche plate.',
    related: ['apprentissage-actif-et-accompagne', 'jeu-amorce-par-l-enfant', 'principes-de-base'],
    source: 'program',
  },
  {
    slug: 'activite-amorcee-par-l-adulte',
    term: 'Activité amorcée par l’adulte',
    definition:
      'Proposition que l’éducatrice planifie à partir de ses observations et que les enfants peuvent transformer. Elle a une intention, pas un produit attendu.',
    example:
      'Vous déposez des chaudières d’eau et des pinceaux près du mur. Trois enfants peignent; deux autres transportent l’eau au carré de sable. Les deux jeux répondent à votre invitation.',
    related: ['jeu-amorce-par-l-enfant', 'intention-educative', 'planification-et-organisation'],
    source: 'practice',
  },
  {
    slug: 'agente-de-soutien-pedagogique',
    term: 'Agente de soutien pédagogique et technique',
    definition:
      'Membre du bureau coordonnateur qui accompagne les responsables en milieu familial dans leur pratique éducative. Elle soutient; la vérification du respect des obligations relève d’une autre personne.',
    example:
      'Une RSGE hésite à amener son petit groupe au boisé. L’agente visite le lieu avec elle et l’aide à écrire son évaluation bénéfices-risques.',
    related: ['bureau-coordonnateur-bc', 'rsge', 'conseillere-pedagogique'],
    source: 'homeCare',
  },
  {
    slug: 'alex',
    term: 'Alex',
    definition:
      'Projet et cadre de référence de l’Association québécoise des centres de la petite enfance (AQCPE) sur l’éducation par la nature. Le nom vient de « à l’extérieur ». C’est une vision que chaque milieu fait sienne, des poupons aux plus grands; ce n’est ni une recette ni un programme. L’immersion en forêt scandinave et l’approche toscane l’ont inspirée.',
    example:
      'En réunion, une éducatrice demande combien d’heures « il faut » passer dehors pour faire Alex. La réponse n’est pas un nombre : on part de ce que le milieu vit déjà et on choisit le pas suivant.',
    related: ['education-par-la-nature', 'continuum-de-l-education-par-la-nature', 'jeu-risque'],
    source: 'alex',
  },
  {
    slug: 'amenagement',
    term: 'Aménagement',
    definition:
      'Organisation des lieux, du matériel et du temps au service du jeu et de l’autonomie. Un bon aménagement intervient à la place de l’adulte : il rend certaines consignes inutiles.',
    example:
      'Les enfants couraient entre les tables. Vous tournez l’étagère, le couloir disparaît, et avec lui les « On marche! ». Dehors, deux troncs couchés font le même travail.',
    related: ['dimensions-de-la-qualite-educative', 'pieces-detachees', 'transition'],
    source: 'program',
  },
  {
    slug: 'anaphylaxie',
    term: 'Anaphylaxie',
    definition:
      'Réaction allergique grave et rapide. Le visage qui enfle, la difficulté à respirer, des vomissements répétés : on donne l’épinéphrine prescrite sans attendre, puis on compose le 911, selon le plan d’urgence de l’enfant.',
    example:
      'Au boisé, l’adulte qui accompagne un enfant allergique garde l’auto-injecteur sur elle. Toute l’équipe sait où il se trouve et s’est exercée avec un modèle d’entraînement.',
    related: ['auto-injecteur-d-epinephrine', 'supervision'],
    source: 'outdoorPractice',
  },
  {
    slug: 'apprentissage-actif-et-accompagne',
    term: 'Apprentissage actif et accompagné',
    definition:
      'L’un des quatre fondements théoriques du programme. L’enfant apprend par l’action directe sur le réel, et progresse davantage quand un adulte ou un pair ajuste son aide à ce qu’il est presque capable de faire.',
    example:
      'Un enfant verse de l’eau dans un tuyau bouché et recommence. Vous vous accroupissez : « Qu’est-ce qui l’empêche de passer? » Il regarde dedans, prend un bâton et débouche.',
    related: ['etayage', 'zone-proximale-de-developpement', 'fondements-theoriques'],
    source: 'program',
  },
  {
    slug: 'approche-ecologique',
    term: 'Approche écologique',
    definition:
      'Idée que le développement dépend de l’enfant, de tous les milieux qui l’entourent et des liens entre eux : famille, service de garde, quartier, société. Le programme la compte parmi ses fondements.',
    example:
      'Un enfant arrive épuisé depuis deux semaines. Vous apprenez que l’horaire de son parent a changé. Ce travail qu’il ne voit jamais agit pourtant sur ses matins.',
    related: ['fondements-theoriques', 'partenariat', 'humanisme'],
    source: 'program',
  },
  {
    slug: 'attachement',
    term: 'Attachement',
    definition:
      'Lien affectif qui donne à l’enfant un sentiment de sécurité auprès d’un adulte sensible et prévisible. De cette base, il part explorer; il y revient pour se rassurer.',
    example:
      'Un poupon rampe vers l’herbe, se retourne, croise votre regard et repart. Ce coup d’œil n’est pas une demande d’aide : il vérifie que sa base est toujours là.',
    related: ['figure-d-attachement', 'objet-reconfortant', 'fondements-theoriques'],
    source: 'program',
  },
  {
    slug: 'attention-conjointe',
    term: 'Attention conjointe',
    definition:
      'Capacité de partager un même centre d’attention avec une autre personne. Elle apparaît généralement vers 9 à 12 mois, quand l’enfant suit un regard, puis pointe à son tour.',
    example:
      'Un enfant de 11 mois pointe le corbeau, vous regarde, regarde l’oiseau. Vous dites « le corbeau! » pendant qu’il regarde.',
    related: ['langage-prelinguistique', 'babillage', 'reflet'],
    source: 'developmentPractice',
  },
  {
    slug: 'auto-injecteur-d-epinephrine',
    term: 'Auto-injecteur d’épinéphrine',
    definition:
      'Dispositif qui administre l’épinéphrine lors d’une anaphylaxie. Il suit l’enfant concerné, reste accessible, n’est pas sous clé et craint le gel comme la chaleur.',
    example:
      'En janvier, l’éducatrice le porte contre elle, sous son manteau. En juillet, il voyage à l’ombre. Avant chaque saison, elle vérifie la date et l’aspect du produit.',
    related: ['anaphylaxie', 'supervision'],
    source: 'regulation',
  },
  {
    slug: 'babillage',
    term: 'Babillage',
    definition:
      'Chaînes de syllabes que le bébé répète pour le plaisir, comme « bababa », vers 6 à 10 mois. Ce n’est pas encore un mot, mais c’est déjà une conversation si quelqu’un répond.',
    example:
      'Pendant le changement de couche, il lance « dadada ». Vous reprenez « dadada? » et attendez. Il répond. Il vient d’apprendre qu’on parle chacun son tour.',
    related: ['langage-prelinguistique', 'reflet', 'attention-conjointe'],
    source: 'developmentPractice',
  },
  {
    slug: 'besoins-particuliers',
    term: 'Besoins particuliers',
    definition:
      'On parle d’un « enfant ayant des besoins particuliers » quand sa participation demande un ajustement du matériel, du temps ou de l’accompagnement. L’enfant vient d’abord, le besoin ensuite.',
    example:
      'Le sentier est trop étroit pour la poussette adaptée d’un enfant. Le groupe choisit un autre chemin vers le même arbre : personne ne reste au bord à regarder.',
    related: ['inclusion', 'equite', 'amenagement'],
    source: 'practice',
  },
  {
    slug: 'bureau-coordonnateur-bc',
    term: 'Bureau coordonnateur (BC)',
    definition:
      'Organisme agréé qui reconnaît, soutient et surveille les responsables d’un service de garde éducatif en milieu familial sur un territoire. Son nom complet : bureau coordonnateur de la garde éducative en milieu familial.',
    example: 'Avant d’adopter un nouveau lieu de sortie, une RSGE en informe son BC et vérifie ses assurances.',
    related: ['rsge', 'milieu-familial', 'agente-de-soutien-pedagogique'],
    source: 'homeCareRecognition',
  },
  {
    slug: 'camp-de-base',
    term: 'Camp de base',
    definition:
      'Point d’attache du groupe en milieu naturel. On y arrive, on s’y retrouve, on y mange et on en repart. On dit aussi « site d’attache ».',
    example:
      'Les sacs sont suspendus, la bâche est montée, le tapis attend. Un enfant inquiet reste près des sacs dix minutes, puis rejoint les autres : le camp sert aussi à cela.',
    related: ['coin-assis', 'signal-de-rassemblement', 'education-par-la-nature'],
    source: 'outdoorPractice',
  },
  {
    slug: 'coin-assis',
    term: 'Coin assis',
    definition:
      'Petite place choisie par l’enfant, toujours la même, où il s’assoit un moment pour regarder, écouter ou ne rien faire, à la vue de l’adulte.',
    example:
      'Au retour du jeu, chacun regagne sa roche pour trois minutes. En octobre, on entendait des « C’est fini? ». En mai, une enfant demande si elle peut rester encore.',
    related: ['camp-de-base', 'sensibilite-ecologique', 'routine'],
    source: 'outdoorPractice',
  },
  {
    slug: 'commentaire-descriptif',
    term: 'Commentaire descriptif',
    definition:
      'Phrase qui dit à l’enfant ce qu’il a fait plutôt que ce qu’on en pense. Il y retrouve son effort et sa stratégie, et persévère plus volontiers qu’après un « Bravo! ».',
    example:
      '« Tu as posé la grosse roche en dessous, et maintenant la planche tient. » L’enfant regarde la roche : il sait ce qui a marché et pourra le refaire.',
    related: ['reflet', 'estime-de-soi', 'question-ouverte'],
    source: 'practice',
  },
  {
    slug: 'competences-emotionnelles',
    term: 'Compétences émotionnelles',
    definition:
      'Habiletés à exprimer, à reconnaître, à comprendre et à réguler ses émotions. L’enfant les construit d’abord avec l’aide d’un adulte calme, puis de plus en plus seul.',
    example:
      'Une enfant frappe le sol : sa tour est tombée. Vous restez près d’elle, sans parler beaucoup. Plus tard : « Tu étais fâchée, tu avais mis longtemps. » Elle fait oui de la tête.',
    related: ['competences-sociales', 'temperament', 'objet-reconfortant'],
    source: 'program',
  },
  {
    slug: 'competences-sociales',
    term: 'Compétences sociales',
    definition:
      'Habiletés à entrer en relation, à coopérer, à tenir compte de l’autre et à résoudre des conflits. Elles s’exercent dans les vraies situations, pas dans les consignes.',
    example:
      'Deux enfants tirent sur la même branche. Vous retenez la branche et faites dire à chacun ce qu’il voulait en faire. Ils décident de la porter à deux.',
    related: ['competences-emotionnelles', 'jeu-cooperatif', 'jeu-associatif'],
    source: 'program',
  },
  {
    slug: 'concept-de-soi',
    term: 'Concept de soi',
    definition:
      'Ensemble des perceptions que l’enfant a de lui-même : son corps, ses goûts, ses capacités, sa place parmi les autres. L’estime de soi, elle, est la valeur qu’il s’accorde.',
    example:
      '« Moi, je cours vite, j’ai une petite sœur et j’ai peur des vers. » En trois morceaux de phrase, un enfant de 4 ans vient de se décrire.',
    related: ['estime-de-soi', 'competences-emotionnelles', 'acteur-principal'],
    source: 'program',
  },
  {
    slug: 'conscience-phonologique',
    term: 'Conscience phonologique',
    definition:
      'Capacité de percevoir et de manipuler les sons de la langue : rimes, syllabes, son du début d’un mot. Elle s’éveille par le jeu et l’oral, sans fiche ni lettre.',
    example:
      'Sur le sentier, vous avancez d’un pas par syllabe : « é-cu-reuil », trois pas. Un enfant propose « pa-pil-lon » et rit d’arriver au même endroit.',
    related: ['eveil-a-la-lecture-et-a-l-ecriture', 'jeu-symbolique'],
    source: 'program',
  },
  {
    slug: 'conseillere-pedagogique',
    term: 'Conseillère pédagogique',
    definition:
      'Personne qui soutient la qualité éducative dans une installation : elle observe avec l’équipe, nourrit la réflexion et aide à passer de l’idée au geste.',
    example:
      'Elle passe une heure dans la cour, note où vont les enfants et montre sa carte à l’équipe. Tout le monde voit alors que le coin nord ne sert à personne.',
    related: ['reflexion-retroaction', 'dimensions-de-la-qualite-educative', 'agente-de-soutien-pedagogique'],
    source: 'practice',
  },
  {
    slug: 'continuum-de-l-education-par-la-nature',
    term: 'Continuum de l’éducation par la nature',
    definition:
      'Idée d’une progression propre à chaque milieu, de la nature invitée à l’intérieur jusqu’à la vie en nature. Il n’a pas de ligne d’arrivée, et revenir en arrière n’est pas un échec.',
    example:
      'Un changement d’équipe ramène les sorties au boisé à la cour. Le groupe apporte des bûches et garde le rituel d’arrivée.',
    related: ['alex', 'education-par-la-nature', 'camp-de-base'],
    source: 'continuum',
  },
  {
    slug: 'cpe',
    term: 'CPE',
    definition:
      'Centre de la petite enfance : organisme sans but lucratif, administré surtout par des parents usagers, qui offre des services de garde éducatifs. Une garderie est un autre type de titulaire de permis.',
    example:
      'Un parent dit « la garderie » en parlant de votre CPE. On ne le corrige pas; dans un document officiel, par contre, on écrit le bon nom.',
    related: ['sgee', 'installation', 'milieu-familial'],
    source: 'program',
  },
  {
    slug: 'creativite',
    term: 'Créativité',
    definition:
      'Capacité d’imaginer des idées et des solutions nouvelles. Dans le programme, elle n’appartient à aucun domaine en particulier : elle est reliée à tous.',
    example:
      'Le matériel du tunnel a disparu sous la neige. Les enfants en font un avec deux chaises et une couverture.',
    related: ['fonctions-executives', 'pieces-detachees', 'jeu-symbolique'],
    source: 'program',
  },
]
