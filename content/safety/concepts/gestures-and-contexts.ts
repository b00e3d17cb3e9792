/** What is done, by whom, and what makes the words of a danger harmless. Concept -> words and expressions, as educators type them, separated by semicolons. */
export const GESTURES_AND_CONTEXTS = {
  'mouth-gesture': `
    sucer; lécher; mâchouiller; mâcher; mordiller; mordre; se mettre dans la bouche; mettre dans sa bouche;
    porter à la bouche; dans la bouche; sur la langue; coller la langue; sortir la langue dessus; suçoter; téter;
    grignoter; siroter; tenir entre les dents; entre les dents; ouvrir avec les dents; déchirer avec les dents;
    à pleines dents; garder dans la joue; dans les joues; laisser fondre dans la bouche; du bout de la langue;
    happer; gober`,
  'swallow-eat': `
    avaler; gober; croquer; manger; déguster; goûter; bouchée; une bouchée; gorgée; boire; se régaler; dévorer;
    engloutir; ronger; casser la croûte; collation; se servir; piger dedans; servir tel quel; servir entier;
    en rondelles; tout rond; toute ronde; entier; entière; avec la pelure; avec le noyau; avec la peau;
    une poignée de; en marchant; en courant; en jouant; la bouche pleine; couché; en lançant dans la bouche`,
  'nose-ear-insert': `
    dans le nez; dans la narine; dans les narines; dans l’oreille; dans les oreilles; au fond de l’oreille;
    se rentrer dans le nez; bouche-oreille; boucher ses oreilles avec; coton-tige`,
  'inhale-blow-in': `
    inhaler; respirer fort; sniffer; renifler la poudre; aspirer; aspirer avec la paille; souffler dedans;
    souffler dans le sac; gonfler; souffler la poudre; nuage de poudre; nuage de farine; faire lever la poussière;
    respirer la fumée; humer; prendre une grande respiration au-dessus; fumer; vapoter`,
  smell: `
    sentir; humer; flairer; renifler; odeur; parfum`,
  'touch-hold': `
    toucher; tenir; prendre dans ses mains; manipuler; palper; flatter; caresser; tripoter; empoigner; pogner;
    attraper; ramasser; cueillir; piger; fouiller; plonger les mains; à mains nues; rentrer la main;
    mettre la main dedans; tâter; pincer`,
  'catch-animal': `
    attraper; capturer; pogner; piéger; prendre au collet; chasser; ramasser vivant; rapporter dans un pot;
    ramener au local; adopter; mettre en cage; tenir par la queue; prendre dans ses bras`,
  'feed-animal': `
    nourrir; donner à manger; tendre une arachide; donner du pain; lancer du pain; nourrir à la main;
    nourrir dans la main; appâter; manger dans la main`,
  'pet-animal': `
    flatter; caresser; coller; prendre dans ses bras; donner un bec; donner un bisou; brosser`,
  climb: `
    grimper; monter; escalader; se hisser; monter debout sur; se jucher; monter sur la table; monter sur la chaise;
    monter sur le dossier; monter l’échelle; grimper dans l’arbre; grimper après; enjamber;
    passer par-dessus la clôture; monter sur les épaules; pyramide humaine; courte échelle`,
  'jump-from': `
    sauter en bas; sauter du haut; sauter de la table; sauter du toit; se lancer en bas; se jeter en bas;
    se garrocher en bas; plonger; sauter les yeux fermés; sauter dans le vide; saut de l’ange; se laisser tomber;
    sauter de la galerie; sauter de la balançoire`,
  hang: `
    se suspendre; se pendre; suspendu; la tête en bas; tête en bas; par les genoux; pendre par les mains;
    se balancer au bout`,
  'slide-position-danger': `
    tête première; la tête la première; à plat ventre; sur le ventre; à reculons; debout sur la glissade;
    debout dans le traîneau; debout sur la luge; debout sur la balançoire; à l’envers; les bras en l’air;
    deux par deux; en chaîne; sans frein; en file indienne sur la glissade; remonter la glissade;
    à genoux sur la planche`,
  'swing-danger': `
    debout; se tortiller; tourner jusqu’à; étourdir; sauter en plein vol; pousser très fort; le plus haut possible;
    toucher le ciel; vriller`,
  'throw-at-person': `
    lancer sur; viser la tête; viser le visage; dans la face; viser les amis; viser les jambes; viser celui;
    se lancer des; se tirer; tirer sur; se bombarder; garrocher; lancer des roches; pitcher; se canarder;
    bataille de; guerre de; bombarder; ballon chasseur; au visage; en pleine face; dans le dos; arroser au visage;
    cibler`,
  'throw-soft-target': `
    lancer dans le panier; viser le seau; viser la cible; lancer dans la boîte; lancer doucement; faire rebondir;
    lancer la balle de laine; lancer le foulard; viser l’arbre; lancer au loin`,
  'hit-fight': `
    frapper; taper; fouetter; se battre; donner des coups; coups de bâton; duel; combat; se chamailler; boxer;
    mordre; cogner; bûcher; varger; fesser; assommer`,
  'wrestle-play': `
    se chamailler; lutter; se tirailler; jeu de lutte; bataille pour rire; jeu turbulent; se pousser; plaquer; sumo`,
  'run-with-object': `
    courir avec; courir en tenant; courir avec un bâton; course à la cuillère; courir la sucette à la bouche;
    courir avec la brosse à dents; courir les yeux bandés; courir dans les escaliers; courir dans la rue`,
  balance: `
    équilibre; marcher sur la poutre; tenir en équilibre; funambule`,
  'dig-under': `
    creuser un tunnel; creuser une galerie; creuser sous; creuser par-dessous; creuser une grotte;
    creuser une chambre; se creuser un trou; trou assez profond; trou profond; caverne; terrier; évider;
    miner le banc de neige; vider le banc de neige par l’intérieur`,
  'hide-in': `
    se cacher dans; se glisser dans; se faufiler dans; entrer dans; ramper dans; s’enfermer; se coucher dedans;
    se rouler en boule dans; se cacher sous; cachette; se tapir; disparaître dans; se blottir dans`,
  'close-over': `
    fermer le couvercle; refermer le couvercle; rabattre le couvercle; refermer sur lui; fermer la porte;
    barrer la porte; verrouiller; enterrer; ensevelir; recouvrir; recouvert jusqu’au cou; jusqu’au menton;
    jusqu’au cou; par-dessus la tête; couvrir la tête; sceller; boucher l’entrée; bloquer l’entrée; zipper;
    fermer le zip; clouer le couvercle; s’asseoir dessus`,
  'wrap-body': `
    enrouler; emballer; momifier; momie; emmailloter; envelopper; saran; ficeler; entortiller; burrito;
    serrer fort; envelopper de pellicule; bandelettes autour; sur la tête; sur le visage`,
  'tie-body': `
    attacher; attacher autour de la taille; attacher les mains; attacher les poignets; nouer autour; ligoter;
    attacher ensemble; attacher à la chaise; attacher à l’arbre; passer autour; boucle autour; harnais;
    nouer à la taille; attacher par le capuchon; lier; saucissonner; attacher au poignet`,
  'hang-around-neck': `
    autour du cou; au cou; derrière la nuque; sous le menton; passer par la tête; pendre au cou; dans le cou;
    sur les épaules; nouer derrière le cou; collier; bandoulière; pendentif`,
  'pull-drag': `
    tirer; traîner; remorquer; haler; touer; tirer au bout; tirer à la corde; souque à la corde`,
  'lean-over-edge': `
    se pencher; se pencher au-dessus; penché sur; au bord; sur le bord; s’étirer au-dessus;
    à plat ventre sur le quai; étirer le bras; se pencher par la fenêtre; se pencher dans; basculer`,
  'enter-water': `
    se baigner; nager; patauger; plonger; plonger la tête; tremper les pieds; sauter à l’eau;
    marcher dans la rivière; entrer dans l’eau; s’asseoir dans l’eau; jusqu’aux genoux; jusqu’à la taille;
    jusqu’aux cuisses; mettre la tête sous l’eau; traverser à gué; se saucer; se laisser flotter;
    retenir son souffle; apnée; faire la planche`,
  'drink-water-unsafe': `
    boire à même; boire l’eau du ruisseau; boire au boyau; boire l’eau de pluie; boire la sève; goûter l’eau;
    lécher le glaçon; manger la neige; boire l’eau du lac`,
  'splash-pour': `
    transvider; transvaser; verser; vider; remplir; éclabousser; arroser; faire flotter; rincer; laver; tremper;
    brasser; siphonner; pomper; puiser`,
  'walk-on-ice': `
    marcher sur la glace; traverser la glace; traverser le lac; glisser sur le lac; patiner sur le lac;
    patiner sur l’étang; tester la glace; casser la glace avec les pieds; sauter sur la glace; sur la glace du;
    aller sur la glace; pêche blanche; sauter d’une plaque à l’autre`,
  'break-open': `
    ouvrir; percer; éventrer; dévisser; démonter; défaire; casser; briser; crever; fendre; découdre; éplucher;
    déchirer; craquer; couper le bout; ouvrir pour voir dedans; arracher le couvercle; vider l’intérieur;
    décortiquer; dépiauter; sortir ce qu’il y a dedans`,
  'crush-grind': `
    écraser; broyer; piler; moudre; pilonner; râper; émietter; réduire en poudre; concasser; écrabouiller`,
  'mix-products': `
    mélanger; potion; recette; brasser; mixture; concocter; expérience; réaction chimique; volcan; faire mousser;
    doser; potion magique; combiner; touiller`,
  'spray-pour-product': `
    vaporiser; pschitt; pouche-pouche; pouch-pouch; asperger; spray; appliquer; badigeonner; frotter avec;
    tamponner; verser quelques gouttes; quelques gouttes; un bouchon de; asperger de; imbiber; tremper dans;
    diffuser`,
  'rub-skin': `
    sur la peau; sur les joues; sur le visage; sur les bras; sur le ventre; se tatouer; se maquiller;
    se barbouiller; s’en mettre partout; frotter sur la peau; masser; enduire; sur les gencives; sur les lèvres;
    sur les paupières; sur les ongles; dans les cheveux; derrière les oreilles; prendre un bain dedans`,
  'cook-child': `
    cuisiner; brasser le chaudron; remuer la casserole; tourner les crêpes; cuire; faire fondre; faire bouillir;
    faire frire; griller; mettre au four; sortir du four; verser la pâte chaude; faire sauter le maïs`,
  'handle-hot': `
    tenir au-dessus de la vapeur; toucher la plaque; manipuler le fusil à colle; verser l’eau bouillante;
    tenir la bougie; souffler la chandelle; toucher quand c’est chaud; tremper dans la cire; repasser;
    prendre la tasse chaude; brasser le sirop; approcher du feu; chauffer ses mains; sécher sur le poêle;
    encore chaud; encore fumant; sorti du four; bouillant; brûlant; fumant; à peine refroidi`,
  'light-fire': `
    allumer; craquer une allumette; gratter une allumette; enflammer; partir un feu; attiser;
    souffler sur la braise; mettre une bûche; alimenter le feu; tisonner; jouer avec le feu; faire brûler;
    jeter dans le feu; flamber`,
  'jump-over-fire': `
    sauter par-dessus le feu; sauter au-dessus des braises; marcher sur les braises; enjamber le feu;
    tourner autour du feu; courir autour du feu`,
  'cut-child': `
    couper; trancher; émincer; tailler; découper; hacher; éplucher; peler; sculpter; entailler; gosser;
    chacun coupe; couper tout seul`,
  'hammer-child': `
    marteler; clouer; enfoncer des clous; cogner; planter un clou; taper sur le clou`,
  'saw-child': `
    scier; percer; visser; dévisser; limer; poncer; sabler; meuler`,
  'plug-in': `
    brancher; débrancher; rebrancher; plugger; mettre dans la prise; sous tension; mettre le courant;
    tripoter la prise; insérer dans la prise`,
  'cross-road': `
    traverser; traverser la rue; traverser la route; traverser en courant; passer entre les autos; longer la route;
    marcher sur l’accotement; courir sur le trottoir; débouler dans la rue; à la course de l’autre côté`,
  'play-near-vehicles': `
    jouer dans l’entrée; jouer dans le stationnement; derrière l’auto; derrière le camion; entre les autos;
    en arrière de la voiture; près de la charrue; sous le camion; sur le bord de la rue; dans la cour à bois;
    pendant que la charrue`,
  'ride-vehicle': `
    faire un tour de; monter dans la benne; dans la boîte du pick-up; sur les genoux du conducteur; conduire;
    embarquer dans; faire un tour de quatre-roues; monter sur le tracteur; sans siège d’auto; sans ceinture;
    dans la remorque; dans la pelle; se faire tirer par; derrière la motoneige`,
  'swing-child-by-arms': `
    tirer par les bras; tirer par le bras; faire tourner par les bras; soulever par les mains;
    lever par les poignets; balancer par les bras; faire l’avion; tourner par les pieds; par un bras et une jambe;
    prendre par les chevilles; soulever par la tête; hop là par les mains; lever par un bras; faire tournoyer`,
  'throw-child-air': `
    lancer dans les airs; lancer l’enfant; faire sauter dans les airs; rattraper au vol; lancer en l’air;
    envoyer au plafond; trampoline humain; berner dans la couverture; catapulter`,
  'carry-child': `
    porter sur le dos; porter sur les épaules; à dos; à cheval sur; cheval fou; petit galop; porter un ami;
    soulever un ami; prendre dans ses bras; brouette; faire la brouette; dans le porte-bébé; chaise humaine`,
  'shake-force': `
    secouer; brasser le bébé; forcer; obliger; retenir; maintenir; priver; punir; isoler; faire peur; enfermer;
    contraindre; jusqu’à ce qu’il; pas le droit de se lever; tenir la tête; chatouiller jusqu’à; laisser pleurer`,
  'sleep-gesture': `
    dormir; s’endormir; faire dodo; sieste; se reposer; fermer les yeux; cogner des clous; endormi; faire un somme;
    la nuit`,
  'look-watch-only': `
    regarder; observer; écouter; nommer; pointer; montrer du doigt; admirer; contempler; suivre des yeux; examiner;
    chercher des yeux; repérer; surveiller l’arrivée; compter; deviner; comparer; décrire; noter`,
  'draw-represent': `
    dessiner; peindre; tracer; illustrer; représenter; découper l’image; coller l’image; modeler;
    fabriquer en carton; colorier; sculpter en pâte`,
  'sort-stack-build': `
    empiler; trier; classer; assembler; construire; emboîter; aligner; ranger; ordonner; bâtir; placer en rang`,
  'sing-say': `
    chanter; raconter; réciter; fredonner; dire; comptine; mimer; rimer; répéter; chuchoter; inventer une histoire;
    rugir; imiter le bruit; faire le cri`,
  'move-body-safe': `
    sauter sur place; ramper; danser; marcher à quatre pattes; tourner sur soi; rouler par terre; s’étirer;
    se dandiner; trottiner; galoper; sautiller; piétiner; bouger; faire comme; se faufiler; gambader;
    faire la statue; étirer les bras`,
  walk: `
    marcher; promenade; se promener; longer; avancer; faire le tour; suivre le sentier; sortie; randonnée; balade;
    prendre une marche`,
  'child-alone': `
    tout seul; toute seule; seul; seule; sans adulte; sans surveillance; sans moi; pendant que je;
    pendant que l’éducatrice; le temps que je; à l’abri des regards; hors de vue; loin des yeux; laisser faire;
    laisser jouer seul; se débrouiller; s’arranger; entre eux; entre amis; en toute autonomie; livrés à eux-mêmes;
    laisser tranquille; partir devant; en éclaireur; chacun de son côté; à leur guise; pas besoin d’adulte;
    personne ne surveille; quand on a le dos tourné; sans aide; librement; laisser sans;
    pas besoin de moi; sans que je m’en mêle; les plus vieux gardent; la plus grande garde; un grand surveille;
    le grand frère surveille; l’ami responsable; chef de groupe de quatre ans; je les vois pas;
    tant que je les entends; porte barrée d’en dedans; porte fermée derrière eux; en arrière du cabanon;
    aller chercher le courrier; autonomie totale`,
  'adult-distracted': `
    vaquer à; pendant que je prépare; pendant que je jase; jaser; téléphone; répondre au téléphone;
    remplir les agendas; faire les présences; finir mon café; dans l’autre pièce; dans le local d’à côté;
    préparer le dîner; changer une couche; laver la vaisselle; envoyer un texto; répondre à un texto; placoter; sur mon cellulaire;
    écrire mes notes; le dos tourné; ailleurs; faire autre chose; monter le dîner; aller aux toilettes;
    texter; sur mon cell; sur instagram; sur facebook; scroller; faire un appel; fumer ma cigarette; aller fumer;
    aller à la salle de bain; aller répondre à la porte; sortir les poubelles; partir une brassée; brassée de lavage;
    faire les lits; remplir les rapports; faire mes papiers; écrire l’agenda; écouter mon balado;
    écouteurs dans les oreilles; je reviens dans deux minutes; je reviens tout de suite; je suis pas loin;
    le temps d’un café; le temps d’une brassée; cinq minutes à l’intérieur`,
  'adult-far': `
    de loin; de la fenêtre; du balcon; de la galerie; par la fenêtre de la cuisine; à distance;
    surveiller de l’intérieur; à l’autre bout; d’un œil; un coup d’œil; du coin de l’œil; de temps en temps;
    jeter un œil; à vue de nez; de la berge; de la chaise longue; entre deux; à l’oreille; au bruit; par la caméra;
    au moniteur; interphone;
    je surveille par la fenêtre; par la porte-patio; de la porte-patio; par le moniteur; à la caméra; sur la caméra;
    de l’autre bord de la cour; de l’autre bord de la rue; assise à l’ombre plus loin; du gazebo; je jette un oeil;
    un oeil dessus`,
  'too-many-children': `
    douze enfants; tout le groupe ensemble; toute la gang en même temps; dix à la fois; tous en même temps;
    tous à la fois; une seule adulte pour; seule avec; les vingt; les seize; deux groupes réunis`,
  'stranger-adult': `
    un inconnu; un monsieur du parc; un passant; le voisin; la voisine; un bénévole; un livreur; mon chum;
    sans antécédents; quelqu’un du quartier; un visiteur; partir avec;
    le gars de la shop; le gars d’hydro; le plombier; l’électricien; le peintre; le monsieur d’à côté;
    le bonhomme d’à côté; mon beau-frère; ma belle-soeur; le gardien de sécurité; la dame de l’autobus;
    le chauffeur d’autobus; un touriste; un coureur; quelqu’un qu’on connaît pas; on le connaît pas; une amie à moi;
    mon ado; ma fille de douze ans; la gardienne de treize ans; un étudiant pas vérifié`,
  'false-measure': `
    on est prudents; prudemment; doucement; juste un peu; un petit peu; à peine; vite vite; rapidement;
    en faisant attention; avec précaution; avec délicatesse; en surveillant du coin de l’œil; ça ira;
    pas de danger; rien qu’une fois; deux secondes; une minute; un instant; promis; ils sont habitués;
    ils connaissent; on fait confiance; en douceur; les plus vieux surveillent; le plus grand aide le petit;
    avec modération; sous supervision; une petite dose; légèrement; à peu près; normalement; d’habitude;
    en principe; ça goûte rien; c’est naturel; bio; naturel; non toxique; sans danger; inoffensif; ils adorent;
    imaginé; inspecté;
    ça devrait aller; ça devrait être correct; juré craché; on se croise les doigts; touchons du bois;
    y’a jamais rien arrivé; il est jamais rien arrivé; ça fait vingt ans qu’on fait ça; on a toujours fait ça;
    on en est pas morts; on est pas morts; avec un p’tit peu de jugement; en leur disant de faire attention;
    je leur dis de faire attention; avertis de pas; je leur ai dit de pas; ils sont raisonnables;
    ils sont assez grands; il est mature; elle est habituée; juste une gorgée; juste une bouchée; juste pour goûter;
    une fois c’est pas grave; le couvercle ferme presque; ça tient encore; ça tient pas mal; avec du tape;
    avec du scotch; recollé au tape; réparé au tape; rafistolé; tape électrique dessus`,
  'dare-excitement': `
    le plus haut possible; le plus vite possible; le plus loin possible; au plus fort; à fond; à toute vitesse;
    sans casque; défi; même pas peur; plus c’est haut; concours; à qui; sensations fortes; youhou; yahou; envoye;
    vite; de toutes ses forces; casse-cou; cascade; cascadeur; record; gagner; qui sera le premier; sans filet;
    sans les mains; les yeux fermés; les yeux bandés; sans tenir`,
  'age-too-young': `
    même les poupons; même les bébés; même les plus petits; les tout-petits aussi; chaque poupon; bébé`,
  'true-arm-reach': `
    à portée de bras; à portée de main; ma main dans son dos; la main dans le dos; un bras autour; juste à côté;
    assise à côté; accroupie à côté; à côté de moi; à mes côtés; collé sur moi; entre mes jambes; sur mes genoux;
    je reste à côté; l’éducatrice reste; à un bras; mes deux mains; je tends la main; sous mes yeux; dans mes bras;
    soutenu par l’adulte; près de l’adulte; je tiens; je le tiens; je la tiens; main sur;
    à bout de bras; accotée sur moi; assis sur moi; ma main sous la sienne; ma main par-dessus la sienne;
    mes mains dessus; je spotte; je suis au pied; éducatrice au pied; adulte au pied; adulte en bas; collée à côté`,
  'adult-dedicated': `
    un adulte dédié; une éducatrice dédiée; un adulte ne fait que; un adulte par; deux adultes; une adulte devant;
    une derrière; deux éducatrices; adulte attitré; un adulte s’y consacre; un adulte pour; un adulte avec;
    sauveteur; moniteur; pompier; avec l’éducatrice; avec moi; avec l’adulte; accompagné;
    une éducatrice par enfant; une éducatrice fait juste ça; adulte dédiée; une personne aux yeux;
    je fais rien d’autre; je regarde rien d’autre; téléphone rangé; cell dans le casier; sans quitter des yeux;
    je quitte pas des yeux; je les vois tous; on se relaie`,
  'one-at-a-time': `
    un à la fois; un enfant à la fois; une à la fois; chacun son tour; à tour de rôle; deux à la fois; un par un;
    trois amis à la fois; un seul à la fois; deux enfants à la fois; en petit groupe;
    un ami à la fois; à tour de rôle; les autres attendent assis; les autres sur le tapis;
    les autres derrière la ligne; les autres loin`,
  'hand-held': `
    main dans la main; donner la main; tenir la main; par la main; corde à poignées; corde à anneaux;
    serpent de marche; tenir la corde; tenir la poussette`,
  'helmet-gear': `
    casque; casque attaché; lunettes de protection; lunettes; gants; gants de jardin; mitaines de four;
    veste de flottaison; gilet de sauvetage; dossard; dossards; gilets orange; crème solaire; chapeau; bottes;
    manches longues; protège-genoux; veste; imperméable`,
  'seated-position': `
    assis; assise; assis à la table; assis par terre; bien assis; en position assise; à genoux; accroupi;
    les fesses sur`,
  'adult-handles-alone': `
    l’adulte seul; je suis seule à; moi seule; l’éducatrice manipule; c’est moi qui; c’est l’éducatrice qui;
    c’est l’adulte qui; par l’adulte; par l’éducatrice; l’adulte verse; je verse; l’adulte tient; je m’en occupe;
    je le fais; je fais la démonstration; démonstration; fait par l’adulte; manipulé par l’adulte;
    réservé à l’adulte; à l’usage de l’adulte; pour l’éducatrice; outil de l’adulte; le concierge; la cuisinière;
    la responsable de l’alimentation; l’adulte seulement;
    seule l’éducatrice; seulement l’éducatrice; l’éducatrice s’en charge; je m’en charge; j’manipule;
    je fais moi-même; je coupe moi-même; je tiens moi-même; eux touchent pas; les enfants touchent pas;
    sans que les enfants touchent`,
  'adult-cuts-prepares': `
    je coupe; l’adulte coupe; coupé d’avance; déjà coupé; préparé d’avance; préparé la veille; l’adulte perce;
    je perce; l’adulte découpe; l’éducatrice coupe; l’éducatrice découpe; j’ai coupé; j’ai poncé; poncé; sablé;
    précoupé; l’adulte colle; je colle à chaud la veille; l’adulte agrafe;
    coupé par l’adulte; coupés par moi; coupées par moi; coupé en cuisine; tranchés d’avance; préparé en cuisine;
    percé d’avance; percés d’avance; trous faits d’avance; pré-percé; prépercé; bouts limés; pointes coupées;
    bouts ronds; dénoyauté; dénoyautées; épluché; en purée; en quatre; en quartiers; coupé en quatre; sur le long;
    en bâtonnets cuits; cuit mou; bien cuit; s’écrase entre deux doigts; s’écrase à la fourchette; sans pelure;
    sans peau; sans arêtes; sans noyau`,
  'out-of-reach': `
    hors de portée; hors de la portée; hors d’atteinte; en hauteur; tablette du haut; sur la plus haute tablette;
    armoire du haut; en haut de l’armoire; loin des enfants; derrière la barrière; derrière la vitre;
    derrière la clôture; derrière le comptoir; de l’autre côté de la clôture; à l’écart; à trois mètres;
    à deux mètres; à dix pas; à cinq mètres; zone interdite; périmètre;
    en haut du frigo; dessus du frigo; dans mon tablier; dans mon sac banane; dans le sac banane;
    dans le bureau de la directrice; au sous-sol barré; pas à leur portée; plus haut que leurs bras;
    accroché au plafond; collé au plafond; dans le local du personnel`,
  'before-arrival-after-leaving': `
    avant l’arrivée; avant leur arrivée; avant que les enfants; après le départ; une fois tout le monde parti;
    quand ils sont partis; le soir; la veille; pendant la sieste des enfants; en l’absence des enfants;
    hors présence; après la fermeture; la fin de semaine; pendant qu’ils sont dehors; une fois les enfants sortis;
    au bureau; dans le bureau`,
  'locked-away': `
    sous clé; sous clef; barré; verrouillé; armoire barrée; armoire verrouillée; cadenas; cadenassé; fermé à clé;
    dans la remise barrée; au vestiaire du personnel; dans le local du personnel;
    barrée; à clé; loquet magnétique; loquet de sécurité; serrure de sécurité; porte barrée; clé dans ma poche;
    clé sur moi; la clé est au bureau; clé au bureau; sous verrou; coffre-fort`,
  'sealed-sewn-screwed': `
    cousu; bien cousu; cousu solidement; vissé; couvercle vissé; collé; bouchon collé; bouchon collé et vissé;
    scellé; soudé; fixé au mur; fixé; solidement fixé; boîtier vissé; brodé; d’une seule pièce; riveté; ancré;
    double couture;
    vissée; trappe vissée; thermosoudé; surpiqué; scellée; moulé dans le bois; encastré; pris dans le bois;
    tout d’une pièce; d’un seul morceau; d’un morceau; monobloc; plein bois`,
  'checked-inspected': `
    vérifié; vérifier; inspecter; inspecté; fait le tour; ratisser; passer le rouleau; passe dans un rouleau;
    plus gros qu’un rouleau; plus gros que le poing; testé; conforme; approuvé; homologué; vérifier la solidité;
    vérifiée; vérifiées; inspectée; testée; tire dessus avant; j’ai tiré dessus; tournée de la cour; tournée du matin;
    passé au râteau; fouillé au râteau; ratissé; tamisé; passé à l’aimant; regardé avec une lampe; étiquette lue;
    étiquette lue deux fois; liste d’ingrédients lue; ingrédients lus; fiche signalétique; certifié`,
  'counted-collected': `
    comptés; compter avant et après; comptés au début et à la fin; ramasser tout de suite; rangé aussitôt; ramassé;
    on recompte; ranger hors;
    comptées; recomptés; recompté; dix qui partent dix qui reviennent; balayé après; balai passé; aspirateur passé;
    repris à la fin; repris un par un; numérotés; contenant numéroté; liste cochée`,
  cooled: `
    refroidi; tiède; à température de la pièce; température ambiante; laissé refroidir; froid; froide; tempéré;
    ni chaud ni froid; au goût du coude; au poignet`,
  'cut-lengthwise-soft': `
    coupé en quatre; en quartiers; en quatre sur la longueur; sur la longueur; en deux sur le long; râpé;
    finement râpé; écrasé; en purée; pilé; cuit mou; bien cuit; fondant; ramolli; vapeur jusqu’à tendre;
    en lamelles minces; en fines lanières; dénoyauté; sans noyau; sans pépins; pelé; haché fin; émietté;
    petits morceaux mous; trempé; mou; bien mûr; bien mûre; écrasé à la fourchette; en compote`,
  'emptied-after': `
    vidé aussitôt; vider tout de suite; vidé dès la fin; vide; vides; à sec; sec; sèche; sans eau; vidée; retourné;
    retournée; rincé et séché; couvercle cadenassé; bac vidé`,
  'short-length': `
    15 cm; 20 cm; 10 cm; longueur de la main; court; courte; bouts courts; courts; bout de; coupé court;
    pas plus long que; moins de 20 cm; à dégagement rapide; velcro qui lâche; qui se détache; qui lâche; sécuritaire`,
  'distance-kept': `
    à distance; garder ses distances; dix pas; trois pas; grand pas en arrière; reculer; ligne de ruban;
    ligne au sol; cônes; on s’arrête à; loin du bord; loin de la rue; loin de l’eau; un mètre entre; de l’autre bord`,
  'policy-permission': `
    autorisation du parent; autorisation des parents; politique du CPE; plan d’urgence; auto-injecteur; épipen;
    permission; selon le plan; ordonnance; protocole; numéro d’urgence; centre antipoison`,
  'hygiene-after': `
    mains lavées; laver les mains; savon aux mains; on se lave les mains; désinfecté; lavé; propre;
    débarbouillette; se laver`,
  'pretend-play': `
    faire semblant; pour faire semblant; pour rire; jouer à; comme si; on dirait que; faire comme; devenir;
    se transformer; jouer au docteur; jouer aux pompiers; jouer au magasin; coin déguisement; coin maison; imiter;
    mimer; prétendre; dans le jeu; jouer à la cuisine; déguisé; jeu de rôle; jeu symbolique; on fait le`,
  imagine: `
    imaginer; imaginaire; invisible; inventé; rêver; fermer les yeux et imaginer; visualiser; dans sa tête;
    fantaisie; magie; voyage imaginaire; féérique`,
  'story-book': `
    histoire; livre; album; conte; raconter; page; légende; personnage; héros; lire; lecture; récit;
    bande dessinée; documentaire; kamishibai; théâtre; marionnettes`,
  'song-rhyme': `
    chanson; comptine; refrain; chanter; rime; couplet; berceuse; ronde; jeu de doigts; virelangue; air de`,
  'image-drawing': `
    image; photo; dessin; affiche; carte; pictogramme; silhouette; gravure; collant; imprimé; dessiné; dessinée;
    illustré; peint; peinte; autocollant; coloriage; vidéo; diapositive; tracé à la craie; à la craie; casse-tête;
    carte-image; plastifiée; ombre; projeté;
    découpé dans une circulaire; circulaire; coupure de journal; page de catalogue; flash card; imagier; abécédaire;
    ombre chinoise; à la télé; à l’écran; sur l’écran; à l’aquarelle; en peinture; page à colorier; poster; diapo`,
  'puppet-costume': `
    marionnette; costume; déguisement; masque de carton; tête de carton; peluche; toutou; poupée; figurine;
    oreilles de feutre; cape; couronne`,
  'toy-version': `
    en bois; de bois; en feutre; en feutrine; en plastique; de plastique; en tissu; de tissu; en carton; de carton;
    en papier; en mousse; jouet; de jouet; miniature du coin; faux; fausse; artificiel; tricoté; crocheté;
    en peluche; gonflable; postiche; en laine; pour le jeu; de bois lisse; cousu en feutre; en pâte à modeler;
    factice; dînette; en silicone; en liège;
    de peluche; de feutrine; de feutre; de papier; de laine; en velours; en fourrure synthétique; tricotée;
    cousu main; de semblant; pour faire semblant; de poupée; pour poupée; taille poupée; imprimé en 3d; en pâte à sel;
    en nouille de piscine; frite de piscine; bas bourré; mitaine cousue`,
  'real-version': `
    vrai; vraie; pour vrai; pour de vrai; véritable; authentique; de la maison; d’adulte; de papa; de grand-père;
    grandeur nature; du garage; de cuisine; vivant; vivante; réel`,
  'seen-from-afar': `
    de loin; au loin; sans s’approcher; sans toucher; on regarde seulement; on observe sans; derrière la clôture;
    derrière la vitre; par la fenêtre; à la jumelle; avec les yeux seulement; on touche avec les yeux;
    sans cueillir; sans le prendre; on s’arrête pour regarder;
    de l’autre bord de la clôture; de l’autre côté de la clôture; à travers la clôture; assis dans la galerie;
    de très loin; à distance; à vingt pas; à dix pas; à cent mètres; on touche pas; pas touche; juste regarder;
    juste des yeux; avec les yeux; avec nos yeux; yeux seulement; jumelles; longue-vue; dans la longue-vue;
    de notre banc; depuis le banc; depuis la passerelle; depuis le belvédère; au belvédère; salue de la main;
    on envoie la main; bye bye de la main`,
  'through-window': `
    par la fenêtre; à la fenêtre; derrière la fenêtre; de la fenêtre; dans la vitre; à travers la vitre;
    depuis le local;
    par le châssis; dans le châssis; par la vitre; collés à la vitre; nez à la vitre; par la porte-patio;
    par le hublot; derrière la vitre; depuis la fenêtre; par la vitre de l’autobus`,
  'sound-only': `
    bruit de; le son de; écouter le; entendre; imiter le bruit; ploc ploc; crépitement; tic tac; le chant de;
    enregistrement; faire vroum; siffler comme; sirène`,
  'colour-only': `
    couleur; rouge comme; jaune comme; bleu comme; vert comme; blanc comme; couleur de; rouge feu; noir comme;
    rose bonbon; teinte; bleu piscine; jaune moutarde; vert pomme; brun chocolat; rouge cerise; orange brûlé;
    gris souris; jaune citron`,
  comparison: `
    comme un; comme une; comme des; comme le; comme la; on dirait; pareil à; tel un; telle une; semblable à;
    à la façon; à la manière; en forme de; ressembler; léger comme; fort comme; aussi lourd que; gros comme;
    grand comme`,
  idiom: `
    l’eau à la bouche; mettre le feu aux poudres; tomber dans les pommes; couteau entre les dents; corde raide;
    brûler d’envie; casser la glace; briser la glace; noyer le poisson; se jeter à l’eau; tomber à l’eau;
    nager dans le bonheur; comme un poisson dans l’eau; plus d’une corde à son arc; corde sensible;
    dans mes cordes; dans ses cordes; avoir un chat dans la gorge; donner sa langue au chat;
    appeler un chat un chat; avoir la chair de poule; monter sur ses grands chevaux; peigner la girafe;
    prendre le taureau par les cornes; avoir une faim de loup; connu comme le loup blanc; à pas de loup;
    entre chien et loup; poser un lapin; sauter du coq à l’âne; avoir des fourmis dans les jambes;
    fourmis dans les pieds; une araignée au plafond; papillons dans le ventre; mouche à feu dans les yeux;
    fine mouche; prendre la mouche; quelle mouche; avoir le feu sacré; tout feu tout flamme; feu roulant;
    coup de feu; il n’y a pas le feu; jouer avec le feu; mettre sa main au feu; péter le feu; feu de paille;
    dans le feu de l’action; être sur des charbons ardents; jeter de l’huile sur le feu; brûler les étapes;
    brûler la politesse; ça brûle tu brûles; tu brûles; c’est chaud c’est froid; avoir le cœur qui bat;
    coup de foudre; foudre de guerre; éclair de génie; un éclair de joie; orage dans l’air; après la pluie;
    faire la pluie et le beau temps; tempête dans un verre d’eau; tempête d’idées; boire les paroles;
    boire du petit lait; dévorer un livre; dévorer des yeux; manger ses mots; manger ses bas; avaler ses mots;
    croquer la vie; mordre à l’hameçon; mordre dans la vie; casser les oreilles; casser la tête; se casser la tête;
    prendre ses jambes à son cou; sauter au cou; tordre le cou; avoir la corde au cou; à couteaux tirés;
    coupé au couteau; remuer le couteau; tranchant comme; une main de fer; croiser le fer; battre le fer;
    tomber des nues; tomber dans la lune; dans la lune; tomber de sommeil; tomber en amour; tomber sur ses pieds;
    tomber bien; tomber d’accord; tomber pile; tomber à pic; sauter de joie; sauter aux yeux; sauter une page;
    sauter sur l’occasion; sauter une étape; se tirer dans le pied; tirer la langue; tirer les vers du nez;
    tirer au sort; tirer son chapeau; tirer une bûche; tire-toi une bûche; lancer une idée; lancer un regard;
    lancer des fleurs; lancer la chanson; jeter un œil; jeter l’éponge; jeter des fleurs; avaler des couleuvres;
    avaler de travers son rire; grimper dans les rideaux; grimper aux rideaux; monter aux barricades;
    monter sur la scène; voler de ses propres ailes; voler en éclats de rire; éclats de rire; éclater de rire;
    mourir de rire; pouffer; étouffer un rire; étouffer de rire; noyé dans ses pensées; noyé de larmes;
    nager en plein bonheur; se perdre dans ses pensées; perdu dans son livre; perdre le fil; au fil de;
    de fil en aiguille; cousu de fil blanc; donner du fil à retordre; chercher une aiguille; botte de foin;
    sortir de ses gonds; être à bout de souffle; couper le souffle; couper la parole; couper les cheveux en quatre;
    se couper en quatre; scier les jambes; ça me scie; clouer le bec; clou du spectacle; cogner des clous;
    enfoncer le clou; maigre comme un clou; marteler ses mots; taper dans l’œil; frapper à la porte;
    frapper dans ses mains; taper des mains; taper du pied; donner un coup de main; coup de main; coup de pouce;
    coup d’œil; coup de théâtre; coup de soleil de joie; prendre racine; prendre un bain de soleil imaginaire;
    bain de foule; bain de langage; bain sonore; avoir du plomb dans la tête; poudre aux yeux; poudre d’escampette;
    jeter de la poudre aux yeux; se mettre sur son trente-six; se piler sur les pieds; être dans le champ;
    champ de bataille imaginaire; avoir la patate; lâcher la patate; patate chaude; la fin des haricots;
    tomber comme des mouches; heureux comme un poisson; trempé comme une soupe; soupe au lait;
    avoir du pain sur la planche; long comme un jour sans pain; bonne pâte; mettre la main à la pâte;
    raconter des salades; ménager la chèvre; bouc émissaire; ver d’oreille; avoir le ver; vol d’oiseau;
    tête de linotte; donner la becquée de mots; tourner en rond; tourner autour du pot; faire le pied de grue;
    être aux oiseaux; avoir des étoiles dans les yeux; accrocher un sourire; accroché à ses lèvres;
    pendu à ses lèvres; suspendu à ses lèvres; pendre la crémaillère; s’enfarger dans les fleurs du tapis;
    virer son capot; se faire passer un sapin; avoir les yeux plus grands que la panse; il pleut des cordes;
    pleuvoir à boire debout; faire dodo de mots; la nuit porte conseil; souffler un mot; second souffle;
    briser le silence; casser sa pipe; sucer son pouce; suce son pouce; mordre la poussière; se ronger les ongles;
    ronger son frein; pomper l’air; pomper la chanson; mettre les pieds dans le plat; mettre de l’eau dans son vin;
    couler de source; couler douce; se noyer dans les détails; goutte d’eau qui fait déborder;
    se ressembler comme deux gouttes d’eau; marcher sur des œufs; plein comme un œuf; mettre tous ses œufs;
    à la queue leu leu;
    avoir du front; tirer le diable par la queue; avoir le feu au derrière; il n’y a pas de fumée sans feu;
    avoir la tête dans les nuages; il tombe des clous; il mouille à siaux; froid de canard; gelé comme une crotte;
    geler comme une crotte; chair de poule; bête comme ses pieds; rester de glace; se noyer dans un verre d’eau;
    clair comme de l’eau de roche; avoir les yeux plus gros que la panse; attacher sa tuque; attache ta tuque;
    mettre la clé dans la porte; prendre le clos; prendre une débarque; avoir la langue bien pendue;
    langue dans le vinaigre; être dans les patates; lâcher son fou; dormir sur la switch; tirer la plogue;
    la coupe est pleine; avoir mal aux cheveux; pas la tête à Papineau; je brûle; tu gèles; feu vert; feu rouge;
    feu sauvage; feux de circulation; courant d’air; être au courant; au courant de; mettre au courant; prise de vue;
    prise de conscience; lâcher prise; prise de décision; la flamme olympique; poser une colle; pot de colle humain;
    s’en laver les mains; coup de coeur; coup de fil; passer un coup de fil; fil de l’histoire; fil de la journée;
    au fil du temps; au pied de la lettre; cordes vocales; noeud dans l’estomac; boule dans la gorge;
    boule dans le ventre; noeud dans la gorge; avoir une dent contre; faire la planche debout; langue de bois;
    tête dure; poigne de fer; bras de fer; rideau de fer; pluie de compliments; un bain de sons; bain de forêt;
    pomme de route; pomme d’Adam; perle rare; perle de la semaine; bouton de fièvre; bouton d’or du dessin;
    être dans le jus; pêcher un compliment; la balle est dans ton camp; renvoyer la balle; saisir la balle au bond;
    un sac à surprises de mots; sac de mots; sauter un tour; sauter la collation; monter le ton; monter la voix;
    monter le volume; monter un spectacle; grimper dans les notes; la voix grimpe; la voix monte; tombée de la nuit;
    lancer une question; lancer un défi de mots; lancer un bec; lancer des becs; souffler un bec; tirer une carte;
    tirer les rideaux; tirer profit; battre la mesure; battre des mains; battre des ailes; casser du sucre;
    voler un bec; piquer une jase; piquer un somme; piquer la curiosité; manger des yeux; goûter à la vie`,
  'homonym-harmless': `
    feu de circulation; feux de circulation; feu rouge; feu vert; feu jaune; feu d’artifice dessiné;
    pile de livres; pile de coussins; pile de feuilles; pile de linge; pile de blocs; piles de papier;
    pile ou face; pile à l’heure; pile poil; juste pile; glace à la vanille imaginaire; glace incassable;
    miroir en glace; canon à trois voix; chanter en canon; en canon; mine de crayon; mine réjouie; faire la mine;
    perle de pluie; perles de pluie; perles de rosée; perle de sagesse; souris d’ordinateur;
    souris de l’ordinateur; avocat du diable; canne à pêche magnétique en bois; pêche à la ligne de carton;
    aller à la pêche aux idées; pêche aux mots; fil de l’histoire; fil du récit; fil conducteur; fil d’attente;
    file indienne; bouton d’or; boutons d’or; boutons de fleurs; bouton de manteau cousu; bouton de l’ascenseur;
    bouton de porte; peser sur le bouton; bouton de sonnette; tête de lit; table de chevet;
    noix de muscade dessinée; grain de beauté; grain de sel; grain de folie; verre à vision; vers à soie dessinés;
    ver de terre; vers de la comptine; le vert de la feuille; langue de chat; bec de canard; bec sur la joue;
    bec de l’oiseau; patte d’oie; queue de cheval; tresse; tir au but; pirate de carton; bombe de rires;
    bombe à retardement imaginaire; bulle de bd; ballon de soccer; ballon de plage; ballon de football;
    ballon de basket; ballon de cuir; ballon sauteur; montgolfière; ballons-panneaux; rivière de tissu;
    lac de tissu; mer de coussins; océan de tissu; rivière bleue au sol; ruban à masquer; ruban adhésif;
    ruban à mesurer; ruban de papier; rouleau de papier; corde vocale; cordes vocales; cordes de la guitare;
    cordes du violon; instrument à cordes; échelle de la croissance; échelle musicale; échelle des émotions;
    clé de sol; clé de la maison; marteau de bois du xylophone; marteau de porte; batterie de cuisine;
    batterie de l’orchestre; baguettes de tambour; baguette de pain jouet; baguette magique en papier;
    glissement de terrain raconté; glisser la feuille; glisser dans l’enveloppe; glisser sous la porte;
    chute de neige; chute de l’histoire; chute des feuilles; chutes de papier; chutes de tissu;
    chutes de bois poncées; saut de page; saut de ligne; saut de grenouille; prise de parole; prise de main;
    prise de conscience; prise d’escalade; courant d’air; courant de la conversation; mettre au courant;
    couper la chanson; couper en deux l’image; coupe de cheveux jouée; point de colle; point de croix;
    feuille de papier; feuille de route; boîte à musique; boîte à surprises vide; boîte à idées; boîte aux lettres;
    tente à histoires; tunnel de tissu; tunnel de toile; tunnel de draps; tunnel de chaises; tunnel de bras;
    pont de bras; pont de coussins; tour de blocs; tour de rôle; tour de table; tour de magie; autour de la table;
    voile de bateau; bateau de papier; bateau de carton; avion de papier; avion de carton; fusée de carton;
    train de chaises; train d’enfants; train de bois; auto de carton; camion de pompier en bois; camion jouet;
    autos miniatures; petites autos; route dessinée; route de ruban; rue tracée; piste de ruban;
    piste de course dessinée; stationnement dessiné; piscine à balles de tissu; piscine dessinée;
    bain de poupée sans eau; bain de poupée vide; lit de poupée; oreiller de lecture; coussin de lecture;
    couverture d’histoires; couverture du livre; couverture de l’album; cape d’invisibilité; araignée de laine;
    loup du conte; loup de l’histoire; renard du livre; ours en peluche; serpent de tissu; serpent de laine;
    serpent en pâte à modeler; crocodile de papier; requin de carton; dragon de papier;
    fantôme de drap sur la chaise; sorcière du conte; potion de mots; soupe de roches du conte; soupe de boue;
    gâteau de sable; gâteau de boue; biscuit de sable; biscuits de bois; pizza de feutre; crème glacée en laine;
    cornet de papier; bonbon de papier; sucettes de papier; pomme de pin; pomme de la chanson; poire de vitesse;
    pomme d’arrosoir; pied de table; dent de lion; dent-de-lion; dents de la scie dessinée; gueule de loup;
    gueule-de-loup; pied-de-vent; pied de vent; flocon de papier; flocons de papier; neige de papier;
    neige de ouate; pluie de papier; étoile filante de tissu; soleil de papier; soleil de carton; ombre chinoise;
    ombres chinoises; lampe de poche; lampes de poche; lampe frontale; lumière tamisée; veilleuse; jeu de quilles;
    quilles de plastique; bille de bois; billes de bois; stylo à bille; roulement à billes dessiné;
    noyau du groupe; pépin de parcours; grain de sable; grain de voix; cristal de neige; cristaux de neige;
    aiguille de pin; aiguilles de pin; aiguilles de sapin; aiguille de l’horloge; épingle à linge;
    épingles à linge; pince à linge; pinces à linge; vis-à-vis; clou de girofle dessiné; punaise des bois;
    coquille vide du texte; mouche du coche; araignée qui monte à la gouttière; citrouille de tissu`,
  negation: `
    sans; jamais; aucun; aucune; pas de; pas d’; ni; plus de; rien ne; nul; aucunement; n’y a pas; y a pas; pas un;
    zéro`,
  prohibition: `
    interdit; interdite; défendu; on ne touche pas; on touche pas; on ne goûte pas; on ne mange pas;
    on ne grimpe pas; ne pas; reste hors; n’est pas permis; pas permis; proscrit; proscrite; à proscrire; banni;
    non autorisé; refuser; on refuse; on n’entre pas; on ne va pas; ne se mange pas; ne jamais;
    réservé aux adultes; on annule; on rentre; on reporte; on reste en dedans; on reste dans la cour;
    on passe notre tour; annuler la sortie`,
  removal: `
    retirer; enlever; ôter; mettre de côté; jeter; éliminer; ramasser avant; ranger avant; sortir du local;
    remiser; mettre hors; évacuer; condamner; défaire; boucher; combler; débarrasser; vider les poches; dénouer;
    couper les cordons; balayer; barrer; mettre sous clé; démanteler; défoncer; faire tomber`,
  'avoidance-substitution': `
    au lieu de; au lieu des; plutôt que; plutôt qu’; à la place de; à la place des; remplacer; remplace;
    remplacé par; remplacent; éviter; à éviter; en remplacement; troquer; échanger contre; préférer;
    contrairement à; on a remplacé; substituer; qui remplacent; pas besoin de; on s’en passe`,
  'danger-named': `
    danger; dangereux; risque de; risque d’étouffement; étouffement; étranglement; noyade; brûlure; chute;
    attention à; attention aux; gare à; prendre garde; toxique; poison; suffocation; intoxication; allergie;
    allergène; empoisonnement; coupure; électrocution; morsure; piqûre`,
  'discussion-about': `
    parler de; expliquer pourquoi; se rappeler la règle; nommer la règle; discuter; causerie; pourquoi on ne;
    que faire si; on jase de; rappeler; apprendre à reconnaître; reconnaître; reconnaît; consigne; règle;
    se demander; questionner; poser la question`,
  'observation-note': `
    noter si; noter; observer si; remarquer; regarder comment; écouter ce que; il dit que; elle raconte; il montre;
    repérer ses; documenter; lui laisser; décrire`,
  'unknown-thing': `
    patente; cossin; bébelle; gugusse; machin; bidule; affaire à; affaire de; chose bizarre; je sais pas quoi;
    on sait pas; sait pas trop; on ne sait pas; sans étiquette; pas d’étiquette; rien d’écrit dessus;
    étiquette effacée; étiquette décollée; boîte fermée; sac fermé; sac mystère; sac surprise; contenu inconnu;
    contenu mystère; contenu du tiroir; fond de tiroir; fond du tiroir; produit inconnu; truc; affaires;
    trésors apportés; objet mystère; kit sans notice; le produit; l’affaire; quelque chose; divers; mélange maison;
    recette secrète; recette maison; espèce de; sorte de; le restant; restants; bouteille sans nom; pas marqué;
    le gros sac; boîte à cossins; surprise`,
  'unknown-origin': `
    vente de garage; trouvé dans la rue; trouvé dans; donné par un parent; apporté par un parent;
    apporté par une famille; du sous-sol; du grenier; du garage; de la remise; de chez nous; de la maison;
    fait maison; de mon beau-frère; de mon chum; de ma sœur; de ma mère; de mon père; de grand-maman;
    de grand-papa; du voisin; de la voisine; bazar; brocante; marché aux puces; écocentre; récupéré; recyclé;
    de seconde main; commandé en ligne; commandé sur internet; importé; dollarama; rapporté de voyage; d’un ami;
    à Ginette; à Manon; artisan local; vieux; vieille; ancien`,
  'quantity-excess': `
    plein de; une poignée de; un tas de; une chaudière de; des tonnes de; en masse; bien du; une bonne quantité;
    généreux; à volonté; autant qu’ils veulent; sans limite; toute la journée; tout l’après-midi; des heures`,
  'tone-magic': `
    magique; surprise; wow; fascinant; captivant; adorent; ils raffolent; succès garanti; effet garanti;
    émerveillement; explorateurs; petits scientifiques; sensoriel; sensorielle; stimulant; explosion; effet wow;
    amusant; rigolo; le clou de`,
}
