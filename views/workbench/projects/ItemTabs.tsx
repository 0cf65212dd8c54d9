import { type KeyboardEvent, useEffect, useRef } from 'react'
import { capitalized } from '../../../shared/wording/words'
import type { ProjectState } from '../state/useProject'
import { useWorkbench } from '../WorkbenchContext'
import { ItemSign } from './ItemSign'

const tabId = (id: string) => `wb-item-${id}`

interface ItemTabsProps {
  project: ProjectState
  onRename: () => void
}

/** One tab for each item. Arrow keys go from tab to tab; with Shift they move the item itself. */
export function ItemTabs({ project, onRename }: ItemTabsProps) {
  const { rated } = useWorkbench()
  const { project: open, id: shown } = project
  const list = useRef<HTMLDivElement>(null)
  /** Whether a removed tab had the focus, which the browser then drops. */
  const hasFocus = useRef(false)
  const ids = open.items.map(({ id }) => id)
  const place = ids.indexOf(shown)

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the shown item changes or moves
  useEffect(() => {
    const tab = document.getElementById(tabId(shown))
    tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    // The focus follows the shown tab, but only if it was in the tabs before.
    if (hasFocus.current || list.current?.contains(document.activeElement)) tab?.focus()
    hasFocus.current = false
  }, [shown, place])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const act = actionOf(event, project, { ids, place, onRename })
    if (!act) return
    event.preventDefault()
    hasFocus.current = event.key === 'Delete'
    act()
  }

  return (
    <div
      className="cw-tabs"
      role="tablist"
      aria-label={`${capitalized(open.tool.tool.items)} in this project`}
      onKeyDown={onKeyDown}
      ref={list}
    >
      {open.items.map(({ id, form }) => (
        <button
          key={id}
          className="cw-tab"
          type="button"
          role="tab"
          id={tabId(id)}
          aria-selected={id === shown}
          aria-controls="main"
          aria-keyshortcuts="F2 Delete Shift+ArrowLeft Shift+ArrowRight"
          tabIndex={id === shown ? 0 : -1}
          onClick={() => project.show(id)}
        >
          {form.tag && <span className="k">{form.tag}</span>}
          {form.tool.kindOf(form.input)}
          <ItemSign rating={rated.ratingOf(id, form.input)} />
        </button>
      ))}
    </div>
  )
}

interface Where {
  ids: readonly string[]
  place: number
  onRename: () => void
}

function actionOf({ key, shiftKey }: KeyboardEvent, project: ProjectState, { ids, place, onRename }: Where) {
  const steps = { ArrowLeft: -1, ArrowRight: 1 }[key]
  if (steps && shiftKey) return () => project.move(project.id, steps)
  const next = steps ? ids[(place + steps + ids.length) % ids.length] : { Home: ids[0], End: ids.at(-1) }[key]
  if (next !== undefined && !shiftKey) return () => project.show(next)
  if (key === 'Delete') return () => project.remove(project.id)
  return key === 'F2' ? onRename : undefined
}
