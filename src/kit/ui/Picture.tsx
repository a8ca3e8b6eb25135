import { cx } from './cx.ts'

export type PictureSource = {
  alt: string
  width: number
  height: number
  /** The sizes of the picture, smallest first. */
  sizes: { width: number; height: number; avif: string; webp: string }[]
}

type PictureProps = {
  picture: PictureSource
  /** The width on screen in the syntax of the attribute `sizes`, such as `(width < 40rem) 100vw, 22rem`. */
  shown: string
  /**
   * Whether the picture is visible as soon as the page is open. Other pictures load when they are near the visible
   * part.
   */
  isFirst?: boolean
  className?: string
}

/** A picture that the browser loads in the best format and size. Its space on the page is reserved. */
export function Picture({ picture, shown, isFirst = false, className }: PictureProps) {
  const { alt, width, height, sizes } = picture
  const listSources = (format: 'avif' | 'webp') => sizes.map((size) => `${size[format]} ${size.width}w`).join(', ')
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={listSources('avif')} sizes={shown} />
      <img
        className={cx('picture', className)}
        src={sizes.at(-1)?.webp}
        srcSet={listSources('webp')}
        sizes={shown}
        width={width}
        height={height}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding="async"
        alt={alt}
      />
    </picture>
  )
}
