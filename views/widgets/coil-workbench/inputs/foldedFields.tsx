/** The fields of groups that are folded on every page of coils: their code comes behind the first view. */
import { detailsOf } from '../../../../shared/coils/fields/bodyFields'
import { fieldsOfCoil } from '../../../../shared/coils/fields/coilFields'
import { FieldLabel } from '../../../workbench/inputs/FieldLabel'
import { MethodField } from '../../../workbench/inputs/MethodField'
import { NumberField } from '../../../workbench/inputs/NumberField'
import { SelectField } from '../../../workbench/inputs/SelectField'
import { ToggleField } from '../../../workbench/inputs/ToggleField'
import { coatings, withCoating } from '../form/coatings'
import { useCoilWorkbench } from '../useCoilWorkbench'

export function FinFields() {
  const { form, change } = useCoilWorkbench()
  const { coating, finSurface } = form.input.geometry
  const known = Object.entries(coatings).find(([, each]) => JSON.stringify(each) === JSON.stringify(coating))?.[0]
  return (
    <>
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
    </>
  )
}

export function TubeFields() {
  const { form } = useCoilWorkbench()
  return (
    <>
      <SelectField path="geometry.tubePattern" />
      <NumberField path="geometry.tubeWall" />
      {fieldsOfCoil(form.input)
        .filter(({ group }) => group === 'tubes')
        .map(({ path, kind }) =>
          kind === 'select' ? <SelectField key={path} path={path} /> : <NumberField key={path} path={path} />,
        )}
    </>
  )
}

export const MethodFields = () =>
  fieldsOfCoil(useCoilWorkbench().form.input)
    .filter(({ group }) => group === 'methods')
    .map(({ path, kind }) => {
      if (kind === 'method') return <MethodField key={path} path={path} />
      return kind === 'select' ? <SelectField key={path} path={path} /> : <NumberField key={path} path={path} />
    })
