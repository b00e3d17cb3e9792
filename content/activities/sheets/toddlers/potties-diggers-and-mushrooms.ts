import { closing, food, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

export const TODDLER_POTTIES_DIGGERS_AND_MUSHROOMS_SHEETS: readonly BankSheet[] = [
  {
    key: 'pas-encore-dit-l-ours',
    summary:
      'Un toutou va au pot, un autre dit non, un lapin se mouille : les enfants assoient, essuient, changent, et personne n’est grondé.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_LANGUAGE'],
    themes: ['emotions-et-amitie'],
    materials: ['tissus', 'contenants-et-cuilleres'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    onlyNamed: ['WATER'],
    calls: [
      'propreté',
      'apprentissage de la propreté',
      'petit pot',
      'aller au pot',
      'pipi',
      'caca',
      'couche',
      'couches',
      'arrêter les couches',
      'entraînement à la propreté',
      'toilette',
      'culotte',
      'culotte mouillée',
      'accident de pipi',
      'changer de couche',
      'refuser le pot',
      'toutous',
      'dire non',
    ],
    seen: [
      'elle installe sa catin sur un plat et attend qu’elle fasse son numéro un',
      'il enlève la couche du toutou et lui lave les fesses avec une guenille',
      'elle met un morceau de tissu dans le bol puis annonce à tous qu’il a réussi',
      'il refuse de s’asseoir sur la toilette et se raidit quand on lui propose',
      'elle a honte d’avoir mouillé son pantalon à la sieste et se cache derrière le meuble',
      'il est tellement fier, son gros ours a fait dans le petit bol',
      'au change, elle a voulu que son lapin passe avant elle sur la table',
      'depuis qu’un ami porte des bobettes, ils regardent tous au fond du pot en riant',
    ],
    scenes: ['hygiene', 'bebes-soins'],
    picture:
      'Une enfant assoit un ours sur un bol retenu à deux mains; un ami essuie un lapin, un carré de tissu jaune par terre près de lui.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'Pas encore, dit l’ours',
      observationDepart:
        'Au retour du change, une trottineuse assoit sa poupée dans un bol. « Pipi! » Elle la soulève, regarde au fond, rit.',
      intentionEducative:
        'Permettre à l’enfant de jouer le pot, le refus et l’accident dans le rôle de qui prend soin, sans que rien lui soit demandé.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Concept de soi', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Hygiène', role: 'secondaire' },
      ],
      objectifs: [
        'Faire dire oui, non ou pas encore à un toutou.',
        'Soigner un accident de poupée : essuyer, changer, consoler.',
        '{2-3a|Mettre un mot ou un geste sur un ventre qui presse.}{30min !2-3a|Mettre un mot ou un geste sur un ventre qui presse.}',
        'Emballer et déballer des fesses de toutou dans un tissu.',
      ],
      materiel: [
        item(
          'Poupées et toutous lavables, yeux brodés ou peints, dont un ours{2-3a| et un lapin}',
          'un par enfant, et trois de plus',
          null,
        ),
        item(
          'Bols de plastique à fond large, gardés pour ce jeu, les pots',
          '{18-24m|un par enfant}{!18-24m|un pour deux enfants}, et un pour l’ours',
          'Plats de plastique profonds',
        ),
        item(
          'Carrés de tissu jaunes et bruns, grands comme votre main, le pipi et le caca',
          'un de chaque par enfant, et un jaune pour l’ours',
          'Retailles de vieux chandails',
        ),
        item(
          'Débarbouillettes pâles, l’une pour essuyer, l’autre pour la couche',
          'deux par enfant, et deux pour l’ours',
          'Carrés de flanelle',
        ),
        item(
          'Gants sans latex et vêtements de rechange, pour un vrai dégât',
          'deux paires de gants, un ensemble par enfant',
          null,
        ),
        optional(
          '{si-petits-pots|Petit pot ou bol de plus, jamais servi, pour les toutous}',
          '{si-petits-pots|un}',
          null,
        ),
        optional('{30min si-livres|Livre cartonné}', '{30min si-livres|un ou deux}', null),
        optional(
          '{si-sacs si-sacoches|Sac de tissu ou sacoche, sans longue courroie}',
          '{si-sacs si-sacoches|un}',
          null,
        ),
      ],
      preparation: [
        'Le matin, demandez aux parents les mots de la maison : pot, toilette, pipi, caca, dans la langue de la famille. Les toutous les diront.',
        'Installez les bols devant la salle de toilette, porte bloquée grande ouverte, pour voir le jeu et le lavabo de la même place. Les vrais pots restent à l’intérieur, couvercles fermés.',
        'Couchez poupées et toutous à côté des débarbouillettes. Assoyez l’ours sur vos genoux, un carré jaune caché dans votre main.',
        '{1adulte|Seule, assoyez-vous par terre dans l’entrée de la salle de toilette, face aux bols. Un change presse? Le jeu vous suit au pied de la table à langer.} {2adultes|À deux, l’une joue l’ours; l’autre accompagne qui veut y aller pour vrai.}',
        '{avec-tissu|Pliez @materiel avec les débarbouillettes : voilà d’autres couches.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Assoyez l’ours sur un bol et collez l’oreille à son museau. « Il dit : pas encore. » Levez-le, regardez au fond. « Rien. D’accord, l’ours, va jouer. » Il trotte deux pas sur le plancher. Laissez tomber le carré jaune sous lui. « Oh, c’est sorti tout seul. Ça arrive. On te met au sec. » Essuyez-le avec une débarbouillette, enroulez-en une autre autour de ses fesses, puis poussez les autres toutous vers le milieu. {si-petits-pots|Un autre pot attend au bout de la rangée : chaque toutou essaiera où ses fesses entrent.}',
        ),
        play(
          { 10: 6, 20: 13, 30: 12 },
          'Chacun prend un toutou, ou regarde. Les fesses se posent sur un bol, se relèvent, se reposent. Un carré jaune ou brun tombe dedans, à côté, ou ne tombe pas. {18-24m|Le trottineur met le sien dans le bol, le reprend, le remet, puis s’en coiffe.} {2-3a|« Ça presse! » Le lapin court dans une main, le bol est loin, le jaune tombe en chemin. On fait demi-tour, on change le lapin.} Les couches s’enroulent, se défont, ne tiennent pas; deux mains les serrent contre un ventre. {20min 30min|Le jeu s’endort? L’ours se rassoit : « Pas encore… Ah! » Le jaune tombe dans le bol.} On vide le bol avec un grand « chhh », on frotte des pattes sous un robinet invisible. Nommez ce que vous voyez : « Il est mouillé. Tu l’essuies. »',
        ),
        play(
          { 30: 9 },
          'Votre ours s’arrête net, serre les pattes, se dandine. « Il sent quelque chose dans son ventre. » Un autre toutou se cache derrière une jambe, un troisième croise les genoux : les enfants leur trouvent des signes, et vous les jouez. {18-24m|Un tout-petit tape le ventre de son toutou; dites « ça pousse », et voyez où il l’amène.} {2-3a|Donnez à un toutou une idée bien à lui : il veut sa couche, il veut de la compagnie, il a peur du « chhh ». Les enfants règlent ça.} Une poupée reste assise longtemps, et rien ne sort. « C’est correct », dit-elle, et elle s’en va. {si-livres|Un toutou trouve le temps long et demande un livre : on lui tourne les pages.}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          'Les toutous passent de main en main devant vous : on tâte une fesse. « Sec. Sec. Mouillé? On le change. » Jaunes et bruns partent au lavage, les bols s’empilent. {si-sacs si-sacoches|Le sac à couches se remplit : l’ours a-t-il tout pour demain?} L’ours a le dernier mot : « Couche ou pot, on va jouer! » Puis tout le monde passe au lavabo, vraie eau et vrai savon, parce que les mains ont joué par terre.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Gardez, devant le carré jaune, la voix que vous avez devant un verre d’eau renversé.',
          'L’histoire reste chez les toutous : ne glissez ni « et toi? » ni « comme un grand ».',
          'Une poupée se fait chicaner? Parlez pour elle : « J’étais occupée à jouer. Tu m’aides? »',
          'Un enfant fige, se cache ou tire son pantalon : offrez tout bas la toilette ou le change, et suivez sa réponse.',
        ],
        questionsOuvertes: [
          'Qu’est-ce qu’il te dit, ton toutou?',
          '{2-3a|Comment sait-il que ça s’en vient?}{30min !2-3a|Comment sait-il que ça s’en vient?}',
          'De quoi a-t-il besoin, maintenant?',
        ],
      },
      vocabulaire: [
        'le pot',
        'pas encore',
        '{2-3a|ça presse}{30min !2-3a|ça pousse}',
        'mouillé',
        'sec',
        'essuyer',
        'la couche',
        'ça arrive',
      ],
      adaptations: [
        {
          pour: '18-24m',
          texte:
            'Donnez-lui seulement un toutou, un bol, un carré jaune et une couche. Mettre dedans, vider et asseoir occupent les mains; dites « dedans », « vide », « assis » sur leur geste.',
        },
        {
          pour: '2-3a',
          texte:
            'Placez un bol loin, au bout de vos jambes allongées : le toutou qui a envie part tôt, court, et le jaune tombe où il tombe. Arrivé ou pas, on rejoue.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Un enfant que la constipation, la douleur ou les soins inquiètent joue l’infirmier : il choisit le toutou, tient sa patte et dit quand on arrête. Vous arrêtez aussitôt.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{hiver|L’été, l’ours revient des jeux d’eau tout mouillé. Eau ou pipi? On ne le sait pas, et on le met au sec pareil.} {!hiver|L’hiver, avant l’habit de neige, emballez l’ours jusqu’au cou dans deux débarbouillettes. « Ça presse! » On le déballe en riant.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Poupée chicanée ou assise de force.', 'Vraie culotte mouillée au milieu du jeu.'],
        dangersAEliminer: [
          'Bol où un enfant s’assoit : il bascule; donnez-lui un toutou à y asseoir, ou menez-le au vrai pot s’il le demande.',
          'Enfant qui se déshabille devant le groupe : faites-le passer derrière vous, dans la salle de toilette; assise de côté dans l’entrée, vous le cachez et voyez les autres.',
          'Cuvette, vrai pot, poubelle à couches et porte qui pince : couvercles fermés, porte bloquée, et vous dans l’entrée.',
          'Vrai dégât : changez l’enfant d’abord, gants aux mains, le groupe sous vos yeux; puis le plancher se désinfecte. Toutou mouillé, carré ou bol mis en bouche : au lavage.',
          '{si-petits-pots|Pot qui a déjà servi : il reste dans la salle de toilette; celui des toutous est neuf.} {si-sacs si-sacoches|Courroie au cou, sac sur une tête : du tissu, des anses courtes, jamais de plastique.}',
        ],
        supervision: 'palier2',
        allergies: [
          'Ni crème de change, ni lingette, ni poudre, même pour jouer : leurs parfums irritent. Lavez les tissus sans parfum.',
        ],
      },
      observation: [
        'Concept de soi : ce qu’il fait choisir à son toutou, pot, couche ou refus, et le plaisir qu’il y met.',
        'Langage oral : notez le mot de la maison qui sort, et dans quelle langue.',
        'Hygiène : après l’accident, quelles étapes enchaîne-t-il, et où demande-t-il une main?',
      ],
      prolongements: [
        'Gardez un bol et trois carrés jaunes au coin des poupées : l’histoire reviendra le jour où quelqu’un en a besoin.',
        'Le soir, racontez à la famille l’aventure de l’ours, rien d’autre. Si le parent parle du pot, dites-lui qu’ici le signal vient de l’enfant, et demandez-lui quels signes il voit à la maison.',
      ],
      reflexionRetroaction: [
        'Ai-je la même voix pour l’accident de la poupée et pour le vrai?',
        'Qui suit l’horloge du pot dans mon local, et qui suit les signes?',
      ],
    },
  },
  {
    key: 'danger-la-pelle-recule',
    summary:
      'Bip, bip, la pelle mécanique recule! On défait la rue de sable, on charge, on verse, et le tissu orange arrête les camions.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['quartier-et-metiers', 'terre-et-boue', 'cabanes-et-constructions'],
    materials: ['sable', 'chaudieres-et-pelles', 'tissus'],
    place: 'YARD',
    alsoAt: {
      PARK: 'Au parc, passez d’abord tout le sable au râteau; quatre chaudières renversées ferment le chantier.',
      INDOORS: 'Dans le local, la rue tient dans deux grands bacs posés par terre, et les camions roulent autour.',
    },
    seasons: ['SPRING', 'SUMMER', 'AUTUMN'],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'pelle mécanique',
      'pépine',
      'excavatrice',
      'chantier',
      'chantier de construction',
      'travaux',
      'cône orange',
      'signaleur',
      'rue fermée',
      'camion à benne',
      'bulldozer',
      'creuser',
      'trou',
      'tas de terre',
      'construction',
      'réparer la rue',
      'routes',
      'sable',
      'jeux de sable',
    ],
    seen: [
      'ils reculent leur camion dans le carré de sable en faisant bip bip bip',
      'son bras se plie et mord dans le tas comme une grosse machine',
      'elle creuse jusqu’au fond et remplit la boîte du camion à ras bord',
      'ils se bloquent le chemin avec leurs chars et personne ne veut arrêter',
      'il sursaute et se bouche les oreilles quand la machinerie gronde à côté de la cour',
      'il trouve ça long attendre son tour pour se faire remplir son dix-roues',
      'depuis qu’ils refont l’asphalte devant la garderie, ils collent leur nez à la clôture',
      'au parc, ils ont mis un chiffon orange au milieu du sable pour fermer le passage',
    ],
    scenes: ['creuser', 'vehicules', 'remplir-vider'],
    picture:
      'Un enfant à genoux creuse une rue de sable, une amie pousse un gros camion chargé, une autre tient un carré orange à bout de bras.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'Danger, la pelle recule!',
      observationDepart:
        '{cour|De l’autre côté de la clôture,} {parc|Au bord du parc,} {dedans|Sous la fenêtre,} on défait la rue. Un bras de métal se plie, mord, tourne, lâche. Dix petits bras font pareil.',
      intentionEducative:
        'Soutenir le goût de creuser, de charger et de transporter de tout son corps, avec un signal qui arrête et fait repartir l’ouvrage.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Santé et sécurité', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
      ],
      objectifs: [
        'Creuser, charger et vider en réglant sa force.',
        'Arrêter son engin au tissu orange, puis repartir.',
        'Reculer en vérifiant derrière soi.',
        '{3-4a|S’entendre sur l’endroit du trou et celui du tas.}',
      ],
      materiel: [
        item(
          '{dehors|Sable, mouillé par endroits}{dedans|Sable à jouer lavé, à peine mouillé}',
          '{dehors|un carré de sable}{dedans|deux grands bacs bas, remplis à moitié}',
          '{dehors|Terre propre et molle}{dedans|Terre de jardin tamisée, à peine mouillée}',
        ),
        item(
          'Petites pelles et chaudières',
          'une de chaque par enfant{cour 3-4a|, et une chaudière de plus}{parc 3-4a|, et cinq chaudières de plus}{parc !3-4a|, et quatre chaudières de plus}',
          'Grosses cuillères de bois et pots de plastique',
        ),
        item(
          'Gros camions à benne, sans pièce qui se détache',
          'un pour deux enfants',
          'Boîtes de plastique basses, à pousser',
        ),
        optional(
          '{!20min si-petits-camions !si-gros-camions|Petits camions, plus gros que votre poing, roues qui tiennent}',
          '{!20min si-petits-camions !si-gros-camions|un par enfant}',
          null,
        ),
        optional(
          '{!20min si-roches|Roches lisses, plus grosses que votre poing}',
          '{!20min si-roches|une par enfant}',
          null,
        ),
        item('Carrés de tissu orange, larges comme deux mains', 'trois', 'Débarbouillettes de couleur vive'),
        item('{dedans 3-4a|Petits pots de plastique, les tuyaux brisés}', 'un par bac', null),
        item('{dedans|Vieilles couvertures}', 'une par bac', 'Toiles de plastique collées au plancher'),
        item('{dehors|Râteau et arrosoir, pour l’adulte}{dedans|Petit balai et porte-poussière}', 'un de chaque', null),
        item('{parc|Chariot pour le transport}', 'un', 'Deux grands sacs'),
        item('Bouteille d’eau claire, pour rincer les yeux', 'une, d’un litre', null),
      ],
      preparation: [
        '{parc|En chemin, chacun porte sa pelle dans sa chaudière; le reste va dans le chariot. Pendant que vous passez le râteau, le groupe s’assoit au bord, les pieds hors du sable, et cherche des yeux ce qui traîne.} {dehors|Passez le sable au râteau : crottes, mégots, verre, guêpes. Mouillez-en un coin pour que les murs du trou tiennent.} {dedans|Étendez une vieille couverture sous chaque bac et libérez une allée de trois pas tout autour.} {!20min si-roches|Enfouissez les roches sous la rue, à une main de profondeur.}',
        'Tapez la rue {dedans cour|avant leur arrivée}{parc|en arrivant} : une bande de sable bien plate, {dehors|longue de quatre pas}{dedans|d’un bout à l’autre de chaque bac}, deux lignes du doigt au milieu.{dehors ete| Choisissez le côté à l’ombre et mouillez le sable chaud.}',
        'Couchez les pelles {dehors|au bord}{dedans|sur la couverture}. Garez les camions {dehors|à l’autre bout de la rue, où montera le tas}{dedans|dans l’allée; chaque charge ira faire un tas au bout de l’autre bac} : il y aura un voyage à faire.',
        '{dedans|Trois enfants creusent à chaque bac; les autres conduisent}{dedans !20min|, signalent}{dedans|, puis échangent.} {1adulte dehors|Seule, tenez-vous au bout de la rue, d’où vous voyez chaque pelle.} {1adulte dedans|Seule, tenez-vous au bout des deux bacs, d’où vous voyez chaque pelle et l’allée.} {2adultes|À deux, l’une suit les pelles, l’autre les camions.}',
        '{avec-roulant|Garez @materiel avec les camions : un engin de plus.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Faites rouler un camion sur la rue lisse. Crac! Il penche. « La rue est brisée, {2-3a !3-4a|il faut creuser.}{3-4a|il y a un tuyau à réparer là-dessous.} » {!20min si-roches|Penchez-vous : « Il y a des roches! »} Votre bras devient pelle mécanique : il se déplie, mord le sable, tourne en grinçant, lâche dans la benne. Levez un tissu orange, sifflez entre vos lèvres : tout s’arrête. Baissez-le : « Le chantier est ouvert! »',
        ),
        play(
          { 20: 13, 30: 13, 45: 18 },
          'Les pelles percent la rue où elles veulent. {dehors|On creuse à genoux, ou assis au bord, les pieds dans le trou.} {dedans|On creuse à genoux, le ventre contre le bac, les deux bras dedans.} Le sable sec coule, le trou se rebouche; le mouillé tient debout. {!20min si-roches|« Toc! » La pelle frappe une roche : on creuse tout autour, des doigts, puis on la porte à deux mains jusqu’à la benne.} {2-3a|Une chaudière se remplit, se verse à côté, se remplit encore. Un bras qui grince, la main en creux, creuse aussi bien que la pelle.} {3-4a|« Stop, c’est plein! » L’un charge, l’autre conduit, un troisième vide la benne au tas.} Les camions partent chargés vers le tas et reviennent vides. L’engin qui recule crie « bip, bip, bip » et regarde derrière. {20min|De temps à autre, levez le tissu orange : bras et camions s’arrêtent; baissez-le, ils repartent.} Une charge se renverse en route : deux pelles arrivent.',
        ),
        play(
          { 30: 8, 45: 15 },
          'Offrez deux tissus orange, gardez le troisième. Qui en prend un choisit son bout {dehors|de rue}{dedans|d’allée} : levé, les camions arrêtent; baissé, ils roulent. {!20min si-petits-camions !si-gros-camions|De la tranche de la main, on ouvre une rue de détour le long du trou : les petits camions y font la file et passent un à un quand le tissu baisse.} {2-3a|Le tissu se lève, se baisse, se lève : ne rien laisser passer est tout un métier.} {3-4a|Deux signaleurs se font face; un seul côté passe, et ils se parlent des bras.} {45min|Puis le trou a besoin d’un nom : une cave, une grotte, un garage? Le chantier change de plan, et le tas devient autre chose.}',
        ),
        closing(
          { 20: 4, 30: 5, 45: 7 },
          'Un long sifflement des lèvres : fin de la journée. {dedans cour|« Est-ce qu’on referme la rue, ou on laisse le trou pour demain? » On rebouche du plat de la pelle, ou on couche un tissu orange au bord.} {parc|« On referme la rue pour ceux qui viendront après nous. » On rebouche du plat de la pelle.} Les camions se garent vides. {dehors|Secouez les souliers, puis comptez pelles et enfants.} {dedans|Balayez l’allée avec qui veut, et repliez le bord des couvertures sur le sable tombé.} Regardez le chantier : qu’est-ce qui a changé de place?',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Soyez l’engin le plus lent du chantier : pliez, mordez, tournez, lâchez.',
          'Deux camions nez à nez? Levez un tissu orange et demandez aux conducteurs qui recule.',
          'Une pelle monte plus haut que l’épaule : posez la main devant, « la pelle travaille en bas », et creusez à côté.',
          'Chargez une benne de vos mains si son chauffeur vous la présente; il dira quand elle est pleine.',
        ],
        questionsOuvertes: [
          'Où va tout ce sable?',
          'Comment le camion saura-t-il qu’il peut passer?',
          'Qu’est-ce qui fait tomber le mur du trou?',
          'Que cherchez-vous au fond?',
        ],
      },
      vocabulaire: [
        'la pelle mécanique',
        'la benne',
        'creuser',
        'le trou',
        'le tas',
        'reculer',
        '{!20min|le signaleur}',
        'danger',
      ],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            '{dehors|Deux ou trois trous éloignés d’un pas d’adulte, pour que chaque pelle ait sa place.} {dedans|Deux pelles par bac; les autres mains poussent les camions autour.} Le tas commun viendra, ou pas : vider sa propre chaudière est déjà un voyage.',
        },
        {
          pour: '3-4a',
          texte:
            'Enterrez avant le jeu {dehors|une chaudière vide, couchée au milieu de la rue}{dedans|un petit pot de plastique, couché au milieu de chaque bac} : c’est le tuyau brisé. Il faut plusieurs bras pour le trouver, le sortir et refermer.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Un enfant en fauteuil ou en marchette tient le tissu orange et commande la rue. Pour creuser, posez une chaudière de sable à la hauteur de ses mains.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{ete|L’automne, dans la cour, des feuilles mouillées remplissent les bennes.} {!ete|L’été, dans la cour, ouvrez le chantier tôt le matin, à l’ombre, et mouillez le sable chaud.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Trou qui s’écroule, benne renversée.', 'Doigt cogné par une pelle à la hauteur du sable.'],
        dangersAEliminer: [
          'Pelle au-dessus de l’épaule : elle travaille en bas, {dehors|à un pas d’adulte de l’ami d’à côté}{dedans|chacune sur son côté du bac}.',
          'Sable lancé ou frotté dans un œil : rincez doucement à l’eau claire, ses mains tenues loin; si l’œil reste rouge, appelez le parent.',
          '{dehors|Trou oublié où un pied se tord : pas plus creux que le genou d’un enfant, et refermé}{cour| ou marqué}{dehors| en partant.} {dedans|Sable sur le plancher, qui glisse : balayez l’allée dès qu’il crisse.}',
          '{dehors|Vrai chantier tout près : on le regarde} {cour|de derrière la clôture,} {parc|de loin, en groupe,} {dehors|sans que le jeu s’en approche.}',
          '{!20min si-roches|Roche lancée ou échappée sur un pied : elle se porte à deux mains, plus bas que les genoux, et se dépose.}',
          'Camion qui roule sur les doigts d’un creuseur : il s’arrête aux pelles, et on le charge à l’arrêt.',
        ],
        supervision: 'palier2',
        allergies: [
          '{dedans|Gardez du sable : farine et semoule, qu’on voit dans des bacs semblables, contiennent du blé.} {dehors|Guêpes et fourmis : regardez le sable avant d’ouvrir, l’auto-injecteur de l’enfant allergique sur vous.}',
        ],
      },
      observation: [
        'Motricité globale : comment s’y prend-il pour une charge trop lourde, genoux, dos, demi-pelletée ou appel à l’aide?',
        'Santé et sécurité : son corps au moment où le tissu orange se lève, et ce qu’il regarde avant de reculer.',
        'Compétences sociales : relevez une entente conclue autour d’une benne, et qui l’a proposée.',
      ],
      prolongements: [
        'Allez voir un vrai chantier depuis le trottoir d’en face, et saluez le signaleur : on copie ses bras, puis on les rapporte au sable.',
        'Sur le babillard, dessinez une rue avec un grand trou. Chaque famille y inscrit les travaux croisés en venant : les enfants les rejoueront.',
      ],
      reflexionRetroaction: [
        'Mon signal servait-il au chantier des enfants, ou au mien?',
        'Quel enfant n’a tenu aucun engin, et de quoi s’occupait-il?',
      ],
    },
  },
  {
    key: 'le-chapeau-dans-les-feuilles',
    summary:
      'Mains sur les genoux, yeux au ras des feuilles : on cherche chapeaux et pieds, on compte, on dessine, et rien ne se touche.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_LANGUAGE'],
    themes: ['arbres-et-feuilles', 'nombres-et-formes', 'saisons-et-fetes'],
    materials: ['papier-et-crayons'],
    place: 'WOODS',
    alsoAt: {
      PARK: 'Au parc, le tour se fait au pied des arbres et dans le gazon, loin des chiens.',
      YARD: 'Dans la cour, le tour est court; après le jeu, l’adulte gantée arrache ce que les plus petits trouveraient.',
    },
    seasons: ['AUTUMN'],
    alsoIn: {
      SUMMER: 'L’été, sortez deux jours après une grosse pluie : les chapeaux lèvent à l’ombre.',
    },
    durationMinutes: 30,
    adults: 2,
    calls: [
      'champignon',
      'champignons',
      'chapeau et pied',
      'poison',
      'vénéneux',
      'toxique',
      'regarder avec les yeux',
      'pas toucher',
      'sous-bois',
      'forêt',
      'sentier',
      's’accroupir',
      'chercher par terre',
      'souche',
      'champignon sauvage',
      'amanite',
      'compter',
      'dessin',
      'nature',
    ],
    seen: [
      'ils se penchent au pied des arbres et découvrent des petits parasols bruns sortis cette nuit',
      'il voulait en arracher un qui poussait sur la bûche, son amie a crié touche pas',
      'elle compte les pieds et les têtes rondes qui sortent de la mousse',
      'il demande si on meurt quand on mange ce qui pousse à terre dans le bois',
      'elle a peur que ce soit du poison et ne veut plus marcher sur le chemin',
      'il est tout fier d’avoir trouvé le plus minuscule, caché sous une feuille',
      'à la marche dans le boisé, ils étaient à quatre pattes le nez dans les feuilles mouillées',
      'au parc, après trois jours de pluie, ils voulaient tous croquer ce qui a poussé dans le gazon',
    ],
    scenes: ['plantes', 'tracer-ecrire', 'compter'],
    picture:
      'Deux enfants accroupis, mains sur les genoux, regardent trois champignons dans les feuilles; un carton dressé porte une feuille dessinée.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'Le chapeau dans les feuilles',
      observationDepart:
        '« Une petite table! » Un champignon a levé dans la nuit. Une main s’avance, l’amie la retient : « Touche pas, on sait pas. »',
      intentionEducative:
        'Éveiller la curiosité de l’œil pour ce qui pousse en une nuit, et l’habitude de regarder de près les mains au repos.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'principal' },
        { domaine: 'cognitif', composante: 'Éveil aux mathématiques', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Trouver un champignon en changeant la hauteur de ses yeux.',
        'Garder ses mains sur ses genoux et appeler une adulte.',
        'Compter et comparer chapeaux et pieds.',
        '{20min|Dire ce que ses yeux ont vu.} {30min 45min|Dire ou dessiner ce que ses yeux ont vu.}',
      ],
      materiel: [
        item(
          'Cartons raides pliés en deux, qui tiennent debout, une feuille d’arbre dessinée d’un côté',
          'deux par enfant, et un pour vous',
          'Rabats de boîtes de céréales',
        ),
        item(
          '{30min 45min|Gros crayons de cire}',
          '{30min 45min|un par enfant et un par adulte}',
          '{30min 45min|Gros crayons de bois}',
        ),
        item('Débarbouillettes mouillées', 'une par enfant', null),
        item('Gants et sacs qui se ferment, pour les adultes', 'deux paires et deux sacs', null),
        item('Téléphone chargé, qui prend des photos, et bouteille d’eau', 'un de chaque', null),
        optional('{si-loupes|Loupes incassables}', '{si-loupes|une par adulte}', null),
        optional('{si-miroirs|Petit miroir incassable}', '{si-miroirs|un, gardé par une adulte}', null),
        optional('{si-cerceaux|Cerceau}', '{si-cerceaux|un, porté par une adulte}', null),
        optional('{30min 45min si-cartables|Cartables à pince}', '{30min 45min si-cartables|un par enfant}', null),
        optional('{si-paniers si-chaudières|Panier ou chaudière}', '{si-paniers si-chaudières|un}', null),
      ],
      preparation: [
        'La veille, marchez {bois|le sentier}{parc|au pied des arbres}{cour|toute la cour} et repérez six ou sept champignons, hauts et bas; prenez-les en photo, de haut et au ras du sol. Trop peu? Une seule talle bien regardée suffit au jeu.',
        'Mettez-vous d’accord entre adultes : vous n’en nommez aucun, n’en cueillez aucun et n’en dites aucun bon. Même avec un bon livre, on s’y trompe.',
        'Ajoutez le centre antipoison aux contacts du téléphone, et vérifiez sur place que l’appareil capte.',
        '{bois|Ôtez du trajet branches basses et herbe à puce, ou choisissez un autre bout de sentier.} {parc cour|Ramassez crottes et déchets au pied des arbres.} {bois|Pantalons dans les bas; au retour, on cherche les tiques.} {bois automne|En temps de chasse, prenez un sentier où elle est interdite et habillez-vous de couleurs vives.}',
        'À deux, l’une marche devant et s’accroupit; l’autre ferme la file, garde les mains des enfants dans son regard et compte les têtes.',
      ],
      deroulement: [
        opening(
          { 20: 4, 30: 5, 45: 6 },
          'Arrêtez-vous devant le premier champignon, le dos droit. « Debout, je ne vois que {automne|des feuilles}{ete|du vert}. » Accroupissez-vous, mains à plat sur les genoux. « Oh, un chapeau. Et un pied. » {si-miroirs|Un miroir couché au sol, tout près, montre le dessous du chapeau sans que rien soit touché.} Dites ce qu’il faut savoir : « Il y en a qui sont du poison et rendent très malade. On regarde avec les yeux; les doigts et la bouche restent chez eux. » Posez un carton à une longueur de soulier, la feuille dessinée tournée vers les enfants : ici, on s’arrête et on regarde. {si-cerceaux|Autour d’une grosse talle, couchez un cerceau : les genoux s’arrêtent au bord.} Donnez à chacun un carton.',
        ),
        play(
          { 20: 11, 30: 12, 45: 17 },
          'Chacun part avec son carton, entre les deux adultes. Ça se penche, ça avance accroupi, ça fait le tour d’un arbre. « J’en ai un! » Les mains vont aux genoux, une adulte vient, le carton se pose à une longueur de soulier. {si-loupes|L’adulte avance la loupe au-dessus du chapeau : mains aux genoux, on y baisse l’œil.} {3-4a|Un gros, un petit, un tout cassé : on les compte en pointant du menton.} {4-5a|Trois pieds, deux chapeaux : où est passé le troisième? On cherche qui l’a mangé, on trouve un trou de limace.} Par en dessous, on voit des plis comme dans un livre, ou de petits trous. {bois parc|Il en pousse sur un tronc, en escalier.} Une feuille sèche fait croire à un chapeau : on rit, on reprend le carton.',
        ),
        play(
          { 30: 7, 45: 14 },
          'Distribuez les crayons devant la trouvaille que chacun préfère. Assis à deux pas, là où une adulte a inspecté le sol, on dessine au dos d’un deuxième carton : un rond, un trait, des points, ou la pluie qui l’a fait lever. {si-cartables|Un cartable sur les genoux fait la table.} {3-4a|L’adulte écrit dessous les mots donnés : « il a un parapluie ».} {4-5a|On compte les plis avec les yeux, on s’y perd, on en dessine beaucoup.} {45min|Puis, un à la fois, qui veut devient guide : l’enfant mène deux amis à son champignon, dit où regarder et rappelle la règle, une adulte accroupie avec eux. Les autres dessinent près de sa collègue.}',
        ),
        closing(
          { 20: 5, 30: 6, 45: 8 },
          'Refaites le tour pour ramasser les cartons; les champignons restent{cour|, le temps que le groupe parte}. Combien de cartons posés, combien de chapeaux? {si-paniers si-chaudières|Dans le panier ou la chaudière, rien que des cartons : qui les y couche les compte.} Essuyez les mains, puis formez un cercle. Levez un doigt vers vos yeux : « On regarde avec… » et laissez-les finir. Qui a vu le plus petit? Au retour, avant toute bouchée, on lave les mains au savon.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Accroupissez-vous avant de parler : votre tête basse dit où sont les champignons.',
          'Une main s’avance? Glissez la vôtre entre les deux et posez-lui une question pour les yeux.',
          'On vous demande si celui-là se mange : « Je ne sais pas, alors personne n’y touche. » Une limace en a mangé? « Son ventre n’est pas le nôtre. »',
          'Redites leurs images en ajoutant le mot : « La petite table, oui, c’est son chapeau. »',
        ],
        questionsOuvertes: [
          'Qu’est-ce que tes yeux voient d’ici qu’ils ne voyaient pas debout?',
          'À quoi ressemble son chapeau?',
          'Pourquoi en pousse-t-il ici et pas là?',
          'Qui a bien pu en croquer?',
        ],
      },
      vocabulaire: [
        'le champignon',
        'le chapeau',
        'le pied',
        'les lamelles',
        's’accroupir',
        'humide',
        'le poison',
        'à l’ombre',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Donnez aux mains un emploi : elles tiennent le carton à deux, ou attrapent les genoux. Un champignon trouvé par deux amis a droit à ses deux cartons.',
        },
        {
          pour: '4-5a',
          texte:
            '{20min|L’enfant lève un doigt par chapeau trouvé.} {30min 45min|Sur son dessin, l’enfant ajoute un trait par chapeau trouvé.} En fin de tour, il compare avec un ami : en ont-ils autant, sans avoir vu les mêmes?',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Un enfant qui porte vite à la bouche marche à la main de l’adulte de tête et pose avec elle les cartons des autres. Pour qui est en fauteuil, une photo prise au ras du sol montre le dessous du chapeau.',
        },
        {
          pour: 'interieur',
          texte:
            'Dehors impossible? Montrez en grand vos photos du tour de la veille, sur un écran ou imprimées et fixées au bas du mur : les enfants s’accroupissent, comptent et dessinent. Aucun champignon n’entre au local.',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Genoux mouillés, fond de pantalon terreux.',
          'Champignon frôlé du soulier : on le dit, on le regarde.',
        ],
        dangersAEliminer: [
          'Champignon porté à la bouche : retirez-le, rincez, gardez-en un morceau dans un sac et appelez aussitôt le centre antipoison, même si l’enfant va bien.',
          'Doigts qui ont touché : on les essuie tout de suite, on les lave au savon au retour, et rien ne se mange d’ici là.',
          'Enfant qui marche devant la première adulte ou derrière la seconde : le jeu se tient entre les deux, arrêt à chaque carton.',
          'Carton tombé contre un champignon : l’adulte le reprend, il ne revient pas dans les mains.',
          '{bois|Branches au niveau des yeux, herbe à puce, nid de guêpes : on change de côté de sentier.} {cour|Champignons restés près du jeu des plus petits : une adulte gantée les jette dans un sac fermé.} {parc|Chien sans laisse : groupe serré autour de vous jusqu’à son départ.}',
          '{si-loupes si-miroirs|Soleil dans une loupe ou un miroir : il brûle ou éblouit; une adulte les tient à l’ombre.} {si-miroirs si-cerceaux|Miroir ou cerceau qui a frôlé un champignon : aucun enfant n’y touche, et vous le lavez au retour.}',
        ],
        supervision: 'palier1',
        allergies: [
          'Moisissures et spores : un enfant asthmatique regarde les vieux champignons à deux pas, sa pompe dans votre sac.',
        ],
      },
      observation: [
        'Éveil aux sciences : la question ou l’explication qui lui vient une fois accroupi, dans ses mots.',
        'Éveil aux mathématiques : compte-t-il les chapeaux, les pieds ou les deux{4-5a|, et comment explique-t-il qu’il en manque un}?',
        'Langage oral : écoutez-le appeler l’adulte{45min| ou guider un ami}, et notez ses repères, « sous la branche », « à côté de la souche ».',
      ],
      prolongements: [
        '{bois parc|Retournez au même champignon le lendemain et trois jours après : grossi, penché, mangé, disparu?} {cour|Trois jours après, cherchez avec eux si un chapeau a levé là où vous aviez arraché l’autre.}',
        'Envoyez aux familles {20min|la règle du tour}{30min 45min|un dessin du groupe, la règle écrite dessous} : celles qui cueillent des champignons sauront pourquoi leur enfant garde les mains sur les genoux.',
      ],
      reflexionRetroaction: [
        'Ma règle a-t-elle rendu les yeux plus curieux, ou les enfants plus craintifs?',
        'Quelle trouvaille d’enfant avais-je manquée la veille?',
      ],
    },
  },
  {
    key: 'le-oui-du-petit-fruit',
    summary:
      'Pouce, index, toc! Le premier fruit sonne au fond. On cueille sur une seule plante, on fait vérifier, et on goûte après le oui.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['jardin-et-recolte', 'cuisine-et-saveurs'],
    materials: ['chaudieres-et-pelles', 'contenants-et-cuilleres', 'tissus'],
    place: 'WOODS',
    alsoAt: {
      PARK: 'Au parc, ne cueillez qu’avec la permission de la municipalité, loin des chiens et du gazon traité.',
      YARD: 'Dans la cour, on cueille à deux ou trois gros pots de fraises, {3-4a|trois}{!3-4a|deux} enfants à la fois.',
    },
    seasons: ['SUMMER'],
    durationMinutes: 20,
    adults: 2,
    calls: [
      'cueillir',
      'cueillette',
      'framboise',
      'framboises',
      'framboisier',
      'bleuet',
      'bleuets',
      'fraise',
      'fraises des champs',
      'petits fruits',
      'baies',
      'mûre',
      'manger des plantes',
      'ramasser des fruits',
      'aller aux bleuets',
      'aller aux framboises',
    ],
    seen: [
      'elle pince un fruit rouge sur la branche et l’échappe dans sa chaudière pour entendre toc',
      'il ouvre la bouche devant une talle et attend qu’on lui dise si c’est bon',
      'ils arrachent tout, même les verts qui tiennent encore dur après la tige',
      'elle a mis une petite boule rouge inconnue dans sa bouche dans le temps de le dire',
      'il ne veut pas attendre pour goûter ce qu’il vient de ramasser',
      'ses doigts sont tout tachés, il les montre comme un trophée à tout le monde',
      'depuis la sortie à la ferme d’autocueillette, ils jouent à vérifier ce qui est mûr',
      'au parc, ils ont trouvé une talle au bord du sentier et voulaient se bourrer la face',
    ],
    scenes: ['plantes', 'bouche', 'trier'],
    picture:
      'Devant un framboisier au pied marqué de rouge, un enfant pince un fruit; une amie tend sa petite chaudière à une adulte assise.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'Le oui du petit fruit',
      observationDepart:
        '{bois parc|Une framboise pend au bord du sentier.} {cour|Une fraise rougit dans le pot de la cour.} Un doigt la touche, la bouche s’ouvre, et les yeux cherchent les vôtres.',
      intentionEducative:
        'Soutenir la pince fine des doigts et l’habitude de présenter ce qu’on cueille avant d’y goûter.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Alimentation', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Catégories et concepts', role: 'secondaire' },
      ],
      objectifs: [
        'Pincer un fruit mûr et le détacher sans le réduire en jus.',
        'Reconnaître le prêt et le pas prêt.',
        'Montrer sa cueillette et écouter la réponse.',
      ],
      materiel: [
        food(
          '{bois parc|Framboisiers ou bleuetiers, une seule sorte, reconnus par une adulte}{cour|Plants de fraises en pot}',
          '{bois parc|une talle large de quatre pas}{cour|deux ou trois gros pots chargés}',
          null,
        ),
        item('Petites chaudières de métal ou de plastique dur', 'une par enfant', 'Gros pots de plastique lavés'),
        item(
          'Bols, cuillères et une fourchette pour l’adulte',
          'une cuillère par enfant, un bol par enfant et trois de plus',
          'Gobelets larges',
        ),
        item('Tissus rouges et débarbouillettes mouillées', 'quatre tissus, une débarbouillette par enfant', null),
        item('Eau potable, en bouteille', 'deux litres', null),
        item('Téléphone chargé et trousse de premiers soins', 'un de chaque', null),
      ],
      preparation: [
        'La veille, une adulte qui connaît la plante vérifie {bois parc|tige par tige que rien d’autre ne pousse dans la talle. Au moindre doute, on change de lieu.} {cour|que rien d’autre ne lève dans les pots et que rien n’y a été vaporisé.}',
        '{bois parc|Choisissez un endroit permis et non traité, loin de la route. Le matin, refaites le tour : guêpes, herbe à puce, }{bois|trace d’ours}{parc|crottes de chien}{bois parc|. Rabattez les tiges à épines qui visent les yeux. Pantalons dans les bas; au retour, on cherche les tiques.} {cour|Tournez les pots pour que les fraises pendent du côté des enfants, à l’ombre.}',
        'Posez les tissus rouges {bois parc|autour de la talle}{cour|devant les pots} : on cueille au rouge, nulle part ailleurs. Chapeaux sur les têtes, mains lavées avant de sortir, et le centre antipoison aux contacts du téléphone.',
        'Relisez les dossiers : qui n’a jamais mangé ce fruit, qui ne doit pas en manger. Ces enfants-là cueillent aussi; une autre collation les attend.',
        'À deux, l’une est accroupie devant {bois parc|la talle}{cour|les pots}, à un bras des bouches; l’autre, assise avec les bols, vérifie les chaudières et compte les têtes. {bois parc 3-4a|Quatre cueillent}{cour 3-4a|Trois cueillent}{!3-4a|Deux cueillent} à la fois; les autres font vérifier et trient près d’elle. À plus de huit enfants, faites deux voyages.',
      ],
      deroulement: [
        opening(
          { 20: 4, 30: 5 },
          'Mettez la main sur la plante et dites son nom : {bois parc|« Framboisier », ou « bleuetier » si c’en est un.} {cour|« Fraisier. »} « Aujourd’hui, celle-là, et seulement elle. » Pincez un fruit, il vient; pincez-en un pâle, il tient : « Pas prêt. » Lâchez le premier dans une chaudière vide, tout le monde se tait. Toc. Portez la chaudière à votre collègue. Elle tourne le fruit, dit « gardé » et le met dans son bol. « Le oui pour manger viendra quand on sera assis. »',
        ),
        play(
          { 20: 11, 30: 13 },
          'Chaque chaudière cherche son premier bruit. On pousse une feuille, on se plie, on pince. {bois parc|La framboise glisse et laisse un petit bouton blanc sur la tige; le bleuet roule sous le pouce.} {cour|La fraise garde son chapeau vert : une main tient la tige, l’autre tire.} Un fruit s’écrase, les doigts sont rouges, on les montre. {2-3a|Un seul fruit fait le voyage jusqu’au bol, et l’on repart avec la chaudière vide, pour l’entendre sonner.} {3-4a|Le cueilleur prédit « gardé » ou « pas gardé », puis voit si la vérificatrice pense pareil.} Vert, mou, percé : « pas gardé », dans l’autre bol. Qui attend, assis près de la vérificatrice, tape sa chaudière à chaque fruit qui sonne : « Toc! » Chacun cède sa place après son tour, puis revient.',
        ),
        play(
          { 30: 6 },
          'Les places s’échangent : qui veut s’assoit près de la vérificatrice et trie avec elle. On tient un fruit à la lumière, on regarde {bois parc|dans le trou de la framboise ou sous la couronne du bleuet}{cour|sous le chapeau de la fraise}. Une fourmi en sort! {2-3a|Un enfant à la fois, devant l’adulte assise, verse les verts d’une chaudière à l’autre, et toc, et toc.} {3-4a|On range du plus pâle au plus foncé sur une débarbouillette : où finit le pas prêt?} L’adulte décide tout haut, fruit par fruit.',
        ),
        closing(
          { 20: 5, 30: 6 },
          '« La plante se repose. » Tout le monde s’assoit loin des tiges et s’essuie les doigts, un à un. Pendant ce temps, l’adulte jette les pas gardés, revoit chaque fruit gardé et le rince à l’eau potable dans un bol propre. {bois parc|Elle ouvre chaque framboise ou écrase chaque bleuet à la fourchette.} {cour|Elle retire les chapeaux et écrase les fraises à la fourchette.} Une cuillerée dans chaque bol, puis elle dit « oui », et l’on goûte ensemble. Sentir seulement compte aussi. Qui se rappelle le nom de la plante?',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Montrez votre pouce et votre index tout près de la tige, lentement, puis retirez votre main.',
          'Un fruit monte vers la bouche? Placez une chaudière dessous : « Il n’a pas eu son oui. »',
          'Donnez la raison de chaque « pas gardé » : vert, percé, d’une autre plante.',
          'Une chaudière se vide par terre : laissez les fruits aux fourmis et redonnez à l’enfant un premier fruit à faire sonner.',
        ],
        questionsOuvertes: [
          'Comment tes doigts savent-ils qu’il est prêt?',
          'Qu’est-ce qu’il a fait comme bruit?',
          'À quoi vois-tu que c’est la bonne plante?',
          'Pourquoi celui-là n’est-il pas gardé?',
        ],
      },
      vocabulaire: ['cueillir', 'pincer', 'mûr', 'pas prêt', 'la tige', 'la plante', 'la chaudière', 'vérifier'],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Deux cueilleurs de cet âge à la fois devant la plante, jamais plus. Tenez la tige pour eux : leurs deux mains sont libres, et leur bouche est à votre hauteur.',
        },
        {
          pour: '3-4a',
          texte:
            'Confiez le rôle de gardien du rouge : un enfant vérifie que les chaudières restent en dedans des tissus et rappelle le nom de la plante.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Si la pince est difficile, tenez la chaudière sous le fruit : l’enfant le fait tomber du bout du doigt et reçoit le même toc. L’enfant que le jus dégoûte porte les chaudières à vérifier.',
        },
        {
          pour: 'interieur',
          texte:
            'Un jour de pluie, le plant en pot ou un casseau de fraises entre au local : on cherche les prêts, on les porte à vérifier, on goûte après le oui, écrasés comme dehors.',
        },
      ],
      securite: {
        risquesAcceptes: [
          '{bois parc|Égratignure d’épine au doigt.} {cour|Fraise arrachée avec sa tige.}',
          'Fruit écrasé, chandail taché, chaudière renversée.',
        ],
        dangersAEliminer: [
          'Autre fruit ou feuille à la bouche : retirez, rincez, gardez un rameau et appelez aussitôt le centre antipoison.',
          'Fruit avalé rond, debout ou en marchant : rien ne se mange devant la plante; on goûte assis, écrasé, sous vos yeux.',
          'Guêpes sur les fruits mûrs : reculez le groupe lentement et cueillez {bois parc|à l’autre bout de la talle}{cour|à un autre pot}.',
          '{bois parc|Tiges à épines au niveau des yeux et enfant qui s’enfonce dans la talle : on cueille au bord, adulte à un bras.} {cour|Pot qui bascule quand on tire : calez-le au mur, et tenez la tige.}',
        ],
        supervision: 'palier1',
        allergies: [
          'Fraise, framboise ou bleuet : suivez le dossier de chaque enfant; un fruit jamais goûté se goûte d’abord en famille.',
          'Piqûre de guêpe : l’auto-injecteur de l’enfant allergique voyage avec l’adulte qui vérifie.',
        ],
      },
      observation: [
        'Motricité fine : quels doigts travaillent, et que changent-ils après un fruit écrasé?',
        'Alimentation : le regard, le mot ou la main tendue qui remplit le temps entre la cueillette et le oui.',
        'Catégories et concepts : relevez l’indice qui envoie un fruit chez les prêts, couleur, grosseur, mollesse ou son.',
      ],
      prolongements: [
        'Le lendemain, revenez à la même tige voir si les pas prêts ont changé.',
        'Racontez aux parents la règle du oui : au chalet, au parc ou au jardin, leur enfant tendra peut-être son fruit à vérifier avant d’y goûter.',
      ],
      reflexionRetroaction: [
        'Entendaient-ils « pas gardé » comme un renseignement ou comme un reproche?',
        'La file devant la vérificatrice laissait-elle le temps de cueillir?',
      ],
    },
  },
]
