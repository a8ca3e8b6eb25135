import type { ReactNode } from 'react'

/** A section of a side panel, with a heading. */
export const PanelSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h3 className="mb-2 text-base">{title}</h3>
    {children}
  </section>
)
