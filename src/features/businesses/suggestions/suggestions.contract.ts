import { z } from 'zod'
import type { Contract } from '../../../kit/api/contract.ts'
import { idCursor } from '../../../kit/api/cursor.ts'
import { choice, id, limitParam, optionalText, time } from '../../../kit/api/schema.ts'
import { BusinessFields } from '../business.contract.ts'
import {
  isValueField,
  MAX_MESSAGE_LENGTH,
  MAX_VALUE_LENGTH,
  suggestionFieldNames,
  suggestionFields,
  suggestionLists,
  suggestionStatuses,
} from './suggestions.constants.ts'

/** A correction: the right value of a field, or a message about something else. */
export const SuggestionForm = z
  .object({
    field: choice(suggestionFields, 'field'),
    value: optionalText(MAX_VALUE_LENGTH, 'The right value'),
    message: optionalText(MAX_MESSAGE_LENGTH, 'Message'),
  })
  .superRefine(({ field, value, message }, context) => {
    const refuse = (path: 'value' | 'message', text: string) =>
      context.addIssue({ code: 'custom', path: [path], message: text })
    if (!isValueField(field)) {
      if (message === null && field !== 'closed') refuse('message', 'Please say what is right')
      return
    }
    if (value === null) return refuse('value', `Please enter the right ${suggestionFieldNames[field].toLowerCase()}`)
    const checked = BusinessFields.shape[field].safeParse(value)
    // A longer value is refused already.
    if (!checked.success && value.length <= MAX_VALUE_LENGTH)
      refuse('value', checked.error.issues[0]?.message ?? 'This value is not valid')
  })
export type SuggestionForm = z.output<typeof SuggestionForm>

const Suggestion = z
  .object({
    id,
    business_id: id,
    business_name: z.string(),
    field: z.enum(suggestionFields),
    /** The current value of the field; null for a correction without a field. */
    current_value: z.string().nullable(),
    value: z.string().nullable(),
    message: z.string().nullable(),
    /** The name of the member, for administrators only. Null for a visitor and for a deleted account. */
    suggester_name: z.string().nullable(),
    status: z.enum(suggestionStatuses),
    created_at: time,
    decided_at: time.nullable(),
    /** Whether the business has an owner. The owner is notified when the business is taken off the directory. */
    is_claimed: z.boolean(),
  })
  .meta({ id: 'Suggestion' })
export type Suggestion = z.output<typeof Suggestion>

const decided = z.object({ message: z.string(), suggestion: Suggestion })

export const suggestionsContract = {
  'POST /businesses/:id/suggestions': {
    summary:
      'Suggest a correction of a business: the right value of a field, or a message. 200 when the same waits already',
    body: SuggestionForm,
    // Marked as read-only because no cached page shows suggestions.
    readOnly: true,
    reply: z.object({ message: z.string() }),
    status: (_: never, { is_new }: { is_new: boolean }) => (is_new ? 201 : 200),
  },
  'GET /business-suggestions': {
    summary:
      'Suggested corrections that wait, oldest first, for administrators or for the businesses that you manage. With list=closures, the accepted reports of a closure that can be undone',
    access: 'member',
    query: z.object({
      business_id: z.coerce.number().int().positive().optional(),
      list: choice(suggestionLists, 'list').default('pending'),
      limit: limitParam(),
      cursor: idCursor,
    }),
    reply: z.object({ suggestions: z.array(Suggestion), total: z.number(), next_cursor: z.string().nullable() }),
  },
  'POST /business-suggestions/:id/accept': {
    summary:
      'Accept a correction: the business gets the value. For administrators, closed takes it off the directory and tells its owner; a message is only marked as done',
    access: 'member',
    reply: decided,
  },
  'POST /business-suggestions/:id/reject': {
    summary: 'Reject a correction',
    access: 'member',
    reply: decided,
  },
  'POST /business-suggestions/:id/undo': {
    summary:
      'Put a business back that was taken off the directory because it was reported as closed, for administrators or for the businesses that you manage',
    access: 'member',
    reply: decided,
  },
} satisfies Contract

type SuggestionsContract = typeof suggestionsContract
declare module '../../../kit/api/contract.ts' {
  interface AllContracts extends SuggestionsContract {}
}
