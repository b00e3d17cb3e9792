/*
 * What a dictionary of common words does not hold and no child is called: folded, singular. Read with the vocabulary of
 * French when a capital inside a text could be a child's name.
 */
const WORDS = `abitibi acadie afrique alaska algerie allemagne amazonie amerique angleterre anticosti antilles appalaches arabie asie
attikamek atikamekw australie autriche bangladesh beauce beauharnois beauport belgique bolivie boucherville bromont
brossard bruxelles burundi californie cambodge cameroun carignan caucase chambly charlesbourg charlevoix
chaudiere-appalaches chibougamau chicoutimi chili coaticook colombie congo cowansville danemark dolbeau donnacona
drummondville egypte espagne estrie etats-unis ethiopie europe everest finlande floride france gaspe gaspesie gatineau
granby grece groenland guadeloupe guatemala haiti himalaya hochelaga hongrie hull indonesie innu inuk irlande jacques-cartier islande
israel italie jamaique joliette jonquiere kahnawake kamouraska kanesatake kenya kirkland kuujjuaq lachine lachute
lanaudiere laponie laurentides laval levis liban libye limoilou longueuil louiseville madagascar magog malartic
malaisie manicouagan maniwaki maroc martinique mascouche matane matapedia mauricie megantic mexique mingan mirabel
mohawk mongolie mont-laurier mont-royal mont-tremblant montcalm monteregie montmagny montreal naskapi nepal niger
nigeria nicolet norvege nunavik nunavut oka ontario ottawa outaouais oural pakistan perou pologne portneuf portugal
quebec repentigny rigaud rimouski roberval rosemont roumanie rouyn rouyn-noranda russie rwanda saguenay sahara
scandinavie senegal sept-iles shawinigan sherbrooke siberie sorel syrie tadoussac temiscamingue temiscouata terrebonne
tibet togo toronto tunisie turquie ukraine ungava valleyfield vancouver varennes vaudreuil venezuela verdun
vercheres victoriaville vietnam wendake wendat yamaska yukon anishinabe biodome
akulivik akwesasne aupaluk chisasibi cri eastmain ekuanitshit essipit gesgapegiag gespeg gmaq inukjuak ivujivik jehovah
kangiqsualujjuaq kangiqsujuaq kangirsuk kawawachikamach kitcisakik listuguj manawan mashteuiatsh matimekosh mi micmac
migmaq mistissini nemaska nutashkuan odanak opitciwan orleans oujebougoumou pakuashipi pessamit pikogan puvirnituq
albanel alma amos amqui angliers ascot aylmer baie-comeau baie-du-febvre barraute beaconsfield beauceville beaupre
becancour beloeil bergeronnes berthierville bic blainville boisbriand bonaventure boischatel brownsburg bury cacouna
cadillac candiac cantley cap-chat cap-rouge causapscal chambord chapais chateauguay chateau-richer chelsea chertsey
chesterville coteau-du-lac crabtree danville degelis delson deschambault desbiens disraeli dorval dunham east-angus
eboulements escoumins farnham fermont ferme-neuve forestville frelighsburg fugereville grande-riviere greenfield
grenville grondines grosse-ile havre-aux-maisons hebertville hemmingford huntingdon inverness isle-aux-coudres
issoudun kazabazua kiamika kingsey lac-beauport lac-megantic lachenaie lacolle lanoraie laterriere laurierville
lavaltrie lebel-sur-quevillon lennoxville lery lingwick longue-pointe longue-rive lotbiniere macamic mandeville
marieville maskinonge massueville matagami mcmasterville metabetchouan mistassini mont-joli mont-carmel montebello
murdochville napierville natashquan neuville new-carlisle new-richmond nominingue normandin normetal ormstown
otterburn outremont papineauville parisville parc-extension paspebiac perce piedmont pierrefonds pierreville
pincourt plessisville pointe-claire pont-rouge port-cartier port-menier princeville rawdon ripon riviere-du-loup
riviere-rouge rosemere rougemont sacre-coeur sayabec schefferville scotstown senneterre senneville shawville
stanstead stoneham stornoway sutton taschereau thetford thetford-mines thurso tingwick tourville trois-pistoles
trois-rivieres val-d-or val-david val-morin val-belair vaudreuil-dorion villeray wakefield waterville weedon
wentworth westmount wickham wotton yamachiche
quaqtaq salluit tasiujaq timiskaming uashat umiujaq unamen waskaganish waswanipi wemindji wemotaci whapmagoostui wolinak

hanoucca hanouka aid eid diwali nowrouz yennayer kwanzaa holi thanksgiving mardi-gras

noel paques halloween paris lego duplo playmobil playdoh play-doh kapla magna-tile magnatile magformer geomag plus-plus velcro crayola uno mega
bloks squigz popoid tangle pop-it popit toobaloo boomwhacker ziploc tupperware saran post-it postit bescherelle pikler
froebel montessori piaget vygotski waldorf reggio freinet youtube netflix google ipad ipod iphone yoto disney pixar
nintendo playstation lysol purell tylenol epipen band-aid cheerio craquelin abra dra gon dou-dou-dou piou scouic ic nutella jell-o jello popsicle oreo frisbee bosu hula
hula-hoop

pokemon pikachu barbapapa barbapapas barbie batman spiderman spider-man spidey hulk mickey minnie pluto winnie tigrou
bambi dumbo nemo olaf raiponce mulan pinocchio shrek totoro milou asterix obelix babar tchoupi choupi trotro
passe-carreau binou bluey peppa paw zuma everest minion gruffalo elmer spirou schtroumpf dracula godzilla zorro
gulliver t-rex rex triceratop velociraptor brachiosaure ankylosaure spinosaure megalodon frankenstein mowgli baloo
bagheera

switch ecrapoutir cremage karaoke bobette becique becik enfarger wou-wou-wouwouwou vouf pchii chik scritch vouche cha-cha-chaussette beurk refroisser refroissez slurp waf pitoune
rampeur cogneur puc clap fiou pof cui bloub pocpocpoc heille aou vrou lap tou habs monopoly siaux ia uv ip ko del aa aaa info excel glue krazy orbeez grenoble bengale gommette pinotte canneberge balloune tahini canola hydrogel cpe rsg rsge rsgee sgee lsgee mfa aqcpe csv inspq ciusss cisss clsc dpj tsa tdah sopfeu json utf dvd dvdr led usb tv
backup dir database url wcag nvda jaws voiceover talkback alt echap tab pdf ok xl xxl abc gps faq rcr snap pvc aam bd cd hd id tdl tda mees qr nasa

qu quelqu aujourd puisqu quoiqu presqu emblee prelinguistique courriel trottineur trottineuse quiz epinephrine maraca
accroupit accroupissent deneigeuse agente autrice auteure doudou humidex reguler regulent reformulation tato
autoevaluation multiage lingette tchou abracadabra poc binome mentorat export telechargement telecharger telecharge suffi atopique
marchette pouton carouge envolent recache loose entraident tapillon biodiversite ensauvager ensauvage clouage marchee
reinspecte ciblee insecurisant plateforme ecroulent enfermement ensuit moisie web amenagiste deplacable slime
scoubidou babibouche sous-tapis popcorn smoothie brownie cupcake taco tofu hummus edamame kombucha hip-hop taekwondo
basketball volleyball baseball soccer ringuette bmx rabaska poutine sapinage becosse garrocher garroche barbotter
sloche bouette croute-de-neige ski-doo skidoo zamboni tipi inukshuk inuksuk banik bannique origami mandala pixel emoji
lego-duplo go-kart gokart pogo slinky fidget transvidage transvasage recyclo bricolo ecolo dino hippo rhino perso
resto expo maxi hyper fun wow youpi miam meuh ouaf vroum pouet hihi haha splash tchou-tchou tchou choo peekaboo
cot-cot hou-hou pschitt plic ba keuf pfiou super-decolleuse tchic kia-kia rrouk ham empotage rempotage poussaille superpouvoir rou rou-rou tchip cra zozio mioum pow woof bip ouh snif cronch crounch splach frou schlouk flouche clac coa oups ga bibitte zucchini machouiller
recacher recachez matante mononcle bleuetier cueilleur cueilleuse refrapper rediriger redirigez yeti rebrasser rebrassez epluchette tag talonpan abenaquis craquante craquant giguer
cowboy hokey muffiniere niege achalant styromousse bebitte superhero saperlimitaine krapatouflette broubidi-brocoli broubidi sa-per-li-mi patou tchak pa toum pip croa rron chlac
crazy carpet bitcoin qwerty azerty teams zoom brigadiere biblioteque tagada ayoye poum-poum poum tap blip bloup gloup fououou blou pfou wouf teuf glou tup floup

ya cest jai chu chus jsuis jsais jsp faque tse pantoute moe toe astheure asteur toutte icitte nouzautes eusse pogner repogner chigner chigne chignent pitche pitchent turluter repile repiler ouache barouette recup croupetons plaster hocky gun bing plop boing bouhou schlic schlac beurp repleure repleurer tchic-a-di-di-di crumble triceratruc triceratarte truceratops fo di pet splouch iga dairy queen honduras berri crypto ninja dinausore

moodle gift pow-wow powwow pepine djembe tai-chi qi-gong snoezelen kamishibai kirigami ukulele quad inuit hanoukka jupiter saturne neptune uranus pluton patrol pig
peppapig stitch gogh pollock picasso kandinsky matisse beethoven mozart vivaldi bubble tea koala ouistiti axolotl beluga
cui-cui badaboum byebye ochet guili-guili trainau masking pitcher plasticine pitou hose docteure plasteur colleux ceuillette pagnier baboune monoparental party ensinte caillou garnotte houtarde alloween playdough autocueillette zip er patin glasson prout niaiseux pissenli coxinelle orignial virevent kodak biblio gru vaporizateur pouche-pouche push-push dinozaure finissant piasse allophone sirculaire siseaux cataloge husky huskies musher moustic marangouin carnavale coquotte socker kicker pelter otobus racquette coquiyage cowgirl monster pollinisation zumba anicinabe wolastoqiyik multiculturel water peanut papineau retrouvailles caillous truck sliming
ouah splouche wo abrier tchoum atchoum onk houk tague turlute grutiere jardinerie resemer bonhomme arosage gourgane gourganes jarry angrignon lafontaine plaf lancers tiou-tiou tchi poshe areignee arraignee cot codek ecureil ecureille bouh evantail rebuvez zoum kwa motonege youhou bernarche boucquet camyon chein chevals couleure dinausaure escargau escargo fourmie grenouie haloween lapain olimpiques pagette pinture ponpier ponpiers skidou tracteure ublot ouin gling guili burp croume dek rebourrez nouriture montembeault pout gnap kof gat dou acericulteur gounc abracadabou abracadabied abracadabol abracadabain tripaud abracadabanche
condo track qqchose qqun qqchoses qqfois tjours toujour sarre abracadabollet abracadabentre abracadabesse abracadabi abracadabas abracadabeige bou ate zigate carate repartitrice pib tchic-a-di-di areu regrandir`
export const PROPER_NOUNS: ReadonlySet<string> = new Set(WORDS.split(/\s+/))
