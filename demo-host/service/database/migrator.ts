import { commerceMigrations } from '../migrations/commerce'
import { platformMigrations } from '../migrations/platform'
import type { Step } from '../migrations/step'
import { inTurn } from './lease'
import { makeStepTables, stepsTaken } from './step-tables'
import { takeStep } from './take-step'
import type { Db } from './transaction'

/** Every step, in order. Two domains number theirs apart, so a later one of the first may come after an earlier one of the second. */
export const steps: readonly (readonly [name: string, step: Step])[] = Object.entries({
  ...platformMigrations,
  ...commerceMigrations,
}).toSorted(([left], [right]) => (left < right ? -1 : 1))

/**
 * Brings the tables up to date; answers the names of the steps that it took. Steps that a newer release took are left
 * alone: they only add, so this one runs on them (`migrations/README.md`).
 */
export async function migrate(db: Db): Promise<string[]> {
  if ((await missing(db)).length === 0) return []
  await makeStepTables(db)
  return inTurn(db, 'migrations', async () => {
    const due = await missing(db)
    for (const [name, step] of due) await takeStep(db, name, step)
    return due.map(([name]) => name)
  })
}

async function missing(db: Db): Promise<typeof steps> {
  const taken = await stepsTaken(db)
  return steps.filter(([name]) => !taken.has(name))
}
