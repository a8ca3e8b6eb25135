/**
 * Scrolls to the element that the fragment of the URL names when it appears after the browser has looked for it, as on
 * screens for members, whose data the browser loads. Stops when the visitor scrolls, clicks or types.
 */
export function scrollToLateFragment() {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const id = location.hash.slice(1)
  // After a reload and after going back, the scroll position is restored.
  if (!id || document.getElementById(id) || navigation?.type !== 'navigate') return
  const observer = new MutationObserver(() => {
    const element = document.getElementById(id)
    if (!element) return
    stop()
    // The page may still render what is above the element.
    requestAnimationFrame(() => element.scrollIntoView())
  })
  const actions = ['wheel', 'touchmove', 'pointerdown', 'keydown']
  function stop() {
    observer.disconnect()
    for (const type of actions) removeEventListener(type, stop)
  }
  observer.observe(document.body, { childList: true, subtree: true })
  for (const type of actions) addEventListener(type, stop, { passive: true })
}
