import { CoilGroups } from './CoilGroups'
import { FeedGroup } from './FeedGroup'
import { ShopGroup } from './ShopGroup'
import { SolutionGroup } from './SolutionGroup'

/** The coil that the circuits are in, and how they are solved. */
export function CircuitryInputs() {
  return (
    <>
      <ShopGroup />
      <SolutionGroup />
      <FeedGroup />
      <CoilGroups />
    </>
  )
}
