import type { SituationContent } from './types.ts'

/** From the arrival to the toilet. */
export const DAY_SITUATIONS: readonly SituationContent[] = [
  {
    id: 'separation',
    moments: ['arrivee'],
    ages: ['AGE_0_18_MONTHS', 'AGE_4_YEARS_5_YEARS'],
    scene:
      'Sept heures quarante. Deux poings serrés sur un manteau, une joue mouillée contre la fermeture éclair, et un père qui regarde l’heure sans oser bouger.',
    age: 'On pleure ceux à qui l’on tient. L’adieu ne s’adoucit pas un peu chaque jour : un lundi, un retour de vacances, et tout recommence.',
    byAge: [
      {
        age: 'Vers 8 à 10 mois',
        text: 'Plusieurs poupons se méfient des visages nouveaux et pleurent au départ du parent.',
      },
      {
        age: 'Vers 2 ans',
        text: 'Il connaît la suite et proteste parfois dès le stationnement. Un rituel toujours pareil lui permet de la prévoir.',
      },
      { age: 'Vers 3 ou 4 ans', text: '« Après la collation » lui parle mieux que « à quatre heures ».' },
    ],
    now: 'Descendez à sa hauteur et laissez le parent annoncer lui-même qu’il part. Un bec, un signe à la fenêtre, la porte : demain, le même ordre. Offrez ensuite vos bras, ou seulement votre voisinage.',
    toChild: '« Ton père s’en va travailler. Il revient après la collation. Tu as de la peine, et je reste avec toi. »',
    toParent:
      '« Dites-lui au revoir même s’il pleure, puis partez pour vrai. Appelez-moi dans la matinée, je vous raconterai la suite. »',
    avoid:
      'Le départ en cachette, pendant qu’il regarde le poisson. Demain, il surveillera la porte au lieu du poisson.',
    help: 'Après plusieurs jours, il pleure encore longtemps, ne joue pas ou ne mange pas? Notez ce que vous voyez et parlez-en à la direction ou au bureau coordonnateur, puis au parent. Vous pourrez reprendre l’intégration plus lentement.',
    seeAlso: ['doudou', 'retrouvailles'],
    keywords: 'pleurs matin intégration crise départ',
  },
  {
    id: 'retrouvailles',
    moments: ['arrivee'],
    ages: ['AGE_18_MONTHS_2_YEARS', 'AGE_3_YEARS_4_YEARS'],
    scene:
      'Sa mère ouvre les bras. Elle la regarde, crie « Non! » et se glisse sous la table avec la locomotive. Trois autres parents ont soudain beaucoup à faire au vestiaire.',
    age: 'Entre 18 mois et 4 ans, plusieurs enfants ont du mal à quitter un jeu, même pour quelqu’un qu’ils aiment. La fatigue d’une journée en groupe attend souvent un visage sûr pour sortir.',
    now: 'Donnez une fin qui se voit : un dernier tour de rail, puis la locomotive dort au garage. C’est elle qui gare. Sa mère regarde, et vous vous effacez.',
    toChild: '« Ton train reste ici jusqu’à demain. Gare-le, et montre à ta mère où il dort. »',
    toParent: '« Elle jouait encore au moment où vous êtes entrée. Ce non parle du train, il ne parle pas de vous. »',
    avoid: '« Avec moi, elle a été si sage! » Le parent entend qu’avec lui, elle ne l’est pas.',
    help: 'Une scène de quelques minutes ne demande personne. Si l’enfant semble avoir peur de repartir, n’interprétez pas et ne questionnez pas : notez ses gestes et ses mots, et avisez la direction le jour même.',
    seeAlso: ['colere', 'confidence'],
    keywords: 'crise départ retour maison fin de journée',
  },
  {
    id: 'parent-absent',
    moments: ['arrivee'],
    ages: ['AGE_0_18_MONTHS', 'AGE_4_YEARS_5_YEARS'],
    scene:
      'La cour s’est vidée. Il reste une boîte à lunch au crochet du bas, et un garçon de 4 ans qui demande pour la troisième fois si l’auto bleue est brisée.',
    age: 'Un enfant ne lit pas l’heure : il compte ceux qui partent. Vers 3 ou 4 ans, « tantôt » et « demain » se précisent à peine.',
    now: 'Ouvrez un jeu gardé pour ces fins de journée, assoyez-vous avec lui et téléphonez de là. Le parent d’abord, puis les contacts d’urgence de sa fiche, dans l’ordre.',
    toChild:
      '« Ton père n’est pas encore ici et je ne sais pas pourquoi. Je l’appelle, et je reste avec toi jusqu’au bout. »',
    toParent:
      '« Il vous a attendu avec moi, on a lu deux livres. Demain, on regardera ensemble qui appeler quand la route bloque. »',
    avoid: 'Soupirer vers l’horloge, ou parler du règlement par-dessus sa tête. Ce n’est pas lui qui conduisait.',
    help: 'Personne ne répond : la direction ou le bureau coordonnateur, et la politique de votre milieu, qui dit quand et qui appeler ensuite. L’enfant ne part qu’avec une personne autorisée. Si l’état de celle qui se présente vous fait craindre pour lui, gardez-le près de vous, appelez la direction, et le 911 s’il y a danger.',
    seeAlso: ['deux-maisons', 'retrouvailles'],
    keywords: 'retard fermeture personne ne vient chercher',
  },
  {
    id: 'repas',
    moments: ['repas'],
    ages: ['AGE_0_18_MONTHS', 'AGE_4_YEARS_5_YEARS'],
    scene:
      'Elle pousse le brocoli jusqu’au bord, puis un peu plus loin. Il tombe. Elle regarde le brocoli, vous regarde, et avance le doigt vers la carotte.',
    age: 'L’appétit va et vient d’un jour à l’autre. Une chose nouvelle doit souvent être vue, sentie et touchée bien des fois avant d’être goûtée.',
    byAge: [
      {
        age: 'Avant 18 mois, souvent',
        text: 'Elle secoue, laisse tomber, recommence : elle vérifie ce que fait un brocoli.',
      },
      { age: 'Vers 2 ans', text: 'Dire non à la carotte, c’est aussi vérifier qu’on est quelqu’un.' },
      { age: 'Vers 4 ou 5 ans', text: 'Elle écoute mieux sa faim et peut se servir elle-même.' },
    ],
    now: 'Mangez la même chose qu’elle, sans commenter son assiette. Vous choisissez ce qui est offert et à quelle heure; elle choisit si elle en prend, et combien.',
    toChild: '« Tu n’es pas obligée d’en manger. Il reste sur la table, si jamais tu changes d’idée. »',
    toParent:
      '« Ce midi, elle a mangé du pain, du riz et un quartier d’orange, de bonne humeur. Le brocoli a surtout voyagé. »',
    avoid: 'Le dessert contre trois bouchées. Le dessert y gagne en prestige, et le brocoli ne s’en remet pas.',
    help: 'Elle tousse souvent en mangeant, refuse des textures entières, mange ou boit beaucoup moins depuis quelques jours : le parent peut appeler Info-Santé (811) ou son CLSC. Si elle ne peut plus respirer, faites les gestes appris en secourisme pendant qu’on compose le 911.',
    seeAlso: ['gros-mot', 'allergie'],
    keywords: 'refus de manger difficile appétit dîner légumes',
  },
  {
    id: 'gros-mot',
    moments: ['repas', 'jeu'],
    ages: ['AGE_2_YEARS_3_YEARS', 'AGE_4_YEARS_5_YEARS'],
    scene:
      'Spaghetti, sauce, silence. Puis un mot très sonore, parfaitement articulé. Six fourchettes s’arrêtent, et six visages se tournent vers vous.',
    age: 'Le plus jeune répète souvent un son entendu sans en connaître le poids. Vers 4 ou 5 ans, plusieurs enfants devinent l’effet de leurs paroles, et goûtent celui-là.',
    now: 'Gardez le visage que vous aviez. Dites la règle une fois, demandez qui veut encore de la sauce, et plus tard offrez un mot aussi bon à dire : « catapulte », « rhododendron ».',
    toChild: '« Ce mot-là blesse des gens, on ne le dit pas ici. Si tu cherches un mot qui explose, j’en ai. »',
    toParent:
      '« Il essaie des mots forts. Ici, on répond tous la même chose, sans rire ni gronder : que dites-vous, vous? »',
    avoid:
      'Rire derrière sa main. Demander « Qui t’a montré ça? » : la réponse viendra au vestiaire, devant la personne.',
    help: 'Le mot sert chaque jour à blesser le même enfant : c’est une affaire d’équipe. S’il décrit des gestes sexuels ou violents, notez la phrase exacte et avisez la direction sans tarder.',
    seeAlso: ['histoire', 'repas'],
    keywords: 'sacre juron insulte vulgaire caca',
  },
  {
    id: 'sieste',
    moments: ['sieste'],
    ages: ['AGE_0_18_MONTHS', 'AGE_4_YEARS_5_YEARS'],
    scene:
      'Treize heures dix. Les respirations ralentissent une à une, sauf sous la fenêtre, où un pied tape doucement contre le mur. Toc. Toc. Toc.',
    age: 'Le besoin de dormir change d’un enfant à l’autre, et chez le même enfant du mardi au mercredi.',
    byAge: [
      {
        age: 'Avant 18 mois, généralement',
        text: 'Chacun son heure : la routine suit l’enfant. Le poupon se couche sur le dos, seul, dans un lit conforme, sans literie molle.',
      },
      {
        age: 'Vers 2 ou 3 ans',
        text: 'Les mêmes gestes dans le même ordre annoncent la sieste mieux que la consigne.',
      },
      { age: 'Vers 4 ou 5 ans', text: 'Plusieurs se reposent sans dormir, et repartent aussi bien.' },
    ],
    now: 'Assoyez-vous près de son matelas et ralentissez votre propre souffle. Une main posée, s’il la veut. S’il ne dort toujours pas après un moment, un livre fait le reste.',
    toChild: '« Dors si tu veux, ou repose seulement ton corps. Je viens te dire quand on se lève. »',
    toParent: '« Il s’est reposé avec un livre d’oiseaux, les yeux ouverts. Comment se passent les soirs, chez vous? »',
    avoid: 'Le maintenir couché, ou lui promettre un après-midi sans cour. Le sommeil s’approche; il ne s’ordonne pas.',
    help: 'Son sommeil change d’un coup ou la fatigue le suit partout : le parent peut en parler à Info-Santé (811). Sa respiration vous inquiète pendant qu’il dort : restez près de lui, et 911 s’il respire mal. Pour le lit et la surveillance, la réglementation et la politique de votre milieu décident.',
    seeAlso: ['doudou', 'noir'],
    keywords: 'dodo dormir repos insomnie réveil',
  },
  {
    id: 'doudou',
    moments: ['sieste', 'arrivee'],
    ages: ['AGE_0_18_MONTHS', 'AGE_3_YEARS_4_YEARS'],
    scene:
      'On a soulevé les coussins, vidé le bac à linge, ouvert le four de la cuisinette. Pas d’oreille grise. Elle tient le bas de votre chandail et attend que vous la fassiez apparaître.',
    age: 'L’objet réconfortant porte l’odeur de la maison : il n’a pas de double. Chez les poupons, il console dans vos bras, jamais dans le lit, où rien de mou n’a sa place.',
    now: 'Cherchez une dernière fois avec elle, en disant tout haut où vous regardez. Puis dites la vérité, et laissez-la choisir autre chose pour aujourd’hui : un chandail à elle, une photo de sa famille, votre main.',
    toChild: '« On ne l’a pas trouvée. C’est difficile de s’endormir sans elle, alors je reste plus longtemps. »',
    toParent:
      '« La doudou a disparu entre la cour et la sieste. On cherche encore; pouvez-vous regarder dans l’auto? »',
    avoid:
      'En glisser une pareille en espérant qu’elle n’y verra rien. Dire qu’elle est trop grande : une perte n’est pas une leçon.',
    help: 'Prévenez l’équipe du soir et dessinez une affiche avec elle, oreille comprise. Un chagrin qui prend toute la journée, plusieurs jours de suite, en cache peut-être un autre : parlez-en avec le parent.',
    seeAlso: ['separation', 'sieste'],
    keywords: 'toutou objet perdu suce couverture réconfort',
  },
  {
    id: 'noir',
    moments: ['sieste'],
    ages: ['AGE_2_YEARS_3_YEARS', 'AGE_4_YEARS_5_YEARS'],
    scene:
      '« Y a un œil dans la garde-robe. » Le rideau est tiré, la veilleuse éclaire la moitié d’une étagère, et quatre ans de courage se cachent sous une couverture jaune.',
    age: 'Le noir, les monstres, les insectes : vers 3 ou 4 ans, les peurs sont fréquentes. L’imagination fabrique très bien, et ne sait pas encore ranger ce qu’elle a fabriqué.',
    now: 'Croyez la peur sans croire au monstre. Allez voir l’œil avec lui, la lampe dans sa main à lui. C’était le bouton d’un manteau? À lui de dire si la porte reste ouverte.',
    toChild: '« Tu as eu peur pour vrai. Éclaire où tu veux, je regarde avec toi. »',
    toParent:
      '« Il a vu un œil dans la garde-robe, puis il l’a éclairé lui-même. Que faites-vous, le soir, quand il a peur? »',
    avoid:
      'Le vaporisateur à monstres, qui confirme qu’il y en avait. « T’es grand » : les grands aussi ont peur, ils ont l’interrupteur.',
    help: 'Des semaines de peurs qui l’empêchent de dormir ou de jouer méritent un avis : le parent appelle son CLSC ou Info-Santé (811). Une peur qui vise une personne se note mot à mot et se dit à la direction.',
    seeAlso: ['bruit', 'sieste'],
    keywords: 'noirceur monstre cauchemar veilleuse obscurité',
  },
  {
    id: 'accident',
    moments: ['soins', 'jeu'],
    ages: ['AGE_2_YEARS_3_YEARS', 'AGE_4_YEARS_5_YEARS'],
    scene:
      'Il est debout au milieu des blocs, les jambes un peu écartées, très occupé à regarder le plafond. À ses pieds, la flaque avance vers la tour.',
    age: 'La propreté s’apprend généralement entre 2 et 4 ans, et un jeu passionnant reste longtemps plus fort que la vessie. Un accident après des semaines de réussites fait partie du chemin.',
    now: 'Approchez-vous avant de parler, et parlez bas. Il se change à l’écart, en faisant seul ce qu’il sait faire; la tour est déplacée, la flaque disparaît, et personne n’a rien annoncé.',
    toChild: '« Ton corps a été plus vite que toi. Viens mettre du sec, ta tour t’attend. »',
    toParent:
      '« Un accident ce matin, en plein chantier. Il s’est changé presque seul; il lui manque des bas de rechange. »',
    avoid: 'Le soupir. La couche remise « pour la sortie ». Le voisin félicité d’être resté au sec.',
    help: 'Les accidents avaient cessé et reviennent souvent, il a mal, il se retient jusqu’à en pleurer : le parent peut appeler Info-Santé (811). La cause, ce n’est pas à vous de la trouver.',
    seeAlso: ['toilette', 'bebe'],
    keywords: 'pipi propreté couche dégât énurésie',
  },
  {
    id: 'toilette',
    moments: ['soins'],
    ages: ['AGE_18_MONTHS_2_YEARS', 'AGE_3_YEARS_4_YEARS'],
    scene:
      '« Tu veux essayer? » Non. Elle croise les jambes, danse sur place et vous explique, très calme, qu’il n’y a pas de pipi dans son corps.',
    age: 'On est prête quand on est prête, entre 2 et 4 ans chez plusieurs enfants. À l’âge du « moi toute seule », une décision prise par un autre a peu de chances.',
    now: 'Rendez-lui la décision. L’invitation revient à des moments fixes, avant la cour, après la sieste, pour tout le monde; un non ferme le sujet jusqu’au prochain.',
    toChild: '« C’est ton corps, c’est toi qui le sens. La toilette est là, et moi aussi. »',
    toParent:
      '« Elle a dit non quatre fois et oui une fois, à son heure. Comment vous y prenez-vous, qu’on fasse pareil? »',
    avoid: 'L’asseoir malgré elle. L’y laisser en attendant. Coller une étoile par goutte, puis manquer d’étoiles.',
    help: 'Elle a mal, retient ses selles, ou recule d’un coup : le parent appelle Info-Santé (811) ou son CLSC. Entre vous, une seule façon de faire, écrite, que la remplaçante lit aussi.',
    seeAlso: ['accident', 'habillage'],
    keywords: 'pot propreté pipi caca refus couche',
  },
  {
    id: 'corps',
    moments: ['soins', 'sieste'],
    ages: ['AGE_2_YEARS_3_YEARS', 'AGE_4_YEARS_5_YEARS'],
    scene:
      'Pendant l’histoire, au fond du tapis, une main descend dans une culotte et y reste, tranquille. Deux voisins regardent maintenant moins les images que la main.',
    age: 'Le nez, le nombril, le sexe : l’enfant découvre son corps au complet, et s’y apaise parfois avant de dormir ou quand il s’ennuie. Comparer et poser des questions vient avec.',
    now: 'Sans changer de visage, dites tout bas que c’est privé et offrez aux mains autre chose : la page à tourner, un coussin. Aux deux curieux, une phrase et les vrais mots suffisent.',
    toChild:
      '« Ton corps est à toi. Se toucher là, c’est privé, on ne le fait pas devant les autres. Tu tournes la page? »',
    toParent:
      '« Elle découvre son corps. Nous disons “c’est privé”, puis nous passons à autre chose. Quels mots prenez-vous à la maison? »',
    avoid:
      'Gronder, rire, dire que c’est sale. D’un corps qui fait honte, un enfant ne parle plus, même le jour où il le faudrait.',
    help: 'Un geste qui blesse, qu’un enfant impose, qui imite une sexualité d’adulte ou s’entoure d’un secret : séparez calmement, notez les faits et les mots, avisez la direction. Un motif raisonnable de croire que la sécurité ou le développement d’un enfant est compromis suffit : vous signalez vous-même à la DPJ, sans délai.',
    seeAlso: ['confidence', 'toilette'],
    keywords: 'masturbation sexualité curiosité docteur pénis vulve nu',
  },
]
