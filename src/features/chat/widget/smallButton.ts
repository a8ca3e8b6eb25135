import { type RefObject, useEffect, useState } from 'react'

const CONTROLS = 'a, button, input, select, textarea, summary'
/** Movements of fewer pixels do not count as scrolling. */
const JITTER_PX = 4
/** Points of the button's area that are tested, as fractions of its width and height. */
const SAMPLE_POINTS = [0, 0.5, 1]

/** Tests the box of each control. A link that is stretched over a whole card counts with its text only. */
function hasControlBelow(area: HTMLElement): boolean {
  const { left, top, right, bottom, width, height } = area.getBoundingClientRect()
  const isBelow = (element: Element) => {
    const control = area.contains(element) ? null : element.closest(CONTROLS)
    if (!control) return false
    const box = control.getBoundingClientRect()
    return box.left < right && box.right > left && box.top < bottom && box.bottom > top
  }
  return SAMPLE_POINTS.some((x) =>
    SAMPLE_POINTS.some((y) => document.elementsFromPoint(left + x * width, top + y * height).some(isBelow)),
  )
}

/**
 * Whether the chat button is small: while the page is scrolled down, and while a control is below the button. At the top
 * and at the end of the page it is large unless a control is below it.
 * @param area the area of the large button.
 */
export function useSmallButton(area: RefObject<HTMLElement | null>): boolean {
  const [isSmall, setIsSmall] = useState(false)
  useEffect(() => {
    // The page may have been scrolled before its scripts ran.
    let lastScrollY = 0
    let isScrolledDown = false
    let frame = 0

    function update() {
      frame = 0
      const { scrollY, innerHeight } = window
      const atEdge = scrollY <= JITTER_PX || scrollY + innerHeight >= document.documentElement.scrollHeight - JITTER_PX
      if (Math.abs(scrollY - lastScrollY) > JITTER_PX) {
        isScrolledDown = scrollY > lastScrollY
        lastScrollY = scrollY
      }
      if (atEdge) isScrolledDown = false
      setIsSmall(isScrolledDown || (area.current !== null && hasControlBelow(area.current)))
    }
    const scheduleUpdate = () => {
      frame ||= requestAnimationFrame(update)
    }

    scheduleUpdate()
    window.addEventListener('scroll', scheduleUpdate, { passive: true })
    window.addEventListener('resize', scheduleUpdate)
    // Content that is loaded or opened moves the controls.
    const sizes = new ResizeObserver(scheduleUpdate)
    sizes.observe(document.body)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', scheduleUpdate)
      window.removeEventListener('resize', scheduleUpdate)
      sizes.disconnect()
    }
  }, [area])
  return isSmall
}
