import { closing, food, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

/** Banana cakes with a navel, dots of sunscreen that run away, snow that sinks to a finger, a brown made on purpose, and pots that quarrel over who is fuller. */
export const TODDLERS_COOKING_AND_POURING_SHEETS: readonly BankSheet[] = [
  {
    key: 'ma-galette-a-un-nombril',
    summary:
      'Masser, peler, écraser une demi-banane, y brasser la farine : chacun dépose ses galettes et leur fait un nombril du doigt. Le four va-t-il le fermer?',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['cuisine-et-saveurs'],
    materials: [],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'cuisiner',
      'faire la cuisine',
      'cuisiner avec les enfants',
      'cuisiner avec les tout-petits',
      'galettes aux bananes',
      'galette aux bananes',
      'galettes à la banane',
      'muffins aux bananes',
      'muffin aux bananes',
      'biscuits aux bananes',
      'bananes',
      'bananes, farine',
      'farine',
      'gruau',
      'bananes, gruau',
      'bananes, farine, bols, cuillères',
      'recette sans œuf',
      'recette',
      'peler une banane',
      'écraser des bananes',
      'mesurer la farine',
      'brasser',
      'brasser la pâte',
      'préparer la collation',
    ],
    seen: [
      'À la collation, ils écrasent leur banane avec leur cuillère et la brassent longtemps',
      'Ils enfoncent leur doigt dans leur banane et regardent le trou qui reste',
      'Dans le coin cuisine, ils brassent des bols vides et demandent à faire de la vraie pâte',
      'Ils veulent toujours savoir ce que la cuisinière met dans les muffins',
      'Elle veut peler sa banane toute seule et se fâche quand on lui ouvre',
      'Il reste plein de bananes trop mûres et les enfants veulent en faire des galettes',
      'Ils ont fait des muffins à la maison en fin de semaine et en parlent depuis',
      'Dans le bac de farine, ils remplissent des cuillères et font semblant de cuire des gâteaux',
    ],
    picture:
      'À table, une enfant enfonce un doigt fariné dans sa galette; un ami masse sa demi-banane, et l’éducatrice montre le nombril de la sienne.',
    scenes: ['cuisine', 'petrir', 'repas'],
    sheet: {
      titre: 'Ma galette a un nombril',
      observationDepart:
        '« On fait-tu des muffins? » À la collation, une enfant enfonce son doigt dans sa banane. Le trou reste. Son ami rit : « Un nombril! »',
      intentionEducative:
        'Permettre à chacun de cuisiner ses galettes aux bananes du premier geste au dernier, et de prédire ce que le four y changera.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'principal' },
        { domaine: 'cognitif', composante: 'Éveil aux mathématiques', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
      ],
      objectifs: [
        'Peler une demi-banane et l’écraser.',
        'Mesurer la farine et la brasser jusqu’à ce que le blanc disparaisse.',
        'Prédire ce que le four fera au nombril de sa galette.',
        '{45min|Ajouter sa part à une pâte commune.}',
      ],
      materiel: [
        food(
          'Bananes très mûres',
          '{30min|une demie par enfant, une entière pour vous}{45min|une demie par enfant, deux entières pour vous}',
          null,
        ),
        food(
          'Farine de blé',
          '{30min|75 ml par enfant, 125 ml de plus}{45min|90 ml par enfant, 250 ml de plus}',
          'Gruau à cuisson rapide',
        ),
        optional('Bols', 'un par enfant, un pour vous', 'Table lavée, devant chaque enfant'),
        optional('Cuillères à soupe', 'une par enfant, une pour vous', 'Doigts, et petites poignées de farine'),
        optional(
          '{si-fourchettes|Fourchettes d’enfant, à bouts ronds}',
          '{si-fourchettes|une par enfant, une pour vous}',
          null,
        ),
        optional(
          'Papier parchemin',
          'un carré large comme deux mains par enfant, un pour vous',
          'Coin de table lavé et fariné, d’où vous levez les galettes à la spatule',
        ),
        optional('Débarbouillettes mouillées', 'une par enfant, une pour vous', 'Essuie-mains de papier mouillés'),
        { ...food('Poudre à pâte', 'une pincée par enfant, de votre main', null), facultatif: true },
        optional('Plaque à biscuits', 'une ou deux, froides, posées en hauteur', 'Plat qui va au four'),
        {
          ...food(
            '{si-avoine|Flocons d’avoine à cuisson rapide}',
            '{si-avoine|100 ml par enfant, 250 ml de plus, à la place de la farine}',
            null,
          ),
          facultatif: true,
        },
        {
          ...food('{si-pommes|Pommes}', '{si-pommes|une pour dix enfants, pelée et râpée fin par vous}', null),
          facultatif: true,
        },
        {
          ...food('{si-cannelle|Cannelle moulue}', '{si-cannelle|une pincée par enfant, de votre main}', null),
          facultatif: true,
        },
      ],
      preparation: [
        'Vérifiez les plans d’allergie : banane, blé, ou avoine si vous prenez du gruau. Un ingrédient est exclu pour un enfant? Changez de recette pour tous.',
        'La recette d’un enfant : une demi-banane et quatre cuillerées rases de farine (cinq, si c’est du gruau), sans œuf, ni lait, ni noix. Pas de cuillères? Trois petites poignées. Cela donne deux galettes larges comme sa paume, qui cuisent de quinze à vingt minutes à 175 °C (350 °F).',
        'La veille, cuisez-en deux d’essai : le dessous doit dorer et le milieu ne plus être pâteux. Notez la farine et les minutes qu’il a fallu dans votre four.',
        'Lavez les bananes et coupez-les en deux sans les peler. Lavez la table. On se mouche, on se lave les mains, et tous s’assoient, vous au milieu d’un long côté. Devant chacun : une demi-banane dans sa pelure, une débarbouillette mouillée et, si vous en avez, un bol et une cuillère. La farine attend près de vous.',
        'Avertissez la cuisine : elle prend les galettes à la porte et les rapporte froides à la collation, dans le même ordre. Vous êtes seule? Couvertes, elles attendent au réfrigérateur, et vous les cuisez derrière une barrière d’où vous voyez tous les enfants.',
      ],
      deroulement: [
        opening(
          { 30: 4, 45: 4 },
          '« Aujourd’hui, on cuisine des galettes aux bananes. » Prenez une demi-banane dans sa pelure, le bout coupé en haut, et massez-la de vos deux pouces : « Elle a mal au dos… encore un peu… » Poussez par le bas : la banane sort toute molle par le bout coupé. « Floup! » Pelez votre autre moitié, encore ferme, et enfoncez-y le doigt : le trou reste. « Un nombril! Nos galettes en auront un. » Montrez la farine : « Avant la farine, on peut goûter. Après, on attend le four. À vous : massez! »',
        ),
        play(
          { 30: 7, 45: 9 },
          'Chacun masse sa demi-banane, tire la pelure, et met la pelure au milieu de la table. Qui veut en goûte un petit bout, assis. Le reste s’écrase dans son bol ou sur la table lavée, du dos de la cuillère ou du bout des doigts. {si-fourchettes|À la fourchette, on appuie du dos des dents : la banane passe entre.} {si-pommes|On mêle à la purée une cuillerée à thé de pomme râpée : que sent-on le plus?} {si-cannelle|On sent sa purée; vous y mettez une pincée de cannelle : qu’y a-t-il de changé?} {2-3a|À deux ans, vous fendez la pelure au bout coupé, l’enfant tire; il écrase à pleines mains.} {2-3a !multiage|Appuyez un doigt à côté du sien : « Pouf! » Cherchez la bosse qui reste : « Te voilà, toi! » Elle glisse, il la rattrape.} {3-4a|À trois ans, on ferme les yeux et l’on cherche la dernière bosse.} {3-4a !multiage|On trace un chemin dans la purée : reste-t-il, ou se referme-t-il?} {4-5a|À quatre ans, on dit à quoi ressemble la banane avant, pendant, après.} {4-5a !multiage|Le voisin s’y prend autrement : est-ce plus vite? On essaie sa façon.}',
        ),
        play(
          { 30: 7, 45: 8 },
          'Versez un tas de farine entre deux voisins, ou trois. Chacun en met quatre cuillerées rasées du doigt (cinq de gruau), ou trois petites poignées, et tous comptent : « Une… deux… » Vous avez de la poudre à pâte? Une pincée de votre main. On brasse du fond vers le dessus : « Où est passée la farine? » La pâte coule? Une cuillerée de plus. Elle s’émiette? Un bout de votre banane. Elle reste collée à la cuillère, ou aux doigts? Elle est prête. {si-avoine|L’avoine boit lentement : on chante une chanson avant de juger sa pâte.} {2-3a|À deux ans, on ne rase pas : trois cuillerées bien pleines.} {2-3a !multiage|Brassez main sur main : « Tourne… tourne… » Cherchez un coin blanc : « Caché! »} {3-4a|À trois ans, on cherche le dernier coin blanc.} {4-5a|À quatre ans, on dit combien il en reste à verser.} {4-5a !multiage|On compare deux pâtes : que manque-t-il à la plus molle?}',
        ),
        play(
          { 30: 6, 45: 7 },
          'Glissez devant chacun son carré de papier parchemin, si vous en avez; sinon, farinez un coin de table. On y dépose deux tas de pâte et on les aplatit, épais comme son pouce. {si-fourchettes|À la fourchette, on raye la galette dans un sens, puis dans l’autre.} « Il manque quelque chose à ma galette… » Farinez un bout de doigt et enfoncez-le au milieu : « Son nombril! » Chacun choisit : le pouce, le petit doigt, deux doigts collés. Le trou se referme? Un peu de farine, et l’on recommence. Puis le doigt s’essuie sur la débarbouillette. {2-3a|À deux ans, un nombril, deux, dix : tout va.} {2-3a !multiage|Montrez le vôtre, par-dessus le chandail : « Moi aussi, j’en ai un! Et toi? »} {3-4a|À trois ans, on fait un gros nombril et un petit.} {3-4a !multiage|Le doigt d’un ami y entrerait-il? On regarde sans toucher.} {4-5a|À quatre ans, l’ami devine quel doigt l’a fait.} {4-5a !multiage|Une galette est plus mince : laquelle sera cuite la première?}',
        ),
        play(
          { 45: 11 },
          'C’est le tour de la galette du groupe. Écrasez une demi-banane. Plus de cinq enfants? Écrasez-en deux, et une pâte part de chaque bout de la table. La pâte voyage d’une place à l’autre, dans un bol, sur un papier ou à même la table : chacun y met une cuillerée (ou une poignée) de farine, brasse trois fois, et les autres comptent en tapant du pied : « Un, deux, trois! » Vous la corrigez et l’aplatissez, épaisse comme les autres. Elle repart : chacun y met un nombril, à côté de celui de l’ami. {2-3a|À deux ans, on pousse la pâte vers le voisin : « Tiens! »} {3-4a|À trois ans, on dit ce que les nombrils dessinent : une coccinelle, une lune?} {4-5a|À quatre ans, on compte les nombrils : y en a-t-il un pour chacun?}',
        ),
        closing(
          { 30: 6, 45: 6 },
          '« Qu’est-ce que le four va faire aux nombrils? » Chacun répond de la main : les doigts en rond pour « pareil », un petit rond pour « plus petit », le poing pour « fermé ». Rassemblez les galettes sur la plaque, dans l’ordre des places; la cuisine les prend à la porte, ou vous les couvrez : « Bonne cuisson! » On ramasse les pelures, on frotte sa place, on se lave les mains. À la collation, elles reviennent froides, dans le même ordre. On cherche son nombril : le doigt y entre-t-il encore? Puis on goûte, assis, une petite bouchée à la fois. {45min|La galette du groupe se partage en dernier.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Écrasez la vôtre en même temps qu’eux : leurs yeux suivent vos doigts.',
          'Attendez avant de sauver une pâte trop molle : « Que lui manque-t-il? »',
          'Un doigt va à la bouche? « La pâte attend le four. » Une débarbouillette, et l’on continue.',
        ],
        questionsOuvertes: [
          'Où est passée la farine?',
          'Comment sais-tu que ta pâte est prête?',
          'Qu’est-ce que le four va faire au nombril?',
        ],
      },
      vocabulaire: ['la banane', 'la pelure', 'la farine', 'écraser', 'mesurer', 'brasser', 'la pâte', 'le nombril'],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Commencez chaque geste pour lui, et laissez-le finir : la pelure entrouverte, la cuillère déjà pleine. Il veut seulement écraser? Il écrase aussi la vôtre.',
        },
        {
          pour: '3-4a',
          texte: 'Il perd le compte? Il pose un doigt sur la table pour chaque cuillerée ou chaque poignée versée.',
        },
        {
          pour: '4-5a',
          texte:
            'Il dicte la recette à un ami, dans l’ordre, sans rien toucher : masser, peler, écraser, verser, brasser.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Le collant lui déplaît? Il masse la banane dans sa pelure et verse la farine; vous écrasez avec lui. Une main faible? Une débarbouillette mouillée, sous le bol ou sous le papier, l’empêche de bouger. Plan d’alimentation ou texture adaptée : suivez-le; sentir la banane suffit.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, les galettes attendent le retour de dehors, à la collation.} {hiver|L’été, cuisez-les tôt le matin, et goûtez-les dans la cour, à l’ombre.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Banane sur le chandail, farine sur le nez.', 'Galette plate, pâle ou tout de travers.'],
        dangersAEliminer: [
          'Brûlure : l’adulte manipule seule le four et la plaque, hors de portée des enfants; les galettes reviennent froides jusqu’au cœur.',
          'Pâte crue : la farine crue porte des microbes. Dès la farine versée, aucun doigt à la bouche; table et mains se lavent après.',
          'Étouffement : on goûte assis, la bouche vide avant d’en reprendre{2-3a|, les enfants de deux ans à portée de votre bras}; une galette sortie dure s’émiette finement.',
          '{si-fourchettes|Fourchette : on s’en sert assis, jamais à la bouche une fois la farine versée; ramassez-les avant qu’on se lève.}',
          'Pelure ou banane par terre : on glisse; ramassez-la aussitôt.',
          'Rhume ou plaie au doigt : mouchoir, mains relavées, doigt couvert.',
          '{si-pommes|Pomme crue : râpée fin, jamais un morceau ni une pelure à portée des enfants.}',
        ],
        supervision: 'palier1',
        allergies: [
          'Banane, blé, ou avoine, qui côtoie souvent le blé : vérifiez chaque plan, pour toucher comme pour goûter.',
          'Ni œuf, ni lait, ni noix dans la recette : lavez plaque et bols qui en auraient gardé la trace, et lisez l’étiquette de la poudre à pâte.',
          '{si-pommes si-cannelle|Pomme ou cannelle : vérifiez-les aussi sur chaque plan.}',
        ],
      },
      observation: [
        'Éveil aux sciences : que remarque l’enfant quand la farine disparaît, et qu’annonce-t-il pour le four?',
        'Éveil aux mathématiques : comment sait-il combien il en a versé?',
        'Motricité fine : que font ses doigts pour peler, écraser, brasser?',
      ],
      prolongements: [
        'Le lendemain, dans la cour, faites une galette de boue : garde-t-elle son nombril en séchant?',
        'À la maison, l’enfant montre à son parent comment masser une banane dans sa pelure avant de l’ouvrir.',
      ],
      reflexionRetroaction: [
        'Qui a fait sa pâte seul, et où ai-je aidé trop vite?',
        'Qu’ont-ils dit du nombril en retrouvant leur galette?',
      ],
    },
  },
  {
    key: 'c-est-le-point-qui-se-sauve',
    summary:
      'Un point de crème solaire sur la joue, une comptine : « Petit point, où vas-tu? » On frotte, il a disparu! C’est le point qui se sauve, pas l’enfant.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['contes-et-lettres', 'saisons-et-fetes'],
    materials: [],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, on s’assoit en rond à l’ombre, contre le mur, avant de jouer.',
    },
    seasons: ['SUMMER'],
    durationMinutes: 10,
    adults: 1,
    calls: [
      'la crème solaire',
      'crème solaire',
      'mettre la crème solaire',
      'passage à la crème solaire',
      'crème à soleil',
      'se crémer',
      'crémer les enfants',
      'écran solaire',
      'comptine',
      'comptine de la crème solaire',
      'chanson de la crème solaire',
      'c’est long la crème solaire',
      'ça chigne à la crème solaire',
      'il se sauve quand on met la crème',
      'ne veut pas de crème solaire',
      'frotter ses joues',
      'parties du corps',
      'avant de sortir dehors',
      'se préparer à sortir l’été',
    ],
    seen: [
      'Le passage à la crème solaire est interminable, ça chigne et ça se tortille',
      'Dès que je sors le tube de crème, il part se cacher sous la table',
      'Elle veut mettre sa crème solaire toute seule et repousse ma main',
      'Ils attendent leur tour de crème en se poussant dans le vestiaire',
      'Ils se mettent de la crème sur le nez et rient de se voir tout blancs',
      'Ils se frottent les bras et les joues comme nous quand on les crème',
      'Il pleure quand je lui touche la face pour étendre l’écran solaire',
      'Avant la sortie, les premiers crémés courent partout pendant que je crème les autres',
    ],
    picture:
      'Assis en rond, pieds nus, un enfant se frotte la joue, une amie ouvre deux mains vides; l’éducatrice à genoux a un point blanc sur le nez.',
    scenes: ['chanter', 'corps', 'attente'],
    sheet: {
      titre: 'C’est le point qui se sauve!',
      observationDepart:
        'Le passage à la crème solaire est long. Ça chigne, ça se tortille, et un enfant se sauve sous la table, du blanc plein le nez.',
      intentionEducative:
        'Offrir aux enfants une comptine qui donne à chacun quelque chose à dire et à faire pendant qu’on met la crème solaire.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'secondaire' },
      ],
      objectifs: [
        'Dire ou mimer la comptine, une partie du corps à la fois.',
        'Frotter soi-même le point, jusqu’à ce qu’il disparaisse.',
        '{20min 3-4a 4-5a|Dire à un ami où il lui reste du blanc.}',
      ],
      materiel: [
        optional('Crème solaire, que vous versez', 'comme d’habitude', 'Points invisibles, du bout du doigt'),
        optional('Débarbouillettes mouillées', 'une par enfant', 'Essuie-mains de papier mouillés'),
        optional('{cour si-couvertures|Couverture}', '{cour si-couvertures|une grande}', null),
        optional('{si-poupées|Poupées}', '{si-poupées|une pour deux enfants}', null),
        optional('{si-toutous|Toutous lavables}', '{si-toutous|un pour deux enfants}', null),
        optional('{si-marionnettes|Marionnette}', '{si-marionnettes|une}', null),
        optional('{si-miroirs|Miroir incassable}', '{si-miroirs|un}', null),
      ],
      preparation: [
        'Faites-le au moment de la crème solaire, avant de {dedans|sortir}{cour|jouer}. La comptine : « Petit point, petit point, où vas-tu? — Sur ma joue! Frotte, frotte : disparu! » Puis on change de place : sur mon nez, sur mon menton, sur mon bras, sur mon coude, sur mon genou, sur mon pied. Et pour finir : « Petit point, petit point, reviens-tu? — Oh non! Ma peau a tout bu! »',
        'Chapeaux et souliers attendent {dedans|à la porte}{cour|à côté de chacun}. {cour|À l’ombre, }{dedans|Au vestiaire ou sur le tapis, }on s’assoit en rond, pieds nus, les jambes allongées, les manches roulées. {cour si-couvertures|Une couverture étendue fait le rond : l’herbe ne colle pas aux pieds crémés.}',
        'Gardez le contenant dans votre poche ou dans votre main; personne d’autre n’y touche. {10min|Plus de six enfants? Prenez vingt minutes.} Pas de crème ce jour-là? On pose un point invisible, du bout du doigt, et le jeu est le même.',
      ],
      deroulement: [
        opening(
          { 10: 1, 20: 3 },
          'À genoux à votre place dans le rond, mettez un point de crème solaire sur votre joue. « Oh! Un point. On dirait qu’il veut se sauver. » Dites la comptine; votre doigt tourne en l’air, frotte la joue, puis les deux mains s’ouvrent, vides : « Petit point, petit point, où vas-tu? — Sur ma joue! Frotte, frotte : disparu! » Recommencez avec le nez. Les enfants crient « disparu! » avec vous. « La peau l’a bu! Au tour des vôtres. » {si-poupées si-toutous|En attendant leur tour, deux voisins posent des points invisibles} {si-poupées|à leur poupée}{si-toutous|à leur toutou}{si-poupées si-toutous| : « Disparu! »} {si-marionnettes|Confiez la marionnette à qui attend : c’est elle qui demande au rond « Où vas-tu? ».}',
        ),
        play(
          { 10: 4, 20: 5 },
          'Passez de l’un à l’autre, de côté, sans tourner le dos au rond. Le rond dit la comptine en attendant; qui est servi commence. {3-4a 4-5a|Versez quatre points sur le dos d’une main de chacun : c’est sa réserve. Du doigt, on prend un point et on le pose : une joue, l’autre joue, le nez, le menton.} {2-3a|À deux ans, vous posez un point à chaque passage : une joue, l’autre, le nez, le menton.} « Où vas-tu? » L’enfant nomme, frotte, montre ses mains : « Disparu! » Repassez finir vous-même le front, le tour des yeux, les oreilles et le cou. {2-3a !multiage|Cherchez-le ensemble : « Est-il sur ton nez? Oui! »} {3-4a|À trois ans, c’est l’enfant qui annonce la prochaine place.} {4-5a|À quatre ans, on trouve une place que personne n’a dite : la fossette, le dessous du menton.}',
        ),
        play(
          { 10: 4, 20: 5 },
          'Deuxième tour : versez une ligne de points le long de chaque bras, puis de chaque jambe nue. « Combien vont se sauver? » On les nomme en frottant : « Sur mon bras! Sur mon coude! Sur mon genou! Sur mon pied! » La main part de l’épaule et descend jusqu’aux doigts, puis de la cuisse aux orteils. Aidez les derniers, et remettez de la crème où il en manque. {2-3a|À deux ans, votre main pousse la sienne : « Frotte, frotte… »} {2-3a !multiage|« Où est ton pied? » Il le montre, vous y mettez le point, et il le cache de ses deux mains.} {3-4a|À trois ans, on frotte très lentement, puis très vite.} {3-4a !multiage|Chacun son tour, un enfant choisit : le genou ou le coude? Les autres le suivent.} {4-5a|À quatre ans, on change de voix à chaque place : une grosse pour le genou, une toute petite pour l’orteil.} {4-5a !multiage|Un enfant mène le rond : il dit la place, les autres répondent.}',
        ),
        play(
          { 20: 4 },
          '« Reste-t-il un point caché? » {3-4a 4-5a|Deux par deux, ou à trois, on s’assoit face à face. L’ami regarde, les mains derrière le dos, et le dit : « Il t’en reste un sur l’oreille! » L’autre frotte : « Et là? — Disparu! » Puis on change.} {2-3a|À deux ans, vous cherchez le point sur l’enfant, et il le cherche sur vous.} {2-3a !multiage|Cachez-en sur vos coudes, vos oreilles, vos genoux : qui en trouve un le frotte. « Disparu! »} {3-4a|À trois ans, on montre la place sur soi, si le mot manque.} {4-5a|À quatre ans, l’ami guide sans montrer : « Plus haut. À côté du nez. »}',
        ),
        closing(
          { 10: 1, 20: 3 },
          'Tous montrent leurs deux mains. « Petit point, petit point, reviens-tu? » Soufflez la réponse au rond : « Oh non! Ma peau a tout bu! » On redit les deux phrases très fort, puis tout bas. {si-miroirs|Dans votre main, un miroir passe devant chaque visage : reste-t-il un point?} Les paumes s’essuient à la débarbouillette, sans passer par les yeux. Assis, chacun met ses souliers et son chapeau{dedans|, que vous lui apportez}, et l’on {dedans|sort}{cour|part} jouer.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Prévenez avant de toucher : « Je finis ton cou. » Puis comptez tout haut jusqu’à trois, et c’est fini.',
          'Servez en premier celui qui bouge le plus : il frotte pendant que les autres attendent.',
          'Il pleure ou se sauve? Laissez-lui le choix de la place : « Le prochain point, c’est où? »',
        ],
        questionsOuvertes: [
          'Où va le prochain point?',
          'Par où s’est-il sauvé?',
          '{20min 3-4a 4-5a|Comment dire à ton ami où il en reste?}',
        ],
      },
      vocabulaire: ['la crème solaire', 'le point', 'la joue', 'le menton', 'le coude', 'frotter', 'disparu'],
      adaptations: [
        {
          pour: '2-3a',
          texte: 'Mettez-vous un point sur le nez : il le frotte d’abord sur vous, puis vous laisse frotter le sien.',
        },
        {
          pour: '3-4a',
          texte: 'Il veut tout étendre d’un coup? Un seul point à la fois, et il dit la comptine avant le suivant.',
        },
        {
          pour: '4-5a',
          texte: 'Il mène le rond pour une partie du corps, ou change un mot : « Glisse, glisse : disparu! »',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Le gras ou le froid le dérange? Réchauffez le point entre vos doigts, appuyez fermement, annoncez chaque place. Il ne parle pas? Il pointe l’endroit, et le rond le nomme. Il se tient mal assis? Il s’adosse au mur ou à vous.',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’hiver, la même comptine aide à l’habillage : « Petit pied, petit pied, où vas-tu? — Dans ma botte : disparu! »',
        },
      ],
      securite: {
        risquesAcceptes: ['Sourcils blancs, point posé sur le chandail.', 'Un enfant qui frotte très longtemps.'],
        dangersAEliminer: [
          'Crème dans les yeux ou la bouche : le tour des yeux et le front, c’est vous; les doigts s’essuient avant de frotter un œil; un œil atteint se rince à l’eau.',
          'Contenant laissé par terre : il reste sur vous, fermé.',
          '{dedans|Pieds crémés sur un plancher lisse : on se chausse avant de se lever.} {cour|Pieds crémés : on met ses souliers avant de se lever.}',
          'Peau qui rougit, qui brûle ou qui a une plaie : on n’en met pas là, et vous prévenez le parent.',
          '{si-poupées si-toutous si-marionnettes|Jouet touché par la crème d’un autre : qui est servi le dépose hors du rond; lavez-le après.}',
        ],
        supervision: 'palier1',
        allergies: [
          'Crème autorisée par le parent de chaque enfant; l’enfant qui a la sienne n’en touche pas d’autre, pas même sur vous.',
        ],
      },
      observation: [
        'Langage oral : quels mots de la comptine l’enfant dit-il, et quelles parties du corps nomme-t-il?',
        'Compétences sociales : que fait-il pendant qu’un autre est servi?',
        'Schéma corporel : où pose-t-il le point qu’il ne voit pas, sur son nez ou sur son menton?',
      ],
      prolongements: [
        'Au lavabo, la comptine sert au savon : « Petite mousse, petite mousse, où vas-tu? — Sur mon pouce! »',
        'À la maison, l’enfant dit les deux phrases à son parent, qui répond « disparu! » en mettant la crème.',
      ],
      reflexionRetroaction: [
        'À quel moment a-t-on arrêté de chigner, et qu’est-ce qui l’a fait?',
        'Qui ai-je servi le dernier, et a-t-il eu trop longtemps à attendre?',
      ],
    },
  },
  {
    key: 'la-neige-descend-jusqu-a-mon-doigt',
    summary:
      'Un bac de neige, un bac où il ne reste que de l’eau : on gage du doigt, on fait fondre une poignée au chaud, une au froid, et l’eau sale passe dans un linge.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['eau-neige-et-glace'],
    materials: ['neige', 'contenants-et-cuilleres'],
    place: 'INDOORS',
    seasons: ['WINTER'],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'la neige',
      'neige',
      'la fonte',
      'la neige fond',
      'neige fondue',
      'faire fondre la neige',
      'fondre',
      'rentrer de la neige',
      'neige dans le local',
      'bac de neige',
      'neige, bacs',
      'neige, contenants',
      'bacs',
      'eau sale',
      'neige sale',
      'il reste juste de l’eau',
      'où est passée la neige',
      'pourquoi la neige fond',
      'chaud et froid',
      'filtrer l’eau',
      'expérience avec la neige',
      'de la neige à l’eau',
    ],
    seen: [
      'On a rentré un bac de neige et après la sieste il restait juste de l’eau sale',
      'Il a mis une balle de neige dans sa case et la cherche partout au départ',
      'Ils regardent la neige de leurs bottes devenir une flaque au vestiaire',
      'Elle tient de la neige dans sa main et demande pourquoi ça coule',
      'Ils ont trouvé du sable et des bouts de bois au fond de la neige fondue',
      'Il veut rapporter sa boule de neige à sa mère et pleure quand elle fond',
      'Ils tapent la neige du bac et disent qu’il y en a moins qu’avant',
      'Ils soufflent sur leurs mitaines pleines de neige pour la faire partir en eau',
    ],
    picture:
      'Devant un bac de neige et un bac d’eau sale, une enfant plante sa main, un ami pose un doigt au bord, l’éducatrice ouvre un linge taché.',
    scenes: ['neige-glace', 'pourquoi'],
    sheet: {
      titre: 'La neige descend jusqu’à mon doigt',
      observationDepart:
        'Le bac de neige rentré le matin a attendu pendant la sieste. Au lever, il ne reste qu’un peu d’eau sale. « Qui a pris notre neige? »',
      intentionEducative:
        'Éveiller la curiosité devant la fonte : prédire ce qui restera de la neige, la faire fondre, et voir ce qu’elle cachait.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'principal' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Développement sensoriel', role: 'secondaire' },
      ],
      objectifs: [
        'Gager jusqu’où la neige descendra, et dire pourquoi.',
        'Faire fondre une poignée de neige, et la comparer à celle qui reste au froid.',
        'Trouver ce que la neige laisse dans un linge.',
        '{30min|Faire descendre la neige sans la faire fondre.}',
      ],
      materiel: [
        item('Neige', 'un plein bac pour quatre ou cinq enfants, et un autre, rentré la veille ou tôt le matin', null),
        item('Bacs', 'un pour quatre ou cinq enfants, et deux de plus', 'Contenants larges'),
        optional('Débarbouillettes', 'une par enfant, six de plus', 'Linges propres'),
        optional('Petits contenants', 'deux, pour puiser l’eau', 'Creux de la main'),
        optional('Crayon de cire', 'un, pour tracer le trait', 'Doigt posé sur le bord'),
        optional(
          '{si-figurines|Figurines d’animaux, plus grosses que le poing de l’enfant}',
          '{si-figurines|une par bac de neige}',
          null,
        ),
        optional('{si-ruban-adhésif|Ruban adhésif large, gardé par l’adulte}', '{si-ruban-adhésif|un rouleau}', null),
        optional('{si-vaporisateurs|Vaporisateur bien rincé, plein d’eau tiède}', '{si-vaporisateurs|un}', null),
        optional('{si-loupes|Loupes incassables, à large poignée}', '{si-loupes|deux}', null),
      ],
      preparation: [
        'La veille pour le matin, ou tôt le matin pour l’après-midi, emplissez un bac de neige haut comme votre main. Tracez-y un trait ou remarquez où elle monte, et gardez-le au chaud, hors de portée, jusqu’à ce qu’il y reste surtout de l’eau. Un peu de saleté est bienvenue; ni neige jaune, ni neige de stationnement ou de déneigement.',
        'Juste avant le jeu, emplissez les autres bacs à la même hauteur; gardez-en un vide. Posez-les au plancher, sur le carrelage, des débarbouillettes autour. {2-3a|Quatre enfants de deux ans au plus autour d’un bac; s’il y a deux bacs, ils se touchent, tous à portée de votre bras.} Les manches se roulent, et une débarbouillette sèche attend chacun.',
      ],
      deroulement: [
        opening(
          { 20: 4, 30: 4 },
          'Posez côte à côte un bac de neige et celui où elle a fondu. « Dans celui-là aussi, la neige montait jusqu’ici. » Plantez votre main debout dans la neige : elle monte jusqu’au poignet. Plantez-la dans l’eau : à peine le bout des doigts. Montrez l’eau qui dégoutte. « Qui a pris notre neige? » Écoutez toutes les réponses. « Elle a fondu. La nôtre va descendre aussi. Jusqu’où? » {si-figurines|Plantez une figurine debout dans un coin du bac : descendra-t-elle avec la neige?} Chacun pose un doigt sur le bord du bac : c’est sa gageure. Vous avez un crayon? Tracez un trait au plus haut et au plus bas des doigts. {si-ruban-adhésif|Essuyez le dehors du bac et collez un bout de ruban sous chaque doigt : on le retrouvera.}',
        ),
        play(
          { 20: 6, 30: 7 },
          'Prenez deux poignées pareilles, grosses comme un poing d’enfant. L’une va au froid : couchez-la sur la neige, dans un coin du bac qu’on ne touchera plus. L’autre va au chaud, dans les mains. On presse celle-là, on souffle dessus, on la passe au voisin dès que ça pique : « Trop froid, à toi! » L’eau coule dans le bac. Puis chacun fait fondre sa petite poignée à lui. {si-vaporisateurs|Loin du coin gardé au froid, un jet d’eau tiède creuse un trou : jusqu’où?} {2-3a|À deux ans, on tapote, on lâche, on regarde sa paume mouillée.} {2-3a !multiage|« Où est ta neige? Oh! De l’eau! » Essuyez sa main, et il recommence.} {3-4a|À trois ans, on gage : fondra-t-elle avant la fin d’une chanson?} {3-4a !multiage|On chante, on ouvre les mains, on regarde ce qui reste.} {4-5a|À quatre ans, on cherche ce qui va le plus vite : presser, souffler, poser à plat?} {4-5a !multiage|Deux poignées pareilles, deux façons : on compare.}',
        ),
        play(
          { 30: 6 },
          '« Peut-on faire descendre la neige sans la faire fondre? » Laissez chercher. On appuie à plat, des deux paumes, loin du coin gardé au froid : elle descend! On presse encore : jusqu’où? Le doigt du début est-il loin? {2-3a|À deux ans, on tape : « Pouf, pouf », et l’on retrouve la trace de sa main.} {2-3a !multiage|Remettez une poignée dessus : « Encore! » Il tape, elle descend encore.} {3-4a|À trois ans, on plante la main debout avant et après : où arrive la neige?} {3-4a !multiage|On ajoute des poignées pour remonter au même doigt : combien?} {4-5a|À quatre ans, on se demande ce qu’il y avait entre les flocons.} {4-5a !multiage|On presse la moitié du bac et pas l’autre : laquelle sera de l’eau la première? On gage, et l’on regardera plus tard.}',
        ),
        play(
          { 20: 6, 30: 8 },
          '« Elle est sale, l’eau de la neige. Où est la saleté? » Tendez une débarbouillette au-dessus du bac vide : deux enfants tiennent les coins avec vous, deux versent l’eau, du creux de la main ou d’un petit contenant. Les autres, à deux ou trois, en trempent une dans l’eau sale et la tordent au-dessus du bac vide, puis on échange. Ouvrez le linge : un grain, un fil, un bout d’écorce? Les yeux s’approchent. {si-loupes|À la loupe : roche, bois ou poil?} {2-3a|À deux ans, on tord : « Ça coule! »} {2-3a !multiage|Tenez un bout, il tient l’autre : tournez. Puis il tape le linge à plat.} {3-4a|À trois ans, on cherche le plus gros grain.} {4-5a|À quatre ans, on cherche d’où vient le grain : une botte, un arbre, le vent?} {4-5a !multiage|L’eau passée est-elle plus claire? On la repasse dans un linge propre, et l’on compare.} Rien dans le linge? La neige était bien propre : on le dit.',
        ),
        closing(
          { 20: 4, 30: 5 },
          'Reprenez la poignée restée au froid, dans son coin : « A-t-elle changé? » Que reste-t-il de celle des mains? Où la neige dure-t-elle le mieux, au chaud ou au froid? On se remet autour du bac, un doigt au bord : la neige est-elle descendue? Elle n’a pas fini. Gardez de la neige dans un bac, où chacun remet son doigt : « Plus tard, on verra qui a gagné sa gageure. » Montez tous les bacs hors d’atteinte : celui-là y attend, et vous videz les autres. Les mains s’essuient : « À tantôt, la neige! »',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Gagez avec eux, et trompez-vous : « Moi, je dis qu’il en restera jusqu’ici. »',
          'Répétez leur explication sans la corriger : « Tu penses que le plancher l’a bue. Où pourrait-on regarder? »',
          'Des mains rouges ou froides? Débarbouillette sèche, mains sous les bras, et l’enfant regarde un moment.',
        ],
        questionsOuvertes: [
          'Où est passée la neige?',
          'Jusqu’où va-t-elle descendre?',
          'D’où vient ce qui reste dans le linge?',
          '{30min|Comment la faire descendre sans la faire fondre?}',
        ],
      },
      vocabulaire: ['la neige', 'fondre', 'l’eau', 'gager', 'le bord', 'tordre', 'sale', '{30min|tasser}'],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Donnez une toute petite poignée, qui fond pendant qu’il regarde. Il la met à sa bouche? « Elle est sale : les mains seulement. »',
        },
        {
          pour: '3-4a',
          texte: 'Il tient à sa gageure? Il la montre du doigt après chaque jeu, et dit si la neige s’en approche.',
        },
        {
          pour: '4-5a',
          texte:
            'Il choisit un troisième endroit pour une poignée, sur le bord de la fenêtre ou sous la table, et prédit laquelle fondra la dernière.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Le froid lui fait mal? Il garde ses mitaines, ou regarde la neige fondre sur votre paume. Il ne s’assoit pas au plancher? Le bac monte sur une table basse. Il voit peu? Il plante sa main debout : la neige lui arrive où?',
        },
        {
          pour: 'autre_saison',
          texte:
            'Au printemps, dans la cour, on plante un bâton au bord du dernier tas : jusqu’où la neige aura-t-elle reculé demain?',
        },
      ],
      securite: {
        risquesAcceptes: ['Mains froides, manches mouillées.', 'Gageure perdue.'],
        dangersAEliminer: [
          'Neige ou eau à la bouche : elle a touché le sol et les mains; on n’y goûte pas{2-3a|, ni aux grains du linge, que vous ramassez}.',
          'Noyade : quelques centimètres d’eau suffisent; un adulte dédié reste à portée de bras. Les bacs se vident dès la fin du jeu; celui qu’on garde est en hauteur, hors d’atteinte.',
          'Plancher mouillé : une débarbouillette par terre, et l’on reste à genoux.',
          'Mains gardées trop longtemps dans la neige : on échange dès que ça pique, et l’on essuie.',
          '{3-4a 4-5a|Neige lancée : elle reste au-dessus du bac.}',
          '{2-3a si-ruban-adhésif|Bouts de ruban portés à la bouche : ils sont longs comme votre doigt, et vous ôtez celui qui se décolle.}',
          '{si-vaporisateurs|Jet au visage : il vise la neige, de tout près, et le vaporisateur revient dans votre main.}',
          '{si-loupes|Loupe au soleil de la fenêtre : elle brûle; elle reste au-dessus du linge.}',
        ],
        supervision: 'palier1',
        allergies: ['Peau atopique ou qui réagit au froid : mitaines, mains bien séchées, et consigne du parent.'],
      },
      observation: [
        'Éveil aux sciences : comment l’enfant explique-t-il que la neige soit partie?',
        'Raisonnement : change-t-il sa gageure après avoir vu fondre sa poignée?',
        'Développement sensoriel : combien de temps garde-t-il le froid, et comment le dit-il?',
      ],
      prolongements: [
        'Après la sieste ou avant le départ, posez le bac entre vous : chacun remet son doigt, et l’on voit où l’eau est rendue. Videz-le aussitôt.',
        'À la maison, l’enfant demande à son parent de rentrer un bol de neige avant le souper : jusqu’où montera l’eau?',
      ],
      reflexionRetroaction: [
        'Quelle explication m’a surprise?',
        'Ai-je laissé le temps de fondre, ou ai-je dit la réponse?',
      ],
    },
  },
  {
    key: 'le-brun-on-l-a-fait-expres',
    summary:
      'Le manche apporte une goutte, les poils brassent : deux couleurs en font une troisième. Puis on ajoute l’autre, et le brun, cette fois, est voulu.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['couleurs-et-textures'],
    materials: ['peinture-lavable', 'pinceaux', 'papier-et-crayons'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'les couleurs',
      'couleurs',
      'le mélange',
      'mélange de couleurs',
      'mélanger les couleurs',
      'mélanger la peinture',
      'ils mélangent toutes les peintures',
      'ça devient brun',
      'brun',
      'peinture',
      'la peinture',
      'gouache',
      'peinture, pinceaux, papier',
      'gouache, pinceaux, papier',
      'pinceaux',
      'peindre',
      'peinturer',
      'jaune et bleu',
      'jaune et rouge',
      'vert',
      'orange',
      'nouvelle couleur',
      'couleurs primaires',
    ],
    seen: [
      'Ils mélangent toutes les peintures ensemble et sont déçus que ça devienne brun',
      'Elle a pleuré parce que son beau jaune a viré au brun',
      'Ils ont mis du bleu dans le jaune et crié que c’était rendu vert',
      'Il tourne son pinceau dans tous les pots et il ne reste plus de belles couleurs',
      'Ils demandent comment on fait du orange quand il n’y en a plus dans la bouteille',
      'Il dit qu’il a brisé sa peinture et ne veut plus continuer',
      'Ils vident la gouache d’un coup sur la feuille et brassent avec le pinceau',
      'À la peinture, ils ont découvert que le rouge avec le jaune fait une autre couleur',
    ],
    picture:
      'Du bout du manche, un enfant dépose une goutte bleue dans son jaune qui verdit; une amie lève bien haut l’ours qu’elle a peint de son brun.',
    scenes: ['peindre'],
    sheet: {
      titre: 'Le brun, on l’a fait exprès!',
      observationDepart:
        'Le jaune rencontre le bleu, le rouge s’en mêle, le pinceau tourne. Tout devient brun. « J’ai brisé ma couleur », dit un enfant, déçu.',
      intentionEducative:
        'Permettre à l’enfant de mener son mélange de couleurs goutte par goutte, et de découvrir que le brun aussi se choisit.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'principal' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
      ],
      objectifs: [
        'Mélanger deux couleurs, une goutte à la fois, et nommer ce qui apparaît.',
        'Faire un brun exprès, et dire quelle couleur l’a fait venir.',
        '{30min|Choisir quoi peindre avec son brun.}',
      ],
      materiel: [
        item(
          'Peinture lavable (gouache), jaune, bleue et rouge',
          'une cuillerée à thé de jaune par enfant, un peu de bleu et de rouge',
          null,
        ),
        item('Gros pinceaux', 'un par enfant, un pour vous', null),
        item(
          'Papier épais',
          '{20min|une feuille par enfant, une pour vous}{30min|deux feuilles par enfant, une pour vous}',
          'Carton',
        ),
        item('Débarbouillettes mouillées', 'une par enfant', null),
        optional('Vieilles chemises', 'une par enfant', 'Manches roulées'),
        optional(
          '{si-petites-autos|Autos lavables, plus longues que la main de l’enfant}',
          '{si-petites-autos|une pour deux enfants}',
          null,
        ),
        optional(
          '{si-figurines|Figurines d’animaux, lavables, plus longues que la main de l’enfant}',
          '{si-figurines|une pour deux enfants}',
          null,
        ),
        optional('{si-cocottes|Cocottes plus grosses que le poing}', '{si-cocottes|deux}', null),
        optional('{si-branches|Branches courtes, sans pointe}', '{si-branches|deux}', null),
        optional('{si-roches|Roches brunes, plus grosses que le poing}', '{si-roches|deux}', null),
        optional('{si-cartons-à-œufs|Carton à œufs neuf, ou de plastique, lavé}', '{si-cartons-à-œufs|un}', null),
      ],
      preparation: [
        'Sur chaque feuille, au milieu, versez une flaque de jaune large comme trois doigts d’enfant : plus grosse, elle ne changerait pas. Dans un coin, loin du jaune, mettez un point gros comme l’ongle du pouce : du bleu sur la moitié des feuilles, du rouge sur les autres. Sur la vôtre, du jaune et du bleu.',
        'Gardez près de vous le reste du bleu et du rouge. Une débarbouillette mouillée attend chacun, et il n’y a pas de pot à rincer : le manche apporte la goutte, les poils brassent.',
        '{30min|Mettez de côté la deuxième feuille de chacun : elle sert quand le brun est prêt.} La vieille chemise enfilée ou les manches roulées, les enfants s’assoient{2-3a|, ceux de deux ans à portée de votre bras}; le pinceau attend à côté de la feuille.',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4 },
          '« Quand on mélange toutes les couleurs, qu’est-ce qui arrive? » Ils le savent : brun! « Aujourd’hui, deux couleurs seulement. Et le brun, on le fera exprès, à la fin. » Retournez votre pinceau, trempez le bout du manche dans le bleu : « Une goutte. » Touchez le jaune, puis essuyez le manche sur le bord de la feuille. « Que va-t-elle faire? » Attendez qu’on réponde. Brassez avec les poils, tout doucement : le jaune verdit. « Le manche apporte, les poils brassent. Et toi, ta goutte est de quelle couleur? »',
        ),
        play(
          { 20: 6, 30: 7 },
          'Chacun prend une goutte du bout du manche, la dépose dans son jaune, tourne son pinceau et brasse. Puis une autre, s’il en veut. Les voisins se regardent : « Le tien est vert! Le mien est orange! Pourquoi? » {2-3a|À deux ans, le bout d’un doigt apporte aussi la goutte.} {2-3a !multiage|« Une goutte… toc! Brasse! » Puis il fait des points partout : « Un autre ici! »} {3-4a|À trois ans, on brasse un seul côté : le jaune reste-t-il de l’autre?} {3-4a !multiage|On nomme son vert ou son orange : grenouille, citrouille?} {4-5a|À quatre ans, on compte les gouttes avant que le jaune ait disparu.} {4-5a !multiage|On compare avec le voisin : faut-il plus de gouttes de bleu ou de rouge?}',
        ),
        play(
          { 20: 6, 30: 7 },
          '« Maintenant, le brun. Qui le veut? » Passez avec la couleur qui manque et mettez-en un point dans un coin propre de la feuille : du rouge pour les verts, du bleu pour les oranges. Qui n’en veut pas garde son vert ou son orange. On apporte une goutte, on brasse : « Est-ce brun? » Pas encore? Une autre. « Ça y est! Exprès! » Chacun montre le sien : sont-ils pareils? {si-petites-autos si-figurines|« De la boue! »} {si-petites-autos|Une auto}{si-figurines|Une bête} {si-petites-autos si-figurines|y passe, et sa trace continue sur le papier.} {2-3a|À deux ans, on brasse jusqu’au bout : « Parti, le vert! Brun! »} {2-3a !multiage|Cherchez des yeux du brun dans le local : son soulier, la table, vos cheveux?} {3-4a|À trois ans, on dit à quoi il ressemble : ours, boue, chocolat?} {3-4a !multiage|Qui a le plus foncé? On cherche ce qu’il a mis de plus.} {4-5a|À quatre ans, on gage avant : combien de gouttes pour le brun?} {4-5a !multiage|On essaie de faire le même brun que l’ami : que faut-il ajouter?}',
        ),
        play(
          { 30: 7 },
          'Donnez à chacun sa feuille neuve. « Ton brun, à quoi sert-il? » Le pinceau prend du brun, ou la couleur gardée, et peint : un ours, un tronc, de la boue, un chemin qui fait le tour. On va chercher du brun tant qu’il en reste. Reste-t-il du bleu ou du rouge dans un coin? Le manche l’apporte : un œil, un fruit, une goutte de pluie. {2-3a|À deux ans, le chemin brun va, revient et n’arrête pas.} {2-3a !multiage|Suivez-le d’un doigt sec, loin derrière : « Attends-moi! »} {3-4a|À trois ans, on raconte qui passe sur le chemin.} {4-5a|À quatre ans, on cherche un brun pâle et un brun foncé dans la même flaque.} {4-5a !multiage|On les pose l’un à côté de l’autre : un tronc et son ombre?}',
        ),
        closing(
          { 20: 5, 30: 5 },
          'On dépose les pinceaux, on s’essuie les mains. Glissez les feuilles côte à côte sur la table, et l’on en fait le tour : les verts et les oranges gardés, et tous ces bruns. « Y en a-t-il deux pareils? » Chacun nomme le sien : brun d’ours, brun de bottes, ou un nom inventé. {si-cocottes|Une cocotte}{si-branches|Une branche}{si-roches|Une roche} {si-cocottes si-branches si-roches|passe d’une feuille à l’autre : qui a fait son brun?} {si-cartons-à-œufs|Du bout d’un manche, une goutte de chaque brun va dans une alvéole : la boîte des bruns!} {4-5a|À quatre ans, on donne sa recette : « Jaune, trois bleus, un rouge. »} Demandez : « Brisé, ce brun-là? » On répond tous ensemble : « Non! Fait exprès! »',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Dites ce que fait l’outil : « Le manche apporte. Les poils brassent. »',
          'Attendez entre deux gouttes : comptez jusqu’à cinq dans votre tête.',
          'Il a tout versé d’un coup? « Te voilà déjà au brun! Montre-nous comment il est venu. »',
        ],
        questionsOuvertes: [
          'Que va faire la prochaine goutte?',
          'Pourquoi le tien est-il vert, et le mien orange?',
          'Quelle couleur a fait venir le brun?',
          '{30min|À quoi sert ton brun?}',
        ],
      },
      vocabulaire: ['mélanger', 'la goutte', 'le manche', 'brasser', 'vert', 'orange', 'brun', 'exprès'],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Tenez la feuille pendant qu’il brasse à plein bras. Il veut retourner le pinceau comme vous? Tenez-le au milieu, et l’enfant touche.',
        },
        {
          pour: '3-4a',
          texte: 'Il oublie de retourner le pinceau? Faites le geste à côté de lui, sans parler : manche, toc, poils.',
        },
        {
          pour: '4-5a',
          texte:
            'Il note sa recette au bord de la feuille, un point de couleur par goutte; un ami essaie de la suivre.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Le manche est trop mince pour sa prise? Roulez une débarbouillette autour du milieu du pinceau. Il distingue mal les couleurs? Dites leur nom et placez toujours le point au même coin. Les mains sales l’inquiètent? Essuyez-les à mesure, avec lui.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!ete|L’été, faites-le dans la cour, et comparez les bruns à l’écorce et à la terre.} {ete|L’hiver, quelques gouttes dans un bol de neige se mélangent aussi.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Mains et chandail tachés.', 'Un brun venu plus vite que prévu.'],
        dangersAEliminer: [
          'Manche près des yeux : on reste assis pour peindre, le manche au-dessus de la feuille, et l’on dépose le pinceau avant de se lever.',
          'Peinture à la bouche : elle reste sur la feuille; {2-3a|à deux ans, vous restez à portée de bras, et une débarbouillette essuie les doigts à mesure.}{!2-3a|les mains se lavent avant de manger.}',
          'Peinture au plancher : on glisse; essuyez-la aussitôt.',
        ],
        supervision: 'palier1',
        allergies: [
          'Peinture lavable, non toxique; lisez son étiquette si un enfant réagit à un colorant ou a la peau fragile.',
          '{si-cartons-à-œufs|Allergie à l’œuf : le carton est neuf, ou de plastique lavé au savon.}',
        ],
      },
      observation: [
        'Éveil aux sciences : qu’annonce l’enfant avant de poser la goutte, et que dit-il après?',
        'Raisonnement : comment s’y prend-il pour arriver à son brun, ou pour l’éviter?',
        'Motricité fine : comment tourne-t-il son pinceau, et combien de couleur prend-il?',
      ],
      prolongements: [
        'Demain, cherchez dehors trois bruns qui ressemblent à ceux des feuilles.',
        'À la maison, l’enfant montre sa feuille à un parent et lui raconte qui a fait venir le brun.',
      ],
      reflexionRetroaction: [
        'Qui a été content de son brun, et à quel moment?',
        'Ai-je laissé attendre la goutte, ou ai-je annoncé la réponse?',
      ],
    },
  },
  {
    key: 'c-est-le-mien-le-plus-plein',
    summary:
      '« Le mien est plus plein! » On gage, on verse, on bouche l’entonnoir d’un doigt, et un seul pot donne la réponse. Puis : encore une goutte, sans déborder?',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['eau-neige-et-glace', 'nombres-et-formes'],
    materials: ['eau', 'contenants-et-cuilleres'],
    place: 'INDOORS',
    alsoAt: {
      YARD: '{ete|Dans la cour, les contenants se posent dans l’herbe, à l’ombre, et l’eau qui reste va aux plantes.}',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'le transvidage',
      'transvidage',
      'transvider',
      'transvaser',
      'transvider de l’eau',
      'transvider l’eau d’un pot à l’autre',
      'jeux d’eau',
      'jeu d’eau',
      'bac d’eau',
      'eau',
      'entonnoirs',
      'entonnoir',
      'contenants',
      'entonnoirs, contenants',
      'pots',
      'pots, cuillères',
      'eau, entonnoirs, contenants',
      'verser',
      'verser de l’eau',
      'remplir et vider',
      'le mien est plus plein',
      'plein',
      'ça déborde',
      'comparer',
    ],
    seen: [
      'Ils transvident l’eau d’un pot à l’autre et s’obstinent pour savoir qui en a le plus',
      'Au dîner, elle verse son eau dans le verre de son amie et recommence',
      'Il remplit son gobelet jusqu’à ce que ça déborde et trouve ça drôle',
      'Ils se chicanent au bac d’eau parce que l’autre pot a l’air plus plein',
      'À la collation, ils collent leurs verres et chialent que l’ami a plus de lait',
      'Ils mettent leur doigt sous l’entonnoir pour empêcher l’eau de couler',
      'Au lavabo, ils remplissent des petits pots et les vident dans un plus gros',
      'Elle passe la matinée à verser de l’eau à la cuillère dans des pots',
    ],
    picture:
      'Un petit pot déborde à côté d’un gros à moitié plein; un enfant garde son doigt où l’eau monte, une amie bouche l’entonnoir du sien.',
    scenes: ['remplir-vider', 'eau', 'mesurer'],
    sheet: {
      titre: 'C’est le mien le plus plein!',
      observationDepart:
        'Deux enfants transvident de l’eau, l’un dans un petit pot, l’autre dans un gros. « Le mien est plus plein! — Non, le mien! »',
      intentionEducative:
        'Permettre aux enfants de transvider de l’eau, de gager où il y en a le plus, et de trouver eux-mêmes comment le vérifier.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux mathématiques', role: 'principal' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
      ],
      objectifs: [
        'Verser d’un contenant à l’autre en visant, et arrêter quand c’est plein.',
        'Gager où il y a le plus d’eau, puis le vérifier en versant.',
        '{30min|Voir jusqu’où l’eau tient avant de déborder.}',
      ],
      materiel: [
        item(
          'Contenants de plastique',
          'deux par enfant, de formes différentes; de plus, un grand pour quatre enfants et un grand pour vous',
          'Pots de plastique',
        ),
        item('Entonnoirs', 'un pour deux enfants, un pour vous', 'Cuillères'),
        item('Eau', 'deux doigts dans un grand contenant, pour quatre enfants', null),
        optional('Débarbouillettes', 'une par enfant, deux de plus', 'Vieilles serviettes'),
        optional('{30min si-bacs|Bacs bas}', '{30min si-bacs|un pour quatre enfants, vide}', null),
        optional('{si-éponges|Grosses éponges}', '{si-éponges|une pour deux enfants}', null),
        optional(
          '{si-tuyaux|Bouts de gros tuyau souple, propres, longs comme un bras d’enfant}',
          '{si-tuyaux|un pour deux enfants}',
          null,
        ),
        optional(
          '{si-bouteilles|Bouteilles de plastique souple, sans bouchon ni bague}',
          '{si-bouteilles|une pour deux enfants}',
          null,
        ),
        optional('{cour si-arrosoirs|Petit arrosoir}', '{cour si-arrosoirs|un}', null),
      ],
      preparation: [
        'Versez deux doigts d’eau dans un grand contenant pour quatre enfants{dedans|, posé au plancher ou sur une table basse}{cour|, posé dans l’herbe, à l’ombre}. Autour : les autres contenants, vides, des petits, des gros, des larges, des longs. Plus de quatre enfants? Rapprochez les places, vous au milieu.',
        'Gardez près de vous un grand contenant vide, transparent si possible : on l’appelle le pot qui sait, parce qu’il dit où il y a le plus d’eau. Gardez aussi un entonnoir, ou une cuillère si vous n’en avez pas.',
        'Les manches se roulent. {2-3a|Les enfants de deux ans sont assis à portée de votre bras.} {dedans|Une débarbouillette au plancher boit ce qui tombe.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4 },
          'Emplissez un petit contenant jusqu’au bord. Dans un gros, versez-en autant, et un peu plus : il a l’air presque vide. « On transvide! Lequel est le plus plein? » Les doigts pointent. « Gageons. » Montrez le grand contenant vide : « Voici le pot qui sait. » Tenez-y l’entonnoir, un doigt dessous, et versez-y un peu du petit : « Ça attend… » Ôtez le doigt : ça coule. Versez le reste. Sans entonnoir? Trois cuillerées, puis le reste d’un coup. Un enfant garde son doigt où l’eau monte; les autres lèvent la main avec elle. Videz le pot, versez-y le gros : l’eau dépasse-t-elle le doigt? « Le pot le sait : c’est lui qui en avait le plus. »',
        ),
        play(
          { 20: 6, 30: 7 },
          'Chacun puise et transvide : du gros au petit, du petit au long, par l’entonnoir ou à la cuillère. S’il y a un entonnoir, un ami le tient et le bouche du doigt : « Fermé! » On verse. « Ouvert! » Puis on change. {si-éponges|L’éponge boit dans un pot et se tord dans l’autre : y arrive-t-il autant d’eau?} {si-tuyaux|Un ami tient le tuyau au-dessus d’un pot, l’autre verse en haut : par où l’eau sort-elle?} {2-3a|À deux ans, on verse à côté, on recommence, on renverse tout : « Vide! »} {2-3a !multiage|Bouchez l’entonnoir, versez, attendez son regard. Il tire votre doigt : « Ça coule! » Sans entonnoir, l’eau attend dans la cuillère, et c’est lui qui la penche.} {3-4a|À trois ans, on gage : tout va-t-il entrer dans l’autre pot?} {3-4a !multiage|Non? On s’arrête juste avant que ça déborde, et l’on dit ce qui reste.} {4-5a|À quatre ans, on cherche combien de petits pots pour un gros.} {4-5a !multiage|Un ami compte, l’autre verse; puis on essaie avec un pot plus long.}',
        ),
        play(
          { 20: 6, 30: 7 },
          '« C’est le mien le plus plein! » {si-bouteilles|La bouteille, longue et mince, a-t-elle l’air plus pleine que le pot?} {3-4a 4-5a|On se met deux par deux, ou trois. Le plus gros contenant reste vide : c’est le pot qui sait. Chacun met dans un autre l’eau qu’il veut, et l’on gage du doigt : lequel en a le plus? L’un verse le sien dans le pot qui sait, l’ami garde son doigt où l’eau monte, on vide, et c’est au tour de l’autre. Pareil? On se serre la main mouillée.} {2-3a|À deux ans, c’est plein ou c’est vide : « Plein! », et l’on verse.} {2-3a !multiage|Un contenant à vous, un à lui : « Plein? Pas plein? » Il en ajoute dans le vôtre. Puis deux amis emplissent chacun le leur, et vous les versez l’un après l’autre dans le pot qui sait, votre doigt où l’eau monte : « Plus haut? Moins haut? »} {3-4a|À trois ans, on regarde le petit qui déborde et le gros à moitié : où y en a-t-il le plus?} {4-5a|À quatre ans, on essaie de mettre pareil dans deux pots de formes différentes.} {4-5a !multiage|Comment le prouver à quelqu’un qui ne le croit pas?}',
        ),
        play(
          { 30: 7 },
          'Emplissez un petit contenant jusqu’au bord. « Il est plein. Peut-il en prendre encore une goutte? » Un doigt mouillé en laisse tomber une. Puis une autre. Tous retiennent leur souffle : « Encore une… encore une… oups! » Chacun remplit le sien et recommence, du doigt ou du bout d’une cuillère. {si-bacs|On pose le contenant dans un bac vide. Versez ce qui a débordé dans le pot qui sait : est-ce beaucoup?} {2-3a|À deux ans, on fait déborder pour vrai : « Oups! », et l’on rit.} {2-3a !multiage|Versez un filet dans son contenant : « Monte, monte… » C’est lui qui crie « oups! ».} {3-4a|À trois ans, on met l’œil à la hauteur du bord : l’eau fait-elle une bosse?} {3-4a !multiage|On laisse tomber les gouttes au milieu, puis au bord : est-ce pareil?} {4-5a|À quatre ans, on compte les gouttes, et l’on gage avant.} {4-5a !multiage|Le petit pot en prend-il autant que le gros? On essaie.}',
        ),
        closing(
          { 20: 5, 30: 5 },
          'Toute l’eau revient dans les grands contenants : par l’entonnoir, à la cuillère, d’un pot à l’autre. « En reste-t-il autant qu’au début? » On regarde ce qui est tombé {dedans|par terre}{cour|dans l’herbe} et sur les manches. {dedans|Versez tout dans un seul grand contenant, que vous emportez au lavabo : « Glou, glou, glou… vide! »} {cour|On offre l’eau aux plantes, un petit contenant à la fois; vous gardez les grands jusqu’à la dernière goutte.} {cour si-arrosoirs|L’arrosoir plein se vide en pluie : pour combien de plantes y en a-t-il?} Les contenants se retournent, on les tape du doigt : « Vide! » Chacun essuie ses mains et sa place.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Ne dites pas qui a raison : « Comment pourrait-on le savoir? »',
          'Donnez les deux mots : « Il est plein, jusqu’au bord. L’autre a plus d’eau. »',
          'Gardez un doigt prêt sous l’entonnoir, s’il y en a un : l’enfant verse sans se presser.',
        ],
        questionsOuvertes: [
          'Où y en a-t-il le plus?',
          'Comment peut-on le savoir?',
          'Où va l’eau quand ça déborde?',
          '{30min|Combien de gouttes avant que ça déborde?}',
        ],
      },
      vocabulaire: [
        'transvider',
        'verser',
        'plein',
        'vide',
        'le bord',
        'déborder',
        '{3-4a 4-5a|autant}{!3-4a !4-5a|encore}',
      ],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Donnez-lui deux contenants larges et un peu d’eau à la fois. Il verse par terre? Glissez un grand contenant dessous : « Ici. »',
        },
        {
          pour: '3-4a',
          texte:
            'Il veut toujours avoir le plus plein? C’est lui qui garde son doigt où l’eau monte, et qui annonce le gagnant.',
        },
        {
          pour: '4-5a',
          texte: 'Il partage l’eau en parts égales pour tous les amis de sa place, et l’on vérifie avec le même pot.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Une main faible? Un petit contenant à moitié plein, à deux mains, le grand calé sur une débarbouillette. Il voit peu? Un doigt au bord, à l’intérieur, lui dit quand c’est plein. L’eau sur lui le dérange? Il bouche l’entonnoir, ou dit « ouvert ».',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!ete|L’été, dans la cour, l’eau qui déborde arrose l’herbe.} {ete|L’hiver, la neige se transvide aussi : la tasser change-t-il le gagnant?}',
        },
      ],
      securite: {
        risquesAcceptes: ['Manches et souliers mouillés.', 'Contenant renversé sur le voisin.'],
        dangersAEliminer: [
          'Noyade : quelques centimètres d’eau suffisent; un adulte dédié reste à portée de bras. Contenants vidés dès la fin du jeu, ou dès que vous vous levez.',
          '{dedans|Plancher mouillé : on glisse; épongez à mesure, et l’on reste à genoux.}',
          'Eau du jeu bue : offrez à boire avant, dans le verre de chacun.',
          'Contenant de verre ou fendu : plastique souple seulement.',
          '{si-éponges|Éponge mordillée : grosse et entière; celle qui s’effrite sort du jeu.}',
          '{si-tuyaux|Tuyau au cou ou à la bouche : il se tient à deux mains au-dessus d’un pot; sinon, il revient dans les vôtres.}',
          '{si-bouteilles|Bouchon ou bague de bouteille, qui s’avale : ôtez-les tous avant le jeu.}',
        ],
        supervision: 'palier1',
        allergies: ['Contenants d’aliments bien lavés; écartez ceux qui ont tenu un allergène du groupe.'],
      },
      observation: [
        'Éveil aux mathématiques : à quoi l’enfant voit-il qu’il y en a plus?',
        'Raisonnement : que fait-il pour savoir, et que dit-il quand le pot donne la réponse?',
        'Motricité fine : comment penche-t-il le contenant, et où met-il l’autre main?',
      ],
      prolongements: [
        'À la collation, deux verres de formes différentes : y a-t-il autant d’eau?',
        'À la maison, dans le bain, un parent assis à côté, l’enfant gage encore avec deux contenants.',
      ],
      reflexionRetroaction: [
        'Qu’ont-ils trouvé pour se départager, sans moi?',
        'Y avait-il assez d’eau pour verser, et assez peu pour que je sois tranquille?',
      ],
    },
  },
]
