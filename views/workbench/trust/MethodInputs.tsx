import type { CorrelationDescription } from '../../../shared/contracts/tools/methodOperations'
import { sentence } from '../../../shared/display/sentence'
import { methodInput, methodRange } from '../../../shared/tools/methods/methodInputs'
import { useWorkbench } from '../WorkbenchContext'
import { RangeBar } from './RangeBar'

interface MethodInputsProps {
  known: CorrelationDescription['Inputs']
  validity: CorrelationDescription['Validity']
  /** The inputs by name, in SI. */
  values: Readonly<Record<string, number>>
}

/** The inputs of a method at the mean point of the item, in the reader's units, and where they lie in its range. */
export function MethodInputs({ known, validity, values }: MethodInputsProps) {
  const { reader, form } = useWorkbench()
  const hasRange = known.some(({ Name }) => validity[Name])
  return (
    <>
      <table className="table wb-states">
        <caption className="visually-hidden">
          {`Inputs at the mean point of the ${form.tool.tool.item}, and where they lie in the data`}
        </caption>
        <thead>
          <tr>
            <th scope="col">Input</th>
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
          {known.map(input => {
            const value = values[input.Name] ?? 0
            const range = validity[input.Name]
            const { unit, text } = methodInput(input, reader)
            return (
              <tr key={input.Name}>
                <th scope="row">
                  {sentence(input.Meaning).replace(/\.$/, '')}
                  {unit && <span className="cw-u"> {unit}</span>}
                </th>
                <td className="cw-num">{text(value)}</td>
                {hasRange && (
                  <>
                    <td className="cw-tnum">{range && methodRange(range, text)}</td>
                    <td>{range && <RangeBar value={value} range={range} />}</td>
                  </>
                )}
              </tr>
            )
          })}
        </tbody>
      </table>
      {!hasRange && <p className="cw-sm">Its source states no range of these inputs.</p>}
    </>
  )
}
