import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

/** An idea that waits in a fist, a bench that wears the coats, a boot that its owner hides, tag with chewing gum, and a greeting for friends in another group. */
export const KINDERGARTENERS_TURN_AND_FAREWELL_SHEETS: readonly BankSheet[] = [
  {
    key: 'mon-idee-attend-dans-mon-poing',
    summary:
      'Une idée au rassemblement? Hop, on l’attrape devant sa bouche et elle attend dans le poing. Toc, toc! La main s’ouvre : c’est son tour de parler.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['emotions-et-amitie', 'contes-et-lettres'],
    materials: [],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'la prise de parole',
      'prise de parole',
      'prendre la parole',
      'le rassemblement',
      'rassemblement',
      'le cercle du matin',
      'la causerie',
      'tour de parole',
      'droit de parole',
      'bâton de parole',
      'rouleaux de papier de toilette',
      'parler chacun son tour',
      'attendre son tour pour parler',
      'lever la main',
      'couper la parole',
      'interrompre',
      'ils s’interrompent',
      'coupent la parole',
      'se coupent la parole',
      'ils parlent tous en même temps',
      'parler en même temps',
      'les plus gênés ne disent plus rien',
      'gênés de parler',
      'enfant gêné de parler devant les autres',
      'écouter les autres',
      'écouter un ami qui parle',
    ],
    seen: [
      'Au cercle du matin, ils se coupent la parole et personne n’entend rien',
      'Ils crient tous leur réponse en même temps avant que j’aie fini ma question',
      'Elle me chuchote des choses à l’oreille, mais ne parle jamais devant le groupe',
      'Il raconte sa fin de semaine sans arrêt et les autres ne placent pas un mot',
      'Ils lèvent la main, oublient ce qu’ils voulaient dire et se fâchent',
      'Pendant la causerie, les plus gênés regardent leurs bas et passent leur tour',
      'Ça jase tous ensemble au rassemblement, je dois parler plus fort qu’eux',
      'Dès qu’un ami commence à raconter, un autre embarque par-dessus avec son histoire à lui',
    ],
    scenes: ['politesse'],
    picture:
      'Assis en rond, le poing fermé sur le genou, tous se taisent; d’un doigt, une enfant cogne chez un voisin dont la main s’ouvre enfin.',
    sheet: {
      titre: 'Mon idée attend dans mon poing',
      observationDepart:
        '« Moi aussi! Moi aussi! » Au rassemblement, la prise de parole tourne au vacarme : tout le monde parle en même temps. Les plus gênés regardent leurs bas et se taisent.',
      intentionEducative:
        'Permettre à chaque enfant de prendre la parole au rassemblement : garder son idée, attendre, puis être entendu, même tout bas.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Attention', role: 'secondaire' },
      ],
      objectifs: [
        'Garder son idée pendant qu’un autre parle.',
        'Prendre la parole à son tour, fort, tout bas ou d’un seul mot.',
        'Dire qu’on a fini, et offrir le tour à quelqu’un.',
        '{!10min|Redire l’idée d’un ami, et vérifier auprès de lui.}',
      ],
      materiel: [
        optional(
          '{si-rouleaux-de-papier-de-toilette|Rouleaux de papier de toilette}',
          'un par enfant, un pour vous',
          null,
        ),
        optional('{si-coussins|Coussins}', '{si-coussins|un par enfant, un pour vous}', null),
        optional('{si-toutous|Toutous lavables}', '{si-toutous|un par enfant}', null),
        optional('{si-balles si-ballons|Balle ou ballon mou}', '{si-balles si-ballons|un seul, près de vous}', null),
        optional('{si-marionnettes|Marionnette}', '{si-marionnettes|une}', null),
      ],
      preparation: [
        'Assoyez-vous par terre, en rond, vous comprise. Le rond est assez petit pour qu’une voix basse le traverse. {si-coussins|Un coussin garde la place de chacun pendant qu’il va cogner chez un ami.}',
        'La question de départ se répond d’un mot : « Qu’as-tu vu en venant ici? » Chacun a vu quelque chose, ne serait-ce que la porte.',
        'Gardez à côté de vous un enfant qui parle peu : votre oreille sera tout près. {multiage|Un plus jeune s’assoit entre deux plus vieux.} {1adulte|Seule, parlez assise, comme les autres.} {2adultes|À deux, l’une mène le tour, l’autre s’assoit près d’un enfant qui ne dit rien.}',
        '{si-rouleaux-de-papier-de-toilette|Donnez à chacun son rouleau, propre : il n’en changera pas. On cogne alors sur la paume qui le bouche.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3 },
          '« Qu’avez-vous vu en venant ici? Dites-le, tous en même temps! » Laissez le bruit monter, puis levez le poing : silence. « Qui a entendu son voisin? » Personne. « Chacun va avoir la parole. Mon idée veut déjà sortir. Hop! » Attrapez-la devant votre bouche, d’une main, et posez le poing fermé sur votre genou. « Elle attend là, au chaud. » {si-toutous|Une idée gênée se cache sous un toutou, sur les genoux.} {si-rouleaux-de-papier-de-toilette|Avec un rouleau, on souffle l’idée dedans, et une paume bouche chaque bout : l’idée attend.} Tous attrapent la leur. Ouvrez votre main : « J’ai vu une corneille. J’ai fini. » D’un doigt, cognez sur un poing : « Toc, toc. » Cet enfant ouvre la main et parle à son tour.',
        ),
        play(
          { 10: 6, 20: 7 },
          'La parole fait le tour. Qui vient de parler dit « J’ai fini », va cogner sur un poing encore fermé et se rassoit. Une voix part trop tôt? « Une idée s’est sauvée! » Tous la rattrapent en l’air, et vous la remettez dans le bon poing. Une main s’entrouvre à peine? Penchez l’oreille : un mot chuchoté compte autant. Une main à plat sur le genou veut dire « Pas cette fois » : on cogne chez un autre. {3-4a|À trois ans, un mot suffit : « Chien! »} {3-4a !multiage|À cet âge, une idée attend mal : après trois enfants, criez « Toutes dehors! » On les dit toutes ensemble, on rit, puis chacun en attrape une nouvelle. Cognez d’abord chez ceux qu’on n’a pas entendus.} {4-5a|À quatre ans, on redit l’idée d’avant : « Il a vu un chien. Moi… »} {4-5a !multiage|L’enfant a oublié son idée? Il montre sa main vide : « Partie! », et l’on cogne chez un autre. Deux idées? Une dans chaque main : la deuxième attend le prochain tour.} {si-rouleaux-de-papier-de-toilette|Débouché, le rouleau fait porte-voix, sans toucher la bouche.}',
        ),
        play(
          { 20: 6 },
          '« À quoi veux-tu jouer tantôt? » Deux par deux, genou à genou; qui reste seul vient avec vous. L’un chuchote sa réponse {si-rouleaux-de-papier-de-toilette|dans le rouleau de son ami, qui le bouche et l’emporte}{!si-rouleaux-de-papier-de-toilette|dans la main de son ami, qui ferme le poing dessus}. Puis on fait l’inverse. De retour dans le rond, chacun à son tour ouvre la main et dit l’idée de l’autre : « Elle veut jouer au loup. » L’amie répond « C’est ça! » ou « Presque! », et complète. Qui y jouerait aussi lève le pouce. {3-4a|À trois ans, qui a oublié l’idée en route va se la faire chuchoter encore.} {3-4a !multiage|Montrez-le d’abord avec un enfant : chuchotez dans son poing « Je veux sauter! » et laissez-le l’annoncer à tous. Sautez pour répondre, puis laissez-les essayer.} {4-5a|À quatre ans, on pose une question de plus : « Avec qui? »} {4-5a !multiage|Au tour suivant, l’idée passe par deux poings avant d’être dite. Est-elle encore pareille? Son auteur le dit.}',
        ),
        closing(
          { 10: 2, 20: 4 },
          '« Qui a encore le poing fermé? » Faites le tour et cognez : on ouvre, on parle. {si-balles si-ballons|Vers qui est loin, roulez une balle ou un ballon mou : il l’arrête et parle.} Une idée n’est pas prête? « Tu me la diras à l’oreille tantôt. » Tenez promesse. {si-marionnettes|Une marionnette vous coupe : « Moi! » On lui montre à attraper son idée.} {20min|Chacun montre ensuite du doigt un ami dont il a appris quelque chose, et le dit s’il veut.} Puis, une dernière fois : « Tous en même temps! » Cinq secondes de vacarme. Votre poing se lève, silence. « Là, je n’ai rien entendu. Mais tantôt, j’ai entendu… » Redites trois de leurs idées, dont une dite tout bas, si elle n’était pas secrète. On secoue les mains, vides, et l’on se lève.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Dès qu’une idée sauvée est rattrapée, tournez-vous vers l’enfant qui parlait : « On t’écoute encore. »',
          'Gardez, vous aussi, le poing fermé, et montrez que c’est long : serrez-le, soufflez dessus.',
          'Avant de redire tout haut un mot chuchoté, demandez : « Je le dis pour toi, ou c’est entre nous? »',
          '{!10min|Pour les deux par deux, assoyez un enfant qui parle beaucoup avec un enfant qui parle peu.}',
        ],
        questionsOuvertes: [
          'Qu’as-tu vu en venant ici?',
          'Comment gardes-tu ton idée quand elle veut sortir?',
          'Qu’a dit ton ami?',
          '{4-5a|Que fait-on quand deux voix partent ensemble?}',
        ],
      },
      vocabulaire: [
        'la parole',
        'mon tour',
        'l’idée',
        'le poing',
        'chuchoter',
        'écouter',
        'j’ai fini',
        '{!10min|c’est ça}',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'L’enfant ouvre le poing tout de suite? Mettez votre main sur la sienne et soufflez dessus ensemble, le temps qu’un ami finisse.',
        },
        {
          pour: '4-5a',
          texte:
            'L’enfant mène un tour à votre place : il pose la question, lève le poing pour le silence et remarque qui n’a pas parlé.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Sans mots, l’enfant ouvre la main et mime, montre du doigt ou fait un son : c’est sa parole. Le bruit du début blesse? Prévenez-le, il se bouche les oreilles ou lève le poing avec vous. Qui entend peu s’assoit en face, là où il voit les bouches.',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’été, faites ce rassemblement dans la cour, en rond serré sous un arbre : dehors, une voix basse se perd vite.',
        },
      ],
      securite: {
        risquesAcceptes: ['Idée oubliée en attendant, déception.', 'Silence d’un enfant qui n’a rien à dire.'],
        dangersAEliminer: [
          'Coup sur un poing : on cogne d’un seul doigt, deux petits coups.',
          'Enfant pressé de parler sous tous les regards : sa main à plat suffit, sans explication.',
          'Idée dont on rit méchamment : reprenez-la dans votre main : « La sienne est à lui. On l’écoute. »',
          'Confidence grave devant tous : remerciez l’enfant, n’insistez pas, écoutez-le à part et suivez la procédure de votre milieu.',
          '{si-rouleaux-de-papier-de-toilette|Rouleau prêté ou sucé : chacun garde le sien, devant la bouche, sans y toucher.}',
        ],
        supervision: 'palier2',
        allergies: ['Aucun allergène connu : le jeu se fait avec les mains et la voix.'],
      },
      observation: [
        'Langage oral : comment l’enfant dit-il son idée, et à qui la dit-il, au rond ou à vous?',
        'Compétences sociales : vers quel poing va-t-il cogner quand il a fini?',
        'Attention : que fait son corps pendant qu’un autre parle?',
      ],
      prolongements: [
        'À table, le poing fermé sert encore : on avale sa bouchée, puis on ouvre la main.',
        'Le soir, l’enfant vous coupe pendant que vous parlez à un parent? Il attrape son idée, et vous cognez sur son poing dès que vous avez fini.',
      ],
      reflexionRetroaction: [
        'Quelle part du rassemblement ai-je parlé, moi?',
        'Qui n’a pas ouvert la main, et où l’ai-je entendu parler aujourd’hui?',
      ],
    },
  },
  {
    key: 'c-est-le-banc-qui-a-chaud',
    summary:
      'Au vestiaire, le banc attend tout habillé, et les enfants, par terre, au frais. « C’est long! J’ai chaud! » grogne-t-il : on lui envoie un frisson. Brrr!',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_LANGUAGE'],
    themes: ['emotions-et-amitie', 'saisons-et-fetes'],
    materials: [],
    place: 'INDOORS',
    seasons: ['WINTER'],
    durationMinutes: 20,
    adults: 1,
    moment: 'habillage',
    calls: [
      'l’attente',
      'attente',
      'l’habillage',
      'habillage',
      'habillage d’hiver',
      'attendre au vestiaire',
      'l’attente au vestiaire',
      'attendent longtemps',
      'attendre habillé',
      'ils attendent longtemps habillés',
      'ils ont chaud',
      'ils ont chaud au vestiaire',
      'chaud dans les habits de neige',
      'vestiaire',
      'ça crie au vestiaire',
      'ça se pousse au vestiaire',
      'se poussent pour s’asseoir',
      'se pousser pour s’asseoir sur le banc',
      'banc du vestiaire',
      'habit de neige',
      's’habiller pour aller dehors',
      'faire patienter',
    ],
    seen: [
      'Au vestiaire, les premiers habillés attendent longtemps et ont les joues toutes rouges',
      'Ils se chicanent pour une place sur le banc pendant qu’on met les habits de neige',
      'Ça crie et ça court au vestiaire pendant que j’habille les plus petits',
      'Il ôte sa tuque et son manteau parce qu’il a chaud en attendant les autres',
      'Ça chigne en habit de neige, ils trouvent que c’est trop long avant de sortir',
      'Ils se tassent sur le banc du vestiaire jusqu’à ce qu’il y en ait un qui tombe',
      'J’ai huit paires de bottes à mettre et les autres se tiraillent pendant ce temps-là',
      'Les grands sont prêts en deux minutes et tannent les petits qui ne le sont pas',
    ],
    scenes: ['attente', 'habillage'],
    picture:
      'Un banc est couvert de manteaux; en face, par terre et bottés, deux enfants frissonnent, et le dernier de la rangée souffle vers lui.',
    sheet: {
      titre: 'C’est le banc qui a chaud!',
      observationDepart:
        '« Pousse-toi, c’est ma place! » Pendant l’habillage, l’attente est longue au vestiaire : on crie, on se serre sur le banc, et les joues sont rouges.',
      intentionEducative:
        'Permettre aux enfants de vivre l’attente de l’habillage assis, au frais et en jouant, avec une place pour chacun.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'secondaire' },
      ],
      objectifs: [
        'Garder sa place par terre jusqu’à ce que tous soient prêts.',
        'Répondre au banc qui s’impatiente, ou frissonner pour le rafraîchir.',
        'Sentir qu’on a chaud, et le montrer.',
        '{3-4a 4-5a|Recevoir un frisson et le passer sans toucher le voisin.}',
      ],
      materiel: [
        item('Vêtements d’hiver', 'ceux de chaque enfant, les vôtres', null),
        optional(
          '{si-tapis si-coussins|Coussins plats ou bouts de tapis}',
          '{si-tapis si-coussins|un par enfant}',
          null,
        ),
        optional('{si-marionnettes|Marionnette}', '{si-marionnettes|une}', null),
        optional('{si-papier|Feuilles de papier, pliées d’avance}', '{si-papier|une par enfant}', null),
        optional('{si-toutous si-poupées|Toutou ou poupée}', '{si-toutous si-poupées|un seul}', null),
      ],
      preparation: [
        'Toilette et couches d’abord, puis vos bottes à vous. Ouvrez les fermetures des manteaux; tuque et mitaines vont dans une manche. {10min|Les pantalons de neige sont déjà mis : ces dix minutes vont des bottes aux mitaines.}',
        'Videz le banc du vestiaire, ou une rangée de chaises : personne ne s’y assoit aujourd’hui. Les enfants seront par terre en une rangée, le dos au mur d’en face, leurs vêtements devant eux. Laissez un bras d’espace entre deux. {si-tapis si-coussins|Un coussin plat ou un bout de tapis, posé au sec, montre à chacun sa place.}',
        'Au début de la rangée, placez ceux qui prennent le plus de temps : vous commencez par eux. Le haut, manteau, tuque et mitaines, se met à la toute fin, pour tous en même temps.',
        '{multiage|Un plus vieux s’assoit à côté de chaque plus jeune.} {1adulte|Seule, avancez à genoux devant la rangée : vous voyez tout le monde et la porte.} {2adultes|À deux, l’une aide le long de la rangée, l’autre fait la voix du banc, puis sort avec la première moitié de la rangée dès qu’elle a ses mitaines.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3 },
          'L’attente commence. Tous par terre, montrez le banc vide : « Aujourd’hui, c’est lui qui attend tout habillé. » Couchez-y votre manteau. {3-4a 4-5a|Ceux des enfants passent de genoux en genoux jusqu’à vous : couchez-les aussi.} {!3-4a !4-5a|Prenez celui de chaque enfant et couchez-le aussi.} Le banc grogne, avec votre grosse voix : « Ouf! C’est long. J’ai chaud! – Veux-tu du frais, banc? – Oh oui! » Secouez les épaules : « Brrr! C’est un frisson. » {3-4a 4-5a|Le premier enfant frissonne, regarde son voisin, qui frissonne à son tour, et ainsi jusqu’au dernier, qui souffle vers le banc.} {2-3a|À deux ans, on frissonne en même temps que vous, et l’on souffle : « Ffff! »} Le banc dit merci.',
        ),
        play(
          { 10: 3, 20: 7 },
          '{20min 3-4a 4-5a|« Brrr, mes jambes! » Le frisson suit la rangée, et l’on enfile le pantalon de neige.} {20min !3-4a !4-5a|« Brrr, mes jambes! » On frissonne tous ensemble, et l’on enfile le pantalon de neige.} « Brrr, mes pieds! » {3-4a 4-5a|Le frisson repasse : on met les bottes.} {!3-4a !4-5a|Encore un frisson : on met les bottes.} Aidez en suivant la rangée, et dites qui est le prochain. Qui a fini reste assis et rassure le banc : « C’est long! – On arrive, banc! » {si-marionnettes|Une marionnette passe d’une main à l’autre et le rassure aussi.} On crie? Le banc boude et se tait, jusqu’à ce que les voix baissent. {2-3a|À deux ans, le pied fait « brrr » avant d’entrer dans la botte.} {2-3a !multiage|Habillez-en un à la fois; les autres tapent du talon, fort, puis doucement, pour que le banc sache qu’ils sont là. La main sur un genou : « Après, c’est toi. »} {3-4a|À trois ans, on frissonne juste de ce qu’on habille : le talon, les orteils.} {3-4a !multiage|Un pied est pris? Le voisin dit quoi tirer, sans toucher : la languette, le talon.} {4-5a|À quatre ans, on invente le frisson suivant, lent ou du nez.} {4-5a !multiage|Le voisin le refait exactement. Puis un enfant déjà botté prend la voix du banc.}',
        ),
        play(
          { 10: 2, 20: 4 },
          'Il reste des bottes à mettre? Aidez; les autres jouent. {3-4a 4-5a|« Deux frissons! » Un part de chaque bout de la rangée. L’enfant chez qui ils se croisent dit « Bing! » et choisit le prochain frisson.} {!3-4a !4-5a|Entre deux bottes, portez un frisson dans vos mains fermées : « En veux-tu un? » L’enfant frissonne, ou dit non.} {20min|Le banc demande ensuite : « J’ai un manteau bleu sur le ventre. À qui est-il? – À moi! »} Passez une main sur les nuques : « Qui a chaud? » On avance la lèvre d’en bas et l’on souffle vers son front. {si-papier|Une feuille pliée fait un éventail : trois coups pour soi, un pour le banc.} {2-3a|À deux ans, on vous souffle dans la main.} {3-4a|À trois ans, on suit le frisson du doigt : « Il s’en vient! »} {4-5a|À quatre ans, on parie où les frissons se croiseront.} {3-4a !multiage 20min|Le banc se trompe et croit que le plus petit manteau est à vous : on le corrige en riant.} {4-5a !multiage 20min|Un enfant décrit à son tour un manteau, sans dire la couleur.} {2-3a !multiage 20min|Puis le banc se trompe : « Ce manteau-là, il est à moi? – Non, banc! »}',
        ),
        closing(
          { 10: 3, 20: 6 },
          '« Banc, on te déshabille! » Enfilez d’abord votre manteau, puis rendez les autres en suivant la rangée. {3-4a 4-5a|On enfile le sien, puis sa tuque.} {2-3a|À deux ans, le bras pousse dans la manche que vous tenez; à chaque manteau rendu, les autres grelottent pour le banc : « Brrr! »} Montez les fermetures, vite; les mitaines viennent en dernier. « Brrr! Là, c’est moi qui ai froid! » se plaint le banc, tout nu. Tous lui répondent : « Bye, banc! Attends-nous! » {si-toutous si-poupées|Un toutou ou une poupée reste lui tenir compagnie.} Le dernier pouce est dans sa mitaine : on sort.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Prêtez au banc ce que les enfants vivent : « C’est long », « Je voulais être le premier ». Ils lui répondent mieux qu’à vous.',
          'On se pousse pour une place? Tapez le plancher à l’autre bout de la rangée : « La rangée continue ici. »',
          'Regardez les joues et touchez les nuques à chaque passage : qui a chaud garde son chandail et rien d’autre en haut.',
          'Dites où en est l’attente avec des choses qu’on voit : « Encore deux paires de bottes, et on déshabille le banc. »',
        ],
        questionsOuvertes: [
          'Que peut-on dire au banc pour l’aider à attendre?',
          'Où sens-tu qu’il fait chaud?',
          '{3-4a 4-5a|Par où le frisson est-il passé?}',
        ],
      },
      vocabulaire: ['le banc', 'attendre', 'c’est long', 'chaud', 'le frisson', 'souffler', 'la rangée', 'prêt'],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'L’enfant veut sa tuque tout de suite? Posez-la sur le banc, juste en face de lui : « Regarde, le banc te la garde. » Une botte à tenir l’aide à rester assis.',
        },
        {
          pour: '3-4a',
          texte:
            'L’enfant botté le premier ne tient plus en place? Confiez-lui le souffle : c’est lui qui rafraîchit le banc à la fin de chaque frisson.',
        },
        {
          pour: '4-5a',
          texte:
            'L’enfant qui a ses bottes devient la voix du banc : il se plaint, raconte ce que le banc voit, et annonce combien de paires de bottes manquent.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Le vestiaire est trop bruyant? L’enfant s’habille au bout de la rangée, le plus loin de la porte, et frissonne le premier. Qui bouge peu frissonne d’un doigt ou d’un clin d’œil. Debout ou en fauteuil, l’enfant a sa place dans la rangée.',
        },
        {
          pour: 'autre_saison',
          texte:
            'Le printemps et l’automne, le banc porte les imperméables : il se plaint de la pluie, et on l’essuie d’un souffle.',
        },
      ],
      securite: {
        risquesAcceptes: ['Pied dans la mauvaise botte.', 'Impatience, et banc qui boude un peu.'],
        dangersAEliminer: [
          'Trop chaud : rien en haut avant la fin; joues rouges ou nuque mouillée, on baisse aussi le pantalon de neige, assis, jusqu’aux genoux.',
          'Enfant debout sur le banc ou caché sous les manteaux : le banc est seulement pour les vêtements, et vous le voyez tout entier.',
          'Menton pris dans la fermeture : votre doigt passe entre la glissière et le cou.',
          'Cordon ou foulard : cache-cou, et mitaines sans cordon autour du cou.',
          'Neige fondue : le plancher est essuyé avant qu’on s’y assoie.',
          'Porte : elle reste fermée jusqu’au départ, et vous seule touchez à la poignée.',
        ],
        supervision: 'palier1',
        allergies: ['Laine ou étiquette qui pique : un coton entre elle et la peau.'],
      },
      observation: [
        'Compétences émotionnelles : que fait l’enfant quand l’attente lui pèse, et que dit-il au banc?',
        'Langage oral : quels mots reprend-il du banc, et lesquels sont à lui?',
        'Schéma corporel : comment montre-t-il où il a chaud?',
      ],
      prolongements: [
        'Au retour, le banc reçoit les manteaux avant les enfants : « Vous m’avez fait attendre! »',
        'Donnez l’idée aux familles : à la maison, une chaise de l’entrée peut porter le manteau et s’impatienter pour tous.',
      ],
      reflexionRetroaction: [
        'Qui a attendu le plus longtemps, tout habillé, et comment le changer demain?',
        'Qu’est-ce que le banc a dit que je n’aurais pas dit?',
      ],
    },
  },
  {
    key: 'ma-botte-se-cache-pas-la-tienne',
    summary:
      '« Tire! Arrête! » Au retour de dehors, on tire la botte de qui le demande. Puis chacun cache la sienne, pas celle d’un autre, et sa jumelle l’appelle.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['emotions-et-amitie', 'saisons-et-fetes'],
    materials: [],
    place: 'INDOORS',
    seasons: ['WINTER'],
    durationMinutes: 20,
    adults: 1,
    moment: 'habillage',
    calls: [
      'le retour de dehors',
      'retour de dehors',
      'au retour de dehors',
      'rentrer de dehors',
      'en rentrant de dehors',
      'le déshabillage',
      'déshabillage',
      'se déshabiller',
      'ôter ses bottes',
      'enlever ses bottes',
      'tirer les bottes',
      'bottes',
      'bottes d’hiver',
      'se cachent les bottes',
      'cacher les bottes',
      'ils se cachent les bottes',
      'cacher la botte d’un ami',
      'botte perdue au vestiaire',
      'au retour ils se poussent',
      'se poussent au vestiaire',
      'ranger les bottes',
      'vestiaire',
    ],
    seen: [
      'En rentrant de dehors, ils se bousculent par terre en tirant leurs bottes',
      'Il a caché la botte de son amie derrière les casiers et elle pleurait',
      'Ils tirent les bottes des autres sans demander et rient quand le bas part avec',
      'Au vestiaire, il manque toujours une botte et personne ne sait qui l’a prise',
      'Elle n’arrive pas à ôter ses bottes toute seule et attend que je vienne',
      'Au déshabillage, les bottes revolent partout et les paires se mélangent',
      'Ils trouvent ça drôle de cacher les bottes, mais pas celui qui cherche la sienne',
      'Au retour de la cour, ça se pousse pour avoir de la place pour se déshabiller',
    ],
    scenes: ['habillage', 'cacher-trouver'],
    picture:
      'Un enfant tire la botte d’une amie par le talon; plus loin, une botte dépasse du dos d’un ami, et sa jumelle attend debout devant lui.',
    sheet: {
      titre: 'Ma botte se cache, pas la tienne',
      observationDepart:
        '« Qui a pris ma botte? » Au retour de dehors, on se pousse pendant le déshabillage, et une botte disparaît derrière les casiers.',
      intentionEducative:
        'Offrir aux enfants un déshabillage où l’on tire au lieu de pousser, et où l’on ne cache que ce qui est à soi.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Demander de l’aide pour sa botte, et dire « Tire! » ou « Arrête! ».',
        'S’arrêter dès que l’ami le dit.',
        'Cacher sa propre botte, et la remettre avec sa jumelle.',
        '{4-5a|Donner un indice sans montrer la cachette.}',
      ],
      materiel: [
        item('Bottes', 'une paire par enfant, la sienne; les vôtres', null),
        item('Guenille, pour la neige fondue', 'une', 'Vadrouille'),
        item('Bas secs de rechange', 'ceux des casiers', null),
      ],
      preparation: [
        'Dehors, on cogne ses bottes à la porte. Dedans, chacun s’assoit devant son casier ou le long du mur, un bras entre deux, encore en bottes.',
        'Le haut s’ôte avant le jeu : mitaines, tuque et manteau se posent par terre, derrière soi. Le pantalon de neige part après les bottes.',
        'Choisissez où dormiront les bottes, contre un mur, et essuyez le chemin qui y mène.',
        '{multiage|Assoyez un plus vieux à côté d’un plus jeune : ils feront équipe.} {1adulte|Seule, assoyez-vous au milieu, là où vous voyez tous les duos et la porte.} {2adultes|À deux, l’une joue, l’autre essuie le plancher et suit ceux qui ont fini.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3 },
          'Assise comme eux, tirez votre botte par le talon : « Schlouk! » Regardez dedans : « Elle revient de dehors, et elle a envie de se cacher. » Glissez-la derrière votre dos. Tirez l’autre, mettez-la debout devant vous, et faites sa petite voix : « Jumelle, où es-tu? – Ici! » répond celle du dos. Les enfants la montrent du doigt. Ressortez-la : « Trouvée! » Posez une main sur chacune : « Ma botte se cache, pas la tienne. » Chacun touche ses bottes et le dit aussi.',
        ),
        play(
          { 10: 4, 20: 7 },
          'Deux voisins se tournent l’un vers l’autre, assis; qui reste seul vient avec vous. L’un lève le pied : « Tires-tu ma botte? » L’autre la prend à deux mains, par le talon. « Tire! » Il tire droit. « Arrête! » Il lâche aussitôt. Schlouk! La botte revient à son propriétaire, et l’on change. Les deux bottes sorties, on ôte le pantalon de neige. {3-4a|À trois ans, on fait le bruit de chaque botte qui sort, gros ou petit.} {3-4a !multiage|Le bas est parti avec elle? « Il voulait la suivre! » La botte ne bouge pas? Appuyez un doigt derrière le talon : « Pousse là », et l’ami tire encore. On ne veut pas d’aide? « Non merci » se dit aussi, et l’ami attend, les mains sur les genoux.} {4-5a|À quatre ans, la voix guide les mains : « Un peu… plus fort… arrête! »} {4-5a !multiage|La deuxième botte, on essaie de l’ôter sans ami : le bout d’un pied coince le talon de l’autre. Qui a un truc le montre à son ami.}',
        ),
        play(
          { 10: 2, 20: 6 },
          'Une botte reste debout devant soi, l’autre se cache. L’ami ferme les yeux, et l’on compte ensemble jusqu’à cinq. On cache sa botte sans se lever : dans son dos, sous son manteau, sous ses genoux. Son propriétaire fait la voix des deux bottes : « Jumelle, où es-tu? – Ici! » L’ami montre l’endroit du doigt, sans fouiller. « Trouvée! » On change. {3-4a|À trois ans, un bout dépasse, et c’est bien drôle.} {3-4a !multiage 20min|Étonnez-vous fort de ne rien voir. La botte cachée peut dire où elle a marché dehors : « J’ai monté la butte! » L’ami attend qu’elle ait fini de parler, puis il montre.} {4-5a|À quatre ans, on donne un indice : « Elle est sous quelque chose de mouillé. »} {4-5a !multiage 20min|Trois indices, et pas un de plus. Puis la botte ment une fois : « Je suis devant! » Si l’ami s’en aperçoit, il répond « Même pas vrai! »}',
        ),
        closing(
          { 10: 2, 20: 4 },
          '« Jumelles, au dodo! » Appelez deux paires à la fois, par leur couleur. Chacun porte la sienne contre le mur choisi, puis va s’asseoir au sec. {20min|Ceux qui sont assis comptent les paires tout haut.} Une botte toute seule? On l’appelle ensemble : « Jumelle, où es-tu? » Son propriétaire l’apporte. Penchez-vous : « Toutes les paires dorment. Aucune ne cherche sa jumelle. » {20min|Chacun souffle à sa paire où elle ira demain.} Vérifiez les bas : un bas mouillé se change. On part sur la pointe des pieds, chut.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Une botte d’un autre a disparu? « Elle est à lui, et il n’a pas dit oui. » On la rend à son propriétaire avant de continuer.',
          'Ça pousse? Assoyez-vous entre les deux et offrez votre botte à tirer : « Toi qui es fort, tire. »',
          'Dites tout haut l’arrêt bien fait : « Il a dit arrête, et tes mains ont lâché. »',
          'Restez près de qui rit moins : demandez-lui s’il veut que sa botte se cache encore.',
        ],
        questionsOuvertes: [
          'À qui est cette botte?',
          'Comment ton ami veut-il que tu tires?',
          'Où ta botte aimerait-elle se cacher?',
          '{4-5a|Qu’est-ce qui change, quand c’est la botte d’un autre?}',
        ],
      },
      vocabulaire: ['la botte', 'la jumelle', 'la paire', 'le talon', 'tirer', 'arrête', 'caché', 'à moi'],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'L’enfant montre aussitôt sa cachette? Venez chercher avec son ami, et regardez d’abord ailleurs : sous votre manteau, dans votre manche.',
        },
        {
          pour: '4-5a',
          texte:
            'L’enfant veut cacher la botte d’un ami? Il le demande : « Veux-tu que je cache la tienne? » Si c’est oui, il la cache, puis la rend lui-même. Si c’est non, il cache la sienne.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Se faire toucher le pied dérange? L’enfant tire sa botte lui-même et dit le « Schlouk! ». Sans mots, un pied qui tape veut dire « Tire », un pied posé, « Arrête ». En fauteuil, sa botte se cache dans son dos ou sous sa couverture.',
        },
        {
          pour: 'autre_saison',
          texte:
            'Au printemps, les bottes de pluie se tirent de la même façon, et glissent mieux : on tire encore plus doucement.',
        },
      ],
      securite: {
        risquesAcceptes: ['Bas mouillé, bas qui part avec la botte.', 'Botte qui sort d’un coup.'],
        dangersAEliminer: [
          'Cheville ou genou tordus : on tire droit, par le talon, et l’on s’arrête à « Arrête! ».',
          'Botte reçue au visage : le pied reste plus bas que le menton de celui qui tire, qui tourne la tête de côté.',
          'Tête qui part en arrière : on tire assis, loin d’un coin de banc ou de casier.',
          'Neige fondue : on l’essuie avant que les bas y passent.',
          'Botte lancée, ou celle d’un autre prise sans son oui : le jeu s’arrête, et la botte est rendue.',
          'Enfant encore habillé qui a chaud : le haut s’ôte avant les bottes, pour tous.',
        ],
        supervision: 'palier1',
        allergies: ['Laine ou doublure qui pique : un bas sec de coton.'],
      },
      observation: [
        'Compétences sociales : que font ses mains quand l’ami dit « Arrête! »?',
        'Motricité globale : comment se place-t-il pour tirer une botte?',
        'Langage oral : quels mots emploie-t-il pour demander, guider ou faire parler sa botte?',
      ],
      prolongements: [
        'Avant de ressortir, les jumelles se réveillent : on vérifie qu’aucune n’a changé de paire.',
        'Le soir, l’enfant fait dire « Jumelle, où es-tu? » à sa botte pour son parent; à la maison, ce sont les bas qui se cherchent.',
      ],
      reflexionRetroaction: [
        'Qui faisait rire en cachant, et qui ne riait pas?',
        'Où naît la poussaille au retour, et qu’est-ce que je peux y changer avant d’entrer?',
      ],
    },
  },
  {
    key: 'pris-je-suis-de-la-gomme',
    summary:
      'Se faire prendre à la tague, c’est devenir de la gomme : un pied collé, on s’étire et on colle qui passe. Fâché de perdre? On va grogner, puis on revient.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['mouvement-et-defis', 'emotions-et-amitie'],
    materials: [],
    place: 'YARD',
    alsoAt: {
      PARK: 'Au parc, on joue entre deux repères bien visibles, et un arbre à l’écart de la course sert de coin de la grogne.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'la tague',
      'tague',
      'tag',
      'jouer à la tague',
      'perdre',
      'perdre à la tague',
      'quand ils perdent',
      'ils se fâchent quand ils perdent',
      'se fâche quand il perd',
      'pleure quand il perd',
      'pleurent et quittent le jeu',
      'quitte le jeu',
      'il quitte le jeu quand il perd',
      'mauvais perdant',
      'se faire prendre',
      'ne veut pas se faire prendre',
      'ne veut pas être la tague',
      'accepter de perdre',
      'j’étais pas touché',
      'c’est pas juste',
      'courir',
      'se poursuivre',
      'jeu de poursuite',
      'attraper',
    ],
    seen: [
      'Dès qu’il se fait toucher à la tague, il crie que c’est pas juste et s’en va',
      'Elle pleure quand on la pogne et ne veut plus jouer avec personne',
      'Ils s’obstinent à la tague, touché, pas touché, et la partie arrête là',
      'Personne ne veut être la tague, ça boude chaque fois que c’est leur tour',
      'Ils courent l’un après l’autre dans la cour et se fâchent quand ils sont pris',
      'Il tape du pied et quitte le jeu chaque fois qu’on l’attrape',
      'Il se fait toujours attraper le premier et dit qu’il est poche',
      'Ils veulent jouer à la tague tous les matins, mais ça finit en larmes',
    ],
    scenes: ['gagner-perdre', 'courir'],
    picture:
      'Un pied collé au sol, une enfant s’étire et touche presque un coureur qui rit; au bout de la clôture, l’éducatrice grogne, poings serrés.',
    sheet: {
      titre: 'Pris! Je suis de la gomme',
      observationDepart:
        '« Je joue plus! » À la tague, un enfant se fait prendre, se fâche et quitte le jeu en pleurant. Perdre lui fait mal, et la partie s’arrête là.',
      intentionEducative:
        'Soutenir l’enfant qui perd à la tague : se faire prendre devient drôle, la colère a sa place, et le retour dans le jeu est facile.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
      ],
      objectifs: [
        'Courir, esquiver, s’arrêter net quand on est pris.',
        'S’étirer loin, un pied collé au sol, sans tomber.',
        'Montrer qu’on est fâché de perdre, puis revenir dans le jeu.',
        '{4-5a|Régler un « touché, pas touché » sans arrêter la partie.}',
      ],
      materiel: [
        optional('{si-cônes|Cônes souples}', '{si-cônes|cinq}', null),
        optional('{si-cerceaux|Cerceau, couché au coin de la grogne}', '{si-cerceaux|un}', null),
        optional('{!hiver si-toutous|Toutou lavable}', '{!hiver si-toutous|un}', null),
        optional('{si-foulards|Foulards légers, en boule dans la main}', '{si-foulards|un par enfant}', null),
        optional(
          '{!hiver si-craies|Grosses craies, dans votre poche jusqu’à la fin}',
          '{!hiver si-craies|une pour deux enfants}',
          null,
        ),
      ],
      preparation: [
        '{cour !hiver|Marchez le terrain : trous, branches, bordures.} {cour hiver|Marchez le terrain : trous, glace, bordures.} {parc !hiver|Marchez le terrain : racines, trous, verre.} {parc hiver|Marchez le terrain : glace, trous, branches.} Montrez aux enfants jusqu’où l’on court. {si-cônes|Quatre cônes font les coins du terrain; un cinquième marque le coin de la grogne.}',
        'Choisissez le coin de la grogne, hors de la course et bien à votre vue : {cour|un bout de clôture}{parc|un arbre}. On y va quand on veut, on y reste le temps qu’on veut.',
        'Retenez la règle de départ : qui est pris colle un pied au sol et s’étire; s’il touche un coureur, c’est le coureur qui colle, et lui repart.',
        '{hiver|Courez par petits bouts : la sueur refroidit vite.} {multiage|Plus vieux et plus jeunes courent ensemble : la tague touche les plus jeunes du bout des doigts.} {1adulte|Seule, courez à petits pas, toujours du côté de la sortie, et gardez le coin de la grogne à l’œil.} {2adultes|À deux, l’une court, l’autre reste près du coin de la grogne, sans parler.}',
      ],
      deroulement: [
        opening(
          { 20: 4, 30: 5 },
          '« On joue à la tague! Qui me prend? » Sauvez-vous et laissez-vous toucher. Collez un pied au sol, étirez les bras, le dos, le cou : « Pris! Je suis de la gomme! » Touchez un enfant qui passe tout près : c’est lui qui colle, et votre pied se décolle : « Plop! » Faites-vous prendre encore, et tapez du pied : « Ah! J’ai perdu, et j’aime pas ça! » Marchez jusqu’au coin de la grogne, les poings serrés : « Grrr! Grrr! Grrr! » {si-cerceaux|Dans le cerceau qui y est couché, tapez des pieds.} {!hiver si-toutous|Serrez fort le toutou qui s’y trouve.} Soufflez : « C’est sorti. Je rejoue. » Tous essaient sur place : un pied collé, on s’étire, plop.',
        ),
        play(
          { 20: 7, 30: 9 },
          '{4-5a|Un enfant qui le veut est la tague}{!4-5a|Vous êtes la tague, lourde et lente}; les autres se sauvent. La tague touche un bras ou un dos, la main plate : « Pris! » L’enfant pris colle un pied, s’étire et touche un coureur qui passe : le coureur colle à son tour, et lui repart, « Plop! » Presque tous sont collés? Criez « Tout décolle! », et l’on recommence{4-5a| avec une autre tague}. Touché, pas touché? Les deux collent le temps de dire « Gomme, gomme, plop! » Fâché? On va au coin de la grogne, et l’on revient courir quand on veut. {3-4a|À trois ans, on court exprès près des gommes.} {3-4a !multiage|Ratez les coureurs d’un doigt, souvent. Un enfant pris se raidit? « Ta gomme est longue! Jusqu’où va-t-elle? » Il s’étire, et vous vous laissez toucher : « Plop! Tu repars. »} {4-5a|À quatre ans, on choisit sa gomme : molle, dure, qui gonfle.} {4-5a !multiage|On l’annonce, « Gomme molle! », et tout le corps s’y met.}',
        ),
        play(
          { 20: 5, 30: 7 },
          '« Maintenant, la gomme ne touche plus personne : elle appelle un ami. » L’enfant pris colle et tend les bras : « Gomme, par ici! » {si-foulards|Son foulard, agité bien haut, se voit de loin.} Un coureur lui tape dans la main : « Plop! » Il repart. Si la course fatigue, criez « Tout le monde est gomme! » : on s’étire sur place, on souffle, puis on repart. {3-4a|À trois ans, on tend les deux mains et l’on crie fort.} {3-4a !multiage|Restez la tague, et ralentissez quand un coureur va vers une gomme. Personne n’y va? « J’entends une gomme, là-bas! Qui la décolle? » Un enfant revient du coin de la grogne? C’est lui qui décolle la prochaine.} {4-5a|À quatre ans, on décide qui décoller d’abord.} {4-5a !multiage|Deux coureurs peuvent s’entendre : l’un attire la tague, l’autre décolle l’ami. Deux gommes se touchent du bout des doigts sans bouger le pied? Elles repartent toutes les deux.}',
        ),
        play(
          { 30: 5 },
          '« À l’envers! On joue à perdre. » Vous êtes la tague, et c’est vous qui vous sauvez, à petits pas. Tous courent après vous pour se faire prendre : « Prends-moi! » Touchez une main, puis une autre; l’enfant pris colle et s’étire de joie. Le dernier à courir crie : « J’ai perdu à perdre! » Tout le monde fait « Plop! », et l’on recommence. {3-4a|À trois ans, on vous tend le bras de loin.} {3-4a !multiage|Faites semblant de ne pas vouloir : « Oh non, ils arrivent! » Prenez d’abord celui qui craignait d’être pris, s’il s’approche.} {4-5a|À quatre ans, on ruse pour arriver par-derrière.} {4-5a !multiage|Demandez-leur ensuite ce qui est le plus drôle : se sauver ou être pris? Ils votent en courant d’un côté ou de l’autre.}',
        ),
        closing(
          { 20: 4, 30: 4 },
          '« La gomme fond. » On s’arrête où l’on est, on s’étire une dernière fois, puis on descend, lentement, jusqu’à s’accroupir. {!hiver si-craies|Sur l’asphalte, chacun fait à la craie le tour de son pied : la gomme laisse sa tache.} La main sur votre ventre : « Moi, j’ai perdu. Ça a fait grrr ici. Et toi, où? » On montre ses poings, ses joues, son ventre, ou rien. Quelqu’un est allé au coin de la grogne? Saluez son retour sans dire de nom : « J’ai entendu grogner, et j’ai vu revenir. C’est ça, jouer. » Grognez tous ensemble une dernière fois, tout bas, et marchez {cour|vers la porte}{parc|vers le point de départ} comme si le sol collait.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Laissez-vous toucher souvent, et dites-le : « Encore moi! Grrr. » Votre retour montre le leur.',
          'Au coin de la grogne, on ne raisonne pas. Une phrase suffit : « C’est dur, perdre. La place t’attend. »',
          'À son retour, faites-lui de la place sans commentaire : « Viens, on court! »',
          'Un enfant est pris tout le temps? Passez assez près de lui pour que sa main vous touche.',
        ],
        questionsOuvertes: [
          'Où sens-tu la grogne, dans ton corps?',
          'Jusqu’où ta gomme s’étire-t-elle?',
          'Que fais-tu pour revenir dans le jeu?',
          '{4-5a|Comment règle-t-on un « touché, pas touché »?}',
        ],
      },
      vocabulaire: ['la tague', 'perdre', 'pris', 'la gomme', 'coller', 'étirer', 'la grogne', 'revenir'],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'L’enfant pris continue de courir? Courez à côté de lui, arrêtez-vous ensemble, collez vos deux pieds côte à côte et étirez-vous en même temps.',
        },
        {
          pour: '4-5a',
          texte:
            'Avant de jouer, l’enfant annonce ce qu’il fera s’il se fâche : grogner, souffler, s’asseoir. Après, il dit si cela a marché.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui court peu est la gomme du milieu, bras grands ouverts : les coureurs passent à portée de sa main. En fauteuil, freins mis, il touche des deux côtés. Être touché par surprise dérange? Il colle quand il entend son nom.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{hiver|L’été, la gomme ramollit : on joue à l’ombre, par petits bouts, et l’on fond souvent.} {!hiver|L’hiver, sur la neige tapée, le pied collé laisse sa trace : on compte ensuite les gommes.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Genou éraflé, perte d’équilibre en s’étirant.',
          'Colère, larmes, départ du jeu pour un moment.',
        ],
        dangersAEliminer: [
          'Poussée ou vêtement tiré : la main est plate, sur un bras ou un dos, jamais au cou ni à la tête.',
          'Jambe tendue où quelqu’un trébuche : la gomme s’étire des bras, l’autre pied reste près du premier.',
          'Collision : on court dans l’espace montré, la tête levée; deux enfants à terre, tout le monde arrête.',
          '{cour|Fuite vers la barrière : le coin de la grogne en est loin, et vous vous tenez du côté de la sortie.} {parc|Fuite vers la rue ou le stationnement : vous vous tenez de ce côté-là, et la course se fait de l’autre.}',
          'Enfant fâché suivi, moqué ou ramené de force : on le laisse, à votre vue, jusqu’à ce qu’il revienne.',
          '{30min|Mêlée autour de vous, dans le jeu à l’envers : touchez-les un à un, à bout de bras, et changez de côté avant qu’ils se tassent.}',
          'Essoufflement, point au côté : on s’assoit hors de la course aussi longtemps qu’il faut.',
          '{si-foulards|Foulard qui traîne, noué ou au cou : on court en le tenant en boule, on l’agite le pied collé.} {si-cerceaux|Cerceau dans la course : on y entre et l’on en sort au pas, il ne quitte pas le coin de la grogne.}',
        ],
        supervision: 'palier2',
        allergies: ['Asthme à l’effort : la pompe et le plan de soins sont avec vous. Aucune vraie gomme à mâcher.'],
      },
      observation: [
        'Motricité globale : comment l’enfant esquive-t-il, freine-t-il, tient-il sur son pied collé?',
        'Compétences émotionnelles : que se passe-t-il dans son corps quand il est pris, et qu’est-ce qui l’aide?',
        'Compétences sociales : comment revient-il, et comment les autres l’accueillent-ils?',
      ],
      prolongements: [
        'Gardez le coin de la grogne pour les autres jeux de la cour, du parc ou du local : chacun le connaît, maintenant.',
        'Dites au parent comment son enfant est revenu dans le jeu, pas combien de fois il a quitté; à la maison, un coussin peut servir de coin de la grogne.',
      ],
      reflexionRetroaction: [
        'Ai-je laissé la colère durer ce qu’elle dure?',
        'Qui est pris tout le temps, et que peut-on changer au jeu pour cet enfant?',
      ],
    },
  },
  {
    key: 'un-bonjour-qui-se-rend-jusqu-a-toi',
    summary:
      'Des amis changent de groupe. Vont-ils revenir? On tape du pied ce qu’on sait, on ouvre les mains quand on ne sait pas, et l’on invente un bonjour pour eux.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_LANGUAGE'],
    themes: ['emotions-et-amitie'],
    materials: [],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, un bout de clôture fait « l’autre groupe », et le bonjour s’essaie de bien plus loin.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'le départ d’amis',
      'départ d’amis',
      'départ d’un ami',
      'des amis s’en vont',
      'des amis partent',
      'trois amis s’en vont dans un autre groupe',
      's’en vont dans un autre groupe',
      'changer de groupe',
      'changement de groupe',
      'changer de local',
      'passer chez les grands',
      'ils demandent s’ils vont revenir',
      'vont-ils revenir',
      's’ennuyer de ses amis',
      'il s’ennuie de ses amis',
      'le changement de groupe',
      'dire au revoir à des amis',
      'amis partis',
      'dernière journée dans le groupe',
    ],
    seen: [
      'Trois amis ont changé de groupe lundi et les autres demandent quand ils vont revenir',
      'Elle cherche sa meilleure amie, montée dans le groupe des plus vieux',
      'Ils regardent le crochet vide et disent le nom de l’ami parti dans l’autre groupe',
      'Il dit à tout le monde que ses amis partis chez les grands reviennent après la sieste',
      'Dans la cour, ils crient bonjour à leurs amis rendus dans l’autre groupe',
      'Deux amis s’en vont chez les grands vendredi et les enfants posent plein de questions',
      'Il s’ennuie de son ami qui a changé de local et joue tout seul',
      'Elle a peur de changer de groupe elle aussi, comme les amis qui sont partis',
    ],
    scenes: [],
    picture:
      'Bras immenses, deux enfants saluent trois amis loin devant, qui font le même geste; assis contre l’éducatrice, un ami regarde.',
    sheet: {
      titre: 'Un bonjour qui se rend jusqu’à toi',
      observationDepart:
        '« Est-ce qu’ils vont revenir? » Le départ d’amis qui changent de groupe inquiète ceux qui restent : ils {dedans|regardent leurs crochets}{cour|les cherchent des yeux dans la cour}.',
      intentionEducative:
        'Soutenir les enfants devant le départ d’amis qui changent de groupe : savoir ce qui est vrai, dire ce qu’on ignore, garder un lien avec eux.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Poser ses questions sur le départ, et entendre une réponse vraie.',
        'Montrer ce qu’on sait d’un pied, et ce qu’on ne sait pas de deux mains ouvertes.',
        'Inventer un bonjour, et se faire comprendre de loin.',
        '{30min|Dire ou refaire ce que ces amis faisaient avec nous.}',
      ],
      materiel: [
        optional('{cour !hiver si-craies|Craies}', 'une par enfant', null),
        optional('{dedans si-papier|Papier}', 'une feuille par enfant, deux pour vous', null),
        optional('{si-cônes|Cône}', '{si-cônes|un}', null),
        optional('{dedans si-photos|Photos des amis qui partent}', '{dedans si-photos|une de chacun}', null),
        optional('{dedans si-toutous|Toutou}', '{dedans si-toutous|un}', null),
        optional('{si-foulards|Foulards, tenus à la main}', '{si-foulards|un par enfant}', null),
      ],
      preparation: [
        'Informez-vous d’abord : dans quel groupe sont-ils, avec qui, et où les croisera-t-on pour vrai? Ce que vous ne savez pas, vous le direz.',
        'Les amis sont encore là? Demandez-leur s’ils veulent jouer avec tous ou rester à côté de vous. Ils sont déjà partis? Le jeu se fait sans eux.',
        'Choisissez un {dedans|mur libre, loin des meubles}{cour !hiver|bout de clôture, loin de la barrière}{cour hiver|bout de clôture, loin de la barrière, où la neige est tapée} : ce sera « l’autre groupe ». {si-cônes|Posez un cône à deux pas de là : on en fait le tour avant de revenir.} {multiage|Un plus vieux et un plus jeune partent côte à côte.} {1adulte|Seule, gardez à côté de vous l’enfant qui a le cœur gros.} {2adultes|À deux, l’une mène le jeu, l’autre reste avec l’enfant qui a le cœur gros.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4 },
          '{dedans|Assis}{cour|Debout}, en rond, laissez une place vide pour chaque ami qui part; s’il est encore là, il s’y met. {dedans si-photos|Au milieu, posez leur photo : on voit de qui l’on parle.} Nommez-les : « Ils changent de groupe. » Tapez du pied : « Ça, on le sait. » Dites ensuite la question de tous : « Vont-ils revenir? » Si c’est vrai, tapez du pied : « Non, ils restent dans leur nouveau groupe. » Une autre : « Vont-ils s’ennuyer de nous? » Ouvrez les deux mains, les épaules hautes : « Ça, on ne le sait pas. » Tous essaient les deux gestes. {cour !hiver si-craies|À la craie, tracez deux ronds, nous et eux, et un chemin de l’un à l’autre.} {dedans si-papier|Posez une feuille dans le rond, « nous », une autre au pied du mur choisi, « eux ».}',
        ),
        play(
          { 20: 7, 30: 8 },
          '« Qu’est-ce que tu te demandes? » À chaque question, le rond cherche : pied ou mains ouvertes? Vous donnez la vraie réponse. Puis on joue le départ. La moitié des enfants marche jusqu’à « l’autre groupe », se retourne et salue; ceux qui restent saluent aussi. « Dans le jeu, on revient. » Ils reviennent, et l’autre moitié part. « Pour vrai, nos amis restent là-bas. » {dedans si-toutous|Un toutou y reste jusqu’à la fin.} {3-4a|À trois ans, on part et l’on revient encore et encore.} {3-4a !multiage|La même question revient aussi. Redites la même réponse, mot pour mot, et tapez du pied avec l’enfant. Au milieu du chemin, arrêtez-vous avec ceux qui partent : « Est-ce qu’on les voit encore? » Un pas de plus, un salut de plus.} {4-5a|À quatre ans, quand on ne sait pas, on dit à qui le demander.} {4-5a !multiage|« Ont-ils une place pour dormir? » Gardez deux de ces questions pour l’éducatrice de l’autre groupe. Pendant le départ, ceux de là-bas disent ce qu’ils voient de loin; ceux d’ici, ce que cela change dans le rond.}',
        ),
        play(
          { 20: 6, 30: 7 },
          '« Ils sont loin. Quel bonjour peut se rendre? » On en invente un, à deux ou à trois : un geste, une grimace, un petit bruit. On se met face à face et l’on recule d’un pas à chaque bonjour bien reçu; l’ami le renvoie pareil. Jusqu’où se rend-il? Puis chaque équipe montre le sien, tous l’essaient, et l’on garde celui qui se voit le mieux de loin. {3-4a|À trois ans, le bonjour a un seul geste, très gros.} {3-4a !multiage|Placez-vous ensuite à « l’autre groupe » et recevez-les de loin : « Je l’ai eu! » ou « Plus gros, je vois mal! » Renvoyez chacun exactement, grimace comprise. Un enfant ne veut pas saluer? Il regarde avec vous.} {4-5a|À quatre ans, on enlève le bruit : se comprend-on encore?} {4-5a !multiage|On l’essaie de dos, accroupi, puis avec un seul doigt. Pour choisir, la moitié du groupe fait les bonjours de loin, et l’autre moitié dit lequel elle a compris.} {cour !hiver si-craies|À la craie, on marque jusqu’où il s’est rendu.} {dedans si-papier|Une feuille à la main, on la lève, on la secoue : il se voit mieux.}',
        ),
        play(
          { 30: 6 },
          'Le rond se refait, debout, avec ses places vides. « Que faisaient nos amis avec nous? » On le refait : leur jeu, leur façon de rire, leur tâche du matin. Sont-ils là? Ils le montrent eux-mêmes. « Qui veut le faire demain? » Quelqu’un lève la main, ou personne, et c’est correct. Puis essayez le rond serré, main dans la main, et le rond avec ses trous. {3-4a|À trois ans, on passe et repasse par les trous.} {3-4a !multiage|« C’est la place de qui? » Dites le nom avec eux. Un enfant s’y installe : « C’est moi, maintenant! » Laissez-le goûter la place, puis revenir à la sienne. On peut avoir de la peine, ou non.} {4-5a|À quatre ans, on dit lequel des deux ronds on préfère.} {4-5a !multiage|Chacun donne sa raison, et deux avis contraires restent vrais. Puis on cherche ce que seuls nos amis savaient faire : qui pourra nous le montrer, maintenant?}',
        ),
        closing(
          { 20: 4, 30: 5 },
          'Tournez-vous tous vers l’endroit où est vraiment l’autre groupe. Les amis sont encore avec vous? Ils se placent à l’autre bout et répondent. Un, deux, trois : le bonjour choisi, tous ensemble{dedans si-papier|, feuilles levées}{si-foulards|, foulards agités}. Attendez, sans parler. « L’ont-ils reçu? » Mains ouvertes, ou pied, selon ce qui est vrai. « Quand les verra-t-on? » Dites le moment si vous le savez; sinon, les mains s’ouvrent. {cour !hiver si-craies|Chacun laisse une marque de craie sur le chemin.} « Ils nous manquent un peu, ou beaucoup, ou pas. Demain, on joue ici, et notre bonjour est prêt. »',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Répondez court, et toujours pareil : « Non, ils ne reviennent pas dans notre groupe. Oui, ils sont encore ici, pas loin. » Ne le dites que si c’est vrai.',
          'Ouvrez les mains sans gêne : « Je ne le sais pas » est une bonne réponse.',
          'L’enfant qui pleure ou ne joue pas reste contre vous, votre main à côté de la sienne.',
          '« Et moi, vais-je changer de groupe? » Dites ce que vous savez, avec le jour : « Demain, tu es ici. »',
        ],
        questionsOuvertes: [
          'Qu’est-ce que tu te demandes?',
          'Comment le sait-on?',
          'Quel bonjour se rend le plus loin?',
          '{30min|Que faisaient nos amis avec nous?}',
        ],
      },
      vocabulaire: [
        'partir',
        'rester',
        'changer de groupe',
        'revenir',
        'on le sait',
        'on ne le sait pas',
        'loin',
        '{30min|s’ennuyer}{20min|le bonjour}',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'L’enfant croit que ses amis reviendront après la sieste? Marchez avec lui jusqu’à « l’autre groupe », et saluez de là : « Ils dînent et ils dorment dans l’autre groupe, maintenant. Après la sieste, ils y restent. »',
        },
        {
          pour: '4-5a',
          texte:
            'L’enfant explique à un ami qui était absent : ce qu’on sait, du pied; ce qu’on ne sait pas, des mains. Il lui apprend ensuite le bonjour.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Le changement inquiète? Dites d’avance les étapes, une par doigt, et gardez la même place à l’enfant. Sans mots, il répond du pied ou des mains. En fauteuil, il tape de la main sur son appui-bras, et son bonjour part de là.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dans la cour, des mitaines font un bonjour sans doigts : il faut de plus gros gestes.} {hiver|L’été, dans la cour, on recule encore plus loin, d’une ombre à l’autre.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Larmes, silence, rire au mauvais moment.', 'Question sans réponse.'],
        dangersAEliminer: [
          'Promesse qu’on ne tiendra pas (« on ira les voir », « ils reviendront ») : dites seulement ce qui est sûr.',
          'Enfant forcé de saluer, de parler ou de donner la main : regarder suffit.',
          'Question sur la famille d’un ami : « Ça, c’est à sa famille. » Vous ne racontez rien de plus.',
          'Recul sans regarder : un pas à la fois, et un {dedans|mur}{cour|bout de clôture} libre derrière soi.',
          '{cour|Envie d’aller rejoindre les amis : la barrière est fermée, et vous vous tenez de ce côté-là.} {dedans|Envie d’aller rejoindre les amis : la porte est fermée, et l’on n’y va qu’avec vous.}',
          'Peine qui dure, sommeil ou repas changés : parlez-en au parent le jour même.',
          '{si-foulards|Foulard au cou ou sous un pied : il reste à la main, et vous ne le donnez qu’au dernier bonjour.}',
        ],
        supervision: 'palier2',
        allergies: ['Aucun allergène connu : le jeu se fait avec le corps et la voix.'],
      },
      observation: [
        'Compétences émotionnelles : comment l’enfant montre-t-il ce que ce départ lui fait?',
        'Compétences sociales : que change-t-il à son bonjour pour que l’ami le comprenne?',
        'Langage oral : quelles questions pose-t-il, et lesquelles reviennent?',
      ],
      prolongements: [
        'La première fois que vous croisez les amis, arrêtez-vous et faites le bonjour : le reconnaissent-ils?',
        'Dites aux parents ce qui a été répondu, mot pour mot, et montrez-leur les deux gestes : à la maison, les réponses seront les mêmes.',
      ],
      reflexionRetroaction: [
        'Quelle question m’a donné envie de promettre?',
        'Qui n’a rien demandé, et qu’ai-je vu dans son jeu?',
      ],
    },
  },
]
