import type { Logger } from 'pino'
import type { Contract, Handlers as ContractHandlers } from './contract.ts'
import type { Limits } from './limits.server.ts'
import type { Mail, Mailer } from './mail.server.ts'
import type { MailKind } from './mailKinds.server.ts'
import type { Settings } from './settings.server.ts'
import type { Task, TaskQueue } from './tasks.server.ts'

/** What every handler and task is given. The database adds its connections by declaration merging. */
export interface Services {
  settings: Settings
  limits: Limits
  mailer: Mailer
  /** Every kind of email, by its name in the queue. */
  mailKinds: ReadonlyMap<string, ComposedMailKind>
  log: Logger
}

export type Handlers<C extends Contract> = ContractHandlers<C, Services>

/** Background work of a feature, by the name of its queue. */
export type Tasks = Record<string, FeatureTask>
export type FeatureTask = Omit<TaskQueue, 'run'> & {
  /** May run twice for one task, when a process dies after the work and before it is recorded. */
  run(services: Services, task: Task): Promise<void>
}

/** Composes an email when it is sent; null when it is no longer needed. */
export type ComposeMail = (services: Services, data: never) => Promise<Mail | null>
export type ComposedMailKind = MailKind & { compose: ComposeMail }
