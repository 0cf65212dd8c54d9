/** Reads comma-separated values (RFC 4180) that come in parts, cut anywhere. */

export function createCsvReader() {
  let record: string[] = []
  let field = ''
  let isQuoted = false
  /** A quote inside of quotes ends them, or is one of two. */
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
