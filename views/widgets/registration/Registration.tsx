import { useState } from 'react'
import type { RegistrationOutcome } from '../../../shared/accounts/registration'
import type { Invitation } from '../../../shared/contracts/account'
import { routes } from '../../../shared/routes'
import { CodeForm } from './CodeForm'
import { Registered } from './Registered'
import { RegistrationForm } from './RegistrationForm'

type Step =
  | { at: 'form' }
  | { at: 'code'; registrationId: string; email: string }
  | { at: 'done'; outcome: RegistrationOutcome }

/** The steps of a registration: the form, the mailed code, and the outcome. */
export function Registration({ invitation }: { invitation: Invitation | null }) {
  const [step, setStep] = useState<Step>({ at: 'form' })
  if (step.at === 'done') return <Registered outcome={step.outcome} />
  return (
    <>
      {/* Hidden, not removed, while the code is asked for, so that a wrong address can be corrected. */}
      <div hidden={step.at !== 'form'}>
        <RegistrationForm
          invitation={invitation}
          onSent={(registrationId, email) => setStep({ at: 'code', registrationId, email })}
        />
      </div>
      {step.at === 'code' && (
        <CodeForm
          key={step.registrationId}
          registrationId={step.registrationId}
          email={step.email}
          onBack={() => setStep({ at: 'form' })}
          onDone={outcome => setStep({ at: 'done', outcome })}
        />
      )}
      <p className="cw-sm cw-2 mt-4 mb-0">
        You have an account? <a href={routes.login.path}>Log in</a>
      </p>
    </>
  )
}
