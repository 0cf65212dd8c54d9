import { calendarDate } from '../../../shared/display/calendarDate'
import { limits } from '../../../shared/limits'
import { Icon } from '../../../views/components/Icon'
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
      <div className="cw-alert ok mt-3">
        <Icon name="check-circle" />
        <div>
          Two-step login is on{since && ` since ${calendarDate(since)}`}.{isRequired && ' Your roles call for it.'}
        </div>
      </div>
      <div className={isLow ? 'cw-alert warn mt-2' : 'cw-alert info mt-2'}>
        <Icon name={isLow ? 'warning' : 'info'} />
        <div>
          {codesLeft} of {limits.secondFactor.recoveryCodes} recovery codes are left.
          {isLow && ' Make new ones while you can.'}
        </div>
      </div>
      <FactorForm>
        <p>Each of these changes how you log in, so it takes your password and a code.</p>
        <PasswordField />
        <CodeField label="Code" hint="Of your app, or a recovery code." />
        <div className="sf-actions">
          <button className="btn btn-primary" type="submit" name="action" value="start">
            Set up another app
          </button>
          <button className="btn btn-outline-secondary" type="submit" name="action" value="codes">
            Make new recovery codes
          </button>
          {!isRequired && (
            <button className="btn btn-outline-secondary" type="submit" name="action" value="off">
              Turn off
            </button>
          )}
        </div>
      </FactorForm>
    </>
  )
}
