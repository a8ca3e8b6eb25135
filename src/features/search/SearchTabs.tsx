import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useHydrated } from '../../kit/page/hydrated.ts'
import { Link } from '../../kit/ui/Link.tsx'
import { type Kind, kindNames, kinds } from './kinds.ts'
import { countAll, formatTotal, type Group } from './searchCounts.ts'
import { searchPath } from './searchUrl.ts'

type SearchTabsProps = { text: string; kind: Kind | null; groups: Group[]; children: ReactNode }

const PANEL = 'search-results'
const tabId = (kind: Kind | null) => `search-${kind ?? 'all'}`

/**
 * The kinds as tabs with their counts. Each tab has its own address. Before hydration the tabs are links, which the Tab
 * key reaches; afterwards the arrow keys move between them: https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 */
export function SearchTabs({ text, kind, groups, children }: SearchTabsProps) {
  const isHydrated = useHydrated()
  const navigate = useNavigate()
  const list = useRef<HTMLDivElement>(null)
  const tabs = [null, ...kinds].map((id) => ({
    id,
    label: id ? kindNames[id] : 'All',
    total: countAll(id ? groups.filter((group) => group.kind === id) : groups),
  }))

  // On a phone the selected tab may be outside the list.
  useEffect(() => {
    const tab = document.getElementById(tabId(kind))
    const { current: scroller } = list
    if (!tab || !scroller) return
    const { offsetLeft, offsetWidth } = tab
    if (offsetLeft < scroller.scrollLeft || offsetLeft + offsetWidth > scroller.scrollLeft + scroller.clientWidth)
      scroller.scrollLeft = offsetLeft - (scroller.clientWidth - offsetWidth) / 2
  }, [kind])

  function moveFocus(event: KeyboardEvent) {
    const current = tabs.findIndex(({ id }) => tabId(id) === (event.target as HTMLElement).id)
    const target = {
      ArrowRight: (current + 1) % tabs.length,
      ArrowLeft: (current + tabs.length - 1) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    }[event.key]
    const tab = target === undefined ? undefined : tabs[target]
    if (!tab || current < 0 || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    document.getElementById(tabId(tab.id))?.focus()
    navigate(searchPath(text, tab.id), { replace: true, preventScrollReset: true })
  }

  return (
    <>
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles support a label */}
      <div
        ref={list}
        role={isHydrated ? 'tablist' : 'navigation'}
        aria-label="Kinds of results"
        className="tabs search-tabs"
      >
        {tabs.map(({ id, label, total }) => {
          const isSelected = id === kind
          const state = isHydrated
            ? {
                role: 'tab',
                'aria-selected': isSelected,
                'aria-controls': isSelected ? PANEL : undefined,
                tabIndex: isSelected ? 0 : -1,
              }
            : { 'aria-current': isSelected ? ('page' as const) : undefined }
          return (
            <Link
              key={label}
              id={tabId(id)}
              to={searchPath(text, id)}
              className="tab no-underline"
              preventScrollReset
              onKeyDown={moveFocus}
              {...state}
            >
              {label} <span className="search-total">{formatTotal(total)}</span>
            </Link>
          )
        })}
      </div>
      <div id={PANEL} {...(isHydrated && { role: 'tabpanel', 'aria-labelledby': tabId(kind) })}>
        {children}
      </div>
    </>
  )
}
