/** Reads comma-separated values (RFC 4180) from parts that may be cut at any character. */

export function createCsvReader() {
  let record: string[] = []
  let field = ''
  let isQuoted = false
  /** The last character was a quote within quotes: it ends the cell, or is the first of a doubled quote. */
  let isAfterQuote = false

  function take(character: string, done: (record: string[]) => void): void {
    if (isQuoted && !isAfterQuote) {
      if (character === '"') isAfterQuote = true
      else field += character
      return
    }
    if (character === '"') {
      if (isAfterQuote) field += '"'
      isQuoted = true
      isAfterQuote = false
      return
    }
    isQuoted = false
    isAfterQuote = false
    if (character === ',' || character === '\n') {
      record.push(field)
      field = ''
      if (character === ',') return
      done(record)
      record = []
    } else if (character !== '\r') field += character
  }

  return {
    /** The records that end in this part. */
    read(part: string): string[][] {
      const records: string[][] = []
      for (const character of part) take(character, one => records.push(one))
      return records
    },
  }
}
