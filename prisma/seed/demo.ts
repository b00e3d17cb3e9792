export const DEMO_PASSWORD = 'brindille-demo-2026'
export const DEMO_PEOPLE: { email: string; label: string }[] = []

export async function seedDemo(_databaseUrl: string): Promise<void> {}

export async function hasDemoPeople(_databaseUrl: string): Promise<boolean> {
  return false
}
