/** The table of contracts. The gateway is an allow-list: an operation that is not here does not exist. */
import * as account from './account'
import * as admin from './admin'
import { airCooler } from './airCooler'
import { circuitry } from './circuitry'
import { coilSelection } from './coilSelection'
import * as coilStudies from './coilStudies'
import { economizer } from './economizer'
import type { Endpoint } from './endpoint'
import * as enterprise from './enterprise'
import { gas } from './gas'
import * as gasMixtures from './gasMixtures'
import { mist } from './mist'
import * as mistMachines from './mistMachines'
import * as mistWeather from './mistWeather'
import type { Operation } from './operation'
import * as products from './products'
import * as rAndD from './rAndD'
import * as rAndDService from './rAndDService'

export { account, admin, coilSelection, coilStudies, enterprise, products, rAndD, rAndDService }

type OperationsOf<Module> = {
  [Name in keyof Module as Module[Name] extends Operation ? Name : never]: Module[Name]
}

/** Only the operations of a contract file, without the schemas it exports beside them. */
function operationsOf<Module extends object>(module: Module): OperationsOf<Module> {
  const entries = Object.entries(module).filter(([, value]) => typeof value === 'object' && 'service' in value)
  return Object.fromEntries(entries) as OperationsOf<Module>
}

export const contracts = {
  'AccountService.svc': operationsOf(account),
  'AdminService.svc': operationsOf(admin),
  'AirCoolerService.svc': airCooler,
  'CircuitryService.svc': circuitry,
  'DesignService.svc': { ...coilSelection, ...operationsOf(coilStudies) },
  'EconomizerService.svc': economizer,
  'EnterpriseWebAppService.svc': operationsOf(enterprise),
  'GasService.svc': { ...gas, ...operationsOf(gasMixtures) },
  'MistService.svc': { ...mist, ...operationsOf(mistMachines), ...operationsOf(mistWeather) },
  'RandDService.svc': operationsOf(rAndDService),
} as const

export type Contracts = typeof contracts

/** The REST calls, beside the operations of the services. The gateway allows no others. */
export const endpoints: readonly Endpoint[] = [rAndD, products].flatMap(module =>
  Object.values<unknown>({ ...module }).filter(isEndpoint),
)

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'api' in value
}
