import { useEffect, useState } from 'react'
import { readOutbox, removeItem, retryItem, sendOutbox } from '../../../kit/device/outbox.ts'
import type { OutboxItem } from '../../../kit/device/outboxItem.ts'
import { useViewer } from '../../../kit/page/session.ts'
import { Alert } from '../../../kit/ui/Alert.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { confirm } from '../../../kit/ui/confirm.tsx'
import { Link } from '../../../kit/ui/Link.tsx'
import { toast } from '../../../kit/ui/toast.tsx'

/** The viewer's unsent actions, and those that the server refused. */
export function Outbox() {
  const viewer = useViewer()
  const [items, setItems] = useState<OutboxItem[]>([])
  useEffect(() => {
    if (!viewer) return setItems([])
    const load = () => readOutbox(viewer.id).then(setItems, () => setItems([]))
    void load()
    addEventListener('outbox', load)
    return () => removeEventListener('outbox', load)
  }, [viewer])
  if (!viewer || items.length === 0) return null
  return (
    <section className="mt-10" aria-labelledby="outbox">
      <h2 id="outbox">Outbox</h2>
      <p className="text-muted">
        This waits on your device. It is sent once when there is a network and a page of this site is open.
      </p>
      <ul className="rows mt-4">
        {items.map((item) => (
          <OutboxRow key={item.id} item={item} />
        ))}
      </ul>
      <Button variant="secondary" className="mt-4" onClick={() => sendOutbox(viewer.id)}>
        Send Now
      </Button>
    </section>
  )
}

function OutboxRow({ item }: { item: OutboxItem }) {
  const { label, path, text, refusal } = item
  async function discard() {
    const isConfirmed = await confirm({
      title: 'Discard it?',
      body: 'It was not sent. What you wrote is deleted from this device.',
      confirmLabel: 'Discard',
      tone: 'danger',
    })
    if (isConfirmed) await removeItem(item)
  }
  async function copy() {
    await navigator.clipboard.writeText(text)
    toast.success('The text has been copied.')
  }
  return (
    <li className="row grid gap-3">
      <p className="wrap-anywhere">
        <Link to={path} className="link font-semibold">
          {label}
        </Link>
      </p>
      {text && <p className="text-sm text-muted whitespace-pre-wrap wrap-anywhere">{text}</p>}
      {refusal && (
        <Alert tone="danger" title="It could not be sent.">
          {refusal}
        </Alert>
      )}
      <div className="flex flex-wrap gap-3">
        {refusal && (
          <Button
            size="sm"
            variant="secondary"
            onClick={async () => {
              await retryItem(item)
              await sendOutbox(item.user_id)
            }}
          >
            Try Again
          </Button>
        )}
        {text && 'clipboard' in navigator && (
          <Button size="sm" variant="quiet" onClick={copy}>
            Copy Text
          </Button>
        )}
        <Button size="sm" variant="quiet" onClick={discard}>
          Discard
        </Button>
      </div>
    </li>
  )
}
