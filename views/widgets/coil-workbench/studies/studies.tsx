/** The studies of a coil, each instead of its results. */
import type { ReactNode } from 'react'
import { Sensitivity } from '../../../workbench/studies/Sensitivity'
import { Study } from '../../../workbench/studies/Study'
import { EngineComparison } from './EngineComparison'
import { RefrigerantTable } from './RefrigerantTable'

interface Pane {
  viewSwitch: ReactNode
}

export const SensitivityStudy = (pane: Pane) => <Study name="Sensitivity" Shown={Sensitivity} {...pane} />
export const RefrigerantStudy = (pane: Pane) => <Study name="Refrigerants" Shown={RefrigerantTable} {...pane} />
export const EngineStudy = (pane: Pane) => <Study name="Engines" Shown={EngineComparison} {...pane} />
