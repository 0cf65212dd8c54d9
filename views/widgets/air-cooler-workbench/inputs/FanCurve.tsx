import { useState } from 'react'
import { FieldLabel } from '../../../workbench/inputs/FieldLabel'
import { FieldMessage } from '../../../workbench/inputs/FieldMessage'
import { fieldId, messageId } from '../../../workbench/inputs/fieldId'
import { curveText, curveTyped, withFanCurve } from '../form/choices'
import { useAirCooler } from '../useAirCooler'

const path = 'fans.curve'

/** The curve of a fan, a pair of flow and pressure on each line, typed or pasted; that of a chosen fan is only read. */
export function FanCurve() {
  const { form, change, messageAt, reader } = useAirCooler()
  const { system } = reader
  const shown = curveText(form.input.fans.curve, system)
  const [typed, setTyped] = useState({ of: shown, text: shown })
  const text = typed.of === shown ? typed.text : shown
  const message = curveTyped(text, system) ? messageAt(path) : 'Type a flow and a pressure on each line.'
  const hint = `${fieldId(path)}-hint`
  const { fan } = form.input.fans
  return (
    <div className={`cw-f wide${message ? ' is-err' : ''}`}>
      <FieldLabel path={path} label="Curve of a fan" />
      <div>
        <textarea
          className={`form-control${message ? ' is-invalid' : ''}`}
          id={fieldId(path)}
          name={path}
          rows={3}
          maxLength={400}
          spellCheck={false}
          readOnly={fan !== undefined}
          placeholder="not known"
          aria-invalid={message ? true : undefined}
          aria-describedby={message ? `${hint} ${messageId(path)}` : hint}
          value={text}
          onChange={event => {
            const points = curveTyped(event.target.value, system)
            setTyped({ of: points ? curveText(points, system) : shown, text: event.target.value })
            if (points) change(form => withFanCurve(form, points))
          }}
        />
        <span className="cw-xs cw-muted" id={hint}>
          {`${reader.label('actualAirflow')} and ${reader.label('airPressureDrop')} on each line`}
          {fan && `, at ${reader.full(fan.speed, 'turns')} in air of ${reader.full(fan.density, 'gasDensity')}`}
        </span>
      </div>
      <FieldMessage path={path} message={message} />
    </div>
  )
}
