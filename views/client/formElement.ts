/** What a form of fields with rules does, whether React shows its messages or not. */
import { type FieldRule, wrongIn } from '../../shared/validation/fieldRules'

export type Values<Name extends string> = Record<Name, string>
export type Rules<Name extends string> = Readonly<Record<Name, FieldRule>>

/** The outcome of sending: undefined means done, 'leaving' that another page is loading, lines why it was refused. */
export type Sent = undefined | 'leaving' | readonly string[]

export const namesOf = <Name extends string>(rules: Rules<Name>) => Object.keys(rules) as Name[]

/** The values to send: without surrounding blanks, except passwords, which are sent as typed. */
export function valuesIn<Name extends string>(form: HTMLFormElement, names: readonly Name[]): Values<Name> {
  const typed = new FormData(form)
  const entries = names.map(name => {
    const text = String(typed.get(name) ?? '')
    return [name, /password/i.test(name) ? text : text.trim()]
  })
  return Object.fromEntries(entries) as Values<Name>
}

/** The messages of fields that were wrong and still are: an invalid field is validated again while it is corrected. */
export function stillWrong<Name extends string>(rules: Rules<Name>, values: Values<Name>, before: readonly Name[]) {
  const wrong = before.flatMap(name => {
    const message = wrongIn(rules[name], values[name], values)
    return message ? [[name, message]] : []
  })
  return Object.fromEntries(wrong) as Partial<Values<Name>>
}

/**
 * The error of an invalid field that the reader leaves, unless it is empty: it may only have been passed. There is none
 * if the focus goes to a button, which must not move under the pointer.
 */
export function wrongOnLeaving<Name extends string>(
  form: HTMLFormElement,
  rules: Rules<Name>,
  { target, relatedTarget }: Pick<FocusEvent, 'target' | 'relatedTarget'>,
): Partial<Values<Name>> | undefined {
  const names = namesOf(rules)
  const name = names.find(one => one === (target as HTMLInputElement).name)
  if (!name || isPressed(relatedTarget)) return undefined
  const values = valuesIn(form, names)
  const message = values[name] === '' ? undefined : wrongIn(rules[name], values[name], values)
  return message ? ({ [name]: message } as Partial<Values<Name>>) : undefined
}

function isPressed(element: EventTarget | null): boolean {
  return element instanceof Element && element.matches('a, button, [type="checkbox"]')
}

export function focusOn(form: HTMLFormElement, name: string): void {
  form.querySelector<HTMLElement>(`[name="${name}"]:not([type="hidden"])`)?.focus()
}
