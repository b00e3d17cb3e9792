import { openCluster } from './cluster.ts'
import { ensurePrismaClient } from './prisma-client.ts'

/** Global set-up of the projects that need Postgres. */
export async function setup(): Promise<() => Promise<void>> {
  await ensurePrismaClient()
  return openCluster()
}
