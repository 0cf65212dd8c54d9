import { type FocusEvent, type FormEvent, type SubmitEvent, useEffect, useState } from 'react'
import { type FieldRule, wrongIn, wrongOf } from '../../../shared/validation/fieldRules'
import { CallError } from '../../client/call'
import { firstWrong } from '../../components/Field'
import { htmlPattern } from '../../components/htmlPattern'

/**
 * What came of sending: undefined is done, 'leaving' is a page on its way, lines are why it was refused; where that is
 * the matter of one field, it is said there. What could not be had is taken out of its fields again.
 */
export type Sent =
  | undefined
  | 'leaving'
  | readonly string[]
  | { field: string; message: string }
  | { lines: readonly string[]; takenBack: readonly string[] }

export type Values<Name extends string> = Record<Name, string>

interface FormOptions<Name extends string> {
  /** The rule of each field, in the order in which they stand in the form. */
  rules: Readonly<Record<Name, FieldRule>>
  /** What the fields start with. */
  initial?: Partial<Values<Name>>
  /** What the server said of a form that was posted without script. */
  refused?: { errors: Partial<Values<Name>>; message?: string }
  /** Called once nothing is wrong. A call that fails is said in the form, unless it has been said. */
  send: (values: Values<Name>) => Promise<Sent>
  /** Called instead where something is wrong, after focus has gone to the first wrong field. */
  onWrong?: () => void
  /** Said of the form as a whole where a field is wrong. */
  wrongLine?: string
}

/**
 * A form of a widget. Its fields keep their own values, so that what was typed stays whatever the answer is; the
 * rules are those of the contract; errors show at their fields, once they are left and when the form is sent, and then
 * the first wrong field has the focus. A field that was wrong is asked again while it is mended.
 */
export function useForm<Name extends string>(options: FormOptions<Name>) {
  const { rules, initial, refused, send, onWrong, wrongLine } = options
  const names = Object.keys(rules) as Name[]
  const [hydrated, setHydrated] = useState(false)
  const [working, setWorking] = useState(false)
  const [errors, setErrors] = useState<Partial<Values<Name>>>(refused?.errors ?? {})
  const [lines, setLines] = useState<readonly string[]>(refused?.message ? [refused.message] : [])
  useEffect(() => setHydrated(true), [])
  // Has an effect when the form is made only: a form that was posted without script starts there.
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
    // Where another page is on its way the form stays as it is, so that nobody sends it twice.
    if (sent === 'leaving') return
    setWorking(false)
    if (sent && 'field' in sent) {
      setErrors({ [sent.field]: sent.message } as Partial<Values<Name>>)
      focusOn(form, sent.field)
    } else if (sent && 'takenBack' in sent) {
      for (const field of form.querySelectorAll<HTMLInputElement>('input'))
        if (sent.takenBack.includes(field.name)) field.value = field.defaultValue
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
   * A field that was left wrong says so; one that was left empty may only have been passed by. What is being pressed
   * must not move away under the pointer, so nothing is said on the way there.
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
    /** Why it was refused, for `FormMessage`. */
    lines,
    errors,
    /**
     * For the form element. Without script the browser checks the fields itself; what is sent before the script is
     * there must never stand in an address.
     */
    form: {
      method: 'post',
      onSubmit: submit,
      onInput: mend,
      onBlur: leave,
      noValidate: hydrated,
      'aria-busy': working,
    },
    /** For the `Field` of that name. */
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

/** Values as they are sent: without blanks around them, but a password is taken as typed. */
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
