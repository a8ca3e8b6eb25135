import type { Logger } from 'pino'
import type { Contract, Handlers as ContractHandlers } from './contract.ts'
import type { Limit } from './limits.server.ts'
import type { Mailer } from './mail.server.ts'
import type { Settings } from './settings.server.ts'
import type { Tasks as TaskTable } from './tasks.server.ts'

/** What every handler and task is given. The database adds its connections by declaration merging. */
export interface Services {
  settings: Settings
  limits: {
    failedLogin: Limit
    registration: Limit
    /** To one address, whoever asks. */
    mail: Limit
    /** Codes for a claim: of one member, and to one domain. */
    domainCode: Limit
    /** From one member to others. */
    teamMail: Limit
    /** From one member to those who have posted jobs, who are mailed each time. */
    application: Limit
    /** Questions to the assistant, of one address. */
    chatMinute: Limit
    chatDay: Limit
    /** Calls of other assistants' tools, by address. */
    mcp: Limit
  }
  mailer: Mailer
  log: Logger
}

export type Handlers<C extends Contract> = ContractHandlers<C, Services>
export type Tasks = TaskTable<Services>
