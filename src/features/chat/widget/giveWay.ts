import { type RefObject, useEffect, useState } from 'react'

const CONTROLS = 'a, button, input, select, textarea, summary'
/** Movements of fewer pixels do not count as scrolling. */
const JITTER = 4
/** Points of the button's area that are tested, as fractions of its width and height. */
const SAMPLES = [0, 0.5, 1]

/** Tests the box of each control. A link that is stretched over a whole card counts with its text only. */
function hasControlBelow(place: HTMLElement): boolean {
  const { left, top, right, bottom, width, height } = place.getBoundingClientRect()
  const isBelow = (element: Element) => {
    const control = place.contains(element) ? null : element.closest(CONTROLS)
    if (!control) return false
    const box = control.getBoundingClientRect()
    return box.left < right && box.right > left && box.top < bottom && box.bottom > top
  }
  return SAMPLES.some((x) =>
    SAMPLES.some((y) => document.elementsFromPoint(left + x * width, top + y * height).some(isBelow)),
  )
}

/**
 * Whether the chat button is small: while the page is scrolled down, and while a control is below the button. At the top
 * and at the end of the page it is large unless a control is below it.
 * @param place the area of the large button.
 */
export function useGivesWay(place: RefObject<HTMLElement | null>): boolean {
  const [gives, setGives] = useState(false)
  useEffect(() => {
    let last = window.scrollY
    let down = false
    let asked = 0

    function look() {
      asked = 0
      const { scrollY, innerHeight } = window
      const atEdge = scrollY <= JITTER || scrollY + innerHeight >= document.documentElement.scrollHeight - JITTER
      if (Math.abs(scrollY - last) > JITTER) {
        down = scrollY > last
        last = scrollY
      }
      if (atEdge) down = false
      setGives(down || (place.current !== null && hasControlBelow(place.current)))
    }
    const lookSoon = () => {
      asked ||= requestAnimationFrame(look)
    }

    lookSoon()
    window.addEventListener('scroll', lookSoon, { passive: true })
    window.addEventListener('resize', lookSoon)
    // Content that is loaded or opened moves the controls.
    const sizes = new ResizeObserver(lookSoon)
    sizes.observe(document.body)
    return () => {
      cancelAnimationFrame(asked)
      window.removeEventListener('scroll', lookSoon)
      window.removeEventListener('resize', lookSoon)
      sizes.disconnect()
    }
  }, [place])
  return gives
}
