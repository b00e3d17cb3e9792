import { closing, guided, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

/** A line that waits for one’s own heels, lines of tape that sleep, a letter to live in, and cards that everybody loses, the adult first. */
export const HOME_JUMPS_LETTERS_AND_LOST_GAMES_SHEETS: readonly BankSheet[] = [
  {
    key: 'mes-talons-sont-rendus-la',
    summary:
      'Un saut du bord du carré de sable, deux talons enfoncés, une ligne tracée du doigt : le prochain saut ira-t-il plus loin que cette ligne-là?',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['mouvement-et-defis', 'nombres-et-formes'],
    materials: ['sable', 'neige', 'batons'],
    place: 'YARD',
    alsoAt: {
      PARK: 'Au parc, on saute d’une bordure basse dans le sable ou les copeaux{hiver|; l’hiver, dans la neige molle}.',
      INDOORS: 'Dedans, on saute du plancher sur un matelas, et une bande de ruban-cache marque les talons.',
    },
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'sauter',
      'sauter loin',
      'sauter le plus loin',
      'qui saute le plus loin',
      'saut en longueur',
      'sauter à pieds joints',
      'sauter à deux pieds',
      'carré de sable',
      'bord du carré de sable',
      'sauter dans le sable',
      'bordure',
      'sauter d’une bordure',
      'sauter d’une marche',
      'sauter en bas',
      'regarde, je saute',
      'mesurer son saut',
      'sauter sur un matelas',
      'traces de pieds',
    ],
    seen: [
      'il se lance en bas de la bordure et regarde où ses pieds ont atterri',
      'elle prend son élan avec les bras et saute dans le banc de neige',
      'ils tracent une marque derrière leurs bottes pour voir s’ils battent leur record',
      'il répète sans arrêt de le regarder chaque fois qu’il s’élance en bas',
      'elle est fière d’avoir dépassé sa marque d’hier',
      'il pleure parce que son copain va plus loin que lui en sautant',
      'au parc, ils grimpent sur le muret et s’élancent dans le sable',
      'depuis les Olympiques à la télé, ils comptent leurs bonds et se mesurent',
    ],
    scenes: ['sauter', 'mesurer', 'fierte'],
    picture:
      'Dans le carré de sable, une enfant vient d’atterrir, genoux pliés; un ami accroupi trace du doigt une ligne derrière ses talons, un petit tombé assis rit.',
    sheet: {
      titre: 'Mes talons sont rendus là',
      observationDepart:
        '« Regarde! » Un enfant saute {cour !hiver|du bord du carré de sable}{parc !hiver|de la bordure}{dehors hiver|de la marche, dans la neige,}{dedans|sur le matelas} et se retourne vers l’endroit d’où il est parti. {3-4a 4-5a|« C’est-tu plus loin que tantôt? »} {!3-4a !4-5a|« Encore! »}',
      intentionEducative:
        'Permettre à l’enfant de sauter encore et encore, de voir où ses talons l’ont mené, et de se mesurer à son saut d’avant.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'cognitif', composante: 'Éveil aux mathématiques', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Concept de soi', role: 'secondaire' },
      ],
      objectifs: [
        'Sauter sans courir, puis s’arrêter là où l’on tombe.',
        'Regarder sa ligne et voir si le nouveau saut finit avant elle, dessus ou plus loin.',
        '{20min 30min 3-4a 4-5a|Mesurer un saut en pieds mis bout à bout.}',
        '{30min|Ajouter son saut à celui des autres pour aller loin ensemble.}',
      ],
      materiel: [
        item(
          '{cour !hiver|Carré de sable à bordure}{parc !hiver|Sable ou copeaux, au pied d’une bordure basse}{dehors hiver|Neige molle, au pied d’une marche ou d’une bordure}{dedans|Matelas de sieste ou de gymnastique}',
          '{dehors|une place pour deux enfants, à deux bras d’enfant de la suivante}{dedans|un pour deux enfants}',
          '{dehors !hiver|Herbe épaisse, où une feuille marque les talons}{dehors hiver|Neige tapée, remuée à la pelle}{dedans|Tapis épais qui ne glisse pas}',
        ),
        item(
          '{dedans|Bandes de ruban-cache longues comme la main, déchirées par vous}',
          '{dedans|deux par enfant, deux pour vous}',
          '{dedans|Débarbouillettes pliées, posées à côté des talons}',
        ),
        item(
          '{20min 30min 4-5a dehors|Bâtons lisses, longs comme votre avant-bras, pour mesurer}{20min 30min 4-5a dedans|Livres minces, tous pareils, pour mesurer}',
          'un pour deux enfants{multiage| de quatre ans et plus}',
          '{dehors|Manches de pelle à sable}{dedans|Blocs longs, tous pareils}',
        ),
        item('{dehors ete|Gourdes d’eau}', '{dehors ete|une par enfant}', '{dehors ete|Pichet et verres}'),
      ],
      preparation: [
        '{cour !hiver|Sortez du sable pelles, camions, roches et saletés, et remuez-le du pied : votre talon y entre partout.} {cour printemps automne|Le sable est gelé dur? On sautera un autre jour, ou dedans.} {parc !hiver|Choisissez une bordure loin des balançoires et de la glissade. Remuez du pied le sable ou les copeaux : rien de dur, ni verre ni déchet.} {dehors hiver|Choisissez une marche ou une bordure dégagée, loin du bord du toit, avec de la neige molle jusqu’au mollet d’un enfant. Enfoncez-y le pied partout : ni glace ni objet dessous.} {dedans|Couchez les matelas côte à côte, le petit côté vers les sauteurs, à un bras l’un de l’autre, deux pas libres devant. Poussez-les du pied : un matelas qui glisse va sur un tapis, ou ne sert pas. On saute pieds nus.}',
        '{dehors|Le bord d’où l’on saute est plat, sec et plus bas que le genou de chaque sauteur. Tout le monde saute du même bord et du même côté.} {dehors|Montrez chaque place d’un rond tracé du doigt, là où l’on tombera.} {dehors !hiver|Le bord est trop court pour toutes les places? Ajoutez-en dans l’herbe : on y saute du sol, les orteils derrière une feuille.} {dehors hiver|Le bord est trop court pour toutes les places? Ajoutez-en à côté : on y saute du sol, les orteils derrière un trait dans la neige.}',
        '{1adulte 3-4a 4-5a|Seule, tenez-vous au bout de la rangée, d’où vous voyez toutes les places.} {1adulte !3-4a !4-5a|Seule, déplacez-vous à genoux devant les places, face aux sauteurs : vous les voyez tous et vous marquez leurs lignes.} {2adultes|À deux, l’une reste au départ des sauts, l’autre va de ligne en ligne.} {2-3a multiage|Les plus jeunes ont la place à côté de vous, et vous marquez leurs lignes.}',
        '{dedans 20min 30min 4-5a|Posez les livres au départ.} {dehors 20min 30min 4-5a|Couchez les bâtons derrière le bord.} {avec-outil|Gardez @materiel pour mesurer les sauts.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          '{dehors|Montez sur le bord, les orteils au ras.} {dedans|Placez vos orteils au bord d’un matelas.} Pliez les genoux, balancez les bras : « Et… hop! » Un petit saut, et ne bougez plus. Retournez-vous et {dehors|tracez du doigt une ligne}{dedans|collez une bande} derrière vos talons{dehors|, assez longue pour dépasser de côté}. « Mes talons sont rendus là. » Revenez au bord et sautez moins loin : « Oh. Ma ligne est plus loin que moi. Elle m’attend. » Une troisième fois, les bras bien lancés : « Dépassée! » {dehors|Effacez la vieille ligne, tracez la nouvelle.} {dedans|Décollez la bande et recollez-la plus loin.} « Et tes talons à toi, où sont-ils rendus? »',
        ),
        play(
          { 10: 6, 20: 8, 30: 9 },
          '{3-4a 4-5a|Deux amis par place. L’un saute et reste là où il tombe; l’autre vient marquer la ligne derrière ses talons, puis c’est à lui de sauter. La ligne de l’un va à gauche, celle de l’autre à droite.} {!3-4a !4-5a|Deux enfants par place : l’un saute, l’autre crie « hop! », et l’on change. Allez d’une place à l’autre marquer la ligne derrière les talons, à gauche pour l’un, à droite pour l’autre : « Tu es rendu là! »} Un saut dépasse la ligne? La ligne avance. Sinon, elle attend le saut suivant. {2-3a|À deux ans, un pied part avant l’autre, on tombe assis, on tapote l’endroit : « Moi! »} {3-4a|Trop court? On recommence vite, en criant plus fort pour voir si ça aide.} {4-5a|« J’ai dépassé moi! » crie l’un; l’ami efface, retrace, et mesure l’avance avec ses doigts.} {!3-4a !4-5a|Changez de saut : la grenouille plie bas, l’ours atterrit lourd, la souris ne fait pas de bruit. Après chaque saut, on cherche sa ligne du doigt.} {3-4a 4-5a|Quelqu’un annonce : « C’est moi le plus loin! » Montrez-lui sa ligne à lui : « Plus loin que toi tantôt? Fais voir. »}',
        ),
        play(
          { 20: 5, 30: 7 },
          '« Combien de pieds, du départ à ta ligne? » À cette place, on ne saute plus tant qu’on mesure. {3-4a 4-5a|Un pied se colle devant l’autre, et l’ami compte.} {3-4a|« Trois pieds et des orteils! »} {4-5a dehors|Ou bien un bâton se couche, un doigt garde la place du bout, on le recouche : « Deux et un petit bout. »} {4-5a dedans|Ou bien un livre se couche, un doigt garde la place du bout, on le recouche : « Deux et un petit bout. »} {!3-4a !4-5a|On marche du départ à la ligne, main dans la main, à petits pas : « Un, deux, six! »} {2-3a|À deux ans, on s’assoit au départ, les jambes allongées : la ligne arrive-t-elle aux genoux, aux orteils?} Au saut suivant, changez une seule chose : bras collés aux cuisses, mains sur la tête, bouche fermée, gros rugissement. {3-4a 4-5a|La ligne dira si ça aide.} {!3-4a !4-5a|Puis les bras volent : la ligne est-elle plus loin?}',
        ),
        guided(
          { 30: 5 },
          '« Et tous ensemble, jusqu’où? » {dedans|Mettez les matelas bout à bout.} {dehors !hiver|Allez sur l’herbe, loin de tout ce qui est dur.} {dehors hiver|Restez dans la neige molle, loin de tout ce qui est dur.} Chacun montre du doigt où le groupe arrivera. Le premier saute et ne bouge plus. Le suivant vient placer ses orteils à la hauteur de ses talons; le premier s’ôte, et l’autre saute. Ceux qui attendent marchent à côté et comptent les sauts. {2-3a|À deux ans, un grand pas compte pour un saut.} Après le dernier : « Notre saut est rendu là! » Retournez-vous tous vers le départ. {3-4a 4-5a|On le refait dans un autre ordre : arrive-t-on à la même place?} {!3-4a !4-5a|Puis on revient, de saut en saut.}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          '{30min dehors|Revenez aux places.} {30min dedans|Remettez les matelas côte à côte.} Un dernier saut chacun, le plus loin ou le plus doux, au choix. {dehors 3-4a 4-5a|On trace sa ligne soi-même et, au bout, un signe à soi : un rond, un soleil, une lettre.} {dehors !3-4a !4-5a|Tracez la ligne; l’enfant plante ses deux mains au bout.} {dehors 2-3a multiage|À deux ans, on plante ses deux mains au bout de la ligne.} {dedans|La bande se recolle derrière les talons.} Assis au départ, regardez toutes les lignes : courtes, longues, croches. {20min 30min|Dites à chacun une chose vraie : « Tu as plié jusqu’en bas. Tu as réessayé cinq fois. »} {10min|Dites ce que vous avez vu : « Des genoux qui plient, des bras qui volent, des enfants qui réessaient. »} {dehors|Puis tous les pieds effacent tout : demain, ça repart du bord.} {dedans|Puis chacun décolle sa bande et la colle dans votre main : demain, ça repart du bord.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Quand on crie « regarde! », regardez d’abord le saut, puis les talons, et parlez de sa ligne à lui.',
          'Sautez aussi. Votre saut est plus court que le précédent? Dites-le, et recommencez.',
          '{2-3a|À qui hésite au bord, tendez deux doigts : il les serre, saute, les lâche quand il veut.}',
          '{3-4a 4-5a|Deux amis comparent leurs lignes? Demandez à chacun où était la sienne au premier saut.}',
        ],
        questionsOuvertes: [
          'Où tes talons sont-ils rendus?',
          '{3-4a 4-5a|Qu’est-ce qui t’a fait aller plus loin, cette fois?} {!3-4a !4-5a|Comment as-tu sauté?}',
          '{20min 30min 3-4a 4-5a|Combien de pieds jusqu’à ta ligne?}',
          '{30min|Jusqu’où ira notre saut à tous?}',
        ],
      },
      vocabulaire: ['sauter', 'le bord', 'le talon', 'la ligne', 'loin', 'plus loin', 'plier', 'dépasser'],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Son saut est souvent un grand pas : marquez la ligne quand même. S’il revient dix fois s’asseoir au même endroit, le jeu est là pour lui.',
        },
        {
          pour: '3-4a',
          texte:
            'Demandez aussi le saut le plus court du monde, puis celui qu’on n’entend pas : pour les réussir, les genoux plient.',
        },
        {
          pour: '4-5a',
          texte:
            'Avant de sauter, l’enfant va marquer l’endroit où il croit arriver. Il saute, puis compare sa marque et ses talons.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'En fauteuil, sur un sol dur et plat, l’enfant donne une seule poussée et se laisse rouler; on marque derrière les roues, et cette ligne avance comme les autres. Qui craint la chute saute d’un trait au sol. Qui voit peu marche d’abord la place d’arrivée, puis saute vers une voix.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dans la cour, la neige molle garde la forme des deux bottes : on n’a qu’à la regarder.} {hiver|L’été, dans la cour, le sable mouillé garde jusqu’aux orteils : on saute pieds nus.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Tomber assis, à genoux ou sur les mains.',
          'Saut plus court que celui d’avant, et un peu de dépit.',
        ],
        dangersAEliminer: [
          'Course avant le saut : on part arrêté, orteils au bord; qui arrive en courant reprend sa place et recommence.',
          'Ami{dehors|, pelle} ou jouet là où l’on tombe : on regarde, on dit « hop! », on saute; qui marque attend que les pieds ne bougent plus.',
          '{dehors|Bord mouillé, glacé ou plus haut que le genou, banc, table, module : on redescend et l’on saute du bord choisi, celui-là seulement.} {dedans|Saut du divan, d’une chaise, d’un lit : on redescend; le départ est au plancher.}',
          'Deux sauteurs face à face : tout le monde part du même bord.',
          '{dehors !hiver|Sable botté dans un œil : on efface les lignes en frottant la semelle, sans botter.}',
          '{dedans|Matelas qui s’écarte : tous les sauts s’arrêtent, on le replace.}',
          '{20min 30min 4-5a dehors|Bâton oublié là où l’on tombe : il revient derrière le bord avant le prochain saut.}',
          '{dedans 2-3a|Ruban mâché : prenez-le, donnez une débarbouillette à la place.}',
          '{dehors ete|Soleil, sable et bordure brûlants : touchez-les de la paume d’abord; chapeaux, ombre, une gorgée entre deux sauts.}',
          '{dehors hiver|Froid : seuil de votre milieu, au plus bas -27 °C; nuques et mains touchées souvent, cache-cou plutôt que foulard, et l’on rentre dès que des mains sont mouillées et froides.}',
        ],
        supervision: 'palier2',
        allergies: [
          '{dehors !hiver|Asthme ou piqûres : pompe et auto-injecteur sur vous.} {dehors hiver|Asthme au froid : la pompe reste au chaud, sur vous.} {dedans|La colle du ruban-cache contient parfois du caoutchouc naturel : si une allergie au latex est déclarée, prenez les débarbouillettes.}',
        ],
      },
      observation: [
        'Motricité globale : au départ, que font les genoux et les bras? À l’arrivée, les deux pieds se posent-ils ensemble?',
        'Éveil aux mathématiques : par quel mot ou quel geste l’enfant dit-il que c’est plus loin, pareil, moins loin?',
        'Concept de soi : devant un saut plus court, que dit-il de lui, et que fait-il ensuite?',
      ],
      prolongements: [
        '{cour !hiver|Demain, mouillez bien le sable avant de sauter : les talons arrivent-ils plus loin?} {parc !hiver|La prochaine fois, cherchez la même bordure : reste-t-il quelque chose des lignes?} {dehors hiver|Demain, tapez bien la neige du départ : de là, les talons arrivent-ils plus loin?} {dedans|Demain, refaites-le dehors, du bord du carré de sable ou dans la neige : les talons vont-ils plus loin?}',
        'Au départ, l’enfant montre à son parent d’où il a sauté et jusqu’où. À la maison, un tapis qui ne glisse pas et un bas roulé derrière les talons suffisent.',
      ],
      reflexionRetroaction: [
        'De quels sauts ai-je parlé tout haut, et lesquels n’ont été vus par personne?',
        '{3-4a 4-5a|Qui a surtout marqué les lignes des autres, et voulait-il sauter davantage?} {!3-4a !4-5a|Qui a surtout regardé sauter, et qu’est-ce qui l’a décidé?}',
      ],
    },
  },
  {
    key: 'chut-la-ligne-dort',
    summary:
      'Une bande de ruban-cache se couche au plancher et ronfle : on l’enjambe, on la saute, on la suit à pas de chat. Où coucher la suivante?',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['mouvement-et-defis'],
    materials: ['craies', 'neige'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, la craie couche les lignes sur l’asphalte{hiver|; l’hiver, le talon les trace dans la neige tapée}.',
    },
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'ruban-cache',
      'masking tape',
      'ruban au plancher',
      'ruban par terre',
      'lignes au sol',
      'lignes au plancher',
      'suivre une ligne',
      'marcher sur une ligne',
      'marcher sur la ligne',
      'équilibre sur une ligne',
      'sauter par-dessus',
      'sauter par-dessus une ligne',
      'enjamber',
      'marcher à reculons',
      'marcher comme un chat',
      'marcher sur la pointe des pieds',
      'ne pas toucher les lignes',
      'il décolle le ruban',
      'l’équilibre',
    ],
    seen: [
      'il avance un pied devant l’autre les bras ouverts sur la craque du plancher',
      'elle lève ses genoux haut pour passer par-dessus le boyau',
      'ils marchent sur la pointe des pieds en mettant un doigt sur la bouche',
      'il refuse de piler sur les joints des tuiles et fait de grands pas',
      'elle fait rouler son char sur le ruban collé par terre comme sur un chemin',
      'ils sont excités et bruyants, et se calment dès qu’on fait semblant que quelqu’un dort',
      'dans le corridor, ils jouent au funambule sur la ligne jaune',
      'il arrache le tape du plancher et veut le recoller ailleurs',
    ],
    scenes: ['equilibre', 'sauter'],
    picture:
      'Sur un plancher où des rubans se croisent, un enfant lève un genou très haut, une petite fait le chat sur une ligne; l’éducatrice regarde deux mains au sol.',
    sheet: {
      titre: 'Chut! La ligne dort',
      observationDepart:
        'Bras ouverts, un enfant longe {dedans|le joint du plancher}{cour !hiver|une fente de l’asphalte}{cour hiver|une trace de traîneau}, un pied devant l’autre. Un deuxième lève le genou très haut pour passer par-dessus. {3-4a 4-5a|« Faut pas piler dessus! »}',
      intentionEducative:
        'Offrir au corps des lignes à ménager : les enjamber, les sauter, les suivre en douceur, et décider soi-même où va la suivante.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
      ],
      objectifs: [
        'Passer par-dessus une ligne sans la toucher, d’un grand pas ou d’un saut.',
        'Montrer où la prochaine ligne se couche, et voir ce que ça change pour les pieds.',
        '{20min 30min|Suivre une ligne à quatre pattes, puis debout}{20min 30min 4-5a|, puis à reculons}{20min 30min|.}',
      ],
      materiel: [
        item(
          '{dedans|Ruban-cache large}{cour !hiver|Grosses craies de trottoir}{cour hiver|Neige à taper du pied}',
          '{dedans|un rouleau dans votre poche, un autre en réserve}{cour !hiver|une par enfant, deux pour vous}{cour hiver|un carré de six pas}',
          '{dedans|Ruban de peintre}{cour !hiver|Bâton court, dans la terre battue}{cour hiver|Asphalte sec et grosses craies}',
        ),
        optional(
          '{20min 30min dedans 2-3a|Autos plus grosses que votre poing}{20min 30min dedans !2-3a|Petites autos}{20min 30min cour !hiver 2-3a|Autos plus grosses que votre poing}{20min 30min cour !hiver !2-3a|Petites autos}',
          'une pour deux enfants',
          'Blocs de bois',
        ),
      ],
      preparation: [
        '{dedans|Dégagez un carré de cinq pas, loin de la porte et des coins de table. La veille, collez un bout de ruban dans un coin : au matin, il doit s’enlever sans laisser de colle.} {cour !hiver|Choisissez un asphalte plat et sec, de six pas sur six, loin des tricycles et de la barrière; écartez le gravier du pied.} {cour hiver|Tapez la neige du pied sur six pas, loin du bord du toit. De la glace dessous? Changez de coin.}',
        '{dedans|On joue pieds nus ou en souliers, jamais en bas. Le rouleau ne quitte pas votre poche ou votre main : vous déchirez, les enfants décident.} Choisissez deux bords, l’un en face de l’autre : on partira toujours du même, et l’on reviendra par le côté.',
        '{1adulte dedans|Seule, collez à genoux, tournée vers le groupe.} {1adulte cour|Seule, restez d’un côté du jeu, d’où vous voyez les deux bords.} {2adultes|À deux, l’une couche les lignes, l’autre traverse avec les enfants.}',
        '{avec-corde|Couchez @materiel à plat : une ligne de plus, qui tourne.} {avec-roulant|Gardez @materiel pour suivre les lignes.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 3 },
          '{dedans|Déchirez une bande de ruban longue comme vos deux bras, scriiitch, et frottez-la sur le plancher d’un bout à l’autre : « Chhh… »} {cour !hiver|Tracez lentement une ligne de craie longue comme vos deux bras : « Chhh… »} {cour hiver|Traînez le talon dans la neige tapée, sur deux pas : « Chhh… »} Ronflez pour elle : « Rrr… pfff. » Enjambez-la sur la pointe des pieds, un doigt sur la bouche. Revenez, pilez dessus : « Hein? Qui m’a réveillée? » grogne la ligne, par votre voix. {dedans|Frottez-la encore}{cour !hiver|Repassez la craie dessus}{cour hiver|Repassez le talon dessus} : « Chhh… » Elle se rendort. « Où est-ce que je couche la suivante? » Une main, un pied se pose au sol : c’est là.',
        ),
        play(
          { 10: 6, 20: 7, 30: 8 },
          'Une main au sol dit où la ligne commence; celle d’un ami, où elle finit. Couchez les lignes une à une : côte à côte, en croix, en étoile. On traverse d’un bord à l’autre sans en réveiller aucune; chacun part quand il a de la place, et revient par le côté. Une ligne pilée grogne; qui l’a réveillée la rendort, {dedans|de la paume}{cour !hiver|de la craie}{cour hiver|du talon}, et repart. {2-3a|À deux ans, on lève le genou très haut, puis on pile exprès, pour entendre « Hein? ».} {3-4a|« J’ai pas touché! » Sur la pointe d’un pied, on cherche où mettre l’autre.} {4-5a|À quatre ans, on fait coucher la suivante là où tous mettent le pied : il faudra sauter.} Tout le monde passe? Une ligne de plus. Plus personne ne passe? {dedans|Ôtez-en une.}{cour|Effacez-en une.}',
        ),
        play(
          { 20: 6, 30: 7 },
          '« Les chats sont si légers qu’ils marchent dessus sans les réveiller. » À quatre pattes d’abord, puis debout, un pied devant l’autre, jusqu’au bout de la ligne. Là, le chat s’assoit, fait semblant de se lécher la patte, repart. {2-3a|À deux ans, c’est un pied dessus, un pied à côté, et beaucoup de « miaou »; au bout, on se couche en rond.} {3-4a|À trois ans, bras ouverts, on surveille ses orteils; à la croisée, on choisit son chemin.} {4-5a|À quatre ans, on revient à reculons. Deux chats nez à nez? L’un se met en boule à côté, l’autre passe.} Trop facile, trop difficile? La ligne suivante tourne, ou va tout droit. {dedans|Qui préfère y pousse une auto, moteur éteint.} {cour !hiver|Qui préfère y pousse une auto, moteur éteint.}',
        ),
        play(
          { 30: 7 },
          'Couchez deux lignes côte à côte, à un pied l’une de l’autre. « Elles dorment à deux : c’est leur lit. » Faites-en un pour trois enfants. On saute par-dessus le lit, pieds joints ou d’un grand pas, sans en réveiller une. Puis quelqu’un montre de ses deux mains de combien le lit s’élargit : {dedans|décollez une ligne et recouchez-la là}{cour|refaites une ligne plus loin}. {2-3a multiage|À deux ans, on a son lit à l’écart, on saute dedans et l’on s’y couche : « Dodo! »} {2-3a !multiage|On saute aussi en plein dedans, chacun son tour, et l’on s’y couche : « Dodo! »} {3-4a|À trois ans, on plie, on balance les bras, hop!} {4-5a|À quatre ans, on dit d’avance jusqu’à quelle largeur on passera, et l’on essaie.} Un lit devenu trop large? Faites-en un étroit à côté : chacun choisit le sien et en change.',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          '« C’est le matin. » {dedans|Seul ou à deux, on choisit une ligne, on lève un bout et l’on tire si lentement qu’on ne l’entend pas. Un bruit? Elle bâille. Les lignes finissent en boule dans votre main; faites le tour du plancher, aucun bout n’y reste.} {cour|On marche une dernière fois sur chacune, à gros pas : « Debout! » Tout grogne, tout s’étire.} Puis chacun s’étire aussi, des orteils aux doigts. {dedans|Couchez une seule ligne devant la porte}{cour|Tracez une seule ligne près de la barrière} : jusqu’au départ, tout le monde l’enjambera, les parents aussi. « Chut! »',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Attendez la main au sol avant de coucher une ligne, même si elle tombe à une drôle de place.',
          'Réveillez des lignes vous-même, et grognez plus fort pour vos pieds que pour les leurs.',
          'Dites ce que fait le corps : « Ton genou est monté haut. Tes bras t’ont tenu. »',
          '{dedans 2-3a|Il décolle la ligne à mesure? Donnez-lui-en une, au bord, à lever et à recoller : c’est aussi la réveiller et l’endormir.} {cour 2-3a|Il efface la ligne du pied? Donnez-lui-en une, au bord, à effacer et à refaire : c’est aussi la réveiller et l’endormir.}',
        ],
        questionsOuvertes: [
          'Où est-ce que je couche la suivante?',
          'Par où passer sans la réveiller?',
          '{20min 30min|Comment un chat fait-il pour tourner?}',
          '{20min 30min 3-4a 4-5a|Qu’est-ce qui te tient debout, sur la ligne?}',
        ],
      },
      vocabulaire: [
        'la ligne',
        'enjamber',
        'piler dessus',
        'la pointe des pieds',
        'le bout',
        'doucement',
        '{20min 30min 4-5a|à reculons}',
        '{20min 30min|le chat}',
      ],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Deux lignes bien écartées lui suffisent. Passez-les main dans la main, « chut… hop! », puis laissez-le piler dessus autant qu’il veut : le grognement est le plus drôle.',
        },
        {
          pour: '3-4a',
          texte:
            'L’enfant est la voix d’une ligne : {dedans|assis}{cour !hiver|assis}{cour hiver|accroupi} au bout, il ronfle, surveille les pieds et grogne quand on la touche.',
        },
        {
          pour: '4-5a',
          texte:
            'Avant de traverser, l’enfant montre du doigt les trous où il mettra les pieds, dans l’ordre; un ami vérifie. Puis il essaie de traverser en moins de pas.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Pour le fauteuil ou la marchette, les lignes font un couloir large comme les roues : on y avance sans réveiller les bords. {dedans|Qui voit peu suit pieds nus une ligne de deux bandes superposées, qu’il sent sous l’orteil.} {cour|Qui voit peu traverse à votre bras; dites « hop » devant chaque ligne.} Le grognement fait peur? La ligne bâille.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dans la cour, un talon trace la ligne dans la neige tapée, et une mitaine la borde.} {hiver|L’été, dans la cour, un pinceau mouillé couche des lignes qui s’évaporent : on se dépêche en douceur.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Perdre l’équilibre et tomber assis.', 'Ligne réveillée par un autre, et protestation.'],
        dangersAEliminer: [
          'Sauteurs face à face : tous partent du même bord et reviennent par le côté, en marchant.',
          'Doigts sous un pied : on traverse quand la ligne est couchée et que les mains sont relevées.',
          '{30min 2-3a|Enfant couché dans un lit : personne ne saute par-dessus; on attend qu’il se lève.}',
          'Ligne tendue en l’air, entre deux meubles ou deux enfants : elle se couche au sol, toujours.',
          '{dedans|Ruban autour d’un cou, d’un doigt, dans des cheveux : il se colle au plancher ou dans votre main, nulle part ailleurs.}',
          '{dedans|Bas qui glissent : pieds nus ou souliers.} {dedans|Bande à demi décollée : frottez-la ou ôtez-la, un pied s’y prend.}',
          '{dedans 2-3a|Bout de ruban à la bouche : prenez-le, ajoutez-le à la boule dans votre poche.} {cour !hiver 2-3a|Bout de craie à la bouche : prenez-le, rincez, gardez les petits bouts dans votre poche.}',
          '{20min 30min dedans|Auto sous un pied : elle roule ou elle attend contre le mur.} {20min 30min cour !hiver|Auto sous un pied : elle roule ou elle attend hors du jeu.}',
          '{cour !hiver|Tricycle qui traverse : le jeu est hors de leur chemin, et votre main l’arrête.}',
          '{cour ete|Asphalte brûlant : cinq secondes de la paume; trop chaud, on joue à l’ombre ou dedans. Soleil et chaleur : chapeaux, et l’on boit avant et après.}',
          '{cour hiver|Glace sous la neige tapée : on change de coin.} {cour hiver|Froid : seuil de votre milieu, au plus bas -27 °C; nuques et mains touchées souvent, cache-cou plutôt que foulard.}',
        ],
        supervision: 'palier2',
        allergies: [
          '{dedans|La colle du ruban-cache contient parfois du caoutchouc naturel : si une allergie au latex est déclarée, choisissez un ruban à colle acrylique.} {cour !hiver|Poussière de craie : pour un enfant asthmatique, mouillez les craies avant de sortir.} {cour hiver|Asthme au froid : la pompe reste au chaud, sur vous.}',
        ],
      },
      observation: [
        'Motricité globale : comment l’enfant passe-t-il une ligne, et qu’est-ce qui change quand le trou devient petit?',
        'Schéma corporel : regardez s’il sait où est son deuxième pied quand il ne le voit pas.',
        'Fonction symbolique : que dit-il aux lignes, ou que leur fait-il dire?',
      ],
      prolongements: [
        '{dedans|Le lendemain, une ligne dort devant le lavabo, une autre sous la table : on les découvre en passant, sans les réveiller.} {cour !hiver|Le lendemain, cherchez les lignes qui dormaient déjà là : une fente, un joint, le bord d’une ombre.} {cour hiver|Le lendemain, cherchez les lignes qui dormaient déjà là : une trace de traîneau, le bord d’une ombre.}',
        'Au départ, l’enfant fait enjamber la dernière ligne à son parent; à la maison, les fentes du trottoir dorment aussi.',
      ],
      reflexionRetroaction: [
        'Quelle ligne ai-je couchée sans attendre qu’une main me le dise?',
        'Qui a préféré réveiller les lignes, et qu’y cherchait-il?',
      ],
    },
  },
  {
    key: 'j-habite-dans-ma-lettre',
    summary:
      'La première lettre de chaque prénom, grande comme une maison : on la parcourt d’un bout à l’autre, on y emménage, et l’on reconnaît celle d’un ami.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['contes-et-lettres'],
    materials: ['craies', 'papier-et-crayons', 'neige'],
    place: 'YARD',
    alsoAt: {
      INDOORS:
        'Dedans, la lettre se colle au plancher avec du ruban-cache; l’enfant trouve la sienne et pose la bande qui manque.',
    },
    seasons: ['SPRING', 'SUMMER', 'AUTUMN'],
    alsoIn: {
      WINTER: 'L’hiver, une botte traînée trace la lettre dans la neige tapée, et la porte se fait du pied.',
    },
    durationMinutes: 20,
    adults: 1,
    calls: [
      'lettres',
      'lettre',
      'prénom',
      'lettres du prénom',
      'première lettre',
      'première lettre de son prénom',
      'initiale',
      'ma lettre',
      'c’est ma lettre',
      'reconnaître sa lettre',
      'écrire son nom',
      'écrire son prénom',
      'alphabet',
      'lettre géante',
      'marcher sur les lettres',
      'craies',
      'craies de trottoir',
      'lettre d’un ami',
      'maison',
    ],
    seen: [
      'elle trace un grand bâton croche sur l’asphalte et dit que c’est son nom',
      'il reconnaît son initiale sur la pancarte du parc et crie que c’est à lui',
      'ils marchent sur les traits d’un gros M dessiné dans la cour',
      'il fait son S à l’envers et me demande si c’est correct',
      'elle est fière de montrer qu’elle sait comment commence son nom',
      'ils s’obstinent parce que leurs deux noms commencent pareil',
      'au vestiaire, elle lit les étiquettes et pointe celle de son amie',
      'depuis que sa grande sœur va à l’école, il veut qu’on lui apprenne à écrire',
    ],
    scenes: ['rimes-lettres', 'tracer-ecrire'],
    picture:
      'Sur l’asphalte, une enfant marche sur un S géant, une autre est assise dans un B; un visiteur tape du pied près d’un O qu’une amie frotte de la semelle.',
    sheet: {
      titre: 'J’habite dans ma lettre',
      observationDepart:
        '« C’est ma lettre! » Un doigt s’est arrêté sur {dedans|l’affiche du menu}{cour|le couvercle d’un bac}. {4-5a|« La mienne a une patte de plus », dit une voisine.} {!4-5a|Il en fait le tour, du haut jusqu’en bas, puis encore.}',
      intentionEducative:
        'Éveiller l’attachement de l’enfant à la lettre qui commence son prénom, en la lui donnant à parcourir, à habiter et à faire visiter.',
      domaines: [
        { domaine: 'langagier', composante: 'Éveil à la lecture et à l’écriture', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Identité', role: 'secondaire' },
      ],
      objectifs: [
        'Parcourir sa lettre d’un bout à l’autre, et en montrer le haut, les barres, les courbes.',
        'Dire ou montrer chez qui l’on est, d’après la lettre.',
        '{20min 30min|Trouver dans une lettre une porte, un lit, un cul-de-sac, et les faire visiter.}',
        '{20min 30min 4-5a|Remarquer ce qui fait passer d’une lettre à une autre.}',
      ],
      materiel: [
        item(
          '{cour !hiver|Grosses craies de trottoir}{cour hiver|Neige à taper du pied}{dedans|Ruban-cache large}',
          '{20min 30min cour !hiver|deux par enfant, deux pour vous}{10min 4-5a cour !hiver|deux par enfant, deux pour vous}{10min !4-5a cour !hiver|trois, pour vous}{cour hiver|trois pas sur deux par enfant}{dedans|deux rouleaux}',
          '{cour !hiver|Bâton court, dans la terre battue}{cour hiver|Asphalte sec et grosses craies}{dedans|Grand papier collé au plancher et gros crayons de cire}',
        ),
      ],
      preparation: [
        '{cour !hiver|Choisissez un asphalte sec et plat, loin des tricycles et de la barrière, où chaque enfant aura trois pas sur deux. Écartez le gravier du pied. Rien n’est tracé d’avance.} {cour hiver|Tapez la neige du pied, loin du bord du toit, là où chaque enfant aura trois pas sur deux. Rien n’est tracé d’avance.} {dedans|Collez d’avance la première lettre de chacun et la vôtre, longues comme un enfant couché, mais sans une de leurs bandes. Une barre est une bande, deux pour un I; une courbe, trois ou quatre bouts. Comptez une minute par lettre. Les bandes qui manquent, déjà à leur longueur, pendent au bord d’une table.}',
        'Demandez aux familles comment le prénom commence chez elles : une lettre arabe, un caractère chinois ont leur maison comme les autres. Deux prénoms commencent pareil? Faites deux lettres voisines.',
        '{1adulte cour|Seule, restez au milieu des lettres, tournée vers le groupe, même quand vous tracez.} {1adulte dedans|Seule, restez près de la table aux bandes, d’où vous voyez toutes les lettres.} {2adultes cour|À deux, l’une trace, l’autre se promène de lettre en lettre.} {2adultes dedans|À deux, l’une donne les bandes, l’autre se promène de lettre en lettre.}',
        '{avec-naturel|Gardez @materiel pour garnir les maisons.} {avec-coussin|Posez @materiel dans une lettre : c’est son lit.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          '{cour !hiver|Sans un mot, tracez la première lettre de votre prénom, longue de trois pas, à grands gestes.} {cour hiver|Sans un mot, traînez la botte : la première lettre de votre prénom, longue de trois pas.} {dedans|Sans un mot, collez à grands gestes la bande qui manque à votre propre lettre.} « C’est le début de mon nom. » Dites la lettre, puis parcourez-la d’un bout à l’autre : descendez, tournez, {dedans|enjambez le vide}{cour|sautez là où le trait s’arrête}. {dedans|Assoyez-vous dedans.} {cour !hiver|Assoyez-vous dedans.} {cour hiver|Accroupissez-vous dedans.} « J’habite ici. » Regardez autour : « Et ton nom à toi, il commence par quelle maison? »',
        ),
        play(
          { 10: 6, 20: 7, 30: 8 },
          '{cour|Chacun choisit la place de sa maison.} {cour !4-5a|Tracez la lettre de chacun à son tour, en reculant, et dites le chemin : « Je descends… je tourne. »} {cour 4-5a|Qui connaît sa lettre la trace, à l’endroit ou à l’envers. Tracez celle des autres en reculant, et dites le chemin : « Je descends… je tourne. »} {cour|L’enfant suit la ligne sous vos pas; qui attend parcourt une lettre finie.} {dedans|Chacun cherche sa lettre; vous lui tendez la bande qui manque, il la pose et la frotte.} On suit sa lettre à pied : vite sur une barre, penché dans une courbe. Au bout, cul-de-sac : demi-tour. {3-4a|« Elle tourne, ma lettre! » On la refait dix fois, du même bout.} {4-5a|À quatre ans, on la fait sans passer deux fois sur le même trait : est-ce possible?} Au milieu d’un trait, demandez à qui passe : « Chez qui suis-je? »',
        ),
        play(
          { 20: 6, 30: 8 },
          'On emménage. « Par où entre-t-on chez toi? » Un C est resté ouvert; un O n’a pas de porte : {cour !hiver|une semelle frotte le trait, et l’on passe.} {cour hiver|une botte en efface un bout, et l’on passe.} {dedans|on saute par-dessus, ou l’on ôte un bout de ruban.} {cour !hiver|La craie ajoute une sonnette, un lit, un chat.} Un visiteur tape du pied : « Toc, toc, toc. Chez qui? » L’habitant dit sa lettre et son nom, et fait visiter tous les traits. {3-4a|Un B a deux ventres où dormir; un T n’est qu’un toit.} {4-5a|« Ton R, c’est mon P avec une patte! » On va voir, un pied sur chacun.} Deux amis ont la même? Ils échangent de maison : que trouvent-ils de pareil? Visitez aussi, et trompez-vous de porte.',
        ),
        play(
          { 30: 5 },
          '« Facteur! Mais j’ai perdu mes lunettes. » Marchez sur une lettre, lentement, à tâtons, et dites ce que vos pieds sentent : « Une barre… une autre barre… un petit pont au milieu. Chez qui suis-je? » On crie le nom; l’habitant ouvre, reçoit une enveloppe d’air et raconte ce qu’il y a dedans. {3-4a|Un enfant prend votre main et mène le facteur chez l’ami qu’il a choisi.} {4-5a|À quatre ans, un enfant devient facteur : un ami lui trace une grande lettre dans le dos, et il cherche où livrer.} Qui a reçu une enveloppe en donne une au facteur pour un autre ami, et le facteur repart.',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          '{dedans|Chacun s’assoit dans sa lettre.} {cour !hiver|Chacun s’assoit dans sa lettre.} {cour hiver|Chacun s’accroupit dans sa lettre.} Passez de l’une à l’autre, montrez la lettre, pas l’enfant : « Qui habite ici? » Les amis répondent; la personne nommée se lève, sort de sa lettre et marche devant vous jusqu’à la suivante. {20min 30min|À la dernière maison, retournez-vous : tout le quartier est vide, et l’on sait encore qui habite où.} {cour !hiver|Les lettres restent jusqu’à la pluie; les craies rentrent dans leur boîte, et les mains vont au lavabo.} {cour hiver|Les lettres restent jusqu’à la prochaine neige.} {dedans|Les lettres restent jusqu’au départ; chacun décolle alors la sienne, sauf une bande.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Dites « ta lettre » d’abord, puis son nom : « C’est ta lettre, c’est un M. »',
          '{cour|Tracez grand et lentement : l’enfant voit par où vous commencez et où le trait s’arrête.} {dedans|Laissez l’enfant chercher sa lettre sans pointer; il en visite deux ou trois, et la trouve.}',
          'Suivez les traits derrière l’enfant, à sa vitesse, en disant ce que font ses pieds.',
          '{cour 4-5a|Une lettre est tracée à l’envers ou avec une barre de trop? Visitez-la telle quelle, et admirez la pièce de plus.}',
        ],
        questionsOuvertes: [
          '{20min 30min|Par où entre-t-on chez toi?}',
          'Qui habite ici?',
          'Où ta lettre tourne-t-elle?',
          '{20min 30min 4-5a|Que faut-il ajouter à ta lettre pour habiter chez ton ami?}',
        ],
      },
      vocabulaire: [
        'la lettre',
        'le prénom',
        'la barre',
        'la courbe',
        'le bout',
        '{20min 30min|emménager}',
        'le cul-de-sac',
        '{30min|le facteur}',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Une seule lettre compte, la sienne. S’il dit « c’est moi! » devant une autre, marchez les deux avec lui, l’une après l’autre : ses pieds sentiront la différence.',
        },
        {
          pour: '4-5a',
          texte:
            'La deuxième lettre de son nom s’ajoute comme une chambre de plus. Ou bien, avec la permission de l’ami, une patte ajoutée change un P en R, une queue change un O en Q.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Pour un fauteuil, la lettre est large comme les roues, et elle se parcourt en roulant. {10min|Qui ne parle pas montre sa lettre du doigt : la réponse est complète.} {20min 30min|Qui ne parle pas ouvre sa porte et montre sa lettre du doigt : la visite est complète.} Qui n’aime pas qu’on entre garde sa maison fermée; on lui parle du dehors.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, une botte traînée trace la lettre dans la neige tapée : on voit tous ceux qui l’ont visitée.} {hiver|L’été, un gros pinceau mouillé peint la lettre sur l’asphalte : vite, on l’habite avant que le soleil la boive.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          '{cour|Genoux sales, lettre effacée par un pied.} {dedans|Bande arrachée par un pied.}',
          '{20min 30min|Porte fermée au nez d’un visiteur.}',
        ],
        dangersAEliminer: [
          'Enfant assis ou couché dans sa lettre : on y entre en marchant; les courses se font ailleurs.',
          '{cour !hiver|Bout de craie sous un pied : il roule; il va dans votre poche.} {dedans|Bande à demi décollée : frottez-la ou ôtez-la, un pied s’y prend.} {cour hiver|Glace sous la neige tapée : cette maison déménage.}',
          '{dedans|Bas qui glissent : pieds nus ou souliers.}',
          '{cour|Enfant derrière vous quand vous tracez en reculant : regardez avant chaque trait; qui attend est dans une lettre finie.}',
          '{cour|Tricycle, traîneau ou ballon parmi les lettres : il reste de l’autre côté de la cour.}',
          '{cour ete|Asphalte brûlant : cinq secondes de la paume; trop chaud, on ne s’y assoit pas, on joue à l’ombre. Soleil et chaleur : chapeaux, et l’on boit avant et après.}',
          '{cour hiver|Froid : seuil de votre milieu, au plus bas -27 °C; on s’accroupit au lieu de s’asseoir, nuques et mains touchées souvent, cache-cou plutôt que foulard.}',
        ],
        supervision: 'palier3',
        allergies: [
          '{cour !hiver|Poussière de craie : pour un enfant asthmatique, mouillez les craies avant de sortir.} {dedans|La colle du ruban-cache contient parfois du caoutchouc naturel : si une allergie au latex est déclarée, prenez le grand papier.} {cour hiver|Asthme au froid : la pompe reste au chaud, sur vous.}',
        ],
      },
      observation: [
        'Éveil à la lecture et à l’écriture : à quoi l’enfant reconnaît-il sa lettre, et celle de quel ami connaît-il déjà?',
        'Motricité globale : que fait-il de son corps quand le trait tourne, s’arrête ou finit en cul-de-sac?',
        'Identité : notez ses mots pour sa lettre, comme « chez nous » ou « c’est pareil comme toi ».',
      ],
      prolongements: [
        'Au départ, l’enfant mène son parent à sa maison et lui fait visiter chaque trait; le parent dit ensuite par quelle lettre son prénom à lui commence.',
        '{cour|Le lendemain, cherchez ce que la nuit a laissé des lettres : à quoi reconnaît-on encore la maison de chacun?} {dedans|Le lendemain, il ne reste de chaque lettre qu’une bande au plancher : de quelle maison venait-elle?}',
      ],
      reflexionRetroaction: [
        'Quelle lettre ai-je nommée avant que l’enfant la reconnaisse?',
        '{10min|Qui n’a été nommé par aucun ami?}{20min 30min|Chez qui personne n’est allé frapper?}',
      ],
    },
  },
  {
    key: 'c-est-pas-juste-encore',
    summary:
      'Rouge, la carte reste; noire, elle est perdue. L’adulte perd tout la première, puis on perd dix fois, tous ensemble : « C’est pas juste! Encore! »',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['emotions-et-amitie'],
    materials: [],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'perdre',
      'perdre au jeu',
      'il a perdu',
      'mauvais perdant',
      'mauvaise perdante',
      'n’accepte pas de perdre',
      'ne veut jamais perdre',
      'colère quand il perd',
      'pleure quand il perd',
      'c’est pas juste',
      'lancer les cartes',
      'jeu de cartes',
      'jeu de société',
      'jeux de société',
      'gagner',
      'veut toujours gagner',
      'tricher',
      'ne veulent plus jouer avec lui',
      'frustration',
      'émotions',
      'la colère',
    ],
    seen: [
      'il garroche les pions dès qu’il voit qu’un autre est en avance',
      'elle tourne une carte et hurle quand ce n’est pas la bonne couleur',
      'il serre les poings, devient tout rouge et crie qu’on a triché',
      'il boude sous la table parce que son amie a fini première',
      'elle change les règles au milieu de la partie pour finir gagnante',
      'ils ne veulent plus l’inviter à jouer parce qu’il pète une coche à la fin',
      'à la table, une partie de mémoire a fini en crise et tout a revolé',
      'son père me dit qu’à la maison il faut toujours le laisser gagner',
    ],
    scenes: ['gagner-perdre', 'colere', 'casse-tete'],
    picture:
      'Sur un tapis, trois enfants poussent une carte noire en criant; l’éducatrice, épaules montées et joues rouges, en serre une contre son ventre.',
    sheet: {
      titre: 'C’est pas juste! Encore!',
      observationDepart:
        'La partie est finie, un enfant a perdu. « C’est pas juste! » Les cartes volent, et les autres ramassent sans le regarder : « On joue plus avec toi. »',
      intentionEducative:
        'Offrir un jeu où l’on perd souvent, vite et à plusieurs, pour sentir ce que perdre fait au corps et trouver comment rejouer.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'secondaire' },
      ],
      objectifs: [
        'Perdre une carte, la pousser au milieu, et en tourner une autre.',
        'Dire sa déception avec les autres, et prêter sa voix à qui perd seul.',
        '{20min 30min|Trouver ce que son corps peut faire d’une colère sans rien lancer.}',
        '{30min|Suivre une règle jusqu’au bout, même quand elle fait perdre.}',
      ],
      materiel: [
        item(
          'Jeu de cartes ordinaire, sans jokers',
          'un paquet : quatre cartes par enfant, huit pour vous',
          'Cartons marqués d’un rond rouge ou d’un rond noir, autant des deux',
        ),
        item('Tapis', 'un, assez grand pour s’asseoir en rond', 'Plancher dégagé'),
      ],
      preparation: [
        'Choisissez une heure calme, loin de la dernière chicane : ce jeu prépare la prochaine partie, il ne punit personne de celle d’avant.',
        'Prenez quatre cartes noires et gardez-les cachées sous votre genou : ce sont les vôtres, pour la première partie seulement. Mêlez toutes les autres et faites-en des paquets de quatre : un par enfant, un pour vous. Le reste attend dans la boîte.',
        'Assoyez le groupe en rond sur le tapis. Le milieu reste vide : c’est là qu’iront les cartes perdues.',
        '{1adulte|Seule, assoyez-vous à côté de l’enfant que perdre bouleverse, sans dire pourquoi.} {2adultes|À deux, l’une mène; l’autre s’assoit à côté de l’enfant que perdre bouleverse, sans dire pourquoi, et joue.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Posez vos quatre cartes devant vous, faces cachées. « Rouge, je la garde. Noire, je la perds. » Tournez-les une à une et poussez-les au milieu. Noire : « Bon. » Noire : « Ah non. » Noire : « Encore? » Noire. « J’ai tout perdu. C’est pas juste! » Montrez votre corps, sans en rajouter : les épaules montent, les joues chauffent, la main se ferme sur la dernière carte. « Ma main veut la lancer. » Serrez la carte contre votre ventre, soufflez longtemps, poussez-la au milieu. « J’ai encore chaud. Et j’ai envie de rejouer. »',
        ),
        play(
          { 10: 6, 20: 8, 30: 9 },
          'Donnez à chacun son paquet de quatre, faces cachées, et prenez le vôtre. « Un, deux, trois… tourne! » Chacun en tourne une. Rouge, elle reste devant soi. Noire, on la pousse au milieu, et tous ceux qui l’ont perdue disent avec vous : « C’est pas juste! » La fois suivante, tout bas; puis en chantant; puis d’une voix d’ogre. Quelqu’un perd seul? Tout le rond le dit avec lui. Quatre tours, et la partie est finie : il en reste quatre à l’un, rien à l’autre. Remettez tout au milieu, brassez à pleines mains, que chacun en reprenne quatre : « Encore! » {3-4a|À trois ans, on en reprend une au milieu, pour crier encore.} {4-5a|« Elle a juste des rouges! » Demandez qui les a choisies. Personne : c’est le hasard.}',
        ),
        play(
          { 20: 5, 30: 6 },
          '« Moi, quand je perds, ma main veut lancer. Et toi, qu’est-ce que ton corps veut faire? » Essayez tout ensemble : trois coups de talon, serrer ses genoux, se secouer comme un chien mouillé, rugir dans son coude, souffler sur ses poings. Chacun choisit. On rejoue : après une noire, on fait son geste, puis on pousse la carte. Un seul a perdu? Tout le rond fait ce geste-là avec lui. {3-4a|Le geste change à chaque carte; le plus drôle se promène d’un enfant à l’autre.} {4-5a|« Et quand un ami perd gros? » On se tait, on lui garde sa place, on lui tend une carte : chacun dit ce qu’il préfère pour lui-même.} Perdez aussi : « Trois coups de talon… j’ai toujours chaud. Souffler? Ah, ça descend. »',
        ),
        play(
          { 30: 6 },
          'Chacun reprend quatre cartes, pour une partie où l’on devine. Avant de tourner : main ouverte, « rouge »; poing fermé, « noire ». Bien deviné, la carte reste; raté, elle va au milieu. {3-4a|À trois ans, on copie d’abord votre main, puis on devine tout seul.} {4-5a|À quatre ans, on dit pourquoi : « J’ai eu trois noires, ça va être rouge. » On vérifie.} Une main change après la carte? « Ta main voulait gagner. La mienne aussi. » On tourne une autre carte. Trichez vous-même, très mal : « J’avais dit noire! » On proteste, on vous explique la règle; remerciez, et perdez la carte. Qui a gardé le plus de cartes brasse pour tous; qui en a le moins crie le prochain « tourne! ».',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          'Dernier « tourne! ». Étalez le milieu : « Regardez tout ce qu’on a perdu. Et tout le monde est encore là. » {20min 30min 4-5a|Comptez-les ensemble, en touchant chaque carte.} {20min 30min !4-5a|Comptez-en cinq ensemble, en touchant chaque carte.} Chacun rapporte celles qui lui restent et les pose sur le tas. {20min 30min|En passant, il refait son geste, ou dit ce qui l’a aidé.} Une main par-dessus l’autre, pressez le tas : « C’est pas juste », tout bas, une dernière fois. Puis les cartes rentrent dans leur boîte. « Demain, on perd encore? » Laissez la boîte là où ils peuvent la prendre.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Perdez pour vrai, à voix ordinaire : dites ce que vos épaules, vos joues et vos mains font, puis ce qui les calme.',
          'Des cartes sont lancées : « Tu as perdu, et ça chauffe. Les cartes restent dans le jeu. » Assoyez-vous tout près; ramassez ensemble quand ses mains sont molles.',
          'Il quitte le rond? Sa place et quatre cartes l’attendent. Il revient quand il veut, à la partie suivante, sans explication.',
          'Quelqu’un dit : « On joue plus avec toi. » Nommez ce que chacun vit : « Vous n’aimez pas recevoir des cartes. Lui n’aime pas perdre. Qu’est-ce qui vous aiderait à rejouer ensemble? »',
        ],
        questionsOuvertes: [
          'Où est-ce que ça chauffe, quand tu perds?',
          'Qu’est-ce que ta main voulait faire?',
          '{20min 30min|Qu’est-ce qui t’aide à pousser la carte?}',
          '{4-5a|Qui décide, quand la carte est noire?}',
        ],
      },
      vocabulaire: [
        'perdre',
        '{30min|gagner}',
        'rejouer',
        'c’est pas juste',
        'déçu',
        'brasser',
        '{4-5a|le hasard}',
        '{30min|tricher}',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Deux cartes par partie lui suffisent : la partie dure vingt secondes. Il pousse sa carte, la reprend, la repousse : laissez-le, et dites « c’est pas juste » avec lui.',
        },
        {
          pour: '4-5a',
          texte:
            'L’enfant mène une partie : il dit « tourne! », surveille la règle et perd comme les autres. Puis il décide avec les autres ce qu’un roi rouge permet de reprendre : une carte perdue, ou toutes.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Le cri à plusieurs est trop fort? On le dit des lèvres, ou des deux mains qui tombent. Qui distingue mal le rouge du noir regarde la forme : le cœur et le carreau restent. Qui ne peut pas tourner la carte dit « tourne », et un ami le fait. À qui perdre fait très mal, offrez d’abord une partie à regarder, collé à vous.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{hiver|L’été, dans la cour, cachez une feuille dans un poing : quelle main? Qui se trompe crie « c’est pas juste! », et l’on recommence.} {!hiver|L’hiver, au vestiaire, cachez une mitaine derrière votre dos : quelle main? Qui se trompe crie « c’est pas juste! », et l’on recommence.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Vraie colère, larmes, enfant qui part bouder.', 'Carte lancée par terre ou pliée.'],
        dangersAEliminer: [
          'Carte lancée vers un visage : votre main l’arrête, la partie attend; ce qui se lance ici, c’est le cri.',
          '{20min 30min|Coups de talon près d’un voisin : on tape le plancher devant soi, à un bras des autres.}',
          'Enfant en colère entouré, imité ou montré du doigt : les autres reprennent la partie avec vous{20min 30min|; on imite seulement un geste choisi pour le jeu}.',
          'Enfant ramené de force dans le rond, ou privé du jeu parce qu’il a crié : sa place reste ouverte.',
        ],
        supervision: 'palier2',
        allergies: ['Cartes propres, essuyées et séchées d’avance si elles ont traîné à table.'],
      },
      observation: [
        'Compétences émotionnelles : après une noire, que fait le corps d’abord, et combien de temps avant la carte suivante?',
        'Compétences sociales : qui prête sa voix à celui qui perd seul, et comment l’autre la reçoit-il?',
        'Schéma corporel : quelle partie de lui l’enfant montre-t-il quand il dit où ça chauffe?',
      ],
      prolongements: [
        'Avant le prochain jeu de société, deux minutes de cartes rouges et noires{20min 30min|, et chacun rappelle son geste}.',
        '{10min|Racontez au parent le cri du groupe. À la maison, à la prochaine partie, c’est l’adulte qui perd et le dit en premier.} {20min 30min|Dites au parent le geste que son enfant a choisi. À la maison, à la prochaine partie, c’est l’adulte qui perd et le fait en premier.}',
      ],
      reflexionRetroaction: [
        'Quand je perds ou me trompe devant eux, que voient-ils?',
        'Qui n’a pas été invité à la dernière partie, et qu’est-ce que j’en ai dit?',
      ],
    },
  },
]
