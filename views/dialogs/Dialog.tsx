import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { Icon } from '../components/Icon'

interface DialogProps {
  title: string
  /** Called on Esc, or a close from outside. If absent, only the program can close the dialog. */
  onClose?: () => void
  /** Announced by screen readers as an alert that needs an answer. */
  isAlert?: boolean
  /** The dialog reports an error. */
  isError?: boolean
  className?: string
  children: ReactNode
}

/** A native modal dialog: the browser keeps the focus inside, closes it on Esc and returns the focus. */
export function Dialog({ title, onClose, isAlert, isError, className, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()

  // Close it before it leaves the page: only then does the browser return the focus.
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
