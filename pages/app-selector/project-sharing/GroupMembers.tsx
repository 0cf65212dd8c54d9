import { Fragment } from 'react'
import type { UserConfig } from '../../../shared/contracts/account'

/** The members of each group, read-only. */
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
