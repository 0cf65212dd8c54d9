/** Profiles of the air from a table, and from fans: loaded with the first choice of one. */
import { useId, useState } from 'react'
import type { FaceGrid } from '../../../../engine/segments/faceGrid'
import { profileSizes } from '../../../../shared/circuitry/profile/faceProfile'
import { fanGrid, readFans, readGrid, textOfGrid } from '../../../../shared/circuitry/profile/profileText'
import { shownValue, siValue, systemUnit } from '../../../../shared/display/units'
import { useCircuitry } from '../useCircuitry'
import type { TableName } from './AirProfileGroup'
import { SettingText } from './SettingText'

const tables = {
  flow: { label: 'Air flow', quantity: undefined },
  dryBulb: { label: 'Dry bulb', quantity: 'temperature' },
  humidityRatio: { label: 'Humidity ratio', quantity: 'humidityRatio' },
} as const satisfies Record<TableName, object>

interface TableProps {
  profile: Partial<Record<TableName, FaceGrid>>
  onTake(name: TableName, grid: FaceGrid | undefined): void
}

/** A table of the face, of the flow or of the state of the air. */
export function Table({ profile, onTake }: TableProps) {
  const { reader } = useCircuitry()
  const [name, setName] = useState<TableName>('flow')
  const id = useId()
  const { label, quantity } = tables[name]
  const unit = quantity && systemUnit(quantity, reader.system)
  const grid = profile[name]
  const shown = grid?.map(line => line.map(value => (quantity ? shownValue(value, quantity, unit!) : value)))
  return (
    <>
      <div className="cw-f wide">
        <label htmlFor={id}>Table of</label>
        <select
          id={id}
          className="form-select"
          value={name}
          onChange={event => setName(event.target.value as TableName)}
        >
          {Object.entries(tables).map(([value, one]) => (
            <option key={value} value={value}>
              {one.label}
            </option>
          ))}
        </select>
      </div>
      <SettingText
        key={name}
        path={`segmented.profile.${name}`}
        label={quantity ? `${label}, ${reader.label(quantity)}` : label}
        text={shown ? textOfGrid(shown, name === 'dryBulb' ? 1 : 3) : ''}
        hint={`One line for each part from the top, its values from front to rear; one value a line for rows of a duct.${quantity ? '' : ' Any measure of the flow: only the ratios count.'}`}
        onTake={text => {
          if (text.trim() === '' && grid) {
            onTake(name, undefined)
            return undefined
          }
          const read = readGrid(text)
          if ('fault' in read) return read.fault
          onTake(name, quantity ? read.grid.map(line => line.map(one => siValue(one, quantity, unit!))) : read.grid)
          return undefined
        }}
      />
    </>
  )
}

export function Fans({ onTake }: { onTake(grid: FaceGrid): void }) {
  const { form } = useCircuitry()
  const [fans, setFans] = useState('25 50 100\n75 50 100')
  const { finnedLength, finnedHeight } = form.input.geometry
  return (
    <SettingText
      path="segmented.fans"
      label="Fans"
      text={fans}
      hint="One fan a line: percent from the front, percent from the top, its flow in percent (0 for off). The air of a fan spreads by a bell curve: measured velocities are better."
      onTake={text => {
        const read = readFans(text)
        if ('fault' in read) return read.fault
        setFans(text)
        onTake(fanGrid(read.fans, profileSizes[2]!, Number(finnedLength) / Number(finnedHeight) || 1))
        return undefined
      }}
    />
  )
}
