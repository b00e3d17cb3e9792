import { closing, item, opening, optional, play } from '../sheet-parts.ts'
import type { StarterActivity } from '../types.ts'

/** Under 18 months: adult at arm's reach, nothing smaller than a toilet roll, play in waves rather than in steps. */
export const BABY_STARTERS: StarterActivity[] = [
  {
    key: 'panier-aux-tresors',
    summary:
      'Un panier d’objets du quotidien, gros et variés, que le poupon explore assis, à son rythme, tout près de vous.',
    ageGroups: ['AGE_0_18_MONTHS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['couleurs-et-textures'],
    materials: ['contenants-et-cuilleres', 'tissus'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    sheet: {
      titre: 'Le panier aux trésors',
      observationDepart:
        'Dès qu’ils tiennent assis, plusieurs poupons saisissent tout ce qui passe à portée de main. Ils regardent, secouent, goûtent, puis recommencent.',
      intentionEducative:
        'Permettre au poupon de choisir lui-même ce qu’il explore et d’y rester aussi longtemps que sa curiosité dure.',
      domaines: [
        { domaine: 'cognitif', composante: 'Attention', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Développement sensoriel', role: 'secondaire' },
      ],
      objectifs: [
        'Choisir un objet parmi plusieurs et le garder en main.',
        'Découvrir ce qui se passe quand on secoue, frotte ou laisse tomber.',
        'Passer d’un objet à l’autre sans qu’on le presse.',
      ],
      materiel: [
        item('Panier bas et stable, sans anse', 'un pour deux poupons', 'Boîte de carton solide, sans agrafe'),
        item(
          'Gros objets de bois et de métal : cuillère, fouet, bol',
          'huit à dix',
          'Ustensiles de la cuisine, sans pièce amovible',
        ),
        item('Carrés de tissu respirant : laine, lin, ratine', 'quatre', 'Débarbouillettes propres'),
        optional('Grosse éponge naturelle neuve', 'une', 'Brosse de bois à poils longs'),
      ],
      preparation: [
        'Passez chaque objet au test du rouleau de papier hygiénique : ce qui y entre reste dehors.',
        'Lavez le tout et retirez ce qui pique, s’effrite ou se démonte.',
        'Posez le panier sur un tapis ferme, loin du va-et-vient.',
      ],
      deroulement: [
        opening(
          3,
          'Asseyez-vous au sol, en silence. Glissez le panier entre les poupons et laissez vos mains au repos. C’est le panier qui invite.',
        ),
        play(
          14,
          'Chacun pige, mordille, frappe, échange. Restez à portée de main sans rien montrer. Si un poupon vous tend un objet, recevez-le, nommez-le, rendez-le.',
        ),
        closing(
          3,
          'Quand les regards s’éloignent, chantez doucement « au panier, la cuillère ». Les plus grands aident à déposer; les autres vous regardent faire.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Attendez avant de parler : le poupon concentré n’a pas besoin de commentaire.',
          'Reflétez ce que sa main découvre : « C’est froid. Ça sonne. »',
          'Suivez son regard plutôt que de montrer autre chose.',
        ],
        questionsOuvertes: ['Qu’est-ce que ta main a trouvé?', 'Comment ça sonne, quand tu frappes?'],
      },
      vocabulaire: ['lisse', 'rugueux', 'froid', 'doux', 'la cuillère', 'le fouet', 'secouer'],
      adaptations: [
        {
          pour: '0-18m',
          texte: 'Le poupon couché sur le dos reçoit un seul objet léger à la fois, posé près de sa main.',
        },
        { pour: '18-24m', texte: 'Ajoutez un second panier vide : transporter et vider deviennent le jeu.' },
        {
          pour: 'besoins_particuliers',
          texte:
            'Pour un poupon sensible au toucher, commencez par le bois lisse et laissez-le regarder avant de prendre.',
        },
        { pour: 'autre_saison', texte: 'L’été, transportez le panier sur une couverture, à l’ombre.' },
      ],
      securite: {
        risquesAcceptes: ['Échapper une cuillère sur ses orteils.', 'Sursauter d’un son plus fort que prévu.'],
        dangersAEliminer: [
          'Toute pièce qui entre dans un rouleau de papier hygiénique, tout objet fendu ou démontable.',
          'Cordon, ficelle ou anse longue.',
          'Objet porté debout ou en marchant, dans la bouche.',
        ],
        supervision: 'palier1',
        allergies: ['Vérifiez les sensibilités à la laine et au latex avant de choisir les objets.'],
      },
      observation: [
        'Attention : combien de temps reste-t-il avec un même objet, et qu’est-ce qui l’en détourne?',
        'Développement sensoriel : quelles textures recherche-t-il, lesquelles repousse-t-il?',
        'Motricité fine : saisit-il à pleine main ou du bout des doigts?',
      ],
      prolongements: [
        'Le poupon qui vide le panier vous demande peut-être des contenants : offrez-lui un bol large à remplir.',
        'Invitez chaque famille à prêter un gros objet sûr de la maison, et racontez au parent ce que son enfant en a fait.',
      ],
      reflexionRetroaction: [
        'Ai-je laissé assez de silence pour que l’exploration lui appartienne?',
        'Quel objet retirer, lequel ajouter la prochaine fois?',
      ],
    },
  },
  {
    key: 'sous-l-erable',
    summary:
      'Sur une couverture à l’ombre, le poupon suit des yeux les taches de lumière et effleure l’herbe du bout des doigts.',
    ageGroups: ['AGE_0_18_MONTHS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_LANGUAGE'],
    themes: ['lumiere-et-ombre', 'arbres-et-feuilles'],
    materials: ['tissus'],
    place: 'YARD',
    seasons: ['SPRING', 'SUMMER'],
    durationMinutes: 20,
    sheet: {
      titre: 'Sous l’érable, la lumière bouge',
      observationDepart:
        'Couchés sous un arbre, les poupons fixent longtemps les feuilles qui remuent. Les plus grands tendent la main vers les taches de soleil.',
      intentionEducative: 'Offrir au poupon un moment dehors où ses sens s’éveillent sans être bousculés.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Développement sensoriel', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage prélinguistique', role: 'secondaire' },
      ],
      objectifs: [
        'Suivre des yeux une lumière ou une ombre qui se déplace.',
        'Toucher l’herbe, la couverture, l’écorce, et sentir la différence.',
        'Vocaliser et recevoir une réponse.',
      ],
      materiel: [
        item('Grande couverture épaisse', 'une pour trois poupons', 'Deux draps superposés'),
        item('Carrés de tissu léger et respirant', 'deux', 'Linges de coton'),
        optional('Toile pour agrandir l’ombre', 'une, attachée par l’adulte', 'Le côté nord du bâtiment'),
      ],
      preparation: [
        'Choisissez une ombre qui durera toute la période et vérifiez-la de nouveau au moment de sortir.',
        'Inspectez l’herbe : insectes, débris, champignons, excréments.',
        'Levez les yeux : aucune branche morte au-dessus de la couverture.',
        'Gardez chapeaux, eau et rechange à portée de main.',
      ],
      deroulement: [
        opening(
          4,
          'Déposez chaque poupon sur le dos, la tête hors du soleil. Couchez-vous à côté. Attendez que le vent fasse bouger les feuilles.',
        ),
        play(
          13,
          'Le poupon regarde, se tourne, rampe vers l’herbe. Laissez un carré de tissu se gonfler au vent, puis posez-le près de lui. Celui qui s’éloigne de la couverture peut y revenir par vos bras.',
        ),
        closing(
          3,
          'Reprenez la même chanson de feuilles qu’à l’arrivée, de plus en plus bas. Rentrez un poupon à la fois en lui disant où vous allez.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Placez votre visage à la hauteur du sien et regardez ce qu’il regarde.',
          'Répondez à chaque son par un son, puis taisez-vous : c’est son tour.',
          'Touchez sa nuque toutes les cinq minutes pour savoir s’il a trop chaud.',
        ],
        questionsOuvertes: ['Qu’est-ce que tu vois bouger, là-haut?', 'Où est-elle passée, la petite lumière?'],
      },
      vocabulaire: ['l’ombre', 'la lumière', 'le vent', 'l’herbe', 'ça bouge', 'doucement'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Le poupon qui ne se retourne pas encore passe quelques minutes sur le ventre, sur votre bras ou la couverture.',
        },
        { pour: '18-24m', texte: 'Les trottineurs attrapent les taches de lumière avec les mains ou sautent dessus.' },
        {
          pour: 'besoins_particuliers',
          texte:
            'Si la lumière incommode un enfant, installez-le dos au soleil, un tissu tendu au-dessus de lui par votre main.',
        },
        {
          pour: 'interieur',
          texte: 'Près d’une fenêtre, faites bouger une branche devant le rayon de soleil qui entre.',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Porter un brin d’herbe à la bouche avant que vous le retiriez.',
          'Rouler hors de la couverture, sur l’herbe inspectée.',
        ],
        dangersAEliminer: [
          'Soleil direct : avant 6 mois, ombre et vêtements seulement.',
          'Cailloux, mégots, champignons, fruits tombés, guêpes.',
          'Tissu laissé sur le visage : il reste dans votre main ou loin de sa tête.',
          'Sieste improvisée : le poupon qui s’endort est couché sur le dos dans son lit conforme.',
        ],
        supervision: 'palier1',
        allergies: [
          'Tenez compte des allergies aux piqûres et aux graminées; gardez l’épinéphrine sur vous s’il y a lieu.',
        ],
      },
      observation: [
        'Développement sensoriel : que fait-il devant une sensation nouvelle, l’herbe par exemple?',
        'Langage prélinguistique : quels sons produit-il, et attend-il votre réponse?',
        'Motricité globale : comment se déplace-t-il vers ce qui l’attire?',
      ],
      prolongements: [
        'Revenez sous le même arbre chaque semaine : la lumière, le son et l’odeur changeront.',
        'Affichez pour les parents une phrase du jour : « Ce matin, les feuilles nous ont parlé. »',
      ],
      reflexionRetroaction: [
        'Quel moment a vraiment appartenu aux poupons?',
        'L’heure choisie convenait-elle au rythme de chacun?',
      ],
    },
  },
  {
    key: 'coucou-te-voila',
    summary:
      'Un jeu de coucou tout doux, derrière un tissu, qui apprivoise la séparation et fait naître le tour de rôle.',
    ageGroups: ['AGE_0_18_MONTHS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_COGNITIVE'],
    themes: ['emotions-et-amitie'],
    materials: ['tissus'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 10,
    sheet: {
      titre: 'Coucou, te voilà!',
      observationDepart:
        'Vers la fin de la première année, plusieurs poupons pleurent quand l’adulte quitte la pièce. Ils cherchent aussi l’objet qu’on vient de cacher.',
      intentionEducative:
        'Soutenir le sentiment de sécurité du poupon : ce qui disparaît revient, et il peut le faire revenir.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Attachement', role: 'principal' },
        { domaine: 'cognitif', composante: 'Mémoire', role: 'secondaire' },
      ],
      objectifs: [
        'Anticiper le retour d’un visage connu.',
        'Décider du moment où le tissu tombe.',
        'Vivre une petite attente, soutenue par la voix de l’adulte.',
      ],
      materiel: [
        item('Tissu léger et respirant, à peine transparent', 'un par adulte', 'Votre main, un livre cartonné'),
        optional('Miroir incassable posé au sol', 'un', 'Le bas d’une fenêtre'),
      ],
      preparation: [
        'Choisissez un moment où le poupon est reposé et le ventre plein.',
        'Installez-vous au sol, face à lui, à un bras de distance.',
      ],
      deroulement: [
        opening(
          2,
          'Souriez, dites son prénom, puis cachez seulement vos yeux avec le tissu. Revenez vite : « Te voilà! »',
        ),
        play(
          6,
          'Laissez le poupon tirer le tissu, se cacher à son tour, inventer une cachette derrière sa main. Attendez un peu plus longtemps quand il rit; revenez tout de suite s’il s’inquiète.',
        ),
        closing(
          2,
          'Terminez sur un retour, jamais sur une cachette. Rangez le tissu ensemble et dites ce qui vient : « Maintenant, on va manger. »',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Gardez votre voix présente quand votre visage disparaît.',
          'Lisez son corps : un regard qui fuit demande une pause.',
          'Reprenez les mêmes mots chaque fois, ils deviennent un rituel.',
        ],
        questionsOuvertes: ['Où est-ce que je suis partie?', 'Qu’est-ce que tu veux faire encore?'],
      },
      vocabulaire: ['coucou', 'caché', 'parti', 'revenu', 'encore', 'te voilà'],
      adaptations: [
        {
          pour: '0-18m',
          texte: 'Avant 8 mois environ, tournez simplement la tête puis revenez, sans cacher tout le visage.',
        },
        {
          pour: '18-24m',
          texte: 'L’enfant se cache derrière un meuble bas ou sous une table, vous le cherchez à voix haute.',
        },
        {
          pour: 'besoins_particuliers',
          texte: 'Pour un enfant qui voit ou entend peu, cachez une main et laissez-le la retrouver par le toucher.',
        },
        { pour: 'autre_saison', texte: 'Dehors, un tronc d’arbre fait une cachette parfaite pour l’adulte.' },
      ],
      securite: {
        risquesAcceptes: ['Une seconde de peur, aussitôt rassurée.', 'Basculer sur le côté en riant, sur le tapis.'],
        dangersAEliminer: [
          'Tissu épais, lourd ou noué : il doit glisser tout seul.',
          'Tissu laissé sur le visage d’un poupon ou oublié au sol après le jeu.',
        ],
        supervision: 'palier1',
        allergies: ['Tissu lavé sans parfum pour les peaux sensibles.'],
      },
      observation: [
        'Attachement : vers qui regarde-t-il quand le visage disparaît?',
        'Mémoire : cherche-t-il à l’endroit où vous étiez?',
        'Compétences émotionnelles : comment retrouve-t-il son calme après la surprise?',
      ],
      prolongements: [
        'Reprenez « te voilà » au retour de chaque routine : la sieste, le changement de couche.',
        'Proposez aux parents un « coucou » de départ, toujours pareil, devant la porte.',
      ],
      reflexionRetroaction: [
        'Qui menait le jeu, lui ou moi?',
        'Comment ce rituel pourrait-il adoucir les départs du matin?',
      ],
    },
  },
  {
    key: 'la-neige-entre-au-local',
    summary: 'Un grand bac de neige propre au milieu du tapis : on touche, on laisse fondre, on se raconte le froid.',
    ageGroups: ['AGE_0_18_MONTHS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['eau-neige-et-glace', 'saisons-et-fetes'],
    materials: ['neige', 'contenants-et-cuilleres'],
    place: 'INDOORS',
    seasons: ['WINTER'],
    durationMinutes: 20,
    sheet: {
      titre: 'La neige entre au local',
      observationDepart:
        'Par la fenêtre, les poupons pointent la neige qui tombe. Dehors, les mitaines les empêchent souvent de la sentir.',
      intentionEducative:
        'Soutenir les premiers échanges du poupon autour d’une sensation forte et partagée : le froid.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage prélinguistique', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Développement sensoriel', role: 'secondaire' },
      ],
      objectifs: [
        'Montrer par un geste, une mine ou un son ce qui plaît ou déplaît.',
        'Pointer et regarder si l’adulte regarde aussi.',
        'Sentir la neige devenir eau entre ses doigts.',
      ],
      materiel: [
        item('Bac large et peu profond', 'un pour trois poupons', 'Grande rôtissoire'),
        item('Neige blanche, prise loin du trottoir', 'une chaudière', 'Eau froide, deux doigts de profondeur'),
        item('Grosses cuillères et tasses de plastique', 'deux par poupon', 'Contenants de yogourt rincés'),
        item('Serviettes et vêtements secs', 'un ensemble par poupon', null),
      ],
      preparation: [
        'Ramassez la neige juste avant le jeu, dans un coin sans sel, sans sable et sans passage d’animaux.',
        'Étendez des serviettes sous le bac et roulez les manches.',
        'Prévoyez des vagues de cinq minutes : chacun vient et repart.',
      ],
      deroulement: [
        opening(
          3,
          'Posez une boule de neige sur une assiette, devant vous. Touchez, retirez la main, dites « oh, c’est froid! ». Attendez leur réponse.',
        ),
        play(
          13,
          'Les poupons approchent, tapotent, ramassent à la cuillère, regardent l’eau apparaître. Celui qui préfère observer de vos genoux participe aussi.',
        ),
        closing(
          4,
          'Réchauffez les mains dans la serviette, une à la fois, avec la même chanson. Ensemble, dites au revoir à l’eau qu’on vide.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Mettez des mots sur sa mine : « Tu fronces le nez, c’est froid. »',
          'Laissez des silences de cinq secondes après chaque phrase.',
          'Reprenez ses sons avant d’ajouter un mot.',
        ],
        questionsOuvertes: ['Qu’est-ce qui arrive dans ta main?', 'Comment c’est, la neige?'],
      },
      vocabulaire: ['froid', 'mouillé', 'fondre', 'la goutte', 'encore', 'blanc', 'au revoir'],
      adaptations: [
        {
          pour: '0-18m',
          texte: 'Au poupon qui ne s’assoit pas seul, offrez une mitaine humide et froide à toucher, sur vos genoux.',
        },
        { pour: '18-24m', texte: 'Donnez une grande cuillère et deux tasses : remplir et vider prennent le dessus.' },
        {
          pour: 'besoins_particuliers',
          texte: 'Si le froid dérange, glissez la neige dans un contenant fermé : on voit fondre sans toucher.',
        },
        { pour: 'autre_saison', texte: 'L’été, un gros bloc moulé dans un bol d’un litre remplace la neige.' },
      ],
      securite: {
        risquesAcceptes: ['Goûter un peu de neige propre.', 'Vêtements mouillés et doigts roses quelques minutes.'],
        dangersAEliminer: [
          'Neige salée, jaunie, ramassée près du déneigement ou du stationnement.',
          'Morceaux de glace plus petits qu’un rouleau de papier hygiénique.',
          'Bac laissé seul : même deux doigts d’eau demandent un adulte à portée de bras.',
          'Plancher mouillé.',
        ],
        supervision: 'palier1',
        allergies: ['Peau atopique : séchez bien et respectez la consigne du parent.'],
      },
      observation: [
        'Langage prélinguistique : pointe-t-il, et cherche-t-il votre regard ensuite?',
        'Développement sensoriel : combien de fois retourne-t-il vers le froid?',
        'Tempérament : s’approche-t-il d’emblée ou après avoir regardé les autres?',
      ],
      prolongements: [
        'Laissez une tasse de neige sur le comptoir : que sera-t-elle après la sieste?',
        'Racontez au parent le mot ou la mine du jour, pour qu’il le reprenne sur le chemin du retour.',
      ],
      reflexionRetroaction: [
        'À quels signaux ai-je répondu? Lesquels ai-je manqués?',
        'La vague de cinq minutes était-elle trop longue ou trop courte?',
      ],
    },
  },
  {
    key: 'la-montagne-de-coussins',
    summary: 'Coussins fermes, rampe et tapis roulé : une petite montagne que chaque poupon aborde à sa manière.',
    ageGroups: ['AGE_0_18_MONTHS', 'AGE_18_MONTHS_2_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['mouvement-et-defis'],
    materials: ['tissus', 'cartons-et-boites'],
    place: 'INDOORS',
    seasons: ['AUTUMN', 'WINTER', 'SPRING'],
    durationMinutes: 30,
    sheet: {
      titre: 'La montagne de coussins',
      observationDepart:
        'Un coussin oublié au sol devient vite un obstacle passionnant. On s’y appuie, on passe par-dessus, on recommence.',
      intentionEducative:
        'Permettre à chaque enfant de se déplacer à sa façon et de trouver lui-même comment monter et redescendre.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Concept de soi', role: 'secondaire' },
      ],
      objectifs: [
        'Ramper, grimper ou contourner un obstacle choisi.',
        'Apprendre à redescendre à reculons.',
        'Revenir se rassurer auprès de l’adulte, puis repartir.',
      ],
      materiel: [
        item('Coussins fermes et matelas de sol', 'six à huit', 'Couvertures épaisses roulées'),
        item('Grande boîte de carton ouverte des deux bouts', 'une', 'Table basse stable à franchir par-dessous'),
        item('Tissu doux pour couvrir les coussins', 'un grand', 'Drap-housse'),
      ],
      preparation: [
        'Placez la montagne loin des murs et des meubles, sur un tapis.',
        'Montez-y avec la main : rien ne doit glisser ni s’écraser.',
        'Retirez agrafes et rubans de la boîte.',
      ],
      deroulement: [
        opening(
          4,
          'Asseyez-vous derrière la montagne. Un coussin à la fois, construisez-la devant eux, puis dites : « Je suis de l’autre côté. »',
        ),
        play(
          22,
          'Chacun trouve sa route : dessus, dedans, autour. Laissez le poupon hésiter en haut; montrez de la main où poser le pied, sans le soulever. La boîte accueille ceux qui veulent se cacher ou souffler.',
        ),
        closing(
          4,
          'Aplatissez la montagne ensemble. Tout le monde s’y étend, et vous nommez les parties du corps qui ont travaillé.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Placez-vous au bas de la descente, mains ouvertes, prêtes.',
          'Dites ce que vous voyez : « Ton genou cherche le coussin. »',
          'Ne hissez jamais un enfant plus haut qu’il ne monte seul.',
        ],
        questionsOuvertes: ['Par où veux-tu passer?', 'Comment vas-tu redescendre?'],
      },
      vocabulaire: ['monter', 'descendre', 'reculer', 'le genou', 'en haut', 'dedans', 'à ton tour'],
      adaptations: [
        {
          pour: '0-18m',
          texte: 'Avant le ramper, un seul coussin bas sous la poitrine donne une nouvelle vue sur le monde.',
        },
        { pour: '18-24m', texte: 'Ajoutez une pente et un gros ballon mou à pousser jusqu’en haut.' },
        {
          pour: 'besoins_particuliers',
          texte: 'Pour un enfant qui se déplace peu, formez un nid de coussins où il roule avec votre aide.',
        },
        {
          pour: 'autre_saison',
          texte: 'L’été, cherchez une petite butte d’herbe : mêmes gestes, mêmes encouragements.',
        },
      ],
      securite: {
        risquesAcceptes: ['Chute de faible hauteur, sur surface molle.', 'Petite collision entre deux explorateurs.'],
        dangersAEliminer: [
          'Hauteur qui dépasse les hanches du plus petit.',
          'Interstice où une tête ou une jambe se coincerait.',
          'Coussin mou où un visage s’enfonce; enfant endormi sur les coussins.',
        ],
        supervision: 'palier1',
        allergies: ['Housses lavables pour les enfants sensibles aux acariens.'],
      },
      observation: [
        'Motricité globale : quel chemin choisit-il, et change-t-il de stratégie?',
        'Concept de soi : comment montre-t-il sa fierté ou son doute?',
        'Compétences sociales : que fait-il quand un autre passe devant lui?',
      ],
      prolongements: [
        'Gardez un coussin ferme au coin moteur toute la semaine.',
        'Expliquez aux parents la descente à reculons : elle servira au divan et à l’escalier.',
      ],
      reflexionRetroaction: ['Ai-je aidé au bon moment, ou trop tôt?', 'Quel défi chacun a-t-il inventé?'],
    },
  },
  {
    key: 'la-reponse-des-oiseaux',
    summary: 'Une halte au parc, au printemps, pour écouter les oiseaux et converser avec les sons du poupon.',
    ageGroups: ['AGE_0_18_MONTHS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['oiseaux', 'sons-et-silence'],
    materials: ['tissus'],
    place: 'PARK',
    seasons: ['SPRING', 'SUMMER'],
    durationMinutes: 20,
    sheet: {
      titre: 'La réponse des oiseaux',
      observationDepart:
        'Quand un merle chante, plusieurs poupons cessent de bouger. Puis ils lancent un son à leur tour.',
      intentionEducative: 'Soutenir le plaisir de communiquer, à partir de sons que le poupon entend vraiment.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage prélinguistique', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Attachement', role: 'secondaire' },
      ],
      objectifs: [
        'Tourner la tête vers un son.',
        'Prendre son tour de parole avec des sons.',
        'Pointer ce qui l’intéresse et partager son regard.',
      ],
      materiel: [
        item('Couverture épaisse', 'une', 'Tapis de mousse'),
        optional('Livre cartonné sur les oiseaux', 'un', 'Une chanson d’oiseau que vous connaissez'),
      ],
      preparation: [
        'Repérez un coin calme, à l’ombre, loin des balançoires et de la rue.',
        'Inspectez le sol et les branches au-dessus de la couverture.',
        'Vérifiez crème solaire, chapeaux et eau selon l’âge et la politique de votre milieu.',
      ],
      deroulement: [
        opening(
          4,
          'Asseyez les poupons contre vous ou sur la couverture. Mettez un doigt sur votre oreille et attendez, sans parler, le premier chant.',
        ),
        play(
          13,
          'Un poupon bouge, rampe, cherche l’herbe; un autre écoute. Reprenez chaque son qu’il fait, puis le chant de l’oiseau. La conversation s’étire ou s’arrête selon lui.',
        ),
        closing(
          3,
          'Saluez les oiseaux de la main, toujours avec les mêmes mots. Rentrez en chantonnant le son préféré du jour.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Attendez : votre silence est son tour de parole.',
          'Suivez le doigt ou le regard, puis nommez : « L’oiseau. »',
          'Gardez les plus jeunes contre vous quand un bruit surprend.',
        ],
        questionsOuvertes: ['Qui est-ce qui chante?', 'Qu’est-ce que tu lui réponds?'],
      },
      vocabulaire: ['l’oiseau', 'chanter', 'écouter', 'là-haut', 'envolé', 'l’aile'],
      adaptations: [
        { pour: '0-18m', texte: 'Le tout-petit de quelques mois écoute dans vos bras, joue contre joue.' },
        { pour: '18-24m', texte: 'Les trottineurs imitent le vol, les bras ouverts, entre deux écoutes.' },
        {
          pour: 'besoins_particuliers',
          texte:
            'Pour un enfant qui entend peu, faites-lui sentir votre voix, sa main sur votre gorge, et montrez l’oiseau.',
        },
        { pour: 'interieur', texte: 'Ouvrez une fenêtre et écoutez ce qui entre : oiseaux, pluie, autobus.' },
      ],
      securite: {
        risquesAcceptes: ['Toucher la terre et l’herbe.', 'Sursauter au cri d’une corneille.'],
        dangersAEliminer: [
          'Plumes, fientes, graines et mie de pain au sol.',
          'Soleil direct, insectes piqueurs, chiens en liberté.',
          'Poupon endormi dans la poussette : déplacez-le dès que possible dans un lit conforme.',
        ],
        supervision: 'palier1',
        allergies: ['Allergies aux piqûres et au pollen : épinéphrine et consignes sur vous.'],
      },
      observation: [
        'Langage prélinguistique : quels sons nouveaux apparaissent dans l’échange?',
        'Attention : vers quels bruits se tourne-t-il?',
        'Attachement : quand cherche-t-il le contact?',
      ],
      prolongements: [
        'Refaites la même halte chaque semaine, à la même heure : les chants changent avec la saison.',
        'Demandez aux familles quels oiseaux on entend chez elles, et dans quelle langue on les imite.',
      ],
      reflexionRetroaction: [
        'Combien de tours de parole avons-nous tenus?',
        'Le lieu était-il assez calme pour entendre?',
      ],
    },
  },
]
