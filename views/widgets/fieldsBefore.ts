/**
 * What stands in the fields of a page when its widgets come to life: typed on a slow line, filled in by the browser, or
 * put back by it in a tab that was restored. React takes them for what the server sent, and would show that again.
 */

type TextField = HTMLInputElement | HTMLTextAreaElement

/**
 * Notes which fields of `widget` differ from what the server sent. What it gives tells each change to the widget as if it
 * were made now, so that no field and no figure part.
 */
export function fieldsBefore(widget: HTMLElement): () => void {
  const changes = [...widget.querySelectorAll('input, textarea, select')].map(changeOf)
  return () => {
    for (const tell of changes) tell?.()
  }
}

function changeOf(field: Element): (() => void) | undefined {
  if (field instanceof HTMLSelectElement) return choiceOf(field)
  if (field instanceof HTMLTextAreaElement) return textOf(field)
  if (!(field instanceof HTMLInputElement) || field.type === 'hidden' || field.type === 'file') return undefined
  return field.type === 'checkbox' || field.type === 'radio' ? markOf(field) : textOf(field)
}

function textOf(field: TextField): (() => void) | undefined {
  const { value, defaultValue } = field
  if (value === defaultValue) return undefined
  const { selectionStart, selectionEnd, selectionDirection } = field
  return () => {
    field.value = defaultValue
    setUnseen(field, 'value', value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    // Fields of numbers and emails have no selection.
    if (selectionStart !== null && document.activeElement === field)
      field.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined)
  }
}

/** Of a group of radio buttons, the one that is marked speaks for all. */
function markOf(field: HTMLInputElement): (() => void) | undefined {
  const { checked, defaultChecked, type } = field
  if (checked === defaultChecked || (type === 'radio' && !checked)) return undefined
  return () => {
    field.checked = defaultChecked
    setUnseen(field, 'checked', checked)
    // It comes from no mouse, so it turns nothing over: it is only heard.
    field.dispatchEvent(new Event('click', { bubbles: true }))
  }
}

function choiceOf(field: HTMLSelectElement): (() => void) | undefined {
  const { value } = field
  const sent = [...field.options].find(option => option.defaultSelected) ?? field.options[0]
  if (value === sent?.value) return undefined
  return () => {
    field.value = value
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }
}

/** React watches a field's own property to tell a new value from one that it has set itself. */
function setUnseen(field: TextField, key: 'value' | 'checked', value: unknown): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), key)?.set?.call(field, value)
}
