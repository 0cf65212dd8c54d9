import { formatSignificant } from '../../../shared/display/formatNumber'
import { type Reader, readersValue } from '../../../shared/display/formatQuantity'

/** A size [m] in the reader's unit, without zeros that say nothing. */
export const sizeIn = ({ system, label }: Reader, value: number) =>
  `${formatSignificant(readersValue(value, 'smallLength', system))} ${label('smallLength')}`
