import { formatCount } from '../../kit/text/text.ts'
import { Badge } from '../../kit/ui/Badge.tsx'
import { CheckIcon } from '../../kit/ui/icons.tsx'
import { Row, Rows } from '../../kit/ui/Rows.tsx'
import { TimeAgo } from '../../kit/ui/TimeAgo.tsx'
import { PersonName } from '../accounts/PersonName.tsx'
import type { QuestionRow } from './questionList.ts'

const netVotes = ({ upvotes, downvotes }: QuestionRow) => upvotes - downvotes
/** Formats a number with the minus sign U+2212, which is as wide as a digit. */
const formatSigned = (number: number) => (number < 0 ? `−${-number}` : String(number))

/** A list of questions with their state, author, date and votes. */
export function QuestionRows({ questions }: { questions: QuestionRow[] }) {
  return (
    <Rows className="border-t-0">
      {questions.map((question) => (
        <Row
          key={question.id}
          title={question.title}
          to={`/questions/${question.id}`}
          badges={
            <>
              {question.has_accepted_answer && (
                <Badge tone="success" icon={<CheckIcon />}>
                  Accepted answer
                </Badge>
              )}
              {question.is_duplicate && <Badge>Duplicate</Badge>}
            </>
          }
          meta={
            <>
              <PersonName name={question.full_name} person={question.author} />
              <TimeAgo time={question.created_at} />
              {question.topic_names.length > 0 && <span>{question.topic_names.join(' · ')}</span>}
            </>
          }
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
