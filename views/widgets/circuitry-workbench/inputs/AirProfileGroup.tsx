import { useId, useState } from 'react'
import type { FaceGrid } from '../../../../engine/segments/faceGrid'
import {
  evenGrid,
  fanGrid,
  percentsOf,
  profileSizes,
  readFans,
  readGrid,
  resized,
  sizeOfGrid,
  sizeText,
  textOfGrid,
} from '../../../../shared/circuitry/profile/faceProfile'
import { formatNumber } from '../../../../shared/display/formatNumber'
import { shownValue, siValue, systemUnit } from '../../../../shared/display/units'
import { InputGroup } from '../../../workbench/inputs/InputGroup'
import { Segments } from '../../../workbench/inputs/Segments'
import { sizeOf, useCircuitry } from '../useCircuitry'
import { FacePainter } from './FacePainter'
import { SettingField } from './SettingField'
import { SettingText } from './SettingText'

const ways = [
  { value: 'paint', label: 'Paint' },
  { value: 'table', label: 'Table' },
  { value: 'fans', label: 'Fans' },
] as const
type Way = (typeof ways)[number]['value']

const tables = {
  flow: { label: 'Air flow', quantity: undefined },
  dryBulb: { label: 'Dry bulb', quantity: 'temperature' },
  humidityRatio: { label: 'Humidity ratio', quantity: 'humidityRatio' },
} as const
type TableName = keyof typeof tables

const usual = profileSizes[1]!

/** How the air comes to the face: even, painted, from a table or a spreadsheet, or from fans. */
export function AirProfileGroup() {
  const { form, solve, rated } = useCircuitry()
  const [way, setWay] = useState<Way>('paint')
  const profile = form.input.segmented?.profile ?? {}
  const { columns } = sizeOf(form.input)
  const take = (name: TableName, grid: FaceGrid | undefined) => {
    const next = { ...profile, [name]: grid }
    const isAny = Object.values(next).some(value => value !== undefined)
    solve({ profile: isAny ? next : undefined })
  }
  const flow = profile.flow
  const face = { columns, segments: rated.rating?.solved?.segments }
  return (
    <InputGroup id="airProfile" title="Air profile" icon="air" end={endText(profile)}>
      <div className="sg-line">
        <Segments label="Air profile by" value={way} choices={ways} onChoose={setWay} />
        <button
          className="btn btn-link btn-sm wb-inline"
          type="button"
          disabled={Object.keys(profile).length === 0}
          onClick={() => solve({ profile: undefined })}
        >
          Even out
        </button>
      </div>
      {way === 'paint' && <Paint flow={flow} onTake={grid => take('flow', grid)} />}
      {way === 'table' && <Table profile={profile} onTake={take} />}
      {way === 'fans' && <Fans onTake={grid => take('flow', grid)} />}
      {flow && (
        <p className="sg-line cw-xs cw-muted">
          {sizeText(flow, { columns, ...(face.segments !== undefined && { segments: face.segments }) })}
        </p>
      )}
    </InputGroup>
  )
}

function endText({ flow, dryBulb, humidityRatio }: Partial<Record<TableName, FaceGrid>>): string {
  if (flow) {
    const all = percentsOf(flow).flat()
    return `${formatNumber(Math.min(...all), 0)} to ${formatNumber(Math.max(...all), 0)} % of mean`
  }
  return dryBulb || humidityRatio ? 'by table' : 'even'
}

function Paint({ flow, onTake }: { flow: FaceGrid | undefined; onTake(grid: FaceGrid): void }) {
  const [brush, setBrush] = useState(60)
  const id = useId()
  const grid = flow ?? evenGrid(usual)
  const { lines, parts } = sizeOfGrid(grid)
  const known = profileSizes.some(size => size.lines === lines && size.parts === parts)
  const sizes = known ? profileSizes : [{ lines, parts }, ...profileSizes]
  return (
    <>
      <div className="sg-line">
        <FacePainter grid={grid} brush={brush / 100} onPaint={onTake} />
      </div>
      <p className="sg-line cw-xs cw-muted">
        Face from the entering air, percent of the mean. Front of the tubes left.
      </p>
      <SettingField
        path="segmented.brush"
        label="Brush"
        unit="% even"
        text={String(brush)}
        onTake={value => {
          if (value === undefined || !(value >= 0 && value <= 400)) return 'The brush is between 0 and 400 %.'
          setBrush(value)
          return undefined
        }}
      />
      <div className="cw-f wide">
        <label htmlFor={id}>Parts</label>
        <select
          id={id}
          className="form-select"
          value={`${lines} ${parts}`}
          onChange={({ target: { value } }) => {
            const [high = 1, wide = 1] = value.split(' ').map(Number)
            onTake(resized(grid, { lines: high, parts: wide }))
          }}
        >
          {sizes.map(one => (
            <option key={`${one.lines} ${one.parts}`} value={`${one.lines} ${one.parts}`}>
              {`${one.lines} high × ${one.parts} along`}
            </option>
          ))}
        </select>
      </div>
    </>
  )
}

interface TableProps {
  profile: Partial<Record<TableName, FaceGrid>>
  onTake(name: TableName, grid: FaceGrid | undefined): void
}

/** A table of the face, of the flow or of the state of the air. */
function Table({ profile, onTake }: TableProps) {
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

function Fans({ onTake }: { onTake(grid: FaceGrid): void }) {
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
