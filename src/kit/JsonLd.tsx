/**
 * What a page says to machines (schema.org). No content can close the element, and as a block of data it is no script
 * to the policy of the pages.
 */
export function JsonLd({ data }: { data: { '@type': string; [property: string]: unknown } }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without any `<`
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
