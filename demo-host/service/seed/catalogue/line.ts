import type { ColourName } from '../colours'
import type { PictureKind } from '../pictures/kinds'
import type { Words } from '../../languages/words'
import type { FamilyName } from './families'
import type { Sale } from './price'

export type Gender = 'men' | 'women' | 'unisex' | 'kids'

/** One design of the range; each gender becomes a product of its own. */
export type Line = {
  readonly name: string
  /** A French name, if the name has words to translate. */
  readonly nom?: string
  readonly family: FamilyName
  readonly kind: PictureKind
  readonly dollars: number
  /** What is special about this design. */
  readonly story: string
  readonly features: readonly Words[]
  readonly colours: Readonly<Partial<Record<Gender, readonly ColourName[]>>>
  /** Replaces the family's line under the name. */
  readonly eyebrow?: Words
  /** Days since its launch; under 30 it is new. */
  readonly launchedDays?: number
  readonly sale?: Sale & { readonly colours?: readonly ColourName[] }
  readonly categoryIds?: readonly string[]
}
