import { Picture } from '../../../kit/ui/Picture.tsx'
import type { Picture as BusinessPicture } from '../pictures/pictures.contract.ts'

/** The photos of a business, each a link to its largest size; nothing without any. */
export function BusinessPhotos({ pictures }: { pictures: BusinessPicture[] }) {
  const photos = pictures.filter(({ role }) => role === 'photo')
  if (photos.length === 0) return null
  return (
    <section aria-labelledby="photos">
      <h2 id="photos" className="mb-4">
        Photos
      </h2>
      <ul className="photos">
        {photos.map((photo) => (
          <li key={photo.id}>
            <a href={photo.sizes.at(-1)?.webp} className="block">
              <Picture picture={photo} shown="(width < 40rem) 100vw, 16rem" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
