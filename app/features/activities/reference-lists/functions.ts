import { AGE_GROUPS, DEVELOPMENTS } from '#app/domain/enums.ts'
import { authedFn, daycareFn } from '#app/server/fn.ts'
import { AGE_GROUP_LABELS, DEVELOPMENT_LABELS } from '#content/labels.ts'
import { type AgeGroupOption, type DevelopmentOption, MaterialInput, ReferenceNameInput } from './schema.ts'
import { createMaterial, createTheme, getMaterials, getThemes } from './server.ts'

/** The closed list of age groups, youngest first. */
export const getAgeGroupsFn = authedFn({ method: 'GET' }).handler((): AgeGroupOption[] =>
  AGE_GROUPS.map((value) => ({ value, label: AGE_GROUP_LABELS[value] })),
)

/** The closed list of developmental domains, in the order of the page. */
export const getDevelopmentsFn = authedFn({ method: 'GET' }).handler((): DevelopmentOption[] =>
  DEVELOPMENTS.map((value) => ({ value, label: DEVELOPMENT_LABELS[value] })),
)

/** Reference themes and those of the caller's daycare. */
export const getThemesFn = authedFn({ method: 'GET' }).handler(({ context }) =>
  getThemes(context.session.user.selectedDaycareId),
)

/** Reference materials and those of the caller's daycare. */
export const getMaterialsFn = authedFn({ method: 'GET' }).handler(({ context }) =>
  getMaterials(context.session.user.selectedDaycareId),
)

/** Adds a theme to the daycare's list, or returns the one that already has this name. */
export const createThemeFn = daycareFn({ method: 'POST' })
  .validator(ReferenceNameInput)
  .handler(({ data, context }) => createTheme(context.scope, data))

/** Adds a material to the daycare's list, or returns the one that has this name; a description replaces the one it had. */
export const createMaterialFn = daycareFn({ method: 'POST' })
  .validator(MaterialInput)
  .handler(({ data, context }) => createMaterial(context.scope, data))
