import { connectionNamed } from '../../geometry'
import type { Warning } from '../../warnings'
import type { Inside } from './rated'

/**
 * Dynamic head in the header over the pressure drop of a circuit: limits from which the feeds share the flow unevenly,
 * and badly [-].
 */
const [uneven, bad] = [0.1, 0.3]
/** Upper limit of the ratio that is reported [-]. */
const worst = 10

/**
 * The fluid in the header: a liquid, or the vapour of a refrigerant, in whose circuits the leads add a pressure drop
 * [Pa].
 */
type Header = { kind: 'liquid' } | { kind: 'vapour'; leads: number }

/**
 * The notice of a header whose velocity divides the flow unevenly among the feeds.
 *
 * @param model   the coil
 * @param rating  its rating, SI
 * @param header  the fluid in it
 * @returns       HEADER_UNEVEN, or nothing
 *
 * Valid for liquids, and for refrigerants at their vapour end. There the boiling or condensing in each circuit evens
 * out the flow, so that the notice is only for information, and only for a bad ratio. Steam flows to where it
 * condenses.
 *
 * Source: engine reference 2.1.6: even below a tenth, bad above three tenths.
 */
export function headerNotices(
  { input }: Pick<Inside['model'], 'input'>,
  { fluid, construction }: Inside['rating'],
  header: Header,
): Warning[] {
  const { feeds, connectionDiameter, connectionVelocity: velocity } = construction
  const size = connectionNamed(connectionDiameter, input.geometry.bodySchedule)
  if (feeds < 2 || !size) return []
  const isVapour = header.kind === 'vapour'
  const head = (fluid.massFlow * velocity) / ((Math.PI / 4) * size.insideDiameter ** 2) / 2
  const lost = fluid.pressureDrop.tubes + fluid.pressureDrop.bends + (isVapour ? header.leads : 0)
  // Condensation may recover as much pressure as is lost.
  const share = head / Math.max(lost, head / worst)
  const limit = isVapour ? bad : uneven
  if (!(share > limit)) return []
  return [
    {
      code: 'HEADER_UNEVEN',
      severity: share > bad && !isVapour ? 'warning' : 'info',
      message: `${(100 * share).toFixed(0)} % of what the circuits lose is the dynamic head in the header: above ${100 * limit} % the feeds share the flow unevenly; fewer feeds, or a larger connection, divide it better.`,
      input: 'geometry.circuiting',
      value: share,
      limits: [0, limit],
      quantity: 'fraction',
    },
  ]
}
