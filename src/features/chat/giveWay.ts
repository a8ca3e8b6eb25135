import { type RefObject, useEffect, useState } from 'react'

const CONTROLS = 'a, button, input, select, textarea, summary'
/** Less than this many pixels are no scrolling of the reader's. */
const JITTER = 4
/** Where the place of the button is looked at, as parts of its width and height. */
const SAMPLES = [0, 0.5, 1]

/** A link that is stretched over a whole card counts with its words alone. */
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
 * Whether the chat button makes itself small: while the page is scrolled down, and as long as a control lies where it
 * would be. At the top and at the end of the page, where nothing lies under it, it is large.
 * @param place what the large button fills.
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
    // what is loaded or opened moves what lies below
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
