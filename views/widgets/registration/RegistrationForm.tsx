import { registrationRules as rules } from '../../../shared/accounts/registration'
import type { Invitation } from '../../../shared/contracts/account'
import { routes } from '../../../shared/routes'
import { messages } from '../../../shared/texts'
import { post } from '../../client/call'
import type { Values } from '../../client/formElement'
import { refusalIn } from '../../client/refusalIn'
import { CheckField } from '../../components/CheckField'
import { Field } from '../../components/Field'
import { FormMessage } from '../../components/FormMessage'
import { SubmitButton } from '../forms/SubmitButton'
import { type Sent, useForm } from '../forms/useForm'
import { NewPassword } from '../NewPassword'
import { Terms } from './Terms'

interface RegistrationFormProps {
  invitation: Invitation | null
  onSent: (registrationId: string, email: string) => void
}

export function RegistrationForm({ invitation, onSent }: RegistrationFormProps) {
  const { form, field, working, lines, errors } = useForm({
    rules,
    initial: invitation
      ? { companyName: invitation.CompanyName, email: invitation.Email, confirmEmail: invitation.Email }
      : undefined,
    send,
  })

  async function send(typed: Values<keyof typeof rules>): Promise<Sent> {
    const answer = await post('AccountService.svc/Register', { ...typed, acceptTerms: true })
    const refusal = refusalIn(answer)
    if (refusal?.includes(messages.passwordGuessable)) return { field: 'password', message: messages.passwordGuessable }
    if (refusal) return refusal
    if (answer.Item) onSent(answer.Item.RegistrationId, typed.email)
    return undefined
  }

  const { error, name, required } = field('acceptTerms')
  return (
    <form {...form}>
      <h1>Register</h1>
      <p className="cw-2 mb-4">
        {invitation
          ? `You are invited to join ${invitation.CompanyName}. `
          : 'Use your company email: it tells us which company you belong to.'}
        {invitation && <a href={`${routes.register.path}?invitation=`}>Register with another email</a>}
      </p>
      <div className="cw-field-pair">
        <Field {...field('fullName')} autoComplete="name" />
        <Field {...field('phone')} type="tel" autoComplete="tel" />
      </div>
      <Field {...field('companyName')} autoComplete="organization" />
      <div className="cw-field-pair">
        <Field {...field('email')} type="email" autoComplete="email" readOnly={invitation !== null} />
        <Field {...field('confirmEmail')} type="email" autoComplete="off" readOnly={invitation !== null} />
      </div>
      <NewPassword isLive label={rules.password.label} errors={errors} />
      <Terms />
      <CheckField name={name} label={rules.acceptTerms.label} required={required} error={error} />
      {lines.length > 0 && <FormMessage lines={lines} />}
      <div className="d-flex gap-2 mt-4">
        <SubmitButton needsScript working={working} label="Register" workingLabel="Registering" />
        <a className="btn btn-outline-secondary btn-lg" href={routes.landing.path}>
          Cancel
        </a>
      </div>
    </form>
  )
}
