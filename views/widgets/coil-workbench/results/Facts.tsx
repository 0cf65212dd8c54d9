import { Fragment } from 'react'
import type { Fact } from '../../../../shared/designs/coilFacts'

/** Names with their values, one a line. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="cw-dl">
      {facts.map(([label, value, unit]) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd>
            {value}
            {unit && <span className="cw-u"> {unit}</span>}
          </dd>
        </Fragment>
      ))}
    </dl>
  )
}
