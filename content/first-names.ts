/*
 * First names that children of Québec bear, of all origins, folded (no accent, no capital). The vocabulary of French
 * finds most of the others; these are found whatever their case and their place.
 */
const NAMES = `aaliyah aaron abdel abdoul abdoulaye abel abigail abigaelle achille adam adama adele adelaide adrien adrienne adjoa agathe
agnes ahmed aicha aissatou akosua alain albane alec alessia alexandra alexandre alexandrine alexia alexis ali alia alice
alicia aline alix aliyah allan alphonse alya alyssa amadou amandine amaury ambroise amel amelia amelie amina aminata amir
amira anae anael anaelle anais anastasia anatole anaya andre andrea andreanne andree andrew angela angele angelina angelo
angelique anissa anita anna annabelle anne annick annie anouk anoushka anthony antoine antonin apolline arianne ariane
ariel arielle arjun arlette armand armelle arnaud arthur asma assia astrid athena aubrey audrey augustin aurele aurelie
aurelien axel axelle ayoub aziza barbara bastien beatrice benjamin benoit berenice bernard bertrand bianca bilal boris
brahim brandon brigitte bruno bryan caleb cameron camila camille candice carla carlos caroline cassandra catherine cecile
cedric celia celine chantal charlene charlie chelsea chiara chloe christian christine christophe clara claude claudia
claudine cleo clothilde clovis colette come coralie corentin corinne cyril damien daniel danielle daphne daphnee dario
david dayana deborah delphine denise didier diego dimitri djibril dominic dominique donovan dorian dylan eden edith edgar
edouard elaine elea elena eleonore elia eliana eliane elias elie elijah elina eliot eliott elisa elisabeth elise elliot
elodie eloi eloik eloise elsa elyna emeline emeric emerick emile emilie emilio emily emma emmanuel emmanuelle emmy emy
enzo eric erica erika esmee estelle esteban esther ethan etienne eugene eugenie eva evan evelyne ezechiel fabien fabienne
fabrice fanny farah fatima fatou fatoumata faustine felicia felix fiona flavie florence florent florian francine francis
franck francois francoise frederic frederique gabin gabriel gabrielle gael gaelle gaetan gaia gaspard genevieve georges
gerard ghislain gisele gregoire gregory gwenael habib hadrien hailey halima hamza hanna hannah hassan hawa helene heloise
henri henriette herve hubert hugo hugues ibrahim ibrahima idriss ilan ilham ilias ilyan ilyas ilyes imane imran inaya ines
ingrid irene isaac isabelle isaie ismael ivan jace jackson jacob jacqueline jacynthe jamil jasmine jason jayden jeanne jennifer
jeremi jeremie jeremy jerome jessica jessy jimmy joachim joanie joanne jocelyn joel joelle johanne jolene jonas jonathan
jordan josee josephine joshua josiane juan judith jules julia julian juliana julie juliette justin justine kamil karelle
karim karima karine kateri katia kayla kelly kenza kevin khadija khaled khalil kiara killian kim koffi kofi kouame kwame
kylian laurence laurent laurie laurianne laura layla lea leana leandre leila lena leo leon leonie leonor leopold leslie
levi liam lila lilia liliane lilou lily lina linda lionel lisa livia logan loic loik lola lorenzo louane louis louise luca
lucas lucie lucien ludivine ludovic luka lukas lyam lydia lyna maddie madison mae mael maelie maelle maelys maeva magalie
mahdi maika maite malak malek malia malik malika malo mamadou manon marceau marcel margaux margot mariam mariama marianne
marielle marilou marina marion marius marjorie marlene martine maryam maryse mateo matheo mathias mathieu mathilde mathis
mathys matteo matthew maude maurice maverick maxence maxim maxime maximilien mederic megan mehdi melanie melina melissa
meryem mia michael michel michele miguel mika mikael mila milan milo minh miriam mohamed mohammed mona monique
morgane moussa muriel mya myla mylene myriam nabil nadege nadia nadine nael naila naim naomi nassim natacha natalie natan
nathalie nathan nathanael nayla neil nelly nesrine nevaeh neyla nicholas nicolas nicole nikita nikolai nina nino noa noah
noam noe noelie noelle noemie nolan nolwenn nora norah nour odette odile oksana oliver olivia olivier ombeline omar ophelie
oumar oumou ousmane owen pablo pamela pascale patricia patrick paul paula pauline pedro penelope philippe phoebe priscilla
priya quentin rachel rachid rafael rania raoul raphael raphaelle raymond rayan rejean remi remy renaud rodrigo rodrigue
roland romane romeo romy ronan rosalie roxane roxanne ryan sabrina sacha safia salma salome samantha sami samia samira
samuel samuelle sandra sandrine santiago sara sarah sasha scarlett sebastien selena selim selma sergio severine shawn
sidonie simeon simon simone sofia sofiane solange solene sonia sophia sophie soraya stella stephane stephanie steven
suzanne sven sydney sylvie talia tamara tania tatiana taylor tessa thais thalia thalie thea theo theodore theophile
therese thibault thibaut thierry thomas tiago tidiane tiffany timeo timothee titouan tobias tristan tyler ulysse valentin
valentina valerie vanessa veronique vicky victor victoria vincent vivianne vladimir walid wassim william xavier
yacine yael yanis yann yannick yasmina yasmine yassine yohan youna younes youssef youssouf ysee yvan yves yvette yvon
zachary zacharie zahra zelie zephyrine zineb zoe zoelie zoey zohra`
export const FIRST_NAMES: ReadonlySet<string> = new Set(NAMES.split(/\s+/))

/** Also words, or parts of words: a capital tells them from « un jean » and « le serge ». */
const CAPITALISED = `aida alex alma amine ana andy ann april armande aya ayah cesar cora dan dana denis diane dora elyse germain germaine gilles
grace guillaume hilaire ian ida isa issa ivy jack jacques james jana jean jeannette jin joey john joseph joy judy julien
julienne kali karl laure leonard lia lin linh liv lise lou luc luce lya lynn maia malo manuel mara marc maria marie marta mary max
maya mei micheline milan ming mina mira moira moise moussa nova octavie oscar pascal patrice paulette perla pia regis rene renee
rhea richard rita robert robin romain roman rosa rosie ruby ruth sabine sally sam serge sibylle siku steve sylvain
sylvestre tao tara taras thi tia tim tina tom tommy tony ugo uma urbain valentin valentine virginie wei will yara yuna zia zora`
export const CAPITALISED_NAMES: ReadonlySet<string> = new Set(CAPITALISED.split(/\s+/))

/** Everyday words of a daycare, which open a sentence as words do: « Rose et violette », « Rose a grimpé ». */
const WORDS_TOO = `ambre ange aubin aurore baptiste blanche camelia capucine casimir celeste celestin cerise charlotte claire clarisse
clemence clement clementine colin colombe constance constant dahlia desire espoir felicite fleur flora flore garance
honore hyacinthe iris jade jasmin laurier lilas luna lys madeleine marguerite marin marine marjolaine
martial martin melodie melusine mirabelle modeste narcisse octave olive ondine perle pierre prudence prune reine rose victoire viola
violette zephyr`
export const NAMES_AND_WORDS: ReadonlySet<string> = new Set(WORDS_TOO.split(/\s+/))
