import { useSite } from '../../kit/page/site.ts'
import { formatCount, formatDate } from '../../kit/text/text.ts'
import { Badge } from '../../kit/ui/Badge.tsx'
import { CheckIcon } from '../../kit/ui/icons.tsx'
import { Row, Rows } from '../../kit/ui/Rows.tsx'
import type { QuestionRow } from './questionList.ts'

const netVotes = ({ upvotes, downvotes }: QuestionRow) => upvotes - downvotes
/** Uses the minus sign U+2212, which is as wide as a digit. */
const formatSigned = (number: number) => (number < 0 ? `−${-number}` : String(number))

/** A list of questions with their state, author, date and votes. */
export function QuestionRows({ questions }: { questions: QuestionRow[] }) {
  const { time_zone } = useSite()
  return (
    <Rows className="border-t-0">
      {questions.map((question) => (
        <Row
          key={question.id}
          title={question.title}
          to={`/questions/${question.id}`}
          badges={
            question.has_accepted_answer && (
              <Badge tone="success" icon={<CheckIcon />}>
                Accepted answer
              </Badge>
            )
          }
          meta={`${question.full_name} · ${formatDate(question.created_at, time_zone)}`}
          aside={
            <>
              <span>{`${formatSigned(netVotes(question))} ${Math.abs(netVotes(question)) === 1 ? 'vote' : 'votes'}`}</span>
              <span>{formatCount(question.answer_count, 'answer')}</span>
            </>
          }
        >
          {question.preview}
        </Row>
      ))}
    </Rows>
  )
}
