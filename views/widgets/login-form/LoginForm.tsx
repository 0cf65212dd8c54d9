import { useState } from 'react'
import type { FormState } from '../../../shared/frame/frame'
import { routes } from '../../../shared/routes'
import { fieldRules } from '../../../shared/validation/fieldRules'
import { Field } from '../../components/Field'
import { FormMessage } from '../../components/FormMessage'
import { PasswordToggle } from '../../components/PasswordToggle'
import { SubmitButton } from '../forms/SubmitButton'
import { useForm } from '../forms/useForm'
import { logIn } from './logIn'

interface LoginFormProps {
  csrfToken?: string
  /** The server's messages, if the form was posted without script. */
  form?: FormState
}

const rules = { email: fieldRules.email, password: fieldRules.password }

/** The sign-in form. Without script the browser posts it; otherwise it calls the account service. */
export function LoginForm({ csrfToken, form: refused }: LoginFormProps) {
  const [shown, setShown] = useState(false)
  const { form, field, working, lines } = useForm({ rules, initial: refused?.values, refused, send: logIn })
  const kept = refused?.kept
  // With kept values of another form, the browser posts the form, so that the server can show them again.
  const sent = kept === undefined ? form : { ...form, onSubmit: undefined, noValidate: false }
  return (
    <form {...sent} method="post" action={routes.login.path}>
      <input type="hidden" name="_csrf" value={csrfToken} />
      {kept !== undefined && <input type="hidden" name="kept" value={kept} />}
      <Field {...field('email')} type="email" autoComplete="username" />
      <Field
        {...field('password')}
        type={shown ? 'text' : 'password'}
        autoComplete="current-password"
        beside={
          <a className="cw-lab-a" href={routes.forgotPassword.path}>
            Forgot password
          </a>
        }
        inside={<PasswordToggle shown={shown} onToggle={() => setShown(!shown)} />}
      />
      <div className="d-flex gap-2 mt-4">
        <SubmitButton working={working} label="Log in" workingLabel="Logging in" />
        <a className="btn btn-outline-secondary btn-lg" href="/">
          Cancel
        </a>
      </div>
      {lines.length > 0 && (
        <div className="mt-3">
          <FormMessage lines={lines} />
        </div>
      )}
    </form>
  )
}
