import { isRouteErrorResponse, Outlet, ScrollRestoration, useNavigation, useRouteError } from 'react-router'
import { ChatWidget } from '../features/chat/widget/ChatWidget.tsx'
import { UndoOutlet } from '../features/deletions/UndoOutlet.tsx'
import { ConfirmOutlet } from '../kit/ui/confirm.tsx'
import { SlowNotice } from '../kit/ui/SlowNotice.tsx'
import { ToastOutlet } from '../kit/ui/toast.tsx'
import { CodeNotLoadedPage, isCodeNotLoaded } from './CodeNotLoaded.tsx'
import { CrashPage } from './CrashPage.tsx'
import { Footer } from './Footer.tsx'
import { Navigation } from './Navigation.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'
import { RouteAnnouncer } from './RouteAnnouncer.tsx'
import { useReloadAfterBack } from './screenData.ts'
import { UnsentActions } from './UnsentActions.tsx'

function Frame({ children }: { children: React.ReactNode }) {
  const { state } = useNavigation()
  return (
    <div className="flex min-h-dvh flex-col">
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      <Navigation />
      <SlowNotice />
      <UnsentActions />
      <main id="content" tabIndex={-1} className="flex-1 outline-none" aria-busy={state === 'loading'}>
        <UndoOutlet />
        {children}
      </main>
      <Footer />
      <ChatWidget />
      <ToastOutlet />
      <ConfirmOutlet />
    </div>
  )
}

/** The layout of every screen: header, content and footer. */
export function Shell() {
  useReloadAfterBack()
  return (
    <Frame>
      <Outlet />
      <ScrollRestoration />
      <RouteAnnouncer />
    </Frame>
  )
}

export function RootError() {
  const error = useRouteError()
  const isNotFound = isRouteErrorResponse(error) && error.status === 404
  const Page = isNotFound ? NotFoundPage : isCodeNotLoaded(error) ? CodeNotLoadedPage : CrashPage
  return (
    <Frame>
      <Page />
    </Frame>
  )
}
