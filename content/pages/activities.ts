/** What the activities page refuses, and why. */
export const activitySentences = {
  starterStays: 'Cette activité fait partie de la bibliothèque de départ : elle ne peut pas être supprimée.',
  notYours: 'Seules l’autrice de l’activité et la gestion du milieu peuvent la supprimer.',
} as const

/** When no answer came at all. */
export const listUnreachable = 'La liste n’a pas pu être chargée. Vérifiez votre connexion, puis réessayez.'

export const referenceListSentences = {
  nameMissing: 'Inscrivez un nom.',
  nameTooLong: 'Le nom doit compter au plus 60 caractères.',
  notAName: 'Écrivez seulement des mots : sans adresse web, sans code, sans coordonnées ni nom d’enfant.',
  listFull: 'Votre milieu a déjà ajouté 300 noms à cette liste. Choisissez-en un parmi eux.',
} as const

/** Why a theme or a material does not enter the lists; `without`: its name without the child's, empty when nothing is left. */
export function childNamedSentence(child: string, without: string): string {
  return without
    ? `Ce nom semble contenir un prénom : « ${child} ». Voulez-vous plutôt « ${without} »?`
    : `Ce nom ressemble à un prénom : « ${child} ». Nommez plutôt ce qui intéresse les enfants. Si ce n’est pas un prénom, vérifiez l’orthographe.`
}

/** What the generator says of itself, beside what the server answers. */
export const generatorSentences = {
  lead: 'Créez une activité personnalisée, adaptée à votre groupe, en choisissant les critères ci-dessous.',
  lost: 'La connexion a été coupée. L’activité continue de se préparer et apparaîtra dans la liste.',
  continueWithout: (count: number) => (count > 1 ? 'Continuer sans ces matériels' : 'Continuer sans ce matériel'),
  unanswered:
    'La connexion est coupée. Votre demande est gardée. Si la génération avait commencé, l’activité apparaîtra dans la liste.',
  onlyMaterials: 'Avec ce que j’ai : seulement ce matériel, et au plus deux ajouts facultatifs.',
  noMaterial: 'Sans matériel : au plus deux ajouts facultatifs.',
  allergiesHint: 'La fiche évite ces allergènes. Vérifiez toujours les étiquettes.',
  observationHint: 'Ce que font les enfants en ce moment. Sans nom d’enfant.',
  personalData: 'Ce texte semble contenir un prénom, ou permettre de reconnaître un enfant :',
  personalDataAdvice:
    'Écrivez « un enfant » ou « le groupe ». Si vous envoyez quand même, les noms reconnus sont remplacés par « un enfant » et les dates de naissance sont retirées.',
  nameQuestion: 'Ce nom semble contenir un prénom :',
  nameAdvice: 'Les prénoms n’entrent pas dans les listes : tout le milieu les lit.',
  materialHint:
    'Répondez une fois pour toute l’équipe. La fiche s’en servira; ce qui est dangereux pour le plus jeune sera refusé.',
  materialTraits: 'Cochez ce qui est vrai',
  materialTraitsHint: 'Rien, si rien ne s’applique.',
  materialClassMissing: 'Dites d’abord ce que c’est.',
  ideasFree: 'Gratuites : seule la fiche que vous générez est comptée.',
  noIdea: 'Aucune idée ne convient à ces critères. Changez le matériel ou le lieu.',
  limitReached: 'La limite du jour est atteinte.',
  noDaycare: 'Choisissez d’abord un milieu : une activité appartient toujours à un milieu.',
} as const

/** Asked of a material that no list knows. */
export function materialQuestion(name: string): string {
  return `Qu’est-ce que «\u00A0${name}\u00A0»?`
}

/** Who wrote the sheet of the bank that an activity comes from; `reviewedIn`: « novembre 2026 ». */
export function bankSheetNote(reviewedIn: string, isEdited: boolean): string {
  const origin = isEdited ? 'D’après une fiche de la banque de Brindille' : 'Fiche de la banque de Brindille'
  return `${origin}, écrite par un modèle de langage et relue par un autre. Dernière relecture\u00A0: ${reviewedIn}.`
}

/** At the foot of a sheet that was found elsewhere; `date`: « 3 mars 2026 ». */
export function foundSheetNote(author: string | null, date: string): string {
  return author ? `Trouvée ailleurs, vérifiée par ${author} le ${date}.` : `Trouvée ailleurs, vérifiée le ${date}.`
}

/** Before where a found sheet comes from; in a section that has nothing yet, for who may write it. */
export const sheetWords = {
  foundIn: 'Source :',
  toComplete: 'À compléter',
} as const
