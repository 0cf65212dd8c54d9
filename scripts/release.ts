/**
 * `npm run release`: writes the files of a release to `release/`, from the commit and its build. The same commit gives
 * the same bytes. Their contents, and how to verify them: docs/operation/release.md
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildIsStale } from './buildState.mjs'
import { notesOf, shippedSources } from './releaseFiles'
import { root } from './root.mjs'

class Refused extends Error {}

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
const name = `coilworks-${version}`
const release = join(root, 'release')

try {
  const tar = gnuTar()
  requireCommitted()
  if (buildIsStale()) throw new Refused('The build is missing or older than the sources: npm run build')
  rmSync(release, { recursive: true, force: true })
  mkdirSync(release)
  writeFileSync(join(release, `${name}.notes.md`), notes())
  copyFileSync(join(root, 'dist/sbom.json'), join(release, `${name}.sbom.json`))
  pack(tar)
  writeSums()
  console.log(`${release} holds ${readdirSync(release).sort().join(', ')}.`)
} catch (error) {
  console.error(error instanceof Refused ? error.message : error)
  process.exit(1)
}

/** GNU tar, because other tar programs cannot set order, owners and times. */
function gnuTar(): string {
  const found = ['tar', 'gtar'].find(program => spawnSync(program, ['--version']).stdout?.includes('GNU tar'))
  if (!found) throw new Refused('A release is packed by GNU tar, as tar or gtar (macOS: brew install gnu-tar).')
  return found
}

function requireCommitted(): void {
  const changed = run('git', ['status', '--porcelain']).toString()
  if (changed)
    throw new Refused(`A release is made of what is committed. Commit or remove first:\n${changed.trimEnd()}`)
}

function notes(): string {
  const commit = run('git', ['log', '-1', '--format=%H, %cs']).toString().trim()
  return `# Coilworks ${version}\n\nCommit ${commit}.\n\n${notesOf(version, readFileSync(join(root, 'CHANGELOG.md'), 'utf8'))}`
}

/** Packs files sorted by name, without owner, with the time of the commit, so that the archive is reproducible. */
function pack(tar: string): void {
  const stage = mkdtempSync(join(tmpdir(), 'coilworks-release-'))
  try {
    const time = run('git', ['log', '-1', '--format=%ct']).toString().trim()
    const sources = run('git', ['archive', `--prefix=${name}/`, 'HEAD', ...shippedSources])
    run(tar, ['--extract', `--directory=${stage}`], sources)
    cpSync(join(root, 'dist'), join(stage, name, 'dist'), { recursive: true })
    const same = ['--format=ustar', '--sort=name', '--owner=0', '--group=0', '--numeric-owner', `--mtime=@${time}`]
    const folder = ['--mode=u=rwX,go=rX', `--directory=${stage}`, name]
    const file = join(release, `${name}.tar.gz`)
    run(tar, ['--create', `--file=${file}`, '--use-compress-program=gzip -9n', ...same, ...folder])
  } finally {
    rmSync(stage, { recursive: true, force: true })
  }
}

/** Writes checksums in the form that `sha256sum --check` reads. */
function writeSums(): void {
  const sum = (file: string) =>
    createHash('sha256')
      .update(readFileSync(join(release, file)))
      .digest('hex')
  const lines = readdirSync(release)
    .sort()
    .map(file => `${sum(file)}  ${file}\n`)
  writeFileSync(join(release, 'SHA256SUMS'), lines.join(''))
}

function run(program: string, args: string[], input?: Buffer): Buffer {
  const { status, stdout, stderr, error } = spawnSync(program, args, { cwd: root, input, maxBuffer: 500_000_000 })
  if (error) throw new Refused(`${program} does not run here: ${error.message}`)
  if (status !== 0) throw new Refused(`${program} ${args[0]} did not succeed: ${stderr.toString().trim()}`)
  return stdout
}
