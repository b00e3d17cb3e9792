import { closing, item, opening, optional, play } from '../sheet-parts.ts'
import type { StarterActivity } from '../types.ts'

/** In the woods or a field, winter included. */
export const WOODS_STARTERS: StarterActivity[] = [
  {
    key: 'la-file-du-boise-blanc',
    summary:
      'Une marche dans la neige, d’un arbre à tissu rouge à l’autre : à chacun, une page du conte et le temps d’y jouer.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_LANGUAGE'],
    themes: ['arbres-et-feuilles', 'contes-et-lettres'],
    materials: ['neige', 'tissus', 'livres'],
    place: 'WOODS',
    seasons: ['WINTER'],
    durationMinutes: 30,
    sheet: {
      titre: 'La file du boisé blanc',
      observationDepart:
        'Dans la neige épaisse, les grands inventent des démarches; les petits regardent les branches depuis le traîneau.',
      intentionEducative: 'Soutenir l’effort dans la neige par une histoire qui se dit d’un arbre à l’autre.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Lever les genoux, se relever, ralentir ou accélérer.',
        'Reconnaître l’arbre de l’histoire.',
        'Ajouter un mot, un bruit ou un geste au récit.',
      ],
      materiel: [
        item('Livre court sur l’hiver', 'un, dans un sac étanche', 'Histoire inventée sur place'),
        item('Carrés de tissu rouge', 'cinq, noués aux branches', 'Papier de couleur'),
        item('Traîneau à dossier', 'un pour les petits', 'Porte-bébé de l’adulte'),
      ],
      preparation: [
        'Visitez le boisé avant eux : branches chargées de neige, plans d’eau cachés, traces de chasse.',
        'Nouez les carrés aux arbres, à hauteur d’enfant et à portée de votre vue.',
        'Vérifiez le froid et le seuil de votre milieu; comptez à chaque arbre.',
      ],
      deroulement: [
        opening(
          5,
          'Au premier tissu, ouvrez le livre et lisez une seule page. « La suite est au prochain arbre rouge. Comment va-t-on s’y rendre? »',
        ),
        play(
          20,
          'On y va à pas d’ours, à reculons, à quatre pattes ou en traîneau. À chaque tissu, une page, puis du temps : se rouler, secouer une branche basse, répondre à l’histoire.',
        ),
        closing(
          5,
          'Au dernier arbre, fermez le livre et laissez quelqu’un dire la fin. On revient dans ses propres pas, en les comptant ou en chantant.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Laissez deux respirations entre une page et le jeu.',
          'Reprenez le mot du plus petit dans le récit.',
          'Fermez la marche; l’autre adulte l’ouvre.',
        ],
        questionsOuvertes: [
          'Comment l’ours marcherait-il jusqu’ici?',
          'Que va-t-il arriver au prochain arbre?',
          'Qui d’autre habite ce boisé?',
        ],
      },
      vocabulaire: ['la branche', 's’enfoncer', 'la page', 'la piste', 'l’écorce', 'à reculons', 'le givre'],
      adaptations: [
        { pour: '0-18m', texte: 'Faites-lui toucher l’écorce d’une main gantée, puis entendre la page contre vous.' },
        { pour: '18-24m', texte: 'Un arbre à toucher, un bruit à faire : c’est son histoire.' },
        { pour: '2-3a', texte: 'Donnez un animal à imiter entre deux arbres.' },
        { pour: '3-4a', texte: 'Il tourne la page et redit ce qui vient d’arriver.' },
        { pour: '4-5a', texte: 'Il invente la page qui manque et choisit la démarche du groupe.' },
        {
          pour: 'besoins_particuliers',
          texte: 'L’enfant que la neige fatigue ouvre chaque page, du traîneau, et donne le départ.',
        },
        { pour: 'autre_saison', texte: 'L’automne, le même conte suit un sentier de feuilles.' },
      ],
      securite: {
        risquesAcceptes: ['Chute dans la neige molle.', 'Neige au visage.', 'Fatigue.'],
        dangersAEliminer: [
          'Branches chargées de neige, grand vent : on change d’endroit.',
          'Limite visible et dénombrement fréquent : la neige cache les repères.',
          'Froid : suivez le seuil de votre milieu, au plus bas -27 °C.',
          'Corde de traîneau tenue par l’adulte; rien autour du cou.',
        ],
        supervision: 'palier1',
        allergies: ['Épinéphrine gardée près du corps : elle craint le gel.'],
      },
      observation: [
        'Motricité globale : comment se relève-t-il, et avec quelle aide?',
        'Langage oral : qu’ajoute-t-il à l’histoire, mot ou geste?',
        'Mémoire : que retient-il d’un arbre à l’autre?',
      ],
      prolongements: [
        'Laissez un tissu au même arbre tout l’hiver : chaque sortie y ajoutera une page.',
        'Prêtez le livre aux familles, avec la page inventée par le groupe.',
      ],
      reflexionRetroaction: [
        'Qui a eu besoin d’une pause, et l’ai-je vu à temps?',
        'L’histoire a-t-elle porté l’effort, ou l’a-t-elle coupé?',
      ],
    },
  },
  {
    key: 'le-coin-assis-des-petits',
    summary:
      'Toujours le même arbre, la même couverture : les petits retrouvent leur coin et y remarquent ce qui a changé.',
    ageGroups: ['AGE_0_18_MONTHS', 'AGE_18_MONTHS_2_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['arbres-et-feuilles', 'emotions-et-amitie'],
    materials: ['tissus', 'feuilles'],
    place: 'WOODS',
    seasons: [],
    durationMinutes: 20,
    sheet: {
      titre: 'Le coin assis des petits',
      observationDepart:
        'À la troisième visite, deux enfants tendent les bras vers le gros bouleau avant même qu’on s’arrête.',
      intentionEducative:
        'Permettre aux petits de reconnaître un lieu, de s’y sentir bien et d’y attendre ce qui revient.',
      domaines: [
        { domaine: 'cognitif', composante: 'Mémoire', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Attachement', role: 'secondaire' },
      ],
      objectifs: [
        'Reconnaître l’arbre, la couverture ou la chanson.',
        'Regarder longtemps la même chose.',
        'S’éloigner d’un pas et revenir vers l’adulte.',
      ],
      materiel: [
        item('Couverture épaisse et isolante', 'une, toujours la même', 'Toile doublée'),
        item('Grandes feuilles ou grande branche tombée', 'ce que la saison laisse', 'Écorce tombée'),
      ],
      preparation: [
        'Choisissez un arbre facile à reconnaître, près de l’entrée du boisé.',
        'Inspectez le sol et les branches : champignons, petits fruits, herbe à puce, branches mortes.',
        'Convenez d’une courte chanson, la même à chaque arrivée.',
      ],
      deroulement: [
        opening(
          4,
          'Chantez la chanson en arrivant et posez la couverture du même côté de l’arbre. Laissez-les regarder avant de les asseoir.',
        ),
        play(
          12,
          'Chacun regarde en haut, gratte la couverture, touche le tronc, ne fait rien. Nommez ce qui est pareil, puis ce qui a changé : une feuille, une ombre, un bruit.',
        ),
        closing(
          4,
          'Chacun pose la main sur l’arbre, à son tour, ou vous la posez pour lui. La chanson du départ dit son nom d’arbre.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Revenez au même endroit : la répétition est le jeu.',
          'Offrez vos genoux comme base de départ.',
          'Suivez le regard avant de montrer.',
        ],
        questionsOuvertes: ['Où est notre arbre?', 'Qu’est-ce qui a changé ici?'],
      },
      vocabulaire: ['l’arbre', 'la branche', 'pareil', 'revenir', 'haut', 'le tronc'],
      adaptations: [
        { pour: '0-18m', texte: 'Couché sur le dos, il regarde bouger les branches; cinq minutes sont déjà longues.' },
        { pour: '18-24m', texte: 'Il apporte lui-même un coin de la couverture et choisit sa place.' },
        { pour: '2-3a', texte: 'Proposez de chercher ce qui n’était pas là la dernière fois.' },
        {
          pour: 'besoins_particuliers',
          texte: 'L’enfant inquiet garde un objet de la maison dans la main pendant l’arrivée.',
        },
        { pour: 'interieur', texte: 'Une grande branche et la même couverture font le coin assis du local.' },
        { pour: 'autre_saison', texte: 'L’hiver, gardez le rituel debout et réduisez-le à dix minutes.' },
      ],
      securite: {
        risquesAcceptes: ['Terre ou écorce sous les doigts.', 'Petite chute assise.'],
        dangersAEliminer: [
          'Branches mortes ou suspendues, grand vent : on change d’endroit.',
          'Plantes, petits fruits et champignons : on regarde, on ne goûte pas.',
          'Tiques et herbe à puce : vêtements longs, peau inspectée au retour.',
          'Froid ou chaleur, soleil : suivez les seuils de votre milieu et raccourcissez la halte.',
          'Objet qui passe dans un rouleau de papier hygiénique : il reste hors du jeu.',
        ],
        supervision: 'palier1',
        allergies: ['Piqûres : auto-injecteur porté par l’adulte qui accompagne l’enfant.'],
      },
      observation: [
        'Mémoire : à quoi montre-t-il qu’il reconnaît le lieu?',
        'Attachement : comment s’éloigne-t-il, puis revient-il?',
        'Développement sensoriel : vers quoi tend-il la main, l’œil ou l’oreille?',
      ],
      prolongements: [
        'Affichez une photo de l’arbre au local, à la hauteur des petits.',
        'Montrez l’arbre aux parents : ils pourront le saluer en passant.',
      ],
      reflexionRetroaction: [
        'Ai-je eu envie d’ajouter quelque chose? Pourquoi?',
        'Quel enfant a montré le premier qu’il reconnaissait?',
      ],
    },
  },
  {
    key: 'la-mousse-et-l-ecorce',
    summary: 'Du doux, du rude, du frais : les mains et les pieds des petits rencontrent le sol du boisé.',
    ageGroups: ['AGE_0_18_MONTHS', 'AGE_18_MONTHS_2_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_LANGUAGE'],
    themes: ['couleurs-et-textures', 'arbres-et-feuilles'],
    materials: ['feuilles', 'buches-et-rondelles'],
    place: 'WOODS',
    seasons: ['SPRING', 'SUMMER', 'AUTUMN'],
    durationMinutes: 20,
    sheet: {
      titre: 'La mousse et l’écorce',
      observationDepart: 'Posé près d’un tronc, un poupon retire sa main de l’écorce, la regarde, puis y retourne.',
      intentionEducative:
        'Soutenir l’exploration par tout le corps et mettre des mots simples sur ce que la peau rencontre.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Développement sensoriel', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage prélinguistique', role: 'secondaire' },
      ],
      objectifs: [
        'Toucher, gratter, presser, retirer la main.',
        'Bouger vers ce qui attire.',
        'Répondre à un mot par un regard, un son ou un geste.',
      ],
      materiel: [
        item('Grosse bûche couchée, avec son écorce', 'une, sur place', 'Grande rondelle de bois'),
        item('Grandes feuilles fraîches tombées', 'une brassée', 'Herbe longue'),
        optional('Couverture', 'une', 'Toile'),
      ],
      preparation: [
        'Inspectez la bûche et la mousse : échardes, insectes piqueurs, champignons, petits fruits.',
        'Retirez brindilles pointues, noix et petites roches du cercle de jeu.',
        'Vérifiez qu’aucune herbe à puce ne pousse autour.',
      ],
      deroulement: [
        opening(
          4,
          'Posez votre paume sur la mousse, lentement, puis sur l’écorce. « Doux. » « Rude. » Deux mots suffisent.',
        ),
        play(
          12,
          'Les petits rampent, s’appuient, grattent, s’assoient. Suivez leurs mains avec ces deux mots. Quand un pied nu veut essayer la mousse, laissez-le décider.',
        ),
        closing(
          4,
          'Frottez doucement une feuille sur chaque main, puis essuyez-les. Un dernier « doux » sur la joue, si l’enfant s’approche.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Gardez les mains libres pour retenir ce qui va à la bouche.',
          'Attendez la deuxième fois avant de redire le mot.',
          'Suivez l’expression du visage : elle dit assez ou encore.',
        ],
        questionsOuvertes: ['Comment est l’écorce sous tes doigts?', 'Qu’est-ce que ta main a trouvé?'],
      },
      vocabulaire: ['doux', 'rude', 'frais', 'gratter', 'la mousse', 'l’écorce'],
      adaptations: [
        { pour: '0-18m', texte: 'Assis entre vos jambes, il touche d’abord du dos de la main.' },
        { pour: '18-24m', texte: 'Proposez deux endroits à comparer, pas plus.' },
        { pour: '2-3a', texte: 'Cherchez ensemble quelque chose d’encore plus doux.' },
        {
          pour: 'besoins_particuliers',
          texte: 'L’enfant qui retire sa main explore à travers un tissu mince, ou regarde la vôtre.',
        },
        { pour: 'interieur', texte: 'Une bûche brossée et un plateau de mousse arrivent sur une toile.' },
        { pour: 'autre_saison', texte: 'L’hiver, comparez l’écorce et la neige, une mitaine à la fois.' },
      ],
      securite: {
        risquesAcceptes: ['Genoux verts, terre aux mains.', 'Surprise devant une texture.'],
        dangersAEliminer: [
          'Plantes, petits fruits et champignons : on regarde, on ne goûte pas.',
          'Tiques et herbe à puce : vêtements longs, peau inspectée au retour.',
          'Branches mortes ou suspendues, grand vent : on change d’endroit.',
          'Chaleur et soleil : ombre, eau et pauses.',
          'Objet qui passe dans un rouleau de papier hygiénique : il reste hors du jeu.',
        ],
        supervision: 'palier1',
        allergies: ['Piqûres : auto-injecteur porté par l’adulte qui accompagne l’enfant.'],
      },
      observation: [
        'Développement sensoriel : quelles textures recherche-t-il ou évite-t-il?',
        'Langage prélinguistique : quel son ou geste répond à vos mots?',
        'Motricité globale : comment se déplace-t-il sur un sol inégal?',
      ],
      prolongements: [
        'Refaites le même jeu demain, avec la même bûche : la répétition l’enrichit.',
        'Demandez aux parents ce que l’enfant aime toucher à la maison.',
      ],
      reflexionRetroaction: ['Qu’ai-je nommé trop vite?', 'Quelle main a osé aujourd’hui ce qu’elle évitait hier?'],
    },
  },
  {
    key: 'le-sentier-raconte',
    summary:
      'Chaque détour du sentier donne un personnage ou un problème : l’histoire du jour appartient à tout le groupe.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['contes-et-lettres', 'arbres-et-feuilles'],
    materials: ['batons', 'cocottes', 'papier-et-crayons'],
    place: 'WOODS',
    seasons: ['SPRING', 'SUMMER', 'AUTUMN'],
    durationMinutes: 45,
    sheet: {
      titre: 'Le sentier raconte',
      observationDepart:
        'En marchant, les enfants prêtent des voix aux souches et se disputent la suite de l’aventure.',
      intentionEducative: 'Soutenir l’invention d’un récit à plusieurs, où l’idée de chacun change l’histoire.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
      ],
      objectifs: [
        'Inventer un personnage à partir d’une chose vue.',
        'Enchaîner son idée à celle d’un autre.',
        'Garder une trace de l’histoire.',
      ],
      materiel: [
        item('Bâton de parole, gros et court', 'un', 'Grosse cocotte'),
        item('Grosses cocottes et bâtons trouvés', 'ce que le sentier offre', 'Feuilles tombées'),
        item('Papier et crayons sur une planchette', 'un pour le groupe', 'Mémoire de l’éducatrice'),
      ],
      preparation: [
        'Marchez le sentier avant eux et repérez cinq arrêts : souche, virage, grosse roche, clairière.',
        'Rappelez la limite et le signal de rassemblement.',
        'Vérifiez branches suspendues, guêpiers et herbe à puce aux arrêts.',
      ],
      deroulement: [
        opening(
          7,
          'Au bord du sentier, chuchotez : « Quelqu’un habite ici. On n’a pas encore vu qui. » Tendez le bâton de parole et attendez.',
        ),
        play(
          18,
          'On avance d’arrêt en arrêt. Celui qui a le bâton ajoute une phrase, un bruit ou un objet. Le jeu déborde : on bâtit la maison, on devient le personnage, on poursuit l’histoire en courant.',
        ),
        play(
          13,
          'À la clairière, chacun rejoue le bout qu’il préfère, seul ou à plusieurs. Notez leurs phrases quand ils vous le demandent.',
        ),
        closing(
          7,
          'Assoyez-vous et relisez l’histoire dans leurs mots. Le dernier à tenir le bâton choisit la fin… ou la suite pour demain.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Écrivez sous la dictée, sans polir.',
          'Demandez « et après? », puis taisez-vous.',
          'Offrez un rôle sans paroles à qui préfère agir.',
        ],
        questionsOuvertes: [
          'Qui pourrait vivre sous cette souche?',
          'Qu’est-ce qui l’empêche de rentrer chez lui?',
          'Comment deux fins peuvent-elles aller ensemble?',
        ],
      },
      vocabulaire: ['le personnage', 'la souche', 'soudain', 'l’aventure', 'la clairière', 'chuchoter', 'le détour'],
      adaptations: [
        { pour: '3-4a', texte: 'Gardez trois arrêts et un seul personnage, que chacun peut imiter.' },
        { pour: '4-5a', texte: 'Ajoutez un problème à résoudre et un livre à relier avec leurs dessins.' },
        {
          pour: 'besoins_particuliers',
          texte: 'L’enfant qui parle peu choisit l’objet; le groupe lui trouve une voix.',
        },
        { pour: 'interieur', texte: 'Cinq boîtes dans le corridor cachent les arrêts du sentier.' },
        { pour: 'autre_saison', texte: 'L’hiver, des empreintes dans la neige donnent les personnages.' },
      ],
      securite: {
        risquesAcceptes: ['Désaccord sur la suite.', 'Trébuchement sur une racine.'],
        dangersAEliminer: [
          'Branches mortes ou suspendues, grand vent : on change d’endroit.',
          'Tiques et herbe à puce : vêtements longs, peau inspectée au retour.',
          'Plantes, petits fruits et champignons : on regarde, on ne goûte pas.',
          'Enfant hors de la limite : comptez à chaque arrêt.',
          'Chaleur et soleil : chapeaux, eau et pauses.',
        ],
        supervision: 'palier2',
        allergies: ['Piqûres : auto-injecteur porté par l’adulte qui accompagne l’enfant.'],
      },
      observation: [
        'Langage oral : comment relie-t-il son idée à la précédente?',
        'Compétences sociales : que fait-il quand l’histoire prend un autre chemin?',
        'Fonction symbolique : que deviennent les objets entre ses mains?',
      ],
      prolongements: [
        'Reliez les pages dictées : l’histoire entre dans le coin lecture.',
        'Envoyez le début aux familles et recueillez les fins inventées à la maison.',
      ],
      reflexionRetroaction: [
        'Quelle idée ai-je laissée tomber sans le vouloir?',
        'Qui a porté l’histoire, et qui l’a suivie?',
      ],
    },
  },
  {
    key: 'le-conseil-du-boise',
    summary:
      'Assis en rond sur les bûches, les grands discutent d’un vrai problème du groupe et essaient leur solution.',
    ageGroups: ['AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_LANGUAGE'],
    themes: ['emotions-et-amitie', 'saisons-et-fetes'],
    materials: ['batons', 'buches-et-rondelles'],
    place: 'WOODS',
    seasons: ['WINTER'],
    durationMinutes: 45,
    sheet: {
      titre: 'Le conseil du boisé',
      observationDepart:
        'Depuis lundi, la cabane du boisé fait des jaloux. Les enfants rapportent le conflit au local, sans trouver de solution.',
      intentionEducative:
        'Offrir un lieu et un rituel pour parler d’un vrai désaccord, chercher une solution et l’essayer sur-le-champ.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'secondaire' },
      ],
      objectifs: [
        'Dire ce qui dérange sans accuser.',
        'Proposer une solution et la mettre à l’essai.',
        'Écouter jusqu’au bout celui qui tient le bâton.',
      ],
      materiel: [
        item('Bûches ou rondelles', 'une par personne', 'Coussins isolants'),
        item('Bâton de parole', 'un', 'Grosse cocotte'),
      ],
      preparation: [
        'Placez les bûches en rond, dos au vent, loin des branches chargées.',
        'Choisissez un seul sujet, celui que les enfants ramènent.',
        'Vérifiez le froid et le seuil de votre milieu; gardez les tuques jusqu’au bout.',
      ],
      deroulement: [
        opening(
          8,
          'Assoyez-vous la première et gardez le silence jusqu’à ce que le rond soit complet. « J’ai entendu parler de la cabane. Qui veut commencer? »',
        ),
        play(
          12,
          'Le bâton passe, ou saute un tour. On raconte, on contredit, on propose. Redites chaque idée en peu de mots. Ceux qui ont froid marchent autour du rond en écoutant.',
        ),
        play(
          18,
          'On essaie une idée tout de suite : un tour de garde, une deuxième porte, une cabane voisine. Le jeu dira si elle tient.',
        ),
        closing(
          7,
          'Retour au rond, debout. Chacun montre avec son corps si l’essai a marché : grand, moyen, petit. On garde l’idée jusqu’à la prochaine visite.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Parlez la dernière.',
          'Séparez le problème de la personne : « La porte bloque », pas « Il bloque ».',
          'Acceptez une solution que vous n’auriez pas choisie.',
        ],
        questionsOuvertes: [
          'Qu’est-ce qui se passe, d’après toi, quand la porte ferme?',
          'Comment saura-t-on que l’idée marche?',
          'Pour qui est-ce encore difficile?',
        ],
      },
      vocabulaire: ['le conseil', 'proposer', 'le désaccord', 'essayer', 'l’accord', 'attendre', 'juste'],
      adaptations: [
        { pour: '3-4a', texte: 'Deux idées seulement, montrées par deux objets; on choisit et on essaie.' },
        { pour: '4-5a', texte: 'Notez les idées par un signe dans la neige, puis comptez les appuis.' },
        {
          pour: 'besoins_particuliers',
          texte: 'L’enfant qui peine à attendre porte le bâton d’une personne à l’autre.',
        },
        { pour: 'interieur', texte: 'Le rond se fait sur le tapis, lumière basse, avec la même règle.' },
        { pour: 'autre_saison', texte: 'Au printemps, le conseil s’assoit à l’ombre du même arbre.' },
      ],
      securite: {
        risquesAcceptes: ['Mots vifs, déception.', 'Pieds froids.'],
        dangersAEliminer: [
          'Branches chargées de neige, grand vent : on change d’endroit.',
          'Froid : à -27 °C ou moins, on reste à l’intérieur; le seuil de votre milieu a priorité.',
          'Limite visible et dénombrement fréquent pendant l’essai.',
        ],
        supervision: 'palier2',
        allergies: ['Épinéphrine gardée près du corps : elle craint le gel.'],
      },
      observation: [
        'Compétences sociales : comment défend-il une idée, et comment l’abandonne-t-il?',
        'Langage oral : quels mots emploie-t-il pour expliquer un problème?',
        'Compétences émotionnelles : que fait-il de sa déception?',
      ],
      prolongements: [
        'Le conseil peut revenir chaque vendredi, avec le sujet que le groupe choisit.',
        'Racontez aux familles la question et la solution, sans nommer personne.',
      ],
      reflexionRetroaction: ['Ai-je laissé vivre une solution imparfaite?', 'Qui s’est tu, et pourquoi peut-être?'],
    },
  },
]
