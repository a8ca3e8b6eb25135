import { useNavigate, useSearchParams } from 'react-router'
import { api } from '../../kit/api/api.ts'
import { Meta } from '../../kit/page/Meta.tsx'
import { cleanSearchText } from '../../kit/text/text.ts'
import { Breadcrumb } from '../../kit/ui/Breadcrumb.tsx'
import { PageHeading } from '../../kit/ui/PageHeading.tsx'
import { announceHeld } from '../heldPosts/announceHeld.ts'
import { PostForm } from './PostForm.tsx'
import { TITLE_MAX } from './questions.constants.ts'
import { QuestionForm } from './questions.contract.ts'
import { SimilarQuestions } from './SimilarQuestions.tsx'

export function Component() {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  return (
    <div className="page page-reading">
      <Meta title="Ask a Question" />
      <Breadcrumb items={[{ label: 'Q&A Forum', to: '/questions' }, { label: 'Ask a Question' }]} />
      <PageHeading title="Ask a Question" lead="Say what you want to do, what you have tried, and where you are." />
      <PostForm
        schema={QuestionForm}
        draft="question"
        hasTitle
        suggestedTitle={cleanSearchText(params.get('title'), TITLE_MAX)}
        label="Details"
        submitLabel="Post Question"
        failed="Failed to create question"
        submit={async (body) => {
          const { question } = await api('POST /questions', { body })
          announceHeld('question', question)
          await navigate(`/questions/${question.id}`)
        }}
        onCancel={() => navigate('/questions')}
        aside={(title) => <SimilarQuestions title={title} />}
      />
    </div>
  )
}
