import { LegalError, LegalText } from './LegalText.tsx'
import { legalLoader } from './legal.load.ts'

export const loader = legalLoader('privacy-policy')

export const Component = () => (
  <LegalText
    path="/privacy"
    description="What this network stores about you, why, for how long, and how to have it removed."
  />
)

export const ErrorBoundary = () => <LegalError title="Privacy policy" />
