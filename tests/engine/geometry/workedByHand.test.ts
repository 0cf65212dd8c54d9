/**
 * A coil whose sizes, casing and weight are calculated by hand, and the size tables of sheet-metal practice and the
 * pipe standard.
 */
import { describe, expect, it } from 'vitest'
import {
  casingAllowances,
  circuitAdvice,
  circuitingRatio,
  circuits,
  coilEnvelope,
  coilSize,
  coilWeight,
  connectionSize,
  connectionSizes,
  connectionVelocityLimit,
  isUniform,
  leadStub,
  leavesAcross,
  noConnection,
  plateFinCell,
  surfaceShape,
  waveStretch,
} from '../../../engine/geometry'
import { bendReachOf } from '../../../engine/geometry/coilEnvelope'
import { chilledWaterCoil } from '../../support/coils'

const inch = 0.0254
const copper = 8940
const steel = 7850

/** 12 tubes on 1.5 in, 2 rows on 1.299 in, 1 m long, 5/8 in tube of 0.02 in, fins of 0.15 mm on 2.5 mm. */
const geometry = {
  ...chilledWaterCoil.geometry,
  finnedHeight: 18 * inch,
  finnedLength: 1,
  rows: 2,
  transversePitch: 1.5 * inch,
  longitudinalPitch: 0.033,
  tubeOutsideDiameter: 0.625 * inch,
  tubeWall: 0.02 * inch,
  finPitch: 0.0025,
  finThickness: 0.00015,
  finSurface: 'Flat',
  tubePattern: 'Staggered',
  coating: undefined,
  lead: undefined,
} as typeof chilledWaterCoil.geometry
const size = coilSize(geometry)
const header = 0.054

describe('the casing', () => {
  it('has the allowances of practice: 1.5 in flanges, 1.1 in in depth, 1 in to the header, half an inch to the bend, 16 gauge', () => {
    expect(casingAllowances).toEqual({
      flange: 0.0381,
      depth: 0.0279,
      headerGap: 0.0254,
      bendStraight: 0.0127,
      sheet: 0.0016,
    })
  })

  it('is as large as its parts', () => {
    const envelope = coilEnvelope(geometry, size, header)
    expect(envelope.casingHeight).toBeCloseTo(18 * inch + 3 * inch, 12)
    expect(envelope.casingDepth).toBeCloseTo(0.066 + 2 * 0.0279, 12)
    expect(envelope.casingLength).toBeCloseTo(1 + 3 * inch, 12)
    // Half the pitch, half the tube, half a flange, half an inch: 2.3125 in.
    expect(envelope.bendReach).toBeCloseTo((0.75 + 0.3125 + 0.75 + 0.5) * inch, 12)
    // A flange, an inch, the header, two inches of stub.
    expect(envelope.headerReach).toBeCloseTo(4.5 * inch + header, 12)
    expect(envelope.overallLength).toBeCloseTo(1 + 4.5 * inch + header + 2.3125 * inch, 12)
    const across = coilEnvelope(geometry, size, header, true)
    expect(across.overallLength).toBeCloseTo(1 + 2 * (4.5 * inch + header), 12)
    const bare = coilEnvelope(geometry, size, 0)
    expect([bare.bendReach, bare.headerReach]).toEqual([0.0381, 0.0381])
    // With thin tubes at small pitches the flange extends farther than the bend.
    expect(bendReachOf({ transversePitch: 0.01, tubeOutsideDiameter: 0.001 })).toBeCloseTo(1.5 * inch, 12)
  })

  it.each([
    ['L1', 6, 0],
    ['L2', 6, 0.3],
    ['S1', 3, 0],
    ['S2', 3, 0.3],
    ['IL', 2, 0],
    [undefined, 2, 0],
  ] as const)('lead %s reaches %d in, with a loss of %d', (lead, reach, loss) => {
    expect(leadStub(lead).stub).toBeCloseTo(reach * inch, 12)
    expect(leadStub(lead).loss).toBe(loss)
  })

  it('leaves across where the passes are odd, but never with a distributor', () => {
    expect([1, 2, 3].map(passes => leavesAcross('FLUID', passes))).toEqual([true, false, true])
    expect(leavesAcross('EVAP_DISTR', 3)).toBe(false)
  })
})

describe('the weight', () => {
  const envelope = coilEnvelope(geometry, size, header)
  const weight = coilWeight(geometry, size, envelope, {
    passes: 2,
    feeds: 12,
    tubeDensity: copper,
    finDensity: 2710,
    headerOutsideDiameter: header,
    headerInsideDiameter: 0.05,
    fluid: { tubes: 1000, entering: 1000, leaving: 1000 },
  })
  const ring = (outer: number, inner: number) => (Math.PI * (outer ** 2 - inner ** 2)) / 4
  const tube = ring(0.625 * inch, 0.585 * inch)
  const bore = ring(0.585 * inch, 0)
  // Each tube extends beyond the fins by half a flange and half an inch on either side.
  const straight = 24 * (1 + 2.5 * inch)
  // 24 tubes in 12 circuits: 12 half circles of 0.75 in.
  const bent = 12 * Math.PI * 0.75 * inch

  it('is that of its parts, worked by hand', () => {
    expect(size.collarDiameter).toBeCloseTo(0.625 * inch + 0.0003, 12)
    expect(weight.tubes).toBeCloseTo(straight * tube * copper, 9)
    expect(weight.bends).toBeCloseTo(bent * tube * copper, 9)
    const Dc = 0.625 * inch + 0.0003
    const plate = 18 * inch * 0.066 - 24 * ring(Dc, 0) + 24 * Math.PI * Dc * 0.00235
    expect(weight.fins).toBeCloseTo(400 * plate * 0.00015 * 2710, 9)
    expect(weight.headers).toBeCloseTo(2 * 18 * inch * ring(header, 0.05) * copper, 9)
    const sheet = 2 * (0.1218 + 3 * inch) * (21 * inch + 1 + 3 * inch) - 2 * 24 * ring(0.625 * inch, 0)
    expect(weight.casing).toBeCloseTo(sheet * 0.0016 * steel, 9)
    expect(weight.internalVolume).toBeCloseTo((straight + bent) * bore + 2 * 18 * inch * ring(0.05, 0), 12)
    expect(weight.dry).toBeCloseTo(weight.tubes + weight.bends + weight.fins + weight.headers + weight.casing, 9)
    expect(weight.operating - weight.dry).toBeCloseTo(1000 * weight.internalVolume, 9)
  })
})

describe('the cell of a fin', () => {
  const fin = {
    transversePitch: 0.0381,
    longitudinalPitch: 0.033,
    collarDiameter: 0.0162,
    finPitch: 0.0025,
    finThickness: 0.00015,
  }

  it('by hand', () => {
    const cell = plateFinCell(fin)
    // 21.9 mm between the tubes, 2.35 mm between the fins; the diagonals are wider.
    expect(cell.freeFlowArea).toBeCloseTo(0.0219 * 0.00235, 12)
    expect(cell.contraction).toBeCloseTo((0.0219 * 0.00235) / (0.0381 * 0.0025), 12)
    const faces = 2 * 0.0381 * 0.033 - (Math.PI / 2) * 0.0162 ** 2
    expect(cell.finArea).toBeCloseTo(faces, 12)
    expect(cell.collarArea).toBeCloseTo(Math.PI * 0.0162 * 0.00235, 12)
    expect(cell.areaRatio).toBeCloseTo((faces + Math.PI * 0.0162 * 0.00235) / (Math.PI * 0.0162 * 0.0025), 9)
    expect(cell.hydraulicDiameter).toBeCloseTo((4 * 0.0219 * 0.00235 * 0.033) / (faces + Math.PI * 0.0162 * 0.00235), 9)
  })

  it('with a coat of 50 µm on both sides, and folded by a tenth', () => {
    expect(plateFinCell({ ...fin, coatingThickness: 5e-5 }).freeFlowArea).toBeCloseTo(0.0219 * 0.00225, 12)
    expect(plateFinCell({ ...fin, waveStretch: 1.1 }).finArea).toBeCloseTo(1.1 * plateFinCell(fin).finArea, 12)
    expect(plateFinCell({ ...fin, tubePattern: 'Inline', longitudinalPitch: 0.017 }).freeFlowArea).toBeCloseTo(
      0.0219 * 0.00235,
      12,
    )
  })

  it.each([
    ['Flat', 0.24, 1],
    ['FlatLouvered', 0.24, 1],
    // A wave of 0.24 of its half length is longer than its depth, as hypotenuse of the triangle.
    ['Corrugated', 0.24, Math.sqrt(1 + 0.24 ** 2)],
    ['Embossed', 0.12, 1],
    ['SineWave', 0.28, Math.sqrt(1 + 0.28 ** 2)],
    ['XFin', 0.24, 1],
    ['RaisedLanced', 0.24, 1],
    ['ZFin', 0.24, 1],
  ] as const)('of %s has waves of a quarter of the pitch, %d of that high', (finSurface, height, stretch) => {
    const shape = surfaceShape({ finSurface, longitudinalPitch: 0.032, surfaceDetails: undefined } as never)
    expect(shape.halfWaveLength).toBeCloseTo(0.008, 12)
    expect(shape.waveHeight).toBeCloseTo(0.008 * height, 12)
    expect(waveStretch(finSurface, shape)).toBeCloseTo(stretch, 12)
    expect(shape).toMatchObject({
      louverPitch: 2e-3,
      louverHeight: 1e-3,
      stripHeight: 0.99e-3,
      stripBreadth: 2.2e-3,
      strips: 4,
    })
  })
})

describe('connections', () => {
  it('are the pipes that coils are built with, by their inches', () => {
    expect(connectionSizes('SCH_40').map(({ nominal }) => nominal / inch)).toEqual(
      [0.5, 0.75, 1, 1.25, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10, 12].map(each => expect.closeTo(each, 9)),
    )
    const labels = '½ ¾ 1 1¼ 1½ 2 2½ 3 4 5 6 8 10 12'.split(' ')
    expect(connectionSizes('SCH_40').map(({ label }) => label)).toEqual(labels.map(each => `${each} MPT`))
    expect(connectionSizes('TYPE_L').map(({ label }) => label)).toEqual(
      labels
        .slice(0, 9)
        .concat('5', '6', '8')
        .filter((each, at, all) => all.indexOf(each) === at)
        .map(each => `${each} sweat`),
    )
    for (const [schedule, end] of [
      ['SCH_30', 'plain end'],
      ['SCH_10', 'plain end'],
      ['SCH_40', 'MPT'],
      ['SCH_60', 'MPT'],
    ] as const)
      expect(
        connectionSizes(schedule).every(({ label }) => label.endsWith(end)),
        schedule,
      ).toBe(true)
  })

  it('take water at 6 ft/s at most', () => {
    expect(connectionVelocityLimit / 0.3048).toBeCloseTo(6, 9)
    // 1 in schedule 40 has a bore of 1.049 in: 5.98 and 6.02 ft/s on either side of the limit.
    const section = (Math.PI / 4) * (1.049 * inch) ** 2
    expect(connectionSize({ volumeFlow: 5.98 * 0.3048 * section }).label).toBe('1 MPT')
    const next = connectionSize({ volumeFlow: 6.02 * 0.3048 * section })
    expect(next.label).toBe('1¼ MPT')
    // 1.38 in inside.
    expect(next.velocity / 0.3048).toBeCloseTo(6.02 * (1.049 / 1.38) ** 2, 6)
    expect(next.next?.label).toBe('1½ MPT')
    expect(noConnection).toMatchObject({ nominal: 0, outsideDiameter: 0, insideDiameter: 0, velocity: 0 })
  })
})

describe('circuits', () => {
  it('count as whole within a hundredth of a feed', () => {
    expect(circuitAdvice({ tubesHigh: 10, rows: 4, circuiting: 0.50099 })).toMatchObject({ feeds: 5, isWhole: true })
    expect(circuitAdvice({ tubesHigh: 10, rows: 4, circuiting: 0.50101 })).toMatchObject({ feeds: 5, isWhole: false })
    // 40 tubes in 7 circuits leave 5 tubes over; 5 and 8 divide 40.
    expect(circuitAdvice({ tubesHigh: 10, rows: 4, circuiting: 0.7 })).toMatchObject({
      feeds: 7,
      nearest: [5, 8],
      blanks: 5,
    })
  })

  it('are uniform where they divide the tubes', () => {
    expect(isUniform({ tubesHigh: 10, rows: 4, circuiting: 0.5 })).toBe(true)
    expect(isUniform({ tubesHigh: 10, rows: 4, circuiting: 0.7 })).toBe(false)
    expect(isUniform({ tubesHigh: 10, rows: 4, circuiting: 0.5 + 0.9e-7 })).toBe(true)
    expect(isUniform({ tubesHigh: 10, rows: 4, circuiting: 0.5 + 1.1e-7 })).toBe(false)
    // No search is kept from rows that no coil has, and they take no longer.
    expect(isUniform({ tubesHigh: 10, rows: 9e15, circuiting: 0.5 })).toBe(true)
    expect(circuitingRatio({ feeds: 3 }, 12)).toBe(0.25)
    expect(circuitingRatio(0.75, 12)).toBe(0.75)
  })

  it('turn to and fro four times at most', () => {
    const zigZag = circuits({ tubesHigh: 16, rows: 2, circuiting: 1 / 16, arrangement: 'zig-zag' })
    // Each turn passes both rows: a quarter of each row at a time, and the same row twice in succession at each turn.
    expect(zigZag.stages.map(([cell]) => [cell!.row, cell!.share])).toEqual([
      [1, 0.25],
      [0, 0.5],
      [1, 0.5],
      [0, 0.5],
      [1, 0.25],
    ])
  })
})
