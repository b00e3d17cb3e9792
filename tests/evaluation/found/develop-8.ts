import type { FoundText } from './score.ts'

/** Texts written with their answers before the reader had met them, and not looked at again until it was done. */
export const DEVELOP_8: FoundText[] = [
  {
    id: 'bulletin-parents',
    text: `L'Infolettre du CPE La Ruche | Mars
Mot de la direction
Chers parents, le printemps est à nos portes ! N'oubliez pas les bottes d'eau.

Activité à faire à la maison : le semis dans une coquille d'œuf

Ce dont vous aurez besoin
◦ Des demi-coquilles d'œufs rincées
◦ De la terre à semis
◦ Des graines de cresson
◦ Une cuillère à thé

Voici comment procéder
◦ Remplissez la coquille de terre avec la cuillère.
◦ Votre enfant dépose quelques graines et les arrose.
◦ Placez la coquille près d'une fenêtre.
◦ Dessinez un visage sur la coquille et observez pousser les cheveux.

Pour les enfants de 3 à 5 ans. Prévoir 15 minutes.

Date à retenir : 25 mars, journée pyjama`,
    expected: {
      title: "le semis dans une coquille d'œuf",
      ages: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
      seasons: ['SPRING'],
      minutes: 15,
      material: ['demi coquilles', 'terre a semis', 'graines de cresson', 'cuillere a the'],
      steps: ['remplissez la coquille', 'depose quelques graines', 'pres d une fenetre', 'dessinez un visage'],
      left: ['mot de la direction', 'bottes d eau', 'journee pyjama'],
    },
  },
  {
    id: 'commentaire-groupe',
    text: `Groupe : Éducatrices en milieu familial du Québec
Véronique L.
3 h ·
Je cherchais une façon de faire bouger ma gang quand il fait -30. On a inventé la course des pingouins ! Chaque enfant met une petite balle molle entre ses genoux. Il marche jusqu'au mur sans l'échapper. Il revient porter sa balle dans le nid (un cerceau). Quand toutes les balles sont dans le nid on fait la danse des pingouins. J'ai un groupe multiâge 2-5 ans et tout le monde embarque. 15 minutes top chrono.
48 J'aime · 12 commentaires
Joanie P. Trop bonne idée !!`,
    expected: {
      title: 'la course des pingouins',
      ages: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
      place: 'INDOORS',
      minutes: 15,
      material: ['balle molle', 'cerceau'],
      steps: ['entre ses genoux', 'jusqu au mur', 'porter sa balle', 'danse des pingouins'],
      left: ['milieu familial', '48 j aime', 'trop bonne idee'],
    },
  },
  {
    id: 'livre-numerise',
    text: `118   LES CINQ SENS

24. La boîte à toucher

À partir de 2 ans ½                     En petit groupe
À l'intérieur                           Une vingtaine de minutes

Il faut prévoir : une boîte à chaussures, une paire de ciseaux, un bas, des objets
de textures variées (éponge, fourrure, brosse, papier de verre, coquillage).

L'adulte découpe un rond dans la boîte et y colle le bas, de façon à former une
manche. Il cache un objet dans la boîte. L'enfant passe le bras dans la manche et
décrit ce qu'il touche. Lorsqu'il a deviné, il sort l'objet et le montre aux autres.

Variante. – L'enfant cherche dans la boîte l'objet qui est identique à celui qu'on
lui montre.

But. – Nommer des sensations : doux, rugueux, froid, piquant.`,
    expected: {
      title: 'la boîte à toucher',
      ages: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
      place: 'INDOORS',
      minutes: 20,
      material: ['boite a chaussures', 'paire de ciseaux', 'un bas', 'objets de textures'],
      steps: ['decoupe un rond', 'cache un objet', 'passe le bras', 'sort l objet'],
      why: ['nommer des sensations'],
      variations: ['identique a celui'],
      left: ['les cinq sens'],
    },
  },
  {
    id: 'blogue-enjoue',
    text: `Sortie au boisé : à la recherche des couleurs cachées

Bon matin chers lecteurs ! Ici, on a passé un week-end de rêve entre la tire d'érable et les bottes pleines de boue.

Pour qui ? Mes cocos avaient 3 et 4 ans.
Où ? Dans un petit boisé près de la maison.
Combien de temps ? On y est restés une heure.
Avec quoi ? Un échantillon de couleurs de la quincaillerie par enfant, un sac de papier, une loupe.

Première étape : donnez une couleur à chaque enfant. Deuxième étape : marchez lentement et cherchez quelque chose de la même couleur par terre. Troisième étape : glissez vos trouvailles dans le sac. Dernière étape : au retour, étalez les trésors sur une nappe et comparez-les.

Ce que j'ai aimé : ils ont appris à regarder de près et ils ont nommé des couleurs que je ne connaissais même pas.

Petite mise en garde : on ne cueille rien qui est encore attaché, et on laisse les champignons tranquilles.

À bientôt pour une autre aventure,
Marie-Soleil`,
    expected: {
      title: 'à la recherche des couleurs cachées',
      ages: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
      place: 'WOODS',
      minutes: 60,
      material: ['echantillon de couleurs', 'sac de papier', 'loupe'],
      steps: ['donnez une couleur', 'marchez lentement', 'glissez vos trouvailles', 'etalez les tresors'],
      why: ['regarder de pres'],
      safety: ['champignons tranquilles'],
      left: ['week end de reve', 'tire d erable', 'a bientot', 'marie soleil'],
    },
  },
  {
    id: 'plan-de-semaine',
    text: `Mardi AM - atelier de manipulation
Nom : Les embouteillages
Clientèle : 18 mois à 3 ans
Temps : 15-20 min
Besoin de : petites autos, ruban à masquer, tapis, blocs
Quoi faire :
a) tracer des routes au ruban sur le plancher de la pouponnière
b) sortir les autos et laisser les enfants rouler librement
c) ajouter des ponts en blocs
d) ranger les autos dans leur garage (boîte)
But visé : coordination oeil-main, partage de l'espace
À surveiller : enlever les autos dont les roues se détachent
Si ça marche bien : ajouter des panneaux d'arrêt`,
    expected: {
      title: 'les embouteillages',
      ages: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS'],
      place: 'INDOORS',
      minutes: 20,
      material: ['petites autos', 'ruban a masquer', 'tapis', 'blocs'],
      steps: ['tracer des routes', 'rouler librement', 'ponts en blocs', 'ranger les autos'],
      why: ['coordination oeil main'],
      safety: ['roues se detachent'],
      variations: ['panneaux d arret'],
      left: ['mardi am'],
    },
  },
  {
    id: 'video-description',
    text: `BULLES GÉANTES MAISON (recette facile !) 🫧
125 k vues · il y a 2 ans
Dans cette vidéo, je vous montre comment faire des bulles géantes avec les tout-petits.
00:00 Intro
01:12 La recette
03:40 On essaie dehors

LA RECETTE :
4 tasses d'eau
1/2 tasse de savon à vaisselle
2 c. à soupe de glycérine
2 bâtons et une corde

1- Mélangez l'eau, le savon et la glycérine sans faire de mousse.
2- Laissez reposer une nuit.
3- Attachez la corde aux deux bâtons pour former une boucle.
4- Trempez la boucle et reculez doucement pour que la bulle se forme.
5- Les enfants courent après les bulles dans le gazon.

⚠️ On rince les yeux à l'eau claire si le savon éclabousse.

Abonne-toi et active la cloche !`,
    expected: {
      title: 'bulles géantes maison',
      ages: [],
      place: 'YARD',
      material: ['tasses d eau', 'savon a vaisselle', 'glycerine', 'batons'],
      steps: ['melangez l eau', 'laissez reposer', 'attachez la corde', 'trempez la boucle', 'courent apres'],
      safety: ['rince les yeux'],
      left: ['125 k vues', '00 00', 'active la cloche', 'dans cette video'],
    },
  },
  {
    id: 'courriel-cousine',
    text: `Salut ma belle,
Comme promis je t'écris l'activité de mon stage, tu peux la prendre telle quelle. C'était pour des enfants de 18 mois à 2 ans. Je l'ai appelée La lessive des poupées.
Matériel utilisé: une corde, des épingles à linge, des vêtements de poupée, un petit panier.
J'ai commencé par tendre la corde entre deux chaises à la hauteur des enfants. Je leur ai donné le panier rempli de vêtements mouillés. Ils ont tordu les vêtements et ils les ont accrochés sur la corde. On a chanté une chanson pendant que ça séchait au soleil. Quand c'était sec, ils ont rhabillé les poupées.
Ma superviseure a beaucoup aimé parce que ça développe l'autonomie et la motricité fine.
C'est une activité d'été, dans la cour, mais tu peux la faire dans la salle de bain l'hiver. Ça dure entre 20 et 30 minutes.
Appelle-moi si t'as des questions,
Gab`,
    expected: {
      title: 'la lessive des poupées',
      ages: ['AGE_18_MONTHS_2_YEARS'],
      place: 'YARD',
      seasons: ['SUMMER'],
      minutes: 30,
      material: ['une corde', 'epingles a linge', 'vetements de poupee', 'petit panier'],
      steps: ['tendre la corde', 'panier rempli', 'tordu les vetements', 'chante une chanson', 'rhabille les poupees'],
      why: ['autonomie'],
      left: ['comme promis', 'appelle moi'],
    },
  },
  {
    id: 'encadre-revue',
    text: `BRICOLAGE EXPRESS
Le hibou de papier
Par Geneviève Dion • Photos : Studio B

Vite fait, ce joli hibou occupera vos tout-petits de 3 ans et plus un après-midi de pluie.

VOUS AUREZ BESOIN DE...
un sac de papier brun, des retailles de papier, de la colle en bâton, deux gros boutons, du papier journal

1 Chiffonner le papier journal et en remplir le sac. Fermer le sac en repliant le haut.
2 Déchirer les retailles en petites plumes et les coller de bas en haut.
3 Coller les boutons pour faire les yeux.
4 Installer les hiboux sur une branche et inventer leur histoire.

TRUC DE PRO Pas de boutons ? Découpez des ronds dans une boîte de céréales.

45 MIN | FACILE | 2 $

Déchirer du papier prépare les doigts à tenir un crayon.`,
    expected: {
      title: 'le hibou de papier',
      ages: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
      place: 'INDOORS',
      minutes: 45,
      material: ['sac de papier', 'retailles', 'colle en baton', 'boutons', 'papier journal'],
      steps: ['chiffonner le papier', 'dechirer les retailles', 'coller les boutons', 'installer les hiboux'],
      why: ['prepare les doigts'],
      variations: ['pas de boutons'],
      left: ['bricolage express', 'genevieve dion', 'facile'],
    },
  },
]
