import { accountsContract } from './accounts/accounts.contract.ts'
import { adminContract } from './admin/admin.contract.ts'
import { auditContract } from './audit/audit.contract.ts'
import { businessesContract } from './businesses/businesses.contract.ts'
import { eventsContract } from './events/events.contract.ts'
import { legalContract } from './legal/legal.contract.ts'
import { markdownContract } from './markdown/markdown.contract.ts'
import { questionsContract } from './questions/questions.contract.ts'

/** Every call of the API. */
export const endpoints = {
  ...accountsContract,
  ...businessesContract,
  ...adminContract,
  ...auditContract,
  ...questionsContract,
  ...eventsContract,
  ...legalContract,
  ...markdownContract,
}
export type Endpoints = typeof endpoints
