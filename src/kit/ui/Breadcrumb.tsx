import { Link } from 'react-router'
import { JsonLd } from '../JsonLd.tsx'
import { useSite } from '../site.ts'

type Crumb = { label: string; to?: string }
type BreadcrumbProps = {
  items: Crumb[]
  /** The public address of the page, where it has one: machines are told of the trail then. */
  path?: string
}

/** Where this page hangs; the last crumb is the page itself. */
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

/** For a page that the navigation bar leads to: it hangs on the home page, which is plain to see. */
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
        itemListElement: items.map(({ label, to = path }, at) => ({
          '@type': 'ListItem',
          position: at + 1,
          name: label,
          item: site.url + to,
        })),
      }}
    />
  )
}
