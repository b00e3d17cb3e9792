import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

/** Ice that speaks under socks, fires that shrink under a finger, a wall lying down, snowmen that melt, houses with two doors, crumpled maps. */
export const THREE_TO_FIVES_SKATE_AND_PIRATE_SHEETS: readonly BankSheet[] = [
  {
    key: 'la-glace-dit-chhh',
    summary:
      'Les bas de laine sont des patins : la glace dit « chhh » tant que le pied ne lève pas. « Crrr! » Les orteils se tournent l’un vers l’autre : c’est le frein.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['mouvement-et-defis', 'eau-neige-et-glace'],
    materials: [],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'le patinage',
      'patinage',
      'patiner',
      'patins',
      'patin à glace',
      'patinage artistique',
      'patinoire',
      'bas de laine',
      'en pieds de bas',
      'glisser en bas',
      'glisser sur le plancher',
      'glisser, pousser, freiner',
      's’arrêter en patins',
      'tourner en patins',
      'patiner à deux',
      'se relever en patins',
    ],
    seen: [
      'ils glissent en bas sur le plancher du local et disent qu’ils patinent',
      'depuis la sortie à la patinoire, ils avancent sans lever les pieds',
      'elle pousse un pied, puis l’autre, et tourne les bras ouverts comme une patineuse',
      'dans le corridor, ils prennent leur élan et se laissent glisser en pieds de bas',
      'il freine en tournant ses orteils et crie regarde, je m’arrête tout seul',
      'ils se tiennent par la main et patinent à deux autour des tables',
      'elle a hâte d’avoir des patins comme sa grande sœur et en parle sans arrêt',
      'ils tombent exprès sur la glace du local et se relèvent en riant',
    ],
    scenes: ['glisser-corps', 'equilibre'],
    picture:
      'En gros bas de laine, trois enfants glissent sur le plancher nu, bras ouverts; celui de devant freine, les orteils tournés l’un vers l’autre.',
    sheet: {
      titre: 'La glace dit « chhh »',
      observationDepart:
        '« Regarde, je patine! » Deux pieds en bas de laine glissent sur le plancher du local. « Et comment ça arrête, des patins? »',
      intentionEducative:
        'Permettre à l’enfant qui veut patiner de glisser, de pousser et de s’arrêter, en sentant ce que font ses pieds.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
      ],
      objectifs: [
        'Glisser un pied après l’autre sans le lever.',
        'S’arrêter en tournant ses orteils l’un vers l’autre.',
        '{4-5a !30min|Pousser un pied de côté et se laisser glisser sur l’autre.}',
        '{!10min|Se relever seul après une chute : genou, pied, debout.}',
        '{30min|Patiner à la vitesse d’un ami.}',
      ],
      materiel: [
        item(
          'Bas de laine',
          'ceux que chacun porte, ou une paire propre par enfant et une pour vous',
          'Les bas que chacun a aux pieds',
        ),
      ],
      preparation: [
        'Dégagez un plancher lisse et sec : c’est la glace. Éloignez chaises, tables basses et jouets de deux grands pas.',
        'Mettez vos bas et essayez la glace la première. Ça file trop vite? Chacun roule ses bas jusqu’au milieu du pied : le talon nu freine.',
        'Regardez les bas : sans bout qui pend ni trou où un orteil se prend.',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Assis au bord de la glace, chacun tire ses bas et attache des patins invisibles : « Zip, zip, serrés! » Frottez un pied par terre, sans le lever : « Écoutez ce que dit la glace : chhh! » De leur place, tous frottent un pied, puis l’autre : « Chhh! Chhh! » Levez le vôtre : « Plus rien! La glace se tait quand le pied lève. » Puis debout, bras ouverts, genoux pliés : « Prêts à patiner? » On entre sur la glace en glissant, tous dans le même sens.',
        ),
        play(
          { 10: 6, 20: 7, 30: 8 },
          'On patine tout autour de la glace. « Chhh » d’un pied, « chhh » de l’autre : les genoux restent pliés, les bras ouverts. {3-4a|À trois ans, on avance à tout petits « chhh », les yeux devant soi.} {4-5a|À quatre ans, le pied pousse de côté, « chhh », puis l’autre glisse tout seul, le plus longtemps possible.} Dites « Freine! » Chacun tourne ses orteils l’un vers l’autre, plie les genoux et dit « Crrr! » Immobile? On repart. Un enfant à la fois devient la voix de la glace : il dit « chhh » tout bas et l’on glisse lentement, « chhh » plus fort et l’on pousse plus fort, « crrr » et tous freinent. Changez de voix souvent. Tombé? « Genou, pied, debout! »',
        ),
        play(
          { 20: 6, 30: 7 },
          'Maintenant, les patins tournent. Chacun choisit une place où ses bras ouverts ne touchent personne. Les pieds font de petits « chhh » sur place : un tour vers la porte, un tour vers la fenêtre, bras ouverts. Bras serrés sur la bedaine, est-ce pareil? On essaie. {3-4a|À trois ans, un tour suffit, puis « Crrr! » et l’on salue de la main.} {4-5a|À quatre ans, on tourne d’un bord, on freine, on tourne de l’autre, et l’on finit sur un pied.} « Oups, la glace! » Tous s’assoient doucement par terre, comme après une chute, et se relèvent en trois mots : « Genou! Pied! Debout! » On recommence, chacun avec sa façon de saluer.',
        ),
        play(
          { 30: 6 },
          'Deux par deux, ou trois s’il reste un enfant, on se donne une main et l’on repart autour de la glace. « Chhh » ensemble, du même pied. {3-4a|À trois ans, on se tient côte à côte et l’on dit « chhh » en même temps.} {4-5a|À quatre ans, face à face, l’un recule de quatre petits « chhh » et l’autre avance; puis on échange.} « Crrr! » On freine ensemble. L’un est plus vite? Il écoute les « chhh » de l’ami et les suit. Celui qui préfère patiner seul fait un grand tour et vient saluer chaque paire.',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          '« La surfaceuse passe! C’est la grosse machine qui polit la glace. » Tous s’assoient et deviennent des surfaceuses : on avance sur les fesses, en poussant des talons, et les mains frottent le plancher en rond. « Vrrr… » De moins en moins fort, jusqu’au bord. Un dernier « chhh » de la paume sur le plancher : la glace est toute lisse. « Qu’est-ce que tes pieds ont fait pour s’arrêter? » On le montre, assis. Puis on détache ses patins invisibles : « Zip! »',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Patinez avec eux, genoux pliés, et freinez souvent : ils copient vos pieds.',
          'Nommez ce que vous voyez : « Ton pied n’a pas levé. J’ai entendu un long chhh. »',
          'Un enfant ne veut pas glisser? Il est la voix de la glace, assis au bord, et il entre quand il veut.',
          '{30min|Un enfant tire trop fort la main de son ami? « Écoute ses chhh. Les tiens vont trop vite. »}',
        ],
        questionsOuvertes: [
          'Que font tes genoux quand tu glisses?',
          'Comment fais-tu pour t’arrêter?',
          '{!10min|Que changent tes bras quand tu tournes?}',
        ],
      },
      vocabulaire: [
        'patiner',
        'la glace',
        'glisser',
        'freiner',
        'la surfaceuse',
        '{4-5a|pousser de côté}',
        '{!10min|tourner}',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Il lève les pieds comme pour marcher? Il patine une main dans la vôtre et dit « chhh » à chaque pied.',
        },
        {
          pour: '4-5a',
          texte: 'Il pousse une seule fois et compte jusqu’où va son « chhh » avant que le pied s’arrête.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Il se déplace en fauteuil ou avec un appui? Ses mains, dans des bas, patinent sur une table, ou ses roues font « chhh » et freinent « crrr ». Il entend mal? Votre main levée dit « Freine! ».',
        },
        {
          pour: 'autre_saison',
          texte:
            '{hiver|L’été, dans la cour, on patine pieds chaussés dans l’herbe courte, à l’ombre.} {!hiver|L’hiver, dans la cour, les bottes glissent sur la neige tapée, jamais sur la glace vive.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Chute sur les fesses.', 'Freinage raté, contre un ami qui riait.'],
        dangersAEliminer: [
          'Plancher mouillé, ciré ou poussiéreux : essuyez-le et essayez-le avant les enfants.',
          'Bas qui pend ou qui tourne : on le tire; trop grand, on le change.',
          'Course, ou ami tombé dans le chemin : on entre en glissant, dans le même sens, un grand pas derrière l’autre; devant un ami tombé, on freine.',
          'Coin de meuble, mur ou porte à moins de deux pas de la glace : libérez cet espace ou jouez ailleurs.',
          '{30min|Bras tiré en patinant à deux : on se tient une seule main, et l’on lâche pour tomber.}',
        ],
        supervision: 'palier3',
        allergies: ['Laine qui pique ou qui irrite : des bas de coton.'],
      },
      observation: [
        'Motricité globale : comment l’enfant place-t-il ses genoux et ses bras pour glisser?',
        'Schéma corporel : que fait-il de ses pieds pour s’arrêter?',
        'Compétences sociales : comment laisse-t-il de la place aux amis qui patinent?',
      ],
      prolongements: [
        'Dans le corridor, le groupe se rend au vestiaire en patinant, et freine « crrr » devant les casiers.',
        'À la maison, l’enfant montre à sa famille, en bas, comment la glace dit « chhh ».',
      ],
      reflexionRetroaction: [
        'La glace était-elle trop vite ou trop lente pour leurs bas?',
        'Qui a trouvé une façon de freiner à laquelle je n’avais pas pensé?',
      ],
    },
  },
  {
    key: 'le-feu-est-dans-le-frigo',
    summary:
      '« Allô, pompiers? Le feu est dans le frigo! » Le camion de boîtes démarre. L’ami dessine le feu du doigt; sous la lance, son doigt le redessine plus petit.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['quartier-et-metiers', 'cabanes-et-constructions'],
    materials: ['cartons-et-boites'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'le camion de pompiers',
      'camion de pompiers',
      'camion de pompier',
      'les pompiers',
      'pompiers',
      'boîtes de carton',
      'rouleaux',
      'rouleaux de carton',
      'ruban adhésif',
      'boîtes et rouleaux',
      'camion en boîtes de carton',
      'fabriquer un camion',
      'construire un camion de pompiers',
      'éteindre des feux',
      'la lance des pompiers',
      'arroser le feu',
      'visite des pompiers',
      'jouer aux pompiers',
    ],
    seen: [
      'depuis la visite du camion, ils éteignent des feux partout dans le local',
      'ils s’assoient dans les boîtes et crient pin-pon jusqu’au dîner',
      'il tient un rouleau d’essuie-tout et arrose la table, le lavabo, les amis',
      'ils s’obstinent pour savoir qui conduit le camion de pompiers',
      'elle appelle au secours au téléphone, sa maison de blocs est en feu',
      'au vestiaire, ils mettent leurs bottes en vitesse comme de vrais pompiers',
      'ils placent les boîtes en file et montent dedans pour aller éteindre un feu',
      'tout le monde veut la lance et personne ne veut être la maison qui brûle',
    ],
    scenes: ['magasin-metiers', 'vehicules', 'cooperer'],
    picture:
      'Sortis d’un camion de boîtes, deux enfants pointent leurs rouleaux; à deux pas, une amie dessine une flamme du doigt dans les airs.',
    sheet: {
      titre: 'Le feu est dans le frigo!',
      observationDepart:
        '« Pin-pon! Tassez-vous! » Assis dans une boîte, un pompier arrose la table avec un rouleau. « Où est le feu? » « Partout! »',
      intentionEducative:
        'Soutenir les enfants qui éteignent des feux partout : ils bâtissent leur camion de pompiers, se partagent les places et répondent à l’appel d’un ami.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
      ],
      objectifs: [
        'Se partager les places du camion et en changer à chaque appel.',
        'Dire où est le feu et le dessiner du doigt, grand, puis de plus en plus petit.',
        '{4-5a|Attendre que chaque pompier soit prêt avant de partir.}',
        '{!20min|Aider le camion d’à côté quand son feu est trop gros.}',
      ],
      materiel: [
        item('Boîtes de carton, de toutes grosseurs', 'une par enfant, et une pour vous', null),
        optional('Rouleaux de papier essuie-tout', 'un par enfant', null),
        optional('Ruban adhésif de papier', 'un rouleau, dans vos mains', null),
        optional(
          '{45min si-ficelle|Ficelle, coupée par vous}',
          '{45min si-ficelle|quatre bouts par camion, longs comme la main}',
          null,
        ),
        optional(
          '{si-tuyau|Tuyau souple, propre et sans eau}',
          'un bout par camion, long comme un bras d’adulte',
          null,
        ),
      ],
      preparation: [
        'Ôtez les agrafes et les vieux rubans qui dépassent, et rentrez les rabats. Dans une grande boîte, on s’assoit; une petite se tient sur les genoux.',
        'Faites des camions de deux ou trois enfants. Pour chacun, dégagez un coin du local, à quelques pas des autres.',
        'La lance, c’est un rouleau, ou deux poings l’un devant l’autre. Le feu, c’est un doigt dans les airs : aucune flamme, aucune lumière chaude.',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Asseyez-vous derrière votre boîte et tapez dessus deux coups : « Pin-pon! Mon camion de pompiers démarre. » Dessinez du doigt, devant vous, une flamme grande comme une porte : « Allô, pompiers? Le feu est dans le frigo! » Tous tendent leurs poings, l’un devant l’autre : « Pchhh! » Votre doigt redessine la flamme, plus petite. « Encore! » Plus petite, comme une pomme, comme un petit pois, un point. « Éteint! » Nommez les camions de deux ou trois enfants; chacun choisit sa boîte et l’apporte au coin de son camion.',
        ),
        play(
          { 20: 5, 30: 7, 45: 7 },
          'Chaque équipe place ses boîtes en file, collées l’une à l’autre. Dans une grande boîte, on s’assoit; derrière une petite, on s’assoit par terre et on la tient : voici le volant et l’échelle. {3-4a|À trois ans, on choisit sa boîte et l’on dit : « Moi, je suis le volant. »} {4-5a|À quatre ans, on décide ensemble qui est devant, au milieu, derrière.} Deux enfants veulent le volant? « On change à chaque feu. » S’il y a du ruban adhésif, vous coupez les bouts, les enfants collent. S’il y a des rouleaux, chacun couche le sien à côté de lui : c’est sa lance. Prêts? « Casque! Bottes! Lance! » Le volant tape deux coups : « Pin-pon! » La file se penche à gauche, puis à droite : le camion tourne les coins.',
        ),
        play(
          { 20: 8, 30: 9, 45: 9 },
          'Le dernier du camion va à deux pas et appelle : « Allô, pompiers? Le feu est dans… le bain! » Il le dessine du doigt. Le camion part : « Pin-pon! » On se penche, on freine, on sort de sa boîte. Lances vers le feu : « Pchhh! » {si-tuyau|Avec un tuyau, celui de devant vise, celui de derrière fait « pchhh »; seul à bord, on fait les deux.} À chaque « pchhh », le doigt redessine le feu plus petit. {3-4a|À trois ans, il est grand, petit, puis fini.} {4-5a|À quatre ans, il rapetisse cinq fois, et l’on compte.} Un point? « Éteint! » Celui qui a appelé prend le volant, les autres reculent d’une boîte, et le nouveau dernier appelle. Le feu se sauve ailleurs? « Il est rendu sous la table! » Les lances le suivent.',
        ),
        play(
          { 30: 5, 45: 6 },
          '« Allô? Mon feu est trop gros pour un seul camion! » Celui qui appelle le dessine avec ses deux bras. Le camion d’à côté arrive en marchant, « pin-pon », lances contre soi. S’il y en a trois, les deux autres arrivent; s’il n’y en a qu’un, vous arrivez avec votre boîte. Tous font « pchhh » ensemble; quand ils arrêtent pour respirer, le feu regrossit un peu! {3-4a|À trois ans, on fait « pchhh » jusqu’à ce que l’ami dise « Éteint! ».} {4-5a|À quatre ans, on s’organise : la moitié arrose pendant que l’autre respire.} Puis une autre équipe appelle à son tour.',
        ),
        play(
          { 45: 6 },
          'On se rassoit dans le camion. Chaque pompier montre ce que fait sa boîte : une sirène, un moteur qui ronfle, une échelle que l’on monte des deux mains, « hop, hop ».{si-ficelle| Quatre bouts de ficelle, couchés sur la boîte l’un au-dessus de l’autre, font les barreaux : deux doigts y grimpent, et l’on compte.} Les autres le font avec lui. Puis chacun appelle pour un feu difficile : très haut, on l’arrose sur la pointe des pieds; très bas, on s’accroupit; de travers, on lève une jambe. {3-4a|À trois ans, l’ami dit : « En haut! » ou : « En bas! »} {4-5a|À quatre ans, l’ami dit comment se placer : « À genoux, une main derrière le dos! »} « Pchhh! Éteint! » On remonte à bord en tapant deux coups.',
        ),
        play(
          { 45: 6 },
          'Le camion est en panne! Qu’est-ce qui est brisé? Chaque pompier cherche sur sa boîte et le dit : un pneu à plat, une porte qui grince. On répare avec les mains : on gonfle « pff, pff », on visse, on pousse. {3-4a|À trois ans, on répare sa boîte et l’on dit « Ça marche! ».} {4-5a|À quatre ans, on change les boîtes de place : un camion plus haut, plus long, et l’on explique pourquoi.} Deux coups, et le camion essaie ses virages. Un dernier appel, tout petit : un feu gros comme une puce. Un seul « pchhh », très doux.',
        ),
        closing(
          { 20: 4, 30: 5, 45: 6 },
          '« Retour à la caserne, la maison des camions! » Chacun apporte sa boîte près du mur et s’assoit devant. Il essuie son front, enlève ses bottes invisibles et range sa lance. « Quel feu était le plus drôle à éteindre? » On répond d’un mot, ou du doigt qui redessine. « Qu’as-tu fait quand tu n’avais pas le volant? » Un dernier « pin-pon » chuchoté : le camion dort.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Appelez avec des lieux cocasses, jamais la maison d’un enfant : « Le feu est dans la poche du kangourou! »',
          'Nommez l’aide : « Tu lui as gardé sa place dans le camion. »',
          'Un enfant a peur du feu? « C’est un doigt dans les airs. Tu décides de sa grandeur. » Il peut l’éteindre en fermant la main.',
          'On vous demande quoi faire pour vrai? « On sort, on reste dehors avec les adultes, et ce sont les vrais pompiers qui éteignent. »',
        ],
        questionsOuvertes: [
          'Où est ton feu, et de quelle grandeur est-il?',
          'Que fait ta boîte, dans le camion?',
          '{4-5a|Comment allez-vous décider qui conduit?}',
          '{!20min|Que faire quand le feu est trop gros pour vous?}',
        ],
      },
      vocabulaire: [
        'le camion de pompiers',
        'la lance',
        'l’équipe',
        'éteindre',
        'l’appel',
        'la caserne',
        '{45min|la panne}',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte: 'Il ne trouve pas où est le feu? Montrez un meuble : « Là? » Il dit oui, et il dessine.',
        },
        {
          pour: '4-5a',
          texte: 'Il donne au volant le chemin : « Tourne à gauche, passe le pont, arrête! » Toute la file le fait.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Il reste dans son fauteuil? Il est le volant, sa boîte sur les genoux, et la file se met derrière. Il ne parle pas? Il tape les deux coups et dessine le feu. Les « pin-pon » le gênent? Le camion roule en silence, un bras levé.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{hiver|L’été, dans la cour, le camion se gare à l’ombre, et les feux se dessinent dans les airs.} {!hiver|L’hiver, dans la cour, le camion est un banc de neige tapé, et les feux se dessinent à la mitaine.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Dispute pour le volant.', 'Boîte qui s’écrase sous un pompier pressé.'],
        dangersAEliminer: [
          'Boîte où l’on monte debout, ou boîte posée sur une tête : on s’y assoit, ou on la tient.',
          'Lance pointée vers un visage : elle vise le feu, à deux pas de l’ami qui le dessine.',
          'Course vers le feu : le camion roule assis, et les pompiers marchent.',
          'Agrafe, rabat raide ou carton déchiré qui coupe : la boîte sort du jeu.',
          'Ruban adhésif : il reste dans vos mains, et vous coupez les bouts.',
          '{45min si-ficelle|Ficelle nouée, ou plus longue que la main : elle sort du jeu.}',
          '{si-tuyau|Tuyau à la bouche, autour d’un cou ou en travers du chemin : on le tient pour arroser, sans marcher; ensuite, il se couche dans le camion.}',
        ],
        supervision: 'palier3',
        allergies: ['Boîtes et rouleaux propres, qui n’ont touché ni noix ni arachides.'],
      },
      observation: [
        'Compétences sociales : comment l’enfant réagit-il quand il quitte le volant?',
        'Motricité globale : comment entre-t-il dans sa boîte, et comment en sort-il?',
        'Fonction symbolique : quels feux et quelles pièces de camion invente-t-il?',
      ],
      prolongements: [
        'Demain, les boîtes restent dans un coin : le camion devient une ambulance ou un autobus, si les enfants le disent.',
        'À la maison, l’enfant dessine un feu du doigt, et sa famille l’éteint d’un « pchhh ».',
      ],
      reflexionRetroaction: ['Ont-ils changé de place sans moi?', 'Quels mots de pompiers sont revenus dans leur jeu?'],
    },
  },
  {
    key: 'le-mur-est-couche',
    summary:
      'Le plancher est un grand mur couché : les super-héros y grimpent à plat ventre, mains collées, « schlac! », et vont sauver un ami pris sur un balcon de coussin.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['mouvement-et-defis'],
    materials: [],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'les super-héros',
      'super-héros',
      'superhéros',
      'super-héros et coussins',
      'Spiderman',
      'Spider-Man',
      'homme-araignée',
      'jouer à Spiderman',
      'coussins',
      'coussins et corde',
      'corde',
      'grimper partout',
      'ils grimpent partout',
      'grimper aux murs',
      's’agripper',
      'coller au mur',
      'sauter sur des coussins',
      'sauver quelqu’un',
      'toile d’araignée',
    ],
    seen: [
      'ils grimpent partout et jouent à Spiderman du matin au soir',
      'il lance des toiles avec ses poignets et saute en bas du divan',
      'ils s’agrippent aux tablettes du local comme des super-héros sur un mur',
      'elle empile les coussins, monte dessus et crie qu’elle vient nous sauver',
      'au vestiaire, il se colle au mur bras ouverts, il dit qu’il est Spiderman',
      'ils sautent sur les coussins du coin lecture en criant au secours',
      'depuis le film de Spiderman, les chaises et les tables servent à grimper',
      'ils veulent tous être le héros, personne ne veut se faire sauver',
    ],
    scenes: ['grimper', 'heros', 'sauter'],
    picture:
      'À plat ventre sur le tapis, un enfant tend la main à une amie couchée sur un coussin; une autre rampe, une étoile au dos.',
    sheet: {
      titre: 'Super-héros, le mur est couché!',
      observationDepart:
        '« Je suis l’homme-araignée! » Un super-héros monte sur une chaise, colle ses mains au mur et cherche plus haut. « Je peux grimper partout! »',
      intentionEducative:
        'Offrir à l’enfant qui grimpe partout comme un super-héros un mur couché où s’agripper, se coller et sauver un ami.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
      ],
      objectifs: [
        'Avancer à plat ventre en bougeant une main, puis un pied.',
        'Demander à l’ami comment il veut être sauvé, et le faire.',
        '{4-5a|Rester collé par trois bouts du corps pendant que le quatrième cherche où aller.}',
        '{30min|Sauter à pieds joints sur un coussin et y rester collé.}',
      ],
      materiel: [
        item('Coussins fermes', 'un par enfant et un pour vous', null),
        optional('Corde', 'une seule, à plat au sol', null),
        optional('{si-ruban-adhésif|Ruban adhésif, la corniche}', 'une ligne de trois pas, collée par vous', null),
        optional('{si-cerceaux|Cerceaux, les fenêtres}', 'un pour deux enfants, couchés', null),
        optional('{si-tapis|Tapis ou matelas mince}', '{si-tapis|un ou deux}', null),
        optional('{si-tunnel|Tunnel de jeu, ouvert aux deux bouts}', '{si-tunnel|un}', null),
        optional('{30min si-toutous|Toutous}', '{30min si-toutous|un pour deux enfants}', null),
        optional(
          '{si-foulards si-tissus|Tissus ou foulards, les capes}',
          '{si-foulards si-tissus|un par enfant}',
          null,
        ),
      ],
      preparation: [
        'Choisissez un plancher dégagé, avec un tapis si possible. {si-tapis|Le tapis ou le matelas est la brique, où la main accroche; le plancher nu est la vitre, où elle glisse.} Posez les coussins à plat, à deux grands pas les uns des autres : ce sont les balcons du mur couché.',
        'Personne ne grimpe sur un meuble pendant ce jeu : le mur, c’est le plancher. Éloignez les chaises.',
        'S’il y a une corde, dessinez-en une toile d’araignée toute plate, au milieu du plancher, sans boucle ni nœud; elle reste au sol.{si-ruban-adhésif| Avec du ruban adhésif, collez une ligne de trois pas au plancher, entre deux balcons.} {si-cerceaux|Couchez un cerceau devant un balcon sur deux : c’est sa fenêtre.} {si-tunnel|Couchez le tunnel entre deux balcons : c’est la gouttière, où un seul héros grimpe à la fois.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4 },
          'Chacun s’assoit près d’un coussin. Au bord du plancher, face à tous, couchez-vous à plat ventre, tête levée, une main sur le vôtre : « Le plancher est un mur. Il est couché! En haut, c’est là-bas. » Collez une main par terre : « Schlac! » Tirez dessus : elle ne décolle plus. « Comment un super-héros décolle-t-il sa main? » Écoutez leurs idées, puis soufflez dessus : « Pfff! » Elle est libre. Avancez-la : « Schlac! » Tous se couchent, joue vers vous : « Une main, schlac! L’autre, schlac! Un pied, schlac! » Montrez les coussins : « Voici les balcons. {si-ruban-adhésif|Et la ligne de ruban, c’est la corniche : une main de chaque côté. }Super-héros, on grimpe! »',
        ),
        play(
          { 20: 6, 30: 7 },
          'Tous grimpent à plat ventre, chacun de son balcon jusqu’à un autre. Une main cherche, « schlac! », un genou pousse, l’autre main se décolle, « pfff! » Le ventre ne lève pas du mur. {3-4a|À trois ans, on rampe comme on veut et l’on dit « schlac » quand la main se pose.} {4-5a|À quatre ans, trois bouts du corps restent collés; un seul bouge à la fois.} Arrivé à un balcon? On s’y agrippe à deux mains, on regarde en bas : « C’est haut! » Deux héros veulent le même coussin? Chacun en tient un coin, puis repart vers un autre. S’il y a une corde, on suit la toile en posant une main de chaque côté. Dites parfois « Grand vent! » : tous s’aplatissent et s’agrippent jusqu’à ce que vous ne souffliez plus.',
        ),
        play(
          { 20: 7, 30: 7 },
          'Deux par deux, ou trois s’il reste un enfant. L’un se couche sur un balcon : « Au secours! Je suis pris! » L’autre est son héros : il grimpe jusqu’à lui{si-cerceaux|, cogne au plancher, « toc, toc », au milieu du cerceau,} et demande : « Comment veux-tu que je te sauve? » L’ami choisit : la main tenue, le dos frotté, ou couché côte à côte pour redescendre. {3-4a|À trois ans, le héros tend la main : « Viens! », et les deux rampent ensemble.} {4-5a|À quatre ans, l’ami dit ce qui l’a pris : une toile, un chat géant, le vent. Le héros trouve quoi faire.} Rendus à l’autre balcon : « Schlac! Sauvés! » Puis c’est à l’ami d’être le héros. Celui qu’on sauve dit « non »? Le héros s’arrête et demande autrement.',
        ),
        play(
          { 30: 7 },
          'Deux par deux, ou trois s’il reste un enfant, on colle un seul coussin à un bout de mur libre, un grand pas entre deux coussins. L’un se met debout devant, à un petit pas, genoux pliés, mains devant; l’autre, assis à un pas de côté, compte : « Trois, deux, un, saute! » Deux pieds sur le coussin, genoux pliés, mains au mur : « Schlac! » On reste collé, on se décolle, « pfff! », on descend, et c’est à l’autre. {3-4a|À trois ans, on monte d’un pied puis de l’autre, si l’on aime mieux.} {4-5a|À quatre ans, on saute sans bruit : un héros qui sauve un bébé endormi.} Chacun invente sa pose d’arrivée, et l’ami l’essaie à son tour. {si-toutous|Un toutou dort sur les genoux de qui compte : on saute sans le réveiller.}',
        ),
        closing(
          { 20: 4, 30: 5 },
          '« La ville est sauvée. Les super-héros rentrent. » Chacun rampe une dernière fois avec son coussin, le pousse jusqu’à vous, et y pose la tête. Une main sur le cœur : « Il cogne fort? » On attend qu’il cogne moins vite. « Qui t’a sauvé? Qu’est-ce qu’il a fait? » {si-foulards si-tissus|On glisse un tissu dans la ceinture de son héros, dans le dos : voilà sa cape.} Puis tout le corps se décolle du mur, un bout à la fois : une main, « pfff », l’autre, un pied, l’autre. Les coussins s’empilent dans leur coin.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Un enfant monte sur une chaise? « Ce mur-là est debout. Le nôtre est couché, viens voir. »',
          'Nommez ce qui tient : « Ta main, ton genou et ton pied sont collés. Qu’est-ce qui bouge? »',
          'Vantez celui qu’on sauve autant que le héros : « Tu lui as bien dit comment t’aider. »',
          'Personne ne veut se faire sauver? Couchez-vous sur un coussin, face à tous, et appelez au secours.',
        ],
        questionsOuvertes: [
          'Quelle partie de ton corps est collée au mur?',
          'Comment as-tu su comment le sauver?',
          '{30min|Que font tes genoux quand tu arrives sur le coussin?}',
        ],
      },
      vocabulaire: [
        'le super-héros',
        'grimper',
        's’agripper',
        'collé',
        'le balcon',
        'sauver',
        '{30min|à pieds joints}',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte: 'Il se lève pour aller plus vite? Soufflez le grand vent : il s’aplatit, et il repart en rampant.',
        },
        {
          pour: '4-5a',
          texte: 'Il grimpe en reculant, ou d’une seule main : l’autre, fermée, garde un secret pour l’ami à sauver.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Ramper lui est difficile? Il grimpe assis, mains sur une table devenue mur, ou se fait sauver sur son balcon. Être touché le dérange? On le sauve d’un mot ou d’un signe. Il parle peu? « Schlac » suffit.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{hiver|L’été, dans la cour, le mur se couche dans l’herbe sèche, à l’ombre.} {!hiver|L’hiver, dans la cour, le mur se couche dans la neige tapée, en habit de neige.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Coude ou menton rougi par le tapis.', 'Deux héros nez à nez sur le même balcon.'],
        dangersAEliminer: [
          'Meuble, tablette ou rebord où l’on grimpe : le mur est le plancher, et lui seul.',
          'Doigts écrasés : tant que le mur est couché, tout le monde rampe, personne ne marche.',
          '{30min|Coussin qui glisse sous les pieds, ou front contre le mur : essayez chaque coussin du pied, loin d’une fenêtre et d’un coin; s’il glisse, on saute à plat, sans coussin. Un petit pas d’élan, mains devant, un seul enfant par coussin.}',
          '{si-corde|Corde levée, tirée, nouée ou passée autour d’un corps : elle reste à plat; sinon, vous la rangez.}',
          '{si-cerceaux|Cerceau soulevé, ou genou posé dessus : il reste couché, on grimpe autour, et vous le rangez avant que quelqu’un marche.}',
          '{si-ruban-adhésif|Bout de ruban qui lève : recollez-le.}',
          'Ami tiré par un bras ou par une jambe pour être sauvé : on lui tend la main, et c’est lui qui la prend.',
          '{si-tapis|Tapis qui glisse, ou bord qui lève : posez-le à plat, et ôtez celui qui bouge.}',
          '{si-tunnel|Deux héros nez à nez dans le tunnel : un seul à la fois, tous par le même bout.}',
          '{si-foulards si-tissus|Cape au cou : elle pend de la ceinture du pantalon, jamais d’un col.}',
        ],
        supervision: 'palier2',
        allergies: ['Housses propres et lavées sans parfum.'],
      },
      observation: [
        'Motricité globale : comment l’enfant coordonne-t-il ses mains et ses genoux pour grimper?',
        'Schéma corporel : quelles parties de son corps nomme-t-il ou sent-il collées?',
        'Compétences sociales : que fait-il de la réponse de l’ami à sauver?',
      ],
      prolongements: [
        'Au module de la cour, chaque main qui s’agrippe dit « schlac » avant que le pied monte.',
        'À la maison, le mur se couche à côté du lit, et l’enfant y sauve un parent.',
      ],
      reflexionRetroaction: [
        'Ont-ils eu assez à grimper pour laisser les meubles tranquilles?',
        'Qui n’a été que héros, et qui n’a été que sauvé?',
      ],
    },
  },
  {
    key: 'chaud-il-fond-du-ventre',
    summary:
      '« Chaud! » Le bonhomme de neige d’ouate perd une pincée. « Froid! » Il engraisse. Il maigrit, fond, se déguise, et l’on colle celui qu’on préfère.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['eau-neige-et-glace', 'couleurs-et-textures'],
    materials: ['papier-et-crayons'],
    place: 'INDOORS',
    seasons: ['WINTER'],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'le bonhomme de neige',
      'bonhomme de neige',
      'bonhommes de neige',
      'bonhomme en ouate',
      'ouate',
      'ouate, papier, colle',
      'ouate et colle',
      'laine et papier',
      'bricolage bonhomme de neige',
      'bonhomme qui fond',
      'pourquoi la neige fond',
      'fondre',
      'chaud et froid',
      'coller de la ouate',
      'pincer de la ouate',
      'déguiser un bonhomme',
    ],
    seen: [
      'leur bonhomme de neige a fondu en fin de semaine et ils demandent où il est allé',
      'ils effilochent la ouate et disent que c’est de la neige qui tombe',
      'elle veut faire un bonhomme de neige dans le local avec de la ouate et de la colle',
      'par la fenêtre, ils voient le bonhomme maigrir de jour en jour et s’inquiètent',
      'il a rapporté une boule de neige en dedans, elle a fondu dans sa mitaine',
      'ils s’obstinent, un bonhomme de neige a deux boules ou bien trois',
      'ils prêtent leur foulard au bonhomme de la cour pour qu’il ait moins froid',
      'elle pleure son bonhomme de neige tout fondu, il reste juste la carotte',
    ],
    scenes: ['neige-glace', 'pourquoi'],
    picture:
      'Une main s’ouvre près d’un bonhomme d’ouate, deux doigts lui pincent le ventre, et sa flaque s’étale; il neige à la fenêtre.',
    sheet: {
      titre: 'Chaud! Il fond du ventre!',
      observationDepart:
        '« Il est où, notre bonhomme de neige? » Dans la cour, il n’en reste qu’un petit tas. « Il a fondu! »',
      intentionEducative:
        'Permettre à l’enfant qui se demande où va un bonhomme de neige de le faire fondre, maigrir et revenir, une pincée à la fois.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'principal' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
      ],
      objectifs: [
        'Changer son bonhomme pincée par pincée : plus gros, plus maigre, fondu.',
        'Dire ou montrer ce que la chaleur change, et ce qui reste.',
        '{3-4a|Obéir à « Chaud! » et à « Froid! », puis les commander.}',
        '{4-5a|Prévoir ce qui fondra en premier, et dire pourquoi.}',
      ],
      materiel: [
        item(
          'Ouate',
          'une grosse poignée par enfant et une pour vous',
          'Laine blanche en bouts courts ou papier déchiré',
        ),
        item('Papier', 'quatre feuilles par enfant, dont trois à déchirer, et quatre pour vous', null),
        optional('Colle en bâton', 'un bâton pour deux', null),
        optional('{si-boutons|Boutons larges de 4 cm et plus}', '{si-boutons|cinq par enfant}', null),
        optional('{si-bouchons|Bouchons creux, larges de 4 cm et plus}', '{si-bouchons|un par enfant}', null),
        optional('{si-eau|Eau}', '{si-eau|quelques gouttes, dans un bol devant vous}', null),
        optional(
          '{si-glaçons si-neige|Glaçons ou neige}',
          '{si-glaçons si-neige|de quoi couvrir le fond d’un bol}',
          null,
        ),
        optional('{si-colorant|Colorant}', '{si-colorant|une goutte, dans un fond d’eau, pour vous}', null),
        optional(
          '{30min si-foulards si-tissus|Petits tissus}',
          '{30min si-foulards si-tissus|un pour deux enfants}',
          null,
        ),
      ],
      preparation: [
        'Déposez devant chaque place une feuille et une poignée de neige : {!si-laine|la ouate, ou, s’il n’y en a pas, de la laine ou du papier déchiré en morceaux gros comme un pouce.}{si-laine|la laine, coupée par vous en bouts courts comme un doigt.}',
        'Donnez le reste du papier à déchirer. S’il y a de la colle, gardez-la pour la fin : un bonhomme collé ne fond plus.',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4 },
          'À table, posez sur votre feuille trois petits tas de cette neige{!si-laine|, ouate ou papier déchiré,}{si-laine|, de la laine,} qui se touchent : « Mon bonhomme de neige! » Ouvrez la main au-dessus, comme un soleil. « Chaud! Qu’est-ce qui lui arrive? » Ôtez une pincée de son ventre : « Il fond du ventre! » Laissez-la au bas de la feuille, bien aplatie : « Sa flaque. » {si-eau|Une goutte d’eau de votre doigt la touche : la neige s’écrase, comme pour vrai.} Fermez la main : « Froid! » Reprenez la pincée, remettez-la. « Où s’en va la neige quand elle fond? » Écoutez tout. « Faites le vôtre, on va le voir fondre. » {si-glaçons si-neige|Devant vous, un bol de glace ou de vraie neige attend : fondra-t-elle plus vite?}',
        ),
        play(
          { 20: 6, 30: 7 },
          'Chacun bâtit son bonhomme sur sa feuille, sans colle. On pince la neige entre deux doigts, on la roule, on la tape : une boule, deux, trois. {3-4a|À trois ans, deux tas font un bonhomme : un ventre et une tête.} {4-5a|À quatre ans, on fait la boule d’en bas plus grosse que celle du milieu, et la tête la plus petite.} Du papier déchiré lui fait un nez, des yeux, deux bras. {si-boutons|Les boutons font ses yeux et ferment son manteau.} Il tombe? Il n’est pas collé : on le couche sur sa feuille. « Est-il gros ou maigre? » On souffle loin de lui : il pourrait s’envoler!',
        ),
        play(
          { 20: 7, 30: 7 },
          'Deux voisins jouent ensemble, ou trois s’il reste un enfant. L’un est le temps qu’il fait : main ouverte, « Chaud! » L’ami ôte une pincée de son bonhomme et l’aplatit au bas de la feuille : la flaque grandit. Main fermée, « Froid! » La flaque regèle, l’ami remet la pincée. Trois ou quatre fois, puis on change. {3-4a|À trois ans, on crie « Chaud! » plusieurs fois : il n’y a plus de bonhomme, seulement son nez!} {4-5a|À quatre ans, on prévoit avant : « Sa tête va tomber la première, parce qu’elle est petite. » Puis on regarde.} Tout a fondu? « Que reste-t-il? » Le nez, les bras, la flaque. On ramasse la flaque, on serre : est-ce le même tas? {si-bouchons|Combien de fois remplit-elle un bouchon?} On le rebâtit autrement.',
        ),
        play(
          { 30: 7 },
          '« Le bonhomme ne veut pas qu’on le reconnaisse. » Chacun déchire du papier pour le déguiser : un chapeau, une cape, une moustache. {si-foulards si-tissus|Le coin d’un tissu est la cape : elle glissera quand il fondra.} Une pincée de neige devient une barbe, un chien, un bébé bonhomme. {3-4a|À trois ans, un morceau sur la tête, et c’est quelqu’un d’autre : « Bonjour, madame! »} {4-5a|À quatre ans, on change trois choses pendant que le voisin ferme les yeux; il trouve lesquelles.} « Chaud! » Le déguisement fond-il aussi? On ôte la neige dessous : le chapeau descend, descend, jusqu’à la flaque.',
        ),
        closing(
          { 20: 4, 30: 5 },
          'Chacun choisit le moment de son bonhomme : gros, maigre, ou presque fondu. S’il y a de la colle, il en frotte sa feuille et appuie la neige dessus en comptant jusqu’à cinq; sinon, il le laisse posé là. « À quel moment est-il? Est-ce qu’il a eu chaud ou froid? » {si-glaçons si-neige|Et dans le bol? On touche la vraie flaque du doigt.} Chacun pousse doucement sa feuille : les bonshommes se placent sur la table, du plus gros au plus fondu. {si-colorant|Au bas de votre bonhomme, laissez tomber une goutte d’eau teinte : jusqu’où la couleur monte-t-elle?} On leur dit bonsoir de la main, et l’on ramasse la neige tombée autour.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Répondez vrai et court : « La neige qui fond devient de l’eau. L’eau s’en va dans la terre et dans l’air. »',
          'Un enfant est triste de voir fondre le sien? « Froid! » : aidez-le à le rebâtir, ou laissez-le intact.',
          'Redites ses mots : « Tu dis que sa tête est tombée parce que le ventre a fondu. »',
          'Personne n’a raté son bonhomme : deux tas, ou dix, c’est le sien.',
        ],
        questionsOuvertes: [
          'Qu’est-ce qui va fondre en premier?',
          'Que reste-t-il quand il a fondu?',
          '{4-5a|Comment sais-tu s’il y a autant de neige qu’avant?}',
          '{30min|Qu’est-ce qui fait qu’on ne le reconnaît plus?}',
        ],
      },
      vocabulaire: [
        'le bonhomme de neige',
        'fondre',
        'la flaque',
        'maigrir',
        'une pincée',
        'geler',
        '{30min|se déguiser}',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Il arrache toute la poignée d’un coup? « Une pincée, deux doigts, comme un petit oiseau. » On essaie encore.',
        },
        {
          pour: '4-5a',
          texte:
            'Il raconte la journée de son bonhomme : matin froid, midi chaud, soir froid, et la montre sur la feuille.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Il n’aime pas toucher sa neige? Du papier déchiré, ou un bout de papier pour la pousser, la remplace. Ses doigts pincent mal? Il pousse la neige du plat de la main. Il ne parle pas? Sa main ouverte ou fermée commande le temps.',
        },
        {
          pour: 'autre_saison',
          texte:
            'Au printemps, un vrai petit bonhomme de neige fond dans un bac sur la table, et on le regarde d’heure en heure.',
        },
      ],
      securite: {
        risquesAcceptes: ['Bonhomme envolé d’un souffle.', 'Chagrin quand il ne reste que le nez.'],
        dangersAEliminer: [
          'Ouate, laine ou papier à la bouche ou au nez : la neige de ce jeu reste sur sa feuille.',
          '{si-boutons|Bouton avalé ou mis dans le nez : seulement de larges boutons, comptés avant et après, à la table où vous êtes.}',
          '{si-bouchons|Bouchon à la bouche : seulement de larges bouchons, comptés avant et après, à la table où vous êtes.}',
          '{si-laine|Laine longue : elle se coupe courte avant le jeu; jamais autour d’un cou ou d’un doigt.}',
          'Colle aux yeux : on se lave les mains après avoir collé.',
          '{si-glaçons si-neige|Glaçon ou neige à la bouche : le bol reste devant vous, et l’on y touche du bout du doigt.}',
          '{si-colorant|Colorant qui se renverse : la bouteille reste fermée, hors de portée.}',
        ],
        supervision: 'palier3',
        allergies: ['Peau qui réagit à la laine : du papier déchiré fait la neige.'],
      },
      observation: [
        'Éveil aux sciences : que dit ou montre l’enfant de la neige qui fond?',
        'Raisonnement : que dit-il de ce qui fondra en premier, ou de ce qui reste?',
        'Motricité fine : comment prend-il une pincée sans emporter tout le tas?',
      ],
      prolongements: [
        'Dehors, on va voir chaque jour où en est le bonhomme de la cour : « Chaud ou froid, cette nuit? »',
        'À la maison, l’enfant apporte une boule de neige dans un bol et la regarde fondre avec sa famille.',
      ],
      reflexionRetroaction: [
        'Ai-je laissé leurs idées sur la fonte vivre un peu avant de donner la mienne?',
        'Qui a préféré rebâtir que faire fondre?',
      ],
    },
  },
  {
    key: 'une-porte-de-chaque-bord',
    summary:
      'Une maison pour la coccinelle, avec une porte de chaque bord. Un poing à pois la visite et dit ce qui manque. La vraie entre, ou pas : c’est elle qui choisit.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['insectes-et-vers', 'cabanes-et-constructions'],
    materials: ['feuilles', 'batons'],
    place: 'YARD',
    alsoAt: {
      PARK: 'Au parc, les maisons se bâtissent au pied d’un arbre, loin de la rue et du passage, et y restent pour les insectes.',
    },
    seasons: ['SPRING', 'SUMMER'],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'les coccinelles',
      'coccinelle',
      'coccinelles',
      'bête à bon Dieu',
      'la maison des insectes',
      'maison d’insectes',
      'maison pour coccinelle',
      'maison de coccinelle',
      'hôtel à insectes',
      'construire une maison',
      'ils ont trouvé une coccinelle',
      'observer une coccinelle',
      'points de la coccinelle',
      'bibittes',
      'brindilles et feuilles',
      'respect des insectes',
      'relâcher un insecte',
    ],
    seen: [
      'ils ont trouvé une coccinelle et veulent lui construire une maison',
      'ils se passent une coccinelle de main en main et comptent ses points',
      'elle a mis une bibitte dans un pot et ne veut plus la laisser partir',
      'au pied de la clôture, ils piquent des brindilles pour faire un lit à une coccinelle',
      'ils s’obstinent, la coccinelle est à moi, c’est moi qui l’ai vue en premier',
      'il pleure parce que la coccinelle s’est envolée de son doigt',
      'ils ramassent des feuilles et de l’herbe pour la maison des insectes',
      'ils veulent rentrer la coccinelle en dedans pour lui donner à manger',
    ],
    scenes: ['bestioles', 'empiler-construire'],
    picture:
      'Un poing passe entre deux brindilles et soulève une feuille; une amie accroupie regarde, et une vraie coccinelle s’envole.',
    sheet: {
      titre: 'Coccinelle, ta maison a deux portes!',
      observationDepart:
        '« Une coccinelle! On lui fait une maison! » Trois enfants sont accroupis, les mains pleines d’herbe. « Faut pas qu’elle se sauve! »',
      intentionEducative:
        'Soutenir les enfants qui veulent loger une coccinelle : ils pensent à ce qu’il lui faut, bâtissent une maison ouverte et la laissent choisir.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
      ],
      objectifs: [
        'Bâtir au sol une maison basse, ouverte de chaque bord.',
        'Dire ou montrer ce dont une coccinelle aurait besoin.',
        '{3-4a|Laisser la bête entrer ou s’en aller sans la retenir.}',
        '{4-5a|Changer sa maison d’après ce qu’en dit un visiteur.}',
      ],
      materiel: [
        optional(
          'Feuilles, brindilles et herbe ramassées par terre',
          'deux poignées par enfant, trouvées sur place',
          null,
        ),
      ],
      preparation: [
        'Choisissez un coin d’herbe à l’ombre, sans nid de guêpes ni fourmilière, où les maisons pourront rester.',
        'Le jeu tient sans coccinelle : une main fermée en fait une. S’il en passe une vraie, on la regarde; on ne la cherche pas pour la prendre.',
        'Retenez ceci : la coccinelle a six pattes et des ailes sous son dos dur; beaucoup mangent des pucerons, de minuscules bêtes qui vivent sur les plantes.',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4 },
          'Accroupis dans l’herbe, fermez le poing, pouce caché : « Voici ma coccinelle. Ses points sont ici », et touchez vos jointures une à une. Chacun fait la sienne. Elle marche sur son genou, ouvre ses ailes et s’envole : les doigts s’écartent, le poing se referme. « Elle voudrait une maison. De quoi a-t-elle besoin? » Écoutez. Couchez deux brindilles côte à côte, écartées comme votre poing, et posez dessus une feuille, le toit : « J’ai fait une porte ici… et une autre là, de chaque bord. Pourquoi deux? » « Pour qu’elle sorte! » Votre poing entre, soulève le toit, ressort de l’autre bord et s’envole. « On ramasse ce qui est tombé, et l’on bâtit. »',
        ),
        play(
          { 20: 6, 30: 7 },
          'Chacun choisit un coin d’herbe, à un grand pas des autres, et ramasse ce qui est par terre : feuilles, brindilles, herbe coupée. Rien n’est arraché. On bâtit une maison basse, large comme un poing : deux murs couchés, un toit de feuille, et une porte de chaque bord. {3-4a|À trois ans, une feuille appuyée sur deux brindilles suffit, et la coccinelle-poing l’essaie tout de suite.} {4-5a|À quatre ans, on pense aux pièces : un lit d’herbe, un coin d’ombre, une place pour ses provisions.} Le toit tombe? On cherche ce qui le tiendrait : une brindille en Y, un pli, un mur plus épais. La maison se ferme? « Par où sortirait-elle? » Une vraie passe? On se fige et l’on compte ses pattes des yeux.',
        ),
        play(
          { 20: 7, 30: 7 },
          '« Toc, toc, toc! » La coccinelle-poing part en visite. Deux par deux, ou trois s’il reste un enfant : l’un reste près de sa maison, l’autre y fait marcher son poing, de l’entrée à la sortie. Le poing parle : « C’est doux, ici. Mais il fait trop clair! » ou : « Je suis trop grosse pour ta porte! » Le bâtisseur change une chose; elle réessaie. {3-4a|À trois ans, la coccinelle dit oui ou non du poing, ou fait dodo dans l’herbe.} {4-5a|À quatre ans, elle doit dire pourquoi : « Parce que la pluie passerait par là. »} Puis l’ami fait visiter la sienne. Elle n’aime rien? « Elle s’envole. Elle a le droit. »',
        ),
        play(
          { 30: 7 },
          'Les maisons se relient : entre deux portes, un chemin de brins d’herbe, un pont d’une feuille, une place où toutes les coccinelles se saluent. {3-4a|À trois ans, le poing suit le chemin et dit « Bonjour! » à chaque porte.} {4-5a|À quatre ans, on décide ensemble par où passe le chemin, et l’on bâtit une maison pour un autre insecte : plus longue pour la chenille, plus basse pour la fourmi.} Puis chacun se couche à plat ventre, menton sur les mains, à un bras de sa maison. « On attend. Qui viendra? » Une fourmi, une mouche, personne : on le dit tout bas.',
        ),
        closing(
          { 20: 4, 30: 5 },
          'En rond, accroupis : « Est-elle venue? » Oui, non, peut-être cette nuit. « La maison est à elle si elle veut. Si elle ne veut pas, où est-elle bien? » On pointe l’herbe, l’arbre, le ciel. Chaque poing fait le tour de sa maison, ressort par l’autre porte, ouvre ses ailes et s’envole jusqu’à l’épaule. Les maisons restent là. On se lave les mains en rentrant.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Une coccinelle monte sur un doigt? « Elle t’a choisi. » Le doigt reste immobile, près de l’herbe, et elle repart quand elle veut.',
          'Un enfant veut l’enfermer? « Toi, aimerais-tu une maison sans porte? » Laissez-le chercher où la percer.',
          'Deux enfants se disputent celle qu’ils ont vue? « Elle n’est à personne. Vous êtes ses voisins. »',
          'On vous demande ce qu’elle mange? « Souvent des pucerons, de toutes petites bêtes qui vivent sur les plantes. » Vous ne savez pas? « On cherchera dans un livre. »',
        ],
        questionsOuvertes: [
          'De quoi une coccinelle a-t-elle besoin?',
          'Par où sort-elle?',
          'Qu’as-tu changé après la visite?',
          '{4-5a|Pourquoi n’est-elle pas entrée, d’après toi?}',
        ],
      },
      vocabulaire: [
        'la coccinelle',
        'la maison',
        'la brindille',
        'l’aile',
        's’envoler',
        'le puceron',
        '{30min|le chemin}',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Le toit tombe et il se fâche? Tenez une brindille pendant qu’il pose la feuille, puis lâchez lentement.',
        },
        {
          pour: '4-5a',
          texte: 'Il bâtit une porte juste assez haute pour son poing, et l’essaie avant de poser le toit.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Il ne peut pas s’accroupir? Sa maison se bâtit sur un banc, ou sur ses genoux. Il a peur des bibittes? La coccinelle-poing suffit, et il dit à quelle distance il reste. Il voit peu? Il lit la maison du bout des doigts.',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’automne, les feuilles tombées font un toit épais : des insectes s’y abritent pour l’hiver, et l’on n’y touche plus.',
        },
      ],
      securite: {
        risquesAcceptes: ['Maison écrasée par un pied distrait.', 'Déception : personne n’est venu.'],
        dangersAEliminer: [
          'Guêpe, nid ou fourmilière : changez de coin avant de commencer. Enfant allergique aux piqûres : son plan et son auto-injecteur vous suivent.',
          'Plante inconnue ou champignon : on ramasse seulement ce que vous avez montré, par terre.',
          'Brindille pointée, ou portée près d’un visage : plus courte que la main, et l’on bâtit assis ou accroupi.',
          'Herbes hautes : tiques possibles; restez dans l’herbe courte et regardez la peau au retour.',
          'Bête serrée, mise en poche ou à la bouche : elle marche où elle veut.',
        ],
        supervision: 'palier3',
        allergies: ['Pollens et herbes : qui réagit bâtit avec des brindilles, et tous se lavent les mains après.'],
      },
      observation: [
        'Éveil aux sciences : à quels besoins de la coccinelle l’enfant pense-t-il?',
        'Compétences sociales : comment reçoit-il ce que dit le visiteur de sa maison?',
        'Raisonnement : que change-t-il quand le toit tombe ou que la porte est trop petite?',
      ],
      prolongements: [
        'Les jours suivants, on passe voir les maisons sans y toucher : qui y est entré?',
        'À la maison, la coccinelle-poing de l’enfant visite l’oreiller, le soulier, la tasse, et dit ce qui manque.',
      ],
      reflexionRetroaction: [
        'Ont-ils accepté que la bête s’en aille?',
        'Quelle maison a le plus changé, et grâce à qui?',
      ],
    },
  },
  {
    key: 'la-carte-a-des-bosses',
    summary:
      'Une feuille de journal chiffonnée, rouverte : la carte des pirates a des montagnes et des rivières. L’équipage la suit du doigt, rame et parle pirate.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['contes-et-lettres', 'cabanes-et-constructions'],
    materials: ['cartons-et-boites', 'papier-et-crayons'],
    place: 'INDOORS',
    alsoAt: {
      YARD: '{!hiver|Dans la cour, les bateaux voguent sur l’herbe sèche, à l’abri du vent, et une roche garde chaque carte.}',
    },
    seasons: [],
    durationMinutes: 45,
    adults: 1,
    onlyNamed: ['WATER'],
    calls: [
      'les pirates',
      'pirates',
      'pirate',
      'bateau de pirates',
      'bateau en carton',
      'chapeau de pirate',
      'longue-vue',
      'carte au trésor',
      'boîtes de carton',
      'papier journal',
      'boîtes et papier journal',
      'chiffonner du papier journal',
      'parler pirate',
      'équipage',
      'chasse au trésor',
      'jouer aux pirates',
      'ramer',
    ],
    seen: [
      'ils se font des bateaux avec les boîtes et crient à l’abordage toute la matinée',
      'il roule une feuille de journal et guette les îles par la fenêtre',
      'ils parlent pirate à la collation, donne-moi ton biscuit, moussaillon',
      'elle dessine un gros X partout et cherche où est caché le trésor',
      'ils veulent tous être le capitaine, personne ne veut ramer',
      'les boîtes du dîner sont devenues des bateaux, ils rament avec leurs bras',
      'depuis l’histoire de pirates, ils chiffonnent du papier pour faire de vieilles cartes',
      'ils se battent avec des rouleaux de journal en disant qu’ils sont des pirates',
    ],
    scenes: ['heros', 'deguiser', 'voyage', 'cooperer'],
    picture:
      'Trois pirates sont assis dans des boîtes en file; le premier suit du doigt une carte de journal chiffonné, un autre guette dans un rouleau.',
    sheet: {
      titre: 'La carte des pirates a des bosses',
      observationDepart:
        '« Terre! Terre! » Assis dans une boîte, un pirate regarde au loin à travers son poing. « Où est le trésor, moussaillon? »',
      intentionEducative:
        'Offrir aux enfants qui jouent aux pirates un équipage, un bateau et une carte à raconter, où l’on parle fort et où l’on s’aide.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
      ],
      objectifs: [
        'Raconter un voyage en suivant du doigt une carte.',
        'Dire des mots de pirate et répondre à ceux de l’équipage.',
        '{3-4a|Ramer avec les amis, au même cri.}',
        '{4-5a|Donner un chemin en trois morceaux : d’abord, ensuite, enfin.}',
      ],
      materiel: [
        item(
          'Boîtes de carton',
          'une par enfant et une pour vous, assez grandes pour s’y asseoir ou s’y adosser',
          'Papier journal à plat, où l’on s’assoit',
        ),
        item(
          'Papier journal',
          'cinq feuilles par enfant et cinq pour vous',
          'Boîtes de carton, où le doigt trace la carte',
        ),
        optional('Crayons', 'un par enfant', null),
        optional('{si-draps|Draps, les voiles}', 'un par équipage, plié en deux', null),
        optional('{si-tissus|Tissus, les voiles}', 'un par équipage', null),
        optional('{si-rouleaux-de-papier-de-toilette|Rouleaux de papier de toilette, propres}', 'un par enfant', null),
        optional('{si-ruban-adhésif|Ruban adhésif}', 'un rouleau, dans vos mains', null),
        optional('{si-carte-au-trésor|Carte au trésor}', 'une, pour tous', null),
        optional('{si-coffre|Coffre vide, sans serrure}', 'un, qui passe d’un équipage à l’autre', null),
        optional('{dedans si-lampes-de-poche|Lampe de poche}', '{dedans si-lampes-de-poche|une, pour vous}', null),
        optional('{si-cônes|Cône}', '{si-cônes|un}', null),
        optional('{si-corde|Corde}', '{si-corde|une seule, à plat au sol}', null),
        optional('{si-cerceaux|Cerceaux}', '{si-cerceaux|un par équipage}', null),
        optional('{si-tentes|Petite tente de jeu}', '{si-tentes|une}', null),
      ],
      preparation: [
        'Ôtez les agrafes et rentrez les rabats. Sans boîtes, une feuille de journal par enfant fait le bateau : on y est assis, et l’on n’y marche pas.',
        'Sans papier, le doigt trace la carte sur le carton d’une boîte{!30min|, et un poing fermé fait la longue-vue}.',
        'Les enfants joueront en équipages de deux ou trois, les bateaux d’un même équipage collés l’un à l’autre, à trois pas des autres.',
      ],
      deroulement: [
        opening(
          { 30: 5, 45: 5, 60: 6 },
          'Asseyez-vous dans votre bateau, une boîte ou une feuille de journal : « Ohé, les pirates! Il me faut une carte. » Chiffonnez une feuille en boule, serrez-la fort, puis rouvrez-la doucement. {dedans si-lampes-de-poche|Couchez la lampe de poche à côté : sa lumière rase le papier, et chaque pli a son ombre.} « Regardez : des bosses! Ce sont des montagnes. Et ce pli-là? » « Une rivière! » Suivez-le du doigt : « J’ai ramé, ramé, ramé… jusqu’ici. Le trésor! » Sans papier, votre doigt trace tout cela sur le carton. « Que répond un pirate content? » Ensemble : « Par mille tempêtes! » Nommez les équipages et montrez où ils vogueront.',
        ),
        play(
          { 30: 6, 45: 7, 60: 7 },
          'Chaque équipage colle ses bateaux, boîtes ou feuilles, en file, et s’y assoit. Le premier est le capitaine : il crie « Ohé! », et tous répondent « Ohé! ». « Ramez! » Les deux bras tirent ensemble vers la bedaine : « Et ho! Et ho! » {si-draps si-tissus|Avec une voile, deux pirates en tiennent les coins. Bras levés, le vent souffle : on file. Bras baissés, il tombe : on la pose et l’on rame.} {3-4a|À trois ans, on rame au cri, et l’on s’arrête quand le capitaine lève la main.} {4-5a|À quatre ans, le capitaine dit comment est la mer : plate, on rame doucement; grosse, on se penche de côté, tous du même bord.} L’équipage a le hoquet et rame de travers? On s’arrête, on rit, on repart ensemble.',
        ),
        play(
          { 30: 4, 45: 5, 60: 5 },
          '« Terre à gauche! » On regarde à gauche, main au-dessus des yeux. « Un gros poisson! » On se tasse. « Une vague! » On se penche tous du même bord. {si-rouleaux-de-papier-de-toilette|Avec un rouleau de papier de toilette devant l’œil, sans y toucher, le capitaine guette : il annonce ce qui entre dans le petit rond.} {3-4a|À trois ans, le capitaine dit une seule chose, et l’équipage la fait en criant.} {4-5a|À quatre ans, il dit de quel bord : « Baleine à droite! », et l’équipage lui demande sa couleur.} Deux veulent être capitaine? Au cri « On change! », le premier bateau est au suivant. Le dernier lève les deux bras : « On est pris dans le sable! » L’équipage tire, rame, et ça repart. « Par mille tempêtes! »',
        ),
        play(
          { 30: 6, 45: 7, 60: 7 },
          'Chacun chiffonne une feuille de journal, la serre de toutes ses forces, puis la rouvre : sa carte a des bosses et des plis. Sans papier, le doigt trace la sienne sur une boîte. Chacun nomme une bosse, puis une autre : « L’île à la poule! La montagne pointue! » {si-ruban-adhésif|Un bout de ruban adhésif fait un pont de l’une à l’autre.} {si-carte-au-trésor|On choisit une chose sur la carte au trésor : quelle bosse lui ressemble?} {3-4a|À trois ans, une bosse suffit, et l’équipage y rame : « Et ho! »} {4-5a|À quatre ans, on dit qui habite là et ce qu’il mange.} La carte se déchire? « Un requin en a mangé un bout! » On invente ce qui manque. S’il y a des crayons, on marque le trésor d’une croix; sinon, on y plante son doigt : « Il est ici! »',
        ),
        play(
          { 30: 4, 45: 5, 60: 6 },
          'On montre sa carte à son équipage et l’on raconte le voyage en suivant du doigt : « On part de l’île à la poule, on passe la montagne pointue, on rame dans la rivière, et… le trésor est là! » {3-4a|À trois ans, on pose le doigt sur deux bosses : « Ici! Après, ici! »} {4-5a|À quatre ans, on dit le chemin en trois morceaux : d’abord, ensuite, enfin. Les autres le refont du doigt, sans se tromper.} On ne sait pas quoi dire? L’ami d’à côté pose son doigt sur une bosse : « Et ici, qui habite? »{si-coffre| Rendu au trésor, on ouvre le coffre vide et l’on dit ce qu’on y voit : « Des crêpes en or! » Le coffre passe ensuite à l’équipage d’à côté.} Puis tous crient : « Par mille tempêtes! »',
        ),
        play(
          { 45: 10, 60: 10 },
          '« Un pirate voit loin! » Chacun roule une feuille de journal, bien molle et pas serrée, jusqu’à un tube gros comme un bras : sa longue-vue. Sans papier, ce sont les deux poings, l’un devant l’autre. Il la tient devant son œil, sans y toucher, assis dans son bateau, et dit ce qu’il voit au loin : « Je vois… une baleine qui porte un chapeau! » L’équipage répète et fait la baleine. {3-4a|À trois ans, on dit un mot : « Un chien! », et tous aboient.} {4-5a|À quatre ans, on donne trois indices, et les autres devinent : « C’est gros, c’est bleu, ça souffle… »} Les longues-vues se couchent. Qui le veut plie une feuille et en rabat les coins : un chapeau.',
        ),
        play(
          { 60: 12 },
          '« La tempête a mélangé les cartes! » Chaque équipage échange ses cartes avec celui d’à côté, ou l’un avec l’autre s’il n’y a qu’un équipage. On ne sait plus ce que veulent dire les bosses : à soi de les inventer! {3-4a|À trois ans, on choisit une bosse et l’on dit qui y habite; l’équipage lui dit bonjour en pirate.} {4-5a|À quatre ans, on pose à l’ami une question sur sa carte : « C’est quoi, ce trou? », et il invente la réponse.} Puis votre bateau, vide, au milieu, devient l’île au trésor. Chacun y apporte un papier chiffonné, ou un geste : un coquillage, une couronne. Voilà le trésor de tous. On le décrit : « Il brille, il pique, il sent le poisson! » On en partage un morceau par pirate.',
        ),
        closing(
          { 30: 5, 45: 6, 60: 7 },
          '« Moussaillons, au port! » {si-cônes|Le cône est le phare : on passe derrière lui, au pas, avant d’accoster.} {si-corde|La corde couchée à vos pieds est le quai, où les bateaux se rangent.} Chacun apporte son bateau autour de vous, s’y rassoit, et la mer devient plate : les bras rament lentement, puis plus du tout. Chacun montre sa carte et dit son île en un mot ou d’un doigt. {si-cerceaux|Un cerceau couché est cette île : il y pose sa carte, ou sa main.} « Où ton bateau ira-t-il demain? » L’équipage lui répond, tout bas : « Par mille tempêtes! » Les cartes de papier se gardent pour demain; le reste se ramasse. {si-tentes|La tente est la grotte où les cartes se cachent.} De l’encre sur les mains? On les lave.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Parlez pirate avec eux : « Ohé, moussaillon! » Redites leurs phrases, un peu plus longues.',
          'Un pirate attaque? « Cet équipage-là cherche un trésor, il ne se bat pas. Que dit-on aux autres bateaux? » « Ohé! »',
          'Un enfant raconte peu? Suivez sa carte du doigt et trompez-vous : « On tombe à l’eau? » Il vous corrige.',
          'Personne ne veut ramer? Soyez celle qui rame à contretemps, et laissez-les vous reprendre.',
        ],
        questionsOuvertes: [
          'Que voit-on sur ta carte, de ce côté-là?',
          'Comment va-t-on du bateau au trésor?',
          '{4-5a|Qu’arrive-t-il quand on se trompe de chemin?}',
          '{!30min|Que vois-tu au loin, moussaillon?}',
        ],
      },
      vocabulaire: ['le pirate', 'l’équipage', 'la carte', 'ramer', 'le trésor', 'ohé', '{!30min|la longue-vue}'],
      adaptations: [
        {
          pour: '3-4a',
          texte: 'Sa carte reste en boule? Ouvrez un coin avec lui, et demandez : « Qui habite sur cette bosse? »',
        },
        {
          pour: '4-5a',
          texte: 'Il raconte un voyage où l’on revient au départ par un autre chemin.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Il ne parle pas? Il mène l’équipage du doigt sur la carte, et les amis disent ce qu’ils voient. Il reste dans son fauteuil? Son bateau est le premier de la file. Il n’aime pas l’encre? Son doigt trace sa carte sur une boîte.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{hiver|L’été, dans la cour, les bateaux voguent sur l’herbe sèche, à l’ombre.} {!hiver|L’hiver, dans la cour, le bateau est tapé dans la neige, et la carte se trace à la mitaine.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Carte déchirée, chicane de capitaine.', 'Pirates qui crient « Ohé! » trop fort.'],
        dangersAEliminer: [
          'Papier par terre, où l’on glisse : ramassez-le; sur un bateau de papier, on reste assis.',
          'Boîte où l’on monte debout, ou qui bascule : on s’y assoit, une seule personne par boîte.',
          '{!30min|Longue-vue poussée contre un œil, ou qui devient épée : elle reste molle, devant l’œil, l’enfant assis; sinon, elle se couche dans le bateau.}',
          'Agrafe ou carton raide qui coupe : la boîte sort du jeu.',
          'Papier à la bouche : il va sur la carte, jamais dans la bouche.',
          '{cour|Barrière fermée avant de sortir les bateaux.}',
          '{si-draps si-tissus|Voile qui traîne, ou qui couvre une tête : deux pirates assis la tiennent; sinon, elle se plie dans le bateau.}',
          '{si-rouleaux-de-papier-de-toilette|Rouleau poussé contre un œil : il reste à un doigt de l’œil, l’enfant assis.}',
          '{si-ruban-adhésif|Ruban adhésif : il reste dans vos mains, et vous coupez les bouts.}',
          '{si-coffre|Couvercle de coffre qui retombe sur des doigts : un seul enfant l’ouvre, à deux mains; personne n’y entre.}',
          '{dedans si-lampes-de-poche|Lumière dans les yeux : la lampe reste couchée, et c’est vous qui la tournez.}',
          '{si-corde|Corde levée, nouée ou passée autour d’un corps : elle reste couchée; sinon, vous la rangez.}',
          '{si-cerceaux|Cerceau sous un pied : vous le couchez quand tous sont assis.}',
        ],
        supervision: 'palier3',
        allergies: [
          'Boîtes propres, qui n’ont touché ni noix ni arachides; peau sensible à l’encre : le doigt trace la carte sur une boîte.',
        ],
      },
      observation: [
        'Langage oral : quels mots de pirate reprend-il, et comment raconte-t-il son chemin?',
        'Motricité fine : comment serre-t-il, puis rouvre-t-il le papier sans le déchirer?',
        'Compétences sociales : que fait-il quand ce n’est pas lui le capitaine?',
      ],
      prolongements: [
        'Demain, les cartes de papier sont au mur du local, à la hauteur des yeux : chaque équipage en raconte une.',
        'À la maison, l’enfant chiffonne une feuille et raconte à sa famille où est le trésor.',
      ],
      reflexionRetroaction: ['Ont-ils trouvé du plaisir sans combat?', 'Quels mots nouveaux sont restés dans le jeu?'],
    },
  },
]
