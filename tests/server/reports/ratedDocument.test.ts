/** What the engine refuses cannot be put on paper: who asked is told which coil, in the units of its document. */
import { describe, expect, it } from 'vitest'
import type { CondenserCoil } from '../../../engine/coils/coil'
import { coilPaper } from '../../../server/reports/coilSelection/coilPaper'
import { pdfOf, workbookOf } from '../../../server/reports/ratedDocument'
import type { CoilDocument } from '../../../shared/coils/document/coilDocument'
import { coolingExample } from '../../../shared/coils/document/exampleCoil'
import { exampleOf } from '../../../shared/coils/document/exampleCoils'
import { coilProjects } from '../../../shared/coils/document/project'
import { itemOf } from '../../../shared/tools/project'

const condenser = exampleOf('COND') as CondenserCoil
const tooHot = { ...condenser.refrigerant, at: { kind: 'dew-temperature', value: 365.65 } } as const
const documentOf = (tag: string, system: 'IP' | 'SI'): CoilDocument => ({
  kind: 'coil',
  version: 1,
  tag,
  input: { ...condenser, refrigerant: tooHot },
  display: { system, units: {} },
})
const about = { title: 'Roof unit 3', author: 'Dana Whitfield', date: new Date('2026-11-21') }

describe('a document of a coil that is refused', () => {
  it.each([
    ['IP', 'R-410A has no saturation at 198.5 °F; it ends at 160.4 °F'],
    ['SI', 'R-410A has no saturation at 92.5 °C; it ends at 71.3 °C'],
  ] as const)('is refused in the units of the document: %s', async (system, said) => {
    await expect(pdfOf(coilPaper, documentOf('CU-2', system), about)).rejects.toThrow(`CU-2: ${said}`)
    await expect(workbookOf(coilPaper, documentOf('', system), about)).rejects.toThrow(new RegExp(`^${said}$`))
  })

  it('names the coil of a project', async () => {
    const good = { ...documentOf('CC-1', 'IP'), input: coolingExample }
    const project = coilProjects.projectOf([itemOf(good, 'a'), itemOf(documentOf('CU-2', 'IP'), 'b')])
    await expect(pdfOf(coilPaper, project, about)).rejects.toThrow('CU-2: R-410A has no saturation at 198.5 °F')
  })
})
