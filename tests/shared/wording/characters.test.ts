/** Text is counted and cut by its characters. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newCoilDocument } from '../../../shared/coils/document/exampleCoil'
import { readDuties } from '../../../shared/coils/duties/duties'
import { limits } from '../../../shared/limits'
import { downloadName } from '../../../shared/reports/downloadName'
import { messages } from '../../../shared/texts'
import { freeTag } from '../../../shared/tools/projectTags'
import { fieldRules, wrongIn } from '../../../shared/validation/fieldRules'
import { textUpTo } from '../../../shared/validation/schemas'
import { asText, firstCharacters, hasAtMost, isText } from '../../../shared/wording/characters'
import { anyText } from '../../support/anyText'

const whole = fc.string({ unit: 'binary' })

describe('characters', () => {
  it('are cut whole: the first of them, and never half of one', () => {
    fc.assert(
      fc.property(whole, fc.nat(40), (text, most) => {
        const cut = firstCharacters(text, most)
        expect(isText(cut.replaceAll('\0', ''))).toBe(true)
        expect([...cut]).toEqual([...text].slice(0, most))
        expect(hasAtMost(text, most)).toBe([...text].length <= most)
      }),
    )
    expect(firstCharacters('AHU 😀😀', 5)).toBe('AHU 😀')
  })

  it('that no text can hold are shown by a sign', () => {
    fc.assert(
      fc.property(anyText(), text => {
        expect(isText(asText(text))).toBe(true)
        expect(asText(text) === text).toBe(isText(text))
      }),
    )
    expect([isText('a\0'), isText('\ud83d'), isText('\ude00\ud83d'), isText('😀')]).toEqual([false, false, false, true])
  })

  it('are what a limit counts, in a form and in a contract', () => {
    const full = '😀'.repeat(limits.fullName)
    expect(wrongIn(fieldRules.fullName, full)).toBeUndefined()
    expect(wrongIn(fieldRules.fullName, `${full}x`)).toBe(messages.tooLong(limits.fullName))
    expect(textUpTo(3).safeParse('😀😀😀').success).toBe(true)
    expect(textUpTo(3).safeParse('😀😀😀x').error?.issues[0]).toMatchObject({ code: 'too_big', maximum: 3 })
  })
})

describe('what cuts a text leaves its characters whole', () => {
  const shown = { input: newCoilDocument('IP').input, system: 'IP' as const }

  it('tags of a pasted table', () => {
    const read = (cell: string) => readDuties(`Tag\tEDB (°F)\n${cell}\t80`, shown).lines[0]
    expect(read(`${'x'.repeat(29)}😀`)?.tag).toBe(`${'x'.repeat(29)}😀`)
    expect(read(`${'x'.repeat(29)}😀x`)?.tag).toBe(`${'x'.repeat(29)}😀`)
    expect(read('AHU \ud83d')).toMatchObject({ problem: 'Tag cannot be “AHU �”.' })
    expect(readDuties(`EDB (°F)\n${'x'.repeat(29)}😀x`, shown).lines[0]).toMatchObject({
      problem: `Entering dry bulb cannot be “${'x'.repeat(29)}😀”.`,
    })
  })

  it('the next free tag', () => {
    const tag = `${'x'.repeat(27)}😀1`
    expect(freeTag(tag, [tag, `${'x'.repeat(27)}😀2`], 30)).toBe(`${'x'.repeat(27)}😀3`)
    fc.assert(
      fc.property(whole, fc.integer({ min: 4, max: 30 }), (text, longest) => {
        fc.pre(isText(text) && text !== '' && hasAtMost(text, longest))
        const next = freeTag(text, [text], longest)
        expect([isText(next), hasAtMost(next, longest)]).toEqual([true, true])
      }),
    )
  })

  it('the name of a file', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', '𝔸', '𐐷', '漢', '\ud83d'), { maxLength: 200 }), signs => {
        expect(isText(downloadName(signs.join(''), '.xlsx'))).toBe(true)
      }),
    )
    expect(downloadName(`x${'𐐷'.repeat(90)}`, '.xlsx')).toBe(`x${'𐐷'.repeat(79)}.xlsx`)
  })
})
