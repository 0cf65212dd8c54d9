import { describe, expect, it } from 'vitest'
import { createCsvReader } from '../../../server/access/csvReader'
import { csvLine } from '../../../shared/wording/csv'

describe('comma-separated values', () => {
  const records = [
    ['plain', '', 'a, b', 'say "yes"', '""', 'two\r\nlines', 'Øst '],
    ['', ''],
    ['"', ',', 'end'],
  ]
  const text = records.map(csvLine).join('')

  it('are read as they were written, wherever they are cut', () => {
    for (let cut = 0; cut <= text.length; cut += 1) {
      const reader = createCsvReader()
      expect([...reader.read(text.slice(0, cut)), ...reader.read(text.slice(cut))]).toEqual(records)
    }
  })
})
