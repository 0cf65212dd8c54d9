import { useEffect, useId, useState } from 'react'
import { usualBends } from '../../../../engine/circuitry/bendSpans'
import { changedTubes } from '../../../../engine/circuitry/optimise/changedTubes'
import type { CircuitFigures, circuitFreedoms, circuitObjectives } from '../../../../engine/segments/optimiseCircuits'
import type { CircuitSearch, CircuitSearchAnswer } from '../../../../shared/circuitry/search/circuitSearch'
import { mostEvaluations } from '../../../../shared/circuitry/search/mostEvaluations'
import type { CoilInput } from '../../../../shared/coils/document/coilDocument'
import { formatNumber } from '../../../../shared/display/formatNumber'
import { type Quantity, siValue, systemUnit } from '../../../../shared/display/units'
import { tools } from '../../../../shared/tools/tools'
import { searchControl } from '../../../workbench/search/searchControl'
import { useCircuitry } from '../useCircuitry'
import type { WorkProps } from './Work'

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

/** Searches for better circuits on the server: the best so far is shown as it improves, and taken or left. */
export function Optimise({ canvas, onPreview }: WorkProps) {
  const { form, reader, own } = useCircuitry()
  const [wish, setWish] = useState(first)
  const control = searchControl<CircuitSearch, CircuitSearchAnswer>(tools.circuits, own.optimiser)
  const { state, done, considered, answer, problem } = control
  const { graph } = canvas
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
    control.start(
      searchOf(wish, { ...form.input, circuits: graph } as CoilInput, systemUnit('vaporPressureDrop', reader.system)),
    )
  }
  const leave = () => {
    own.optimiser.set({ state: 'none', answer: undefined })
    onPreview(undefined)
  }
  return (
    <div className="cv-form">
      <Wishes wish={wish} setWish={setWish} spans={usualBends(canvas.bundle)} />
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
          <Beside start={start.figures} best={best.figures} changed={changedTubes(graph, best.graph).length} />
          {!isRunning && (
            <>
              <button
                type="button"
                className="btn btn-primary btn-sm"
                disabled={!isBetter}
                onClick={() => {
                  leave()
                  canvas.take({ graph: best.graph }, 'Took the circuits that were found.')
                }}
              >
                Take these circuits
              </button>
              <button type="button" className="btn btn-outline-secondary btn-sm" onClick={leave}>
                Leave
              </button>
            </>
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

function searchOf(wish: Wish, coil: CoilInput, dropUnit: string): CircuitSearch {
  const { objective, freedom, mostDrop, span, drain, isClearOfTubes, isAtOneEnd, seed, evaluations } = wish
  const most = seenAs(mostDrop)
  return {
    ...{ coil, objective, freedom, seed: Number(seed), evaluations: Number(evaluations) },
    ...(objective === 'capacity-at-drop' &&
      most !== undefined && { mostDrop: siValue(most, 'vaporPressureDrop', dropUnit) }),
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
}

function Wishes({ wish, setWish, spans }: WishesProps) {
  const { reader } = useCircuitry()
  const id = useId()
  const choice = <Name extends 'objective' | 'freedom' | 'span' | 'drain'>(
    name: Name,
    label: string,
    choices: Readonly<Record<string, string>>,
  ) => (
    <label className="cw-xs" htmlFor={`${id}${name}`}>
      {label}
      <select
        id={`${id}${name}`}
        className="form-select form-select-sm"
        value={wish[name]}
        onChange={({ target: { value } }) => setWish({ ...wish, [name]: value })}
      >
        {Object.entries(choices).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
  const number = (name: 'mostDrop' | 'seed' | 'evaluations', label: string, most?: number) => (
    <label className="cw-xs" htmlFor={`${id}${name}`}>
      {label}
      <input
        id={`${id}${name}`}
        className="form-control form-control-sm"
        type="number"
        min="0"
        max={most}
        step={name === 'mostDrop' ? 'any' : 1}
        value={wish[name]}
        onChange={({ target: { value } }) => setWish({ ...wish, [name]: value })}
      />
    </label>
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
      {wish.objective === 'capacity-at-drop' &&
        number('mostDrop', `Fluid Δp at most, ${reader.label('vaporPressureDrop')}`)}
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

const figures: readonly { name: keyof CircuitFigures; label: string; quantity: Quantity }[] = [
  { name: 'capacity', label: 'Capacity', quantity: 'heatFlow' },
  { name: 'drop', label: 'Fluid Δp', quantity: 'vaporPressureDrop' },
  { name: 'spread', label: 'Spread', quantity: 'temperatureDifference' },
  { name: 'bendLength', label: 'Bends, length', quantity: 'plantLength' },
]

/** The found circuits beside those at the start. */
function Beside({ start, best, changed }: { start: CircuitFigures; best: CircuitFigures; changed: number }) {
  const { reader } = useCircuitry()
  return (
    <table className="table cw-table">
      <caption>{`Found circuits beside the present ones: ${formatNumber(changed, 0)} tubes are fed in another way.`}</caption>
      <thead>
        <tr>
          <th scope="col">Figure</th>
          <th scope="col" className="cw-num">
            Present
          </th>
          <th scope="col" className="cw-num">
            Found
          </th>
          <th scope="col" className="cw-num">
            Change
          </th>
        </tr>
      </thead>
      <tbody>
        {figures.map(({ name, label, quantity }) => {
          const by = start[name] === 0 ? 0 : best[name] / start[name] - 1
          return (
            <tr key={name}>
              <th scope="row">{`${label}, ${reader.label(quantity)}`}</th>
              <td className="cw-num">{reader.number(start[name], quantity)}</td>
              <td className="cw-num">{reader.number(best[name], quantity)}</td>
              <td className="cw-num">{`${by < 0 ? '−' : '+'}${formatNumber(Math.abs(100 * by), 1)} %`}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
