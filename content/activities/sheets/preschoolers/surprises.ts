import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

export const PRESCHOOLER_SURPRISE_SHEETS: readonly BankSheet[] = [
  {
    key: 'les-lutins-passent',
    summary:
      'Sur la pointe des pieds, les lutins préparent une surprise pour quelqu’un d’autre, la livrent et se sauvent sans être vus.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['saisons-et-fetes', 'emotions-et-amitie'],
    materials: ['papier-et-crayons', 'tissus', 'cartons-et-boites'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, la surprise se cache près de la porte d’un autre groupe, sous un caillou ou un pot.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'Noël',
      'lutin',
      'cadeau',
      'surprise',
      'père Noël',
      'sapin',
      'fêtes',
      'temps des fêtes',
      'Saint-Valentin',
      'anniversaire',
      'secret',
      'carte de souhaits',
      'offrir',
      'emballer',
      'Pâques',
    ],
    picture:
      'À la file, sur la pointe des pieds, trois enfants en tuque et leur éducatrice portent un paquet enrubanné au cuisinier, qui tourne le dos.',
    sheet: {
      titre: 'Les lutins passent',
      observationDepart:
        'Une enfant glisse un dessin dans la poche d’un ami et s’éloigne en pouffant. Elle surveille toute la matinée.',
      intentionEducative:
        'Permettre aux enfants de penser à quelqu’un d’autre et de goûter au plaisir d’un secret gardé à plusieurs.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Éveil à la lecture et à l’écriture', role: 'secondaire' },
      ],
      objectifs: [
        'Choisir ce qui ferait plaisir à une personne précise.',
        'Plier, envelopper, attacher à sa façon.',
        'Se déplacer sans bruit et garder le secret un moment.',
      ],
      materiel: [
        item('Papiers de toutes sortes', 'une pile', 'Journaux et sacs de papier'),
        item('Gros crayons', 'un pot', 'Tampons et encre lavable'),
        item('Ruban-cache', 'deux rouleaux', 'Colle en bâton'),
        item('Boîtes et tissus pour envelopper', 'une douzaine', 'Enveloppes usagées'),
        optional('Tuques de lutin', 'une par enfant', 'Bas à l’envers sur un doigt'),
      ],
      preparation: [
        'Entendez-vous avec une collègue, la cuisinière ou le concierge : cette personne recevra une surprise et fera l’étonnée.',
        'Repérez le trajet et l’endroit où la surprise attendra.',
        '{1adulte|Seule, faites la livraison avec tout le groupe, en chenille silencieuse.} {2adultes|À deux, l’une accompagne trois livreurs pendant que l’autre emballe avec le reste.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 5, 45: 6 },
          'Chuchotez, si bas qu’il faut s’approcher : « Je connais quelqu’un qui ne se doute de rien. » Dites ce que cette personne fait pour eux. Que pourrait-elle trouver en arrivant?',
        ),
        play(
          { 20: 12, 30: 19, 45: 23 },
          'Chacun fabrique son bout de surprise : un dessin, un mot dicté, un bonbon de papier, un petit rangement fait en cachette. Les paquets prennent trop de ruban; c’est leur charme. Quand un bruit approche, tous figent.',
        ),
        play(
          { 45: 8 },
          'Un lutin en veut encore : il prépare un tour gentil pour le groupe voisin{dedans|, une chaise décorée, un soulier rempli de confettis de papier, un mot sous une assiette}{cour|, une pelle décorée, une chaudière remplie de confettis de papier, un mot sous une roche}.',
        ),
        closing(
          { 20: 5, 30: 6, 45: 8 },
          'La livraison se fait sur la pointe des pieds, la main sur l’épaule de l’ami devant. On dépose, on recule, on se cache. Si la personne arrive, personne ne sait rien, tout le monde rougit.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Écrivez sous la dictée, mot pour mot, même « Je t’aime gros comme un camion ».',
          'Prêtez un doigt pour tenir le ruban et laissez l’enfant faire le nœud qu’il peut.',
          'Protégez le secret : répondez aux curieux par un doigt sur la bouche.',
        ],
        questionsOuvertes: [
          'Qu’est-ce qui la ferait sourire, elle?',
          'Comment livrer sans être vus?',
          'Que feras-tu si elle te demande qui est venu?',
        ],
      },
      vocabulaire: [
        'le secret',
        'la surprise',
        'envelopper',
        'chuchoter',
        'offrir',
        'livrer',
        'deviner',
        'la pointe des pieds',
      ],
      adaptations: [
        { pour: '3-4a', texte: 'Le secret tient dix minutes : livrez chaque paquet aussitôt fini, si petit soit-il.' },
        { pour: '4-5a', texte: 'L’équipe dresse sa liste de personnes et de surprises, et raye au fur et à mesure.' },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui a de la peine à attendre fait le guet : il lève le doigt quand la voie est libre. Celui qui roule porte le plus gros paquet sur ses genoux.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|En février, les lutins deviennent des facteurs de mots doux.} {hiver|En mai, la surprise s’en va à la maison.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Secret éventé.', 'Paquet défait avant l’heure.'],
        dangersAEliminer: [
          'Sac de plastique ou ruban long dans l’emballage : papier, tissu et ruban-cache suffisent.',
          'Livreur seul dans un corridor ou une cour : un adulte voit chaque lutin, même caché.',
        ],
        supervision: 'palier3',
        allergies: ['La surprise ne se mange pas : même le bonbon est de papier.'],
      },
      observation: [
        'Compétences sociales : à quoi pense-t-il pour faire plaisir à quelqu’un?',
        'Motricité fine : comment plie-t-il, colle-t-il, attache-t-il?',
        'Éveil à la lecture et à l’écriture : que veut-il faire écrire, et le relit-il?',
      ],
      prolongements: [
        'La famille peut surprendre un voisin sans rien acheter; l’enfant revient raconter sa réaction.',
        'Affichez un calendrier des surprises : une case, une personne.',
      ],
      reflexionRetroaction: [
        'Qui n’est jamais choisi, et comment lui ouvrir une place?',
        'De qui venait l’idée de la surprise, et de qui l’emballage?',
      ],
    },
  },
  {
    key: 'disparu-sous-le-foulard',
    summary: 'Un foulard, une formule, et la balle n’est plus là; chaque magicien invente son tour et garde son truc.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_LANGUAGE'],
    themes: ['contes-et-lettres', 'emotions-et-amitie'],
    materials: ['tissus', 'cartons-et-boites', 'ballons'],
    place: 'INDOORS',
    alsoAt: { YARD: 'Dans la cour, un muret ou une bûche fait la table du magicien, dos au vent.' },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'magie',
      'magicien',
      'magicienne',
      'abracadabra',
      'baguette magique',
      'disparaître',
      'tour de magie',
      'spectacle',
      'formule magique',
      'apparaître',
      'chapeau',
      'lapin dans le chapeau',
    ],
    picture:
      'Vue de dos, une magicienne soulève un foulard et cache une balle derrière elle; le public, assis par terre, cherche où elle est passée.',
    sheet: {
      titre: 'Disparu sous le foulard',
      observationDepart:
        'Un enfant ferme les yeux, cache une auto dans son dos et annonce : « Elle est plus là. » Son amie fait le tour de lui.',
      intentionEducative:
        'Permettre aux enfants de chercher comment une chose disparaît aux yeux d’un autre, et de l’annoncer avec des mots à eux.',
      domaines: [
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Concept de soi', role: 'secondaire' },
      ],
      objectifs: [
        'Prévoir ce que l’autre voit de sa place.',
        'Inventer une formule qui fait rire ou frémir.',
        'Oser se montrer, ou aider dans l’ombre.',
      ],
      materiel: [
        item('Foulards ou carrés de tissu', 'un par enfant', 'Serviettes de table'),
        item('Balles molles de la grosseur d’un poing', 'une par enfant', 'Bas roulés'),
        item('Boîtes et contenants opaques', 'une douzaine', 'Chapeaux'),
        item('Rouleaux de carton, pour les baguettes', 'un par enfant', 'Cuillères de bois'),
        optional('Grande boîte trouée d’un côté', 'une', 'Banc couvert d’une nappe'),
      ],
      preparation: [
        'Essayez votre tour devant un miroir : la balle glisse dans votre dos pendant que l’autre main s’agite.',
        '{dedans|Disposez une petite table}{cour|Choisissez un muret ou une bûche}, avec le public d’un seul côté.',
        '{1adulte|Seule, assoyez-vous dans le public : c’est de là que vous voyez tout le monde.} {2adultes|À deux, l’une reste au public, l’autre accompagne les magiciens en coulisse.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 5, 45: 6 },
          'Couvrez une balle, dites votre formule, soulevez : elle est encore là. Recommencez, un peu déçue. La troisième fois, elle n’y est plus. Regardez sous votre pied. Attendez les théories.',
        ),
        play(
          { 20: 13, 30: 20, 45: 22 },
          'Chacun prend foulard, balle et boîte. On cache, on souffle, on dit sa formule, on soulève. Un tour se montre à un seul ami, dans un coin; un autre change la balle en cuillère. « Où l’as-tu mise? » Celui qui a vu le truc garde le secret, ou le vole et l’améliore.',
        ),
        play(
          { 45: 10 },
          'Une grande boîte trouée arrive : un assistant passe la main par l’arrière et échange les objets. À deux, le tour devient impossible à deviner.',
        ),
        closing(
          { 20: 4, 30: 5, 45: 7 },
          'Qui veut salue et montre son meilleur tour. Les balles disparaissent toutes à la fois sous un grand foulard, puis dans la plus grosse boîte. La dernière formule fait disparaître les bruits.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Regardez franchement la mauvaise main : le magicien a besoin d’un public qu’on trompe.',
          'Placez-vous derrière un enfant et décrivez ce que le public voit de là-bas.',
          'Ratez un tour exprès et cherchez pourquoi avec eux.',
        ],
        questionsOuvertes: [
          'Où regardait ton public?',
          'Comment faire pour qu’on ne voie pas la balle?',
          'Quelle formule convient à ce tour-là?',
        ],
      },
      vocabulaire: [
        'disparaître',
        'apparaître',
        'la formule',
        'le public',
        'la coulisse',
        'le truc',
        'abracadabra',
        'saluer',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte: 'Il couvre, il soulève : retenez votre souffle avec lui, puis applaudissez chaque foulard levé.',
        },
        { pour: '4-5a', texte: 'Ils préparent une affiche et un ordre de passage, et répètent avec un assistant.' },
        {
          pour: 'besoins_particuliers',
          texte:
            'Pour l’enfant dont une main travaille seule, fixez la boîte avec du ruban; une formule en gestes vaut une formule en mots.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dans la cour, les choses disparaissent dans la neige et les mitaines font les chapeaux.} {hiver|L’été, dans la cour, les choses disparaissent dans le sable et les chapeaux de soleil deviennent magiques.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Tour raté devant public.', 'Dispute pour un secret.'],
        dangersAEliminer: [
          'Foulard noué au cou ou tenu sur un visage : il couvre la balle, jamais une tête.',
          'Objet trop petit caché dans une bouche : tout ce qui disparaît est plus gros qu’un poing.',
        ],
        supervision: 'palier3',
        allergies: ['Tissus lavés sans parfum.'],
      },
      observation: [
        'Raisonnement : que change-t-il pour tromper le regard de l’autre?',
        'Langage oral : quelle formule invente-t-il, et sur quel ton?',
        'Concept de soi : choisit-il la scène, la coulisse ou le public?',
      ],
      prolongements: [
        'Confiez à chaque enfant un tour à montrer à sa famille, avec la consigne de ne jamais dire le truc.',
        'Gardez une valise du magicien ouverte à la période de jeux libres.',
      ],
      reflexionRetroaction: [
        'Qui a compris ce que l’autre voyait de sa place?',
        'Ai-je ri du tour, ou avec le magicien?',
      ],
    },
  },
  {
    key: 'la-patinoire-des-bas',
    summary:
      'En bas sur le plancher, ou en bottes dans la cour, une équipe pousse un bas roulé vers deux chaises, sans compter les points.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['mouvement-et-defis', 'saisons-et-fetes'],
    materials: ['tissus', 'cartons-et-boites'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, on garde ses souliers ou ses bottes, et la rondelle est un gros bas rempli de bas.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'hockey',
      'hokey',
      'patin',
      'patinage',
      'patinoire',
      'rondelle',
      'but',
      'gardien de but',
      'match',
      'équipe',
      'sport',
      'joute',
      'ringuette',
      'jeux olympiques',
      'olympiques',
      'médaille',
      'arbitre',
      'zamboni',
    ],
    picture:
      'Sur un plancher couleur de glace, un enfant pousse un bas roulé vers deux chaises; une gardienne guette, une autre enfant fait briller la patinoire.',
    sheet: {
      titre: 'La patinoire des bas',
      observationDepart:
        'Lundi matin, trois enfants poussent un bas du bout du pied. « Et le but! » crie celui qui garde la chaudière.',
      intentionEducative:
        'Permettre aux enfants de jouer en équipe à leur mesure, où tous poussent, gardent, arbitrent et réparent la glace.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'secondaire' },
      ],
      objectifs: [
        'Doser un élan et s’arrêter avant l’autre.',
        'Passer la rondelle à quelqu’un qui l’attend.',
        'Essayer plusieurs postes, dont celui qui ne court pas.',
      ],
      materiel: [
        item('Bas roulés, pour les rondelles', 'six', 'Éponges sèches'),
        item('{dedans|Chaises} {cour|Chaudières}', 'quatre', 'Boîtes de carton'),
        item('Carrés de tissu, pour la surfaceuse', 'un par enfant', 'Débarbouillettes'),
        item('Rouleaux de carton longs, pour pousser au ras du sol', 'un par enfant', 'Le pied, tout simplement'),
        optional('{45min|Grand carton et gros crayons, pour l’affiche}', 'un', 'Ardoise'),
      ],
      preparation: [
        '{dedans|Dégagez un grand rectangle sans coin de meuble, sur un plancher propre et sec.} {cour|Choisissez un coin plat, loin des balançoires.} {cour hiver|Tapez la neige.}',
        '{dedans|Essayez vous-même en bas : si c’est trop glissant, on joue pieds nus.} {cour|Vérifiez qu’aucune roche ne dépasse.}',
        '{1adulte|Seule, ouvrez deux petites patinoires côte à côte plutôt qu’une grande, et tenez-vous entre les deux.} {2adultes|À deux, l’une est sur la glace, l’autre tient la surfaceuse et le banc.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 5, 45: 6 },
          'Passez la surfaceuse la première : à genoux, un tissu sous les mains, en longues lignes. Ceux qui vous suivent font briller la glace.',
        ),
        play(
          { 20: 13, 30: 19, 45: 22 },
          'La rondelle part. On pousse, on garde le but, on décrit le match tout haut, un poing en micro. Plusieurs rondelles à la fois, et plus personne n’attend son tour. Quand ça se bouscule, l’arbitre lève un bras et la surfaceuse repasse.',
        ),
        play(
          { 45: 10 },
          'Les enfants changent une règle : deux gardiens, des buts qui reculent, un match au ralenti. Une affiche annonce le nom des équipes.',
        ),
        closing(
          { 20: 4, 30: 6, 45: 7 },
          'Fin du match : on se serre la main en file, tous avec tous. Puis couchés sur la glace, bras ouverts, jusqu’à ce que les joues refroidissent.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Commentez les passes comme d’autres les buts : « Elle l’a vu, elle lui envoie! »',
          'Jouez gardienne et laissez passer de près, arrêtez de loin.',
          'Offrez un poste à qui reste au bord : annonceur, surfaceuse, soigneur.',
        ],
        questionsOuvertes: [
          'À qui peux-tu l’envoyer?',
          'Qu’est-ce qui rendrait le match plus juste?',
          'Comment t’arrêtes-tu sans tomber?',
        ],
      },
      vocabulaire: [
        'la rondelle',
        'la passe',
        'le gardien',
        'l’arbitre',
        'la surfaceuse',
        'glisser',
        'l’élan',
        'l’équipe',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte: 'Une rondelle par enfant : chacun pousse la sienne d’un bout à l’autre, et crie son but.',
        },
        {
          pour: '4-5a',
          texte: 'Les équipes se refont toutes les cinq minutes; ce sont les enfants qui choisissent comment.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Pour l’enfant qui roule ou qui marche avec appui, la rondelle est un gros ballon mou et tous jouent à genoux : la glace devient à sa hauteur.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dans la cour, la rondelle colorée se voit mieux sur la neige tapée.} {hiver|L’été, dans la cour, on joue à l’ombre et l’on boit à la mi-temps.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Chute sur les fesses.', 'Collision à petite vitesse.'],
        dangersAEliminer: [
          '{dedans|Coin de meuble, calorifère ou mur au bout de la glissade : trois grands pas libres autour.} {cour !hiver|Roche qui dépasse : la patinoire change de place.} {cour hiver|Glace vive ou roche qui dépasse : la patinoire change de place.}',
          'Rouleau levé plus haut que le genou : il pousse au sol, sinon le pied le remplace.',
          'Glissade à plat ventre vers un ami : l’arbitre arrête et fait repartir debout.',
        ],
        supervision: 'palier3',
        allergies: ['Bas propres, lavés sans parfum.'],
      },
      observation: [
        'Motricité globale : comment prend-il son élan, et comment s’arrête-t-il?',
        'Compétences sociales : vers qui regarde-t-il avant de passer?',
        'Schéma corporel : que fait-il de ses bras et de ses genoux quand il s’élance?',
      ],
      prolongements: [
        'Quel parent viendrait montrer à quoi il jouait, petit, dans la rue ou dans le corridor? Posez la question à l’arrivée.',
        'Affichez le nom des équipes; le groupe voisin vient jouer, mélangé.',
      ],
      reflexionRetroaction: [
        'Qui n’a jamais touché la rondelle, et qu’en a-t-il fait?',
        'Le jeu avait-il besoin d’un gagnant?',
      ],
    },
  },
]
