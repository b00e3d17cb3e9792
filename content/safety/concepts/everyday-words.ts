/**
 * Everyday words by what they are or do, as people type them, so that what is learnt of one holds for the others.
 * Kind -> words.
 */
export const EVERYDAY_WORDS = {
  face: `
    visage face figure nez bouche yeux oeil lèvre lèvres langue dent dents joue joues narine gencive front menton bec
    gueule palais cil paupière moustaches sourcils museau clin groin frontal iris souriez zyeux facing embrassez
    luette orthodontie aronche grimacer cligner buccal édenté écarquille barbue moucher googly dantition froncer
    congestionné bâillait souriante clignent sourciller borgne bajoues griamce grimaçant moue joufflu souriait
    incisives buccale barbiche clignez bouhce barbu sourient labial profil dentier cernes facial frimousses nasales
    fronce binette fronçant émail bâillonne bassinet simagrées naseaux barbichette truffes nasal mouah tongue orbite
    dentaire bâillent mouchage yeule mâchoire molaires mimiques bise pif fard grimace barbe épiler cligne ride baboune
    babines mine bisous bâille embrasser dentition pommettes bouille`,
  neck: `
    cou gorge nuque collet gosier égorge gorgoton étrangle étrangler lanyard pende étouffement jugulaire rauque
    encolure col écharpe bavoir cravate`,
  head: `
    tête crâne cheveux oreille oreilles caboche chignon couette coiffure coiffe bigoudis coiffer peigner cerveau
    tempes postiche dépeigne hochez décoiffer cervelle rastas échevelé frisettes oreillettes défrise décoiffe coiffant
    frisent hoche coiffez hochant chevelu blonds décapite ébouriffer frisous dodeline chapeauter toupet chauve natte
    lobe coiffeur perruque`,
  trunk: `
    ventre dos poitrine épaule épaules taille hanche bedaine torse flanc corps côte estomac adossent ventrale hanhces
    tummy entrailles thoracique poitrail thorax mamelles croupe crampé entrejambe pelvienne buste épalues belly
    piggyback popotin toutoune panse sein diaphragme fesses cul reins bedon chest omoplates bronches ventral nombril
    dorsal`,
  limb: `
    main mains bras jambe jambes pied pieds genou genoux coude coudes doigt doigts orteil orteils poignet cheville
    talon mollet cuisse paume poing pouce ongle aisselle menotte patte pattes membre tibias manicure auriculaire
    agenouillent tentacules fingers agenouillant jointures fléchis annulaire handshake applaudiront rotules gauchère
    phalange mimines radiale biceps tendon accouder palmaire hand accoudés talonpan cuticules manuelle latéralité cors
    fléchies droitiers petons ginou ailes gaucher ballants`,
  baby: `
    bébé poupon poupons nourrisson nouveau-né rampant rampants marcheur trottineur trottineurs pouponnière sucettes
    naissance baby trotteurs naître bumbo trottineux allaite naissent maternité ombilical poupounière emmaillotement
    tummy dallaitement régurgitation babil grossesse emmaillotez emmaillotage graco babillant toddler naclle
    toutpetits antirégurgitation mordillables gazouillait plagiocéphalie tutute peekaboo babille tétée pablum amauti
    téteux isomil maternage swaddleme gymini maternisé rampeurs pampers prématuré grenouillère mamama biberonner
    evenflo maternel marcheuse minigo hochet carrosse couffin lange babyphone allaitement tétine biberon langer
    marchette landau éveil dentition emmailloté crèche moïse régurgite`,
  child: `
    enfant enfants ami amis petit petits grand grands garçon fille copain copine groupe gang équipe élève camarade flo
    frère soeur cousin cousine ptits enfance jeunes partenaire aînée éclaireurs louveteaux débutants baigneurs
    siesteurs pitchounes trâlée friends loulou clans compagnon coéquipier enafnts multiâge cadet orphelin toddler bibi
    toutpetits trisomique potes chéri petis préscolaires gamins étudiants recrue adversaires intergroupe cégépien
    timaille jeunesse meneux fripouille lenfant binôme moussaillons goaleurs prématernelle autisme autiste lapinoutte
    décloisonnement primaire complice finissant responsabilise titi marmaille cohorte déquipe besties innocente fiston
    apprenant gaillards fillette fratrie poupoune finissantes mordeur bambins équipière benjamine convives amie junior
    jumeaux gosse scouts ados team maternelle pensionnaire écoliers gars`,
  everyone: `
    chacun chacune chaque tous toutes monde ensemble personne ceux celui celle celles eux troupe commun rassemblement
    tlm peuple rassemblez everything collective chaqun communauté publique autrui regrouper touttte intergroupe
    collaborer ensemlbe association rassemblent décloisonnement people nation chaucn touous mutuellement collectif
    participatif tribu social réunis ribambelle solidaires groupez regroupement réunissez spectateurs habitants
    équipage campeurs tout foule gens bondé`,
  educator: `
    éducatrice éducateur adulte adultes moi je collègue stagiaire remplaçante responsable directrice gestionnaire
    animatrice animateur concierge cuisinière cuisinier cuistot ergo physio infirmière pompier sauveteur guide
    fermière fermier maîtresse professeure moniteur maître éduc professeur leducatrice infirmier maîtrise animer
    nourrice enseignante institutrice superviseure pompié éducatrcie enseigner adlte sauveteuse formatrice
    intervenantes étudiante pédagogie animera dadulte educatrisse directeur adlute suppléante enseignez ladulte
    éducatirce édcuatrice remplaçant accompagnateurs gardien prof ergothérapeute direction gardienne surveillant
    personnel mme monitrice accompagnatrice mesdames meneuse`,
  relative: `
    papa maman père mère parent parents mamie papi mémère pépère oncle tante mononcle matante voisin voisine marraine
    parrain chum blonde famille aînée nonno tatie veuve pôpa papy parenté pépé familial poupa autochtone tantines
    ancêtres doyenne conjoint yaya généalogique épouse mannmannan tata familiers aïeul âgée familiale défunt conjointe
    fratrie aïeule nonna patriarche germain maternel filleul mari neveu gendre grann aînés coloc tonton retraite nièce
    chsld`,
  stranger: `
    monsieur madame dame inconnu passant bénévole visiteur client chauffeur livreur chasseur trappeur ouvrier
    locataire homme proprio femme témoin innue berbère voyageuses haïtienne sénégalaise roumaine kidnapping turque
    mademoiselle égyptiens marocaine cambodgien habitante rescapé résidente marabout itinérant étrangleur vapoteur
    inuits fêtards promeneurs automobilistes pèlerin passagère entrepreneur ennemis anonyme autochtone importation
    mairesse cégépien chilien étranger tunisienne achalandé kabyle hawaïens sénégalais badauds chilienne intrus
    demoiselle livreuse clientèle passante senhor touristes candidates locateur larrons invitant villageois untel
    libanais haïtien coréen touareg norvégien parisiens vieillard pauvresse marocain australien rimouskois inconnue
    cliente voyageur propriétaire visite passager public foule comité résidents messieurs gars marchand volontaire
    visiteuse gens mesdames`,
  give: `
    donner donne offrir offre distribuer distribue passer tendre tend remettre servir sert partager prêter fournir
    recevoir reçoit laisser apporter envoie servez confiez envoyez redonne échangez offrant troque tendant passe
    servent servi tendez offert prêtez envoyer sers distributrice redonner partageant répartit remettant donneront
    paient offrande administre remettra prêtent livrent donnait reçois payant resservir offrait attribuez paieras
    rebaille redonnez échanger distribution prêtant payez envoient dépenser gâte livrait prêteuse tendra transmettre
    transmis alimente passons serviront livrez assigné généreux retendre servit dotent accueillent serve envoi donnera
    pourboire prêterait commandite appâte fournit passerait hospitalité remettrez offrira accordez attribue prime
    répartissez rendrait récompenser bonus présentant servons transmettent accordent tende proposent cédez distribuent
    enverra nourrissez rendra transmet prêtais recevra répartissent cèdent vendu troc assigner vende alimenter servait
    jlaisse servie cède recevez fournis remet donnez remplacer changez acheter partagent paie payer tendent passera
    rendent paye laissera servant rendant renvoyaient partage rend proposer échange remettez envoyée livrer confier
    offrent rendez donnent lâchez reçoivent apportera distribuez troquer passent donnant apportez apportent remettent
    accorde offrez présente proposez offerte invitez rendre vend laissent confie échangent partagez`,
  take: `
    prendre prend pris attraper saisir empoigner ramasser cueillir piger choisir voler garder garde rattraper arracher
    décrocher gardent vol rattrape repris reprend ravoir pigent emprunter récoltent prenait choisira ramassait
    attraperont chiper kidnapping choisisse prit ramassera atteignent prenais capteront capte démêle empoigne
    rattrapent rattrapant démoulant saisie remplacera effeuillez saisissez adopte reprendra obtient pognent pigeant
    catch volait reprenne adoptez décrochez capturez capturer ramassons choisissant prendra approprier lattrape
    cueuille saisissent élit saisissant prélève obtenu rattrapera penant rattrapez récoltez quérir piocher happer
    gardant recueillez attrapera ceuillette prendrait volez récupérez prélever capturée recueillant prenons élisent
    obtenez choisit choisissez cueille prenne ramassant prennent pogner reprennent magasinent voleuse attrapait take
    happe reprendre choisie attrapez ramasse attrape choisi ramassent pige attrapent prenant gardez reprenez ramassez
    gardera cueillent cueillez prenez choisissent pogne accepter saisit`,
  put: `
    mettre met mis poser pose déposer placer installer accrocher coller fixer ajouter verser remplir glisser enfiler
    suspendre étendre laissez couvrir rangement étendez enfilez recouvre recouverte empilent rajoute ajoute posent
    déposez affichez plantez caler enfilent posant étalez piler calée alignent recouvrez réparties garnissent tapisser
    baliser application paqueter encastrer remettant redéposer insèrent replacent inclure ajoutera ajustant remettra
    mettrais fourrez enfouissez replacer tartinez calage rebrancher incruster entassent enchâssé rempotent déposera
    placement redépose empilade remiser lester semées arranger fixent posait jétale étalage remplacera cordent
    classeront posera enfilant raccrocher réservez replaque remballer loger tapissez rempoter étendant plaquez
    aménagez superposer disposition collons mettrait entrepose apposer mirent déposerai enligne placons enfouissent
    disposent plantant calent remettrez établit plaçant garnit insérer rajoutent déposant insérant fourrer
    positonnement lestez bourrez mette assoir recoller ajout dressez beurrent insérez regarnissez inversez metrte
    replaçant suspendant enfilaient introduisent plaquant enduire ficher rangeons répartissent accoter réserver
    enfourner enfournez mettront enfoncez réaménageons placeur enfiche dépose posez planter tartiner accrochent
    afficher garnir mettant appliquer étalent affichent insère posée étend remet installez rangez étendue étendent
    placent raccroche introduit repiquent draper déposons mettait recrocher mettent placez collez appliquée ajoutez
    remettez remplacez dispose empilez remis déposent enterrez alignez suspend étaler disposer plantent remettent
    suspendez dresser aligner reposez mettra fourre empile installe mise mettez habille étale empiler aligne enfourne
    installation replace installent disposez ajoutent replante`,
  takeaway: `
    retirer ôter enlever sortir sorti jeter jeté détacher débrancher ranger rangé serrer vider vidé démonter emporter
    rapporter remporter confisquer éloigner écarter retire détache retrait écartent ôte emporte ôtée relâche retirent
    remporte extraire désosser emportez sortiront éliminer épépine équeutons bannie relâchant déboîte emportent
    déraciné décoincée déterrer déclouées écartant délogeant dépiler emporterait décoincer retiriez sortait renvoyé
    remiser sortons sortit ressorte ressors déneiger démoulent débranchez ôtant effacent dégarnis décoincera arrachez
    égraine décousent dégainé dételés déplanter déplogue desserrez arrachant détachez décrochez séparent déprendre
    retirant raclent gommer retirera ôtent débarnché dépote déloge jettera débranchent déprend débarrasse démoulez
    dégonder bannir évacuer rejette gaspillage déshabiller extrayant recyc décollant dénuder décap exclues défet
    déshabillage exclut débarrasser extrait déblayée confisquée prélever rejet déplugger biffée dégarnit plumer
    emportant effacera sort décolle démouler enlevez sors écartez détachent décollons dépoter desservir égrainent
    rétracter dégagent lâche retirez dégagez ôtez déshabille libérez rapportez éloignent remballe décollez enlève
    épiler rangent enlèvent décroche videz décoller jetez jette décollent ordures ressortir jetables amovible rangeant
    décrochent`,
  open: `
    ouvrir ouvre ouvert ouverte déboucher dévisser déballer déverrouiller débarrer fendre fendu percer percé déchirer
    allume dévisse détache découvert aérer dénoue ouvrez délivrer déroulent libèrent réouverte déboutonner délier
    dépliez entrouvrez débouchent entrouvre ouvrons déclippe déploie décapsuleur rouverte déballant entrebâillez
    déverrouillé bâillant déployés ouvrante débouchant prépercé desserrez fendez déclipsé débloque bâillez ouvrit
    unboxing entrebâillement dévissez forer ouvreuse débouclent décosser dépliant éclosent déballage ouevrts descellée
    desserrer deboutonne déplier dénouer ouvrira aérée déchirez délivrent décroise dépêtrer débouche percent dévissent
    entrebâillée percez débloquer dérouler ouvrant réouvrir ajouré cratère débarrée desserre libérez déballé rouvrir
    délivre perçage entrouverte déroule écosse dégager rouvre démêler libère libérer déroulez battante ouvrent déplie
    rouvrez entrouvert décortiquer développe`,
  shut: `
    fermer fermé ferme refermer barrer barré barrée verrouiller cadenasser visser vissé clencher boucher sceller
    scellé bloquer clore zipper clipper rabat ferment cadenassé close renferme clipse referment referme clic tirette
    refermez rebouche antivol emprisonner abattant bouchant rebouchez refermable embarre couvecle bondon bouchent
    vissez calfeutrer rabattant brake bouhcon reobuché thermoscellés captif clipser vlecro calfeutrage rebarrer
    coincez barrez recouvrent revisser blocage raccrocher rabattez boutonnez recouvrant fermons clanche couvrire
    capuchonner capuchonnées enfermement resserrent barrent rebouchent loqueté reboucher fermera bouchera rabattre
    rabattue verrouillable scellage bouchez obturateurs bouchonnée replier boucler rebarrée emprisonnés capant
    prisonnière colmater feréme emprisonnez recalés hermétique capuchonnez vissée couverte loquet couvrez enclenche
    clapet condamné couvert cadenas couvre éteins condamner recouvert recouvrir fermant brider targette abrié cacheter
    abrille couvercle verrouillée bloque éteindre fermez revissé enfermer couvrent clippé remballe enfermé replié
    rabattu prison clos fermoirs repliez zip zippe verrou serrure clique zippée étanche clôturer barrure`,
  hold: `
    tenir tient tenu serrer serre retenir agripper soutenir porter appuyer cramponner poignée anse appui ajusté
    resserre adossée accotent serrant tienne caler tenons maintient adossent crampant tiendrez maintenir tenaient
    cramponne brandi supporter empoigne serrement handshake captif étreinte contenir pognent gardons manipulation
    soutiennent retienne cramponneur stabilisateurs brandie blotti brandit stabiliser agrippent maintenu gardait
    appuyant retenant callé jtiens adossez accoudés accotant coincerait soutenez tiendront tende retiennent retiens
    resserrer encastrés reteinr happer autobloquant interpose sangler supportent resserrez possède amortissent accoter
    ensevelis gardant dompte maîtriser stabilité retiendrait spotter contienne teniez dompter immobilisent appuyé
    retenue maintenue retenez agrippant appuie stable résiste brider tenais tenez tenant cale retient support soutenu
    tiennent préhension agrippe serrez retenu supporte tiendra gardez coincé utilise soutien pinçant gardera tiens
    tenue pogne contrôle soutenue soutient tenait`,
  up: `
    monter grimper escalader lever hisser soulever debout juché percher dessus haut haute sommet hauteur étage plafond
    remonter lèvent montant redresse remontent remontez soulève envole volante soulèvent relèvent montons montante
    grimpera relevant hautur supérieure debou ascension brandi pendez haussez redressement aplomb redressent embarquez
    levons érection cabre remontera montera hissant levage houp hausser brandie hausse brandit élèvent grimpait
    voltige planant envol surélever lift escaladent hissez dressez rebondisse montait élévateur retrousse envolera
    retrousser lèvera crinqué redressez soulèvera hooop deboute soulevons retroussez monte remonte montent levant hop
    levez relevait remontant hissent dressent relève relever superposé volent pendue dresse montez soulevez décollage
    dresser lève levée ascenseur hisse redresser`,
  down: `
    descendre tomber tombe chute dégringoler dévaler basculer renverser culbuter virer sauter saute bondir plonger
    lâcher sautent bond écroule retombent relâcher descendue renversent baisse descendent bascule relâche pencher
    atterrissage abaisse bondit baissant vacillent patatras bondi sautiller redescendu sautera chavire patapouf droppe
    relâchant affaissant redescendez descendra échappent renversant redescendant desente squat capoter down bondissant
    parchute lâchera redescende descendons sautons devalent basculante plongera redescendue flop baissent effondre
    fléchis retombant rabattant dégringole ploie sauterait chavirer atterrissent chancelant écroulement plongeant
    abaisser immersion culbute rabattez sautnt bondissent pendouille débarquez sautillent basculent effondrez sautoir
    penchait renversables bouncy abattus decendre vacillante descent cannonball calent déboulent virera tomberait
    effondrent affaisser vacillez trébuchement sautillantes abattues largue coulera trébuche trébuchez baissera tombez
    choir virent trébucher badaboum abaissent lâchant inclinent decend backflip atterri pendouillent échouent replonge
    gravité échouer tombera écroulent répandu affale tombant immergé saltos ornières sautaient effondrement tombait
    désarçonner descendait abaissez redescend baisser redescendre baissez atterrit penchent retomber penche saut
    retombe sautez renversez atterrir déboule atterrira redéboulent plouk déséquilibre larguez amerrissage bondissante
    fond descend lâche plonge pendent vire couler abat tombeau plongent descendu affaisse vacille bute descente
    sautant accroupissez rebondir rebondissent débouler tombent sauteur lâchent sautille plongeon incliner descendant
    descendez penchez descende rebondit échapper penchant sursauter redescendent plongez pirouette avalanche dévale`,
  low: `
    sol terre plancher tapis assis assise asseoir accroupi couché étendu bas basse matelas plat parterre dessous ras
    accroupir assoyez accroupie accroupit allongent lino asseyant aplani croupetons soubassement matlas rabaisse
    assied agenouillent souterrain assoyent squat placnher vautrer agenouillant tappis rasant assoye baissent asseois
    bronzette adosser abaisser allonger rasseoir assir enterrement agenouiller évache assoira rasante contrebas
    sassoit allongez agenouillez asseyez accroupissant savasana baissera parquet assoir carpette assoyant asis tatami
    sablette mattress paillasson allongera affale terrestre assoie assoient assois couchez carpet rassoit assoit base
    couchent agenouille assit plane faible aplatit sous`,
  fast: `
    courir courent course vite vitesse foncer filer élan galoper sprinter fort forte rapidement poursuite tag hâte
    dépêche filée zoup zzing pourchasse dépêchent élancer foncent presto courons zing galopent speedrun zoum grouiller
    agitation courait immédiat dépêcher zzzou chahut vitement pfuit turbulents trotter actif sprint excité filait
    vigoureux sonique devancer poursuit galopant impulsif déboulent filez poursuivi accourent agiles vigoureusement
    accourt accélérant sprinte dynamique brusque rapidité fuse accélérez sauvette accélèrent devance courront fast
    fringants endiablée filent accélération hâter vif express rapide accélère vive filante bolide élance`,
  slow: `
    doucement lentement doux douce calme tranquille marcher pas immobile lent ralentir ralentissent lambine calm
    sagement relax apaisent pacifique accalmie freinez slow calmantes lazy retarde délicatement sourdine mollo
    marchait méditative soigneusement tranquillité décompresse délicatesse paisible graduellement quiétude traînard
    freinent freinage lourdaud traînarde relaxer calmement précaution ralentissant lenteur bonace retarder ralentisse
    détend apaisant calment paresseux faiblit hygge ressourcement apaisement doucment vivable taise solennel dodeline
    tardait cahin calmez motus immobilité tranquillement ralenti sage apaiser silencieuse retardement lente ralentit
    ralentissez freiner silencieux freine`,
  push: `
    pousser bousculer tirer frapper taper cogner brasser secouer presser écraser tordre serrer pincer pousse brasse
    agite vibrer pressez secouant aplatir vibrant serrant enfoncer aplatissent remuent remuant tordent secoueront
    saccades hochez ébranlent poussait actionne enfoncent chassent pousseur agitez secoua renfoncer enfonçant
    repousser poussera repoussez brsase déloge agiter brusque bourrer tremblement refoulées brutal forçage pousseux
    vibrateur propulse plaquer enfoncez brassait agacent pression enfonce appuyé appuyez secouez push poussent
    repousse poussant repoussent poussoir secoue tassée dérange tord secouent appuient aplatis tassez presse
    bousculade poussez tire serrée`,
  around: `
    autour entourer attacher attaché nouer noué noeud enrouler entortiller ficeler lier boucle contournent pourtour
    encercle détourner enroulant dévier entourez contournera cerclage entourent attachent bordent repli enrouleront
    encadrent enlace enveloppons couvrant entoure contourner enroule contourne enroulent contournez alentour`,
  mouthed: `
    manger mange goûter goûte croquer mâcher sucer lécher licher avaler boire mordre téter mastiquer grignoter
    déguster gober suce grignote goûtent recrache mangez déguste ronge mastication morde liche boira boive sirote
    suçotez mordilant sucez prémâche vapoter papilles bâillon mâchouillant avalant bisoute croqe orajel baver aspirant
    baveux nicorettes gargarise embouchure mordillables licking crachent lèchera buccale mâchonnez léchons tutute
    rotent grignotent goûtant léchez mordillera tétant bzou téterait bâillonner dentier masticatoire crachage avalent
    buvant mâchouillent régale dysphagie croquez avalez mâchez slourp relèche dévorer dégustent grignotage biberonner
    lécheries goulée lape mordeur gargarisent mâche pipe orale succion salivent suçaient happe lèche avale sarbacane
    lèchent mâchonne suçote tétine mâchouiller mordille gruge mordillent pomme repas alimentation alimentaire déjeuner
    cracher`,
  breathe: `
    respirer souffler souffle sentir inspirer renifler haleine aspirer respirant bouffée fffff tousser pssss reniflant
    ventiler fiouuu soufflait soufflaient inhalothérapie aspiration soupirent éternuements essoufflement respirait
    aspirent cpap soufflage apnéique respir inspiration éternuer décompresse éternuons asthmatique essoufflé fouuu
    aspirant inspirent aspirez asthme soufflons concentrateur puff respirateur fouu pffffrrrt congestion sifflez
    psssht rotent atmosphère respirante respiratoire ffffou méditation bâillera hoquette asphyxie ranimer ffff
    regonfle expirent éventant gonflement ronflez pffft pshhh rote soupirant inspirant beurp soupirer diaphragme air
    soupir soufflet fff soufflez aspire soufflent gonflent soupire pantelant pfffou pfiou psht toussant bronches pfou
    siffler soupirez gonflez respire bâillement respirez soufflant apnée respirent expiration respiration gonfler
    cracher expirer`,
  look: `
    regarder regarde observer observe voir voit vois écouter compter nommer montrer pointer photo dessiner dessin
    raconter décrire parler deviner imiter montre écoute loupe visiter entendue vision guet télescope consulter
    constate montrez film visible démonstration guette cinéma lisent fixez vus visuel remarquez lisant feuilleter
    parcourez mira témoin admirer représenter verront hypnotisés comparant désigner détournez voyent observant
    regardera reconnaissable examiner cligner observatoire dessinera espionne verrez observons contemplation pointait
    écarquille admirez regardeurs perceptif clignent guettent relis reconnaissez internet ressemblance découvrez
    attentif montrera luit fixent curieuses éblouit vlogs voyais tivi aspect tournage capter documente voyiez
    montraient distinguez remontre relisent émerveiller périscope survole apercevoir visuelle documentaire guettez
    décrivant flasher revus affichant luire mirer hypnotisant télévisé relisons transparante scintiller voillant
    apparent binoculaire réécoutez éclairent clignez voyantes reproduit checke cheese aperçoit voyait consultez
    scintillent réfléchit constater éblouissement regaredr attentive fascinait démo mirent watchent checkent indiquent
    clignotez brillera imitera lira visibilité youtube fixement distinguent transparence remarquent filmant apparentes
    étudier tutoriel présentant revoit observateurs regardait aperçue reflétez contempler écoutons admirent peek épié
    examinez entendait relirez affût regardons contemple reflète voyons écouteras montrait aperçus regade spotter
    grossissement revoyant revoient jumelles distinguer écoutez explore lis écoutant feuillette relit signaux filmer
    photographier regard regardez écoutent microscope exposition spectateurs pointent pointant croisent pointez
    entendra floues zoome visitons démontré copient feuillettent vue entendre regardent revoir entendu voyez exposé
    distingue entende entendent remarquer observation voient montrent montrant observent lire regardant remarque
    relire désigne admire mire photographiez reflet curieux lisez guetter visitez observez espion`,
  play: `
    jouer joue jeu jeux danser chanter chanson musique rire rit théâtre personnage déguisement défi concours gagner
    parier pari gagne perdant champion gagnant rejouer jouera gagnent ballon spectacle parie guili taquiner nananère
    socialiser grimacer sketch bagarre improviser farce ciqrue exerçant jouaient gain humour animer stimulation
    loisirs chatouillant coquin chatouillis exercez tenter réinvestir pouffait griamce joke amusait amusez grimaçant
    entraînent profitons interpréter pantomime rejouait mimant parient rejouez représentation animent rejouent
    figuration rigoler casting active animation occupent exercent gager pratiquent jouée saynète participation
    abordage taquine buissonnière occupera prout occupant miment rigolade addictif utilisation jouvert jouons mimée
    impro pitreries participant occupation amuse récré rejoue libre jouez jouant occuper réussit participe vainqueurs
    pratiquons drame interactive mime blague anime mimiques participer amuser coucou jouent activité trinque
    récréation imitez trinquer essai riant essayez exerce testent amusent jouait`,
  pretend: `
    comme semblant faux fausse imaginaire imaginer inventer histoire conte devenir devient magie magique marionnette
    pirate dragon lutin sorcière fée roi robot fantôme princesse château invente aventure forteresse mimez abracadabra
    fantaisie miracle simuler factice simili fake inventant illusionniste ressemblait zombie martien ressemblance
    devenons jurerait imaginez pantomime bouh mimant ennemis spatiale corriveau imaginairement superpou spectre fictif
    simulation perlimpinpin artificiel gnome extraterrestre korrigans croquemitaine ment bluffe imitera scénario
    rocambolesque astronef satellites imaginons miraculeuse mentir miment imaginère booouh simagrées prétend féérique
    mimée invenetr divination similé abracadabrouille monstre chimiste singer imite potion symbolique castelet imitant
    pouvoir spatial imitation humpty élixir comète virtuelle inventent imagination menterie artificielle rôle fusée
    momie mimer prince tipi imitent mission vaisseau tromper improvisé magic`,
  pictured: `
    dessin dessiné dessinée image photo affiche carte peinture livre tableau pictogramme vidéo illustration imprimé
    portrait album autocollant affichez photographie expo visuel représente diapos photographe filment picasso
    photobooth caricaturent mappemonde illustrez affichettes vignettes estampes coloriages encadrée gribouiller
    redessine pixels carreautée impriment croquis fleurdelisés cyanotype documente instagram monotypes représentant
    autoportrait imprimez foto emoji représentation déocrer estamper figuration affichant photographiques portraitiste
    affichage pinterest icône ciné projection redessinent matisse photomaton réalisateur diaporama western tatoos
    stencil graphiste diapositives paysage galaxie logo insta filmant joconde crayonné hologrammes décalque dessinons
    photocopies stickers dessinerai sérigraphie égoportrait estampillé trombinoscope caricature radiographies cinéaste
    filmez afficher pub affichent exposition pictos fresque cartographier estompe géographique aquadoodle sténopé
    frottage graphite scratchboard scan illustrer graffiti selfie filme illustrée`,
  softly: `
    feutre feutrine tissu mousse laine carton papier ouate coton velours éponge plastique caoutchouc peluche toutou
    bas pompon kraft satin murmure gentiment bienveillante pianissimo délicatement pluche délicatesse cahoutchou
    chuchotent shhhhhh bruissent murmurez effleure chuuut chuchotera chuchotant chuchote chuchotez silencieuse calmant
    minipompons`,
  hardly: `
    métal fer acier verre vitre bois roche pierre brique béton ciment porcelaine céramique tôle cuivre clou vis lame
    couteau`,
  tiny: `
    minuscule petit petite mini miniature miette grain graine pois perle bille bouton rondelle pastille pièce cenne
    capuchon morceau bout ongle trombone naine lite rétrécit lpois rétrécisse vétille petis menue diminuer minimiser
    rapetissent small finement réduisez rondel émiettent rapetissez brin ptite minipompons tite poussins moindre
    réduit little tit rapetisse gouttelette réduite fine`,
  huge: `
    gros grosse grand grande géant géante énorme large épais épaisse immense paume pamplemousse élargir accrue
    patapouf monceau renflé grandisse goliath agrandissons jumbo grossissez spacieux élargi encombrants infinie
    élargissent illimitées agrandissent joufflu augmente élargie généreux encombrante agrandissez vaste mega majeur
    agrandi grossissant ample dodues costaudes infinis grossissement accumulation volumineux big maxi agrandie
    élargissez grossir grossissent grossi agrandit`,
  long: `
    long longue mètre mètres corde ficelle fil ruban cordon lacet câble laisse foulard sangle élastique liane boyau
    chaîne allongent rallonger prolongation longeur allonger interminable noodle allongeant prolongent looong étirant
    rallongent allongera python longueur prolonge extensible`,
  short: `
    court courte centimètre centimètres cm ras mince minces maigre raccourcie étroite trapu abrégez brève diminué
    écourtée raccourcit réduisant rétrécissant écourtez amincit aminci raccourcissez raccourci étroit fine`,
  vessel: `
    pot bol seau chaudière bac cuve bassine bouteille verre tasse contenant bocal cruche gobelet assiette panier boîte
    caisse coffre poche sac récipient chaudron arrosoir évier baril sacoche bouillotte thermos pintes tonneau bag
    canisse aquarium mason recyclage marmite pochette contient gamelle éprouvettes bin saladier colis kikkoman
    mallette trémie hotte bourse terrine contiennent boutelle paqueter huche copartiment deuter bolle flasque lbac
    vivier aquaterrarium diya besace saucière gousset gerrican paniere couvecle duffle baluchon récupérateur goblets
    bolée sarcophage shaker tupperware cabas naclle carquois vasque cassot boco creuset urne tank contenir tisanière
    composteur lavabeau encrier lassiette bidet tabatière pocket bénitier becher vaporisette renversables téteux
    crémière compartimant pétrin futailles pacsac puisage écuelle cruchon fourreau caissette ballotin assietttes
    verrines tajine sucrier pandore saupoudroir cageots burette cornette lombricomposteur bassinet baggies jatte
    bottle jerrican doseurs entnnoir carafons potty sachette crock contienne corbeille terrarium cercueil cacanne
    baquet plateau valise mangeoire canettes réserve étui conteneur goulot caisson godet abreuvoir bento manne poterie
    crachoir égueulés tinette jerrycan beurrier couvercle tube sachet trousse bidon paquet coupelle jardinière
    ramequins bagages caquelon siaux boîtier poubelle vase casserole compartiment bocaux pipettes réservoir calebasse
    pilulier citerne pouch biberon gallons fioles théière tirelire benne auge distributeur bonbonnière rubbermaid
    carafe cendrier barquette poudrier cassette casseau dosettes lavabo flacon pichet glacière conserve malle cuvette
    pouche ziploc coffret pack jarre soupière pyrex box samsonite`,
  liquid: `
    eau liquide jus lait bain mouillé mouillée tremper flaque goutte pluie vague piscine lac rivière mer ruisseau
    étang fossé mare bassin barboteuse pataugeoire noyade flotter nager robinet gouttière arrosage flotteurs mouiller
    flottaison flottant pipi nagent trempage tourbillon arrosez crawl pataugent coulant deau lactosérum schlouk
    submerge coulante champlure urine plic vanne émulsion water débordent geyser canalise égouttement noient gazoline
    fluide filter submersion débordez flot écume inondée dériver boueuse patouiller flottabilité pataugeons canaliser
    clapoter crachats nageuse pataugette submersible plongera arroseuse diluer gazeuse pétrole flouc splish inondation
    listerine glycol swimming aquafaba gicler rinse irrigation délaie aqua chavirer flush ruissellement dégoulinent
    canola plongeant immersion repêchent plouc ruisseler gicleur vortex éthanol gargarise nageons pataugeage floup
    psssht limpide diluons fizzer pataugeront évaporation écument snorkel bouillonnant houle vaguelette laiteuse
    pouich suintement stagnante agua noyait cannonball fuient drainant puisage baignent flux pomper pompage pisse
    soluté coulera jaillir nagez baigner dissoudre coulait leau flac flottera douchette bouillonnante ondulations
    dégouline tourbillonne flouche trempons déluge dissoute embrun replonge splouch bloub immergé gargarisme mousseux
    bloup schlouc gargarisent soupe flotte vaporisateur fuite floc postillon barbotait salivent plouk hydrothérapie
    capillarité huile alcool solution coule jet brumisateur purin flottent apnée plongeon gouttelette coulent dégoutte
    saumure repêche vinaigre noyé splash orbeez marinade flottantes nuoc noyées`,
  drain: `
    vide vidé vidée sec sèche essuyé renversé tari asséché vider creux dégonfle vident drain tarie assécher
    égouttement évaporé absorbe dégonflent vidage égouttoir flush essorer siphon gaspiller siphonner vidant
    évaporation drainée drainant drainage évidée dégarnie vidait évider vidons évaporer suinte débit septique
    chantepleure mitigeur urinoirs dégoulinant égoutter purge coule dégonfler`,
  hot: `
    chaud chaude brûlant bouillant bouillir cuire four poêle fer vapeur braise feu flamme fumer fondre chauffer
    cuisson rôtir griller réchaud bouillotte thermos fondu bouillon souder fondent halogène grésille pyrograveur
    incubateur thé cafetière fondante rougi bouillonne réchauffent steam rougie repassent pyrogravure chaufferie
    isotherme geyser soudeuse vitrocéramique étouffante échauder hammam chauffait réchauffez thermostat repassez
    kanoun attaya gril infusion frémir grill mijoter jacuzzi tabouna tropical chauffez percolateur éruption gratin
    jalapeno lava cuiseur réchaufferont porridge warm termometre jøtul creuset chauffagiste incandescente fumait étuve
    surchauffé thermocollant pierrade magma brûlez bouilleuse bouillonnant ramen repassage échauffe ébullition broil
    gaufrière étuveuse chaleureux cuisait griddle crockpot cagnard caramélisent expresso warmers bouillerie enfer
    purgeur steamé grillent samovar fusion espresso fonderie réchaufferait réchauffera échauffent frémissante
    plastifieuse défroisser infuser bouillonnante défroisse calorifaire pyrograveuse vapo sécheur friture grilled
    mitigeur canoun hothands bourguignonne réfractaire incandescence soupe café foyer hot réchauffer chaufferette
    poêlon coleman thermique friteuse frémit bouilloire chauffant gaufrier fumant échauffement infuse brûlait
    chaudement tjanting grésiller repasseuse cayenne réchauffe calorifère appoint radiateur bouilli brûlent tisane
    sauna chauffage chauffe fumante fournaise couver lèchefrite fryer brûle brûlante chauffante bouillante dégèle
    fourneau redoux crêpière`,
  tepid: `
    tiède froid froide refroidi éteint éteinte gelé frais fraîche glacé tiédir tiédit éteigne éteignant éteignons
    attiédie tiédeur fraîcheur tiédissez tiédissent tiédisse refroidissent tempéré refroidisse rafraîchissant
    rafraîchir climatisé tiédi refroidit tiédie refroidie refroidir`,
  sharp: `
    pointu pointue tranchant coupant aiguisé lame couteau scie hache aiguille épingle clou tesson éclat ciseau canif
    exacto piquant rasoir flèches piquet cornes dards mandoline panache mordant affiner perforé croc arbalète broche
    fléchettes fourche sécateur hameçons ébréché javelot griffes injecteur sabre piercing guillotine machette trouer
    éclisse épinglettes trancheuse godendard grappin mepps hallebardes grattant couperet remouler éperons gingher
    aubépine curedents affiler hachereau gillette lancettes ardillon burin pareur aiguë embroche rasant
    débroussailleuse biseau linogravure arrow découpoirs ronces sagaies griffu piquaient grinder laguiole brads
    affûtez tranchet chainsaw pieu fourchu épineuse autoperceuses dégainé cranté piquots coutelas godendart
    tronçonneuse hérissée faucheuse harponneur broquettes épingler appointés dague serpe poinçonneuse microplane
    scalpel felco perforateur embrocher fourreau damoclès sizeaux exakto trouez affûteur éminceur biseautés cactusse
    piolet piquait tranchante transplantoir graver stylet scierie zesteur fendeur cisaux piquons piquez faucille
    coutu fourchue griffait poinçonne épinglant faulx aiguiseur bobby baïonnette pique pointe punaises picots barbelé
    sciotte leurres brochettes houx cactus cutter épines aiguiser opinel effilées poinçonner tranchoir piquage
    poignards dégrafeuse crochue piquoir fourchette ortie affûtée coupante picote meule tarière cisailles oursins pic
    seringue fusil poinçon rabot éplucheur piquantes chignole affûter olfa rosiers piqueur rase harpon aiguisoir
    agrafes égoïne économe aigu massicot chardon crochet crampons pick piquer hachette piquent écharde epipen affilée
    silex badges gouge compas alêne pioche arme hachoir denté`,
  blunt: `
    rond arrondi émoussé lisse poli sablé mou molle souple flexible pliable arrondies arrondit ébarbé épointées
    arrondir arrondissent plate polies`,
  whole: `
    entier entière rond ronde cru crue dur dure croquant sec collant gros noyau pelure os arête coquille plein rempli
    complète intacte croustillent inachevé trognon coriace brut unie tartare intégral bonbons complet`,
  cut: `
    coupé coupée tranché quartier quartiers moitié écrasé râpé purée émietté haché lamelle bouchée dénoyauté cuit
    cuite fondant tendre quart pèle découper épluche peler pelée broyées aplaties décortique divisé raccourcie tailler
    râper entaillé tond boucherie recoupée sciez désosser écorcer sciage épépine émincé équeutons débrousailler grigne
    égorge émiettez râpent pèlent dépecer moud hacher tondu ciselés détailler écossent éventrez émonder dénoyauter
    massicotés bouturer précoupés sabrer pelez fauche égaux tchac désossé écourtée prédécoupe snip raccourcit fendant
    trancéhe scinde tondent dépecée émondage râpez coupure cranteurs trancheur tondre écourtez pareuse déocupés
    grugent saucissonner denteler épépiner cranté ébourgeonnage coupaient déchiqueteur débiter débite cisaillent
    fendez recouperont tondeur tranchez ébranche découpage épluchage élagage gossée dénoyautage tondons sécable
    fendage encoches évidée fendent rondel franger biseautés tonte raccourcissent détaille taillent évider tchak rayer
    déchiqueté entailler découpures découpant tondue perforations poinçonnez décapite dissèque déchirure cubée
    tranchent sciées épluchent épluchez raccourcissez taillait décorner dissection incise barber faucher égaliser
    depiauter rasent anticoupe disséquer sectionner barbière scier éplucher picossées émietter retailles coupent
    concassées pilée entamée effilées équeute poinçonnent scieur tondant sciant tranchoir équeuter coupais picado
    défricher sciait demi râpées mordu tronçons scions découpent cranter gosser raccourcir rase taillez fendue raser
    rouelles chantourner couper découpées coupez fend trancher découpez`,
  nature: `
    baie fruit feuille fleur tige racine plante arbre branche herbe champignon graine écorce sève mousse buisson haie
    fossé forêt bois nature coquillages terrier crottes environnement swompe broussailles natur faune écolo bolets
    boréale cupules radicelles composteur composter feuillue brousse mountain toundra écologique biodégradables boréal
    ravin humus tourbière vallée champingons polypore sauvage vivant nid glands tanière vivante naturelle samares
    prairie pâturage plaine naturel fumier`,
  beast: `
    animal bête bibitte insecte oiseau chien chat guêpe abeille ours renard serpent rat mouffette raton couleuvre
    tique cheval vache poule lapin tortue chevaux traite poulailler oisillon hérisson requin huître chaton couve
    museau tigre dada zoothérapie vétérinaire chameau miaule carpes cocorico huard stalle panache vipère caribou
    hippopotame bunny animalerie pie souris loup ourson coq envole girafe chevreuil griffes homard morue poilu porc
    grogne cot chatte méduses héron gamelle furet chienne ronron calèche lynx matou perchaude grrr picore louveteaux
    bêê bourgots ouaouarons groin tuer musher mammouth phénix minoune louve rugissement barrit joug broutent koala
    biquets chabot vairons rongeur attellent herbivore piiii coassant cabri génisse gibier pluems bêlaient orignaux
    canin cobaye éclos miauler pondu bouledogue lamantin équitation aiglon fretin duck ruades hippos ornithologue
    marte sauvagine lama grizzlis jaseurs turtles cormoran salmonerie licol ergots reptile iguane caniche pitbull
    mulet ménagerie dindon volaille hibernation tatous tentacules crapaude trayeuse marabout fido aquaterrarium hareng
    pépient awouuu chacal mooo chval paître wouuuf marsupial tyrannosaure anatifes broutant serin oison montbeillard
    oursonne chicken trilobites chimpanzé rorquals soigneur chevreaux faune clapier rugir bêêê grognent savane chamois
    volière grognement lompe bajoues goberge interespèces laitière bouvier exotiques domestique griffu poulain bonito
    picoter dromadaire aiglefin coulèvre bouvillon rossignol échassier mors tagadagada rhinocéros poitrail piaulent
    opossum écrevices lémurien becquée bear lagopède chalut cabre ronronnez aigrettes poulette nichoir barn chevaucher
    canetons pondre feule jars mâle goglu picorer renarde ferrant aigle eider tourterelles ouaaaron tanches mimi
    hennissent ssss hibernent poulamons aboient miaulons souricière albatros rongent serpan fouir girafleur mamelles
    minette dételés jappez cygne gazelle poulin meute maquereau femelle bonite croupe brouter orignale rodéo rancher
    rainette rugissent croâ mammifères piranhas frétiller chow ruent harfang appâte apprivoisant corral proie
    allosaure raptor bécasseaux animalier cachalot lapinoutte bêlez ouïes fourrière caillette tigresse campagnol
    étalon piaillant alligator farouche agnelle mondou pony cobra raie piou pelage pinson pivert glouton dahu appâter
    ronronnant jappement plumerai verrat animeaux meugler étourneaux roroli margouillats bêlons rumine grneouilles
    coyote birds pigeonnier piégeur flétan pipistrelle paon manta dégriffée venimeux iguanodon éléphantine laquarium
    venimeuse achigan spitz croupion otarie huart couvoir sizerins grive japper mamba cavalière carnivore goldfish
    faon milan paresseux gerbille cigogne ulule toilettage traie bull brontosaure dalmatien béluga ouananiche pépiez
    piaffe ouistitis rottweiler léopard tapir colombophile couleuve élefant pondoir trotro calmars picoti plumet
    chirpe gaggle porcherie ponde brame girafon marmettes dresseur bouki pélican salamandre cane trayon créatures
    carcasse poulpe taures naseaux panda pisciculture miaulant porcelets hennit guppys ptérodactyles morses
    naturaliste hulule décorner bassan jeannot abattoir coassent jappent putois guano tricératops harde plancton fauve
    caquette marsouins chipmunks vison canardière irondelle ailées faunique nemo chardonnerets plumer rugissant tétras
    renardeau makos baleine dog sauvage hibou marmotte dino hamster saumon corneille sabots licorne perroquet renne
    outardes fossiles effraie loutre toison plumes cerf mangeoire poil crabe crapaud agneau ourse errant wouf
    abreuvoir geais moineau écrevisses bigorneaux hirondelles lapine corbeau safari crapet crinière ronronner python
    laïka hululer crotale seiche coasse équestre oisau pinguoins ferrer palefrenier gorilles babar écureuil poussins
    chèvre mésanges brebis truie lézard jument vivarium licou pond crevettes taureau taupe bergerie hiberne mulot
    manchot mouette nageoires crin oursins biche capelans ouaf éperlan enragée bélier couveuse élevage musqué écurie
    éclore perruche grenouille mouton pingouin animaux cochon lièvre crocodile phoque bœuf litière truite minou
    goéland étable jappe labrador poney merle trompe carapace anguille cochonnet husky volée chiot alouette pitou
    dinde fientes tamia aboie brochet grognant dauphin loir poisson castor éléphant orignal veau oies meuh niche
    traire têtards couver bernaches autruche pieuvre chouette rugit empaillée pet broute frétille blaireau reinette
    flamant éleveur biquette canard lion dinosaures âne ronronne pigeon singe kangourou poilues thon suisse miaou mule
    perdrix zoothérapeute bouc zoo troupeau buse siffleux mue velu zèbre gecko`,
  outside: `
    dehors cour parc rue trottoir ruelle route stationnement champ quai rive plage terrain jardin village sentier
    chemin berge sortent patio débarque gazonnée débarquer clairière campement sortiront pourvoirie rando gazebo lawn
    sortons sortiras jardinet bivouac lherbe barnum campagne paysage camper ressortez évacuer ressortis campe pacage
    sortez sors potager sortant agricole jardinage préau hors chantier pelouse terrasse promenons sortie camping
    extérieure prairie pâturage deck plaine gazon cabanon extérieur`,
  inside: `
    local salon vestiaire gymnase corridor cuisine maison chambre salle dedans intérieur coin classe bureau rentrant
    rentrez dedant dins vestaiire indoor rentrons habitacle interne rentrait entrerait rentrer habitent rentre entrent
    intérieure rentrent`,
  window: `
    fenêtre vitre hublot galerie balcon belvédère clôture barrière grille rampe store châssis balustrade rideau buée
    guillotine vénitiennes verrière voilage embrasure judas ventail lucarne fenestrée devanture volets vitraux vitrine
    moustiquaire vénitien`,
  vehicle: `
    auto char camion autobus tracteur charrue gratte souffleuse moto motoneige train bicyclette vélo trottinette
    poussette remorque van tricycles gare truck bicycle portière avion frein véhicule transport scolaire taxi
    déneigeuse atterrissage klaxon klaxonnent calèche tonka épave garée démarreur caravane carriole kart minoune
    dompeuse pirogue matchbox parkés conduis thule prestone honda moissonneuse vrombir bulldozer camionneur embardée
    bétonnière bicyques motoculteur dautobus kombi titanic barge soyouz diesel mobilette draisine covoiturage tacot
    transatlantique skitching fourgon débrayée gondoliers canoë submersible hoverboard voyagera klaxonnez voyageront
    minivan bumper automobilistes pépine gondole allégoriques caravan toyota brake embarquez remorquent rrrr
    clignotans aute jeep tank passagère gyrophare soute conduisent spatiale chenillette patinettes bibliobus caboose
    quad enfourche routiers drive concessionnaire terminus pédaler vélocipède cheminot remorquage charretière
    vrombissant micheline cockpit cuistax embarquons dépannage autocar minifourgonnette débarquez dunette rrrrr volan
    truckers motocross skateboard pontiac tesla catamaran stabilisateurs ciclable déchargement gréement loader essieu
    pickup motorisé batteuse chargeuses pulka tramway civic pétarade galère dépanneuse tchouuu accoster torpille
    wagonne drakkar chalutier navale fourrière transporteur embarquent bécyques aéroclub jante surfaceur déambulateur
    freineur klaxonner niveleuse convoi ford bielles chariote proue rabaska caddie goélette dump cargaison vidangeuse
    lancia automobile conduiront pimpon parebrise peneus camiyon vrombit deere pétrolier buick abatteuse astronef
    débosseleur bicyle aérogare téléphérique bombardier monocycle michelin embarquement habitacle cycliste conduite
    scooter garent péniche conductrice wagonette bull pédalant choo enfourcher voiures pagayeurs laboure embouteillage
    vroooum tercel atterri honk aiguillage dauto bagnole dresiennes nitro vrrrm rétroviseur bâbord voilier embarcation
    broum gouvernail tram canotier fardiers copilote corolla désembrayé déraillé garez kubota subaru econoline
    caboteur yole enjoliveur capot carrosse roulotte skidoo hayon navette zamboni navire cargo traîneau voiture
    chaloupe canot radeau draisiennes locomotive cric minibus vogue hélicoptère échappement naviguent nolisé
    tamponneuses galion paquebot corbillard diligence tricicle tandem bixi bateau brouette charrette passager capote
    kayak engin wheels vtt aéroport pédalo embarquer garage volant pneus vroum klaxonne conducteur attelage grue
    nacelle fusée stationnée wagon marchette benne vaisseau ambulance landau camionnette surfaceuse décollage
    débarquement pneumatique moteur chariot bus voiturette fourgonnette barque métro ridelles conduire skate navigue
    guidon traversier naviguer bolide`,
  sleeping: `
    dormir dort dodo sieste lit bassinette couchette matelas oreiller couverture doudou réveil endormi coucher couette
    parc drap endort couchage courtepointe zzz endorment dormeuse ronfler berce dors assoupit reposer ronflement futon
    roupille hiverne dormaient dormirai somnambule siesteurs pillow réveillent dormez hibernation ronflent insomniaque
    bâillait ronflant bercement cocooning assoupir dormantes somnolence berçage dockatot turbulette bâillant assoupie
    literie sleeping rêveur hibernent endormante paillasse bivouac bâillez recoucher rêvait roupillon hiberner
    assoupissent matelat sommier bâillera hypnotique nanan nidra sendort réveillerait morphée réveillez dodotent
    surmatelas reposent alèze réveillera berse mattress coma dormira ronflez polochons somnoler rendort doreillers
    dormais éveillent gigoteuse couchez couffin endors endormant bâiller bordez réveille éveillé réveiller dormant
    dormait bâillent rêvant rêvent somnolait cauchemar insomnie hamac dorment bercer berceau repos dortoir couchent
    berçant hiberne chevet cododo endormie recouche assoupi zzzz fatigue sommeil rêve bâille endormir repose dorme
    dormi traversin somnole endorme endormissement éveiller border moïse dormeur bercent`,
  dark: `
    noir noirceur sombre nuit lumières éteintes caché cacher cachette dedans disparaître tâtons foncé dissimulé dark
    phosphorescent crépuscule souterrain nocturne spéléologie cachecache disparais assombrissez planétarium escamoté
    caveau cagibi spéléologues blakawout recoin aveuglette malvoyant obscruité tâtonne aurora éclairait cachot
    brunante grotte opaque nuitte black obscura lune tamisée phosphorescente aveugle pénombre éteignez bandeau`,
  alone: `
    seul seule seuls autonomie autonome librement initiative individuel intimité isoler autogère solitude séparément
    débrouiller exclu quarantaine spontanément orphelin débrouillardise autodétermination célibataire autoréguler
    débrouilleront débrouillard responsabilisation enfermement intime débrouillent solitaires aventurer autodirigée
    débrouillez égaré individuelles pénitence puni indépendance libre errant débrouillaient solo isolé orphelines
    enfermé abandonné débrouille`,
  near: `
    près proche portée côté coude collé contre juste devant revenir attirent accessible rapprochez adossée viennent
    approcher revenu viens reviendra approcherait compagnon rejoins rejoindront rapprochant union rejoignez imminente
    adosser aborde viendrait parages inséparables blottit aborder approchons familiers adossez approcer adjacent
    attenante accotant accolez rejoignant frôlent attenant frôlez abordent sapprocher rejoindrons mitoyenne mitoyen
    interpose rapprocher voisinage auprès venez longeons rapprochent atteigne proximité retour revenez arrivant
    approchent rejoignent longent blottissent approchait frôler ressemble rejoindre ressemblent blottir rapproche
    approche frôle approchant accotée atteinte approchez rencontrent`,
  far: `
    loin distance recul éloigné bout autre bord derrière reculer delà reculons reculent repartez éloignez quittez
    dispersez derrère détournez espacent dériver enfuit écartant ouste disperser évader lointain fuir lieues
    espacement inaccessible reculait satellites horizon reculade lointaine kilomètres opposent espacez espacer écartés
    écart recule dépassent éloignent isolé reculez disperse`,
  absent: `
    pendant sortir partir quitter reviens téléphone cellulaire vaisselle bureau pièce ailleurs dos pause tourner
    oublier parti chercher absent écran jaser manque perdu invisible absente quittent aucun échappe perdre perdue nul
    refuser quittez ratée oubliera partiront placote détourner appellera oubliait téléjournal sortait congé renvoyé
    exclu partait évadent inexistant manquera repartiront sortiras perdez évasion enfuient retoure perdra retoru
    partons distraction reparte jasant quittant distraite insta buissonnière quittera manquez facebook égaré oubliez
    occupant lost enfuir oubliant envolera échouent échouer évaporer vaquer part manquante perdent perde manquer
    absence fugueur nus réunion occuper congrès quitte fugue manquant disparu détourne disparue téléphoner perte
    traîne partent pars traînant manquent`,
  careless: `
    correct pareil encore juste habitué avertis averti averties sensibilisé confiance rappel règle consigne capables
    habitués continue tolérer permis accepté laissé laissons reste faut force endurer laissez permet habituel tolère
    habituellement gaspille continuez mégarde désobéit habituelle habituera tolèrent maladroites correc maladroit
    laissait gâche sensibilisation tolérance inconscient inoffensif permettent aguerris turbulents correcte gaspiller
    punition avertissez responsabilisation discipline torchonné imposée tricher étourdi permettait acceptable
    habituent impulsif distraction maladresse sûrement distraite responsabilise sensibiliser respectent acceptent
    étourdie culot malhabile indifférence téméraires jlaisse ratez oublié gaffe distrait bêtises mutin habitude
    acceptez obligé permettre laissent laissant accepter continuer habituer continuent convient faute`,
  praise: `
    bravo fier belle beau quel quelle plaisir drôle joli bon fun amusant courage brave excitant vrai surprise
    extraordinaire complicité créativité autonomie réciprocité gentil profite meilleure parfaite applaudissements
    rigolotes vraie bonne beauté épic meilleur fierté récompense comique mignon hardi admirer idéal propice étonnante
    esthétique honnête surprenantes ingénieux excellence bienveillante encouragement invitante mériterait intéressant
    charme excellent émerveillés émerveillement gentillesse excellente luxe élégance brio cool attirants enthousiasme
    valeureux great encourageais réputé épate infaillible attrait embelli persévérance hourra bluffante gloire
    respectueuse bienveillant victoire talent débrouillardise exploit ingéniosité aimable applaudiront gaie élégante
    diplômes formidable magnifiques remerciez apprécié correcte sympathique remercie intéressante débrouillard
    joliment original chic inspirante approbateur mimi doué irrésistible charmeur régal fripouille excelle embellie
    courageux idéale précieux spécialité dingue spectaculaire remerciement remarquable chanceux passionnent attrayant
    reconnaissance efficacité motivés précieuses positif good lovely fameuse complice bienveillance féliciter
    fascinante attendrissant magistrale récompenser génial charmants suprêmes félicitez fameux persévère satisfaisant
    malin inratable fabuleux plaisant bénédiction vaillants triomphe adorable gagnante favori plaisante inoubliable
    astucieuse admirable inspirant valorise plaisent jubilatoire convenable attirantes yippi réussira champinions
    encouragent réussissent bien sage bel réussit félicite mérite extra applaudissons épatant vanté merveille facile
    super compliments chance superbe encourage fière parfait sérieux jolies réussi chouette spéciale wow populaire
    profitez applaudit encourager cute rigolo convient réussie réussir applaudir réussite applaudi`,
  watched: `
    surveiller surveille surveillé veiller vérifier vérifié vérifiée compter compté compte recompter inspecter essayer
    essayé protocole autorisation permission signé relu relue étiquette ordonnance main noter note présences gardent
    ajusté inspectée caméra inspection ratissé vérification responsabilités signalé guet monitor guette aviser
    comportements patrouille rubalise gardiennage minutieux arbitrent recomptez veillent signez revérifier recomptant
    inspcter minutieuse relisant encadrée guettent suivie attentif sécuriser letiquette surveillez gère superviseure
    encadrement gardons revérifiée guettez recomptage réessaiera revus vérif vérifieront obéit précaution préserve
    veillez attentive gérer watchent méfions avertirez obéir recompterez prescrite signalement surveillait formulaire
    essaiera approbation valider homologation brigade vigile essayons encadrer veillant gardien prudent veilleux
    surveillance essaient relisez surveillant inspectez ratio suivi guetteur attention essai danger registre respecter
    garantie convenu dangereux urgence convenait actée surveillent vigilance`,
  gear: `
    casque gant gants lunettes dossard gilet veste harnais ceinture bouclé bouclée ancré ancrage filet tapis matelas
    crème chapeau gourde ombre tuque mitaine pare parasol flotteurs brassards antibruit nitrile protection
    réfléchissants positionneur butoir flottabilité moufes booster attirail jambières casqe protégeant respirateur
    antiéclats snorkel limiteur bouclez équipement coudières waders chirugical sûreté harnaché extinteur cycliste
    protectrices chirurgical protecteurs antirenversement chirurgicaux anticoupe antiglisse frontale extincteur
    visière vfi antidérapantes sauvetage barda imperméables sécurité bouclier ombrelles tabliers protège ombragé
    orthèses défense scaphandre réfléchissantes patins crampons bouée gantée antidérapant sarraus fps protégez
    genouillères`,
  turns: `
    tour fois file attendent attendre suivant dernier dernière suivent succèdent relaient relaie switcher substituer
    échanger priorité relancez alternent réciproques recommencerons alterner inverser attendraient compromis changera
    attendaient attendons alternance alternant inversez séquence relaye alternez pivotante succession rite enfilade
    rang rotation alterne suivante premier détourne recommence prochaine recommencer reprise patience échangent`,
  unsure: `
    sais savoir ignore semble paraît supposément verra verrai voir confirmer vérifier genre espèce sorte affaire chose
    truc patente bidule machin surprise mystère quelconque inconnu vague possible hésite soupçon dépend quelque erreur
    problème hésitant flou inattendue réelle imprévu hésitez confond verrez saurait saurons weird mystérieux variante
    paraisse tenter jurerait réessayer anormale doutez brouillez dépendra difficulté sache suppose prédictions
    supposer saurez ignorent soupçonneux type douteux complexe hésiter soupçonnée kekchose compliquent trompais
    semblait trompant ignorez illisible instables ignorer risquer suspecte bancale malchance étrange censée indécis
    absurde trompent pourrait importe suspect doute jsp hasard dirait`,
  given: `
    trouvé trouvée donné donnée cadeau rapporté apporté acheté brocante marché vente usagé grenier prêté récupéré
    bazar cousin voisine étiquette maison artisanal patenté bricolé emprunté ressourcerie offert don reçue récompense
    marketplace achats emprunter fournie incluse achetez fortune louer commanditaire appartenu artéfacts réutilise
    rebut provenance brocanteur héritée solde gratos dollorama etsy michaels gratuit amazon vendez marchandage
    artisanale achètent lartisane transmise acquise réutiliser revend kijiji dachat location déniché promo obtenue
    braderie récupérer recyclés reçu trouvaille cher gratuiterie occasion louée magasin livraison récup vendre
    échantillon commission appartient offerte dollarama récupération friperie encan loué vendues obtenir`,
  unwell: `
    fièvre toux mal bobo malade blessure saigne brûlure étouffe rouge bleu violet enflé pleure crier crie larmes rhume
    aïe plaint empoisonnée pleurent pleurer noyer pâlit étourdissement blesser tousser convulsions hémiparétique
    eczémateux noient étouffante spastiques accidenté incommode pleurant malaise meurtrir éternuements cicatrice
    boitait accable dangereuse hurlent étouffant rougeur eczéma étrangle égratignures épileptique essoufflement ayoye
    gémir chialait apnéique évanouit congestionné régurgitation borgne viral éternuer écorchée jaunisse dysphagique
    inconscient éternuons asthmatique essoufflé fiévreux asthme moisissure mayday inconfort tremblantes diagnostic
    enflure gastro congestion aphone souffrant plagiocéphalie ballonne cancer handicapé gémissent étourdit irritent
    hoquet étourdi pleurait hurler maux toussent étouffement tournis plaindront pleureurs inconsolable plaignez
    victime guérit contagieux meurtrie allergène guérie malheurs convulsé épuise ache plaignait entorse plaie asphyxie
    venimeux étouffez venimeuse sanglots blessent meurtrit guérison pleurez saignant grippe cœliaque cloques
    surstimulé microbes dysphagie tremblement pâlir écorchure renvoi saignent électrocuter enrouée irrite coma
    accident douleur vénéneuse fatiguer gale épuisement diabétique fatiguent démangent migraine brailler agacent
    vénéneux burnouts irritant chignage mort allergique vertige étouffer mord noie reflux coliques atchoum évanouir
    toussant mauvaise tousse enrhumé éternue chigne étouffait brûle blessé pleurs noyé régurgite mourir noyées ouille`,
  cold: `
    froid gel neige glace moins hiver verglas gelé facteur vent engelure frisson grelotter congelés nordique surgelés
    brr congélo congélateur popsicle tremble congélation isotherme grelottant frigorifiques congeler regel cailler
    décongelées congelez froideur bleuissent grelottait réfriéré freezer clim givrant engourdis réfrigérantes arctique
    climatiseur fraîcheur réfrigérants sundae tremblant frissonner tremblent glacial gelez hivernent gèlent
    sorbet figer carboglace freezies glacer décongeler brrrr gèlera frissonne hivernal frissonnez lhiver rafraîchi
    refroidissement rafraîchit brrr glaciale pôle trembler geler frileux grelotte frette frost frigo glacière polaire
    réfrigérateur freeze pack réfrigérée`,
  heatwave: `
    soleil midi canicule chaleur degrés humidex été bitume asphalte juillet transpire transpirer suer accablante smog
    fps`,
  storm: `
    orage tonnerre éclair gronde gronder grondement roulement vent tempête grêle alerte ciel nuage foudre tornade
    orageuse grondeur grondait inondation grondant grêlons orageux blizzard grondent paratonnerre foudrette poudrerie
    rafales tonne`,
  morning: `
    matin midi soir veille hier demain avant après départ arrivée ouverture fermeture heure minutes dîner matinée
    aurore accueil arrivant`,
  colours: `
    rouge bleu vert jaune noir blanc orange rose mauve brun gris doré argenté couleur couleurs verte teintée pâle
    beige colorier contrastées turquoise neutre assorties blanche colorée brune fluo foncé tachetées rougi blanchir
    pâlit roux rougie bleutée blanchissent mouchetés verdie cramoisi pourpre phosphorescent noircit rougisse colorient
    noircir chromatographie brillance repeignent brunit jaunir verdâtre coloriages nuancier jauni bleuissent aqua pink
    fluorescentes teinturier surligneurs zébrées colorer tricolores pâli décolorer white jaunie verdit laiteux roussir
    noircisse roussies blanchis teinter blanchette grisaille recolorent voyantes décolore assortir fantacolor médium
    noiraud brunet oranger multicolores pâlissent écarlates rougeoyant pâlisse teignez green déteint brunir bicolores
    blonds blanchies pâlir tons marbrure cramoisies roussisse blanchons décolorante brunira rougeoyante barbouillage
    rainbow indigo rousse blanchit roussit noirci nuance émeraude coloriaient maquillent blondeur teignent fauve
    brunis acrilique bleuir reverdira grise rougir rougissent uni repeint peignez garance prusse aquarellables
    peignant peindra teinture pastel noire claire dorée ocre carnation fluorescent colorie pigment tempera dorure
    bleue violette brown`,
  numbers: `
    un deux trois quatre cinq six sept huit dix douze vingt trente cent dizaine paires troisième zéro douzaine somme
    cinquième plusieurs mille trentaine unique trio sixième nonante nombreuses cinquantaine trâlée neuvième
    multiplient centaine onzième milliers cinquentaine quarantaine huitième triplent millions multiplication dixième
    sextuple septante quinzie numéroter premié first dédoubler trentième quinzaine soixantaine première quinze onze
    pair code couple deuxième double vingtaine chiffres quatrième second treize multiple triple légion nombre duo uns
    soixante quadruple premier neuf quarante quatorze cinquante five seize numérotés septième`,
  sentiments: `
    peur colère joie tristesse émotion coeur peine gêne courage calme sourire aimer amitié aime aiment adore
    attachement inquiète impatience dégoût triste surpris politesse agacé embrassent émotionnelles faim tremble
    pleurer amour fierté exprimer fascinés malice comique aimée souriant moral effraient étonnent craindre excitation
    gênée réjouit intimide souriez frayeur effrayer impressionne menaçants grognon épater grincheux optimiste pleurant
    déplaît persévérer inquiétants effrayé émerveillés émerveillement gentillesse réconfortant honte vexé déteste
    marre écœurant discorde enthousiasme pardonne méchante gêner épeurant inquiéter beuh rager concorde aimaient
    satisfaite souriante réjouir inquiéterait décourage persévérance pardon peureux consolez sensibilité rebute gênent
    réconciliation câliner agacer orgueil agitation réconcilient étonnement moquer sociabilité consolent affole
    raffolent chéri gaie proteste tranquillité étreinte réjouie heureuse récalcitrant ronchonne cajoler aimait furieux
    consolant ressentent aimerions plaira sérieuse moue heureux émerveiller nerveux capotent punition aimerais respect
    autoréguler oooooh emoji hypersensible étonner ooooh attirance lasse moquerie excité rouspète souriait inconfort
    attitude tremblantes tannera têtue grognonne massacrante chaleureuse maniaque achalent nerveuse méfiance
    terroriser trahi soupçonneux courageux pleurait beurk déçue sentiment exprime rechigne misère chaleureux
    passionnent lassent ennuient affectueux reconnaissance fascinait dégueu angry contente phobie sourient amical
    passionnément farouche inconsolable jalousement fâchent découragement bouderie gratitude love bienveillance
    confort relation rage fascination bouder dommage jaloux attendrissant bizou craignent autorégulation affective
    boudez sanglots effrayant câliné méfient pleurez répugne pénible timidité deuil choquées inquiètent surstimulé
    pitié joyeuse cofniance découragez désagréable zizanie ennuyeux palpitante repent scandalisée haïs humiliante
    indifférence redoutable audace anxieux joyeux inquiet amoureuse dédramatiser déçu téméraires audacieux confiant
    espoir déçoit déplaisent attendri paniquez défouler consolation amertume amoureux regret solennité fièrement
    entrain inquiétez effrayante passion crainte humeur bonheur content paix souci sursaut sursaute honneur
    frustration câlin dispute embrasse surprendre négocie aise énerve panique profiter cher supplice plaignant boudait
    motivation pantois sourir becquer poutou fidélité plaindre paniquer drame cauchemar adorent chagrin stress méchant
    tanné têtu enragée fâcher tannants trembler folie étonnée boude ennui pauvre jalousie empathie fatigue calmer ose
    ennuie ressenti sérieux craintif déception timide détresse boudent fâché envie sourit pleurs rigolo tempérament
    sursauter ravi inquiétude passionne trac`,
  words: `
    mot mots dire dit raconter nommer phrase comptine rime son voix question répondre chuchoter parole langue bruit
    note chut muet cocorico tchin mmm brr accent vocales politesse mensonge nom silence oral devinette conseil taisez
    adresse souhaits blogue conversation consigner indiquée débat abracadabra strophe écriteau surnom contine
    répertoire rumeur archiduchesse écrivons poétique questionner relisant inscrivez raconterez répondrait traduisez
    inuktitut rimer article signifier majuscule rimant riment espagnol pronoms décret prononcez étiquetez questionnent
    expliqueront phonologique inscriptions vocables alpha décoder francophonie traduire texto prière dieu fiou beurk
    discours remerciement shhhhhh crrrr croâ contrat pouich adjectif fouf dicton poète gling inscrit scrouch tchoup
    zzzzing transmise tchouuu tchiiii prrrr derja bzou clang kikou hahaha pacte ffffou dzzz ouuu
    anticonstitutionnellement blog poésie grammaire signification pchitttt insultes rébus virelangue tuuuut amen
    scritch bissimilaï mannmannan mention rédaction psst soulignez wiiiii scénario mutisme alléluia épelle intonations
    blablabla christi ahah chuuut tabarnouche psitt parenthèses haaa alfabet whouup synonymes wolof roumain créole
    grecque instructions métaphore conjugue picoti thématique ironie sornettes télégramme interrogation correspondre
    signera réécrivent inscrire publicité copiez sondage menteur souligner rédacteur virgule procédure documentation
    significatifs vérité publier souligne cosnigne calligraphie manchette nominatif script dater slogan horoscope
    declaration recopiez biffée homélie procès prononciation publiez français latin hindi toc écrit message ploc
    pschitt avis blague pon explication syllabes vœu compliments exposé doo bzz pchit tut ouaf dong gloup promesse pow
    splach poème texte courriel voyelles signal pancarte alphabet prélinguistique verbe anglais rapport écrite
    proverbe langage formule vocabulaire`,
  furniture: `
    évier tabouret berceuse rangement buffet bahut vaisselier inclinable table tablette fauteuil balancelle bumbo
    futon kallax causeuse malm babillarde dossié létabli chauffeuse rehausseur abattant escabelle abajour escabo
    repliable guéridon clayettes steelcase papouf tretau attablés escabot rack accouder chesterfield étabouret autel
    présentoir sommier adirondack berceur larmoire reposoir chaire piédestal rayonnages portemanteau vanity crédence
    meublent siège divan sofa chevalet trône selle tréteaux penderie dossier marchepied commode estrade transat
    classeur canapé desserte attablent comptoir armoire pouf berceau berçante ikea support frigidaire chevet étal
    chaise cadre établi étagère placard paravent banquette socle accoudoir banc tiroir meuble casier bar pliant
    pupitre îlot empilables lutrin malle trépied`,
  fabric: `
    linge rabat couvrir courtepointe flanelle recouvre coussinets recouverte compresse lavette beanbag doublure rideau
    velcro couture bavette tulle tricoté pochette couturière fanions poilu boa catalogne coud recoudre torchon
    recouvrez recousu pad bannière écusson patch phentex quilt spandex rayonne suède tanner patcher textile lingère
    fouta taffetas pendrillons polyester défriper sreviette cocardes napprons rapiécé pilou pillow plaid coupons tarp
    emmaillotement carder torcohn parchute loque tappis kapok tule merino fabricville baluchon pelucheuse voilette
    broderie carreautée effilocher enveloppant fripée boppy chamois emmaillotez soyeuse feutrer emmaillotage bâillon
    tisu seriette voiler tarlatane passementerie tenture mordancé cardeuse revêtement voilage turbulette ourlé literie
    chancelière décousent cuirette bougran molletonné paillasse vair serge respirante bourrure velpeau moire bouffant
    moleskine étoupe swaddleme rembourer couturier organza feurtine filtrante barnum silk fabric froufrou portefeuille
    lambeaux absorbantes batik tissée microfibres franger molleton surjeteur patchwork entoilé gance froufroute
    bourrelet mohair carpette alèze hydrophile défroisser lainages étamine fronce mercière trame turban effilochage
    défroisse laineuse paillasson ouatine polochons capitonnée gainer empesée doreillers tissez tisserande fanfreluche
    poupouf laineux couveture absorbants couvrant couverte tente mouchoirs bâche parapluie gigoteuse jute yourte
    carpet lin polar tissage toison débarbouillette repasser cardée emmailloter minky ourlet drapée découd mercerie
    bandanas abrié draper feutrage abrille alèse fichu hamac parachute écharpe voile nylon brodés napperons
    moustiquaire lingettes mousseline bavoir matelassé tapissier gaze natte lange châle chiffon housse cuir taie
    dentelle fourrure édredon douillette côtelé étoffe moquette jersey toile nappe rembourré ratine fibre duvet
    rembourrage traversin serpillière repriser envelopper serviette soie guenille pellicule drapeau bandeau polaire
    tricot antidérapant bandages canevas frou lycra chapiteau membrane rembourreur`,
  paper: `
    confettis éventail journaux magazines bande carnet collage filtre onglet revue colis board laminée signets
    tapisser photocopieuse dechirables brouillon attestation paperasse origami publisac plastification embosser
    babillarde isoloir bail philatéliste coupons feuillets tickets affichettes flyer publicitaire cartos vignettes
    massicotés fournitures lanpions photocopieur gratteux napkin frisettes tirage nuancier scrapbookeuse prédécoupe
    gondole charte article impriment papyrus letiquette frossé diplômes perforeuse kraf pliera étiquetez marge
    chiffonner cartable calepin imprimez recto contraventions papié oblitérés docuement craft lcarton tapissez endos
    décalquer calquer affichage froissable buvard carbone contrat plastifiez inscrit découpage emballez baptistaire
    chèque lpapier cartoner passeport calandrier filtrante verso gazette formulaire froissement sulfurisé réimprimer
    crinkle ballotin pliage décalque microperforé papetrie emballaient dépliant photocopies stickers découpures copier
    streamer télégramme tinsel imprimerie scrapbooking publicité imprimeur plioir ribambelle documentation bristol
    embossage camelot certificat jounal archives rouleau page mouchoirs emballage fiche babillard bulletin hygiénique
    serpentine notice gaufrer dossier froissé imprimer pliez classeur froisser invitation serpentin perforatrice
    banderole étampes brocheuse assurance calque emballer impression canson sonotube liasses papel embosseur
    scratchboard cacheter pulperie sachet poste journal napperons paquet billets chiffonné facture parchemin kleenex
    macarons postales autocollantes portfolio washi tapissée lettre liste catalogue calendrier photocopier poster
    partition circulaire crêpe gommettes plastifiées cartonnés pancarte crépon timbres plis copie tapisserie rapport
    déchirent gyotaku enveloppe bandelettes courrier papillotes écorner`,
  book: `
    lue lus consulter magazines atlas bibliothèque carnet lisent onglet conteuse revue lisant signets feuilleter
    publié andersen stellaluna perrault répertoire chapitre story hansel relis auteure roman zine prologue
    schéhérazade relisent racontait bibliobus cartable calepin documentaire relisons narrateur intrigue relieur
    missels bédés lectrice moleskine tome écrivain patrimoine poésie lisait passeport lira biblioteque livret étudier
    bibli larousse almanach autrice chansonnier encyclopédie étude résumés bibliothéquer référence thèse trotro
    réservation reliures relirez conter épisode historique page lis récit poucet feuillette bottins lecture fable
    libraire feuillettent auteur cendrillon herbier relisez portfolio titre catalogue dictionnaire manuel lire
    cartonnés cahier illustrée imagier légende registre biblio exemplaires lecteur lisez lise bibliothécaire annuaire`,
  wood: `
    tonneau bran tronc copeaux rondins taquet madrier éclisse chicots écriteau balsa tabletterie boiseries goujon
    calage bondon plywood plinth menuiserie rotin ploie timber yule raboter cordent drave kapla prépercé croisillon
    tonnelier débiter acajou gossée futailles jenga fendage ébéniste fendeuse ponçent caissette chevron gosseux
    pitounes scierie cageots coffrage ébénisterie fendeur chevalement tourillon menuisié noueux vermoulue charpente
    planchette tréteaux planche bûche souche patère bûcher cale liège poutre palette chêne charrette contreplaqué
    tronçons massif totem baratte billots mélamine lattes bardeaux moulure osier bûchettes sciure écharde merisier`,
  metal: `
    mailles zinc mercure monture chromées canisse oxyde ferraille tisonnier clé plaque aimant broche aluminium
    hameçons bonbonne chaînette clenche enclume trousseau équerres inox limaille boulonné bombonne grappin aimantation
    magnétite étamer antivol riveteuse slinky magnétisme plombée magnésium stainless ardillon kettlebell bolt rivetées
    ferblantier chaînons dessoudé filetage argenterie buckyballs ferrocérium arceau vérin linotype galvanisé neocube
    aimanter rouages clinquent vermeil mors diapasons galvani déclouent ferrerie brads profilé schrader piécette
    ressors gonds gueuses ferrant minerai filin nuts ferro magnets tronbone autoperceuses soupape chevalière alcan
    cerclage haubans essieu insigne fixation émaillé serrurier broquettes boulonner aluminisé sertie pyrites aimantez
    boulonnerie buckycubes forgeronne crépine purgeur jante fileter firesteel clouté moraillon trophées bielles
    armature ébarbé fonderie ferronnier chîanette magnetix satala cloueur platine mitraille émerillons paratonnerre
    agrafent émail métaux bronze ferrailleur tubulure maillons obus brocher bearing quincaille poutrelle écus
    cliquette déboulonne enjoliveur loquet fonte plomb rail capot piège laiton ferrée barbelé cacanne leurres
    grenaille métallisé ressort cadenas canettes monnaie douille mousqueton carabine tubulaire munitions barillet
    targette coulisseau cadmium viroles lingots orfèvre ferrer soude argent boulons charnière pentures rivets cymbales
    néodyme carillon soudure geomag goupille écrous forge alu forgeron quincaillerie washers aimantées agrafes
    médaille clef verrou médaillons crochet grillage conserve magnétique haltères métallique antennes étain engrenages
    piston plomberie`,
  plastic: `
    cellophane styromousse boudin scotch plexiglas masquage manchons bouchon film gaine nitrile laminée caoutchouteux
    polyuréthane plastic polythène publisac plastification polystirène caoutchou butoir tarp tupperware glad jetabe
    thermoscellés stiromousse theraband plastik clipsable plastifieur cahoutchou capuchonner isolation noodle
    capuchonnées bakélite monofilament artificiel plastifiez polymère rustine polycarbonate vynile poly celluloïd
    mylar shrinky peneus styrofoam styrofome styro obturateurs vinile prélard gunplast thermoplastique microperforé
    caoutchouteuse baggies caouchouc caoutchouté kanekalon sachette polymousse bâche emballage ventouses baudruche
    foam silicone latex polystyrène expansée vinyle plexi bubble wrap plastifiées embouts plastifier synthétique
    rubbermaid pneumatique gomme pellicule ziploc saran acétate isolant membrane microbilles linoléum`,
  glass: `
    lustre plexiglas télescope mason éprouvettes prisme bibelots faïence vitrier azulejos ébréchure verrerie verrière
    transparant psyché duralex cristallin boco bris corelle bobèche cristalline fragilité antiéclats transparante
    encrier embuer mica coupole becher empoules cassable tiffany transparence murano parebrise laquarium rétroviseur
    grossissant reflète vitreux terrarium vitraux cristal vitrine vitrail cristaux microscope translucides fresnel
    verroteries plexi vivarium kaléidoscope dépoli miroir vase carreaux bocaux oculaire ampoule transparent fioles
    cabochons carafe photophore flacon reflet pyrex embuée`,
  string: `
    guirlande mèche tendu store pend mailles bobine pelote pendre enfilez lacer amarre dénoue slackline bande tendue
    pendu chaînette pendantes tirette rubanés raidit phentex rubalise dragonne raffia filée élatsiques ethernet
    brêlage sisal licol extension loom effilochent tendeur bolo ligoter chouchous sandows lacée encordés clothesline
    recousent tressent palan débobiner laçons whip élingue lices babiche détortiller enrubanne garrot irrigation
    mărțișor tandeur passementerie tendra theraband dévider chalut paracorde vermicelles drisse sling étrangler
    enfilant tressage filin guirlandier cordonnets étendage lanyard pendouille jartes monofilament pende gréement
    haubans fagot halage band ribans brodant jugulaire prolongateur couse emmêler étoupe tuyeau wampum dévidées gaffer
    enrouleur chîanette houppes skipping bobinette épissé rubaner chaîner gance yoyo chanvre cabestan filage
    cordelière fibreux trame effilochage matelotage rope pendouillent fileuse coils hung strap bolduc maillons
    tortiller kanekalon filandreuse filandres sagnle démêlant enrubanner yarn cordont elastikes tresse lanières
    franges rênes ganse filaments ballots laçage serpentine tuyau lasso bretelles chapelet écouteurs bandoulière hose
    torsadés bride enfilage ligote reprisage nylon fouet fronde cordage licou rétractable cordeau crin dévidoir fuseau
    dentelle rosaire tisse écheveau allonge longe cordelette lien macramé tricoter tresser bungee fibre raphia
    filandreux masking rallonge courroie tisser bandelettes broder vénitien emmêle crocheté extensible`,
  ball: `
    balles gonfle pelote boules ballon tennis volley jonglage bolas cosom bale mappemonde bocce bilboquet softball
    mothballs buckyballs calots regonflez rebondis bubbeul pinball gonflons oball ballonne dodgeball koosh volleyball
    orbes cônée punching jongle ballns superball orbiz rebondissante rebondisse bearing football sphériques baudruche
    montgolfière sphères ball basket bowling boulets bubble jongler gonflable cochonnet antistress rebondir
    rebondissent ballounes globe agates boulettes soccer pétanque baseball hélium planète rebondit dégonfler`,
  stick: `
    bâtonnets baguette piquet parasol stylo conduit montant rameau épées manette cylindre roseau verge chicots joug
    hallebardes tuteurer calames mancheron curedents paddle goujon atlatl ajagak drumsticks massues branchettes kebabs
    bate hampe embroche chopstick gauleuse balustres balancier arceau sarments sagaies gaule javelos pieu siphon
    fourchu périscope majorette fagot escrime aviron tuyeau sourcier fléaux pilier pommeau pogo stylet calvette palo
    popscle yakitori branchages batte tubulure gourdins gouvernail arçons claves tourillon rouleau manche canne
    quilles bic bâton paille barreaux tuyau poteau brochettes perche levier chalumeau patère tuteurs tubulaire stick
    béquille sonotube emmanchées stix juchoir crayons tube manivelle palette pilon sarbacane épuisette pastel
    vadrouille pagaie tees crosse tringle fuseau brindilles cintre ombrelles perchoir bambou bûchettes mât échasses
    fusain rame échelons guidon archet trépied`,
  bits: `
    cubes noisette brillants blé capsules confettis coque gravier coquillages appât hama égrène cenelles châtaigne
    gélules bouchon aimant jetons écale copeaux pions granules pilules cartouches barrettes taquet cheerios smarties
    bibelots déchet strass épinglettes ripe millet ponpons carvi hydrogel palourdes écume corinthe teff buccin bolt
    boulier tesselles googly babioles buckyballs bobépines pignes neocube calots mosaïqe bouhcon beads brads
    littorines piécette lambis pétoncle ailettes jibbitz cupules centimes égraine magnets tronbone sprinkles penne
    zeste pourboire joyaux arilles charms wampum boulonnerie buckycubes lump seeds pinouches kernels écailler pyssla
    tiddlywinks aquabeads orbiz pellets égrainer conque chia motton shells perlite faînes pendeloques marrettes
    extrait jéquirity glibettes quinoa composants quincaille cocottes ventouses tournesol écailles lin gravelle
    girofle semences garnotte grenaille retailles languettes monnaie cristaux chapelet mégots concassées bigorneaux
    nacre enfilage akènes grainothèque traîneries orzo égrainent alpiste perlage verroteries cailloux grelots mosaïque
    lentilles argent lego boulons edamames piasses rivets canneberges dollar débris bines néodyme gourganes osselets
    geomag goupille pignons pods galets sésame écrous pépins pépites diamants orge rosaire cauris washers glands
    marrons tirelire bague cosses embouts samares cabochons mil palets détachables fèves piton ambre macaronis
    rigatonis paillis breloques orbeez sequins badges microbilles égrener gemmes piastre`,
  powder: `
    riz brillants enterre bran enfouir épaississant argile salée sarrasin soda déterre lécithine salière limaille
    strass levure marc ensevelir épeautre holi moulue ripe curcuma cassonade saler remblayé amiante cari rangoli
    creusait psyllium assaisonner dust sabline chaulée teff gomasio sparkle émeri terreuses colophane sablière
    effritent farineux déterrent davoine creusons résidu espelette sableux sillon terreux maïzena toner amidon
    arrowroot talque enterrement fécue kinétique fizzer fouir enfarinée bêchez perlimpinpin poudrer revolent mouvant
    suie gyproc chauler calcium sodium hanout vermicompost citrique ponçage sablage caroube alginate enfouissent
    sakrete glitter lombricompost grumeaux safran creusant poivrière paprika humus saupoudrez scintillants enterrons
    chlorure jardine panko limon saupoudroir laboure ensabler sablette gélifiantes perlite magnésie glaise kinetic
    curry amiance diatomée cinnamon granuleuse monticule remblai ratissant assaisonnement poudre bicarbonate mottes
    gluten pollen moulu tourbe gypse fécule plâtre cannelle terreau enterrer épices pilée enterrent cinétique
    saupoudrent sablonneux dukkah starch cayenne cumin farine sucre paillettes tamisée poussière sel compost semoule
    cendres litière mortier silice chaux tartre saline alun chapelure boue matière talc pelletée pigment cacao tamiser
    bouette sciure moudre sablier muscade`,
  stone: `
    volcan gravier caverne bornes minérale solage météorites pavé ricochets schiste enrochement magnétite inuksuk
    brike granit uraninite crétacé halde lapidation trilobites albâtre argileuse brick ammonite géologie soutènement
    hématite glacis minerai magma zelliges mica géologue bénitier caillasse pyrites parpaings sakrete lasphalte géode
    macadam jais asfalte calcaire gneiss dolosses balast rock émeraude murette escarpement minéraux ricocher canyon
    réfractaire statue dalle gravelle fossiles garnotte gargouille plâtre ponce margelle minéral gravière pierreries
    cailloux ardoise tombeau meule falaise quartz maçon corail carrière galets rocher diamants rocaille briquettes
    tuiles marbre agates silex gemmes`,
  tool: `
    loupe machine outils râteau tamis sauteuse ratissé chrono cloueuse cliquet hydraulique pyrograveur baromètre clé
    fourche sécateur réparer boussole poncer réparation équerres ratisser machette jack ratissez tond balayette
    godendard sciez vanne broyeur sciage couperet réglant moissonneuse soudeuse creusait mancheron scoop bétonnière
    motoculteur limer riveteuse hachereau létabli ajustant pelletez machinerie burin trayeuse gratteuse pareur carder
    dactylo appliqeur épandeur sableur palan pinsceaux émeri hammer laminoir swingline décapsuleur arroseuse ratissent
    bêchent débroussailleuse biseau vrille fauche tricotin vérin décapeur pépine pellettent zapette vissez découpoirs
    menuiserie orbitale linotype dénoyauteur sextant sablera emballeuse tondent grinder marto creusons affûtez sarcle
    termometre raboter forceps perforeuse elna tranchet compacteur réglette densimètre râtelage cardeuse chainsaw
    sablez réducteur cranteurs ponceuse revisser poncez martèle trancheur maintenance serrage dégauchisseuse ratissage
    pareuse déplantoir technic sablent deboucheur soupape tordeuse godendart dremel devilbiss bêchez limiteur loader
    râtelé tronçonneuse batteuse faucheuse remontoir équipement ryobi dispositif ponçage pelletant sablage démo
    réglage cricut martelez crépine forer déneigeage meuleuse torx déchiqueteuse pinse foreuse barattoir dague
    otoscope bêcheurs cruciforme fileter serpe désherbe racle poinçonneuse scalpel stanley drille manier enrouleur
    allen râteler réparent fendeuse felco perforateur ajustent crible turbine robert crémaillère sizeaux ponçent
    creusant exakto débroussaille affûteur surjeteur cloueur outillage coinceuse piolet déblayer bernzomatic rotative
    employez transplantoir decker cabestan opérateur dateur tinkering philips racler binette zesteur poinçonnez
    tensiomètre piocher grattage sandvik perceur faucille rouet plioir fiskars dewalt graisseur dérouleur applicateur
    faulx aiguiseur auger ratissant pistolet pompe tondeuse lime agrafeuse piège vilebrequin scier grattoir raclette
    compresseur soufflet sciotte tordeur marteau balai kit levier cutter perforatrice cric aiguiser shop brocheuse
    opinel abrasif poussoir plantoir poinçonner ébauchoirs extracteur sarcloirs tjanting embosseur piochon houe
    dégrafeuse laminatrice piquoir crayons brouette appareil manivelle mécanique épuisette creusent rétractable scions
    engin tarière cisailles dévidoir drill pulvérisateur creusez perçage pelle échelle brosse cure établi fusil
    poinçon maillet poulie masse bêche peigne mortier rabot mécanisme chignole truelle sableuse tapette piqueur harpon
    aiguisoir mailloche visseuse pince tournevis matériel égoïne souffleur clef massicot pincettes treuil limées
    chantourner pinceaux perceuse étau pick hachette moppe valve molette gouge compas alêne pioche pelletage piston`,
  kitchenware: `
    tamis sauteuse mandoline louche congélateur marmite cafetière filtre cuiller saladier salière congélation
    trancheuse hotte plaetau dutch chocolatière scoop vitrocéramique électroménager plato saucière chopstick écumoire
    rôtissoire argenterie shaker duralex égouttoir dénoyauteur percolateur kelvinator freezer cuiseur bundt clayettes
    hibachi doseuse essoreuse étuve moulinent pierrade tartineur bouilleuse starfrit hotpoint blender lassiette
    gaufrière étuveuse émaillé griddle crockpot crémière faitout mixer pétrin mixette barattoir écuelle microplane
    samovar beurrer sulfurisé éminceur poivrière assietttes sucrier cuillerons soucoupe passoire poêlon plateau
    couvert dînette bouilloire spatule gaufrier ustensiles extracteur malaxeur cuillère fourchette fouet pilon
    frigidaire batteur toaster baratte casserole éplucheur mélangeur théière économe mijoteuse lèchefrite moule frigo
    entonnoir réfrigérateur cabaret coquetier mixeur hachoir crêpière`,
  softfood: `
    pâte riz gâteau salade confiture céréales fondu bouillon tartinade avocat pizza boudin saucisson margarine cheddar
    appât anchois boulgour poivrée mélasse cretons épaississant fromage compote sauce popsicle sandwich vinaigrette
    homard morue salée porc tapioca sarrasin fondante mayo épeautre végétarien caoutchouteux bocconcini cottage colin
    confit naan condiment sandwiches soja pâtissière thaï terrine seitan onctueuse msemen saucer food waffle madeleine
    légumineuses hawaïenne raïta gambas alfajores méchoui grigne chaudrée mamaliga dibiterie moussette rice cream
    smores pasta semoulier toum mallows twizzler caramelle brownie minimuffins mortadelle tortilla mochis surimi
    thiéboudienne tartelettes caviar volaille chili gélatineuses farce hygrade hareng gratinée donut ganoush sellou
    kebabs manakish harira ganousch thiakry panés chicken cailler décongelées quiche ricotta whiz simit salsa
    chanterelles joumou lompe goberge makrout confites whip barbapapa farineux nappée aïoli cndiment ghribia arequipe
    bonito budwig natto dips aquafaba bourguignons gratin homs aiglefin drèche brandade seigle davoine
    antirégurgitation porridge bundt houmousse lardon camenbert mush thickener spagatt farci choucroute nata
    épaississeur canola tourtière vermicelles pulpe pétris crémeuse panini tzatziki ouiche quenelles potluck puff
    heinz marzipan tagliatelles cajeta fluff sundae torte sprinkles poutine tapenade guimove misso penne ratatouille
    brouillés moelleuse protéinées ramen maquereau cassave taboulé pudding rotinis ramollie cheese labneh fricassée
    vachon pablum pepperoni chow hotdog falafels soba amlou manjar mimolette apéricubes korma paneer lapate pancakes
    brie fette chakchouka gruyère salami affiné butter biryani paella steamé baklawa whippet fournée hamburger foie
    wowbutter beurrer baklava parmesan velouté boudoirs yassa levain catelli tarama amandine grumeaux kamut basmati
    raïb cupcakes ganache cadbury sucrent fleischmann kouglof polenta crémage flétan gnocchis manioc boulange furikake
    nori crocolat quesadillas grumeleuse fudgsicles enrobent francfort moele fromagerie bulgur farcie sorbet verrines
    raviolis glaçure tempeh dijonnaise tigadégué freezies melts tajine beurrent beignets emmental glacer chia fudge
    bisque smen brik coulis enrichi pizzeria motton popscle ficello tahina halloumi thaïlandaise tahin cornette
    macedoine gouda tamarinade croustade guacamole calmars pavlova gélifiantes béchamel tambouille chocola camembert
    spaghatt chodron bourrito arepas zaatar assaisonné tartare babybel hoummos teriyaki choco maggi charcuterie acra
    dumplings calissons truffes mcdo panade chouquettes curry quinoa dakatine injera bulghour gibelotte cake cinnamon
    perrins gerber freekeh eggo bourguignonne assaisonnement pain œufs soupe collation flocons lunch avoine tahini
    gruau sardines viande tartiner brioche saumon frites nutella bannique gluten lasagne burger bean jello mozzarella
    yaourt mouillettes hellmann sirop nouilles houmous pita spaghetti pouding gélatine dijon ketchup worcestershire
    enrobées tamari frangipane miche garnie flan hummus shortening orzo soupane chocolatée fondait tonkinoise filo
    compoter feta pâteuse miel muffins dessert bouillie croissant crevettes chair réduit caillé tartinent saindoux
    gélifié guédille crèmerie wrap galettes gelée trempette tarte tartine poulet vanille halva beignes mie lard dinde
    makis ghee miso wasabi végé coquillettes ragoût beurre crêpe moutarde souper gras fouettée couscous veau
    boulangerie meringue omelette potage pâtisserie burrito massepain garni rôtis bannock caséine satay filandreux
    popote saumure banane yogourt boulettes soya tofu sushi jambon mayonnaise thon pesto glaçage crémeux marinade nuoc
    garniture ranch pruneaux baba mafé relish jelly`,
  hardfood: `
    carotte noisette grenoble sucettes huître saucisson steak croquettes châtaigne noix croûte amande pinottes écale
    jujubes réglisse panais cheerios smarties bocconcini gratton côtelette millet craquante légumineuses cronch
    chebakia barazek barley croquignoles cartilage lpois twizzler scrounch palourdes cheez haribo nanane peperettes
    pringles crunchy caramélisées badiane biscotttes meringuettes krispies craqlin peppermints macadamia snack jerky
    tootsie craquant croustillante konjac poppers cochonneries taco muesli candi saussices tarbais fibreuse
    doritos armor saucices popcorne shreddies cristallisée cookies cerneaux tempura panini pétoncle arrowroot
    croustillent kassav croquable nems chocolatier multigrains nuts pemmican panée gigot nuggets gorp écaler
    croustillant hosties montélimar sucrerie chewing cuberdons apéritives quignons hotdog butterfinger apéricubes
    lapate babeluttes nougatine esquimau werther kernels froot atocas tagada ritz pistach smartfood snickers pavot
    glosettes cancha graham raiisns nacho toasté fretz béguel décorticage dedamame quenêpes pretzels loops merguez
    goldfish cachous pogo dinks papermanne chupa pilibo cahouètes croustiant beef yakitori garbanzos hubba chocola
    crousti faînes gummies quenette jawbreaker couenne chups glibettes chicharrón boba filandreuse ribs filandres
    crackers sour nerds frits pralin tostitos collation dog caramel croustilles rôtie croûtons paparmanes gâterie
    skittles friandises savers sucrer saucisses épicerie suçons bagel pralines grignotines marshmallow gianduja dukkah
    tost chocolat bonbons sucre lentilles popcorn craquelins salé edamames chips peanuts reese cajou bines macarons
    gourganes pignons biscuits arachides bœuf cacahuète pistaches granola corn biscotte nougat bacon kinder guimauves
    coco olives marrons toast cornichons pacane avelines croquante bonbonnière mentos fèves gomme cornet chiches
    céleri macaronis gaufres bretzels crudités papillotes rigatonis dragées ferrero cacahouète berlingot`,
  drink: `
    cocktail tchin liqueur boit thé limonade tilleul soda tea laitier champagne shooter grenadine bissap québon
    barbotine seltzer coke soûl nescafé moka brasseur molson chamomille laiterie effervescente dashi absorbe lolo
    trinquent barista lipton lactose antiverse pétillent dallaitement gnôle philtre buvable gazeuse attaya infusion
    laitière brandy boiront orangina mousseuse ouzo bubbeul tonyu postum laiteux akasan énergisante lassi natrel laper
    chai citronnade shlurp buvette tisanière malté trinquant perrier laiteuse punch hydratées kvas isomil hydrater
    beer expresso assoiffé camomille pepsi callé kéfir espresso hamoud raïb buvez glouloute verveine vodka rhum apéro
    orgeat broue barman drink cognac quik maternisé buvant naya milk piquette infuser breuvages anisette potable brou
    keurig chodron goulée centrifugeuse écrémé leben boba rasade détox kombucha café glouglou slurp paille potion
    bière nectar bue infuse whisky élixir pétillante gorgeon coktail chocolatée tonkinoise vin smoothie soif cidre
    gloup tisane trinque trinquer babeurre boisson glou cacao slush sloche gatorade shake soya berlingot`,
  plant: `
    foin blé bouquet pissenlits poinsettia fougère lierre végétale tulipe germées citronnelle quenouilles cytise
    rameau bouture effeuille germer bulbes arroser plants gousses récolte marguerite algues capucines plantez
    épouvantail ratisser roseau asclépiade grimpant gazonnée repiquer oseille fleurir bleuetière leaf moussu clintonie
    fleuries fleurit mycologue transplanter botaniste lycopode iris jardinerie tuteurer débrousailler fane tonnelle
    déraciné bractée biologique marjolaine botanique carvi chamomille vérâtre ficus épanouit fleuri gingembre lotus
    treille cultive brugmansia weed clover pervenche badiane floriste horticulteur petunia cultivons rempotent arum
    dauphinelle vera croton poincetia bouturer oeuillets végétaux armoise lawn prêle mandragore ameublissez jardinez
    bêchent herboriste actinidia wintergreen chanterelles cresson savoyane semées sarments tubercules framboisier
    roquettes ronces cultivateur arrachage papyrus romane sabra alstroemères drèche micropousses gypsophile seigle
    photosensibilisant dracéna grimpante herbages effeuillez hortensia cultivatrice rubarbe sarcle amarilis platebande
    ginseng tanaisie râtelage sphaigne aigrettes bolets folioles jardinet azalée épineuse buis moisson ailettes verdit
    tondre botanica bougainvilliers mufliers crocus romarin radicelles botanix cyclamens troène ébourgeonnage rempoter
    girafleur pointsettia sunflower déplanter millepertuis symphorine myrique cassave misère ancolies jonc lherbe
    semeur mascou hibiscus officinale rhubrabe dieffen rousselle caroube paysagiste dépote herborister seeds plantant
    tondons delphiniums zinnias pinto chélidoine désherbe camomille glycine râteler rempotage corolle épilobes pavot
    ensilage safran parcelle corymbe désherbant débroussaille verveine primevères tonte germera cactusse solanum
    raciner égrainer myosotis églantiers chanvre caladium aneth rhododendron rhizome clématite pépinière étamine
    floral orchidée élyme jardine coriandre tondue impatientes moissonneur difenbachia chrysanthèmes grow déraciner
    coqueret andain zaatar fraisiers vénéneuse fleurette lactaires glaieul romaine planteur bardane jéquirity
    gaulthérie cultiver dalia phytolaque enraciner vénéneux mucilage goémon nymphéas repiquées chlorophytum chiendent
    fern cultivez argousier dieffenbakia ombellifère diffenbakia vinca caquillier flétris reverdira cocottes tournesol
    avoine planter épi dieffenbachia trèfle vigne souci lupin chèvrefeuille nénuphars sureau ballots thym touffe
    coquelicot géranium brin houx potager digitale ricin semis philodendron ciboulette cactus épines lys euphorbe jade
    pivoine végétal tuteurs semez aconit ciguë désherber éclosion sauge monstera plantoir lichen jardinage garance
    akènes repiquent semons fiddleheads dépoter grainothèque désherbage fenouil alpiste bette défricher mélisse
    jardinent sèment menthe muguet rhubarbe ortie pelouse ombelles herbier cueillis cueillies œillets jardinière lilas
    gerbe nervures amanite morelle plantain amaryllis varech culture compost semer pétales jonquille vesses sumac
    belladone narcisse rosiers datura osier lavande laurier basilic bambou cosses feuillage aloès plantent récolter
    jacinthe anis mil germination verdure chardon bourgeons gazon gui sème talle effeuiller violette paillis persil
    pothos replante`,
  tree: `
    pruche sapin tronc saule tilleul clairière pine thuya écorcer forest élagueur bûchreon eucaliptus aubépine cormier
    robinier cocottier ecorse boulo palmier baobab flamboyant cotonéaster broussailles émonder caryer pignes timbeeer
    boulau émondage coudraie palmié figuier boréale buis radiata érablier orchard troène épinettière feuillue woods
    baumier lisière ébranche acajou abattus élagage brousse pleureurs oranger émondeur abattre abattues abatteuse
    chablis spruce églantiers rhododendron poirier bosquet pépinière bananier aune cédrière branchages sycomore
    vinaigrier acacia accrobranche manguier pinède résineux orée érable forestier pin souche verger aulne jungle
    olivier orme hêtre baguenaudier épinette boisé chêne frêne sorbier noisetier érablière sapinage bouleau peuplier
    marronnier cèdre pommier feuillage ombragé cime cerisier pommetier prunier eucalyptus arbuste merisier mélèze
    coudrier`,
  fruit: `
    pêche carotte citrouille salade avocat cenelles poire framboises gousses mangue panais ananas asperge corossol
    bleuetière échalotes pimbina oliv goyave carambole zaboka bigarreaux risin corinthe gingembre deglet dénoyauter
    potiron rave gauleuse berri aubergine actinidia confites tubercules framboisier exotiques frabmoises plaquebières
    jalapeno kalamata rubarbe coconut cortland gadelles pulpe poivron concord catherinettes airelles nectarines
    épépiner maraîcher zeste trognon groseilles arilles rhubrabe épluchage dénoyautage doignon cueuille juteuses
    atocas agrumes raiisns potato medjool suprêmes manioc citronné dedamame décosser quenêpes grenade mcintosh ptaates
    clmentines champingons brou muscat berries macedoine croustade myrtilles fraisiers pastèque cantaloup fruiterie
    quenette tamarin romaine autocueillette zucchinis épluchures argousier actinidies lychée patate cerises épi lime
    laitue clémentine radis iceberg courgette bleuets fraises verger abricots litchis figue équeute fiddleheads
    fenouil équeuter bette melon légumes rhubarbe canneberges raisins courge citron chou dattes calebasse coco
    haricots mûres olives grappes betterave cornichons brocoli écosser piment épluchette épinards pak reinette casseau
    mandarine pomme banane tomates oignons concombre céleri kiwi ail prunes pommettes crudités navet poireaux pruneaux`,
  insect: `
    puce mouche bourdons chenille moustiques cocon lucioles bestiole phasmes monarques rucher guêpier répulsif bzzzz
    insectarium cafard entomologistes fourmille nuée grouillants miellerie bourdonnements colonie puceron grouiller
    colimaçon annelé littorines piqûres bogues entomologie superpou ténébrion tordeuse admiral essaiment demoiselle
    bébitte vermicompost butineuse teigne apicultrice mygale lombricompost baygon papillonnent tapisseuse bousier
    scarabée enfumoir libellule spider butinent asticots brûlots processionnaires lombricomposteur taon coquerelle
    éphémères ravets bizz maringouine criquets fourmis ruche escargot punaises maringouins larves poux apiculteur
    sangsues frelons bourdonnant grouille bourdonner charpentières antilimaces papillon fourmilière bzz limaces
    coccinelle mites tapette butine cigale araignée cloportes essaim sauterelles antennes scorpion chrysalide api`,
  waterplace: `
    courant pêche île pêcheur ponceau marais océan échouées débâcle égout piscinette quenouilles marina ruisselet
    naufragés aquarium pêcher algues noyer méduses drain remous caniveau bourgots chenaux baigneurs accoste surfeurs
    golfe dérivent enrochement chavire dniestr leamy patogeoire harricana saucette paddle pacifique dérive barge
    swompe vivier swamp kinojévis kénogami accostent pataugette canoë sablière jacuzzi voguer émerge vaseux marécage
    vasque pier estuaire voguons dormantes artésien maritime drave lambis barachois rament nageons lido catamaran
    bouscueils sillage houle vaguelette ramer aviron chenal jusant ramait accoster estran rivage clapotis fjord
    nautique pommeau ramez fosser lagon bonace écore rusiseau mediterrannée frayère nagez surfent surf amarrage
    pitounes niagara péniche tourbière calvette rivèire pagayeurs canaux barbottière draveuse memphrémagog dolosses
    voilier embarcation plongeoir pisciculture pagayer pool goémon nymphéas batelier côtière plancton embâcle caboteur
    yole marée baignoire fleuve arroseur plongeur patauger barbote nénuphars natation digue aquatique écluse rameur
    flotte barrage chaloupe canot radeau noie canal source sangsues ponton barbotent vogue barboter margelle pêchent
    aval naviguent barbotait hydrothérapie déversoir amerrissage voguent aquagym aquaforme bateau toilette plonge
    fontaine pataugeuse plongent kayak repêcher pagaie marine nageoires cascade baigne corail crique varech batture
    pédalo tangue nage jetée puits port baignade dune patauge grève spa gué débarcadère pont cuvette plouf rame bouée
    barque puisard rétention nageur navigue plongez flottantes traversier naviguer puiser`,
  snow: `
    congelés débâcle frimas surgelés déneigeur déneigement patine patineurs stalactites déneigeuse charrueur
    verglaçante déglaçant pelletez déneigent déglaceur regel congère givrant arctique chenillette patinez
    grêlons déneiger slotche patinait glice bouscueils blizzard pulka pelletant dégivreur déneigeage surfaceur
    neiger dégèlent glaciaire déblayer damée snow carboglace pelleteurs gadoue patnioire godiller verglacée frasil
    débâcler embâcle patinoire flocons fonte raquettes igloo patiner pelleter poudreuse zamboni iceberg patinent
    glaçons traîneau bonshommes ice déneigé dégel skier butte crisse gelée poudrerie patinage geler grésil iglou
    enneigé glacier pelletée slush sloche surfaceuse frost banquise givre dégèle quinzhee avalanche pelletage`,
  clothing: `
    linge sacoche portent bonnet casquette coiffe chaussons dormeuse manchons bottes nues bavette semelle chaussures
    capuche chemise salopette barrettes combinaison enfilent trousseau chaperon blouse tuniques gougoune moulante
    playtex diadèmes jabot babouches vest éperons habillera savates déboutonner revêtir bathrobe pendentif capine
    djellaba chouchous calottes épaulettes corset pardessus charlotte gousset vêtir rhabille duffle moufes voilette
    caleçons claquettes bobépines collerette ziiip jambières jogging slip chemisier bottillons élégante coat doudoune
    pourpoint chancelière sorel jibbitz portait mocassins chic boutonnez étendage coiffant sapée essayage stylistes
    chevalière jartes corsage shoe ponchos insigne sautoir vair habillais wellington amauti pocket joyaux waders
    moumou bouffant charms entrejambe sertie encolure chapaux pantouflon jupette robbes ballerine galoche boutonnière
    boutonner jaquette bobettes habillement chaussez bermudas bikini cordonnière skechers capuces jarretelles body
    pampers lainages amulettes retrousse turban déshabiller grenouillère survêtement dénuder enfilaient pull
    retrousser soutane deboutonne rhabillent vareuse déshabillage boubous botes pendeloques béret hoodies canotier
    veston peignoir poupoune manchette redingote retroussez braie manche parapluie vêtements pyjama bottine cagoule
    cap sabots sandales visière col camisole penderie moufles tutu souliers manteau pantoufle culottes bretelles pagne
    habiller glissière boutonne emmitouflé imper uniforme bandanas pierreries chandail rechange écharpe imperméables
    bavoir capote short déshabille toque jupe habillent châle habit enfile robe bracelet maillot habillage habillez
    palmes chasubles collier tabliers chaussettes zip bague médaille bijoux shirts médaillons étole tenue cape jean
    habille pantalon gantée cravate friperie breloques sarraus espadrilles lacés`,
  costume: `
    masque explorateurs marotte lunaire cosmonaute mascotte vedette héros équilibriste moine naufragés loup épées
    astronaute funambule chevalier berger canon boa sabre épouvantail pierrot sorcier chaperon guignol corsaire archer
    royale dumpty vilain phénix diadèmes samouraïs hawaïenne quêteux comédie postiche vénitiennes cocardes majesté
    apôtre prophètes donjon jedi merlin combattants archiduchesse archange ciqrue médiéval légionnaires batman queen
    zombie charlot polichinelle martien collerette maquiller colonel vador wilis assassin costumer turlututu gaulois
    fouettard commodore zorro shérif pourpoint alchimiste prétendants ventriloque cowgirl spectre momifie thor mitron
    zonbi majorette gnome moussaillons warrior extraterrestre vikings korrigans momifier elsa godzilla croquemitaine
    romains western skelette army froufrou ballerine danseuse sentinelle armure calumet saynète cosmonote draonne
    abordage rançon funanbule militaire ogresse poppins accessoiriste amiral écuyer cupidon patriotes costumié
    marquise druide sultan guerriers maquille fakir pacha stars dégiser indien régiment vizir noble troubadour
    duchesse règne bergère prisonnière tribu empereur mousquetaires dracula créatures garou bouffon menteur yéti santa
    avare mascarades filou aladin sanguinaire zombi carabosse fanfreluche pauvresse geôlière arlequin faquirs
    effrayante costumes couronne monstre magicien voleur licorne trône tarzan armée cowboy follet gargouille tutu
    elfes capitaine sirène prisonnier castelet pagne pantin nain matelots déguiser costumier enquêteurs superman
    aventurier magicienne uniforme pizzaïolo galion mutin voleuse paparazzis empoisonneur dompteuse harr martienne
    hobbit geisha contorsionniste mime cirque halloween cendrillon soldats ogre détective génie troll comédien totem
    squelette bonhomme clown reine ange marchande indienne cavalier diable ninja bouclier déguisé royal scaphandrier
    gymnaste vampire pinocchio rôle ailes marin momie prince superhéros dompteur scaphandre diva camouflage masquer
    cape scène barbier perruque revenant mages arme raiponce acteurs espion marionnettiste bandit acte pharaon`,
  music: `
    cloche berceuse flûte clavier dansent accordéon chant répétition claquer crépite craquent vibrer entendue gamme
    applaudissements harpe grésille sifflant clap vibrant pianotent tambouriner accorder chante sonne clic tambourin
    parleur guitare cot klaxon vibre ronron klaxonnent auditive auditif paf gazouille entendez cling bruyant schlouk
    chantonne crépitent pchhh sourd ronflement strophe boing karaoké rrr patatras tchaïkovski chantante audio
    violoneux rugissement violoncelle enregistrer plic dansez driiing drum vrrrr biiiip acoustique déclic rigodon
    hymne musicaux rara cornemuse ritournelle zzing comédie piiii vivaldi chantais hurlement sifflotant vrombir
    pssschit tango chantaient contine castafiore derviches crrrch cliquent gazou swing bamba applaudissent vibrante
    chanteuse meunière scratch applaudissez sonnerie grondait chantonnant cliquetis grogner woush swingue pchhhh burp
    pssh bzzzz ronflent gazouillis drumsticks bendir entonne slow bippé aiguë pschitte houla cappella chantonner
    clapoter lyre rave pshhhh ticataca scande ronflant pianissimo mixage grincent audible klaxonnez craquement
    bourdonnements craquant clarinette sourdine bêêê flop salsa zoum claquettes flouc baladeur crrr pschittent tchac
    détonation bruissement entendant entendais splish snip bing flap slap vocaliser grondant enregistrez ziiip
    danseront ziiing derboukas zzzou interpréter unisson wilis clinquent octave rossignol bastringue dzzzz plac psssch
    chahut diapasons pchiiit rrrr turlututu piaulent pfuit chantera pfft zzzt toûûût claquement ronronnez vocal
    cacophonie chantait résonne microphone bruitage djembés phonologique percussion aria polka crissent embouchure
    vrombissant yanvalou sonorité fredonnez bzzzt sifflez bémol sonique jingle grésillement crisser audioguide pouêêêt
    valsent rythmique synchronisée hosanna magnétophone sonorisateur dansons vacarme chantiez opéra swinguer
    interprétation vibrent crrrr crescendo sono barbarie chorégraphie décibels pétarade gling scrouch band ultrasons
    fredonner récital zzzzing siffet stomp clairon clang bells playlist tanbou monotone siffleuse bruissent pétars
    clape traviata grelottière vynile flûtent tuuuut thérémine audition scritch bach dièse accordez tintent mélodie
    klaxonner chanteurs exerciseur clapotis piou danseuse bruyante tagada darbouka dring tchhh kazoo kompa gazouillant
    drelin froissement ronronnant jappement kora clop mirliton bzzt grognez meugler crépiter alléluia saxophone
    intonations grondent dang craaac bêlons pimpon glouloute violoniste bruite satray flashmob poufff vrombit shékéré
    balafon amplifier baladi péteur entrechoquer soprano retentit tchouk hydrophones japper froufroute crouch pétiller
    tchic chansonnier choir squik pschht conque tcha prout badaboum platine crépitement tchhhh flac tchak électro krik
    ulule bzit dance scrounche harmonica grincement valser tons vlan choo cumbia fredonnant résonner craquait
    rediffusion slourp entrechoque cancan click wouchhh psssh vroooum pétant chlak kolé gnawa cors claveciniste frrrt
    honk troubadour zouf satie pschiii chirpe booouh vrrrm pastorale cantique brame audiophile splouch tintamarre
    piétinement hooop luthier plop rock bloub pffft pshhh castagnettes broum krak froissant claquant chansonnette
    bloup claves schlouc scriiitch biper craquaient turlutte bizz bruissante sonnant beurp dougoudougou taque kalimba
    pianiste rebip sonor endiablée phonographe prrrt cliquette guiro anche harmonie grincer sifflet ondes clochettes
    maracas crac écho couplet orchestre refrain bzzz dansant bourdonne tam glouglou tsss battant gong tuba bal bêle
    pschhh slurp braille show meugle bombarde chantons tambour rythme chantant sirène alarme sonnette danseurs sonner
    tempo tinter concert tambourine ukulélé disco pulsation bourdonnant couine trille bourdonner fracas ronronner
    vielle applaudissons zumba synthétiseur tintements crissement tapotement xilophone samba bip grelots ploc violon
    musical crisse ballet enregistrement cymbales siffler tut fanfare tinte carillon dong contrebasse battement
    vocalises danse entend siffle clac instruments xylophone pouet trompe klaxonne chorale vibration poc ampli
    partition beep mailloche bang sonnent micro batterie cri boum sonore tic ding tac meuh chantent glou trompettes
    enregistrée ping claquent doum fredonne ting grince aigu cheer musicien crounch accorde chhh diva psss cassette
    chhhh cadence lutrin geste radio ronfle plouf chantez piano toune mouvement triangle musicale ronronne valse chœur
    volume miaou splash reel gigue orgue frou squick archet tom couic farandole vrrr tch métronome stéréo snap
    crécelle avertisseur`,
  game: `
    mémoire exercice guerre ski dards exercer gagnant curling loto ralliement lutteurs chasse bataille jetons gym
    pendu perdre pratique frisbee pions tennis devinette club chasser partenaire match devinent rallye pratiquer
    combat volley ratée marathon puzzle sport record escape quilleur altères ballpark tombola entraînement initiation
    slapshot conquérir gaming équitation twister quiz énigme arbitrent limbo flip cosom bocce ajagak ringuette courser
    pardent speedrun gamer immunité cachecache tourny softball gratteux meeple variante géoplans coopératif coéquipier
    esquive victoire collaboratif athlètes wari score assassin conquérante pinball vaincues darbitre arbitrer
    minecraft raid jonglerie triathlon adversaires round skeleton pokémon échiquier odorama buzzer quest yahtzee
    dodgeball dunk volleyball orienteering wars peekaboo tricher intrus rodéo warrior airsoft escrime alpinisme
    éliminé solitaires frogger goaleurs mancala esquivez pitchenotte démineurs paintball navale gager rébus virelangue
    pinouches bluffe jenga rival acrobatie trophées catan ligue aérobie tiddlywinks affrontement voltige jury
    pichenottes votez slalom damier connect goaler tchouk fédéré surf poker sportif endurance adverse sumos joute
    memory gage karaté dominer supporteurs labirinthe acrobatique pilates gagnera triomphe gagnante chamboule
    psychomotricité hockeyeur billard awalé boxe loterie barbichette arcade triche pool patineuses receveur ludo
    strike football haltérophiles olympiades champinions ratez quilles raquettes golf relais yoga sardines voleur
    simon épreuve challenge perdent tournoi natation banque croquet compétition monopoly klondike esquiver prisonnier
    labyrinthe lutte basket marelle vaincre bowling judo safari ring multisports vainqueurs aquagym aquaforme cible
    parachute olympique tees crosse osselets game partie pige dominos tague société meneur badminton cerceau hockey
    parcours gymnastique ping duel frappeur mission pointage palets échecs hasard perd but bingo soccer pétanque
    baseball arbitre joueurs obstacles pong nageur parchési meneuse`,
  toy: `
    cubes figurines cuisinette réplique dada duplo fidget santons ludothèque ourson avion nounours tonka puzzle
    diabolo slingshot plasticine matchbox fingerboard slinky wilesco articulé loom mannequin joujou drone bloks
    joujouthèque bilboquet oursonne bazooka meeple babioles géoplans pluche poppers neocube wiimote bastringue plots
    boumerang kapla hape oball technic schtroumpf spirographe quadricoptère koosh remontoir toys lillabo fimo serceau
    mattel pony bluey cochonou hexbug magnetix beebot aquabeads playskool gymini yoyo diorama trieurs brontosaure
    pikachu spinner téléguidé aiguillage squinkies mitraillette guns furby emboîtables quercetti squishy beyblade
    schleich shopkins jouet mobile hochet dino maquette gigognes poupée bloc catins dînette kit bonshommes pantin
    couine dreidel aquadoodle anneaux lego catapulte track girouette kaléidoscope wheels playmobil geomag bonhomme
    volant gonflable circuit disque luge moulin bébelles boomerang dominos accessoires gadget antistress putty cerceau
    sauteur wagon échasses mécano hélice magna empilables tikes dinosaures magnétique toupie barbie doh`,
  building: `
    poignée remise fente gouttière portail poulailler ponceau conduit colonne presbytère portillon portière séparation
    forteresse balustrade solage clocher soffite façade viaduc tasserie escalier patio muret corniche mezzanine hangar
    silo palier clenche rambarde treillis gradins coulissante dôme cloison issue chapelle rénovation cottage lino
    encastrer amiante motel palissade exit azulejos tonnelle dentrée résidentiel cochère soubassement boiseries donjon
    abribus gazebo observatoire parapet fortin barricades treille enceinte placnher barére préfabriqué léglise temple
    balustres linteau clapier volière plinth minaret citadelle porche contremarches mansardé soutènement encabane
    fondation revêtement bâtie nichoir barn gonds embrasure charretière manufacture drywall échoppe clanche douane
    lecole isolation entretoit colisée gyproc cathédrale logement appartement édifice brèche coupole judas annexe
    entrebâillement rénovateur loqueté corral angar liftier pilier moraillon véranda hutte fortifier armature lucarne
    parlement trap pigeonnier démolition prélard marquise couvoir aérogare recrépir parquet escamotable portier
    dégonder élévateur encastrés coffrage condo duplex mitoyenne encastrement devanture chevalement abbaye porcherie
    gîte bungalow voûte stade pergola créneau fruiterie parvis arcade larmier couvent murette abattoir consulat manoir
    appentis poutrelle polyvalente lescalier lentrée remblai oratoire auberge barraux charpente mur tente trappe abri
    église babillard usine enclos yourte plateforme volets mural podium battant digue mirador industriel gypse
    échafaudage toit cabane barreaux poteau perron barrage murale kiosque shed bâtiment fenil refuge échafaud pavillon
    résidence rempart préau jubé logis carport pulperie chantier caserne structure charnière arche terrasse habite
    pentures plinthe hôtel bergerie couvreur aéroport crèmerie écurie entrepôt rénos carreaux seuil étable prélart
    paroi guichet goulotte isolante moquette bardeaux moulure toile panneau cage chalet aréna grange tuiles pan niche
    évacuation tipi passerelle auvent cabine tapisserie muraille bâtisse deck cabanon pont grillage ascenseur cheminée
    puisard ridelles périmètre toiture carrelage quinzhee immeuble tiles chapiteau linoléum clôturer`,
  playground: `
    trapèze module bascule balancelle balançant tremplin balancine tourniquet aménagements springfree plots espalier
    balancement réducteur arène colisée slide bouncy exerciseur trampo galançoire hébertisme skatepark trempoline
    patnioire plongeoir balnace accrobranche glissoir agrès glisssade tunnel balançoire toboggan park glissade hamac
    glissoire structure manège grimpeur portique praticable trampoline maisonnette iglou carrousel tyrolienne balance
    obstacles pikler`,
  room: `
    remise hall cuisinette loge clinique stalle fumoir bibliothèque musée gym garderie hangar hôpital scolaire cégep
    fournil dme conciergerie boucherie chaufferie room dibiterie poupounière bercail laiterie secrétariat séjour
    auditorium insonorisé cuiine caveau soute cagibi vestaiire cockpit loger lecole réfectoire régie sacristie ciné
    alcôve appartement bidet prématernelle annexe solarium primaire locaux véranda biblioteque laverie bibli sanitaire
    administration confessionnal lobby coqueron imprimerie snoezelen bécosse cachot daycare urinoirs kitchen cpe cave
    studio lavoir école accueil réserve buanderie laboratoire cantine shop cellier toilette dortoir labo office garage
    dépanneur sauna débarras cabinet langer couloir cabine réception maternelle biblio atelier vestibule cafétéria
    infirmerie`,
  street: `
    piste égout parking carrefour piétonne viaduc ville brigadier boulevard trafic pavé avenue garée circuler caniveau
    traversez circulant urbain parkés jonction résidentiel embranchement abribus stationnent skitching goudron
    croisement priorité traversait impasse brigader piétonnier glacis routiers contraventions trottibus traversaient
    achalandé voirie ciclable signalisation longer bifurque bifurcation urbaine cité lasphalte réverbères traversant
    signaleur macadam métropolitaine traversons asfalte cahoteux péage circulent cédez garent horodateur embouteillage
    trotoire voisinage ornières goudronné trajet traversent accotement intersection stationner routière allée
    brigadière circule trail travaux traverser vidanges chaussée cyclable détour passage voie piéton panneau
    stationnée virage traverse cônes stop circulation balisé dépasser autoroute itinéraire`,
  electric: `
    lampe courant machine guirlande charge capsules solaire laveuse lumineux chargeur clavier clignote caméra briller
    brillent ordi lustre halogène disjoncteur faisceau balayeuse condensateur light éclairer curseur pylônes numérique
    congélo monitor luminaire incubateur prise plaque tablette lumineuse moniteur phare hydro manette énergie gaine
    parleur ordinateur voyant blogue éteignent clignotante enregistreuse transformateur watts fusibles démarreur board
    combiné rallume allumage fonctionne lithium podomètre distributrice pad génératrice digital éclairage démarrer
    application luisent photocopieuse enregistrer projetant duracell frontal vrrrr filment biiiip rebranchent
    électrificateur réfléchissants audiophone allumant disjoncté motor dénudant colleuses ethernet gaming sonar socket
    cellule électroménager dictaphone actionner roomba cliquent electrohome comandement induction résistance extension
    illumine power sonnerie réseau surchargée infrarouge drone radar compteur rebrancher activer connecté téléjournal
    bippé ploguera vapoteur électrisez lanpions lanpe abajour soufflante hoverboard photocopieur vapoter thermostat
    booster purificateur statique switchs internet baladeur gradateur téléphonique zapette circuite sony électrodes
    enregistrez connexion vlogs électricienne kelvinator tivi wiimote processeur oreillettes clim allumera dzzzz
    capter fluorescentes instagram éclairante branchant flashlight illuminer zzzt clignotans déclencheur luxo
    luminessant activent actionne gyrophare actif microphone climatiseur plug ponceuse voltage débranchez rallumez
    démarrent pitonne plugger dégauchisseuse homedics redémarre flasher branchera bzzzt buzzer calor grésillement
    podcast plastifieur audioguide télégraphe luire télévisé scintiller quadricoptère déchiqueteur magnétophone
    alcaline déplogue piézo éclairent tens adaptateur capteur motorisé pinterest icône blender influenceuse nintendo
    éclairagiste repassage ryobi vibrent tablèt sono commutateur ultrasons diodes netflix digitaux débarnché
    prolongateur défroisseur robotisée dzzz cricut warmers blog clignotez mixette empoules thérémine meuleuse terminal
    déchiqueteuse panasonic transistor unpluggée foreuse débranchent rechargent clarté réverbères plogée ventilation
    électrise puissance lessiveuses oxymètre turbine bzzt branchez fluocompactes baladeuse airtag hexbug actionnent
    vacuum veilleur beebot amplifier casio sanyo hydrophones potentiomètre électrostatique fonctionner chargeant
    plastifieuse générateur sunbeam électro bzit fuse rediffusion conductivité streamer électrocuter éclairait
    téléguidé flashez treadmill keurig stimulateur calorifaire vibrateur pyrograveuse centrifugeuse vapo désactive
    sécheur portable rechargeable calculette interphone nespresso marrettes lantern magnéto éolienne sylvania flickent
    biper pluggé composants powerbank phone variateur déplugger rechargez rebip lampron conair enfiche épilateur
    toastess lampions aspirateur tondeuse chaufferette frontale détecteur électricité allument fanal rétroprojecteur
    calculatrice clignotant talkie led humidificateur lampadaire compresseur cathodique rallument friteuse ventilo
    soufflerie lanterne del console digitale alarme douille sonnette écouteurs décharge plafonnier flashent climatisé
    survolté branchent glow breaker déclencher energizer glucomètre défibrillateur virtuelle éclairerait vibreur wifi
    synthétiseur scan repasseuse appli malaxeur laminatrice sallument interactive bip appareil télécommande séchoir
    calorifère multiprise appoint laser radiateur électricien plinthe minuterie frigidaire batteur anime off
    enregistrement charger clignotent flash éolien évaporateur toaster couveuse drill portatif décharger tiktok
    babyphone débranché ventilateur circuit télé éclaire diffuseur cell électronique brumisateur chauffage mélangeur
    ampli imprimante sableuse automatique téléviseur dynamo télévision flashe fluorescent spot scintille ipad visseuse
    ampoule électrique micro veilleuse batterie sécheuse projecteur interrupteur torche cadran dénudé recharge globe
    néon souffleur mijoteuse fournaise walkie hélice distributeur plogue lueur plasma fryer pile frigo rallonge moteur
    radio perceuse piton brancher volts chauffante réfrigérateur lecteur tension rebranche transfo recharger pointeur
    usb mixeur stéréo avertisseur`,
  product: `
    vernis encre colorant javel essence stylo nettoyant mercure concentré citronnelle javex suif empoisonnée
    hypoallergène vernit azote cire acrylique nettoyeur slime parfume granules époxy cartouches propane varsol
    ammoniaque décaper chimie lécithine caustique manucure tabac antirouille dégraisseur vernie dynamite savonneux
    polyuréthane finition enduite répulsif javellisant penaten bleach varathane prestone peinutre spraye éther
    corrosif hydroxyde colleuses elnett javellisantes manicure gazoline cirent peinturent bondo bichromate superglue
    calfate chaulée brillantine hydrogel brasso effervescente enduit encaustique mastic micellaire podge
    antiphlogistine diesel vaporub soupline détersif fuel stockmar antifouling apprêt assouplisseur mascara fluor
    déglaceur fixateur dessiccant activateur motomaster terebentine huilent mothballs vernissée goop colophane
    vaporisent menthol pétrole vape goudron pesticide coppertone décapeur adoucissant maquiller permanganate
    indélébile vaporisez hypochlorite vernissez listerine savonnent glycol substance cyanoacrylate reverni gouasche
    rinse démoulant défrisant varnis savonnerie cyanotype farter dessicateurs minwax encolle maquilleur thickener
    ignifugeant calfeutrage mordancé épaississeur muskol palmolive muriatique détachant ivory toner amidon fumigène
    démaquiller trémclad talque éthanol quat fulminants vitriol réfrigérants désinfectez parfument feute
    rustoleum deboucheur pulvérisent dproduit tachent crest taïde peinturant oxivir feurte vernissent nigari graisser
    sico liniment chimique vernissage chauler vaseline carbone fleecy liant polymère venin détartrant citrique
    antimites huiler clorox lustrant alep nitrogène défroisseur alginate myrrhe dégivreur gasoil cosmétiques fimo
    exfoliant maquilleuse hydratante traitant febreze icaridine khôl sterno gorilla repeindre thiouraye badigeonnez
    albumine écologique teinturerie batik aromathérapie revitalisant baygon créosote camphrette satray
    désherbant teignez antiseptique hydratant crésyl bioéthanol nettoyante superabsorbant dégrippant expansive
    kérosène alkyde repeins salpêtre cyano softener hydroalcoolique glycérine cologne sharpie pledge maquille glaçure
    butane désinfectent déodorant vapoteuse chlorure polish ajax fabuloso playdough crèment methanol destop
    désodorisante décolorante paraphine moussent vanish décap antigelle graissez virox enduire détartrer adésif gesso
    nitro gazer mazoutés éclaircissante durcisseur fantastik désodorisant désinfection javellisée pritt antimoustique
    parfumerie comet borate muriatlque décapage démêlant mist maquillent applicateur fluoré varsole mazout herbicide
    dépilatoire carburant correcteur acrilique oxalique alcali hydroquinone goudronné adhésif savonneuse térébenthine
    acide hertel camphre lestoil insectifuge dégraissant lessive vaporisateur silicone essentielle graisse
    désinfectant spray chlore paraffine aérosol moussant oxygénée lysol naphtaline désinfectantes décapant combustible
    diluant carbonique kwik antilimaces antimousse aquarellables cadmium enduis graphite stix krylon pyréthrine nivea
    alcool teinture mousser marseille henné baume glue mentholée pulvérisateur solvant fard sulfate pods wax cirer
    phosphorescente savon peinte bombe maquillage résine windex tide antigel teindre peinturer crayola aquarelle
    purell dissolvant tartre permanent cirage putty purin alun assouplissant insecticide bulles borax shampoing talc
    toxique drano badigeonne tempera dentifrice encreurs caséine dorure vernir poudrier savonnettes dosettes roundup
    craie gouache vinaigre produit gaz parfum engrais marqueurs hélium fixatif acétone naphta détergent lotion décape
    krazy deet laque elmer`,
  medicine: `
    clinique médicaments compresse gélules oral dose civière pilules hôpital injecteur stéthoscope attelle
    pharmacienne chirurgien nicotine glycémie patch penaten antihistaminique inhalothérapie cream administre
    orthodontie consultation guérir médical traiter épinéphrine antiphlogistine weed vaporub soignera plasteur
    calmantes cpap fluor droguiste gravol menthol wintergreen opère sparadrap garrot engourdissante opérer secouriste
    iodée forceps orajel ginseng mercurocrome soigner cachets concentrateur nicorettes ortho jamieson tens liniment
    opération vaseline guérissent voltaren guérisseuse officinale dosage velpeau ibuprofène antipoison doliprane
    chirugical otoscope soignant traitant compression prescrite cataplasme thérapeutique désensibiliser oxymètre
    effervescents naturopathe polysporin inhalateurs antiseptique soluté dexamen bandaids secourisme désensibilisation
    chirurgie opératoire semainier cortisone hydrocortisone multivitaminés médicamentée flintstones dimetapp
    homéopathiques goutteline soignez advil alka vermifuge aspirine gargarisme mercurochrome desitin amoxicilline
    hémostatiques médicinal tums physiologique suppléments secours tempra tylenol soulage clsc sirop vitamines vicks
    pansements oxygénée apothicaire prescrit insuline pommade glucomètre défibrillateur antidote calmant soignent
    proviodine médecine docteure ayurvéda thermomètre trousse gaze baume onguent iode mentholée seringue pilulier
    peroxyde zincofax saline traitement vaccin plaster guéri benadryl mélatonine soigne vacciné pharmacie ambre
    comprimé epipen bandages remède lotion diachylon acétaminophène infirmerie`,
  fire: `
    mèche étincelles fume volcan tisons crépite enflamme tisonnier rallumer cire briquet bonbonne brûleur propane bbq
    éteignent brasero rallume tabac crépitent allumage flamber bombonne vacillent dynamite bouffée flamboient torchere
    attise bombs monoxyde extinction boucaner firestarter clope propage illumine flambe noircit roussis âtre attisait
    diya menora flamboyant explosent allumettières pétillent attisent lighter kanoun ferrocérium explosion détonation
    tabouna luit ramoner éblouit éruption étincelants lumginon boukannen shamash fire lava allumera illuminer jøtul
    ignifugeant incandescente fumait luminessant hibachi consume flambent rallumez fumigène bobèche fulminants
    noircisse enflamment explosif brûlez artificier piézo éteignoir suie raviver scintillent consumer sopfeu
    vacillante pétars smoke firesteel ardent sterno bougeoir thiouraye calumet rougeoyant crépiter créosote attiser
    satala brandons bioéthanol qulliq brûlons kérosène alluma pellets tisonne extinteur bernzomatic salpêtre
    enfumoir pétiller crépitement foyé butane brûlage vapoteuse hanoukkia paraphine rougeoyante dynamitage
    pyrotechnique candle encensoir noirci enfume brûlera enflammer ravive tisonner canoun tisonnent boucaneux flambant
    incandescence foyer lampions encens brûler extincteur fanal montgolfière fument flammèches combustion exploser
    lanterne pipe barbecue artifice fumant mégots chalumeau paraffine zippo pétille flambeaux soufre échappement
    brasier combustible carbonisé brûlait bûcher fumée soude allumer cierges vacille lumignons soudure allumez cigare
    cracheur brûlent chandelle allumettes cendres forge incendie amadou bengale chandelier hood cigarette briquettes
    craquer pétards torche fumante lueur cendrier photophore rougeoie allumeur bougie brûle gaz boucane charbon
    cheminée naphta explose`,
  weather: `
    automne solaire éventail brume évente tornade aérer éclaircie baromètre climat venteux printanier hiverne ventiler
    soufflait soufflaient twister météorologue accalmie ventilé saisonnière nuageux drachait éclaircit soufflante
    hygromètre tropical bronzette dautomne décoiffe prévision éventer vouuuuu anémomètre grisaille embellie couchant
    suroît atmosphère éblouissement cagnard clarté ventilation neiger noroît dégèlent venteuse harmattan crachin
    forcit déluge giboulée wouchhh éventant embrun aqhi drache ensoleillée solstice éolienne tropicale hivernal
    voltigent pleuvent lhiver pleuve ennuage air brise rosée bruine aéré aération éventent ouragan bourrasque
    soufflerie pleut brouillard imper envolent lune smog girouette éolien bise pluviomètre météo averse éclipse nordet
    pleuvoir grésil printemps saison rayon rafales plane aérien bronzer redoux humidité`,
  run: `
    revenir sautent vas dansent mener dandine partant revenue venait voyagent passe motricité sortent viennent échappe
    vais reculons marchent défilé suivent bougent patine reculent repartez débarque zigzag patineurs trotteurs courez
    bondit franchir circuler franchit débarquer marathon traversez contournent bougeant avançant parcourez cortège
    circulant allons patrouille ambulant dansez voyageuses sautiller parcouru entraînement dandinant suivais avnace
    esquivent marchaient marchais dépassement démène pourchasse somnambule pister gambader élancer avançait boitait
    swing suive relaient venant relaie rando évadé foncent enfuit swingue suivait irons courons suivront démènent
    courser bondissant galopent promenad balader pataugeons repassera houla dequilibre pavane foulent baladent
    équlibre piétinent évader voyagera voyageront promeneurs motrice marchait assaut suivie gigoter fuir esquive
    rattrapent dépenser courait traversait danseront bougeait dégourdit jogging évadent tagadagada steps physique
    activent franchi chassent piétonnier trotter franchissent passons allant raid sprint trottent parcourir parkour
    triathlon évasion sauvez enfuient filait trottibus traversaient jcours zigzaguent valsent sautillent stretching
    orienteering devancer passeront franchie active longer battue swinguer poursuit galopant défiler serpente agit
    échauffe iront partons cardio chorégraphie trottiner frétiller venons aventurer stomp esquivez courra allaient
    fuient repars viendraient rentrons filez rebroussez poursuivi venaient vacillez accourent irai trottant parcourt
    traversant aérobie trottinant accourt sautillantes serpenter sauvera deavncer papillonnent flashmob escampette
    skipping sprinte traversons slalom bougera trottine parcourent irez circulent bougeotte rejoignant menée valser
    gambade piaffe frétillez enfuir rejoindrons reculade galopez treadmill recourt trottinent marathonien traque
    tournailler piétinement voyager entraîne devance venez menait courront dandiner longeons patinant mobilité
    marchons enjambant patineuses reconduire volez marcheuse défouler voltigent trottaient menant suivons sort part
    avance trajet venir rentrer sortez reviennent promener traversent enjambe dansant plongeur patauger contourner
    filent enjamber couru reculant déplacement zigzague irait suivra esquiver poursuivent passait fugueur avancer
    allez circule aille trail randonnée fuite passera échauffement grouille poursuivre déboule longent zumba ambulante
    bondissante frétillent avançons couraient excursion cross vient revient recule suivre traverser bouger promenade
    marchez arrivent arriver rejoindre piétine ballet allé revienne arrivez piétiner promenons danse bouge promène
    marchant passez suivez randonneur promènent trotte coureurs patinage fuit repartent avancent onduler fugue
    révérence gymnaste sautillant suis suit aller passent approche parcours entrer sauve repasse longe repartir
    reculez galop contourne rejoint évacuation parte gymnastique dirige reparti sautille gigote promenant expédition
    entrez bougez remuer ressortent frétille avancez contournez aillent sauvent approchant débarquement traverse
    voyage repart parade partent mouvement ira viendra venu kangourou retournez approchez démarche valse sauver
    dépasser pars galope balade partez échapper ressortir vienne revenant trot gigue procession emmener trottez
    farandole dévale élance partira gigotent promenez`,
  roll: `
    roule rouler roulettes glissant ski balancer retournent tourbillon revire cycle berce retourner tournez
    coulissante balançant boing rotatif remuent surfeurs déroulent tournoient tournantes fingerboard zoup tortillez
    dandinant balancine embardée derviches pivoter tourniquet flip roulons tourneront pivotez vrille balancier remuez
    bercement agitent voguer balançait orbitale détortiller torde rouages rebondis enroulables voguons ballottent
    dévider berçage inverser balancement capotent patinez patinettes skeleton pédaler vortex vélocipède culbute zouuup
    patinait moulinent volan tournoyant glice skateboard ramer coulissant ondulant bifurque slide ramait tournis
    tournait planchistes virera torsion tremblent tortillant chariote ballotte roulait serpenter conduiront remuait
    agitant berceur tortillent dérape tourbillonner surfent gigotant ajiter monocycle inclinez cahoteux rotative
    planant manœuvre virent trajectoire chevauchent pédalant skatepark tourbillonne retournant tanguer swinger spinner
    godiller pivotante tortiller pagayer ondulent patinant réversibles saltos beyblade glissera touner dérouleur
    remuons tourbillonnent pirouetter pivot tourne roulez coulisse patiner roulade moulinet patinent rotation balancez
    roues tournent pédale glissez toboggan draisiennes branle dérouler glissière bercez glisseur skier redéboulent
    coulisseau retournera voguent tournons rerouler roulaient balançaient glissement glisse glissade retourne bercer
    vire berçante manège track tournoyer berçant tangue pivote luge balancent roulante roll débouler carrousel rouli
    pivotant roulent virage dirige tortille déroulez brimbale tournoie galipette patins roulant glissent toupie
    tournant retournez conduire entortille engrenages skate pirouette bercent oscillant`,
  throw: `
    balles envoie garroche lancent envoyez beanbag projeter arbalète fléchettes frisbee canon javelot envoyer renvoie
    ricochets shooter jonglage relancer archer bolas diabolo éparpiller slingshot nerf quilleur dispersez projetant
    slapshot renvoyez éjecter répandues trébuchet bolo garrochent atlatl décoche chassait bottent canarde disperser
    lançaient lapidation bazooka envoient arrow pellettent sagaies éparpillez relancez renvoient carquois lanceux
    banzai javelos éparpillent catapulter jonglerie boumerang gicleur garrochaient visaient crachent toss catch jetait
    crisser rejeter bombardez pitchant dunk revolent envoi jongleur airsoft projection paintball jettera propulsion
    botter lancement jongle crachage throwing pitcheur garrochage mitraille pitch enverra pitchent rejette riposte
    renvoi swinger passeur mitraillette guns propulse ricocher tireuse pelleter visent bombarde envoyant planer
    revoler arc tir gâchette projectiles pitcher carabine munitions lançant semons renvoyaient larguez catapulteur
    sèment lança bombardement propulser cible vole catapulte fronde pitche sarbacane envoyée visant envoler jongler
    attrape jet lancez boomerang tireur projette volée relance garrocher renvoyer lancer lâchent revole disperse mire
    jetez tire lance jette lanceur visez jettent éparpille visée`,
  hit: `
    coup guerre claquer frappent cognez frappant assomme lutteurs tambouriner tape cogne bataille combat paf clouer
    tuer fouettent écrasement crash secoueront tiraillage tapons ruades accidenté press fracasser combattre meurtrir
    frappera applaudissent heurter applaudissez bagarre combattants massues heurté bumper assaut essorez écrasant
    agitent bing catcheur serrement slap torde plac marto ballottent compacteur claquement amortit enfoncent
    chiffonner claquez martèle battaient percussion serrage pincez aplatisse écrapou marteleur aplatissez frappons
    smack souricière pinyata boxeur enfonçant resserrent plaquez repousser punch ruent bagarrent pitchenotte attaquent
    provoque torpille chiquenaude fouettez martelez punche punching clape écrapoutir botter tapaient compression
    abattre tapotent cognant poush pincement affrontement écrapoutie pichenottes entrechoquer pignata pilent
    coincerait meurtrit crouch chamailler battez joute karaté vlan tapocher refrapper heurtez battait entrechoque
    piniata chlak plaquant impact tuent froissez coincer chamaille boxe tordez claquant pressing accrochage froissent
    plaquer écrapoutis griffait tordant broyer chicaner gifle heurtent enfonce tapant tapée cloue friction collision
    disputent pressant marteler marteau tambour poussent dispute tapent chocs lutte serrent écrasez pincent judo poum
    tambourine attaque tamponneuses poinçonnent enfonçait bombardement toc piñata abat piétine piétiner bute violent
    pow presse bat claque tapez écrasent bousculade tasser tassent serrez conflit bang bousculent forcer chicanent
    frappe boum chicane pan poussez frappez battu battre duel claquent frappeur tue pinçant battent tapotez battante
    applaudit cognent bouscule applaudir secousse`,
  pull: `
    tirant traite effeuille tendant tendez étirer souque traction tordent tiraillage traînait tiraillement tendeur
    étirez tirage étirement arrachage remorquent hissant remorquage rament décoincera arrachez bandent retendre tireux
    arrachant râtelé traînez halage charrie tirons siphonne tirait ramez pomper pompage hissez étirant traie bandant
    déraciner traîneuse entraîne tordez atteler tordant halent attirait tireuse attire tirée traînent tendent
    désherber décollons désherbage haler rétracter tiraient traînaient arrachables étire tirent tirez étirable attirer
    arrachent étirent traîner traire treuil tire traîne arrache tension effeuiller traînant égrener`,
  carry: `
    transporter portent déménagement transportent soulève emporte ramène civière transport soulèvent rapportent
    transfert charrier emmène remporte repassent marchandises emportez emmenez ramènent ramènera emportent carry
    brouetter transportez portative livrent amenez emporterait soupèsent brancardiers trimballe élingue charrient
    livrait soupesant déménagent emmènent sling livrez portait levage déchargement portera fret porteuses fardeau
    charroyer charrie transporteur pacsac intransportable chargez caddie portons cargaison charrions trimballer
    soupeser charroie emmenait chargeant surélever lift piggyback soulèvera menait soulevons emportant amener
    transfère chargement brancard chargent déplacent portant soulevant portaient barda déplace amène livrer déménager
    charger déplacez bagages portatif hissent décharger reporter transporte porteurs portez déménage déplaçant
    déplacer livraison portage soulevez lève chariot levée ramener relevez cabaret ramenez emmener transférer
    redresser`,
  climb: `
    équilibre équilibriste slackline trapèze escabeau funambule treillis grimpant grimpez grimpera ascension escabelle
    escabo équlibre gravissent trapézistes cascadeur grimpante remontera espalier chevaucher parkour enfourche
    escaladons embarquons escabot alpinisme escaladeur embarquent acrobatie grimpait escaladez funanbule embarquement
    escaladent chevauchent hébertisme montait enfourcher backflip acrobatique grimpette enjambant grimpaient grimpons
    grimperait monte grimpe remonte montent enjambe embarque alpiniste tarzan enjamber marchepied gravir remontant
    escalade grimpeur califourchon gravit embarquer grimpent montez acrobate accotée hisse pikler`,
  crawl: `
    enterre terrier rampent caverne enfouir faufiler enfoncer ensevelir ouache recroqueviller fourrez entrant
    recroqueville incruster spéléologie vautrer ensevelit encabane coincez blottit réfugiez envahir blotti serpente
    allongeant réfugie pénètrent lover faufilant allongez agenouillez faufilent trap déprend accède accéder rampera
    rampeurs tapir introduisent reptation cachait entrerait cachez tunnel ramper enterrer grotte enterrent blottissent
    rampons rentre entrent blottir entre cachent entrer allonge coincé faufile entrez enfouit tortille fourre rentrent
    rampez`,
  eat: `
    suce dîner menu grignote goûtent recrache buffet dîne mangez nourriture déguste ronge mmm appétit mordant
    mastication morde boit faim gruger resto picore recracher mâchonner liche boira allaite boive broutent sirote
    herbivore alimentent cronch suçotez gloutonnes lapées déjeunent chique scrounch dînent acidulé mangera mordilant
    tartinez croquait végétalienne resservir nourrissait sucez lactose paître prémâche broutant régime aigre snack
    repu papilles boiront mangeront diète lapant mâchouillant dysphagique avalant végétaliens feed croqe becquée nutri
    hummm mordue alimente siphonner croquable picorer goûtons dejeuné grignotant licking grugent mangerons laper
    goutaient croquons shlurp lèchera dîneur mâchonnez régal rongent léchons collationner attablés gourmande
    grignotent brouter goûtant chewing tétée léchez tétant satiété téterait goûteurs festin suçoter mastique morsure
    glouton mangeur piquenique digère masticatoire buvez rumine nourisse digérer mâchouillable apéro savoura mangeux
    eater avalent carnivore mâchouillent nourrissez régale croquez avalez jeûner mâchez grignoteuse relèche dévorer
    dégustent grignotage lécheries taste savourer dégustez boirai mmmm goûtait léchant gustatives amertume
    nourrissante brunch mangeons gobbe alimenter engloutit hungry léchage collation croque lunch mâchouille aliment
    mordiller dévore provisions mordent amère mâche mord nourrit gobe ronger savoure mangeait gobent succion snac
    acidité mangeaient englouti chipotant convives attablent suçaient regoûte lèche avale nourrir mordu lèchent eat
    nourri saveurs mâchonne suçote affamés allaitement dégustation miam lichette boivent nourrissent mangeant goûtera
    goût mangent mâchouiller mordille croquent comestible gruge gourmand crounch broute mordillent goûtez sucent
    mâchent suçant`,
  touch: `
    frotter touchez flatter caresser manipule pressez pétrissent coiffer tâtons aplatir embrassent pianotent tapote
    vibre tapoter réflexe peigner aplatissent guili essayent effleurant patouillent tâtée accolade oobleck manipulent
    grattant sentira effleurer malaxant stimuli embrassez malaxez actionner moulable tripote patouiller pétrissez
    chatouillez caressant massent picotement repassez sensibilité tâtant stimulation retouche caressent explorons
    chatouillant câliner chatouillis effleurement touchnat picoter farter bisoute déclencheur cajoler massant
    ressentent chatouillent frottis pétris manipulation pitonne frotta pincez squouiche lissez sentie toche effleurent
    smack farfouille cajole graisser palper manient palpe raclent apprivoisant pétrissant retâtée frictionner
    pétrissage marquent malaxer flattant effleure tamponne frottement manier malaxent tapotent chatouillement appuyant
    frottait sensroielle bizou expérimente actionnent chatouilleux tamponnent câliné pitonner masseur tâtent touchera
    frôlent frôlez cliquer frictionne click tâtonne effleurez ébouriffer piquez froissez ressent masser tamponner
    taste froissant rebrousse pétrie froissent toucheront kinesthésique éprouvent atteigne ressentait ressentez
    contact appuyez manipuler frottez chatouiller sensory caressez pressant atteint sensoriel appuie sensorielle
    froissé câlin gâchette massage embrasse froisser manie grattez pincent estompe touchaient frôler becquer poutou
    frottage chipotant tapotement enfonçait grattaient grattait patoger frotte touchent atteindre grattent sensation
    appuient aplatis malaxe flattez touche toucher chatouille gratter caresse touchant tâte frottant tactile lisser
    texture bisous étaler pétrir frôle embrasser tâtez flattent tapotez aplatit tripoter flatte sensible atteinte
    pétrit frottent sabler tâter patouille`,
  smell: `
    hume ronfler fumoir snif pue odeur parfume sentez sentait inspire pouah reniflant mmmf sentira eucaliptus
    fragrance sniffent sniffe monoxyde flaire odore odorante vape odorat sniffer reniflez arôme olfactif odorama humez
    sentie parfument fleurer romarin oliban hanout olfactives myrrhe senti puante aromathérapie sentant hument senter
    fumet désodorisante encensoir parfumerie reniflent encens girofle renifle camphre parfumer sens sentent senteur
    acidité sentons odorant sent lavande respirent ronfle parfum eucalyptus sente humer`,
  make: `
    faites peint noter fais invente écrivez fera bricolage bâtir friser colorier marquer mouler sculpter démoule
    écrivent empilent préparation pétrissent compléter peignent transformer invention barbouiller préparent vernit
    peins remplacé couture refait tracez pratique tricoté argile tailler réparer fasse art collage sculpte poncer
    construit préparez réparation organise marquez pratiquer coud décorent décaper recoudre ferait assemble artisanat
    bricoler inventeur polir recousu produire rénovation représenter pyrogravure fabriquons notent biffé création
    jfais remouler faisiez écrive conçu origami make inscris édifier recycler calames reconstruire recousant
    peinturent étamper refasse caricaturent moulez bâtiront améliorer painting enrichir documenter moulent arrange
    rédige illustrez colorient dessinera improviser agrandissons signez confectionnée badigeonnent chromatographie
    aménagée corrigez écrivons aménagements quadriller travaillant reconstruisez constructeurs recousent élaborer
    feriez repeignent inventant cintrage tatouer pinsceaux composite prototype inscrivez perfectionnent gribouiller
    redessine broderie linogravure opère retouche scrapbookeuse indélébile arranger feutrer brico vernissez améliore
    mosaïqe confectionner reverni bricoleuse produites gouasche tournage savonnerie modelage opérer surligneurs
    colombin monotypes décorateur céramiste assemblant décoratrice pliera créent retapez traçant colorer bâtie frottis
    autodurcissante démoulent patenteux adapter autoportrait plissant reconstituer effectuera déocrer estamper feute
    manufacture recopie craft vannière réaliser créez plisser peinturant feurte décalquer calquer façonner ferez
    superposer faisaient reproduit barattage artisanale organisent arrangent composent bricolent recousue refaisant
    redessinent constriure brodant couse maker restauration pétrissant rabibochée tressons pétrissage rebâtissez
    établit marquent garnit ferais repeindre rédaction réparent soulignez badigeonnez composez fabrication crée
    réimprimer construisez expérimente élaborent potiere crayonné sculptent gosseux pliage traceur repeins tamponnent
    crocheter vannier recrépir retape reforment feraient exécutez employer complètent taillent polit manœuvre diorama
    sharpie dessinons graver replier rayer dessinerai utilisent constitue tinkering arrondir copier construite
    construira rebâtir façonnent transforment sérigraphie barbouillage travaillait polissent signera réécrivent
    reconstruit emploient consolider construisent scrapbooking inscrire copiez expérimenter fabriquez tressez
    souligner tissez utilisez personnalisé élaborant invenetr recomposer souligne coloriaient préparons recopiez
    refais cousu trace peindre construction chevalet construire tissage sculpture tracent bâtisseurs faisons gravure
    créer mandala former gaufrer fait tracer faisant fabrique décorer travaille dessinez pliée imprimer projet pliez
    modifié pochoirs bâtissent bricoleur composer compose travaux moulage raffiner modifier dessinant feront repeint
    peignez impression élargissez cartographier assemblage poterie raku copient piquage peignant feutrage peindra
    formons illustrer reprisage préparais préparaient tatouaient perlage faire changer écrit brodés fabriquer bâtit
    faisait inventent creusent œuvre badigeonner diy bâti tartinent assembler reproduire étiqueter empilez aménager
    cranter dressent emboîter gosser fassent fabriquent creusez travaillent rebâtit tapissée font plier dessinent
    décore écriture refaites teindre peinturer écosse écris barbouille affûter refont montage signent tisse rabote
    formez inscrite modeler cousue coudre préparer écrire expérience répare refaire utilise macramé travailler
    tricoter colorie tresser plastifier pétrir forment badigeonne composition fusain plient copie façonne encreurs
    écrite vernir repriser gyotaku change pinceaux craie moule plie creuse empile prépare creuser empiler notez
    marqueurs tisser sabler signer ouvrage broder improvisé installation bâtissez inventez gribouillée crocheté`,
  join: `
    souder lacer scotch resserre clipse masquage tape velcro fixé fixez assemble attelle clouer combiné boulonné liés
    attellent enveloppez jonction arrimage tortillez entraver patcher raccord brêlage emballait adhésives recousant
    lieuse calfate scratch rallonger corder réunit relient ligoter attachant lacée encordés pendez associe accrochable
    matcher connecté adhère enroulant rivetées tressent colleur jattache chaînons taped laçons regrouper démêle
    tricotin enveloppant calfeutrer joignent connexion enrubanne emballeuse stabilisées aimanter emballeur clipser
    branchant encolle vlecro assemblant ourlé emboîtées jumelage recouvrent scotcher tressage combiner reconstituer
    nouent correspondant saucissonner thermocollant bandent remballer nouant clipsable momifie binôme emboîtez
    rattachez mêler bouclez collons attachent recollez liant fixation apparier liaison recousue intégrer momifier
    emballez bundle emmêler boulonner aimantez épingler bâillonner gaffer tressons reliant enchaînez joignez
    rassembler boutonner clouté ajustent rosettes enveloppait croiser bandez nouage reclippés entrave épissé rubaner
    enrobent connect chaîner emballaient crocheter enrouleront accolez entrecroiser ajustez enchaîner recoller
    amarrage joindre boucler emballent émerillons resserrer marient emboîtent agrafent joignant renoue bâillonne
    adésif autobloquant wrappe ajustabe sangler piquons emboîtables resserrez coincer réunis tressez gainer brocher
    accrochage enveloppons agglutinent atteler épinglant enrubanner ajustement plissent liées rattacher raccorder
    réunissez vissée cousu tresse fixée adhésif emballé cloue accrochent laçage agrafer nouée couvre relie enrobées
    serrent mousqueton recouvert boutonne emmitouflé croisent recouvrir emmailloter branchent emballer raccroche bride
    garnie drapée ligote jumeler assemblage emmanchées suture recrocher suspendu collez croisés suspendue recolle
    associer revissé relier scotché assembler enroulez clippé emboîter accroché enfile clips attelage fermoirs
    accrochez calez enchaîne retordre collée enroule cousue collent aimantées joints rejoint lien attachez mêlées
    enroulent jointes renforcer nouez envelopper masking enveloppe emmailloté ajuster clique duct entortille emmêle
    lacés reliez snap`,
  break: `
    dévisse écroule craquent crever broyées effrite dégonfle éventre piler trouer éclatent éventrer pètent démolir
    dechirables broyeur démolis craquante catastrophe ravage déboîte fracasser émiettez crèvera déclouées rompu
    explosent éventrez craquement effilocher effondre cassant explosion rompre gâche hack effritent break désorganise
    craquelé fendant démanchée rompue déclouent écroulement interrompu brisent bris démolit casseur écrasables écrapou
    fragilité explosif ébrécher effondrez détruit pulvérise écaler rupture déchiqueter séparent rompt brisez disloque
    fendiller démolie concasser cassante massacre déchirant écrapoutir sécable effoire effondrent fendent cassable
    cassures démontable craaac écrapoutie trouez cassons démolition dépioter pilent décorticage détruire émiettent
    déchiqueté scrounche cassage craquait dynamitage écroulent chamboule dénouer cèdent eclatement crèvent krak fêlure
    craquez effondrement déchirez craquaient éclatez poinçonne broyer débâcler démolissent déboulonne décolle brise
    casser défait cède percent dévissent percez découdre émietter exploser craque déchire pète écrasez cassez pétille
    découd démontent fracas crevé briser éclater cassent défoncé défoncer défont éclate défaite écrasent dégât
    démontage démontez casse démonte craquer décoller sépare écosser péter séparer pétées déchirent détachables
    séparez moudre défais arrache fragile décollent défaire fend écorner décousue décape explose décortiquer`,
  wash: `
    laveuse frotter savonne rinçage brosser balaie trempage balayeuse lavette ménager lavable nettoyeur efface balayer
    lavez rincez torchon lavandières astique astiquer essuyant purifier épongez entretiennent torchonnage assécher
    roomba cirent balayeur récure époussetez savonnez effaçait lavant corder entretenir essui déneigent torcohn ramone
    aspirent lavons dégraissage wash moucher éponje essorage décrasser ratissent éponger brossent essorez ramoner
    savonnent ménagère nettoient seriette balaiera plumaux essorer détachant démaquiller époussettent essoreuse
    nettoyez cireur frotta balayons essuiera effacent désinfectez époussette loofah balaient lavabeau brossage
    dégraisse purification gommer cleaning lustrant racle séchez tamponne frottement effacable lessiveuses baignent
    reluire frottait laverie débarrasse vacuum nettoyante lustrer lavabe polit sanitaire baigner désinfectent
    toilettage douchette reluit racler hygiène frictionne effaçant savonnage débarbouiller récurent rangemant
    détartrer polissent rangeons épousseter désinfection tamponner javellisée lavement lavera démaquillage
    vadrouillage nettoyeux décrotter dépoussièrer effacera lavage nettoyer désinfecte frottez lavoir récurer balayez
    lave débarbouillette laver balai essuie sécher lessive buanderie rangez nettoie nettoyé ramassage désinfecter
    balayage dégraisser essuit décrotte mouchage frotte lingettes lavent nettoyage vadrouille essuyez plumeau brossez
    baigne cirer brosse douche effacer corvée entretien frottant savonner propreté relave trempe rince balayé essuyer
    essuient mop serpillière rincent serviette lavées lavabo guenille ménage tri frottent moppe rincer sèchent essorée
    stérilisées détergent laveur rangeant`,
  cook: `
    allume menu rallumer ingrédients mélanger râper brûleur bbq préparez bouillonne réchauffent blanchir dorer levure
    fournil fouetter garnissent allumant cuisinant frire caraméliser méchoui mijotent échauder boucaner déglaçant
    induction cuisinent chauffait rôtit réchauffez roussis caramélisées amollissez gratinée panés brunit rôtisseuse
    rôtissoire gril grill mijoter chauffez boukannen réduisant réchaufferont cantinière cuisent épaissis épaissie
    roussir roussies blanchis brouillés recuite traiteuse spécialité culinaire broil fricassée cuisait restauration
    caramélisent réduisez bouillerie grillent fournée shrinky embrocher bake cuisinerait toasté boulange réchaufferait
    dorent alluma réchauffera cook démoulez brunir melts blanchies décongeler roussisse grillez blanchons brunira
    tambouille marmiton roussit déglacée friture enfourner enfournez grilled frits pochent brunis rouleau réchauffer
    allument rallument frémit repasser barbecue chauffant raku éclairerait fondait grésiller compoter sallument
    muffins réchauffe allumer mijote bouilli évaporateur toaster caquelon allumez fonde fondue dégeler chauffent
    chauffe recette préparer repasse rôtis déglacer popote prépare traiteur pétrit boulanger enfourne cuis cuisiner
    fourneau bouilleur`,
  pour: `
    gonfle brasse rempli mélange arrosage saupoudre saupoudrer arrosez renversent ajoute arroser brassent déborde
    vident mélanger mêle étalez délayée asperge fouetter écoule fffff éparpiller remplisse pssss fouettent saler
    remblayé saucer remplissant débordent pssit remuant spraye malaxant vapoirser incorpore pssschit baratter remplire
    malaxez répandues assaisonner comblera mêlant débordez remplissage combler emplit dissolution touiller
    badigeonnent transvasez dissous pulvériser pschitte mélangeons saupoudrons huilent mixage emplissez vaporisent
    ensevelit diluer épand remuez vidage pschittent vaporisez gonflant nappée éparpillez regonflez transvidez gicler
    délaie psssch pchiiit brumisation gonflons farci éparpillent dégoulinent dosant brouillez vidant reverser délayer
    pulvérisent touillent diluons écument mêler poudrer pulvérise barattage brassage vaporisette brsase épandez
    siphonne fouettez pchitttt mixer malaxer débordement dissout chargez malaxent rajoutent dosent effervescents
    répandre remuait sucrent ajiter bourrez brouiller transvasent battez dissoudre coulait bourrer tamisez saupoudrez
    dégouline regarnissez délaient éclabousser répandu diluez débordante parsemé brassait pouring remplissais remuons
    mélage mêlez mêlent éclaboussent remplie pompe crache diluée transfère arroseur épandu gicle épandre dompe versez
    versent transvide transvasement trempez renversez égoutte transvidage mélangent saupoudrent versant mélangez
    filtrent parsemer déversoir versons répands remplite verse arrose couler pschitt remue mousser remplissez
    vaporiser pchit malaxe transvident semer remplissent pipettes arrosent éclabousse touille doser brassez pompent
    brassant pleine bulles remplit transvider fouettée videz soufflant transvaser battu battre tamiser mêlées remuer
    coulent shake entonnoir gonfler bourré étale sème vaporise valve éparpille buse déborder transvase transférer
    verseur puiser`,
  speak: `
    demander répète chut disent redites réplique répétition répondu aïe réclame racontent miaule nomment plaint
    signalé promis conférence pouffé caucus chante bonjour appelle merci nommez crient grogne inviter redemande
    nommant précisée convenez exprimer saluent dictent conversation dise signaler murmure aviser refuser gazouille
    grrr oups voter chantonne bêê pouah réagir youhou affirmation taquiner avertit innue info expliquez exclame
    berbère accusé barrit saluant refusez diront prédisent interprète aaaah pssit supplie désigner sermon crierait
    accuser baptisent coassant fiouuu bêlaient placotant hurlement prévenant commentant ouiiii demandais wallon
    diseuse jurer miauler redemander solliciter nommerai nananère gracias ouhhh chhhou chuchota jaseurs quiz
    socialiser comandement promettre convenir reformuler répondrais blâme accusent répondra décris rumeur dirai
    protester hurlent chantonnant grogner pssst proposant salutations salam verdict wouhou placote gazouillis
    appellera pépient awouuu invitera ayoye prier houuu gémir exclamer ordonner chialait mooo détailler wouuuf
    chantonner présentation mèsi questionner parlais votons proclame avouent crions jreponds scande sentence grincher
    tadam communiquer annonçant raconterez marchander répondrait commandez justifier commentateur babil humour hourra
    pardon présentent réclament négocier protestation traduisez rugir exige grognent répètent négociation contesté
    ahhh entente téléphonique grognement rappellent rappelez négocient réconciliation énoncer réconcilient aaah
    vocaliser moquer excusez répondait géronimo sensibilisation babillant pouffait joke timbeeer marmonne timber
    proteste ordonne banzai mush ronchonne hummm jasent hhhan aborde confirmez suggérer suggéraient vocal prononcez
    transmettre questionnent commandent racontait obstinent commentent transmis expliqueront bouh parlait plaide
    remerciez recommandé commenté remercie prononce feule oooooh argument ooooh mayday avertissez moquerie rouspète
    zouuup conférencière répondant gazouillait houp entretient décrivant hennissent criiii floup haha aphone ssss
    vouuuuu causeur ventriloque podcast rigoler télégraphe aboient rrrrr miaulons enseigner tais crieront narrateur
    débite gémissent hiii jappez insister contredise marchandage interrompre chuchotent texto appelait babille
    allophones prière demandant écrie hurler discuter discours réclamer rugissent exprime bavard résumer réclamez
    racontera blagueurs raconetr muezzin jure plaindront affirme contredire bilingues derja ment hahaha clame
    indiquent bêlez rauque interrogez insultes piaillant saluera avertirez plaignez convainc parliez convaincre
    criante renseigne prononçant murmurez déranger jasant mention entrevue interroger signalement disons féliciter
    expliquent gazouillant grognez avouant débattre épelle protestent ricane animera taquine plaignait sensibiliser
    nommons acquiesce préviens rira rejase bègue baptiser litige disiez chuchotera disaient reformule proposent
    prévient commentez invitant justifie chamailler articuler interroge commenter avouez résumés plainte dixit définir
    mentir prévenue bonjou excuser rapporteurs griot pépiez confidence trahit dictez abordent prononcer redemandez
    rigolade conviés bonour affirmer fredonnant entretenait grossière hilare avouer cancan saperlipopette disais
    enrouée mamama orthophoniste confesse description invitent discutez déclame prêcheur enseignez proposerez
    communiquez suggérés crieur conter chamaille taise plaisante exiger redis annonceur yahou trahissent miaulant
    verbaliser hennit prétend récitant hulule annoncera redemandent questionné reparle hooo marchandent formuler
    contredit décrivent mmmm consentement brailler iiiiii hello chicaner coassent jappent reformulent buenos mouah
    témoigne chignage arigato yippi caquette wouiii pouffer motus yihou arrrgh hihihi rugissant hmmmpf répondrez
    répondue redemandera invitait criée dites demandez commande explique bye oui rigole décrit annoncez nommée
    causerie parlant hue dira appelez leçon discute chuchotant disputent ohé riait racontant propos ouch remercier
    discussion insiste chantons avoue communication appellent commentaire nomme chuchote invite expression parlez
    chuchotez annoncer suggérez wouf négocie poum bonsoir holà décrivez pout déclarée atchoum rie demandait surnomme
    parlons conseillé racontons moque plaignant converse hèle hululer confession ouuuh jasette redemandait sourir
    mande harr vanté coasse plaindre demande raconte appel proposer disant salut récite hurle prévenez dicter réponde
    redit verbal prévenu vocalises bégaie coucou réponse salue répond annonce appeler propose saluer jappe racontez
    ouf présenter répétez enseigne conflit conteur discutent préciser présentez bienvenue aboie contredisent grognant
    baptisée parlante adieu riez chuchotement chicanent reparler cri riant refuse dicte vote chicane jase criant
    chantent refus rient répéter parlent répondent fredonne avise désigne rugit han téléphoner dialogue criez
    encouragez redire non tiens parle langage dis chantez présente proposez invitez expliquer tait allô sourit
    répondez disait saluez prévenir confie signer avertissement avertir annoncent demandent commander muette hein
    excuse réciter ouille`,
  count: `
    mathématiques pesée égrène divisé trier mesurent voter podomètre comptons comparant comptera triions série
    recomptez doubler égale associe onzième matcher recomptant boulier ordonner compta totale départagent égalise
    soupèsent comptable payez estimer égaux inventoriée triant solde comptait score bilan triplent trésorier décompter
    soupesant multiplication réglette densimètre exactes distinguez exactitude dosant classeront classement estime
    centimes recomptage séquentielles égalité variété multi calcule chronométrer dénombrer apparier assortir addition
    mesurant numéroter pesait recompterez calcul comparaisons dosent évaluation comtpe évaluez approximation
    additionne soupeser regroupe assortis trieurs identiques diversité multiplier total triera supplémentaire suffira
    estimation évalue trieront multiplie suffi diffère calculette dinars doublez crédit mississippi groupez doublent
    marchandent mesurera triage yens abaque écus classant cash recomptent rémunération pesaient comparez calculatrice
    rebours pesez pèse comptez grosseur pèsent comparent régler trient différencier jumeler mesurons trie classer
    associer graphique résultat manquait classent votent triez mesure compare comptent comptant pareilles doser
    semblables inventaire évaluer combien numéro mesurer recompte vote sépare catégories pointage dénombrement séparer
    séparez comparer ordre tri collection peser décompte comptage mesurez triées`,
  think: `
    aime mémoire rappelle aiment adore intérêt connaître apprenez saura esprit penser voudrais voudra vouloir
    concentration déterminer comprennent intéresse prévoir reconnaît voulait volonté apprennent devinent organise
    souvient inspire juger essayent réfléchir prévisible pensent prédisent espère croyait voudraient intuition optons
    voulue désirez croyance compréhension comprenne déteste sachant astuce réflexive confond résoudre ruse comprenais
    saurons convaincue reconnaissent votons logique savait connaissance décidant inspiration débrouiller objectif
    estimer préférence maîtrise principe reconnaissez planifie rappellent rappelez méditative curieuses rusée sachez
    notions imaginez raffolent ingéniosité jveux raisonnable suggérer suggéraient doutez aimerions planifiant apprenne
    trouvait apprécié anticiper estime sache aimerais planification rêveur préférez décision trouvant prévision
    prédictions sagesse conviction philo savante préférer préférait connaissaient supposer saurez prévoient voulaient
    interprétation souviendra mémoriser voudrait réflexion planifier instinct réfléchit désirs mentale apprenions
    prévois rêvait conclusions soupçonnée souviennent croie raisonner désire éprouvez réessaie senti apprise
    souhaitent essaiera désirent connaissais pensez déduire aimerait pensant concentrer résout résolution craignent
    aimeront ressente apprenant méfient comprenaient comprenez pensait confondent comprendront acceptent oubliez
    retiens théorie apprendra vivent rêvée sauront imaginons étude définir memory jugement connaissez possibilité
    essayons ignorer tentante oubliant savaient sachent survivra formation opinion ressent eurêka expérimenter
    reconnaîtra astucieuse reconnue jugera veuille éprouvent apris wish méfie certitude comprenait ressentait résoudra
    ressentez choisit oublié compétences choisissez distinguer décide accord prévu rappeler reconnu stratégie croire
    prédire prévue éprouver éprouve devinez fie croyez voudront sait sens choix souvenir connu différence connaissent
    connais souhaite prévoit convoité ressentir voulais rêvant rêvent devinera comprendre veulent pense ressemble
    savent solution avis adorent plaît appris raison vœu oser décident ressemblent imagination distingue conscience
    savais votent veut devine sciences comprise sujet craint preuve croit imagine préfèrent voulez reconnaître besoin
    compris apprend refuse expérience rêve concept remarque curiosité ose décider savez décidera tromper prédit
    reconnais idée éveil préfère apprendre pourquoi envie connaît éveiller raisonnement veux choisissent connue voulu
    comprend curieux dirait décidez apprentissage sûre vécu inventez passionne trompez hypothèses sûrs apprécier
    critique`,
  wait: `
    attendez rester attendant halte attendu couve demeurent attend arrêt silence frein arrêtent taisez cesse détente
    relaxation reposer restons butée obéi taisent recueillement attarde entraver escale annuler figent attendais
    attendront attende freinez demeurant stationnent cessez habiter resteront toffer treve attendue cessent abstenir
    interrompu entracte blocage réservez resetr freinent freinage évache relaxer resterait attendraient interrompre
    endure attendaient lassent renoncez ennuient persistance hésiter attendons attender freineur hiberner assoupissent
    méditation camper renonce savasana renoncer restaient nidra cessant hivernent tarde abandonner arrêtant reposent
    retiennent figer demeurer retardez patiemment arrêtons impatientes réserver affût patiente attendait jattend
    tardait freineront immobilité demeurez interrompt immobilisent assoient assois patienter stationner restera
    patient figée restait retardement repos freiner taire immobilise restent attendra figez signal arrêter arrêtez
    fige demeure repose chhh reposez détendre chhhh stop restez attente freine tait patience guetter freeze muette`,
  help: `
    service occupe soin zoothérapie mener entraide coopération coopérer coordonner aide apaise guider stimuler emmène
    initier délivrer accolade emmenez initiation stimule interviens apaisent coordonne guérir dirigent oriente
    rassurent réconfortant facilite incitatif renfort soignera encourageais amadoue stimulent intervenez accompagnait
    consolez coopératif bienveillant collaboratif raccompagnent consolent aidant consolant protégeant soigner favorise
    guident emmènent mutuelle apaisante sauvez impliquer aidera dépannage cajole redirigez accueillent obéit
    guérissent intervient dépanné collaborer accueillie guidant maternage déambulateur réconforte amènent
    accompagnement sauvera secourisme soutenez emmenait occupera réconfort ranimer dépanner réconcilier assisté
    thérapie réconforter raccompagne soignez encadrer assistance encadrent assistant dédramatiser intervention
    solidaires reconduire réagissez consolation contribue intégration acceuillir encouragent borde secours favoriser
    abrite accompagnateurs bordez diriger console apaiser sauvetage consoler participe bercez intervenir aidez
    soulager charité faveur soignent assistante aidée suivre mène amène accueille compagnie participer guidez mènent
    apprivoiser apprivoise accompagner accompagnez protéger accueilli sauve calmer accompagne protège rassure
    accueillez accueillir soutien soigne rassurer sauvent encouragez permettre aider volontaire encourager sauver
    aident border habituer soutenue soutient accompagnent utile`,
  check: `
    teste inspection examen juge éviter vérification évitez empêche sondez certifiée tester nécessaire respecte
    obéissez juger sécuritaire notent attestation ausculte réglant préserver régule entretiennent prévenant ensure
    testez analyse consultation jauge empêcher examiner règlent interdiction gèrent punit revérifier évitant
    réglementaires inspcter sécurisent obligation respectez délimiter exige fiables inventoriée charte sécuriser
    recheckè testeur abstenir requis arbitrer confirmez limitez sonder anticiper maintenance revérifiée empêchent
    corrigeant entretient diagnostic vérif douane identification vérifieront checke dépister vérifiera constater
    recheck checkpoint checkent véréfiés orienter surveillait évaluation évaluez prouver correction revoit prévient
    prévenue vérifient entretenait évalue examinez défendez checker investigation prudence sondé vérificateur requise
    normes recochée contrôler défendu corrigeait essaie vérifiez détecteur vigie corriger relit approuvée examiné
    obligatoire défendre corrigent doit anti annulée prévoyez condamner régler loi prévoit interdire assurance test
    régleraient minutie sécurité prévenez confirmé assure inspectez étiqueter solidité notée prévenu consulte
    interdite corrige défend autorisée évitent protéger évite permises relire interdit défense testent notez cocher
    identifiées ajuster prévenir surveillent contrôle coche homologué avertissement avertir vigilance conforme
    protégez`,
  find: `
    perdu découvert recherche repérer cherchait orientation chasse retrouver ramène recyclage perdue repère récolte
    pêcher rapportent chasser déterre cherchons rassemblez trouveront recueille récoltent ratissez ramènent amassées
    ramènera ramassait fouilleur pister redécouvre trouvons recueillie ramassera déterrer archéologie accumulent
    chassait ramassis découvrant archéologique récupérateur retrouverez rejoins découvrez explorons triant ramasseurs
    déterrent charcher cherchaient trouvait retrouvailles repêchent retrouvant moisson retrouveront trouvant
    découvrira ratissage quest décoder farfouille prospection chercheront pisteur retrouvez introuvable ramassons
    trouverez rassemblent herborister enquêter rassembler retrouvera amènent fouillait appâter repéé décovrir arrivage
    fouillons rechercher regroupe récoltez quérir ressortez dénicher butinent cueilleur ressortis finder débusquent
    extrayant rapportons réunir traque déniché recueillez eurêka investigation ceuillette found glanent récupérez
    aperçus repérant recueillant glanées traqueur glaner fouillable cherche cherchez cueille rencontre explore
    découvre récupérer ramassant collecte retrouvent enquête quête retrouve fouille cherchent explorer trouvaille
    exploration fouiller repérez ramassage trouvera pêchent enquêteurs magasinent butin indice cueillette cueillis
    détective cueillies atteindre trouvez repêcher rapportez fouillent identifier ramasse trouver ramassent explorent
    découvrent cherchant rassemble ramassez manquant apportez apportent récolter rencontrer cueillent collectionne
    cueillez repêche découvrir collection découverte trouvent ramener relevez accumulée fouillez ramenez chercheur
    rencontrent recueillir obtenir`,
  appear: `
    briller brillent fondent grandir surgit germer naissance ratatine commence deviennent finissent amorcé vieillir
    naître recommencent réapparaît apparaissent initier démarrer naissent fleurir révèle manifeste fleurit apparus
    arriverait éclos pondu introduction révélateur effaçait grandisse arriviez réveillent épanouit conclut grossissez
    émergence surgissent reparaître disparais commenceront surgir apparition paraisse renaît devenons terminent
    apparues émerge terminant ressorte changeront agrandissent disparaisse démarrent reparaît dévoiler augmente
    redémarre réapparu diminuer entreprend ressuscite redeviennent recommençant dévoile phénomène devenez apparaître
    changera rapetissent terminer devien réapparaître évolution achève renais revoici deviendront rapetisser reparte
    croissance grandi tiédisse guérit dissout finissant meurt refroidissent débute changeant pâlissent reviendront
    ramollir fusion finissez pâlisse arrivait arrivage jaillir germera expansive variez arriveront changerait gèlent
    envol complètent durcissent éclosent paraître aboutit faiblit gèlera retournant commencerait finissais
    transforment grow ramollissent paraissent rapetissez deviendrait évolue paru reparaîtra blanchit agrandi mourait
    finiront transformation apparaisse ultime ravive finissons changeons changeante commençant finish éveillent
    terminera grandira finir brille changement apparaît devenue démarre transforme arrivera déclenche retour réveille
    début commencez gonflent commencer annulée rougir devienne entamée dégel grossit reprennent agrandie éclosion
    rougissent deviendra disparaissent terminez épaissir déclencher finissait englouti réagisse commençait fin
    arrivent rend arriver termine clignotent finale arrivez grossir éclore fini finit surprend recommencez devenu
    finisse disparition éclot naît disparaît repartir changent rougit disparu rapetisse grossissent redevient finira
    ressortent commencent disparue germination change repart recommence perd recommencer grandit finie continuer
    manquent mourir continuent mue end développe endurcit revoilà épaissit grossi agrandit amorcez`,
  job: `
    chef pêcheur fleuriste explorateurs coach jardinier juge vétérinaire agent déneigeur gendarme éclaireuse caissière
    éboueur proprio commis astronaute brigadier maître berger couturière conteuse laitier mécanicien police inventeur
    réparateur vitrier charpentier pharmacienne musher garagiste chirurgien boulangère professeur maire photographe
    violoneux lavandières ministre pâtissière bedeau ingénieurs agriculteur plâtrier mycologue interprète sergent
    botaniste quêteux élagueur bûchreon siropiers charrueur infirmier montagnard bourreau tanneur lingère installateur
    diseuse chocolatière camionneur douanière douanier tatoueur vétéran fouilleur météorologue ramancheuse brasseur
    ornithologue valet vigneron balayeur philatéliste grossiste boulo blogueuse chanteuse meunière pépiniériste
    éducation costumière maréchal sapeur contracteur caissier conférencier sacristine typographes entomologistes
    zamboniste massothérapeute barista atsem éducative constructeurs floriste guérisseur horticulteur spécialisée
    parlementaire colporteur ouvrière tourneurs colleur déménageure cordeur gondoliers ferblantier thuriféraire
    catéchète diacre droguiste illusionniste calfat soigneur commentateur entreprise comptable brancardiers herboriste
    brocanteur épicier auteure trapézistes pionniers colonel catcheur cultivateur athlètes metteur ramasseurs
    électricienne testeur bricoleuse infanterie cascadeur emballeur trésorier teinturier télégraphiste professionnel
    cultivatrice maquilleur cantinière décorateur secouriste darbitre chauffagiste céramiste cabanier représentant
    décoratrice étudiants brigader shérif entrepreneur sacristain pousseur quincaillier gérante recrue pompié
    alchimiste patenteux mairesse organisateur chocolatier concessionnaire cireur casseur cheminot spéléologues
    conférencière marteleur guirlandier commissaire régisseuse tireux tonnelier vannière portraitiste meneux doctor
    maraîcher stylistes assureur mitron artificier boxeur truckers arpenteur machiniste esthéticienne maid
    sonorisateur pasteur travaillera animation jongleur régie traiteuse pisteur rancher livreuse influenceuse
    éclairagiste tondeur relieur boulot vidangeurs poète géologue guérisseuse harponneur semeur ostéo lartisane
    muezzin démineurs serrurier lectrice rénovateur réalisateur travailleurs émissaire ingénieure politicien écrivain
    paysagiste pape sourcier apicultrice producteur couturier maquilleuse forgeronne ergothérapie planchistes liftier
    graphiste opticien ministère soignant ambassadrice goûteurs bêcheurs travaillez sauveteuse ébéniste formatrice
    chanteurs émondeur messager sentinelle intervenantes conservateur patronne étudiante flic monseigneur cheffe
    policière tech présentatrice signaleur cosmonote artisane naturopathe ferronnier violoniste militaire tapisseuse
    veilleur accessoiriste piégeur avocate potiere cordonnière restaurateur amiral écuyer goaler abbé religieuses
    barman débosseleur pourvoyeur audioprotesiste vannier autrice cavalière cycliste observateurs sportif portier
    qualifiée administration masseur brigade directeur opérateur pelleteurs conductrice cueilleur poissonnier mercière
    opticienne notaire griot technicienne colombophile bibliothéquer moissonneur kinésithérapeute orthophoniste
    factrice ciseleuse claveciniste draveuse fileuse passeur bergère marmiton marathonien prêcheur dresseur secrétaire
    antiquaire titulaire luthier ferrailleur imprimeur crieur hockeyeur acériculteur assistant journaliste annonceur
    vérificateur chômeur nutritionniste rédacteur naturaliste planteur receveur aubergiste intervenant tisserande
    développeur batelier conseillere barber haltérophiles copilote coordonnatrice milice cinéaste camelot pianiste
    geôlière hôtesse réceptionniste aviateurs postier fireman menuisié recycleurs fisherman barbière architectes
    docteur menuisier coiffeuse cordonnier chimiste déménageurs serveur alpiniste fournisseur meunier bâtisseurs job
    expert voyageur inspecteur pâtissier éleveuse archéologue sculpteur capitaine brigadière danseurs apiculteur
    bricoleur technicien apothicaire matelots pompière emploi charpentières ambulanciers président serveuse pizzaïolo
    bijoutière scieur libraire paparazzis présidente préposée banquière vendeuse nurse dompteuse assistante orfèvre
    chiropraticienne docteure palefrenier acheteur contorsionniste exterminateur auteur soldats électricien tapissier
    dentiste mineur coiffeur comédien maçon fabricant couvreur parachutiste cracheur artiste bûcheron marchande
    conducteur plombier forgeron savant apprenti pilote conteur scaphandrier régisseur contrôleur boss entraîneur
    pharmacien marin peintre scouts employés mécano soudeur draveurs vendeur scientifique tailleur acrobate
    présentateur musicien dompteur horloger prospecteur artisan potier éleveur atelier lanceur métier marchand travail
    traiteur barbier arbitre vend boulanger policier zoothérapeute patron laveur contremaître chercheur bouilleur
    bibliothécaire ramoneur grutier médecin marionnettiste bijoutier biologiste plomberie rembourreur`,
  name: `
    gaston grenoble léa loïc fisher yvon bernard hama fernand anne ali iga lina édouard antoine maëlle tommy milo
    eiffel rimouski nadia flavie yanis maya guillaume vincent pat maé emma bunny liam jésus nom marie rosalie
    marguerite émile paul steeve éloi malik louis pierrot élie zachary tremblay chantal joanie francine cartier
    kikkoman robin pascal sonia marc éli hérode juliette victor jack camille gabriel iorio jacmel mira mila
    tchaïkovski gipsy dumpty ilyes brésil colin bertrand maurice suzie brite jeanne kallax mister québon gisèle surnom
    playtex japon sally mepps duracell jarry chabot patrick malo stéphanie nina mariama avignon georges madeleine
    suzanne samson thule yara honda james larivière chik prestige baptisent vivaldi jacquot ritter kamouraska oliv
    murphy nescafé pistoles tanner scandinavian stephane ogilvie gina picasso paquette bianca shenzhen alcide winterg
    bourgogne minh gontran mathilde clovis valérie alma arvida fulgence maïté djerba lucia zora elnett dniestr anvers
    titus colomb gingher demers caesar alex isolat cowie cyrille leamy marjo toto elijah amira zita wilky malm gibou
    chomedey deuter obomsawin nuka andersen alicia vicky cormier florent wouster villeroy brault castille castafiore
    louviers brutus lily marte harricana lorrain stellaluna granada galt cana melchior lazare bowen laframboise renée
    alizée cindy hamel témiscamingue pilou westclox electrohome wilesco eaton perrault pétion molson kenza gaspé
    maxime chloé allemand mathieu power titanic jocelyn goliath merlin lima conrad léonard cheez haribo david reggio
    gillette bruno oscar romy polly hansen aurélie pringles bilal wassim thiès larouche claudette gédéon lolo sahara
    root hansel hygrade fido zeus angeles soyouz munari kinojévis venise clover caron ayoub maryse argentine oaxaca
    estrie rania brigitte caro jacqueline nice brésilien lipton asie théa edgar thierry wong west stockmar loulou
    youssef tunisien zeyneb kénogami lulu olga idriss vietnam krispies clermont kelly simba charlotte lucy bissainthe
    camila ryan oumou charleroi schrödinger fabricville infantino wesco blanchard pérou indonésie pluton sedna lascaux
    kathleen cajun noëlla thibodeau aurèle motomaster bouthillier samantha springfree françoise beauport florian
    casimir pikogan montbeillard sigma finlandaise sysco nominal québécois batman anouk gilman wabush garrity northern
    texaco swingline bergeron milano ganesh vidéotron rocco jocelyne oran ghislaine suédoise sénégal sears lorraine
    aïcha charlot russe samir danois everest tootsie béatrice scandinave olivia jérôme américain boppy inuite memphré
    trudel coppertone bohème rosemère kabylie guedj fernande chapais khady glad caucase billie naïm dave amélie
    moldavie ousmane gatineau barbapapa viateur boivin clément graco moore innus gélinas brunswick sony inglis caravan
    chibougamau toyota géronimo savoie istanbul edison ashton bissonnette tlemcen salif jeddah bachir alain virginie
    maël sépaq fournier afrique mott vador alexia pénélope samia kirby moldave saly strauss belgique séraphin octave
    candide winners patrol gordon mariette clara anna faris wilkens congo algérienne laguiole galvani bagdad wabanaki
    péribonka schéhérazade ferrerie cooke blais gatien lemire cacouna gaulois espelette werner armor palestine
    herménégilde fouettard sudbury blouin natura jøtul sherbrooke portland lacasse danoise kraf ilan lamothe commodore
    zorro luxo steelcase elna marconi schrader vietnamien rolande gauchetière muskol palmolive dockatot matéo laurent
    lévis cortland ivory hélène rouyn aline aminata eddy carlos maïzena éloïse boily hart corriveau jolly lafleur
    sacha leïla ambroise charlevoix nico minecraft rosie bogotá corelle franklin claude benhamidi kassav white
    fatoumata winnie laurie éliane adèle mora mashteuiatsh dollorama maria hape sorel concord trémclad orville
    victorin pokémon maniwaki heinz etsy batiscan michaels baptiste homedics daisy archimède botanica ludoic
    constantine tipaza essaouira jérusalem léandre sohan cartierville daniel renaud micheline weikart lucille natrel
    comeau amazon nini elias calor nabeul creed discord cécile mons diallo samira rustoleum deschênes albert noam karo
    lucky choinière thibault prométhée toussaint mamadou schtroumpf botanix montmorency giotto orchard rodrigue
    orléans shawinigan doucet crest alcan jamieson hervé bibeau thor violaine azraël swiss raphaëlle oxivir sarre
    preissac grylls identification balthazar blanchette dremel starfrit admiral roch devilbiss pontiac wars esther
    hotpoint tesla élyas latibonit algérie mégane sami italienne poulin sico perrier henri félicien finlandais hercule
    houdini égypte claudine ophélie haïti arménie charles gauthier doris nintendo ahmed abénakise serge monique
    montélimar medeiros germaine bromont pierrette marrakech diop italien martin doug nolan vachon lyon carmen frogger
    namur barbarie marius philippe civic wellington nils lavallée pérade lepage noma dufault gendron mascou tchoup
    thériault lison palma nabila tadoussac raph moustapha mouloud bray canadien netflix rosi naïla fantacolor elsa
    flora cathy simard godzilla dagenais norvégienne québécoise matisse jonquière ferdinand antoinette belge jura
    lavoie rousselle alep romains mary esquimau constance yaya ibrahim ibra brest john lillabo osias sopfeu pape
    groenland odette beauce julien beyrouth méditerranéen antipoison werther pelletier irma ursule bali margot célina
    luka shawi mélia mistissini mikwan amos bach panasonic gilbert mattel murray pinto wela donat simbi italie mondou
    abitibi mahée whippet froot laval fameuse wowbutter febreze pyssla galaxie guylaine floride liban seguin gorilla
    stanley paule kijiji allen roméo champlain tiffany ford portugais world ritz gobbis péruvienne yolande amina
    moussa turc johanne anaëlle yvan snickers gertrude siméon nancy cédric catan damoclès écossais youtube bluey maëva
    pauline robert catelli dubé bourassa thetford amandine abraham nazareth galilée portugal polysporin ukrainienne
    hamoud zibouzou cochonou farida nadège smyrne tizi nunavik graham nawel lancia cadbury thompson fleischmann
    roberval mani livia mediterrannée andalouse vulcain américaine ilinca lalonde gilberte poppins noélie nassim
    ndiaye imane deere ernest abénakis bouchard tolba joconde mathurin napess bandaids natashquan morphée cupidon
    victoria achigan acadienne patriotes pronovost skechers mexicain akwesasne kenji lotbinière casio buick exilda
    bella dufferin limoilou hébert jonathan anicinabe pascale paquin mauricie éden rocky rénald irène obalski europe
    laura kekeko piquounet playskool landrienne larousse underwood sanyo russell quik bombardier foucault michelin
    antonin lydia tillemont thierno angrignon amir facebook cologne louise théodore rachel decker breton spirit milan
    niagara naya atar chicoutimi maillard youville sunbeam bélanger mylène spider maxence gervais alphonse mcintosh
    marek noémie dounia pandore danielle accra djon frontenac coulonge philips osisko chichi safi palo yogi kinshasa
    riopelle yuna nael mali finlande bédard sarah ouzou beaubien mile flintstones lafontaine juliane laurence roylco
    barsalou arsenault utenam zazelle mistassini capitol kamel éric pikachu chisinau bister gracefield buckingham
    chrétien tamilon yankee leclerc lexie tercel lindsay aylmer djibril nanga julián nordine sanguinet bart aurora
    memphrémagog wilbrod satie odile bellemare linda étienne sunrise alcatraz lactantia tunis bordelaise odilon krinos
    donna gauguin bernadette émilien sandvik raymonde pomerleau howard albanel excel laurentide salma secord noranda
    oméga honeywell ayotte tarn trépanier michaud evenflo métis bécancour vidal nestlé australie germain valentina
    éléonore bouki ariane sofia diamond luce sfax bénédicte jasmine babybel émilie roland gérard keen saguenay
    cléopâtre nespresso magog élodie maggi malika yacine pritt fiskars dewalt yves amine quercetti tania martine
    paulette solène lachine sibérie isabelle yamaska gogh comet gutenberg lapointe kuujjuaq haddad laviolette jeannine
    sylvania mcdo louisville aladin mississippi kodak saturne ludo santo chups priya fatma personnalisé rivka jeannot
    colette ismaël schleich chantale lucien vigneault bilodeau taillon dionne fermont kerkennah samy girard nominatif
    chelsea papineauville jolianne paméla rosemonde joey ceylan beyoncé aruba highland gonaïves dior christophe
    mirabel landry louane marcelle séville sirois narnia zacharie lehoux perrins gerber conair bubba atoma shopkins
    featherlite xavier kubota icare maizerets durandal marceline potvin bobby subaru nemo sintra lachance jéricho
    bellevue jourdain saba laure eggo tostitos toastess steinberg lionel sassoon rawlings ovila wilfrid manno amin
    omar thi léo réjean nathan bic coleman boy poucet réal price kevin denis inès simon mari hertel gaspésie gaétan
    charlie sylvie thérèse simone roy matane snoopy lyne temu rona singer lili geneviève anaïs mélissa françois
    hellmann josée gilles josiane max catherine jade césar luc olivier réjeanne mario arthur roger moreau raphaël
    raymond océane lucas solange bethléem yasmine tristan éva humpty cristian caran canson kiwanis energizer pollock
    prusse perreault pelikan fresnel kwik speedball laïka ginou anika maroc océanie codet rivest gaspard manseau
    philémon rome lyam arnaud octavia ulysse eugénie adélie laterrière marquette papineau gilford bretonnes boyer rosa
    magnon krylon houston portugaise thaïe juif scandinavie benjamine soissons donald joliette bourget nivea cocagne
    fortier andré logan bixi chateaubriand baldwin africaine babar marque saint maude patrice félix mathis ikea samuel
    identité sylvain reese alexis canadian julie canada france karine valentin jacob karim little joseph val jérémie
    michel mathéo land amérique longueuil benjamin identifier rita tiktok adam outaouais louka mado zoé manon jacques
    montessori jules ginette windex tide lou normand crayola nicolas purell kinder zincofax costco mélanie huguette
    william gérald olfa jonas mireille sophie ludovic armand carole diane florence benadryl pinocchio inde guy crazy
    zack noah noé marcel mia thomas lucie french sam denise gagnon justin mexique redbird annie nora nathalie dakar
    chubby maélie makey zac zach benoit fred fatou nadine grec tikes suédois prénom jean théo gui dollarama
    identifiées mme lise marjorie québec barbie lucienne initiale doh hugo maïka alice kim elliot line brown léonie
    life ghislain tom ferrero raiponce signatures busy nour hubert rayan krazy léon king henry baba api elmer fanny
    nicole johnson samsonite magic`,
  feast: `
    party visiter aventure voyagent nique musée spectacle défilé club cinéma fanions rassemblement inviter souhaits
    resto aïd décorent expo éclaireurs campement holi cortège ramadan tombola rara trip inauguration photobooth
    sacrement communion funérailles guignolée fêtards teuf achoura mărțișor yule luau retrouvailles potluck
    catherinettes yennayer jamborees toussaint pinyata vernissage marier réveillon norouz tabaski mouloud fette
    forains touristique autel festin piquenique fêter nativité nazareth pignata célébrez célébrer marient conviés
    hanoukkia yankee piniata tinsel voyager biodôme santa mascarades autocueillette coutume mouled brunch finissantes
    christmas sainte pâques mariage bal banquet décor invite décorer artifice invitation serpentin virée décorative
    banderole randonnée foraine bethléem déco épiphanie songkran visitons hanoukka excursion fête visite saint
    promenade cirque cueillette halloween foire piñata avent vacances valentin chandeleur sortie camping festival
    baptême messe événement visitent attraction anniversaire carnaval réception cérémonie noces épluchette kermesse
    expédition diwali tradition fêtée camp noël voyage parade crèche balade mages procession visitez`,
  time: `
    vendredi maintenant matinée antan transition sitôt durer chrono enfance cycle moment samedi juin mercredi décembre
    week prolonger session mainteannt trotteuse westclox time crépuscule future délai séjour nocturne médiéval asteure
    prolongation fréquence continuité crétacé retarde congé finalement astheure circa menutes immédiat intervalles
    imminente traditionnel entracte round ancêtres quotidienne tardif durera chronologique brièvement aujourdhui
    constante datant constant doyenne interminable couchant chronométrer immédiate précédente disponibilité
    préalablement calandrier reportez quotidien préalable provisoire déroulement final laprès opportun retardataires
    mensuelle fréquents retarder tarde siècle semainier dateur durent renaissance expiré retardez ultérieurement
    traditionnelle horodateur jouvence auparavant prématurément avenir permanence épisode temporaire éphémères
    solstice phase días récents dater permanente historique semaine secondes longtemps journée lundi soirée présent
    min retard brunante récré stage février octobre reportée septembre temps jour aussitôt début tôt dimanche durée
    jeudi tantôt horaire réunion période novembre époque nuitte lapse jadis fin souvent étape occasion avent minuterie
    vacances prolonge futur ans prochain tard mardi calendrier séance autrefois chronomètre récréation pendule
    minuteur précédent minuit depuis toujours aujourd printemps souper lendemain année saison cadran instant mars
    rituel routine longuement tradition expiration hui repas prochaine horloge avril âge sablier date déjeuner
    fraîchement reprise bientôt retraite janvier août aube métronome`,
  measure: `
    poignée paires quart pintes soupçon peu plusieurs moyen demie dose tiers largeur verge davantage record baliser
    empan size maximal partielle jauge compteur milliers fréquence quarter longeur hygromètre contrepoids centième
    plupart majorité proportions cenimètres nombreux graduée dixième bulk régulière voltage doseuse lieues span igrade
    arpenteur millilitres anémomètre égal extrême divers valent décibels décuplent dosage dimension capacité aune
    rapporteurs mile graduer aqhi débit pointure kilomètres doublez doseurs suffisante dosée rasade calibre
    accumulation dosaient litres pression lot épaisseur moyenne shot grammes unité double kilos maximum maxi ration
    extra comble minimum demi thermomètre longueur piasses dollar profondeur pluviomètre poids température cran
    portion diamètre quantités toise tout gallons suffit tonne suffisent surplus coûte millimètres exemplaires riche
    balance format grandeur volts âge volume onces environ`,
  soft: `
    pâte gentil douceur coussinets ramollit ramolli moelleux apaise détente relaxation polir vernie adoucir effleurant
    brite velue plasticine moussu onctueuse délicats légèrement ponpons effleurer aplani pluems raffinée moussette
    assouplir ergonomique flexi flasque amortir moulable gélatineuses amollissez éponje coussiner pelucheuse
    ameublissez hypotonique soyeuse cocooning bruissement adoucissant effleurement sablera lissante mousseuse modelage
    plumaux shiny ramollisse amolli amortit sablez adoucit crémeuse poncez paisible apaisante souplesse gélatineux
    pliable squouiche lissez écrasables quiétude fluff confortable sablent duveteuses guimove moelleuse arrondies
    froissable ramollie molletonné ondulant aminci affectueux moumou confort pelage dodu velouté cozy ramollir matelat
    nanan houppes blobs surmatelas mole bourrelet satiné scintillants caoutchouteuse finesse playdough effleurez
    remolisse plumet laineuse ramollissent silky amortissent duveteux ouatine adoucie capitonnée squishy spongieux
    ample mousseux dodues attendri adoucis bruissante poupouf laineux égaliser pliante gentille plumes brillantes uni
    pouf liège matelassé étirable plumeau cosy douillette douillet houppette légère pliant rembourré soyeux duvet
    plient faible rembourrage empaillée détendre limées léger sensible polies crémeux velu mollement`,
  hard: `
    tendu charge coque concentré rude rugueux lest tendue lestée pesant enclume endurcir étroite durcir rugueuse butée
    moulante renforce altères raidit endurcissement endurcisse roide solidifié rêche résistance plombée surchargée
    brute kettlebell raidisse alourdir dureté contrepoids aplomb lester cassant tonus écrasant stabilisées
    récalcitrant cristallisée tenaces obstinent autodurcissante épaissis gueuses fermeté épaissie incssable vigoureux
    lourdaud renforcement raidir lestent dense hérissée fardeau coriace contrainte toffe compacte cassante
    pesait intransportable puissance fortifier pesente lourdement ossements résister raideurs lestez damée endurance
    durcissent solidement fibreux imprenable brutal muscler forcit grossière concret raidie boudinés tanee consolider
    brut fermement rassis empesée granuleuse costaudes noueux crispent crispe durement lourde écailles raide difficile
    pèsent étroit résiste abrasif figée épaissir vigueur contracté blindé lingots incassable tassée massif boulets
    durci solidité violent poids rigide masse carapace costaud durcisse durcit forcer lourd fige durcies renforcer
    serrée solide bourré étau haltères effort carrelage tiles puissants pesante endurcit épaissit`,
  worn: `
    fêlée écocentre antan croche dépareillées effrite désaffectée perforé oxyde ancienne ébréché vieillir déchet épave
    dépotoir antique abîmée incomplet vieilleries ébréchure vieillie recycler réemploie bavures défectueuse désuète
    brac rapiécé imparfaite tannée effilochent vieilli sali rabougrie pourrissent loque désarticulé tacot maganent
    dessoudé égratignée terreuses rebut fripée caca cochonneries jauni craquelé faille démanchée dépotior vaseux gâte
    résidu déchetterie jaille branlant salit laid terreux retapez traditionnel pâli décolorer moisi jaunie moisissure
    oblitérés pourrit gâchez tachent torchonné ébrécher resalissent battue douteux encombré décolore déclipsé brèche
    inégal éraflé stagnante anormaux dégueu salissant réutiliser fendiller démolie rabibochée moisies effoire lambeaux
    écailler salissez meurtrie boiteux cassures rétro mankantes ternie illisible défaut antiquités expiré instables
    boueux expirent déchirure descellée bancale rodé antiquaire excréments ballantes septique fiant carcasse fêlure
    rafistolée rassis saletés surisse épluchures désorganisation gonge guano déraillé démodée bric recycleurs flétris
    vermoulue troué rouillé fêlé recyclés bosselé tache branle raté pourrie éraflures souillée gâchis carbonisé
    traîneries égueulés contamine fouillis primitive fichu vieux crevé vidanges décousu rayé chiffonné fissure usée
    affaisse débris tordue défoncé salir tordu périmées pourri fendillée branlent panne effiloché abandonné fientes
    branlante vieille fendue dénudé récup rayée vintage ancien lousse fragile usé récupération ordures décousue loose
    vieil amovible fumier scrap`,
  clean: `
    nouvelle adaptée véritable pur hypoallergène propre lavable remplacé certifiée net intacte sécuritaire luisent
    blanchissent achetez safe purifier défriper pelable vernissée purificateur fiables désossé spic étincelants
    cristallin shiny inoffensif cristalline nette stérile limpide idéale sains préserve purification sûreté effacable
    saine reluire indenne popres reluit utilisable potable clarifié étrenner officiel entretenue déblayée stabilité
    récents safer nouvo valide flambant pasteurisé brillantes pure désinfectant stable déneigé intact nettoyé
    désinfecter désinfectantes vierge complet rechange incassable remplacez réutilisables dégagé prêt garanti propreté
    pleine neuf neuve transparent nouvel luisantes nouveauté réfléchissantes lavées solide jetables homologué luisant
    sûre stérilisées étanche conforme sûrs`,
  wet: `
    glissant mouiller glissante slime déborde buée coulant gluant écoule coulante patouillent barbotine savonneux
    enduite oobleck verglaçante bavures poisseuses hammam mochis inondée boueuse dégouttant ébroue argileuse mouillant
    humidifié brumisation baver ramollisse amolli moisi gélatineux baveux slotche mouvant embuer suintement hydratées
    huileux hydrater sueur débordement salissez juteuses hydratant broue hydrophile crachin gadoue boueux moulilée
    limon trempons moussent suinte éclabousser glaise mouillent verglacée spongieux dégoulinant mucilage mist gonge
    huileuse éclaboussent savonneuse collante grasse rosée mouillez cirée imbibé jell détrempe tache graisse moussant
    trempez perler souillée gâchis pétillante colleux enduis capillarité pâteuse patoger mouilleux huile miel arrose
    trempent vaporiser éclaboussures badigeonner splach éclabousse gluante trempe boue gras bave bouette dégoutte
    luisant patouille salive embuée humidité`,
  dry: `
    foin évente éteigne éteignant disjoncté éteignons meurs extinction figent évaporé rabougrie dessiccant défunte
    dessicateurs sèchera éteignoir desséché séchez meurt absorbantes désactive absorbants sécher éteins égoutte
    séchoir éteindre débranché mortes séchage éteignez sèchent`,
  high: `
    pend bordure niveau pendre colonne surélevé clocher pylônes soffite colline tasserie escalier escabeau muret
    corniche mezzanine silo palier pendantes rambarde stalactites gradins crête tremplin suspension bannière relief
    apesanteur amont vertical gouffre montagnard aérienne flight rehausseur parapet zénith dépassaient rehaussée
    surplomb everest empilade congère domine minaret steps deep sonder survole verticale volait dunette inaccessible
    entretoit dominent hausse mountain surmonté high écore téléphérique inclinaison piédestal ravin suspendant hung
    abrupte voûte escarpement monticule canyon saillie profonde plateforme vigie vertige podium mirador échafaudage
    montagne raide estrade talus fenil plafonnier échafaud spatial comble envolent comète jubé desus pendait céleste
    juchoir cocagne comptoir butte poutre vole suspendu pendent suspendue dépassent cratère profondeur falaise envoler
    parachutiste échelle pente rebord dépasse bosse dune nacelle perchoir profond mât suspend cime incliner aérien
    pile tas pyramide incliné toiture mont échelons penchant accumulée déborder`,
  place: `
    lieu piste fente appui bordure gare niveau station écocentre boutte bornes opposé positionnement ressourcerie
    ralliement orientation animalerie ludothèque place dernier point ville dernière pays repère sud adresse drette
    zélande montréal dépotoir stand espagne orient brésil banlieue diagonale japon derrère perspective commerciale
    ambassade jarry avignon sanctuaire gouffre kamouraska pistoles jardinerie shenzhen bourgogne arvida rural djerba
    anvers ambiant chomedey supermarché granada délimitation témiscamingue délimitez pourvoirie gaspé privé pourtour
    oriente ménagerie paroissial thiès frontière sahara insectarium publique school venise habiter havre argentine
    estrie asie joujouthèque vietnam charleroi pérou indonésie zonne beauport transversale pikogan lépicerie léglise
    wabush oran sénégal entreprise miellerie colonie délimiter planétarium croisement provenance savane rosemère
    kabylie chapais caucase moldavie gatineau brunswick domaine chibougamau pension savoie istanbul tlemcen jeddah
    dépotior intervalles sépaq afrique département belgique évêché étalage congo bagdad péribonka cacouna palestine
    platebande sudbury écomusée déchetterie jaille sherbrooke portland sillon gauchetière marge bled parages facettes
    arène recto terminus médiane terroir chilien hole davant tunisienne agence buvette espacement échoppe kabyle
    succursale hawaïens sénégalais normande endos chilienne sillage central recoin disposition lisière interstice
    latérale bordent contrebas checkpoint enligne compartimant cité bilatéral terminal aéroclub ministère campagne
    verso floride région coopérative dump continents parcelle fromagerie biais trajectoire aboutit orientale
    dégagement collège pizzeria latéralité labirinthe horizontal réservation institut repaire quinconce abbaye bâbord
    emplacement stade biodôme pacage parvis lenvers arrondissement enfilade isle canardière tribord orée cercle rang
    patinoire case gauche droite espace surface commerce borde accès boutique restaurant municipalité secteur dépôt
    cimetière chine clsc ici centre envers épicerie endroit partout allée zone languettes étendue communautaire revers
    extrémités territoire ourlet aval versant ring icitte mercerie gravière océanie parallèle fouillis latéral square
    régional gratuiterie fond ligne limite direction base détour pôle ouest carrière contresens arrière passage partie
    angle aire paroisse quincaillerie site poissonnerie situer paroissiale délimitées rez commercial alignez trou nid
    travers droit inde magasin aréna public bar tanière boulangerie municipal position îlot mexique dakar aligner
    horizontale organisme destination sous vers milieu camp tas scène but ordre pharmacie nord municipale aligne
    incliné balisé planète métro québec commune périmètre zoo line souk taverne section coop norvège bondé ranch
    itinéraire chsld centrale alentour`,
  shape: `
    étoile flèches empreinte croche alvéoles plaquettes symboles amas aplaties losanges point trait creux tracez
    cylindre zigzag marquez prisme dôme alignent écusson relief diagonale algorithme courbent rangoli inclinant
    embosser arabesques anaux emboss géométrie linéaire auréoles étamper renflé moulez style quadriller circonflexe
    asymétriques pixels colimaçon aspect majuscule esses colombin zébrées profilé annelé octogonal traçant régulière
    arquée volute verticale facettes recourbés plissant aplatisse aplatissez denteler zigzaguent hexagonale croisillon
    spirographe plisser rosace frisent type ovale convexe zelliges déforme géométriques généalogique serceau stencil
    profil cruciforme rapetisser encoches raie dimension consistance logo arrondit rosettes corymbe chevron cernes
    blobs damier alfabet inclinaison raccourcissent assortis loops biais ondulations perforations quinconce
    fléchies incurvé rectangulaires pointillé fourchue sceau virgule quadrillent embossage calligraphie plissent
    sphériques hachures orizontal orbite trace cercle plan tampons croix différente frisé motif plissé gabarit
    quadrillé picots mandala former agrandir bosselé carré forme arc tracer grosseur ondulé silhouettes pliée courbe
    pochoirs triangulaires étampes moulage torsadés rectangle parallèle square formons crochue ligne anneaux marque
    mosaïque nombre modèle ardoise croisés arche rayé œuvre ajouré croissant graphique posture nervures lettre cadre
    disque contour écriture décoration caractère gribouillis tatouages ornements voyelles droit globale texture numéro
    mine rayon schéma carrée alphabet plis forment rayée rayures horizontale plate creuse cônes cornet format pyramide
    triangle spirale initiale patron signatures gribouillée denté`,
  secret: `
    secret invisible bizarre intimité discret ouache dissimulé enfouies cachons cachant isoloir énigme qqchose
    enfouissez espionne artéfacts clue clandestin mystérieux sarcophage attirail escamoté memphré stuff voiler anonyme
    dévoiler dévoile intrigue introuvable masquant kekchose portefeuille escamotable confessionnal enterrons
    confidence invisibilité dissimuler gogosse repaire ensevelis cachait étrange recache planque inconnue cachez
    cossins code ermite enquête objet gugusse suspense butin indice trésor cachent gadget enfoui enterrez matériel
    matière secrète enfouit tocson psss camouflage masquer`,
  body: `
    queue soin cornes pipi coordination estomac prothèse nues motricité crottes sang piercing tripe manucure sourd
    blesser velue corporelle nerf glycémie urine peste ausculte jabot dénudant gestuelle ombilical cartilage
    convulsions hémiparétique eczémateux tatoueur cellule ramancheuse luette proprioception spastiques nodules
    cicatrice ergots gercées rougeur burp enceinte eczéma égratignures épileptique sourde fascia immunité crachats
    tatouer égratignée jointures picotement hypotonique grossesse motrice viral gigoter étirement frémir tonus caca
    entrailles écorchée jaunisse dégourdit trisomique photosensibilisant engourdissante sexe engourdis érection
    physique mordue thorax piqûres coupure transpire enflure transpirer stretching irritent hoquet suer opération
    intime maux calcium crampé venin tremblant éraflé ostéo bouffi respiratoire vitalité teigne anticorps autisme
    skelette tendon caillette tatoos ergothérapie torsion maigrit sueur croissance foie morsure vessie pincement
    proprioceptif pisse cardiaque plaie pustuleux ossements croupion raideurs moele thyroïde chirurgie blessent
    guérison échauffent saignant grippe cœliaque malvoyant antécédents cloques cuticules malentendant veines microbes
    anatomie écorchure hypo marbrure muscler saignent tensiomètre irrite gonflement thérapie stimulateur pilates
    électrocardiogramme superficielle verrue excréments frissonne trayon couenne démangent crispent crispe fesses mort
    teint cul vestibulaire ouch nus poil humaine corporel pus reflux poumons pulsation rot béquille éraflures muscles
    postillon contamine contracté déséquilibre empoisonneur suture tatouaient cadavre soif picote chair posture henné
    squelette bronzage allergies tatouages carnation engourdie trou peau rougit bave tue orthèses pet bronzer santé
    blessé effort humain poilues salive`,
  manner: `
    plein déjà très presque restant autant exprès parfois simplement directe peu effet simple ambiance davantage
    exagérée facilement modéré quasiment gentiment nouvellement drôlement habituellement légèrement différemment
    largement sagement littéralement caha minutieux généreusement spontanés uniquement précisément volontiers
    naïvement délicatement mollo continu spontanément soigneusement yinque suffisamment hyper clairement méthode
    joliment graduellement pleinement brièvement full supportable justement calmement franchement vivement
    officiellement correctement finement pieusement passionnément jalousement ultra technique sûrement facultatives
    vigoureusement lourdement réellement purement approximation banal mutuellement bref sobrement conduite
    volontairement solidement particulier absolument finesse important patiemment quasi absolu bassement ardeur
    normalement nettement involontaire aisance dextérité fermement slmt grossièrement évidemment fièrement rarement
    durement difficilement clair vrac tellement rare tranquillement mauvais impossible allure pantoute inutile
    sérieusement easy bien seulement façon difficile pire exactement superflue chaudement vigueur dépense inépuisables
    minutie gestion trop souvent beaucoup califourchon super moindre failli exact plus mieux assez vraiment jamais
    toujours tant direct directement ordinaire mode classique réguliers normal longuement geste lousse folle surtout
    précision grâce spécial fraîchement état sacré général environ acte complètement mollement authentique spéciaux
    utile`,
  link: `
    jusqu quand abord ensuite attendant durant donc sauf sitôt enfin contraire inverse dépend avec aucun selon parmi
    jusque tandis and jusquen également jusqua finalement dépit yinque pendand pourtant pendan pourvu préalablement
    contrairement encor auparavant prudence exception jusquau conditionnel pis suite lorsque aussi sans hors lorsqu
    faque entre mais sinon malgré lors puis depuis tant plutôt alors parce cause autrement même vers soit afin surtout
    grâce car puisqu faute puisque`,
} as const
