import { type RefObject, useEffect } from 'react'

/**
 * Keeps the reader's place when the control that has the focus leaves the page: the focus goes to the same choice in the
 * view that was chosen, else to the nearest part around it that is still there, and not to the top of the page.
 */
export function useKeptFocus(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = root.current
    if (!element) return
    /** The control that has the focus, then all parts around it. */
    let path: HTMLElement[] = []
    const remember = ({ target }: FocusEvent) => {
      path = []
      for (let part = target as HTMLElement | null; part && part !== element; part = part.parentElement) path.push(part)
    }
    const restore = () => {
      if (path.length === 0 || path[0]?.isConnected || document.activeElement !== document.body) return
      // Each view of the middle pane has the choice of views anew in its own head.
      const again =
        path[1]?.matches('.wb-switch') && element.querySelector<HTMLElement>('.wb-switch [aria-pressed=true]')
      if (again) return again.focus()
      const place = path.find(part => part.isConnected && part.matches('[tabindex], section, main')) ?? element
      if (!place.hasAttribute('tabindex')) place.tabIndex = -1
      place.focus({ preventScroll: true })
    }
    element.addEventListener('focusin', remember)
    const changes = new MutationObserver(restore)
    changes.observe(element, { childList: true, subtree: true })
    return () => {
      element.removeEventListener('focusin', remember)
      changes.disconnect()
    }
  }, [root])
}
