import { formatNumber } from '../../../../shared/display/formatNumber'
import { offDesignNames } from '../../../../shared/economizer/facts/offDesignNames'
import { useEconomizer } from '../useEconomizer'

const percent = (share: number) => formatNumber(100 * share, 1)

/** The design beside colder water, dirty fins and another fuel, at full fire. */
export function OffDesign() {
  const { rated, reader } = useEconomizer()
  if (!rated.rating) return null
  const { number, label } = reader
  const t = (value: number | undefined) => (value === undefined ? '–' : number(value, 'temperature'))
  const heads = [
    ['Recovered', label('heatFlow'), ''],
    ['Gas out', label('temperature'), ''],
    ['Efficiency', '%', ''],
    ['Cold end', label('temperature'), ''],
    ['Dew point', label('temperature'), 'm-hide'],
    ['Gas Δp', label('airPressureDrop'), 'm-hide'],
  ] as const
  return (
    <>
      <table className="table cw-results wb-rows">
        <caption className="visually-hidden">The design beside cases off design, at full fire</caption>
        <thead>
          <tr>
            <th scope="col">
              Case
              <span className="cw-u" />
            </th>
            {heads.map(([name, unit, className]) => (
              <th key={name} scope="col" className={`cw-num ${className}`}>
                {name}
                <span className="cw-u">{unit}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rated.rating.offDesign.map(({ name, fuel, of, problem }) => (
            <tr key={name}>
              <th scope="row">
                {offDesignNames[name]}
                <span className="cw-u"> {fuel}</span>
              </th>
              {of ? (
                <>
                  <td className="cw-num">{number(of.heat, 'heatFlow')}</td>
                  <td className="cw-num">{t(of.gasOut)}</td>
                  <td className="cw-num">{`${percent(of.efficiencyBefore)} to ${percent(of.efficiencyAfter)}`}</td>
                  <td className={`cw-num${of.codes.includes('COLD_END') ? ' wb-over' : ''}`}>
                    {t(of.coldestMetal)}
                    {of.codes.includes('COLD_END') && <span className="visually-hidden"> too near the dew point</span>}
                  </td>
                  <td className="cw-num m-hide">{t(of.acidDew ?? of.waterDew)}</td>
                  <td className="cw-num m-hide">{number(of.gasDrop, 'airPressureDrop')}</td>
                </>
              ) : (
                <td colSpan={heads.length} className="cw-sm">
                  {problem}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="cw-xs cw-muted px-3">Choose the cases in the group Off design of the inputs.</p>
    </>
  )
}
