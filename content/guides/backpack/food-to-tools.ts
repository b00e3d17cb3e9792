import type { BackpackSection } from './types.ts'

export const FOOD_TO_TOOLS: readonly BackpackSection[] = [
  {
    id: 'alimentation',
    title: 'Alimentation en plein air',
    intro:
      'Manger dehors ouvre l’appétit et la conversation. Les règles d’hygiène et de prévention des étouffements y sont les mêmes qu’à table.',
    questionsToAsk: [
      {
        question: 'Les aliments resteront-ils à la bonne température?',
        response:
          'Le froid se garde à 4 °C ou moins, avec glacière et blocs réfrigérants; le chaud à 60 °C ou plus, dans un thermos préchauffé. Entre les deux, jamais plus de deux heures. Un repas froid et simple voyage mieux qu’un repas chaud surveillé de trop loin.',
      },
      {
        question: 'Les formes et les textures conviennent-elles au plus jeune?',
        response:
          'Avant 4 ans : ni noix, ni maïs soufflé, ni bonbons durs, ni guimauves, ni carottes et céleri crus, ni aliments piqués sur un bâton. Ces légumes se servent râpés ou cuits. Les raisins se coupent en quatre, les saucisses sur la longueur. Coupez avant de partir : dehors, on n’a ni table ni patience.',
      },
      {
        question: 'Comment s’installe-t-on pour manger?',
        response:
          'Assis, en cercle, calmes, avec une adulte qui voit tous les visages. On ne marche pas et on ne court pas la bouche pleine. Un tapis ou des bûches font la salle à manger : on y arrive pour manger, on en repart quand on a fini.',
      },
      {
        question: 'Comment se lave-t-on les mains?',
        response:
          'À l’eau et au savon, au moyen d’un contenant à robinet posé sur une bûche. Le gel n’enlève ni la terre ni les allergènes. Installez le poste de lavage sur le chemin du repas plutôt qu’à côté : personne ne peut l’oublier.',
      },
      {
        question: 'Qui a une allergie ou une diète?',
        response:
          'La liste à jour est dans le sac, les aliments sont étiquetés, on ne partage pas, et l’épinéphrine est à portée de main. Relisez la liste à voix haute avec la remplaçante avant d’ouvrir le premier plat.',
      },
      {
        question: 'Que faire des restes?',
        response:
          'Rapportez tout : les animaux s’habituent vite et les guêpes plus vite encore. Un sac pour les pelures, un sac pour le reste, fermés et accrochés. Le compost du service de garde termine l’histoire avec les enfants.',
      },
    ],
    goodToKnow: [
      {
        tip: 'Un gobelet tiède, jamais brûlant.',
        explanation:
          'L’adulte goûte, verse à l’écart et referme le thermos avant de servir. Son propre café attend aussi : une boisson brûlante n’a pas sa place près des enfants, même posée par terre une minute.',
      },
      {
        tip: 'Rien de la nature ne se mange.',
        explanation:
          'Petits fruits, champignons, feuilles : la règle est la même pour tous, même pour ce que l’adulte connaît. Au potager, on demande, on lave, puis on goûte. En cas d’ingestion, on ne fait pas vomir, on garde un échantillon et on appelle le Centre antipoison du Québec, au 1 800 463-5060.',
      },
      {
        tip: 'Pas de miel avant 1 an.',
        explanation:
          'Il peut causer le botulisme infantile, et la cuisson n’y change rien. Lisez les étiquettes des biscuits et des barres : le miel s’y cache souvent.',
      },
      {
        tip: 'On boit avant d’avoir soif.',
        explanation:
          'Offrez à boire à des moments fixes, y compris l’hiver : au départ, au milieu, au retour. Un enfant absorbé dans son jeu ne demande pas. Le groupe qui trinque avec ses gourdes n’oublie personne.',
      },
      {
        tip: 'En été, attention à la guêpe dans le gobelet.',
        explanation:
          'Gourdes à couvercle, et l’on regarde avant de boire. À la fin de l’été, mangez tôt, essuyez les bouches et éloignez-vous des poubelles du parc.',
      },
      {
        tip: 'Une collation plus nourrissante par temps froid.',
        explanation:
          'Le corps dépense davantage pour se réchauffer. Ajoutez une source de protéines ou de gras, et choisissez des aliments qui se tiennent avec des mitaines.',
      },
    ],
  },
  {
    id: 'hygiene',
    title: 'L’hygiène en milieu naturel',
    intro: 'Se salir est permis; se laver les mains aux bons moments reste essentiel.',
    questionsToAsk: [
      {
        question: 'Les enfants sont-ils allés à la toilette avant le départ?',
        response:
          'Pour une sortie d’environ 1 à 2 heures, le passage à la toilette fait partie du départ, pour tout le monde, même pour ceux qui « n’ont pas envie ». On y va d’abord, on s’habille ensuite : l’ordre inverse se paie au vestiaire.',
      },
      {
        question: 'Que ferons-nous si l’envie vient quand même?',
        response:
          'Désignez un coin loin du jeu et de l’eau, à une soixantaine de mètres de tout plan d’eau, avec un petit pot, de l’intimité et une adulte à proximité. Décidez-en avant, et dites-le aux enfants : savoir où aller enlève la moitié de l’urgence.',
      },
      {
        question: 'Où change-t-on une couche?',
        response:
          'Sur un tapis lavable, à plat, à l’abri du vent. Prévoyez des gants, un sac hermétique et de quoi laver vos mains et les siennes. Une autre adulte sait que vous êtes occupée : pendant ce temps, c’est elle qui regarde le groupe.',
      },
      {
        question: 'Avec quoi lave-t-on les mains?',
        response:
          'Avec de l’eau potable et un savon biodégradable, loin des cours d’eau, et un essuie-mains pour chacun. Deux litres suffisent à un petit groupe si l’eau coule en filet. L’hiver, une eau tiède dans le thermos change tout.',
      },
      {
        question: 'Quand lave-t-on les mains?',
        response:
          'Avant de manger; après la toilette ou la couche; après avoir touché un animal, de la terre ou un mouchoir. Une vingtaine de secondes, le temps d’une chanson. Entre ces moments, laissez la boue tranquille.',
      },
      {
        question: 'Comment protège-t-on l’intimité?',
        response:
          'Un paravent ou une bâche suffit. On accompagne sans exposer, on ne prend aucune photo, et l’on éloigne les curieux sans faire honte à personne. L’enfant qui préfère attendre le retour peut le dire.',
      },
    ],
    goodToKnow: [
      {
        tip: 'Pour une sortie d’environ 1 à 2 heures, on passe à la toilette avant de partir.',
        explanation:
          'Ce rituel évite la plupart des urgences et rassure les enfants en apprentissage de la propreté. Placez-le toujours au même endroit dans la routine de départ, entre la collation et les bottes.',
      },
      {
        tip: 'On remporte tout.',
        explanation:
          'Papier, lingettes et couches repartent dans un sac double. Les lingettes ne se décomposent pas, même celles qui le promettent. Gardez ce sac loin de celui de la collation.',
      },
      {
        tip: 'Habits d’hiver et envies pressantes font mauvais ménage.',
        explanation:
          'Prévoyez plus de temps, des salopettes faciles à ouvrir et un rechange complet, bas compris. Un accident à -10 °C se change tout de suite, à l’abri, sans un mot de reproche.',
      },
      {
        tip: 'Le gel désinfectant est un dépannage.',
        explanation:
          'Sur des mains sales, il agit mal. Il sert quand l’eau manque vraiment, appliqué par l’adulte, et reste hors de la portée des enfants.',
      },
      {
        tip: 'Après la forêt, on inspecte la peau.',
        explanation:
          'Tiques, égratignures, rougeurs : un coup d’œil au retour, derrière les genoux et à la racine des cheveux. Une tique se retire à la pince fine, au ras de la peau, sans l’écraser. On note la date et l’endroit du corps, on informe le parent, et Info-Santé (811) répond aux questions.',
      },
      {
        tip: 'Un bac à sable se couvre.',
        explanation:
          'Les animaux y laissent parfois leurs excréments. Un coup de râteau avant chaque ouverture et un couvercle chaque soir règlent presque tout.',
      },
    ],
  },
  {
    id: 'detente',
    title: 'Détente en plein air',
    intro: 'Le grand air apaise. Un coin calme et des moments de silence comptent autant que le jeu actif.',
    questionsToAsk: [
      {
        question: 'Y a-t-il un coin pour se retirer?',
        response:
          'Une couverture, un tapis isolant, un abri léger : un lieu visible de l’adulte, que l’enfant choisit librement et quitte de même. Ce n’est ni un endroit où l’on envoie, ni une récompense. Deux places suffisent; à cinq, ce n’est plus un coin calme.',
      },
      {
        question: 'Le groupe a-t-il besoin de bouger ou de se poser?',
        response:
          'Regardez l’énergie avant l’horaire. Proposez sans imposer : écouter les sons, regarder les nuages, une histoire sous la bâche. Si la moitié vient et que l’autre creuse, la détente a lieu quand même.',
      },
      {
        question: 'Où dormiront les enfants qui ont besoin d’une sieste?',
        response:
          'Sur l’équipement de sommeil prévu par la réglementation et par la politique de votre milieu : une surface ferme et plane, sous surveillance. Si vous ne pouvez pas l’offrir dehors, la sortie se termine avant la sieste, et c’est très bien ainsi.',
      },
      {
        question: 'Le hamac est-il bien installé?',
        response:
          'Des sangles larges sur des arbres sains, une assise à moins de 50 cm du sol, une zone dégagée, un enfant à la fois. Essayez-le vous-même, puis retirez-le à la fin : un hamac oublié est une corde oubliée.',
      },
      {
        question: 'Comment protège-t-on du froid, du soleil et des insectes?',
        response:
          'Isolez du sol, déplacez l’ombre avec le soleil, prévoyez une moustiquaire et des vêtements longs. Un enfant immobile se refroidit plus vite qu’un enfant qui court : touchez la nuque après cinq minutes, puis souvent.',
      },
      {
        question: 'Que fait l’adulte pendant ce temps?',
        response:
          'Elle se pose aussi, à la vue de tous, et parle moins. Le calme se transmet mieux qu’il ne se demande. C’est le bon moment pour observer l’enfant qu’on voit peu, et pour noter une phrase entendue.',
      },
    ],
    goodToKnow: [
      {
        tip: 'Un hamac n’est pas un lieu de sommeil régulier.',
        explanation:
          'La position courbée et les cordes sont un danger pour l’enfant qui dort. C’est un lieu de détente pour un enfant éveillé, jamais une place de sieste pour un poupon. Un enfant qui s’y endort est déplacé sur une surface ferme et plane.',
      },
      {
        tip: 'Un poupon endormi ailleurs est déplacé.',
        explanation:
          'Poussette, siège d’auto, balançoire : la tête peut basculer et gêner la respiration. On le couche sur le dos, dans un lit conforme, dès que possible, et on le garde sous les yeux d’ici là.',
      },
      {
        tip: 'La détente n’est pas une récompense.',
        explanation:
          'Elle est offerte à tous, tous les jours, et surtout à l’enfant qui a eu une matinée difficile. La retirer à celui qui en a le plus besoin ne lui apprend rien.',
      },
      {
        tip: 'Trois minutes de silence suffisent.',
        explanation:
          'Comptez sur vos doigts les sons entendus, puis comparez. Un avion, deux oiseaux, un ventre qui gargouille : l’écoute devient un jeu, et le silence cesse d’être une punition.',
      },
      {
        tip: 'Le livre voyage bien.',
        explanation:
          'Un album dans un sac étanche crée un rituel de retour au calme. Choisissez-le pour le lieu : une histoire d’ours ne se lit pas de la même façon au pied d’un arbre.',
      },
      {
        tip: 'S’ennuyer un peu fait naître le jeu.',
        explanation:
          'Avant de proposer, attendez. Entre « Je sais pas quoi faire » et la première idée, il se passe souvent cinq minutes. Les vôtres les écourteraient.',
      },
    ],
  },
  {
    id: 'outils',
    title: 'Outils en milieu naturel',
    intro:
      'De vrais outils, bien choisis et bien accompagnés, rendent les enfants attentifs et fiers. Ils ne sont jamais indispensables.',
    questionsToAsk: [
      {
        question: 'Pourquoi proposer cet outil, à qui et maintenant?',
        response:
          'Il faut une intention claire et un enfant volontaire, reposé, capable de suivre une consigne simple. Fabriquer un crochet pour la bâche est une raison; « essayer la scie » n’en est pas encore une. Si l’après-midi s’étire, ce sera demain.',
      },
      {
        question: 'Ai-je l’accord nécessaire?',
        response:
          'Vérifiez la politique du milieu, l’accord de la direction ou du bureau coordonnateur, l’information aux parents et les assurances. Montrez aux parents l’outil et la façon de faire : la photo d’une main gantée rassure mieux qu’un paragraphe.',
      },
      {
        question: 'Suis-je à l’aise avec cet outil?',
        response:
          'Utilisez-le et entretenez-le vous-même avant de l’offrir, jusqu’à pouvoir parler en travaillant. Si vous hésitez, l’enfant le sentira. Commencez par un outil que vous aimez : c’est celui que vous montrerez le mieux.',
      },
      {
        question: 'Quel est le ratio?',
        response:
          'Avec un outil tranchant, un adulte pour un enfant, à portée de main. Avec une pelle ou un marteau léger, un petit groupe et un outil par poste. Le reste du groupe a lui aussi son adulte : une adulte seule n’ouvre jamais ce poste.',
      },
      {
        question: 'Où est la zone d’outils?',
        response:
          'Une zone délimitée, une position assise ou debout bien stable, et autour de chacun une « bulle » vide : une longueur de bras, plus l’outil. L’enfant la trace lui-même en tournant sur place, bras tendu.',
      },
      {
        question: 'Où sont les outils quand on ne s’en sert pas?',
        response:
          'Comptés, dans leur étui, hors de portée, sous la garde d’une adulte nommée. « Nommée » veut dire qu’on l’a dit à voix haute. Un outil posé dans l’herbe une seconde est un outil perdu.',
      },
    ],
    goodToKnow: [
      {
        tip: 'On commence par l’épluche-légumes.',
        explanation:
          'C’est le même geste que le couteau, avec une lame protégée et un résultat immédiat. Un bâton frais d’essence tendre, pelé loin de soi : l’écorce s’enroule, et l’attention dure.',
      },
      {
        tip: 'Un outil affûté et à la bonne taille est plus sûr.',
        explanation:
          'Un outil émoussé oblige à forcer, et c’est quand on force que la main glisse. Faites affûter les vôtres avant la saison, et choisissez des manches que les petites mains entourent.',
      },
      {
        tip: 'Un gant sur la main qui tient, aucun sur la main qui coupe.',
        explanation:
          'On protège la main exposée tout en gardant une bonne prise de l’autre. Un gant à la taille de l’enfant, sinon il gêne plus qu’il ne protège.',
      },
      {
        tip: 'Un outil, une tâche, une personne.',
        explanation:
          'On ne se promène pas avec un outil, et on le remet à l’adulte, manche devant. Dites la phrase en la faisant : « Je te le donne, tu l’as? » « Je l’ai. » Ce petit échange évite bien des coupures.',
      },
      {
        tip: 'Compter avant, compter après.',
        explanation:
          'Aucun départ tant qu’il manque un outil ou un clou. Un panneau avec la silhouette de chaque outil rend l’absence visible d’un coup d’œil, même pour les enfants.',
      },
      {
        tip: 'La fatigue met fin à l’atelier.',
        explanation:
          'Prévoyez cinq à dix minutes, et arrêtez sur une réussite. Le bâillement, le regard qui part, le geste qui s’emballe : rangez avant d’y être forcée.',
      },
    ],
  },
]
