import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import {
  answer,
  type Command,
  type CommandName,
  commands,
  correlations,
  EngineError,
  fluidOf,
  gasMixture,
  solutionOf,
} from '../../../engine'
import { gasData } from '../../../engine/fluids/gas-data'
import { liquidData } from '../../../engine/fluids/liquid-data'
import { helpText } from '../../../engine/headless/help'
import { throughCommandLine, throughEveryDoor } from '../../support/doors'
import { engineProgram } from '../../support/engineProgram'

/** Runs a command line from input to output. */
function run(args: string[], input = '') {
  const { stdout, stderr, status } = spawnSync(process.execPath, [...engineProgram, ...args], {
    input,
    encoding: 'utf8',
  })
  return {
    lines: stdout
      .split('\n')
      .slice(0, -1)
      .map(line => JSON.parse(line)),
    stderr,
    status,
  }
}

const asked = (name: CommandName, line: unknown) => JSON.parse(answer(commands[name], JSON.stringify(line)))

describe('the command line', () => {
  it('answers every line in order, skips blank lines and goes on after an error', () => {
    const { lines, status, stderr } = run(
      ['props'],
      [
        '{"fluid":"Water","T":300,"p":3e6}',
        '',
        '   ',
        // A Unicode separator in a text is part of the text: only a line feed ends a line.
        '{"fluid":"Wa\u2028ter","T":300,"p":3e6}',
        '{"fluid":"Water","T":',
        '{"fluid":"R-9","T":300,"p":101325}',
        '{"fluid":"Water","T":1e999,"p":1e5}',
        '{"fluid":"Water","T":350,"p":5e5}\r',
        '{"fluid":"Water","p":1e5,"q":0.5}',
      ].join('\n'),
    )
    expect(lines.map(line => line.error?.code ?? line.phase)).toEqual([
      'liquid',
      'unknown-name',
      'invalid-json',
      'unknown-name',
      'not-finite',
      'liquid',
      'two-phase',
    ])
    expect(lines[0].h).toBeCloseTo(115_331.273, 3)
    expect(lines[2].error.message).toEqual(expect.any(String))
    expect([status, stderr]).toEqual([0, ''])
  })

  it('ends with 64 and names the commands where it is called wrongly', () => {
    for (const args of [[], ['toString']]) {
      const { status, stderr, lines } = run(args, '{}')
      expect(status).toBe(64)
      expect(stderr).toContain('props')
      expect(lines).toEqual([])
    }
  })

  it('ends with 64 where a file, an option or a word stands beside the command, and reads nothing', () => {
    for (const args of [
      ['air', 'lines.json'],
      ['air', '--pretty'],
      ['circuits', 'check', 'make'],
      ['gas', 'rate'],
    ]) {
      const { status, stderr, lines } = run(args, '{}')
      expect([args, status, lines]).toEqual([args, 64, []])
      expect(stderr).toContain('standard input')
    }
  })

  it('reads a file that begins with a byte order mark', () => {
    const { lines } = run(['air'], '\uFEFF{"T":300,"p":101325,"RH":0.5}\n\uFEFF{}\n')
    expect(lines).toMatchObject([{ RH: 0.5 }, { error: { code: 'invalid-json' } }])
  })

  it('tells what its commands take where it is asked for help', () => {
    const { stdout, status } = spawnSync(process.execPath, [...engineProgram, '--help'], { encoding: 'utf8' })
    expect([status, stdout]).toEqual([0, helpText()])
  })

  it('takes the name of a fluid written together too', () => {
    const state = { T: 300, p: 101_325 }
    for (const [called, name] of [
      ['R134a', 'R-134a'],
      ['R1234ze(E)', 'R-1234ze(E)'],
      ['CarbonDioxide', 'Carbon dioxide'],
      ['Therminol66', 'Therminol 66'],
    ])
      expect(asked('props', { fluid: called, ...state }), called).toEqual(asked('props', { fluid: name, ...state }))
    expect(asked('props', { fluid: 'R-9', ...state }).error.code).toBe('unknown-name')
  })

  it('finds a state by p and rho close to where its fluid begins to condense', () => {
    const state = asked('props', { fluid: 'Sulfur dioxide', T: 281, p: 150_000 })
    expect(asked('props', { fluid: 'Sulfur dioxide', p: 150_000, rho: state.rho }).T).toBeCloseTo(281, 6)
  })

  it('answers each line as it comes, before the input ends', async () => {
    expect(await throughCommandLine('air', { T: 300, p: 101_325, RH: 0.5 })).toHaveProperty('Twb')
    expect(await throughCommandLine('air', 'no json')).toHaveProperty('error.code', 'invalid-json')
    expect(await throughCommandLine('air', { T: 300, p: 101_325, RH: 0.5 })).toHaveProperty('Twb')
  })
})

describe('air', () => {
  it('answers the fields of its contract and no others', () => {
    expect(Object.keys(asked('air', { T: 300, p: 101_325, Tdp: 280 }))).toEqual([
      ...['T', 'Twb', 'Tdp', 'W', 'RH', 'h', 'v', 'rho'],
    ])
  })

  it.each([
    [{ T: 300, p: 101_325, Twb: 301 }, 'inconsistent-state'],
    [{ T: 300, p: 101_325 }, 'invalid-input'],
    [{ p: 101_325, RH: 0.5 }, 'invalid-input'],
    [{ T: 300, RH: 0.5 }, 'invalid-input'],
    [{ T: 300, p: 101_325, RH: 0.5, x: 1 }, 'invalid-input'],
    [{ T: '300', p: 101_325, RH: 0.5 }, 'invalid-input'],
    [{ T: null, p: 101_325, RH: 0.5 }, 'invalid-input'],
    [[300, 101_325], 'invalid-input'],
    [null, 'invalid-input'],
    [300, 'invalid-input'],
  ])('refuses %j as %s', (line, code) => {
    expect(asked('air', line).error.code).toBe(code)
  })
})

describe('props', () => {
  it.each([
    [{ T: 300, p: 1e5 }, 'invalid-input'],
    [{ fluid: 7, T: 300, p: 1e5 }, 'invalid-input'],
    [{ fluid: 'water', T: 300, p: 1e5 }, 'unknown-name'],
    [{ fluid: 'Water', method: 'table', T: 300, p: 1e5 }, 'unknown-name'],
    [{ fluid: 'Water', T: 300 }, 'invalid-input'],
    [{ fluid: 'Water', T: 200, p: 1e5 }, 'out-of-range'],
    [{ fluid: 'Water', x: 0.3, T: 300 }, 'invalid-input'],
  ])('refuses %j as %s', (line, code) => {
    expect(asked('props', line).error.code).toBe(code)
  })
})

describe('any two properties', () => {
  const names = ['T', 'p', 'h', 's', 'rho'] as const
  const pairs = names.flatMap((one, i) => names.slice(i + 1).map(other => [one, other] as const))

  it.each([
    [{ fluid: 'R-134a' }, { T: 300, p: 101_325 }],
    [{ fluid: 'R-134a' }, { T: 300, p: 5e6 }],
    [{ fluid: 'R-134a' }, { T: 280, q: 0.4 }],
    [{ fluid: 'R-134a' }, { T: 400, p: 6e6 }],
    [
      { fluid: 'R-134a', method: 'table' },
      { T: 320, p: 4e5 },
    ],
    [{ fluid: 'R-454B' }, { T: 330, p: 8e5 }],
    [{ fluid: 'Water' }, { T: 450, p: 1e5 }],
    [{ fluid: 'Water' }, { T: 350, p: 5e6 }],
    [{ fluid: 'N2' }, { T: 400, p: 2e5 }],
  ])('of %j at %j give back the state', (fluid, at) => {
    const known = asked('props', { ...fluid, ...at })
    for (const [one, other] of pairs) {
      if (`${one} ${other}` === 'T p' && 'q' in at) continue
      const given = { [one]: known[one], [other]: known[other] }
      const back = asked('props', { ...fluid, ...given })
      // A second state of a liquid, of lower pressure, may have T and h as well.
      if (`${one} ${other}` === 'T h' && back.p < 0.999 * known.p) continue
      for (const name of names)
        expect(Math.abs(back[name] / known[name] - 1), `${name} by ${JSON.stringify(given)}`).toBeLessThan(1e-4)
    }
  })

  it('may be a vapour fraction with density, enthalpy or entropy', () => {
    const known = asked('props', { fluid: 'R-134a', T: 290, q: 1 })
    for (const name of ['rho', 'h', 's'])
      expect(asked('props', { fluid: 'R-134a', q: 1, [name]: known[name] }).T).toBeCloseTo(290, 4)
  })

  it('are refused where no state has both', () => {
    expect(asked('props', { fluid: 'R-134a', T: 300, s: 9000 }).error.code).toBe('out-of-range')
    expect(asked('props', { fluid: 'R-134a', p: 1e5, rho: 5000 }).error.code).toBe('out-of-range')
    expect(asked('props', { fluid: 'R-134a', T: 300, p: 1e5, h: 4e5 }).error.code).toBe('invalid-input')
  })
})

describe('the names of fluids', () => {
  it('are for gases their formula too, the i or n of isomers before it, and those of other programs', () => {
    for (const [key, name] of [
      ['N2', 'Nitrogen'],
      ['CO2', 'Carbon dioxide'],
      ['nC4H10', 'n-Butane'],
      ['iC4H10', 'Isobutane'],
      ['IsoButane', 'Isobutane'],
      ['CycloHexane', 'Cyclohexane'],
      ['n-Propane', 'Propane'],
      ['R14', 'Carbon tetrafluoride'],
    ] as const)
      expect(asked('props', { fluid: key, T: 400, p: 2e5 })).toEqual(fluidOf(name).state({ T: 400, p: 2e5 }))
    expect(new Set(gasData.map(gas => gas.key)).size).toBe(gasData.length)
    const flue = (water: string) => asked('props', { mixture: { CarbonDioxide: 0.2, [water]: 0.8 }, T: 500, p: 1e5 })
    expect(flue('Water')).toEqual(flue('H2O'))
  })

  it('are for solutions and oils their key too, with the mass fraction x and temperature alone', () => {
    const glycol = asked('props', { fluid: 'MEG', x: 0.3, T: 280 })
    expect(glycol).toEqual(solutionOf('Ethylene glycol', 0.3).state({ T: 280, p: 101_325 }))
    expect(asked('props', { fluid: 'Ethylene glycol', x: 0.3, T: 280, p: 101_325 })).toEqual(glycol)
    expect(asked('props', { fluid: 'MPG', x: 0.3, T: 280, p: 3e5 })).toEqual(
      solutionOf('Propylene glycol', 0.3).state({ T: 280, p: 3e5 }),
    )
    expect(asked('props', { fluid: 'T66', T: 400 })).toEqual(fluidOf('Therminol 66').state({ T: 400, p: 101_325 }))
    expect(asked('props', { fluid: 'T66', x: 0, T: 400 }).T).toBe(400)
    for (const { key, basis } of liquidData)
      expect(asked('props', { fluid: key, T: 300, ...(basis ? { x: 0.2 } : {}) }).phase, key).toBe('liquid')
  })

  it('go with a pressure that keeps a hot oil liquid, where none is given', () => {
    expect(asked('props', { fluid: 'TVP1', T: 600 }).p).toBeGreaterThan(3e5)
  })

  it('go with a method fit', () => {
    const line = { fluid: 'R-134a', T: 300, p: 101_325 }
    const fitted = fluidOf('R-134a', 'curve fit').state({ T: 300, p: 101_325 })
    expect(asked('props', { ...line, method: 'fit' })).toEqual(fitted)
    expect(asked('props', { ...line, method: 'curve fit' })).toEqual(fitted)
  })

  it.each([
    [{ fluid: 'MEG', T: 280 }, 'invalid-input'],
    [{ fluid: 'MEG', x: 0.3, share: 0.3, T: 280 }, 'invalid-input'],
    [{ fluid: 'MEG', x: 0.3, basis: 'volume', T: 280 }, 'invalid-input'],
    [{ fluid: 'MEG', x: 0.9, T: 280 }, 'out-of-range'],
    [{ fluid: 'MEG', x: 0.3, method: 'table', T: 280 }, 'unknown-name'],
    [{ fluid: 'T66', x: 0.3, T: 400 }, 'invalid-input'],
    [{ fluid: 'N2', T: 400 }, 'invalid-input'],
    [{ fluid: 'R-134a', method: 'fits', T: 300, p: 1e5 }, 'unknown-name'],
    [{ fluid: 'R-134a', method: 'toString', T: 300, p: 1e5 }, 'unknown-name'],
  ])('are refused in %j as %s', (line, code) => {
    expect(asked('props', line).error.code).toBe(code)
  })
})

describe('gas', () => {
  const composition = { N2: 0.7, CO2: 0.1, H2O: 0.2 }
  const named = { Nitrogen: 0.7, 'Carbon dioxide': 0.1, 'Water vapor': 0.2 }

  throughEveryDoor('gas', { composition, basis: 'mole', T: 500, p: 101_325 }, mixed => {
    const fluid = gasMixture(named)
    const state = fluid.state({ T: 500, p: 101_325 })
    expect(mixed).toMatchObject(state)
    expect(mixed.composition).toEqual(named)
    expect(mixed.M).toBe(fluid.molarMass)
    expect(mixed.M).toBeCloseTo(0.7 * 0.0280134 + 0.1 * 0.0440098 + 0.2 * 0.01801528, 5)
    expect(mixed.Pr).toBeCloseTo((state.cp! * state.mu!) / state.k!, 12)
  })

  it('answers the same of a composition by name, of a mixture, and by mass', () => {
    const at = { T: 500, p: 101_325 }
    const known = asked('gas', { composition, ...at })
    expect(asked('gas', { mixture: named, ...at })).toEqual(known)
    expect(asked('gas', { composition: named, basis: 'mole', ...at })).toEqual(known)
    const M = { N2: 0.0280134, CO2: 0.0440095, H2O: 0.01801534 }
    const masses = Object.entries(composition).map(([key, x]) => [key, x * M[key as keyof typeof M]] as const)
    const total = masses.reduce((sum, [, mass]) => sum + mass, 0)
    const byMass = Object.fromEntries(masses.map(([key, mass]) => [key, mass / total]))
    expect(asked('gas', { composition: byMass, basis: 'mass', ...at }).cp).toBeCloseTo(known.cp, 2)
  })

  it.each([
    [{ composition: { N2: 1 }, mixture: { N2: 1 }, T: 300, p: 1e5 }, 'invalid-input'],
    [{ composition: { N2: 0.5, Nitrogen: 0.5 }, T: 300, p: 1e5 }, 'invalid-input'],
    [{ composition: { T66: 1 }, T: 300, p: 1e5 }, 'invalid-input'],
    [{ composition: null, T: 300, p: 1e5 }, 'invalid-input'],
    [{ composition: { N2: '1' }, T: 300, p: 1e5 }, 'invalid-input'],
    [{ composition: { N2: 0.5 }, T: 300, p: 1e5 }, 'out-of-range'],
  ])('refuses %j as %s', (line, code) => {
    expect(asked('gas', line).error.code).toBe(code)
  })
})

describe('correlation', () => {
  // Calculated by hand from the equation; 5 significant figures.
  throughEveryDoor('correlation', { name: 'gnielinski', Re: 1e5, Pr: 5 }, result => {
    expect(result.value).toBeCloseTo(515.68, 2)
    expect(result.warnings).toEqual([])
  })

  it('lists every descriptor of the registry, without its function', () => {
    const { correlations: listed } = asked('correlation', { name: 'list' })
    expect(listed.map((one: { id: string }) => one.id)).toEqual(correlations.map(one => one.id))
    for (const one of listed) {
      expect(one).toMatchObject({ authors: expect.any(String), year: expect.any(Number), source: expect.any(String) })
      expect(one.inputs.length).toBeGreaterThan(0)
      expect(one).not.toHaveProperty('evaluate')
    }
  })

  it('knows each correlation by one id', () => {
    expect(new Set(correlations.map(one => one.id)).size).toBe(correlations.length)
  })

  it('names in every validity an input or a group, with its limits in order', () => {
    for (const one of correlations)
      for (const [min, max] of Object.values(one.validity)) expect(min, one.id).toBeLessThan(max)
  })

  it('gives the doubt with the value', () => {
    const result = asked('correlation', { name: 'gnielinski', Re: 2500, Pr: 5 })
    expect(result.warnings).toEqual([expect.objectContaining({ code: 'out-of-range', input: 'Re' })])
  })

  it.each([
    [{ Re: 1e5 }, 'invalid-input'],
    [{ name: 'gnielinsky', Re: 1e5, Pr: 5 }, 'unknown-name'],
    [{ name: 'gnielinski', Re: 1e5 }, 'invalid-input'],
    [{ name: 'gnielinski', Re: 1e5, Pr: 5, Nu: 1 }, 'invalid-input'],
    [{ name: 'gnielinski', Re: -1, Pr: 5 }, 'not-positive'],
    [{ name: 'list', Re: 1 }, 'invalid-input'],
  ])('refuses %j as %s', (line, code) => {
    expect(asked('correlation', line).error.code).toBe(code)
  })
})

describe('an answer', () => {
  it('is never NaN, which JSON would write as null', () => {
    const command: Command = () => ({ deep: [{ value: Number.NaN }] })
    expect(JSON.parse(answer(command, '{}')).error.code).toBe('not-finite')
  })

  it('names a fault of the engine as such', () => {
    const broken: Command = () => {
      throw new TypeError('a fault')
    }
    expect(JSON.parse(answer(broken, '{}'))).toEqual({ error: { code: 'internal', message: 'a fault' } })
    const refusing: Command = () => {
      throw new EngineError('not-converged', 'no answer')
    }
    expect(JSON.parse(answer(refusing, '{}'))).toEqual({ error: { code: 'not-converged', message: 'no answer' } })
  })
})
