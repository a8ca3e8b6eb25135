/** The page numbers to link to: first, last, current, and two on each side. Skipped pages are one `gap`. */
export function pageItems(page: number, pages: number): (number | 'gap')[] {
  const items: (number | 'gap')[] = []
  for (let candidate = 1; candidate <= pages; candidate++) {
    const distance = Math.abs(candidate - page)
    if (candidate === 1 || candidate === pages || distance <= 2) items.push(candidate)
    else if (distance === 3) items.push('gap')
  }
  return items
}
