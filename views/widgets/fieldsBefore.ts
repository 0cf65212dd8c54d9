/**
 * What stands in the fields of a page when its widgets come to life: typed on a slow line, filled in by the browser, or
 * put back by it in a tab that was restored. React takes them for what the server sent, and would show that again.
 */

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Notes which fields of `widget` differ from what the server sent. What it gives tells each change to the widget as if it
 * were made now, so that no field and no figure part.
 */
export function fieldsBefore(widget: HTMLElement): () => void {
  const changes = [...widget.querySelectorAll<Field>('input, textarea, select')].map(changeOf)
  return () => {
    for (const tell of changes) tell?.()
  }
}

function changeOf(field: Field): (() => void) | undefined {
  const { type } = field
  const isMark = type === 'checkbox' || type === 'radio'
  const key = isMark ? 'checked' : 'value'
  const box = field as HTMLInputElement
  const found = box[key]
  const sent = 'options' in field ? sentChoice(field) : isMark ? box.defaultChecked : box.defaultValue
  // Of a group of radio buttons, the one that is marked speaks for all. A file can only be chosen by the reader.
  if (found === sent || type === 'file' || (type === 'radio' && !found)) return undefined
  const { selectionStart, selectionEnd } = box
  return () => {
    // React watches a field's own property, to tell a new value from one that it has set itself.
    Object.assign(box, { [key]: sent })
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(box), key)?.set?.call(box, found)
    // A click that comes from no mouse turns nothing over: it is only heard.
    box.dispatchEvent(new Event(isMark ? 'click' : 'options' in field ? 'change' : 'input', { bubbles: true }))
    // Fields of numbers and emails, and lists, have no selection.
    if (selectionStart != null && document.activeElement === box) box.setSelectionRange(selectionStart, selectionEnd)
  }
}

const sentChoice = ({ options }: HTMLSelectElement) =>
  ([...options].find(option => option.defaultSelected) ?? options[0])?.value
