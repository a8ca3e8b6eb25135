import type { Logger } from 'pino'
import type { Db } from '../database/open.server.ts'
import type { Contract, Handlers as ContractHandlers } from '../kit/contract.ts'
import type { Limit } from '../kit/limits.server.ts'
import type { Mail, Mailer } from '../kit/mail.server.ts'
import type { Settings } from '../kit/settings.server.ts'
import type { Tasks as TaskTable } from '../kit/tasks.server.ts'
import type { MailKind } from './mails/mailKinds.ts'

/** What every handler and task is given. */
export type Services = {
  db: Db
  /** For what visitors read: may lag behind `db` by a moment. */
  replica: Db
  /** For work that may take minutes: imports, bulk changes, tasks. */
  background: Db
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

/** Composes an email when it is sent; null when it is no longer needed. */
export type ComposeMail = (services: Services, data: never) => Promise<Mail | null>
/** The emails of a feature: all kinds that begin with its name. */
export type Mails<Feature extends string> = Record<Extract<MailKind, `${Feature}.${string}`>, ComposeMail>
