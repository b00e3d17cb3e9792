import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

/** Scarves that stop the music, a burp and a baby who cries again, chickadees that take one seed, a ball that is always first, and a big stone that whispers. */
export const YOUNG_TODDLERS_SCARF_AND_TUBE_SHEETS: readonly BankSheet[] = [
  {
    key: 'le-foulard-tombe-et-la-musique-aussi',
    summary:
      'La musique joue : les genoux plient, le foulard vole. Elle s’arrête, il tombe. Puis c’est le foulard tombé qui arrête la musique.',
    ageGroups: ['AGE_0_18_MONTHS', 'AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['sons-et-silence', 'mouvement-et-defis'],
    materials: ['tissus'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'la danse',
      'danse',
      'danser',
      'la musique',
      'musique',
      'foulards',
      'foulard',
      'foulards et musique',
      'danser avec des foulards',
      'danse des foulards',
      'faire voler les foulards',
      'secouer les foulards',
      'plier les genoux',
      'ils plient les genoux',
      'se balancer sur la musique',
      'quand je mets de la musique, ils arrêtent tout',
      'ils se balancent',
      'musique qui s’arrête',
      'arrêter la musique',
      'danser avec les bébés',
    ],
    seen: [
      'dès que la radio joue, ils se plient les genoux et se dandinent sur place',
      'elle secoue sa doudou en l’air quand j’allume la musique, comme si elle dansait',
      'ils garrochent les foulards au plafond et les regardent retomber tout mous',
      'quand la chanson finit, il se fige, me regarde et crie encore',
      'il veut toujours peser sur le bouton pour arrêter la musique lui-même',
      'celle qui ne danse jamais reste plantée à regarder les autres se balancer',
      'depuis la fête au gymnase, ils demandent la musique chaque matin pour se trémousser',
      'en attendant le dîner, je chantonne et le bébé sautille des fesses dans sa chaise',
    ],
    picture:
      'Genoux pliés, une enfant lâche son foulard; l’éducateur, les yeux ronds, arrête la musique; un ami tombe assis, et un bébé secoue un foulard.',
    scenes: ['danser', 'figer', 'bulles'],
    sheet: {
      titre: 'Le foulard tombe, et la musique aussi',
      observationDepart:
        'Vous partez la musique. {18-24m 2-3a|Les jouets restent là : trois paires de genoux plient, remontent, plient encore. Personne ne leur a montré à danser.} {!18-24m !2-3a|Un bébé assis lâche son jouet et se balance d’avant en arrière. Personne ne lui a montré à danser.}',
      intentionEducative:
        'Offrir une danse qui part des genoux et du foulard, avec des silences que l’enfant voit venir{20min|, puis qu’il commande}.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'cognitif', composante: 'Attention', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'secondaire' },
      ],
      objectifs: [
        'Danser à sa façon : plier, se balancer, secouer.',
        'Remarquer le silence et lâcher, s’arrêter ou regarder.',
        '{20min|Faire arrêter ou repartir la musique avec son foulard.}',
      ],
      materiel: [
        item('Foulards légers', 'un par enfant, un pour vous, deux de plus', 'Débarbouillettes minces'),
        optional('Musique', 'une chanson entraînante, que vous arrêtez du doigt', 'Votre voix'),
        optional(
          '{si-tambourins|Maracas, tambourins ou autres instruments lavables}',
          '{si-tambourins|un, qui change de mains}',
          null,
        ),
        optional('{si-chaudrons|Chaudron retourné}', '{si-chaudrons|un}', null),
        optional(
          '{si-boîtes-de-mouchoirs|Boîtes de mouchoirs, sans leur pellicule de plastique}',
          '{si-boîtes-de-mouchoirs|une pour deux enfants, leurs foulards dedans}',
          null,
        ),
        optional('{si-balles|Balle molle, plus grosse que votre poing}', '{si-balles|une, pour vous}', null),
        optional(
          '{18-24m 2-3a si-sacoches si-sacs|Sacoches ou sacs de tissu, vides}',
          '{18-24m 2-3a si-sacoches si-sacs|un pour deux enfants}',
          null,
        ),
      ],
      preparation: [
        'Soufflez à travers chaque foulard, une main derrière : l’air passe, il peut servir. Il n’a ni frange ni nœud, et n’est pas plus long que votre bras.',
        'Choisissez une chanson que vous pouvez arrêter d’un doigt, pas plus forte que votre voix. L’appareil est à portée de votre main, pas de la leur. Vous n’avez pas d’appareil? Chantez « la la la » : vous fermez la bouche, et la musique s’arrête.',
        '{18-24m 2-3a|Videz trois pas de tapis : ni jouet ni coin de table. On danse pieds nus ou en souliers, car les bas glissent.} {0-18m|Les poupons sont devant vous, assis s’ils s’assoient seuls, sinon couchés sur le dos, leur foulard dans votre main.} {0-18m multiage|Les danseurs debout restent à deux pas des poupons, là où vous les voyez tous.}',
        '{1adulte 0-18m multiage|Seule, avec plusieurs âges, prenez six enfants au plus, dont deux poupons.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3 },
          'À genoux, un foulard à la main, partez la musique et dansez comme eux : les fesses descendent, les fesses remontent, et le foulard vole. « Ça danse! » Arrêtez la musique d’un coup. Ouvrez les doigts : le foulard tombe, tout mou. « Oh! Plus de musique… » Ne bougez plus, le temps de trois souffles. Quelqu’un se balance, crie ou vous regarde? La musique repart. {si-balles|Au silence suivant, c’est une balle molle que vous lâchez : « Pouf! » Plus vite que le foulard!} {si-tambourins si-chaudrons|Puis un enfant assis fait la musique de ses mains : il joue, on danse; il s’arrête, le foulard tombe.} Donnez un foulard à chacun{0-18m|; le bébé couché danse avec le vôtre}. {si-boîtes-de-mouchoirs|Le foulard sort d’une boîte : l’enfant tire le coin, et la musique part.}',
        ),
        play(
          { 10: 6, 20: 7 },
          'Chacun danse à sa façon, et vous dites ce que vous voyez : « Ça plie… ça secoue… ça vole! » Après un couplet, arrêtez la musique : votre foulard tombe. « Pouf. » Trois souffles, et ça repart. {0-18m|Le poupon assis se balance : balancez-vous avec lui, le foulard entre vous deux. Il en attrape un coin? Secouez-le ensemble. Au silence, il lâche ou il garde.} {0-18m !multiage|Prenez ensuite sous les bras celui qui aime se tenir debout, et chantez : ses pieds sur vos cuisses, il plie les genoux. Taisez-vous; quand il pousse des jambes, la chanson repart. Pour celui qui est couché, frôlez ses pieds du foulard : il pédale. Au silence, posez-le sur ses orteils, et il le chasse d’un coup de talon.} {18-24m multiage|Le trottineur} {18-24m !multiage|L’enfant} {18-24m|plie les genoux sans décoller les pieds, le foulard serré au poing. Pliez en face de lui, à sa vitesse. Au silence, il vous fixe, puis jette son foulard par terre.} {18-24m !multiage|Changez la danse : secouez le foulard au ras du plancher, puis au-dessus de votre tête. Il tourne et tombe assis? Tombez assise aussi. À l’arrêt suivant, gardez votre foulard en l’air et regardez l’enfant : il montre le plancher, il crie? « Ah oui! » Et vous lâchez.} {2-3a|À deux ans, on aime être copié : nommez un enfant, et tous font sa danse. Au silence, le foulard tombe, et les fesses aussi.} {2-3a !multiage|Dansez ensuite très bas, les genoux pliés, le foulard qui balaie le plancher; puis très haut, sur la pointe des pieds. Trompez-vous : arrêtez la musique et dansez encore. « C’est arrêté! » vous dira un enfant.}',
        ),
        play(
          { 20: 6 },
          'Maintenant, c’est le foulard qui mène. Faites voler le vôtre, puis ouvrez les doigts. Il touche le tapis? Arrêtez la musique, les yeux ronds : « Mon foulard a arrêté la musique! » Ramassez-le : elle repart. Puis donnez ce rôle à un enfant, en disant son prénom; les autres dansent avec leur foulard. {0-18m|Le poupon agite le sien, la musique joue. Sa main s’ouvre? Silence. Il cherche ou vous regarde : remettez le foulard dans sa paume, et ça repart.} {0-18m !multiage|Il le serre? Tirez un coin : tant que vous tirez à deux, la musique joue. Après trois silences, changez de poupon. Celui qui est couché mène du talon : son pied pousse votre foulard, la musique part; son pied s’arrête, elle s’arrête.} {18-24m multiage|Le trottineur} {18-24m !multiage|L’enfant} {18-24m|lâche, écoute, ramasse, écoute encore. Il a compris, et il recommence.} {18-24m !multiage|Il lâche sans y penser? Montrez le foulard par terre, la main à l’oreille : « Plus de musique… » Il le ramasse, elle repart : « C’est toi! » Donnez le rôle au voisin après trois chutes. Pour finir, tous lâchent ensemble : quel grand silence!} {2-3a|À deux ans, on fait durer : le bras monte, les autres dansent et surveillent la main. Il tombe! Tout le monde s’assoit d’un coup.} {2-3a !multiage|Celui qui mène ramasse quand il veut que ça reparte. Après deux chutes, il montre un ami du doigt : à lui. Il le garde longtemps en l’air? « Ça danse, ça danse… mes genoux sont fatigués! » Pour finir, tous les foulards mènent : dès qu’un seul tombe, la musique s’arrête.}',
        ),
        closing(
          { 10: 2, 20: 4 },
          'Baissez la musique de moitié et dansez presque sans bouger. Votre foulard flotte, flotte, puis se pose sur vos genoux. Arrêtez tout. « La musique dort. » {18-24m 2-3a|Chacun vient laisser tomber son foulard sur le vôtre.} {18-24m 2-3a si-sacoches si-sacs|Les foulards entrent dans les sacs, qui se promènent à pas lents et reviennent vers vous.} {0-18m|Avancez vos deux mains sous le poing du poupon et attendez qu’il s’ouvre.} Écoutez ensemble le silence, le temps de trois souffles. Comptez les foulards et rangez-les hors de portée.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Arrêtez la musique d’un coup : si elle baisse peu à peu, personne n’entend l’arrêt.',
          'Dansez pour vrai, des genoux : ils copient votre corps plus que vos mots.',
          'Dites le geste pendant qu’il se fait : « Tu plies. Tu secoues. Il vole! »',
          '{18-24m 2-3a|Un enfant ne danse pas? Il regarde, assis contre vous, son foulard à côté de lui.} {!18-24m !2-3a|Un bébé se détourne ou frotte ses yeux? Baissez la musique et bercez-le contre vous.}',
        ],
        questionsOuvertes: [
          'Comment tu danses?',
          'Où est tombé ton foulard?',
          '{20min|Qui a arrêté la musique?}{10min|Qu’est-ce qu’on n’entend plus?}',
        ],
      },
      vocabulaire: ['la musique', 'danser', 'le foulard', 'plier', 'secouer', 'voler', 'tomber', 'arrêté'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Avant six mois environ, le bébé regarde, couché ou contre votre épaule : le foulard se balance sur le côté, à une longueur d’avant-bras, jamais au-dessus de son visage. Celui qui se lève danse en se tenant à votre bras.',
        },
        {
          pour: '18-24m',
          texte:
            'Il reste planté là, à écouter? Pliez les genoux à côté de lui, sans rien dire : la danse part des jambes. Il court avec son foulard? Dites « pouf » quand il s’arrête.',
        },
        {
          pour: '2-3a',
          texte:
            'Le silence le fâche? C’est lui qui dit « encore » et qui fait repartir la musique. Il court en rond? Chantez « les genoux, les genoux » : on danse sans quitter sa place.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Il n’entend pas? Sa main posée sur votre genou sent la danse, puis l’arrêt, et il voit tomber le foulard. En fauteuil, il se balance, secoue le bras et lâche le foulard sur ses cuisses. La musique l’inquiète? Chantez tout bas.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!ete|L’été, dehors, à l’ombre, le vent danse avec le foulard : il tombe plus loin qu’on ne pense.} {ete|L’hiver, devant la fenêtre, le foulard tombe comme un flocon, et l’on plie les genoux avec lui.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          '{18-24m 2-3a|Tomber assis en dansant.} {!18-24m !2-3a|Sursaut quand la musique repart.}',
          'Foulard qui atterrit sur une tête, un instant.',
        ],
        dangersAEliminer: [
          'Foulard sur un visage ou dans une bouche : retirez-le aussitôt et donnez-en un sec{0-18m|; le bébé couché n’en a un que lorsque vous êtes devant lui}.',
          'Foulard autour d’un cou, noué ou plus long que votre bras : il sort du jeu.',
          '{18-24m 2-3a|Foulard au plancher, qui glisse sous le pied : la musique attend qu’ils soient tous ramassés.} {!18-24m !2-3a|Fil ou ourlet défait, qui s’enroulerait à un doigt : ce foulard sort du jeu.}',
          '{0-18m multiage|Danseur qui recule vers un poupon : assoyez-vous entre les deux.}',
          'Appareil à musique : fil et piles hors de portée; vous devez hausser la voix, la musique est trop forte.',
          '{si-boîtes-de-mouchoirs|Boîte ramollie ou déchirée, doigts pris dans la fente : elle sort du jeu.} {si-balles|Balle lâchée près d’un bébé couché ou restée au plancher : elle revient dans votre main.} {si-tambourins si-chaudrons|Instrument fendu, ou tapé près d’une oreille : il sort du jeu.} {18-24m 2-3a si-sacoches si-sacs|Courroie passée au cou : le sac se porte à la main.}',
        ],
        supervision: 'palier1',
        allergies: ['Foulards lavés sans parfum.'],
      },
      observation: [
        'Motricité globale : quelle partie du corps part la première quand la musique repart?',
        'Attention : au silence, que fait-il : lâche-t-il, s’arrête-t-il, cherche-t-il vos yeux?',
        'Schéma corporel : {18-24m 2-3a|quels gestes d’un autre reprend-il avec son corps?}{!18-24m !2-3a|de ses mains, de ses pieds ou de son dos, que fait-il danser?}',
      ],
      prolongements: [
        '{18-24m 2-3a|Au lavabo, chantez pendant que les mains frottent; la chanson s’arrête, et l’on rince.} {!18-24m !2-3a|Au changement de couche, chantez, puis taisez-vous : ses jambes vous redemandent la chanson.}',
        'Dites à la famille quelle chanson le fait danser : à la maison, un linge à vaisselle sert de foulard.',
      ],
      reflexionRetroaction: [
        'Ai-je laissé durer le silence?',
        '{20min|Qui n’a pas encore mené la musique?}{10min|De quel enfant n’ai-je pas vu la danse?}',
      ],
    },
  },
  {
    key: 'beurp-et-le-bebe-repleure',
    summary:
      'Un poing fait le biberon : glou, glou. Sur l’épaule, tape, tape… beurp! On berce, on enveloppe, le bébé dort. « Ouin! » Il repleure : que veut-il?',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_LANGUAGE'],
    themes: ['emotions-et-amitie'],
    materials: ['tissus'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'les bébés',
      'bébés',
      'bébé',
      'poupées',
      'poupée',
      'poupées et couvertures',
      'poupées, couvertures, débarbouillettes',
      'prendre soin d’un bébé',
      'jouer au bébé',
      'donner le biberon',
      'donner le biberon à la poupée',
      'biberon',
      'bercer',
      'bercer les poupées',
      'ils bercent les poupées',
      'faire faire le rot',
      'envelopper la poupée',
      'un petit frère est né',
      'nouveau petit frère',
      'nouveau bébé à la maison',
    ],
    seen: [
      'elle tape dans le dos de sa poupée jusqu’à ce que ça fasse un rot',
      'ils enroulent leur toutou dans une débarbouillette et le promènent à deux bras',
      'il se sert de son poing comme biberon et fait glou glou à la catin',
      'sa maman vient d’accoucher, il lance la poupée puis revient la bercer',
      'le grand frère veut encore qu’on le berce comme le bébé de la maison',
      'quand la poupée tombe, elle imite des pleurs et cherche comment la consoler',
      'depuis la visite de la petite sœur, ils jouent tous à donner le lolo',
      'au coin maison, ils couchent les bébés, chantent dodo, puis les réveillent en faisant ouin',
    ],
    picture:
      'Une petite tapote le dos de sa poupée, l’éducatrice y colle l’oreille; un ami donne son pouce comme biberon, une amie emmaillote la sienne.',
    scenes: ['bebes-soins', 'petit-frere'],
    sheet: {
      titre: 'Beurp! Et le bébé repleure',
      observationDepart:
        'Un petit frère est né chez un enfant du groupe. Depuis, les poupées sont dans tous les bras : on les berce, on leur met un poing sur la bouche, comme un biberon. « Lolo, bébé! »',
      intentionEducative:
        'Permettre à l’enfant d’être celui qui prend soin d’un bébé : le nourrir, lui faire faire son rot{10min| et l’envelopper}{!10min|, l’envelopper et chercher encore quand il repleure}.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'principal' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Refaire pour un bébé les soins que l’on a reçus.',
        'Écouter un bébé qui pleure et y répondre à sa façon.',
        '{!10min|Essayer autre chose quand le bébé pleure encore.}',
        '{30min|Emmailloter son bébé en laissant le visage dehors.}',
      ],
      materiel: [
        item('Poupées', 'une par enfant, une pour vous', 'Toutous'),
        optional('Débarbouillettes', 'deux par enfant, deux pour vous', 'Chandails d’enfants'),
        optional(
          '{20min 30min 2-3a si-bassines-d’eau|Bassines d’eau tiède, un doigt au fond}',
          '{20min 30min 2-3a si-bassines-d’eau|une pour deux enfants}',
          null,
        ),
        optional('Couvertures de poupée', 'une par enfant, une pour vous', 'Chandails d’enfants'),
        optional(
          '{si-biberons|Biberons de poupée, plus gros qu’un rouleau de papier hygiénique}',
          '{si-biberons|un ou deux}',
          null,
        ),
        optional('{si-coussins|Coussins}', '{si-coussins|un pour deux enfants}', null),
        optional('{si-livres|Livre d’images, cartonné}', '{si-livres|un}', null),
        optional(
          '{si-boîtes-de-carton|Boîte de carton basse et ouverte, sans agrafes}',
          '{si-boîtes-de-carton|une}',
          null,
        ),
      ],
      preparation: [
        'Lavez les poupées. Tirez sur leurs yeux, leurs souliers et leurs boutons : ce qui vient dans vos doigts reste hors du jeu. {20min 30min 2-3a si-bassines-d’eau|Seules les poupées de plastique vont au bain; qui a un toutou lui lave les pattes dans l’air.}',
        'Couchez les poupées en rang sur le tapis. Vous avez des débarbouillettes? Roulez-en une par poupée, bien serrée, et posez l’autre à plat, à côté. Il manque une poupée? Un toutou a soif aussi.',
        'Assoyez-vous dos au mur, tout le groupe devant vous. Pour envelopper son bébé, on prend ce qu’il y a : une petite couverture, une débarbouillette, un chandail. Rien du tout? Les deux bras font le tour.',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Prenez votre poupée dans le creux du bras : « Ouin, ouin! Le bébé pleure. Qu’est-ce qu’il veut? » Attendez leurs idées : une bouche montrée du doigt, un « lolo », ou rien. Puis dites : « Il a faim. » Fermez le poing, le pouce levé : « Voilà son biberon. Et le vôtre? » Tous les poings se ferment. Posez le pouce sur la bouche de la poupée : « Glou, glou, glou. » Puis couchez-la contre votre épaule : « Tape, tape, tape… » Arrêtez-vous, l’oreille tendue. « Beurp! Il a fait son rot! » Donnez une poupée à chacun. {si-biberons|Le biberon de poupée passe de bébé en bébé; les autres boivent au pouce.} {si-coussins|Sous un coude, un coussin aide à tenir un bébé si lourd.}',
        ),
        play(
          { 10: 6, 20: 7, 30: 8 },
          'Tous les bébés ont faim. Un poing fermé fait le biberon; une débarbouillette roulée aussi. « Glou, glou, glou… » Puis le bébé monte sur l’épaule, et l’on tapote son dos. C’est l’enfant qui fait le bruit du rot : attendez-le. {18-24m multiage|Le trottineur} {18-24m !multiage|Il} {18-24m|pousse son poing dans la joue, l’œil, la bouche : « Glou, glou », où que ce soit. Il tape fort? Tapotez votre poupée du bout des doigts : « Tout doux, dans le dos. »} {18-24m !multiage|Le rot ne vient pas? Collez l’oreille à sa poupée : « J’entends… rien. » Il tapote encore, vous réécoutez : « Beurp! » Il rit et la remet sur son épaule. Il tète lui-même son poing? « Toi aussi, tu es un bébé. » Bercez-le un peu, sa poupée entre vous.} {2-3a|À deux ans, le bébé boit trop vite : il recrache. On essuie son menton avec une débarbouillette ou sa manche.} {2-3a !multiage|« Comment tu sais qu’il n’a plus faim? » Il tourne la tête, il ferme la bouche, il dort déjà. Faites faire à votre poupée un rot minuscule, puis un énorme : « Oh! pardon », dit-elle. Chacun fait le rot de son bébé, et personne ne sait plus lequel a roté.}',
        ),
        play(
          { 20: 6, 30: 7 },
          'Bercez votre poupée, d’un bord et de l’autre, en chantant : « Fais dodo, bébé, fais dodo, tu as bu tout ton lolo. » Chacun berce la sienne. Elle dort enfin. Fermez les yeux, vous aussi… « Ouin! » Elle repleure! « Il a bu, il a fait son rot. Que veut-il encore? » On essaie{!si-bassines-d’eau| : marcher, flatter la joue, chanter}{!2-3a si-bassines-d’eau| : marcher, flatter la joue, chanter}{2-3a si-bassines-d’eau| le bain : contre vous, dans la bassine, on lave son ventre}. {18-24m multiage|Le trottineur} {18-24m !multiage|L’enfant} {18-24m|berce de tout son corps. Il s’arrête? « Ouin! » fait votre voix. Il repart : « Aaah… il aime ça. »} {18-24m !multiage|Essayez une chose à la fois avec lui : marcher en rond, flatter le nez, donner un bec. « Ouin… ouin… » répond votre voix, puis « aaah ». C’est sa trouvaille qui a marché : dites-la. « Le bec! » Ensuite, il fait la voix, et c’est vous qui cherchez. Trompez-vous deux fois.} {2-3a|À deux ans, les idées pleuvent : « Il a caca! » « Il veut sa maman! » Essayez-les toutes.} {2-3a !multiage|On fait semblant de changer sa couche, on souffle sur un bobo. Votre poupée pleure toujours? « Je suis fatiguée. Qui m’aide? » Un ami la prend : « Aaah. Tes bras, il les aime. » Puis, à qui a un bébé chez lui : « Qui le berce quand il pleure? Et toi, que fais-tu? »}',
        ),
        play(
          { 30: 6 },
          '« Le bébé a froid. » Étendez par terre une couverture, une débarbouillette ou un chandail, couchez votre poupée au milieu et repliez : « Un bord, l’autre bord, et les pieds. » Sans tissu, un bras fait un bord, l’autre bras fait l’autre. Le visage reste dehors : « On voit son nez? On voit son nez. » {18-24m multiage|Le trottineur} {18-24m !multiage|L’enfant} {18-24m|met le tissu par-dessus tout, même la figure. « Où est le nez? » Il le découvre, rit et recommence.} {18-24m !multiage|Un pied dépasse : « Oh! le pied. » Il le rentre, l’autre sort. Portez son paquet à deux jusqu’au bout du tapis, revenez, ouvrez : « Il est encore là! » Puis il emballe votre main, et vous pleurez : « Ouin! »} {2-3a|À deux ans, on replie chaque bord, puis le paquet s’ouvre dès qu’on le lève : on le serre à deux bras.} {2-3a !multiage|On va le montrer à un ami : « C’est mon bébé. » Comment s’appelle-t-il? L’ami le flatte, s’il en a envie. Ensuite, qui le veut devient le bébé : il se couche en travers de vos genoux, sa poupée contre lui, le temps de « Fais dodo, bébé ». Pendant ce temps, les autres bercent la leur.}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          'Chacun enveloppe son bébé jusqu’aux épaules, et vous chantez tout bas : « Fais dodo, bébé, fais dodo, tu as bu tout ton lolo. » {si-livres|Ouvrez le livre : chacun tourne son bébé vers l’image, et les bébés bâillent.} On couche les bébés en rang sur le tapis{si-boîtes-de-carton| ou dans la boîte, leur berceau}, et l’on s’éloigne à quatre pattes. « Ouin! » Un bébé repleure : on revient, un bec, on repart. {18-24m multiage|Le trottineur} {18-24m !multiage|Un enfant} {18-24m|garde le sien dans ses bras? Il le couchera plus tard.} {2-3a|À deux ans, l’enfant annonce : « Il dort pour vrai. »} Dites-leur : « Vous avez pris soin des bébés. Et de vous, qui prend soin? » Ouvrez les bras à qui veut être bercé.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          '{!10min|Soyez la voix du bébé : « ouin » tant que l’enfant cherche, « aaah » quand il a trouvé.}{10min|Attendez le rot d’un air très sérieux : c’est l’enfant qui rira.}',
          'Dites le soin que vous voyez : « Tu tiens sa tête. Tu l’essuies. »',
          'Une poupée vole ou tombe? Bercez-la, « il a eu peur », et rendez-la sans reproche.',
          'Un vrai bébé est né? Laissez l’enfant gronder sa poupée, la repousser, la reprendre : il raconte.',
        ],
        questionsOuvertes: [
          'Qu’est-ce qu’il veut, ton bébé?',
          'Où met-on son bébé pour le rot?',
          '{!10min|Pourquoi pleure-t-il encore?}',
          '{30min|Qu’est-ce qui dépasse?}',
        ],
      },
      vocabulaire: [
        'le bébé',
        'le biberon',
        'boire',
        'le rot',
        'pleurer',
        'envelopper',
        'doucement',
        '{!10min|bercer}',
      ],
      adaptations: [
        {
          pour: '18-24m',
          texte:
            'Un seul soin à la fois : il nourrit dix fois de suite? Dites « glou » dix fois. Il traîne sa poupée par un bras? Tendez-lui la vôtre, couchée dans le creux du coude : il essaiera.',
        },
        {
          pour: '2-3a',
          texte:
            'Il veut la poupée d’un autre? Les deux bébés boivent côte à côte, puis on demande si l’ami veut échanger. Son bébé n’a jamais faim? L’enfant est peut-être le papa, ou la grande sœur : il tapote le dos des bébés qui ont bu.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Il bouge peu? La poupée est calée sur ses cuisses, son poing posé sur la bouche : c’est lui qui fait boire. Il n’entend pas le rot? Faites sauter la poupée sur son épaule. Les pleurs le dérangent? Le bébé pleure sans bruit, la bouche ouverte.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, au vestiaire, chacun raconte à son bébé ce qu’il enfile : une botte, l’autre botte.} {!ete|L’été, à l’ombre d’un arbre, le bébé boit et fait son rot sur l’herbe.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Vouloir la poupée du voisin.', 'Tape trop forte sur une poupée.'],
        dangersAEliminer: [
          'Soulier, bouton, suce ou biberon de poupée qui entre dans un rouleau de papier hygiénique : il reste hors du jeu.',
          'Tissu sur le visage d’un enfant ou autour de son cou : retirez-le aussitôt. Il enveloppe une poupée, jamais un ami.',
          '{20min 30min 2-3a si-bassines-d’eau|Noyade : un doigt d’eau, la bassine à portée de votre bras; videz-la dès que le bain finit, avant de vous lever.}',
          '{20min 30min 2-3a si-bassines-d’eau|Eau au plancher : essuyez-la aussitôt.}',
          'Débarbouillette mordue ou enfoncée dans la bouche : sortez-la et donnez-en une sèche; elle ne passe pas à un autre.',
          'Poupée balancée par un pied près d’une tête : couchez-la dans le creux de son bras.',
          '{si-biberons|Biberon de poupée tété par un enfant : lavez-le avant de le rendre au jeu.}',
        ],
        supervision: 'palier1',
        allergies: ['Poupées et tissus lavés sans parfum.'],
      },
      observation: [
        'Compétences émotionnelles : que fait son visage, que font ses mains quand le bébé pleure?',
        'Fonction symbolique : quel soin refait-il, et avec quoi fait-il semblant?',
        'Langage oral : que dit-il au bébé, et sur quel ton?',
      ],
      prolongements: [
        'Au change ou au lavabo, la poupée attend à côté : on lui raconte ce qu’on fait.',
        'Demandez à la famille la chanson qui endort à la maison, et chantez-la aux poupées dans sa langue.',
      ],
      reflexionRetroaction: [
        'Lequel de mes gestes ai-je reconnu dans leurs bras?',
        '{10min|Qui avait surtout besoin d’être bercé?}{!10min|Qui a cherché longtemps, et l’ai-je laissé chercher?}',
      ],
    },
  },
  {
    key: 'une-graine-et-bye-bye-la-mesange',
    summary:
      'Accroupis comme des roches, on attend la mésange. Elle vient, elle pique, bye-bye! Puis une main s’ouvre, et un ami-mésange y prend une graine d’air.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['oiseaux', 'animaux-et-traces'],
    materials: [],
    place: 'YARD',
    alsoAt: {
      PARK: 'Au parc, on guette près d’une haie ou d’un arbuste, loin de la rue, sans mangeoire.',
    },
    seasons: ['SPRING', 'AUTUMN', 'WINTER'],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'les oiseaux',
      'oiseaux',
      'oiseau',
      'les mésanges',
      'mésanges',
      'mésange',
      'mangeoire',
      'mangeoire d’oiseaux',
      'oiseaux de la mangeoire',
      'regarder les oiseaux',
      'observer les oiseaux',
      'les oiseaux en hiver',
      'attendre les oiseaux',
      'pattes d’oiseau dans la neige',
      'traces d’oiseau',
      'faire l’oiseau',
      'voler comme un oiseau',
      'imiter les oiseaux',
      'sautiller',
      'ils montrent les oiseaux du doigt',
    ],
    seen: [
      'il court après les mésanges de la cour et ne comprend pas qu’elles se sauvent',
      'elle a vu un oiseau piquer une graine et repartir aussitôt sur la branche',
      'ils sautillent les bras collés et picorent par terre comme des petits oiseaux',
      'il voudrait que l’oiseau reste et lui fait bye-bye, déçu, chaque fois qu’il part',
      'elle crie tellement fort en voyant la mangeoire que tout s’envole',
      'ils me demandent où vont les oiseaux quand il fait froid et qu’il neige',
      'dehors, ils ont trouvé des petites traces de pattes dans la neige de la cour',
      'à la fenêtre du local, ils guettent les mésanges qui viennent manger',
    ],
    picture:
      'Dans la neige, une éducatrice et trois enfants se tiennent accroupis; une enfant bondit et pique dans une main ouverte, sous une vraie mésange.',
    scenes: ['bestioles', 'imiter-animaux'],
    sheet: {
      titre: 'Une graine, et bye-bye la mésange!',
      observationDepart:
        '« Oiseau! » Une mésange se pose, pique quelque chose et repart. L’enfant court vers la branche vide, cherche, puis agite la main : « Bye-bye. »',
      intentionEducative:
        'Éveiller l’enfant à un oiseau que l’on attend sans bouger : la mésange vient, prend une seule graine et repart.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'principal' },
        { domaine: 'cognitif', composante: 'Attention', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
      ],
      objectifs: [
        'Attendre accroupi, presque sans bouger, le temps de quelques souffles.',
        'Suivre des yeux ou du doigt l’oiseau qui vient et qui repart.',
        'Sautiller, piquer une graine d’air et filer, comme la mésange.',
      ],
      materiel: [
        optional('{cour|Mangeoire}', '{cour|une, remplie par vous avant la sortie}', null),
        optional(
          '{si-jumelles si-rouleaux-de-carton|Jumelles sans cordon ou rouleaux de carton}',
          '{si-jumelles si-rouleaux-de-carton|une paire ou un rouleau pour deux enfants}',
          null,
        ),
        optional(
          '{si-photos si-livres|Photo de mésange ou livre d’oiseaux}',
          '{si-photos si-livres|une image, dans votre main}',
          null,
        ),
        optional(
          '{2-3a 3-4a si-cocottes|Cocottes plus grosses qu’un poing d’enfant}',
          '{2-3a 3-4a si-cocottes|cinq ou six, contre vous}',
          null,
        ),
      ],
      preparation: [
        'Apprenez à la reconnaître : calotte noire, joues blanches, plus petite que votre main. Elle dit « tchic-a-di-di-di ».',
        '{cour|Choisissez un coin à six pas d’un arbuste, d’une haie ou de votre mangeoire.} {parc|Choisissez un coin à six pas d’une haie ou d’un arbuste, loin de la rue, des vélos et des chiens.} Marchez-y d’abord : {hiver|glace, }trous, crottes, branche à la hauteur des yeux.',
        '{cour|Vous avez une mangeoire? Remplissez-la seule, avant la sortie, après avoir lu l’étiquette du sac. Elle pend plus haut que les enfants. Ramassez les graines et les écales tombées en dessous. Vous n’en avez pas? La mésange visite aussi les branches.}',
        'Dites jusqu’où va le jeu : {cour|la clôture et l’arbuste}{parc|deux arbres, un banc}. {1adulte|Seule, accroupissez-vous au bord du groupe serré, de biais : vous voyez l’arbuste, et tous sont à portée de votre main.} {18-24m multiage|Les plus jeunes sont contre vos genoux.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3 },
          'Accroupissez-vous et chuchotez : « On attend la mésange. Elle a un chapeau noir et des joues blanches. » {si-photos si-livres|Montrez son image : on pointe le chapeau, puis on se touche la tête.} Mettez la main à l’oreille, le temps de trois souffles. Faites tout bas : « Tchic-a-di-di-di! » Demandez : « Était-ce une vraie, ou moi? » Montrez l’arbuste du doigt : « Ce qui bouge lui fait peur. Devenons des roches. » Rentrez la tête dans les épaules, les fesses sur les talons, et ne bougez plus. {si-jumelles si-rouleaux-de-carton|Jumelles ou rouleau, on les lève à ses yeux tout lentement : une roche voit loin sans faire peur.}',
        ),
        play(
          { 10: 6, 20: 7 },
          'Toutes les roches attendent. Une mésange arrive? Un doigt la montre. Racontez tout bas : « Elle vient… elle pique… elle part! » On agite la main : « Bye-bye! » Un autre oiseau passe? On le suit du doigt. Rien ne vient? Soyez la mésange : deux petits bonds, piquez à deux doigts une graine d’air, invisible, et filez : « Bye-bye! » Touchez une épaule : cette roche fait la mésange à son tour. {18-24m multiage|Le trottineur} {18-24m !multiage|Un enfant} {18-24m|crie « là! », et la mésange s’envole. « Partie! » Prenez-le contre vous, et l’on redevient roche.} {18-24m !multiage|Deux souffles, c’est long : faites deux bonds avec lui, puis accroupissez-vous. Chuchotez « tchic » et attendez qu’il réponde. Une branche bouge? « Elle était là. »} {2-3a|À deux ans, la roche tient trois souffles, puis ça gigote. On secoue tout, et l’on recommence.} {2-3a !multiage|« D’où vient-elle? » Un bras le montre. « Par où est-elle partie? » L’autre bras. Deux doigts piquent vers le sol, et l’on tourne le dos : partie! Un gros oiseau reste? « Lui, il s’installe! »} {3-4a|À trois ans, on lève un doigt à chaque visite. Combien avant que les jambes soient fatiguées?} {3-4a !multiage|On gage : viendra-t-elle à la même branche? On raconte le chapeau et les joues à qui ne l’a pas vue. Puis, les yeux fermés, on écoute un ami faire « tchic-a-di-di-di » : combien de « di »?}',
        ),
        play(
          { 20: 6 },
          '{hiver|Cherchez la trace d’une patte d’oiseau dans la neige : trois doigts devant, un derrière. Rien? Dessinez-en deux du doigt, côte à côte : la mésange a sauté!} {!hiver|Cherchez par terre une plume, ou la trace d’une patte dans la boue : un oiseau est passé. On regarde sans toucher. Rien? Dessinez-en une du doigt dans la terre : trois doigts devant, un derrière.} Puis ouvrez les deux mains : « Ce sont des mangeoires. » Un enfant-mésange vient à chacune en petits bonds, pique une graine d’air, une seule : « Bye-bye! » Deux autres arrivent. {18-24m multiage|Le trottineur} {18-24m !multiage|L’enfant} {18-24m|pique dans votre main, recule de trois pas, revient.} {18-24m !multiage|Fermez la main juste avant lui : « Plus de graines! » Rouvrez-la : « Il en reste une. » Puis il ouvre la sienne, et la mésange, c’est vous : deux bonds, tchic, bye-bye! Il la rouvre aussitôt.} {2-3a|À deux ans, on prend toute la poignée. « Une! Ton bec est tout petit. »} {2-3a !multiage|Qui ne veut pas bouger ouvre la main : il est mangeoire. La mésange mange plus loin : accroupi, la graine entre les pieds, deux doigts font le bec, toc, toc, toc. Dites « Le chat! » : toutes les mésanges se figent. « Tchic-a-di-di-di », et ça repart.} {3-4a|À trois ans, la moitié du groupe, ou presque, fait les mangeoires : main ouverte, c’est oui; main fermée, c’est non.} {3-4a !multiage|La vraie mésange cache des graines : chacun cache la sienne, sous son pied, sous son bras. Où était-elle? On la retrouve, puis mésanges et mangeoires changent de rôle.}',
        ),
        closing(
          { 10: 2, 20: 4 },
          'Tous redeviennent roches, une dernière fois. Qui le veut ferme les yeux; on écoute, le temps de cinq souffles. {18-24m multiage|Le trottineur} {18-24m !multiage|L’enfant} {18-24m|montre le ciel ou dit « tchic ».} {2-3a|À deux ans, on refait avec la main : elle vient, elle pique, elle part.} {3-4a|À trois ans, on dit combien sont venues, vraies ou inventées, et laquelle s’est approchée le plus.} {2-3a 3-4a si-cocottes|Une cocotte par visite s’aligne par terre : petit rang, ou grand rang?} « Bye-bye, mésange, reviens demain! » On se compte, et l’on s’en va en petits bonds. Au retour, on se lave les mains.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Chuchotez tant que l’on attend : votre voix basse garde les corps tranquilles.',
          'Elle s’est sauvée parce qu’un enfant a couru? Dites-le sans reproche : « Ça a bougé, elle est partie. On réessaie. »',
          'Soyez une bonne roche vous-même, les mains sur les genoux.',
          'Comptez les enfants à chaque « bye-bye ».',
        ],
        questionsOuvertes: [
          'Où est-elle partie?',
          'Qu’a-t-elle fait avec son bec?',
          '{2-3a 3-4a|Qu’est-ce qui lui a fait peur?}',
          'Comment saute une mésange?',
        ],
      },
      vocabulaire: ['la mésange', 'le bec', 'l’aile', 'la branche', 'attendre', 'piquer', 's’envoler', 'la graine'],
      adaptations: [
        {
          pour: '18-24m',
          texte:
            'Il s’accroupit entre vos genoux, le dos contre vous : vous attendez à deux. Il ne voit pas l’oiseau? Placez votre joue contre la sienne et tendez le bras dans la même direction.',
        },
        {
          pour: '2-3a',
          texte:
            'Attendre est trop long? Donnez-lui une tâche : il est la roche qui dit « bye-bye » pour toutes les autres.',
        },
        {
          pour: '3-4a',
          texte:
            'Il veut s’approcher? Un pas après chaque visite, pas plus : à quel pas la mésange ne revient-elle plus? On recule d’un pas.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'En fauteuil, il est la roche la plus haute : il voit plus loin et montre du bras. Il voit peu? Il lève le doigt à chaque « tchic ». Il a besoin de bouger? Ses doigts sautillent sur son genou pendant qu’on attend.',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’été, le matin, à l’ombre, on guette le moineau ou le merle : repart-il aussitôt, ou reste-t-il longtemps?',
        },
        {
          pour: 'interieur',
          texte: 'De la fenêtre, lumière éteinte, on attend les oiseaux dans l’arbre ou sur le fil d’en face.',
        },
      ],
      securite: {
        risquesAcceptes: ['Genoux {hiver|enneigés}{!hiver|mouillés}.', 'Attendre, et ne rien voir venir.'],
        dangersAEliminer: [
          'Oiseau, plume ou crotte : on regarde à distance, sans toucher ni nourrir de la main; mains lavées au retour.',
          '{cour|Graine ou écale tombée de la mangeoire : elle s’avale de travers. Personne ne joue dessous; un petit qui en met une à sa bouche l’ôte avec vous.}',
          'Doigts-becs près d’un œil : on pique vers le bas, {20min|dans une main ouverte ou }devant ses pieds, jamais vers un visage.',
          'Branche basse : on s’arrête à deux pas de l’arbuste.',
          '{parc|Rue, vélos, chien inconnu : le coin est choisi loin de tout cela.}',
          '{hiver 18-24m|Froid : le seuil de votre milieu, souvent plus prudent avec un trottineur, au plus bas -27 °C; accroupi, on refroidit vite. Touchez souvent nuques et mains, sautez entre deux attentes; cache-cou, aucun foulard.} {hiver !18-24m|Froid : le seuil de votre milieu, au plus bas -27 °C; accroupi, on refroidit vite. Touchez souvent nuques et mains, sautez entre deux attentes; cache-cou, aucun foulard.}',
          '{si-jumelles si-rouleaux-de-carton|Jumelles ou rouleau aux yeux en marchant, ou vers le soleil : on regarde accroupi, du côté de l’arbuste, et l’on bondit les mains vides. Carton mâché : jetez-le.} {2-3a 3-4a si-cocottes|Écaille de cocotte à la bouche : ôtez-la; les cocottes restent contre vous.}',
        ],
        supervision: 'palier1',
        allergies: [
          '{cour|Graines de la mangeoire : l’étiquette est lue selon les allergies du groupe, et vous seule y touchez.} {parc|Asthme au froid ou à l’effort : la pompe est sur vous.}',
        ],
      },
      observation: [
        'Éveil aux sciences : que remarque-t-il de l’oiseau : ce qu’il fait, d’où il vient, où il va?',
        'Attention : qu’est-ce qui l’aide à rester sans bouger, et combien de souffles tient-il?',
        'Motricité globale : comment s’accroupit-il, sautille-t-il, se relève-t-il?',
      ],
      prolongements: [
        'Chaque matin, à la fenêtre, le premier qui voit un oiseau l’annonce : « Tchic! »',
        'Dites à la famille comment être une roche : sur le chemin du retour, on attend un oiseau trois souffles.',
      ],
      reflexionRetroaction: [
        'Ai-je attendu assez longtemps pour que quelque chose vienne?',
        'Qui a vu un oiseau que je n’avais pas vu?',
      ],
    },
  },
  {
    key: 'la-balle-arrive-toujours-avant-moi',
    summary:
      'Lâchée en haut du tube, la balle est en bas avant qui court. Pour la voir arriver, il faut un ami qui attend ou un tube presque couché.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['mouvement-et-defis', 'cabanes-et-constructions'],
    materials: ['ballons', 'cartons-et-boites'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'les balles',
      'balles',
      'balle',
      'tubes de carton',
      'tube de carton',
      'tubes de carton et balles',
      'tubes et balles',
      'rouleaux de papier',
      'rouleaux de papier et balles',
      'rouleaux de carton',
      'faire rouler des balles',
      'balle dans le tube',
      'mettre la balle dans le tube',
      'laisser rouler',
      'lâcher en haut et courir en bas',
      'ils lâchent les autos en haut de la glissade',
      'courir voir en bas',
      'pente',
      'ça descend',
    ],
    seen: [
      'il lâche sa petite auto en haut de la glissade et court la chercher en bas',
      'ils fourrent les balles dans les rouleaux de carton et regardent par l’autre bout',
      'elle fait débouler des balles le long d’un coussin, dix fois de suite',
      'il cherche sa balle en haut du tube alors qu’elle est déjà rendue en bas',
      'ils veulent tous lâcher la balle et personne ne veut l’attendre en bas',
      'il rit aux éclats parce que sa balle est toujours arrivée avant lui',
      'au parc, ils font rouler des ballons dans la pente et partent après',
      'on a reçu des gros tubes de carton et ils y font passer tout ce qui roule',
    ],
    picture:
      'La balle sort de la gouttière, dans les mains d’une amie assise; un enfant court trop tard, et l’éducatrice rit à quatre pattes.',
    scenes: ['rouler', 'laisser-tomber', 'inserer-enfiler'],
    sheet: {
      titre: 'La balle arrive toujours avant moi',
      observationDepart:
        'En haut de la glissade, l’enfant lâche une auto, descend et court voir en bas. L’auto est déjà là. Avec une balle, il recommence.',
      intentionEducative:
        'Soutenir l’enfant qui lâche une balle dans un tube{10min| et court la voir arriver}{!10min|, court la voir arriver et cherche comment y être avant elle}.',
      domaines: [
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'principal' },
        { domaine: 'cognitif', composante: 'Attention', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
      ],
      objectifs: [
        'Lâcher une balle en haut du tube et la chercher en bas.',
        '{10min|Courir voir où la balle est rendue.}{!10min|Pencher le tube pour que la balle descende.}',
        '{!10min|Attendre la balle en bas, avec l’aide d’un ami ou d’un tube presque couché.}',
        '{30min|Faire sortir une balle en poussant avec une autre.}',
      ],
      materiel: [
        item(
          'Tubes de carton larges, où la balle passe d’elle-même',
          'un pour deux enfants, un pour vous{30min|; un ou deux de plus, à couper d’avance}',
          'Rouleaux de papier essuie-tout, fendus d’avance en gouttières, deux pour chaque tube',
        ),
        item(
          'Balles plus grosses qu’un rouleau de papier hygiénique',
          'une par enfant, une pour vous, deux de plus',
          'Petits ballons de mousse',
        ),
        item('Petites chaises', 'une pour chaque tube des enfants', 'Coussins fermes contre le mur'),
        optional('Ciseaux de l’adulte, qui restent rangés pendant le jeu', 'une paire', null),
        optional(
          '{si-blocs|Blocs qui passent dans le tube, plus gros qu’un rouleau de papier hygiénique}',
          '{si-blocs|un ou deux, au tube de votre genou}',
          null,
        ),
        optional(
          '{si-petites-autos|Petites autos aux roues solides, plus grosses qu’un rouleau de papier hygiénique}',
          '{si-petites-autos|une pour deux enfants, si elle passe dans le tube}',
          null,
        ),
        optional(
          '{si-chaudrons si-chaudières|Chaudron ou chaudière}',
          '{si-chaudrons si-chaudières|un, couché au bas de votre tube}',
          null,
        ),
        optional('{si-paniers|Panier}', '{si-paniers|un}', null),
        optional(
          '{30min si-foulards|Foulards légers, plus courts que votre bras}',
          '{30min si-foulards|un pour deux enfants}',
          null,
        ),
      ],
      preparation: [
        'Essayez chaque balle : elle ne passe pas dans un rouleau de papier hygiénique, et elle descend toute seule dans le tube penché. Ôtez agrafes, ruban qui pend et carton qui pique.',
        'Vous n’avez que des rouleaux étroits d’essuie-tout? D’avance, loin des enfants, fendez chaque rouleau aux ciseaux, d’un bout à l’autre, et ouvrez-le : c’est une gouttière, la balle roule dedans. Pour un tube, emboîtez deux gouttières : le bas de la première entre dans la deuxième, sur une largeur de main. Rangez les ciseaux.',
        'Reculez les meubles : la balle a besoin de quatre pas de plancher libre. Appuyez le haut de chaque tube sur le siège d’une petite chaise adossée au mur; le bas touche le plancher libre. Un tube reste sur votre genou. {1adulte|Seule, assoyez-vous d’où vous les voyez tous.} {30min|Pour le dernier jeu, coupez d’avance des bouts de tube, un par deux enfants et un pour vous. Chacun est long comme une balle et demie : la deuxième balle y pousse la première dehors. Une gouttière se coupe de la même façon.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Penchez un tube sur votre genou et montrez votre balle. « Elle va en bas. Je cours la voir! » Lâchez-la en haut, rrrr, et penchez-vous vers l’autre bout, un peu trop tard : elle roule déjà sur le plancher. « Trop tard! Elle est arrivée avant moi. » Allez la chercher à quatre pattes, recommencez, ratez-la encore. {si-chaudrons si-chaudières|Couchez un chaudron ou une chaudière au bas du tube : « bang! », la balle sonne son arrivée sans vous.} {si-blocs|Posez un bloc dans le tube presque couché : il dort. Penchez, penchez encore… il part!} Tendez une balle à chacun : « Et toi, vas-tu la voir arriver? »',
        ),
        play(
          { 10: 6, 20: 7, 30: 8 },
          'Chacun lâche sa balle en haut d’un tube, court en bas, la ramasse et revient en haut. Un tube est pris? On en cherche un autre, ou l’on regarde en bas, accroupi sur le côté. Un tube glisse? Reposez-le sur sa chaise. {si-petites-autos|Une auto descend aussi, le nez devant.} {18-24m multiage|Le trottineur} {18-24m !multiage|L’enfant} {18-24m|pousse la balle à deux mains, se penche, la cherche. « Rrrr… » Montrez le bas du doigt : « Là! » Elle sort, et il regarde encore en haut? Poussez-la jusqu’à ses pieds.} {18-24m !multiage|Il met sa balle par le bas? Elle n’entre pas ou revient sur ses pieds : laissez-le essayer trois fois, puis penchez le tube de l’autre bord. Ça marche! Chantez « rrrr » tout bas quand elle roule, « boum » quand elle sort : il attend bientôt le « boum ».} {2-3a|À deux ans, on lâche et l’on part en courant : la balle gagne. « Encore trop tard! » On court plus vite : elle gagne encore.} {2-3a !multiage|« Comment faire pour arriver avant elle? » Attendez leurs idées : la pousser moins, partir plus tôt, crier « attends ». Essayez-les toutes, même « attends ». Puis lâchez deux balles, une dans chaque tube, au même « go » : laquelle est la plus pressée?}',
        ),
        play(
          { 20: 6, 30: 7 },
          '« J’ai une idée : quelqu’un attend en bas. » Un enfant retient sa balle en haut, un autre s’assoit en bas, jambes ouvertes. « Prêt? » « Prêt! » Il lâche : la balle arrive dans ses mains. On change de bout; qui est seul joue avec vous. Ensuite, couchez presque le tube de votre genou : la balle reste dedans. « Elle dort! » Levez un peu le bout : « Elle se réveille. » {18-24m multiage|Le trottineur} {18-24m !multiage|L’enfant} {18-24m|en bas regarde vos yeux plutôt que le tube. Tapotez le plancher devant lui : « Ici… ici… la voilà! »} {18-24m !multiage|La balle lui échappe? « Partie! » Puis posez sa main à plat au bout du tube : la balle la touche, « toc ». Il ôte la main, elle sort. Il recommence : c’est lui la porte.} {2-3a|À deux ans, on ne veut que lâcher, ou qu’attendre : trouvez-lui l’ami qui veut le contraire.} {2-3a !multiage|Demandez une balle lente : l’enfant tient le haut du tube. Il le baisse, la balle s’endort; il le lève, elle file. Entre les deux, elle va lentement : tenez le tube là. Il lâche, court et l’attend. « Tu es arrivé avant elle! »}',
        ),
        play(
          { 30: 6 },
          'Couchez un tube court à plat sur le plancher et entrez-y une balle. « Qu’est-ce qui va sortir? » Poussez-la lentement avec une deuxième. Plop! La première sort de l’autre bout. {si-foulards|Un foulard fourré entre deux balles sort comme une langue.} Un tube court pour deux : chacun y pousse sa balle. {18-24m multiage|Le trottineur} {18-24m !multiage|L’enfant} {18-24m|pousse la sienne du plat de la main, sursaute quand une autre sort, et se penche pour voir.} {18-24m !multiage|Il veut pousser encore? Rendez-lui la balle sortie : elle rentre derrière, et ça ne finit plus. Dites « pousse… pousse… plop! » et gardez votre « plop » jusqu’à ce qu’il le dise. Soulevez ensuite un bout du tube : la dernière roule dehors.} {2-3a|À deux ans, on annonce laquelle sortira : la rouge, la grosse, la mienne.} {2-3a !multiage|Il s’est trompé? « Regardons qui est entrée la première. » On recommence lentement, une balle à la fois, en disant à qui elle est. Puis deux enfants poussent, un à chaque bout : plus rien ne sort! Qui retire sa main le premier? Plop!}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          'Penchez votre tube vers vos jambes ouvertes : c’est le garage des balles. « Les balles rentrent. » {si-paniers|Un panier couché au bas les garde : toc, toc, on les entend se cogner.} Les enfants s’assoient autour; à son nom, chacun vient lâcher la sienne, et tous disent « rrrr… boum! » {18-24m multiage|Le trottineur} {18-24m !multiage|L’enfant} {18-24m|se penche pour voir en bas; il veut parfois reprendre sa balle : encore une fois, puis elle reste.} {2-3a|À deux ans, on regarde dans le tube : est-elle passée?} À la dernière, posez votre main en bas : « Celle-là, je l’ai vue arriver! » On empile les tubes contre le mur.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Ratez la balle pour vrai, et courez la chercher avec eux.',
          '{!10min|Ne redressez pas le tube tout de suite : laissez l’enfant voir que la balle ne descend pas.}{10min|Il met la balle par le bas? Laissez-le essayer avant de montrer le haut.}',
          'Montrez le bas du tube avant que la balle sorte, et taisez-vous.',
          '{!10min|Dites ce qu’il a changé : « Tu as baissé le tube. Elle est plus lente. »}{10min|Dites ce que vous voyez : « Tu as couru. Elle était déjà là. »}',
        ],
        questionsOuvertes: [
          'Où est la balle?',
          'Qui est arrivé en premier?',
          '{!10min|Comment la faire aller moins vite?}',
          '{30min|Qu’est-ce qui va sortir?}',
        ],
      },
      vocabulaire: [
        'la balle',
        'le tube',
        'en haut',
        'en bas',
        'lâcher',
        'rouler',
        '{10min|trop tard}{!10min|attendre}',
        '{30min|pousser}',
      ],
      adaptations: [
        {
          pour: '18-24m',
          texte:
            'Il ne fait pas le lien entre le haut et le bas? Mettez le bas du tube dans ses mains et lâchez la balle vous-même : elle lui arrive. Puis changez de bout. Il préfère crier dans le tube? Répondez-lui par l’autre bout, tout bas.',
        },
        {
          pour: '2-3a',
          texte:
            'Il pousse les autres pour lâcher encore? Gardez-lui le tube de votre genou, le temps de trois balles. Il lance sa balle? Elle va dans le tube, ou dans vos mains.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'En fauteuil, le tube part de ses genoux; un ami attend en bas. Il voit peu? Sa main sur le carton sent la balle passer, et le bruit dit où elle est. Il serre mal? Posez la balle au bord : un doigt suffit.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!ete|L’été, dehors, à l’ombre, le tube s’appuie sur une petite butte : la balle roule plus loin que les pieds.} {ete|L’hiver, dedans, la mitaine roulée en boule descend-elle aussi?}',
        },
      ],
      securite: {
        risquesAcceptes: ['Balle reçue sur un pied.', 'Deux enfants qui veulent le même tube.'],
        dangersAEliminer: [
          'Balle qui passe dans un rouleau de papier hygiénique, fendue ou mordillée : elle sort du jeu.',
          'Tube levé comme un bâton, ou collé à un œil en marchant : le tube reste appuyé, et l’on regarde dedans assis.',
          'Chaise sous un tube : adossée au mur, elle ne bascule pas. Un enfant y grimpe? Descendez-le; on lâche debout, à côté.',
          'Balle sous un pied qui court : chacun garde la sienne en main pour revenir en haut, et vous ramassez celles qui traînent.',
          'Carton mouillé de salive ou qui s’effiloche : jetez-le; un morceau en bouche se retire.',
          '{si-blocs|Bloc qui file vers des orteils ou traîne sous un pied : il reste au tube de votre genou.} {si-petites-autos|Auto sous un pied qui court : elle remonte dans la main, puis se range avec les balles.} {30min si-foulards|Foulard à un cou ou sous un pied : il reste dans le tube ou sur vos genoux.}',
        ],
        supervision: 'palier1',
        allergies: ['Latex : balles de mousse, de tissu ou de plastique.'],
      },
      observation: [
        'Raisonnement : que change-t-il d’un essai au suivant : le tube, la balle, sa place?',
        'Attention : où regarde-t-il après avoir lâché, en haut ou en bas?',
        'Motricité globale : comment court-il, s’arrête-t-il, se penche-t-il pour ramasser?',
      ],
      prolongements: [
        'Au parc, remontrez-lui le bas de la glissade : qui attend l’auto pendant qu’il la lâche?',
        'Dites à la famille le jeu : un grand livre penché contre un coussin, une balle, et l’on court l’attendre en bas.',
      ],
      reflexionRetroaction: [
        'Ai-je laissé le temps de rater plusieurs fois?',
        '{10min|Qui n’a jamais regardé en bas, et que cherchait-il en haut?}{!10min|Quelle façon d’arriver avant la balle ne m’était pas venue?}',
      ],
    },
  },
  {
    key: 'la-grosse-roche-a-chuchote-plouf',
    summary:
      'Une roche au-dessus du seau : gros plouf ou petit plouf? La grosse, posée tout doucement, chuchote. Et dans le seau vide : bang! Où est passé le plouf?',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_LANGUAGE'],
    themes: ['eau-neige-et-glace', 'sons-et-silence'],
    materials: ['chaudieres-et-pelles', 'roches', 'eau'],
    place: 'WATERSIDE',
    alsoAt: {
      YARD: 'Dans la cour, les deux seaux sont à l’ombre, sur l’herbe; les roches viennent du jardin, ou l’on noue des débarbouillettes.',
    },
    seasons: ['SUMMER'],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'jeux d’eau',
      'jeu d’eau',
      'plouf',
      'faire plouf',
      'gros plouf',
      'seaux',
      'seau',
      'seaux et eau',
      'chaudières d’eau',
      'bord de l’eau',
      'lancer des roches dans l’eau',
      'ils lancent des roches dans l’eau',
      'roches dans l’eau',
      'roches',
      'grosses roches, petites roches',
      'laisser tomber des roches dans l’eau',
      'éclabousser',
      'plage',
      'rivière',
      'lac',
    ],
    seen: [
      'ils pitchent des cailloux dans le lac et crient plouf chaque fois',
      'elle laisse tomber ses jouets dans le seau d’eau juste pour entendre le bruit',
      'il ramasse la plus grosse roche de la plage pour faire la plus grosse éclaboussure',
      'il sursaute quand l’eau lui saute au visage, puis en redemande',
      'ils s’obstinent pour savoir qui a fait le plus gros plouf dans la chaudière',
      'elle demande pourquoi sa petite roche ne fait presque pas de bruit dans l’eau',
      'à la rivière, ils lancent tout ce qu’ils trouvent et j’ai peur qu’ils s’atteignent',
      'dans la cour, ils échappent des roches dans la flaque et se font arroser',
    ],
    picture:
      'Une enfant lâche sa roche dans un seau calé contre la jambe de l’éducatrice; deux amis tombent assis, un autre apporte sa roche à deux mains.',
    scenes: ['eau', 'lancer', 'laisser-tomber'],
    sheet: {
      titre: 'La grosse roche a chuchoté plouf',
      observationDepart:
        '{rive|Au bord de l’eau, l’enfant lance une roche. « Plouf! » Il}{cour|Une roche tombe dans la flaque. « Plouf! » L’enfant} en cherche déjà une autre, plus grosse. « Plouf! » Il le dit à chaque fois, même avant.',
      intentionEducative:
        'Éveiller l’enfant à ce qui fait un gros ou un petit plouf, dans un jeu d’eau où la roche se lâche et ne se lance pas.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'principal' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Choisir une roche, la porter et la lâcher au-dessus de l’eau.',
        'Annoncer gros ou petit plouf, de la voix ou du geste, puis écouter.',
        'Poser ou lâcher la même roche et remarquer ce qui change.',
        '{30min|Chercher ce qu’il faut pour que le plouf revienne.}',
      ],
      materiel: [
        item(
          'Seaux solides, à fond plat',
          'deux, avec de l’eau au tiers{rive 1adulte|, apportée en bidons fermés}{rive 2adultes|, puisée par une adulte}',
          'Bacs profonds comme votre main',
        ),
        item(
          'Roches lisses, plus grosses qu’un poing d’enfant, pas plus qu’un poing d’adulte',
          'deux par enfant, une grosse et une petite; deux pour vous',
          'Débarbouillettes nouées en boule et trempées',
        ),
        optional('Serviettes', 'une par enfant', null),
        optional(
          '{si-éponges|Éponge épaisse, plus grosse qu’un poing d’adulte}',
          '{si-éponges|une, pour vous seule}',
          null,
        ),
        optional('{si-arrosoirs|Petit arrosoir}', '{si-arrosoirs|un, contre vous, avec un fond d’eau}', null),
        optional('{2-3a 3-4a si-sable|Sable}', '{2-3a 3-4a si-sable|quelques poignées, à côté de vous}', null),
        optional('{rive si-pelles|Petites pelles}', '{rive si-pelles|une pour deux enfants}', null),
      ],
      preparation: [
        '{rive 1adulte|Seule, choisissez un coin plat à vingt pas de la rive, le double si l’eau est haute, derrière une clôture, un talus ou une rangée de gros troncs. Rien de tel? Jouez dans la cour, ou venez à deux. Ne quittez pas le groupe pour puiser : l’eau vient en bidons fermés.} {rive 2adultes|À deux, prenez un coin plat à quinze pas de la rive, le double si l’eau est haute. L’une y reste avec tout le groupe pendant que l’autre va puiser; ensuite, celle-ci se tient debout entre le jeu et la rive, et ne fait que compter.} {cour|Choisissez un coin d’herbe à l’ombre, loin des tricycles et de la glissade.}',
        'Assoyez-vous {rive|dans le sable, dos à la rive}{cour|dans l’herbe}, un seau calé contre chaque jambe : vos mains restent libres. L’eau va au tiers, pas plus.{rive| Une poignée de sable au fond amortit les roches.}',
        'Éparpillez les roches à {18-24m|deux pas}{!18-24m|cinq pas}, du côté {rive|de la terre}{cour|de la clôture}, et montrez quatre coins : on joue entre eux. Gardez une grosse et une petite roche. Celle qui passe dans un rouleau de papier hygiénique, qui coupe ou qui brûle la main reste hors du jeu. Sans roches, les débarbouillettes nouées font les mêmes ploufs : une grosse à deux nœuds, une petite à un nœud{30min|; dans le seau vide, elles font « flac » au lieu de « bang »}.',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4 },
          '« Un jeu d’eau qui parle. Écoutez! » Montrez votre grosse roche au-dessus d’un seau, un doigt à l’oreille. Prenez une grosse voix : « Gros plouf? » Ouvrez la main : PLOUF! L’eau saute sur votre bras. Montrez la petite et chuchotez : « Petit plouf? » Ploc. {si-éponges|L’éponge sèche, lâchée, fait « pff »; trempée, « flac ».} {si-arrosoirs|L’arrosoir, goutte à goutte : tic, tic, de tout petits ploufs.} Gardez le silence, puis regardez-les : « Gros plouf, petit plouf. À vous de choisir! »',
        ),
        play(
          { 20: 7, 30: 8 },
          'Chacun choisit une roche, l’apporte à deux mains, s’arrête devant un seau et annonce son plouf, gros ou petit. Il ouvre les mains au-dessus de l’eau. Un seul enfant par seau : les autres cherchent leur roche ou répondent à chaque plouf en tombant assis. Repêchez les roches et posez-les devant vous : chacun repart avec la sienne ou en cherche une autre. {18-24m multiage|Le trottineur} {18-24m !multiage|L’enfant} {18-24m|lâche, recule, crie « pouf! » et veut la même : rendez-la-lui.} {18-24m !multiage|Il vise à côté? Guidez ses poignets au-dessus de l’eau. Ensuite, glissez votre main sous la sienne et faites durer : « Un… deux… » C’est lui qui dit « plouf », et les deux mains s’ouvrent. L’eau lui saute au visage? Essuyez et attendez : il redemande, ou non.} {2-3a|À deux ans, on rugit « PLOUF » et l’on lâche la petite : ploc! « Elle n’a pas écouté. » On reprend avec la bonne voix.} {2-3a !multiage|Demandez à l’un une roche à gros plouf, à l’autre une roche à petit plouf. Ils cherchent, soupèsent, reviennent chacun devant un seau, et les deux ploufs se répondent. Son ventre est mouillé? « L’eau t’a répondu! »} {3-4a|À trois ans, on devine, assis dos au seau : un ami lâche; bras ouverts pour un gros plouf, deux doigts pour un petit.} {3-4a !multiage|On se retourne pour voir la roche, puis on change. Ils sont trois? Deux devinent. Demandez ensuite un plouf moyen : quelle roche le ferait? On l’essaie après la grosse, puis après la petite.}',
        ),
        play(
          { 20: 6, 30: 7 },
          '« Chut… » Prenez votre grosse roche et entrez-la dans l’eau si doucement qu’on n’entend rien. « Elle a chuchoté! » Levez la petite à la hauteur de votre poitrine, lâchez : plouf! « Ça alors. Qui peut faire chuchoter une grosse roche? » On vient l’essayer, un par seau; les autres répondent du même bruit. {2-3a 3-4a si-sable|Une poignée de sable, elle, fait « chhh ».} {18-24m multiage|Le trottineur} {18-24m !multiage|L’enfant} {18-24m|entre la roche avec ses deux mains, jusqu’aux poignets. Chut… puis il ouvre tout : plouf! Votre bras reste entre sa poitrine et le seau; l’autre seau attend.} {18-24m !multiage|Demandez : « Chut, ou plouf? » Il dit « chut » et lâche quand même : riez. Ensuite, tenez la roche à deux et rentrez-la, sortez-la : « Dedans… dehors… » Il tire ou il pousse : c’est lui qui choisit.} {2-3a|À deux ans, on veut chuchoter, on rate, on rit : plouf quand même!} {2-3a !multiage|Glissez la roche le long du bord avec lui, un doigt sur la bouche. Pas un son? Tout le groupe chuchote « bravo ». Puis la même roche part de la hauteur de son ventre : où sont allées les gouttes? On cherche ce qui est mouillé : un soulier, un genou, votre bras.} {3-4a|À trois ans, on garde la même roche et l’on change de hauteur : le genou, le ventre, la poitrine.} {3-4a !multiage|Avant de lâcher, on gage ce que l’eau mouillera : le soulier, le genou, le nez? Qui avait raison? Puis l’inverse : la petite peut-elle faire un plus gros plouf que la grosse? On montre comment à un ami, sans parler.}',
        ),
        play(
          { 30: 6 },
          'Videz un des deux seaux d’un coup sur {rive|le sable}{cour|l’herbe} : splouch! Lâchez une roche dans le seau vide : bang! « Où est passé le plouf? » Attendez leurs idées. Versez-y un filet de l’autre seau : tic. Encore un peu : ploc. Un seul enfant par seau; les autres refont le bruit. {18-24m multiage|Le trottineur} {18-24m !multiage|L’enfant} {18-24m|lâche sa roche dans le vide, sursaute et se penche pour chercher : « Pu plouf! »} {18-24m !multiage|Il va au seau plein : plouf, il est là! Il revient au vide : bang. Laissez-le aller et venir, et dites le bruit avec lui. Puis versez devant lui, et c’est lui qui arrête, la main levée. La roche dans ce peu d’eau : ploc! « Le plouf revient. »} {2-3a|À deux ans, on commande : « Encore de l’eau! » On essaie après chaque filet.} {2-3a !multiage|Bang, tic, ploc : on fait le bruit avec la bouche avant de lâcher, et l’on écoute si le seau est d’accord. Il manque encore d’eau? L’enfant tient le bord du seau avec vous pour verser. Enfin, plouf! Tout le monde tombe assis.} {3-4a|À trois ans, on compte les filets qu’il faut pour que le plouf revienne.} {3-4a !multiage|Avant de lâcher, on gage : plouf, ou pas plouf? Puis on essaie la petite roche dans la même eau : entend-on le même bruit? Un ami ferme les yeux : seau presque vide ou seau plein? Il écoute et montre.}',
        ),
        closing(
          { 20: 4, 30: 5 },
          '{30min|Partagez l’eau entre les deux seaux.} Tous s’assoient devant vous, une petite roche chacun. « Un dernier gros plouf, puis tous les petits. » Lâchez votre grosse roche. Puis nommez les enfants deux par deux, un par seau; à la toute dernière, on chuchote « plouf » tous ensemble. {18-24m multiage|Le trottineur} {18-24m !multiage|Un enfant} {18-24m|garde sa roche? Il la posera à la fin.} {2-3a|À deux ans, on fait le bruit que l’on préfère.} {3-4a|À trois ans, on dit comment la grosse roche a chuchoté.} {rive si-pelles|Devant vous, à la pelle, on creuse un trou où verser l’eau qui reste : y disparaît-elle?} Videz les seaux : splouch! Retournez-les, remettez les roches à leur place, secouez ou essuyez les mains, et comptez-vous.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Taisez-vous entre l’annonce et le plouf : c’est là que l’enfant écoute.',
          'Restez assise, les seaux contre vos jambes, le regard sur qui arrive : vous ne vous levez pas tant qu’il y a de l’eau.',
          'Dites la cause, en peu de mots : « De haut : gros plouf. Tout doucement : rien. »',
          'Un enfant lève le bras pour lancer? Ouvrez la main au-dessus du seau : « Ici, on lâche. »',
        ],
        questionsOuvertes: [
          'Quel plouf va-t-elle faire?',
          'Qu’a fait l’eau?',
          'Comment as-tu fait pour qu’elle chuchote?',
          '{30min|Où est passé le plouf?}',
        ],
      },
      vocabulaire: ['plouf', 'la roche', 'le seau', 'gros', 'petit', 'lâcher', 'doucement', '{30min|vide}'],
      adaptations: [
        {
          pour: '18-24m',
          texte:
            'Il s’assoit ou s’agenouille devant vous, entre vos pieds : la roche tombe de tout près, et votre bras le retient. Deux ploufs de suite, puis on laisse la place et l’on revient.',
        },
        {
          pour: '2-3a',
          texte:
            'L’attente est longue? Il est la voix de l’eau : il dit « plouf » pour l’ami qui lâche. Il ne veut que de grosses roches? Qu’il en fasse chuchoter une.',
        },
        {
          pour: '3-4a',
          texte:
            'Il a trouvé? Demandez-lui trois ploufs différents avec une seule roche, puis de l’apprendre à un ami sans rien dire.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Il n’entend pas? Ses mains tiennent le seau avec vous et sentent le plouf. En fauteuil? Assoyez-vous dès le début sur un banc, un seau sur vos genoux, contre les siens. Il tient mal une roche? La débarbouillette nouée et trempée se prend à pleine main.',
        },
        {
          pour: 'autre_saison',
          texte: 'L’hiver, dans la cour, une boule de neige lâchée de haut fait « pouf » : peut-on la faire chuchoter?',
        },
        {
          pour: 'interieur',
          texte:
            'Dans la salle d’eau, une serviette au sol, un seul seau au tiers et des débarbouillettes nouées font les mêmes ploufs.',
        },
      ],
      securite: {
        risquesAcceptes: ['Éclaboussures au visage, culotte mouillée.', 'Devoir attendre que le seau se libère.'],
        dangersAEliminer: [
          'Noyade : quelques centimètres d’eau suffisent. Vous ne quittez pas les deux seaux, chaque enfant qui s’en approche à portée de bras. Une couche, un bobo, un appel? Videz-les d’abord. Ils se vident aussi dès la fin du jeu.',
          '{rive 1adulte|Ligne à vingt pas de l’eau, derrière la barrière : personne ne la passe, et l’on se compte à chaque seau vidé. Seule, sans barrière, le jeu se fait dans la cour.} {rive 2adultes|Ligne à quinze pas de l’eau : personne ne la passe, l’adulte debout devant la rive ne fait que cela, et l’on se compte souvent.}',
          'Enfant penché tête première dans un seau : votre avant-bras ferme le bord; c’est vous qui repêchez.',
          'Roche lancée, ou levée plus haut que la poitrine : on la lâche au-dessus de l’eau, face à vous. L’une vole? Toutes se posent.',
          'Roche sur un pied : souliers fermés; on porte une seule roche à la fois, à deux mains.',
          'Roche ou sable à la bouche : restez à portée de main, faites cracher, et vérifiez les poches en partant.',
          'Eau du seau : elle ne se boit pas; offrez la gourde de l’enfant.',
          '{si-éponges|Éponge vers une bouche : un morceau mordu étouffe; vous seule la lâchez et la repêchez.} {si-arrosoirs|Arrosoir laissé avec de l’eau : il se vide en même temps que les seaux.}',
          '{2-3a 3-4a si-sable|Sable lancé ou frotté dans un œil : rincez à l’eau propre; il se lâche au-dessus du seau.} {rive si-pelles|Pelle levée, trou profond : elle creuse au ras du sol, devant vous, et le trou se rebouche.}',
        ],
        supervision: 'palier1',
        allergies: ['Piqûres : auto-injecteur sur vous. Crème solaire de chaque enfant seulement.'],
      },
      observation: [
        'Éveil aux sciences : que regarde ou qu’écoute-t-il après le plouf?',
        'Raisonnement : que change-t-il pour obtenir un plouf plus gros ou plus petit?',
        'Langage oral : avec quelle voix, quel mot ou quel geste annonce-t-il son plouf?',
      ],
      prolongements: [
        'Après la pluie, on passe voir une flaque : quel plouf fait-elle sous une botte?',
        'Dites à la famille le jeu du bain : une débarbouillette nouée entre dans l’eau en chuchotant, puis tombe de haut, plouf!',
      ],
      reflexionRetroaction: [
        'Ai-je laissé l’eau répondre avant moi?',
        'Qui a préféré écouter ou tomber assis, et l’ai-je compté comme du jeu?',
      ],
    },
  },
]
