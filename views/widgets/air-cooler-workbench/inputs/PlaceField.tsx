import { withValueAt } from '../../../../shared/tools/fields/paths'
import { ChoiceList } from '../../../workbench/inputs/ChoiceList'
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
  return (
    <div className={`cw-f wide${message ? ' is-err' : ''}`}>
      <FieldLabel path={path} label="Place" />
      <ChoiceList
        id={fieldId(path)}
        path={path}
        isWrong={message !== undefined}
        value={place}
        choices={[
          ...(places.some(({ id }) => id === place) ? [] : [{ value: place, label: place }]),
          ...places.map(({ id, name, region, country }) => ({
            ...{ value: id, label: [name, region].filter(Boolean).join(', '), group: country },
          })),
        ]}
        onChoose={value => change(form => ({ ...form, input: withValueAt(form.input, path, value) }))}
      />
      <FieldMessage path={path} message={message} />
    </div>
  )
}
