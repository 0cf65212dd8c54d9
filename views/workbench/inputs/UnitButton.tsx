import { Suspense, useRef, useState } from 'react'
import { shortUnitLabel, unitLabel } from '../../../shared/display/units'
import { useHydrated } from '../../widgets/useHydrated'
import { unitAt } from '../form/form'
import { latePart } from '../state/latePart'
import { useWorkbench } from '../WorkbenchContext'
import { unitId } from './fieldId'

/** Loaded when the first list of units is opened. */
const UnitList = latePart(async () => (await import('./UnitList')).UnitList)

/** Quantities without a unit list: temperatures and fractions follow the unit system, plain numbers have no unit. */
const fixed: ReadonlySet<string> = new Set(['temperature', 'relativeHumidity', 'fraction', 'angle', 'count', 'ratio'])

/** The unit of a field; with script a button that changes the unit of this field alone. */
export function UnitButton({ path }: { path: string }) {
  const { form } = useWorkbench()
  const [isOpen, setOpen] = useState(false)
  const isHydrated = useHydrated()
  const button = useRef<HTMLButtonElement>(null)
  const { label, quantity } = form.tool.fields.measureAt(form.input, path)
  const unit = unitAt(form, path)
  const [short, long] = [shortUnitLabel(quantity, unit), unitLabel(quantity, unit)]
  // The shown text is a part of the name, for those who speak to the page.
  const name = long.includes(short) ? long : short

  if (!isHydrated || fixed.has(quantity))
    return (
      <span className="cw-unit" id={unitId(path)}>
        {short}
      </span>
    )
  return (
    <>
      <button
        type="button"
        className="cw-unit"
        ref={button}
        aria-label={`Unit for ${label}: ${name}`}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <span id={unitId(path)}>{short}</span>
      </button>
      {isOpen && (
        <Suspense>
          <UnitList path={path} anchor={button} setOpen={setOpen} />
        </Suspense>
      )}
    </>
  )
}
