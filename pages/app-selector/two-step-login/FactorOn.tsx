import Button from 'react-bootstrap/Button'
import { calendarDate } from '../../../shared/display/calendarDate'
import { limits } from '../../../shared/limits'
import { PageAlert } from '../../../views/components/PageAlert'
import { CodeField, PasswordField } from './FactorFields'
import { FactorForm } from './FactorForm'

interface FactorOnProps {
  since: string | null
  codesLeft: number
  isRequired: boolean
}

/** The state of an active second factor. Enter presses the first button, which changes nothing yet. */
export function FactorOn({ since, codesLeft, isRequired }: FactorOnProps) {
  const isLow = codesLeft < limits.secondFactor.lowOnCodes
  return (
    <>
      <PageAlert tone="ok" className="mt-3">
        <div>
          Two-step login is on{since && ` since ${calendarDate(since)}`}.{isRequired && ' Your roles call for it.'}
        </div>
      </PageAlert>
      <PageAlert tone={isLow ? 'warn' : 'info'} className="mt-2">
        <div>
          {codesLeft} of {limits.secondFactor.recoveryCodes} recovery codes are left.
          {isLow && ' Make new ones while you can.'}
        </div>
      </PageAlert>
      <FactorForm>
        <p>Each of these changes how you log in, so it takes your password and a code.</p>
        <PasswordField />
        <CodeField label="Code" hint="Of your app, or a recovery code." />
        <div className="sf-actions">
          <Button type="submit" name="action" value="start">
            Set up another app
          </Button>
          <Button variant="outline-secondary" type="submit" name="action" value="codes">
            Make new recovery codes
          </Button>
          {!isRequired && (
            <Button variant="outline-secondary" type="submit" name="action" value="off">
              Turn off
            </Button>
          )}
        </div>
      </FactorForm>
    </>
  )
}
