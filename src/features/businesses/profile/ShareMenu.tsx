import { useHydrated } from '../../../kit/page/hydrated.ts'
import { useSite } from '../../../kit/page/site.ts'
import { ShareIcon } from '../../../kit/ui/icons.tsx'
import { LinkMenu, type MenuItem } from '../../../kit/ui/LinkMenu.tsx'
import { toast } from '../../../kit/ui/toast.tsx'
import type { Business } from '../businesses.contract.ts'

/** Copies a text. Browsers offer the clipboard to secure pages only; elsewhere the old command of documents works. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    const field = document.createElement('textarea')
    field.value = text
    document.body.append(field)
    field.select()
    const isCopied = document.execCommand('copy')
    field.remove()
    return isCopied
  }
}

async function copyLink(url: string) {
  if (await copyText(url)) toast.success('The link has been copied.')
  else toast.error(`The link could not be copied. It is ${url}`)
}

/** Shares a business page: with the menu of the device where there is one, as a link, as a contact or on paper. */
export function ShareMenu({ business }: { business: Pick<Business, 'id' | 'display_name'> }) {
  const site = useSite()
  const isHydrated = useHydrated()
  const path = `/businesses/${business.id}`
  const url = site.url + path
  const canShare = isHydrated && 'share' in navigator
  const share = () => navigator.share({ title: business.display_name, url }).catch(() => {})
  const items: MenuItem[] = [
    ...(canShare ? [{ label: 'Share…', run: share }] : []),
    { label: 'Copy link', run: () => void copyLink(url) },
    { label: 'Save contact', href: `${path}.vcf` },
    { label: 'Print', run: () => window.print() },
  ]
  return (
    <LinkMenu
      label={
        <>
          <ShareIcon />
          Share
        </>
      }
      links={items}
      size="sm"
      align="end"
    />
  )
}
