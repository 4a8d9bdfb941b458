import type { Migration } from 'kysely'

/** The rules are in README.md. */
export type Step = Migration & {
  /** For statements that cannot run in a transaction (`create index concurrently`). Such a step must be safe to repeat. */
  readonly outsideTransaction?: true
}
