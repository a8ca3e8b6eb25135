import { cx } from './cx.ts'
import { ChevronLeftIcon, ChevronRightIcon } from './icons.tsx'
import { Link } from './Link.tsx'
import { pageItems } from './pagination.ts'

type PaginationProps = { page: number; pages: number; href: (page: number) => string; label?: string }

/** Links to the other pages of a list. Renders nothing when there is only one page. */
export function Pagination({ page, pages, href, label = 'Pages' }: PaginationProps) {
  if (pages <= 1) return null
  return (
    <nav className="pagination" aria-label={label}>
      <ul>
        <li className="pagination-step">
          {page > 1 ? (
            <Link to={href(page - 1)} rel="prev" className="pagination-link">
              <ChevronLeftIcon />
              Previous
            </Link>
          ) : (
            <span className="pagination-link">
              <ChevronLeftIcon />
              Previous
            </span>
          )}
        </li>
        {pageItems(page, pages).map((item, index) =>
          item === 'gap' ? (
            <li key={index < 4 ? 'gap before' : 'gap after'} className="pagination-gap">
              …
            </li>
          ) : (
            <li key={item} className={cx(isFar(item, page, pages) && 'pagination-far') || undefined}>
              <Link
                to={href(item)}
                className="pagination-link"
                aria-label={`Page ${item}`}
                aria-current={item === page ? 'page' : undefined}
              >
                {item}
              </Link>
            </li>
          ),
        )}
        <li className="pagination-step">
          {page < pages ? (
            <Link to={href(page + 1)} rel="next" className="pagination-link">
              Next
              <ChevronRightIcon />
            </Link>
          ) : (
            <span className="pagination-link">
              Next
              <ChevronRightIcon />
            </span>
          )}
        </li>
      </ul>
    </nav>
  )
}

// Phones have no room for two pages on each side of the current one.
const isFar = (item: number, page: number, pages: number) =>
  Math.abs(item - page) === 2 && item !== 1 && item !== pages && pages > 5
