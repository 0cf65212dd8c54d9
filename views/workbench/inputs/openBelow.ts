const gap = 4

/**
 * Opens a popover at the right edge of `anchor`, below it, or above it if there is no room below. It closes when the
 * reader clicks or focuses elsewhere. In the top layer, the scrolling pane does not cut it off.
 */
export function openBelow(popover: HTMLElement, anchor: HTMLElement, onClose: () => void): () => void {
  popover.showPopover()
  // A long list scrolls in itself.
  popover.style.maxHeight = `${window.innerHeight - 2 * gap}px`
  const at = anchor.getBoundingClientRect()
  const { offsetWidth, offsetHeight } = popover
  const isBelow = at.bottom + gap + offsetHeight <= window.innerHeight
  popover.style.left = `${Math.max(gap, at.right - offsetWidth)}px`
  popover.style.top = `${isBelow ? at.bottom + gap : Math.max(gap, at.top - gap - offsetHeight)}px`
  popover.querySelector<HTMLElement>('[aria-selected="true"], button')?.focus()

  const close = (event: Event) => {
    if (event instanceof KeyboardEvent) {
      if (event.key !== 'Escape' && event.key !== 'Tab') return
      if (event.key === 'Escape') event.stopPropagation()
      anchor.focus()
    } else if (popover.contains(event.target as Node) || anchor.contains(event.target as Node)) return
    onClose()
  }
  const events = ['keydown', 'pointerdown', 'scroll'] as const
  for (const name of events) document.addEventListener(name, close, true)
  return () => {
    for (const name of events) document.removeEventListener(name, close, true)
  }
}
