import { useHydrated } from '../page/hydrated.ts'
import { useSite } from '../page/site.ts'
import { ShareIcon } from './icons.tsx'
import { LinkMenu, type MenuItem } from './LinkMenu.tsx'
import { toast } from './toast.tsx'

/** Copies a text. Browsers offer the clipboard only to secure pages; elsewhere `document.execCommand` works. */
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

type ShareMenuProps = {
  title: string
  /** The path of the page. */
  path: string
  /** Further items of the menu. */
  more?: MenuItem[]
  align?: 'start' | 'end'
}

/** A menu to share a page: with the device's own menu if it has one, as a link, or on paper. */
export function ShareMenu({ title, path, more = [], align }: ShareMenuProps) {
  const site = useSite()
  const isHydrated = useHydrated()
  const url = site.url + path
  const canShare = isHydrated && 'share' in navigator
  const share = () => navigator.share({ title, url }).catch(() => {})
  const items: MenuItem[] = [
    ...(canShare ? [{ label: 'Share…', run: share }] : []),
    { label: 'Copy link', run: () => void copyLink(url) },
    ...more,
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
      align={align}
    />
  )
}
