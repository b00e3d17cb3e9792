import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

export const TODDLER_PIZZA_HAIRCUTS_AND_BIRTHDAYS_SHEETS: readonly BankSheet[] = [
  {
    key: 'pizzeria-bonjour',
    summary:
      'Du jaune, pas de vert! La commande part en cuisine, la pâte de tissu se pétrit, se garnit, s’enfourne, et la table affamée croque l’air.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_COGNITIVE'],
    themes: ['cuisine-et-saveurs', 'quartier-et-metiers'],
    materials: ['tissus', 'cartons-et-boites', 'papier-et-crayons'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, un banc fait le comptoir et les nappes se posent au sol{hiver|; l’hiver, la pâte est de neige tapée}.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    onlyNamed: ['HEAT', 'MILK', 'WHEAT'],
    calls: [
      'pizza',
      'pizzeria',
      'livrer',
      'restaurant',
      'resto',
      'dînette',
      'coin cuisine',
      'prendre la commande',
      'menu',
      'serveur',
      'serveuse',
      'servir le client',
      'cuisinier',
      'livreur',
      'garniture',
      'faire semblant de manger',
      'couleurs',
    ],
    seen: [
      'il pétrit un linge avec ses poings et l’aplatit bien rond comme une croûte',
      'elle note ce que le monde veut manger en faisant des barres sur un carton',
      'il couvre son assiette de morceaux rouges et la pousse dans le four',
      'il renvoie son plat parce qu’il y a du vert dessus, il n’en veut pas',
      'les clients attendent leur plat et tapent sur la table, ils ont trop faim',
      'elle ne se souvient plus de la commande, elle revient demander à son ami',
      'à la dînette, il porte un bloc à l’autre bout du local et dit que c’est livré',
      'depuis le souper au restaurant vendredi, elle tend un menu à qui passe et attend',
    ],
    scenes: ['cuisine', 'petrir', 'tracer-ecrire'],
    picture:
      'Une enfant tend un menu à un ami attablé avec un ourson; au comptoir, un cuisinier pose des ronds de tissu sur une pizza.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'Pizzeria, bonjour!',
      observationDepart:
        'À la dînette, une enfant pose une assiette vide devant son ami. « Vous voulez quoi, monsieur? » Il pointe les blocs rouges, puis repousse les verts de la main.',
      intentionEducative:
        'Permettre aux enfants de demander, de refuser, d’écouter et de retenir, parce qu’en cuisine quelqu’un attend la réponse.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'langagier', composante: 'Éveil à la lecture et à l’écriture', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
      ],
      objectifs: [
        'Dire ou pointer ce qu’on veut sur sa pizza, et ce qu’on n’y veut pas.',
        'Porter une commande de la table à la cuisine sans la perdre en chemin.',
        'Pétrir, garnir et servir, dans l’ordre qu’on veut.',
        '{3-4a 4-5a|Tenir un métier de la pizzeria, puis le céder.}',
      ],
      materiel: [
        item('{dedans|Débarbouillettes pâles, la pâte}', 'une par enfant', 'Ronds taillés dans une vieille serviette'),
        item(
          '{cour !hiver|Débarbouillettes pâles, la pâte}',
          'une par enfant',
          'Ronds taillés dans une vieille serviette',
        ),
        item('{cour hiver|Neige propre qui se tasse, la pâte}', 'deux poignées par assiette', null),
        item(
          'Morceaux de feutre ou de tissu épais, larges comme votre paume, les garnitures',
          'une soixantaine, quatre sortes',
          'Retailles de vieux chandails',
        ),
        item('Assiettes de plastique', 'une par enfant et huit de plus', 'Grands couvercles de plastique'),
        item(
          'Petits bacs couchés sur le côté, où glisse une assiette, les fours',
          'deux',
          'Boîtes de carton ouvertes d’un côté',
        ),
        item('{dedans|Longue table basse}{cour|Banc}, pour le comptoir', '{dedans|une}{cour|un}', 'Grosses caisses'),
        item('Nappes', '{dedans|deux, sur de petites tables ou par terre}{cour|deux}', 'Couvertures'),
        item(
          'Menus de carton, les quatre garnitures dessinées',
          'un par nappe',
          'Carton où une garniture de chaque sorte est collée',
        ),
        item('{3-4a 4-5a|Cartes de carton, larges comme la main}', 'une trentaine', 'Papier plié en deux'),
        item(
          '{3-4a 4-5a|Gros crayons de cire, aux couleurs des garnitures}',
          'quatre par nappe',
          'Gros crayons de bois',
        ),
        item('{cour hiver|Mitaines de rechange}', 'une paire par enfant', 'Gros bas'),
        item('Toutous, les clients', 'trois', 'Poupées'),
        optional(
          '{si-aliments-jouets|Aliments jouets, plus gros que votre poing}',
          '{si-aliments-jouets|une dizaine}',
          null,
        ),
        optional('{si-cuillères|Grosses cuillères de bois}', '{si-cuillères|deux}', null),
        optional('{30min 45min si-marionnettes|Marionnette}', '{30min 45min si-marionnettes|une, à votre main}', null),
        optional(
          '{si-argent-de-jouet|Argent de jouet, en billets}',
          '{si-argent-de-jouet|une dizaine de billets}',
          null,
        ),
      ],
      preparation: [
        'La veille, taillez les garnitures : ronds rouges, carrés jaunes, feuilles vertes, triangles bruns. Dessinez les quatre sur chaque menu. Ne donnez pas de nom au rond rouge. Tomate, piment ou pepperoni : chaque table dira ce qu’elle mange.',
        '{dedans|Adossez le comptoir à un mur}{cour|Placez le comptoir loin de la clôture, qu’un banc aiderait à franchir}, un four à chaque bout. Rangez les garnitures par couleur dans quatre assiettes.{dedans| Laissez la pâte en boules.}{cour !hiver| Laissez la pâte en boules.}{cour hiver| Mettez deux poignées de neige dans chacune des autres.} {si-cuillères|Couchez une cuillère à chaque four : la sauce qu’on ne voit pas s’étale du milieu au bord.}',
        'Étendez les nappes à quatre pas du comptoir{cour ete|, à l’ombre}, l’allée bien libre. Un menu attend sur chacune{3-4a 4-5a|, avec cartes et crayons}; les toutous sont déjà assis.',
        '{1adulte|Seule, prenez place à la nappe d’où l’on voit les deux fours : vous êtes cliente, et tout se passe devant vous.} {2adultes|À deux, l’une est cliente, l’autre lave une vaisselle invisible au bout du comptoir.}',
        '{avec-contenant|Posez @materiel au comptoir, vide : la sauce ou les olives y entreront.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Poussez une porte invisible, « ding », et assoyez-vous à côté d’un toutou. Suivez le menu du doigt, sans vous presser. « Lui, il prend du rouge. Pas de vert! Moi, je réfléchis. Est-ce qu’il y a quelqu’un en cuisine? » Tendez le menu à la première main qui approche. {si-aliments-jouets|« Et le plat du jour? » On vous le choisit parmi les aliments jouets, servi entier sur la pâte.}',
        ),
        play(
          { 20: 13, 30: 13, 45: 18 },
          'Au comptoir, les poings s’enfoncent dans la pâte, la tapent, l’étalent d’un bord à l’autre. {dedans|Trop mince? On la remet en boule.} {cour !hiver|Trop mince? On la remet en boule.} Les garnitures se posent une à une ou tombent en tas. L’assiette entre au four, « chhh », et ressort. {2-3a|La commande voyage dans la main : vous dites « du jaune », on vous rapporte un carré jaune pour vérifier, puis la pizza, peut-être.} {3-4a 4-5a|La carte reçoit un trait par garniture; devant le four, deux têtes se penchent pour savoir ce qu’elle dit.} {4-5a|Un trait barré veut dire « sans »; au dos, un dessin du client dit à qui va l’assiette.} La voilà servie. Levez-la sous le menton, croquez l’air, dites ce que ça goûte. {3-4a 4-5a|« La relève! » Qui cuisinait s’attable, qui mangeait va pétrir.}',
        ),
        play(
          { 30: 8, 45: 15 },
          'Devenez une cliente qui a ses idées. « J’avais demandé sans brun! » Rendez l’assiette poliment et voyez ce que la cuisine en fait. Un toutou veut tout en jaune, une pizza ressort brûlée, un client n’aime rien du menu. {si-marionnettes|Une marionnette s’attable, muette : elle hoche la tête devant le menu, et l’on devine.} {45min|Puis portez une main à l’oreille : « Dring! Une pizza pour emporter. » Une assiette retournée sur l’autre fait la boîte. Le livreur crie l’adresse en partant : chez l’ours, chez la voisine, chez la grande assise là-bas.}',
        ),
        closing(
          { 20: 4, 30: 5, 45: 7 },
          '« Dernière commande! » Servez-la ensemble, puis fermez la pizzeria d’un long souffle. {si-argent-de-jouet|Au comptoir, chacun paie d’un billet de jouet; la cuisine compte, ou fait semblant.} Chaque garniture rejoint sa couleur, {cour hiver|la pâte retourne au banc de neige,} les assiettes s’empilent. {2-3a|Levez un rond rouge, puis une feuille verte : « Qui en voulait? »} {3-4a 4-5a|Étalez les cartes de la journée : qui reconnaît la sienne?} {4-5a|Et laquelle disait « sans »?} Sortez par la porte invisible. « Ding. C’était bon. »',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Restez cliente. Un chef vous demande où mettre le fromage? « Je ne travaille pas ici, moi. »',
          'Redites la commande en l’allongeant d’un mot : « Du rouge. » « Du rouge bien cuit. »',
          'Deux cuisinières tirent la même assiette : commandez deux pizzas pareilles, une à chaque four.',
          'L’assiette n’a rien à voir avec la commande? Goûtez d’abord, puis montrez le menu et demandez le nom de ce que vous mangez.',
        ],
        questionsOuvertes: [
          'Qu’est-ce que vous me conseillez?',
          'Comment la cuisine saura-t-elle ce que je veux?',
          'À quoi voyez-vous que celle-ci est la mienne?',
          'Que fait-on de la pizza dont personne ne veut?',
        ],
      },
      vocabulaire: [
        'la commande',
        'le menu',
        'la pâte',
        'pétrir',
        'la garniture',
        'avec ou sans',
        'le comptoir',
        'servir',
      ],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Commencez avec deux garnitures, sans carte ni crayon : la commande tient dans la main. L’assiette reste souvent entre les mains de qui l’a garnie : servie, reprise, vidée, refaite.',
        },
        {
          pour: '3-4a',
          texte:
            'Un crayon jaune pour le jaune, un brun pour le brun : la marque a la couleur de ce qu’elle demande, et le chef la lit sans aide.',
        },
        {
          pour: '4-5a',
          texte:
            'Gardez une carte vierge pour la pizza du jour : les enfants en choisissent les garnitures, le nom et le prix, et vous écrivez le mot qu’on vous demande.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui parle peu commande du doigt ou des yeux sur le menu. Au service, il présente le menu, attend que le client touche une couleur et la rapporte en cuisine.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{hiver|L’été, dans la cour, le fond d’une assiette imprime la pâte dans le sable mouillé; de grandes feuilles la garnissent.} {!hiver|L’hiver, dans la cour, la pâte se tape dans la neige, au fond de l’assiette.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Client fâché, commande mêlée.', 'Assiette échappée, garnitures à l’envers.'],
        dangersAEliminer: [
          'Tissu mordu pour goûter : jouez la bouchée d’air, l’assiette sous le menton; le morceau mouillé va au lavage.',
          '{cour hiver|Neige mangée : la pizza se croque dans l’air, et vous ramassez la pâte loin du chemin et des crottes. Mitaines trempées : changez-les.}',
          '{3-4a 4-5a|Crayon à la main dans l’allée : on marque assis à la nappe, et le serveur part avec sa carte seulement.}',
          'Four où l’on entrerait : prenez des bacs trop petits pour un enfant, {dedans|calés contre le mur}{cour|calés contre le banc}.',
          'Garniture au sol, qui glisse sous le pied : qui passe la ramasse, et vous gardez l’allée des yeux.',
          '{si-cuillères|Cuillère en bouche, ou portée dans l’allée : elle reste couchée au comptoir.} {si-aliments-jouets|Aliment jouet croqué pour vrai : il va au lavage, et l’on croque l’air.}',
        ],
        supervision: 'palier2',
        allergies: [
          'Boîtes de vraie pizza et sacs de fromage râpé : leurs traces de lait et de blé restent, laissez-les hors du jeu.',
        ],
      },
      observation: [
        'Langage oral : sa façon de refuser une garniture, mot, moue ou main qui repousse, et sa réponse si on la lui sert.',
        'Éveil à la lecture et à l’écriture : à quel moment revient-il au menu{3-4a 4-5a| ou à la carte}, et qu’y cherche-t-il?',
        'Fonction symbolique : suivez une pâte du comptoir à la nappe, et relevez ce qu’elle devient en route.',
      ],
      prolongements: [
        '{3-4a 4-5a|Laissez un menu et les cartes en paquet à la dînette : demain, un cuisinier retrouvera la commande d’hier.} {!3-4a !4-5a|Laissez un menu à la dînette : demain, un doigt y pointera une nouvelle commande.}',
        'Affichez à la porte un carton à deux colonnes, « avec » et « sans ». Chaque parent y écrit ce qui se met chez lui sur une pizza, une galette ou un pain plat.',
      ],
      reflexionRetroaction: [
        'Ma cliente commandait-elle, ou dirigeait-elle la cuisine?',
        'Quelle commande les enfants ont-ils comprise avant moi?',
      ],
    },
  },
  {
    key: 'combien-de-tresses',
    summary:
      'Les poupées ont rendez-vous : on lave sans eau, on brosse, on sort les tresses une à une, et l’ami qui dit oui passe devant le miroir.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    onlyBesideOlder: ['AGE_0_18_MONTHS', 'AGE_18_MONTHS_2_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_COGNITIVE'],
    themes: ['quartier-et-metiers', 'emotions-et-amitie', 'nombres-et-formes'],
    materials: ['tissus'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'coiffeur',
      'coiffeuse',
      'coiffer',
      'salon de coiffure',
      'barbier',
      'cheveux',
      'brosser',
      'peigner',
      'tresse',
      'couettes',
      'shampoing',
      'séchoir',
      'miroir',
      'poupée',
      'jouer dans les cheveux',
      'tirer les cheveux',
      'compter',
      'métiers',
      'consentement',
      'prendre soin',
      'demander la permission',
    ],
    seen: [
      'elle passe la brosse sur la tête de son toutou pendant toute l’heure du dîner',
      'il frotte la tuque de l’ours avec ses dix doigts comme si ça moussait',
      'elle tire des lanières une par une et compte les lulus de sa catin',
      'il se sauve dès qu’on approche un peigne, il déteste se faire démêler',
      'elle s’est fait pogner la toque par une amie et elle a pleuré fort',
      'il arrive les cheveux coupés ras, se regarde partout, pas sûr d’aimer ça',
      'à la sieste, elle joue avec les boucles de sa voisine sans lui demander',
      'depuis son premier rendez-vous chez la barbière, il met une serviette au cou de tous',
    ],
    scenes: ['magasin-metiers', 'bebes-soins', 'compter'],
    picture:
      'Une enfant sort une tresse de la tuque d’un ourson assis sur une chaise; devant le miroir, un autre lave des deux mains les cheveux d’un ami.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'Combien de tresses?',
      observationDepart:
        'À la sieste, une main s’est glissée dans les cheveux de la voisine, qui l’a repoussée. La main est allée peigner l’ourson, longtemps.',
      intentionEducative:
        'Permettre à l’enfant de prendre soin d’une tête qui n’est pas la sienne, en demandant d’abord, et de prêter la sienne s’il le veut.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Identité', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Éveil aux mathématiques', role: 'secondaire' },
      ],
      objectifs: [
        'Demander avant de toucher, et lire la réponse{0-18m|, même celle de deux yeux qui se détournent}.',
        'Régler la force de sa main sur une tête.',
        'Sortir le nombre de tresses demandé, ou un autre, et le voir. {4-5a|L’inscrire à sa façon et le relire.}',
        'Regarder ses cheveux et ceux des autres.',
      ],
      materiel: [
        item(
          'Poupées à cheveux bien fixés, crépus, frisés et raides',
          'une pour deux enfants',
          'Toutous à long poil bien fixé',
        ),
        item(
          'Toutous à grosse tête{0-18m 18-24m|, à poil ras et aux yeux brodés}',
          'un pour deux enfants{0-18m 18-24m|, et un de plus par enfant de moins de deux ans}',
          'Poupées sans cheveux',
        ),
        item(
          'Tuques taillées dans des manches longues de jersey, quatre bandes au bord, les tresses',
          'une par toutou',
          'Bas de jambes de vieux leggings, taillés de même',
        ),
        item(
          'Brosses à poupée souples, lavées{0-18m 18-24m|, longues comme votre main}',
          'une par poupée{18-24m|, une par trottineur}',
          'Gros pinceaux secs, jamais servis',
        ),
        item('Serviettes', 'une par enfant{0-18m|, sauf les poupons}, gardée toute la séance', 'Taies d’oreiller'),
        item(
          'Miroir incassable, fixé à plat au mur{0-18m|, assez bas pour qui est assis par terre}',
          'un',
          'Long miroir de plastique incassable, collé à plat au mur',
        ),
        item(
          'Petites chaises',
          'une par poupée ou toutou{0-18m 18-24m| du demi-cercle}{4-5a|, une à l’accueil}{30min 45min|, et deux devant le miroir}',
          'Coussins',
        ),
        item('{0-18m|Couverture épaisse, le coin des poupons}', '{0-18m|une}', '{0-18m|Tapis de jeu}'),
        item(
          '{4-5a|Feuille sur un carton rigide et gros crayon de cire, le carnet de rendez-vous}',
          '{4-5a|un carnet}',
          '{4-5a|Ardoise et grosse craie}',
        ),
        optional(
          '{!0-18m !18-24m si-rouleaux-de-carton|Rouleaux de carton propres}',
          '{!0-18m !18-24m si-rouleaux-de-carton|deux par tuque}',
          null,
        ),
        optional('{!0-18m !18-24m si-bacs|Bac vide, le lavabo}', '{!0-18m !18-24m si-bacs|un}', null),
        optional(
          '{!0-18m !18-24m si-vaporisateurs|Vaporisateur neuf et vide}',
          '{!0-18m !18-24m si-vaporisateurs|un}',
          null,
        ),
        optional('{si-marionnettes|Marionnette}', '{si-marionnettes|une, à votre main}', null),
      ],
      preparation: [
        'La veille, coupez chaque manche à deux longueurs de main du poignet, et nouez serré ce bout étroit : c’est le dessus de la tuque. Dans l’autre bout, taillez quatre bandes larges de trois doigts, moins longues que votre main, deux de chaque côté; enlevez ce qui pend devant et derrière. Tirez fort sur chacune : rien ne se déchire. Enfilez la tuque au toutou et rentrez les bandes sous le bord.',
        '{30min 45min|Placez deux chaises côte à côte face au miroir, à portée de votre bras quand vous êtes assise au pied du mur.} Poupées et toutous attendent en demi-cercle à deux pas du miroir, une chaise chacun, une brosse à côté de chaque poupée. {!0-18m !18-24m si-bacs|Un bac vide, par terre, fait le lavabo : la tête de l’ours s’y couche, les doigts rincent.} {4-5a|Le carnet et son crayon attendent sur une chaise, à l’entrée : c’est l’accueil.}',
        'Demandez le matin aux parents quelles têtes ne se touchent pas : tresses fraîches, cheveux couverts, peau sensible, appareil auditif. Ces enfants coiffent, et personne ne les coiffe.',
        '{0-18m|Étendez la couverture des poupons contre vous, là où ils se voient dans le miroir, aucune chaise à moins d’un pas, un toutou en tuque pour chacun. Les poupées à cheveux restent au demi-cercle.} {18-24m|À portée de votre bras, assoyez par terre le toutou du trottineur, une tresse sortie, sa brosse à côté.}',
        '{1adulte|Seule, restez assise au pied du mur, à côté du miroir : de là, vous voyez tout le salon.} {1adulte 0-18m multiage|Avec plusieurs âges, prenez six enfants au plus, dont deux poupons.} {2adultes|À deux, l’une ne quitte pas le miroir; l’autre s’assoit parmi les poupées.}',
        '{avec-tissu|Étendez @materiel sur les épaules d’une poupée : c’est sa cape.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Assoyez un ourson en tuque devant vous, une serviette sur ses épaules. Parlez-lui à l’oreille : « Je peux toucher ta tête? » Faites-lui dire oui. Frottez de vos dix doigts, tuque comprise; autour, tous les doigts moussent dans l’air. « Combien de tresses, aujourd’hui? » {4-5a|Il en veut deux. Ouvrez le carnet : qui inscrit la commande? Un signe pour l’ourson, un trait par tresse.} Tirez une bande de la tuque. Une autre. « Deux! Ici, on lave, on brosse, on tresse. On ne coupe pas. Le salon est ouvert. » {!0-18m !18-24m si-vaporisateurs|Un vaporisateur vide fait « pchit » sur la nuque des toutous : rien ne mouille, on brosse.} {!0-18m !18-24m si-rouleaux-de-carton|Sur un rouleau de carton, une tresse s’enroule : on compte trois, on lâche. A-t-elle frisé?} {18-24m|Rentrez une tresse et tendez la tuque au trottineur : il la tire.} {0-18m|Approchez une tresse des doigts du poupon, qui s’y accrochent.}',
        ),
        play(
          { 20: 13, 30: 12, 45: 17 },
          'Chaque coiffeur choisit sa tête. Les doigts font mousser du rien, la brosse descend, la serviette essuie. {!0-18m !18-24m|Une tête est finie? « Au suivant! » On change de chaise.} {2-3a|Une tresse sort, rentre, ressort; on lave dix fois la même oreille d’ours.} {3-4a|« Quatre tresses! » crie l’ourson par la bouche d’un ami. On les sort en les comptant, et l’ourson vérifie dans le miroir.} {4-5a|À l’accueil, on dessine un signe par client et un trait par tresse; la coiffeuse compte les traits et sort les tresses.} {4-5a !0-18m !18-24m|Deux oursons veulent six tresses à eux deux : trois chacun, ou quatre pour l’un?} {!0-18m !18-24m|Une bande se tord sur elle-même, se déroule toute seule : on recommence.} {18-24m|Le trottineur tire une tresse, brosse le nez de l’ours, vous tend la brosse : à vous de coiffer.} {0-18m|Le poupon tire la bande qui dépasse; rentrez-la, il la retire.} Une brosse accroche? Criez pour la poupée : « Ouille! Plus doux! » Et regardez la main chercher plus léger.',
        ),
        play(
          { 30: 9, 45: 16 },
          'Tapotez les deux chaises du miroir. Un vrai client s’y assoit s’il en a envie, sa serviette posée sur les épaules. Son coiffeur n’a pas de brosse : il a ses mains. « Je peux? » Un oui, et les doigts lavent pour vrai, rincent comme la pluie, sèchent d’un long « vvvv ». Un non, et ils retournent à l’ourson. {!0-18m|Au demi-cercle, les autres coiffent toujours.} {3-4a|Le client commande une coiffure qui n’existe pas : une tempête, un nid.} {4-5a|La coiffeuse redit la commande avant de toucher : « En l’air, sauf la frange? » Le client corrige, ou dit stop.} {18-24m|Le trottineur s’assoit, se relève, se rassoit : il est client.} {0-18m|Penchez la tête vers le poupon : « Tu peux. » Ses doigts s’y promènent.} {!0-18m !18-24m|Personne pour la chaise? Offrez votre tête, si vous en avez envie, ou dites votre non à vous.} Puis on se regarde ensemble, coiffeur et coiffé{!0-18m !18-24m|, et l’on change de place, ou pas}.',
        ),
        closing(
          { 20: 4, 30: 5, 45: 7 },
          'Le salon ferme. {si-marionnettes|Une marionnette est la dernière cliente. « Je peux? » Elle secoue la tête : on lui dit à demain.} Les brosses se couchent près de leurs poupées, les toutous s’alignent. Comptez leurs tresses avec qui veut : « Une, deux… et celle-là est rentrée. » {4-5a|Quelqu’un ouvre le carnet et relit les commandes à voix haute : chaque ourson a-t-il autant de tresses sorties que de traits?} Avant de partir, chacun peut passer au miroir et secouer la tête : qu’est-ce qui bouge? {18-24m|Le trottineur secoue la tête jusqu’à s’asseoir.} {0-18m|Le poupon, assis contre vous, se trouve dans le miroir; touchez vos cheveux, puis nommez les siens.} Les serviettes partent au lavage.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Demandez leur avis aux poupées et obéissez à leur non : on vous imitera sur les vraies têtes. {4-5a|Une coiffeuse choisit à la place du client? Tendez-lui le carnet : « Lis-moi sa commande. »}',
          'Une main part sans avoir demandé? Prêtez votre voix à la tête : « On ne m’a rien demandé, à moi. » {0-18m|Au poupon aussi, demandez, la main arrêtée près de sa tête : s’il se détourne, c’est non.}',
          'Dites les cheveux avec des mots justes et le même plaisir : crépus, lisses, bouclés, ras, à peine poussés.',
          '{30min 45min|Finissez la séance d’un client dès qu’une épaule monte ou qu’un cou se raidit.}',
        ],
        questionsOuvertes: [
          'Combien de tresses veut-elle?',
          'Comment vois-tu que ça tire?',
          '{4-5a !0-18m !18-24m|Comment partager six tresses entre deux oursons?}',
          'À quoi ressemblent tes cheveux, aujourd’hui?',
        ],
      },
      vocabulaire: ['la tresse', 'brosser', 'démêler', 'la mèche', 'frisé', 'crépu', 'je peux?', 'doucement'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Une seule bande sort de sa tuque : « Partie! » quand elle rentre, « La voilà! » quand il tire. À plat ventre, il a l’ours devant lui, et derrière l’ours, un bébé dans le miroir.',
        },
        {
          pour: '18-24m',
          texte:
            'Sortez une tresse, attendez son doigt sur la suivante, et sortez celle-là. Il préfère tout rentrer? Poussez chaque bande avec lui : « Bonne nuit, la tresse. »',
        },
        {
          pour: '2-3a',
          texte:
            'Rentrez bien deux bandes au fond de la tuque : il n’en reste que deux à sortir. {30min 45min|La première vraie tête, c’est la vôtre, à la hauteur des mains puisque vous êtes assise par terre.}',
        },
        {
          pour: '3-4a',
          texte:
            'L’ami qui parle pour l’ourson lève trois doigts. La coiffeuse les touche en sortant les tresses, une par doigt, et rentre celle qui est de trop.',
        },
        {
          pour: '4-5a',
          texte:
            'Les quatre tresses sont sorties? Cachez-en sous vos mains : une ou deux dépassent. « Combien en reste-t-il dessous? » Il dit son nombre, et soulève vos mains pour vérifier.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Un enfant que le moindre frôlement dérange tient la porte du salon : il installe les oursons, étend les serviettes, annonce le suivant. Dites-lui d’avance que sa tête reste hors du jeu.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, ouvrez le salon au retour de la cour, quand les tuques ont ébouriffé tout le monde.} {hiver|L’été, ouvrez le salon après la cour, quand les chapeaux de soleil ont aplati toutes les têtes.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Poupée coiffée durement.',
          '{4-5a|Commande oubliée ou contestée.}',
          '{30min 45min|Client qui change d’idée au milieu du lavage.}',
        ],
        dangersAEliminer: [
          'Brosse ou tuque de poupée sur une tête d’enfant : elles retournent à la poupée, à cause des poux et des cuirs chevelus fragiles.',
          'Ciseaux, même en jouet, barrettes et élastiques : aucun au salon. Les perles qu’un enfant porte dans ses cheveux ne se défont pas; les mains passent à côté.',
          'Serviette nouée ou serrée au cou : elle se pose sur les épaules et tombe si l’on tire. {0-18m|Aucune sur la couverture des poupons.}',
          'Cheveux empoignés : tenez le poing contre la tête pour que rien ne tire, puis dépliez les doigts un à un.{30min 45min| On vous appelle ailleurs? Un toutou prend chaque chaise du miroir jusqu’à votre retour.}',
          'Poux ou plaque signalés dans le groupe : ce jour-là, on ne coiffe que poupées et toutous, lavés ensuite.',
          'Miroir de verre, ou qui bouge quand vous le poussez de la paume : aucun au salon.',
          '{0-18m|Main d’un autre enfant sur la tête d’un poupon : le dessus, la fontanelle, est encore mou. Les grands coiffent son toutou. Vous seule effleurez ses cheveux, sur le côté, s’il ne se détourne pas.}',
          '{0-18m|Tuque de toutou tirée sur un visage de poupon : c’est un tissu fermé. Votre main reste à portée; dès qu’il l’arrache, elle retourne à l’ours.}',
          '{0-18m 18-24m|Tuque ou brosse en bouche : elle va au lavage; une bande qui s’effiloche quitte le salon.}',
          '{18-24m|Trottineur debout sur une chaise : prenez-lui la main, il descend et s’assoit par terre, devant son ours.}',
          '{!0-18m !18-24m si-rouleaux-de-carton|Rouleau pris dans de vrais cheveux : il ne sert qu’aux tuques et aux poupées.} {!0-18m !18-24m si-vaporisateurs|Vaporisateur plein, ou qui a servi à nettoyer : il n’entre au salon que neuf et vide.}',
        ],
        supervision: 'palier1',
        allergies: [
          'Ni shampoing, ni fixatif, ni leur flacon vide : la mousse est dans les doigts. Lavez les serviettes sans parfum.',
        ],
      },
      observation: [
        'Compétences sociales : que se passe-t-il entre son « je peux? » et sa main?',
        'Identité : notez, tels quels, le mot ou le geste qui lui vient devant ses propres cheveux, puis devant ceux d’un autre.',
        'Éveil aux mathématiques : le nombre de tresses demandé, le nombre sorti, et le sort de celle qui est de trop.',
      ],
      prolongements: [
        'Quand un enfant annonce une vraie coupe, rouvrez le salon la veille : il assoit sa poupée et lui explique.',
        'Qui démêle, qui tresse, qui rase à la maison? La photo des mains de ce parent au travail, prêtée par la famille, se colle à côté du miroir.',
      ],
      reflexionRetroaction: [
        'Quels cheveux du groupe mes poupées n’ont-elles pas?',
        'À qui ai-je moi-même replacé une mèche sans demander?',
      ],
    },
  },
  {
    key: 'la-fete-du-gros-ours',
    summary:
      'Le gros ours est fêté : les enfants lui bâtissent un gâteau, cachent des cadeaux dans des tissus, chantent, soufflent et déballent pour lui.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['saisons-et-fetes', 'emotions-et-amitie'],
    materials: ['tissus', 'cartons-et-boites'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, le gâteau se démoule à la chaudière : {!hiver|du sable mouillé}{hiver|de la neige tassée}.',
    },
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    onlyNamed: ['EGG', 'WHEAT'],
    calls: [
      'fête',
      'anniversaire',
      'bonne fête',
      'fêter',
      'gâteau',
      'chandelle',
      'bougie',
      'souffler',
      'cadeau',
      'emballer',
      'déballer',
      'surprise',
      'party',
      'invités',
      'chanson de fête',
      'toutou',
      'blocs',
      'cache-cache',
      'coucou caché',
      'toutous',
    ],
    seen: [
      'elle souffle sur la tour de cubes comme si c’était trois chandelles allumées',
      'il cache un jouet dans une guenille, la plie et la tend à son ami',
      'il empile des étages et demande à tous de chanter avant de souffler',
      'elle est jalouse que ce soit la journée de son ami et pas la sienne',
      'il ne tient plus en place, il a quatre ans demain et le répète sans arrêt',
      'elle veut tout de suite savoir ce qu’il y a dans le paquet, impossible d’attendre',
      'à la collation, ils ont planté un bâton dans leur muffin et chanté pour rire',
      'depuis le party de sa petite sœur, elle prépare des paquets avec nos débarbouillettes',
    ],
    scenes: ['fete', 'envelopper', 'demolir'],
    picture:
      'Devant un gros ours assis près d’un gâteau de blocs, un enfant rabat un tissu sur un soulier; une autre souffle sur les chandelles de carton.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'La fête du gros ours',
      observationDepart:
        '{0-18m !18-24m !2-3a !3-4a !4-5a|Un poupon tire la débarbouillette qui couvrait un soulier, et rit; un autre fixe vos joues qui font « pfou ».} {18-24m 2-3a 3-4a 4-5a|« Pfou! » Un enfant souffle sur une tour de blocs, une cuillère, le nez d’un toutou. Une amie lui tend un soulier caché dans une débarbouillette.}',
      intentionEducative:
        '{0-18m !18-24m !2-3a !3-4a !4-5a|Permettre au poupon de découvrir, de donner et de reprendre, au fil d’une chanson qui revient toujours pareille.} {18-24m 2-3a 3-4a 4-5a|Permettre aux enfants de préparer une joie pour quelqu’un : empiler, envelopper, offrir, et rouvrir autant de fois qu’ils le veulent.}',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        '{0-18m !18-24m !2-3a !3-4a !4-5a|Tirer un tissu et trouver ce qu’il cache.} {18-24m 2-3a 3-4a 4-5a|Rabattre, tenir, ouvrir les coins d’un tissu.}',
        '{0-18m !18-24m !2-3a !3-4a !4-5a|Faire tomber le gâteau et attendre le suivant.} {dedans 18-24m 2-3a 3-4a 4-5a|Empiler}{cour 18-24m 2-3a 3-4a 4-5a|Démouler} {18-24m 2-3a 3-4a 4-5a|un gâteau, puis le rebâtir.}',
        '{0-18m !18-24m !2-3a !3-4a !4-5a|Tendre une chose à l’ours, et la reprendre.} {18-24m 2-3a 3-4a 4-5a|Choisir une chose pour l’ours et la lui donner}{4-5a|, ou la lui faire deviner}{18-24m 2-3a 3-4a 4-5a|.}',
        'Placer un mot, un geste ou un souffle dans la chanson.',
      ],
      materiel: [
        item('Gros ours{0-18m| à poil ras}, le fêté', 'un', 'Autre toutou'),
        item(
          '{30min|Toutous}{30min 0-18m| à poil ras, aux yeux brodés}{30min|, les invités, dont un lapin}',
          'un pour deux enfants, un de plus',
          'Poupées',
        ),
        item(
          '{dedans|Gros blocs légers, le gâteau}',
          '{18-24m 2-3a 3-4a 4-5a|quatre par enfant}{0-18m !18-24m !2-3a !3-4a !4-5a|six}',
          'Boîtes de mouchoirs vides, refermées',
        ),
        item('{cour !hiver|Sable mouillé, le gâteau}', 'un coin du carré de sable', 'Terre propre et mouillée'),
        item('{cour hiver|Neige propre qui se tasse, le gâteau}', 'un coin de la cour', null),
        item(
          '{cour|Petites chaudières et pelles}',
          '{18-24m 2-3a 3-4a 4-5a|une de chaque pour deux enfants}{0-18m !18-24m !2-3a !3-4a !4-5a|une de chaque, pour vous}',
          'Pots de plastique',
        ),
        item(
          '{18-24m 2-3a 3-4a 4-5a|Gros rouleaux de carton courts, les chandelles}',
          '{18-24m 2-3a 3-4a 4-5a|deux par enfant}',
          '{18-24m 2-3a 3-4a 4-5a|Gobelets de carton retournés}',
        ),
        item('Carrés de tissu, grands comme un linge à vaisselle', 'deux par enfant', 'Serviettes à main'),
        item(
          '{0-18m !18-24m !2-3a !3-4a !4-5a|Balles molles, plus grosses que votre poing, les cadeaux} {18-24m 2-3a 3-4a 4-5a|Souliers propres et sans lacets, livres de carton, balles, blocs, tous plus gros que votre poing}',
          '{0-18m !18-24m !2-3a !3-4a !4-5a|deux par enfant, une au jeu, une de rechange, dans un panier} {18-24m 2-3a 3-4a 4-5a|deux par enfant, en paires, dans un panier}',
          '{18-24m 2-3a 3-4a 4-5a|Bols de plastique, petits toutous}{0-18m !18-24m !2-3a !3-4a !4-5a|Gros hochets d’une seule pièce}',
        ),
        item('Nappe', 'une', 'Couverture'),
        item(
          '{0-18m|Couverture épaisse, la place des poupons}',
          '{0-18m|une}{0-18m cour hiver|, sur un tapis de mousse}',
          '{0-18m|Tapis de jeu}',
        ),
        optional(
          '{cour !0-18m !18-24m si-vaporisateurs|Vaporisateurs d’eau claire}',
          '{cour !0-18m !18-24m si-vaporisateurs|un pour deux enfants}',
          null,
        ),
        optional(
          '{cour hiver !0-18m !18-24m !2-3a si-colorant-alimentaire|Colorant alimentaire}',
          '{cour hiver !0-18m !18-24m !2-3a si-colorant-alimentaire|quelques gouttes, versées par vous}',
          null,
        ),
        optional(
          '{30min 18-24m 2-3a 3-4a 4-5a si-instruments|Instrument de musique}',
          '{30min 18-24m 2-3a 3-4a 4-5a si-instruments|un}',
          null,
        ),
        optional(
          '{30min 18-24m 2-3a 3-4a 4-5a si-boîtes-de-carton|Boîte de carton à rabats, sans agrafes}',
          '{30min 18-24m 2-3a 3-4a 4-5a si-boîtes-de-carton|une}',
          null,
        ),
        optional(
          '{18-24m 2-3a 3-4a 4-5a si-bulles|Savon à bulles sans parfum}',
          '{18-24m 2-3a 3-4a 4-5a si-bulles|un flacon, dans votre poche}',
          null,
        ),
      ],
      preparation: [
        'L’ours a un an aujourd’hui, ou bien il revient de voyage. Choisissez le voyage si une famille du groupe ne fête pas les anniversaires, et parlez-en avec elle d’abord : gâteau, paquets et chanson restent les mêmes{18-24m 2-3a 3-4a 4-5a|, les rouleaux font la garniture}, et l’on souffle parce que c’est chaud.',
        'Assoyez l’ours au bout d’une nappe vide, {dedans|dos au mur}{cour !hiver|au bord du carré de sable}{cour hiver|près de la neige molle}{cour ete|, à l’ombre}. D’un côté, le coin du gâteau; de l’autre, les tissus étalés et le panier. {0-18m|La couverture des poupons longe la nappe, contre vous, du côté du panier : le gâteau tombe de l’autre bord. Chaque poupon a deux tissus et une balle. Le plus jeune est couché contre votre cuisse, à un bras du gros ours.}',
        '{cour !hiver|Mouillez le sable : il garde la forme d’une main fermée.} {cour hiver|Choisissez une neige propre, loin du chemin.} {cour hiver !0-18m !18-24m !2-3a si-colorant-alimentaire|Teintez-en une chaudière de trois gouttes de colorant : brassée à la pelle, elle fera un étage en couleur.} {cour hiver 0-18m|Poupons en habit de neige : par temps froid, rentrez après vingt minutes, où qu’en soit le jeu; au seuil que votre milieu fixe pour eux, jouez dedans.}',
        '{1adulte|Seule, assoyez-vous à côté de l’ours, le gâteau à portée d’une main, les paquets à portée de l’autre.} {1adulte 0-18m multiage|Avec plusieurs âges, prenez six enfants au plus, dont deux poupons.} {2adultes|À deux, l’une parle pour l’ours, l’autre suit le gâteau.}',
        '{avec-papier|Posez @materiel avec les tissus : ça emballe aussi.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          '{!0-18m|Avancez vers l’ours sur la pointe des pieds, un doigt sur la bouche, puis chantez}{0-18m|Assise à côté de l’ours, un doigt sur la bouche, attendez que les voix se taisent, puis chantez} sur deux notes en tapant vos cuisses : « Gros ours, c’est nous, c’est nous, on est tous arrivés! Le gâteau est si haut (on lève les bras) qu’il te touche le nez. Souffle, souffle avec nous (on souffle) : pfou… tout s’est envolé! » {0-18m|Le poupon fixe vos joues gonflées : refaites « pfou » dans sa main.} Regardez la nappe vide. « Oh! Pas de gâteau. » {4-5a|« Combien d’étages? » Ceux qui bâtiront s’entendent sur un nombre; l’ours hoche la tête.} Posez {dedans|un premier bloc}{cour|une première pelletée} et un tissu ouvert, puis {!0-18m|reculez}{0-18m|retirez vos mains}.',
        ),
        play(
          { 10: 6, 20: 13, 30: 13 },
          '{0-18m !18-24m !2-3a !3-4a !4-5a dedans|Deux blocs, trois blocs : une main les couche. « Patatras! » L’ours en veut un plus gros.} {0-18m !18-24m !2-3a !3-4a !4-5a cour|Démoulez un gâteau au bord de la couverture : « Poc! » Une main ou un pied l’écrase; l’ours en veut un autre.} {0-18m !18-24m !2-3a !3-4a !4-5a|Puis couvrez une balle devant chacun, un coin du tissu vers ses doigts. Trouvée? Tendez la main pour l’ours : il sent la balle, dit merci, la rend. Le plus jeune agrippe un coin du tissu : c’est assez.} {dedans 18-24m 2-3a 3-4a 4-5a|Les blocs montent, penchent, tombent. « Plus gros! » dit l’ours.} {cour 18-24m 2-3a 3-4a 4-5a|Les chaudières se remplissent, se retournent : « Poc! » L’ours en veut un autre.} {cour !0-18m !18-24m si-vaporisateurs|Au vaporisateur, deux « pchit » glacent l’étage avant le suivant.} {18-24m 2-3a 3-4a 4-5a|Les rouleaux} {dedans 18-24m 2-3a 3-4a 4-5a|se dressent}{cour 18-24m 2-3a 3-4a 4-5a|se plantent} {18-24m 2-3a 3-4a 4-5a|sur le gâteau. À côté, des coins se rabattent sur un soulier.} {0-18m multiage|Le poupon tire son tissu, trouve la balle, la tend, la reprend; le plus jeune agrippe un coin.} {18-24m multiage|Le trottineur couvre un bloc, le découvre, rit, recommence.} {18-24m !multiage|Un enfant couvre un bloc, le découvre, rit, recommence.} {2-3a|On emballe, on déballe sans attendre l’ours, on remballe.} {3-4a|« Il aime le miel. » L’enfant emballe un bloc jaune et garde le secret.} {4-5a|Un paquet s’emballe dans un autre : combien de coins à ouvrir?} {dedans 4-5a !0-18m !18-24m !2-3a|Un étage de blocs debout, un de blocs couchés : à deux, on essaie lequel porte les rouleaux.} {cour 4-5a !0-18m !18-24m !2-3a|À deux, on cherche combien tasser pour qu’un étage en porte un autre.} {0-18m !18-24m !2-3a !3-4a !4-5a|À chaque balle couverte}{18-24m 2-3a 3-4a 4-5a|À chaque paquet offert}, chantez le deuxième couplet : « Gros ours, c’est doux, c’est doux (on tâte), on te l’a bien caché. Tire un coin, tire un bout (on tire) : le voilà déballé! »',
        ),
        play(
          { 30: 8 },
          '{0-18m !18-24m !2-3a !3-4a !4-5a|Les invités arrivent un à un au bout de votre bras : « Toc, toc, c’est le lapin! » Chacun s’arrête à un bras d’un poupon, attend son regard, le salue. Il se cache ensuite sous un tissu, une oreille dehors : qui tire l’oreille le retrouve. Un poupon debout s’appuie sur l’ours, et l’ours bascule? Il rit et se rassoit. Chantez « Gros ours » pour le lapin, puis pour chaque enfant, par son prénom.} {18-24m 2-3a 3-4a 4-5a|Les invités arrivent sur la nappe, portés par un bras ou par une oreille.} {0-18m multiage|Un lapin salue le poupon, qui le tire à lui par la patte et le garde.} {4-5a|Un enfant se fait placeur : il montre à chacun où s’asseoir et lui demande ce qu’il apporte.} {18-24m 2-3a 3-4a 4-5a|Donnez une voix à l’ours : « Un soulier! Un seul? Il me faut l’autre! » Quelqu’un part le chercher. Les cadeaux ouverts se remballent pour un lapin jaloux. Un enfant s’assoit sur l’ours ou prend sa place? Chantez « Gros ours » à cet ours-là, sans parler d’âge.} {18-24m 2-3a 3-4a 4-5a si-instruments|Un instrument bat la chanson, les autres mains tapent; au couplet suivant, il change de bras.} {18-24m 2-3a 3-4a 4-5a si-boîtes-de-carton|Un toutou arrive caché dans une boîte : on cogne, « Qui est-ce? », ça s’ouvre.}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          '{0-18m !18-24m !2-3a !3-4a !4-5a|Chantez le premier couplet une dernière fois. Avant « pfou », gonflez les joues et attendez : qui souffle, bave ou rit a soufflé avec vous. « Chacun sa part! »} {0-18m multiage|Ceux qui marchent reculent}{!0-18m|Les enfants reculent} {18-24m 2-3a 3-4a 4-5a|d’un pas, les mains sur les genoux. Chantez le premier couplet, et l’on souffle ensemble, de loin. Couchez les rouleaux : c’est éteint. « Chacun sa part! » Une part est} {dedans 18-24m 2-3a 3-4a 4-5a|un bloc à ranger}{cour !hiver 18-24m 2-3a 3-4a 4-5a|une pelletée à rendre au carré de sable}{cour hiver 18-24m 2-3a 3-4a 4-5a|une pelletée à rendre au banc de neige}{18-24m 2-3a 3-4a 4-5a|.} {4-5a|On compte d’abord : autant de parts pour chaque }{4-5a !30min|enfant.}{4-5a 30min|invité.} {0-18m|Le poupon lâche sa balle dans le panier : c’est sa part.} Les cadeaux retournent au panier, les tissus par-dessus. L’ours dit merci d’un câlin à qui en veut un. {18-24m 2-3a 3-4a 4-5a si-bulles|Redites « tout s’est envolé », puis soufflez des bulles, loin des visages : elles partent pour vrai.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Faites durer la surprise : tâtez le paquet, hésitez, devinez faux, et laissez l’enfant tirer le coin.',
          '{0-18m !18-24m !2-3a !3-4a !4-5a|Laissez toujours dépasser un coin ou un bout de balle, tourné vers ses doigts.} {18-24m 2-3a 3-4a 4-5a|Rabattez un seul coin et retirez vos mains; les trois autres ne sont pas à vous.}',
          'Le gâteau s’écroule avant la chanson? L’ours applaudit : « Encore! »',
          '{0-18m|Le poupon reprend ce qu’il vient d’offrir : l’ours dit merci au don, bye-bye au départ, et attend le prochain.}',
        ],
        questionsOuvertes: [
          'Qu’est-ce qui ferait plaisir à l’ours?',
          'Par où ça s’ouvre?',
          '{30min 18-24m 2-3a 3-4a 4-5a|Qui d’autre est invité?} {!30min 18-24m 2-3a 3-4a 4-5a|Qu’est-ce qu’il y a dans ton paquet?} {0-18m !18-24m !2-3a !3-4a !4-5a|Où est la balle?}',
          '{4-5a|Comment l’ours pourrait-il deviner sans ouvrir?}',
        ],
      },
      vocabulaire: [
        'la fête',
        'le gâteau',
        '{18-24m 2-3a 3-4a 4-5a|la chandelle}',
        'souffler',
        'le cadeau',
        '{18-24m 2-3a 3-4a 4-5a|emballer}',
        'le coin',
        '{30min|l’invité}',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Couchez le tissu sur la balle, un coin dans ses doigts : son poing se ferme, son bras se plie, et c’est déballé. « La balle! » Recouvrez tant que ses yeux y restent.',
        },
        {
          pour: '18-24m',
          texte:
            'Un tissu, un bloc, rien de plus. Laissez dépasser un bout du bloc : l’enfant sait ce qu’il y a dessous et s’étonne quand même.',
        },
        {
          pour: '2-3a',
          texte:
            'Mettez chaque cadeau en double, deux balles, deux souliers : l’un va à l’ours, l’autre se garde à deux bras.',
        },
        {
          pour: '3-4a',
          texte:
            'Proposez la devinette, à trois ou quatre : un paquet passe de main en main, on tâte, on dit son idée, puis l’ours ouvre.',
        },
        {
          pour: '4-5a',
          texte:
            'L’enfant décide l’âge de l’ours, ou combien de dodos a duré son voyage, et {dedans|dresse}{cour|plante} autant de rouleaux. Il annonce ensuite l’ordre de la fête{30min| aux invités}{!30min| aux autres} : gâteau, paquets, chanson.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Calez le paquet contre le ventre de l’ours, un grand coin relevé vers l’enfant : une seule main l’ouvre. Quand le chant du groupe inquiète un enfant, chantez tous en chuchotant.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dans la cour, le gâteau se démoule en neige et l’ours porte une tuque.} {hiver|L’été, dans la cour, le gâteau se démoule en sable mouillé, à l’ombre.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Gâteau démoli avant l’heure.', 'Cadeau qu’on ne veut plus donner.'],
        dangersAEliminer: [
          '{0-18m multiage|Bloc échappé, pied pressé près d’un poupon : les cadeaux se portent en marchant, on contourne la couverture, et vos jambes restent devant les poupons.}',
          '{0-18m|Gros toutou renversé sur un poupon couché, poupon qui s’endort : l’ours reste assis à un bras; le dormeur va dans son lit, sur le dos, sans toutou ni tissu.}',
          '{0-18m|Tissu ou balle mouillés de salive : changez-les avant une autre bouche.}',
          '{cour 0-18m !hiver|Sable porté à la bouche : le poupon reste sur sa couverture, secouée souvent; essuyez ses mains et ses lèvres.}',
          '{cour ete 0-18m|Soleil et chaleur : couverture à l’ombre, chapeaux, nuques touchées souvent.}',
          '{cour hiver 0-18m|Froid : le poupon bouge peu; touchez souvent sa nuque et ses mains, et dès qu’il refroidit, tout le groupe rentre.}',
          'Vraie chandelle, ballon gonflé, ruban, sac de plastique, soulier à lacets : cette fête s’en passe.',
          'Tissu resté sur une tête : vous le soulevez aussitôt, et il retourne sur un paquet.',
          '{dedans|Bloc lourd en hauteur : le gâteau est de blocs légers, et ne dépasse pas les épaules.}',
          '{cour !hiver 18-24m 2-3a 3-4a 4-5a|Sable soufflé dans les yeux : on souffle debout, à un pas, et le sable reste mouillé.}',
          '{cour hiver|Neige salée, souillée ou durcie en glace : choisissez-la molle et propre; la part de gâteau se porte à la pelle, pas à la bouche.}',
          '{18-24m 2-3a 3-4a 4-5a|Rouleau mâchouillé : il quitte le gâteau, un autre le remplace.}',
          '{18-24m 2-3a 3-4a 4-5a|Petite chose trouvée et emballée en cachette : tâtez chaque paquet en passant; rien de plus petit que votre poing n’y reste.}',
          '{cour !0-18m !18-24m si-vaporisateurs|Jet au visage : on vise le gâteau, de haut en bas, personne en face.} {cour hiver !0-18m !18-24m si-vaporisateurs|Mitaine mouillée : une sèche la remplace.} {cour hiver !0-18m !18-24m !2-3a si-colorant-alimentaire|Flacon de colorant : il reste dans votre poche, et la neige teinte ne se goûte pas.} {18-24m 2-3a 3-4a 4-5a si-bulles|Savon dans un œil : vous soufflez de côté, loin des visages, le flacon hors de portée.} {dedans 18-24m 2-3a 3-4a 4-5a si-bulles|Plancher savonneux : il s’essuie aussitôt.}',
        ],
        supervision: 'palier2',
        allergies: [
          'Gâteau {dedans|de blocs}{cour !hiver|de sable}{cour hiver|de neige}, sans blé ni œufs; ni bonbon ni ballon de latex : rien de cette fête ne se mange ni ne se gonfle.',
        ],
      },
      observation: [
        '{0-18m !18-24m !2-3a !3-4a !4-5a|Motricité fine : de quels doigts tire-t-il le coin, et que fait l’autre main?} {18-24m 2-3a 3-4a 4-5a|Motricité fine : quand un coin se rabat, que tient l’autre main?}',
        '{0-18m !18-24m !2-3a !3-4a !4-5a|Compétences sociales : que fait-il de la balle trouvée? La goûte-t-il, la tend-il, la garde-t-il?} {18-24m 2-3a 3-4a 4-5a|Compétences sociales : suivez un de ses paquets jusqu’au bout, offert, gardé ou repris, et notez pour qui il était.}',
        '{0-18m !18-24m !2-3a !3-4a !4-5a|Langage oral : l’endroit de la chanson où il entre, d’un son, d’un souffle ou d’une tape.} {18-24m 2-3a 3-4a 4-5a|Langage oral : l’endroit de la chanson où il entre, et ce qu’il y apporte, un mot, un souffle ou une tape.}',
      ],
      prolongements: [
        '{0-18m !18-24m !2-3a !3-4a !4-5a|Au vestiaire, couvrez son soulier de sa tuque : qui tire la tuque retrouve le soulier.} {18-24m 2-3a 3-4a 4-5a|Laissez trois tissus et trois objets sur une tablette basse : on emballera toute la semaine.}',
        'Des maisons fêtent la naissance, d’autres un prénom, un retour, ou rien de tout cela. Le parent vous raconte, en une phrase, comment chez lui on dit sa joie à quelqu’un; l’ours l’essaiera.',
      ],
      reflexionRetroaction: [
        'Qui préférait donner, qui préférait garder, et qu’ai-je fait de l’envie de garder?',
        'La fête restait-elle celle de l’ours, ou ai-je parlé d’anniversaires d’enfants?',
      ],
    },
  },
  {
    key: 'une-boule-ou-deux',
    summary:
      'Ding, ding! Le camion se stationne, la file s’allonge : cornets de carton, boules de bas, saveurs inventées, et la deuxième qui tombe.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_LANGUAGE'],
    themes: ['nombres-et-formes', 'quartier-et-metiers', 'cuisine-et-saveurs'],
    materials: ['tissus', 'cartons-et-boites', 'contenants-et-cuilleres', 'sable'],
    place: 'YARD',
    alsoAt: {
      INDOORS: 'À l’intérieur, une table basse fait le camion, et ses tournées passent d’un coin du local à l’autre.',
      PARK: 'Au parc, le camion est un banc; bas, cornets et louches voyagent dans un sac, et le sable reste à la cour.',
    },
    seasons: ['SUMMER'],
    alsoIn: {
      SPRING: 'Au printemps, la crèmerie ouvre à la première journée sans mitaines.',
      AUTUMN: 'L’automne, les dernières saveurs goûtent la courge et la pluie.',
      WINTER: 'L’hiver, dehors, la louche sert aussi de la vraie neige, dans un plat.',
    },
    durationMinutes: 30,
    adults: 1,
    calls: [
      'crème glacée',
      'crème à glace',
      'cornet',
      'crèmerie',
      'bar laitier',
      'crème molle',
      'popsicle',
      'sorbet',
      'camion de crème glacée',
      'boule',
      'saveur',
      'faire la file',
      'attendre son tour',
      'vendre',
      'compter',
      'une, deux',
      'remplir un gobelet',
      'été',
    ],
    seen: [
      'il met deux balles dans un verre, celle du dessus déboule et il recommence',
      'elle remplit un cône en papier avec des bas roulés et le lèche pour rire',
      'il fait tinter une assiette et crie à tous de venir s’acheter quelque chose de froid',
      'elle a échappé sa molle sur l’asphalte en fin de semaine et en parle encore',
      'ils se poussent en ligne devant le comptoir, tout le monde veut être servi en premier',
      'elle invente des saveurs impossibles, au pneu, à la bedaine, et rit aux larmes',
      'au parc, la musique du camion a passé dans la rue et ils ont figé',
      'depuis la canicule, ils tiennent un comptoir sous l’arbre et servent des boules de sable',
    ],
    scenes: ['magasin-metiers', 'remplir-vider', 'compter'],
    picture:
      'Derrière un banc, une enfant pose une boule de bas sur un cornet de carton; un client le tient à deux mains, une boule a roulé par terre.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'Une boule ou deux?',
      observationDepart:
        '{18-24m 2-3a 3-4a 4-5a|Une enfant a posé une balle sur un gobelet, puis une autre par-dessus. La deuxième roule. Elle la ramasse, la remet, la tient d’un doigt et traverse} {18-24m 2-3a 3-4a 4-5a cour|la cour ainsi.}{18-24m 2-3a 3-4a 4-5a parc|le parc ainsi.}{18-24m 2-3a 3-4a 4-5a dedans|le local ainsi.} {0-18m !18-24m !2-3a !3-4a !4-5a|Le poupon tient un bas roulé dans chaque main. Vous en tendez un troisième : il regarde une main, puis l’autre.}',
      intentionEducative:
        'Permettre aux enfants {18-24m 2-3a 3-4a 4-5a|de compter pour servir, et de chercher comment faire tenir ce qui tombe}{0-18m !18-24m !2-3a !3-4a !4-5a|d’entendre compter ce qu’ils reçoivent, et de chercher ce qui tombe}.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux mathématiques', role: 'principal' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        '{18-24m 2-3a 3-4a 4-5a|Servir une boule, deux, ou « beaucoup », à la demande}{4-5a|, et retenir deux commandes à la fois}{18-24m 2-3a 3-4a 4-5a|.} {0-18m|Garder une boule dans chaque main.}',
        '{18-24m 2-3a 3-4a 4-5a|Trouver un moyen de garder la deuxième boule en place.} {0-18m !18-24m !2-3a !3-4a !4-5a|Sortir une boule d’un gobelet et l’y remettre.}',
        '{2-3a 3-4a 4-5a|Donner un goût à une couleur}{4-5a|, et un signe à ce goût}{2-3a 3-4a 4-5a|.} {!2-3a !3-4a !4-5a|Demander « encore » d’un mot, de la main ou des yeux.}',
        '{3-4a 4-5a|Faire la file et savoir qui vient après qui.}',
      ],
      materiel: [
        item(
          '{!0-18m !18-24m|Bas propres roulés en boule, plus gros qu’un poing d’enfant, de toutes les couleurs}{0-18m 18-24m|Gros bas d’adulte propres, roulés par paires, de toutes les couleurs, les boules}',
          '{!0-18m !18-24m|cinq}{0-18m 18-24m|trois paires} par enfant{0-18m|; celles qu’un poupon a sucées restent à part}',
          'Débarbouillettes roulées et repliées sur elles-mêmes',
        ),
        item(
          '{18-24m 2-3a 3-4a 4-5a|Cornets de carton mince, l’ouverture large comme votre main}',
          'un par enfant et six de plus',
          'Grands gobelets de carton neufs',
        ),
        item(
          '{18-24m 2-3a 3-4a 4-5a|Ruban de papier, pour les cornets}',
          'un rouleau',
          'Colle blanche, séchée toute la nuit',
        ),
        item('Gobelets de plastique, les plats', 'un par enfant{0-18m 18-24m|, un pour vous}', 'Petits bols'),
        item('{18-24m 2-3a 3-4a 4-5a|Louches}', '{2-3a|cinq}{!2-3a|quatre}', 'Grosses cuillères de bois'),
        item(
          'Bacs bas, le congélateur',
          '{0-18m 18-24m 2-3a|trois, dont un par terre}{!0-18m !18-24m !2-3a|deux}',
          'Boîtes de carton',
        ),
        item(
          '{dehors 18-24m 2-3a 3-4a 4-5a|Banc, le camion}{dedans 18-24m 2-3a 3-4a 4-5a|Table basse, le camion}',
          '{dehors|un}{dedans|une}',
          'Longue boîte renversée',
        ),
        item(
          '{4-5a|Carton et gros crayons de cire, le menu}',
          '{4-5a|un carton, trois crayons}',
          '{4-5a|Ardoise et grosses craies}',
        ),
        item('Assiette de plastique, le volant', 'une', 'Grand couvercle'),
        item(
          '{18-24m 2-3a 3-4a 4-5a cour !hiver 30min 45min|Chaudière de sable mouillé}',
          'une, pleine',
          'Terre propre et mouillée',
        ),
        item('{cour parc hiver 30min 45min|Chaudière de neige propre qui se tasse}', 'une, pleine', null),
        item(
          '{0-18m|Couverture épaisse, le coin des poupons}',
          '{0-18m|une}{0-18m dehors hiver|, sur un tapis de mousse}',
          '{0-18m|Tapis de jeu}',
        ),
        optional(
          '{18-24m 2-3a 3-4a 4-5a si-instruments|Instrument de musique}',
          '{18-24m 2-3a 3-4a 4-5a si-instruments|un}',
          null,
        ),
        optional(
          '{dedans !0-18m !18-24m si-pâte-à-modeler|Pâte à modeler}',
          '{dedans !0-18m !18-24m si-pâte-à-modeler|une poignée par vendeur}',
          null,
        ),
        optional(
          '{dehors !hiver !0-18m !18-24m si-pâte-à-modeler|Pâte à modeler}',
          '{dehors !hiver !0-18m !18-24m si-pâte-à-modeler|une poignée par vendeur}',
          null,
        ),
        optional('{30min 45min !0-18m !18-24m si-cônes|Cône}', '{30min 45min !0-18m !18-24m si-cônes|un}', null),
        optional(
          '{30min 45min !0-18m !18-24m !2-3a si-argent-de-jouet si-jetons|Argent de jouet ou gros jetons}',
          '{30min 45min !0-18m !18-24m !2-3a si-argent-de-jouet si-jetons|cinq par client}',
          null,
        ),
      ],
      preparation: [
        '{18-24m 2-3a 3-4a 4-5a|La veille, roulez chaque cornet, collez-le au ruban de haut en bas, puis rabattez la pointe et collez-la à plat. Essayez : un bas roulé s’y assoit, un deuxième y tient presque.} {0-18m !18-24m !2-3a !3-4a !4-5a|Essayez vos gobelets : un bas roulé s’y assoit, un deuxième s’appuie sur le bord, et tombe.}',
        '{18-24m 2-3a 3-4a 4-5a|Stationnez le camion}{0-18m !18-24m !2-3a !3-4a !4-5a|Assoyez-vous} {cour|loin de la clôture et de la barrière}{parc|loin du chemin et du stationnement}{dedans|le dos au mur}{ete dehors|, à l’ombre}. {2-3a 3-4a 4-5a|Un bac de bas et deux louches à chaque bout : deux guichets, deux files courtes.} {18-24m !2-3a !3-4a !4-5a|Un bac de bas et deux louches à chaque bout.} {0-18m !18-24m !2-3a !3-4a !4-5a|Le camion, c’est vous, l’assiette en main; deux bacs de bas, aux bouts de la couverture, sont ses arrêts.}',
        '{18-24m 2-3a 3-4a 4-5a cour !hiver 30min 45min|Remplissez une chaudière de sable mouillé : serré dans le poing, il garde la trace des doigts. Posez-la au deuxième arrêt.} {cour parc hiver 30min 45min|Remplissez une chaudière de neige propre, loin du chemin. Posez-la au deuxième arrêt.}',
        '{0-18m|Étendez la couverture des poupons à trois pas de tout passage, avec leurs boules et leurs gobelets.} {0-18m multiage|Ils n’ont pas de cornet : le carton se mâche.} {0-18m 18-24m|Le troisième bac est par terre, à portée de votre bras, et l’on y puise à deux mains.} {30min 45min 0-18m|Le deuxième arrêt est de l’autre côté de la couverture : vous n’avez qu’à tourner la tête.} {dehors hiver 0-18m|Poupons en habit de neige : par temps froid, rentrez après vingt minutes, où qu’en soit le jeu; au seuil que votre milieu fixe pour eux, jouez dedans.}',
        '{1adulte 2-3a 3-4a 4-5a !0-18m|Seule, tenez-vous devant le camion, entre les deux files, là où mangent les clients.} {1adulte 18-24m !2-3a !3-4a !4-5a !0-18m|Seule, assoyez-vous par terre devant le camion, un gobelet à la main : c’est là que mangent les clients.} {1adulte 0-18m|Seule, assoyez-vous de biais au bord de la couverture : }{1adulte 0-18m multiage|les clients viennent manger près de vous.}{1adulte 0-18m !18-24m !2-3a !3-4a !4-5a|toutes les mains sont à portée des vôtres.} {1adulte 0-18m multiage|Avec plusieurs âges, prenez six enfants au plus, dont deux poupons.} {2adultes 18-24m 2-3a 3-4a 4-5a|À deux, l’une sert au camion quand on la demande, l’autre mange avec les clients.} {2adultes 0-18m !18-24m !2-3a !3-4a !4-5a|À deux, l’une fait rouler le camion, l’autre mange avec les clients.} {2adultes 0-18m|Celle-ci s’assoit au bord de la couverture.}',
        '{avec-contenant|Posez @materiel avec les plats : tout le monde n’aime pas le cornet.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4, 45: 5 },
          '{18-24m 2-3a 3-4a 4-5a|Derrière le camion, tournez}{0-18m !18-24m !2-3a !3-4a !4-5a|Tournez} l’assiette à deux mains. « Ding, ding, ding! » Freinez. {18-24m 2-3a 3-4a 4-5a|Un cornet dans une main, la louche dans l’autre, servez un bas, lentement. « Une boule. » Servez-en un deuxième. Il penche, il tombe. « Oups! » Regardez le cornet, regardez le bas. « Une boule ou deux? » Laissez le volant, le cornet et la louche, et passez du côté des clients.} {0-18m !18-24m !2-3a !3-4a !4-5a|Posez une boule dans un gobelet, lentement : « Une. » Une autre par-dessus : « Deux. » Elle penche, elle tombe, elle roule jusqu’à des pieds : « Oups! » Suivez-la des yeux sans bouger. Un bras se tend, une voix réclame? Remettez-la sur le bord, et attendez qu’elle retombe.} {18-24m multiage|Le trottineur} {18-24m !multiage|Un enfant} {18-24m|ramasse la boule tombée : tendez votre main, il vous sert.} {0-18m|Servez un poupon : une boule au creux de ses deux mains.} {4-5a|Près du guichet, posez le carton vide et les crayons : « Le menu n’est pas fait! »} {18-24m 2-3a 3-4a 4-5a si-instruments|Un enfant sonne l’arrivée sur son instrument : dans toutes les rues, on sait que le camion est là.}',
        ),
        play(
          { 10: 6, 20: 13, 30: 12, 45: 16 },
          '{2-3a 3-4a 4-5a|Deux files se forment. La louche puise, hésite, bascule dans le cornet.} {2-3a|Une boule, une autre, une autre : elles débordent, roulent, et le client part à quatre pattes les chercher.} {2-3a !3-4a !4-5a|Tendez-lui un plat pour les rapporter.} {3-4a 4-5a|« Deux, s’il vous plaît. » Le vendeur les compte en les posant. La deuxième s’appuie sur un doigt, sur le nez, ou l’on prend un plat.} {dedans !0-18m !18-24m si-pâte-à-modeler|En pâte à modeler, roulée puis pressée, la deuxième boule tient enfin.} {dehors !hiver !0-18m !18-24m si-pâte-à-modeler|En pâte à modeler, roulée puis pressée, la deuxième boule tient enfin.} {4-5a|À quatre ans, on dessine le menu, un signe par saveur, et un prix : trois tapes dans la main.} {18-24m multiage|Le trottineur} {18-24m !multiage|Un enfant} {18-24m|puise au bac d’en bas et emplit votre gobelet : « Encore! »} {18-24m !2-3a !3-4a !4-5a|Comptez tout haut, « une, deux », et léchez l’air. Tendez-lui ensuite un cornet : la boule s’y assoit, l’autre tombe. « Oups! » Attendez qu’on la ramasse, qu’on la pousse du plat de la main, qu’on la retienne. Qui n’a pas de louche sert à pleins bras. Au suivant, montrez une boule, puis une dans chaque main : « Une ou deux? »} {0-18m|Au poupon, tendez une boule, puis une autre; à la troisième, une main s’ouvre.} {0-18m !18-24m !2-3a !3-4a !4-5a|Comptez en donnant : « une », « deux ». Quand la boule tombe, taisez-vous : celui qui rampe part derrière elle, celui qui est assis vous la montre du doigt ou de la voix. Couché, il la reçoit au creux d’une paume, puis de l’autre, et ses pieds vous paient.} Chaque bas a son goût : le rayé goûte l’orage, le gris goûte l’éléphant{2-3a 3-4a 4-5a !0-18m !18-24m|, le vert ne goûte rien}. {18-24m 2-3a 3-4a 4-5a|Le client lèche l’air à côté de vous, puis rapporte tout au bac.} {2-3a 3-4a 4-5a !0-18m|Une louche se libère? Le client passe derrière le camion et sert.} {0-18m !18-24m !2-3a !3-4a !4-5a|Léchez l’air, longuement : une langue sort aussi.}',
        ),
        play(
          { 30: 9, 45: 17 },
          '« Ding, ding! » {2-3a 3-4a 4-5a|Le vendeur prend le volant, un ami prend un bac, et le camion s’arrête ailleurs, la file derrière.} {18-24m !2-3a !3-4a !4-5a|Donnez le volant à qui tend les mains. On pousse un bac de boules jusqu’à l’arrêt suivant, à deux, à trois : « Vroum… stop! »} {0-18m !18-24m !2-3a !3-4a !4-5a|L’assiette d’une main, glissez un bac de boules jusqu’à l’arrêt suivant : « Vroum… stop! »} {18-24m multiage|Le trottineur} {18-24m !multiage|Un enfant} {18-24m|suit, une boule dans chaque main, et les lâche dans un plat.} {0-18m multiage|Le camion passe devant la couverture : tournez les poupons vers lui.} {18-24m 2-3a 3-4a 4-5a cour !hiver|Au deuxième arrêt, les plats se remplissent de sable mouillé : tassé, démoulé, il tient ou s’affaisse.} {cour !hiver 0-18m|Pour le poupon, démoulez d’un gobelet une boule de bas : il la prend.} {18-24m 2-3a 3-4a 4-5a cour parc hiver|Au deuxième arrêt, les plats se remplissent de neige : tassée, elle tient; en poudre, elle coule.} {cour parc hiver 0-18m|Pressez une boule de neige dans votre main : la mitaine du poupon l’écrase.} {18-24m 2-3a 3-4a 4-5a parc !hiver|Sous un arbre, on ne sert plus que des plats : combien de boules y entrent?} {18-24m 2-3a 3-4a 4-5a dedans|Devant la fenêtre, on ne sert plus que des plats : combien de boules y entrent?} {dedans 0-18m multiage|Le poupon renverse le sien : remplissez-le.} {parc !hiver 0-18m multiage|Le poupon renverse le sien : remplissez-le.} {2-3a 3-4a 4-5a|Demandez des goûts difficiles. « Je voudrais trempé dans le bleu. » « La même chose que lui. » « Une demi-boule. »} {!0-18m !18-24m si-cônes|Un cône retourné, tenu à deux, fait le cornet géant : combien de boules avant qu’il déborde?} {!0-18m !18-24m !2-3a si-argent-de-jouet si-jetons|On paie un billet ou un jeton par boule; la deuxième tombe? Le vendeur en rend un.} {18-24m !2-3a !3-4a !4-5a|Goûtez tout : « Mmm, ça goûte la pluie. Brr, ça goûte le froid! » À la grimace, ils rient et resservent.} {0-18m !18-24m !2-3a !3-4a !4-5a|Devant chacun, un gobelet vide : une boule y tombe, une main l’en sort, l’y remet, secoue le tout. Mettez-en deux : « Une, deux! » La deuxième s’assoit sur le bord, et vous attendez, les sourcils levés, qu’un doigt la fasse tomber.} {4-5a|Avant de remplir un plat, le vendeur de quatre ans annonce combien de louches y entreront, puis les compte tout haut.}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5, 45: 7 },
          'Trois « ding » très lents : le camion rentre. Les bas retournent au bac, un par main. {18-24m multiage|Le trottineur} {18-24m !multiage|Un enfant} {18-24m|apporte le sien et repart en chercher un autre.} {0-18m|Posez une boule sur le bord du bac, devant le poupon : une poussée, elle rentre.} {18-24m 2-3a 3-4a 4-5a|Les cornets s’emboîtent l’un dans l’autre, et la tour de cornets se porte à deux.} {2-3a 3-4a 4-5a|Chacun peut dire une saveur qu’il a vendue ou mangée; répétez-la comme si vous la goûtiez.} {18-24m !2-3a !3-4a !4-5a|Gardez deux boules sur vos genoux : « Laquelle goûte l’orage? » On pointe, on lèche l’air; « une, deux », elles rentrent aussi.} {0-18m !18-24m !2-3a !3-4a !4-5a|Comptez-les tout bas à mesure qu’elles rentrent. Gardez la dernière entre vos paumes : ouvrez, fermez, ouvrez. « Plus de crème glacée. » Celui qui serre encore la sienne l’emporte jusqu’au lavage des mains.} {4-5a|Qui a dessiné le menu le relit, signe par signe : quelle saveur a-t-on le plus demandée?} {18-24m 2-3a 3-4a 4-5a cour !hiver 30min 45min|Les plats se vident là où on les a remplis, les mains se lavent.} {18-24m 2-3a 3-4a 4-5a cour parc hiver 30min 45min|Les plats se vident dans la neige, les mitaines se secouent.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          '{18-24m 2-3a 3-4a 4-5a|Commandez avec vos doigts levés, deux, et gardez-les en l’air pendant qu’on vous sert.} {0-18m|Dites « une », puis « deux », à mesure que les mains du poupon se remplissent.}',
          '{2-3a 3-4a 4-5a|Reprenez la saveur inventée sans la corriger, puis commandez-la : « Une boule d’éléphant, bien froide. »} {!2-3a !3-4a !4-5a|Au même bas, donnez toujours le même goût, avec la même grimace : « Le rayé, l’orage! »}',
          '{2-3a 3-4a 4-5a|La file pousse? Mettez-vous au bout et demandez à la personne devant vous ce qu’elle prendra.}',
          '{4-5a|Commandez pour trois : « Une boule pour moi, deux pour lui, aucune pour elle. » S’il en manque une, réclamez-la comme une vraie cliente.}',
        ],
        questionsOuvertes: [
          'Qu’est-ce que ça goûte, le rayé?',
          '{18-24m 2-3a 3-4a 4-5a|Comment faire tenir la deuxième?} {0-18m !18-24m !2-3a !3-4a !4-5a|Où est-elle, la deuxième?}',
          '{2-3a 3-4a 4-5a|Que reste-t-il à vendre dans ton bac?}',
          '{4-5a|Combien coûte ton plus gros cornet?}',
        ],
      },
      vocabulaire: [
        '{18-24m 2-3a 3-4a 4-5a|le cornet}{0-18m !18-24m !2-3a !3-4a !4-5a|le camion}',
        'la boule',
        '{2-3a 3-4a 4-5a|la saveur}{!2-3a !3-4a !4-5a|une, deux}',
        '{2-3a 3-4a 4-5a|la file}{!2-3a !3-4a !4-5a|encore}',
        '{2-3a 3-4a 4-5a|le suivant}{!2-3a !3-4a !4-5a|oups}',
        '{18-24m 2-3a 3-4a 4-5a|déborder}{0-18m !18-24m !2-3a !3-4a !4-5a|plein}',
        'tenir',
        '{18-24m 2-3a 3-4a 4-5a|la louche}',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Couché, il regarde la boule descendre lentement vers ses mains. Assis, il a un gobelet et une boule : elle entre, elle sort. La deuxième lui est livrée, « ding, ding », quand la première est tombée.',
        },
        {
          pour: '18-24m',
          texte:
            'Il vide le bac d’en bas par terre? Levez un doigt : « Une boule, s’il te plaît. » Léchez l’air, dites merci, remettez la boule au bac : il vous en sert une autre.',
        },
        {
          pour: '2-3a',
          texte:
            'Une boule, « encore une », et c’est compté. {!0-18m !18-24m|Posez le troisième bac par terre, près de vous, avec sa louche : là, pas de file, on se sert tout seul.} {0-18m 18-24m|Donnez-lui une louche pour le bac d’en bas : là, pas de file, il se sert tout seul.}',
        },
        {
          pour: '3-4a',
          texte:
            'Commandez un cornet à trois. Les vendeurs essaient le gros bas en dessous, le petit dessus, les trois dans un plat, et choisissent ce qui se rend jusqu’au client.',
        },
        {
          pour: '4-5a',
          texte:
            'Le menu dit trois tapes dans la main? N’en donnez que deux : « Je n’ai plus que ça. Qu’est-ce qu’on fait? » La règle que le vendeur invente vaut pour tous, jusqu’à la fin de la tournée.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            '{18-24m 2-3a 3-4a 4-5a|Plantez le cornet dans un gobelet : il tient debout, et l’enfant dont la main tremble y pose ses boules à deux mains.} {2-3a 3-4a 4-5a|Au guichet, le vendeur tient un bas dans chaque main, et le client choisit du regard.} {18-24m !2-3a !3-4a !4-5a|Tenez un bas dans chaque main : l’enfant choisit du regard.} {0-18m !18-24m !2-3a !3-4a !4-5a|La boule roule le long du bras jusqu’à la paume de qui voit peu. Pour qui ne serre pas, tenez un bas dans chaque main : ses yeux choisissent.}',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!ete 2-3a 3-4a 4-5a|L’été, dehors, le camion se stationne à l’ombre et livre jusqu’au bout de la file.} {!ete !2-3a !3-4a !4-5a|L’été, dehors, le camion se stationne à l’ombre et s’y repose entre deux clients.} {!hiver 0-18m !18-24m !2-3a !3-4a !4-5a|L’hiver, dehors, vous pressez une boule de neige, et la mitaine du poupon l’écrase.} {!hiver 18-24m 2-3a 3-4a 4-5a|L’hiver, dehors, la neige remplit les plats et les saveurs deviennent « mitaine » ou « tempête ».}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Boule tombée, larme brève.',
          '{2-3a 3-4a 4-5a|File bousculée.} {!2-3a !3-4a !4-5a|Gobelet renversé sur un voisin.}',
        ],
        dangersAEliminer: [
          '{18-24m 2-3a 3-4a 4-5a|Cornet à la bouche ou pointe relevée : la pointe est collée à plat, et le cornet mordu quitte le camion, avec chaque bout arraché.}',
          '{2-3a 3-4a 4-5a|Louche emportée dans la file : elle dort dans le bac, on repart avec son cornet.} {18-24m !2-3a !3-4a !4-5a|Louche brandie près d’un visage : elle sert au-dessus du bac, l’enfant assis ou accroupi.}',
          '{0-18m|Boule lâchée de haut sur un visage : on la pose dans la main.}',
          '{18-24m 2-3a 3-4a 4-5a cour !hiver 30min 45min|Sable au visage ou en bouche : le plat se remplit assis ou accroupi, et l’on croque l’air.} {cour !hiver 30min 45min 0-18m multiage|Pas de sable aux poupons : ce qui en contient reste à l’écart; on se frotte les mains avant d’approcher de la couverture.}',
          '{dehors hiver 30min 45min|Neige salée ou souillée : vous remplissez la chaudière vous-même, et l’on croque l’air, pas le plat.}',
          '{dehors ete|Plein soleil : le camion suit l’ombre, chapeau sur la tête, la gourde à portée de main.} {dehors ete 0-18m|La couverture des poupons suit l’ombre, elle aussi.}',
          '{18-24m 2-3a 3-4a 4-5a dehors !hiver|Vrai camion qui sonne dans la rue : on l’écoute assis, près de vous, et l’on n’y court pas.}',
          '{18-24m 2-3a 3-4a 4-5a|Enfant grimpé sur le camion : les vendeurs se tiennent derrière, les pieds au sol.}',
          '{2-3a 3-4a 4-5a|File qui pousse vers un plus petit : sonnez un long « ding », tout s’arrête, et la file recule de deux pas.} {18-24m !2-3a !3-4a !4-5a|Vendeur pressé qui marche sur un voisin assis : on contourne, votre bras du côté de celui qui est par terre.}',
          '{0-18m 18-24m|Boule mouillée de salive : elle va au lavage, une autre la remplace.}',
          '{dehors hiver !0-18m !18-24m|Froid : seuil de votre milieu, au plus bas -27 °C; nuques et mains touchées souvent.} {dehors hiver 18-24m !0-18m|Froid : seuil de votre milieu, souvent plus prudent avec un trottineur, au plus bas -27 °C; nuques et mains touchées souvent.} {dehors hiver 0-18m|Froid : le seuil de votre milieu pour les poupons; nuques et mains touchées souvent; dès qu’un poupon refroidit, tout le groupe rentre.}',
          '{dedans !0-18m !18-24m si-pâte-à-modeler|Pâte à la bouche : on croque l’air; plusieurs contiennent du blé, lisez l’étiquette.} {dehors !hiver !0-18m !18-24m si-pâte-à-modeler|Pâte à la bouche : on croque l’air; plusieurs contiennent du blé, lisez l’étiquette.} {30min 45min !0-18m !18-24m si-cônes|Cône sur une tête : il reste pointe en bas, deux paires de mains autour.}',
        ],
        supervision: 'palier2',
        allergies: [
          '{18-24m 2-3a 3-4a 4-5a|Vrais cornets et vieux contenants de crème glacée : lait, blé, noix et arachides y laissent des traces; prenez du carton neuf.} {0-18m !18-24m !2-3a !3-4a !4-5a|Vieux contenants de crème glacée : lait, noix et arachides y laissent des traces; prenez des gobelets et des bacs qui n’en ont jamais tenu.}',
        ],
      },
      observation: [
        'Éveil aux mathématiques : {2-3a 3-4a 4-5a|à quoi sait-il que la commande de deux boules est complète?} {!2-3a !3-4a !4-5a|après la première boule, en veut-il une autre, et comment le dit-il?}',
        'Raisonnement : si la boule retombe, il recommence pareil ou il change une chose; notez laquelle.',
        'Langage oral : {2-3a 3-4a 4-5a|relevez une saveur inventée, et ce qui, dans le bas, l’a fait naître.} {!2-3a !3-4a !4-5a|quel son, quel geste revient quand la boule tombe?}',
      ],
      prolongements: [
        '{18-24m 2-3a 3-4a 4-5a !4-5a|Dessinez les saveurs du jour sur un carton, une tache par bas : ce sera le menu de la prochaine tournée.} {4-5a|Affichez le menu : à la prochaine tournée, chacun y ajoute une saveur et son signe.}',
        '{18-24m 2-3a 3-4a 4-5a|Le soir, l’enfant sert un cornet à son parent, qui nomme le goût d’une douceur froide de son enfance : le camion l’ajoute.} {0-18m !18-24m !2-3a !3-4a !4-5a|Dites le jeu à la famille : au souper, les deux premières cuillerées se comptent du même ton, « une », « deux ».}',
      ],
      reflexionRetroaction: [
        '{2-3a 3-4a 4-5a|À quel moment la file a-t-elle cessé d’être un jeu, et pour qui?} {!2-3a !3-4a !4-5a|Ai-je laissé la deuxième boule par terre assez longtemps pour qu’on la cherche?}',
        'Qui a compté sans dire un seul nombre, et comment?',
      ],
    },
  },
]
