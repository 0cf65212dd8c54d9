/** The packages in the product, for those who must react when a package turns out to be unsafe. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

interface Locked {
  name?: string
  version: string
  integrity: string
  license?: string
  dev?: true
}

interface Component {
  type: 'library'
  'bom-ref': string
  name: string
  version: string
  purl: string
  licenses: { license: { name: string } }[]
  hashes: { alg: string; content: string }[]
}

/** A CycloneDX 1.5 document of all packages that run in production, from the lock file. */
export function billOfMaterials() {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const { '': own, ...packages } = lock.packages as Record<string, Locked>
  const components = new Map(
    Object.entries(packages)
      .filter(([, locked]) => !locked.dev)
      .map(([path, locked]) => componentOf(locked.name ?? path.split('node_modules/').at(-1) ?? path, locked))
      .map(component => [component.purl, component]),
  )
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', name: lock.name, version: own?.version } },
    components: [...components.values()],
  }
}

function componentOf(name: string, { version, license, integrity }: Locked): Component {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`
  const [algorithm = '', hash = ''] = integrity.split('-')
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    purl,
    licenses: license ? [{ license: { name: license } }] : [],
    hashes: [{ alg: algorithm.replace('sha', 'SHA-'), content: Buffer.from(hash, 'base64').toString('hex') }],
  }
}
