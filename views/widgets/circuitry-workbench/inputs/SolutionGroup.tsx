import { InputGroup } from '../../../workbench/inputs/InputGroup'
import { lateCode, useWhenThere } from '../../../workbench/state/lateCode'

const fields = lateCode(() => import('./SolutionFields'))

/** How the coil is solved tube by tube, folded: its fields come behind the first view. */
export function SolutionGroup() {
  const shown = useWhenThere(fields)
  return (
    <InputGroup
      id="solution"
      title="Solution"
      icon="columns"
      isFolded
      onOpen={() => void fields.load().catch(() => undefined)}
    >
      {shown && <shown.SolutionFields />}
    </InputGroup>
  )
}
