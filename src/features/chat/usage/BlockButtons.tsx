import { useId } from 'react'
import { useAction } from '../../../kit/api/api.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { confirm } from '../../../kit/ui/confirm.tsx'
import { formatIp } from './formatIp.ts'

type BlockButtonProps = { ip: string; size?: 'sm'; onDone?: () => void }

/** Returns a function that asks for a reason and blocks the IP address. It resolves to whether the IP address was blocked. */
export function useBlockIp() {
  const block = useAction('POST /admin/chat/block/:ip', {
    failed: 'Failed to block IP',
    done: 'The address has been blocked.',
  })
  const askAndBlock = async (ip: string): Promise<boolean> => {
    const decision = await confirm({
      title: `Block ${formatIp(ip)}?`,
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
  return Object.assign(askAndBlock, { busy: block.busy })
}

export function BlockButton({ ip, size }: BlockButtonProps) {
  const block = useBlockIp()
  return (
    <Button size={size} variant="danger" busy={block.busy} onClick={() => block(ip)}>
      Block
    </Button>
  )
}

export function UnblockButton({ ip, size, onDone }: BlockButtonProps) {
  const nameId = useId()
  const unblock = useAction('POST /admin/chat/unblock/:ip', {
    failed: 'Failed to unblock IP',
    done: `${formatIp(ip)} may ask the assistant again.`,
  })

  async function confirmAndUnblock() {
    const isConfirmed = await confirm({
      title: `Unblock ${formatIp(ip)}?`,
      body: 'Its cost towards the threshold is reset to zero. Its total usage stays.',
      confirmLabel: 'Unblock',
    })
    if (isConfirmed && (await unblock({ params: { ip } }))) onDone?.()
  }

  return (
    <>
      <span id={nameId} hidden>
        {formatIp(ip)}
      </span>
      <Button size={size} variant="secondary" busy={unblock.busy} aria-describedby={nameId} onClick={confirmAndUnblock}>
        Unblock
      </Button>
    </>
  )
}
