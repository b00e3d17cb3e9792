import type { DelicateSubject } from './activities/types.ts'

/** What the generator says when it refuses, fails or is under way. */
export const generationSentences = {
  ageMissing: 'Choisissez au moins un groupe d’âge.',
  domainMissing: 'Choisissez un ou deux domaines.',
  tooManyThemes: 'Choisissez au plus 5 thèmes.',
  tooManyMaterials: 'Choisissez au plus 10 matériels.',
  textTooLong: 'Chaque thème et chaque matériel compte au plus 120 caractères.',
  notAName: 'Écrivez seulement des mots : sans adresse web, sans code, sans coordonnées ni nom d’enfant.',
  groupSizeOff: 'Un groupe compte de 1 à 20 enfants.',
  observationTooLong: 'L’observation compte au plus 300 caractères.',
  observationNotPlain:
    'Écrivez l’observation avec des mots seulement : sans adresse web, sans code, sans coordonnées ni nom d’enfant.',
  ideaUnknown: 'Cette idée n’est plus disponible. Demandez-en d’autres.',
  timezoneUnknown: 'Le fuseau horaire de cet appareil n’est pas reconnu.',
  onlyNames: 'Nommez seulement un thème ou du matériel, sans consigne pour le générateur.',
  onlyObservation: 'Décrivez seulement ce que font les enfants, sans consigne pour le générateur.',
  limitReached:
    'Vous avez utilisé vos 20 activités d’aujourd’hui. Le compteur repart à minuit. La bibliothèque reste ouverte.',
  tooFast: 'Vous avez lancé plusieurs générations en peu de temps. Patientez une minute, puis réessayez.',
  alreadyRunning: 'Cette activité est déjà en préparation. Elle apparaîtra dans la bibliothèque.',
  alreadyUsed: 'Cette demande a déjà été traitée. Lancez une nouvelle génération.',
  modelUnavailable:
    'La rédaction automatique ne répond pas pour le moment. Votre demande est gardée et cet essai n’est pas compté. Réessayez dans une minute.',
  modelTooSlow:
    'La rédaction a pris trop de temps et s’est arrêtée. Votre demande est gardée et cet essai n’est pas compté. Réessayez.',
  modelUnusable:
    'La fiche reçue était incomplète : nous ne la montrons pas. Votre demande est gardée et cet essai n’est pas compté. Réessayez.',
  modelRefused:
    'Aucune fiche n’a été rédigée pour cette demande. Cet essai n’est pas compté. Essayez un autre thème ou un autre matériel.',
  unsafe:
    'La fiche ne respectait pas les règles de sécurité pour ce groupe d’âge : nous ne la montrons pas. Cet essai n’est pas compté. Essayez un autre thème ou un autre matériel.',
  interrupted:
    'Le serveur redémarre\u00A0: la rédaction s’est arrêtée. Votre demande est gardée et cet essai n’est pas compté. Réessayez dans une minute.',
  stopped: 'La génération est arrêtée. Cet essai n’est pas compté.',
  stoppedCounted: 'La génération est arrêtée. Les parties déjà rédigées restent à l’écran; cet essai est compté.',
  savedUnread: 'L’activité est enregistrée, mais elle n’a pas pu être affichée ici. Ouvrez-la dans la bibliothèque.',
  notSaved: 'La fiche n’a pas pu être enregistrée. Votre demande est gardée et cet essai n’est pas compté. Réessayez.',
} as const

/** Why a theme or an object is not proposed, by reason, and two themes of the reference list that come near. */
export const refusedThemes = {
  weapons: {
    why: 'Les armes ne font pas partie de nos propositions.',
    near: ['Mouvement et défis', 'Cabanes et constructions'],
  },
  fire: {
    why: 'Le feu, les flammes et les braises ne font pas partie de nos propositions.',
    near: ['Lumière et ombre', 'Couleurs et textures'],
  },
  fright: { why: 'Nos propositions ne cherchent pas à faire peur.', near: ['Contes et lettres', 'Émotions et amitié'] },
  harm: {
    why: 'Ce sujet ne convient pas à une activité pour de jeunes enfants.',
    near: ['Émotions et amitié', 'Contes et lettres'],
  },
  adult: {
    why: 'Ce sujet ne convient pas à une activité pour de jeunes enfants.',
    near: ['Cuisine et saveurs', 'Couleurs et textures'],
  },
  costume: {
    why: 'Nos propositions n’imitent pas un peuple par un costume. Invitez plutôt des familles ou des organismes à se présenter.',
    near: ['Saisons et fêtes', 'Quartier et métiers'],
  },
  diagnosis: {
    why: 'Une activité ne sert ni à dépister ni à soigner. Parlez-en avec les parents et les professionnels concernés.',
    near: ['Émotions et amitié', 'Mouvement et défis'],
  },
} as const
export type RefusalReason = keyof typeof refusedThemes

/** « Nous ne pouvons pas proposer d’activité sur « épées ». … Essayez : mouvement et défis, cabanes et constructions. » */
export function refusalSentence(name: string, reason: RefusalReason): string {
  const { why, near } = refusedThemes[reason]
  const themes = near.map((theme) => theme.charAt(0).toLowerCase() + theme.slice(1)).join(', ')
  return `Nous ne pouvons pas proposer d’activité sur « ${name} ». ${why} Essayez : ${themes}.`
}

/** Why an observation is not taken as a starting point. */
export function refusedObservationSentence(reason: RefusalReason): string {
  return `Nous ne pouvons pas partir de cette observation. ${refusedThemes[reason].why}`
}

/** Why no group may have a material: a clause. */
export const dangerousMaterial = (name: string, reason: string) =>
  `«\u00A0${name}\u00A0» présente un danger à tout âge\u00A0: ${reason}`

/** Why a group may not have a material that holds declared allergens: a clause. */
export const allergenInMaterial = (allergens: readonly string[], isDough: boolean) =>
  `un allergène déclaré dans le groupe s’y trouve (${allergens.join(', ')})${isDough ? '; une pâte sans blé convient' : ''}`

/** The same of a food of which nobody knows what it holds. */
export const unknownFood = (allergens: readonly string[]) =>
  `nous ne savons pas s’il contient un allergène déclaré dans le groupe (${allergens.join(', ')})`

/** Why this group may not have a material; `reason` is a clause, and so is what is given. */
export const unsuitableMaterial = (name: string, reason: string) =>
  `«\u00A0${name}\u00A0» ne convient pas à ce groupe\u00A0: ${reason}`

/** All the materials that are refused, each with its reason: she removes them at once. */
export const refusedMaterialsSentence = (reasons: readonly string[]) =>
  `${reasons.join('. ')}. ${reasons.length > 1 ? 'Retirez-les' : 'Retirez ce matériel'}, puis réessayez.`

/** Materials that were set aside for their reasons, where a sheet answers the rest of a request. */
export const setAsideSentence = (reasons: readonly string[]) =>
  `${reasons.join('. ')}. Cette fiche a été choisie sans ${reasons.length > 1 ? 'ces matériels' : 'ce matériel'}.`

/** The materials that {@link refusedMaterialsSentence} refuses, read back: on the wire an error is its sentence alone. */
export const refusedMaterials = (sentence: string, materials: readonly string[]): string[] =>
  materials.filter((name) =>
    [dangerousMaterial(name, ''), unsuitableMaterial(name, '')].some((clause) => sentence.includes(clause)),
  )

/** What is never bent, or hardly. */
const askedFor = (onlyMaterials: boolean) =>
  onlyMaterials ? 'cet âge, ce lieu, cette saison et ce matériel' : 'cet âge, ce lieu et cette saison'
const quoted = (names: readonly string[]) => names.map((name) => `«\u00A0${name}\u00A0»`).join(', ')

/** What the generator says of the sheet that it found in the bank: one sentence each. */
export const bankSentences = {
  insteadOfModel:
    'Le texte de l’IA n’a pas passé nos vérifications : voici la fiche de la banque la plus proche de votre demande.',
  noSheet:
    'La banque n’a pas encore de fiche pour ces âges, ce lieu et ce matériel ensemble. Cet essai n’est pas compté. Changez le lieu ou le matériel, puis réessayez.',
  otherDuration: (minutes: number, requested: number) =>
    `Elle dure ${minutes}\u00A0min (vous demandiez ${requested}\u00A0min).`,
  laterDomain: (main: string, requested: string) =>
    `Elle développe d’abord le domaine ${main}, ensuite le domaine ${requested}.`,
  otherDomain: (domain: string, requested: string) =>
    `Elle développe surtout le domaine ${domain} (vous demandiez\u00A0: ${requested}).`,
  secondAdult: 'Prévoyez une deuxième adulte.',
  thirdAdult:
    'Prévoyez une deuxième adulte, et une troisième selon le nombre d’enfants\u00A0: la préparation dit quand.',
  aheadOfTime: 'Une partie se prépare la veille ou plus tôt.',
  fewerAtATime: (most: number) =>
    `Elle se joue à ${most}\u00A0enfants au plus à la fois\u00A0: prévoyez deux tours, ou une autre adulte.`,
  /** @param yours what she has: « Vos foulards », « Votre parachute » */
  standsInFor: (yours: string, thing: string) =>
    `${yours} ${/^vos\b/iu.test(yours) ? 'remplacent' : 'remplace'}\u00A0: ${thing}.`,
  /** Things that the author of the sheet replaces by others that are there. */
  swaps: ([first, ...others]: readonly { thing: string; by: string }[]) =>
    first === undefined
      ? undefined
      : `Sans ${first.thing}, prenez\u00A0: ${first.by}${others.map(({ thing, by }) => `; sans ${thing}\u00A0: ${by}`).join('')}.`,
  leavesMaterials: (names: readonly string[]) => `Elle n’utilise pas\u00A0: ${names.join(', ')}.`,
  followsInterest: (name: string, onlyMaterials: boolean) =>
    `Rien dans la banque sur «\u00A0${name}\u00A0» pour ${askedFor(onlyMaterials)}\u00A0: voici une façon de suivre cet intérêt avec eux.`,
  noTheme: (names: readonly string[], onlyMaterials: boolean) =>
    `Rien dans la banque sur ${quoted(names)} pour ${askedFor(onlyMaterials)}\u00A0: voici une fiche qui convient au reste de votre demande.`,
  nearTheme: (names: readonly string[]) =>
    `Rien d’exactement sur ${quoted(names)}\u00A0: voici une fiche qui s’en approche.`,
  otherSubject: 'Voici donc une fiche qui porte sur autre chose.',
  leavesThemes: (names: readonly string[]) => `Elle laisse de côté ${quoted(names)}.`,
  observationNear: 'Elle part d’une scène voisine de la vôtre.',
  observationElsewhere: 'Elle part d’une autre scène que celle que vous avez observée.',
  observationAbsent: 'Ce que vous avez observé n’y est pas joué.',
  /** Whole lines of a list of material: what stands after a comma may be another thing. */
  needsBesides: (lines: readonly string[]) => `Il vous faudra aussi\u00A0: ${lines.join('; ')}.`,
  /** @param needs what the sheet given instead needs */
  onlyWithout: (names: readonly string[], needs: readonly string[]) =>
    `Aucune fiche ne se joue seulement avec votre matériel (${names.join(', ')})\u00A0: celle-ci s’en passe${needs.length > 0 ? `, et ne demande que\u00A0: ${needs.join('; ')}` : ''}.`,
  youngestOnly:
    'Aucune fiche n’est écrite pour tous ces âges ensemble ici\u00A0: voici une fiche qui convient aux plus jeunes.',
} as const

/** What to say of a subject that asks for tact, before a sheet that was not written for it. */
export const subjectSentences: Record<DelicateSubject, string> = {
  peuples:
    'Un peuple ne se joue pas\u00A0: il se rencontre. Invitez une famille ou un organisme à raconter, et partez de ce qu’ils partagent.',
  deuil:
    'Avec de jeunes enfants, on répond aux questions avec des mots simples et vrais, un à la fois, après en avoir parlé avec les parents.',
  separation: 'Un au revoir se dit, même s’il fait pleurer; une adulte reste ensuite tout près.',
  'deux-maisons': 'Parlez-en d’abord avec les parents\u00A0: ils vous diront quels mots emploie la famille.',
  religion:
    'Les fêtes des familles se racontent mieux par les familles\u00A0: invitez-les à dire ce qu’elles souhaitent partager.',
  guerre:
    'Les jeunes enfants ont besoin d’un adulte calme, de mots simples et de leur routine. Nous ne proposons pas de jeu sur la guerre.',
  peur: 'Une peur s’accueille\u00A0: on la nomme, on reste proche, on n’y expose pas l’enfant.',
}

/** Last line of the preparation, for the number of children she gave. */
export function groupSizeLine(children: number): string {
  if (children === 1) return 'Prévoyez du matériel en double, pour jouer à côté de l’enfant.'
  return `Prévoyez le matériel pour ${children}\u00A0enfants.`
}

/** First line under « Allergies »: those she said are in the group. */
export function allergiesPresentLine(names: readonly string[], hasLabels: boolean): string {
  const present = `Présentes dans le groupe : ${names.join(', ')}.`
  return hasLabels ? `${present} Vérifiez les étiquettes avant de sortir le matériel.` : present
}
