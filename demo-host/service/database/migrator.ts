import { commerceMigrations } from '../migrations/commerce'
import { platformMigrations } from '../migrations/platform'
import type { Step } from '../migrations/step'
import { inTurn } from './lease'
import { makeStepTables, stepsTaken } from './step-tables'
import { takeStep } from './take-step'
import type { Db } from './transaction'

export const steps: readonly (readonly [name: string, step: Step])[] = Object.entries({
  ...platformMigrations,
  ...commerceMigrations,
}).toSorted(([left], [right]) => (left < right ? -1 : 1))

/**
 * Brings the tables up to date and returns the names of the steps that it ran. Steps of a newer release are ignored: they
 * only add, so this release works with them (`migrations/README.md`).
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
