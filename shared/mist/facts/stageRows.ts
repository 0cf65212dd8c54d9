/** What is told of the stages of a mist: nozzles, water, the air that brings each on, and its hours. */
import { formatNumber } from '../../display/formatNumber'
import type { Reader } from '../../display/formatQuantity'
import type { MistRating } from '../document/mistRating'

type Stage = MistRating['stages'][number]

/** A column of the table of stages, with the text of a stage. */
export interface StageColumn {
  name: string
  unit: string
  cell(stage: Stage): string
}

export function stageColumns({ number, label }: Reader): StageColumn[] {
  return [
    { name: 'Nozzles', unit: '', cell: ({ nozzles }) => formatNumber(nozzles, 0) },
    { name: 'Water in all', unit: label('sprayFlow'), cell: ({ water }) => number(water, 'sprayFlow') },
    {
      name: 'On from',
      unit: label('temperature'),
      cell: ({ from }) => (from === undefined ? 'never' : number(from, 'temperature')),
    },
    { name: 'Hours', unit: 'h', cell: ({ hours }) => formatNumber(hours, 0) },
  ]
}

/** Beneath the table. */
export const stageNote =
  'Each comes on where those before it give too little water, in air as moist as in the design hour. Water is what the nozzles of a stage and of those before it give. Hours are those of the year.'
