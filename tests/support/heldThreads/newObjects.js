/** A thread that makes objects which are kept for a while, and reports the room that it has taken for new ones [MB]. */
import { getHeapSpaceStatistics } from 'node:v8'

export default function roomForNewObjects() {
  const kept = []
  for (let made = 0; made < 2_000_000; made++) kept[made % 100_000] = { made }
  const space = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')
  return { room: space.space_size / 1024 ** 2, kept: kept.length }
}
