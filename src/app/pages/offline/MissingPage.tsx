import { Alert } from '../../../kit/ui/Alert.tsx'

/**
 * Says that a page cannot be opened offline. `src/app/missingPage.ts` fills it in and shows it, because this also works
 * when the device lacks the code that hydrates the page.
 */
export function MissingPage() {
  return (
    <div id="missing-page" className="mb-8" hidden suppressHydrationWarning>
      <Alert
        tone="waiting"
        title="This page is not on your device."
        action={
          // A link that loads the document, because the running code may be older than the page.
          <a className="button button-secondary button-sm" href="/" suppressHydrationWarning>
            Try Again
          </a>
        }
      >
        <b className="wrap-anywhere" suppressHydrationWarning>
          /
        </b>
        <br />
        Your connection may be lost, or the server restarts. The page opens by itself when the connection is back.
      </Alert>
    </div>
  )
}
