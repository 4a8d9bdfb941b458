import type { SeedDocument } from '../types'
import { blogGear } from './fragments/blog-gear'
import { clubKit } from './fragments/club-kit'
import { northlaneHome } from './fragments/northlane-home'

/** Blocks for `<till-content>`. */
export const fragments: readonly SeedDocument[] = [northlaneHome, clubKit, blogGear]
