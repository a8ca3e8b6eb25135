import { readNetwork } from './network.ts'
import type { Contender } from './run.ts'
import { type Server, startServer } from './server.ts'

/** A data folder, the settings of its server, and the folder of another build. */
export type Start = { data: string; environment?: Record<string, string>; root?: string }

/** Starts a server for each name, and stops them afterwards. */
export async function withServers<Outcome>(
  starts: Record<string, Start>,
  use: (contenders: Contender[]) => Promise<Outcome>,
): Promise<Outcome> {
  const servers: Server[] = []
  try {
    const contenders: Contender[] = []
    for (const [name, { data, environment, root }] of Object.entries(starts)) {
      const server = await startServer(data, { environment, root })
      servers.push(server)
      contenders.push({ name, server, network: await readNetwork(server) })
    }
    return await use(contenders)
  } finally {
    for (const server of servers) await server.stop()
  }
}
