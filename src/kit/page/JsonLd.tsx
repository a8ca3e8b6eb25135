type Data = { '@type': string; [property: string]: unknown }

/**
 * Structured data for search engines (schema.org). The JSON is escaped, so that no content can close the element. The
 * Content-Security-Policy does not apply, because a data block is not executed.
 */
export function JsonLd({ data }: { data: Data }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without any `<`
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
