/** The pages to link to: first, last, the current one and two to each side; what is left out is a gap. */
export function pageItems(page: number, pages: number): (number | 'gap')[] {
  const items: (number | 'gap')[] = []
  for (let candidate = 1; candidate <= pages; candidate++) {
    const distance = Math.abs(candidate - page)
    if (candidate === 1 || candidate === pages || distance <= 2) items.push(candidate)
    else if (distance === 3) items.push('gap')
  }
  return items
}
