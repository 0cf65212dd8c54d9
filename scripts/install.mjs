/** Installs the packages of the lock file if missing or stale. Node built-ins only: nothing is installed yet. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

const oldestNode = [20, 19]
const lock = join(root, 'package-lock.json')
const installed = join(root, 'node_modules/.package-lock.json')
const stamp = join(root, 'node_modules/.coilworks-lock')

export function ensureInstalled() {
  requireNode()
  const wanted = createHash('sha256').update(readFileSync(lock)).digest('hex')
  if (existsSync(installed) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  if (!agrees()) install()
  writeFileSync(stamp, wanted)
}

function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])) return
  fail(`Coilworks needs Node.js ${oldestNode.join('.')} or later; this is ${process.versions.node}.`)
}

/** Whether the packages of the lock file are installed already, by npm's own list of installed packages. */
function agrees() {
  if (!existsSync(installed)) return false
  const wanted = JSON.parse(readFileSync(lock, 'utf8')).packages
  const present = JSON.parse(readFileSync(installed, 'utf8')).packages
  const complete = Object.entries(wanted).every(
    // A missing optional package is for another platform.
    ([path, { version, optional }]) => path === '' || (present[path] ? present[path].version === version : optional),
  )
  return complete && Object.keys(present).every(path => path in wanted)
}

/** Install scripts are turned off, because no package needs one here. */
function install() {
  console.error('Installing what package-lock.json says …')
  const args = ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const npm = process.env.npm_execpath
  const options = { cwd: root, stdio: ['ignore', 2, 2] }
  const { status } = npm?.endsWith('npm-cli.js')
    ? spawnSync(process.execPath, [npm, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' })
  if (status !== 0) fail('npm ci did not succeed; its messages are above.')
}

function fail(message) {
  console.error(message)
  process.exit(1)
}
