import { useNavigate, useSearchParams } from 'react-router'
import { Meta } from '../../kit/page/Meta.tsx'
import { useViewer } from '../../kit/page/session.ts'
import { cleanSearchText } from '../../kit/text/text.ts'
import { Breadcrumb } from '../../kit/ui/Breadcrumb.tsx'
import { HelpLink } from '../../kit/ui/HelpLink.tsx'
import { PageHeading } from '../../kit/ui/PageHeading.tsx'
import { toastIfHeld } from '../heldPosts/toastIfHeld.ts'
import { PostForm } from './PostForm.tsx'
import { postOrQueueQuestion } from './postOrQueue.ts'
import { MAX_TITLE_LENGTH } from './questions.constants.ts'
import { SimilarQuestions } from './SimilarQuestions.tsx'
import { QuestionFormWithTopics } from './topics/questionForm.ts'
import { MAX_TOPIC_NAME_LENGTH } from './topics/topics.constants.ts'

export function Component() {
  const navigate = useNavigate()
  const viewer = useViewer()
  const [params] = useSearchParams()
  return (
    <div className="page page-reading">
      <Meta title="Ask a Question" />
      <Breadcrumb items={[{ label: 'Q&A Forum', to: '/questions' }, { label: 'Ask a Question' }]} />
      <PageHeading title="Ask a Question" lead="Say what you want to do, what you have tried, and where you are." />
      <div className="mb-6">
        <HelpLink page="ask-a-question">How to ask a question that gets answers</HelpLink>
      </div>
      <PostForm
        schema={QuestionFormWithTopics}
        draft="question"
        isQuestion
        suggested={{
          title: cleanSearchText(params.get('title'), MAX_TITLE_LENGTH),
          topics: cleanSearchText(params.get('topic'), MAX_TOPIC_NAME_LENGTH),
        }}
        label="Details"
        submitLabel="Post Question"
        failed="Failed to create question"
        submit={async (body) => {
          const question = await postOrQueueQuestion(viewer?.id ?? 0, body)
          if (!question) return 'kept'
          toastIfHeld('question', question)
          await navigate(`/questions/${question.id}`)
          return undefined
        }}
        onCancel={() => navigate('/questions')}
        aside={(title) => <SimilarQuestions title={title} />}
      />
    </div>
  )
}
