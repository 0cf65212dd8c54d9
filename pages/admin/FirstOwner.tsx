import Button from 'react-bootstrap/Button'
import FormCheck from 'react-bootstrap/FormCheck'
import FormControl from 'react-bootstrap/FormControl'
import FormSelect from 'react-bootstrap/FormSelect'
import { plants } from '../../shared/access/identity'
import type { ShownCompany } from '../../shared/contracts/admin'
import { limits } from '../../shared/limits'
import { timeOf } from './Fact'
import { Labelled, Password } from './formFields'

interface FirstOwnerProps {
  company: ShownCompany
  csrfToken?: string
}

/** The people who wait in a company without an owner: one of them becomes the owner. */
export function FirstOwner({ company, csrfToken }: FirstOwnerProps) {
  return (
    <>
      <h3>First owner</h3>
      {company.Newcomers.length === 0 && <p className="cw-sm">Nobody waits.</p>}
      {company.Newcomers.length > 0 && (
        <form className="ad-form" method="post" action="/admin">
          <input type="hidden" name="_csrf" value={csrfToken} />
          <input type="hidden" name="company" value={company.Id} />
          <fieldset>
            <legend className="visually-hidden">Who becomes the owner</legend>
            {company.Newcomers.map(({ Id, FullName, Email, Since }, at) => (
              <FormCheck key={Id}>
                <FormCheck.Input type="radio" id={`owner-${Id}`} name="id" value={Id} defaultChecked={at === 0} />
                <FormCheck.Label htmlFor={`owner-${Id}`}>
                  {FullName}
                  <span className="cw-sm cw-2">{`${Email}, ${timeOf(Since)}`}</span>
                </FormCheck.Label>
              </FormCheck>
            ))}
          </fieldset>
          <Labelled id="customer-number" label="Customer number">
            <FormControl
              id="customer-number"
              name="customerNumber"
              maxLength={limits.customerNumber}
              defaultValue={company.CustomerNumber}
              autoComplete="off"
            />
          </Labelled>
          <Labelled id="plant" label="Plant">
            <FormSelect id="plant" name="plant" defaultValue={company.Plant}>
              {plants.map(plant => (
                <option key={plant}>{plant}</option>
              ))}
            </FormSelect>
          </Labelled>
          <Password id="owner-password" />
          <Button size="sm" type="submit" name="action" value="approve-company">
            Let in as owner
          </Button>{' '}
          <Button variant="outline-secondary" size="sm" type="submit" name="action" value="deny-newcomer">
            Turn down
          </Button>
        </form>
      )}
    </>
  )
}
