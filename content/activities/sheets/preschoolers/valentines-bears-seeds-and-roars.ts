import { closing, guided, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

export const PRESCHOOLER_VALENTINES_BEARS_SEEDS_AND_ROARS_SHEETS: readonly BankSheet[] = [
  {
    key: 'ta-boite-a-quelque-chose-a-te-dire',
    summary:
      'Mots doux de la Saint-Valentin : piger une personne, l’observer, trouver une chose vraie à lui dire et la souffler à sa boîte.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_LANGUAGE'],
    themes: ['emotions-et-amitie', 'saisons-et-fetes', 'contes-et-lettres'],
    materials: ['cartons-et-boites', 'papier-et-crayons'],
    place: 'INDOORS',
    seasons: ['WINTER'],
    durationMinutes: 45,
    adults: 1,
    feast: 'saint-valentin',
    calls: [
      'Saint-Valentin',
      'st-valentin',
      'saint valentin',
      'carte de Saint-Valentin',
      'boîte de Saint-Valentin',
      'boîte à souliers',
      'mot doux',
      'mots doux',
      'mot gentil',
      'compliment',
      'dire des gentillesses',
      'dire je t’aime',
      'fête de l’amour',
      '14 février',
      'amitié',
    ],
    seen: [
      'elle glisse des petits papiers dans la case de ses amis et attend qu’ils les trouvent',
      'il dit à son ami t’es fin, tu m’as attendu, et l’autre rougit',
      'elle me dicte ce qu’elle aime de son amie pour que je l’écrive sur un carton',
      'ils épient un ami en cachette pour savoir ce qu’il fait de bien',
      'il demande toujours si on l’aime, il a besoin d’entendre qu’il est bon',
      'elle n’a pas reçu de carte et elle a le cœur gros',
      'au bricolage, ils collent des cœurs partout et veulent en donner à tout le monde',
      'à la sortie, un parent a trouvé un beau message dans la mitaine de son gars',
    ],
    scenes: ['fete', 'nouveau', 'tracer-ecrire', 'inserer-enfiler'],
    picture:
      'Devant une rangée de boîtes à souliers aux visages de papier, une enfant chuchote à la fente de l’une; un ami colle des oreilles à la sienne.',
    sheet: {
      titre: 'Ta boîte a quelque chose à te dire',
      observationDepart:
        '« T’es fin, toi, tu m’as attendu », dit un enfant à son ami, entre deux bottes. L’ami ne répond rien. Il sourit jusqu’à la collation.',
      intentionEducative:
        'Permettre aux enfants de remarquer ce qu’une personne a de bon, de le lui dire, et d’entendre ce qu’on aime d’eux.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'secondaire' },
      ],
      objectifs: [
        'Regarder une personne assez longtemps pour trouver une chose vraie à lui dire.',
        'La mettre en mots, en traits, ou les deux.',
        'Recevoir un mot doux : l’écouter, le faire redire, le garder pour plus tard.',
      ],
      materiel: [
        item(
          'Boîtes à souliers à couvercle',
          '{30min|une par enfant, absents compris, et une pour vous}{45min 60min|une par enfant, absents compris, une pour vous et trois pour ceux que le groupe choisira}',
          'Boîtes de mouchoirs vides, sans pellicule, ouvertes par un bout',
        ),
        item(
          '{45min 60min|Papier de construction rouge, rose et d’autres couleurs, en bandes, en cœurs et en morceaux déjà taillés}',
          'une vingtaine de feuilles',
          'Papier d’emballage',
        ),
        item('{45min 60min|Gros autocollants, larges de 4 cm et plus}', 'cinq par enfant', 'Formes de papier à coller'),
        item('{45min 60min|Bâtons de colle}', 'un pour deux enfants', 'Colle blanche et gros pinceaux'),
        item('Ruban-cache', 'un rouleau', null),
        item(
          'Demi-feuilles, pour les messages',
          '{30min|cinq par enfant, absents compris}{45min 60min|une soixantaine}',
          'Dos de dessins',
        ),
        item('Gros crayons', 'deux pots', null),
        item('Cartes à la photo de chaque enfant, absents compris', 'une par enfant', 'Cartes au signe du casier'),
        item('Sac de tissu opaque, pour piger', 'un', 'Tuque'),
        optional('{45min 60min|Plante du local}', 'une', 'Arbre qu’on voit de la fenêtre'),
        optional('{si-enveloppes|Enveloppes}', 'une par enfant', 'Feuille pliée en deux'),
        optional('{30min si-carton-rouge si-colle|Carton rouge, en cœurs déjà taillés}', '{30min|un par enfant}', null),
        optional('{30min si-colle si-carton-rouge|Colle}', '{30min|un bâton pour deux enfants}', null),
        optional(
          '{30min si-autocollants si-colants si-collants|Gros autocollants, larges de 4 cm et plus}',
          '{30min|deux par enfant}',
          null,
        ),
        optional(
          '{4-5a !3-4a 45min 60min si-ciseaux|Ciseaux à bouts ronds}',
          '{4-5a !3-4a 45min 60min|deux paires}',
          null,
        ),
        optional('{4-5a !3-4a si-boutons|Boutons larges de 4 cm et plus}', '{4-5a !3-4a|un par enfant}', null),
        optional(
          '{si-cartons|Carton, en morceaux de la grandeur d’une demi-feuille}',
          '{si-cartons|un par enfant}',
          null,
        ),
        optional('{si-marionnettes|Marionnette}', '{si-marionnettes|une, pour votre main}', null),
      ],
      preparation: [
        'Saint-Valentin, le 14 février : ces mots doux sont alors ceux de la fête, {45min 60min|et l’on colle des cœurs aux boîtes.} {30min|et l’on trace un cœur au bas des feuilles.} Dans un groupe qui ne souligne pas ce jour, le jeu reste le même, sans le nom; il va à toute semaine d’hiver.',
        'Demandez les boîtes une semaine d’avance. Ôtez-en le papier de soie et le petit sachet contre l’humidité. Taillez dans chaque couvercle une fente large comme une main, bordée de ruban-cache. Sur un bout de la boîte, écrivez le prénom et tracez le signe du casier. Dans la vôtre, glissez un dessin : une bouche qui rit, en trois traits.',
        'La veille, écrivez à chaque enfant, sur une demi-feuille, une chose vraie que vous lui avez vu faire : « Tu as gardé une place à quelqu’un. » Vous la glisserez dans sa boîte {30min|pendant le jeu}{45min 60min|à la fin du jeu} : aucune ne s’ouvrira sur du vide.',
        'Mettez dans le sac toutes les photos, celles des absents aussi. Une photo pigée, c’est une personne à qui parler. Pigez celles qui restent : tout le monde est sûr d’être pris.',
        '{30min|Alignez les boîtes au bas d’un mur, la fente en haut; feuilles et crayons sur deux tables, tout près. Les boîtes restent de carton nu : elles se décorent un autre jour.} {45min 60min|Colle, papier et boîtes sur une table; feuilles et crayons sur l’autre, tout près d’un mur. Dégagez le bas de ce mur, où les boîtes finies s’aligneront.}{45min 60min| Prévenez la cuisine et une autre adulte de la maison qu’une boîte pourrait leur arriver.}',
        '{1adulte|Seule, assoyez-vous au bout de la table des messages, à deux pas du mur des boîtes : de là, vous entendez ce qui s’y souffle. Deux places à côté de vous servent à dicter;} {1adulte 30min|le reste du groupe trace ou livre.} {1adulte 45min 60min|le reste du groupe colle, trace ou livre.} {2adultes|À deux, l’une écrit sous la dictée, l’autre se tient près des boîtes et entend ce qui s’y souffle.}',
      ],
      deroulement: [
        opening(
          { 30: 4, 45: 6, 60: 7 },
          'Votre boîte nue sur les genoux, collez l’oreille à la fente. « Elle me dit : “Tu ris fort et ça réchauffe le local.” Qui a mis ça là? » Levez le couvercle : une bouche dessinée, trois traits. « Quelqu’un a remarqué quelque chose de moi. » {si-marionnettes|La marionnette, à votre main, colle aussi l’oreille à la fente : « J’ai tout entendu! », et elle le redit tout bas.} {si-cartons|Pliez un carton en deux : « Mon message à moi tiendra debout. » Qui en veut un pour le sien?} Le 14 février, ajoutez : « C’est un mot du cœur. » Puis le sac fait le tour. Chaque main pige une photo et la tient contre son ventre. Qui pige son propre visage échange avec son voisin.',
        ),
        play(
          { 30: 10 },
          'Assis à deux, on espionne la personne pigée, une main en longue-vue : que font ses doigts? Qui fait-elle rire? Qui a pigé un absent se rappelle à quoi il joue, quand il est là. On dit sa trouvaille à l’oreille de son voisin, puis on la trace : un soulier, une main, une bouche qui chante. {si-carton-rouge si-colle|Avec du carton rouge et de la colle, chacun colle un cœur au bas.} {si-autocollants si-colants si-collants|Avec un autocollant, chacun signe.} {avec-papier|Posez @materiel avec les demi-feuilles : qui veut s’en sert pour son message.} {3-4a|Des souliers qui courent vite, c’est déjà une trouvaille.} {4-5a|Le secret tient : on regarde de côté, on ne montre pas du doigt.} À deux, on vient vous dicter un mot chacun, le plus important, et vous l’écrivez sous le dessin; le reste se soufflera à la boîte.',
        ),
        play(
          { 45: 12, 60: 14 },
          'Les boîtes deviennent quelqu’un : deux yeux, une langue rouge à la fente, des oreilles qui retroussent, un chapeau d’autocollants. {4-5a !3-4a si-ciseaux|Avec des ciseaux, on taille soi-même les oreilles, deux à la fois, assis contre vous.} En collant, on espionne la personne pigée, une main en longue-vue. Que font ses doigts? À qui passe-t-elle la colle? « Il chante en collant », rapporte une espionne. Qui a pigé un absent fouille sa mémoire : à quoi joue-t-il, quand il est là? {3-4a|Des souliers qui courent vite, c’est déjà une trouvaille.} {4-5a|Le secret tient : on regarde de côté, on va coller près d’elle pour mieux voir.} Une boîte d’absent se décore à plusieurs. Les boîtes finies vont au mur.',
        ),
        play(
          { 30: 8 },
          '{si-enveloppes|Avec des enveloppes, chacun y plie d’abord sa feuille et copie dessus le signe de la boîte.} On trouve la boîte de la personne pigée, on pose la photo dessus et l’on s’accroupit. On souffle sa trouvaille à la fente, le menton à une main du carton, et la feuille tombe. « Tu cours comme une moto. » {4-5a !3-4a si-boutons|Avec de gros boutons, chacun en glisse un après sa feuille : toc! La boîte a entendu.} Qui a fini trace un petit mot de plus, pour la boîte de son choix, la sienne aussi; celui-là ne se dicte pas. {3-4a|La même phrase, soufflée à deux boîtes, est vraie deux fois.} {4-5a|Une feuille pliée se souffle à deux, quand deux ont vu la même chose.} Pendant ce temps, glissez votre feuille dans chaque boîte : celle où il n’y a qu’elle en reçoit une deuxième, de vous.',
        ),
        play(
          { 45: 11, 60: 15 },
          'On commence par la personne pigée : on trace ce qu’on a vu d’elle, un soulier, une main, une bouche qui chante. {avec-papier|Posez @materiel avec les demi-feuilles : qui veut s’en sert.} Qui veut des mots sous son dessin vient vous les dicter. {si-enveloppes|Avec des enveloppes, chacun y plie sa feuille et copie dessus le signe de la boîte.} Puis on trouve sa boîte, on pose la photo dessus et l’on s’accroupit. On souffle sa trouvaille à la fente, le menton à une main du carton, et la feuille tombe. « Tu cours comme une moto. » {4-5a !3-4a si-boutons|Avec de gros boutons, chacun en glisse un après sa feuille : toc! La boîte a entendu.} D’autres feuilles partent ensuite vers n’importe quelle boîte, la sienne aussi. {3-4a|La même phrase, soufflée à quatre boîtes, est vraie quatre fois.} {4-5a|Une feuille pliée se souffle à deux, quand deux ont vu la même chose.}',
        ),
        play(
          { 45: 6, 60: 11 },
          'Trois boîtes sont restées sans visage. Pour qui? La cuisinière, le concierge, la plante qui penche, la voisine d’en face. Qu’aime-t-on d’une plante? « Elle boit sans faire de bruit. » Sa boîte se pose au pied du pot, et l’on vient le lui dire. Un message pour la voisine se colle à la fenêtre, le dessin tourné vers la rue. {45min|La boîte de la cuisine attend près de la porte, à portée de la main qui passera.} {60min|Le groupe vous suit à la file jusqu’à la porte de la cuisine. On y tend la boîte, et le message se dit à plusieurs voix.}',
        ),
        closing(
          { 30: 8 },
          'Les boîtes des absents restent au mur. Chacun prend la sienne et s’assoit à côté de son voisin de table. Toutes s’ouvrent ensemble. On sort une feuille et on la lève bien haut; qui reconnaît son dessin vient redire sa phrase, à l’oreille ou tout haut. Allez de paire en paire lire une feuille à chacun; les autres se liront à la collation ou au départ. On peut écouter les yeux fermés, se cacher derrière le couvercle, garder sa boîte close jusqu’au soir.',
        ),
        closing(
          { 45: 10, 60: 13 },
          'Pendant qu’on range les crayons, levez les couvercles l’un après l’autre et glissez-y votre feuille. Il n’y en a pas d’autre? Écrivez-en une deuxième. Les boîtes des absents restent au mur. Chacune des autres va sur des genoux, en rond, et toutes s’ouvrent ensemble. On lève une feuille bien haut. Qui reconnaît son dessin se lève et redit sa phrase, tout haut ou tout bas; si elle s’est envolée, il en trouve une neuve. Lisez les vôtres à mesure qu’on vous les tend. On peut écouter les yeux fermés, se cacher derrière le couvercle, garder sa boîte close jusqu’au soir.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          '« T’es belle » arrive vite. Ramenez l’enfant à ce qu’il voit : « Et ses mains, qu’est-ce qu’elles font de bien? »',
          '« Je l’aime pas, lui. » Reprenez la photo sans plaider : vous écrirez à cette boîte. L’enfant choisit à qui il veut parler.',
          'Soufflez une piste aux espions pour les enfants qu’on remarque peu : « Regarde qui ramasse les crayons. »',
          'Écrivez les mots dictés tels quels, même « Tu sens la toast », et relisez-les du doigt. Au dos, notez qui l’envoie.',
        ],
        questionsOuvertes: [
          'Qu’est-ce qu’elle fait qui te fait du bien?',
          'À qui as-tu envie de le dire?',
          '{45min 60min|Comment le dirais-tu à une plante?}',
          'Que fait ton visage quand tu l’entends?',
        ],
      },
      vocabulaire: [
        'le message',
        'la fente',
        'remarquer',
        'espionner',
        'le compliment',
        'plaire',
        'être touché',
        'être gêné',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Une boîte, une photo, une phrase : la suite est du plaisir. Nommer un jeu fait ensemble vaut un compliment : « Toi, tu glisses avec moi. »',
        },
        {
          pour: '4-5a',
          texte:
            'Prêtez-leur un début, « Quand tu… » : « Quand tu m’attends, j’ai moins peur. » Proposez un deuxième message à quelqu’un avec qui ils jouent rarement.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui parle peu vous mène là où la personne joue bien, aux blocs, au tapis : son doigt fait le message, vous le tracez ensemble. Celui que les compliments gênent ouvre sa boîte dans le coin doux, avec vous ou tout seul.',
        },
        {
          pour: 'autre_saison',
          texte:
            'En juin, à l’heure des départs, les boîtes reviennent : on y souffle ce qu’on aimera se rappeler d’un ami.',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Message qui déçoit, pile comparée à celle du voisin.',
          'Boîte écrasée{45min 60min|, colle dans les cheveux}.',
        ],
        dangersAEliminer: [
          'Sachet contre l’humidité oublié dans une boîte à souliers : fouillez-les toutes avant que les enfants y touchent.',
          'Bord de carton coupant, agrafe, lame qui traîne : la fente se taille la veille et se borde de ruban-cache.',
          'Moquerie soufflée à une boîte : tenez-vous à portée d’oreille, reprenez la feuille, et cherchez avec l’enfant ce qu’il a vu pour vrai.',
          'Enfant qui se croit oublié : aucun enfant ne lève son couvercle avant que vous ayez compté deux feuilles dans chaque boîte.',
          'Boîte dans l’allée : elle reste contre le mur, et l’on s’accroupit devant.',
          '{60min|Cuisine : le groupe s’arrête à la porte, et l’on vient à lui.}',
          '{4-5a !3-4a 45min 60min si-ciseaux|Ciseaux : deux paires au plus, qui servent assis, à portée de votre bras; vous les rangez avant de changer de table.}',
        ],
        supervision: 'palier3',
        allergies: [
          'Aucun chocolat ni bonbon dans les boîtes. Une boîte qui a contenu des aliments n’entre pas au jeu{45min 60min|; colle et autocollants sans parfum}.',
        ],
      },
      observation: [
        'Compétences sociales : qu’a-t-il remarqué de l’autre que vous n’aviez pas vu?',
        'Langage oral : notez sa phrase soufflée à la fente, et ce qu’elle devient quand il la redit à la personne.',
        'Compétences émotionnelles : devant un mot doux, suivez ses yeux, ses épaules, sa main sur le couvercle.',
      ],
      prolongements: [
        '{30min|Un autre jour, les boîtes deviennent quelqu’un : deux yeux, une langue de papier rouge à la fente, des oreilles qui retroussent.} Les boîtes restent au mur tout le mois : on y souffle une trouvaille quand on en a une. Chaque vendredi, vous écrivez à celles qui ont peu reçu.',
        'Avant que la boîte parte à la maison, mettez-y une feuille blanche et une question au parent : « Qu’est-ce que votre enfant fait qui vous fait du bien? » La réponse revient écrite, dessinée ou enregistrée, dans la langue de la maison, et s’écoute à deux, l’enfant et vous.',
      ],
      reflexionRetroaction: [
        'À quel enfant ai-je eu de la peine à écrire une chose vraie, et où irai-je le voir jouer demain?',
        'Qui a parlé à quelqu’un que je n’attendais pas?',
      ],
    },
  },
  {
    key: 'trop-grand-trop-petit-juste-pour-qui',
    summary:
      'Trois bols, trois cuillères, trois coussins : le conte des trois ours se dit, se joue, puis change quand quelqu’un d’autre entre dans la maison.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_COGNITIVE'],
    themes: ['contes-et-lettres', 'nombres-et-formes'],
    materials: ['contenants-et-cuilleres', 'tissus'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'Boucle d’or',
      'Boucles d’or',
      'boucle dor',
      'Boucle d’or et les trois ours',
      'les trois ours',
      'trois ours',
      'les 3 ours',
      'trois grandeurs',
      'petit moyen grand',
      'du plus petit au plus grand',
      'ordonner par grandeur',
      'trop grand trop petit',
      'jouer un conte',
      'bol de gruau',
      'grosse voix petite voix',
      'grand et petit',
      'maison',
    ],
    seen: [
      'elle sert la soupe au bébé dans un énorme chaudron et la change de bol après',
      'il essaie toutes les chaises du local en disant trop haute, trop basse',
      'ils placent les toutous en ligne, du géant jusqu’au mini',
      'elle prend une grosse voix pour papa et une toute petite pour bébé en racontant',
      'il se plaint que son tablier est trop serré et celui de son ami trop long',
      'elle dit c’est qui qui a mangé dans mon plat, et ils crient la suite par cœur',
      'à la collation, ils s’obstinent pour avoir la grande cuillère et comparent les verres',
      'depuis l’histoire de la petite fille aux cheveux jaunes, ils se couchent dans tous les lits',
    ],
    scenes: ['livres-histoires', 'mesurer', 'trier'],
    picture:
      'Dans une maison de ruban, trois enfants tiennent trois bols de grandeurs différentes; une quatrième fait la dormeuse sur le plus petit coussin.',
    sheet: {
      titre: 'Trop grand, trop petit, juste pour qui?',
      observationDepart:
        'Au coin cuisine, une enfant sert la soupe : un chaudron au bébé, une soucoupe au gros ours. Elle regarde les deux, les échange, hoche la tête.',
      intentionEducative:
        'Offrir aux enfants un vieux conte à tenir dans leurs mains, à dire de trois voix, et à changer quand ils en ont envie.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'cognitif', composante: 'Éveil aux mathématiques', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
      ],
      objectifs: [
        'Dire une phrase du conte de la voix de l’un ou de l’autre.',
        'Comparer trois grandeurs et trouver celle du milieu.',
        'Changer le conte : un visiteur, une réponse, une fin.',
      ],
      materiel: [
        item('Bols de plastique de trois grandeurs, qui s’emboîtent', 'trois de chaque', 'Contenants de cuisine lavés'),
        item('Cuillères de trois longueurs, à bouts ronds', 'trois de chaque', 'Spatules et cuillères de bois'),
        item('Coussins de trois grandeurs', 'trois de chaque', 'Couvertures pliées en deux, en quatre, en huit'),
        item('Ruban-cache, pour la porte de chaque maison', 'un rouleau', 'Petits tapis antidérapants'),
        item('{30min 45min|Toutous de toutes les tailles, les visiteurs}', 'six', 'Poupées'),
        item(
          '{30min 45min 4-5a|Bol entre le moyen et le grand, celui du quatrième ours}',
          'un',
          'Contenant de cuisine',
        ),
        optional('Carré de tissu jaune, sur vos cheveux pendant le conte', 'un', 'Tuque jaune'),
        optional('{si-livres|Livre}', '{si-livres|un, près de vous}', null),
        optional('{si-chaudrons|Chaudron léger, vide et lavé}', '{si-chaudrons|un}', null),
        optional('{si-chaises|Chaises}', '{si-chaises|une par maison}', null),
        optional(
          '{30min 45min si-papier-de-construction si-colle|Feuilles de papier de construction, les couvertures}',
          '{30min 45min si-papier-de-construction si-colle|une douzaine}',
          null,
        ),
        optional('{30min 45min si-colle|Colle}', '{30min 45min si-colle|un bâton par maison}', null),
        optional(
          '{30min 45min si-laine|Brins de laine, longs comme votre avant-bras}',
          '{30min 45min si-laine|un par maison}',
          null,
        ),
      ],
      preparation: [
        'Dites-vous le conte la veille, bols en main. Trouvez vos trois voix : celle qui part du ventre, la vôtre, celle du bout des lèvres.',
        'Collez au sol trois portes de ruban, dans trois coins : ce sont les maisons, encore vides. Trois ou quatre enfants tiennent dans chacune. {si-chaises|Une chaise borde chaque porte : c’est sur son dossier qu’on cogne, « toc, toc ».}',
        'Mêlez bols, cuillères et coussins en un seul tas, au milieu du tapis.{30min 45min| Cachez les visiteurs derrière vous.}{30min 45min 4-5a| Le bol du quatrième ours est avec eux.}',
        '{avec-tissu|Ajoutez au tas @materiel : les ours ont bien des couvertures.} {avec-coussin|Ajoutez au tas @materiel : les ours ont bien des lits.}',
        '{1adulte|Seule, assoyez-vous dans le quatrième coin, d’où se voient les trois portes. Invitée, entrez, mais gardez le dos au mur.} {2adultes|À deux, l’une raconte, l’autre fait la petite qui entre; pendant le jeu, l’une se laisse inviter, l’autre voit les trois maisons.}',
      ],
      deroulement: [
        opening(
          { 20: 2, 30: 3, 45: 4 },
          'Tirez du tas le grand bol et la plus petite cuillère. Raclez le fond, étirez le bras, soupirez. « Drôle de déjeuner. C’est à qui, tout ça? » Des mains vous tendent une autre cuillère. Alignez devant vous trois bols, trois cuillères, trois coussins, dans l’ordre que disent les enfants.',
        ),
        guided(
          { 20: 5, 30: 6, 45: 7 },
          '{si-chaudrons|Brassez l’air du chaudron, servez-en à chaque bol.} « Trois ours ont fait du gruau. Trop chaud! » Dites-le de vos trois voix, un bol après l’autre. « Ils sortent marcher. Toc, toc. Personne. Une petite aux cheveux d’or entre quand même : Boucle d’or. Le grand bol : brûlant! Le moyen : glacé! Le petit… » La cuillère reste en l’air; les enfants finissent. Elle essaie les coussins : « Le plus grand, moi, je m’y perds. Le moyen va de travers. Le petit me va très bien, sauf que ce n’est pas le mien! » Elle s’endort. Les ours rentrent : « Qui a touché à mon bol? », de trois voix. Boucle d’or ouvre un œil. « Que dit-elle? » Prenez la fin qu’on vous donne.',
        ),
        play(
          { 20: 10, 30: 10, 45: 17 },
          'Remettez vos neuf choses au tas. Trois portes, trois maisons : on entre où l’on veut, trois ou quatre par bande. Chaque bande puise dans le tas et meuble sa maison : un bol, une cuillère, un coussin de chaque grandeur. La longue cuillère va-t-elle au grand bol ou au plus affamé? Puis on joue. Le gruau est de l’air; il brûle, il gèle, il goûte le chou. Quelqu’un cogne, quelqu’un entre trop vite, trois voix grondent. {3-4a|On mange, on dort, on se fait prendre, on recommence; deux dormeuses et aucun ours, cela se joue.} {4-5a|Les rôles s’échangent. On invente ce que la visiteuse a brisé, et comment elle le répare.} Les ours parlent du pied du coussin : on réveille une dormeuse de la voix seulement.',
        ),
        play(
          { 30: 6, 45: 10 },
          'Un toutou cogne à une porte, puis un autre à la suivante : une girafe, une souris. « J’ai faim, j’ai sommeil. » Qu’est-ce qui est juste pour elle? On essaie, on couche la girafe sur deux coussins bout à bout, on sert la souris dans une cuillère. La souris essaie le petit lit : « Même le petit, moi, je m’y perds! » {si-papier-de-construction si-colle|Une feuille de papier fait la couverture : combien en faut-il pour la girafe?} {si-colle|Trop courte? On colle deux feuilles bout à bout.} {si-laine|Un brin de laine, couché du museau à la queue, dit quel lit va à un toutou.} Le petit ours veut le grand lit? La maison en discute. {4-5a|Un quatrième ours arrive, plus gros que moyen, moins gros que grand. Son bol s’emboîte où? Et son lit?}',
        ),
        closing(
          { 20: 3, 30: 5, 45: 7 },
          'Annoncez, de la plus petite voix : « Les ours ferment la maison. » Le petit bol entre dans le moyen, le moyen dans le grand. Les cuillères se couchent par longueur, les coussins se suivent, du gros au petit. Assise devant les piles, chaque bande dit en une phrase comment ça finit chez elle : « Elle a lavé les bols. » {si-livres|Ouvrez un livre et écrivez-y chaque fin du bout du doigt : leur conte y est, maintenant.} Tout se chuchote : un ours dort.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Prenez le rôle dont personne ne veut : la porte qui grince, le gruau qui fume.',
          'Dites le mot de grandeur à l’enfant dont la main cherche : « Plus long que celui-là, moins long que l’autre. »',
          'Répondez à chaque enfant de la voix qu’il vous a prise : grosse pour grosse, fine pour fine.',
          'Gardez la fin que les enfants ont faite, même si la petite reste à souper.',
        ],
        questionsOuvertes: [
          'Pour qui ce bol est-il juste?',
          'Comment sait-on qu’il est moyen?',
          'Que peut-elle dire en se réveillant?',
          'Qui d’autre pourrait entrer?',
        ],
      },
      vocabulaire: ['grand', 'moyen', 'petit', 'juste', 'emboîter', 'gronder', 'le gruau', 'la maison des ours'],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Sortez d’abord le grand et le petit; le moyen arrive comme une surprise, et l’on cherche sa place. Un enfant qui tient à un seul rôle le garde tout le jeu.',
        },
        {
          pour: '4-5a',
          texte:
            'Pendant le jeu, passez un bol moyen d’une maison à l’autre : la maison à qui il manque s’en aperçoit et va négocier. Quelqu’un raconte l’histoire comme le petit ours l’a vue.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Avec un enfant qui parle peu, le conte se tient : les trois bols sur ses genoux, il tend celui de l’ours qui va parler, et vous prenez la voix. Un fauteuil roulant n’entre pas dans un coin? La maison se monte autour d’une table basse.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{hiver|L’été, une des maisons sort à l’ombre de la cour, sur une couverture, et la visiteuse arrive pieds nus.} {!hiver|L’hiver, les ours rentrent de dehors en claquant des dents, et trouvent leurs mitaines déplacées.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Rôle disputé, visiteuse qu’on gronde trop fort.', 'Chute sur un coussin.'],
        dangersAEliminer: [
          'Cuillère dans la bouche : on fait semblant devant le menton, assis; celle qui a touché une bouche quitte le jeu et se lave.',
          'Cuillère emportée à la course : elle reste dans le bol quand on se lève.',
          'Coussin sur un visage, dormeuse sous la pile : on dort dessus, la tête à l’air; deux coussins de haut, pas trois.',
          'Ours qui pousse, griffe ou tire la dormeuse : il gronde de la voix, à un bras de distance.',
          'Bol fêlé, coussin qui perd sa bourre : sortez-les du tas la veille.',
          '{30min 45min si-laine|Brin de laine : il reste à plat par terre, jamais autour d’un cou ni d’un doigt; vous les comptez à la fin.}',
          '{si-chaudrons|Chaudron lourd ou encore chaud : prenez-en un léger, froid et vide, et gardez-le par terre devant vous.}',
        ],
        supervision: 'palier3',
        allergies: [
          'Gruau d’air seulement : bols et cuillères sortent du lavage, sans trace d’aliment. Coussins sans plumes, housses lavées sans parfum.',
        ],
      },
      observation: [
        'Langage oral : quelles phrases du conte reprend-il, et lesquelles sont de lui?',
        'Éveil aux mathématiques : pour trouver le moyen, voyez ce que ses mains comparent, et dans quel ordre.',
        'Fonction symbolique : à quels signes sait-on qu’il est devenu ours, visiteuse ou porte?',
      ],
      prolongements: [
        'Laissez une maison meublée toute la semaine; chaque matin, un toutou différent y dort.',
        'Un parent raconte dans sa langue, deux ou trois objets en main, un conte de chez lui où quelqu’un entre sans être invité. Les enfants le rejouent avec ces objets.',
      ],
      reflexionRetroaction: [
        'Quelle fin m’a prise par surprise, et qu’en ai-je fait?',
        'Qui a trouvé sa grosse voix aujourd’hui, et qui la cherche encore?',
      ],
    },
  },
  {
    key: 'le-pot-qui-ne-dit-rien-encore',
    summary:
      'Remplir son pot, compter trois graines dans trois ronds, les coucher d’un doigt, arroser, puis guetter la terre jour après jour.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['jardin-et-recolte', 'terre-et-boue', 'nombres-et-formes'],
    materials: ['terre', 'eau', 'contenants-et-cuilleres'],
    place: 'YARD',
    alsoAt: {
      INDOORS: 'Au local, tout se passe sur une vieille nappe près de la fenêtre, une guenille à portée de main.',
    },
    seasons: ['SPRING'],
    durationMinutes: 45,
    adults: 1,
    calls: [
      'semis',
      'faire des semis',
      'semer',
      'semer des graines',
      'planter une graine',
      'planter des graines',
      'graine',
      'graines',
      'graine de citrouille',
      'graine de tournesol',
      'germer',
      'germination',
      'terreau',
      'pot de terre',
      'pot de yogourt',
      'pot de yaourt',
      'le jardin',
      'jardinage',
      'faire le jardin',
      'compter',
      'la patience',
    ],
    seen: [
      'il gratte la terre à tous les jours pour voir si ça a commencé à pousser',
      'elle pèse sur une semence avec son doigt pour la faire entrer dans la terre',
      'ils emplissent des petits pots à pleines mains et les virent à l’envers comme des gâteaux',
      'elle noie sa plante, elle arrose sans arrêt parce qu’elle veut qu’elle se dépêche',
      'il est découragé parce que la plante de son amie sort et que lui n’a rien',
      'elle me demande combien de dodos avant qu’il y ait une feuille',
      'à la collation, ils ont gardé des pépins de melon et veulent les mettre dehors',
      'depuis la visite au centre de jardin, ils jouent dans le sac de terre et plantent des cailloux',
    ],
    scenes: ['plantes', 'remplir-vider', 'compter'],
    picture:
      'Devant un bac de terre, une enfant creuse son pot d’un doigt; à côté, l’éducatrice tient un carton où sont posées trois grosses graines.',
    sheet: {
      titre: 'Le pot qui ne dit rien encore',
      observationDepart:
        'Un enfant gratte la terre d’une plante, le nez dedans. « C’est quand que ça commence? » Il remet la terre, tape dessus, revient voir après la collation.',
      intentionEducative:
        'Permettre aux enfants de semer de leurs mains, du pot vide à la première goutte, et d’apprivoiser une attente où rien ne se voit.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'principal' },
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Éveil aux mathématiques', role: 'secondaire' },
      ],
      objectifs: [
        'Remplir, tasser, creuser d’un doigt, pencher un arrosoir : doser sa force.',
        'Faire aller ensemble trois ronds, trois graines, trois trous.',
        'Dire ce qui pourrait se passer sous la terre, et revenir voir.',
      ],
      materiel: [
        item('Terreau de semis mouillé d’avance, sans engrais', 'un grand bac bas, plein à moitié', null),
        item(
          'Pots de yogourt de 500 à 750 g, lavés, percés au fond par l’adulte',
          '{30min|un par enfant et deux de plus}{45min|un par enfant et trois de plus}',
          'Pots de jardinage en plastique',
        ),
        item(
          'Graines de citrouille ou de courge non traitées, gardées par l’adulte{si-graines-de-tomates|; graines de tomates}',
          '{30min|trois par enfant et six de plus, comptées}{45min|trois par enfant et neuf de plus, comptées}',
          'Graines de tournesol non traitées, dans leur écale',
        ),
        item('Boîte à couvercle, pour les graines', 'une', 'Pot à couvercle vissé'),
        item('Cartons marqués de trois gros ronds', 'deux', 'Assiettes de carton, à trois ronds'),
        item('Grosses cuillères et petites pelles', 'une par enfant', 'Gobelets'),
        item(
          'Petits arrosoirs à pomme{si-vaporisateurs|, vaporisateurs}',
          'un pour deux enfants',
          'Bouteilles au bouchon percé par l’adulte',
        ),
        item('Bouteilles d’eau de deux litres, versées par l’adulte', 'deux', 'Pichet à couvercle'),
        item(
          'Pot de plastique transparent, percé au fond : le pot-fenêtre{si-loupes|; loupe incassable}',
          'un{si-loupes|; une loupe}',
          'Gobelet transparent épais',
        ),
        item('Bande de papier foncé, pour habiller le pot-fenêtre', 'une', 'Jambe d’un vieux bas foncé'),
        item('Plateaux à rebord', 'deux', 'Couvercles de bacs'),
        item(
          'Ruban-cache et gros crayons{si-bâtons-de-popsicle|, bâtons de popsicle}, pour les signes et les paris',
          'un rouleau, cinq crayons{si-bâtons-de-popsicle|, un bâton par pot}',
          null,
        ),
        item('Guenilles', 'quatre', 'Vieilles serviettes'),
        item('{dedans|Vieille nappe}', 'une', 'Vieux drap'),
        optional('{4-5a|Petits cahiers, pour suivre les pots}', 'un par enfant', 'Feuilles pliées en deux'),
      ],
      preparation: [
        'Choisissez des semences non traitées, sans poudre rose, bleue ou verte. Comptez-les et écrivez le nombre sur le couvercle. La boîte fermée reste sur vous.',
        'Avant l’arrivée des enfants, ouvrez le sac de terreau dehors.{45min| Emplissez-en un pot tel quel, bien sec : il servira à un pari. Collez-y un ruban sans signe. Mouillez le reste :}{30min| Mouillez-le :} humide, il ne fait pas de poussière et se tient dans une main. Ôtez-en les éclats de bois et emplissez-en le pot-fenêtre.',
        'Collez sur chaque pot un ruban au signe de l’enfant. Mettez deux doigts d’eau par arrosoir; les bouteilles fermées restent à vos pieds.',
        '{cour|Posez le bac par terre, à l’abri du vent, un banc bas contre son bord : le coin des graines.} {dedans|Posez le bac sur la nappe, une table basse contre son bord : le coin des graines. Gardez un autre bord de la nappe pour arroser.}',
        '{1adulte|Seule, assoyez-vous au coin des graines, face au bac. Deux enfants à la fois viennent semer; les autres emplissent, vident, arrosent autour du bac, pas plus loin.} {2adultes|À deux, l’une garde les graines et ne fait que cela; l’autre est à genoux près de la terre et des arrosoirs.}',
      ],
      deroulement: [
        opening(
          { 30: 3, 45: 4 },
          'Ouvrez la main sur une graine. « Elle est sèche, elle est plate, elle dort. Dans ma boîte, elle dormirait encore l’an prochain. De quoi a-t-elle besoin pour s’éveiller? » Toutes les réponses sont bonnes à essayer, même « un réveil ». Promenez votre paume : chaque index vient toucher la graine, qui n’en sort pas. {si-loupes|Un enfant approche la loupe : où est le bout pointu, par où elle s’ouvrira?} « Après, la terre ne dira rien pendant plusieurs dodos. »',
        ),
        play(
          { 30: 7, 45: 10 },
          'Le bac est à eux. On emplit son pot à la cuillère, à pleines mains, on tasse du poing, on le démoule pour voir s’il tient, on recommence. En boule, en miettes, mouillée : quelle terre ferait un bon lit? {si-vaporisateurs|Trop sèche? Un coup de vaporisateur sur la poignée, et l’on serre : tient-elle mieux?} Un pot prêt à semer s’arrête à un doigt du bord. {3-4a|Emplir et vider dix fois vaut bien un semis.} {4-5a|Un pot tassé dur, un pot tout mou : lequel boira le plus vite?} {avec-contenant|La terre remplit aussi @materiel, pour le plaisir.}',
        ),
        play(
          { 30: 12, 45: 14 },
          'Qui a son pot prêt s’assoit devant vous. Les graines se posent sur le carton, une par rond. L’index s’enfonce jusqu’au premier pli, et refait deux trous. Une graine descend, un rond se vide : « Un rond, un trou, un dodo. Deux ronds, deux trous, il fait chaud. Trois ronds, trois trous, et de l’eau! » Les doigts tirent la couverture de terre. {si-graines-de-tomates|Une graine de tomate, prise du doigt mouillé, se couche à plat sous une pincée de terre.} L’arrosoir penche, la pluie tombe, on guette la première goutte sous le pot : assez bu. Les autres ont la terre, les pots à vider, les arrosoirs. {3-4a|On arrose aussi un pot sans graine, pour voir.} {4-5a|On aide l’ami suivant à compter ses trous.}',
        ),
        play(
          { 45: 8 },
          'Sortez encore six graines. Trois se couchent contre la paroi du pot-fenêtre plein de terre, qu’on arrose et qu’on habille de papier foncé. Glissez vous-même les trois autres dans le pot de terre sèche, qui ne recevra pas une goutte. Qui lèvera, qui dormira? On en discute, on parie, on trace une goutte barrée sur le ruban du pot sec. Ceux qui retournent au bac font la grosse pluie, la pluie fine, une boue à mouler.',
        ),
        closing(
          { 30: 8, 45: 9 },
          '{30min|Couchez vous-même trois graines contre la paroi du pot-fenêtre plein de terre; arrosez-le, habillez-le de papier.} Comptez avec eux les ronds vides, puis les graines qui restent dans la boîte, gardées pour resemer; elle se ferme. Un coup de guenille, et les pots vont sur les plateaux, {cour|qui entreront à la fenêtre : la nuit est encore froide}{dedans|près de la fenêtre}. On colle l’oreille à son pot : rien. « Combien de dodos avant que la terre bouge? » Chacun trace son pari sur le ruban : un trait par dodo. {si-bâtons-de-popsicle|Le signe de l’enfant, sur un bâton de popsicle, se plante au bord du pot.} Videz les arrosoirs. {cour|En rentrant, mains}{dedans|Mains} au savon, sous les ongles aussi.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Tenez votre paume ouverte sous la main qui sème : la graine qui glisse y tombe.',
          'Dites la force que vous voyez : « Ton poing tasse. Ton doigt, lui, la couche tout doux. »',
          'Un pot noyé? Penchez-le ensemble, regardez l’eau sortir, demandez ce qu’une graine en penserait.',
          '« C’est mort! » lance-t-on au deuxième matin. Déshabillez le pot-fenêtre et regardez avec eux.',
        ],
        questionsOuvertes: [
          'De quoi a-t-elle besoin pour s’éveiller?',
          'Que fait-elle, dans le noir?',
          'Comment sais-tu que la terre a assez bu?',
          'Combien de dodos avant que la terre bouge?',
        ],
      },
      vocabulaire: ['la graine', 'le terreau', 'semer', 'tasser', 'humide', 'germer', 'la racine', 'la pousse'],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Une graine à la fois quitte la boîte, quand le trou est fait : elle passe du rond à la terre aussitôt, votre paume dessous.',
        },
        {
          pour: '4-5a',
          texte:
            'Devant vous, l’enfant prend dans la boîte, d’un seul coup, juste assez de graines pour ses ronds; le carton dit s’il en a trop ou pas assez. Un cahier suit son pot : un trait par dodo, un dessin le jour où quelque chose change.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Un plateau de terre à sa hauteur ou sur ses genoux, un manche grossi d’une guenille, un arrosoir à peine rempli. Un doigt qui fuit la terre creuse au bout rond d’une cuillère. Si tout va à la bouche, c’est vous qui couchez la graine; l’enfant creuse, couvre et arrose.',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’hiver, semez deux pots au local, un à la fenêtre, un loin du jour : les pousses longues et pâles du second disent ce qui leur manque.',
        },
      ],
      securite: {
        risquesAcceptes: ['Terre dans les souliers et sous les ongles.', 'Pot noyé, pot qui ne lève pas.'],
        dangersAEliminer: [
          'Graine à la bouche, au nez, à l’oreille : elle ne sort de la boîte qu’à un bras de vous, devant un enfant assis. Une graine entrée dans un nez ou une oreille ne se retire pas sur place : appelez le parent, on consulte. Toux, souffle difficile : premiers secours et 911.',
          'Graine perdue : le compte ne tombe pas juste? On cherche par terre avant de continuer. La boîte fermée finit en hauteur, hors d’atteinte. Les pots semés restent sous vos yeux; des plus petits viennent au local? Les pots montent aussi.',
          'Haricot cru, gourgane, lupin, ricin, sachet sans étiquette, semence colorée d’un traitement : rien de cela n’entre au jeu; certains empoisonnent.',
          'Terreau respiré ou goûté : humide, sans billes d’engrais, et aucun doigt à la bouche avant le savon.',
          'Eau : deux doigts par arrosoir, que vous versez vous-même; bouteilles fermées, arrosoirs vidés à la fin.{dedans| Une flaque s’essuie aussitôt.}',
          'Enfant qui grimpe pour voir son pot : plateaux à hauteur d’enfant, près d’une fenêtre qui reste fermée.',
          '{si-vaporisateurs|Vaporisateur : de l’eau seulement, visée vers la terre, jamais vers un visage.} {cour si-loupes|Loupe au soleil : elle brûle; elle passe dans votre ombre, puis revient dans votre poche.}',
        ],
        supervision: 'palier1',
        allergies: [
          'Graines de citrouille et de tournesol : relisez les plans d’allergie des enfants avant l’achat; au moindre doute, changez de graine pour tout le groupe.',
          'Pots de yogourt : lavez-les deux fois, à cause du lait. Asthme : terre humide, pompe sur vous.',
        ],
      },
      observation: [
        'Motricité fine : du poing qui tasse au doigt qui couche, comment sa main change-t-elle?',
        'Éveil aux sciences : pourquoi rien ne sort du pot? Notez l’idée de l’enfant le premier jour, puis une semaine plus tard.',
        'Éveil aux mathématiques : entre ronds, graines et trous, que compte-t-il, et que voit-il d’un coup?',
      ],
      prolongements: [
        'Chaque matin, un doigt touche la terre : sèche, elle boit; noire, on la laisse. Derrière le papier du pot-fenêtre, la graine gonfle vers le troisième jour, puis une racine blanche descend. Après une semaine ou deux, la terre se fend : une tige en crochet sort, parfois coiffée de sa coquille. Un pot muet se déterre ensemble, et se resème.',
        'Quand deux feuilles s’ouvrent, le pot part à la maison avec ses paris. Du balcon, du champ ou d’un bord d’évier, le parent envoie une photo de l’endroit trouvé.',
      ],
      reflexionRetroaction: [
        'Combien de pots ai-je retouchés derrière eux, et pourquoi?',
        'Qui retourne voir la terre de son propre chef?',
      ],
    },
  },
  {
    key: 'quand-un-oeuf-se-pose-tout-se-tait',
    summary:
      'Courir et rugir en dinosaure, du plus gros au plus caché : deux mains sur une tête font une coquille, et toute la plaine devient œuf.',
    ageGroups: ['AGE_3_YEARS_4_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['mouvement-et-defis', 'emotions-et-amitie', 'sons-et-silence'],
    materials: ['tissus'],
    place: 'PARK',
    alsoAt: {
      YARD: 'Dans la cour, la plaine est l’herbe la plus loin de la clôture; tricycles et ballons sont rangés d’abord.',
    },
    seasons: ['SPRING', 'SUMMER', 'AUTUMN'],
    durationMinutes: 30,
    adults: 1,
    onlyNamed: ['EGG'],
    calls: [
      'dinosaure',
      'dinosaures',
      'dinozaure',
      'jouer aux dinosaures',
      'dinosaures qui courent',
      'T-Rex',
      'rugir',
      'rugissement',
      'rugir et courir',
      'faire peur aux autres',
      'a peur des dinosaures',
      'a peur des cris',
      'peur quand les autres crient',
      'se colle à l’adulte',
      'se cache derrière l’éducatrice',
      'reste collé à moi',
      'bouger',
      'la peur',
    ],
    seen: [
      'ils galopent les griffes sorties et hurlent dans les oreilles des petits',
      'elle se roule en boule par terre et dit que personne ne peut la voir',
      'il pèse lourd en marchant et fait trembler la galerie, il dit qu’il est carnivore',
      'ils foncent sur elle en criant et elle recule jusqu’à ma jambe',
      'il n’ose pas dire arrête quand les autres jouent trop fort, il se cache la tête',
      'ils s’énervent tellement dans leur course qu’ils n’entendent plus quand je leur parle',
      'depuis l’expo au musée, ils sont des raptors au parc et un petit en a peur',
      'au parc, la gang court comme des bêtes enragées et une amie reste collée sur le banc',
    ],
    scenes: ['monstres', 'courir', 'peurs', 'voix'],
    picture:
      'Sur l’herbe, une enfant serrée contre la jambe de l’éducatrice pose ses deux mains sur sa tête; devant elles, quatre petits dinosaures s’accroupissent.',
    sheet: {
      titre: 'Quand un œuf se pose, tout se tait',
      observationDepart:
        'Quatre dinosaures passent au galop. « Rrraaah! » Une enfant recule jusqu’à votre jambe, la serre, et regarde filer la troupe entre deux doigts.',
      intentionEducative:
        'Permettre aux enfants de courir et de rugir de tout leur corps, et donner à ceux que le bruit effraie de quoi l’arrêter.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
      ],
      objectifs: [
        'Courir, freiner, s’accroupir et repartir sur l’herbe.',
        'Passer d’une voix de tonnerre à un souffle.',
        'Arrêter un bruit qui fait peur, ou se taire quand un ami le demande.',
      ],
      materiel: [
        item('Cônes mous', 'six, autour de la plaine', 'Sacs à dos posés au sol'),
        item('Couverture, la fougère', 'une', 'Grande serviette'),
        optional('Casque antibruit d’enfant', 'un', 'Capuchon ou bandeau sur les oreilles'),
      ],
      preparation: [
        '{parc|Choisissez une étendue d’herbe plate, loin de la rue, du sentier des chiens et des balançoires.} {cour|Choisissez l’herbe la plus plate, loin de la clôture et des modules; rangez tricycles et ballons.} Marchez-la : ni trou, ni branche, ni verre, ni crotte.',
        'Bordez la plaine de cônes : une quinzaine de vos pas de long, une dizaine de large. Étendez la fougère à cinq pas d’un long bord{parc|, jamais du côté de la rue}{ete|, à l’ombre}. Aucun rugissement n’y entre.',
        'Vous êtes la montagne, debout entre la plaine et la fougère. On peut s’y coller tant qu’on veut.',
        '{1adulte|Seule, tenez-vous de biais : la plaine devant, la fougère au coin de l’œil. Bougez à petits pas, l’enfant collé suit la montagne.} {2adultes|À deux, l’une est la montagne, l’autre court à la queue de la troupe et ne rugit que si on l’en prie.}',
        '{avec-tissu|Étendez aussi @materiel à plat dans l’herbe : une deuxième fougère.}',
      ],
      deroulement: [
        opening(
          { 20: 4, 30: 5, 45: 6 },
          'Faites avec eux le tour des cônes, à la file, d’un pas pesant : « La plaine finit ici. » Rugissez trois fois : du ventre, du nez, puis des yeux seulement. « Lequel était le plus gros? Lequel avait besoin de plus de courage? » Mettez vos deux mains à plat sur votre tête : « Coquille! » Pliez les genoux, faites l’œuf, ne bougez plus. « N’importe qui peut faire la coquille. Le plus petit, le plus peureux, moi. Alors tout le monde devient œuf, jusqu’à ce que cette personne dise : “Éclos!” ou lève les bras. » Essayez deux fois, avec deux enfants.',
        ),
        play(
          { 20: 11, 30: 11, 45: 14 },
          'La troupe part. Ça galope, ça tape, ça rugit vers le ciel. Un enfant s’arrête et pose ses deux mains sur sa tête : coquille! Le voisin le voit, freine, l’imite, puis un autre, et toute la plaine s’accroupit. On entend un oiseau, une auto, le souffle des autres. « Éclos », dit l’œuf du début, fort ou du bout des lèvres, ou ses bras se lèvent, et ça repart. L’enfant collé à votre jambe fait la coquille? Elle compte autant : posez aussitôt vos mains sur votre tête, on vous voit de loin. Dans la fougère, on bâille, on broute de l’air, on regarde courir.',
        ),
        play(
          { 30: 8, 45: 10 },
          'Des dinosaures de toutes sortes arrivent : un énorme qui craint les papillons, un minuscule qui n’a peur de rien, un long cou qui mange et ne rugit jamais. On change d’espèce en route. Un gros s’amène à pas lourds vers la montagne et s’arrête à trois pas. L’enfant collé à la montagne, ou qui le veut, commande alors le rugissement : « Tout petit. Vers l’arbre. Encore. Assez. » Le gros obéit, et peut commander à son tour. {avec-naturel|Les mangeurs d’herbe broutent du bout des doigts autour de @materiel.}',
        ),
        play(
          { 45: 8 },
          'Le troupeau change de plaine : d’un bout à l’autre des cônes, les petits au milieu, les gros autour. Quelle vitesse? Celle du plus lent. Un enfant invente le danger, l’orage, la boue, un autre troupeau; on le contourne, on fait la coquille, on repart. Une main se donne, se lâche, se reprend. Qui veut retraverse seul et rugit à l’arrivée.',
        ),
        closing(
          { 20: 5, 30: 6, 45: 7 },
          'Tous viennent s’asseoir autour de la fougère, assez près pour entendre parler bas. Les mains suivent vos mots, du sol à la tête : « Gros dino, les pieds qui grondent, petit dino, l’œil tout rond, quand la coquille fait la ronde, pas un pas et pas un son. » Écoutez le silence un moment. Puis chaque dinosaure met un rugissement dans ses deux mains fermées, de la taille qu’il veut, et le garde pour {parc|le retour}{cour|plus tard}.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Accueillez la peur comme elle vient : « C’est fort. Tu restes avec moi. Tes mains peuvent tout arrêter. »',
          'Devenez œuf à chaque coquille, la première, même au milieu d’une phrase.',
          'La coquille revient coup sur coup et les coureurs s’impatientent? Allez avec l’enfant inquiet au bout de la plaine et envoyez la troupe vers l’autre : le bruit lui arrivera plus petit.',
          'Laissez collé qui est collé. Pas de « va donc jouer » : votre jambe est une place dans le jeu.',
        ],
        questionsOuvertes: [
          'Quelle sorte de dinosaure es-tu?',
          'De quoi a-t-il peur, le tien?',
          '{30min 45min|Jusqu’où le gros peut-il venir?}',
          'Comment sait-on qu’un dinosaure en a assez?',
        ],
      },
      vocabulaire: [
        'rugir',
        'la coquille',
        'éclore',
        '{20min 30min|la troupe}{45min|le troupeau}',
        '{20min|freiner}{30min 45min|énorme}',
        '{20min|la plaine}{30min 45min|minuscule}',
        'le courage',
        's’accroupir',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'À trois ans, freiner prend quelques pas : comptez jusqu’à cinq avant de trouver la coquille longue. Celui qui l’oublie en courant la retrouve en regardant la montagne.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Oreilles sensibles : casque antibruit, et une tournée où toute la troupe rugit sans voix, gueule ouverte. Un enfant en fauteuil, ou qui court peu, mène la troupe à son pas sur l’herbe la plus ferme, et commande la taille des rugissements.',
        },
        {
          pour: 'interieur',
          texte:
            'Un jour de pluie, on rugit sur place, au tapis : la voix descend du tonnerre au souffle, et les coquilles se font assis.',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’hiver, tapez la plaine à la botte dans la neige : on y court moins vite, on y tombe sur du mou, et les mitaines font la coquille sur les tuques.',
        },
      ],
      securite: {
        risquesAcceptes: ['Chute au freinage, genou vert.', 'Frayeur d’un instant, consolée à la montagne.'],
        dangersAEliminer: [
          'Rugissement à l’oreille ou au visage : il part à trois pas, vers le ciel ou vers un arbre.',
          'Coureur qui fonce sur un œuf : la coquille se fait debout, on freine, puis on s’accroupit.',
          'Dinosaure qui griffe, mord ou poursuit un peureux : ils courent côte à côte; personne n’est la proie.',
          '{parc|Rue, chien, cycliste, balançoire : la course reste entre les cônes, et un chien qui approche appelle votre coquille.} {cour|Barrière, module, tricycle : la course reste entre les cônes, loquet fermé.}',
          'Enfant enroulé dans la couverture : on s’assoit dessus, jamais dessous.',
          '{ete|Soleil et chaleur : courez le matin, avec chapeau, eau et ombre entre deux courses.} {printemps|Herbe gorgée d’eau : choisissez la partie la plus sèche, bottes aux pieds.} {automne|Herbe mouillée, feuilles glissantes : raccourcissez la plaine, on y marche lourd.}',
        ],
        supervision: 'palier3',
        allergies: ['Asthme : courir et rugir essoufflent; la pompe est sur vous. Piqûres : l’auto-injecteur aussi.'],
      },
      observation: [
        'Motricité globale : suivez le corps qui freine, du pas lourd aux genoux pliés.',
        'Compétences émotionnelles : l’enfant collé, à quel moment desserre-t-il une main, et devant quoi?',
        'Compétences sociales : que change chez lui une coquille qu’il n’a pas demandée?',
      ],
      prolongements: [
        'Gardez la coquille toute la semaine : au vestiaire comme au dîner, deux mains sur une tête demandent moins de bruit.',
        'Montrez la coquille aux parents : un aspirateur, un cousin bruyant, et l’enfant a son signe à la maison aussi.',
      ],
      reflexionRetroaction: [
        'Qui a arrêté la troupe aujourd’hui, et qui ne l’ose pas encore?',
        'Quelle peur ai-je voulu presser?',
      ],
    },
  },
]
