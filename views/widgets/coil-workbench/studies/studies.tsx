/** The studies of a coil, each instead of its results. */
import type { ReactNode } from 'react'
import { studySteps } from '../../../../shared/coils/studySteps'
import type { Reader } from '../../../../shared/display/formatQuantity'
import { Sensitivity } from '../../../workbench/studies/Sensitivity'
import { Study } from '../../../workbench/studies/Study'
import { EngineComparison } from './EngineComparison'
import { RefrigerantTable } from './RefrigerantTable'

/** The steps of the study, in a sentence. */
export function sensitivitySteps({ full, system }: Reader): string {
  const { temperature, farTemperature } = studySteps[system]
  const step = (kelvin: number) => full(kelvin, 'temperatureDifference').replace('.0', '')
  return `Flows and sizes by 10 %, temperatures by ${step(temperature)} (liquid and hot gas by ${step(farTemperature)}), one row.`
}

const CoilSensitivity = () => <Sensitivity texts={{ result: 'Capacity', steps: sensitivitySteps }} />

interface Pane {
  viewSwitch: ReactNode
}

export const SensitivityStudy = (pane: Pane) => <Study name="Sensitivity" Shown={CoilSensitivity} {...pane} />
export const RefrigerantStudy = (pane: Pane) => <Study name="Refrigerants" Shown={RefrigerantTable} {...pane} />
export const EngineStudy = (pane: Pane) => <Study name="Engines" Shown={EngineComparison} {...pane} />
