import type { Experiment } from '../../personalisation/experiment'

export type SeedExperiment = Omit<Experiment, 'startsAt' | 'endsAt'> & { readonly siteId: string }
