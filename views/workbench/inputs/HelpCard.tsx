import { type RefObject, useEffect, useRef, useState } from 'react'
import { fieldNumber } from '../../../shared/display/fieldText'
import { unitDecimals, unitLabel } from '../../../shared/display/units'
import { shownMeasure } from '../../../shared/tools/fields/measure'
import { unitAt } from '../form/form'
import type { Form } from '../tool'
import { useWorkbench } from '../WorkbenchContext'
import { openBelow } from './openBelow'

interface HelpCardProps {
  path: string
  label: string
  anchor: RefObject<HTMLButtonElement | null>
  onClose: () => void
}

/** The help of a field in a card beside it: its meaning and its valid range. */
export function HelpCard({ path, label, anchor, onClose }: HelpCardProps) {
  const { form, parts } = useWorkbench()
  const [help, setHelp] = useState<string>()
  const card = useRef<HTMLDivElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: it opens once; a change of the form must not move it.
  useEffect(() => {
    // The focus returns to the field from which the reader asked.
    const asker = document.activeElement
    if (!card.current || !anchor.current) return
    const close = openBelow(card.current, anchor.current, onClose)
    card.current.focus()
    return () => {
      close()
      if (asker instanceof HTMLElement && card.current?.contains(document.activeElement) !== false) asker.focus()
    }
  }, [])

  useEffect(() => void parts.help().then(texts => setHelp(texts[path])), [parts, path])

  const range = rangeText(form, path)
  return (
    <div className="wb-list wb-help-card" ref={card} popover="manual" role="dialog" aria-label={label} tabIndex={-1}>
      <b>{label}</b>
      <p>{help}</p>
      {range && <p className="cw-muted cw-tnum">{range}</p>}
    </div>
  )
}

/** `From −40.0 to 203.0 °F`, in the unit that the field shows. */
function rangeText(form: Form, path: string): string | undefined {
  const { fields } = form.tool
  const field = fields.field(path)
  const measure = fields.measureOf(form.input, field)
  const bounds = fields.boundsAt(path, form.input)
  if (!measure || !bounds || !fields.appliesTo(form.input, field)) return undefined
  const unit = unitAt(form, path)
  const [low, high] = bounds.map(bound => shownMeasure(bound, measure, unit)).sort((a, b) => a - b)
  const text = (value = 0) => fieldNumber(value, unitDecimals(measure.quantity, unit), true)
  return `From ${text(low)} to ${text(high)} ${unitLabel(measure.quantity, unit)}`.trim()
}
