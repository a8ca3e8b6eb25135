import type { Business } from '../../features/businesses/businesses.contract.ts'
import { JobRows } from '../../features/jobs/JobRows.tsx'
import type { JobRow } from '../../features/jobs/jobList.ts'
import { answerAnchor } from '../../features/questions/questionJsonLd.ts'
import type { BusinessAnswer } from '../../features/questions/questions.contract.ts'
import { useSite } from '../../kit/page/site.ts'
import { formatDate } from '../../kit/text/text.ts'
import { Badge } from '../../kit/ui/Badge.tsx'
import { CheckIcon } from '../../kit/ui/icons.tsx'
import { Row, Rows } from '../../kit/ui/Rows.tsx'

/** The open jobs of a business; nothing without any. */
export const BusinessJobs = ({ jobs }: { jobs: JobRow[] }) =>
  jobs.length > 0 && (
    <section aria-labelledby="jobs" className="mt-12">
      <h2 id="jobs" className="mb-4">
        Open Jobs
      </h2>
      <JobRows jobs={jobs} ofBusiness />
    </section>
  )

type BusinessAnswersProps = { business: Pick<Business, 'display_name'>; answers: BusinessAnswer[] }

/** Answers on the forum of those who speak for a business; nothing without any. */
export function BusinessAnswers({ business, answers }: BusinessAnswersProps) {
  const { time_zone } = useSite()
  if (answers.length === 0) return null
  return (
    <section aria-labelledby="answers" className="no-print mt-12">
      <h2 id="answers" className="mb-1">
        Answers on the Forum
      </h2>
      <p className="hint mb-4">{`By those who manage the profile of ${business.display_name}.`}</p>
      <Rows>
        {answers.map((answer) => (
          <Row
            key={answer.id}
            heading="h3"
            title={answer.question_title}
            to={`/questions/${answer.question_id}#${answerAnchor(answer)}`}
            badges={
              answer.is_accepted && (
                <Badge tone="success" icon={<CheckIcon />}>
                  Accepted answer
                </Badge>
              )
            }
            meta={`${answer.full_name} · ${formatDate(answer.created_at, time_zone)}`}
          >
            {answer.excerpt}
          </Row>
        ))}
      </Rows>
    </section>
  )
}
