import { type FocusEvent, type FormEvent, type SubmitEvent, useEffect, useState } from 'react'
import { type FieldRule, wrongIn, wrongOf } from '../../../shared/validation/fieldRules'
import { CallError } from '../../client/call'
import { firstWrong } from '../../components/Field'
import { htmlPattern } from '../../components/htmlPattern'

/**
 * The outcome of sending: undefined means done, 'leaving' means that another page is loading, lines say why it was
 * refused; if one field is the reason, its message is shown there. Fields whose values were rejected can be emptied.
 */
export type Sent =
  | undefined
  | 'leaving'
  | readonly string[]
  | { field: string; message: string }
  | { lines: readonly string[]; emptied: readonly string[] }

export type Values<Name extends string> = Record<Name, string>

interface FormOptions<Name extends string> {
  /** The rule of each field, in the order of the form. */
  rules: Readonly<Record<Name, FieldRule>>
  /** The initial values of the fields. */
  initial?: Partial<Values<Name>>
  /** The server's messages of a form that was posted without script. */
  refused?: { errors: Partial<Values<Name>>; message?: string }
  /** Called if all fields are valid. A failed call is shown in the form, unless it was shown already. */
  send: (values: Values<Name>) => Promise<Sent>
  /** Called instead if a field is invalid, after the first invalid field was focused. */
  onWrong?: () => void
  /** The message about the whole form if a field is invalid. */
  wrongLine?: string
}

/**
 * A form of a widget. Its fields are uncontrolled, so typed text stays whatever the answer is. The rules are those of
 * the contract. Errors show at their fields after the reader leaves them, and when the form is sent; the first invalid
 * field then gets the focus. An invalid field is validated again while it is corrected.
 */
export function useForm<Name extends string>(options: FormOptions<Name>) {
  const { rules, initial, refused, send, onWrong, wrongLine } = options
  const names = Object.keys(rules) as Name[]
  const [hydrated, setHydrated] = useState(false)
  const [working, setWorking] = useState(false)
  const [errors, setErrors] = useState<Partial<Values<Name>>>(refused?.errors ?? {})
  const [lines, setLines] = useState<readonly string[]>(refused?.message ? [refused.message] : [])
  useEffect(() => setHydrated(true), [])
  // Used only at first render: the focus of a form that was posted without script starts there.
  const start = firstWrong(names, errors)

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (working) return
    const form = event.currentTarget
    const values = valuesIn(form, names)
    const wrong = wrongOf(rules, values)
    setErrors(wrong)
    setLines([])
    const first = firstWrong(names, wrong)
    if (first) {
      if (wrongLine) setLines([wrongLine])
      focusOn(form, first)
      onWrong?.()
      return
    }
    setWorking(true)
    const sent = await send(values).catch(asLines)
    // While another page loads the form stays locked, so that it is not sent twice.
    if (sent === 'leaving') return
    setWorking(false)
    if (sent && 'field' in sent) {
      setErrors({ [sent.field]: sent.message } as Partial<Values<Name>>)
      focusOn(form, sent.field)
    } else if (sent && 'emptied' in sent) {
      for (const field of form.querySelectorAll<HTMLInputElement>('input'))
        if (sent.emptied.includes(field.name)) field.value = ''
      setLines(sent.lines)
    } else setLines(sent ?? [])
  }

  function mend(event: FormEvent<HTMLFormElement>) {
    const values = valuesIn(event.currentTarget, names)
    setErrors(before => {
      const wrong = (Object.keys(before) as Name[]).flatMap(name => {
        const message = wrongIn(rules[name], values[name], values)
        return message ? [[name, message]] : []
      })
      return Object.fromEntries(wrong) as Partial<Values<Name>>
    })
  }

  /**
   * Shows the error of an invalid field after the reader leaves it, unless it is empty: it may only have been passed.
   * Nothing is shown if the focus goes to a button, which must not move under the pointer.
   */
  function leave({ target, relatedTarget, currentTarget }: FocusEvent<HTMLFormElement>) {
    const name = names.find(one => one === target.name)
    if (!name || isPressed(relatedTarget)) return
    const values = valuesIn(currentTarget, names)
    const message = values[name] === '' ? undefined : wrongIn(rules[name], values[name], values)
    if (message) setErrors(before => ({ ...before, [name]: message }))
  }

  return {
    working,
    /** The lines of a refusal, for `FormMessage`. */
    lines,
    errors,
    /**
     * The props of the form element. Without script the browser validates the fields itself; a form sent before the
     * script has loaded must never put its values into the address.
     */
    form: {
      method: 'post',
      onSubmit: submit,
      onInput: mend,
      onBlur: leave,
      noValidate: hydrated,
      'aria-busy': working,
    },
    /** The props of the `Field` of that name. */
    field: (name: Name) => ({
      name,
      label: rules[name].label,
      required: rules[name].required,
      maxLength: rules[name].max,
      pattern: rules[name].pattern && htmlPattern(rules[name].pattern),
      defaultValue: initial?.[name],
      error: errors[name],
      autoFocus: start === name,
    }),
  }
}

/** The values to send: without surrounding blanks, except passwords, which are sent as typed. */
export function valuesIn<Name extends string>(form: HTMLFormElement, names: readonly Name[]): Values<Name> {
  const typed = new FormData(form)
  const entries = names.map(name => {
    const text = String(typed.get(name) ?? '')
    return [name, /password/i.test(name) ? text : text.trim()]
  })
  return Object.fromEntries(entries) as Values<Name>
}

function isPressed(element: EventTarget | null): boolean {
  return element instanceof Element && element.matches('a, button, [type="checkbox"]')
}

function focusOn(form: HTMLFormElement, name: string): void {
  form.querySelector<HTMLElement>(`[name="${name}"]:not([type="hidden"])`)?.focus()
}

function asLines(error: unknown): readonly string[] {
  if (error instanceof CallError) return error.isSaid ? [] : [error.message]
  throw error
}
