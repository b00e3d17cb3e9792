/** Put here by the build (vite.config.ts); not in a test that runs the sources. */
declare const SAFETY_RULES_VERSION: string | undefined

/** Version of the safety rules: a digest of their sources. */
export const SAFETY_RULES = typeof SAFETY_RULES_VERSION === 'string' ? SAFETY_RULES_VERSION : 'sources'
