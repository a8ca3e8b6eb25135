import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { call } from '../../../kit/api/api.ts'
import { LoadFailed } from '../../../kit/page/LoadFailed.tsx'
import { Meta } from '../../../kit/page/Meta.tsx'
import { isModerator } from '../../../kit/page/roles.ts'
import { useViewer } from '../../../kit/page/session.ts'
import { formatCount } from '../../../kit/text/text.ts'
import { Breadcrumb } from '../../../kit/ui/Breadcrumb.tsx'
import { LinkButton } from '../../../kit/ui/Button.tsx'
import { EmptyState } from '../../../kit/ui/EmptyState.tsx'
import { PageHeading } from '../../../kit/ui/PageHeading.tsx'
import { Row, Rows } from '../../../kit/ui/Rows.tsx'
import { topicPath } from './topics.constants.ts'

export const loader = ({ context }: LoaderFunctionArgs) => call(context)('GET /topics')

export function Component() {
  const { topics } = useLoaderData<typeof loader>()
  const viewer = useViewer()
  return (
    <div className="page">
      <Meta title="Topics" description="What the questions here are about." path="/topics" />
      <Breadcrumb items={[{ label: 'Q&A Forum', to: '/questions' }, { label: 'Topics' }]} path="/topics" />
      <PageHeading
        title="Topics"
        lead="What the questions here are about. Follow a topic, and you hear of new ones."
        actions={
          isModerator(viewer) && (
            <LinkButton variant="secondary" to="/moderation/topics">
              Manage Topics
            </LinkButton>
          )
        }
      />
      {topics.length === 0 ? (
        <EmptyState title="No topics yet">
          <p>Moderators add topics, and questions are sorted by them.</p>
        </EmptyState>
      ) : (
        <Rows>
          {topics.map(({ slug, name, description, question_count }) => (
            <Row
              key={slug}
              title={name}
              to={topicPath(slug)}
              aside={<span>{formatCount(question_count, 'question')}</span>}
            >
              {description}
            </Row>
          ))}
        </Rows>
      )}
    </div>
  )
}

export const ErrorBoundary = () => (
  <LoadFailed failed="Failed to load topics" back={{ to: '/questions', label: 'Back to Questions' }} />
)
