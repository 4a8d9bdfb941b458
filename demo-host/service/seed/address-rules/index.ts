import type { AddressRules } from '../../../../core/site/contracts'
import { asiaPacific } from './asia-pacific'
import { britishIsles } from './british-isles'
import { europeanUnion } from './european-union'
import { gulf } from './gulf'
import { northAmerica } from './north-america'

/** The rules of every country that the sandbox ships or bills to. */
export const addressRules: readonly AddressRules[] = [
  ...northAmerica,
  ...britishIsles,
  ...europeanUnion,
  ...asiaPacific,
  ...gulf,
]
