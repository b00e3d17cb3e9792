import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

/** Paper strips cut into tents, a big box painted from both sides, an alarm that obeys a finger, a toy that cannot say goodbye, and what goes along to school. */
export const THREE_TO_FIVES_ALARM_AND_GOODBYE_SHEETS: readonly BankSheet[] = [
  {
    key: 'clac-une-tente-pour-la-fourmi',
    summary:
      '« Bonjour, plafond! » dit le pouce. Clac! Le bout de bande découpé tient debout : une tente! Tout près pour la fourmi, plus loin pour l’ours.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['cabanes-et-constructions', 'nombres-et-formes'],
    materials: ['papier-et-crayons'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'découper',
      'découpage',
      'le découpage',
      'ciseaux',
      'les ciseaux',
      'ciseaux et papier',
      'ciseaux et circulaires',
      'circulaires',
      'découper des circulaires',
      'découper des bandes',
      'bandes de papier',
      'ils découpent tout',
      'tenir ses ciseaux',
      'tiennent mal les ciseaux',
      'apprendre à découper',
      'apprendre à tenir des ciseaux',
      'pouce en haut',
      'couper du papier',
      'motricité fine',
      'atelier de découpage',
    ],
    picture:
      'À table, une enfant découpe une bande pliée, le pouce en haut; deux doigts dépassent d’une tente de papier, près d’un petit camping.',
    seen: [
      'Ils découpent tout, mais ils tiennent mal les ciseaux',
      'Il tient ses ciseaux à l’envers, le pouce vers le plancher, et le papier plie',
      'Elle coupe les coins de tous ses dessins et garde les petits bouts',
      'Ils réclament les ciseaux chaque matin et tailladent les circulaires de la semaine',
      'Il prend ses ciseaux à deux mains parce que ça n’ouvre pas d’une seule',
      'Elle se fâche parce que sa feuille se déchire au lieu de se couper',
      'À la table de bricolage, ils coupent des tas de confettis et sont bien fiers',
      'Depuis que sa grande sœur découpe des cœurs, elle veut les ciseaux elle aussi',
    ],
    scenes: ['dechirer-couper'],
    sheet: {
      titre: 'Clac! Une tente pour la fourmi',
      observationDepart:
        'Un enfant découpe tout ce qui traîne : le coin d’un dessin, une circulaire. Il tient ses ciseaux à l’envers, le pouce vers le plancher, et le papier se couche entre les lames.',
      intentionEducative:
        'Permettre à l’enfant de découper d’un seul coup, assis, le pouce vers le plafond, et de choisir où il coupe.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Santé et sécurité', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Éveil aux mathématiques', role: 'secondaire' },
      ],
      objectifs: [
        'Découper une bande étroite d’un seul coup, le pouce en haut.',
        'Tenir le papier de l’autre main, loin des lames.',
        'Couper un bout étroit pour la fourmi, un bout large pour l’ours.',
        '{30min|Refermer les lames à moitié, et s’arrêter avant le bord.}',
      ],
      materiel: [
        item(
          'Ciseaux d’enfant à bouts ronds',
          'une paire par équipe de deux ou trois enfants, quatre sur la table au plus; pour le tour d’un gaucher, une paire pour gaucher prend la place de l’autre',
          null,
        ),
        item(
          'Circulaires ou papier, sans agrafes',
          '{20min|trois}{30min|quatre} bandes par enfant et une pour vous, coupées d’avance',
          null,
        ),
        optional(
          '{si-bâtons-de-colle si-colle|Colle, en bâton de préférence}',
          '{si-bâtons-de-colle si-colle|une par équipe, donnée une fois les ciseaux rangés}',
          null,
        ),
        optional(
          '{si-papier-de-construction|Papier de construction}',
          '{si-papier-de-construction|une bande par enfant et une pour vous, étroites et pliées comme les autres}',
          null,
        ),
        optional('{si-crayons|Crayons}', '{si-crayons|un par équipe}', null),
        optional('{si-figurines|Figurines d’animaux}', '{si-figurines|une par équipe}', null),
        optional('{si-autos|Petites autos}', '{si-autos|une par équipe}', null),
        optional('{si-lampes-de-poche|Lampe de poche}', '{si-lampes-de-poche|une}', null),
      ],
      preparation: [
        'Découpez, plusieurs épaisseurs à la fois, des bandes larges comme trois doigts et longues comme votre main. Pliez chacune en deux sur sa longueur et pressez le pli : elle devient étroite et raide, comme un long toit. {30min|Gardez-en une à plat par enfant.}',
        'Essayez chaque paire sur une bande. Si les lames plient le papier, la paire retourne dans l’armoire.',
        'Assoyez les enfants à table, en équipes de deux ou trois, quatre équipes au plus. {multiage|Mettez un plus vieux avec un plus jeune.} Chaque équipe a une chaise des ciseaux : les ciseaux restent devant elle, ce sont les enfants qui changent de chaise. {1adulte|Seule, assoyez-vous au milieu d’un long côté, une de ces chaises à votre gauche, une à votre droite, les deux autres en face : votre bras atteint chaque paire.} {2adultes|À deux, chacune s’assoit à un bout de la table, entre deux de ces chaises.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4 },
          'Levez le pouce : « Bonjour, plafond! » Glissez-le dans l’anneau du haut des ciseaux : il regarde toujours le plafond. De l’autre main, tenez une bande près du bout, le pouce par-dessus. Clac : un bout tombe. Écartez-en un peu les côtés et posez-le : il tient debout. « Une tente! » Coupez-en une toute petite : « Et celle-là, pour qui? Pour la fourmi! » {si-papier-de-construction|Coupez aussi une bande de papier de construction : c’est plus dur. La tente tient-elle mieux? Chacun essaiera la sienne.} Dites la règle : « On découpe assis, et seulement du papier. »',
        ),
        play(
          { 20: 6, 30: 7 },
          'Dans chaque équipe, un enfant découpe, assis sur la chaise des ciseaux. Le pouce salue : « Bonjour, plafond! » {si-crayons|Un ami a tracé au crayon, avant, où tombera le coup.} Les lames s’ouvrent, se ferment une seule fois : clac! Un ami prend le bout tombé, l’ouvre un peu et plante la tente au milieu de la table; à trois, les deux amis se relaient. {3-4a|Après trois tentes}{!3-4a|Au bout de la bande}, les ciseaux se couchent, et l’on change de chaise. {3-4a|À trois ans, on coupe où l’on veut : toutes les grandeurs font une tente.} {3-4a !multiage|La bande se couche entre les lames? Tendez-la par les deux bouts, vos doigts loin du milieu. L’enfant donne le coup : clac! Le pouce redescend? Dites « Bonjour, plafond! » avec lui.} {4-5a multiage|À quatre ans, on annonce son coup : « Étroite! » ou « Large! »} {4-5a !multiage|À quatre ans, on dit d’avance combien de tentes il y a dans la bande; on la découpe toute, et l’on compte. Le suivant coupe des bouts plus étroits : aura-t-il plus de tentes?}',
        ),
        play(
          { 20: 7, 30: 7 },
          'Un ami fait marcher deux doigts sur la table : « Toc, toc! As-tu une tente? – Qui es-tu? – Une fourmi. » Celui qui découpe coupe tout près du bout. Le même ami, ou le troisième, prend une grosse voix : « Et moi, je suis un ours! » Clac, plus loin du bout. Les deux doigts de l’ours se couchent dans la tente : ils dépassent? On en coupe une plus large. {si-figurines|Une figurine cogne : y entre-t-elle?} Après une fourmi et un ours, on change de chaise. {3-4a|À trois ans, ces deux visiteurs suffisent.} {3-4a !multiage|Faites l’ours à votre tour et mettez un doigt dans une tente de fourmi : « Aïe, mes fesses dépassent! » L’enfant vous en coupe une autre.} {4-5a|À quatre ans, il vient aussi des jumeaux : leurs deux tentes sont pareilles.} {4-5a !multiage|On accote les deux tentes : laquelle dépasse? On en coupe une troisième pour arriver juste. Puis on place toutes les tentes, de la plus étroite à la plus large.}',
        ),
        play(
          { 30: 7 },
          'Donnez à chacun sa bande à plat. C’est le gazon du camping. « Le pouce dit bonjour, et les lames s’arrêtent à moitié. » Montrez-le : un petit coup du bord vers le milieu, et l’on ressort. À côté, encore un. Un ami guette et dit « stop! » avant l’autre bord; lui, ou le troisième, relève les brins et pose le gazon devant les tentes. On change de chaise, et c’est lui qui découpe le sien. {3-4a|À trois ans, quatre ou cinq brins suffisent. Un coup est allé trop loin? Cela fait deux gazons.} {3-4a !multiage|Soyez la fourmi : « C’est trop haut, je ne passe pas! » Il coupe un autre brin, moins long.} {4-5a|À quatre ans, on coupe des brins aussi longs les uns que les autres.} {4-5a !multiage|Puis on plie le gazon en deux, bout contre bout, et l’on donne un petit coup au milieu du pli : que verra-t-on en l’ouvrant?}',
        ),
        closing(
          { 20: 4, 30: 5 },
          'Les ciseaux se couchent. Comptez-les tout haut et rangez-les. Le menton au bord de la table, on regarde le camping : « Où dort la fourmi? Où dort l’ours? » {si-autos|Une petite auto passe entre les tentes sans en toucher : où se gare-t-elle?} {si-lampes-de-poche|Une lampe de poche posée de côté fait la lune : à qui est la plus grande ombre?} Chacun met une tente de côté pour l’apporter. {si-bâtons-de-colle si-colle|Un trait de colle sous ses bords l’attache à un bout de papier : le vent ne l’aura pas.} « Le vent se lève… » Tous soufflent ensemble, et le camping s’écroule. Les mains ramassent tout, sur la table et dessous, pour le recyclage. Une dernière fois, le pouce lève la tête : « Bonne nuit, plafond! »',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Saluez le plafond du pouce, vous aussi, avant chacun de vos coups : ils le feront sans qu’on le demande.',
          'Gardez les mains sur la table. Ne replacez des doigts que si l’enfant vous les tend.',
          'Dites ce que vous avez vu : « Un seul coup, et elle tient debout. »',
        ],
        questionsOuvertes: [
          'Que regarde ton pouce?',
          'Où couperas-tu pour l’ours?',
          'Que fait ta main qui ne coupe pas?',
          'Qui entre dans cette tente-là?',
        ],
      },
      vocabulaire: [
        'découper',
        'les ciseaux',
        'les lames',
        'la bande',
        'le pli',
        'étroit',
        'large',
        '{20min|la tente} {30min|à moitié}',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'L’enfant serre les ciseaux à deux mains? Tenez la bande pour lui, loin des lames. Quand ses deux mains coupent bien, il essaie d’une seule.',
        },
        {
          pour: '4-5a',
          texte: 'L’enfant qui coupe droit sans peine coupe une tente en biais et cherche si elle tient encore debout.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Fermer les ciseaux est trop dur? L’enfant déchire la bande d’un coup sec : une tente déchirée tient debout aussi. Qui voit peu suit le pli du doigt, ôte son doigt, et coupe pendant que vous tendez la bande. Les pieds pendent? On s’assoit plus bas : la main coupe mieux.',
        },
        {
          pour: 'autre_saison',
          texte: 'L’hiver, le camping devient un village de pêche sur la glace : les tentes sont des cabanes.',
        },
      ],
      securite: {
        risquesAcceptes: ['Bout coupé de travers, tente qui tombe.', 'Bande finie trop vite, déception.'],
        dangersAEliminer: [
          'Ciseaux promenés : ils servent assis, restent devant leur chaise, à portée d’un bras d’adulte, et se couchent avant que l’enfant se lève. Ils sont comptés avant et après, puis rangés hors de portée.',
          'Doigt devant les lames : on tient sa bande près du bout, le pouce par-dessus; personne ne tient celle d’un ami.',
          'Cheveux, vêtements ou oreille à portée des lames : seulement du papier, et un bras d’adulte entre deux paires de ciseaux.',
          'On vous appelle ailleurs? Ramassez d’abord tous les ciseaux, comptez-les, emportez-les.',
          'Papier par terre, où l’on glisse : ramassez-le avant que les enfants se lèvent.',
          '{si-lampes-de-poche|Lampe de poche dans des yeux : posée par vous, elle éclaire la table, et vous la reprenez.} {si-crayons|Doigt près des lames : le trait se trace avant que la bande arrive aux ciseaux.}',
        ],
        supervision: 'palier1',
        allergies: ['Circulaires propres, qui n’ont touché ni noix ni arachides.'],
      },
      observation: [
        'Motricité fine : où regarde son pouce, et que fait sa main qui ne coupe pas?',
        'Santé et sécurité : que font ses ciseaux quand il parle ou se lève?',
        'Éveil aux mathématiques : comment choisit-il l’endroit du coup pour la fourmi ou pour l’ours?',
      ],
      prolongements: [
        'Gardez quelques bandes pliées près de vous : qui veut découper vient s’asseoir à côté de vous et en demande une.',
        'L’enfant apporte sa tente à la maison et montre à son parent le bonjour du pouce au plafond.',
      ],
      reflexionRetroaction: [
        'Quelle bande s’est le mieux découpée, et laquelle a plié?',
        'Qui a surtout planté des tentes, et avait-il envie de découper?',
      ],
    },
  },
  {
    key: 'peins-la-ou-ca-cogne',
    summary:
      'Un pinceau dans la grosse boîte, les autres autour. Toc! Ça cogne d’un bord du carton : on peint là de l’autre. Le dehors est bleu, le dedans est jaune.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['couleurs-et-textures', 'cabanes-et-constructions'],
    materials: ['cartons-et-boites', 'peinture-lavable', 'pinceaux'],
    place: 'INDOORS',
    alsoAt: {
      YARD: '{!hiver|Dans la cour, la boîte se couche à l’ombre, loin de la barrière, et les gouttes vont à l’herbe.}',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'la peinture',
      'peinture',
      'gouache',
      'les boîtes',
      'boîtes',
      'boîtes de carton',
      'boîte de carton',
      'grosse boîte',
      'boîtes et peinture',
      'peinture et pinceaux',
      'boîtes de carton et peinture',
      'boîtes de carton, gouache',
      'peindre une boîte',
      'peinturer une boîte',
      'peinturer une grosse boîte',
      'peindre dans une boîte',
      'peindre à plusieurs',
      'peinture collective',
      'peinturer ensemble',
      'dehors et dedans la boîte',
    ],
    picture:
      'Dans une grosse boîte couchée, une enfant cogne du poing; dehors, un ami peint un rond bleu juste là, et l’éducatrice tend l’oreille.',
    seen: [
      'Ils entrent à tour de rôle dans la grosse boîte et cognent sur les murs',
      'On a reçu une énorme boîte et ils veulent tous la peinturer',
      'Elle peint le dehors du carton, puis se penche pour barbouiller en dedans',
      'Il demande si la peinture passe de l’autre bord quand il appuie fort',
      'Les feuilles sont trop petites, ils débordent toujours sur la table avec leur pinceau',
      'Ils se chicanent pour le même coin de carton alors qu’il reste plein de place',
      'Toc toc, il y a quelqu’un? Ils jouent à ça avec la boîte depuis deux jours',
      'Dans la cour, ils se cachent dans le carton et veulent en faire leur maison de couleur',
    ],
    scenes: ['peindre'],
    sheet: {
      titre: 'Toc! Peins là où ça cogne',
      observationDepart:
        'Avec son pinceau, un enfant peint une grosse boîte. Une amie cogne du dedans : « Toc, toc! » Il se penche, cherche, et peint là où il a entendu le bruit.',
      intentionEducative:
        'Permettre aux enfants de peindre une grosse boîte à plusieurs, et de chercher ensemble où le dehors touche le dedans.',
      domaines: [
        { domaine: 'cognitif', composante: 'Catégories et concepts', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
      ],
      objectifs: [
        'Peindre de tout son bras, debout, à genoux ou assis dans la boîte.',
        'Trouver, de l’autre bord du carton, l’endroit où ça cogne.',
        'Partager un mur de la boîte, et laisser sortir qui veut sortir.',
        '{45min|Décider à plusieurs ce que la boîte devient.}',
      ],
      materiel: [
        item(
          'Boîtes de carton',
          'une grosse pour cinq enfants au plus; dessous, d’autres ouvertes à plat',
          'Boîtes moyennes : seuls le bras et le pinceau y entrent',
        ),
        item(
          'Peinture lavable (gouache)',
          'une bleue, une jaune; par boîte, deux flaques bleues et une jaune, et de quoi en remettre',
          null,
        ),
        item('Pinceaux gros', 'un par enfant, un pour vous', null),
        item('Débarbouillettes mouillées', 'une par enfant, et deux pour les gouttes', 'Essuie-tout mouillé'),
        optional('Vieilles chemises', 'une par enfant', 'Manches roulées'),
        optional('{si-papier|Feuilles de papier}', '{si-papier|une par enfant}', null),
        optional('{si-éponges|Éponges, plus grosses que le poing}', '{si-éponges|deux par boîte}', null),
        optional('{si-cuillères|Cuillère de bois}', '{si-cuillères|une par boîte}', null),
        optional('{si-rouleaux-de-carton|Rouleaux de carton}', '{si-rouleaux-de-carton|un par enfant}', null),
        optional(
          '{si-autos|Autos lavables, longues comme un doigt d’adulte, d’une seule pièce}',
          '{si-autos|deux par boîte}',
          null,
        ),
      ],
      preparation: [
        'Avant l’arrivée des enfants, ôtez agrafes et rubans, puis coupez les quatre rabats du haut : trois porteront la peinture, sans pot à renverser{45min|; le dernier servira au mélange}. Couchez la boîte sur le carton à plat, le fond contre {dedans|un mur du local}{cour|un mur ou la clôture}, l’ouverture vers vous : elle ne peut plus se fermer, et personne n’est caché derrière.',
        'Versez du bleu sur deux rabats, un de chaque côté de la boîte, et du jaune sur un autre, posé dedans, dans un coin du fond. Une flaque large comme votre main suffit pour commencer.',
        'Manches roulées ou vieilles chemises, et une débarbouillette mouillée par enfant à portée de votre main. {cour|Choisissez un coin à l’ombre et sans pente.}',
        '{multiage|Placez les plus jeunes du côté de votre bras.} {1adulte|Seule, assoyez-vous par terre devant les ouvertures : vous voyez le dedans et les deux côtés.} {2adultes|À deux, l’une voit le dedans, l’autre suit les pinceaux du dehors.} S’il y a deux boîtes, elles sont côte à côte, à trois pas l’une de l’autre.',
      ],
      deroulement: [
        opening(
          { 30: 4, 45: 5 },
          'Assise devant l’ouverture, entrez un bras et cognez sur un mur : « Toc! Ça cogne où? » De l’autre main, peignez une tache bleue dehors, loin du bruit. « Là? – Non! » Cognez encore. Ils vous montrent du doigt : peignez là. {si-cuillères|Cognez avec une cuillère de bois, qui restera dedans : se trouve-t-il mieux, ce « toc »?} {si-rouleaux-de-carton|Qui veut écoute dans son rouleau de carton, posé contre le mur : plus près, plus loin?} « La boîte a un dehors : on le peint en bleu. Elle a un dedans : on le peint en jaune. Un seul enfant entre à la fois. Pour sortir, il dit : je sors! »',
        ),
        play(
          { 30: 11, 45: 12 },
          'Par boîte, un enfant entre avec son pinceau; les autres s’installent autour avec le leur. « Chut! » Celui du dedans cogne du poing sur un côté : « Toc! » Dehors, on cherche, et le plus proche peint un rond bleu là où ça cogne. Il répond du bout du manche : « Toc! » Dedans, on peint un rond jaune juste là. Jusqu’au prochain « toc », chacun grossit un rond ou en ajoute un. Après trois « toc », « je sors! » : on dégage l’ouverture, et un autre entre. {2-3a|À deux ans, on met la main à plat sur le mur : elle sent le coup.} {2-3a !multiage|Soyez d’abord celle qui cogne : entrez le bras, « toc! », attendez. Il cherche, il peint. Puis c’est lui qui cogne, et vous cherchez longtemps, du mauvais côté : « Ici? – Non! »} {3-4a|À trois ans, on cogne haut, bas, ou au plafond.} {3-4a !multiage|Dites-le avec eux : « En haut! En bas! À côté! » Le rond bleu est-il bien sur le rond jaune? Un ami entre la main, l’autre pose la sienne dehors : les deux paumes se cherchent.} {4-5a|À quatre ans, deux coups veulent dire deux ronds : on compte.} {4-5a !multiage|On ferme les yeux pour mieux écouter. Puis celui du dedans trace une ligne jaune en cognant tout le long : dehors, un pinceau la suit à l’oreille.}',
        ),
        play(
          { 30: 10, 45: 12 },
          'Entre les ronds, il reste du brun : on le couvre. Dehors, on peint en bleu les murs, les coins, le dessus. {si-éponges|Une éponge couvre le brun par petits coups, « pouf ».} {si-autos|Une auto trempée dans le bleu roule sur le mur : sa route tourne le coin.} Dedans, un enfant à la fois peint en jaune, puis dit « je sors! », et un autre entre. Deux pinceaux se rencontrent? Poils contre poils, « salut! », et chacun repart de son bord. {2-3a|À deux ans, le bras va et vient sur le même mur jusqu’à ce que le brun ait disparu.} {2-3a !multiage|Assise à l’ouverture, peignez le dedans avec lui : il peint une tache, vous peignez la vôtre à côté, il la recouvre.} {3-4a|À trois ans, on tourne un coin de la boîte sans lever le pinceau.} {3-4a !multiage|Qui peint de l’autre côté du coin? « Salut, pinceau! » Puis on cherche s’il reste du brun, et on y envoie le plus proche.} {4-5a|À quatre ans, deux peintres s’entendent : où finit mon mur, où commence le tien?} {4-5a !multiage|Là où les deux bleus se touchent, on ne laisse plus un brin de brun. Comment peindre le dessus sans s’appuyer sur un mur mouillé? On essaie debout, à genoux, le bras tendu.}',
        ),
        play(
          { 45: 10 },
          'Mêlez sur le dernier rabat un peu de bleu et de jaune : du vert! Tous sortent, reculent de trois pas et regardent la boîte : qu’est-elle devenue? Une maison, une bête, un autobus? Chacun dit une chose qui manque, et l’ajoute en vert, dehors ou dedans : une fenêtre, un œil, des roues. {2-3a|À deux ans, on met plein de points, là où il n’y en a pas.} {2-3a !multiage|« Un point ici… et là? » Peignez-en un; il en met deux. Ensuite, il en met dedans, le bras entré jusqu’à l’épaule. Coucou, le pinceau vert!} {3-4a|À trois ans, on montre l’endroit avant de peindre.} {3-4a !multiage|Un ami a déjà peint là? On lui demande : « Je peux? » S’il dit non, on cherche un bout libre. Puis on raconte qui habite la boîte, et où il dort.} {4-5a|À quatre ans, la fenêtre du dehors a sa fenêtre du dedans, au même endroit.} {4-5a !multiage|Comment la placer? On cogne, on écoute, on peint. Deux idées ne vont pas ensemble? On leur trouve un mur à chacune.}',
        ),
        closing(
          { 30: 5, 45: 6 },
          'Les pinceaux se couchent sur les rabats. {si-papier|On presse une feuille de papier sur le bleu encore mouillé, on l’ôte : le mur y est.} Chacun s’essuie les mains. Assis devant l’ouverture, on regarde le dedans; puis on va voir le dehors, les mains dans le dos : c’est mouillé. Entrez le bras et cognez une dernière fois : « Toc! » Tous pointent l’endroit du doigt. « Qui a peint dehors? Qui a peint dedans? » Les mains se lèvent, et plusieurs se lèvent deux fois. La boîte sèche jusqu’à demain.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Cherchez mal, exprès : peignez loin du bruit et laissez-les vous corriger.',
          'Répétez tout haut le « je sors » dit tout bas, jusqu’à ce que l’ouverture soit libre.',
          'Dites où est la peinture, pas si elle est belle : « Du jaune jusqu’en haut. »',
          'Remettez de la peinture sur le rabat avant qu’il soit vide, une petite flaque à la fois.',
        ],
        questionsOuvertes: [
          'Où est-ce que ça cogne?',
          'Qu’y a-t-il de l’autre bord?',
          'Que vois-tu, du dedans?',
          'Comment peindre à deux sur le même mur?',
        ],
      },
      vocabulaire: ['dehors', 'dedans', 'la boîte', 'le mur', 'le coin', 'cogner', 'de l’autre bord', 'le pinceau'],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Entrer dans la boîte l’inquiète? Il peint le dedans du dehors, le bras entré par l’ouverture, assis à côté de vous.',
        },
        {
          pour: '3-4a',
          texte:
            'L’enfant ne veut plus sortir? Proposez-lui trois coups de pinceau, qu’il compte avec vous, puis sa place dehors.',
        },
        {
          pour: '4-5a',
          texte:
            'Celui du dedans ne cogne plus : il pose la main sur un mur. Dehors, un ami cherche du bout du manche : « Toc? – Plus haut! Plus loin! Là! »',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'En fauteuil, l’enfant peint une boîte posée sur une table, ou cogne dessus du manche pour guider les autres. Qui entend peu pose la paume sur le carton et sent le coup. La peinture sur la peau dérange? Une débarbouillette entoure le manche.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{dedans|L’été, dans la cour, la boîte se couche à l’ombre, et l’on peint en chandail à manches courtes.} {cour|L’hiver, dans le local, la boîte se couche près du mur, sur son carton à plat.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Peinture dans les cheveux et sur les manches.', 'Mur repeint par un ami, dispute.'],
        dangersAEliminer: [
          'Enfant pris dans la boîte : un seul dedans, l’ouverture vers vous, sans rabat, et rien de posé devant.',
          'Boîte où l’on grimpe, ou qui se redresse : personne dessus; on peint le dessus les deux pieds au sol.',
          'Pinceau près d’un visage : on le porte la pointe en bas, et celui du dedans tourne le dos à l’ouverture pour peindre.',
          '{2-3a|Peinture à la bouche : restez à portée de bras, et essuyez les doigts avant qu’ils y montent.}',
          '{dedans|Plancher glissant : le carton à plat dépasse tout le tour, et les gouttes s’essuient tout de suite.}',
          'Agrafes et couteau : tout se coupe avant l’arrivée des enfants, et l’outil est rangé.',
          '{cour|Barrière fermée avant de sortir les boîtes.}',
          '{si-rouleaux-de-carton|Rouleau à l’oreille : l’enfant le tient lui-même, personne ne le pousse, et l’on cogne tout doucement.} {2-3a si-éponges|Éponge mordue, dont un bout s’arrache : elle quitte le jeu.}',
        ],
        supervision: 'palier2',
        allergies: [
          'Boîtes propres, qui n’ont contenu ni noix ni arachides; peau sensible : essuyez la peinture tout de suite.',
        ],
      },
      observation: [
        'Catégories et concepts : comment l’enfant trouve-t-il, de l’autre bord, l’endroit où ça cogne?',
        'Motricité globale : que fait tout son corps pour peindre haut, bas, ou dans un coin?',
        'Compétences sociales : que dit-il au pinceau qui arrive sur son mur?',
      ],
      prolongements: [
        'Demain, la boîte est sèche : un enfant y entre et cogne; dehors, un ami pose la main là où il entend le coup.',
        'Au départ, le parent entre la tête dans la boîte; l’enfant cogne dehors, et le parent montre l’endroit.',
      ],
      reflexionRetroaction: [
        'Qui est resté dehors, et avait-il envie d’entrer?',
        'Ai-je laissé chercher, ou montré l’endroit trop vite?',
      ],
    },
  },
  {
    key: 'l-alarme-ecoute-mon-doigt',
    summary:
      'Le doigt au genou, l’alarme de bouche murmure; à l’épaule, elle crie; le poing la fait taire. Puis on sort, une oreille contre l’épaule, et l’on se compte.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['emotions-et-amitie', 'sons-et-silence', 'quartier-et-metiers'],
    materials: [],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'l’alarme',
      'alarme',
      'l’alarme de feu',
      'alarme incendie',
      'les pompiers',
      'pompiers',
      'l’exercice de feu',
      'exercice de feu',
      'exercice d’évacuation',
      'évacuation',
      'pratique de feu',
      'peur de l’alarme',
      'ils ont peur de l’alarme',
      'pleurer à cause de l’alarme',
      'se boucher les oreilles',
      'bruit fort',
      'peur du bruit',
      'semaine de prévention des incendies',
      'point de rassemblement',
      'se compter dehors',
    ],
    picture:
      'Sur le tapis, une enfant, le doigt à l’épaule, règle l’alarme; les bouches sont rondes, un petit se bouche les oreilles, un ami ferme le poing.',
    seen: [
      'On a eu l’exercice de feu, plusieurs ont pleuré à cause de l’alarme',
      'Depuis l’exercice d’évacuation, elle demande dix fois par jour si ça va sonner',
      'Il se bouche les oreilles dès qu’il voit la boîte rouge sur le mur',
      'L’alarme a sonné ce matin, un enfant a figé et il a fallu le porter',
      'Ils crient bip bip partout dans le local depuis que l’alarme est partie',
      'Ils se comptent tout seuls près de la porte et jouent à sortir vite',
      'Elle ne veut plus entrer dans le corridor, elle a peur que ça recommence',
      'À la sieste, il se réveille en sursaut et parle encore du bruit de l’alarme',
    ],
    scenes: ['peurs', 'ecouter'],
    sheet: {
      titre: 'L’alarme écoute mon doigt',
      observationDepart:
        'L’exercice de feu est fini, mais on en parle encore. « L’alarme a crié! » Une enfant se bouche les oreilles juste à y penser; un ami joue au pompier et fait « bip, bip » tout bas.',
      intentionEducative:
        'Permettre aux enfants que l’alarme a effrayés de la faire, de la baisser et de l’arrêter en jeu, puis de refaire les gestes de l’exercice.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Développement sensoriel', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Santé et sécurité', role: 'secondaire' },
      ],
      objectifs: [
        'Régler la force d’une alarme de bouche, et la faire taire.',
        'Se boucher les oreilles et entendre le bruit rapetisser.',
        'Marcher à deux ou trois jusqu’au point de rassemblement pour rire, et se compter.',
      ],
      materiel: [
        optional('{si-marionnettes|Marionnette}', '{si-marionnettes|une, pour votre main}', null),
        optional('{si-toutous|Toutous}', '{si-toutous|un par enfant}', null),
        optional('{si-casques|Casque de pompier de jouet, essuyé d’une tête à l’autre}', '{si-casques|un}', null),
        optional('{si-cônes|Cône}', '{si-cônes|un, contre le mur}', null),
        optional('{si-camions|Camion de pompier ou autre, plus gros que le poing}', '{si-camions|un}', null),
      ],
      preparation: [
        'Relisez le plan de votre milieu : comment on se tient, où l’on se rassemble, comment on se compte. Si ses gestes sont autres que ceux d’ici, jouez les siens.',
        'Choisissez un mur libre en face du tapis : il sera le point de rassemblement pour rire. Rien par terre entre les deux. {si-cônes|Un cône, posé contre ce mur, le montre de loin : on le touche en arrivant.} Pas de vraie alarme, pas d’enregistrement : une bouche obéit, pas un appareil.',
        'Gardez à côté de vous l’enfant qui a eu le plus peur, s’il y en a un : il réglera l’alarme le premier, ou regardera. {multiage|Un plus vieux s’assoit à côté de chaque plus jeune.} {1adulte|Seule, vous faites l’alarme en marchant avec eux.} {2adultes|À deux, l’une fait l’alarme, l’autre attend au mur, les bras ouverts.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3 },
          'Assise sur le tapis avec eux : « À l’exercice de feu, l’alarme crie. La mienne est dans ma bouche, et elle écoute mon doigt. » Touchez votre genou du doigt : un « bip » tout petit. Votre ventre : « Bip! » Votre épaule : « BIP! », pas plus fort qu’un « hé! » dans la cour. {si-marionnettes|Une marionnette, à votre autre main, vous tire le bras : « Moins fort! »} Redescendez jusqu’au genou. Fermez le poing : plus rien. Laissez durer le silence. « C’est moi qui l’ai arrêtée. Et la tienne? »',
        ),
        play(
          { 10: 3, 20: 6 },
          'Chacun règle la sienne : doigt au genou, au ventre, à l’épaule. Poing fermé : silence. Puis un enfant règle l’alarme de tout le groupe, et les autres font les « bip » en regardant son doigt; ensuite, c’est un autre. {si-casques|Le casque passe à qui règle.} {si-toutous|Qui a peur bouche une oreille à son toutou et règle pour lui; les toutous attendront sur le tapis.} Trop fort? Qui veut met les mains sur ses oreilles, et tous redescendent au genou. {2-3a|À deux ans, deux réglages suffisent : le genou et le poing.} {2-3a !multiage|Soyez leur alarme : un enfant touche son genou, tous font comme lui, et vous faites « bip »; il ferme le poing, tous aussi, et vous vous taisez d’un coup, les joues gonflées. Puis c’est un autre.} {3-4a|À trois ans, on monte lentement et l’on redescend lentement.} {3-4a !multiage|« Où as-tu senti le bruit? » On pose la main là : le ventre, le cœur, les oreilles. On refait un « bip » petit, la main au même endroit.} {4-5a|À quatre ans, on invente un réglage : le nez, l’orteil.} {4-5a !multiage|Les autres devinent : est-ce plus fort ou moins fort que le genou? Puis on essaie sans regarder le doigt : que se passe-t-il?}',
        ),
        play(
          { 10: 3, 20: 6 },
          'Debout, faites l’alarme moyenne, celle du ventre. Mains sur les oreilles : le bruit rapetisse. On les ôte, on les remet. « Et pour se donner la main? » On cherche : une main bouche une oreille, {3-4a 4-5a|l’épaule bouche l’autre, }la main libre prend celle d’un ami. On marche à deux ou trois jusqu’au mur, notre dehors pour rire, et l’alarme rapetisse. On touche le mur : silence. Tous : « Pompiers, on est là! » On recommence au tapis; un enfant choisit la force. {2-3a|À deux ans, une seule oreille bouchée, c’est assez.} {2-3a !multiage|Marchez avec eux, un enfant à chaque main; les autres vont juste devant vous, la main d’un ami dans la leur. « On s’en va. Moins fort… moins fort… fini! »} {3-4a|À trois ans, on compte les pas entre l’alarme et le silence.} {4-5a|À quatre ans, avant de partir, on cherche qui n’a pas de main, et on lui tend la sienne.} {4-5a !multiage|On refait le chemin avec un autre ami : comment se tenir pour que personne ne marche seul?}',
        ),
        closing(
          { 10: 2, 20: 5 },
          'Assis au mur, on se compte. Prenez une voix de pompière : « Tout le monde est là? » Touchez une épaule à la fois; chacun dit « Je suis là! » ou lève la main. {si-camions|Un camion roule alors d’un soulier à l’autre : un arrêt, un enfant de plus de compté.} {20min 3-4a 4-5a|Un enfant fait le pompier et compte à son tour.} Reprenez votre voix et dites vrai : « La vraie alarme ne m’écoute pas. Elle crie fort pour que tout le monde l’entende, et ça peut faire peur. On sort ensemble, avec moi, et l’on se compte. » Dites ensuite les gestes de votre plan, dans ses mots. Demandez ce qu’ils veulent en dire; écoutez. Le dernier « bip » dort dans la main : on la ferme, on souffle dessus. Chut.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Commencez toujours par le plus petit « bip », et baissez dès qu’un enfant le demande, même des yeux.',
          'Ne dites pas « ce n’est rien » : « Tu as eu peur. C’était fort, et c’est fini. »',
          'Laissez regarder celui qui regarde : il tient votre main, et son doigt peut commander de là.',
        ],
        questionsOuvertes: [
          'Où as-tu senti l’alarme dans ton corps?',
          'Que fait le bruit quand tu bouches tes oreilles?',
          'Qui te donne la main?',
          'Comment sait-on que tout le monde est là?',
        ],
      },
      vocabulaire: [
        'l’alarme',
        'fort',
        'moins fort',
        'le silence',
        'les oreilles',
        'sortir',
        'se compter',
        'le point de rassemblement',
      ],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Il pleure au premier « bip »? Arrêtez, prenez-le contre vous et faites l’alarme sans voix, les lèvres seulement. C’est lui qui rend le son, s’il le veut, en touchant votre genou.',
        },
        {
          pour: '3-4a',
          texte:
            'L’enfant qui crie trop fort devient le poing : il regarde les visages et arrête tout dès que l’un d’eux grimace.',
        },
        {
          pour: '4-5a',
          texte:
            'L’enfant explique à un plus jeune, ou à vous, comment on bouche deux oreilles avec une seule main, et pourquoi on se compte.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Les bruits blessent? L’enfant règle l’alarme de loin, près du mur, et les autres restent au genou. Il n’entend pas? Il voit vos doigts s’ouvrir et se fermer à chaque « bip ». En fauteuil ou en marchette, un ami pose la main sur l’accoudoir, et vous marchez à son pas.',
        },
        {
          pour: 'autre_saison',
          texte: 'L’hiver, racontez avec eux comment votre plan prévoit la sortie, et jouez-la ainsi jusqu’au mur.',
        },
      ],
      securite: {
        risquesAcceptes: ['Larmes en se rappelant le bruit.', '« Bip » qui monte plus haut que voulu.'],
        dangersAEliminer: [
          'Cri dans une oreille : l’alarme se fait assis face au milieu ou debout devant soi, jamais contre un ami.',
          'Course ou poussée vers le mur : on marche, et l’alarme se tait si quelqu’un court.',
          'Vraie alarme pendant le jeu : on cesse aussitôt, et vous suivez le plan de votre milieu.',
          'Enfant forcé de faire le bruit ou de l’entendre : il peut regarder, boucher ses oreilles, s’éloigner à votre vue.',
          'Peur qui dure, nuits ou siestes changées : parlez-en au parent le jour même.',
        ],
        supervision: 'palier2',
        allergies: [
          'Aucun allergène : le jeu se fait avec la bouche, les mains et les pas.',
          '{si-toutous si-marionnettes|Toutous et marionnette lavés sans parfum.}',
        ],
      },
      observation: [
        'Compétences émotionnelles : par quels gestes l’enfant montre-t-il que c’est assez?',
        'Développement sensoriel : quel réglage choisit-il pour lui, et pour les autres?',
        'Santé et sécurité : que fait-il, du premier « bip » jusqu’à l’appel au mur?',
      ],
      prolongements: [
        'Avant le prochain exercice, si vous en savez l’heure, redites avec eux les gestes de votre plan, jusqu’à « on se compte ».',
        'Montrez aux parents le doigt au genou et le poing fermé : à la maison, l’enfant réglera l’alarme de bouche de toute la famille.',
      ],
      reflexionRetroaction: [
        'Ai-je baissé au premier signe, ou au troisième?',
        'Qui n’a rien fait ni rien dit, et comment le retrouver avant le prochain exercice?',
      ],
    },
  },
  {
    key: 'encore-un-bec-puis-je-pars',
    summary:
      'Le gros toutou part travailler… et revient : « Encore un bec! » Les petits répondent : « Vas-y! » On console, on vit la journée, et il revient pour vrai.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_LANGUAGE'],
    themes: ['emotions-et-amitie'],
    materials: [],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    subject: 'separation',
    calls: [
      'la séparation',
      'séparation',
      'la séparation du matin',
      'le matin',
      'l’arrivée du matin',
      'l’arrivée',
      'toutous',
      'toutou',
      'doudous',
      'doudou',
      'pleurent quand le parent part',
      'pleurer quand maman part',
      'pleure le matin',
      'les nouveaux pleurent',
      'consoler un nouveau',
      'consoler un ami',
      'bye-bye',
      'dire bye-bye',
      'le bye-bye du matin',
      's’ennuyer de maman',
      's’ennuyer de papa',
      'intégration des nouveaux',
    ],
    picture:
      'Le gros toutou revient en sautant vers le petit lapin qui pleure; une enfant lève la main et crie, un ami approche son toutou pour consoler.',
    seen: [
      'Deux nouveaux pleurent encore quand le parent part, les autres viennent les consoler',
      'Le matin, elle redonne dix becs à sa mère et ne veut plus la lâcher',
      'Il fait dire bye-bye à son toutou, le cache et le fait revenir',
      'Ils apportent leur doudou à l’ami qui pleure à la fenêtre',
      'Son père revient deux fois à la porte, et les pleurs recommencent chaque fois',
      'Elle demande toute la matinée quand sa maman va revenir',
      'Depuis la rentrée, ça braille au vestiaire dès que les parents mettent leur manteau',
      'Les grands disent au petit nouveau que son papa revient après le dodo',
    ],
    scenes: ['separation', 'consoler'],
    sheet: {
      titre: 'Encore un bec, puis je pars!',
      observationDepart:
        '« Maman! » Ce matin, au moment de la séparation, un nouveau pleure à la porte. Une amie lui apporte son toutou, un autre lui flatte le dos.',
      intentionEducative:
        'Permettre aux enfants de rejouer la séparation du matin avec des toutous, de consoler qui reste, et de vivre chaque fois le retour.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Attachement', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Jouer un départ et un retour{20min 3-4a 4-5a|, dans un rôle puis dans l’autre}.',
        'Offrir une façon de consoler, et attendre la réponse.',
        'Dire ou montrer le bye-bye que l’on préfère.',
      ],
      materiel: [
        item('Toutous', 'un par enfant; pour vous, un gros et un petit', 'Doudous'),
        optional('{si-poupées|Poupée}', '{si-poupées|une}', null),
        optional(
          '{si-sacs-à-dos si-sacoches|Sac à dos ou sacoche}',
          '{si-sacs-à-dos si-sacoches|un, à la taille du gros toutou}',
          null,
        ),
        optional('{si-couvertures|Couverture}', '{si-couvertures|une, au bord du tapis}', null),
        optional('{si-photos|Photos des familles}', '{si-photos|une par enfant}', null),
        optional(
          '{si-figurines|Figurines, longues comme un doigt d’adulte ou plus}',
          '{si-figurines|trois ou quatre par enfant qui en veut}',
          null,
        ),
      ],
      preparation: [
        'Le tapis est la garderie des toutous. {3-4a 4-5a|Un mur libre, à quelques pas, est le travail.} {!3-4a !4-5a|Derrière votre dos, c’est le travail.} On joue plus tard dans la matinée, quand les vrais parents sont partis.',
        'Chaque enfant a son toutou; qui a le sien de la maison le garde pour lui. {3-4a 4-5a|Formez des équipes de deux; dans une équipe de trois, deux toutous restent.} {multiage|Mettez un plus jeune avec un plus vieux.} {1adulte|Seule, restez assise au bord du tapis : vous voyez tout le monde.} {2adultes|À deux, l’une joue, l’autre garde les bras libres pour un enfant qui s’ennuie.}',
        'Sachez l’heure du retour de chacun, par un moment du jour : après la sieste, après la cour. Vous direz seulement ce qui est sûr.',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3 },
          'Assise sur le tapis, un toutou dans chaque main. « C’est le matin. Bye-bye, dit le gros toutou, je pars travailler. » Trois sauts, et il revient : « Oh! Encore un bec! » Il repart, revient : « L’autre joue! » {si-sacs-à-dos si-sacoches|Puis : « Mon sac! » Il l’avait oublié.} Il repart, revient encore. Le petit renifle : « Snif… c’est dur, la séparation. » {si-poupées|Une poupée, assise là, est l’éducatrice des toutous : il se colle contre elle.} Regardez les enfants, découragée : « Il n’arrête plus! Que lui dit-on? » Soufflez-leur : « Un bec, un bye-bye, et vas-y! » Cette fois, il part. Couchez-le derrière vous. « Il va revenir. »',
        ),
        play(
          { 10: 3, 20: 7 },
          '{3-4a 4-5a|Dans chaque équipe, un toutou part, l’autre reste. Un bec, une patte, nez contre nez : ils choisissent leur bye-bye. « Je reviens après le dodo. » Celui qui part peut revenir une fois : « Encore un bec! » L’autre lui dit « Vas-y! », et il marche jusqu’au mur avec son enfant.} {!3-4a !4-5a|Chaque enfant prend son toutou. Le gros toutou passe de l’un à l’autre : « Je pars travailler. Je reviens après le dodo. » Un bec, une patte, nez contre nez; les autres saluent de la patte : bye-bye! Et il disparaît derrière vous.} Sur le tapis, un toutou a de la peine? Un voisin offre : « Ma patte? Un câlin? Rien? » Il choisit. {2-3a|À deux ans, le toutou dit bye-bye de la patte, et ça peut suffire.} {2-3a !multiage|Le petit renifle dans votre main : « Snif! Qui me console? » Attendez. Chacun approche son toutou, s’il veut; le petit dit merci. Puis refaites partir le gros aussi souvent qu’on le demande : « Encore un bec! »} {3-4a|À trois ans, le toutou dit ce qu’il sent : « J’ai de la peine », « Je suis fâché », « Bye! »} {4-5a|À quatre ans, le toutou qui part dit où il va et quand il revient.} {4-5a !multiage|Que fait-on quand le toutou dit « non » à tout? On s’assoit à côté de lui, et l’on attend.}',
        ),
        play(
          { 10: 3, 20: 6 },
          'Racontez la journée, et les toutous la jouent. {3-4a 4-5a|« Collation! » Ici, ils croquent; au travail, ils font semblant d’écrire à l’ordinateur. « On va dehors! » Ici, ils sautent; là-bas, ils s’ennuient un peu. « Dodo! » Ici, ils se couchent; là-bas, ils guettent l’heure.} {!3-4a !4-5a|« Collation! » Ils croquent. « Dehors! » Ils sautent. « Dodo! » Ils se couchent, et l’on chuchote : « Où est-il, le gros? Il travaille. »} {si-couvertures|La couverture borde ceux du tapis, visages dehors.} « C’est l’heure! » {3-4a 4-5a|Celui qui était parti rejoint son ami, et le gros, le petit : « Je suis revenu! »} {!3-4a !4-5a|Le gros revient au petit, puis à chacun : « Je suis revenu! »} {20min 3-4a 4-5a|On recommence la journée, et c’est l’autre toutou qui part.} {20min !3-4a !4-5a|On recommence la journée, du bye-bye au retour.} {2-3a|À deux ans, on attend « C’est l’heure! », les yeux sur la place d’où il reviendra.} {2-3a !multiage|Est-ce long? « Il s’en vient… » Tous l’appellent : « Reviens! », et il arrive en galopant.} {3-4a|À trois ans, celui qui revient demande : « Qu’as-tu mangé? »} {4-5a|À quatre ans, les deux toutous se racontent leur journée, un bout chacun.}',
        ),
        closing(
          { 10: 2, 20: 4 },
          'En rond, les toutous sur les genoux. « Quel bye-bye ton toutou préfère-t-il? » Chacun le montre sur le sien : un bec, une patte, un nez. Puis dites vrai, à chacun qui le demande : « Ce matin, on t’a dit bye-bye. Tu restes avec nous, et quelqu’un de chez toi revient. » Ajoutez le moment que sa famille vous a donné. {si-photos|Qui veut regarde sa photo pendant ce temps.} Le gros toutou part une dernière fois : « Encore un bec? » Tous : « Vas-y! » Il fait le tour du rond et revient au petit : « Je suis revenu! » Assoyez-les ensemble sur l’étagère, d’où ils voient tout le monde. {si-figurines|Des figurines restent sorties : qui veut y rejoue son matin, avec une maison ou deux.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Gardez une voix ordinaire pour le toutou qui pleure : un peu de peine, pas un drame.',
          'Un enfant pleure pour vrai? Posez les toutous, ouvrez les bras; les autres continuent. « Tu t’ennuies. Je suis là. »',
          'Avant qu’un ami console, demandez à celui qui a de la peine : « Veux-tu qu’il vienne? »',
          'Finissez toujours par un retour, même si le temps manque.',
        ],
        questionsOuvertes: [
          'Que dit-on au gros toutou?',
          'Qu’est-ce qui console le petit?',
          'À quel moment va-t-il revenir?',
          'Quel bye-bye aimes-tu?',
        ],
      },
      vocabulaire: ['bye-bye', 'partir', 'rester', 'revenir', 'la peine', 'consoler', 's’ennuyer', 'le bec'],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'L’enfant ne veut pas lâcher son toutou? Son toutou ne part jamais : c’est le vôtre qui part et qui revient, toujours à la même place.',
        },
        {
          pour: '3-4a',
          texte:
            'L’enfant fait partir son toutou et ne le fait plus revenir? Attendez, puis demandez : « Il est rendu où, à l’heure du dodo? »',
        },
        {
          pour: '4-5a',
          texte:
            'L’enfant raconte la journée à votre place : il annonce la collation, la cour, le dodo, et crie « C’est l’heure! »',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Sans mots, l’enfant montre son bye-bye sur le toutou, et sa main dit « revenir ». Il parle une autre langue? Apprenez du parent « bye-bye » et « je reviens ». Qui bouge peu fait partir le toutou dans vos mains, et le rappelle d’un regard.',
        },
        {
          pour: 'autre_saison',
          texte: 'L’hiver, le gros toutou oublie sa tuque au lieu d’un bec : on le renvoie quand même.',
        },
      ],
      securite: {
        risquesAcceptes: ['Larmes qui reviennent en plein jeu.', 'Toutou qui ne veut consoler personne.'],
        dangersAEliminer: [
          'Promesse qu’on ne tient pas : ni « tout de suite » ni un nom dont on n’est pas sûre; seulement le moment que la famille a dit.',
          'Enfant forcé de jouer un départ : il regarde contre vous, son toutou sur lui.',
          'Câlin imposé à qui pleure : on demande d’abord, et « non » se respecte.',
          'Rire d’une peine : « Il s’ennuie. On l’attend. »',
          'Toutou lancé : il marche et il saute dans la main de son enfant.',
          '{si-sacs-à-dos si-sacoches|Bretelles ou bandoulière : nouées court par vous; le sac se tient à la main, jamais au cou.}',
        ],
        supervision: 'palier2',
        allergies: ['Toutous lavés sans parfum; celui de la maison n’est qu’à son enfant.'],
      },
      observation: [
        'Attachement : vers qui l’enfant se tourne-t-il quand le toutou part?',
        'Compétences émotionnelles : que propose-t-il au toutou qui a de la peine?',
        'Langage oral : quels mots de la séparation et du retour emploie-t-il?',
      ],
      prolongements: [
        'Le lendemain matin, l’enfant choisit son bye-bye, un seul, et son toutou le fait à la porte avec lui.',
        'Racontez aux parents le gros toutou qui n’arrête plus : ils choisiront avec leur enfant un bye-bye court, et un moment de retour à dire.',
      ],
      reflexionRetroaction: [
        '{3-4a 4-5a|Quel enfant a voulu être celui qui part, et pourquoi?} {!3-4a !4-5a|Qui a redemandé le départ, et qui a surtout attendu le retour?}',
        'Qui console toujours, et qui le console, lui?',
      ],
    },
  },
  {
    key: 'mon-saut-vient-a-la-maternelle',
    summary:
      'La porte reste ici, mais mon saut vient à la maternelle : il est dans mes jambes! Un pied a hâte de partir, l’autre veut rester, et l’on écoute les deux.',
    ageGroups: ['AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_LANGUAGE'],
    themes: ['emotions-et-amitie'],
    materials: [],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, on dit bye-bye à la clôture, à un mur, à un arbre ou à un banc, toujours à vue de vous.',
    },
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'la maternelle',
      'maternelle',
      'l’école',
      'la grande école',
      'l’école l’an prochain',
      'aller à l’école',
      'l’entrée à la maternelle',
      'la rentrée à la maternelle',
      'ils parlent de l’école',
      'ils veulent rester ici',
      'veut rester à la garderie',
      'ne veut pas aller à l’école',
      'peur d’aller à l’école',
      'hâte d’aller à l’école',
      'quitter la garderie',
      'dire au revoir à la garderie',
      'les finissants',
      'devenir grand',
      'le passage à l’école',
      'ce que j’emporte',
    ],
    picture:
      'En rond, un pied devant, un pied derrière, un enfant penche en avant et une amie en arrière, pensive; au fond, une enfant flatte la porte.',
    seen: [
      'Ils parlent de l’école l’an prochain, certains veulent rester ici',
      'Elle dit qu’elle a hâte à la maternelle, puis deux minutes après qu’elle n’ira pas',
      'Il demande si son crochet et sa doudou vont déménager à l’école avec lui',
      'Au dîner, ils s’obstinent pour savoir qui va à la maternelle et qui reste',
      'Il a visité sa classe de maternelle hier et ne dit plus un mot',
      'Elle veut apporter toute la garderie dans son sac d’école',
      'Les grands jouent à l’école et disent aux autres qu’ils sont encore des bébés',
      'Il pleure parce que son meilleur ami n’ira pas à la même école que lui',
    ],
    scenes: ['depart', 'peurs'],
    sheet: {
      titre: 'Mon saut vient à la maternelle',
      observationDepart:
        '« Moi, l’an prochain, je vais à la maternelle! » « Moi, je veux rester ici. » Un enfant flatte la porte comme un gros chien.',
      intentionEducative:
        'Permettre aux enfants qui iront à la maternelle de trouver ce qu’ils emportent et ce qu’ils laissent, et de dire leur hâte et leur envie de rester.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Concept de soi', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Montrer une chose qu’on sait faire et qu’on emporte avec soi.',
        'Dire bye-bye à une chose qui reste, et ce qu’on a appris avec elle.',
        'Dire sa hâte et son envie de rester, l’une sans effacer l’autre.',
        '{30min|Prendre un geste d’un ami, et lui laisser le sien.}',
      ],
      materiel: [
        optional(
          '{si-sacs-à-dos si-sacs-d-école|Sac d’école ou sac à dos, vide}',
          '{si-sacs-à-dos si-sacs-d-école|un}',
          null,
        ),
        optional(
          '{si-boîtes-à-lunch|Boîtes à lunch vides et lavées}',
          '{si-boîtes-à-lunch|une pour deux enfants}',
          null,
        ),
        optional('{si-photos|Photos d’ici}', '{si-photos|trois ou quatre}', null),
        optional('{si-toutous|Toutou d’ici}', '{si-toutous|un}', null),
        optional('{si-marionnettes|Marionnette}', '{si-marionnettes|une}', null),
      ],
      preparation: [
        'Demandez aux familles qui ira à la maternelle, et où en est chacun. Qui n’y va pas joue aussi : son saut le suit, où qu’il aille. Dites seulement ce que vous savez de l’école.',
        'Choisissez trois choses qui ne bougent pas et que tous voient d’où vous êtes : {dedans|la porte du local, une table, le mur des dessins ou un autre mur}{cour|la clôture, un mur, un arbre ou un banc}.',
        'Faites de la place pour sauter, un bras ouvert entre deux enfants. {1adulte|Seule, menez tout le groupe d’une chose à l’autre, ensemble.} {2adultes|À deux, l’une mène le groupe, l’autre marche avec qui parle peu.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4 },
          'Debout. « L’an prochain, la maternelle. Qu’est-ce que j’emporte? » Poussez {dedans|le mur}{cour|le poteau de la clôture} de tout votre corps : « Ouf! Il ne veut pas venir. Il reste ici. » Tapez-le : « Bye-bye, toi. » Puis sautez, et cherchez partout : « Et mon saut, où est-il? » Tapez vos cuisses : « Dans mes jambes! Où je vais, il vient. J’emporte! » {si-sacs-à-dos si-sacs-d-école|Ouvrez un sac d’école : le saut n’y est pas non plus, il n’en a pas besoin.} Les enfants sautent, tapent leurs jambes et le disent. « Qu’as-tu d’autre, dans toi? »',
        ),
        play(
          { 20: 7, 30: 7 },
          'Ce que j’emporte. Un enfant montre une chose qu’il sait faire : un saut sur un pied, un sifflement, une chanson, une grimace, compter jusqu’à dix, attacher sa botte. Tous la refont avec lui. Puis il tape l’endroit où elle habite, les pieds, la bouche, la tête, et dit : « J’emporte! » Un autre commence aussitôt. {si-boîtes-à-lunch|Une boîte à lunch pour deux : chacun l’ouvre seul, la referme et tape ses doigts.} Quelqu’un dit « je ne sais rien »? Un ami lui en trouve une : « Tu sais faire rire. » Ça habite où, faire rire? On cherche. Deux enfants ont le même saut? Chacun emporte le sien.',
        ),
        play(
          { 20: 6, 30: 7 },
          'Ce que je laisse. Marchez tous jusqu’à {dedans|la porte}{cour|la clôture} et faites semblant de {dedans|la décrocher}{cour|l’arracher} : « Elle reste. Mais qu’est-ce qu’on a appris ici, avec elle? » {dedans|Attendre, dire bye-bye le matin, tourner la poignée.}{cour|Guetter les camions, saluer les voisins, attendre son parent.} « Ça, on l’emporte! » Tapez ensemble l’endroit du corps. Chacun pose une main à plat : « Merci, bye-bye. » {si-toutous|Un toutou d’ici répond : « Moi, je reste garder la place. »} {si-photos|Puis montrez une photo : qu’est-ce qu’on y laisse, qu’est-ce qu’on en emporte?} On va à une deuxième chose, puis à une troisième, qu’un enfant choisit. Quelqu’un ne veut pas dire bye-bye? « Pas encore » se dit aussi.',
        ),
        play(
          { 30: 6 },
          'L’échange. Deux par deux, ou à trois, chacun apprend à l’autre un geste à lui : un saut, un claquement de langue, une façon de dire bonjour. On le refait jusqu’à ce qu’il aille bien. Puis on tape dans la main : « Je te laisse le mien, j’emporte le tien. » On change d’ami, et l’on recommence avec les gestes gagnés. Au signal de votre main levée, tous montrent en même temps un geste qui vient d’un autre. « De qui vient-il? » Même loin, on aura un petit bout de lui. Deux amis n’iront pas au même endroit? Ils font leur échange deux fois, s’ils veulent.',
        ),
        closing(
          { 20: 4, 30: 6 },
          'En rond, debout, un pied devant, un pied derrière. « Le pied de devant a hâte d’aller à la maternelle : qu’est-ce qu’il dit? » On penche en avant; qui veut parle pour son pied. « Celui de derrière veut rester ici : qu’est-ce qu’il dit? » On penche en arrière; on écoute sans corriger. {si-marionnettes|Une marionnette prête sa voix au pied qui ne trouve pas ses mots.} « Les deux sont à toi. Ils peuvent parler tous les deux. » Puis les pieds se rejoignent : « Aujourd’hui, on est encore ensemble, ici. » Un, deux, trois : chacun fait son saut, et l’on atterrit en même temps.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Nommez ce que vous savez de chacun : « Toi, tu emportes ta façon de raconter. »',
          'Ne pressez pas le pied de derrière vers « c’est beau, l’école » : répétez ce qu’il dit, et attendez.',
          'À une question dont vous n’avez pas la réponse, dites-le : « Je ne sais pas. On va le demander. »',
        ],
        questionsOuvertes: [
          'Qu’emportes-tu, et où cela habite-t-il?',
          'Qu’as-tu appris avec cette chose-là?',
          'Que dit ton pied de devant?',
          'Que dit ton pied de derrière?',
        ],
      },
      vocabulaire: [
        'la maternelle',
        'l’an prochain',
        'emporter',
        'laisser',
        'avoir hâte',
        'rester',
        'merci',
        'bye-bye',
      ],
      adaptations: [
        {
          pour: '4-5a',
          texte:
            'L’enfant qui mène bien pose la question à votre place : « Tu l’emportes ou tu le laisses? » Les autres sautent pour « j’emporte » et s’accroupissent pour « je laisse ».',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Sans mots, l’enfant montre son geste, et un ami le refait. Le pied de devant et le pied de derrière peuvent être deux mains ou deux roues. Le changement inquiète? Faites toujours les mêmes trois choses, dans le même ordre, et annoncez la fin.',
        },
        {
          pour: 'autre_saison',
          texte:
            'À l’automne, les nouveaux grands le jouent à l’envers : qu’ai-je apporté ici dans mes jambes, et qu’est-ce que j’y ai trouvé?',
        },
      ],
      securite: {
        risquesAcceptes: ['Larmes, silence, rire au mauvais moment.', 'Chute sur les fesses en sautant.'],
        dangersAEliminer: [
          'Promesse sur l’école, la classe ou les amis : dites seulement ce que la famille vous a confirmé.',
          'Enfant dont on rit, « bébé » lancé à qui reste ou à qui veut rester : « Ici, les deux pieds parlent. »',
          'Enfant pressé de dire bye-bye ou de parler : « pas encore » est une réponse.',
          'Saut près d’un voisin ou d’un meuble : un bras ouvert autour de soi, les pieds au sol au départ et à l’arrivée.',
          '{cour|Sol mouillé, bosselé ou glissant : on saute ailleurs, là où les pieds tiennent.}',
          'Porte ou barrière : elle reste fermée, on y pose la main à plat, loin des charnières.',
          '{si-sacs-à-dos si-sacs-d-école si-boîtes-à-lunch|Sac ou boîte à lunch sous un pied : ils attendent contre un mur pendant les sauts.}',
        ],
        supervision: 'palier2',
        allergies: [
          '{dedans|Aucun allergène : le jeu se fait avec le corps et la voix.} {cour|Asthme à l’effort : pompe à portée.}',
        ],
      },
      observation: [
        'Concept de soi : qu’est-ce que l’enfant choisit d’emporter, et avec quel visage le montre-t-il?',
        'Compétences émotionnelles : lequel de ses deux pieds parle le plus?',
        'Langage oral : comment explique-t-il où habite ce qu’il sait faire?',
      ],
      prolongements: [
        'Jusqu’au dernier jour, quand un enfant réussit une chose, tapez avec lui l’endroit du corps : « J’emporte! »',
        'Dites aux parents ce que leur enfant emporte; à la maison, ils cherchent ensemble une chose à emporter à la maternelle et une chose qui restera chez eux.',
      ],
      reflexionRetroaction: [
        'Que laisserai-je, moi, partir avec chacun d’eux?',
        'Qui n’a parlé que d’un pied, et de quoi l’autre aurait-il besoin?',
      ],
    },
  },
]
