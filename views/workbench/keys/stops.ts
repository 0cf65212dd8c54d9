/**
 * One stop of the Tab key for each group of buttons, and none for what stands beside a field. The arrow keys, Home and
 * End go through a group; F2 goes from a field to its unit, to what its number means, its search and its help. What has
 * keys of its own (tabs, pictures, lists, dialogs) and every field stay as they are. Tab and the down arrow go from the
 * button of an open menu into it, and Esc back.
 */

/** Each is a group by itself, also within one of the others. */
const bars = '[role="toolbar"], .cw-seg'
const groups = '.cw-bar, .cw-kpis, .cw-dock, .cw-insp-h, .cw-notices, .cw-tablewrap, table'
const menu = '.wb-menu[open] > :not(summary)'
const members = 'a[href], button, summary, input[type="checkbox"]'
/** Own keys, or a message that is not to be passed over. */
const apart = 'dialog, [popover], [role="tablist"], [role="listbox"], [role="alert"], .cw-alert'
const rail = '.cw-rail'
const row = '.cw-f, .cw-f-row'
const box = 'input, select, textarea'

const isThere = (element: HTMLElement) => element.checkVisibility() && !element.matches(':disabled')

/** The outermost group around a button; the headings of the rail are one. */
function groupOf(element: HTMLElement): Element | null {
  if (!element.matches(members) || element.closest(apart) || isBeside(element)) return null
  if (element.matches(`${rail} summary`)) return element.closest(rail)
  return element.closest(menu) ?? outermost(element, bars) ?? outermost(element, groups)
}

function outermost(element: Element, selector: string): Element | null {
  let found: Element | null = null
  for (let at = element.closest(selector); at; at = at.parentElement?.closest(selector) ?? null) found = at
  return found
}

/** Whether a button stands beside a field: its row has a box, or it is not the choice itself. */
function isBeside(button: Element): boolean {
  if (!button.matches(`${rail} :is(${row}) button`) || button.closest(apart)) return false
  return !button.closest('.cw-seg') || button.closest(row)?.querySelector(box) != null
}

/** The buttons beside a field, the unit first. */
function besideOf(line: Element): HTMLElement[] {
  const unit = (button: HTMLElement) => Number(button.matches('.cw-unit'))
  return [...line.querySelectorAll<HTMLElement>('button')]
    .filter(button => isThere(button) && isBeside(button))
    .sort((one, other) => unit(other) - unit(one))
}

/**
 * Keeps the stops of a workbench until the returned function is called.
 *
 * @param root  the frame of the workbench
 */
export function keepStops(root: HTMLElement): () => void {
  /** Where the reader was last in each group. */
  const places = new WeakMap<Element, HTMLElement>()

  const membersOf = (group: Element) =>
    [...root.querySelectorAll<HTMLElement>(members)].filter(one => isThere(one) && groupOf(one) === group)

  const refresh = () => {
    const all = new Map<Element, HTMLElement[]>()
    const here = document.activeElement?.closest(row)
    for (const one of root.querySelectorAll<HTMLElement>(members)) {
      // Shift Tab leads back to what the number of the field means, which stands before it.
      if (isBeside(one)) one.tabIndex = one.matches('[aria-pressed="true"]') && one.closest(row) === here ? 0 : -1
      else if (isThere(one)) {
        const group = groupOf(one)
        if (group) all.set(group, [...(all.get(group) ?? []), one])
        else if (one.matches('.wb-help')) one.tabIndex = 0
      }
    }
    for (const [group, ones] of all) {
      const last = places.get(group)
      const stop = ones.find(one => one === last) ?? ones.find(one => one.matches('[aria-pressed="true"]')) ?? ones[0]
      for (const one of ones) one.tabIndex = one === stop ? 0 : -1
    }
    // What scrolls is a stop if no button in it is one.
    for (const pane of root.querySelectorAll<HTMLElement>('.cw-tablewrap')) pane.tabIndex = all.has(pane) ? -1 : 0
  }

  const onFocus = ({ target }: FocusEvent) => {
    const at = target as HTMLElement
    const group = groupOf(at)
    if (group) places.set(group, at)
    const line = at.closest(row)
    if (line && !isBeside(at)) places.set(line, at)
    // The way back from a field leads to the heading of its group.
    const heading = at.closest(`${rail} details`)?.querySelector<HTMLElement>('summary')
    if (heading) places.set(heading.closest(rail)!, heading)
    refresh()
  }

  /** Where a key leads from a control, if it is one of ours. */
  const nextOf = (at: HTMLElement, key: string): HTMLElement | undefined => {
    const line = at.closest(`${rail} :is(${row})`)
    if (line && isBeside(at)) {
      const isBack = key === 'F2' || key === 'Escape'
      return isBack ? (places.get(line) ?? line.querySelector<HTMLElement>(box)!) : stepped(besideOf(line), at, key)
    }
    if (key === 'F2') return line ? besideOf(line)[0] : undefined
    const opened = key === 'ArrowDown' && at.matches('summary') && at.parentElement?.querySelector(menu)
    if (opened) return membersOf(opened)[0]
    const group = groupOf(at)
    return group ? stepped(membersOf(group), at, key) : undefined
  }

  const onKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return
    if (event.key === 'Tab') refresh()
    const at = event.target as HTMLElement
    if (event.shiftKey || !root.contains(at)) return
    const to = nextOf(at, event.key)
    if (!to) return
    event.preventDefault()
    to.focus()
  }

  refresh()
  root.addEventListener('focusin', onFocus)
  // After the keys of parts, which prevent what they take.
  document.addEventListener('keydown', onKey)
  return () => {
    root.removeEventListener('focusin', onFocus)
    document.removeEventListener('keydown', onKey)
  }
}

/** In a table, up and down stay in the column. */
function stepped(all: readonly HTMLElement[], at: HTMLElement, key: string): HTMLElement | undefined {
  const place = all.indexOf(at)
  if (key === 'Home') return all[0]
  if (key === 'End') return all.at(-1)
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[key]
  if (step === undefined) return undefined
  const columnOf = (one: HTMLElement) => one.closest<HTMLTableCellElement>('td, th')?.cellIndex
  const way = step > 0 ? all.slice(place + 1) : all.slice(0, place).reverse()
  const below = key.endsWith('Down') || key.endsWith('Up') ? way.find(one => columnOf(one) === columnOf(at)) : undefined
  return below ?? way[0] ?? all.at(step > 0 ? 0 : -1)
}
