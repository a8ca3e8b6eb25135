import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

const NEAR_END_PX = 40
const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Scrolls to the end of `list` whenever its content or its height changes, unless the reader has scrolled up.
 * @returns whether the reader has scrolled up, and a function that scrolls to the end.
 */
export function useStickToBottom(list: RefObject<HTMLElement | null>) {
  const isSticking = useRef(true)
  const [isScrolledUp, setIsScrolledUp] = useState(false)

  const scrollToBottom = useCallback(() => {
    isSticking.current = true
    const element = list.current
    element?.scrollTo({ top: element.scrollHeight, behavior: prefersReducedMotion() ? 'auto' : 'smooth' })
  }, [list])

  useEffect(() => {
    const element = list.current
    if (!element) return
    element.scrollTo({ top: element.scrollHeight, behavior: 'instant' })
    let { scrollTop, scrollHeight } = element
    const onScroll = () => {
      const isAtEnd = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_END_PX
      // Content that became shorter also reduces scrollTop.
      const movedUp = element.scrollTop < scrollTop && element.scrollHeight >= scrollHeight
      if (isAtEnd) isSticking.current = true
      else if (movedUp) isSticking.current = false
      scrollTop = element.scrollTop
      scrollHeight = element.scrollHeight
      setIsScrolledUp(!isSticking.current)
    }
    // Handles the wheel before the scroll event; until then growing content would scroll back to the end.
    const onWheel = ({ deltaY }: WheelEvent) => {
      if (deltaY >= 0 || element.scrollTop === 0) return
      isSticking.current = false
      setIsScrolledUp(true)
    }
    const observer = new ResizeObserver(() => {
      if (isSticking.current) scrollToBottom()
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
  }, [list, scrollToBottom])

  return { isScrolledUp, scrollToBottom }
}
