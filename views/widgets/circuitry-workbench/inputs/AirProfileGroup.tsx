import { Suspense, useId, useState } from 'react'
import type { FaceGrid } from '../../../../engine/segments/faceGrid'
import {
  evenGrid,
  percentsOf,
  profileSizes,
  resized,
  sizeOfGrid,
  sizeText,
} from '../../../../shared/circuitry/profile/faceProfile'
import { formatNumber } from '../../../../shared/display/formatNumber'
import { ChoiceList } from '../../../workbench/inputs/ChoiceList'
import { InputGroup } from '../../../workbench/inputs/InputGroup'
import { Segments } from '../../../workbench/inputs/Segments'
import { latePart } from '../../../workbench/state/latePart'
import { sizeOf, useCircuitry } from '../useCircuitry'
import { FacePainter } from './FacePainter'
import { SettingField } from './SettingField'

const ways = [
  { value: 'paint', label: 'Paint' },
  { value: 'table', label: 'Table' },
  { value: 'fans', label: 'Fans' },
] as const
type Way = (typeof ways)[number]['value']

/** What a table may be of. */
export type TableName = 'flow' | 'dryBulb' | 'humidityRatio'

const Table = latePart(async () => (await import('./ProfileText')).Table)
const Fans = latePart(async () => (await import('./ProfileText')).Fans)

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
      {way !== 'paint' && (
        <Suspense>
          {way === 'table' ? <Table profile={profile} onTake={take} /> : <Fans onTake={grid => take('flow', grid)} />}
        </Suspense>
      )}
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
        <ChoiceList
          id={id}
          value={`${lines} ${parts}`}
          choices={sizes.map(one => ({
            value: `${one.lines} ${one.parts}`,
            label: `${one.lines} high × ${one.parts} along`,
          }))}
          onChoose={value => {
            const [high = 1, wide = 1] = value.split(' ').map(Number)
            onTake(resized(grid, { lines: high, parts: wide }))
          }}
        />
      </div>
    </>
  )
}
