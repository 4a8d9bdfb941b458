import { createHash } from 'node:crypto'
import { BASELINE, type Experiment, type ExperimentVariant } from './experiment'

const WHOLE = 2 ** 32

/** The same for a visitor each time, and independent of what other experiments show them. */
export function assigned({ experimentId, variants }: Experiment, monetateId: string): ExperimentVariant {
  const all = variants.reduce((sum, { weight }) => sum + weight, 0)
  const drawn = createHash('sha256').update(`${experimentId} ${monetateId}`).digest().readUInt32BE() / WHOLE
  let left = drawn * all
  for (const variant of variants) {
    left -= variant.weight
    if (left < 0) return variant
  }
  return { variant: BASELINE, weight: 0 }
}

/** As events name a visitor. */
export const hashOf = (monetateId: string): string => createHash('sha256').update(monetateId).digest('base64url')

type Visitor = { readonly country: string; readonly isCustomer: boolean; readonly now: Date }

export function isFor(
  { audience, countries, startsAt, endsAt }: Experiment,
  { country, isCustomer, now }: Visitor,
): boolean {
  if (now < startsAt || (endsAt !== null && now >= endsAt)) return false
  if (countries && !countries.includes(country)) return false
  return audience === 'everyone' || (audience === 'customers') === isCustomer
}
