import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode, Ref } from 'react'
import { useSearchParams } from 'react-router'

type Tab = { id: string; label: ReactNode; count?: number; panel: ReactNode }

type TabsProps = {
  label: string
  tabs: Tab[]
  value?: string
  onChange?: (id: string) => void
  className?: string
  ref?: Ref<HTMLDivElement>
}

/** Tabs with panels. Without `value` the component is uncontrolled. */
export function Tabs({ label, tabs, value, onChange, className, ref }: TabsProps) {
  return (
    <Base.Root
      ref={ref}
      className={className}
      {...(value === undefined ? { defaultValue: tabs[0]?.id } : { value })}
      onValueChange={(id) => onChange?.(String(id))}
    >
      <Base.List className="tabs" aria-label={label}>
        {tabs.map((tab) => (
          <Base.Tab key={tab.id} value={tab.id} className="tab">
            {tab.label}
            {tab.count !== undefined && <span className="count">{tab.count}</span>}
          </Base.Tab>
        ))}
      </Base.List>
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
