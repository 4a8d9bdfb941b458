import type { Migration } from 'kysely'

/** One step of the schema. Its rules are in README.md. */
export type Step = Migration & {
  /** For what PostgreSQL does in no transaction (`create index concurrently`): it must bear to be run again. */
  readonly outsideTransaction?: true
}
