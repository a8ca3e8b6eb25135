import type { Logger } from 'pino'
import type { AuditActions } from './auditActions.ts'
import type { Contract, Handlers as ContractHandlers } from './contract.ts'
import type { Limits } from './limits.server.ts'
import type { Mail, Mailer } from './mail.server.ts'
import type { MailKind } from './mailKinds.server.ts'
import type { Settings } from './settings.server.ts'
import type { Task, TaskQueue } from './tasks.server.ts'

/** The services for every handler and task. The database adds its connections by declaration merging. */
export interface Services {
  settings: Settings
  limits: Limits
  mailer: Mailer
  /** All kinds of email, by their name in the queue. */
  mailKinds: ReadonlyMap<string, ComposedMailKind>
  /** What administrators do, in the order of the features. */
  auditActions: AuditActions
  log: Logger
}

export type Handlers<C extends Contract> = ContractHandlers<C, Services>

/** The tasks of a feature, by the name of their queue. */
export type Tasks = Record<string, FeatureTask>
export type FeatureTask = Omit<TaskQueue, 'run'> & {
  /** Runs a task. It may run twice for one task, when a process dies before the result is recorded. */
  run(services: Services, task: Task): Promise<void>
}

/** Composes an email at the time of sending. Returns null when the email is no longer needed. */
export type ComposeMail = (services: Services, data: never) => Promise<Mail | null>
export type ComposedMailKind = MailKind & { compose: ComposeMail }
