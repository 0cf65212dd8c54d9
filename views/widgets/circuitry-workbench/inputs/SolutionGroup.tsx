import { LateGroup } from '../../../workbench/inputs/LateGroup'
import { lateCode } from '../../../workbench/state/lateCode'

const fields = lateCode(() => import('./SolutionFields'))

/** How the coil is solved tube by tube. */
export const SolutionGroup = () => (
  <LateGroup id="solution" title="Solution" icon="columns" isFolded fields={fields}>
    {({ SolutionFields }) => <SolutionFields />}
  </LateGroup>
)
