import type { Generated } from 'kysely'
import type { DecidedKind, Decision, RefusalReason } from '../../documents/refusal'

/** Without the words of whoever sent it, which go with what is refused. */
type ModerationDecisionsTable = {
  id: string
  kind: DecidedKind
  thing_id: string
  /** The product, or the site of a picture. */
  subject: string | null
  decision: Decision
  reason: RefusalReason | null
  /** By the page of moderators; null in a sandbox without any. */
  moderator: string | null
  /** By an associate's call. */
  store_id: string | null
  employee_id: string | null
  decided_at: Generated<Date>
}

export type ModerationTables = { moderation_decisions: ModerationDecisionsTable }
