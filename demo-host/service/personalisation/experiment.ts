/** Who sees the page as it is, and is compared with. */
export const BASELINE = 'Baseline'

export type ExperimentVariant = {
  readonly variant: string
  /** Its share of all weights. */
  readonly weight: number
  /** Products that come with it. */
  readonly items?: 'popular'
}

export type Experiment = {
  readonly experimentId: string
  readonly component: string
  readonly name: string
  /** The baseline among them, unless nobody is held out. */
  readonly variants: readonly ExperimentVariant[]
  readonly audience: 'everyone' | 'guests' | 'customers'
  readonly countries: readonly string[] | null
  readonly startsAt: Date
  readonly endsAt: Date | null
}
