import { LINK_PICTURE_HEIGHT, LINK_PICTURE_WIDTH, type LinkPicture, linkPicturePath } from './linkPicture.ts'
import { useSite } from './site.ts'

type Props = {
  title: string
  description?: string
  /** Path and query of the canonical URL. Pages without one are marked `noindex`. */
  path?: string
  /** The preview that other sites show for a link to the page (Open Graph). */
  picture?: LinkPicture
}

/** Title and metadata of a page. React moves them into the head. */
export function Meta({ title, description, path, picture }: Props) {
  const site = useSite()
  const fullTitle = title === site.name ? title : `${title} · ${site.name}`
  const url = path === undefined ? undefined : `${site.url}${path}`
  return (
    <>
      <title>{fullTitle}</title>
      {url ? <link rel="canonical" href={url} /> : <meta name="robots" content="noindex" />}
      {description && <meta name="description" content={description} />}
      {url && (
        <>
          <meta property="og:title" content={title} />
          {description && <meta property="og:description" content={description} />}
          <meta property="og:type" content="website" />
          <meta property="og:url" content={url} />
          <meta property="og:site_name" content={site.name} />
          {picture && (
            <>
              <meta property="og:image" content={site.url + linkPicturePath(picture, site.name)} />
              <meta property="og:image:width" content={String(LINK_PICTURE_WIDTH)} />
              <meta property="og:image:height" content={String(LINK_PICTURE_HEIGHT)} />
              <meta name="twitter:card" content="summary_large_image" />
            </>
          )}
        </>
      )}
    </>
  )
}
