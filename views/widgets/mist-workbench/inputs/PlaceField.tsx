import type { ClimateFacts } from '../../../../shared/climates/climateSchema'
import type { ClimatePlace } from '../../../../shared/mist/climates/climates'
import { ChoiceList } from '../../../workbench/inputs/ChoiceList'
import { FieldLabel } from '../../../workbench/inputs/FieldLabel'
import { FieldMessage } from '../../../workbench/inputs/FieldMessage'
import { fieldId } from '../../../workbench/inputs/fieldId'
import { choosePlace } from '../form/choices'
import { useMist } from '../useMist'

const path = 'site.place'
/** The option of hours of a file, which is no place of the list. */
const ofFile = 'file'

const nameOf = ({ Name, Region, Country, Method }: ClimatePlace) =>
  withMethod([Name, Region, Country].filter(Boolean).join(', '), Method)

const withMethod = (name: string, method: ClimateFacts['method']) =>
  `${name}${method === 'normals' ? ' (by months)' : ''}`

/**
 * The place whose typical year is summed. Until the list has come, its name is that of the rating. A place that is not
 * known any more is kept and shown.
 */
export function PlaceField() {
  const { form, change, messageAt, places, rated } = useMist()
  const { weather, site } = form.input
  const place = weather ? ofFile : site.place
  const message = messageAt(path)
  const isKnown = places.some(({ Id }) => Id === place)
  const climate = places.length === 0 ? rated.rating?.climate : undefined
  const shown = climate ? withMethod(climate.name, climate.method) : place
  return (
    <div className={`cw-f wide${message ? ' is-err' : ''}`}>
      <FieldLabel path={path} label="Place" />
      <ChoiceList
        id={fieldId(path)}
        path={path}
        isWrong={message !== undefined}
        value={place}
        choices={[
          ...(isKnown ? [] : [{ value: place, label: weather ? `Hours of ${weather.name}` : shown }]),
          ...places.map(one => ({ value: one.Id, label: nameOf(one), group: one.Country })),
        ]}
        onChoose={id => {
          const chosen = places.find(({ Id }) => Id === id)
          if (chosen) change(form => choosePlace(form, chosen))
        }}
      />
      <FieldMessage path={path} message={message} />
    </div>
  )
}
