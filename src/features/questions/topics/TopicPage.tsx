import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { call } from '../../../kit/api/api.ts'
import { LoadFailed } from '../../../kit/page/LoadFailed.tsx'
import { Meta } from '../../../kit/page/Meta.tsx'
import { Breadcrumb } from '../../../kit/ui/Breadcrumb.tsx'
import { PageHeading } from '../../../kit/ui/PageHeading.tsx'
import { FollowButton } from '../../notifications/FollowButton.tsx'
import { AskQuestionButton } from '../AskQuestionButton.tsx'
import { loadQuestionList, QuestionList } from '../QuestionList.tsx'
import { feedPath, questionsPath } from '../questionList.ts'
import { topicPath } from './topics.constants.ts'

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const slug = params.slug ?? ''
  const query = new URL(request.url).searchParams
  query.set('topic', slug)
  const [{ topic }, list] = await Promise.all([
    call(context)('GET /topics/:slug', { params: { slug } }),
    loadQuestionList(call(context), query),
  ])
  return { topic, list }
}

export function Component() {
  const { topic, list } = useLoaderData<typeof loader>()
  const { name, description, slug } = topic
  return (
    <div className="page">
      <Meta
        title={`Questions about ${name}`}
        description={description ?? `Questions of businesses here about ${name}, with answers.`}
        path={questionsPath(list.filters)}
      />
      <link rel="alternate" type="application/atom+xml" title={name} href={feedPath(list.filters)} />
      <Breadcrumb
        items={[{ label: 'Q&A Forum', to: '/questions' }, { label: 'Topics', to: '/topics' }, { label: name }]}
        path={topicPath(slug)}
      />
      <PageHeading
        title={name}
        lead={description ?? undefined}
        actions={
          <>
            <FollowButton target={{ type: 'topic', key: slug }} about={name} />
            <AskQuestionButton topic={slug} />
          </>
        }
      />
      <QuestionList {...list} />
    </div>
  )
}

export const ErrorBoundary = () => (
  <LoadFailed
    failed="Failed to load questions"
    notFound="Topic not found"
    back={{ to: '/topics', label: 'All Topics' }}
  />
)
