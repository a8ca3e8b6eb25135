import type { ReplyOf } from '../../kit/api/contract.ts'
import { cx } from '../../kit/ui/cx.ts'
import { Monogram } from '../../kit/ui/Monogram.tsx'
import { TimeAgo } from '../../kit/ui/TimeAgo.tsx'
import { BusinessLogo } from '../businesses/pictures/BusinessLogo.tsx'
import { DateBlock } from '../events/DateBlock.tsx'
import { EventTime } from '../events/EventTime.tsx'
import { ActivityRow, ActivitySection } from './ActivitySection.tsx'
import type { HomeQuestion, homeContract } from './home.contract.ts'

export type Home = ReplyOf<(typeof homeContract)['GET /home']>

/** Recent activity on the network, in sections. Empty sections are left out. */
export function RecentActivity({ questions, unanswered, events, jobs, businesses }: Home) {
  if (questions.length + events.length + jobs.length + businesses.length === 0) return null
  return (
    <div className="page life">
      {questions.length > 0 && (
        <ActivitySection title="Newest questions" all={{ to: '/questions', label: 'All questions' }}>
          {questions.map((question) => (
            <QuestionRow key={question.id} question={question} />
          ))}
        </ActivitySection>
      )}
      {events.length > 0 && (
        <ActivitySection title="Next events" all={{ to: '/events', label: 'All events' }}>
          {events.map((event) => (
            <ActivityRow
              key={event.id}
              mark={<DateBlock start={event.start_datetime} />}
              title={event.title}
              to={`/events/${event.id}`}
            >
              <EventTime form="short" start={event.start_datetime} />
              {event.is_series && <span>Repeats</span>}
              <span>{event.location ?? event.display_name}</span>
            </ActivityRow>
          ))}
        </ActivitySection>
      )}
      {unanswered.length > 0 && (
        <ActivitySection
          title="Waiting for an answer"
          all={{ to: '/questions?sort=unanswered', label: 'All unanswered questions' }}
        >
          {unanswered.map((question) => (
            <QuestionRow key={question.id} question={question} />
          ))}
        </ActivitySection>
      )}
      {jobs.length > 0 && (
        <ActivitySection title="Fresh jobs" all={{ to: '/jobs', label: 'All jobs' }}>
          {jobs.map((job) => (
            <ActivityRow
              key={job.id}
              mark={job.logo ? <BusinessLogo name={job.company} logo={job.logo} /> : <Monogram name={job.company} />}
              title={job.title}
              to={`/jobs/${job.id}`}
            >
              {job.salary_range && <strong className="text-ink">{job.salary_range}</strong>}
              <span>{job.company}</span>
              {job.location && <span>{job.location}</span>}
              {job.job_type && <span>{job.job_type}</span>}
            </ActivityRow>
          ))}
        </ActivitySection>
      )}
      {businesses.length > 0 && (
        <ActivitySection title="Newly verified businesses" all={{ to: '/businesses', label: 'All businesses' }}>
          {businesses.map((business) => (
            <ActivityRow
              key={business.id}
              mark={<BusinessLogo name={business.display_name} logo={business.logo} />}
              title={business.display_name}
              to={`/businesses/${business.id}`}
            >
              {business.industry && <span>{business.industry}</span>}
              {business.display_city && <span>{business.display_city}</span>}
            </ActivityRow>
          ))}
        </ActivitySection>
      )}
    </div>
  )
}

function QuestionRow({ question }: { question: HomeQuestion }) {
  const { id, title, full_name, created_at, answer_count, has_accepted_answer } = question
  return (
    <ActivityRow
      mark={
        <span className={cx('answer-mark', has_accepted_answer && 'answer-mark-accepted')}>
          <b>{answer_count.toLocaleString('en-US')}</b> {answer_count === 1 ? 'answer' : 'answers'}
        </span>
      }
      title={title}
      to={`/questions/${id}`}
    >
      <span>{full_name ?? 'Former member'}</span>
      <TimeAgo time={created_at} />
      {has_accepted_answer && <span>Accepted answer</span>}
    </ActivityRow>
  )
}
