/** Content that must not be in the repository. */
import { dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'
import { filesWhere, placesOf, sources, textOf } from './sources'

describe('pages and views', () => {
  const files = sources('pages', 'views')

  it('have no style attribute: the content-security policy blocks it', () => {
    expect(files.flatMap(file => placesOf(file, /\bstyle\s*=\s*[{"]/g))).toEqual([])
    expect(files.flatMap(file => placesOf(file, /\bstyle=["'`]/g, 'uncommented'))).toEqual([])
  })

  it('write no markup that React has not escaped', () => {
    expect(files.flatMap(file => placesOf(file, /dangerouslySetInnerHTML|\.innerHTML\b|\bdocument\.write\b/g))).toEqual(
      [],
    )
  })

  it('name no address outside', () => {
    // XML namespaces have the form of addresses, but nothing is fetched from them.
    const address = /https?:\/\/(?!www\.w3\.org\/)[\w.-]+/g
    expect(files.flatMap(file => placesOf(file, address, 'uncommented'))).toEqual([])
  })
})

describe('every file', () => {
  const texts = filesWhere(path => !/\.(png|jpg|ico|woff2?|pdf)$/.test(path))

  it('stands for itself: no path leads out of the repository', () => {
    const wrong = texts
      // The server's build refers to its neighbour in the built folder.
      .filter(path => path !== 'package-lock.json' && path !== 'vite.server.config.ts')
      .flatMap(path =>
        [...textOf(path).matchAll(/(?<=['"`(\s])(?:\.\.\/)+[\w.-]*/g)]
          // Paths that tests send as attacks do not exist in the repository either.
          .filter(match => !/\/etc$/.test(match[0]) && normalize(join(dirname(path), match[0])).startsWith('..'))
          .map(match => `${path}: ${match[0]}`),
      )
    expect(wrong).toEqual([])
  })

  it('names no folder of one machine and no host that packages come from', () => {
    const machine = new RegExp(
      [['', 'work', ''].join('/'), ['', 'root', ''].join('/'), ['registry', 'npmjs'].join('.')].join('|'),
    )
    expect(texts.filter(path => machine.test(textOf(path)))).toEqual([])
  })

  it('holds no private key', () => {
    // A key for tests only, whose certificate has a name that only tests use: it opens nothing.
    const known = ['tests/support/certificates/upstream.key']
    const others = texts.filter(path => !known.includes(path))
    expect(others.filter(path => /-----BEGIN [A-Z ]*PRIVATE KEY-----/.test(textOf(path)))).toEqual([])
  })
})
