import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

export const YOUNG_TODDLER_GATHERINGS_SLEDS_BOOTS_AND_SPONGES_SHEETS: readonly BankSheet[] = [
  {
    key: 'mes-mains-debordent',
    summary:
      'Cocotte, écorce, feuille, bout de bois : tout se ramasse, tout aboutit dans les mains de l’éducatrice, qui débordent dans le panier.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['arbres-et-feuilles'],
    materials: ['cocottes', 'feuilles', 'batons', 'contenants-et-cuilleres'],
    place: 'WOODS',
    alsoAt: {
      PARK: 'Au parc, la couverture s’étale sous un gros arbre, loin des modules; fouillez aussi pour le verre et les mégots.',
    },
    seasons: ['AUTUMN'],
    alsoIn: {
      SPRING:
        'Au printemps, le sol est détrempé : pantalons imperméables, carrés de tissu sur la couverture, mains essuyées; on rentre au premier frisson.',
      SUMMER:
        'L’été, on sort tôt, à l’ombre, en manches longues et légères, ramasser cocottes, écorces et carrés de tissu.',
    },
    durationMinutes: 30,
    adults: 1,
    calls: [
      'ramasser tout ce qui traîne par terre',
      'ramasser par terre',
      'ramasser des cocottes',
      'ramasser des feuilles',
      'ramasser des bâtons',
      'cueillette en forêt',
      'cueillette d’automne',
      'ceuillette',
      'panier de trouvailles',
      'trouvailles de la nature',
      'morceaux d’écorce',
      'cocottes de pin',
      'il me donne tout',
      'elle remplit mes mains',
      'poches pleines de trésors',
    ],
    seen: [
      'elle me donne une roche, une feuille, un bout de branche, j’ai plus de doigts',
      'il se penche à tous les pas pour mettre quelque chose dans sa poche',
      'ils remplissent leur panier de feuilles et viennent le vider sur moi',
      'elle fait cent allers-retours avec le même morceau de bois dans la main',
      'ils s’émerveillent devant chaque cocotte et avancent pas d’un pied',
      'elle dit tiens, tiens, et attend que je la remercie à chaque fois',
      'en vidant leurs manteaux au vestiaire, j’ai trouvé des glands et des bouts d’écorce',
      'au boisé cet automne, il a rempli le dessous de la poussette de cochonneries',
    ],
    scenes: ['ramasser', 'remplir-vider', 'laisser-tomber'],
    picture:
      'En automne, assise au pied d’un arbre, l’éducatrice tend deux mains pleines; sur la couverture semée, une enfant donne une cocotte, un autre prend une feuille.',
    sheet: {
      titre: 'Tiens! Tiens! Mes mains débordent!',
      observationDepart:
        'Trois pas, et un genou plie. L’enfant ramasse une feuille, vous la met dans la main, repart. Cinq pas plus loin, vous avez une cocotte, deux écorces et plus de doigts libres.',
      intentionEducative:
        'Permettre à l’enfant de se pencher, de prendre et de porter autant qu’il le veut, et de voir des mains se remplir puis se vider.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'cognitif', composante: 'Catégories et concepts', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Développement sensoriel', role: 'secondaire' },
      ],
      objectifs: [
        'S’accroupir et se relever, une main occupée.',
        'Porter sa trouvaille jusqu’à une main ou un panier.',
        'Sentir passer de vide à plein, puis à trop plein.',
      ],
      materiel: [
        item(
          'Lot trié d’avance : très grosses cocottes, rondelles de bois, écorces épaisses, bouts de branche gros comme votre poignet et longs comme votre main',
          'huit morceaux par enfant, dans un sac',
          'Bas d’adulte roulés serré',
        ),
        item(
          '{automne|Feuilles souples et saines}{!automne|Carrés de tissu épais}, larges comme votre main',
          'quatre par enfant{automne|, ramassées sur place}',
          '{automne|Carrés de tissu épais, de la même largeur}{!automne|Débarbouillettes sèches}',
        ),
        item('{45min|Écorce épaisse, longue comme votre avant-bras}', 'une', 'Gros tube de carton'),
        item('{45min|Grosse mitaine d’adulte}', 'une', 'Gros bas enfilé sur la main'),
        item('Grand panier bas à anse rigide', 'un', 'Bac à linge'),
        item('Petits paniers à anse rigide', 'un par enfant', 'Chaudières de plage, qui s’empilent pour la marche'),
        item('Couverture épaisse, de trois pas sur deux', 'une', 'Rideau de coton'),
        item('Cônes souples et voyants, pour les coins', 'quatre', 'Sacs à dos de couleur vive'),
        item('{1adulte|Poussette à plusieurs places, à bons freins}', 'une place par enfant', null),
        item(
          'Rouleau de papier hygiénique vide, gants de jardin et sac fermé, pour votre tri',
          'un rouleau, une paire, un sac',
          null,
        ),
        item('{2adultes|Chariot, pour le matériel}', 'un', 'Poussette vide'),
        item('{printemps|Pantalons imperméables}', 'un par enfant', null),
        item('Débarbouillettes mouillées et gourdes d’eau', 'une de chaque par enfant', null),
        item('Trousse de sortie : téléphone, premiers soins, médication', 'une, sur vous', null),
        optional('{si-gros-camions|Gros camion à benne}', '{si-gros-camions|un ou deux}', null),
        optional('{30min 45min si-toutous|Toutou lavable}', '{30min 45min si-toutous|un}', null),
      ],
      preparation: [
        'Préparez le lot au milieu de garde. Ce qui entre dans le rouleau, plie ou s’effrite sous vos doigts n’y va pas. Brossez le reste et faites-le sécher. Tout voyage {1adulte|dans le panier de la poussette}{2adultes|en chariot}.',
        '{1adulte bois|Seule au bois, restez à l’orée, là où la poussette roule et où le téléphone a du réseau.} Regardez d’abord en haut : aucune branche morte accrochée. {1adulte|Le groupe reste attaché dans la poussette, freins mis, tourné vers vous, tant que la place n’est pas prête.}',
        'Gantée, fouillez la place et ses bords : champignons, petits fruits, glands, noix, cailloux et bois pointu vont dans le sac fermé. Le sol en est couvert, ou l’herbe à puce pousse tout près? Changez de place.',
        'Étalez la couverture au pied d’un gros arbre, semez-y le lot et les {automne|feuilles}{!automne|tissus}, et posez les paniers au bord. {1adulte|Seule, un cône à chaque coin : la couverture est tout le carré, et la poussette en touche un bout.} {2adultes|À deux, les cônes marquent un carré de quatre grands pas de côté, la couverture au milieu; ce qui traîne autour passe aussi au rouleau.}',
        '{1adulte|Seule, mettez-vous à genoux au milieu d’un long bord, l’arbre dans le dos : personne derrière, et chaque coin à une avancée de genou.} {2adultes|À deux, l’une s’assoit sur la couverture, les mains ouvertes; l’autre marche parmi les enfants, les yeux sur les bouches.}',
        '{avec-contenant|Posez @materiel près du grand panier, à remplir aussi.} {avec-naturel|Semez aussi @materiel dans le carré, si rien n’entre dans le rouleau ni ne s’effrite.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          '{1adulte|Détachez les enfants un à un, tout contre la couverture.} Installée les mains vides, prenez une cocotte, tournez-la, couchez-la dans votre paume. Regardez l’autre paume. « Oh. Rien ici. » Tendez-la, très bas. {automne|Une feuille}{!automne|Un tissu} arrive, ou un bout d’écorce. « Merci! J’ai encore de la place. »',
        ),
        play(
          { 20: 13, 30: 13, 45: 14 },
          'Les genoux plient, les derrières se lèvent. Une enfant ramasse tout ce qui est près d’un cône avant d’aller ailleurs. Un autre fait vingt voyages avec la même écorce. Un petit panier arrive, plein, et se vide dans vos mains. {si-gros-camions|Un camion à benne livre aussi : la main charge, pousse, verse contre votre genou.} Tout est bon : ne choisissez rien, ne posez rien. La pile monte dans vos bras, {automne|une feuille}{!automne|un tissu} glisse. « Ça déborde… ça déborde! » Ouvrez les mains au-dessus du grand panier. « Vide! » Les deux paumes remontent. Le carré est nu? Renversez-y le panier, et tout repart. {1adulte|À chaque débordement, faites le tour des bouches avant d’en redemander.} {2adultes|Votre collègue suit la main qui monte vers une bouche.}',
        ),
        play(
          { 30: 8, 45: 9 },
          'Vos mains sont pleines et vous les gardez pleines. « Où le mettre, celui-là? » Avancez un genou, puis pliez le coude. L’écorce tient sur le genou, la cocotte roule, le bout de branche reste dans le coude. Redressez-vous tout doucement : la moitié tombe. {si-toutous|Un toutou assis contre vous en reçoit aussi : on lui remplit les pattes jusqu’à ce qu’il bascule.} Un petit panier se renverse sur la couverture : voilà une récolte de plus à ramasser.',
        ),
        play(
          { 45: 9 },
          'Enfilez la mitaine : voilà une main neuve, plus large, à qui tout échappe. « Oups! Encore! » L’autre main reste nue, pour les bouches. Couchez ensuite la grande écorce au bout du carré. Elle n’entre dans aucune main, dans aucun petit panier. On la traîne, on la porte à deux bras, on vous la met en travers des genoux. Le grand panier la reçoit debout, et un bout dépasse. {2adultes|À deux, échangez alors les rôles : la mitaine change de main.}',
        ),
        closing(
          { 20: 4, 30: 5, 45: 8 },
          'Une trouvaille sur chaque paume, dites : « Dans ma main, une cocotte (une paume s’ouvre), et dans l’autre, un bout de bois (l’autre s’ouvre). {automne|Une feuille}{!automne|Un tissu}, et ça ballotte (les mains tremblent), oups! tout retombe sur moi! (elles se vident sur vos genoux) » Redites-le tant qu’une main se tend. Puis tenez le sac du lot ouvert au pied de l’arbre : le panier s’y verse à plusieurs mains, {automne|et les feuilles restent par terre}{!automne|tissus compris}. {1adulte|Chacun se rassoit, attaché, dans la poussette.} Débarbouillettes, gorgée d’eau, et l’on compte les têtes.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Recevez chaque trouvaille avec son nom : « Une écorce. Une autre écorce! » La cocotte tordue vaut la belle.',
          'Une trouvaille touche les lèvres? Laissez tout tomber et ouvrez la paume sous le menton : « Dans ma main! » L’enfant l’y dépose, comme le reste.',
          'Quand l’enfant revient les bras chargés, descendez vos mains à la hauteur de ses genoux.',
          'Comptez les têtes à voix haute à chaque débordement{2adultes|, toutes les deux}.',
        ],
        questionsOuvertes: [
          'Qu’est-ce que tu m’apportes?',
          'Où reste-t-il de la place?',
          'Que va-t-il arriver si tu en mets encore un?',
        ],
      },
      vocabulaire: ['ramasser', 'tiens', 'plein', 'vide', 'déborder', 'la cocotte', 'l’écorce', 'le panier'],
      adaptations: [
        {
          pour: '18-24m',
          texte:
            'Qui marche depuis peu garde une main libre pour l’équilibre : laissez-lui les {automne|feuilles}{!automne|tissus} et les rondelles légères, tout près de vous. Qui ne tient pas en place prend un petit panier et fait la tournée des quatre cônes.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Un enfant ne se penche pas jusqu’au sol? Adossez-le à l’arbre, contre votre hanche, le grand panier entre ses jambes : les autres livrent, et c’est dans ses mains à lui que ça déborde.',
        },
        {
          pour: 'interieur',
          texte: 'Au local, la même couverture se sème du lot brossé et de bas roulés serré; vous vous adossez au mur.',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’hiver, on ramasse en mitaines, sur la neige tapée : le lot du sac et de grosses mottes. Le panier glisse comme un traîneau.',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Chute assise, genoux terreux.',
          'Paume éraflée par une écorce ou une cocotte.',
          'Deux enfants, une seule cocotte.',
        ],
        dangersAEliminer: [
          'Morceau qui se brise assez pour entrer dans le rouleau : cocotte effritée, écorce en miettes{automne|, gland tombé entre-temps}. Dans le sac fermé, aussitôt.',
          'Écorce mâchée, feuille collée au palais : paume sous le menton, aucun doigt à l’aveuglette. Une fois la bouche vide, essuyez-la et offrez de l’eau.',
          'Champignon, petit fruit, plante : rien ne se goûte, rien ne se cueille. Un morceau avalé? Gardez le reste et appelez le centre antipoison.',
          'Bâton mince, ou plus long que votre main : il sort du carré; tendez une cocotte en échange. Qui court avec un bout de branche le dépose d’abord dans votre main.',
          '{1adulte|Seule, et un enfant sort du carré : « J’ai encore de la place! » Il continue? Ramenez-le par la main; au deuxième départ, le jeu finit. Pour une couche ou un bobo, tout le groupe se rassoit d’abord, attaché.}',
          'Guêpes au sol, nid sous une écorce : soulevez vous-même, au tri, toute écorce trouvée sur place. Une guêpe tourne? On change de coin.',
          'Tiques, du printemps à l’automne : bas par-dessus le pantalon, peau inspectée au retour.',
          '{si-gros-camions|Camion où l’on s’assoit, ou qui file sous un pied : on le pousse à genoux, et il se range près du panier.}',
        ],
        supervision: 'palier1',
        allergies: [
          'Piqûres : l’auto-injecteur est dans la trousse, sur vous. Feuilles moisies, résine : du sec et du propre pour la peau ou les bronches qui y réagissent.',
        ],
      },
      observation: [
        'Motricité globale : regardez la descente vers le sol, genoux pliés ou dos penché, et ce que fait la main libre.',
        'Catégories et concepts : de quoi ses mains reviennent-elles chargées, toujours de la même sorte ou de tout?',
        'Développement sensoriel : la trouvaille passe-t-elle par les doigts, la joue, le nez ou les lèvres avant d’être donnée?',
      ],
      prolongements: [
        'Laissez le lot et les petits paniers sur le tapis du local, sous vos yeux : ils se remplissent et se vident encore.',
        'Le trajet du soir prend dix minutes de plus quand une main de parent reste ouverte. Racontez le débordement à la famille, et le geste de la paume sous le menton.',
      ],
      reflexionRetroaction: [
        'Quelle trouvaille ai-je reçue sans la regarder?',
        'À quel moment ai-je perdu une bouche de vue, et que déplacer la fois suivante?',
      ],
    },
  },
  {
    key: 'le-traineau-est-colle',
    summary:
      'Un traîneau vide, ou un toutou assis dedans : il colle à la neige. On pousse, on tire, on brasse, on s’y met à deux, et il part.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['eau-neige-et-glace', 'mouvement-et-defis'],
    materials: ['neige'],
    place: 'PARK',
    alsoAt: {
      YARD: 'Dans la cour, la piste se tape loin de la butte et des balançoires, et les traîneaux attendent déjà dehors.',
    },
    seasons: ['WINTER'],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'traîneau vide',
      'toutou en traîneau',
      'promener son toutou dans la neige',
      'pousser le traîneau',
      'tirer le traîneau',
      'traîneau',
      'trainau',
      'pousser un traineau',
      'luge',
      'faire glisser sur la neige',
      'traîneau pris dans la neige',
      'traîneau qui ne part pas',
      'tirer ensemble',
      'pousser à deux',
      'coopération',
      'hiver',
      's’entraider',
    ],
    seen: [
      'elle couche sa doudou dans la luge et force pour la faire avancer',
      'ils poussent la soucoupe à deux mais un va à gauche et l’autre à droite',
      'il tire la corde à reculons et tombe sur les fesses quand ça lâche',
      'elle se fâche parce que le traîneau reste figé sur place',
      'il veut promener son lapin dehors au lieu de se faire promener',
      'ils ont de la misère à s’aider, chacun force de son bord',
      'au parc après le redoux, les traîneaux étaient gelés à terre et ils les brassaient',
      'dans la cour, les petits délaissent la butte et passent l’avant-midi à pousser un traîneau vide',
    ],
    scenes: ['neige-glace', 'pousser', 'tirer', 'cooperer'],
    picture:
      'Sur la neige, deux enfants en habit poussent, dos rond, un traîneau où un ours bascule; une troisième tire par le bord, à reculons.',
    sheet: {
      titre: 'Le traîneau est collé. Pousse!',
      observationDepart:
        'Le traîneau attendait, vide. Une enfant y a couché son lapin et a poussé, d’une mitaine, puis de deux. Rien n’a bougé, et elle a regardé dessous.',
      intentionEducative:
        'Permettre à l’enfant de trouver, avec son corps et avec l’aide d’un autre, ce qui fait partir un traîneau arrêté.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
      ],
      objectifs: [
        'Pousser et tirer en s’appuyant sur ses jambes.',
        'Essayer un autre bord ou une autre prise quand rien ne bouge.',
        'Joindre sa force à celle d’un autre, ou lui prêter son traîneau.',
      ],
      materiel: [
        item(
          'Traîneaux de plastique légers à rebord arrondi, corde ôtée',
          'un pour deux enfants, et un pour vous',
          'Bacs bas à fond lisse',
        ),
        item(
          'Poignées : bandes de coton larges comme une paume, nouées dans le trou d’en avant, longues de 15 cm une fois nouées',
          'une par traîneau',
          'Traîneau pris par son rebord d’en avant, à deux mitaines',
        ),
        item(
          'Gros toutous lavables à yeux brodés, qui tiennent assis',
          'un par enfant, et un pour vous',
          'Neige tapée en boule, grosse comme vos deux poings',
        ),
        item('Cônes souples et voyants', 'quatre', 'Neige tapée en bosse, à chaque coin'),
        optional('Pelle à neige, pour votre préparation', 'une', 'Vos bottes'),
        item('Mitaines sèches, sans fil', 'une paire de plus par enfant', 'Gros bas de laine, le temps de rentrer'),
        item(
          '{parc|Poussette à plusieurs places, et sa sangle à boucle pour les traîneaux}',
          'une place par enfant, une sangle',
          null,
        ),
        item('{parc|Trousse de sortie : téléphone, premiers soins, médication}', 'une, sur vous', null),
      ],
      preparation: [
        'Ôtez chaque corde à l’avance. Si vous nouez une poignée de tissu, tirez dessus de tout votre poids; sinon, le rebord se prend à deux mitaines. Passez la main sur les rebords : une fente coupe, ce traîneau-là reste rangé.',
        'Lisez la température et le refroidissement éolien : le seuil de votre milieu dit si l’on sort, et pour combien de minutes. {45min|Quarante-cinq minutes se gardent pour un jour doux, sans vent.}',
        'Tapez dans la neige une piste plate, large de quatre pas et longue de six, un cône ou une bosse de neige à chaque coin. Cherchez la glace, la roche et le jouet enfoui{45min|, et deux pas plus loin, dans la neige molle}. {parc|Placez-la loin de la glissade et du stationnement; le groupe reste attaché dans la poussette, freins mis, tant qu’elle n’est pas prête.}',
        'Posez les traîneaux sur la piste cinq minutes d’avance, un peu enfoncés, tous tournés vers le même bout. Les toutous attendent en tas. Sans toutous, chacun tape son passager de neige; s’il se brise, on en tape un autre, et c’est lui qui saute par-dessus bord à la fin. {parc|Pour le trajet, la sangle tient la pile de traîneaux contre le dossier de la poussette, boucle serrée.}',
        '{1adulte|Seule, allez et venez le long d’un grand côté, toute la piste devant vous : trois pas vous mènent à n’importe qui.} {1adulte parc|Choisissez le côté d’où l’on pourrait se sauver.} {2adultes|À deux, l’une pousse et tire avec les enfants; l’autre reste debout au bord et libère la voie devant qui recule.}',
        '{avec-roulant|Laissez @materiel au bord de la piste : la neige dira si ça roule.} {avec-contenant|Posez @materiel près des toutous, pour un passager de neige.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Assoyez votre toutou dans votre traîneau. Poussez du bout d’une mitaine : rien. « Il est collé. » Poussez de deux mitaines : toujours rien. Brassez le bord, à gauche, à droite, crrr, et poussez encore. Ça part, et le toutou tombe sur le dos. « Oh! » Rassoyez-le, reculez sur vos genoux et laissez le traîneau là.',
        ),
        play(
          { 20: 13, 30: 12, 45: 13 },
          'Les traîneaux se prennent comme ils viennent, vides ou habités. On pousse du bord d’en arrière, du bord de côté, et le traîneau tourne en rond. Deux enfants au même traîneau? L’un tire, l’autre pousse. On tire le rebord ou la poignée à reculons, les fesses vers la neige. {18-24m|Un petit pousse, le traîneau s’échappe, et il tombe à plat ventre là où il était : il a réussi.} {2-3a|« Y est pris! » On enlève le toutou, ça part; on remet le toutou, on cherche encore.} Un passager tombe. On le ramasse, on le sermonne, ou l’on finit le voyage sans lui.',
        ),
        play(
          { 30: 9, 45: 10 },
          'Demandez à une enfant : « Je tire ton toutou? » Au premier oui, prenez la poignée ou le rebord, tirez à peine, restez prise, regardez derrière. Une paire de mitaines vient pousser. « On est deux! » Bientôt, un lapin voyage dans le traîneau d’un autre, et deux enfants tirent chacun de son bord. {18-24m|Donner sa place en avant, la reprendre, la redonner : c’est tout le jeu.} {2-3a|« Toi tu tires, moi je pousse. » On s’arrête au bout, on change de côté, le toutou aussi.} Qui veut son traîneau pour soi le garde, et vous en offrez un autre à pousser à deux.',
        ),
        play(
          { 45: 10 },
          'Déplacez deux cônes de deux pas, dans la neige molle, et tapez au milieu de la piste une bosse haute comme votre main. Même traîneau, même toutou : ici il file, là il s’enfonce, sur la bosse il bascule. {18-24m|On pousse jusqu’à la bosse, on s’y couche, on repousse.} {2-3a|On fait le tour, on tape la neige molle de ses bottes, on tire l’avant pendant qu’un autre soulève l’arrière.} La piste tapée reste à qui l’aime mieux.',
        ),
        closing(
          { 20: 4, 30: 5, 45: 7 },
          'Tous autour d’un seul traîneau, les toutous entassés dedans, dites : « Colle, colle, le traîneau (les mitaines sur le bord), pousse, pousse dans son dos (on se penche). Tire, tire, il se décolle (on recule), toutou rit, toutou s’envole! (un toutou saute dans les bras) » Les traîneaux s’emboîtent en pile. {parc|Les enfants se rassoient, attachés, leur toutou dans les bras; la sangle reprend la pile.} {cour|La pile retourne à sa place, et les toutous rentrent sécher.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Devant un traîneau arrêté, laissez passer dix de vos respirations, les mains sur vos cuisses. Puis touchez l’endroit : « C’est collé là. »',
          'Mettez-vous du côté opposé à l’enfant : il pousse, vous tirez juste assez pour que ça craque.',
          'Demandez pour deux : « Elle a la poignée. Tu veux pousser son toutou? » La réponse vient d’une mitaine ou d’une épaule qui se tourne.',
          'Nommez ce qui a marché : « Tu as brassé, et c’est parti. »',
        ],
        questionsOuvertes: [
          'Qu’est-ce qui le retient, ton traîneau?',
          'De quel bord veux-tu pousser?',
          'Qui pourrait t’aider à le faire partir?',
          'Où s’en va-t-il, ton toutou?',
        ],
      },
      vocabulaire: ['le traîneau', 'pousser', 'tirer', 'collé', 'brasser', 'ça part', 'à deux', 'le passager'],
      adaptations: [
        {
          pour: '18-24m',
          texte:
            'Le traîneau vide, sur la neige la plus tapée, part d’une poussée. Mettez deux mottes de neige au fond pour qui s’y appuie en marchant : il se sauve moins vite.',
        },
        {
          pour: '2-3a',
          texte:
            'Assoyez trois toutous dans le même traîneau et laissez-les chercher combien d’amis il faut. Puis : « Qui arrive au cône sans perdre son passager? » Pas de gagnant, on y va un par un.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Un enfant en fauteuil ou en siège adapté tient la poignée dans sa mitaine, jamais au poignet; un ami pousse le toutou vers lui, puis le reprend. Un autre a peur que ça bouge? Il garde le toutou et dit « va ».',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’été, un bac bas à fond lisse remplace le traîneau : il colle au gazon sec et file sur le gazon mouillé de rosée.',
        },
        {
          pour: 'interieur',
          texte:
            'Au local, le toutou s’assoit dans un bac bas à fond lisse : il file sur le plancher et refuse d’avancer sur le tapis.',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Tomber à plat ventre derrière un traîneau qui part.',
          'S’asseoir dans la neige en tirant.',
          'Se fâcher contre ce qui ne bouge pas.',
        ],
        dangersAEliminer: [
          'Enfant qui s’assoit dans un traîneau : rejoignez-le, votre genou contre le bord; personne ne pousse ni ne tire tant qu’il y est. Promener un enfant est un autre jeu, casqué, avec une adulte qui tire.',
          'Corde, laisse ou fil de mitaines : rien de plus long que la poignée, qui reste dans les mains.',
          'Enfant qui recule : libérez la voie derrière lui, surtout près d’un traîneau arrêté.',
          'Mitaine sous le rebord quand le traîneau part : doigts sur le bord, toujours par-dessus.',
          'Pente, glace vive, {parc|stationnement ou patinoire}{cour|marche ou clôture} : le traîneau ne sort pas des cônes.',
          '{18-24m|Froid : le seuil de votre milieu, souvent plus prudent avec un trottineur, au plus bas -27 °C.} {!18-24m|Froid : le seuil de votre milieu, au plus bas -27 °C.} Pousser fait suer, puis la sueur refroidit; touchez nuques et doigts, changez la mitaine mouillée.',
        ],
        supervision: 'palier2',
        allergies: [
          'Asthme à l’effort, urticaire au froid : le plan de l’enfant et son médicament au chaud, dans votre poche.',
        ],
      },
      observation: [
        'Motricité globale : au départ, d’où vient la poussée, des bras tendus, du ventre ou des jambes qui s’ancrent?',
        'Compétences sociales : relevez comment une deuxième paire de mitaines arrive sur le même traîneau, et ce qu’on lui répond.',
        'Raisonnement : qu’essaie l’enfant juste après un essai qui n’a rien donné?',
      ],
      prolongements: [
        'Laissez un traîneau dans la neige de la cour toute une nuit de gel : au matin, il colle pour vrai.',
        'Sur le trottoir, le parent tire le traîneau vide, et l’enfant veut pousser. Confiez à ce parent le mot du jour, « brasse! » : deux minutes, et ça part à deux.',
      ],
      reflexionRetroaction: [
        'Quel traîneau ai-je décollé trop vite, et qui cherchait encore?',
        'Entre quels enfants une poignée a-t-elle changé de mains sans moi?',
      ],
    },
  },
  {
    key: 'on-sort-on-rentre',
    summary:
      'Une tuque sur les yeux, deux bottes trop grandes, et l’on passe la porte de carton : on sort pour rire, on rentre, on ôte tout, on ressort.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['saisons-et-fetes'],
    materials: ['cartons-et-boites', 'tissus'],
    place: 'INDOORS',
    seasons: ['AUTUMN', 'WINTER', 'SPRING'],
    durationMinutes: 20,
    adults: 1,
    onlyNamed: ['WATER'],
    calls: [
      'jouer à s’habiller',
      's’habiller pour aller dehors',
      's’abiller',
      'essayer les bottes',
      'bottes trop grandes',
      'marcher en bottes',
      'mettre des bottes',
      'mettre la tuque',
      'tuque sur les yeux',
      'tuque et mitaines',
      'jouer avec les mitaines',
      'mettre le chapeau d’un ami',
      'habiller un ami',
      'habiller l’éducatrice',
      'faire semblant de sortir',
      'chapeaux',
      'habillage',
      'vêtements',
    ],
    seen: [
      'il met les bottes de son ami dans le mauvais pied et défile dans le corridor',
      'elle se cale le chapeau jusqu’au nez et marche les bras tendus',
      'ils enfilent des mitaines dans leurs pieds et trouvent ça ben drôle',
      'elle enlève tout ce que je viens de lui mettre et court se cacher',
      'elle veut s’habiller toute seule mais jamais au moment où il faut',
      'il fait des crises à l’habillage, je voudrais qu’il joue avec ça tranquillement',
      'dans le vestiaire, trois essayaient les souliers des grands en faisant clop clop',
      'il mouille à verse depuis deux jours et ils vont gratter à la porte',
    ],
    scenes: ['habillage', 'deguiser'],
    picture:
      'Entre deux hautes boîtes de carton, une enfant en trop grandes bottes passe la porte; l’éducatrice penche la tête, un autre la coiffe d’une tuque.',
    sheet: {
      titre: 'On sort! Non, on rentre!',
      observationDepart:
        'Le vestiaire s’est vidé, et une enfant y retourne en pieds de bas. Elle entre dans les bottes d’un autre, clop, clop, jusqu’à la porte fermée, et revient ravie.',
      intentionEducative:
        'Permettre à l’enfant de mettre, d’ôter et de prêter ce qui s’enfile, pour le plaisir d’une sortie qui recommence sans cesse.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
      ],
      objectifs: [
        'Faire entrer une tête, une main ou un pied là où il y a un trou.',
        'Marcher chaussé trop grand sans perdre son chemin.',
        '{10min|Passer la porte, ôter, remettre, autant de fois qu’il le veut.} {20min 30min|Coiffer ou chausser quelqu’un qui le veut bien.}',
      ],
      materiel: [
        item(
          'Tuques souples et larges, sans cordon ni pompon',
          'deux par enfant, et deux pour vous',
          'Chapeaux souples, sans attache',
        ),
        item('Mitaines d’adulte, sans fil', 'une paire par enfant, et une pour vous', 'Gros bas de laine'),
        item(
          'Bottes d’enfant propres et sèches, trop grandes d’une ou deux pointures',
          'une paire par enfant, et une de plus',
          'Souliers et bottes des enfants, échangés entre eux',
        ),
        item(
          'Porte : boîtes de carton hautes comme un enfant, alourdies au fond et fermées',
          'deux',
          'Deux chaises lourdes',
        ),
        item('Bas antidérapants', 'une paire par personne', null),
        item('Tapis antidérapant aux bords bien plats, le dehors', 'un', 'Plancher dégagé'),
        item('Panier bas, sans anse, pour ce qui s’enfile', 'un', 'Chaise d’enfant, où les mettre en tas'),
        optional('{2-3a 20min 30min|Toutous à habiller}', 'quatre', 'Poupées de tissu'),
        optional('{si-manteaux|Vieux manteaux courts, sans cordon}', '{si-manteaux|un pour deux enfants}', null),
        optional('{si-miroirs|Miroir incassable, fixé au mur}', '{si-miroirs|un, à leur hauteur}', null),
        optional('{30min si-pelles|Petites pelles de plastique}', '{30min si-pelles|une pour deux enfants}', null),
        optional('{18-24m !2-3a si-toutous|Toutous lavables}', '{18-24m !2-3a si-toutous|quatre}', null),
      ],
      preparation: [
        'Choisissez une heure où personne ne sort pour vrai : milieu d’avant-midi, retour de sieste.',
        'Mettez au fond des deux boîtes ce que vous avez de lourd et de plat, puis dressez-les à un grand pas l’une de l’autre, face au tapis. D’un bord, c’est le local; de l’autre, c’est dehors. Poussez-les du genou : elles tiennent.',
        'Secouez chaque botte, tâtez le fond de chaque mitaine, tirez sur les coutures. Bouton, épingle, pompon qui lâche : hors du jeu.',
        'Alignez les bottes par paires le long d’un mur, les tiges ouvertes; le panier de tuques et de mitaines va au milieu. Tout le monde est en bas antidérapants.',
        '{1adulte|Seule, assoyez-vous par terre au coin de la porte : vous voyez les deux bords sans vous lever.} {2adultes|À deux, l’une s’assoit dans la porte, l’autre près des bottes.}',
        '{avec-tissu|Jetez @materiel dans le panier, si rien n’y pend.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 3 },
          'En pieds de bas, assise près du panier, tirez une tuque jusque sur votre nez. « Il fait noir! » Relevez-la. Mettez une mitaine à un pied, regardez-la, riez. Passez la porte à quatre pattes : {hiver|« Brrr! »} {automne|« Fffou, le vent! »} {printemps|« Floc, floc, la flaque! »} Revenez vite. « On rentre! » Lancez tout dans le panier et poussez-le vers les mains. {si-miroirs|Au bas du mur, un miroir attend ceux qui rentrent : qui est là, sous la tuque?}',
        ),
        play(
          { 10: 6, 20: 8, 30: 8 },
          'Les bottes partent les premières. Un pied entre, l’autre reste dehors; on marche quand même, clop et pouf. Les tuques tombent sur les yeux, les mitaines pendent au bout des bras. Deux bottes gauches passent la porte aussi bien que d’autres. {18-24m|Un petit sort et rentre dix fois avec une seule tuque, tenue sur la tête à deux mains.} {2-3a|« J’y vais! » On se chausse, on sort, on revient ôter une botte pour essayer celle d’à côté.} {si-manteaux|Un manteau s’étale par terre, le col aux orteils : deux bras dedans, et hop, par-dessus la tête.} {18-24m !2-3a si-toutous|Un toutou sort sous un bras, la tuque au nez.} À la porte, saluez qui passe : « Tu sors? » Au retour : « Tu rentres? »',
        ),
        play(
          { 20: 5, 30: 7 },
          'Prenez une tuque, tenez-la sur vos genoux et penchez la tête : « Qui me la met? » Elle arrive à l’envers, trop bas, ou sur une oreille. Tendez un pied, puis une main grande ouverte. Une tuque se promène alors vers un ami. Glissez une main entre les deux : « Regarde sa tête. » Elle se penche, c’est oui; elle se sauve, c’est non. {18-24m|On coiffe, on décoiffe, on rit de retrouver les yeux.} {2-3a|On vous met des mitaines aux mains et aux pieds, ou on les met à un toutou : quatre pattes sortent prendre l’air.}',
        ),
        play(
          { 30: 7 },
          'Le dehors s’anime. Sans quitter la porte, au bord du tapis, {hiver|pelletez à grandes mitaines une neige qu’on ne voit pas}{automne|ramassez des feuilles invisibles à pleines mitaines}{printemps|tapez du pied dans une flaque invisible}, puis grelottez : « J’ai froid à la tête. » On vous apporte une tuque. « J’ai froid au pied. » {18-24m|La botte arrive sur votre tête, et tout le monde veut la sienne là.} {2-3a|Mettez une botte sur votre main : « Pas là! Là! » On vous la pose au bout des orteils, puis on vous pousse vers la porte.} {si-pelles|Une pelle charge ce qu’on ne voit pas, et le verse à vos pieds.} La sortie des autres continue à côté.',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          'Une botte à la main, une tuque pas loin, dites : « Une botte, l’autre botte (on tape du pied), tuque jusqu’à mes sourcils (on se couvre le front), mes mitaines qui gigotent (les mains s’agitent), ouvre, porte, me voici! (les bras s’ouvrent) » Qui veut passe une dernière porte. Puis les têtes, les mains et les pieds se découvrent; les tuques volent dans le panier, les bottes se collent deux par deux au mur.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Ouvrez le trou et ne bougez plus : la tige de la botte, le bord de la mitaine. Le pied ou la main fait le reste.',
          'Nommez la partie du corps qui voyage : « Ton talon est en haut. Pousse le talon. »',
          'Trompez-vous souvent, une botte sur la main, une mitaine à l’oreille, et laissez-vous corriger.',
          '{20min 30min|Regardez la tête qu’on veut coiffer avant celui qui coiffe : la réponse est là.}',
        ],
        questionsOuvertes: [
          'Où va-t-elle, cette botte-là?',
          'Qu’est-ce qui me manque pour sortir?',
          '{20min 30min|Qui veut la tuque que tu tiens?}',
          '{2-3a 20min 30min|Comment sais-tu que ton ami dit oui?}',
        ],
      },
      vocabulaire: ['la tuque', 'la mitaine', 'la botte', 'mettre', 'ôter', 'sortir', 'rentrer', 'trop grand'],
      adaptations: [
        {
          pour: '18-24m',
          texte:
            'Commencez par ôter : une tuque tirée d’un coup, une botte qui tombe seule. Pour chausser, assoyez l’enfant entre vos genoux et tenez la tige large.',
        },
        {
          pour: '2-3a',
          texte:
            'Séparez les paires : une botte de chaque bord de la porte. Il faut sortir un seul pied chaussé pour trouver l’autre botte.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Un enfant déteste avoir la tête ou les mains couvertes? Il est portier : il habille vos pieds et ouvre les bras pour laisser passer. Un autre marche avec appui? Une botte courte et large sur l’orthèse, et la porte assez large pour sa marchette.',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’été, les chapeaux souples et les souliers échangés passent la même porte : dehors, c’est la plage pour rire.',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Trébucher et s’asseoir dans des bottes trop grandes.',
          'Ne plus rien voir, un instant, sous la tuque.',
          'Deux mains sur la même botte.',
        ],
        dangersAEliminer: [
          'Course en bottes, ou tuque sur les yeux debout près d’un meuble : dégagez deux pas autour, relevez la tuque pour marcher.',
          'Tuque poussée sur une bouche ou un nez, surtout par un autre : dégagez le visage du bout du doigt, offrez votre tête.',
          'Boîte ou chaise de la porte qui bouge quand on s’y appuie : appuyez-la au mur; personne n’y grimpe.',
          'Cordon, cache-cou, foulard : ils restent au crochet; rien ne se noue.',
          'Laine mâchée, mitaine pleine de salive : échangez-la et mettez-la au lavage.',
          'Poux dans le groupe : les tuques ne se prêtent pas cette semaine, on joue aux bottes et aux mitaines.',
          'Joues rouges, nuque moite : ôtez, faites boire; on ressort nu-tête, pour rire.',
          '{si-manteaux|Manteau qui traîne sous les bottes, ou resté sur une tête : il se porte court, et le visage sort avant qu’on marche.}',
          '{30min si-pelles|Pelle levée : elle reste sur le tapis, plus basse que les ventres.}',
        ],
        supervision: 'palier2',
        allergies: [
          'Laine qui pique : prenez du polar. Bottes de plastique, et non de caoutchouc, s’il y a une allergie au latex.',
        ],
      },
      observation: [
        'Schéma corporel : vers quelle partie du corps porte-t-il la tuque, la mitaine, la botte, et que corrige-t-il?',
        '{10min|Compétences sociales : deux enfants veulent la même botte; que fait chacun?} {20min 30min|Compétences sociales : notez ce qui se passe entre une main qui tend une tuque et la tête qui la voit venir.}',
        'Motricité globale : en bottes, la hauteur des genoux, l’écart des pieds, le détour ou l’arrêt dans la porte.',
      ],
      prolongements: [
        'Laissez la porte de carton deux jours dans le local : poupées, blocs et camions sortent à leur tour.',
        'Une paire de bottes trop petites ou trop grandes dort dans bien des garde-robes. Les parents en prêtent une, et l’enfant reconnaît celle de la maison.',
      ],
      reflexionRetroaction: [
        'À quel pied ai-je touché alors qu’il entrait tout seul?',
        '{10min|Qui est ressorti dix fois, et que cherchait-il?} {20min 30min|Quelle tête qui disait non a été coiffée quand même, et où étais-je?}',
      ],
    },
  },
  {
    key: 'l-eponge-a-tout-bu',
    summary:
      'L’éponge boit l’eau de la bassine, pèse lourd, dégoutte, se presse dans un pot : l’eau change de place, poignée par poignée.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['eau-neige-et-glace'],
    materials: ['eau', 'contenants-et-cuilleres'],
    place: 'YARD',
    seasons: ['SUMMER'],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'éponge',
      'éponges',
      'éponge mouillée',
      'presser une éponge',
      'tordre une éponge',
      'transvider',
      'transvider de l’eau',
      'transvider dehors',
      'transvidage',
      'bassine',
      'bassine d’eau',
      'pot de yogourt',
      'pots de yogourt',
      'contenant de margarine',
      'plats de margarine',
      'jeux d’eau',
      'transvaser',
    ],
    seen: [
      'elle écrase la lavette mouillée et l’eau coule jusqu’à son coude',
      'il trempe sa débarbouillette, la lève haut et la regarde dégoutter',
      'elle vide un pot dans l’autre à la goutte et recommence sans se tanner',
      'il serre sa guenille au-dessus de ses genoux et rit d’être trempé',
      'ils se demandent où est passée l’eau qui était dans le plat',
      'elle reste penchée sur la bassine une demi-heure, ça la calme complètement',
      'au lavage des mains, ils volent la guenille pour la tordre dans le lavabo',
      'après le dîner, en essuyant la table, il a pesé sur l’éponge et recommencé',
    ],
    scenes: ['eau', 'remplir-vider'],
    picture:
      'À genoux dans le gazon, à l’ombre, deux enfants autour d’une bassine basse : l’une presse une éponge dans un pot, l’autre y plonge la sienne.',
    sheet: {
      titre: 'L’éponge a tout bu!',
      observationDepart:
        'Au lavage des tables, une main s’est posée sur l’éponge et l’a écrasée. L’eau a couru jusqu’au coude. L’enfant a regardé dessous, puis a écrasé encore.',
      intentionEducative:
        'Soutenir la force et l’adresse des mains qui trempent, pressent et vident, autant de fois que l’eau le permet.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Développement sensoriel', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'secondaire' },
      ],
      objectifs: [
        'Presser une éponge à pleine main, à deux mains, du plat de la paume.',
        'Vider un pot dans un autre en tenant les deux.',
        'Suivre l’eau des yeux : dans l’éponge, dans le pot, plus nulle part.',
      ],
      materiel: [
        item(
          'Bassines larges, au bord pas plus haut que votre main',
          'une pour quatre enfants',
          'Grands plateaux à rebord',
        ),
        item('Eau potable tiède', 'un doigt par bassine', null),
        item(
          'Cruche de quatre litres à couvercle vissé, pour l’eau de réserve',
          'une, contre votre hanche',
          'Gros thermos fermé',
        ),
        item(
          'Éponges neuves à grain serré, plus grosses qu’un poing d’adulte, rincées à l’eau claire et séchées',
          'deux par enfant, deux pour vous, quatre de rechange',
          'Débarbouillettes',
        ),
        item(
          'Gros pots de yogourt (750 g) et grands contenants de margarine, sans couvercle',
          'un de chaque par enfant, deux de chaque pour vous',
          'Bols de plastique',
        ),
        item('Gros pot de fleurs ou coin de plate-bande, à arroser', 'un, à un pas des bassines', 'Pied d’un arbre'),
        item('Chapeaux, serviettes et vêtements secs', 'un chapeau, une serviette et un rechange par enfant', null),
        item('Verres d’eau à boire', 'un par enfant', 'Gourdes à leur nom'),
        optional('{si-entonnoirs|Entonnoirs, larges comme un pot}', '{si-entonnoirs|un par bassine}', null),
        optional('{si-passoires|Passoires de plastique, sans pointe}', '{si-passoires|une par bassine}', null),
        optional('{si-poupées|Poupées de plastique, sans trou ni cheveux}', '{si-poupées|une par bassine}', null),
        optional('{si-arrosoirs|Petit arrosoir}', '{si-arrosoirs|un}', null),
      ],
      preparation: [
        'Posez les bassines sur le gazon, à l’ombre pour une heure. Offrez à boire et mettez les chapeaux avant que l’eau arrive.',
        'Changez les couches avant de verser l’eau : ensuite, vous n’allez ni à la table à langer ni à la porte.',
        'Posez éponges et pots en vrac au bord, tous pareils. Pincez et tirez le coin de chaque éponge : celle qui s’émiette ne sort pas.',
        '{1adulte|Seule, mettez les bassines bord à bord et assoyez-vous devant : votre bras touche chaque enfant. Le groupe dépasse vos bras? Gardez ce jeu pour un moment à deux.} {2adultes|À deux, une bassine chacune; celle qui se lève renverse la sienne.}',
        'Versez un doigt d’eau par bassine : votre pouce, couché au fond, est à peine couvert. Vissez la cruche et gardez-la contre votre hanche.',
        '{avec-contenant|Ajoutez @materiel au bord d’une bassine : l’éponge y presse un doigt d’eau au fond, pas plus, que l’on vide aussitôt.} {avec-tissu|Trempez @materiel : voilà une éponge plate.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Couchez une éponge sèche dans l’eau et regardez-la foncer. « Elle boit. » Levez-la haut comme vos yeux : ça dégoutte. « Elle est lourde. » Pressez-la d’un coup au-dessus d’un pot : « Pluie! » Montrez l’eau au fond, puis l’éponge maigre, et glissez une éponge vers chaque main.',
        ),
        play(
          { 20: 13, 30: 12, 45: 13 },
          'Une main écrase l’éponge au fond de la bassine, sans jamais la lever. Une autre la soulève, et l’eau file jusqu’au coude. Quelqu’un presse à côté du pot, regarde son genou mouillé, recommence sur l’autre genou. Les pots se remplissent d’une gorgée, se vident dans le voisin, retournent à la bassine. {si-entonnoirs|Posé dans un pot, un large entonnoir boit la pluie de l’éponge et la rend en filet.} {si-passoires|Une passoire couchée sur un pot fait pleuvoir par vingt trous.} {si-poupées|Une poupée reçoit la pluie sur le ventre; l’éponge maigre l’essuie.} La bassine est bue? Rendez-lui un doigt d’eau de la cruche, et revissez. Pressez à leur rythme et dites peu : « Elle boit. Tu presses. Pluie. »',
        ),
        play(
          { 30: 9, 45: 10 },
          'Versez un peu d’eau au fond d’un pot de yogourt. Enfoncez-y une éponge bien pressée, jusqu’au fond. Retournez le pot au-dessus de vos genoux : rien ne coule! « Où est l’eau? » Un doigt va tâter. Appuyez : la pluie revient. Les pots se bourrent d’une éponge, de deux, se retournent, se tapent sur le fond. On tire, ça ne sort pas, on tire encore. Dans le grand contenant de margarine, l’éponge entre et ressort seule.',
        ),
        play(
          { 45: 9 },
          'Le pot de fleurs attend à un pas. Pressez une éponge dans un contenant de margarine, portez-le à deux mains, videz-le sur la terre. Un convoi se forme : le contenant penche, il en reste une gorgée, c’est assez. D’autres portent l’éponge elle-même, qui trace son chemin de gouttes. Suivez-les de la main, et renversez la bassine qui n’a plus personne.',
        ),
        closing(
          { 20: 4, 30: 5, 45: 8 },
          '« On donne à boire aux fleurs? » Les éponges ramassent ce qui reste, jusqu’à la dernière goutte : trempe, presse dans le grand contenant, trempe. « Elle a tout bu. » Videz le contenant sur la terre, la main d’un enfant sur la vôtre. {si-arrosoirs|Une éponge se presse aussi dans l’arrosoir : il en sort une pluie fine pour les fleurs, jusqu’à ce qu’il soit vide.} Couchez chaque bassine à l’envers et tapez dessus comme sur un tambour : c’est fini. Une serviette, un chandail sec, et l’on boit dans son verre.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Pressez votre éponge à côté de la sienne, lentement, les deux mains bien en vue.',
          'Une éponge monte vers la bouche? Tendez le verre de l’enfant d’une main, pressez son éponge avec lui de l’autre : « L’éponge boit là. Toi, tu bois ici. »',
          'Rendez le pot qu’un voisin a vidé : « Il est vide. Ton éponge peut le remplir. »',
          'Levez-vous seulement après avoir renversé l’eau.',
        ],
        questionsOuvertes: [
          'Où est partie l’eau?',
          'Qu’est-ce qui arrive quand tu presses?',
          '{20min|Que reste-t-il dans ton pot?}{30min 45min|Comment la faire sortir du pot?}',
        ],
      },
      vocabulaire: ['l’éponge', 'tremper', 'presser', 'dégoutter', 'lourd', 'le pot', 'vider', 'la bassine'],
      adaptations: [
        {
          pour: '18-24m',
          texte:
            'Des petites mains pressent mieux du plat : montrez l’éponge couchée sur le bord de la bassine et la paume qui s’y appuie. À qui presse déjà fort, offrez une éponge par main et un pot de yogourt à bourrer.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Un enfant serre peu? L’éponge se couche entre ses deux avant-bras, ou sous son coude, et le corps fait la pression. Un autre fuit les mains mouillées? Il tient le pot, un ami presse, et la serviette reste sur ses genoux.',
        },
        {
          pour: 'interieur',
          texte:
            'Au local, une seule bassine sur une toile antidérapante, des serviettes autour, et les mêmes éponges : la dernière essuie le plancher.',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’automne, l’éponge boit la rosée d’un banc ou d’une glissade, et la presser dans un pot donne trois gouttes.',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Chandails, genoux et cheveux mouillés.',
          'Éponge pressée sur le pied d’un ami.',
          'Glisser assis dans le gazon trempé.',
        ],
        dangersAEliminer: [
          'Eau sans adulte, même un doigt : vous restez assise, chaque enfant à portée de bras, et la bassine se renverse avant que vous vous leviez, pour une couche ou pour un bobo.',
          'Visage penché vers l’eau, enfant couché sur le bord : glissez la main sur sa poitrine et redressez-le.',
          'Pots et contenants oubliés pleins : tous vidés à la fin, un par un, empilés à l’envers.',
          'Éponge sucée ou mordue : reprenez-la, regardez si un coin manque, donnez à boire. Eau de bassine changée dès qu’une bouche ou une couche y passe.',
          'Soleil : suivez l’ombre; chapeau, peau couverte, verre offert tous les quarts d’heure. Frisson ou lèvres pâles : séchez et changez l’enfant.',
          '{si-entonnoirs|Entonnoir en bouche : il reste dans son pot, et ne se porte pas en marchant.}',
          '{si-poupées|Poupée trouée, qui garde l’eau et qu’on téterait : elle ne sort pas.}',
          '{si-arrosoirs|Arrosoir rempli à la cruche ou oublié plein : il ne reçoit que l’eau des éponges, et vous le videz.}',
        ],
        supervision: 'palier1',
        allergies: [
          'Lait : yogourt et margarine en laissent; pots lavés deux fois, aucun contenant d’arachides ou de noix. Éponges sans latex, sans savon.',
          'Crème solaire : celle qu’autorise le parent de chaque enfant.',
        ],
      },
      observation: [
        'Motricité fine : quelle prise sur l’éponge, bout des doigts, paume entière ou deux mains, et laquelle fait venir l’eau?',
        'Développement sensoriel : ce que l’enfant cherche ou évite, la goutte sur le bras, l’éponge froide, le genou trempé.',
        'Éveil aux sciences : {20min|quand la bassine est bue}{30min 45min|après le pot retourné d’où rien ne tombe}, où vont son regard et ses doigts?',
      ],
      prolongements: [
        'Laissez une éponge sur le bord de la fenêtre jusqu’au lendemain : toute légère, toute dure, elle a soif.',
        'Une éponge propre et un pot vide suivent l’enfant au bain. Le parent, assis à côté, apprend les trois mots : elle boit, tu presses, pluie.',
      ],
      reflexionRetroaction: [
        'Combien de temps ai-je tenu l’eau sans que rien m’en détourne, et qui m’a remplacée?',
        'Quel enfant pressait à côté du pot, et à quoi servait ce geste?',
      ],
    },
  },
]
