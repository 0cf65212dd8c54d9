import { type ReactNode, useEffect, useRef } from 'react'

/** A native modal dialog: the browser keeps the focus inside, closes it on Esc and gives the focus back. */
export function Dialog({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])

  return (
    <dialog className="cw-dialog" ref={dialog} aria-labelledby="wb-dialog-title" onClose={onClose}>
      <h2 className="modal-title" id="wb-dialog-title">
        {title}
      </h2>
      {children}
    </dialog>
  )
}
