import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { call } from '../../../kit/api/api.ts'
import { LoadFailed } from '../../../kit/page/LoadFailed.tsx'
import { Meta } from '../../../kit/page/Meta.tsx'
import { formatCount } from '../../../kit/text/text.ts'
import { Breadcrumb } from '../../../kit/ui/Breadcrumb.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { EmptyState } from '../../../kit/ui/EmptyState.tsx'
import { PencilIcon, PlusIcon, TrashIcon } from '../../../kit/ui/icons.tsx'
import { Link } from '../../../kit/ui/Link.tsx'
import { PageHeading } from '../../../kit/ui/PageHeading.tsx'
import { Table } from '../../../kit/ui/Table.tsx'
import { DeleteTopicDialog } from './DeleteTopicDialog.tsx'
import { TopicDialog } from './TopicDialog.tsx'
import { topicPath } from './topics.constants.ts'
import type { CuratedTopic } from './topics.contract.ts'

export const loader = ({ context }: LoaderFunctionArgs) => call(context)('GET /admin/topics')

type OpenDialog = { kind: 'edit'; topic: CuratedTopic | null } | { kind: 'delete'; topic: CuratedTopic } | null

export function Component() {
  const { topics } = useLoaderData<typeof loader>()
  const [open, setOpen] = useState<OpenDialog>(null)
  const close = () => setOpen(null)
  const addButton = (
    <Button onClick={() => setOpen({ kind: 'edit', topic: null })}>
      <PlusIcon />
      Add Topic
    </Button>
  )
  return (
    <div className="page pb-16">
      <Meta title="Manage Topics" />
      <Breadcrumb items={[{ label: 'Topics', to: '/topics' }, { label: 'Manage Topics' }]} />
      <PageHeading
        title="Manage Topics"
        lead="Members choose topics when they ask. The words of a topic suggest it while they write."
        actions={addButton}
      />
      {topics.length === 0 ? (
        <EmptyState title="No topics yet">
          <p>Add the first one. Members then choose it when they ask.</p>
        </EmptyState>
      ) : (
        <Table
          caption="Topics"
          captionHidden
          rows={topics}
          rowKey={({ slug }) => slug}
          columns={[
            { key: 'name', header: 'Topic', cell: ({ slug, name }) => <Link to={topicPath(slug)}>{name}</Link> },
            { key: 'words', header: 'Words that suggest it', cell: ({ keywords }) => keywords ?? 'Only its name' },
            {
              key: 'questions',
              header: 'Questions',
              numeric: true,
              cell: ({ question_count }) => question_count.toLocaleString('en-US'),
            },
            {
              key: 'actions',
              header: 'Actions',
              actions: true,
              cell: (topic) => (
                <span className="flex flex-wrap gap-1">
                  <Button
                    variant="quiet"
                    size="sm"
                    aria-label={`Edit ${topic.name}`}
                    onClick={() => setOpen({ kind: 'edit', topic })}
                  >
                    <PencilIcon />
                    Edit
                  </Button>
                  <Button
                    variant="quiet"
                    size="sm"
                    aria-label={`Delete ${topic.name}, ${formatCount(topic.question_count, 'question')}`}
                    onClick={() => setOpen({ kind: 'delete', topic })}
                  >
                    <TrashIcon />
                    Delete
                  </Button>
                </span>
              ),
            },
          ]}
        />
      )}
      {open?.kind === 'edit' && <TopicDialog key={open.topic?.slug} topic={open.topic} onClose={close} />}
      {open?.kind === 'delete' && <DeleteTopicDialog topic={open.topic} topics={topics} onClose={close} />}
    </div>
  )
}

export const ErrorBoundary = () => (
  <LoadFailed failed="Failed to load topics" back={{ to: '/topics', label: 'All Topics' }} />
)
