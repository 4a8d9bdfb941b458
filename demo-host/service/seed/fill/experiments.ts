import type { Db } from '../../database/transaction'
import { insertMany } from '../../repositories/insert-many'
import type { SandboxData } from '../types'

const BEGAN = new Date('2026-10-01T08:00:00Z')

/** Puts the sandbox's experiments into a database that has none. */
export async function seedExperiments(db: Db, { experiments }: Pick<SandboxData, 'experiments'>): Promise<void> {
  await db.transaction().execute(async tx => {
    await tx.deleteFrom('experiments').execute()
    await insertMany(
      tx,
      'experiments',
      experiments.map(({ experimentId, siteId, component, name, variants, audience, countries }) => ({
        experiment_id: experimentId,
        site_id: siteId,
        component,
        name,
        variants: JSON.stringify(variants),
        audience,
        countries: countries && JSON.stringify(countries),
        starts_at: BEGAN,
        ends_at: null,
      })),
    )
  })
}
