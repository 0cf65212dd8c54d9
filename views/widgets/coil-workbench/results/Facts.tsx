import { Fragment, type ReactNode } from 'react'

export type Fact = readonly [label: string, value: ReactNode, unit?: string]

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
