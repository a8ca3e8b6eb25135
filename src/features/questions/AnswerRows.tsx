import { Badge } from '../../kit/ui/Badge.tsx'
import { CheckIcon } from '../../kit/ui/icons.tsx'
import { Row, Rows } from '../../kit/ui/Rows.tsx'
import { TimeAgo } from '../../kit/ui/TimeAgo.tsx'
import { PersonName } from '../accounts/PersonName.tsx'
import { answerAnchor } from './questionJsonLd.ts'
import type { ListedAnswer } from './questions.contract.ts'

/** A list of answers with the titles of their questions. @param isAuthorPage whether the page is that of their author */
export function AnswerRows({ answers, isAuthorPage = false }: { answers: ListedAnswer[]; isAuthorPage?: boolean }) {
  return (
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
          meta={
            <>
              {!isAuthorPage && <PersonName name={answer.full_name} person={answer.author} />}
              <TimeAgo time={answer.created_at} />
            </>
          }
        >
          {answer.excerpt}
        </Row>
      ))}
    </Rows>
  )
}
