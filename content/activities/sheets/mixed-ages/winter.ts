import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

/** Snow, cold and long evenings, from the sled to the den. */
export const MIXED_AGES_WINTER_SHEETS: readonly BankSheet[] = [
  {
    key: 'la-butte-du-parc',
    summary:
      'Assis sur un carton, sur une toile ou sur ses fesses : qu’est-ce qui glisse, qu’est-ce qui reste pris? Chacun l’essaie sur sa pente.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['mouvement-et-defis', 'eau-neige-et-glace'],
    materials: ['neige', 'cartons-et-boites', 'batons'],
    place: 'PARK',
    alsoAt: { YARD: 'Dans la cour, un tas de neige tapé à hauteur de hanche suffit, loin de la clôture.' },
    seasons: ['WINTER'],
    durationMinutes: 30,
    adults: 2,
    calls: [
      'glissade',
      'glisser',
      'butte',
      'traîneau',
      'luge',
      'pente',
      'carton',
      'vite',
      'neige',
      'casque',
      'monter',
      'freiner',
      'hiver dehors',
    ],
    seen: [
      'il descend sur un vieux carton et va plus loin qu’hier',
      'elle essaie de glisser sur la toile et reste prise au milieu',
      'ils lâchent une mitaine du haut de la côte pour voir si elle part',
      'il monte à quatre pattes et redescend sur les fesses sans arrêt',
      'elle a peur d’aller vite et veut aller en bas avec moi',
      'il veut dépasser la marque de son talon et recommence encore',
      'au parc, ils comparent des cartons pour trouver lequel glisse le mieux',
      'le bébé, dans la luge, rit chaque fois que je le tire un petit bout',
    ],
    scenes: ['neige-glace', 'rouler', 'pourquoi', 'glisser-corps'],
    picture:
      'Casque sur la tête, des enfants montent une butte de neige et la descendent assis; au pied, un poupon est en luge près d’une éducatrice.',
    sheet: {
      titre: 'La butte du parc',
      observationDepart:
        'Les enfants descendent sur les fesses, deux par deux, et remontent au même endroit. Un carton oublié vient de partir tout seul.',
      intentionEducative: 'Permettre à chacun de doser sa vitesse et de découvrir ce qui la change.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'secondaire' },
      ],
      objectifs: [
        '{18-24m 2-3a 3-4a 4-5a|Monter et descendre à sa façon, pieds devant.} {0-18m !multiage|Sentir la luge partir, puis s’arrêter, et montrer s’il en veut encore.}',
        '{2-3a 3-4a 4-5a|Essayer deux surfaces et les comparer.} {18-24m !multiage|Regarder filer un carton, une toile, une mitaine.} {0-18m !multiage|Toucher la neige, la regarder et y revenir.}',
        '{18-24m 2-3a 3-4a 4-5a|Regarder si le bas est libre avant de partir.} {0-18m !multiage|Suivre des yeux un carton qui glisse vers lui.}',
      ],
      materiel: [
        item('Butte de neige', 'pas plus haute que la hanche d’un adulte', null),
        item('Cartons aplatis et carrés de toile cirée', 'quatre de chaque', 'Retailles de nappe épaisse'),
        item('Mitaine de rechange', 'une', 'Tuque de rechange'),
        item(
          'Casques d’hiver',
          '{18-24m 2-3a 3-4a 4-5a|un par glisseur}{0-18m multiage|, un par poupon}{0-18m !multiage|un par poupon}',
          null,
        ),
        item(
          '{0-18m|Luge à dossier}',
          '{0-18m multiage|une pour deux poupons, pour le plat}{0-18m !multiage|deux, à deux poupons chacune, pour le plat}',
          '{0-18m|Couverture épaisse tirée à la main}',
        ),
        item(
          '{18-24m 2-3a 3-4a 4-5a|Bâtons}',
          '{18-24m 2-3a 3-4a 4-5a|quatre : deux pour la montée, deux pour la descente}',
          '{18-24m 2-3a 3-4a 4-5a|Branches tombées}',
        ),
        optional('{18-24m 2-3a 3-4a 4-5a !0-18m si-traîneaux|Traîneau, corde ôtée}', 'un', null),
        optional('{18-24m 2-3a 3-4a 4-5a si-pelles|Petites pelles}', 'une pour deux enfants', null),
        optional('{18-24m 2-3a 3-4a 4-5a si-cônes|Cône mou}', 'un', null),
        optional('{si-ballons|Ballon de jeu mou}', '{si-ballons|un}', null),
        optional('{18-24m 2-3a 3-4a 4-5a si-toutous|Toutou lavable}', 'un', null),
      ],
      preparation: [
        'Choisissez une butte sans arbre, poteau ni clôture au pied, loin de la rue et des sentiers.',
        'Marchez la pente : roche, glace vive, souche sous la neige.',
        '{18-24m 2-3a 3-4a 4-5a|Plantez les bâtons en haut seulement, de chaque côté de la montée et de la descente : rien ne se plante au pied.} {0-18m|Tapez sur le plat une allée de six pas pour la luge, loin du pied de la descente.}',
        '{18-24m|Tapez à côté une pente de trois pas, large, pour ceux qui montent à quatre pattes et descendent sur les fesses.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 5, 45: 6 },
          'Posez au sommet un carton, une toile et une mitaine. {18-24m 2-3a 3-4a 4-5a !0-18m si-traîneaux|Ajoutez un traîneau vide : le plus lourd sera-t-il le premier?} {si-ballons|Ajoutez un ballon : lui ne glisse pas, il roule.} {18-24m 2-3a 3-4a 4-5a si-toutous|Assoyez un toutou sur le carton : il descend avant ceux qui hésitent.} {18-24m 2-3a 3-4a 4-5a|« Lequel arrive en bas? » Chacun montre son favori, puis vous les lâchez d’un doigt.} {0-18m !multiage|Le poupon les regarde de la luge, arrêtée à côté de la descente. « Ça part! » Lâchez-les d’un doigt, l’un après l’autre.} {18-24m 2-3a 3-4a 4-5a si-cônes|En descendant prendre votre place au bas, posez un cône à deux pas de la piste, là où le champion s’est arrêté.}',
        ),
        play(
          { 20: 14, 30: 20, 45: 24 },
          '{18-24m 2-3a 3-4a 4-5a|On monte d’un côté, on descend de l’autre, assis, pieds devant.} {2-3a 3-4a 4-5a|En haut, qui attend surveille le bas et crie « Libre! » quand votre main se lève.} {0-18m|Le poupon, casqué, est tiré sur le plat, trois pas, puis l’arrêt : son visage dit s’il veut encore.} {0-18m !multiage|Arrêtez la luge et poussez vers elle un carton vide : il glisse jusqu’aux bottes du poupon, une mitaine tape dessus. « Encore? » Il regarde ailleurs? C’est la pause. Poussez ensuite la toile, puis laissez-le la froisser et l’écouter.} {18-24m multiage|Le trottineur} {18-24m !multiage|L’enfant} {18-24m|monte à quatre pattes et redescend sur les fesses.} {18-24m !multiage|Arrivé, il reste assis et brasse la neige : comptez trois avec lui, puis menez-le de côté. Les jambes fatiguent? Faites glisser un carré de toile devant lui : il part le chercher et vous le rapporte.} {2-3a|Chaque descente veut un autre carton : le grand, le plié, celui d’un ami.} {2-3a !multiage|Le carton s’échappe en montant? On le regarde descendre à vide, on court le chercher une fois le bas libre. Posez ensuite une grosse boule de neige au bord de la piste : qui la touche en passant?} {3-4a|Carton ou toile? L’essai se refait cinq fois; pour remonter, le carton va sous un bras, la toile sous l’autre.} {3-4a !multiage|Le carton ramollit et ne part plus : on le secoue, on souffle dessus, on prend la toile. Chargez ensuite la toile d’une grosse boule de neige : ira-t-elle plus loin, si lourde?} {4-5a|Un grand marque son arrivée d’un trait de talon et recommence pour le dépasser.} {4-5a !multiage|Le trait du voisin est deux bottes plus loin : est-ce le carton, l’élan, la neige? On ne change qu’une chose et l’on repart. Nouveau défi : s’arrêter pile sur le trait.} {2adultes multiage !0-18m|L’une tient le bas et donne le départ; l’autre reste à portée de bras des plus petits.} {2adultes multiage 0-18m|L’une tient le bas et donne le départ; l’autre, près des plus petits, tire la luge de côté, sans les quitter des yeux.} {2adultes !multiage 18-24m 2-3a 3-4a 4-5a|L’une tient le bas et donne le départ; l’autre reste en haut, à portée de bras de qui s’assoit.} {2adultes 0-18m !multiage|L’une tire une luge à petits pas, de côté, les yeux sur les poupons; l’autre, assise près de la seconde, fait taper la neige à ceux qui attendent. Échangez souvent.}',
        ),
        play(
          { 45: 10 },
          '{18-24m 2-3a 3-4a 4-5a|Changez la neige ensemble : tapée avec les bottes, labourée avec un bâton, couverte de poudreuse. Gardez intacte une bande de la descente. Lâchez le même carton, à vide, d’un côté puis de l’autre : où va-t-il le plus loin?} {0-18m !multiage|Devant le poupon, tapez la neige du plat de la main, puis labourez-la : sa mitaine y revient. Faites une boule molle, défaites-la au-dessus de ses bottes : « Partie! » Refaites-en une tant que ses yeux vous suivent.}',
        ),
        closing(
          { 20: 3, 30: 5, 45: 5 },
          '{18-24m 2-3a 3-4a 4-5a|Dernière descente au ralenti : on freine des talons tout le long. Au pied, chacun secoue sa neige et montre du doigt ce qu’il prendra pour glisser la prochaine fois.} {0-18m !multiage|Dernier tour de luge, tout doucement, jusqu’à l’arrêt. Secouez la neige de chaque mitaine, puis saluez la butte de la main.} {18-24m 2-3a 3-4a 4-5a si-pelles|La pente vidée, une pelletée de neige bouche chaque trou de la piste.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          '{18-24m 2-3a 3-4a 4-5a|Tenez-vous en bas, bras écartés : un glisseur à la fois devant vous.} {0-18m !multiage|Avant chaque départ, accroupissez-vous devant la luge et attendez son regard.}',
          '{18-24m 2-3a 3-4a 4-5a|Montrez le frein avec vos talons, assise à côté de l’enfant.} {0-18m !multiage|Dites « On part » avant de tirer et « Arrêt » en arrêtant, toujours sur le même ton.}',
          '{18-24m 2-3a 3-4a 4-5a|Accueillez celui qui préfère rester en haut à dire le départ avec vous.}',
        ],
        questionsOuvertes: [
          '{18-24m 2-3a 3-4a 4-5a|Qu’est-ce qui va le plus vite?} {0-18m !multiage|Qu’est-ce qui glisse vers toi?}',
          '{18-24m 2-3a 3-4a 4-5a|Comment fait-on pour ralentir?} {0-18m !multiage|Que fait la neige sur ta mitaine?}',
          '{45min 18-24m 2-3a 3-4a 4-5a|Qu’est-ce qui a changé dans la neige?}',
        ],
      },
      vocabulaire: [
        'glisser',
        '{18-24m 2-3a 3-4a 4-5a|freiner}',
        'la pente',
        'la butte',
        'la toile',
        '{18-24m 2-3a 3-4a 4-5a|le talon}',
        'tapé',
        'loin',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Sur la luge à l’arrêt, il plonge les mains dans la neige et les regarde; avec lui, tenez-vous-en à vingt minutes{30min 45min| dehors à la fois, puis faites une pause au chaud}.',
        },
        {
          pour: '18-24m',
          texte: 'Sa pente de trois pas se descend sur les fesses, sans carton : il règle lui-même sa vitesse.',
        },
        { pour: '2-3a', texte: 'Un carton large, le bas tout proche, et le droit de ne faire que monter.' },
        { pour: '3-4a', texte: 'Demandez-lui son pari avant la descente, et ce qu’il en pense après.' },
        { pour: '4-5a', texte: 'Il mesure sa glissade en pas de bottes et retient le nombre jusqu’à la suivante.' },
        {
          pour: 'besoins_particuliers',
          texte:
            '{18-24m 2-3a 3-4a 4-5a|L’enfant qui ne glisse pas lâche les objets du sommet et dit le départ à voix haute.} {0-18m !multiage|Le poupon qui se raidit sur la luge reste dans vos bras : avancez de trois pas, arrêtez, attendez son regard.}',
        },
        {
          pour: 'autre_saison',
          texte:
            '{parc 18-24m 2-3a 3-4a 4-5a|L’automne, la même butte se descend en roulant dans l’herbe, bras le long du corps, sur deux longueurs.} {parc 0-18m !multiage|L’automne, assis sur une couverture dans l’herbe, le poupon regarde un ballon rouler du haut de la même butte.} {cour|L’automne, un carton, une toile et une mitaine descendent une planche basse : lequel arrive en bas?}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Chute, neige au visage.',
          '{18-24m 2-3a 3-4a 4-5a|Petit choc au bas de la pente.}',
          '{18-24m 2-3a 3-4a 4-5a|Peur en haut : on redescend à pied.} {0-18m !multiage|Sursaut au départ de la luge.}',
        ],
        dangersAEliminer: [
          '{18-24m 2-3a 3-4a 4-5a|Descente debout, à plat ventre ou tête première : assis, pieds devant, toujours.}',
          '{18-24m 2-3a 3-4a 4-5a|Glisseur encore au bas : le suivant attend votre main levée.} {0-18m multiage|Luge dans le chemin d’un glisseur : elle reste sur son allée.}',
          'Foulard ou cordon : retirés; le casque se met par-dessus une tuque mince. {0-18m|La corde de la luge reste dans votre main.}',
          'Froid : seuil de votre milieu, au plus bas -27 °C; pauses au chaud avant qu’on les demande.',
          '{18-24m 2-3a 3-4a 4-5a !0-18m si-traîneaux|Traîneau lâché vers quelqu’un : il part vide, quand votre main se lève et que le bas est libre.}',
          '{18-24m 2-3a 3-4a 4-5a si-ballons|Ballon poursuivi sous un glisseur : il reste au bas jusqu’à votre main levée.} {18-24m 2-3a 3-4a 4-5a si-cônes|Cône dans la descente : il tient à deux pas du bord, et vous seule le déplacez.}',
        ],
        supervision: 'palier1',
        allergies: ['Urticaire au froid : suivez la consigne du parent.'],
      },
      observation: [
        'Motricité globale : {18-24m 2-3a 3-4a 4-5a|comment ralentit-il ou change-t-il de direction?}{0-18m !multiage|comment se tient-il assis quand la luge part?}',
        'Éveil aux sciences : {18-24m 2-3a 3-4a 4-5a|que compare-t-il, et que conclut-il?}{0-18m !multiage|que regarde-t-il glisser, et jusqu’où?}',
        'Santé et sécurité : {18-24m 2-3a 3-4a 4-5a|regarde-t-il en bas avant de partir?}{0-18m !multiage|par quels signes dit-il qu’il a froid ou qu’il en a assez?}',
      ],
      prolongements: [
        'Revenez après un redoux : du carton ou de la toile, lequel va le plus loin?',
        'Sur la butte de leur quartier, parent et enfant essaient trois surfaces; la gagnante arrive ici le lundi.',
      ],
      reflexionRetroaction: [
        'Ai-je freiné à leur place ou leur ai-je montré à freiner?',
        'Chacun avait-il vraiment une pente à sa mesure?',
      ],
    },
  },
  {
    key: 'des-couleurs-sur-la-neige',
    summary:
      'Une goutte de rouge s’étend, du bleu arrive à côté : les enfants peignent un carré de neige tapée et regardent les couleurs se rencontrer.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['couleurs-et-textures', 'eau-neige-et-glace'],
    materials: ['neige', 'peinture-lavable', 'pinceaux'],
    place: 'YARD',
    alsoAt: { INDOORS: 'Dedans, un grand bac de neige sur une bâche tient vingt minutes avant de fondre.' },
    seasons: ['WINTER'],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'peinture',
      'mélanger les couleurs',
      'mélanger',
      'neige',
      'pinceau',
      'rouge',
      'bleu',
      'éclabousser',
      'fondre',
      'art',
      'taches',
      'hiver',
      'jeux de neige',
      'mélange de couleurs',
    ],
    seen: [
      'elle trempe son pinceau dans le bleu et tape la neige',
      'il fait couler une goutte rouge et la regarde s’étendre',
      'ils mélangent du jaune et du bleu par terre et crient c’est vert',
      'il remplit sa trace de botte de peinture',
      'elle creuse à côté pour voir jusqu’où la couleur descend',
      'il chiale que tout est devenu brun et qu’il voulait du rouge',
      'depuis qu’ils ont échappé du jus dehors, ils veulent teindre toute la neige',
      'dans la cour, ils éclaboussent de la couleur sur leur manteau et rient',
    ],
    scenes: ['peindre', 'neige-glace'],
    picture:
      'Autour d’un carré de neige tapée, une éducatrice et trois enfants peignent au gros pinceau des taches rouges, bleues et jaunes.',
    sheet: {
      titre: 'Des couleurs sur la neige',
      observationDepart:
        'Un jus de betterave renversé sur la galerie a tout coloré. Les enfants grattent la neige pour voir jusqu’où il est descendu.',
      intentionEducative:
        'Permettre d’explorer des mélanges sur une matière qui boit la couleur, en partageant la même surface.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
      ],
      objectifs: [
        'Essayer un mélange et regarder ce qu’il devient.',
        'Faire de la place à la couleur d’un autre.',
        'Dire ou montrer ce qui surprend.',
      ],
      materiel: [
        item(
          'Neige tapée',
          '{dehors|un carré de quatre pas}{dedans|un grand bac pour quatre enfants, un bol de neige propre}',
          'Drap blanc mouillé',
        ),
        item(
          'Peinture lavable rouge, jaune et bleue, très diluée',
          'deux pots larges de chaque',
          'Jus de betterave, curcuma délayé',
        ),
        item('Gros pinceaux à manche court', 'un par enfant, un pour vous', 'Branches de sapin tombées'),
        optional(
          '{2-3a 3-4a si-cartons-d’œufs|Cartons d’œufs}',
          '{2-3a 3-4a|un pour deux enfants; neufs, si un enfant est allergique aux œufs}',
          '{2-3a 3-4a|Moules à muffins}',
        ),
        item('{dehors|Vieilles mitaines}', '{dehors|une paire par enfant, deux de plus}', '{dehors|Gros bas de laine}'),
        item(
          '{dedans|Bâche et linges}',
          '{dedans|une sous le bac, un linge par enfant}',
          '{dedans|Vieux rideau de douche}',
        ),
        optional('{si-bacs|Bac bas et propre}', '{si-bacs|un, pour la fonte}', null),
        optional('{si-contenants|Contenants de plastique}', 'un pour deux enfants', null),
        optional('{si-cuillères|Grosses cuillères}', 'une par enfant', null),
        optional('{dedans si-mitaines|Mitaines usées}', 'une par enfant', null),
        optional('{si-vaporisateurs|Vaporisateur, empli de peinture très diluée}', 'un, pour vous', null),
      ],
      preparation: [
        '{dehors|Tapez le carré avec les pieds, loin de la butte à glisser.} {dedans|Remplissez le bac à la dernière minute.}',
        'Diluez la peinture : une cuillère pour un pot d’eau. {dehors|Gardez les pots au chaud jusqu’à la sortie.}',
        '{dehors|Enfilez de vieilles mitaines par-dessus les bonnes.} {dedans|Retroussez les manches, prévoyez un linge sec par enfant.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 5 },
          'Laissez tomber une seule goutte de rouge et accroupissez-vous : elle s’étend, elle descend. {si-cuillères|D’une cuillère, creusez à côté : jusqu’où est-elle descendue?} « Et si elle avait une voisine? » Tendez le pot de jaune. {si-contenants|Démoulez un contenant de neige, lâchez une goutte au sommet : par où descend-elle?} {si-vaporisateurs|Un jet du vaporisateur colore sans percer : un voile, là où la goutte creuse.} {dedans si-mitaines|Tendez une vieille mitaine : trempée, pressée, elle laisse une main de couleur.}',
        ),
        play(
          { 20: 14, 30: 20 },
          'Les pinceaux tapent, tournent, éclaboussent. {18-24m|Le trottineur trempe, tape, trempe, toujours dans le même trou.} {18-24m !multiage dehors|Il y plonge la mitaine, la ressort toute rouge, vous la montre. Pressez-la sur du blanc, et la vôtre à côté : deux mains.} {18-24m !multiage dedans|Il y plonge la main, la ressort toute rouge, vous la montre. Pressez-la sur du blanc, et la vôtre à côté : deux mains.} {2-3a dehors|Une trace de botte se remplit de bleu, talon compris.} {2-3a dehors !multiage|Quelqu’un marche dedans, regarde sa semelle et fait dix pas bleus.} {2-3a dedans|Un trou creusé du poing se remplit de bleu jusqu’au bord.} {2-3a dedans !multiage|Bouché d’une poignée blanche, il redevient bleu par en dessous.} {3-4a|Jusqu’où descend le rouge? On creuse à côté, du manche du pinceau, pour le surprendre.} {3-4a !multiage|Du rose, du blanc, du rose : « Il a sauté un étage! » Un autre trou servira à vérifier.} {2-3a 3-4a si-cartons-d’œufs|Avec un carton d’œufs rempli de neige, chaque creux boit sa couleur; le creux d’à côté en mêle deux.} Quand deux couleurs se touchent, arrêtez-vous : votre silence fait regarder. Les pinceaux traînent? Versez un filet de jaune d’un bord à l’autre : un chemin traverse leurs taches. L’un le bouche de neige, l’autre le fait tourner. Tout est brun, ou les doigts sont froids? C’est le moment de reculer.',
        ),
        closing(
          { 20: 3, 30: 5 },
          'Reculez tous : que voit-on de loin? Chacun couvre de neige propre un coin secret{dehors|, à retrouver demain}{dedans| et le découvre aussitôt}. {si-bacs|Une poignée de chaque couleur va au bac : qu’y trouvera-t-on après la sieste?} {dehors|De retour au local, lavez les mains, puis les pinceaux.}{dedans|Lavez les mains, séchez-les au linge, puis lavez les pinceaux.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Montrez du menton l’endroit où deux couleurs se touchent, et nommez celle qui gagne.',
          'Prêtez des mots pour demander la place : {2-3a 3-4a|« Est-ce que je peux entrer dans ton rouge? »}{!2-3a !3-4a|« Moi aussi? »}',
          '{dehors|Glissez un doigt sous la mitaine de temps en temps : est-ce encore chaud?} {dedans|Réchauffez les doigts entre vos paumes.}',
        ],
        questionsOuvertes: [
          'Où s’en va la couleur?',
          'Qu’est-ce qui arrive quand le bleu rencontre le jaune?',
          '{2-3a 3-4a|Comment rendre la couleur plus pâle?}',
        ],
      },
      vocabulaire: ['la tache', 's’étendre', 'mélanger', 'pâle', 'foncé', 'éclabousser', 'la goutte'],
      adaptations: [
        {
          pour: '18-24m',
          texte: 'Une couleur, un gros pinceau, et un bord {dehors|du carré}{dedans|du bac} où personne ne vient.',
        },
        {
          pour: '2-3a',
          texte: 'Posez deux pots loin l’un de l’autre : en allant de l’un à l’autre, il voit ce qui change.',
        },
        {
          pour: '3-4a',
          texte: 'Il nomme la couleur trouvée et tente de la refaire à côté, en comptant ses coups de pinceau.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Pour l’enfant assis en fauteuil, montez la neige sur une table{dehors| ou un traîneau}, à la hauteur de ses genoux.',
        },
        { pour: 'autre_saison', texte: 'L’été, un drap mouillé étendu dans l’herbe boit les mêmes couleurs.' },
      ],
      securite: {
        risquesAcceptes: ['Vêtements tachés.', 'Désaccord pour une couleur.', 'Doigts froids.'],
        dangersAEliminer: [
          'Neige colorée portée à la bouche : vous restez au bord {dehors|du carré}{dedans|du bac} et tendez le pinceau.',
          '{dehors|Glace vive sous la neige tapée : sablée, ou le carré change de place.} {dedans|Neige fondue sur le plancher : essuyée à mesure.}',
          '{dehors 18-24m|Froid : seuil de votre milieu, souvent plus prudent avec un trottineur, au plus bas -27 °C; nuques et mains touchées souvent.}',
          '{dehors|Mitaines trempées : la paire du dessus se change aussitôt, l’autre reste sèche.} {dedans|Bac qui se renverse : il repose au sol, jamais sur une chaise.}',
          '{si-vaporisateurs|Jet vers un visage : le bec vise la neige, et le vaporisateur ne quitte pas vos mains.}',
        ],
        supervision: 'palier2',
        allergies: ['Peau sensible : essayez la peinture diluée sur un poignet, ou gardez les mitaines.'],
      },
      observation: [
        'Éveil aux sciences : {3-4a|que prévoit-il, et que vérifie-t-il?}{!3-4a|qu’essaie-t-il, et que regarde-t-il changer?}',
        'Compétences sociales : que fait-il quand un autre veut sa place ou son pinceau?',
        'Éveil aux sciences : quel mot, quel son ou quel geste lui vient devant une couleur nouvelle?',
      ],
      prolongements: [
        'Gardez un pot de neige peinte : une fois fondue, de quelle couleur est l’eau?',
        'Au départ, l’enfant montre au parent la couleur qu’il a trouvée.',
      ],
      reflexionRetroaction: ['La place s’est-elle partagée sans moi?', 'Qu’ai-je voulu rendre plus beau?'],
    },
  },
  {
    key: 'la-file-du-boise-blanc',
    summary:
      '« Ours, as-tu trouvé ton dodo? » Des tissus rouges dans les arbres, un bout d’histoire à chacun, et du chemin à gagner entre les deux.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_LANGUAGE'],
    themes: ['arbres-et-feuilles', 'contes-et-lettres'],
    materials: ['tissus', 'neige'],
    place: 'WOODS',
    alsoAt: {
      PARK: 'Au parc, {20min|trois}{!20min|cinq} gros arbres espacés suffisent, dans la neige que personne n’a marchée.',
    },
    seasons: ['WINTER'],
    alsoIn: {
      AUTUMN: 'En novembre, le même conte traverse les feuilles mortes, lancées par brassées.',
    },
    durationMinutes: 45,
    adults: 2,
    calls: [
      'histoire',
      'conte',
      'ours',
      'ours qui dort',
      'sommeil de l’ours',
      'hibernation',
      'marcher dans la neige',
      'boisé',
      'raquette',
      'traîneau',
      's’enfoncer',
      'dodo',
      'arbre',
      'imiter un animal',
      'sortie d’hiver',
      'animaux de la forêt',
    ],
    seen: [
      'il avance les pieds en dedans en grognant, comme un ours',
      'elle pose son oreille sur l’arbre et dit qu’il lui parle',
      'ils s’enfoncent jusqu’aux genoux et cherchent le prochain bout de tissu',
      'il s’assoit dans la neige et ne veut plus avancer',
      'elle demande ce qui arrive après dans l’histoire, et encore après',
      'elle a perdu sa doudou et veut savoir si l’ours va la retrouver',
      'en forêt, la neige est si haute que les petits bloquent à chaque pas',
      'depuis que l’ours du livre a perdu son lit, ils le cherchent partout',
    ],
    scenes: ['livres-histoires', 'imiter-animaux', 'promenade'],
    picture:
      'Près d’un gros arbre noué d’un tissu rouge, une éducatrice, un poupon et une enfant écoutent l’écorce; un petit marche à pas d’ours.',
    sheet: {
      titre: 'L’ours qui cherchait son dodo',
      observationDepart:
        '{hiver|Dans la neige épaisse}{!hiver|Dans les feuilles épaisses}, les enfants inventent des démarches d’animaux, puis s’arrêtent au premier gros arbre pour lui parler.',
      intentionEducative: 'Soutenir l’effort de la marche par une histoire qui se gagne d’un arbre à l’autre.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        '{18-24m 2-3a 3-4a 4-5a|Lever les genoux, tomber, se relever à sa manière.} {!18-24m !2-3a !3-4a !4-5a|Toucher l’écorce et le tissu, tirer, lâcher.}',
        'Reconnaître l’arbre de l’histoire.',
        'Ajouter un bruit, un geste ou un mot au conte.',
      ],
      materiel: [
        item('Carrés de tissu rouge', '{20min|trois}{!20min|cinq}, posés sur des branches basses', 'Mitaines rouges'),
        item(
          '{0-18m 18-24m hiver|Traîneau à dossier}{0-18m 18-24m automne|Chariot à bords hauts}',
          '{0-18m 18-24m|un pour deux petits}',
          '{0-18m 18-24m|Porte-bébé de l’adulte}',
        ),
        item(
          '{automne bois|Dossards voyants}',
          '{automne bois|un par personne}',
          '{automne bois|Chandails orange vif}',
        ),
        optional('{60min|Couverture épaisse}', 'une', null),
        optional('{2-3a 3-4a 4-5a si-enveloppes si-timbres-collants|Enveloppe, la lettre de l’ours}', 'une', null),
        optional(
          '{3-4a 4-5a !0-18m !18-24m !2-3a si-timbres-collants|Timbres collants, pour la lettre de l’ours}',
          'un par arbre',
          null,
        ),
        optional('{18-24m 2-3a 3-4a 4-5a si-toutous|Toutou lavable}', 'un', null),
        optional('{hiver !0-18m !18-24m si-traîneaux|Traîneau}', '{hiver !0-18m !18-24m si-traîneaux|un}', null),
      ],
      preparation: [
        'Visitez le lieu le jour même : branches chargées ou mortes, plan d’eau caché{bois|, chasse permise ou non}.',
        'Posez les tissus à hauteur d’enfant, le prochain toujours visible du précédent.',
        'Apprenez le conte par cœur : {20min|trois arbres, trois phrases courtes}{!20min|cinq arbres, cinq phrases courtes}. {2-3a 3-4a 4-5a si-enveloppes si-timbres-collants|Dessinez une bouche qui bâille et glissez-la dans l’enveloppe.}',
      ],
      deroulement: [
        opening(
          { 20: 4, 30: 5, 45: 6, 60: 7 },
          'Au premier tissu, tout bas : « Un petit ours avait perdu son dodo. Il sortit le nez. Tout était {hiver|blanc}{automne|roux}. “Arbre, as-tu vu mon dodo?” » Mettez l’oreille sur l’écorce. « Il dit : plus loin. » {2-3a 3-4a 4-5a si-enveloppes si-timbres-collants|L’ours laisse une enveloppe : un facteur la porte d’arbre en arbre, sans l’ouvrir.} {3-4a 4-5a !0-18m !18-24m !2-3a si-timbres-collants|À chaque arbre, un timbre sur la lettre de l’ours dit qu’elle est passée par là.} {18-24m 2-3a 3-4a 4-5a si-toutous|Un toutou fait l’ours : un enfant le porte jusqu’au tissu suivant, puis le passe.}',
        ),
        play(
          { 20: 12, 30: 20, 45: 32, 60: 34 },
          'Chacun va au prochain tissu rouge à sa façon. {0-18m|Le poupon, contre vous ou bien assis, touche l’écorce à chaque arrêt.} {0-18m !multiage !20min|Donnez-lui un coin du tissu rouge : il le tire, le lâche. Entre deux arbres, faites trois pas lents, trois pas rapides, et dites « pouf! » en vous arrêtant; attendez ses yeux avant de repartir. Il regarde ailleurs? Montrez ce qu’il voit, nommez-le. Il pleure? Passez tout de suite au dernier arbre.} {18-24m multiage|Le trottineur} {18-24m !multiage|L’enfant} {18-24m|fait dix pas, s’assoit, regarde, repart.} {18-24m !multiage !20min|Attendez-le trois pas devant, accroupie : « Ours, tu viens? » Il lance en l’air ce qu’il ramasse : c’est la branche, faites « pouf! » le nez au ciel. Ses jambes n’en veulent plus? Assoyez-le} {18-24m !multiage !20min hiver|dans le traîneau;} {18-24m !multiage !20min automne|dans le chariot;} {18-24m !multiage !20min|au tissu, il redescend taper l’écorce.} {2-3a|Un enfant vous suit en ours, les pieds en dedans, et grogne.} {2-3a !multiage !20min|Retournez-vous : plus d’ours, rien que des enfants figés. Repartez, ça grogne encore. Un enfant se couche en travers du chemin : serait-ce là, son dodo? Tâtez l’endroit, trop bosselé; il se relève et cherche mieux. Les cinq derniers pas se font en bondissant, et l’on touche le rouge de la main.} {3-4a|« As-tu vu mon dodo? » La même voix fait l’ours et l’arbre.} {3-4a !multiage !20min|À chaque tissu, un autre enfant colle l’oreille et dit ce qu’il entend; ajoutez seulement « plus loin ». Un enfant jure que le dodo est sous une racine : on gratte, il vient de partir. Les jambes ralentissent? L’ours boite, puis marche sur la pointe des pieds pour passer devant un arbre qui dort.} {4-5a|Un éclaireur, deux pas devant l’adulte, ouvre la trace et annonce les branches.} {multiage !20min|Les jambes ralentissent? L’ours boite, puis bondit.} {4-5a !multiage !20min|Au tissu, il cède sa place au suivant. On compte les pas jusqu’au rouge et l’on parie : combien jusqu’au prochain? Une vraie piste traverse le chemin : qui l’a faite, et cette bête-là a-t-elle vu l’ours? Au quatrième arbre, on ne parle que par gestes : comment demander le dodo sans un mot?} Deuxième arbre : « La branche se secoua : pouf, sur son nez! » {20min 18-24m 2-3a 3-4a 4-5a|Le groupe refait le bruit et le geste de la branche, puis repart.} {20min !18-24m !2-3a !3-4a !4-5a|Secouez doucement le tissu rouge, faites « pouf! », attendez les yeux du poupon, puis repartez.} {hiver !20min|Troisième : « La neige fit crac : plus loin. »} {automne !20min|Troisième : « La feuille fit crac : plus loin. »} {!20min|Quatrième : « Le vent fit fff… et rien. »} {2adultes|L’une marche en tête, l’autre au rythme du dernier.}',
        ),
        play(
          { 60: 12 },
          'Pause à l’arbre du vent, sur la couverture si vous l’avez. {18-24m 2-3a 3-4a 4-5a|On se roule, on bâtit le lit de l’ours, on l’appelle.} {60min 18-24m 2-3a 3-4a 4-5a|Assoyez-vous dans le lit : « Trop dur. Et il me manque un oreiller. » On vous en apporte à pleins bras; bougonnez encore, puis laissez la place à l’ours suivant.} {60min 0-18m !multiage|Le poupon sur vos genoux, soufflez « fff » sur sa joue et attendez qu’il la tourne vers vous. Cachez votre visage derrière le tissu rouge, un œil dehors : « Où est l’ours? » Il tire, vous bâillez.} La suite attend le temps qu’il faut.',
        ),
        closing(
          { 20: 4, 30: 5, 45: 7, 60: 7 },
          'Dernier arbre : « L’ours s’assit. Sa bouche s’ouvrit, grande, grande… » Tous bâillent. « Le dodo était dans sa bouche. » {2-3a 3-4a 4-5a si-enveloppes si-timbres-collants|On ouvre l’enveloppe : une grande bouche y bâille.} {hiver !0-18m !18-24m si-traîneaux|Décrochés au retour, les tissus font un lit sur le traîneau : un ours qu’on ne voit pas y rentre couché.} On revient {hiver|dans ses propres pas}{automne|par les mêmes arbres}, en bâillant, et on compte les ours à l’entrée {bois|du sentier}{parc|du parc}.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Parlez si bas qu’il faille s’approcher de l’arbre.',
          '{18-24m 2-3a 3-4a 4-5a|Offrez votre avant-bras à celui qui cale; laissez-le se hisser.} {!18-24m !2-3a !3-4a !4-5a|Attendez que la main du poupon vienne d’elle-même à l’écorce.}',
          'Redites dans le conte le bruit qu’un enfant vient de faire.',
        ],
        questionsOuvertes: [
          'Comment l’ours irait-il jusqu’au rouge?',
          'Que répond l’arbre, à toi?',
          'Où peut bien être un dodo perdu?',
        ],
      },
      vocabulaire: ['l’écorce', 's’enfoncer', 'la trace', 'grogner', 'bâiller', 'plus loin', 'la branche', 'perdu'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Au chaud contre vous; bâillez près de son visage, il bâillera peut-être. {!20min|Avec lui, arrêtez à trente minutes}{!20min hiver|, à vingt par temps froid}{!20min| : passez au dernier arbre, puis rentrez.}',
        },
        { pour: '18-24m', texte: 'Deux arbres au lieu de {20min|trois}{!20min|cinq} : la branche et le bâillement.' },
        {
          pour: '2-3a',
          texte: 'Entre deux rouges, il court vers vous et repart; ne lui demandez pas de rester derrière.',
        },
        { pour: '3-4a', texte: 'Il fait la voix de l’ours à un arbre de son choix.' },
        {
          pour: '4-5a',
          texte: 'Il invente un {20min|quatrième}{!20min|sixième} arbre et ce qu’il répond; vous le dites au retour.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            '{0-18m 18-24m hiver|Assis dans le traîneau, l’enfant}{0-18m 18-24m automne|Assis dans le chariot, l’enfant}{!0-18m !18-24m|À la main de l’adulte, l’enfant} qui marche peu décroche chaque tissu : tant qu’il ne l’a pas en main, l’arbre se tait.',
        },
        {
          pour: 'autre_saison',
          texte: 'L’été, l’ours cherche l’ombre d’un arbre à l’autre; la branche lui souffle une feuille sur le nez.',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Chute dans {hiver|la neige}{automne|les feuilles}.',
          'Pied qui reste pris, {hiver|neige}{automne|feuille} au visage.',
        ],
        dangersAEliminer: [
          '{0-18m 18-24m hiver|Corde du traîneau : tenue par l’adulte seul, jamais autour d’un enfant.} {0-18m 18-24m automne|Corde du chariot : tenue par l’adulte seul, jamais autour d’un enfant.}',
          'Enfant hors de vue entre deux arbres : dénombrement à chaque tissu, avant de parler.',
          '{hiver|Froid : seuil de votre milieu, au plus bas -27 °C; visages vérifiés à chaque arrêt.} {hiver 0-18m|Le poupon bouge peu : par temps froid, vingt minutes au plus; au seuil que votre milieu fixe pour les poupons, gardez le conte pour un autre jour.} {!hiver bois|Saison de la chasse : dossards voyants, boisé où elle est interdite.}',
          '{parc|Rue, stationnement ou étang : aucun tissu ne se pose de ce côté.}',
          '{hiver !0-18m !18-24m si-traîneaux|Corde du traîneau : dans votre main seule, jamais autour d’un enfant; il rentre sans passager.}',
        ],
        supervision: 'palier1',
        allergies: ['Auto-injecteurs gardés près du corps{hiver|, car le gel leur nuit}.'],
      },
      observation: [
        '{18-24m 2-3a 3-4a 4-5a|Motricité globale : comment se relève-t-il, et avec quelle aide?} {!18-24m !2-3a !3-4a !4-5a|Motricité globale : comment tend-il le bras vers l’écorce ou le tissu?}',
        'Langage oral : qu’ajoute-t-il à l’histoire, mot, bruit ou geste?',
        '{18-24m 2-3a 3-4a 4-5a|Mémoire : que redit-il d’un arbre à l’autre?} {!18-24m !2-3a !3-4a !4-5a|Mémoire : à quoi voyez-vous qu’il attend le prochain arbre?}',
      ],
      prolongements: [
        'À la sieste, quelqu’un bâillera : « Le dodo était dans sa bouche. »',
        'Racontez le conte aux parents en {20min|trois}{!20min|cinq} phrases; le soir, à la maison, ils le diront d’une chambre à l’autre.',
      ],
      reflexionRetroaction: [
        'Qui a eu besoin d’une pause, et l’ai-je vu à temps?',
        'L’histoire a-t-elle porté l’effort ou l’a-t-elle coupé?',
      ],
    },
  },
  {
    key: 'quand-les-ours-s-endorment',
    summary:
      'Grrr! Sous une table, une famille d’ours entasse ses provisions, s’endort serrée pour l’hiver et ressort affamée au printemps.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['animaux-et-traces', 'cabanes-et-constructions'],
    materials: ['tissus', 'cartons-et-boites'],
    place: 'INDOORS',
    seasons: ['AUTUMN', 'WINTER'],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'ours',
      'hiberner',
      'tanière',
      'cachette',
      'cabane',
      'sous la table',
      'animaux d’hiver',
      'provisions',
      'ronfler',
      'coussin',
      'famille',
      'dormir',
      'grogner',
      'animaux de la forêt',
      'hibernation',
      'printemps',
    ],
    seen: [
      'il rampe sous la table avec des coussins et se fait une grotte',
      'elle transporte une boule de tissu à la fois et l’empile dans la caverne',
      'ils grognent et se couchent sur leur tas pour le garder',
      'il fait semblant de ronfler et se réveille affamé dix fois',
      'elle dit que c’est son nid et chasse tous ceux qui entrent',
      'il demande pourquoi on ne voit plus les ours l’hiver',
      'depuis que la nuit tombe tôt, ils se terrent sous les meubles avec une doudou',
      'à la sieste, il traîne sa couverture sous la table pour faire un trou d’ours',
    ],
    scenes: ['imiter-animaux', 'se-cacher', 'transporter', 'sieste'],
    picture:
      'Sous une table drapée de brun, deux enfants ours dorment assis; l’éducatrice, à quatre pattes, ferme l’entrée près d’un bébé.',
    sheet: {
      titre: 'Quand les ours s’endorment',
      observationDepart:
        'Depuis qu’il fait noir tôt, les enfants se cachent sous les tables avec des coussins. On entend grogner.',
      intentionEducative:
        'Permettre de jouer ensemble une longue histoire simple, où l’on bouge beaucoup, puis plus du tout.',
      domaines: [
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'secondaire' },
      ],
      objectifs: [
        '{18-24m 2-3a 3-4a 4-5a|Prendre la place d’un animal par le corps et la voix.}{!18-24m !2-3a !3-4a !4-5a|Répondre à un grognement, du corps ou de la voix.}',
        '{18-24m 2-3a 3-4a 4-5a|Partager un abri serré.}{!18-24m !2-3a !3-4a !4-5a|Se blottir dans un abri, tout près d’un visage connu.}',
        'Passer du très actif au très calme.',
      ],
      materiel: [
        item('Tables basses', 'deux, rapprochées', 'Dossiers de deux fauteuils'),
        item('Drap léger', 'un, posé sur les tables, deux côtés ouverts', 'Nappe'),
        item('Coussins fermes', 'un par enfant', 'Chandails roulés'),
        item('Boules de tissu plus grosses qu’un poing', 'quatre par enfant : les provisions', 'Bas roulés en boule'),
        item('Boîte de carton basse', 'une : le garde-manger', 'Panier'),
        optional(
          '{18-24m 2-3a 3-4a 4-5a si-toutous|Toutous aux yeux brodés, les oursons}',
          'un par enfant{0-18m|, sauf les poupons}',
          null,
        ),
        optional('{si-lampes-de-poche|Lampe de poche à piles vissées, le soleil}', 'une, dans votre poche', null),
        optional(
          '{18-24m 2-3a 3-4a 4-5a si-tunnel|Tunnel de jeu, ouvert aux deux bouts}',
          'un, contre l’autre ouverture',
          null,
        ),
        optional('{18-24m 2-3a 3-4a 4-5a si-livres|Livres cartonnés}', 'un ou deux', null),
      ],
      preparation: [
        '{18-24m 2-3a 3-4a 4-5a|Éparpillez les boules dans toute la pièce, jusque sous les chaises.}{!18-24m !2-3a !3-4a !4-5a|Posez trois boules devant chaque poupon et gardez les autres dans la boîte.}',
        'Posez le drap sur les tables, les coussins dessous : c’est la tanière. Laissez-en un côté tout ouvert vers vous : vous y voyez chaque ours. Le garde-manger est à l’entrée.',
        '{avec-coussin|Ajoutez @materiel à la tanière.} {avec-naturel|Posez @materiel devant l’entrée : la forêt.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'À quatre pattes, humez l’air, grattez le sol, trouvez une boule et fourrez-la sous votre bras. « Il en faut beaucoup. L’hiver est long. »',
        ),
        play(
          { 20: 9, 30: 14, 45: 16 },
          'C’est l’automne : les ours courent les bois. {18-24m 2-3a 3-4a 4-5a|Les boules se portent une à la fois, à quatre pattes, jusqu’au garde-manger.} {0-18m|Le poupon, à plat ventre tout près de vous, hors du passage, garde une boule dans chaque main et en goûte une.} {0-18m !multiage|Roulez-en une troisième un peu plus loin que son bras : il s’étire ou rampe. Il grogne? Grognez aussi. Penchez ensuite le garde-manger : toutes les boules roulent devant lui.} {18-24m multiage|Le trottineur} {18-24m !multiage|L’enfant} {18-24m|apporte, lâche, reprend, apporte encore.} {18-24m !multiage|Pendant qu’il repart, roulez une boule hors de la boîte : tiens, encore une!} {2-3a|Grrr : un ours défend son tas, couché dessus.} {2-3a !multiage|Qu’il le garde : roulez deux autres boules vers ceux qui en voulaient.} {3-4a|Un ours a tout mangé, a encore faim, et le répète.} {3-4a !multiage|Montrez-lui le fond de la boîte : « Et cet hiver? »} {4-5a|Des ours élargissent l’entrée, distribuent les places, annoncent la neige.} {18-24m 2-3a 3-4a 4-5a|L’élan tombe? Reniflez : « Ça sent la neige! » Tous rentrent voir si le garde-manger est plein, puis repartent chercher sous les chaises. La dernière boule trouvée annonce l’hiver.}',
        ),
        play(
          { 20: 4, 30: 6, 45: 16 },
          'La neige tombe : baissez {!0-18m|la lumière d’un cran}{0-18m|la voix}. {18-24m 2-3a 3-4a 4-5a|On se tasse sur les coussins, dos contre dos, on ronfle chacun sa note. Il y a ceux qui n’arrivent pas à dormir; ils surveillent la forêt, à voix basse.} {!18-24m !2-3a !3-4a !4-5a|Assoyez un poupon contre vous, à l’entrée de la tanière, un autre contre un coussin, sous votre main. Ronflez tout bas, puis taisez-vous : un son, un pied demandent la suite. Qui ne veut pas de l’abri reste sur vos genoux.} {45min 18-24m 2-3a 3-4a 4-5a|La nuit dure : on rêve tout haut, on change de place, on a faim en dormant. Chuchotez : « Il neige encore? » Des ours sortent voir, rapportent une provision pour tous, et l’on se rendort. Ça bouge encore? Toute la tanière se tourne de l’autre côté, sans un bruit.} {45min !18-24m !2-3a !3-4a !4-5a|La nuit dure : bercez-vous de gauche à droite, une boule passe d’une main à l’autre, et l’ours ronfle encore. Cachez-la ensuite à demi sous votre genou : qui la tire? À chaque ronflement, un autre poupon vient contre vous.} {18-24m 2-3a 3-4a 4-5a si-toutous|Le toutou est l’ourson : on le couche à côté de soi, et l’on ronfle jusqu’à ce qu’il dorme.} {18-24m 2-3a 3-4a 4-5a si-livres|Un livre sur les genoux, l’ours qui ne dort pas tourne les pages de son rêve, et l’on chuchote.}',
        ),
        closing(
          { 20: 4, 30: 6, 45: 8 },
          'Un rayon passe : {!0-18m|remontez la lumière.} {0-18m|relevez un pan du drap, sans quitter les poupons.} {si-lampes-de-poche|Votre lampe de poche fait le soleil : son rond glisse par terre, d’un coussin à un pied.} {18-24m 2-3a 3-4a 4-5a|Les ours sortent un par un, tout raides, s’étirent, bâillent, cherchent à manger.} {18-24m 2-3a 3-4a 4-5a si-tunnel|Le tunnel est la sortie du printemps : un ours à la fois, qui cligne des yeux au bout.} {!18-24m !2-3a !3-4a !4-5a|Bâillez fort, étirez les bras; chaque poupon sort de la tanière à sa façon, sur ses genoux ou dans vos bras.} Le garde-manger se remplit pour la prochaine fois.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Grognez avant de parler : les consignes passent en langage d’ours.',
          'Assise au bord ouvert, faites de vos jambes la porte de la tanière.',
          'Ralentissez le groupe par votre respiration, sans « chut ».',
        ],
        questionsOuvertes: [
          'Où est ta place dans la tanière?',
          'Qu’est-ce qu’un ours garde pour l’hiver?',
          'Comment sait-on que c’est fini?',
        ],
      },
      vocabulaire: [
        'la tanière',
        'les provisions',
        'grogner',
        'se tasser',
        'ronfler',
        's’étirer',
        'affamé',
        'le printemps',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Il est l’ourson, au bord ouvert, entre vos genoux. {multiage|On lui apporte des boules, et il décide à qui les rendre.}{!multiage|Tendez-lui une boule : il la garde, la lâche ou vous la rend.}',
        },
        {
          pour: '18-24m',
          texte:
            'Laissez-le transporter ses boules aussi longtemps qu’il veut. S’il n’entre pas dans la tanière, il est l’ours qui ne dort pas.',
        },
        { pour: '2-3a', texte: 'Un coussin à lui dans la tanière, qu’il pose et déplace; il grogne pour dire non.' },
        { pour: '3-4a', texte: 'Il choisit qui il est dans la famille et change d’idée en chemin.' },
        { pour: '4-5a', texte: 'Il compte les provisions et les partage : en reste-t-il pour le plus petit ours?' },
        {
          pour: 'besoins_particuliers',
          texte:
            'Pour l’ours qui n’aime pas être serré, un coussin posé à côté de la tanière en fait une deuxième, à une place.',
        },
        {
          pour: 'autre_saison',
          texte: 'L’été, les ours dorment la nuit et pêchent le jour : un drap bleu devient la rivière.',
        },
      ],
      securite: {
        risquesAcceptes: ['Tête cognée sous la table.', '{18-24m 2-3a 3-4a 4-5a|Bousculade d’oursons.}'],
        dangersAEliminer: [
          'Drap affaissé sur un visage : deux côtés restent relevés.',
          'Enfant couché sous un autre : on dort côte à côte, jamais en tas.',
          '{0-18m|Poupon endormi dans la tanière : il gagne son lit, sur le dos.}',
          '{18-24m 2-3a 3-4a 4-5a si-tunnel|Deux ours dans le tunnel : un seul à la fois, tous dans le même sens, et vous en voyez les deux bouts.}',
          '{si-lampes-de-poche|Lampe dans des yeux : vous seule la tenez, tournée vers le sol.}',
          '{0-18m multiage si-toutous|Toutou contre un poupon couché : il reste dans les bras de l’ours qui l’a apporté.}',
        ],
        supervision: 'palier2',
        allergies: ['Tissus lavés sans parfum; coussins sans plume si un enfant y réagit.'],
      },
      observation: [
        'Fonction symbolique : {18-24m 2-3a 3-4a 4-5a|par quels gestes devient-il un ours?}{!18-24m !2-3a !3-4a !4-5a|quel son ou quel geste de l’ours reprend-il?}',
        'Compétences sociales : {18-24m 2-3a 3-4a 4-5a|comment obtient-il sa place, comment la partage-t-il?}{!18-24m !2-3a !3-4a !4-5a|vers qui se tourne-t-il quand l’ours grogne?}',
        'Schéma corporel : comment ajuste-t-il son corps à l’espace?',
      ],
      prolongements: [
        'Laissez les tables en place une semaine : qui y retourne, et quand?',
        'Le soir, à la maison, la couverture fait la tanière, et l’ours y ronfle comme ici.',
      ],
      reflexionRetroaction: [
        'Le calme est-il venu du jeu ou de moi?',
        'Qui n’a pas voulu entrer, et qu’a-t-il fait à la place?',
      ],
    },
  },
]
