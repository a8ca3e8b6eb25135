/** The distance of the toasts from the edge of the window and from what they must not cover, in pixels. */
const GAP_PIXELS = 12

/**
 * Moves an element that is fixed at the bottom of the window above everything with `data-keep-clear`, such as the buttons of a form, and
 * above the keyboard of a phone.
 * @returns the function that stops it.
 */
export function keepClear(element: HTMLElement): () => void {
  const update = () => element.style.setProperty('--toasts-bottom', `${measureBottom(element)}px`)
  const stop = new AbortController()
  const options = { passive: true, signal: stop.signal }
  const sizes = new ResizeObserver(update)
  sizes.observe(element)
  // The bar of a form grows with its notes, and with it the page.
  sizes.observe(document.body)
  addEventListener('scroll', update, options)
  addEventListener('resize', update, options)
  window.visualViewport?.addEventListener('resize', update, options)
  window.visualViewport?.addEventListener('scroll', update, options)
  return () => {
    stop.abort()
    sizes.disconnect()
  }
}

function measureBottom(element: HTMLElement): number {
  const { left, right, height } = element.getBoundingClientRect()
  const { visualViewport: view } = window
  let bottom = GAP_PIXELS + (view ? Math.max(0, innerHeight - view.offsetTop - view.height) : 0)
  const obstacles = [...document.querySelectorAll('[data-keep-clear]')]
    .map((obstacle) => obstacle.getBoundingClientRect())
    .filter((place) => place.height > 0 && place.left < right && place.right > left)
    .sort((a, b) => b.bottom - a.bottom)
  for (const place of obstacles) {
    const isBelow = place.top < innerHeight - bottom
    if (isBelow && place.bottom > innerHeight - bottom - height - GAP_PIXELS)
      bottom = innerHeight - place.top + GAP_PIXELS
  }
  return Math.max(0, Math.min(bottom, innerHeight - height - GAP_PIXELS))
}
