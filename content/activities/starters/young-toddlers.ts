import { closing, item, opening, optional, play } from '../sheet-parts.ts'
import type { StarterActivity } from '../types.ts'

/** 18 months to 2 years: several copies of the same object, short words, the pleasure of starting again. */
export const YOUNG_TODDLER_STARTERS: StarterActivity[] = [
  {
    key: 'encore-de-l-eau',
    summary:
      'De l’eau, des chaudières et des tasses : on remplit, on vide, on recommence, sous l’œil d’un adulte tout proche.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['eau-neige-et-glace'],
    materials: ['eau', 'chaudieres-et-pelles', 'contenants-et-cuilleres'],
    place: 'YARD',
    seasons: ['SUMMER'],
    durationMinutes: 30,
    sheet: {
      titre: 'Encore de l’eau!',
      observationDepart:
        'Autour du robinet de la cour, les trottineurs se pressent. Ils versent, éclaboussent et crient « encore! ».',
      intentionEducative:
        'Permettre à l’enfant de vérifier, autant de fois qu’il le veut, ce que son geste fait à l’eau.',
      domaines: [
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
      ],
      objectifs: [
        'Prévoir que la tasse va déborder, puis le vérifier.',
        'Ajuster son geste pour verser dans un contenant plus petit.',
        'Imiter l’idée d’un autre et la transformer.',
      ],
      materiel: [
        item('Eau', 'deux doigts dans chaque bac', 'Neige fondue ou sable humide'),
        item('Bacs larges et bas', 'un pour trois enfants', 'Chaudières posées au sol'),
        item(
          'Tasses, pots percés et grosses cuillères',
          'trois par enfant',
          'Contenants de yogourt dont le fond est percé',
        ),
        optional('Gouttière de plastique ou carton ciré', 'une', 'Longue boîte ouverte'),
      ],
      preparation: [
        'Installez les bacs à l’ombre, sur l’herbe, loin de la glissade.',
        'Désignez l’adulte responsable de l’eau : il ne fait rien d’autre.',
        'Offrez les mêmes contenants à tous pour éviter la dispute.',
      ],
      deroulement: [
        opening(
          4,
          'Versez un filet d’eau, lentement, d’une tasse à l’autre. Arrêtez juste avant que ça déborde et regardez les enfants.',
        ),
        play(
          21,
          'Ils versent, vident, arrosent leurs pieds, transportent quelques gouttes très loin. Quand l’intérêt baisse, posez la gouttière sans dire à quoi elle sert.',
        ),
        closing(
          5,
          'Donnez l’eau qui reste aux plantes, une tasse à la fois. Chacun retourne sa chaudière avant d’aller se sécher.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Tenez-vous à portée de bras, accroupie, face au groupe.',
          'Nommez l’action qui vient d’avoir lieu : « Plein! Ça déborde. »',
          'Laissez l’erreur vivre sa vie : l’eau sur les souliers est une découverte.',
        ],
        questionsOuvertes: ['Où est-ce qu’elle s’en va, l’eau?', 'Qu’est-ce qui arrive si tu verses encore?'],
      },
      vocabulaire: ['verser', 'plein', 'vide', 'déborder', 'la goutte', 'couler', 'la chaudière'],
      adaptations: [
        { pour: '18-24m', texte: 'Un seul bac, deux grosses tasses par enfant : remplir et vider suffisent.' },
        { pour: '2-3a', texte: 'Ajoutez des éponges et un parcours jusqu’au jardin, pour un but à inventer.' },
        {
          pour: 'besoins_particuliers',
          texte: 'Montez un bac sur une table pour l’enfant qui joue debout avec appui ou en fauteuil.',
        },
        { pour: 'interieur', texte: 'Dans la salle d’eau, deux doigts d’eau dans un bac et des serviettes au sol.' },
      ],
      securite: {
        risquesAcceptes: [
          'Vêtements mouillés.',
          'Glissade sur l’herbe humide.',
          'Se faire éclabousser sans l’avoir voulu.',
        ],
        dangersAEliminer: [
          'Quelques centimètres d’eau suffisent pour une noyade : adulte dédié, à portée de bras.',
          'Bac ou chaudière laissés pleins : videz-les dès la fin du jeu.',
          'Eau stagnante, soleil direct, anse de corde.',
        ],
        supervision: 'palier1',
        allergies: ['Crème solaire apportée et autorisée par le parent seulement.'],
      },
      observation: [
        'Raisonnement : change-t-il de contenant ou de geste pour obtenir l’effet voulu?',
        'Motricité fine : verse-t-il à une main, à deux mains, en visant?',
        'Compétences sociales : comment obtient-il la tasse qu’un autre tient?',
      ],
      prolongements: [
        'Le lendemain, cachez la gouttière parmi d’autres objets : qui la reprendra?',
        'Proposez aux parents le bain comme suite du jeu : deux contenants et du temps.',
      ],
      reflexionRetroaction: [
        'Qu’ai-je compris de leur façon de chercher?',
        'Y avait-il assez de contenants semblables?',
      ],
    },
  },
  {
    key: 'le-sentier-des-petits-pas',
    summary: 'Cent mètres de sentier en une demi-heure : racines, mousse et feuilles à la vitesse d’un trottineur.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_LANGUAGE'],
    themes: ['mouvement-et-defis', 'arbres-et-feuilles'],
    materials: ['batons', 'feuilles'],
    place: 'WOODS',
    seasons: ['SPRING', 'SUMMER', 'AUTUMN'],
    durationMinutes: 30,
    sheet: {
      titre: 'Le sentier des petits pas',
      observationDepart:
        'En forêt, le trottineur s’arrête à chaque racine. Il monte dessus, redescend, remonte; le reste du sentier peut attendre.',
      intentionEducative: 'Soutenir l’assurance du corps sur un sol inégal, sans destination ni presse.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Ajuster son pas à une racine, une bosse, une pente.',
        'S’accroupir, se relever, repartir.',
        'Montrer et nommer ce qui l’arrête.',
      ],
      materiel: [
        item('Sentier court et connu', 'une centaine de mètres', 'Bordure d’un champ ou d’un parc boisé'),
        item('Gros bâtons courts trouvés sur place', 'un par enfant', 'Aucun : les mains suffisent'),
        optional('Petit sac à dos de groupe pour les grandes feuilles', 'un', 'Les poches de l’adulte'),
      ],
      preparation: [
        'Marchez le sentier avant eux : branches suspendues, herbe à puce, trous, nids de guêpes.',
        'Prévoyez bas par-dessus le pantalon et passage à la toilette ou couche fraîche.',
        'Choisissez deux repères visibles : le début et la fin du territoire.',
      ],
      deroulement: [
        opening(
          5,
          'Touchez ensemble le premier arbre et dites la même phrase à chaque visite : « Bonjour, la forêt, on arrive. » Comptez les enfants à voix haute.',
        ),
        play(
          20,
          'Les enfants marchent, reculent, s’assoient dans les feuilles, ramassent un bâton et le laissent. Suivez le plus lent. Si un tronc couché attire le groupe, restez-y.',
        ),
        closing(
          5,
          'Au signal appris, on revient toucher le premier arbre. Chacun montre ou raconte une trouvaille, puis la rend à la forêt.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Offrez un conseil au corps plutôt qu’une main : « Pose ton pied sur la mousse. »',
          'Descendez à leur hauteur pour voir ce qu’ils voient.',
          'Prenez le même signal de rappel à chaque sortie.',
        ],
        questionsOuvertes: ['Qu’est-ce qui t’a arrêté ici?', 'Comment tu vas passer par-dessus?'],
      },
      vocabulaire: ['la racine', 'la mousse', 'le tronc', 'grimper', 'craquer', 'le sentier', 'bosse'],
      adaptations: [
        {
          pour: '18-24m',
          texte: 'Choisissez vingt mètres seulement et un seul tronc; le porte-bébé ou la poussette attend au bout.',
        },
        { pour: '2-3a', texte: 'Invitez-les à chercher le prochain ruban repère avec les yeux, puis à s’y rendre.' },
        {
          pour: '3-4a',
          texte: 'Les plus grands inventent la façon d’avancer : à quatre pattes, en silence, à reculons.',
        },
        {
          pour: 'besoins_particuliers',
          texte: 'Pour un enfant qui marche peu, apportez le sentier à lui : bâton, mousse et feuille sur ses genoux.',
        },
        {
          pour: 'autre_saison',
          texte: 'L’hiver, les traces de bottes deviennent le sentier; raccourcissez la sortie selon le froid.',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Chute de faible hauteur sur la terre ou les feuilles.',
          'Éraflures.',
          'Échardes légères d’un bâton.',
        ],
        dangersAEliminer: [
          'Branche morte accrochée, grand vent : on change d’endroit.',
          'Herbe à puce, champignons et petits fruits : on regarde, on ne goûte pas.',
          'Tiques : vêtements longs, centre du sentier, inspection de la peau au retour.',
          'Enfant hors de vue : aucun détour derrière un arbre sans adulte.',
          'Chaleur et soleil : ombre, eau et pauses.',
        ],
        supervision: 'palier2',
        allergies: ['Auto-injecteur porté par l’adulte qui accompagne l’enfant concerné.'],
      },
      observation: [
        'Motricité globale : devant un obstacle, contourne-t-il, monte-t-il, attend-il?',
        'Langage oral : quels mots ou gestes utilise-t-il pour partager une découverte?',
        'Attention : devant quoi s’arrête-t-il le plus longtemps?',
      ],
      prolongements: [
        'Revenez au même tronc chaque semaine : les enfants y retrouveront leur jeu.',
        'Envoyez aux parents le nom du sentier, pour qu’ils le parcourent au rythme de leur enfant.',
      ],
      reflexionRetroaction: ['Qui a fixé la vitesse aujourd’hui?', 'Quelle main tendue aurais-je pu retenir?'],
    },
  },
  {
    key: 'les-boites-voyageuses',
    summary: 'De grandes boîtes de carton à pousser, tirer, remplir et habiter, dans un local dégagé.',
    ageGroups: ['AGE_0_18_MONTHS', 'AGE_18_MONTHS_2_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['cabanes-et-constructions', 'mouvement-et-defis'],
    materials: ['cartons-et-boites', 'tissus'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    sheet: {
      titre: 'Les boîtes voyageuses',
      observationDepart:
        'Une boîte vide traîne dans le local et le jouet qu’elle contenait est oublié. On la pousse, on s’y assoit, on l’apporte au loin.',
      intentionEducative: 'Soutenir le plaisir de pousser, de tirer et d’entrer, avec un objet plus grand que soi.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
      ],
      objectifs: [
        'Pousser ou tirer un objet volumineux.',
        'Entrer et sortir en ajustant son corps.',
        'Trouver comment débloquer une boîte coincée.',
      ],
      materiel: [
        item('Grandes boîtes de carton solides', 'une par enfant et une de plus', 'Bacs de rangement sans couvercle'),
        item('Carrés de tissu épais', 'quatre', 'Débarbouillettes'),
        optional('Gros ballons mous', 'trois', 'Coussins'),
      ],
      preparation: [
        'Retirez agrafes, étiquettes et ruban adhésif; repliez les rabats vers l’intérieur.',
        'Dégagez un grand espace et rangez les petites tables.',
        'Ouvrez deux boîtes des deux bouts pour faire un passage.',
      ],
      deroulement: [
        opening(
          3,
          'Poussez une boîte lentement, à genoux, avec un bruit de moteur tout bas. Laissez-la au milieu et éloignez-vous.',
        ),
        play(
          14,
          'Les boîtes roulent, se remplissent, deviennent lit ou autobus. Quand deux enfants veulent la même, montrez la boîte semblable à côté.',
        ),
        closing(
          3,
          'Le train rentre en gare : on aligne les boîtes contre le mur en chantant. Chacun dépose un tissu dans la sienne.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Asseyez-vous près du passage : c’est là que ça se croise.',
          'Décrivez l’effort : « Tu pousses fort avec tes deux bras. »',
          'Laissez-les chercher avant de dégager une boîte coincée.',
        ],
        questionsOuvertes: ['Où s’en va ta boîte?', 'Comment tu pourrais la faire avancer?'],
      },
      vocabulaire: ['pousser', 'tirer', 'dedans', 'dehors', 'lourd', 'coincé', 'la boîte'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Le poupon s’assoit dans une boîte basse et large, ou s’appuie sur une boîte remplie de tissus pour se lever.',
        },
        { pour: '18-24m', texte: 'Offrez quelque chose à livrer : un ballon mou, un tissu, un toutou.' },
        { pour: '2-3a', texte: 'Percez un hublot et laissez venir l’histoire de l’autobus ou du bateau.' },
        {
          pour: 'besoins_particuliers',
          texte: 'Remplissez une boîte de tissus : son poids stabilise l’enfant dont l’équilibre est fragile.',
        },
        { pour: 'autre_saison', texte: 'L’hiver, un traîneau poussé dans la cour reprend le même jeu.' },
      ],
      securite: {
        risquesAcceptes: ['Basculer avec sa boîte, au ras du sol.', 'Collision entre deux boîtes.'],
        dangersAEliminer: [
          'Agrafes, ruban adhésif, morceaux de carton arrachés et mis en bouche.',
          'Boîte fermée sur un enfant.',
          'Boîte utilisée comme marchepied près d’une fenêtre.',
        ],
        supervision: 'palier1',
        allergies: ['Écartez les boîtes ayant contenu des noix ou des arachides.'],
      },
      observation: [
        'Motricité globale : pousse-t-il debout, à genoux, à quatre pattes?',
        'Raisonnement : que tente-t-il quand la boîte se bloque?',
        'Fonction symbolique : un début de faire semblant apparaît-il dans la boîte?',
      ],
      prolongements: [
        'Gardez les boîtes deux jours : le jeu du deuxième jour est souvent plus riche.',
        'Demandez aux familles une boîte de la maison; l’enfant la reconnaîtra et la montrera.',
      ],
      reflexionRetroaction: ['L’espace permettait-il vraiment de foncer?', 'Quel usage de la boîte m’a surprise?'],
    },
  },
  {
    key: 'doudou-a-froid',
    summary:
      'Le toutou du local a froid : on le couvre, on le berce, on le promène, et l’on se parle de ce qui réconforte.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_LANGUAGE'],
    themes: ['emotions-et-amitie', 'saisons-et-fetes'],
    materials: ['tissus', 'cartons-et-boites'],
    place: 'INDOORS',
    seasons: ['AUTUMN', 'WINTER'],
    durationMinutes: 20,
    sheet: {
      titre: 'Doudou a froid',
      observationDepart: 'Quand un ami pleure, certains trottineurs lui tendent un doudou ou lui tapotent le dos.',
      intentionEducative: 'Soutenir les premiers gestes d’empathie par un jeu de soin, proche du quotidien.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'principal' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Reconnaître qu’un autre, même en peluche, peut avoir froid ou de la peine.',
        'Choisir un geste pour réconforter.',
        'Dire ou montrer ce qui fait du bien.',
      ],
      materiel: [
        item('Toutous ou poupées', 'un par enfant et un de plus', 'Serviette roulée en bébé'),
        item('Carrés de tissu chaud : laine, polar', 'deux par enfant', 'Vieux chandails coupés en carrés'),
        item('Boîtes de carton basses', 'trois', 'Paniers ou tiroirs vides'),
      ],
      preparation: [
        'Vérifiez les yeux et les coutures des toutous : rien ne doit se détacher.',
        'Posez un toutou près de la fenêtre, sans rien dire.',
        'Déposez les tissus bien en vue, en plusieurs piles.',
      ],
      deroulement: [
        opening(
          4,
          'Prenez le toutou de la fenêtre, soufflez sur ses pattes : « Oh, il est gelé. » Attendez qu’un enfant propose quelque chose.',
        ),
        play(
          12,
          'On couvre, on berce, on couche dans la boîte, on réveille, on recouche. Le jeu peut glisser vers le repas ou la promenade. Accueillez le toutou lancé : il est peut-être fâché.',
        ),
        closing(
          4,
          'Chuchotez que les toutous s’endorment. Chaque enfant dépose le sien et lui dit au revoir à sa manière.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Nommez l’émotion du toutou et celle de l’enfant, sans les corriger.',
          'Imitez son geste de soin : il verra qu’il compte.',
          'Si un enfant pleure pour vrai, laissez le jeu et consolez d’abord.',
        ],
        questionsOuvertes: ['De quoi il a besoin, ton toutou?', 'Qu’est-ce qui te réchauffe, toi?'],
      },
      vocabulaire: ['froid', 'chaud', 'consoler', 'bercer', 'la couverture', 'doux', 'avoir de la peine'],
      adaptations: [
        { pour: '0-18m', texte: 'Le poupon regarde et touche : couvrez sa main d’un tissu doux, puis découvrez-la.' },
        { pour: '18-24m', texte: 'Un toutou, une couverture, un lit : le même geste, dix fois.' },
        { pour: '2-3a', texte: 'Suggérez la suite d’une routine : manger, laver, endormir.' },
        {
          pour: 'besoins_particuliers',
          texte: 'Offrez des images de gestes (bercer, couvrir, souffler) à l’enfant qui parle peu.',
        },
        { pour: 'autre_saison', texte: 'L’été, le toutou a chaud : on l’évente, on lui trouve de l’ombre.' },
      ],
      securite: {
        risquesAcceptes: ['Conflit pour un toutou préféré.', 'Émotion vive qui surgit pendant le jeu.'],
        dangersAEliminer: [
          'Yeux, rembourrage ou rubans qui se détachent.',
          'Tissu posé sur le visage d’un enfant.',
          'Doudou personnel prêté sans l’accord de l’enfant.',
        ],
        supervision: 'palier2',
        allergies: ['Lavez les tissus sans parfum; évitez la laine pour la peau sensible.'],
      },
      observation: [
        'Compétences émotionnelles : que fait-il quand le toutou « pleure »?',
        'Fonction symbolique : enchaîne-t-il deux gestes de soin?',
        'Langage oral : quels mots accompagnent le geste?',
      ],
      prolongements: [
        'Laissez un « lit de toutou » au coin calme : il servira les matins difficiles.',
        'Demandez au parent ce qui console son enfant à la maison et affichez-le pour l’équipe.',
      ],
      reflexionRetroaction: [
        'Quelle émotion vraie ai-je entendue dans le jeu?',
        'Comment ai-je accueilli la colère d’un toutou lancé?',
      ],
    },
  },
  {
    key: 'la-comptine-du-depart',
    summary: 'Une comptine à gestes, toujours la même, qui transforme la marche vers le parc en moment attendu.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['sons-et-silence', 'quartier-et-metiers'],
    materials: [],
    place: 'PARK',
    seasons: [],
    durationMinutes: 10,
    sheet: {
      titre: 'La comptine du départ',
      observationDepart: 'Au moment de partir, le groupe s’étire : l’un court devant, l’autre s’assoit par terre.',
      intentionEducative:
        'Permettre à chacun d’anticiper le départ grâce à des mots et à des gestes qui reviennent chaque jour.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
      ],
      objectifs: [
        'Compléter un mot connu de la comptine.',
        'Accorder son pas et ses gestes à ceux des autres.',
        'Proposer un nouveau couplet.',
      ],
      materiel: [optional('Images plastifiées de la comptine, grand format', 'quatre', 'Vos gestes suffisent')],
      preparation: [
        'Inventez quatre vers courts avec le nom de votre rue et un geste par vers.',
        'Vérifiez le trajet : traverses, travaux, plaques de glace.',
        'Faites le passage à la toilette et comptez les enfants avant la porte.',
      ],
      deroulement: [
        opening(
          2,
          'Près de la porte, chantez une première fois, lentement, avec les gestes. Ne demandez pas le silence : la chanson le fera.',
        ),
        play(
          6,
          'En marchant, les enfants chantent, se taisent, changent les gestes. Quand l’un crie « chat! » parce qu’un chat passe, le chat entre dans la comptine.',
        ),
        closing(2, 'Au parc, dernier couplet chuchoté, accroupis en rond. Le mot final lance le jeu : « Partez! »'),
      ],
      roleEducatrice: {
        gestes: [
          'Laissez un trou à la fin du vers et attendez qu’il se remplisse.',
          'Reprenez le mot mal prononcé dans la chanson, sans faire répéter.',
          'Marchez au milieu du groupe, une collègue en tête ou en queue.',
        ],
        questionsOuvertes: ['Qu’est-ce qu’on met dans la chanson aujourd’hui?', 'Quel geste ferait la pluie?'],
      },
      vocabulaire: ['le trottoir', 'la ruelle', 'marcher', 'chuchoter', 'ensemble', 'attendre', 'le couplet'],
      adaptations: [
        { pour: '18-24m', texte: 'Deux vers et deux gestes suffisent; gardez exactement les mêmes tout le mois.' },
        { pour: '2-3a', texte: 'Laissez chacun choisir l’animal du couplet.' },
        { pour: '3-4a', texte: 'Jouez avec les rimes : « ruelle, échelle, hirondelle ».' },
        {
          pour: 'besoins_particuliers',
          texte: 'Montrez une image par vers à l’enfant qui apprend la langue ou qui parle peu.',
        },
        { pour: 'interieur', texte: 'La même comptine mène du local au vestiaire, les jours de tempête.' },
      ],
      securite: {
        risquesAcceptes: ['Trébucher en chantant.', 'S’arrêter sans prévenir : le groupe apprend à attendre.'],
        dangersAEliminer: [
          'Circulation : on chante sur le trottoir, on se tait et on se tient pour traverser.',
          'Écouteurs, téléphone : aucune distraction pour l’adulte.',
          'Départ sans dénombrement, main lâchée à la traversée.',
          'Froid ou chaleur : suivez les seuils de votre milieu; ombre et eau l’été, mains réchauffées l’hiver.',
        ],
        supervision: 'palier2',
        allergies: ['Trousse et auto-injecteurs dans le sac de l’adulte, jamais au local.'],
      },
      observation: [
        'Langage oral : quels mots complète-t-il? Lesquels invente-t-il?',
        'Mémoire : reconnaît-il l’ordre des gestes?',
        'Compétences sociales : comment s’ajuste-t-il au pas de l’autre?',
      ],
      prolongements: [
        'Ajoutez un couplet par saison; au printemps, relisez-les tous.',
        'Affichez les paroles pour les parents et invitez-les à y glisser un mot de leur langue.',
      ],
      reflexionRetroaction: [
        'La comptine a-t-elle remplacé des consignes?',
        'Qui n’est pas encore entré dans la chanson, et pourquoi?',
      ],
    },
  },
  {
    key: 'la-peinture-qui-disparait',
    summary:
      'De l’eau, de gros pinceaux, un mur au soleil : les traits apparaissent, pâlissent et invitent à recommencer.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_COGNITIVE'],
    themes: ['couleurs-et-textures', 'lumiere-et-ombre'],
    materials: ['eau', 'pinceaux', 'chaudieres-et-pelles'],
    place: 'YARD',
    seasons: ['SPRING', 'SUMMER'],
    durationMinutes: 20,
    sheet: {
      titre: 'La peinture qui disparaît',
      observationDepart:
        'Sur l’asphalte, les enfants regardent leurs pas mouillés s’effacer au soleil. Ils retournent vite en faire d’autres.',
      intentionEducative: 'Soutenir le plaisir de laisser une trace, sans modèle et sans résultat à garder.',
      domaines: [
        { domaine: 'langagier', composante: 'Développement graphique', role: 'principal' },
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'secondaire' },
      ],
      objectifs: [
        'Tracer de grands traits avec tout le bras.',
        'Constater que le trait pâlit, puis disparaît.',
        'Choisir où peindre : mur, sol, tronc, chaudière.',
      ],
      materiel: [
        item('Gros pinceaux à manche court', 'un par enfant', 'Éponge ou bouquet d’herbes'),
        item('Petites chaudières sans corde', 'une pour deux enfants', 'Contenants de margarine'),
        item('Eau', 'deux doigts par chaudière', null),
      ],
      preparation: [
        'Choisissez un mur sec au soleil et une zone d’ombre toute proche.',
        'Passez la main sur l’asphalte : s’il brûle, changez d’heure.',
        'Placez les chaudières loin l’une de l’autre pour éviter la cohue.',
      ],
      deroulement: [
        opening(3, 'Tracez un grand trait mouillé sur le mur, en silence. Attendez qu’il pâlisse. « Oh… il s’en va. »'),
        play(
          14,
          'Les enfants peignent le mur, la clôture, leurs souliers, le tronc. Certains préfèrent tremper et égoutter : c’est aussi le jeu.',
        ),
        closing(3, 'Chacun choisit sa dernière trace et la regarde partir. On vide les chaudières au pied d’un arbre.'),
      ],
      roleEducatrice: {
        gestes: [
          'Peignez à côté d’eux, sans dessiner quelque chose de reconnaissable.',
          'Décrivez le geste : « Ton bras monte très haut. »',
          'Gardez une chaudière de réserve près de vous, vide.',
        ],
        questionsOuvertes: ['Où est passé ton trait?', 'Qu’est-ce que tu aimerais peindre maintenant?'],
      },
      vocabulaire: ['le pinceau', 'tremper', 'le trait', 'mouillé', 'sec', 'disparaître', 'encore'],
      adaptations: [
        {
          pour: '18-24m',
          texte: 'Une éponge à pleine main convient mieux qu’un pinceau; la chaudière ne contient qu’un doigt d’eau.',
        },
        { pour: '2-3a', texte: 'Proposez de peindre une ombre et d’observer laquelle des deux bouge.' },
        { pour: '3-4a', texte: 'Les plus grands essaient un rond, un chemin, une lettre de leur prénom.' },
        {
          pour: 'besoins_particuliers',
          texte: 'Grossissez le manche avec un tissu enroulé pour l’enfant dont la prise est faible.',
        },
        { pour: 'interieur', texte: 'Sur un tableau noir ou une grande ardoise, l’eau s’efface tout aussi bien.' },
      ],
      securite: {
        risquesAcceptes: ['Vêtements mouillés.', 'Coup de pinceau accidentel sur un voisin.'],
        dangersAEliminer: [
          'Eau : adulte à portée de bras, chaudières vidées aussitôt.',
          'Course avec un pinceau en main ou en bouche.',
          'Surface brûlante, soleil direct de 11 h à 15 h.',
        ],
        supervision: 'palier1',
        allergies: ['Pinceaux synthétiques si un enfant réagit aux poils naturels.'],
      },
      observation: [
        'Développement graphique : quels gestes reviennent (balayer, tapoter, tourner)?',
        'Éveil aux sciences : comment réagit-il quand la trace s’efface?',
        'Motricité fine : comment tient-il le pinceau?',
      ],
      prolongements: [
        'Même jeu à l’ombre : l’eau reste plus longtemps. Laissez-les s’en étonner.',
        'Suggérez aux parents un pinceau et un bol d’eau sur le balcon, en fin de journée.',
      ],
      reflexionRetroaction: ['Ai-je résisté à dessiner pour eux?', 'Quelle surface les a retenus le plus longtemps?'],
    },
  },
]
