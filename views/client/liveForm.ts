/** A form without React: its script changes the elements that the server sent. `useForm` does the same with React. */
import { wrongOf } from '../../shared/validation/fieldRules'
import { linesOf } from './call'
import {
  focusOn,
  namesOf,
  type Rules,
  type Sent,
  stillWrong,
  type Values,
  valuesIn,
  wrongOnLeaving,
} from './formElement'

interface LiveForm<Name extends string> {
  /** The rule of each field, in the order of the form. */
  rules: Rules<Name>
  /** Called if all fields are valid. Without it the browser sends the form. */
  send?: (values: Values<Name>) => Promise<Sent>
}

/**
 * Makes a form live. It holds, in a template, the parts that it may show: the error of a field, the message under the
 * form, and the spinner of its button. The label of the button while it works is in `data-working`.
 */
export function enliven<Name extends string>(form: HTMLFormElement, { rules, send }: LiveForm<Name>): void {
  const names = namesOf(rules)
  const part = (selector: string) => form.querySelector('template')!.content.querySelector(selector)!.cloneNode(true)
  const input = (name: Name) => form.querySelector<HTMLInputElement>(`[name="${name}"]`)!
  const button = form.querySelector<HTMLButtonElement>('[type="submit"]')!
  const { textContent: label } = button
  let isWorking = false

  function showError(name: Name, message: string | undefined): void {
    const box = input(name)
    const id = `${box.id}-error`
    const before = form.querySelector(`[id="${id}"]`)
    box.classList.toggle('is-invalid', message !== undefined)
    if (message === undefined) {
      before?.remove()
      for (const attribute of ['aria-invalid', 'aria-describedby']) box.removeAttribute(attribute)
      return
    }
    const error = before ?? (part('.invalid-feedback') as HTMLElement)
    error.id = id
    error.querySelector('span')!.textContent = message
    if (!before) (box.closest('.cw-pw') ?? box).after(error)
    box.setAttribute('aria-invalid', 'true')
    box.setAttribute('aria-describedby', id)
  }

  function say(lines: readonly string[]): void {
    form.querySelector(':scope > [data-part="message"]')?.remove()
    if (lines.length === 0) return
    const message = part('[data-part="message"]') as HTMLElement
    const line = message.querySelector('.cw-alert > div > div')!
    line.replaceWith(
      ...lines.map(text => {
        const shown = line.cloneNode() as HTMLElement
        shown.textContent = text
        return shown
      }),
    )
    form.append(message)
  }

  function work(works: boolean): void {
    isWorking = works
    form.setAttribute('aria-busy', String(works))
    button.disabled = works
    button.replaceChildren(...(works ? [part('.cw-spin'), button.dataset.working ?? ''] : [label ?? '']))
  }

  async function submit(event: SubmitEvent): Promise<void> {
    if (!send) return
    event.preventDefault()
    if (isWorking) return
    const values = valuesIn(form, names)
    const wrong = wrongOf(rules, values)
    for (const name of names) showError(name, wrong[name])
    say([])
    const first = names.find(name => wrong[name])
    if (first) return focusOn(form, first)
    work(true)
    const sent = await send(values).catch(linesOf)
    // While another page loads the form stays locked, so that it is not sent twice.
    if (sent === 'leaving') return
    work(false)
    say(sent ?? [])
  }

  form.addEventListener('submit', event => void submit(event))
  form.addEventListener('input', () => {
    const before = names.filter(name => input(name).hasAttribute('aria-invalid'))
    const wrong = stillWrong(rules, valuesIn(form, names), before)
    for (const name of before) showError(name, wrong[name])
  })
  form.addEventListener('focusout', event => {
    const left = wrongOnLeaving(form, rules, event)
    if (left) for (const name of names) if (left[name]) showError(name, left[name])
  })
  form.noValidate = send !== undefined
}
