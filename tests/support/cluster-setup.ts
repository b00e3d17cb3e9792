import { ensurePrismaClient } from '#app/host/build/prisma-client.ts'
import { openCluster } from './cluster.ts'

/** Global set-up of the vitest projects that need Postgres. */
export async function setup(): Promise<() => Promise<void>> {
  await ensurePrismaClient()
  return openCluster()
}
