import type { Reader } from '../../display/formatQuantity'
import type { Quantity } from '../../display/units'

/** A column of a table: its head with the reader's unit, and the value [SI] that it has of a row. */
export interface QuantityColumn<Row> {
  name: string
  unit: string
  quantity: Quantity
  of: (row: Row) => number
}

/** Makes the columns of a table for a reader. */
export const columnIn =
  <Row>({ label }: Reader) =>
  (name: string, quantity: Quantity, of: (row: Row) => number): QuantityColumn<Row> => ({
    ...{ name, quantity, of, unit: label(quantity) },
  })
