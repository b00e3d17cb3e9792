import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

export const PRESCHOOLER_DANDELIONS_PLANKS_AND_CHALK_SHEETS: readonly BankSheet[] = [
  {
    key: 'un-pissenlit-pour-toi',
    summary:
      'On cherche une fleur libre, on la pince au pied, le jaune reste aux doigts. La boule blanche s’envole, et le bouquet trouve preneur.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['jardin-et-recolte', 'couleurs-et-textures', 'vent-et-ciel'],
    materials: ['contenants-et-cuilleres', 'cartons-et-boites'],
    place: 'YARD',
    alsoAt: {
      PARK: 'Au parc, les fleurs des massifs restent là; cueillez dans le gazon, loin du sentier des chiens.',
    },
    seasons: ['SPRING'],
    alsoIn: {
      SUMMER: 'L’été, quelques pissenlits refleurissent; trèfles et marguerites du gazon complètent les bouquets.',
    },
    durationMinutes: 30,
    adults: 1,
    calls: [
      'pissenlit',
      'pissenlits',
      'pissenli',
      'fleur',
      'fleurs',
      'cueillir des fleurs',
      'cueillette',
      'bouquet',
      'offrir une fleur',
      'souffler sur un pissenlit',
      'graines qui volent',
      'doigts jaunes',
      'abeille',
      'bourdon',
      'gazon',
      'fleurs sauvages',
    ],
    seen: [
      'elle m’apporte une petite tête jaune sans tige et me la met dans la main',
      'il souffle sur une boule blanche et court après les petits parachutes',
      'ils se frottent du jaune partout sur les joues et les bras avec les fleurs',
      'elle arrache les fleurs de la plate-bande du voisin, je ne sais plus quoi lui donner à cueillir',
      'il a peur de ramasser une fleur parce qu’il y a une mouche noire et jaune dedans',
      'il est fâché, la tige casse toujours trop haut et la tête lui reste dans les doigts',
      'sur le gazon, ils cueillent tout ce qui pousse et remplissent leurs gobelets pour les vider après',
      'à l’heure des parents, elle court avec un petit bouquet fané pour sa maman',
    ],
    scenes: ['plantes', 'ramasser', 'bestioles', 'bulles'],
    picture:
      'Dans un gazon plein de pissenlits, une enfant secoue une boule de graines, un autre tend un bouquet, et l’éducatrice ouvre sa main toute jaune.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'Un pissenlit pour toi',
      observationDepart:
        'Une tête de pissenlit sans tige tombe sur votre genou, puis une autre. À la cinquième, la main qui les apporte est toute jaune. « C’est pour toi. »',
      intentionEducative:
        'Permettre aux enfants de cueillir pour vrai une fleur qui se cueille, de voir ce qu’elle laisse, ce qu’elle devient, et d’en faire un cadeau.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
      ],
      objectifs: [
        'Distinguer la fleur libre, la fleur occupée et celle qui reste à sa place.',
        'Pincer une tige et doser sa force pour qu’elle vienne entière.',
        '{4-5a|Relier le bouton, la fleur jaune et la boule de graines.}{3-4a !4-5a|Relier la fleur jaune et la boule de graines.}',
        'Donner son bouquet, ou choisir de le garder.',
      ],
      materiel: [
        item(
          'Pissenlits du gazon, en fleur et en boule',
          '{ete|quelques-uns par enfant}{!ete|une dizaine par enfant}, et autant qui restent',
          'Trèfles et marguerites du gazon, pour les bouquets',
        ),
        item('Gobelets de plastique', 'un par enfant', 'Petites chaudières'),
        item('Cartons blancs, grands comme une assiette', 'un par enfant', 'Carrés de vieux drap'),
        item('Débarbouillettes mouillées, gardées par l’adulte', 'une par enfant', 'Serviettes mouillées'),
        item('Bouteille d’eau, pour rincer un œil ou une main', 'une', 'Gourde de l’adulte'),
        optional('{4-5a|Roche plate, grosse comme le poing}', 'une, comme repère', 'Gobelet retourné'),
        optional('{30min 45min si-paniers|Panier}', 'un', null),
        optional('{si-loupes|Loupes incassables}', 'deux', null),
        optional('{si-peinture|Peinture lavable jaune}', 'un fond dans un couvercle', null),
        optional('{si-ruban-adhésif|Ruban-cache large}', 'un rouleau, gardé par vous', null),
      ],
      preparation: [
        '{cour|Demandez que la tondeuse passe après vous, et assurez-vous que rien n’a été épandu sur le gazon.} {parc|Appelez la Ville : le gazon est-il traité, et quel jour passe la tondeuse?}',
        'Choisissez une pièce de gazon grande comme votre local, où il reste du jaune et du blanc, loin {cour|de la clôture}{parc|du sentier} que longent les chiens. Marchez-la : ni crotte, ni verre, ni guêpes qui vont et viennent d’un trou. {2-3a|Avec des enfants de deux ans, gardez-en seulement ce que deux grands pas couvrent, devant vous et de chaque côté.}',
        'Montrez du bras ce qui ne se cueille pas : {cour|plates-bandes, potager, arbustes}{parc|massifs, arbustes, fossés}. Le muguet et la jonquille, entre autres, rendent malade qui les mâche.',
        'Relisez les plans de santé : qui réagit aux piqûres, au pollen, à l’herbe à poux, au latex? L’auto-injecteur est sur vous avant la première fleur.',
        '{1adulte|Seule, assoyez-vous à un bord de la pièce de gazon, face au groupe : tout se cueille devant vous.} {2adultes|À deux, l’une cueille avec le groupe, l’autre suit les boules blanches qui s’envolent.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'À genoux, le nez au-dessus d’un pissenlit : « Y a-t-il quelqu’un? » Rien ne bouge dedans. « Libre! » Pincez la tige au ras du sol, tirez, écoutez le petit « poc ». Frottez la fleur dans votre paume et ouvrez la main. Penchez-vous sur une autre. Une bestiole y mange : « Occupée! » S’il n’en vient pas, votre index fait la bestiole dans une fleur. Vos deux mains filent dans votre dos, les leurs aussi. « On cueille, rien ne se goûte. » Donnez à chacun un gobelet et un carton.',
        ),
        play(
          { 20: 7, 30: 9, 45: 13 },
          'Chaque main cherche sa fleur. La tige casse trop haut, la tête saute, on recommence. « Occupée! » crie quelqu’un; deux amis s’accroupissent à un grand pas, mains au dos, pour voir boire la visiteuse. {2-3a|Des têtes sans tige tombent dans le gobelet, se versent dans l’herbe, y retournent.} {3-4a|Le pouce descend jusqu’au sol, et la tige vient, longue, longue.} {4-5a|On aligne sur le carton un bouton, une fleur, une fleur refermée, une boule : qui était qui, hier?} Une fleur frottée laisse un soleil sur le carton, la paume, le genou. Une feuille y met du vert. {si-peinture|Une tête sans tige, trempée dans la peinture, met un autre soleil à côté : lequel est le plus jaune?} {avec-contenant|Le surplus loge dans @materiel.}',
        ),
        play(
          { 20: 6, 30: 7, 45: 11 },
          'Quelqu’un trouve une boule blanche. Cueillez-en une et levez-la à une longueur de main de votre bouche : « Un, je tourne le nez. Deux, le ventre est gonflé. Trois, vous vous envolez! » Le vent prend des graines, l’herbe en garde. {2-3a|Une petite main secoue la boule comme une clochette : ça part aussi bien.} {3-4a|On court dessous, les paumes ouvertes; la graine passe toujours à côté.} {3-4a !4-5a|On couche une boule contre une fleur jaune : qu’ont-elles de pareil?} {4-5a|On choisit une graine, on parie sur l’endroit où elle tombera, on la suit jusque-là.} Une graine posée sur le carton montre son parachute et son petit bout brun. {si-loupes|À la loupe, le parachute devient un plumeau, et la graine a de petites dents.}',
        ),
        play(
          { 30: 5, 45: 9 },
          'Les bouquets se font : tout en jaune, une seule tige très longue, trois têtes et une feuille. À qui iront-ils? À un ami, à vous, {cour|à qui passe dans la cour, }à l’arbre, à personne. On tend, on demande : « Le veux-tu? » Un non se peut; le bouquet cherche alors ailleurs. {2-3a|Le bouquet se donne, se reprend, se redonne.} {4-5a|Un messager s’offre pour les livraisons et rapporte la réponse.} {45min|Un bouquet donné, on en compose un autre, tout différent.} {si-paniers|Un bouquet refusé attend dans le panier; un livreur l’y prend et le propose ailleurs.}',
        ),
        closing(
          { 20: 4, 30: 5, 45: 7 },
          '{20min|Chaque enfant rassemble ses fleurs en bouquet et l’offre : « Le veux-tu? » Un non se peut; le bouquet reste alors dans son gobelet.} Tous lèvent les paumes : jaune, vert, un peu de brun. « Qui t’a fait ça? » Distribuez les débarbouillettes : le jaune s’en va, le brun restera jusqu’à demain. Chaque enfant garde une fleur dans son gobelet. {si-ruban-adhésif|Ou bien sur sa manche : un tour de ruban lâche, collant en dehors, où elle se couche à plat.} Puis il en choisit une autre, dans le gazon, et lui dit : « Toi, je te laisse à l’abeille. » {cour|Mains au savon en entrant.} {parc|Mains au savon dès le retour.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Une abeille s’approche : collez les bras au corps, reculez d’un pas, dites « Occupée! » d’une voix tranquille. Les enfants prennent votre pas et votre voix.',
          'Recevez la tête sans tige comme un bouquet : ouvrez la main, regardez, remerciez.',
          'Offrez une place à la fleur qui monte vers une bouche : « Dans ton gobelet, ou dans ma main? »',
          'Gardez le jaune sur vos doigts, bien en vue, jusqu’à la fin.',
        ],
        questionsOuvertes: [
          'Comment sais-tu qu’elle est libre?',
          'Qu’est-ce qui est resté sur tes doigts?',
          'Où s’en va la graine?',
          '{3-4a 4-5a|À qui penses-tu en la cueillant?}',
        ],
      },
      vocabulaire: [
        'le pissenlit',
        'la tige',
        '{4-5a|le bouton}{!4-5a|le gazon}',
        'la graine',
        'cueillir',
        'pincer',
        'occupée',
        'le bouquet',
      ],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Cueillez d’abord à deux, votre pouce contre le sien. Pour la graine, gardez la main qui secoue : à deux ans, on aspire souvent avant de souffler.',
        },
        {
          pour: '3-4a',
          texte:
            'Passez une commande : « J’en voudrais une longue et une toute petite. » La main apprend à choisir avant de tirer.',
        },
        {
          pour: '4-5a',
          texte:
            'Ils posent la roche plate à côté d’un bouton, {cour|dans un carré de gazon que personne ne tondra cette semaine}{parc|au pied d’un arbre}. {cour|Chaque jour}{parc|De visite en visite}, ils vont le voir et prédisent ce qu’il sera la prochaine fois.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Près de l’enfant en fauteuil, serrez dans votre poing le pied d’une tige cueillie : il pince, tire, entend le « poc ». Un carton sur ses genoux reçoit fleurs et boule; il frotte, secoue, dit à qui va son bouquet. L’enfant que le collant dérange cueille avec un carton plié, comme une pince.',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’automne, cherchez dans le gazon les rosettes de feuilles bien à plat : le pissenlit passe l’hiver ainsi. Chaque enfant choisit celle qu’il ira saluer au printemps.',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Doigts jaunes, chandail taché pour de bon.',
          'Bouquet refusé, ou écrasé à force d’être tenu.',
        ],
        dangersAEliminer: [
          'Abeilles, bourdons, guêpes : souliers aux pieds, rien de sucré dehors; les yeux vont dans la fleur avant les doigts, et l’occupée reste en place.',
          'Fleur, tige ou feuille à la bouche : ici, rien ne se goûte; vous le dites avant de commencer{2-3a|; les enfants de deux ans restent à deux pas de vous, les mains et la bouche sous vos yeux}.',
          'Graine aspirée : la boule reste à une main de la bouche, et le nez se tourne pour prendre l’air.',
          'Sève dans un œil : elle pique; la débarbouillette passe avant que la main frotte un visage, et l’œil se rince à l’eau de la bouteille.',
          'Bouton d’or et plante inconnue : ils se mêlent au gazon et irritent la peau; vous les montrez, personne ne les cueille.',
          '{ete|Soleil et chaleur : cueillette du matin, chapeau, eau et ombre.}',
          '{si-loupes|Loupe au soleil : elle brûle; elle reste dans l’ombre de l’enfant et ne vise jamais le ciel.}',
          '{si-ruban-adhésif|Ruban serré : vous le posez par-dessus la manche, un doigt dessous, et l’ôtez en rentrant.}',
        ],
        supervision: 'palier2',
        allergies: [
          'Piqûres : l’enfant allergique cueille à côté de vous, qui portez son auto-injecteur.',
          'Pollen, rhume des foins, asthme : le pissenlit est de la famille de l’herbe à poux; suivez le plan de l’enfant, un ami frotte le jaune pour lui. Une peau qui rougit se rince, et l’enfant continue avec les yeux.',
          'Allergie au latex : la sève du pissenlit est un latex aussi, autre que celui des gants, et pourrait faire réagir. Par prudence, consultez le parent d’avance; l’enfant montre la fleur, vous la cueillez et la couchez sur son carton, sans qu’il touche tige ni feuille.',
        ],
      },
      observation: [
        'Éveil aux sciences : voyez si la boule blanche lui rappelle la fleur jaune, et par quoi : la tige, le lait qui colle, les feuilles.',
        'Motricité fine : où pince-t-il, après qu’une tige a cassé trop haut?',
        'Compétences sociales : un « non » à son bouquet en apprend beaucoup, selon qu’il insiste, offre ailleurs, le garde ou vient vous voir.',
      ],
      prolongements: [
        '{cour|Gardez un carré sans tondeuse : dans une dizaine de jours, le jaune d’aujourd’hui y sera blanc.} {parc|Revenez dans une dizaine de jours : le jaune d’aujourd’hui sera blanc.}',
        'La fleur rentre à la maison dans le gobelet, avec un mot : « Demandez-moi si elle était libre. »',
      ],
      reflexionRetroaction: [
        'Quelles fleurs ai-je reçues sans les regarder?',
        'Devant l’abeille, est-ce leur peur ou la mienne qui a rapetissé?',
      ],
    },
  },
  {
    key: 'ca-bouge-sous-mes-pieds',
    summary:
      'Une planche, une bûche dessous : les enfants posent, vous essayez, ils passent. Au milieu, toc, ça bascule. « Terre! », et l’on descend.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['mouvement-et-defis', 'emotions-et-amitie'],
    materials: ['buches-et-rondelles'],
    place: 'YARD',
    alsoAt: {
      PARK: 'Au parc, planches et bûches arrivent en chariot; installez-vous dans l’herbe, loin des modules et des bancs.',
      WOODS:
        'Dans le bois, deux bûches saines se trouvent sur place; rondelles, cales et trois planches suivent en chariot.',
    },
    seasons: ['SPRING', 'SUMMER', 'AUTUMN'],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'planche',
      'planches',
      'planche qui bouge',
      'bûche',
      'rondin',
      'poutre',
      'marcher sur une poutre',
      'équilibre',
      'marcher en équilibre',
      'bascule',
      'pont qui bouge',
      'peur quand ça bouge',
      'peur de tomber',
      'donner la main',
      'parcours d’équilibre',
      'bouger',
    ],
    seen: [
      'il met un pied sur le madrier, sent que ça penche et le retire tout de suite',
      'elles transportent une longue planche à deux et la posent en travers d’un rondin',
      'ils marchent les bras ouverts sur le rebord du carré de sable comme des funambules',
      'elle a le cœur qui saute quand le pont suspendu branle et elle fige au milieu',
      'il dit toc quand ça bascule et il veut recommencer encore et encore',
      'elle est restée une semaine à regarder les autres et ce matin elle a traversé toute seule',
      'au parc, ils marchent sur les troncs couchés et me demandent de leur tenir le doigt',
      'dans la cour, ils veulent se bâtir un parcours mais j’ai peur que ça tombe',
    ],
    scenes: ['equilibre', 'fierte', 'peurs'],
    picture:
      'Bras ouverts, une enfant marche sur une planche posée sur une bûche; l’éducatrice offre sa paume, et deux amis portent une autre planche.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'Ça bouge sous mes pieds',
      observationDepart:
        'Elle a mis un pied sur la planche, la planche a penché, le pied est revenu. Depuis ce matin, elle y retourne, un orteil à la fois.',
      intentionEducative:
        'Permettre à l’enfant de sentir l’appui céder sous lui, d’y répondre de tout son corps et de dire où il s’arrête.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'secondaire' },
      ],
      objectifs: [
        'Retrouver son équilibre quand l’appui penche.',
        'Choisir son passage : assis, à quatre pattes, debout, tenu ou non.',
        'Dire « Terre! », et figer quand un ami le dit.',
        '{4-5a|Glisser la planche sur sa bûche pour que ça bouge plus, ou moins.}',
      ],
      materiel: [
        item(
          'Planches lisses, longues comme un enfant, larges comme deux mains, épaisses d’un pouce',
          '{cour parc|quatre}{bois|trois}',
          'Vieilles tablettes de bois plein, poncées',
        ),
        item(
          'Bûches rondes, grosses comme votre mollet au plus',
          'deux, dont une plus mince',
          'Demi-bûches, l’écorce en haut',
        ),
        item(
          'Rondelles de bois larges, hautes comme votre main sur la tranche',
          'huit',
          'Blocs de bois pleins, bas et larges',
        ),
        item('Cales de bois', 'quatre', 'Roches plates, grosses comme le poing'),
        item('{parc bois|Chariot, pour apporter le bois}', '{parc bois|un}', '{parc bois|Brouette}'),
        optional('Matelas de gymnastique, les jours au local', 'un', 'Vieux matelas de lit pliant'),
        optional('{si-toutous|Toutou}', 'un', null),
        optional('{si-cordes|Corde, couchée par terre}', 'une', null),
        optional('{si-cônes|Cônes}', 'deux', null),
      ],
      preparation: [
        'Passez la main partout : ni clou, ni écharde, ni fente. Couchez chaque planche sur deux rondelles et pesez au milieu de tout votre poids; celle qui craque s’en va.',
        'Choisissez un sol souple et sec, {cour parc|herbe ou paillis}{bois|terre ou feuilles}, avec deux grands pas libres tout autour. Regardez sous chaque bûche avant de la rouler : guêpes, verre.',
        'Couchez une bûche dans un creux fait du talon, une cale de chaque côté, puis la planche en travers : la planche bascule, la bûche ne roule pas. Le bout levé reste plus bas que le genou du plus petit; sinon, prenez une bûche plus mince. {si-cônes|Posez deux cônes à deux pas de la planche, sur le côté : c’est là que l’on attend, jamais devant un bout.}',
        '{1adulte|Seule, une seule planche bouge, à portée de votre bras, le groupe entier devant vous. Essayez d’avance un pont sur deux rondelles; les autres planches restent par terre. Quand un enfant veut en poser une sur des rondelles ou changer la vôtre, couchez d’abord au sol celle qui bouge, allez voir, essayez, puis revenez la relever.} {2adultes|À deux, l’une garde la planche qui bouge à portée de bras, l’autre essaie ce que les enfants posent ailleurs.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Marchez sur une planche couchée par terre, l’air de vous ennuyer. Posez-la en travers de la bûche calée, un bout au sol. Montez à petits pas. Passé le milieu, l’autre bout descend : toc! Restez là, genoux pliés, bras ouverts. « Ouh. Mon ventre a sauté. » Encore un pas, puis, bien fort : « Terre! » Mettez un pied à côté, l’autre suit. « C’est le mot pour revenir sur la terre ferme. On le dit quand on veut, et tous les autres figent. » Essayez-le ensemble. {si-toutous|Assoyez un toutou sur le bout levé et pesez-y du pied : toc! Qui dit « Terre! » pour lui?} {si-cordes|La corde couchée par terre est un chemin étroit, sans « toc » : on s’y exerce en attendant.}',
        ),
        play(
          { 20: 13, 30: 12, 45: 16 },
          'À deux, un à chaque bout, les enfants portent une planche, cherchent où la coucher, rapprochent une rondelle. Une planche ne touche plus le sol? Tout le monde recule et vous montez : ça tient? « À vous. » Sur la planche qui bouge, un seul enfant à la fois. Les autres marchent sur le bois couché, d’une rondelle à l’autre, transportent, regardent. {3-4a|Assis d’abord, puis à quatre pattes : la planche fait « toc », et l’on recommence pour l’entendre encore.} {4-5a|On fait glisser la planche sur sa bûche, de la largeur d’une main : où est-ce que ça basculera, maintenant?} À « Terre! », vous bloquez la planche du pied, ceux qui passent ailleurs figent, l’enfant descend par où il veut.',
        ),
        play(
          { 30: 8, 45: 16 },
          'Une main, cela se demande. Le long du bois qui ne bouge pas, un ami marche à côté et offre un avant-bras, un doigt ou rien; celui qui passe choisit, et lâche quand il veut. Sur la planche qui bascule, l’avant-bras est le vôtre. {3-4a|« Tiens-moi… tiens-moi pas! » La même planche se passe des deux façons.} {4-5a|Une traversée se compose : un pont sur deux rondelles, un bout de terre ferme, puis la planche qui bascule.} Un enfant accroupi, la paume contre le flanc d’une rondelle, sent venir les pas d’un ami. {45min|Plus tard, prenez l’autre bûche, calée de même, le bout levé toujours sous le genou. Montez la première, puis demandez ce qui a changé.} Qui a dit « Terre! » recommence, regarde, ou retourne bâtir.',
        ),
        closing(
          { 20: 4, 30: 6, 45: 8 },
          'Avant de ranger, chaque enfant choisit une planche et sa façon d’y passer; regarder compte aussi. Puis on couche les planches par terre, loin des bûches. Assis, les pieds bien à plat : « Et la terre, elle bouge? » Un genou tremble encore, un ventre se calme. Qui le veut raconte où il a dit « Terre! ».',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Ouvrez la paume vers le ciel, à côté de la hanche de l’enfant, et laissez-la là : sa main s’y pose ou passe tout droit.',
          'Montez la première chaque fois qu’une pièce levée a changé de place, même d’un doigt.',
          'Dites ce que le corps a trouvé : « Tes genoux ont plié, tes bras se sont ouverts. »',
          'Donnez raison à la peur : « Oui, elle bouge. Jusqu’où veux-tu aller? »',
        ],
        questionsOuvertes: [
          'À quel endroit a-t-elle bougé?',
          'Qu’est-ce que tes bras ont fait tout seuls?',
          'De quoi as-tu besoin pour le prochain pas?',
          '{4-5a|Où glisser la planche pour que ça bouge moins?}',
        ],
      },
      vocabulaire: [
        'l’équilibre',
        'basculer',
        'la planche',
        'la bûche',
        'la cale',
        'trembler',
        'figer',
        'la terre ferme',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Commencez par la bûche la plus mince, celle qui lève à peine le bout : le « toc » y est déjà, la hauteur viendra.',
        },
        {
          pour: '4-5a',
          texte:
            'Proposez d’arrêter juste à l’endroit où ça bascule et d’y tenir le temps de compter cinq, les yeux sur quelque chose au loin.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui ne marche pas s’assoit à califourchon au milieu, contre vous, vos deux pieds par terre; il commande : « Bouge! », « Terre! ». L’enfant que le mouvement affole garde les pieds au sol et guide un ami de la voix, d’un bout à l’autre.',
        },
        {
          pour: 'interieur',
          texte:
            'Au local, couchez une planche sur un matelas de gymnastique, loin des meubles : elle enfonce, penche, revient.',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’hiver, le bois glacé reste à l’abri : un sentier étroit, tapé dans la neige et haut comme une botte, s’effrite sous les pas.',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Pied qui manque le bois, fesses ou genoux par terre.',
          'Peur qui serre le ventre, et qui ne part pas toujours.',
        ],
        dangersAEliminer: [
          'Doigts et orteils sous le bout qui descend : souliers fermés; qui attend se tient à deux pas, sur le côté, jamais devant un bout. Une planche se pose à deux, doigts sur les côtés.',
          'Deux enfants sur la planche qui bouge, ou un saut sur son bout : elle catapulte; un seul enfant, et au pas.',
          'Bûche qui roule, cale partie, appui changé : personne n’y monte avant votre pied.',
          'Planche qui bouge sans vous : elle est à portée de votre bras, ou couchée par terre.',
          'Chute sur du dur : la hauteur reste sous le genou, le sol est souple, loin {cour|du mur, de la clôture et de l’asphalte}{parc|des bancs, des modules et du sentier}{bois|des souches, des roches et des chicots}.',
          'Bois mouillé{automne| ou couvert de feuilles} : il glisse; le jeu se fait au sec, ou un autre jour.',
          '{ete|Bois chauffé au soleil, chaleur : installez-vous à l’ombre, chapeau sur la tête, eau à la pause.}',
          '{bois|Tiques et herbe à puce : pantalon long dans les bas, coin choisi sans broussailles, peau examinée au retour.}',
          '{si-cordes|Corde tendue, tenue ou passée au cou : elle reste couchée, à trois pas de la planche qui bascule, et vous la ramassez.}',
        ],
        supervision: 'palier2',
        allergies: [
          'Bois de provenance connue, ni peint ni traité. Piqûres : l’auto-injecteur est sur vous quand une bûche se soulève.',
        ],
      },
      observation: [
        'Motricité globale : quand ça bascule, par quoi se rattrape-t-il d’abord, bras, genoux ou pied au sol?',
        'Compétences émotionnelles : ce qui l’aide à faire un pas encore, ce qui l’aide à dire « Terre! » : votre paume, un ami, un moment assis.',
        'Schéma corporel : après coup, il raconte ses pieds, ses bras, son ventre; retenez ce qu’il dit et ce qu’il refait du geste.',
      ],
      prolongements: [
        'La fois suivante, laissez-les remonter la même installation de mémoire, puis changer une seule chose.',
        'Apprenez au parent ce que veut dire « Terre! » : le pont qui branle, au terrain de jeu du quartier, attend ce mot-là.',
      ],
      reflexionRetroaction: [
        'Que disait mon visage au moment du « toc »?',
        'Quel « Terre! » m’a étonnée, et comment y ai-je répondu?',
      ],
    },
  },
  {
    key: 'la-craie-fait-la-loi',
    summary:
      'Zigzag, points, vagues : une route se parcourt comme elle est dessinée. Les enfants tracent cases et règles, et tout le corps obéit.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['nombres-et-formes', 'mouvement-et-defis'],
    materials: ['craies'],
    place: 'YARD',
    alsoAt: {
      PARK: 'Au parc, prenez un terrain de ballon asphalté, libre, clôturé ou loin de la rue.',
    },
    seasons: ['SPRING', 'SUMMER', 'AUTUMN'],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'craie',
      'craies',
      'craie de trottoir',
      'craies de trottoir',
      'trotoir',
      'dessiner par terre',
      'dessiner à la craie',
      'asphalte',
      'marelle',
      'cases',
      'tracer une route',
      'zigzag',
      'sauter à cloche-pied',
      'jeu dessiné au sol',
      'inventer une règle',
      'craies à trottoir',
      'bouger',
      'dessin',
      'parcours',
      'motricité globale',
    ],
    seen: [
      'elle fait une longue ligne par terre et dit à l’autre tu peux pas passer, c’est de l’eau',
      'ils sautent de point en point sur le ciment sans piler à côté',
      'il tient sur une jambe dans un petit cercle en disant que c’est la règle',
      'ils gribouillent partout dans l’entrée et se promènent dessus comme sur un chemin',
      'elle veut décider ce qu’on fait à chaque dessin et les amis disent que ce n’est pas juste',
      'il invente un signe pour dire marche comme un chien et il est fier que les autres comprennent',
      'dans la cour, ils ont dessiné un sentier qui arrête net et un petit attend, la jambe levée',
      'au parc, il y avait des carrés numérotés sur l’asphalte et ils ont sauté là une demi-heure',
    ],
    scenes: ['tracer-ecrire', 'equilibre', 'sauter', 'inventer-regles'],
    picture:
      'Sur l’asphalte, une enfant suit un zigzag de craie, un ami se met en boule dans une case, l’éducatrice reste un pied en l’air au bout d’une route.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'La craie fait la loi',
      observationDepart:
        'Un enfant tire un trait de craie jusqu’au soulier d’une amie, qui l’enjambe en chantant. « Tu peux pas! C’est une rivière. »',
      intentionEducative:
        'Permettre aux enfants d’inventer des signes qui font bouger un corps, de les donner à lire et de les corriger quand on les lit de travers.',
      domaines: [
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Éveil aux mathématiques', role: 'secondaire' },
      ],
      objectifs: [
        'Tracer un signe et lui attacher un mouvement.',
        'Régler ses pas, ses sauts et ses arrêts sur ce qui est dessiné.',
        'Juger si un corps tient dans une case, et dans quelle position.',
        '{4-5a 45min|Comparer des chemins qui mènent au même endroit.}',
      ],
      materiel: [
        item(
          'Grosses craies de trottoir',
          'deux par enfant, de plusieurs couleurs',
          'Un bâton court par enfant, qui trace dans la terre battue',
        ),
        optional('{si-vaporisateurs|Vaporisateurs d’eau}', 'un pour trois enfants', null),
        optional('{si-pinceaux|Gros pinceaux}', 'un pour deux enfants, mouillés à votre bouteille d’eau', null),
        optional('{si-cerceaux|Cerceaux}', 'deux', null),
        optional('{si-roches|Roches plates, larges comme une paume}', 'une pour deux enfants', null),
      ],
      preparation: [
        'Choisissez un asphalte sec et plat, de dix grands pas sur six, loin {cour|des tricycles et de la barrière}{parc|des vélos et du stationnement}. Écartez le gravier du pied.',
        'Tracez-en le grand tour, avec une seule ouverture : le jeu se passe dedans.',
        'Posez les craies en quatre tas, un par coin : les routes auront à se rencontrer.',
        '{ete|Appuyez le dos de la main au sol le temps de compter cinq. Trop chaud? Le jeu se fait tôt le matin, ou à l’ombre.}',
        '{1adulte|Seule, entre deux voyages, tenez-vous au bord, d’où les quatre coins se voient.} {2adultes|À deux, l’une voyage et se trompe, l’autre reste là où l’on trace.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Tracez un zigzag et, au bout, un rond grand comme un soulier. Laissez-y la craie et revenez au départ. Suivez le zigzag, un coup de hanches à chaque pointe, et tenez dans le rond sur un pied. « C’est la craie qui l’a dit. » Reprenez la craie; de là, tracez une route qui s’arrête net. Marchez jusqu’au bout, restez-y, le pied levé. « Je suis prise. Elle ne dit plus rien. » Tendez la craie à qui veut vous sortir de là.',
        ),
        play(
          { 20: 7, 30: 10, 45: 13 },
          'Les enfants tracent leurs routes à partir des coins, à genoux, à reculons, pliés en deux. Des points : on saute de l’un à l’autre. Des vagues : on marche en roulant les épaules. {3-4a|Le trait vient d’abord; en le suivant, on découvre ce qu’il demande.} {4-5a|Une main dessinée au bord veut dire « à quatre pattes », jusqu’à la main suivante.} Demandez à visiter une route et faites ce qu’elle dit, même si elle vous plante au milieu de rien. L’auteur rit, proteste, ajoute un signe. {si-vaporisateurs|Un coup de vaporisateur brouille le signe du bout de la route : que demande-t-il, à présent?} {avec-roulant|Une route se trace aussi pour @materiel.}',
        ),
        play(
          { 20: 6, 30: 10, 45: 12 },
          'Des cases naissent là où l’on veut s’arrêter. Le corps passe avant le trait : un ami s’accroupit, s’assoit en tailleur, se met en boule, et la craie fait le tour, à une main de lui. {3-4a|On sort de sa case, on y rentre, on l’essaie avec les pieds dehors.} {4-5a|Combien y tiennent debout? Assis? On repousse un bord, on recompte.} Un signe, dedans, dit comment y être : un seul pied, les yeux fermés, très petit. Le prochain qui arrive le lit et s’y met. {si-pinceaux|Une case peinte à l’eau ne dure pas : on s’y tient avant qu’elle sèche.} {si-cerceaux|Un cerceau couché sert de patron : la craie en fait le tour, il s’en va, la case reste.} {si-roches|Une roche plate, poussée du pied, choisit la prochaine case.}',
        ),
        play(
          { 45: 8 },
          'Là où deux routes se croisent, deux voyageurs se bloquent. Qui passe? Réclamez une règle qui se voit : un trait d’arrêt, un détour, une case où se tasser. On l’essaie, on se bloque encore, on redessine. {4-5a|Des arpenteurs cherchent combien de chemins vont de la plus petite case à la plus grande, et lequel fait sauter le plus.}',
        ),
        closing(
          { 20: 4, 30: 6, 45: 7 },
          'Chaque enfant choisit une case où il est bien et s’y tient comme le signe le demande. Passez par les routes, lentement, et dites tout bas ce que vous lisez : « En boule. Un pied. Yeux fermés. » Que frotte-t-on de la semelle, que laisse-t-on à la pluie? On ramasse les craies, on frotte ses paumes l’une sur l’autre. Puis tous sortent, à la file, par l’ouverture du grand tour. {cour|Mains lavées en entrant.} {parc|Mains lavées au retour.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Lisez le dessin, pas son auteur : il se tait pendant votre voyage, puis corrige à la craie.',
          'Tendez la craie au milieu d’une chicane : « Dessinez la règle, que tout le monde la voie. »',
          'Essayez la case trop petite : un genou y entre, le reste de vous cherche où aller.',
          'Arrêtez la semelle qui va effacer le trait d’un ami : « Demande-lui. Il te faut son oui. »',
        ],
        questionsOuvertes: [
          'Que fait mon pied, ici?',
          'Comment la craie peut-elle dire « doucement »?',
          'Qui tiendrait dans cette case, et dans quelle position?',
          '{45min|Par où passer quand quelqu’un vient en face?}',
        ],
      },
      vocabulaire: [
        'la case',
        'le signe',
        'le zigzag',
        '{45min|le croisement}',
        '{45min|le détour}',
        'la règle',
        'à cloche-pied',
        'effacer',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Tracez avec lui une route large d’un grand pas, avec un seul signe. Taper du pied sur chaque point, c’est déjà la lire.',
        },
        {
          pour: '4-5a',
          texte:
            'Dans un coin, ils dessinent la légende : quatre signes et, à côté de chacun, le bonhomme qui le fait. Un ami qui n’a rien entendu s’en sert pour voyager.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant en fauteuil ou avec une marchette montre du doigt où va la route; un ami la trace, virages et cases à la largeur des roues. Pour celui qui voit peu, repassez un trait jusqu’à ce qu’il soit épais, et placez une voix au bout.',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’hiver, la botte remplace la craie : la route se trace dans la neige neuve, et la case se tape à deux pieds.',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Genoux et paumes râpés, saut mal reçu.',
          'Règle contestée, trait effacé sous le coup de la colère.',
        ],
        dangersAEliminer: [
          'Saut dessiné trop long : l’auteur l’essaie au pas, puis rapproche les points.',
          'Enfant à genoux sur une route : les sauteurs le contournent, et vous fermez la route d’un trait tant qu’il y travaille.',
          'Bout de craie devenu court : il roule sous le pied ou monte à la bouche; il va dans votre poche.',
          '{cour|Tricycle qui traverse, barrière ouverte : personne ne sort du grand tour en voyageant.} {parc|Vélo, ballon ou auto : personne ne sort du grand tour en voyageant.}',
          '{ete|Asphalte brûlant, soleil : chapeau, eau, pause à l’ombre, aucune main ni genou au sol s’il chauffe.}',
          '{si-vaporisateurs si-pinceaux|Asphalte mouillé, jet vers un visage : on mouille le trait seulement, et l’on y passe au pas.}',
          '{si-cerceaux|Cerceau oublié sur une route : il sort dès que la case est tracée.} {si-roches|Roche lancée ou sous un saut : elle se pousse du pied, puis sort de la case.}',
        ],
        supervision: 'palier3',
        allergies: [
          'Poussière de craie : si un enfant du groupe est asthmatique, mouillez les craies au robinet avant de sortir; elles poudrent moins.',
        ],
      },
      observation: [
        'Fonction symbolique : le même signe garde-t-il le même sens d’une route à l’autre?',
        'Motricité globale : sur une route, comment s’arrête-t-il sur un pied, se retourne-t-il, reçoit-il un saut?',
        'Éveil aux mathématiques : que dit-il devant une case trop petite, « trop serré », « encore un », « la moitié »?',
      ],
      prolongements: [
        'Après une nuit ou une pluie, cherchez ce qui se lit encore, et complétez ce qui s’est perdu.',
        '{cour|La plus longue route finit à la porte : à l’heure du départ, le parent la suit comme elle est dessinée, et l’enfant vérifie.} {parc|En rentrant chez lui, l’enfant lit le trottoir à son parent : une fente se saute, un couvercle se contourne.}',
      ],
      reflexionRetroaction: [
        'Quelle règle ai-je dite tout haut, que la craie pouvait montrer?',
        'Une route est restée sans voyageur : y suis-je allée?',
      ],
    },
  },
  {
    key: 'six-pattes-habitent-ici',
    summary:
      'Sous la feuille, dans la fente, au coin d’une toile : à genoux, mains dans le dos, les enfants trouvent qui habite là et comptent ses pattes.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_LANGUAGE'],
    themes: ['insectes-et-vers', 'nombres-et-formes'],
    materials: ['cartons-et-boites', 'papier-et-crayons'],
    place: 'PARK',
    alsoAt: {
      YARD: 'Dans la cour, la clôture, le bac à fleurs et le dessous du banc sont les meilleures adresses.',
      WOODS: 'Dans le bois, restez au bord du sentier : souches, fougères et écorces ont leurs locataires.',
    },
    seasons: ['SPRING', 'SUMMER', 'AUTUMN'],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'insecte',
      'insectes',
      'chasse aux insectes',
      'coccinelle',
      'coxinelle',
      'fourmi',
      'chenille',
      'araignée',
      'arraignée',
      'toile d’araignée',
      'bibitte',
      'bébitte',
      'bestiole',
      'compter les pattes',
      'regarder sans toucher',
      'papillon',
    ],
    seen: [
      'ils lèvent les roches pour voir ce qui grouille en dessous',
      'elle laisse monter une petite bête à pois sur son doigt et ne veut plus la lâcher',
      'il compte les pattes et se mêle parce que ça gigote trop',
      'ils écrasent les fourmis avec leur soulier et une amie pleure',
      'elle crie et se sauve dès qu’elle voit une araignée dans un coin',
      'il veut savoir où dorment les chenilles et si elles ont une maman',
      'au parc, ils sont restés à quatre pattes dix minutes devant une fourmilière',
      'depuis que la toile est apparue dans la clôture, ils vont voir si madame est chez elle',
    ],
    scenes: ['bestioles', 'compter'],
    picture:
      'À genoux sur un carton, les mains dans le dos, deux enfants regardent une coccinelle sur une feuille; une amie trace six traits sur le sien.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'Six pattes habitent ici',
      observationDepart:
        'Une coccinelle monte le long d’une tige; trois têtes se penchent, deux doigts s’avancent. « Prends-la pas! Elle s’en va chez elle. »',
      intentionEducative:
        'Éveiller l’envie de chercher qui habite là, de rester assez longtemps pour le voir et de le laisser chez lui.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'principal' },
        { domaine: 'cognitif', composante: 'Éveil aux mathématiques', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Chercher une bête là où elle vit, et garder sa distance.',
        'Compter des pattes qui bougent, ou dire qu’il y en a plein.',
        'Dire une adresse avec des mots de lieu : dessous, entre, le long de.',
      ],
      materiel: [
        item(
          'Cartons épais, grands comme un napperon',
          'un pour deux enfants, et le vôtre',
          'Boîtes de céréales dépliées',
        ),
        item('Gros crayons de cire', 'un par carton', 'Gros crayons de bois'),
        optional('{si-loupes|Loupes incassables}', 'une par équipe', null),
        optional('{si-pots-transparents|Pots de plastique transparents}', 'deux ou trois, vides', null),
        optional('{si-cerceaux|Cerceau}', 'un', null),
        optional('{30min 45min si-lampes-de-poche|Lampe de poche à piles vissées}', 'une ou deux', null),
        optional('{si-figurines|Figurines d’insectes ou d’animaux}', 'trois ou quatre', null),
      ],
      preparation: [
        'Faites la tournée juste avant eux et trouvez cinq adresses sûres : {cour|un poteau de clôture}{parc bois|un tronc}, un dessous de feuille, une fente, {cour parc|une toile au coin d’un banc}{bois|une toile entre deux branches}, une tige à pucerons.',
        'Laissez de côté {cour parc|les poubelles et les tables, où viennent les guêpes}{bois|le trou ou la souche d’où sortent des guêpes}. Convenez de la limite avec les enfants, en la marchant.',
        'Gardez les comptes en tête : la fourmi, la coccinelle et le papillon ont six pattes (le monarque en tient deux repliées); l’araignée, huit; le cloporte, quatorze; le ver et la limace, aucune. La chenille a six vraies pattes devant, et de fausses, charnues, derrière.',
        'Le carton sert deux fois : à plat sous les genoux, à un bras de la bête, puis sur les cuisses, côté sec, pour y marquer.',
        '{1adulte|Seule, ouvrez un coin à la fois, que vous voyez en entier, puis déménagez tous ensemble.} {2adultes|À deux, prenez chacune un coin; à mi-temps, les groupes échangent.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Couchez un carton à un bras d’une bête repérée d’avance et posez-y les genoux. Mains dans le dos, dites le pacte à la bête : « Je pose un genou, je pose les deux. Mes mains dans le dos, je prends par les yeux. Tu restes chez toi, je reste chez moi. » Redites-le avec eux, un geste à la fois. Comptez ses pattes tout bas, perdez le fil, recommencez. « Six. Six pattes habitent ici. Et là-bas? » Distribuez les cartons. {si-pots-transparents|Dans le pot, personne n’entre : il gardera une feuille grignotée, une coquille vide, pour deviner qui est passé.} {si-cerceaux|Un cerceau couché par terre découpe un quartier : qui y habite, sans rien soulever?}',
        ),
        play(
          { 20: 13, 30: 13, 45: 16 },
          'Par deux, ou par trois avec un genou par terre, ils cherchent en bas, à hauteur de nez, dans les coins, et se baissent pour voir sous une feuille. Une coccinelle dort la tête en bas; une chenille mange la feuille où elle marche; des fourmis font la file. Les genoux sur le carton, le pacte, et l’on regarde. {3-4a|Un doigt se lève par patte; ça court trop vite, alors « plein » est un bon nombre.} {4-5a|On compte un bord, puis l’autre : trois et trois, ou quatre et quatre? Quand la bête s’arrête, on vérifie.} Sur le côté sec du carton : un trait par patte, et l’adresse en dessin. Personne à la maison? On marque un rond, on repassera. {si-loupes|À la loupe, on recompte : des poils, des griffes, et le compte est bon?}',
        ),
        play(
          { 30: 8, 45: 9 },
          'On se rend visite. Une équipe en guide une autre jusqu’à son adresse, avec des mots : sous la troisième feuille, {cour parc|au bout du banc}{bois|derrière la souche}, entre la roche et {cour|la clôture}{parc|le sentier}{bois|la racine}. {3-4a|Des guides marchent devant et disent « dessous » ou « dedans » en arrivant.} {4-5a|Des guides s’assoient, le dos tourné : seuls leurs mots font le chemin.} On retrouve l’adresse, mais pas toujours la bête. Où a-t-elle pu aller? {si-lampes-de-poche|La lampe de poche cherche où la main ne va pas : une fente, le dessous d’une feuille.}',
        ),
        play(
          { 45: 8 },
          'Combien d’amis faut-il pour faire une araignée? Deux à quatre pattes, côte à côte, et l’on recompte. Une fourmi, elle, prend trois amis debout, à la file. On avance, on s’emmêle, on a une patte de trop. {3-4a|Un ver : couché de côté, aucune patte, et l’on se tortille.} {4-5a|Une bête jamais vue reçoit douze pattes, un nom, une adresse.}',
        ),
        closing(
          { 20: 4, 30: 5, 45: 7 },
          'Chaque équipe choisit, sur son carton, l’adresse qu’elle présente. Les cartons s’assemblent par terre : les six avec les six, les huit ensemble, les « plein », les ronds vides. Quelle rue est la plus habitée? {si-figurines|Les figurines cherchent leur rue : leur a-t-on fait le bon nombre de pattes?} Puis, à genoux, qui le veut ajoute au pacte une promesse; écrivez-la au bord d’un carton : « Je souffle pas sur ta toile. » On secoue cartons et genoux au ras du sol. {cour|Mains au savon en entrant.} {parc bois|Mains au savon dès le retour.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Agenouillez-vous la première et gardez vos propres mains dans le dos : le corps donne la consigne.',
          'Glissez le crayon dans la main qui part vers la bête : « Montre-moi avec un trait. »',
          'Reculez le carton de l’enfant inquiet, deux pas, quatre pas : « D’ici, tu vois encore? »',
          'Prêtez le nom après les mots de l’enfant : « La rouge à points, oui. Une coccinelle. »',
        ],
        questionsOuvertes: [
          'Qui habite ici, à ton avis?',
          'Pourquoi là, et pas à côté?',
          '{4-5a|Combien de pattes de l’autre bord?}',
          'Que peux-tu lui promettre?',
        ],
      },
      vocabulaire: [
        'la coccinelle',
        'la chenille',
        'l’araignée',
        'la toile',
        'la patte',
        'l’adresse',
        's’agenouiller',
        'le pacte',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Choisissez des bêtes lentes : chenille, limace, araignée immobile sur sa toile. Le compte peut être faux; l’important est que les genoux tiennent en place un moment.',
        },
        {
          pour: '4-5a',
          texte:
            'Ils tiennent le bottin : une adresse par carton, le portrait, les traits. À la sortie suivante, on vérifie qui a déménagé.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui ne s’agenouille pas prend les adresses à hauteur d’yeux, tronc, branche basse, feuille de buisson, le carton sur les cuisses. L’enfant qui touche à tout tient le carton à deux mains, comme un plateau, le temps du pacte.',
        },
        {
          pour: 'interieur',
          texte:
            'Un jour de pluie, visitez les adresses du local : rebord de fenêtre, coin du plafond, dessous du lavabo. L’araignée y a toujours huit pattes.',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’hiver, refaites la tournée, les cartons en main : qui dort sous l’écorce, qui dans la terre, et quelles adresses sont vides?',
        },
      ],
      securite: {
        risquesAcceptes: ['Frisson, cri, recul de trois pas.', 'Genoux mouillés, toile défaite par une manche.'],
        dangersAEliminer: [
          'Guêpes, abeilles, frelons : ces adresses-là ne se visitent pas; vous le dites, et tout le groupe s’éloigne de dix pas, sans courir.',
          'Chenille poilue, araignée, bête inconnue : les yeux seulement; leurs poils ou leur morsure irritent.',
          'Main dans un trou, sous une roche ou une écorce : on visite ce qui se voit sans rien soulever.',
          '{parc|Vélo, crotte, verre : regardez la place avant que le carton s’y couche, loin du sentier. Tiques : hors des herbes hautes, peau inspectée au retour.} {cour|Tricycle, gravier, verre : regardez la place avant que le carton s’y couche.} {bois|Tiques et herbe à puce : vêtements longs, genoux au bord du sentier, peau inspectée au retour.}',
          'Crayon à la main en courant : il voyage couché sur le carton, et l’on marche.',
          '{ete|Soleil : tournée le matin ou du côté de l’ombre, chapeau, eau entre deux coins.}',
          '{si-loupes|Loupe au soleil : elle brûle la bête et l’œil; elle reste dans l’ombre de l’enfant.}',
          '{si-pots-transparents|Bête entrée dans un pot : couchez-le par terre, ouvert, et reculez; elle repart seule.}',
          '{30min 45min si-lampes-de-poche|Lampe dans des yeux : elle vise la fente, jamais un visage.}',
        ],
        supervision: 'palier2',
        allergies: ['Piqûres : l’enfant allergique cherche dans le même coin que vous, l’auto-injecteur sur vous.'],
      },
      observation: [
        'Éveil aux sciences : quelle raison donne-t-il pour qu’une bête habite là?',
        'Éveil aux mathématiques : comment compte-t-il, et que fait-il quand la bête repart avant la fin?',
        'Langage oral : {30min 45min|avec quels mots de lieu mène-t-il un ami à son adresse, sans pointer?} {20min|avec quels mots de lieu dit-il où habite sa bête?}',
      ],
      prolongements: [
        'Retournez aux ronds vides à une autre heure, ou après la pluie : qui est rentré?',
        'Un carton part pour la soirée : le parent et l’enfant comptent les pattes d’un locataire de balcon, de corridor ou de ruelle.',
      ],
      reflexionRetroaction: [
        'Quelle bête ai-je nommée avant qu’un enfant ait trouvé ses mots?',
        'Qui a tenu à genoux plus longtemps que moi?',
      ],
    },
  },
]
