import { closing, food, guided, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

/** A fish that the beach dresses, a squash thanked for its road, scraps that become a mural, and a drop that crosses the room. */
export const MIXED_AGES_SHELLS_MURALS_AND_COURSES_SHEETS: readonly BankSheet[] = [
  {
    key: 'le-poisson-sans-ecailles',
    summary:
      'Dessiné dans le sable, un grand poisson attend ses écailles : on trie coquillages et roches, on l’habille, puis on rend tout à la plage.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_LANGUAGE'],
    themes: ['couleurs-et-textures', 'nombres-et-formes'],
    materials: ['roches', 'sable', 'batons', 'chaudieres-et-pelles'],
    place: 'WATERSIDE',
    seasons: ['SUMMER'],
    alsoIn: {
      AUTUMN:
        'L’automne, le sable foncé est partout, bottes et dossards sont de mise, et l’on rentre au premier doigt froid.',
    },
    durationMinutes: 45,
    adults: 2,
    calls: [
      'coquillage',
      'coquillages',
      'ramasser des coquillages',
      'coquille',
      'plage',
      'trésors de plage',
      'trésor',
      'sable',
      'dessiner dans le sable',
      'bord de l’eau',
      'été',
      'roches',
      'caillou',
      'galet',
      'trier',
      'rapporter des roches dans ses poches',
      'dessin',
    ],
    seen: [
      'ils font des bonshommes avec des galets et des bouts de coquilles au bord du lac',
      'elle place ses petites pierres de la plus grosse à la plus petite en ligne',
      'il trace une grosse bête dans le sable mouillé avec son doigt',
      'ils s’obstinent pour savoir si la roche blanche va avec les blanches ou ailleurs',
      'elle veut rapporter toutes ses trouvailles de plage à la maison et pleure de les laisser',
      'chacun crie que la sienne est la plus belle en montrant ses mains pleines',
      'à la plage, ils remplissent leurs chaudières de cailloux et ne savent plus quoi en faire',
      'depuis le souper de poisson, ils demandent à quoi ça sert, la peau qui brille',
    ],
    scenes: ['ramasser', 'trier', 'aligner', 'tracer-ecrire'],
    picture:
      'Sur la plage, deux enfants couvrent de coquillages un grand poisson tracé dans le sable; un petit apporte une roche, une adulte garde la rive au loin.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'Le poisson sans écailles',
      observationDepart:
        'À peine arrivés sur le sable, les enfants ont les mains pleines de roches et de coquillages. « Regarde la mienne! » Un doigt dessine déjà un rond autour de la plus belle.',
      intentionEducative:
        'Éveiller le plaisir de choisir, de comparer et de dessiner avec ce que la plage prête, puis de le lui rendre.',
      domaines: [
        { domaine: 'cognitif', composante: 'Catégories et concepts', role: 'principal' },
        { domaine: 'langagier', composante: 'Développement graphique', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
      ],
      objectifs: [
        'Trouver en quoi deux coquillages ou deux roches sont pareils.',
        'Tracer du doigt ou du bâton, et remplir un dessin plus grand que soi.',
        '{45min 60min|Reconnaître une chose au creux qu’elle a laissé.}',
        'Rendre à la plage ce qu’on lui a emprunté.',
      ],
      materiel: [
        item(
          'Coquillages vides et entiers, roches lisses, trop gros pour un rouleau de papier hygiénique',
          'une dizaine par enfant',
          'Roches seules, là où la plage n’a pas de coquillages',
        ),
        item(
          'Rouleaux de papier hygiénique vides, pour mesurer',
          'un pour deux enfants',
          'Rouleaux d’essuie-tout coupés en quatre',
        ),
        item(
          'Bâtons au bout coiffé d’un carré de tissu, la limite',
          'dix, et deux pour le terrain de récolte',
          'Branches plantées debout, un bas enfilé au bout',
        ),
        item('Chaudières vides', 'une par enfant, et deux pour vous', 'Pots de plastique d’un litre, à anse'),
        item('Bâtons plus courts que l’avant-bras, pour dessiner', 'un par enfant', 'Doigt'),
        item('Pelle, pour l’adulte', 'une', 'Bord d’une chaudière'),
        item('{ete|Arrosoir, pour l’adulte}', 'un', 'Grosse bouteille d’eau'),
        item(
          'Bidon d’eau propre, savon et serviettes',
          'un bidon, un savon, deux serviettes',
          'Débarbouillettes savonneuses et débarbouillettes mouillées',
        ),
        item('{ete|Souliers fermés}', 'une paire par personne', null),
        item('{automne|Bottes et pantalons de pluie}', 'une paire et un pantalon par personne', null),
        item('{automne|Mitaines sèches}', 'une paire par enfant, dans votre sac', 'Gros bas'),
        item('{ete|Chapeaux à bord}', 'un par personne', null),
        item('{ete|Toile d’ombre, montée par les adultes}', 'une', 'Gros parasol bien planté'),
        item('{ete|Gourdes d’eau}', 'une par enfant', 'Pichet et verres'),
        item('{automne|Dossards voyants}', 'un par personne', 'Chandails orange vif'),
        optional('{si-cartons-à-œufs|Cartons d’œufs propres, jamais tachés}', 'deux', null),
        optional('{ete si-vaporisateurs|Vaporisateur qui n’a tenu que de l’eau}', 'un', null),
        optional('{si-loupes|Loupe incassable}', '{si-loupes|une}', null),
      ],
      preparation: [
        'Le jour même, plantez les tissus à dix pas de l’eau, plus haut si le sable cale. L’adulte de l’eau s’y tient debout, entre les enfants et l’eau, et ne fait que cela : il ne compte pas pour le jeu. {2-3a !3-4a !4-5a|Jusqu’à quatre enfants, un seul autre adulte suit le jeu; à partir de cinq, il en faut deux, donc trois adultes en tout, au moins.}{3-4a 4-5a|Jusqu’à six enfants, un seul autre adulte suit le jeu; à partir de sept, il en faut deux, donc trois adultes en tout, au moins.}',
        'Au bord du fleuve, arrivez à marée descendante. Écrivez sur votre main une heure de départ, bien avant qu’elle remonte.',
        'Au-dessus des tissus, délimitez de deux bâtons un terrain de récolte long de six pas. La plage y a peu laissé? L’une de vous arrive avant le groupe, remplit deux chaudières au bord de l’eau et les éparpille là.',
        'Passez le pouce sur le bord de chaque coquillage : brisé, fendu ou coupant, il va au fond de votre sac. Fermé, il est habité : laissez-le à sa place. Retournez le sable à la pelle : verre, hameçons, mégots.',
        'Tout contre le terrain de récolte, là où vous vous tiendrez, {ete|ôtez le sable sec sur la longueur de votre corps, jusqu’au foncé qui garde le trait, pas plus creux que la cheville.} {automne|lissez de la main, sur la longueur de votre corps, le sable foncé qui garde le trait.} {ete|Tout est sec? Mouillez à l’arrosoir, puis videz-le. La toile couvre cet endroit.}',
        '{avec-contenant|Donnez @materiel, vide et incassable, comme chaudière de plus.} {avec-naturel|Éparpillez @materiel dans le terrain : le rouleau dira ce qui entre dans le jeu.}',
      ],
      deroulement: [
        opening(
          { 30: 4, 45: 5, 60: 6 },
          'À genoux au bord du sable {ete|foncé}{automne|lissé}, tirez du doigt un trait long comme vous, qui tourne et revient : une queue, un gros ventre, un œil. « Il dort. Mais touchez son dos : pas une écaille. » Couchez-y un coquillage, tapotez, reculez. « Une. » {ete si-vaporisateurs|Un enfant humecte le dos au vaporisateur : mouillé, le sable garde le trait.} Prenez un rouleau et une chaudière, et menez le groupe au terrain de récolte.',
        ),
        play(
          { 30: 20, 45: 19, 60: 22 },
          'On ramasse, on mesure, on rapporte. Ça passe dans le rouleau? Ça reste par terre. {si-cartons-à-œufs|Un carton d’œufs garde les plus belles écailles, une par creux.} Sur le poisson, une tape du plat de la main fait tenir l’écaille. {2-3a|Une grosse roche voyage à deux mains, se pose sur l’œil, repart dans la chaudière et revient.} {3-4a|« Rien que des blancs pour le ventre! » Une roche grise s’y glisse : on la pousse vers la queue.} {4-5a|Du plus large au plus petit, un rang suit le dos; un coquillage oublié arrive, et tout le rang recule d’une place.} Rayés, lisses, troués : les raisons de mettre ensemble viennent des enfants. Un deuxième poisson, un bateau, un rond s’ouvrent à côté, au bâton.',
        ),
        play(
          { 45: 14, 60: 13 },
          'Soulevez une écaille : dessous, le sable a gardé sa forme. « Qui a dormi ici? » On presse, on lève, on compare. {2-3a|La semelle, la main, le fond de la chaudière : tout s’imprime, puis s’efface d’une tape.} {3-4a|Trois coquillages mêlés, trois creux : on essaie chaque dormeur dans chaque lit.} {4-5a|Une joueuse se retourne pendant qu’on imprime; ensuite, elle tâte les roches et montre celle qui a dormi là.} Un creux reconnu se rebouche, ou devient l’œil d’une bête nouvelle.',
        ),
        play(
          { 60: 11 },
          'Le poisson s’ennuie-t-il? À genoux, on lui dessine de la compagnie. {2-3a|Quatre doigts traînés font des vagues, par-dessus tout.} {3-4a|Une route de roches part de sa bouche et va chez le voisin.} {4-5a|Une autre bête se trace d’abord, puis l’on part chercher ce qu’il lui faut, ni plus ni moins.} Les écailles déménagent d’une bête à l’autre, si leurs propriétaires s’entendent.',
        ),
        closing(
          { 30: 6, 45: 7, 60: 8 },
          '« La plage nous a prêté ses écailles. » Qui le veut en lève une et montre ce qu’elle a : un trou, une rayure. {si-loupes|La loupe, à l’ombre, en montre plus : des lignes fines, des grains, un éclat de nacre.} Puis le poisson se déshabille : tout s’en va dans les chaudières, qu’on verse au ras du sable, dans le terrain de récolte. Les poches se retournent. Revenez voir le poisson : que lui reste-t-il? Bonne nuit, poisson. On se savonne les mains, on se compte à deux voix.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Passez le pouce sur la coquille qu’on vous tend : « Doux tout autour. Elle peut venir. »',
          'Redites un tri tel qu’il est : « Tu as mis ensemble ceux qui ont des rayures. »',
          'Oubliez une nageoire, ne la dessinez pas : un doigt la fera.',
          'Comptez les têtes avec l’adulte de l’eau chaque fois qu’une chaudière revient du terrain.',
        ],
        questionsOuvertes: [
          'Qu’est-ce qui rend ces deux-là pareils?',
          'Où irait celui-ci, sur le poisson?',
          '{45min 60min|Qui a dormi dans ce creux?}',
          '{3-4a 4-5a|Pourquoi la plage voudrait-elle les ravoir?}',
        ],
      },
      vocabulaire: [
        'le coquillage',
        'l’écaille',
        'lisse',
        'rayé',
        '{45min 60min|le creux}',
        '{45min 60min|presser}',
        'prêter',
        'rendre',
      ],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'L’enfant ramasse à portée de votre bras, et la queue du poisson, la plus proche de vous, est à lui. Deux sortes seulement : une roche, un coquillage. Poser, reprendre et vider comptent autant que trier.',
        },
        {
          pour: '3-4a',
          texte:
            'Donnez une sorte à chaque bout : des blancs au ventre, des rayés au dos. Laissez la tête sans consigne : l’enfant en invente la sorte.',
        },
        {
          pour: '4-5a',
          texte:
            'Combien d’écailles pour couvrir la queue? L’enfant trace à côté un trait pour chaque écaille prévue, va en chercher autant, pose et compare.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui marche peu dans le sable s’assoit contre le dos du poisson, une serviette sur les genoux : on y verse une chaudière, l’enfant trie et dit où poser. Le sable colle trop aux doigts? Le bâton trace, un ami tapote.',
        },
        {
          pour: 'interieur',
          texte:
            'Au local, une plaque de sable humide et dix roches lavées gardent la moitié du jeu : {30min|tracer un petit poisson et l’habiller.}{45min 60min|presser, lever, reconnaître.}',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’hiver, dans la cour, le poisson se trace dans la neige et reçoit de grosses cocottes pour écailles.',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Sable dans l’œil ou dans les bas.',
          'Doigt pincé entre deux roches.',
          'Rang défait, trésor qu’on voudrait garder.',
        ],
        dangersAEliminer: [
          'Noyade : un adulte ne fait que garder l’eau, et aucun enfant ne passe les tissus, à dix pas. S’il en passe un, cet adulte, déjà de ce côté, le prend par la main; l’autre assoit le groupe autour du poisson et recompte. On compte aussi les têtes à chaque chaudière rapportée.',
          'Bord coupant : votre pouce d’abord, et tous les pieds chaussés jusqu’au départ.',
          '{2-3a|Petit coquillage, gravier ou sable à la bouche : les plus jeunes récoltent à portée de votre bras, et jamais là où la plage est toute de gravier.}',
          'Roche lancée, bâton promené, chaudière trop lourde : une roche se pose ou se verse au ras du sable, le bâton ne sert qu’à genoux, et la chaudière s’arrête à moitié pleine.',
          'Coquillage fermé, bête morte, plume, écume verte : les mains restent derrière le dos; l’avis affiché à la plage se lit avant d’entrer.',
          'Marée, gros vent, tonnerre : à l’heure écrite sur votre main, ou au premier grondement, tous quittent la plage.',
          '{ete|Sable brûlant et soleil : le dos de votre main au sol, chapeaux, jeu sous la toile, gourdes à mi-parcours, plage quittée avant 11 h.}',
          '{automne|Chasse aux oiseaux d’eau : une plage où elle est interdite, un dossard sur chaque dos.} {automne|Doigts rouges : on les sèche, on met les mitaines, et l’on rentre.}',
          '{si-loupes|Loupe au soleil : elle brûle; elle sert dans votre ombre et ne vise jamais le ciel.}',
          '{ete si-vaporisateurs|Vaporisateur vers un visage : il vise le sable, à genoux, et vous revient.}',
        ],
        supervision: 'palier1',
        allergies: [
          'Mollusques et crustacés : l’enfant allergique habille le poisson de roches seulement, et toutes les mains passent au savon. Piqûres : auto-injecteur sur l’adulte du jeu.',
          '{si-cartons-à-œufs|Œufs : un enfant allergique dans le groupe, et les écailles choisies vont dans une chaudière, sans carton.}',
        ],
      },
      observation: [
        'Catégories et concepts : que regarde ou tâte l’enfant, juste avant de choisir où va son coquillage?',
        'Développement graphique : décrivez le trait d’un enfant avant qu’un pied l’efface, et notez le nom reçu, s’il en a un.',
        'Compétences sociales : racontez un rang dérangé par un autre, et ce que son auteur en a fait.',
      ],
      prolongements: [
        'Au carré de sable, que peut-on imprimer{45min 60min| encore} : un soulier, une fourchette, un bloc?',
        'La roche d’une plage de fin de semaine a droit à sa visite : l’enfant la mesure au rouleau, un parent raconte l’eau qu’il y avait à côté.',
      ],
      reflexionRetroaction: [
        'Qui n’arrivait pas à rendre, et qu’avons-nous fait de cette peine?',
        'À la fin, le poisson était-il encore le leur?',
      ],
    },
  },
  {
    key: 'la-courge-a-fait-du-chemin',
    summary:
      'De l’entrée à la nappe, les courges passent de bras en bras : on porte, on frotte, on pose, on mange, et l’on remercie toutes ces mains.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['saisons-et-fetes', 'jardin-et-recolte', 'cuisine-et-saveurs'],
    materials: ['tissus', 'contenants-et-cuilleres'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, la nappe s’étend dans l’herbe, au soleil; le plat reste couvert et l’on rentre manger si les guêpes viennent.',
    },
    seasons: ['AUTUMN'],
    durationMinutes: 45,
    adults: 1,
    occasion: 'recoltes',
    calls: [
      'Action de grâce',
      'action de grâces',
      'dire merci',
      'remercier',
      'récolte',
      'grande table',
      'mettre la table',
      'pomme',
      'pommes',
      'courge',
      'courges',
      'citrouille',
      'laver les légumes',
      'souper de famille',
      'automne',
      'octobre',
      'couleurs d’automne',
    ],
    seen: [
      'elle serre un gros légume sur sa bedaine et le promène d’une pièce à l’autre',
      'il frotte et refrotte sa patate avec une guenille mouillée, jamais assez propre',
      'ils se passent le gros légume à deux bras jusqu’à la table',
      'ils demandent qui a fait pousser ce qu’on mange pour dîner',
      'elle est toute fière d’avoir mis les assiettes et lavé les pommes comme une grande',
      'ils veulent tous aider à préparer le repas et se bousculent autour de la table',
      'dans l’entrée, un parent a laissé un sac de légumes du jardin et ils le vident',
      'depuis la visite chez le maraîcher, ils transportent les butternuts dans leurs bras',
    ],
    scenes: ['repas', 'transporter', 'menage'],
    picture:
      'Autour d’une nappe au sol, une enfant pose une courge, un petit en frotte une autre avec un linge, un bébé assis contre l’éducatrice tape la plus grosse.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'La courge a fait du chemin',
      observationDepart:
        'Un panier de courges attend {dedans|dans l’entrée}{cour|devant la porte}. {18-24m 2-3a 3-4a 4-5a|Deux bras en soulèvent une et cherchent où la poser.} {!18-24m !2-3a !3-4a !4-5a|Une main s’étale sur la plus ronde, tape, écoute et tape encore.} {3-4a 4-5a|« C’est qui qui les a apportées? »}',
      intentionEducative:
        'Permettre à chacun de faire une vraie part du repas de récolte, et de remercier les mains qui ont fait les autres.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Alimentation', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
      ],
      objectifs: [
        '{18-24m 2-3a 3-4a 4-5a|Porter, rouler, frotter ou poser une chose qui sert à toute la tablée.}{!18-24m !2-3a !3-4a !4-5a|Toucher, gratter et faire sonner une courge.}',
        'Recevoir un merci et en donner un, d’un mot, d’un regard ou de deux tapes.',
        'Goûter, ou ne pas goûter, assis avec les autres.',
        '{3-4a 4-5a|Retrouver par quelles mains une courge est passée.}',
      ],
      materiel: [
        food(
          'Courges entières et une citrouille, comestibles, ni vernies ni fendues',
          'une courge par enfant, plus grosse que deux poings, et la citrouille, énorme',
          'Rutabagas lavés, sans fanes',
        ),
        food(
          '{!0-18m !18-24m !2-3a|Pommes entières, queue retirée}',
          'deux par enfant, dans un grand bol',
          'Poires fermes',
        ),
        food(
          'Courge rôtie et pommes cuites, pelées, sans pépins, tièdes',
          'deux cuillerées par personne, dans un plat à couvercle{45min|, et sa cuillère de service}',
          'Patate douce et poires cuites',
        ),
        item('Grande nappe lavable', 'une', 'Drap de couleur'),
        item('Linges mouillés et essorés, pour frotter', 'deux par enfant', 'Débarbouillettes humides'),
        item(
          'Débarbouillettes, pour les mains',
          'une savonneuse et une mouillée par personne',
          '{dedans|Lavabo et savon}{cour|Bidon d’eau et savon}',
        ),
        item('Panier à linge à deux poignées', 'un', 'Boîte basse sans rabats'),
        item(
          '{dedans|Table basse et chaises}{cour|Table de pique-nique basse}, pour le repas',
          '{18-24m 2-3a 3-4a 4-5a|une place par personne}{!18-24m !2-3a !3-4a !4-5a|une place pour vous}',
          '{cour|Table et chaises du local, sorties d’avance}{dedans|Deux petites tables collées}',
        ),
        item(
          '{0-18m|Chaises hautes à attaches}',
          'une par poupon qui mange',
          '{dedans|Sièges de repas fixés à la table}{cour|Poussettes droites, attaches et freins mis}',
        ),
        item('{0-18m|Parc, pour le poupon qui ne mange pas encore}', 'un', 'Poussette inclinée, freins mis'),
        item(
          'Bols et cuillères incassables',
          'un de chaque par personne{45min 0-18m|, et une cuillère de plus par poupon}',
          null,
        ),
        item('{0-18m 18-24m|Fourchette, pour écraser}', 'une, dans votre main', 'Dos d’une cuillère'),
        item('{45min|Serviettes de table en tissu}', 'une par personne', 'Carrés de coton'),
        item('Bac à vaisselle, vide', 'un', 'Plateau'),
        optional('{si-tambourins|Tambourin ou autre petit instrument}', 'un', null),
        optional('{2-3a 3-4a 4-5a si-moules-à-muffins|Moule à muffins lavé}', 'un', null),
        optional(
          '{45min 3-4a 4-5a !0-18m !18-24m si-crayons|Gros crayons et petits cartons, pour les places}',
          'un carton par personne',
          null,
        ),
        optional(
          '{cour 2-3a 3-4a 4-5a !0-18m si-brouettes|Brouette d’enfant}',
          '{cour 2-3a 3-4a 4-5a !0-18m si-brouettes|une}',
          null,
        ),
      ],
      preparation: [
        'Le matin, cuisez courge et pommes jusqu’à ce que tout s’écrase entre deux doigts, sans filament ni peau. Le plat tiédit, couvert, hors de portée. {30min|Partagez-le d’avance dans les bols : ils attendront au même endroit, couverts, dans le bac à vaisselle, et arriveront tous ensemble.} {2-3a 3-4a 4-5a si-moules-à-muffins|Tassez les parts dans un moule à muffins : démoulées dans les bols, elles ont l’air de muffins.}',
        '{0-18m|Relisez avec les parents ce que chaque poupon a déjà goûté : on ne lui sert que cela.} {0-18m 18-24m multiage|Lavez à fond les courges des plus jeunes.} {0-18m 18-24m !multiage|Lavez les courges à fond.} {2-3a 3-4a 4-5a|Les courges à frotter gardent un peu de terre sèche, pour le linge.} Cassez les queues pointues, écartez les taches molles.',
        'Étendez la nappe par terre, le long de la table du repas. {18-24m 2-3a 3-4a 4-5a|Le panier de courges attend à six pas, là où vous le voyez; le chemin est libre et sec.} {!18-24m !2-3a !3-4a !4-5a|Le panier de courges est à côté de vous.}',
        'Assoyez-vous au coin de la nappe{!0-18m !18-24m !2-3a|, le bol de pommes contre votre genou}. {0-18m|Le poupon couché est le long de votre jambe, du côté où personne ne passe.} {0-18m multiage|Celui qui s’assoit est entre vos genoux, devant une courge calée dans un pli.} {!18-24m !2-3a !3-4a !4-5a|Ceux qui s’assoient sont devant vous, à portée de main.} {0-18m multiage|Le chemin du panier passe de l’autre côté.}',
        '{30min|Mettez déjà les cuillères à table, une par place.} {45min|Empilez bols, cuillères et serviettes au bout de la nappe.} Toutes les mains se lavent avant le jeu.',
        '{1adulte|Seule, gardez le repas loin, mais en vue, jusqu’à ce que tous soient assis; alors seulement, allez le chercher.} {1adulte 0-18m multiage|Avec plusieurs âges, prenez six enfants au plus, dont deux poupons.} {2adultes|À deux, l’une ne quitte pas la nappe, l’autre se lève pour tout le reste.} {avec-tissu|Étendez @materiel au milieu de la nappe, sous la citrouille.}',
      ],
      deroulement: [
        opening(
          { 30: 2, 45: 5 },
          'Couchez devant vous la citrouille, la plus grosse des courges. Dites-lui cette comptine, en marquant le temps de la main : « Qui t’a portée jusqu’ici? Deux bras, un ventre : merci! Qui t’a frotté les deux joues? Dix doigts, un linge bien doux. Qui t’a fait pousser là-bas? Quelqu’un qu’on ne connaît pas. Nos mains se posent ici : tap, tap, et c’est dit : merci! » Deux tapes sur la nappe. {si-tambourins|Un instrument attend à côté : les deux tapes du merci peuvent y sonner.} Elle est toute seule, cette citrouille : tournez la tête vers le panier.',
        ),
        play(
          { 30: 15, 45: 15 },
          '{18-24m 2-3a 3-4a 4-5a|Porter, frotter, poser : on change d’ouvrage quand on veut.} {!18-24m !2-3a !3-4a !4-5a|Roulez une courge jusqu’à une main et taisez-vous. La main se lasse? Frottez la courge d’un linge, puis roulez-en une autre.} {0-18m|Le poupon frappe sa courge, la gratte, suit une côte du doigt.} {18-24m|Le trottineur serre une courge contre son ventre, la pose, la reprend et repart avec.} {2-3a|« Encore sale! » Le linge passe dix fois sur la même joue de courge, puis sur le soulier.} {3-4a|Deux porteurs tiennent chacun une poignée; l’un va trop vite, le panier penche, et l’on recommence au pas.} {4-5a|Une enfant range les petites courges en rond autour de la citrouille, puis en rang, de la plus ronde à la plus tordue.} {!0-18m !18-24m !2-3a|Les pommes se frottent assis près de vous, une à la fois.} {18-24m 2-3a 3-4a 4-5a|À chaque chose posée, tapez deux fois la nappe pour la personne qui l’a menée là. Panier vide? « Encore du chemin! » On le remplit et on le ramène.} {!18-24m !2-3a !3-4a !4-5a|Chaque tape reçoit deux tapes en réponse.}',
        ),
        play(
          { 45: 8 },
          '{18-24m 2-3a 3-4a 4-5a|Reste à mettre les places :} {!18-24m !2-3a !3-4a !4-5a|Mettez les places sous leurs yeux :} un bol, une cuillère, une serviette pour chaque personne{0-18m|, chaises hautes comprises}. {0-18m|Le poupon tape une cuillère contre la courge : répondez de deux tapes sur la nappe.} {18-24m|Le trottineur met trois cuillères à la même place et s’en va en chercher d’autres.} {2-3a|Un bol se pose, un nom se dit : on apprend qui mange là.} {3-4a|Une place est de trop. On la garde pour la personne qui a fait pousser la courge.} {4-5a|Les têtes se comptent, puis les bols; il en manque un, c’est le vôtre.} {3-4a 4-5a !0-18m !18-24m si-crayons|Un petit carton dessiné dit à qui est la place.}',
        ),
        guided(
          { 30: 9, 45: 11 },
          'Tous s’assoient à table{0-18m|, les poupons attachés dans leur chaise, celui qui ne mange pas encore dans son parc, à côté de vous}. Les mains se frottent à la débarbouillette savonneuse, puis à l’autre. {30min|Donnez à chacun son bol tiède.} {45min|Servez, tiède.} {0-18m|Au poupon, une cuillerée écrasée, toute lisse.} {18-24m|Au trottineur, des bouts mous écrasés à la fourchette.} {2-3a 3-4a 4-5a multiage|Dès deux ans, des bouts fondants, à prendre à la cuillère.} {2-3a 3-4a 4-5a !multiage|À chacun, des bouts fondants, à prendre à la cuillère.} Mangez avec eux et remontez le chemin : « Qui l’a posée? Qui l’a frottée? Qui l’a cuite? » {2-3a 3-4a 4-5a si-moules-à-muffins|« Qui l’a changée en muffin? » La cuillère le défait.} {18-24m 2-3a 3-4a 4-5a|Une main se lève, quelqu’un pointe, et deux tapes répondent sur la table.} {!18-24m !2-3a !3-4a !4-5a|Répondez pour la personne qui a cuit, et tapez deux fois la tablette.} Personne n’est tenu d’y goûter.',
        ),
        closing(
          { 30: 4, 45: 6 },
          'Les bouches vides, redites la comptine à la citrouille; les mains tapent les réponses sur {18-24m 2-3a 3-4a 4-5a|la table}{!18-24m !2-3a !3-4a !4-5a|les tablettes}. Regardez une personne à la fois et remerciez-la d’un ouvrage vu : {18-24m 2-3a 3-4a 4-5a|« Tu as porté la courge jusqu’ici. »}{!18-24m !2-3a !3-4a !4-5a|« Tu as fait sonner la courge. »} {18-24m 2-3a 3-4a 4-5a|Chaque bol va au bac, porté par qui a mangé.} {!18-24m !2-3a !3-4a !4-5a|Les bols vont au bac.} {45min 3-4a 4-5a|Les enfants choisissent une courge, et la personne à qui l’offrir.} On se lave les mains; {dedans|la nappe garde sa récolte jusqu’au départ}{cour|les courges rentrent dans leur panier}. {cour 2-3a 3-4a 4-5a !0-18m si-brouettes|Une brouette les y mène, deux à la fois; qui les reçoit tape deux fois.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Remerciez pour l’ouvrage : {18-24m 2-3a 3-4a 4-5a|« Tu as frotté jusqu’en dessous. »}{!18-24m !2-3a !3-4a !4-5a|« Tu l’as grattée jusqu’en dessous. »}',
          'Faites vos deux tapes sans réclamer de merci à personne; il s’apprend à force d’en recevoir.',
          '{18-24m 2-3a 3-4a 4-5a|Deux enfants tirent la même courge? Couchez-la dans le panier : une poignée chacun.}',
          'Devant un bol repoussé : « Ta courge, tu l’as {18-24m 2-3a 3-4a 4-5a|portée}{!18-24m !2-3a !3-4a !4-5a|touchée}. C’est déjà faire connaissance. » Le bol reste là.',
        ],
        questionsOuvertes: [
          'Par quelles mains est-elle passée?',
          'Qu’est-ce que tes doigts trouvent sur sa peau?',
          '{2-3a 3-4a 4-5a|À qui ta tape dit-elle merci?}',
          '{45min 3-4a 4-5a|Que manque-t-il à notre table?}',
        ],
      },
      vocabulaire: [
        'la courge',
        'la citrouille',
        'la nappe',
        '{18-24m 2-3a 3-4a 4-5a|porter}{!18-24m !2-3a !3-4a !4-5a|taper}',
        'frotter',
        'la récolte',
        'tiède',
        'merci',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            '{multiage|La courge du poupon ne roule pas : un pli de nappe la tient.} {!multiage|Rendue devant le poupon, la courge ne roule plus : un pli de nappe la tient.} Répondez de deux tapes à chacune des siennes; voilà sa part de la comptine. À table, sa faim mène la cuillère.',
        },
        {
          pour: '18-24m',
          texte:
            'Raccourcissez le chemin à trois pas et gardez {multiage|une courge légère pour cet âge seul}{!multiage|les courges légères}. Un mot par geste : « Tu portes. Tu poses. Merci. »',
        },
        {
          pour: '2-3a',
          texte: 'Montrez du doigt une trace de terre et tendez le linge : l’enfant a un commencement et une fin.',
        },
        {
          pour: '3-4a',
          texte:
            'Demandez à l’enfant d’où sa courge est partie, et croyez la réponse : un champ, un gros camion, le jardin de grand-papa.',
        },
        {
          pour: '4-5a',
          texte:
            'L’enfant fait la tournée du merci : un ouvrage à nommer pour chaque personne{0-18m 18-24m|, surtout pour celles qui ne parlent pas encore}.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Le mouillé fait reculer une main? Un linge sec polit et fait briller. {18-24m 2-3a 3-4a 4-5a|En fauteuil, l’enfant transporte une courge calée sur ses genoux par un linge roulé, et un ami la pose à l’endroit pointé.}',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’hiver, {2-3a 3-4a 4-5a|choux et }{!2-3a !3-4a !4-5a|des }rutabagas font le même chemin; l’été, des melons entiers{2-3a 3-4a 4-5a| et du blé d’Inde en feuilles}. {0-18m 18-24m multiage|Aux plus jeunes, ni chou ni épi, qui s’effeuillent en bouche.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Courge échappée, qui roule ou se fend.',
          'Manches mouillées{2-3a 3-4a 4-5a|, terre sur la nappe}.',
          'Grimace, bouchée recrachée.',
        ],
        dangersAEliminer: [
          'Courge échappée sur un pied{0-18m| ou sur un poupon} : la courge plus grosse qu’une tête d’enfant roule ou voyage dans le panier, au ras du sol{0-18m multiage|, par l’autre bord de la nappe}.',
          'Bouchée prise debout, en riant ou couché : tous assis, vous à table, du premier au dernier bol; ce qui ne s’écrase pas entre deux doigts quitte la table.',
          '{!0-18m !18-24m !2-3a|Pomme croquée en jouant : le bol reste contre votre genou et monte hors de portée avant le repas; la pomme mordue sort du jeu, bouche vérifiée.}',
          'Plat chaud : il tiédit loin des enfants, et une adulte sert, sans enfant dans les bras.',
          '{0-18m 18-24m|Queue, pelure ou grain de terre à la bouche : la courge}{0-18m 18-24m multiage| des plus jeunes}{0-18m 18-24m| est lavée, lisse et entière; fendue, elle disparaît avec ses graines.}',
          '{45min 18-24m 2-3a 3-4a 4-5a|Cuillère à la bouche en marchant : elle voyage couchée dans son bol.}',
          '{cour|Guêpes : plat couvert, bouches essuyées; il en vient une deuxième, et le repas se prend dedans.}',
          '{cour|Froid aux doigts : linges tièdes, mains séchées entre deux courges, manteaux attachés.}',
          '{cour 2-3a 3-4a 4-5a !0-18m si-brouettes|Brouette trop chargée : deux courges, au pas, jamais un enfant dedans.}',
        ],
        supervision: 'palier1',
        allergies: [
          'Rien d’autre dans le plat que courge et pomme. Relisez les dossiers avant de servir. {!0-18m !18-24m !2-3a|La pomme crue pique la bouche de qui réagit au bouleau.} La courge fendue rougit certaines mains : on les rince.',
        ],
      },
      observation: [
        'Compétences sociales : vers qui vont les yeux de l’enfant quand il vient de {18-24m 2-3a 3-4a 4-5a|poser quelque chose}{!18-24m !2-3a !3-4a !4-5a|taper sa courge}?',
        'Motricité globale : comparez le dos, les bras et les {18-24m 2-3a 3-4a 4-5a|pas sous}{!18-24m !2-3a !3-4a !4-5a|jambes contre} une petite courge, puis contre une grosse.',
        'Alimentation : notez ce que l’enfant a touché, senti ou frotté avant la première bouchée, ou à la place.',
      ],
      prolongements: [
        'Aux repas de la semaine, posez une question de la comptine : qui a lavé, qui a cuit, qui a posé?',
        'Avant le congé de l’Action de grâce, le parent reçoit deux tapes dans la main, en merci pour une chose qu’il fait chaque jour.',
      ],
      reflexionRetroaction: [
        'Quel merci est venu sans que je l’aie soufflé?',
        'De quelle personne n’avons-nous pas vu l’ouvrage?',
      ],
    },
  },
  {
    key: 'rien-ne-se-perd-tout-se-colle',
    summary:
      'Les grands coupent, leurs retailles passent aux suivants, les bébés pressent sur le papier qui colle : une longue murale avance, sans un bout perdu.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['couleurs-et-textures'],
    materials: ['papier-et-crayons', 'tissus'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'collage',
      'coller',
      'colle en bâton',
      'bâton de colle',
      'murale',
      'murale collective',
      'grand papier',
      'bricolage',
      'bricoler',
      'découper',
      'ciseaux',
      'déchirer du papier',
      'dessin collectif',
      'journaux',
      'papier contact',
      'multiâge',
      'bébés',
      'recyclage',
      'motricité fine',
    ],
    seen: [
      'il taille des languettes dans les circulaires et laisse tout tomber par terre',
      'bébé tape sa main sur le collant, la lève et rit quand ça tire',
      'elle étend de la colle partout et empile un papier par-dessus l’autre',
      'ils se chicanent pour les ciseaux pendant que les petits veulent faire comme eux',
      'elle chiale parce que son morceau de papier tombe du mur chaque fois',
      'il refuse qu’on jette ses petits bouts de papier, il dit que c’est encore bon',
      'après le bricolage, ils ramassent les guenilles et les retailles sous la table pour en faire autre chose',
      'dans la pouponnière, ils arrachent le ruban collant et le recollent ailleurs sans arrêt',
    ],
    scenes: ['dechirer-couper', 'attacher'],
    picture:
      'Le long d’un grand papier au sol, une petite colle du journal et un grand déchire une lanière; au bout, un bébé presse ses paumes près de l’éducatrice.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'Rien ne se perd, tout se colle',
      observationDepart:
        '{3-4a 4-5a|Sous la table de bricolage, le plancher est couvert de retailles. Un enfant en presse une contre le mur, ôte sa main : elle retombe.} {!3-4a !4-5a|Un bout de journal est resté pris à une main mouillée. La main se secoue, se retourne : il tient encore.}',
      intentionEducative: 'Soutenir un ouvrage commun où ce que l’un laisse tomber devient la matière de l’autre.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Développement sensoriel', role: 'secondaire' },
      ],
      objectifs: [
        'Presser{18-24m 2-3a 3-4a 4-5a|, déchirer}{3-4a 4-5a|, couper} et décoller, chaque main selon sa force.',
        'Éprouver ce qui colle et ce qui ne colle pas.',
        '{18-24m 2-3a 3-4a 4-5a|Donner le bout qu’on ne prend pas, ou partir de celui qu’un autre laisse.}',
      ],
      materiel: [
        item(
          'Grand papier brun',
          'une bande longue comme trois enfants couchés',
          'Sacs d’épicerie en papier, ouverts et assemblés au ruban',
        ),
        item('Journaux et circulaires, sans agrafes', 'une pile haute comme la main', 'Papier d’emballage mat'),
        item(
          'Morceaux de tissu plus larges que votre paume',
          'une douzaine, de quatre textures',
          'Vieux chandails taillés',
        ),
        item(
          '{0-18m 18-24m|Papier contact transparent}',
          '{20min 30min|deux}{45min|trois} feuilles grandes comme un napperon{0-18m|, et une par carton}',
          'Ruban d’emballage large, face collante vers vous, tendu sur un carton',
        ),
        item('{0-18m|Carton rigide, grand comme un napperon}', 'un par poupon qui ne s’assoit pas', 'Plateau léger'),
        item(
          '{2-3a 3-4a 4-5a|Gros bâtons de colle lavable, sans parfum}',
          'un pour deux enfants{0-18m 18-24m| de plus de deux ans}',
          'Ruban de peintre, en bouts longs comme la main',
        ),
        item(
          '{3-4a 4-5a|Ciseaux à bouts ronds}',
          '{0-18m 18-24m 2-3a|deux paires}{!0-18m !18-24m !2-3a|quatre paires}',
          'Feuilles pliées, à déchirer le long du pli',
        ),
        item(
          '{3-4a 4-5a|Table basse et petites chaises}',
          'une table, et une chaise par paire de ciseaux',
          'Banc large, et un coussin par paire',
        ),
        item('{18-24m 2-3a 3-4a 4-5a|Gros crayons de cire entiers}', 'un par enfant', 'Gros crayons de bois'),
        item('Bac bas, pour les retailles', 'un', 'Boîte à chaussures'),
        item('Ruban de peintre large', 'un rouleau, dans votre poche', 'Ruban-cache'),
        item(
          'Débarbouillettes mouillées',
          'une par enfant, et une pour vous',
          'Éponges humides, plus grosses qu’un poing',
        ),
      ],
      preparation: [
        '{20min 30min|Fixez la bande au plancher, tout le tour, au ruban de peintre.} {45min|Fixez la bande au plancher, tout le tour, au ruban de peintre, un bout contre un mur nu. De ce côté, le dernier tiers reste roulé, retenu d’un ruban : il montera au mur plus tard.} Ôtez les agrafes des journaux.',
        '{0-18m 18-24m|Au bout où vous serez assise, couchez à côté de la bande une feuille de papier contact, côté collant vers le haut, les quatre bords sous le ruban. Tirez : rien ne se lève. Sa pellicule va aussitôt à la poubelle.} {0-18m|Faites pareil sur le carton, pour les talons du poupon qui ne s’assoit pas.} {0-18m 18-24m 45min|Fixez-en une autre au mur, au ras du plancher, et reposez sa pellicule dessus jusqu’à son heure.}',
        'Votre place est par terre, {20min 30min|à un bout de la bande}{45min|au bout du mur}. {0-18m|Le poupon assis est devant vous, à la feuille collante; celui qui est couché est à votre gauche, hors de la bande, le carton calé debout entre ses pieds et votre genou.} {1adulte 0-18m|Seule, tant qu’un poupon est par terre, aucune paire de ciseaux n’est sortie : on coupe pendant sa sieste, le bac se remplit d’avance, et l’on déchire quand il joue.} {1adulte !0-18m 3-4a 4-5a|Seule, ayez la table des ciseaux à main droite, si proche que vous touchez les chaises.}',
        '{3-4a 4-5a|Comptez les ciseaux : autant de paires que de chaises.} {2-3a 3-4a 4-5a|Ôtez les bouchons des bâtons de colle et gardez-les dans votre poche.} Posez le bac sur la bande, à main droite{0-18m|, là où le poupon ne l’atteint pas}{!0-18m|, les morceaux de tissu dedans}.',
        '{1adulte !0-18m 3-4a 4-5a|Seule, vous levez-vous? Les ciseaux partent dans votre poche.} {1adulte 0-18m|Seule, vous levez-vous? Le poupon de la feuille vient dans vos bras, le carton se couche face au plancher, et vous restez à trois pas de l’autre.} {1adulte 0-18m multiage|Avec plusieurs âges, prenez six enfants au plus, dont deux poupons.} {2adultes !3-4a !4-5a|À deux, l’une tient ce bout, l’autre circule le long de la bande.} {2adultes 3-4a 4-5a|À deux, l’une tient ce bout, l’autre garde la table des ciseaux, au bout opposé.}',
        '{avec-papier|Ajoutez @materiel à la pile.} {avec-tissu|Taillez @materiel en morceaux plus larges que votre paume.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Déchirez une longue lanière de journal, tout doucement, pour l’oreille : « Crrrr… » Couchez-la sur la bande et soufflez : elle s’envole. « Elle ne veut pas rester. » {0-18m 18-24m|Posez-la sur la feuille collante, soufflez : elle reste. Décollez-la.} {2-3a 3-4a 4-5a|Sur la bande, un trait de colle, la lanière, votre paume; soufflez : elle tient.} Il vous en reste un bout dans l’autre main. Montrez-le à la ronde : « Et lui, qui le veut? » Personne? Il va au bac.',
        ),
        play(
          { 20: 13, 30: 20, 45: 20 },
          '{18-24m 2-3a 3-4a 4-5a|Tout bout tombé va au bac; tout ce qui est au bac peut se coller.} {!2-3a !3-4a !4-5a|Sur la bande, vos bouts de ruban, longs comme la main, servent de colle.} {0-18m|Le poupon presse sa paume, la lève, sent que ça tire et recommence; un tissu reste pris, deux mains l’arrachent. Couché, un autre pousse des talons sur le carton.} {0-18m !multiage|Quand la main se lasse, couvrez de la vôtre le tissu collé : « Parti… » Levez la main : il est encore là. Attendez que le poupon le tire. S’il tombe, recollez-le sur la bande : un bout de ruban, trois tapes, et il l’arrache encore.} {18-24m|Le trottineur couche un journal sur la feuille collante, un autre dessus, puis son bas.} {18-24m !multiage|Les mains s’arrêtent? Poussez le bac jusqu’à un bout vide de la bande : « Il n’y a rien, ici! » On vous y suit, les poings pleins.} {2-3a|Crrrr! À deux mains, une page devient lanières; la colle va dessous, dessus, sur le pouce.} {2-3a !multiage|Une lanière lève par un bout : « Elle veut s’en aller! » On retourne chercher la colle. Puis posez le bac là où la bande est encore nue et collez-y un seul morceau : les autres arrivent. On ne colle plus que ses doigts? Passez aux crayons.} {3-4a|Un coin se détache de la page; son auteur le suit des yeux jusqu’à la main qui le prend.} {3-4a !multiage|Qui n’a plus d’idée échange sa chaise contre une place à la bande. Le bac est plein? Retirez les pages neuves : on ne colle plus que ce qui dort là. Un bout tout tordu reste le dernier : qui lui trouve un voisin?} {4-5a|Le trou d’une page est une gueule : on lui colle un corps.} {4-5a !multiage|Un voisin y ajoute des bottes : « Hé, c’était un poisson! » Les deux auteurs décident ce que c’est devenu. Au milieu du jeu, retirez les pages neuves : on ne découpe plus rien, et chacun bâtit avec les retailles des autres.} {18-24m 2-3a 3-4a 4-5a|Au crayon, on relie, on entoure, on recouvre.}',
        ),
        play(
          { 45: 13 },
          '{3-4a 4-5a|Les ciseaux comptés et serrés, les grands poussent le rouleau vers le haut.} Déroulez au mur le dernier tiers de la bande et pressez un ruban aux quatre coins. Debout, le papier n’est plus le même : des bouts pendent, d’autres tombent. {0-18m 18-24m|Couchez une feuille sur celle du plancher : tout y est pris comme derrière une vitre. Celle du mur perd sa pellicule, que vous empochez.} {0-18m|Assis devant elle, le poupon y tape le tissu que vous tendez.} {18-24m|Le trottineur décolle ce qui pend et vous l’apporte.} {2-3a|« Tombé! » On remet de la colle, on pousse du ventre.} {3-4a|Une lanière relie deux ouvrages qui ne se connaissaient pas.} {4-5a|On recule de trois pas, on cherche le vide, on va le remplir.}',
        ),
        closing(
          { 20: 4, 30: 6, 45: 7 },
          '{3-4a 4-5a 20min 30min|Les ciseaux encore sortis se comptent et montent hors de portée.} {2-3a 3-4a 4-5a|Les bouchons retrouvent leur colle.} {0-18m 18-24m 20min 30min multiage|Rabattez une deuxième feuille sur la première : ce que les plus jeunes y ont mis est pris comme derrière une vitre. Collez le tout à la bande.} {0-18m 18-24m 20min 30min !multiage|Rabattez une deuxième feuille sur la première : ce que chacun y a mis est pris comme derrière une vitre. Collez le tout à la bande.} {0-18m 18-24m 45min|La feuille du mur reprend sa pellicule; la vitre du plancher se colle à la bande.} {18-24m 2-3a 3-4a 4-5a|La bande est devenue une murale : marchez d’un bout à l’autre, lentement. Un doigt reconnaît sa lanière, ou celle d’un ami : « De quelles mains vient-elle? »} {!18-24m !2-3a !3-4a !4-5a|La bande est devenue une murale : portez-y chaque poupon, et sa main va où elle veut.} Ce qui reste au bac attend demain. {2-3a 3-4a 4-5a|Encre et colle s’en vont}{!2-3a !3-4a !4-5a|L’encre s’en va} à la débarbouillette.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          '{18-24m 2-3a 3-4a 4-5a|Tendez à l’un ce que l’autre vient de laisser :} {3-4a 4-5a|« Le rond est parti; voilà le tour du rond. »} {18-24m 2-3a !3-4a !4-5a|« La lanière est partie; voilà le reste de la page. »}',
          '{0-18m|Décollez une paume doigt par doigt, au rythme des mots : « Ça tire… c’est parti. »}',
          '{3-4a 4-5a|Tenez le haut de la page bien raide, loin des lames; le pouce de l’enfant reste sur le dessus, comme le vôtre.}',
          'Laissez de travers ce qui est de travers : on redresse quand l’auteur le demande.',
        ],
        questionsOuvertes: [
          'Qui veut ce bout-là?',
          'Qu’est-ce qui le fait tenir?',
          '{2-3a !3-4a !4-5a|À quoi te fait penser cette lanière?} {3-4a 4-5a|À quoi te fait penser ce trou?}',
          '{3-4a 4-5a|Comment rejoindre le morceau d’à côté?}',
        ],
      },
      vocabulaire: [
        'coller',
        'décoller',
        'déchirer',
        '{3-4a 4-5a|découper}',
        'la lanière',
        '{18-24m 2-3a 3-4a 4-5a|la retaille}',
        'presser',
        'la murale',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Un tissu à la fois, et deux minutes à la feuille : la paume qui tire fatigue vite. Une grimace? Décollez doucement et donnez à froisser un tissu qui ne colle à rien.',
        },
        {
          pour: '18-24m',
          texte:
            'Commencez la déchirure, une fente de deux doigts au bord de la page : l’enfant tire, et le bruit vient de ses mains. La feuille collante lui sert de colle.',
        },
        {
          pour: '2-3a',
          texte:
            'Mettez d’abord la colle sur la bande : un gros rond, où l’enfant presse ce qui lui plaît, du poing ou du front.',
        },
        {
          pour: '3-4a',
          texte:
            'Taillez d’avance des bandes larges de deux doigts : un seul coup de ciseaux tranche un carré, et la main a le temps de se rouvrir.',
        },
        {
          pour: '4-5a',
          texte:
            'Pliez une page en deux : l’enfant coupe ou déchire dans le pli, ouvre et reçoit deux choses, un trou et sa retaille. Laquelle se colle, et que faire de l’autre?',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            '{2-3a 3-4a 4-5a|La colle aux doigts rebute un enfant? Alignez au bord du bac des bouts de ruban longs comme la main. Une main manque de force? Passez un doigt mouillé sur un pli : la page s’y déchire presque seule.} {!2-3a !3-4a !4-5a|Une paume fuit dès que ça tire? Posez un tissu sur la feuille collante, un coin replié : l’enfant presse au sec, puis tire le coin.}',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!automne 2-3a 3-4a 4-5a|L’automne, de grandes feuilles d’érable, pressées de la veille et encore souples, se collent parmi les journaux.} {!automne !2-3a !3-4a !4-5a|L’automne, de grandes feuilles d’érable se glissent sous le papier contact refermé, et les paumes tapent leurs couleurs.} {!hiver|L’hiver, l’emballage des cadeaux déballés donne de belles lanières.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          '{2-3a 3-4a 4-5a|Colle dans les cheveux, doigts}{!2-3a !3-4a !4-5a|Doigts} noirs d’encre.',
          'Morceau recouvert par un autre, et sa peine.',
          '{0-18m 18-24m|Surprise d’une paume qui reste prise.}',
        ],
        dangersAEliminer: [
          '{3-4a 4-5a|Ciseaux promenés ou attrapés par un petit : ils servent assis, dos à la bande, à portée d’un bras d’adulte; chaise quittée, la paire revient dans votre main; comptés avant et après.}',
          '{0-18m 18-24m|Papier mouillé dans une bouche : ôtez du petit doigt ce que vous voyez. Rien de plus petit que votre paume à la feuille collante.} {0-18m|Un poupon part vers les journaux? Dites « Pause » et ramenez-le à ses tissus.}',
          '{0-18m 18-24m|Papier contact sur un visage : quatre bords sous le ruban, votre bras à côté; un coin levé, et la feuille est retirée.}',
          '{2-3a 3-4a 4-5a|Colle goûtée, bouchon avalé : les bouchons sont dans votre poche, et la colle léchée sort du jeu.}',
          '{18-24m 2-3a 3-4a 4-5a|Crayon promené debout : il s’échange contre un bout de papier; cassé, il quitte le jeu.} Journal qui glisse sous le pied : ce qui traîne hors de la bande est ramassé à mesure.',
          '{45min|Bande au mur : ni meuble à grimper, ni prise, ni cadre à côté.}',
        ],
        supervision: 'palier1',
        allergies: [
          'Peau sensible aux adhésifs : {0-18m 18-24m|un coin de papier contact}{!0-18m !18-24m|un bout de ruban} sur votre avant-bras, puis sur celui de l’enfant, la veille. {2-3a 3-4a 4-5a|Étiquette de la colle lue.}',
        ],
      },
      observation: [
        'Motricité fine : une main tient, l’autre presse ou tire; à quel moment échangent-elles leur ouvrage?',
        'Compétences sociales : suivez un seul bout de papier et racontez par quelles mains il est passé.',
        'Développement sensoriel : le visage et le geste qui suivent quand quelque chose reste collé à la peau.',
      ],
      prolongements: [
        'Accrochez toute la murale au mur après leur départ, le bac dessous : toute la semaine, elle s’allonge d’un bout à chaque temps libre.',
        'Une enveloppe, un emballage, un coin de circulaire de la maison : au matin, le parent le glisse au bac, et l’enfant lui trouve une place.',
      ],
      reflexionRetroaction: [
        'Quel morceau ai-je redressé qui était bien de travers?',
        'Chez qui les bouts laissés n’arrivaient-ils jamais?',
      ],
    },
  },
  {
    key: 'la-goutte-traverse-le-salon',
    summary:
      'Couché, à quatre pattes ou debout? De la fenêtre à la mare, chaque goutte choisit comment passer la gouttière, les flaques et la roche.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['mouvement-et-defis', 'eau-neige-et-glace'],
    materials: ['tissus'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'parcours',
      'parcours moteur',
      'parcours de motricité',
      'coussin',
      'coussins',
      'ramper',
      'sauter',
      'quatre pattes',
      'salon',
      'pluie',
      'jour de pluie',
      'bouger dedans',
      'énergie',
      'trop d’énergie',
      'gouttes',
      'flaque',
      'course à obstacles',
      'motricité globale',
    ],
    seen: [
      'ils enfilent des coussins par terre et passent dessus à plat ventre comme des vers',
      'elle contourne le pouf à quatre pattes puis recommence par l’autre bord',
      'il suit avec son doigt l’eau qui coule sur la vitre',
      'ils tournent en rond, tannés de rester en dedans parce qu’il mouille depuis trois jours',
      'ils poussent celui d’en avant au lieu d’attendre que le passage soit libre',
      'elle ne veut pas se mettre debout pour passer, elle préfère y aller couchée',
      'ce matin, le nez collé à la fenêtre, ils parient sur quelle coulisse descend le plus vite',
      'au salon, ils grimpent sur le divan et débarquent sur les coussins à la queue leu leu',
    ],
    scenes: ['repos', 'deplacer-bebe'],
    picture:
      'Dans un salon, un bébé rampe entre deux rangs de coussins; plus loin, une petite et un grand vont à quatre pattes sur des carrés de tapis, vers l’éducatrice.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'La goutte traverse le salon',
      observationDepart:
        'Sur la vitre, une goutte s’arrête, en touche une autre et file. Un doigt la suit. Tout le reste du corps voudrait descendre aussi.',
      intentionEducative:
        'Offrir à chaque corps un trajet complet, où le même passage se prend couché, à quatre pattes ou debout.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
      ],
      objectifs: [
        'Passer couché, à quatre pattes ou debout, et changer de façon plus loin.',
        'Sentir quelle partie du corps touche le sol.',
        '{18-24m 2-3a 3-4a 4-5a|Régler son allure sur la goutte de devant.}',
        '{18-24m 2-3a 3-4a 4-5a 30min 45min|Avancer à deux sans se défaire.}',
      ],
      materiel: [
        item('Coussins longs et fermes, la gouttière', 'quatre', 'Couvertures épaisses, roulées serré'),
        item('Carrés de tapis à dessous antidérapant, les flaques', 'quatre', 'Napperons antidérapants'),
        item(
          '{18-24m 2-3a 3-4a 4-5a|Coussin d’assise plat et ferme, à dessous antidérapant, la roche}',
          'un',
          'Matelas de sieste plié en deux',
        ),
        item('{18-24m 2-3a 3-4a 4-5a|Matelas de sol, la mare}', 'un', 'Deux matelas de sieste, l’un sur l’autre'),
        item('{0-18m|Couverture, la petite mare}', 'une', 'Tapis de jeu lavable'),
        item(
          'Débarbouillette mouillée, et linge sec pour le plancher',
          'un de chaque',
          'Vaporisateur, dans votre poche',
        ),
        item('{45min|Gros bas roulés, les feuilles mortes}', 'deux par enfant', 'Débarbouillettes sèches, pliées'),
        optional('{si-tunnel|Tunnel de jeu, ouvert aux deux bouts}', '{si-tunnel|un}', null),
        optional('{2-3a 3-4a 4-5a !0-18m !18-24m si-ruban-adhésif|Ruban-cache}', 'un rouleau, gardé par vous', null),
        optional(
          '{18-24m 2-3a 3-4a 4-5a si-cerceaux|Cerceau et ruban pour le coller à plat}',
          '{18-24m 2-3a 3-4a 4-5a si-cerceaux|un de chaque}',
          null,
        ),
        optional('{30min 45min 2-3a 3-4a 4-5a si-foulards|Foulards}', 'un pour deux enfants', null),
        optional('{si-tambourins|Tambourin ou autre petit instrument}', 'un', null),
      ],
      preparation: [
        'De la fenêtre jusqu’à votre place, loin des coins durs, mettez en ligne la gouttière{18-24m 2-3a 3-4a 4-5a|, les flaques, la roche et la mare, collée à la roche. On revient à la fenêtre le long d’un mur : c’est le nuage.}{!18-24m !2-3a !3-4a !4-5a| et les flaques.}',
        'La gouttière : deux coussins de chaque côté d’un couloir large comme deux enfants. Les flaques : quatre carrés, à un petit pas l’un de l’autre. À côté de chaque passage, laissez un détour libre. {si-tunnel|Le tunnel prolonge la gouttière, tout droit : de votre place, vous voyez au travers.} {18-24m 2-3a 3-4a 4-5a si-cerceaux|Avant les flaques, un cerceau collé au sol est un rond dans l’eau : on y tourne sur soi.} {2-3a 3-4a 4-5a !0-18m !18-24m si-ruban-adhésif|Entre la gouttière et les flaques, un zigzag de ruban collé fait serpenter la goutte.}',
        'Poussez chaque chose du pied : ce qui glisse est remplacé. Pieds nus pour tout le monde, et plancher sec. {45min|Gardez les bas roulés derrière votre place.}',
        '{18-24m 2-3a 3-4a 4-5a|Assoyez-vous par terre à côté de la roche, face à la fenêtre, toute la boucle sous vos yeux.} {!18-24m !2-3a !3-4a !4-5a|Assoyez-vous par terre au bout des flaques, face à la fenêtre.} {0-18m|La petite mare est de l’autre côté de vous, contre }{0-18m multiage|l’autre mur}{0-18m !multiage|le mur}{0-18m| : le poupon qui ne rampe pas y est couché le long de votre jambe.}',
        '{1adulte|Seule, ne gardez que ce que vous voyez d’un coup d’œil : un passage de moins vaut mieux qu’un coin caché.} {1adulte 0-18m multiage|Avec plusieurs âges, prenez six enfants au plus, dont deux poupons.} {1adulte 0-18m|Vous vous levez? Le poupon couché vient dans vos bras.} {2adultes 18-24m 2-3a 3-4a 4-5a|À deux, l’une ne quitte pas la roche, l’autre suit la plus petite goutte.} {2adultes !18-24m !2-3a !3-4a !4-5a|À deux, l’une reste à la petite mare, l’autre suit la gouttière.} {avec-coussin|Allongez la gouttière avec @materiel.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Tous à la fenêtre{0-18m|, le plus petit sur votre hanche}. Pressez la débarbouillette en haut de la vitre. Une goutte part : du doigt, suivez-la qui file, s’arrête, contourne. « Par où va-t-elle passer? » Du même doigt, dans l’air, descendez la gouttière, les flaques{18-24m 2-3a 3-4a 4-5a|, la roche}, jusqu’à la mare. {si-tunnel|Au tunnel, repliez le doigt : plus de goutte… Dépliez-le : « La revoilà! »} « Et toi, petite goutte? Couchée… à quatre pattes… debout? » Essuyez le plancher, prenez votre place : la pluie commence.',
        ),
        play(
          { 20: 13, 30: 13, 45: 15 },
          'Les gouttes partent une à une{18-24m 2-3a 3-4a 4-5a|, dès que la gouttière est vide}. {!0-18m|Devant chaque passage, l’enfant dit ou montre sa façon : couché, à quatre pattes, debout. Au tour suivant, il en change.} {0-18m|Le poupon rampe entre les coussins, en tâte un, revient sur ses pas.} {0-18m multiage|Les autres prennent le détour à quatre pattes.} {0-18m|À la petite mare, un plus petit pousse des talons contre vous.} {!18-24m !2-3a !3-4a !4-5a|Sur une flaque, sa paume s’arrête : tapez le plancher, puis le tapis, et laissez-le comparer. De votre place, appelez le poupon qui sort de la gouttière; rendu à votre genou, il reste ou repart vers la fenêtre.} {18-24m|Le trottineur s’assoit dans chaque flaque, puis fait le tour de la roche à quatre pattes.} {2-3a|À plat ventre sur la roche, une goutte coule de l’autre côté, les pieds d’abord.} {3-4a|Deux pieds joints d’une flaque à l’autre : « Plouf! »} {4-5a|Debout sur la roche, genoux pliés, l’enfant regarde la mare vide et saute; à la boucle d’après, tout se passe à plat ventre.} {18-24m 2-3a 3-4a 4-5a|Dans la mare, on s’étale le temps d’un souffle, et le nuage ramène à la fenêtre, sur le bout des pieds.}',
        ),
        play(
          { 30: 8, 45: 10 },
          'Sur une vitre, deux gouttes qui se touchent n’en font plus qu’une. {18-24m 2-3a 3-4a 4-5a|Ici aussi : qui en rejoint une autre lui touche l’épaule, et les deux coulent ensemble jusqu’à la mare.} {2-3a 3-4a 4-5a si-foulards|Un foulard, un bout chacun, peut les relier.} {2-3a 3-4a 4-5a|À la roche, on se lâche, et l’on passe un à la fois.} {18-24m|Le trottineur prend un doigt et ne le rend plus.} {2-3a|Main dans la main, deux gouttes s’assoient dans la même flaque.} {3-4a|Dos contre dos, comment passer la gouttière?} {4-5a|À trois en file, mains aux épaules, le pas se règle sur le plus court.} {18-24m 2-3a 3-4a 4-5a|Trop serrées, elles se séparent.} {0-18m|À la petite mare, le poupon est à plat ventre, votre main libre à côté de la sienne : sa main avance, la vôtre avance; elle s’arrête, la vôtre aussi.}',
        ),
        play(
          { 45: 9 },
          'L’eau emporte les feuilles mortes. De votre place, roulez les bas vers la fenêtre{18-24m 2-3a 3-4a 4-5a| : chaque goutte en ramène un jusqu’à la mare}. {0-18m|Le poupon en reçoit un, le lâche et le poursuit.} {18-24m|Le trottineur en serre deux, en perd un et repart avec l’autre.} {2-3a|Le nez pousse le bas au fond de la gouttière.} {3-4a|Sur un dos à quatre pattes, le bas tombe à la première flaque : on le remet.} {4-5a|Un bas entre les genoux oblige à sauter tout petit.} {18-24m 2-3a 3-4a 4-5a|Le tas grossit dans la mare; le nuage le rapporte, un bas par voyage.}{!18-24m !2-3a !3-4a !4-5a|Un bas revient contre vous? Renvoyez-le, plus loin ou tout près.}',
        ),
        closing(
          { 20: 4, 30: 5, 45: 6 },
          'La dernière pluie tombe : toutes les gouttes descendent vers la mare, aussi lentement qu’elles le peuvent, et s’y couchent, ou tout autour. {0-18m|Les poupons sont contre vous, au bord.} {si-tambourins|L’instrument donne l’averse : fort, moins fort, presque rien.} Tambourinez au plancher, des dix doigts, de cinq, d’un seul. Silence. « Et la goutte de la vitre, où est-elle rendue? » On va voir.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Dites ce que le corps a choisi : « Couchée, puis debout. Tu as changé à la flaque. »',
          '{18-24m 2-3a 3-4a 4-5a|Devant une goutte pressée, montrez celle d’en avant : « Là, ça coule doucement. Il y a le détour. »}',
          '{2-3a 3-4a 4-5a|Prêtez votre épaule à la main qui hésite sur la roche; le saut ou le demi-tour appartient à l’enfant.}',
          '{0-18m !multiage|Deux poupons se coincent dans la gouttière? Écartez un coussin : l’un passe, l’autre regarde.} {0-18m multiage|Un poupon prend la boucle? Dites « Petite goutte! » : tous se mettent à quatre pattes, et personne ne saute avant qu’il soit revenu contre vous.}',
        ],
        questionsOuvertes: [
          'Comment passes-tu, cette fois?',
          'Quelle partie de toi touche le plancher?',
          '{18-24m 2-3a 3-4a 4-5a 30min 45min|Comment avancer quand on est deux gouttes en une?}',
          '{3-4a 4-5a|Par où la goutte remonte-t-elle au nuage?}',
        ],
      },
      vocabulaire: [
        'la goutte',
        'la gouttière',
        'la flaque',
        'la mare',
        'couler',
        'contourner',
        'à plat ventre',
        '{30min 45min 18-24m 2-3a 3-4a 4-5a|rejoindre}',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Couché à la petite mare, le poupon reçoit la goutte dans sa main : votre doigt coule de son épaule à sa paume. Sur le ventre, ses doigts rencontrent votre main à plat, et vos yeux l’attendent juste au-dessus.',
        },
        {
          pour: '18-24m',
          texte:
            'Collez deux flaques, le pied y tombe sans viser. Quand la mare est vide, la roche se monte à quatre pattes et se redescend le derrière en premier.',
        },
        {
          pour: '2-3a',
          texte:
            'Annoncez une façon et laissez-vous démentir : « Couchée? » « Non, debout! » Sur la roche, votre main reste contre les côtes de l’enfant.',
        },
        {
          pour: '3-4a',
          texte:
            'L’enfant fait toute la boucle d’une seule façon, puis d’une autre : laquelle lui a pris le plus de temps?',
        },
        {
          pour: '4-5a',
          texte:
            'L’enfant annonce une façon que personne n’a prise : de côté, à trois pattes, sur les fesses. Les autres l’essaient à la boucle suivante.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            '{2-3a 3-4a 4-5a|Les détours laissent passer une marchette ou un fauteuil. Freins mis près de la mare, l’enfant guette : quand elle est vide, il lève la main, et le suivant saute.} Un corps cherche à être serré? Rapprochez les coussins de la gouttière : ils poussent des deux côtés.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver 18-24m 2-3a 3-4a 4-5a|L’hiver, la goutte est un flocon : un tour sur soi avant la gouttière, et l’on fond dans la mare.} {!printemps 18-24m 2-3a 3-4a 4-5a|Au printemps, le toit dégèle : les gouttes partent deux par deux, sauf à la roche.} {!hiver !18-24m !2-3a !3-4a !4-5a|L’hiver, la goutte est un flocon : votre doigt tourne sur le ventre du poupon, s’y pose et fond.} {!printemps !18-24m !2-3a !3-4a !4-5a|Au printemps, le toit dégèle : deux doigts coulent ensemble le long de ses bras.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Chute assise{18-24m 2-3a 3-4a 4-5a|, roulade hors du matelas}{!18-24m !2-3a !3-4a !4-5a|, bras pris sous un coussin}.',
          '{18-24m 2-3a 3-4a 4-5a|Épaules cognées, impatience derrière une goutte lente.}',
        ],
        dangersAEliminer: [
          '{2-3a 3-4a 4-5a|Saut vers une mare occupée : un enfant à la fois, mare vide; votre bras tendu devant la roche retient le suivant.}',
          '{18-24m 2-3a 3-4a 4-5a|Goutte à contresens, course le long du nuage : dites « Gelées! », tout s’immobilise, et l’on repart dans le bon sens, au pas.}',
          '{0-18m multiage|Poupon sur le trajet d’un plus grand : dites « Petite goutte! », rien ne se saute, et personne n’entre derrière lui.}',
          '{0-18m|Visage enfoui dans un coussin ou la couverture : soulevez la tête du poupon, tirez le coussin; s’il s’endort, son lit l’attend, sur le dos.}',
          'Plancher mouillé, carré qui part sous le pied : essuyez, essayez du talon, retirez.',
          'Fenêtre : fermée, loquet mis, ni cordon de store à portée ni meuble où monter.',
          '{18-24m 2-3a 3-4a 4-5a|Coussin de plus sur la roche : ôtez-le; elle ne grandit pas.}',
          '{si-tunnel|Deux gouttes dans le tunnel : une à la fois, toujours par le même bout, et vous voyez la sortie.} {0-18m si-tunnel|Un poupon s’y engage? On attend qu’il en sorte.}',
          '{18-24m 2-3a 3-4a 4-5a si-cerceaux|Cerceau qui glisse ou se lève sous un orteil : quatre bouts de ruban, ou on l’ôte.}',
          '{2-3a 3-4a 4-5a !0-18m !18-24m si-ruban-adhésif|Ruban décollé sous un pied : recollez, ou ôtez-le.}',
          '{30min 45min 2-3a 3-4a 4-5a si-foulards|Foulard au cou ou noué au poignet : il se tient d’une main, et se lâche avant la gouttière et la roche.}',
        ],
        supervision: 'palier1',
        allergies: [
          'Dessous antidérapants : sans latex si une peau y réagit. Poussière et effort : la pompe de l’enfant asthmatique est sur vous.',
        ],
      },
      observation: [
        'Motricité globale : à quel passage l’enfant change-t-il de façon, et que fait-il de ses bras à ce moment-là?',
        'Schéma corporel : relevez la partie du corps que l’enfant {18-24m 2-3a 3-4a 4-5a|nomme, }pointe, cogne ou oublie d’amener avec lui.',
        'Compétences sociales : {18-24m 2-3a 3-4a 4-5a|devant une goutte plus lente, que font les pieds, les mains et la voix de l’enfant?}{!18-24m !2-3a !3-4a !4-5a|comment le poupon vous cherche-t-il, de l’autre bout de la gouttière?}',
      ],
      prolongements: [
        'Le lendemain, un seul passage reste monté : il lui faut une quatrième façon.',
        'Au départ, une flaque de tapis attend devant les crochets : parent et enfant la passent de deux façons différentes.',
      ],
      reflexionRetroaction: [
        'Quelle façon de passer ai-je saluée plus souvent que les autres?',
        'À quel moment les plus vifs ont-ils choisi de ralentir?',
      ],
    },
  },
]
