import type { ExperimentResults } from '../../../core/sandbox/contracts'
import type { Db } from '../database/transaction'
import { readExperimentEvents, readExperiments } from '../repositories/experiments'

/** What each variant of a brand's experiments came to: visitors who saw it, and visitors and times of each event after that. */
export async function experimentResults(db: Db, brand: string): Promise<ExperimentResults> {
  const experiments = await readExperiments(db, brand)
  const counted = await readExperimentEvents(db, brand)
  return {
    experiments: experiments.map(({ experimentId, name, variants }) => ({
      experimentId,
      name,
      variants: variants.map(({ variant }) => {
        const of = counted.filter(one => one.experiment_id === experimentId && one.variant === variant)
        const seen = of.find(({ kind }) => kind === 'impression')
        return {
          variant,
          visitors: seen?.visitors ?? 0,
          impressions: seen?.times ?? 0,
          events: of.flatMap(({ kind, name, visitors, times }) =>
            kind === 'impression' ? [] : [{ kind, name, visitors, times }],
          ),
        }
      }),
    })),
  }
}
