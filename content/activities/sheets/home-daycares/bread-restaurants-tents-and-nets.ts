import { closing, food, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

export const HOME_BREAD_RESTAURANTS_TENTS_AND_NETS_SHEETS: readonly BankSheet[] = [
  {
    key: 'la-pate-a-sommeil',
    summary:
      'Étirée, la pâte à pain se ramasse : elle a sommeil. On la couche sous un linge, on la réveille, elle s’allonge enfin, et l’on façonne des galettes.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['cuisine-et-saveurs'],
    materials: ['tissus', 'contenants-et-cuilleres'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'pain',
      'faire du pain',
      'pâte à pain',
      'galette',
      'galettes',
      'gallette',
      'boulanger',
      'boulangerie',
      'pétrir la pâte',
      'la pâte lève',
      'levure',
      'cuisiner',
      'cuisine',
      'cuisiner avec les enfants',
      'faire la cuisine',
      'patience',
    ],
    seen: [
      'il étire sa boule, la lâche, et s’étonne qu’elle rapetisse toute seule',
      'elle enfonce son doigt dans la farine mouillée et attend que le trou remonte',
      'ils couchent leur boule sous une guenille et disent chut, elle dort',
      'c’est long avant que ça lève et il demande si c’est prêt aux deux minutes',
      'elle veut goûter à tout ce qu’on brasse avant que ce soit cuit',
      'il se fâche parce que sa boule revient toujours petite',
      'ce matin, ça sentait la miche chaude dans la cuisine et ils voulaient en faire une',
      'après la visite chez le boulanger, ils roulent et aplatissent tout sur la table',
    ],
    scenes: ['petrir', 'cuisine'],
    picture:
      'À une table basse, une enfant étire une pâte, un petit soulève le linge qui en couvre une autre; au sol, contre l’éducatrice, un bébé mord un tissu roulé.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'La pâte a sommeil',
      observationDepart:
        '{2-3a 3-4a 4-5a|« Elle revient! » Un bout de pâte à pain, tiré puis lâché, se ramasse tout seul sur la table. Les doigts tirent plus fort, et la pâte revient encore.} {!2-3a !3-4a !4-5a|Une main tire le linge qui couvre le bol à pain. Dessous, c’est rond, c’est tiède. La main remet le linge et l’ôte encore.}',
      intentionEducative:
        '{2-3a 3-4a 4-5a|Permettre aux enfants de sentir sous leurs doigts une pâte qui résiste, et de découvrir ce que le repos y change.} {!2-3a !3-4a !4-5a|Permettre aux enfants de serrer, de couvrir et de découvrir, près d’une pâte tiède qui gonfle sous leurs yeux.}',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Développement sensoriel', role: 'secondaire' },
      ],
      objectifs: [
        'Serrer, tirer, aplatir, avec les doigts, les paumes ou les poings.',
        'Couvrir, découvrir, et regarder ce qui a changé dessous.',
        '{2-3a 3-4a 4-5a|Comparer une pâte fatiguée et une pâte reposée.}',
        '{3-4a 4-5a|Façonner une galette qu’on reconnaîtra après le four.}',
      ],
      materiel: [
        food(
          'Pâte à pain : un litre et demi de farine de blé, 550 ml d’eau tiède, un sachet de levure rapide, deux cuillerées à thé de sel, deux cuillerées à soupe d’huile, et autant pour la table et les linges',
          '{2-3a 3-4a 4-5a|une recette, pour six enfants}{!2-3a !3-4a !4-5a|une demi-recette}',
          'Pâte à pain du commerce, dégelée, sans lait ni œuf',
        ),
        food(
          '{18-24m|Pâte d’avoine : gruau cuit très épais, refroidi}',
          '{18-24m|deux poings par trottineur, sur un plateau}',
          '{18-24m|Purée de pommes de terre froide et ferme}',
        ),
        item(
          '{!20min|Contenant de plastique clair de deux litres, à couvercle, assez large pour un poing d’adulte, et feutre pour y tracer un trait}{20min 0-18m|Contenant de plastique clair de deux litres, à couvercle, assez large pour un poing d’adulte, et feutre pour y tracer un trait}{20min !0-18m !2-3a !3-4a !4-5a|Contenant de plastique clair de deux litres, à couvercle, assez large pour un poing d’adulte, et feutre pour y tracer un trait}',
          'un de chaque',
          'Grand bol de plastique clair, assiette, et bout de ruban-cache',
        ),
        item(
          'Linges à vaisselle propres, les couvertures de la pâte',
          'un par enfant et deux de plus',
          'Taies d’oreiller',
        ),
        item(
          '{0-18m|Débarbouillettes humides et tièdes, roulées en boule dans un bol}',
          '{0-18m|deux par poupon}',
          '{0-18m|Gros bas de coton, lavés sans parfum}',
        ),
        optional('{2-3a 3-4a 4-5a si-fourchettes|Fourchettes d’enfant}', 'une par enfant, à partir de deux ans', null),
        item('Table basse et lisse', 'une', 'Banc large et bas'),
        item('{0-18m|Tapis, la place du poupon}', '{0-18m|un}', '{0-18m|Couverture épaisse}'),
        item(
          'Plaques à biscuits froides, couvertes de papier parchemin',
          '{2-3a 3-4a 4-5a|deux}{!2-3a !3-4a !4-5a|une}',
          'Grands moules à tarte',
        ),
        item('Serviettes mouillées, pour les mains', 'une par enfant et trois de plus', 'Linges mouillés'),
      ],
      preparation: [
        'La veille, relisez les plans d’allergie et les étiquettes. Une allergie au blé ou une maladie cœliaque dans la maison? Prenez un autre jeu : une pâte qui s’étire est faite de blé, et elle va partout.',
        '{!ete|Une heure et quart}{ete|Trois quarts d’heure} avant, pétrissez dix minutes. {!20min|Mettez le tiers de la pâte dans le contenant clair, un trait de feutre à sa hauteur, le couvercle posé sans le presser.} {20min 0-18m|Mettez le tiers de la pâte dans le contenant clair, un trait de feutre à sa hauteur, le couvercle posé sans le presser.} {20min !0-18m !2-3a !3-4a !4-5a|Mettez le tiers de la pâte dans le contenant clair, un trait de feutre à sa hauteur, le couvercle posé sans le presser.} {2-3a 3-4a 4-5a|Faites des boules grosses comme un poing d’enfant, deux par enfant et une pour vous : elles dorment sous un linge. Juste avant l’amorce, repétrissez la vôtre, une minute : lâchée, elle se ramasse.} {!2-3a !3-4a !4-5a|Roulez le reste en boules, sous un linge : ce seront vos galettes.}',
        'Lavez la table et huilez-la du bout des doigts{2-3a 3-4a 4-5a|; un linge est plié à chaque place}. {18-24m|La pâte d’avoine a son plateau et son linge à elle.} Les mains se lavent vingt secondes, les vôtres aussi, manches roulées, bagues ôtées.',
        '{0-18m|Assoyez-vous par terre, au coin de la table. Le poupon, éveillé, est sur un tapis contre votre hanche, du côté où personne ne passe, son bol de débarbouillettes à portée de sa main.} {!0-18m|Assoyez-vous au coin de la table, tous les linges à portée de bras.} {18-24m multiage|Le trottineur est de l’autre côté de vous.} {18-24m !multiage|Les trottineurs sont assis tout près, chacun devant son plateau.}',
        'Le four attendra : 12 à 15 minutes à 200 °C (400 °F), pour des galettes épaisses comme votre petit doigt, jusqu’à ce qu’elles soient brunes dessous et sèches au centre. Cuisez-les pendant la sieste ou le soir, la barrière de la cuisine fermée. D’ici là, elles restent couvertes au réfrigérateur{!20min|, avec celles de la pâte du contenant}{20min 0-18m|, avec celles de la pâte du contenant}{20min !0-18m !2-3a !3-4a !4-5a|, avec celles de la pâte du contenant}.',
        '{1adulte|Seule, gardez votre place jusqu’au lavabo, où l’on va tous ensemble : tout ce qui se tire, se couvre ou se goûte passe devant vous.} {2adultes 0-18m|À deux, l’une reste à la table, l’autre au tapis.} {2adultes !0-18m|À deux, l’une reste au coin de la table, l’autre en fait le tour.} {avec-outil 2-3a 3-4a 4-5a|Lavez @materiel, à presser dans une pâte reposée : la marque reste-t-elle?} {avec-contenant|Lavez @materiel : une pâte peut y dormir.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          '{2-3a 3-4a 4-5a|Tirez une boule à deux mains, lâchez : elle se ramasse. Tirez encore : elle se ramasse. « Elle ne veut pas. Elle a sommeil! » Couchez-la sous un linge et} {!2-3a !3-4a !4-5a|Posez devant vous le contenant tiède, mettez-lui un linge et} dites tout bas : « Dors, ma pâte, sous ton drap, gonfle-toi, ne bouge pas. Quand tu te réveilleras, bien plus {2-3a 3-4a 4-5a|longue}{!2-3a !3-4a !4-5a|grosse} tu seras. » Soulevez un coin, regardez, refermez. {2-3a 3-4a 4-5a multiage|Puis tendez les boules, à partir de deux ans : deux chacun, une qui travaille et une qui dort.} {2-3a 3-4a 4-5a !multiage|Puis tendez les boules : deux chacun, une qui travaille et une qui dort.}',
        ),
        play(
          { 20: 13, 30: 12, 45: 13 },
          '{2-3a 3-4a 4-5a|On pousse, on tire, ça revient. La pâte fatiguée se couche sous son linge; redites avec eux « Dors, ma pâte », et l’on réveille sa sœur.} {0-18m|Le poupon serre sa débarbouillette, la mord, la tire du bol. Sa paume touche le contenant : « Tiède. Ça gonfle. »} {!18-24m !2-3a !3-4a !4-5a|Couvrez son bol, laissez le linge venir à lui : « Coucou, la pâte! »} {18-24m|Le trottineur claque sa pâte d’avoine, y goûte, la couvre, la découvre : « Coucou! »} {18-24m !2-3a !3-4a !4-5a|Roulez un bout d’avoine en boule : il l’aplatit d’une claque. Pressez-y votre paume : le creux reste, il y met la sienne. Puis on couche la pâte, « dodo », et on la réveille, « debout! ».} {!2-3a !3-4a !4-5a|Soulevez, refermez, d’un doigt ou à deux mains : le dodo dure le temps d’un souffle.} {2-3a|Un doigt s’enfonce dans la pâte endormie : le trou reste-t-il, ou remonte-t-il tout doucement?} {2-3a !multiage|Puis toutes les pâtes font dodo ensemble, « chut »; au réveil, on les tape et l’on en roule des serpents.} {3-4a|La galette étalée rapetisse. « Reste là! » Couchée, puis reprise, elle reste.} {3-4a !multiage|On tient en l’air, par un bout, une pâte fatiguée, puis une reposée : laquelle s’allonge toute seule?} {4-5a|Jusqu’où s’étire-t-elle avant la sieste? Et après? L’enfant le marque du doigt dans l’huile.} {4-5a !multiage|À deux, l’un couche sa pâte dix souffles, l’autre vingt; on tire ensemble : laquelle va le plus loin?} {2-3a 3-4a 4-5a|Une pâte réveillée trop tôt se ramasse encore : on la recouche.}',
        ),
        play(
          { 30: 8, 45: 10 },
          'Montrez le contenant : « Elle a dépassé le trait! » {18-24m 2-3a 3-4a 4-5a|On la regarde par le côté, pleine de bulles, on la sent.} Ôtez le couvercle, étendez un linge huilé et enfoncez le poing à travers : « Pffff! » {2-3a 3-4a 4-5a multiage|Puis chacun, à partir de deux ans, en reçoit un bout.} {2-3a 3-4a 4-5a !multiage|Chacun pousse une fois à son tour, puis en reçoit un bout.} {0-18m|Au soupir de la pâte, le poupon s’arrête; soupirez comme elle, et voyez s’il en redemande.} {!18-24m !2-3a !3-4a !4-5a|Approchez le contenant de son nez, hors de portée de ses mains : l’odeur, puis votre mot.} {18-24m|Le trottineur pousse à travers le linge, de tout son poids, et soupire aussi.} {2-3a|« Encore pffff! » Où reste-t-il du ventre à vider?} {3-4a|Un bout s’étire en fils qui se percent : on voit la table au travers.} {4-5a|De l’air? La levure qui mange? Chacun a son idée, et crève une bulle pour voir.}',
        ),
        play(
          { 45: 10 },
          '{2-3a 3-4a 4-5a|« Demain, votre galette sera brune. À quoi la reconnaîtrez-vous? »} {!2-3a !3-4a !4-5a|Façonnez une galette devant les petites mains, sans vous presser.} {0-18m|Les mains essuyées, roulez une débarbouillette en galette, tendez-la au poupon : elle se déroule, et vous la roulez encore.} {!18-24m !2-3a !3-4a !4-5a|Empilez-en deux : une tape, et la pile est par terre. Une pause dans vos bras, le nez vers les galettes.} {18-24m|Le trottineur presse sa paume dans l’avoine : une main! Une claque, plus de main.} {2-3a|Trois trous de doigt, un quatrième, un autre : le dessus n’est plus que trous.} {3-4a|Un bord se pince tout le tour; une oreille s’ajoute.} {3-4a !multiage|L’oreille se décolle : on la mouille d’un doigt, on presse, on compte jusqu’à cinq. Façonnez ensuite une galette toute pareille et posez-la à côté : comment ne pas les mêler au sortir du four?} {4-5a|Deux boudins se tordent ensemble. Ils se détordent? Un peu de sieste, et on les reprend.}',
        ),
        closing(
          { 20: 4, 30: 6, 45: 7 },
          '{2-3a 3-4a 4-5a|Chaque enfant aplatit ses deux pâtes en galettes épaisses comme votre petit doigt, les marque à son idée et les couche sur une plaque.} {2-3a 3-4a 4-5a si-fourchettes|Avec une fourchette, il peut les marquer de trois petits coups.} {!2-3a !3-4a !4-5a|Couchez vos galettes sur la plaque, bien en vue.} Étendez un linge par-dessus et redites la comptine tout bas. Montez les galettes au comptoir, hors de portée : elles iront dormir au réfrigérateur. {18-24m|L’avoine tripotée va au compost.} {0-18m multiage|Étendez le tapis près du lavabo et portez-y le poupon, mains essuyées.} {0-18m !multiage|Essuyez les mains du poupon et gardez-le contre vous.} {18-24m 2-3a 3-4a 4-5a|Tout le monde au lavabo : une paire de mains à la fois au savon; les autres essuient les leurs à leur serviette, et vous redites la comptine avec eux.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          '{2-3a 3-4a 4-5a|Pétrissez la vôtre à côté, lentement, du talon de la main : on copie vos mains mieux que vos mots.} {!2-3a !3-4a !4-5a|Soulevez le linge lentement, une main sur le couvercle, et laissez une petite main finir de le tirer.}',
          'Dites ce que fait la pâte : « Elle se repose. {2-3a 3-4a 4-5a|Elle tire vers toi.} Elle a grossi. »',
          '{2-3a 3-4a 4-5a|On veut réveiller la pâte d’un autre? Tenez le coin du linge : on regarde, et le dormeur reste à qui l’a couché.}',
          '{2-3a 3-4a 4-5a|Une main va à la bouche? Posez la vôtre dessous, une serviette dedans : « La pâte attend le four. »}',
        ],
        questionsOuvertes: [
          'Qu’est-ce qui dort là-dessous?',
          'Que sent ta main?',
          '{2-3a 3-4a 4-5a|À quoi vois-tu qu’elle a assez dormi?}',
          '{3-4a 4-5a|Qu’est-ce qui a bien pu la faire grossir?}',
        ],
      },
      vocabulaire: [
        'la pâte',
        'tiède',
        'gonfler',
        '{2-3a 3-4a 4-5a|étirer}{!2-3a !3-4a !4-5a|coucou}',
        'couvrir',
        'la galette',
        '{2-3a 3-4a 4-5a|la levure}',
        '{2-3a 3-4a 4-5a|pétrir}',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Une débarbouillette à moitié sortie du bol, pour qu’elle cède au premier coup. Couché, le poupon la reçoit dans la paume; assis, il pêche. La vraie pâte, il la sent, la voit gonfler, et n’en touche que le contenant.',
        },
        {
          pour: '18-24m',
          texte:
            'La pâte d’avoine, qui peut se goûter, et un linge à sa taille : couvrir est la moitié du plaisir. Dites « dodo », « debout », au rythme du linge.',
        },
        {
          pour: '2-3a',
          texte:
            'Debout, les bras tendus, tout le poids descend dans la pâte. Enfoncez votre doigt à côté du sien : deux trous à surveiller.',
        },
        {
          pour: '3-4a',
          texte:
            'Proposez de coucher une pâte et d’en garder une debout, puis d’étaler les deux du même geste : laquelle obéit?',
        },
        {
          pour: '4-5a',
          texte:
            'L’enfant compte les souffles d’une sieste, dix, vingt, trente, et cherche combien il en faut pour que la pâte ne revienne plus.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            '{2-3a 3-4a 4-5a|Une texture rebute? L’enfant pétrit à travers un linge huilé ou commande la sieste et le réveil. Des mains ont peu de force? La pâte reposée, tiédie sous votre paume, cède presque seule.} {!2-3a !3-4a !4-5a|Une petite main se retire? Tendez le linge sec, sans rien d’humide, et laissez le nez et les yeux faire le reste.}',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, un contenant près de la fenêtre, un autre loin du froid : lequel gonfle le premier?} {!ete|L’été, la pâte lève presque deux fois plus vite : partez trois quarts d’heure avant.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          '{18-24m 2-3a 3-4a 4-5a|Pâte sous les ongles, huile sur les manches.}',
          '{2-3a 3-4a 4-5a|Galette déchirée, sieste interrompue par un ami.}',
          '{0-18m|Débarbouillette lancée.}',
        ],
        dangersAEliminer: [
          'Pâte de blé crue : la farine et la levure peuvent rendre malade, personne n’y goûte. {2-3a 3-4a 4-5a|Un doigt léché s’essuie aussitôt; qui y revient couche et réveille les pâtes par le linge, près de vous.} Ce qui tombe au sol va au compost; la table se lave ensuite au savon.',
          '{18-24m|Pâte d’avoine à pleine bouche : souple, elle s’écrase entre deux doigts; le trottineur, assis près de vous, n’en goûte qu’une pincée à la fois.}',
          '{0-18m|Pâte à portée d’un poupon : elle ne quitte pas la table, votre main tient le couvercle, et vos mains s’essuient avant de le toucher.}',
          'Brûlure : l’adulte manipule seule le four et la plaque chaude, hors de portée des enfants, barrière fermée.',
          '{!20min|Contenant fermé serré : le gaz pousse le couvercle, qui reste simplement posé.}{20min 0-18m|Contenant fermé serré : le gaz pousse le couvercle, qui reste simplement posé.}{20min !0-18m !2-3a !3-4a !4-5a|Contenant fermé serré : le gaz pousse le couvercle, qui reste simplement posé.}',
          '{0-18m|Linge ou débarbouillette sur un visage : ôtez-le aussitôt; les grands linges restent à la table.}',
          'Huile ou pâte au plancher : essuyez avant que quelqu’un se lève.',
          'Galette mangée plus tard : enfants assis, bouchée tendre et refroidie, croûte dure enlevée. {0-18m|Un poupon n’en reçoit que si ses parents lui donnent déjà du pain.}',
          '{2-3a 3-4a 4-5a|Rhume qui coule, plaie au doigt : l’enfant couche et réveille les pâtes sans y toucher. Vomissements ou diarrhée depuis deux jours : ce sera pour une autre fournée.}',
        ],
        supervision: 'palier1',
        allergies: [
          'Blé dans toute la pâte : avec une allergie déclarée ou une maladie cœliaque, ce jeu ne se fait pas. {18-24m|Avoine : elle côtoie souvent le blé; lisez son étiquette.} Pâte du commerce : vérifiez lait, œuf, soya et sésame.',
        ],
      },
      observation: [
        'Éveil aux sciences : {18-24m 2-3a 3-4a 4-5a|qu’essaie-t-on de nouveau quand la pâte, ou le linge, répond autrement que la fois d’avant?}{!18-24m !2-3a !3-4a !4-5a|où va son regard, que fait sa main quand le linge se lève?}',
        'Motricité fine : relevez ce qui travaille, bouts de doigts, paume ou bras entier, et ce qui fait changer de prise.',
        'Développement sensoriel : devant le tiède, le collant, l’odeur, le visage raconte quelque chose; notez-le avant de le nommer.',
      ],
      prolongements: [
        '{18-24m 2-3a 3-4a 4-5a|Le lendemain, ouvrez les galettes en deux à la collation : les trous à l’intérieur sont les bulles de la veille.} {2-3a 3-4a 4-5a|On cherche le plus gros.} {!18-24m !2-3a !3-4a !4-5a|Le lendemain, couvrez du même linge une débarbouillette roulée : le poupon la cherche-t-il déjà?}',
        'La comptine part avec une galette. {2-3a 3-4a 4-5a|À la maison, le parent demande qui a dormi sous le linge, et son enfant lui couche une débarbouillette pour l’expliquer.} {!2-3a !3-4a !4-5a|À la maison, le parent couvre un bol d’un linge, la redit tout bas, et laisse une petite main découvrir.}',
      ],
      reflexionRetroaction: [
        'Quel linge ai-je soulevé à la place de quelqu’un?',
        'Où étaient mes yeux quand une main est allée à la bouche?',
      ],
    },
  },
  {
    key: 'ca-tombe-bien',
    summary:
      'Un client jette son plat de tissu par terre? « Ça tombe bien, il en reste! » On cuisine, on sert, on ramasse, et l’on apprend les goûts de chacun.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_COGNITIVE'],
    themes: ['cuisine-et-saveurs', 'quartier-et-metiers'],
    materials: ['tissus', 'cartons-et-boites', 'contenants-et-cuilleres'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, la table se met à l’abri du vent{hiver|; l’hiver, la nappe va sur un tapis isolant et l’on sert en mitaines}.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'restaurant',
      'restaurants',
      'resto',
      'jouer au restaurant',
      'menu',
      'serveur',
      'serveuse',
      'cuisinier',
      'cuisinière',
      'prendre la commande',
      'coin cuisine',
      'dînette',
      'jette sa nourriture par terre',
      'lance son assiette',
      'manger pour faire semblant',
    ],
    seen: [
      'elle pousse son assiette en bas de sa chaise et se penche pour regarder',
      'il ramasse tout ce qui tombe et le ramène à la plonge',
      'ils me servent des ronds de tissu sur un plat et notent ce que je veux',
      'je suis tannée de ramasser ses morceaux sous la chaise haute',
      'il dit qu’il n’aime pas ça avant d’y avoir goûté et commande autre chose',
      'elle veut être celle qui apporte les plats et refuse d’être la cliente',
      'à la collation, le bébé a garroché son craquelin et a attendu que je réagisse',
      'depuis le souper au casse-croûte, ils prennent ma commande sur un bout de carton',
    ],
    scenes: ['laisser-tomber', 'cuisine', 'repas'],
    picture:
      'À une table très basse, contre l’éducatrice, un bébé lâche un rond de tissu; une enfant apporte une assiette garnie, un petit remplit un panier.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'Ça tombe bien!',
      observationDepart:
        'Du haut de sa chaise, une petite main lâche son morceau et se penche pour le voir arriver. {18-24m 2-3a 3-4a 4-5a|On le ramasse, il retombe. « Encore par terre! »} {!18-24m !2-3a !3-4a !4-5a|Les yeux remontent vers vous, et la main recommence.}',
      intentionEducative:
        'Offrir un restaurant où {18-24m 2-3a 3-4a 4-5a|faire tomber son plat est une façon de parler, que la cuisine et le service apprennent à lire}{!18-24m !2-3a !3-4a !4-5a|ce qui tombe reçoit chaque fois la même réponse, joyeuse}.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
      ],
      objectifs: [
        'Dire ce qu’on veut ou ne veut pas, d’un mot, d’un doigt, d’un plat qui tombe.',
        'Faire d’un tissu un plat, le goûter dans l’air, le laisser aller.',
        '{2-3a 3-4a 4-5a|Porter une commande jusqu’à la cuisine et servir ce qu’on a compris.}',
        '{3-4a 4-5a|Deviner les goûts d’un client qui ne parle pas.}',
      ],
      materiel: [
        item(
          'Ronds, carrés et triangles de polar, larges comme une main d’adulte ouverte, les plats',
          '{18-24m 2-3a 3-4a 4-5a|quarante, dix de chacune des quatre couleurs}{!18-24m !2-3a !3-4a !4-5a|douze, trois de chacune des quatre couleurs}',
          'Débarbouillettes de quatre couleurs',
        ),
        item(
          '{!0-18m !18-24m|Disques de carton épais, grands comme une assiette, à garnir}',
          '{!0-18m !18-24m|six}',
          '{!0-18m !18-24m|Dessous-de-plat}',
        ),
        item(
          'Assiettes et bols de plastique léger',
          'deux par enfant et deux pour vous',
          'Grands couvercles de plastique',
        ),
        item(
          'Grande boîte de carton renversée, haute jusqu’à la ceinture d’un enfant assis, la table',
          'une',
          'Table très basse',
        ),
        item('Nappe', 'une, posée sur la boîte sans dépasser', 'Serviette de bain'),
        item(
          '{18-24m 2-3a 3-4a 4-5a|Boîtes de carton basses, la cuisine}',
          '{18-24m 2-3a 3-4a 4-5a|quatre}',
          '{18-24m 2-3a 3-4a 4-5a|Caisses de plastique}',
        ),
        item(
          '{18-24m 2-3a 3-4a 4-5a|Panier bas à deux anses, la plonge}',
          '{18-24m 2-3a 3-4a 4-5a|un}',
          '{18-24m 2-3a 3-4a 4-5a|Bac bas}',
        ),
        item(
          '{18-24m 2-3a 3-4a 4-5a|Menus : un carton par client, les quatre couleurs collées dessus}',
          '{18-24m 2-3a 3-4a 4-5a|quatre}',
          '{18-24m 2-3a 3-4a 4-5a|Grand menu de carton, debout contre la cuisine}',
        ),
        item(
          '{30min 45min 4-5a|Cartons larges comme la main et gros crayons de cire, à la cuisine}',
          '{30min 45min 4-5a|un carton par client, quatre crayons}',
          '{30min 45min 4-5a|Tableau blanc et gros feutres lavables}',
        ),
        item(
          '{cour ete|Gourdes d’eau}',
          '{cour ete|une par enfant qui boit déjà de l’eau}',
          '{cour ete|Pichet et verres}',
        ),
        item('{cour hiver|Tapis isolants}', '{cour hiver|deux}', '{cour hiver|Couvertures épaisses sur une bâche}'),
      ],
      preparation: [
        '{dedans|Renversez la grande boîte au milieu d’un tapis.} {cour !hiver|Renversez la grande boîte sur l’herbe, à l’abri du vent.} {cour hiver|Renversez la grande boîte sur les tapis isolants, à l’abri du vent.} {cour ete|Cherchez l’ombre.} Voilà la table. Passez la main sur ses bords, ôtez agrafes et rubans.',
        '{0-18m|Assoyez-vous à table, le dos appuyé. Le poupon est sur votre cuisse ou assis contre vous, devant le bord de la table : c’est la place d’honneur.} {0-18m multiage|Personne ne passe de ce côté : on sert par l’autre bord.} {!0-18m|Assoyez-vous à table, face à la cuisine : vous êtes cliente.}',
        '{18-24m 2-3a 3-4a 4-5a|À quatre pas, alignez les quatre boîtes : la cuisine. Les plats y sont triés par couleur, menus sur le dessus; gardez à table un menu, votre assiette et trois ronds rouges. L’allée est libre, la plonge attend au pied de la table.} {!18-24m !2-3a !3-4a !4-5a|Gardez les plats derrière vous et sortez-en deux à la fois.}',
        '{18-24m 2-3a 3-4a 4-5a|Dites la loi de la maison en faisant tomber votre plat : droit en bas, à ses pieds, et dans la zone de la table. On ne lance vers personne.} {!0-18m !18-24m|Les disques de carton, à garnir, attendent avec les plats.} {30min 45min 4-5a|Crayons et cartons restent en cuisine.}',
        '{1adulte 18-24m 2-3a 3-4a 4-5a|Seule, restez cliente du début à la fin : de votre place, vous voyez tout le restaurant.} {1adulte !18-24m !2-3a !3-4a !4-5a|Seule, restez assise : poupons, plats et bols sont à portée de vos bras.} {2adultes 18-24m 2-3a 3-4a 4-5a|À deux, l’une est cliente; l’autre, au bout de l’allée, garde le passage libre.} {2adultes !18-24m !2-3a !3-4a !4-5a|À deux, servez chacune un bébé.}',
        '{avec-tissu|Ajoutez @materiel à la carte, si aucun bout ne pend.} {avec-contenant|Servez la soupe dans @materiel.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Posez un rond rouge dans votre assiette. Croquez l’air au-dessus, hochez la tête, puis poussez le rond : il glisse, il tombe. Regardez-le par terre, longtemps. « Ça tombe bien, il en reste! » Prenez-en un autre et poussez-le aussi, l’œil rieur. {0-18m|Mettez le suivant devant le poupon.} {18-24m 2-3a 3-4a 4-5a|Levez un menu : « Moi, j’ai faim de vert. Y a-t-il quelqu’un en cuisine? »}',
        ),
        play(
          { 20: 13, 30: 12, 45: 14 },
          '{18-24m 2-3a 3-4a 4-5a|Qui a faim s’assoit, qui veut servir va en cuisine. Les plats arrivent à table dans une assiette}{!0-18m !18-24m| ou sur un disque de carton}{18-24m 2-3a 3-4a 4-5a|; le client goûte et laisse tomber. Les plats tombés vont à la plonge et retournent en cuisine.} {0-18m|Le poupon suce son rond, le lâche, se penche. « Ça tombe bien! » Un autre arrive.} {!18-24m !2-3a !3-4a !4-5a|Laissez-le vous chercher des yeux avant de resservir. Faites tomber le vôtre vite, de biais, en tournant. Puis glissez votre paume sous sa main : ce rond-là tombe chez vous, et vous le lui rendez.} {18-24m|Le trottineur balaie la table d’un grand bras, remplit la plonge, la pousse et la verse en cuisine.} {18-24m !multiage|Deux trottineurs tirent la plonge : chacun son anse, elle voyage à deux. Après trois plonges versées, retournez un bol sur votre plat et cherchez ce plat partout : on soulève le bol pour vous.} {2-3a|« Attention, c’est chaud! » L’assiette est servie, reprise, soufflée, resservie.} {2-3a !multiage|Trois plats vous arrivent à la fois : faites une grimace au premier, « mmm » au deuxième, et poussez le troisième par terre. Si tout le monde mange et que plus personne ne sert, frottez votre ventre et fixez la cuisine vide, l’air affamé.} {3-4a|La commande se répète à voix haute, tout le long des quatre pas, pour arriver entière.} {3-4a !multiage|Le serveur qui l’a perdue en route revient vous la demander. Après quelques services, commandez deux couleurs d’un coup, puis une qui n’est pas au menu : la cuisine s’arrange.} {4-5a|On compare ce qui reste dans l’assiette et ce qui est tombé : que garde ce client?} {4-5a !multiage|Deux assiettes contraires arrivent ensemble : c’est le client qui choisit. Au cinquième service, refusez tout : « Ni rond, ni rouge, ni la même chose qu’à côté! » À la cuisine de trouver ce qui reste.}',
        ),
        play(
          { 30: 8, 45: 9 },
          '{18-24m 2-3a 3-4a 4-5a|Vous voilà cliente sans voix. Faites tomber tout le rouge, serrez le vert sur votre cœur, et regardez la cuisine.} {0-18m|Posez un plat jaune et un plat bleu devant le poupon : une main prend l’un, l’autre tombe. Nommez celui qui reste : « Le jaune, gardé! »} {!18-24m !2-3a !3-4a !4-5a|Servez encore ces deux-là, en les changeant de côté.} {18-24m|Le trottineur tend un plat à qui est assis, le reprend, le tend, le mange.} {2-3a|« Rouge? » On montre la couleur et l’on guette la main qui répond.} {3-4a|Le plat du jour a quatre étages et un nom trop long pour être redit.} {4-5a|Un trait de couleur par plat gardé, un trait barré par plat tombé : après trois services, le carton du client dit quoi cuisiner.}',
        ),
        play(
          { 45: 9 },
          '{18-24m 2-3a 3-4a 4-5a|« On échange! » Qui servait s’assoit, qui mangeait cuisine.} {0-18m|Le poupon garde la place d’honneur : chaque nouveau plat lui arrive à bout de bras, par le bord de la table.} {!18-24m !2-3a !3-4a !4-5a|Lâchez un rond de votre genou, de votre épaule : ses yeux suivent la chute, puis reviennent aux vôtres. Cachez-en un sous un bol retourné, puis poussez le bol au bord : le rond tombe-t-il aussi?} {18-24m|Le trottineur empile toute la cuisine dans une seule assiette : le spécial du chef.} {2-3a|Un client fait tomber son plat exprès et attend : « Ça tombe bien! » La phrase arrive, il rit, il recommence.} {3-4a|Une cliente ne parle qu’en grimaces; à la cuisine de comprendre.} {4-5a|« Trop salé! » Comment le dire à un chef pour qu’il recommence de bon cœur?}',
        ),
        closing(
          { 20: 4, 30: 6, 45: 8 },
          '« On ferme! » {18-24m 2-3a 3-4a 4-5a|La plonge passe au bord de la table, et tous les bras poussent ce qui reste : tout tombe dedans.} {0-18m|Gardez un dernier rond au poupon, et tenez un bol sous sa main.} {2-3a 3-4a 4-5a|On plie la nappe, on empile les assiettes; les clients paient d’une tape dans une paume.} {30min 45min 4-5a|Les cartons se lisent tout haut : qui gardait quoi?} {!2-3a !3-4a !4-5a|Empilez les assiettes une à une, sans presser personne.} « Ça tombe bien, je n’ai plus faim. »',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Dites « Ça tombe bien! » chaque fois sur le même air, et laissez un blanc avant de resservir.',
          '{18-24m 2-3a 3-4a 4-5a|Traduisez le client qui ne parle pas sans finir l’idée : « Il regarde la cuisine… il a lâché le bleu… »}',
          '{2-3a 3-4a 4-5a|Une serveuse reste figée, assiette pleine? Devenez pressée : « Par ici, je vous attendais! »}',
          'Le même plat refusé trois fois? Mangez-le vous-même, avec bruit : {18-24m 2-3a 3-4a 4-5a|la cuisine y verra une réponse}{!18-24m !2-3a !3-4a !4-5a|son regard dira la suite}.',
        ],
        questionsOuvertes: [
          'Où est-il tombé?',
          '{!2-3a !3-4a !4-5a|Qu’est-ce que tu gardes?}',
          '{2-3a 3-4a 4-5a|Qu’est-ce que le client vient de dire?}',
          '{3-4a 4-5a|Comment sais-tu que c’est cela qu’on voulait?}',
        ],
      },
      vocabulaire: [
        'ça tombe',
        'il en reste',
        'l’assiette',
        'encore',
        'par terre',
        '{18-24m 2-3a 3-4a 4-5a|le menu}',
        '{2-3a 3-4a 4-5a|la commande}',
        '{2-3a 3-4a 4-5a|servir}',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Couché, le poupon joue au bord de votre cuisse : un rond sur son ventre glisse, tombe, revient. Assis, il se sert. Le tissu trempé est remplacé et attend derrière vous, loin de la cuisine; la phrase reste la même.',
        },
        {
          pour: '18-24m',
          texte:
            'Donnez-lui la plonge quand ses bras veulent tout jeter : remplir, pousser, verser. Deux mots suffisent au service : « tiens », « tombé ».',
        },
        {
          pour: '2-3a',
          texte:
            'Une commande à la fois, et la couleur voyage dans la main : on compare au menu, on rapporte. Le client, c’est vous, et vous êtes très patiente.',
        },
        {
          pour: '3-4a',
          texte:
            'Offrez un métier au choix et le droit d’en changer à chaque plat tombé. Qui n’ose pas parler au client pose le menu devant lui et suit son doigt.',
        },
        {
          pour: '4-5a',
          texte:
            'Deux clients aux goûts contraires à la même table : la cuisine cherche l’assiette où rien ne tombera.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            '{18-24m 2-3a 3-4a 4-5a|Un enfant commande du regard ou d’un tableau d’images : on tient deux plats bien écartés et l’on sert celui que ses yeux choisissent. En fauteuil, un plateau sur les genoux devient le comptoir, à hauteur de cuisine.} {!18-24m !2-3a !3-4a !4-5a|Un bébé ne lâche pas encore : posez le rond sur le dos de sa main, un souffle le fait tomber.}',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dans la cour, une chute dans la neige ne fait aucun bruit : on se penche ensemble pour voir où c’est tombé.} {!ete|L’été, dans la cour, le restaurant suit l’ombre; le vent est un client, et il jette son plat sans goûter.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          '{18-24m 2-3a 3-4a 4-5a|Plat de tissu sur la tête d’un serveur accroupi.}',
          '{18-24m 2-3a 3-4a 4-5a|Commande mêlée, client fâché.}',
          'Assiette de plastique qui roule et résonne.',
        ],
        dangersAEliminer: [
          '{18-24m 2-3a 3-4a 4-5a|Plat lancé vers quelqu’un : on laisse tomber droit, dans la zone de la table. Lancé, il se ramasse avec vous avant le prochain service.}',
          '{0-18m multiage|Assiette portée au-dessus d’un poupon : on sert par l’autre bord, et vous la prenez des mains pour la dernière longueur de bras.}',
          '{18-24m 2-3a 3-4a 4-5a|Tissu sous un pied dans l’allée : il va à la plonge avant le service suivant.}',
          '{0-18m 18-24m|Morceau effiloché, plus étroit qu’une paume : il sort de la carte. Un tissu sur un visage s’ôte aussitôt.}',
          '{0-18m 18-24m|Carton amolli ou mâché : il sort du jeu aussitôt.}',
          'Vraie vaisselle, vrais aliments : ils restent hors du jeu{dedans|, et la vraie cuisine derrière sa barrière}. À la collation, on mange assis et rien ne tombe exprès : dites la différence.',
          '{30min 45min 4-5a|Crayon en main dans l’allée : on écrit assis, à la cuisine.}',
          '{cour hiver|Froid : mains et nuques touchées à chaque service; la table rentre quand elles refroidissent.}',
          '{cour ete|Soleil et chaleur : la table suit l’ombre, et la vraie gourde passe entre deux services.}',
        ],
        supervision: 'palier1',
        allergies: [
          'Restaurant sans aucun aliment : boîtes et bols n’ont jamais servi à table, ou sont lavés. Polar et nappe lavés sans parfum.',
        ],
      },
      observation: [
        'Langage oral : notez la première façon de commander ou de refuser, mot, son ou geste, et ce qu’il en reste à la fin.',
        '{18-24m 2-3a 3-4a 4-5a|Fonction symbolique : jusqu’où le tissu reste-t-il un plat, de la cuisine jusqu’à terre?} {!18-24m !2-3a !3-4a !4-5a|Fonction symbolique : que fait-il quand vous croquez l’air au-dessus du rond?}',
        'Compétences sociales : quand un plat servi tombe, où vont {18-24m 2-3a 3-4a 4-5a|les yeux de qui l’a apporté, ou de qui l’a lâché}{!18-24m !2-3a !3-4a !4-5a|ses yeux}?',
      ],
      prolongements: [
        '{18-24m 2-3a 3-4a 4-5a|Changez la carte demain : un plat nouveau, dont personne ne connaît encore le goût.} {!18-24m !2-3a !3-4a !4-5a|Demain, tenez un bol de métal sous sa main et donnez-lui un gobelet de plastique : cette fois, la chute sonne.}',
        'Au souper, le parent essaie la phrase de votre restaurant avec une serviette de table roulée; le vrai souper, lui, reste dans l’assiette.',
      ],
      reflexionRetroaction: [
        'Qu’ai-je compris d’un client sans parole, grâce à {18-24m 2-3a 3-4a 4-5a|un enfant}{!18-24m !2-3a !3-4a !4-5a|ce qu’il a laissé tomber}?',
        'À quel moment « ça tombe bien » a-t-il cessé d’être drôle, et pour qui?',
      ],
    },
  },
  {
    key: 'dix-dodos-avant-le-diner',
    summary:
      'Le soleil est une assiette jaune : couverte, tout le camp se couche; découverte, c’est le matin. Tentes de draps, feu de carton, mille petites nuits.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['cabanes-et-constructions', 'vent-et-ciel'],
    materials: ['tissus', 'cartons-et-boites'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, le drap couvre un banc ou une table lourde{hiver|; l’hiver, tapis isolants et nuits de cinq souffles}.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'camping',
      'camper',
      'faire du camping',
      'camping dans le salon',
      'camping dans la cour',
      'tente',
      'tentes',
      'tante de camping',
      'feu de camp',
      'feux de camp',
      'sac de couchage',
      'sac à coucher',
      'dormir dans une tente',
      'la nuit tombe',
      'faire semblant de dormir',
      'dodo',
      'soleil',
    ],
    seen: [
      'ils s’étendent sous un drap, ronflent trois secondes et crient c’est le matin',
      'elle couvre l’assiette jaune puis la découvre en chantant cocorico',
      'il attise un feu de rouleaux de carton et fait griller un bas',
      'il ne veut pas dormir, mais il joue à dormir dix fois de suite',
      'elle a peur de coucher ailleurs que dans sa chambre',
      'bébé tire la serviette sur le visage et rit quand je dis bonjour',
      'en revenant du chalet, ils ont suspendu un drap au divan et habitent dessous',
      'juste avant le dîner, ils jouent à se coucher et à se relever à répétition',
    ],
    scenes: ['se-cacher', 'sieste'],
    picture:
      'Devant un feu de carton cerclé de bas roulés, un bébé découvre une assiette jaune; sous un drap, deux campeurs s’étirent, un petit porte une bûche.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'Dix dodos avant le dîner',
      observationDepart:
        '{18-24m 2-3a 3-4a 4-5a dedans|Un drap pend du divan, quelqu’un ronfle dessous.} {18-24m 2-3a 3-4a 4-5a cour|Un drap pend du banc, quelqu’un ronfle dessous.} {18-24m 2-3a 3-4a 4-5a|« C’est la nuit! » Trois secondes plus tard : « C’est le matin! »} {!18-24m !2-3a !3-4a !4-5a|Un tissu couvre une assiette jaune. La petite main tire : la voilà! L’autre main remet déjà le tissu.}',
      intentionEducative:
        '{18-24m 2-3a 3-4a 4-5a|Permettre aux enfants de faire tomber la nuit et lever le jour eux-mêmes, et de décider ce qui se vit entre les deux.} {!18-24m !2-3a !3-4a !4-5a|Permettre au bébé de faire apparaître le soleil d’un geste, et d’entendre chaque fois le matin lui répondre.}',
      domaines: [
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Couvrir et découvrir le soleil, et voir tout changer.',
        '{18-24m 2-3a 3-4a 4-5a|Se coucher, se lever, ramper, porter, au rythme des jours du camp.}',
        '{!18-24m !2-3a !3-4a !4-5a|Tirer, attraper, se tourner vers une voix.}',
        '{3-4a 4-5a|Inventer ce qui arrive pendant une nuit, et le faire comprendre au camp.}',
      ],
      materiel: [
        item('Grandes assiettes de plastique jaune, le soleil', 'deux, dont une de réserve', 'Couvercles clairs'),
        item('Serviette foncée, la nuit', 'une, de la taille d’un essuie-main', 'Linge à vaisselle foncé'),
        item(
          '{18-24m 2-3a 3-4a 4-5a|Grands draps, les tentes}',
          '{18-24m 2-3a 3-4a 4-5a|deux}',
          '{18-24m 2-3a 3-4a 4-5a|Nappes}',
        ),
        item(
          '{18-24m 2-3a 3-4a 4-5a dedans|Table basse lourde et bout de divan, les charpentes}{18-24m 2-3a 3-4a 4-5a cour|Banc lourd ou table de pique-nique, les charpentes}',
          '{18-24m 2-3a 3-4a 4-5a|deux}',
          '{18-24m 2-3a 3-4a 4-5a|Grandes boîtes ouvertes des deux bouts}',
        ),
        item(
          '{18-24m 2-3a 3-4a 4-5a|Sacs de toile sans cordon, pleins de linge, qui tiennent les coins des draps}',
          '{18-24m 2-3a 3-4a 4-5a|huit}',
          '{18-24m 2-3a 3-4a 4-5a|Coussins lourds}',
        ),
        item(
          '{18-24m 2-3a 3-4a 4-5a|Petites couvertures pliées en deux, les sacs de couchage}',
          '{18-24m 2-3a 3-4a 4-5a|une par enfant}',
          '{18-24m 2-3a 3-4a 4-5a|Grandes serviettes}',
        ),
        item(
          'Longs rouleaux de carton, les bûches',
          '{18-24m 2-3a 3-4a 4-5a|une douzaine}{!18-24m !2-3a !3-4a !4-5a|deux}',
          'Papier journal roulé serré',
        ),
        item('Tissu orange, la flamme', 'un', 'Débarbouillette rouge'),
        item(
          'Gros bas roulés, le rond de roches',
          '{18-24m 2-3a 3-4a 4-5a|une douzaine}{!18-24m !2-3a !3-4a !4-5a|quatre}',
          'Petits coussins',
        ),
        item(
          '{dedans|Tapis, près du feu}{cour !hiver|Tapis ou couverture épaisse, près du feu}{cour hiver 18-24m 2-3a 3-4a 4-5a|Tapis isolants, près du feu et sous les tentes}{cour hiver !18-24m !2-3a !3-4a !4-5a|Tapis isolants, près du feu}',
          '{!hiver|un seul}{dedans hiver|un seul}{cour hiver|un par personne}',
          '{dedans|Couverture épaisse}{cour !hiver|Grande serviette pliée}{cour hiver|Matelas de camping en mousse}',
        ),
        item(
          '{cour ete 18-24m 2-3a 3-4a 4-5a|Gourdes d’eau}',
          'une par enfant{0-18m| qui boit déjà de l’eau}',
          'Pichet et verres',
        ),
        item('{18-24m 45min|Bacs bas, pour lever le camp}', '{18-24m 45min|deux}', '{18-24m 45min|Paniers à linge}'),
      ],
      preparation: [
        '{18-24m 2-3a 3-4a 4-5a|Couchez un drap sur chaque charpente, deux côtés grands ouverts vers vous, un sac sur chaque coin. Rien n’est noué ni pincé : tiré fort, le drap tombe, et la tente se remonte.} {!18-24m !2-3a !3-4a !4-5a|Choisissez un coin tranquille, ni trop clair ni trop sombre.}',
        '{18-24m 2-3a 3-4a 4-5a|Entre les deux tentes, faites un rond de bas roulés, large de deux pas;} {!18-24m !2-3a !3-4a !4-5a|Devant vous, faites un rond de bas roulés;} les bûches et la flamme vont dedans. C’est chaud : les mains se tendent du bord. {18-24m 2-3a 3-4a 4-5a|On fait rouler une bûche dans le rond sans y mettre le pied.}',
        'Assoyez-vous au bord du feu{0-18m|, le poupon éveillé contre votre hanche, sur le tapis}. Posez le soleil devant vous, la serviette à côté. {18-24m 2-3a 3-4a 4-5a|Voici la loi du ciel : soleil couvert, on se couche; soleil découvert, on se lève. Tous y ont droit, et qui a peur le découvre sans rien demander.}',
        '{0-18m|Ni drap, ni couverture, ni coussin sur le tapis du poupon, qui campe à découvert.} {cour hiver 0-18m|Il ne bouge guère : touchez souvent sa nuque et ses mains. Par temps froid, jouez vingt minutes au plus; au seuil que votre milieu fixe pour les poupons, jouez dedans.} {cour ete 18-24m 2-3a 3-4a 4-5a|Feu et tentes sont à l’ombre; les deux bouts de chaque tente restent ouverts au vent.} {cour ete !18-24m !2-3a !3-4a !4-5a|Le tapis et le feu sont à l’ombre.} {cour hiver 18-24m 2-3a 3-4a 4-5a|Chaque lit a son tapis isolant, personne ne se couche dans la neige.}',
        '{1adulte 18-24m 2-3a 3-4a 4-5a|Seule, gardez le feu et le soleil : les deux tentes s’ouvrent sur vous.} {1adulte !18-24m !2-3a !3-4a !4-5a|Seule, restez assise : bébé, feu et soleil tiennent entre vos bras.} {2adultes|À deux, l’une garde le feu et le soleil, l’autre campe.} {18-24m 2-3a 3-4a 4-5a|Trois campeurs par tente, têtes vers l’ouverture.}',
        '{avec-coussin 18-24m 2-3a 3-4a 4-5a|Offrez @materiel aux campeurs, loin du rond de feu.} {avec-contenant|Servez le déjeuner dans @materiel.} {avec-naturel 3-4a 4-5a|Ajoutez @materiel au rond de feu, si c’est plus gros qu’un poing.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Levez l’assiette jaune au-dessus de votre tête et bâillez. « Le soleil descend… descend… » Posez-la, couvrez-la : « Nuit! » La joue sur les mains, ronflez deux fois. Découvrez d’un coup : « Cocorico! Déjeuner! » Étirez-vous jusqu’au bout des doigts. {0-18m|Tendez au poupon un coin de la serviette : il tire, et c’est le matin.} {18-24m 2-3a 3-4a 4-5a|« Mais où dort-on, dans ce camp? »}',
        ),
        play(
          { 20: 13, 30: 12, 45: 14 },
          '{18-24m 2-3a 3-4a 4-5a|Nuit, jour, nuit. Entre deux dodos, on nourrit le feu, on déjeune d’air, on répare la tente.} {0-18m|Le poupon tire la serviette, et on lui lance : « Bonjour! » S’il rit, c’est qu’il fait grand jour.} {!18-24m !2-3a !3-4a !4-5a|Couvrez à moitié, puis tout entier; ronflez de votre côté, de l’autre, et laissez-le vous réveiller.} {18-24m|Le trottineur couvre, découvre, couvre : trois nuits en dix secondes, le camp court se recoucher.} {2-3a|Un petit campeur traîne sa couverture, la plie, n’en veut plus; à peine couché, il crie : « Matin! »} {2-3a !multiage|Le campeur qui reste debout la nuit reçoit le soleil à garder. Si le camp n’a plus sommeil, réveillez-vous affamée, la main sur le ventre : on cherche partout votre déjeuner.} {3-4a|On borde un voisin jusqu’aux aisselles, on lui apporte des crêpes invisibles.} {3-4a !multiage|Un dormeur parle en dormant, son voisin lui répond. Une nuit, glissez une bûche derrière votre dos : au matin, elle manque au feu, et le camp la cherche avant le soir.} {4-5a|Nuit trop courte! « Dix souffles, d’accord? » On compte, les yeux fermés.} {4-5a !multiage|L’enfant qui a couvert le soleil saute de trois à dix : le camp le fait recompter. Annoncez ensuite une nuit secrète : lui seul sait combien de souffles elle dure, et le camp le devine au réveil.}',
        ),
        play(
          { 30: 8, 45: 9 },
          'Couvrez le soleil : « Cette nuit, il pleut. » Vos dix doigts courent {18-24m 2-3a 3-4a 4-5a|sur le sol, ceux des campeurs sur leur drap}{!18-24m !2-3a !3-4a !4-5a|sur le tapis, puis sur sa jambe}. {18-24m 2-3a 3-4a 4-5a|Ensuite, qui couvre choisit sa nuit.} {0-18m|La pluie court sur la jambe du poupon; l’autre jambe s’avance pour en avoir.} {!18-24m !2-3a !3-4a !4-5a|Puis le vent, soufflé sur la flamme de tissu; puis la grêle, du plat de la main. Chaque nuit vient deux fois, et c’est lui qui découvre le matin.} {18-24m|Le trottineur tape des deux mains, c’est la grêle, et lève le drap pour voir qui dort encore.} {2-3a|La nuit des ronflements : même le feu ronfle.} {3-4a|La nuit des maringouins : bzzz, on se gratte, on se tourne, on se gratte.} {4-5a|La nuit du pipi : deux amis traversent le camp sur la pointe des pieds et reviennent dans la mauvaise tente.} {18-24m 2-3a 3-4a 4-5a|Trop de frissons? Quelqu’un découvre, et c’est le matin.}',
        ),
        play(
          { 45: 9 },
          '{18-24m 2-3a 3-4a 4-5a|« On lève le camp! » Le feu et vous restez; tentes et sacs changent de charpente, ou s’étendent simplement par terre.} {0-18m|Une bûche roule jusqu’au pied du poupon : il la touche, la repousse, elle déménage aussi.} {!18-24m !2-3a !3-4a !4-5a|Le soleil change de place : derrière votre dos, sous votre genou. Où se lèvera-t-il? Sortez la réserve : deux soleils à la fois, lequel sa main choisit-elle?} {18-24m|Le trottineur charge un bac, le pousse, le vide où personne ne l’attendait.} {2-3a|La plus longue bûche se porte à deux bras et ne passe nulle part.} {3-4a|Un drap tenu par les coins, un ami à l’autre bout : il traîne, on recommence.} {4-5a|Loin du vent? Près du feu? On marche, on se couche pour essayer, on choisit.}',
        ),
        closing(
          { 20: 4, 30: 6, 45: 8 },
          '« Dernier soir. » On vide sur le feu des chaudières invisibles, « pchhh », {18-24m 2-3a 3-4a 4-5a|et les bûches s’écartent une à une}{!18-24m !2-3a !3-4a !4-5a|et vous écartez les bûches}. {18-24m 2-3a 3-4a 4-5a|Sacs roulés, draps en boule, tout le camp s’assoit autour du rond froid.} Couvrez le soleil : une vraie minute de nuit, où l’on respire seulement. {0-18m|Le coin de la serviette va au poupon : matin!} {!0-18m|Qui n’a pas encore fait lever le jour le découvre : matin!} {3-4a 4-5a|Combien de dodos avons-nous faits? On se les rappelle sur les doigts.} « Tout ça, et c’est encore aujourd’hui! »',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Dormez avec sérieux : joue sur les mains, un œil ouvert sur le groupe. Un « bonjour » surpris suit chaque matin, même le dixième.',
          '{18-24m 2-3a 3-4a 4-5a|Une tente s’écroule? « Il a venté fort, cette nuit. » Regardez qui bouge avant de vous lever.}',
          '{18-24m 2-3a 3-4a 4-5a|Le ciel va trop vite pour ceux qui dorment? Racontez-le : « Ils n’ont pas eu le temps d’enlever leurs bottes! »}',
          '{0-18m|Gardez la serviette à demi sous votre main : le poupon tire le tissu loin de lui, jamais par-dessus sa tête.}',
        ],
        questionsOuvertes: [
          'Où est passé le soleil?',
          'Qu’entends-tu, cette nuit?',
          '{2-3a 3-4a 4-5a|Que fait-on au camp, ce matin?}',
          '{3-4a 4-5a|Comment sait-on, les yeux fermés, que le jour se lève?}',
        ],
      },
      vocabulaire: [
        'la nuit',
        'le matin',
        'se lever',
        'dodo',
        'le feu',
        '{18-24m 2-3a 3-4a 4-5a|la tente}',
        '{18-24m 2-3a 3-4a 4-5a|la bûche}',
        '{2-3a 3-4a 4-5a|le sac de couchage}',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Couché sur le côté ou assis, le poupon a le soleil à portée de main. Une prise facile : pliez un coin de la serviette. L’assiette s’en va à sa bouche? Laissez-la-lui : la réserve fait un nouveau soleil.',
        },
        {
          pour: '18-24m',
          texte:
            'Une bûche et un bas suffisent à son camp. Nommez chaque bascule : « Nuit. Matin. » S’enfouir ne lui dit rien? Un bout de tapis hors de la tente, c’est dormir à la belle étoile.',
        },
        {
          pour: '2-3a',
          texte:
            'Donnez un rite au coucher : la couverture, la bûche, « bonne nuit le feu ». L’enfant le répète à tous les dodos et vous reprend si vous l’oubliez.',
        },
        {
          pour: '3-4a',
          texte:
            'Proposez une tâche du matin à choisir : crêpes, bois, réparation. Elle change à chaque réveil, ou non.',
        },
        {
          pour: '4-5a',
          texte:
            'L’enfant monte une tente où deux amis tiennent assis sans toucher la toile : plus haut, plus large, quels coins charger?',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            '{18-24m 2-3a 3-4a 4-5a|Être couvert ou couché inquiète un enfant? Il campe assis au feu et garde le soleil : la nuit ne tombe que de sa main. Qui n’entend pas le cocorico le reçoit d’une main posée sur son pied.} {!18-24m !2-3a !3-4a !4-5a|Le bruit du matin fait sursauter? Dites « bonjour » du visage seulement, puis à voix basse.}',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver 18-24m 2-3a 3-4a 4-5a|L’hiver, dans la cour, un cercle tapé du pied fait le plancher de la tente, et l’on dort assis, dos à dos.} {!hiver !18-24m !2-3a !3-4a !4-5a|L’hiver, dans la cour, une tuque d’adulte coiffe le soleil : le jaune se voit de loin sur la neige.} {!ete|L’été, dans la cour, l’assiette se couche dix fois pendant que l’ombre du banc se déplace à peine : un bas roulé en marque le bord.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          '{18-24m 2-3a 3-4a 4-5a|Tente qui tombe sur les campeurs, rires et cheveux dressés.}',
          '{18-24m 2-3a 3-4a 4-5a|Dispute pour le ciel : nuit, jour, nuit.}',
          'Sursaut au cocorico.',
        ],
        dangersAEliminer: [
          '{0-18m|Poupon qui s’endort pour vrai : le jeu cesse autour de lui, il va dans son lit, sur le dos, seul, surface ferme, sans literie molle, sous surveillance.}',
          '{18-24m 2-3a 3-4a 4-5a|Corde, pince ou nœud : les draps sont seulement couchés, un sac sur chaque coin. Personne ne monte sur les charpentes.}',
          '{18-24m 2-3a 3-4a 4-5a|Tête sous une couverture : elle couvre les jambes et le ventre, ouverte d’un côté; aucun vrai sac fermé.}',
          '{0-18m multiage|Passage près du tapis du poupon : on contourne le feu de l’autre côté, et vos jambes ferment le tapis.}',
          'Vrai feu, foyer ou poêle : le jeu se tient loin, barrière fermée. Dites-le : d’un vrai feu, on reste à distance, assis, avec un adulte.',
          '{0-18m 18-24m|Rouleau mouillé qui s’effrite en bouche : échangez-le contre un bas roulé.}',
          '{cour hiver|Froid : vingt minutes au plus, nuques et mains touchées, puis le camp continue dedans.}',
          '{cour ete 18-24m 2-3a 3-4a 4-5a|Chaleur sous la toile, soleil : tentes à l’ombre, ouvertes, et l’on boit à chaque déjeuner.} {cour ete !18-24m !2-3a !3-4a !4-5a|Soleil et chaleur : tapis à l’ombre, chapeau, nuque du poupon touchée souvent.}',
        ],
        supervision: 'palier1',
        allergies: [
          'Déjeuner d’air, sans aliment. Draps et couvertures lavés sans parfum, sans poil d’animal. {cour !hiver|Guêpes et moustiques : auto-injecteur sur vous, couvertures secouées.}',
        ],
      },
      observation: [
        'Fonction symbolique : à quoi voit-on, dans son corps ou sa voix, que la nuit est tombée pour cet enfant?',
        'Motricité globale : décomposez une levée, de couché à debout, assis ou à quatre pattes; par où passe le poids?',
        'Langage oral : quels mots, sons ou gestes annoncent le ciel aux autres?',
      ],
      prolongements: [
        'Laissez l’assiette et la serviette {18-24m 2-3a 3-4a 4-5a|près du coin maison : les poupées aussi ont des nuits}{!18-24m !2-3a !3-4a !4-5a|dans le panier de jeu : un autre matin commencera sans vous}.',
        'Ce soir, à la maison, le parent couvre une assiette d’un linge et attend : son enfant connaît le cri qui ramène le matin.',
      ],
      reflexionRetroaction: [
        'Qui a eu le ciel en main, et qui l’a seulement subi?',
        'Mon corps disait-il « nuit » aussi clairement que ma voix?',
      ],
    },
  },
  {
    key: 'ton-but-mon-ballon',
    summary:
      'Un mur de boîtes, deux terrains : un but marqué du pied ou du balai donne le ballon aux bras d’en face, et ceux-là le renvoient par leur but à eux.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['mouvement-et-defis', 'emotions-et-amitie'],
    materials: ['ballons', 'cartons-et-boites'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, le mur se bâtit à l’abri du vent{hiver|; l’hiver, il est de bacs ou de neige tapée, et le ballon freine}.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'hockey',
      'hokey',
      'jouer au hockey',
      'hockey dans le salon',
      'soccer',
      'jouer au soccer',
      'ballon',
      'ballons',
      'but',
      'buts',
      'gardien',
      'gardienne de but',
      'compter des buts',
      'porter un gros ballon',
      'botter le ballon',
      'gagner et perdre',
      'jeux de ballon',
      'motricité globale',
    ],
    seen: [
      'il botte le gros ballon jusque dans le trou de la boîte',
      'elle prend le ballon dans ses bras et le fait dégringoler de l’autre bord',
      'ils balaient la balle avec des balais jusqu’au passage',
      'il pleure quand l’autre équipe marque, il veut toujours gagner',
      'elle serre le ballon et refuse de le passer à qui que ce soit',
      'ils se tassent trois sur le même ballon et se donnent des coups de pied',
      'après la partie des Canadiens, ils se lancent tous sur un ballon au salon',
      'dans le gymnase, un grand botte trop fort et les petits restent sur le bord',
    ],
    scenes: ['rouler', 'cooperer', 'ballon-pied'],
    picture:
      'De part et d’autre d’un mur de boîtes, une gardienne à genoux laisse passer un ballon; une petite en lâche un dans un carton, un bébé tape le sien.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'Ton but, mon ballon',
      observationDepart:
        'Un gros ballon roule sous la chaise et ressort de l’autre côté, {18-24m 2-3a 3-4a 4-5a|dans les bras de quelqu’un qui ne jouait pas. « Il est à moi! » Le botteur cherche, surpris.}{!18-24m !2-3a !3-4a !4-5a|contre deux petites jambes. La main se pose dessus, puis pousse.}',
      intentionEducative:
        '{18-24m 2-3a 3-4a 4-5a|Offrir un match où marquer fait le bonheur de l’autre côté, avec le pied, le ventre ou les bras qu’on a.} {!18-24m !2-3a !3-4a !4-5a|Offrir un gros ballon qui part, traverse et revient, pour l’attendre, le prendre et le laisser aller.}',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
      ],
      objectifs: [
        '{18-24m 2-3a 3-4a 4-5a|Pousser, porter, lâcher ou botter un gros ballon vers un but.} {!18-24m !2-3a !3-4a !4-5a|Taper, pousser ou retenir un gros ballon.}',
        '{0-18m 18-24m 2-3a|Suivre un ballon qui disparaît et deviner par où il reviendra.} {!0-18m !18-24m !2-3a|Prévoir de quel but sortira le ballon, et s’y placer.}',
        '{2-3a 3-4a 4-5a|S’arrêter quand le bras de l’adulte se lève.}',
        '{3-4a 4-5a|Garder un passage, puis laisser la place.}',
      ],
      materiel: [
        item(
          '{0-18m 18-24m|Ballons de tissu bourrés, gros comme une tête d’enfant}{!0-18m !18-24m|Ballons de mousse, gros comme une tête d’enfant}',
          '{18-24m 2-3a 3-4a 4-5a|cinq}{!18-24m !2-3a !3-4a !4-5a|trois}',
          '{0-18m 18-24m|Grosses boules de bas, cousues}{!0-18m !18-24m|Ballons de tissu bourrés}',
        ),
        item(
          '{dedans|Boîtes de carton vides et fermées, hautes comme votre genou, le mur}{cour !hiver|Boîtes de carton vides et fermées, hautes comme votre genou, le mur}{cour hiver|Bacs de plastique légers, renversés, hauts comme votre genou, le mur}',
          '{18-24m 2-3a 3-4a 4-5a|huit}{!18-24m !2-3a !3-4a !4-5a|trois}',
          '{dedans|Coussins fermes}{cour !hiver|Sacs à dos pleins}{cour hiver|Bourrelet de neige tapée, sans bloc dur}',
        ),
        item(
          'Carton bas, large de deux ballons, sans dessus, ouvert d’un côté, la boîte qui penche',
          'un',
          'Bac bas, un côté découpé et arrondi',
        ),
        item(
          'Serviettes pliées, sous la boîte qui penche',
          '{18-24m 2-3a 3-4a 4-5a|deux}{!18-24m !2-3a !3-4a !4-5a|deux, et une de plus}',
          'Coussin plat',
        ),
        item('Couverture roulée en boudin, le frein', 'une', 'Coussin long'),
        item(
          '{18-24m 2-3a 3-4a 4-5a|Gourdes d’eau}',
          '{18-24m 2-3a 3-4a 4-5a|une par enfant}',
          '{18-24m 2-3a 3-4a 4-5a|Verres et pichet}',
        ),
        item(
          '{3-4a 4-5a 30min 45min|Petits balais d’enfant à poils souples, le manche à la taille}',
          '{3-4a 4-5a 30min 45min multiage|un par enfant de trois ans et plus}{3-4a 4-5a 30min 45min !multiage|un par enfant}',
          '{3-4a 4-5a 30min 45min|Longs rouleaux de carton}',
        ),
        item('{0-18m dedans|Tapis}{0-18m cour|Tapis isolant}', '{0-18m|un}', '{0-18m|Couverture épaisse, sèche}'),
      ],
      preparation: [
        '{dedans|Libérez un rectangle de six pas sur trois, corridor large ou salon, sans coin de meuble ni bibelot} {cour !hiver|Choisissez un coin plat, à l’abri du vent, sans roche ni trou} {cour hiver|Tapez la neige d’un coin plat, sans glace} , et coupez-le en deux par le mur. {18-24m 2-3a 3-4a 4-5a|D’un côté, on joue des pieds; de l’autre, des bras, assis, debout ou à quatre pattes. Laissez au milieu du mur un passage large de deux ballons : c’est le but des pieds.}',
        'Au bout du mur, posez la boîte qui penche, son côté ouvert vers {18-24m 2-3a 3-4a 4-5a|le terrain des pieds}{!18-24m !2-3a !3-4a !4-5a|l’autre côté}. Glissez les serviettes sous le bord opposé : le fond descend, et le ballon qu’on y lâche roule tout seul jusqu’en bas. {18-24m 2-3a 3-4a 4-5a|C’est le but des bras.}',
        '{18-24m 2-3a 3-4a 4-5a|Derrière le passage, du côté des bras, couchez le frein : le ballon qui arrive y ralentit.} {18-24m 2-3a 3-4a 4-5a|Assoyez-vous là, à côté du passage, jamais devant.} {!18-24m !2-3a !3-4a !4-5a|Couchez le frein devant la sortie et assoyez-vous au bout du mur, d’où l’on voit les deux côtés.} {0-18m|Le poupon, sur son tapis, est contre votre hanche, dos appuyé ou à plat ventre, hors de la ligne des ballons.}',
        '{18-24m 2-3a 3-4a 4-5a|On change de côté par le bout du mur, quand on veut.} {3-4a 4-5a 30min 45min|Les balais attendent au pied du mur, du côté des pieds. On les prend quand vous dites « Balais! », on les recouche quand vous dites « Pieds! ».} {3-4a 4-5a 30min 45min multiage|Entre les deux, il ne reste de ce côté que les trois ans et plus.}',
        '{1adulte 18-24m 2-3a 3-4a 4-5a|Seule, restez du côté des bras, le passage à portée de main : par-dessus ce mur bas, vous voyez tout.} {2adultes|À deux, une de chaque côté du mur.} {cour ete|Le terrain est à l’ombre.} {cour hiver 0-18m|Le poupon bouge peu : touchez souvent sa nuque et ses mains.}',
        '{avec-coussin|Ajoutez @materiel au mur.} {avec-contenant|Encastrez aussi @materiel, couché, si le ballon y passe.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Serrez un ballon dans vos bras, lâchez-le dans la boîte qui penche : il roule, il sort {18-24m 2-3a 3-4a 4-5a|chez le voisin. « But! Il est à vous! »}{!18-24m !2-3a !3-4a !4-5a|de l’autre côté. « But! »} {18-24m 2-3a 3-4a 4-5a|Passez le bras par-dessus le mur, faites-le revenir par le passage : « But! Il est à nous! »} {!18-24m !2-3a !3-4a !4-5a|Tendez le bras, ramenez-le, et roulez-le jusqu’aux jambes du bébé : « But! Il est à toi! »} {3-4a 4-5a|Marquer, c’est donner un ballon à l’autre côté. « Qui prend les pieds? Qui prend les bras? »} {18-24m 2-3a !3-4a !4-5a|Aucune équipe : « On pousse par ici, on lâche par là. Qui veut un ballon? »}',
        ),
        play(
          { 20: 13, 30: 12, 45: 14 },
          '{18-24m 2-3a 3-4a 4-5a|Mettez trois ballons du côté des pieds, deux du côté des bras. Du pied, on pousse le ballon dans le passage; des bras, on le lâche dans la boîte.} {2-3a 3-4a 4-5a|Levez le bras : tout s’arrête; baissez-le : ça repart.} {!0-18m !18-24m !2-3a|À chaque arrêt, on compte les ballons de chaque côté; à mi-temps, les pieds deviennent les bras.} {18-24m 2-3a !0-18m !3-4a !4-5a|Un ballon s’arrête contre le frein? Roulez-le vers des bras. Un côté n’en a plus? Passez-lui-en un par-dessus le mur. On fait le tour du mur quand on veut.} {0-18m|Roulez lentement un ballon au poupon; il le tape, l’étreint, y colle la bouche. Un coup de paume, et vous le faites suivre.} {!18-24m !2-3a !3-4a !4-5a|Lâchez-en un autre dans la boîte : ses yeux vont-ils à l’entrée, ou déjà à la sortie?} {18-24m|Le trottineur serre un ballon, avance sans voir ses pieds, le lâche dans la boîte, se penche : parti!} {2-3a|L’enfant de deux ans pousse le ballon du pied, du genou ou du front, le regarde passer, puis va voir au bout du mur qui l’a eu.} {3-4a 4-5a|Côté bras, un gardien à genoux étend les bras; ballon arrêté ou passé, on en change.} {4-5a|De loin, de biais, entre deux jambes : on cherche l’angle.}',
        ),
        play(
          { 30: 8, 45: 9 },
          '{3-4a 4-5a|« Balais! » Les manches restent bas, le ballon avance à petits coups de poils.} {2-3a|Côté bras, à genoux, l’enfant de deux ans pousse le ballon des deux paumes jusqu’au pied de la boîte, puis le hisse.} {18-24m 2-3a !3-4a !4-5a|De l’autre bord, assis, on pousse des deux pieds : le ballon passe lentement.} {3-4a|Un zigzag, une pause, « tir! » : le ballon roule lentement, et le gardien a le temps d’étendre les bras.} {4-5a|Une passe d’un balai à l’autre avant de tirer; un ami sans balai fait l’annonceur : assis au bout du mur, il raconte le match.} {18-24m|Côté bras, le trottineur attend au frein, les mains ouvertes, attrape, lâche, revient.} {18-24m !2-3a !3-4a !4-5a|Gardez un ballon du bout du doigt en haut de la boîte : « Prêt? » Attendez un regard, un cri, une main, puis lâchez.} {0-18m|Ralentissez un ballon pour le poupon : arrêtez-le à mi-chemin, et que sa main ou son cri le fasse repartir.} {!18-24m !2-3a !3-4a !4-5a|Puis roulez-le sous une serviette dont vous tenez le bord levé : il disparaît, il ressort.} {3-4a 4-5a multiage|« Pieds! », et tout le monde peut revenir.} {3-4a 4-5a !multiage|« Pieds! » Les balais se recouchent au pied du mur.}',
        ),
        play(
          { 45: 9 },
          '« C’est plein chez nous! » {18-24m 2-3a 3-4a 4-5a|Tous les ballons sont d’un côté : les voilà cinq à faire passer. Chez le voisin, ça déborde, et on les renvoie.} {0-18m|Entourez le poupon de ballons : il en pousse un, un autre lui revient contre le pied.} {!18-24m !2-3a !3-4a !4-5a|Poussez-les un à un par la boîte; le dernier, laissez-le-lui.} {18-24m|Le trottineur en veut deux dans les bras, en perd un, retourne.} {2-3a|« Encore trois! » On en a compté quatre, et c’est très bien.} {3-4a|Une boîte de plus, une de moins : le passage rapetisse, s’élargit, on l’essaie.} {4-5a|Vider son terrain pour de bon, est-ce possible? On s’entend pour tirer ensemble, et l’on surveille l’autre but.}',
        ),
        closing(
          { 20: 4, 30: 6, 45: 8 },
          '« Ouuuu! » Faites la sirène de la fin du match : elle commence fort et finit en murmure. {3-4a 4-5a 30min 45min|Les balais se couchent.} {18-24m 2-3a 3-4a 4-5a|On retire les boîtes du mur, une par personne : plus de côtés, un seul terrain. Assis en rond, jambes ouvertes, on se roule un seul ballon.} {0-18m multiage|Quand le ballon touche le poupon, tout le monde dit « but! » tout bas.} {!18-24m !2-3a !3-4a !4-5a|Roulez le ballon lentement, de vous au poupon : « But! », tout bas. Puis laissez-le dormir entre ses jambes.} {2-3a 3-4a 4-5a|Qui le reçoit raconte son but préféré, ou celui d’un autre.} {18-24m 2-3a 3-4a 4-5a|Une main sur le ventre : ça respire vite, là-dedans.} {cour !hiver 18-24m 2-3a 3-4a 4-5a|Puis on boit à l’ombre.} {dedans 18-24m 2-3a 3-4a 4-5a|Puis on boit.} {cour hiver 18-24m 2-3a 3-4a 4-5a|Puis on rentre boire.} {cour hiver !18-24m !2-3a !3-4a !4-5a|Puis on rentre.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Criez « but! » du côté de qui reçoit, les bras ouverts : le cadeau se voit.',
          '{18-24m 2-3a 3-4a 4-5a|Deux joueurs pour un ballon? Faites-en passer un autre par la boîte, et nommez ce qui arrive : « En voilà un qui traverse. »}',
          '{18-24m 2-3a 3-4a 4-5a|Quelqu’un s’assoit dans le passage? Levez le bras, les pieds s’arrêtent; mettez-lui un ballon dans les bras et montrez-lui la boîte.}',
          'Avant de rendre un ballon, laissez-le un temps hors de vue : {18-24m 2-3a 3-4a 4-5a|quelqu’un l’annoncera}{!18-24m !2-3a !3-4a !4-5a|ses yeux le chercheront}.',
        ],
        questionsOuvertes: [
          'Par où va-t-il revenir?',
          '{!2-3a !3-4a !4-5a|Avec quoi le pousses-tu?}',
          '{2-3a 3-4a 4-5a|Qui a reçu ton but?}',
          '{3-4a 4-5a|Comment faire passer un ballon sans qu’il aille vite?}',
        ],
      },
      vocabulaire: [
        'le but',
        'le ballon',
        'pousser',
        'lâcher',
        'il revient',
        '{18-24m 2-3a 3-4a 4-5a|le passage}',
        '{2-3a 3-4a 4-5a|botter}',
        '{3-4a 4-5a|le gardien}',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'À plat ventre, le poupon reçoit le ballon devant ses bras; assis, entre ses jambes. Un ballon un peu mou se prend mieux. Gardez-lui toujours le sien : il n’a pas à le donner pour que le jeu tourne.',
        },
        {
          pour: '18-24m',
          texte:
            'Son chemin tient en six pas : frein, bras, boîte. Penchez-vous avec l’enfant au bord de la boîte pour voir le ballon partir, et dites à qui il arrive.',
        },
        {
          pour: '2-3a',
          texte:
            'Arrêtez le ballon du plat de la main devant son pied, à un pas du passage. L’enfant recule tout seul quand c’est trop facile.',
        },
        {
          pour: '3-4a',
          texte:
            'Proposez trois façons d’arrêter : le ventre, les deux mains, le dos. L’enfant garde assis ou à genoux, et choisit quand quitter le passage.',
        },
        {
          pour: '4-5a',
          texte:
            'Demandez un but si lent que le côté des bras ait le temps de le voir venir. Puis un but tiré de dos, entre ses jambes{30min 45min|, un but à deux balais}.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            '{18-24m 2-3a 3-4a 4-5a|En fauteuil ou avec un appui, l’enfant joue au bout du mur : le ballon part de ses genoux, droit dans la boîte. Le bruit des « but! » fatigue? De son côté, un but se salue des deux mains, sans voix.} {!18-24m !2-3a !3-4a !4-5a|Un bébé bouge peu ses bras : placez le ballon contre la partie de lui qui pousse, pied, hanche ou front.}',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dans la cour, le mur se tape dans la neige et le ballon freine sans couverture : on tire de plus près.} {!ete|L’été, dans la cour, le jeu se fait sur l’herbe courte, à l’ombre, et l’on boit à chaque changement de côté.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Ballon mou reçu au ventre ou au genou.',
          '{18-24m 2-3a 3-4a 4-5a|Chute en portant un ballon plus large que soi.}',
          'Mur renversé, à rebâtir.',
        ],
        dangersAEliminer: [
          '{3-4a 4-5a 30min 45min|Balai levé plus haut que le genou, ou du côté des bras : « Balais couchés! », et l’on repart du pied.} {3-4a 4-5a 30min 45min multiage|Du côté des balais, aucun enfant de moins de trois ans.}',
          '{18-24m 2-3a 3-4a 4-5a|Tir vers le haut : le ballon roule au sol. Le ballon qui a volé revient au jeu porté dans les bras.}',
          '{0-18m multiage|Poupon devant le passage ou près du frein : il est de l’autre côté de vous; s’il rampe jusqu’au mur, votre bras levé arrête le jeu.} {0-18m !multiage|Poupon devant la boîte ou près du frein : il est contre votre hanche; s’il rampe jusque-là, retenez le ballon.}',
          'Ballon dur, balle, bâton de bois : ils restent rangés, tout ce qui roule est mou.',
          '{18-24m 2-3a 3-4a 4-5a|Enfant debout sur une boîte ou assis dans la boîte qui penche : on la vide, et les mains jouent par le bord.}',
          '{0-18m 18-24m|Mousse, que des dents arrachent : du tissu seulement. Une couture lâche, le ballon quitte le jeu.}',
          '{dedans|Bas sur un plancher glissant : on joue pieds nus ou en souliers, meubles à coins éloignés.} {cour|Ballon sorti du terrain : personne ne court après; l’adulte va le prendre à la fin.}',
          '{cour hiver|Froid : nuques et mains touchées souvent; cache-cou au lieu du foulard.}',
          '{cour ete|Chaleur et soleil : pause à l’ombre et gourdes aux dix minutes.}',
        ],
        supervision: 'palier1',
        allergies: [
          '{!0-18m !18-24m|Latex : lisez l’étiquette des ballons; la mousse sans latex convient à tous.} {0-18m 18-24m|Ballons de tissu lavés sans parfum, sans plume ni duvet.} {18-24m 2-3a 3-4a 4-5a|Asthme à l’effort : la pompe reste sur vous.} {cour !hiver|Piqûres : l’auto-injecteur est sur vous.}',
        ],
      },
      observation: [
        'Motricité globale : regardez le corps qui porte, pousse ou botte, et ce qui rattrape l’équilibre au moment de lâcher.',
        'Compétences sociales : {18-24m 2-3a 3-4a 4-5a|le ballon est chez l’autre; lisez sur le visage si c’est perdu, donné ou attendu.}{!18-24m !2-3a !3-4a !4-5a|le ballon est parti; à quoi voit-on qu’il l’attend de vous?}',
        'Raisonnement : où l’enfant se tourne-t-il quand le ballon disparaît, et depuis quand le sait-il d’avance?',
      ],
      prolongements: [
        '{18-24m 2-3a 3-4a 4-5a|Un autre jour, sans ballon : qu’est-ce qui passe encore par la boîte qui penche?} {!18-24m !2-3a !3-4a !4-5a|Un autre jour, la boîte qui penche se couvre d’un linge : le ballon en sort tout de même.}',
        'À la maison, une chaise entre le parent et son enfant : un bas roulé part sous la chaise et revient par-dessus.',
      ],
      reflexionRetroaction: [
        '{18-24m 2-3a 3-4a 4-5a|Quel but ai-je fêté, celui de qui tirait ou celui de qui recevait?} {!18-24m !2-3a !3-4a !4-5a|Ai-je laissé le ballon assez longtemps dans ses bras?}',
        '{18-24m 2-3a 3-4a 4-5a|Quel côté aurait eu besoin de mes bras plus souvent?} {!18-24m !2-3a !3-4a !4-5a|À quel moment attendait-il le ballon, et à quoi l’ai-je vu?}',
      ],
    },
  },
]
