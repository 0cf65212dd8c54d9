import { type SubmitEvent, useEffect, useState } from 'react'
import type { FormState } from '../../../shared/frame'
import { limits } from '../../../shared/limits'
import { patterns } from '../../../shared/patterns'
import { routes } from '../../../shared/routes'
import { Field, firstWrong } from '../../components/Field'
import { FormMessage } from '../../components/FormMessage'
import { htmlPattern } from '../../components/htmlPattern'
import { PasswordToggle } from '../../components/PasswordToggle'
import { Spinner } from '../../components/Spinner'
import { checkLogin, type LoginErrors } from './checkLogin'
import { logIn } from './logIn'

interface LoginFormProps {
  csrfToken?: string
  /** What the server said of the last try, where the form was posted without script. */
  form?: FormState
}

/** The sign-in form. Posted whole where there is no script; otherwise it asks the account service itself. */
export function LoginForm({ csrfToken, form }: LoginFormProps) {
  const [hydrated, setHydrated] = useState(false)
  const [working, setWorking] = useState(false)
  const [shown, setShown] = useState(false)
  const [errors, setErrors] = useState<LoginErrors>(form?.errors ?? {})
  const [lines, setLines] = useState<readonly string[]>(form?.message ? [form.message] : [])
  useEffect(() => setHydrated(true), [])

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (working) return
    const target = event.currentTarget
    const typed = new FormData(target)
    const request = { email: String(typed.get('email')).trim(), password: String(typed.get('password')) }
    const wrong = checkLogin(request)
    setErrors(wrong)
    setLines([])
    const first = firstWrong(['email', 'password'], wrong)
    if (first) {
      target.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
      return
    }
    setWorking(true)
    const refusal = await logIn(request)
    // After success the browser is on its way to the next page: the button stays as it is.
    if (!refusal) return
    setWorking(false)
    setLines(refusal)
  }

  const wrong = firstWrong(['email', 'password'], errors)
  return (
    <form method="post" action={routes.login.path} onSubmit={submit} noValidate={hydrated} aria-busy={working}>
      <input type="hidden" name="_csrf" value={csrfToken} />
      <Field
        name="email"
        label="Email"
        type="email"
        autoComplete="username"
        required
        maxLength={limits.email}
        pattern={htmlPattern(patterns.email)}
        defaultValue={form?.values.email}
        error={errors.email}
        autoFocus={wrong === 'email'}
      />
      <Field
        name="password"
        label="Password"
        type={shown ? 'text' : 'password'}
        autoComplete="current-password"
        required
        maxLength={200}
        error={errors.password}
        autoFocus={wrong === 'password'}
        beside={
          <a className="cw-lab-a" href={routes.forgotPassword.path}>
            Forgot password
          </a>
        }
        inside={<PasswordToggle shown={shown} onToggle={() => setShown(!shown)} />}
      />
      <div className="d-flex gap-2 mt-4">
        <button className="btn btn-primary btn-lg flex-grow-1" type="submit" disabled={working}>
          {working && <Spinner />}
          {working ? 'Logging in' : 'Log in'}
        </button>
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
