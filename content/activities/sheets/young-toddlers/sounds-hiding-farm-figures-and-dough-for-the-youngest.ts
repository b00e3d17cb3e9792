import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

/** Taps that answer each other, a song in which each thing falls silent, a sheep that looks for its voice, a finger in the dough, and feet under a curtain. */
export const YOUNG_TODDLERS_SOUND_AND_DOUGH_SHEETS: readonly BankSheet[] = [
  {
    key: 'poc-poc-et-puis-toi',
    summary:
      'Le petit tape, arrête et regarde : vous lui rendez le même son, puis vous attendez. Un coup fort, un coup d’ongle, un silence : une conversation.',
    ageGroups: ['AGE_0_18_MONTHS', 'AGE_18_MONTHS_2_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_COGNITIVE'],
    themes: ['sons-et-silence'],
    materials: ['contenants-et-cuilleres', 'instruments-de-musique'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'les sons',
      'sons',
      'casseroles',
      'casserole',
      'chaudrons',
      'cuillères de bois',
      'cuillère de bois',
      'casseroles et cuillères de bois',
      'taper sur les casseroles',
      'il tape sa cuillère',
      'tape, arrête et nous regarde',
      'il tape et recommence',
      'taper et attendre',
      'répondre au son',
      'faire du bruit',
      'chacun son tour',
      'il cogne sa cuillère sur la table',
      'éveil musical',
      'tour de parole',
      'percussions',
    ],
    seen: [
      'il cogne sa tasse sur la chaise haute et me regarde droit dans les yeux',
      'bébé donne des coups de talon au sol et s’arrête pour m’écouter',
      'elle frappe deux coups sur le chaudron et attend que je fasse pareil',
      'il tape sur la table fort, moins fort, puis du bout de l’ongle',
      'elle ne parle pas encore mais elle veut vraiment jaser avec moi',
      'il me cherche du regard en faisant du bruit, il veut son attention',
      'dans les chaises hautes, ils cognaient chacun leur tour comme s’ils se parlaient',
      'au dîner, un frappe son bol, l’autre répond, et toute la pouponnière embarque',
    ],
    picture:
      'L’éducateur, la main à l’oreille, ne bouge plus; un poupon pose la paume sur une casserole renversée, une trottineuse garde sa cuillère de bois en l’air.',
    scenes: ['taper-bruit', 'voix', 'ecouter'],
    sheet: {
      titre: 'Poc, poc… et puis toi?',
      observationDepart:
        '« Poc, poc. » Il tape sa cuillère, arrête, vous regarde et recommence. On dirait qu’il attend une réponse.',
      intentionEducative:
        'Offrir au petit qui tape quelqu’un qui lui répond : il fait un son, il s’arrête, il attend, et le son lui revient.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage prélinguistique', role: 'principal' },
        { domaine: 'cognitif', composante: 'Attention', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
      ],
      objectifs: [
        'Taper, s’arrêter et attendre la réponse.',
        'Chercher du regard la personne qui répond.',
        '{20min|Remarquer que la réponse a changé.}',
      ],
      materiel: [
        item(
          'Casseroles ou cuillères de bois',
          'une casserole, une cuillère ou les deux par enfant, autant pour vous; deux de plus',
          'Plats de plastique ou bols de métal',
        ),
        optional(
          '{si-maracas|Maracas ou autres instruments lavables, sans fente}',
          '{si-maracas|un pour deux enfants, un pour vous}',
          null,
        ),
        optional(
          '{20min si-boîtes-de-carton|Boîte de carton fermée}',
          '{20min si-boîtes-de-carton|une, à côté de vous}',
          null,
        ),
        optional('{20min si-foulards|Foulard léger}', '{20min si-foulards|un, pour vous}', null),
        optional('{si-coussins|Coussin}', '{si-coussins|un, contre vous}', null),
      ],
      preparation: [
        'Prenez des casseroles légères, sans couvercle, dont aucune vis ne branle, et des cuillères courtes, lisses, sans éclat de bois. Lavez-les.',
        'Vous avez les deux? La cuillère tape sur la casserole renversée. Vous n’avez que des casseroles? On tape de la paume. Vous n’avez que des cuillères? On tape sur le plancher. Le jeu est le même.',
        '{0-18m|Les poupons sont face à vous, assis s’ils s’assoient seuls. Sinon, ils sont couchés sur le dos, rien de dur dans les mains, et tapent du talon sur le plancher ou sur le fond de la casserole.} {18-24m|Assoyez les trottineurs en demi-rond devant vous.} Deux cuillères tendues, d’un enfant à l’autre, ne doivent pas se toucher. {multiage|Laissez deux pas entre les trottineurs et les poupons.}',
        '{1adulte multiage|Seule, avec plusieurs âges, prenez six enfants au plus, dont deux poupons.} {avec-contenant|Renversez @materiel à côté de vous : un autre son pour répondre.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3 },
          'Assise par terre, dites « Écoutez le son! » et tapez deux coups : poc, poc. Montez la main à votre oreille et ne bougez plus, le temps de trois souffles. Glissez une casserole ou une cuillère devant chaque enfant{0-18m| assis; qui est couché tape du talon}, puis recommencez : poc, poc, la main à l’oreille. Un coup arrive, même tout petit? Ouvrez grand les yeux : « Poc! Tu m’as répondu! » Rendez-lui un seul coup, pareil au sien.',
        ),
        play(
          { 10: 6, 20: 7 },
          'Un enfant tape et arrête? Répondez-lui autant de coups, aussi forts, puis mettez la main à l’oreille. {si-maracas|Il fait sonner un instrument? Faites sonner le vôtre aussi longtemps, puis attendez.} {0-18m|Le poupon tape de la paume ou du talon : rendez-lui un coup, dites « poc! ». Il vous fixe, il recommence : c’est à vous qu’il parle.} {0-18m !multiage|Répondez-lui trois fois, puis tournez-vous vers son voisin. L’un tape sans arrêter? Gardez la main à l’oreille jusqu’à sa pause, et répondez seulement là. L’autre mâche sa cuillère? Tapez un coup près de son pied et attendez qu’il vous regarde.} {18-24m|Le trottineur tape longtemps, s’arrête net et vous surveille. Répondez aussi longtemps que lui : il rit et repart.} {18-24m !multiage|Il s’arrête, le bras en l’air? Gardez le vôtre en l’air aussi : c’est lui qui repart le premier. Deux enfants tapent ensemble? Répondez à l’un, puis à l’autre, en disant son prénom avant.} {multiage|Pendant que vous répondez à l’un, les autres tapent comme ils veulent.}',
        ),
        play(
          { 20: 6 },
          'Changez la réponse. Après un gros coup, rendez un coup d’ongle, tic, et penchez l’oreille : « Tout petit, ce son. » {si-boîtes-de-carton|Tapez ensuite sur la boîte de carton : toum, un gros ventre répond.} {si-foulards|Couvrez d’un foulard ce que vous tapez : pof. Où est passé le « poc »?} {0-18m|Le poupon cesse de bouger et cherche. Grattez ensuite, grrr : il ouvre la main, gratte ou tape; faites comme lui.} {0-18m !multiage|Puis faites attendre votre réponse : la main à l’oreille, comptez jusqu’à cinq dans votre tête. Il crie, bat des bras, se penche vers vous? « Poc! » Passez au voisin. Un voisin se détourne? C’était trop fort : revenez au coup d’ongle.} {18-24m|Puis trompez-vous : pour un coup, rendez-en quatre. Le trottineur proteste, rit ou en tape quatre.} {18-24m !multiage|Faites celle qui n’a pas entendu : « Quoi? » Il retape plus fort. « Ah! Poc! » Il tape à côté, gratte, frotte? Cherchez le même son que lui, et demandez-lui d’un regard si c’est bien ça.}',
        ),
        closing(
          { 10: 2, 20: 4 },
          'Répondez de plus en plus doucement : un coup, un coup d’ongle, un doigt qui se pose sans bruit. {si-coussins|Le coup suivant s’enfonce dans le coussin : pouf, presque rien.} « Les sons s’endorment. » Passez devant chaque enfant, la paume ouverte : il tape un dernier coup, où il veut, et vous le remerciez d’un coup de doigt sur votre genou. {0-18m|Le poupon garde ce qu’il tient? Laissez-le taper encore une fois, répondez, puis échangez contre votre doigt.} {18-24m|Le trottineur vous apporte ce qu’il a et aide à tout empiler.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Après votre réponse, ne tapez plus : la parole est à l’enfant, même si c’est long.',
          'La main à l’oreille dit toujours la même chose : « Je t’écoute. »',
          'Prenez pour une réponse un talon, un cri, un regard.',
          '{!10min|Dites le son quand il change : « C’était fort. Là, c’est doux. »}{10min|Regardez dans les yeux l’enfant à qui vous répondez; à sa pause, jetez un œil à tous les autres.}',
        ],
        questionsOuvertes: ['Qui a fait ce son?', 'Que me dis-tu?', '{!10min|Comment fais-tu un tout petit son?}'],
      },
      vocabulaire: ['le son', 'taper', 'arrêter', 'attendre', 'à toi', 'poc', '{!10min|fort}', '{!10min|doux}'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Le plus jeune est couché, votre visage à deux mains du sien : tapez un seul coup, très doux, et attendez qu’un pied ou un son réponde. Celui qui rampe s’en va? Tapez où vous êtes : il se retourne, et c’est une réponse.',
        },
        {
          pour: '18-24m',
          texte:
            'Il veut taper sans arrêt? Tapez avec lui, puis arrêtez-vous d’un coup, les yeux ronds : il s’arrête aussi, pour voir. Il dit déjà des mots? Redites son mot et tapez un coup avec.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Un enfant n’entend pas? Il pose la main à plat où vous tapez et sent chaque coup. Le bruit le fait grimacer? Tapez du bout du doigt sur le tapis. Il bouge peu? Son souffle ou ses paupières comptent pour un coup.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!ete|L’été, dehors, à l’ombre, le tronc et le banc répondent aussi : quel son font-ils?} {ete|L’hiver, les mitaines aux mains, les coups deviennent sourds : on se répond tout doux.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Sursauter à un coup.', 'Vouloir taper là où tape le voisin.'],
        dangersAEliminer: [
          'Cuillère en bouche chez un enfant qui rampe ou marche : assoyez-le, ou échangez-la contre votre main.',
          'Cuillère ou casserole levée plus haut que l’épaule : rabattez-la vers le sol; lancée, elle reste à côté de vous.',
          'Vacarme : si vous devez hausser la voix, c’est trop fort pour eux. Posez les casseroles sur le tapis, tapez de la paume; jamais rien contre une oreille.',
          '{0-18m|Poupon couché sur le dos : ni cuillère ni casserole dans ses mains, elle lui tomberait sur le visage. Cuillère mouillée de salive : changez-la avant une autre bouche.} {!0-18m|Casserole sous le pied de celui qui se lève : glissez-la contre vous.}',
          '{si-maracas|Instrument fendu, ou levé vers un visage : il sort du jeu.} {0-18m si-maracas|Poupon couché : aucun instrument dans ses mains.} {20min si-foulards|Foulard sur un visage ou dans une bouche : ôtez-le aussitôt.} {0-18m si-coussins|Coussin près d’un poupon couché : il reste derrière vous.}',
        ],
        supervision: 'palier1',
        allergies: [
          'Casseroles et cuillères lavées avant et après : un reste de nourriture peut faire réagir un enfant allergique.',
        ],
      },
      observation: [
        'Langage prélinguistique : par quel signe vous passe-t-il la parole, un regard, un arrêt, un cri?',
        'Attention : combien de temps attend-il votre réponse avant de recommencer?',
        'Raisonnement : que fait-il quand {10min|la réponse tarde}{!10min|la réponse n’est pas celle qu’il attendait}?',
      ],
      prolongements: [
        'À la collation, il tape son gobelet vide? Répondez du doigt sur la table, une fois, et attendez.',
        'Dites au parent comment son enfant passe la parole : à la maison, deux doigts sur le bord de la table suffisent.',
      ],
      reflexionRetroaction: [
        'Ai-je attendu assez longtemps pour que le son vienne de l’enfant?',
        'À qui n’ai-je presque pas répondu?',
      ],
    },
  },
  {
    key: 'chut-chut-qui-le-reveille',
    summary:
      'Une chanson fait jouer hochets, cuillères et plats, puis chacun s’endort à son tour : plus un bruit, jusqu’à ce qu’un cri ou un pied le réveille.',
    ageGroups: ['AGE_0_18_MONTHS', 'AGE_18_MONTHS_2_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_COGNITIVE'],
    themes: ['sons-et-silence', 'contes-et-lettres'],
    materials: ['instruments-de-musique', 'contenants-et-cuilleres'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'chansons',
      'chanson',
      'chanter',
      'chansons pour les poupons',
      'chansons avec instruments',
      'hochets',
      'hochet',
      'cuillère de bois',
      'cuillères de bois',
      'plats Tupperware',
      'tupperware',
      'plats de plastique',
      'secouer un hochet',
      'taper sur les plats',
      'chanson qui s’arrête',
      'il réclame la chanson',
      'faire chut',
      'musique avec les bébés',
      'éveil musical',
    ],
    seen: [
      'il pousse ma main pour que je rechante dès que je m’arrête',
      'elle brasse son hochet puis le couche et met son doigt sur la bouche',
      'bébé gigote des pieds quand le silence arrive et lâche un petit cri',
      'il ferme les yeux pour rire puis les rouvre en criant',
      'elle attend la surprise, tout son corps se raidit, puis elle éclate de rire',
      'il cogne son plat de plastique sans écouter, je voudrais des pauses',
      'après la chanson du bonjour, les poupons tapent sur ma cuisse pour la suite',
      'au tapis des bébés, elle endort sa cuillère et fait semblant de la réveiller',
    ],
    picture:
      'Un doigt sur les lèvres, l’éducatrice couche un hochet sur sa cuisse; un bébé donne un coup de pied, un trottineur ronfle, la joue au tapis, près d’un plat.',
    scenes: ['chanter', 'taper-bruit', 'figer'],
    sheet: {
      titre: 'Chut, chut… qui le réveille?',
      observationDepart:
        'La chanson est finie, votre main ne bouge plus. {18-24m|Un petit pousse votre bras : encore!} {!18-24m|Un bébé vous fixe, lance un cri et gigote jusqu’à ce que ça recommence.}',
      intentionEducative:
        'Offrir au petit une chanson à trous : le bruit s’y arrête, et c’est son cri, son geste ou son mot qui la fait repartir.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage prélinguistique', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Attention', role: 'secondaire' },
      ],
      objectifs: [
        'Faire sonner un objet pendant la chanson.',
        'Réveiller la chanson d’un cri, d’un geste ou d’un mot.',
        '{20min 30min|Arrêter son bruit quand vient son tour de dormir.}',
        '{30min|Endormir et réveiller un pied, une main.}',
      ],
      materiel: [
        item(
          'Hochets ou cuillères de bois ou plats de plastique',
          'un objet par enfant, un pour vous, deux de plus; une seule sorte suffit',
          'Bols ou contenants de plastique',
        ),
      ],
      preparation: [
        'Sortez ce que vous avez : des hochets de bébé d’une seule pièce, des cuillères de bois courtes et lisses, des plats tupperware ou d’autres plats de plastique, sans couvercle ni fente. Un hochet ou un plat qui entre dans un rouleau de papier hygiénique reste dans l’armoire. Lavez tout.',
        'Le hochet se secoue, le plat se tape de la main, la cuillère tape le plat ou le plancher.',
        'Apprenez la chanson : « Joue, joue, joue tant que tu veux, joue tout seul ou joue à deux! Oh! Le hochet a sommeil… Chut, chut, chut, qui le réveille? » Prenez l’air qui vous vient, ou récitez-la. Le nom change avec ce que vous tenez : « La cuillère a sommeil… qui la réveille? », « Le plat a sommeil… »',
        '{0-18m|Les poupons sont devant vous, assis s’ils s’assoient seuls, sinon couchés sur le dos.} {18-24m|Les trottineurs sont assis où ils veulent.} Deux cuillères tendues, d’un enfant à l’autre, ne doivent pas se toucher. {multiage|Gardez les poupons d’un côté, les trottineurs de l’autre.} {1adulte multiage|Seule, avec plusieurs âges, prenez six enfants au plus, dont deux poupons.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Assise par terre, un hochet, une cuillère ou un plat en main, chantez la chanson en le faisant sonner : « Joue, joue, joue tant que tu veux, joue tout seul ou joue à deux! » À « Oh! Le hochet a sommeil », couchez-le sur votre cuisse. « Chut, chut, chut, qui le réveille? » Plus un bruit. Un enfant crie, bouge, vous touche? L’objet bondit dans votre main : « Réveillé! » Donnez à chacun son objet.{0-18m| À qui est couché sur le dos, donnez seulement un hochet léger. Vous n’en avez pas? Ses pieds suffisent.}',
        ),
        play(
          { 10: 6, 20: 7, 30: 8 },
          'Chantez, et tout sonne. À « a sommeil », couchez votre objet, la main dessus, et taisez-vous jusqu’à ce qu’un enfant brise le silence. {0-18m|Le poupon joue encore? Souriez, attendez. Il s’arrête, vous regarde, crie « a! » : « Réveillé! » La chanson repart.} {0-18m !multiage|Chantez deux fois devant lui, puis devant son voisin. Celui qui est couché réveille l’objet d’un coup de pied. Un poupon détourne les yeux? Chantez plus bas, plus lentement, l’objet près de votre visage. Il sourit avant « chut »? Il sait ce qui vient : faites durer « sommeil ».} {18-24m|Le trottineur couche le sien, l’œil sur vos mains, et le réveille très fort avant que vous ayez fini. « Déjà! »} {18-24m !multiage|Ronflez tout bas, « rrron… pchhh » : il ronfle, la joue au tapis. Soufflez sur votre objet, grattez-le : il dort toujours. « Comment on le réveille? » Faites ce que l’enfant montre. La fois suivante, arrêtez-vous avant le mot, il le dit : « Oh! Le hochet a… »}',
        ),
        play(
          { 20: 6, 30: 7 },
          'Chaque objet dort à son tour. Chantez pour un seul enfant : « Oh! Le hochet de… », son prénom, « a sommeil ». Son hochet se tait, les autres objets jouent encore. Deux sortes d’objets? Endormez tous les hochets, puis tous les plats. {0-18m|Ouvrez la paume devant le poupon : il y lâche son objet, ou non. Fermez les doigts : « Chut… » Il les tire? Ouvrez : « Réveillé! »} {0-18m !multiage|S’il ne lâche rien, posez votre main sur la sienne, le temps d’un souffle : ce petit silence suffit. Puis faites dormir le vôtre seulement : le sien sonne tout seul, et il l’écoute. Changez de poupon à chaque chanson.} {18-24m|Le trottineur pose le sien, fait « chut » du doigt et va réveiller celui du voisin.} {18-24m !multiage|Demandez à qui c’est le tour : il montre quelqu’un, et tout le monde chante son prénom. Puis trompez-vous, chantez « le nez a sommeil » : il proteste, ou il couche son nez dans sa main. Chantez le nez, puis ce qu’il montre ensuite.}',
        ),
        play(
          { 30: 6 },
          'Couchez votre objet derrière vous{18-24m|, et demandez ceux des trottineurs : on bouge les mains vides}. « Et le pied, a-t-il sommeil? » Chantez « Joue, joue, joue » en tapant du pied; à « Oh! Le pied a sommeil », le pied retombe, tout mou. {0-18m|Tenez les pieds du poupon, faites-les pédaler, arrêtez à « sommeil ». Il pousse? « Réveillé! »} {0-18m !multiage|Puis endormez sa main dans la vôtre, et la vôtre dans la sienne. Voyez ce qui le fait repartir : le pied, la main, la voix. Allez ensuite d’un poupon à l’autre, une chanson chacun.} {18-24m|Le trottineur tape des pieds, se laisse tomber assis à « sommeil », se relève d’un bond.} {18-24m !multiage|Quoi d’autre s’endort? Il montre son ventre, son genou, sa tête : chantez-le comme il le montre. À la fin, tout le corps a sommeil : tout le monde se couche, ronfle, et attend que l’un des enfants crie.}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          '{30min 18-24m|Redonnez les objets aux trottineurs.} Chantez une dernière fois, presque sans voix, et changez la fin : « Oh! Tout le monde a sommeil… Chut, chut, plus rien ne nous réveille. » Vos jambes croisées font le lit. {18-24m|Le trottineur y couche son objet, le recouvre de sa main, parfois le reprend : attendez.} {0-18m|Le poupon tient le sien? Approchez vos jambes de sa main et chantonnez jusqu’à ce qu’elle s’ouvre.} Écoutez ensemble le silence, le temps de trois souffles. Rangez tout devant eux.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Gardez le silence après « qui le réveille? » : regardez, espérez, n’aidez pas.',
          'Prenez pour un réveil tout ce qui vient : un cri, un souffle, un coup de talon.',
          'Chantez toujours les mêmes mots, sur le même air : l’enfant devine la fin.',
          '{18-24m|L’enfant réveille l’objet trop tôt? C’est lui qui mène : repartez.}{!18-24m|Un bébé se détourne? Posez tout, et chantez sans bruit d’objet. Il bâille? C’est fini pour lui : une pause.}',
        ],
        questionsOuvertes: [
          'Qui le réveille?',
          'Qu’est-ce qui dort?',
          '{!10min|À qui le tour de dormir?}',
          '{30min|Où est le pied qui dort?}',
        ],
      },
      vocabulaire: [
        'la chanson',
        'jouer',
        'dormir',
        'réveillé',
        'chut',
        'encore',
        '{!10min|à ton tour}',
        '{30min|le pied}',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Avant six mois environ, mettez-lui dans la paume un hochet léger, rien de plus lourd, votre main sous la sienne; ou jouez pour lui. Chantez à deux mains de son visage : il cesse de téter ou vous regarde, et la chanson se réveille.',
        },
        {
          pour: '18-24m',
          texte:
            'Laissez le dernier mot à l’enfant : « qui le… » Il crie « veille! » ou saute : c’est chanté. Il part avec son plat? La chanson le suit à la voix, et « sommeil » arrive quand il s’arrête.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Il n’entend pas? Faites sonner contre sa jambe, et arrêtez : le silence se sent aussi. Il voit peu? Couchez l’objet dans sa main. Le bruit l’inquiète? Chantez seule, l’objet immobile, et laissez-le réveiller quand il veut.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, au vestiaire, la mitaine a sommeil : elle tombe sur vos genoux, et un pied la réveille.} {hiver|L’été, dehors, à l’ombre, chantez « l’oiseau a sommeil » et écoutez si un vrai répond.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Sursauter à « Réveillé! ».', 'Refuser de se taire.'],
        dangersAEliminer: [
          'Hochet fait maison ou fendu : ce qui en sort s’avale. Tirez dessus et tordez-le avant le jeu; au moindre doute, il n’y va pas.',
          'Cuillère ou manche de hochet en bouche chez un enfant qui rampe ou se lève : assoyez-le, ou échangez contre votre main.',
          'Objet secoué près d’une tête ou d’une oreille : rabattez-le vers les genoux et assoyez-vous entre les deux.',
          '{0-18m|Poupon couché sur le dos : ni cuillère ni plat dans ses mains, ils lui tomberaient sur le visage. Un objet mouillé de salive est changé avant une autre bouche.} {!0-18m|Objet oublié au sol : ramassez-le, il glisse sous le pied.}',
        ],
        supervision: 'palier1',
        allergies: [
          'Objets lavés avant et après : un reste de nourriture dans un plat peut faire réagir un enfant allergique.',
        ],
      },
      observation: [
        'Langage oral : quel son, quel mot ou quel bout de la chanson reprend-il?',
        'Langage prélinguistique : par quel signe demande-t-il que ça reparte?',
        'Attention : que regarde-t-il pendant le silence, votre bouche, l’objet ou un ami?',
      ],
      prolongements: [
        'Au change, chantez-la avec ses pieds : « Oh! Le pied a sommeil… »',
        'Écrivez la chanson pour les parents : à la maison, un plat de plastique et une main suffisent.',
      ],
      reflexionRetroaction: [
        'Qui a brisé le silence le premier, et l’ai-je laissé faire?',
        'Quel enfant a préféré écouter?',
      ],
    },
  },
  {
    key: 'meuh-ce-n-est-pas-ma-voix',
    summary:
      'Le mouton veut parler : plus de voix! On lui en essaie. « Meuh? » Non : voilà la vache qui accourt. « Bêê! » Le mouton saute de joie.',
    ageGroups: ['AGE_0_18_MONTHS', 'AGE_18_MONTHS_2_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_COGNITIVE'],
    themes: ['animaux-et-traces'],
    materials: [],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    onlyNamed: ['ANIMALS'],
    calls: [
      'les animaux de la ferme',
      'animaux de la ferme',
      'la ferme',
      'figurines d’animaux',
      'figurines',
      'animaux de plastique',
      'cris des animaux',
      'le cri des animaux',
      'bruits des animaux',
      'vache',
      'mouton',
      'cochon',
      'meuh',
      'ils font meuh à tous les animaux',
      'imiter les animaux',
      'nommer les animaux',
    ],
    seen: [
      'il dit meuh au cheval, meuh au canard, meuh même au chat de la voisine',
      'elle colle le nez de son animal sur mon oreille pour que je parle pour lui',
      'bébé sourit et fait eu quand la vache monte sur sa cuisse',
      'elle se trompe de cri par exprès et attend que je la reprenne',
      'ses premiers sons sortent juste quand on joue avec des animaux',
      'il appelle tous les animaux chien et commence à chercher les autres mots',
      'depuis l’album sur la basse-cour, ils imitent tous un seul animal, le même',
      'sur le tapis des poupons, elle promène un mouton muet d’un ami à l’autre',
    ],
    picture:
      'Dans la main de l’éducatrice, la vache arrive au galop vers un trottineur qui crie au mouton; le mouton fait non, et un bébé rit contre elle.',
    scenes: ['figurines', 'imiter-animaux', 'mots'],
    sheet: {
      titre: 'Meuh? Ce n’est pas ma voix!',
      observationDepart:
        '« Meuh! » à la vache. « Meuh! » au mouton. {18-24m|« Meuh! » au cochon aussi : ils font meuh à tous les animaux.} {!18-24m|« Meuh! » dites-vous au cochon, pour rire, et le bébé vous regarde la bouche.}',
      intentionEducative:
        'Soutenir le plaisir de faire parler les animaux de la ferme : un cri lancé fait arriver quelqu’un, et chaque bête a le sien.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage prélinguistique', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Catégories et concepts', role: 'secondaire' },
      ],
      objectifs: [
        'Faire un son pour une bête, à sa façon.',
        'Regarder la bête qui arrive à son cri.',
        '{18-24m|Essayer un autre cri que « meuh ».}',
        '{20min 30min|Chercher la bête cachée dont on entend le cri.}',
      ],
      materiel: [
        item(
          'Figurines d’animaux de la ferme, plus grosses que le poing d’un enfant',
          'une par enfant et deux de plus, cochon, cheval ou canard; pour vous, une vache et un mouton',
          'Toutous d’animaux lavables',
        ),
        optional(
          '{si-livre si-livres-cartonnés|Livres cartonnés d’animaux de la ferme}',
          '{si-livre si-livres-cartonnés|un ou deux}',
          null,
        ),
        optional('{si-paniers|Panier lisse, sans brin qui pique}', '{si-paniers|un}', null),
        optional(
          '{20min 30min si-boîtes-de-carton|Boîte de carton, sans agrafes}',
          '{20min 30min si-boîtes-de-carton|une}',
          null,
        ),
        optional('{20min 30min si-foulards|Foulard léger}', '{20min 30min si-foulards|un}', null),
        optional('{30min si-miroirs|Miroir incassable}', '{30min si-miroirs|un, devant vous}', null),
      ],
      preparation: [
        'Gardez les figurines d’une seule pièce, lavées, aux bouts ronds, qui n’entrent pas dans un rouleau de papier hygiénique. Une patte ou un cou mince entrerait loin dans une bouche : cette bête reste sur la tablette.',
        'Vous n’avez pas de vache? Votre main la joue, deux doigts en cornes. Pas de mouton? Un canard perd sa voix à sa place, et on dit « coin » partout où il est écrit « bêê »; pour un cheval, « hiii », pour un cochon, « groin ».',
        'Le tapis est la ferme. Couchez-y les bêtes des enfants; gardez le mouton dans votre main, et la vache debout à un bras de vous.',
        '{0-18m|Les poupons sont tout près de vous, assis s’ils s’assoient seuls, sinon couchés sur le dos : pour ceux-là, c’est vous qui tenez la bête.} {1adulte multiage|Seule, avec plusieurs âges, prenez six enfants au plus, dont deux poupons.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Faites marcher le mouton jusqu’aux enfants. Il lève le nez pour parler… rien. « Oh! Un mouton de la ferme qui a perdu sa voix! » Prêtez-lui une voix : « Meuh? » Le mouton fait non de tout le corps, et la vache arrive au galop : « Meuh! Qui m’appelle? » « Personne, vache! Le mouton essayait ta voix. » Soufflez au mouton, tout bas : « Bêê… » Il saute de joie : « Bêê! C’est ma voix! » Recommencez plus près d’un autre enfant.',
        ),
        play(
          { 10: 6, 20: 7, 30: 8 },
          'Offrez une bête à chacun. Levez le nez de la bête : elle attend sa voix. Quelqu’un dit « meuh »? La vache accourt toujours : « Meuh! Tu m’appelles? » Elle vient se coller à la main de l’enfant. {si-livre si-livres-cartonnés|Ouvrez le livre à la vache : le mouton colle son nez à l’image, « Meuh? », et la vraie vache accourt se voir.} {0-18m|Faites marcher la vache sur la jambe du poupon, jusqu’au genou : « Meuh… » Il fait « eu » ou gigote? Elle saute : « Meuh! »} {0-18m !multiage|Le mouton monte par l’autre jambe : « Bêê! » Vache, mouton, vache : laissez un silence avant chaque cri, et regardez s’il tourne la tête. Il goûte le mouton? « Bêê! Ça chatouille. » Laissez-le-lui, prenez une autre bête et allez à son voisin.} {18-24m|À dix-huit mois, on crie « meuh » à son cochon : la vache arrive, le cochon fait non. Soufflez « groin » au cochon : il saute de joie.} {18-24m !multiage|Un enfant crie encore « meuh » pour revoir la vache? C’est une bonne blague : faites-la venir de plus loin, essoufflée. Puis le cochon essaie lui-même : « Bêê? Non. Coin? Non… » Arrêtez-vous là, le nez en l’air : à l’enfant de lancer le bon cri. « Groin! »}',
        ),
        play(
          { 20: 6, 30: 7 },
          'Cachez une bête dans votre dos et dites son cri. « Qui est là? » Attendez trois souffles, puis montrez-la. {0-18m|Le poupon se penche vers votre bras : sortez la vache de ce côté. « Meuh! C’est la vache. »} {0-18m !multiage|Sortez-la trois fois du même côté : la cherche-t-il là d’avance? Puis sortez-la de l’autre. Au poupon couché, faites-la venir par-dessus votre épaule, lentement, jusqu’à sa main. Dites « la vache » quand il la touche.} {18-24m|À dix-huit mois, l’enfant a devant lui le mouton et un cochon, ou une autre bête. Dites « bêê », la main devant la bouche : laquelle a parlé? Celle qu’il touche répond de son cri à elle.} {18-24m !multiage|Il a touché le cochon? « Groin! » On rit, et le mouton s’avance : « Bêê, c’était moi. » Puis l’enfant cache une bête sous son chandail et fait le cri qu’il veut : trompez-vous d’abord, trouvez ensuite.} {si-boîtes-de-carton|Une autre fois, une bête appelle de la boîte, sa grange : on ouvre ensemble.} {si-foulards|Sous un foulard, une bosse fait « bêê » : qui tire le coin?}',
        ),
        play(
          { 30: 6 },
          'Chaque bête a une grosse voix et une petite voix. Parlez pour la vache : « MEUH », la bouche grande ouverte, puis « meuh », du bout des lèvres. {si-miroirs|Contre vous, l’enfant voit au miroir sa bouche s’ouvrir à côté de la vôtre.} {0-18m|Le poupon regarde votre bouche. Faites les deux, arrêtez, attendez la sienne : rendez le son qu’il fait.} {0-18m !multiage|Posez sa main sur votre gorge, s’il la laisse : la grosse voix tremble, la petite presque pas. Reprenez avec « bêê ». Puis allez d’un poupon à l’autre, une bête chacun.} {18-24m|À dix-huit mois, on crie la grosse voix, on chuchote la petite, et sa bête marche à quatre pattes.} {18-24m !multiage|Posez la vache à un bout du tapis, le mouton à l’autre. « MEUH! » fait la vache. « Bêê », répond le mouton, tout bas. Qui a la petite voix? L’enfant va le chercher. Puis votre mouton appelle : « BÊÊ? » L’enfant cache sa bête sous ses mains et lui répond d’une toute petite voix.}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          'C’est le soir à la ferme. Chuchotez : « Bonne nuit, vache. » Elle répond « meuh », tout bas, et se couche contre votre genou. {18-24m|À dix-huit mois, on apporte une bête, on lui dit bonne nuit et on lui fait le cri que l’on veut; redites-le, avec le nom : « Bêê, le mouton. »} {0-18m|Au poupon, tendez la main ouverte : la bête vient s’y coucher quand ses doigts la lâchent.} {si-paniers|Les bêtes qui dorment vont au panier, leur étable.} Le mouton est le dernier. Il lève le nez… attendez : un enfant lui donne sa voix, ou vous la lui soufflez.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Ne dites jamais « non » à l’enfant : c’est la bête qui fait non, et la vache qui arrive, contente.',
          'Laissez trois souffles entre le nez levé et le cri.',
          '{30min 0-18m !multiage|Un poupon bâille, se détourne? Son jeu est fini : une pause pour lui, la ferme continue tout bas avec les autres.}',
          'Redites son cri avec le nom : « Bêê, le mouton! »',
        ],
        questionsOuvertes: [
          'Quelle est sa voix?',
          'Qui arrive?',
          '{!10min|Qui se cache dans mon dos?}',
          '{30min|Qui a la petite voix?}',
        ],
      },
      vocabulaire: [
        'la vache',
        'le mouton',
        'la ferme',
        'la voix',
        'meuh',
        'bêê',
        '{18-24m|le cochon}',
        '{18-24m|groin}',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Une bête à la fois, près de votre bouche : il voit vos lèvres faire « mmm », puis « euh ». Le plus jeune écoute deux cris bien différents, avec un silence entre eux. Celui qui rampe va chercher la vache qui l’appelle.',
        },
        {
          pour: '18-24m',
          texte:
            'Il dit « meuh » à tout? Offrez deux bêtes, la vache et une autre : « meuh » fait bouger l’une, jamais l’autre. Un cri de travers est un cri : répondez-lui.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Un enfant ne fait pas encore de sons? Il secoue sa bête ou lève la main : la vache accourt aussi. Il n’entend pas? Un geste pour chaque bête, toujours le même.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!ete|L’été, dehors, à l’ombre, la ferme est dans l’herbe : la vache la broute avant d’accourir.} {ete|L’hiver, les bêtes restent dedans : chacune a son pré sous une chaise, et le cri l’en fait sortir.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Cris très forts.', 'Vouloir la bête du voisin.'],
        dangersAEliminer: [
          'Figurine petite, fendue ou à bout mince : elle sort du jeu; seules restent celles qui n’entrent pas dans un rouleau de papier hygiénique.',
          'Figurine en bouche chez un enfant qui marche ou rampe : assoyez-le, ou échangez-la contre votre main.',
          '{si-livre si-livres-cartonnés|Coin de livre mâché ou page qui se décolle : le livre va sur la tablette.}',
          'Bête dure lancée ou cognée vers un visage : votre main la ramène au tapis, « elle marche ».{0-18m| Au-dessus d’un poupon couché, elle reste dans votre main.}',
          '{0-18m|Figurine mouillée de salive : lavez-la ou changez-la avant une autre bouche.} {!0-18m|Figurine couchée sous le pied : ramassez celles dont on ne joue plus.}',
          '{20min 30min si-foulards|Foulard sur un visage ou dans une bouche : ôtez-le aussitôt.} {20min 30min si-boîtes-de-carton|Carton mâché ou ramolli : la boîte sort du jeu.}',
        ],
        supervision: 'palier1',
        allergies: ['Figurines lavées à l’eau savonneuse sans parfum.'],
      },
      observation: [
        'Langage oral : quels sons fait-il, et pour quelle bête?',
        'Langage prélinguistique : comment vous demande-t-il un cri de plus?',
        'Catégories et concepts : que fait-il quand « meuh » fait arriver la vache?',
      ],
      prolongements: [
        'Devant un livre de la ferme, montrez une bête et taisez-vous : « Quelle est sa voix? »',
        'Dites au parent quel cri son enfant essaie : à la maison, un toutou peut perdre la voix au coucher.',
      ],
      reflexionRetroaction: [
        'Ai-je laissé le silence avant le cri, ou l’ai-je dit à sa place?',
        'Quel enfant a fait venir la vache, et comment?',
      ],
    },
  },
  {
    key: 'la-pate-a-mange-mon-doigt',
    summary:
      'Un doigt disparaît dans la pâte à modeler, ressort, et le trou reste. On pique, on pèse pour le fermer, on arrache, on cache sa main dessous.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['couleurs-et-textures'],
    materials: [],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'pâte à modeler',
      'pâte',
      'play-doh',
      'pâte à modeler et rouleaux',
      'pâte à modeler et emporte-pièces',
      'rouleaux',
      'emporte-pièces',
      'piquer la pâte',
      'faire des trous',
      'enfoncer son doigt',
      'écraser la pâte',
      'aplatir',
      'arracher la pâte',
      'pétrir',
      'il met ses doigts dans tout',
      'première pâte à modeler',
      'modelage',
      'motricité fine',
    ],
    seen: [
      'il creuse des trous avec son index dans la plasticine et regarde dedans',
      'elle cache sa main sous la galette molle et dit qu’elle est partie',
      'il rentre ses doigts dans la prise, dans son pain, dans la terre, partout',
      'elle pèse de tout son poids avec ses paumes pour aplatir sa boule',
      'ils arrachent des petits bouts et bouchent les trous avec',
      'c’est ses débuts avec la pâte, il sait pas trop par où commencer',
      'à la table de bricolage, elle a percé chaque motton et demande qui vit là',
      'au dîner, il pique son doigt dans sa tranche de pain et rit de le revoir sortir',
    ],
    picture:
      'À une table basse, l’éducatrice enfonce l’index dans sa motte de pâte rose; deux petits piquent la leur, une autre pèse à deux mains sur sa crêpe.',
    scenes: ['petrir', 'textures', 'cacher-trouver'],
    sheet: {
      titre: 'La pâte a mangé mon doigt!',
      observationDepart:
        'Un doigt s’enfonce dans la pâte à modeler jusqu’au fond. Il ressort. L’enfant regarde le trou, puis son doigt, puis le trou.',
      intentionEducative:
        'Offrir à des mains toutes neuves une grosse motte de pâte à modeler qui cède, garde les trous, s’étire et se referme sous leur force.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Développement sensoriel', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
      ],
      objectifs: [
        'Enfoncer un doigt, un pouce, un poing, et les ressortir.',
        'Peser des deux mains, de tout son poids, pour aplatir.',
        '{30min|Arracher un morceau et s’en servir pour cacher ses doigts.}',
        '{2-3a|Dire ou montrer ce que la pâte a fait.}',
      ],
      materiel: [
        item(
          'Pâte à modeler souple, sans brillants ni rien de petit dedans',
          'une motte grosse comme votre poing, ou plus, par enfant; une pour vous',
          'Pâte maison, ou pâte sans blé du commerce',
        ),
        optional('Rouleaux à pâte', 'un pour deux enfants', 'Paume de la main'),
        optional('Emporte-pièces de plastique, plus gros que le poing d’un enfant', 'un par enfant', 'Bord de la main'),
      ],
      preparation: [
        'Lisez l’étiquette : beaucoup de pâtes à modeler contiennent du blé, et la pâte maison aussi. Une allergie ou une maladie cœliaque dans le groupe? Toute la table prend une pâte du commerce marquée « sans blé » (« sans gluten » pour la maladie cœliaque), en pots neufs.',
        'Pétrissez la pâte jusqu’à ce qu’un doigt y entre sans forcer. Collez une motte devant chaque place, écrasée du dessous pour qu’elle ne roule pas. Rien d’autre sur la table : rouleaux et emporte-pièces, si vous en avez, attendent près de vous.{multiage| Les plus jeunes sont de chaque côté de vous.}',
        'Table à la hauteur de leur ventre : on pèse mieux debout. Qui préfère s’assoit. Les manches sont roulées, les mains lavées, la bouche est vide.',
        '{18-24m|Les trottineurs qui goûtent tout sont à portée de votre bras : la pâte va vite à la bouche.} {1adulte multiage|Seule, avec plusieurs âges, prenez six enfants au plus.} {avec-outil|Gardez @materiel sous votre chaise, si rien n’y pique ni ne s’en détache : après les doigts, c’est une autre sorte de trou.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4 },
          'À genoux à la table avec eux, levez l’index, faites-le marcher sur votre motte de pâte à modeler… et enfoncez-le jusqu’au fond. « Oh! La pâte a mangé mon doigt! » Tirez, tirez, pof : « Le revoilà! » Regardez le trou de près, un œil fermé : « Y a-t-il quelqu’un, là-dedans? » Levez l’index, ils lèvent le leur… « À toi! »',
        ),
        play(
          { 20: 7, 30: 8 },
          'Chacun pique sa motte. À chaque doigt qui disparaît : « Mangé! » À chaque doigt qui sort : « Le revoilà! » {18-24m|Le trottineur enfonce l’index, le regarde, l’enfonce au même endroit. Tout son poing passe? « Mangé, le poing! »} {18-24m !multiage|Un doigt reste collé, ou la pâte le gêne? Tenez la motte et laissez-le tirer : pof. Puis cachez votre pouce dans votre motte : « Où est mon pouce? » Il creuse pour le trouver. Piquez à deux, un trou chacun, sans dire un mot, jusqu’à ce que la motte en soit pleine.} {2-3a multiage|À deux ans, l’enfant} {2-3a !multiage|L’enfant} {2-3a|fait des trous partout, en compte deux, dit qui habite dedans : « Une souris! »} {2-3a !multiage|« Toc, toc, il y a quelqu’un? » Penchez l’oreille vers le trou : l’enfant répond pour la souris, d’une petite voix. Quel doigt fait le plus gros trou, le plus petit? Il essaie le pouce, le petit doigt, le coude. Deux trous côte à côte : des yeux! La motte vous regarde; dites-lui bonjour.}',
        ),
        play(
          { 20: 6, 30: 7 },
          '« Fermons tous les trous! » Une main sur l’autre, bras tendus, pesez : « Pèse, pèse, pèse… plat! » Cherchez les trous : partis. {18-24m|Le trottineur tape du plat de la main, se dresse sur la pointe des pieds, pèse du ventre contre la table : « Plat! »} {18-24m !multiage|Posez vos mains à côté des siennes, jamais dessus, et pesez ensemble. Soulevez la crêpe à deux : elle s’étire, elle pend. « Oh, elle est longue! » Remettez-la en boule : le trottineur recommence, à coups de poing, puis du coude.} {2-3a multiage|À deux ans, l’enfant} {2-3a !multiage|L’enfant} {2-3a|pèse, soulève sa crêpe, la montre : « Regarde, grosse! »} {2-3a !multiage|Il pose la main bien à plat sur la crêpe, pèse, la lève : une trace de main reste. Il essaie le coude, le poing : à qui est cette trace-là? Puis il pèse partout, et les traces disparaissent.} Un rouleau, si vous en avez, roule sur la crêpe; on pèse des deux mains sur un emporte-pièce, on le lève, et la forme reste.',
        ),
        play(
          { 30: 6 },
          '« Mes doigts ont froid. » Étirez votre pâte en couverture et cachez vos doigts dessous. « Où sont-ils? » Un doigt bouge, la pâte se soulève, crac : « Les voilà! » {18-24m|Le trottineur arrache la couverture et vous la redonne. Cachez-lui deux doigts, ceux qu’il tend.} {18-24m !multiage|Il tire à deux mains, la pâte s’amincit, lâche : « Arraché! » Recollez les deux bouts et tirez encore, lui d’un côté, vous de l’autre. Un morceau tombe? Il le remet sur la motte, pan, du plat de la main.} {2-3a multiage|À deux ans, l’enfant} {2-3a !multiage|L’enfant} {2-3a|arrache de gros morceaux et en couvre ses doigts : « Partis! »} {2-3a !multiage|Devinez quel doigt va sortir : le pouce? Il en sort un autre. À son tour, il couvre vos doigts et choisit lequel sortira : « Celui-là! » Puis il cache un gros morceau sous un plus gros; vous cherchez, il creuse pour vous aider.}',
        ),
        closing(
          { 20: 4, 30: 5 },
          '« La pâte rentre chez elle. » Tous les morceaux retournent sur la motte, poussés du pouce et du poing. Puis les mottes se rejoignent en une seule, au milieu de la table; celle qu’on a goûtée reste à part. Chacun y pose la main, ou un doigt si la place manque : « Pèse, pèse, pèse… » Votre index y fait un dernier trou. « Bonne nuit. » {18-24m|Essuyez les mains du trottineur à la débarbouillette, un doigt à la fois : « Le revoilà! »} {2-3a multiage|À deux ans, l’enfant} {2-3a !multiage|L’enfant} {2-3a|frotte ses doigts un à un et cherche sous la table ce qui est tombé.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Piquez{30min|, arrachez} et pesez à côté de lui, sur votre motte : il copie vos mains.',
          'Attendez, le doigt enfoncé, avant de dire « Le revoilà! ».',
          'Donnez les mots de la force : « Tu pèses fort. » « Ça résiste. » « C’est plat! »',
          'Une texture dérange? Offrez un seul doigt, le vôtre d’abord.',
        ],
        questionsOuvertes: [
          'Où est ton doigt?',
          'Qu’est-ce qui reste dans la pâte?',
          '{2-3a|Qui habite dans ce trou?}',
          '{30min|Comment as-tu arraché ce morceau?}',
        ],
      },
      vocabulaire: ['la pâte', 'le doigt', 'le trou', 'piquer', 'peser', 'plat', '{30min|arracher}', '{30min|caché}'],
      adaptations: [
        {
          pour: '18-24m',
          texte:
            'La pâte est plus molle pour lui : réchauffez-la dans vos mains. Faites vous-même un trou à moitié, et laissez-le finir du doigt. Deux minutes lui suffisent? Il va et revient.',
        },
        {
          pour: '2-3a',
          texte:
            'Il réclame un bonhomme ou un gâteau? Piquez du doigt deux yeux dans sa motte, et c’est fait. « Que lui manque-t-il? » Il pique la suite.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Les doigts ont peu de force? Réchauffez la pâte et laissez-le peser de l’avant-bras ou du coude. La pâte le rebute? Il pique à travers un linge, ou vous dit d’un regard où piquer.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!ete|L’été, la table sort à l’ombre : la pâte tiède avale le doigt plus vite.} {ete|L’hiver, la pâte est froide et dure : on la réchauffe entre deux mains avant d’y entrer le doigt.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Pâte sous les ongles et sur le chandail.', 'Motte trouée ou aplatie par le voisin.'],
        dangersAEliminer: [
          'Pâte à la bouche : très salée, elle se recrache dans votre main. Ça revient? Assoyez-vous contre l’enfant et gardez-lui une seule grosse motte.',
          'Morceau plus petit qu’un poing d’enfant, miette durcie : pressez-le aussitôt dans la motte.',
          'Pâte sur le plancher : elle fait glisser; ramassez avant que l’on se déplace.',
          'Emporte-pièce de métal, bord coupant, rouleau levé ou lancé : il sort du jeu. Bouton, perle, œil de plastique : jamais dans la pâte.',
          'Peau gercée ou coupure à la main : le sel pique; l’enfant joue de l’autre main.',
        ],
        supervision: 'palier1',
        allergies: [
          'Blé : beaucoup de pâtes à modeler en contiennent, la pâte maison aussi. Allergie ou maladie cœliaque déclarée? Pâte sans blé du commerce pour tout le monde, en pots neufs, sur une table lavée : une miette de l’ancienne peut faire réagir.',
        ],
      },
      observation: [
        'Motricité fine : que choisit-il pour entrer dans la pâte, l’index, le pouce, le poing?',
        'Développement sensoriel : que fait son visage quand son doigt s’enfonce, quand il ressort?',
        'Raisonnement : que cherche-t-il quand le trou est fermé?',
      ],
      prolongements: [
        'Le lendemain, la même pâte revient avec un seul trou au milieu : qui met le doigt dedans?',
        'Dites au parent les mots du jour, « peser » et « piquer » : à la maison, un oreiller se pèse des deux mains et se pique du doigt.',
      ],
      reflexionRetroaction: [
        'Ai-je laissé chacun tirer son doigt lui-même?',
        'Qui a pesé le plus fort, et comment l’ai-je su?',
      ],
    },
  },
  {
    key: 'ou-est-je-ne-vois-personne',
    summary:
      'Deux pieds dépassent du rideau. « Où est…? Je ne vois personne! » On cherche dans sa manche, sous un soulier; celui qui se cache décide du « coucou! ».',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_LANGUAGE'],
    themes: ['emotions-et-amitie'],
    materials: ['tissus'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'coucou',
      'se cacher',
      'faire coucou',
      'jouer à coucou',
      'cache-cache',
      'où est',
      'se cacher derrière les rideaux',
      'ils se cachent derrière les rideaux',
      'rideau',
      'rideaux',
      'cachette',
      'foulards',
      'foulard sur la tête',
      'se cacher sous un foulard',
      'ils attendent qu’on les cherche',
      'se faire chercher',
      'les pieds dépassent',
    ],
    seen: [
      'il se met la doudou sur la tête et attend que je demande où il est',
      'deux paires de pieds dépassent en dessous du rideau et ça pouffe',
      'elle se couvre les yeux avec ses mains, certaine qu’on ne la voit plus',
      'elle se montre avant que j’aie eu le temps de faire semblant de chercher',
      'il a un peu peur quand mon visage disparaît, puis il éclate de rire',
      'il veut que ce soit toujours lui qu’on cherche, jamais un autre',
      'au moment de mettre les manteaux, trois se glissent derrière les rideaux et font le silence',
      'au réveil de la sieste, elle tire sa couverture sur sa face et la baisse d’un coup',
    ],
    picture:
      'Deux petits pieds dépassent d’un rideau; l’éducatrice cherche très sérieusement dans sa manche avec un enfant, un autre rit, un foulard devant les yeux.',
    scenes: ['se-cacher', 'cacher-trouver'],
    sheet: {
      titre: 'Où est…? Je ne vois personne!',
      observationDepart:
        'Ils se cachent derrière les rideaux et attendent qu’on dise : « Où est…? » Les pieds dépassent, le rideau rit.',
      intentionEducative:
        'Permettre au petit qui se cache d’être attendu, cherché, espéré à voix haute, et de décider lui-même du « coucou! ».',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Concept de soi', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Se cacher, attendre un peu et se montrer quand il le veut.',
        'Entendre son prénom et y répondre d’un « coucou! », d’un rire ou d’un geste.',
        '{20min 30min|Appeler et chercher quelqu’un d’autre.}',
        '{30min|Cacher une main, un pied, un nez, et le nommer.}',
      ],
      materiel: [
        item('Foulards légers', 'un par enfant, un pour vous, deux de plus', 'Rideaux et meubles du local'),
        optional(
          '{si-boîte-de-carton|Boîte de carton, haute comme un enfant assis, sans rabats ni agrafes}',
          '{si-boîte-de-carton|une, couchée}',
          null,
        ),
        optional(
          '{si-tunnel|Tunnel de jeu, ouvert aux deux bouts}',
          '{si-tunnel|un, que vous voyez d’un bout à l’autre}',
          null,
        ),
        optional('{si-toutous|Toutou}', '{si-toutous|un}', null),
        optional('{20min 30min si-coussins|Gros coussin}', '{20min 30min si-coussins|un}', null),
        optional(
          '{si-lampes-de-poche|Lampe de poche, au compartiment de piles vissé}',
          '{si-lampes-de-poche|une, dans votre main}',
          null,
        ),
      ],
      preparation: [
        'Choisissez les cachettes que vous voyez toutes d’un coup d’œil : un rideau, le côté d’un meuble, le dessous d’une table. Il y a de la place pour deux dans chacune. Les foulards, si vous en avez, sont des cachettes à tenir devant son visage; sans foulard, les deux mains suffisent.',
        'Pour chaque rideau : remontez hors de portée cordons et chaînettes de store, fermez la fenêtre derrière, ôtez ce qui est sur le rebord et tirez vous-même sur le tissu. La tringle branle, ou une plinthe chauffante est derrière? Ce rideau ne sert pas.',
        'Des foulards? Chacun laisse passer votre souffle et n’est pas plus long que votre bras. Personne ne le noue.',
        '{1adulte multiage|Seule, avec plusieurs âges, prenez six enfants au plus.} {avec-tissu|Pendez @materiel à un seul bord de la table : un rideau de plus.} {avec-contenant|Regardez aussi dans @materiel, très sérieusement : « Pas là! »}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Cachez votre visage au bord d’un rideau, derrière un foulard ou vos deux mains, un œil dehors. « Où est… », et dites votre nom. Attendez, sans bouger, le temps de trois souffles. Ouvrez d’un coup : « Coucou! » Recommencez : cette fois, une petite main tire le rideau ou vos doigts. « Trouvée! » {si-toutous|Cachez un toutou, une oreille dehors, et cherchez-le tous ensemble.} Montrez les cachettes{si-tunnel|, et le tunnel, qui a deux portes pour faire « coucou »}, puis mettez les mains sur vos yeux, les doigts entrouverts : « Qui se cache? Je ne regarde pas… »',
        ),
        play(
          { 10: 6, 20: 7, 30: 8 },
          'Ôtez vos mains. Des pieds dépassent, quelqu’un rit. « Où est… », et le prénom. « Je ne vois personne! » Cherchez très sérieusement dans votre manche, sous votre soulier, dans votre poche. L’enfant sort quand il veut : « Coucou! » Sautez de surprise. Qui ne se cache pas cherche avec vous. {si-boîte-de-carton|Quelqu’un dans la boîte? Cognez : « Toc, toc? », et attendez qu’on cogne en dedans.} {18-24m multiage|Le trottineur} {18-24m !multiage|L’enfant} {18-24m|se montre avant que vous ayez fini. « Déjà toi! » Il court se recacher à la même place.} {18-24m !multiage|Il met seulement ses mains ou son foulard sur ses yeux? Il est caché : cherchez-le. Ensuite, approchez-vous, soufflez « Où est…? » tout près, reculez. Il regarde par la fente : faites semblant de ne rien voir.} {2-3a multiage|À deux ans, l’enfant} {2-3a !multiage|L’enfant} {2-3a|tient plus longtemps, glousse, répond « pas là! ».} {2-3a !multiage|« Pas là? Ah bon. » Éloignez-vous, découragée : « Je vais chercher ailleurs. » Il vous rappelle. Deux enfants derrière le même rideau? Appelez-en un, faites-vous surprendre par les deux.}',
        ),
        play(
          { 20: 6, 30: 7 },
          'C’est vous qu’on cherche. Cachez seulement votre visage au coin d’un meuble, au bord d’un rideau ou derrière un foulard, un œil dehors, et appelez : « Où est… », avec votre nom. {si-coussins|Derrière un gros coussin debout, un œil dépasse, puis l’autre.} {18-24m multiage|Le trottineur} {18-24m !multiage|L’enfant} {18-24m|tire, vous trouve, vous remet le tissu ou les mains devant les yeux : encore!} {18-24m !multiage|Faites attendre deux souffles, puis trois. Il hésite? Montrez un doigt : il vient. Puis il se cache avec vous, collé à votre côté, et vous appelez ensemble un ami qui passe.} {2-3a multiage|À deux ans, l’enfant} {2-3a !multiage|L’enfant} {2-3a|vous appelle comme vous l’appelez : « Où est…? Je vois pas! » Il cherche dans sa manche, lui aussi.} {2-3a !multiage|Ne bougez plus : il vérifie sous la table, revient, écarte le tissu ou vos mains. « Tu m’as trouvée! » Puis un ami se cache à votre place, et les autres disent son nom. Personne ne l’a trouvé? Il fait « coucou » de la voix, tout bas.}',
        ),
        play(
          { 30: 6 },
          'Cachez un petit bout de vous. Assise, mettez une main dans votre dos : « Où est ma main? » Attendez. « Coucou, la main! » Chacun cache un bout de lui, dans son dos, sous sa jambe ou sous un foulard. {18-24m multiage|Le trottineur} {18-24m !multiage|L’enfant} {18-24m|couvre ses pieds de ses deux mains : « Où sont les pieds? Coucou, les pieds! »} {18-24m !multiage|Cherchez le nez : il le cache d’un doigt, d’une main, de la vôtre. Nommez ce qui revient chaque fois. Cachez vos deux mains, n’en sortez qu’une : attend-il l’autre?} {2-3a multiage|À deux ans, l’enfant} {2-3a !multiage|L’enfant} {2-3a|cache son nez dans son coude et attend que vous demandiez : « Où est le nez? »} {2-3a !multiage|Trompez-vous : « Coucou, le coude! » quand c’est le genou. « Ben non! » Puis il cache ses deux mains : laquelle reviendra la première? À lui de vous demander : « Où est…? »}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          'Assoyez-vous au milieu. « Où sont mes amis? » Dites un prénom à la fois, tout bas : l’enfant nommé sort, vous rejoint ou fait « coucou » de sa place. {si-lampes-de-poche|Le rond de votre lampe glisse au plancher jusqu’à ses pieds.} Qui veut rester caché sera le dernier : attendez-le, assise, sans le tirer. {18-24m multiage|Le trottineur} {18-24m !multiage|L’enfant} {18-24m|se cache encore, contre votre épaule : chuchotez « trouvé ».} {2-3a multiage|À deux ans, l’enfant} {2-3a !multiage|L’enfant} {2-3a|dit le nom de celui qui manque.} Comptez les enfants du doigt : « Tout le monde est là. » S’il y a des foulards, chacun fait coucou une fois avec le sien, puis le dépose sur vos genoux.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Cherchez à voix haute, lentement, le nez ailleurs et un œil sur tous : le plaisir est dans l’attente.',
          'N’ouvrez pas sa cachette : c’est lui qui sort.',
          'Un silence, un corps raide? Dites tout de suite « Je te vois, coucou! ».',
          'Un enfant regarde seulement? Prêtez-lui votre main pour chercher, sans l’envoyer se cacher.',
        ],
        questionsOuvertes: [
          'Où est…?',
          'Qui est là?',
          '{!10min|Comment m’as-tu trouvée?}{10min|Où veux-tu te cacher?}',
          '{30min|Qu’est-ce que tu caches?}',
        ],
      },
      vocabulaire: [
        'coucou',
        'se cacher',
        'où est',
        'chercher',
        'trouvé',
        'la cachette',
        '{30min|la main}',
        '{30min|le pied}',
      ],
      adaptations: [
        {
          pour: '18-24m',
          texte:
            'Une seule cachette, à un bras de vous, et deux souffles d’attente. Il ne veut pas être caché tout entier? Le bord du rideau sur une joue, ou un pied caché, suffit.',
        },
        {
          pour: '2-3a',
          texte:
            'Il pousse un ami pour prendre sa cachette? « Y a-t-il de la place pour deux? » Montrez le côté du meuble : il y a toujours une cachette de plus.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Un enfant est inquiet quand on disparaît? Gardez une main visible, qui fait coucou toute seule. Il n’entend pas? Cherchez en gestes, la main en visière. Il se déplace peu? Tenez un foulard ou vos mains entre vous deux : c’est sa cachette.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!ete|L’été, dehors, on se cache derrière un tronc ou votre dos : « Où est…? »} {ete|L’hiver, au vestiaire, la tuque glisse sur les yeux : « Où est…? Coucou! »}',
        },
      ],
      securite: {
        risquesAcceptes: ['Se cogner à un ami en sortant.', 'Attendre seul quelques secondes, et trouver ça long.'],
        dangersAEliminer: [
          'Cordon ou chaînette de store : remonté hors de portée, ou ce rideau ne sert pas de cachette.',
          'Enfant qui se suspend au rideau ou tire dessus : la tringle peut tomber. Montrez-lui le bord à tenir; il recommence? Ce rideau n’est plus une cachette.',
          'Rideau ou foulard enroulé autour d’un cou ou d’une tête : ôtez-le aussitôt; foulard noué ou plus long que votre bras, il sort du jeu.',
          'Cachette que vous ne voyez pas, armoire ou coffre qui se ferme : bloquez-la avant le jeu; vous voyez toujours un bout de chaque enfant.',
          '{si-boîte-de-carton|Boîte refermée ou retournée sur un enfant : elle est couchée, sans rabats, l’ouverture vers vous; deux enfants au plus.}',
          'Foulard au plancher : ramassez-le, il glisse sous le pied.',
          '{si-tunnel|Deux têtes dans le tunnel : un enfant à la fois, et les deux bouts restent ouverts.} {si-lampes-de-poche|Faisceau vers des yeux : il reste au plancher, et la lampe dans votre main.}',
        ],
        supervision: 'palier1',
        allergies: ['Foulards lavés sans parfum; un rideau plein de poussière ne sert pas de cachette.'],
      },
      observation: [
        'Compétences sociales : à qui fait-il « coucou », et qui cherche-t-il?',
        'Concept de soi : que fait-il en entendant son prénom dit par-dessus le rideau ou le meuble?',
        'Langage oral : quel mot ou quelle phrase reprend-il de vous?',
      ],
      prolongements: [
        'Avant la sieste, la débarbouillette cache la bouche une seconde : « Où est…? Coucou! »',
        'Dites au parent sa cachette du jour : à la maison, on peut dire « Où est…? » à côté d’un fauteuil.',
      ],
      reflexionRetroaction: [
        'Ai-je cherché assez longtemps pour que la joie monte?',
        'Qui n’a pas été appelé par son prénom?',
      ],
    },
  },
]
