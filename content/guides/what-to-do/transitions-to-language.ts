import type { SituationContent } from './types.ts'

/** Transitions, outings, language. */
export const TRANSITIONS_TO_LANGUAGE_SITUATIONS: readonly SituationContent[] = [
  {
    id: 'colere',
    moments: ['transition', 'jeu'],
    ages: ['AGE_18_MONTHS_2_YEARS', 'AGE_4_YEARS_5_YEARS'],
    scene:
      '« On range! » Le mot à peine dit, il est par terre. Les talons frappent, la voix monte, un bloc vole. Autour, sept enfants sont devenus des statues.',
    age: 'Les crises sont courantes vers 2 ans : l’envie est immense et le frein à peine installé. Vers 3 ou 4 ans, l’enfant nomme souvent sa colère, mais après, quand elle est repartie.',
    now: 'Écartez les blocs plutôt que l’enfant. Restez à un bras de distance, presque muette, plus basse que lui. Le rangement continue sans vous, ou il attend. Quand le corps mollit, un verre d’eau.',
    toChild: '« Tu es très fâché. Je suis là. »',
    toParent:
      '« Le rangement l’a pris par surprise. Cinq minutes de cris, un verre d’eau, et il a chanté la chanson jusqu’au bout. Demain, je le préviens avant les autres. »',
    avoid: 'Expliquer pendant la tempête. L’isoler : il apprendrait qu’on est seul quand on déborde.',
    help: 'Il se fait mal, il fait mal, ou les colères mangent ses journées depuis des semaines? Notez ce qui vient juste avant, puis parlez-en à la direction et au parent, qui peut s’adresser au CLSC. Un malaise : 911.',
    seeAlso: ['tape', 'retrouvailles'],
    keywords: 'crise bacon hurle rage frustration rangement',
  },
  {
    id: 'bruit',
    moments: ['transition', 'dehors'],
    ages: ['AGE_0_18_MONTHS', 'AGE_3_YEARS_4_YEARS'],
    scene:
      'Un aspirateur démarre derrière le mur. Elle lâche son gobelet, plaque ses mains sur ses oreilles et grimpe sur vous comme à un arbre.',
    age: 'Un bruit qui n’a ni visage ni fin prévue fait peur à n’importe qui. Le poupon emprunte votre calme; vers 3 ou 4 ans, plusieurs enfants s’inquiètent déjà du prochain.',
    now: 'Gardez-la contre vous, nommez le bruit, puis cherchez-le ensemble, d’aussi loin qu’elle le veut. Un autre jour, donnez-lui le bouton : on craint moins ce qu’on allume soi-même.',
    toChild: '« C’est fort! C’est l’aspirateur, de l’autre côté du mur. Il va s’arrêter, et je ne te lâche pas. »',
    toParent:
      '« L’aspirateur l’a effrayée. Elle l’a écouté dans mes bras, puis par la porte. Y a-t-il des bruits qu’elle craint chez vous? »',
    avoid: 'L’approcher « pour qu’elle voie que ce n’est rien ». Refaire le bruit pour rire.',
    help: 'Les bruits de tous les jours la font pleurer, semaine après semaine; ou, au contraire, elle ne se retourne ni au bruit ni à son prénom. Dites au parent ce que vous observez : il peut appeler Info-Santé (811) ou son CLSC.',
    seeAlso: ['noir', 'colere'],
    keywords: 'peur aspirateur sirène alarme orage tonnerre sursaut',
  },
  {
    id: 'habillage',
    moments: ['transition', 'dehors'],
    ages: ['AGE_18_MONTHS_2_YEARS', 'AGE_3_YEARS_4_YEARS'],
    scene:
      'Huit habits de neige dans le corridor, et sept enfants dedans. La huitième est couchée à plat ventre sur le sien, les bras en croix. Sa voix sort du tissu : « Pas ça. »',
    age: 'Enlever vient bien avant mettre. Vers 2 ou 3 ans, « moi toute seule » est souvent le mot du jour. Vers 3 ou 4 ans, l’habillage est presque complet chez plusieurs, et la fermeture éclair résiste encore.',
    now: 'Étalez l’habit devant elle et offrez un vrai choix : quel pied d’abord? Faites le plus petit bout possible, le talon, la languette, et laissez-lui la victoire. Les sept autres attendent mieux assis sur la marche, avec une chanson.',
    toChild: '« Le pied gauche ou le pied droit? Toi, tu pousses. Moi, je tiens la botte. »',
    toParent: '« Ce matin, une jambe sans aide! Des mitaines faciles à enfiler l’aideraient pour le reste. »',
    avoid:
      '« On part sans toi. » C’est faux, elle le sait, et les sept autres aussi. Habiller de force un corps raide.',
    help: 'Une couture, une étiquette, un tissu la fait pleurer chaque jour : notez lequel et dites-le au parent, qui peut demander conseil au CLSC. Pour le froid, les seuils de votre milieu décident.',
    seeAlso: ['toilette', 'colere'],
    keywords: 'habiller vêtements hiver mitaines bottes refus vestiaire',
  },
  {
    id: 'fuite',
    moments: ['dehors', 'transition'],
    ages: ['AGE_18_MONTHS_2_YEARS', 'AGE_4_YEARS_5_YEARS'],
    isUrgent: true,
    scene:
      'Le rang longe la clôture. Une feuille rouge file au vent; une tuque rouge file derrière elle, vers le stationnement.',
    age: 'Vers 2 ans, courir est tout neuf et s’arrêter ne l’est pas encore. Vers 4 ou 5 ans, plusieurs enfants respectent bien une limite; une feuille peut quand même gagner.',
    now: 'Criez son prénom et « Stop! ». Une adulte court vers lui; l’autre arrête le rang, le fait asseoir et compte à voix haute. Si vous êtes seule, c’est le plan prévu par votre milieu qui compte : relisez-le avant chaque sortie.',
    toChild:
      '« J’ai eu peur : il y a des autos ici. Quand tu vois quelque chose, montre-le-moi, et on y va ensemble. »',
    toParent:
      '« À 10 h, il a quitté le rang vers le stationnement. Je l’ai rattrapé au trottoir. Voici ce qui change dès demain. »',
    avoid:
      'Rire en lui courant après : ce serait le meilleur jeu de la semaine. Taire l’événement parce qu’il finit bien.',
    help: 'Vous ne le voyez plus : 911, sans attendre d’avoir fouillé partout, puis la direction ou le bureau coordonnateur, et le parent. On cherche d’abord vers l’eau et vers la rue. S’il repart souvent, revoyez le trajet et le nombre d’adultes en équipe.',
    seeAlso: ['plante', 'habillage'],
    keywords: 'fugue perdu disparu courir rue sortie parc manque',
  },
  {
    id: 'plante',
    moments: ['dehors', 'sante'],
    ages: ['AGE_0_18_MONTHS', 'AGE_4_YEARS_5_YEARS'],
    isUrgent: true,
    scene: 'Du jus violet au coin de la bouche, trois fruits écrasés dans la paume, et un sourire. « C’est bon. »',
    age: 'Goûter reste longtemps une façon de connaître. « Rien de la nature ne se mange » se redit à chaque sortie, à tout âge.',
    now: 'Retirez ce qui reste dans la bouche et dans la main. Ne le faites pas vomir. Gardez un fruit, une feuille ou une photo, regardez l’heure, et appelez, même s’il va bien.',
    toChild: '« Tu ne savais pas. Montre-moi lesquelles; on appelle quelqu’un qui connaît les plantes. »',
    toParent:
      '« À 14 h, il a croqué des baies d’un buisson. J’ai appelé le Centre antipoison, voici ce qu’on m’a dit. J’ai gardé une branche. »',
    avoid: 'Chercher le nom de la plante avant d’appeler. Gronder : la prochaine fois, il fermera la main.',
    help: 'Centre antipoison du Québec, 1 800 463-5060, avant tout symptôme. S’il respire mal, réagit peu ou que son visage enfle : 911. Le parent et la direction tout de suite après.',
    seeAlso: ['a-la-bouche', 'allergie'],
    keywords: 'poison intoxication champignon fruit empoisonnement avalé produit',
  },
  {
    id: 'silence',
    moments: ['langage', 'jeu'],
    ages: ['AGE_2_YEARS_3_YEARS', 'AGE_4_YEARS_5_YEARS'],
    scene:
      'Il est arrivé lundi et nous sommes jeudi. Il joue, il mange, il aligne des autos au millimètre. Personne ici ne connaît encore sa voix.',
    age: 'Regarder longtemps est une façon de participer. Un tempérament prudent, un lieu nouveau, une langue nouvelle : à 2 ans comme à 5 ans, plusieurs enfants gardent leurs mots pour plus tard.',
    now: 'Prenez trois autos et jouez à côté, en parlant des vôtres. Acceptez toutes les réponses qui ne s’entendent pas : un doigt, un regard, une auto qui avance de deux centimètres.',
    toChild: '« La rouge se stationne ici. Montre-moi où va la tienne, si tu veux. »',
    toParent: '« Il joue beaucoup, et je ne connais pas encore sa voix. À la maison, de quoi parle-t-il? »',
    avoid:
      '« T’as perdu ta langue? » Les questions en rafale. Les applaudissements au premier mot, qui serait alors le dernier.',
    help: 'Le silence dure bien après l’intégration, il tombe sur un enfant qui parlait, ou il ne se lève qu’à la maison? Mettez vos observations et celles du parent côte à côte. Le CLSC ou le programme Agir tôt peut l’orienter.',
    seeAlso: ['langues', 'exclusion'],
    keywords: 'muet timide gêné parle pas mutisme retrait',
  },
  {
    id: 'premiers-mots',
    moments: ['langage'],
    ages: ['AGE_0_18_MONTHS', 'AGE_2_YEARS_3_YEARS'],
    scene:
      'Elle tire votre manche, pointe l’armoire, pointe encore. « Eu! » De l’eau? Non. Le jeu? Non. Elle tape du pied : vous n’êtes pas rapide, aujourd’hui.',
    age: 'Comprendre vient avant dire, et d’un enfant à l’autre les écarts sont grands, même sous le même toit.',
    byAge: [
      { age: 'Vers 12 mois', text: 'Les premiers mots apparaissent souvent. Le doigt qui pointe parle déjà.' },
      {
        age: 'Vers 18 mois',
        text: 'Plusieurs enfants disent une vingtaine de mots, d’autres beaucoup moins ou beaucoup plus.',
      },
      { age: 'Vers 2 ans', text: 'Plusieurs en disent une cinquantaine et commencent à en mettre deux ensemble.' },
    ],
    now: 'Ouvrez l’armoire, descendez à sa hauteur, montrez deux choses et attendez. Quand son doigt tombe juste, donnez l’objet avec son nom, puis le nom avec un mot de plus.',
    toChild: '« La balle! Tu veux la balle bleue. »',
    toParent:
      '« Elle se fait comprendre avec tout son corps. Quels sons veulent dire quelque chose chez vous, qu’on les reconnaisse ici? »',
    avoid: 'Garder la balle en otage d’un mot. Faire répéter. Nommer la cousine du même âge, qui récite.',
    help: 'Le parent s’inquiète, ou vos notes de plusieurs semaines vous inquiètent : il n’a pas à attendre pour demander. Le CLSC, le programme Agir tôt ou Info-Santé (811) l’orientera. Si des mots déjà dits disparaissent, qu’il appelle sans tarder.',
    seeAlso: ['langues', 'begaiement'],
    keywords: 'langage parle pas orthophoniste vocabulaire',
  },
  {
    id: 'begaiement',
    moments: ['langage', 'repas'],
    ages: ['AGE_2_YEARS_3_YEARS', 'AGE_4_YEARS_5_YEARS'],
    scene:
      '« Je je je… je veux… » Sa main s’ouvre et se ferme dans le vide. Le mot est là, derrière les dents, et toute la table attend avec lui.',
    age: 'Entre 2 et 4 ans, chez plusieurs enfants, les phrases s’allongent vite. La pensée court devant, la bouche suit comme elle peut, et un début de phrase revient deux ou trois fois.',
    now: 'Regardez ses yeux, pas sa bouche. Laissez-le arriver au bout, comptez deux dans votre tête, et répondez à ce qu’il a dit, un peu plus lentement que d’habitude. C’est à vous de ralentir.',
    toChild: '« Le grand camion, celui avec l’échelle. D’accord, je te le descends. »',
    toParent:
      '« Il bute parfois au début de ses phrases, surtout quand il a beaucoup à raconter. L’entendez-vous aussi? »',
    avoid: '« Respire. » « Recommence. » Le mot soufflé à sa place. Trois façons de lui dire qu’il parle mal.',
    help: 'Cela dure, demande un effort qui se voit, ou il commence à éviter de parler : ne nommez rien, décrivez. Le parent peut demander un avis au CLSC ou au programme Agir tôt; Info-Santé (811) dira par où commencer.',
    seeAlso: ['premiers-mots', 'silence'],
    keywords: 'bégaie bégayer répète tic orthophoniste',
  },
  {
    id: 'langues',
    moments: ['langage', 'arrivee'],
    ages: ['AGE_0_18_MONTHS', 'AGE_4_YEARS_5_YEARS'],
    scene:
      'Sa grand-mère lui chuchote une phrase que vous ne comprenez pas, et il éclate de rire. La porte se ferme. Le rieur devient un enfant qui pointe.',
    age: 'Il n’arrive pas sans langage : tous ses mots sont rangés ailleurs. Il écoute longtemps, puis prend dans une langue ce qui manque à l’autre, parfois au milieu d’une phrase.',
    now: 'Apprenez trois mots de chez lui, les plus utiles : « maman », « eau », « mal ». Dites-les de travers, il vous corrigera. En français, joignez toujours le geste ou l’objet au mot.',
    toChild: '« Toi, tu dis ça comment? Et ici, on dit “camion”. Maintenant, on a deux mots pour le même camion. »',
    toParent:
      '« Chantez et racontez dans votre langue, elle lui est précieuse. Voulez-vous nous apprendre sa berceuse? »',
    avoid:
      'Demander à la famille de passer au français. Prendre la grande sœur comme interprète pour une question de santé.',
    help: 'Le parent s’inquiète aussi des mots dans la langue de la maison : c’est le renseignement à retenir. Le CLSC ou le programme Agir tôt peut l’orienter; demandez avec lui la présence d’un interprète.',
    seeAlso: ['silence', 'premiers-mots'],
    keywords: 'bilingue bilinguisme immigration anglais français allophone',
  },
]
