import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

export const PRESCHOOLER_FIRES_CONES_CRANES_AND_SNOW_PAINT_SHEETS: readonly BankSheet[] = [
  {
    key: 'il-y-a-du-monde-en-haut',
    summary:
      'Des flammes de craie s’effacent au boyau, puis ça crie du haut de la structure : les pompiers, en bas, trouvent les mots qui font descendre.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['quartier-et-metiers', 'mouvement-et-defis', 'eau-neige-et-glace'],
    materials: ['eau', 'cartons-et-boites', 'craies'],
    place: 'YARD',
    seasons: ['SUMMER'],
    durationMinutes: 45,
    adults: 1,
    calls: [
      'jouer aux pompiers',
      'pompiers dans la cour',
      'équipe de pompiers',
      'boyau d’arrosage',
      'boyau d’arosage',
      'arroser avec la hose',
      'éteindre le feu pour faire semblant',
      'maison en feu',
      'maison de carton en feu',
      'sauver du monde',
      'sauver les gens',
      'au secours du haut du module',
      'pris en haut de la structure',
      'appeler le 9-1-1',
      'appeler le 911',
      'échelle de pompier',
    ],
    seen: [
      'ils pointent un bâton vers la maisonnette et font pchhh pour l’arroser',
      'elle est montée au plus haut du module et crie au secours, je brûle',
      'ils remplissent des petits arrosoirs et courent les vider sur le mur',
      'il est grimpé trop haut et ne sait plus où mettre son pied pour redescendre',
      'elle dit mets ton pied là, tiens la barre, je suis là, à son ami pris',
      'ils s’arrachent la hose, chacun veut être celui qui arrose',
      'depuis la visite de la caserne, ils se promènent avec un casque rouge et répondent au téléphone d’urgence',
      'au parc, une petite figeait au sommet de l’araignée de corde et toute la gang la guidait',
    ],
    scenes: ['magasin-metiers', 'eau', 'grimper'],
    picture:
      'Deux enfants tiennent un boyau et arrosent une maison de carton aux flammes de craie; un troisième accourt avec un arrosoir, derrière des cônes.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'Il y a du monde en haut!',
      observationDepart:
        'Du haut de la structure, une enfant crie « Au feu! ». En bas, deux amis pointent un bâton vers elle et font « pchhh ». Personne ne lui dit par où descendre.',
      intentionEducative:
        'Offrir aux enfants un feu à éteindre pour vrai, puis quelqu’un à faire descendre par la voix seulement.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Porter de l’eau et viser une flamme, seul ou à deux sur le même boyau.',
        'Monter et descendre en regardant où se posent les pieds.',
        'Guider une personne par des mots qu’elle peut suivre.',
        'Prendre un poste et le passer à la relève.',
      ],
      materiel: [
        item(
          'Grosses boîtes de carton sans agrafes, hautes comme un enfant assis, les maisons',
          'quatre',
          'Caisses de plastique couvertes de papier kraft',
        ),
        item('Grosses craies rouges, orange et jaunes, les flammes', 'deux de chaque', null),
        item('Boyau d’arrosage, avec un pistolet réglé en pluie', 'un', 'Trois arrosoirs de plus'),
        item('Petits arrosoirs', 'un pour deux enfants', 'Pichets de plastique'),
        item(
          'Bidons d’eau fermés, à robinet, la borne-fontaine',
          'deux, de dix litres',
          'Deux gros pichets à couvercle, que l’adulte verse',
        ),
        item('Caisse solide, sous le bidon', 'une', 'Banc bas'),
        item('Cônes', 'dix-huit', 'Chaudières retournées'),
        item('Vieilles serviettes, pour les semelles et les barreaux', 'deux', 'Draps usés'),
        item('Gourdes, au point de rassemblement', 'une par enfant', null),
        optional('Vieux téléphone sans fil ni pile', 'un', 'Bloc de bois'),
      ],
      preparation: [
        'Posez les quatre boîtes à l’envers sur l’asphalte ou l’herbe, à dix pas de la structure, au bord de l’ombre : les maisons au soleil, les pompiers au frais. Dessinez un, deux, trois ou quatre gros points sur chaque façade : voilà l’adresse. La une et la deux sont aux arrosoirs. Cinq pas plus loin, la trois et la quatre sont à la lance : six cônes, à un pas devant, marquent d’où elle arrose.',
        'Laissez couler le boyau avant qu’un enfant y touche, et chaque fois qu’il a servi puis dormi au soleil : l’eau chauffée dedans brûle. Couchez-le en ligne droite, du mur jusqu’aux cônes, le robinet ouvert au quart. Près de la maison à un point, un bidon posé sur la caisse sert de borne-fontaine; le second attend, plein.',
        'La structure est celle de leur âge. Passez la main sur la glissade et les barreaux : trop chauds ou mouillés, on n’y monte pas. Seules l’échelle et la glissade servent; un poteau, un filet ou un mur à grimper se ferme d’un cône. Placez deux cônes au pied de l’échelle, fermée pour commencer, et trois autour de l’arrivée de la glissade, qui reste vide.',
        '{1adulte|Seule, tenez la borne-fontaine d’abord. L’eau se ferme, puis la structure s’ouvre : jamais les deux ensemble. Vous passez alors à l’échelle, d’où vous voyez aussi l’arrivée de la glissade.} {2adultes|À deux, l’une tient la borne-fontaine et les maisons, l’autre l’échelle : l’eau et la structure peuvent servir en même temps.}',
        'Un enfant a vécu un incendie, ou fui un endroit où ça brûlait? Voyez la veille avec ses parents si ce jeu lui convient. Prévenez aussi les familles : souliers fermés, chandail et bas de rechange.',
        '{avec-contenant|Donnez @materiel à remplir à la borne-fontaine.} {avec-roulant|Le camion sera @materiel : on y roule les arrosoirs pleins.}',
      ],
      deroulement: [
        opening(
          { 30: 3, 45: 5, 60: 6 },
          'À genoux devant la maison à trois points, tracez une flamme rouge, puis une jaune qui lèche le toit. La main ou le téléphone à l’oreille, vous êtes la centrale : « Le 9-1-1, j’écoute. Quelle maison brûle? » Cherchez ensemble celle qui a trois points. De derrière les cônes, envoyez trois coups de pluie : la flamme coule, pâlit, s’en va. Tendez la craie à quelqu’un, le boyau à deux autres.',
        ),
        play(
          { 30: 11, 45: 16, 60: 22 },
          'La craie allume, l’eau éteint. Au boyau, on est deux : devant, la lance; derrière, l’aide, qui porte et qui recule. La flamme éteinte, la relève arrive. Vers la une et la deux, les arrosoirs font la navette, à grands pas ou tout doucement pour ne rien renverser. {3-4a|On vide l’arrosoir sur le toit, on repart l’emplir, et la flamme est bien morte la troisième fois.} {4-5a|La centrale prend les appels : « La une et la trois, vite! » Les équipes se partagent.} « J’allume! », crie le dessinateur : la lance se pose par terre, et ne repart qu’une fois la craie revenue derrière les cônes. Au soleil, le carton sèche : la craie reparaît. Le feu couvait.',
        ),
        play(
          { 30: 11, 45: 17, 60: 24 },
          '{1adulte|Fermez l’eau; deux enfants couchent avec vous le boyau au pied du mur.} « Au secours! » L’échelle s’ouvre : ses cônes reculent de deux pas, semelles et mains s’essuient, et deux ou trois personnes vont se faire prendre en haut. Derrière les cônes, les pompiers comptent qui crie et demandent ce qui fait peur : la fumée, le vide, un chat resté là. Puis ils guident. « Assis. Les pieds devant. Glisse! » « Ton pied est sur le barreau. Maintenant, l’autre. » {3-4a|La même personne se fait sauver dix fois : elle remonte dès qu’une place se libère.} {4-5a|« La glissade brûle! » Reste l’échelle, à reculons : il faut l’expliquer d’en bas.} Qui est sauvé prend le casque invisible; son sauveteur monte crier.',
        ),
        closing(
          { 30: 5, 45: 7, 60: 8 },
          'Marchez ensemble jusqu’au point de rassemblement, à l’ombre, où sont les gourdes. Comptez pompiers et rescapés : il ne manque personne. Dites ce qui est vrai : « Dans un vrai feu, tu sors avec l’adulte. Tu ne te caches pas, tu n’éteins rien. » Allez revoir les maisons : où la craie est-elle revenue? Les cartons détrempés s’aplatissent à coups de talons; l’eau des bidons va au pied d’un arbre.{2adultes| Le robinet fermé, le boyau se vide et s’enroule.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'À la borne-fontaine, demandez l’adresse à qui ouvre le robinet : « C’est pour quelle maison? »',
          'Placez-vous à un bras de l’échelle tant qu’elle est ouverte, les mains libres, les yeux sur les pieds.',
          'Au pompier qui crie « Descends! », soufflez : « Elle ne voit pas ses pieds. Dis-lui où ils sont. »',
          'Nommez la peur jouée et vérifiez la vraie : « Est-ce que tu joues à avoir peur, ou tu as peur? »',
        ],
        questionsOuvertes: [
          'Qui reste-t-il là-haut, et comment le savez-vous?',
          '{4-5a|Comment pourrait-elle descendre, si la glissade brûle?}{!4-5a|Où doit aller son pied, maintenant?}',
          'Où viser pour que la flamme s’efface d’un coup?',
        ],
      },
      vocabulaire: [
        'la lance',
        'la borne-fontaine',
        'la centrale',
        'l’adresse',
        'le barreau',
        'la relève',
        'le rescapé',
        'couver',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Deux maisons seulement, une pour la lance, une pour les arrosoirs, et la glissade pour première sortie. Le pompier dit un mot à la fois : « Assis. » « Pousse. » Le reste se mime d’en bas.',
        },
        {
          pour: '4-5a',
          texte:
            'La centrale note les appels à la craie, par terre : autant de points que l’adresse, un rond par personne à sauver. Au retour, l’équipe les efface d’un fond d’arrosoir.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Une enfant ne grimpe pas? Six cônes au sol font un balcon enfumé, ouvert d’un côté. Elle ferme les yeux si elle le veut bien; à genoux ou en fauteuil, elle suit les mots du pompier jusqu’à l’ouverture. Si les cris font mal aux oreilles, l’appel se fait des bras, croisés au-dessus de la tête.',
        },
        {
          pour: 'autre_saison',
          texte:
            'À l’automne, le boyau reste enroulé au mur : un coin humide de vieille serviette essuie les flammes, et le sauvetage ne change pas si la structure est sèche.',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Chandail trempé, arrosoir renversé sur un soulier.',
          'Dispute pour la lance.',
          'Genou éraflé sur le chemin d’un feu.',
        ],
        dangersAEliminer: [
          'Hauteur : l’adulte est à portée de bras de l’échelle, une personne à la fois sur les barreaux, trois au plus en haut. Qui crie garde les pieds au plancher et les mains sur la barre. Personne ne tire un pied ni une main, personne ne saute.',
          'Casque, cape ou chapeau à cordon, qui s’accroche à un barreau : il reste au pied de l’échelle.',
          'Eau sur la structure : le jet n’y va jamais, et qui monte s’essuie semelles et mains. Un barreau ou une glissade mouillée s’essuie, ou l’échelle ferme.',
          'Boyau : en ligne droite par terre, jamais autour d’un corps ni tiré en travers d’une course.{1adulte| Le premier jeu fini, il reste couché au pied du mur, robinet fermé.}',
          'Jet au visage : la lance vise le carton, de derrière les cônes, et les arrosoirs ne vont pas à ses maisons. Elle se pose par terre avant qu’un dessinateur approche.',
          'Enfant sous une boîte : les maisons restent à l’envers, et personne n’entre dans le feu. Qui veut une cachette devient rescapé.',
          'Eau qui dort : les arrosoirs se vident sur les maisons, aucune chaudière ne reste pleine. Si de l’asphalte luit, on y marche.',
        ],
        supervision: 'palier1',
        allergies: [
          'Guêpes attirées par l’eau : regardez la borne-fontaine et l’intérieur des arrosoirs, l’auto-injecteur sur vous.',
        ],
      },
      observation: [
        'Motricité globale : sur l’échelle, que cherchent ses pieds, et à quel moment la main change-t-elle de barreau?',
        'Compétences sociales : relevez ce que la voix du guide change quand l’autre hésite en haut.',
        'Langage oral : des mots de lieu, des gestes ou « là »? Notez avec quoi il fait descendre quelqu’un.',
      ],
      prolongements: [
        'Au prochain exercice d’évacuation, comparez : par où sort-on, qui compte, où se rend-on?',
        'Au vestiaire, l’enfant apprend à son parent la question de la centrale, « Quelle maison? ». Ensemble, ils lisent l’adresse de chez eux au-dessus de la porte.',
      ],
      reflexionRetroaction: [
        'Quelle peur était jouée, laquelle ne l’était pas?',
        'Qui n’a jamais tenu la lance, et l’avait-il demandée?',
      ],
    },
  },
  {
    key: 'ca-goute-quoi-au-milieu',
    summary:
      'Un papier froissé dans un autre : la boule a un cœur. On prend la commande, on paie, on développe, et il faut dire ce que ça goûte.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['cuisine-et-saveurs', 'quartier-et-metiers', 'couleurs-et-textures'],
    materials: ['cartons-et-boites', 'papier-et-crayons'],
    place: 'YARD',
    alsoAt: {
      INDOORS: 'Au local, le comptoir s’adosse à un mur, et la file suit un ruban collé au plancher.',
    },
    seasons: ['SUMMER'],
    durationMinutes: 45,
    adults: 1,
    onlyNamed: ['HEAT', 'WATER'],
    calls: [
      'comptoir de crème glacée',
      'kiosque de crème glacée',
      'marchand de crème glacée',
      'vendre de la crème glacée',
      'jouer à la crèmerie',
      'jouer à la crème glacée',
      'crème glacée',
      'camion de crème glacée',
      'cornet de papier',
      'boules de crème glacée en papier',
      'inventer une saveur',
      'saveurs inventées',
      'commander une crème glacée',
      'faire la file à la crèmerie',
      'caisse de la crèmerie',
      'client pas content',
      'restaurant',
    ],
    seen: [
      'il chiffonne une feuille, la pose sur un tube et me l’offre à lécher',
      'elle emballe une boule de papier dans une autre pis dans une autre, comme un oignon',
      'ils déballent tranquillement pour voir de quelle couleur c’est en dedans',
      'elle prend la commande sur un bout de papier et réclame cinq piasses',
      'il dit que ça goûte le nuage et les chaussettes et tout le monde se tord',
      'il se fâche parce qu’il voulait fraise et qu’on lui a servi une verte',
      'au parc, on a entendu la petite musique du camion et ils ont joué au marchand après',
      'depuis le dessert chez Dairy Queen, ils ont ouvert un comptoir à côté du cabanon',
    ],
    scenes: ['cuisine', 'magasin-metiers', 'envelopper', 'mots'],
    picture:
      'Derrière un comptoir bas, une enfant pose une boule de papier vert sur un tube; un client développe la sienne, et le cœur rouge apparaît.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'Ça goûte quoi, au milieu?',
      observationDepart:
        'Une feuille verte chiffonnée au bout d’un tube : « De la crème glacée! » L’amie lèche l’air et fait la grimace. « C’est au gazon. Je voulais fraise, moi. »',
      intentionEducative:
        'Permettre à l’enfant d’inventer une saveur, d’en trouver les mots, et de s’entendre avec la personne qui la sert.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Éveil à la lecture et à l’écriture', role: 'secondaire' },
      ],
      objectifs: [
        'Inventer une saveur à deux goûts et la dire à quelqu’un.',
        'Commander, servir, payer et remercier.',
        'Attendre dans la file en ayant quelque chose à y faire.',
        '{45min|Se plaindre, ou répondre à une plainte, sans se fâcher pour vrai.}',
      ],
      materiel: [
        item(
          'Papiers souples de couleur, grands comme une demi-page de journal',
          'une soixantaine, de six couleurs',
          'Débarbouillettes, deux par boule',
        ),
        item(
          'Rouleaux de carton d’essuie-tout coupés en deux, les cornets',
          'un par enfant et quatre de plus',
          'Gobelets de carton neufs',
        ),
        item('Table basse, le comptoir', 'une', '{dehors|Banc}{dedans|Étagère basse}'),
        item('Boîte à souliers, la caisse', 'une', 'Panier'),
        item('Ronds de carton larges comme une paume, l’argent', 'trois par enfant', 'Grands couvercles de plastique'),
        item('Grand carton, le menu', 'un', 'Papier kraft collé au comptoir'),
        item('Petits cartons et gros crayons de cire, pour les commandes', 'vingt cartons, six crayons', null),
        item('Bacs lourds : deux pour les papiers neufs, un pour les papiers développés', 'trois', 'Caisses de bois'),
        item('{dehors|Cônes, pour la file}', 'six', 'Chaudières retournées'),
        item(
          'Ruban-cache, pour {dedans|la file et }les carrés de couleur',
          'un rouleau',
          '{dehors|Colle en bâton}{dedans|Coussins pour la file, colle en bâton pour les carrés}',
        ),
        item('{dehors|Gourdes, à la terrasse}', 'une par enfant', null),
        optional(
          '{si-pâte-à-modeler|Pâte à modeler, pour les cœurs}',
          '{si-pâte-à-modeler|une boule grosse comme un œuf par enfant}',
          null,
        ),
        optional('{dehors|Couverture}{dedans|Tapis}, la terrasse', 'une grande pièce', null),
        optional('{si-cuillères|Grosses cuillères}', '{si-cuillères|deux, au comptoir}', null),
        optional('{si-caisse-enregistreuse|Caisse enregistreuse de jouet}', '{si-caisse-enregistreuse|une}', null),
      ],
      preparation: [
        'Dressez le comptoir {dehors|à l’ombre, loin de la barrière}{dedans|dos au mur} : papiers neufs d’un bout, caisse de l’autre, menu appuyé devant. À trois pas, la terrasse et son bac pour les papiers développés. {si-caisse-enregistreuse|Au comptoir, la caisse enregistreuse remplace la boîte : une touche par rond reçu.}',
        'Tracez la file {dehors|entre les cônes}{dedans|au ruban} : une courbe qui passe devant le menu, pour qu’on le lise en avançant. Elle tient quatre clients; les autres mangent ou fabriquent.',
        'Essayez une boule : une feuille serrée fort, une autre autour. Plus grosse qu’un poing d’enfant, elle s’assoit sur le tube. Faites-en deux d’avance, au cœur d’une couleur qu’on ne voit pas.',
        'Chaque enfant reçoit trois ronds de carton, dans une poche ou dans un cornet. {dehors|S’il vente, les papiers restent au fond des bacs.}',
        '{1adulte|Seule, faites la cliente : de la terrasse, vous voyez la file, le comptoir et la caisse.} {2adultes|À deux, l’une mange à la terrasse, l’autre prend les dictées au menu.}',
        '{avec-papier|Mettez @materiel avec les saveurs neuves.} {avec-tissu|Faites une saveur douce de @materiel.}',
      ],
      deroulement: [
        opening(
          { 30: 4, 45: 5 },
          'À la terrasse, un cornet à la main, léchez l’air au-dessus d’une boule verte. « Concombre. Frais. Un peu mouillé. » Enlevez la feuille, tout lentement : dessous, c’est rouge. Ouvrez de grands yeux. « Oh! Au milieu, ça pique! » Faites goûter l’air au voisin : c’est quoi, ce goût-là? Étalez papiers et tubes.',
        ),
        play(
          { 30: 8, 45: 12 },
          'On froisse, on serre, on enveloppe. Une boule s’ouvre comme une fleur : il en faut une autre autour. {si-cuillères|Une grosse cuillère porte la boule au cornet, sans les doigts.} {si-pâte-à-modeler|Le cœur peut être une boule de pâte à modeler : du doigt, on y creuse la marque de son goût, puis une feuille la cache.} Les goûts se nomment en travaillant : tonnerre, pneu chaud, dodo, barbe de papa. {3-4a|La saveur change à chaque bouchée, et c’est très bien.} {4-5a|« Dehors, c’est le désert. Dedans, c’est la piscine. » Il y a un goût de dehors et un goût de dedans.} Au menu, on dessine la boule et l’on vous dicte son nom; écrivez-le tel quel, sous le dessin. Un premier enfant se place derrière la caisse et crie que c’est ouvert.',
        ),
        play(
          { 30: 13, 45: 13 },
          'Au comptoir, on roule les boules; à la caisse, on ramasse les ronds; quelqu’un longe la file avec un carton : « Vous prendrez quoi? » Un trait de la bonne couleur, et la commande part. Dans la file, on lit le menu du doigt, on change d’idée, on se conseille. {3-4a|Le vendeur tend la boule qu’il aime le plus, et le client la goûte quand même.} {4-5a|« Je voudrais de l’orage. » Il n’en reste plus; la vendeuse propose du vent.} À mi-temps, criez « Changement d’équipe! » : les vendeurs passent dans la file, et des clients au comptoir. Servi, on va développer à la terrasse et dire le cœur à son voisin. Les papiers vont au bac, le bac plein retourne au comptoir, la caissière redonne des ronds à qui n’en a plus.',
        ),
        play(
          { 45: 8 },
          'Retournez au comptoir, votre cornet à bout de bras. « Excusez-moi. J’ai demandé nuage et je goûte la bottine. » Que fait la maison : elle rembourse, elle échange, elle explique? Les clients difficiles affluent. On invente une boule pour un géant, pour un bébé, pour quelqu’un de triste. {3-4a|La plainte finit en grimace, et la boule d’excuse en fou rire.} {4-5a|La vendeuse promet : « La prochaine sera gratuite », et la dessine sur un carton à garder.}',
        ),
        closing(
          { 30: 5, 45: 7 },
          '« On ferme! » Chaque personne choisit ou enveloppe une dernière boule, cœur caché. En rond, on la passe à gauche, ou on la garde si l’on y tient, et l’on développe tous en même temps. Qui veut dit le goût du cœur; l’inventeur dit si c’était ça. Les papiers se défroissent du plat de la main et s’empilent, les tubes s’emboîtent, {si-pâte-à-modeler|la pâte retourne au pot, }la caisse se vide.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Goûtez avec trois mots, jamais avec « c’est bon » : « C’est froid, ça craque, ça reste dans la gorge. »',
          'Écrivez la saveur dictée sous les yeux de l’enfant, puis relisez-la du doigt devant un client.',
          'Prêtez une phrase au vendeur figé : « Je regarde s’il m’en reste. »',
          'La file s’impatiente? Mettez-vous-y et demandez à votre voisin ce qu’il recommande.',
        ],
        questionsOuvertes: [
          'Qu’est-ce que ça fait dans la bouche, le tonnerre?',
          '{45min|Comment le vendeur pourrait-il réparer son erreur?}{30min|Que proposer au client quand il n’en reste plus?}',
          'Quelle saveur inventer pour quelqu’un qui est triste?',
        ],
      },
      vocabulaire: [
        'la saveur',
        'le cœur',
        'la commande',
        'la caisse',
        'recommander',
        'développer',
        '{45min|rembourser}{30min|servir}',
        '{45min|désolé}{30min|le client}',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Trois couleurs, et deux clients dans la file; qui n’a pas le goût d’attendre reste au papier. Le cœur se devine par la couleur : « C’est rouge, c’est… »',
        },
        {
          pour: '4-5a',
          texte:
            'La commande se prend en dessin : une couleur dehors, un point au milieu pour le cœur. Le comptoir la prépare sans revoir le client; il faut que le carton suffise.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Collez sur le comptoir un petit carré de chaque papier : l’enfant qui parle peu commande en touchant deux carrés, dehors, puis dedans. Une main seule froisse contre la cuisse, et un tube calé entre les genoux attend la boule.',
        },
        {
          pour: 'autre_saison',
          texte:
            'À l’automne, dans la cour, de grandes feuilles d’érable enveloppent la boule. L’hiver, au local, le comptoir vend des saveurs chaudes : foyer, bas sec, soupe.',
        },
      ],
      securite: {
        risquesAcceptes: ['Boule tombée, saveur refusée.', 'Client qui passe devant les autres.'],
        dangersAEliminer: [
          'Papier ou carton en bouche : on lèche l’air, à une main du visage. La boule mordue finit dans votre poche, et l’enfant en serre une neuve.',
          '{si-pâte-à-modeler|Pâte à la bouche : très salée, elle se recrache.}',
          'Tube porté à la bouche en marchant : il se tient debout, comme un cornet, et l’on ne court pas avec.',
          'Poussée dans la file : {dehors|un cône par client}{dedans|une marque de ruban par client}, et le preneur de commandes s’occupe d’abord du bout qui pousse.',
          '{dehors|Papier parti par-dessus la clôture : on le regarde s’envoler, l’adulte le reprendra plus tard.} {dedans|Papier au sol, qui glisse sous un soulier : on le ramasse avant d’avancer dans la file.}',
          '{dehors|Vrai camion qui sonne dans la rue : on l’écoute de la terrasse, loin de la barrière.} {dehors|Plein soleil : le comptoir suit l’ombre, chapeaux sur les têtes, gourdes à la terrasse.}',
          '{si-cuillères|Cuillère à la bouche : elle sert la boule seulement, et reste au comptoir.}',
          '{si-caisse-enregistreuse|Caisse enregistreuse : ôtez ses jetons de plastique, et vérifiez que le couvercle des piles est vissé.}',
        ],
        supervision: 'palier3',
        allergies: [
          'Aucun vrai contenant ni vrai cornet : lait, noix, arachides et blé y restent. Prenez des tubes propres, qui n’ont touché aucun aliment.',
          '{si-pâte-à-modeler|Pâte à modeler : lisez l’étiquette, elle contient souvent du blé.}',
        ],
      },
      observation: [
        'Langage oral : quels mots lui viennent pour un goût, et que font ses mains quand ils manquent?',
        'Compétences sociales : devant un client {45min|déçu}{30min|qui hésite}, relevez la première réponse du vendeur, et ce qu’il essaie si elle ne {45min|console}{30min|suffit} pas.',
        'Éveil à la lecture et à l’écriture : suivez un carton de la file au comptoir, et ce que l’enfant y lit.',
      ],
      prolongements: [
        'Le menu se garde : demain, un enfant le lit à l’autre groupe, qui vient commander.',
        'Une boule part dans chaque sac, le cœur caché. À la maison, le parent développe, propose un goût, et son mot revient sur le menu.',
      ],
      reflexionRetroaction: [
        'Dans la file, qu’y avait-il à faire pour la quatrième personne?',
        'Quels mots de goût ai-je prêtés, lesquels étaient à eux?',
      ],
    },
  },
  {
    key: 'la-charge-cherche-sa-place',
    summary:
      'Une grue tourne au loin : où posera-t-elle sa charge? À deux sur une serviette, les enfants lèvent la leur, guidés par deux bras.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_LANGUAGE'],
    themes: ['quartier-et-metiers', 'cabanes-et-constructions'],
    materials: ['tissus', 'cartons-et-boites'],
    place: 'PARK',
    alsoAt: {
      YARD: 'Dans la cour, une grue se voit par-dessus la clôture, ou pas : les serviettes lèvent quand même.',
    },
    seasons: ['SPRING', 'SUMMER', 'AUTUMN'],
    durationMinutes: 45,
    adults: 1,
    calls: [
      'grue',
      'grues',
      'gru',
      'grue de construction',
      'grutier',
      'grutière',
      'regarder le chantier',
      'chantier près du parc',
      'chantier de construction',
      'construire un immeuble',
      'travailleurs de la construction',
      'ouvriers du chantier',
      'signaux avec les bras',
      'signaleur de grue',
      'lever une charge',
      'porter à deux dans une serviette',
      'coopération',
      'transporter',
    ],
    seen: [
      'il a le nez en l’air depuis dix minutes, il regarde tourner le gros bras jaune',
      'ils portent un bloc à deux sur un linge et essaient de ne pas l’échapper',
      'elle fait des signes avec ses bras pour dire monte, arrête, descends',
      'ils empilent des boîtes sans y toucher avec les mains, juste avec un drap',
      'il tire trop fort de son bord et tout revole par terre, son amie est choquée',
      'ils devinent où va se déposer le voyage de planches et s’obstinent fort',
      'en marchant vers le parc, ils veulent s’arrêter voir les hommes avec les casques jaunes',
      'depuis qu’ils bâtissent des condos à côté, ils lèvent tout ce qu’ils trouvent avec une corde',
    ],
    scenes: ['cooperer', 'transporter', 'vehicules', 'empiler-construire'],
    picture:
      'Deux enfants tiennent une serviette par les coins, une boîte au milieu; une signaleuse lève un doigt, une grue dépasse au loin.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'La charge cherche sa place',
      observationDepart:
        'Une enfant s’est arrêtée au milieu de son jeu, le nez en l’air : au bout du câble, une planche tourne sur elle-même. « Elle s’en va chez nous! » Son ami dit que non, plus loin.',
      intentionEducative:
        'Éveiller la curiosité pour le trajet d’une charge : le prévoir, le commander sans crier, le raconter.',
      domaines: [
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
      ],
      objectifs: [
        'Prévoir où une charge va se poser, puis vérifier.',
        'Lever et baisser à deux en tendant ou en relâchant un tissu.',
        'Comprendre et donner des ordres du bras.',
        '{45min|Prêter des paroles à des gens qu’on voit sans les entendre.}',
      ],
      materiel: [
        item('Serviettes de bain, les élingues', 'une pour deux enfants', 'Taies d’oreiller'),
        item(
          'Boîtes de carton vides, de la grosseur d’un pain, rabats fermés',
          '{20min|huit}{!20min|douze}',
          'Boîtes à souliers',
        ),
        item('Cônes', 'huit', 'Chaudières retournées'),
        item('{!20min|Grande couverture}', 'une', 'Bâche'),
        optional('{!20min|Jumelles de carton : deux tubes collés}', 'deux paires', 'Mains en lunette'),
        item('{parc|Grands sacs légers, pour porter boîtes, cônes et tissus}', 'trois', '{parc|Chariot}'),
        item('Gourdes, au bord {20min|du terrain}{!20min|de la couverture}', 'une par enfant', null),
      ],
      preparation: [
        '{20min parc|Choisissez un terrain plat, loin du trottoir, de la rue et des sentiers de vélos; tant mieux si une grue se voit au loin.} {20min cour|Choisissez un terrain plat, loin de la barrière; tant mieux si une grue se voit par-dessus la clôture.} {parc !20min|La veille, repérez une place d’où la grue se voit bien, à trente pas au moins de sa clôture, la rue entre les deux. Pas de grue? Un camion à nacelle, une pelle, des couvreurs sur un toit ont aussi des charges.} {cour !20min|Trouvez le coin de la cour d’où la grue se voit, loin de la barrière. Pas de grue? Un enfant tend le bras, une serviette au bout, et pivote : on parie sur lui.}',
        '{parc !20min|Étendez la couverture loin du trottoir, tournée vers la grue. Assoyez-vous devant, de biais, entre elle et la rue : la grue d’un côté, tous les enfants de l’autre.} {cour !20min|Étendez la couverture au bord d’un terrain plat, tournée vers la grue. Assoyez-vous devant, de biais : la grue d’un côté, tous les enfants de l’autre.} {!20min|Le soleil est derrière la grue? Changez de coin ou d’heure.}{ete !20min| Gardez la couverture à l’ombre.}',
        'Au milieu {20min|du terrain}{!20min|d’un terrain plat, derrière la couverture}, quatre cônes entourent les boîtes : la cour à matériaux. À six pas de chaque côté, deux cônes font un immeuble à bâtir. Écartez branches et roches du passage.',
        'Essayez l’élingue avec un enfant : deux coins chacun, la boîte au creux. On s’éloigne, le tissu se tend, elle monte; on se rapproche, elle descend.',
        'Avant de sortir, jouez avec les enfants les quatre ordres. Monter : un doigt au ciel, qui tourne. Descendre : un doigt au sol, qui tourne. Par là : un bras tendu de ce côté. Arrêter : un bras tendu, paume en bas, qui balaie l’air.',
        '{1adulte parc 20min|Seule, tenez-vous entre le jeu et la rue.} {1adulte cour 20min|Seule, tenez-vous entre le jeu et la barrière.} {2adultes 20min|À deux, prenez chacune un immeuble et les charges qui s’y rendent.} {1adulte parc !20min|Seule, ouvrez le terrain quand la couverture est repliée, et tenez-vous entre le jeu et la rue.} {1adulte cour !20min|Seule, ouvrez le terrain quand la couverture est repliée, et tenez-vous entre le jeu et la barrière.} {2adultes !20min|À deux, l’une reste sur la couverture avec ceux qui regardent encore, l’autre suit les charges.} {avec-tissu|Faites une élingue de @materiel.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Assise {20min|au milieu des cônes}{!20min|devant la couverture}, tenez d’une main les quatre coins d’une serviette, une boîte au creux. Faites pivoter le bras très lentement au-dessus des genoux. « Mon bras est une grue. Sa charge cherche sa place. » Des doigts tournent vers le ciel, vous montez; une paume balaie l’air, vous arrêtez. Déposez la boîte là où les enfants vous l’ont dit. {20min|Puis montrez les autres boîtes : et elles, où s’en vont-elles?}{!20min|Puis regardez au loin : et la charge là-bas, où va-t-elle?}',
        ),
        play(
          { 30: 8, 45: 10 },
          'On regarde couché, debout, dans les jumelles ou les mains en lunette. Qu’y a-t-il au bout du câble : une planche, un bac, rien du tout? Avant qu’elle bouge, on pointe l’endroit où elle se posera et l’on tient son bras prêt. {3-4a|« Elle monte! Elle tourne! Elle est partie! » Le corps entier devient la flèche, les mains le crochet.} {4-5a|« Derrière le mur gris, parce que le camion l’attend. » On parie, on se reprend en route.} La grue dort? On cherche ce qu’elle fera en premier, à son réveil, et pourquoi le vent fait tourner sa flèche. Qui a les mains qui fourmillent va tendre une élingue, à deux, sur la couverture.',
        ),
        play(
          { 20: 13, 30: 13, 45: 15 },
          'Les élingues partent, deux enfants par serviette. {20min|Avant de lever, on pointe l’endroit où la boîte se posera.} Une boîte va au milieu du tissu étendu, les porteurs s’éloignent, la charge quitte le sol. De côté, comme des crabes, on la mène à un immeuble; on baisse un bord, elle glisse à sa place. Un étage, deux, trois. {3-4a !4-5a|Un signaleur commande du bras : monter, arrêter.} {3-4a|La charge tombe en route, et ses porteurs, devenus ambulanciers, la ramènent sur la même serviette.} {4-5a|Debout près de l’immeuble, la signaleuse n’a que ses bras : monter, descendre, par là, arrêter.} L’un tire trop, la boîte roule chez l’autre : il faut se parler. L’immeuble est trop haut, trop penché? On le démonte par le haut, et les boîtes repartent ailleurs.',
        ),
        play(
          { 45: 8 },
          'Au loin, deux travailleurs casqués se font face; ou bien, ici, deux porteurs se disputent une boîte. Prêtez-leur une voix, basse et pressée : « Plus à gauche, tu vas accrocher le balcon! » Que répond-on, là-haut? Les enfants soufflent la suite, crachotent comme une radio, s’inventent une pause-café. Les immeubles continuent, commentés en direct. {3-4a|« Bien reçu! » répond à tout.} {4-5a|La grutière se sent seule dans sa cabine : on lui raconte ce qui se passe en bas.}',
        ),
        closing(
          { 20: 4, 30: 5, 45: 7 },
          'Un bras qui balaie l’air : tout s’arrête. On recule de trois pas devant les immeubles. Quelle boîte a eu le plus long voyage? Son équipe refait le trajet avec une serviette vide, signaux compris, et les autres disent les ordres. Les boîtes rentrent {parc|dans les sacs}{cour|au local}, deux par élingue.{parc !20min| On salue le chantier, un bras tendu.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Pointez votre propre pari, et trompez-vous à voix haute : « Je la voyais {20min|au deuxième étage}{!20min|sur le toit}. Qu’est-ce que j’ai manqué? »',
          'Obéissez à toute paume qui balaie l’air. Dites que c’est vrai {20min|sur un chantier}{!20min|là-bas} aussi : n’importe qui peut y commander l’arrêt.',
          'Devant deux porteurs qui tirent chacun de leur bord, demandez à qui les regarde : « Qu’est-ce que tes bras leur diraient? »',
        ],
        questionsOuvertes: [
          'Où va-t-elle se poser, et à quoi le vois-tu?',
          'Que font vos pieds quand la charge monte?',
          '{20min|Qu’est-ce que ses bras t’ont dit de faire?}{!20min|Qui dit à la grue où aller, et comment?}',
        ],
      },
      vocabulaire: [
        'la grue',
        '{!20min|la flèche}',
        'la charge',
        'l’élingue',
        'le signaleur',
        'pivoter',
        'tendre',
        'l’étage',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Deux ordres : monter, arrêter. La charge voyage au ras des genoux et se pose par terre; un rang de boîtes fait déjà une rue.',
        },
        {
          pour: '4-5a',
          texte:
            'Avant de lever, l’équipe annonce où ira la boîte et combien de signaux il faudra. Un troisième enfant les compte, puis on essaie d’en enlever un.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Freins mis à côté d’un immeuble, une enfant en fauteuil coince ses deux coins sous ses cuisses, loin des roues. L’autre porteur s’éloigne ou s’approche selon ses bras à elle, puis baisse un bord, et la boîte glisse à sa place. Trop de bruit autour? La place du signaleur est à l’écart, et tout s’y dit des bras.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!automne|L’automne, l’élingue lève aussi des feuilles en tas : sèches ou mouillées, elles ne pèsent pas pareil.} {automne 20min|L’été, les boîtes attendent à l’ombre, et l’on y revient boire entre deux voyages.} {automne !20min|L’été, la couverture s’étend à l’ombre, et l’on y revient boire entre deux voyages.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Charge échappée sur un pied.',
          'Porteurs qui tirent chacun de leur bord, assis par terre d’un coup.',
        ],
        dangersAEliminer: [
          '{parc !20min|Vrai chantier : on le regarde de l’autre côté de la rue, et personne ne s’approche de la clôture. Poussière ou grand bruit? On change de place.} {cour !20min|Vrai chantier : on le regarde de la cour, sans grimper à la clôture. Poussière ou grand bruit? On change de coin.}',
          'Charge au-dessus d’un corps : elle voyage sous la poitrine, et personne ne se couche ni ne passe dessous.',
          'Enfant dans l’élingue : elle lève des boîtes vides{automne| ou des feuilles}, jamais un ami, jamais une roche.',
          '{!20min|Soleil dans les yeux : on ne le cherche jamais au bout des tubes; si la flèche passe devant lui, on regarde ailleurs.}',
          'Serviette autour d’un cou ou d’une taille : elle se tient à quatre mains, et repose à plat quand on la quitte.',
          'Porteur à reculons : on marche de côté, les deux visages vers l’immeuble.',
          '{parc|Porteurs qui filent vers la rue ou un sentier de vélos : les immeubles se bâtissent loin de l’un et de l’autre, et un bras qui balaie l’air arrête tout.}',
        ],
        supervision: 'palier3',
        allergies: [
          'Poussière{!20min| de chantier}, pollen : la pompe de l’enfant asthmatique est sur vous, et l’on quitte la place si ça tousse.',
        ],
      },
      observation: [
        'Raisonnement : {20min|où pointe-t-il avant de lever, et que change-t-il quand la boîte se pose ailleurs?}{!20min|sur quoi appuie-t-il son pari, le crochet, le camion, la dernière charge? Notez ce qu’il change après une erreur.}',
        'Langage oral : {!45min|relevez les mots qu’il trouve pour l’autre porteur quand la boîte penche.}{45min|écoutez la voix qu’il prête au travailleur casqué, et ce qu’elle commande, demande ou raconte.}',
        'Motricité globale : ses bras et ceux de l’autre porteur, au moment où la boîte quitte le sol.',
      ],
      prolongements: [
        '{20min|Un jour où une grue travaille en vue, assoyez-vous loin d’elle, et pariez sur l’endroit où sa charge se posera.}{!20min|Revenez la semaine suivante à la même place : qu’est-ce qui a poussé? Un trait par étage sur un carton garde la hauteur.}',
        'Sur le chemin de la maison, l’enfant fait deviner à son parent les ordres du bras; le parent, devenu charge, se laisse mener jusqu’au seuil.',
      ],
      reflexionRetroaction: [
        '{20min|À quel moment les bras ont-ils remplacé les cris?}{!20min|Combien de temps la grue seule les a-t-elle tenus, et qu’est-ce qui a relancé le regard?}',
        'Quel enfant a mieux commandé des bras que de la voix?',
      ],
    },
  },
  {
    key: 'le-blizzard-a-mange-la-route',
    summary:
      'Jaune d’un bord, bleu de l’autre, vert où ça se croise : on vaporise des routes, le blizzard les couvre, et l’on gratte pour les retrouver.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['eau-neige-et-glace', 'couleurs-et-textures'],
    materials: ['neige', 'eau', 'chaudieres-et-pelles'],
    place: 'YARD',
    alsoAt: {
      PARK: 'Au parc, couleurs et couverture voyagent en traîneau; les routes restent loin des sentiers et de la butte.',
    },
    seasons: ['WINTER'],
    durationMinutes: 45,
    adults: 1,
    calls: [
      'peinturer la neige',
      'peindre la neige',
      'peinture sur neige',
      'peinture sur la neige',
      'vaporiser la neige',
      'vaporisateur de couleur',
      'vaporizateur',
      'pouche-pouche',
      'push-push',
      'bouteilles à vaporiser',
      'eau colorée dans la neige',
      'colorer la neige',
      'neige de toutes les couleurs',
      'chemin de couleur',
      'bleu et jaune ça fait vert',
      'carte dans la neige',
      'hiver',
      'tempête de neige',
    ],
    seen: [
      'elle pèse sur la gâchette et fait des lignes jaunes dans la neige',
      'ils cachent les couleurs avec de la neige folle et grattent pour les retrouver',
      'il mélange le bleu pis le jaune par accident et crie que ça a viré vert',
      'il cherche sa trace de tantôt, la poudrerie l’a effacée et il est tout perdu',
      'elle pousse un petit camion sur les chemins colorés et gratte quand c’est bouché',
      'ils se chicanent parce qu’un ami a traversé sa route avec une autre couleur',
      'dans la cour, après la tempête, on ne voyait plus rien de nos jeux et ils creusaient partout',
      'après le passage de la charrue, ils ont voulu dessiner par terre mais tout était blanc',
    ],
    scenes: ['neige-glace', 'peindre', 'cacher-trouver'],
    picture:
      'Deux enfants vaporisent une route jaune et une route bleue sur la neige; une amie, accroupie devant le petit plan, en suit le tracé.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'Le blizzard a mangé la route',
      observationDepart:
        'Une trace de bottes s’en allait à l’arbre; le temps d’une glissade, la poudrerie l’a couverte. Un enfant cherche du pied. « Elle était là! » Il gratte : elle y est encore.',
      intentionEducative:
        'Permettre à l’enfant de tracer, de mélanger et de retrouver une route, par la couleur, le toucher et le plan.',
      domaines: [
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'principal' },
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
      ],
      objectifs: [
        'Serrer une gâchette et choisir son jet : fil mince de près, brume large de loin.',
        'Prévoir la couleur d’un croisement, puis le faire.',
        'Retrouver une route cachée à l’aide du plan et du bout de la mitaine.',
        '{45min 60min|Comparer la neige qui a bu et celle qui n’a rien reçu.}',
      ],
      materiel: [
        item('Neige propre', 'un carré de dix pas de côté, et un tas à part', null),
        item(
          'Petits vaporisateurs à gâchette souple, neufs ou réservés à ce jeu',
          'un par enfant et trois de rechange',
          'Bouteilles souples à bec, qu’on presse',
        ),
        optional('Bouteilles souples, pour les gâchettes trop dures', 'deux', null),
        item(
          'Eau tiède teinte au colorant alimentaire : jaune, bleue et rouge',
          'un tiers des vaporisateurs de chaque couleur, et un litre de réserve de chacune',
          'Gouache lavable très diluée, passée au tamis',
        ),
        item(
          'Chaudières et vieille couverture, le garage chaud',
          'trois chaudières, une couverture',
          'Bac profond et vieux manteau',
        ),
        item('Petites pelles ou chaudières, pour le blizzard', 'une pour deux enfants', 'Couvercles de plastique'),
        item('Mitaines imperméables', 'une paire par enfant', 'Grands bas minces, par-dessus les mitaines'),
        item('Mitaines sèches de rechange', 'une paire par enfant', null),
        item('{parc|Traîneau, pour tout porter}', 'un', '{parc|Grand sac}'),
        optional('Petit camion sans pile', 'un pour deux enfants', 'Bloc de bois'),
        optional(
          'Pour l’intérieur : bac, bâche, cuillère, crayon, papier, éponge',
          'un de chaque pour quatre enfants',
          null,
        ),
      ],
      preparation: [
        'Dites aux familles la veille que le colorant tache. Emplissez à moitié : plein, le vaporisateur pèse trop pour une petite main. Une cuillerée à thé de colorant par litre, et l’eau tiède au toucher. Essayez chaque gâchette avec vos mitaines : trop dure, elle laisse la place à une bouteille souple.',
        'Pompez chaque bec jusqu’à ce qu’il crache, puis rangez les vaporisateurs debout au garage chaud : une chaudière par couleur, la bouteille de réserve au milieu, la couverture sur le tout. Un bec gelé y retourne, et l’enfant en prend un autre de la même couleur.',
        'Choisissez un carré plat{parc|, loin de la butte et des sentiers}{cour|, loin des glisseurs}. Tâtez du talon : roche, glace vive, jouet pris. À côté, un tas de neige folle servira de blizzard. Elle colle? On l’émiettera entre deux mitaines.',
        'Tapez à la mitaine un petit carré d’un grand pas, à vos pieds : ce sera le plan. Une grosse motte à chaque coin du grand carré, une petite à chaque coin du plan : les bords se répondent.',
        'Le bon jour est froid et calme : une motte arrosée durcit en quelques minutes. Plus doux, rien ne durcit : {45min 60min|jouez 30 minutes et }cherchez la route à la couleur. {45min 60min|Très froid, ou par grand vent, 30 minutes aussi; au}{!45min !60min|Au} seuil de froid de votre milieu, jouez à l’intérieur. {1adulte|Seule, tenez le garage et le plan : on y passe pour changer de couleur. Entre deux, la couverture rabattue, allez voir les croisements.} {2adultes|À deux, l’une tient le garage et le plan, l’autre suit les routes.}',
        '{avec-roulant|Faites rouler @materiel sur les routes.} {avec-contenant|Versez un peu de couleur dans @materiel.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 3, 45: 5, 60: 6 },
          'Accroupie, vaporisez une route jaune longue d’un pas, de tout près : le fil creuse. Éloignez le bec : la brume pâlit et s’élargit. Sur le plan, tracez la même route, toute petite. D’une poignée de neige folle, faites la poudrerie sur la grande route. « Le blizzard l’a mangée. » Passez le doigt sur le plan, grattez la neige : elle est là. Ouvrez le garage.',
        ),
        play(
          { 20: 11, 30: 12, 45: 14, 60: 19 },
          'Chacun part d’un bord avec sa couleur. Une route droite, une route qui tourne, une qui saute par-dessus un trou. On enjambe celles des autres. On serre la gâchette, on marche de côté, on serre encore. Là où deux routes se touchent, on s’arrête : vert, orange, ou un brun que personne n’attendait. {3-4a|Le même rond reçoit vingt jets, du pâle au très foncé : voilà un stationnement.} {4-5a|« Ici, je veux du mauve » : il faut trouver quelqu’un qui a l’autre couleur et lui donner rendez-vous.} Une route finie se trace aussi, toute petite, sur le plan. Un camion ou une mitaine l’essaie.',
        ),
        play(
          { 30: 10, 45: 12, 60: 16 },
          'Les vaporisateurs rentrent au garage. « Blizzard! » Pelle après pelle, la neige folle retombe en poudre sur les routes : ça siffle, ça tourne. Plus rien. Debout devant le plan, on choisit une route et l’on part la chercher : d’où partait-elle, vers quel bord? La mitaine gratte, glisse, tâte : le mou, c’est la tempête; le dur, ou la couleur qui perce, c’est la route. {3-4a|Un point de couleur découvert, on crie, on le recouvre, on le redécouvre.} {4-5a|On ne déneige que le croisement vert, et l’on prédit de là où passent ses deux routes.} Qui veut refait venir le blizzard.',
        ),
        play(
          { 45: 8, 60: 11 },
          'Rouvrez le garage. Du poing, on enfonce une cuvette et on l’arrose dix fois; à côté, une autre reste blanche. {3-4a|On tape des deux : l’une s’émiette, l’autre tient.} {4-5a|Dix jets ici, vingt là : laquelle durcit en premier? On attend, on tape, on marque la plus dure d’une motte.} Une cuvette assez dure se décolle et se retourne : pièce bleue, pièce jaune, pont entre deux routes. Une cuvette encore molle attend. D’autres enfants réparent les routes retrouvées et repassent une couleur pâlie.',
        ),
        closing(
          { 20: 6, 30: 5, 45: 6, 60: 8 },
          '{!30min|Les vaporisateurs rentrent au garage, comptés à voix haute.} {30min|Comptez à voix haute les vaporisateurs rentrés au garage.} {20min|« Blizzard! » Chacun fait tomber en poudre une pelletée de neige folle sur les routes : plus rien. Debout devant le plan, on en choisit une et l’on part la chercher : d’où partait-elle, vers quel bord? La mitaine gratte, tâte : le dur, ou la couleur qui perce, c’est la route. On en retrouve une autre, si les mitaines sont encore sèches.} {!20min|Rassemblez-vous au plan. Un doigt y suit une route, du départ à l’arrivée, pendant qu’un enfant la marche en vrai, dans le carré; les autres disent « tourne » ou « tout droit ».} On secoue les mitaines et l’on rentre. {cour|Le plan reste : demain, on verra ce que la nuit aura mangé.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Vaporisez à côté d’un enfant qui s’acharne sur la gâchette, à deux mains, la paume de l’une poussant l’autre.',
          'À un croisement, mettez votre mitaine devant les deux becs : « Ça fera quoi? » Retirez-la après la réponse.',
          'Ramenez le chercheur perdu au plan, posez son doigt sur un bord, tournez-le vers le même bord du carré.',
          'Glissez un doigt dans une mitaine à chaque passage au garage; si c’est mouillé, changez la paire.',
        ],
        questionsOuvertes: [
          'Où étais-tu quand ta route a rencontré la sienne?',
          'Comment ta mitaine sait-elle que c’est la route?',
          'Que faire pour que le jaune reste jaune?',
        ],
      },
      vocabulaire: [
        'vaporiser',
        'la gâchette',
        'la brume',
        'le croisement',
        'le plan',
        'le blizzard',
        'la poudrerie',
        'durcir',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Deux couleurs, jaune et bleu, et des routes courtes qui partent toutes de vos pieds. Le blizzard se fait à la mitaine, par poignées, sur une seule route à la fois.',
        },
        {
          pour: '4-5a',
          texte:
            'Une équipe trace d’abord le plan, l’autre en fait les routes en grand. On compare : quel virage s’est perdu en chemin?',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'La gâchette résiste? Une bouteille souple se presse entre deux paumes, ou sous un coude. De son fauteuil ou d’une chaudière retournée, l’enfant peint un banc de neige dressé à la hauteur de ses mains, et ses routes y descendent.',
        },
        {
          pour: 'interieur',
          texte:
            'Au grand froid, un bac de neige posé sur une bâche reçoit deux routes et un croisement; la tempête tombe d’une cuillère, le plan se fait au crayon, et l’eau de fonte s’éponge à mesure.',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’été, dans le sable, l’eau claire trace des routes foncées. Le sable sec, versé à la pelle au ras du sol, fait le blizzard, et l’on gratte jusqu’au mouillé.',
        },
      ],
      securite: {
        risquesAcceptes: ['Manteau taché.', 'Route brouillée par une voisine, et grosse déception.', 'Doigts froids.'],
        dangersAEliminer: [
          'Jet au visage : le bec regarde la neige, à deux mitaines de distance, et rentre au garage avant le blizzard. Il monte plus haut que le genou? Votre main se pose sur celle de l’enfant et la baisse.',
          'Neige qui a l’air d’une sloche : dites, en ouvrant le garage, que la couleur ne se goûte pas.',
          'Blizzard lancé : la neige tombe d’une pelle tenue sous la taille, sur la route; jamais une motte, jamais vers quelqu’un.',
          'Mains mouillées qui gèlent : la paire se change dès qu’elle est trempée. Un doigt fait mal ou blanchit? Tout le monde rentre.',
          'Sol arrosé qui glace : on peint le carré, jamais {cour|l’allée ni les marches}{parc|le sentier ni la butte}.',
          'Bouteille qui a tenu un nettoyant : elle n’entre pas dans ce jeu, même rincée.',
        ],
        supervision: 'palier2',
        allergies: [
          'Colorants alimentaires : lisez l’étiquette et la liste du groupe; la peau reste sous les mitaines.',
        ],
      },
      observation: [
        'Raisonnement : le plan dans les yeux, que cherche-t-il d’abord, le bord, la couleur ou le croisement?',
        'Éveil aux sciences : relevez une chose qu’il a prévue, mélange ou durcissement, et ce qu’il en dit après.',
        'Motricité fine : sous la mitaine, d’où vient la force, de la paume, du poing, de l’autre main? Regardez aussi où va le jet.',
      ],
      prolongements: [
        'Après une vraie chute de neige, ressortez avec le seul souvenir du plan : quelle route se retrouve encore?',
        '{cour|Au départ, l’enfant mène son parent au carré et lui fait marcher sa route. Le parent raconte, en chemin, une route de son enfance.} {parc|Au départ, l’enfant trace sa route du doigt dans la paume de son parent, qui trace à son tour un chemin de son enfance.}',
      ],
      reflexionRetroaction: [
        'Mon plan a-t-il aidé à chercher, ou fallait-il surtout gratter?',
        'Quel enfant effaçait, quel enfant gardait, et comment leurs envies ont-elles tenu ensemble?',
      ],
    },
  },
]
