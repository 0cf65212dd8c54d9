import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { answer, type Command, commands, correlations, EngineError } from '../../../engine'
import { throughCommandLine, throughEveryDoor } from '../../support/doors'

/** The whole of a command line: what goes in, what comes out. */
function run(args: string[], input = '') {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--import', 'tsx', 'engine/cli.ts', ...args], {
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

const asked = (name: string, line: unknown) => JSON.parse(answer(commands[name]!, JSON.stringify(line)))

describe('the command line', () => {
  it('ends a line by a line feed alone: a separator of Unicode in a text is a part of it', () => {
    const { lines } = run(['props'], '{"fluid":"Wa\u2028ter","T":300,"p":3e6}\n{"fluid":"Water","T":300,"p":3e6}')
    expect(lines.map(line => line.error?.code ?? line.phase)).toEqual(['unknown-name', 'liquid'])
  })

  it('answers every line in order, skips blank lines and goes on after an error', () => {
    const { lines, status, stderr } = run(
      ['props'],
      [
        '{"fluid":"Water","T":300,"p":3e6}',
        '',
        '   ',
        '{"fluid":"Water","T":',
        '{"fluid":"R-9","T":300,"p":101325}',
        '{"fluid":"Water","T":1e999,"p":1e5}',
        '{"fluid":"Water","T":350,"p":5e5}\r',
        '{"fluid":"Water","p":1e5,"q":0.5}',
      ].join('\n'),
    )
    expect(lines.map(line => line.error?.code ?? line.phase)).toEqual([
      'liquid',
      'invalid-json',
      'unknown-name',
      'not-finite',
      'liquid',
      'two-phase',
    ])
    expect(lines[0].h).toBeCloseTo(115_331.273, 3)
    expect(lines[1].error.message).toEqual(expect.any(String))
    expect([status, stderr]).toEqual([0, ''])
  })

  it('ends with 64 and names the commands where it is called wrongly', () => {
    for (const args of [['boil'], [], ['toString']]) {
      const { status, stderr, lines } = run(args, '{}')
      expect(status).toBe(64)
      expect(stderr).toContain('props')
      expect(lines).toEqual([])
    }
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

describe('correlation', () => {
  // Worked by hand from the equation; 5 significant figures.
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
