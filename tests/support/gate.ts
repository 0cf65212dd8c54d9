/** What waits until it is let go. */
export function gate(): { isOpen: Promise<void>; open: () => void } {
  let open: () => void = () => undefined
  const isOpen = new Promise<void>(resolve => {
    open = resolve
  })
  return { isOpen, open }
}
