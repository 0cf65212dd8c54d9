import Button from 'react-bootstrap/Button'
import type { ShownCompany } from '../../shared/contracts/admin'
import { serverMessages } from '../../shared/wording/serverMessages'
import { Badge } from '../../views/components/Badge'
import { Password } from './formFields'

interface CompanyStateProps {
  company: ShownCompany
  csrfToken?: string
}

const { companies: texts } = serverMessages
const refusals = { own: texts.stateOfOwn, power: texts.stateOfPower } as const

/** Disables a company or enables it again, and says what that does to its people. */
export function CompanyState({ company, csrfToken }: CompanyStateProps) {
  const { IsDisabled, StaysOpen, WithAccess, Sessions } = company
  const stays = IsDisabled ? null : StaysOpen
  const accounts = WithAccess === 1 ? '1 account' : `${WithAccess} accounts`
  const sessions = Sessions === 1 ? '1 open session ends' : `${Sessions} open sessions end`
  return (
    <>
      <h3>{IsDisabled ? 'Enable company' : 'Disable company'}</h3>
      {stays ? (
        <p className="cw-sm">{refusals[stays]}</p>
      ) : (
        <>
          <p className="cw-sm">
            {IsDisabled
              ? `${accounts} can log in again. Who is disabled on their own stays so, and who waits still waits. Until then nobody is added or let in, and roles stay as they are.`
              : `${accounts} cannot log in any more, programs included, and ${sessions} at once: what is not saved there is lost. Projects are kept, and enabling the company gives everybody their access again.`}
          </p>
          <form className="ad-form" method="post" action="/admin">
            <input type="hidden" name="_csrf" value={csrfToken} />
            <input type="hidden" name="company" value={company.Id} />
            <Password id="state-password" />
            {IsDisabled ? (
              <Button size="sm" type="submit" name="action" value="enable-company">
                Enable company
              </Button>
            ) : (
              <Button variant="danger" size="sm" type="submit" name="action" value="disable-company">
                Disable company
              </Button>
            )}
          </form>
        </>
      )}
    </>
  )
}

export function DisabledCompanyBadge() {
  return (
    <Badge icon="minus" tone="err">
      Company disabled
    </Badge>
  )
}
