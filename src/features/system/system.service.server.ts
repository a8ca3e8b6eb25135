import type { Services } from '../../kit/server/services.server.ts'
import type { Check, Finding } from './check.server.ts'
import { backupCheck, databaseCheck, migrationCheck, replicaCheck } from './databaseChecks.server.ts'
import { diskCheck, eventLoopCheck, versionCheck } from './processChecks.server.ts'
import type { SystemCheck, SystemStatus } from './system.contract.ts'
import { mailCheck, queueCheck } from './taskChecks.server.ts'

/** Timeout of a check, in milliseconds. */
const TIMEOUT_MS = 2000

const checks = [
  databaseCheck,
  replicaCheck,
  mailCheck,
  queueCheck,
  backupCheck,
  diskCheck,
  eventLoopCheck,
  migrationCheck,
  versionCheck,
]

async function runWithTimeout({ run }: Check, services: Services): Promise<Finding> {
  const { promise: timeout, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`no answer within ${TIMEOUT_MS / 1000} seconds`)), TIMEOUT_MS)
  try {
    return await Promise.race([Promise.resolve(services).then(run), timeout])
  } finally {
    clearTimeout(timer)
  }
}

/** Runs one check. A check that fails or times out is red. */
async function runCheck(check: Check, services: Services): Promise<SystemCheck> {
  const { id, name } = check
  const { status, facts, sentence } = await runWithTimeout(check, services).catch((error: Error): Finding => {
    services.log.warn({ err: error, check: id }, 'system check failed')
    return {
      status: 'red',
      facts: {},
      sentence: `This could not be checked: ${error.message}. See the log for details.`,
    }
  })
  const serializedFacts = Object.entries(facts).map(([fact, value]) => ({
    name: fact,
    value: value.toLocaleString('en-US'),
  }))
  return { id, name, status, facts: serializedFacts, sentence }
}

const severities: SystemStatus[] = ['red', 'amber', 'green']

/** The results of all checks, the worst first. The overall status is that of the worst check. */
export async function readSystem(services: Services) {
  const results = await Promise.all(checks.map((check) => runCheck(check, services)))
  const sorted = severities.flatMap((status) => results.filter((result) => result.status === status))
  return { status: sorted[0]?.status ?? 'green', checked_at: new Date().toISOString(), checks: sorted }
}
