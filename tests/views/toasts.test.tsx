import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Notice } from '../../shared/contracts/envelope'
import { Toasts } from '../../views/widgets/toasts/Toasts'
import { lifeOf } from '../../views/widgets/toasts/useLife'

const notice = (changes: Partial<Notice> = {}): Notice => ({
  Type: 'message',
  Title: 'Saved',
  Severity: 'success',
  Messages: ['CC-1'],
  ...changes,
})
const toast = (changes: Partial<Notice> = {}) => renderToStaticMarkup(<Toasts notices={[notice(changes)]} />)

describe('a toast', () => {
  it('NOTIFY-04, CONST-25 lives 5000 ms unless it says otherwise', () => {
    expect(lifeOf({ sticky: false })).toBe(5000)
    expect(lifeOf({ sticky: false, life: 10_000 })).toBe(10_000)
  })

  it('has no end when it is sticky and has no life', () => {
    expect(lifeOf({ sticky: true })).toBeUndefined()
    expect(lifeOf({ sticky: true, life: 1_000 })).toBe(1_000)
  })

  it('is an alert when it is an error, and a polite status otherwise', () => {
    expect(toast({ Severity: 'error' })).toContain('role="alert"')
    for (const Severity of ['success', 'info', 'warning'] as const)
      expect(toast({ Severity })).toContain('role="status"')
  })

  it('has a close button that names what it closes (NOTIFY-06), unless the notice hides it', () => {
    expect(toast()).toContain('aria-label="Dismiss: Saved"')
    expect(toast({ HideClose: true })).not.toContain('<button')
  })

  it('has a Need Help? link only when the notice asks for one (NOTIFY-15)', () => {
    expect(toast({ ShowHelpLink: true })).toContain('>Need Help?</a>')
    expect(toast()).not.toContain('Need Help?')
  })

  it('shows every line of its notice, and the first as its name where it has no title', () => {
    expect(toast({ Messages: ['First.', 'Second.'] })).toMatch(/Saved.*First\..*Second\./s)
    const untitled = toast({ Title: '', Messages: ['First.', 'Second.'] })
    expect(untitled).toMatch(/<b>First\.<\/b>.*Second\./s)
    expect(untitled.match(/First\./g)).toHaveLength(2)
  })

  it('shows markup in a message as the text that it is', () => {
    expect(toast({ Messages: ['<img src=x onerror=alert(1)>'] })).not.toContain('<img')
  })
})
