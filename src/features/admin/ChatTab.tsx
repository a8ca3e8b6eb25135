import { EmptyState } from '../../kit/ui/EmptyState.tsx'

export const ChatTab = () => (
  <EmptyState title="No chat usage">
    <p>
      The assistant is not open yet. Once it is, what each address asks and what that costs appears here, with a way to
      block an address.
    </p>
  </EmptyState>
)
