import { FieldError } from '../../../kit/ui/Field.tsx'

/** The messages of a control with parts. The parts that are wrong name its id in `aria-describedby`. */
export const ErrorList = ({ id, messages }: { id: string; messages: string[] }) => (
  <div id={id} className="grid gap-1">
    {messages.map((message) => (
      <FieldError key={message} id={`${id}-${message}`}>
        {message}
      </FieldError>
    ))}
  </div>
)
