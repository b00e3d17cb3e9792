import { closing, item, opening, optional, play } from '../sheet-parts.ts'
import type { StarterActivity } from '../types.ts'

/** At the park and in the lane. */
export const PARK_STARTERS: StarterActivity[] = [
  {
    key: 'la-grande-pelouse',
    summary: 'Une pente douce, de gros ballons mous et une bâche : ce qui roule, ce qui s’arrête, et soi-même.',
    ageGroups: ['AGE_0_18_MONTHS', 'AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['mouvement-et-defis', 'couleurs-et-textures'],
    materials: ['ballons', 'bache'],
    place: 'PARK',
    seasons: ['SPRING', 'SUMMER', 'AUTUMN'],
    durationMinutes: 20,
    sheet: {
      titre: 'La grande pelouse',
      observationDepart:
        'Dès qu’on les pose dans l’herbe, les petits partent vers le bas de la pente et reviennent chercher la balle.',
      intentionEducative: 'Soutenir le mouvement du corps entier et la surprise de ce qui roule tout seul.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
      ],
      objectifs: [
        'Ramper, marcher ou rouler dans une pente douce.',
        'Lâcher, pousser ou suivre un objet qui roule.',
        'Recommencer pour voir si cela se répète.',
      ],
      materiel: [
        item('Gros ballons mous', 'un pour deux enfants', 'Boules de tissu plus grosses que la tête'),
        item('Bâche', 'une, au bas de la pente', 'Couverture'),
        optional('Boîte de carton ouverte', 'une', 'Panier'),
      ],
      preparation: [
        'Choisissez une pente courte, loin de la rue, du stationnement et des balançoires.',
        'Inspectez l’herbe : verre, seringues, excréments, mégots, guêpes.',
        'Étendez la bâche au bas : elle arrête les ballons et marque la limite.',
      ],
      deroulement: [
        opening(
          4,
          'En haut, tenez le ballon à deux mains. « Prêt… » Attendez un regard, puis laissez-le partir sans un mot.',
        ),
        play(
          12,
          'On court, on rampe, on roule derrière. D’autres restent en haut et lâchent encore. Remontez le ballon lentement : le chemin du retour est aussi un jeu.',
        ),
        closing(4, 'Tous sur la bâche, à plat dos. On regarde passer un nuage pendant que le dernier ballon descend.'),
      ],
      roleEducatrice: {
        gestes: [
          'Restez au bas de la pente, bras ouverts.',
          'Nommez la suite : « Il roule… il ralentit… il dort. »',
          'Laissez tomber et se relever avant d’aider.',
        ],
        questionsOuvertes: ['Où va-t-il s’arrêter?', 'Qu’est-ce qui roule aussi?'],
      },
      vocabulaire: ['rouler', 'la pente', 'en bas', 'en haut', 'vite', 's’arrêter'],
      adaptations: [
        {
          pour: '0-18m',
          texte: 'Couché sur le ventre, il suit le ballon des yeux, puis le pousse du bout des doigts.',
        },
        { pour: '18-24m', texte: 'Une boîte au bas de la pente donne un but à ses courses.' },
        { pour: '2-3a', texte: 'Comparez le ballon, la boule de tissu et son propre corps.' },
        {
          pour: 'besoins_particuliers',
          texte: 'Placez le ballon sur les genoux de l’enfant assis : il décide du départ.',
        },
        { pour: 'interieur', texte: 'Une planche large et basse fait la pente, sur le tapis.' },
        { pour: 'autre_saison', texte: 'L’hiver, des boules de neige roulent sur la même butte.' },
      ],
      securite: {
        risquesAcceptes: ['Roulade, étourdissement.', 'Chute dans l’herbe.', 'Ballon reçu sur le corps.'],
        dangersAEliminer: [
          'Circulation, chien en liberté, objet trouvé par terre.',
          'Pente qui mène à la rue, à l’eau ou à une clôture : on change d’endroit.',
          'Soleil et chaleur : chapeaux, ombre et eau.',
          'Objet qui passe dans un rouleau de papier hygiénique : il reste hors du jeu.',
        ],
        supervision: 'palier1',
        allergies: ['Piqûres : auto-injecteur porté par l’adulte qui accompagne l’enfant.'],
      },
      observation: [
        'Motricité globale : comment règle-t-il sa vitesse dans la pente?',
        'Raisonnement : prévoit-il où le ballon va s’arrêter?',
        'Schéma corporel : comment se sert-il de son corps pour rouler?',
      ],
      prolongements: [
        'Demain, une deuxième pente, plus longue : qui la choisira?',
        'Dites aux familles quelle pente du parc les enfants préfèrent.',
      ],
      reflexionRetroaction: [
        'Ai-je couru plus qu’eux?',
        'Quel enfant a trouvé une façon de descendre que je ne connaissais pas?',
      ],
    },
  },
  {
    key: 'la-butte-du-parc',
    summary:
      'Sur une petite butte, on compare ce qui glisse, ce qui roule et ce qui reste pris, en commençant par soi.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['mouvement-et-defis', 'eau-neige-et-glace'],
    materials: ['neige', 'cartons-et-boites'],
    place: 'PARK',
    seasons: ['WINTER'],
    durationMinutes: 30,
    sheet: {
      titre: 'La butte du parc',
      observationDepart:
        'Les enfants glissent sur le ventre, sur les fesses, à deux. Les plus petits grimpent et redescendent au même endroit.',
      intentionEducative: 'Permettre à chacun de doser sa vitesse et de découvrir ce qui la change.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'secondaire' },
      ],
      objectifs: [
        'Monter et descendre à sa façon.',
        'Essayer deux façons de glisser et les comparer.',
        'Attendre que le bas soit libre.',
      ],
      materiel: [
        item('Neige tapée', 'une butte basse', 'Pente douce gazonnée couverte de feuilles'),
        item('Cartons aplatis', 'un pour trois enfants', 'Toile cirée'),
        optional('Boîtes solides', 'deux, pour les plus petits', 'Bac à linge'),
      ],
      preparation: [
        'Choisissez une butte basse, sans arbre, poteau ni clôture au pied, loin de la rue.',
        'Sondez la neige : roches, glace vive, souche, objet caché.',
        'Plantez deux bâtons : une voie pour monter, une pour descendre.',
      ],
      deroulement: [
        opening(
          5,
          'Posez au sommet un carton, une boîte, un gant. « Lequel arrive en bas? » Recueillez les paris, puis lâchez.',
        ),
        play(
          20,
          'Chacun essaie : assis, sur le ventre, debout, dans la boîte poussée à deux mains. Les petits ont leur bout de pente, large et court. On change la neige : tapée, molle, mouillée.',
        ),
        closing(
          5,
          'Une dernière descente au ralenti, tous ensemble au pied de la butte. Secouez la neige, comptez les tuques, nommez la plus drôle des glissades.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Tenez le bas de la pente : un seul départ à la fois.',
          'Redites leurs explications avec leurs mots.',
          'Laissez le droit de rester en haut.',
        ],
        questionsOuvertes: [
          'Pourquoi le carton va-t-il plus vite que la boîte?',
          'Comment peut-on ralentir?',
          'Qu’est-ce qui a changé depuis tantôt?',
        ],
      },
      vocabulaire: ['glisser', 'freiner', 'la butte', 'la pente', 'tapé', 'mou', 'la descente'],
      adaptations: [
        { pour: '0-18m', texte: 'Assis dans une boîte sur le plat, il avance d’une poussée douce, entre vos mains.' },
        { pour: '18-24m', texte: 'Une pente de trois pas, montée à quatre pattes, descendue assis.' },
        { pour: '2-3a', texte: 'Deux façons de descendre, au choix, sans tour à attendre.' },
        { pour: '3-4a', texte: 'Comparez carton et toile, et dites ce qui va le plus loin.' },
        { pour: '4-5a', texte: 'Mesurez les arrivées avec des bâtons et cherchez ce qui les allonge.' },
        {
          pour: 'besoins_particuliers',
          texte: 'L’enfant qui ne glisse pas tient le drapeau du départ et juge des arrivées.',
        },
        { pour: 'autre_saison', texte: 'L’automne, la même butte se couvre de feuilles.' },
      ],
      securite: {
        risquesAcceptes: ['Chute, neige au visage.', 'Petit choc entre deux glisseurs.', 'Fatigue.'],
        dangersAEliminer: [
          'Arbre, poteau, clôture ou rue au pied de la pente : on change de butte.',
          'Casque pour toute glissade rapide; rien autour du cou, cordons rentrés.',
          'Froid : suivez le seuil de votre milieu, au plus bas -27 °C.',
          'Aucun tunnel : toute niche reste ouverte sur le dessus.',
        ],
        supervision: 'palier1',
        allergies: ['Urticaire au froid : suivez la consigne du parent.'],
      },
      observation: [
        'Motricité globale : comment ralentit-il ou change-t-il de direction?',
        'Éveil aux sciences : que compare-t-il, et que conclut-il?',
        'Compétences sociales : comment partage-t-il la voie de descente?',
      ],
      prolongements: [
        'Revenez après un redoux : la butte glisse-t-elle encore?',
        'Demandez aux parents avec quoi ils glissaient, petits.',
      ],
      reflexionRetroaction: [
        'Ai-je limité la vitesse ou leur ai-je appris à la régler?',
        'Les plus petits avaient-ils vraiment leur pente?',
      ],
    },
  },
  {
    key: 'bonjour-le-quartier',
    summary:
      'Une promenade de politesses : on salue le banc, l’arbre, la factrice, et chacun choisit sa façon de dire bonjour.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['quartier-et-metiers', 'emotions-et-amitie'],
    materials: ['instruments-de-musique'],
    place: 'PARK',
    seasons: ['AUTUMN', 'WINTER'],
    durationMinutes: 20,
    sheet: {
      titre: 'Bonjour, le quartier',
      observationDepart:
        'En route vers le parc, les enfants envoient la main aux camions et aux voisins, qui répondent presque toujours.',
      intentionEducative: 'Soutenir le plaisir d’entrer en contact, avec des mots, des sons ou un simple geste.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
      ],
      objectifs: [
        'Saluer à sa façon et attendre la réponse.',
        'Nommer des lieux et des personnes du quartier.',
        'Respecter celui qui ne veut pas saluer.',
      ],
      materiel: [
        item('Clochette ou tambourin', 'un pour le groupe', 'Deux mains qui frappent'),
        item('Poussette ou traîneau', 'un pour les plus petits', 'Porte-bébé de l’adulte'),
      ],
      preparation: [
        'Vérifiez le trajet : traverses, travaux, trottoirs glissants.',
        'Convenez de trois arrêts où l’on peut rester sans gêner.',
        'Dossards pour tous; l’adulte marche du côté de la rue.',
      ],
      deroulement: [
        opening(
          4,
          'Devant la porte, essayez ensemble des bonjours : grand, petit, muet, chanté. Chacun garde celui qu’il préfère.',
        ),
        play(
          12,
          'On marche et on salue ce qu’on veut : le lampadaire, le chien derrière sa fenêtre, le brigadier. À chaque arrêt, du temps pour regarder, se cacher, inventer un bonjour de feuille ou de banc.',
        ),
        closing(
          4,
          'Au parc, un dernier bonjour à voix basse au plus gros arbre. Puis au revoir, en chanson, jusqu’au retour.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Saluez vous-même, puis laissez un vrai silence.',
          'Traduisez le geste d’un petit : « Il te dit bonjour avec son pied. »',
          'Acceptez le refus sans insister.',
        ],
        questionsOuvertes: [
          'Comment un arbre dirait-il bonjour?',
          'Qui avons-nous rencontré hier?',
          'Que fait cette personne, d’après toi?',
        ],
      },
      vocabulaire: ['le voisin', 'saluer', 'le lampadaire', 'la factrice', 'le trottoir', 'répondre', 'le coin de rue'],
      adaptations: [
        { pour: '0-18m', texte: 'Face à vous, il voit votre visage saluer, puis celui de l’autre sourire.' },
        { pour: '18-24m', texte: 'Un bonjour de la main et le nom de trois choses suffisent.' },
        { pour: '2-3a', texte: 'Il choisit qui saluer et fait sonner la clochette.' },
        { pour: '3-4a', texte: 'Il invente le bonjour d’un métier ou d’un animal.' },
        { pour: '4-5a', texte: 'Il prépare une question pour une personne du quartier.' },
        {
          pour: 'besoins_particuliers',
          texte: 'L’enfant qui parle peu tend une carte dessinée : elle dit bonjour pour lui.',
        },
        { pour: 'interieur', texte: 'La tournée se fait dans l’installation : cuisine, bureau, autre groupe.' },
        { pour: 'autre_saison', texte: 'Au printemps, saluez les premières fleurs de la ruelle.' },
      ],
      securite: {
        risquesAcceptes: ['Timidité, déception sans réponse.', 'Fatigue en marchant.'],
        dangersAEliminer: [
          'Circulation : traverses à pied ferme, groupe serré, adulte côté rue.',
          'Chien inconnu : on salue de loin, sans toucher.',
          'Froid : suivez le seuil de votre milieu et touchez souvent les mains.',
          'Trottoir glacé : on change de côté ou on rebrousse chemin.',
        ],
        supervision: 'palier1',
        allergies: ['Épinéphrine gardée près du corps : elle craint le gel.'],
      },
      observation: [
        'Langage oral : quels mots ou sons réserve-t-il à chaque rencontre?',
        'Compétences sociales : comment approche-t-il une personne nouvelle?',
        'Identité : que montre-t-il de son quartier comme étant à lui?',
      ],
      prolongements: [
        'Dessinez au local les gens et les choses saluées; la liste s’allongera.',
        'Demandez aux familles comment on dit bonjour dans leur langue.',
      ],
      reflexionRetroaction: ['Qui a choisi un bonjour que je n’attendais pas?', 'Ai-je parlé à la place d’un enfant?'],
    },
  },
]
