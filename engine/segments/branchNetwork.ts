/** The branches of a coil as a network: who takes whose fluid, and in which order. */
import type { Branch } from '../circuitry/circuits'
import { EngineError } from '../errors'

/** Branches between nodes. Node 0 is the inlet header, node 1 the outlet header, the others are junctions. */
export interface BranchNetwork {
  /** Indices of the branches, each behind those whose fluid it takes. */
  order: readonly number[]
  nodes: number
  /** Node where each branch begins, and where it ends. */
  begins: readonly number[]
  ends: readonly number[]
}

/** Nodes of the headers. */
export const inletHeader = 0
export const outletHeader = 1

/**
 * Orders the branches of a coil and finds the junctions between them.
 *
 * @param of.branches  the branches
 * @param of.rows      rows of tubes
 * @param of.columns   tubes in a row
 * @param of.blanks    tubes without fluid
 * @returns            the network
 *
 * Valid for branches that hold each tube with fluid once, without a circle; all that leave a junction name the same
 * branches. Else `invalid-input` at the branch.
 *
 * Source: definition.
 */
export function branchNetwork(of: {
  branches: readonly Branch[]
  rows: number
  columns: number
  blanks: readonly number[]
}): BranchNetwork {
  const { branches } = of
  checkTubes(of)
  const order = orderOf(branches)
  const begins = branches.map(() => inletHeader)
  const ends = branches.map(() => outletHeader)
  const junctions = new Map<string, number>()
  for (const [index, { from }] of branches.entries()) {
    if (from.length === 0) continue
    const key = [...from].sort((a, b) => a - b).join()
    const node = junctions.get(key) ?? junctions.size + 2
    junctions.set(key, node)
    begins[index] = node
    for (const before of from) {
      if (ends[before] !== outletHeader && ends[before] !== node)
        refuse(index, `branch ${index} meets others at a junction, but does not take the fluid of all that end there`)
      ends[before] = node
    }
  }
  return { order, nodes: junctions.size + 2, begins, ends }
}

/** Refuses tubes that the coil does not have, that two branches take, or that none takes. */
function checkTubes({
  branches,
  rows,
  columns,
  blanks,
}: {
  branches: readonly Branch[]
  rows: number
  columns: number
  blanks: readonly number[]
}): void {
  const takenBy = new Map<number, number>(blanks.map(tube => [tube, -1]))
  for (const [index, { tubes, directions }] of branches.entries()) {
    if (tubes.length === 0) refuse(index, `branch ${index} has no tubes`)
    if (tubes.length !== directions.length) refuse(index, `branch ${index} has not one direction for each tube`)
    for (const tube of tubes) {
      if (!Number.isInteger(tube) || tube < 0 || tube >= rows * columns)
        refuse(index, `tube ${tube} of branch ${index} is not in the coil of ${rows} x ${columns} tubes`)
      const other = takenBy.get(tube)
      if (other === -1) refuse(index, `tube ${tube} of branch ${index} is a blank one`)
      if (other !== undefined) refuse(index, `tube ${tube} is in branch ${other} and in branch ${index}`)
      takenBy.set(tube, index)
    }
  }
  for (let tube = 0; tube < rows * columns; tube++)
    if (!takenBy.has(tube))
      throw new EngineError('invalid-input', `tube ${tube} is in no branch: give it to one, or make it a blank`, {
        path: 'circuits.blanks',
        value: tube,
      })
}

/** The branches in an order in which each comes behind those that it takes. */
function orderOf(branches: readonly Branch[]): number[] {
  const order: number[] = []
  const state = new Int8Array(branches.length)
  const visit = (index: number): void => {
    if (state[index] === 2) return
    if (state[index] === 1) refuse(index, `branch ${index} takes its own fluid`)
    state[index] = 1
    for (const before of branches[index]!.from) {
      if (!branches[before]) refuse(index, `branch ${index} takes the fluid of branch ${before}, which does not exist`)
      visit(before)
    }
    state[index] = 2
    order.push(index)
  }
  for (let index = 0; index < branches.length; index++) visit(index)
  return order
}

function refuse(index: number, message: string): never {
  throw new EngineError('invalid-input', message, { path: `circuits.branches.${index}`, value: index })
}
