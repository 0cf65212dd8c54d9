/** Refuses settings of a coil tube by tube that nothing can be solved with. */
import { EngineError } from '../errors'
import type { FaceGrid } from './faceGrid'
import type { SegmentRequest } from './segmentRequest'
import type { Lead } from './segmentSettings'

const bounds = {
  segments: [1, 100],
  sweeps: [2, 1000],
  tolerance: [1e-12, 1e-2],
  parts: [1, 200],
  /** Length and bore of a lead [m]. */
  lead: [0, 50],
  bore: [5e-4, 0.2],
} as const

/**
 * Refuses a request.
 *
 * @param request  the settings
 * @returns        nothing; throws `invalid-input` at the first field that is wrong
 *
 * Valid for any request of the right shape; the branches are checked by `branchNetwork`.
 *
 * Source: definition.
 */
export function checkRequest({
  segments,
  limits = {},
  profile = {},
  shares,
  leads,
  branches,
  hold,
}: SegmentRequest): void {
  if (segments !== undefined) {
    within('segments', segments, bounds.segments)
    if (!Number.isInteger(segments)) refuse('segments', segments, 'a tube has a whole number of segments')
  }
  if (limits.sweeps !== undefined) within('limits.sweeps', limits.sweeps, bounds.sweeps)
  if (limits.tolerance !== undefined) within('limits.tolerance', limits.tolerance, bounds.tolerance)
  for (const [name, grid] of Object.entries(profile)) checkGrid(`profile.${name}`, grid)
  if (profile.flow) checkFlows(profile.flow)
  if (shares && shares.length !== branches.length)
    refuse('shares', shares.length, `there are ${branches.length} circuits, with one share each`)
  if (shares && leads) refuse('leads', leads.length, 'leads divide the flow: leave them out, or the shares')
  for (const [index, lead] of (leads ?? []).entries()) checkLead(index, lead)
  if (hold && !(hold.value >= 0 && Number.isFinite(hold.value)))
    refuse('hold.value', hold.value, 'a held value is 0 or more')
}

function checkLead(index: number, lead: Lead): void {
  const { drop, flow = Number.NaN, length = Number.NaN, bore = Number.NaN } = lead
  if (drop === undefined) {
    within(`leads.${index}.length`, length, bounds.lead)
    within(`leads.${index}.bore`, bore, bounds.bore)
  } else if (!(drop >= 0 && flow > 0 && Number.isFinite(drop / flow)))
    refuse(`leads.${index}`, drop, 'a lead has a drop of 0 or more at a flow above 0')
}

function checkGrid(path: string, grid: FaceGrid): void {
  within(path, grid.length, bounds.parts)
  const parts = grid[0]!.length
  within(`${path}.0`, parts, bounds.parts)
  for (const [index, line] of grid.entries()) {
    if (line.length !== parts) refuse(`${path}.${index}`, line.length, 'all lines of a profile are equally long')
    for (const value of line) if (!Number.isFinite(value)) refuse(`${path}.${index}`, value, 'a profile has numbers')
  }
}

function checkFlows(grid: FaceGrid): void {
  const values = grid.flat()
  for (const value of values)
    if (value < 0) refuse('profile.flow', value, 'a part of the face has a flow of air of 0 or more')
  if (!values.some(value => value > 0)) refuse('profile.flow', 0, 'one part of the face at least has a flow of air')
}

function within(path: string, value: number, [least, most]: readonly [number, number]): void {
  if (!(value >= least && value <= most)) refuse(path, value, `${path} is between ${least} and ${most}`)
}

function refuse(path: string, value: unknown, message: string): never {
  throw new EngineError('invalid-input', message, { path, value })
}
