import type { Warning } from '../../../engine/warnings'
import type { CorrelationDescription } from '../../../shared/contracts/tools/methodOperations'
import type { Reader } from '../../../shared/display/formatQuantity'
import { sentence } from '../../../shared/display/sentence'
import { methodInput, methodRange } from '../../../shared/tools/methods/methodInputs'
import type { MethodUsed } from '../../../shared/tools/results/keyResult'
import { Icon } from '../../components/Icon'
import type { WorkbenchTool } from '../tool'
import { useWorkbench } from '../WorkbenchContext'
import { MethodInputs } from './MethodInputs'

const trusts = {
  verify: 'Constants not yet confirmed in the original paper.',
  assumption: 'Rests on an assumption where nothing is published.',
} as const

/** One published method: source, accuracy, and its inputs at the mean point of the item beside their valid ranges. */
export function MethodCard({ method, description }: { method: MethodUsed; description?: CorrelationDescription }) {
  const { reader, form } = useWorkbench()
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
  // An input that only solvers set (`evenTransition`) does not describe the item.
  const known = Inputs.filter(({ Name }) => inputs[Name] !== undefined && Name !== 'evenTransition')
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
      <MethodInputs known={known} validity={Validity} values={inputs} />
      {warnings.map(warning => (
        <p key={warning.message} className="cw-sm">
          <Icon name="warning" size="sm" className="c-warn" /> {doubtOf(form.tool, warning, Inputs, reader)}
        </p>
      ))}
    </section>
  )
}

/** The text of a warning: in the reader's units if an input is out of its range; otherwise in the engine's words. */
function doubtOf(tool: WorkbenchTool, warning: Warning, known: CorrelationDescription['Inputs'], reader: Reader) {
  const { code, input, value, limits } = warning
  const about = known.find(({ Name }) => Name === input)
  if (code !== 'out-of-range' || !about || value === undefined || !limits) {
    const { fact, advice } = tool.noticeText(warning, reader)
    return `${sentence(fact)} ${advice}`.trim()
  }
  const { unit, text } = methodInput(about, reader)
  const range = methodRange([finite(limits[0]), finite(limits[1])], text)
  return sentence(`${about.Meaning}: ${text(value)} is outside the data, ${range} ${unit}`.trim())
}

const finite = (value: number) => (Number.isFinite(value) ? value : null)
