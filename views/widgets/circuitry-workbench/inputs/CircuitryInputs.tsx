import { CoilGroups } from './CoilGroups'
import { FeedGroup } from './FeedGroup'
import { SolutionGroup } from './SolutionGroup'

/** The coil that the circuits are in, and how they are solved. */
export function CircuitryInputs() {
  return (
    <>
      <SolutionGroup isFolded />
      <FeedGroup />
      <CoilGroups />
    </>
  )
}
