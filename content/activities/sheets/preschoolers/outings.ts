import { closing, food, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

export const PRESCHOOLER_OUTING_SHEETS: readonly BankSheet[] = [
  {
    key: 'les-gardiens-du-jardin',
    summary:
      'Chaque enfant choisit de qui il prend soin au jardin : la tige couchée, la feuille trouée ou le pied qui a soif.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_COGNITIVE'],
    themes: ['jardin-et-recolte'],
    materials: ['eau', 'chaudieres-et-pelles', 'loupes'],
    place: 'YARD',
    alsoAt: {
      PARK: 'Au jardin communautaire, demandez quelles plantes sont à vous{!automne| et où emplir la chaudière}.',
    },
    seasons: ['SPRING', 'SUMMER'],
    alsoIn: { AUTUMN: 'L’automne, le soin change : ramasser, couvrir de feuilles, souhaiter bonne nuit au jardin.' },
    durationMinutes: 45,
    adults: 1,

    calls: [
      'jardin',
      'jardinage',
      'potager',
      'arroser',
      'plante',
      'fleur',
      'semer',
      'pousser',
      'légumes',
      'tomate',
      'mauvaises herbes',
      'récolte',
      'arrosoir',
      'responsable',
      'graine',
    ],
    seen: [
      'il vide tout son arrosoir au même endroit et ça fait une flaque de bouette',
      'elle redresse une tige couchée et lui met une branche pour l’appuyer',
      'il regarde le dessous des feuilles pour trouver qui a fait les trous',
      'elle est triste, sa petite plante a séché pendant le congé',
      'il cherche un coupable pour le plant écrasé et se fâche contre les écureuils',
      'elle demande s’il a assez bu et met son doigt dans la terre pour vérifier',
      'dans la cour, ils ont nommé chacun leur plante et vont la voir en arrivant',
      'depuis qu’on a sorti les bacs, ils se chicanent la pelle et le boyau d’arrosage',
    ],
    scenes: ['plantes'],
    picture:
      'Autour d’un carré de jardin, en chapeau de soleil, des enfants arrosent, redressent une tige et regardent une feuille trouée à la loupe.',
    sheet: {
      titre: 'Les gardiens du jardin',
      observationDepart:
        'Les enfants s’inquiètent d’un plant couché par le vent. Ils veulent le soigner et savoir qui l’a « brisé ».',
      intentionEducative: 'Soutenir le sens des responsabilités des enfants envers un lieu vivant qui dépend d’eux.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Identité', role: 'principal' },
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'secondaire' },
      ],
      objectifs: [
        'Choisir une tâche et la mener à sa façon.',
        'Remarquer un changement et en parler.',
        'Se reconnaître une place utile dans le groupe.',
      ],
      materiel: [
        item('{!automne|Petits arrosoirs}', 'un pour deux enfants', 'Bouteilles de plastique percées par l’adulte'),
        item('{!automne|Eau}', 'une chaudière, deux doigts par arrosoir', 'Eau de pluie'),
        item('{automne|Paniers}', 'quatre', 'Boîtes de carton'),
        item(
          '{automne|Cartes dessinées : ramasser, arracher, couvrir, compter}',
          'deux de chacune',
          'Gestes montrés avec les mains',
        ),
        item('Loupes', 'trois', null),
        item('Petites pelles', 'trois', 'Grosses cuillères'),
        item(
          '{!automne|Cartes dessinées : arroser, chercher, redresser, compter}',
          'deux de chacune',
          'Gestes montrés avec les mains',
        ),
        optional('{4-5a|Carnet et crayon, pour le journal du jardin}', '{4-5a|un de chaque}', '{4-5a|Feuilles pliées}'),
        optional('Linge, pour grossir une poignée', 'un', 'Bas enroulé'),
        optional('{!automne|Tuteurs à bout rond}', 'quatre', 'Branches écorcées sans pointe'),
      ],
      preparation: [
        'Faites le tour avant eux : ni engrais, ni piquants, ni guêpes, ni tuteur pointu.',
        'Dessinez les cartes de tâches et choisissez un carré où creuser librement.',
        '{avec-contenant|Posez @materiel au bord du carré : on y met ce que l’on ramasse.}',
        '{!automne|N’emplissez la chaudière qu’après le tour du jardin.} {!automne 1adulte|Sans collègue, assoyez-vous près de l’eau et laissez venir les arrosoirs.} {1adulte automne|L’automne, seule, n’ouvrez qu’un côté du jardin.} {!automne 2adultes|À deux, gardez l’eau pendant que votre collègue va d’un plant à l’autre.} {2adultes automne|L’automne, à deux, prenez chacune un bout du jardin.}',
      ],
      deroulement: [
        opening(
          { 30: 4, 45: 6, 60: 8 },
          'Faites le tour en silence, mains dans le dos, et arrêtez-vous devant ce qui a changé depuis hier. « Qui a besoin de nous? » Chacun prend une carte, ou aucune.',
        ),
        play(
          { 30: 20, 45: 24, 60: 28 },
          '{!automne|Ils arrosent, fouillent, comptent les fleurs, tassent la terre au pied d’une tige couchée pour la redresser.} {!automne|Un plant a reçu trois arrosoirs? Le doigt de l’enfant s’enfonce dans la terre : si elle colle, l’eau va à un autre plant.} {automne|L’automne, ils ramassent, arrachent ce qui est sec, couvrent la terre de brassées de feuilles.} {automne|Une tige sèche résiste? Ils tirent à deux et tombent assis.} Les cartes s’échangent. Les gestes ralentissent? Montrez du doigt une plante que personne n’a choisie et attendez : « Et elle? » Celui qui ne sait plus quoi faire reçoit une loupe et le dessous d’une feuille à visiter. {3-4a !automne|Du plant à l’eau, de l’eau au plant : à force de pas, un sentier se dessine.} {3-4a automne|Du plant au panier, du panier au plant : à force de pas, un sentier se dessine.} {4-5a|Quelqu’un propose un remède et va le chercher.} Creuser dans le carré libre reste permis. {!automne|Quand les arrosoirs restent couchés, les soins sont finis.} {automne|Quand les paniers débordent, les soins sont finis.}',
        ),
        play(
          { 45: 8, 60: 15 },
          '{!automne|Videz la chaudière au pied du plant le plus sec.} Commencez par faire visiter votre coin : {!automne|« Ici, j’ai empli plus d’arrosoirs que j’ai de doigts. »} {automne|« Ici, j’ai creusé longtemps pour rien. »} Chacun fait ensuite visiter le sien à un ami, qui pose une question ou donne un coup de main; puis ils changent de rôle. Un gardien reste muet? Il part en vacances : du doigt, il montre ce qu’il faudra faire sans lui. L’ami devient son remplaçant et dit tout haut les consignes devant le plant.',
        ),
        closing(
          { 30: 6, 45: 7, 60: 9 },
          '{!automne 30min|Videz la chaudière au pied du plant le plus sec.} Décidez ensemble d’une chose à vérifier demain et piquez-y une carte. {automne|Videz les paniers.} Comptez les pelles et lavez les mains au savon{parc| dès le retour}.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Confiez la tâche pour vrai : ne repassez pas derrière.',
          '{!automne|Dites à quoi le geste a servi : « Ton eau s’est rendue à la racine. »}',
          '{automne|L’automne, dites à quoi sert la brassée : « Sous tes feuilles, la terre gèlera moins vite. »}',
          'Répondez à la peur d’un insecte par deux pas de recul et une loupe.',
        ],
        questionsOuvertes: [
          '{!automne|Que fait une feuille qui a soif?}',
          '{automne|De quoi le jardin a-t-il besoin avant l’hiver?}',
          'Qu’est-ce qui a changé depuis hier?',
          'Qui d’autre vit ici?',
        ],
      },
      vocabulaire: [
        '{!automne|arroser}{automne|ramasser}',
        '{!automne|la pousse}{automne|la brassée}',
        '{!automne|le plant}{automne|le panier}',
        'fragile',
        '{!automne|redresser}{automne|couvrir}',
        'la tige',
        'la racine',
        'prendre soin',
      ],
      adaptations: [
        { pour: '3-4a', texte: 'Deux tâches au choix et le même plant à soi toute la semaine.' },
        { pour: '4-5a', texte: 'Le journal du jardin : un dessin, un nombre, un mot dicté par jour.' },
        {
          pour: 'besoins_particuliers',
          texte:
            'Grossissez d’un linge la poignée de la pelle{!automne| ou de l’arrosoir}, et jardinez avec lui {cour|au bac surélevé, assis}{parc|dans un pot posé sur le banc}.',
        },
        { pour: 'interieur', texte: 'Trois plantes du local ont besoin des mêmes gardiens, soucoupes dessous.' },
        {
          pour: 'autre_saison',
          texte:
            '{!automne|L’automne, le jardin se couvre de feuilles; l’hiver, les gardiens veillent sur la mangeoire.} {automne|Au printemps, la première pousse est confiée à celui qui l’a vue.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          '{!automne|Plant noyé à force d’attentions.} {automne|Bonne tige arrachée par erreur.}',
          'Sursaut devant un insecte.',
        ],
        dangersAEliminer: [
          'Bouchée prise au jardin : chaque enfant demande avant, et l’adulte lave avant de donner.',
          'Tuteur qui finit à la hauteur des yeux : enlevez-le pendant le jeu.',
          'Loupe au soleil : elle brûle; on s’en sert à l’ombre, jamais vers le ciel, et elle vous revient.',
          '{!automne|Chaudière d’eau sans adulte à côté : videz-la si vous devez vous lever.}',
        ],
        supervision: 'palier1',
        allergies: ['Piqûres et pollen : auto-injecteur sur l’adulte, qui reste au jardin.'],
      },
      observation: [
        'Identité : comment parle-t-il de son rôle dans le groupe?',
        'Éveil aux sciences : quels changements remarque-t-il?',
        'Compétences sociales : comment partage-t-il {!automne|l’eau}{automne|les paniers} et les tâches?',
      ],
      prolongements: [
        'Le tableau des gardiens change chaque semaine; les anciens forment les nouveaux.',
        'Chaque famille pique au bord d’un rang une carte de sa main : un conseil, un dessin, un mot de jardin dans sa langue.',
      ],
      reflexionRetroaction: ['La tâche confiée était-elle vraie?', 'Quel plant a été le mieux gardé, et par qui?'],
    },
  },
  {
    key: 'doucement-la-buche',
    summary:
      'Qui dort là-dessous? Les enfants soulèvent la bûche, regardent les bibittes sortir de leur lit et referment la maison.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_LANGUAGE'],
    themes: ['insectes-et-vers'],
    materials: ['buches-et-rondelles', 'loupes', 'batons'],
    place: 'WOODS',
    alsoAt: {
      YARD: 'Dans la cour, posez trois rondelles sur la terre une semaine d’avance : les bibittes s’y installent.',
      PARK: 'Au parc, cherchez un tronc court ou apportez une rondelle la semaine d’avant.',
    },
    seasons: ['SPRING', 'SUMMER', 'AUTUMN'],
    durationMinutes: 30,
    adults: 1,

    calls: [
      'bibittes',
      'insectes',
      'fourmis',
      'ver de terre',
      'cloporte',
      'limace',
      'araignée',
      'coccinelle',
      'chenille',
      'bûche',
      'roche',
      'loupe',
      'petites bêtes',
      'sous la terre',
      'écraser',
      'abris d’animaux',
    ],
    seen: [
      'ils lèvent une grosse bûche et crient quand ça grouille en dessous',
      'elle couche le bébé ver dans un lit de feuilles et lui souhaite bonne nuit',
      'il compte les pattes avec sa loupe et recommence parce que ça bouge trop vite',
      'il veut écraser tout ce qui rampe et son amie se fâche après lui',
      'elle a peur des bestioles et se recule, mais revient toujours regarder',
      'ils se demandent qui mange qui et si les petits ont une maman',
      'au bois, ils tournent toutes les roches pour voir qui habite là',
      'depuis la fourmilière trouvée sous le banc, ils marchent tout penchés avec une loupe',
    ],
    scenes: ['bestioles'],
    picture:
      'L’éducatrice fait basculer une bûche; trois enfants regardent à la loupe et du doigt les cloportes, les vers et l’escargot.',
    sheet: {
      titre: 'Doucement, la bûche!',
      observationDepart: 'Un pied s’apprête à écraser une fourmi. Un autre enfant crie : « Non! Elle a une famille! »',
      intentionEducative:
        'Éveiller la curiosité et la délicatesse envers de très petites bêtes, observées là où elles vivent.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'secondaire' },
      ],
      objectifs: [
        'Regarder longtemps une bête qui bouge.',
        'Dire ce qu’elle fait, et supposer pourquoi.',
        'Régler sa force et sa distance.',
      ],
      materiel: [
        item(
          'Bûches ou rondelles posées au sol',
          '{bois|quatre, trouvées sur place}{cour|trois, posées sur la terre une semaine d’avance}{parc|deux, trouvées sur place ou apportées une semaine d’avance}',
          'Roches plates',
        ),
        item('Loupes', 'une pour deux enfants', 'Deux mains en lunette'),
        item('Bâtons fins, pour montrer sans toucher', 'un par enfant', 'Brins d’herbe raides'),
        optional('{si-contenants-transparents|Contenants transparents}', 'un par adulte', null),
        optional('{si-pots-transparents !si-contenants-transparents|Pots transparents}', 'un par adulte', null),
        item(
          '{45min|Écorces et feuilles tombées}',
          'ramassées sur place, deux poignées par enfant',
          'Brindilles et herbe',
        ),
        food('Pelures de pomme', '{10min|une}{!10min|deux}', 'Pelures de concombre'),
        item('{bois parc|Débarbouillettes mouillées, dans un sac fermé}', '{bois parc|une par enfant}', null),
        optional('{si-pelles|Petite pelle}', '{si-pelles|une, pour vous}', null),
        optional('{si-pinceaux|Pinceaux secs et doux}', '{si-pinceaux|deux}', null),
        optional('{!10min si-livres|Livre sur les petites bêtes}', '{!10min si-livres|un}', null),
        optional('{si-vaporisateurs|Vaporisateur neuf, rempli d’eau}', '{si-vaporisateurs|un}', null),
      ],
      preparation: [
        'Soulevez chaque bûche avant eux, l’ouverture tournée loin de votre visage : ni guêpes, ni verre.',
        'Choisissez des bûches qu’un enfant fait basculer à deux mains et qui ne roulent pas.',
        'Convenez du geste : je lève vers moi, je regarde, je referme comme une porte.',
        '{cour !10min|La veille, glissez une pelure sous une seule bûche : vous l’ouvrirez en dernier.} {bois parc !10min|En arrivant, glissez une pelure sous la bûche que vous ouvrirez en dernier.}',
        '{1adulte|Seule, n’ouvrez qu’une bûche à la fois; chacun trouve une place autour, à plat ventre.} {2adultes|À deux, ouvrez chacune une bûche, à une dizaine de pas l’une de l’autre, sans rien qui vous cache : les enfants voyagent.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4, 45: 6 },
          'Frappez deux coups sur l’écorce. « Toc, toc. Excusez-nous. » Faites basculer la bûche vers vous, très lentement. Laissez-les regarder avant de parler. {si-contenants-transparents si-pots-transparents|Avec un contenant transparent, faites-y entrer un cloporte sur une feuille : on lui voit le ventre par-dessous, puis vous le rendez à sa bûche.} {si-pelles|Une petite pelle soulève un ver sur sa terre et le repose à l’ombre : quel bout s’enfonce le premier?}',
        ),
        play(
          { 10: 6, 20: 13, 30: 20, 45: 20 },
          'À plat ventre, deux enfants partagent une loupe : l’un regarde la bête dans le verre, l’autre montre du bâton, sans toucher, par où elle s’en va; puis ils échangent. {3-4a|Chaque bête reçoit une famille, un lit, une chicane.} {4-5a|On compte les pattes : six, quatorze, aucune. Qui mange qui, là-dessous?} {3-4a !multiage 30min 45min|Un ver se tortille sous un bâton trop proche : faites reculer le bâton, et regardez par où le ver creuse. Puis, toutes les mains reculées, baissez la bûche à demi : à l’ombre, qui s’arrête, qui se sauve encore? Relevez-la : chacun retrouve-t-il sa bête?} {4-5a !multiage 30min 45min|Chaque équipe choisit ensuite une bête à ne pas perdre de vue et fait son rapport : « La mienne a passé sous une racine. » Avant d’ouvrir la bûche suivante, tâtez le sol autour : plus mouillé, ou plus sec? Y aura-t-il plus de monde dessous?} Quand tous ont vu, refermez et passez à une autre bûche. {!10min|Ouvrez en dernier celle de la pelure, loupe en main : qui est dessus? Le bord est-il rongé? Personne encore? « Ils mangent surtout la nuit. »}',
        ),
        play(
          { 45: 12 },
          'Bûche refermée, bâtons couchés, loupes dans votre poche, chacun devient la bête qu’il a vue : des cloportes en bottes se roulent au moindre bruit, un ver avance sans bras. Frappez deux coups sur une bûche : tout le monde se couvre de feuilles ou ne bouge plus. Allez de l’un à l’autre : « Chez toi, qui entre? Qui te mange? » D’autres bâtissent une maison contre une bûche : un toit d’écorce tombée, des chambres de feuilles, une porte assez petite pour que la limace passe et pas le pouce. Le premier locataire à six pattes qui s’y arrête a gagné sa chambre. {avec-naturel|Ajoutez @materiel au pied de la maison.}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 6, 45: 7 },
          'Un enfant couche une pelure sous la dernière bûche. {si-vaporisateurs|Trois coups de vaporisateur sur la terre, et le lit des bibittes reste mouillé.} Refermez la porte, deux doigts sur l’écorce, et chuchotez : « Bonne nuit, bon appétit. » {cour|Demain}{bois parc|À la prochaine visite}, on regardera ce qu’il en reste. Vérifiez ensemble mains, manches et genoux : aucune bête ne part avec vous. {si-pinceaux|Une bibitte sur une manche? Un pinceau sec la fait descendre au pied de sa bûche.} {!10min si-livres|Mains propres, chacun cherche dans le livre la bête qu’il a vue.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Descendez à leur hauteur, à genoux, tous les visages en vue, avant de parler.',
          'Donnez la distance à qui a peur : « D’ici, tu la vois bien. Elle, elle ne te voit pas. »',
          'Retenez le geste qui attrape; offrez le bâton qui montre.',
        ],
        questionsOuvertes: [
          'Qu’est-ce qu’elle fait, là?',
          'Que trouve-t-elle à manger, ici?',
          'Pourquoi se sauve-t-elle?',
        ],
      },
      vocabulaire: [
        'la bibitte',
        'le cloporte',
        'le mille-pattes',
        'ramper',
        'se rouler',
        'l’antenne',
        'fragile',
        'refermer',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            '{10min|Une seule bûche suffit; rouvrez la même une autre fois.}{!10min|Deux bûches suffisent, dont celle de la pelure; rouvrez les mêmes une autre fois.}',
        },
        { pour: '4-5a', texte: 'De retour au local, un dessin par bête rencontrée : combien de pattes, où, avec qui.' },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui a peur des bêtes devient portier, d’aussi loin qu’il veut : la bûche s’ouvre et se ferme quand il le dit.',
        },
        {
          pour: 'interieur',
          texte: 'Regardez par la fenêtre du local les toiles et les fourmis du rebord, loupe en main.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!automne|L’hiver, la porte gelée ne s’ouvre pas : écoutez, et inventez qui dort.} {automne|Au printemps, rouvrez les mêmes bûches : les locataires auront changé.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Frisson, cri, dégoût.', 'Doigt pincé sous la bûche.'],
        dangersAEliminer: [
          'Guêpier ou bûche trop lourde : ne l’ouvrez pas, passez à la suivante.',
          'Bête attrapée à pleine main : elle se dépose sous sa bûche.',
          'Loupe levée vers le soleil ou laissée dans un rayon : elle reste au-dessus de la bête et revient dans votre poche.',
          'Mains ou pelure à la bouche : {cour|eau et savon dès la fin}{bois parc|débarbouillette mouillée dès la fin, savon au retour}.',
          '{si-pelles|Pelle plantée d’un coup : elle coupe les vers; vous seule la glissez à plat.}',
        ],
        supervision: 'palier2',
        allergies: ['Piqûres d’insectes : l’auto-injecteur reste dans votre poche pendant tout le jeu.'],
      },
      observation: [
        'Éveil aux sciences : que voit-il le premier : les pattes, le trou, la fuite?',
        'Langage oral : comment raconte-t-il ce que la bête a fait?',
        'Compétences émotionnelles : comment apprivoise-t-il sa peur ou son dégoût?',
      ],
      prolongements: [
        'Laissez une planche dans un coin de la cour : chaque matin, on l’ouvre et on la referme comme une porte.',
        'Les familles comptent les bibittes sous un pot de fleurs et rapportent le nombre.',
      ],
      reflexionRetroaction: [
        'Comment ai-je réagi devant une bête que je n’aime pas?',
        'Qui, pressé d’habitude, est resté la joue contre le sol?',
      ],
    },
  },
  {
    key: 'le-vent-dans-le-drap',
    summary:
      'Courir, lâcher, rattraper : le vent gonfle les tissus des enfants, les colle à leur ventre, puis les abandonne d’un coup.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['vent-et-ciel', 'mouvement-et-defis'],
    materials: ['tissus'],
    place: 'PARK',
    alsoAt: { YARD: 'Dans la cour, cherchez le coin où le vent tourne et celui où il ne vient jamais.' },
    seasons: [],
    durationMinutes: 30,
    adults: 1,

    calls: [
      'vent',
      'souffle',
      'drap',
      'cerf-volant',
      'voile',
      'parachute',
      'tempête',
      's’envoler',
      'feuilles qui volent',
      'bourrasque',
      'courir',
      'ciel',
      'foulards',
    ],
    seen: [
      'ils courent avec un foulard au bout du bras qui claque derrière eux',
      'elle laisse partir son tissu et court pour le rattraper avant la clôture',
      'le tissu tient tout seul sur son ventre pendant qu’il fonce contre la bourrasque',
      'il ouvre son manteau bien grand et crie qu’il va s’envoler',
      'il pleure, son foulard s’est sauvé dans l’arbre et ne redescend pas',
      'elle demande d’où ça vient et pourquoi ça arrête tout d’un coup',
      'au parc ce matin, ça ventait tellement qu’ils avançaient à reculons en riant',
      'le long de la corde à linge, ils tenaient les draps gonflés à plein ventre',
    ],
    scenes: ['vent-pluie', 'courir'],
    picture:
      'Un grand drap rose gonflé par le vent, tenu par des enfants et l’éducatrice, passe au-dessus d’un enfant qui court.',
    sheet: {
      titre: 'Le vent tire, le vent lâche',
      observationDepart:
        'Un coup de vent gonfle {!ete|un manteau ouvert} {ete|une chemise ouverte}. L’enfant écarte les bras et court : « Je vole! »',
      intentionEducative:
        'Permettre aux enfants de sentir le vent avec tout leur corps, de le chercher et d’y répondre.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'secondaire' },
      ],
      objectifs: [
        'Courir, freiner, tourner avec un tissu qui tire.',
        'Repérer d’où vient le vent.',
        'Prévoir de quel côté un tissu s’envolera.',
      ],
      materiel: [
        item('{30min 45min|Vieux drap léger}', 'un', 'Nappe de tissu'),
        item(
          'Carrés de tissu grands comme un foulard, minces et épais',
          'deux par enfant, deux pour vous',
          'Sacs de papier ouverts',
        ),
        optional('Pinces à linge', 'une douzaine', 'Nœuds dans un coin du tissu'),
        optional('{si-feuilles|Feuilles mortes, bien sèches}', 'deux par enfant', null),
        optional('{si-cônes|Cônes}', 'quatre', null),
        optional('{automne 30min 45min si-râteaux|Râteaux à feuilles, à dents de plastique}', 'deux ou trois', null),
        optional('{30min 45min si-parachute|Parachute de jeu}', 'un', null),
        optional('{si-bulles|Savon à bulles sans parfum}', 'un flacon fermé, dans votre poche', null),
      ],
      preparation: [
        'Choisissez un jour où les branches ou les drapeaux bougent, sans rafales.',
        'Marchez le terrain : rien où s’accrocher en courant, rien qui descend vers une rue.',
        '{hiver|L’hiver, couvrez les joues et gardez un coin à l’abri où revenir.} {ete|L’été, commencez tôt, avant la chaleur.}',
        '{1adulte|Sans collègue, montrez deux bornes à ne pas dépasser, un arbre ou un banc, et courez entre elles.} {2adultes|Avec une collègue, courez avec eux pendant qu’elle garde la limite.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4, 45: 6 },
          'Tendez la joue et tournez sur vous-même. « Il vient de là… non, de là. » Toutes les joues cherchent avec vous. Laissez pendre un carré de tissu au bout du bras et attendez qu’il se réveille; puis chacun laisse pendre le sien. {si-feuilles|Une feuille morte, lâchée à bout de bras, part-elle du même bord?}',
        ),
        play(
          { 10: 6, 20: 13, 30: 12, 45: 18 },
          'Ils courent contre le vent, courent avec lui, s’arrêtent net. Les carrés claquent, s’enfuient, se collent à un ventre. {si-cônes|Au cône, on freine net : le tissu tombe-t-il aussi?} {3-4a|Lâcher et rattraper peut durer tout le jeu. Montrez une fois à l’enfant le carré qui tient au ventre sans les mains : il court, s’arrête, le perd, repart pour le recoller.} {4-5a|Contre un mur, un tronc, un ami : où ne vente-t-il pas du tout?} {4-5a !10min|Deux carrés, l’un ouvert, l’autre plié, se lâchent ensemble; on parie, on compte les pas jusqu’à chacun.} {!10min|Les jambes mollissent? Arrêtez-vous, un carré au bout de chaque bras, et criez « Vent! » : les enfants volent devant vous. « Calme! » : chacun se laisse tomber avec son tissu.} {avec-tissu|Essayez @materiel : vole-t-il mieux ou moins bien?} {avec-papier|Lancez aussi @materiel, puis rattrapez tout.}',
        ),
        play(
          { 30: 8, 45: 14 },
          'Ouvrez le drap à quatre, puis tous ensemble : il se gonfle en baleine, retombe en tente. Qui passe dessous, debout, pendant qu’il est gonflé? Les enfants choisissent le signal qui le fait lever et celui qui le fait dormir. Le drap reste mou? Tout le monde tourne d’un quart de tour autour du drap, sans lâcher : par quel bord le vent va-t-il entrer? {si-parachute|Un parachute se prend ensuite par un seul bord : en rang, à grands pas contre le vent, on tire une voile géante.} {automne si-râteaux|Les râteaux amènent un tas de feuilles sur le drap couché : on le lève d’un coup, et de quel côté s’envolent-elles?}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 6, 45: 7 },
          'Tout le monde s’assoit, les tissus en boule sur les genoux, et ferme les yeux le temps de trois souffles. Chacun montre du doigt d’où vient le vent, ouvre les yeux et vérifie : de quel côté vole son carré? {si-bulles|Dos au vent, soufflez quelques bulles : elles répondent toutes ensemble.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Courez avec eux, le tissu derrière, et freinez souvent.',
          'Tournez leur question vers le tissu : « Regarde-le. De quel côté va-t-il? »',
          '{30min 45min|Tenez un coin du grand drap et lâchez-le quand il tire trop fort.} {10min 20min|Lâchez votre tissu exprès et laissez-les le rattraper.}',
        ],
        questionsOuvertes: [
          'D’où est-ce qu’il vient, le vent?',
          'Qu’est-ce qui va s’envoler en premier?',
          'Comment l’attraper, ton tissu?',
        ],
      },
      vocabulaire: ['gonfler', 'le coup de vent', 'claquer', 'souffler', 'contre', 's’envoler', 'freiner', 'l’abri'],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Un carré dans chaque main et un mur ou un tronc, bien en vue, où s’abriter du vent quand il en a assez.',
        },
        { pour: '4-5a', texte: 'Comparez un carré mince et un carré épais : lequel part, lequel reste, et pourquoi?' },
        {
          pour: 'besoins_particuliers',
          texte:
            'Pincez un carré au dossier du fauteuil ou au bras de l’enfant qui court peu : placé face au vent, il sent tirer sans bouger.',
        },
        {
          pour: 'interieur',
          texte: 'Un carré épais, agité à deux, fait le vent du local; les carrés minces décollent.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{hiver|L’été, mouillez les tissus : le vent y devient frais.} {!hiver|L’hiver, le vent dessine la neige : cherchez d’où il vient dans ses vagues.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Chute en courant sans regarder.',
          'Tissu envolé hors de portée, à oublier ou à aller chercher tous ensemble.',
        ],
        dangersAEliminer: [
          'Tissu noué au cou ou au poignet : il se tient à la main ou à la pince.',
          'Course après un tissu vers une sortie, une rue ou un stationnement : placez-vous de ce côté, et l’on laisse partir le tissu.',
          '{30min 45min|Drap retombé sur un enfant : levez-le aussitôt, et personne ne court dessus ni ne s’y enroule.}',
          '{automne 30min 45min si-râteaux|Râteau porté en courant ou dents en l’air : on ratisse au pas, et il se couche, dents au sol, avant que le drap se lève.}',
          '{30min 45min si-parachute|Parachute qui tire trop fort ou traîne sous un pied : on marche, et à votre « Lâchez! », toutes les mains s’ouvrent.}',
          '{si-bulles|Savon dans un œil : soufflez les bulles, les enfants assis derrière vous.}',
          'Rafales, branches qui craquent : tout le monde rentre.',
        ],
        supervision: 'palier3',
        allergies: [
          '{!hiver|Pollen porté par le vent : suivez le plan de l’enfant asthmatique.} {hiver|Asthme par vent froid : la pompe reste au chaud, sur vous.}',
        ],
      },
      observation: [
        'Motricité globale : comment freine-t-il quand le tissu tire?',
        'Éveil aux sciences : que fait-il pour trouver d’où vient le vent?',
        'Schéma corporel : comment place-t-il son corps contre le vent?',
      ],
      prolongements: [
        'Pendez un carré à la clôture : chaque matin, il donne la nouvelle du vent.',
        'À la maison, les parents et l’enfant cherchent quelle fenêtre laisse bouger un tissu.',
      ],
      reflexionRetroaction: [
        'Ai-je couru, ou seulement regardé courir?',
        'Qui a trouvé l’endroit sans vent, et qu’y a-t-il fait?',
      ],
    },
  },
  {
    key: 'la-lecon-de-vol',
    summary:
      'Les enfants regardent décoller, planer et se poser les oiseaux qui passent, puis cherchent les mêmes gestes dans leur corps.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['oiseaux', 'mouvement-et-defis'],
    materials: [],
    place: 'WATERSIDE',
    alsoAt: {
      PARK: 'Au parc, les pigeons, les goélands et les corneilles donnent la leçon.',
      YARD: 'Dans la cour, les moineaux de la haie et les oiseaux de passage servent de maîtres.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 2,

    calls: [
      'oiseaux',
      'outarde',
      'goéland',
      'voler',
      'ailes',
      'décoller',
      'plume',
      'migration',
      'mésange',
      'corneille',
      'bec',
      'nid',
      'imiter les animaux',
      'planer',
      'bouger',
    ],
    seen: [
      'elle bat des bras au bord de l’eau et s’élance comme ceux qui passent',
      'il court, saute et essaie d’atterrir sur ses deux pieds sans tomber',
      'il se fait des lunettes avec ses mains et attend qu’un oiseau bouge',
      'elle court après les mouettes et se fâche parce qu’elles s’en vont',
      'il s’est fait mal en atterrissant trop fort et veut recommencer plus doux',
      'il demande pourquoi les mouettes n’ont pas à battre des ailes',
      'au quai, ils ont regardé un grand héron plonger puis ont plané jusqu’à nos couvertures',
      'dans la cour, une corneille a sautillé puis décollé, et ils ont pratiqué ça tout l’avant-midi',
    ],
    scenes: ['bestioles', 'imiter-animaux', 'courir'],
    picture:
      'Au bord du lac, trois enfants courent les bras en ailes sous un vol d’outardes que deux autres regardent, mains en jumelles.',
    sheet: {
      titre: 'La leçon de vol',
      observationDepart:
        '{!hiver|Un goéland court, court, puis décolle.} {hiver|Une corneille sautille, sautille, puis décolle.} Trois enfants courent de loin derrière, les bras ouverts.',
      intentionEducative:
        'Permettre aux enfants de regarder un mouvement de près et de le chercher dans leur propre corps.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'secondaire' },
      ],
      objectifs: [
        'Observer comment un oiseau part, vole et se pose.',
        'Ajuster sa course, son saut, son arrêt.',
        '{4-5a|Comparer deux façons de bouger.}',
      ],
      materiel: [
        optional('{si-jumelles|Jumelles d’enfant, sans courroie}', 'une paire pour deux enfants', null),
        optional('{si-rouleaux-de-carton|Rouleaux de carton}', 'un par enfant', null),
        optional('{si-livres|Livre d’oiseaux}', 'un', null),
        optional('{si-foulards|Foulards ou carrés de tissu}', 'deux par enfant', null),
        optional('{si-cerceaux|Cerceaux, couchés à plat}', 'trois', null),
        optional('{si-plumes|Plume de bricolage, neuve}', 'une, dans votre poche', null),
      ],
      preparation: [
        '{rive|Choisissez un terrain d’herbe ou de sable à plus de dix pas de l’eau, d’où les oiseaux se voient bien.} {parc cour|Choisissez un grand espace vide, près d’un coin où les oiseaux se posent.} {hiver|Éprouvez le sol du talon : on ne court pas sur la glace vive.}',
        '{rive|Montrez la ligne à ne pas passer : une bûche, une clôture, une rangée d’arbustes.} {parc cour|Montrez jusqu’où l’on vole aujourd’hui.}',
        '{rive hiver|L’hiver, le bord se cache sous la neige : restez près des tables ou du kiosque, là où le sol se reconnaît.}',
        '{printemps automne|Levez les yeux dès le départ : au printemps et à l’automne, les outardes passent.} {ete rive|L’été, cherchez les familles de canards à l’ombre.} {ete cour parc|L’été, cherchez les moineaux et les merles à l’ombre.} {hiver|L’hiver, comptez sur les corneilles et les mésanges.}',
        '{rive|Une adulte reste debout entre les enfants et l’eau, sans autre tâche; sa collègue vole avec eux, toujours vers l’intérieur des terres.} {parc cour|Une adulte vole avec eux; sa collègue garde la limite du côté de la sortie.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 5, 45: 6 },
          'Assoyez-vous serrés, loin des oiseaux, et faites des jumelles avec les mains. Attendez qu’un oiseau bouge le premier. « Vous avez vu ses pattes? » {si-jumelles si-rouleaux-de-carton|Dans des jumelles ou un rouleau, on ne tient qu’un morceau d’oiseau : le bec, l’aile, une patte.} Aucun en vue? Votre main en est un : elle plie les pattes, s’envole, se pose, et les mains des enfants l’imitent. {si-livres|Dans le livre, l’oiseau ne bouge plus : où a-t-il mis ses pattes?}',
        ),
        play(
          { 20: 13, 30: 19, 45: 20 },
          'Chacun choisit son oiseau et s’entraîne : courir pour décoller, planer, virer d’une aile, se poser sans tomber. {si-foulards|Un foulard dans chaque main fait voir l’aile : elle bat, elle traîne, elle se couche au virage.} {3-4a|Les atterrissages ratés se refont avec bonheur.} {4-5a|L’aile qui bat fatigue vite : un enfant découvre celle qui plane.} {3-4a !multiage !20min|Lancez chaque envol : « Décollage! » Huit pas de course, les genoux plient, et l’on s’assoit par terre comme un canard sur son lac.} {4-5a !multiage !20min|Comptez dix coups d’aile, puis tous planent, bras raides, jusqu’à l’arrêt : qui va le plus loin?} Un oiseau passe? Tout s’arrête, on regarde. Quand les courses tournent en rond, dessinez, en marchant, trois nids grands comme une table. Chacun vient s’y poser à deux pieds, si doucement que vous n’entendez rien. {si-cerceaux|Un cerceau couché est un nid de plus, pour un seul oiseau.}',
        ),
        play(
          { 45: 12 },
          'La troupe part en voyage{rive|, toujours du côté des terres} : un devant, les autres derrière, en pointe. Qui est fatigué passe à l’arrière et un autre prend la tête. Où se pose-t-on pour manger, pour dormir sur une patte?',
        ),
        closing(
          { 20: 4, 30: 6, 45: 7 },
          '{si-plumes|À l’abri du vent, lâchez de haut une plume de bricolage : elle montre comment descendre.} Planez ensemble de plus en plus bas, puis accroupissez-vous serrés, comme des oiseaux qui couvent. Chacun refait d’une seule aile son plus beau geste. Comptez la volée, du premier oiseau au dernier.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Pointez l’oiseau du menton et attendez qu’un enfant dise ce qu’il voit.',
          'Soufflez ce que vous voyez du vrai oiseau : « Il plie les pattes juste avant de toucher. »',
          'Essayez vous-même d’atterrir en douceur, et riez d’échouer.',
        ],
        questionsOuvertes: [
          'Comment fait-il pour partir?',
          'Que fait-il avec ses pattes?',
          'Où s’en va-t-il, tu penses?',
        ],
      },
      vocabulaire: ['décoller', 'planer', 'se poser', 'l’aile', 'la volée', 'virer', 'battre des ailes', 'couver'],
      adaptations: [
        { pour: '3-4a', texte: 'Un seul oiseau et un seul geste à la fois : décoller d’abord.' },
        { pour: '4-5a', texte: 'Deviner l’oiseau d’un ami d’après son vol, sans un mot.' },
        {
          pour: 'besoins_particuliers',
          texte:
            'Depuis son fauteuil, l’enfant plane des bras; tournez-le face au vent et roulez doucement, qu’il sente l’air sous ses ailes.',
        },
        {
          pour: 'interieur',
          texte: 'De la fenêtre, mains en jumelles, on guette les oiseaux; le vol se fait au ralenti entre les tapis.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{hiver|Au printemps, guettez le retour des outardes en criant avec elles.} {!hiver|L’hiver, les petits oiseaux gonflent leurs plumes : essayez-le dans le manteau.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Collision de deux ailes.',
          '{!hiver|Genou frotté à l’atterrissage.} {hiver|Atterrissage le nez dans la neige.}',
        ],
        dangersAEliminer: [
          '{rive|Course tournée vers l’eau : l’adulte de la ligne appelle l’atterrissage, et l’on repart dans l’autre sens.} {parc cour|Course vers une sortie : appelez l’atterrissage.}',
          '{rive hiver|Bord gelé : personne n’y descend, pas même pour une plume.}',
          '{si-jumelles si-rouleaux-de-carton|Jumelles ou rouleau vers le soleil, ou à l’œil en marchant : on regarde assis, dos au soleil, et vous reprenez tout avant l’envol.}',
          '{si-foulards|Foulard noué ou passé au cou : il se tient dans la main, et l’on lâche dès qu’il accroche.} {rive si-foulards|Parti vers l’eau, il n’est suivi par personne.}',
          '{si-cerceaux|Cerceau qui glisse sous un pied : posez-le sur l’herbe, le sable ou la neige, et l’on y arrive au pas.}',
          'Plume ou oiseau mort trouvé par terre : se regarde, ne se touche pas.',
          'Collation sortie près des oiseaux, qui les attire sur les enfants : mangez ailleurs.',
        ],
        supervision: 'palier2',
        allergies: [
          '{!hiver|Piqûres : auto-injecteur sur vous.} {hiver|Asthme à l’effort par grand froid : gardez la pompe au chaud.}',
        ],
      },
      observation: [
        'Motricité globale : comment passe-t-il de la course à l’arrêt?',
        'Éveil aux sciences : quel détail de l’oiseau reprend-il dans son geste?',
        'Attention : lâche-t-il l’oiseau des yeux quand le groupe repart?',
      ],
      prolongements: [
        'Affichez un grand ciel au local : une marque pour chaque oiseau qui y a été vu.',
        'Les familles regardent un oiseau ensemble pendant une minute; l’enfant rapporte son vol au groupe.',
      ],
      reflexionRetroaction: [
        'Combien de temps ont-ils regardé avant de bouger?',
        'Qui regarde mieux dehors que dedans?',
      ],
    },
  },
  {
    key: 'le-dessin-que-le-vent-efface',
    summary:
      'Un bâton traîne, une ligne naît. Les enfants dessinent plus grand qu’eux, racontent, puis laissent tout s’effacer.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['contes-et-lettres', 'eau-neige-et-glace'],
    materials: ['batons', 'sable'],
    place: 'WATERSIDE',
    alsoAt: {
      PARK: 'Au parc, {!hiver|le carré de sable}{hiver|un champ de neige neuve} fait une page immense.',
      YARD: 'Dans la cour, {!hiver|ratissez le carré de sable}{hiver|gardez intact un coin de neige} : la page est prête.',
    },
    seasons: [],
    durationMinutes: 45,
    adults: 2,

    calls: [
      'dessiner dans le sable',
      'plage',
      'tracer',
      'bâton',
      'neige',
      'lignes',
      'grand dessin',
      'traces',
      'effacer',
      'vagues',
      'rive',
      'château de sable',
      'dessin par terre',
    ],
    seen: [
      'elle traîne un bâton en marchant et se retourne pour voir sa ligne',
      'il fait un rond géant autour de lui et dit que c’est sa maison',
      'il se couche par terre pour que son ami passe tout autour de lui',
      'elle pleure parce que l’eau a mangé son bonhomme',
      'il ne veut pas qu’on marche dessus, il protège son tracé les bras ouverts',
      'ils demandent la permission avant de relier leurs dessins avec un chemin',
      'au bord du lac, les talons ont suffi pour dessiner un train jusqu’à l’eau',
      'à la plage en fin de semaine, elle a écrit son nom et la vague l’a pris',
    ],
    scenes: ['tracer-ecrire'],
    picture:
      'Sur la plage, un enfant trace avec un bâton une ligne qui mène à un bonhomme; un ami suit le contour d’un enfant couché.',
    sheet: {
      titre: 'Le dessin que le vent efface',
      observationDepart:
        'Un bâton traîne derrière un enfant. Il se retourne, voit la ligne, et se met à marcher exprès.',
      intentionEducative:
        'Offrir une très grande surface où dessiner avec tout le corps, raconter, puis laisser disparaître.',
      domaines: [
        { domaine: 'langagier', composante: 'Développement graphique', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Tracer grand, avec l’épaule, le pied, tout le corps.',
        'Raconter son dessin en marchant dedans.',
        'Accepter que l’autre ajoute, ou que tout s’efface.',
      ],
      materiel: [
        item('Bâtons lisses, longs comme un bras d’enfant', 'un par enfant, un pour vous, et quatre de plus', 'Talons'),
        item('Grande surface de {!hiver|sable}{hiver|neige}', 'une, plus large que le groupe couché', null),
        item(
          '{rive !hiver|Roches plus grosses qu’un poing, pour la limite}',
          'une douzaine, trouvées sur place',
          'Ligne creusée au talon',
        ),
        optional('Cocottes, écorces, brindilles', 'cinq par enfant', 'Roches plus grosses qu’un poing'),
      ],
      preparation: [
        '{rive|Arrivez du côté le plus plat et gardez dix pas de plage entre la page et l’eau.} {parc cour|Choisissez une surface que personne n’a encore piétinée.}',
        '{rive|Ramassez verre et hameçons.} {parc cour|Ramassez verre et cailloux pointus.} Passez les bâtons à la main.',
        '{rive !hiver|Marquez la limite d’une rangée de roches.} {rive hiver|L’hiver, la neige cache le bord : gardez la page sur le terrain d’herbe, en haut de la plage, et marquez la limite de quatre bâtons couchés bout à bout.} {parc cour|Montrez où finit la page.}',
        '{rive|Une adulte se tient sur la limite, face au groupe, sans dessiner; sa collègue dessine avec les enfants.} {parc cour|Une adulte dessine; sa collègue fait le tour de la page et écoute les histoires.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 5, 45: 6 },
          'Laissez traîner votre bâton et partez sans vous retourner. La ligne zigzague, fait une boucle, s’arrête. « Qui va la continuer? »',
        ),
        play(
          { 20: 13, 30: 19, 45: 20 },
          'Les enfants tracent des lignes, des ronds où entrer, un bonhomme plus grand qu’eux. Marchez sur la ligne d’un enfant et arrêtez-vous où elle s’arrête : il la rallonge. Deux lignes se croisent? « Qui passe en premier? » Les bâtons ralentissent? Posez-les : on dessine assis, des deux talons, en reculant sur les fesses. Quand la page est pleine, on ne trace plus qu’au-dedans des ronds. {3-4a|Le pied trace aussi bien que le bâton; l’idée vient après la ligne.} {4-5a|Un enfant relie deux dessins par un chemin; il demande d’abord la permission.} Les cocottes, s’il y en a, font les yeux, les boutons, les fenêtres. {avec-naturel|Offrez aussi @materiel.}',
        ),
        play(
          { 45: 12 },
          'Deux par deux, l’un se couche, l’autre suit son contour; puis ils changent. L’enfant couché choisit sa pose, bras ouverts, une jambe pliée. Le bâton s’arrête aux épaules; un doigt fait le tour de la tête. L’ami tend les deux mains pour que l’enfant se relève sans s’effacer. Ce corps resté par terre reçoit un cœur, des bottes, une maison, une histoire à voix haute.',
        ),
        closing(
          { 20: 4, 30: 6, 45: 7 },
          'Visitez les dessins en marchant sur les lignes; qui le veut raconte le sien. Puis chacun choisit : garder son dessin, ou l’effacer lui-même, du pied. Comptez les enfants et dites au revoir aux dessins gardés : le vent les effacera cette nuit.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Tracez vous aussi, à genoux, sans dire ce que c’est.',
          'Demandez la permission avant d’entrer dans un dessin, à voix haute.',
          'Restez près de l’enfant dont le dessin vient d’être effacé; parlez peu.',
        ],
        questionsOuvertes: [
          'Jusqu’où ira-t-elle, ta ligne?',
          'Qu’est-ce qui lui arrive, à ton bonhomme?',
          'Comment veux-tu qu’il finisse, ton dessin?',
        ],
      },
      vocabulaire: [
        'tracer',
        'la ligne',
        '{20min 30min|le rond}{45min|le contour}',
        'effacer',
        'la boucle',
        'immense',
        'disparaître',
        'la trace',
      ],
      adaptations: [
        { pour: '3-4a', texte: 'Un grand rond à habiter plutôt qu’une image à réussir.' },
        { pour: '4-5a', texte: 'Une histoire en trois ronds, qui se raconte en sautant de l’un à l’autre.' },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant en fauteuil dessine avec ses roues; tracez-lui un départ ferme et laissez les marcheurs suivre ses courbes.',
        },
        {
          pour: 'interieur',
          texte: 'Un plateau de sable fin par enfant redonne, en petit, la page qui s’efface d’une secousse.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{hiver|L’été, tracez dans le sable humide, qui garde mieux.} {!hiver|L’hiver, la neige est la page, et les bottes le crayon.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Dessin piétiné par mégarde.', '{!hiver|Grain de sable}{hiver|Flocon} dans l’œil.'],
        dangersAEliminer: [
          'Bâton traîné en courant ou levé au-dessus de la taille : tracer se fait au pas.',
          '{rive|Enfant qui suit sa ligne vers l’eau : l’adulte de la limite l’arrête et tourne la ligne avec lui.} {parc cour|Page ouverte du côté de la rue : une rangée de bâtons la ferme.}',
          '{rive hiver|Bord gelé sous la neige : aucun dessin au-delà de l’herbe.}',
        ],
        supervision: 'palier2',
        allergies: [
          '{!hiver|Piqûres d’insectes : l’auto-injecteur reste sur l’une des deux adultes.} {hiver|Peau sensible au froid : mitaines sèches et plan individuel.}',
        ],
      },
      observation: [
        'Développement graphique : quelles formes apparaissent à cette échelle?',
        'Compétences sociales : demande-t-il avant d’entrer dans le rond d’un autre?',
        'Langage oral : que raconte-t-il en marchant sur ses lignes?',
      ],
      prolongements: [
        'Prenez une photo de chaque dessin et comparez avec le dessin fait sur papier le lendemain.',
        'Montrez à la famille la photo d’un dessin disparu : l’enfant racontera le reste.',
      ],
      reflexionRetroaction: [
        'Ai-je voulu garder un dessin que son auteur effaçait?',
        'Qui a dessiné ici, et jamais à la table?',
      ],
    },
  },
  {
    key: 'le-phare-appelle',
    summary:
      'Ouh, ouh! Un enfant est le phare et ramène ses amis perdus dans la brume, avec la voix, les bras, un code inventé.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['sons-et-silence', 'emotions-et-amitie'],
    materials: [],
    place: 'YARD',
    alsoAt: {
      PARK: 'Au parc, un banc marque la place du phare, et le port est au pied d’un arbre.',
      INDOORS: 'À l’intérieur, lumière baissée, les bateaux vont à pas de souris et le phare chuchote.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,

    calls: [
      'phare',
      'bateau',
      'brume',
      'noir',
      'guider',
      'appeler',
      'écouter',
      'confiance',
      'voix',
      'corne de brume',
      'se perdre',
      'cache-cache',
      'port',
      'sons',
    ],
    seen: [
      'ils s’appellent d’un bout à l’autre de la cour avec des cris inventés',
      'elle ferme les yeux et avance vers la voix de son ami',
      'il met ses mains en porte-voix et lance un long son grave',
      'il a peur quand il ne me voit plus et me cherche en pleurant',
      'elle se sent importante, tout le groupe revient vers elle quand elle appelle',
      'ils crient trop fort, on n’entend plus celui qui appelle pour rentrer',
      'par le brouillard de ce matin, on ne voyait pas le fond de la cour',
      'au chalet, elle a entendu la corne au quai et la refait en entrant',
    ],
    scenes: ['voix', 'ecouter'],
    picture:
      'Dans la brume, une enfant en imperméable fait le phare, les bras ouverts; ses amis avancent à petits pas, les mains devant le ventre.',
    sheet: {
      titre: 'Le phare appelle les bateaux',
      observationDepart:
        'Deux enfants se perdent exprès, chacun dans son coin, et s’appellent : ouh, ouh! Le premier qui entend accourt.',
      intentionEducative: 'Soutenir la confiance : appeler pour être entendu, se laisser guider par un ami.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Attention', role: 'secondaire' },
      ],
      objectifs: [
        'Inventer un signal et le tenir.',
        'Se déplacer en écoutant plus qu’en regardant.',
        'Prendre soin d’un ami qui voit moins bien que soi.',
      ],
      materiel: [
        optional('{dedans si-lampes-de-poche|Lampe de poche}', 'une', null),
        optional('{si-bassines|Bassine de plastique, vide}', 'une', null),
        optional('{si-aluminium|Papier d’aluminium}', 'une grande feuille, dans vos mains', null),
        optional('{si-bouchons|Gros bouchons de plastique}', 'deux, dans votre poche', null),
        optional('{si-instruments|Tambourin ou maraca}', 'un', null),
      ],
      preparation: [
        '{cour parc|Choisissez un espace plat, sans trou ni bordure au milieu, ni glace l’hiver.} {dedans|Poussez les meubles et baissez la lumière sans faire le noir.}',
        'Traversez l’espace vous-même, les yeux mi-clos : ce qui vous accroche s’enlève.',
        'Montrez comment avancer dans la brume : petits pas, mains devant le ventre, yeux presque fermés, jamais bandés.',
        '{1adulte|Sans collègue, raccourcissez la mer : six pas entre le phare et les bateaux.} {2adultes|À deux, l’une joue un bateau perdu, l’autre écarte les collisions.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 5, 45: 6 },
          'Mettez la main au front et cherchez au loin. « La brume descend. J’entends un bateau, mais je ne le vois plus. » Faites la corne de brume, une fois, longue et grave, et attendez. {si-bassines|Refaites-la, la bouche au-dessus d’une bassine de plastique : elle gronde.} {si-aluminium|Froissez une feuille d’aluminium : voilà la vague qui couvre les voix.}',
        ),
        play(
          { 10: 6, 20: 13, 30: 19, 45: 20 },
          'Un enfant, ou deux ensemble, devient phare et invente son cri. Les autres s’éloignent, se perdent, écoutent. {dedans si-lampes-de-poche|Entre deux cris, la lampe de poche balaie le plancher : bateau éclairé, un pas de plus.} {3-4a|Au premier cri, toute la flotte trottine à petits pas et se serre contre le phare.} {4-5a|Le code se complique : un son pour avancer, un autre pour tourner.} {!10min|Un bateau ouvre grand les yeux et fonce? Son moteur tombe en panne : il attend que le phare l’appelle deux fois.} Le phare change dès qu’il le veut. {!10min|Après trois phares, le suivant baisse la voix jusqu’au murmure, ou change de place pendant que la flotte, arrêtée, compte jusqu’à cinq. Quand plus personne ne demande à être phare, passez à la suite.}',
        ),
        play(
          { 45: 12 },
          'La mer se remplit : une île qui dort, un bateau en panne, un remorqueur. Le phare peut se tromper, se taire, appeler un bateau d’une chanson faite pour lui. Soyez la première en panne : « Mon moteur tousse. » Un remorqueur pose vos mains sur ses épaules et vous mène à petits pas. Puis annoncez une grosse vague : toute la mer tangue sur place, puis repart.',
        ),
        closing(
          { 10: 2, 20: 4, 30: 6, 45: 7 },
          'La brume se lève. Assoyez-vous : vous êtes le port. Les bateaux y rentrent deux par deux, à la voix de ceux qui y sont déjà, et s’y serrent. {si-bouchons|Deux gros bouchons tapés ensemble y font la cloche.} {si-instruments|Un coup de tambourin ou de maraca, deux bateaux rentrent.} Restez un moment collés : « Quel son t’a ramené? » L’enfant le refait tout bas.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Jouez un bateau craintif : « Je ne t’entends plus… encore! »',
          'Marchez entre les bateaux et tournez d’une main celui qui allait en frapper un autre.',
          'Soufflez au phare, à voix basse, le nom du bateau qu’il oublie.',
        ],
        questionsOuvertes: [
          'Comment va-t-il savoir que c’est toi qui l’appelles?',
          'Qu’est-ce que ça fait, d’être dans la brume?',
          'Que faire pour celui qui n’entend pas?',
        ],
      },
      vocabulaire: [
        'le phare',
        'la brume',
        'le port',
        'la corne',
        'guider',
        '{45min|le remorqueur}',
        'perdu',
        'appeler',
      ],
      adaptations: [
        { pour: '3-4a', texte: 'Un seul phare, tout près, et une voix qui ne s’arrête pas.' },
        { pour: '4-5a', texte: 'Deux phares aux chants différents : chaque bateau doit reconnaître le sien.' },
        {
          pour: 'besoins_particuliers',
          texte:
            'Pour l’enfant qui entend mal, le phare parle avec les bras ou par petites tapes au sol; tous les bateaux gardent alors les yeux ouverts.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{hiver|L’été, jouez pieds nus dans l’herbe : le sol aussi guide.} {!hiver|L’hiver, le craquement des pas trahit les bateaux : le phare les entend venir.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Front contre front, à petite vitesse.',
          'Inquiétude dans la brume : ouvrir les yeux suffit.',
        ],
        dangersAEliminer: [
          'Bateau qui court les yeux mi-clos : la brume ne se traverse qu’à petits pas.',
          'Yeux bandés ou tissu sur le visage : les paupières suffisent.',
          '{dedans si-lampes-de-poche|Lampe pointée vers des yeux : le faisceau reste au plancher, ou la lampe revient dans votre main.}',
          '{si-bouchons|Bouchon porté à la bouche : vous prêtez les deux au port, et ils retournent aussitôt dans votre poche.}',
          '{parc|Bateau qui dérive vers la rue : avant le jeu, marchez ensemble le tour de la mer; on n’en sort pas.}',
        ],
        supervision: 'palier2',
        allergies: [
          '{dehors|L’auto-injecteur suit l’adulte d’un bateau à l’autre.} {dedans|Des voix et des pas : rien ne va à la bouche.}',
        ],
      },
      observation: [
        'Compétences sociales : comment le phare prend-il soin du bateau perdu?',
        'Attention : que fait-il pour trier les voix?',
        'Motricité globale : comment règle-t-il ses pas quand il voit peu?',
      ],
      prolongements: [
        'Gardez le chant d’un enfant comme signal de rassemblement pour la journée.',
        'Les familles inventent un signal à elles pour se retrouver, dans la maison ou au parc.',
      ],
      reflexionRetroaction: [
        'Quels enfants n’aiment guider que leurs préférés?',
        'Un phare s’est-il trompé sans que je le corrige?',
      ],
    },
  },
]
