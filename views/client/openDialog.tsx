/** Adds dialogs to the page and removes them. */
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

export interface OpenDialog {
  show: (dialog: ReactNode) => void
  close: () => void
}

let opened = 0

/** Opens a dialog outside the page's own React tree. It is rendered when this returns. */
export function openDialog(dialog: ReactNode): OpenDialog {
  const host = document.createElement('div')
  document.body.append(host)
  const root = createRoot(host, { identifierPrefix: `dialog-${opened++}` })
  const show = (next: ReactNode) => flushSync(() => root.render(next))
  show(dialog)
  let isOpen = true
  return {
    show: next => {
      if (isOpen) show(next)
    },
    close: () => {
      if (!isOpen) return
      isOpen = false
      root.unmount()
      host.remove()
    },
  }
}

/** Opens the dialog that `dialogFor` renders, until it gives its answer. */
export function ask<Answer>(dialogFor: (onAnswer: (answer: Answer) => void) => ReactNode): Promise<Answer> {
  return new Promise(resolve => {
    const dialog = openDialog(
      dialogFor(answer => {
        dialog.close()
        resolve(answer)
      }),
    )
  })
}
