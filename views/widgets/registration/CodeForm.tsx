import { useEffect, useRef } from 'react'
import type { RegistrationOutcome } from '../../../shared/accounts/registration'
import { limits } from '../../../shared/limits'
import { messages } from '../../../shared/texts'
import { fieldRules } from '../../../shared/validation/fieldRules'
import { post } from '../../client/call'
import { refusalIn } from '../../client/refusalIn'
import { Field } from '../../components/Field'
import { FormMessage } from '../../components/FormMessage'
import { SubmitButton } from '../forms/SubmitButton'
import { type Sent, useForm } from '../forms/useForm'

interface CodeFormProps {
  registrationId: string
  email: string
  onBack: () => void
  onDone: (outcome: RegistrationOutcome) => void
}

/** Asks for the mailed code. Its texts are the same for every email, registered or not. */
export function CodeForm({ registrationId, email, onBack, onDone }: CodeFormProps) {
  const rules = { answerCode: fieldRules.mailedCode }
  const { form, field, working, lines } = useForm({ rules, send })
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])

  async function send({ answerCode }: { answerCode: string }): Promise<Sent> {
    const answer = await post('AccountService.svc/ConfirmRegistration', { registrationId, answerCode })
    const refusal = refusalIn(answer)
    if (refusal?.includes(messages.codeWrong)) return { field: 'answerCode', message: messages.codeWrong }
    if (refusal) return refusal
    if (answer.Item) onDone(answer.Item.Outcome)
    return undefined
  }

  return (
    <form {...form} data-private>
      <h1>Confirm your email</h1>
      <p className="cw-2 mb-4" role="status">
        We have sent a mail to <b>{email}</b>. Type the code that is in it. It works for {limits.mailedCode.minutes}{' '}
        minutes.
      </p>
      <Field {...field('answerCode')} inputRef={input} inputMode="numeric" autoComplete="one-time-code" />
      {lines.length > 0 && <FormMessage lines={lines} />}
      <div className="d-flex gap-2 mt-4">
        <SubmitButton needsScript working={working} label="Confirm" workingLabel="Confirming" />
        <button className="btn btn-outline-secondary btn-lg" type="button" onClick={onBack}>
          Back
        </button>
      </div>
    </form>
  )
}
