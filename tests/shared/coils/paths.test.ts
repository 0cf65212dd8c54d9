import { describe, expect, it } from 'vitest'
import { valueAt, withValueAt } from '../../../shared/tools/fields/paths'

describe('values by path', () => {
  const tree = { a: { b: 1, c: { d: 2 } }, e: 3 }

  it('are read, also where nothing is', () => {
    expect(valueAt(tree, 'a.c.d')).toBe(2)
    expect(valueAt(tree, 'a.x.d')).toBeUndefined()
    expect(valueAt(tree, 'e.x')).toBeUndefined()
  })

  it('are replaced in a copy', () => {
    const changed = withValueAt(tree, 'a.c.d', 5)
    expect(changed).toEqual({ a: { b: 1, c: { d: 5 } }, e: 3 })
    expect(tree.a.c.d).toBe(2)
  })

  it('are taken away, with an object that is left empty', () => {
    expect(withValueAt(tree, 'a.c.d', undefined)).toEqual({ a: { b: 1 }, e: 3 })
    expect(withValueAt<object>({}, 'limits.capacity', 4)).toEqual({ limits: { capacity: 4 } })
  })

  it('are taken away without the objects that stay', () => {
    expect(withValueAt({ a: { c: { d: 2 } } }, 'a.c.d', undefined, ['a.c'])).toEqual({ a: { c: {} } })
    expect(withValueAt({ a: { c: { d: 2 } } }, 'a.c.d', undefined, ['c', 'a.d'])).toEqual({})
    expect(withValueAt({ a: { c: { d: 2 } } }, 'a.c.d', undefined, ['abc'])).toEqual({})
  })
})
