import { useId } from 'react'
import { roleNames } from '../../../shared/access/roleNames'
import type { CompanyRole } from '../../../shared/access/roles'

interface RoleBoxesProps {
  /** The roles of the company. */
  offered: readonly CompanyRole[]
  chosen: readonly CompanyRole[]
  onChange: (chosen: CompanyRole[]) => void
  disabled?: boolean
}

/** A checkbox for each role that the company can give, with what it allows. */
export function RoleBoxes({ offered, chosen, onChange, disabled }: RoleBoxesProps) {
  const id = useId()
  if (offered.length === 0)
    return (
      <p className="cw-sm cw-muted">Your company holds no tools yet. Our support can tell you which it may have.</p>
    )
  return (
    <fieldset className="us-roles" disabled={disabled}>
      <legend className="form-label">Roles</legend>
      {offered.map(role => (
        <div className="form-check" key={role}>
          <input
            className="form-check-input"
            type="checkbox"
            id={`${id}-${role}`}
            checked={chosen.includes(role)}
            aria-describedby={`${id}-${role}-lets`}
            onChange={event =>
              onChange(offered.filter(one => (one === role ? event.target.checked : chosen.includes(one))))
            }
          />
          <label className="form-check-label" htmlFor={`${id}-${role}`}>
            {roleNames[role].name}
          </label>
          <p className="form-text" id={`${id}-${role}-lets`}>
            {roleNames[role].lets}
          </p>
        </div>
      ))}
    </fieldset>
  )
}
