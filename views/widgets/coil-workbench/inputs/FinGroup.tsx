import { detailsOf } from '../../../../shared/coils/fields/bodyFields'
import { FieldLabel } from '../../../workbench/inputs/FieldLabel'
import { InputGroup } from '../../../workbench/inputs/InputGroup'
import { NumberField } from '../../../workbench/inputs/NumberField'
import { ToggleField } from '../../../workbench/inputs/ToggleField'
import { coatings, withCoating } from '../form/parts'
import { useCoilWorkbench } from '../useCoilWorkbench'

/** The fins' thickness, further dimensions of their surface, and the coating. */
export function FinGroup() {
  const { form, change } = useCoilWorkbench()
  const { coating, finSurface } = form.input.geometry
  const known = Object.entries(coatings).find(([, each]) => JSON.stringify(each) === JSON.stringify(coating))?.[0]
  return (
    <InputGroup id="fins" title="Fin details, coating" icon="columns" isFolded>
      <NumberField path="geometry.finThickness" />
      {detailsOf[finSurface]?.map(detail => (
        <NumberField key={detail} path={`geometry.surfaceDetails.${detail}`} />
      ))}
      <div className="cw-f wide">
        <FieldLabel path="geometry.coating.thickness" label="Coating" htmlFor="wb-coating" />
        <select
          className="form-select"
          id="wb-coating"
          value={coating ? (known ?? 'Other') : ''}
          onChange={({ target: { value } }) => change(form => withCoating(form, value))}
        >
          <option value="">None</option>
          {Object.keys(coatings).map(name => (
            <option key={name}>{name}</option>
          ))}
          {coating && !known && <option>Other</option>}
        </select>
      </div>
      {coating && (
        <>
          <NumberField path="geometry.coating.thickness" />
          <NumberField path="geometry.coating.conductivity" />
          <ToggleField path="geometry.coating.hydrophilic" />
        </>
      )}
    </InputGroup>
  )
}
