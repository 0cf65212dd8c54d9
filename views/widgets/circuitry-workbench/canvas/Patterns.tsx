import { useState } from 'react'
import type { Bundle } from '../../../../engine/circuitry/bundle'
import { checkGraph } from '../../../../engine/circuitry/checkGraph'
import type { CircuitGraph } from '../../../../engine/circuitry/circuits'
import { circuitTable } from '../../../../engine/circuitry/circuitTable'
import { feedSide } from '../../../../engine/circuitry/feedSide'
import {
  type CircuitPattern,
  circuitPatterns,
  type MakeInput,
  makeCircuits,
} from '../../../../engine/circuitry/makeCircuits'
import { punchOutPlaces } from '../../../../engine/circuitry/uniformCircuiting'
import { isFedInside } from '../../../../engine/geometry/fedInside'
import { sentence } from '../../../../shared/display/sentence'
import { useCircuitry } from '../useCircuitry'
import type { WorkProps } from './Work'
import { Choice, Count, TakeOrLeave } from './workFields'

const named = (name: string) => sentence(name.replace('-', ' ')).replace(/\.$/, '')

interface Wish {
  pattern: CircuitPattern
  flow: MakeInput['flow']
  feeds: string
  hand: 'Right' | 'Left'
  side: 'front' | 'rear'
  punchOut: string
}

/** Makes all circuits by a pattern, which is shown before it is taken. */
export function Patterns({ canvas, preview, onPreview: onShow }: WorkProps) {
  const { bundle, graph } = canvas
  const { input } = useCircuitry().form
  const isShown = preview !== undefined
  const [wish, setWish] = useState<Wish>(() => ({
    ...{ pattern: 'serpentine', flow: 'counter', hand: 'Right', side: 'front', punchOut: 'none' },
    feeds: String(graph.inlets.length || bundle.columns),
  }))
  const madeOf = ({ punchOut, ...rest }: Wish) =>
    makeCircuits({
      ...{ ...rest, bundle, feeds: Number(rest.feeds), side: feedSide(rest.side, isFedInside(input)) },
      ...(punchOut !== 'none' && { punchOut: punchOut as NonNullable<MakeInput['punchOut']> }),
    })
  const set = (part: Partial<Wish>) => {
    const next = { ...wish, ...part }
    setWish(next)
    // What cannot be made is told beside the present circuits.
    if (isShown) onShow(madeOf(next).graph ?? graph)
  }
  const made = isShown ? madeOf(wish) : undefined
  const choice = (
    name: 'pattern' | 'flow' | 'hand' | 'side' | 'punchOut',
    label: string,
    values: readonly string[],
  ) => (
    <Choice
      label={label}
      value={wish[name]}
      choices={Object.fromEntries(values.map(value => [value, named(value)]))}
      onChoose={value => set({ [name]: value })}
    />
  )
  return (
    <div className="cv-form">
      {choice('pattern', 'Pattern', circuitPatterns)}
      <Count label="Circuits" value={wish.feeds} least={1} onType={feeds => set({ feeds })} />
      {choice('flow', 'Flow', ['counter', 'parallel'])}
      {choice('hand', 'Hand', ['Right', 'Left'])}
      {choice('side', 'Inlets at', ['front', 'rear'])}
      {choice('punchOut', 'Punch-outs', ['none', ...punchOutPlaces])}
      {!isShown && (
        <button
          type="button"
          className="btn btn-outline-secondary btn-sm"
          onClick={() => onShow(madeOf(wish).graph ?? graph)}
        >
          Preview
        </button>
      )}
      {made && (
        <>
          <TakeOrLeave
            isTakable={made.graph !== undefined}
            onTake={() => {
              onShow(undefined)
              if (made.graph)
                canvas.take(
                  { graph: made.graph },
                  `Made ${wish.feeds} circuits, ${wish.pattern.replace('-', ' ')}, ${wish.flow} flow.`,
                )
            }}
            onLeave={() => onShow(undefined)}
          />
          <p className="cw-sm m-0 w-100" role="status">
            {made.graph ? summaryOf(made.graph, bundle) : made.finding.message}
          </p>
        </>
      )}
    </div>
  )
}

/** A pattern in a sentence: circuits, bends, and what the shop must know. */
function summaryOf(graph: CircuitGraph, bundle: Bundle): string {
  const { bends } = circuitTable(graph, { bundle, finnedLength: 1 })
  const count = bends.reduce((sum, each) => sum + each.count, 0)
  const special = bends.filter(({ isSpecial }) => isSpecial).reduce((sum, each) => sum + each.count, 0)
  const notes = checkGraph(graph, { bundle }).filter(({ severity }) => severity !== 'error')
  const tubes = graph.rows * graph.columns - graph.blanks.length
  const first = `Preview: ${graph.inlets.length} circuits of ${tubes} tubes, ${count} bends, ${special} of them special.`
  return [first, ...notes.map(({ message }) => message)].join(' ')
}
