/** What `npm run release` makes: the same bytes from any clone of a commit, what is meant to be in it, and no more. */
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { notesOf, shippedSources } from '../../../scripts/releaseFiles'
import { root } from '../../../scripts/root.mjs'
import { looksLikeTest } from '../../../scripts/testing/testFiles'

const folder = mkdtempSync(join(tmpdir(), 'coilworks-release-test-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const version: string = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version
const name = `coilworks-${version}`
const original = join(folder, 'original')
const clone = join(folder, 'a clone of it')
const unpacked = join(folder, 'unpacked')

/** As on a machine of its own: no configuration of git but what is said here. */
function run(cwd: string, program: string, args: string[]) {
  const person = ['AUTHOR', 'COMMITTER'].flatMap(who => [
    [`GIT_${who}_NAME`, 'Somebody'],
    [`GIT_${who}_EMAIL`, 'somebody@example.com'],
    [`GIT_${who}_DATE`, '2026-11-23T12:00:00Z'],
  ])
  const env = {
    ...process.env,
    ...Object.fromEntries(person),
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_SYSTEM: '/dev/null',
  }
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, env, encoding: 'utf8', maxBuffer: 100_000_000 })
  return { status, said: stdout + stderr }
}

function succeed(...asked: Parameters<typeof run>): string {
  const { status, said } = run(...asked)
  expect(said, asked.flat().join(' ')).toSatisfy(() => status === 0)
  return said
}

const release = (cwd: string, mask = '022') =>
  run(cwd, 'sh', ['-c', `umask ${mask}; exec "$0" scripts/run.mjs scripts/release.ts`, process.execPath])
const pathsUnder = (of: string) =>
  readdirSync(of, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name).slice(of.length + 1))
const madeIn = (cwd: string) => pathsUnder(join(cwd, 'release')).sort()
const bytesOf = (cwd: string) => madeIn(cwd).map(file => readFileSync(join(cwd, 'release', file)).toString('base64'))

/** What is fetched and built stands beside the repository, in a clone as well. */
function prepare(cwd: string): void {
  symlinkSync(join(root, 'node_modules'), join(cwd, 'node_modules'), 'dir')
  writeFileSync(join(cwd, '.git/info/exclude'), 'node_modules\n')
  cpSync(join(root, 'dist'), join(cwd, 'dist'), { recursive: true })
}

beforeAll(() => {
  const left = /^(\.git|\.tmp|\.env|node_modules|dist|release|data|data-demo|coverage|test-results)$/
  for (const entry of readdirSync(root).filter(one => !left.test(one)))
    cpSync(join(root, entry), join(original, entry), { recursive: true })
  succeed(original, 'git', ['init', '--quiet'])
  succeed(original, 'git', ['add', '--all'])
  succeed(original, 'git', ['commit', '--quiet', '--message', 'Everything'])
  prepare(original)
  succeed(folder, 'git', ['clone', '--quiet', original, clone])
  prepare(clone)
  // What lies beside the repository on the machine of whoever makes it.
  writeFileSync(join(original, '.env'), 'SESSION_SECRET=of-nobody\n')
  mkdirSync(join(original, 'data'))
  writeFileSync(join(original, 'data/people'), 'of nobody')
  expect(release(original)).toMatchObject({ status: 0 })
  mkdirSync(unpacked)
  succeed(unpacked, 'tar', ['-xzf', join(original, 'release', `${name}.tar.gz`)])
}, 300_000)

describe('the files of a release', () => {
  it('are the archive, its notes and its bill of materials, with the sum of each', () => {
    expect(madeIn(original)).toEqual(['SHA256SUMS', `${name}.notes.md`, `${name}.sbom.json`, `${name}.tar.gz`])
    const said = succeed(join(original, 'release'), 'sha256sum', ['--check', 'SHA256SUMS'])
    expect(said.trim().split('\n').sort()).toEqual(['notes.md', 'sbom.json', 'tar.gz'].map(end => `${name}.${end}: OK`))
    const notes = readFileSync(join(original, 'release', `${name}.notes.md`), 'utf8')
    expect(notes).toMatch(new RegExp(`^# Coilworks ${version}\n\nCommit [0-9a-f]{40}, 2026-11-23\\.\n\n## `))
  })

  it('are the same bytes from another clone, on another day, under another umask', () => {
    expect(release(clone, '077')).toMatchObject({ status: 0 })
    expect(bytesOf(clone)).toEqual(bytesOf(original))
  })

  it('are not made of what is not committed, nor of a build of something else', () => {
    writeFileSync(join(clone, 'engine/new.ts'), '')
    expect(release(clone)).toEqual({
      status: 1,
      said: expect.stringMatching(/what is committed.*\n\?\? engine\/new\.ts/),
    })
    succeed(clone, 'git', ['add', '--all'])
    succeed(clone, 'git', ['commit', '--quiet', '--message', 'More'])
    expect(release(clone)).toEqual({
      status: 1,
      said: expect.stringMatching(/^The build is .*older.*npm run build\n$/),
    })
  })
})

describe('the archive', () => {
  const inside = join(unpacked, name)
  const textOf = (path: string) => readFileSync(join(inside, path), 'utf8')

  it('is one folder, which holds what is meant to be shipped and the build', () => {
    expect(readdirSync(unpacked)).toEqual([name])
    const wanted = [...shippedSources, 'dist'].map(path => path.split('/')[0])
    expect(readdirSync(inside).sort()).toEqual([...new Set(wanted)].sort())
    expect(
      readdirSync(join(inside, 'scripts'))
        .map(file => `scripts/${file}`)
        .sort(),
    ).toEqual(shippedSources.filter(path => path.startsWith('scripts/')).sort())
    expect(pathsUnder(join(inside, 'dist')).sort()).toEqual(pathsUnder(join(root, 'dist')).sort())
  })

  it('holds no test, no secret, no data and no folder of the machine that made it', () => {
    const paths = pathsUnder(inside)
    expect(paths.length).toBeGreaterThan(500)
    const unwanted = /(^|\/)(\.git|\.env|data-demo|tests?|bench|node_modules)(\/|$)|^data\/|\.(key|pem|log)$/
    expect(paths.filter(path => looksLikeTest(path) || unwanted.test(path))).toEqual([])
    const telling = [/-----BEGIN [A-Z ]*PRIVATE KEY-----/, /^(SESSION_SECRET|AUDIT_KEY|\w+_PASSWORD)=\S/m, root, folder]
    const tells = (text: string) => telling.some(one => (typeof one === 'string' ? text.includes(one) : one.test(text)))
    expect(paths.filter(path => tells(textOf(path)))).toEqual([])
  })

  it('can be read by the user that the product runs as, and changed by its owner alone', () => {
    const listed = succeed(folder, 'tar', ['-tvzf', join(original, 'release', `${name}.tar.gz`)])
      .trim()
      .split('\n')
    const kinds = new Set(listed.map(line => /^(\S+ \S+)/.exec(line)?.[1]))
    expect([...kinds].sort()).toEqual(['-rw-r--r-- 0/0', 'drwxr-xr-x 0/0'])
  })

  it('is complete: each file finds those of its own that it names, and the build counts as that of its sources', () => {
    const programs = pathsUnder(inside).filter(path => /^(?!dist\/).*\.(m?ts|tsx|mjs)$/.test(path))
    const lost = programs.flatMap(path =>
      [...textOf(path).matchAll(/(?:from|import\(|^import) ?'(\.{1,2}\/[^'?]+)[^']*'/gm)]
        .map(([, named = '']) => join(dirname(path), named))
        .filter(found => !['', '.ts', '.tsx', '.d.ts', '/index.ts'].some(end => existsSync(join(inside, found + end))))
        .map(found => `${path}: ${found}`),
    )
    expect(lost).toEqual([])
    const ask = "import('./scripts/buildState.mjs').then(({ buildIsStale }) => console.log(buildIsStale()))"
    expect(succeed(inside, process.execPath, ['--eval', ask]).trim()).toBe('false')
  })
})

describe('the notes of a version', () => {
  const changes = '# Changes\n\nHow.\n\n## After 2.0.0\n\n- New.\n\n## 2.0.0\n\n- Two.\n\n## 1.9.0\n\n- One.\n'

  it('are its own part and what was written after it, but not what was before', () => {
    expect(notesOf('2.0.0', changes)).toBe('## After 2.0.0\n\n- New.\n\n## 2.0.0\n\n- Two.\n\n')
    expect(notesOf('1.9.0', changes)).toContain('- One.')
  })

  it('have to be there', () => {
    expect(() => notesOf('3.0.0', changes)).toThrow("CHANGELOG.md has no heading '## 3.0.0'")
  })
})
