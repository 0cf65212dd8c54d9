/** The programs that tests need beside Node: found on this machine, or installed by its package system if allowed. */
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

export interface Tools {
  chromium?: string
  /** Headless Chromium, which opens a page in half the time. If it is not available, Chromium is used. */
  headlessShell?: string
  firefox?: string
  redis?: string
  /** The folder that holds `postgres` and `initdb`. */
  postgres?: string
}

const packages: Record<keyof Tools, string> = {
  chromium: 'chromium',
  headlessShell: 'chromium-headless-shell',
  firefox: 'firefox-esr',
  redis: 'redis-server',
  postgres: 'postgresql',
}

/** The available programs, after missing ones were installed; `missing` names those that are not available. */
export function ensureTools(): { tools: Tools; missing: string[] } {
  let tools = findTools()
  const wanted = absentFrom(tools)
  if (wanted.length > 0 && mayInstall()) {
    console.log(`Installing from the system's packages: ${wanted.map(name => packages[name]).join(', ')} …`)
    installPackages(wanted.map(name => packages[name]))
    tools = findTools()
  }
  if (!tools.headlessShell) console.log('Without chromium-headless-shell the browser tests take twice as long.')
  const missing = absentFrom(tools).filter(name => name !== 'headlessShell')
  return { tools, missing: missing.map(name => `${name} (Debian and Ubuntu: ${packages[name]})`) }
}

function findTools(): Tools {
  return {
    chromium: onPath('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'),
    headlessShell: onPath('chromium-headless-shell'),
    firefox: onPath('firefox-esr', 'firefox'),
    redis: onPath('redis-server', 'valkey-server'),
    postgres: postgresFolder(),
  }
}

function absentFrom(tools: Tools) {
  return (Object.keys(packages) as (keyof Tools)[]).filter(name => !tools[name])
}

function onPath(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return names.flatMap(name => folders.map(folder => join(folder, name))).find(isExecutable)
}

/** The newest folder of PostgreSQL's programs: Debian has one for each version, which is not in PATH. */
function postgresFolder(): string | undefined {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...versions.map(version => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ]
  return folders.find(folder => isExecutable(join(folder, 'postgres')) && isExecutable(join(folder, 'initdb')))
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function mayInstall(): boolean {
  return process.getuid?.() === 0 && onPath('apt-get') !== undefined
}

function installPackages(names: string[]): void {
  aptGet('update')
  // Install each separately, so that an unavailable package does not prevent the others.
  for (const name of names) aptGet('install', '-y', '--no-install-recommends', name)
}

/** Runs apt-get, and shows its output only if it fails. */
function aptGet(...args: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const { status, stdout, stderr } = spawnSync('apt-get', ['-q', ...args], { env, encoding: 'utf8' })
  if (status !== 0) console.error(`apt-get ${args.join(' ')} failed:\n${lastLines(stdout)}${lastLines(stderr)}`)
}

const lastLines = (text: string) => text.split('\n').slice(-15).join('\n')
