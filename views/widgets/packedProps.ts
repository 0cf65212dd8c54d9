/**
 * The props of a widget as the text of an attribute. HTML writes a double quote in six characters, and lists of like
 * objects repeat their names: so quotes change places with backticks, and such lists are written by columns.
 */

type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [name: string]: Json }
type Row = Record<string, Json>

/** Shorter lists gain nothing. */
const fewest = 3
/**
 * The name of a table, which no other object has: `[names, number of rows, a column for each name]`; or of a list of
 * several kinds of rows, `['', the rows of each kind in a row]`; or of a list that counts or repeats, `[0, its runs]`,
 * each `[the first, the step, how many]`; or of a list of few words, `[-1, the words, which of them, a digit for each]`.
 */
const table = ''
/** Longer lists of numbers are no rows of a table. */
const longest = 4

/**
 * The text of props, which may be shown in an attribute.
 *
 * @param props  what JSON can hold
 * @returns      text without double quotes around names and texts; `unpackedProps` gives the same props back
 */
export const packedProps = (props: object): string => swapped(JSON.stringify(packed(props as Json)))

/** The props in a text of `packedProps`. Throws a `SyntaxError` for any other text. */
export const unpackedProps = (text: string): unknown => unpacked(JSON.parse(swapped(text)) as Json)

/** The text with double quotes and backticks in each other's place. */
export const swapped = (text: string) => text.replace(/["`]/g, mark => (mark === '"' ? '`' : '"'))

const isRow = (value: Json): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value)
const namesOf = (row: Row) => Object.keys(row).filter(name => row[name] !== undefined)

function packed(value: Json): Json {
  if (Array.isArray(value)) {
    const rows = value as readonly Json[]
    const short = countedRuns(rows) ?? fewWords(rows)
    if (short) return short
    const names = likeNames(rows)
    if (names) return tableOf(names, rows as readonly Row[])
    const length = likeLength(rows)
    if (length) return tableOf(length, rows as readonly Row[])
    const kinds = likeRuns(rows)
    return kinds.length > 1 && kinds.length * fewest <= rows.length
      ? { [table]: ['', ...kinds.map(packed)] }
      : rows.map(packed)
  }
  if (!isRow(value)) return value
  // An object that has the name of a table itself is a table of one row, told by its number of rows.
  if (table in value) return tableOf(namesOf(value), [value], 0)
  return Object.fromEntries(namesOf(value).map(name => [name, packed(value[name])]))
}

type Run = [first: Json, step: number, count: number]

const memberOf = ([first, step]: Run, at: number): Json => (step === 0 ? first : (first as number) + at * step)

/** A list of which each number is a step from the one before, or which repeats, by its runs: where that is shorter. */
function countedRuns(list: readonly Json[]): Json | undefined {
  if (list.length < 2 * fewest || list.some(one => one === undefined || typeof one === 'object')) return undefined
  const runs: Run[] = []
  for (const one of list) {
    const last = runs.at(-1)
    if (last?.[2] === 1) last[1] = stepBetween(last[0], one)
    if (last && memberOf(last, last[2]) === one) last[2] += 1
    else runs.push([one, 0, 1])
  }
  if (runs.length * 2 > list.length) return undefined
  const counted = { [table]: [0, packed(runs)] }
  return JSON.stringify(counted).length < JSON.stringify(list).length ? counted : undefined
}

/** The most words that a digit each stands for. */
const mostWords = 10

/** A list in which few words come again and again, by the words and a digit for each, where that is shorter. */
function fewWords(list: readonly Json[]): Json | undefined {
  if (list.length < 2 * fewest || list.some(one => typeof one !== 'string')) return undefined
  const words = [...new Set(list)]
  if (words.length > mostWords) return undefined
  const packedWords = { [table]: [-1, words, list.map(one => words.indexOf(one)).join('')] }
  return JSON.stringify(packedWords).length < JSON.stringify(list).length ? packedWords : undefined
}

/** Only whole numbers, whose sums are exact. */
const stepBetween = (one: Json, other: Json) =>
  Number.isSafeInteger(one) && Number.isSafeInteger(other) ? (other as number) - (one as number) : 0

/** The list in parts, in each of which all objects have the same names; one for each row where there are none. */
function likeRuns(rows: readonly Json[]): Json[][] {
  const kindOf = (row: Json) => (isRow(row) ? JSON.stringify(namesOf(row)) : undefined)
  const runs: Json[][] = []
  for (const [at, row] of rows.entries()) {
    const kind = kindOf(row)
    if (at > 0 && kind !== undefined && kind === kindOf(rows[at - 1]!)) runs.at(-1)!.push(row)
    else runs.push([row])
  }
  return runs
}

/** The names that all objects of a list have in the same order, if there are any. */
function likeNames(rows: readonly Json[]): string[] | undefined {
  const [first] = rows
  if (rows.length < fewest || first === undefined || !isRow(first)) return undefined
  const names = namesOf(first)
  const text = JSON.stringify(names)
  const areLike = rows.every(row => isRow(row) && JSON.stringify(namesOf(row)) === text)
  return names.length > 0 && areLike ? names : undefined
}

/** The length of all lists of a list, if they are short and of one length. */
function likeLength(rows: readonly Json[]): number | undefined {
  const [first] = rows
  if (rows.length < fewest || !Array.isArray(first) || first.length > longest) return undefined
  return rows.every(row => Array.isArray(row) && row.length === first.length) ? first.length : undefined
}

/** A column in which all is the same number, word or mark is written once; rows without names are lists. */
function tableOf(names: readonly string[] | number, rows: readonly Row[], count = rows.length): Json {
  const all = typeof names === 'number' ? Array.from({ length: names }, (_, at) => String(at)) : names
  const columns = all.map((name): Json => {
    const column = rows.map(row => row[name])
    const [first] = column
    return typeof first !== 'object' && column.every(one => one === first) ? first : packed(column)
  })
  return { [table]: [names, count, ...columns] }
}

function unpacked(value: Json): Json {
  if (Array.isArray(value)) return value.map(unpacked)
  if (!isRow(value)) return value
  if (!(table in value)) return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, unpacked(one)]))
  const [names, count, ...columns] = value[table] as [string[] | number | '', number, ...Json[]]
  if (names === 0)
    return (unpacked(count) as unknown as Run[]).flatMap(run =>
      Array.from({ length: run[2] }, (_, at) => memberOf(run, at)),
    )
  if (names === -1) return [...(columns[0] as string)].map(digit => (count as unknown as Record<string, Json>)[digit])
  if (names === '') return [count, ...columns].flatMap(unpacked)
  const lists = columns.map(unpacked)
  const rows = Array.from({ length: count || 1 }, (_, at) => {
    const row = lists.map(list => (Array.isArray(list) ? list[at] : list))
    return typeof names === 'number' ? row : Object.fromEntries(names.map((name, of) => [name, row[of]]))
  })
  return count === 0 ? rows[0] : rows
}
