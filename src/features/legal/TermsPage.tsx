import type { LoaderFunctionArgs } from 'react-router'
import { call } from '../call.ts'
import { LegalFailed, LegalText } from './LegalText.tsx'

export const loader = ({ context }: LoaderFunctionArgs) =>
  call(context)('GET /legal/:name', { params: { name: 'terms-of-service' } })

export const Component = () => (
  <LegalText path="/terms" description="What you may expect of this network, and what it expects of you." />
)

export const ErrorBoundary = () => <LegalFailed title="Terms of service" />
