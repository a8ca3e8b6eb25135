import { Tabs as Base } from '@base-ui/react/tabs'
import { type ReactNode, type Ref, useEffect, useId, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { formatBadge } from '../text/text.ts'
import { markScrollEdges } from './scrollEdges.ts'

type Tab = {
  id: string
  label: string
  /** The number of waiting items in the panel. It is not a part of the tab's accessible name. */
  waiting?: number
  panel: ReactNode
}

type TabsProps = {
  id?: string
  label: string
  tabs: Tab[]
  value?: string
  onChange?: (id: string) => void
  className?: string
  ref?: Ref<HTMLDivElement>
}

/** Tabs with panels. Without `value` the component is uncontrolled. */
export function Tabs({ id, label, tabs, value, onChange, className, ref }: TabsProps) {
  const hintId = useId()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => markScrollEdges(list.current), [])
  // Centred, so that the tabs on both sides show that the list scrolls.
  useEffect(() => {
    const selected = value && list.current?.querySelector<HTMLElement>('[aria-selected="true"]')
    if (!selected || !list.current) return
    list.current.scrollLeft = selected.offsetLeft + (selected.offsetWidth - list.current.clientWidth) / 2
  }, [value])
  return (
    <Base.Root
      id={id}
      ref={ref}
      className={className}
      {...(value === undefined ? { defaultValue: tabs[0]?.id } : { value })}
      onValueChange={(id) => onChange?.(String(id))}
    >
      <Base.List ref={list} className="tabs" aria-label={label}>
        {tabs.map((tab) => (
          <Base.Tab
            key={tab.id}
            value={tab.id}
            className="tab"
            aria-label={tab.waiting ? tab.label : undefined}
            data-count={tab.waiting ? formatBadge(tab.waiting) : undefined}
            aria-describedby={tab.waiting ? `${hintId}-${tab.id}` : undefined}
          >
            {tab.label}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) =>
        tab.waiting ? (
          <span key={tab.id} id={`${hintId}-${tab.id}`} hidden>
            {tab.waiting.toLocaleString('en-US')} waiting
          </span>
        ) : null,
      )}
      {tabs.map((tab) => (
        <Base.Panel key={tab.id} value={tab.id} className="tab-panel">
          {tab.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  )
}

/** Tabs that store the selected tab in the URL, so that it can be linked and survives a reload. */
export function UrlTabs({ param = 'tab', tabs, ...props }: Omit<TabsProps, 'value' | 'onChange'> & { param?: string }) {
  const [search, setSearch] = useSearchParams()
  const requestedTab = search.get(param)
  const value = tabs.some((tab) => tab.id === requestedTab) ? requestedTab : tabs[0]?.id
  return (
    <Tabs
      {...props}
      tabs={tabs}
      value={value ?? ''}
      onChange={(id) => setSearch(id === tabs[0]?.id ? {} : { [param]: id }, { preventScrollReset: true })}
    />
  )
}
