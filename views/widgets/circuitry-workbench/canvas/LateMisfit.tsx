import { Late } from '../../../workbench/frame/Late'
import { latePart } from '../../../workbench/state/latePart'

const Misfit = latePart(async () => (await import('./Misfit')).Misfit)

/** What to do about circuits that do not fit the coil; few coils are like that when they are opened. */
export const LateMisfit = () => (
  <Late>
    <Misfit />
  </Late>
)
