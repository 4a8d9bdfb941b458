import type { ColourName } from '../colours'
import type { PictureKind } from '../pictures/kinds'
import type { Words } from '../../languages/words'
import type { FamilyName } from './families'
import type { Sale } from './price'

/** For whom a product is cut. */
export type Gender = 'men' | 'women' | 'unisex' | 'kids'

/** One design as the range plan writes it; each gender that it is cut for becomes a product of its own. */
export type Line = {
  readonly name: string
  /** The name in French where it holds words. */
  readonly nom?: string
  readonly family: FamilyName
  readonly kind: PictureKind
  readonly dollars: number
  /** What is said of this design alone. */
  readonly story: string
  readonly features: readonly Words[]
  readonly colours: Readonly<Partial<Record<Gender, readonly ColourName[]>>>
  /** In place of the family's own words under the name. */
  readonly eyebrow?: Words
  /** Days since it was first sold; under 30 it is new. */
  readonly launchedDays?: number
  readonly sale?: Sale & { readonly colours?: readonly ColourName[] }
  readonly categoryIds?: readonly string[]
}
