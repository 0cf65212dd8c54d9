import { withValueAt } from '../../../../shared/tools/fields/paths'
import { FieldLabel } from '../../../workbench/inputs/FieldLabel'
import { FieldMessage } from '../../../workbench/inputs/FieldMessage'
import { fieldId } from '../../../workbench/inputs/fieldId'
import { useAirCooler } from '../useAirCooler'

const path = 'site.place'

/** The place whose typical year is run. A place that is not known any more is kept and shown. */
export function PlaceField() {
  const { form, change, messageAt, places } = useAirCooler()
  const { place } = form.input.site
  const message = messageAt(path)
  const countries = [...new Set(places.map(({ country }) => country))]
  return (
    <div className={`cw-f wide${message ? ' is-err' : ''}`}>
      <FieldLabel path={path} label="Place" />
      <select
        className="form-select"
        id={fieldId(path)}
        name={path}
        value={place}
        onChange={event => {
          const { value } = event.target
          change(form => ({ ...form, input: withValueAt(form.input, path, value) }))
        }}
      >
        {!places.some(({ id }) => id === place) && <option value={place}>{place}</option>}
        {countries.map(country => (
          <optgroup key={country} label={country}>
            {places
              .filter(each => each.country === country)
              .map(({ id, name, region }) => (
                <option key={id} value={id}>
                  {[name, region].filter(Boolean).join(', ')}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
      <FieldMessage path={path} message={message} />
    </div>
  )
}
