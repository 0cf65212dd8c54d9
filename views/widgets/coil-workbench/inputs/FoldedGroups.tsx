import { LateGroup } from '../../../workbench/inputs/LateGroup'
import { lateCode } from '../../../workbench/state/lateCode'
import { useCoilWorkbench } from '../useCoilWorkbench'

const fields = lateCode(() => import('./foldedFields'))

/** The fins' thickness, further dimensions of their surface, and the coating. */
export const FinGroup = () => (
  <LateGroup id="fins" title="Fin details, coating" icon="columns" isFolded fields={fields}>
    {({ FinFields }) => <FinFields />}
  </LateGroup>
)

/** The pattern and wall of the tubes, the inserts in the tubes, and the inputs of flow arrangement and connections. */
export function TubeGroup() {
  const { load } = useCoilWorkbench().methods
  return (
    <LateGroup id="tubes" title="Tubes, connections" icon="compare" isFolded onOpen={load} fields={fields}>
      {({ TubeFields }) => <TubeFields />}
    </LateGroup>
  )
}

/** The published methods for the engine; by default it chooses them by coil and fluid. */
export function MethodGroup() {
  const { load } = useCoilWorkbench().methods
  return (
    <LateGroup id="methods" title="Methods" icon="flask" isFolded onOpen={load} fields={fields}>
      {({ MethodFields }) => <MethodFields />}
    </LateGroup>
  )
}
