import type { ColumnType, Generated } from 'kysely'

/** One of each shopper for an event. */
type EventRegistrationsTable = {
  event_id: string
  consumer_no: string
  email: string
  first_name: string
  last_name: string
  gender: string | null
  /** In international form. */
  phone: string | null
  /** ISO days. */
  attending_days: ColumnType<readonly string[], string, string>
  plus_one: string | null
  /** Places that it takes: the guest is one, too. */
  people: number
  /** What the shopper's page says. */
  pressed_at: Date
  created_at: Generated<Date>
}

/** Locked while somebody joins, so that places are counted one after the other. */
type EventTurnsTable = { event_id: string }

export type EventTables = { event_registrations: EventRegistrationsTable; event_turns: EventTurnsTable }
