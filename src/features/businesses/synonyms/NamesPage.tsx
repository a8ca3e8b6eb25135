import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { call } from '../../../kit/api/api.ts'
import { LoadFailed } from '../../../kit/page/LoadFailed.tsx'
import { Meta } from '../../../kit/page/Meta.tsx'
import { formatCount } from '../../../kit/text/text.ts'
import { Breadcrumb } from '../../../kit/ui/Breadcrumb.tsx'
import { EmptyState } from '../../../kit/ui/EmptyState.tsx'
import { PageHeading } from '../../../kit/ui/PageHeading.tsx'
import { UrlTabs } from '../../../kit/ui/Tabs.tsx'
import { MergeForm } from './MergeForm.tsx'
import { NameMerges } from './NameMerges.tsx'
import { NameProposals } from './NameProposals.tsx'
import { type MergedField, mergedFields } from './synonyms.ts'

const labels: Record<MergedField, string> = { city: 'Cities', industry: 'Industries' }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const requested = new URL(request.url).searchParams.get('field')
  const field: MergedField = requested === 'industry' ? 'industry' : 'city'
  const [list, { merges }] = await Promise.all([
    call(context)('GET /admin/names', { query: { field } }),
    call(context)('GET /admin/names/merges'),
  ])
  return { ...list, field, merges: merges.filter((merge) => merge.field === field) }
}

export function Component() {
  const { field, proposals, total, merges } = useLoaderData<typeof loader>()
  const panel = (
    <>
      <section aria-labelledby="proposals">
        <h2 id="proposals" className="mb-3 text-lg">
          {total === 0 ? 'Likely misspellings' : formatCount(total, 'likely misspelling')}
        </h2>
        {proposals.length > 0 ? (
          <NameProposals field={field} proposals={proposals} />
        ) : (
          <EmptyState title="No misspelling was found">
            <p>Names that look like another spelling of a more frequent one appear here.</p>
          </EmptyState>
        )}
        {total > proposals.length && (
          <p className="hint mt-3">
            {`These are the clearest ${proposals.length}. The others follow as you decide on these.`}
          </p>
        )}
      </section>
      <MergeForm key={field} field={field} />
      <NameMerges merges={merges} />
    </>
  )
  return (
    <div className="page pb-16">
      <Meta title="Names of Cities and Industries" />
      <Breadcrumb items={[{ label: 'Admin', to: '/admin' }, { label: 'Names' }]} />
      <PageHeading
        title="Names of Cities and Industries"
        lead="Give one place or trade one name. Businesses get the right name, and the old one still finds them, in later imports too."
      />
      <UrlTabs
        label="Names"
        param="field"
        tabs={mergedFields.map((id) => ({ id, label: labels[id], panel: id === field && panel }))}
      />
    </div>
  )
}

export const ErrorBoundary = () => <LoadFailed failed="Failed to load the names" />
