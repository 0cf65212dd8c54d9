import { describe, expect, it } from 'vitest'
import { rememberLast } from '../../engine/rememberLast'

describe('a function that remembers its last results', () => {
  /** The squares that were calculated. */
  function squares(count: number, keyOf?: (of: { side: number; name?: string }) => unknown) {
    const calculated: number[] = []
    const square = rememberLast(
      ({ side }: { side: number; name?: string }) => {
        calculated.push(side)
        if (side < 0) throw new RangeError('no square')
        return side * side
      },
      count,
      keyOf,
    )
    return { square, calculated }
  }

  it('calculates once for inputs with the same content, zero included', () => {
    const { square, calculated } = squares(2)
    expect([square({ side: 0 }), square({ side: 0 }), square({ side: 3 }), square({ side: 3 })]).toEqual([0, 0, 9, 9])
    expect(calculated).toEqual([0, 3])
  })

  it('drops the result that was asked for longest ago', () => {
    const { square, calculated } = squares(2)
    for (const side of [1, 2, 1, 3, 1, 2]) square({ side })
    expect(calculated).toEqual([1, 2, 3, 2])
  })

  it('looks only at the part on which the result depends', () => {
    const { square, calculated } = squares(2, ({ side }) => side)
    square({ side: 4, name: 'first' })
    square({ side: 4, name: 'second' })
    expect(calculated).toEqual([4])
  })

  it('calculates again what was refused', () => {
    const { square, calculated } = squares(2)
    expect(() => square({ side: -1 })).toThrow('no square')
    expect(() => square({ side: -1 })).toThrow('no square')
    expect(calculated).toEqual([-1, -1])
  })
})
