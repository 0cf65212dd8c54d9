import { useState } from 'react'
import type { CoilGeometry } from '../../../../engine/coils/coil'
import { platePatterns } from '../../../../shared/coils/fields/coilChoices'
import type { Reader } from '../../../../shared/display/formatQuantity'
import { ChoiceList } from '../../../workbench/inputs/ChoiceList'
import { FieldLabel } from '../../../workbench/inputs/FieldLabel'
import { NumberField } from '../../../workbench/inputs/NumberField'
import { useCoilWorkbench } from '../useCoilWorkbench'
import { Optimize } from './Optimize'

type Pattern = (typeof platePatterns)[number]

function isOf(
  pattern: Pattern,
  geometry: Pick<CoilGeometry, 'tubeOutsideDiameter' | 'transversePitch' | 'longitudinalPitch'>,
): boolean {
  const sizes = ['tubeOutsideDiameter', 'transversePitch', 'longitudinalPitch'] as const
  return sizes.every(size => Math.abs(pattern[size] - geometry[size]) < 1e-7)
}

function nameOf(pattern: Pattern, { system }: Reader): string {
  if (system === 'IP') return pattern.label
  const mm = (metres: number) => (metres * 1000).toFixed(1)
  return `${mm(pattern.tubeOutsideDiameter)}, ${mm(pattern.transversePitch)} × ${mm(pattern.longitudinalPitch)}`
}

const ofSearch = ['tube'] as const

/** A standard tube and plate in one choice, or any other in three numbers. */
export function TubeField() {
  const { form, change, reader } = useCoilWorkbench()
  const [isFree, setFree] = useState(false)
  const known = platePatterns.findIndex(pattern => isOf(pattern, form.input.geometry))
  const isOther = isFree || known < 0
  const choose = (value: string) => {
    setFree(value === '')
    const pattern = platePatterns[Number(value)]
    if (value === '' || !pattern) return
    const { label: _, ...sizes } = pattern
    change(form => ({ ...form, input: { ...form.input, geometry: { ...form.input.geometry, ...sizes } } }))
  }
  return (
    <>
      <div className="cw-f wide">
        <FieldLabel
          path="geometry.tubeOutsideDiameter"
          label="Tube, pitch"
          htmlFor="wb-tube"
          end={<Optimize fields={ofSearch} label="Tube, pitch" />}
        />
        <ChoiceList
          id="wb-tube"
          value={isOther ? '' : String(known)}
          choices={[
            ...platePatterns.map((pattern, index) => ({ value: index, label: nameOf(pattern, reader) })),
            { value: '', label: 'Other sizes' },
          ]}
          onChoose={choose}
        />
      </div>
      {isOther && (
        <>
          <NumberField path="geometry.tubeOutsideDiameter" />
          <NumberField path="geometry.transversePitch" />
          <NumberField path="geometry.longitudinalPitch" />
        </>
      )}
    </>
  )
}
