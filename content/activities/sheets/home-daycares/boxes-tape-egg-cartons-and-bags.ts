import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

/** Plays with one or two things and nothing else: a snake of taped boxes, a laundry of scarves, garages that swallow trucks, egg boxes that speak, and voices in paper bags. */
export const HOME_BOX_AND_BAG_SHEETS: readonly BankSheet[] = [
  {
    key: 'le-serpent-perd-sa-queue',
    summary:
      'Boîte contre boîte, une bande de ruban sur chaque cou : le serpent s’allonge. On le tire par la langue, il casse, on cherche où et l’on répare.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['cabanes-et-constructions', 'animaux-et-traces'],
    materials: ['cartons-et-boites'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'boîtes de carton',
      'boîtes et ruban adhésif',
      'ruban adhésif',
      'coller des boîtes',
      'coller des boîtes ensemble',
      'mettre du tape partout',
      'serpent de boîtes',
      'chenille de boîtes',
      'attacher les boîtes',
      'tirer des boîtes',
      'ça décolle',
      'tape',
      'réparer avec du ruban',
      'travail d’équipe',
    ],
    seen: [
      'ils collent des boîtes de mouchoirs bout à bout pour en faire une bibitte longue',
      'elle tire sa file de contenants par une corde et le dernier reste en arrière',
      'il met vingt bouts de papier collant pour que deux cartons tiennent ensemble',
      'ça casse chaque fois qu’il tire et il revient me demander du collant',
      'il se fâche parce que son bricolage s’est défait en deux',
      'ils s’y mettent à plusieurs pour traîner un long train de cartons',
      'depuis la livraison des couches, ils attachent toutes les boîtes ensemble dans le local',
      'au coin bricolage, le rouleau de tape y passe au complet chaque jour',
    ],
    scenes: ['attacher', 'tirer', 'cooperer'],
    picture:
      'L’éducatrice tire la langue d’un serpent de boîtes; une enfant rapporte la dernière, détachée; un ami frotte un ruban, un poupon tend la main vers la cassure.',
    sheet: {
      titre: 'Le serpent perd sa queue',
      observationDepart:
        '{2-3a 3-4a 4-5a|« Encore du tape! » Deux boîtes tiennent ensemble par dix bouts de ruban. On les soulève : elles tombent, et l’on en veut dix autres.} {!2-3a !3-4a !4-5a|Une boîte accrochée à une autre se met à glisser sur le plancher. Les petits s’arrêtent : celle-là a suivi toute seule.}',
      intentionEducative:
        'Permettre à chacun de voir ce qui tient et ce qui lâche quand deux boîtes sont attachées{18-24m 2-3a 3-4a 4-5a|, et de réparer à plusieurs}.',
      domaines: [
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
      ],
      objectifs: [
        'Suivre des yeux, pousser ou tirer une file de boîtes qui tiennent ensemble.',
        '{18-24m 2-3a 3-4a 4-5a|Frotter une bande de ruban, ou tenir les boîtes pendant qu’un ami la frotte.}',
        '{!2-3a !3-4a !4-5a|S’étonner quand la file se brise, et en redemander.}{2-3a 3-4a 4-5a|Montrer où le serpent a lâché.}',
        '{3-4a 4-5a 20min 30min|Essayer une autre façon de coller, puis la vérifier en tirant.}{3-4a 4-5a 10min|Choisir où va la bande, et combien il en faut.}',
      ],
      materiel: [
        item(
          'Boîtes de carton de diverses grandeurs, sans agrafe',
          '{!18-24m !2-3a !3-4a !4-5a|cinq, et une par poupon}{18-24m 2-3a 3-4a 4-5a|deux par enfant, et deux de plus}{0-18m multiage|, et cinq pour les poupons}',
          'Boîtes de céréales vides, sans miettes',
        ),
        item(
          'Ruban adhésif{0-18m 18-24m 2-3a|, dans votre poche entre deux bandes}',
          'un ou deux rouleaux',
          'Ruban à masquer',
        ),
        item(
          '{30min 18-24m 2-3a 3-4a 4-5a|Chaise, l’arbre du serpent}',
          '{30min 18-24m 2-3a 3-4a 4-5a|une}',
          '{30min 18-24m 2-3a 3-4a 4-5a|Pied de table}',
        ),
        item('{0-18m|Tapis de jeu, le coin des poupons}', '{0-18m|un}', '{0-18m|Couverture épaisse}'),
      ],
      preparation: [
        'Ôtez les agrafes et le vieux ruban des boîtes. Sur la plus grosse, gardez un seul rabat, devant : c’est la langue, on tire dessus. Les autres rabats se replient par-dedans.',
        'Mettez les boîtes en tas le long d’un mur et dégagez un chemin de six pas. {30min 18-24m 2-3a 3-4a 4-5a|La chaise est au bout, bien appuyée sur ses quatre pattes.}',
        'Seule une adulte déchire le ruban, en bandes longues comme la main; le rouleau et son dévidoir restent avec elle. {2-3a 3-4a 4-5a !0-18m !18-24m|Déchirez-en d’avance une dizaine, prises par un bout sur votre manche : personne n’attend la sienne.} {0-18m|Collez d’avance trois autres boîtes en file, à part du tas. Étendez le tapis des poupons au bord du chemin, à un bras de vous, et gardez pour chacun une boîte sans ruban, pour ses mains et sa bouche.}',
        '{1adulte !18-24m !2-3a !3-4a !4-5a|Seule, restez assise à la tête du serpent : le chemin entier est devant vous.} {1adulte 18-24m 2-3a 3-4a 4-5a|Seule, assoyez-vous au bord du chemin, au milieu, le groupe devant vous : à chaque boîte collée, un enfant tire la langue d’un pas, et la queue reste à portée de votre main.} {2-3a 3-4a 4-5a|Deux enfants arrivent en même temps? Collez leurs boîtes l’une à l’autre : ce bout de serpent se joindra à la queue.} {1adulte 0-18m multiage|Avec plusieurs âges, prenez six enfants au plus, dont deux poupons.} {multiage|Les petits apportent et frottent, les grands décident où va la bande : un seul serpent pour tous.} {2adultes|À deux, l’une déchire le ruban, l’autre suit la queue.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Poussez deux boîtes l’une contre l’autre, collez une bande en travers, frottez-la de la paume : c’est son cou. « Une tête, un morceau de ventre. Le serpent est court. » Tirez sa langue vers vous : tout avance! Tirez ensuite d’un coup sec : scritch, la deuxième boîte reste là. « Oh! Il a perdu sa queue. » Ne bougez plus : attendez une main, un pas ou un regard vers la boîte tombée. Recollez-la, et montrez {18-24m 2-3a 3-4a 4-5a|le tas}{!18-24m !2-3a !3-4a !4-5a|la file de trois} : « Il veut être long. »',
        ),
        play(
          { 10: 6, 20: 7, 30: 8 },
          '{18-24m 2-3a 3-4a 4-5a|Chacun choisit une boîte, la pousse contre la dernière et vous demande une bande. Collez un bout; une paume frotte le reste.} {0-18m|Déroulez un peu de ruban à deux pas du poupon : scriiitch. Il tourne la tête? Recommencez, et collez la file de trois à la dernière boîte. Puis menez le serpent devant le tapis : il suit les boîtes des yeux jusqu’à la queue, qu’il tape ou retient.} {0-18m !multiage|Il la tient? Tirez doucement la langue : sa main sent que ça part. Il mordille la boîte sans ruban? Le serpent vient la renifler, « sniff, sniff », et repart.} {18-24m|Le trottineur apporte une boîte, la reprend, la rapporte; il frotte à deux mains : « Colle, colle! »} {18-24m !multiage|Il arrache la bande qu’il vient de frotter? Dites « scritch! », tendez la paume pour la ravoir et collez-en une neuve : arracher, c’est aussi son jeu.} {2-3a|Trois bandes de plus sur le dos : le serpent a des taches.} {2-3a !multiage|Un enfant veut la plus grosse boîte, un autre la veut aussi : elle a deux bords, chacun pousse le sien.} {3-4a|Un enfant serre les boîtes pendant qu’un ami frotte : plus un trou entre les deux.} {3-4a !multiage|Grosse, petite, grosse : la suite des boîtes se discute avant de coller.} {4-5a|Combien de bandes, et de quels côtés? Le nombre annoncé se colle, pas une de plus.} {4-5a !multiage|Deux équipes collent chacune sa moitié : quelle boîte les joindra?}',
        ),
        play(
          { 20: 6, 30: 7 },
          '« Il part à la chasse! » {18-24m 2-3a 3-4a 4-5a|Un enfant ou deux tirent la langue à reculons, les autres marchent à côté, l’œil sur les cous. Ça lâche? « Stop! » La bande s’est-elle décollée, ou déchirée? On répare là, et l’on repart.} {0-18m|La queue du serpent s’arrête contre les pieds du poupon : il pousse du talon, la boîte recule, le serpent la lui redonne.} {0-18m !multiage|Décollez ensuite la dernière boîte, gardez sa bande dans votre main et tirez : le serpent part, la queue reste avec lui. « Il l’a oubliée! » Laissez-la-lui, puis revenez la chercher.} {18-24m|Un trottineur garde la queue : il la pousse quand elle traîne.} {2-3a|Un coup sec, exprès : le serpent casse, et l’on rit avant de réparer.} {3-4a|Un doigt montre le cou blessé et choisit le côté de la prochaine bande.} {4-5a|Avant de tirer, chacun parie sur le cou qui lâchera.}',
        ),
        play(
          { 30: 6 },
          '{18-24m 2-3a 3-4a 4-5a|La chaise est l’arbre du serpent : il veut s’y enrouler. Votre main sur le dossier, tirez-le autour : il reste raide, un coin accroche.} {!18-24m !2-3a !3-4a !4-5a|Pliez le serpent en rond autour de votre genou, une bande décollée à chaque tournant.} {3-4a 4-5a|Essayez une bande d’un seul côté du cou : l’autre côté s’ouvre comme une porte, et le serpent tourne. Quels cous faut-il décoller, et de quel bord?} {2-3a|Des mains poussent le ventre du serpent pendant que d’autres tirent la langue : il tourne!} {18-24m|Le trottineur enjambe une boîte, s’assoit dans le rond du serpent et appelle les autres.} {18-24m !2-3a !3-4a !4-5a|Décollez chaque cou d’un seul côté : le serpent plie, le rond se referme autour du petit assis.} {0-18m|Arrêtez une boîte devant le tapis : le poupon la tape, puis sa voisine. Cachez-vous derrière la plus haute et sortez la tête : « Ssss… coucou! »} Quand la tête touche la queue, tout le monde fait « ssss ».',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          '« Le serpent est fatigué. » {18-24m 2-3a 3-4a 4-5a|Couchez-vous tous le long de son corps, une main sur une boîte.} {2-3a 3-4a 4-5a|La tête du premier touche les pieds du suivant : il est long comme combien d’amis?} {0-18m|Le poupon, contre vous, garde une main sur la dernière boîte : chuchotez « ssss » et taisez-vous, jusqu’à ce qu’il bouge.} Puis la peau du serpent tombe : décollez une bande à la fois, scritch, et roulez-les en une boule qui reste dans votre main. {18-24m 2-3a 3-4a 4-5a|Les boîtes s’emboîtent ou s’empilent au mur.} {3-4a 4-5a|On en laisse deux collées : le serpent de demain partira de là.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Tenez la bande par un bout et attendez : l’enfant montre où elle va, même de travers.{!18-24m !2-3a !3-4a !4-5a| Le regard du poupon suffit.}',
          'Quand ça lâche, regardez l’endroit avant de recoller : « C’est ici. La bande n’a pas tenu. »',
          '{2-3a 3-4a 4-5a|Un collage qui ne tiendra pas se colle quand même : le serpent le dira.}',
          'Tirez lentement dès qu’un enfant est assis ou couché près des boîtes.',
        ],
        questionsOuvertes: [
          'Où le serpent a-t-il lâché?',
          'Qui va chercher sa queue?',
          '{2-3a 3-4a 4-5a|Comment la faire tenir plus fort?}',
          '{3-4a 4-5a|De quel côté mets-tu la prochaine bande?}',
        ],
      },
      vocabulaire: ['coller', 'décoller', 'la bande', 'tirer', 'la queue', 'la langue', 'long', 'ça lâche'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'S’il se lève, approchez la plus grosse boîte, une main dessus pour qu’elle ne bascule pas : il s’y tient et la pousse d’un pas. S’il rampe vers le serpent, plus personne ne tire.',
        },
        {
          pour: '18-24m',
          texte:
            'Collez vous-même les deux bouts de la bande et laissez-lui le milieu à frotter : rien ne lui reste pris aux doigts.',
        },
        {
          pour: '2-3a',
          texte:
            'Donnez une bande à la fois, déjà prise à une boîte par un bout. La suivante se donne quand celle-là est frottée.',
        },
        {
          pour: '3-4a',
          texte: 'Posez trois ou quatre bandes par un bout sur votre manche : il les prend et les colle seul.',
        },
        {
          pour: '4-5a',
          texte:
            'Un serpent avec le moins de bandes possible : il en ôte une, on tire; ça tient encore? Il en ôte une autre.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Le bruit du ruban agresse? Déchirez les bandes d’avance, loin de l’enfant. {18-24m 2-3a 3-4a 4-5a|Un enfant en fauteuil pousse la dernière boîte avec ses appuie-pieds : c’est lui qui promène le serpent, au pas.}{!18-24m !2-3a !3-4a !4-5a|Ses jambes poussent peu? Posez sa main sur la boîte avant de tirer la langue : il sent le départ.}',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, le serpent part avec une tuque sur la tête et va la livrer au vestiaire.} {!ete|L’été, le serpent dort près de la fenêtre ouverte, et la brise lui soulève la langue.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Boîte qui bute contre une jambe.', 'Serpent brisé au meilleur moment.'],
        dangersAEliminer: [
          '{0-18m 18-24m 2-3a|Bout de ruban ou de carton décollé, mis en bouche : ramassez-le au fur et à mesure, la boule reste dans votre main.}{!0-18m !18-24m !2-3a|Ruban oublié au plancher : ça colle et ça glisse, on le met dans la boule.}',
          'Rouleau à dents de métal : il reste dans votre poche.',
          'Ruban sur la peau, autour d’un cou, d’un doigt ou d’un poignet : seulement sur le carton.',
          'Serpent tiré vers un enfant assis ou couché : on le contourne, au pas.',
        ],
        supervision: 'palier1',
        allergies: ['Écartez les boîtes d’aliments s’il y a une allergie dans le groupe : il y reste des miettes.'],
      },
      observation: [
        'Raisonnement : que regarde-t-il ou touche-t-il quand le serpent se brise?',
        'Compétences sociales : {18-24m 2-3a 3-4a 4-5a|tient-il, frotte-t-il, attend-il avec un autre, et comment s’entendent-ils?}{!18-24m !2-3a !3-4a !4-5a|comment vous demande-t-il que le serpent revienne?}',
        'Motricité globale : {18-24m 2-3a 3-4a 4-5a 20min 30min|comment déplace-t-il une boîte qui en traîne d’autres?}{18-24m 2-3a 3-4a 4-5a 10min|comment s’y prend-il pour apporter une boîte jusqu’au serpent?}{!18-24m !2-3a !3-4a !4-5a|de quelle partie du corps pousse-t-il ou retient-il une boîte?}',
      ],
      prolongements: [
        '{3-4a 4-5a|Le lendemain, il ne reste du serpent que les deux boîtes collées : par où le rallonge-t-on?}{!3-4a !4-5a|Le lendemain, deux boîtes déjà collées attendent au bord du chemin : tirez la langue dès qu’un enfant s’approche.}',
        'Une boîte vide arrive de chaque maison : le parent la pose au bout de la queue, à l’accueil.',
      ],
      reflexionRetroaction: [
        'Ai-je laissé le serpent casser, ou ai-je collé à leur place?',
        'Qui a réparé avec qui, et qui est resté à côté?',
      ],
    },
  },
  {
    key: 'a-qui-ce-petit-coin',
    summary:
      'Un foulard entre dans la boîte-laveuse, on brasse, vouche, ding! Il n’en sort qu’un petit bout : à qui est-il? On tire pour voir.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_LANGUAGE'],
    themes: ['quartier-et-metiers', 'couleurs-et-textures'],
    materials: ['cartons-et-boites', 'tissus'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'boîtes de carton',
      'foulards',
      'boîtes et foulards',
      'laveuse',
      'la machine à laver',
      'faire le lavage',
      'brassée de lavage',
      'sécheuse',
      'corde à linge',
      'plier le linge',
      'tirer un foulard',
      'cacher les foulards',
      'ménage',
    ],
    seen: [
      'il bourre un carton de linge et le brasse en faisant le bruit du moteur',
      'elle tire le papier mouchoir hors de la boîte, un bout après l’autre',
      'il rentre un châle par la fente et le ressort de l’autre bord',
      'elle s’inquiète parce que sa doudou est partie au lavage',
      'ils essaient de deviner à qui appartient le bout de tissu qui dépasse',
      'il attend le ding avec de grands yeux et veut recommencer',
      'à la buanderie, ils restent plantés devant le hublot à regarder tourner',
      'depuis que la sécheuse marche à côté, ils imitent son bruit en brassant des boîtes',
    ],
    scenes: ['remplir-vider', 'tirer', 'cacher-trouver', 'menage'],
    picture:
      'L’éducatrice sort d’une boîte un coin de foulard rouge; un poupon tend la main, deux enfants se penchent, un trottineur secoue un foulard jaune.',
    sheet: {
      titre: 'Ding! À qui, ce bout de foulard?',
      observationDepart:
        '{2-3a 3-4a 4-5a|La laveuse gronde derrière la porte. « Mon foulard est dedans! » Un enfant secoue une boîte avec le même bruit.} {!2-3a !3-4a !4-5a|Un bout de foulard dépasse d’une boîte. Une main le tire, tout le reste vient, et la main cherche s’il y en a encore.}',
      intentionEducative: 'Éveiller le goût de deviner le tout à partir d’un petit bout, puis de tirer pour savoir.',
      domaines: [
        { domaine: 'cognitif', composante: 'Catégories et concepts', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
      ],
      objectifs: [
        'Tirer le coin qui dépasse et voir venir le reste.',
        '{18-24m 2-3a 3-4a 4-5a|Remplir la boîte, la vider, recommencer.}{!18-24m !2-3a !3-4a !4-5a|Suivre des yeux ou de la main le foulard qui rentre et ressort.}',
        '{2-3a 3-4a 4-5a|Reconnaître un foulard à un bout de sa couleur ou de son motif.}',
        '{3-4a 4-5a|Donner une raison avant de tirer : « C’est le sien, il a des points. »}',
      ],
      materiel: [
        item(
          'Boîtes de carton à rabats, sans agrafe, les laveuses',
          'une pour deux enfants, et une de plus',
          'Boîtes à chaussures, le couvercle entrouvert',
        ),
        item(
          'Foulards légers, sans frange ni pompon',
          'un par enfant, et trois de plus, différents',
          'Linges à vaisselle',
        ),
        item('{0-18m|Tapis de jeu, le coin des poupons}', '{0-18m|un}', '{0-18m|Couverture épaisse}'),
        optional(
          '{!0-18m si-balles|Balles souples, plus grosses que votre poing}',
          '{!0-18m si-balles|une par laveuse, qui passe par la fente}',
          null,
        ),
        optional(
          '{18-24m 2-3a 3-4a 4-5a !10min !si-boîtes-de-carton si-boîtes-de-mouchoirs|Boîtes de mouchoirs vides, sans la pellicule de la fente}',
          '{18-24m 2-3a 3-4a 4-5a !10min !si-boîtes-de-carton si-boîtes-de-mouchoirs|une par enfant}',
          null,
        ),
      ],
      preparation: [
        'Ôtez agrafes et ruban. Entrouvrez les rabats : il reste au milieu une fente large comme votre main.',
        'Posez les laveuses au plancher, à deux pas l’une de l’autre, et les foulards en tas, bien en vue. {0-18m|Étendez le tapis des poupons contre votre laveuse : un foulard est déjà dedans, un coin long comme la main dehors.}',
        '{1adulte|Seule, assoyez-vous derrière une laveuse, tout le groupe devant vous.} {1adulte 0-18m multiage|Avec plusieurs âges, prenez six enfants au plus, dont deux poupons.} {multiage|Mêlez les âges autour de chaque laveuse : un petit bourre et tire, un grand brasse et devine.} {2adultes|À deux, l’une tient la laveuse des petits, l’autre passe d’une laveuse à l’autre.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Chiffonnez un foulard devant tout le monde, enfoncez-le par la fente et brassez la boîte d’un côté, de l’autre : « Vouche, vouche, vouche… ding! » Pincez un coin à l’intérieur, sortez-le, gros comme le bout du pouce. « C’est propre. À qui, ce bout de foulard? » Tirez un doigt de plus. Encore un doigt. Attendez une main, un mot, des yeux ronds, et tirez tout : le foulard s’ouvre en l’air.',
        ),
        play(
          { 10: 6, 20: 7, 30: 8 },
          '{18-24m 2-3a 3-4a 4-5a|Chacun choisit un foulard et une laveuse, le bourre, brasse et vide.} {!0-18m si-balles|Une balle entre avec le foulard : la laveuse cogne, poc, poc. On penche la boîte : qui sort le premier?} {0-18m|Balancez le coin du bout du doigt devant le poupon. Il tire : ça vient, et ça vient encore. Remettez tout sous ses yeux, un bout dépassant de l’autre côté.} {0-18m !multiage|Assis, il plonge le bras par la fente et trouve le suivant; couché, il reçoit le coin dans la paume et referme les doigts.} {18-24m|Le trottineur tasse du poing, sort tout, retasse : dites « plein! » et « vide! » à l’instant où ça arrive.} {18-24m !multiage|Il manque un foulard dans la pile? Il est dans une autre laveuse : ouvrez-les toutes avec lui.} {2-3a|« C’est fini? — Pas encore! » L’oreille au carton, l’enfant fait le bruit et crie « ding! » quand il veut.} {2-3a !multiage|Un ami attend, les bras tendus : la brassée lui est remise en tas, sur les bras.} {3-4a|Un foulard fragile se brasse lentement; un foulard plein de boue fait trembler toute la boîte. On dit d’avance comment est le sien.} {3-4a !multiage|Deux amis brassent la même laveuse, chacun par un coin : il faut pencher du même bord.} {4-5a|« En panne! » Quel foulard bloque la laveuse? Un enfant la répare : il sort les foulards un à un et accuse le plus gros.} {4-5a !multiage|Un ami fait le client : il laisse trois foulards, les décrit et s’en va. On lui rend les siens, de mémoire.}',
        ),
        play(
          { 20: 6, 30: 7 },
          '{18-24m 2-3a 3-4a 4-5a !si-boîtes-de-carton si-boîtes-de-mouchoirs|D’abord, chacun tasse un foulard du doigt dans sa petite boîte, puis tire le coin : il s’étire par la fente.} {18-24m 2-3a 3-4a 4-5a|Tous les foulards dans la même laveuse! Montrez à qui est chacun, brassez pendant que tous les bras tournent, et laissez sortir un seul coin.} {0-18m|Pour le poupon, un coin sort à droite, rentre, ressort à gauche : ses yeux changent de bord, sa main arrive, laissez-le gagner.} {0-18m !multiage|Puis posez le foulard sur votre tête, lentement : il tire, vous voilà. « Coucou! »} {18-24m|Le trottineur tire sans attendre et porte le foulard à qui il veut.} {18-24m !multiage|Rentrez le coin à moitié : « Il s’en va… » Il le rattrape, et l’on recommence plus vite.} {2-3a|« À moi! » à chaque coin. Tirez un doigt de plus : du vert. Est-ce le tien?} {3-4a|Avant de répondre, regardez ensemble qui attend encore le sien.} {4-5a|Un enfant fait la laveuse. Il sort deux coins : est-ce le même foulard, ou deux? On parie, puis on tire.} {3-4a 4-5a !0-18m !18-24m !2-3a|Le foulard rendu reste sur les genoux de celui à qui il est; brassez les autres. Quand il n’en reste qu’un, on dit lequel c’est avant de tirer.}',
        ),
        play(
          { 30: 6 },
          '« Le linge est mouillé! » Ouvrez les bras en croix : vous êtes la corde à linge. {18-24m 2-3a 3-4a 4-5a|Les foulards s’étendent sur vos bras, à cheval, sans pince; ce qui tombe se raccroche.} {!18-24m !2-3a !3-4a !4-5a|Un foulard pend à chaque bras : le poupon tire, il tombe, « oups », vous le remettez.} {0-18m multiage|Assis contre vous, le poupon tire un foulard qui pend à portée de sa main : « Oups! »} {0-18m !multiage|Baissez ensuite les bras et faites du vent avec un foulard tenu par deux coins : le poupon cligne, agite les jambes. Descendez le foulard jusqu’à ses mains, jamais sur son visage.} {18-24m|Le trottineur secoue le sien en l’air et le remet tout de travers.} {2-3a|Deux bras s’ouvrent à côté des vôtres : la corde s’allonge.} {3-4a|Deux amis tiennent un foulard par ses bouts et font la sécheuse : grosses vagues, petites vagues, arrêt.} {4-5a|On étend par sortes, les unis, les rayés, les grands; un voisin devine la règle.} {18-24m 2-3a 3-4a 4-5a|Votre nez pique? La corde éternue, tout s’envole.}{!18-24m !2-3a !3-4a !4-5a|Refaites la corde : elle éternue, tout s’envole.}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          'Pliez un foulard à plat sur votre cuisse, en chantant bas : « Plie en deux, plie encore. » {18-24m|Le trottineur chiffonne le sien : c’est plié.} {2-3a|Un bord se replie, et la paume lisse le reste.} {3-4a 4-5a|On place coin sur coin, à deux s’il le faut : combien de plis pour qu’il entre dans une main?} {0-18m|Passez une dernière fois le tissu doux sur les pieds du poupon : « Tout propre. »} Chaque foulard retourne dans la laveuse, un mot pour lui : le rayé, le bleu, le doux. Fermez les rabats. Collez l’oreille au carton : plus un bruit. « Elle a fini sa journée. »',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Sortez le coin très lentement, et arrêtez dès qu’un enfant a une idée.',
          'Nommez ce qui paraît, rien de plus : « Du rouge. Une ligne. »',
          '{2-3a 3-4a 4-5a|Une réponse qui tombe à côté se vérifie comme les autres : tirez, et laissez voir.}',
          '{!2-3a !3-4a !4-5a|Tenez un peu le foulard quand il tire : sa main sent que ça résiste, puis que ça vient.}',
        ],
        questionsOuvertes: [
          'À qui est ce bout de foulard?',
          'Qu’est-ce qui va sortir?',
          '{2-3a 3-4a 4-5a|Comment l’as-tu reconnu?}',
          '{4-5a|Pourquoi penses-tu que ces deux coins vont ensemble?}',
        ],
      },
      vocabulaire: ['la laveuse', 'le coin', 'brasser', 'plein', 'vide', 'tirer', '{30min|étendre}', 'plier'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Un seul foulard à la fois, d’une couleur vive. Mouillé de salive, il change de tas, et le suivant sort de la boîte.',
        },
        {
          pour: '18-24m',
          texte:
            'Ouvrez grand les rabats de sa laveuse à lui : il entre les deux bras, et même la tête, pour voir s’il en reste.',
        },
        {
          pour: '2-3a',
          texte:
            'Gardez deux foulards très différents dans la boîte, le sien et le vôtre : il a une chance sur deux, et il la prend.',
        },
        {
          pour: '3-4a',
          texte: 'Il annonce la couleur avant que le coin paraisse, et la laveuse lui donne raison, ou non.',
        },
        {
          pour: '4-5a',
          texte:
            'Les yeux fermés, la main par la fente, il cherche un foulard au toucher : le doux, le rude, le plus mince.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui voit peu choisit un foulard au toucher et le retrouve dans la laveuse de la même façon. Pour celui dont la main tient mal un coin, faites-y un nœud gros comme le poing : il tire dessus.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, les vrais foulards d’hiver, déroulés et sans frange, passent à la laveuse : on les reconnaît à la laine.} {!ete|L’été, un jour de vent, la fenêtre entrouverte fait bouger pour vrai les foulards que vous tenez.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Laveuse renversée.', 'Deux mains sur le même coin.'],
        dangersAEliminer: [
          'Foulard autour d’un cou ou d’une taille : il reste dans les mains, sur la tête ou dans la boîte.',
          '{0-18m|Tissu sur le visage d’un poupon : ôtez-le aussitôt s’il ne l’enlève pas.}{!0-18m|Foulard qui traîne par terre où l’on marche : il va dans une laveuse.}',
          'Enfant dans une boîte aux rabats fermés : les rabats s’ouvrent avant qu’il entre.',
        ],
        supervision: 'palier1',
        allergies: ['Foulards lavés sans parfum si une peau réagit; boîtes sans traces d’aliments.'],
      },
      observation: [
        'Catégories et concepts : {2-3a 3-4a 4-5a|à quoi reconnaît-il un foulard dont il ne voit qu’un bout?}{!2-3a !3-4a !4-5a|que fait-il quand il ne voit qu’un bout : attend-il, tire-t-il, cherche-t-il le reste?}',
        'Langage oral : quels mots ou quels sons accompagnent le brassage et l’attente?',
        'Fonction symbolique : {18-24m 2-3a 3-4a 4-5a|que devient la boîte, entre ses mains, sans que vous le disiez?}{!18-24m !2-3a !3-4a !4-5a|à quoi voit-on qu’il pense encore au foulard rentré dans la boîte?}',
      ],
      prolongements: [
        'Un coin de tuque, un coin de mitaine : au vestiaire, la laveuse rend les choses de chacun.',
        'À la maison, le parent laisse l’enfant tirer un vêtement du panier par un coin{2-3a 3-4a 4-5a| et dire à qui il est}{!2-3a !3-4a !4-5a|, et nomme qui le porte}.',
      ],
      reflexionRetroaction: [
        'Ai-je attendu assez longtemps avec mon bout de foulard?',
        'Quel enfant tirait pour savoir, et lequel pour tirer?',
      ],
    },
  },
  {
    key: 'quel-garage-a-mange-le-camion',
    summary:
      'Une boîte se retourne sur un camion : disparu! Toc, toc, une oreille sur le carton, et la boîte se lève. Bientôt il y a trois garages, et il manque un camion.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_LANGUAGE'],
    themes: ['quartier-et-metiers', 'sons-et-silence'],
    materials: ['cartons-et-boites'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'camions',
      'boîtes',
      'camions et boîtes',
      'autos et boîtes',
      'camions et boîtes de carton',
      'garage',
      'garage en boîte',
      'cacher le camion',
      'camion disparu',
      'trouver le camion',
      'jeu de mémoire avec les camions',
      'quel camion manque',
      'bruit de moteur',
      'boîtes de carton',
      'cache-cache',
    ],
    seen: [
      'il cache son auto sous un plat renversé et demande où elle est rendue',
      'elle cogne sur la boîte et colle son oreille pour écouter dedans',
      'il soulève et rabaisse le carton sur son tracteur en criant qu’il est là',
      'il cherche partout son petit char alors qu’il est juste sous la boîte',
      'elle cache un objet et me chuchote tout de suite où il est',
      'il tripe quand le jouet disparaît puis revient d’en dessous',
      'dans le coin des autos, ils stationnent leurs véhicules sous des boîtes à l’envers',
      'après la sieste, ils ferment les yeux et devinent lequel des camions n’est plus là',
    ],
    scenes: ['cacher-trouver', 'vehicules', 'ecouter', 'pousser'],
    picture:
      'Trois boîtes retournées : une enfant en lève une sur un camion rouge, un ami colle l’oreille à la sienne, un bébé tire une roue qui dépasse.',
    sheet: {
      titre: 'Quel garage a mangé le camion?',
      observationDepart:
        '{2-3a 3-4a 4-5a|« Il est parti où, mon camion? » Il est sous la boîte, et tout le monde le sait, sauf celui qui le cherche partout ailleurs.} {!2-3a !3-4a !4-5a|Une boîte tombe sur un camion. Le petit fixe la boîte, tape dessus, se penche et attend.}',
      intentionEducative:
        'Soutenir la mémoire de ce qui a disparu : l’écouter, le chercher, {20min 30min 2-3a 3-4a 4-5a|dire lequel manque et le retrouver}{10min 2-3a 3-4a 4-5a|le retrouver, encore et encore}{!2-3a !3-4a !4-5a|le retrouver, encore et encore}.',
      domaines: [
        { domaine: 'cognitif', composante: 'Mémoire', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Attention', role: 'secondaire' },
      ],
      objectifs: [
        'Chercher un camion que l’on ne voit plus.',
        'Écouter ou sentir ce qui bouge sous une boîte.',
        '{20min 30min 2-3a 3-4a 4-5a|Nommer le camion qui manque.}',
        '{4-5a|Suivre un garage qui change de place sans perdre le sien.}',
      ],
      materiel: [
        item(
          '{0-18m 18-24m 2-3a|Camions plus gros qu’un poing d’adulte}{!0-18m !18-24m !2-3a|Camions}',
          'un par enfant, et un pour vous',
          'Autos solides de la même grosseur',
        ),
        item(
          'Boîtes de carton sans agrafe, où un camion entre en entier, les garages',
          'une par enfant, et deux de plus',
          'Bacs de plastique opaques',
        ),
        item('{0-18m|Tapis de jeu, le coin des poupons}', '{0-18m|un}', '{0-18m|Couverture épaisse}'),
      ],
      preparation: [
        'Ôtez les agrafes et le ruban qui décolle, laissez le fond fermé et repliez les rabats du dessus par-dedans : la boîte se pose l’ouverture en bas et se lève d’une main. Tirez sur chaque roue : aucune ne vient.',
        'Choisissez un plancher nu, où ça brasse mieux que sur un tapis, et mettez-y deux boîtes et un camion. Le reste attend contre le mur. {0-18m|Étendez le tapis des poupons au bord, à un bras de vous, avec une boîte légère et un camion lavé pour chacun.}',
        '{1adulte|Seule, assoyez-vous le dos au mur, les garages entre vous et le groupe.} {1adulte 0-18m multiage|Avec plusieurs âges, prenez six enfants au plus, dont deux poupons.} {multiage|Un grand cache, un petit lève : mettez-les deux par deux, face à face.} {2adultes|À deux, l’une cache, l’autre cherche avec les enfants.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Poussez un camion devant tous les yeux : « Vrrr… » Retournez une boîte par-dessus, lentement. Plus rien. « Le garage l’a mangé! » Cognez deux coups sur le carton, collez l’oreille. Faites glisser la boîte d’un pouce : ça brasse, là-dessous. Attendez une main, un cri, un regard vers la boîte, et levez : « Il est là! »',
        ),
        play(
          { 10: 6, 20: 7, 30: 8 },
          '{18-24m 2-3a 3-4a 4-5a|Chacun prend une boîte et un camion, couvre, cogne et lève.} {0-18m|Couvrez le camion à moitié, une roue dehors : le poupon la tire, ou tape la boîte, et vous levez. Puis couvrez-le tout : il cogne, pousse, la boîte glisse, le camion sort.} {0-18m !multiage|La boîte l’amuse plus? Retournez-la : le camion tombe dedans, bom, et ressort.} {18-24m|Le trottineur lève, « là! », repose, relève : il y est encore.} {18-24m !multiage|Ôtez le camion une fois, sous ses yeux : il cherche dessous, puis dans votre main.} {2-3a|L’enfant cache le sien et vous dit tout de suite où. Cherchez ailleurs d’abord : sous votre genou, dans votre manche.} {2-3a !multiage|Couvrez-vous les yeux à votre tour, les doigts entrouverts, et comptez jusqu’à trois : il tire déjà votre manche vers la bonne boîte.} {3-4a|On joue à deux ou trois : un rang de trois garages, un seul plein. L’un, dos tourné, écoute : un camion cogne le carton, « toc ». Sous lequel?} {3-4a !multiage|Il s’est trompé? Il pousse chaque boîte d’un doigt : une seule brasse.} {4-5a !3-4a|On joue à deux ou trois : un rang de trois garages, un seul plein.} {4-5a|Les garages glissent et se mêlent : les yeux et l’oreille suivent le bon.} {4-5a !multiage|Deux camions sous quatre garages : qui se trompe fait le moteur pour le suivant.}',
        ),
        play(
          { 20: 6, 30: 7 },
          '{2-3a 3-4a 4-5a|Garez trois camions côte à côte et nommez-les. « C’est la nuit! » Les mains vont sur les yeux; couvrez un camion d’une boîte. « C’est le matin! Qui n’est plus là? »} {0-18m|Devant le poupon, deux boîtes, un camion sous une seule, bien lentement. Gardez les mains sur vos genoux : ses yeux, puis sa main, vont d’un côté. Vide? « Pas là! » Penchez l’autre : « Là! »} {0-18m !multiage|Il se lasse? Faites le moteur, bouche fermée, derrière une boîte, puis derrière l’autre : sa tête vous suit.} {18-24m !2-3a !3-4a !4-5a|Couvrez un camion, puis un deuxième : le trottineur lève l’un, l’autre, et les recouvre mal, une roue dehors. « C’est la nuit! » Il se cache les yeux; quand il les ouvre, un camion de plus est sous une boîte.} {18-24m|Le trottineur regarde entre ses doigts, va droit lever la boîte et applaudit.} {2-3a|« Le rouge! » Il est trouvé, embrassé, et l’enfant redemande la nuit.} {3-4a|Qui cache donne un indice : « Il a une échelle. »} {4-5a|Cinq camions, deux disparus, et les autres ont changé de place.}',
        ),
        play(
          { 30: 6 },
          'Les garages déménagent. À genoux, poussez une boîte retournée, son camion dessous : brrrom, il suit. Arrêtez-vous devant quelqu’un : « Livraison! Qui est là-dessous? » {0-18m|La boîte gronde jusqu’aux pieds du poupon, s’arrête, recule, revient : il guette, gigote, la pousse du talon. Levez alors.} {18-24m|Le trottineur pousse à deux mains, va droit au mur, et vous cogne la porte : « Toc toc! »} {2-3a|Une boîte arrive vide : le camion est resté derrière. On retourne le chercher en reculant.} {3-4a|Qui reçoit la boîte écoute, touche le carton et devine avant qu’on lève.} {4-5a|Qui fera le tour du groupe sans perdre son camion? Au virage, on ralentit.} {18-24m 2-3a 3-4a 4-5a|Deux garages se croisent? « Tut-tut », et chacun passe de son bord.}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          '« Les garages ferment. » {18-24m 2-3a 3-4a 4-5a|Chacun roule son camion contre une boîte, lui dit bonne nuit et le couvre, sans bruit. On pose l’oreille : un moteur ronfle encore, celui de votre gorge. Puis il s’éteint.} {2-3a 3-4a 4-5a|Avant de lever, on dit qui dort où; on lève, et l’on voit.} {0-18m|Avec le poupon, couvrez le camion une dernière fois, levez, faites-lui un petit bye-bye de la main et couvrez encore : il dort.} Les camions remontent sur leur tablette, les boîtes s’emboîtent. Laissez-en une retournée, vide : demain, on regardera dessous.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Laissez durer le moment où il n’y a rien à voir : la main sur la boîte, l’oreille tendue.',
          'Levez la boîte quand l’enfant la vise, même du regard.',
          '{2-3a 3-4a 4-5a|Nommez les camions par ce qu’ils font : celui qui verse, celui qui arrose, celui qui remorque.}',
          'Il n’y a rien dessous? « Pas là », sur le ton d’une nouvelle, et l’on continue.',
        ],
        questionsOuvertes: [
          'Où est-il passé?',
          'Qu’est-ce qui brasse là-dessous?',
          '{20min 30min 2-3a 3-4a 4-5a|Qui n’est plus là?}',
          '{3-4a 4-5a|Comment as-tu su que c’était ce garage-là?}',
        ],
      },
      vocabulaire: [
        'le garage',
        'le camion',
        'caché',
        'dessous',
        'lever',
        'pas là',
        '{10min 2-3a 3-4a 4-5a|encore}{!2-3a !3-4a !4-5a|encore}{20min 30min 2-3a 3-4a 4-5a|il manque}',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Couché, il regarde la boîte monter et descendre sur un camion posé à côté de lui, jamais au-dessus de son corps. Assis, il lève lui-même un bord.',
        },
        {
          pour: '18-24m',
          texte:
            'Laissez un bord de la boîte appuyé sur une roue : par la fente, il se penche, voit le camion, et lève.',
        },
        {
          pour: '2-3a',
          texte:
            '{10min|Laissez une roue dépasser de la boîte les premières fois : il trouve du premier coup, et veut cacher à son tour.}{20min 30min|Deux camions suffisent, très différents. S’il dit le nom de celui qui reste, montrez-le, puis l’autre place, vide.}',
        },
        {
          pour: '3-4a',
          texte: 'Il cache pour les autres et garde le secret, la main devant la bouche : c’est le plus difficile.',
        },
        {
          pour: '4-5a',
          texte:
            '{10min|L’enfant mêle lui-même les garages pour un ami, de plus en plus vite.}{20min 30min|Après la nuit, rien ne manque, mais un camion regarde de l’autre bord : lequel a bougé?}',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui entend peu pose la main sur la boîte quand elle glisse : ça tremble dans sa paume. Celui qui voit peu touche le camion avant qu’on le couvre{20min 30min 2-3a 3-4a 4-5a|, et les places vides au matin}.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, une mitaine se cache avec le camion, pour le garder au chaud.} {!ete|L’été, la fenêtre est ouverte : un vrai camion passe, et les garages lui répondent.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Doigt cogné par un bord de carton.', 'Camion introuvable, un moment.'],
        dangersAEliminer: [
          '{0-18m 18-24m 2-3a|Roue, essieu ou pièce qui se détache : le camion sort du jeu.}{!0-18m !18-24m !2-3a|Camion aux arêtes brisées : il sort du jeu.}',
          'Boîte retournée sur la tête d’un enfant : on couvre des camions seulement.',
          '{30min|Boîte poussée vers un enfant assis ou couché : à genoux, lentement, on s’arrête devant ses pieds.}',
          '{0-18m 18-24m|Carton mouillé de salive qui s’effrite : changez la boîte.}',
        ],
        supervision: 'palier1',
        allergies: ['Prenez des boîtes sans traces d’aliments si une allergie est connue.'],
      },
      observation: [
        'Mémoire : combien de temps cherche-t-il ce qu’il ne voit plus, et où d’abord?',
        'Langage oral : comment dit-il, montre-t-il ou crie-t-il où est le camion?',
        'Attention : qu’est-ce qui le met sur la piste, le bruit, le regard d’un ami, un bord qui dépasse?',
      ],
      prolongements: [
        'Au rangement, retournez une boîte sur un jouet : où est-il passé?',
        'À la maison, un bol retourné sur un jouet suffit : le parent fait le bruit, l’enfant lève.',
      ],
      reflexionRetroaction: [
        'Ai-je levé la boîte avant eux?',
        '{18-24m 2-3a 3-4a 4-5a|Quel enfant cherchait, lequel cachait, et ont-ils pu changer?}{!18-24m !2-3a !3-4a !4-5a|Qu’a fait le poupon pour que la boîte se lève : regarder, taper, pousser?}',
      ],
    },
  },
  {
    key: 'la-boite-a-dents-repete-tout',
    summary:
      'Une boîte d’œufs vide s’ouvre : des dents! Clac, elle parle, elle répète tout ce qu’on lui dit, et elle a faim de mots.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_COGNITIVE'],
    themes: ['sons-et-silence', 'contes-et-lettres'],
    materials: ['cartons-et-boites'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'boîtes d’œufs',
      'boîte d’œufs',
      'carton d’œufs',
      'boîte à œufs',
      'boîte d’œufs vide',
      'ouvrir et fermer la boîte',
      'boîte qui parle',
      'faire parler une boîte',
      'bouche qui claque',
      'répéter des mots',
      'inventer des voix',
      'drôle de voix',
      'dire des mots drôles',
      'marionnettes',
    ],
    seen: [
      'elle fait claquer un couvercle comme une gueule de crocodile devant ses amis',
      'il répète tout ce que l’autre dit pour le faire choquer',
      'il ouvre et referme un contenant en disant ah et mmm',
      'mon bébé gazouille et s’arrête pour attendre que je réponde',
      'un qui ne parle presque pas se met à parler quand c’est un objet qui jase',
      'ils disent pipi caca avec une grosse voix et se tordent de rire',
      'à la cuisine, un contenant vide traînait et ils lui ont fait manger des mots',
      'ils se coupent la parole avec des bouches de carton et personne n’écoute personne',
    ],
    scenes: ['ouvrir-fermer', 'voix', 'mots', 'blagues'],
    picture:
      'L’éducatrice tient une boîte d’œufs grande ouverte contre sa joue, face à un bébé bouche ouverte; derrière, deux enfants font se parler les leurs.',
    sheet: {
      titre: 'La boîte à dents répète tout',
      observationDepart:
        '{2-3a 3-4a 4-5a|« Elle a des dents! » Un enfant claque une boîte d’œufs vide au nez d’un ami, qui crie, rit et revient.} {!2-3a !3-4a !4-5a|Une boîte d’œufs vide se referme, clac. Le petit sursaute, la fixe, et tend la main pour l’entendre encore.}',
      intentionEducative:
        'Offrir une bouche de carton qui répond à tout : chacun lance un son ou un mot, l’écoute revenir et recommence.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'cognitif', composante: 'Attention', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Catégories et concepts', role: 'secondaire' },
      ],
      objectifs: [
        'Faire un son ou dire un mot, puis attendre qu’il revienne.',
        'Ouvrir, fermer, faire claquer ou faire taire la boîte.',
        '{2-3a 3-4a 4-5a|Corriger la boîte quand elle se trompe.}',
        '{3-4a 4-5a 20min 30min|Trouver des mots d’une même sorte, pour nourrir la boîte.}',
      ],
      materiel: [
        item(
          'Boîtes d’œufs à couvercle, propres, jamais tachées',
          '{18-24m 2-3a 3-4a 4-5a|une par enfant, et deux de plus}{!18-24m !2-3a !3-4a !4-5a|une, et une de rechange}',
          'Boîtes à souliers au couvercle attaché',
        ),
        item('{0-18m|Tapis de jeu, le coin des poupons}', '{0-18m|un}', '{0-18m|Couverture épaisse}'),
        optional(
          '{18-24m 2-3a !0-18m !3-4a !4-5a 20min 30min si-balles|Balles souples, grosses comme une orange}',
          'une par enfant',
          null,
        ),
      ],
      preparation: [
        'Ouvrez chaque boîte : ni coquille, ni tache, ni étiquette qui lève. Celle qui est tachée va au recyclage. Au fond, les pointes entre les trous sont les dents; une boîte à souliers, elle, mâche avec ses gencives.',
        'Exercez votre main : le pouce dessous, les doigts sur le couvercle, un clac par syllabe. Choisissez une voix, et gardez-la toujours pour cette boîte-là.',
        '{18-24m 2-3a 3-4a 4-5a|Posez les boîtes fermées en tas derrière vous.} {0-18m|Étendez le tapis des poupons contre vous. La boîte qui leur parle reste dans vos mains : ils la tapent, l’ouvrent, mais ne la portent pas à la bouche, car des œufs crus y ont dormi.} {1adulte|Seule, assoyez-vous par terre, le groupe en demi-rond devant vous.} {1adulte 0-18m multiage|Avec plusieurs âges, prenez six enfants au plus, dont deux poupons.} {multiage|Le gazouillis d’un petit et le mot d’un grand se répètent avec le même sérieux.} {2adultes|À deux, faites parler deux boîtes qui ne sont jamais d’accord.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Tenez la boîte fermée, charnière vers vous. Ouvrez-la d’un coup : « Oh! Des dents. » Clac. Rouvrez, et prenez sa drôle de voix, le couvercle qui bat à chaque syllabe : « Bon-jour! Bon-jour! » Tournez-la, grande ouverte, vers un enfant, et taisez-vous longtemps. Un rire, un « baba », un mot, un bruit de pied? La boîte le refait exactement, claque et attend le suivant.',
        ),
        play(
          { 10: 6, 20: 7, 30: 8 },
          '{18-24m 2-3a 3-4a 4-5a|Chacun prend la sienne et lui cherche une voix. Les boîtes se saluent, se répètent, se coupent la parole.} {0-18m|Face au poupon, la boîte contre votre joue, attendez. Il souffle, crie, gazouille : elle redit son bruit tel quel, claque, se tait. Comptez cinq dans votre tête.} {0-18m !multiage|Puis tenez-la devant lui, fermée : il tape le couvercle, et elle fait « ouille! » à chaque coup. Il regarde ailleurs? Tournez-vous vers son voisin, la même boîte, un autre son.} {18-24m|Le trottineur ouvre la vôtre : « ahhh »; il la ferme : « mmm ». Il vous coupe la voix exprès.} {18-24m !multiage|Échangez : ouvrez la sienne, et attendez le son qu’il lui donnera.} {2-3a|« Non! », dit une boîte en croquant une manche; la vôtre répond « Oui? », toute petite.} {2-3a !multiage|Un enfant ne parle que par clacs? Répondez par clacs : un, deux, trois.} {3-4a|Comment emmêler la boîte? On lui lance un mot long, un mot très vite, un mot inventé.} {3-4a !multiage|Quand elle s’emmêle, « cha-cha-chaussette », c’est à l’ami de réparer le mot.} {4-5a|L’enfant fait parler la sienne sans bouger les lèvres : d’où vient la voix?} {4-5a !multiage|Deux boîtes se disputent un mot drôle, puis font la paix dans la même phrase.}',
        ),
        play(
          { 20: 6, 30: 7 },
          'La boîte claque dans le vide : {18-24m 2-3a 3-4a 4-5a|« J’ai faim de mots! » Donnez-lui « soulier ». Elle mâche : « Ça goûte les pieds. »}{!18-24m !2-3a !3-4a !4-5a|« J’ai faim! »} {0-18m|Ouverte, elle avance vers les orteils du poupon, « miam, miam », et s’arrête à deux doigts. Le pied bouge? « Gloup! », elle se sauve dans votre dos, ressort de l’autre bord.} {0-18m !multiage|Il vous tend la main? Elle goûte chaque doigt, un petit son pour chacun, et les rend tous.} {18-24m|Le trottineur lui donne sa main, sa manche, son bas : « Pouah! », elle recrache, il redonne.} {18-24m !multiage|Fermez-la, les dents serrées : « Mmm-mmm. » Il cherche comment l’ouvrir.} {18-24m 2-3a !0-18m !3-4a !4-5a si-balles|Avec une balle, l’enfant remplit la bouche de votre boîte : « Mmm… pouah! » Elle la recrache, la balle roule, il la rapporte.} {2-3a|« Pomme! — Miam. — Botte! — Beurk! » Elle recrache loin, et l’on rit avant de trouver un autre mot.} {2-3a !multiage|Ensuite, l’enfant fait semblant de boire, de lécher, de croquer : c’est la boîte qui dit le mot.} {3-4a|Elle n’avale que ce qui se mange. « Soupe… aux bottes! », dit-elle : qui l’empêche d’avaler?} {4-5a|Elle devient difficile et n’avale que les mots qui commencent comme « miam ». Mitaine? Oui. Bas? Pouah.} {3-4a 4-5a !0-18m !18-24m !2-3a|Les autres boîtes goûtent à leur tour et disent pourquoi elles recrachent.}',
        ),
        play(
          { 30: 6 },
          'Votre boîte devient chef de chorale. {18-24m 2-3a 3-4a 4-5a|Grande ouverte, tout le monde chante « ahhh »; à demi, tout bas; fermée, plus un son. Un clac, un « bop ».} {0-18m|Chantez au poupon une chanson qu’il connaît, la boîte ouverte près de votre bouche; fermez-la au milieu d’une ligne, lèvres closes. Il vous regarde, remue, proteste : rouvrez, et la chanson repart juste là.} {18-24m|Le trottineur la ferme de ses deux mains, et tout le groupe s’éteint.} {2-3a|Une voix chante encore dans le silence : la boîte la cherche, et l’on rit.} {3-4a|Un enfant dirige, debout, et fait durer le silence tant qu’il peut.} {4-5a|Deux chefs, deux moitiés : l’une chante, l’autre claque le rythme; puis on échange.}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          '{18-24m 2-3a 3-4a 4-5a|Les boîtes bâillent}{!18-24m !2-3a !3-4a !4-5a|La boîte bâille} de plus en plus lentement : « Aaaah… mmm. » {18-24m 2-3a 3-4a 4-5a|Chacune redit un dernier mot qu’elle a gardé sous la dent; on la couche, fermée, sur la pile.} {0-18m|Au poupon, la boîte redit tout bas le son qu’il a fait le plus souvent, et se ferme sans claquer.} Penchez l’oreille : {18-24m 2-3a 3-4a 4-5a|« Elles ronflent. »}{!18-24m !2-3a !3-4a !4-5a|« Elle ronfle. »} Écoutez le temps d’une longue respiration. {18-24m 2-3a 3-4a 4-5a|La pile monte sur la tablette, portée à quatre mains.}{!18-24m !2-3a !3-4a !4-5a|Rangez-la à votre hauteur, où il la voit.} Puis tout le monde va se laver les mains : elles ont touché des boîtes d’œufs.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Répétez le son tel quel, long, court ou râpeux : ne le changez pas en mot.',
          'Gardez la boîte ouverte et silencieuse plus longtemps que vous n’en avez envie.',
          '{2-3a 3-4a 4-5a|Faites-la se tromper une fois sur cinq : les enfants la corrigent, et parlent plus.}',
          '{18-24m 2-3a 3-4a 4-5a|Qui a peur des dents tient lui-même la boîte, fermée, et décide quand elle s’ouvre.}{!18-24m !2-3a !3-4a !4-5a|Les dents l’inquiètent? Faites parler la boîte presque fermée, contre votre joue.}',
        ],
        questionsOuvertes: [
          'Que dit-elle?',
          '{20min 30min|Qu’est-ce qu’elle veut manger?}{10min|Que va-t-elle répondre?}',
          '{2-3a 3-4a 4-5a|Quelle voix a-t-elle, la tienne?}',
          '{3-4a 4-5a 20min 30min|Pourquoi a-t-elle recraché ce mot-là?}',
        ],
      },
      vocabulaire: ['ouvrir', 'fermer', 'la bouche', 'les dents', 'répéter', 'la voix', 'clac'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Restez à une longueur de bras, la boîte à côté de votre visage : il voit deux bouches à la fois. Claquez doucement; s’il cligne fort, fermez sans bruit.',
        },
        {
          pour: '18-24m',
          texte: 'Posez la boîte au plancher et tenez-en le fond : ses deux mains sont libres pour le couvercle.',
        },
        {
          pour: '2-3a',
          texte:
            'Plus d’idées? La boîte dit « chapeau » quand on lui a dit « soulier ». Il la reprend, très fort, et vous recommencez.',
        },
        {
          pour: '3-4a',
          texte:
            'Sa boîte et celle d’un ami se racontent leur déjeuner, une phrase chacune, sans jamais que deux claquent ensemble.',
        },
        {
          pour: '4-5a',
          texte:
            'Un clac par syllabe : il claque « é-lé-phant » sans le dire, et les autres cherchent, parmi trois mots, lequel c’était.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            '{18-24m 2-3a 3-4a 4-5a|L’enfant qui ne parle pas fait parler la boîte par ses clacs : répondez-lui par autant de clacs.} Le bruit sec dérange? Un doigt entre les deux bords, et elle se ferme en silence.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, au vestiaire, elle croque les mitaines et dit à qui elles sont.} {!ete|L’été, la fenêtre ouverte, elle répète aussi l’oiseau, la tondeuse, le chien du voisin.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Doigt pincé par le couvercle, sans force.', 'Petite frayeur aux premières dents.'],
        dangersAEliminer: [
          'Boîte tachée ou qui a coulé : au recyclage, sans la gratter. Mains lavées à la fin.',
          '{0-18m 18-24m 2-3a|Boîte mise en bouche, pointe de carton arrachée : retirez-la, lavez les mains, changez la boîte.}',
          'Boîte claquée sur un nez ou une oreille : elle mord les manches.',
          '{0-18m|Couvercle qui se referme sur la main d’un poupon : tenez la charnière entre vos doigts.}',
        ],
        supervision: 'palier1',
        allergies: [
          'Œufs : avec un enfant allergique, prenez d’autres boîtes à couvercle; le carton garde des traces.',
        ],
      },
      observation: [
        'Langage oral : que lance-t-il à la boîte, et attend-il la réponse?',
        'Attention : que fait-il pendant le silence, avant le clac?',
        'Catégories et concepts : {!2-3a !3-4a !4-5a 20min 30min|à quoi s’attend-il quand la boîte s’ouvre, et quand elle avance?}{!2-3a !3-4a !4-5a 10min|à quoi s’attend-il quand la boîte s’ouvre, et quand elle se ferme?}{2-3a 3-4a 4-5a 20min 30min|à quoi s’aperçoit-il que la boîte s’est trompée ou qu’elle va recracher?}{2-3a 3-4a 4-5a 10min|à quoi s’aperçoit-il que la boîte s’est trompée?}',
      ],
      prolongements: [
        'La même boîte revient le lendemain avec un seul {2-3a 3-4a 4-5a|mot gardé sous la dent : lequel?}{!2-3a !3-4a !4-5a|son gardé sous la dent, le sien : le reconnaît-il?}',
        'Apprenez au parent le son ou le mot qui a le plus fait parler la boîte : à la maison, deux mains qui s’ouvrent et se ferment la remplacent.',
      ],
      reflexionRetroaction: ['Qui a parlé à la boîte et ne me parle guère?', 'Mes silences étaient-ils assez longs?'],
    },
  },
  {
    key: 'ouvre-il-y-a-ma-voix-dedans',
    summary:
      'On parle dans un sac de papier, on roule le haut bien vite, on le porte à quelqu’un : il déroule, et la voix en sort.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_COGNITIVE'],
    themes: ['emotions-et-amitie', 'sons-et-silence'],
    materials: ['cartons-et-boites'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'sacs de papier',
      'sac de papier',
      'sacs en papier',
      'sac brun',
      'sacs bruns',
      'sacs d’épicerie en papier',
      'froisser un sac',
      'parler dans un sac',
      'message secret',
      'porter un message',
      'facteur',
      'deviner ce qu’il y a dans le sac',
      'sons',
    ],
    seen: [
      'elle crie son nom au fond de son sac à lunch et le referme vite',
      'il me livre un sac vide et me dit qu’il y a un bonjour dedans',
      'il chiffonne un sac brun à deux mains et écoute le bruit',
      'elle chuchote un secret à son amie et ne veut pas que je l’entende',
      'il s’ennuie de maman et voudrait lui envoyer un mot doux',
      'un gêné qui ne parle pas devant le groupe accepte de le dire en cachette',
      'au vestiaire, il dit allô dans sa tuque et la donne à un copain',
      'depuis que le livreur est passé, ils se portent des paquets et parlent dedans',
    ],
    scenes: ['ouvrir-fermer', 'voix', 'transporter', 'cacher-trouver'],
    picture:
      'Une enfant ouvre un sac de papier à l’oreille d’un ami ravi; l’envoyeuse, en fauteuil, a la main sur la bouche; un bébé presse un boudin de papier.',
    sheet: {
      titre: 'Ouvre, il y a ma voix dedans',
      observationDepart:
        '{2-3a 3-4a 4-5a|Un enfant dit « allô » au fond d’un sac de papier, le ferme à deux mains et court : « Tiens! C’est pour toi. »} {!2-3a !3-4a !4-5a|Un sac de papier craque sous une main. Le petit s’arrête, écoute, presse encore, et lève les yeux vers vous.}',
      intentionEducative:
        'Offrir à chacun une façon d’envoyer sa voix à quelqu’un, et de voir le visage de celui qui la reçoit.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
      ],
      objectifs: [
        'Donner un sac à quelqu’un, ou en recevoir un.',
        'Froisser, fermer, ouvrir, regarder et écouter dedans.',
        '{2-3a 3-4a 4-5a|Choisir à qui l’on envoie sa voix.}',
        '{4-5a|Retenir un message et le redire à la bonne personne.}',
      ],
      materiel: [
        item(
          'Sacs de papier, petits ou grands',
          'un par enfant, et trois de plus{0-18m|; deux autres par poupon}',
          'Grandes enveloppes de papier',
        ),
        item(
          '{20min 30min|Souliers, chapeaux et vêtements des enfants}',
          '{20min 30min|une chose par enfant}',
          '{20min 30min|Vêtements de rechange}',
        ),
        item('{0-18m|Tapis de jeu, le coin des poupons}', '{0-18m|un}', '{0-18m|Couverture épaisse}'),
      ],
      preparation: [
        'Videz chaque sac, ôtez le reçu et les agrafes, coupez les poignées. Ouvrez-le d’avance et posez-le debout, le haut replié d’un tour : il se tient tout seul. Gardez-en un plié, pour l’ouvrir devant eux.',
        '{20min 30min|Prenez au vestiaire une chose propre de chaque enfant et cachez-les derrière vous.} {0-18m|Étendez le tapis des poupons à côté de vous. Gardez pour chacun deux sacs solides, roulés en gros boudins, et changez-les dès que le papier ramollit.}',
        '{1adulte|Seule, assoyez-vous au bord de la place, tout le groupe devant vous : les sacs passent sous vos yeux.} {1adulte 0-18m multiage|Avec plusieurs âges, prenez six enfants au plus, dont deux poupons.} {multiage|Un grand porte le sac, un petit l’ouvre : chaque message finit dans les mains d’un plus jeune ou d’un plus vieux.} {2adultes|À deux, envoyez-vous le premier sac d’un bout à l’autre de la pièce.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Ouvrez un sac d’un coup sec : crac. Posez-le sur vos genoux, penchez-vous au-dessus, dites « bonjour » au fond. Vite, roulez le haut, deux tours, et tenez-le à deux mains. « Ma voix est dedans. » Portez-le lentement jusqu’à un enfant. Déroulez à côté de son oreille, et redites « bonjour » de votre côté du sac, à peine. Regardez son visage. Refermez le sac : « Encore? »',
        ),
        play(
          { 10: 6, 20: 7, 30: 8 },
          '{18-24m 2-3a 3-4a 4-5a|Chacun se penche au-dessus d’un sac posé par terre, y met sa voix, roule le haut, le porte à quelqu’un et la redit quand le sac s’ouvre.} {0-18m|Froissez le bord d’un sac, loin du visage du poupon. Un son lui échappe? Attrapez-le : roulez vite, promenez le sac devant ses yeux, déroulez, et refaites son bruit tel quel.} {0-18m !multiage|Puis posez un boudin de papier entre ses mains : il le presse, le lâche, l’écoute craquer. Il le porte à sa bouche? Tendez-lui l’autre, sec.} {18-24m|Le trottineur dit « allô », ouvre et cherche au fond : répondez « allô » de derrière le sac.} {18-24m !multiage|Posez trois sacs fermés : il les ouvre tous, et chacun a un son, « bêê », « tut », « mmm ».} {2-3a|La voix est criée, le sac renversé pour la faire tomber : ramassez-la dans vos mains, « Je l’ai! »} {2-3a !multiage|Un message est pour la porte, un autre pour la chaise : allez-y avec l’enfant, et ouvrez le sac devant.} {3-4a|Une voix est un secret : elle se redit à une seule oreille.} {3-4a !multiage|Qui l’a reçu en renvoie un, dans le même sac : une réponse.} {4-5a|Un enfant fait le facteur : il porte les mots de deux amis à la fois et les redit sans les mêler.} {4-5a !multiage|Il s’est trompé d’ami? Celui qui envoie le message le lui redit, une fois, et le facteur repart.}',
        ),
        play(
          { 20: 6, 30: 7 },
          'Sans rien montrer, glissez un soulier, un chapeau ou un chandail dans {18-24m 2-3a 3-4a 4-5a|un sac sur deux}{!18-24m !2-3a !3-4a !4-5a|un sac}, et roulez le haut. « C’est lourd! » {0-18m|Déroulez tout près du poupon : son chandail à lui dépasse. Il tire, ou vous le sortez un peu, encore un peu, tout entier. Remettez-le : il regarde le sac, puis vous. Ouvrez.} {18-24m|Le trottineur sort le soulier, le remet, l’apporte au premier pied venu.} {18-24m !multiage|Cachez le sac à moitié dans votre dos : il fait le tour de vous pour le trouver.} {2-3a|Une main tâte le sac du dehors : « C’est dur! » L’autre est déjà dedans.} {3-4a|Les mains pressent, secouent, pèsent : « Un soulier? » Le sac s’ouvre après.} {4-5a|Qui envoie donne trois indices, le plus difficile d’abord; qui reçoit garde le sac fermé jusqu’au dernier.} {18-24m 2-3a 3-4a 4-5a|La chose repart vers celui à qui elle est : « C’est à toi! »} {3-4a 4-5a !0-18m !18-24m !2-3a|Qui a ouvert prend une autre chose derrière vous et remplit le sac d’un voisin.}',
        ),
        play(
          { 30: 6 },
          'Cette fois, ne mettez rien dans le sac. Promenez-le ouvert dans l’air, roulez le haut très vite : il est gonflé. Pressez-le doucement près d’une main : pfff. {0-18m|Ôtez ses bas au poupon. Le souffle arrive sur ses pieds, puis sur sa paume : il s’arrête, remue, attend le prochain.} {18-24m|Le trottineur aplatit le sac à deux mains, pouf, et vous le rend à gonfler.} {2-3a|On va chercher de l’air au bout de la pièce, et l’on en rapporte à un ami.} {3-4a|Que fait bouger ce souffle : un cheveu, une manche, le sac d’à côté? De près d’abord, puis de plus loin.} {4-5a|Par où l’air s’échappe-t-il? Roulé plus serré, quel sac est encore rond quand on a compté dix?} {18-24m 2-3a 3-4a 4-5a|On n’éclate pas les sacs : ils ont encore une voix à porter.}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          '« Il reste un sac à remplir, pour ceux qui viendront vous chercher. » {18-24m 2-3a 3-4a 4-5a|Tenez-le ouvert : chacun y met un mot, un bec ou un son.} {0-18m|Le poupon y met ce qu’il veut, un souffle, un petit cri; s’il se tait, mettez-y le son qu’il a fait tantôt.} Roulez le haut, deux tours, et posez-le debout près de la porte. {18-24m 2-3a 3-4a 4-5a|Les autres sacs s’aplatissent sous les paumes, « chhh, chhh », et s’empilent.}{!18-24m !2-3a !3-4a !4-5a|Aplatissez les autres devant lui, « chhh, chhh », et rangez-les.} Au départ, chaque parent déroule le sac de la porte, et vous lui dites ce qu’il y avait pour lui.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Déroulez lentement et taisez-vous avant que la voix sorte : l’attente est le cadeau.',
          'Rendez la voix telle qu’elle est entrée : criée, chuchotée, ou seulement soufflée.',
          '{2-3a 3-4a 4-5a|Qui ne reçoit rien depuis longtemps reçoit de vous : « J’ai un sac pour toi. »}',
          '{18-24m 2-3a 3-4a 4-5a|Un sac refusé revient sans histoire à celui qui l’envoie, puis part vers quelqu’un d’autre.}{!18-24m !2-3a !3-4a !4-5a|Il détourne la tête? Posez le sac, et attendez qu’il vous regarde de nouveau.}',
        ],
        questionsOuvertes: [
          'Pour qui est ce sac?',
          'Qu’est-ce qui en est sorti?',
          '{2-3a 3-4a 4-5a 20min 30min|Qu’as-tu senti avec tes mains?}',
          '{3-4a 4-5a|Comment as-tu su que c’était pour toi?}',
        ],
      },
      vocabulaire: [
        'le sac',
        'froisser',
        'rouler',
        'ouvrir',
        'la voix',
        'pour toi',
        '{!3-4a !4-5a|dedans}{3-4a 4-5a|le message}',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Le sac ouvert reste dans vos mains, à un bras de lui; il ne tient que des sacs roulés. S’il sursaute au crac, froissez du bout des doigts.',
        },
        {
          pour: '18-24m',
          texte: 'Roulez le haut une seule fois : il l’ouvre sans aide, et c’est ouvrir qu’il veut faire vingt fois.',
        },
        {
          pour: '2-3a',
          texte: 'Il ne sait que dire? Offrez deux bruits : « Un bec ou un miaou? » Il choisit, et le sac part.',
        },
        {
          pour: '3-4a',
          texte:
            'Il montre, sans parler, pour qui est le sac; l’ami devine ce qu’il y a mis à la façon dont il le porte.',
        },
        {
          pour: '4-5a',
          texte:
            'Un message passe par trois facteurs, de sac en sac. Le dernier le redit tout haut : qu’est-ce qui a changé en chemin?',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            '{18-24m 2-3a 3-4a 4-5a|L’enfant qui ne parle pas envoie un geste : il le fait au-dessus du sac, roule, et vous le refaites à l’arrivée.} L’enfant que le froissement dérange reçoit un sac déjà mou, chiffonné d’avance.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, le sac porte une mitaine à rendre, une voix au fond.} {!ete|L’été, on ouvre un sac près de la fenêtre, on le rapporte roulé, on le presse : que sent l’air du dehors?}',
        },
      ],
      securite: {
        risquesAcceptes: ['Sac déchiré au meilleur moment.', 'Message crié trop fort.'],
        dangersAEliminer: [
          'Sac sur la tête ou sur le visage : on parle au-dessus, la bouche dehors, le sac posé.',
          'Poignées de corde ou de papier : coupées avant le jeu.',
          '{0-18m 18-24m 2-3a|Papier mouillé ou morceau arraché, mis en bouche : retirez-le et changez le sac.}',
          '{0-18m multiage|Porteur qui court près du tapis des poupons : il marche, le sac à deux mains.}',
          '{30min|Sac gonflé éclaté près d’une oreille : on le presse, on ne le frappe pas.}',
        ],
        supervision: 'palier1',
        allergies: ['Prenez des sacs qui n’ont pas porté d’aliments, ou des sacs neufs.'],
      },
      observation: [
        'Langage oral : {18-24m 2-3a 3-4a 4-5a|que met-il dans le sac, un son, un mot, une phrase?}{!18-24m !2-3a !3-4a !4-5a|quel son lui échappe, et le refait-il quand le sac s’ouvre?}',
        'Compétences sociales : {18-24m 2-3a 3-4a 4-5a|à qui va-t-il, et que regarde-t-il quand l’autre ouvre?}{!18-24m !2-3a !3-4a !4-5a|que regarde-t-il quand vous déroulez, le sac ou votre visage?}',
        'Fonction symbolique : {18-24m 2-3a 3-4a 4-5a|comment tient-il un sac où il n’y a qu’une voix?}{!18-24m !2-3a !3-4a !4-5a|où cherche-t-il la voix quand elle s’est tue?}',
      ],
      prolongements: [
        '{18-24m 2-3a 3-4a 4-5a|Un enfant est absent? Son sac l’attend, rempli par les amis, et s’ouvre à son retour.}{!18-24m !2-3a !3-4a !4-5a|Un poupon est absent? Mettez son prénom dans un sac, et ouvrez-le à son retour.}',
        'Un sac vide part à la maison : le parent y met un mot, roule le haut, et l’on ouvre au matin.',
      ],
      reflexionRetroaction: [
        'Qui a reçu plusieurs sacs, et qui aucun?',
        'Ai-je regardé le visage de celui qui ouvrait, ou le sac?',
      ],
    },
  },
]
