import { Fragment } from 'react'
import type { Fact, Purposes } from '../../../shared/tools/results/keyResult'
import { Why } from './Why'

/** Names with their values, one on each line. */
export function Facts({ facts, purposes }: { facts: readonly Fact[]; purposes?: Readonly<Record<string, Purposes>> }) {
  return (
    <dl className="cw-dl">
      {facts.map(([label, value, unit]) => (
        <Fragment key={label}>
          <dt>{purposes ? <Why label={label} value={value} unit={unit} purposes={purposes[label]} /> : label}</dt>
          <dd>
            {value}
            {unit && <span className="cw-u">{` ${unit}`}</span>}
          </dd>
        </Fragment>
      ))}
    </dl>
  )
}
