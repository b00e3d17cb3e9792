import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

/** Dinosaurs that still talk once swallowed, a slug that decides on its road, a foot whose paint wears off, a tail missing in the barn, and wet marks to aim at. */
export const TODDLERS_DINOSAUR_AND_SPONGE_SHEETS: readonly BankSheet[] = [
  {
    key: 'ca-parle-dans-le-ventre-du-t-rex',
    summary:
      'Les mamans dinosaures appellent leurs bébés perdus dans la jungle. Le T-Rex avale tout le monde, mais ça parle encore dans son ventre!',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['contes-et-lettres'],
    materials: [],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'dinosaures',
      'dinosaure',
      'les dinosaures',
      'dinos',
      'figurines de dinosaures',
      'figurines',
      'faire parler les dinos',
      'faire parler les figurines',
      'maman dinosaure',
      'bébé dinosaure',
      'les mamans cherchent leurs bébés',
      'bébés perdus dans la jungle',
      'jungle',
      'T-Rex',
      'le T-Rex mange tout le monde',
      'tyrannosaure',
      'inventer des histoires',
      'histoires de dinosaures',
      'méchant dinosaure',
      'dinosaures et sable',
    ],
    picture:
      'L’éducatrice écoute son chandail plein de dinosaures; un enfant tend le sien, une petite couvre le sien d’une main, une autre fouille sous une chaise.',
    seen: [
      'ils font parler les dinos, les mamans cherchent leurs bébés perdus dans la jungle',
      'ils inventent des histoires où le T-Rex mange tout le monde, puis tout le monde revient',
      'il garroche les petits dinosaures sous le divan et crie maman avec une voix de bébé',
      'leur tyrannosaure croque toutes les figurines et ça finit tout le temps en chicane',
      'elle chiale que son dino ne veut pas se faire manger par celui de son ami',
      'il s’ennuie de sa mère et fait dire à son dinosaure qu’il est perdu',
      'avant le dîner, ils grognent avec les dinosaures et ne savent plus quoi se dire après',
      'depuis la visite au musée, ils jasent avec leurs dinosaures à quatre pattes sous la table',
    ],
    scenes: ['figurines', 'monstres'],
    sheet: {
      titre: 'Ça parle dans le ventre du T-Rex',
      observationDepart:
        'Un gros dinosaure tourne en rond sur le tapis : « Bébé, t’es où? » Plus loin, un autre ouvre la gueule : « Je mange tout le monde! »',
      intentionEducative:
        'Soutenir le plaisir de prêter sa voix à un dinosaure, de répondre à celui d’un ami et d’inventer ensemble la suite de l’histoire.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
      ],
      objectifs: [
        'Faire parler son dinosaure, d’un cri, d’un mot ou d’une phrase.',
        'Écouter le dinosaure d’un ami et lui répondre.',
        '{3-4a 4-5a|Dire où le bébé est perdu : dessous, derrière, entre.}',
        '{4-5a|Proposer une idée qui change l’histoire du T-Rex.}',
      ],
      materiel: [
        item(
          'Figurines de dinosaures{2-3a|, d’une seule pièce, plus grosses que le poing de l’enfant}',
          'deux par enfant, une grosse et une petite, et une de plus pour le T-Rex',
          null,
        ),
        optional('Coussins', 'un pour deux enfants', null),
        optional('Drap', 'un', null),
        optional('Sable, dans un bac bas', 'deux doigts d’épaisseur', null),
        optional('{si-foulards|Foulards}', '{si-foulards|trois ou quatre}', null),
        optional('{si-boîtes-de-carton|Boîte de carton, une gueule découpée}', '{si-boîtes-de-carton|une}', null),
        optional('{si-blocs|Blocs}', '{si-blocs|trois par enfant}', null),
        optional('{si-lampes-de-poche|Lampe de poche à piles vissées}', '{si-lampes-de-poche|une}', null),
        optional('{si-livres|Livre plein de dinosaures}', '{si-livres|un}', null),
      ],
      preparation: [
        'La jungle est un coin du local : deux ou trois chaises, le dessous d’une table, un bout de tapis. S’il y a des coussins ou un drap, posez-les entre les pattes des chaises : ils font les buissons. S’il y a un bac de sable, c’est le marais : un bébé s’y cache, le dos dehors. {si-foulards|Pendus aux dossiers, des foulards font les lianes.}',
        'Choisissez le T-Rex et gardez-le derrière votre dos. Chacun aura un gros dinosaure et un petit : maman, papa ou grande sœur, et son bébé. L’enfant le dit. Il manque de petits? Un ami se cache et lève le pouce : ce pouce est le bébé.',
        'Exercez-vous à tenir le bas de votre chandail relevé devant vous, comme un sac, sans vous découvrir : c’est le ventre du T-Rex. Trop ajusté? Vos jambes croisées font le ventre. {si-boîtes-de-carton|Une boîte, la gueule découpée devant, fait aussi un bon ventre.}',
        '{multiage|Avec plusieurs âges, prenez six enfants au plus : le ventre reste assez grand pour tout le monde.} {!multiage|Vous êtes plus de six? Le T-Rex avale cinq dinosaures et les recrache, puis avale les autres. Ceux qui attendent parlent au ventre, du dehors.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4 },
          'Assise par terre, faites avancer un gros dinosaure sur votre jambe. Il s’arrête, regarde à gauche, à droite. « Bébé dinosaure? Bébé, où es-tu? » Collez la main à votre oreille. Glissez votre pouce sous votre genou, c’est le bébé, et répondez d’une toute petite voix : « Maman! Je suis perdu dans la jungle! Il fait noir et ça sent le pied! » La mère cherche trop haut, trop loin, puis le trouve. Ils se frottent le nez. « Qui d’autre a perdu son bébé? » Donnez à chacun un gros dinosaure et un petit.',
        ),
        play(
          { 20: 7, 30: 8 },
          'Chacun cache son bébé dinosaure dans la jungle, puis revient avec sa maman dinosaure. « Les mamans dorment… elles se réveillent… plus de bébés! » Toutes partent en appelant. {si-blocs|Trois blocs font une caverne : le bébé qui y est perdu a une voix d’écho.} {2-3a|À deux ans, on cache son bébé et l’on court le retrouver : « Là! » On recommence dix fois, sous la même chaise.} {2-3a !multiage|Vous êtes la voix des bébés. « Maman, ici! » Une maman arrive : « C’est pas le mien! » Vous gémissez : « Et la mienne, elle est où? » Puis c’est votre tour de chercher : l’enfant cache le bébé, et sa voix vous appelle. Cherchez partout sauf à la bonne place, il ne tiendra pas longtemps.} {3-4a|À trois ans, on échange son bébé avec un ami, ou avec vous, avant de le cacher. L’ami sait donc où il est et lui prête sa voix : « Je suis sous la table! » La mère suit les mots.} {3-4a !multiage|Chaque maman s’invente un appel que son bébé reconnaît : un long « rouuu », deux petits « tic-tic ». Un bébé répond au mauvais appel? Il s’excuse : « Pardon, madame, je me suis trompé de maman. » La mère le ramène quand même chez lui.} {4-5a|À quatre ans, le bébé ne dit pas où il est : il dit ce qu’il voit. « Je vois quatre pattes de bois. » La mère d’un ami devine.} {4-5a !multiage|Si la mère se trompe, le bébé donne un autre indice, de plus en plus précis : « C’est dur, c’est bas, et il y a une semelle. » Deux mamans cherchent le même bébé? Elles lui posent chacune une question pour savoir à qui il est : « Qu’est-ce qu’on a mangé hier? » Il choisit sa réponse.}',
        ),
        play(
          { 20: 4, 30: 4 },
          'Sortez le T-Rex. « J’ai faim! Je mange tout le monde! » Il demande quand même : « Toi, je te mange? » Qui veut être mangé tend son dinosaure; qui ne veut pas le couvre de sa main, et le T-Rex passe tout droit. Gloup : le dinosaure descend dans votre chandail. Penchez l’oreille vers votre ventre : « Tiens! Ça parle encore là-dedans! » Chacun prête sa voix à son avalé : « Il fait noir! » « Pousse-toi! » {si-lampes-de-poche|Un enfant éclaire le ventre : qui est là?} {2-3a|À deux ans, « gloup » et un cri suffisent : on le tend, on le reprend, on le retend.} {2-3a !multiage|Donnez une voix à l’avalé : « Allô? Qui a mes bottes? » Il regarde dans votre chandail, et répond.} {3-4a|À trois ans, deux avalés se parlent : « T’es qui, toi? » « Ton voisin! »} {3-4a !multiage|Le T-Rex se fâche du dehors : « Silence dans mon ventre! » Ils crient plus fort.} {4-5a|À quatre ans, l’avalé raconte ce qu’il voit là-dedans : un soulier, un lac de soupe.} {4-5a !multiage|L’avalé suivant ajoute une chose au récit : qui d’autre habite ici?}',
        ),
        play(
          { 20: 3, 30: 4 },
          '« Oh… j’ai mal au cœur. » Le T-Rex se tortille et gonfle les joues. Qu’est-ce qui ferait sortir les avalés? On l’essaie. « Buuurp! » Un dinosaure sort, puis un autre, jusqu’au dernier. Ensuite, un enfant devient T-Rex, son chandail pour ventre, et il demande, lui aussi : « Je te mange? » {2-3a|À deux ans, on crie « sors! », et l’on reprend le sien.} {2-3a !multiage|Donnez-lui le T-Rex et prêtez votre voix à l’avalé : « Sors-moi de là! » Il fait « burp » tant qu’il veut.} {3-4a|À trois ans, on essaie une chatouille sous le menton du T-Rex, une chanson, un gros bruit de pet.} {3-4a !multiage|Deux avalés par ventre, pas plus. Quand on sort, on dit merci, ou « plus jamais! ».} {4-5a|À quatre ans, les avalés tiennent conseil dans le ventre et trouvent leur plan.} {4-5a !multiage|Le T-Rex peut résister : « La chatouille? Ça ne me fait rien. » Une mère négocie du dehors : « Rends-le, je t’apporte une soupe de fougères. »}',
        ),
        play(
          { 30: 6 },
          'Le T-Rex s’assoit, tout mou. « Personne ne me cherche jamais, moi. » Attendez : qu’est-ce qu’on lui répond? Et s’il était perdu, lui aussi? Cachez-le dans la jungle : « Mamaaan! » Chacun décide ce que fait son dinosaure : il cherche avec lui, il garde ses distances, il l’adopte. {2-3a|À deux ans, on le trouve, on lui donne à manger d’une main vide, et l’on part en riant quand il ouvre la gueule.} {2-3a !multiage|Le T-Rex pleure d’une voix énorme, « bouhou! », et un bébé vient le flatter. Il renifle, il dit merci, il ouvre la gueule… et bâille. Refaites-le pour chaque bébé qui approche : va-t-il le manger, ou bâiller encore?} {3-4a|À trois ans, chaque maman lui dit si elle ressemble à la sienne : « As-tu des bras courts? »} {3-4a !multiage|Une maman le prend à l’essai. Elle lui donne une règle : « Chez nous, on ne mange pas les cousins. » Le T-Rex oublie, évidemment. Que lui dit-elle? On rejoue la scène avec une autre maman, et une autre règle.} {4-5a|À quatre ans, on lance la suite à tour de voix : « Mais tout à coup… » Chacun ajoute un bout, et les dinosaures le jouent.} {4-5a !multiage|Quelqu’un dit encore « et il mange tout le monde »? Très bien : gloup. « Et dans le ventre, qui arrive? » L’histoire repart de là. Demandez deux fins, une drôle et une douce, et jouez les deux.}',
        ),
        closing(
          { 20: 3, 30: 4 },
          'La nuit tombe sur la jungle. Chaque maman appelle son bébé une dernière fois, tout bas, et le couche contre elle, dans le creux d’un bras. Passez le T-Rex devant chacun : « Bonne nuit, mon souper. » Le dinosaure lui répond ce qu’il veut. Posez l’oreille sur votre ventre : « Plus un bruit… » Gargouillez. « Ah, non, celui-là, c’est moi! » {si-livres|Au livre du soir, chacun pose son bébé sur une image : « C’est toi, ça? » Il répond.} Les dinosaures retournent dans leur bac, les bébés sur le dos des mamans.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Prenez une petite voix pour le bébé, une grosse pour le T-Rex, puis taisez-vous : attendez celle de l’enfant.',
          'Demandez toujours « je te mange? » avant d’avaler, et passez votre chemin devant une main qui couvre.',
          '{2-3a|Un cri est une réponse : redites-le avec un mot de plus. « Rrr! » « Rrr, j’ai faim! »}',
          '{3-4a 4-5a|Le jeu tourne à la bataille? Posez une question au ventre du T-Rex : « Qui vient d’arriver là-dedans? »}',
        ],
        questionsOuvertes: [
          'Que crie ton bébé dinosaure pour qu’on le trouve?',
          'Que dit-il, dans le ventre du T-Rex?',
          '{3-4a 4-5a|Comment le faire sortir de là?}',
          '{30min 3-4a 4-5a|Pourquoi le T-Rex mange-t-il tout le monde?}',
        ],
      },
      vocabulaire: [
        'le dinosaure',
        'le T-Rex',
        'la jungle',
        'perdu',
        'avaler',
        'le ventre',
        'appeler',
        '{3-4a 4-5a|dessous, derrière, entre}',
      ],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Une seule cachette, toujours la même, et un seul dinosaure à la fois dans le ventre. Il le reprend lui-même quand il veut.',
        },
        {
          pour: '3-4a',
          texte:
            'Il cherche ses mots? Offrez-en deux : « Ton bébé est-il dessous ou derrière? » Son dinosaure répond, pas lui.',
        },
        {
          pour: '4-5a',
          texte:
            'Il raconte pendant que les amis jouent ce qu’il dit. Il s’arrête au moment le plus terrible et choisit qui continue.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Il parle peu? Son dinosaure cogne deux coups pour appeler, un pour répondre. Il ne se déplace pas? La jungle est sur une table, le bébé caché sous un coude. L’idée d’être mangé l’inquiète? Il tient le T-Rex, ou joue le docteur à qui l’on montre les avalés.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, la jungle est pleine de tuques et de mitaines : les bébés dinosaures s’y perdent au chaud.} {hiver|L’été, la jungle est l’herbe au pied de la clôture, et l’on compte les dinosaures avant de rentrer.}',
        },
      ],
      securite: {
        risquesAcceptes: ['T-Rex disputé par deux enfants.', 'Cri qui fait sursauter, petite peur vite passée.'],
        dangersAEliminer: [
          'Figurine pointue, mordillée, ou dont un morceau branle : elle sort du jeu.',
          '{2-3a|Figurine qui passe dans un rouleau de papier hygiénique : elle ne sert pas à ce jeu.}',
          'T-Rex qui mord pour vrai ou frappe un ami : il n’avale que les dinosaures qu’on lui tend.',
          'Têtes qui se cognent sous la table : on y cherche à quatre pattes, un ou deux à la fois.',
          'S’il y a un bac de sable : le sable lancé ou porté à la bouche ferme le marais, et les mains se lavent après.',
          '{si-foulards|Foulard au cou : il reste pendu au dossier, ou par terre.}',
          '{si-lampes-de-poche|Faisceau dans les yeux : la lampe ne regarde que dans le ventre.}',
        ],
        supervision: 'palier2',
        allergies: ['Poussière : secouez dehors coussins et drap, s’il y en a.'],
      },
      observation: [
        'Langage oral : quels mots ou quels sons l’enfant donne-t-il à la mère, au bébé, à l’avalé?',
        'Compétences sociales : que fait-il quand le dinosaure d’un ami lui parle ou lui dit non?',
        'Fonction symbolique : de quoi se sert-il pour faire la jungle ou le ventre?',
      ],
      prolongements: [
        'Au rangement, les jouets sont avalés par leur bac : chacun dit ce que crie le sien avant de disparaître.',
        'Le soir, un parent cache un jouet à la maison et lui prête sa voix : « Maman, je suis perdu! »',
      ],
      reflexionRetroaction: [
        'Ai-je laissé assez de silence pour que les dinosaures des enfants parlent plus que le mien?',
        'Qui a couvert son dinosaure de la main, et qu’est-ce qui l’inviterait demain?',
      ],
    },
  },
  {
    key: 'la-limace-decide',
    summary:
      'Une limace, un escargot : un fil brillant les suit. On leur bâtit un chemin de bouts de bois, sans les toucher, et ce sont eux qui décident.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['insectes-et-vers', 'animaux-et-traces'],
    materials: [],
    place: 'WOODS',
    alsoAt: {
      YARD: 'Dans la cour, cherchez au pied de la clôture, sous les pots et dans l’herbe à l’ombre.',
      PARK: 'Au parc, cherchez au pied des arbres et sous les bancs, du côté de l’ombre.',
    },
    seasons: ['SPRING', 'SUMMER', 'AUTUMN'],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'limace',
      'limaces',
      'les limaces',
      'escargot',
      'escargots',
      'les escargots',
      'trace de limace',
      'suivre la trace d’une limace',
      'bave de limace',
      'trace d’escargot',
      'faire un chemin à la limace',
      'chemin avec des bouts de bois',
      'suivre une limace',
      'observer une limace',
      'observer un escargot',
      'limace qui avance',
      'chercher des limaces',
      'trouver un escargot',
    ],
    picture:
      'Accroupis, mains dans le dos ou doigt pointé, des enfants regardent une limace et un escargot sortir d’un chemin de bouts de bois, un fil brillant derrière.',
    seen: [
      'ils suivent la trace d’une limace et lui font un chemin avec des bouts de bois',
      'il a pogné un escargot et le tient dans sa main sans vouloir le lâcher',
      'elle veut écraser la limace avec sa botte et les autres crient de la laisser tranquille',
      'ils mettent des roches et des branches autour des escargots pour faire une route',
      'il demande pourquoi la limace brille par terre et où elle s’en va comme ça',
      'elle trouve les limaces dégueu, mais revient tout le temps les regarder de proche',
      'après la pluie dans la cour, ils cherchent les escargots sous les pots de fleurs',
      'pendant la promenade au bois, tout le monde s’est arrêté pour une limace sur une souche',
    ],
    scenes: ['bestioles', 'traces'],
    sheet: {
      titre: 'La limace décide',
      observationDepart:
        'Un fil brillant traverse la terre mouillée. Au bout avance une limace, ou un escargot avec sa maison. Les enfants alignent des bouts de bois devant : « C’est par là, ta route! »',
      intentionEducative:
        'Éveiller le goût de regarder longtemps une limace ou un escargot sans le prendre, de deviner où il va et de le laisser décider.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'principal' },
        { domaine: 'cognitif', composante: 'Attention', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
      ],
      objectifs: [
        'Suivre des yeux une limace, un escargot ou leur trace.',
        'Avancer aussi lentement qu’une limace.',
        'Bâtir un chemin sans toucher la bête.',
        '{3-4a 4-5a|Deviner de quel bord elle ira, puis regarder ce qu’elle fait.}',
      ],
      materiel: [
        optional(
          'Bouts de bois ramassés par terre, sans pointe, longs comme votre main',
          '{10min|deux par enfant}{!10min|cinq par enfant}',
          'Grandes feuilles mortes',
        ),
        optional(
          'Feuilles ramassées par terre',
          'une longue comme le doigt{3-4a !multiage !10min|, une mouillée et une sèche}',
          null,
        ),
        optional(
          '{si-vaporisateurs|Vaporisateur neuf ou bien rincé, eau claire}',
          '{si-vaporisateurs|un, pour vous}',
          null,
        ),
        optional('{si-loupes|Loupes incassables, à large poignée}', '{si-loupes|une pour deux enfants}', null),
        optional('{si-laine|Laine, un brin plus court que votre bras}', '{si-laine|un}', null),
        optional(
          '{si-crayons si-papier si-cartables|Gros crayons}',
          '{si-crayons si-papier si-cartables|un par enfant}',
          null,
        ),
        optional(
          '{si-crayons si-papier si-cartables|Papier et cartables à pince}',
          '{si-crayons si-papier si-cartables|un par enfant}',
          '{si-crayons si-papier si-cartables|Feuille sur un carton rigide}',
        ),
      ],
      preparation: [
        'Sortez le matin ou après la pluie, quand c’est encore mouillé. Cherchez avant eux {bois|sous une écorce tombée, au pied des champignons, sur les souches}{cour|au pied de la clôture, sous les pots, dans l’herbe à l’ombre}{parc|au pied des arbres, sous les bancs, du côté de l’ombre}. Laissez la bête où elle est. Limace ou escargot, le jeu est le même : dites le nom de celui que vous avez. {si-vaporisateurs|C’est sec? Mouillez le sol à une main devant la bête, jamais sur elle : le mouillé l’attire.}',
        'Vous n’en trouvez pas? Repérez une trace sèche, qui brille quand on penche la tête. À défaut, choisissez une feuille longue comme le doigt : elle sera la limace.',
        'Convenez du geste des mains : croisées dans le dos, elles regardent.',
        '{multiage|Avec plusieurs âges, prenez six enfants au plus : tous s’accroupissent autour d’une même limace. Les plus jeunes sont de chaque côté de vous.} {!multiage|Vous êtes plus de six? Cherchez une deuxième limace ou une deuxième trace tout près : la moitié regarde l’une, la moitié l’autre, et vous restez entre les deux.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Accroupissez-vous, les mains croisées dans le dos, et chuchotez : « Quelqu’un est passé ici sans pieds. » Montrez du menton la trace qui brille. « C’est une limace… ou un escargot? » Tous s’accroupissent et suivent la trace des yeux, jusqu’au bout. {si-loupes|À la loupe, à une main de distance, on cherche ce qui brille et ce qui bouge.} Elle est là? « Bonjour, limace. On regarde, on ne prend pas. » Elle a une maison sur le dos? « Bonjour, escargot! » Personne au bout? « Elle est passée. Où est-elle rendue? » Rien du tout? Posez votre feuille longue par terre : « Aujourd’hui, la limace, c’est elle. » Un doigt la pousse, à peine.',
        ),
        play(
          { 10: 3, 20: 7, 30: 8 },
          'On avance à la vitesse de la limace ou de l’escargot, accroupi à côté, à une main de distance. Un doigt marche sur le sol à la même vitesse. Trop vite? Il attend. On regarde ses cornes, sa maison si elle en a une, le fil mouillé qu’elle laisse derrière. Pas de bête? Chacun à son tour pousse la feuille, de la largeur d’un ongle à chaque souffle, et les autres la suivent. {2-3a|À deux ans, on regarde un peu, on se lève, on fait la limace dans l’herbe, et l’on revient voir.} {2-3a !multiage !10min|« Elle avance? Elle dort? » Retenez votre souffle avec lui. La corne sort : « Allô! » La corne rentre : « Bye! » Sortez puis rentrez un doigt de votre poing, et il fait pareil. S’il part, il reviendra vérifier où elle est rendue.} {3-4a|À trois ans, on cherche d’où elle vient : on remonte la trace à reculons, des yeux, aussi loin qu’elle brille.} {3-4a !multiage !10min|La trace passe par-dessus une branche? La limace a grimpé! Combien de fois respire-t-on pendant qu’elle fait la longueur d’un doigt? Elle s’arrête : que fait-elle? Chacun propose, on attend sa réponse.} {4-5a|À quatre ans, chacun pointe de quel bord elle ira, puis on attend sans l’aider.} {4-5a !multiage !10min|Chacun choisit aussi où elle sera rendue quand on aura compté jusqu’à cinquante, et marque l’endroit du doigt. Comptez tout bas. Qui est le plus proche? Elle a contourné quelque chose? On cherche ce qu’elle a senti, et l’on gage encore.}',
        ),
        play(
          { 10: 3, 20: 6, 30: 7 },
          '« On lui fait un chemin? » De chaque côté de la limace, à une main d’elle, on couche des bouts de bois : deux murs, et rien devant. S’il n’y a pas de bois, un doigt trace les deux murs dans la terre ou écarte l’herbe. Puis les mains vont dans le dos. Elle sort de la route? « La limace décide! » On défait le mur et l’on rebâtit le chemin là où elle va. {2-3a|À deux ans, on couche un bout de bois, on le relève, on le recouche : c’est le mur. Le chemin n’a pas à être droit.} {2-3a !multiage !10min|Montrez-lui où poser : « À côté. Pas dessus. » Il pose trop proche? Dites « bip, bip », et reculez le bois ensemble. Quand elle passe, on dit « passe, passe, limace », tout bas, et l’on remet un bout de bois plus loin.} {3-4a|À trois ans, on ajoute un pont ou un virage plus loin, et l’on attend de voir si elle y va.} {3-4a !multiage !10min|Au bout du chemin, on lui offre un choix : une feuille mouillée d’un bord, une feuille sèche de l’autre. Où ira-t-elle? Elle passe par-dessus le mur? On la salue. La limace est une feuille? Un enfant la pousse et décide pour elle.} {4-5a|À quatre ans, on bâtit deux routes et l’on gage : l’ombre ou le soleil?} {4-5a !multiage !10min|Chacun dit pourquoi il gage là. Elle a pris une troisième route? On se demande ce qu’elle savait que l’on ne savait pas. Où était-elle quand on a commencé? On montre du doigt tout ce qu’elle a fait, et l’on mesure : combien de fois sa longueur?}',
        ),
        play(
          { 30: 6 },
          'La limace mérite la paix. Un peu plus loin, la limace, c’est nous : genoux pliés, on glisse les pieds sans les lever, deux doigts sortis au-dessus de la tête pour les cornes. Quelque chose nous touche? Les cornes rentrent, on attend, elles ressortent. Qui veut être escargot se fait une maison de ses bras. {2-3a|À deux ans, on avance, on rentre les cornes, on rit, on les ressort.} {2-3a !multiage|Soufflez doucement vers ses doigts : les cornes rentrent. Attendez. Elles ressortent, il souffle sur les vôtres. Puis glissez côte à côte, le plus lentement possible : qui arrive le dernier?} {3-4a|À trois ans, on se retourne : nos pieds ont-ils laissé une trace, dans l’herbe ou dans les feuilles?} {3-4a !multiage|Tous escargots, maintenant! Toc, toc sur la terre : on s’accroupit, on rentre tout sous la maison de ses bras, on attend. Une corne sort, puis l’autre.} {4-5a|À quatre ans, un enfant est la limace, deux autres lui font un chemin de leurs bras : elle décide d’y aller, ou non.} {4-5a !multiage|La limace ne parle pas : elle tourne la tête vers ce qui lui plaît. Les amis changent leur chemin sans la pousser, à deux ou à trois. Puis une autre limace : qui a compris ce qu’elle voulait?}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          '{30min|On retourne à la limace ou à la trace.} {!30min|On recule d’un pas, sans bruit.} « Où est-elle rendue? » On regarde, les mains dans le dos. On enlève les bouts de bois qui lui barrent la route et on laisse les autres : elle décidera. {si-laine|Un brin de laine couché le long de la trace garde la longueur de son voyage.} {si-crayons si-papier si-cartables|D’un seul trait, sans lever le crayon, chacun trace le chemin qu’elle a pris.} Chacun sort deux doigts au-dessus de sa tête, les cornes, pour lui dire au revoir; elles rentrent, et l’on s’en va en glissant les pieds. Les mains se lavent en arrivant.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Croisez vos mains dans le dos la première : elles disent la règle sans un mot.',
          'Comptez jusqu’à dix avant de parler : il se passe toujours quelque chose.',
          'Un doigt s’approche? Offrez-lui autre chose à toucher : la terre mouillée, l’écorce, la feuille.',
          'Vous ne savez pas si elle dort ou si elle écoute? Dites-le, et regardez encore.',
        ],
        questionsOuvertes: [
          'Où s’en va-t-elle?',
          'Comment fait-elle pour avancer sans pieds?',
          'Que fait-elle de notre chemin?',
          '{3-4a 4-5a|À quoi voit-on qu’elle est passée ici?}',
        ],
      },
      vocabulaire: ['la limace', 'l’escargot', 'la trace', 'la corne', 'lentement', 'glisser', 'le chemin'],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Assoyez-le entre vos genoux, sa main dans la vôtre. Il regarde le temps de deux souffles; c’est assez.',
        },
        {
          pour: '3-4a',
          texte:
            'Confiez-lui la garde : d’une voix douce, il dit « à côté » quand un pied ou une main arrive trop proche.',
        },
        {
          pour: '4-5a',
          texte:
            'Il raconte le voyage de la limace à un ami qui arrive, du premier bout de la trace jusqu’à l’endroit où elle est.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Il ne peut pas s’accroupir? Trouvez une limace ou une trace à sa hauteur, sur un tronc ou un mur, ou installez-le sur le ventre, à côté de vous. Il voit peu? Sa main glisse sur votre bras à la vitesse de la limace. Attendre lui est dur? Il va et vient porter les nouvelles.',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’hiver, il n’y a ni limace ni escargot à voir : on cherche les traces que d’autres laissent dans la neige.',
        },
      ],
      securite: {
        risquesAcceptes: ['Genoux mouillés, mains pleines de terre.', 'Ennui passager : la limace ne fait rien.'],
        dangersAEliminer: [
          'Limace ou escargot pris, écrasé, salé ou mis à la bouche : on regarde seulement. Une main l’a touché? Essuyez-la, tenez-la loin de la bouche et lavez-la au savon dès le retour.',
          'Bout de bois pointu ou tenu en l’air : il se porte couché, plus bas que la ceinture, et se pose sans se lancer.',
          '{2-3a|Bout de bois plus court que votre main, écorce qui s’effrite : il retourne par terre, loin des petits.}',
          'Champignon ou petit fruit à côté de la bête : on ne cueille rien, et vous regardez les bouches.',
          'Bête soulevée avec son abri : vous seule soulevez une écorce ou un pot, vers vous, et vous le remettez en place.',
          '{bois|Tête baissée loin du groupe : comptez les enfants chaque fois que la bête s’arrête.}{cour parc|Trace qui mène à la rue ou à la barrière : on la suit des yeux, pas des pieds.}',
          '{si-loupes|Loupe au soleil : elle brûle; elle reste à l’ombre et ne vise jamais le ciel.}',
          '{si-laine|Brin de laine au cou ou oublié par terre : vous le couchez et le reprenez vous-même.}',
          '{si-crayons si-papier si-cartables|Crayon pointu : on trace accroupi, et il revient dans votre poche avant qu’on reparte.}',
        ],
        supervision: 'palier2',
        allergies: ['Piqûres d’insectes : l’auto-injecteur de l’enfant allergique est sur vous.'],
      },
      observation: [
        'Éveil aux sciences : que remarque l’enfant sur la bête ou sur sa trace?',
        'Attention : qu’est-ce qui le fait rester, et qu’est-ce qui le fait partir?',
        'Motricité globale : comment son corps s’y prend-il pour aller lentement?',
      ],
      prolongements: [
        'Le lendemain matin, retournez au même endroit : y a-t-il une trace neuve près du chemin?',
        'À la maison, l’enfant montre sur le bras d’un parent à quelle vitesse une limace avance, les cornes sorties.',
      ],
      reflexionRetroaction: [
        'Ai-je attendu assez longtemps pour que la limace fasse quelque chose?',
        'Quelle question d’enfant est restée sans réponse, et où la chercherons-nous?',
      ],
    },
  },
  {
    key: 'combien-de-pas-dans-un-pied-bleu',
    summary:
      'Le pied trempé dans la peinture marche : bleu, pâle, plus rien! On tourne, on saute une fois, puis on lit les traces. Qui est passé là?',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['couleurs-et-textures'],
    materials: ['peinture-lavable', 'papier-et-crayons'],
    place: 'YARD',
    seasons: ['SUMMER'],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'peinture',
      'la peinture',
      'gouache',
      'grand papier',
      'gouache et grand papier',
      'peinture dehors',
      'peinture avec les pieds',
      'peindre avec les pieds',
      'pieds dans la peinture',
      'mains dans la peinture',
      'tremper les mains et les pieds',
      'traces de pieds',
      'traces de pas en peinture',
      'empreintes de pieds',
      'empreintes de mains',
      'regarder les traces',
      'marcher dans la peinture',
      'peinture pieds nus',
      'rouleau de papier',
      'fresque',
    ],
    picture:
      'La main dans celle de l’éducatrice, un enfant marche sur un long papier; ses pas bleus pâlissent, deux amis lèvent leurs mains peintes.',
    seen: [
      'ils trempent leurs mains et leurs pieds dans la peinture et regardent les traces',
      'elle a pilé dans la gouache tombée par terre et marche partout pour voir ses pas',
      'il se beurre les mains de peinture et tape sa main sur tout ce qu’il voit',
      'ils comparent leurs pieds mouillés sur la galerie et cherchent lequel est le plus grand',
      'elle ne veut pas se salir les doigts, mais regarde les autres peindre avec leurs pieds',
      'il demande où s’en va la couleur quand son pied ne laisse plus de marque',
      'à la sortie de la pataugeoire, ils marchent sur le pavé et comptent leurs pas mouillés',
      'ils sont tannés des pinceaux et veulent enlever leurs bas pour peindre dehors',
    ],
    scenes: ['peindre', 'traces'],
    sheet: {
      titre: 'Combien de pas dans un pied bleu?',
      observationDepart:
        'L’enfant a mis le pied dans la peinture. Il fait un pas, deux pas, se retourne : « Il s’en va, mon pied! »',
      intentionEducative:
        'Offrir à l’enfant de peindre de tout son poids, de voir ce que chaque mouvement laisse au sol et de chercher pourquoi la trace pâlit.',
      domaines: [
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Développement sensoriel', role: 'secondaire' },
      ],
      objectifs: [
        'Peindre avec ses mains ou ses pieds et regarder la trace.',
        'Marcher, tourner et sauter une fois sur le papier, sans glisser.',
        'Remarquer que la couleur s’en va d’un pas à l’autre.',
        '{3-4a 4-5a|Dire quel mouvement ou quel ami a laissé une trace.}',
      ],
      materiel: [
        item(
          'Gouache lavable, non toxique, dont l’étiquette convient à leur âge',
          'deux couleurs, dont du bleu, un demi-verre de chacune, et de quoi en remettre',
          'Peinture lavable',
        ),
        item(
          'Grand papier, de trois grands pas de long et d’un grand pas de large',
          'un pour six enfants, et une feuille pliée en quatre pour vous',
          'Feuilles collées bord à bord',
        ),
        item(
          'Débarbouillettes',
          'bien mouillées, une pour vous et deux par enfant : une dans le tas pour les pieds, une propre pour la fin',
          'Serviettes mouillées',
        ),
        optional('{45min|Gros pinceaux}', '{45min|un par enfant}', null),
        optional('{si-éponges|Grosses éponges}', '{si-éponges|une pour deux enfants}', null),
        optional(
          '{si-petites-autos|Autos lavables, plus longues que la main de l’enfant}',
          '{si-petites-autos|deux ou trois}',
          null,
        ),
        optional('{si-loupes|Loupes incassables, à large poignée}', '{si-loupes|deux}', null),
        optional('{si-bacs|Bac bas, un doigt d’eau au fond}', '{si-bacs|un}', null),
      ],
      preparation: [
        'Étendez le papier sur l’herbe ou la terre plate, à l’ombre : le sol mou le retient, le ciment mouillé ferait glisser. Passez la main dessous : ni roche ni bâton. Les souliers ôtés tiennent les bords.',
        'Essayez pieds nus : une couche mince colle au papier, une flaque glisse. Versez un peu de gouache sur votre feuille pliée : c’est la palette, posée à votre bout; vous seule la promenez.',
        'Le départ et l’arrivée sont au même bout, près de vous : on va, on tourne, on revient. Les enfants peignent d’un bord du papier; vous marchez de l’autre. À l’arrivée, la moitié des débarbouillettes mouillées fait un tas plat dans l’herbe, où les pieds s’essuient. Gardez l’autre moitié propre, à côté de vous.',
        'Pieds nus, pantalons roulés, vieux vêtements. {!multiage|Vous êtes plus de six? Étendez un deuxième papier à côté : la moitié des enfants y peint des mains pendant que l’autre moitié marche, puis on échange.} {multiage|Avec plusieurs âges, prenez six enfants au plus, les plus jeunes agenouillés à votre bout.}',
      ],
      deroulement: [
        opening(
          { 30: 4, 45: 5 },
          'Assise au bout du papier, pieds nus, trempez un doigt dans la gouache bleue et peignez-vous la plante du pied, lentement. « Hou, c’est froid! » Levez-vous et faites un pas, deux, trois, jusqu’à ce que le pied ne laisse plus rien. Retournez-vous : « Où est-elle passée, ma peinture? » Essuyez votre pied. Pendant que tous s’agenouillent dans l’herbe, le long d’un seul bord du papier, passez avec la palette : une goutte de gouache dans chaque main qui en veut, de la couleur choisie. On frotte les paumes, on étampe le bord. {si-éponges|L’éponge boit la goutte et étampe : combien de fois marque-t-elle?} {si-petites-autos|Une auto passe dans la goutte et roule au bord : où s’arrête sa couleur?}',
        ),
        play(
          { 30: 9, 45: 11 },
          'Les mains peignent le bord; le milieu attend les pieds. Invitez un marcheur à votre bout. Assis, il se peint la plante des pieds avec ses mains. Donnez-lui vos deux mains pour se lever. « Va, tourne, reviens. » Marchez à côté, dans l’herbe; devant lui, les mains du bord se lèvent : « Passe! » À chaque pas, la trace pâlit. Pendant ce temps, le suivant se peint les pieds. Revenu, le marcheur piétine les débarbouillettes. {2-3a|À deux ans, vos mains le tiennent; il regarde sous son pied autant que sur le papier.} {2-3a !multiage|Il n’en veut pas sous le pied? Il y met un orteil, ou marche à sec et cherche ses traces : rien! Dites ce que le marcheur laisse : « Un pied! Encore un pied! Oh, un petit bout de pied. »} {3-4a|À trois ans, on dit stop quand le pied ne marque plus : combien de pas?} {3-4a !multiage|Ceux du bord comptent tout haut : « Un, deux, trois… plus rien! » Le suivant essaie de faire durer sa peinture : de tout petits pas? Sur les talons? Les mains du bord essaient aussi : combien d’étampes?} {4-5a|À quatre ans, on gage avant de partir : jusqu’où ira la couleur? On pose une main peinte à cet endroit.} {4-5a !multiage|Le suivant peint un seul pied. Au retour, on cherche : pourquoi manque-t-il un pas sur deux? Plus de peinture, est-ce plus de pas?}',
        ),
        play(
          { 30: 8, 45: 10 },
          'Redonnez une goutte dans les mains du bord, et montrez deux nouveaux gestes. Tenez le marcheur par les deux mains : il tourne sur place, à petits pas, une fois. « Un rond! » Puis il plie les genoux et saute, une seule fois, sans avancer. « Ploc! » Il recule d’un pas et regarde : deux pieds côte à côte. Il essuie les siens, et c’est au suivant. {2-3a|À deux ans, sauter, c’est plier les genoux et se relever : la trace est là quand même.} {2-3a !multiage|Dites « ploc » avec lui, et attendez qu’il regarde par terre. Il veut recommencer? Un « ploc » par tour. Les autres font sauter leur main peinte sur le bord, ploc, puis la font tourner : voilà un petit rond à côté du grand.} {3-4a|À trois ans, on choisit son tour : tourner, sauter, marcher de côté ou sur les talons.} {3-4a !multiage|Avant de partir, il dit son mouvement à l’oreille d’un ami. Quand il a fini, l’ami demande aux autres : « Qu’a-t-il fait? » On regarde la marque pour répondre. Ceux du bord inventent la même chose pour la main : une main qui marche, une main qui saute.} {4-5a|À quatre ans, on écrit une phrase de pieds : un pas, un rond, un « ploc ».} {4-5a !multiage|Un ami du bord commande : « Deux pas, ploc! » Le marcheur la fait, puis la relit du doigt. Les traces se croisent? Laquelle est dessous, donc la première? La couleur a changé à la croisée : qui l’avait apportée? On refait le mélange exprès, du bout d’un doigt.}',
        ),
        play(
          { 45: 6 },
          '« Une trace peut-elle devenir quelqu’un? » D’un doigt trempé dans la gouache, ajoutez deux yeux à une trace du bord. Chacun adopte la sienne et reçoit une goutte : des yeux, des pattes, une queue. Les pinceaux, s’il y en a, servent aussi. {2-3a|À deux ans, on fait le tour de sa trace du doigt, ou l’on peint par-dessus jusqu’à la cacher.} {2-3a !multiage|Bonjour, trace! Faites-la parler : « Où sont mes yeux? » Il met un point, deux points, cent points. Elle a faim? Il lui peint de la soupe.} {3-4a|À trois ans, un pied à l’envers devient un fantôme ou une tête à cinq cheveux.} {3-4a !multiage|On tourne autour du papier avant de choisir : vue de l’autre bord, la trace ressemble à autre chose. Deux amis peuvent adopter la même et se partager les pattes.} {4-5a|À quatre ans, on relie ses propres traces d’un long trait : par où est-on passé?} {4-5a !multiage|Le chemin de l’un traverse celui de l’autre : que se passe-t-il là? On y peint la rencontre, à deux, un mot ou une grimace. On suit tout du doigt et l’on se le raconte.}',
        ),
        play(
          { 30: 5, 45: 7 },
          'Mains et pieds essuyés, on marche dans l’herbe autour du papier. « Qui est passé ici? » Montrez une trace du menton et attendez. On y approche son pied propre, sans peser : trop petit? Juste? {si-loupes|À la loupe, on lit les plis de la peau : talon ou orteil?} {2-3a|À deux ans, on cherche un pied, une main, un « ploc » : « Là! »} {2-3a !multiage|Cherchez le plus pâle, le tout dernier, celui qu’on voit à peine. « Chut, il s’en va. » Puis il pose la main au-dessus d’une main peinte : « C’est moi! »} {3-4a|À trois ans, on dit le mouvement : « Ici, ça tournait. »} {3-4a !multiage|On le refait dans l’herbe, à côté, pour vérifier. Le « ploc » le plus foncé, qui l’a sauté? Où est le talon? De quel bord s’en allait-il?} {4-5a|À quatre ans, on suit un seul marcheur, du premier pas au dernier, et l’on raconte.} {4-5a !multiage|Un enfant choisit une trace en secret et donne trois indices : la couleur, le pied, le mouvement. On fait le tour avant de répondre. Y a-t-il une trace que personne ne reconnaît? Qui aurait pu passer?}',
        ),
        closing(
          { 30: 4, 45: 6 },
          'Tous s’assoient dans l’herbe, les pieds devant. On cherche la couleur qui reste : entre les orteils, sous le talon? {si-bacs|Tour à tour, les pieds trempent dans un bac, un doigt d’eau au fond : de quelle couleur devient-elle?} Chacun frotte ses pieds avec une débarbouillette propre et leur parle : « Merci, le gros. Merci, le petit. » « Combien de pas y avait-il dans un pied bleu? » Laissez répondre. Le papier reste à sécher à plat dans l’herbe, et chacun remet ses souliers.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Offrez vos deux mains ouvertes pour se lever, tourner et sauter : l’enfant les prend, et vous ne tirez pas.',
          'Une goutte à la fois : la couche mince ne glisse pas. Entre deux marcheurs, repassez la palette aux mains du bord.',
          'Dites ce que le corps a fait : « Tu as tourné, ça a fait un rond. »',
          'Un pied se retire? Essuyez tout de suite, et offrez les mains, ou de regarder.',
        ],
        questionsOuvertes: [
          'Où est passée la peinture de ton pied?',
          'Qu’est-ce que ton saut a laissé?',
          '{3-4a 4-5a|Comment ferais-tu pour qu’elle dure plus longtemps?}',
          '{3-4a 4-5a|À quoi vois-tu qui est passé là?}',
        ],
      },
      vocabulaire: [
        'la peinture',
        'la trace',
        'le talon',
        'les orteils',
        'la plante du pied',
        'pâle',
        'foncé',
        'tourner',
      ],
      adaptations: [
        {
          pour: '2-3a',
          texte: 'Trois pas suffisent, aller seulement, ses deux mains dans les vôtres, puis débarbouillette.',
        },
        {
          pour: '3-4a',
          texte: 'Il peint un seul pied : le pied propre tient bien par terre, et l’on voit mieux la trace de l’autre.',
        },
        {
          pour: '4-5a',
          texte:
            'Il invente une façon de marcher, sur le côté du pied ou un pied dans la trace de l’autre, et cherche ce qu’elle change à la trace.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'La peinture le dérange? Il crie « passe! » quand le marcheur arrive et cherche la trace la plus pâle. En fauteuil, une roue peinte laisse sa piste, et il la lit avec les autres. Il ne tient pas debout? Ses pieds étampent un papier posé contre vos genoux.',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’automne, les bottes sortent d’une flaque et marchent sur le pavé sec : combien de pas dans une botte mouillée?',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Peinture sur les genoux et les vêtements.',
          'Fesses dans la peinture, après un tour trop rapide.',
        ],
        dangersAEliminer: [
          'Glissade : couche mince, sol mou sous le papier, un tour et un saut à la fois, les mains dans les vôtres; on ne court pas, et l’on essuie les pieds avant de quitter le papier.',
          'Main peinte vers la bouche ou vers un œil : prenez le poignet et essuyez; dans l’œil, rincez à l’eau claire.',
          'Main du bord sous un pied : « Passe! », et les mains se lèvent avant que le marcheur arrive.',
          'Herbe : ni roche pointue, ni guêpe, ni crotte là où l’on va pieds nus; vérifiez juste avant.',
          'Coupure ou plaque d’eczéma : ce pied ou cette main reste hors de la peinture.',
          '{si-éponges|Éponge mordillée : grosse et entière; celle qui s’effrite sort du jeu.}',
          '{si-petites-autos|Auto sous un pied : elle roule au bord seulement, et revient à côté de vous avant qu’on marche.}',
          '{si-loupes|Loupe au soleil : elle brûle; elle reste à l’ombre et ne vise jamais le ciel.}',
          '{si-bacs|Noyade : un doigt d’eau suffit; on y trempe les pieds assis, à portée de votre bras, et vous videz le bac dans l’herbe aussitôt.}',
        ],
        supervision: 'palier1',
        allergies: ['Peau réactive ou allergie connue : montrez l’étiquette de la gouache au parent avant le jeu.'],
      },
      observation: [
        'Raisonnement : comment l’enfant explique-t-il, du mot ou du geste, que la trace pâlit?',
        'Motricité globale : que fait-il de ses bras et de ses genoux pour tourner et sauter sans glisser?',
        'Développement sensoriel : comment son pied reçoit-il la peinture, puis la débarbouillette?',
      ],
      prolongements: [
        'Le papier, une fois sec, se colle au bas d’un mur du corridor : qui reconnaît son pied?',
        'Au bain, à la maison, un pied mouillé marche sur le tapis : combien de pas avant qu’il sèche?',
      ],
      reflexionRetroaction: [
        'Ai-je laissé l’enfant regarder sa trace avant de l’essuyer?',
        'Qui est resté au bord, et qu’est-ce qui lui a plu là?',
      ],
    },
  },
  {
    key: 'il-manque-une-queue-a-l-etable',
    summary:
      'Les animaux de la ferme sortent au champ, chacun à sa vitesse. « À l’étable! » On compte les queues : il en manque une, et tout le monde l’appelle.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['mouvement-et-defis'],
    materials: [],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    onlyNamed: ['ANIMALS'],
    calls: [
      'animaux de la ferme',
      'les animaux de la ferme',
      'la ferme',
      'ferme',
      'bouger comme les animaux',
      'bouger comme à la ferme',
      'marcher comme les animaux',
      'faire les animaux de la ferme',
      'imiter les animaux',
      'vache',
      'poule',
      'cochon',
      'cheval',
      'mouton',
      'canard',
      'galoper',
      'marcher à quatre pattes',
      'rentrer à l’étable',
      'étable',
      'sans matériel',
      'jeu moteur dedans',
    ],
    picture:
      'Collés sur le tapis, une main qui remue dans le dos, quatre enfants appellent un petit cochon qui roule encore; l’éducatrice l’attend, les bras ouverts.',
    seen: [
      'ils marchent à quatre pattes en faisant meuh et picorent le tapis comme des poules',
      'il galope autour des tables en criant hiii et fonce dans tout le monde',
      'elle se roule par terre comme un cochon et les autres veulent faire pareil',
      'les plus rapides chialent parce que le petit dernier prend trop de temps à rentrer',
      'il pleut depuis trois jours, ils sont tannés d’être en dedans et imitent la vache',
      'il est fâché d’arriver le dernier et dit que personne ne l’attend jamais',
      'depuis la visite à la ferme, ils jouent au cheval et au mouton dans le local',
      'au rangement, ils font semblant d’être des vaches qui rentrent à l’étable',
    ],
    scenes: ['imiter-animaux'],
    sheet: {
      titre: 'Il manque une queue à l’étable',
      observationDepart:
        '« Meuh! » Une vache traverse le local à quatre pattes, une poule la suit en picorant. Un cheval galope autour : toute la ferme est là.',
      intentionEducative:
        'Soutenir le plaisir de bouger comme une bête de la ferme, à sa vitesse à soi, et celui d’être attendu par tout le troupeau.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
      ],
      objectifs: [
        'Avancer de plusieurs façons : à quatre pattes, accroupi, au galop, en roulant.',
        'Revenir à l’étable au signal, vite ou lentement.',
        'Attendre une bête plus lente et l’appeler.',
        '{4-5a !10min|Reconnaître qui manque sans le voir.}',
      ],
      materiel: [
        optional('{si-foulards|Foulards}', '{si-foulards|un par enfant}', null),
        optional('{si-cônes|Cônes souples}', '{si-cônes|quatre, au milieu du champ}', null),
        optional('{si-instruments|Tambourin ou maracas}', '{si-instruments|un}', null),
        optional('{si-tunnel|Tunnel de jeu}', '{si-tunnel|un, contre un mur jusqu’à la fin}', null),
        optional('{si-toutous|Toutous}', '{si-toutous|un par enfant}', null),
      ],
      preparation: [
        'L’étable est un tapis, ou un coin entre deux murs, assez grand pour que tous s’y assoient collés. Le champ est le reste du local : reculez les chaises, ramassez les jouets.',
        'La queue : une main dans le dos, qui remue. Exercez votre cri : « À l’étable! », en tapant deux fois des mains.',
        '{multiage|Avec plusieurs âges, prenez six enfants au plus. Les bêtes rapides tournent autour du champ, les lentes restent au milieu.} {!multiage|Vous êtes nombreux? Toutes les bêtes rapides tournent du même bord autour du champ, les lentes restent au milieu.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'À quatre pattes sur le tapis, mâchez lentement, la bouche de côté. « Meuh… » Mettez une main dans votre dos et remuez-la : « Moi, j’ai une queue de vache. Et toi? » {si-foulards|Un foulard glissé dans le dos du pantalon fait une queue qui vole.} Les queues sortent, les cris aussi. Vous êtes la fermière : comptez les queues en les touchant d’un doigt, et retenez le nombre. « Toute la ferme est là. » Ouvrez les deux bras comme une grande porte, « criii! » : « Au champ! »',
        ),
        play(
          { 10: 3, 20: 4, 30: 4 },
          'Chacun sort au champ comme la bête qu’il veut. La vache marche à quatre pattes et mâche; la poule, accroupie, picore à chaque pas; le cheval lève les genoux et galope; le canard se dandine; le cochon se couche et roule. {si-cônes|Les chevaux galopent autour des cônes; au milieu, on picore et l’on roule.} Allez parmi eux et nommez ce que fait le corps : « Ton dos est rond, vache. » {2-3a|À deux ans, on fait la bête de la fermière, qui marche devant.} {2-3a !multiage|Une bête à la fois pour tout le monde. « On est des poules! » Toc, toc, on picore vos genoux. « On est des cochons! » On roule, une fois de chaque bord.} {3-4a|À trois ans, le mouton saute par-dessus une clôture que personne ne voit.} {3-4a !multiage|Demandez à un enfant le pas de sa bête, et tous l’essaient : où vont les mains, plie-t-on les genoux?} {4-5a|À quatre ans, deux par deux, on fait la jument, à grands pas, et son poulain, à petits pas rapides. Un enfant de plus est le deuxième poulain.} {4-5a !multiage|Puis on essaie l’âne, genoux décollés du sol, et le canard accroupi : lequel fatigue le plus?}',
        ),
        play(
          { 10: 3, 20: 3, 30: 4 },
          'Tapez deux fois des mains : « À l’étable! » Chacun rentre du pas de sa bête, à sa vitesse; les chevaux ralentissent devant la porte. On s’assoit, les queues remuent, vous comptez : « Il en manque une! » C’est la plus lente, encore au champ. Tout le troupeau l’appelle : « Viens-t’en! » Elle prend son temps; la porte l’attend, les bras ouverts. {si-instruments|De l’étable, un instrument bat son pas, lent, très lent.} « Criii! Au champ! » Et l’on ressort en une autre bête. {2-3a|À deux ans, on rentre collé à la fermière.} {2-3a !multiage|La queue qui manque est la vôtre : cherchez-la derrière vous en tournant sur place. Il vous la montre.} {3-4a|À trois ans, on garde la même bête jusqu’à l’étable.} {3-4a !multiage|Avant le signal, gagez : quelle bête rentrera la dernière? Le cheval a-t-il le temps de faire deux tours?} {4-5a|À quatre ans, on ralentit exprès, sans jamais s’arrêter, pour être la queue qui manque.} {4-5a !multiage|Un enfant devient le fermier : il tape des mains, compte, et attend la dernière bête sans la presser.}',
        ),
        play(
          { 20: 6, 30: 7 },
          '« Cette fois, la fermière dort en marchant. » Mettez une main sur vos yeux, les doigts un peu ouverts. Les bêtes se promènent sur la pointe des sabots. Touchez une épaule, ou deux : ces bêtes se cachent derrière une chaise. « À l’étable! » Les autres rentrent. Comptez les queues : « Il en manque! » On appelle la bête qui manque avec son cri, et elle répond. Elle rentre à sa façon, pendant qu’on frappe ses pas sur les cuisses. {2-3a|À deux ans, on laisse dépasser tout le derrière, et l’on répond « meuh! » tout de suite.} {2-3a !multiage|Cherchez-les à voix haute : « Pas de vache sous la table… » Un « meuh! » vous répond. Qui n’aime pas se cacher cherche avec vous, et c’est lui qui crie « trouvé! ».} {3-4a|À trois ans, l’étable regarde qui est là et dit qui manque.} {3-4a !multiage|La bête cachée change de cri pour mêler les autres : un cheval qui fait « bêê »? On proteste. Quand elle sort, on devine à son pas quelle bête c’était. L’ami trouvé devient fermier.} {4-5a|À quatre ans, personne ne nomme l’ami qui manque : on imite le pas de sa bête, sans un cri.} {4-5a !multiage|À quoi la reconnaît-on, à la tête, au dos, aux pieds? La bête trouvée rentre au rythme des cuisses : lent, vite, très lent. C’est à son tour d’être le fermier.}',
        ),
        play(
          { 30: 6 },
          '« La nuit est tombée. » Couchez-vous sur le côté, à la porte de l’étable, d’où vous voyez tout, et ronflez, les yeux à peine ouverts. Les bêtes sortent sans bruit, chacune à sa manière. Si vous ouvrez grand un œil, elles gèlent là où elles sont et mâchent. « J’ai rêvé… » Ronflez encore. Trois fois, puis « Cocorico! À l’étable! » {2-3a|À deux ans, on s’approche tout près, on touche votre soulier, et l’on se sauve quand vous bougez.} {2-3a !multiage|Ronflez fort, ouvrez un œil très lentement : « Est-ce une poule, ça, ou une chaise? » Il retient son rire. « C’est une chaise. » Et la chaise repart en picorant.} {3-4a|À trois ans, on gèle dans la position de sa bête, même sur trois pattes.} {3-4a !multiage|Qui peut geler sur deux genoux et une main? Accroupi? Au milieu d’un pas de cheval? Un enfant prend ensuite la place de la fermière et choisit quand ouvrir l’œil.} {4-5a|À quatre ans, on fait trois pas, pas un de plus, entre deux ronflements.} {4-5a !multiage|On essaie de passer à côté de vous sans vous réveiller : galop muet, poule muette, cochon qui roule sans un bruit. Lequel de ces pas s’entend le moins? On l’essaie tous, puis un enfant fait la fermière endormie et dit quel pas il a entendu.}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          'Dernier appel, tout bas : « À l’étable… » {si-tunnel|Poussez le tunnel devant l’étable : c’est la porte, une bête à la fois s’y faufile.} On rentre le plus lentement possible, et le dernier ferme la porte : « criii, clac. » Les bêtes se couchent, dos contre dos ou toutes seules. {si-toutous|Chacune couche un toutou contre son ventre : c’est son petit, il a une queue aussi.} Comptez les queues en les nommant : la queue de la vache, celle du cochon. « Elles sont toutes là. » Passez une main à plat au-dessus des dos, comme une couverture. On souffle par le nez, comme un cheval : une fois, deux fois, trois fois.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Attendez la dernière bête pour de vrai, les bras ouverts : la lenteur est une vedette.',
          'Dites ce que fait le corps : « Tes genoux montent haut. Ton dos est rond. »',
          'Un enfant court au lieu de faire sa bête? Galopez à côté de lui : « Quelle est ta bête? »',
          'Comptez les queues à voix haute à chaque retour : c’est aussi votre décompte.',
        ],
        questionsOuvertes: [
          'Comment marche ta bête?',
          'À quelle vitesse va-t-elle?',
          '{3-4a 4-5a !10min|À quoi as-tu vu qui manquait?}',
          '{4-5a|Quelle bête fatigue le plus les jambes?}',
        ],
      },
      vocabulaire: [
        'la ferme',
        'l’étable',
        'le champ',
        'la queue',
        'galoper',
        'picorer',
        'lentement',
        '{3-4a 4-5a|le troupeau}',
      ],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'L’étable, c’est vous, les bras ouverts. Il sort, il revient s’y coller; on compte deux queues, la sienne et la vôtre.',
        },
        {
          pour: '3-4a',
          texte:
            'Il garde toujours la même bête? Faites-la changer d’humeur : un cheval pressé, un cheval fatigué, un cheval qui boite.',
        },
        {
          pour: '4-5a',
          texte: 'Il invente une bête que la ferme n’a pas encore, montre son pas, et la fermière lui trouve un nom.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'En fauteuil, il est le tracteur qui ramène les bêtes, ou le fermier qui donne le signal et compte. Le bruit fatigue? Le signal est une lumière éteinte ou deux bras levés, et les bêtes mâchent sans crier. Rentrer est difficile? Il choisit la bête qui le ramène, à côté de lui.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dans la cour, l’étable est un rond tapé du pied dans la neige, et les bêtes y laissent leurs pistes.} {hiver|L’été, dans la cour, l’étable est l’ombre d’un arbre, et le champ, toute l’herbe.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Genoux rouges, cheval essoufflé.', 'Deux bêtes qui se frottent dans la porte.'],
        dangersAEliminer: [
          'Galop dans une bête couchée : les rapides tournent autour, les lentes et celles qui roulent restent au milieu.',
          'Coin de table ou chaise sur la route : reculez-les avant de commencer.',
          'Doigts sous un pied : à quatre pattes, on passe loin des chevaux; l’étable se remplit sans courir.',
          'Enfant monté sur le dos d’un ami : chaque bête porte seulement sa queue.',
          '{20min 30min|Porte, armoire ou rideau pour cachette : on se cache derrière une chaise ou un meuble bas que vous avez montré.}',
          '{si-foulards|Foulard au cou ou sous un pied : il tient au pantalon et s’arrête au-dessus du genou.}',
          '{si-tunnel|Têtes qui se cognent dans le tunnel : une bête à la fois, toutes par le même bout.}',
        ],
        supervision: 'palier2',
        allergies: ['Asthme : la pompe est à portée, et le galop s’arrête dès qu’un souffle siffle.'],
      },
      observation: [
        'Motricité globale : de quelles façons l’enfant avance-t-il, et laquelle refait-il?',
        'Schéma corporel : comment place-t-il son dos, ses mains, ses genoux pour faire sa bête?',
        'Compétences sociales : que fait-il pendant que la plus lente s’en vient?',
      ],
      prolongements: [
        'Pour aller au vestiaire, la ferme se met en route : chacun choisit un pas, et l’on compte les queues à la porte.',
        'À la maison, l’enfant est la bête, un parent ouvre la porte de l’étable et attend, même si c’est long.',
      ],
      reflexionRetroaction: [
        'Qui est arrivé le dernier, et l’a-t-on fêté?',
        'Quelle bête ai-je proposée qui n’allait pas au corps de quelqu’un?',
      ],
    },
  },
  {
    key: 'vise-la-tache-avant-qu-elle-seche',
    summary:
      'On lance l’éponge mouillée, ploc! Une tache. On vise la même avant qu’elle sèche, on recule, et l’on cherche combien tordre pour qu’elle vole.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['eau-neige-et-glace', 'mouvement-et-defis'],
    materials: ['eau', 'chaudieres-et-pelles'],
    place: 'YARD',
    alsoAt: { PARK: 'Au parc, les cibles sont les troncs et le pavé d’un sentier, loin des passants.' },
    seasons: ['SUMMER'],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'jeux d’eau',
      'jeu d’eau',
      'lancer',
      'éponges',
      'éponge',
      'éponges et seaux',
      'éponges mouillées',
      'lancer des éponges',
      'lancer des éponges mouillées',
      'se lancer des éponges',
      'bataille d’éponges',
      'viser les arbres',
      'viser une cible',
      'cible d’eau',
      'tache d’eau',
      'tordre une éponge',
      'seaux d’eau',
      'chaudières d’eau',
      'lancer loin',
      'bombes d’eau',
    ],
    picture:
      'De dos, deux enfants visent la tache qui dégouline sur la clôture; une petite écrase son éponge par terre, l’éducatrice tord la sienne au-dessus d’un seau.',
    seen: [
      'ils se lancent des éponges mouillées et visent les arbres',
      'ils garrochent les débarbouillettes trempées sur la clôture et rient quand ça fait ploc',
      'elle tord son éponge au-dessus du seau et regarde l’eau couler jusqu’à la dernière goutte',
      'il pitche son éponge toute molle et chiale qu’elle tombe tout de suite à ses pieds',
      'ça finit en pleurs, il arrose des amis qui ne veulent pas être mouillés',
      'elle est toute fière d’avoir touché le mur et recule pour lancer plus loin',
      'en lavant les tables dehors, ils ont commencé une bataille d’éponges',
      'au parc, quand il fait chaud, ils mouillent le tronc et regardent la tache sécher',
    ],
    scenes: ['lancer', 'eau'],
    sheet: {
      titre: 'Vise la tache avant qu’elle sèche',
      observationDepart:
        'L’enfant lance l’éponge pleine d’eau : elle vole, s’écrase, retombe. Il reste une tache sombre. Il court la toucher : « C’est moi qui l’ai faite! »',
      intentionEducative:
        'Soutenir le plaisir de lancer une éponge mouillée et de viser juste, et celui de voir à la tache où elle est allée.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
      ],
      objectifs: [
        'Tremper, tordre et lancer une éponge vers une cible.',
        'Regarder la tache et lancer de nouveau au même endroit.',
        '{3-4a 4-5a|Reculer d’un pas et ajuster la force de son bras.}',
        '{30min|Demander à être visé, ou dire non, et être écouté.}',
      ],
      materiel: [
        item(
          'Éponges, plus grosses que le poing',
          'une par enfant, une pour vous et deux de plus',
          'Débarbouillettes roulées en boule',
        ),
        item('Seaux', 'un pour deux enfants, deux doigts d’eau au fond', 'Chaudières'),
        optional(
          'Eau en bouteilles fermées',
          '{cour|une grande par seau, pour en remettre}{parc|une grande par seau, pour l’emplir et en remettre, tirées en voiturette}',
          null,
        ),
        optional('{si-arrosoirs|Arrosoir}', '{si-arrosoirs|un, deux doigts d’eau au fond}', null),
        optional('{si-cerceaux|Cerceau}', '{si-cerceaux|un}', null),
        optional('{si-bacs|Bac de plastique, vide}', '{si-bacs|un}', null),
        optional('{si-craies|Grosses craies de trottoir}', '{si-craies|une pour deux enfants}', null),
      ],
      preparation: [
        'Choisissez {cour|une clôture, un mur sans fenêtre ou un arbre}{parc|deux ou trois gros troncs voisins dont personne ne s’approche}, puis un sol sec, pavé ou de terre : la tache s’y voit. Essayez : presque sèche, l’éponge vole; pleine, elle tombe à vos pieds.',
        'Rassemblez les seaux autour de vous, à portée de bras, pas plus de deux doigts d’eau dans chacun. Les enfants se placent de chaque côté, à un grand pas des cibles, tous du même bord : on vient tremper, on retourne lancer. Un seau est vide? Remettez-y deux doigts d’eau.',
        'Deux mots : « Lance! » et « Ramasse! » À « Ramasse! », plus rien ne vole.',
        '{multiage|Avec plusieurs âges, prenez six enfants au plus, les plus jeunes tout à côté de vous.} {!multiage|Restez aux seaux, d’où vous voyez tous les bras.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4 },
          'Trempez une éponge au fond du seau, pressez-la un peu, écoutez l’eau tomber. Lancez-la par terre, à deux pas : « Ploc! » Ne bougez plus. Montrez la tache mouillée. « Vite, elle sèche! » Allez vite reprendre l’éponge, revenez, tordez, lancez encore, juste à côté. « Manquée! Deux taches! » {si-cerceaux|Un cerceau couché garde la place de la tache : sèche, on la retrouve, et l’on refait la même.} Donnez une éponge à chacun : « Trempe, tords, et vise la tache. » {si-arrosoirs|De l’arrosoir, chacun verse par terre sa première tache, et la vise.}',
        ),
        play(
          { 20: 7, 30: 8 },
          'D’une éponge pleine, dessinez par terre un rond grand comme un cerceau. Chacun en fait un devant soi. « Lance! » L’éponge tombe dans le rond, ploc, une tache de plus. « Ramasse! » Chacun va chercher la sienne, la trempe, la tord. Le rond sèche? On le redessine, et ce n’est jamais tout à fait le même. {2-3a|À deux ans, une grosse tache sert de rond : on se tient au bord et l’on lâche l’éponge, les deux bras en l’air : « Ploc! »} {2-3a !multiage|Il regarde l’eau s’étendre, il met le pied dedans, il recommence. Pressez avec lui, deux mains sur l’éponge : « Ça coule… ça coule… plus rien. » Puis lâchez en même temps la vôtre et la sienne. Laquelle a fait la plus grosse tache? La plus mouillée.} {3-4a|À trois ans, on lance un pied devant, l’éponge derrière l’oreille ou par en dessous.} {3-4a !multiage|On compte les taches qui tiennent dans le rond avant qu’il sèche. Il n’y en a plus? Le soleil a gagné, on le redessine plus loin. On essaie de l’autre main, puis les yeux sur la cible, puis les yeux sur l’éponge : qu’est-ce qui aide?} {4-5a|À quatre ans, on cherche combien tordre : pleine, à moitié, presque sèche. Laquelle va le plus loin, laquelle tache le mieux?} {4-5a !multiage|On fait les trois lancers du même endroit et l’on regarde les trois taches. Personne ne touche à rien pendant qu’on compare. On choisit ensuite son éponge pour un rond proche, puis pour un rond éloigné. Le voisin annonce : « Pleine! » On lance ce qu’il a dit.}',
        ),
        play(
          { 20: 7, 30: 7 },
          'Les cibles montent : d’un coup d’éponge, mouillez des ronds sur {cour|la clôture, le mur ou l’arbre}{parc|les troncs}, à hauteur de ventre. « Vise la tache avant qu’elle sèche! » Ça dégouline : la tache a des jambes. Touchée? On recule d’un pas. Manquée? On vise celle qu’on vient de faire. {si-bacs|Couché sur le côté, un bac vide ouvre la gueule : on la nourrit.} {2-3a|À deux ans, on écrase l’éponge sur la cible, à un bras de distance, puis d’un petit pas en arrière.} {2-3a !multiage|« Bonjour, tache! Tu as des jambes? » Suivez la goutte du doigt jusqu’en bas. Lancez la vôtre très haut, trop haut, à côté : il vous la rapporte. Puis c’est lui qui lance, et vous dites où elle est allée : en haut, en bas, par terre.} {3-4a|À trois ans, on dit à quoi ressemble la tache : un nuage, un chien. On vise sa tête.} {3-4a !multiage|Deux amis visent la même tache : chaque ploc l’agrandit. Peuvent-ils la rendre aussi large que leurs bras? S’il y en a un de plus, ils sont trois. Puis on recule ensemble d’un pas, et l’on recommence : elle sèche par les bords, vite!} {4-5a|À quatre ans, on annonce où elle ira, haut ou bas, puis on lance.} {4-5a !multiage|On recule d’un pas après chaque réussite, et l’on se rapproche d’un pas quand on manque : où est la bonne distance aujourd’hui? On cherche la courbe : tout droit, l’éponge tombe avant; en arc, elle arrive par en haut. Un ami surveille où elle touche et lève le bras : plus haut, plus bas.}',
        ),
        play(
          { 30: 6 },
          'Et une cible qui rit? Tirez les seaux à trois grands pas des cibles et montrez vos pieds : « Moi, j’en veux! Ici. » On lance vers eux, par en dessous. Vous levez la main : « Assez », et tout s’arrête. Qui veut être visé vient à votre place, vous à côté, et montre où : pieds, genoux ou jambes. Deux amis le visent; les autres visent les taches, de l’autre côté des seaux. Personne ne le demande? On ne vise personne. {2-3a|À deux ans, on presse l’éponge sur vos orteils, ou sur les siens : « Encore? »} {2-3a !multiage|« Où veux-tu ta pluie? » Il montre un genou, vous pressez; il montre le vôtre, il presse. Un « non » de la tête? « D’accord, pas là. » Les grosses gouttes finissent en flaque, et l’on saute dedans.} {3-4a|À trois ans, celui qu’on vise dit « lance! » et lève la main pour finir.} {3-4a !multiage|Il danse sur place et relève un pied : l’éponge passe dessous! Il choisit ses deux lanceurs. Il a changé d’idée? « Assez », et on le félicite de l’avoir dit.} {4-5a|À quatre ans, on se demande d’abord : « En veux-tu? Où? » On attend le oui.} {4-5a !multiage|Qui a dit oui se place à trois pas d’un ami : on se vise les pieds, une éponge chacun. Un enfant de plus? Il joue avec vous. Après chaque lancer, on redemande : « Encore? » Trop haut? On s’excuse.}',
        ),
        closing(
          { 20: 3, 30: 5 },
          '« Ramasse! » Chacun tord son éponge de toutes ses forces au-dessus du seau : une dernière goutte, et encore une. Assis devant les cibles, on regarde sécher les taches. {si-craies|Sur le pavé, la craie fait le tour d’une tache : de combien rapetisse-t-elle?} Laquelle part la première, la mince ou l’épaisse? « Au revoir, ma tache. » Videz les seaux au pied d’un arbre, empilez-les, et posez les éponges au soleil.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Montrez la tache avant de parler : c’est elle qui dit si l’on a visé haut, bas ou à côté.',
          'Faites avancer ou reculer un enfant d’un pas, pour qu’il touche à peu près une fois sur deux.',
          'Un bras vise quelqu’un qui n’a rien demandé? Votre main se met devant : « Il n’a pas dit oui. Vise la tache. »',
          '{3-4a 4-5a|Faites raconter son truc par celui qui a reculé le plus.}',
        ],
        questionsOuvertes: [
          'Où est allée ton éponge?',
          'Qu’est-ce qui change quand tu la tords?',
          '{3-4a 4-5a|Pourquoi cette tache sèche-t-elle avant l’autre?}',
          '{30min|Comment sais-tu qu’il en veut encore?}',
        ],
      },
      vocabulaire: ['l’éponge', 'la tache', 'tremper', 'tordre', 'viser', 'lancer', 'sécher', '{3-4a 4-5a|reculer}'],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Il presse, il lâche, il piétine sa tache : lancer, c’est déjà ça. Laissez-le presser à deux mains tant qu’il coule une goutte.',
        },
        {
          pour: '3-4a',
          texte:
            'Il lance toujours trop fort? Proposez la tache la plus proche, et de la toucher tout doucement, sans éclabousser.',
        },
        {
          pour: '4-5a',
          texte:
            'Il dessine une tache qui ait l’air de quelque chose, en trois lancers seulement, et la nomme avant qu’elle sèche.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'En fauteuil, vous lui levez le seau, et la cible est à hauteur de ses yeux. Sa main serre mal? Une éponge mince, à peine mouillée, qu’il pousse de ses genoux. Il voit peu? Un ami frappe la cible de la main, s’écarte, et il lance vers le bruit.',
        },
        {
          pour: 'autre_saison',
          texte: 'L’hiver, une boule de neige molle laisse un rond blanc sur un tronc, et l’on vise le rond.',
        },
      ],
      securite: {
        risquesAcceptes: ['Vêtements trempés, éponge reçue sur les jambes.', 'Cible manquée dix fois.'],
        dangersAEliminer: [
          'Éponge au visage : on lance vers les cibles, tous du même bord, et l’on ramasse seulement à « Ramasse! ».{30min| Une personne n’est visée que si elle le demande, aux jambes et par en dessous.}',
          'Éponge mordillée ou qui s’effrite : elle sort du jeu; personne ne boit l’eau du seau.',
          'Éponge qui traîne dans la terre : rincez-la avant de la relancer, pour qu’elle ne porte ni roche ni bâton.',
          'Flaque sur un sol lisse : les seaux restent sur la terre, l’herbe ou un pavé rude; on marche pour ramasser.',
          '{cour|Vitre, barbecue, prise électrique : les cibles leur tournent le dos.}{parc|Passant, chien ou vélo : « Ramasse! », et l’on attend qu’il soit loin.}',
          '{si-cerceaux|Cerceau qui glisse sous un pied : il est couché près de vous, et l’on en fait le tour en marchant.}',
        ],
        supervision: 'palier1',
        allergies: ['Peau sensible : éponges neuves rincées, sans savon ni produit.'],
      },
      observation: [
        'Motricité globale : comment l’enfant place-t-il ses pieds et son bras pour lancer?',
        'Raisonnement : que change-t-il après avoir vu où est la tache?',
        'Compétences sociales : comment s’arrange-t-il avec les amis autour du seau{30min|, et que fait-il d’un non}?',
      ],
      prolongements: [
        'Avant la collation, une éponge tordue efface les miettes de la table : où est la tache, combien de temps reste-t-elle?',
        'À la maison, dans le bain, l’enfant lance une débarbouillette mouillée sur le mur et montre la tache à un parent.',
      ],
      reflexionRetroaction: [
        'Ai-je vu tous les bras avant de dire « lance »?',
        '{30min|Qui a voulu être visé, qui a dit non, et qu’ai-je fait de chaque réponse?}{!30min|Qui a changé sa façon de lancer, et qu’est-ce qui l’y a mené?}',
      ],
    },
  },
]
