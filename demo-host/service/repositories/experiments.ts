import { sql } from 'kysely'
import { cacheReads } from '../database/cached'
import type { Db } from '../database/transaction'
import type { Experiment } from '../personalisation/experiment'

const SECONDS = 30
const MAX_SITES = 100
const saved = cacheReads<readonly Experiment[]>(SECONDS, MAX_SITES)

/** Of a site, also those that do not run now. */
export const readExperiments = (db: Db, siteId: string): Promise<readonly Experiment[]> =>
  saved(db, siteId, async () => {
    const rows = await db
      .selectFrom('experiments')
      .selectAll()
      .where('site_id', '=', siteId)
      .orderBy('experiment_id')
      .execute()
    return rows.map(row => ({
      experimentId: row.experiment_id,
      component: row.component,
      name: row.name,
      variants: row.variants,
      audience: row.audience,
      countries: row.countries,
      startsAt: row.starts_at,
      endsAt: row.ends_at,
    }))
  })

type Seen = { readonly experimentId: string; readonly variant: string; readonly visitor: string }

const idOf = sql`md5(concat_ws(' ', experiment_id, visitor, kind, name))`
const once = sql`on conflict (id) do update set times = experiment_events.times + 1`

/** A visitor counts once for each experiment, however often they see it. */
export async function countImpressions(db: Db, seen: readonly Seen[]): Promise<void> {
  if (seen.length === 0) return
  await sql`
    insert into experiment_events (id, experiment_id, visitor, variant, kind, name, times)
    select ${idOf}, experiment_id, visitor, variant, kind, name, 1
    from json_to_recordset(${JSON.stringify(
      seen.map(({ experimentId, visitor, variant }) => ({
        experiment_id: experimentId,
        visitor,
        variant,
        kind: 'impression',
        name: '',
      })),
    )}::json) as seen(experiment_id text, visitor text, variant text, kind text, name text)
    ${once}`.execute(db)
}

/** For each experiment that the visitor has seen. */
export async function countPageEvents(
  db: Db,
  visitor: string,
  kind: 'page-event' | 'recommendation',
  names: readonly string[],
): Promise<void> {
  if (names.length === 0) return
  await sql`
    insert into experiment_events (id, experiment_id, visitor, variant, kind, name, times)
    select ${idOf}, experiment_id, visitor, variant, kind, name, 1
    from (
      select seen.experiment_id, seen.visitor, seen.variant, ${kind}::text as kind, told.name
      from experiment_events seen
      cross join (select distinct value as name from json_array_elements_text(${JSON.stringify(names)}::json)) told
      where seen.visitor = ${visitor} and seen.kind = 'impression'
    ) happened
    ${once}`.execute(db)
}

/** By day, and by nobody. */
export async function countRecommendations(db: Db, tokens: readonly string[]): Promise<void> {
  if (tokens.length === 0) return
  await sql`
    insert into recommendation_clicks (rec_token, day, times)
    select distinct value, current_date, 1 from json_array_elements_text(${JSON.stringify(tokens)}::json)
    on conflict (rec_token, day) do update set times = recommendation_clicks.times + 1`.execute(db)
}

export async function readExperimentEvents(db: Db, siteId: string) {
  const rows = await db
    .selectFrom('experiment_events')
    .innerJoin('experiments', 'experiments.experiment_id', 'experiment_events.experiment_id')
    .where('experiments.site_id', '=', siteId)
    .select([
      'experiment_events.experiment_id',
      'experiment_events.variant',
      'experiment_events.kind',
      'experiment_events.name',
    ])
    .select(sql<number>`count(*)::int`.as('visitors'))
    .select(sql<number>`sum(times)::int`.as('times'))
    .groupBy([
      'experiment_events.experiment_id',
      'experiment_events.variant',
      'experiment_events.kind',
      'experiment_events.name',
    ])
    .orderBy('experiment_events.name')
    .execute()
  return rows
}
