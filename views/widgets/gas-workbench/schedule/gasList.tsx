/** The columns of a list of gases. */
import type { GasInput } from '../../../../shared/gas/document/gasDocument'
import type { GasSummary } from '../../../../shared/gas/document/gasRating'
import { gasSummary } from '../../../../shared/gas/facts/gasName'
import { grossHeat } from '../../../../shared/gas/facts/propertyRows'
import type { ListColumns } from '../../../workbench/parts'
import { NoticeCount } from '../../../workbench/schedule/NoticeCount'

export const gasList: ListColumns<GasInput, GasSummary> = {
  heads: ({ label }) => [
    { label: 'Temperature', unit: label('temperature'), isNumber: true },
    { label: 'Molar mass', unit: label('molarMass'), isNumber: true },
    { label: 'Density', unit: label('gasDensity'), isNumber: true },
    { label: 'Specific heat', unit: label('specificHeat'), isNumber: true },
    { label: 'Heating value', unit: label('heatingValue'), isNumber: true },
    { label: 'Coil heat', unit: label('heatFlow'), isNumber: true },
    { label: 'Notices' },
  ],
  name: gasSummary,
  Figures({ rating, reader }) {
    const { number, label } = reader
    const heat = grossHeat(rating, reader)
    return (
      <>
        <td className="cw-num" data-label={`Temperature, ${label('temperature')}`}>
          {number(rating.sheet.T, 'temperature')}
        </td>
        <td className="cw-num" data-label={`Molar mass, ${label('molarMass')}`}>
          {number(rating.molarMass, 'molarMass')}
        </td>
        <td className="cw-num" data-label={`Density, ${label('gasDensity')}`}>
          {number(rating.sheet.rho, 'gasDensity')}
        </td>
        <td className="cw-num" data-label={`Specific heat, ${label('specificHeat')}`}>
          {number(rating.sheet.cp, 'specificHeat')}
        </td>
        <td className="cw-num" data-label={`Heating value, ${label('heatingValue')}`}>
          {heat === undefined ? '–' : number(heat, 'heatingValue')}
        </td>
        <td className="cw-num" data-label={`Coil heat, ${label('heatFlow')}`}>
          {rating.coil ? number(rating.coil.heat, 'heatFlow') : '–'}
        </td>
        <NoticeCount warnings={rating.warnings} reader={reader} />
      </>
    )
  },
}
