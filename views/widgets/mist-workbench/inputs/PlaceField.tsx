import type { ClimatePlace } from '../../../../shared/mist/climates/climates'
import { FieldLabel } from '../../../workbench/inputs/FieldLabel'
import { FieldMessage } from '../../../workbench/inputs/FieldMessage'
import { fieldId, messageId } from '../../../workbench/inputs/fieldId'
import { choosePlace } from '../form/choices'
import { useMist } from '../useMist'

const path = 'site.place'
/** The option of hours of a file, which is no place of the list. */
const ofFile = 'file'

/** The United States first, whose states tell places apart; then all countries by their code. */
const countryOf = ({ Country }: ClimatePlace) => Country
const nameOf = ({ Name, Region, Method }: ClimatePlace) =>
  `${[Name, Region].filter(Boolean).join(', ')}${Method === 'normals' ? ' (by months)' : ''}`

/** The place whose typical year is summed. A place that is not known any more is kept and shown. */
export function PlaceField() {
  const { form, change, messageAt, places } = useMist()
  const { weather, site } = form.input
  const place = weather ? ofFile : site.place
  const message = messageAt(path)
  const countries = [...new Set(places.map(countryOf))]
  const isKnown = places.some(({ Id }) => Id === place)
  return (
    <div className={`cw-f wide${message ? ' is-err' : ''}`}>
      <FieldLabel path={path} label="Place" />
      <select
        className={`form-select${message ? ' is-invalid' : ''}`}
        id={fieldId(path)}
        name={path}
        aria-invalid={message ? true : undefined}
        aria-describedby={message ? messageId(path) : undefined}
        value={place}
        onChange={event => {
          const chosen = places.find(({ Id }) => Id === event.target.value)
          if (chosen) change(form => choosePlace(form, chosen))
        }}
      >
        {!isKnown && <option value={place}>{weather ? `Hours of ${weather.name}` : place}</option>}
        {countries.map(country => (
          <optgroup key={country} label={country}>
            {places
              .filter(one => countryOf(one) === country)
              .map(one => (
                <option key={one.Id} value={one.Id}>
                  {nameOf(one)}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
      <FieldMessage path={path} message={message} />
    </div>
  )
}
