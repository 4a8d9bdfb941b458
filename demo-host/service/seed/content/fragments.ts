import type { SeedDocument } from '../types'
import { blogGear } from './fragments/blog-gear'
import { clubKit } from './fragments/club-kit'
import { northlaneHome } from './fragments/northlane-home'
import { northlaneRunners } from './fragments/northlane-runners'

/** Blocks for `<till-content>`. */
export const fragments: readonly SeedDocument[] = [northlaneHome, northlaneRunners, clubKit, blogGear]
