/** Code that all tools share knows no tool: a word about coils in it would also be in nine other tools. */
import { describe, expect, it } from 'vitest'
import { placesOf, sources, textOf } from './sources'

/** Names that stay, because two releases may run side by side: of tables, columns, an event and a measurement. */
const kept = /coil_templates|coil_snapshots|row\.coil\b|before\.coil\b|\bcoil: |'coil-link'|\bcoilId\b|\bcoil_id\b/g

const kit = [
  'views/workbench',
  'shared/tools',
  'shared/contracts/tools',
  'server/services/tools',
  'server/reports',
  'server/jobs',
]

/** Reports and jobs of each tool have their own folder. */
const ofTools = /^server\/(reports|jobs)\/\w+\//

/** The tables in which each tool has its entry. */
const tables = [
  'shared/tools/toolCommands.ts',
  'shared/tools/tools.ts',
  'shared/selectionApi/apiFields.ts',
  'shared/contracts/index.ts',
  'shared/events/analyticsEvents.ts',
  'server/services/builtIn.ts',
  'server/services/toolDefinitions.ts',
  'server/jobs/toolJobs.ts',
  'server/jobs/threadPrograms.ts',
  'views/widgets/components.ts',
  'views/widgets/loaders.ts',
  'views/widgets/pageTools.ts',
]

/** The folders and files of coils; circuits are those of a coil. */
const ofCoils =
  /(^|\/)(coils?|[Cc]oil\w+|coil-\w+|circuitry|circuitry-\w+)(\/|\.tsx?$)|^pages\/enterprise-webapp\/|^views\/drawings\/(coil|tiles|help)\//

/**
 * Files that know coils for a reason of their own: the start page, the help and the contact page speak of coils to
 * people, migrations are history, a mist stands before the coil of a machine, and a gas may pass a coil of its own,
 * which is what its search finds.
 */
const others =
  /^(pages\/(index|help|contact-us)\/|shared\/(mist|gas|aircooler)\/|views\/widgets\/(mist|gas|air-cooler)-workbench\/|server\/(reports|services|jobs)\/(mist|gas|aircooler)\/|shared\/contracts\/(gas|mist)\w*\.ts|server\/data\/migrat)/

const placesOfCoils = (files: ReturnType<typeof sources>) =>
  files.flatMap(file =>
    placesOf({ ...file, code: file.code.replaceAll(kept, '').replaceAll('Coilworks', '') }, /coil/gi),
  )

/** The files of the kit in one of its folders, without those of a tool. */
const kitIn = (...folders: string[]) => sources(...folders).filter(({ path }) => !ofTools.test(path))

describe('the kit of tools', () => {
  const linesIn = (...folders: string[]) =>
    kitIn(...folders).reduce((sum, { text }) => sum + text.trimEnd().split('\n').length, 0)

  it('has at least 9,000 lines between contract and screen', () => {
    expect(linesIn(...kit)).toBeGreaterThanOrEqual(9_000)
  })

  it('is as long as docs/architecture.md says, within a tenth, folder by folder', () => {
    const table = /^\| `(.+)\/` \| .* \| ([\d,]+) \|$/gm
    const told = [...textOf('docs/architecture.md').matchAll(table)].map(([, folder = '', lines = '']) => ({
      folder,
      lines: Number(lines.replace(',', '')),
    }))
    expect(told.map(({ folder }) => folder).sort()).toEqual([...kit].sort())
    for (const { folder, lines } of told) {
      expect(Math.abs(linesIn(folder) / lines - 1), `${folder} has ${linesIn(folder)} lines`).toBeLessThan(0.1)
    }
  })

  it('says nothing of coils, and loads nothing of theirs, not even in a comment or a text', () => {
    const files = kitIn(...kit).filter(({ path }) => !tables.includes(path))
    expect(files.length).toBeGreaterThan(200)
    expect(placesOfCoils(files.map(file => ({ ...file, code: file.text })))).toEqual([])
  })
})

describe('code of the application outside the folders of coils', () => {
  const files = sources('server', 'shared', 'views', 'pages')
    .filter(({ path }) => !ofCoils.test(path) && !others.test(path))
    .map(file => ({ ...file, code: importsAndCode(file) }))

  it('has no line that knows coils, beside the entry of the tool in each table', () => {
    expect(files.length).toBeGreaterThan(700)
    expect(placesOfCoils(files.filter(({ path }) => !tables.includes(path)))).toEqual([])
  })

  it('has no table in this list that is not needed', () => {
    const needed = new Set(placesOfCoils(files).map(place => place.split(':')[0]))
    expect([...needed].sort()).toEqual([...tables].sort())
  })

  /** The code with blanked strings, but with the paths of its imports. */
  function importsAndCode({ code, uncommented }: ReturnType<typeof sources>[number]): string {
    const lines = uncommented.split('\n')
    return code
      .split('\n')
      .map((line, index) => (/^(import|\} from|export .* from)\b/.test(line) ? lines[index] : line))
      .join('\n')
  }
})
