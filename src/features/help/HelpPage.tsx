import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { call } from '../../kit/api/api.ts'
import { LoadFailed } from '../../kit/page/LoadFailed.tsx'
import { Meta } from '../../kit/page/Meta.tsx'
import { markdownToText, preview } from '../../kit/text/text.ts'
import { Breadcrumb } from '../../kit/ui/Breadcrumb.tsx'
import { Link } from '../../kit/ui/Link.tsx'
import { Markdown } from '../../kit/ui/Markdown.tsx'
import { PageHeading } from '../../kit/ui/PageHeading.tsx'

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { markdown, ...page } = await call(context)('GET /help/:name', { params: { name: params.name ?? '' } })
  return { ...page, description: preview(markdownToText(markdown.replace(/^\|.*$/gm, '')), 160) }
}

export function Component() {
  const { name, title, html, section, others, description } = useLoaderData<typeof loader>()
  return (
    <div className="page page-reading pb-16">
      <Meta title={title} description={description} path={`/help/${name}`} />
      <Breadcrumb items={[{ label: 'Help', to: '/help' }, { label: title }]} />
      <PageHeading title={title} />
      <Markdown html={html} />
      <nav aria-labelledby="others" className="mt-12 border-line border-t pt-6">
        <h2 id="others" className="mb-3 text-lg">
          {`More on: ${section}`}
        </h2>
        <ul className="grid gap-1">
          {others.map((other) => (
            <li key={other.name}>
              <Link to={`/help/${other.name}`} className="inline-block py-1">
                {other.title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}

export const ErrorBoundary = () => (
  <LoadFailed
    failed="Failed to load this page"
    notFound="There is no such page"
    back={{ to: '/help', label: 'All Help' }}
  />
)
