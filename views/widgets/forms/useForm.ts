import { type FocusEvent, type FormEvent, type SubmitEvent, useEffect, useState } from 'react'
import { wrongOf } from '../../../shared/validation/fieldRules'
import { linesOf } from '../../client/call'
import {
  focusOn,
  namesOf,
  type Rules,
  type Sent as SentPlainly,
  stillWrong,
  type Values,
  valuesIn,
  wrongOnLeaving,
} from '../../client/formElement'
import { firstWrong } from '../../components/Field'
import { fieldOf } from '../../components/fieldOf'

/**
 * The outcome of sending. If one field is the reason of a refusal, its message is shown there. Fields whose values were
 * rejected can be emptied.
 */
export type Sent =
  | SentPlainly
  | { field: string; message: string }
  | { lines: readonly string[]; emptied: readonly string[] }

interface FormOptions<Name extends string> {
  /** The rule of each field, in the order of the form. */
  rules: Rules<Name>
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
  const names = namesOf(rules)
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
    const sent = await send(values).catch(linesOf)
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

  function mend({ currentTarget }: FormEvent<HTMLFormElement>) {
    const values = valuesIn(currentTarget, names)
    setErrors(before => stillWrong(rules, values, Object.keys(before) as Name[]))
  }

  function leave({ target, relatedTarget, currentTarget }: FocusEvent<HTMLFormElement>) {
    const left = wrongOnLeaving(currentTarget, rules, { target, relatedTarget })
    if (left) setErrors(before => ({ ...before, ...left }))
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
      ...fieldOf(name, rules[name]),
      defaultValue: initial?.[name],
      error: errors[name],
      autoFocus: start === name,
    }),
  }
}
