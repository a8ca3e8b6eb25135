import { useRevalidator } from 'react-router'
import type { NotLoaded } from '../api/api.ts'
import { Alert } from './Alert.tsx'
import { Button } from './Button.tsx'

/** The message for a list that could not be loaded, with a button to try again. */
export function ListFailed({ failure, reason }: NotLoaded) {
  const { revalidate, state } = useRevalidator()
  return (
    <Alert
      tone="danger"
      title={failure}
      action={
        <Button size="sm" variant="secondary" busy={state === 'loading'} onClick={() => revalidate()}>
          Try Again
        </Button>
      }
    >
      {reason}
    </Alert>
  )
}
