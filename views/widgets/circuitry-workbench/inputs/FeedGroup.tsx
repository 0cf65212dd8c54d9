import { LateGroup } from '../../../workbench/inputs/LateGroup'
import { lateCode } from '../../../workbench/state/lateCode'
import { useCircuitry } from '../useCircuitry'

const fields = lateCode(() => import('./FeedFields'))

/** How the fluid divides between the circuits. */
export function FeedGroup() {
  const { shares, leads } = useCircuitry().form.input.segmented ?? {}
  const end = shares ? 'by shares' : leads ? 'with leads' : 'by equal drops'
  return (
    <LateGroup id="feed" title="Feed" icon="fluid" end={end} isFolded={!shares && !leads} fields={fields}>
      {({ FeedFields }) => <FeedFields />}
    </LateGroup>
  )
}
