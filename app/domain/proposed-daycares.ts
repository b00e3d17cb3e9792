/** Daycares that the menu of a superadmin proposes, on every page; her list, which searches, has them all. */
export const PROPOSED_DAYCARES = 20
