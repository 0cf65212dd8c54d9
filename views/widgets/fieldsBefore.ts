/**
 * Keeps the values of fields that changed before hydration: typed on a slow connection, filled in by the browser, or
 * restored with a tab. React would replace them by the values that the server sent.
 */

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Notes which fields of `widget` differ from those that the server sent. The returned function repeats each change as
 * if it were made now, so that the widget's state agrees with its fields.
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
  // In a group of radio buttons only the checked one matters. A file can only be chosen by the reader.
  if (found === sent || type === 'file' || (type === 'radio' && !found)) return undefined
  const { selectionStart, selectionEnd } = box
  return () => {
    // React tracks the field's property, to distinguish a new value from one that it has set itself.
    Object.assign(box, { [key]: sent })
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(box), key)?.set?.call(box, found)
    // A dispatched click event does not toggle the box: it only calls the handlers.
    box.dispatchEvent(new Event(isMark ? 'click' : 'options' in field ? 'change' : 'input', { bubbles: true }))
    // Fields of numbers and emails, and lists, have no selection.
    if (selectionStart != null && document.activeElement === box) box.setSelectionRange(selectionStart, selectionEnd)
  }
}

const sentChoice = ({ options }: HTMLSelectElement) =>
  ([...options].find(option => option.defaultSelected) ?? options[0])?.value
