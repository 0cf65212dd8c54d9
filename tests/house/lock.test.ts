/** The lock file lists exactly the packages that a new machine installs. SEC-112. */
import { describe, expect, it } from 'vitest'
import { billOfMaterials } from '../../scripts/billOfMaterials'
import { textOf } from './sources'

interface Package {
  version?: string
  hasInstallScript?: true
  resolved?: string
  integrity?: string
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

const packages = Object.entries(JSON.parse(textOf('package-lock.json')).packages as Record<string, Package>)
const names = new Set(packages.map(([path]) => path))
const manifest = JSON.parse(textOf('package.json'))

/**
 * Packages whose licence a person has checked: the licence file of png-js is MIT; of dompurify's two licences we use
 * Apache-2.0; lightningcss is MPL-2.0, unchanged, and only used by the build.
 */
const named = (name: string) => ['png-js', 'dompurify'].includes(name) || name.startsWith('lightningcss')

describe('the lock file', () => {
  it('SEC-112 names every version exactly, with the hash of its content', () => {
    const loose = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies } as Record<
      string,
      string
    >).filter(([, version]) => !/^(npm:@?[\w./-]+@)?\d+\.\d+\.\d+$/.test(version))
    expect(loose).toEqual([])
    expect(packages.filter(([path, one]) => path !== '' && !one.integrity).map(([path]) => path)).toEqual([])
  })

  it('holds every platform of its optional packages, so that npm ci installs it anywhere', () => {
    const missing = packages.flatMap(([path, one]) =>
      Object.keys(one.optionalDependencies ?? {})
        .filter(name => !isFound(path, name))
        .map(name => `${path} -> ${name}`),
    )
    expect(missing).toEqual([])
  })

  it('SEC-112 knows which packages would run a script on installation: none is let', () => {
    const scripted = packages
      .filter(([, one]) => one.hasInstallScript)
      .map(([path]) => path.split('node_modules/').at(-1))
    expect([...new Set(scripted)].sort()).toEqual(['@parcel/watcher', 'core-js', 'esbuild'])
    expect(textOf('scripts/install.mjs')).toContain('--ignore-scripts')
    const calls = textOf('Dockerfile').match(/\bnpm (?!start)\S+ .*/g) ?? []
    expect(calls.map(call => [call, call.includes(' --ignore-scripts ')])).toEqual(calls.map(call => [call, true]))
    expect(calls).toHaveLength(2)
  })

  // Twenty-three of them came with react-bootstrap: decision 0182.
  it('SEC-112 stays within a budget of packages', () => {
    expect(packages.length).toBeLessThanOrEqual(522)
  })

  it('SEC-112 gives the bill of materials: every package that runs, with version, licence and hash', () => {
    const { components } = billOfMaterials()
    const listed = new Set(components.map(one => one.name))
    const direct = Object.entries(manifest.dependencies as Record<string, string>)
    expect(
      direct.map(([name, version]) => /^npm:(.+)@/.exec(version)?.[1] ?? name).filter(name => !listed.has(name)),
    ).toEqual([])
    expect(
      components
        .filter(one => (one.licenses.length === 0 && !named(one.name)) || !one.hashes[0]?.content)
        .map(one => one.purl),
    ).toEqual([])
  })

  it('SEC-112 holds no licence that asks for more than notice in what runs in production', () => {
    const free =
      /^\(?((MIT|MIT-0|ISC|BSD-2-Clause|BSD-3-Clause|0BSD|Apache-2\.0|BlueOak-1\.0\.0|CC-BY-4\.0|CC0-1\.0|Python-2\.0|Unlicense|Zlib)( (OR|AND) )?)+\)?$/
    const others = billOfMaterials().components.filter(
      one => !free.test(one.licenses[0]?.license.name ?? '') && !named(one.name),
    )
    expect(others.map(one => `${one.purl} ${one.licenses[0]?.license.name}`)).toEqual([])
  })

  /** Whether Node would find a package from `path`: beside it, or in a folder above. */
  function isFound(path: string, name: string): boolean {
    for (let from = path; ; from = from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/')))) {
      if (names.has(`${from ? `${from}/` : ''}node_modules/${name}`)) return true
      if (from === '') return false
    }
  }
})
