/** The types of the tables for Kysely. The migrations make the tables. */
import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { Plant } from '../../shared/access/identity'
import type { PermissionGroup } from '../../shared/access/permissionGroups'
import type { CompanyRole, Role } from '../../shared/access/roles'
import type { UserStatus, UserType } from '../../shared/accounts/companyUsers'
import type { BannerSeverity } from '../../shared/banners'
import type { CatalogueName } from '../../shared/catalogues/catalogues'
import type { RequestKind, RequestState } from '../../shared/contracts/admin'
import type { AnalyticsMetric } from '../../shared/contracts/enterprise'
import type { RecordLink } from '../../shared/contracts/rAndD'
import type { Content, Printable, Project as ToolProject } from '../../shared/tools/project'
import type { SearchState } from '../../shared/tools/searchStates'

type Timestamp = ColumnType<Date, Date | string, Date | string>

export interface Company {
  id: Generated<string>
  name: string
  customer_number: string
  plant: Plant
  address1: Generated<string>
  address2: Generated<string>
  city: Generated<string>
  /** The state's symbol in a country whose states are listed; the typed text in any other. */
  state: Generated<string>
  zip: Generated<string>
  /** Two letters, as in ISO 3166. */
  country: Generated<string>
  /** Lower case; people who register with it belong to this company. Null if the company uses a free mail provider. */
  mail_domain: string | null
  /** Whether they are admitted without the approval of the owner. */
  allow_auto_reg: Generated<boolean>
  /** The roles that its owner can assign to its people. */
  roles: ColumnType<CompanyRole[], string | undefined, string>
  /** The roles of people who join by the mail domain. */
  newcomer_roles: ColumnType<CompanyRole[], string | undefined, string>
  /** Since when the company is disabled; null if it is not. */
  disabled_at: ColumnType<Date | null, Date | undefined, Date | null>
  created_at: Timestamp
}

export interface User {
  id: Generated<string>
  company_id: string
  /** Lower case; unique. */
  email: string
  full_name: string
  phone: string
  password_hash: string
  temporary_password_hash: string | null
  temporary_password_expires_at: Timestamp | null
  type: UserType
  status: UserStatus
  roles: JSONColumnType<Role[]>
  is_new_engine_enabled: boolean
  /** Whether calculations of this person are measured. */
  is_analytics_enabled: Generated<boolean>
  created_at: Timestamp
}

/** A search: started on one node, executed on any. */
export interface SearchRow {
  id: Generated<string>
  /** The service of the tool that made it. */
  tool: Generated<string>
  owner_id: string
  search: JSONColumnType<object>
  state: SearchState
  done: number
  considered: number
  answer: JSONColumnType<object> | null
  /** When the node that runs it last reported; if that is long ago, another node takes it over. */
  heard_at: Timestamp
  created_at: Timestamp
}

/** A report of several items that is being made. */
export interface ReportProgress {
  /** Chosen by the page that waits for it. */
  id: string
  owner_id: string
  /** The service of the tool that makes it. */
  tool: string
  items: number
  rated: number
  drawn: number
  begun_at: Timestamp
}

/** A session, by the hash of its id, so that a leaked copy does not contain usable sessions. */
export interface Session {
  id_hash: string
  user_email: string | null
  /** The impersonator, if there is one. */
  impersonator_email: string | null
  data: JSONColumnType<object>
  expires_at: Timestamp
  /**
   * Set when the session ended; such a row stays until it would have expired, so that a slow request cannot revive it.
   */
  ended_at: Timestamp | null
}

/** A bearer token of the built-in services, by its hash. */
export interface BearerToken {
  token_hash: string
  user_id: string
  /** Signed in with a temporary password: it must be changed first. */
  is_temporary: boolean
  issued_at: Timestamp
  expires_at: Timestamp
  /** The impersonator, if there is one. */
  impersonator_id: string | null
  /** End of the clearance of this session. */
  cleared_until: Timestamp | null
  /** When the user's password was last given in this session. */
  proved_at: Timestamp | null
  /** When a code of the second factor was given in this session. */
  factor_given_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  /** Questions whose current answer was given, so that a new answer may be set. */
  confirmed_questions: JSONColumnType<number[], string | undefined>
}

/** The authenticator app of a person, by its encrypted secret. */
export interface SecondFactor {
  user_id: string
  secret: string
  /** The 30 s time step of the last accepted code, so that no code works twice. */
  last_step: number
  on_since: Timestamp
}

/** An app that is being set up: it becomes valid when one of its codes was typed. */
export interface SecondFactorSetup {
  user_id: string
  secret: string
  started_at: Timestamp
}

/** A recovery code for people who have lost the app, by its hash; deleted when used. */
export interface RecoveryCode {
  id: Generated<string>
  user_id: string
  code_hash: string
}

/** A kind of browser with which a person has signed in. */
export interface KnownDevice {
  user_id: string
  device: string
  first_seen_at: Timestamp
}

/** An answer to a security question: one per group, by its hash. */
export interface SecurityAnswer {
  user_id: string
  group_number: number
  question_id: number
  answer_hash: string
  /** The question that is asked for clearance, until it is answered: nobody can choose an easier one. */
  is_asked: Generated<boolean>
  answered_at: Timestamp
}

/** Counted attempts, by the key of their limit. */
export interface Attempt {
  key: string
  count: number
  in_a_row: number
  window_started_at: Timestamp
  paused_until: Timestamp | null
}

export interface AuditEvent {
  sequence: Generated<string>
  at: Timestamp
  event: string
  outcome: 'success' | 'failure' | 'refused'
  actor: string | null
  impersonator: string | null
  target: string | null
  address: string | null
  request_id: string | null
  detail: JSONColumnType<Record<string, unknown>>
  previous_hash: string
  hash: string
}

export interface AuditCheckpoint {
  number: number
  /** The signed text: a JSON array. */
  text: string
  public_key: string
  signature: string
}

export interface Project {
  id: Generated<string>
  /** The kind of work: tools of one kind share it. */
  kind: Generated<string>
  owner_id: string
  company_id: string
  name: string
  tag: string
  note: string | null
  version: number
  /** As it was saved, which may be in an earlier format. */
  document: JSONColumnType<Printable>
  changed_at: Timestamp
  changed_by: string
}

/** One saved version of a project. */
export interface ProjectVersion {
  design_id: string
  version: number
  name: string
  tag: string
  note: string | null
  document: JSONColumnType<Printable>
  changed_at: Timestamp
  changed_by: string
}

/** Unsaved changes of a project. */
export interface ProjectDraft {
  user_id: string
  /** The kind of work: tools of one kind share it. */
  kind: Generated<string>
  /** The project's id; `new` for one that was never saved. */
  subject: string
  /** The id of the draft. Each tab in which a project is open has one. */
  sitting: string
  /** The saved version that it started from. */
  version: number | null
  document: JSONColumnType<ToolProject<object>>
  kept_at: Timestamp
}

/** An item as a template. The names of the table and its column stay: nodes of two releases use them. */
export interface ItemTemplate {
  id: Generated<string>
  /** The kind of work: tools of one kind share it. */
  kind: Generated<string>
  owner_id: string
  company_id: string
  name: string
  coil: JSONColumnType<Content<object>>
  is_shared: Generated<boolean>
  changed_at: Timestamp
  changed_by: string
}

/** The item of a link, as it was when the link was made. */
export interface LinkedItem {
  hash: string
  /** The kind of work: tools of one kind share it. */
  kind: Generated<string>
  /** The company whose people can open the link. */
  company_id: string
  coil: JSONColumnType<Content<object>>
  /** The results of the rating then, to compare with those of a new rating. */
  results: JSONColumnType<object>
  made_at: Timestamp
  made_by: string
  /** The person who made it last, if the account still exists. */
  owner_id: string | null
}

export interface Report {
  folder: string
  /** The service of the tool that made it. */
  tool: Generated<string>
  file: string
  title: string
  /** The document from which it was made; null if it cannot be exported. */
  document: JSONColumnType<Printable> | null
  /** The file, for nodes that have not made it; null of one from before it was kept. */
  content: Uint8Array | null
  /** Only holders of the special role export it. */
  requires_src: Generated<boolean>
  owner_email: string
  created_at: Timestamp
  expires_at: Timestamp
}

/** An open invitation, by the hash of its token; the person is a user of Type Invite until they register. */
export interface Invitation {
  token_hash: string
  user_id: string
  /** Full name of the person who invited. */
  invited_by: string
  message: string
  expires_at: Timestamp
}

/** The rights of a member of one of the owner's permission groups on the owner's projects. */
export interface ProjectMember {
  owner_id: string
  member_id: string
  permission_group: PermissionGroup
}

/** An error that a browser reported. */
export interface ClientError {
  id: Generated<string>
  at: Timestamp
  actor: string | null
  request_id: string
  error: string
  stack_trace: string
}

/** A measurement of a tool: a response time or an amount. */
export interface AnalyticsLog {
  id: Generated<string>
  at: Timestamp
  user_id: string
  module_name: string
  project_id: string
  metric: AnalyticsMetric
  measured_value: string
  coil_id: string | null
}

/** A token of the token service or of the R and D service, by its hash. */
export interface ServiceToken {
  token_hash: string
  audience: 'suite' | 'r-and-d'
  user_id: string
  /** The impersonator, if there is one. */
  impersonator_id: string | null
  issued_at: Timestamp
  expires_at: Timestamp
  /** Until then it can be exchanged for a new one, even after it has expired. */
  renewable_until: Timestamp
}

/** A research project. It takes place at plants, by their numbers. */
export interface RAndDProject {
  id: Generated<string>
  owner_id: string
  name: string
  is_shared: boolean
  plants: JSONColumnType<number[]>
  year: number
  created_at: Timestamp
}

/** Hours of one person on one day for a project. */
export interface RAndDRecord {
  id: Generated<string>
  project_id: string
  author_id: string
  /** As YYYY-MM-DD: a day has no time zone. */
  day: string
  hours: number
  note: string
  links: JSONColumnType<RecordLink[]>
}

/** A category of records, with its possible values. */
export interface RAndDLinkType {
  id: number
  name: string
  link_values: JSONColumnType<string[]>
}

/** An unfinished registration, until the mailed code is typed. */
export interface Registration {
  id: string
  email: string
  full_name: string
  phone: string
  company_name: string
  password_hash: string
  code_hash: string
  /** Hash of the invitation by whose link the person came. */
  invitation_hash: string | null
  tries: Generated<number>
  expires_at: Timestamp
}

/** A new email, until the code that was mailed to it is typed. */
export interface EmailChange {
  user_id: string
  id: string
  email: string
  code_hash: string | null
  tries: Generated<number>
  expires_at: Timestamp
}

/** A mail in the queue, or the record of an ended one. */
export interface MailRow {
  /** Also its Message-ID. */
  id: Generated<string>
  /** The kind of message, such as `invitation`. */
  kind: string
  recipient: string
  /** Of mails with the same value only the newest is sent: the others contain an expired link or password. */
  about: string | null
  /** The message, encrypted; null once it has ended. */
  content: string | null
  /** Limits that were counted for it, to be given back if it is never sent. */
  counted: JSONColumnType<Counted[]>
  state: 'waiting' | 'sending' | 'sent' | 'given-up' | 'replaced' | 'dropped'
  tries: Generated<number>
  /** The code of the failure of the last attempt. */
  fault: string | null
  created_at: Timestamp
  /**
   * Time of the next attempt; while it is being sent, the time at which another node takes over if this one is silent.
   */
  due_at: Timestamp
  /** It is not sent after this. */
  ends_at: Timestamp
  tried_at: Timestamp | null
  ended_at: Timestamp | null
}

/** A limit that was counted, by its key. */
export interface Counted {
  key: string
  max: number
  windowMinutes: number
}

/** A version of a catalogue, as the operator put it in. The newest counts; without any, the sample of the product. */
export interface CatalogueVersion {
  catalogue: CatalogueName
  version: number
  records: JSONColumnType<object[]>
  /** The name of the file that it was read from. */
  file: string
  created_at: Timestamp
}

/** A message to support: by the contact form, or from a message that the product showed. */
export interface SupportRequest {
  id: Generated<string>
  at: Timestamp
  kind: RequestKind
  state: Generated<RequestState>
  subject: string
  message: string
  /** The path where a request for help was made; empty for the contact form. */
  page: Generated<string>
  name: string
  company: string
  email: string
  phone: string
  /** Whether name, company and email are those of an account, and not what a visitor typed. */
  is_signed_in: boolean
  request_id: string
  /** The email of the admin who answers it. */
  taken_by: string | null
  note: Generated<string>
  changed_at: Timestamp
}

/** A notice that every page shows between two moments. */
export interface BannerRow {
  id: Generated<string>
  text: string
  severity: BannerSeverity
  from_at: Timestamp
  until_at: Timestamp
  made_by: string
  created_at: Timestamp
}

/** A value that admins have set in place of the default. */
export interface Setting {
  name: string
  value: ColumnType<unknown, string, string>
  changed_at: Timestamp
}

/** A request of a program that is done once, by the key that the program gave it. */
export interface ProgramKey {
  user_id: string
  key: string
  /** A hash of what was asked for. */
  asked: string
  /** The id of what was made; null while it is being made. */
  made: string | null
  at: Timestamp
}

/** One row in the database of a demo, none in any other. */
export interface DemoMark {
  is_demo: true
}

/** Requests of one operation of one node in one step of time, by the bucket of their latency. */
export interface RequestStep {
  step: 'minute' | 'hour' | 'day'
  from_at: Timestamp
  /** Empty in days, so that nodes which come and go do not add rows. */
  node: string
  kind: 'request' | 'job' | 'upstream'
  operation: string
  /** Index of the bucket; see `latency.ts`. */
  bucket: number
  requests: number
  errors: number
}

/** Measurements of one gauge in one step of time. The node is empty where all nodes share the gauge. */
export interface GaugeStep {
  step: 'minute' | 'hour' | 'day'
  from_at: Timestamp
  node: string
  gauge: string
  samples: number
  total: number
  highest: number
}

/** A node and what it last said of itself. */
export interface NodeRow {
  name: string
  version: string
  started_at: Timestamp
  /** When the installation first heard of it. */
  first_at: Timestamp
  heard_at: Timestamp
  stopped_at: Timestamp | null
  /** Taken out of service: its readiness fails. */
  is_out: Generated<boolean>
  facts: JSONColumnType<object>
}

/** A breaker that a node is to close. */
export interface BreakerOrder {
  node: string
  upstream: string
}

/** Errors with the same cause and place. */
export interface ErrorGroup {
  id: string
  fault: string
  operation: string
  status: number
  /** Places in the code, without messages. */
  stack: string
  errors: number
  first_at: Timestamp
  last_at: Timestamp
  /** The node of the last one. */
  node: string
  /** The newest first. */
  request_ids: JSONColumnType<string[]>
}

/** Something that is out of order. */
export interface AlarmRow {
  name: string
  title: string
  since: Timestamp
  /** In order again since then, but not yet for long enough. */
  fine_since: Timestamp | null
}

export interface BackupRow {
  id: Generated<string>
  node: string
  file: string
  state: 'running' | 'done' | 'failed'
  started_at: Timestamp
  ended_at: Timestamp | null
  rows: number | null
  bytes: number | null
  fault: string | null
}

export interface Tables {
  companies: Company
  users: User
  sessions: Session
  bearer_tokens: BearerToken
  security_answers: SecurityAnswer
  second_factors: SecondFactor
  second_factor_setups: SecondFactorSetup
  recovery_codes: RecoveryCode
  known_devices: KnownDevice
  attempts: Attempt
  audit_events: AuditEvent
  audit_checkpoints: AuditCheckpoint
  designs: Project
  design_searches: SearchRow
  report_progress: ReportProgress
  design_versions: ProjectVersion
  design_drafts: ProjectDraft
  coil_templates: ItemTemplate
  coil_snapshots: LinkedItem
  reports: Report
  invitations: Invitation
  project_members: ProjectMember
  client_errors: ClientError
  analytics_logs: AnalyticsLog
  service_tokens: ServiceToken
  r_and_d_projects: RAndDProject
  r_and_d_records: RAndDRecord
  r_and_d_link_types: RAndDLinkType
  registrations: Registration
  email_changes: EmailChange
  mails: MailRow
  demo_mark: DemoMark
  catalogue_versions: CatalogueVersion
  support_requests: SupportRequest
  banners: BannerRow
  settings: Setting
  request_steps: RequestStep
  gauge_steps: GaugeStep
  nodes: NodeRow
  breaker_orders: BreakerOrder
  error_groups: ErrorGroup
  alarms: AlarmRow
  backups: BackupRow
  program_keys: ProgramKey
}
