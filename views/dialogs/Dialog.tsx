import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { Icon } from '../components/Icon'

interface DialogProps {
  title: string
  /** Esc, or a close from outside. Left out, nothing but the program ends the dialog. */
  onClose?: () => void
  /** An interruption that has to be answered, as screen readers announce it. */
  isAlert?: boolean
  /** Says that something went wrong. */
  isError?: boolean
  className?: string
  children: ReactNode
}

/** A native modal dialog: the browser keeps the focus inside, closes it on Esc and gives the focus back. */
export function Dialog({ title, onClose, isAlert, isError, className, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()

  // Closed while it is still in the page: the browser gives the focus back only then.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    element?.querySelector<HTMLElement>('[data-first]')?.focus()
    return () => element?.close()
  }, [])

  return (
    <dialog
      className={className ? `cw-dialog ${className}` : 'cw-dialog'}
      ref={dialog}
      role={isAlert ? 'alertdialog' : undefined}
      aria-labelledby={`${id}-title`}
      aria-describedby={isAlert ? `${id}-body` : undefined}
      onCancel={onClose ? undefined : event => event.preventDefault()}
      onClose={onClose}
    >
      <h2 className="cw-dialog-title" id={`${id}-title`}>
        {isError && <Icon name="error" size="lg" className="c-err" />}
        {title}
      </h2>
      <div id={`${id}-body`}>{children}</div>
    </dialog>
  )
}
