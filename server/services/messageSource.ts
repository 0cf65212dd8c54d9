/** Under which source an answer's messages stand: what a source says next clears what it said before. */
import type { Envelope } from '../../shared/contracts/envelope'
import type { Operation, Service } from '../../shared/contracts/operation'
import type { MessageSource } from '../../shared/frame/message'

const ofService: Readonly<Record<Service, MessageSource>> = {
  'AccountService.svc': 'General',
  'AdminService.svc': 'General',
  'DesignService.svc': 'Project',
  'EnterpriseWebAppService.svc': 'General',
  'RandDService.svc': 'General',
}

/** Of operations that are about something else than their service is. */
const ofOperation: Readonly<Record<string, MessageSource>> = {
  Rate: 'PreCalcCheck',
  RateMany: 'PreCalcCheck',
  StartSearch: 'AutoDrive',
  AskSearch: 'AutoDrive',
  StopSearch: 'AutoDrive',
  ContactUs: 'Messages',
}

/** The answer with the source of its messages; one without messages has none, and clears nothing. */
export function withSource({ service, name }: Pick<Operation, 'service' | 'name'>, answer: Envelope): Envelope {
  if (answer.Source || answer.Notices.length === 0) return answer
  return { ...answer, Source: ofOperation[name] ?? ofService[service] }
}
