import { closing, item, opening, optional, play } from '../sheet-parts.ts'
import type { StarterActivity } from '../types.ts'

/** At the waterside: behind the line, ten steps from the water, whatever the age. */
export const WATERSIDE_STARTERS: StarterActivity[] = [
  {
    key: 'la-rive-sous-la-neige',
    summary:
      'Depuis la terre ferme, le groupe écoute ce que la rivière raconte sous la glace, et met des mots sur le blanc.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_COGNITIVE'],
    themes: ['eau-neige-et-glace', 'sons-et-silence'],
    materials: ['neige', 'tissus'],
    place: 'WATERSIDE',
    seasons: ['WINTER'],
    durationMinutes: 20,
    sheet: {
      titre: 'La rive sous la neige',
      observationDepart:
        'Les grands demandent où est passée l’eau. Les petits, dans le traîneau, tournent la tête au moindre craquement.',
      intentionEducative:
        'Éveiller le langage par un paysage qui a changé de voix, sans jamais mettre le pied sur la glace.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'cognitif', composante: 'Attention', role: 'secondaire' },
      ],
      objectifs: [
        'Dire, montrer ou imiter ce qu’on entend.',
        'Comparer la rive d’aujourd’hui avec celle de l’été.',
        'Choisir un mot pour la neige du jour.',
      ],
      materiel: [
        item('Couverture épaisse', 'une pour les plus petits', 'Toile et manteaux superposés'),
        item('Neige', 'celle de la rive', 'Poignée de sable froid'),
        optional('Photo de la même rive en été', 'une, protégée', 'Dessin fait par un grand'),
      ],
      preparation: [
        'Visitez la rive le jour même : où finit la terre, sous la neige?',
        'Plantez une ligne de bâtons bien visibles à dix pas de la rive; elle ne se passe pas.',
        'Vérifiez le refroidissement éolien et le seuil de votre milieu; mitaines de rechange au chaud.',
      ],
      deroulement: [
        opening(
          4,
          'Arrêtez-vous derrière la ligne, dos au vent. Fermez la bouche, ouvrez la main près de l’oreille. Le silence vient presque tout seul.',
        ),
        play(
          12,
          'Chacun écoute, se roule, souffle de la buée, creuse la neige avec ses mitaines. Redites les bruits qu’ils vous apportent : « crac », « chhh », « rien du tout ». Les grands inventent ce que font les poissons; les petits répondent par un son.',
        ),
        closing(
          4,
          'Soufflez ensemble un grand nuage de buée vers la rivière, en guise d’au revoir. Comptez à voix haute et repartez par le même chemin.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Baissez la voix : le groupe baissera la sienne.',
          'Répétez le son d’un poupon comme un vrai mot.',
          'Restez entre les enfants et la ligne, en tout temps.',
        ],
        questionsOuvertes: [
          'Qu’est-ce qui se passe sous la glace, d’après toi?',
          'Quel bruit fait la neige quand elle attend?',
          'Où était l’eau, la dernière fois?',
        ],
      },
      vocabulaire: ['la rive', 'figé', 'craquer', 'la buée', 'étouffé', 'sourd', 'scintiller'],
      adaptations: [
        { pour: '0-18m', texte: 'Gardez-le contre vous, visage à l’abri du vent, dix minutes au plus.' },
        { pour: '18-24m', texte: 'Offrez une poignée de neige à presser pendant l’écoute.' },
        { pour: '2-3a', texte: 'Jouez à « bruit » et « pas de bruit » avec la main levée.' },
        { pour: '3-4a', texte: 'Cherchez trois bruits différents et donnez-leur un nom.' },
        { pour: '4-5a', texte: 'Dictez-vous deux phrases sur la rivière endormie, à relire au local.' },
        {
          pour: 'besoins_particuliers',
          texte: 'L’enfant que le froid inquiète garde sa place dans le traîneau et choisit quand il descend.',
        },
        { pour: 'autre_saison', texte: 'Au printemps, revenez écouter la débâcle, derrière la même ligne.' },
      ],
      securite: {
        risquesAcceptes: ['Pieds froids, mitaines mouillées.', 'Chute dans la neige molle.'],
        dangersAEliminer: [
          'Noyade : un adulte dédié à l’eau, chaque enfant près de la rive à portée de bras.',
          'Plan d’eau gelé : personne n’y met le pied, quelle que soit l’épaisseur.',
          'Froid : à -27 °C ou moins, on reste à l’intérieur; le seuil de votre milieu a priorité.',
          'Rive cachée sous la neige, pente glissante : on renonce au moindre doute.',
        ],
        supervision: 'palier1',
        allergies: ['Épinéphrine gardée près du corps : elle craint le gel.'],
      },
      observation: [
        'Langage oral : quels mots, sons ou gestes servent à dire ce qu’il entend?',
        'Attention : combien de temps reste-t-il tourné vers un bruit?',
        'Éveil aux sciences : quelle explication propose-t-il pour l’eau disparue?',
      ],
      prolongements: [
        'Gardez un « mot de neige » par sortie : la liste grandira jusqu’au dégel.',
        'Demandez aux familles comment elles disent « neige » ou « glace » à la maison.',
      ],
      reflexionRetroaction: [
        'Quand le silence a-t-il vraiment appartenu aux enfants?',
        'La durée convenait-elle aux plus petits?',
      ],
    },
  },
  {
    key: 'la-caravane-de-la-rive',
    summary:
      'Traîneau, marcheurs et éclaireurs : tout le groupe longe la rive enneigée, et personne n’arrive avant les autres.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['mouvement-et-defis', 'emotions-et-amitie'],
    materials: ['neige', 'bache'],
    place: 'WATERSIDE',
    seasons: ['WINTER'],
    durationMinutes: 30,
    sheet: {
      titre: 'La caravane de la rive',
      observationDepart:
        'Dès qu’un traîneau sort, tous veulent tirer, pousser ou monter. Les plus petits suivent les grands des yeux.',
      intentionEducative:
        'Permettre à chacun d’avancer à sa force dans la neige, en restant attaché au groupe par un but commun.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
      ],
      objectifs: [
        'Marcher, pousser ou se laisser tirer dans une neige épaisse.',
        'Ajuster son pas à celui des autres.',
        'Offrir ou demander de l’aide.',
      ],
      materiel: [
        item('Traîneau à dossier', 'un pour deux petits', 'Caisse de plastique à bords hauts'),
        item('Bâche', 'une, pour la halte', 'Couverture de laine'),
        optional('Fanions de tissu sur des bâtons', 'trois', 'Branches garnies de papier'),
      ],
      preparation: [
        'Choisissez un chemin plat sur la terre ferme, à plus de dix pas de la rive.',
        'Marchez-le d’abord : trous, souches et pente cachés sous la neige.',
        'L’adulte seul tient la corde du traîneau; les enfants poussent.',
      ],
      deroulement: [
        opening(
          5,
          'Plantez un fanion au loin. « La caravane part quand tout le monde a trouvé sa place. » Attendez que chacun choisisse : tirer avec vous, pousser, marcher, monter.',
        ),
        play(
          14,
          'On avance, on s’enfonce, on s’arrête pour une trace. La tête attend la queue. Chacun change de place quand il veut; aucun rôle n’est réservé aux grands.',
        ),
        play(
          6,
          'Halte sur la bâche. On se roule, on creuse, on se cache derrière vous. Ceux qui veulent plantent le prochain fanion.',
        ),
        closing(
          5,
          'Refaites le dernier bout en silence, dans les pas déjà tracés. Au départ, chacun touche la mitaine de son voisin : « Arrivé, arrivé, arrivé. »',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Marchez au rythme du plus lent et dites-le.',
          'Nommez l’entraide sans l’exiger : « Il a attendu que tu sortes ton pied. »',
          'Touchez nuques et mains à la halte.',
        ],
        questionsOuvertes: [
          'Comment pourrait-on avancer sans perdre personne?',
          'Où as-tu mis ta force?',
          'Qui aurait besoin d’une place dans le traîneau?',
        ],
      },
      vocabulaire: ['la caravane', 's’enfoncer', 'la halte', 'l’éclaireur', 'tirer', 'ensemble', 'la trace'],
      adaptations: [
        {
          pour: '0-18m',
          texte: 'Assis au fond, appuyé, il regarde le monde glisser; arrêtez-vous souvent pour son visage.',
        },
        { pour: '18-24m', texte: 'Dix pas entre deux montées dans le traîneau suffisent.' },
        { pour: '2-3a', texte: 'Donnez-lui le fanion à porter : un but visible fait avancer.' },
        { pour: '3-4a', texte: 'Proposez d’ouvrir la trace pour les petits.' },
        { pour: '4-5a', texte: 'Confiez le choix du prochain arrêt, à l’intérieur des bâtons.' },
        {
          pour: 'besoins_particuliers',
          texte: 'L’enfant qui marche peu dirige la caravane du traîneau : départ, pause, virage.',
        },
        { pour: 'autre_saison', texte: 'L’été, la même caravane longe la plage avec une brouette de sable.' },
      ],
      securite: {
        risquesAcceptes: ['Chute dans la neige.', 'Fatigue, envie de s’arrêter.', 'Désaccord pour pousser.'],
        dangersAEliminer: [
          'Noyade : un adulte dédié reste entre la rive et la caravane.',
          'Plan d’eau gelé : personne n’y met le pied, quelle que soit l’épaisseur.',
          'Froid : suivez le seuil de votre milieu, au plus bas -27 °C.',
          'Corde du traîneau : tenue par l’adulte, jamais autour d’un enfant.',
        ],
        supervision: 'palier1',
        allergies: ['Urticaire au froid : suivez la consigne du parent.'],
      },
      observation: [
        'Motricité globale : comment garde-t-il son équilibre quand la neige cède?',
        'Compétences sociales : que fait-il quand un autre tombe ou ralentit?',
        'Santé et sécurité : dit-il qu’il a froid ou qu’il est fatigué?',
      ],
      prolongements: [
        'Dessinez la route au local, avec un signe pour chaque halte.',
        'Invitez un parent qui aime marcher l’hiver à suivre la caravane.',
      ],
      reflexionRetroaction: [
        'Qui a trouvé sa place sans mon aide?',
        'Les petits ont-ils choisi, ou seulement été transportés?',
      ],
    },
  },
  {
    key: 'le-souffle-du-lac',
    summary: 'Loin de la rive, sur la couverture, on écoute les vagues et on se laisse bercer par leur rythme.',
    ageGroups: ['AGE_0_18_MONTHS', 'AGE_18_MONTHS_2_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['vent-et-ciel', 'sons-et-silence'],
    materials: ['tissus'],
    place: 'WATERSIDE',
    seasons: ['SPRING', 'SUMMER', 'AUTUMN'],
    durationMinutes: 20,
    sheet: {
      titre: 'Le souffle du lac',
      observationDepart:
        'Au bruit des vagues, un poupon cesse de pleurer. Un trottineur tend le doigt vers le large et attend votre regard.',
      intentionEducative:
        'Offrir un moment où le bruit de l’eau devient une conversation, bien au chaud contre un adulte connu.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage prélinguistique', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Attachement', role: 'secondaire' },
      ],
      objectifs: [
        'Écouter, se tourner, répondre par un son ou un geste.',
        'Chercher le regard de l’adulte et le partager.',
        'S’apaiser avec un rythme.',
      ],
      materiel: [
        item('Grande couverture épaisse', 'une', 'Toile doublée d’un drap'),
        item('Carré de tissu léger, 20 cm au plus', 'un par adulte', 'Grande feuille souple'),
      ],
      preparation: [
        'Installez la couverture à plus de dix pas de l’eau, à l’ombre et à l’abri du vent.',
        'Un adulte est désigné pour la rive; l’autre ne quitte pas la couverture.',
        'Passez la main sous la couverture : verre, hameçons, roches pointues.',
      ],
      deroulement: [
        opening(
          4,
          'Assoyez-vous dos au vent, les petits contre vous. « Chhhh… » fait la vague. « Chhhh… » faites-vous. Attendez la suivante.',
        ),
        play(
          12,
          'Chaque son reçoit une réponse. L’un gazouille, l’autre agite la main : c’est une phrase. Laissez le tissu se gonfler dans votre main, à la hauteur de leurs yeux. Celui qui préfère l’herbe reste libre de s’y rouler.',
        ),
        closing(
          4,
          'Bercez-vous ensemble, de plus en plus lentement, sur le bruit de l’eau. Dites au revoir au lac de la main.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Laissez passer trois vagues avant de reparler.',
          'Regardez ce qu’il regarde, puis son visage.',
          'Reprenez son son, sa hauteur, sa durée.',
        ],
        questionsOuvertes: ['Qu’entends-tu là-bas?', 'Où s’en va la vague?'],
      },
      vocabulaire: ['la vague', 'le large', 'doux', 'souffler', 'encore', 'le clapotis'],
      adaptations: [
        { pour: '0-18m', texte: 'Posez sa main sur votre gorge pendant que vous imitez la vague.' },
        { pour: '18-24m', texte: 'Jouez à « elle vient… elle s’en va », avec tout le corps.' },
        { pour: '2-3a', texte: 'Proposez d’inventer la chanson d’une grosse et d’une petite vague.' },
        {
          pour: 'besoins_particuliers',
          texte: 'L’enfant sensible au vent tourne le dos au lac, une couverture sur les épaules.',
        },
        { pour: 'interieur', texte: 'Un tissu que l’on soulève lentement fait la vague et son souffle.' },
        { pour: 'autre_saison', texte: 'L’hiver, écoutez le vent de la fenêtre, la joue près de la vitre.' },
      ],
      securite: {
        risquesAcceptes: ['Sable dans la bouche, vite retiré.', 'Vent au visage.'],
        dangersAEliminer: [
          'Noyade : un adulte dédié à l’eau, chaque enfant à portée de bras.',
          'Coup de soleil, chaleur : ombre, eau et pauses.',
          'Aucun lien ni tissu autour du cou : l’adulte tient le carré.',
          'Roches, coquilles et déchets à portée de bouche.',
        ],
        supervision: 'palier1',
        allergies: ['Piqûres : auto-injecteur porté par l’adulte qui accompagne l’enfant.'],
      },
      observation: [
        'Langage prélinguistique : à quel bruit répond-il, et comment?',
        'Attachement : comment revient-il chercher votre regard?',
        'Développement sensoriel : que fait son corps quand le vent change?',
      ],
      prolongements: [
        'Enregistrez le bruit des vagues et réécoutez-le avant la sieste.',
        'Demandez aux familles la berceuse que l’enfant connaît, et chantez-la au bord du lac.',
      ],
      reflexionRetroaction: [
        'Ai-je laissé la vague parler plus que moi?',
        'Quel enfant m’a montré qu’il en avait assez?',
      ],
    },
  },
  {
    key: 'roches-seches-roches-mouillees',
    summary: 'De grosses roches, un peu d’eau dans un plat : la roche fonce sous le pinceau, puis redevient pâle.',
    ageGroups: ['AGE_0_18_MONTHS', 'AGE_18_MONTHS_2_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['couleurs-et-textures', 'eau-neige-et-glace'],
    materials: ['roches', 'eau', 'pinceaux'],
    place: 'WATERSIDE',
    seasons: ['SPRING', 'SUMMER', 'AUTUMN'],
    durationMinutes: 20,
    sheet: {
      titre: 'Roches sèches, roches mouillées',
      observationDepart:
        'Les petits tapotent les roches tièdes et lèchent leurs doigts mouillés. La tache foncée les arrête chaque fois.',
      intentionEducative: 'Soutenir le plaisir d’agir sur une matière qui change, puis revient comme avant.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Développement sensoriel', role: 'principal' },
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'secondaire' },
      ],
      objectifs: [
        'Toucher, tapoter, frotter une surface froide ou tiède.',
        'Faire apparaître une tache et la regarder disparaître.',
        'Recommencer autant de fois qu’il le veut.',
      ],
      materiel: [
        item('Roches plus grosses que deux poings', 'deux par enfant', 'Galets plats de jardin'),
        item('Eau', 'deux doigts dans un plat bas', 'Éponge déjà mouillée'),
        item('Gros pinceaux courts', 'un par enfant', 'Main de l’enfant'),
      ],
      preparation: [
        'Installez le jeu à plus de dix pas de la rive, sur une toile.',
        'Brossez les roches : aucune arête, aucun éclat, rien qui se détache.',
        'L’adulte de la toile ne s’occupe que du plat d’eau.',
      ],
      deroulement: [
        opening(
          4,
          'Trempez le pinceau, posez-le sur une roche, levez-le. « Oh! » Montrez la tache du doigt, sans la nommer tout de suite.',
        ),
        play(
          12,
          'Chacun mouille, frotte, tapote, regarde sécher. Certains préfèrent leurs mains ou la roche sèche, toute chaude. Décrivez ce qui arrive : « C’est foncé… ça s’en va… »',
        ),
        closing(
          4,
          'Videz le plat ensemble dans le sable. Une dernière roche sèche au soleil pendant qu’on essuie les doigts.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Attendez que la tache ait disparu avant de proposer.',
          'Nommez froid, tiède, rude, lisse, quand la main y est.',
          'Gardez une main près du plat d’eau en tout temps.',
        ],
        questionsOuvertes: ['Où est passée la tache?', 'Comment est celle-ci sous ta main?'],
      },
      vocabulaire: ['mouillé', 'sec', 'foncé', 'pâle', 'rude', 'lisse', 'tapoter'],
      adaptations: [
        { pour: '0-18m', texte: 'Étendu sur le ventre devant une seule roche, il explore avec la paume et la joue.' },
        { pour: '18-24m', texte: 'Deux roches, une au soleil et une à l’ombre, suffisent à comparer.' },
        { pour: '2-3a', texte: 'Ajoutez un plat de sable : que fait l’eau dessus?' },
        {
          pour: 'besoins_particuliers',
          texte: 'Pour celui qui n’aime pas le mouillé, un pinceau à long manche et une roche tiède.',
        },
        { pour: 'interieur', texte: 'La même chose sur un plateau, près de la fenêtre.' },
        { pour: 'autre_saison', texte: 'L’automne, mouillez aussi de grandes feuilles et une bûche.' },
      ],
      securite: {
        risquesAcceptes: ['Vêtements mouillés.', 'Roche lourde qui roule au sol.'],
        dangersAEliminer: [
          'Noyade : un adulte dédié à la rive, un autre à portée de bras du plat.',
          'Contenants d’eau vidés dès la fin du jeu.',
          'Coup de soleil, roche brûlante : touchez-la d’abord, gardez l’ombre.',
          'Objet qui passe dans un rouleau de papier hygiénique : il reste hors du jeu.',
        ],
        supervision: 'palier1',
        allergies: ['Piqûres : auto-injecteur porté par l’adulte qui accompagne l’enfant.'],
      },
      observation: [
        'Développement sensoriel : quelle surface retient sa main?',
        'Éveil aux sciences : attend-il le retour de la tache?',
        'Motricité fine : comment tient-il le pinceau, et combien de temps?',
      ],
      prolongements: [
        'Rapportez une roche au local : elle retrouvera un pinceau les jours de pluie.',
        'Proposez aux parents un pinceau et un peu d’eau sur le balcon, à la maison.',
      ],
      reflexionRetroaction: [
        'Qu’est-ce qui les a fait recommencer?',
        'Les deux adultes savaient-ils qui surveillait quoi?',
      ],
    },
  },
  {
    key: 'les-gardiens-de-la-rive',
    summary: 'Le groupe invente les règles de sa rive, les affiche à sa façon et les fait vivre toute la sortie.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_LANGUAGE'],
    themes: ['emotions-et-amitie', 'quartier-et-metiers'],
    materials: ['batons', 'papier-et-crayons', 'tissus'],
    place: 'WATERSIDE',
    seasons: ['SPRING', 'SUMMER', 'AUTUMN'],
    durationMinutes: 45,
    sheet: {
      titre: 'Les gardiens de la rive',
      observationDepart:
        'Sur le bord de l’eau, les enfants se rappellent entre eux la ligne à ne pas passer. Certains veulent la montrer aux autres.',
      intentionEducative:
        'Permettre aux enfants de bâtir ensemble des règles qu’ils comprennent, avec leurs mots et leurs signes.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Proposer une règle et dire pourquoi.',
        'Écouter une idée différente de la sienne.',
        'Laisser un signe que les autres comprennent.',
      ],
      materiel: [
        item('Bâtons droits', 'une dizaine', 'Roches alignées'),
        item('Carrés de tissu de couleur', 'un par bâton', 'Grandes feuilles'),
        item('Papier et crayons de cire', 'une feuille pour deux', 'Signes tracés dans le sable'),
      ],
      preparation: [
        'Visitez la rive le jour même : débit, clarté, accès, débris.',
        'Tracez la ligne à dix pas de l’eau avant leur arrivée.',
        'Convenez avec l’autre adulte : qui regarde l’eau, qui suit le jeu.',
      ],
      deroulement: [
        opening(
          8,
          'Assoyez-vous derrière la ligne. « Si un renard arrivait ici pour la première fois, que faudrait-il lui dire? » Écoutez toutes les réponses, même les drôles.',
        ),
        play(
          17,
          'Chacun dessine, plante ou raconte sa règle. Les bâtons à tissu deviennent des balises, des drapeaux, des bonshommes. Deux règles se contredisent? Demandez aux auteurs de se parler.',
        ),
        play(
          13,
          'Les gardiens font leur tournée. On joue au renard, à la touriste, au capitaine. Le jeu peut tout changer, sauf la ligne.',
        ),
        closing(
          7,
          'Faites le tour des balises; chaque auteur dit la sienne. On garde celles qui ont servi, on remercie les autres et on rapporte tout.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Notez les règles dans leurs mots, sans les corriger.',
          'Jouez le visiteur qui ne comprend pas : ils expliqueront mieux.',
          'Laissez un désaccord durer un peu avant de vous en mêler.',
        ],
        questionsOuvertes: [
          'Pourquoi cette règle est-elle utile ici?',
          'Comment faire pour que les plus petits la comprennent?',
          'Qu’est-ce qu’on fait quand deux idées ne vont pas ensemble?',
        ],
      },
      vocabulaire: [
        'la règle',
        'la balise',
        'le gardien',
        'd’accord',
        'la limite',
        'expliquer',
        'décider',
        'le signal',
      ],
      adaptations: [
        { pour: '2-3a', texte: 'Une seule règle, jouée avec le corps : « On s’arrête au tissu rouge. »' },
        { pour: '3-4a', texte: 'Dessinez la règle à deux : l’un dit, l’autre trace.' },
        { pour: '4-5a', texte: 'Écrivez les règles sous leur dictée et lisez-les aux visiteurs.' },
        {
          pour: 'besoins_particuliers',
          texte: 'L’enfant qui parle peu choisit la couleur et plante la balise de tous.',
        },
        { pour: 'interieur', texte: 'Une ligne de ruban adhésif au sol devient la rive d’un lac de tissu.' },
        { pour: 'autre_saison', texte: 'L’hiver, les balises marquent le sentier dans la cour.' },
      ],
      securite: {
        risquesAcceptes: ['Désaccord, idée refusée.', 'Bâton échappé sur un pied.'],
        dangersAEliminer: [
          'Noyade : un adulte dédié à l’eau, chaque enfant près de la rive à portée de bras.',
          'Ligne à dix pas de l’eau, nombre d’enfants limité au-delà, dénombrement fréquent.',
          'Bâton à hauteur d’œil : on marche, pointe vers le sol.',
          'Coup de chaleur, soleil : ombre, chapeaux et eau.',
        ],
        supervision: 'palier1',
        allergies: ['Piqûres : auto-injecteur porté par l’adulte qui accompagne l’enfant.'],
      },
      observation: [
        'Compétences sociales : comment réagit-il quand son idée n’est pas retenue?',
        'Langage oral : donne-t-il une raison, et avec quels mots?',
        'Éveil à la lecture et à l’écriture : quels signes invente-t-il pour se faire comprendre?',
      ],
      prolongements: [
        'Une règle du local mérite-t-elle sa balise? Laissez le groupe choisir.',
        'Affichez les règles de la rive à l’entrée : les familles les suivront en fin de semaine.',
      ],
      reflexionRetroaction: [
        'Quelles règles viennent vraiment d’eux?',
        'Qui n’a pas parlé, et comment a-t-il participé?',
      ],
    },
  },
  {
    key: 'le-chemin-de-roches',
    summary: 'Sur le sable sec, chacun pose ses grosses roches, essaie son chemin et le change s’il ne va pas.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['mouvement-et-defis', 'nombres-et-formes'],
    materials: ['roches', 'sable', 'batons'],
    place: 'WATERSIDE',
    seasons: ['SPRING', 'SUMMER', 'AUTUMN'],
    durationMinutes: 30,
    sheet: {
      titre: 'Le chemin de roches',
      observationDepart:
        'Les enfants transportent des roches à deux bras et sautent de l’une à l’autre. Plusieurs comptent tout haut.',
      intentionEducative:
        'Soutenir l’effort, l’équilibre et le calcul dans un parcours que les enfants dessinent eux-mêmes.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Éveil aux mathématiques', role: 'secondaire' },
      ],
      objectifs: [
        'Soulever, rouler ou pousser une roche à sa mesure.',
        'Trouver un écart qui convient à ses jambes.',
        'Compter, aligner ou recommencer autrement.',
      ],
      materiel: [
        item('Roches plates plus grosses que leurs deux mains', 'trois par enfant', 'Rondelles de bois'),
        item('Bâtons', 'un par enfant, pour tracer', 'Talon de la botte'),
        optional('Sable humide', 'un tas', 'Terre meuble'),
      ],
      preparation: [
        'Choisissez un coin de sable sec, à plus de dix pas de la rive.',
        'Retournez les roches avant eux : verre, guêpes, arêtes.',
        'Posez la ligne de départ du côté opposé à l’eau.',
      ],
      deroulement: [
        opening(
          5,
          'Posez deux roches, montez, sautez, tombez assise. « Trop loin pour moi! » Rapprochez-en une et recommencez.',
        ),
        play(
          19,
          'Chacun bâtit son bout de chemin, droit, tordu ou impossible. On essaie, on tombe dans le sable, on déplace. Les chemins se rejoignent si leurs auteurs le veulent.',
        ),
        closing(
          6,
          'Parcourez ensemble le plus long chemin, lentement. Puis les roches retournent au bord du bois, une à une, dans le plus grand silence.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Tendez votre avant-bras comme appui; ne tirez pas.',
          'Décrivez l’écart plutôt que la réussite : « Deux pas entre celle-ci et l’autre. »',
          'Placez-vous du côté de l’eau, face au groupe.',
        ],
        questionsOuvertes: [
          'Combien de roches faut-il jusqu’au bâton?',
          'Comment rendre ce bout plus difficile?',
          'Où mets-tu ton pied quand ça bouge?',
        ],
      },
      vocabulaire: ['l’écart', 'stable', 'l’équilibre', 'soulever', 'l’enjambée', 'assez', 'trop', 'le détour'],
      adaptations: [
        { pour: '2-3a', texte: 'Deux roches côte à côte et votre main : le plaisir est de monter et de descendre.' },
        { pour: '3-4a', texte: 'Proposez un chemin à deux, chacun son tour de poser.' },
        { pour: '4-5a', texte: 'Demandez un plan tracé dans le sable avant la construction.' },
        {
          pour: 'besoins_particuliers',
          texte: 'Un passage large et plat longe le chemin pour la marchette ou le fauteuil.',
        },
        { pour: 'interieur', texte: 'Des coussins plats sur le tapis remplacent les roches.' },
        { pour: 'autre_saison', texte: 'L’hiver, des empreintes de bottes dans la neige de la cour font le chemin.' },
      ],
      securite: {
        risquesAcceptes: ['Chute dans le sable.', 'Doigt pincé sous une roche.', 'Frustration quand ça bouge.'],
        dangersAEliminer: [
          'Noyade : un adulte dédié à la rive; la ligne reste à dix pas de l’eau.',
          'Roche lancée : les roches roulent ou se portent.',
          'Roche instable plus haute que le genou : on la laisse au sol.',
          'Soleil et chaleur : ombre, chapeaux, eau et pauses.',
        ],
        supervision: 'palier1',
        allergies: ['Piqûres : auto-injecteur porté par l’adulte qui accompagne l’enfant.'],
      },
      observation: [
        'Motricité globale : comment prépare-t-il son saut?',
        'Raisonnement : que change-t-il après une chute?',
        'Éveil aux mathématiques : compare-t-il des longueurs ou des nombres?',
      ],
      prolongements: [
        'Mesurez le chemin en bottes, puis en bâtons : lequel en demande le plus?',
        'Montrez aux parents le plan du chemin; ils en trouveront un sur le trajet de la maison.',
      ],
      reflexionRetroaction: [
        'Quelle aide ai-je donnée trop vite?',
        'Qu’est-ce que chacun a trouvé difficile, à sa mesure?',
      ],
    },
  },
]
