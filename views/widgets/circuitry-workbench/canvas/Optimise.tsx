import { useEffect, useState } from 'react'
import { changedTubes } from '../../../../engine/circuitry/optimise/changedTubes'
import { bendsInStock } from '../../../../engine/circuitry/shopRules'
import type { CircuitFigures, circuitFreedoms, circuitObjectives } from '../../../../engine/segments/optimiseCircuits'
import { dropQuantity } from '../../../../shared/circuitry/facts/circuitEnds'
import type { CircuitSearch, CircuitSearchAnswer } from '../../../../shared/circuitry/search/circuitSearch'
import { mostEvaluations } from '../../../../shared/circuitry/search/mostEvaluations'
import type { CoilInput } from '../../../../shared/coils/document/coilDocument'
import { formatNumber } from '../../../../shared/display/formatNumber'
import { type Quantity, siValue, systemUnit, type UnitSystem } from '../../../../shared/display/units'
import { tools } from '../../../../shared/tools/tools'
import { ColumnTable } from '../../../workbench/results/ColumnTable'
import { searchControl } from '../../../workbench/search/searchControl'
import { useCircuitry } from '../useCircuitry'
import type { WorkProps } from './Work'
import { Choice, Count, TakeOrLeave } from './workFields'

const objectives: Readonly<Record<(typeof circuitObjectives)[number], string>> = {
  capacity: 'Most capacity',
  drop: 'Least pressure drop',
  'capacity-at-drop': 'Most capacity within a drop',
  evenness: 'Most even outlets',
  bends: 'Shortest bends',
}
const freedoms: Readonly<Record<(typeof circuitFreedoms)[number], string>> = {
  order: 'Order within each circuit',
  exchange: 'Tubes between circuits too',
  feeds: 'Number of circuits too',
}
const drains = { any: 'Any', 'no-rise': 'Never rises', 'one-way': 'Rises or falls only' } as const

const first = {
  objective: 'capacity' as keyof typeof objectives,
  freedom: 'order' as keyof typeof freedoms,
  ...{ mostDrop: '', span: 'any', drain: 'any' as keyof typeof drains },
  ...{ isClearOfTubes: true, isAtOneEnd: false, seed: '1', evaluations: '400' },
}
type Wish = typeof first
type Drop = ReturnType<typeof dropQuantity>

/** Searches for better circuits on the server: the best so far is shown as it improves, and taken or left. */
export function Optimise({ canvas, rating, onPreview }: WorkProps) {
  const { form, reader, own } = useCircuitry()
  const [wish, setWish] = useState(first)
  const control = searchControl<CircuitSearch, CircuitSearchAnswer>(tools.circuits, own.optimiser)
  const { state, done, considered, answer, problem } = control
  const { graph } = canvas
  const drop = rating.solved ? dropQuantity(rating.solved) : 'fluidPressureDrop'
  const isRunning = state === 'running'
  const best = state === 'none' ? undefined : answer?.best
  const start = answer?.start
  const isBetter = best && start && best.value > start.value
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn once for each answer; the canvas changes with it.
  useEffect(() => {
    if (isBetter) onPreview(best.graph, changedTubes(graph, best.graph))
  }, [best])

  const begin = () => {
    onPreview(undefined)
    control.start(searchOf(wish, { ...form.input, circuits: graph } as CoilInput, { drop, system: reader.system }))
  }
  const leave = () => {
    own.optimiser.set({ state: 'none', answer: undefined })
    onPreview(undefined)
  }
  return (
    <div className="cv-form">
      <Wishes wish={wish} setWish={setWish} spans={bendsInStock(form.input.shop ?? {}, canvas.bundle)} drop={drop} />
      {isRunning ? (
        <button type="button" className="btn btn-outline-secondary btn-sm" onClick={control.stop}>
          Stop
        </button>
      ) : (
        <button type="button" className="btn btn-outline-secondary btn-sm" onClick={begin}>
          Search
        </button>
      )}
      {isRunning && <progress value={done} max={considered || 1} aria-label="Circuits rated" />}
      <p className="cw-sm m-0 w-100" role="status">
        {statusOf(state, { done, considered, problem, answer })}
      </p>
      {best && start && state !== 'failed' && (
        <>
          <Beside
            start={start.figures}
            best={best.figures}
            changed={changedTubes(graph, best.graph).length}
            drop={drop}
          />
          {!isRunning && (
            <TakeOrLeave
              isTakable={Boolean(isBetter)}
              onTake={() => {
                leave()
                canvas.take({ graph: best.graph }, 'Took the circuits that were found.')
              }}
              onLeave={leave}
            />
          )}
        </>
      )}
    </div>
  )
}

type Told = Pick<
  ReturnType<typeof searchControl<CircuitSearch, CircuitSearchAnswer>>,
  'done' | 'considered' | 'problem' | 'answer'
>

function statusOf(state: string, { done, considered, problem, answer }: Told): string {
  const best = answer?.best
  const found = best && answer.start && best.value > answer.start.value
  switch (state) {
    case 'running':
      return `Rated ${formatNumber(done, 0)} of ${formatNumber(considered, 0)} circuits.`
    case 'failed':
      return problem ?? 'The search failed. Try again.'
    case 'stopped':
      return found ? 'Stopped. The best so far is shown.' : 'Stopped before anything better was found.'
    case 'done':
      if (!best) return 'No circuits keep these limits: allow longer bends, or other drains.'
      return found ? 'Done. The best circuits are shown.' : 'Nothing better was found: take another objective or seed.'
    default:
      return ''
  }
}

const seenAs = (text: string) => (text.trim() === '' ? undefined : Number(text))

interface Units {
  drop: Drop
  system: UnitSystem
}

function searchOf(wish: Wish, coil: CoilInput, { drop, system }: Units): CircuitSearch {
  const { objective, freedom, mostDrop, span, drain, isClearOfTubes, isAtOneEnd, seed, evaluations } = wish
  const most = seenAs(mostDrop)
  return {
    ...{ coil, objective, freedom, seed: Number(seed), evaluations: Number(evaluations) },
    ...(objective === 'capacity-at-drop' &&
      most !== undefined && { mostDrop: siValue(most, drop, systemUnit(drop, system)) }),
    constraints: {
      ...(span !== 'any' && { longestSpan: Number(span) }),
      ...(drain !== 'any' && { drain }),
      ...{ isClearOfTubes, isAtOneEnd },
    },
  }
}

interface WishesProps {
  wish: Wish
  setWish(wish: Wish): void
  spans: readonly { name: string; span: number }[]
  drop: Drop
}

function Wishes({ wish, setWish, spans, drop }: WishesProps) {
  const { reader } = useCircuitry()
  const choice = <Name extends 'objective' | 'freedom' | 'span' | 'drain'>(
    name: Name,
    label: string,
    choices: Readonly<Record<string, string>>,
  ) => (
    <Choice
      label={label}
      value={wish[name]}
      choices={choices}
      onChoose={value => setWish({ ...wish, [name]: value })}
    />
  )
  const number = (name: 'mostDrop' | 'seed' | 'evaluations', label: string, most?: number) => (
    <Count
      label={label}
      value={wish[name]}
      step={name === 'mostDrop' ? 'any' : 1}
      {...(most !== undefined && { most })}
      onType={value => setWish({ ...wish, [name]: value })}
    />
  )
  const flag = (name: 'isClearOfTubes' | 'isAtOneEnd', label: string) => (
    <label className="cw-xs d-flex gap-2">
      <input
        type="checkbox"
        className="form-check-input"
        checked={wish[name]}
        onChange={({ target: { checked } }) => setWish({ ...wish, [name]: checked })}
      />
      {label}
    </label>
  )
  const spanNames = Object.fromEntries(spans.map(({ name, span }) => [String(span), name]))
  return (
    <>
      {choice('objective', 'Objective', objectives)}
      {wish.objective === 'capacity-at-drop' && number('mostDrop', `Fluid Δp at most, ${reader.label(drop)}`)}
      {choice('freedom', 'May change', freedoms)}
      {choice('span', 'Longest bend', { any: 'Any', ...spanNames })}
      {choice('drain', 'Path', drains)}
      {flag('isClearOfTubes', 'Bends clear of tubes')}
      {flag('isAtOneEnd', 'Connections at one end')}
      {number('evaluations', 'Circuits to rate', mostEvaluations)}
      {number('seed', 'Seed')}
    </>
  )
}

interface Figure {
  name: keyof CircuitFigures
  label: string
  quantity: Quantity
}

const figuresOf = (drop: Drop): readonly Figure[] => [
  { name: 'capacity', label: 'Capacity', quantity: 'heatFlow' },
  { name: 'drop', label: 'Fluid Δp', quantity: drop },
  { name: 'spread', label: 'Spread', quantity: 'temperatureDifference' },
  { name: 'bendLength', label: 'Bends, length', quantity: 'plantLength' },
]

interface BesideProps {
  start: CircuitFigures
  best: CircuitFigures
  changed: number
  drop: Drop
}

/** The found circuits beside those at the start. */
function Beside({ start, best, changed, drop }: BesideProps) {
  const { reader } = useCircuitry()
  const change = ({ name }: Figure) => {
    const by = start[name] === 0 ? 0 : best[name] / start[name] - 1
    return `${by < 0 ? '−' : '+'}${formatNumber(Math.abs(100 * by), 1)}`
  }
  return (
    <div className="w-100">
      <p className="cw-sm m-0">{`${formatNumber(changed, 0)} tubes are fed in another way.`}</p>
      <ColumnTable<Figure>
        caption="Found circuits beside the present ones"
        head="Figure"
        nameOf={({ label, quantity }) => `${label}, ${reader.label(quantity)}`}
        rows={figuresOf(drop)}
        columns={[
          { name: 'Present', unit: '', cell: ({ name, quantity }) => reader.number(start[name], quantity) },
          { name: 'Found', unit: '', cell: ({ name, quantity }) => reader.number(best[name], quantity) },
          { name: 'Change', unit: '%', cell: change },
        ]}
      />
    </div>
  )
}
