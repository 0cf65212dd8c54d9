import { useEffect, useRef } from 'react'
import type { RegistrationOutcome } from '../../../shared/accounts/registration'
import { routes } from '../../../shared/routes'
import { messages } from '../../../shared/texts'

/** The outcome of the registration, and the next step. */
export function Registered({ outcome }: { outcome: RegistrationOutcome }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {outcome === 'Active' ? 'Your account is open' : 'Thank you for registering'}
      </h1>
      <p className="cw-2 mb-4">{messages.registered[outcome]}</p>
      {outcome === 'Active' ? (
        <a className="btn btn-primary btn-lg" href={routes.login.path}>
          Log in
        </a>
      ) : (
        <a className="btn btn-primary btn-lg" href={routes.landing.path}>
          Back to the start page
        </a>
      )}
    </>
  )
}
