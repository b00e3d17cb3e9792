/* Closed lists of the product. The codes are those of the database; the French labels are in `content/labels.ts`. */

export const ROLES = ['SUPERADMIN', 'MANAGER', 'TEACHER'] as const
export type Role = (typeof ROLES)[number]

export const DAYCARE_KINDS = ['CPE', 'GARDERIE', 'MILIEU_FAMILIAL'] as const
export type DaycareKind = (typeof DAYCARE_KINDS)[number]

/** Youngest first: safety rules rely on this order. */
export const AGE_GROUPS = [
  'AGE_0_18_MONTHS',
  'AGE_18_MONTHS_2_YEARS',
  'AGE_2_YEARS_3_YEARS',
  'AGE_3_YEARS_4_YEARS',
  'AGE_4_YEARS_5_YEARS',
] as const
export type AgeGroup = (typeof AGE_GROUPS)[number]

export const DEVELOPMENTS = [
  'DEVELOPMENT_PHYSICAL_AND_MOTOR',
  'DEVELOPMENT_COGNITIVE',
  'DEVELOPMENT_LANGUAGE',
  'DEVELOPMENT_SOCIAL_AND_EMOTIONAL',
] as const
export type Development = (typeof DEVELOPMENTS)[number]

export const PLACES = ['INDOORS', 'YARD', 'PARK', 'WOODS', 'WATERSIDE'] as const
export type Place = (typeof PLACES)[number]

export const SEASONS = ['SPRING', 'SUMMER', 'AUTUMN', 'WINTER'] as const
export type Season = (typeof SEASONS)[number]

/** Minutes offered by the generator. */
export const DURATIONS = [10, 20, 30, 45, 60] as const
export type Duration = (typeof DURATIONS)[number]

/**
 * Allergens that an educator may declare for her group: the priority allergens of Health Canada that occur in a
 * daycare, plus kiwi and latex.
 */
export const ALLERGENS = [
  'PEANUT',
  'NUTS',
  'SESAME',
  'EGG',
  'MILK',
  'WHEAT',
  'SOY',
  'KIWI',
  'LATEX',
  'MUSTARD',
  'FISH',
] as const
export type Allergen = (typeof ALLERGENS)[number]

/** What a person says of a material that she typed, because no list knows it: it decides for which ages it may be used. */
export const MATERIAL_TRAITS = ['SMALL', 'EDIBLE', 'TIES', 'LIQUID', 'SHARP', 'HOT', 'BREAKABLE'] as const
export type MaterialTrait = (typeof MATERIAL_TRAITS)[number]

/** The two kinds of quiz. */
export const PROGRAMS = ['PETITE_ENFANCE', 'ALEX'] as const
export type Program = (typeof PROGRAMS)[number]
