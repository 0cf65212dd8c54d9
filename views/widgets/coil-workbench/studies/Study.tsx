import type { ReactNode } from 'react'
import { ScrollPane } from '../../../components/ScrollPane'
import { EngineComparison } from './EngineComparison'
import { RefrigerantTable } from './RefrigerantTable'
import { Sensitivity } from './Sensitivity'

export type StudyName = 'sensitivity' | 'refrigerants' | 'engines'

const studies = {
  sensitivity: { name: 'Sensitivity', Shown: Sensitivity },
  refrigerants: { name: 'Refrigerants', Shown: RefrigerantTable },
  engines: { name: 'Engines', Shown: EngineComparison },
} as const

/** A study of the coil in the place of its results. */
export function Study({ of, viewSwitch }: { of: StudyName; viewSwitch: ReactNode }) {
  const { name, Shown } = studies[of]
  return (
    <>
      <div className="cw-mid-h">
        <h2 className="visually-hidden">{name}</h2>
        {viewSwitch}
      </div>
      <ScrollPane name={`${name}, scrollable`}>
        <Shown />
      </ScrollPane>
    </>
  )
}
