import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

/** A sea that settles under a comforter, a turn as long as a basket, a box full of anger, a night in a box, and leaving home for a while. */
export const MIXED_AGES_CALM_SHARING_ANGER_AND_NIGHTS_SHEETS: readonly BankSheet[] = [
  {
    key: 'la-mer-se-calme-sous-le-doudou',
    summary:
      'Après le grand jeu, les doudous sont en bateau : genoux, serviettes et ventres font la tempête, puis la vague, puis presque rien.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['emotions-et-amitie'],
    materials: ['tissus'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, la mer est une couverture loin des jeux; des toutous lavables y naviguent, les doudous de la maison restent dedans.',
    },
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'retour au calme',
      'retourner au calme',
      'revenir au calme',
      'se calmer',
      'se calmé',
      'calmer le groupe',
      'trop excités',
      'énervés après le jeu',
      'respirer avec le ventre',
      'respiration',
      'relaxation',
      'doudou sur le ventre',
      'toutou sur le ventre',
      'calmer avec un toutou',
      'bercer un toutou',
      'doudou',
      'doudous',
      'bateaux',
    ],
    seen: [
      'il fait sauter son toutou sur ses genoux puis ralentit jusqu’à ne plus bouger',
      'elle couche son lapin sur son ventre et le regarde monter et descendre',
      'ils brassent une serviette à deux, un doudou dessus, et le font tomber',
      'ils sortent d’un jeu de course et se rentrent dedans, ça finit en larmes',
      'elle a les jambes qui gigotent encore et ne peut pas s’arrêter',
      'il serre sa couverture contre lui quand le local devient trop bruyant',
      'après la récréation, ils rentrent les joues rouges et crient plus fort que dehors',
      'juste avant la sieste, ils se couchent avec leur doudou et respirent drôle exprès',
    ],
    scenes: ['repos'],
    picture:
      'Un toutou repose sur le ventre d’une enfant couchée; deux amis en bercent un autre dans une serviette; l’éducatrice a un bébé sur les cuisses.',
    sheet: {
      titre: 'La mer se calme sous le doudou',
      observationDepart:
        'Le grand jeu est fini, mais pas dans les jambes. {2-3a 3-4a 4-5a|Les rires montent trop haut, deux fronts se cognent.} {!2-3a !3-4a !4-5a|Les pieds battent encore, les cris partent tout seuls.}',
      intentionEducative:
        'Soutenir le passage du grand jeu au repos, en donnant au corps une vague à faire, d’abord grosse, puis presque rien.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'secondaire' },
      ],
      objectifs: [
        'Passer d’un grand mouvement à un petit, à son heure.',
        '{2-3a 3-4a 4-5a|Trouver une vague avec ses genoux, ses bras ou son ventre, et la changer.}',
        'Prendre soin d’un doudou{0-18m|, ou être soi-même bercé}.',
        '{3-4a 4-5a|Voir bouger sur son ventre le souffle que l’on ne voit pas.}',
      ],
      materiel: [
        item(
          '{dedans|Doudous}{cour|Toutous lavables aux yeux brodés}',
          'un par enfant et le vôtre',
          '{dedans|Toutous lavables aux yeux brodés}{cour|Petites serviettes roulées en boule}',
        ),
        item(
          '{dedans|Tapis ou couvertures}{cour !hiver|Couvertures à dessous imperméable}{cour hiver|Tapis isolants}',
          'de quoi coucher tout le monde à un bras l’un de l’autre',
          '{dedans|Matelas minces}{cour|Tapis de jeu sur une toile}',
        ),
        item(
          '{2-3a 3-4a 4-5a|Grandes serviettes}',
          'une pour deux enfants',
          '{2-3a 3-4a 4-5a|Petites couvertures, tenues à deux}',
        ),
        optional('{dedans si-musique-douce|Musique douce, sans paroles}', 'une pièce, prête à jouer', null),
        optional(
          '{2-3a 3-4a 4-5a !0-18m si-parachute|Parachute de jeu}',
          '{2-3a 3-4a 4-5a !0-18m si-parachute|un}',
          null,
        ),
        optional(
          '{18-24m 2-3a 3-4a 4-5a si-boîtes|Boîtes de carton basses, sans agrafes}',
          '{18-24m 2-3a 3-4a 4-5a si-boîtes|une pour deux enfants}',
          null,
        ),
        optional('{si-poupées|Poupées de tissu, aux yeux brodés}', '{si-poupées|deux ou trois}', null),
        optional('{3-4a 4-5a si-instruments|Tambour ou petit instrument}', '{3-4a 4-5a si-instruments|un}', null),
        optional(
          '{dedans si-lampes-de-poche|Lampe de poche, au boîtier vissé}',
          '{dedans si-lampes-de-poche|une}',
          null,
        ),
      ],
      preparation: [
        'Guettez le bon moment : les joues sont rouges et les gestes débordent, mais personne ne pleure encore. Plus tôt, le jeu n’est pas fini.',
        '{dedans|Étendez les tapis au milieu de la place : c’est la mer. Baissez une lumière sur deux.} {cour !hiver|Étendez les couvertures loin des jeux, sur un sol plat que vous avez tâté : c’est la mer.} {cour hiver|Étendez les tapis isolants loin des jeux, sur un sol plat que vous avez tâté : c’est la mer.} {cour ete|Elle est à l’ombre, loin des guêpes.} {cour hiver|La neige dessous est tapée, à l’abri du vent.}',
        'Ôtez de chaque doudou ruban, attache-suce et cordon. {cour|Le doudou de la maison reste au sec; dehors, chaque toutou est le doudou de quelqu’un.} Personne ne prend le doudou d’un autre, même pour l’aider. {si-poupées|Qui n’a pas le sien ce jour-là embarque une poupée.}',
        '{0-18m|Votre place est au bord de la mer, assise, les jambes allongées. Le poupon commence contre votre hanche; il monte sur vos cuisses quand elles bercent doux. Ils sont plusieurs? Un seul y monte à la fois; devant les autres, votre pied fait tanguer un doudou.} {0-18m multiage|Les grosses vagues se font de l’autre côté de vos pieds.}',
        '{1adulte|Seule, restez assise : c’est votre vague à vous qui ralentit les autres.} {2adultes|À deux, l’une fait la mer, l’autre s’approche de qui bouge encore fort.}',
        '{avec-tissu|Ajoutez @materiel à la mer.} {avec-coussin|Posez @materiel au bord : c’est une île où s’accoter.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          '{!0-18m|Laissez-vous tomber assise au milieu de la mer, essoufflée pour vrai.} {0-18m|Assise, le poupon calé contre votre hanche, soufflez fort.} {dedans|Votre doudou}{cour|Votre toutou} est sur vos genoux, qui montent et descendent, vite. « Il est en bateau. Tiens-toi bien, la mer est grosse! » Il penche, il tombe à l’eau; repêchez-le. Tapotez la place à côté de vous. {18-24m 2-3a 3-4a 4-5a|Un enfant court encore? La mer l’attend.} {2-3a 3-4a 4-5a !0-18m si-parachute|Un parachute, secoué en rond, fait sauter tous les doudous; on l’abaisse peu à peu, jusqu’au sol.} {18-24m 2-3a 3-4a 4-5a si-boîtes|Une boîte basse est un bateau : on la pousse fort, le doudou dedans, puis du bout du doigt.}',
        ),
        play(
          { 10: 6, 20: 8, 30: 11 },
          'La tempête commence aussi grosse que les corps le demandent. Genoux, dos rond{2-3a 3-4a 4-5a|, serviette tenue à deux} : tout fait une vague. {0-18m|Quand vos genoux s’apaisent, le poupon est le bateau : couché sur vos cuisses, il va d’un côté, puis de l’autre.} {0-18m !multiage|Trois vagues, une pause : attendez un son ou un coup de pied pour repartir.} {18-24m|Le trottineur plie les jambes, le doudou tombe : « Plouf! » Il le remet et recommence.} {2-3a|La serviette monte, le doudou saute, on rit, on le veut encore.} {3-4a|« Mon doudou a mal au cœur. » La vague rapetisse pour lui.} {4-5a|À deux, on cherche la plus petite vague qui fait encore bouger le doudou.} {18-24m 2-3a 3-4a 4-5a !multiage 30min|Le doudou change de bateau : un pied, une épaule, un dos rond. D’où tombe-t-il le plus?} À mi-temps, ralentissez la vôtre, baissez la voix, puis taisez-vous. {dedans si-musique-douce|Une musique douce peut alors commencer, tout bas.} {18-24m 2-3a 3-4a 4-5a|Laissez les autres vagues descendre une à une.}',
        ),
        play(
          { 20: 5, 30: 9 },
          '« La mer est rentrée dans mon ventre. Regarde. » {!0-18m|À demi couchée, appuyée sur un coude, vous voyez tout le monde.} {0-18m|Restez assise, les mains libres pour le poupon.} Posez le doudou contre votre ventre, soufflez long. {18-24m 2-3a 3-4a 4-5a|Se couche qui veut; on peut aussi rester assis, le doudou contre soi.} {0-18m|Le poupon, éveillé contre votre poitrine, monte et descend avec votre souffle.} {0-18m !multiage 30min|Votre voix fait la vague, « mmm », puis s’arrête : attendez ses yeux avant la suivante.} {18-24m|Le trottineur se couche, se relève, va poser son doudou sur votre genou.} {18-24m !multiage 30min|Une vague, et rendez-le : « Encore? »} {2-3a|Le ventre pousse, le doudou roule sur le côté, on le recouche.} {3-4a|« Le mien dort presque. » On souffle moins fort pour le garder endormi.} {4-5a|Une vague longue, une courte : l’enfant en choisit une et la tient trois fois.} {2-3a 3-4a 4-5a !multiage 30min|Le doudou change de port : le ventre, la poitrine, le dos. Où monte-t-il le plus?}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 6 },
          'La mer devient plate. Dites bas, la main à plat qui monte et descend : « La mer a sauté, la mer a couru, la mer a roulé, la mer n’en peut plus. Monte, mon bateau, redescends tout doux, la mer s’est couchée tout autour de nous. » {3-4a 4-5a si-instruments|Un enfant fait la dernière vague sur l’instrument, du bout des doigts.} {10min 18-24m 2-3a 3-4a 4-5a|Se couche qui veut, son doudou sur le ventre : « Il monte encore un peu. »} {dedans si-musique-douce|S’il y a une musique, éteignez-la peu à peu.} Laissez un vrai silence. {18-24m 2-3a 3-4a 4-5a|Quand un doudou veut débarquer, son enfant le porte jusqu’à ce qui vient après. Rien ne presse le dernier.} {dedans si-lampes-de-poche|Couchée au bord de la mer, une lampe de poche est le phare : on débarque vers sa lumière.} {0-18m|Le poupon débarque dans vos bras.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Faites la tempête pour de bon avant de la baisser : une mer calmée trop vite ne calme personne.',
          'Parlez au bateau, pas à l’enfant : « Petit bateau, ça brasse encore, hein? »',
          'Posez la main près d’un dos, et laissez le dos venir à elle ou non.',
          '{0-18m|Regardez les poings du poupon : ouverts, la vague est bonne; fermés, elle est trop grosse.}',
        ],
        questionsOuvertes: [
          'Qu’est-ce qu’il aime, ton doudou, comme vague?',
          '{2-3a 3-4a 4-5a|Où la sens-tu, la mer, dans ton corps?}',
          '{3-4a 4-5a|Comment fait-on la plus petite vague?}',
          'De quoi a-t-il besoin pour débarquer?',
        ],
      },
      vocabulaire: ['la vague', 'la tempête', 'le bateau', 'ça brasse', 'souffler', 'le ventre', 'plat', 'débarquer'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Une main sous la nuque s’il est tout petit, l’autre sur son ventre, bercez le poupon de côté. S’il détourne les yeux, la mer a assez bougé.',
        },
        {
          pour: '18-24m',
          texte:
            'Deux mots, deux vagues : « gros » avec les jambes, « doux » avec la main. Refaites celle qu’il demande.',
        },
        {
          pour: '2-3a',
          texte: 'Prenez un bout de sa serviette : vous êtes deux à tenir, et votre bout ralentit le premier.',
        },
        {
          pour: '3-4a',
          texte: 'L’enfant raconte où va le bateau. Chaque pays a sa mer; celui du dodo arrive à la fin.',
        },
        {
          pour: '4-5a',
          texte:
            'Offrez-lui le port : debout au bord de la mer, il accueille à voix basse ceux qui débarquent, ou il reste en mer le dernier.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Un enfant ne supporte pas d’être couché? Le dos appuyé, le doudou sur les cuisses ou sur la tablette du fauteuil, l’avant-bras fait la vague. Il lui faut du poids? Vos deux mains, larges et fermes, sur ses jambes, s’il le veut, et seulement le temps qu’il le veut.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!ete|L’été, dans la cour, la mer se déplace à l’ombre, et les orteils nus font les vaguelettes.} {!hiver|L’hiver, dans la cour, la vague passe à travers l’habit de neige : le toutou bouge quand même.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Doudou qui vole trop loin.', 'Enfant qui repart, puis revient.', 'Larmes de fatigue.'],
        dangersAEliminer: [
          '{0-18m 18-24m|Doudou ou tissu sur un visage : ôtez-le aussitôt; il se pose sur le ventre, les jambes ou dans la main.}',
          '{0-18m|Poupon secoué ou lancé : vos cuisses le bercent de côté, votre main ne le quitte pas.}',
          '{0-18m|Poupon qui s’endort : sur le dos, seul dans son lit, sans doudou ni tissu.}',
          '{2-3a 3-4a 4-5a|Enfant couché dans une serviette que l’on soulève : elle porte des doudous, et rien d’autre.}',
          'Cordon, ruban ou attache-suce : ôtés avant que le doudou prenne la mer.',
          'Enfant retenu en mer ou souffle exigé : on reste près de la mer, on y entre quand on veut.',
          '{cour hiver|Dos et mains qui refroidissent : touchez les nuques après quelques minutes, et débarquez dès que l’une d’elles fraîchit.}',
          '{2-3a 3-4a 4-5a !0-18m si-parachute|Enfant sous le parachute ou enroulé dedans : on le tient par le bord, et il porte des doudous, rien d’autre.}',
          '{dedans si-lampes-de-poche|Lumière dans les yeux : la lampe est couchée, tournée vers le mur, et vous seule y touchez.}',
        ],
        supervision: 'palier1',
        allergies: [
          '{dedans|Doudous et toutous lavés sans parfum; un doudou ne sert qu’à son propriétaire.} {cour|Toutous lavés sans parfum, un par enfant.} Asthme : après une course, la pompe est dans votre poche; une toux ou un souffle qui siffle passe avant la mer.',
        ],
      },
      observation: [
        'Compétences émotionnelles : du dernier cri au premier soupir, par quoi l’enfant est-il passé?',
        'Schéma corporel : avec quelle partie de lui fait-il sa vague, et laquelle reste en tempête?',
        'Tempérament : notez la grosseur de mer qui lui fait du bien, et le signe qui dit assez.',
      ],
      prolongements: [
        '{2-3a 3-4a 4-5a|Demain, c’est peut-être un enfant qui lancera, en plein jeu : « La mer est grosse! » Suivez-le.} {!2-3a !3-4a !4-5a|Demain, soufflez fort et levez les genoux : qui s’approche, qui cherche déjà le doudou?}',
        'Décrivez au parent la vague préférée de son enfant : le soir, ils la refont sur deux genoux.',
      ],
      reflexionRetroaction: [
        'Ma propre voix était-elle en tempête, ou déjà au port?',
        'Pour qui suis-je arrivée trop tard avec la mer, et à quoi l’aurais-je vu venir?',
      ],
    },
  },
  {
    key: 'quand-le-panier-sera-vide',
    summary:
      'Un seul tambour! Pendant que l’un frappe, les autres vident un panier à leur vitesse; le dernier bas tombé, le tambour change de mains.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_COGNITIVE'],
    themes: ['emotions-et-amitie', 'sons-et-silence'],
    materials: ['instruments-de-musique', 'tissus'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, le tambour résonne plus loin : éloignez les paniers de huit pas, sur un sol plat et sec.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'partager',
      'partage',
      'apprendre à partager',
      'ne veut pas partager',
      'prêter',
      'prêter ses jouets',
      'attendre son tour',
      'atendre son tour',
      'chacun son tour',
      'tour de rôle',
      'un seul jouet pour tous',
      'il arrache les jouets',
      'c’est à moi',
      'musique',
      'patience',
    ],
    seen: [
      'elle tape sur le bac comme sur un gros tambour et veut pas arrêter',
      'ils prennent les bas un à un dans un panier et les portent à l’autre',
      'il danse pendant que son ami joue et regarde combien il en reste',
      'ils pleurent tous pour la même caisse, il n’y en a rien qu’une',
      'elle attend en tapant du pied et demande sans arrêt c’est quand, tantôt',
      'il se cramponne au jouet et refuse de le laisser quand son temps finit',
      'ce matin, un gros seau faisait boum et la file d’attente a tourné à la chicane',
      'dans le local, ils trouvent interminable d’attendre une affaire qu’ils ne voient pas finir',
    ],
    scenes: ['chicane', 'taper-bruit', 'remplir-vider'],
    picture:
      'Une enfant frappe sur un bac retourné, un ami assis tout près y pose les paumes; deux autres portent des bas roulés d’un panier à l’autre, près de l’éducatrice.',
    sheet: {
      titre: 'Quand le panier sera vide',
      observationDepart:
        'Un seul bac faisait boum, et tout le monde le voulait. {3-4a 4-5a|« C’est quand, tantôt? » demandait un enfant, les mains derrière le dos.} {!3-4a !4-5a|Deux mains frappaient, deux autres tiraient, et quelqu’un pleurait.}',
      intentionEducative:
        '{0-18m !18-24m !2-3a !3-4a !4-5a|Permettre au poupon de frapper, d’entendre l’autre frapper, et de voir le tambour revenir.} {18-24m 2-3a 3-4a 4-5a|Permettre à chacun de voir, de toucher et de faire avancer le temps qui le sépare de son tour.}',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'principal' },
        { domaine: 'cognitif', composante: 'Éveil aux mathématiques', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'secondaire' },
      ],
      objectifs: [
        '{0-18m !18-24m !2-3a !3-4a !4-5a|Frapper, s’arrêter, entendre un autre frapper.} {18-24m 2-3a 3-4a 4-5a|Attendre en faisant quelque chose qui rapproche le tour.}',
        'Laisser le tambour à un autre, et le voir revenir.',
        '{30min 45min 18-24m 2-3a 3-4a 4-5a|Prêter, ou dire « pas maintenant ».}',
        '{3-4a 4-5a|S’entendre sur la longueur d’un tour.}',
      ],
      materiel: [
        item(
          'Tambour : grand bac de plastique solide, vide, retourné',
          'un seul',
          'Grosse boîte de carton, sans agrafes',
        ),
        item('Paniers bas et mous, sans cordon', 'deux', 'Boîtes de carton basses, sans agrafes'),
        item(
          'Paires de bas roulées, plus grosses qu’un poing d’adulte',
          'douze{0-18m|, et deux à changer par poupon}',
          'Balles de tissu',
        ),
        item(
          '{18-24m 2-3a 3-4a 4-5a|Petit tapis}{cour 18-24m 2-3a 3-4a 4-5a| sec et isolant}{18-24m 2-3a 3-4a 4-5a|, la place du suivant}{0-18m !18-24m !2-3a !3-4a !4-5a|Petit tapis, pour adoucir le boum}',
          '{18-24m 2-3a 3-4a 4-5a|un, et un autre pour adoucir le boum}{0-18m !18-24m !2-3a !3-4a !4-5a|un}',
          'Serviette pliée en quatre',
        ),
        item(
          '{0-18m|Couverture épaisse, le coin des poupons}',
          '{0-18m|une}{0-18m cour|, sur un tapis de mousse}',
          '{0-18m|Tapis de jeu}',
        ),
        item(
          '{30min 45min|Carrés de tissu de couleurs différentes, larges comme une taie}',
          'un par enfant et le vôtre',
          '{30min 45min|Linges à vaisselle}',
        ),
        optional('{18-24m 2-3a 3-4a 4-5a si-cônes|Cônes souples}', '{18-24m 2-3a 3-4a 4-5a si-cônes|deux}', null),
        optional('{18-24m 2-3a 3-4a 4-5a si-toutous|Toutou lavable}', '{18-24m 2-3a 3-4a 4-5a si-toutous|un}', null),
        optional(
          '{18-24m 2-3a 3-4a 4-5a si-gros-camions|Gros camion à benne}',
          '{18-24m 2-3a 3-4a 4-5a si-gros-camions|un}',
          null,
        ),
        optional(
          '{3-4a 4-5a si-sabliers si-minuteries|Sablier incassable ou minuterie}',
          '{3-4a 4-5a si-sabliers si-minuteries|un, gardé par vous}',
          null,
        ),
      ],
      preparation: [
        'Retournez le bac, tapez dessus de toutes vos forces : il ne fend pas et ne bascule pas. {dedans|Le bruit traverse-t-il un mur derrière lequel un enfant dort? Remettez le jeu à plus tard.}',
        '{0-18m !18-24m !2-3a !3-4a !4-5a|Gardez le panier de bas contre vous, le vide au bord de la couverture.} {18-24m 2-3a 3-4a 4-5a|Placez un panier plein de bas et un panier vide de part et d’autre du tambour,} {dedans 18-24m 2-3a 3-4a 4-5a|à quatre pas}{cour 18-24m 2-3a 3-4a 4-5a|à huit pas} {18-24m 2-3a 3-4a 4-5a|l’un de l’autre. Le chemin passe devant le tambour, jamais derrière.} {18-24m 2-3a 3-4a 4-5a si-cônes|Deux cônes souples, devant le tambour, tiennent les porteurs à un pas de qui frappe.} {0-18m|Derrière le bac, à un pas, étendez la couverture des poupons; à leur tour, vous pousserez le bac jusqu’à leurs pieds.} {cour hiver 0-18m|Poupons en habit de neige : par temps froid, rentrez après vingt minutes, où qu’en soit le jeu; au seuil que votre milieu fixe pour eux, jouez dedans.}',
        '{18-24m 2-3a 3-4a 4-5a|Posez un petit tapis contre le tambour : c’est la place du suivant, la seule. Celui qui s’y assoit sera le prochain.} {18-24m 2-3a 3-4a 4-5a si-toutous|Un toutou y attend avec lui : on le serre quand les mains ont trop hâte.} {cour hiver 18-24m 2-3a 3-4a 4-5a|Les mitaines restent aux mains : le boum est plus sourd.}',
        '{18-24m multiage|Pour le trottineur, trois bas font un tour : quand c’est à lui, mettez les autres de côté.} {18-24m !multiage|Chez les trottineurs, un bas par porteur fait un tour : mettez les autres de côté.} {0-18m|Pour le poupon, un seul bas fait un tour : il va au panier, et c’est fini. Pendant ce tour, un tapis posé sur le bac adoucit le boum.}',
        '{0-18m !18-24m !2-3a !3-4a !4-5a 1adulte|Seule, assoyez-vous au milieu : tous les pieds sont à portée du bac que vous poussez.} {1adulte 18-24m 2-3a 3-4a 4-5a|Seule, assoyez-vous près de la place du suivant : c’est là que ça pousse.} {2adultes 18-24m 2-3a 3-4a 4-5a|À deux, l’une est près du suivant, l’autre porte des bas.}',
        '{avec-contenant|Remplacez un panier par @materiel.} {avec-tissu|Couvrez de @materiel le panier plein : la main cherche les bas dessous.} {avec-coussin 18-24m 2-3a 3-4a 4-5a|La place du suivant se fait avec @materiel.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4, 45: 5 },
          '{0-18m !18-24m !2-3a !3-4a !4-5a|Frappez le bac des deux mains, avec gourmandise : « Boum! Boum! » Arrêtez, les mains en l’air; un regard, un son, et ça reprend. Levez un bas bien haut et laissez-le tomber dans le panier vide : « Fini, mon tour. » Poussez le bac jusqu’aux pieds d’un poupon : « À toi. »} {18-24m 2-3a 3-4a 4-5a|Frappez le bac des deux mains, avec gourmandise. « Boum! Il y en a juste un. Moi, je le veux. Toi aussi. » Invitez un enfant sur le petit tapis : « Ici, c’est la place du suivant. » Montrez le panier plein. « Mon tour dure ça. » Demandez qu’on vide le panier dans l’autre, un bas à la fois.} {18-24m 2-3a 3-4a 4-5a si-gros-camions|Un gros camion, poussé à genoux, en livre un par voyage.} {0-18m multiage|Donnez un bas au poupon : quand il l’échappe, on le porte au panier.} {18-24m 2-3a 3-4a 4-5a|Frappez tant qu’il reste des bas. Le dernier tombe : levez les deux mains. « Panier vide. Je le laisse. » Poussez-vous, et laissez le tambour à l’enfant assis à la place du suivant.}',
        ),
        play(
          { 10: 6, 20: 13, 30: 11, 45: 13 },
          '{0-18m !18-24m !2-3a !3-4a !4-5a|Le bac va de l’un à l’autre. Couché, on le bat des talons; assis, on le claque; à quatre pattes, on y pose une main et l’on tape. Frappez d’abord avec lui, puis taisez-vous : c’est lui qu’on entend. Levez le bas : « Encore un boum… » Il tombe, et le bac glisse chez le voisin. Un visage se plisse? Un autre bas, un autre tour. Autour, des mains vident le panier, le remplissent, le vident.} {18-24m 2-3a 3-4a 4-5a|L’un frappe, le suivant sent le boum dans ses paumes, les autres portent; on va, on danse, on revient. Panier vide? Le plein est maintenant en face, et le tour d’après part de là.} {0-18m multiage|Le poupon échappe un bas, on le porte au panier. À son tour, ses pieds font boum le temps d’un bas.} {18-24m|Le trottineur frappe deux coups, voit passer un bas, le suit : son tour peut finir là.} {2-3a|« Encore moi! » La place du suivant est là, si elle est libre.} {3-4a|Les porteurs se pressent, celui qui frappe proteste : « Pas si vite! » Devenu porteur, il se presse aussi.} {4-5a|« Il en reste quatre. » On invente un tour long, un bas sur la tête, ou un tour éclair.} {18-24m 2-3a 3-4a 4-5a|Une main arrache? « Le panier n’est pas vide. Viens le vider avec moi. »}',
        ),
        play(
          { 30: 10, 45: 10 },
          '{0-18m !18-24m !2-3a !3-4a !4-5a|Posez un carré sur le bac : le boum devient sourd. Ôtez-le : le boum revient. Donnez un carré à chacun; on le froisse, on le secoue, on le goûte. Cachez un bas sous le vôtre, un bout dehors : qui tire le trouve. Un carré vous est donné? Dites merci et rendez-le : « Ça revient. »} {18-24m 2-3a 3-4a 4-5a|Donnez à chacun son carré : il est à lui. On l’étend, on s’y} {dedans 18-24m 2-3a 3-4a 4-5a|couche}{cour 18-24m 2-3a 3-4a 4-5a|assoit}{18-24m 2-3a 3-4a 4-5a|, on le fait voler. Demandez la première : « Tu me le prêtes jusqu’au panier vide? » Qui prête porte les bas. Un non est un vrai non : demandez ailleurs.} {0-18m|Tendez un coin de carré au poupon : il tire, lâchez tout; ouvrez la main, il le rend ou le garde.} {18-24m|Le trottineur tend le sien, le reprend aussitôt, le tend encore : c’est tout le jeu.} {2-3a|« À moi! » Le carré reste sous les fesses, mais un coin dépasse : on peut y toucher.} {3-4a|On prête le sien contre un autre, pour voir.} {4-5a|L’enfant aux trois carrés emprunte encore, et se rappelle à qui va chacun.} {18-24m 2-3a 3-4a 4-5a|Au dernier bas, tous les carrés rentrent chez eux. « Prêter, c’est quand ça revient. »}',
        ),
        play(
          { 45: 10 },
          '{0-18m !18-24m !2-3a !3-4a !4-5a|« Et si on était deux? » Le bac entre deux poupons, des pieds d’un côté, des paumes de l’autre : chacun sent ce que l’autre frappe. Copiez leurs coups, l’un après l’autre. Puis une pluie de vos doigts sur le bac, et le silence : attendez le premier qui tape. Les yeux s’en vont ailleurs? Arrêtez là : la suite se joue après la sieste.} {18-24m 2-3a 3-4a 4-5a|« Et si on était deux? » Faites de la place d’un côté du bac.} {0-18m multiage|Assis contre vous, le poupon donne un coup; on le lui rend, et il en donne un deuxième.} {18-24m|Le trottineur frappe quand l’autre frappe, puis le regarde.} {2-3a|Les mains se touchent, on rit, on se tasse un peu.} {3-4a|L’un fait la pluie, l’autre le tonnerre.} {3-4a 4-5a|Le plus grand copie le coup du plus petit, et le petit s’en aperçoit.} {4-5a|Une question, une réponse : trois coups, trois coups. Qui change le premier?} {!3-4a !4-5a 18-24m 2-3a|Copiez le coup de chacun, une paume après l’autre.} {18-24m 2-3a 3-4a 4-5a|Qui veut le tambour pour lui seul le dit ou le montre; le panier compte encore.}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5, 45: 7 },
          'Annoncez le dernier panier. {3-4a 4-5a si-sabliers si-minuteries|Mettez en marche le sablier ou la minuterie : le panier sera-t-il vide au même moment?} Videz-le ensemble, très lentement, un bas à la fois et plus de bruit du tout. Puis le tambour fait le tour : un coup, le plus doux, et on le pousse vers quelqu’un. {0-18m|Chez le poupon, le coup se donne du bout de son pied.} « Tiens, c’est à toi. » Retournez le bac et laissez-y tomber les bas : il n’a plus de voix. Dites ce que vous avez vu revenir : un tour, un ami{30min 45min|, un carré}.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Dites où en est le panier : « Encore deux. Encore un. » La fin ne surprend personne.{0-18m| Au poupon, montrez le bas avant de le laisser tomber.}',
          'Restez tout près de celui qui cède le tambour : c’est là qu’il a besoin de vous.',
          '{18-24m 2-3a 3-4a 4-5a|Avouez-le, à la place du suivant : « C’est long. J’ai les mains qui ont hâte. »}',
          '{0-18m !18-24m !2-3a !3-4a !4-5a 30min 45min|Un carré serré contre un ventre veut dire « pas maintenant » : souriez, et demandez ailleurs.} {30min 45min 18-24m 2-3a 3-4a 4-5a|Acceptez un « pas maintenant » avec un vrai sourire : les enfants apprendront à le recevoir de vous.}',
        ],
        questionsOuvertes: [
          '{0-18m !18-24m !2-3a !3-4a !4-5a|Qui fait boum?} {18-24m 2-3a 3-4a 4-5a|Combien en reste-t-il?}',
          '{0-18m !18-24m !2-3a !3-4a !4-5a|Où s’en va le tambour?} {18-24m 2-3a 3-4a 4-5a|Que fais-tu de tes mains en attendant?}',
          '{3-4a 4-5a|À quelle vitesse voudrais-tu qu’on porte, quand c’est toi qui frappes?}',
          '{30min 45min|À qui est-ce que ça revient?}',
        ],
      },
      vocabulaire: [
        'mon tour',
        'ton tour',
        '{18-24m 2-3a 3-4a 4-5a|le suivant}',
        'attendre',
        'vide',
        'encore un',
        '{30min 45min|prêter}',
        '{30min 45min|pas maintenant}',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Assis entre vos genoux, les pieds à plat contre le bac, il sent frapper l’ami : « À lui. » À son tour, dites « à toi » et frappez avec lui, ses paumes sous les vôtres. Le bas tombe au panier, vous levez ses mains. Il rechigne? Un autre bas, un autre tour.',
        },
        {
          pour: '18-24m',
          texte:
            '{multiage|Trois bas}{!multiage|Un bas chacun}, un tour, et aussitôt une autre chance. Portez avec lui : attendre assis n’est pas de son âge.',
        },
        {
          pour: '2-3a',
          texte: 'Mettez un bas dans sa main pendant l’attente : son tour avance quand il le lâche dans le panier.',
        },
        {
          pour: '3-4a',
          texte:
            'Laissez-le fixer son tour avant de frapper : plein panier, ou la moitié? Il tient parole ou il en reparle.',
        },
        {
          pour: '4-5a',
          texte:
            'Les enfants cherchent autre chose qu’un panier pour mesurer un tour : une chanson, dix pas, un tissu qui retombe. On compare.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            '{0-18m !18-24m !2-3a !3-4a !4-5a|Le boum blesse une oreille? On frappe sur le tapis, posé sur le bac. Un poupon bouge peu? Ses paumes restent à plat sur le bac, et le boum lui vient dans les mains.} {18-24m 2-3a 3-4a 4-5a|Le boum blesse une oreille? On frappe sur le second tapis, posé sur le bac. En fauteuil, l’enfant tient le panier vide sur ses genoux : c’est chez lui que le tour finit, et il le crie ou lève la main.}',
        },
        {
          pour: 'autre_saison',
          texte:
            '{0-18m !18-24m !2-3a !3-4a !4-5a dedans|Les jours doux, dans la cour et à l’ombre, on écoute jusqu’où va le boum.} {0-18m !18-24m !2-3a !3-4a !4-5a cour|Les jours froids, le tambour rentre : mains nues, le boum est plus fort.} {!ete 18-24m 2-3a 3-4a 4-5a|L’été, dans la cour, le tour se mesure en débarbouillettes mouillées et tordues, portées d’un panier à l’autre.} {!hiver 18-24m 2-3a 3-4a 4-5a|L’hiver, dans la cour, le tour se mesure en boules de neige molle, et les mitaines frappent.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Cris, larmes, tour mal fini.',
          '{18-24m 2-3a 3-4a 4-5a|Porteurs qui se cognent.}',
          'Bac qui fait sursauter.',
        ],
        dangersAEliminer: [
          '{0-18m !18-24m !2-3a !3-4a !4-5a|Main tirée, morsure qui vient : votre main s’ouvre entre les deux, et un bas arrive à chacun.} {18-24m 2-3a 3-4a 4-5a|Main tirée, morsure qui vient : votre genou est entre le tambour et la place du suivant.}',
          'Objet dur pour frapper : on frappe avec les mains.',
          'Enfant debout sur le bac ou bac sur une tête : il reste au sol, et l’on joue à genoux. {0-18m|Un poupon couché a les pieds vers le bac, jamais la tête; il sursaute ou pleure? Reculez-le contre vous.}',
          'Oreille collée au bac pendant qu’on frappe : les paumes écoutent, la tête reste droite.',
          '{30min 45min|Tissu noué au cou, tiré à deux au-dessus d’un visage, ou étalé où l’on marche : il se tient à la main ou s’étend à l’écart.} {30min 45min 0-18m|Sur le visage d’un poupon, ôtez-le aussitôt.}',
          '{cour 18-24m 2-3a 3-4a 4-5a|Sol mouillé ou glacé entre les paniers : changez de chemin.} {cour ete|Soleil : tout le jeu est à l’ombre, chapeau sur la tête.} {cour hiver 0-18m|Froid : dès qu’un poupon refroidit, tout le groupe rentre.}',
          '{0-18m multiage|Pied pressé, bas lancé près d’un poupon : on vient au pas, et le bas se donne de la main à la main.} {0-18m|Bas mouillé de salive : il sort du panier.}',
          'Enfant obligé de prêter ou de dire pardon : on rend l’objet, on reste à côté, c’est assez.',
          '{18-24m 2-3a 3-4a 4-5a si-gros-camions|Camion poussé en courant, ou laissé sous un pied : on le pousse à genoux et on le gare au panier.}',
        ],
        supervision: 'palier2',
        allergies: ['Bac lavé, sans reste de collation ni de produit; bas et tissus lavés sans parfum.'],
      },
      observation: [
        'Compétences sociales : racontez le passage du tambour, de la main qui frappe à celle qui reçoit.',
        '{0-18m !18-24m !2-3a !3-4a !4-5a|Éveil aux mathématiques : que fait-il quand le bas se lève et va tomber?} {18-24m 2-3a 3-4a 4-5a|Éveil aux mathématiques : sur quoi l’enfant s’appuie-t-il pour savoir que son tour approche?}',
        'Compétences émotionnelles : relevez ce qu’il fait de sa hâte, des pieds, des mains ou de la voix.',
      ],
      prolongements: [
        '{0-18m !18-24m !2-3a !3-4a !4-5a|Laissez le bac retourné au bord du tapis : qui passe à quatre pattes y tape un coup.} {18-24m 2-3a 3-4a 4-5a|Gardez un panier et trois bas près du jouet le plus disputé de la semaine : les enfants s’en serviront avant vous.}',
        '{0-18m !18-24m !2-3a !3-4a !4-5a|Montrez au parent : un coup sur la table, on attend le sien, on répond.} {18-24m 2-3a 3-4a 4-5a|Un parent peut l’essayer pour le bain ou la tablette : à la maison, le tour dure un panier de débarbouillettes à vider ensemble.}',
      ],
      reflexionRetroaction: [
        'Ai-je rallongé ou coupé un tour parce que cela m’arrangeait?',
        'Quel non ai-je eu du mal à accepter, et de qui?',
      ],
    },
  },
  {
    key: 'la-boite-est-pleine-de-grrr',
    summary:
      'Bourrée de linges, la boîte gronde : on tire, ça résiste, ça sort en grognant. Puis on cherche ce qui lui fait du bien, et à nous aussi.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['emotions-et-amitie'],
    materials: ['cartons-et-boites', 'tissus'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, la boîte se cale contre un mur, sur une toile sèche, et la colère peut crier plus fort.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'colère',
      'colères',
      'grosse colère',
      'crise de colère',
      'faire une crise',
      'fâché',
      'il est faché',
      'frustré',
      'émotions',
      'émotion',
      'les émotions',
      'gérer ses émotions',
      'lance les jouets',
      'coin doux',
      'cris',
      'se défouler',
    ],
    seen: [
      'il tire de toutes ses forces sur un linge coincé et tombe assis',
      'elle bourre la boîte de guenilles jusqu’à ce que plus rien ne rentre',
      'ils garrochent leurs chiffons dans le coin en criant ha',
      'il serre les poings et jure qu’il n’est pas fâché',
      'elle a démoli la tour de son ami puis s’est mise à hurler',
      'ils ont chacun leur raison de bouder et veulent la dire tout haut',
      'après la chicane de ce matin, ça grondait des dents et ça lançait des blocs',
      'au vestiaire, sa fermeture éclair coince et il explose d’un coup',
    ],
    scenes: ['colere', 'tirer', 'lancer'],
    picture:
      'À genoux, un enfant tire un linge rouge d’une boîte qu’une amie retient dans ses bras; une petite est assise dans un nid de linges, un bébé avec l’éducatrice.',
    sheet: {
      titre: 'La boîte est pleine de grrr',
      observationDepart:
        'Un bloc a volé, puis un cri. {2-3a 3-4a 4-5a|« Chus pas fâché! » disait un enfant, les poings durs et les joues rouges.} {!2-3a !3-4a !4-5a|Le petit dos s’est raidi, le visage est devenu rouge, et rien n’y faisait.}',
      intentionEducative:
        'Permettre à chacun de sentir, dans ses bras et sa voix, une colère qui déborde{!10min|, se vide et se console}{10min| et qui se vide}.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Tirer, serrer, lâcher, avec la voix qui va avec.',
        '{2-3a 3-4a 4-5a|Donner un nom à ce qui remplit la boîte.}',
        '{!10min|Essayer ce qui fait du bien après, et le garder ou non.}{10min|Sentir, la main sur la poitrine, que le calme revient.}',
        '{3-4a 4-5a !10min|Offrir à un autre ce qu’il veut, et non ce qu’on aimerait.}',
      ],
      materiel: [
        item(
          'Grosses boîtes de carton fermées, sans agrafes, percées de quatre trous où passe un bras mais pas une tête',
          'deux, aux bords de trous couverts de ruban-cache',
          'Bacs bas, les linges coincés sous un gros coussin',
        ),
        item(
          'Linges de toutes les grosseurs, de la débarbouillette à la serviette, sans frange ni cordon',
          'trente, quinze par boîte',
          'Taies, morceaux de drap',
        ),
        item(
          'Gros coussins lavables',
          '{!10min|quatre}{10min|deux}',
          '{dedans|Couvertures roulées} {cour|Sacs de couchage fermés et roulés}',
        ),
        optional(
          '{dedans 18-24m 2-3a 3-4a 4-5a si-miroir|Miroir incassable, fixé au mur à leur hauteur}',
          'un, près d’une boîte',
          null,
        ),
        item('{cour|Toile à dessous imperméable}', 'une, sous tout le jeu', 'Bâche et vieille couverture'),
        item('{cour hiver|Tapis isolants}', 'deux', 'Couvertures épaisses doublées'),
        optional(
          '{!10min 3-4a 4-5a si-brillants|Bouteilles d’eau et de brillants : des bouteilles vides de plastique, vissées et collées par vous}',
          'une pour trois enfants',
          null,
        ),
        optional(
          '{dedans 0-18m !18-24m !2-3a !3-4a !4-5a si-miroir|Miroir incassable, fixé au mur au ras du sol}',
          '{dedans 0-18m !18-24m !2-3a !3-4a !4-5a si-miroir|un}',
          null,
        ),
        optional('{2-3a 3-4a 4-5a si-tambours|Tambour ou maracas}', '{2-3a 3-4a 4-5a si-tambours|un}', null),
        optional(
          '{18-24m 2-3a 3-4a 4-5a si-balles|Balles molles, plus grosses que le poing}',
          '{18-24m 2-3a 3-4a 4-5a si-balles|une par enfant}',
          null,
        ),
        optional(
          '{2-3a 3-4a 4-5a si-papier|Feuilles de papier brouillon}',
          '{2-3a 3-4a 4-5a si-papier|deux par enfant}',
          null,
        ),
        optional(
          '{3-4a 4-5a !0-18m !18-24m si-images si-photos|Images ou photos de visages}',
          '{3-4a 4-5a !0-18m !18-24m si-images si-photos|six}',
          null,
        ),
        optional('{18-24m 2-3a 3-4a 4-5a si-toutous|Toutou lavable}', '{18-24m 2-3a 3-4a 4-5a si-toutous|un}', null),
      ],
      preparation: [
        'Bourrez les boîtes par les trous, les petits linges d’abord. Laissez dépasser quelques coins.',
        'Tirez assise sur un coin : le linge résiste, puis vient. Il ne vient pas du tout? Ôtez-en.',
        'Calez une boîte entre vos jambes, l’autre {dedans|dans un coin de la pièce}{cour|contre un mur}, un coussin de chaque côté. {18-24m 2-3a 3-4a 4-5a|Gardez libre, devant vous, un coin où lancer les linges.} {18-24m 2-3a 3-4a 4-5a si-balles|Entre deux linges, on y lance une balle molle, en grondant.} {2-3a 3-4a 4-5a si-papier|On y lance aussi des feuilles, chiffonnées en boule à deux mains.} {cour ete|Tout est à l’ombre.} {cour hiver|Les tapis isolants sont devant les trous, et l’on tire en mitaines.}',
        'Choisissez une heure sans orage : ni la faim, ni la fatigue, ni une chicane encore chaude.',
        '{0-18m|Le poupon est contre votre hanche, devant un trou bas à lui; on ne tire pas au-dessus de sa tête.} {1adulte|Seule, restez à votre boîte et tournez l’autre vers vous.} {2adultes|À deux, chacune retient une boîte.}',
        '{avec-tissu|Bourrez aussi @materiel.} {avec-coussin !10min|Gardez @materiel pour le nid.} {avec-coussin 10min|Calez aussi les boîtes avec @materiel.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4, 45: 5 },
          'La boîte entre les jambes, poussez-y un linge de plus, à deux mains. {0-18m 18-24m 2-3a 3-4a|« Le bas qui tourne. La tour tombée. Pas de banane. Y en a trop! »} {!0-18m !18-24m !2-3a !3-4a|« J’ai perdu au jeu. La tour est tombée. C’est pas juste. Y en a trop! »} Serrez les genoux : elle tremble, elle gronde de votre gorge. Attrapez un coin, tirez : « Grrrrr… ha! » Le linge est dehors. « Un de moins. » Soufflez, et tournez un trou vers les enfants. {dedans 0-18m !18-24m !2-3a !3-4a !4-5a si-miroir|Au miroir fixé bas, refaites les deux visages, celui qui gronde, celui qui souffle, et attendez celui du poupon.} {2-3a 3-4a 4-5a si-tambours|Un tambour ou un maraca gronde avec la boîte; quand vous soufflez, une paume étouffe le son.}',
        ),
        play(
          { 10: 5, 20: 8, 30: 11, 45: 12 },
          'Assis ou à genoux, on tire, on gronde. {18-24m 2-3a 3-4a 4-5a|On lance vers le coin libre, on rebourre.} {0-18m|Le poupon tient un coin, tire, s’étonne de ce qui vient; grondez bas, avec sa main.} {0-18m !multiage !20min|Deux grondements, un silence : attendez ses yeux avant le troisième. Le linge va à sa bouche? Faites-en dépasser un autre juste devant, et secouez-le. Ensuite, offrez une serviette, puis une débarbouillette : l’une traîne, l’autre jaillit. Il tourne la tête? La boîte se tait.} {18-24m|Le trottineur tire des deux bras, tombe assis, pousse le linge dans le trou : il ressort.} {2-3a|« Va-t’en! » Le linge est lancé, rapporté, lancé encore.} {3-4a|Chaque linge a son nom : « Ça, c’est ma pelle que tu as prise. »} {4-5a|On bourre si dur qu’il faut être deux à tirer.} {3-4a 4-5a !0-18m !18-24m si-images si-photos|Une image de visage, pliée dans un linge, sort avec lui : fâché ou déçu? On l’imite.} {!0-18m !18-24m !2-3a !3-4a|Chaque linge a son histoire : « Lui, c’est quand j’ai perdu. »} {2-3a 3-4a 4-5a|Quelqu’un retient la boîte à pleins bras : « Je te tiens, vas-y. »} {dedans 18-24m 2-3a 3-4a 4-5a si-miroir|Avec un miroir, on s’y tourne entre deux linges : voilà le visage qui gronde, puis celui qui souffle.} {18-24m 2-3a 3-4a 4-5a !multiage 30min 45min|« Chut, elle dort. » On tire sans la réveiller… puis un grand « grrr! »}',
        ),
        play(
          { 20: 5, 30: 10, 45: 11 },
          'La boîte est vide, mais elle tremble encore. « Qu’est-ce qui lui ferait du bien? » Faites un nid des linges et des coussins, sauf un linge qui pend d’un trou : soufflez dessus. {3-4a 4-5a si-brillants|À trois par bouteille d’eau et de brillants, on secoue très fort, on la pose : la tempête tombe au fond.} {!0-18m 2-3a 3-4a 4-5a|Assise, les bras libres, prêtez votre dos à un dos qui veut pousser.} {0-18m multiage|Calez un coussin au mur pour le dos qui veut pousser.} {0-18m|Le poupon s’appuie au nid, contre vous; une paume sur son dos, ou pas de paume.} {0-18m !multiage 30min 45min|Soufflez sur sa main, puis sur son pied : tend-il l’autre? Cachez un linge sous le coussin, un bout dehors : il tire.} {18-24m|Le trottineur entre dans le nid, en sort, y tire son linge.} {18-24m !multiage 30min 45min|Gros souffle, petit souffle : le linge s’envole, on va le chercher, on revient.} {2-3a|Le dos contre un coussin calé au mur, on pousse des deux talons : « Encore plus fort! »} {3-4a|Le linge s’envole d’un gros souffle, puis d’un petit.} {3-4a 4-5a|« Tout seul ou avec moi? » On le demande à la boîte, puis à un ami.}',
        ),
        play(
          { 45: 9 },
          'Rebourrez les boîtes avec les linges du nid. « Et si c’était autre chose, dans son ventre? » {0-18m|Au poupon, montrez un linge qui s’envole : votre visage s’ouvre, le sien répond.} {18-24m|Le trottineur jette tout en l’air : c’est la joie.} {2-3a|Un seul linge tout au fond, qui ne veut pas sortir : il a peur. On lui parle par le trou.} {3-4a|La boîte triste : les linges sortent mous, l’un après l’autre.} {3-4a !multiage|Tirez le vôtre si lentement qu’on s’impatiente. À chaque boîte, un enfant berce, les autres soufflent un mot par un trou.} {4-5a|Un enfant bourre une boîte sans dire ce qu’elle ressent; les amis tirent, chacun à son trou, et devinent.} {4-5a !multiage|Ils se trompent? L’enfant montre la réponse avec son visage, puis un autre bourre.} {!2-3a !3-4a !4-5a|Bourrez mou, bourrez dur, et nommez : « Contente. Fâchée. »}',
        ),
        closing(
          { 10: 3, 20: 4, 30: 5, 45: 8 },
          'Les linges rentrent, pliés ou en boule, sans pousser : la boîte a de la place. {18-24m 2-3a 3-4a 4-5a|Chacun choisit le linge le plus doux, le rentre et pose la main sur la boîte.} {!18-24m !2-3a !3-4a !4-5a|Rentrez le plus doux avec un poupon, et posez votre main sur la boîte, à côté de la sienne.} {18-24m 2-3a 3-4a 4-5a si-toutous|Un toutou a tout entendu : on le berce, pour lui dire que c’est passé.} « Elle respire. Et toi, là? » Touchez votre poitrine : ça bat vite, ça bat moins. Laissez dépasser un coin. « Si ça remplit encore, on sait par où ça sort. Et je serai là. »',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Grondez avec l’enfant, un peu plus bas que lui; quand il descend, descendez.',
          'Dites ce que le corps fait : « Tes bras sont durs. Ta mâchoire serre. »',
          '{18-24m 2-3a 3-4a 4-5a|Dites la limite, brève : « Le linge se lance là. Le bloc, non. On ne frappe personne, ni la boîte. » Une main se lève? Arrêtez-la de la vôtre, offrez-lui un coin à tirer.}',
          'Une vraie colère éclate? Quittez le jeu, assoyez-vous tout près, peu de mots; le linge viendra plus tard, ou pas.',
        ],
        questionsOuvertes: [
          'Qu’est-ce qui la remplit, cette boîte?',
          'Où est-ce que ça serre, dans toi?',
          '{!10min|Qu’est-ce qui lui ferait du bien, maintenant?}{10min|Qu’est-ce qui change quand le linge est sorti?}',
          '{3-4a 4-5a|À quoi vois-tu qu’elle va déborder?}',
        ],
      },
      vocabulaire: [
        'fâché',
        'tanné',
        'serrer',
        'déborder',
        'gronder',
        'tirer',
        'lâcher',
        '{!10min|consoler}{10min|respirer}',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Appuyé contre votre cuisse ou couché sur le côté, le poupon a un linge à demi sorti, facile. Votre grondement reste doux; s’il vous regarde, dites : « Ouf. »',
        },
        {
          pour: '18-24m',
          texte:
            'Un mot et un geste : « fâché », les poings serrés contre soi; « ouf », les mains ouvertes. Il n’a pas à expliquer pourquoi.',
        },
        {
          pour: '2-3a',
          texte:
            'Bourrez un trou avec lui : pousser à mains ouvertes lui fait autant de bien que tirer, et la boîte ne reçoit pas de coups.',
        },
        {
          pour: '3-4a',
          texte: 'Offrez deux mots par linge : « Tanné, ou fâché noir? » L’enfant bourre mou ou dur selon sa réponse.',
        },
        {
          pour: '4-5a',
          texte:
            'L’enfant retient la boîte pour {multiage|un plus jeune}{!multiage|un ami} et règle sa force : il serre, il cède un peu, il laisse gagner.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Bras faibles ou fauteuil : la boîte est sur une table basse, les linges sont à peine coincés. Un cri fait peur à un enfant? Sa boîte à lui gronde la bouche fermée, loin de l’autre, et il choisit quand elle se tait.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!ete 18-24m 2-3a 3-4a 4-5a|L’été, dans la cour, les linges sont mouillés : on les tord au-dessus du gazon, en grondant.} {!hiver 18-24m 2-3a 3-4a 4-5a|L’hiver, dans la cour, on pousse aussi une grosse boule de neige à deux, en grondant.} {!ete !18-24m !2-3a !3-4a !4-5a|L’été, dans la cour, la boîte et le poupon sont à l’ombre, et les linges sont frais.} {!hiver !18-24m !2-3a !3-4a !4-5a|L’hiver, dans la cour, le poupon tire ses linges sur vos genoux, bien au chaud contre vous.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Fesses au sol quand le linge cède.', 'Cris, larmes.', 'Vraie colère que le jeu réveille.'],
        dangersAEliminer: [
          '{0-18m 18-24m|Linge sur un visage ou trempé par une bouche : ôtez-le, échangez-le.}',
          '{0-18m !10min|Poupon dans le nid : il s’y appuie à demi assis contre vous, éveillé; il n’y dort pas, rien ne couvre sa tête.}',
          '{!10min 3-4a 4-5a si-brillants|Bouteille lancée, ou bouchon qui tourne : vous l’avez vissé et collé d’avance; celle qui coule sort du jeu.}',
          'Tirer debout : on tire assis ou à genoux, personne derrière.',
          'Tête dans un trou ou enfant dans la boîte : un bras passe, et rien d’autre.',
          'Linge noué au cou, ou tiré à deux autour d’un corps : il redevient un linge de la boîte.',
          '{18-24m 2-3a 3-4a 4-5a|Linge lancé vers quelqu’un : le coin libre est la cible, et personne ne s’y tient.}',
          '{!10min|Enfant en colère traîné à la boîte, ou laissé seul au nid comme puni : on y va avec lui, s’il veut.}{10min|Enfant en colère traîné à la boîte comme puni : on y va avec lui, s’il veut.}',
          '{cour hiver|Mitaines mouillées : changez-les, et rentrez dès que des mains refroidissent.}',
          '{18-24m 2-3a 3-4a 4-5a si-balles|Balle qui roule sous un pied : on la lance assis ou à genoux, vers le coin libre, et vous ramassez celles qui en sortent.}',
          '{2-3a 3-4a 4-5a si-papier|Boule de papier à la bouche : retirez-la; elle se lance au coin, puis va au recyclage.}',
        ],
        supervision: 'palier1',
        allergies: [
          'Linges lavés sans parfum. Boîtes de couches ou de papier : une boîte d’aliments garde des miettes.',
        ],
      },
      observation: [
        'Compétences émotionnelles : après le plus gros « grrr », vers quoi ou vers qui l’enfant va-t-il?',
        'Schéma corporel : relevez où la force se voit, mâchoire, poings, orteils, et où elle se relâche d’abord.',
        'Langage oral : notez les sons et les mots qu’il met sur un linge, tels quels.',
      ],
      prolongements: [
        'Gardez au coin doux une petite boîte bourrée de six linges, un coin sorti : elle sert avant que ça déborde.',
        'Au départ, le parent apprend par où sort le grrr de son enfant, les bras, la voix ou le dos; une taie bourrée fera la même chose à la maison.',
      ],
      reflexionRetroaction: [
        'Devant quelle colère ai-je voulu que ça finisse vite?',
        'Qui a préféré retenir la boîte, et qu’est-ce que cela me dit de lui?',
      ],
    },
  },
  {
    key: 'une-nuit-grosse-comme-une-boite',
    summary:
      'Chaque boîte garde une petite nuit : on y passe le bras, on y couche un toutou, une fenêtre s’allume, et une lune de carton se lève.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    onlyBesideOlder: ['AGE_0_18_MONTHS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['lumiere-et-ombre', 'emotions-et-amitie'],
    materials: ['cartons-et-boites', 'tissus'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'nuit',
      'la nuit',
      'lune',
      'la lune',
      'lampe',
      'lampes',
      'lampe de poche',
      'lampe de poshe',
      'veilleuse',
      'il fait noir',
      'noirceur',
      'jouer dans le noir',
      'peur du noir',
      'allumer et éteindre',
      'lumière dans une boîte',
      'pleine lune',
      'boîtes de carton',
    ],
    seen: [
      'il entre le bras au fond d’une boîte sombre puis le ressort d’un coup',
      'elle couche son ours dans le carton, ferme le rideau et éteint',
      'ils allument et éteignent leur lampe derrière un papier pour faire une fenêtre',
      'il ouvre l’armoire, voit du noir et la referme en vitesse',
      'elle ne veut pas aller au lit parce qu’il y a des monstres dans le coin',
      'il demande qui éteint le soleil quand on dort',
      'depuis la panne d’électricité, ils se cachent sous les couvertures avec une lampe',
      'à la sieste, quand on tire les rideaux, elle réclame que ça reste ouvert un peu',
    ],
    scenes: ['peurs', 'ombre-lumiere', 'ouvrir-fermer', 'cacher-trouver'],
    picture:
      'Pièce à demi sombre : trois boîtes de carton aux fenêtres jaunes; un enfant passe le bras sous une porte de tissu, une amie tient une boîte à lune ronde.',
    sheet: {
      titre: 'Une nuit grosse comme une boîte',
      observationDepart:
        'Un enfant a ouvert l’armoire, a regardé le fond noir et l’a refermée très vite. Puis la porte s’est rouverte, et il y a mis sa main.',
      intentionEducative:
        'Permettre à chacun de tenir un peu de noir à sa grandeur, de l’ouvrir, de l’éclairer et de le refermer.',
      domaines: [
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'secondaire' },
      ],
      objectifs: [
        'Entrer dans le noir par le bras, par l’œil ou par l’histoire.',
        'Allumer et éteindre, et voir ce que cela change.',
        '{2-3a 3-4a 4-5a|Coucher, réveiller ou rassurer quelqu’un.}',
        '{4-5a|Se parler d’une fenêtre à l’autre par la lumière.}',
      ],
      materiel: [
        item(
          'Boîtes de carton sans agrafes, grosses comme une boîte de couches, ouvertes d’un côté, percées d’une fenêtre',
          'une par enfant',
          'Bacs retournés sur le côté',
        ),
        item(
          'Morceaux de tissu foncé, les portes',
          'un par boîte, collé d’un seul bord, et un pour la lune',
          'Serviettes foncées',
        ),
        item(
          'Papier ciré ou tissu clair, les vitres',
          'un par fenêtre, collé du dehors{0-18m|; du tissu, pour la boîte du poupon}',
          'Papier de soie doublé',
        ),
        item('Ruban-cache', 'un rouleau, dans votre poche', 'Colle blanche, la veille'),
        item(
          'Grosses veilleuses ou lampes de poche, larges comme une paume, qui ne chauffent pas, à boîtier de piles vissé, sans pile bouton',
          '{18-24m !multiage|une, et une pour la lune}{multiage|une pour deux enfants, et une pour la lune}{2-3a 3-4a 4-5a !multiage|une pour deux enfants, et une pour la lune}',
          '{0-18m 18-24m|Une seule lampe à boîtier vissé, dans votre main} {!0-18m !18-24m|Lampes frontales à boîtier vissé, sans leur bande}',
        ),
        item(
          'Boîte de carton, la lune : une fenêtre ronde, large comme une assiette',
          'une',
          'Chaudière et rond de papier ciré',
        ),
        item('Coussin et chaise basse, l’escalier de la lune', 'un de chaque', 'Deux blocs de mousse'),
        item(
          'Toutous lavables',
          'un par enfant{0-18m|; ceux des poupons à poil ras, aux yeux brodés, et deux à changer}',
          'Poupées de tissu',
        ),
        item('{0-18m|Couverture épaisse, le coin des poupons}', '{0-18m|une}', '{0-18m|Tapis de jeu}'),
      ],
      preparation: [
        'Serrez chaque vis, secouez chaque lampe, comptez-les. Une lampe fendue, à clapet ou à pile bouton reste dans l’armoire.',
        'Fermez les rideaux à moitié, en plein jour : on voit les visages et le chemin jusqu’à la porte.',
        'Posez les boîtes au sol, en rue, les fenêtres tournées vers le milieu. La porte de tissu pend, collée d’un seul bord : un doigt la soulève.',
        'Cachez la lune allumée derrière votre dos, la face au mur. Au milieu, un coussin et une chaise basse lui feront un escalier; vous seule la mettez sur la chaise. {avec-coussin|Prenez @materiel pour première marche.}',
        '{0-18m 18-24m 2-3a multiage|Les boîtes des plus jeunes touchent vos genoux, la fenêtre basse; une seule lampe va de l’une à l’autre.} {18-24m !multiage|Courbez la rue autour de vos genoux, les fenêtres basses; une seule lampe va d’une boîte à l’autre.} {2-3a !multiage|Courbez la rue autour de vous, les fenêtres basses : chaque lampe, entre deux boîtes, reste à portée de votre main.} {0-18m|Étendez la couverture des poupons contre vous, leur boîte à un bras de leurs yeux, hors de la rue.} {1adulte !18-24m !2-3a|Seule, assoyez-vous au bout de la rue, d’où vous voyez chaque porte.} {1adulte 18-24m 2-3a multiage|Seule, assoyez-vous au bout de la rue, d’où vous voyez chaque porte.} {2adultes|À deux, l’une tient la lune, l’autre reste près des boîtes}{2adultes 0-18m| et des poupons}{2adultes|.}',
        '{avec-tissu|Prenez @materiel pour une porte de plus.} {avec-contenant|Dans @materiel, cherchez s’il y a aussi de la nuit.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Prenez une boîte sur vos genoux. « Il y a un peu de nuit là-dedans. » Soulevez la porte de tissu, entrez la main, le poignet, le bras. « Partie, ma main… Elle est bien. » Ressortez-la, montrez-la, entière. {0-18m|Le poupon guette la porte : faites attendre la main, puis remuez les doigts.} Glissez une lampe, allumez : la fenêtre devient jaune. « Oh! Quelqu’un ne dort pas. » Éteignez. Posez la boîte au sol, et offrez les autres.',
        ),
        play(
          { 20: 7, 30: 10, 45: 12 },
          'Chacun a sa nuit; on l’ouvre, on l’éclaire, on la referme. {0-18m|Le poupon assis lève la porte, la laisse retomber : parti, le toutou! Le poupon couché bat des pieds quand la fenêtre jaunit; éteignez, attendez, rallumez.} {18-24m|Le trottineur entre le bras, le ressort, recommence : « Noir. Pas noir. » Il y pousse son toutou et le reprend. Sa main fait clic sous la vôtre.} {2-3a|Le toutou est couché. Clic : il fait noir, il a peur. Clic : il fait clair.} {3-4a|On cogne chez le voisin : « Dors-tu? » « Non! » Les toutous se visitent en pleine nuit.} {4-5a !multiage|Chacun couche son toutou.} {4-5a|Deux éclairs : « Es-tu réveillé? » Un éclair : « Oui. » Les deux voisins inventent le reste.} L’enfant qui attend la lampe regarde s’allumer les autres fenêtres et va y cogner.',
        ),
        play(
          { 20: 6, 30: 10, 45: 11 },
          'Soufflez : « Ça s’en vient… » Sortez la lune, toute ronde, au ras du sol. {0-18m|Elle passe lentement devant le poupon : ses yeux la suivent, sa paume tape le rond que vous tenez.} Qui veut pousse la lune jusqu’au coussin; mettez-la sur la chaise. {18-24m|Le trottineur vient toucher le rond, s’éloigne, le montre du doigt.} {2-3a|« Bonne nuit, lune! » On lui présente les toutous un par un.} {3-4a|Qui se lève, la nuit? Un chat, un bébé qui a faim, la boulangère : on parcourt la rue à quatre pattes.} {4-5a|Un tissu sur un bord, et la lune est à moitié mangée; on en fait un croissant, puis plus rien.} Demandez : « Un peu plus noir? » Si un enfant dit non, les rideaux ne bougent pas.',
        ),
        play(
          { 45: 9 },
          '« Où y a-t-il encore de la nuit, ici? » On part en chercher, la lampe éteinte : sous la table, dans une manche, au creux de deux mains. {0-18m|Le poupon ouvre vos doigts fermés : partie, la nuit! Refermez-les, il recommence.} {18-24m|Le trottineur regarde dans votre manche, y met le bras.} {2-3a|« Y en a dans ma pantoufle! » Éclairez, elle s’en va; éteignez, elle revient.} {3-4a|On compare : la nuit de la manche est-elle plus noire que celle de la table?} {4-5a|Par où la lumière entre-t-elle? On bouche les trous d’une boîte avec du tissu et l’on vérifie d’un œil.}',
        ),
        closing(
          { 20: 4, 30: 6, 45: 8 },
          'Il est l’heure d’éteindre les fenêtres. Chacun choisit : éteindre lui-même, ou vous laisser faire. {0-18m|Pour le poupon, éteignez en disant « bonne nuit » tout près de lui.} La lune redescend la dernière. « Bonne nuit, la rue. » Un silence, puis ouvrez les rideaux. Tout est clair! Soulevez une porte : « Regarde : la nuit est encore là, toute petite, au fond. » Chaque enfant vérifie la sienne. Les lampes reviennent dans votre main, comptées à voix haute.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Entrez votre bras avant que l’enfant entre le sien, et ressortez-le souvent.{0-18m| Le poupon se fige ou détourne la tête? Rallumez, prenez-le contre vous.}',
          'Dites vrai : « Dans le noir, les choses restent à leur place. Touche. »',
          'Ouvrez un rideau dès qu’un corps se fige; on reparlera de noir une autre fois.',
          'Donnez l’interrupteur à l’enfant inquiet : celui qui éteint sait quand ça revient.',
        ],
        questionsOuvertes: [
          'Qu’est-ce que ta main a trouvé?',
          'Qui ne dort pas, dans cette maison?',
          '{3-4a 4-5a|Où va la nuit quand tu allumes?}',
          'De combien de lumière a-t-il besoin, ton toutou?',
        ],
      },
      vocabulaire: ['la nuit', 'le noir', 'la fenêtre', 'allumer', 'éteindre', 'la veilleuse', 'la lune', 'dedans'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Rallumez sa fenêtre chaque fois qu’il bouge les pieds ou lance un son : c’est lui qui allume. Tenez la porte de tissu levée d’une main, le toutou au bord, jusqu’à ce qu’il le touche; laissez-la tomber ensuite.',
        },
        {
          pour: '18-24m',
          texte:
            'Levez la porte de sa boîte à moitié : il y fait gris, pas noir. Deux mots reviennent : « noir », « clair ».',
        },
        {
          pour: '2-3a',
          texte:
            'Faites parler le toutou d’une voix endormie : « Laisse un petit clair. » L’enfant règle la porte de tissu.',
        },
        {
          pour: '3-4a',
          texte: 'Demandez des nouvelles de la maison d’à côté : qui y dort, qui ronfle, qui a perdu son doudou?',
        },
        {
          pour: '4-5a',
          texte:
            'L’enfant invente un code de lumière, l’essaie sans parler, puis l’apprend à quelqu’un d’une autre fenêtre.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Un enfant voit peu? Il cherche du bout des doigts quel toutou dort, et la lampe contre le papier ciré lui donne une grosse tache claire. Le clic des autres agace un enfant? Sa boîte est au bout de la rue, la lampe toujours allumée.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, la vraie nuit arrive avant les parents : rouvrez la rue quand les fenêtres des voisins s’allument.} {!ete|L’été, il fait clair à l’heure du dodo : la boîte montre la nuit que l’on ne voit pas.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Petite peur, vite rallumée.', 'Lampe désirée par deux mains.', 'Carton qui plie.'],
        dangersAEliminer: [
          'Piles : boîtier vissé vérifié avant et après, aucune pile bouton; une lampe tombée est regardée par vous.',
          'Lumière dans les yeux : la lampe s’allume dans une boîte, la face vers la fenêtre{45min|, ou dans une cachette}, jamais vers un visage.',
          '{18-24m 2-3a|Lampe à la bouche ou emportée : avant trois ans, la lampe reste à portée de votre main, et revient à vous dès qu’elle sort d’une boîte.}',
          '{0-18m|Lampe, papier ciré ou ruban à la bouche d’un poupon : rien de cela sur sa couverture, et vous tenez sa boîte quand il y touche; la lampe reste dans votre main, jamais tournée vers ses yeux.}',
          'Tête ou corps enfermé : la boîte n’a pas de rabat, la porte de tissu ne tient que d’un bord, et rien ne s’assoit dessus. {0-18m|Aucune boîte ni tissu au-dessus d’un poupon couché; s’il s’endort, il va dans son lit, sur le dos, sans toutou.}',
          'Pièce toute noire ou rideaux fermés d’un coup : on voit chaque visage du début à la fin.',
          'Enfant qui grimpe vers la lune : la lune monte sur une chaise basse, jamais plus haut, et redescend dès qu’un genou se lève. {0-18m|Cet escalier et son coussin sont à trois pas de la couverture, que l’on contourne.}',
          'Cordon de rideau à portée : enroulé haut avant le jeu; vous seule le touchez.',
        ],
        supervision: 'palier2',
        allergies: [
          'Épilepsie connue : relisez le plan de l’enfant avant de jouer; au moindre doute, les lampes restent allumées. Boîtes sans reste d’aliments; toutous et tissus lavés sans parfum.',
        ],
      },
      observation: [
        'Fonction symbolique : que se passe-t-il dans la boîte une fois la porte retombée? Notez l’histoire ou le geste.',
        'Compétences émotionnelles : jusqu’où l’enfant laisse-t-il aller le noir, et comment le dit-il?',
        'Éveil aux sciences : relevez un essai pour faire plus noir ou plus clair, et ce qu’il en conclut.',
      ],
      prolongements: [
        'Laissez les boîtes en rue, sans lampe : en plein jour, qui vient voir si la nuit y est encore?',
        'Le soir, à la maison, le parent et l’enfant trouvent peut-être la plus petite nuit : une pantoufle, un tiroir, deux mains fermées.',
      ],
      reflexionRetroaction: [
        'Qui tenait l’interrupteur le plus souvent, eux ou moi?',
        'À quel signe ai-je su que le noir avait la bonne grosseur pour le plus jeune?',
      ],
    },
  },
  {
    key: 'on-part-on-dort-ailleurs-on-rentre',
    summary:
      'Une valise, un autobus, un lit dans un gymnase, puis le retour : les enfants partent et reviennent autant de fois qu’ils le veulent.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_COGNITIVE'],
    themes: ['emotions-et-amitie', 'quartier-et-metiers'],
    materials: ['tissus', 'cartons-et-boites'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, un jour où l’air est bon, la maison et le gymnase sont deux toiles, et l’autobus roule de l’une à l’autre.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    subject: 'peur',
    calls: [
      'évacuation',
      'évacués',
      'évacué',
      'évacuer la maison',
      'feux de forêt',
      'feu de forêt',
      'incendie de forêt',
      'fumée',
      'boucane',
      'faire sa valise',
      'partir de la maison vite',
      'dormir dans un gymnase',
      'revenir à la maison après le feu',
      'sinistrés',
      'autobus',
    ],
    seen: [
      'ils remplissent leur sac de toutous, courent au bout du local et reviennent',
      'elle aligne les chaises pour faire le bus et y installe ses poupées',
      'il couche tout le monde par terre dans un coin, comme au camp',
      'elle a dû quitter sa maison avec son chien et en parle sans arrêt',
      'il est inquiet de savoir s’il va pouvoir retourner chez lui',
      'ils décident ce qu’on emporte et ce qu’on doit laisser derrière',
      'depuis que l’air sentait le brûlé dehors, ils jouent à sauver leurs affaires',
      'dans le vestiaire, elle vide son sac à dos et demande s’il manque sa doudou',
    ],
    scenes: ['voyage', 'remplir-vider'],
    picture:
      'Assis en rangée sur des coussins, un sac sur les genoux, trois enfants roulent en autobus; plus loin, une amie borde un toutou sur une serviette.',
    sheet: {
      titre: 'On part, on dort ailleurs, on rentre',
      observationDepart:
        'Depuis les journées de fumée, le même jeu revient : on remplit un sac, on court, on s’assoit loin. {3-4a 4-5a|« Faut partir. Prends le chien! »} {!3-4a !4-5a|« Parti. Encore parti. »}',
      intentionEducative:
        'Offrir un jeu calme où l’on part, dort ailleurs et revient, en décidant cette fois de ce qu’on emporte et du retour.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'principal' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Rejouer un départ et un retour, autant de fois que le corps le demande.',
        'Choisir ce que l’on emporte, et qui l’on emmène.',
        'Entendre des mots simples et vrais, et poser ses questions.',
        '{3-4a 4-5a|Trouver ce qui aide à dormir ailleurs que chez soi.}',
      ],
      materiel: [
        item('{dedans|Couvertures, la maison et le gymnase}{cour|Toiles, la maison et le gymnase}', 'deux', 'Draps'),
        item('Valises : petits sacs ou boîtes, à anse courte', 'une par enfant', 'Taies d’oreiller'),
        item(
          'Choses d’une maison : toutous, bas, pyjamas, débarbouillettes, livres de carton',
          'six par enfant',
          'Vêtements et toutous du local',
        ),
        item(
          '{dedans|Coussins, les bancs de l’autobus}{cour|Carrés de tapis, les bancs de l’autobus}',
          'un par enfant et le vôtre',
          'Serviettes pliées',
        ),
        item(
          'Serviettes, les lits de camp',
          'une par enfant{30min 45min|, et la vôtre}',
          '{dedans|Petits matelas} {cour|Tapis de jeu}',
        ),
        item('{4-5a|Blocs de bois lisses, plus gros qu’un poing, les téléphones}', 'deux', 'Petites boîtes fermées'),
        item('{cour hiver|Tapis isolants}', 'un par lit', 'Couvertures épaisses doublées'),
      ],
      preparation: [
        'Avant ce jeu, parlez à l’écart avec chaque parent touché : ce que l’enfant a vu, les mots de la maison, ce qui est resté là-bas, si l’on sait quand on rentre.',
        'Étendez la maison et le gymnase aux deux bouts {dedans|de la pièce}{cour|d’un sol plat, loin de la barrière}, l’autobus au milieu, les choses éparpillées dans la maison. {cour ete|Tout est à l’ombre.} {cour hiver|Un tapis isolant va sous chaque lit.}',
        '{dedans|Radio et télé fermées.} {cour|Vérifiez la qualité de l’air : au moindre avis ou à la moindre odeur de fumée, on joue dedans, fenêtres fermées.} Aucune image de feu, aucune sirène, rien qui brûle ou qui sent. Camions et casques restent à leur place, pour qui les demande.',
        'Préparez vos mots : « Un feu brûlait dans la forêt. La fumée pique. Des familles sont parties, ça s’appelle évacuer, pour être en sécurité. » À « Quand? », le vrai « Je ne le sais pas » vaut mieux qu’une promesse.',
        '{1adulte|Seule, ayez votre banc dans l’autobus : de là, vous voyez les deux bouts.} {2adultes|À deux, l’une roule avec l’autobus, l’autre veille au gymnase.} Un coin reste libre pour qui ne veut pas jouer.',
        '{avec-tissu|Faites un lit de plus avec @materiel.} {avec-contenant|Ajoutez @materiel aux valises.} {avec-coussin|Ajoutez @materiel à l’autobus.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Assise dans la maison, un toutou sur les genoux, ouvrez une valise. « On lui a dit qu’il faut partir un bout de temps. Lui, je l’emmène, c’est sûr. » Couchez-le dedans, la tête dehors. « Qu’est-ce qu’il lui faut encore? » Un enfant dit pourquoi l’on part? Redites son mot, n’en ajoutez pas. Prenez un banc dans l’autobus, et laissez la maison ouverte.',
        ),
        play(
          { 20: 13, 30: 11, 45: 12 },
          'Les valises se font, l’autobus roule, on arrive, on repart. {2-3a|Le sac se remplit, se vide, se remplit; le toutou embarque, redescend, embarque.} {3-4a|« Vite! Le chat! » Il a sa place dans un sac avant que l’autobus parte.} {4-5a|Tout se décide : qui conduit, qui on avertit au téléphone, la clé chez la voisine, la chose qui n’entre pas.} Conduisez si on vous le demande, roulez lentement. {20min|Au gymnase, un lit attend chaque toutou; ceux qui veulent rentrer remontent dans l’autobus.} Un enfant regarde d’un coin? Son banc est gardé.',
        ),
        play(
          { 30: 10, 45: 11 },
          'Le soir tombe au gymnase. Étendez votre lit, face à la maison, tâtez-le : « C’est pas mon lit. C’est un lit pareil. » {2-3a|On couche le toutou, on le borde, on se couche contre lui, on se relève.} {3-4a|« Il s’ennuie de sa chambre. » On cherche ce qui manque : un livre, une veilleuse pour rire, une voix.} {4-5a|Le gymnase s’organise : la soupe, les places, le téléphone à grand-papa et à ceux qui arrosent la forêt.} Des voisins se trouvent côte à côte; on chuchote. Personne n’est obligé de dormir, et l’autobus reste là.',
        ),
        play(
          { 45: 9 },
          '« On peut rentrer. » L’autobus repart, lentement. À la maison, que fait-on d’abord? {2-3a|On vide tout, on retrouve les bas, on les remet dans le sac : encore!} {3-4a|On ouvre les fenêtres avec les bras, on secoue les couvertures, le chat sort de son sac.} {4-5a|On fait le tour : ce qui est pareil, ce qui a changé, ce qu’on raconte à la voisine.} Une maison n’est plus là, dans le jeu d’un enfant? Ne la réparez pas : « Elle n’est plus là. » Restez à côté de lui, et bâtissez s’il bâtit.',
        ),
        closing(
          { 20: 4, 30: 5, 45: 8 },
          'Ralentissez l’autobus jusqu’à l’arrêt. Chaque enfant mène son toutou où il veut : la maison, le gymnase, vos genoux. Dites ce que prévoit votre plan : « Ici, si on doit partir, on part ensemble. On se donne la main, une adulte vous compte et reste avec vous. » Comptez pour vrai, une main ouverte vers chacun. Les valises vides se rangent à portée, pour demain.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Suivez : jouez le rôle qu’on vous donne, au rythme qu’on vous donne, et n’ajoutez ni danger ni fin heureuse.',
          'Redites les mots de l’enfant sans question derrière : « Le chien est resté là-bas. » Puis taisez-vous.',
          'Un enfant joue le feu? Laissez-le dire, et ouvrez une porte : « Et les gens, par où sortent-ils? » Une fois dehors, on ne retourne rien chercher : on le dit aux pompiers.',
          'Le même malheur revient, et le visage se ferme? Arrivez avec l’autobus : « Je viens vous chercher. »',
        ],
        questionsOuvertes: [
          'Qu’est-ce qu’il lui faut encore?',
          'Qui monte avec nous?',
          '{3-4a 4-5a|Qu’est-ce qui l’aide à dormir ici?}',
          '{45min|Par où commence-t-on, en rentrant?}',
        ],
      },
      vocabulaire: ['partir', 'évacuer', 'la valise', 'la fumée', 'le gymnase', 'en sécurité', 's’ennuyer', 'rentrer'],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Mettez la maison et le gymnase à quatre pas l’un de l’autre. Dites « parti » et « revenu » à chaque voyage, et jouez surtout le retour.',
        },
        {
          pour: '3-4a',
          texte:
            'Soyez la passagère partie sans son oreiller : on ne retourne pas, et l’enfant cherche dans l’autobus ce qui peut servir.',
        },
        {
          pour: '4-5a',
          texte:
            'Ses questions sont précises, le bois, le vent, les pompiers : répondez court et vrai, ou cherchez ensemble qui le saurait.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Un enfant évacué s’accroche ou se fige? Son propre sac et son toutou restent dans ses mains, et il joue à vos côtés ou pas du tout. Peu de mots : il montre l’autobus, la maison ou le lit, et vous partez là. En fauteuil, l’enfant est l’autobus, s’il le veut.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, les feux sont loin, et le jeu revient parfois : laissez-le revenir, une tuque entre dans la valise.} {!ete|L’été, un ciel jaune ou une odeur de feu de camp peut réveiller le souvenir : nommez ce que c’est.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Larmes, colère, départ crié.', 'Histoire dure, dite d’un coup.', 'Jeu quitté au milieu.'],
        dangersAEliminer: [
          'Question sur ce que l’enfant a vécu, devant les autres : il en dit ce qu’il veut, quand il veut.',
          'Promesse que personne ne peut tenir : « Ça n’arrivera plus », « Ta maison est correcte. »',
          'Enfant forcé de partir, de se coucher ou de jouer le perdu : son non arrête l’autobus.',
          'Course vers l’autobus : il attend tout le monde; on marche, les valises au bras, anse courte, jamais au cou.',
          'Vraie alarme ou fumée dans la bâtisse : le jeu cesse, votre plan d’évacuation commence, les têtes sont comptées. {cour|L’air se met à sentir la fumée des forêts? On entre, on ferme les fenêtres.}',
          'Propos ou jeu qui vous inquiètent : notez-les tels quels et parlez-en au parent, en privé.',
          '{cour hiver|Froid : touchez souvent mains et nuques; un enfant couché qui refroidit se relève, et l’on rentre.}',
        ],
        supervision: 'palier2',
        allergies: [
          'Asthme : pompe sur vous, et aucun effort dehors quand l’air sent la fumée. Toutous et couvertures revenus d’une maison enfumée : lavés avant d’entrer au jeu.',
        ],
      },
      observation: [
        'Compétences émotionnelles : à quel endroit du voyage le visage de l’enfant change-t-il, et que fait-il alors?',
        'Fonction symbolique : relevez ce qu’il emporte d’un départ à l’autre, et ce qu’il laisse.',
        'Langage oral : notez ses mots sur la fumée, la route ou la maison, sans les corriger.',
      ],
      prolongements: [
        'Laissez les valises et l’autobus deux semaines : un jeu qui revient souvent travaille encore.',
        'Au parent, dites ce qui a consolé son enfant aujourd’hui. S’il s’inquiète des nuits ou des pleurs, la ligne publique du 811, option 2, répond jour et nuit dans presque toutes les régions, pour lui aussi.',
      ],
      reflexionRetroaction: [
        'Où ai-je voulu sauver l’histoire plus vite que l’enfant?',
        'Ce que j’ai vécu, moi, de ces journées, était-il dans ma voix?',
      ],
    },
  },
]
