import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

/** Small animals, birds, mud, shadow. */
export const MIXED_AGES_EARTH_AND_LIGHT_SHEETS: readonly BankSheet[] = [
  {
    key: 'sous-la-planche',
    summary:
      'Le toit se soulève : cloportes, vers et fourmis courent, et chacun les suit des yeux, du doigt ou à plat ventre.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_LANGUAGE'],
    themes: ['insectes-et-vers', 'terre-et-boue'],
    materials: ['loupes', 'terre', 'papier-et-crayons'],
    place: 'YARD',
    alsoAt: {
      PARK: 'Au parc, une bûche couchée ou une grosse roche plate sert de toit.',
      WOODS: 'Au boisé, roulez une bûche d’un quart de tour vers vous, puis remettez-la en place.',
    },
    seasons: ['SPRING', 'SUMMER', 'AUTUMN'],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'insectes',
      'bibittes',
      'fourmi',
      'cloporte',
      'loupe',
      'observer',
      'peur des bibittes',
      'petites bêtes',
      'terre',
      'écraser',
      'cacher dessous',
      'vers',
      'soulever les roches',
      'nature',
      'vers de terre',
    ],
    seen: [
      'ils soulèvent une planche et hurlent quand ça grouille en dessous',
      'elle suit une fourmi à plat ventre jusqu’à ce qu’elle disparaisse',
      'il avance à quatre pattes et dit qu’il est une bibitte',
      'elle crie et recule dès qu’elle voit un ver de terre',
      'il veut écraser les fourmis et ses amis lui crient arrête',
      'il compte six pattes sur le cloporte et s’obstine qu’il y en a huit',
      'le bébé, sur la couverture, suit des yeux ce qui bouge par terre',
      'dans la cour, ils retournent toutes les roches pour voir qui vit dessous',
    ],
    scenes: ['bestioles'],
    picture:
      'Une planche soulevée découvre des vers et des cloportes; un poupon à plat ventre, une petite accroupie et deux grands les regardent.',
    sheet: {
      titre: 'Sous la {cour|planche}{parc bois|bûche}',
      observationDepart:
        '{cour|Une planche soulevée}{parc bois|Une bûche déplacée} a laissé un rectangle de terre humide. Trois enfants y collent le nez; un autre reste debout, les mains dans les manches.',
      intentionEducative:
        'Éveiller l’intérêt pour le petit vivant et le soin qu’il demande, à la distance que chacun choisit.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Suivre un petit animal sans le déranger.',
        '{18-24m 2-3a 3-4a 4-5a|Décrire ce qu’on voit ou le mimer.} {0-18m !multiage|Montrer des yeux ou du doigt ce qui bouge.}',
        '{18-24m 2-3a 3-4a 4-5a|Poser un geste doux, ou décider de ne pas toucher.} {0-18m !multiage|Chercher le regard de l’adulte devant ce qui surprend.}',
      ],
      materiel: [
        item(
          '{cour|Planche de bois large comme un plateau}{parc bois|Bûche couchée ou roche plate, déjà là}',
          '{cour|une, posée sur l’herbe depuis une semaine}{parc bois|une}',
          '{cour|Roche plate, pot retourné ou rondin, déjà là}{parc bois|Écorce épaisse au sol}',
        ),
        item('{parc bois|Grosse branche, pour caler la bûche}', '{parc bois|une, ramassée sur place}', null),
        item('Couverture', 'une, au bord du trou', 'Bâche pliée'),
        item('Bidon d’eau et savon', 'un de chaque', 'Débarbouillettes mouillées et savonneuses'),
        item(
          '{2-3a 3-4a 4-5a|Loupes à large poignée}',
          '{2-3a 3-4a 4-5a|une pour deux enfants}',
          '{2-3a 3-4a 4-5a|Contenant de plastique transparent}',
        ),
        item(
          '{4-5a|Papier épais et gros crayons}',
          '{4-5a|une feuille et un crayon par enfant}{4-5a multiage| de quatre ans}',
          '{4-5a|Traits du doigt dans la terre}',
        ),
        optional(
          '{2-3a 3-4a 4-5a si-pelles|Petites pelles de plastique}',
          '{2-3a 3-4a 4-5a si-pelles|une pour deux enfants}',
          null,
        ),
        optional(
          '{18-24m 2-3a 3-4a 4-5a si-livres|Livre de petites bêtes}',
          '{18-24m 2-3a 3-4a 4-5a si-livres|un ou deux}',
          null,
        ),
        optional(
          '{3-4a 4-5a si-pots-transparents si-bacs-transparents|Contenant de plastique transparent, une poignée de terre humide au fond}',
          '{3-4a 4-5a si-pots-transparents si-bacs-transparents|un}',
          null,
        ),
        optional(
          '{2-3a 3-4a 4-5a si-vaporisateurs|Vaporisateur d’eau claire}',
          '{2-3a 3-4a 4-5a si-vaporisateurs|un}',
          null,
        ),
        optional(
          '{2-3a 3-4a 4-5a si-lampes-de-poche|Lampe de poche à compartiment vissé}',
          '{2-3a 3-4a 4-5a si-lampes-de-poche|une}',
          null,
        ),
      ],
      preparation: [
        '{cour|Soulevez la planche}{parc bois|Roulez la bûche} avant eux : ni guêpes, ni clous, ni fourmis rouges. Remettez-la. {cour|Rien n’a été posé? Une roche plate, un pot retourné ou un rondin, là depuis longtemps, sera le toit.}',
        'Étendez la couverture : on s’y couche à plat ventre, le nez au bord. {2-3a 3-4a 4-5a|Plus de cinq enfants? Cinq à la fois sont au bord; les autres suivent une fourmi à deux pas de là, puis on change.}',
        '{avec-contenant|Gardez @materiel à côté, une poignée de terre au fond, pour regarder de près une minute.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 5, 45: 6 },
          'Assise près de la {cour|planche}{parc bois|bûche}, posez-y la main à plat, longtemps, puis l’oreille. « C’est frais. Je crois qu’il y a du monde. Qui? » {2-3a 3-4a 4-5a si-lampes-de-poche|Un enfant éclaire le bord, à ras de terre : quelqu’un fuit-il la lumière?} Attendez {2-3a 3-4a 4-5a|les idées}{!2-3a !3-4a !4-5a|un regard}, puis {cour|soulevez-la d’un seul geste et couchez-la derrière vous}{parc bois|roulez-la d’un quart de tour vers vous et calez-la d’une branche}.',
        ),
        play(
          { 20: 13, 30: 19, 45: 20 },
          'Les bêtes courent se cacher. Chacun s’approche ou recule à son gré. {2-3a 3-4a 4-5a|Tendez les loupes : on choisit une bête et on la suit jusqu’à ce qu’elle disparaisse.} {0-18m|Le poupon, à plat ventre sur la couverture, contre votre jambe, suit des yeux ce qui bouge : taisez-vous et pointez.} {0-18m !multiage|Le regard s’en va? Tournez le poupon sur le dos et faites marcher deux doigts sur son ventre, comme la fourmi : elle monte, elle s’arrête. Puis remettez-le à plat ventre : une autre a traversé.} {18-24m multiage|Le trottineur} {18-24m !multiage|Un enfant} {18-24m|s’accroupit, dit « oh », s’en va, revient.} {18-24m !multiage|Il rapporte une feuille et la laisse tomber sur un ver : c’est un cadeau. Soulevez un coin de la feuille : « Parti? » Il la recouche, la soulève encore.} {2-3a|Un enfant part à quatre pattes, comme sa fourmi, et la perd de vue.} {3-4a|« Va-t’en, il fait soleil! » dit un enfant au ver qui s’enfonce.} {2-3a 3-4a 4-5a !18-24m !0-18m|Une fourmi s’en va? Suivez-la ensemble à quatre pattes, sans lui couper la route. Que porte-t-elle? Par quel trou disparaît-elle?} {4-5a|Six pattes ou huit? Les grands dessinent leur bête; deux dessins ne sont pas d’accord : on retourne compter.} {18-24m 2-3a 3-4a 4-5a|Un enfant veut toucher? Mouillez-lui un doigt : il le passe une fois sur le dos de la bête, qui reste sur la terre.}',
        ),
        play(
          { 45: 12 },
          '« De quoi les bêtes ont-elles besoin? » {18-24m 2-3a 3-4a 4-5a|Les enfants posent tout autour du trou des feuilles mortes, des mottes humides, de l’écorce.} {0-18m !multiage|Posez tout autour du trou des feuilles mortes et des mottes humides.} Une bête dort sous la motte? On la laisse où elle est. {0-18m !multiage|Une grande feuille craque dans le poing du poupon : tenez-en la queue, et posez-la ensemble.} {18-24m !multiage|Un enfant apporte toujours la même feuille, la lance, va la rechercher.} C’est le jardin de leur maison : rien ne se pose dans le trou.',
        ),
        closing(
          { 20: 4, 30: 6, 45: 7 },
          '{2-3a 3-4a 4-5a si-pelles|Un ver s’est égaré? Il revient au bord du trou sur le plat d’une pelle, une motte dessous.} {3-4a 4-5a si-pots-transparents si-bacs-transparents|Glissez un ver une minute dans le contenant, sur sa terre : quel bout passe devant? C’est souvent la tête. Puis il rentre.} {2-3a 3-4a 4-5a si-vaporisateurs|Un jet de vaporisateur sur la terre, à côté des bêtes, garde la maison humide.} Annoncez la nuit : « Le toit revient. » Quand tous les doigts sont sortis, {cour|reposez la planche bien à plat}{parc bois|laissez la bûche rouler dans son creux}, lentement. Chacun fait au revoir à celui qu’il a suivi. On se lave les mains au savon, avec l’eau du bidon. {18-24m 2-3a 3-4a 4-5a si-livres|Mains sèches, ouvrez un livre de petites bêtes : qui a-t-on vu? Les doigts le montrent.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Accoudez-vous à la hauteur de la terre, tournée vers tout le groupe.',
          'Nommez ce que vous ressentez, même la surprise.',
          'Mettez votre main entre {18-24m 2-3a 3-4a 4-5a|le pied levé}{0-18m !multiage|le poing qui se ferme} et la bête, sans un mot de trop.',
        ],
        questionsOuvertes: [
          'Où vont-ils, tout à coup?',
          'Comment avance celui-là?',
          '{2-3a 3-4a 4-5a|Qu’est-ce qui arrive si le soleil entre?}',
        ],
      },
      vocabulaire: ['le cloporte', 'la fourmi', 'le ver', 'humide', 'ramper', 'grouiller', 'la patte', 'le toit'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Votre main reste entre la terre et sa bouche; montrez-lui une seule bête, et dites son nom deux fois.',
        },
        {
          pour: '18-24m',
          texte: 'Laissez-le soulever avec vous une petite écorce à côté : c’est le geste qui l’intéresse.',
        },
        { pour: '2-3a', texte: 'Il imite la bête sur la couverture; vous devinez laquelle.' },
        { pour: '3-4a', texte: 'Il donne une explication; redites-la et vérifiez-la ensemble la fois suivante.' },
        { pour: '4-5a', texte: 'Il dessine chaque habitant et garde sa liste, pour la comparer à la suivante.' },
        {
          pour: 'besoins_particuliers',
          texte:
            '{18-24m 2-3a 3-4a 4-5a|Pour l’enfant effrayé, la place du guetteur : debout à trois pas, il dit quand le toit se referme.} {0-18m !multiage|Le poupon effrayé regarde de vos bras, à trois pas, puis de plus près s’il se penche.}',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’hiver, dégagez la {cour|planche}{parc bois|bûche} et cherchez : plus rien ne bouge. Où sont-ils allés? Reposez le toit.',
        },
      ],
      securite: {
        risquesAcceptes: ['Mains terreuses, frissons, cris.', 'Bête échappée sur une manche.'],
        dangersAEliminer: [
          'Toit lâché sur des doigts : l’adulte seul le {cour|soulève}{parc bois|roule} et le remet.',
          '{0-18m 18-24m 2-3a|Terre ou bête à la bouche : les plus petits sont à portée de votre main.}',
          '{2-3a 3-4a 4-5a|Loupe tournée vers le soleil, qui brûle : elle vise la terre et revient dans votre poche.}',
          '{bois automne|Période de chasse : choisissez un bois où elle est interdite.}',
          'Guêpes, chenilles poilues, araignées : regardées de loin; le toit revient aussitôt.',
          '{2-3a 3-4a 4-5a si-pelles|Pelle plantée près du trou : elle coupe les vers; elle porte à plat, sans creuser.}',
          '{2-3a 3-4a 4-5a si-vaporisateurs|Vaporisateur vers un visage : eau claire seulement, et il ne vise que la terre.}',
          '{2-3a 3-4a 4-5a si-lampes-de-poche|Lampe dans les yeux, pile à portée : elle éclaire le sol, et son compartiment est vissé.}',
        ],
        supervision: 'palier1',
        allergies: ['Piqûres : auto-injecteur sur l’adulte, près du groupe.'],
      },
      observation: [
        'Éveil aux sciences : que remarque-t-il sans qu’on le lui montre?',
        'Langage oral : quels mots, sons ou gestes décrivent la bête?',
        'Compétences émotionnelles : comment compose-t-il avec la surprise ou le dégoût?',
      ],
      prolongements: [
        '{cour|Posez une deuxième planche au soleil}{parc bois|Cherchez une autre bûche, au soleil} : les mêmes habitants y viennent-ils?',
        'Les familles peuvent poser une planche au pied d’un mur : l’adulte la lève, l’enfant dit qui habite là.',
      ],
      reflexionRetroaction: ['Qu’ai-je transmis de ma propre peur?', 'Qui a regardé de loin, et qu’a-t-il vu?'],
    },
  },
  {
    key: 'le-nid-des-oisillons',
    summary:
      'Bec ouvert au milieu du nid, ailes étendues autour : on se nourrit, on couve, on part chercher à manger, et le nid se remplit.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['oiseaux', 'cabanes-et-constructions', 'emotions-et-amitie'],
    materials: ['tissus', 'batons'],
    place: 'YARD',
    alsoAt: {
      PARK: 'Au parc, un arbre isolé donne le nid; les oiseaux s’envolent jusqu’à la table de bois.',
      WOODS: 'Au boisé, le nid se borde de branches tombées et d’écorces, au pied d’un gros arbre.',
      INDOORS: 'Dedans, des coussins bordent le nid et les oiseaux contournent les meubles.',
    },
    seasons: ['SPRING', 'SUMMER'],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'oiseau',
      'nid',
      'oisillon',
      'bec',
      'voler',
      'nourrir',
      'bébé',
      'prendre soin',
      'merle',
      'ver',
      'couver',
      'ailes',
      'maman oiseau',
    ],
    seen: [
      'ils ouvrent la bouche et font piou piou pour qu’on leur donne à manger',
      'elle étend les bras et vole autour de la couverture roulée',
      'il apporte un bout de tissu à la fois à chaque bébé oiseau',
      'elle s’assoit sur son ami pour le couver et le garder au chaud',
      'il joue au bébé et veut qu’on le nourrisse à la cuillère',
      'le poupon attrape les guenilles qu’on lui tend et les redonne',
      'depuis qu’un couple de merles niche sous la galerie, ils imitent les parents',
      'dans la cour, un enfant guette le chat pendant que les autres cherchent à manger',
    ],
    scenes: ['imiter-animaux', 'bebes-soins', 'bestioles'],
    picture:
      'Au milieu d’un grand nid de branches, un poupon reçoit un ver de tissu; autour, les autres couvent, volent et rapportent à manger.',
    sheet: {
      titre: 'Le nid des oisillons',
      observationDepart:
        'Un merle va et vient {dehors|au-dessus du groupe}{dedans|devant la fenêtre}, quelque chose au bec. Les enfants lèvent la tête chaque fois et ouvrent la bouche.',
      intentionEducative:
        'Permettre de prendre soin d’un autre et d’être soigné, dans un jeu où chaque rôle se quitte.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
      ],
      objectifs: [
        '{18-24m 2-3a 3-4a 4-5a|Nourrir, couver, appeler et répondre.} {!18-24m !2-3a !3-4a !4-5a|Prendre le ver, le rendre, appeler et répondre.}',
        '{18-24m 2-3a 3-4a 4-5a|Courir et revenir sans bousculer le nid.} {!18-24m !2-3a !3-4a !4-5a|Se tourner, ramper ou tendre le bras vers le ver.}',
        '{18-24m 2-3a 3-4a 4-5a|Deviner ce dont l’autre a besoin.} {!18-24m !2-3a !3-4a !4-5a|Chercher le ver qu’il a vu se cacher.}',
      ],
      materiel: [
        item('Grande couverture roulée en rond, le nid', 'une', 'Deux draps tordus'),
        item(
          '{dehors|Branches tombées, sans épines}{dedans|Coussins fermes}',
          'une douzaine, autour du nid',
          '{dehors|Herbes longues}{dedans|Chandails roulés}',
        ),
        item('Débarbouillettes roulées, les vers', 'deux par enfant', 'Carrés de tissu'),
        item('Panier', 'un', 'Boîte de carton'),
        item('{0-18m|Couverture épaisse, le fond du nid}', '{0-18m|une}', '{0-18m|Tapis de jeu}'),
        item('{dedans|Photo d’un vrai nid}', '{dedans|une}', '{dedans|Page d’un livre d’oiseaux}'),
      ],
      preparation: [
        '{dehors|S’il y a un vrai nid dans les environs, regardez-le d’abord de loin, sans vous arrêter dessous.} {dedans|Regardez d’abord la photo d’un vrai nid.}',
        'Roulez la grande couverture en rond : c’est le nid. Bordez-la de {dehors|branches couchées}{dedans|coussins}, à hauteur de genou d’enfant, et laissez deux entrées. {18-24m 2-3a 3-4a 4-5a dehors|Mettez les vers dans le panier, à dix pas de là.} {18-24m 2-3a 3-4a 4-5a dedans|Mettez les vers dans le panier, à l’autre bout de la pièce.} {0-18m multiage|Gardez-en deux près de vous pour les oisillons du centre.} {!18-24m !2-3a !3-4a !4-5a|Mettez les vers dans le panier, à portée de votre main et de celles des poupons.}',
        '{0-18m|Étendez la couverture épaisse au centre et gardez-le libre : c’est la place des oisillons qui ne marchent pas.}',
        '{avec-tissu|Ajoutez @materiel dans le nid.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Les bras en ailes, tournez autour du nid et posez-vous au bord. Ouvrez la bouche vers le panier : « Piiii! J’ai faim! Un ver! » Une main finira par vous tendre quelque chose : remerciez d’un battement d’ailes.',
        ),
        play(
          { 20: 13, 30: 20, 45: 21 },
          'Le nid a faim. {0-18m|Le poupon, au milieu, reçoit les vers de tissu, les secoue, les rend : c’est l’oisillon le plus nourri du quartier.} {0-18m !multiage|Pépiez avant de tendre le ver et attendez sa main ou son cri. Il jette le ver hors du nid? Rapportez-le en battant des ailes, chaque fois plus lentement. Cachez-le ensuite sous votre paume, puis sous un pli de la couverture : il fouille, il tire. Rassasié, il se couche; vos ailes font du vent au-dessus de lui.} {18-24m|Le trottineur fait la navette, un ver à la fois, sans jamais se tromper de bec.} {18-24m !multiage|Ouvrez grand le vôtre : le ver finit sur votre tête; avalez quand même. Deux mains tirent le même ver? Laissez-en tomber un second. Le panier se vide d’un coup : c’est un festin, et l’on remplit.} {2-3a|Oisillon le temps d’une bouchée, puis oiseau de nouveau : les bras savent battre dans les deux cas.} {2-3a !multiage|Le panier plaît plus que le nid? Il devient un deuxième nid, avec un ver roulé en boule, à couver.} {3-4a|Des oisillons difficiles pépient, réclament, renvoient le ver à la cuisine.} {3-4a !multiage|Un oisillon tombe hors du nid exprès : on accourt, on le ramène sous une aile, on le réchauffe, et il retombe.} {4-5a|Deux chassent, un guette, un ramène : ils l’ont réglé sans vous.} {4-5a !multiage|La chasse se calme? Devenez l’oisillon qui vient de naître : vous ne savez ni manger, ni voler, et ils vous montrent. Combien d’oiseaux peuvent quitter le nid à la fois? Ils décident.} {18-24m 2-3a 3-4a 4-5a|Celui qui n’a pas faim peut couver, assis sur le bord.} {18-24m 2-3a 3-4a 4-5a|Plus personne ne chasse? Cachez trois vers dans la bordure.}',
        ),
        play(
          { 45: 12 },
          '{18-24m 2-3a 3-4a 4-5a|Un nuage passe, un chat rôde : à vous de l’annoncer d’une voix égale. Que fait un nid quand il pleut? Les ailes se serrent, et c’est tout le groupe qui se serre}{0-18m multiage|, au bord, le centre libre}{18-24m 2-3a 3-4a 4-5a|.} {18-24m 2-3a 3-4a 4-5a|Le ciel se dégage? La chasse repart, jusqu’au prochain nuage ou au prochain chat, que les enfants annoncent à leur tour.} {!18-24m !2-3a !3-4a !4-5a|« Il pleut sur le nid! » Tambourinez du bout des doigts sur la couverture, puis arrondissez les bras au-dessus des poupons, comme deux ailes. Ouvrez-les : « Le soleil! » Attendez un cri, une main ou un sourire : la pluie revient, plus douce.} Le danger passé, comptez les becs tout haut, du bout du doigt.',
        ),
        closing(
          { 20: 4, 30: 6, 45: 7 },
          '{18-24m 2-3a 3-4a 4-5a|Les oisillons ont grandi : ils battent des ailes, sortent par les deux entrées et sautent,} {18-24m 2-3a 3-4a 4-5a cour parc|les deux pieds dans l’herbe.}{18-24m 2-3a 3-4a 4-5a bois|les deux pieds dans les feuilles.}{18-24m 2-3a 3-4a 4-5a dedans|les deux pieds au plancher.} {!18-24m !2-3a !3-4a !4-5a|Les oisillons ont grandi : soulevez-les un à la fois par-dessus le bord, tout doucement, et posez-les contre vous.} Rangez le nid {dehors|branche par branche}{dedans|coussin par coussin}, le dernier ver sur le dessus du panier.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Pépiez la nouvelle pour tout le nid : « Un deuxième ver arrive! »',
          'Restez assise au bord du nid{18-24m 2-3a 3-4a 4-5a| : les coureurs vous contournent}.',
          '{18-24m 2-3a 3-4a 4-5a|Protégez du bras le centre quand la chasse s’emballe.}',
        ],
        questionsOuvertes: [
          'Comment un oisillon demande-t-il?',
          'Qui a faim, dans le nid?',
          'De quoi a besoin celui qui ne vole pas encore?',
        ],
      },
      vocabulaire: [
        'le nid',
        'l’oisillon',
        'le bec',
        '{18-24m 2-3a 3-4a 4-5a|couver}',
        'pépier',
        'nourrir',
        'l’aile',
        '{18-24m 2-3a 3-4a 4-5a|s’envoler}',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Son ver est une débarbouillette entière, fraîchement lavée{0-18m multiage|; un autre enfant la lui tend}; vous restez à un bras de lui.',
        },
        { pour: '18-24m', texte: 'Un seul trajet, du panier au nid, et deux oisillons à choisir.' },
        {
          pour: '2-3a',
          texte:
            'Laissez-le passer d’un rôle à l’autre sans le lui demander : il se nourrit lui-même et c’est correct.',
        },
        { pour: '3-4a', texte: 'Il décide de ce qu’il y a dans le ver : une fraise, une chenille, du gruau.' },
        {
          pour: '4-5a',
          texte:
            '{20min 30min|Il règle les tours de garde : qui chasse, qui couve, qui reste au nid.} {45min|Il règle les tours de garde et trouve où se cacher quand le chat passe.}',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            '{18-24m 2-3a 3-4a 4-5a|L’enfant qui se déplace peu habite le nid : tous lui rapportent la chasse, et les becs s’ouvrent vers lui.} {!18-24m !2-3a !3-4a !4-5a|Le poupon qui bouge peu reçoit le ver au creux de la main : dès qu’un doigt serre, répondez « Piiii! ».}',
        },
        {
          pour: 'interieur',
          texte:
            '{dehors|Par temps de pluie, des coussins font le bord du nid}{dehors 18-24m 2-3a 3-4a 4-5a| et les oiseaux volent entre les tables}{dehors|.}',
        },
        {
          pour: 'autre_saison',
          texte:
            '{18-24m 2-3a 3-4a 4-5a|L’automne, la bande fait ses provisions de vers, puis s’envole ensemble vers le sud, d’un bout à l’autre de l’espace.} {!18-24m !2-3a !3-4a !4-5a|L’automne, vos bras emportent l’oisillon vers le sud, d’un bout à l’autre de l’espace, puis le ramènent au nid.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          '{18-24m 2-3a 3-4a 4-5a|Collision d’ailes, chute au bord du nid.} {!18-24m !2-3a !3-4a !4-5a|Culbute molle dans le nid.}',
          'Ver convoité par deux becs.',
        ],
        dangersAEliminer: [
          '{18-24m 2-3a 3-4a 4-5a|Course au ras du nid : on y entre en marchant, par les deux entrées.}',
          '{18-24m 2-3a 3-4a 4-5a|Tissu dans la bouche : on fait semblant, bec fermé, le ver reste dans la main.} {0-18m|Ver enfoncé dans la bouche d’un poupon : retirez-le doucement et donnez-lui-en un sec.}',
          '{0-18m|Visage de poupon enfoui dans la couverture ou le bord : retournez-le aussitôt; s’il s’endort, son lit l’attend, sur le dos.}',
          '{dehors|Branche tirée du bord ou brandie : elle retourne au nid, couchée; celle qui pique ou s’effrite s’en va.}',
          '{dehors|Vrai nid au-dessus du jeu : on s’installe ailleurs, les parents oiseaux ont peur.} {dedans 18-24m 2-3a 3-4a 4-5a|Saut du haut d’une chaise : les envols partent du sol.}',
        ],
        supervision: 'palier1',
        allergies: [
          '{dehors|Pollens et piqûres : auto-injecteur sur l’adulte.} {dedans|Coussins sans plume si un enfant y réagit.}',
        ],
      },
      observation: [
        'Compétences sociales : {18-24m 2-3a 3-4a 4-5a|l’enfant devine-t-il ce que veut celui qu’il nourrit?}{!18-24m !2-3a !3-4a !4-5a|comment le poupon demande-t-il le ver, et à qui le rend-il?}',
        'Motricité globale : comment {18-24m 2-3a 3-4a 4-5a|court-il, tourne-t-il, ralentit-il près du nid?}{!18-24m !2-3a !3-4a !4-5a|se tourne-t-il ou rampe-t-il vers le ver caché?}',
        '{18-24m 2-3a 3-4a 4-5a|Concept de soi : quel rôle garde-t-il longtemps?} {!18-24m !2-3a !3-4a !4-5a|Fonction symbolique : que répond-il à vos ailes et à votre « Piiii! »?}',
      ],
      prolongements: [
        'Cherchez un vrai nid et dites de loin ce qu’on y voit : il reste sur sa branche.',
        '{cour dedans|À l’heure du départ, le parent s’assoit au nid et ouvre le bec.} {parc bois|Au retour, la couverture roulée refait le nid au local : le parent s’y assoit et ouvre le bec.}',
      ],
      reflexionRetroaction: [
        'Ai-je attribué les rôles sans le vouloir?',
        'Quel geste de soin ai-je vu pour la première fois?',
      ],
    },
  },
  {
    key: 'les-visages-de-l-arbre',
    summary:
      'Une boule de boue, deux cocottes, une feuille : des visages fâchés, surpris ou endormis apparaissent sur les troncs, à chacun sa hauteur.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['terre-et-boue', 'couleurs-et-textures', 'arbres-et-feuilles'],
    materials: ['terre', 'eau', 'feuilles', 'cocottes', 'chaudieres-et-pelles'],
    place: 'WOODS',
    alsoAt: {
      YARD: 'Dans la cour, l’arbre, un poteau de bois ou une planche bien calée au mur portent les visages.',
      PARK: 'Au parc, apportez la chaudière d’eau et prenez la terre au pied de l’arbre.',
    },
    seasons: ['SPRING', 'SUMMER', 'AUTUMN'],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'boue',
      'terre',
      'visage',
      'émotions',
      'fâché',
      'bonhomme',
      'tronc',
      'coller',
      'modeler',
      'argile',
      'grimace',
      'sculpture',
      'arbre',
      'modelage',
    ],
    seen: [
      'il plaque de la bouette sur le tronc et lui fait deux yeux avec ses pouces',
      'elle roule une boule de terre et la lance sur l’écorce',
      'ils cherchent des aiguilles de pin pour faire des cheveux au bonhomme',
      'il fait la face fâchée et veut que je devine ce qu’il a',
      'elle refuse de se salir les mains et regarde la boue de loin',
      'deux troncs se disputent avec de grosses voix puis se donnent un bec',
      'après la pluie, ils ont mis de la terre partout et en sont ravis',
      'dans le boisé, un enfant jure que l’arbre le regarde',
    ],
    scenes: ['petrir', 'flaques-boue'],
    picture:
      'Des visages de boue, surpris, fâché ou endormi, apparaissent sur les troncs; un poupon écrase de la boue sur une bâche.',
    sheet: {
      titre: 'Les visages de l’arbre',
      observationDepart:
        'Après la pluie, une motte est restée collée à l’écorce. Un enfant y a planté deux doigts : « Il nous regarde. »',
      intentionEducative:
        'Offrir une terre qui se défait et se refait, {2-3a 3-4a 4-5a|pour donner un visage à une émotion, la changer et en parler}{!2-3a !3-4a !4-5a|à presser, à secouer, et des grimaces auxquelles répondre}.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Développement sensoriel', role: 'secondaire' },
      ],
      objectifs: [
        '{18-24m 2-3a 3-4a 4-5a|Pétrir, plaquer, gratter et recommencer.}{!18-24m !2-3a !3-4a !4-5a|Écraser la boue, la soulever et recommencer.}',
        '{2-3a 3-4a 4-5a|Reconnaître ou inventer une expression.}{!2-3a !3-4a !4-5a|Regarder une grimace, puis y répondre par la sienne.}',
        '{2-3a 3-4a 4-5a|Dire ce que le visage vit.}',
      ],
      materiel: [
        item('Terre meuble sans roches', 'deux chaudières', 'Sable mouillé'),
        item('Chaudière d’eau', 'une, à la main de l’adulte', 'Bouteille d’arrosage'),
        item(
          '{18-24m 2-3a 3-4a 4-5a|Feuilles, écorces tombées et grosses cocottes}{!18-24m !2-3a !3-4a !4-5a|Grandes feuilles souples}',
          'six par enfant',
          '{2-3a 3-4a 4-5a|Herbes et branches fines}{!2-3a !3-4a !4-5a|Carrés de tissu}',
        ),
        item('Débarbouillettes mouillées', 'deux par enfant', 'Linges propres et eau'),
        item('Bâche', 'une, devant le tronc', 'Vieux drap'),
      ],
      preparation: [
        'Choisissez un gros tronc dégagé, sans nid ni sève qui coule. {18-24m 2-3a 3-4a 4-5a bois parc|Plus de quatre enfants? Prenez aussi un tronc voisin.} {18-24m 2-3a 3-4a 4-5a cour|Plus de quatre enfants? Prenez aussi un poteau ou une planche, tout près.} {18-24m 2-3a 3-4a 4-5a|On travaille du côté que vous voyez.}',
        'Versez l’eau sur la terre jusqu’à ce qu’une boule tienne dans la main.',
        'Étendez la bâche au pied du tronc : {0-18m|le poupon y travaille, }les genoux y restent propres un moment.',
        '{avec-contenant|Remplissez aussi @materiel de boue, au pied du tronc.} {avec-naturel|Posez @materiel près des feuilles.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 5, 45: 6 },
          'Prenez une poignée, roulez-la, plaquez-la sur l’écorce, à hauteur de vos genoux. Pouf! Un pouce, un autre pouce. « Oh. Il est… quoi? » Levez les sourcils comme lui.',
        ),
        play(
          { 20: 13, 30: 19, 45: 20 },
          '{18-24m 2-3a 3-4a 4-5a|Chacun travaille à sa hauteur.} {0-18m|Le poupon écrase la boue sur la bâche, la soulève, la regarde couler entre ses doigts.} {0-18m !multiage|Écrasez une boule d’un coup de paume, pouf! et attendez sa main. Couchez ensuite une grande feuille sur sa boue : elle colle à ses doigts, il la secoue. Il lève les yeux? Faites une grimace, puis une autre, jusqu’à ce qu’il en fasse une.} {18-24m|Le trottineur plaque, gratte, replaque au même endroit.} {18-24m !multiage|Appuyez votre main dans sa boue et retirez-la : il met la sienne dans la trace. Tendez ensuite une grosse cocotte : il la pique, l’arrache, la repique.} {2-3a|Deux yeux, plus d’yeux, « dodo » : le bonhomme s’endort et se réveille sous la même paume.} {3-4a|Les bons cheveux se cherchent au pied de l’arbre : trop raides, trop mous, ceux-là.} {4-5a|Deux visages se disputent, chacun avec sa voix, puis font la paix.} {2-3a 3-4a 4-5a !0-18m|Passez entre eux, la chaudière d’eau à la main, et imitez chaque visage avec le vôtre.} {0-18m multiage|De la bâche, imitez chaque visage avec le vôtre.} {18-24m 2-3a 3-4a 4-5a|Une motte sèche et tombe? Ramassez-la en boule : elle recommence plus bas.} {2-3a 3-4a 4-5a|Tous ont leur visage? Plaquez une boule sans yeux ni bouche : « Celui-là, qu’est-ce qu’il a? »}',
        ),
        play(
          { 45: 12 },
          '{2-3a 3-4a 4-5a|Les visages se répondent, d’un arbre à l’autre ou de haut en bas du même. Qu’est-ce qui rendrait celui-ci moins triste? On déplace une feuille, on ajoute un sourire, on en fait un troisième.} {!2-3a !3-4a !4-5a|Assoyez-vous avec les petits devant le visage que vous avez plaqué. Bouchez un œil de boue, rouvrez-le du pouce : « Coucou! » Une paume rebouche tout? Percez une bouche, plus bas, à leur hauteur.}',
        ),
        closing(
          { 20: 4, 30: 6, 45: 7 },
          '{2-3a 3-4a 4-5a|Chacun présente son visage par la grimace qui lui va; les autres la refont.} {!2-3a !3-4a !4-5a|Devant le visage que vous avez plaqué, faites une dernière grimace, puis un au revoir de la main.} Rien n’est rapporté : la pluie fera le reste. Rincez les mains, videz la chaudière d’eau; à la prochaine sortie, on ira voir ce qui a tenu.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Travaillez à genoux, les deux mains dans la boue.',
          'Prêtez votre figure : fâchée, étonnée, endormie.',
          '{2-3a 3-4a 4-5a|Attendez que l’auteur recule d’un pas avant de parler de son visage.}',
        ],
        questionsOuvertes: [
          'Comment va celui-ci?',
          '{2-3a 3-4a 4-5a|Qu’est-ce qui lui est arrivé?}{!2-3a !3-4a !4-5a|Que fait la boue entre tes doigts?}',
          '{2-3a 3-4a 4-5a|Comment changerait-on son humeur?}',
        ],
      },
      vocabulaire: ['pétrir', 'plaquer', 'l’écorce', 'fâché', 'surpris', 'la grimace', 'la motte', 'couler'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Une boule de boue grosse comme ses deux mains, sans brindille; vous tenez son poignet quand il porte les doigts au visage.',
        },
        {
          pour: '18-24m',
          texte: 'Un carré d’écorce à ses pieds : il plaque, il gratte, et vous faites la grimace qui va avec.',
        },
        { pour: '2-3a', texte: 'Il met les yeux où il veut; ne déplacez rien.' },
        { pour: '3-4a', texte: 'Il donne une humeur au visage et dit pourquoi, avec les mots qu’il a.' },
        { pour: '4-5a', texte: 'Il invente ce que deux visages se sont dit avant notre arrivée.' },
        {
          pour: 'besoins_particuliers',
          texte:
            '{2-3a 3-4a 4-5a|L’enfant qui refuse la boue travaille à la feuille et à la cocotte : il choisit, il tend, les autres collent.} {!2-3a !3-4a !4-5a|L’enfant que la boue dérange touche d’abord une grande feuille mouillée, sur vos genoux.}',
        },
        { pour: 'interieur', texte: 'La même boue dans un bac, sur une bâche, et un carton debout pour tronc.' },
        {
          pour: 'autre_saison',
          texte: 'L’hiver, les mêmes visages se font en neige collante, sur le tronc{cour| ou sur la clôture}.',
        },
      ],
      securite: {
        risquesAcceptes: ['Manches et cheveux boueux.', '{2-3a 3-4a 4-5a|Visage raté, colère.}'],
        dangersAEliminer: [
          'Noyade : quelques centimètres d’eau suffisent; la chaudière reste contre vous, à portée de bras, et se vide dès la fin du jeu.',
          'Terre à la bouche : une débarbouillette pour la main et les lèvres, puis on recommence.',
          '{0-18m 18-24m 2-3a|Petite roche ou bout d’écorce dans la boue : ce qui passe dans un rouleau de papier hygiénique sort du jeu.}',
          'Branche morte au-dessus, sève, herbe à puce : on change de tronc.',
        ],
        supervision: 'palier1',
        allergies: ['Sèves et plantes : mains rincées à la sortie; piqûres, auto-injecteur sur l’adulte.'],
      },
      observation: [
        'Compétences émotionnelles : {2-3a 3-4a 4-5a|quelle humeur donne-t-il, et s’en souvient-il?}{!2-3a !3-4a !4-5a|que fait sa figure devant votre grimace?}',
        'Motricité fine : quelle force met-il pour {18-24m 2-3a 3-4a 4-5a|pétrir, coller, gratter}{!18-24m !2-3a !3-4a !4-5a|écraser et soulever la boue}?',
        'Langage oral : {2-3a 3-4a 4-5a|quels mots vont avec le visage qu’il a fait?}{!2-3a !3-4a !4-5a|quels sons, quels mots lui viennent devant la boue?}',
      ],
      prolongements: [
        'Revenez après la pluie : que reste-t-il des yeux?',
        '{cour 2-3a 3-4a 4-5a|En quittant, le parent passe par ce tronc, et l’enfant lui montre le visage qui a son humeur du jour.} {bois parc 2-3a 3-4a 4-5a|Une photo des visages, prise avant de partir, attend au vestiaire : l’enfant montre à son parent celui qui a son humeur du jour.} {!2-3a !3-4a !4-5a|Une photo du visage, prise avant de partir, attend au vestiaire : le parent en refait la grimace, et l’enfant lui répond.}',
      ],
      reflexionRetroaction: [
        'Ai-je commenté le visage ou l’enfant?',
        'Quelle émotion a été dite tout haut, et par qui?',
      ],
    },
  },
  {
    key: 'qui-est-derriere-le-drap',
    summary:
      'Une main géante, un ours, un chapeau qui marche : derrière le drap éclairé, on disparaît et l’on devient son ombre.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_LANGUAGE'],
    themes: ['lumiere-et-ombre', 'contes-et-lettres'],
    materials: ['tissus'],
    place: 'INDOORS',
    seasons: ['AUTUMN', 'WINTER'],
    alsoIn: {
      SPRING: 'Au printemps, il fait clair plus tard : prenez la pièce aux rideaux les plus épais.',
      SUMMER: 'L’été, gardez ce jeu pour un jour de pluie, dans la pièce la plus sombre.',
    },
    durationMinutes: 30,
    adults: 1,
    calls: [
      'ombre',
      'théâtre d’ombres',
      'lampe',
      'lumière',
      'drap',
      'deviner',
      'se cacher',
      'silhouette',
      'noir',
      'soir',
      'mains',
      'histoire',
      'gros et petit',
    ],
    seen: [
      'il met sa main devant la lampe et fait un monstre sur le mur',
      'elle passe derrière le rideau et attend qu’on devine son nom',
      'ils s’approchent de la lumière pour avoir l’air d’un géant',
      'le petit salue sa propre forme noire sur le drap et rit',
      'elle a peur quand on éteint et se colle à moi',
      'il pousse pour être le prochain à passer derrière',
      'depuis l’après-midi sombre de novembre, ils jouent avec les lampes de poche',
      'à la sieste, ils voient des doigts bouger au plafond et crient c’est un loup',
    ],
    scenes: ['ombre-lumiere', 'cacher-trouver'],
    picture:
      'Derrière un drap éclairé, une grande ombre d’ours lève les bras; des enfants la regardent, l’un d’eux soulève le bord pour vérifier.',
    sheet: {
      titre: 'Qui est derrière le drap?',
      observationDepart:
        'La pièce était sombre, une lampe brillait derrière un rideau. Un bras immense y est passé : tous ont crié de surprise.',
      intentionEducative:
        'Éveiller la curiosité pour une ombre qu’on commande, qui grandit, disparaît et devient quelqu’un.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
      ],
      objectifs: [
        '{18-24m 2-3a 3-4a 4-5a|Voir son ombre grandir près de la lampe, et rapetisser près du drap.} {!18-24m !2-3a !3-4a !4-5a|Toucher l’ombre sur le drap, et la chercher quand elle disparaît.}',
        '{2-3a 3-4a 4-5a|Faire deviner, ou deviner, par une silhouette.} {!2-3a !3-4a !4-5a|Suivre des yeux une ombre qui passe.}',
        '{3-4a 4-5a|Raconter un bout d’histoire avec un bras ou un chapeau.} {!3-4a !4-5a|Répondre à une ombre d’un geste, d’un son ou d’un mot.}',
      ],
      materiel: [
        item('Drap clair', 'un, tendu entre deux meubles', '{!0-18m|Rideau de douche mat}{0-18m|Nappe claire}'),
        item('Lampe à DEL', 'une, fixée en hauteur par l’adulte', 'Lampe de poche attachée à une tablette haute'),
        item(
          '{2-3a 3-4a 4-5a|Chapeaux, cuillère de bois, toutou}{!2-3a !3-4a !4-5a !20min|Chapeau, cuillère de bois, toutou}',
          '{2-3a 3-4a 4-5a|quatre objets au grand contour}{!2-3a !3-4a !4-5a|un de chaque, au grand contour}',
          'Mains et cheveux',
        ),
        item('{0-18m|Tapis, la place des poupons}', '{0-18m|un}', '{0-18m|Couverture épaisse}'),
      ],
      preparation: [
        'Fixez la lampe en hauteur, derrière le drap, fil et ampoule hors d’atteinte. Tirez sur le drap : il tient.',
        '{18-24m 2-3a 3-4a 4-5a|Dégagez l’allée des acteurs, derrière le drap; devant, c’est la place de ceux qui regardent.} {!18-24m !2-3a !3-4a !4-5a|Dégagez le plancher devant le drap : c’est de là que les poupons regardent.}',
        '{0-18m|Étendez le tapis au pied du drap, côté spectateurs : l’ombre y passe au-dessus du poupon.}',
        '{avec-tissu|Essayez @materiel devant la lumière : quelle ombre paraît?}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 5, 45: 6 },
          'Tirez les rideaux, allumez la lampe. Sans parler, passez la main derrière le drap, doigts ouverts. Fermez-la, retirez-la, puis ramenez-la plus près de la lampe : son ombre revient plus grosse.',
        ),
        play(
          { 20: 12, 30: 17, 45: 18 },
          '{2-3a 3-4a 4-5a|Trois enfants à la fois passent derrière; les autres, assis devant, refont de leurs bras l’ombre qu’ils voient. Leur ombre faite, trois autres y vont.} {!2-3a !3-4a !4-5a|Passez la main derrière, faites son ombre, ressortez-la et saluez.} {0-18m|Le poupon, devant, tend le bras vers ce qui bouge et attrape un bout de drap.} {18-24m|Le trottineur fait des allers-retours et salue son ombre à chaque passage.} {2-3a|À chaque ombre, une main soulève le drap pour vérifier qui est là.} {3-4a|« Je suis un ours! » crie quelqu’un avant de paraître, pour ne pas laisser de doute.} {4-5a|Un pas vers la lampe, un pas vers le drap : d’où est-on le plus grand? Puis l’acteur choisit le chapeau, la cuillère ou le toutou, et change sa forme sans rien dire : devant, on devine.} {0-18m !multiage !20min|Appuyez la paume contre le drap : il la touche, elle est chaude. Retirez-la, attendez un regard ou un son, posez-la plus bas. S’il se détourne, changez d’ombre, toutou, chapeau ou cuillère : elle s’arrête au milieu jusqu’à ce qu’une main l’appelle.} {18-24m !2-3a !3-4a !4-5a !20min|Un ami resté devant tape l’ombre à deux mains; elle recule et rit. Au dixième passage, donnez le chapeau, la cuillère ou le toutou à celui qui part : à la sortie, le suivant le réclame.} Du bout du drap, gardez un œil sur chaque côté.',
        ),
        play(
          { 45: 14 },
          'L’ombre d’un objet traverse lentement. « Qu’est-ce que c’était? » À chaque réponse, l’objet repasse, un peu tourné. {18-24m 2-3a 3-4a 4-5a|Les enfants prennent la place de celui qui le tient.} {0-18m !multiage|Puis sortez le toutou par le bord du drap : le poupon le serre, le lâche. Faites passer l’ombre, puis sortez le vrai, quatre fois de suite : le poupon finit par regarder le bord avant que le museau paraisse.} {18-24m !multiage|Échappez le chapeau en plein passage : « Oups! » Un enfant le ramasse, le rapporte derrière, et c’est à lui de l’échapper.} {2-3a !multiage|Tout est reconnu? Passez un pied sans soulier : on rit, on vérifie sous le drap, et chacun vient montrer le sien.} {3-4a !multiage|De profil, la cuillère est un bâton; de face, une boule : lequel dit vrai? Trop facile? Coiffez le toutou du chapeau : un monsieur neuf, à baptiser.} {4-5a !multiage|On a droit à trois questions : l’ombre monte pour dire oui, descend pour dire non. Trop facile? Une main ouverte cache la moitié de l’objet. Qui devine choisit le suivant, en secret.}',
        ),
        closing(
          { 20: 5, 30: 8, 45: 7 },
          'Toutes les mains s’ouvrent ensemble sur le drap éclairé, puis se retirent, doigt par doigt. Éteignez la lampe, laissez les yeux s’habituer. Rouvrez les rideaux et cherchez où sont passées les ombres.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Assoyez-vous au bout du drap et réagissez à chaque ombre en vrai public.',
          'Répétez chaque réponse comme une grande idée, même « miaou ».',
          'Éteignez la lampe avant de vous éloigner, même une minute.',
        ],
        questionsOuvertes: [
          'Qui est là?',
          '{2-3a 3-4a 4-5a|Comment as-tu fait pour devenir si grand?} {!2-3a !3-4a !4-5a|Où est partie la main?}',
          '{18-24m 2-3a 3-4a 4-5a|Où est ton ombre quand on éteint?} {!18-24m !2-3a !3-4a !4-5a|Que fait l’ombre?}',
        ],
      },
      vocabulaire: [
        'l’ombre',
        'la silhouette',
        'grandir',
        'rapetisser',
        'derrière',
        'deviner',
        'éclairer',
        'disparaître',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte: 'Couché au pied du drap, à un bras de vous, il suit des yeux la main qui passe.',
        },
        {
          pour: '18-24m',
          texte: 'Le va-et-vient sans devinette : il passe derrière, ressort, et vous dites son nom à chaque fois.',
        },
        { pour: '2-3a', texte: 'Passez la cuillère, puis le chapeau : il les reconnaît au contour.' },
        { pour: '3-4a', texte: 'Il choisit l’objet et la voix qui va avec son ombre.' },
        {
          pour: '4-5a',
          texte: 'Il raconte en trois ombres : quelqu’un arrive, il se passe quelque chose, quelqu’un repart.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui voit peu pose la main sur le drap, là où l’ombre s’arrête : derrière, une autre main s’y appuie, et vous dites à qui elle est.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{automne hiver|Aux beaux jours, le matin, chacun retrouve la même ombre couchée par terre dans la cour et la fait changer.} {printemps ete|L’hiver, il fait noir à l’heure du départ : le parent qui arrive passe à son tour derrière le drap.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Nez dans le drap, surprise.', 'Crainte du noir : la porte du corridor reste ouverte.'],
        dangersAEliminer: [
          'Lampe à portée des enfants : fixée haut, fil plaqué au mur, ampoule froide ou à DEL.',
          'Drap tendu avec une corde à hauteur de cou : fixé à des meubles, jamais à une corde.',
          '{0-18m multiage|Poupon sous les pieds des acteurs : les passages se font derrière le drap seulement.}',
          '{0-18m|Bas du drap tiré sur le visage d’un poupon : dégagez-le aussitôt, et reculez le tapis d’un pas.}',
        ],
        supervision: 'palier2',
        allergies: ['Drap et chapeaux propres; lumière stable, sans clignotement, pour qui y est sensible.'],
      },
      observation: [
        'Éveil aux sciences : {2-3a 3-4a 4-5a|que change-t-il pour que l’ombre grandisse?}{!2-3a !3-4a !4-5a|où cherche-t-il l’ombre qui a disparu?}',
        'Langage oral : {2-3a 3-4a 4-5a|comment décrit-il ou devine-t-il une silhouette?}{!2-3a !3-4a !4-5a|quel son, quel geste ou quel mot adresse-t-il à l’ombre?}',
        'Fonction symbolique : {2-3a 3-4a 4-5a|quel personnage devient son ombre?}{!2-3a !3-4a !4-5a|à quoi voit-on qu’il attend quelqu’un derrière le drap?}',
      ],
      prolongements: [
        'Au soleil de midi, cherchez l’ombre de chacun dans la cour : est-elle aussi grande?',
        'Une lampe, un mur du salon, le soir : l’ombre du parent touche-t-elle le plafond?',
      ],
      reflexionRetroaction: ['Quelle ombre ai-je nommée avant eux?', 'Qui a préféré regarder, et qu’a-t-il reconnu?'],
    },
  },
]
