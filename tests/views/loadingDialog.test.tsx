/** What is shown while one waits: what for, and that it goes on. */
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { limits } from '../../shared/limits'
import { texts } from '../../shared/texts'
import { LoadingDialogs } from '../../views/components/LoadingDialogs'
import { LoadingDialog } from '../../views/dialogs/LoadingDialog'

const mark = /<svg class="cw-loadmark"[^>]*aria-hidden="true"[^>]*>.*class="tube".*<\/svg>/

it('NAV-02, NAV-04 has the moving mark in each of the dialogs that a page brings along', () => {
  const dialogs = renderToStaticMarkup(<LoadingDialogs />)
    .split('</dialog>')
    .slice(0, -1)
  expect(dialogs).toHaveLength(Object.keys(texts.loading).length)
  for (const dialog of dialogs) {
    expect(dialog).toMatch(mark)
    expect(dialog).toContain(`data-life="${limits.loadingDialog}"`)
  }
})

it('NAV-02 has it in the dialog that a widget opens', () => {
  const dialog = renderToStaticMarkup(<LoadingDialog title="Please wait" message="It is on its way." />)
  expect(dialog).toMatch(mark)
  expect(dialog).toContain('It is on its way.')
})
