import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

/** A basket that empties at one go and fills in song, two knees and one nose to share, a tear wiped off a mirror, a hat that escapes three times, and a sand pie for a palm. */
export const BABIES_BASKET_AND_SAND_SHEETS: readonly BankSheet[] = [
  {
    key: 'et-hop-tout-est-dehors',
    summary:
      'Le panier se vide d’un coup : « Et hop, tout dehors! » Puis il se remplit en chanson, un contenant à la fois, et un enfant le renverse encore.',
    ageGroups: ['AGE_0_18_MONTHS', 'AGE_18_MONTHS_2_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['nombres-et-formes'],
    materials: ['contenants-et-cuilleres'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'vider et remplir',
      'remplir et vider',
      'vider les bacs',
      'ils vident les bacs au complet',
      'vider le panier',
      'renverser le panier',
      'paniers',
      'paniers et contenants',
      'contenants',
      'contenants de plastique',
      'cuillères de bois',
      'mettre dedans',
      'sortir du panier',
      'tout jeter par terre',
      'ramasser en chantant',
      'ils recommencent dès qu’on a ramassé',
      'chanson du ramassage',
    ],
    seen: [
      'ils renversent le bac de blocs d’un coup et s’en vont en riant',
      'elle vide l’armoire de plats de plastique dès que j’ai le dos tourné',
      'il sort les gobelets du panier un par un, puis me tend le panier vide',
      'je ramasse, ils revident tout, je suis tannée de passer ma journée à ramasser',
      'elle remet les contenants dans le panier et le revire à l’envers aussitôt',
      'quand je chante la chanson du rangement, ils viennent lâcher un jouet dans le bac',
      'dans le coin cuisine, ils pitchent toute la vaisselle par terre et tapent le fond du bac',
      'deux petits tirent chacun de leur bord sur le même panier pour le vider',
    ],
    scenes: ['remplir-vider'],
    picture:
      'D’un coup, un petit vide son panier et en tape le fond; un bébé tient un seul gobelet au-dessus de la paume de l’éducateur.',
    sheet: {
      titre: 'Et hop! Tout est dehors',
      observationDepart:
        'Ils vident les bacs au complet, puis recommencent dès qu’on a fini de ramasser. Le bac plein, pour eux, est un bac à renverser.',
      intentionEducative:
        'Offrir aux petits un panier fait pour se vider et se remplir, où renverser est la moitié du jeu et ramasser, l’autre moitié.',
      domaines: [
        { domaine: 'cognitif', composante: 'Catégories et concepts', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Attention', role: 'secondaire' },
      ],
      objectifs: [
        'Renverser un panier et regarder ce qui en sort.',
        'Lâcher un contenant dans le panier pendant la chanson.',
        '{20min|Faire passer les contenants d’un panier à l’autre.}',
      ],
      materiel: [
        item('Paniers', 'un pour deux enfants et un pour vous, bas et légers', 'Bacs de plastique légers'),
        item('Contenants de plastique', 'quatre par panier, sans couvercle', 'Bols ou gobelets de plastique'),
        optional('Cuillères de bois', 'une ou deux par panier', null),
        optional('{si-balles|Balles molles, plus grosses que votre poing}', '{si-balles|une par panier}', null),
      ],
      preparation: [
        'Choisissez des contenants légers, d’un seul morceau, plus gros qu’un rouleau de papier hygiénique. Lavez-les, puis remplissez les paniers. Les cuillères de bois, si vous en avez, sont courtes et lisses; elles vont dans les paniers aussi.',
        'Passez la main sur le bord et le fond de chaque panier : rien qui pique, aucun brin qui lève. Posez-les par terre, à côté de vous.',
        'Essayez la chanson du ramassage, sur l’air de « Sonnez les matines » : « Dans le panier, dans le panier, un dedans, un dedans! Et encore un autre, et encore un autre, il est plein, il est plein! » Quatre contenants, et le panier est plein.',
        '{0-18m|Le poupon qui ne s’assoit pas seul est couché sur le côté, le dos contre votre jambe, deux contenants devant ses mains; avant de vous déplacer, remettez-le sur le dos.} {multiage|Les paniers des trottineurs sont à deux pas des poupons.} {1adulte multiage|Seule, avec plusieurs âges, prenez six enfants au plus, dont deux poupons.}',
        '{avec-tissu|Roulez @materiel en boule, si c’est court et sans frange : cela se vide et se ramasse sans bruit.} {avec-contenant|Mettez @materiel parmi les contenants du panier, si c’est léger et incassable.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3 },
          'Assise par terre, prenez un panier plein et penchez-le très lentement. « Il va se vider… il va se vider… » Arrêtez-vous, les yeux ronds, le temps de trois souffles. « Et hop! Tout dehors! » Laissez rouler. {si-balles|La balle part plus loin que tout : « Elle se sauve! » Attendez qu’on rampe vers elle ou qu’on la pointe.} Tournez le panier vers les enfants et tapez le fond : « Vide! » Puis ramassez en chantant, sur l’air de « Sonnez les matines » : « Dans le panier, dans le panier, un dedans, un dedans! Et encore un autre, et encore un autre, il est plein, il est plein! » À chaque « un », un contenant tombe : poc. Quelqu’un les ressort déjà? Poussez le panier vers ses mains.',
        ),
        play(
          { 10: 6, 20: 7 },
          'Donnez un panier plein pour deux enfants. Ils le vident à leur façon; à chaque fois, dites « Et hop! Tout dehors! ». Attendez que les mains aient fini de fouiller. Une cuillère est sortie? Tapez-en le fond : toc, toc, « vide! », et tendez-la. {si-balles|La balle file? On va la chercher.} Puis chantez : à chaque « un », ouvrez la main et attendez; un contenant tombe dedans, poc. {0-18m|Le poupon en sort un seul et vous le montre : tendez la paume, au-dessus du panier.} {0-18m !multiage|Il le lâche dans votre paume? Laissez-le tomber, poc, et tendez-la encore. Il est couché? Approchez un contenant de sa main et dites « dehors! » dès qu’il bouge.} {18-24m|Le trottineur renverse tout d’un coup, regarde au fond et tape dessus.} {18-24m !multiage|Cachez un dernier contenant dans votre dos : « Il en manque un… » Il fait le tour de vous, le trouve, le lance dedans.} On renverse au milieu de la chanson? « Et hop! » C’est le jeu : recommencez.',
        ),
        play(
          { 20: 6 },
          'Placez les paniers deux par deux, un plein contre un vide. Il en reste un seul? Le vôtre va contre lui. Prenez un contenant dans l’un et lâchez-le dans l’autre : poc! Les mains continuent. Bientôt, le vide est plein et le plein est vide : on repart de l’autre côté. {0-18m|Le poupon passe un contenant d’une main à l’autre, le laisse tomber à côté, vous regarde : « Poc! Dehors! »} {0-18m !multiage|Remettez-le près de ses doigts. Lâchez-en un de plus haut : poc, plus fort. Il attend le bruit? Tenez le suivant en l’air, sans bouger, jusqu’à son cri.} {18-24m|Le trottineur prend le panier à deux mains et verse tout : la moitié tombe à côté.} {18-24m !multiage|« En voilà un dehors! » Pointez-le : il le remet. Puis l’un porte le panier plein jusqu’au mur, l’autre le renverse là-bas. Le panier revient vide, tout léger.}',
        ),
        closing(
          { 10: 2, 20: 4 },
          '{0-18m|Un poupon est couché sur le côté? Remettez-le d’abord sur le dos.} Chantez tout bas, une dernière fois, en passant avec votre panier vide d’un enfant à l’autre : chacun y lâche ce qu’il tient. « Il est plein, il est plein! » Un enfant le renverse? Riez avec lui, « Et hop! », et reprenez la chanson; au deuxième tour, tenez le panier à deux mains. {0-18m|Le poupon garde un contenant? Offrez-lui votre doigt à serrer en échange.} {18-24m|Le trottineur emboîte deux contenants avant de les donner.} Posez les paniers pleins sur un meuble, hors de portée, où ils se voient : « Plein! Demain, on vide encore. »',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Ramassez lentement, un contenant à la fois : le plaisir est de le voir se remplir.',
          'Dites les mêmes mots au même moment : « dehors » quand ça tombe, « dedans » quand ça rentre.',
          'Ne demandez pas de ramasser : chantez, ouvrez la main et attendez celui qui vient.',
        ],
        questionsOuvertes: ['Que reste-t-il dans le panier?', 'Où est tombé celui-là?', 'Qui en met un?'],
      },
      vocabulaire: ['vider', 'remplir', 'dedans', 'dehors', 'vide', 'plein', 'encore un', 'le panier'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Il rampe vers les paniers des autres? Couchez un panier devant lui, deux contenants dedans : il les attrape sans se lever, et le panier se vide quand même.',
        },
        {
          pour: '18-24m',
          texte:
            'Il veut le panier plein de son voisin? Renversez le vôtre devant lui : « Et hop! » Deux enfants tirent le même? Tenez le fond, et ils le renversent ensemble.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Le fracas le fait sursauter? Prévenez-le, la main sur son bras, et videz doucement sur une couverture ou sur vos jambes. Ses mains serrent peu? Le panier est posé sur ses cuisses : un coup d’avant-bras le renverse.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!ete|L’été, le même panier se vide dehors, à l’ombre, et les contenants roulent dans l’herbe.} {ete|L’hiver, le panier des tuques se vide et se remplit avec la même chanson.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Recevoir un contenant sur les orteils.',
          'Se faire vider le panier qu’on venait de remplir.',
        ],
        dangersAEliminer: [
          'Contenant fendu, brin de panier cassé : retirez-le tout de suite, le bord coupe.',
          'Contenants épars sous les pieds de ceux qui marchent : poussez-les du bras vers les paniers.',
          'Contenant lancé à la hauteur d’un visage : abaissez le bras vers le panier, « dedans! ».',
          'Panier sur la tête d’un enfant : ôtez-le. Enfant debout dans un panier : assoyez-le à côté.',
          '{si-balles|Balle qui passe dans un rouleau de papier hygiénique, ou mousse qui s’arrache sous les dents : elle sort du panier.}',
          'Cuillère de bois en bouche chez un enfant qui rampe ou marche : assoyez-le, ou échangez-la contre un contenant.',
        ],
        supervision: 'palier1',
        allergies: ['Contenants bien lavés : un reste de lait ou de yogourt peut faire réagir un enfant allergique.'],
      },
      observation: [
        'Catégories et concepts : que fait-il devant un panier vide, devant un panier plein?',
        'Motricité globale : comment renverse-t-il le panier, d’une main, à deux, de tout le corps?',
        'Attention : à quel moment de la chanson lâche-t-il le contenant?',
      ],
      prolongements: [
        'Après le jeu libre, la chanson du ramassage sert pour les vrais bacs : à chaque « un », un jouet.',
        'Dites au parent qu’un panier de plats de plastique, au bas d’une armoire, se vide et se remplit pendant le souper.',
      ],
      reflexionRetroaction: [
        'Ai-je laissé chacun vider jusqu’au bout avant de ramasser?',
        'Qui préfère remplir, et l’ai-je remarqué?',
      ],
    },
  },
  {
    key: 'deux-genoux-mais-un-seul-nez',
    summary:
      'Vos deux genoux se partagent, votre nez se touche chacun son tour. Une bouche s’approche pour mordre? Votre main se glisse entre les deux.',
    ageGroups: ['AGE_0_18_MONTHS', 'AGE_18_MONTHS_2_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_LANGUAGE'],
    themes: ['emotions-et-amitie'],
    materials: [],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'mordre',
      'morsures',
      'ça mord beaucoup',
      'ils se mordent',
      'mord les autres',
      'mordre pour un jouet',
      'partager',
      'partager les jouets',
      'deux veulent le même jouet',
      'arracher le jouet de l’autre',
      'se chicaner pour un jouet',
      'chacun son tour',
      'à toi, à moi',
      'attendre son tour',
      'échanger un jouet',
      'percer des dents',
      'mordiller',
    ],
    seen: [
      'ça mord pour un camion, ils tirent chacun de leur bord et la bouche part',
      'il a mordu le bras de son amie parce qu’elle avait pris son toutou',
      'on a eu trois morsures cette semaine, toujours quand ils sont collés l’un sur l’autre',
      'elle arrache le jouet des mains des autres et crie quand je le redonne',
      'il perce des dents et mordille tout ce qui passe, même l’épaule des amis',
      'le petit mord sans être fâché, il s’approche la bouche grande ouverte',
      'ils veulent le même jouet alors qu’il y en a un pareil juste à côté',
      'attendre son tour est impossible, elle pousse l’enfant qui est sur mes genoux',
    ],
    scenes: ['mordre-frapper', 'chicane'],
    picture:
      'Un petit à chaque genou : l’un touche le nez de l’éducatrice, dont la main s’ouvre devant l’autre; un bébé mord sa manche.',
    sheet: {
      titre: 'Deux genoux, mais un seul nez',
      observationDepart:
        'Ça mord beaucoup, surtout quand deux veulent le même jouet. Une main tire, l’autre tire aussi, et une bouche s’ouvre.',
      intentionEducative:
        'Offrir aux petits qui veulent la même chose une main qui les protège avant qu’une bouche morde, et des mots pour partager un tour à la fois.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Langage prélinguistique', role: 'secondaire' },
      ],
      objectifs: [
        'Attendre un court moment et avoir son tour.',
        'Accepter une main entre soi et l’autre.',
        'Mordre autre chose qu’une peau.',
        '{20min|Échanger une chose contre une autre.}',
      ],
      materiel: [
        optional('Débarbouillettes froides, bien essorées', 'une par enfant et deux de plus', null),
        optional('{20min|Jouets en double}', 'deux pareils', null),
      ],
      preparation: [
        'Choisissez un moment où personne n’a faim ni sommeil. Ôtez vos lunettes, vos boucles d’oreilles et votre collier; lavez les mains des enfants.',
        'Si vous avez des débarbouillettes, mouillez-les d’eau froide, essorez-les et gardez-les dans votre dos : ce sont les choses à mordre. Sans débarbouillettes, chacun mord sa propre manche, si elle n’a pas de bouton, ou le bas de son chandail.',
        '{20min|Si vous avez deux jouets pareils, plus gros qu’un rouleau de papier hygiénique, gardez-les aussi dans votre dos. S’il n’y en a qu’un, il reste sur la tablette : vos deux pouces le remplacent.}',
        '{0-18m|Le poupon qui ne s’assoit pas seul est couché le long de votre cuisse, du côté où il voit votre visage.} {multiage|Un poupon n’est jamais à portée de bouche d’un trottineur : vos jambes sont entre eux.} {1adulte multiage|Seule, avec plusieurs âges, prenez six enfants au plus, dont deux poupons.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3 },
          'Assise par terre, les jambes allongées, tapez vos genoux. « On partage! Un genou pour toi, un genou pour toi. » Un enfant s’appuie sur chacun. Y a-t-il d’autres enfants? « Un pied pour toi, un coude pour toi! » Puis montrez votre nez du doigt. « Mais je n’ai qu’un seul nez. » Approchez-le d’une petite main : « À toi! » Elle touche : « Tut! » Tournez la tête vers un autre : « Et à toi! » « Tut! »',
        ),
        play(
          { 10: 6, 20: 7 },
          'Le nez fait sa tournée. Dites un prénom, « à toi », avancez le nez, attendez la main : « Tut! » Qui attend garde son genou, son pied ou votre coude. Deux mains arrivent ensemble, une bouche s’ouvre? Glissez votre main ouverte entre les deux visages : « Je t’arrête. C’est à elle. Ensuite, c’est à toi. » Donnez ce tour tout de suite après. Les dents cherchent encore? Tendez une débarbouillette ou sa manche : « Ici, tu peux mordre. » {0-18m|Le poupon vous agrippe le nez : ouvrez sa main du pouce, « tut! ».} {0-18m !multiage|Il tend la bouche vers votre joue? Reculez d’une main : « Pas ma joue », et donnez-lui la débarbouillette ou sa manche. Il mâche; dites-lui « ici, oui ».} {18-24m|Le trottineur pousse le bras du voisin : « Attends… attends… à toi! »} {18-24m !multiage|Faites durer l’attente d’un souffle à chaque tour. Il touche le nez d’un ami? Montrez-lui d’abord l’ami : « Veux-tu? » Il recule la tête : c’est non.}',
        ),
        play(
          { 20: 6 },
          'Montrez vos deux pouces, ou vos deux jouets pareils : « Un… et un autre. » Tendez-en un. Quelqu’un d’autre le veut? Votre main vient entre les deux visages, puis l’autre pouce ou l’autre jouet arrive : « Regarde : encore un. » Un troisième enfant le veut? Il a votre genou, et le tour suivant. Faites ensuite un échange avec chacun : tendez l’autre pouce ou l’autre jouet, et attendez qu’il lâche le premier. « Tu donnes… merci! » « Tiens! » {0-18m|Le poupon serre, tire, porte à sa gencive : un jouet, il peut; votre pouce, échangez-le contre la débarbouillette ou sa manche.} {0-18m !multiage|Il lâche pour prendre ce que vous tendez? « Merci! Tiens! » Refaites-le trois fois : ce sont ses premiers échanges.} {18-24m|Le trottineur lâche, reprend vite, vérifie que l’autre revient toujours.} {18-24m !multiage|Deux enfants tirent le même? Tenez bon : « Vous le voulez tous les deux. C’est difficile. » L’un des deux lâche et prend l’autre? « Vous avez échangé! »}',
        ),
        closing(
          { 10: 2, 20: 4 },
          'Le nez ralentit. Un dernier « tut », tout bas, pour chacun; dites ce que vous avez vu : « Tu as attendu. » « Tes dents sont restées loin des joues. » « Tu as laissé ta place. » {0-18m|Le poupon a la joue contre vous : posez-lui un doigt sur le nez, « tut ».} {18-24m|Le trottineur veut encore un tour? « Demain, le nez revient. »} Caressez tous ensemble vos deux genoux du plat de la main : « Doux, doux. » Lavez les mains; les débarbouillettes mordues, s’il y en a, vont au lavage.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Restez assez près pour que votre main arrive avant la bouche; elle arrête, elle ne pousse pas.',
          'Dites les deux envies : « Tu le veux. Elle aussi. » Aucun des deux n’est le méchant.',
          'Le tour promis vient toujours : c’est ce qui rend l’attente possible.',
          'Après une vraie morsure, consolez d’abord l’enfant mordu. À l’autre, dites bas : « Ça fait mal. Je t’arrête. »',
        ],
        questionsOuvertes: ['À qui le tour?', 'Que veux-tu?', 'Où peux-tu mordre?'],
      },
      vocabulaire: ['à toi', '{18-24m|attends}', 'ensuite', 'partager', 'le nez', 'mordre', 'ici', '{20min|encore un}'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Il mord ce qui est devant sa bouche, sans colère : tournez-le dos contre vous, face aux autres, la débarbouillette ou sa manche dans la main. Le nez vient à lui par-dessus son épaule.',
        },
        {
          pour: '18-24m',
          texte:
            'Il ne supporte pas d’attendre? Il touche votre nez un tour sur deux; entre les deux, il a un travail : pointer l’enfant qui vient après.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Il ne parle pas pour demander? La paume ouverte veut dire « à moi ». Il n’aime pas être si près? Assis à un pas, il a votre pied, et le nez se déplace jusqu’à lui. Il cherche à serrer fort des dents toute la journée? Offrez-lui toujours la même débarbouillette, ou sa manche.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!ete|L’été, le même jeu se fait dans l’herbe, à l’ombre, et les débarbouillettes, s’il y en a, se remouillent souvent.} {ete|L’hiver, deux mitaines au bout de vos bras se partagent comme les genoux.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Un nez serré trop fort, le vôtre.', 'Pleurer parce que le tour est fini.'],
        dangersAEliminer: [
          'Bouche ouverte près d’une joue ou d’une main : la vôtre, à plat, entre les deux; si ça revient, assoyez cet enfant contre vous.',
          'Débarbouillette enfoncée loin dans la bouche : sortez-la. Elle se mord par un bord, l’autre reste dans la main.',
          'Débarbouillette ou manche mouillée : une seule bouche chacune; une débarbouillette tombée va au lavage.',
          '{20min|Jouet mis en bouche : il ne passe pas à un autre; mettez-le à part, à laver, et vos pouces le remplacent.}',
          'Peau percée par une morsure : eau et savon, puis le protocole de votre milieu.',
        ],
        supervision: 'palier1',
        allergies: [
          'Débarbouillettes lavées sans parfum et bien rincées : elles passent de longues minutes en bouche.',
        ],
      },
      observation: [
        'Compétences sociales : que fait-il quand un autre a ce qu’il veut?',
        'Compétences émotionnelles : qu’est-ce qui l’aide à attendre, votre main, un mot, quelque chose à serrer?',
        'Langage prélinguistique : par quel geste, quel son demande-t-il son tour?',
      ],
      prolongements: [
        'Notez l’heure et le coin des morsures : le lendemain, le nez fait sa tournée là, un peu avant.',
        'Montrez au parent « à toi, ensuite à moi » : à la maison aussi, un nez se partage. Ne dites pas quel enfant a mordu.',
      ],
      reflexionRetroaction: [
        'Ma main est-elle arrivée à temps, et d’où le verrais-je venir plus tôt?',
        'À qui ai-je fait attendre un tour trop longtemps?',
      ],
    },
  },
  {
    key: 'j-essuie-la-larme-du-miroir',
    summary:
      'Content, surpris, fâché, triste : le miroir montre tout. Un doigt trace une larme sur le reflet; une petite main l’essuie, et le sourire revient.',
    ageGroups: ['AGE_0_18_MONTHS', 'AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_LANGUAGE'],
    themes: ['emotions-et-amitie'],
    materials: [],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'les émotions',
      'émotions',
      'nommer les émotions',
      'miroir',
      'miroirs',
      'les émotions au miroir',
      'se regarder dans le miroir',
      'content, surpris, fâché, triste',
      'la joie et la tristesse',
      'faire des grimaces',
      'imiter des visages',
      'larme',
      'il se regarde pleurer dans le miroir',
    ],
    seen: [
      'il se regarde pleurer dans le miroir et s’arrête pour toucher ses larmes',
      'ils font des grimaces devant le miroir du local et éclatent de rire',
      'elle donne des becs à son reflet et essaie de lui prendre le nez',
      'quand un ami pleure, il fixe son visage longtemps et lui essuie la joue',
      'le bébé change de visage quand je fais semblant d’être fâchée',
      'ils passent du rire aux larmes et n’ont pas encore les mots pour le dire',
      'elle me regarde la face et demande si je suis fâchée ou triste',
      'au lavabo, ils se voient dans le miroir, ouvrent grand la bouche et se parlent',
    ],
    scenes: ['consoler', 'corps'],
    picture:
      'Du doigt, l’éducatrice trace une larme sur son reflet; une petite l’essuie des deux paumes et un bébé tape le grand miroir.',
    sheet: {
      titre: 'J’essuie la larme du miroir',
      observationDepart:
        'Un petit qui pleurait s’est vu dans le miroir et s’est arrêté. Il a touché du doigt la joue de son reflet, puis il a cherché la vôtre.',
      intentionEducative:
        'Éveiller les petits aux émotions que le visage montre : l’adulte en fait une au miroir, la nomme et attend leur réponse.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Concept de soi', role: 'secondaire' },
      ],
      objectifs: [
        'Regarder un visage changer et y répondre d’un regard, d’un son ou d’un geste.',
        'Entendre le mot de l’émotion qu’il montre.',
        'Essuyer une larme tracée du doigt.',
        '{20min|Faire apparaître un visage et le faire revenir.}',
      ],
      materiel: [
        item(
          'Miroir incassable',
          'un long pour tous, ou un petit pour deux enfants',
          'Porte vitrée ou vitre basse où l’on se voit',
        ),
        optional('Débarbouillette mouillée', 'une', null),
      ],
      preparation: [
        'Le grand miroir est vissé au ras du plancher : vérifiez en tirant dessus. Un petit miroir se couche à plat sur le tapis, jamais debout contre le mur. Avec de petits miroirs, penchez-vous sur l’un, puis sur l’autre, pour que chacun vous y voie.',
        'Aucun rayon de soleil n’y entre pendant le jeu. Si vous avez une débarbouillette mouillée, gardez-la sous la main : le doigt humide trace une larme qui brille. Essayez vos quatre visages : content, les joues montent; surpris, la bouche est ronde; fâché, les sourcils descendent; triste, la bouche tombe.',
        'Choisissez un moment où personne ne pleure pour de bon. {0-18m|Le poupon qui ne s’assoit pas seul est dans vos bras, joue contre joue, ou sur le ventre devant le miroir.} {multiage|Les plus jeunes sont contre vous, les plus vieux à côté.} {1adulte 0-18m multiage|Seule, avec plusieurs âges, prenez six enfants au plus, dont deux poupons.} {1adulte !0-18m multiage|Seule, avec plusieurs âges, prenez six enfants au plus.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3 },
          'Assise à côté du miroir, là où chacun se voit et vous voit, dites : « Regardons nos émotions. » Cachez votre visage d’une main, un œil entre les doigts. Ouvrez : un grand sourire. « Content! » Dites-le au miroir, puis à chacun. Refermez, ouvrez : les yeux ronds, la bouche ronde. « Oh! Surpris! » Gardez ce visage le temps de trois souffles et ne dites plus rien. Dans le miroir, qui ouvre la bouche? Qui rit?',
        ),
        play(
          { 10: 6, 20: 7 },
          'Dans le miroir, imitez le visage d’un enfant et dites son émotion : « Tu es content. » « Tu es surpris. » Puis taisez-vous, et attendez sa réponse : un son, une grimace, une main sur le miroir. Baissez les sourcils : « Fâché! Grr », tout bas. La bouche tombe : « Triste. » Du doigt, mouillé si vous avez une débarbouillette, tracez une larme sur votre reflet, de l’œil au menton. Attendez. Une main l’essuie? « Merci! » Votre sourire revient. {0-18m|Le poupon tape le miroir : c’est essuyé.} {0-18m !multiage|Il fait « a-a »? Rendez-lui son « a-a » et son visage. Il se détourne? C’est une réponse : « Tu as fini. » Un autre vous regarde; tracez une larme tout près de sa main.} {18-24m|Le trottineur essuie des deux paumes : « Encore! »} {18-24m !multiage|Il veut la larme sur son reflet? Tracez-la, il essuie, et touchez sa vraie joue : sèche!} {2-3a multiage|À deux ans, l’enfant} {2-3a !multiage|L’enfant} {2-3a|essuie aussi votre vraie joue et demande : « Pourquoi? » Répondez : « Mon visage est triste. »} {2-3a !multiage|Demandez-lui quoi faire : un câlin, un bec au miroir? Essayez son idée, et le sourire revient. À son tour de tracer une larme pour un ami.}',
        ),
        play(
          { 20: 6 },
          'Ce sont eux qui font apparaître l’émotion. Couvrez votre visage, un œil toujours entre les doigts : « Qui est caché? » Un doigt tire le vôtre : sortez contente. Refermez. {0-18m|Le poupon tire encore : contente, contente, puis surprise. Il s’arrête, regarde le miroir, et tire.} {0-18m !multiage|Mettez ses mains sur vos joues : elles montent, « content », elles descendent, « triste ». S’il grimace, sortez avec sa grimace à lui et nommez-la. Son visage se ferme? Revenez au sourire.} {18-24m|Le trottineur gronde avant d’ouvrir votre main : sortez fâchée, « grr », jusqu’à ce qu’il rie.} {18-24m !multiage|Il cache son visage à son tour : « Qui est caché? » Il ouvre; faites le même visage que lui et dites le mot. Deux enfants sortent ensemble? Nommez l’un, puis l’autre.} {2-3a multiage|À deux ans, l’enfant} {2-3a !multiage|L’enfant} {2-3a|commande : « Triste! » Obéissez.} {2-3a !multiage|Puis trompez-vous : il dit « fâché », vous riez. « Ben non! » Un enfant vous montre comment : copiez ses sourcils, sa bouche. « Quand es-tu fâché, toi? » Écoutez, sans corriger.}',
        ),
        closing(
          { 10: 2, 20: 4 },
          'Tous au miroir, tout près. Tracez une dernière larme, lente; plusieurs mains l’essuient. Puis dites, un enfant à la fois, ce que vous voyez sur son visage : « Content. » « Fatigué. » Vous n’êtes pas sûre? « Je te regarde encore. » {0-18m|Le poupon reçoit votre joue contre la sienne.} {18-24m|Le trottineur embrasse le miroir, ou vous.} {2-3a multiage|À deux ans, l’enfant} {2-3a !multiage|L’enfant} {2-3a|choisit un dernier visage, et vous dites son mot.} « Bye-bye, miroir! » Essuyez-le ensemble du plat de la main : il n’y reste plus une larme.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Faites le visage lentement, gardez-le, puis dites un seul mot : « fâché ».',
          'Attendez trois souffles : la réponse d’un petit est lente.',
          'Un visage fâché ou triste fige un enfant? Souriez-lui en face, hors du miroir, et ouvrez les bras.',
          'Un vrai chagrin arrive? Laissez le miroir et consolez.',
        ],
        questionsOuvertes: [
          'Qui pleure, dans le miroir?',
          'Que dit ton visage?',
          '{2-3a|Que fait-on quand on est triste?}',
        ],
      },
      vocabulaire: ['content', 'surpris', 'fâché', 'triste', 'la larme', 'essuyer', 'le visage', 'le miroir'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Deux visages suffisent, content et surpris; la larme se trace sans grimace, comme un trait à attraper. Votre visage est à deux mains du sien, et la vitre juste à côté.',
        },
        {
          pour: '18-24m',
          texte:
            'Il a un mot pour tout, « content » ou « pleure »? Prenez son mot et ajoutez le vôtre, une fois : « Pleure. Triste. »',
        },
        {
          pour: '2-3a',
          texte:
            'Il dit toujours « content »? Offrez-lui d’être le miroir : il copie vos sourcils, votre bouche, puis dit ce que c’est.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Il évite les visages? Montrez seulement la bouche, une main devant le reste, les doigts entrouverts. Il voit peu? Il lit votre joue du bout des doigts : elle monte, elle tombe. Il n’entend pas? Le visage dit tout; ajoutez toujours le même geste.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!ete|L’été, à l’ombre, la porte vitrée de la cour sert de miroir.} {ete|L’hiver, on s’arrête au miroir du vestiaire : quel visage, sous la tuque?}',
        },
      ],
      securite: {
        risquesAcceptes: ['Se cogner le nez au miroir.', 'Être saisi par un visage fâché, et venir se coller.'],
        dangersAEliminer: [
          'Miroir de verre, coin vif, fente : seul un miroir incassable et entier reste en jeu.',
          'Miroir debout, simplement appuyé : il bascule; vissez-le, couchez-le ou tenez-le.',
          'Enfant qui se lève sur un miroir couché : prenez ses mains, ramenez ses pieds au tapis.',
          'Porte vitrée en guise de miroir : elle est bien fermée, personne n’y passe pendant le jeu, et rien de dur n’y cogne.',
        ],
        supervision: 'palier1',
        allergies: ['Miroir lavé à l’eau savonneuse avant et après : les bouches s’y posent.'],
      },
      observation: [
        'Compétences émotionnelles : que fait-il devant votre visage triste?',
        '{2-3a|Langage oral : quel mot d’émotion dit-il ou redemande-t-il?} {!2-3a|Langage prélinguistique : quel son, quel geste répond à votre visage?}',
        'Concept de soi : regarde-t-il son reflet, le vôtre, ou passe-t-il de l’un à l’autre?',
      ],
      prolongements: [
        'Au change de couche ou au lavabo, refaites un des quatre visages et attendez la réponse.',
        'Dites au parent quel visage a fait rire son enfant : à la maison, le miroir de la salle de bain suffit.',
      ],
      reflexionRetroaction: [
        'Ai-je attendu la réponse avant de changer de visage?',
        'Quelle émotion ai-je vite fait passer, et pourquoi?',
      ],
    },
  },
  {
    key: 'la-tuque-se-sauve-trois-fois',
    summary:
      'On ôte, on rit, on ôte encore : la tuque se sauve, les orteils sortent du bas. À la troisième fuite de la vôtre, on s’habille et on sort.',
    ageGroups: ['AGE_0_18_MONTHS', 'AGE_18_MONTHS_2_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['saisons-et-fetes'],
    materials: [],
    place: 'INDOORS',
    seasons: ['AUTUMN', 'WINTER', 'SPRING'],
    alsoIn: { SUMMER: 'L’été, le chapeau de soleil se sauve à la place de la tuque.' },
    durationMinutes: 10,
    adults: 1,
    moment: 'habillage',
    calls: [
      'habillage',
      'l’habillage',
      's’habiller',
      'déshabiller',
      'tuque',
      'tuques',
      'les bas',
      'tuques et bas',
      'enlever sa tuque',
      'enlever ses bas',
      'ils enlèvent leur tuque aussitôt',
      'ils enlèvent leurs bas et trouvent ça drôle',
      'ôter ses bas',
      'arracher sa tuque',
      'vestiaire',
      'sortir dehors',
      'habit de neige',
      'orteils',
    ],
    seen: [
      'j’ai à peine fini de mettre sa tuque qu’elle est déjà par terre, et il rit',
      'au vestiaire, elle ôte ses bas dès que je passe à l’enfant suivant',
      'ils lancent leurs bas et nous montrent leurs orteils en éclatant de rire',
      'l’habillage d’hiver n’en finit plus, les bébés enlèvent tout au fur et à mesure',
      'il met son bas sur sa main et me le montre, bien fier de sa blague',
      'elle garroche son chapeau de soleil chaque fois que je le lui remets',
      'au moment de sortir ça chigne, ils ne veulent pas garder leur tuque',
      'il tire sur le bout de son bas, étonné de voir son pied apparaître',
    ],
    scenes: ['habillage', 'blagues'],
    picture:
      'Au vestiaire, l’éducatrice penche la tête et un petit lui arrache sa tuque; sur le tapis, un bébé tire le bout de son bas.',
    sheet: {
      titre: 'La tuque se sauve trois fois',
      observationDepart:
        'Ils enlèvent {!ete|leur tuque}{ete|leur chapeau} et leurs bas aussitôt que je les mets, et trouvent ça bien drôle. Un bas vole, un rire part, le voisin ôte le sien.',
      intentionEducative:
        'Permettre aux petits de rire d’ôter {!ete|la tuque}{ete|le chapeau} et les bas à l’habillage, et de reconnaître le moment où le jeu finit et où l’on sort.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Concept de soi', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
      ],
      objectifs: [
        'Ôter soi-même un bas ou {!ete|une tuque}{ete|un chapeau}.',
        'Montrer ou nommer ce qui était caché dessous.',
        'Passer du jeu d’ôter à la sortie.',
        '{20min|Remettre une chose à sa place.}',
      ],
      materiel: [
        item(
          '{!ete|Tuques}{ete|Chapeaux}',
          '{!ete|celle}{ete|celui} de chaque enfant et {!ete|la vôtre}{ete|le vôtre}',
          null,
        ),
        item('Bas', 'une paire par enfant, déjà aux pieds, et la vôtre', null),
      ],
      preparation: [
        'Jouez avant {!ete|l’habit de neige ou le manteau}{ete|les souliers} : les enfants n’ont sur eux que leurs vêtements de jeu, leurs bas et {!ete|leur tuque}{ete|leur chapeau}. Ainsi, personne n’a chaud. Les autres vêtements attendent près de la porte.',
        'Assoyez tout le monde sur le tapis du vestiaire ou du local. Ôtez les souliers de tous, les vôtres aussi. {0-18m|Le poupon qui ne s’assoit pas seul est couché sur le dos devant vous, ses pieds vers vos mains.}',
        '{!ete|Les tuques n’ont ni cordon ni pompon qui branle.} {ete|Les chapeaux n’ont pas de cordon.} {!ete|Chacun garde la sienne}{ete|Chacun garde le sien} : on ne coiffe pas son voisin. {multiage|Les trottineurs sont d’un côté, les poupons de l’autre.} {1adulte multiage|Seule, avec plusieurs âges, prenez six enfants au plus, dont deux poupons.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3 },
          '« C’est l’habillage! » Posez {!ete|votre tuque}{ete|votre chapeau} sur le bout de votre tête et penchez-vous, lentement… {!ete|elle}{ete|il} tombe. « Oh! {!ete|Ma tuque}{ete|Mon chapeau} se sauve! » Touchez vos cheveux, l’air étonné. Tirez ensuite le bout d’un de vos bas : il s’étire, s’étire… hop! « Allô, mes orteils! » Faites-les bouger. Remettez les deux, tranquillement. Une main tire déjà sur quelque chose? « À toi! »',
        ),
        play(
          { 10: 6, 20: 7 },
          'Chacun ôte ce qu’il veut. Chaque fois, même surprise : « {!ete|La tuque}{ete|Le chapeau} se sauve! » ou « Allô, les orteils! ». Remettez doucement, en disant où : « Sur la tête… sur le pied… », et attendez. {0-18m|Le poupon se tortille, frotte, attrape un bout : sortez le talon du bas, il tire le reste.} {0-18m !multiage|Serrez ses orteils un à un : « Allô, toi! » Puis le bas revient : « Bonne nuit, les orteils. » Il le retire avant la fin? Recommencez. Son autre pied gigote? « Toi aussi! » Touchez-en les orteils, et attendez.} {18-24m|Le trottineur arrache tout, le lance et attend votre « oh! ».} {18-24m !multiage|Touchez ses orteils nus, très sérieuse : « Ton bas est bien là? » « Non! » Il va chercher ce qu’il a lancé et vous tend le pied : il pousse, vous tirez.}',
        ),
        play(
          { 20: 6 },
          'Trompez-vous de place. {!ete|Votre tuque}{ete|Votre chapeau} va sur votre genou : « Voilà, je suis prête! » Attendez. Un enfant l’ôte et rit. Mettez votre bas sur votre main : « Allô, mes orteils? » {0-18m|Le poupon tire le bas de votre main; des doigts! Remuez-les devant lui.} {0-18m !multiage|Remettez-le, plus lentement, et ne bougez plus jusqu’à son geste. Posez ensuite son bas sur son genou : il secoue la jambe, ça tombe. « Pas là! » Glissez-le sur ses orteils. « Là! » Il le tire : « Encore! »} {18-24m|Le trottineur montre votre tête : « Là! »} {18-24m !multiage|Penchez-vous : il vous coiffe jusqu’aux sourcils. Puis son bas se pose sur son genou, sur son coude : « Là? » Il crie non chaque fois et pointe son pied. Il essaie de l’enfiler : ouvrez le bas à deux mains, les orteils entrent, il tire.}',
        ),
        closing(
          { 10: 2, 20: 4 },
          'Levez trois doigts : « {!ete|Ma tuque}{ete|Mon chapeau} se sauve trois fois, et on sort. » Penchez la tête vers les enfants : une main tire. « Une fois! » Remettez. « Deux fois! » Remettez. {0-18m|La dernière fois, guidez la main du poupon.} « Trois fois! On sort! » {18-24m|Le trottineur crie « trois! » et montre la porte.} Le jeu finit là, et l’habillage commence, le temps qu’il faut : les bas d’abord, « bonne nuit, les orteils »{!ete|, puis l’habit; la tuque en dernier}{ete|, puis les souliers; le chapeau en dernier}, à la porte, juste avant d’ouvrir.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Riez de chaque chose ôtée, puis remettez sans presser : ici, ôter n’est pas une bêtise.',
          'Dites la place en touchant : « sur la tête », « sur le pied ».',
          'Passé la porte, si {!ete|la tuque}{ete|le chapeau} s’envole, remettez sans rire : « Dehors, {!ete|elle}{ete|il} reste. »',
        ],
        questionsOuvertes: [
          'Qui est caché dans le bas?',
          'Où va {!ete|la tuque}{ete|le chapeau}?',
          'Que reste-t-il à mettre?',
        ],
      },
      vocabulaire: [
        '{!ete|la tuque}{ete|le chapeau}',
        'le bas',
        'ôter',
        'mettre',
        'les orteils',
        'la tête',
        'se sauver',
        'on sort',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Il n’aime pas avoir la tête couverte? Jouez seulement aux bas. Il tire mal? Le bas ne tient plus que par le bout : le moindre coup de pied le fait partir, et c’est lui qui l’a ôté.',
        },
        {
          pour: '18-24m',
          texte:
            'Il ne veut pas que ça finisse? C’est lui qui tire {!ete|votre tuque}{ete|votre chapeau} à la troisième fois et qui dit « dehors ». Donnez-lui {!ete|sa tuque}{ete|son chapeau} à porter jusqu’à la porte.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Le bas gratte ou serre? Retournez-le, la couture dehors. Ses mains ferment peu? Glissez son pouce dans le bas, déjà au bout du pied. La fin du jeu le fâche? Montrez les trois doigts dès le début, et pliez-en un à chaque fois.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!ete|L’été, le chapeau de soleil se sauve trois fois avant la cour.} {ete|L’hiver, la tuque et la mitaine se sauvent trois fois avant l’habit de neige.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Recevoir un bas sur le nez.', 'Crier parce que le jeu finit.'],
        dangersAEliminer: [
          '{!ete|Tuque}{ete|Chapeau} ou bas qui couvre la bouche ou le nez : ôtez-le tout de suite.',
          'Pieds en bas sur un plancher lisse : qui se lève reste sur le tapis, ou va pieds nus.',
          'Cordon, fil qui pend, bouton qui branle : {!ete|cette tuque reste au crochet}{ete|ce chapeau reste au crochet}. Bas à la bouche : échangez-le contre vos doigts à serrer.',
          '{!ete|Enfant tout habillé qui attend : les vêtements chauds se mettent à la fin, et l’on sort aussitôt.}',
        ],
        supervision: 'palier1',
        allergies: [
          '{!ete|Laine qui irrite la peau : une tuque et des bas de coton.} {ete|Chapeaux et bas lavés sans parfum.}',
        ],
      },
      observation: [
        'Concept de soi : comment vous montre-t-il qu’il l’a fait lui-même?',
        'Schéma corporel : où tend-il la main quand vous dites « sur la tête », « sur le pied »?',
        'Motricité fine : par où prend-il le bas, le bout, le talon, le bord?',
      ],
      prolongements: [
        'Au retour, tout s’ôte pour de bon : « Allô, les cheveux! Allô, les orteils! »',
        'Racontez au parent les trois fois : le matin, à la maison, {!ete|la tuque}{ete|le chapeau} peut se sauver trois fois avant l’auto.',
      ],
      reflexionRetroaction: [
        'Ai-je gardé la fin du jeu claire, trois fois et la porte?',
        'Qui a attendu habillé, et comment l’éviter demain?',
      ],
    },
  },
  {
    key: 'un-pate-de-sable-pour-ta-paume',
    summary:
      'Toc, toc sur le seau : un pâté de sable mouillé en sort. Une paume l’écrase, une grosse pelle gratte un chemin, et le seau se remplit encore.',
    ageGroups: ['AGE_0_18_MONTHS', 'AGE_18_MONTHS_2_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['terre-et-boue'],
    materials: ['chaudieres-et-pelles', 'sable'],
    place: 'YARD',
    alsoAt: {
      WATERSIDE:
        'Au bord de l’eau, on joue loin de la rive, à vingt grands pas, où le sable du fond est encore mouillé.',
    },
    seasons: ['SUMMER'],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'le sable',
      'sable',
      'sable mouillé',
      'pelles et seaux',
      'pelles',
      'seaux',
      'pelle et chaudière',
      'chaudières',
      'carré de sable',
      'bac à sable',
      'pâté de sable',
      'démouler le seau',
      'écraser les pâtés de sable',
      'gratter le sable',
      'jouer dans le sable',
      'à la plage',
      'vider le seau de sable',
    ],
    seen: [
      'ils écrasent les pâtés de sable aussitôt que je les démoule',
      'le bébé ouvre et ferme la main, étonné du sable mouillé qui colle',
      'il tape sur le fond de la chaudière à l’envers et attend que ça sorte',
      'elle mange du sable à pleine main dès que je regarde ailleurs',
      'ils remplissent la chaudière de sable, la virent à l’envers et recommencent',
      'à la plage, ils grattaient le sable mouillé avec leurs mains et leurs pieds',
      'elle traîne sa pelle dans le carré de sable pour entendre le bruit que ça fait',
      'il a aplati le château de sable d’un grand et voulait que je le refasse',
    ],
    scenes: ['creuser', 'demolir', 'remplir-vider'],
    picture:
      'À l’ombre, la paume d’un bébé s’abat sur un pâté de sable; l’éducatrice tient le seau levé, un petit traîne sa pelle.',
    sheet: {
      titre: 'Un pâté de sable pour ta paume',
      observationDepart:
        'Vous aviez démoulé un pâté de sable. Une petite main s’est posée dessus, flac, et deux yeux ont réclamé le suivant.',
      intentionEducative:
        'Permettre aux petits de sentir ce que fait le sable mouillé : il se gratte, il remplit le seau, il tient debout, et une paume l’aplatit.',
      domaines: [
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Développement sensoriel', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
      ],
      objectifs: [
        'Attendre le pâté qui sort du seau, puis l’écraser.',
        'Toucher le sable mouillé de la main ou du pied.',
        'Gratter le sable avec une pelle ou avec les doigts.',
        '{30min|Remplir un seau à plusieurs.}',
      ],
      materiel: [
        item('Pelles', 'une courte par enfant, une grosse pour vous', 'Mains, en griffe'),
        item('Seaux', 'un pour deux enfants et un pour vous', 'Contenants de plastique'),
        item('Sable propre', '{cour|celui du carré}{rive|celui de la plage}', null),
        item('Chapeaux', 'un par personne', null),
        optional('{cour|Eau, pour mouiller le sable sec}', '{cour|un seau, vidé avant l’arrivée des enfants}', null),
        optional('{si-moules|Moules à sable, plus gros que votre poing}', '{si-moules|deux}', null),
        optional('{18-24m si-tamis|Tamis de plastique}', '{18-24m si-tamis|un, qui reste près de vous}', null),
        optional('Débarbouillettes mouillées', 'une par enfant et deux de plus', null),
        optional('Gourdes d’eau à boire{0-18m|, ou le lait du poupon}', 'une par personne', null),
      ],
      preparation: [
        'Fouillez à la pelle tout le coin du jeu : verre, mégot, crotte? On joue ailleurs. Ôtez le gravier et les petits coquillages : rien qui entre dans un rouleau de papier hygiénique.',
        'Serrez une poignée du fond. Elle tient en boule? Le sable est prêt. {cour|Elle s’émiette? Avant d’y amener les enfants, versez un seau d’eau sur le coin, mêlez, et retournez le seau vide.} {rive|Elle s’émiette? Creusez plus profond, jusqu’au sable foncé, puis rebouchez le trou.} Faites un gros tas de sable mouillé, et assoyez les enfants autour, à portée de votre bras.',
        'Jouez tôt, à l’ombre, tous coiffés d’un chapeau. Touchez le sable du dos de la main : trop chaud pour elle, trop chaud pour eux.',
        '{0-18m|Le poupon qui s’assoit est contre votre jambe. Celui qui ne s’assoit pas seul est entre vos jambes, le dos sur votre ventre; n’en prenez qu’un.} {multiage|Les trottineurs pellettent de l’autre côté du tas.}',
        '{cour 1adulte multiage|Seule, avec plusieurs âges, prenez six enfants au plus, dont deux poupons.} {rive 1adulte 0-18m multiage|Seule, prenez six enfants au plus, dont deux poupons.} {rive 1adulte 0-18m !multiage|Seule, prenez deux poupons au plus.} {rive 1adulte !0-18m|Seule, prenez six enfants au plus.} {rive 1adulte|Assoyez-vous entre le jeu et l’eau, face aux enfants.} {rive|Tracez du talon une ligne à dix pas de l’eau : pendant ce jeu, personne ne la passe.} {rive 2adultes|À deux, l’une joue; l’autre reste debout entre le jeu et l’eau et ne fait que surveiller.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4 },
          'Assise dans le sable, remplissez votre seau de sable mouillé et tassez-le du poing. Retournez-le d’un coup. Cognez sur le fond : « Toc, toc! » Levez, lentement. « Oh! Un pâté de sable! » Montrez votre paume ouverte, comptez : « Un… deux… » Attendez, la main en l’air, les yeux sur les enfants. « Flac! » Il est plat. Refaites-en un, retirez vos mains et regardez les leurs : « À toi? »',
        ),
        play(
          { 20: 7, 30: 8 },
          'Faites un pâté devant chaque enfant, à tour de rôle : toc, toc, on lève, « Un… deux… » et une paume tombe. « Flac! » Faites le suivant sans attendre. Ceux qui patientent ont leur pelle et le tas. {si-moules|Faites deux pâtés côte à côte, l’un du seau, l’autre d’un moule : la paume choisit lequel tombe le premier.} {0-18m|Le poupon pose un doigt sur le pâté, puis toute la main; le sable colle, il ouvre et ferme les doigts.} {0-18m !multiage|Appuyez votre paume à côté de la sienne, puis levez : deux creux. Il regarde le seau? Cognez, et attendez son signe pour lever. Sa main monte à la bouche? Prenez-la, essuyez-la, rendez-lui le pâté.} {18-24m|Le trottineur écrase avant que le seau soit levé tout à fait, et crie « encore! ».} {18-24m !multiage|Prêtez-lui le seau : à deux, quatre mains dessus, vous le retournez; il cogne, il lève, il aplatit. Le sable reste collé au fond? « Il dort! Toc, toc! » Il cogne plus fort.}',
        ),
        play(
          { 20: 6, 30: 7 },
          'Traînez votre grosse pelle dans le sable, tout au ras : grrr, elle gratte. Un chemin s’ouvre, du tas jusqu’aux pieds d’un enfant. « Le chemin arrive… arrive… chez toi! » Il s’arrête à ses orteils. {0-18m|Le poupon le suit des yeux, y met le talon; posez une poignée de sable mouillé sur son pied, et les orteils sortent en gigotant.} {0-18m !multiage|Grattez tout doucement, puis plus fort, et arrêtez : attend-il le bruit? Il gratte des doigts à côté : grattez comme lui. Puis le chemin repart vers le voisin.} {18-24m|Le trottineur traîne sa pelle derrière la vôtre, ou marche dans le chemin.} {18-24m si-tamis|Du tamis, secoué avec vous au ras du sol, il fait pleuvoir une poignée de sable sec : le chemin disparaît, il le gratte encore.} {18-24m !multiage|Il gratte jusqu’au tas et revient chargé d’une pelletée; la moitié tombe en route. Grattez aussi le fond d’un seau vide : grrr! Il colle sa main dessus, puis gratte le sien.}',
        ),
        play(
          { 30: 6 },
          'Toutes les pelles au même seau! Posez le vôtre au milieu : chacun y jette du sable, d’une pelle ou d’une main. Soulevez-le un peu : « Lourd! » Videz-le en tas. « Léger! » On remplit encore. {0-18m|Le poupon laisse tomber une pincée dedans; tapez le seau, toc : « Merci! »} {0-18m !multiage|Prenez une grosse poignée et laissez-la tomber dans le seau : poc! Il avance la main? Mettez-y un peu de sable; il ouvre les doigts au-dessus du seau. Puis renversez : il tape le tas, le griffe, s’y appuie.} {18-24m|Le trottineur le remplit jusqu’au bord, essaie de lever, tombe assis et rit.} {18-24m !multiage|« Trop lourd! À deux! » Vous prenez l’anse ensemble, un pas, et hop, tout versé. Le gros tas s’écrase avec un pied, avec le derrière : essayez d’abord, il vous imite.}',
        ),
        closing(
          { 20: 4, 30: 5 },
          'Le dernier pâté, le plus gros, est pour tous. Toc, toc, on lève. « Un… deux… » Toutes les paumes à la fois : « Flac! » Lissez le sable du plat de la main, lentement : « Il dort. » {0-18m|Essuyez tout de suite les mains du poupon, doigt par doigt.} {18-24m|Le trottineur couche les pelles dans les seaux et porte un seau avec vous.} Comblez les trous, comptez les enfants, secouez les vêtements, lavez les mains et les bouches, offrez à boire.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Attendez, le seau posé, que leurs yeux ou leur voix vous disent de lever.',
          'Dites un mot par geste : « Gratte. » « Lève. » « Flac! »',
          'Une main pleine de sable va vers la bouche? Prenez-la avant et menez-la au pâté : « Le sable, on l’écrase. »',
          'Un enfant ne veut pas toucher? Écrasez du dos de la pelle avec lui.',
        ],
        questionsOuvertes: ['Qu’est-ce qui va sortir du seau?', 'Qui fait flac?', 'Où va le chemin?'],
      },
      vocabulaire: ['le sable', 'mouillé', 'le seau', 'la pelle', 'lever', 'écraser', 'gratter', '{30min|lourd}'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Il referme le poing sur le sable et ne l’ouvre plus? Tapotez le dos de sa main : elle s’ouvre, le sable tombe, « parti! ». Il mange tout? Un seul pâté à la fois, contre vous, et la pelle à tenir.',
        },
        {
          pour: '18-24m',
          texte:
            'Il écrase le pâté du voisin? « Celui-là est à elle. Le tien est ici », et retournez un seau tout de suite devant lui. Il veut démouler seul? Remplissez le seau à moitié : il est moins lourd.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Le sable sur la peau le dérange? Il cogne sur le seau et dit quand lever. Il bouge peu? Démoulez le pâté contre sa main ou son pied : un doigt qui pousse suffit à le faire tomber.',
        },
        {
          pour: 'autre_saison',
          texte: 'L’hiver, la neige collante se démoule et s’écrase de la même façon, mitaines aux mains.',
        },
      ],
      securite: {
        risquesAcceptes: ['Un peu de sable sur la langue, essuyé aussitôt.', 'Pâté écrasé par le voisin.'],
        dangersAEliminer: [
          'Sable à la bouche : chaque enfant reste à portée de votre bras; essuyez la langue et les mains. Ça revient par poignées? Assoyez-le contre vous et offrez à boire.',
          'Sable lancé, ou main pleine de sable près des yeux : essuyez la main. Un œil atteint se rince à l’eau claire, sans frotter.',
          'Pelle levée : elle gratte au sol, plus bas que le genou. La grosse pelle ne quitte pas vos mains; posée, elle est derrière vous.',
          'Trou plus creux qu’une main d’adulte : comblez-le. Un bébé n’y est jamais assis ni couché.',
          'Seau fendu : son bord coupe; il reste au rangement.',
          '{18-24m si-tamis|Tamis levé près d’un visage : il se secoue à quatre mains, au ras du sol.}',
        ],
        supervision: 'palier1',
        allergies: [
          'Peau qui s’irrite au sable : rincez-la à l’eau claire et asséchez-la; crème solaire fournie par le parent.',
        ],
      },
      observation: [
        'Raisonnement : que fait-il quand le seau est retourné, avant qu’on le lève?',
        'Développement sensoriel : que cherchent ses doigts dans le sable mouillé, et que font-ils quand il colle?',
        'Motricité globale : comment place-t-il son corps pour écraser, gratter ou porter?',
      ],
      prolongements: [
        'Demain, gardez un seau de sable sec à côté : le pâté coule. Montrez les deux, puis laissez les mains choisir.',
        'Au départ, faites un dernier pâté avec le parent : l’enfant lui montre comment on fait flac. À la maison, un gobelet et un coin de sable suffisent.',
      ],
      reflexionRetroaction: [
        'Ai-je attendu leur signe avant de lever le seau?',
        'Qui a eu le moins de pâtés à écraser?',
      ],
    },
  },
]
