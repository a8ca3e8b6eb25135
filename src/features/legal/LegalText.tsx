import { isRouteErrorResponse, useLoaderData, useRouteError } from 'react-router'
import { Meta } from '../../kit/page/Meta.tsx'
import { useReloadAfterError } from '../../kit/page/reloadAfterError.ts'
import { Alert } from '../../kit/ui/Alert.tsx'
import { HomeBreadcrumb } from '../../kit/ui/Breadcrumb.tsx'
import { Button } from '../../kit/ui/Button.tsx'
import { Markdown } from '../../kit/ui/Markdown.tsx'
import { PageHeading } from '../../kit/ui/PageHeading.tsx'
import type { ParsedLegalText } from './legalText.ts'

/** The legal text that the route's loader has loaded. */
export function LegalText({ path, description }: { path: string; description: string }) {
  const { title, html } = useLoaderData<ParsedLegalText>()
  return (
    <div className="page page-reading pb-16">
      <Meta title={title} description={description} path={path} />
      <HomeBreadcrumb label={title} path={path} />
      <PageHeading title={title} />
      <Markdown html={html} />
    </div>
  )
}

/** Replaces a text that could not be loaded, with a button to load it again. */
export function LegalError({ title }: { title: string }) {
  const error = useRouteError()
  const { reload, busy } = useReloadAfterError()
  const reason = isRouteErrorResponse(error) ? error.data?.error : error instanceof Error && error.message
  return (
    <div className="page page-reading pb-16">
      <Meta title={title} />
      <PageHeading title={title} />
      <Alert
        tone="danger"
        title={`Error loading content: ${reason || 'something went wrong'}`}
        action={
          <Button size="sm" variant="secondary" busy={busy} onClick={reload}>
            Try Again
          </Button>
        }
      />
    </div>
  )
}
