import type { MethodUsed } from '../../../../engine/coils/coil'
import type { CorrelationDescription } from '../../../../shared/contracts/coilStudies'
import { formatSignificant } from '../../../../shared/display/formatNumber'
import { sentence } from '../../../../shared/display/sentence'
import { Icon } from '../../../components/Icon'
import { RangeBar } from './RangeBar'

const trusts = {
  verify: 'Constants not yet confirmed in the original paper.',
  assumption: 'Rests on an assumption where nothing is published.',
} as const

/** One published method: its source and accuracy, its inputs at the mean point of the coil, and where they lie. */
export function MethodCard({ method, description }: { method: MethodUsed; description?: CorrelationDescription }) {
  const { purpose, id, inputs, warnings } = method
  if (!description) {
    return (
      <section className="wb-method" aria-busy="true">
        <h3>{sentence(purpose)}</h3>
        <p>{id}</p>
      </section>
    )
  }
  const { Authors, Year, Title, Source, Accuracy, Trust, Validity, Inputs } = description
  // What only solvers ask for is nothing of the coil.
  const known = Inputs.filter(({ Name }) => inputs[Name] !== undefined && Name !== 'evenTransition')
  const hasRange = known.some(({ Name }) => Validity[Name])
  return (
    <section className="wb-method">
      <h3>{sentence(purpose).replace(/\.$/, '')}</h3>
      <p>
        <b>{`${Authors} ${Year}`}</b>, {Title}
      </p>
      <p className="cw-sm">{Source}</p>
      <p className="cw-sm">{`Stated accuracy: ${Accuracy}`}</p>
      {Trust && (
        <p className="cw-sm">
          <Icon name="warning" size="sm" className="c-warn" /> {trusts[Trust]}
        </p>
      )}
      <table className="table wb-states">
        <caption className="visually-hidden">
          Inputs at the mean point of the coil, and where they lie in the data
        </caption>
        <thead>
          <tr>
            <th scope="col">Input, in SI units</th>
            <th scope="col" className="cw-num">
              Here
            </th>
            {hasRange && (
              <>
                <th scope="col">Data from, to</th>
                <th scope="col">
                  <span className="visually-hidden">Place</span>
                </th>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {known.map(({ Name, Unit, Meaning }) => {
            const value = inputs[Name] ?? 0
            const range = Validity[Name]
            return (
              <tr key={Name}>
                <th scope="row">
                  {`${Meaning[0]?.toUpperCase()}${Meaning.slice(1)}`}
                  {Unit !== '-' && <span className="cw-u"> {Unit}</span>}
                </th>
                <td className="cw-num">{formatSignificant(value)}</td>
                {hasRange && (
                  <>
                    <td className="cw-tnum">{range && rangeText(range)}</td>
                    <td>{range && <RangeBar value={value} range={range} />}</td>
                  </>
                )}
              </tr>
            )
          })}
        </tbody>
      </table>
      {!hasRange && <p className="cw-sm">Its source states no range of these inputs.</p>}
      {warnings.map(({ message }) => (
        <p key={message} className="cw-sm">
          <Icon name="warning" size="sm" className="c-warn" /> {sentence(message)}
        </p>
      ))}
    </section>
  )
}

function rangeText([low, high]: readonly [number | null, number | null]): string {
  if (low === null) return high === null ? 'any' : `up to ${formatSignificant(high)}`
  return high === null ? `from ${formatSignificant(low)}` : `${formatSignificant(low)} to ${formatSignificant(high)}`
}
