import { JsonLd } from '../page/JsonLd.tsx'
import { useSite } from '../page/site.ts'
import { Link } from './Link.tsx'

type Crumb = { label: string; to?: string }
type BreadcrumbProps = {
  items: Crumb[]
  /** The path of a public page. With it, the breadcrumb is also structured data for search engines. */
  path?: string
}

/** Links to the parent pages. The last item is the page itself. */
export function Breadcrumb({ items, path }: BreadcrumbProps) {
  return (
    <>
      {path && <BreadcrumbData items={items} path={path} />}
      <nav className="breadcrumb" aria-label="Breadcrumb">
        <ol>
          {items.map(({ label, to }) => (
            <li key={label}>{to ? <Link to={to}>{label}</Link> : <span aria-current="page">{label}</span>}</li>
          ))}
        </ol>
      </nav>
    </>
  )
}

/**
 * Structured data for a page of the navigation bar. Its breadcrumb is not visible, because its parent is the home page.
 */
export function HomeBreadcrumb({ label, path }: { label: string; path: string }) {
  const site = useSite()
  return <BreadcrumbData items={[{ label: site.name, to: '/' }, { label }]} path={path} />
}

/** https://developers.google.com/search/docs/appearance/structured-data/breadcrumb */
function BreadcrumbData({ items, path }: Required<BreadcrumbProps>) {
  const site = useSite()
  return (
    <JsonLd
      data={{
        '@type': 'BreadcrumbList',
        itemListElement: items.map(({ label, to = path }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: label,
          item: site.url + to,
        })),
      }}
    />
  )
}
