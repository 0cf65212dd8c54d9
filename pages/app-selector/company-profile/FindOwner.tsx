import Button from 'react-bootstrap/Button'
import FormControl from 'react-bootstrap/FormControl'
import FormLabel from 'react-bootstrap/FormLabel'
import FormText from 'react-bootstrap/FormText'
import { limits } from '../../../shared/limits'
import { routes } from '../../../shared/routes'
import { Icon } from '../../../views/components/Icon'

interface FindOwnerProps {
  /** The number of people in the list; `total` is the number who can own the account. */
  listed: number
  total: number
  /** The searched text. */
  sought: string
}

/** Searches people for the list of possible owners, if there are too many for one list. */
export function FindOwner({ listed, total, sought }: FindOwnerProps) {
  if (listed >= total && !sought) return null
  return (
    <search>
      <form className="cw-panel" method="get" action={routes.companyProfile.path}>
        <FormLabel htmlFor="find-owner">Find who can own the account</FormLabel>
        <div className="d-flex gap-2">
          <FormControl
            id="find-owner"
            name="owner"
            type="search"
            placeholder="Name or email"
            maxLength={limits.email}
            defaultValue={sought}
          />
          <Button variant="outline-secondary" type="submit">
            <Icon name="search" />
            Find
          </Button>
        </div>
        <FormText as="p">
          {sought && listed <= 1
            ? 'Nobody else who can own the account fits this. Try another part of a name or email.'
            : `Account Owner below lists ${listed.toLocaleString('en')} of ${total.toLocaleString('en')} people. Find the others here before you change anything.`}
        </FormText>
      </form>
    </search>
  )
}
