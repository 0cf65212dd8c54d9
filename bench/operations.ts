/** Measures operations beside the yardstick of the same run, and prints them as a table. */
import { measure, yardstick } from './measure'
import { figures, printTable } from './table'

export function benchOperations(title: string, operations: Readonly<Record<string, () => unknown>>): void {
  const baseline = measure('yardstick: 1,000 exp, log and sqrt', yardstick)
  const rows = [baseline, ...Object.entries(operations).map(([name, operation]) => measure(name, operation))]
  printTable(
    title,
    ['operation', 'ms', 'at best, ms', 'spread', 'of yardstick'],
    rows.map(({ name, microseconds, fastest, spread }) => [
      name,
      figures(microseconds / 1000),
      figures(fastest / 1000),
      `${(spread * 100).toFixed(0)} %`,
      figures(microseconds / baseline.microseconds),
    ]),
  )
}
