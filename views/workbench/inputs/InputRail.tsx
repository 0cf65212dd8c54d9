import type { KeyboardEvent } from 'react'
import { Icon } from '../../components/Icon'
import { useWorkbench } from '../WorkbenchContext'
import { helpOf } from './FieldHelp'

/** F1 in a field opens its help. */
function askByKey(event: KeyboardEvent) {
  const help = event.key === 'F1' ? helpOf(event.target as HTMLElement) : null
  if (!help) return
  event.preventDefault()
  help.click()
}

interface InputRailProps {
  onCalculate: () => void
  onReset: () => void
}

/** The left pane: all inputs of the item. */
export function InputRail({ onCalculate, onReset }: InputRailProps) {
  const { RailTop, Inputs, expectChanges } = useWorkbench().parts
  return (
    <section
      className="cw-rail"
      aria-labelledby="wb-inputs"
      spellCheck={false}
      onFocus={expectChanges}
      onKeyDown={askByKey}
    >
      <h2 className="visually-hidden" id="wb-inputs">
        Inputs
      </h2>
      <div className={RailTop && 'cw-rail-top'}>{RailTop && <RailTop />}</div>
      <div className="cw-rail-scroll">
        <Inputs />
      </div>
      <div className="cw-rail-foot" role="toolbar" aria-label="Rating">
        <button className="btn btn-primary" type="button" onClick={onCalculate}>
          <Icon name="play" size="sm" />
          Calculate
        </button>
        <button className="btn btn-outline-secondary" type="button" onClick={onReset}>
          Reset
        </button>
        <span className="cw-xs cw-muted ms-auto">F1 explains, F2&nbsp;units</span>
      </div>
    </section>
  )
}
