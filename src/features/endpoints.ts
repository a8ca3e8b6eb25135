import { accountsContract } from './accounts/accounts.contract.ts'
import { adminContract } from './admin/admin.contract.ts'
import { auditContract } from './audit/audit.contract.ts'
import { businessesContract } from './businesses/businesses.contract.ts'
import { chatContract } from './chat/chat.contract.ts'
import { claimsContract } from './claims/claims.contract.ts'
import { eventsContract } from './events/events.contract.ts'
import { helpContract } from './help/help.contract.ts'
import { jobsContract } from './jobs/jobs.contract.ts'
import { legalContract } from './legal/legal.contract.ts'
import { mailsContract } from './mails/mails.contract.ts'
import { markdownContract } from './markdown/markdown.contract.ts'
import { questionsContract } from './questions/questions.contract.ts'
import { searchContract } from './search/search.contract.ts'
import { systemContract } from './system/system.contract.ts'
import { teamsContract } from './teams/teams.contract.ts'

/** Every call of the API. */
export const endpoints = {
  ...accountsContract,
  ...businessesContract,
  ...claimsContract,
  ...teamsContract,
  ...adminContract,
  ...auditContract,
  ...mailsContract,
  ...systemContract,
  ...questionsContract,
  ...jobsContract,
  ...eventsContract,
  ...legalContract,
  ...markdownContract,
  ...chatContract,
  ...searchContract,
  ...helpContract,
}
export type Endpoints = typeof endpoints
