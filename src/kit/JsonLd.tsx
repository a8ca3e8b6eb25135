type Data = { '@type': string; [property: string]: unknown }

/**
 * What a page says to machines (schema.org). No content can close the element, and as a block of data it is no script
 * to the policy of the pages.
 */
export function JsonLd({ data }: { data: Data }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without any `<`
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
