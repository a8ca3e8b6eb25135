import type { LoaderFunctionArgs } from 'react-router'
import { call } from '../call.ts'
import { LegalFailed, LegalText } from './LegalText.tsx'

export const loader = ({ context }: LoaderFunctionArgs) =>
  call(context)('GET /legal/:name', { params: { name: 'privacy-policy' } })

export const Component = () => (
  <LegalText
    path="/privacy"
    description="What this network stores about you, why, for how long, and how to have it removed."
  />
)

export const ErrorBoundary = () => <LegalFailed title="Privacy policy" />
