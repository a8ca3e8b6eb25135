import type { ReactNode } from 'react'

/** A group of fields with a heading, to which a link can lead. */
export const Fieldset = ({ id, legend, children }: { id?: string; legend: string; children: ReactNode }) => (
  <fieldset id={id} className="grid min-w-0 scroll-mt-20 gap-5 border-line border-t pt-6">
    <legend className="float-left w-full font-display font-semibold text-lg">{legend}</legend>
    {children}
  </fieldset>
)
