import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

/** Outdoors with one thing and nothing else: buried pails, places in chalk, knocks for yes and no, tricycles at a light, a wet road for a frog, bubbles that wait. */
export const HOME_PAIL_AND_CHALK_SHEETS: readonly BankSheet[] = [
  {
    key: 'un-bout-rouge-depasse',
    summary:
      'Une chaudière ou une pelle est enterrée, et un bout dépasse. On creuse, ça branle, ça sort! Puis on en cache une autre pour un ami aux yeux fermés.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['terre-et-boue', 'mouvement-et-defis'],
    materials: ['chaudieres-et-pelles', 'sable'],
    place: 'YARD',
    alsoAt: {
      PARK: '{!hiver|Au parc, prenez un coin du carré de sable loin de la glissade et des balançoires.}{hiver|Au parc, prenez de la neige que personne n’a tapée, loin de la butte à glisser.}',
    },
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'chaudières et pelles',
      'chaudière',
      'pelle',
      'seaux et pelles',
      'creuser',
      'pelleter la neige',
      'enterrer',
      'déterrer',
      'carré de sable',
      'cacher dans le sable',
      'cacher dans la neige',
      'chercher un trésor enterré',
      'cache-cache',
      'jeux de sable',
    ],
    seen: [
      'ils ont trouvé un coin de camion pris dans la terre et tirent dessus',
      'il gratte le banc de neige avec ses mitaines pour sortir un jouet',
      'elle ensevelit sa petite voiture et me dit qu’elle a disparu',
      'il force pour arracher une pelle gelée dans la neige et tombe sur les fesses',
      'il chiale parce que sa pelle est coincée et refuse de l’aide',
      'mon bébé tape sur le seau renversé et le découvre sous une poignée de neige',
      'dans le carré de sable, ils enterrent un jouet et demandent aux autres de le chercher',
      'depuis la bordée de neige, ils fouillent la cour pour retrouver les jouets ensevelis',
    ],
    picture:
      'Au carré de sable, une enfant tombe assise, la chaudière rouge sortie dans les bras; un ami creuse à la pelle; un bébé tire un bord bleu qui dépasse.',
    scenes: ['creuser', 'cacher-trouver', 'tirer', 'neige-glace'],
    sheet: {
      titre: 'Un bout rouge dépasse!',
      observationDepart:
        '{2-3a 3-4a 4-5a|« Y a quelque chose! » Une pelle gratte, cogne, et un bout rouge paraît.} {!2-3a !3-4a !4-5a|Une main tombe sur un bout rouge qui dépasse, tire, s’arrête, tire encore.}',
      intentionEducative:
        'Offrir une chose presque cachée, qu’on devine par un bout et qui sort quand on a ôté assez de {!hiver|sable}{hiver|neige}.',
      domaines: [
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
      ],
      objectifs: [
        'Chercher une chose dont on ne voit qu’un bout, et la faire sortir.',
        '{18-24m 2-3a 3-4a 4-5a|Pelleter et tirer de tout le corps.} {!18-24m !2-3a !3-4a !4-5a|Redemander la cachette d’un regard, d’un son ou d’une main.}',
        '{3-4a 4-5a|Prévoir, d’après le bout, de quel côté est le reste.}',
      ],
      materiel: [
        item(
          '{!hiver|Chaudières, petites et de couleur vive}{hiver|Pelles de plastique de couleur vive, à bord rond}',
          '{!hiver|une par enfant}{hiver|une par enfant, une pour vous, une à enterrer}',
          'Gros contenants de plastique, de couleur vive',
        ),
        item(
          '{!hiver|Pelles courtes, à bord rond}',
          '{!hiver !0-18m|une par enfant, une pour vous}{!hiver 0-18m multiage|une par enfant qui marche, une pour vous}{!hiver !18-24m !2-3a !3-4a !4-5a|une, pour vous}',
          '{!hiver|Gobelets de plastique épais}',
        ),
        item(
          '{!hiver|Sable}{hiver|Neige propre}',
          '{!hiver|un carré de sable}{hiver|de quoi monter au mollet d’un enfant}',
          null,
        ),
        item(
          '{0-18m 18-24m !hiver|Débarbouillettes mouillées, pour les mains}',
          'une par enfant',
          'Mouchoirs mouillés',
        ),
        optional('{hiver|Mitaines sèches, sans fil}', 'une paire de plus par enfant', null),
        optional(
          '{2-3a 3-4a 4-5a !0-18m !18-24m si-cuillères|Cuillères de bois ou de plastique}',
          '{2-3a 3-4a 4-5a !0-18m !18-24m si-cuillères|une par enfant}',
          null,
        ),
      ],
      preparation: [
        '{!hiver|Ratissez le sable de votre pelle : ni verre, ni crotte, ni caillou.} {hiver|Choisissez un coin de neige propre, loin de la rue, du stationnement et du bord du toit.}',
        '{18-24m 2-3a 3-4a 4-5a|Pendant que les enfants jouent plus loin, bien en vue, préparez la cachette.} {!18-24m !2-3a !3-4a !4-5a|Avant d’y installer le poupon, préparez la cachette.} {!hiver|Couchez une chaudière dans un creux et recouvrez-la. Un bout du bord dépasse, large comme deux doigts.} {hiver|Couchez une pelle dans un creux et recouvrez-la. Un bout du manche dépasse, large comme deux doigts.}',
        'Gardez deux pas libres tout autour : c’est le chantier. {18-24m 2-3a 3-4a 4-5a|Les pelles sont à vos pieds.}',
        '{0-18m !hiver|Le poupon est assis entre vos jambes, au bord du chantier, ou couché contre votre bras.} {0-18m hiver|Le poupon, en habit de neige, est sur vos cuisses : rester assis dans la neige le refroidit. Par temps froid, jouez vingt minutes au plus; au seuil que votre milieu fixe pour les poupons, gardez le jeu pour un autre jour.} {0-18m 18-24m !hiver|À ces âges, la main pleine de sable va à la bouche : restez à un bras.}',
        '{1adulte !0-18m multiage|Seule, avec plusieurs âges, prenez six enfants au plus.} {1adulte 0-18m multiage|Seule, avec plusieurs âges, prenez six enfants au plus, dont deux poupons.} {multiage|Les plus jeunes ont leur cachette à eux, un simple creux contre votre genou; les grands creusent à deux pas.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          '{!0-18m|Passez à côté du bout qui dépasse et arrêtez-vous net :} {0-18m|Touchez le bout qui dépasse :} « Oh! Un bout rouge. » (Ou jaune, ou bleu.) Tirez du doigt : « Hmmm… ça tient. Y a-t-il autre chose dessous? » {18-24m 2-3a 3-4a 4-5a|Ôtez une pelletée, une seule, et laissez votre pelle à qui la prend.} {!18-24m !2-3a !3-4a !4-5a|Du plat de la main, ôtez-en un peu, puis attendez que la petite main vienne.}',
        ),
        play(
          { 10: 6, 20: 13, 30: 12 },
          '{18-24m 2-3a 3-4a 4-5a|On creuse autour. Le bout s’allonge, quelqu’un tire : ça branle, ça ne sort pas. On creuse encore, on tire, et hop! Aussitôt, on en enterre d’autres ailleurs, à deux par cachette.} {3-4a 4-5a|L’un enterre, l’autre ferme les yeux.} {2-3a 3-4a 4-5a !0-18m !18-24m si-cuillères|Avec des cuillères, on dégage le prochain bout comme un os de dinosaure : une cuillerée d’un côté, une de l’autre, jusqu’à ce que ça branle.} {0-18m !hiver|Le poupon a sa chaudière, à demi couverte : il tape dessus, agrippe le bord, la renverse. Recouvrez-la d’une poignée : « Partie! »} {0-18m hiver|Le poupon a un manche couché dans la neige, contre votre genou, à demi couvert : il le tape, le tire, le sort. Recouvrez-le : « Encore! »} {!18-24m !2-3a !3-4a !4-5a|Quand le bout sort, dites « la voilà! » et montrez-la en entier; puis cachez-la à demi, du même côté. À la quatrième fois, changez de côté et voyez où vont les yeux.} {18-24m|À dix-huit mois, on tire des deux mains, on tombe assis, on recouvre tout.} {18-24m !multiage|Tapez dessus : « Toc, toc, es-tu là? » On creuse pour répondre. Puis enterrez votre pied et remuez-le : il sort tout seul!} {2-3a|« Ma pelle creuse! » Une pelletée sort, deux retombent dans le trou.} {2-3a !multiage|Chacun enterre la sienne à côté de vous, puis vient vous chercher : « Trouve-la! » Cherchez au mauvais endroit, à voix haute, jusqu’à ce qu’on vous pousse au bon.} {3-4a|Avant de tirer, l’enfant parie : couchée ou debout? Une pelletée de chaque côté répond.} {3-4a !multiage|Puis, à deux sur le même bout, l’un creuse, l’autre tire, et l’on change au prochain.} {4-5a|L’enfant qui enterre laisse le plus petit bout possible, puis donne un seul indice.} {4-5a !multiage|Trop facile? On enterre deux choses l’une sur l’autre, un seul bout dehors.} {!multiage !0-18m !hiver|Personne ne trouve? Sortez la chaudière, puis enterrez-la devant tous : cette fois, on l’a vue partir.} {!multiage !0-18m hiver|Personne ne trouve? Sortez la pelle, puis enterrez-la devant tous : cette fois, on l’a vue partir.}',
        ),
        play(
          { 30: 9 },
          '« Et si on les cachait toutes? » {!hiver|Toutes les chaudières se couchent côte à côte; on les recouvre ensemble, chacune avec son bout.} {hiver|Toutes les pelles se couchent côte à côte; on les recouvre ensemble, chacune avec son bout. Cette fois, les mitaines creusent.} {!0-18m|Reculez de trois pas.} {0-18m multiage|Les grands reculent de trois pas.} {18-24m 2-3a 3-4a 4-5a|Laquelle d’abord? On pointe, on creuse, on vérifie.} {0-18m|Le poupon, contre vous, a un bout à portée de la main : attendez, et laissez-le tirer.} {0-18m !multiage|Il se détourne? Tapez deux fois sur le bout : toc, toc, et attendez.} {18-24m|À dix-huit mois, on en sort une, puis on vient chercher votre main pour la suivante.} {2-3a|Sortie, elle est saluée : « Allô, toi! »} {3-4a 4-5a|On compte celles qui restent dessous, sans les voir.} Quand il n’y en a plus, on regarde les creux vides.',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          '« En reste-t-il une dessous? » Du plat de la main, on tâte tout le chantier. Comptez à voix haute ce qui est sorti. {!hiver 18-24m 2-3a 3-4a 4-5a|Les pelles montent dans les chaudières, et les creux se rebouchent du pied.} {!hiver !18-24m !2-3a !3-4a !4-5a|Les chaudières s’empilent, et vous rebouchez les creux du pied.} {hiver|Les pelles se couchent en tas, et les creux se tapent du pied.} {0-18m !hiver|Essuyez chaque petite main avant qu’elle aille à la bouche.} {0-18m hiver|Glissez un doigt dans chaque petite mitaine : mouillée, elle se change tout de suite.} {2-3a 3-4a 4-5a|« Demain, on cache quoi? »}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Arrêtez vos mains dès que celles de l’enfant cherchent : le dernier coup est à lui.',
          'Dites ce qui change : « Le bout est plus long. Ça branle. »',
          '{3-4a 4-5a|À qui veut tout sortir seul, demandez qui tire pendant qu’il creuse.}',
        ],
        questionsOuvertes: [
          'Qu’est-ce qui est caché dessous?',
          'De quel côté faut-il creuser?',
          '{3-4a 4-5a|Comment le cacher mieux?}',
        ],
      },
      vocabulaire: [
        'un bout',
        'dessous',
        'ça tient',
        'ça branle',
        'tirer',
        '{18-24m 2-3a 3-4a 4-5a|enterrer}',
        'sorti',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Cachez à moitié, jamais en entier : à cet âge, le bout qui paraît donne envie de chercher le reste. Tendez la main vers le bout, et attendez.',
        },
        {
          pour: '18-24m',
          texte: 'Un creux peu profond, un bout gros comme son poing : une seule traction suffit à tout sortir.',
        },
        {
          pour: '2-3a',
          texte:
            'Enterrez sous ses yeux, lentement. L’enfant sait où c’est, et le plaisir est de l’annoncer aux autres.',
        },
        {
          pour: '3-4a',
          texte:
            'Un ami enterre, un ami cherche, puis on échange. Celui qui cherche ferme les yeux et compte jusqu’à cinq.',
        },
        {
          pour: '4-5a',
          texte:
            'Du bout de sa pelle, l’enfant trace une croix sur le sol, à trois pas de la cachette, et une flèche : le chercheur lit le plan.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'En fauteuil, l’enfant dirige le chantier : « Plus à gauche! » Montez un tas à sa hauteur, contre le bord, et cachez-y une chose qu’il tire du bras.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, c’est une pelle qui s’enterre dans la neige, le manche dehors.} {hiver|L’été, ce sont des chaudières qui s’enterrent dans le carré de sable.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Chute assise quand ça sort d’un coup.',
          '{18-24m 2-3a 3-4a 4-5a|Deux qui tirent le même bout.}',
          '{!hiver|Sable dans les souliers.} {hiver|Neige dans les mitaines.}',
        ],
        dangersAEliminer: [
          'Trou creusé comme un tunnel ou plus profond que le genou : on creuse par le dessus, et votre pied écrase tout rebord.',
          '{hiver 2-3a 3-4a 4-5a !0-18m !18-24m si-cuillères|Cuillère de métal gelée, qui colle à la langue : elle reste dedans.}',
          '{18-24m 2-3a 3-4a 4-5a|Pelle levée plus haut que le genou : on pellette bas, un bras de distance entre deux pelles.}',
          '{!hiver|Sable lancé : la pelle se vide au ras du sol, loin des visages. Sable dans l’œil : on rince à l’eau claire, sans frotter.}',
          '{0-18m 18-24m !hiver|Sable à la bouche : essuyez la main et les lèvres, puis tendez la chaudière à taper.} {0-18m 18-24m hiver|Manche de métal à la bouche : la langue y colle; les pelles sont de plastique. Neige à la bouche : la toute blanche seulement.}',
          '{!hiver|Chaudière enfilée sur la tête : elle redescend tout de suite.}',
          '{hiver|Enfant caché sous la neige : on enterre des choses, les personnes restent dessus.}',
          '{ete|Soleil et chaleur : le chantier à l’ombre, chapeaux, une gorgée à mi-jeu.}',
          '{hiver !0-18m !18-24m|Froid : seuil de votre milieu, au plus bas -27 °C.} {hiver 18-24m !0-18m|Froid : seuil de votre milieu, souvent plus prudent à dix-huit mois, au plus bas -27 °C.} {hiver 0-18m|Froid : dès qu’un poupon refroidit, tout le groupe rentre.} {hiver|Touchez joues et nuques à chaque cachette; une mitaine mouillée se change.}',
        ],
        supervision: 'palier1',
        allergies: [
          '{!hiver|Peau qui réagit au sable : manches longues, mains rincées à l’eau claire.} {hiver|Eczéma au froid : crème de l’enfant, mitaines sèches.}',
        ],
      },
      observation: [
        'Raisonnement : que fait l’enfant quand la chose ne sort pas, tirer encore, creuser ou demander?',
        'Motricité globale : voyez d’où vient la force, des bras, du dos ou des jambes.',
        '{18-24m 2-3a 3-4a 4-5a|Compétences sociales : notez un bout laissé à un autre, une cachette faite pour quelqu’un.} {!18-24m !2-3a !3-4a !4-5a|Compétences sociales : comment redemande-t-il la cachette, d’un regard, d’un son, d’une main?}',
      ],
      prolongements: [
        'Au moment de rentrer, laissez une {!hiver|chaudière}{hiver|pelle} enterrée, un bout bien visible : au retour, qui s’en souvient?',
        '{18-24m 2-3a 3-4a 4-5a|Au départ, le parent cherche, lui aussi, le bout que son enfant a enterré.} {!18-24m !2-3a !3-4a !4-5a|Au départ, le parent cache à demi un jouet, et son poupon le sort.}',
      ],
      reflexionRetroaction: [
        'Quand ai-je creusé à la place d’un enfant qui réfléchissait?',
        'Qui préférait cacher, et qui préférait trouver?',
      ],
    },
  },
  {
    key: 'ta-place-t-attend',
    summary:
      'Assis par terre, on a sa place tracée tout autour. On se lève : elle est vide, elle attend. Qui va y entrer? Et « chez moi! », tout le monde rentre.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_COGNITIVE'],
    themes: ['emotions-et-amitie', 'nombres-et-formes'],
    materials: ['craies'],
    place: 'YARD',
    alsoAt: {
      PARK: 'Au parc, tracez les places sur une dalle ou un carré d’asphalte, loin de la piste cyclable.',
    },
    seasons: ['SPRING', 'SUMMER', 'AUTUMN'],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'craie',
      'craies',
      'craies de trottoir',
      'dessiner à la craie',
      'tracer son corps',
      'contour du corps',
      'ma place',
      'chacun sa place',
      'il a pris ma place',
      'changer de place',
      'dessiner par terre',
      'asphalte',
      'dessin',
    ],
    seen: [
      'elle suit le bord de sa main avec une grosse craie sur le trottoir',
      'il s’étend de tout son long dans l’entrée et veut qu’on fasse le tour de lui',
      'ils se lèvent et courent se rasseoir chacun dans leur rond dans la cour',
      'ils se poussent parce que les deux veulent le même bout de banc dehors',
      'il hurle qu’un ami s’est assis à sa place et refuse de bouger',
      'elle invite sa copine à venir s’asseoir dans son dessin par terre',
      'au parc, il regarde la marque de ses fesses par terre et se rassoit dedans',
      'sur l’asphalte, ils ont dessiné des maisons et chacun crie que c’est chez lui',
    ],
    picture:
      'Sur l’asphalte, deux amis se serrent dans une place tracée à la craie; une place jaune est vide; l’éducatrice trace autour du pied d’un bébé.',
    scenes: ['tracer-ecrire', 'chicane'],
    sheet: {
      titre: 'Ta place t’attend',
      observationDepart:
        '{2-3a 3-4a 4-5a|« C’est MA place! » Deux enfants se serrent au même bout du muret, et il y en a pourtant long.} {!2-3a !3-4a !4-5a|Assis sur l’asphalte tiède, un enfant suit des yeux votre craie qui avance vers lui.}',
      intentionEducative:
        'Offrir à chacun une place qui a sa forme, qu’on quitte sans la perdre et qu’on prête si l’on veut.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Identité', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Éveil aux mathématiques', role: 'secondaire' },
      ],
      objectifs: [
        'Reconnaître la place faite autour de soi.',
        '{18-24m 2-3a 3-4a 4-5a|Quitter sa place et la retrouver.} {!18-24m !2-3a !3-4a !4-5a|Suivre la craie des yeux et toucher sa ligne.}',
        '{2-3a 3-4a 4-5a|Prêter sa place et en demander une.}',
        '{3-4a 4-5a|Comparer des formes : plus longue, plus large, trop petite.}',
      ],
      materiel: [
        item(
          'Craies de trottoir, grosses et entières',
          '{30min 2-3a 3-4a 4-5a|une par enfant de deux ans et plus, trois pour vous}{!30min 2-3a 3-4a 4-5a !multiage|une par enfant, trois pour vous}{!30min 2-3a 3-4a 4-5a multiage|trois, gardées par vous}{!2-3a !3-4a !4-5a|trois, gardées par vous}',
          null,
        ),
        optional('{0-18m|Débarbouillettes mouillées}', '{0-18m|une par poupon}', '{0-18m|Mouchoirs mouillés}'),
      ],
      preparation: [
        'Choisissez un carré d’asphalte ou de dalles, à l’ombre, que votre main trouve tiède. Balayez du pied les cailloux.',
        'Gardez les craies dans votre poche ou contre vous{2-3a 3-4a 4-5a| tant que les places ne sont pas tracées}. Une craie cassée, plus courte que votre paume, y retourne.',
        '{18-24m !0-18m|Auprès des trottineurs, vous seule tenez la craie.} {0-18m|Auprès des plus jeunes, vous seule tenez la craie. Le poupon qui ne s’assoit pas seul est couché sur le dos, la tête sur votre cuisse, ou assis contre votre jambe.} {0-18m multiage|Restez assise entre les poupons : les autres viennent s’asseoir à portée de votre craie.}',
        '{1adulte !0-18m multiage|Seule, avec plusieurs âges, prenez six enfants au plus.} {1adulte 0-18m multiage|Seule, avec plusieurs âges, prenez six enfants au plus, dont deux poupons.} {multiage|Tracez les places en cercle, celles des plus jeunes de chaque côté de la vôtre : tout le monde se voit, et un grand peut venir saluer un petit chez lui.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Assoyez-vous par terre, les jambes allongées. Faites courir une craie autour de vous, de la hanche aux souliers et retour. Tassez-vous à côté : « Je suis partie. Ma place est restée. » Rassoyez-vous dedans : « Chez moi! » Tournez-vous vers le premier enfant assis : {18-24m 2-3a 3-4a 4-5a|« Est-ce que je peux tracer ta place? » Le oui se dit ou se montre. D’ici là, chacun dessine la sienne du doigt, de la hanche aux souliers.} {!18-24m !2-3a !3-4a !4-5a|montrez-lui la craie, dites « je fais ta place », et attendez son regard.}',
        ),
        play(
          { 10: 6, 20: 13, 30: 12 },
          'Faites ainsi le tour de chacun, la craie à deux doigts du corps. {18-24m 2-3a 3-4a 4-5a|Qui a la sienne en sort et y rentre en attendant. Puis chantez « tout le monde dehors » : on se promène entre les lignes. « Chez moi! » : chacun retourne s’asseoir.} {0-18m|Autour du poupon, la craie chuchote : « chhh… un pied, l’autre pied ». Soulevez-le : sa place est là, vide. Reposez-le : « Chez toi! »} {0-18m !multiage|Il touche la ligne et regarde la couleur sur son doigt. Refaites le tour d’une autre couleur; à moitié chemin, arrêtez la craie et attendez un son ou un pied qui bouge. Puis tracez votre main ouverte à côté de la sienne : il pose la sienne dedans, dessus, ou tape la vôtre.} {18-24m|Le trottineur se lève avant la fin : le trou dans sa ligne est une porte. Il sort, il entre, il s’assoit dans la vôtre.} {18-24m !multiage|Assoyez-vous dans la sienne : « C’est petit, chez toi! » Il vous tire par la manche; rendez-la tout de suite. Posez un soulier dans votre place vide : « Il garde ma place. » Un autre soulier arrive bientôt.} {10min 20min 2-3a 3-4a 4-5a !multiage|Toutes les places sont tracées? Une craie à chacun : on met dans la sienne un rond, un trait, ce qu’on veut.} {2-3a|« C’est petit, chez toi! » Deux enfants se serrent dans la même place et rient.} {2-3a !multiage|Trompez-vous de place : « Hum, mes jambes dépassent. » On vous crie où aller. Deux amis veulent être voisins? Retracez une place contre l’autre.} {3-4a|On s’assoit en boule ou en étoile pour faire tracer une place drôle.} {3-4a !multiage|Toutes sont différentes : laquelle est à qui? Assoyez-vous dans une place pendant la promenade : qui n’a plus la sienne, et que dit-il pour la ravoir?} {4-5a|Dans la place d’un autre, on prend sa pose jusqu’à la remplir.} {4-5a !multiage|Puis un casse-tête, à trois ou quatre : chacun s’assoit chez un autre. Deux amis seulement changent de place à la fois : en combien d’échanges tous sont-ils rentrés chez eux?}',
        ),
        play(
          { 30: 9 },
          '« Ma place s’ennuie toute seule. » D’une ligne, reliez votre place à la voisine : un chemin. {2-3a 3-4a 4-5a|Donnez les craies aux enfants de deux ans et plus : on trace d’autres chemins, et l’on se visite : « Toc, toc, je peux entrer? » Oui, on se tasse; non, on repasse.} {0-18m|Le poupon reçoit sa visite : deux doigts marchent sur la ligne jusqu’à ses orteils, s’arrêtent au bord, « toc, toc ».} {0-18m !multiage|Repartez par où vous êtes venue, et revenez d’un autre côté, plus lentement. À la cinquième visite, arrêtez les doigts à une main de lui : c’est lui qui décide de la suite.} {18-24m|Le trottineur suit le chemin du pied, s’arrête au milieu, revient dire bonjour.} {2-3a|L’enfant meuble sa place : un rond est le lit, un autre la soupe.} {3-4a|Un dessin à l’entrée dit qui habite là.} {4-5a|À deux, on cherche un seul chemin qui visite tout le monde sans repasser sur sa ligne. On l’essaie en marchant.}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          '{18-24m 2-3a 3-4a 4-5a|Dernier « chez moi! » : on s’assoit dans sa place, une main sur la ligne.} {!18-24m !2-3a !3-4a !4-5a|Dernier « chez toi! » : chaque poupon revient dans sa place, une main sur la ligne.} {2-3a 3-4a 4-5a|Un ami manque aujourd’hui? Tracez-lui une petite place entre deux autres : elle l’attend.} Montrez chaque place : « Ici, c’est toi. » {2-3a 3-4a 4-5a|Les craies reviennent près de vous, une à une.} {!2-3a !3-4a !4-5a|Remettez la craie dans votre poche.} Les places restent; la prochaine pluie les prendra. {0-18m|Avec une débarbouillette, essuyez chaque petite main avant qu’elle aille à la bouche.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Demandez avant de tracer autour d’un corps; un bras retiré est un non.',
          'Nommez ce que longe la craie : « Ton genou, ton mollet, ton soulier. »',
          '{2-3a 3-4a 4-5a|Place prise? Dites les deux côtés : « Tu es bien là. Et elle veut rentrer chez elle. » Attendez leur idée.}',
        ],
        questionsOuvertes: [
          'À qui est cette place?',
          '{2-3a 3-4a 4-5a|Comment étais-tu assis?} {!2-3a !3-4a !4-5a|Où est ta place?}',
          '{2-3a 3-4a 4-5a|Qui veux-tu inviter chez toi?}',
        ],
      },
      vocabulaire: ['ma place', 'chez moi', 'la ligne', 'autour', 'dedans', 'dehors', '{2-3a 3-4a 4-5a|prêter}'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Tracez une seule ligne à la fois, du côté où le poupon regarde. Le bruit de la craie est la moitié du jeu : plus lent, plus doux, arrêté.',
        },
        {
          pour: '18-24m',
          texte:
            'La craie avance tandis que l’enfant est assis; dès qu’il bouge, elle s’arrête. C’est lui qui la fait marcher.',
        },
        {
          pour: '2-3a',
          texte: 'L’enfant trace la vôtre, à sa façon : un trait, un gribouillis sur le soulier. C’est votre place.',
        },
        {
          pour: '3-4a',
          texte: 'À deux : l’un s’assoit, l’autre trace sans toucher, puis on échange. Qui dépasse? Quel bout manque?',
        },
        {
          pour: '4-5a',
          texte: 'L’enfant écrit à sa manière, dans sa place, son nom ou son signe; d’autres viennent le lire.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'En fauteuil, la place se trace autour des roues, avec sa porte devant. Le contact inquiète un enfant? Tracez d’abord la place de son soulier, posé à côté de lui.',
        },
        {
          pour: 'autre_saison',
          texte: 'L’hiver, la place se presse dans la neige : on s’assoit, on se lève, elle attend.',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Poudre de craie sur les mains et les fonds de culotte.',
          '{18-24m 2-3a 3-4a 4-5a|Deux enfants pour la même place.}',
        ],
        dangersAEliminer: [
          '{0-18m 18-24m|Craie à la bouche ou morceau qui casse : près des plus jeunes, elle reste dans votre main ou dans votre poche.}',
          '{!0-18m !18-24m|Bout de craie plus court que votre paume : il revient dans votre poche.}',
          'Asphalte brûlant : votre main s’y pose dix secondes avant qu’on s’assoie.',
          '{18-24m 2-3a 3-4a 4-5a !0-18m|Course pour rentrer chez soi : les places sont à deux pas l’une de l’autre, et l’on contourne un enfant assis.} {0-18m multiage|Course pour rentrer chez soi : on rentre en marchant, et l’on contourne les poupons et les enfants assis.}',
          'Stationnement, entrée d’auto ou rue : les places se tracent derrière une barrière fermée ou loin de tout véhicule.',
          '{ete|Soleil et chaleur : les places à l’ombre, chapeaux, une gorgée à mi-jeu.}',
        ],
        supervision: 'palier1',
        allergies: ['Peau sèche ou asthme : craie ordinaire sans poussière, mains essuyées avec un linge humide.'],
      },
      observation: [
        'Identité : {18-24m 2-3a 3-4a 4-5a|à quoi l’enfant reconnaît-il sa place, à la couleur, à la forme, à la voisine?}{!18-24m !2-3a !3-4a !4-5a|que regarde l’enfant quand vous le soulevez : la craie, vous ou sa place vide?}',
        'Compétences sociales : {18-24m 2-3a 3-4a 4-5a|notez comment il entre chez un autre, et comment il laisse entrer.}{!18-24m !2-3a !3-4a !4-5a|notez comment il vous demande de continuer la ligne.}',
        'Éveil aux mathématiques : {18-24m 2-3a 3-4a 4-5a|écoutez les mots de grandeur, ou voyez le corps qui essaie de tenir dans une place.}{!18-24m !2-3a !3-4a !4-5a|voyez où il pose sa main quand la vôtre est tracée à côté.}',
      ],
      prolongements: [
        'Après la pluie, retournez voir : quelles places restent? À qui étaient celles qui sont parties?',
        '{cour|Le soir, le parent s’assoit dans la place de son enfant : il dépasse de partout.} {parc|Le soir, montrez au parent, entre vos deux mains, la longueur de la place de son enfant.}',
      ],
      reflexionRetroaction: [
        '{2-3a 3-4a 4-5a|Quel enfant a trouvé plus facile de prêter sa place que je l’aurais cru?} {!2-3a !3-4a !4-5a|Quelle ligne chaque enfant a-t-il suivie des yeux jusqu’au bout?}',
        'Ai-je attendu le oui, dit ou montré, avant de tracer?',
      ],
    },
  },
  {
    key: 'un-coup-pour-oui',
    summary:
      'Un coup pour oui, deux pour non : le sol se met à parler. « Manges-tu des souliers? » Toc, toc! Et tout le monde veut poser sa question.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_COGNITIVE'],
    themes: ['sons-et-silence', 'contes-et-lettres'],
    materials: ['batons', 'roches'],
    place: 'YARD',
    alsoAt: {
      PARK: 'Au parc, un tronc couché, le pavé du sentier, la terre sous l’arbre : choisissez ce qui sonne le mieux.',
    },
    seasons: ['SPRING', 'SUMMER', 'AUTUMN'],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'bâton',
      'bâtons',
      'branches',
      'roche',
      'roches',
      'grosses roches',
      'taper avec un bâton',
      'cogner',
      'toc toc',
      'frapper par terre',
      'oui et non',
      'poser des questions',
      'devinette',
      'sons',
    ],
    seen: [
      'elle cogne deux fois sur le banc du parc et attend qu’on lui réponde',
      'il tapoche le tronc avec une branche et s’arrête pour voir si je recommence',
      'le bébé frappe le sol de sa paume et guette mon visage',
      'il répond non à tout, même quand je lui demande s’il a un nez',
      'ils me posent des questions niaiseuses et se tordent quand je dis non',
      'il ne parle pas encore beaucoup mais fait comprendre oui ou non à sa manière',
      'dans la cour, un coup de roche sur la dalle et tout le groupe se retourne',
      'ils jouent à faire deviner quel animal ils sont sans dire un mot',
    ],
    picture:
      'Assise sur les dalles, une enfant tient un bâton court au-dessus du sol; deux amis rient aux éclats; un bébé pose sa main sur celle de l’éducateur.',
    scenes: ['taper-bruit', 'ecouter', 'blagues'],
    sheet: {
      titre: 'Un coup pour oui',
      observationDepart:
        '{2-3a 3-4a 4-5a|Toc! Un coup donné par terre, tous se retournent. « Pourquoi tu cognes? »} {!2-3a !3-4a !4-5a|Toc, fait le sol. Les yeux s’ouvrent, une main se pose au même endroit.}',
      intentionEducative:
        '{2-3a 3-4a 4-5a|Soutenir le plaisir de poser des questions et d’y répondre, même sans un mot.} {!2-3a !3-4a !4-5a|Soutenir la conversation sans mots : un coup, une attente, une réponse.}',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'cognitif', composante: 'Attention', role: 'secondaire' },
      ],
      objectifs: [
        'Répondre à un coup par un coup, chacun son tour.',
        'Écouter jusqu’au bout avant de cogner.',
        '{2-3a 3-4a 4-5a|Dire oui ou non avec des coups.}',
        '{3-4a 4-5a|Trouver des questions qui font deviner, ou rire.}',
      ],
      materiel: [
        item(
          'Bâtons ou grosses roches, les cogneurs',
          '{18-24m 2-3a 3-4a 4-5a|un par enfant, un pour vous}{!18-24m !2-3a !3-4a !4-5a|un ou deux, tenus par vous}',
          null,
        ),
      ],
      preparation: [
        'Choisissez vos cogneurs. Un bâton est gros comme votre pouce, sans écharde ni pointe, {18-24m 2-3a 3-4a 4-5a|pas plus long que l’avant-bras d’un enfant}{!18-24m !2-3a !3-4a !4-5a|pas plus long que votre avant-bras}. Une roche est lisse, plus grosse que votre poing, et {18-24m 2-3a 3-4a 4-5a|un enfant la soulève d’une main ou de deux}{!18-24m !2-3a !3-4a !4-5a|tient bien dans vos deux mains}.',
        'Cherchez un sol qui sonne : asphalte, dalle, marche, planche. {18-24m 2-3a 3-4a 4-5a|On cogne assis, à deux bras l’un de l’autre. Le cogneur se lève d’une main de haut, pas plus, et ne frappe que le sol.}',
        '{0-18m|Le poupon est contre vous : le cogneur reste dans votre main, la sienne peut s’y poser par-dessus.} {0-18m 30min|Pour la tournée, prenez des sols qui se touchent : un seul poupon se déplace à la fois.} {0-18m multiage|Les autres sont assis face à vous, à deux bras de lui.}',
        '{1adulte !0-18m multiage|Seule, avec plusieurs âges, prenez six enfants au plus.} {1adulte 0-18m multiage|Seule, avec plusieurs âges, prenez six enfants au plus, dont deux poupons.} {multiage|Tout le monde est dans la même conversation : les plus jeunes y répondent par n’importe quel nombre de coups, et ce nombre est une bonne réponse.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Assise, cognez le sol une fois : toc. Penchez la tête : « Qui est là? » Silence. {2-3a 3-4a 4-5a|Cognez encore : « Un coup, c’est oui. Deux coups, c’est non. » Posez une question et répondez vous-même : « As-tu faim? » Toc. « Manges-tu des souliers? » Toc, toc!} {!2-3a !3-4a !4-5a|Cognez deux fois, plus doucement, puis regardez l’enfant, le cogneur immobile.} Attendez.',
        ),
        play(
          { 10: 6, 20: 13, 30: 12 },
          '{18-24m 2-3a 3-4a 4-5a|Donnez un cogneur à chacun.} {0-18m|Le poupon tape le sol, votre genou ou le vide : cognez tout de suite autant de fois que lui. Il s’arrête, vous aussi.} {0-18m !multiage|Après quelques échanges, changez une chose : un coup très lent, un frottement, un coup sur une autre surface. Il regarde, il attend, il cogne autrement. Posez sa main sur la vôtre, et laissez-le mener un coup ou deux. Puis, plus rien : attendez qu’il vous rappelle d’un son.} {18-24m|Le trottineur cogne, cogne, cogne, puis s’arrête : à vous, autant de fois.} {18-24m !multiage|Glissez un mot dans le jeu : « As-tu des orteils? » Toc : oui. « As-tu une queue? » Toc, toc : non. Il montre un orteil, il cherche une queue.} {2-3a|« As-tu une queue? » Toc, toc! « Un nez? » Toc! L’enfant répond non à tout, se reprend, cherche son nez et cogne.} {2-3a !multiage|Essayez les menteries : « Je suis un soulier. » Toc, toc! Puis c’est lui qui demande, et vous qui cognez : trompez-vous une fois, et attendez qu’on vous reprenne. Un enfant cogne sans fin? Comptez ses coups : « Sept! C’est un très gros oui. »} {3-4a 4-5a|Un enfant choisit un animal en secret et répond par coups. Les autres posent les questions : « T’es un dinosaure? »} {3-4a !multiage|Quand l’animal est trouvé, tout le monde le fait, puis un autre se cache derrière ses coups. Personne ne trouve? Il montre une patte, une oreille, et l’on redemande.} {4-5a|À quatre ans, on a cinq questions seulement pour trouver l’animal : « Ça vole? Ça se mange? »} {4-5a !multiage|On compte chaque question sur ses doigts et l’on s’entend avant de la dire. Trouvé? Au prochain animal, l’équipe essaie en quatre questions. Pas trouvé? Celui qui cogne fait le bruit de son animal, une seule fois.}',
        ),
        play(
          { 30: 9 },
          'Partez en tournée. {18-24m 2-3a 3-4a 4-5a|Vous apportez deux cogneurs. À l’arrêt, on s’assoit, on se les passe; les autres cognent du poing.} Où le sol parle-t-il le mieux : la dalle, {!parc|le bois de la galerie}{parc|le tronc couché}, l’herbe, la terre? {0-18m|Le poupon est contre vous : cognez, puis posez sa main au même endroit. « Pouf » dans l’herbe, « toc » sur la dalle.} {0-18m !multiage|Revenez à la surface qui l’a fait rire. Cognez une fois, puis cachez le cogneur dans votre dos : où est passé le bruit? Il cherche, vous le ressortez.} {18-24m|Le trottineur cogne l’herbe, rit, cogne le bois, cherche votre regard.} {2-3a|« Ici, ça chante. Ici, ça dort. » Chaque endroit reçoit un coup et un nom.} {3-4a 4-5a|Deux équipes s’assoient à dix pas l’une de l’autre, un cogneur chacune : l’une crie la question, l’autre répond par coups.} {4-5a|On invente une règle pour « je ne sais pas » : trois coups? un grattement? L’autre équipe comprend-elle?}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          '{30min|Revenez à votre sol préféré.} Chuchotez la dernière question : « Es-tu fatigué? » On répond un coup, deux coups, ou pas du tout. {2-3a 3-4a 4-5a|« Que dit-on pour rentrer? » Tous ensemble : toc.} {18-24m 2-3a 3-4a 4-5a|Les cogneurs se couchent en tas, un par un, sans un bruit.} {!18-24m !2-3a !3-4a !4-5a|Couchez le cogneur, sans un bruit.} Écoutez le silence quelques secondes : qui l’a cassé?',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Après chaque coup, comptez trois secondes dans votre tête : la réponse prend ce temps-là.',
          '{2-3a 3-4a 4-5a|Traduisez à voix haute : « Deux coups! Elle dit non, elle ne mange pas de souliers. »} {!2-3a !3-4a !4-5a|Répondez aux coups par leur nombre exact : « Tu as dit deux. J’en dis deux. »}',
          '{2-3a 3-4a 4-5a|Prenez au sérieux la réponse la plus folle : « Ah bon! Tu manges des souliers. »}',
        ],
        questionsOuvertes: [
          '{2-3a 3-4a 4-5a|Que veux-tu demander?} {!2-3a !3-4a !4-5a|Qui a cogné comme ça?}',
          '{30min|Où le sol parle-t-il le plus fort?}{10min 20min|Que dis-tu, avec tes coups?}',
          '{3-4a 4-5a|Quelle question aiderait à trouver?}',
        ],
      },
      vocabulaire: [
        '{18-24m 2-3a 3-4a 4-5a|oui}',
        '{18-24m 2-3a 3-4a 4-5a|non}',
        'un coup',
        'toc',
        'écouter',
        'fort',
        'doux',
        '{3-4a 4-5a|deviner}',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Au poupon, une seule surface et un seul cogneur : le rythme suffit. Un regard ou un pied qui bat compte pour un coup.',
        },
        {
          pour: '18-24m',
          texte: 'À cet âge, cogner est la phrase entière. Dites-la : « Tu as dit beaucoup! »',
        },
        {
          pour: '2-3a',
          texte: 'Posez des questions dont l’enfant connaît la réponse. Il cogne, puis il le dit : « Non! »',
        },
        {
          pour: '3-4a',
          texte: 'L’enfant dit d’abord son animal à votre oreille : il en change moins en route.',
        },
        {
          pour: '4-5a',
          texte: 'Avec un ami, il invente un deuxième langage : un coup long, un coup court. Les autres l’apprennent.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Le bruit dérange? On cogne l’herbe. L’enfant qui entend peu pose la main sur la planche : le coup se sent. Celui qui ne soulève pas de cogneur tape de la main ou répond d’un signe de tête.',
        },
        {
          pour: 'autre_saison',
          texte: 'L’hiver, on cogne la galerie balayée; dans la neige, un coup fait un trou, et l’on compte les trous.',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Doigt cogné{18-24m 2-3a 3-4a 4-5a|, roche échappée devant soi}.',
          '{2-3a 3-4a 4-5a|Question bien étrange, rires qui n’en finissent plus.}',
        ],
        dangersAEliminer: [
          '{18-24m 2-3a 3-4a 4-5a|Cogneur près d’une tête ou d’une main : on frappe assis, devant soi, à deux bras l’un de l’autre; debout, on ne cogne plus.} {!18-24m !2-3a !3-4a !4-5a|Cogneur près d’une tête ou d’une main : il reste dans votre main, loin du visage et des doigts du poupon.}',
          'Roche frappée contre une roche : des éclats sautent aux yeux; on ne frappe que le sol ou le bois, sans force.',
          '{18-24m 2-3a 3-4a 4-5a|Roche levée au-dessus d’un pied : une main de haut, loin des orteils. Bâton ou roche lancés : le cogneur reste près de vous, et l’enfant répond du poing jusqu’à la fin du jeu.}',
          'Bâton pointu, écharde ou branche avec épines : mettez-le de côté avant le jeu.',
          '{18-24m 2-3a 3-4a 4-5a|Marche avec un bâton, surtout à la bouche : il se pose avant qu’on se lève.}',
          '{0-18m|Écorce ou sable au bout des doigts du poupon : essuyez avant la bouche.}',
          '{ete|Soleil : l’asphalte se tâte de la main, on s’assoit à l’ombre.}',
        ],
        supervision: 'palier1',
        allergies: ['Pollen ou moisissure sur le bois : prenez-en un bâton sec et propre, mains lavées au retour.'],
      },
      observation: [
        '{2-3a 3-4a 4-5a|Langage oral : notez une question inventée, mot pour mot.} {!2-3a !3-4a !4-5a|Langage oral : comment l’enfant demande-t-il la suite?}',
        'Attention : combien de temps attend-il avant de cogner?',
        '{18-24m 2-3a 3-4a 4-5a|Attention : que fait-il pendant qu’un autre répond par coups?} {!18-24m !2-3a !3-4a !4-5a|Attention : que fait-il pendant que vous cognez?}',
      ],
      prolongements: [
        'Au lavage des mains, une porte se cogne avant d’entrer : qui répond?',
        '{2-3a 3-4a 4-5a|Donnez au parent la règle du jeu : un coup pour oui, deux pour non, jusqu’à l’auto ou la maison.} {!2-3a !3-4a !4-5a|Montrez le jeu au parent : il cogne un coup, il attend, son enfant répond.}',
      ],
      reflexionRetroaction: [
        'À quelle question un enfant a-t-il mis le plus de temps?',
        'Ai-je laissé assez de silence pour entendre une vraie réponse?',
      ],
    },
  },
  {
    key: 'la-lumiere-a-deux-bras',
    summary:
      'Deux bras ouverts : vert. Deux bras en l’air : rouge, les tricycles freinent, et qui attendait au bord prend la place du chauffeur.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    onlyBesideOlder: ['AGE_0_18_MONTHS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_COGNITIVE'],
    themes: ['mouvement-et-defis', 'quartier-et-metiers'],
    materials: [],
    place: 'YARD',
    seasons: ['SPRING', 'SUMMER', 'AUTUMN'],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'tricycle',
      'tricycles',
      'vélo',
      'vélos',
      'faire du tricycle',
      'feu rouge feu vert',
      'lumière rouge',
      'se chicaner pour un tricycle',
      'attendre son tour',
      'chacun son tour',
      'brigadier',
      'freiner',
      'routes',
    ],
    seen: [
      'ils pédalent à pleine vitesse et freinent des deux pieds quand quelqu’un crie stop',
      'elle se plante au milieu de l’allée les bras levés pour bloquer les trottinettes',
      'ils courent dans la cour et se figent raide quand je lève la main',
      'il tire sur le guidon parce que l’autre ne veut pas débarquer de son bicycle',
      'elle attend depuis longtemps au bord et répète que c’est à elle le vélo',
      'il refuse de laisser le tricycle à un ami quand c’est fini',
      'depuis notre marche au coin de la rue, ils jouent à la police du trafic',
      'dans la cour, il y a deux tricycles pour huit et ça s’arrache le siège',
    ],
    picture:
      'Bras levés, un enfant casqué arrête deux tricycles; une enfant tient le guidon pendant qu’un ami monte; un bébé lève les bras contre l’éducatrice.',
    scenes: ['velos', 'vehicules', 'attente', 'chicane', 'figer'],
    sheet: {
      titre: 'La lumière a deux bras',
      observationDepart:
        '{2-3a 3-4a 4-5a|« C’est à moi, le tricycle! » Une main tient le guidon, une autre le siège, et personne ne roule.} {!2-3a !3-4a !4-5a|Un enfant pousse le tricycle, s’arrête devant vos bras levés, et rit.}',
      intentionEducative:
        'Offrir un jeu où s’arrêter est aussi drôle que partir, et où le tricycle change de mains sans se faire arracher.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'principal' },
        { domaine: 'cognitif', composante: 'Attention', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
      ],
      objectifs: [
        'Partir et s’arrêter selon deux bras.',
        'Donner le tricycle à qui attend, et le retrouver plus tard.',
        '{3-4a 4-5a|Être la lumière, et regarder tout le monde avant de changer.}',
      ],
      materiel: [
        item(
          'Tricycles, avec le casque de chacun',
          '{2-3a 3-4a 4-5a|un pour deux enfants, ou moins}{!2-3a !3-4a !4-5a|un pour deux enfants qui marchent, bas, à pousser des pieds}',
          'Trotteurs bas',
        ),
        optional(
          '{2-3a 3-4a 4-5a !0-18m !18-24m si-craies|Craies, les grosses}',
          '{2-3a 3-4a 4-5a !0-18m !18-24m si-craies|une par enfant qui attend}',
          null,
        ),
      ],
      preparation: [
        'Fermez la barrière. Choisissez du dur et du plat, loin d’une pente ou d’une marche. Poussez du pied le gravier : les roues y dérapent.',
        'Marchez la route avec les enfants, un grand rond, toujours dans le même sens. {!0-18m|Votre place en touche le bord : c’est la lumière.} {0-18m|Votre place est à deux pas du bord, dos au mur ou à la clôture : c’est la lumière.} À côté, le long du mur ou de la clôture, on attend.',
        'Vérifiez roues et poignées. {18-24m 2-3a 3-4a 4-5a|Attachez chaque casque, deux doigts au-dessus des sourcils; qui attend le garde.} Une personne par tricycle, les pieds à terre au rouge.',
        '{0-18m|Assise, calez le poupon entre vos jambes : vos bras, au-dessus de sa tête, sont la lumière, et les siens la font parfois changer.} {18-24m multiage|À dix-huit mois, on pousse son tricycle à la main, sur le bord de la route le plus proche de vous.}',
        '{1adulte !0-18m multiage|Seule, avec plusieurs âges, prenez six enfants au plus.} {1adulte 0-18m multiage|Seule, avec plusieurs âges, prenez six enfants au plus, dont deux poupons; deux tricycles roulent à la fois.} {multiage|Tous les âges jouent à la même lumière : le plus jeune qui lève les bras l’allume aussi.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Sans tricycle d’abord. {!0-18m|Debout,}{0-18m|Assise, le poupon entre vos jambes,} ouvrez grand les bras : « Vert! » Tous marchent sur la route. Levez-les bien droits : « Rouge! » Tous se figent, même votre visage. Baissez-les, ouvrez-les. Recommencez trois fois, de plus en plus vite, puis ne dites plus un mot : vos bras suffisent.',
        ),
        play(
          { 10: 6, 20: 13, 30: 12 },
          'Les tricycles entrent. Vert, on roule. Rouge, les pieds au sol. Tous les trois rouges, on change : le chauffeur descend et tient le guidon pendant que l’autre monte. « Bonne route! » C’est à lui d’attendre au bord, où l’on fait les bras de la lumière avec vous. {2-3a 3-4a 4-5a !0-18m !18-24m si-craies|Avec des craies, qui attend trace un trait au sol, contre le mur, à chaque rouge : trois traits, c’est son tour.} {0-18m|Contre vous, un bras de poupon se lève : « Rouge! » Tout s’arrête.} {18-24m|À dix-huit mois, on s’arrête trop tard, on rit, on lève ses propres bras.} {2-3a|« À moi! » Qui attend sort un doigt à chaque rouge : « Au troisième, c’est toi. »} {3-4a 4-5a|Un de ceux qui attendent devient la lumière, debout à côté de vous.} {4-5a|La lumière invente le jaune : ses mains tremblent, et tout roule au ralenti.} {18-24m !multiage|Au troisième rouge, gardez un bras en l’air, l’autre main sur le guidon vide : « Qui vient? » Un enfant arrive, l’autre salue le tricycle.} {2-3a 3-4a 4-5a !multiage|Un grand rouge, très long, fait attendre tout le monde : qui bouge le premier? C’est lui qui fait le vert suivant.}',
        ),
        play(
          { 30: 9 },
          '« La lumière s’endort. » Penchez la tête sur l’épaule et laissez mollir les bras, les yeux sur les enfants : les tricycles s’arrêtent. {0-18m|Le poupon lève la tête vers vos bras mous; prenez ses mains, ouvrez-les : vert!} {18-24m|À dix-huit mois, on vient vous réveiller, on vous soulève un bras : vert!} {2-3a|« Réveille! » On crie, vos bras s’ouvrent, tout repart.} {3-4a 4-5a|Puis les tricycles restent au bord, et tous marchent : une deuxième route traverse la première devant vous. Chacune a son enfant-lumière : si l’une est verte, l’autre est rouge. Les deux lumières se regardent avant de bouger.} {18-24m 2-3a !multiage|Rendez la lumière de plus en plus paresseuse : un bras seulement, puis deux doigts. Qui l’a vue?} {3-4a 4-5a|Un piéton peut traverser : il lève la main, la lumière l’écoute, tout le monde attend. Puis on remonte en tricycle.}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          '« La lumière se couche. » Baissez les bras très lentement : les tricycles ralentissent, ralentissent, s’arrêtent au bord. {0-18m|Levez la main du poupon : dernier rouge.} {18-24m 2-3a 3-4a 4-5a|Chacun donne une tape au guidon : « Merci, mon tricycle. »} Les casques s’ôtent, puis on se compte. {3-4a 4-5a|Qui a été la lumière? Qui la sera demain?}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Regardez tout le monde avant de changer vos bras : la lumière n’est pas pressée.',
          'Nommez qui vient, avant le rouge : « Le prochain, c’est toi. »',
          'Au refus de descendre, restez là : « Tu veux encore. Encore un rouge, et tu descends. » Au rouge suivant, {!0-18m|il s’arrête devant vous, et vous tenez}{0-18m|il s’arrête, et qui attend tient} le guidon pendant qu’il descend.',
        ],
        questionsOuvertes: [
          'Que dit la lumière?',
          'Qui attend depuis longtemps?',
          '{3-4a 4-5a|Comment avertir que ça va changer?}',
        ],
      },
      vocabulaire: ['rouge', 'vert', 'arrêter', 'partir', 'attendre', 'à ton tour', '{4-5a|jaune}'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Entre vos jambes, le poupon voit tout venir et tout s’arrêter. Tenez ses mains : rouge, il les lève; vert, il les ouvre.',
        },
        {
          pour: '18-24m',
          texte:
            'Deux enfants, un tricycle vide : l’un pousse, l’autre marche à côté, une main sur le siège. Au rouge, ils changent.',
        },
        {
          pour: '2-3a',
          texte: 'L’attente se mesure à des rouges. Regardez qui attend : « Encore un rouge. » Puis : « C’est toi. »',
        },
        {
          pour: '3-4a',
          texte: 'Donnez-lui la lumière trois fois; il décide à qui il la passe, et il le dit.',
        },
        {
          pour: '4-5a',
          texte: 'Confiez-lui l’attente : il compte les rouges à voix haute et annonce qui monte au prochain.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'En fauteuil, l’enfant est dans la route comme les autres, ou il est la lumière : un bras, un cri, une tête tournée suffisent, et tous s’entendent sur ce que c’est.',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’hiver, ce sont les pieds qui roulent : la même lumière arrête ceux qui marchent dans la neige tapée.',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Roue contre roue, à petite vitesse.',
          'Chute sur le côté, genou écorché.',
          'Colère de devoir descendre.',
        ],
        dangersAEliminer: [
          'Tête sans casque sur des roues : le casque s’attache avant de monter et s’ôte avant les modules.',
          'Deux personnes sur un tricycle, ou quelqu’un debout derrière : une seule, assise.',
          'Pente, marche, sable sur l’asphalte : la route les évite.',
          '{0-18m|Tricycle qui sort de la route vers le poupon : vous êtes à deux pas, une jambe devant lui, et les tricycles s’échangent de l’autre côté.}',
          'Pied dans les rayons, lacet long : souliers fermés, lacets rentrés.',
          'Enfant qui attend au milieu de la route : sa place est contre le mur ou la clôture.',
          '{2-3a 3-4a 4-5a !0-18m !18-24m si-craies|Craie qui roule sur la route, ou dessin qui y avance : on trace contre le mur, loin des roues; cassée, elle se range.}',
          '{ete|Asphalte chaud, soleil : la route à l’ombre, une gorgée à la pause.}',
        ],
        supervision: 'palier1',
        allergies: ['Guêpes et pollen : auto-injecteur sur l’adulte, l’enfant asthmatique fait des tours courts.'],
      },
      observation: [
        'Compétences sociales : que fait l’enfant pendant qu’il attend, et quand il descend?',
        'Attention : à quel moment freine-t-il : avant, avec, ou après vos bras?',
        'Motricité globale : voyez comment il tourne, freine et recule.',
      ],
      prolongements: [
        'En allant dehors, à la porte, un enfant fait la lumière : tous s’arrêtent avant la marche.',
        'Apprenez les deux bras au parent : sur le chemin de la maison, l’enfant fait arrêter et repartir son parent.',
      ],
      reflexionRetroaction: [
        'Qui a attendu plus qu’à son tour?',
        'Quand ai-je changé de lumière trop vite pour un enfant?',
      ],
    },
  },
  {
    key: 'la-grenouille-reste-au-mouille',
    summary:
      'La grenouille ne saute que sur le mouillé, et le soleil sèche tout derrière elle : vite, une autre tache d’eau, au pinceau, à l’éponge ou à l’arrosoir!',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['eau-neige-et-glace', 'mouvement-et-defis'],
    materials: ['eau', 'pinceaux'],
    place: 'YARD',
    seasons: ['SUMMER'],
    alsoIn: {
      SPRING:
        'Au printemps, attendez un midi de soleil doux; les manches se roulent, et l’on rentre dès que les mains rougissent.',
      AUTUMN: 'L’automne, par un midi chaud; le sol sèche moins vite, et la grenouille a le temps.',
    },
    durationMinutes: 20,
    adults: 1,
    calls: [
      'eau et pinceaux',
      'peindre avec de l’eau',
      'pinceau',
      'éponge',
      'éponges',
      'chaudière d’eau',
      'arrosoir',
      'arrosoirs',
      'l’eau sèche',
      'séchage au soleil',
      'grenouille',
      'sauter',
      'chemin mouillé',
      'jeux d’eau',
    ],
    seen: [
      'elle trempe son pinceau dans le seau et barbouille le mur de brique dehors',
      'il saute d’une flaque à l’autre et ne veut pas toucher le sec',
      'il tord une éponge dégoulinante sur le ciment et regarde la tache rapetisser',
      'elle me demande où est partie l’eau qu’elle avait mise par terre',
      'il est déçu que son dessin à l’eau disparaisse avant que j’arrive',
      'un n’ose pas sauter si loin et attend qu’un ami lui approche une place',
      'à la canicule, ils mouillent le trottoir et s’assoient les fesses dedans',
      'au parc, ils ont fait des traces de pieds mouillés qui s’effacent toutes seules',
    ],
    picture:
      'Une enfant saute d’une tache d’eau à l’autre; derrière, une tache pâlit; un ami mouille la suivante au pinceau, un petit tient une éponge.',
    scenes: ['eau', 'traces', 'peindre', 'sauter', 'cooperer'],
    sheet: {
      titre: 'La grenouille reste au mouillé',
      observationDepart:
        '{2-3a 3-4a 4-5a|« Elle est partie, ma flaque! » L’asphalte redevient gris, et l’enfant le frotte du doigt.} {!2-3a !3-4a !4-5a|Une goutte tombe sur l’asphalte chaud. Une main la suit, et la tache pâlit sous ses doigts.}',
      intentionEducative:
        'Offrir un jeu où l’eau disparaît sous les yeux, assez vite pour qu’on s’en étonne et qu’on recommence.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
      ],
      objectifs: [
        'Mouiller le sol et voir la tache pâlir.',
        '{18-24m 2-3a 3-4a 4-5a|Faire avancer la grenouille d’une tache à l’autre.}',
        '{2-3a 3-4a 4-5a|S’entendre pour que le chemin tienne.} {!18-24m !2-3a !3-4a !4-5a|Tendre la main vers la tache, attendre la suivante.}',
        '{4-5a|Prévoir où l’eau tient plus longtemps.}',
      ],
      materiel: [
        item(
          'Gros pinceaux ou éponges, les mouilleurs',
          '{18-24m 2-3a 3-4a 4-5a|un par enfant, un pour vous}{!18-24m !2-3a !3-4a !4-5a|un, tenu par vous}',
          'Petits arrosoirs',
        ),
        item(
          'Eau, {!0-18m|deux doigts}{0-18m|un doigt} au fond d’un contenant lourd',
          '{!0-18m|un pour deux enfants}{0-18m|un seul, contre vous}',
          'Arrosoirs, {!0-18m|deux doigts}{0-18m|un doigt} d’eau au fond',
        ),
        optional('Chaudières', '{!0-18m|pour l’eau}{0-18m|pour l’eau, une seule}', 'Bacs bas'),
        optional('Petites serviettes', 'une par enfant', 'Débarbouillettes'),
      ],
      preparation: [
        'Trouvez un coin d’asphalte ou de dalles, moitié au soleil, moitié à l’ombre. Touchez-le dix secondes : s’il brûle, passez tout à l’ombre.',
        '{!0-18m|Posez l’eau à mi-chemin : la grenouille n’en est jamais à plus de trois pas.} {18-24m 2-3a 3-4a 4-5a|On trempe, on égoutte d’un coup, on marche jusqu’au sec : une tache à la fois, grande comme un soulier. D’un arrosoir, un filet suffit.} {0-18m|Gardez l’eau contre votre jambe, du côté opposé au poupon, un doigt au fond.} {0-18m multiage|Vous restez avec le poupon : la grenouille qui saute est un enfant.}',
        '{18-24m 2-3a 3-4a 4-5a|Choisissez un départ et une arrivée, à six pas : d’une fente de l’asphalte à la clôture, par exemple.} {!18-24m !2-3a !3-4a !4-5a|Le poupon est assis contre votre jambe ou couché sur votre cuisse, une main et un pied libres.}',
        '{1adulte !0-18m multiage|Seule, avec plusieurs âges, prenez six enfants au plus.} {1adulte 0-18m multiage|Seule, avec plusieurs âges, prenez six enfants au plus, dont deux poupons.} {multiage|Un seul chemin pour tous : les petites taches des plus jeunes comptent comme les grandes.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          '{!0-18m|Mouillez une tache devant vous et posez-y les deux pieds, accroupie : « Coa! Je suis une grenouille. Le sec me pique les pattes. » Regardez loin : « De l’autre côté, il fait frais. » Mouillez une tache à un pas, sautez dedans, montrez la première : elle pâlit déjà. « Au secours, ça sèche! » Attendez qu’on vous en fasse une.} {0-18m|Mouillez une tache devant le poupon : « Coa! » Vos deux doigts sont la grenouille : ils sautent de la tache jusqu’au bord d’une petite main, puis s’arrêtent.} {0-18m multiage|« Le sec me pique les pattes! Qui saute pour moi? » Un enfant mouille une tache à un pas et y saute : la première pâlit déjà. « Au secours, ça sèche! »}',
        ),
        play(
          { 10: 6, 20: 13, 30: 12 },
          '{18-24m 2-3a 3-4a 4-5a|Tous mouillent le chemin de la grenouille. Un saut, une tache; derrière, l’eau s’en va. Trop loin? « Coa… je n’ose pas. »} {0-18m|Le poupon, contre vous, plaque sa paume mouillée au sol : une main se dessine, pâlit, disparaît.} {0-18m !multiage|Faites tomber une goutte tout près de son genou, et attendez qu’il la regarde sécher. Puis passez le mouilleur sur la plante de son pied, doucement : c’est frais; posez le pied au sol et levez-le. « Regarde, un pied! » La grenouille de vos doigts vient alors sauter dessus.} {18-24m|À dix-huit mois, on mouille toujours la même place, puis on s’assoit dedans.} {18-24m !multiage|Sautez à côté d’un enfant : « Coa! » Il mouille votre soulier, le sien, encore le vôtre. Éloignez-vous d’un saut et appelez : fera-t-il une tache jusqu’à vous?} {2-3a|« Saute ici! » L’enfant mouille et recule pour lui faire de la place.} {2-3a !multiage|Tous mouillent la même tache? Restez-y, les bras ouverts : « Je suis bien, mais je n’avance pas. » Quand l’un s’éloigne, sautez chez lui. Après deux traversées, c’est lui la grenouille, et vous mouillez.} {3-4a|Deux amis se partagent le chemin : l’un fait la tache, l’autre prépare la suivante.} {3-4a !multiage|Changez de grenouille à chaque traversée. Celle-ci a de grandes pattes, celle-là n’en a qu’une : où mettre la tache, alors? Une patte au sec, et elle attend qu’on la rattrape.} {4-5a|Une grande tache ou trois petites? Au soleil ou à l’ombre? On cherche celle qui dure le plus longtemps.} {4-5a !multiage|L’équipe parie avant de partir : combien de taches pour se rendre? Trop sèche au milieu? On refait le plan, les grandes taches au soleil, les petites à l’ombre.}',
        ),
        play(
          { 30: 9 },
          '{18-24m 2-3a 3-4a 4-5a|Nouvelle grenouille. Qui veut l’être?} {18-24m|À dix-huit mois, on saute tout près de vous; une tache se mouille devant la grenouille à mesure.} {18-24m !0-18m|Donnez-lui la main.} {18-24m !multiage|Puis mouillez vos deux semelles et marchez : on saute sur vos traces avant qu’elles sèchent.} {0-18m|Le poupon est au bord de sa mare : votre main mouillée passe, revient, se cache sous votre genou. « Où est la grenouille? »} {0-18m !multiage|Changez la mare : grande d’abord, petite ensuite, puis une seule goutte. Il regarde plus longtemps laquelle?} {2-3a|La grenouille appelle de loin : « Coa, coa! » On lui apporte l’eau, à grands pas de grenouille.} {2-3a !multiage|Arrivée, elle veut revenir : « Mon chemin est tout sec! » On le refait à l’envers, de la fin au début.} {3-4a|Deux grenouilles partent en même temps, une de chaque bord, et se rencontrent au milieu.} {4-5a|On compte les sauts que le chemin a permis, on le refait avec moins de flaques, plus grandes.} {3-4a 4-5a|Regardez une tache de près : sèche-t-elle d’abord par le bord ou par le milieu? On parie, on guette.}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          '{18-24m 2-3a 3-4a 4-5a|La grenouille arrive. Tous se retournent : « Où est notre chemin? »} Regardez ensemble, sans bouger, la dernière tache devenir un point. {18-24m 2-3a 3-4a 4-5a|Un dernier coup de mouilleur sur les orteils ou les souliers de qui le veut.} Chacun laisse une dernière trace de main sur le sec. Puis videz l’eau {!0-18m|au pied d’une plante}{0-18m|à côté de vous} et essuyez les mains. {0-18m|Le poupon garde encore un peu sa paume contre la vôtre.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          '{18-24m 2-3a 3-4a 4-5a|Perdez du temps : une grenouille qui hésite laisse aux enfants le temps d’apporter l’eau.} {!18-24m !2-3a !3-4a !4-5a|Arrêtez vos deux doigts au bord de la tache et attendez : la main du poupon vient, ou ne vient pas.}',
          'Montrez la tache qui pâlit, sans expliquer : « Elle s’en va. »',
          'Gardez un œil sur chaque contenant et videz-le dès qu’on s’en éloigne.',
        ],
        questionsOuvertes: [
          'Où s’en va l’eau?',
          '{18-24m 2-3a 3-4a 4-5a|Que faut-il à la grenouille maintenant?} {!18-24m !2-3a !3-4a !4-5a|Qu’est-ce que ta main sent?}',
          '{3-4a 4-5a|Où la flaque dure-t-elle le plus?}',
        ],
      },
      vocabulaire: [
        'mouillé',
        'sec',
        'la tache',
        'ça sèche',
        'la grenouille',
        'sauter',
        '{3-4a 4-5a|à l’ombre}',
        '{3-4a 4-5a|au soleil}',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Un doigt d’eau et une seule main à la fois. Si sa paume va à la bouche, séchez-la et montrez la tache, plus loin.',
        },
        {
          pour: '18-24m',
          texte:
            'Une tache sous ses pieds, une devant. Il va et vient; la grenouille, c’est lui, et c’est tout le jeu.',
        },
        {
          pour: '2-3a',
          texte:
            'Commandez-lui des flaques : « Une devant, une là! » Puis renversez : c’est vous qui mouillez, lui qui saute.',
        },
        {
          pour: '3-4a',
          texte: 'Il prépare deux taches d’avance, puis saute à deux pieds de l’une à l’autre sans toucher le sec.',
        },
        {
          pour: '4-5a',
          texte: 'L’enfant prévoit un détour par l’ombre et le défend devant les autres : « Là, ça ne sèche pas. »',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            '{18-24m 2-3a 3-4a 4-5a|En fauteuil, l’enfant est la grenouille : ses deux roues restent au mouillé, et on mouille deux chemins. Qui ne peut pas serrer le mouilleur asperge de sa main.} {!18-24m !2-3a !3-4a !4-5a|Au poupon qui garde le poing fermé, passez le mouilleur sur le dos de la main, puis posez-la au sol avec la vôtre.}',
        },
        {
          pour: 'autre_saison',
          texte:
            '{18-24m 2-3a 3-4a 4-5a|L’hiver, la grenouille saute d’une trace de botte à l’autre : on lui en presse une nouvelle dans la neige.} {!18-24m !2-3a !3-4a !4-5a|L’hiver, vos deux doigts sautent dans la neige jusqu’à la mitaine du poupon.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Bas et culottes mouillés.', '{18-24m 2-3a 3-4a 4-5a|Glissade assise dans une flaque.}'],
        dangersAEliminer: [
          'Contenant d’eau laissé seul : {!0-18m|deux doigts d’eau, à trois pas de vous au plus}{0-18m|un doigt d’eau, contre votre jambe, du côté opposé au poupon}; on le vide aussitôt le jeu fini.',
          'Asphalte qui brûle : dix secondes de votre main avant qu’un pied nu s’y pose.',
          '{18-24m 2-3a 3-4a 4-5a|Sol très mouillé ou peint, lisse : on saute d’un pas, sans courir.}',
          '{0-18m 18-24m|Éponge mordue ou pinceau à la bouche : vous le reprenez, et l’enfant continue de sa paume mouillée.}',
          'Eau de la rue ou d’une flaque grasse : on garde l’eau du robinet.',
          'Soleil et chaleur : chapeaux, ombre, une gorgée à mi-jeu.',
        ],
        supervision: 'palier1',
        allergies: ['Peau sensible : eau claire sans savon; pieds et mains séchés entre les orteils.'],
      },
      observation: [
        'Éveil aux sciences : que regarde-t-il sécher, et que fait-il juste après?',
        'Compétences sociales : {2-3a 3-4a 4-5a|comment aide-t-il la grenouille d’un autre?} {!2-3a !3-4a !4-5a|quand vous attendez, que fait-il pour que le jeu reprenne?}',
        'Motricité fine : {18-24m 2-3a 3-4a 4-5a|voyez comment la main prend, trempe et presse le mouilleur.} {!18-24m !2-3a !3-4a !4-5a|voyez si la main s’ouvre à plat, tapote ou se referme sur le mouillé.}',
      ],
      prolongements: [
        '{18-24m 2-3a 3-4a 4-5a|Refaites le chemin un jour de nuages : sèche-t-il plus vite ou moins vite?} {!18-24m !2-3a !3-4a !4-5a|Refaites les taches un jour de nuages : le poupon les regarde-t-il plus longtemps?}',
        'Dites le jeu au parent : à la maison, une tache d’eau devant la porte, et l’on attend ensemble qu’elle parte.',
      ],
      reflexionRetroaction: [
        'Ai-je expliqué ce que l’eau montrait déjà?',
        'Quel enfant a regardé la tache plus longtemps que je l’aurais cru?',
      ],
    },
  },
  {
    key: 'pas-tout-de-suite-pic',
    summary:
      'Les bulles passent tout près, les mains attendent : pas tout de suite… pas tout de suite… pic! Puis on en regarde une seule, jusqu’à la fin.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_LANGUAGE'],
    themes: ['vent-et-ciel', 'mouvement-et-defis'],
    materials: [],
    place: 'YARD',
    alsoAt: {
      PARK: 'Au parc, faites les bulles sur une pelouse clôturée, le vent dans votre dos.',
    },
    seasons: ['SPRING', 'SUMMER', 'AUTUMN'],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'bulles',
      'bulle',
      'bulles de savon',
      'faire des bulles',
      'souffler des bulles',
      'crever les bulles',
      'péter les bulles',
      'attendre',
      'attends',
      'pas tout de suite',
      'regarder les bulles',
      'impatience',
      'attente',
      'la patience',
    ],
    seen: [
      'il saute partout pour écraser les boules de savon avant même qu’elles s’envolent',
      'elle suit une bulle du regard jusqu’à la clôture sans bouger',
      'elle crève ce qui flotte avec son coude puis avec son nez',
      'il n’est pas capable d’attendre que je souffle, il pogne déjà dans le vide',
      'le bébé regarde son doigt mouillé et cherche où la boule est passée',
      'ils trépignent les mains dans le dos et éclatent de rire avant le signal',
      'dans la cour, ils chialent que c’est toujours le même qui les éclate toutes',
      'au parc, une dame soufflait dans un cerceau de savon et ils couraient après',
    ],
    picture:
      'Mains dans le dos, trois enfants regardent une bulle descendre près d’un genou; un petit a crevé la sienne; un bébé en a une sur le pied.',
    scenes: ['bulles', 'attente'],
    sheet: {
      titre: 'Pas tout de suite… pic!',
      observationDepart:
        '{2-3a 3-4a 4-5a|« Pète-la! » Une main frappe déjà l’air, et la bulle n’est pas encore partie.} {!2-3a !3-4a !4-5a|Une bulle se pose dans l’herbe, tout près : les yeux s’arrondissent, plus rien ne bouge.}',
      intentionEducative:
        'Soutenir le plaisir d’attendre une seconde de plus, et d’avoir vu la bulle avant de la crever.',
      domaines: [
        { domaine: 'cognitif', composante: 'Attention', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
      ],
      objectifs: [
        'Suivre une bulle des yeux jusqu’à ce qu’elle disparaisse.',
        '{2-3a 3-4a 4-5a|Attendre le « pic » avant de la toucher.} {18-24m !2-3a !3-4a !4-5a|La crever, et le dire : « Pic! »} {!18-24m !2-3a !3-4a !4-5a|Tourner la tête vers la bulle et vers la voix.}',
        '{2-3a 3-4a 4-5a|Dire où elle s’en va, où elle finit.}',
        '{4-5a|Choisir sa bulle et la suivre sans la perdre.}',
      ],
      materiel: [
        item('Bulles de savon, dans leur pot à baguette', 'un pot, gardé dans votre main', null),
        item('Débarbouillettes mouillées d’eau claire', 'une par enfant', 'Mouchoirs mouillés'),
      ],
      preparation: [
        'Mouillez un doigt, levez-le : mettez-vous dos au vent, à l’ombre, sur de l’herbe sèche. Les enfants sont de chaque côté de vous, jamais en face : les bulles filent devant, loin des yeux.',
        'Le pot reste dans votre main, bouché entre deux grappes. Personne ne trempe à votre place. Les débarbouillettes mouillées d’eau claire attendent à côté de vous : une main savonneuse s’essuie avant de toucher un œil.',
        '{0-18m|Le poupon est assis contre votre jambe, ou couché sur vos cuisses, dos au vent lui aussi : les bulles passent du côté de ses pieds, jamais vers le visage.}',
        '{1adulte !0-18m multiage|Seule, avec plusieurs âges, prenez six enfants au plus.} {1adulte 0-18m multiage|Seule, avec plusieurs âges, prenez six enfants au plus, dont deux poupons.} {multiage|La règle ne vaut que pour qui la suit : les plus jeunes crèvent ce qu’ils veulent, et les grands les regardent faire sans un reproche.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Ouvrez grand les yeux : « Regardez bien. » Soufflez une grappe, une seule. Suivez du nez la plus grosse, chuchotez : « Pas tout de suite… pas tout de suite… » {18-24m 2-3a 3-4a 4-5a|Quand elle arrive à votre coude : « Pic! » Crevez-la du coude. « Partie. »} {!18-24m !2-3a !3-4a !4-5a|Elle se pose, tremble, n’y est plus : « Oh, partie! » Attendez le prochain regard.}',
        ),
        play(
          { 10: 6, 20: 13, 30: 12 },
          'Une grappe, puis une pause, puis une grappe. {2-3a 3-4a 4-5a|« Pas tout de suite… » : les mains sont dans le dos, la bulle frôle un genou, un soulier. « Pic! » Tous les doigts partent.} {0-18m|Une bulle passe devant la main du poupon; il la touche, il regarde son doigt vide : « Partie! » Essuyez ce doigt.} {0-18m !multiage|Soufflez-en une seule, lente, et attendez qu’il la quitte des yeux avant d’en faire une autre. De temps en temps, arrêtez tout, le pot contre vous : son œil cherche, sa bouche fait un son? C’est le signal. Puis laissez-en une se poser sur son pied, et regardez-la tous les deux jusqu’à la fin.} {18-24m|À dix-huit mois, on n’attend pas, on crève, on rit : criez « pic! » ensemble.} {18-24m !multiage|Faites une bulle très haute, trop haute : on lève les bras, on tourne, on regarde où elle tombe. Puis une toute basse, pour les souliers.} {2-3a|L’enfant danse d’un pied sur l’autre : « Là? » « Pas tout de suite! » Le rire éclate avant la bulle.} {2-3a !multiage|Changez l’endroit qui attend : les mains sur la tête, sur le ventre, sous les bras. Après quelques grappes, « pic » se fait du pied, puis du coude.} {3-4a|Vous vous trompez exprès : « Poc! » Personne ne bouge. « Puc! » Personne. « Pic! » Tous les bras partent.} {3-4a !multiage|Dites d’avance avec quoi : « Pic du genou! » « Pic à deux, une main chacun! » On cherche la bulle qui passe à la bonne hauteur. Puis un enfant, debout contre vous, crie le « pic » pour tous.} {4-5a|Chacun choisit sa bulle, la suit sans la toucher et raconte où elle finit.} {4-5a !multiage|On compte combien de temps elle vit : jusqu’à trois, jusqu’à six? Les grosses durent-elles plus que les petites? Au « pic », chacun garde sa préférée et crève toutes les autres autour d’elle.}',
        ),
        play(
          { 30: 9 },
          '« Silence, elle écoute. » Soufflez trois bulles et taisez-vous. On les regarde, sans un bruit, jusqu’à la dernière. {0-18m|Le poupon, contre vous, suit le silence de votre visage : quand elle crève, vos sourcils se lèvent.} {18-24m|À dix-huit mois, un cri rompt le silence : on rit, on recommence.} {2-3a|On chuchote le chemin : « En haut… elle tourne… »} {18-24m 2-3a !multiage|Puis tout le corps copie la bulle : elle monte, on se grandit; elle descend, on plie les genoux; elle crève, on s’assoit.} {3-4a|Qui a vu la dernière? Où? Chacun montre l’endroit.} {4-5a|On parie avant de souffler : le vent la portera-t-il vers la clôture ou vers l’arbre? La bulle répond.} {3-4a 4-5a|À leur tour, ils disent « pic » : chacun décide du moment pour tous, à voix haute.} {0-18m !multiage|Reprenez alors le jeu du début : une bulle, une attente, puis une bulle sur son pied.}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          '« La dernière. » Ne soufflez qu’une bulle, très lente. Personne ne la touche. On lui envoie la main jusqu’à ce qu’elle ne soit plus là. « Pic », dites-vous tout bas. Bouchez le pot devant tous. {18-24m 2-3a 3-4a 4-5a|Chacun s’essuie les mains avec sa débarbouillette, puis, du côté propre, le front.} {0-18m|Essuyez vous-même les mains du poupon.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          '{2-3a 3-4a 4-5a|Changez la longueur du « pas tout de suite » : parfois une seconde, parfois cinq.} {!2-3a !3-4a !4-5a|Changez la longueur de la pause entre deux grappes : parfois une seconde, parfois cinq.}',
          '{2-3a 3-4a 4-5a|Qui a crevé trop tôt? « Elle voulait partir avec toi », et l’on en fait une autre.} {!2-3a !3-4a !4-5a|Attendez que le regard revienne à la bulle avant la prochaine.}',
          'Dites ce que fait la bulle : « Elle descend. Elle tourne. Partie. »',
        ],
        questionsOuvertes: [
          'Où s’en va-t-elle?',
          'Comment finit-elle?',
          '{3-4a 4-5a|Qu’est-ce que tu ferais pour la garder plus longtemps?}',
        ],
      },
      vocabulaire: ['la bulle', 'pas tout de suite', 'pic', 'partie', 'encore', 'attendre', 'le vent'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Une bulle à la fois, à un bras du visage. Il s’y intéresse tant qu’il la voit; arrêtez dès qu’il se détourne.',
        },
        {
          pour: '18-24m',
          texte: 'Ne demandez pas d’attendre. Dites « pic! » quand il crève : c’est lui qui vous donne le signal.',
        },
        {
          pour: '2-3a',
          texte: 'Deux secondes d’attente suffisent. Comptez-les en vous penchant vers lui, puis lâchez le « pic! ».',
        },
        {
          pour: '3-4a',
          texte: 'À deux : l’un guette la bulle que l’autre a choisie et dit « pic » quand elle passe à sa hauteur.',
        },
        {
          pour: '4-5a',
          texte: 'L’enfant tient le rôle du « pas tout de suite » : il invente les faux mots et le vrai signal.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui se déplace peu s’installe de côté, là où les bulles descendent : elles viennent à lui. Attendre est difficile? Il garde les mains sur les vôtres; le signal est un battement des paumes.',
        },
        {
          pour: 'autre_saison',
          texte: 'L’hiver, le savon gèle sur les mitaines : gardez ce jeu pour les beaux jours.',
        },
      ],
      securite: {
        risquesAcceptes: [
          '{18-24m 2-3a 3-4a 4-5a|Bras qui partent trop vite, front contre front.}',
          'Déception d’une bulle manquée.',
        ],
        dangersAEliminer: [
          'Savon avalé : le pot reste dans votre main, bouché, puis se range sous clé. Une gorgée? Rincez la bouche et appelez le centre antipoison.',
          'Savon dans l’œil : on souffle à côté des visages, et les mains s’essuient souvent. Si ça pique, on rince plusieurs minutes à l’eau claire, au robinet ou à la gourde, sans frotter.',
          'Herbe ou dalle rendue glissante : on change de coin après quelques grappes.',
          '{18-24m 2-3a 3-4a 4-5a|Course les yeux en l’air, vers un module ou la clôture : dos au vent, les bulles filent vers le plus grand vide.}',
          '{ete|Plein soleil : à l’ombre, chapeaux, une gorgée entre deux grappes.}',
        ],
        supervision: 'palier1',
        allergies: ['Peau qui réagit : liquide sans parfum, bulles crevées du soulier, mains rincées.'],
      },
      observation: [
        'Attention : combien de temps garde-t-il les yeux sur une même bulle?',
        'Langage oral : notez le mot, le son ou le geste qui a demandé la suite.',
        'Motricité globale : voyez ce que fait tout son corps {2-3a 3-4a 4-5a|quand il se retient}{!2-3a !3-4a !4-5a|quand une bulle passe près de lui}.',
      ],
      prolongements: [
        'Au lavage des mains, guettez une bulle de la mousse : pas tout de suite… pic!',
        'Apprenez au parent le « pas tout de suite… pic! » : il servira au bain, à la maison.',
      ],
      reflexionRetroaction: [
        'Ai-je laissé la bulle finir, ou en ai-je refait trop vite?',
        'Qui attend bien mieux que je le pensais?',
      ],
    },
  },
]
