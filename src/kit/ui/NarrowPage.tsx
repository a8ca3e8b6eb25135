import type { ReactNode } from 'react'
import { Contours } from './illustrations.tsx'
import { PageHeading } from './PageHeading.tsx'

type NarrowPageProps = { title: string; lead?: ReactNode; children: ReactNode }

/** A page with a narrow column for one short form. Wide screens show contour lines beside it. */
export function NarrowPage({ title, lead, children }: NarrowPageProps) {
  return (
    <div className="relative isolate overflow-clip lg:min-h-120">
      <Contours className="absolute top-0 right-0 -z-10 h-120 w-1/2 max-lg:hidden" />
      <div className="page pb-12 lg:pb-16">
        <div className="max-w-104">
          <PageHeading title={title} lead={lead} />
          <div className="grid gap-6">{children}</div>
        </div>
      </div>
    </div>
  )
}
