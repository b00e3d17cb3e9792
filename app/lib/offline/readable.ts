/** Pages that can be read again without connection once they were visited. */
const PAGES =
  /^\/(?:zero-to-five-years|definitions|self-assessment|yearly-calendar|privacy|alex\/(?:backpack|continuum|risks-vs-benefits))(?:\/|$)/

/** What those pages, and the frame around them, read. */
const CALLS =
  /^\/_serverFn\/(?:auth_getCurrentUser|daycares_get(?:ManagerDaycares|TeacherDaycare)|(?:exercises|guides|selfAssessment|calendar|continuum)_get\w+)$/

/** @param path of an address, without its search parameters. */
export const isReadableOffline = (path: string): boolean => PAGES.test(path)

/** Whether an address is a reading call whose last answer may serve when there is no connection. */
export const isReadCall = (path: string): boolean => CALLS.test(path)

/** Files that a page is made of, whose copy may serve at any time. */
export const isPageFile = (path: string): boolean => /^\/(?:assets|images)\//.test(path)
