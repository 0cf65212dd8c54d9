/** Who has been moved between the lists of project sharing, and what is sent of it. */
import { describe, expect, it } from 'vitest'
import { changesOf, countIn, noMoves, shownIn, withMoved } from '../../../views/widgets/project-sharing/moves'

const [mia, tor, una] = ['Mia', 'Tor', 'Una'].map(Name => ({ Id: Name, Name })) as [never, never, never]

describe('people who are moved', () => {
  it('SHARE-03 stay in their new list whatever page it shows, and are gone from the old one', () => {
    const moves = withMoved(noMoves, [mia, tor], null, 'Read-Only')
    expect(shownIn(moves, 'Read-Only', [una])).toEqual([mia, tor, una])
    expect(shownIn(moves, 'Read-Only', [])).toEqual([mia, tor])
    expect(shownIn(moves, null, [mia, una])).toEqual([una])
    expect([countIn(moves, 'Read-Only', 500), countIn(moves, null, 9_500), countIn(moves, 'Full Access', 3)]).toEqual([
      502, 9_498, 3,
    ])
  })

  it('SHARE-03 have not moved where they are back in the list they came from', () => {
    const out = withMoved(noMoves, [mia, tor], 'Read-Only', null)
    const back = withMoved(out, [mia], null, 'Read-Only')
    expect(shownIn(back, null, [])).toEqual([tor])
    expect(changesOf(back).NonGroupMembers).toEqual([tor])
    expect(withMoved(back, [tor], null, 'Read-Only')).toEqual(noMoves)
    const over = withMoved(out, [mia], null, 'Full Access')
    expect([countIn(over, 'Read-Only', 5), countIn(over, 'Full Access', 0), countIn(over, null, 7)]).toEqual([3, 1, 8])
  })

  it('API-31 are sent as differences: only they, and where they go', () => {
    const moves = withMoved(withMoved(noMoves, [mia], null, 'Read-Write'), [tor], 'Read-Only', null)
    expect(changesOf(moves)).toEqual({
      Groups: ['Read-Only', 'Read-Write', 'Full Access'].map(Id => ({
        Id,
        Name: Id,
        Members: Id === 'Read-Write' ? [mia] : [],
      })),
      NonGroupMembers: [tor],
    })
  })
})
