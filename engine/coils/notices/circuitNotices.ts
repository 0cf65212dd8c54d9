import { circuitAdvice, leadStub } from '../../geometry'
import type { Warning } from '../../warnings'
import type { SurfaceModel } from '../air/surfaceModel'
import type { CoilGeometry, CoilInput } from '../coil'

/**
 * Notices of the circuits and the leads.
 *
 * @param model  the coil
 * @returns warnings: feeds that are no whole number, circuits of unequal length, punched-out tubes, ends, leads
 *
 * Valid for every coil.
 *
 * Source: divisibility; trade practice.
 */
export function circuitNotices({
  circuits,
  size,
  input,
}: SurfaceModel & { input: Pick<CoilInput, 'coilType'> }): Warning[] {
  const { passes, feeds, blanks } = circuits
  const { circuiting, rows } = input.geometry
  const advice = circuitAdvice({ tubesHigh: size.tubesHigh, rows, circuiting })
  const path = 'geometry.circuiting'
  const warnings: Warning[] = []
  if (!advice.isWhole) {
    warnings.push({
      code: 'CIRCUIT_INVALID',
      severity: 'info',
      message: `${advice.asked.toFixed(2)} feeds are asked of ${size.tubesHigh} tubes high; ${feeds} were rated.`,
      input: path,
      value: advice.asked,
    })
  }
  if (blanks > 0) {
    warnings.push({
      code: 'CIRCUIT_PUNCHED',
      severity: 'info',
      message: `${blanks} of ${size.tubes} tubes stay without fluid, so that the ${feeds} circuits are alike; air passes them as it comes.`,
      input: 'geometry.punchOut',
      value: blanks,
    })
  }
  if (!Number.isInteger(passes)) {
    const near = advice.nearest.join(' or ')
    warnings.push({
      code: 'CIRCUIT_UNEVEN',
      severity: 'info',
      message: `${passes.toFixed(2)} tubes in the mean circuit: ${feeds} feeds do not divide the tubes evenly, so circuits differ in length and the mean was rated; ${near} feeds do, or punching out ${advice.blanks} tubes.`,
      input: path,
      value: passes,
    })
  } else if (passes % 2 === 1 && !input.coilType.endsWith('DISTR')) {
    // No notice for a tube within a tube, the distributing coil: both its connections are at one end.
    warnings.push({
      code: 'CIRCUIT_ODD_PASS',
      severity: 'info',
      message: `${passes} passes put supply and return on opposite ends of the coil.`,
      input: path,
      value: passes,
    })
  }
  warnings.push(...leadNotices(input.geometry.lead))
  return warnings
}

/** The meaning of the codes of leads is an interpretation, which the notice reports. */
function leadNotices(lead: CoilGeometry['lead']): Warning[] {
  if (!lead) return []
  const { stub } = leadStub(lead)
  return [
    {
      code: 'LEAD_ASSUMED',
      severity: 'info',
      message: `${(stub * 1000).toFixed(0)} mm is how lead ${lead} was read; the meaning of the codes is to be confirmed.`,
      input: 'geometry.lead',
      value: stub,
      quantity: 'length',
    },
  ]
}
