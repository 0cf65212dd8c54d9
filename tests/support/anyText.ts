/** Text as it can arrive: any character, lone surrogates, NUL, and a surrogate pair across a limit. */
import fc from 'fast-check'

const signs = fc.oneof(
  fc.integer({ min: 0x20, max: 0x7e }).map(code => String.fromCharCode(code)),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  fc.constantFrom('\0', '\ud83d', '\ude00', '😀', '👩‍🔧', 'é', '\u202e', '\u2028', '\ufeff', '\uffff', '\r', '\t'),
)

/** Texts of a few characters; with `most`, also texts of about so many characters. */
export function anyText(most = 20): fc.Arbitrary<string> {
  const few = fc.array(signs, { maxLength: 12 }).map(list => list.join(''))
  const around = fc
    .tuple(fc.integer({ min: Math.max(0, most - 2), max: most + 1 }), fc.constantFrom('x', '😀', 'é'), few)
    .map(([length, sign, end]) => `${'x'.repeat(Math.max(0, length - 1))}${sign}${length % 2 ? end.slice(0, 1) : ''}`)
  return fc.oneof({ weight: 2, arbitrary: few }, { weight: 1, arbitrary: around })
}
