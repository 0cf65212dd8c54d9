import { CoilGroups } from './CoilGroups'
import { SolutionGroup } from './SolutionGroup'

/** The coil that the circuits are in, and how they are solved. */
export function CircuitryInputs() {
  return (
    <>
      <SolutionGroup isFolded />
      <CoilGroups />
    </>
  )
}
