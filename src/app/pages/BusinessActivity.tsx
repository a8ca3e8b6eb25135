import type { Business } from '../../features/businesses/business.contract.ts'
import { JobRows } from '../../features/jobs/JobRows.tsx'
import type { JobRow } from '../../features/jobs/jobList.ts'
import { AnswerRows } from '../../features/questions/AnswerRows.tsx'
import type { ListedAnswer } from '../../features/questions/questions.contract.ts'

/** The open jobs of a business. Renders nothing when there are none. */
export const BusinessJobs = ({ jobs }: { jobs: JobRow[] }) =>
  jobs.length > 0 && (
    <section aria-labelledby="jobs" className="mt-12">
      <h2 id="jobs" className="mb-4">
        Open Jobs
      </h2>
      <JobRows jobs={jobs} isBusinessPage />
    </section>
  )

type BusinessAnswersProps = { business: Pick<Business, 'display_name'>; answers: ListedAnswer[] }

/** Answers in the forum by people who speak for the business. Renders nothing when there are none. */
export function BusinessAnswers({ business, answers }: BusinessAnswersProps) {
  if (answers.length === 0) return null
  return (
    <section aria-labelledby="answers" className="no-print mt-12">
      <h2 id="answers" className="mb-1">
        Answers on the Forum
      </h2>
      <p className="hint mb-4">{`By those who manage the profile of ${business.display_name}.`}</p>
      <AnswerRows answers={answers} />
    </section>
  )
}
