import { Fragment } from 'react'
import type { UserConfig } from '../../../shared/contracts/account'

/** Who is in which group, for a reader who changes nothing. */
export function GroupMembers({ config }: { config: UserConfig }) {
  return (
    <dl className="cw-panel mt-3 us-dl">
      {config.Groups.map(({ Id, Name, Members }) => (
        <Fragment key={Id}>
          <dt>{Name}</dt>
          <dd>{Members.map(member => member.Name).join(', ') || 'Nobody'}</dd>
        </Fragment>
      ))}
    </dl>
  )
}
