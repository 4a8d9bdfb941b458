import type { ColumnType, Generated } from 'kysely'
import type { Experiment } from '../../personalisation/experiment'

type Json<Content> = ColumnType<Content, string, string>

type ExperimentsTable = {
  experiment_id: string
  /** The brand of the call. */
  site_id: string
  /** The last segment of the experience's id. */
  component: string
  name: string
  variants: Json<Experiment['variants']>
  audience: Experiment['audience']
  /** Country codes; null for all. */
  countries: ColumnType<readonly string[] | null, string | null | undefined, string | null>
  starts_at: Date
  ends_at: Date | null
}

/** One for each visitor and thing that happened. Visitors are hashes, and nothing here leads to a person. */
type ExperimentEventsTable = {
  id: string
  experiment_id: string
  visitor: string
  variant: string
  kind: 'impression' | 'page-event' | 'recommendation'
  /** Of the page event, or the token of the recommendation. */
  name: string
  times: number
  first_at: Generated<Date>
}

/** How often a recommendation was followed on a day, by whomever. */
type RecommendationClicksTable = { rec_token: string; day: string; times: number }

export type PersonalisationTables = {
  experiments: ExperimentsTable
  experiment_events: ExperimentEventsTable
  recommendation_clicks: RecommendationClicksTable
}
