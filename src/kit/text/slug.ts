/** Returns a text as a path segment of a URL: `St. Mary’s` becomes `st-marys`. Empty when the text has no usable character. */
export const toSlug = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'’ʼ.]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
