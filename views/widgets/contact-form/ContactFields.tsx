import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { memberRules, visitorRules } from '../../../shared/accounts/contactForm'
import type { FormState } from '../../../shared/frame/frame'
import { limits } from '../../../shared/limits'
import { routes } from '../../../shared/routes'
import { texts } from '../../../shared/texts'
import { wrongOf } from '../../../shared/validation/fieldRules'
import { type Values, valuesIn } from '../../client/formElement'
import { Field } from '../../components/Field'
import { FormMessage } from '../../components/FormMessage'
import { Spinner } from '../../components/Spinner'
import { TextArea } from '../../components/TextArea'
import { useForm } from '../forms/useForm'
import { sendMessage, tellBlank } from './sendMessage'

interface ContactFieldsProps {
  csrfToken?: string
  reader?: string
  isLoggedIn: boolean
  refused?: FormState
  onSent: () => void
}

type Name = keyof typeof visitorRules

/** The labels of the specification: a star means required. */
const starred = <Props extends { label: string }>(props: Props) => ({ ...props, label: `${props.label}*` })

export function ContactFields({ csrfToken, reader, isLoggedIn, refused, onSent }: ContactFieldsProps) {
  const rules = (isLoggedIn ? memberRules : visitorRules) as typeof visitorRules
  const names = Object.keys(rules) as Name[]
  const element = useRef<HTMLFormElement>(null)
  const [length, setLength] = useState(refused?.values.message?.length ?? 0)
  // Starts enabled: without script a disabled button would stay disabled.
  const [isValid, setValid] = useState(true)
  const { form, field, working, lines } = useForm<Name>({
    rules,
    initial: refused?.values,
    refused,
    send: values => sendMessage(values, onSent),
    onWrong: tellBlank,
  })

  function look(values: Values<Name>) {
    setValid(Object.keys(wrongOf(rules, values)).length === 0)
    setLength(values.message.length)
  }

  // The browser may have filled in fields before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on the first render of the form
  useEffect(() => {
    if (element.current) look(valuesIn(element.current, names))
  }, [])

  function typed(event: FormEvent<HTMLFormElement>) {
    form.onInput(event)
    look(valuesIn(event.currentTarget, names))
  }

  /** While the button is disabled, browsers do not submit the form on Enter: show the messages instead. */
  function pressed(event: KeyboardEvent<HTMLFormElement>) {
    const isEnter = event.key === 'Enter' && !event.nativeEvent.isComposing
    if (isEnter && !isValid && event.target instanceof HTMLInputElement) event.currentTarget.requestSubmit()
  }

  return (
    <form {...form} ref={element} onInput={typed} onKeyDown={pressed} method="post" action={routes.contactUs.path}>
      <input type="hidden" name="_csrf" value={csrfToken} />
      {reader && <input type="hidden" name="_for" value={reader} />}
      {lines.length > 0 && <FormMessage lines={lines} />}
      {!isLoggedIn && (
        <div className="cw-contact-who">
          <Field {...starred(field('company'))} autoComplete="organization" />
          <Field {...starred(field('name'))} autoComplete="name" />
          <Field {...starred(field('phone'))} type="tel" autoComplete="tel" hint="Digits, spaces, ( ) + and -." />
          <Field {...starred(field('email'))} type="email" autoComplete="email" />
        </div>
      )}
      <Field {...starred(field('subject'))} hint="Letters, digits and spaces." />
      <TextArea
        {...starred(field('message'))}
        rows={8}
        hint="Please leave out / \ and *: write Btu per hour."
        end={texts.contact.remaining(limits.contact.message - length)}
      />
      <button className="btn btn-primary btn-lg" type="submit" disabled={working || !isValid}>
        {working && <Spinner />}
        {working ? 'Sending' : 'Send'}
      </button>
    </form>
  )
}
