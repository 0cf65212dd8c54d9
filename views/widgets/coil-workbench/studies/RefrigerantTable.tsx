import { refrigerantFlags } from '../../../../engine/fluids/refrigerantFlags'
import type { CoilInput } from '../../../../shared/coils/document/coilDocument'
import { refrigerantNames } from '../../../../shared/coils/document/fluidChoices'
import { gwpText } from '../../../../shared/coils/facts/refrigerantFacts'
import { refusalText } from '../../../../shared/coils/notices/refusalText'
import type { RefrigerantRow } from '../../../../shared/contracts/coilStudies'
import { formatChange } from '../../../../shared/display/formatNumber'
import { limits } from '../../../../shared/limits'
import { post } from '../../../client/call'
import { choose } from '../../../workbench/form/form'
import { StudyState } from '../../../workbench/studies/StudyState'
import { useStudy } from '../../../workbench/studies/useStudy'
import { useCoilWorkbench } from '../useCoilWorkbench'

/** Sends a few refrigerants at a time, so that each call is short; the table grows with each answer. */
async function ask(input: CoilInput, signal: AbortSignal, onPart: (rows: RefrigerantRow[]) => void) {
  const rows: RefrigerantRow[] = []
  // The coil's own refrigerant comes first: all changes are relative to it.
  const own = 'refrigerant' in input ? [input.refrigerant.name] : []
  const inOrder = [...new Set([...own, ...refrigerantNames])]
  for (let start = 0; start < inOrder.length; start += limits.refrigerantsAtOnce) {
    const names = inOrder.slice(start, start + limits.refrigerantsAtOnce)
    const answer = await post('DesignService.svc/SwapRefrigerants', { input, names }, { signal, isHandled: true })
    rows.push(...(answer.Items ?? []))
    onPart([...rows])
  }
  return rows
}

/** A fraction in percent, with its sign. */
const signed = (share: number) => formatChange(share * 100, 1)

/** The same coil with every refrigerant at the same temperatures. */
export function RefrigerantTable() {
  const { rated, reader, change } = useCoilWorkbench()
  const input = rated.ratedInput
  const study = useStudy(input, ask)
  const rows = study.answer ?? []
  const now = 'refrigerant' in input ? input.refrigerant.name : ''
  const base = rows.find(({ Name }) => Name === now)?.Capacity
  const possible = rows
    .filter(({ Capacity }) => Capacity !== null)
    .sort((one, other) => (other.Capacity ?? 0) - (one.Capacity ?? 0))
  const refused = rows.filter(({ Capacity }) => Capacity === null)
  const number = (value: number | null, quantity: Parameters<typeof reader.number>[1]) =>
    value === null ? '' : reader.number(value, quantity)
  const head = (name: string, quantity: Parameters<typeof reader.number>[1]) => (
    <th scope="col" className="cw-num">
      {name}
      <span className="cw-u">{reader.label(quantity)}</span>
    </th>
  )
  return (
    <div className="wb-study">
      <StudyState study={study} what="Rating the coil with every refrigerant" />
      {possible.length > 0 && (
        <table className="table cw-results wb-rows">
          <caption className="visually-hidden">The coil with every refrigerant, the highest capacity first</caption>
          <thead>
            <tr>
              <th scope="col">
                Refrigerant
                <span className="cw-u" />
              </th>
              <th scope="col">
                Class
                <span className="cw-u" />
              </th>
              <th scope="col" className="cw-num">
                GWP
                <span className="cw-u" />
              </th>
              {head('Capacity', 'heatFlow')}
              <th scope="col" className="cw-num">
                Change<span className="cw-u">%</span>
              </th>
              {head('Mass flow', 'massFlow')}
              {head('Pressure', 'vaporPressure')}
              {head('Δp', 'vaporPressureDrop')}
              {head('Saturation drop', 'temperatureDifference')}
              {head('Glide', 'temperatureDifference')}
              {head('Charge', 'charge')}
              <th scope="col">
                <span className="visually-hidden">Choose</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {possible.map(row => (
              <tr key={row.Name} className={row.Name === now ? 'is-selected' : undefined}>
                <th scope="row">{row.Name}</th>
                <td>{refrigerantFlags(row.Name).safety}</td>
                <td className="cw-num">{gwpText(refrigerantFlags(row.Name).gwp)}</td>
                <td className="cw-num">{number(row.Capacity, 'heatFlow')}</td>
                <td className="cw-num">{base ? signed((row.Capacity ?? 0) / base - 1) : ''}</td>
                <td className="cw-num">{number(row.MassFlow, 'massFlow')}</td>
                <td className="cw-num">{number(row.Pressure, 'vaporPressure')}</td>
                <td className="cw-num">{number(row.PressureDrop, 'vaporPressureDrop')}</td>
                <td className="cw-num">{number(row.SaturationDrop, 'temperatureDifference')}</td>
                <td className="cw-num">{number(row.Glide ?? 0, 'temperatureDifference')}</td>
                <td className="cw-num">{number(row.Charge, 'charge')}</td>
                <td>
                  {row.Name === now ? (
                    'Chosen'
                  ) : (
                    <button
                      className="btn btn-link btn-sm wb-inline"
                      type="button"
                      aria-label={`Choose ${row.Name}`}
                      onClick={() => change(form => choose(form, 'refrigerant.name', row.Name))}
                    >
                      Choose
                    </button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {refused.length > 0 && (
        <details className="wb-none">
          <summary className="cw-sm">{`${refused.length} ${refused.length === 1 ? 'does' : 'do'} not work in this coil`}</summary>
          <ul className="cw-sm">
            {refused.map(({ Name, Problem }) => (
              <li key={Name}>
                <b>{Name}</b> {Problem && refusalText(Problem, input, reader)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
