import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Button } from '../../../kit/ui/Button.tsx'
import { Dialog } from '../../../kit/ui/Dialog.tsx'
import { Picture } from '../../../kit/ui/Picture.tsx'
import type { Picture as BusinessPicture } from '../pictures/pictures.contract.ts'

/**
 * The photos of a business. Renders nothing when there are none. A click shows a photo large. The URL contains its
 * number, so that going back closes it.
 */
export function BusinessPhotos({ pictures }: { pictures: BusinessPicture[] }) {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const photos = pictures.filter(({ role }) => role === 'photo')
  const index = photos.findIndex(({ id }) => hash === `#photo-${id}`)
  const photo = photos[index]
  const onKeyDown = useEffectEvent(({ key }: KeyboardEvent) => {
    if (photos.length > 1 && (key === 'ArrowLeft' || key === 'ArrowRight')) show(key === 'ArrowLeft' ? -1 : 1)
  })
  const isOpen = photo !== undefined
  useEffect(() => {
    if (!isOpen) return
    // The dialog stops the propagation of arrow keys, so they are handled in the capture phase.
    window.addEventListener('keydown', onKeyDown, true)
    return () => window.removeEventListener('keydown', onKeyDown, true)
  }, [isOpen])
  if (photos.length === 0) return null

  const open = (id: number) => navigate(`#photo-${id}`, { preventScrollReset: true, state: { isFromPhotos: true } })
  function show(step: number) {
    const next = photos[(index + step + photos.length) % photos.length]
    if (next) navigate(`#photo-${next.id}`, { replace: true, preventScrollReset: true, state })
  }
  function close() {
    if (state?.isFromPhotos) navigate(-1)
    else navigate(pathname + search, { replace: true, preventScrollReset: true })
  }
  return (
    <section aria-labelledby="photos">
      <h2 id="photos" className="mb-4">
        Photos
      </h2>
      <ul className="photos">
        {photos.map(({ id, ...other }, position) => (
          <li key={id}>
            <button
              type="button"
              className="block w-full cursor-zoom-in"
              aria-haspopup="dialog"
              onClick={() => open(id)}
            >
              <Picture
                picture={other}
                // On phones, photos stand in two columns, and the first of an odd number takes both.
                shown={`(width < 40rem) ${position === 0 && photos.length % 2 === 1 ? 100 : 50}vw, 16rem`}
              />
            </button>
          </li>
        ))}
      </ul>
      <Dialog
        open={isOpen}
        hasAddress
        onClose={close}
        title={photos.length > 1 ? `Photo ${index + 1} of ${photos.length}` : 'Photo'}
        footer={
          photos.length > 1 && (
            <>
              <Button variant="secondary" onClick={() => show(-1)}>
                Previous
              </Button>
              <Button variant="secondary" onClick={() => show(1)}>
                Next
              </Button>
            </>
          )
        }
      >
        {photo && (
          <figure key={photo.id} className="photo-large">
            <Picture picture={photo} shown="(width < 40rem) 100vw, 60rem" isFirst />
            <figcaption>{photo.alt}</figcaption>
          </figure>
        )}
      </Dialog>
    </section>
  )
}
