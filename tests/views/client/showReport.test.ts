import { describe, expect, it } from 'vitest'
import { showReport } from '../../../views/client/showReport'

const report = { ReportTitle: 'Roof unit 3', FolderName: 'a1', FileName: 'RU-3.pdf', OpenInNewWindow: true }

/** A window that was opened for the report, and what it was told to show. */
function openedWindow({ closed = false } = {}) {
  const shown: string[] = []
  const ReportWindow = { closed, location: { replace: (address: string) => shown.push(address) } } as unknown as Window
  return { ReportWindow, shown }
}

function showing(changes: object) {
  const gone: string[] = []
  const stays = showReport({ ...report, ...changes }, address => gone.push(address))
  return { stays, gone }
}

describe('a made report', () => {
  const screen = '/report?fon=a1&fin=RU-3.pdf&title=Roof+unit+3'

  it('ENTITY-25, REPORT-13 shows in the window that was opened for it, and the reader stays', () => {
    const { ReportWindow, shown } = openedWindow()
    expect(showing({ ReportWindow })).toEqual({ stays: true, gone: [] })
    expect(shown).toEqual(['/pdfs/a1/RU-3.pdf'])
  })

  it('REPORT-14 shows on the screen where it is for none, or where that window is gone', () => {
    const { ReportWindow, shown } = openedWindow()
    expect(showing({ ReportWindow, OpenInNewWindow: false })).toEqual({ stays: false, gone: [screen] })
    expect(showing({ ReportWindow: null })).toEqual({ stays: false, gone: [screen] })
    expect(showing(openedWindow({ closed: true }))).toEqual({ stays: false, gone: [screen] })
    expect(shown).toEqual([])
  })
})
