import { LegalError, LegalText } from './LegalText.tsx'
import { legalLoader } from './legal.load.ts'

export const loader = legalLoader('terms-of-service')

export const Component = () => (
  <LegalText path="/terms" description="What you may expect of this network, and what it expects of you." />
)

export const ErrorBoundary = () => <LegalError title="Terms of service" />
