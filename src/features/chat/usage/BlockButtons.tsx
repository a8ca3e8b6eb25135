import { useId } from 'react'
import { useAction } from '../../../kit/api.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { confirm } from '../../../kit/ui/confirm.tsx'
import { addressLabel } from './addressLabel.ts'

type AddressProps = { ip: string; size?: 'sm'; onDone?: () => void }

/** Asks for the reason and blocks the address. */
export function useBlock() {
  const block = useAction('POST /admin/chat/block/:ip', {
    failed: 'Failed to block IP',
    done: 'The address has been blocked.',
  })
  const ask = async (ip: string): Promise<boolean> => {
    const decision = await confirm({
      title: `Block ${addressLabel(ip)}?`,
      body: 'The assistant does not answer this address any more until you unblock it.',
      confirmLabel: 'Block',
      tone: 'danger',
      reason: {
        label: 'Reason',
        hint: 'Administrators read this.',
        required: true,
        missing: 'Please provide a reason',
      },
    })
    if (!decision) return false
    return (await block({ params: { ip }, body: { reason: decision.reason ?? '' } })) !== undefined
  }
  return Object.assign(ask, { busy: block.busy })
}

export function BlockButton({ ip, size }: AddressProps) {
  const block = useBlock()
  return (
    <Button size={size} variant="danger" busy={block.busy} onClick={() => block(ip)}>
      Block
    </Button>
  )
}

export function UnblockButton({ ip, size, onDone }: AddressProps) {
  const nameId = useId()
  const unblock = useAction('POST /admin/chat/unblock/:ip', {
    failed: 'Failed to unblock IP',
    done: `${addressLabel(ip)} may ask the assistant again.`,
  })

  async function run() {
    const agreed = await confirm({
      title: `Unblock ${addressLabel(ip)}?`,
      body: 'Its count towards the cost threshold begins anew. What it has used in all stays.',
      confirmLabel: 'Unblock',
    })
    if (agreed && (await unblock({ params: { ip } }))) onDone?.()
  }

  return (
    <>
      <span id={nameId} hidden>
        {addressLabel(ip)}
      </span>
      <Button size={size} variant="secondary" busy={unblock.busy} aria-describedby={nameId} onClick={run}>
        Unblock
      </Button>
    </>
  )
}
