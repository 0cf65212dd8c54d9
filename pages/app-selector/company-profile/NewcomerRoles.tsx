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
        <legend className="form-label">Roles of newcomers</legend>
        <p className="form-text mb-3">
          Whoever registers and is let in by your mail domain gets these at once. When you approve somebody in Manage
          Users, they are ticked for you. Those who are here already keep what they have.
        </p>
        {offered.map(role => (
          <div className="form-check mb-2" key={role}>
            <input
              className="form-check-input"
              type="checkbox"
              id={`newcomer-${role}`}
              name={`role-${role}`}
              defaultChecked={chosen.includes(role)}
              aria-describedby={`newcomer-${role}-lets`}
            />
            <label className="form-check-label" htmlFor={`newcomer-${role}`}>
              {roleNames[role].name}
            </label>
            <p className="form-text mt-0" id={`newcomer-${role}-lets`}>
              {roleNames[role].lets}
            </p>
          </div>
        ))}
      </fieldset>
      <button className="btn btn-outline-secondary mt-2" type="submit">
        Set roles of newcomers
      </button>
    </form>
  )
}
