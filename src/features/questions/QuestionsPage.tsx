import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { call } from '../../kit/api/api.ts'
import { LoadFailed } from '../../kit/page/LoadFailed.tsx'
import { Meta } from '../../kit/page/Meta.tsx'
import { HomeBreadcrumb } from '../../kit/ui/Breadcrumb.tsx'
import { Link } from '../../kit/ui/Link.tsx'
import { PageHeading } from '../../kit/ui/PageHeading.tsx'
import { AskQuestionButton } from './AskQuestionButton.tsx'
import { loadQuestionList, QuestionList } from './QuestionList.tsx'
import { feedPath, parseQuestionFilters, questionsPath } from './questionList.ts'
import { TopicLinks } from './topics/TopicLinks.tsx'
import { MAX_LINKED_TOPICS } from './topics/topics.constants.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams
  const filters = parseQuestionFilters(params)
  // Each list has one URL: a topic has its own page.
  if (filters.topic) throw redirect(questionsPath(filters), 301)
  const [{ topics }, list] = await Promise.all([call(context)('GET /topics'), loadQuestionList(call(context), params)])
  const largest = topics
    .filter(({ question_count }) => question_count > 0)
    .sort((one, other) => other.question_count - one.question_count)
    .slice(0, MAX_LINKED_TOPICS)
  return { topics: largest.map(({ slug, name }) => ({ slug, name })), list }
}

export function Component() {
  const { topics, list } = useLoaderData<typeof loader>()
  return (
    <div className="page">
      <Meta
        title="Q&A Forum"
        description="Ask the businesses here, and answer what you know: permits, freight, staff, winter."
        path={questionsPath(list.filters)}
      />
      <link rel="alternate" type="application/atom+xml" title="Q&A Forum" href={feedPath(list.filters)} />
      <HomeBreadcrumb label="Q&A Forum" path="/questions" />
      <PageHeading
        title="Q&A Forum"
        lead="Ask, and be answered by somebody who has done it here."
        actions={<AskQuestionButton />}
      />
      <QuestionList {...list}>
        <TopicLinks topics={topics} className="mb-6 max-sm:*:not-last:hidden">
          <li>
            <Link to="/topics" className="text-sm text-glacier underline">
              All topics
            </Link>
          </li>
        </TopicLinks>
      </QuestionList>
    </div>
  )
}

export const ErrorBoundary = () => (
  <LoadFailed failed="Failed to load questions" back={{ to: '/questions', label: 'Back to Questions' }} />
)
