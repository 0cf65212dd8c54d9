import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { type UnitOption, unitOptions } from '../form/units'
import type { KindsByUnit } from '../tool'
import { useWorkbench } from '../WorkbenchContext'
import { openBelow } from './openBelow'

interface UnitListProps {
  path: string
  anchor: RefObject<HTMLButtonElement | null>
  setOpen: (isOpen: boolean) => void
}

/** The units of a field, once it is known which of them change what is given. */
export function UnitList(props: UnitListProps) {
  const { tool } = useWorkbench().form
  const [kindsByUnit, setKinds] = useState<KindsByUnit>()
  // Not by `use`: behind a fallback React would show the list 300 ms later.
  useEffect(() => void tool.kindsByUnit().then(setKinds), [tool])
  return kindsByUnit && <Units {...props} kindsByUnit={kindsByUnit} />
}

/** The units of a field, with its number in each unit. */
function Units({ path, anchor, setOpen, kindsByUnit }: UnitListProps & { kindsByUnit: KindsByUnit }) {
  const { form, change, rated } = useWorkbench()
  const list = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (list.current && anchor.current) return openBelow(list.current, anchor.current, () => setOpen(false))
  }, [anchor, setOpen])

  const choose = (option: UnitOption) => {
    change(option.choose)
    setOpen(false)
    anchor.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const options = [...(list.current?.querySelectorAll('button') ?? [])]
    const at = options.indexOf(event.target as HTMLButtonElement)
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: options.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    options[(to + options.length) % options.length]?.focus()
  }

  return (
    <div
      className="wb-list"
      ref={list}
      popover="manual"
      role="listbox"
      aria-label={`${form.tool.fields.measureAt(form.input, path).label} unit`}
      onKeyDown={onKeyDown}
    >
      {unitOptions(form, path, { rating: rated.rating, kindsByUnit }).map(option => (
        <button
          key={option.label}
          type="button"
          role="option"
          aria-selected={option.isChosen}
          tabIndex={option.isChosen ? 0 : -1}
          onClick={() => choose(option)}
        >
          {option.label}
          <span>{option.text}</span>
        </button>
      ))}
    </div>
  )
}
