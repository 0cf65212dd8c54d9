import { type KeyboardEvent, type RefObject, use, useEffect, useRef } from 'react'
import { type UnitOption, unitOptions } from '../form/units'
import { useWorkbench } from '../WorkbenchContext'
import { openBelow } from './openBelow'

interface UnitListProps {
  path: string
  anchor: RefObject<HTMLButtonElement | null>
  setOpen: (isOpen: boolean) => void
}

/** The units of a field, with its number in each unit. */
export function UnitList({ path, anchor, setOpen }: UnitListProps) {
  const { form, change, rated } = useWorkbench()
  const kindsByUnit = use(form.tool.kindsByUnit())
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
