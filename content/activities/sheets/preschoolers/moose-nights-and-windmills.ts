import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

export const PRESCHOOLER_MOOSE_NIGHTS_AND_WINDMILLS_SHEETS: readonly BankSheet[] = [
  {
    key: 'qui-bouge-dans-la-foret',
    summary:
      'Panache de doigts, queue blanche, oreilles en cornet : les bêtes du bois se font un gîte, sortent manger et figent au moindre craquement.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    notAt: { WOODS: ['AGE_0_18_MONTHS'] },
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['animaux-et-traces', 'sons-et-silence'],
    materials: ['tissus'],
    place: 'WOODS',
    alsoAt: {
      YARD: 'Dans la cour, les gîtes se font sous les bancs, derrière la butte; avertissez les autres groupes que vous écoutez.',
      PARK: 'Au parc, tout le bois tient entre quatre gros arbres, à l’écart du sentier et des chiens.',
      INDOORS:
        'Au local, les gîtes se font sous les tables et derrière le fauteuil; on écoute les genoux et le plancher.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'orignal',
      'orignial',
      'chevreuil',
      'renard',
      'hibou',
      'lièvre',
      'animaux de la forêt',
      'animal sauvage',
      'panache',
      'terrier',
      'tanière',
      'forêt',
      'figer',
      'écouter',
      'animal nocturne',
      'bruit dans le bois',
      'boum boum',
      'bouger',
      'abris d’animaux',
    ],
    seen: [
      'il met ses mains en l’air sur sa tête comme des cornes et marche dans les fougères',
      'ils se couchent à plat ventre et ne bougent plus dès qu’une branche casse',
      'elle met ses mains derrière ses oreilles pour mieux entendre les oiseaux',
      'ma poupon tourne la tête quand je renifle comme un animal à côté d’elle',
      'il a peur du bruit dans les arbres et demande si c’est un ours',
      'ils crient tellement dans le bois que j’aimerais qu’ils s’arrêtent pour entendre ce qu’il y a',
      'dans le boisé, chacun s’est fait une cachette sous une branche et dit c’est mon terrier',
      'depuis que son père est allé à la chasse, il marche à pas lents et renifle partout',
    ],
    scenes: ['imiter-animaux', 'se-cacher', 'figer', 'ecouter'],
    picture:
      'Entre les arbres, un enfant se fait un panache de ses mains, une amie fige à plat ventre, un autre dort en hibou, assis contre un tronc.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'Qui bouge dans la forêt?',
      observationDepart:
        'Quelque chose craque {bois|derrière la grosse épinette}{parc|derrière la haie}{cour|derrière le cabanon}{dedans|dans le corridor}. {3-4a 4-5a|Trois enfants lèvent la tête, un autre se couche à plat. « Bougez pas, chus un lièvre. »}{18-24m 2-3a !3-4a !4-5a|Trois enfants lèvent la tête, un autre se colle à vous, un doigt sur la bouche : « Chut! »}{0-18m !18-24m !2-3a !3-4a !4-5a|Un poupon cesse de sucer sa main, un autre tourne la tête, puis cherche vos yeux.}',
      intentionEducative:
        'Permettre à l’enfant de prendre le corps et les oreilles d’une bête d’ici, et de sentir quand bouger, quand rester immobile.',
      domaines: [
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'principal' },
        { domaine: 'cognitif', composante: 'Attention', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
      ],
      objectifs: [
        '{2-3a 3-4a 4-5a|Se trouver une bête, un gîte et une démarche.} {18-24m !2-3a !3-4a !4-5a|Prendre le pas lourd de l’orignal, se coucher comme le lièvre.} {0-18m|S’arrêter à un bruit et chercher du regard qui s’en vient.}',
        '{3-4a 4-5a|Chercher de l’oreille d’où vient un pas.}',
        '{18-24m 2-3a !3-4a !4-5a|Entendre un bruit et le montrer du doigt.}',
        '{3-4a 4-5a|Figer tout son corps, puis reprendre où il en était.}',
        '{18-24m 2-3a !3-4a !4-5a|S’arrêter à « chut », puis repartir.} {0-18m !18-24m !2-3a !3-4a !4-5a|Suivre des yeux une bête qui bouge, lui répondre du corps ou de la voix.}',
        '{4-5a|Savoir quelles bêtes dorment le jour, et lesquelles la nuit.}',
      ],
      materiel: [
        item(
          'Carrés de tissu de couleurs vives, longs comme l’avant-bras',
          'un par enfant{dehors 18-24m 2-3a 3-4a 4-5a|, quatre pour le bord}{0-18m|, deux à changer}',
          'Débarbouillettes',
        ),
        item(
          '{bois !0-18m 2-3a 3-4a 4-5a|Arbres, buissons et creux déjà là}{parc 2-3a 3-4a 4-5a|Gros arbres et bancs déjà là}{cour 2-3a 3-4a 4-5a|Bancs, bacs retournés, arbuste ou butte}{dedans 2-3a 3-4a 4-5a|Tables, fauteuil et coussins}',
          'un gîte pour un ou deux enfants',
          null,
        ),
        item(
          '{0-18m|Couverture épaisse, le coin des poupons}',
          '{0-18m|une}{0-18m dehors|, sur un tapis de mousse}',
          '{0-18m|Tapis de jeu}',
        ),
        item('{bois printemps automne !0-18m|Dossards voyants}', 'un par personne', null),
        item(
          '{dehors printemps automne 18-24m 2-3a 3-4a 4-5a|Habits imperméables, pour se coucher par terre}',
          'un ensemble par enfant',
          null,
        ),
        optional('{dedans 2-3a 3-4a 4-5a si-draps|Drap léger}', '{dedans 2-3a 3-4a 4-5a si-draps|un}', null),
        optional(
          '{dedans cour parc 2-3a 3-4a 4-5a si-tunnel|Tunnel de jeu, ouvert aux deux bouts}',
          '{dedans cour parc 2-3a 3-4a 4-5a si-tunnel|un}',
          null,
        ),
        optional('{!0-18m si-tambourins|Tambourin ou maraca}', '{!0-18m si-tambourins|un seul, près de vous}', null),
        optional(
          '{2-3a 3-4a 4-5a !0-18m !18-24m si-toutous|Toutous, les petits}',
          '{2-3a 3-4a 4-5a !0-18m !18-24m si-toutous|un par enfant}',
          null,
        ),
      ],
      preparation: [
        '{bois 0-18m|Avec un poupon, jouez dans la cour, pas au bois : choisissez-y le coin où bancs, bacs et butte se touchent presque; de son milieu, vous voyez tout le monde.} {bois !0-18m|Choisissez une clairière et les arbres qui la bordent : de son milieu, vous voyez tout le monde, à dix pas au plus.} {18-24m 2-3a 3-4a 4-5a parc|Choisissez quatre gros arbres voisins : de leur milieu, vous voyez tout le monde, à dix pas au plus.} {18-24m 2-3a 3-4a 4-5a cour|Choisissez le coin où bancs, bacs et butte se touchent presque : de son milieu, vous voyez tout le monde.} {parc cour 0-18m !18-24m !2-3a !3-4a !4-5a|Choisissez un coin plat et calme, près d’un arbre ou d’un arbuste.} {dedans 2-3a 3-4a 4-5a|Ôtez les chaises, écartez les tables, un coussin sous chacune : du milieu, vous voyez tout le monde.} {dedans !2-3a !3-4a !4-5a|Poussez les meubles : le milieu du local est libre.} {2-3a 3-4a 4-5a|Chaque gîte s’ouvre de votre côté.} {2-3a|Celui d’un enfant de deux ans est à trois pas de vous au plus, et vous y voyez sa tête.} {18-24m|Le gîte d’un trottineur est un tissu étendu à un pas de vous.} {0-18m|La couverture des poupons est au milieu, sans coussin : c’est le gîte des faons. Un poupon assis y a son tissu; devant un poupon couché, vous en tenez un coin.} {dehors 18-24m 2-3a 3-4a 4-5a|Posez d’avance un tissu bien en vue à chaque coin du bord et montrez-les du doigt, de votre place.} {dedans 2-3a 3-4a 4-5a si-draps|Un drap posé sur une table fait un terrier, ouvert de deux côtés, dont le vôtre.} {dedans cour parc 2-3a 3-4a 4-5a si-tunnel|Couchez le tunnel à l’écart du passage, un bout vers vous : c’est le terrier de la renarde.}',
        '{bois printemps automne !0-18m|Prenez un bois où la chasse est interdite; les dossards s’enfilent avant d’y entrer.}',
        '{bois !0-18m|Inspectez les gîtes avant eux : ni branche morte au-dessus, ni tronc qui branle. Un vrai trou dans la terre a peut-être un locataire : on s’installe ailleurs.} {bois !hiver !0-18m|Guêpes, ronces ou herbe à puce : ce coin-là reste vide.} {bois hiver !0-18m|L’hiver, secouez les branches basses et tâtez du talon la neige au pied des sapins.} {parc 18-24m 2-3a 3-4a 4-5a|Inspectez les gîtes avant eux : ni verre, ni crotte, ni branche cassée au-dessus.} {cour 18-24m 2-3a 3-4a 4-5a|Inspectez les gîtes avant eux : rien qui bascule, rien qui pique.} {bois 0-18m|Inspectez les gîtes avant eux : rien qui bascule, rien qui pique.} {parc cour 0-18m !18-24m !2-3a !3-4a !4-5a|Inspectez le sol sous la couverture et autour : ni verre, ni crotte, ni branche pointue.} {dedans 18-24m 2-3a 3-4a 4-5a|On joue en souliers ou pieds nus : en pieds de bas, les lièvres dérapent.}',
        'Gardez du vrai en réserve. Le lièvre dort à découvert, dans un creux. {0-18m|Le faon reste couché pendant que sa mère mange.} La renarde creuse un terrier pour ses petits. L’orignal entend de très loin. Le hibou chasse la nuit. {!0-18m si-tambourins|Un tambourin ou une maraca fait les pas : fort pour l’orignal, à peine pour le lièvre.} {2-3a 3-4a 4-5a !0-18m !18-24m si-toutous|Chaque bête a son petit, un toutou : couché au gîte, il ne bouge pas pendant qu’elle mange.}',
        '{1adulte 18-24m 2-3a 3-4a 4-5a|Seule, installez-vous au milieu : d’un tour de tête, vous voyez toutes les bêtes.} {1adulte 0-18m|Les poupons sont contre vous, à portée de bras.} {1adulte 0-18m !18-24m !2-3a !3-4a !4-5a|C’est vous qui faites toutes les bêtes, sans quitter le bord de la couverture.} {1adulte 0-18m multiage|Avec plusieurs âges, prenez six enfants au plus, dont deux poupons.} {1adulte bois 18-24m !0-18m|Prenez quatre enfants au plus.} {dehors hiver 0-18m|Poupons en habit de neige : par temps froid, jouez vingt minutes au plus; au seuil que votre milieu fixe pour eux, jouez dedans.} {2adultes|À deux, l’une garde le milieu}{2adultes 0-18m| et les poupons}{2adultes 18-24m 2-3a 3-4a 4-5a|, l’autre broute avec les bêtes et fait craquer ce qu’elle peut.}{2adultes 0-18m !18-24m !2-3a !3-4a !4-5a|, l’autre fait les bêtes, à pas lourds, puis à pas de lièvre.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 4, 30: 5, 45: 6 },
          'Assise au milieu, mettez les mains en cornet derrière les oreilles et tournez lentement la tête. « J’entends un nez qui renifle. » {3-4a 4-5a|Ils essaient, avec les mains, puis sans : qu’est-ce qui change?}{18-24m 2-3a !3-4a !4-5a|Ils essaient.} {0-18m|Reniflez tout près du poupon, une fois à gauche, une fois à droite : il tourne la tête vers le nez.} {18-24m multiage|Le trottineur} {18-24m !multiage|Un enfant} {18-24m|plaque une main sur son oreille, ou sur la vôtre.} {2-3a|À deux ans, une main va à l’oreille, l’autre à la bouche : « Chut! » Répondez tout bas : « Chut. »} Puis dites, en figeant au dernier mot : « Une oreille au vent, une oreille au bois, qui marche là-bas? Qui marche vers moi? Le lièvre se tait, le hibou s’endort, et moi, sans bouger, j’écoute plus fort. » {18-24m !2-3a !3-4a !4-5a|Attendez un souffle, puis frappez le sol : « Boum… boum… C’est l’orignal! »}',
        ),
        play(
          { 10: 3, 20: 7, 30: 10, 45: 12 },
          '{2-3a 3-4a 4-5a|Chaque enfant devient une bête, lui cherche un gîte et y pose un tissu. L’orignal veut de l’espace autour de son panache, les pouces aux tempes.} {18-24m !2-3a !3-4a !4-5a|Chacun a son tissu, sa maison de bête. Faites l’orignal, à genoux, les pouces aux tempes.} {0-18m !18-24m !2-3a !3-4a !4-5a|Faites l’orignal, les pouces aux tempes.} {automne|L’automne, le panache a ses dix pointes : les doigts sont grands ouverts.} {hiver|L’hiver, le panache tombe, un bord à la fois.} {printemps|Au printemps, le panache repousse : les poings sont fermés.} {ete|L’été, le panache est couvert de velours : les paumes sont ouvertes, les doigts collés.} {2-3a 3-4a 4-5a|Le renard se roule, la queue sur le nez. Le lièvre s’aplatit. Le hibou s’adosse et dort déjà, puisqu’il fait jour.} {18-24m !2-3a !3-4a !4-5a|« Boum, boum! » Ils frappent des pieds avec vous. Puis le lièvre : à plat ventre sur le tissu, « dodo! ». Puis le renard : votre nez renifle un pied, un ventre, un cou, et s’en va.} {0-18m !18-24m !2-3a !3-4a !4-5a|Frappez la couverture des deux poings : l’orignal passe. Tapotez-la du bout des doigts : le lièvre. Couché ou assis, chacun sent les pas arriver sous lui; celui qui va à quatre pattes frappe aussi. Puis le renard : votre nez renifle un pied, un genou, une main, et s’en va.} {3-4a 4-5a !0-18m|Ours, mouffette ou bête sans nom : tout se peut.} {0-18m|Un panache de doigts arrive au bord de la couverture et remue : un poupon le suit des yeux.} {18-24m multiage|Le trottineur} {18-24m !multiage|Un enfant} {18-24m|s’assoit sur son tissu, le traîne, s’y rassoit.} {2-3a|À deux ans, on entre au gîte, on en sort avec son tissu, on l’y rapporte : « Dodo, lièvre! »} {3-4a|On change de bête, et le tissu déménage.} {4-5a|Demandez : « Qui a un terrier? Pour qui l’as-tu creusé? »} {avec-tissu|Garnissez un gîte de @materiel.}',
        ),
        play(
          { 10: 3, 20: 5, 30: 9, 45: 11 },
          '{2-3a 3-4a 4-5a|La faim les tire du gîte. On broute, on boit, }{3-4a 4-5a|on saute à pieds joints sur une souris qui n’existe pas, }{2-3a 3-4a 4-5a|on rentre.} {18-24m !0-18m !2-3a !3-4a !4-5a|« J’ai faim! » À quatre pattes, broutez l’air entre les tissus; ils broutent avec vous.} {0-18m multiage !2-3a !3-4a !4-5a|« J’ai faim! » Sans quitter votre place, penchez-vous et broutez l’air; ils broutent autour de vous.} {0-18m !18-24m !2-3a !3-4a !4-5a|La bête a faim : broutez un coin de tissu du bout des doigts, tirez, lâchez; le poupon assis tire de son côté.} {dehors automne 18-24m 2-3a 3-4a 4-5a|Les feuilles dénoncent chaque pied.} {dehors hiver 18-24m 2-3a 3-4a 4-5a|La neige crisse.} {dehors printemps 18-24m 2-3a 3-4a 4-5a|La boue fait ventouse.} {dehors ete 18-24m 2-3a 3-4a 4-5a|Une brindille sèche casse.} {dedans 18-24m 2-3a 3-4a 4-5a|Un genou frotte le plancher.} {3-4a 4-5a|Qui entend un pas donne l’alerte de sa bête : le chevreuil lève une main derrière lui, sa queue blanche, et tape du pied.} {3-4a 4-5a !0-18m !18-24m|L’orignal tourne ses oreilles; le lièvre devient roche; le hibou ouvre un œil.} {3-4a 4-5a|Tout fige, le bruit passe, la vie reprend.} {!3-4a !4-5a|Tapez le sol : « Chut! » Tout fige, le temps d’un souffle.} {0-18m|Le poupon s’arrête aussi : « Tu l’as entendu. » Puis ses pieds, dans vos mains, repartent : boum, boum.} {18-24m multiage|Le trottineur} {18-24m !multiage|Un enfant} {18-24m|s’arrête à votre doigt levé.} {3-4a 4-5a !2-3a|Le renard renifle à un bras des autres et continue.} {2-3a|À deux ans, on s’accroupit au bruit et l’on repart à gros pas d’orignal.} {2-3a 3-4a 4-5a|Deux ou trois fois, soufflez les vers : au dernier mot, tout le bois fige, et vous comptez.} {18-24m !2-3a !3-4a !4-5a|Repartez : « Boum, boum, boum… chut! » Bientôt l’un d’eux dit « chut », et c’est vous qui restez figée.} {0-18m !18-24m !2-3a !3-4a !4-5a|Repartez, figez encore, la bouche ronde : ils attendent, puis crient ou battent des jambes pour que la bête bouge.} {3-4a !0-18m|Un pied tape exprès, pour le plaisir de voir figer les autres.} {4-5a|Pour passer sans éveiller le hibou, on pose d’abord le bord du pied.}',
        ),
        play(
          { 45: 9 },
          '{dedans !0-18m|Baissez un store à demi et hululez deux fois : la nuit.} {dedans 0-18m|Hululez deux fois, tout bas : la nuit.} {dehors|Hululez deux fois : la nuit.} {3-4a 4-5a|Les vies se retournent. L’écureuil et la mésange vont se coucher, le lièvre s’étire, le hibou s’éveille. Il chasse à l’oreille : assis, les yeux fermés, il écoute une souris gratter} {dedans 3-4a 4-5a|le plancher}{dehors hiver 3-4a 4-5a|la neige}{dehors !hiver 3-4a 4-5a|la terre}{3-4a 4-5a|. Son doigt pointe, ses yeux s’ouvrent : était-ce là? D’autres se font une nuit à eux : un souper de renards, une mouffette que tous laissent passer.} {0-18m|Un poupon sur vos genoux : penchés ensemble, c’est la nuit; redressés, le matin.} {18-24m multiage|Le trottineur} {18-24m !multiage|Un enfant} {18-24m|se couche et se relève aussitôt.} {18-24m !2-3a !3-4a !4-5a|« Dodo, les bêtes! » Assise, la joue sur une main, ronflez les yeux ouverts, puis étirez les bras : « C’est le matin! » On crie, on frappe des pieds, on retourne au tissu. Hululez d’un côté, puis de l’autre : un doigt pointe.} {0-18m !18-24m !2-3a !3-4a !4-5a|Hululez d’un côté de la couverture, puis de l’autre : les têtes tournent. La joue sur une main, ronflez les yeux ouverts, puis redressez-vous d’un coup : « Oh! » Un cri, et la nuit recommence.} {2-3a|À deux ans, la nuit dure un ronflement : « Bonne nuit! », on se couche; « c’est le matin! », on sort brouter, et la nuit retombe.}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 6, 45: 7 },
          'Redites les vers en baissant la voix à chaque ligne. {2-3a 3-4a 4-5a|Au dernier mot, le bois fige; comptez les bêtes des yeux. Les gîtes se réveillent l’un après l’autre.} {18-24m !2-3a !3-4a !4-5a|Au dernier mot, tout le monde est sur son tissu, ou presque. Passez de l’un à l’autre, la main sur le dos : « Debout, lièvre! »} {0-18m !18-24m !2-3a !3-4a !4-5a|Au dernier mot, figez; puis passez la main sur chaque dos, chaque ventre : « Dors, petit faon. »} {3-4a 4-5a|La bête qui en sort dit le plus petit bruit qu’elle a entendu, ou le refait, et vous rapporte son tissu, de son pas à elle.} {2-3a 3-4a 4-5a !0-18m !18-24m si-toutous|Chaque bête emporte son petit, le toutou.} {0-18m|Un faon se réveille : vous refaites le petit son qu’il vient de faire, et il agite son tissu.} {18-24m multiage|Le trottineur} {18-24m !multiage|Un enfant} {18-24m|apporte son tissu, puis va chercher celui d’un autre.} {2-3a|À deux ans, on attend peu : à « debout, lièvre! », on vient vous mettre son tissu dans les mains, avant les autres s’il le faut.} {dehors 18-24m 2-3a 3-4a 4-5a|Les quatre tissus du bord rentrent aussi.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Restez figée un peu plus longtemps qu’eux : c’est là qu’ils entendent {dedans|la tuyauterie}{dehors|l’oiseau}.',
          '{2-3a 3-4a 4-5a|Le renard veut croquer le lièvre? Dites ce qui est vrai : « Il en attrape, il en manque bien plus. » Dans le jeu, il renifle et passe.} {18-24m !2-3a !3-4a !4-5a|Un trottineur ne fige pas? Figez, vous : il vient voir pourquoi, et c’est lui qui écoute.}',
          '{3-4a 4-5a|À « Mon père a tué un orignal », répondez du même ton que pour une pêche au doré : « En mangez-vous, chez vous? » Écoutez ce qui s’en raconte. Dans le jeu, personne ne chasse.}',
          '{0-18m|Un pas lourd arrive? Prévenez le poupon tout bas : « L’orignal s’en vient. » S’il sursaute, les pas se font plus petits.} {2-3a|Faites la bête avant de la dire : pouces aux tempes, pas lourds sur place, puis « un orignal! » À deux ans, on copie le corps d’abord, et le nom vient après.}',
        ],
        questionsOuvertes: [
          '{3-4a 4-5a|Qui t’a entendu venir?}',
          '{3-4a 4-5a !2-3a|Qu’est-ce qui te trahit quand tu marches?}{2-3a|Qui fait ce bruit-là?}{!2-3a !3-4a !4-5a|Qui fait ce bruit-là?}',
          '{18-24m 2-3a 3-4a 4-5a|Où est-ce qu’elle dort, ta bête}{3-4a 4-5a|, et à quelle heure}{18-24m 2-3a 3-4a 4-5a|?}{0-18m !18-24m !2-3a !3-4a !4-5a|Où est passée la bête?}',
          '{3-4a 4-5a|Pourquoi le lièvre ne se sauve-t-il pas tout de suite?}{18-24m 2-3a !3-4a !4-5a|Que mange-t-elle, ta bête?}{0-18m !18-24m !2-3a !3-4a !4-5a|Qui s’en vient?}',
        ],
      },
      vocabulaire: [
        'l’orignal',
        'le panache',
        '{3-4a 4-5a|le chevreuil}{!3-4a !4-5a|le lièvre}',
        'le gîte',
        '{3-4a 4-5a|le terrier}{!3-4a !4-5a|le renard}',
        'figer',
        'brouter',
        '{10min 20min 30min 3-4a 4-5a|l’alerte}{10min 20min 30min !3-4a !4-5a|chut}{45min|hululer}',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Ses oreilles de faon vous guident : il se tourne vers un frottement, frottez encore, de l’autre côté. S’il va à quatre pattes, il broute la couverture avec vous, nez contre nez; à « chut », votre main s’arrête sur la sienne.',
        },
        {
          pour: '18-24m',
          texte:
            'Une bête, l’orignal, et deux moments : « boum, boum », vous frappez vos cuisses et il marche; « chut », un doigt sur la bouche, et il regarde si vous bougez encore. Il dit bientôt les deux à votre place.',
        },
        {
          pour: '2-3a',
          texte:
            'Un tissu étendu à vos pieds devient son gîte. Il s’y couche, « dodo », en sort les pouces aux tempes, « boum, boum », et y revient. Dites les deux mots; il mène le reste.',
        },
        {
          pour: '3-4a',
          texte:
            'Proposez deux bêtes d’abord, le lièvre tout petit et l’orignal tout grand. Le premier pas à entendre est le vôtre, lourd et lent.',
        },
        {
          pour: '4-5a',
          texte:
            'Un enfant tient l’heure du bois : « midi », « le soleil baisse », « minuit ». Les bêtes vérifient si elles sont couchées ou debout, et se contredisent.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            '{3-4a 4-5a|Devant l’enfant qui entend mal, l’alerte se voit : son gîte fait face aux autres, et la queue du chevreuil se lève haut.} {2-3a !3-4a !4-5a|L’enfant qui entend mal a son gîte face à vous : à « chut », votre main se lève haut.} {!2-3a !3-4a !4-5a|L’enfant qui entend mal sent les pas : posez sa main à plat par terre quand vous frappez, contre votre gorge quand vous dites les vers.} {18-24m 2-3a 3-4a 4-5a|En fauteuil, l’orignal avance large, et ce sont ses roues qu’on guette.} {2-3a 3-4a 4-5a|À qui ne tient pas immobile, offrez les oreilles de l’orignal, deux mains qui tournent sans bruit.}',
        },
        {
          pour: 'autre_saison',
          texte:
            '{dehors !hiver|L’hiver, le panache est tombé, le lièvre est tout blanc, et la neige dit par où chaque bête a passé.} {dedans !hiver|L’hiver, le panache est tombé, le lièvre est tout blanc, et la mouffette dort presque sans arrêt.} {dehors hiver|L’automne, le panache est entier, et les feuilles sèches ne pardonnent rien.} {dedans hiver|L’automne, le panache est entier, et l’écureuil cache ses provisions sous chaque coussin.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          '{bois parc !hiver 18-24m 2-3a 3-4a 4-5a|Genoux sales, pied pris dans une racine ou un trou.} {cour !hiver 18-24m 2-3a 3-4a 4-5a|Genoux sales, pied pris dans un trou.} {dehors hiver 18-24m 2-3a 3-4a 4-5a|Neige dans le cou, pied qui enfonce.} {dedans 2-3a 3-4a 4-5a|Tête qui cogne le dessous d’une table.} {dedans 18-24m !2-3a !3-4a !4-5a|Deux bêtes à quatre pattes, nez contre nez.}',
          '{2-3a 3-4a 4-5a|Bête réveillée trop tôt, gîte convoité par deux renards.} {18-24m !2-3a !3-4a !4-5a|Tissu tiré à deux.} {0-18m !18-24m !2-3a !3-4a !4-5a|Sursaut à un pas trop lourd, tissu échappé.}',
        ],
        dangersAEliminer: [
          '{bois printemps automne !0-18m|Chasse : rien de brun par-dessus le dossard, rien de blanc pour la queue du chevreuil; la main la fait.}',
          '{0-18m|Enfant qui fonce ou rampe vers un poupon couché : votre jambe allongée fait le bord du gîte; on s’y arrête, on renifle de là.}',
          '{0-18m|Tissu sur le visage d’un poupon : vous tenez toujours un coin de celui d’un bébé couché. Tissu mouillé de salive : un sec le remplace.} {dedans 0-18m|Aucun coussin ne vient sur la couverture.}',
          '{dehors hiver 0-18m|Froid : le seuil de votre milieu pour les poupons; nuques et mains touchées souvent; dès qu’un poupon refroidit, tout le groupe rentre.}',
          '{dehors hiver 18-24m !0-18m|Froid : seuil de votre milieu, souvent plus prudent avec un trottineur, au plus bas -27 °C.}',
          '{dehors ete 0-18m|La couverture des poupons suit l’ombre.}',
          '{18-24m 2-3a 3-4a 4-5a|Bête partie trop loin : personne ne passe }{dehors 18-24m 2-3a 3-4a 4-5a|les tissus du bord}{dedans 18-24m 2-3a 3-4a 4-5a|la porte}{2-3a 3-4a 4-5a|; à chaque « j’écoute plus fort », la vie ne reprend qu’une fois le compte bon.}{18-24m !2-3a !3-4a !4-5a|; comptez les têtes à chaque « chut ».}',
          '{dehors|Animal vrai, terrier vrai, plume ou crotte : on les regarde à distance, sans toucher, et rien n’entre dans un trou.}',
          '{dehors !hiver 0-18m 18-24m 2-3a|Feuille, baie, champignon ou caillou brouté pour vrai : videz sa bouche, puis broutez de l’air ensemble, la main vide.} {dehors hiver 0-18m 18-24m 2-3a|Neige ou glaçon brouté pour vrai : videz sa bouche, puis broutez de l’air ensemble, la mitaine vide.} {18-24m 2-3a|Lièvre couché dans le passage : déplacez son tissu avec lui, hors du chemin des orignaux.}',
          '{dehors 18-24m 2-3a 3-4a 4-5a|Branche ou bâton}{dedans 18-24m 2-3a 3-4a 4-5a|Jouet ou bâton}{18-24m 2-3a 3-4a 4-5a| au front en guise de panache : les doigts en font toutes les pointes.}',
          '{dehors 2-3a 3-4a 4-5a|Hibou qui veut se percher : les hiboux de ce bois dorment assis par terre.} {dedans 2-3a 3-4a 4-5a|Hibou qui veut se percher sur un meuble : ceux d’ici dorment assis par terre.} {2-3a 3-4a 4-5a|Les yeux ne se ferment qu’assis.}',
          '{bois !0-18m|Vent qui se lève, branches qui craquent : tout le bois sort de sous les arbres.}',
          '{dedans 2-3a 3-4a 4-5a si-draps|Drap tombé ou noué sur une bête : il est léger, posé à plat, et se retire d’une main.}',
          '{dedans cour parc 2-3a 3-4a 4-5a si-tunnel|Deux têtes dans le tunnel : une bête à la fois, toutes par le même bout.}',
        ],
        supervision: 'palier2',
        allergies: [
          '{dehors !hiver|Piqûres : l’auto-injecteur reste sur vous.} {dehors hiver|L’hiver, l’auto-injecteur se garde au chaud, sous votre manteau.} {dedans|Tissus lavés sans parfum : on y couche la joue.}',
        ],
      },
      observation: [
        'Fonction symbolique : {18-24m 2-3a 3-4a 4-5a|à quel détail du corps reconnaît-on sa bête avant qu’il la nomme?}{0-18m !18-24m !2-3a !3-4a !4-5a|que fait-il quand votre main devient une bête?}',
        'Attention : notez un bruit que l’enfant a relevé et que vous n’aviez pas entendu.',
        'Motricité globale : regardez ce qui remue encore quand tout le reste est figé.',
      ],
      prolongements: [
        'Laissez les tissus à côté d’un livre sur les bêtes de nos forêts : chacune retrouvera son portrait.',
        'Ce soir, dans la chambre, un parent {!hiver|entrouvre la fenêtre}{hiver|éteint la lampe} et l’enfant écoute : qui se lève quand la maison se couche?',
      ],
      reflexionRetroaction: [
        'Combien de silence ai-je su tenir avec eux?',
        '{2-3a 3-4a 4-5a|De quelle bête personne n’a voulu, et qu’en savions-nous?} {!2-3a !3-4a !4-5a|Quel bruit les a fait venir, et lequel les a fait reculer?}',
      ],
    },
  },
  {
    key: 'qui-dort-pendant-que-je-dejeune',
    summary:
      'Une lampe, une grosse boule qui tourne, un bonhomme de papier par enfant : au clair, on se lève; au noir, on ronfle; et ça tourne encore.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_LANGUAGE'],
    themes: ['lumiere-et-ombre', 'vent-et-ciel'],
    materials: ['ballons', 'papier-et-crayons', 'cartons-et-boites', 'tissus'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'jour et nuit',
      'pourquoi il fait noir',
      'le soleil se couche',
      'soleil',
      'la terre tourne',
      'globe terrestre',
      'lampe de poche',
      'noirceur',
      'il fait noir de bonne heure',
      'il fait encore clair',
      'changement d’heure',
      'heure',
      'matin et soir',
      'minuit',
      'nuit',
      'dormir',
      'lumière',
      'planètes',
    ],
    seen: [
      'il fait tourner un ballon devant une lampe et dit là c’est le dodo',
      'elle veut savoir où s’en va le soleil quand on se couche',
      'ils ferment la lumière et ronflent, ils la rallument et se lèvent pour déjeuner',
      'il ne comprend pas qu’on aille au lit quand il fait encore jour dehors',
      'elle parle à sa mamie de France sur la tablette et là-bas c’est déjà le soir',
      'ils colorient des petits bonshommes et demandent lequel dort pendant qu’on mange',
      'dans le vestiaire, à quatre heures et demie, ils regardent dehors et disent qu’on a oublié de souper',
      'depuis qu’on a reculé l’heure, ils sont réveillés avant tout le monde et posent plein de questions',
    ],
    scenes: ['pourquoi', 'ombre-lumiere', 'tourner'],
    picture:
      'Dans la pénombre, deux enfants font tourner une grosse boule éclairée d’un bord; du côté noir, un ami ronfle, du côté clair, une amie s’étire.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'Qui dort pendant que je déjeune?',
      observationDepart:
        '{automne hiver|À l’heure du départ, la fenêtre est noire. Un enfant y colle le nez, une seule botte au pied. « C’est la nuit pis on a même pas soupé? »} {printemps ete|Hier, à l’heure du lit, il faisait clair. « Le soleil voulait pas se coucher », raconte une enfant. « Le mien était déjà parti », répond son ami.}',
      intentionEducative:
        'Éveiller une première idée du jour et de la nuit : la lumière reste en place, et c’est nous qui tournons.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'principal' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Trouver, sur la boule qui tourne, qui est au clair et qui est au noir.',
        'Donner à un bonhomme une journée, du lever au coucher.',
        'Dire ce qu’on pense du soleil qui s’en va, et en faire l’essai.',
        '{30min 45min|Passer du matin au soir, et du soir au matin, dans l’ordre.}',
      ],
      materiel: [
        item('Lampe de poche à DEL, boîtier vissé', 'une, que vous seule touchez', 'Lanterne à DEL, boîtier vissé'),
        item('Boîte profonde, ouverte d’un seul bout, où coucher la lampe', 'une', 'Bac étroit couché'),
        item(
          'Ballon de vinyle opaque, large comme une chaise d’enfant',
          'un',
          'Boule de papier emballée de ruban-cache',
        ),
        item('Serviette roulée en beigne, pour asseoir la boule', 'une', 'Coussin creusé au milieu'),
        item('Débarbouillette pliée, sous le nez de la lampe', 'une', 'Bas roulé'),
        item('Drap clair, fixé au mur jusqu’au plancher', 'un', 'Mur pâle'),
        item('Bonshommes de papier sans visage, longs comme votre main', 'un par enfant, trois de plus', null),
        item('Gros crayons', 'un pot', 'Craies grasses'),
        item('Ruban-cache', 'un rouleau, gardé par vous', null),
        optional('{si-balles|Balles plus grosses que le poing}', '{si-balles|une pour deux enfants}', null),
        optional(
          '{30min 45min si-papier-noir|Papier noir, ou noirci au crayon}',
          '{30min 45min si-papier-noir|quatre feuilles}',
          null,
        ),
        item('{30min 45min|Tapis rond, large de trois pas}', 'un', 'Rond de ruban-cache au plancher'),
        item(
          '{30min 45min|Coussins et petites couvertures}',
          'quatre de chaque',
          '{!ete|Manteaux}{ete|Serviettes de plage}',
        ),
        item('{30min 45min|Bols et grosses cuillères incassables}', 'quatre de chaque', 'Gros blocs'),
        item(
          '{45min|Soulier, oreiller,} {45min !ete|manteau}{45min ete|chapeau}{45min|, pyjama de poupée}',
          'un de chaque',
          'Dessins de ces choses',
        ),
        optional(
          '{20min 30min si-peinture|Peinture lavable et pinceaux}',
          '{20min 30min si-peinture|trois couleurs, un pinceau pour deux, la veille}',
          null,
        ),
        optional('{20min si-globe|Globe terrestre}', '{20min si-globe|un}', null),
        optional('{20min si-toutous|Toutous}', '{20min si-toutous|un par enfant}', null),
      ],
      preparation: [
        'Posez la boîte au plancher, l’ouverture vers le drap, à trois pas de lui. Couchez la lampe tout au fond, la débarbouillette sous son nez : la lumière arrive en plein ventre de la boule. {20min 30min si-peinture|La veille, les enfants peignent une boule de papier emballée de ruban-cache, bleue pour la mer : sèche, elle sera la planète.}',
        'Entre la boîte et le drap, collez deux longs rubans, à un pas l’un de l’autre. C’est l’allée du soleil : la boule seule y reste, sur son beigne, à un grand pas de la boîte. On s’assoit vis-à-vis de la boule, jamais entre elle et le drap.',
        'Baissez les stores; un seul reste levé de la largeur d’une main, pour voir ses pieds et le visage des amis. Sous ce store, posez bonshommes et crayons. Poussez ce qui traîne.',
        'Déchirez d’avance deux bouts de ruban par bonhomme et collez-les au bord de la boîte, près de vous. Exercez-vous à tourner la boule : le côté qu’on a devant soi glisse toujours de gauche à droite. {20min si-globe|Un globe terrestre remplace la boule : le premier bonhomme se colle chez nous.}',
        '{30min 45min|Étendez le tapis rond ailleurs, le bord à deux pas d’un mur pâle. Près du mur, posez bols et cuillères; à l’autre bout, coussins et couvertures font le lit.}',
        '{1adulte|Seule, assoyez-vous contre la boîte, une main dessus. De là, vous voyez les deux bords de l’allée.} {2adultes|À deux, l’une garde la lampe, l’autre se lève et se couche avec les bonshommes.}',
      ],
      deroulement: [
        opening(
          { 20: 4, 30: 5, 45: 6 },
          'Tous s’assoient des deux bords de l’allée, en face de la boule. « Le soir, où s’en va le soleil? » Sous le lit, chez sa mère, derrière l’épicerie : recevez tout d’un signe de tête. Allumez. « Voilà un soleil. On regarde ce qu’il éclaire, jamais dedans. La boule, c’est notre planète. Son nom? Terre! » Collez un bonhomme sur la boule, côté clair. « Il déjeune. » Tournez-la très lentement jusqu’à ce qu’il passe au noir, et ronflez. « Qui a bougé? »',
        ),
        play(
          { 20: 12, 30: 9, 45: 12 },
          'Chaque enfant dessine un visage à son bonhomme, lui choisit un endroit de la boule et l’y colle quand cet endroit passe devant lui. Deux mains à plat font tourner, lentement, et cèdent la place à d’autres. Un bonhomme arrive au clair : son enfant s’étire, cherche ses bas, mange son gruau. Il glisse au noir : l’enfant se couche où il est. Entre les deux, on bâille. Est-ce le matin ou le soir? {si-balles|Du bord de l’allée, un enfant tend une balle dans la lumière : c’est une autre planète. De quel côté y dort-on?} {3-4a|Se lever, ronfler, se lever encore : c’est déjà tout un jeu.} {4-5a|Deux bonshommes collés de chaque bord se téléphonent : « Je dîne. Toi, tu rêves? »} {avec-papier|Déchirez d’autres habitants dans @materiel.}',
        ),
        play(
          { 30: 10, 45: 12 },
          'Éteignez. La boule dort avec ses habitants. Glissez la boîte à un pas du mur pâle, l’ouverture vers lui, et rallumez : le soleil est là. Le tapis rond, c’est notre boule, vue d’en haut. Près du mur, midi : on sert les bols. Au bout sombre, minuit : les couvertures. {si-papier-noir|Des bandes de papier noir, ou noirci au crayon, s’y collent au bord du tapis : qui arrive là bâille.} Face au mur, le soir est à votre gauche et le matin à votre droite. « Ça tourne! » annonce quelqu’un, et tous avancent d’un quart, le milieu du tapis à leur gauche. Où l’on arrive, on vit : bain, histoire, dodo, souliers. Un parent travaille de nuit? Il part à minuit, son lunch sous le bras.',
        ),
        play(
          { 45: 8 },
          'Où tombe l’heure de dîner, de dormir, de partir? Les enfants posent au bord du tapis le soulier de l’arrivée, un bol, l’oreiller de la sieste, {!ete|le manteau du départ}{ete|le chapeau du départ}, le pyjama. Puis ils vivent la journée, d’une chose à l’autre. {automne hiver|Quand la fenêtre noircit avant le départ, le manteau se retrouve au noir.} {printemps ete|Au printemps et l’été, le pyjama est encore au clair.} Et l’oreiller, que fait-il en plein jour? On discute, on déplace, on invente une journée à l’envers.',
        ),
        closing(
          { 20: 4, 30: 6, 45: 7 },
          'Éteignez, puis remontez les stores un à un : le jour entre. Chaque enfant décolle son bonhomme et lui dit bonjour ou bonne nuit, selon l’heure qu’il est chez lui. {20min si-toutous|Son toutou fait comme le bonhomme : on le lève, ou on le couche.} « Le vrai soleil, par où est-il arrivé ce matin? Par où s’en ira-t-il? » Les bras montrent les murs. Nommez ensemble ce qui vient maintenant dans la journée, et allez-y.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Un regard part vers la lampe? Pointez la boule : « Regarde qui se lève. »',
          'Quelqu’un tient à ce que le soleil dorme? Tournez la boule encore et laissez son bonhomme répondre.',
          'Aux « pourquoi », répondez court et vrai. {automne hiver|« L’hiver, notre bout de la boule penche loin du soleil. Il passe moins de temps au clair. »} {printemps ete|« L’été, notre bout de la boule penche vers le soleil. Il passe plus de temps au clair. »}',
        ],
        questionsOuvertes: [
          'Qui dort pendant que ton bonhomme déjeune?',
          'Où est le soleil quand chez nous il fait noir?',
          'Comment ton bonhomme sait-il qu’il est l’heure de se lever?',
        ],
      },
      vocabulaire: [
        'le jour',
        'la nuit',
        'le matin',
        'le soir',
        '{30min 45min|midi}{20min|se lever}',
        '{30min 45min|minuit}{20min|se coucher}',
        'la noirceur',
        'tourner',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Collez le bonhomme avec l’enfant, en plein devant ses yeux : au tour suivant, il saura où le chercher. Dites « jour » et « nuit » avant « matin » et « soir »; se coucher ou se lever, c’est déjà répondre.',
        },
        {
          pour: '4-5a',
          texte:
            'Ils parient avant chaque tour : qui verra la lumière en premier, qui s’endormira? Un enfant garde la boule arrêtée, les autres pointent, puis elle tourne.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant que la noirceur inquiète s’assoit sous le store levé et commande le jour : à son « Matin! », vous éteignez la lampe et rouvrez tout. Celui qui voit peu reconnaît du doigt son bonhomme au ruban-cache plissé en bosse; une amie lui annonce clair ou noir.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, jouez en fin d’après-midi et finissez devant la vraie fenêtre, quand elle noircit.} {hiver|L’été, le soleil passe à travers les stores : jouez dans le coin le plus sombre, dos aux fenêtres.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Frisson quand la lumière s’éteint.', 'Boule tournée trop vite, bonhomme décollé.'],
        dangersAEliminer: [
          'Lampe dans les yeux : elle éclaire {20min|la boule}{30min 45min|la boule, puis le mur}, personne ne passe devant, et vous seule allumez. Ni laser, ni projecteur, ni lumière qui clignote.',
          'Cordon de store : relevé hors de portée; vous seule levez et baissez.',
          'Vrai soleil fixé par la fenêtre : jamais; on montre le mur d’où il vient.',
          'Boîtier de lampe qui s’ouvre : piles vissées, et la lampe se range hors de portée dès la fin.',
          'Course dans la pénombre : on marche, et rien ne traîne au bord de l’allée{30min 45min| ni autour du tapis}.',
          '{30min 45min|Couverture sur la tête pour faire la nuit : elle s’arrête aux épaules.}',
        ],
        supervision: 'palier2',
        allergies: ['Latex : un ballon de caoutchouc peut en contenir; la boule est de vinyle ou de papier.'],
      },
      observation: [
        'Éveil aux sciences : pour expliquer le noir, qu’est-ce qui bouge dans sa réponse, la lampe ou la boule?',
        'Fonction symbolique : le bonhomme mène-t-il sa propre vie, ou celle de l’enfant?',
        'Langage oral : relevez les « hier », « tantôt » et « demain » de la période, et ce qu’il y accroche.',
      ],
      prolongements: [
        'Recollez ensemble les habitants et posez la boule près d’une fenêtre : quand le jour y entre, qui se réveille en premier?',
        'Qui travaille de nuit, dans les familles? Un parent vient raconter ce qu’il mange à minuit et qui dort pendant ce temps.',
      ],
      reflexionRetroaction: [
        'Quand ai-je tourné la boule pour aller plus vite que leurs idées?',
        'À qui la pénombre a-t-elle délié la langue?',
      ],
    },
  },
  {
    key: 'quatre-portes-pour-le-vent',
    summary:
      'Quatre portes de carton, un vire-vent au milieu : on ouvre, on ferme, la roue file ou s’endort; puis trois amis font l’éolienne d’un village.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['vent-et-ciel', 'mouvement-et-defis'],
    materials: ['cartons-et-boites', 'tissus'],
    place: 'YARD',
    alsoAt: {
      PARK: 'Au parc, le haut de la butte donne plus de vent; vire-vent et cartons y vont en chariot.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'éolienne',
      'éoliennes',
      'éoliène',
      'moulin à vent',
      'moulin',
      'vire-vent',
      'virevent',
      'hélice',
      'moulinet',
      'pale',
      'le vent fait tourner',
      'il vente fort',
      'tourner',
      'électricité',
      'panne d’électricité',
      'énergie du vent',
      'ouvrir et fermer',
    ],
    seen: [
      'elle court avec sa petite hélice de papier pour la faire virer plus vite',
      'il met sa main devant et se demande pourquoi ça arrête de tourner',
      'ils se cachent derrière un grand carton pour ne plus sentir la bourrasque',
      'il dit à son ami tasse-toi, tu bloques mon air',
      'ils veulent tous tenir le moulin et personne ne veut faire la porte',
      'elle m’a demandé si c’est le vent qui allume les lumières de sa maison',
      'sur la route de la ferme, ils ont vu les grosses hélices blanches et n’en reviennent pas',
      'dans la cour, ça souffle assez fort que les tuques revolent et leurs cartons aussi',
    ],
    scenes: ['vent-pluie', 'tourner', 'ouvrir-fermer', 'pourquoi'],
    picture:
      'Quatre enfants en carré, un grand carton devant chacun; l’un pivote comme une porte, et le vire-vent de l’amie du milieu se met à tourner.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'Quatre portes pour le vent',
      observationDepart:
        'Un vire-vent file {cour|près du cabanon}{parc|en haut de la butte}. Un enfant passe devant, et la roue s’arrête. « T’as pris mon vent! »',
      intentionEducative:
        'Éveiller l’envie de donner prise au vent : lui ouvrir, lui fermer, et voir ce qu’il fait de ce qu’on lui offre.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'principal' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
      ],
      objectifs: [
        'Ouvrir et fermer le passage au vent, de tout son corps.',
        'Chercher ce qui endort la roue, et changer une chose.',
        '{30min 45min|Tourner à trois, un bras ouvert, à la vitesse du vent.}',
        '{4-5a|Prévoir quelle porte réveillera la roue.}',
      ],
      materiel: [
        item(
          'Vire-vent du commerce, la roue large comme une assiette, le manche long comme l’avant-bras',
          'un pour quatre ou cinq enfants',
          'Spirale de papier épais, pendue à un brin de laine court comme la main',
        ),
        item(
          'Grands cartons plats, hauts des épaules aux genoux d’un enfant, un peu plus larges que lui',
          'un par enfant, un pour vous',
          'Couvercles de grosses boîtes',
        ),
        item('Carré de tissu léger et pince à linge', 'un de chaque', 'Mouchoir au bout de votre bras'),
        item(
          '{cour|Bac profond, où coucher les cartons}{parc|Chariot, où coucher les cartons}',
          'un',
          '{cour !hiver|Brouette}{parc !hiver|Poussette à plusieurs places}{hiver|Traîneau à rebord}',
        ),
      ],
      preparation: [
        'La veille, sans les enfants, coupez les cartons et arrondissez les coins. Tenu à deux mains, le carton s’arrête sous le menton : les yeux restent libres.',
        'Tirez fort sur la roue et le moyeu de chaque vire-vent : rien ne cède, rien ne pique. Soufflez dessus : elle part sans accrocher.',
        'Pincez le tissu {cour|à la clôture}{parc|au bord du chariot}, là où le vent le prend : il dit s’il vente, et de quel bord. Levez un carton : s’il vous tire des mains, le jeu attend un autre jour. Pas un souffle? Les cartons feront le vent.',
        '{cour|Placez les moulins loin de la barrière} {parc|Placez les moulins loin de la rue}, sur un sol plat{hiver| et tapé du pied}, à quatre grands pas l’un de l’autre. Ils se tiennent côte à côte face au vent : l’un derrière l’autre, le second n’aurait plus rien.',
        '{1adulte|Seule, restez entre les moulins : en deux ou trois pas, vous êtes à n’importe lequel.} {2adultes|À deux, chacune a son moulin.} {2adultes 30min 45min|Ensuite, l’une suit l’éolienne, l’autre habite au village.}',
      ],
      deroulement: [
        opening(
          { 20: 4, 30: 5, 45: 6 },
          'Tenez un vire-vent face au vent : il file. « Le vent frappe à la porte depuis ce matin. » Un enfant glisse un carton juste devant; la roue ralentit, s’endort presque. Qu’a-t-il fait? Il baisse le carton, elle repart. Il le remonte, le tourne de profil, recule d’un pas : à chaque essai, tous refont la roue d’un bras, rapide, lente, endormie. Puis tournez le dos au vent, la roue contre vous. « Et moi, suis-je une porte? »',
        ),
        play(
          { 20: 12, 30: 10, 45: 14 },
          'Au milieu d’un moulin, la meunière ou le meunier tient le vire-vent, bras tendus. Autour, à un grand pas de la roue, quatre amis font un carré, un carton chacun : les portes. À quatre enfants, le moulin a trois portes. « Ouvre, toi! » Une porte pivote sur un pied, glisse de côté ou descend comme un pont-levis. Laquelle réveille la roue? Celle d’en face, que change-t-elle? On ouvre à demi, on ferme tout, on se passe le vire-vent. Le vent tombe? Deux portes battent l’air vers la roue. {3-4a|Ouvrir, fermer, rire de la roue : c’est tout le jeu.} {4-5a|On mise d’abord du menton : cette porte-ci, ou celle-là?} {avec-papier|Une porte se refait avec @materiel : arrête-t-elle le vent?}',
        ),
        play(
          { 30: 9, 45: 17 },
          'Les cartons se couchent {cour|dans le bac}{parc|dans le chariot}, les vire-vents vous reviennent. Trois enfants empilent chacun un poing au milieu et ouvrent l’autre bras : une éolienne à trois pales. Elle marche en rond, les yeux sur le tissu. Le tissu pend, elle traîne; il se tend, elle allonge le pas; il retombe, elle s’arrête. Le reste du groupe est le village, à trois grands pas : une lampe ouvre les mains, un frigo ronronne, une radio chante. Les pales s’arrêtent, tout s’éteint. La radio veut être pale? Une pale devient radio. {45min|Une rue s’ajoute, une école, une patinoire; une seule éolienne y suffit-elle? On en monte une autre, on baisse la radio.}',
        ),
        closing(
          { 20: 4, 30: 6, 45: 8 },
          '{30min 45min|Redonnez vire-vents et cartons : les moulins se reforment, le temps de quelques tours.} Chaque moulin vous raconte ce qui a réveillé sa roue, et vous le montre. Puis les portes se ferment une à une : « Bonne nuit, le vent. » La meunière vous remet le vire-vent, la roue en haut. Les cartons se comptent en se couchant {cour|dans le bac}{parc|dans le chariot}. Le tissu descend de sa pince en dernier.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Faites un moment la porte qui manque, et n’ouvrez que si la meunière vous le dit.',
          'Devant une roue figée, regardez le tissu, puis la porte de ce bord-là : « Le vent vient d’où? » Vos mains restent dans votre dos.',
          'À « C’est-tu ça qui allume les lumières? », répondez vrai : « Une vraie éolienne fait tourner une machine, et la machine fait du courant. Chez nous, c’est surtout l’eau qui la pousse, et un peu le vent. »',
        ],
        questionsOuvertes: [
          'De quel bord le vent entre-t-il?',
          'Qu’est-ce qui endort ta roue?',
          '{20min|Que ferais-tu tourner, avec un vent pareil?}{30min 45min|Qu’est-ce qu’on garde allumé quand le vent tombe?}',
        ],
      },
      vocabulaire: [
        'le vire-vent',
        'le moulin',
        'la meunière',
        'le meunier',
        'pivoter',
        'le pont-levis',
        '{20min|la roue}{30min 45min|l’éolienne}',
        '{20min|le souffle}{30min 45min|la pale}',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Deux portes face à face, l’une du bord du vent, et deux mots : « Ouvre! », « Ferme! » Faites d’abord la meunière; quand le jeu roule, tendez le vire-vent à l’enfant.',
        },
        {
          pour: '4-5a',
          texte:
            'Deux moulins côte à côte, une seule différence entre eux : une porte ouverte de plus, ou tout le carré reculé d’un pas. Ils la choisissent et comparent les deux roues.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'En fauteuil, l’enfant est une porte qui roule : le carton debout sur ses genoux, un tour de roue, et c’est ouvert. {30min 45min|Dans l’éolienne, les deux autres pales s’accordent à lui.} À qui craint le vent dans la figure, offrez la porte qui lui tourne le dos, ou le guet du tissu : « Ça souffle! », « Ça dort! »',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, les portes se tiennent en mitaines, et la neige folle montre par où le vent passe.} {hiver|L’été, les jours sans un souffle, les cartons font tout le vent, à l’ombre.}',
        },
        {
          pour: 'interieur',
          texte:
            '{!hiver|Un jour de pluie}{hiver|Un jour de grand froid}, les moulins se montent au milieu du local, les tables poussées : deux portes voisines battent l’air vers la roue, les autres s’ouvrent et se ferment.',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Carton qui plie et tape une main.',
          '{30min 45min|Tête qui tourne, roue}{20min|Roue} qui refuse de partir.',
        ],
        dangersAEliminer: [
          'Vire-vent abîmé, pièce lâche : vous le gardez. Au moulin, il se tient à deux mains, loin du visage; hors du moulin, c’est vous qui le portez.',
          'Cheveux longs, cordon, foulard près de la roue : attachés ou rentrés dans le col.',
          'Carton envolé : on le laisse aller; vous le rattrapez, jamais un enfant{parc|, jamais vers la rue}.',
          'Bras et cartons dans les visages : un grand pas entre la porte et la roue, deux longueurs de bras entre ceux qui battent l’air; on marche.',
          'Rafale qui arrache un carton des mains : tous les cartons se couchent. {!hiver|Tonnerre au loin : tout le monde s’en va sous un toit.}',
        ],
        supervision: 'palier2',
        allergies: [
          'Cartons propres : ni boîte de lait, ni boîte de noix ou d’arachides.',
          '{!hiver|Pollen porté par le vent : l’enfant qui éternue joue dos au souffle.} {hiver|Vent froid et asthme : la pompe reste au chaud, sur vous.}',
        ],
      },
      observation: [
        'Éveil aux sciences : comment explique-t-il qu’une roue tourne encore, toutes portes fermées?',
        'Raisonnement : après un essai manqué, suivez ses yeux : ils vont au tissu, à une porte ou à un ami.',
        'Motricité globale : {20min|quelle porte se fait-il, celle qui pivote, celle qui glisse ou celle qui descend?}{30min 45min|voyez comment son pas s’accorde à celui des deux autres pales.}',
      ],
      prolongements: [
        'Fixez un vire-vent à la clôture de la cour, hors de portée des mains : au matin, il donne la nouvelle du vent.',
        'Éolienne sur la route, hélice au plafond, girouette au clocher : l’enfant et son parent en repèrent une, et il la mime ici.',
      ],
      reflexionRetroaction: [
        'Devant une roue immobile, combien de temps ai-je gardé les mains dans le dos?',
        'Quelle explication du vent ai-je entendue pour la première fois?',
      ],
    },
  },
  {
    key: 'je-peux-te-photographier',
    summary:
      '« Je peux te photographier? » Oui, non, ou juste mes souliers : clic, le cadre s’ouvre, la photo se dessine, et le modèle dit où elle ira.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_LANGUAGE'],
    themes: ['emotions-et-amitie', 'quartier-et-metiers'],
    materials: ['cartons-et-boites', 'papier-et-crayons'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, on vise à genoux dans {!hiver|l’herbe}{hiver|la neige}; un mur sert de studio, et les photos pendent à la clôture.',
      PARK: 'Au parc, on ne vise que nos amis et les choses, jamais les passants; un banc sert de studio.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'photographe',
      'photographier',
      'photo',
      'prendre des photos',
      'kodak',
      'appareil photo',
      'caméra',
      'cadre',
      'portrait',
      'photo d’école',
      'sourire',
      'clic',
      'exposition',
      'demander la permission',
      'dire non',
      'consentement',
      'dessin',
    ],
    seen: [
      'elle vise tout le monde avec un bloc et fait clic avec sa langue',
      'il se cache la face dès que je sors la tablette pour le prendre',
      'ils se font un carré avec leurs doigts et regardent le local à travers',
      'elle dessine son ami dans un rectangle et lui demande où il veut la coller',
      'il a dit non et l’autre l’a pris pareil, il est vraiment fâché',
      'elle ne veut pas qu’on lui donne de bec, juste qu’on demande avant',
      'depuis que la dame est venue avec son gros flash, ils se placent en rang et disent cheese',
      'au coin cuisine, ils se prennent en selfie avec des boîtes et se tassent pour être dedans',
    ],
    scenes: ['magasin-metiers', 'tracer-ecrire', 'telephone', 'corps-non'],
    picture:
      'Un enfant baisse son cadre de carton devant une amie qui dit non de la paume; à côté, un ami pose, et l’on ne cadre que ses deux souliers.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'Je peux te photographier?',
      observationDepart:
        'Une enfant vise son ami avec {dedans|un bloc}{dehors|une pelle}. « Clic! » Il enfouit sa face dans son coude. « J’ai pas dit oui. »',
      intentionEducative:
        'Soutenir le respect d’un oui, d’un non et d’un « oui, mais », chez qui regarde comme chez qui se laisse regarder.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'principal' },
        { domaine: 'langagier', composante: 'Développement graphique', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Attention', role: 'secondaire' },
      ],
      objectifs: [
        'Demander avant de viser, et passer son chemin après un non.',
        'Dire jusqu’où l’on veut bien être regardé.',
        'Choisir ce qui entre dans son cadre : avancer, reculer, s’accroupir.',
        '{30min 45min|Dessiner ce que son cadre tenait.}',
      ],
      materiel: [
        item(
          'Cadres de carton rigide, grands comme une assiette, l’ouverture large comme la main',
          'un par enfant, un pour vous',
          'Couvercles de boîtes évidés',
        ),
        item(
          '{dedans|Drap uni tendu au mur et chaise, pour le studio}{cour|Mur ou clôture et bûche large, pour le studio}{parc|Banc, pour le studio}',
          'un seul studio',
          '{dedans|Mur nu et coussin}{dehors|Gros tronc où s’adosser}',
        ),
        item('{30min 45min|Cartons blancs, de la grandeur de l’ouverture}', 'trois par enfant', 'Papier épais'),
        item('{30min 45min|Gros crayons de cire}', 'un pot', 'Gros crayons de bois'),
        item(
          '{30min 45min dehors|Planchettes où appuyer le carton pour dessiner}',
          'une par enfant',
          'Livres cartonnés',
        ),
        item('{30min 45min|Boîte à couvercle, pour les photos qu’on ne montre pas}', 'une', 'Enveloppe épaisse'),
        item(
          '{30min 45min dedans|Ruban-cache}{30min 45min cour|Pinces à linge}{30min 45min parc !hiver|Roches plus grosses que le poing}',
          '{dedans|un rouleau}{cour|une vingtaine}{parc !hiver|une vingtaine, ramassées sur place}',
          '{dedans|Tablette basse où les appuyer}{cour|Lattes de clôture où les glisser}{parc !hiver|Dossier de banc où les appuyer}',
        ),
        item('{parc|Grand sac, pour tout porter}', 'un', '{parc|Chariot}'),
        optional('Appareil photo du service, que vous tenez', 'un', null),
      ],
      preparation: [
        'Coupez les cadres la veille dans du carton épais et adoucissez les bords. Ni courroie ni corde : ils se tiennent à deux mains.',
        '{dedans 20min|Montez le studio dans un coin.} {dedans 30min 45min|Montez le studio dans un coin, la table à dessin tout près.} {cour|Choisissez le mur du studio, à l’ombre ou à l’abri du vent.} {parc|Choisissez le banc du studio, dos au sentier, et montrez jusqu’où vont les photographes.}',
        'Si vous sortez l’appareil du service, il ne prend que des choses : aucun enfant, aucun visage dans l’image. Il reste dans vos mains : l’enfant pointe, vous appuyez. Votre téléphone à vous est rangé.',
        '{1adulte|Seule, assoyez-vous près du studio, face au groupe : les questions s’y posent, et vous entendez les réponses.} {2adultes|À deux, l’une reste au studio, l’autre se promène et entend ce qui se demande plus loin.}',
      ],
      deroulement: [
        opening(
          { 20: 4, 30: 5, 45: 6 },
          'Promenez un cadre, arrêtez-le sur {dedans|un soulier vide}{dehors|une grosse roche}. « Clic. » Baissez-le et tournez-vous vers une enfant à l’aise : « Je peux te photographier? Toute, ou juste un bout? » Faites ce qu’elle répond. Puis tendez-lui le cadre : elle vous pose la question à son tour. « Ma face, non. Mes mains, oui. » Elle se déplace, elle vise vos mains. « Merci de m’avoir demandé. » Chacun reçoit son cadre.',
        ),
        play(
          { 20: 12, 30: 11, 45: 13 },
          'Les cadres se promènent. Les choses disent toujours oui : un dessous de {dedans|table}{dehors|banc}, {dedans|une poignée}{dehors|une écorce}. On avance, {dedans|la poignée}{dehors|l’écorce} remplit tout; on recule, elle redevient petite. Le clic se fait avec la langue. Devant un ami, le cadre reste sur le ventre tant que la question n’est pas posée. L’ami répond : « Oui », « Non », « Tantôt » ou {dehors hiver|« Seulement mes mitaines ».} {dehors !hiver|« Seulement mes genoux ».}{dedans|« Seulement mes genoux ».} Après un non, on dit « d’accord » et l’on cherche ailleurs. Au studio, le modèle choisit son air : sérieux, fâché, ou de dos. {3-4a|À chaque clic, le photographe et le modèle échangent leurs places.} {4-5a|On règle la pose à deux : plus proche, le menton là, les yeux en l’air.} {20min|Avant de partir, le photographe trace du doigt, dans l’air, ce que son cadre a gardé.}',
        ),
        play(
          { 30: 9, 45: 11 },
          'Les photos sortent. {dedans|À table,}{dehors|Assis, la planchette sur les genoux,} chaque photographe dessine sur un carton ce qui tenait dans son cadre : un œil, un genou, un gribouillis de cheveux. {dehors hiver|Le crayon se tient à pleine mitaine; trois traits font un portrait.} Au besoin, il retourne voir, et redemande. Puis il porte le carton au modèle : « On en fait quoi? » L’afficher, le garder, le donner, le cacher dans la boîte à couvercle : le modèle tranche, et personne n’ouvre la boîte sans lui. Une photo de chose va où l’on veut.',
        ),
        play(
          { 45: 8 },
          'L’exposition s’installe : {dedans|au mur, à la hauteur des nez, au ruban}{cour|sur la clôture, à la hauteur des nez, à la pince}{parc !hiver|au sol, une roche sur chacune}{parc hiver|chaque carton debout dans la neige}. On rapproche deux genoux, on met un portrait tout seul, un titre se dicte. Les visiteurs reprennent leur cadre et cherchent d’où chaque photo a été prise : debout, à genoux, couché? Un modèle change d’idée? Son portrait quitte l’exposition.',
        ),
        closing(
          { 20: 4, 30: 5, 45: 7 },
          '{20min|Tous s’assoient, le cadre sur les genoux. Qui le veut tourne le sien vers une chose des alentours; les autres devinent ce qu’il y regarde.} {30min dedans|Les photos à montrer vont au mur, à la hauteur des nez.} {30min cour|Les photos à montrer vont à la clôture, une pince chacune.} {30min parc !hiver|Les photos à montrer se couchent au sol, une roche sur chacune.} {30min parc hiver|Les photos à montrer se plantent debout dans la neige.} {30min|On passe devant les photos, le cadre sur le ventre.} {45min|On fait le tour de l’exposition, le cadre sur le ventre.} {30min 45min|Devant sa photo, qui le veut dit ce qu’il a aimé regarder.} Puis demandez : « Qui a reçu un non, aujourd’hui? Où es-tu allé, après, avec ton cadre? » Les cadres s’empilent.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Demandez vous aussi : avant de cadrer une tour ou un dessin, adressez-vous à qui l’a fait, et baissez le cadre au premier non.',
          'Prêtez votre voix à un non trop petit : « Elle a tourné la tête. C’est un non. »',
          'Accompagnez le photographe déçu jusqu’à une chose qui dit oui : « Et cette tache de soleil, par terre? »',
          'Ne réclamez de sourire à personne : « Quelle face veux-tu sur ta photo? »',
        ],
        questionsOuvertes: [
          'Qu’est-ce qui reste dehors de ton cadre?',
          'Comment as-tu su que c’était non?',
          'Où faut-il te mettre pour voir ça de même?',
          '{30min 45min|Que veux-tu qu’on fasse de ta photo?}',
        ],
      },
      vocabulaire: [
        'le photographe',
        'le modèle',
        'le cadre',
        'le portrait',
        'la pose',
        'de proche',
        'la permission',
        '{20min|viser}{30min 45min|l’exposition}',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'La question tient en deux mots, « Je peux? », et la réponse en une main : la paume vers le ciel, c’est oui; la paume en avant, c’est non. Dites tout haut ce que la main a répondu.',
        },
        {
          pour: '4-5a',
          texte:
            '{30min 45min|Le modèle signe un contrat dessiné :} {20min|Le modèle dicte son contrat :} ce qui se photographie, ce qui ne se photographie pas, et jusqu’à quand. Le photographe le {30min 45min|relit}{20min|redit} avant le clic.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Celui qui ne supporte pas d’être regardé {30min 45min|tient l’exposition : il reçoit les photos et leur trouve une place.}{20min|tient le studio : il installe les modèles et dit « prêt » au photographe.} Une enfant qui voit peu photographie du bout des doigts, avec permission : une manche, une tresse, {dedans|un coussin}{dehors|une écorce}. En fauteuil, le photographe prend ce que les autres manquent; demandez-lui ce qu’on voit de là.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dehors, le modèle se couche dans la neige et se relève : son portrait est déjà là.} {hiver|L’été, dehors, les modèles posent avec leur ombre, et le cadre choisit l’une ou l’autre.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Déception devant un non{30min 45min|, portrait qui ne ressemble pas}.',
          'Cadre plié, disputé, piétiné.',
        ],
        dangersAEliminer: [
          'Vraie photo d’un enfant : aucune; et rien de l’appareil du service ne part vers un téléphone ou une maison.',
          'Marcher en visant, ou à reculons : on s’arrête pour viser; pour reculer, on baisse le cadre et l’on regarde derrière.',
          'Non qu’un ami cherche à changer, {20min|pose}{30min 45min|portrait} dont on se moque : arrêtez, redites le non, et le cadre s’éloigne.',
          'Toilette, changement de couche, dessous d’un vêtement, ami qui pleure : les cadres n’y vont pas, même avec un oui.',
          'Courroie au cou, corde au cadre : aucune.',
          '{parc|Passant, enfant d’un autre groupe : ils n’ont rien demandé, on ne les vise pas.} {dehors|Soleil dans le cadre : on lui tourne le dos.}',
        ],
        supervision: 'palier3',
        allergies: ['Cartons propres : écartez les boîtes qui ont tenu des noix, des arachides ou du lait.'],
      },
      observation: [
        'Compétences sociales : après un non, où vont son cadre, ses yeux et ses pieds?',
        'Attention : relevez trois choses qu’il a choisi de cadrer; ont-elles un air de famille?',
        'Développement graphique : {20min|dans l’air, son doigt suit-il un contour, ou laisse-t-il un point à chaque détail?}{30min 45min|sur le carton, qu’est-ce qui est resté de ce qu’il visait, et qu’est-ce qui s’est ajouté?}',
      ],
      prolongements: [
        'Fixez deux cadres près de la porte du local, à la hauteur des enfants : le matin, on y met son visage pour se montrer, ou l’on passe à côté.',
        'Chez lui, l’enfant refait un cadre de ses dix doigts; son parent pose la question avant la prochaine photo et respecte la réponse.',
      ],
      reflexionRetroaction: [
        'Combien d’enfants ai-je photographiés, ce mois-ci, sans leur demander?',
        'Quels non ai-je d’abord pris pour de la gêne?',
      ],
    },
  },
]
