import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

/** Cross cardboard friends who keep their seat, two taps that invite, a yellow bus that fear rides, a newborn and a big one’s turn, and a wall that takes it. */
export const TWO_TO_FIVES_FRIENDSHIP_AND_BUS_SHEETS: readonly BankSheet[] = [
  {
    key: 'fache-je-reste-sur-le-banc',
    summary:
      '« T’es pu mon amie! » Le bonhomme de carton montre sa face fâchée et reste sur le banc : il dit ce qui a fait mal, puis on trouve une place de plus.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_LANGUAGE'],
    themes: ['emotions-et-amitie'],
    materials: ['cartons-et-boites', 'papier-et-crayons'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'l’amitié',
      'amitié',
      'les amis',
      't’es pu mon amie',
      't’es pu mon ami',
      't’es plus mon amie',
      'trois filles excluent une amie',
      'exclure une amie',
      'exclusion',
      'rejeter un ami',
      'mettre un ami de côté',
      'fâchée contre son amie',
      'chicane d’amies',
      'faire une place à un ami',
      'carton et crayons',
      'carton',
      'cartons',
      'papier et crayons',
      'bonhomme de carton',
    ],
    seen: [
      'elle a viré sa chaise de bord et dit à l’autre tu peux pas jouer',
      'ils dessinent des faces contentes d’un côté pis des faces choquées de l’autre',
      'elles font un petit club de deux et barrent la porte à la troisième',
      'il est fâché pour hier, on l’a pas attendu, et il boude depuis',
      'elle a de la peine, on lui a dit qu’y avait pus de place au jeu',
      'il crie va-t’en dès qu’un autre s’assoit à côté de son meilleur ami',
      'à la collation, une amie s’est fait tasser au bout de la table, elle pleurait',
      'dans la cour, ils disent toi t’es pas dans notre gang à tour de bras',
    ],
    picture:
      'Trois bonshommes de carton couchés sur un banc de carton, l’un la face fâchée en l’air; une enfant les tasse, et l’étoile arrive.',
    scenes: ['nouveau'],
    sheet: {
      titre: 'Fâché, je reste sur le banc',
      observationDepart:
        'Trois amies sont collées au bout de la table. Une quatrième approche sa chaise. « T’es pu mon amie », dit la première, et les deux autres tournent le dos.',
      intentionEducative:
        'Permettre à l’amitié de durer quand on est fâché : ne mettre personne dehors, dire ce qui a fait mal et ce qu’on voudrait, chercher une place de plus.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Dire ce qui a fait mal, et ce qu’on voudrait.',
        'Être fâché et rester à côté de l’autre.',
        'Chercher comment faire une place à une personne de plus.',
      ],
      materiel: [
        item(
          'Carton mince, en morceaux grands comme votre main, les bonshommes',
          'un par enfant, quatre pour vous, quelques-uns de plus',
          'Papier, une demi-feuille pliée en deux sur le long',
        ),
        item(
          'Carton mince, en bandes longues comme votre avant-bras, les bancs',
          'une pour deux ou trois enfants, une pour vous',
          'Papier, une feuille pliée en deux sur le long',
        ),
        item('Crayons', 'un par enfant et quelques-uns de plus', null),
        optional('{si-miroirs|Miroirs incassables}', 'un par équipe', null),
        optional(
          '{si-bâtons-de-popsicle|Bâtons de popsicle et ruban-cache}',
          'un bâton par enfant, fixé par vous',
          null,
        ),
        optional('{si-ruban-adhésif|Ruban adhésif}', 'un rouleau, dans vos mains', null),
        optional('{si-coussins|Coussins}', 'un par enfant', null),
        optional('{si-marionnettes|Marionnette}', 'une, pour vous', null),
      ],
      preparation: [
        'Coupez le carton, ou pliez le papier, avant le jeu. Sur vos quatre morceaux, dessinez un bonhomme content : le premier a un rond sur le ventre, les autres un carré, un triangle, une étoile. Au verso, dessinez le même bonhomme fâché. Sur votre banc, tracez trois places côte à côte.',
        'Formez d’avance des équipes de deux ou trois. Un enfant a été mis de côté? Il va avec des amis qui n’étaient pas de la chicane. Ne nommez personne : ce sont les bonshommes qui se chicanent. {1adulte|Seule, installez toutes les équipes autour d’une même table ou d’un même tapis.} {2adultes|À deux, prenez chacune la moitié des équipes.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4 },
          'Posez votre banc à plat devant les enfants et couchez-y trois bonshommes contents, un par place : le rond, le carré, le triangle. « C’est le banc de l’amitié. » L’étoile arrive : « Je peux jouer? » Le carré répond, par votre voix : « Non! T’es pu mon amie! » Laissez un silence. Puis virez le carré de bord, face fâchée en l’air : « Ah. Il est fâché. » Approchez-le de votre oreille et dites pour lui : « Hier, tu es partie sans moi. Ça m’a fait mal. Je voudrais que tu m’attendes. » Recouchez-le à sa place : « Il est fâché, et il reste sur le banc. » Assoyez l’étoile tout près : « Toi, on va te trouver une place. »',
        ),
        play(
          { 20: 4, 30: 5 },
          'Donnez un morceau à chacun. D’un bord, on dessine son bonhomme content. On le vire, et l’on dessine sa face fâchée : la bouche descend, les sourcils piquent vers le nez. {si-miroirs|Au miroir, on essaie d’abord la sienne : qu’est-ce qui bouge?} Chacun choisit un signe pour le ventre : une pomme, un nuage, trois points. {si-bâtons-de-popsicle|Un bâton fixé au bas du ventre fait virer le bonhomme d’un tour de doigts.} {3-4a|À trois ans, deux yeux et un trait pour la bouche suffisent, des deux bords.} {4-5a|À quatre ans, on dessine aussi, à côté de la face fâchée, ce qui fâche le bonhomme : un crayon pris, une place perdue.} Les premiers qui ont fini tracent une place pour chaque bonhomme de leur équipe sur leur banc.',
        ),
        play(
          { 20: 5, 30: 6 },
          'Chaque équipe couche ses bonshommes sur son banc et invente une chicane : « Tu m’as pris mon bleu! » Celui qui est fâché est viré de bord, face fâchée en l’air, et il garde sa place. L’enfant parle pour lui : « Ça m’a fait mal quand… » Puis : « Je voudrais… » L’autre bonhomme répond ce qu’il veut : oui, non, « tantôt ». On remet la face contente quand le bonhomme est prêt, pas avant. Ensuite, un autre se fâche. {3-4a|À trois ans, soufflez le début, « Je voudrais… », et attendez la suite.} {4-5a|À quatre ans, deux bonshommes sont fâchés en même temps : que voulait chacun?} Un bonhomme fâché en pousse un autre hors du banc? Demandez : « Peut-il être fâché et lui laisser sa place? »',
        ),
        play(
          { 20: 5, 30: 6 },
          'Reprenez votre étoile : « Je peux jouer, maintenant? » Montrez votre banc : trois places, trois bonshommes. « Où pourrait-elle aller? » Essayez chaque idée pour de vrai : les bonshommes se tassent, on trace une place au bout, on rallonge le banc d’un morceau{si-ruban-adhésif|, collé au ruban}. Puis promenez l’étoile d’un banc à l’autre : « Et ici? » En l’attendant, chaque équipe lui prépare une place à sa façon. {3-4a|À trois ans, on pousse les bonshommes de côté : « Tassez-vous! Elle rentre! »} {4-5a|À quatre ans, on trouve un jeu où il faut une personne de plus : qui pousse, qui compte, qui attrape?} Une équipe répond « pas tout de suite »? L’étoile demande : « Quand? » Elle se couche à côté et revient au moment dit.',
        ),
        play(
          { 30: 5 },
          'Mettez tous les bancs bout à bout sur le plancher, et les enfants autour : c’est le grand banc du groupe. Chacun lève son bonhomme, choisit un nouveau voisin et lui demande : « Une place pour moi? » Le voisin tasse le sien, et les deux bonshommes se couchent côte à côte, contents ou fâchés. {3-4a|À trois ans, le bonhomme saute par-dessus les autres jusqu’à sa nouvelle place.} {4-5a|À quatre ans, on présente son bonhomme à son voisin : « Lui, il aime glisser. »} « Qu’est-ce qu’ils regardent tous, sur ce grand banc? » Un spectacle? Un gâteau? Chacun en dessine un bout sur le banc, à côté de son bonhomme.',
        ),
        closing(
          { 20: 3, 30: 4 },
          'On s’assoit par terre, en rond serré, et chacun montre la face fâchée de son bonhomme. « Quand il est fâché, qu’est-ce qu’il peut dire? » Répétez leurs phrases, telles quelles. Restée debout, dites : « Et moi, je n’ai pas de place! » Tout le monde se tasse d’une fesse, et vous vous assoyez dans le trou. {si-coussins|Avec des coussins, on en colle deux : on y tient à trois.} {si-marionnettes|Une marionnette arrive, toute petite : « Et moi? » Qui se tasse encore?} « On va encore se dire “t’es pu mon ami”. Ce jour-là, je demanderai : qu’est-ce qui t’a fait mal? » Les bonshommes se rangent ensemble, les fâchés avec les contents.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Parlez toujours aux bonshommes : personne n’a à raconter la vraie chicane.',
          'Laissez durer la face fâchée. Ne demandez ni pardon ni câlin : une phrase et une place suffisent.',
          'À un « non » dit à l’étoile, demandez : « Non à cette place, ou non maintenant? »',
          'Un enfant met un bonhomme dehors, encore et encore? Votre étoile s’assoit à côté de ce bonhomme : « On joue ici, nous deux? »',
        ],
        questionsOuvertes: [
          'Qu’est-ce qui lui a fait mal?',
          'Que voudrait-il?',
          'Où reste-t-il un peu de place?',
          'Comment sait-on qu’il est moins fâché?',
        ],
      },
      vocabulaire: ['l’amitié', 'fâché', 'la face fâchée', 'la place', 'se tasser', 'je voudrais', 'ça m’a fait mal'],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Pour qui se perd à plusieurs, gardez deux bonshommes : le sien et le vôtre, au bout du banc. Il vire le sien; vous demandez : « Fâché de quoi? », et un mot suffit.',
        },
        {
          pour: '4-5a',
          texte:
            'L’équipe invente une suite sans paroles : un bonhomme se fâche, un autre s’approche, et les autres devinent avec vous ce qu’ils se sont dit.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui parle peu vire son bonhomme et montre du doigt ce qui l’a fâché. Dessiner est difficile? Tracez le visage, il pointe la bouche à faire. L’enfant qui a été mis de côté tient le bonhomme qu’il veut; l’étoile reste la vôtre.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!ete|L’été, dans la cour, le banc se trace à la craie : on s’y assoit pour de vrai, et l’on y ajoute une place.} {ete|L’hiver, au vestiaire, on se tasse pour de vrai sur le banc : combien de places trouve-t-on?}',
        },
      ],
      securite: {
        risquesAcceptes: ['Vraie peine qui remonte en jouant.', 'Carton plié, déchiré ou mal dessiné.'],
        dangersAEliminer: [
          'Enfant nommé ou regardé par tous quand un bonhomme est mis dehors : ramenez les yeux sur le carton.',
          'Enfant refusé par toute son équipe : assoyez-vous à côté de lui avec votre banc, et jouez là, bien en vue.',
          'Bonhomme déchiré exprès : votre main se pose dessus, et son auteur décide si on le répare.',
          'Crayon promené debout ou porté à la bouche : il reste à la table ou au tapis.',
          'Coin de carton pointu : arrondissez-le avant le jeu.',
          '{si-bâtons-de-popsicle|Bâton vers un œil ou dans une bouche : le bonhomme se tient devant soi, assis, ou il reste couché.}',
        ],
        supervision: 'palier2',
        allergies: ['Crayons sans parfum, si quelqu’un réagit aux odeurs.'],
      },
      observation: [
        'Compétences sociales : comment l’enfant répond-il à une personne de plus?',
        'Compétences émotionnelles : que fait-il de son bonhomme quand il est fâché?',
        'Langage oral : notez les mots qu’il met après « je voudrais ».',
      ],
      prolongements: [
        'Laissez deux bonshommes en vue : dans une vraie chicane, l’enfant peut en montrer la face fâchée au lieu de dire « t’es pu mon ami ».',
        'L’enfant rapporte son bonhomme à la maison et montre à sa famille ses deux faces.',
      ],
      reflexionRetroaction: ['Ai-je cherché à savoir qui avait tort?', 'Qui avait besoin d’être fâché plus longtemps?'],
    },
  },
  {
    key: 'deux-tapes-par-terre-viens-ici',
    summary:
      'Un nouvel ami ne parle pas encore français? Deux tapes par terre l’invitent : mains, grimaces et mots de chez lui, on joue sans attendre les phrases.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_LANGUAGE'],
    themes: ['emotions-et-amitie'],
    materials: [],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'un nouvel ami',
      'nouvel ami',
      'nouvelle amie',
      'nouveau dans le groupe',
      'il vient d’arriver',
      'ne parle pas français',
      'enfant qui ne parle pas français',
      'autre langue',
      'langue de la maison',
      'immigrant',
      'allophone',
      'francisation',
      'ils n’osent pas l’inviter',
      'inviter un ami',
      'accueillir un nouvel ami',
      'intégration',
      'jeu sans parole',
      'un petit garçon qui ne parle pas français',
      'l’amitié',
    ],
    seen: [
      'il montre avec ses mains ce qu’il veut, les mots viennent pas encore',
      'elle tape à côté d’elle sur le tapis pour dire assis-toi avec moi',
      'ils se regardent et copient les grimaces de l’autre, sans un mot',
      'elle est arrivée du Honduras hier, elle comprend rien et reste contre le mur',
      'il joue tout seul, les autres savent pas comment lui parler',
      'elle m’a demandé pourquoi la petite nouvelle dit pas bonjour comme nous',
      'au cercle, une amie a appris bonjour en arabe, tout le monde voulait le dire',
      'depuis son arrivée, personne l’invite, ils la regardent de loin dans le vestiaire',
    ],
    picture:
      'Une enfant tape deux fois le plancher devant un nouvel ami assis près de l’éducatrice; derrière, deux amis se font miroir, langue tirée.',
    scenes: ['nouveau'],
    sheet: {
      titre: 'Deux tapes par terre : viens ici',
      observationDepart:
        'Un nouvel ami vient d’arriver; il ne parle pas français. Les autres le regardent de loin, se rapprochent un peu, et personne n’ose l’inviter.',
      intentionEducative:
        'Offrir aux enfants un geste pour inviter un nouvel ami qui parle une autre langue, et des jeux où personne n’a besoin de phrases.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Identité', role: 'secondaire' },
      ],
      objectifs: [
        'Inviter d’un geste, et attendre la réponse.',
        'Jouer avec un ami sans parler la même langue.',
        'Montrer une chose du local, et accueillir un mot d’une autre langue, s’il vient.',
      ],
      materiel: [
        optional(
          '{si-photos-des-enfants|Photos des enfants}',
          '{si-photos-des-enfants|une par enfant, grandes comme la main, avec l’accord des familles}',
          null,
        ),
      ],
      preparation: [
        'Avec la famille, ou en faisant traduire un message, apprenez cinq mots dans la langue de l’enfant : bonjour, viens, eau, toilette, « ton parent revient ». Écrivez-les comme vous les entendez. Demandez aussi comment on dit son prénom.',
        'Pensez à deux enfants doux : ce sont eux que vous inviterez les premiers. Le nouvel ami regarde sans bouger? Il peut regarder tout le jeu. {1adulte|Seule, restez à un grand pas du nouvel ami, d’où vous voyez aussi tous les autres.} {2adultes|À deux, l’une reste près du nouvel ami, l’autre joue avec les autres.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4 },
          'Tous sont assis au tapis, le nouvel ami là où il veut. Sans un mot, assoyez-vous par terre à un grand pas de lui. Regardez un autre enfant, tapez deux fois le plancher à côté de vous, souriez. Il comprend, il vient. Recommencez avec un deuxième. Puis dites tout bas : « Deux tapes par terre, ça veut dire : viens ici. Aujourd’hui, ce sont les mains qui parlent. » Tous essaient, chacun à sa place : deux tapes, et la main reste ouverte. Faites aussi les deux tapes au nouvel ami, en souriant. Qu’il vienne ou non, ne recommencez pas tout de suite : le jeu continue.',
        ),
        play(
          { 20: 7, 30: 8 },
          'Chacun s’assoit où il veut. On regarde quelqu’un, deux tapes, on attend. Personne ne vient? On va vers un ami qui tape. Celui qui vient s’assoit en face et fait le miroir : une main monte, l’autre main aussi; on tire la langue, l’autre la tire. Puis on change. À trois, l’un mène et deux copient. {3-4a|À trois ans, un geste à la fois, gros et lent : mains sur la tête, tapes sur les genoux.} {4-5a|À quatre ans, trois gestes de suite, à refaire dans l’ordre.} Près du nouvel ami, copiez ce qu’il fait, sa main, son pied, son regard : c’est lui qui mène. {!si-photos-des-enfants|Un enfant peut l’inviter d’un pas plus loin : deux tapes.}{si-photos-des-enfants|Posez deux photos d’enfants devant lui : celui qu’il touche l’invite, de loin, de deux tapes.} Il ne vient pas? L’enfant laisse la place ouverte et joue à côté.',
        ),
        play(
          { 20: 6, 30: 7 },
          'Par deux ou trois, on va vers une chose du local : le robinet, une chaise, la fenêtre. L’un montre de tout son corps à quoi elle sert et dit un seul mot : « fenêtre ». Puis il met une main derrière son oreille : « Et toi? » L’autre répond par un mot à lui, un bruit ou un geste. Le nouvel ami donne un mot de sa langue? Répétez-le doucement, avec les un ou deux enfants qui sont là, et regardez son visage : est-ce bien dit? Il n’en donne pas? Il pointe une chose, et l’on y va. {3-4a|À trois ans, on fait le bruit de la chose : psss, toc, vrrr.} {4-5a|À quatre ans, on mime la chose de loin, et l’ami va la toucher.} Le nouvel ami touche une chose le premier? C’est lui qui montre : suivez-le.',
        ),
        play(
          { 30: 6 },
          'Assoyez-vous en rond, le nouvel ami entre vous et un ami calme. Vos deux mains tiennent une chose qu’on ne voit pas : elle ronronne, elle est lourde, elle se sauve! Rattrapez-la et posez-la dans les mains de votre autre voisin : le nouvel ami la verra venir de loin. Chacun la flatte, la serre et la passe, sans un mot. {3-4a|À trois ans, c’est un animal : on lui donne un bec, une gratte, un bout d’herbe.} {4-5a|À quatre ans, on la change avant de la passer, brûlante, collante, minuscule, et les autres devinent en regardant les doigts.} Qui ne veut pas la tenir la laisse passer devant lui. Dès qu’elle est à mi-chemin, faites-en partir une deuxième derrière elle.',
        ),
        closing(
          { 20: 4, 30: 5 },
          'Revenez tous vous asseoir au tapis. « Comment dit-on “viens”, sans un mot? » Deux tapes partent de partout. « Et “bonjour”? » Chacun montre son geste : une main, un coup de tête, un clin d’œil. Viennent ensuite les mots que les enfants connaissent : allô, salut, hello. Si la famille du nouvel ami vous a donné le sien, dites-le parmi les autres, sans vous tourner vers lui; son visage vous dira s’il est bien dit. Pour finir, dites la suite : « Au dîner, deux tapes sur une chaise, ça voudra dire : viens manger à côté de moi. »',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Ne lui demandez jamais un mot devant tous. Les mots de sa langue viennent à deux ou trois, quand il veut.',
          'Parlez-lui français, court, avec le geste : « De l’eau? » Il peut se taire longtemps, et comprendre déjà.',
          'Répondez aux « pourquoi il parle pas? » : « Il parle. Il parle une langue qu’on apprend un peu. »',
          'Trois enfants vont ensemble vers lui? Faites signe à un seul de commencer.',
        ],
        questionsOuvertes: [
          'Comment peux-tu l’inviter sans un mot?',
          'Que répond son visage?',
          'Que montre-t-il?',
          'À deux ou trois, en montrant la chose, la main derrière l’oreille : et toi?',
        ],
      },
      vocabulaire: ['un nouvel ami', 'inviter', 'viens', 'montrer', 'un geste', 'la langue', 'attendre', 'bonjour'],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'L’enfant tape et crie « viens »? Tapez avec lui, tout doux, comptez jusqu’à trois dans votre tête, puis invitez ensemble quelqu’un d’autre.',
        },
        {
          pour: '4-5a',
          texte:
            'Deux enfants inventent un nouveau signe, pour « encore » ou « c’est drôle », et le montrent aux autres paires sans parler.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant voit peu? Les deux tapes s’entendent, et l’on dit son prénom. Il entend peu? On tape dans son champ de vision. Le miroir peut se jouer assis sur une chaise. Qui n’aime pas être regardé joue côte à côte.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dehors, deux tapes de mitaine dans la neige invitent tout aussi bien.} {hiver|L’été, dehors, deux tapes dans l’herbe invitent tout aussi bien.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Invitation sans réponse.', 'Larmes du nouvel ami, loin des siens.'],
        dangersAEliminer: [
          'Nouvel ami entouré de tous : un seul enfant vient à lui, les autres jouent.',
          'Nouvel ami tiré par la main, serré ou porté : on tape par terre, et il vient s’il veut.',
          'Rire d’un accent ou d’un mot : dites le mot vous-même, sérieusement, et jouez la suite.',
          'Tapes données sur un ami, ou trop fort : on tape le plancher seulement, la main ouverte, comme sur un coussin.',
          'Course vers la chose choisie, robinet ouvert ou porte tirée : on marche, et l’on montre sans ouvrir.',
        ],
        supervision: 'palier2',
        allergies: ['Rien à manger dans ce jeu.'],
      },
      observation: [
        'Compétences sociales : qui invite, comment, et que fait-il en attendant?',
        'Langage oral : quels mots, gestes ou sons passent d’un enfant à l’autre?',
        'Identité : comment l’enfant réagit-il quand on entend un mot de chez lui?',
      ],
      prolongements: [
        'Les parents de tous donnent le bonjour de chez eux; vous en dites un par jour, à l’arrivée.',
        'À un autre moment, au coin des blocs, tapez deux fois le plancher à côté de vous, et laissez venir.',
      ],
      reflexionRetroaction: [
        'Ai-je laissé le nouvel ami regarder aussi longtemps qu’il le voulait?',
        'Qui a trouvé un geste auquel je n’avais pas pensé?',
      ],
    },
  },
  {
    key: 'la-peur-embarque-elle-ne-conduit-pas',
    summary:
      'L’autobus jaune de la maternelle a une place pour la peur, mais pas au volant : on attend, on monte, on salue, on roule, et quelqu’un nous attend en bas.',
    ageGroups: ['AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_LANGUAGE'],
    themes: ['emotions-et-amitie', 'quartier-et-metiers'],
    materials: [],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, les places de l’autobus sont des chaises ou des traits par terre, loin de la rue.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'l’entrée à la maternelle',
      'la rentrée à la maternelle',
      'la rentrée scolaire',
      'entrée à la maternelle',
      'maternelle',
      'la maternelle',
      'l’autobus scolaire',
      'autobus scolaire',
      'l’autobus jaune',
      'autobus jaune',
      'peur de prendre l’autobus',
      'peur de l’autobus jaune',
      'peur de la maternelle',
      'prendre l’autobus',
      'monter dans l’autobus',
      'arrêt d’autobus',
      'aller à l’école',
      'l’école',
      'chauffeur d’autobus',
      'chaises',
      'autobus de chaises',
    ],
    seen: [
      'il fait semblant de conduire un gros volant et ouvre la porte aux élèves',
      'elle aligne les chaises pis fait signe de la main à ceux qui restent à l’arrêt',
      'ils répètent l’entrée des classes avec des sacs à dos dans le coin maison',
      'il dit que les grands de l’école vont lui faire des affaires, il dort mal',
      'elle chigne que maman sera pas là quand le gros bus va l’amener',
      'il demande qui va l’attendre en bas, et si on l’oublie là-bas',
      'en mai, trois de mes grands ne parlent que de l’école et se serrent contre moi',
      'depuis la visite de la classe, il se cache quand un autobus jaune passe',
    ],
    picture:
      'Un autobus de chaises : une enfant tient un volant invisible, la chaise de la peur est vide derrière elle, et un enfant monte des marches imaginées.',
    scenes: ['peurs', 'voyage'],
    sheet: {
      titre: 'La peur embarque, elle ne conduit pas',
      observationDepart:
        '« Moi, je veux pas prendre l’autobus jaune. » La maternelle approche. Autour de la table, trois autres enfants cessent de parler : eux non plus.',
      intentionEducative:
        'Permettre aux enfants qui entreront à la maternelle de vivre en jeu chaque moment de l’autobus scolaire, et de poser leurs questions, même sans réponse.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
      ],
      objectifs: [
        'Refaire les moments de l’autobus scolaire : attendre, monter, saluer, s’asseoir, descendre.',
        'Dire ce que dit sa peur, sans qu’on s’en moque.',
        'Trouver à qui parler dans l’autobus quand on a besoin d’aide.',
        'Reconnaître ce qu’on sait et ce qu’on ira demander.',
      ],
      materiel: [
        item(
          '{dedans|Chaises, les places de l’autobus}',
          '{dedans|une par enfant, une pour la peur, une pour vous}',
          '{dedans|Places par terre, assis deux par deux}',
        ),
        optional(
          '{cour|Chaises, les places de l’autobus}',
          '{cour|une par enfant, une pour la peur, une pour vous}',
          '{cour|Traits par terre, deux par deux}',
        ),
        optional(
          '{si-sac-à-dos|Sac à dos}',
          '{si-sac-à-dos|un ou deux, presque vides, que les passagers se passent}',
          null,
        ),
        optional('{30min si-livres|Livres}', '{30min si-livres|un ou deux, sur l’école ou l’autobus}', null),
        optional('{si-sac-d’école|Sac d’école}', 'un, presque vide, que les passagers se passent', null),
        optional('{si-boîte-à-lunch|Boîte à lunch vide}', 'une', null),
        optional('{si-photos|Photo de l’école ou de l’autobus}', 'une ou deux', null),
        optional('{si-boîtes-de-carton|Boîtes de carton, la porte de l’autobus}', 'deux', null),
      ],
      preparation: [
        '{dedans|Placez votre chaise devant, de côté : c’est celle de la conductrice. Derrière, les autres vont deux par deux, avec une allée assez large pour un enfant.} {cour|Loin de la rue et de la barrière, sur du plat, placez devant, de côté, la chaise de la conductrice; derrière, les autres vont deux par deux, avec une allée. Sans chaises, tracez les places du pied : on s’y tient debout ou accroupi.} Juste derrière vous, gardez une place vide. À quatre grands pas devant, choisissez l’arrêt. {si-boîtes-de-carton|Deux boîtes de carton, à l’entrée de l’allée, font la porte : on passe entre les deux.}',
        'Demandez aux familles ce qu’elles savent déjà : qui attend le matin, qui attend à l’école, qui prendra l’autobus et qui ne le prendra pas. Ceux qui iront à pied ou en auto jouent aussi : ils diront qui les attend. {1adulte|Seule, jouez d’abord la conductrice : de côté, vous voyez tout l’autobus et l’arrêt.} {2adultes|À deux, l’une conduit, l’autre attend à l’arrêt avec les passagers.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4 },
          '{dedans|Les enfants s’assoient sur les chaises de l’autobus.} {cour|Les enfants prennent leur place dans l’autobus.} À la vôtre, tenez un volant qu’on ne voit pas : « Voici l’autobus jaune de la maternelle. » Montrez la place vide : « Ici, c’est la place de la peur. Elle peut embarquer. Est-ce qu’elle conduit? » Serrez le volant : « Non! Elle embarque, elle ne conduit pas. » Tous le redisent. {si-photos|Tournez vers cette place une photo de l’école ou de l’autobus.} Penchez l’oreille vers la place vide : « Qu’est-ce qu’elle dit, la peur, quand elle voit l’autobus? » Chacun peut lui prêter une phrase : « Les grands sont trop grands. » Répétez-la sans rien corriger : « C’est ce qu’elle dit. »',
        ),
        play(
          { 20: 7, 30: 7 },
          'Un ou deux enfants vont à l’arrêt. Les autres, à leur place, font le moteur : « Rrrron. » L’autobus ralentit : ils ouvrent et ferment les poings, clic, clac, ce sont les feux rouges. Tendez le bras de côté, c’est le panneau d’arrêt. À l’arrêt, on ne bouge pas encore. « Pssss » : la porte est ouverte, maintenant on avance. {si-sac-à-dos si-sac-d’école|Sac au dos, trois}{!si-sac-à-dos !si-sac-d’école|Trois} hautes marches, les genoux bien levés, une main sur la rampe {si-sac-à-dos si-sac-d’école|d’air}{!si-sac-à-dos !si-sac-d’école|qu’on imagine}. « Bonjour! » La conductrice répond : « Bonjour, bienvenue à bord. » On choisit sa place{dedans|, le dos appuyé}, les pieds devant{si-sac-à-dos si-sac-d’école|, sac sur les genoux}. L’autobus repart, rrrron. Un ou deux autres descendent et vont à l’arrêt. Un enfant veut conduire? Donnez-lui le volant et restez debout à côté.',
        ),
        play(
          { 20: 6, 30: 8 },
          'L’autobus roule. Les mains font un cadre : c’est la fenêtre. « Qu’est-ce qu’on voit? » Un chien, le dépanneur, ma rue : chacun annonce, et tous tournent la tête. Un virage, on penche; une bosse, hop! À l’arrêt, clic, clac, les feux. Puis il arrive quelque chose : {!si-sac-à-dos !si-sac-d’école|une mitaine tombe}{si-sac-à-dos si-sac-d’école|le sac à dos glisse} sous le siège, le voisin est un grand qu’on ne connaît pas, {si-boîte-à-lunch|la boîte à lunch est restée à l’arrêt, }on a mal au cœur. Que fait-on? On reste à sa place et l’on appelle : « Excusez-moi! » La conductrice arrête et répond. Chacun essaie son idée et sa voix, la petite puis la forte. De temps en temps, demandez à la place vide : « Ça va, la peur? » Qui répond pour elle? La conductrice change à chaque arrêt.',
        ),
        play(
          { 30: 7 },
          '« Prochain arrêt : la maternelle! » Les feux, la porte. Un enfant descend les trois marches, fait trois pas loin de l’autobus, et quelqu’un l’attend en bas. Qui? Il choisit : une enseignante, un parent, une grande sœur. Un ami joue cette personne : « Bonjour, je t’attendais. » À la fenêtre, tous saluent. Puis chaque enfant, à sa place, pose une question sur l’autobus ou sur l’école. On le sait? Tous ferment les poings. On ne le sait pas? Tous ouvrent les paumes : « Qui pourrait nous le dire? » {si-livres|Avec un livre, on cherche d’abord du doigt une image qui répond : la porte, la cour, l’autobus.} Retenez ces questions-là pour les familles, et ne promettez rien. Un autre descend : qui l’attend, lui?',
        ),
        closing(
          { 20: 4, 30: 4 },
          'L’autobus fait son dernier arrêt. Moteur éteint : « Rrron… pouf. » Demandez : « Où est-elle, la peur? » Elle est peut-être encore à sa place, descendue, endormie : toutes les réponses sont bonnes. « A-t-elle conduit? — Non! » Chacun dit le moment qu’il voudrait refaire, ou le montre : la porte, les marches, la fenêtre. On passe devant la conductrice, un ou deux à la fois : « Merci, bonne journée! » La porte s’ouvre, pssss{si-boîtes-de-carton|, entre les deux boîtes} : on descend les trois marches et l’on fait trois pas loin de l’autobus. {20min|En bas, chacun dit qui l’attend, un parent, une enseignante, ou ouvre les paumes : « Je ne le sais pas encore. » Répondez : « On va le demander. »}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Ne dites pas « il n’y a pas de quoi avoir peur » : donnez à la peur une place dans l’autobus, jamais le volant.',
          'Dites seulement ce qui est sûr : l’autobus s’arrête, une personne conduit. Pour le reste : « On va le demander. »',
          'L’enfant qui ne veut pas monter regarde passer l’autobus, fait les feux, ou le bruit de la porte. Il montera un autre jour, ou pas.',
          'Suivez le détail qui inquiète, la marche trop haute, le bruit de la porte, et rejouez-le trois fois.',
        ],
        questionsOuvertes: [
          'Que dit la peur?',
          'À qui peux-tu parler dans l’autobus?',
          'Que vois-tu par la fenêtre?',
          'Qui t’attend en bas?',
        ],
      },
      vocabulaire: [
        'l’autobus scolaire',
        'l’arrêt',
        'la conductrice',
        'les feux rouges',
        'la rampe',
        'la peur',
        'monter',
        'descendre',
      ],
      adaptations: [
        {
          pour: '4-5a',
          texte:
            'Les enfants mènent le jeu : l’un annonce les arrêts, un autre fait le bruit de la porte, un troisième s’assoit à la place de la peur et lui donne une voix.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Pour l’enfant en fauteuil ou en marchette, l’autobus a une plateforme qui monte : « Bzzz. » Le bruit gêne? Le moteur ronronne bouche fermée. À l’enfant que l’attente inquiète, dites d’avance chaque moment : arrêt, porte, marches, bonjour, place.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, on joue l’arrêt en habit de neige : les marches sont hautes, et l’on prend plus de place.} {hiver|Au printemps, on sort guetter un vrai autobus jaune, assis loin de la rue, et l’on compte ses feux.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Peur dite devant les autres.', 'Bousculade douce dans l’allée.'],
        dangersAEliminer: [
          'Chaise sur laquelle on grimpe, ou qui bascule dans le virage : on penche le haut du corps, les pieds restent par terre.',
          '{si-sac-à-dos si-sac-d’école|Sac à dos dans l’allée : on s’y enfarge; il reste sur les genoux.}',
          '{cour|Arrêt placé près de la barrière ou de la rue : il reste au milieu de la cour, loin de la vraie circulation.}',
          'Peur ou larmes dont on rit : la conductrice arrête l’autobus et dit « On attend la peur ».',
          'Course à l’arrêt : on part quand la porte a fait « pssss ».',
          '{si-boîtes-de-carton|Boîte renversée dans l’allée : on la relève avant de rouler.}',
        ],
        supervision: 'palier2',
        allergies: ['Rien à manger dans ce jeu.'],
      },
      observation: [
        'Compétences émotionnelles : à quel moment le corps de l’enfant se raidit-il, et qu’est-ce qui le détend?',
        'Langage oral : quelle phrase prête-t-il à la peur?',
        'Fonction symbolique : qu’ajoute-t-il à l’autobus que vous n’aviez pas montré?',
      ],
      prolongements: [
        'Donnez aux parents la phrase que leur enfant a prêtée à la peur, et demandez-leur ce qu’ils savent de l’autobus.',
        'Quand un vrai autobus jaune passe devant la fenêtre, guettez ensemble les feux et la porte.',
      ],
      reflexionRetroaction: ['Ai-je promis une chose que je ne sais pas?', 'Quel moment ont-ils voulu refaire?'],
    },
  },
  {
    key: 'une-chanson-et-mes-bras-sont-a-toi',
    summary:
      'Le nouveau bébé est né : une main sous la tête, on berce la poupée le temps d’une chanson. Puis on la couche, et les deux bras s’ouvrent au grand.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_LANGUAGE'],
    themes: ['emotions-et-amitie'],
    materials: ['tissus'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'le nouveau bébé',
      'nouveau bébé',
      'bébé à la maison',
      'bébé chez nous',
      'nouveau bébé à la maison',
      'le bébé est né',
      'naissance',
      'sa petite sœur est née',
      'son petit frère est né',
      'petit frère',
      'petite sœur',
      'devenir grand frère',
      'devenir grande sœur',
      'jaloux du bébé',
      'jalousie',
      'parle en bébé',
      'poupées',
      'poupée',
      'poupées et débarbouillettes',
      'bercer la poupée',
      'bercer le bébé',
      'le bébé pleure',
    ],
    seen: [
      'elle tient sa poupée par le cou, tête ballante, et l’endort en fredonnant',
      'il lui tape dans le dos pour le rot, puis l’enroule dans un linge',
      'ils bercent des ours comme s’ils venaient d’arriver de l’hôpital',
      'elle s’accroche à ma jambe depuis que maman est rentrée de l’hôpital',
      'il veut que je le prenne sans arrêt, il dit que j’ai juste des bras pour les autres',
      'elle serre le poupon un peu trop fort, un peu fâchée, on dirait',
      'à l’arrivée, il raconte que ça braille toute la nuit chez eux, il en est tanné',
      'au coin poupées, elle couche son bébé et m’appelle pour être bercée à son tour',
    ],
    picture:
      'La poupée dort sur le dos; l’éducatrice ouvre grand les bras à un petit; à côté, une grande berce sa poupée, la main sous la tête.',
    scenes: ['petit-frere', 'bebes-soins'],
    sheet: {
      titre: 'Une chanson, et mes bras sont à toi',
      observationDepart:
        'Le nouveau bébé est né dans une famille du groupe. Le grand se glisse sous votre bras, redemande sa suce, et serre la poupée un peu trop fort.',
      intentionEducative:
        'Permettre à l’enfant de prendre soin d’un nouveau bébé, de vivre une attente qui finit{30min|, de sentir deux choses à la fois} et d’avoir son temps de grand.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Attachement', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
      ],
      objectifs: [
        'Tenir la tête du bébé, le bercer et le coucher sur le dos.',
        'Attendre le temps d’une chanson, puis avoir son tour.',
        'Demander et recevoir un moment de grand.',
        '{30min|Dire ce qu’on aime du bébé et ce qui dérange.}',
      ],
      materiel: [
        item(
          'Poupées{2-3a| lavables, sans pièce qui s’enlève}',
          'une par enfant, une pour vous',
          'Toutous à bras et à jambes',
        ),
        optional('Débarbouillettes', 'une par enfant, une pour vous', 'Manche de chandail'),
        optional('{si-couvertures|Couvertures légères}', '{si-couvertures|une pour deux enfants}', null),
        optional('{si-photos|Photos de bébés dans des bras}', 'deux ou trois', null),
        optional(
          '{si-bac-d’eau|Bac bas, deux doigts d’eau tiède, pour les poupées de plastique}',
          'un ou deux, devant vous',
          null,
        ),
        optional('{si-coussins|Coussins fermes}', 'un par enfant', null),
        optional('{si-boîtes-de-carton|Boîtes de carton}', 'une par poupée', null),
        optional('{si-livres|Livre}', 'un', null),
      ],
      preparation: [
        'Demandez à la famille comment s’appelle le bébé et ce que vit le grand à la maison; n’en dites rien au groupe sans lui. Apprenez la chanson, sur l’air que vous voulez : « Une main sous ta tête, une main sous ton dos, je te berce, je te berce, petit bébé tout beau. Je te couche, bonne nuit, fais dodo sur le dos : mes deux bras sont revenus. À toi! »',
        'Posez les poupées au bord du tapis, avec une débarbouillette pour chacune si vous en avez : posée sur l’épaule, elle veut dire « mes bras sont pris ». Vérifiez que rien ne s’arrache. {1adulte|Seule, restez assise, tous les bébés devant vous.} {2adultes|À deux, l’une berce avec le groupe, l’autre donne un moment de grand à qui le demande.} {multiage|Les âges se mêlent : un plus vieux peut faire le parent d’un plus jeune.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4 },
          'Assise par terre, prenez votre poupée, une débarbouillette sur l’épaule si vous en avez : « Le nouveau bébé est né. Sa tête est lourde, son cou est tout mou. » Faites un bol de votre main, glissez-le sous sa tête, l’autre main sous le dos. Bercez en chantant la chanson. À « je te couche », posez la poupée sur le dos, devant vous. À « mes deux bras », montrez vos mains vides et ouvrez les bras : « À toi! » Qui vient s’y blottir un instant? {si-photos|Sur une photo de bébé, on cherche la main qui tient la tête.} Puis donnez à chacun sa poupée, et sa débarbouillette s’il y en a.',
        ),
        play(
          { 20: 5, 30: 6 },
          'Chacun glisse sa main-bol sous la tête de son bébé et le berce, assis au tapis. Votre bébé pleure : « Ouin! » Que veut-il? On essaie : le doigt fait le biberon, trois petites tapes dans le dos font le rot, et un coin de débarbouillette ou de manche essuie le menton. {si-bac-d’eau|Au bain, devant vous, la main-bol garde la tête hors de l’eau, et l’autre lave le ventre.} {si-coussins|Un coussin sous le coude, et la tête pèse moins.} {2-3a|À deux ans, la tête se pose dans le creux du coude, et l’on se balance d’une fesse à l’autre.} {2-3a !multiage|Une tête de poupée pend? Dites « la tête! » et mettez votre main sous celle de l’enfant.} {3-4a|À trois ans, chacun fait pleurer son bébé, et un voisin cherche : faim, rot, sommeil?} {4-5a|À quatre ans, on passe son bébé à un ami assis : « La tête, tu l’as? — Je l’ai. » Alors on lâche.}',
        ),
        play(
          { 20: 8, 30: 8 },
          'On joue le parent et le grand. Vous chantez pour tous : le parent berce, le grand attend. Le grand peut dire : « C’est long! » Le parent répond : « Je le sais. » {3-4a 4-5a|On joue à deux; à trois, deux bercent ensemble.} Puis le parent couche le bébé sur le dos et ouvre les bras : « À toi! » Le grand choisit son moment : un câlin, {!si-couvertures|un secret, trois sauts qu’on regarde}{si-couvertures|trois sauts, ou se faire bercer comme le bébé, une couverture aux épaules}. {3-4a 4-5a|Puis on échange.} {2-3a|À deux ans, le parent, c’est vous : vous bercez, puis à « À toi! », un ou deux viennent dans vos bras.} {2-3a !multiage|Dites aux autres à qui sera la prochaine chanson. En attendant, chacun berce son bébé ou tape la chanson sur ses cuisses.} {3-4a|À trois ans, le grand tape la chanson sur ses cuisses et l’entend finir.} {4-5a|À quatre ans, le bébé pleure en plein moment de grand : que peut dire le parent, et que fait le grand?}',
        ),
        play(
          { 30: 7 },
          'Les bébés dorment sur le dos. Ouvrez une main : « Celle-ci aime le bébé : il sent bon. » Ouvrez l’autre : « Celle-là est tannée : il crie fort. » Collez-les : « Les deux, en même temps. Ça se peut. » {2-3a|À deux ans, une main flatte la poupée, doux, doux; l’autre tape le tapis : « Non, bébé! » On recommence, une fois chacune.} {2-3a !multiage|Un enfant se couche à côté du bébé, parle comme lui, veut sa suce? Bercez-le comme le bébé : « Tu peux être grand et petit. »} {3-4a|À trois ans, chaque main dit un mot : « doux », « chaud », « plate », « assez ».} {4-5a|À quatre ans, chaque main raconte. Qui n’a pas de bébé chez lui fait parler un grand inventé.}',
        ),
        closing(
          { 20: 4, 30: 5 },
          'Tous les bébés sont couchés sur le dos. {si-boîtes-de-carton|Une boîte vide fait le berceau : rien d’autre dedans.} « Plus personne dans nos bras! » Chacun s’entoure de ses propres bras et se berce, une main derrière la tête : chantez la chanson aux grands, tout bas. {si-livres|Ouvrez ensuite un livre, une page ou deux, pour les grands seulement.} {2-3a|À deux ans, qui veut se fait bercer sur vos genoux, un ou deux à la fois.} {3-4a 4-5a|Puis chacun montre une chose que le bébé ne sait pas encore faire : sauter, siffler, dire « attends ».} Au dernier « À toi! », les bras s’ouvrent. Pour qui sera ce câlin? Pour quelqu’un qui le veut, ou pour soi-même.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Tenez parole : au bout de la chanson, vos bras sont libres, même si le bébé pleure encore.',
          'Au « je l’aime pas », répondez : « C’est long, le partager », et restez là. Ne dites pas « mais tu es le grand ».',
          'Qui veut redevenir bébé se fait bercer, le temps d’une chanson, puis il choisit.',
          'La poupée est lancée ou serrée au cou? Dites : « Bébé sur le dos, mains ouvertes. » Prenez l’enfant contre vous avant de ramasser la poupée.',
        ],
        questionsOuvertes: [
          'Que veut-il, ton bébé?',
          'Que veux-tu faire pendant ton moment de grand?',
          '{3-4a 4-5a|Qu’est-ce qui est long avec un bébé?}',
          '{3-4a 4-5a|Que sais-tu faire, toi, que lui ne sait pas?}',
        ],
      },
      vocabulaire: ['le nouveau bébé', 'bercer', 'la tête', 'attendre', 'le grand', 'à toi', 'doux', '{30min|tanné}'],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'La chanson est trop longue? Chantez la dernière ligne seulement : « Mes deux bras sont revenus. À toi! » Une fois le geste connu, ajoutez le début.',
        },
        {
          pour: '3-4a',
          texte:
            'L’enfant est le parent, vous êtes le grand qui tire la manche : il vous montre comment attendre une chanson.',
        },
        {
          pour: '4-5a',
          texte: 'L’enfant invente un couplet à sa façon : que dit le grand pendant que le bébé boit?',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Les bras fatiguent? La poupée repose sur les cuisses, la main-bol sous la tête. Les pleurs gênent? Le bébé plisse le visage sans bruit. Une famille a perdu un bébé, ou le sien est malade? Parlez-lui avant le jeu.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!ete|L’été, on berce sur une couverture, dans la cour, et le moment de grand est une course jusqu’à vos bras.} {ete|L’hiver, le moment de grand peut être un tour du vestiaire dans vos bras, en bottes trop grandes.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Poupée serrée fort ou couchée de travers.',
          'Peine ou colère en parlant du bébé de la maison.',
        ],
        dangersAEliminer: [
          'Débarbouillette sur le visage d’une poupée ou d’un enfant : elle essuie un menton et revient sur l’épaule.',
          'Vrai bébé, ici ou à la maison : on le prend seulement assis, avec un adulte, jamais debout.',
          'Oreiller, jouet ou débarbouillette autour de la poupée couchée : on couche le bébé sur le dos, sans rien autour.',
          '{si-couvertures|Couverture sur une tête, ou laissée près d’une poupée couchée : elle entoure des épaules, puis revient à côté de vous.}',
          '{2-3a|Œil, bouton ou soulier qui se détache : écartez cette poupée avant le jeu.}',
          'Poupée ou débarbouillette mise à la bouche : mettez-la de côté et lavez-la.',
          'Câlin imposé : les bras s’ouvrent, l’autre vient s’il veut.',
          '{si-bac-d’eau|Bac d’eau : deux doigts d’eau tiède, à portée de votre bras; videz-le dès le bain fini, et essuyez le plancher.}',
        ],
        supervision: 'palier2',
        allergies: ['Débarbouillettes lavées sans parfum, si une peau réagit.'],
      },
      observation: [
        'Compétences émotionnelles : que fait l’enfant quand c’est le tour du bébé, puis le sien?',
        'Attachement : à qui demande-t-il son moment, et comment?',
        'Fonction symbolique : quels soins de chez lui donne-t-il à la poupée?',
      ],
      prolongements: [
        'Offrez la chanson aux parents : quand le bébé dort, dix minutes sont au grand, et elles commencent par « À toi! ».',
        'Laissez les poupées au coin maison : le grand y revient quand il veut, et vous lui chantez la chanson.',
      ],
      reflexionRetroaction: [
        'Ai-je laissé le grand se plaindre du bébé sans le raisonner?',
        'Quel moment de grand ont-ils demandé le plus?',
      ],
    },
  },
  {
    key: 'pousse-le-mur-est-capable',
    summary:
      'La colère monte pour un rien? Avant la crise, on pousse le mur, qui ne bouge pas, on serre, on secoue, on souffle, et chacun garde le geste qui l’aide.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['emotions-et-amitie'],
    materials: [],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, on pousse le mur de la bâtisse, ou le sol à quatre pattes.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'les colères',
      'colère',
      'colères',
      'grosse colère',
      'crise de colère',
      'crises',
      'crise',
      'pour un rien il se jette par terre',
      'se jette par terre et crie',
      'se jeter par terre',
      'il crie pour rien',
      'frustration',
      'fâché',
      'péter une coche',
      'terrible two',
      'gérer ses émotions',
      'pousser le mur',
      'souffler sa colère',
      'se calmer',
      'coin calme',
      'se défouler',
    ],
    seen: [
      'il pousse la porte, le mur, la table, tout ce qui ne bouge pas',
      'elle serre ses poings bien fort, secoue les bras puis souffle fort',
      'ils appuient leurs fesses au mur et poussent en grognant comme des lutteurs',
      'il pète sa coche pour une manche trempée, y a rien à lui faire dire',
      'elle hurle dès qu’un ami prend sa place, elle frappe sans réfléchir',
      'il dit que ça chauffe dans son ventre pis ses mains avant d’exploser',
      'dans le vestiaire, ses bottes ont pas voulu, il s’est lancé par terre',
      'au dîner, son verre était pas le bleu, la marmite a sauté tout de suite',
    ],
    picture:
      'Une éducatrice et deux enfants, dont une en fauteuil, poussent le mur à deux mains; une petite le pousse des fesses, un autre se secoue.',
    scenes: ['colere'],
    sheet: {
      titre: 'Pousse, le mur est capable',
      observationDepart:
        'La manche est mouillée, l’ami a pris sa place : pour un rien, il se jette par terre et crie. Sa colère monte si vite qu’il n’a pas le temps de parler.',
      intentionEducative:
        'Offrir à l’enfant, quand il est calme, un mot pour dire la colère qui monte et des gestes de tout le corps pour la faire sortir{!10min|, avec quelqu’un à côté de lui}.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Pousser, serrer, secouer, souffler, et choisir son geste.',
        'Sentir où la colère monte dans son corps.',
        '{!10min 3-4a 4-5a|Dire « ça chauffe » au lieu de se jeter par terre.}',
        '{!10min|Aller au coin des deux avec quelqu’un, et revenir.}',
      ],
      materiel: [
        optional('{si-coussins|Coussins}', '{si-coussins|un par enfant, un pour vous}', null),
        optional(
          '{!2-3a !10min si-papier-journal|Papier journal}',
          '{!2-3a !10min si-papier-journal|une feuille entière par enfant}',
          null,
        ),
        optional('{!10min si-miroirs|Miroirs incassables}', '{!10min si-miroirs|un ou deux, dans vos mains}', null),
        optional('{si-ballons|Ballons de mousse, plus gros qu’une tête}', 'un pour deux enfants', null),
        optional('{si-bulles|Savon à bulles sans parfum}', 'un flacon, dans votre poche', null),
        optional('{si-toutous|Toutous}', 'un par enfant', null),
        optional('{si-foulards|Foulards}', 'un par enfant', null),
      ],
      preparation: [
        'Choisissez un moment où tout le monde est calme : en pleine crise, on n’apprend rien. {dedans|Dégagez un bout de mur sans cadre ni fenêtre, assez long pour que chacun y pose ses deux mains. Trop court? La moitié du groupe pousse le plancher, à quatre pattes, puis on échange.} {cour|Choisissez un bout de mur de la bâtisse sans fenêtre, au pied dégagé. Il n’y en a pas? On pousse le sol, à quatre pattes.}',
        '{!10min dedans|Trouvez le coin des deux : un bout de plancher, contre un mur, où deux personnes tiennent côte à côte.} {!10min cour|Trouvez le coin des deux : un bout de mur ou de clôture où deux personnes tiennent côte à côte.} Apprenez la comptine : « Pousse, pousse, le mur est capable. Serre, serre, mes bras sont capables. Secoue, secoue, ça tombe en bas. Souffle, souffle… je suis là. » {1adulte|Seule, placez-vous au bout de la rangée pour voir toutes les mains.} {2adultes|À deux, l’une mène, l’autre reste près de l’enfant dont les colères sont fortes.} {multiage|Un plus vieux montre le geste, un plus jeune le fait à côté.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Faites une petite colère, pour rire, sans crier : « Ma manche est mouillée! Ça chauffe dans mes pieds, ça monte dans mon ventre, ça arrive dans mes mains! » Vite, au mur : posez les deux paumes à plat, un pied en arrière, la tête tournée vers les enfants, et poussez de toutes vos forces : « Grrrr! » Arrêtez. Regardez le mur de haut en bas. « Il n’a pas bougé! Il est capable. Une grosse colère, ça ne lui fait pas mal. » Qui veut essayer de le faire bouger? {si-ballons|Avec un ballon de mousse entre les paumes et le mur, ça s’écrase, puis ça repousse.}',
        ),
        play(
          { 10: 6, 20: 5, 30: 7 },
          'Tous au mur, côte à côte : « Pousse, pousse, le mur est capable. » On pousse avec les mains, puis le dos, puis les fesses. {si-coussins|On pousse un coussin contre le mur : il s’écrase.} On fait un pas loin du mur. « Serre, serre » : on serre fort ses bras{si-coussins| ou son coussin, puis on le pose}. « Secoue, secoue » : les mains, les bras, tout. « Souffle, souffle » : long, comme pour pousser une plume loin. « Où ça chauffe, quand on est fâché? » On y met la main : ventre, joues, poings. {2-3a|À deux ans, faites un geste à la fois, en grand, et un gros « Ouf! » après.} {2-3a !multiage|Ils poussent dix fois pour un seul souffle? C’est très bien.} {3-4a|À trois ans, un enfant crie un geste, « Serre! », et tous le font.} {4-5a|À quatre ans, on essaie le geste tout doux, puis à fond : lequel fait le plus de bien?} {!si-coussins|On redit la comptine, plus vite, puis très lentement.}',
        ),
        play(
          { 20: 5, 30: 8 },
          'Jouez des petits riens qui fâchent : « La place est prise! » « Mon soulier ne veut pas! » Tremblez : « Ça chauffe! Qu’est-ce que je fais? » Ils crient « Pousse! » ou « Serre! » : faites-le. « Je suis encore un peu fâchée. Quoi d’autre? » Un deuxième geste : « Ah, ça redescend. » À eux, tous ensemble, au mur : on dit un petit rien qui fâche, {!si-miroirs|on montre avec ses mains la grosseur de la colère}{si-miroirs|on fait sa face fâchée}, on choisit son geste. {si-miroirs|Passez avec le miroir : chacun s’y voit, avant et après.} {!2-3a si-papier-journal|On écrase une feuille de papier entre ses poings, puis on ouvre : elle se déplie un peu, elle respire.} {2-3a|À deux ans, dites-le pour eux, « Non! C’est fini, ton tour! » : on tape du pied, on pousse, on souffle.} {3-4a|À trois ans, on dit « ça chauffe » avant de pousser.} {4-5a|À quatre ans, on invente un geste à soi, et l’on dit ce qu’on voulait.} Personne n’est obligé.',
        ),
        play(
          { 20: 4, 30: 7 },
          'Montrez le coin des deux : « Ici, on n’est jamais seul avec sa colère. » Allez-y avec un enfant qui le veut, côte à côte contre le mur. Demandez : « Je parle, je me tais, ou je pousse avec toi? » Il répond, ou montre. Puis vous revenez tous les deux : « Nous revoilà! » Les autres répondent : « Vous revoilà! » {3-4a 4-5a|Puis on essaie deux par deux, chaque paire à un bout de mur. Un enfant reste seul? Il va avec vous.} {2-3a|À deux ans, on y va avec vous, et vos deux dos poussent le mur.} {2-3a !multiage|Les autres veulent venir aussi? Tous s’adossent le long du mur et poussent, puis chacun a son « Te revoilà! » en repartant.} {3-4a|À trois ans, l’ami offre en gestes : main à la bouche pour parler, doigt sur les lèvres pour se taire, paumes pour pousser.} {4-5a|À quatre ans, assis dos contre dos, on se pousse tout doucement, puis on souffle ensemble.}',
        ),
        closing(
          { 10: 2, 20: 3, 30: 4 },
          'Retournez au mur pour un dernier coup, ensemble : « Pousse, pousse… » Laissez retomber vos bras, soufflez longtemps, et posez la paume à plat, doucement : « Merci, le mur. » {si-bulles|Soufflez une bulle : de loin, tous la poussent de leur souffle.} Chacun montre le geste qu’il garde, et vous le nommez : « Toi, tu serres. Toi, tu souffles. » {si-toutous|Chacun le montre ensuite à un toutou, qui l’essaie au mur.} « Quand ça chauffera, je te dirai ton geste tout bas. » {!10min|Regardez le coin des deux : « Il reste là. On y va à deux, on en revient. »} On secoue un dernier doigt{si-foulards|, puis un foulard jusqu’à ce qu’il pende tout mou}, et l’on passe à autre chose.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'En pleine crise, ne faites rien faire : dégagez autour, assoyez-vous tout près, parlez peu. Les gestes sont pour avant et pour après.',
          'Dès que ça monte, dites le geste de cet enfant-là, tout bas, et faites-le à côté de lui.',
          'Nommez sans juger : « Tu voulais le bleu. Ça chauffe. » Ce qui était non reste non.',
          '{!10min|Le retour compte : « Te revoilà », sans leçon ni rappel de ce qui s’est passé.}',
        ],
        questionsOuvertes: [
          'Où est-ce que ça chauffe?',
          'Quel geste veux-tu?',
          '{3-4a 4-5a|Qu’est-ce qui te fâche vite?}',
          '{!10min|Avec qui veux-tu aller au coin des deux?}',
        ],
      },
      vocabulaire: [
        'la colère',
        'ça chauffe',
        'pousser',
        'serrer',
        'secouer',
        'souffler',
        'capable',
        '{!10min|le coin des deux}',
      ],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'L’enfant préfère pousser vos mains? Reculez à peine, en soufflant. Il crie en poussant? Laissez-le crier vers le mur.',
        },
        {
          pour: '3-4a',
          texte:
            'Demandez-lui de faire descendre votre colère : vous boudez, il trouve un geste, vous l’essayez devant lui.',
        },
        {
          pour: '4-5a',
          texte:
            'L’enfant apprend la comptine à un ami, en changeant une ligne : que pourrait-on faire d’autre avec ses pieds, sa bouche, son dos?',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant en fauteuil, freins mis, pousse le mur ou vos paumes. Qui n’aime pas être touché pousse seul, vous à un bras de lui. Le souffle est difficile? Il gonfle les joues et les vide. L’enfant qui se blesse pendant ses crises a un plan avec sa famille : suivez-le.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, loin de la rue, un banc de neige tapé se pousse à deux mains, et il est capable, lui aussi.} {hiver|L’été, un gros arbre se pousse à deux mains, et il est capable, lui aussi.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Cris, gros bruits de pieds.', 'Enfant qui tombe assis en poussant.'],
        dangersAEliminer: [
          'Tête, poing ou pied lancé contre le mur : on pousse les deux paumes à plat, sans élan.',
          '{si-coussins|Coussin sur un visage ou lancé : il se pousse au mur ou se serre sur le ventre.}',
          '{!10min si-miroirs|Miroir poussé ou cogné : il reste dans vos mains, loin de celles qui poussent; jamais de verre.}',
          '{dedans|Cadre, tablette ou fenêtre à portée des mains qui poussent : choisissez un mur nu.}',
          '{cour|Sol inégal, marche ou objet devant le mur : dégagez avant de pousser.}',
          'Pousser un ami : on pousse le mur, le sol ou vos mains{!10min 4-5a|; dos contre dos, tout doucement}.',
          '{!10min|Coin des deux devenu une punition : on n’y envoie personne, on y va avec quelqu’un.}',
          'Souffle répété qui étourdit : deux souffles, puis on respire comme d’habitude.',
          '{si-ballons|Ballon qui file sous les paumes ou sous un pied : on pousse en plein milieu, on le ramasse avant de changer de geste; aucun ballon de fête.}',
          '{si-bulles|Savon dans un œil ou sous un pied : le flacon reste dans votre poche, et la flaque s’essuie.}',
          '{si-foulards|Foulard autour d’un cou, ou fouetté vers un ami : il se secoue vers le bas, à deux pas des autres.}',
        ],
        supervision: 'palier2',
        allergies: ['Rien à manger dans ce jeu.'],
      },
      observation: [
        'Compétences émotionnelles : quel geste choisit l’enfant, et que fait son corps juste après?',
        'Schéma corporel : où montre-t-il que ça chauffe?',
        'Langage oral : quel mot ou quel son lui vient avec le geste?',
      ],
      prolongements: [
        'Dites à la famille le geste que l’enfant a choisi, et la phrase « Ça chauffe », pour la maison.',
        'Chaque matin, au mur, une comptine « Pousse, pousse », même quand personne n’est fâché.',
      ],
      reflexionRetroaction: ['Ai-je vu monter la colère avant l’enfant?', 'Quel geste a fonctionné pour moi?'],
    },
  },
]
