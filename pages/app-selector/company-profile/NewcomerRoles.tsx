import Button from 'react-bootstrap/Button'
import FormCheck from 'react-bootstrap/FormCheck'
import FormLabel from 'react-bootstrap/FormLabel'
import FormText from 'react-bootstrap/FormText'
import { roleNames } from '../../../shared/access/roleNames'
import type { CompanyRole } from '../../../shared/access/roles'
import { routes } from '../../../shared/routes'
import { useFrame } from '../../../views/FrameContext'

interface NewcomerRolesProps {
  /** The roles of the company. */
  offered: readonly CompanyRole[]
  chosen: readonly CompanyRole[]
}

/** The roles of people who register with the company's mail domain. It works without script. */
export function NewcomerRoles({ offered, chosen }: NewcomerRolesProps) {
  const { csrfToken } = useFrame()
  if (offered.length === 0) return null
  return (
    <form className="cw-panel" method="post" action={routes.companyProfile.path}>
      <input type="hidden" name="_csrf" value={csrfToken} />
      <fieldset>
        <FormLabel as="legend">Roles of newcomers</FormLabel>
        <FormText as="p" className="mb-3">
          Whoever registers and is let in by your mail domain gets these at once. When you approve somebody in Manage
          Users, they are ticked for you. Those who are here already keep what they have.
        </FormText>
        {offered.map(role => (
          <FormCheck className="mb-2" key={role}>
            <FormCheck.Input
              type="checkbox"
              id={`newcomer-${role}`}
              name={`role-${role}`}
              defaultChecked={chosen.includes(role)}
              aria-describedby={`newcomer-${role}-lets`}
            />
            <FormCheck.Label htmlFor={`newcomer-${role}`}>{roleNames[role].name}</FormCheck.Label>
            <FormText as="p" className="mt-0" id={`newcomer-${role}-lets`}>
              {roleNames[role].lets}
            </FormText>
          </FormCheck>
        ))}
      </fieldset>
      <Button variant="outline-secondary" className="mt-2" type="submit">
        Set roles of newcomers
      </Button>
    </form>
  )
}
