/**
 * What somebody who knows us would try first in a password, without case or accents: a password is judged without these
 * words. Shorter ones would be found in others by chance.
 */
export const guessableWords: string[] = [
  // Welcomes, endearments, what one types without thinking
  'motdepasse passe password admin administration utilisateur bienvenue bonjour bonsoir bonne journee salut allo changer',
  'change changez secret connexion acces ouvre sesame jetaime amour bisou bisous coucou merci chouchou bebe cheri cherie',
  'princesse soleil chocolat doudou loulou minou pitou hockey canadiens habs nordiques facile temporaire provisoire test',
  'demo azerty qwerty qwertz',
  // Childcare, and what daycares are called
  'garderie garderies educatrice educatrices educateur educateurs educ enfant enfants enfance poupon poupons pouponniere',
  'ecole maternelle prematernelle gestionnaire direction directrice directeur service services garde milieu familial',
  'activite activites collation sieste comptine comptines groupe local equipe parent parents maman papa jardin jeux jouer',
  'jouet jouets amis amies petit petite petits grands calinours mesange mesanges papillon papillons coccinelle coccinelles',
  'abeille abeilles lutin lutins ourson oursons castor castors marmotte marmottes poussin poussins grenouille grenouilles',
  'souris lapin lapins ciel etoile etoiles',
  // Seasons, months, days, feasts
  'printemps automne hiver janvier fevrier mars avril juin juillet aout septembre octobre novembre decembre lundi mardi',
  'mercredi jeudi vendredi samedi dimanche noel paques halloween vacances rentree fete tempete neige',
  // Towns and regions of Québec
  'quebec canada montreal laval gatineau longueuil sherbrooke levis saguenay chicoutimi jonquiere trois rivieres sainte',
  'terrebonne saint jean jerome richelieu brossard repentigny drummondville granby blainville mirabel mascouche rimouski',
  'shawinigan dollard chateauguay hyacinthe victoriaville eustache rouyn noranda boucherville salaberry valleyfield sorel',
  'tracy alma georges thetford mines sept iles vaudreuil dorion joliette charlevoix comeau matane gaspe gaspesie amos',
  'magog estrie outaouais mauricie lanaudiere laurentides beauce monteregie abitibi nunavik kuujjuaq verdun rosemont',
  'villeray hochelaga plateau limoilou beauport',
  // Names that fill the phone books here
  'tremblay gagnon cote bouchard gauthier morin lavoie fortin gagne ouellet pelletier belanger levesque bergeron leblanc',
  'paquette girard simard boucher marie julie isabelle nathalie sophie caroline emilie annie melanie josee martin',
].flatMap((line) => line.split(' '))
