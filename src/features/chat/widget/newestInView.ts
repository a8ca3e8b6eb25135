import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

const NEAR = 40
const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Scrolls to the end of `list` whenever its content or its height changes, unless the reader has scrolled up.
 * @returns whether they have, and a function that brings them to the end.
 */
export function useNewestInView(list: RefObject<HTMLElement | null>) {
  const follows = useRef(true)
  const [away, setAway] = useState(false)

  const toNewest = useCallback(() => {
    follows.current = true
    const element = list.current
    element?.scrollTo({ top: element.scrollHeight, behavior: still() ? 'auto' : 'smooth' })
  }, [list])

  useEffect(() => {
    const element = list.current
    if (!element) return
    element.scrollTo({ top: element.scrollHeight, behavior: 'instant' })
    let { scrollTop, scrollHeight } = element
    const onScroll = () => {
      const isAtEnd = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR
      // what became shorter moves by itself
      const movedUp = element.scrollTop < scrollTop && element.scrollHeight >= scrollHeight
      if (isAtEnd) follows.current = true
      else if (movedUp) follows.current = false
      scrollTop = element.scrollTop
      scrollHeight = element.scrollHeight
      setAway(!follows.current)
    }
    // Growing content would scroll back before the browser has scrolled up and said so.
    const onWheel = ({ deltaY }: WheelEvent) => {
      if (deltaY >= 0 || element.scrollTop === 0) return
      follows.current = false
      setAway(true)
    }
    const observer = new ResizeObserver(() => {
      if (follows.current) toNewest()
    })
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    element.addEventListener('scroll', onScroll, { passive: true })
    element.addEventListener('wheel', onWheel, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', onScroll)
      element.removeEventListener('wheel', onWheel)
    }
  }, [list, toNewest])

  return { away, toNewest }
}
