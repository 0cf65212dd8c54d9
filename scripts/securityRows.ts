/** The page of security requirements: its rows, and the tests that name them. */
import { posix } from 'node:path'

interface TestFile {
  /** The path from the root, with forward slashes. */
  path: string
  text: string
}

export interface Row {
  id: string
  requirement: string
  /** The test files of the row, from the root. */
  heldBy: string[]
  byHand: string
}

const row = /^\| (SEC-\d{3}) \| ([^|]*) \| ([^|]*) \| ([^|]*) \|$/gm
const folder = 'docs/security'

/** Every row of the page, with its tests and how to try it. */
export function rowsOf(page: string): Row[] {
  return [...page.matchAll(row)].map(([, id = '', requirement = '', tests = '', byHand = '']) => {
    const heldBy = [...tests.matchAll(/\]\(([^)]*)\)/g)].map(([, link = '']) => posix.join(folder, link))
    return { id, requirement, heldBy, byHand: byHand.trim() }
  })
}

/** The ids of rows that occur in test titles. */
export function rowsNamedIn(text: string): string[] {
  const titles = text.split('\n').filter(line => /\b(it|describe)\b|^\s*['"`]/.test(line))
  return titles.flatMap(line => line.match(/\bSEC-\d{3}\b/g) ?? [])
}

/** The page, updated with the test files that name each row. */
export function withTests(page: string, tests: readonly TestFile[]): string {
  const named = tests.map(({ path, text }) => ({ path, ids: new Set(rowsNamedIn(text)) }))
  return page.replace(row, (_, id: string, requirement: string, _tests: string, byHand: string) => {
    const heldBy = named.filter(({ ids }) => ids.has(id)).map(({ path }) => linkTo(path))
    return `| ${id} | ${requirement} | ${heldBy.join(', ')} | ${byHand} |`
  })
}

function linkTo(path: string): string {
  const name = path.replace(/^tests\//, '').replace(/\.test\.tsx?$/, '')
  return `[${name}](${posix.relative(folder, path)})`
}
