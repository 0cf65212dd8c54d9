/** A standard economizer of the catalogue. Lengths [m], fins per metre, weights [kg]. */
import { z } from 'zod'
import { catalogueColumns, name, offeredOn, pageWords, positive, source, whole } from './catalogueColumns'

/** Fields of a fin, all of them or none. */
const ofFins = ['finHeight', 'finThickness', 'finDensity', 'finMetal'] as const

export const economizerRecord = z
  .strictObject({
    series: name,
    model: name,
    offeredOn,
    arrangement: z.enum(['round', 'rectangular']),
    layout: z.enum(['staggered', 'in line']),
    rows: whole(1, 60),
    tubesWide: whole(1, 200),
    tubeLength: positive(0.1, 20),
    tubeDiameter: positive(0.008, 0.15),
    tubeWall: positive(0.0005, 0.02),
    transversePitch: positive(0.01, 0.5),
    longitudinalPitch: positive(0.01, 0.5),
    tubeMetal: name,
    fins: z.enum(['none', 'solid', 'serrated']),
    finHeight: positive(0.001, 0.05).optional(),
    finThickness: positive(0.0001, 0.01).optional(),
    finDensity: positive(10, 1000).optional(),
    finMetal: name.optional(),
    /** Of serrated fins. */
    segmentWidth: positive(0.001, 0.05).optional(),
    circuits: whole(1, 2000).optional(),
    /** Of the whole unit as its maker states them; calculated where left out. */
    height: positive(0.1, 30).optional(),
    width: positive(0.1, 30).optional(),
    dryWeight: positive(1, 1e6).optional(),
    installed: positive(0, 1e9).optional(),
    source,
  })
  .superRefine((record, context) => {
    const needed = [...(record.fins === 'none' ? [] : ofFins), ...(record.fins === 'serrated' ? ['segmentWidth'] : [])]
    for (const field of needed)
      if (record[field as keyof typeof record] === undefined)
        context.addIssue({ code: 'custom', path: [field], message: `${record.fins} fins need it` })
    if (2 * record.tubeWall >= record.tubeDiameter)
      context.addIssue({ code: 'custom', path: ['tubeWall'], message: 'it leaves no bore in the tube' })
    if (record.transversePitch <= record.tubeDiameter + 2 * (record.finHeight ?? 0))
      context.addIssue({ code: 'custom', path: ['transversePitch'], message: 'tubes with their fins are wider' })
  })

export type EconomizerRecord = z.infer<typeof economizerRecord>

export const economizerColumns = catalogueColumns<EconomizerRecord>({
  series: ['Series', 'text'],
  model: ['Model', 'text'],
  offeredOn: ['Offered on', 'text', pageWords],
  arrangement: ['Arrangement', 'text', { round: 'Round', rectangular: 'Rectangular' }],
  layout: ['Layout', 'text', { staggered: 'Staggered', 'in line': 'In line' }],
  rows: ['Rows', 'count'],
  tubesWide: ['Tubes a row', 'count'],
  tubeLength: ['Tube length', 'length'],
  tubeDiameter: ['Tube diameter', 'smallLength'],
  tubeWall: ['Tube wall', 'smallLength'],
  transversePitch: ['Transverse pitch', 'smallLength'],
  longitudinalPitch: ['Longitudinal pitch', 'smallLength'],
  tubeMetal: ['Tube metal', 'text'],
  fins: ['Fins', 'text', { none: 'None', solid: 'Solid', serrated: 'Serrated' }],
  finHeight: ['Fin height', 'smallLength'],
  finThickness: ['Fin thickness', 'smallLength'],
  finDensity: ['Fin density', 'finDensity'],
  finMetal: ['Fin metal', 'text'],
  segmentWidth: ['Segment width', 'smallLength'],
  circuits: ['Circuits', 'count'],
  height: ['Height', 'length'],
  width: ['Width', 'length'],
  dryWeight: ['Dry weight', 'mass'],
  installed: ['Installed cost', 'count'],
  source: ['Source', 'text'],
})
