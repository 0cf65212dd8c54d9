import { FieldsOf } from '../../../workbench/inputs/FieldsOf'
import { InputGroup } from '../../../workbench/inputs/InputGroup'
import { NumberField } from '../../../workbench/inputs/NumberField'
import { SelectField } from '../../../workbench/inputs/SelectField'
import { chooseCoil, withFlowBasis, withGiven } from '../form/coil'
import { useGas } from '../useGas'

const named = (part: string, ...names: readonly string[]) => names.map(name => `coil.${part}.${name}`)

/** A coil that this gas passes dry: none until the reader adds one. */
export function CoilInputs() {
  const { form, change, rated } = useGas()
  const { coil } = form.input
  const last = rated.rating?.coil
  if (!coil)
    return (
      <InputGroup id="coil" title="Dry gas coil" icon="geometry">
        <div className="d-flex gap-2 px-3 py-1" role="toolbar" aria-label="Add a coil">
          {(['Cooling', 'Heating'] as const).map(application => (
            <button
              key={application}
              className="btn btn-outline-secondary btn-sm"
              type="button"
              onClick={() => change(form => chooseCoil(form, application))}
            >
              {application === 'Cooling' ? 'Cool the gas' : 'Heat the gas'}
            </button>
          ))}
        </div>
      </InputGroup>
    )
  return (
    <>
      <InputGroup id="coil" title="Dry gas coil" icon="geometry">
        <FieldsOf paths={['coil.application']} />
        <SelectField
          path="coil.flow.basis"
          onChoose={basis => change(form => withFlowBasis(form, String(basis), last))}
        />
        <NumberField path="coil.flow.value" />
        <FieldsOf paths={[...named('limits', 'heat', 'gasPressureDrop', 'fluidPressureDrop'), 'coil.fan.efficiency']} />
        <div className="px-3 py-1">
          <button
            className="btn btn-link btn-sm wb-inline"
            type="button"
            onClick={() => change(form => chooseCoil(form, undefined))}
          >
            Remove the coil
          </button>
        </div>
      </InputGroup>
      <InputGroup id="coil-fluid" title="Fluid" icon="fluid">
        <FieldsOf paths={named('fluid', 'name', 'share', 'enteringTemperature')} />
        <SelectField
          path="coil.fluid.given.kind"
          onChoose={kind => change(form => withGiven(form, String(kind), last))}
        />
        <NumberField path="coil.fluid.given.value" />
      </InputGroup>
      <InputGroup id="coil-geometry" title="Face, fins and tubes" icon="geometry">
        <FieldsOf
          paths={named(
            'geometry',
            ...['finnedHeight', 'finnedLength', 'rows', 'finPitch', 'circuiting', 'arrangement', 'tubeOutsideDiameter'],
            ...['tubeWall', 'transversePitch', 'longitudinalPitch', 'tubePattern', 'tubeMaterial', 'finSurface'],
            ...['finMaterial', 'finThickness'],
          )}
        />
      </InputGroup>
      <InputGroup id="coil-resistances" title="Resistances" icon="geometry" isFolded>
        <FieldsOf paths={named('resistances', 'insideFouling', 'outsideFouling', 'bond')} />
      </InputGroup>
    </>
  )
}
