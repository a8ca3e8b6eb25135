import { accountsContract } from '../features/accounts/accounts.contract.ts'
import { adminContract } from '../features/admin/admin.contract.ts'
import { auditContract } from '../features/audit/audit.contract.ts'
import { businessesContract } from '../features/businesses/businesses.contract.ts'
import { chatContract } from '../features/chat/chat.contract.ts'
import { claimsContract } from '../features/claims/claims.contract.ts'
import { eventsContract } from '../features/events/events.contract.ts'
import { helpContract } from '../features/help/help.contract.ts'
import { jobsContract } from '../features/jobs/jobs.contract.ts'
import { legalContract } from '../features/legal/legal.contract.ts'
import { mailsContract } from '../features/mails/mails.contract.ts'
import { markdownContract } from '../features/markdown/markdown.contract.ts'
import { questionsContract } from '../features/questions/questions.contract.ts'
import { searchContract } from '../features/search/search.contract.ts'
import { sessionContract } from '../features/session/session.contract.ts'
import { systemContract } from '../features/system/system.contract.ts'
import { teamsContract } from '../features/teams/teams.contract.ts'
import type { Endpoints } from '../kit/contract.ts'

/** Every call of the API. */
export const endpoints = {
  ...sessionContract,
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
} satisfies Endpoints
