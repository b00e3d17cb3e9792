import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

/** Legs that grow on a tadpole, holes dug for nothing, a place kept in the flock, and fish that bite in a sleeve. */
export const MIXED_AGES_FROGS_SQUIRRELS_GEESE_AND_ICE_FISHING_SHEETS: readonly BankSheet[] = [
  {
    key: 'il-m-est-pousse-une-patte',
    summary:
      'En boule dans la gelée, puis têtard qui se tortille, une patte, l’autre, plus de queue : la grenouille saute hors de la mare, et tout recommence.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    onlyBesideOlder: ['AGE_0_18_MONTHS'],
    notAt: { WATERSIDE: ['AGE_0_18_MONTHS', 'AGE_18_MONTHS_2_YEARS'] },
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['animaux-et-traces', 'mouvement-et-defis'],
    materials: ['tissus'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, la mare est une couverture étendue dans l’herbe, et les grenouilles sautent dans le gazon.',
      WATERSIDE:
        'Au bord de l’eau, la mare est une couverture sur la pelouse, loin de la rive, et l’on saute le dos à l’eau.',
    },
    seasons: ['SPRING'],
    alsoIn: {
      SUMMER: 'L’été, les têtards se tortillent en camisole; dehors, la mare se tient à l’ombre.',
      AUTUMN: 'L’automne, le tour fini, la grenouille descend dormir au fond de la mare.',
    },
    durationMinutes: 30,
    adults: 1,
    onlyNamed: ['EGG'],
    calls: [
      'grenouille',
      'grenouilles',
      'grenouile',
      'grenouie',
      'têtard',
      'têtards',
      'œufs de grenouille',
      'bébé grenouille',
      'rainette',
      'ouaouaron',
      'crapaud',
      'la mare aux grenouilles',
      'sauter comme une grenouille',
      'nager comme un têtard',
      'métamorphose',
    ],
    seen: [
      'elle se tortille sur le ventre, les bras collés, sans s’aider de ses mains',
      'il saute accroupi d’un carreau à l’autre et fait croa',
      'ils se mettent en petite boule par terre puis se déplient un membre à la fois',
      'bébé commence à ramper et pousse fort sur ses orteils',
      'il demande où est passée la queue de la petite bête du bocal',
      'elle se mesure et dit que ses jambes ont poussé pendant la nuit',
      'à l’étang, ils ont vu des points noirs dans de la gelée et en parlent sans arrêt',
      'depuis notre aquarium à têtards, ils frétillent sur le plancher du matin au soir',
    ],
    scenes: ['sauter', 'imiter-animaux', 'deplacer-bebe'],
    picture:
      'Sur un tapis bleu, deux enfants à plat ventre, un linge à la ceinture; une amie bondit hors du tapis, un petit découvre des bas roulés sous une serviette.',
    sheet: {
      titre: 'Il m’est poussé une patte',
      observationDepart:
        'À plat ventre par terre, un enfant avance sans se servir de ses mains. {2-3a 3-4a 4-5a|« J’ai pas de bras, moi. » Tout de suite, un autre n’en a plus.} {!2-3a !3-4a !4-5a|Un autre se couche à côté et bat des pieds.}',
      intentionEducative:
        'Permettre à l’enfant d’essayer son corps morceau par morceau : sans bras, avec un pied, avec deux, puis tout entier dans le saut.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'secondaire' },
      ],
      objectifs: [
        'Se rouler en boule, se tortiller, s’accroupir, bondir.',
        'Sentir, montrer ou nommer la patte qui vient de pousser.',
        '{2-3a 3-4a 4-5a|Avancer sans les bras, puis avec une seule jambe.}',
        '{3-4a 4-5a|Raconter dans quel ordre le têtard devient grenouille.}',
      ],
      materiel: [
        item(
          '{dedans|Grand tapis à envers antidérapant, la mare}{dehors|Grande couverture sur l’herbe, la mare}',
          '{dedans|un, ou deux bout à bout pour plus de six enfants}{dehors|une, ou deux bout à bout pour plus de six enfants; une bâche dessous si le sol est humide}',
          '{dedans|Plancher entouré de ruban-cache}{dehors|Herbe rase, des tissus au bord}',
        ),
        item(
          'Débarbouillettes foncées, les queues',
          'une par enfant{0-18m|, sauf les poupons}, une pour vous, deux de rechange',
          'Linges à vaisselle pliés en deux',
        ),
        item(
          'Bas d’adulte roulés en boule serrée, trop gros pour passer dans un rouleau de papier hygiénique : les œufs',
          'deux par enfant, deux de plus{0-18m|, à changer entre deux bouches}',
          'Balles de tissu de la même grosseur',
        ),
        item('Serviette de bain, la gelée', 'une', 'Petite couverture'),
        item('Panier bas, pour les queues tombées', 'un', 'Bac de plastique'),
        item('{0-18m|Couverture épaisse, le coin des poupons}', '{0-18m|une}', '{0-18m|Tapis de jeu}'),
        optional('{dehors !0-18m !18-24m si-cerceaux|Cerceaux}', '{dehors !0-18m !18-24m|trois ou quatre}', null),
        optional('{si-tambours|Tambour d’enfant ou autre instrument}', '{si-tambours|un, pour vous}', null),
        optional(
          '{2-3a 3-4a 4-5a si-livres|Livre où l’on voit grandir le têtard}',
          '{2-3a 3-4a 4-5a si-livres|un}',
          null,
        ),
        optional('{dedans si-tunnel|Tunnel de jeu, ouvert aux deux bouts}', '{dedans si-tunnel|un}', null),
      ],
      preparation: [
        'Pour vous, la vraie histoire : l’œuf est un point noir dans la gelée; le têtard en sort avec une queue, sans patte. Les pattes d’en arrière poussent les premières, celles d’en avant ensuite, et la queue rapetisse la dernière.',
        '{rive 1adulte|Seule, choisissez une pelouse plate à vingt pas de l’eau, le double si elle est haute, derrière une clôture, un talus ou une rangée de gros troncs. Rien de tel? Jouez dans la cour ou au local, ou venez à deux.} {rive 2adultes|À deux, prenez une pelouse plate à quinze pas de l’eau, le double si elle est haute. L’une reste debout entre la mare et l’eau, face au groupe, et ne fait rien d’autre; l’autre mène le jeu.}',
        '{dedans|Poussez les meubles à trois pas du tapis, d’un côté au moins : c’est le côté des sauts, et l’on joue pieds nus.} {cour|Ratissez l’herbe à la main : ni verre, ni roche, ni nid de fourmis. Étendez la couverture loin de la clôture et des modules; un côté reste libre sur trois pas, le côté des sauts.} {rive|Ratissez l’herbe à la main : ni verre, ni hameçon, ni roche, ni nid de fourmis. Étendez la couverture. Du côté opposé à l’eau, laissez trois pas libres : c’est le côté des sauts.} {cour ete|On joue pieds nus, s’il n’y a pas de trèfle en fleur.} {cour !ete|On garde des souliers souples.} {rive|On garde des souliers souples.} {dedans si-tunnel|Au bout de la mare, le tunnel est un ruisseau : les têtards y passent l’un derrière l’autre.} Les œufs sont au milieu, sous la serviette; le panier est à un coin, loin des sauts.',
        'Essayez une queue : deux doigts de tissu dans la ceinture, dans le dos. Elle tombe dès qu’on tire, et c’est voulu. Une robe, une salopette? La queue se tient à la main, dans le dos. {0-18m|Le poupon n’en porte pas : il suivra des yeux la vôtre.}',
        '{1adulte 0-18m|Seule, prenez six enfants au plus, dont deux poupons, et couchez-vous au bord, face au côté des sauts.} {1adulte !0-18m !rive|Seule, couchez-vous au bord, face au côté des sauts.} {1adulte rive|Seule, restez assise entre la mare et l’eau, face au côté des sauts, et comptez souvent.} {1adulte 18-24m 2-3a|Les plus jeunes nagent de votre bord.} {0-18m|La couverture des poupons prolonge la mare du bord opposé aux sauts, à un bras de vous.} {2adultes !0-18m !rive|À deux, l’une nage au milieu, l’autre reste accroupie du côté des sauts.} {2adultes 0-18m|À deux, l’une nage au bord des poupons, l’autre reste accroupie du côté des sauts.}',
        '{avec-tissu|Étalez @materiel au bord de la mare : une plage pour les grenouilles.} {avec-contenant|Posez @materiel au milieu : un nid de plus pour les œufs.} {avec-coussin|Posez @materiel au bord : une roche où se chauffer, assis.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Soulevez un coin de la serviette. « Des œufs, dans leur gelée! » Faites-en remuer un dans votre paume, puis jouez la comptine {!rive|avec tout le corps}{rive|du haut du corps, assise face à eux} : « Dans la mare, un œuf tout rond, un petit point noir au fond. (en boule) Le point bouge, et le voilà, têtard sans pattes ni bras. (bras collés) Une patte, et l’autre aussi, puis deux bras, et c’est fini : (un pied, l’autre, les mains) la queue tombe, et hop! d’un bond, la grenouille sort du rond. » {0-18m|Refaites-la sur le corps du poupon : le point se dessine sur son ventre, chaque patte se touche, et hop! il monte contre vous.} Glissez une queue à votre ceinture et tendez les autres.',
        ),
        play(
          { 20: 4, 30: 7, 45: 9 },
          'La mare se remplit de têtards. On se tortille sur le ventre, sur le dos, ou debout, les pieds joints. {0-18m|Sur le ventre ou sur le dos, le poupon nage déjà : faites filer votre queue devant lui; un têtard s’arrête au bord, nez à nez.} {18-24m|Un trottineur cherche sa queue, tourne sur place, tombe assis et vous la tend à remettre.} {2-3a|« J’ai pas de mains! » Un œuf se pousse du menton, puis les bras reviennent et l’emportent.} {3-4a|On essaie d’avancer sans les coudes : des épaules, du bassin, et cela tourne en rond.} {4-5a|Deux têtards cherchent qui va le plus loin sans bras ni jambes, et changent de méthode à chaque traversée.} Une fatigue? On redevient œuf, en boule près de la serviette, et les autres nagent autour.',
        ),
        play(
          { 20: 9, 30: 13, 45: 16 },
          '« Aïe, ça pousse! » Secouez le pied. « Il m’est poussé une patte! Et toi? » {2-3a 3-4a 4-5a|On nage d’un seul pied.} L’autre pied pousse, puis les mains. {0-18m|Touchez le pied du poupon et attendez : il repousse votre paume. « Une patte! »} Quatre pattes? On met sa queue au panier, on s’accroupit, et hop! on saute du côté libre. {dehors !0-18m !18-24m si-cerceaux|Avec des cerceaux couchés dans l’herbe, on bondit d’un nénuphar à l’autre.} {18-24m|Un trottineur plie les genoux, se redresse d’un coup : il a sauté!} {2-3a|Les mains par terre, les fesses en l’air, les deux pieds quittent le sol : un bond, encore un bond.} {3-4a|En combien de bonds arrive-t-on au bout des trois pas? On compte, puis on essaie en moins.} {4-5a|On annonce son bond : long, haut, de travers, sans bruit.} {!multiage !20min|À mi-chemin, coassez trois fois : tout le monde redevient œuf, et les pattes repoussent.} On revient à quatre pattes et l’on ressaute; qui veut reprend une queue.',
        ),
        play(
          { 45: 8 },
          'La mare a besoin d’œufs neufs : soulevez la serviette. {0-18m|Un œuf est confié au poupon : il le presse à deux mains, le laisse rouler, et quelqu’un le lui rend.} {18-24m|Un trottineur en porte un, le lâche, le couvre, le découvre.} {2-3a|« Dodo, mon œuf. » Le coin de la serviette se rabat, se relève.} {3-4a|Le bras d’un enfant devient le long bec du héron; les autres déménagent les œufs à l’autre bout de la mare.} {4-5a|Un enfant se met en boule parmi les œufs; les autres devinent ce qui en sortira, et dans combien de temps.} Qui aime mieux nager nage encore.',
        ),
        closing(
          { 20: 4, 30: 6, 45: 7 },
          'Redites la comptine tout bas. {si-tambours|Votre instrument, à peine touché, donne un son à chaque patte et se tait quand la queue tombe.} On s’arrête où l’on veut : œuf, têtard ou grenouille. {automne|« L’eau refroidit : on descend au fond, jusqu’au printemps. »} {!automne|« Le soir descend sur la mare. »} {!rive|Allez d’un corps à l’autre :} {rive|De votre place, parlez à chacun :} « Quatre pattes et pas de queue, tu y es. Toi, en boule, tu commences. » {2-3a 3-4a 4-5a si-livres|Dans un livre où grandit le têtard, chacun montre l’image de ce qu’il est.} {0-18m|Au poupon : « Étendu, tu es têtard. » Ou, debout contre vous : « Grenouille! »} Les œufs rentrent sous la serviette, deux par deux, et vous cherchez ensemble ceux qui ont roulé.{dehors| Comptez les œufs, puis les enfants.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Nommez la patte quand elle bouge : « Ton talon pousse. Ton genou se plie. » {0-18m|Avec le poupon, la patte qui remue la première décide du vers que vous dites.}',
          '{18-24m 2-3a|Remettez la queue du petit aussi souvent qu’il la perd : chercher dans son dos est déjà le jeu.}',
          'Restez têtard quand d’autres sautent : la mare garde de la compagnie à qui n’a pas fini.',
          '{3-4a 4-5a|Une cinquième patte est annoncée? Comptez-la, et regardez avec l’enfant où elle se trouve.}',
        ],
        questionsOuvertes: [
          'Qu’est-ce qui t’a poussé?',
          'Où est passée ta queue?',
          '{2-3a 3-4a 4-5a|Comment avances-tu sans bras?}',
          '{3-4a 4-5a|À quoi servait la queue?}',
        ],
      },
      vocabulaire: [
        'le têtard',
        'la grenouille',
        'la queue',
        'la patte',
        'pousser',
        'se tortiller',
        'la gelée',
        'le bond',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'La comptine se joue sur son corps : un doigt au nombril pour le point noir, puis un pied, l’autre, les deux mains dans les vôtres. Avant « et hop! », arrêtez-vous; il vous regarde, il attend, et vous le soulevez ventre contre vous.',
        },
        {
          pour: '18-24m',
          texte:
            'Chaque partie se touche avant de bouger : la main sur son pied, dites « pied », et le pied part. Son bond est un genou plié, ou un grand pas hors de la mare, une main dans la vôtre.',
        },
        {
          pour: '2-3a',
          texte:
            'Les bras ne restent pas collés bien longtemps. Offrez-leur quelque chose à faire : tenir le ventre, ou garder la queue.',
        },
        {
          pour: '3-4a',
          texte:
            'Demandez un têtard à deux pattes, puis à trois : l’enfant choisit lesquelles et trouve comment traverser avec elles.',
        },
        {
          pour: '4-5a',
          texte:
            'L’enfant raconte la comptine pendant qu’un ami la joue. S’il change l’ordre, on essaie : des bras avant les jambes, est-ce que ça nage?',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui ne va pas au sol nage assis : sa queue pend au dossier, une épaule pousse, puis l’autre, et les bras ouverts font le bond. Être à plat ventre déplaît? Debout, pieds joints, on est têtard aussi.',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’hiver, au local, la mare gèle : les grenouilles dorment en boule, le cœur tout lent, et l’on joue leur réveil.',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Coudes et genoux qui frottent.',
          'Bond qui finit assis.',
          '{dedans|Front contre pied nu, à la nage.} {dehors|Front contre pied, à la nage.}',
        ],
        dangersAEliminer: [
          '{0-18m|Têtard ou grenouille sur un poupon : personne ne nage sur sa couverture, les sauts sont au bord opposé, et votre corps est entre les deux.}',
          '{0-18m|Poupon las sur le ventre, le front au sol : tournez-le sur le dos. S’il s’endort, il va dans son lit.} {dehors 0-18m|Herbe ou terre à la bouche : il joue au milieu de sa couverture, et vous en regardez le bord.}',
          'Queue nouée, épinglée ou passée au cou : deux doigts dans la ceinture, ou dans la main. On tire sur la sienne seulement.',
          'Grenouille qui retombe sur un têtard : on saute du côté libre, vers l’extérieur, et l’on revient à quatre pattes.',
          '{dedans|Plancher qui glisse : pieds nus, tapis bien à plat, aucun œuf du côté des sauts.}',
          '{cour|Herbe mouillée, trou ou guêpe : on déplace la mare. Une vraie flaque ou un bassin à côté? Videz-le ou changez de coin.} {rive|Herbe mouillée, trou ou guêpe : on déplace la mare, sans la rapprocher de la rive.}',
          '{rive|Enfant qui part vers la rive : allez à lui, les autres s’assoient où ils sont, et l’on recompte.} {rive 1adulte|Seule sans clôture, talus ni rangée de troncs : le jeu se fait ailleurs, ce jour-là.}',
          '{rive|Vraie grenouille dans l’herbe : on s’arrête, on la regarde à trois pas, personne ne la touche ni ne la ramasse.}',
          '{dehors ete|Soleil : à l’ombre, chapeau et crème, une gorgée d’eau entre deux bonds.} {dehors ete 0-18m|Avant six mois, ni crème ni eau : l’ombre et un chapeau.}',
          'Serviette sur un visage : elle couvre les œufs, jamais une tête. {0-18m 18-24m 2-3a|Bas mordu et mouillé : remplacez-le, il va au lavage.}',
          '{dehors !0-18m !18-24m si-cerceaux|Pied sur le bord d’un cerceau : il est à plat, à un petit bond de la mare; on retombe au milieu.}',
          '{dedans si-tunnel|Tête contre tête dans le tunnel : on y entre par le bout qui touche la mare, jamais par l’autre.}',
        ],
        supervision: 'palier2',
        allergies: [
          'Œufs : ceux de la mare sont des bas roulés, rien ne se mange. {dehors|Piqûres de guêpe ou d’abeille : auto-injecteur sur vous.}',
        ],
      },
      observation: [
        'Schéma corporel : quelle partie du corps fait-il pousser en premier, et l’a-t-il montrée, bougée ou nommée?',
        'Motricité globale : relevez la façon d’avancer que l’enfant a trouvée quand les bras ne servaient plus.',
        'Éveil aux sciences : à la fin de la comptine, en quoi l’enfant s’est-il changé, et par quoi est-il passé?',
      ],
      prolongements: [
        'À l’habillage, les pattes poussent hors des manches et des jambes de pantalon : une, deux, trois, quatre.',
        'Dans le bain du soir, le têtard recommence : le parent reçoit les huit vers, gestes compris.',
      ],
      reflexionRetroaction: [
        'Les sauteurs ont-ils pris toute la place, ou la mare est-elle restée habitée?',
        'Quelle façon d’avancer m’a surprise?',
      ],
    },
  },
  {
    key: 'le-trou-vide-de-l-ecureuil',
    summary:
      'L’écureuil gratte, rebouche, tapote… et le trou est vide! On enterre de gros bas roulés, on fait semblant, on déterre ce qu’on avait oublié.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    onlyBesideOlder: ['AGE_0_18_MONTHS'],
    notAt: { WOODS: ['AGE_0_18_MONTHS'] },
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['animaux-et-traces', 'arbres-et-feuilles'],
    materials: ['feuilles', 'neige', 'sable', 'tissus'],
    place: 'YARD',
    alsoAt: {
      PARK: 'Au parc, on creuse dans un coin que vous avez ratissé, loin de la rue, et toutes les boules repartent avec vous.',
      WOODS:
        'Au bois, on gratte au pied des arbres, dans un rond bordé de tissus, et toutes les boules repartent avec vous.',
      INDOORS: 'Dedans, on creuse dans un grand tas de linge : draps, chandails, serviettes.',
    },
    seasons: ['AUTUMN'],
    alsoIn: {
      WINTER: 'L’hiver, l’écureuil creuse dans la neige molle et referme son trou du plat de la mitaine.',
      SPRING: 'Au printemps, l’écureuil déterre ce qu’il a oublié, et recommence à cacher.',
    },
    durationMinutes: 30,
    adults: 1,
    calls: [
      'écureuil',
      'écureuils',
      'écureil',
      'écureille',
      'tamia',
      'suisse',
      'provisions',
      'faire des provisions',
      'provisions d’hiver',
      'cacher des noix',
      'cacher des glands',
      'cachette d’écureuil',
      'enterrer',
      'déterrer',
      'gratter dans les feuilles',
      'creuser comme un écureuil',
      'animaux de la forêt',
      'cache-cache',
    ],
    seen: [
      'elle cache ses bas roulés sous les feuilles et tape dessus avec ses mains',
      'il fait semblant d’enfouir quelque chose puis rit quand les amis fouillent pour rien',
      'ils grattent la terre à deux mains pour y mettre leurs cocottes',
      'il cache ses jouets pour que personne d’autre ne les pogne',
      'elle ne se rappelle plus où elle a mis sa roche et fouille partout',
      'ils jouent des tours et veulent voir si je tombe dans le panneau',
      'dans la cour, une bête à grosse queue creusait sous le chêne et tous l’imitent',
      'depuis qu’on ratisse, ils enfouissent leurs mitaines dans le tas et les ressortent',
    ],
    scenes: ['cacher-trouver', 'creuser', 'bestioles'],
    picture:
      'Devant des feuilles, un enfant tapote un trou, une boule de bas cachée dans le dos; une amie creuse plus loin, un petit brandit la boule déterrée.',
    sheet: {
      titre: 'Le trou vide de l’écureuil',
      observationDepart:
        '{dehors|Un écureuil gratte, s’arrête, regarde le groupe et repart.} {dedans|Par la fenêtre, on voit un écureuil gratter, s’arrêter et repartir.} {3-4a 4-5a|« Y’a rien mis dedans! »} {!3-4a !4-5a|Un doigt se pointe vers la place qu’il a grattée.}',
      intentionEducative:
        'Permettre aux enfants de cacher{3-4a 4-5a|, de vérifier et de faire croire}{!3-4a !4-5a| et de vérifier}, les deux mains dans {dedans|le linge}{dehors automne|les feuilles}{dehors hiver|la neige}{cour parc printemps|le sable}{bois printemps|les feuilles}.',
      domaines: [
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'principal' },
        { domaine: 'cognitif', composante: 'Mémoire', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
      ],
      objectifs: [
        'Gratter à deux mains, déposer, reboucher, taper.',
        'Revenir à l’endroit où la boule a disparu.',
        '{3-4a 4-5a|Faire semblant d’enterrer pour tromper qui regarde.}',
        '{2-3a 3-4a 4-5a|Aller vérifier ce qu’on croit avoir vu.}',
      ],
      materiel: [
        item(
          'Gros bas bruns ou gris, roulés en boule serrée, plus gros qu’un rouleau de papier de toilette : les provisions',
          'trois par enfant, comptées{0-18m 18-24m 2-3a|, deux de plus sur vous}',
          'Petites balles de tissu de la même grosseur',
        ),
        item('Panier, le nid', 'un', 'Chaudière'),
        optional('Bac large et bas, pour qui creuse assis', 'un', 'Boîte de carton basse'),
        item(
          '{dedans|Draps, chandails et serviettes, le tas à creuser}{cour parc automne|Tas de feuilles mortes}{bois automne|Feuilles mortes, au pied des arbres}{dehors hiver|Neige molle}{cour printemps|Carré de sable}{parc printemps|Carré de sable}{bois printemps|Feuilles de l’automne passé, au sol}',
          '{dedans|deux douzaines, sans cordon ni gros bouton}{cour parc automne|trois, jusqu’aux genoux}{bois automne|un coin de six pas}{dehors hiver|un banc bas, jusqu’aux genoux des enfants}{dehors printemps|un coin de six pas}',
          '{dedans|Nappes et petites couvertures}{dehors !hiver|Linge à creuser, sur une bâche}{dehors hiver|Petits tas de neige, pelletés par vous}',
        ),
        item(
          '{dehors !hiver|Mitaines ou gants de jardinage}{dehors hiver|Mitaines chaudes}',
          '{dehors !hiver|une paire par enfant qui creuse}{dehors hiver|deux paires par enfant}',
          '{dehors|Gros bas sur les mains}',
        ),
        item('{dehors|Râteau d’adulte, gardé par vous}', '{dehors|un}', '{dehors|Gants épais d’adulte}'),
        item(
          '{0-18m|Serviettes de bain, les cachettes des poupons}',
          '{0-18m|deux par poupon}',
          '{0-18m|Petites couvertures}',
        ),
        item(
          '{0-18m|Couverture épaisse, le coin des poupons}',
          '{0-18m|une}{0-18m dehors|, sur un tapis de mousse}',
          '{0-18m|Tapis de jeu}',
        ),
        item('{parc bois|Tissus voyants, le tour du terrain}', '{parc bois|huit}', '{parc bois|Dossards}'),
        optional('{!0-18m !18-24m !2-3a si-glands|Glands tombés, secs}', 'un par boule, comptés', null),
        optional(
          '{!0-18m !18-24m !2-3a si-cocottes|Cocottes tombées, plus longues que votre paume}',
          'deux par enfant, comptées dans le panier',
          null,
        ),
        optional(
          '{cour parc automne si-sacs|Grands sacs de papier}',
          '{cour parc automne si-sacs|deux, debout près de vous}',
          null,
        ),
        optional(
          '{cour parc hiver printemps si-pelles|Pelles courtes de plastique}',
          '{cour parc hiver printemps si-pelles|une par enfant qui creuse}',
          null,
        ),
        optional('{2-3a 3-4a 4-5a si-toutous|Toutou lavable, l’espion}', '{2-3a 3-4a 4-5a si-toutous|un}', null),
      ],
      preparation: [
        '{bois 0-18m|Avec un poupon, jouez dans la cour, pas au bois}{1adulte bois 0-18m| : six enfants au plus, dont deux poupons}{bois 0-18m|.} À savoir : quand il se sent épié, l’écureuil gris creuse, fait le geste de déposer, rebouche et s’en va, la provision encore dans la bouche.',
        '{dehors !hiver|Ratissez d’abord, gants aux mains : verre, crottes, glands, petites cocottes et champignons s’en vont hors du terrain.} {dehors hiver|Sondez la neige du râteau : ni glace, ni rien de dur.} {cour parc hiver|Choisissez un banc bas, loin du toit, de la rue et de la neige soufflée.} {cour automne|Faites trois tas, à cinq pas l’un de l’autre.} {parc automne|Faites trois tas, à cinq pas l’un de l’autre, dans votre coin ratissé.} {bois !hiver|Prenez une place sans herbe à puce ni branche basse, bordée de tissus.} {bois hiver|Prenez une place sans branche basse ni branche chargée de neige, bordée de tissus.} {parc|Bordez votre coin des huit tissus voyants.} {dedans|Faites trois tas de linge mou, à trois pas l’un de l’autre, loin du chauffage et des coins de table.}',
        'Comptez les boules à voix haute en les mettant au panier{0-18m 18-24m 2-3a|; gardez les deux de plus sur vous}{0-18m 18-24m 2-3a multiage|, pour les plus jeunes}. Le nombre se redit à la fin. {0-18m|Étendez la couverture des poupons contre vous, à deux pas du trou le plus proche; devant chacun, une boule et deux serviettes, l’une étendue, l’autre pour la changer.}',
        '{1adulte|Seule, restez au milieu, le panier à vos pieds : tous les trous se voient de là.} {1adulte !bois 0-18m multiage|Avec plusieurs âges, prenez six enfants au plus, dont deux poupons.} {1adulte bois !0-18m !18-24m|Prenez six enfants au plus.} {1adulte bois 18-24m !0-18m|Prenez quatre enfants au plus.} {bois|Votre milieu sait où vous êtes et l’heure du retour; le téléphone est sur vous.} {2adultes|À deux, l’une garde le panier}{2adultes 0-18m| et les poupons}{2adultes|, l’autre creuse.} {dehors hiver 0-18m|Poupons en habit de neige : par temps froid, jouez vingt minutes au plus; au seuil que votre milieu fixe pour eux, jouez dedans.}',
        '{avec-naturel|Montrez @materiel dans votre main, puis rangez ce qui passerait dans le rouleau.} {avec-tissu|Ajoutez @materiel sur une cachette : un couvercle à soulever.} {avec-contenant|Enterrez @materiel à moitié : un garde-manger.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Accroupie, une boule sous le menton, regardez à gauche, à droite : on vous épie. Grattez des deux mains, baissez-vous, passez la boule dans votre dos, rebouchez, tapez deux fois. Trottez un pas plus loin, l’air content. « Allez voir! » On fouille : rien. Sortez la boule : « Quand on me regarde, je fais semblant! » Regrattez, déposez-la pour vrai cette fois, et poussez le panier vers les enfants. {2-3a 3-4a 4-5a si-toutous|Assoyez un toutou au milieu : devant lui, on fait semblant; dans son dos, on cache pour vrai.} {cour parc hiver printemps si-pelles|La pelle ouvre le trou, puis se couche : on dépose et l’on rebouche à la main.} {0-18m|Glissez une boule sous la serviette du poupon, un bout dehors.}',
        ),
        play(
          { 20: 9, 30: 11, 45: 13 },
          'Une boule à la fois, on cherche sa place, on gratte, on dépose, on rebouche, on tape. {!0-18m !18-24m !2-3a si-glands|Avant d’enterrer, le dos tourné, on roule un gland dans son bas, ou l’on fait semblant.} {0-18m|Le poupon assis tire la serviette : voilà la boule! Pour le poupon couché, cachez-la près de sa hanche, grattez, ramenez-la sous ses yeux.} {18-24m|Un trottineur enterre, déterre aussitôt, s’étonne : elle y est encore! Dix fois, elle y est.} {2-3a|« C’est à moi, ça! » Assis sur son trou, un enfant le garde, puis montre à qui passe ce qu’il y a dessous.} {3-4a|Un bout gris dépasse : une poignée de plus, on recule de trois pas, on vérifie.} {4-5a|Un grand creuse trois trous, en remplit un, tape aussi fort sur les trois et s’en va les mains vides.} {!multiage !20min|À mi-chemin, refaites l’écureuil épié : deux trous, une seule boule. « Lequel? »} Qui veut une autre boule revient au panier; qui aime mieux creuser creuse.',
        ),
        play(
          { 20: 4, 30: 8, 45: 10 },
          '« J’ai faim! » Grattez à la mauvaise place. On vous corrige, du doigt ou de la voix. {!0-18m !18-24m !2-3a si-glands|La boule déterrée se tâte : un gland, ou rien? On la déroule pour vérifier.} {!0-18m !18-24m !2-3a si-cocottes|Des cocottes sont enterrées aussi : les yeux fermés, les mains dans le trou, on dit « bas » ou « cocotte » avant de sortir ce qu’on touche.} {0-18m|Donnez sa boule au poupon, puis cherchez sous la serviette : rien! « C’est toi qui l’as! »} {18-24m|Un trottineur reprend la sienne, là où vous avez laissé un bout dépasser.} {2-3a|On creuse où l’on a vu creuser, et l’on crie « rien! » aussi fort que « je l’ai! ».} {3-4a|« Tu faisais semblant? » On regarde le visage de l’ami avant de fouiller.} {4-5a|L’ami surveille, alors le faux trou se creuse près de lui et le vrai, derrière son dos.} Ce qu’on trouve se mange du bout des doigts, pour faire semblant, puis se cache ailleurs. {0-18m 18-24m 2-3a|Un petit tient à sa boule? Elle lui reste : donnez-en une autre à qui la voulait.}',
        ),
        play(
          { 45: 9 },
          '« Là où l’écureuil oublie, il pousse un arbre. » Accroupissez-vous sur une cachette et poussez, les bras en branches. {0-18m|Le poupon pousse aussi : vos mains sous ses bras, il monte contre vous, redescend, remonte.} {18-24m|Un trottineur se lève, se rassoit, lève encore les mains.} {2-3a|Un enfant fait l’écureuil : il tourne autour de votre jambe, devenue le tronc, et gratte l’écorce.} {3-4a|Un arbre pousse croche, un autre perd ses feuilles, et l’on devine quelle provision ils ont sous les pieds.} {4-5a|Un enfant choisit son arbre d’après la provision : le bas brun fera un chêne.} {!multiage|Soufflez ensuite comme le vent : les branches penchent, se secouent, ne bougent plus.}',
        ),
        closing(
          { 20: 4, 30: 7, 45: 8 },
          'Le panier devient le nid : chaque boule retrouvée y tombe, et l’on compte tout haut. {0-18m|Tendez le panier au poupon : il y lâche sa boule, ou elle se compte dans sa main.} Il en manque? On se rappelle : qui a creusé là, à côté de quoi? Cherchez jusqu’à trois trous ensemble. {cour parc automne si-sacs|Secouez chaque brassée de feuilles avant de la mettre au sac : une boule en tombe-t-elle?} {cour dedans|Une boule reste introuvable? Elle appartient à l’écureuil jusqu’à demain.} {parc bois|Les dernières, cherchez-les vous-même, face au groupe assis au nid, le râteau à la main.} {dehors|Comptez les enfants, une main sur chaque épaule, et secouez les manches. Les mains se savonnent au retour.} {dedans|Le tas retourne au panier à linge, pièce par pièce.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Laissez-vous prendre : fouillez le trou vide avec autant d’espoir que les enfants.',
          'Dites ce que font les mains : « Tu rebouches, tu tapes. On ne voit plus rien. »{0-18m| Au poupon : « Cachée… la voilà! »}',
          '{3-4a 4-5a|Nommez la ruse sans la vendre : « Hum! Il a tapé bien fort, celui-là. »}',
          '{0-18m 18-24m 2-3a|Devant une boule prise, remettez-en une tout de suite dans la main du petit, et creusez à côté.}',
        ],
        questionsOuvertes: [
          'Où est-elle rendue?',
          'À quoi reconnais-tu ton trou?',
          '{3-4a 4-5a|Comment faire croire qu’il y a quelque chose?}',
          '{3-4a 4-5a 45min|Que devient ce que l’écureuil oublie?}',
        ],
      },
      vocabulaire: [
        'l’écureuil',
        'la provision',
        'gratter',
        'enterrer',
        'reboucher',
        'déterrer',
        'vide',
        'faire semblant',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Couvrez la moitié de la boule, puis toute. S’il ne tire pas, tapez deux fois sur la bosse et soulevez la serviette pour lui. De temps en temps, dessous, il n’y a rien : ouvrez grand les yeux et cherchez avec lui.',
        },
        {
          pour: '18-24m',
          texte:
            'Son trou est à un bras de vous{0-18m|, de l’autre côté que la couverture}, peu profond, toujours le même. Laissez dépasser un bout de bas : l’enfant tire, tout vient, et l’on rebouche.',
        },
        {
          pour: '2-3a',
          texte:
            'Deux boules suffisent. Avant de chercher, posez la main sur le dernier endroit tapé : « Ici? » L’enfant corrige.',
        },
        {
          pour: '3-4a',
          texte:
            'Un repère aide à revenir : trois pas {dehors|de l’arbre ou du coin}{dedans|du fauteuil}, comptés avec les pieds de l’enfant.',
        },
        {
          pour: '4-5a',
          texte:
            'Par deux : l’un cache, l’autre ne quitte pas ses mains des yeux, puis dit « vrai » ou « semblant » avant de fouiller.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui reste assis creuse dans le bac posé sur ses genoux, empli {dedans|de linge}{dehors automne|de feuilles}{dehors hiver|de neige}{cour parc printemps|de sable}{bois printemps|de feuilles}. Les mains qui fuient la texture gardent le panier, ou ferment la cachette du bout du pied.',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’été, l’écureuil fait la sieste sur sa branche : on le joue couché à l’ombre, une boule sous la joue, qu’un autre emporte tout doucement.',
        },
      ],
      securite: {
        risquesAcceptes: [
          '{dehors|Genoux mouillés, mains sales.} {dedans|Linge éparpillé dans toute la pièce.}',
          'Peine devant un trou qu’un autre a vidé.',
          '{dehors automne|Poignée de feuilles envoyée vers l’arrière.} {dehors hiver|Poignée de neige envoyée vers l’arrière.} {bois printemps|Poignée de feuilles envoyée vers l’arrière.}',
        ],
        dangersAEliminer: [
          'Rien de petit dans les trous : seules les boules{!0-18m !18-24m !2-3a si-cocottes| et les grosses cocottes} du panier s’enterrent. {dehors !hiver|Gland, caillou ou petite cocotte qui paraît? Il sort du terrain.}',
          '{dehors !hiver|Champignon, crotte, verre : vous ratissez avant, et l’on gratte les mitaines aux mains, rien à la bouche.}',
          '{0-18m cour parc automne|Feuille, brindille ou terre}{0-18m cour parc hiver|Neige}{0-18m cour parc printemps|Sable}{0-18m cour parc| à la bouche d’un poupon : secouez la couverture, gardez-y sa boule et sa serviette, et regardez ses mains à chaque cachette.}',
          '{0-18m|Poupon sur le passage : les trous sont à deux pas de la couverture, et personne ne gratte le dos tourné vers elle. Serviette sur un visage : elle s’enlève aussitôt. Boule mouillée : une sèche la remplace.}',
          '{dehors automne|Guêpes dans les feuilles : remuez-les du râteau avant les enfants.}',
          '{cour parc printemps|Sable dans les yeux : on gratte doucement, et personne ne se tient derrière celui qui creuse.}',
          '{dehors hiver|Froid : seuil de votre milieu, nuques et mains touchées à chaque boule rendue, mitaine mouillée changée.} {dehors hiver 0-18m|Dès qu’un poupon refroidit, tout le groupe rentre.}',
          '{dehors hiver|Trou qui s’allonge en tunnel, tête dedans : on creuse debout ou à genoux, pas plus creux que le genou, jamais dans un banc laissé par la charrue.}',
          '{bois !hiver|Herbe à puce et tiques : pantalon dans les bas, corps regardés au retour.}',
          '{bois|Enfant hors de vue : personne ne sort du rond de tissus, et vous comptez à chaque boule rendue.}',
          '{parc|Rue ou chien qui s’en vient : le jeu reste entre les tissus.}',
          '{dedans|Tête sous le linge : on creuse des mains, personne n’entre dans le tas; un drap sur un visage s’enlève aussitôt.}',
          '{dehors|Vrai écureuil : on le regarde de loin, on ne le nourrit pas, on ne court pas après.}',
          'Deux têtes au-dessus du même trou : l’une cherche, l’autre creuse à côté.',
          '{!0-18m !18-24m !2-3a si-glands|Gland à la bouche : il étouffe, et il est amer. Sitôt vu, il se roule de nouveau dans son bas; vous les recomptez tous au nid.}',
          '{cour parc automne si-sacs|Sac de plastique, ou tête dans un sac : il est de papier, et vous seule le remplissez.}',
          '{cour parc hiver printemps si-pelles|Pelle levée, sable ou neige lancés : on creuse à genoux, à une pelle de distance.}',
        ],
        supervision: 'palier2',
        allergies: [
          '{dehors automne|Moisissures des feuilles et guêpes : pompe et auto-injecteur sur vous.} {bois printemps|Moisissures des feuilles et guêpes : pompe et auto-injecteur sur vous.} {cour parc printemps|Pollen et guêpes : pompe et auto-injecteur sur vous.} {dehors hiver|Asthme à l’air froid : pompe au chaud sous votre manteau.} {dedans|Poussière du linge : prenez des draps lavés, et gardez la pompe à portée.} Les provisions sont des bas, rien ne se mange.',
        ],
      },
      observation: [
        'Raisonnement : devant un trou vide, que tente l’enfant ensuite, et qu’en conclut-il?',
        'Mémoire : notez à quoi l’enfant se fie pour revenir : un tas, une personne, ses propres pas.',
        'Motricité globale : regardez ses appuis quand les deux mains grattent.',
      ],
      prolongements: [
        'Au coin de jeu, un bas roulé disparaît chaque matin dans le même panier de tissus : qui le trouve le recache.',
        'Le soir, le parent devine : l’enfant gratte dans son casier, tape deux fois, et il y a quelque chose, ou rien du tout.',
      ],
      reflexionRetroaction: [
        '{3-4a 4-5a|Qui a compris qu’on peut faire semblant, et à quoi l’ai-je vu?} {!3-4a !4-5a|Qui a déterré tout de suite, qui a laissé dormir sa boule?}',
        'De qui a-t-on vidé le trou, et comment l’a-t-il pris?',
      ],
    },
  },
  {
    key: 'la-place-vide-dans-le-v',
    summary:
      '« Onk! Onk! » Les oies se posent en V, un carré de tissu chacune. L’une traîne au champ : on l’appelle, elle répond, et sa place l’attend.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    onlyBesideOlder: ['AGE_0_18_MONTHS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_LANGUAGE'],
    themes: ['oiseaux', 'vent-et-ciel'],
    materials: ['tissus'],
    place: 'YARD',
    alsoAt: {
      INDOORS: 'Dedans, on vole en marchant, les ailes repliées au besoin, et le V se pose sur le plancher.',
    },
    seasons: ['AUTUMN', 'SPRING'],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'oie',
      'oies',
      'oie blanche',
      'oies blanches',
      'oie des neiges',
      'bernache',
      'bernaches',
      'bernache du Canada',
      'bernarche',
      'outarde',
      'outardes',
      'voler en V',
      'oiseaux en V',
      'V dans le ciel',
      'oiseaux migrateurs',
      'migration des oies',
    ],
    seen: [
      'ils courent les bras ouverts en rond et reviennent chacun à leur place',
      'elle pose son tissu par terre et s’assoit derrière, c’est sa place à elle',
      'il crie onk de loin et attend que les amis lui répondent',
      'il pleure quand papa part et demande s’il va revenir',
      'elle capote parce que quelqu’un s’est assis à sa place au cercle',
      'une amie est malade et ils demandent pourquoi sa chaise est vide',
      'dans la cour, ça criait fort dans le ciel et ils pointaient la ligne d’oiseaux',
      'depuis que sa grande amie a changé de groupe, ils l’appellent d’un bord à l’autre de la cour',
    ],
    scenes: ['imiter-animaux', 'voix', 'separation', 'courir'],
    picture:
      'Dans la cour, des carrés blancs et bruns forment un V; derrière, trois enfants ouvrent les ailes, un carré reste vide, un petit trotte pour le rejoindre.',
    sheet: {
      titre: 'La place vide dans le V',
      observationDepart:
        '{dehors|Un cri, très haut, et tous les nez se lèvent : un V passe, tout croche.} {dedans|Un cri, très haut, et tous les nez vont à la fenêtre : un V passe, tout croche.} Une oie est loin derrière et crie plus fort que les autres. {3-4a 4-5a|« Ils l’attendent-tu? »} {!3-4a !4-5a|Une petite main s’ouvre et se ferme : « Bye. »}',
      intentionEducative:
        'Soutenir l’enfant qui s’éloigne et qui revient : son groupe l’appelle, et sa place est encore là.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
      ],
      objectifs: [
        'Partir les ailes ouvertes, et revenir à son carré.',
        'Répondre à l’appel par {0-18m|un regard, }un cri, un geste ou un pas.',
        '{2-3a 3-4a 4-5a|Remarquer la place vide et appeler qui manque.}',
        '{3-4a 4-5a|Poser les carrés en V, et choisir où pointe le V.}',
      ],
      materiel: [
        item(
          'Carrés de tissu épais, les uns blancs pour les oies blanches, les autres bruns ou gris pour les bernaches',
          'un par enfant, un pour vous, deux de plus',
          'Débarbouillettes de deux couleurs',
        ),
        item(
          '{dedans|Tapis à envers antidérapant, le champ}{dehors|Couverture, le champ}',
          '{dedans|un, au bout de la pièce}{dehors !0-18m|une, à quinze pas du V}{dehors 0-18m|une, à huit pas du V}',
          '{dedans|Carré de ruban-cache au plancher}{dehors|Rond d’herbe bordé de tissus}',
        ),
        item(
          '{0-18m|Couverture épaisse, la place des poupons dans le V}',
          '{0-18m|une}{0-18m dehors|, sur un tapis de mousse}',
          '{0-18m|Tapis de jeu}',
        ),
      ],
      preparation: [
        'Exercez les deux voix. La bernache lance un « on-onk » grave et cassé; l’oie blanche jappe plus haut, « houk! houk! », comme un petit chien. Les deux passent {automne|en automne, vers le sud}{printemps|au printemps, vers le nord}.',
        '{cour|Barrière fermée, faites le tour du terrain : ni trou, ni jouet, ni glace. L’herbe est mouillée? On se pose accroupi.} {dedans|Poussez les meubles : on tourne autour du V sans rien frôler. Pieds nus; les carrés se posent à plat, et l’on se tient derrière, jamais dessus.}',
        'Commencez le V : deux carrés seulement, la pointe vers {dedans|la fenêtre}{dehors|le plus grand bout de ciel}. Les autres carrés sont dans vos bras. Le champ est à l’autre bout. {0-18m|Étendez la couverture des poupons entre les deux branches du V, contre votre carré : les oies volent autour du V et ne la traversent pas.}',
        '{1adulte|Seule, prenez six enfants au plus}{1adulte 0-18m|, dont deux poupons}{1adulte|. Votre carré est le dernier d’une des branches : vous voyez le V et le champ.} {2adultes|À deux, l’une vole, l’autre garde le V}{2adultes 0-18m| et les poupons}{2adultes|.}',
        '{avec-tissu|Étalez @materiel au champ : une mare où se poser.} {avec-contenant|Posez @materiel au champ : on y boit pour faire semblant, le cou plié.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Accroupie, ajoutez un carré au V. « Deux lignes, une pointe. C’est là qu’on s’en va. » Tendez les autres : l’enfant prend sa couleur, pose son carré où il veut et s’assoit derrière. Le V est tout croche, comme le vrai. {0-18m|Mettez le carré du poupon au bord de sa couverture, sous sa main.} Ouvrez les ailes et dites la comptine : « Je m’en vais, mais je reviens, une place est à mon nom. Appelle-moi de bien loin, je réponds d’un gros onk! onk! » Envolez-vous, faites un tour, revenez vous poser derrière votre carré. « Il m’attendait. »',
        ),
        play(
          { 20: 8, 30: 10, 45: 13 },
          'On s’envole, on tourne autour du V tous du même bord, on revient. {0-18m|Le poupon couché suit des yeux les ailes qui passent; le poupon assis secoue son carré de haut en bas.} {18-24m|Le trottineur emporte son carré, le traîne, l’échappe, et se pose là : faites-lui une place où il est.} {2-3a|« Houk! » L’enfant part avant tout le monde, revient au mauvais carré, et son voisin se tasse un peu.} {3-4a|Les ailes penchent dans le virage, les pieds ralentissent, les genoux plient pour se poser.} {4-5a|On replace les carrés que les pieds ont bougés : la pointe regarde ailleurs, le prochain vol ira par là.} {dedans|On vole à pas de loup, une branche du V à la fois; l’autre jase et bat des ailes sur place.} {dehors|De vraies oies passent? Tout s’arrête, le doigt suit le V.}',
        ),
        play(
          { 20: 5, 30: 9, 45: 11 },
          'Le champ sent bon l’herbe : qui veut y rester brouter? Une oie y va. Montrez son carré : « Une place vide! » Et le V appelle. {0-18m|Au cri qui répond de loin, le poupon tourne la tête; l’oie qui rentre vient lui dire « onk » tout bas, à un bras de lui.} {18-24m|Le trottineur vous entend, lève le nez, répond d’un son, et reste : rappelez-le plus tard, rien ne presse.} {2-3a|« Viens-t’en! » crie la volée; celui qu’on appelle se sauve en riant, puis revient.} {3-4a|On appelle bas, on appelle fort, on tend l’oreille entre les deux.} {4-5a|Les yeux fermés, le V devine quelle oie a répondu : une blanche ou une bernache, et de quel bord?} Au retour, on se pose, et tout le V jase. Qui veut se faire appeler à son tour s’envole au champ.',
        ),
        play(
          { 45: 8 },
          '{automne|« Il va geler. On part pour vrai! »} {printemps|« La neige a fondu. On rentre au nord! »} Les carrés sous l’aile, la volée part d’un bout à l’autre {dehors|de la cour}{dedans|de la pièce}. {0-18m|Restez avec le poupon : il voit les oies rapetisser, et vous criez « onk » pour lui; au retour, elles se posent devant ses pieds.} {18-24m|Le trottineur part avec son carré sur la tête ou sous le bras.} {2-3a|On fait halte au milieu, on broute, on repart.} {3-4a|À l’arrivée, on repose les carrés, et une autre oie prend la pointe.} {4-5a|On tourne la pointe du V vers l’endroit d’où l’on vient, pour le retour.} Et si l’on revenait?',
        ),
        closing(
          { 20: 4, 30: 7, 45: 8 },
          'La volée se pose derrière ses carrés pour la nuit, le bec sous l’aile. Redites la comptine, plus basse; à chaque « onk » qui répond, {!0-18m|touchez}{0-18m|montrez} le carré. {0-18m|Touchez celui du poupon, puis son ventre : « Toi, tu es là. »} Un carré sans oie? On le laisse à plat et l’on appelle encore, doucement. {dehors|Écoutez le ciel, comptez les têtes.} Puis chaque enfant vous rapporte son carré. {automne|« Bon voyage! »} {printemps|« Bienvenue! »}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Appelez l’enfant par un cri d’oie, et non par une consigne : il peut répondre de loin sans revenir.{0-18m| Le poupon babille? Redites son son, puis « onk ».}',
          'Gardez la place : une main, la vôtre ou celle du voisin, sur le carré vide jusqu’au retour.',
          'Dites la distance : « Son cri vient de loin. Il approche. »',
          '{3-4a 4-5a|Un grand veut toujours la pointe? Faites tourner le V : sa place devient le milieu, et le milieu devient la pointe.}',
        ],
        questionsOuvertes: [
          'Qui nous manque?',
          'Où pointe le V?',
          'Comment crie ton oie?',
          '{3-4a 4-5a|Pourquoi les oies crient-elles en volant, d’après toi?}',
        ],
      },
      vocabulaire: ['l’oie blanche', 'la bernache', 'le V', 'la pointe', 'la volée', 'appeler', 'se poser', 'revenir'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Avec le poupon couché, c’est vous l’oie qui part : vos bras se ferment devant votre visage, « onk », ils s’ouvrent. Celui qui rampe s’éloigne pour vrai, jusqu’au bord de la couverture : gardez la main sur son carré et criez « onk » jusqu’à ce qu’il se retourne.',
        },
        {
          pour: '18-24m',
          texte:
            'Son vol a trois pas. Mettez son carré à côté du vôtre, gardez-le d’une main, et faites « onk » dès que ses yeux le cherchent.',
        },
        {
          pour: '2-3a',
          texte:
            'L’enfant qu’on appelle ne revient pas? Le V s’envole, passe au-dessus de lui, les ailes ouvertes, et lui redemande.',
        },
        {
          pour: '3-4a',
          texte:
            'Suivez la ligne du doigt, de la pointe au bout : « derrière elle, un peu à côté ». L’enfant trouve où poser le sien.',
        },
        {
          pour: '4-5a',
          texte:
            'On fait deux V, un blanc, un brun; les deux volées tournent du même bord, s’appellent dans leur voix, et une oie peut changer de volée.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant que le départ inquiète reste gardien du V : il touche le carré de qui revient. Celui qui entend peu guette un signe, deux bras levés. En fauteuil ou en marchette, le V s’ouvre assez pour ses roues.',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’hiver, au local, le V est loin au sud : on souffle vers la fenêtre un « onk » tout bas, et l’on garde un carré au mur jusqu’à leur retour.',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Ailes qui se touchent dans le virage.',
          'Chute à l’atterrissage.',
          'Peine de voir sa place prise.',
        ],
        dangersAEliminer: [
          'Pied sur un carré : on se pose derrière. Il plisse ou se déplace? Remettez-le à plat.',
          'Deux volées face à face : tout le monde tourne du même bord. {18-24m|Les plus petits volent en dedans, près de vous.} {0-18m|Personne ne traverse le milieu du V, où sont les poupons; qui veut les voir vient en marchant, par votre côté.}',
          'Carré au cou ou sur les yeux : il se porte à la main, sous le bras ou sur la tête, jamais noué. {0-18m|Sur le visage d’un poupon, ôtez-le aussitôt; mouillé de salive, changez-le. Un poupon qui s’endort va dans son lit, sur le dos, sans carré.}',
          '{dedans|Course : on vole en marchant, loin des coins de meubles.}',
          '{cour|Enfant qui s’éloigne du champ : rapprochez le champ du V, comptez à chaque retour.}',
          '{cour 0-18m|Poupon couché qui refroidit : touchez sa nuque à chaque retour de la volée; dès qu’elle est froide, tout le groupe rentre.}',
          '{dehors|Vraies oies posées tout près : on les laisse manger, à trente pas au moins; aucune crotte sous les mains.} {dehors 0-18m|Le poupon qui rampe reste sur la couverture, l’herbe du bord regardée avant.}',
          '{dehors automne|Feuilles mouillées qui glissent sous le pied : posez le V ailleurs.}',
        ],
        supervision: 'palier2',
        allergies: [
          '{dehors|Asthme : pompe sur vous, et l’on fait halte au champ pour souffler. Plumes trouvées au sol : on les regarde sans y toucher.} {dedans|Asthme : pompe à portée, et l’on fait halte au champ pour souffler.}',
        ],
      },
      observation: [
        'Compétences sociales : une place est vide; qui le remarque, et que fait l’enfant pour ramener l’autre?',
        'Langage oral : de quelle voix, de quel mot ou de quel geste l’enfant répond-il quand la volée l’appelle?',
        'Motricité globale : suivez un atterrissage, les pieds qui ralentissent, les genoux, l’arrêt derrière le carré.',
      ],
      prolongements: [
        'Le matin, les carrés attendent en V au mur, à hauteur d’enfant : en arrivant, on touche le sien, et l’on voit qui manque.',
        'Sur le chemin de la maison, le parent et l’enfant lèvent le nez : qui crie « onk » le premier quand un V passe?',
      ],
      reflexionRetroaction: [
        'Ai-je pressé un enfant qui voulait rester au champ?',
        'Quelle place aurait pu rester vide sans que je la remarque?',
      ],
    },
  },
  {
    key: 'un-poisson-dans-la-manche',
    summary:
      'Le bras dans la manche, la main au fond du trou, on ne bouge plus. Un chatouillis : « J’en ai un! » On tire un poisson, puis on rentre à la cabane.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    onlyBesideOlder: ['AGE_0_18_MONTHS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['animaux-et-traces', 'cabanes-et-constructions', 'eau-neige-et-glace'],
    materials: ['cartons-et-boites', 'tissus', 'contenants-et-cuilleres'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, les boîtes se calent dans {hiver|la neige}{!hiver|l’herbe}, un jour sec, et la cabane est un coin à l’abri du vent.',
    },
    seasons: ['WINTER'],
    alsoIn: {
      SPRING: 'Au printemps, la glace est partie : on pêche à la main, dans les trous d’eau entre les roches.',
      SUMMER: 'L’été, les algues bouchent les trous d’eau, et la cabane devient le coin d’ombre du pêcheur.',
      AUTUMN: 'L’automne, des algues flottent sur les trous d’eau, et l’on se réchauffe déjà à la cabane.',
    },
    durationMinutes: 30,
    adults: 1,
    onlyNamed: ['WATER'],
    calls: [
      'pêche blanche',
      'pêche blanches',
      'pêche sur la glace',
      'pêcher sur la glace',
      'cabane à pêche',
      'cabane de pêche',
      'trou dans la glace',
      'pêche',
      'pêcher',
      'poisson',
      'poissons',
      'poison des chenaux',
      'petits poissons des chenaux',
      'attraper un poisson',
      'patience',
    ],
    seen: [
      'il rentre son bras au complet dans une manche et ne le ressort plus',
      'elle tire sur le bas qui dépasse du trou, tire encore, et il sort d’un coup',
      'ils plongent la main dans une boîte sans voir pour deviner ce qui chatouille',
      'il trouve ça long attendre sans bouger et veut que ça morde tout de suite',
      'elle hésite à mettre sa main dans le trou, elle a peur de ce qu’il y a dedans',
      'ils sursautent et crient de joie dès que quelque chose leur frôle les doigts',
      'lundi, il racontait que son grand-père a sorti du lac gelé trois perchaudes',
      'dans le vestiaire, elle perd sa main dans la manche de son habit de neige et rigole',
    ],
    scenes: ['inserer-enfiler', 'tirer', 'cacher-trouver'],
    picture:
      'Assis devant une boîte, un enfant a le bras dans une manche de chandail; derrière, une amie couchée y glisse un poisson de tissu, près d’une cabane de drap.',
    sheet: {
      titre: 'Un poisson dans la manche!',
      observationDepart:
        'Une main a disparu dans une manche trop longue et n’en ressort plus. {2-3a 3-4a 4-5a|« Y’a quelque chose qui me tient! »} {!2-3a !3-4a !4-5a|L’enfant tire, fronce les sourcils, replonge la main.}',
      intentionEducative:
        'Soutenir le plaisir d’attendre sans voir, la main posée{3-4a 4-5a|, et celui de surprendre l’autre avec douceur}.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Développement sensoriel', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Attention', role: 'secondaire' },
      ],
      objectifs: [
        'Plonger le bras, chercher, reconnaître du bout des doigts.',
        'Retirer sa main, ou la laisser, comme on le veut.',
        '{2-3a 3-4a 4-5a|Attendre, immobile, que ça bouge en dessous.}',
        '{3-4a 4-5a|Être le poisson : frôler, offrir, se sauver.}',
      ],
      materiel: [
        item(
          'Grosses boîtes de carton fermées de ruban large, sans agrafe : un trou rond dessus, une porte basse derrière',
          'une pour deux enfants',
          'Linge percé, collé entre deux bacs lourds, ouvert derrière',
        ),
        item(
          'Manches de vieux gros chandail, extensibles, courtes comme l’avant-bras, plus étroites qu’une tête',
          'une par boîte, collée tout autour du trou',
          'Jambes de pantalon de pyjama d’enfant, coupées',
        ),
        item(
          'Poissons : gros bas bourrés d’un autre bas, le bord rabattu, plus gros qu’un rouleau de papier de toilette',
          'deux par enfant{0-18m|, deux de plus à changer entre deux bouches}',
          'Grosses mitaines bourrées d’un bas',
        ),
        item('Ruban large, gardé par vous', 'un rouleau', 'Ruban-cache en deux épaisseurs'),
        item('Louches de plastique à manche court', 'une par boîte', 'Grosses tasses à mesurer'),
        item(
          '{dedans hiver|Débarbouillettes blanches, la sloche}{cour hiver|Neige folle, la sloche}{!hiver|Débarbouillettes vertes, les algues}',
          '{dedans hiver|quatre par boîte}{cour hiver|une louche à la fois}{!hiver|quatre par boîte}',
          '{dedans hiver|Carrés de coton blanc}{cour hiver|Débarbouillettes blanches}{!hiver|Carrés de coton vert}',
        ),
        item('Bols de plastique, pour ce qu’on ôte du trou', 'un par boîte', 'Chaudières'),
        item(
          '{dedans|Table stable, un drap qui pend de trois côtés : la cabane}{cour|Couvertures sur une bâche, dos au vent : la cabane}',
          '{dedans|une, un drap, deux coussins}{cour|deux, une bâche}',
          '{dedans|Dos d’un divan et deux coussins}{cour|Tapis de sol épais}',
        ),
        item(
          '{cour hiver 45min|Chaudière, pour mouler les trous}',
          '{cour hiver 45min|une}',
          '{cour hiver 45min|Grand pot de plastique}',
        ),
        item(
          '{0-18m|Couverture épaisse, la rive des poupons}',
          '{0-18m|une}{0-18m cour|, sur un tapis de mousse}',
          '{0-18m|Tapis de jeu}',
        ),
        item(
          '{cour ete|Gourdes d’eau}',
          '{cour ete|une par enfant}{cour ete 0-18m| qui boit déjà de l’eau}',
          '{cour ete|Pichet et verres}',
        ),
        item('Gobelets de plastique épais, vides', 'un par personne', 'Petits bols'),
        item(
          '{cour hiver|Mitaines sèches}',
          '{cour hiver|une paire de plus par enfant}',
          '{cour hiver|Gros bas de laine}',
        ),
      ],
      preparation: [
        'Découpez, hors de la vue des enfants, un trou large comme une soucoupe sur le dessus, une porte à rabat derrière, large de deux mains, haute d’un poing d’adulte : un bras y passe, une tête non. Collez la manche au trou, pendante à l’intérieur; tirez fort : rien ne lâche, ni coin ni bord ne pique. Enfoncez-y votre bras.',
        '{dedans|Posez les boîtes à deux pas l’une de l’autre, calées au mur par un côté, la porte accessible. Le drap pend de la table sans traîner; sous elle, deux ou trois enfants tiennent assis, le devant ouvert.} {cour hiver|Calez les boîtes dans la neige, deux pas entre elles.} {cour hiver 45min|Moulez aussi des trous : une chaudière enfoncée, la neige tapée autour, la chaudière ôtée.} {cour hiver|La cabane est une demi-lune de neige tapée, aux genoux, avec les couvertures dedans, loin du toit.} {cour !hiver|Calez les boîtes contre la clôture, dans l’herbe sèche, deux pas entre elles. Les couvertures sont à l’abri du vent ou à l’ombre.}',
        'Glissez un poisson dans chaque boîte et rangez les autres derrière, près des portes. Couvrez le trou {hiver|de sloche}{!hiver|d’algues}; louche et bol à côté. {0-18m|Étendez la rive des poupons devant une boîte, la porte tournée vers elle, deux poissons dessus. La louche de cette boîte reste derrière vous : on y ôte tout à la main.}',
        '{1adulte|Seule, prenez six enfants au plus}{1adulte 0-18m|, dont deux poupons}{1adulte|. Assoyez-vous entre la cabane et une boîte, celle des plus jeunes : vous voyez les trous et les portes.} {2adultes|À deux, l’une reste à la cabane, l’autre aux boîtes.} {cour hiver 0-18m|Poupons en habit de neige : par temps froid, jouez vingt minutes au plus; au seuil que votre milieu fixe pour eux, jouez dedans.} {cour hiver !0-18m|Par temps doux, quarante-cinq minutes; par temps froid, trente; par grand froid, vingt. Au seuil de votre milieu, jouez dedans.}',
        '{avec-contenant|Posez @materiel près de la cabane : le vivier.} {avec-tissu|Étendez @materiel dans la cabane : une couverture de plus.} {avec-coussin|Mettez @materiel dans la cabane.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          '{hiver|« Le trou a regelé. »} {!hiver|« Le trou est plein d’algues. »} À la louche, ôtez {hiver|de la sloche}{!hiver|des algues} trois fois et versez dans le bol. Enfoncez le bras dans la manche et ne bougez plus. Chuchotez la comptine : « Poisson, poisson, sous mon bras, je ne bouge pas, pas, pas. Touche un doigt, touche les deux, puis va-t’en, si tu le veux. » {0-18m|Redites-la au poupon en frôlant ses doigts d’un poisson, et laissez sa main se refermer.} De votre main libre, par la porte, chatouillez l’autre main. Sursautez : « Ça mord! » Tirez le poisson par le trou, tout étroit, et {hiver|soufflez sur vos doigts}{!hiver|secouez vos doigts}.',
        ),
        play(
          { 20: 9, 30: 11, 45: 13 },
          'À chaque boîte, on ôte, on plonge, on attend, on tire. {0-18m|Le poupon assis tire la queue qui dépasse de la porte. Au poupon couché, un poisson touche les pieds et se sauve.} {18-24m|Le trottineur enfonce la main, la ressort, regarde dans la porte, prend le poisson par là et le remet dans la manche.} {2-3a|« Y’est où? » Les doigts tâtent, trouvent une queue; le corps entier recule pour tirer.} {3-4a|Couché derrière, un ami est le poisson : il frôle un doigt, se sauve, revient offrir le bas dans la paume.} {4-5a|Le poisson cogne d’abord : un coup, je passe; deux coups, je mords. Le pêcheur garde la main immobile et devine : passe-t-il, mord-il?} Personne dessous? Un poisson dort au fond. On change de bout quand on veut.',
        ),
        play(
          { 20: 4, 30: 8, 45: 10 },
          '{hiver|« J’ai les doigts gelés! »} {!hiver|« J’ai les doigts mouillés! »} {!0-18m|Envoyez deux ou trois pêcheurs à la fois à la cabane :} {0-18m|De la rive, envoyez deux ou trois pêcheurs à la fois à la cabane :} {hiver|on frotte ses paumes, on souffle dedans, on fait semblant de boire dans un gobelet vide}{!hiver|on essuie ses doigts, on s’assoit, on fait semblant de boire dans un gobelet vide}. {0-18m dedans hiver|Soufflez dans les paumes du poupon.} {0-18m cour hiver|Frottez les mitaines du poupon entre les vôtres.} {0-18m !hiver|Essuyez un à un les doigts du poupon.} {18-24m|Le trottineur entre, sort, vous tend le gobelet à remplir de rien.} {2-3a|On y couche son poisson et on le borde.} {3-4a|« Toc, toc, c’est le voisin! » Des pêcheurs se visitent d’un trou à l’autre.} {4-5a|On raconte le gros qui s’est sauvé : les mains s’écartent, et l’ami demande combien il pesait.} Pendant ce temps, recouvrez un trou : {hiver|il a regelé!} {!hiver|les algues l’ont bouché!} Qui le rouvre?',
        ),
        play(
          { 45: 9 },
          'On pêche autrement. {cour hiver|Au trou moulé, on ôte la neige à la louche jusqu’au poisson qu’un ami a recouvert.} {0-18m|Un pêcheur apporte sa prise à la rive : le poupon la brasse, la mord, et l’ami attend qu’il la relâche pour la mettre au lavage.} {18-24m|Le trottineur pousse un poisson dans la porte et trotte voir le dessus.} {18-24m !multiage|Rien n’est sorti? Poussez la queue du doigt : la voilà. Faites nager le poisson sur son bras, puis replongez-le.} {2-3a|Deux mains se rencontrent au fond : laquelle est le poisson?} {2-3a !multiage|Elles se disent bonjour d’un doigt, se sauvent, reviennent. Mettez ensuite deux poissons dans le même trou : lequel sortira?} {3-4a|On trie la pêche, les mous, les gros, les rayés, et l’on en relâche.} {3-4a !multiage|« Va grandir! » Un ami les attend à la porte et les remet en jeu. Il en manque un au tas? On replonge la main.} {4-5a|Les yeux fermés, on reconnaît ce que l’ami offre : un bas, un gobelet, le bout d’un pouce.} {4-5a !multiage|Trop facile? L’ami en offre deux à la fois.}',
        ),
        closing(
          { 20: 4, 30: 7, 45: 8 },
          'Redites la comptine, le bras au repos. Les enfants remettent un à un leurs poissons à l’eau, par le trou ou par la porte : « Bonne nuit, en bas. » {0-18m|Dans vos bras, le poupon tient le sien au-dessus du trou jusqu’à ce qu’il l’échappe.} {hiver|On referme la glace de la main, et l’on écoute si ça bouge encore.} {!hiver|On remet les algues, et l’on écoute si ça bouge encore.} {cour|Comptez les enfants et les louches.} {cour hiver|Mains et nuques touchées, la première mitaine mouillée donne le signal de rentrer.} {cour hiver 45min|Effacez les trous du talon.} {dedans|Chacun rapporte son gobelet vide à la cabane.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Pêchez à la boîte voisine, le bras immobile : l’attente se tient mieux à deux.',
          'Nommez ce que la main trouve : « C’est mou. Il y a un bout, là. »{0-18m| La main du poupon se ferme? « Ça mord! »}',
          '{3-4a 4-5a|Rappelez au poisson sa douceur : il frôle, il offre, il ne retient pas la main.}',
          'L’enfant hésite devant le noir? Ouvrez la porte, montrez ce qu’il y a, refermez.',
        ],
        questionsOuvertes: [
          'Que sens-tu au fond?',
          'Comment sais-tu que ça mord?',
          '{hiver|Comment se réchauffer les doigts?} {!hiver|Où est caché le prochain?}',
          '{3-4a 4-5a|Qu’est-ce que le poisson voit, lui, d’en bas?}',
        ],
      },
      vocabulaire: [
        '{hiver|la pêche blanche}{!hiver|la pêche}',
        'le trou',
        '{hiver|la sloche}{!hiver|les algues}',
        'la louche',
        'ça mord',
        'la manche',
        'frôler',
        'la cabane',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Le poisson se pose dans sa paume et ne bouge plus : attendez que les doigts se ferment, puis reculez d’un cheveu, sans tirer. Celui qui se tient debout s’appuie à la boîte, votre main derrière lui, et cherche la queue dans la manche.',
        },
        {
          pour: '18-24m',
          texte:
            'Sa boîte a la porte tournée vers lui : il voit sa main de l’autre bord. Glissez un bout de poisson dans la manche, qu’il n’ait qu’à tirer.',
        },
        {
          pour: '2-3a',
          texte:
            'L’attente dure la comptine, pas plus : au dernier mot, offrez le poisson dans la paume. Qui veut cesser retire le bras.',
        },
        {
          pour: '3-4a',
          texte:
            'Le pêcheur choisit avant de plonger : un chatouillis, un poisson, ou rien. Le poisson d’en bas s’y tient.',
        },
        {
          pour: '4-5a',
          texte:
            'À deux, on s’entend sur un langage de coups, et l’on fait passer un message du dessous au dessus, qu’un troisième répète.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'La surprise déplaît? L’enfant est le poisson, et c’est lui qui touche; ou la main attend, la porte ouverte, et voit venir. Une boîte posée à la hauteur de ses genoux convient à l’enfant en fauteuil, et une seule main suffit à tirer.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, on appelle cela la pêche blanche : la sloche bouche le trou, et la cabane sert à se réchauffer.} {hiver|L’été, les mêmes boîtes sont des trous d’eau : des algues vertes les bouchent, et la cabane donne de l’ombre.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Sursaut quand ça touche.',
          'Bras coincé un instant dans la manche.',
          '{cour hiver|Neige dans la mitaine.}',
        ],
        dangersAEliminer: [
          'Tête dans la manche ou dans la porte : la manche et la porte sont plus étroites qu’une tête; une boîte sert à la main, et personne n’y entre. {0-18m|Le poupon couché n’a pas de manche : le poisson vient à lui.}',
          'Doigts pincés ou retenus en bas : le poisson frôle et offre; à la première plainte, on ouvre la porte.',
          'Louche brandie : elle reste à la boîte, plus bas que les épaules. {0-18m|Rive sur le chemin de la cabane : tirez-la de l’autre côté de vous, à la vue; on la contourne en marchant.}',
          '{dedans|Drap tiré, table qui bouge : table lourde, drap qui pend de trois côtés, devant ouvert; on entre à quatre pattes.}',
          'Ruban décollé, carton mordu ou bas ouvert : la boîte sort du jeu le temps que vous la répariez. {0-18m|Ruban, carton et louche restent hors des mains du poupon. Débarbouillette sur son visage : ôtez-la aussitôt. Poisson mouillé de salive : changez-le.} {0-18m dedans|Les coussins de la cabane ne viennent jamais sur la rive.}',
          '{cour hiver|Froid : seuil de votre milieu, la main pêche en mitaine, la mitaine mouillée est changée, doigts et nuques touchés à chaque visite à la cabane.} {cour hiver 0-18m|Dès qu’un poupon refroidit, tout le groupe rentre.} {cour hiver|Vraie glace d’étang ou de flaque : jamais.}',
          '{cour hiver 45min|Trou moulé sous le pied : pas plus creux qu’un avant-bras, en dehors du passage, effacé au départ.}',
          '{cour ete|Soleil : à l’ombre, chapeau, une gorgée d’eau au retour de la cabane.}',
        ],
        supervision: 'palier2',
        allergies: [
          'Poisson : ceux de ce jeu sont des bas, et les gobelets restent vides. {cour hiver|Asthme à l’air froid : pompe au chaud sous votre manteau.} {cour ete|Piqûres d’insecte : auto-injecteur sur vous.}',
        ],
      },
      observation: [
        'Développement sensoriel : la main est cachée; comment cherche-t-elle, et à quoi l’enfant reconnaît-il ce qu’il touche?',
        'Compétences sociales : {3-4a 4-5a|le poisson d’en bas et le pêcheur d’en haut s’ajustent-ils?}{!3-4a !4-5a|que fait l’enfant quand vous offrez le poisson, puis quand vous le reprenez?} Racontez un échange.',
        'Attention : jusqu’où tient l’attente, et qu’est-ce qui la fait céder, la curiosité ou un bruit?',
      ],
      prolongements: [
        'Au vestiaire, une mitaine se pêche dans la manche du manteau : « Ça mord au bout! »',
        'Une famille qui pêche raconte sa cabane ou son quai, le bruit de l’eau, la chaleur du poêle; l’enfant le rejoue le lendemain.',
      ],
      reflexionRetroaction: [
        'Ai-je laissé l’attente durer assez, ou ai-je offert le poisson trop tôt?',
        'Quels enfants ont préféré le dessous, et qu’y trouvaient-ils?',
      ],
    },
  },
]
