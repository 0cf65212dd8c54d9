import { useEffect } from 'react'
import { InputGroup } from '../../../workbench/inputs/InputGroup'
import { lateCode, useWhenThere } from '../../../workbench/state/lateCode'
import { useCircuitry } from '../useCircuitry'

const fields = lateCode(() => import('./FeedFields'))

/** How the fluid divides between the circuits. Folded, as most readers leave it, its fields come behind the first view. */
export function FeedGroup() {
  const { shares, leads } = useCircuitry().form.input.segmented ?? {}
  const isFolded = !shares && !leads
  const shown = useWhenThere(fields)
  const loadNow = () => void fields.load().catch(() => undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for a page that is loaded with the group open
  useEffect(() => {
    if (!isFolded) loadNow()
  }, [])
  return (
    <InputGroup
      id="feed"
      title="Feed"
      icon="fluid"
      end={shares ? 'by shares' : leads ? 'with leads' : 'by equal drops'}
      isFolded={isFolded}
      onOpen={loadNow}
    >
      {shown && <shown.FeedFields />}
    </InputGroup>
  )
}
