/** The source of the messages of a response: new messages of a source replace its earlier ones. */
import type { Envelope } from '../../shared/contracts/envelope'
import type { Operation, Service } from '../../shared/contracts/operation'
import type { MessageSource } from '../../shared/frame/message'

const ofService: Readonly<Record<Service, MessageSource>> = {
  'AccountService.svc': 'General',
  'AdminService.svc': 'General',
  'CircuitryService.svc': 'Project',
  'DesignService.svc': 'Project',
  'EconomizerService.svc': 'Project',
  'EnterpriseWebAppService.svc': 'General',
  'AirCoolerService.svc': 'Project',
  'GasService.svc': 'Project',
  'MistService.svc': 'Project',
  'RandDService.svc': 'General',
}

/** Sources of operations that differ from that of their service. */
const ofOperation: Readonly<Record<string, MessageSource>> = {
  Rate: 'PreCalcCheck',
  RateMany: 'PreCalcCheck',
  StartSearch: 'AutoDrive',
  AskSearch: 'AutoDrive',
  StopSearch: 'AutoDrive',
  ContactUs: 'Messages',
}

/** The response with the source of its messages; without messages it has no source, and clears nothing. */
export function withSource({ service, name }: Pick<Operation, 'service' | 'name'>, answer: Envelope): Envelope {
  if (answer.Source || answer.Notices.length === 0) return answer
  return { ...answer, Source: ofOperation[name] ?? ofService[service] }
}
