import { lazy } from 'react'
import { Late } from '../../../workbench/frame/Late'

const Misfit = lazy(async () => ({ default: (await import('./Misfit')).Misfit }))

/** What to do about circuits that do not fit the coil; few coils are like that when they are opened. */
export const LateMisfit = () => (
  <Late>
    <Misfit />
  </Late>
)
