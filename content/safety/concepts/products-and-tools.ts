/** Products, heat, fire, electricity, tools and what cuts. Concept -> words and expressions, as educators type them, separated by semicolons. */
export const PRODUCTS_AND_TOOLS = {
  cleaner: `
    eau de javel; javel; javellisant; eau de javelle; javex; clorox; hertel; fantastik; monsieur net; m. net;
    mr. clean; lysol; pine-sol; spic and span; windex; lave-vitre; nettoyant à vitres; produit à vitres;
    nettoyant tout usage; produit nettoyant; produit d’entretien; produit de ménage; produit ménager;
    produit à ménage; dégraissant; dégraisseur; détartrant; poudre à récurer; crème à récurer; nettoyant à four;
    nettoyeur à four; easy-off; nettoyant à toilette; nettoyant à cuvette; pastille de toilette; bloc de toilette;
    gel à toilette; toilet duck; 2000 flushes; déboucheur; débouche-tuyau; drano; liquid-plumr; soude caustique;
    hydroxyde de sodium; ammoniaque; ammoniac; acide muriatique; acide chlorhydrique; acide oxalique;
    percarbonate de sodium; oxiclean; détachant; spray ’n wash; savon à lessive; détergent à lessive;
    savon à linge; poudre à lessive; lessive en poudre; lessive liquide; arctic power; la parisienne;
    assouplissant; assouplisseur; fleecy; downy; feuille assouplissante; savon à lave-vaisselle;
    savon du lave-vaisselle; détergent à lave-vaisselle; cascade; agent de rinçage; jet dry; finish lave-vaisselle;
    cire à plancher; décapant à plancher; nettoyant à plancher; savon à plancher; murphy; savon d’huile murphy;
    cire à meuble; pledge; poli à meuble; poli à argenterie; poli à métal; brasso; cristaux de soude; soda à laver;
    phosphate trisodique; tsp; effaceur magique; magic eraser; lingette nettoyante; swiffer humide;
    nettoyant à tapis; nettoyant à inox; chaudière d’eau javellisée; eau de moppe; eau sale de la moppe;
    produit corrosif; acide acétique concentré; vinaigre à ménage 10 %; vinaigre de nettoyage; produit caustique;
    savon tide; savon gain; détachant resolve; poudre ajax; poudre comet; poudre bon ami;
    mr net; mr. net; m. net; pinesol; swiffer; swifer; lestoil; old dutch; scrub free; clr; lime-a-way;
    débouche-évier; electrasol; pastille de lave-vaisselle; pastilles à vaisselle; palmolive; savon à vaisselle;
    arm & hammer; feuilles bounce; lavo; tampon à récurer; brillo; laine d’acier; bleu de toilette;
    poush-poush à vitre; pouche-pouche à vitre; pousse-pousse de savon; savon noir pur; endust; weiman;
    poudre à laver; lessive caustique; amoniaque; vinaigre à 10 %; vinaigre pur; sel à adoucisseur; sani-flush`,
  disinfectant: `
    désinfectant; produit désinfectant; désinfectant en vaporisateur; lingette désinfectante; lingette lysol;
    lingette clorox; purell; gel hydroalcoolique; gel antiseptique; désinfectant à mains;
    désinfectant pour les mains; gel désinfectant; solution hydroalcoolique; rince-mains antiseptique;
    gel à mains antibactérien; alcool à friction; alcool isopropylique; isopropanol; alcool à 70; alcool à 99;
    alcool dénaturé; peroxyde; peroxyde d’hydrogène; eau oxygénée; solution javellisée; solution de javel;
    eau javellisée; eau de javel diluée; chlore dilué; ammonium quaternaire; ammonium quat; chlorhexidine;
    teinture d’iode; povidone iodée; proviodine; betadine; dettol; germicide; bactéricide; virucide;
    antibactérien en vaporisateur; assainissant; assainisseur; sanitizer; spray désinfectant; microban; oxivir;
    hibitane; pastille de chlore; pastille désinfectante; stérilisant; acide hypochloreux; lysol en aérosol;
    produit antibactérien;
    peroxide; alcool à frotter; lysol; virox; saniblend`,
  solvent: `
    solvant; diluant; diluant à peinture; diluant à laque; thinner; essence minérale; varsol; white spirit;
    térébenthine; essence de térébenthine; acétone; dissolvant; dissolvant à vernis; dissolvant à ongles; décapant;
    décapant à peinture; décapeur chimique; toluène; xylène; benzène; naphta; alcool méthylique; méthanol;
    alcool à brûler; alcool de bois; méthyl hydrate; méthylhydrate; hydrate de méthyle; alcool isopropylique 99;
    goo gone; goof off; décolle-étiquette; dissolvant à colle; hexane; heptane; chlorure de méthylène;
    dichlorométhane; trichloroéthylène; perchloroéthylène; éthanol dénaturé; nettoie-pinceau; nettoyant à pinceau;
    huile de lin bouillie; guenille imbibée d’huile; guenille de térébenthine; butanone; méthyléthylcétone; mek;
    acétate d’éthyle; correcteur liquide; liquid paper; white-out; wite-out; liquide correcteur;
    colle contact; coleman fuel; lave-glace; fluide correcteur; sharpie dissous; nettoyeur à contact`,
  'strong-glue': `
    krazy glue; crazy glue; super glue; superglue; super colle; colle instantanée; cyanoacrylate;
    colle cyanoacrylate; colle contact; colle de contact; ciment contact; ciment-contact; lepage contact;
    colle époxy; époxy; epoxy; résine époxy; colle à deux composants; gorilla glue; colle gorilla;
    colle polyuréthane; colle forte; loctite; e6000; e-6000; shoe goo; uhu forte; colle à tissu permanente;
    colle à bois de charpentier; colle à tapis; colle à plancher; adhésif de construction; pl premium; lepage pl;
    no more nails; colle à céramique; thinset; colle à tuile; colle à pvc; colle abs; ciment à pvc; ciment à tuyau;
    colle à maquette; colle de modélisme; ciment plastique; colle caoutchouc; ciment caoutchouc; rubber cement;
    colle en aérosol; colle en spray; colle en vaporisateur; colle en canne; super 77; colle 3m; spray adhésif;
    adhésif en aérosol; résine uv; colle uv; colle à faux cils; colle à ongles; colle chaude; colle au pistolet;
    bâton de colle chaude; bâton de colle pour fusil; bâton pour fusil à colle; jb weld; silicone à calfeutrer;
    calfeutrant; mousse expansive; mousse isolante; great stuff; colle à bijou; gem-tac; colle industrielle;
    colle à solvant; colle à métal; colle à vitre; threadlocker;
    lepage; pl400; colle à plastique; colle à tuyau; colle de cordonnier; colle à soulier; colle à bois jaune;
    colle en bombe; silicone en tube; scellant`,
  'glue-safe': `
    colle blanche; colle blanche lavable; colle scolaire; colle d’école; colle d’écolier; colle liquide lavable;
    colle en bâton; bâton de colle blanche; bâton de colle lavable; pritt; uhu stic; uhu en bâton;
    colle à base d’eau; colle à l’eau; colle pva; colle non toxique; colle sans solvant; colle lavable;
    colle crayola; colle pour enfant; colle maison; colle de farine; colle à la farine; colle farine et eau;
    pâte de farine et eau; colle de fécule; colle de maïs; colle d’amidon; colle de riz; colle de blé;
    colle à papier mâché; colle au lait; colle comestible; colle claire lavable; colle scintillante lavable;
    colle brillante lavable; colle de couleur lavable; gommette; pâte adhésive; gommette bleue; fun-tak; patafix;
    ruban-cache; ruban à masquer; masking tape; washi tape; ruban washi; ruban de papier; ruban adhésif;
    scotch tape; papier collant; papier contact; papier autocollant; petit pot de colle blanche; colle en stick;
    colle en gel pour enfant; tape de peintre; colle repositionnable lavable; colle blanche elmer’s`,
  'paint-safe': `
    gouache; gouache lavable; gouache liquide; gouache en pastille; pastille de gouache; peinture lavable;
    peinture à doigts; peinture au doigt; peinture digitale; peinture aux doigts; doigt peinture; peinture tempera;
    tempera; gouache en bâton; bâton de gouache; kwik stix; aquarelle; aquarelle pour enfant; pastille d’aquarelle;
    peinture non toxique; peinture crayola; peinture prang; peinture pour enfants; peinture comestible;
    peinture au yogourt; peinture au pouding; peinture à la fécule; peinture de fécule; peinture au lait condensé;
    peinture aux légumes; peinture de betterave; peinture au café froid; peinture à l’argile; peinture de boue;
    peinture de farine; peinture en sac; peinture dans un sac ziploc; peinture avec colorant alimentaire;
    peinture sur glaçon; peinture glacée; gouache glacée; peinture à la neige; peinture pour le bain;
    peinture de bain; peinture pour fenêtre lavable; peinture à fenêtre lavable; peinture à craie lavable;
    peinture de trottoir lavable; gouache biologique; gouache scolaire; gouache fluo lavable;
    gouache métallique lavable; peinture scintillante lavable; palette d’aquarelle`,
  'paint-unsafe': `
    peinture à l’huile; peinture au solvant; peinture alkyde; alkyde; peinture en aérosol; peinture en canette;
    peinture en canne; canette de peinture; canne de peinture en spray; cannette de peinture; bombe de peinture;
    peinture en spray; spray paint; peinture en bombe; rust-oleum; rustoleum; krylon; tremclad;
    peinture antirouille; peinture à métal; peinture de métal; peinture à moteur; peinture à haute température;
    peinture à barbecue; peinture pour auto; peinture à maquette; testors; peinture humbrol; peinture à céramique;
    peinture sur verre; peinture à vitrail; peinture vitrail; peinture sur tissu permanente; peinture à tissu;
    peinture bâtiment; peinture de bâtiment; peinture murale; peinture d’intérieur; peinture d’extérieur;
    peinture à mur; peinture latex; peinture au latex; peinture époxy; peinture à plancher; peinture à ponton;
    vernis; vernis à bois; varathane; polyuréthane; uréthane; shellac; gomme-laque; teinture à bois;
    teinture à patio; minwax; sico extérieur; lasure; préservatif à bois; créosote; huile danoise; huile de teck;
    peinture phosphorescente; peinture luminescente; peinture acrylique; acrylique; peinture acrylique d’artiste;
    émail à l’huile; peinture émail; glaçure; glaçure au plomb; glaçure céramique; fixatif en aérosol;
    vernis en aérosol; vernis en spray; fixatif à fusain; peinture craie annie sloan; encre à solvant;
    marqueur permanent; sharpie; crayon-feutre permanent; feutre permanent; marqueur à peinture; paint marker;
    posca; marqueur à l’alcool; marqueur à tableau blanc; peinture de cobalt; pigment au cadmium; rouge de cadmium;
    blanc de plomb; fond de pot de peinture; reste de peinture; vieille canne de peinture;
    vieux gallon de peinture; encaustique; peinture encaustique; peinture plastifiée; plasti dip`,
  cosmetic: `
    maquillage; rouge à lèvres; rouge à lèvre; brillant à lèvres; baume à lèvres; fard à paupières;
    ombre à paupières; fard à joues; blush; mascara; ligneur; eye-liner; crayon à sourcil; fond de teint;
    cache-cernes; poudre compacte; poudre à visage; vernis à ongles; vernis à ongle; vernis gel; poli à ongles;
    cutex; faux ongles; faux cils; démaquillant; eau micellaire; fixatif à cheveux; spray net; spray-net;
    laque à cheveux; mousse coiffante; gel à cheveux; gel coiffant; cire à cheveux; teinture à cheveux;
    craie à cheveux; spray de couleur pour cheveux; couleur à cheveux en aérosol; cheveux fluo en spray; défrisant;
    henné; henné noir; tatouage au henné; tatouage temporaire; tatouage éphémère; maquillage à visage;
    maquillage d’halloween; maquillage de clown; maquillage de fête; maquillage au visage; maquillage de théâtre;
    crayon de maquillage; crayon à maquillage; peinture à visage; peinture faciale; brillants à visage;
    paillettes pour le visage; paillette corporelle; faux sang; latex liquide; spirit gum; colle à postiche;
    crème épilatoire; cire à épiler; nair; mousse à raser; gel à raser; crème à raser; après-rasage; déodorant;
    antisudorifique; rince-bouche; bain moussant; bombe de bain; sels de bain; shampooing; revitalisant;
    gel douche; savon parfumé; lait démaquillant; masque de beauté; masque à l’argile; exfoliant; poudre pour bébé;
    huile pour bébé; trousse de maquillage; maquillage périmé; vieux maquillage; échantillon de maquillage;
    autobronzant; coffret de beauté; rétinol; sérum pour le visage; parfum pour enfant;
    chapstick; lypsyl; labello; dissolvant à ongles; eau de toilette; fixatif; spray à cheveux; mousse à cheveux;
    décolorant; crème dépilatoire; cire chaude; rasoir; crème à barbe; mousse à barbe; talc; poudre de talc;
    huile johnson; shampoing; crème à main; crème nivea; vaseline; sel d’epsom; epsom; tattoo temporaire;
    sang artificiel; brillants à corps`,
  'perfume-oil': `
    huile essentielle; huile essentielle de lavande; huile essentielle d’eucalyptus; huile essentielle de menthe;
    huile essentielle d’arbre à thé; huile essentielle de citron; huile essentielle d’orange;
    huile essentielle de cannelle; huile essentielle de clou de girofle; huile essentielle de thym;
    huile essentielle d’origan; huile essentielle de citronnelle; huile essentielle de sapin;
    huile essentielle de cèdre; huile essentielle de pin; huile essentielle de gaulthérie; huile de wintergreen;
    huile de thé des bois; huile de tea tree; tea tree; salicylate de méthyle; huile de menthe poivrée;
    huile d’eucalyptus; huile de camphre; camphre; essence de lavande; essence de menthe;
    goutte d’huile essentielle; doterra; young living; divine essence; aliksir; zayat aroma; diffuseur d’huile;
    diffuseur d’huiles essentielles; diffuseur d’arôme; diffuseur à roseaux; diffuseur à bâtonnets;
    diffuseur ultrasonique; nébuliseur d’huile; brûle-parfum; brûle-essence; lampe berger; aromathérapie;
    synergie d’huiles; hydrolat; eau florale; eau de rose; parfum; eau de toilette; eau de cologne; cologne;
    vaporisateur de parfum; bouteille de parfum; échantillon de parfum; fragrance; huile parfumée; huile à bougie;
    essence parfumée; arôme chimique; pot-pourri liquide; pot-pourri; encens; bâton d’encens; cône d’encens;
    sauge à brûler; bâton de sauge; sent-bon; rafraîchisseur d’air; désodorisant; assainisseur d’air; febreze;
    air wick; airwick; renuzit; poo-pourri; little trees; petit sapin sent-bon; scentsy; cire parfumée;
    fondant parfumé; perle parfumée; bille parfumée pour lessive; sachet parfumé; brume d’oreiller; brume de linge;
    vicks vaporub; baume du tigre; limonène; linalol`,
  medicine: `
    médicament; médication; pilule; comprimé; cachet d’aspirine; capsule de médicament; gélule;
    sirop contre la toux; sirop pour la toux; sirop pour la fièvre; tylenol; tempra; acétaminophène; advil; motrin;
    ibuprofène; aspirine; gravol; dimenhydrinate; benadryl; bénadryl; réactine; aerius; claritin; antihistaminique;
    antibiotique; amoxicilline; ventolin; pompe d’asthme; inhalateur; aérochambre; flovent; épipen; epipen;
    allerject; auto-injecteur d’épinéphrine; insuline; stylo à insuline; seringue de médicament; seringue doseuse;
    compte-goutte de médicament; cuillère à médicament; suppositoire; onguent antibiotique; polysporin; cortisone;
    hydrocortisone; pepto-bismol; tums; antiacide; imodium; lax-a-day; restoralax; laxatif; vitamine;
    vitamine en jujube; vitamine gélifiée; flintstones; d-drops; supplément de fer; comprimé de fer; mélatonine;
    jujube de mélatonine; ritalin; concerta; vyvanse; anxiolytique; antidépresseur; somnifère; timbre de nicotine;
    timbre médicamenteux; fentanyl; opioïde; narcotique; pastille pour la gorge; fisherman’s friend; goutte nasale;
    salinex; hydrasense; gouttes pour les yeux; gouttes pour les oreilles; visine; orajel; anbesol;
    gel pour les gencives; pilulier; dosette; flacon de pilules; bouteille de pilules; pot de pilules;
    emballage de pilules; boîte de médicaments vide; bouteille de sirop vide; sacoche avec médicaments;
    produit naturel en capsule; homéopathie; granule homéopathique; échinacée; probiotique en capsule;
    charbon activé en capsule; pharmacie de la salle de bain; armoire à pharmacie; ordonnance;
    pelules; semainier; sirop de lambert; robitussin; vicks; vick’s; vaporub; dimetapp; pastilles de fluor;
    gouttes de fer; fer en gouttes; palafer; levothyrox; synthroid; metformine; viagra; ozempic; oxycodone; dilaudid;
    percocet; suboxone; naloxone; bactroban; onguent camphré; antiphlogistine; rub a535; a535; voltaren;
    timbre antidouleur; collyre; gouttes ophtalmiques; homéocan; oscillococcinum; huile de foie de morue; camilia;
    gel dentaire; pepto; rolaids; gaviscon; exlax; ex-lax; senokot`,
  'skin-cream-use': `
    crème à mains; crème pour les mains; crème hydratante; lotion hydratante; lotion pour le corps;
    lotion pour bébé; crème pour bébé; crème de zinc; crème à fesses; crème pour les fesses; crème à siège;
    onguent; onguent à fesses; zincofax; pâte d’ihle; penaten; desitin; sudocrem; vaseline; gelée de pétrole;
    glaxal; glaxal base; aveeno; cetaphil; cerave; eucerin; lubriderm; johnson’s baby; huile à massage;
    huile de massage; massage avec crème; massage à la crème; mettre de la crème; étendre de la crème;
    frotter la crème; crème sur les mains; crème sur le visage; crème sur la peau; appliquer sur la peau;
    s’enduire les mains; s’en mettre sur les bras; mousse à raser sur la peau; crème à raser sur les bras;
    baume à lèvres; lip balm; chapstick; burt’s bees; beurre de karité; beurre de cacao pour la peau;
    huile de coco sur la peau; huile de noix de coco sur les mains; huile d’amande douce; huile d’amande;
    crème de calendula; liniment; liniment oléo-calcaire; baume maison; onguent maison; crème parfumée;
    crème à l’avoine; crème d’arnica; gel d’aloès; gel d’aloe vera; aloès sur la peau; crème barrière;
    crème anti-démangeaison; calamine; lotion calamine; crème pour eczéma; échantillon de crème; tube de crème;
    peinture corporelle; maquillage sur la peau; boue sur le visage; argile sur le visage; spa pour enfants;
    coin spa; journée spa; massage des pieds à la crème`,
  sunscreen: `
    crème solaire; crème à soleil; lotion solaire; écran solaire; protection solaire; fps; fps 30; fps 50; fps 60;
    spf; facteur de protection solaire; sunscreen; coppertone; hawaiian tropic; neutrogena solaire;
    garnier ombrelle; la roche-posay anthelios; anthelios; sun bum; thinkbaby; live clean solaire; vichy solaire;
    aveeno solaire; crème solaire minérale; oxyde de zinc solaire; dioxyde de titane; oxybenzone; avobenzone;
    crème solaire en vaporisateur; crème solaire en aérosol; crème solaire en spray; crème solaire en bâton;
    bâton solaire; stick solaire; crème solaire en roulette; brume solaire; baume à lèvres fps; pommade solaire;
    lait solaire; huile solaire; crème à bronzer; après-soleil; lotion après-soleil; crème solaire pour bébé;
    crème solaire hydrofuge; crème solaire résistante à l’eau; bouteille de crème solaire; tube de crème solaire;
    mettre la crème solaire; crémer les enfants; remettre de la crème; crème solaire commune;
    crème solaire non parfumée`,
  'insect-repellent': `
    chasse-moustique; insectifuge; antimoustique; anti-moustique; répulsif; répulsif à insectes; deet; deet 10 %;
    icaridine; picaridine; off familial; off deep woods; spray à mouches; huile à mouches; huile à mouche;
    huile à mouches noires; muskol; piactive; piactif; ben’s; natrapel; citrobug; citronnelle;
    huile de citronnelle; chandelle à la citronnelle; lampion à la citronnelle; serpentin antimoustique;
    spirale antimoustique; serpentin à maringouins; spirale à maringouins; thermacell; bracelet antimoustique;
    bracelet à la citronnelle; timbre antimoustique; autocollant antimoustique; eucalyptus citronné;
    huile d’eucalyptus citronné; p-menthane-3,8-diol; vaporisateur antimoustique; aérosol antimoustique;
    lotion antimoustique; spray anti-tiques; répulsif à tiques; perméthrine; vêtement imprégné de perméthrine;
    poush-poush à mouches; pouche-pouche à moustiques; spray à bibittes; spray à maringouins;
    produit contre les maringouins; produit à mouches; crème à mouches; crème à moustiques; lampe à moustiques;
    zapper à moustiques; raquette à mouches électrique; raquette électrique; bombe à mouches;
    chasse-mouche liquide; huile à maringouin; off en vaporisateur; spray off; bouteille de off; canne de off`,
  'pesticide-garden': `
    pesticide; insecticide; herbicide; fongicide; rodenticide; raticide; mort-aux-rats; mort aux rats;
    poison à rats; poison à souris; poison à rat; warfarine; bromadiolone; strychnine; poison à fourmis;
    piège à fourmis; appât à fourmis; trappe à fourmis; antout; ant-b-gon; raid fourmis; raid max; roundup;
    round-up; glyphosate; weed b gon; killex; weedex; 2,4-d; anti-limace; antilimace; appât à limaces;
    granule anti-limaces; granulés à limaces; safer’s; sluggo; phosphate ferrique; métaldéhyde; engrais;
    engrais chimique; engrais à gazon; engrais en granules; engrais 20-20-20; engrais soluble; miracle-gro;
    fertilisant; fertilisant à gazon; bâtonnet d’engrais; bâton d’engrais; hormone d’enracinement;
    poudre d’enracinement; rootone; stim-root; farine d’os; farine de sang; sang séché;
    fumier de poule en granules; fumier frais; fumier; lisier; purin; purin d’ortie; chaux horticole; chaux vive;
    chaux éteinte; sulfate de cuivre; bouillie bordelaise; soufre horticole; soufre en poudre; savon insecticide;
    savon noir insecticide; pyréthrine; pyrèthre; rotenone; diazinon; malathion; carbaryl; terre diatomée;
    terre de diatomée; diatomite; boule à mites; boules à mites; boule à mite; naphtaline; paradichlorobenzène;
    bombe à guêpes; spray à guêpes; aérosol à guêpes; tue-guêpe; tue-mouche; collant à mouches; ruban à mouches;
    attrape-mouches collant; collier antipuces; collier à puces; poudre à puces; huile de dormance;
    huile horticole; semence traitée; graine traitée; graine enrobée de fongicide; semence enrobée; semence rose;
    bulbe traité; acide borique; poudre à fourmis; poudre à coquerelles; poison à coquerelles;
    terreau avec engrais; osmocote; répulsif à chevreuils; bobbex; plantskydd; vinaigre horticole;
    acide acétique horticole; tue mauvaises herbes; produit à pissenlits; produit à gazon; pelouse traitée;
    gazon traité; plante de serre traitée; fleur de fleuriste traitée; raid en aérosol; canne de raid;
    chaux à gazon; chaux dolomitique; insecticide raid; insecticide ortho;
    deep woods; tapette à mouche imbibée; bloc à rats; ant trap; borax pour fourmis; antimite; weed and feed; scotts;
    miracle grow; poudre à rosiers; insectocide; poudre de diatomée; pipette antipuces; chaux hydratée; poudre d’os;
    mousse-off; anti-mousse; serpentin à moustiques; coil à moustiques; thermacell; citronnelle en huile;
    lampe anti-moustiques`,
  'pool-chemical': `
    chlore; chlore à piscine; chlore liquide; chlore en granules; galet de chlore; pastille de chlore;
    rondelle de chlore; pucks de chlore; bâton de chlore; chlore choc; traitement choc; choc à piscine;
    hypochlorite de calcium; hypochlorite de sodium; hypochlorite; dichlor; trichlor; trichlore;
    acide trichloroisocyanurique; acide cyanurique; stabilisateur de chlore; stabilisant à piscine; brome;
    pastille de brome; brome à spa; acide à piscine; acide muriatique; ph moins; ph plus; ph-moins; ph-plus;
    bisulfate de sodium; carbonate de sodium à piscine; alcalinité plus; algicide; anti-algues;
    clarifiant à piscine; floculant; produit à piscine; produits de piscine; produit à spa; chaudière de chlore;
    chaudière à chlore; baril de chlore; chlorinateur; flotteur à chlore; distributeur de chlore;
    trousse d’analyse de piscine; réactif d’analyse d’eau; bandelette d’analyse d’eau; sel à piscine;
    oxydant sans chlore; monopersulfate; anti-tartre à piscine; séquestrant; bioguard; aqua chem; sun piscine;
    cabanon à chlore; antigel à piscine; antigel de plomberie;
    hth; bandelettes test de piscine`,
  'car-garage-product': `
    antigel; prestone; éthylène glycol; éthylèneglycol; propylène glycol; liquide de refroidissement; coolant;
    lave-glace; liquide lave-glace; washer fluid; eau de washer; huile à moteur; huile de moteur; huile usée;
    vieille huile; huile à transmission; huile à chaîne; huile hydraulique; huile deux-temps; huile 2 temps;
    liquide à freins; huile à freins; nettoyeur à freins; brake cleaner; wd-40; wd40; jig-a-loo; jigaloo;
    graisse à roulement; graisse à essieu; graisse blanche; graisse lithium; lubrifiant; lubrifiant en aérosol;
    lubrifiant au silicone; fluid film; antirouille; antirouille krown; krown; rust check; dérouilleur;
    dégèle-serrure; dégivreur; déglaceur; dégrippant; démarreur à froid; éther à démarrage; quick start;
    batterie d’auto; batterie de char; acide à batterie; acide de batterie; acide sulfurique;
    électrolyte de batterie; batterie au plomb; nettoyant à pneus; armor all; cire à auto; cire à char;
    savon à auto; poli à chrome; rain-x; nettoyant à carburateur; nettoyant à injecteur; nettoyant à goudron;
    mastic de carrosserie; bondo; fibre de verre; résine de fibre de verre; aérosol de garage; enduit à caoutchouc;
    dégraisseur à moteur; sel à glace; sel de déglaçage; sel à déglacer; sel de voirie; calcium à glace;
    chlorure de calcium; abat-poussière; scellant à asphalte; asphalte liquide; scellant à pneu; canne d’huile;
    bidon d’antigel; guenille pleine d’huile;
    lave-vitre; washer à vitre; dégraisseur; fluide de transmission; démarreur en cannette; éther; déglaçant; deicer;
    aérosol dégivrant; fusées de détresse; fusée routière; bonbonne; coussin gonflable; pneu usé; chambre à air`,
  fuel: `
    gaz à char; gaz à tondeuse; gaz à moto; gaz à scie à chaîne; bidon d’essence; bidon de gaz; jerrican;
    jerricane; canne de gaz; gazoline; essence ordinaire; essence mélangée; mélange 2 temps; mélange deux-temps;
    diesel; diésel; huile à chauffage; mazout; kérosène; pétrole lampant; huile à lampe; huile à lampe colorée;
    huile à torche; huile à tiki; huile à torches; huile à fanal; paraffine liquide; naphta; fuel à fanal;
    fuel coleman; combustible coleman; coleman fuel; gaz à camping; propane; bonbonne de propane;
    bombonne de propane; tank de propane; réservoir de propane; petite bouteille de propane; butane;
    cartouche de butane; recharge à briquet; essence à briquet; gaz à briquet; zippo liquide; ronsonol;
    gaz naturel; isobutane; acétylène; allume-feu liquide; liquide allume-feu; allume-bbq; allume-barbecue;
    starter fluid; briquette allume-feu; briquette imbibée; charbon à allumage instantané; matchlight;
    cube allume-feu; bloc allume-feu; allume-feu; allume-feu zip; gel combustible; éthanol combustible; bioéthanol;
    combustible à fondue; liquide à fondue; gel à fondue; brûleur à fondue; sterno; alcool à fondue;
    alcool à brûler; méthyl hydrate; hexamine; esbit; pastille combustible; bûche eco; bûche chimique;
    vapeur d’essence; pompe à essence; helium en bonbonne; bonbonne d’hélium; essence à tondeuse;
    essence à briquet zippo; essence sans plomb; réservoir d’essence; naphta de camping;
    huile à lampion; huile à fondue; bonbonne de bbq; kingsford; bûche écologique; fluide à briquet; zippo`,
  'borax-slime': `
    borax; 20 mule team; borax 20 mule team; borate; tétraborate de sodium; tétraborate; acide borique; perborate;
    slime; slime maison; slime au borax; slime à la colle; slime de colle; slime à lessive; slime avec tide;
    slime à la solution saline; slime au liquide à lentilles; solution pour verres de contact;
    solution à lentilles; solution à verres de contact; solution pour lentilles; liquide à lentilles;
    activateur à slime; activateur de slime; elmer’s magical liquid; magical liquid; liquide magique elmer;
    amidon liquide; empois liquide; sta-flo; starch liquide; goop à slime; flubber; glurch; bave de monstre;
    bave de crapaud; morve de monstre; fluffy slime; slime mousseux; slime nuage; cloud slime; butter slime;
    slime croquant; crunchy slime; slime magnétique; slime brillant; slime galaxie; slime fluo; slime du commerce;
    slime en pot; slime du dollarama; kit de slime; trousse de slime; laboratoire de slime; atelier de slime;
    pâte élastique au borax; balle rebondissante maison; balle rebondissante au borax; bouncy ball maison;
    cristal de borax; cristaux de borax; flocon de borax; flocon en cure-pipe au borax; silly putty maison;
    silly putty; détergent comme activateur; détergent à lessive et colle; colle et borax; colle et amidon`,
  'science-kit-chemical': `
    trousse de chimie; kit de chimie; coffret de chimie; ensemble de chimie; kit de cristaux; trousse de cristaux;
    phosphate de monoammonium; dihydrogénophosphate d’ammonium; alun; alun de potassium; sulfate de cuivre;
    cristal bleu de cuivre; sulfate de magnésium; sulfate d’aluminium; permanganate de potassium;
    iodure de potassium; dichromate; dichromate d’ammonium; nitrate de potassium; salpêtre; nitrate d’ammonium;
    soufre; magnésium en ruban; ruban de magnésium; poudre d’aluminium; limaille de fer; limaille; poudre de fer;
    mercure; thermomètre au mercure; thermomètre à mercure; sodium métallique; potassium métallique; phosphore;
    phosphore rouge; acide sulfurique; acide citrique; acide tartrique; soude caustique; hydroxyde de sodium;
    hydroxyde de calcium; hydroxyde de potassium; eau de chaux; peroxyde 12 %; peroxyde 30 %;
    peroxyde de salon de coiffure; peroxyde concentré; peroxyde 20 volumes; peroxyde 40 volumes;
    dentifrice d’éléphant; pâte à dents d’éléphant; elephant toothpaste; glace sèche; dry ice; neige carbonique;
    azote liquide; dioxyde de carbone solide; volcan au dichromate; serpent du pharaon; serpent de feu;
    black snake; polyacrylate de sodium; perle d’eau; perles d’eau; orbeez; bille d’eau; bille d’hydrogel;
    hydrogel; neige instantanée; fausse neige; poudre de couche; gel de couche; silicate de sodium; eau de verre;
    jardin chimique; jardin de cristaux au bleu; bleu à lessive; bluing; bleu de mrs stewart; phénolphtaléine;
    bleu de bromothymol; bleu de méthylène; papier ph; indicateur de ph; iode pour amidon; solution d’iode;
    solution de lugol; luminol; liquide de bâton lumineux; contenu de bâton lumineux; bâton lumineux percé;
    peroxalate; acétate de sodium; glace chaude chimique; sachet chauffant; sachet de froid instantané;
    ice pack chimique; ferrofluide; gel de silice; sachet de silice; sachet déshydratant; nitinol;
    éprouvette de produit chimique; produit chimique; réactif; substance inconnue; mélange de produits;
    mélanger des produits; potion avec produits ménagers; bicarbonate d’ammonium; ammoniaque; chaux vive`,
  'dye-pigment': `
    teinture à tissu; teinture rit; colorant rit; dylon; teinture à linge; teinture textile; teinture à vêtement;
    tie-dye; tie dye; kit de tie-dye; trousse de tie-dye; colorant réactif; procion; procion mx; colorant à froid;
    alun à mordancer; sel de chrome; sulfate de fer; sulfate d’étain; crème de tartre à mordancer; indigo;
    indigo synthétique; cuve d’indigo; teinture végétale; pelure d’oignon à teindre; garance; bleu de prusse;
    cyanotype; cyanotypie; papier sensible au soleil; ferricyanure; pigment; pigment en poudre; poudre de pigment;
    poudre de mica; poudre colorée; poudre de holi; poudre holi; course de couleur; oxyde de fer; ocre;
    ocre en poudre; terre de sienne; outremer; blanc de titane; pigment phosphorescent; poudre phosphorescente;
    pigment fluo; peinture en poudre; tempera en poudre; gouache en poudre; encre de chine; encre indienne;
    encre à dessin; encre permanente; encre à tampon; encre à imprimante; cartouche d’encre; toner d’imprimante;
    encre à l’alcool; alcool ink; encre à linogravure; encre de seiche; teinture à bougie; colorant à savon;
    colorant à chandelle; colorant en gel; colorant gel wilton; colorant alimentaire; colorant alimentaire liquide;
    colorant en pâte; colorant pour œufs de pâques; pastille à œufs; teinture à œufs; colorant à gâteau;
    colorant de bain; pastille de bain colorée; curcuma; safran des teinturiers; papier crêpe mouillé;
    papier de soie qui déteint; bleeding tissue; craie en poudre; craie écrasée; poudre de craie; pastel sec;
    poudre de pastel; fusain; poudre de fusain; graphite en poudre; sable coloré; sel coloré; riz coloré;
    pâtes colorées à l’alcool; riz coloré à l’alcool; teindre le riz; teindre des pâtes; henné; brou de noix`,
  'safe-kitchen-chemistry': `
    bicarbonate de soude; bicarbonate de sodium; soda à pâte; petite vache; la petite vache; arm & hammer;
    vinaigre; vinaigre blanc; vinaigre de cidre; volcan au vinaigre; volcan de bicarbonate;
    volcan à la petite vache; éruption volcanique au vinaigre; jus de citron; citron et bicarbonate; poudre à pâte;
    magic baking powder; crème de tartre; fécule de maïs; fécule de maïs et eau; oobleck; ooblèque; oobleque;
    maïzena; fluide non newtonien; sel de table; sucre; eau sucrée; huile végétale; huile et eau; lait et colorant;
    lait magique; lait arc-en-ciel; savon à vaisselle doux; une goutte de savon à vaisselle; savon doux;
    eau savonneuse; bulles de savon; mousse de savon; jus de chou rouge; chou rouge; eau gazeuse; levure;
    levure et sucre; levure à pain; gélatine; jell-o; jello; gélatine en poudre; agar-agar; lait caillé;
    secouer la crème; colorant alimentaire; fleur qui boit la couleur; céleri qui boit; capillarité;
    papier essuie-tout qui boit; arc-en-ciel qui marche; eau qui marche; densité de l’eau; tour de densité;
    sirop de maïs; mélasse; cristal de sel; cristaux de sel; flotte ou coule; coule ou flotte; poivre et savon;
    mélange de poivre dans l’eau; limonade; dissolution du sucre; thé qui colore l’eau froide; eau de betterave`,
  'powder-inhaled': `
    talc; poudre de talc; poudre pour bébé; baby powder; poudre johnson; plâtre; plâtre de paris; plâtre en poudre;
    plâtre sec; poudre de plâtre; ciment en poudre; poche de ciment; béton sec; mélange à béton; sakrete;
    mortier sec; coulis en poudre; composé à joint; composé à joints; poussière de gypse; poussière de gyproc;
    gyproc cassé; poussière de sablage; sabler du bois; bran de scie; bran de scie fin; sciure fine;
    poussière de bois; poussière de mdf; chaux en poudre; craie en poudre; poussière de craie;
    secouer les brosses à tableau; argile en poudre; poudre d’argile; glaise en poudre; glaise sèche à poncer;
    kaolin; bentonite; sable de silice; sable de décapage; farine lancée; lancer de la farine;
    souffler de la farine; souffler dans la farine; farine qui vole; nuage de farine; bataille de farine;
    saupoudrer de haut; fécule lancée; nuage de fécule; souffler sur la fécule; nuage de fécule de maïs;
    fécule dans un ballon; secouer la fécule; poudre lancée; poudre de holi; poudre colorée lancée;
    lancer de la poudre; course aux couleurs; cendre sèche; cendre en poudre; souffler sur la cendre;
    poudre de charbon; noir de fumée; cannelle en poudre à sentir; cannelle en poudre; poivre moulu;
    poivre à sentir; renifler des épices; renifler du poivre; poivre de cayenne; piment en poudre;
    moutarde en poudre; cacao en poudre soufflé; sucre à glacer soufflé; nuage de sucre à glacer; paillettes fines;
    brillants fins; souffler des brillants; souffler des paillettes; micropaillette; vermiculite;
    vermiculite amiantée; zonolite; amiante; flocage; perlite; perlite sèche; tourbe sèche;
    poussière de mousse de tourbe; terreau sec; poussière de foin; foin poussiéreux; poussière de grain;
    moulée en poudre; poudre à détergent; lessive en poudre; levure en poudre soufflée; poudre de lait soufflée;
    terre diatomée; poudre de fibre de verre; laine minérale; laine isolante; laine rose; laine de verre;
    laine de roche; styromousse effritée; poussière de balayage; vider la balayeuse; sac de balayeuse;
    fiente sèche; crotte de souris; crottes de souris sèches; nid d’oiseau sec; vesse-de-loup; vesse de loup;
    spore de champignon; quenouille éclatée; duvet de quenouille; souffler une quenouille; poudre de maquillage;
    peinture en poudre; tempera en poudre; poudre magnésie; craie d’escalade; bombe fumigène; fumigène;
    poudre d’extincteur`,
  'spray-dispensed': `
    aérosol; en aérosol; bombe aérosol; canette aérosol; en spray; en vaporisateur; vaporiser; vaporisateur;
    pulvérisateur; pulvériser; brumisateur; poush-poush; pouche-pouche; pouch-pouch; flouche-flouche; pschitt;
    pchit; bouteille à spray; bouteille pulvérisatrice; bouteille à gâchette; spray bottle; spréyer;
    bouteille sous pression; canne sous pression; canette pressurisée; canne d’air; atomiseur; nébulisateur;
    brume parfumée; brume d’eau; crème fouettée en canne; crème fouettée en aérosol; reddi wip;
    siphon à crème fouettée; capsule de n2o; enduit de cuisson; huile en aérosol; spray pam; silly string;
    fil serpentin; serpentin en aérosol; serpentin en canne; serpentine en spray; neige en canne; neige en aérosol;
    neige en spray; neige artificielle en bombe; colle en aérosol; peinture en aérosol; fixatif en aérosol;
    spray net; désodorisant en aérosol; febreze; désinfectant en spray; lysol en spray; crème solaire en spray;
    insectifuge en spray; spray à cheveux; vaporisateur nasal; poivre de cayenne en aérosol; poivre à ours;
    chasse-ours; empois en aérosol; brouillard en canne; machine à brouillard; machine à fumée; machine à boucane;
    fumée artificielle; glycol de machine à fumée; distributeur à jet; fusil à peinture; pistolet à peinture;
    aérographe; airbrush; pompe à dos; pompe pulvérisatrice; arrosoir à pression; vaporisateur d’eau;
    vaporisateur de monstre; spray à monstres; spray anti-cauchemar; brume d’oreiller; vaporiser dans les yeux;
    vaporiser au visage;
    spray; pousse-pousse; pschit; cannette sous pression; crème fouettée en canette; serpentins en canette; ruban fou;
    confettis en canette; air comprimé; canette d’air; dust off; spray à imperméabiliser; scotchgard;
    poivre de cayenne; spray au poivre; répulsif à ours; spray à ours; hélium; bonbonne d’hélium`,
  'detergent-pod': `
    capsule de lessive; capsule à lessive; capsule de savon; capsule de savon à lessive; capsule à linge;
    capsule de détergent; dosette de lessive; dosette de savon; dosette de détergent; dosette à lave-vaisselle;
    sachet de lessive; sachet de détergent; pods de tide; tide pod; tide pods; tide en capsules; persil discs;
    arm & hammer power paks; power paks; all mighty pacs; mighty pacs; purex pacs; oxiclean pods; pacs de cascade;
    cascade actionpacs; actionpacs; finish powerball; powerball; pastille à lave-vaisselle;
    pastille de lave-vaisselle; pastille pour lave-vaisselle; tablette à lave-vaisselle;
    tablette de lave-vaisselle; tablette finish; capsule à lave-vaisselle; capsule de lave-vaisselle;
    capsule pour laveuse; capsule hydrosoluble; film hydrosoluble; pva hydrosoluble; feuille de lessive;
    feuille à lessive; feuillet de détergent; bandelette de lessive; perle de lessive; downy unstopables;
    unstopables; perles d’assouplissant; coussinet de lessive; balle de savon à lessive; berlingot de lessive;
    bac à capsules de lessive; capsule de nettoyant à plancher; capsule nettoyante; pod de tide; pod de lessive;
    pod à lessive; pod de savon; pod à lave-vaisselle`,
  'alcohol-tobacco-cannabis': `
    boisson alcoolisée; bière; bouteille de bière; canette de bière; cannette de bière; caisse de bière;
    fond de bière; vin; bouteille de vin; vin rouge; cidre fort; gin; vodka; rhum; whisky; tequila; brandy; cognac;
    sherry; jello shooter; jell-o shooter; gin-tonic; cooler alcoolisé; palm bay; smirnoff ice; white claw;
    seltzer alcoolisé; prêt-à-boire; punch alcoolisé; mimosa; sangria; kahlua; baileys; liqueur d’érable;
    crème d’érable alcoolisée; chocolat à la liqueur; chocolat fourré à l’alcool; gâteau au rhum;
    rince-bouche alcoolisé; fond de verre d’alcool; cigarette; paquet de cigarettes; mégot; mégot de cigarette;
    botche; cigare; cigarillo; pipe à tabac; tabac; tabac à priser; tabac à chiquer; snus; skoal; nicotine;
    gomme de nicotine; nicorette; timbre de nicotine; sachet de nicotine; zyn; zonnic; vapoteuse; vape; vapoter;
    cigarette électronique; cigarette électrique; puff bar; juul; stlth; pod de vapotage; cartouche de vapoteuse;
    liquide à vapoter; e-liquide; e-juice; jus à vape; liquide de nicotine; chicha; shisha; narguilé; hookah;
    cendrier; cannabis; marijuana; weed; beu; haschisch; hasch; huile de cannabis; huile de thc; thc; cbd;
    jujube au cannabis; jujube au thc; jujube au pot; gummy thc; edibles; bonbon au cannabis; brownie au pot;
    biscuit au pot; chocolat au cannabis; boisson au cannabis; grinder à pot; papier à rouler; sqdc;
    produit de la sqdc; vaporisateur à cannabis; shatter; magic mushroom; psilocybine; cocaïne; crystal meth;
    kratom; fumée secondaire; boucane de cigarette; fumer du pot; fumer un joint; joint de pot; plant de pot;
    alcool fort; boisson forte; bière froide; cidre alcoolisé; pod de vape;
    fond de bouteille; fond de verre; caribou; seltzer; twisted tea; extrait de vanille; extrait d’amande;
    rince-bouche; listerine; clope; topes; paquet de smokes; brownies magiques; space cake`,
  'lead-old-paint': `
    vieille peinture; peinture écaillée; peinture qui s’écaille; peinture écaillante; peinture au plomb;
    écaille de peinture; éclat de peinture; vieux bois peint; bois de démolition; bois de grange; bois récupéré;
    vieille porte; vieux châssis; vieille fenêtre; vieux volet; vieille chaise peinte; vieux meuble;
    meuble antique; meuble d’avant 1990; jouet antique; jouet ancien; jouet de marché aux puces; jouet d’autrefois;
    soldat de plomb; figurine de plomb; pesée de plomb; pesée à pêche; plomb à pêche; plomb de chasse;
    vitrail au plomb; baguette de plomb; soudure au plomb; soudure à l’étain; vaisselle ancienne;
    vaisselle antique; vaisselle en étain; poterie vernissée; céramique émaillée artisanale; clé en laiton;
    clochette en laiton; cristal au plomb; tuyau de plomb; palette de bois; palette traitée; palette mb;
    bromure de méthyle; palette chimique; palette peinte; palette bleue; palette récupérée; bois traité;
    bois traité vert; bois vert traité; bois traité sous pression; bois cca; arséniate de cuivre; arsenic;
    créosote; dormant de chemin de fer; traverse de chemin de fer; poteau de téléphone; poteau d’hydro;
    bois créosoté; vieux quai; vieux patio traité; amiante; bardeau d’amiante; vieille tuile de plancher;
    prélart ancien; vieux gyproc; stuc de plafond; sabler de la vieille peinture; gratter la peinture;
    décaper un vieux meuble; terre contaminée; terre près de la route; terre de stationnement; sol contaminé;
    terrain industriel; poussière de rénovation; bois flotté créosoté; caisse de bois ancienne;
    caisse de lait en bois peinte; vieux bois`,
  'heat-appliance': `
    fer à repasser; fer chaud; fer à vapeur; fer plat; fer à friser; fer à défriser; fer à gaufrer; fer à souder;
    fer à braser; pyrograveur; crayon à pyrogravure; pistolet à colle; pistolet à colle chaude; fusil à colle;
    fusil à colle chaude; glue gun; gun à colle; pistolet à colle basse température; décapeur thermique;
    pistolet à air chaud; fusil à air chaud; heat gun; cuisinière; poêle électrique; poêle à gaz; rond de poêle;
    four; four grille-pain; toaster oven; petit four; micro-ondes; four à micro-ondes; plaque chauffante;
    plaque à induction; rond électrique; hot plate; réchaud; réchaud de camping; poêle de camping;
    réchaud à fondue; caquelon à fondue; poêle à fondue; fondue chinoise; bouilloire; bouilloire électrique;
    canard à eau chaude; bouilloire sifflante; cafetière; percolateur; keurig; machine à espresso; mijoteuse;
    crock-pot; crockpot; slow cooker; autocuiseur; instant pot; cuiseur à riz; cuiseur à vapeur; friteuse;
    friteuse à air; air fryer; plaque à crêpes; crêpière; griddle; plaque de cuisson; poêlon électrique; gaufrier;
    grille-pain; toaster; presse-panini; gril à raclette; machine à popcorn; machine à pop-corn; éclateur de maïs;
    machine à barbe à papa; fontaine de chocolat; chauffe-biberon; chauffe-bouteille; stérilisateur; chauffe-eau;
    déshydrateur; déshydratateur; machine à pain; four à céramique; four à poterie; barbecue; bbq; barbecue au gaz;
    hibachi; fumoir; poêle à bois; foyer au gaz; foyer électrique; fournaise; calorifère; plinthe électrique;
    plinthe chauffante; chaufferette; petite chaufferette; chaufferette au propane; chaufferette d’appoint;
    chauffe-terrasse; couverture chauffante; coussin chauffant; bouillotte; sèche-cheveux; séchoir à cheveux;
    lampe chauffante; lampe à chaleur; lampe infrarouge; lampe à reptile; lampe de poussinière; lampe halogène;
    ampoule incandescente; lampe à lave; fond-cire; chauffe-cire; bain-marie; cire à épiler chauffée;
    lampe à cire parfumée; scentsy; plastifieuse; laminateur; laminateur à chaud; presse à chaud; presse à t-shirt;
    easy-bake; four easy-bake; épisseur thermique; coupe-styromousse chaud; fil chaud à styromousse;
    coupe-fil chaud; bouilloire à sirop; évaporateur; autoclave; imprimante 3d; stylo 3d; stylo 3-d;
    airfryer; presto; foyer au bois; vitre du foyer; chauffrette; chaufrette; plinthe; radiateur; séchoir; blower;
    fer à cheveux; cricut easypress; lampe à bronzer; projecteur halogène; lampe de poussins; tapis chauffant;
    couverte électrique; soudeuse; humidificateur à vapeur; humidificateur chaud; vaporisateur à vapeur; fondue;
    raclette; kiln; ronette; cire à chandelle fondue`,
  'hot-surface': `
    surface chaude; surface brûlante; glissade en métal; glissade de métal; glissade chaude; glissoire chaude;
    glissoire en métal; glissade au soleil; glissade en plastique au soleil; toboggan chaud; métal au soleil;
    métal chauffé par le soleil; barre de métal brûlante; balançoire chaude; siège de balançoire au soleil;
    boucle de ceinture chaude; banc de métal au soleil; asphalte chaude; asphalte brûlant; asphalte au soleil;
    pavé chaud; trottoir brûlant; sable brûlant; tapis de caoutchouc brûlant; gazon synthétique au soleil;
    gazon artificiel chaud; couvercle de bac à sable chaud; rond chaud; rond de poêle; rond encore chaud;
    poêle chaud; poêlon chaud; plat sorti du four; tôle à biscuits chaude; plaque à biscuits chaude;
    plaque sortie du four; porte du four; vitre du four; vitre du foyer; vitre du poêle à bois;
    poêle à bois allumé; tuyau de poêle; cheminée chaude; grille de bbq; grille du barbecue; couvercle de barbecue;
    barbecue chaud; bbq chaud; briquette chaude; foyer extérieur chaud; rond de feu chaud; roche autour du feu;
    roche chauffée; pierre chaude; silencieux; muffler; muffler chaud; tuyau d’échappement; exhaust; moteur chaud;
    tondeuse encore chaude; quatre-roues chaud; capot d’auto; ampoule chaude; abat-jour chaud;
    globe de lampe à l’huile; fanal chaud; lanterne chaude; calorifère chaud; plinthe chaude; radiateur chaud;
    robinet brûlant; fer encore chaud; semelle du fer; pointe du fusil à colle; buse du pistolet à colle;
    bec du fusil à colle; poignée de chaudron; bord de chaudron; rebord du plat chaud; pierre à pizza chaude;
    plaque à crêpes chaude; cafetière chaude; tasse brûlante; assiette brûlante; grille-pain chaud;
    siège d’auto au soleil; boucle de siège d’auto chaude; toit de tôle chaud; boîte à lettres en métal au soleil;
    statue de bronze au soleil; pot d’évaporateur`,
  'hot-content': `
    eau bouillante; eau chaude; eau très chaude; eau frémissante; eau qui bout; chaudron d’eau bouillante;
    tasse de café; café chaud; thé chaud; tisane chaude; chocolat chaud; lait chaud; soupe chaude; soupe brûlante;
    bouillon chaud; bouillon à fondue; bol de soupe; soupe tonkinoise; nouille instantanée; thermos de café;
    thermos de chocolat chaud; thermos de soupe; sirop bouillant; sirop d’érable bouillant; sirop chaud;
    tire d’érable; tire d’érable chaude; tire sur la neige; tire chaude; eau d’érable qui bout; caramel chaud;
    sucre à la crème chaud; sucre bouillant; sucre fondu; confiture bouillante; confiture chaude; gelée bouillante;
    bonbon au sucre chaud; tire sainte-catherine; tire ste-catherine; guimauve grillée; guimauve en feu;
    guimauve brûlante; chocolat fondu; chocolat fondu chaud; fromage fondu; fondue au fromage; fondue au chocolat;
    sauce chaude; sauce à spaghetti chaude; huile chaude; huile bouillante; huile à frire; graisse chaude;
    graisse de bacon; gras de bacon; beurre brûlant; popcorn chaud; purée chaude; gruau chaud; biberon chaud;
    biberon au micro-ondes; plat réchauffé au micro-ondes; cire chaude; cire fondue; cire liquide;
    cire de bougie fondue; paraffine fondue; paraffine chaude; cire d’abeille fondue; crayon de cire fondu;
    crayons de cire fondus; crayons fondus; colle chaude; bâton de colle fondu; plastique fondu;
    perle à repasser chaude; perler beads; shrinky dinks; plastique dingue; savon fondu; base de savon fondue;
    melt and pour; glycérine fondue; gélatine chaude; pâte à modeler chaude; pâte sortie du chaudron;
    plâtre qui chauffe; bain chaud; bain trop chaud; robinet d’eau chaude; patate chaude; pomme de terre au four;
    pizza chaude; biscuits sortis du four; muffin sortant du four; tarte chaude; pain chaud; légumes bouillants;
    pâtes qui bouillent; eau de cuisson; sac magique chaud; compresse chaude; sable chauffé;
    roche chauffée au four; bouilli; venant de bouillir; frémissant; thé brûlant; café brûlant; café fumant;
    bouillon brûlant; gruau brûlant; thermos d’eau chaude; caramel bouillant; tasse de thé; soupe; thermos; café;
    cire à bougie fondue`,
  'steam-source': `
    vapeur; vapeur d’eau; vapeur chaude; jet de vapeur; bouilloire qui siffle; bouilloire bouillante; bouilloire;
    chaudron qui bout; chaudron fumant; marmite bouillante; couvercle de chaudron; lever le couvercle;
    ôter le couvercle; soulever le couvercle du chaudron; autocuiseur; instant pot; marmite à pression;
    cuiseur à vapeur; cuiseur à riz; étuveuse; bain-marie; casserole d’eau qui bout; percolateur;
    machine à espresso; mousseur à lait; buse vapeur; fer à vapeur; fer à repasser à la vapeur; défroisseur;
    défroisseur à vapeur; nettoyeur à vapeur; vadrouille à vapeur; moppe à vapeur; h2o mop;
    humidificateur à vapeur chaude; humidificateur chaud; vaporisateur vicks; inhalation de vapeur;
    inhalation à l’eucalyptus; bol de vapeur; respirer de la vapeur; tête au-dessus de la vapeur; sauna; hammam;
    bain de vapeur; sac de popcorn; popcorn au micro-ondes; ouvrir le sac de popcorn; emballage micro-ondes;
    plat couvert de pellicule plastique au micro-ondes; papillote chaude; papillote au four; papillote au bbq;
    évaporateur; bouilleuse; bouilleuse à sirop; buée brûlante; stérilisateur à vapeur; stérilisateur à biberons;
    ouvrir le lave-vaisselle; blé d’inde qui bout; chaudron à blé d’inde; chaudron à homard; soupe fumante;
    eau fumante; cycle de l’eau avec bouilloire; locomotive à vapeur; radiateur à vapeur`,
  'cooled-lukewarm': `
    tiède; eau tiède; à peine tiède; à la température de la pièce; température ambiante; à température ambiante;
    à température pièce; refroidi; complètement refroidi; bien refroidi; refroidie complètement;
    laissé refroidir complètement; une fois refroidi; une fois froid; après refroidissement; une fois tiède;
    une fois la pâte refroidie; quand c’est froid; attendre que ça refroidisse; tiédi; tiédie; attiédi;
    laissé tiédir; froid au toucher; eau froide; eau fraîche; eau du robinet froide; eau glacée; lait froid;
    bouillon froid; soupe tiède; chocolat tiède; chocolat chaud tiède; lait tiède; biberon tiède;
    température vérifiée par l’éducatrice; vérifié sur le poignet; goutte sur le poignet; vérifiée avec le coude;
    pas plus chaud que le corps; non chauffé; non chauffée; sans cuisson; recette sans cuisson; éteint et refroidi;
    éteinte et refroidie; débranché et refroidi; fait d’avance et refroidi; infusée et refroidie; thé froid;
    tisane froide; infusion froide; infusion refroidie; café froid; eau de cuisson refroidie; sirop refroidi;
    confiture refroidie; cire durcie; cire refroidie; pâte à modeler froide; pâte refroidie; réfrigéré;
    mis au frigo; sorti du frigo; rincé à l’eau froide; refroidi avec un glaçon; fondu et refroidi;
    chocolat fondu tiédi; glissade à l’ombre; glissade vérifiée avec la main; surface vérifiée à la main`,
  'flame-source': `
    chandelle; chandelle allumée; chandelle d’anniversaire; bougie; bougie allumée; bougie d’anniversaire;
    bougie parfumée; bougie de cire d’abeille; chandelle de l’avent; couronne de l’avent allumée; lampion;
    lampion allumé; bougie chauffe-plat; tea light; tealight; cierge pascal; veilleuse à flamme;
    souffler les chandelles; souffler la bougie; éteindre la chandelle; gâteau avec chandelles; allumette;
    allumette de bois; paquet d’allumettes; carton d’allumettes; boîte d’allumettes; frotter une allumette;
    briquet; lighter; briquet bic; zippo; briquet à bbq; briquet à barbecue; allume-bougie; allume-chandelle;
    allumeur à butane; briquet au butane; briquet électrique; flamme; flamme nue; feu nu; torche tiki;
    torche au propane; chalumeau; torche à souder; torche bernzomatic; torche de cuisine; brûleur bunsen;
    bec bunsen; lampe à alcool; lampe à l’huile; lampe à huile; lampe à pétrole; lampe à kérosène; fanal à l’huile;
    fanal coleman; lanterne à l’huile; lanterne à bougie; lanterne avec chandelle; lanterne volante;
    lanterne chinoise volante; lanterne céleste; lanterne chinoise avec bougie; citrouille avec chandelle;
    chandelle dans la citrouille; brûleur à fondue; sterno; réchaud à fondue; bâton d’encens; allumer l’encens;
    sauge qui brûle; purification à la sauge; ménora; menorah; hanoukkia; lampe diya; lampe berger; cierge magique;
    foyer au gaz; foyer à l’éthanol; table de feu; firesteel; bâton de ferro; tige de ferro; allumer un feu;
    allumer avec la loupe; feu avec une loupe; faire brûler du papier; brûler une feuille; brûler une guimauve;
    crème brûlée au chalumeau; soudure; poste à souder; étincelle de meule; cracheur de feu; jonglerie de feu;
    expérience de la bougie; bougie sous le verre; verre sur la bougie; torche allumée; fanal allumé;
    lanterne allumée; encens allumé; cierge allumé; brûleur allumé; brûleur au gaz; lanterne à flamme;
    torche enflammée`,
  campfire: `
    feu de camp; feu de joie; feu de bois; feu de foyer; feu extérieur; feu dehors; feu de la saint-jean;
    feu de grève; feu de plage; feu dans le rond; rond de feu; cercle de feu; veillée autour du feu; faire un feu;
    partir un feu; allumer le feu; foyer extérieur; foyer de masse; foyer au bois; foyer portatif; foyer solo;
    brasero; chiminea; cuve à feu; fosse à feu; trou à feu; fire pit; firepit; poêle à bois; tipi avec feu;
    feu sous le tipi; feu sur la neige; feu finlandais; bûche suédoise; bûche finlandaise; torche suédoise;
    feu de brindilles; feu de branches; brûler des feuilles; brûler des branches; brûler le sapin;
    tas de branches à brûler; griller des guimauves; rôtir des guimauves; guimauve sur le feu; s’mores; smore;
    brochette de guimauve; bâton à guimauve; saucisse sur le feu; saucisse à hot-dog sur bâton; hot-dog sur le feu;
    bannique sur le feu; banique sur le feu; pain sur bâton; pain au bout du bâton; cuisson sur feu de bois;
    cuisiner sur le feu; chaudron sur le feu; trépied de feu; grille sur le feu; pomme de terre dans la braise;
    patate dans la braise; cabane à sucre au feu de bois; bouillir l’eau d’érable au bois; bouilleuse à bois;
    feu de charbon; charbon de bois; hibachi; bbq au charbon; barbecue au charbon; tisonnier; attiser le feu;
    nourrir le feu; mettre du bois dans le feu; sauter par-dessus le feu; boucane de feu; fumée du feu;
    fumée de bois; interdiction de feu à ciel ouvert; sopfeu; feu à ciel ouvert`,
  'ember-ash': `
    braise; braise chaude; braise rouge; braise encore chaude; tison; tison ardent; bout de tison; charbon ardent;
    charbon rouge; charbon de bois chaud; charbon de bois du feu; morceau de charbon; charbon de la veille;
    briquette grise; cendre; cendre chaude; cendre de foyer; cendre du poêle; cendre froide; cendre de bbq;
    chaudière à cendre; chaudière de cendre; seau de cendre; bac à cendre; pelle à cendre; vider les cendres;
    tas de cendres; jouer dans la cendre; suie de cheminée; noir de fumée; bouchon brûlé; bouchon de liège brûlé;
    lit de braises; reste de feu; restant de feu; restes du feu de camp; ancien rond de feu; rond de feu éteint;
    feu de la veille; feu mal éteint; feu qui couve; bois calciné; bois brûlé; bûche calcinée; bûche brûlée;
    tisonnier chaud; roche du rond de feu; cigarette mal éteinte; mégot allumé; cendre de cigarette;
    cendre d’encens; charbon à narguilé; charbon à shisha; charbon à encens; étincelle de feu; flammèche;
    escarbille; cendre volante; cendre dans le jardin; savon de cendre; lessive de cendre; eau de cendre;
    dessiner avec du charbon; dessin au charbon de bois; dessiner avec un tison; fusain maison;
    peinture à la cendre; peinture de suie; allumette brûlée; bout d’allumette brûlée`,
  'firework-sparkler': `
    feu d’artifice; feux d’artifice; pièce pyrotechnique; pyrotechnie; fusée de feu d’artifice; chandelle romaine;
    fontaine pyrotechnique; fontaine de gâteau; bougie fontaine; bougie étincelante; bougie étincelle;
    chandelle étincelante; cierge magique; baguette étincelante; bâton étincelant; feu de bengale; feu bengale;
    sparkler; bâton scintillant à allumer; pétard; firecracker; pétard à mèche; pétard mammouth; pétard à tirette;
    pétard de fête; pétard de noël; christmas cracker; pétard surprise; pop-pop; pop pop; claque-doigts;
    pétard claque-doigts; snap pops; pois fulminant; pois sauteur explosif; amorce de fusil jouet;
    capsule à pistolet; cap gun; bande d’amorces; fusil à pétards; pistolet à pétards; canon à confettis;
    bombe à confettis; party popper; popper à confettis; cotillon explosif; fumigène; bombe fumigène;
    boule de fumée; bombe de fumée; smoke bomb; fusée éclairante; fusée de détresse; flare routier; poudre noire;
    poudre à canon; dynamite; bombe cerise; toupie volante d’artifice; serpent de pharaon; serpent noir à allumer;
    lanterne volante; fusée estes; moteur de fusée modèle; mentos et coke; mentos dans le coke; bombe à coke diète;
    fusée alka-seltzer; bouteille explosive; bombe à glace sèche; spectacle pyrotechnique; feux de la saint-jean;
    feux de la fête du canada; reste de feux d’artifice; douille de feu d’artifice; pétard non explosé;
    pièce pyrotechnique tombée;
    feux de bengale; sparklers; fontaine lumineuse; crackers de noël; pistolet à capsules; lanterne chinoise à feu`,
  'led-light-safe': `
    lampe de poche; flashlight; lampe frontale; lumière frontale; bougie del; bougie led; bougie à del;
    bougie à pile; chandelle à pile; chandelle à batterie; fausse bougie; fausse chandelle; bougie électronique;
    bougie sans flamme; chandelle sans flamme; chandelle del; chandelle led; lampion del; lampion led;
    lampion à pile; lampion sans flamme; tealight à pile; tea light à batterie; lumière del; lumière led;
    guirlande del; guirlande led; guirlande lumineuse à pile; guirlande lumineuse à del; lumières de noël del;
    fairy lights à pile; lanterne del; lanterne led; lanterne à pile; lanterne solaire; fanal à pile; fanal del;
    fanal à batterie; veilleuse; veilleuse del; veilleuse à pile; faux feu; feu de camp en papier;
    feu de camp en carton; feu de papier de soie; faux feu de camp; feu pour faire semblant; feu en feutrine;
    feu en tissu; feu de camp jouet; flamme en papier; flamme en feutrine; flamme de papier; chandelle en papier;
    bougie en rouleau de carton; bougie en carton; bougie en bois jouet; table lumineuse; tablette lumineuse;
    panneau lumineux; boîte lumineuse; cube lumineux; boule lumineuse; bracelet lumineux del;
    baguette lumineuse del; étoile phosphorescente; étoile qui brille dans le noir; projecteur d’étoiles;
    projecteur de plafond; lumière de vélo; lumière de casque; ruban del; bande led; citrouille à del;
    citrouille avec lampe de poche; citrouille éclairée à pile; photophore à pile; sans flamme; à del`,
  'electric-device': `
    appareil électrique; appareil électronique; appareil branché; appareil à brancher; machine électrique;
    ventilateur; éventail électrique; ventilateur sur pied; aspirateur; balayeuse; balayeuse électrique;
    aspirateur robot; roomba; déshumidificateur; humidificateur; purificateur d’air; climatiseur; air climatisé;
    sèche-cheveux; rasoir électrique; clipper à cheveux; brosse à dents électrique; mélangeur; batteur électrique;
    mixette; batteur à main électrique; mélangeur sur socle; kitchenaid; robot culinaire; robot coupe; blender;
    magic bullet; mélangeur à main; mixeur plongeant; pied-mélangeur; extracteur à jus; hachoir électrique;
    trancheuse électrique; ouvre-boîte électrique; moulin à café électrique; sorbetière; machine à slush;
    machine à coudre; machine à coudre électrique; surjeteuse; télévision; téléviseur; ordinateur;
    ordinateur portable; laptop; ipad; téléphone cellulaire; cellulaire; imprimante; photocopieur; déchiqueteuse;
    déchiqueteur; rétroprojecteur; projecteur; lecteur cd; chaîne stéréo; haut-parleur bluetooth; microphone;
    karaoké; lampe torchère; lampe à lave; lampe uv; lumière noire; lumière uv; lumière de noël; jeu de lumières;
    guirlande électrique; machine à bulles; machine à brouillard; pompe à air électrique; pompe de piscine;
    pompe d’aquarium; filtre d’aquarium; chauffe-aquarium; souffleur de structure gonflable;
    souffleur à feuilles électrique; tondeuse électrique; coupe-bordure électrique; vieil appareil à démonter;
    démonter un vieil appareil; défaire un vieux grille-pain; démontage d’électronique; vieux téléphone;
    vieux clavier; clavier d’ordinateur; vieille télé; tube cathodique; condensateur; circuit imprimé;
    transformateur; train électrique; circuit de course électrique; tapis roulant; treadmill; vélo stationnaire;
    porte de garage électrique; ouvre-porte automatique; escalier roulant; chargeur de cellulaire;
    batterie externe; power bank; batterie au lithium; pile rechargeable; raquette électrique; clôture électrique;
    laveuse; sécheuse; frigo; réfrigérateur; congélateur; lave-vaisselle; incubateur à œufs; couveuse à œufs;
    tire-lait électrique; jouet branché; véhicule électrique pour enfant; power wheels; hoverboard;
    trottinette électrique; drone; lampe branchée; lampe électrique; radio branchée; fan électrique; fan sur pied;
    haut-parleur branché;
    batteur à main; malaxeur; cuisinart; vitamix; trancheuse; couteau électrique; tondeuse à cheveux; photocopieuse;
    machine à fumée; fontaine branchée; pompe à bassin; aquarium branché; haut-parleur; amplificateur; gonfleur;
    pompe électrique; vieux radio; vieux grille-pain; carte de circuit; chargeur; chargeur de téléphone;
    fil de chargeur; fil de cell; power bar; barre d’alimentation; multiprise; rallonge; rallonge électrique;
    rallonge à l’eau; plogue; plugue; prise de courant; prise extérieure; panneau électrique; disjoncteur;
    tableau électrique; broche électrique; fil dénudé; fil nu; fil à nu; fil tombé; fil d’hydro; poteau d’hydro;
    boîte verte d’hydro`,
  'electric-cord-outlet': `
    prise de courant; prise électrique; prise murale; plogue; prise sans cache; prise extérieure; prise ddft;
    prise gfci; fil électrique; fil d’extension; corde d’extension; rallonge; rallonge électrique;
    rallonge extérieure; multiprise; barre d’alimentation; barre multiprise; barre de tension; power bar;
    bloc multiprise; bloc d’alimentation; adaptateur électrique; cordon électrique; cordon d’alimentation;
    cordon de bouilloire; cordon de mijoteuse; cordon qui pend; fil de lampe; fil de chargeur; fil usb; câble usb;
    câble hdmi; câble électrique; câble de recharge; chargeur branché; fil de fusil à colle; fil du sèche-cheveux;
    fil du ventilateur; fil de lumières de noël; guirlande de noël branchée; fil dénudé; fil à nu; fil mâchouillé;
    fil grugé; fiche électrique; interrupteur; commutateur; gradateur; boîte électrique; panneau électrique;
    disjoncteur; boîte à fuse; socket à lumière; transformateur d’hydro; boîte d’hydro; poteau d’hydro;
    ligne électrique; ligne à haute tension; fil d’hydro; fil tombé; fil électrique tombé; terminal électrique;
    génératrice; borne de recharge; borne électrique; compteur d’hydro; fil en travers du passage;
    rallonge dans le passage; rallonge dans l’herbe mouillée; prise près du lavabo; prise près de l’eau;
    batterie 9 volts; batterie neuf volts; pince alligator; fil alligator; fil électrique coupé;
    fil électrique brisé; fil électrique qui pend; switch électrique; ampoule électrique; plogue murale;
    brancher dans le mur; ploguer dans le mur`,
  'electric-danger-expression': `
    choc électrique; électrocution; électrocuter; prendre un choc; pogner un choc; recevoir une décharge;
    décharge électrique; 120 volts; 110 volts; 220 volts; 240 volts; court-circuit; court-circuiter;
    faire un court-circuit; les doigts dans la prise; doigt dans la plogue; mettre quelque chose dans la prise;
    rentrer un objet dans la prise; fourchette dans la prise; fourchette dans le toaster;
    couteau dans le grille-pain; clé dans la prise; trombone dans la prise; insérer dans la prise;
    brancher soi-même; l’enfant branche; les enfants branchent; laisser les enfants brancher; débrancher soi-même;
    tirer sur la plogue; mains mouillées sur l’interrupteur; brancher avec les mains mouillées;
    appareil près de l’eau; appareil près du bain; radio près du bain; séchoir près de l’eau; électricité et eau;
    eau et électricité; verser de l’eau sur la prise; arroser la prise; arroser l’appareil;
    appareil branché dans l’eau; tremper le fil; prise mouillée; rallonge mouillée; rallonge dans la neige;
    rallonge dans une flaque; rallonge sous le tapis; surcharger la prise; prise surchargée; multiprises en chaîne;
    branché l’un dans l’autre; fil dénudé; fil à nu; dénuder un fil; couper un fil électrique;
    défaire une lampe branchée; ouvrir l’appareil branché; appareil encore branché; branché sans surveillance;
    tension du mur; courant de la maison; courant du mur; brancher au mur; électrolyse; électro-aimant branché;
    aimant électrique sur le 120; arc électrique; étincelle électrique; faire des étincelles avec le fil;
    clôture électrifiée; toucher la clôture électrique; cerf-volant près des fils; grimper au poteau;
    arbre près des fils; couvercle de prise manquant; plaque de prise brisée; foudroyer; frappé par la foudre;
    être sous un arbre pendant l’orage; tirer sur le fil électrique; toucher aux fils électriques`,
  'kitchen-knife': `
    couteau de cuisine; couteau à patate; couteau à éplucher; couteau d’office; couteau de chef; couteau à viande;
    couteau à steak; couteau à pain; couteau à légumes; couteau à dents; couteau dentelé; couteau à désosser;
    couteau à fileter; couteau à filet; couteau santoku; couteau de boucher; couperet; couteau à découper;
    gros couteau; grand couteau; petit couteau pointu; couteau pointu; couteau tranchant; couteau coupant;
    couteau bien aiguisé; couteau affûté; vrai couteau; couteau de table; couteau à beurre; couteau de métal;
    couteau en céramique; couteau électrique; couteau à tomate; couteau à fromage; couteau à pamplemousse;
    couteau à huîtres; ouvre-huître; couteau à citrouille; scie à citrouille; couteau à sculpter la citrouille;
    couteau à champignon; couteau à dépecer; couteau à poisson; couteau à pizza; roulette à pizza; coupe-pizza;
    coupe-pâte; coupe-fromage; fil à fromage; coupe-légume; coupe-pomme; tranche-pomme; vide-pomme; coupe-œuf;
    tranche-œuf; coupe-patate; coupe-frite; coupe-raisin; berceuse à fines herbes; mezzaluna; couteau demi-lune;
    couteau ondulé; couteau pour enfant; couteau d’enfant; couteau dentelé pour enfant; couteau en nylon;
    couteau de plastique; couteau en plastique; couteau en bois; couteau montessori; couteau à lame ronde;
    couteau à tartiner; aiguisoir à couteau; aiguise-couteau; bloc à couteaux; lame de robot culinaire;
    lame de mélangeur; lame de blender; couper avec un couteau; hacher au couteau; fourchette à viande;
    brochette de métal; pic à fondue; fourchette à fondue`,
  saw: `
    scie; scie à main; égoïne; égohine; égouine; godendard; godendart; sciotte; scie à bûche; scie à arc;
    scie de camping; scie pliante; scie à élaguer; scie à branches; scie japonaise; ryoba; scie à dos;
    scie à boîte à onglets; boîte à onglets; scie à onglets; scie à métaux; scie à métal; scie à fer; hacksaw;
    scie à chantourner; scie à découper; scie sauteuse; scie à ruban; scie ronde; scie circulaire; skilsaw;
    skil saw; banc de scie; scie sur table; scie à onglet électrique; scie radiale; scie alternative; sawzall;
    scie à chaîne; chainsaw; tronçonneuse; scie mécanique; scie à guichet; scie à gyproc; scie à cloison;
    scie à trous; scie-cloche; scie à fil; scie de poche; scie à chaîne manuelle; scie pour enfant;
    petite scie pour enfant; scie à placage; scie à neige; scie à glace; scie à citrouille; scie à styromousse;
    lame de scie; sciote; scier; scier une branche; scier une bûche; scier du bois; scier une planche;
    scier à deux; chevalet de sciage; scie à perche; ébrancheur; scie à bois; scie à plastique; scie à carreaux;
    scie à tuile; scie à céramique; vieille scie; scie rouillée; scie décorative antique; sciotte à bois;
    passe-partout à bois`,
  'axe-hatchet': `
    hache; hachette; petite hache; hache de camping; hache de bûcheron; hache à fendre; hache à bois;
    fendeuse à bois; fendeur à bûches; fendoir; masse à fendre; fendre du bois; fendre des bûches;
    fendre une bûche; fendre du petit bois; fendre du bois d’allumage; bois d’allumage fendu; débiter des bûches;
    billot à fendre; bloc à fendre; kindling splitter; tomahawk; hachereau; hache fiskars; hachette fiskars;
    hache gränsfors; herminette; erminette; hache à équarrir; hache d’abattage; bûcheron avec hache;
    hache de pompier; pioche-hache; pic-hache; pulaski; pic à glace; piolet; machette; coupe-coupe; serpe;
    serpette; faucille; fauchard; coupe-broussaille à main; sécateur à deux mains; tourne-bille; cant hook;
    pic à billot; lame de hache; tranchant de hache; manche de hache; tête de hache; gaine de hache;
    aiguiser la hache; lancer de la hache; lancer de haches; vieille hache; planer; faux à foin; pioche de métal`,
  'pocket-knife': `
    canif; couteau de poche; petit canif; canif suisse; couteau suisse; opinel; mon premier opinel;
    opinel à bout rond; victorinox; canif d’enfant; couteau pliant; couteau de camping; couteau de chasse;
    couteau de pêche; couteau à fileter; couteau de scout; couteau de louveteau; couteau de survie;
    couteau de plein air; couteau de brousse; couteau de trappeur; couteau croche; couteau à gosser;
    couteau à gossage; gosser du bois; gosser une branche; gosser un bâton; sculpter au couteau;
    tailler une branche; tailler un bâton; tailler un bâton au canif; tailler en pointe; aiguiser un bâton;
    aiguiser une branche; éplucher une branche; peler une branche; écorcer un bâton; whittling; couteau morakniv;
    morakniv; mora rookie; leatherman; multi-outils; outil multifonction; pince multifonction; couteau papillon;
    couteau à cran d’arrêt; couteau à ressort; couteau à bascule; couteau fixe; couteau à lame fixe;
    couteau avec gaine; couteau à gaine; dague; poignard; couteau à champignon; couteau de cueillette;
    lame de canif; couteau de bushcraft; couteau à bois; couteau à sculpter; sculpture sur savon au couteau;
    couteau de poterie; hook knife`,
  'cutter-blade': `
    exacto; x-acto; couteau exacto; lame d’exacto; couteau x-acto; olfa; couteau olfa; cutter; couteau utilitaire;
    couteau à lame rétractable; couteau à lame rétractante; couteau à gyproc; couteau à tapis; couteau à prélart;
    couteau à boîte; ouvre-boîte de carton; coupe-carton; couteau de précision; scalpel; bistouri; lame de scalpel;
    lame de rasoir; rasoir; rasoir jetable; rasoir à main; rasoir droit; vieux rasoir; lame sécable; lame cassée;
    lame de rechange; lame à tapis; grattoir à lame; grattoir à vitre; gratte à vitre; gratte à peinture;
    coupe-papier; massicot; guillotine à papier; trancheuse à papier; coupe-papier à bras; coupe-papier rotatif;
    coupeur de papier; rogneuse; roulette coupante; coupe-tissu rotatif; rotary cutter; couteau à tissu;
    découd-vite; découseur; décousvite; seam ripper; couteau à linogravure; lame cricut; cricut;
    emporte-pièce coupant; emporte-pièce tranchant; emporte-pièce à biscuits en métal; taille-crayon à lame;
    lame de taille-crayon; coupe-fil; coupe-boulon; coupe-tuyau; pince coupante; pince à tôle; tin snips;
    cisaille à tôle; lame de patin; coupe-styromousse; fil à couper l’argile; cutter à verre; coupe-verre;
    lame de tondeuse; lame de souffleuse; dévidoir à ruban avec dents; dévidoir de tape à dents;
    dents de la boîte de papier d’aluminium; boîte de saran wrap avec dents`,
  scissors: `
    ciseaux; paire de ciseaux; ciseaux d’enfant; ciseaux pour enfant; ciseaux à bouts ronds; ciseaux à bout rond;
    ciseaux à bout arrondi; ciseaux sécuritaires; ciseaux en plastique; ciseaux à ressort; ciseaux à boucle;
    ciseaux à quatre trous; ciseaux à double poignée; ciseaux d’apprentissage; ciseaux pour gaucher;
    ciseaux fiskars; ciseaux crayola; ciseaux à pâte à modeler; ciseaux dentelés; ciseaux fantaisie;
    ciseaux à motifs; ciseaux à cranter; ciseaux zigzag; ciseaux de broderie; ciseaux à broder; ciseaux de couture;
    ciseaux à tissu; gros ciseaux; grands ciseaux; ciseaux pointus; ciseaux à bout pointu; ciseaux d’adulte;
    ciseaux d’éducatrice; ciseaux de l’adulte; ciseaux de cuisine; ciseaux à fines herbes; ciseaux à volaille;
    ciseaux à ongles; coupe-ongle; pince à ongles; ciseaux à cheveux; ciseaux de coiffeuse; ciseaux à effiler;
    ciseaux à papier; ciseaux de bureau; ciseaux médicaux; ciseaux à bandage; ciseaux à pansement;
    ciseaux en métal; ciseaux à jardinage; ciseaux à fleurs; ciseaux à vigne; découper aux ciseaux;
    découper du papier; couper du papier; couper avec des ciseaux; faire des franges; franges de papier;
    tailler aux ciseaux; faire des confettis aux ciseaux; courir avec des ciseaux; se promener avec des ciseaux;
    marcher avec des ciseaux; bac de ciseaux; pot de ciseaux; ciseaux à portée; découper du carton;
    découper des images; découper dans les circulaires; circulaires à découper; coupe de cheveux; cisaille à papier`,
  hammer: `
    marteau; martiau; petit marteau; vrai marteau; marteau à panne; marteau arrache-clou; marteau de menuisier;
    marteau de charpentier; marteau de vitrier; marteau de tapissier; marteau de géologue; pic de géologue;
    marteau à tête ronde; marteau à frapper; marteau à viande; maillet; maillet de bois; maillet de caoutchouc;
    maillet en caoutchouc; maillet à viande; mailloche; mailloche à tente; masse de fer; masse de démolition;
    massette; arrache-clou; pied-de-biche; barre à clou; marteau cloueur; marteau de forgeron; marteler;
    marteler un clou; clouer; clouer un clou; enfoncer un clou; planter un clou; cogner un clou;
    cogner sur un clou; frapper sur un clou; cogner des clous; planter des clous; planter des clous dans une bûche;
    clous dans une bûche; clous dans un billot; clous dans une citrouille; clouer dans la citrouille;
    planter des tees; planter des tees de golf; marteler des tees; tee de golf et marteau; marteler la glace;
    casser la glace au marteau; libérer les dinosaures au marteau; marteler la citrouille; marteler des fleurs;
    tataki zome; tataki-zomé; impression de fleurs au marteau; casser des noix au marteau; casser une géode;
    ouvrir une géode; fossile à marteler; banc de clouage; atelier de menuiserie`,
  drill: `
    perceuse; drill; perceuse à main; perceuse manuelle; perceuse électrique; perceuse sans fil;
    perceuse à batterie; perceuse à percussion; perceuse dewalt; perceuse makita; perceuse milwaukee;
    perceuse ryobi; perceuse black & decker; perceuse à colonne; perceuse sur colonne; drill press; chignole;
    chignolle; vilebrequin; vrille à main; vrillette; tarière; tarière à glace; tarière à main;
    tarière à trou de pêche; tarière électrique; perce-glace; mèche à bois; mèche à perceuse; mèche de perceuse;
    mèche de drill; foret à bois; foret hélicoïdal; scie-cloche; visseuse; visseuse électrique;
    tournevis électrique; perceuse-visseuse; drill à batterie; drill à percussion; marteau perforateur; dremel;
    outil rotatif; percer du bois; percer une rondelle de bois; percer un gland; percer un marron; percer une noix;
    percer un érable; entailler un érable; entaille d’érable; entailler les érables; percer l’érable à sucre;
    percer une citrouille; citrouille à la perceuse; trou à la perceuse; percer du plastique; percer une canne;
    percer une boîte de conserve; percer un coquillage; poinçon à percer; chuck de drill; perforer du bois;
    perce-main; palm drill; drille à main; chignole à manivelle; perceuse à manivelle; perceuse à étau;
    mèche à drill; mèche de métal; vrille à bois; foret à métal`,
  'screwdriver-wrench': `
    tournevis; vrai tournevis; petit tournevis; tournevis étoile; tournevis plat; tournevis carré;
    tournevis robertson; tournevis phillips; tournevis torx; tournevis de précision; tournevis de bijoutier;
    tournevis à cliquet; tournevis court; tournevis boule; tournevis d’électricien; tournevis électrique;
    embout de tournevis; embout robertson; clé anglaise; clef anglaise; clé à molette; clef à molette; clé plate;
    clé mixte; clé à fourche; clé à roue; clé à tuyau; clé à pipe; clé allen; clef allen; clé hexagonale; clé torx;
    clé à bougie; clé à filtre; clé dynamométrique; ratchet; clé à rochet; clé à cliquet; jeu de douilles;
    jeu de clés; pince à bec; pince à long bec; pince plate; pince étau; vise-grip; pince multiprise;
    pince à joint coulissant; channel lock; pince coupante; pince à couper le fil; pince à bijou; pince à bijoux;
    pince universelle; tenaille; pince à dénuder; dénudeur; étau d’établi; serre-joint; c-clamp; serre-barre;
    presse à coller; pince à sertir; desserrer une vis; visser une vis; boulonner; démonter un vélo;
    démonter une roue; démonter un vieil appareil; défaire une vieille radio; atelier de démontage;
    réparer un vélo; réparation de vélo; coffre à outils; coffre d’outils; boîte à outils; boîte d’outils;
    vrais outils; outils d’adulte; trousse d’outils; panneau d’outils; alène; lime à métal; râpe à bois;
    papier d’émeri; pied-de-biche; crowbar; démonte-pneu; clé de mécanicien; clé à écrou; pince de mécanicien;
    pince de métal; lime de métal; jack à char`,
  'garden-tool': `
    pelle de métal; grosse pelle; pelle à neige; pelle d’adulte; pelle pliante; bêche; fourche à fumier;
    fourche à foin; fourche bêche; fourche à bêcher; croc à fumier; grelinette; râteau de métal; râteau de fer;
    râteau à feuilles; râteau à jardin; balai à feuilles; binette; gratte à jardin; sarcloir; sarclette; pioche;
    piochon; serfouette; transplantoir; petite pelle de jardin; déplantoir; griffe de jardin; griffe à jardin;
    petite griffe; cultivateur à main; plantoir; plantoir à bulbes; plante-bulbe; arrache-pissenlit;
    couteau désherbeur; désherbeur; hori hori; hori-hori; sécateur; petit sécateur; ébrancheur; coupe-branche;
    élagueur; scie à élaguer; cisaille à haie; cisaille de jardin; taille-haie; ciseaux à gazon; coupe-bordure;
    coupe-bordure manuel; dresse-bordure; serpe; serpette; tondeuse; tondeuse manuelle; tondeuse à lames;
    rotoculteur; motoculteur; motobineuse; souffleur à feuilles; aérateur à gazon; rouleau à gazon;
    brouette de métal; tuteur de métal; piquet de tomate; cage à tomate; pic de jardin; piquet de métal;
    piquet de clôture; sardine de tente; piquet de tente; fourche à compost; aérateur à compost;
    épandeur à engrais; grattoir à glace; gratte à glace; pic à glace; pelle à glace; pic à pommes de terre;
    fourche à patates; crochet à patates; outil de jardin; outils de jardinage; outils de jardin;
    vrais outils de jardin; perche à fruits; peigne à bleuets; peigne à bleuet; râteau à bleuets; pince à déchets;
    pique à déchets; pic à déchets; faux à foin; fourche de métal; râteau en métal; râteau à dents de métal`,
  'power-tool': `
    outil électrique; outil à batterie; outil à moteur; outil motorisé; outil pneumatique; scie électrique;
    scie ronde; scie circulaire; scie sauteuse; banc de scie; scie à ruban; scie à onglet électrique;
    scie à chaîne; tronçonneuse; chainsaw; perceuse électrique; perceuse sans fil; drill électrique; visseuse;
    sableuse; ponceuse; sableuse à bande; sableuse orbitale; ponceuse orbitale; sableuse à disque; meuleuse;
    touret à meuler; meuleuse d’angle; dremel; outil rotatif; outil oscillant; défonceuse; raboteuse; tour à bois;
    tour à métal; cloueuse; cloueuse pneumatique; cloueuse à air; nail gun; agrafeuse pneumatique;
    agrafeuse électrique; compresseur à air; pistolet à clous; fusil à clous; pistolet à peinture;
    pistolet à air chaud; décapeur thermique; poste à souder; marteau-piqueur; marteau piqueur;
    marteau perforateur; jackhammer; clé à chocs; impact driver; tondeuse à gazon; tracteur à gazon;
    tracteur tondeuse; coupe-bordure à essence; weed eater; débroussailleuse; taille-haie électrique;
    souffleur à feuilles; souffleuse à neige; rotoculteur; fendeuse à bûches; fendeuse hydraulique;
    déchiqueteuse à branches; broyeur à branches; laveuse à pression; pressure washer; aspirateur d’atelier;
    shop vac; graveur laser; découpeuse laser; tarière à moteur; génératrice; scie à béton; carrelette;
    scie à céramique; four à céramique; tour de potier électrique; tondeuse à cheveux;
    grinder; perceuse à percussion; drill; gun à clous; brocheuse pneumatique; compresseur; scie mécanique; tondeuse;
    coupe-bordure; taille-haie; fendeuse; fendeuse à bois; motoculteur; plane électrique; dégauchisseuse`,
  'sewing-needle-pin': `
    aiguille; aiguille à coudre; aiguille de couture; aiguille à laine; aiguille à tapisserie; aiguille à repriser;
    aiguille à broder; aiguille à bout rond; grosse aiguille; aiguille pointue; aiguille de machine à coudre;
    aiguille à tricoter; broche à tricoter; broche à tricot; aiguille circulaire; aiguille à feutrer;
    aiguille à feutrage; feutrage à l’aiguille; feutrage à sec; poinçon à feutrer; aiguille à punch; punch needle;
    poinçon à broder; alène; aiguille à cuir; aiguille à matelas; aiguille courbe; aiguille à injection;
    aiguille médicale; aiguille de seringue; aiguille à perles; aiguille à enfiler; épingle; épingle droite;
    épingle à tête; épingle à tête ronde; épingle de couturière; épingle à couture; épingle de nourrice;
    épingle à couche; épingle de sûreté; épingle à ressort; épingle à chapeau; épingle à cravate;
    épingle à cheveux; pince à cheveux pointue; coussin à épingles; pelote à épingles; pelote d’épingles;
    boîte à couture; panier à couture; coffret de couture; trousse de couture; broche de veston; broche à bijou;
    épinglette; macaron à épingle; badge avec épingle; punaise; punaise à babillard; push pin; thumbtack;
    carte de babillard punaisée; coudre un bouton; broder; broderie; point de croix; enfiler l’aiguille;
    piquer avec une épingle; poinçonner une image; activité de poinçon; piquage montessori; piquage à l’épingle;
    percer un œuf à l’aiguille; vider un œuf à l’aiguille; percer un ballon à l’épingle;
    éclater un ballon avec une épingle; pointe de compas; insecte épinglé; épinglage d’insectes;
    épingle entomologique; aiguille de plastique à coudre; aiguille à coudre en plastique; coudre à l’aiguille;
    boucle d’oreille à crochet; cure-dent de bois;
    crochet à tricoter; découseur; découd-vite; pique-fleurs; pointe à tracer; cure-pipe dénudé; barbelé;
    broche piquante; seringue; lancette; autopiqueur; carte perforée`,
  'peeler-grater': `
    éplucheur; éplucheur à patate; éplucheur à légumes; éplucheur à patates; couteau éplucheur; couteau économe;
    éplucheur en y; pèle-patate; pèle-pomme; pèle-légume; pèle-carotte; pèle-pomme à manivelle; vide-pomme;
    coupe-pomme; tranche-pomme; éplucher des carottes; éplucher des patates; éplucher une pomme; peler une carotte;
    peler des pommes de terre; râpe à fromage; râpe à carottes; râpe à légumes; râpe à quatre côtés; râpe à main;
    râpe fine; râpe microplane; microplane; zesteur; râpe à citron; râpe à gingembre; râpe à muscade;
    râpe en métal; râpe rotative; moulin à fromage; râpe mouli; râper des carottes; râper du fromage;
    râper du savon; râper des crayons de cire; râper du chocolat; râper une betterave; râper de la craie;
    zester un citron; tranche-légume; tranche-concombre; spiraleur; spiralizer; spiraliseur; coupe-julienne;
    presse-ail; casse-noisette; dénoyauteur; dénoyauteur à cerises; dénoyauteur à olives; équeuteur à fraises;
    cuillère parisienne; cuillère à melon; tranche-œuf; coupe-œuf; coupe-frite; hachoir manuel; hachoir à oignon;
    moulin à viande; ouvre-boîte; ouvre-canne; ouvre-bouteille; tire-bouchon; taille-crayon de métal`,
  'hole-punch-stapler': `
    agrafeuse; brocheuse; brocheuse de bureau; brocheuse électrique; brocheuse murale; agrafeuse murale;
    agrafeuse à pression; agrafeuse électrique; agrafeuse à bois; fusil à broches; fusil à agrafes;
    pistolet à agrafes; pistolet agrafeur; staple gun; brocheuse à bois; agrafeuse sans agrafe;
    brocheuse sans broche; dégrafeuse; dégrapheuse; ôte-agrafe; enlève-agrafe; arrache-broche; agrafe;
    broche de brocheuse; agrafer; agrafer des feuilles; brocher les feuilles; perforatrice; perforeuse;
    perforatrice à papier; poinçon à papier; poinçonneuse; pince à trous; poinçon à trous; poinçon à un trou;
    perforateur à un trou; poinçon trois trous; perforatrice à trois trous; poinçon à motifs;
    perforatrice décorative; perforatrice à formes; punch à papier; poinçon en forme de cœur; perforatrice fiskars;
    perforatrice de bordure; crop-a-dile; pince à œillets; œilleteuse; pose-œillet; pose-rivet; riveteuse;
    pistolet à rivets; perforeuse à cuir; poinçon à cuir; pince emporte-pièce; poinçonner; trouer du papier;
    faire des trous dans le papier; relieuse à spirale; attache-parisienne; attache à tête ronde;
    machine à macarons; machine à badges`,
  'glass-object': `
    bocal en verre; pot en verre; pot mason; pot masson; pot de confiture; pot de bébé en verre;
    pot de purée en verre; petit pot en verre; bouteille en verre; bouteille de verre; bouteille de bière;
    bouteille de vin; cruche de verre; carafe en verre; coupe à vin; coupe en verre; vase en verre; bol en verre;
    bol pyrex; pyrex; plat pyrex; plat en vitre; tasse en verre; tasse à mesurer en verre; assiette de verre;
    assiette en porcelaine; vaisselle en porcelaine; vaisselle en vitre; vaisselle de céramique; soucoupe;
    théière de porcelaine; service à thé en porcelaine; boule de noël en verre; boule de noël en vitre;
    ornement de verre; boule de neige en verre; sphère en verre; bille de verre; billes de vitre; gemme de verre;
    perle de verre; pierre de verre; verre de mer; verre poli; verre dépoli; tesson de verre; éclat de verre;
    morceau de verre; morceau de vitre; vitre cassée; vitre brisée; verre cassé; verre brisé; bouteille cassée;
    éclat de vitre; ampoule de lumière; ampoule grillée; fluocompacte; tube fluorescent; tube de néon;
    éprouvette en verre; erlenmeyer; fiole en verre; compte-goutte en verre; thermomètre en verre;
    lame de microscope; lamelle de microscope; lame de verre; cadre avec vitre; cadre photo en vitre;
    vitre de cadre; plaque de verre; plaque de vitre; table en vitre; table de verre; porte de verre;
    aquarium en verre; terrarium en verre; cloche de verre; cloche en verre; lampe en verre; globe de lampe;
    globe de verre; lanterne en verre; photophore en verre; chandelier en verre; prisme en verre; loupe en verre;
    bouteille de parfum en verre; bouteille de vernis; salière en verre; bocal à poisson; sablier en verre;
    mosaïque de verre; tuile de verre; céramique cassée; assiette cassée; vaisselle cassée; rince-doigts en verre;
    carillon de verre; xylophone de verres d’eau; verre d’eau musical; bouteilles musicales; bille de vitre;
    pot en vitre; verre en vitre; verre à boire en vitre; tesson de bouteille; fenêtre cassée; aquarium en vitre;
    vase en vitre`,
  'mirror-glass': `
    miroir; miroir de verre; miroir en verre; miroir en vitre; vrai miroir; petit miroir; miroir à main;
    miroir de poche; miroir de sacoche; miroir de maquillage; miroir grossissant; miroir concave;
    miroir de salle de bain; miroir mural; miroir sur pied; grand miroir; miroir au sol; miroir de sol;
    miroir sur le plancher; miroir de plancher; miroir non fixé; miroir appuyé au mur; miroir décoratif;
    vieux miroir; miroir antique; miroir cassé; miroir brisé; miroir craqué; miroir fêlé; éclat de miroir;
    morceau de miroir; bout de miroir; miroir à bord coupant; miroir sans cadre; tuile miroir; tuile de miroir;
    tuiles miroirs; carreau miroir; mosaïque de miroir; boule à facettes; boule miroir; miroir d’auto; rétroviseur;
    miroir de vélo; miroir d’armoire; porte miroir; garde-robe miroir; miroir de poudrier; miroir triangulaire;
    prisme miroir; triangle de miroirs; miroir triptyque; kaléidoscope en verre; périscope avec miroir;
    plateau miroir; plateau de miroir; centre de table miroir; miroir de table lumineuse; miroir rond en vitre`,
  'metal-sharp': `
    couvercle de conserve; couvercle de boîte de conserve; couvercle de canne; boîte de conserve ouverte;
    canne de conserve; canne de soupe; canne de tomate; rebord coupant; rebord de métal; bord coupant;
    bord tranchant; arête coupante; coin coupant; languette de canette; languette de conserve; goupille de canette;
    cannette coupée; canette coupée; canette de liqueur; canette écrasée; canette d’aluminium; caps de bière; tôle;
    tôle coupante; feuille de tôle; retaille de tôle; tôle ondulée; feuille de cuivre à repousser;
    moustiquaire coupée; grillage à poule; broche à poule; broche carrée; broche à clôture; broche à foin;
    clôture de broche; clôture frost brisée; barbelé; broche barbelée; fil barbelé; fil de fer barbelé; fil de fer;
    fil de fer coupé; fil de cuivre; fil de laiton; bout de broche; bout de fil de fer; leurre à pêche;
    triple hameçon; lame de métal; retaille de métal; copeau de métal; limaille de métal; laine d’acier;
    tampon à récurer; ressort cassé; ressort de matelas; antenne d’auto; broche à brochette; brochette de métal;
    broche à bbq; tige d’armature; barre d’armature; rebar; piquet de fer; bavure de métal; morceau de ferraille;
    ferraille; retaille d’aluminium; plat d’aluminium coupé; bord d’assiette d’aluminium; bord de gouttière;
    angle de fer; emporte-pièce en métal; coupe-biscuit en métal; crampons à glace; étoile de shuriken;
    fléchette de métal; canne de conserve ouverte; boîte de conserve au bord coupant`,
  'rusty-thing': `
    rouillé; objet rouillé; métal rouillé; clou rouillé; clous rouillés; vis rouillée; boulon rouillé;
    outil rouillé; pelle rouillée; râteau rouillé; ciseaux rouillés; couteau rouillé; hache rouillée;
    scie rouillée; tôle rouillée; canne rouillée; boîte de conserve rouillée; boîte rouillée; chaudière rouillée;
    seau rouillé; baril rouillé; chaîne rouillée; clôture rouillée; broche rouillée; barbelé rouillé; fil rouillé;
    fil de fer rouillé; grille rouillée; grillage rouillé; barre rouillée; poteau rouillé; vélo rouillé;
    tricycle rouillé; brouette rouillée; glissade rouillée; balançoire rouillée; chaîne de balançoire rouillée;
    crochet rouillé; hameçon rouillé; ressort rouillé; épingle rouillée; aiguille rouillée; jouet rouillé;
    camion rouillé; camion tonka rouillé; tonka rouillé; auto rouillée; carcasse de char; carcasse d’auto;
    charrue rouillée; vieille ferraille; ferraille; tas de ferraille; cour à scrap; vieux clou; vieille vis;
    vieux clous; vieille tôle; vieux fer à cheval; fer à cheval rouillé; clé rouillée; cadenas rouillé;
    penture rouillée; charnière rouillée; poignée rouillée; casserole rouillée; chaudron rouillé;
    moule à muffin rouillé; poêlon rouillé; cuillère rouillée; ustensile rouillé; emporte-pièce rouillé;
    bidon rouillé; réservoir rouillé; tuyau rouillé; piquet rouillé; pièce rouillée; traverse de track;
    clou de chemin de fer; rouille; plein de rouille; teinture à la rouille`,
  'litter-found': `
    seringue usagée; aiguille de seringue; seringue par terre; aiguille usagée; matériel d’injection; mégot;
    mégot de cigarette; botche de cigarette; mégots dans le sable; bouteille cassée; bouteille brisée;
    tesson de bouteille; verre cassé; vitre cassée; éclat de verre; canette écrasée; canette de bière;
    bouteille de bière vide; bouchon de bière; capsule de bouteille; condom usagé; masque usagé; mouchoir usagé;
    kleenex usagé; couche souillée; serviette sanitaire; tampon hygiénique; pansement usagé; plaster usagé;
    coton-tige usagé; gomme par terre; gomme collée; vieille gomme; sac de crotte de chien; crotte de chien;
    caca de chien; crotte de chat; crotte de raton; sac de vidanges; fouiller dans la poubelle; dépotoir; détritus;
    ramasser les déchets; nettoyage des berges; nettoyage du parc; collecte de déchets; chasse aux déchets;
    pince ramasse-déchet; pique à déchets; objet trouvé par terre; trouvé par terre; ramassé par terre;
    trouvé dans la rue; pilule par terre; comprimé par terre; sachet de poudre; sachet inconnu;
    vapoteuse par terre; vape trouvée; briquet trouvé; pile trouvée; pile par terre; batterie trouvée;
    vis par terre; morceau de métal; fil à pêche oublié; filet abandonné; plastique brisé; jouet brisé abandonné;
    douille de cartouche; cartouche de fusil; amorce brûlée; pétard brûlé; reste de feux d’artifice;
    contenant inconnu; bouteille au contenu inconnu; bouteille d’urine; bidon abandonné; pneu abandonné;
    masque chirurgical par terre; gant de latex par terre; berge sale; seringue dans le parc; seringue souillée;
    canette par terre; déchet par terre; tesson de verre par terre; vomi par terre; déchet dans le fossé;
    capote usagée`,
  'nail-screw-sharp': `
    clou; petit clou; gros clou; clou à finir; clou de finition; clou à toiture; clou à bardeau; clou à béton;
    clou tordu; clou croche; clou qui dépasse; clou sorti; clou de palette; clou galvanisé; clou annelé; broquette;
    semence de tapissier; clou de tapissier; punaise; punaise à babillard; push pin; thumbtack; pointe de clou;
    brads de cloueuse; crampe à clôture; crampillon; agrafe à clôture; vis; vis à bois; vis à gyproc; vis à métal;
    vis à tôle; vis autoperceuse; vis autotaraudeuse; vis à béton; vis tire-fond; tire-fond; vis qui dépasse;
    vis sortie; vis dévissée; petite vis; boulon; boulon qui dépasse; écrou; washer de métal; rondelle de métal;
    goupille fendue; cotter pin; crochet à vis; crochet vissé; crochet à tasse; piton à vis; vis à œil;
    pointe de vis; bout de vis; écharde de bois; planche avec clous; planche à clous; bois avec clous; clous à nu;
    planche de palette; sac de clous; pot de clous; boîte de clous; bac de vis; tri de vis et boulons;
    trier des vis; pot de vis; vis et écrous; quincaillerie; clou dans la semelle; marcher sur un clou;
    plaque à clous; plaque-connecteur; bande de clous à tapis; tack strip; clou de track`,
  'mousetrap-trap': `
    piège à souris; trappe à souris; souricière; tapette à souris; trappe à rats; piège à rats; piège collant;
    colle à souris; plaque collante à souris; piège à glu; glue trap; trappe victor; trappe tomcat;
    station d’appât; boîte d’appât; appât à rat; appât à souris; trappe à mulots; piège à mulots; piège à taupes;
    trappe à taupe; trappe à siffleux; trappe à marmotte; cage trappe; cage-trappe; havahart; trappe vivante;
    piège vivant; cage à raton; trappe à raton; collet à lièvre; collet de broche; fil à collet; tendre un collet;
    collets à lièvre; piège à lièvre; piège à patte; piège à mâchoires; trappe à ours; trappe à castor; conibear;
    piège conibear; trappe de trappeur; piégeage; ligne de trappe; tendre une trappe; poser des pièges;
    piège à guêpes; piège à mouches; papier à mouches; ruban tue-mouches; collant à mouches; piège à fourmis;
    trappe à fourmis; piège à coquerelles; trappe à coquerelles; piège à punaises; piège à insectes;
    trappe à insectes; trappe à homard; nasse à ménés; piège à ménés; verveux; appât empoisonné; piège à ressort;
    ressort de piège; trappe à renard`,
  'weapon-toy': `
    fusil jouet; fusil en plastique; fusil de plastique; fusil en bois; fusil en lego; faux fusil; fusil à l’eau;
    fusil à eau; pistolet à eau; pistolet à l’eau; super soaker; arrose-fusil; pistolet jouet;
    pistolet en plastique; pistolet à pétards; pistolet à amorces; pistolet à ventouses; fusil à ventouses;
    pistolet à billes d’eau; orbeez gun; fusil orbeez; gel blaster; fusil à bulles; pistolet à bulles; fusil nerf;
    pistolet nerf; blaster nerf; balle nerf; fléchette nerf; fléchette de mousse; fusil de cow-boy; revolver jouet;
    mitraillette jouet; bazooka jouet; canon jouet; fusil laser jouet; laser tag; épée; épée en mousse;
    épée de mousse; épée en plastique; épée en bois; épée de bois; épée en carton; épée de pirate; sabre laser;
    sabre en plastique; sabre jouet; sabre de pirate; lightsaber; dague en plastique; poignard jouet;
    couteau jouet; couteau de caoutchouc; bouclier en carton; bouclier en mousse; arc jouet; arc et flèches;
    arc en mousse; arc à ventouses; arc en branche; arc fait maison; flèche à ventouse; flèche en mousse;
    flèche de bois; arbalète jouet; lance en mousse; lance en carton; trident en plastique; hache en mousse;
    hache en plastique; hache de viking jouet; marteau de thor en mousse; massue de mousse; bâton de ninja;
    nunchaku en mousse; étoile de ninja en mousse; shuriken en papier; catapulte; catapulte en bâtons de popsicle;
    catapulte de bâtonnets; tire-pois; sarbacane; sarbacane de paille; bâton fusil; fusil imaginaire;
    doigt en pistolet; jouer à la guerre; jouer au fusil; jouer aux cow-boys; jeu de guerre; combat d’épées;
    bataille d’épées; bataille de sabres; bataille de pool noodles; épée en nouille de piscine; nouille de piscine;
    bataille de bâtons; menottes jouet; bombe imaginaire; grenade jouet; fléchettes magnétiques;
    fléchette à velcro; jeu de dards velcro`,
  'weapon-real': `
    fusil de chasse; carabine; calibre 12; calibre 22; carabine .22; arme à feu; revolver; revolveur; mitraillette;
    mitrailleuse; carabine à plomb; fusil à plomb; fusil à air comprimé; carabine à air; bb gun; airsoft;
    paintball; fusil de paintball; plomb de carabine; balle de fusil; balle de carabine; cartouche de fusil;
    cartouche de chasse; douille de balle; douille vide; munition; poudre à fusil; arc de chasse; vrai arc;
    arc à poulies; arc à flèches de chasse; flèche de chasse; pointe de flèche en métal;
    pointe de flèche en pierre; arbalète; carreau d’arbalète; tir à l’arc; fusil à harpon; jeu de dards; fléchette;
    fléchettes en métal; jeu de fléchettes; lawn darts; fléchettes de jardin; couteau de chasse; poignard; dague;
    épée de métal; vraie épée; katana; katana de métal; baïonnette; matraque; taser; pistolet électrique;
    poivre de cayenne; gaz poivre; poivre à ours; poing américain; coup-de-poing; nunchaku;
    étoile de ninja en métal; shuriken en métal; couteau à lancer; lance-pierre; slingshot; sarbacane à aiguilles;
    grenade; grenade désamorcée; dynamite; fusée de détresse; chasse à l’orignal; chasse au chevreuil;
    visite d’un policier avec son arme; ceinture de policier avec arme; démonstration de tir; salle de tir;
    coffre à fusils; armoire à fusils; cabinet à armes; mousquet; canon de reconstitution; poudre noire;
    vrai fusil; vrai pistolet; fusil de calibre 12; arme blanche; arme de chasse; chasse au fusil; fusil à pompe;
    pellet gun; pointes de flèche; douille; machette; shuriken; étoile ninja; pistolet; tire-roche; tire-pois;
    sarbacane; darts; tomahawk; harpon; piège à ours; piège à castor; conibear`,
  'toy-tool': `
    outil jouet; outils jouets; outils de plastique; outils en plastique; outils en bois jouets; outils en bois;
    outils en mousse; coffre à outils jouet; coffre à outils en plastique; coffre d’outils fisher-price;
    boîte à outils jouet; établi jouet; établi fisher-price; banc d’outils jouet; établi en plastique;
    banc à marteler; banc à marteler en bois; banc de clous en bois jouet; marteau de plastique;
    marteau en plastique; marteau jouet; marteau en bois jouet; petit marteau de bois; maillet jouet;
    maillet de plastique; scie de plastique; scie en plastique; scie jouet; égoïne jouet; tournevis jouet;
    tournevis de plastique; tournevis en plastique; clé de plastique; clé anglaise en plastique; clé jouet;
    perceuse jouet; perceuse en plastique; drill jouet; drill en plastique; pince en plastique; vis en plastique;
    boulon en plastique; vis de bois jouet; écrou en plastique; écrou en bois jouet; clou en plastique;
    tableau à visser jouet; ceinture d’outils jouet; casque jouet; casque de construction jouet;
    casque de chantier jouet; pelle de plastique; pelle en plastique; petite pelle en plastique;
    râteau de plastique; râteau en plastique; râteau jouet; brouette jouet; brouette de plastique; arrosoir jouet;
    pelle pour enfant; balai pour enfant; tondeuse jouet; tondeuse à bulles; souffleuse jouet; souffleur jouet;
    scie à chaîne jouet; tronçonneuse jouet; ensemble d’outils fisher-price; outils black and decker jouet;
    outils melissa & doug; outils hape; outils djeco; outils en feutrine; outils en carton; outils dessinés;
    couteau à pâte à modeler; ciseaux jouet; rouleau à pâte à modeler; outils à pâte à modeler;
    aliments à couper en bois; fruits à couper velcro; nourriture à couper en velcro; cuisine jouet; four jouet;
    fer à repasser jouet; grille-pain jouet; aspirateur jouet; balayeuse jouet; trousse de docteur jouet;
    seringue jouet; stéthoscope jouet; marteau à réflexe jouet`,
  'safety-gear': `
    lunettes de protection; lunettes de sécurité; lunettes protectrices; lunettes de chantier;
    lunettes d’éclipse iso; gants de travail; gants de jardin; gants de jardinage; gants de cuir; gants de nitrile;
    gants jetables; gants de vaisselle; gants de caoutchouc; gants anti-coupure; gants anticoupures;
    gant de maille; mitaine de four; mitaines de four; gant de four; pot holder; casque de vélo;
    casque de sécurité; casque de construction; casque de chantier; casque de protection; casque de ski;
    casque de patin; casque de hockey; casque csa; casque protecteur; casque antibruit; coquille antibruit;
    protecteur d’oreilles; masque antipoussière; masque n95; masque chirurgical; protecteur facial; dossard;
    dossard réfléchissant; veste réfléchissante; bande réfléchissante; brassard réfléchissant; veste de sécurité;
    tablier de cuir; bottes à cap d’acier; bottes de travail; souliers fermés; chaussures fermées;
    chaussures antidérapantes; crampons à glace; genouillère; coudière; protège-poignet; protège-tibia;
    protège-dent; gilet de sauvetage; veste de flottaison individuelle; vfi; harnais de sécurité;
    ceinture de sécurité; barrière de sécurité; clôture de sécurité; cache-prise; loquet de sécurité;
    tapis de chute; tapis de réception; matelas de réception; cône de sécurité; trousse de premiers soins;
    extincteur; détecteur de fumée; avertisseur de fumée; avertisseur de co; détecteur de monoxyde;
    couverture ignifuge; chaudière d’eau; seau d’eau à côté du feu; chaudière de sable; filet moustiquaire;
    manchon de doigt; guide-doigts; protège-doigts; chaperon à doigts; casque bien attaché; gants de protection;
    masque de protection; visière de protection; tablier de protection; harnais de poussette attaché;
    porter un casque; porter le casque; mettre son casque; porter des gants; mettre des gants;
    porter des lunettes de protection; bouchons antibruit`,
  'real-tool-measures': `
    un adulte par enfant; un adulte pour un enfant; 1 pour 1; ratio un pour un; ratio 1 pour 1;
    un enfant à la fois; accompagné d’un adulte; toujours avec un adulte; sous supervision directe;
    sous surveillance directe; sous surveillance constante; surveillance constante; supervision constante;
    surveillance étroite; supervision étroite; surveillance rapprochée; sous la supervision de l’éducatrice;
    supervisé par l’éducatrice; supervisée par un adulte; adulte à portée de main; à portée de main de l’adulte;
    main par-dessus main; l’adulte tient l’outil; l’adulte tient la scie; l’éducatrice tient la perceuse;
    tenu par l’adulte; manipulé par l’adulte; seulement l’adulte; l’adulte seulement; l’éducatrice seulement;
    l’éducatrice coupe; l’adulte coupe; coupé par l’adulte; coupé d’avance; coupé à l’avance; prédécoupé;
    prédécoupée; précoupé; préparé par l’adulte; préparé d’avance par l’adulte; percé d’avance; pré-percé;
    prépercé; trous déjà percés; déjà percé par l’adulte; perçage fait par l’adulte; démonstration de l’adulte;
    l’éducatrice fait la démonstration; outil compté; outils comptés; compter les outils; ciseaux comptés;
    clous comptés; compter les clous; aiguilles comptées; compter les aiguilles; compter les vis;
    compté avant et après; compté au début et à la fin; compter au retour; inventaire des outils; plateau d’outils;
    plateau compté; outil rangé après usage; outil rangé hors de portée; rangé hors de portée; hors de portée;
    hors de portée des enfants; hors de la portée des enfants; gardé hors de portée; sous clé; rangé sous clé;
    gardé sous clé; armoire verrouillée; coffre barré; armoire barrée; cabinet verrouillé; barré à clé;
    gaine sur la lame; lame rangée dans la gaine; outil dans son étui; pièce fixée dans l’étau;
    bois serré dans l’étau; tenu par un serre-joint; fixé avec une serre; clou déjà amorcé;
    clou amorcé par l’adulte; clou pré-planté; clou tenu avec une pince; clou tenu dans une éponge;
    pince à linge pour tenir le clou; outil à la taille de l’enfant; deux enfants à la fois; deux enfants maximum;
    trois enfants maximum; zone de travail délimitée; ligne à ne pas franchir; assis pour couper;
    on ne marche pas avec l’outil; on marche pointe vers le bas; lunettes obligatoires;
    lunettes de protection portées; gant sur la main qui tient; un outil à la fois; un seul outil; un seul couteau;
    un seul marteau; éteint et rangé; outil inspecté; lame vérifiée; passer l’aimant; passer l’aimant après;
    ramasser tous les clous; aucun clou laissé`,
  'everyday-safe-object': `
    crayon de bois; crayon de couleur; crayon à colorier; gros crayon; papier; feuille de papier;
    papier construction; papier brun; papier kraft; papier journal; papier de soie; papier crêpe; carton;
    boîte de carton; boîte de souliers; boîte d’œufs; boîte de céréales; rouleau de carton; rouleau d’essuie-tout;
    rouleau de papier de toilette; tube de carton; livre; livre d’images; livre cartonné; album; imagier;
    livre en tissu; casse-tête; casse-tête en bois; jeu de société; jeu de mémoire; jeu de cartes; loto;
    blocs de bois; gros blocs; blocs de mousse; duplo; mega bloks; tour à empiler; gobelet empilable;
    anneaux à empiler; bloc en tissu; couverture; drap; drap contour; doudou; coussin; serviette; débarbouillette;
    serviette de plage; toutou; peluche; poupée; poupée de chiffon; marionnette; marionnette à doigt;
    marionnette à main; déguisement; chapeau de déguisement; dînette; vaisselle de plastique;
    nourriture en plastique; aliments en bois; petite cuisine; caisse enregistreuse jouet; auto jouet;
    camion jouet; gros animaux de plastique; animaux de ferme; dinosaure en plastique; tapis; tapis de jeu;
    tapis de gym; matelas; parachute de jeu; cerceau; ballon mou; ballon de plage; balle de mousse; balle de tissu;
    poche de sable; sac de fèves cousu; quille de plastique; quilles en mousse; tunnel de jeu; tipi; tente de jeu;
    petite table; chevalet; tableau à craie; ardoise; panier; panier d’osier; pelle de plastique;
    entonnoir de plastique; tasse à mesurer de plastique; bol de plastique; gobelet de plastique; cuillère de bois;
    cuillère de plastique; spatule de silicone; passoire de plastique; bac à sable; éponge; pinceau; gros pinceau;
    rouleau à peinture; tambour; maracas; hochet; grelot cousu; affiche; photo; photo plastifiée; carte image;
    pictogramme; calendrier; tableau de feutrine; tableau de flanelle; feutrine; boîte à lunch; tuque; mitaine;
    sac en papier; sac de papier; assiette de carton; assiette en carton; verre de carton; nappe; napperon; balai;
    porte-poussière; petit balai; loupe en plastique; globe terrestre; carte géographique; tapis de yoga;
    bloc de construction; bloc de bois; blocs géants`,
  'art-material-safe': `
    crayon de cire; crayons de cire; gros crayon de cire; crayola; crayon de cire lavable; crayon-feutre lavable;
    feutre lavable; crayon lavable; marqueur lavable; gros feutre; gros marqueur lavable; crayon de bois;
    crayon de couleur; crayon twistable; twistables; crayon triangulaire; crayon aquarelle; crayon gel lavable;
    pastel à l’huile; pastel non toxique; craie de trottoir; craie sans poussière; grosse craie;
    crayon pour le bain; crayon de bain; gouache lavable; gouache; peinture à doigts; aquarelle; peinture lavable;
    gouache en bâton; tampon encreur lavable; tampon lavable; encre lavable; étampe en mousse; étampe;
    colle blanche; colle lavable; colle non toxique; pâte à modeler; play-doh; pâte à modeler maison;
    argile naturelle; argile humide; plasticine; model magic; sable cinétique; papier construction;
    papier cartonné; papier de soie; papier crêpe; papier d’emballage; papier journal; papier brun; papier kraft;
    papier ciré; papier parchemin; papier calque; papier à dessin; papier aquarelle; papier recyclé; carton ondulé;
    carton; bristol; carton plume; feutrine; feutre en feuille; gros ruban; gommette autocollante; ruban-cache;
    washi tape; ruban à masquer; bâton de popsicle; bâtonnet de bois; abaisse-langue; rouleau de carton;
    rouleau de papier de toilette; boîte d’œufs; assiette de carton; sac de papier; filtre à café;
    napperon de papier; doily; papier essuie-tout; essuie-tout; éponge; pinceau; gros pinceau; pinceau mousse;
    rouleau à peinture; rouleau de mousse; pochoir de plastique; chevalet; tablier de peinture; canevas;
    certifié ap; sceau ap; acmi; conforme astm d-4236`,
  'musical-instrument': `
    instrument de musique; tambour; tambourin; tam-tam; djembé; bongo; conga; caisse claire; tambour océan;
    tambour à main; tambour amérindien; tambour autochtone; teueikan; grosse caisse; batterie de musique;
    batterie pour enfant; drum à batterie; baguette de tambour; maraca; œuf sonore; œuf musical; œufs maracas;
    shaker; hochet; hochet musical; grelot; bracelet de grelots; grelots de poignet; bâton de grelots; clochette;
    cloche à main; cloche musicale; clochette de couleur; cloche à vache; carillon éolien; triangle musical;
    cymbale; petites cymbales; cymbalettes; gong; claves; bâtons rythmiques; bâton de rythme; bâton de pluie;
    bloc de bois musical; woodblock; guiro; guïro; castagnette; cuillères de bois musicales; cuillères musicales;
    cuillère à musique; xylophone; métallophone; glockenspiel; marimba; vibraphone; balafon; lames sonores;
    boomwhackers; tuyaux sonores; bols tibétains; bol chantant; kalimba; piano à pouces; sanza; piano; piano jouet;
    piano d’enfant; piano à queue; clavier électronique; synthétiseur; accordéon; accordéon jouet; concertina;
    harmonica; musique à bouche; ruine-babines; flûte à bec; flûte traversière; flûte de pan; pipeau;
    sifflet à coulisse; flûte à coulisse; kazoo; mirliton; ocarina; appeau; appeau à canard; mélodica; clarinette;
    saxophone; hautbois; trompette; trompette jouet; trombone à coulisse; cor français; clairon; flûte de papier;
    vuvuzela; guitare; guitare jouet; guitare d’enfant; guitare classique; guitare électrique; ukulélé; ukulele;
    banjo; mandoline musicale; violon; violon jouet; violoncelle; contrebasse; guimbarde; cabasa; cajon; caxixi;
    tambourin à grelots; tambourin à main; vibraslap; flexatone; boîte à musique; chaudron-tambour;
    casserole et cuillère de bois; batterie de casseroles; chaudière tambour; tambour de canne;
    tambour de chaudière; tambour maison; maracas maison; shaker maison; bouteille sonore; bouteille musicale;
    guitare d’élastiques; guitare en boîte de mouchoirs; instruments maison; instruments recyclés; tapis piano;
    triangle de musique; jouer du triangle; cloche de musique; sonner la cloche; clavier musical;
    batterie de percussion; flûte en bois; petit carillon; tuba de fanfare; drum pour enfant;
    instrument de percussion; percussion`,
}
