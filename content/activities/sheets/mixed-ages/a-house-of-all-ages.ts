import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

/** What a house with one adult and six children of every age asks for: blocks, storms, chairs in a row, and a baby. */
export const MIXED_AGES_A_HOUSE_OF_ALL_AGES_SHEETS: readonly BankSheet[] = [
  {
    key: 'la-ville-qui-tombe-la-ville-qui-reste',
    summary:
      '« Toc, toc, elle est prête! » On livre des boîtes, on bâtit, on jette par terre; un coin gardé abrite la ville qui reste debout.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['cabanes-et-constructions', 'quartier-et-metiers'],
    materials: ['cartons-et-boites'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, la ville qui reste se bâtit dans un coin de clôture, à l’abri du vent et des ballons.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'boîtes de carton',
      'blocs',
      'bâtir',
      'les petits défont',
      'défaire la tour',
      'détruire les constructions',
      'démolir',
      'briser la tour de l’ami',
      'pleurer pour sa tour',
      'ville de blocs',
      'chantier',
      'livrer',
      'transporter',
      'multiâge',
      'milieu familial',
      'tours de blocs',
      'les conflits',
    ],
    seen: [
      'le petit fonce dans toutes les tours et s’esclaffe quand ça croule',
      'il empile trois boîtes et les jette par terre lui-même',
      'elle remplit son truck de blocs et vide tout au bout',
      'elle pleure, un bébé a démoli son garage pour la dixième fois',
      'il crie touche pas et fait un mur avec ses bras',
      'ils veulent garder leur ville jusqu’à demain et protègent un coin',
      'depuis que les plus jeunes marchent, les grands n’osent plus construire',
      'au milieu du local, ça s’écroule et la moitié du groupe applaudit',
    ],
    scenes: ['demolir', 'empiler-construire', 'transporter'],
    picture:
      'L’éducatrice, jambes en travers d’un coin où une enfant bâtit; devant elle, un bébé frappe une tour de boîtes, un petit pousse une livraison.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'La ville qui tombe, la ville qui reste',
      observationDepart:
        'Une tour monte au milieu du jeu. Une petite main arrive, tout s’écroule. L’un crie; l’autre cherche déjà la prochaine tour.',
      intentionEducative:
        'Permettre à chaque enfant de tenir un métier dans la ville, porter, bâtir ou démolir{18-24m 2-3a 3-4a 4-5a|, et de mettre à l’abri ce qui compte pour lui}.',
      domaines: [
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
      ],
      objectifs: [
        'Relier sa poussée{18-24m 2-3a 3-4a 4-5a|, ou son bloc,} à ce qui tombe et à ce qui tient.',
        'Faire comprendre, d’un coup au sol, d’un mot ou d’un regard, qu’une tour est prête.',
        '{18-24m 2-3a 3-4a 4-5a|Reconnaître l’ouvrage qu’on jette et celui qu’on garde.}',
      ],
      materiel: [
        item(
          'Boîtes de carton vides et légères, de la boîte de mouchoirs à la boîte à chaussures',
          'trois par enfant, dix au moins, plus deux grandes sans rabats, les camions',
          'Contenants de plastique vides et légers, à fond plat, et deux bacs bas',
        ),
        item(
          '{18-24m 2-3a 3-4a 4-5a|Blocs de bois plus gros qu’un poing}',
          'quatre par enfant, pour la ville qui reste',
          'Les plus petites boîtes de carton, deux par enfant, gardées à part',
        ),
        optional(
          '{18-24m 2-3a 3-4a 4-5a|Appareil photo de l’installation}',
          'un, dans votre poche',
          'Papier et crayon, pour un croquis',
        ),
        item(
          'Tapis{dehors hiver| isolant}',
          'un, assez large pour deux tours et trois enfants',
          '{cour !hiver|Herbe coupée, sans roche}{!cour|Couverture épaisse}{cour hiver|Couverture épaisse}',
        ),
        optional(
          '{18-24m 2-3a 3-4a 4-5a si-sacoches si-paniers|Sacoches ou paniers légers, à anse courte}',
          '{18-24m 2-3a 3-4a 4-5a si-sacoches si-paniers|un pour deux enfants}',
          null,
        ),
        optional(
          '{cour !hiver 2-3a 3-4a 4-5a si-éponges|Grosses éponges, mouillées et tordues d’avance}',
          '{cour !hiver 2-3a 3-4a 4-5a si-éponges|deux}',
          null,
        ),
        optional(
          '{3-4a 4-5a !0-18m !18-24m !2-3a si-pinces-à-linge|Pinces à linge}',
          '{3-4a 4-5a !0-18m !18-24m !2-3a si-pinces-à-linge|six}',
          null,
        ),
        optional(
          '{2-3a 3-4a 4-5a si-autos|Autos de jeu, trop grosses pour une bouche}',
          '{2-3a 3-4a 4-5a si-autos|trois ou quatre}',
          null,
        ),
        optional(
          '{3-4a 4-5a !0-18m !18-24m !2-3a si-chaises|Chaise stable, sans accoudoirs}',
          '{3-4a 4-5a !0-18m !18-24m !2-3a si-chaises|une}',
          null,
        ),
        optional('{dedans 3-4a 4-5a si-draps|Drap ou couverture légère}', '{dedans 3-4a 4-5a si-draps|un}', null),
      ],
      preparation: [
        '{dedans 18-24m 2-3a 3-4a 4-5a|Choisissez un coin entre deux murs ou deux meubles lourds} {dehors 18-24m 2-3a 3-4a 4-5a|Choisissez un coin de clôture} {18-24m 2-3a 3-4a 4-5a|, pas plus large que vos jambes allongées, et mettez-y les blocs : c’est la ville qui reste. Vous serez assise en travers, le dos appuyé. Vos jambes sont la porte.} {3-4a 4-5a !0-18m !18-24m !2-3a si-chaises|Le coin est trop large? Une chaise calée ferme le reste; un gardien s’y assoit et demande : « Elle tombe ou elle reste? »}',
        '{18-24m 2-3a 3-4a 4-5a|Étendez le tapis de l’autre côté de vos jambes, à portée de bras : c’est la ville qui tombe.} {!18-24m !2-3a !3-4a !4-5a|Étendez le tapis devant vous, loin de tout coin dur : c’est la ville qui tombe.} {18-24m 2-3a 3-4a 4-5a|Le tas de boîtes attend à trois pas, bien en vue, avec les camions.} {!18-24m !2-3a !3-4a !4-5a|Le tas de boîtes et les camions sont à portée de votre main.} {dehors ete|Tout cela va à l’ombre.}',
        'Retirez agrafes, pellicules et ruban qui décolle. Faites tomber chaque boîte sur le dos de votre main : celle qui fait mal sort du jeu. {dehors hiver|Le carton mouillé ramollit : comptez une sortie par boîte.}',
        '{0-18m|Le poupon est sur le tapis, à portée de votre bras. Couché, il est contre votre hanche, les pieds vers sa tour de deux boîtes; assis, vers huit mois, il est contre votre cuisse, sa tour devant lui.} {0-18m multiage|S’il part à quatre pattes vers le tas, les camions s’arrêtent jusqu’à ce qu’il soit revenu.} {0-18m|Vous vous levez? Il vient dans vos bras.} {dehors hiver 0-18m|Il ne bouge guère : touchez souvent sa nuque et ses mains.}',
        '{1adulte|Seule, ne bâtissez que sur le tapis : vos mains y restent.} {2adultes 18-24m 2-3a 3-4a 4-5a|À deux, l’une tient sa place au tapis, l’autre suit les livraisons.} {2adultes !18-24m !2-3a !3-4a !4-5a|À deux, chacune s’assoit à un bout du tapis, ses poupons contre elle.} {avec-contenant|Mettez @materiel dans le tas, si c’est léger, incassable et plus large qu’une main.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Sur le tapis, posez une boîte, puis une autre. Cognez le sol du poing : « Toc, toc, elle est prête! » Reculez les mains et laissez venir une paume ou un pied. {18-24m 2-3a 3-4a 4-5a|Glissez ensuite un bloc derrière vos jambes : « Celui-là reste. » Il manque des boîtes : tournez la tête vers le tas.} {18-24m 2-3a 3-4a 4-5a si-sacoches si-paniers|L’anse au creux du coude, une sacoche ou un panier livre les petites boîtes, une à la fois.} {cour !hiver 2-3a 3-4a 4-5a si-éponges|Tapotez votre bloc d’une éponge humide : c’est le mortier des bâtisseurs.} {3-4a 4-5a !0-18m !18-24m !2-3a si-pinces-à-linge|Une pince à linge au bord d’une boîte dit « elle reste » : cette boîte-là se livre derrière vos jambes.} {2-3a 3-4a 4-5a si-autos|Derrière vos jambes, une auto cherche son garage : qui le bâtira?} {!18-24m !2-3a !3-4a !4-5a|Prenez deux autres boîtes dans le tas et remontez la tour.}',
        ),
        play(
          { 20: 13, 30: 20, 45: 20 },
          '{2-3a 3-4a 4-5a|Porter, bâtir, jeter par terre : on change de métier quand on veut.} {18-24m !2-3a !3-4a !4-5a|Montez une tour de deux boîtes, cognez « toc, toc », laissez une main la jeter, et remontez-la pour un autre.} {0-18m|Le poupon frappe, traverse à quatre pattes et garde une boîte sous son ventre : rebâtissez avec les autres.} {0-18m !multiage|Il ne frappe pas? Poussez la tour du doigt, « boum », remontez-la plus près et attendez. Il regarde ailleurs? Glissez une petite boîte dans un camion et secouez-le : « Qu’est-ce qui bouge, là-dedans? » Renversez-le devant lui. Il part avec une boîte? Laissez-la-lui, et bâtissez la prochaine tour au bord du tapis, de son côté.} {18-24m multiage|Le trottineur} {18-24m !multiage|Un enfant} {18-24m|charge un camion, le pousse, verse tout au pied du tapis et repart. Bientôt il pose lui-même la boîte du dessus et cogne avec vous.} {18-24m !2-3a !3-4a !4-5a|Levez ensuite une jambe : un enfant à la fois entre dans le coin, pose deux ou trois blocs et ressort. « Ceux-là restent. »} {2-3a|Trois boîtes montent; leur bâtisseur cogne « toc, toc » et les jette lui-même.} {2-3a !multiage|Plus personne ne bâtit? Montez une tour très lentement, en soupirant à chaque boîte : on guette votre « toc, toc ». Demandez ensuite une livraison difficile : deux boîtes l’une sur l’autre, sans que rien tombe du camion.} {2-3a 4-5a !3-4a|Qui veut garder son ouvrage passe derrière vos jambes et le bâtit avec les blocs : personne n’y touche.} {3-4a|Derrière vos jambes, une rue s’allonge, avec un garage où personne n’entre.} {3-4a !multiage|Plus rien de neuf? Baissez la voix : « C’est la nuit. » On bâtit sans bruit sur le tapis; au matin, un enfant cogne « toc, toc », et toute la rangée tombe d’un coup.} {4-5a|Deux complices montent un long mur de travers, fait pour tomber, et appellent la démolition.} {4-5a !multiage|Demandez ensuite une tour dont une seule boîte restera debout après la poussée : ils disent laquelle, poussent, puis changent l’empilage.} {18-24m 2-3a 3-4a 4-5a|Une tour du tapis tombe avant le « toc, toc »? On la rebâtit.}',
        ),
        play(
          { 45: 12 },
          '{2-3a 3-4a 4-5a|Les bâtisseurs passent commande : une plate, deux pareilles, la plus longue. Les livreurs fouillent le tas et comparent avant de rouler.} {18-24m multiage|Le trottineur} {18-24m !multiage|Un enfant} {18-24m|livre celle qui lui plaît : on lui trouve une place dans la tour.} {0-18m|Le poupon tend une boîte, la reprend, la tend encore : posez-la, cognez, rendez-lui la tour.} {!2-3a !3-4a !4-5a|Cachez ensuite une boîte sous un camion retourné, un coin qui dépasse : « Où est-elle? » On tire, on la trouve, on recommence.} Ce qui est tombé repart au tas, et revient. Une boîte trop molle pour porter les autres va au sommet ou au recyclage.',
        ),
        closing(
          { 20: 4, 30: 6, 45: 8 },
          '{18-24m 2-3a 3-4a 4-5a|Annoncez les dernières livraisons. Toutes les boîtes font une muraille basse qui déborde du tapis; chacun s’assoit devant son bout.} {!18-24m !2-3a !3-4a !4-5a|Annoncez la dernière tour. Les boîtes font une muraille d’une boîte de haut, devant les pieds et les mains des poupons.} « Toc, toc, elle est prête! » Vos doigts montent, un, deux, trois : on pousse. {18-24m 2-3a 3-4a 4-5a|On charge les camions jusqu’au tas.} {!18-24m !2-3a !3-4a !4-5a|Rangez chaque boîte dans un camion, « bye bye », sous leurs yeux.} {18-24m 2-3a 3-4a 4-5a|Puis tournez-vous vers le coin : chaque bâtisseur dit ou fait voir ce qu’il garde; redites-le tout haut, et prenez-en une photo, si vous avez l’appareil.} {dedans 3-4a 4-5a si-draps|Un drap ou une couverture, posé à quatre mains, couche la ville jusqu’à demain.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Cognez « toc, toc » chaque fois, sur le même rythme, même si la main est déjà partie.',
          '{18-24m 2-3a 3-4a 4-5a|Levez une jambe pour laisser sortir un bâtisseur et reposez-la avant de vous retourner.}',
          '{18-24m 2-3a 3-4a 4-5a|Un ouvrage gardé vient de tomber? Tenez-vous d’abord avec la peine : « Tu voulais qu’il reste. » Les blocs viendront après.} {!18-24m !2-3a !3-4a !4-5a|Dites le trajet pendant qu’il se fait : « Ta main pousse, la boîte penche, elle est par terre. »}',
          '{18-24m 2-3a 3-4a 4-5a|Vous avez à vous lever? Regardez la ville avec les bâtisseurs, puis faites-les sortir : sans vos jambes, le coin n’est plus gardé.}',
        ],
        questionsOuvertes: [
          'Comment va-t-on faire tomber celle-ci?',
          'Qu’est-ce qui la fait tenir debout?',
          '{2-3a 3-4a 4-5a|De quoi ta ville manque-t-elle?}',
          '{3-4a 4-5a 45min|Comment le livreur saura-t-il laquelle tu veux?}',
        ],
      },
      vocabulaire: [
        'prête',
        '{18-24m 2-3a 3-4a 4-5a|livrer}',
        '{45min 2-3a 3-4a 4-5a|la commande}',
        'pencher',
        's’écrouler',
        'la démolition',
        'tenir debout',
        '{18-24m 2-3a 3-4a 4-5a|elle reste}',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Bâtissez à une longueur de bras devant le poupon, face à lui, jamais derrière son dos. Il goûte une boîte? Au premier coin mou, échangez-la contre une sèche.',
        },
        {
          pour: '18-24m',
          texte:
            'Confiez-lui le camion aussitôt que sa main vise la ville qui reste : chargé, il a de l’ouvrage, et chaque livraison reçoit un merci.',
        },
        {
          pour: '2-3a',
          texte:
            'Gardez-lui trois boîtes à lui au bord du tapis : il monte, il cogne, il jette, et personne d’autre n’y touche.',
        },
        {
          pour: '3-4a',
          texte:
            'Donnez-lui le fond du coin, loin de l’ouverture, et un mot à lancer d’avance : « Elle reste! » Répétez-le assez fort pour les autres.',
        },
        {
          pour: '4-5a',
          texte:
            'Il prévoit la chute : une boîte plate, par terre, marque jusqu’où le mur ira. On démolit, on regarde, il déplace sa marque.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            '{18-24m 2-3a 3-4a 4-5a|Le fracas fait-il peur à un enfant? Convenez avec lui du signal : il cogne le premier, de sa place, et la tour tombe quand il a fini.} {!18-24m !2-3a !3-4a !4-5a|Le fracas fait-il peur à un poupon? Retenez la boîte du dessus dans votre main : elle se couche sans bruit.}',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dans la cour, des mottes de neige molle s’ajoutent au tas des boîtes.} {!ete|L’été, dans la cour, le tapis s’étend à l’ombre et le vent devient un démolisseur de plus.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Boîte vide sur une épaule ou un orteil.',
          '{18-24m 2-3a 3-4a 4-5a|Ouvrage perdu par accident, et grosse peine.}',
          '{18-24m 2-3a 3-4a 4-5a|Deux enfants pour le même camion.}',
        ],
        dangersAEliminer: [
          '{18-24m 2-3a 3-4a 4-5a|Bloc de bois sorti du coin : il y retourne. Sur le tapis, tout ce qui tombe est vide ou mou.}',
          'Boîte lancée : on démolit de la main ou du pied, en touchant la tour.',
          '{0-18m|Tour plus haute qu’un poupon assis : tant qu’il est au tapis, on bâtit en long.}',
          '{0-18m 18-24m|Carton mouillé qui s’effrite en bouche : retirez le morceau; la boîte va au recyclage.}',
          '{18-24m 2-3a 3-4a 4-5a|Camion poussé vers un enfant au sol ou avec un passager : on contourne le tapis, on verse au bord, et personne ne monte.}',
          '{18-24m 2-3a 3-4a 4-5a si-sacoches si-paniers|Anse ou sangle au cou : elle se porte à la main ou au creux du coude, et la longue sangle est ôtée.}',
          '{cour !hiver 2-3a 3-4a 4-5a si-éponges|Éponge mordue : elle reste derrière vos jambes; un coin arraché la retire du jeu.}',
          '{2-3a 3-4a 4-5a si-autos|Auto sous un pied : elle roule derrière vos jambes, et nulle part ailleurs.}',
          '{3-4a 4-5a !0-18m !18-24m !2-3a si-chaises|Enfant debout sur la chaise, ou qui s’y balance : le gardien est assis, ou la chaise sort.}',
        ],
        supervision: 'palier2',
        allergies: [
          'Une boîte d’aliments garde des miettes : si un enfant a une allergie, prenez des boîtes de mouchoirs, de chaussures ou de couches.',
        ],
      },
      observation: [
        'Raisonnement : que vérifie-t-il, des yeux ou de la main, avant de pousser ou d’ajouter une boîte?',
        'Compétences sociales : {18-24m 2-3a 3-4a 4-5a|un ouvrage qui n’est pas à lui se trouve sur son chemin; notez le détour, l’arrêt, l’appel ou la poussée.}{!18-24m !2-3a !3-4a !4-5a|la tour vient de tomber; notez vers qui il regarde et comment il en demande une autre.}',
        'Motricité globale : {18-24m 2-3a 3-4a 4-5a|le chemin de son corps avec une boîte vide, puis avec un camion chargé.}{!18-24m !2-3a !3-4a !4-5a|ce qu’il avance vers la tour, la main, le pied ou tout le corps.}',
      ],
      prolongements: [
        '{18-24m 2-3a 3-4a 4-5a|Le lendemain, déplacez seulement le tas : les chemins de livraison sont à refaire.} {!18-24m !2-3a !3-4a !4-5a|Le lendemain, bâtissez la tour un peu plus loin : le poupon cherche comment s’y rendre.}',
        'Le « toc, toc, elle est prête » sert aussi entre frère et sœur : apprenez-le au parent{18-24m 2-3a 3-4a 4-5a|, et parlez-lui du coin gardé}.',
      ],
      reflexionRetroaction: [
        'Combien de mains ai-je arrêtées qui voulaient seulement pousser quelque chose?',
        'Quel métier manquait, et à qui?',
      ],
    },
  },
  {
    key: 'trois-portes-pour-la-tempete',
    summary:
      'En dessous, à travers, par-dessus : le salon s’ouvre par trois portes de coussins et de meubles, et chaque passage ramène à l’éducatrice.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['mouvement-et-defis', 'vent-et-ciel'],
    materials: [],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'trop froid dehors',
      'tempête',
      'courir partout',
      'courir dans le salon',
      'sauter sur le divan',
      'sauter du sofa',
      'grimper sur les meubles',
      'bouger en dedans',
      'il pleut dehors',
      'enfermés en dedans',
      'trop froid pour sortir',
      'parcours de coussins',
      'course à obstacles',
      'dépenser leur énergie',
      'ramper',
      'matelas',
      'vent',
      'motricité globale',
      'parcours moteur',
    ],
    seen: [
      'il grimpe sur le divan et saute sur les coussins par terre',
      'elle rampe sous la table comme un tunnel et en ressort',
      'ils courent en rond autour de la table sans vouloir s’arrêter',
      'le petit descend du divan à reculons, très fier de lui',
      'elle vise le matelas, plie les genoux et saute à pieds joints',
      'ils sont tannés d’être pris en dedans et chialent depuis deux heures',
      'depuis la tempête, on ne sort plus, ils grimpent partout',
      'au salon, les coussins sont tous par terre et ça crie, une vraie ménagerie',
    ],
    scenes: ['grimper', 'courir', 'repos'],
    picture:
      'Vent à la fenêtre : un bébé sort de sous la table, une enfant enjambe un coussin, un grand saute du divan vers le matelas, près de l’éducatrice.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'Trois portes pour la tempête',
      observationDepart:
        'Le vent bat la fenêtre, on ne sort pas. {18-24m 2-3a 3-4a 4-5a|Ça court autour de la table, ça crie, et le divan sert déjà de tremplin.} {!18-24m !2-3a !3-4a !4-5a|Un bébé fait le tour de la table à quatre pattes; un autre tape dans la porte.}',
      intentionEducative:
        'Offrir aux corps qui ont besoin de bouger un tour complet, où chaque enfant trouve un passage à sa mesure.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
      ],
      objectifs: [
        'Ramper, enjamber{2-3a 3-4a 4-5a|, grimper ou atterrir}{!2-3a !3-4a !4-5a| ou grimper}, selon la porte choisie.',
        '{18-24m 2-3a 3-4a 4-5a|Ajuster sa vitesse au passage et à l’enfant qui est devant.}{!18-24m !2-3a !3-4a !4-5a|Avancer sous la table ou entre les coussins vers un visage connu.}',
        'Arrêter son corps quand le vent tombe.',
      ],
      materiel: [
        item('Coussins fermes', 'huit{2-3a 3-4a|, dont un mince et plat}', 'Couvertures épaisses, roulées serré'),
        item('Matelas de sol', 'deux, collés bout à bout', 'Matelas de sieste en deux épaisseurs'),
        item(
          'Table solide sans nappe{2-3a 3-4a 4-5a|, et divan bas, coussins d’assise en place}',
          '{2-3a 3-4a 4-5a|un de chaque}{!2-3a !3-4a !4-5a|une}',
          '{2-3a 3-4a 4-5a|Grande boîte ouverte aux deux bouts; pile de matelas fermes contre le mur}{!2-3a !3-4a !4-5a|Grande boîte ouverte aux deux bouts}',
        ),
        optional('{si-tunnel|Tunnel de jeu}', '{si-tunnel|un, court}', null),
        optional('{si-cerceaux|Cerceaux}', '{si-cerceaux|deux}', null),
        optional(
          '{!0-18m si-gros-blocs|Gros blocs de mousse ou de carton}',
          '{!0-18m si-gros-blocs|une dizaine}',
          null,
        ),
        optional(
          '{!0-18m si-planches|Planches lisses, larges comme deux pieds}',
          '{!0-18m si-planches|une ou deux}',
          null,
        ),
        optional(
          '{18-24m 2-3a 3-4a 4-5a si-ruban-à-masquer|Ruban à masquer}',
          '{18-24m 2-3a 3-4a 4-5a si-ruban-à-masquer|un rouleau, qui reste avec vous}',
          null,
        ),
        optional(
          '{4-5a !0-18m !18-24m !2-3a si-cordes|Cordes à danser}',
          '{4-5a !0-18m !18-24m !2-3a si-cordes|deux}',
          null,
        ),
        optional('{si-lampes-de-poche|Lampe de poche, au boîtier vissé}', '{si-lampes-de-poche|une}', null),
        optional('{si-foulards|Foulard léger}', '{si-foulards|un, dans votre poche}', null),
        optional(
          '{18-24m 2-3a 3-4a 4-5a si-toutous|Toutous}',
          '{18-24m 2-3a 3-4a 4-5a si-toutous|un par enfant qui en veut}',
          null,
        ),
      ],
      preparation: [
        'Montez un circuit de trois portes. En dessous : la table. À travers : les coussins, à enjamber ou à pousser. {2-3a 3-4a 4-5a|Par-dessus : le divan, et les matelas au plancher devant lui.} {!2-3a !3-4a !4-5a|Par-dessus : deux coussins côte à côte, et les matelas derrière.} {si-lampes-de-poche|À la sortie de la table, appuyez une lampe de poche contre une patte, tournée vers le plancher : on rampe vers la lumière.}',
        'Votre place : par terre, les matelas à main droite, la sortie de la table à main gauche. {0-18m|Le poupon qui ne rampe pas est couché contre votre hanche gauche; celui de huit mois s’assoit ou rampe entre vous et la table.} {2-3a 3-4a 4-5a|Tant qu’on saute, votre jambe allongée sépare les matelas de ceux qui sortent de la table.} {2-3a 3-4a 4-5a|À part vous et le divan, rien à moins de deux pas des matelas.}',
        '{2-3a 3-4a 4-5a|Le divan est contre un mur sans fenêtre, calé; son assise arrive à votre genou. Montez-y et poussez les matelas du pied : rien ne bascule, rien ne glisse, aucune fente ne s’ouvre.} {!2-3a !3-4a !4-5a|Appuyez sur chaque coussin : aucun ne glisse, aucun n’avale votre main.}',
        'Éloignez du circuit lampe, plantes et petits meubles. Pieds nus pour tout le monde.',
        '{1adulte|Seule, n’ouvrez qu’un endroit où monter : celui que votre main droite touche.} {2adultes|À deux, l’une garde les matelas, l’autre s’étend à la sortie de la table.} {avec-coussin|Ajoutez @materiel à la porte « à travers ».}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Assise avec les enfants au milieu de la pièce, écoutez la fenêtre : « Ça pousse fort. Et ici, par où le vent passe-t-il? » Allez glisser la main sous la table, entre deux coussins{2-3a 3-4a 4-5a|, sur le divan}{!2-3a !3-4a !4-5a|, par-dessus un autre} : « En dessous, à travers, par-dessus. » {18-24m 2-3a 3-4a 4-5a|Essayez ensemble : « chhhh », on avance; « le vent tombe », on s’arrête net.} Prenez votre place et soufflez un grand « chhhh ». {si-tunnel|Soufflez-le dans le tunnel, posé à la porte « à travers » : qui rampe dedans sent le vent et vient voir d’où il sort.} {si-cerceaux|Un cerceau couché avant la table, un autre avant les coussins : on s’y assoit, on en fait le tour d’une main, on repart.} {18-24m 2-3a 3-4a 4-5a si-ruban-à-masquer|Du ruban à masquer, collé d’une porte à l’autre, fait la piste : on la suit des pieds.}',
        ),
        play(
          { 20: 12, 30: 19, 45: 19 },
          'Chaque porte ramène devant vous, et on repart par celle qu’on veut. {!0-18m si-gros-blocs|Un mur bas de gros blocs ferme « à travers » : on le pousse du ventre, on le remonte.} {!0-18m si-planches|Une planche à plat mène à la table : un pied devant l’autre.} {4-5a !0-18m !18-24m !2-3a si-cordes|Deux cordes couchées à plat font une ruelle en zigzag, de la table aux coussins : on y marche sans toucher aux cordes.} {0-18m|Le poupon entre sous la table, s’assoit au milieu, puis avance vers votre visage.} {0-18m !multiage !20min|Il s’arrête à l’entrée? Grattez le plancher du doigt, de l’autre côté : il écoute, cherche, s’engage. Quand il se fatigue, assoyez-le contre vous et soufflez un « chhhh » à chaque passage des autres.} {18-24m multiage|Le trottineur} {18-24m !multiage|Un enfant} {18-24m|s’affale sur un coussin, passe une jambe, redescend le derrière en premier.} {18-24m !multiage !20min|Un autre reste sous la table, bien assis : passez-y le bras, touchez un pied, « Le vent t’a trouvé! » Il crie, sort, y retourne. Les passages s’espacent? Tapez sur le matelas près de vous : « Le vent est ici! » On vient le chercher à plat ventre, et l’on repart.} {2-3a|Assis au bord du divan, un enfant se laisse glisser debout sur le matelas.} {3-4a|Un sauteur plie les genoux, vise des yeux et part des deux pieds.} {4-5a|On raffine l’atterrissage : sans bruit, en quart de tour, accroupi.} {2-3a 3-4a 4-5a|Du divan, on demande « Libre? ». Votre paume à plat dit oui, votre paume levée dit pas encore.} Sous la table, personne ne dépasse{0-18m|; quand un poupon y est, les autres prennent une autre porte}. {2-3a 3-4a 4-5a !multiage !20min|Les tours s’espacent? Changez de vent : soufflé tout bas, on passe sans un bruit; soufflé à petits coups, on fait trois pas et l’on se fige.} {18-24m !multiage !20min|Quand tous s’assoient autour de vous, le vent est fatigué : passez à la suite.}',
        ),
        play(
          { 45: 14 },
          '« Le vent tombe » : les corps s’immobilisent. {2-3a 3-4a 4-5a|Profitez-en pour changer une porte avec eux : coussins plus serrés, chemin en coude, matelas un peu plus loin. Appuyez-y la main avant de rendre le vent.} {0-18m multiage|Si vous vous levez, le poupon vient dans vos bras.} {18-24m multiage|Le trottineur} {18-24m !multiage|Un enfant} {18-24m|charrie un coussin à pleins bras et le laisse où il tombe : voilà un obstacle.} {18-24m !multiage|Il repart avant le souffle? Restez figée : il s’arrête, vient vous regarder, et son doigt sur votre nez rend le vent.} {0-18m|Le poupon, à plat ventre sur un coussin, pousse des pieds et avance avec lui.} {0-18m !multiage|Son voisin assis guette votre bouche : gonflez les joues et attendez qu’il rie ou qu’il tape.} Soufflez : on repart. {2-3a 3-4a 4-5a|Un enfant peut faire le vent à votre place.}',
        ),
        closing(
          { 20: 5, 30: 7, 45: 7 },
          '{2-3a 3-4a 4-5a|Fermez d’abord le divan : un coussin couché dessus.} Le « chhhh » baisse; les corps ralentissent, se mettent à quatre pattes, puis à plat ventre. {si-foulards|Lâchez un foulard à bout de bras, loin des visages : quand il touche le sol, plus rien ne souffle.} Étendez-vous autour des matelas, une main sur l’un, un pied contre l’autre. {18-24m 2-3a 3-4a 4-5a si-toutous|Un toutou se pose sur le dos de qui le veut : s’il ne bouge plus, le vent est tombé.} Écoutez ensemble le vrai vent : pousse-t-il encore?',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Tant que le vent souffle, gardez votre place : le parcours tourne autour de vos deux mains.',
          '{0-18m|Le poupon s’engage sous la table?} {0-18m multiage|Votre main droite ferme la porte « par-dessus ».} {0-18m|Penchez le visage vers la sortie : il avance vers des yeux.}',
          '{2-3a 3-4a 4-5a|Offrez deux doigts à qui hésite au bord du divan; l’élan vient de ses jambes.}',
          '{18-24m 2-3a 3-4a 4-5a|Une course part}{!18-24m !2-3a !3-4a !4-5a|Un poupon part} ailleurs dans la pièce? Tapez sur un coussin : « Il y a une porte ici. »',
        ],
        questionsOuvertes: [
          'Par quelle porte le vent t’emporte-t-il?',
          '{2-3a 3-4a 4-5a|Comment tes pieds se sont-ils posés?}',
          '{3-4a 4-5a|Que faut-il changer pour que cette porte soit plus difficile?}',
          'Qu’est-ce que ton corps fait quand le vent tombe?',
        ],
      },
      vocabulaire: [
        'en dessous',
        'à travers',
        'par-dessus',
        'ramper',
        '{2-3a 3-4a 4-5a|atterrir}',
        'le vent',
        'ralentir',
        '{2-3a 3-4a 4-5a|libre}',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Avant le quatre-pattes, le poupon est à plat ventre au bord de la table, vous en face : votre souffle sur ses doigts lui donne une raison de les avancer.',
        },
        {
          pour: '18-24m',
          texte:
            'Pour cet âge, la porte « par-dessus » est un coussin à hauteur de genou. Touchez le pied qui cherche le sol. {2-3a 3-4a 4-5a|S’il suit les autres sur le divan, il en descend à reculons, votre main sur sa hanche.}',
        },
        {
          pour: '2-3a',
          texte:
            'Gardez une main contre ses côtes quand l’enfant glisse du divan. Le saut à deux pieds se fait d’un coussin plat, posé sur le bord du matelas.',
        },
        {
          pour: '3-4a',
          texte:
            'À côté des matelas, le coussin mince marque la distance à viser. L’enfant l’avance ou le recule avant chaque saut et atterrit vis-à-vis, sur le matelas nu.',
        },
        {
          pour: '4-5a',
          texte:
            'Chargez-le d’une porte pour la journée : il l’ajuste, l’essaie et la modifie si un ami n’arrive pas à passer.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            '{18-24m 2-3a 3-4a 4-5a|Un enfant fonce dans tout ce qui bouge? Entre deux tours, il pousse de tout son poids un coussin debout que vous retenez : le vent contre le vent.} {!18-24m !2-3a !3-4a !4-5a|Le dessous de la table inquiète un poupon? Laissez-lui la porte des coussins, à ciel ouvert, vos mains au bout.}',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, une charrue passe à quatre pattes et rouvre le chemin en poussant un coussin.} {!ete|L’été, un jour de canicule, le tour se fait au ralenti, ventre contre le plancher frais.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Tomber assis, rouler hors du matelas.', 'Front contre front à quatre pattes.'],
        dangersAEliminer: [
          '{2-3a 3-4a 4-5a|Matelas occupé, deux sauteurs à la fois : le suivant reste assis jusqu’à votre paume à plat.}',
          '{2-3a 3-4a 4-5a|Dossier, bras du divan ou dessus de table : on monte sur l’assise seulement; l’enfant qui va plus haut redescend avec vous.}',
          '{0-18m multiage|Poupon sur le trajet d’un coureur ou d’un sauteur : votre jambe lui barre la route, et le vent tombe.}',
          'Jouet ou bas glissant sur le chemin, coussin qui bouche la sortie de la table : on arrête le vent et on dégage.',
          '{si-tunnel|Tunnel : calé entre deux coussins, loin des matelas; un seul enfant dedans, personne par-dessus.}',
          '{si-cerceaux|Cerceau qui glisse ou roule : on y entre au pas, et aucun n’est près des matelas.}',
          '{!0-18m si-gros-blocs|Mur de blocs : pas plus haut que les genoux; on ne saute ni de lui ni dessus.}',
          '{!0-18m si-planches|Planche : sans clou ni écharde, à plat au plancher, jamais appuyée sur un meuble; vous seule la déplacez.}',
          '{18-24m 2-3a 3-4a 4-5a si-ruban-à-masquer|Bout de ruban levé : recollez-le ou jetez-le, avant qu’une bouche le prenne.}',
          '{4-5a !0-18m !18-24m !2-3a si-cordes|Corde autour d’un cou, d’une taille ou d’un pied : elle reste couchée à plat, et vous seule la déplacez.}',
          '{0-18m|Poupon qui s’endort ou enfouit son visage dans un coussin : retirez-le du coussin; s’il dort, il va dans son lit, sur le dos.}',
          '{!0-18m !2-3a !3-4a !4-5a|Trottineur grimpé sur la table : il redescend dans vos bras, et aucun coussin ne reste contre elle.}',
          '{si-lampes-de-poche|Lampe tournée vers des yeux ou portée à une bouche : vous seule la déplacez.}',
          '{si-foulards|Foulard sur un visage ou sous un pied : ramassez-le aussitôt; vous seule le lâchez.}',
        ],
        supervision: 'palier1',
        allergies: ['Course et poussière de coussins : la pompe d’un enfant asthmatique est dans votre poche.'],
      },
      observation: [
        'Motricité globale : à la même porte, comparez son premier passage et son cinquième : appuis, élan, arrivée.',
        'Schéma corporel : la tête, le derrière ou le pied qu’il oublie sous la table et entre les coussins.',
        'Raisonnement : comment s’y prend-il quand une porte résiste ou qu’elle a changé?',
      ],
      prolongements: [
        'Demain, une seule porte reste montée au bord du tapis, pour ceux qui y pensent encore.',
        'Au départ, la porte « à travers » attend près des manteaux : le parent y passe derrière son enfant.',
      ],
      reflexionRetroaction: [
        'Le plus lent a-t-il eu autant de chemin que le plus rapide?',
        'Quel passage ai-je aidé, et lequel se serait fait sans moi?',
      ],
    },
  },
  {
    key: 'prochain-arret-c-est-pour-ou',
    summary:
      'Une file de chaises devient autobus, train ou métro : on plie son billet de tissu, on tape sur ses cuisses, et une voix d’enfant annonce l’arrêt.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    onlyBesideOlder: ['AGE_0_18_MONTHS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_COGNITIVE'],
    themes: ['quartier-et-metiers', 'contes-et-lettres'],
    materials: ['tissus'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, les chaises s’alignent sur du plat, loin de la barrière, et les arrêts sont de vrais coins de cour.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'train de chaises',
      'autobus',
      'autobus de ville',
      'autobus scolaire',
      'otobus',
      'bus',
      'train',
      'métro',
      'chauffeur',
      'conduire',
      'billet',
      'ticket',
      'passager',
      'arrêt d’autobus',
      'aligner les chaises',
      'gare',
      'voyager',
      'annoncer',
      'voyage',
    ],
    seen: [
      'il aligne les chaises et s’assoit devant pour chauffer l’autobus',
      'elle plie un petit papier et me le tend comme billet',
      'ils font tac tac tac sur leurs cuisses et crient prochain arrêt',
      'il crie baba et tout le monde descend jouer là-bas',
      'elle se cache les yeux dans le tunnel et attend la station',
      'ils se chicanent le siège du chauffeur et chacun veut conduire',
      'depuis le voyage en train, ils nomment toutes les gares du chemin',
      'à la fenêtre, ils regardent passer l’autobus et mettent les chaises en file',
    ],
    scenes: ['voyage', 'aligner'],
    picture:
      'Six chaises en file le long d’un mur : un enfant conduit un volant d’air, une autre plie un carré de tissu, un petit descend, l’éducatrice tend l’oreille.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'Prochain arrêt : c’est pour où?',
      observationDepart:
        'Un enfant a tiré sa chaise derrière une autre, puis une troisième s’est ajoutée. « Autobus! » crie quelqu’un. « Train! » lui répond-on.',
      intentionEducative:
        'Soutenir l’envie de se faire comprendre de tout le groupe : un lieu est annoncé, et l’on y descend ensemble.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
      ],
      objectifs: [
        'Annoncer un arrêt par un son, un mot ou une phrase.',
        'Répondre à une comptine qui finit par une question.',
        'Passer d’une place à l’autre : en avant, au milieu, descendu.',
        '{0-18m|Sentir le battement partir et s’arrêter, et y mêler sa voix.}',
      ],
      materiel: [
        item(
          'Petites chaises stables, sans accoudoirs',
          '{!0-18m|une par enfant, et la vôtre}{0-18m|une par enfant, sauf les poupons}{45min|; une de plus}',
          '{dedans|Coussins plats, en file}{dehors|Bûches larges et basses}',
        ),
        item(
          'Débarbouillettes de couleur unie : ce sont les billets',
          'une par enfant, et quatre de rechange{0-18m|; deux de plus par poupon}',
          'Tuques ou chapeaux mous, à chacun le sien',
        ),
        item(
          '{0-18m dedans|Couverture épaisse, pliée en deux, la banquette}{0-18m dehors|Couverture à dessous imperméable, pliée en deux, la banquette}',
          '{0-18m|une}{0-18m dehors hiver|, sur un tapis de mousse}',
          '{0-18m|Tapis de jeu}',
        ),
        optional(
          'Grosse boîte de carton fermée, sans agrafe, le nez de l’autobus',
          'une',
          '{dedans|Grande feuille tenue au mur par du ruban de peintre}{dehors|Bac de plastique renversé, feuille collée dessus}',
        ),
        optional('{4-5a|Gros crayons de cire entiers}', 'deux, dans votre poche', 'Gros crayons de bois'),
        optional('{si-cerceaux|Petit cerceau}', '{si-cerceaux|un}', null),
        optional(
          '{3-4a !4-5a !0-18m !18-24m !2-3a si-crayons|Crayons feutres lavables}',
          '{3-4a !4-5a !0-18m !18-24m !2-3a si-crayons|quatre}',
          null,
        ),
        optional(
          '{si-photos si-images|Photos ou images de lieux connus}',
          '{si-photos si-images|trois, et du ruban de peintre}',
          null,
        ),
        optional('{si-cônes|Cônes souples}', '{si-cônes|deux}', null),
        optional(
          '{si-toutous si-poupées|Toutous ou poupées lavables}',
          '{si-toutous si-poupées|un pour deux enfants}',
          null,
        ),
        optional(
          '{si-sacs si-sacoches|Sacs de tissu ou sacoches, à anse courte}',
          '{si-sacs si-sacoches|un pour deux enfants}',
          null,
        ),
      ],
      preparation: [
        'Alignez les chaises le long {dedans|d’un mur}{dehors|de la clôture}, un pas entre chacune : on monte et on descend du même côté. La boîte, si vous en avez une, se cale devant la première chaise. Qui a cette chaise conduit, les mains sur un volant d’air. {si-cerceaux|Un petit cerceau, appuyé sur les cuisses, est le volant : il passe avec la chaise.} {3-4a !4-5a !0-18m !18-24m !2-3a si-crayons|Sur le nez de l’autobus, les crayons tracent phares et numéro; au départ, ils vont dans votre poche.} {si-photos si-images|Collez près des chaises, à hauteur d’enfant assis, trois photos de lieux : un doigt dessus annonce l’arrêt.} {si-cônes|Deux cônes souples, à deux pas de la file, sont des arrêts : on en fait le tour avant de remonter.}',
        '{45min|Laissez une chaise vide dans la file. Quelqu’un s’y assoira, même si on ne le voit pas.}',
        'Apprenez les six vers de la comptine, quatre pour rouler, deux pour arriver. Ils se disent sans mélodie, sur le battement des paumes.',
        '{!0-18m|Tournez la chaise du milieu, le dos}{0-18m|Étendez la banquette au milieu de la file et assoyez-vous-y, le dos} {dedans|au mur}{dehors|à la clôture} : {!0-18m|c’est la vôtre}{0-18m|les poupons y voyagent, sur vos cuisses ou contre votre jambe}, et vous voyez les deux bouts de la file. {1adulte 0-18m|Seule, prenez six enfants au plus, dont deux poupons.} {18-24m multiage|Les plus jeunes} {18-24m !multiage|Les moins sûrs de leurs pieds} {18-24m|ont les deux chaises voisines, une à chacune de vos mains.} {2adultes|À deux, l’une voyage au milieu; l’autre attend aux arrêts et accueille qui descend.}',
        '{dehors hiver|Tapez la neige sous les pattes des chaises; avec des mitaines, on plie un billet à deux. Un billet mouillé est remplacé.} {dehors hiver 0-18m|Poupons en habit de neige : par temps froid, jouez vingt minutes au plus; au seuil que votre milieu fixe pour eux, jouez dedans.} {dehors ete|Touchez les sièges avant d’y asseoir quelqu’un, et cherchez l’ombre.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Remettez à chacun son billet. Assise au milieu de la file, battez vos cuisses, tac, tac, tac, tac, et dites : « Monte, monte, prends ton siège, tape, tape tes genoux! Qu’il fasse chaud ou qu’il neige, prochain arrêt : c’est pour où? » {0-18m|Avec un poupon adossé à votre ventre, battez plutôt des talons, tout doux : il roule lui aussi.} Tendez l’oreille, la main derrière. Le premier lieu qui vient, crié ou montré, est l’arrêt. « La porte ouvre, on est rendus : bonne visite et salut! » C’est un métro? Dans le tunnel, chacun se cache les yeux : « chhhh… »; à la station, les bras s’ouvrent comme des portes. {!0-18m|Descendez après ceux qui descendent et jouez le lieu avec eux.} {0-18m|Ceux qui descendent jouent le lieu à deux pas de la banquette : l’arrêt vient au poupon.}',
        ),
        play(
          { 20: 13, 30: 20, 45: 20 },
          '{0-18m|« Baba! » lance le poupon. « Prochain arrêt : Baba. » Tout l’autobus descend lui répondre « baba ».} {18-24m multiage|Le trottineur} {18-24m !multiage|Un enfant} {18-24m|tend son billet, le reprend, descend, remonte : vous le pliez, il le secoue et repart.} {18-24m !multiage|Le même arrêt revient, dodo, dodo, dodo : chaque fois, couchez la joue sur vos mains avec lui. Quand les chaises se vident, battez fort, arrêtez net, tendez la main : « Ton billet? » On revient vous le donner.} {2-3a|« Dodo! » C’est l’arrêt : tout l’autobus descend dormir deux secondes.} {3-4a|« Votre billet, s’il vous plaît. » Une contrôleuse vérifie le pli et trouve à redire aux souliers.} {4-5a|Un enfant fait l’annonceur : il a trois arrêts d’avance et les lance un à un, les mains en cornet.} {2-3a 3-4a 4-5a|Autobus, train ou métro, chaque arrêt plie le billet en deux. Quand il ne se plie plus, le volant passe à qui n’a pas conduit, et on déplie tout.} {2-3a 3-4a 4-5a !multiage|La file se calme? L’autobus tombe en panne : on descend, on pousse l’air à deux mains, et il repart en train ou en métro.} À chaque arrêt, un geste du lieu; à chaque départ, quelqu’un relance la comptine. {18-24m !multiage|Si deux enfants jouent déjà ailleurs, passez à la suite.}',
        ),
        play(
          { 45: 12 },
          'Penchez-vous vers la chaise vide : « Excusez-moi, je ne vous avais pas vu. » Puis aux autres : « Qui est-ce? Où descend cette personne-là? » {18-24m multiage|Le trottineur} {18-24m !multiage|Un enfant} {18-24m|y couche son billet et dit « bye ».} {2-3a|« Un chien! » Il descend au parc et remonte tout mouillé.} {3-4a|On l’aide à monter, on paie pour lui, on lui raconte la route.} {4-5a|Le voyageur parle par la bouche d’un enfant, et refuse de descendre là où on l’attend.} {!multiage|À son arrêt, on l’accompagne, on le salue, et un autre voyageur invisible prend la chaise : qui est-ce, cette fois?} {0-18m|Puis cette personne invisible passe à la banquette : prêtez-lui une voix, saluez le poupon tout bas, et attendez qu’il réponde.}',
        ),
        closing(
          { 20: 4, 30: 6, 45: 8 },
          'Le battement ralentit : dernier arrêt. Tendez l’oreille vers un enfant qu’on a peu entendu; un mot, un doigt pointé, un bâillement feront l’arrêt. {si-toutous si-poupées|Sur ses genoux, un toutou ou une poupée peut l’annoncer pour lui.} Dites ensemble « La porte ouvre, on est rendus : bonne visite et salut! » {si-sacs si-sacoches|Les sacs ont voyagé sur les genoux : n’oublie-t-on rien à bord?} {0-18m|Sous le poupon, vos talons se posent; il lâche son billet quand il veut.} {18-24m multiage|Chaque trottineur} {18-24m !multiage|Chacun} {18-24m|vous tend son billet ou le cache sous son bras.} {2-3a 3-4a 4-5a|On déplie les billets, un arrêt par pli : auquel pense-t-on encore?} Tous les billets reviennent dans vos mains, et les linges vont au lavage.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Reprenez l’arrêt comme au micro, avec les mots de l’enfant : « Prochain arrêt : dodo. » {0-18m|Un cri, un pied lancé du poupon : demandez à l’autobus quel lieu c’est.}',
          'Un mot revient? Ajoutez-y un seul morceau : au deuxième « parc », annoncez « le parc aux balançoires ».',
          'Soyez la passagère qui a perdu son billet ou qui a dépassé son arrêt, et demandez conseil.',
          '{18-24m|Tenez le dossier quand un trottineur s’assoit ou se lève : la chaise ne part pas avec lui.}',
        ],
        questionsOuvertes: [
          'Où descends-tu?',
          'Que voit-on par la fenêtre?',
          '{45min|Qui est assis sur la chaise vide?}',
          '{3-4a 4-5a|À quoi verra-t-on qu’on est rendus?}',
        ],
      },
      vocabulaire: [
        'l’arrêt',
        'le billet',
        'plier en deux',
        'en avant',
        '{3-4a|la contrôleuse}{!3-4a|monter}',
        'annoncer',
        'on est rendus',
        'salut',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Arrêtez vos talons net et taisez-vous : ses yeux cherchent, son dos pousse, il gazouille, et c’est lui qui fait repartir l’autobus. Qui se met debout contre votre épaule entend « monte »; qui se rassoit, « rendu ».',
        },
        {
          pour: '18-24m',
          texte:
            'Son voyage, c’est monter et descendre. Dites « monte » pendant que ses fesses cherchent le siège, « bye » pendant que ses pieds trouvent le sol.',
        },
        {
          pour: '2-3a',
          texte:
            'L’arrêt ne vient pas? Offrez deux lieux, un dans chaque main ouverte : « Le parc, ou chez mamie? » Le mot crié l’emporte.',
        },
        {
          pour: '3-4a',
          texte:
            'Soufflez-lui une phrase de métier, « Avancez en arrière » ou « Tenez-vous bien »; il en fera d’autres.',
        },
        {
          pour: '4-5a',
          texte:
            'Il lève un doigt par arrêt prévu et le replie quand on y est. S’il y a un nez et un crayon, il y dessine la ligne : un trait, trois arrêts, une lettre ou un dessin pour chacun.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Un enfant annonce sans parler : donnez-lui la première chaise et convenez de deux gestes, la joue sur les mains pour dodo, les bras qui se balancent pour le parc. Il en fait un; tout l’autobus crie le lieu.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, la fenêtre est givrée : on y gratte un rond du doigt avant de nommer ce qu’on voit.} {!ete|L’été, il fait chaud à bord : les billets, secoués, font du vent.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Déception de ne pas conduire tout de suite.',
          'Orteil sous une patte, chute sur les fesses.',
        ],
        dangersAEliminer: [
          'Pieds ou genoux sur un siège : la comptine se tait, l’autobus freine, et les fesses le font repartir.',
          '{0-18m|Poupon debout contre une chaise légère : elle bascule. Il s’appuie à votre épaule, et les voisins gardent un pas d’écart avec la banquette.}',
          '{0-18m|Voyageur qui enjambe un poupon : on monte et on descend par devant sa chaise; personne ne traverse la banquette.}',
          'Chaise tirée pendant qu’un autre s’assoit : une fois parties, les chaises restent en place.',
          'Billet autour d’un cou, sur un visage ou passé de bouche en bouche : on le tient à la main; mouillé, il est remplacé et lavé.',
          '{4-5a|Crayon, si vous en avez sorti un, qui traîne ou se promène : on dessine assis, à l’arrêt, et le crayon revient dans votre poche.}',
          '{dehors|Arrêt hors de votre vue : il se prend à dix pas, du côté opposé à la barrière.} {dedans|Arrêt derrière une porte ou dans l’escalier : le lieu se joue dans la pièce.}',
          '{dehors hiver 0-18m|Froid : nuques et mains touchées à chaque arrêt; dès qu’un poupon refroidit, tout le groupe rentre.} {dehors hiver 18-24m !0-18m|Froid : seuil de votre milieu, souvent plus prudent avec un trottineur, au plus bas -27 °C; nuques et mains touchées souvent.} {dehors ete|Soleil et chaleur : la file est à l’ombre, chaque tête a son chapeau.} {dehors ete 0-18m|Les poupons restent sur la banquette, à l’ombre, manches longues.}',
          '{si-cerceaux|Cerceau au cou ou oublié par terre : il sert à qui conduit, assis, et se range au dernier arrêt.}',
          '{si-sacs si-sacoches|Anse au cou ou sac sous les pieds : il reste sur les genoux, l’anse dans la main.}',
          '{3-4a !4-5a !0-18m !18-24m !2-3a si-crayons|Crayon promené à bord : on dessine avant le départ, assis devant le nez de l’autobus.}',
        ],
        supervision: 'palier2',
        allergies: ['À l’arrêt « resto », on mange du vent : aucun aliment ne monte à bord.'],
      },
      observation: [
        'Langage oral : transcrivez l’arrêt tel qu’il l’annonce, son, mot ou phrase, et ce qu’il ajoute si on ne comprend pas.',
        'Fonction symbolique : le geste ou l’objet inventé qui fait exister un lieu dès qu’il descend.',
        'Compétences sociales : comment obtient-il la place d’en avant, et la quitte-t-il quand vient le tour d’un autre?',
      ],
      prolongements: [
        'Au prochain déplacement du groupe, {dedans|vers le lavabo ou le vestiaire}{dehors|vers la porte}, un enfant annonce le vrai arrêt.',
        'Au départ, l’enfant plie un billet propre devant son parent : à chaque pli, un lieu de la journée, en mots ou en gestes.',
      ],
      reflexionRetroaction: [
        'Combien d’arrêts venaient d’eux, et combien de moi?',
        'Qui a voyagé tout le long sans que j’entende sa voix?',
      ],
    },
  },
  {
    key: 'le-bebe-te-prend-le-doigt',
    summary:
      'Un chapeau, un bruit, une chanson : du bord de la couverture, les grands cherchent ce qui fait rire le bébé et guettent sa réponse.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_LANGUAGE'],
    themes: ['emotions-et-amitie', 'sons-et-silence'],
    materials: ['tissus', 'contenants-et-cuilleres'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      's’occuper du bébé',
      'prendre le bébé',
      'porter le bébé',
      'donner des jouets au bébé',
      'grands et bébé',
      'aider avec le bébé',
      'coller le bébé',
      'bécoter le bébé',
      'faire rire le bébé',
      'jouer avec le bébé',
      'douceur',
      'toucher doux',
      'multiâge',
      'milieu familial',
      'chansons',
      'prendre soin',
    ],
    seen: [
      'il fait des bruits de bouche pour que le poupon sourie',
      'elle se met un bol sur la tête et recommence dès que le bébé rit',
      'ils font coucou derrière une couche et attendent sa réaction',
      'elle veut le prendre à tout prix et le serre trop fort',
      'il lui donne deux hochets en même temps et le bébé pleure',
      'elle est jalouse du bébé et fait des bêtises pour se faire voir',
      'le plus grand veut toujours toucher les mains du bébé quand je le change',
      'au réveil du bébé, trois grands sont déjà penchés sur lui',
    ],
    scenes: ['aider-petits', 'corps-non'],
    picture:
      'Entre les jambes de l’éducatrice, un bébé serre le doigt d’une grande à plat ventre; au bord de la couverture, un enfant a un bol sur la tête.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'Le bébé te prend le doigt',
      observationDepart:
        '{18-24m 2-3a 3-4a 4-5a|Le bébé se réveille, et trois visages sont déjà au-dessus du sien. L’un veut le prendre; l’autre lui tend deux jouets à la fois.} {!18-24m !2-3a !3-4a !4-5a|Deux bébés sont sur la couverture. L’un tend la main vers le visage de l’autre, et l’autre éclate de rire.}',
      intentionEducative:
        'Soutenir une tendresse qui regarde avant d’agir : proposer, s’arrêter, lire la réponse et la suivre.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Langage prélinguistique', role: 'secondaire' },
      ],
      objectifs: [
        '{18-24m 2-3a 3-4a 4-5a|Proposer un son, un geste ou un objet, puis se taire.} {!18-24m !2-3a !3-4a !4-5a|Répondre à un bruit ou à un objet du regard, du pied ou de la voix.}',
        '{18-24m 2-3a 3-4a 4-5a|Lire un oui ou un non dans un regard, un pied, une tête qui se tourne.} {!18-24m !2-3a !3-4a !4-5a|Saisir le doigt tendu, le garder ou le lâcher.}',
        '{18-24m 2-3a 3-4a 4-5a|Vivre l’élan d’aimer sans toucher à tout prix.} {!18-24m !2-3a !3-4a !4-5a|Se détourner quand c’est assez, et être compris.}',
      ],
      materiel: [
        item('Grande couverture', 'une, étendue devant un mur', 'Tapis de jeu'),
        item(
          'Bol de plastique, linge de coton, chapeau mou sans cordon',
          'un de chaque pour deux enfants',
          'Autres objets lavables, plus gros qu’un poing',
        ),
        item('Panier bas, pour les objets', 'un', 'Boîte de carton'),
        item(
          '{18-24m 2-3a 3-4a 4-5a|Poupées ou toutous lavables, aux yeux brodés}',
          'un par grand',
          'Chandails roulés',
        ),
        optional(
          '{18-24m 2-3a 3-4a 4-5a si-bac-d’eau|Bac d’eau tiède}',
          '{18-24m 2-3a 3-4a 4-5a si-bac-d’eau|un, vidé avant le jeu, et une débarbouillette par grand}',
          null,
        ),
        optional('{si-instruments|Maraca ou petit tambour, sans pièce qui se dévisse}', '{si-instruments|un}', null),
        optional('{2-3a 3-4a 4-5a si-livres|Livres de carton}', '{2-3a 3-4a 4-5a si-livres|deux ou trois}', null),
        optional(
          '{18-24m 2-3a 3-4a 4-5a si-marionnettes|Marionnettes lavables}',
          '{18-24m 2-3a 3-4a 4-5a si-marionnettes|une ou deux}',
          null,
        ),
        optional('{30min si-miroir|Miroir incassable}', '{30min si-miroir|un, que vous tenez}', null),
      ],
      preparation: [
        'Choisissez un moment où le bébé est reposé, nourri et changé. La faim ou le sommeil remettent le jeu à plus tard.',
        '{18-24m 2-3a 3-4a 4-5a|Posez le panier et les poupées à trois pas, devant vous : c’est là qu’on prépare et qu’on répète. Au bord de la couverture, il y a place pour trois.}',
        'Lavez les mains, et les objets s’ils ont servi. Retirez du panier ce qui se décolle ou passe dans un rouleau de papier de toilette. {18-24m 2-3a 3-4a 4-5a si-bac-d’eau|Trempez au bac une débarbouillette par grand, tordez-la, puis videz le bac avant de vous asseoir.}',
        '{0-18m|Assoyez-vous dos au mur. Le bébé de quelques mois est couché contre votre cuisse; celui de huit mois est assis entre vos jambes, face au bord : personne ne peut arriver derrière lui.} {!0-18m|Le bébé est un visiteur : son parent ou son éducatrice s’assoit dos au mur et le garde entre ses jambes; vous vous assoyez à côté, face au groupe.}',
        '{0-18m 1adulte|Seule avec deux bébés, installez-les de chaque côté de vous; chacun a sa moitié de couverture.} {2adultes 18-24m 2-3a 3-4a 4-5a|À deux, l’une reste avec le bébé, l’autre assiste aux répétitions, près du panier.} {2adultes !18-24m !2-3a !3-4a !4-5a|À deux, chacune garde ses bébés de son côté de la couverture.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          '{18-24m 2-3a 3-4a 4-5a|Les grands lissent du plat de la main le bord de la couverture. « Le milieu est au bébé. Le bord est à vous. »} Chantez lentement, sur un air à vous : « Me voici, je reste ici (les mains sur les cuisses), j’ai pour toi un petit bruit (un claquement de langue). Si tes pieds répondent oui (on se tait, on regarde), je le refais, c’est promis. » Dites tout bas ce que le bébé a fait : ses yeux, ses orteils, ou la tête qui s’en va. {si-instruments|Le petit bruit peut venir d’un maraca ou d’un tambour, touché une seule fois.} {2-3a 3-4a 4-5a si-livres|Un grand ouvre un livre de carton, du bord : quand les pieds répondent oui, il tourne la page.}',
        ),
        play(
          { 10: 6, 20: 13, 30: 15 },
          '{18-24m 2-3a 3-4a 4-5a|On répète au panier, devant une poupée, puis on vient au bord, on montre, on attend.} {18-24m 2-3a 3-4a 4-5a si-marionnettes|Du bord, une marionnette dit bonjour, se cache, attend qu’on la cherche.} {0-18m|Un bébé fixe, gigote, s’étire ou regarde ailleurs : c’est sa réponse; mettez-la en mots.} {!18-24m !2-3a !3-4a !4-5a|Montrez un seul objet, d’abord devant votre visage, puis sur vos genoux, et comptez trois respirations. Tendez un doigt : un bébé le serre, le lâche, l’oublie. Un autre approche à quatre pattes? Gardez une main entre les deux visages et recommencez pour deux.} {18-24m multiage|Un bol sur sa tête, le trottineur rit avant tout le monde et recommence.} {18-24m !multiage|Un bol sur sa tête, un enfant rit avant tout le monde et recommence.} {2-3a multiage|À deux ans, on} {2-3a !multiage|On} {2-3a|fait coucou derrière un linge, dix fois de suite : les yeux du bébé guettent le tissu.} {3-4a|Trop fort! Le bébé a cligné : on refait le bruit dans sa manche.} {4-5a|Un guetteur, couché à côté, annonce : « Son pied a bougé. »} {18-24m 2-3a 3-4a 4-5a !multiage 20min 30min|Un bruit ne reçoit plus de réponse? On en répète un autre au panier, plus petit, et l’on revient l’offrir.} {18-24m 2-3a 3-4a 4-5a|« Je veux le prendre! » L’enfant s’étend à plat ventre et avance un doigt à côté du vôtre, vers la petite main : au bébé de serrer, ou pas.}',
        ),
        play(
          { 30: 6 },
          'Cherchez le rire. Ce qui a reçu une réponse revient, avec une seule chose changée : plus lent, plus loin, plus bas, ou par une autre voix. {18-24m 2-3a 3-4a 4-5a|Un jouet à donner passe par votre paume; vous le posez près du bébé, qui l’attrape ou l’oublie. Les bras qui veulent porter promènent une poupée.} {!18-24m !2-3a !3-4a !4-5a|Approchez l’autre bébé, face au premier, et taisez-vous : ces deux-là ont leurs bruits à eux.} Une tête se détourne? On baisse les yeux, on souffle, on laisse venir. {si-miroir|Dressez un miroir devant le bébé : il rit à cet autre bébé, puis vous y cherche.}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          'À la deuxième tête tournée, au premier œil frotté, le jeu s’arrête, même au beau milieu. {0-18m|Vous seule soulevez le bébé; gardez-le contre vous.} {!0-18m|L’adulte du bébé le soulève et le garde dans ses bras.} La chanson revient à mi-voix, et sa fin devient « je reviendrai, c’est promis ». {18-24m 2-3a 3-4a 4-5a|Les grands envoient la main, nomment ou refont tout bas ce qui l’a fait rire, puis couchent les poupées.} {18-24m 2-3a 3-4a 4-5a si-bac-d’eau|Chacun lave d’abord, d’une débarbouillette humide, les mains de la sienne.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Donnez au bébé une seule phrase à la fois : « J’ai vu le chapeau. Encore. »',
          '{18-24m 2-3a 3-4a 4-5a|Levez trois doigts, l’un après l’autre, au-dessus de la tête du bébé : les grands voient le temps qu’il lui faut pour répondre.} {!18-24m !2-3a !3-4a !4-5a|Comptez trois respirations entre deux bruits : la réponse d’un bébé vient de loin.}',
          '{18-24m 2-3a 3-4a 4-5a|Devant deux bras tendus, dites : « Une adulte le lève. Toi, tu peux lui prêter ton doigt. »}',
          '{18-24m 2-3a 3-4a 4-5a|Remerciez celui qui s’est arrêté à temps avec la même voix que celui qui a fait rire.}',
        ],
        questionsOuvertes: [
          'Que disent ses pieds?',
          '{2-3a 3-4a 4-5a|Qu’est-ce qu’on pourrait changer pour que le bébé regarde?} {!2-3a !3-4a !4-5a|Que regardent ses yeux, maintenant?}',
          '{2-3a 3-4a 4-5a|À quoi vois-tu que le bébé en a assez?}',
        ],
      },
      vocabulaire: [
        '{18-24m 2-3a 3-4a 4-5a|le bord}{!18-24m !2-3a !3-4a !4-5a|le doigt}',
        '{18-24m 2-3a 3-4a 4-5a|prêter}{!18-24m !2-3a !3-4a !4-5a|serrer}',
        '{2-3a 3-4a 4-5a|guetter}{!2-3a !3-4a !4-5a|regarder}',
        'la réponse',
        'éclater de rire',
        'se détourner',
        'assez',
        'promis',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Un seul visage devant lui à la fois, à deux longueurs de main. Il part à quatre pattes? Le jeu s’arrête; suivez-le à portée de bras. {18-24m 2-3a 3-4a 4-5a|Les grands restent assis et lui laissent le passage.}',
        },
        {
          pour: '18-24m',
          texte:
            'Sa caresse part vite et fort. Couvrez de votre main le pied du bébé et laissez le trottineur frotter le dos de cette main : le bébé n’en reçoit que la chaleur.',
        },
        {
          pour: '2-3a',
          texte:
            'Laissez-lui refaire le même coucou tous les jours : le bébé le reconnaît, et l’enfant reçoit enfin sa réponse.',
        },
        {
          pour: '3-4a',
          texte:
            'Il répète devant sa poupée, près du panier, jusqu’à ce que son bruit soit assez petit; puis il vient au bord.',
        },
        {
          pour: '4-5a',
          texte:
            'Nommez-le guetteur : il retient trois choses qui ont fait rire et les raconte ensuite au parent du bébé.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            '{18-24m 2-3a 3-4a 4-5a|Un enfant serre fort tout ce qu’il aime? Il presse d’abord sa poupée de tous ses muscles, puis chante près du panier : le bébé cherchera d’où vient la voix.} {!18-24m !2-3a !3-4a !4-5a|Un bébé sursaute au moindre son? Faites le petit bruit sans voix : la bouche bouge, le chapeau descend, et il peut regarder.}',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, les mains qui rentrent du froid se réchauffent sous les bras avant de tendre un doigt.} {!ete|L’été, la couverture va à l’ombre dans la cour; le bébé regarde les branches, et l’on se tait avec lui.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Sursaut et larmes du bébé, vite consolées.',
          'Cheveux attrapés, doigt serré fort.',
          '{18-24m 2-3a 3-4a 4-5a|Déception d’un grand qui n’a pas eu de rire.}',
        ],
        dangersAEliminer: [
          '{18-24m 2-3a 3-4a 4-5a|Bébé soulevé, tiré ou redressé par un enfant : seule une adulte le lève, le porte, le couche.} {!18-24m !2-3a !3-4a !4-5a|Bébé qui en agrippe un autre : votre main reste entre les deux visages, et vous ouvrez ses doigts un à un.}',
          '{18-24m 2-3a 3-4a 4-5a|Enfant debout ou à genoux sur la couverture : on y vient assis ou à plat ventre, par le bord.}',
          'Linge, chapeau ou main sur le visage du bébé : on se cache soi-même, jamais lui.',
          '{18-24m 2-3a 3-4a 4-5a|Bec, doigt près de la bouche, nez qui coule : le doigt va vers la main; l’enfant enrhumé chante du bout de la pièce.}',
          '{0-18m|Adulte qui s’éloigne, même pour un nez à moucher : le bébé part avec vous, dans vos bras.}',
          '{18-24m 2-3a 3-4a 4-5a si-bac-d’eau|Bac d’eau près du bébé : il est vidé et rangé avant qu’on s’assoie à la couverture.}',
          '{si-instruments|Instrument contre une oreille : il sonne à deux longueurs de main, tout bas.}',
        ],
        supervision: 'palier1',
        allergies: ['Mains lavées après la collation : un doigt sucé par le bébé porte des traces d’aliments.'],
      },
      observation: [
        'Compétences sociales : un pied gigote, une tête se tourne; relevez ce que l’enfant continue, change ou arrête aussitôt.',
        'Compétences émotionnelles : que font ses bras, sa voix et son souffle pendant que la réponse tarde?',
        'Langage prélinguistique : par quels regards, sons ou mouvements le bébé redemande-t-il?',
      ],
      prolongements: [
        '{0-18m|Gardez la chanson pour les changements de couche : une voix connue, à côté de vous, aide le bébé à patienter.} {!0-18m|À la prochaine visite, le bébé retrouve la même chanson et le même bord de couverture.}',
        '{18-24m 2-3a 3-4a 4-5a|Un tout-petit à la maison? Confiez au parent la règle du doigt tendu et un signe que son enfant sait maintenant lire.} {!18-24m !2-3a !3-4a !4-5a|Apprenez au parent la chanson et le silence qui la suit : à la maison, il attendra lui aussi la réponse des pieds.}',
      ],
      reflexionRetroaction: [
        'Quel signe de fatigue du bébé ai-je vu trop tard?',
        'Quel élan ai-je freiné d’un non, quand un doigt tendu l’aurait accueilli?',
      ],
    },
  },
]
