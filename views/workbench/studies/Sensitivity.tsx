import { useMemo } from 'react'
import { formatChange } from '../../../shared/display/formatNumber'
import { sentence } from '../../../shared/display/sentence'
import type { UnitSystem } from '../../../shared/display/units'
import { fieldLabel, numberOfField } from '../../../shared/tools/fields/fieldText'
import type { AnyInput } from '../../../shared/tools/project'
import { postTo } from '../../client/call'
import type { SensitivityTexts } from '../parts'
import type { WorkbenchTool } from '../tool'
import { useWorkbench } from '../WorkbenchContext'
import { StudyState } from './StudyState'
import { useStudy } from './useStudy'

const impossible = 'not possible'

/** Half the width of the drawn bars [px]. */
const half = 108

const askOf =
  ({ tool }: WorkbenchTool) =>
  async (asked: { input: AnyInput; system: UnitSystem }, signal: AbortSignal) =>
    (await postTo(tool, 'RateVariations', asked, { signal, isHandled: true })).Item

/** Shows which input changes the main result most: each is varied a step down and up, the largest effect first. */
export function Sensitivity({ texts }: { texts?: SensitivityTexts }) {
  const { rated, reader, goTo, form, parts } = useWorkbench()
  const { tool } = form
  const ownTexts = texts ?? parts.sensitivity
  if (!ownTexts) throw new Error('the sensitivity study has no texts')
  const { steps: said, result } = ownTexts
  const input = rated.ratedInput
  const { system } = reader
  const asked = useMemo(() => ({ input, system }), [input, system])
  const study = useStudy(asked, askOf(tool))
  const { answer } = study
  const capacity = answer?.Capacity ?? 0
  const shares = (answer?.Variations ?? [])
    .map(({ LowCapacity, HighCapacity, ...variation }) => ({
      ...variation,
      low: LowCapacity === null ? undefined : LowCapacity / capacity - 1,
      high: HighCapacity === null ? undefined : HighCapacity / capacity - 1,
    }))
    .map(row => (isReciprocal(tool, input, row.Path) ? turned(row) : row))
    .map(row => ({ ...row, reach: Math.max(Math.abs(row.low ?? 0), Math.abs(row.high ?? 0)) }))
    .sort((one, other) => other.reach - one.reach)
  const widest = shares[0]?.reach || 1

  const steps = (path: string, low: number, high: number) =>
    [low, high].map(value => numberOfField(tool.fields, { input, path, value }, reader.system)).join(', ')
  // A refused step is no step without an effect.
  const percent = (share: number | undefined) => (share === undefined ? impossible : formatChange(share * 100, 1))
  const change = (low?: number, high?: number) =>
    low === high && low === undefined ? impossible : `${percent(low)}, ${percent(high)}`

  return (
    <div className="wb-study">
      <StudyState study={study} what="Rating each input a step down and a step up" />
      {answer?.Problem && <p className="cw-sm wb-none">{sentence(tool.refusalText(answer.Problem, input, reader))}</p>}
      {shares.length > 0 && (
        <table className="table wb-states">
          <caption className="visually-hidden">{`Change of ${result.toLowerCase()} by input, one at a time`}</caption>
          <thead>
            <tr>
              <th scope="col">Input</th>
              <th scope="col" className="cw-num m-hide">
                Step down, up
              </th>
              <th scope="col" className="cw-num">
                {result} %
              </th>
              <th scope="col">
                <span className="visually-hidden">Bar</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {shares.map(({ Path, Low, High, low, high }) => (
              <tr key={Path}>
                <th scope="row">
                  <button className="btn btn-link btn-sm wb-inline cw-printed" type="button" onClick={() => goTo(Path)}>
                    {fieldLabel(tool.fields, input, Path)}
                  </button>
                  <span className="m-only cw-xs cw-muted">{steps(Path, Low, High)}</span>
                </th>
                <td className="cw-num m-hide">{steps(Path, Low, High)}</td>
                <td className="cw-num">{change(low, high)}</td>
                <td>
                  <svg
                    className="wb-tornado"
                    viewBox={`0 0 ${2 * half} 14`}
                    preserveAspectRatio="none"
                    aria-hidden="true"
                  >
                    <path className="ax" d={`M${half}.5 0v14`} />
                    <Bar share={low} widest={widest} className="dn" y={1} />
                    <Bar share={high} widest={widest} className="up" y={7} />
                  </svg>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="cw-xs cw-muted wb-none">{said(reader)} The others stay as they are.</p>
    </div>
  )
}

/** True for a field whose stored value is the reciprocal of the shown one (fin pitch, fins per length): steps swap. */
const isReciprocal = ({ fields }: WorkbenchTool, input: AnyInput, path: string) =>
  fields.measureOf(input, fields.field(path))?.isReciprocal === true

const turned = <Step extends { Low: number; High: number; low?: number; high?: number }>(step: Step): Step => ({
  ...step,
  Low: step.High,
  High: step.Low,
  low: step.high,
  high: step.low,
})

function Bar({ share = 0, widest, className, y }: { share?: number; widest: number; className: string; y: number }) {
  const width = (Math.abs(share) / widest) * (half - 2)
  return (
    <rect
      className={className}
      x={(share < 0 ? half - width : half + 1).toFixed(1)}
      y={y}
      width={width.toFixed(1)}
      height="5"
    />
  )
}
