import { useMemo, useState } from 'react'
import type { Bundle } from '../../../../engine/circuitry/bundle'
import type { Top } from '../../../../engine/circuitry/checkGravity'
import type { CircuitGraph, TubeSide } from '../../../../engine/circuitry/circuits'
import type { Edited } from '../../../../engine/circuitry/edits/edited'
import { isOpen, joinPath } from '../../../../engine/circuitry/edits/tubeEdits'
import type { LooseCircuit } from '../../../../engine/circuitry/looseCircuits'
import type { ShopRules } from '../../../../engine/circuitry/shopRules'
import { nameOfTube, namesOfTubes } from '../../../../engine/circuitry/tubeEnds'
import type { ShownRating } from '../../../../shared/circuitry/document/shownRating'
import { lateCode, useWhenThere } from '../../../workbench/state/lateCode'
import { sizeOf, useCircuitry } from '../useCircuitry'
import { circuitKeys, type Edit, editOfPath, type PointerTool, pointerTools, tubeEdits } from './edits'
import { markedTubes } from './facts'

type CircuitCode = typeof import('./circuitCode')
const circuitCode = lateCode<CircuitCode>(() => import('./circuitCode'))

/** Does what needs the code: at once where it is there. */
function withCircuitCode(by: (code: CircuitCode) => void, onFailure: () => void): void {
  const code = circuitCode.now()
  if (code) by(code)
  else circuitCode.load().then(by, onFailure)
}

/** The circuits as they are drawn: what hangs together, which rules are broken, and every way to change them. */
export function useCanvas(rating: ShownRating) {
  const { form, draw } = useCircuitry()
  const [side, setSide] = useState<TubeSide>('front')
  const [tool, setTool] = useState<PointerTool>('select')
  const [at, setAt] = useState(0)
  const [from, setFrom] = useState<number>()
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [spoken, setSpoken] = useState<{ text: string; of?: CircuitGraph }>({ text: '' })
  const { geometry } = form.input
  const graph = form.input.circuits ?? rating.graph
  // What was said of circuits that were undone since, or made anew, says nothing of these.
  const said = spoken.of === graph ? spoken.text : ''
  const setSaid = (text: string, of = graph) => setSpoken({ text, of })
  const size = sizeOf(form.input)
  const here = Math.min(at, graph.rows * graph.columns - 1)
  const { rows, columns } = size
  const bundle = useMemo(() => ({ ...geometry, rows, columns }), [geometry, rows, columns])
  const isFitting = graph.rows === rows && graph.columns === columns
  const { shop, segmented } = form.input
  const top = segmented?.top
  const { circuits, circuitOf, findings, marked } = useChecked(rating, { graph, bundle, shop, top, isFitting })

  const take = ({ graph: next, finding }: Edited, done: string): boolean => {
    // The circuits of another size are made anew by the rating that is on its way.
    if (!isFitting) {
      setSaid(`Nothing is changed: the picture of ${rows} rows of ${columns} tubes is on its way. Try again.`)
      return false
    }
    setSaid(finding?.message ?? done, next ?? graph)
    if (finding) setChosen(new Set(finding.tubes))
    if (next) draw(next)
    return next !== undefined
  }
  const choose = (tubes: readonly number[], isAdded = false) =>
    setChosen(now => new Set(isAdded ? [...now, ...tubes] : tubes))
  const stop = () => {
    setFrom(undefined)
    setChosen(new Set())
  }
  /** Joins the last tube to this one and goes on from here, as long as there is an open end. */
  const join = (tube: number) => {
    if (from === undefined) {
      setFrom(tube)
      setSaid(`A bend begins at ${nameOfTube(graph, tube)}: go to the next tube and press Enter there.`)
    } else if (from === tube) setFrom(undefined)
    else {
      const joined = joinPath(graph, [from, tube])
      const isEnd = joined.graph && !(isOpen(joined.graph, tube, 'front') || isOpen(joined.graph, tube, 'rear'))
      if (take(joined, `Joined ${namesOfTubes(graph, [from, tube])}.`)) setFrom(isEnd ? undefined : tube)
    }
  }
  const branch = (kind: 'split' | 'merge', tube: number) => {
    if (from === undefined || from === tube) {
      setFrom(tube)
      const where = kind === 'split' ? 'The flow splits behind' : 'Flows merge before'
      setSaid(`${where} ${nameOfTube(graph, tube)}: take the other tube next.`)
      return
    }
    const { done, ...edited } = editOfPath(graph, kind, [from, tube])
    if (take(edited, done)) setFrom(undefined)
  }
  const apply = (edit: Edit, tubes: readonly number[]) => {
    const what = { graph, tubes, side }
    if (take(edit.of(what), edit.said(what))) setFrom(undefined)
  }
  /** What an edit is for: the chosen tubes, the one with the focus first. */
  const editedAt = (tube: number) => {
    const others = [...chosen].filter(each => each !== tube)
    return chosen.size === 0 || chosen.has(tube) ? [tube, ...others] : others
  }

  const whole = (pressed: string, tube: number) =>
    withCircuitCode(
      ({ circuitEdits }) => apply(circuitEdits.find(one => one.key === pressed) as Edit, editedAt(tube)),
      () => setSaid('This edit could not be fetched from the server. Try again.'),
    )

  function pick(tube: number, isAdded: boolean) {
    setAt(tube)
    if (tool === 'draw') join(tube)
    else if (tool === 'split' || tool === 'merge') branch(tool, tube)
    else if (tool === 'select') {
      if (isAdded && chosen.has(tube)) setChosen(new Set([...chosen].filter(each => each !== tube)))
      else choose(isAdded ? [tube] : [], isAdded)
    } else apply(tubeEdits[tool], [tube])
  }

  function key(pressed: string, tube: number): boolean {
    const name = pressed === 'Backspace' ? 'Delete' : pressed.length === 1 ? pressed.toLowerCase() : pressed
    const found = Object.values<Edit>(tubeEdits).find(one => one.key === name)
    if (name === 'Enter' || name === ' ') join(tube)
    else if (name === 'Escape' && (from !== undefined || chosen.size > 0)) stop()
    else if (name === 's' || name === 'g') branch(name === 's' ? 'split' : 'merge', tube)
    else if (name === pointerTools.select.key) setTool('select')
    else if (name === pointerTools.draw.key) setTool('draw')
    else if (found) apply(found, editedAt(tube))
    else if (circuitKeys.has(name)) whole(name, tube)
    else return false
    return true
  }

  return {
    ...{ graph, size, bundle, isFitting, circuits, circuitOf, findings, marked },
    ...{ said, side, tool, at: here, from, chosen },
    ...{ setSide, setAt, take, choose, stop, pick, key },
    chooseTool(next: PointerTool) {
      setTool(next)
      setFrom(undefined)
    },
    edit: (edit: Edit) => apply(edit, editedAt(here)),
    path(tubes: readonly number[]) {
      const { done, ...made } = editOfPath(graph, tool, tubes)
      if (take(made, done)) setAt(tubes.at(-1)!)
      setFrom(undefined)
    },
  }
}

interface Drawn {
  graph: CircuitGraph
  bundle: Bundle
  shop: ShopRules | undefined
  top: Top | undefined
  isFitting: boolean
}

/**
 * What hangs together in the drawn circuits, and the rules that they break, with the tubes to mark: until the code has
 * come, as they were rated.
 */
function useChecked(rating: ShownRating, { graph, bundle, shop, top, isFitting }: Drawn) {
  const code = useWhenThere(circuitCode)
  const circuits = useMemo(() => (code ? code.looseCircuits(graph) : ratedCircuits(rating)), [code, graph, rating])
  const circuitOf = useMemo(
    () => new Map(circuits?.flatMap(({ number, tubes }) => tubes.map(tube => [tube, number] as const))),
    [circuits],
  )
  const findings = useMemo(() => {
    if (!isFitting) return []
    // Checked here and not by the server, so that a fault is marked in the moment in which it is drawn.
    if (!code) return rating.findings
    return code.checkGraph(
      graph,
      code.shopOptions({ ...(shop && { shop }), ...(top && { segmented: { top } }) }, bundle),
    )
  }, [code, graph, bundle, shop, top, isFitting, rating])
  const marked = useMemo(() => markedTubes({ findings }), [findings])
  return { circuits, circuitOf, findings, marked }
}

const ratedCircuits = ({ table }: ShownRating): readonly LooseCircuit[] | undefined =>
  table?.circuits.map(({ number, branches }) => ({ number, tubes: branches.flat(), isFed: true }))

export type Canvas = ReturnType<typeof useCanvas>
