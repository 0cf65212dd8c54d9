/** The typical years of places. Written by scripts/climateData.ts. */
import type { PlaceData } from '../placeData'
import { acapulco } from './acapulco'
import { addisAbaba } from './addisAbaba'
import { adelaide } from './adelaide'
import { albuquerque } from './albuquerque'
import { amsterdam } from './amsterdam'
import { athens } from './athens'
import { atlanta } from './atlanta'
import { auckland } from './auckland'
import { austin } from './austin'
import { baltimore } from './baltimore'
import { barcelona } from './barcelona'
import { beijing } from './beijing'
import { berlin } from './berlin'
import { bogota } from './bogota'
import { boise } from './boise'
import { boston } from './boston'
import { brisbane } from './brisbane'
import { brussels } from './brussels'
import { buffalo } from './buffalo'
import { cairo } from './cairo'
import { calgary } from './calgary'
import { charlotte } from './charlotte'
import { chicago } from './chicago'
import { cleveland } from './cleveland'
import { columbus } from './columbus'
import { copenhagen } from './copenhagen'
import { dallas } from './dallas'
import { darwin } from './darwin'
import { denver } from './denver'
import { detroit } from './detroit'
import { dublin } from './dublin'
import { duluth } from './duluth'
import { edmonton } from './edmonton'
import { elPaso } from './elPaso'
import { fairbanks } from './fairbanks'
import { frankfurt } from './frankfurt'
import { fresno } from './fresno'
import { guatemala } from './guatemala'
import { halifax } from './halifax'
import { hangzhou } from './hangzhou'
import { havana } from './havana'
import { helsinki } from './helsinki'
import { honolulu } from './honolulu'
import { houston } from './houston'
import { indianapolis } from './indianapolis'
import { jacksonville } from './jacksonville'
import { kansasCity } from './kansasCity'
import { kualaLumpur } from './kualaLumpur'
import { lasVegas } from './lasVegas'
import { london } from './london'
import { losAngeles } from './losAngeles'
import { louisville } from './louisville'
import { madrid } from './madrid'
import { manila } from './manila'
import { marseille } from './marseille'
import { melbourne } from './melbourne'
import { memphis } from './memphis'
import { mexicoCity } from './mexicoCity'
import { miami } from './miami'
import { milan } from './milan'
import { milwaukee } from './milwaukee'
import { minneapolis } from './minneapolis'
import { montreal } from './montreal'
import { munich } from './munich'
import { nashville } from './nashville'
import { newark } from './newark'
import { newDelhi } from './newDelhi'
import { newOrleans } from './newOrleans'
import { newYork } from './newYork'
import { newYorkJfk } from './newYorkJfk'
import { oklahomaCity } from './oklahomaCity'
import { omaha } from './omaha'
import { orlando } from './orlando'
import { ottawa } from './ottawa'
import { paris } from './paris'
import { perth } from './perth'
import { philadelphia } from './philadelphia'
import { phoenix } from './phoenix'
import { pittsburgh } from './pittsburgh'
import { portlandOr } from './portlandOr'
import { prague } from './prague'
import { quebec } from './quebec'
import { raleigh } from './raleigh'
import { richmond } from './richmond'
import { riyadh } from './riyadh'
import { rome } from './rome'
import { sacramento } from './sacramento'
import { saltLakeCity } from './saltLakeCity'
import { sanAntonio } from './sanAntonio'
import { sanDiego } from './sanDiego'
import { sanFrancisco } from './sanFrancisco'
import { sanJuan } from './sanJuan'
import { sanSalvador } from './sanSalvador'
import { saskatoon } from './saskatoon'
import { seattle } from './seattle'
import { sevilla } from './sevilla'
import { shanghai } from './shanghai'
import { singapore } from './singapore'
import { sofia } from './sofia'
import { spokane } from './spokane'
import { stLouis } from './stLouis'
import { stockholm } from './stockholm'
import { sydney } from './sydney'
import { tampa } from './tampa'
import { telAviv } from './telAviv'
import { tokyo } from './tokyo'
import { toronto } from './toronto'
import { tucson } from './tucson'
import { vancouver } from './vancouver'
import { veracruz } from './veracruz'
import { vienna } from './vienna'
import { warsaw } from './warsaw'
import { washington } from './washington'
import { wichita } from './wichita'
import { winnipeg } from './winnipeg'

export const placeData: readonly PlaceData[] = [
  phoenix,
  tucson,
  losAngeles,
  sanDiego,
  sanFrancisco,
  sacramento,
  fresno,
  denver,
  washington,
  miami,
  orlando,
  tampa,
  jacksonville,
  atlanta,
  honolulu,
  boise,
  chicago,
  indianapolis,
  wichita,
  louisville,
  newOrleans,
  boston,
  baltimore,
  detroit,
  minneapolis,
  duluth,
  kansasCity,
  stLouis,
  charlotte,
  raleigh,
  omaha,
  newark,
  albuquerque,
  lasVegas,
  newYorkJfk,
  newYork,
  buffalo,
  cleveland,
  columbus,
  oklahomaCity,
  portlandOr,
  philadelphia,
  pittsburgh,
  memphis,
  nashville,
  dallas,
  houston,
  sanAntonio,
  austin,
  elPaso,
  saltLakeCity,
  richmond,
  seattle,
  spokane,
  milwaukee,
  fairbanks,
  sanJuan,
  toronto,
  montreal,
  calgary,
  vancouver,
  edmonton,
  ottawa,
  winnipeg,
  quebec,
  halifax,
  saskatoon,
  mexicoCity,
  veracruz,
  acapulco,
  guatemala,
  sanSalvador,
  havana,
  bogota,
  london,
  dublin,
  paris,
  marseille,
  madrid,
  barcelona,
  sevilla,
  frankfurt,
  berlin,
  munich,
  vienna,
  warsaw,
  prague,
  amsterdam,
  brussels,
  copenhagen,
  stockholm,
  helsinki,
  milan,
  rome,
  athens,
  sofia,
  telAviv,
  cairo,
  addisAbaba,
  riyadh,
  newDelhi,
  singapore,
  kualaLumpur,
  manila,
  shanghai,
  hangzhou,
  beijing,
  tokyo,
  sydney,
  melbourne,
  brisbane,
  perth,
  adelaide,
  darwin,
  auckland,
]
