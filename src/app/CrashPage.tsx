import { Alert } from '../kit/ui/Alert.tsx'

const unknownReason = 'The fault may be ours, or the connection was lost.'

/** The page for a crash. It needs no data, router or script, because those may have failed. */
export function CrashPage({ reason = unknownReason }: { reason?: string }) {
  return (
    <div className="page page-reading pt-10 pb-20">
      <title>Something went wrong</title>
      <meta name="robots" content="noindex" />
      <h1>Something went wrong</h1>
      <Alert tone="danger" className="my-6" title="This page could not be shown.">
        {reason} Reloading often helps; if it does not, please come back in a few minutes.
      </Alert>
      <div className="flex flex-wrap gap-3">
        {/* biome-ignore lint/a11y/useValidAnchor: an empty address reloads this page without a script */}
        <a className="button button-primary" href="">
          Reload
        </a>
        <a className="button button-secondary" href="/">
          Go to the home page
        </a>
      </div>
    </div>
  )
}
