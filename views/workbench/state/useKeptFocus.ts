import { type RefObject, useEffect } from 'react'

/**
 * Keeps the reader's place when the control that has the focus leaves the page, or a phone changes to another pane: the
 * focus goes to the same choice in the view that was chosen, else to the nearest part around it that still shows, and
 * not to the top of the page.
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
    const restore = (records: readonly MutationRecord[]) => {
      const [control] = path
      // Whether something shows is asked only after a change of panes: the browser computes styles for the answer.
      const isOtherPane = records.some(({ type }) => type === 'attributes')
      if (!control || (isOtherPane ? isShown(control) : control.isConnected)) return
      // A browser takes the focus from what is hidden a moment later.
      if (document.activeElement !== document.body && document.activeElement !== control) return
      // Each view of the middle pane has the choice of views anew in its own head.
      const again =
        path[1]?.matches('.wb-switch') && element.querySelector<HTMLElement>('.wb-switch [aria-pressed=true]')
      if (again) return again.focus()
      const place = path.find(part => isShown(part) && part.matches('[tabindex], section, main')) ?? element
      if (!place.hasAttribute('tabindex')) place.tabIndex = -1
      place.focus({ preventScroll: true })
    }
    element.addEventListener('focusin', remember)
    const changes = new MutationObserver(restore)
    changes.observe(element, { childList: true, subtree: true, attributeFilter: ['data-pane'] })
    return () => {
      element.removeEventListener('focusin', remember)
      changes.disconnect()
    }
  }, [root])
}

/** In the page, and not in a pane that a phone does not show. */
const isShown = (part: HTMLElement) => part.isConnected && part.checkVisibility?.() !== false
