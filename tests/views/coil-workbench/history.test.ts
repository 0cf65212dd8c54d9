import { describe, expect, it } from 'vitest'
import { historyOf, redone, undone, withPresent, withStep } from '../../../views/workbench/state/history'

const most = 3
const steps = (...states: string[]) =>
  states.reduce((history, state) => withStep(history, state, most), historyOf('start'))

describe('steps', () => {
  it('are undone and done again, one by one, and no further than there are', () => {
    const history = steps('a', 'b')
    const back = undone(undone(history))
    expect(back.present).toBe('start')
    expect(undone(back)).toEqual(back)
    expect(redone(redone(redone(back))).present).toBe('b')
  })

  it('after an undo take the place of what was undone', () => {
    const other = withStep(undone(steps('a', 'b')), 'c', most)
    expect(other.future).toEqual([])
    expect(undone(other).present).toBe('a')
  })

  it('of the same thing in a row are one', () => {
    const typed = ['8', '81', '81.5'].reduce((now, text) => withStep(now, text, most, 'dry bulb'), historyOf(''))
    expect(undone(typed).present).toBe('')
    const other = withStep(withStep(typed, 'other', most, 'wet bulb'), 'again', most, 'dry bulb')
    expect(undone(undone(other)).present).toBe('81.5')
  })

  it('of the same thing are two where one of them was undone between', () => {
    const typed = withStep(undone(withStep(historyOf(''), '8', most, 'dry bulb')), '9', most, 'dry bulb')
    expect(undone(typed).present).toBe('')
  })

  it('are kept so many and no more', () => {
    expect(steps('a', 'b', 'c', 'd').past).toEqual(['a', 'b', 'c'])
  })

  it('that change nothing are none, and a look at it is none either', () => {
    const history = steps('a')
    expect(withStep(history, 'a', most)).toBe(history)
    const looked = withPresent(history, 'a, seen from the left')
    expect(undone(looked).present).toBe('start')
    expect(redone(undone(looked)).present).toBe('a, seen from the left')
  })
})
