/** One spelling of a word that readers meet in every tool. Names in the code are not read by them, and stay. */
import { expect, it } from 'vitest'
import { blanked, filesWhere, textOf } from './sources'

const strings = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g
const british = /\bvapours?\b/i

/** Strings with a blank or a capital, and lines of text between tags. */
function readByPeople(path: string, code: string): string[] {
  const said = [...code.matchAll(strings)].map(([text]) => text.replaceAll(/\$\{[^}]*\}/g, ''))
  const betweenTags = path.endsWith('.tsx') ? code.split('\n').filter(line => !/[={}();]/.test(line)) : []
  return [...said.filter(text => /\s|Vapour/.test(text)), ...betweenTags]
}

it('readers meet vapor, and never vapour', () => {
  const all = filesWhere(path => /^(engine|shared|views|pages|server)\/.+\.tsx?$/.test(path)).flatMap(path => {
    const text = textOf(path)
    return /vapou?r/i.test(text) ? readByPeople(path, blanked(text).uncommented) : []
  })
  expect(all.filter(text => /\bvapors?\b/i.test(text)).length).toBeGreaterThan(20)
  expect(all.filter(text => british.test(text))).toEqual([])
})
