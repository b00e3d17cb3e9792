/** Everyday words by what they are or do, so that what is learnt of one holds for the others. Kind -> words. */
export const EVERYDAY_WORDS = {
  face: `
    visage face figure nez bouche yeux oeil lèvre lèvres langue dent dents joue joues narine gencive front menton
    bec gueule palais cil paupière`,
  neck: `
    cou gorge nuque collet gosier`,
  head: `
    tête crâne cheveux oreille oreilles caboche chignon couette`,
  trunk: `
    ventre dos poitrine épaule épaules taille hanche bedaine torse flanc corps côte`,
  limb: `
    main mains bras jambe jambes pied pieds genou genoux coude coudes doigt doigts orteil orteils poignet cheville
    talon mollet cuisse paume poing pouce ongle aisselle menotte patte pattes`,
  baby: `
    bébé poupon poupons nourrisson nouveau-né rampant rampants marcheur trottineur trottineurs pouponnière`,
  child: `
    enfant enfants ami amis petit petits grand grands garçon fille copain copine groupe gang équipe élève camarade
    flo frère soeur cousin cousine`,
  everyone: `
    chacun chacune chaque tous toutes monde ensemble personne ceux celui celle celles eux`,
  educator: `
    éducatrice éducateur adulte adultes moi je collègue stagiaire remplaçante responsable directrice gestionnaire
    animatrice animateur concierge cuisinière cuisinier cuistot ergo physio infirmière pompier sauveteur guide
    fermière fermier maîtresse professeure`,
  relative: `
    papa maman père mère parent parents mamie papi mémère pépère oncle tante mononcle matante voisin voisine
    marraine parrain chum blonde`,
  stranger: `
    monsieur madame dame inconnu passant bénévole visiteur client chauffeur livreur chasseur trappeur ouvrier
    locataire`,
  give: `
    donner donne offrir offre distribuer distribue passer tendre tend remettre servir sert partager prêter fournir
    recevoir reçoit laisser apporter`,
  take: `
    prendre prend pris attraper saisir empoigner ramasser cueillir piger choisir voler garder garde rattraper
    arracher décrocher`,
  put: `
    mettre met mis poser pose déposer placer installer accrocher coller fixer ajouter verser remplir glisser enfiler
    suspendre étendre`,
  takeaway: `
    retirer ôter enlever sortir sorti jeter jeté détacher débrancher ranger rangé serrer vider vidé démonter
    emporter rapporter remporter confisquer éloigner écarter`,
  open: `
    ouvrir ouvre ouvert ouverte déboucher dévisser déballer déverrouiller débarrer fendre fendu percer percé
    déchirer`,
  shut: `
    fermer fermé ferme refermer barrer barré barrée verrouiller cadenasser visser vissé clencher boucher sceller
    scellé bloquer clore zipper clipper`,
  hold: `
    tenir tient tenu serrer serre retenir agripper soutenir porter appuyer cramponner`,
  up: `
    monter grimper escalader lever hisser soulever debout juché percher dessus haut haute sommet hauteur étage
    plafond`,
  down: `
    descendre tomber tombe chute dégringoler dévaler basculer renverser culbuter virer sauter saute bondir plonger
    lâcher`,
  low: `
    sol terre plancher tapis assis assise asseoir accroupi couché étendu bas basse matelas plat parterre dessous ras`,
  fast: `
    courir courent course vite vitesse foncer filer élan galoper sprinter fort forte rapidement poursuite tag`,
  slow: `
    doucement lentement doux douce calme tranquille marcher pas immobile lent`,
  push: `
    pousser bousculer tirer frapper taper cogner brasser secouer presser écraser tordre serrer pincer pousse`,
  around: `
    autour entourer attacher attaché nouer noué noeud enrouler entortiller ficeler lier boucle`,
  mouthed: `
    manger mange goûter goûte croquer mâcher sucer lécher licher avaler boire mordre téter mastiquer grignoter
    déguster gober`,
  breathe: `
    respirer souffler souffle sentir inspirer renifler haleine aspirer`,
  look: `
    regarder regarde observer observe voir voit vois écouter compter nommer montrer pointer photo dessiner dessin
    raconter décrire parler deviner imiter`,
  play: `
    jouer joue jeu jeux danser chanter chanson musique rire rit théâtre personnage déguisement défi concours gagner
    parier pari gagne perdant champion`,
  pretend: `
    comme semblant faux fausse imaginaire imaginer inventer histoire conte devenir devient magie magique marionnette
    pirate dragon lutin sorcière fée roi robot fantôme princesse château`,
  pictured: `
    dessin dessiné dessinée image photo affiche carte peinture livre tableau pictogramme vidéo illustration imprimé
    portrait album autocollant`,
  softly: `
    feutre feutrine tissu mousse laine carton papier ouate coton velours éponge plastique caoutchouc peluche toutou
    bas pompon kraft satin`,
  hardly: `
    métal fer acier verre vitre bois roche pierre brique béton ciment porcelaine céramique tôle cuivre clou vis lame
    couteau`,
  tiny: `
    minuscule petit petite mini miniature miette grain graine pois perle bille bouton rondelle pastille pièce cenne
    capuchon morceau bout ongle trombone`,
  huge: `
    gros grosse grand grande géant géante énorme large épais épaisse immense paume pamplemousse`,
  long: `
    long longue mètre mètres corde ficelle fil ruban cordon lacet câble laisse foulard sangle élastique liane boyau
    chaîne`,
  short: `
    court courte centimètre centimètres cm ras mince minces`,
  vessel: `
    pot bol seau chaudière bac cuve bassine bouteille verre tasse contenant bocal cruche gobelet assiette panier
    boîte caisse coffre poche sac récipient chaudron arrosoir`,
  liquid: `
    eau liquide jus lait bain mouillé mouillée tremper flaque goutte pluie vague piscine lac rivière mer ruisseau
    étang fossé mare bassin barboteuse pataugeoire noyade flotter nager`,
  drain: `
    vide vidé vidée sec sèche essuyé renversé tari asséché vider`,
  hot: `
    chaud chaude brûlant bouillant bouillir cuire four poêle fer vapeur braise feu flamme fumer fondre chauffer
    cuisson rôtir griller réchaud`,
  tepid: `
    tiède froid froide refroidi éteint éteinte gelé frais fraîche glacé`,
  sharp: `
    pointu pointue tranchant coupant aiguisé lame couteau scie hache aiguille épingle clou tesson éclat ciseau canif
    exacto piquant rasoir`,
  blunt: `
    rond arrondi émoussé lisse poli sablé mou molle souple flexible`,
  whole: `
    entier entière rond ronde cru crue dur dure croquant sec collant gros noyau pelure os arête coquille`,
  cut: `
    coupé coupée tranché quartier quartiers moitié écrasé râpé purée émietté haché lamelle bouchée dénoyauté cuit
    cuite fondant tendre`,
  nature: `
    baie fruit feuille fleur tige racine plante arbre branche herbe champignon graine écorce sève mousse buisson
    haie fossé forêt bois`,
  beast: `
    animal bête bibitte insecte oiseau chien chat guêpe abeille ours renard serpent rat mouffette raton couleuvre
    tique cheval vache poule lapin`,
  outside: `
    dehors cour parc rue trottoir ruelle route stationnement champ quai rive plage terrain jardin village sentier
    chemin berge`,
  inside: `
    local salon vestiaire gymnase corridor cuisine maison chambre salle dedans intérieur coin classe bureau`,
  window: `
    fenêtre vitre hublot galerie balcon belvédère clôture barrière grille rampe`,
  vehicle: `
    auto char camion autobus tracteur charrue gratte souffleuse moto motoneige train bicyclette vélo trottinette
    poussette remorque van`,
  sleeping: `
    dormir dort dodo sieste lit bassinette couchette matelas oreiller couverture doudou réveil endormi coucher
    couette parc drap`,
  dark: `
    noir noirceur sombre nuit lumières éteintes caché cacher cachette dedans disparaître`,
  alone: `
    seul seule seuls autonomie autonome librement initiative`,
  near: `
    près proche portée côté coude collé contre juste devant`,
  far: `
    loin distance recul éloigné bout autre bord derrière`,
  absent: `
    pendant sortir partir quitter reviens téléphone cellulaire vaisselle bureau pièce ailleurs dos pause tourner
    oublier parti chercher absent écran jaser`,
  careless: `
    correct pareil encore juste habitué avertis averti averties sensibilisé confiance rappel règle consigne capables
    habitués continue tolérer permis accepté laissé laissons reste faut force endurer`,
  praise: `
    bravo fier belle beau quel quelle plaisir drôle joli bon fun amusant courage brave excitant vrai surprise
    extraordinaire complicité créativité autonomie réciprocité`,
  watched: `
    surveiller surveille surveillé veiller vérifier vérifié vérifiée compter compté compte recompter inspecter
    essayer essayé protocole autorisation permission signé relu relue étiquette ordonnance main`,
  gear: `
    casque gant gants lunettes dossard gilet veste harnais ceinture bouclé bouclée ancré ancrage filet tapis matelas
    crème chapeau gourde ombre tuque mitaine`,
  turns: `
    tour fois file attendent attendre suivant`,
  unsure: `
    sais savoir ignore semble paraît supposément verra verrai voir confirmer vérifier genre espèce sorte affaire
    chose truc patente bidule machin surprise mystère quelconque inconnu vague`,
  given: `
    trouvé trouvée donné donnée cadeau rapporté apporté acheté brocante marché vente usagé grenier prêté récupéré
    bazar cousin voisine étiquette maison artisanal patenté bricolé`,
  unwell: `
    fièvre toux mal bobo malade blessure saigne brûlure étouffe rouge bleu violet enflé pleure crier crie larmes`,
  cold: `
    froid gel neige glace moins hiver verglas gelé facteur vent engelure frisson grelotter`,
  heatwave: `
    soleil midi canicule chaleur degrés humidex été bitume asphalte juillet`,
  storm: `
    orage tonnerre éclair gronde gronder grondement roulement vent tempête grêle alerte ciel nuage foudre`,
  morning: `
    matin midi soir veille hier demain avant après départ arrivée ouverture fermeture heure minutes`,
  colours: `
    rouge bleu vert jaune noir blanc orange rose mauve brun gris doré argenté couleur couleurs`,
  numbers: `
    un deux trois quatre cinq six sept huit dix douze vingt trente cent dizaine`,
  sentiments: `
    peur colère joie tristesse émotion coeur peine gêne courage calme sourire aimer amitié`,
  words: `
    mot mots dire dit raconter nommer phrase comptine rime son voix question répondre chuchoter parole langue bruit`,
} as const
