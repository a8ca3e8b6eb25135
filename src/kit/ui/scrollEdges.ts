/** Hidden widths of fewer pixels do not count. */
const ROUNDING_PX = 1

/**
 * Marks an element that scrolls sideways with `data-more`, the sides at which content is hidden: `start`, `end` or both. CSS
 * fades these sides, because phones show no scroll bar.
 * @returns the function that stops it, so that it can be a `ref`
 */
export function markScrollEdges(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined
  function update() {
    if (!element) return
    const { scrollLeft, scrollWidth, clientWidth } = element
    const sides = [
      scrollLeft > ROUNDING_PX ? 'start' : '',
      scrollLeft + clientWidth < scrollWidth - ROUNDING_PX ? 'end' : '',
    ]
    element.dataset.more = sides.filter(Boolean).join(' ')
  }
  const sizes = new ResizeObserver(update)
  sizes.observe(element)
  for (const child of element.children) sizes.observe(child)
  element.addEventListener('scroll', update, { passive: true })
  return () => {
    sizes.disconnect()
    element.removeEventListener('scroll', update)
  }
}
