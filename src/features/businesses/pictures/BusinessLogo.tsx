import { cx } from '../../../kit/ui/cx.ts'
import { Monogram } from '../../../kit/ui/Monogram.tsx'
import type { Logo } from './pictures.contract.ts'

type BusinessLogoProps = {
  name: string
  logo: Logo | null
  /** The side of the square in pixels. */
  size?: number
  className?: string
}

/** The logo of a business, or its monogram, as a square. It is decorative, because the name stands beside it. */
export function BusinessLogo({ name, logo, size = 48, className }: BusinessLogoProps) {
  if (!logo) return <Monogram name={name} className={className} />
  return (
    <img
      className={cx('logo', className)}
      src={logo.url_96}
      srcSet={`${logo.url_96} 96w, ${logo.url_192} 192w`}
      sizes={`${size}px`}
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      alt=""
    />
  )
}
