/** The limits of the house rules. */
import { describe, expect, it } from 'vitest'
import { functionsOf } from './functions'
import { filesWhere, placesOf, quantile, type Source, sources } from './sources'

const application = ['server', 'pages', 'views', 'shared']
const isData = (path: string) => /(^|\/)data\//.test(path)
const linesOf = (text: string) => text.trimEnd().split('\n').length

describe.each(application)('files of %s/', folder => {
  const files = sources(folder).filter(file => !isData(file.path))
  const lengths = files.map(file => linesOf(file.text))

  it('have a median of at most 60 lines and a 90th percentile of at most 200', () => {
    expect(quantile(lengths, 0.5)).toBeLessThanOrEqual(60)
    expect(quantile(lengths, 0.9)).toBeLessThanOrEqual(200)
  })

  it('are never longer than 400 lines', () => {
    expect(files.filter(file => linesOf(file.text) > 400).map(file => file.path)).toEqual([])
  })
})

describe('functions of the application', () => {
  const functions = sources(...application).flatMap(functionsOf)

  it('have bodies with a 90th percentile of at most 40 lines, and none of more than 120', () => {
    const lengths = functions.map(one => one.lines)
    expect(functions.length).toBeGreaterThan(1000)
    expect(quantile(lengths, 0.9)).toBeLessThanOrEqual(40)
    expect(functions.filter(one => one.lines > 120).map(one => `${one.place} ${one.name}`)).toEqual([])
  })
})

describe('functions of the engine', () => {
  const functions = sources('engine').flatMap(functionsOf)

  it('have bodies with a 90th percentile of at most 60 lines', () => {
    expect(functions.length).toBeGreaterThan(10)
    expect(
      quantile(
        functions.map(one => one.lines),
        0.9,
      ),
    ).toBeLessThanOrEqual(60)
  })

  it('say what they give in a docstring, where they are exported', () => {
    const silent = functions.filter(one => one.isExported && !one.docstring)
    expect(silent.map(one => `${one.place} ${one.name}`)).toEqual([])
  })

  // Folders of the engine whose functions are based on physics or on a standard that can be cited.
  const citing =
    /^engine\/(airside|tubeside|exchanger|fluids|materials|geometry|coils|combustion|economizer|aircooler)\//
  it('name their source, where they answer by physics', () => {
    const unsourced = functions.filter(
      one =>
        one.isExported &&
        citing.test(one.place) &&
        /@param|@returns/.test(one.docstring) &&
        !/\bSource:/.test(one.docstring),
    )
    expect(unsourced.map(one => `${one.place} ${one.name}`)).toEqual([])
  })
})

describe('comments', () => {
  it('are a fair share of the application', () => {
    const share = commentShare(sources(...application).filter(file => !isData(file.path)))
    expect(share).toBeGreaterThanOrEqual(5)
    expect(share).toBeLessThanOrEqual(20)
  })

  // Reported only: a table of options or a type declaration needs fewer comments than an equation.
  it('are reported for the engine, where 30 to 55 % is the aim', () => {
    const share = commentShare(sources('engine').filter(file => !isData(file.path)))
    console.info(`comments are ${share.toFixed(1)} % of the engine's lines`)
    expect(share).toBeGreaterThan(0)
  })
})

/** The share of comment lines in all non-empty lines [%]. */
function commentShare(files: Source[]): number {
  let all = 0
  let comments = 0
  for (const file of files) {
    const code = file.uncommented.split('\n')
    for (const [index, line] of file.text.split('\n').entries()) {
      if (line.trim() === '') continue
      all++
      if (code[index]?.trim() === '') comments++
    }
  }
  return (100 * comments) / all
}

describe('escapes from the type checker and from lint', () => {
  const all = sources()

  it('are not taken: no any', () => {
    // Match the word first: a lookbehind over blanks at every position would take minutes.
    expect(all.flatMap(file => placesOf(file, /\bany\b(?<=(?:[:<|&,(]\s*|\bas\s+|=>\s+)any)(?!\s*[:(.=])/g))).toEqual(
      [],
    )
  })

  it('are not taken: no comment that silences the type checker', () => {
    expect(all.flatMap(file => placesOf(file, /@ts-(ignore|expect-error|nocheck)\b/g, 'text').filter(notHere))).toEqual(
      [],
    )
  })

  it('give their reason where lint is silenced', () => {
    const silenced = all.flatMap(file => placesOf(file, /biome-ignore [\w/]+:?\s*(?=\n|\*\/|$)/g, 'text'))
    expect(silenced).toEqual([])
  })

  const notHere = (place: string) => !place.startsWith('tests/house/')
})

it('leaves no test out and runs none alone', () => {
  const marked = sources('tests').flatMap(file =>
    placesOf(file, /\b(?:it|test|describe)\.(?:skip|only|todo|skipIf|runIf|fails)\b/g),
  )
  expect(marked).toEqual([])
})

it('names no folder for what has no name', () => {
  expect(filesWhere(path => /(^|\/)(utils?|helpers|misc|common)\//.test(path))).toEqual([])
})
