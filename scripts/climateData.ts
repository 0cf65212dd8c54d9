/**
 * Writes the typical years of places into engine/climates/place-data.
 *
 *   node scripts/run.mjs scripts/climateData.ts <climates.json>
 */
import { readFileSync } from 'node:fs'
import type { PlaceData } from '../engine/climates/placeData'
import { writeDataModules } from './dataModules'

const [file] = process.argv.slice(2)
if (!file) throw new Error('Name the file of places.')

interface ClimateFile {
  places: PlaceData[]
}

const { places } = JSON.parse(readFileSync(file, 'utf8')) as ClimateFile
writeDataModules({
  folder: 'climates/place-data',
  list: 'placeData',
  listing: 'The typical years of places',
  type: 'PlaceData',
  from: '../placeData',
  script: 'climateData.ts',
  entries: places,
  nameOf: place => place.id,
  heading: place => `Typical year of ${place.name}, ${place.region ?? place.country}`,
})
