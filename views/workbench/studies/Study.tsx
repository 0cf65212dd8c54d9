import type { ComponentType, ReactNode } from 'react'
import { ScrollPane } from '../../components/ScrollPane'

interface StudyProps {
  name: string
  Shown: ComponentType
  viewSwitch: ReactNode
}

/** A study of the item, instead of its results. */
export function Study({ name, Shown, viewSwitch }: StudyProps) {
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
