/** Returns a text as a part of an address: `St. Mary’s` becomes `st-marys`. Empty when nothing of it can be in one. */
export const toSlug = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'’ʼ.]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
