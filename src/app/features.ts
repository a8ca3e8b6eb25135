import { accountsScreens } from '../features/accounts/accounts.screens.ts'
import { auditScreens } from '../features/audit/audit.screens.ts'
import { businessesScreens } from '../features/businesses/businesses.screens.ts'
import { chatScreens } from '../features/chat/chat.screens.ts'
import { claimsScreens } from '../features/claims/claims.screens.ts'
import { eventsScreens } from '../features/events/events.screens.ts'
import { helpScreens } from '../features/help/help.screens.ts'
import { jobsScreens } from '../features/jobs/jobs.screens.ts'
import { legalScreens } from '../features/legal/legal.screens.ts'
import { mailsScreens } from '../features/mails/mails.screens.ts'
import { moderationScreens } from '../features/moderation/moderation.screens.ts'
import { notificationsScreens } from '../features/notifications/notifications.screens.ts'
import { peopleScreens } from '../features/people/people.screens.ts'
import { questionsScreens } from '../features/questions/questions.screens.ts'
import { reportsScreens } from '../features/reports/reports.screens.ts'
import { savedSearchesScreens } from '../features/savedSearches/savedSearches.screens.ts'
import { searchScreens } from '../features/search/search.screens.ts'
import { systemScreens } from '../features/system/system.screens.ts'
import { teamsScreens } from '../features/teams/teams.screens.ts'
import type { Screen } from '../kit/page/screens.ts'
import { composedScreens } from './pages/composed.screens.ts'

const features = [
  accountsScreens,
  composedScreens,
  questionsScreens,
  peopleScreens,
  jobsScreens,
  eventsScreens,
  businessesScreens,
  claimsScreens,
  teamsScreens,
  chatScreens,
  helpScreens,
  searchScreens,
  legalScreens,
  auditScreens,
  mailsScreens,
  notificationsScreens,
  savedSearchesScreens,
  systemScreens,
  reportsScreens,
  moderationScreens,
]

/** All screens. */
export const screens = features.flatMap((feature) => feature.screens)
/** The tabs of the dashboard, in display order. */
export const adminTabs = features.flatMap((feature) => feature.adminTabs)
/** Returns the path of a screen's module as in `import.meta.glob`. */
export const modulePath = (screen: Screen) => `/src/${screen.file}.tsx`
