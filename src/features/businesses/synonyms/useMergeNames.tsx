import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { api, getMessage, useAction } from '../../../kit/api/api.ts'
import { describeFailure } from '../../../kit/api/failure.ts'
import { formatCount } from '../../../kit/text/text.ts'
import { confirm } from '../../../kit/ui/confirm.tsx'
import { toast } from '../../../kit/ui/toast.tsx'
import type { MergedField } from './synonyms.ts'

const failed = 'Failed to merge the names'

type Names = { old_name: string; new_name: string }

/** Merges two names after the administrator has confirmed the effect. */
export function useMergeNames(field: MergedField) {
  const [isAsking, setIsAsking] = useState(false)
  const merge = useAction('POST /admin/names/merge', { failed, done: getMessage })
  const { revalidate } = useRevalidator()

  /** @returns whether the names were merged. @throws the error of the preview when `shouldThrow`. */
  async function mergeNames(names: Names, shouldThrow = false): Promise<boolean> {
    setIsAsking(true)
    try {
      const { count, new_name, new_count } = await api('GET /admin/names/preview', { query: { field, ...names } })
      const isConfirmed = await confirm({
        title: `Merge “${names.old_name}” into “${new_name}”?`,
        body: (
          <p>
            {`${formatCount(count, 'business gets', 'businesses get')} the ${field} “${new_name}”, which ${new_count.toLocaleString('en-US')} ${new_count === 1 ? 'has' : 'have'} now. You can undo this for 30 days.`}
          </p>
        ),
        confirmLabel: 'Merge',
      })
      return isConfirmed ? (await merge({ body: { field, ...names } })) !== undefined : false
    } catch (error) {
      if (shouldThrow) throw error
      toast.error(describeFailure(failed, error))
      await revalidate()
      return false
    } finally {
      setIsAsking(false)
    }
  }

  return { mergeNames, busy: isAsking || merge.busy }
}
