import { type ReactNode, useId, useState } from 'react'
import { Button } from './Button.tsx'
import { cx } from './cx.ts'
import { ChevronDownIcon, FilterIcon } from './icons.tsx'

type FiltersProps = {
  /** The number of active filters. */
  count: number
  label?: string
  onClear?: () => void
  clearLabel?: string
  children: ReactNode
}

/** The filters of a list: always visible on desktops, behind a toggle button on phones. */
export function Filters({ count, label = 'Filters', onClear, clearLabel = 'Clear Filters', children }: FiltersProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    <search className="filters" aria-label={label}>
      <button
        type="button"
        className="button button-secondary filters-toggle"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <FilterIcon />
        {label}
        {count > 0 && (
          <span className="count">
            {count}
            <span className="sr-only"> set</span>
          </span>
        )}
        <ChevronDownIcon className="filters-chevron" />
      </button>
      <div id={id} className={cx('filters-panel', open && 'filters-open')}>
        {children}
        {onClear && (
          <Button variant="quiet" className="filters-clear" onClick={onClear}>
            {clearLabel}
          </Button>
        )}
      </div>
    </search>
  )
}
