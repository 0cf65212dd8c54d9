import { Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { latePart, rareCode } from '../../../views/workbench/state/latePart'

const Figure = ({ value }: { value: number }) => <b>{value}</b>

describe('a part whose code comes behind the first view', () => {
  it('is waited for where it was not fetched ahead, and shown at once where it was', async () => {
    const from = vi.fn(async () => Figure)
    const Part = latePart(from)
    const shown = () =>
      renderToString(
        <Suspense fallback="fallback">
          <Part value={7} />
        </Suspense>,
      )
    expect(from).not.toHaveBeenCalled()
    expect(shown()).toContain('fallback')
    await rareCode.at(-1)?.()
    expect(shown()).toContain('<b>7</b>')
    expect(shown()).not.toContain('fallback')
  })
})
