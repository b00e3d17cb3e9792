import type { SituationContent } from './types.ts'

export const PLAY_SITUATIONS: readonly SituationContent[] = [
  {
    id: 'morsure',
    moments: ['jeu'],
    ages: ['AGE_0_18_MONTHS', 'AGE_2_YEARS_3_YEARS'],
    scene:
      'Un cri, deux enfants autour d’un camion, un avant-bras tendu vers vous. La marque des dents blanchit, puis rougit. Celui qui a mordu a l’air aussi surpris que l’autre.',
    age: 'Une morsure est rarement une méchanceté : c’est une envie, une fatigue ou trop de monde, arrivées avant les mots.',
    byAge: [
      { age: 'Avant 18 mois, souvent', text: 'Tout passe par la bouche, l’épaule du voisin aussi.' },
      { age: 'Vers 2 ans', text: 'L’envie du camion est immense, le frein tout neuf.' },
      {
        age: 'Vers 3 ans',
        text: 'Plusieurs enfants trouvent déjà un mot ou un cri, sauf quand ils sont pressés, fatigués ou coincés.',
      },
    ],
    now: 'Allez d’abord à celle qui a mal : vos bras, puis les soins prévus par le protocole de votre milieu. Celui qui a mordu reste à côté, à portée de main. Il voit qu’on soigne, il aide s’il le veut, et vous le gardez près de vous le reste de la matinée.',
    toChild:
      '« Je ne te laisse pas mordre, ça fait mal. Tu voulais le camion. Tends la main, dis “à moi après”, je t’aide. »',
    toParent:
      'À l’un : « Elle a été mordue au bras; voici la marque et ce que nous avons fait. » À l’autre : « Il a mordu, pour un camion. On reste plus près de lui. » Aucun nom ne voyage.',
    avoid:
      'Mordre « pour lui montrer ». Exiger un bec : elle n’a peut-être pas envie d’être embrassée par ces dents-là.',
    help: 'La peau est percée : protocole de premiers soins, parents prévenus sans attendre, Info-Santé (811) pour la suite. Si les morsures reviennent, notez une semaine l’heure, le lieu et ce qui venait juste avant, et lisez ces notes en équipe, puis avec le parent.',
    seeAlso: ['un-seul-jouet', 'tape'],
    keywords: 'mord mordre mordu dents agressivité',
  },
  {
    id: 'tape',
    moments: ['jeu'],
    ages: ['AGE_18_MONTHS_2_YEARS', 'AGE_4_YEARS_5_YEARS'],
    scene:
      'Il passe près de la table, tape une épaule, continue. Tape une tête, continue. Personne ne lui avait rien fait, et c’est peut-être le problème.',
    age: 'Un coup tient souvent lieu de phrase, vers 2 ans : « Regarde », « À moi », « Trop près ». Vers 4 ans, plusieurs enfants savent la dire, sauf épuisés ou humiliés.',
    now: 'Arrêtez la main avant de parler, doucement mais pour vrai. Puis devinez la phrase, et montrez le geste qui la dit : une paume posée sur la table, un bloc tendu.',
    toChild:
      '« J’arrête ta main. Tu veux jouer avec eux? Mets ton bloc à côté du leur et attends, je reste avec toi. »',
    toParent:
      '« Trois fois aujourd’hui, il a tapé pour entrer dans un jeu. La quatrième fois, il a tendu un bloc, et ça a marché. »',
    avoid: '« Dis excuse! », lancé de l’autre bout du local. Le mot sort tout seul; la main, elle, n’a rien appris.',
    help: 'Il blesse malgré votre présence, ou vous ne trouvez plus la phrase sous le coup? Invitez un autre regard : la conseillère pédagogique, l’agente de soutien du bureau coordonnateur. Le parent peut aussi en parler à son CLSC.',
    seeAlso: ['morsure', 'exclusion'],
    keywords: 'taper frapper coup pousser agressif bataille',
  },
  {
    id: 'un-seul-jouet',
    moments: ['jeu', 'dehors'],
    ages: ['AGE_18_MONTHS_2_YEARS', 'AGE_4_YEARS_5_YEARS'],
    scene:
      'Deux mains sur le manche. L’une tire, l’autre tire. Il y a neuf pelles dans le bac, mais celle-ci est rouge.',
    age: 'Partager s’apprend lentement, sur des années, et rarement avec la pelle qu’on a déjà dans la main.',
    byAge: [
      { age: 'Vers 2 ans', text: 'On joue surtout côte à côte. Plusieurs pelles pareilles valent mieux qu’une leçon.' },
      { age: 'Vers 3 ou 4 ans', text: 'Attendre un court moment devient possible, avec vous à côté.' },
      { age: 'Vers 4 ou 5 ans', text: 'Plusieurs trouvent eux-mêmes un arrangement auquel vous n’aviez pas pensé.' },
    ],
    now: 'Posez votre main sur la pelle sans la prendre. Dites tout haut ce que chacun voulait en faire, puis demandez comment on s’arrange. Attendez plus longtemps que vous n’en avez envie.',
    toChild: '« Vous voulez tous les deux la rouge. Je la tiens pendant que vous cherchez une idée. »',
    toParent: '« Il a tenu bon pour une pelle, puis il a proposé de creuser à deux. L’idée venait de lui. »',
    avoid:
      'Mener l’enquête pour savoir qui l’avait d’abord. Confisquer la pelle : deux perdants, et une pelle qui n’y est pour rien.',
    help: 'C’est toujours le même qui cède, ou le même qui emporte? Comptez pendant une semaine avant de conclure, puis regardez le matériel et les groupes avec l’équipe.',
    seeAlso: ['morsure', 'exclusion'],
    keywords: 'conflit jouet partage chicane dispute',
  },
  {
    id: 'a-la-bouche',
    moments: ['jeu', 'dehors', 'sante'],
    ages: ['AGE_0_18_MONTHS', 'AGE_2_YEARS_3_YEARS'],
    isUrgent: true,
    scene:
      'Il a été caché par le pouf trois secondes. Il en ressort radieux, les joues rondes, quelque chose de rouge entre les gencives.',
    age: 'Avant 18 mois, l’enfant connaît généralement le monde par la bouche, et plusieurs continuent bien après. Aucune consigne ne remplace un plancher vu à quatre pattes.',
    now: 'Accroupissez-vous sans crier, ouvrez la main sous son menton, ouvrez la bouche vous aussi. S’il ne rend rien, retirez ce que vous voyez bien. Puis le tour du plancher, tout de suite.',
    toChild: '« Donne. Merci! Ça, ce n’est pas pour la bouche. Ta bouche veut mordre? Voilà l’anneau. »',
    toParent:
      '« Il a trouvé une roue de camion sous le pouf et nous l’a rendue. Nous avons vérifié tout le plancher. »',
    avoid:
      'Crier : il pourrait avaler de surprise. Laisser traîner, avant 3 ans, ce qui passe dans un rouleau de papier hygiénique; à tout âge, une pile, un aimant, un morceau de ballon.',
    help: 'Il ne peut plus respirer, tousser ou pleurer : les gestes appris en secourisme, pendant que quelqu’un compose le 911. Il a peut-être avalé une pile ou un aimant : 911, sans attendre un signe. Un autre objet : Info-Santé (811). Un produit ou une plante : Centre antipoison, 1 800 463-5060.',
    seeAlso: ['plante', 'morsure'],
    keywords: 'étouffement avaler mettre tout dans la bouche petit objet bille',
  },
  {
    id: 'exclusion',
    moments: ['jeu'],
    ages: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    scene:
      'Le restaurant affiche complet. Deux cuisiniers barrent l’entrée avec un tabouret. Elle reste devant, un menu à la main, et relit des lettres qu’elle ne sait pas lire.',
    age: 'Les amitiés préférées apparaissent souvent vers 3 ou 4 ans, et les portes fermées avec elles. Protéger son jeu et blesser quelqu’un se ressemblent encore beaucoup.',
    now: 'Entrez par la cuisine : commandez une soupe, demandez qui la livre. Un rôle de plus ouvre mieux la porte qu’un règlement. Si le restaurant reste plein, aidez-la à en ouvrir un en face.',
    toChild: '« Ils t’ont dit non, et ça fait de la peine. On leur demande s’il manque une livreuse? »',
    toParent:
      '« On lui a fermé une porte ce matin. Elle a fini livreuse de soupe. Si elle vous en parle, la peine d’abord, les solutions après. »',
    avoid:
      '« Ici, on est tous amis. » Ce n’est vrai de personne. Forcer l’entrée remplit le restaurant et vide le jeu.',
    help: 'La même enfant reste dehors plusieurs jours de suite : ce n’est plus à elle de trouver. Changez les groupes et le matériel, portez vos observations à l’équipe, puis à ses parents.',
    seeAlso: ['un-seul-jouet', 'silence'],
    keywords: 'rejet ami amitié intimidation seul exclu',
  },
  {
    id: 'fusil',
    moments: ['jeu', 'dehors'],
    ages: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    scene:
      '« Pan! T’es mort! » La branche a un canon, une gâchette et un bruit de bouche très réussi. La victime meurt longuement, se relève et réclame de mourir encore.',
    age: 'Un rôle pris très au sérieux demande souvent peu d’accessoires, vers 3 ou 4 ans : n’importe quel bâton suffit. On y joue la force et la peur, à l’abri du faux.',
    now: 'Regardez les visages avant la branche. Si les deux rient et que chacun peut arrêter, le jeu tient. Posez vos conditions : loin du visage, seulement ceux qui jouent, et « stop » veut dire stop.',
    toChild: '« Elle, elle ne joue pas : on ne la vise pas. Et toi, tu défends quoi, au juste? »',
    toParent:
      '« Ils jouent à la guerre ces jours-ci, avec trois règles qu’ils récitent mieux que moi. Si cela vous heurte, dites-le-moi. »',
    avoid: 'Interdire le bâton : le jeu renaît avec une banane. Lire l’avenir d’un enfant dans une branche.',
    help: 'Un enfant du groupe a connu la guerre ou la violence, le jeu tourne sur la même scène, quelqu’un a peur : on arrête. Parlez-en à la direction et à la famille; le CLSC peut l’orienter.',
    seeAlso: ['tape', 'histoire'],
    keywords: 'guerre arme pistolet violence bataille tuer',
  },
  {
    id: 'histoire',
    moments: ['jeu'],
    ages: ['AGE_2_YEARS_3_YEARS', 'AGE_4_YEARS_5_YEARS'],
    scene:
      '« C’est le chat qui a renversé la peinture. » Il n’y a pas de chat. Il y a deux mains bleues derrière un dos très droit.',
    age: 'Vers 3 ans, ce qu’on dit et ce qu’on souhaite se mêlent souvent. Entre 4 et 5 ans, plusieurs enfants saisissent que vous pouvez croire autre chose qu’eux. Ils l’essaient.',
    now: 'Gardez une éponge, tendez l’autre, et nettoyez côte à côte en parlant du bleu, de la flaque, du seau. La vérité sort plus facilement de mains occupées.',
    toChild: '« Je vois du bleu par terre et du bleu sur tes mains. Le chat peut nous aider à essuyer. »',
    toParent:
      '« Il a inventé un chat pour expliquer un dégât. On a nettoyé, et il m’a tout raconté au milieu de la flaque. »',
    avoid:
      '« As-tu renversé le pot? », quand vous le savez : la question fabrique la réponse. Le mot « menteur » tache plus que le bleu.',
    help: 'Il n’y a personne à appeler pour un chat bleu. Si le récit parle de coups, de secrets ou d’un adulte qui fait peur, ne démêlez rien. Notez les mots, avisez la direction et lisez « Un enfant confie quelque chose de grave ».',
    seeAlso: ['confidence', 'gros-mot'],
    keywords: 'mensonge mentir menteur imagination inventer bêtise',
  },
]
