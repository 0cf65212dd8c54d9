import { useState } from 'react'
import { Icon } from '../../components/Icon'
import { useHydrated } from '../useHydrated'

/** Copies and prints the list with that id. The codes are not props, so that they are in the page only once. */
export function RecoveryCodeTools({ listId }: { listId: string }) {
  const isHydrated = useHydrated()
  const [said, setSaid] = useState('')

  async function copy() {
    const list = document.getElementById(listId)
    const codes = [...(list?.children ?? [])].map(one => one.textContent)
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      setSaid('Copied.')
    } catch {
      // The browser may refuse to copy: select the codes, so that the keyboard can copy them.
      if (list) window.getSelection()?.selectAllChildren(list)
      setSaid('This browser does not let the page copy. The codes are selected: copy them by the keyboard.')
    }
  }

  if (!isHydrated) return null
  return (
    <>
      <button className="btn btn-outline-secondary" type="button" onClick={() => void copy()}>
        <Icon name="copy" />
        Copy
      </button>
      <button className="btn btn-outline-secondary" type="button" onClick={() => window.print()}>
        <Icon name="print" />
        Print
      </button>
      <span className="cw-sm cw-2" role="status">
        {said}
      </span>
    </>
  )
}
