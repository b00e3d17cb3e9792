import { closing, food, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

/** A snowman with a mitten for each child, who keeps the laugh that each one gave him. */
export const HOME_SNOWMEN_SHEETS: readonly BankSheet[] = [
  {
    key: 'le-bonhomme-garde-mon-rire',
    summary:
      'Une boule roule, mange le gazon, refuse d’avancer : le bonhomme habitera là. Chaque enfant lui plante un bras à mitaine et lui laisse un rire ou un cri.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    onlyBesideOlder: ['AGE_0_18_MONTHS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['eau-neige-et-glace', 'emotions-et-amitie'],
    materials: ['neige', 'batons', 'roches'],
    place: 'YARD',
    alsoAt: {
      PARK: 'Au parc, la boule tourne sur le plat, loin de la butte à glisser; mitaines, bâtons et roches arrivent et repartent avec vous.',
    },
    seasons: ['WINTER'],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'bonhomme de neige',
      'bonhommes de neige',
      'bonhomme',
      'faire un bonhomme de neige',
      'rouler une boule',
      'rouler la neige',
      'boule de neige',
      'grosse boule de neige',
      'boule trop lourde',
      'neige collante',
      'neige mouillée',
      'la neige colle',
      'neige poudreuse',
      'la neige ne colle pas',
      'tuque du bonhomme',
      'bras du bonhomme',
      'hiver',
    ],
    seen: [
      'ils poussent une motte de neige qui grossit jusqu’à ce que personne puisse la bouger',
      'elle plante deux branches dans un tas de neige et leur enfile des mitaines',
      'il roule sa boule et découvre le gazon vert en dessous',
      'ils forcent à quatre sur une boule énorme et se donnent des ordres',
      'il pleure parce que sa boule s’est défaite en morceaux',
      'elle rit dans l’oreille de leur sculpture pour qu’elle s’en souvienne',
      'ce matin la neige est pesante et ils en font des mottes partout dans la cour',
      'depuis le redoux, ils veulent donner une tuque et un nez à leur tas de neige',
    ],
    scenes: ['neige-glace', 'rouler', 'voix'],
    picture:
      'Deux enfants poussent ensemble une boule tachée de gazon; une petite tend un bras à mitaine au ventre de neige, l’éducatrice, une tuque.',
    sheet: {
      titre: 'Le bonhomme garde mon rire',
      observationDepart:
        'Dans la neige lourde du matin, une botte traîne, et le blanc se décolle du sol comme un tapis qu’on roule. {2-3a 3-4a 4-5a|« Ça colle! On fait un bonhomme! »} {!2-3a !3-4a !4-5a|Le trottineur se penche : il y a de l’herbe, dessous.}',
      intentionEducative:
        'Permettre aux enfants de mettre toute leur force dans une même boule de neige, puis d’y reconnaître quelque chose de soi et de chaque ami.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Mémoire', role: 'secondaire' },
      ],
      objectifs: [
        'Pousser la neige des mains, du ventre ou du dos, seul puis avec un autre.',
        '{2-3a 3-4a 4-5a|Chercher quelle boule tient sur quelle autre.}{!2-3a !3-4a !4-5a|Taper, presser, mettre de la neige sur la neige.}',
        'Donner au bonhomme un rire, un cri ou un bâillement de son cru.',
        '{3-4a 4-5a 30min|Se rappeler ce que chaque mitaine a reçu, et de qui.}',
      ],
      materiel: [
        item('Neige propre, sur un sol plat', 'un rond de huit pas de large', null),
        item(
          'Mitaines dépareillées, toutes différentes, sans cordon, les mains du bonhomme',
          'une par enfant, et deux de plus',
          'Gros bas de couleur',
        ),
        item(
          'Bâtons gros comme un manche à balai, longs comme votre avant-bras, les bras',
          'un par enfant, et deux de plus',
          'Rouleaux d’essuie-tout pleins de neige tassée',
        ),
        item('Roches plus grosses que votre poing, les boutons', 'trois', 'Bols de plastique'),
        item(
          '{!0-18m !18-24m !2-3a !si-carottes|Cocotte longue comme votre main, le nez}',
          '{!0-18m !18-24m !2-3a !si-carottes|une, et une de plus}',
          '{!0-18m !18-24m !2-3a !si-carottes|Bas roulé serré}',
        ),
        {
          ...food(
            '{!0-18m !18-24m !2-3a si-carottes|Carottes entières, pour le nez}',
            '{!0-18m !18-24m !2-3a si-carottes|une, et une de plus}',
            null,
          ),
          facultatif: true,
        },
        optional(
          '{!0-18m !18-24m !2-3a si-peinture|Peinture lavable, dans des bols, et gros pinceaux}',
          '{!0-18m !18-24m !2-3a si-peinture|deux couleurs}',
          null,
        ),
        optional(
          '{!0-18m !18-24m si-pelles|Pelles d’enfant, à manche court}',
          '{!0-18m !18-24m si-pelles|une pour deux enfants}',
          null,
        ),
        optional(
          '{!0-18m si-vieux-vêtements|Vieux vêtements à poches, sans cordon ni ceinture}',
          '{!0-18m si-vieux-vêtements|deux ou trois}',
          null,
        ),
        item('Vieille tuque', 'une', 'Bol à mélanger de plastique'),
        item('Panier ou chaudière, pour tout transporter', 'un', 'Sac solide'),
        item('Mitaines sèches de rechange', 'deux paires par enfant', 'Gros bas de laine, le temps de rentrer'),
        item(
          '{0-18m|Poussette à attaches, freins solides, couverture}',
          '{0-18m|une place par poupon}',
          '{0-18m|Traîneau à dossier et à attaches, posé à plat}',
        ),
        item('{0-18m|Bol de plastique}', '{0-18m|un par poupon, et un de plus}', '{0-18m|Petite chaudière sans anse}'),
      ],
      preparation: [
        'Serrez une poignée de neige et ouvrez la main. Elle tient en boule : le bonhomme sera debout, suivez les étapes.',
        'La neige coule entre vos doigts? C’est de la poudreuse, et le bonhomme sera couché : « Il est trop fatigué pour se tenir debout. » Au lieu de rouler, poussez avec eux, à pleins bras, trois tas qui se touchent, un gros, un moyen, un petit, et tapez-les{0-18m|, à un bras de la poussette}. Tuque, boutons, bras et rires lui viennent de la même façon; en dernier, on se couche à côté de lui pour voir ce qu’il voit.',
        '{cour|Choisissez un rond de neige plat, à dix pas du bord du toit.} {parc|Choisissez un rond de neige plat, loin de la rue, des glisseurs et du tas de la déneigeuse.} Marchez-le au complet : ôtez branches et crottes, évitez la glace et le gravier.',
        'Coiffez chaque bâton d’une mitaine, enfoncée jusqu’au pouce. Aucun bâton ne sort du panier tout nu.',
        '{0-18m|Freinez la poussette au milieu du rond, les poupons attachés. La boule tournera autour d’eux.} {0-18m 1adulte|Restez entre la boule et la poussette, à un bras des poupons.} {0-18m|Un poupon bouge peu : par temps froid, sortez vingt minutes au plus; au seuil que votre milieu fixe pour les poupons, gardez le jeu pour un autre jour.} {18-24m !0-18m|Avec un trottineur : vingt minutes par grand froid, et le jeu attend un autre jour au seuil de votre milieu, souvent plus prudent pour son âge.} {!0-18m !18-24m|Comparez la température ressentie au seuil de votre milieu.}',
        '{1adulte 2-3a 3-4a 4-5a|Seule, tenez-vous au milieu du rond : les enfants roulent la boule autour de vous, à deux ou trois pas.} {1adulte !2-3a !3-4a !4-5a|Seule, poussez la grosse boule avec les trottineurs.} {1adulte 18-24m|Chaque trottineur reste à un bras de vous, avec sa propre boule.} {1adulte 0-18m|Prenez six enfants au plus, dont deux poupons.} {2adultes|À deux, l’une suit la boule, l’autre tient le milieu, avec le panier et les mitaines sèches.} {2adultes 0-18m|Celle du milieu reste à un bras des poupons.}',
        '{avec-tissu|Posez @materiel sur les épaules du bonhomme, à plat, sans nœud.} {avec-naturel|Faites choisir dans @materiel, à votre main, ce qui décorera son ventre.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 3 },
          'Accroupie, serrez une boule grosse comme un pamplemousse, posez-la et roulez-la, sans un mot,{!0-18m| devant vous, sur trois pas}{0-18m| tout autour de la poussette}. Retournez-vous : un chemin vert vous suit, ou un creux si la neige est épaisse. « Elle a mangé la neige! » Puis dites la règle du jour : « Là où elle ne voudra plus avancer, le bonhomme va habiter. » {0-18m|Déposez une poignée de cette neige dans le bol du poupon et tapez-la avec lui, votre mitaine à côté de la sienne.}',
        ),
        play(
          { 20: 6, 30: 7 },
          'La boule est à eux, en rond autour de vous.{2-3a 3-4a 4-5a| Qui veut commence la sienne; la plus grosse sera le ventre.} {0-18m|Le poupon tape la neige de son bol et suit la boule des yeux; son bol vidé, donnez-lui le plein.} {18-24m|Le trottineur pousse sa boule du ventre, tombe dessus, en casse un coin et part avec.} {!2-3a !3-4a !4-5a|Roulez la grosse un tour pendant qu’il pousse à côté de vous, puis lâchez : il la bascule seul, s’assoit dessus, revient par le chemin vert en grattant l’herbe.} {2-3a|« Elle est poilue! » On arrache un brin de gazon, on pousse, on en arrache un autre.} {2-3a !0-18m !18-24m !3-4a !4-5a|Deux boules se frappent et se collent : on pousse des deux côtés, elle tourne sur place, on passe du même bord.} {3-4a|La boule vient aux genoux et ne bouge plus : on se retourne, on pousse du dos, on appelle un ami.} {4-5a|Elle devient un tonneau; on la vire de côté pour qu’elle reste ronde.} {!0-18m !18-24m !2-3a|Le chemin vert fait le tour, se recoupe, et il n’y a plus de neige à manger : il faut viser le blanc. Qui n’a plus de force cherche un autre dos, et l’on part au même signal.} La boule refuse d’avancer ou arrive à la ceinture du plus petit qui marche? Une dernière poussée, tous ensemble. « Elle ne veut plus. C’est ici chez lui. »',
        ),
        play(
          { 20: 4, 30: 6 },
          '{0-18m|Approchez la poussette à un bras du ventre et freinez-la.} Il lui faut une tête. {18-24m|Le trottineur pose une poignée sur le dessus, tape, en remet.} {2-3a|Une tête grosse comme une orange, sur ce ventre énorme! On rit, on en cherche une autre.} {3-4a|Une boule trop lourde reste au pied : c’est son gros soulier.} {4-5a|On mesure la boule avec les bras : trop grosse, elle roulera en bas.} Creusez un nid sur le ventre et levez-y une boule, pas plus grosse que votre tête. Les enfants bourrent le tour du cou de neige : c’est la colle. {!0-18m !18-24m si-pelles|À la pelle, on en remonte du pied du ventre et on la tape du dos, à petits coups.} {0-18m|Prenez-en dans le bol du poupon, sous ses yeux.} Deux trous de pouce, et il voit. {!0-18m !18-24m !2-3a !si-carottes|La cocotte fait le nez.} {!0-18m !18-24m !2-3a si-carottes|La carotte fait le nez. Il penche? On tasse la neige autour, du poing.} {0-18m 18-24m 2-3a|Une poignée pressée fait le nez.} La tuque se pose, les roches s’enfoncent dans le ventre, une à la fois.',
        ),
        play(
          { 20: 4, 30: 5 },
          '« Il n’a pas de bras! Il lui en faut un par ami. » L’enfant choisit une mitaine dans le panier et plante son bras dans le ventre, où il veut; poussez avec lui : seule la mitaine dépasse. Serrez la vôtre : « Moi, je lui laisse mon rire », et riez pour vrai. « Et toi, que lui laisses-tu? » {!0-18m si-vieux-vêtements|Posez un vieux vêtement à plat sur ses épaules : qui parle tout bas le dit dans la poche.} {!0-18m !18-24m !2-3a si-peinture|Au pinceau, on lui peint la bouche qui fait ce bruit, ronde ou fendue.} {0-18m|Prenez un poupon à la fois contre vous et plantez son bras devant lui : il serre la mitaine, et son « baba » est donné.} {18-24m|Le trottineur crie « non! » : le bonhomme a son « non ».} {2-3a|On donne un bâillement, puis un éternuement.} {3-4a|On donne sa peur dans un petit cri, ou sa joie dans un grand.} {4-5a|On cherche un son que personne n’a donné.} Le groupe refait chaque cadeau une fois.',
        ),
        play(
          { 30: 5 },
          'Serrez la mitaine d’un enfant, sans rien dire, et attendez. Quelqu’un fera son rire ou son cri : c’est le bonhomme qui parle. Rien ne vient? Faites-le. {0-18m|À la mitaine du poupon, tout le monde dit son « baba » en le regardant : il écoute, et parfois le redit.} {18-24m|Le trottineur serre, lâche, serre : le bruit part et s’arrête avec sa main.} {2-3a|On serre la sienne dix fois de suite, puis celle du voisin, pour voir.} {3-4a|On serre une mitaine et l’on dit à qui est ce cri-là; l’ami vient vérifier.} {4-5a|Un enfant accroupi derrière fait la voix; devant, un ami serre deux mitaines à la fois, et la voix doit mêler deux bruits.} {2-3a 3-4a 4-5a|Un cadeau est oublié? On va le redemander à celui qui l’a donné.}',
        ),
        closing(
          { 20: 3, 30: 4 },
          '« Les mitaines rentrent. Ce qu’on lui a donné reste dehors. » Chacun tire son bras du ventre par la mitaine et le remet au panier. À sa place, il y a un trou. L’enfant s’y penche, y redit son rire ou son cri une dernière fois, tout bas, et le bouche d’une poignée de neige. {0-18m|Dites dans son trou le « baba » du poupon, et bouchez-le avec sa mitaine sous la vôtre.} Reprenez les roches{!0-18m !18-24m !2-3a !si-carottes|, la cocotte} {!0-18m !18-24m !2-3a si-carottes|, la carotte} et la tuque, comptez les bras du panier et les enfants. {cour|De la porte, envoyez la main : « Garde-les bien! »} {parc|De l’entrée, envoyez la main : « Garde-les bien! »}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'À la hauteur de l’enfant qui pousse, dites ce que fait son corps : « Tes bottes glissent, ton dos pousse. »',
          'Posez la tête là où ils la veulent. Si elle roule, ramassez-la avec eux et bourrez plus de colle.',
          'Refaites le cadeau exact de l’enfant, même un souffle, même un silence.',
          'Après chaque boule, glissez un doigt dans les mitaines : celle qui est mouillée se change tout de suite.',
        ],
        questionsOuvertes: [
          'Que lui laisses-tu de toi?',
          '{3-4a 4-5a|Pourquoi la boule ne roule-t-elle plus?}',
          '{2-3a 3-4a 4-5a|Quelle boule tiendrait sur l’autre?}{!2-3a !3-4a !4-5a|Où va cette neige-là?}',
          'Qui rit comme ça?',
        ],
      },
      vocabulaire: [
        'la neige collante',
        'la poudreuse',
        'rouler',
        'le bonhomme',
        'le ventre',
        'trop gros',
        'la mitaine',
        'garder',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Remplacez souvent la neige de son bol : ronde, puis écrasée, puis ronde. Quand le bonhomme ne bouge plus, à côté de la poussette, tenez le poupon debout contre vous, ses mitaines sur le ventre, le temps de deux tapes. Celui qui ne s’assoit pas encore, dossier incliné, touche la neige sur votre mitaine.',
        },
        {
          pour: '18-24m',
          texte:
            'Une boule grosse comme un melon est à lui seul : il la pousse, la perd, s’assoit dessus. Brisée, elle nourrit le bonhomme, morceau par morceau.',
        },
        {
          pour: '2-3a',
          texte:
            'Il veut lever la tête avec vous? Ses mitaines vont dessous, les vôtres aussi, et il dit « lève! ». Son bras se plante où il peut pousser lui-même.',
        },
        {
          pour: '3-4a',
          texte:
            'Deux enfants par boule : l’un pousse, l’autre arrache le gazon qui bloque, puis ils changent. Chacun dit à l’autre quand c’est assez gros.',
        },
        {
          pour: '4-5a',
          texte:
            'Avant de rouler, l’enfant tape du pied une marque là où il croit que la boule s’arrêtera. Était-ce plus près, plus loin? Il recommence avec la suivante.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'En fauteuil ou en marchette, l’enfant a le rond tapé jusqu’au bonhomme; il dit où va le prochain bras et tient la tuque. Parler lui est difficile? Son cadeau est un geste : deux tapes sur le ventre, et tous les refont.',
        },
        {
          pour: 'interieur',
          texte:
            'Au local, le ventre est un gros coussin couvert d’un drap, un bas de couleur par enfant y est glissé, et chacun laisse son rire dans le sien.',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’été, un gros tas de sable mouillé reçoit les mêmes mitaines; l’automne, des feuilles bourrées dans une taie font le ventre.',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Boule brisée, fesses mouillées, neige dans le cou.',
          '{2-3a 3-4a 4-5a|Tête qui roule par terre, à refaire.}',
          'Deux enfants qui veulent la même mitaine.',
        ],
        dangersAEliminer: [
          'Enfant devant la boule qui roule : les pousseurs s’arrêtent, il passe derrière. {0-18m|La boule tourne autour de la poussette, jamais vers elle, et une adulte reste entre les deux. Pour la tête, la poussette est d’un côté du bonhomme; la boule se lève de l’autre.}',
          'Bonhomme qui dépasse le menton du plus petit qui marche, ou qui penche : ôtez la tête. On ne grimpe pas dessus, on ne creuse ni niche ni trou sous le ventre.',
          'Bâton nu, ou qui dépasse à la hauteur des yeux : il reste coiffé, tenu par la mitaine en marchant, puis enfoncé dans le ventre jusqu’à la mitaine.',
          'Roche échappée sur un pied ou lancée : vous les donnez une à la fois, portées à deux mains, et elles s’enfoncent à mi-ventre, jamais dans la tête.',
          '{0-18m 18-24m 2-3a|Gravier, gland ou cocotte que la boule a ramassés et qui passeraient dans un rouleau de papier hygiénique : ôtez-les avant que les petits y touchent.}',
          'Foulard, cordon de capuchon ou de mitaines : cache-cou aux enfants, cordons rentrés, et rien de noué au bonhomme.',
          '{!0-18m !18-24m !2-3a si-carottes|Carotte croquée : elle est dure et s’avale de travers; elle reste au nez, et vous la reprenez à la fin.}',
          '{!0-18m !18-24m si-pelles|Pelle levée vers un visage : elle reste plus basse que les épaules, et l’on tape à une longueur de bras du voisin.}',
          'Neige jaune, grise ou salée : hors du rond, et loin des bouches.',
          '{cour|Neige ou glaçons au bord du toit : le chemin vert s’arrête à dix pas du mur.} {parc|Rue, butte à glisser : la boule tourne sur le plat, devant vous.}',
          '{!0-18m !18-24m|Froid : seuil de votre milieu, au plus bas -27 °C.} {18-24m !0-18m|Froid : seuil de votre milieu, souvent plus prudent avec un trottineur, au plus bas -27 °C.} {0-18m|Froid : dès qu’un poupon refroidit, tout le groupe rentre.} La neige collante trempe vite : nuques et mains touchées souvent, mitaines changées, retour dès que l’habit est mouillé.',
        ],
        supervision: 'palier1',
        allergies: [
          'Urticaire au froid ou asthme : suivez le plan de l’enfant, la pompe au chaud dans votre manteau.',
          'Laine : l’enfant qu’elle démange choisit un bras coiffé de coton.',
        ],
      },
      observation: [
        'Motricité globale : avec quoi l’enfant pousse-t-il, et que change-t-il quand la boule refuse?',
        'Compétences sociales : que fait-il du cadeau des autres, l’écoute-t-il, le refait-il, en rit-il?',
        '{3-4a 4-5a 30min|Mémoire : quels cadeaux retrouve-t-il par la mitaine, sans demander?}{!3-4a !4-5a 30min|Mémoire : reconnaît-il sa mitaine, et refait-il son bruit quand on la serre?}{20min|Mémoire : retrouve-t-il son bras dans le ventre, et le bruit qu’il y a laissé?}',
      ],
      prolongements: [
        'Le lendemain, cherchez sur le ventre la trace des trous bouchés : par lequel le rire pourrait-il sortir?',
        '{cour|Au départ, l’enfant montre à son parent où son rire est resté; le parent peut laisser le sien.} {parc|Au vestiaire, l’enfant serre sa mitaine du bonhomme devant son parent, qui devine ce qu’il lui a donné.}',
      ],
      reflexionRetroaction: [
        'Quel cadeau m’a surprise, et que disait-il de cet enfant?',
        'Ai-je levé la tête trop vite, avant qu’ils aient essayé la leur?',
      ],
    },
  },
]
