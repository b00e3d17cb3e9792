import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

export const KINDERGARTENERS_GIANT_BOXES_AND_GAMES_SHEETS: readonly BankSheet[] = [
  {
    key: 'la-boite-deborde',
    summary:
      'Tout le monde veut la boîte du frigo : on cherche combien de corps y entrent, puis on l’allonge de couloirs et de chambres collés au ruban.',
    ageGroups: ['AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_COGNITIVE'],
    themes: ['cabanes-et-constructions', 'emotions-et-amitie'],
    materials: ['cartons-et-boites'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Par temps sec et sans vent, le passage s’allonge dans la cour{hiver !20min|, ses joints fermés de neige tapée}.',
    },
    seasons: [],
    durationMinutes: 45,
    adults: 1,
    calls: [
      'boîte géante',
      'boîte de frigo',
      'boîte de frigidaire',
      'boîte de réfrigérateur',
      'boîte de poêle',
      'boîte de cuisinière',
      'boîte de laveuse',
      'grosse boîte',
      'grosse boîte de carton',
      'grande boîte de carton',
      'boîtes de carton',
      'boîte de carton',
      'coller des boîtes',
      'se battre pour entrer dans la boîte',
      'se chicaner pour la boîte',
      'tout le monde veut la boîte',
      'cabane',
      'chicane',
      'construction',
    ],
    seen: [
      'ils s’entassent à quatre dans la grosse boîte et crient que c’est plein',
      'elle se plie en petite boule pour faire de la place à un ami',
      'ils collent des cartons au bout pour se faire un tunnel',
      'il met ses bras en travers et interdit aux autres d’entrer',
      'elle pousse tout le monde pour être la première à rentrer dedans',
      'il n’ose pas aller au fond, c’est noir et trop serré',
      'depuis qu’on a reçu le nouveau frigidaire, ils se tiraillent dans l’emballage',
      'au local, ils agrandissent leur maison avec du tape et comptent les chambres',
    ],
    scenes: ['se-cacher', 'chicane', 'empiler-construire'],
    picture:
      'De part et d’autre d’une boîte de frigo couchée : ici, deux enfants y collent une boîte au ruban; là, quatre pieds en dépassent.',
    sheet: {
      titre: 'La boîte déborde',
      observationDepart:
        'Quatre enfants poussent à l’entrée de la boîte du nouveau frigo. « C’est plein! » crie celle qui est dedans, les bras en travers. « C’est pas plein, dit un ami, tasse tes pieds. »',
      intentionEducative:
        'Permettre au groupe de faire une place à chacun, en pliant {!20min|d’abord les corps, puis en agrandissant la boîte}{20min|son corps à côté de celui des autres}.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
      ],
      objectifs: [
        'Replier son corps, le tourner, le glisser entre deux autres.',
        'Dire ce qui gêne, entendre « je sors » et ouvrir le chemin.',
        '{!20min|Joindre deux boîtes de façon qu’un ami y passe sans tout défaire.}{20min|Compter combien de personnes tiennent, et trouver comment en loger une de plus.}',
      ],
      materiel: [
        item(
          'Boîte de carton géante, de frigo ou de cuisinière',
          'une',
          'Trois grandes boîtes, ouvertes et collées bout à bout',
        ),
        item(
          '{!20min|Boîtes de carton de toutes les tailles, de celle où entre un pied à celle où l’on passe à quatre pattes}',
          'une vingtaine, dont six où l’on passe',
          'Cartons repliés en toits et en murs',
        ),
        item(
          'Ruban-cache',
          '{dedans !20min|trois rouleaux}{cour !hiver !20min|trois rouleaux}{dedans 20min|un rouleau}{cour !hiver 20min|un rouleau}{cour hiver|un rouleau, pour les rabats}',
          'Ruban de papier',
        ),
        optional('{!20min si-ficelle|Ficelle}', '{!20min|trois bouts, longs comme votre avant-bras}', null),
        item('{cour hiver|Neige qui se tape, prise sur place}', 'à volonté', null),
      ],
      preparation: [
        'Ôtez agrafes, sacs et mousse d’emballage. Ouvrez la géante aux deux bouts et collez ses rabats à plat contre les parois{cour|, avant de sortir}. Couchée, elle reste un passage, que rien ne ferme.',
        '{!20min|Ouvrez de même les six boîtes où l’on passe : elles feront les couloirs. Sur les autres, le fond se replie sans ruban. Une poussée de la main doit l’ouvrir.}',
        'Couchez la géante{cour ete| à l’ombre, un bout vers la brise,} à trois pas de tout {dedans|meuble}{cour|module de jeu}. {dedans !20min|Rangez les autres boîtes le long d’un mur, de la plus petite à la plus grande : c’est la réserve.} {cour !20min|Rangez les autres boîtes le long de la clôture, de la plus petite à la plus grande : c’est la réserve.} {cour hiver|Tapez la neige dessous. Jouez par froid doux, quand rien ne tombe : la neige se tape encore, et le carton reste sec.}',
        '{dedans !20min|Déchirez une quarantaine de bouts de ruban, longs comme votre main, suspendus au bord d’une boîte haute. Les enfants s’y servent, et vous en ajoutez.} {dedans 20min|Déchirez une vingtaine de bouts de ruban, longs comme votre main, collés d’un coin sur le dessus de la géante : un par tête.} {cour !hiver !20min|Déchirez une quarantaine de bouts de ruban, longs comme votre main, suspendus au bord d’une boîte haute. Les enfants s’y servent, et vous en ajoutez.} {cour !hiver 20min|Déchirez une vingtaine de bouts de ruban, longs comme votre main, collés d’un coin sur le dessus de la géante : un par tête.}',
        '{1adulte !20min|Seule, assoyez-vous au bout qui restera ouvert, de biais : vous voyez dedans et vous voyez le groupe.} {1adulte 20min|Seule, assoyez-vous à un bout, de biais : vous voyez dedans et vous voyez le groupe.} {2adultes|À deux, prenez chacune un bout.} {2adultes !20min|Celle d’en face suit ensuite le couloir qui s’allonge.}',
      ],
      deroulement: [
        opening(
          { 20: 4, 30: 4, 45: 5, 60: 6 },
          'Assise devant un bout de la boîte, couchez votre bras en travers, comme une barrière. « Tout le monde la veut. Elle contient combien de personnes, cette boîte-là? » Prenez tous les nombres, deux comme mille. Puis entrez à reculons et couchez-vous de tout votre long, le visage dehors, vers le groupe. « Avec moi comme ça, une. C’est plein? » Repliez une jambe, l’autre, roulez-vous en boule contre la paroi. « Et là? » Sortez : « La barrière est levée. »',
        ),
        play(
          { 20: 12, 30: 9, 45: 13, 60: 14 },
          'On entre par les deux bouts. Deux amis couchés de tout leur long bouchent le passage; ils s’assoient, et il en vient deux de plus. On essaie à genoux, tête-bêche, en boule. « Ton coude est dans mon dos. » Le coude se range. Qui dit « je sors » voit les corps s’ouvrir, et sa place va au suivant. Dehors, on compte les têtes par un bout, les pieds par l’autre : ça ne donne pas le même nombre. {dedans|Un bout de ruban par tête se colle sur la paroi.} {cour !hiver|Un bout de ruban par tête se colle sur la paroi.} {cour hiver|Une boule de neige par tête s’aligne devant.} {dedans|À six}{cour !hiver|À six}{cour hiver|À quatre habits de neige}, plus rien ne bouge. « Il reste du monde dehors. Qu’est-ce qu’on fait? » {20min|On essaie les idées : un rang assis entre les jambes du suivant, des dormeurs sur le côté, ceux du dehors qui placent ceux du dedans.}',
        ),
        play(
          { 30: 11, 45: 19, 60: 16 },
          'Les boîtes de la réserve s’ajoutent au bout opposé au vôtre. Ouverte, une boîte allonge le couloir; avec un fond, elle fait une chambre. Une boîte à souliers loge un pied : c’est le garde-manger, ou la chambre du pied. {si-ficelle|Avec un bout de ficelle, on mesure l’ouverture, puis on cherche dans la réserve une boîte aussi large.} {dedans|Un genou passe et le joint s’ouvre : du ruban dessus, dessous, par-dedans. Seul, on n’y arrive pas; l’un tient, l’autre colle.} {cour !hiver|Un genou passe et le joint s’ouvre : du ruban dessus, dessous, par-dedans. Seul, on n’y arrive pas; l’un tient, l’autre colle.} {cour hiver|Un genou passe et le joint s’ouvre : on emboîte, on tape un bourrelet de neige de chaque côté. L’un tient, l’autre tape.} Quelqu’un fait l’essai à quatre pattes, et le groupe saura où renforcer. Une fenêtre? {dedans|Une croix de ruban la marque}{cour !hiver|Une croix de ruban la marque}{cour hiver|Une tape de mitaine enneigée la marque}; vous la percerez à la sieste.',
        ),
        play(
          { 60: 15 },
          'La boîte est habitée. On se rend visite, et deux visiteurs se retrouvent front à front dans le couloir : qui recule? Un sens unique s’invente, une sonnette, un endroit où se tasser. Une paroi se fend, les réparateurs accourent. Quelqu’un veut être seul : sa boîte se place à l’écart, avec une entrée rien qu’à lui, et l’on cogne avant d’y aller. La chicane reprend pour la plus belle chambre? « Il manque donc une pièce. Laquelle? » Les dernières boîtes de la réserve servent à ça.',
        ),
        closing(
          { 20: 4, 30: 6, 45: 8, 60: 9 },
          'Cognez doucement sur la géante. {!20min|« Tout l’immeuble dehors! »}{20min|« Tout le monde dehors! »} Les habitants sortent un à un par votre bout, et le groupe les compte jusqu’au dernier. {dedans|Combien de bouts de ruban y avait-il tantôt sur la paroi?} {cour !hiver|Combien de bouts de ruban y avait-il tantôt sur la paroi?} {cour hiver|Combien de boules de neige y avait-il tantôt devant?} {!20min|Des mains se posent sur le joint qui a le mieux tenu, puis sur celui qu’il faudra refaire.}{20min|Qui s’est plié le plus petit refait sa pose par terre, et le groupe l’imite.} {dedans !20min|La construction passe la nuit ici.} {dedans 20min|La géante passe la nuit ici.} {cour !20min|Le couloir se défait et les boîtes rentrent, la géante en dernier, portée par toutes les mains.} {cour 20min|La géante rentre, portée par toutes les mains.} {!20min|Décidez ensemble quelle pièce s’ajoute demain, et pour qui.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Parlez à ceux du dedans le visage au ras du passage, puis relevez la tête : les autres {!20min|bâtissent plus loin}{20min|attendent dehors}.',
          'Ça pousse? Dites le problème, pas le coupable : « Deux personnes veulent entrer, la place est prise. Que peut-on plier? »',
          'Répétez fort le « je sors » dit tout bas, jusqu’à ce que le chemin soit ouvert.',
          '{!20min|Prêtez vos mains à la boîte qui glisse; laissez le joint partir tout croche.}{20min|Demandez son nombre à qui regarde du dehors, puis laissez la boîte répondre.}',
        ],
        questionsOuvertes: [
          'Quelle partie de toi pourrait se replier?',
          '{!20min|Où est-ce que ça va lâcher?}{20min|Comment sais-tu que c’est plein?}',
          'Comment fait-on quand deux personnes se croisent?',
          '{!20min|Que faut-il ajouter pour que tout le monde ait sa place?}',
        ],
      },
      vocabulaire: [
        'serré',
        'tête-bêche',
        'contenir',
        '{!20min|agrandir}{20min|déborder}',
        '{!20min|le couloir}{20min|se replier}',
        '{!20min|le joint}{20min|plein}',
        '{!20min|renforcer}',
        '{60min|le sens unique}',
      ],
      adaptations: [
        {
          pour: '4-5a',
          texte:
            '{!20min|Offrez de placer avant de joindre : la file de boîtes se couche au sol, un ami la traverse, on retourne celle qui bloque. Les plus avancés se demandent si le couloir peut tourner.}{20min|Proposez d’entrer à deux pour commencer, puis d’ajouter un ami à la fois. Les plus avancés prédisent : couchés ou assis, de quelle façon en entre-t-il le plus?}',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant que la foule oppresse reste à l’entrée et compte les têtes{!20min|; sa chambre, une boîte seule, se place loin du bruit}. {!20min|Un fauteuil ne rentre pas? Le couloir va jusqu’aux roues : l’enfant habite la dernière pièce, entre deux boîtes debout qui lui font des murs.}{20min|Un fauteuil ne rentre pas? Devant l’ouverture, l’enfant dirige : « Plie ton genou, tasse-toi au fond. » C’est lui qui dit quand c’est plein.}',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver !20min|L’hiver, dans la cour, le ruban ne prend plus : un bourrelet de neige tapée ferme chaque joint.} {!hiver 20min|L’hiver, dans la cour, les habits épais changent la réponse : combien de personnes en moins?} {hiver|L’été, dans la cour, couchez la géante à l’ombre, un bout vers la brise : l’air la traverse.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Coude dans les côtes, pied sur une joue.',
          '{!20min|Couloir}{20min|Carton} qui s’affaisse sur un dos.',
          '« C’est plein! » crié à un ami, et sa colère.',
        ],
        dangersAEliminer: [
          'Boîte où l’on resterait pris : {!20min|votre bout demeure ouvert, aucun fond n’est collé, et pas plus de trois boîtes entre un enfant et une sortie}{20min|les deux bouts demeurent ouverts, rabats collés à plat}.',
          'Tas de corps qui écrase : personne sur personne. Une plainte ou un « je sors » arrête tout; si le chemin ne s’ouvre pas, faites sortir d’abord le plus près de chaque bout.',
          'Enfant debout, assis ou à cheval sur une boîte : on y pose les mains, jamais les pieds ni le derrière.',
          '{!20min|Boîte enfilée sur la tête pour marcher : elle retourne à la réserve, ou s’ajoute au couloir.}',
          '{dedans|Ruban enroulé sur un poignet, un cou, des cheveux ou une bouche : il va au carton, et le rouleau reste sur vous.} {cour !hiver|Ruban enroulé sur un poignet, un cou, des cheveux ou une bouche : il va au carton, et le rouleau reste sur vous.} {cour hiver|Carton trempé qui plie, ou visage dans la neige du passage : on sort, on retape.}',
          '{!20min si-ficelle|Ficelle nouée, ou passée à un cou : elle mesure, puis elle revient dans votre poche.}',
          '{!20min|Couteau à carton : vous percez seule, à la sieste, loin du groupe.} {cour|Bourrasque : tout le monde sort, la géante rentre.}',
        ],
        supervision: 'palier2',
        allergies: [
          'Boîtes d’épicerie : refusez celles qui ont tenu des noix, du lait ou des œufs. {dedans|Ruban sans latex si une peau du groupe y réagit.} {cour !hiver|Ruban sans latex si une peau du groupe y réagit.}',
        ],
      },
      observation: [
        'Compétences sociales : devant une place prise, par quoi commence-t-il, l’épaule, la plainte ou une offre?',
        'Schéma corporel : voyez ce qu’il replie en premier, et s’il sait où ses pieds sont rendus.',
        'Raisonnement : {!20min|après un joint ouvert, change-t-il la boîte, l’endroit ou la façon de tenir?}{20min|la boîte pleine, quelle façon nouvelle de se placer propose-t-il?}',
      ],
      prolongements: [
        'Gardez la géante tant qu’elle tient. Le jour où elle s’affaisse, fendez-lui une arête, à la sieste : ouverte à plat, elle fait un plancher où tout le groupe se couche.',
        'Un parent reçoit une livraison? La boîte vide arrive le matin avec son enfant, qui choisit où {!20min|la joindre}{20min|la coucher, à côté de la géante}.',
      ],
      reflexionRetroaction: [
        'Qui est resté dehors, et l’avait-il voulu?',
        'Quelle dispute ai-je failli régler par une règle, alors qu’il manquait seulement de la place?',
      ],
    },
  },
  {
    key: 'nos-droles-d-olympiques',
    summary:
      'Cinq cerceaux font les anneaux, un cône la torche : les enfants inventent leurs épreuves et mesurent leurs sauts en pieds, en cônes, en chansons.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['mouvement-et-defis', 'nombres-et-formes'],
    materials: [],
    place: 'PARK',
    alsoAt: {
      YARD: 'Dans la cour, les trois stades se serrent, et les modules restent hors jeu.',
      INDOORS: 'Au local, le milieu se vide; les épreuves se font lentes, basses ou sur place.',
    },
    seasons: [],
    durationMinutes: 45,
    adults: 1,
    calls: [
      'olympiques',
      'jeux olympiques',
      'olympique',
      'olimpiques',
      'olympiades',
      'mini-olympiades',
      'épreuve',
      'inventer une épreuve',
      'athlète',
      'flamme olympique',
      'anneaux olympiques',
      'battre son record',
      'médaille',
      'cerceaux et cônes',
      'course à obstacles',
      'j’ai gagné',
      'veut toujours gagner',
      'bouger',
      'sauter',
      'se mesurer',
    ],
    seen: [
      'ils sautent le plus loin possible et comptent avec leurs pieds',
      'elle marche à reculons avec un bas sur la tête sans l’échapper',
      'il garroche un bas roulé entre ses jambes et veut mesurer où c’est tombé',
      'il est en pleurs parce qu’il est arrivé le dernier à l’arbre',
      'elle veut recommencer pour faire mieux que tantôt',
      'ils inventent des courses bizarres : en crabe, au ralenti, sur un pied',
      'depuis qu’ils ont vu les skieurs à la télé, ils jouent au podium',
      'au parc, ils font des départs et des arrivées et crient j’ai gagné',
    ],
    scenes: ['gagner-perdre', 'mesurer', 'sauter', 'inventer-regles'],
    picture:
      'Un enfant porte à deux mains un cône renversé, comme une torche, autour de trois cerceaux qui se touchent; derrière, une amie mesure un saut de ses pieds.',
    sheet: {
      titre: 'Nos drôles d’olympiques',
      observationDepart:
        '« J’ai gagné! » La main sur {parc|l’arbre}{cour|la clôture}{dedans|le mur}, une enfant saute de joie. Son ami arrive en crabe : « Moi, j’ai gagné de travers. »',
      intentionEducative:
        'Permettre aux enfants d’inventer des épreuves, de mesurer ce que fait leur corps et de changer la règle pour recommencer.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'cognitif', composante: 'Éveil aux mathématiques', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Concept de soi', role: 'secondaire' },
      ],
      objectifs: [
        'Inventer une épreuve et l’enseigner avec son corps.',
        'Sauter, viser, tenir, reculer, et changer une chose au prochain essai.',
        'Mesurer en pieds, en cônes ou en nombres dits ensemble.',
      ],
      materiel: [
        item(
          'Cerceaux',
          'huit',
          '{dedans|Ronds de ruban-cache}{dehors !hiver|Ronds de craie ou de feuilles}{dehors hiver|Ronds tracés du talon dans la neige}',
        ),
        item(
          'Cônes souples',
          'une vingtaine',
          '{dedans|Bouteilles de plastique vides}{dehors|Petites chaudières retournées}',
        ),
        item('Bas roulés en boule', 'une douzaine, et un pour vous', 'Boules de papier, mitaines ou foulards noués'),
        optional('{si-cordes-à-danser|Cordes à danser, couchées par terre}', 'une par stade, une pour vous', null),
        optional('{si-ballons|Ballons}', 'un par stade, un pour vous', null),
        optional(
          'Carton et gros crayon, pour les mesures et les médailles',
          'une feuille et un crayon par stade',
          null,
        ),
        optional(
          '{45min 60min si-balles|Balles plus grosses que le poing}',
          '{45min 60min si-balles|une par stade}',
          null,
        ),
        optional(
          '{45min 60min si-chaudières si-paniers|Chaudières ou paniers, les cibles}',
          '{45min 60min si-chaudières si-paniers|un par stade}',
          null,
        ),
        optional('{si-tambourins|Tambourin, ou autre instrument}', '{si-tambourins|un}', null),
        optional('{si-foulards|Foulards, les drapeaux}', '{si-foulards|deux par stade}', null),
      ],
      preparation: [
        '{parc|Choisissez un terrain plat, éloigné des vélos, des chiens et de l’eau; faites-en le tour et ôtez verre, branches et déchets. Montrez au groupe l’arbre ou le banc qu’on ne dépasse pas.} {cour|Prenez le coin le plus plat, loin des balançoires et des tricycles.} {dedans|Repoussez les meubles et videz le milieu. On joue en souliers ou pieds nus, pas en bas.} {dehors hiver|Tapez la neige du pied : si c’est glacé dessous, changez de place.}',
        'Faites trois tas {parc|à dix pas l’un de l’autre}{cour|à six pas l’un de l’autre}{dedans|aussi espacés que le local le permet}, avec dans chacun un cerceau, six cônes et quatre bas roulés : les stades. {si-cordes-à-danser|Mettez aussi une corde à danser dans chaque tas.} {si-ballons|Ajoutez un ballon à chaque tas.} Gardez près de vous cinq cerceaux et un cône.',
        'Trouvez votre épreuve à vous, une que l’on ne peut pas gagner : un bas roulé en équilibre sur la tête, par exemple.',
        '{1adulte dedans|Seule, tenez-vous entre les stades, dos au mur, et n’entrez dans une épreuve que si vous voyez les deux autres.} {1adulte dehors|Seule, tenez-vous entre les stades, du côté par où l’on pourrait filer, et n’entrez dans une épreuve que si vous voyez les deux autres.} {2adultes|À deux, l’une reste près des lancers, l’autre va de stade en stade.}',
      ],
      deroulement: [
        opening(
          { 20: 4, 30: 5, 45: 6, 60: 7 },
          'Couchez un cerceau, puis un autre qui mord sur le premier. Des mains continuent jusqu’à cinq : voilà les anneaux. Renversez un cône, la pointe en bas, et tenez-le à deux mains. « La torche. » Elle passe d’une personne à l’autre, tout autour, pendant que les pieds battent la marche; la dernière la couche au centre. « Nos olympiques sont ouverts. Il n’y manque que les épreuves! » Posez un bas roulé sur votre tête et avancez. Le groupe compte tant qu’il tient. Il tombe à quatre : « Quatre. C’est ma mesure. » {si-ballons|Avec un ballon, comptez les petits coups de pied qu’il faut pour le mener à un cerceau.} {si-cordes-à-danser|Le long d’une corde à danser couchée par terre, comptez vos sauts.} Regardez alors les stades.',
        ),
        play(
          { 20: 12, 30: 19, 45: 16, 60: 18 },
          'On choisit son stade, à trois environ, et le tas devient une épreuve. Une course à obstacles : enjamber deux cônes couchés, entrer dans le cerceau, en ressortir à reculons. Lancer de dos, entre ses jambes. Aller le plus lentement possible sans jamais s’arrêter. Tenir sur un pied pendant que l’ami chante. L’inventeur montre, quelqu’un essaie et la question tombe : « Comment on sait combien? » On met ses pieds bout à bout, on couche des cônes, on compte tout haut. {3-4a|L’enfant plante un cône là où il a atterri, et repart d’où il veut.} {4-5a|L’un saute, l’autre mesure, et l’on redit le nombre avant de l’oublier.} « J’ai gagné! » arrive? « Trois pieds et un talon. Et si tu partais accroupi? »',
        ),
        play(
          { 45: 15, 60: 14 },
          'Levez la torche : les stades s’échangent. La moitié d’une équipe reste et enseigne, l’autre part en visite; à votre deuxième signe, on permute. La visiteuse pose son cône à elle. C’est trop facile? On ajoute une main sur la tête, un genou plié. Trop dur? La ligne se rapproche, et personne n’a triché : la règle a changé. Deux épreuves se collent, un saut finit par un lancer. {si-chaudières si-paniers|Au lancer, on vise la chaudière ou le panier : combien dedans?} {si-balles|Une balle roulée va plus loin qu’un bas : on mesure jusqu’où.} {4-5a|Une mesure qu’on tient à garder devient autant de traits sur le carton, à côté d’un dessin de l’épreuve.} {3-4a|À trois ans, on refait dix fois la même épreuve, et c’est assez de voyage.}',
        ),
        play(
          { 60: 12 },
          'Couchez deux cerceaux bord à bord. « Quelle épreuve ne se fait pas toute seule? » Un bas roulé voyage entre deux ventres, mains dans le dos. Deux amis assis dos à dos cherchent à se lever. Trois personnes tiennent dans un cerceau, sur trois pieds en tout. Un lanceur demande à l’autre de bouger la cible, pour l’aider. On mesure encore : combien de pas, combien de temps, combien de rires avant de tomber. Ce qui plaît se montre au stade voisin.',
        ),
        closing(
          { 20: 4, 30: 6, 45: 8, 60: 9 },
          'Un enfant part au pas avec la torche, le groupe se forme derrière lui, et vous fermez la marche. {si-tambourins|Un deuxième enfant bat le pas sur l’instrument.} À chaque stade, l’équipe nomme son épreuve et fait le geste; tous l’imitent, une seule fois. {si-foulards|Les foulards s’agitent à bout de bras, drapeaux du stade.} L’épreuve reçoit les applaudissements. Qui veut va toucher le cône dont il est content, et dit sa mesure ou la garde pour lui. Revenez aux anneaux : cinq cerceaux se lèvent l’un après l’autre, et le cinquième ferme les jeux.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Faites-vous enseigner l’épreuve et trompez-vous d’un détail : l’inventeur redira sa règle plus clairement.',
          'Annoncez la mesure et rien après : « Deux cônes et demi. » On réclame une médaille? L’épreuve aura la sienne, dessinée sur du carton et couchée dans son stade.',
          'Deux enfants comparent leurs cônes? Ramenez chacun à son départ : « Tu étais ici, te voilà rendu là. »',
          'Allez jouer pour vrai dans le stade qui se vide. {20min 30min|À mi-jeu, levez la torche : qui veut change de stade.}',
        ],
        questionsOuvertes: [
          'Comment saura-t-on combien?',
          'Que peut-on changer à la règle?',
          'Où mettrais-tu ton cône, cette fois?',
          'Avec quoi d’autre pourrait-on mesurer?',
        ],
      },
      vocabulaire: [
        'l’épreuve',
        'la mesure',
        'la règle',
        'le stade',
        'la torche',
        'l’élan',
        'atterrir',
        '{45min 60min|permuter}',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'À trois ans, un cône posé vaut une mesure : loin, moins loin, à la même place. L’épreuve change à chaque tour, et c’est encore la sienne. Donnez-lui la torche quand ses jambes veulent voyager.',
        },
        {
          pour: '4-5a',
          texte:
            'Semez un doute : le même saut donne huit pieds à l’une, six à l’autre. Comment est-ce possible? Il faudra choisir les pieds de quelqu’un.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Demandez une épreuve à l’enfant en fauteuil : s’arrêter pile sur une ligne, tourner trois fois, lancer assis. Tout le stade l’apprend, assis ou debout. À qui le bruit pèse, les nombres se montrent sur les doigts.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dehors, un saut s’imprime dans la neige : on mesure d’une empreinte à l’autre, sans cône.} {hiver|L’été, dehors, un bas roulé trempé laisse une tache sur l’asphalte : le lancer se marque tout seul.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Saut manqué, derrière par terre.', 'Épreuve dont personne ne veut, inventrice fâchée.'],
        dangersAEliminer: [
          'Cerceau ou cône sous un pied qui atterrit : on saute à côté ou par-dessus un cône couché; dans un cerceau, on entre au pas.',
          '{si-cordes-à-danser|Corde levée ou nouée : elle reste couchée par terre.} {si-ballons|Ballon botté fort : il roule au sol, à petits coups de pied.}',
          'Lancers croisés : dans un stade, tout part du même bord, et l’on ramasse quand toutes les mains sont vides.',
          'Yeux fermés, ami porté sur le dos, tête en bas : gardez l’idée, au ras du sol et les yeux ouverts.',
          'Course qui finit dans {dedans|un mur ou une patte de table}{dehors|un arbre, un banc ou une clôture} : laissez trois grands pas libres au bout, ou ralentissez l’épreuve.',
          'Torche qui devient épée ou chapeau : elle se porte à deux mains, en marchant.',
          '{parc 45min 60min|Enfant qui file au bout du terrain : recomptez au changement de stade, torche levée.} {parc 20min 30min|Enfant qui file au bout du terrain : à mi-jeu, levez la torche et recomptez.} {cour|Épreuve déplacée sur un module : ramenez-la au sol.} {dehors hiver|Plaque de glace sous la neige tapée : ce stade déménage.}',
          '{45min 60min si-balles|Balle sous un pied qui court : elle se roule assis ou à genoux, et se ramasse quand toutes les mains sont vides.}',
        ],
        supervision: 'palier2',
        allergies: [
          'Cônes et cerceaux de caoutchouc : vérifiez qu’ils sont sans latex. {dehors !hiver|Piqûres d’insectes : l’auto-injecteur prescrit est sur vous.} {dehors hiver|Asthme au froid : la pompe reste au chaud, sur vous.}',
        ],
      },
      observation: [
        'Motricité globale : d’un essai au suivant, qu’ajuste-t-il, l’élan, les bras ou le point de départ?',
        'Éveil aux mathématiques : notez avec quoi il mesure, et s’il garde la même chose jusqu’au bout.',
        'Concept de soi : ses mots devant son cône, quand celui d’un ami est plus loin.',
      ],
      prolongements: [
        'Les épreuves tiennent toute la semaine; un groupe voisin vient les apprendre de leurs inventeurs.',
        'Au départ, l’enfant enseigne la sienne à son parent : combien de grands souliers pour le même saut?',
      ],
      reflexionRetroaction: [
        'Dans ce que j’ai dit, quelle part parlait de gagner?',
        'Quelle épreuve m’a fait peur, et que fallait-il en changer au juste?',
      ],
    },
  },
  {
    key: 'la-chevre-a-trouve-le-trou',
    summary:
      'Les bêtes se sont sauvées : on bâtit des clôtures qu’une chèvre éprouve du museau, une barrière pour la fermière, et l’on débat de qui dort où.',
    ageGroups: ['AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['animaux-et-traces', 'cabanes-et-constructions'],
    materials: ['cartons-et-boites', 'papier-et-crayons', 'batons'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, les clôtures sont de bâtons couchés sur de grosses roches{hiver|; l’hiver, des murets se tapent dans la neige}.',
    },
    seasons: [],
    durationMinutes: 45,
    adults: 1,
    calls: [
      'ferme',
      'la ferme',
      'fermier',
      'fermière',
      'animaux de la ferme',
      'annimaux de la ferme',
      'clôture',
      'enclos',
      'les animaux se sont sauvés',
      'animaux échappés',
      'chèvre',
      'vache',
      'étable',
      'grange',
      'figurines d’animaux',
      'blocs et animaux',
      'construction',
      'abris d’animaux',
      'moutons',
      'poules',
    ],
    seen: [
      'ils bouchent les trous de leur muret avec des blocs pour garder les vaches',
      'elle promène son mouton le long du mur jusqu’à trouver une sortie',
      'il couche les bêtes une à une dans une boîte pour la nuit',
      'il est fâché qu’un ami laisse sortir tous les animaux de son pré',
      'elle s’obstine : le cheval dort avec les vaches, pas avec les poules',
      'ils se donnent des métiers : la fermière, le berger, le vétérinaire',
      'depuis la visite à la ferme, ils parlent de la chèvre qui a mangé un manteau',
      'au coin blocs, ils font des parcs pour les animaux et oublient la barrière',
    ],
    scenes: ['empiler-construire', 'figurines'],
    picture:
      'Une enfant promène une chèvre de plastique le long d’un enclos de blocs; à côté, un ami pose un bloc dans le trou, devant trois moutons.',
    sheet: {
      titre: 'La chèvre a trouvé le trou',
      observationDepart:
        'Une clôture entoure six vaches. Une enfant fait glisser sa chèvre tout le long, le museau collé dessus : « Y a un trou! » La chèvre sort, et les vaches défilent derrière elle.',
      intentionEducative:
        'Soutenir le plaisir de chercher une solution à plusieurs, de la mettre à l’épreuve et de la refaire quand elle ne tient pas.',
      domaines: [
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'principal' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
      ],
      objectifs: [
        'Fermer un espace, trouver sa faiblesse, la corriger.',
        'Inventer une barrière qui s’ouvre d’un côté et résiste de l’autre.',
        '{45min 60min|Placer des bêtes selon ce qu’elles demandent, et en convaincre un ami.}',
      ],
      materiel: [
        item(
          'Figurines d’animaux de la ferme, plus longues que votre index',
          '{20min|une quinzaine}{!20min|une trentaine}, dont une seule chèvre, une jument, un cochon, une poule et trois moutons{45min 60min|, un coq et cinq vaches}',
          'Toutous qui se tiennent d’une main',
        ),
        item(
          '{dedans|Blocs de bois}{cour !hiver|Bâtons secs, longs comme leur avant-bras}{cour hiver|Neige qui se tape, prise sur place}',
          '{dedans !20min|une centaine}{dedans 20min|une soixantaine}{cour !hiver|une soixantaine}{cour hiver|à volonté}',
          '{dedans|Boîtes de mouchoirs et livres cartonnés}{cour|Blocs de bois}',
        ),
        item('{cour !hiver|Roches plus grosses que leur poing}', 'une trentaine', 'Blocs de bois'),
        item('Boîtes ouvertes d’un côté, pour les bâtiments', '{20min|deux}{!20min|quatre}', 'Paniers couchés'),
        item(
          '{dedans 45min 60min|Papier et gros crayons}{cour !hiver 45min 60min|Papier et gros crayons}',
          'vingt bandes et un pot',
          'Envers de circulaires',
        ),
        item('{cour hiver|Mitaines sèches, de rechange}', 'une paire par enfant', null),
      ],
      preparation: [
        'Avant le groupe, dispersez les bêtes, toutes à hauteur d’enfant : {dedans|un cochon dans la dînette, une poule au bord de la fenêtre, trois moutons sous une chaise, la jument dans un soulier}{cour !hiver|un cochon au pied de la glissade, une poule sur un banc, trois moutons dans l’herbe, la jument contre la clôture}{cour hiver|un cochon au pied de la clôture, une poule sur une marche, trois moutons sur une bosse de neige, la jument sous la glissade}. Notez combien il y en a. La chèvre est dans votre poche.',
        'Posez les {20min|deux bâtiments à trois pas l’un de l’autre}{!20min|quatre bâtiments à trois pas les uns des autres}, {dedans|les blocs en deux tas entre eux}{cour !hiver|bâtons et roches en deux tas entre eux}{cour hiver|là où la neige se tape bien}. {!20min|Quatre, c’est trop peu pour tout loger, et c’est voulu.}',
        'Devant un des bâtiments, commencez un bout de clôture, avec un trou où la chèvre passe tout juste.',
        '{cour !hiver|Prenez un coin plat, de terre ou d’herbe courte. Un bâton couché d’une roche à l’autre commence la clôture.} {cour hiver|Gardez des mitaines sèches au chaud : on tape longtemps.}',
        '{1adulte|Seule, mettez-vous à genoux entre les bâtiments et laissez partir la chèvre de main en main.} {2adultes|À deux, l’une garde l’œil sur les clôtures, l’autre écoute les bêtes qui réclament.}',
      ],
      deroulement: [
        opening(
          { 20: 4, 30: 5, 45: 6, 60: 6 },
          'À genoux devant une étable vide, regardez dedans, puis autour. « La barrière est restée ouverte. Ils sont où? » Les enfants cherchent; une bête revient, puis une autre, puis toutes. Sortez la chèvre. Son museau longe le bout de clôture : il flaire, pousse un peu, arrive au trou. Elle est dehors. « Elle, elle trouve les trous. Et là où elle passe, tout le troupeau passe. » Couchez-la au milieu, pour la main qui la voudra.',
        ),
        play(
          { 20: 12, 30: 19, 45: 16, 60: 18 },
          'À deux ou trois, on clôture un bâtiment, un pré, un chemin. Dès que c’est fermé, on appelle la chèvre. Elle fait le tour au ras du sol, pousse du museau, sans frapper. {dedans|Un bloc recule}{cour !hiver|Un bâton roule}{cour hiver|Un muret s’émiette} : elle entre, et les moutons filent. On bouche, on double, on la rappelle; à chaque tour, elle change de main. Les bêtes ont d’autres talents. La jument saute, la clôture monte. Le cochon creuse, il faut du lourd en bas. La poule vole : un toit? Et la fermière, deux doigts qui marchent, par où passe-t-elle? Il faut une barrière qui s’ouvre pour une main, pas pour un museau. {avec-naturel|Essayez @materiel dans la clôture.} {avec-tissu|Étendez @materiel par-dessus l’enclos : la poule reste-t-elle?}',
        ),
        play(
          { 45: 15, 60: 15 },
          '« Le soleil descend. Quatre maisons : qui dort où? » Les bêtes répondent par la bouche de qui les tient. Le cochon ronfle. Le coq se lève avant tout le monde. La jument ne passe pas la porte, les moutons ne se quittent pas, la chèvre veut du monde autour. On place, ça proteste, on déplace. Une étable déborde et il reste cinq vaches : on ajoute un étage, on coupe en deux, on échange un pensionnaire contre un autre. {dedans|Une bande de papier pliée, devant la porte,} {cour !hiver|Une bande de papier sous une roche, devant la porte,} {cour hiver|Un signe tracé dans la neige, devant la porte,} dit qui loge ici et qui n’y va pas.',
        ),
        play(
          { 60: 12 },
          'Maintenant, le troupeau, c’est eux. {dedans|Trois tables font trois étables.} {cour !hiver|Trois carrés de bâtons couchés font trois étables.} {cour hiver|Trois carrés tracés du talon font trois étables.} On choisit sa bête, on dit à côté de qui elle dort et de quoi elle a besoin : de la place pour ruer, un voisin tranquille, le bord. Deux fermières passent et tentent d’arranger tout le monde. Puis une chèvre à quatre pattes fait le tour. Y a-t-il un trou entre deux dos? Elle s’y couche; sinon, elle bêle et continue. La nuit dure trois souffles, on se réveille, les rôles tournent.',
        ),
        closing(
          { 20: 4, 30: 6, 45: 8, 60: 9 },
          'Chuchotez : « La ferme se couche. » La chèvre fait sa ronde de nuit, une seule, le long de toutes les clôtures : chaque équipe la mène devant la sienne, et le groupe la suit des yeux. Là où elle s’arrête, les bâtisseurs disent ce qu’ils feront demain, ou pourquoi ils lui laissent un passage. Comptez les bêtes ensemble : arrive-t-on au nombre que vous aviez noté? {dedans|La ferme reste debout jusqu’à demain, la chèvre couchée là où elle s’est arrêtée.} {cour|Les enfants rentrent les bêtes dans les bâtiments, qu’ils portent à deux; les clôtures restent dehors, et l’on verra qui y est passé.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Quand la chèvre vous revient, soyez têtue et douce : elle tâte partout, elle ne casse rien.',
          'Montrez le trou du côté du museau; les mains qui réparent sont les leurs.',
          'La ferme s’assagit trop vite? Une bête réclame : « Mon petit a grandi. »',
          'Deux plans pour un mur : qu’on bâtisse les deux, un à chaque bout, et la chèvre répondra.',
        ],
        questionsOuvertes: [
          'Par où a-t-elle passé?',
          'Comment ouvrir à la fermière et pas à la chèvre?',
          '{45min 60min|Qui pourrait dormir à côté du coq?} {20min 30min|Que ferait la jument devant cette clôture?}',
          '{45min 60min|Que fait-on des bêtes qui restent?}',
        ],
      },
      vocabulaire: [
        'l’enclos',
        'la barrière',
        'le troupeau',
        'le museau',
        's’échapper',
        'renforcer',
        '{45min 60min|loger}',
        '{45min 60min|le pensionnaire}',
      ],
      adaptations: [
        {
          pour: '4-5a',
          texte:
            'La chèvre ne passe plus nulle part? Votre poing devient un renard qui rôde : la même clôture l’arrête-t-elle? D’autres tracent l’enclos du doigt, au sol, avant de le bâtir et comptent ce qu’il faudra.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Les pièces tombent dès qu’un enfant les touche? Donnez-lui les plus grosses, {dedans|les longs blocs, couchés à plat}{cour !hiver|des roches plates, couchées}{cour hiver|des boules de neige grosses comme deux poings}. L’enfant qui parle peu tient la chèvre : sa trouvaille se voit sans phrase.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dans la cour, les clôtures se tapent dans la neige, et la chèvre y laisse ses traces.} {hiver|L’été, dans la cour, des bâtons couchés sur des roches font une clôture que la chèvre soulève du nez.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Clôture défaite par un genou, bâtisseur en colère.',
          'Bête réclamée par deux mains.',
          '{dedans|Bloc sur un orteil.} {cour !hiver|Terre sous les ongles.} {cour hiver|Mitaines mouillées.}',
        ],
        dangersAEliminer: [
          'Figurine cassée ou pointue, poussin plus petit qu’un pouce : ils restent dans l’armoire.',
          'Bête placée trop haut : rien au-dessus des épaules, on ne grimpe pas pour une poule.',
          '{dedans|Bloc lancé, mur abattu du pied : seul le museau éprouve une clôture, qui s’arrête à la hauteur du genou.} {cour !hiver|Bâton brandi ou porté en courant, roche lancée : du tas au sol, on marche, la main basse.} {cour hiver|Boule de neige lancée, glaçon ramassé : la neige va au muret, la glace reste où elle est.}',
          '{cour !hiver|Bâton planté ou dressé là où l’on se penche : tous restent couchés, et la clôture s’arrête à la cheville.} {cour hiver|Mitaines trempées, doigts blancs ou qui piquent : mitaines sèches, mains réchauffées, et l’on bâtit du pied un moment.}',
          '{60min|Chèvre ou vache coincée entre deux amis : un « bêê » fort, et tous s’écartent.}',
        ],
        supervision: 'palier3',
        allergies: [
          'Vraie paille et vrai foin font siffler des bronches : la ferme s’en passe. Boîtes qui n’ont tenu ni noix, ni œufs, ni lait.',
        ],
      },
      observation: [
        'Raisonnement : la chèvre passée, regarde-t-il le trou, refait-il tout le mur, ou change-t-il de matériau?',
        'Fonction symbolique : relevez ce que réclament les bêtes qu’il fait parler{45min 60min|, et s’il s’en souvient à l’heure de dormir}.',
        'Compétences sociales : {45min 60min|quels arguments trouve-t-il pour loger une bête chez un ami?} {20min 30min|comment s’entend-il avec un ami sur la façon de boucher un trou?}',
      ],
      prolongements: [
        'Le lendemain, posez la chèvre à un endroit impossible : les enfants cherchent par où elle est sortie.',
        'Un parent connaît une vraie ferme, ici ou ailleurs? La barrière de là-bas se dessine, se bâtit et s’essaie avec la chèvre.',
      ],
      reflexionRetroaction: [
        'Quel trou ai-je vu avant eux, et combien de temps ai-je tenu ma langue?',
        'À qui a profité la chèvre : à ceux qui bâtissent, ou à ceux qui aiment défaire?',
      ],
    },
  },
]
