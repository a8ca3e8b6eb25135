import { useSite } from '../../kit/page/site.ts'
import { Alert } from '../../kit/ui/Alert.tsx'
import { Button } from '../../kit/ui/Button.tsx'
import { Dialog } from '../../kit/ui/Dialog.tsx'
import { toast } from '../../kit/ui/toast.tsx'

/** Shows new recovery codes, which the server cannot show again. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const { name } = useSite()
  const text = `Recovery codes of ${name}\n\n${codes.join('\n')}\n`
  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      toast.success('The recovery codes have been copied.')
    } catch {
      toast.error('The codes could not be copied. Please write them down or download them.')
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Your recovery codes"
      description="Each of them logs you in once when you have lost your app or passkey."
      footer={
        <>
          <Button variant="secondary" onClick={copy}>
            Copy
          </Button>
          <a
            className="button button-secondary"
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
            download="recovery-codes.txt"
          >
            Download
          </a>
          <Button onClick={onClose}>I Have Saved Them</Button>
        </>
      }
    >
      <div className="grid gap-5">
        <Alert tone="waiting" title="Save them now. They are not shown again." />
        <ol className="grid grid-cols-2 gap-x-6 gap-y-2 font-mono">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
      </div>
    </Dialog>
  )
}
