import type { SeedContentSite, SeedDocument } from '../types'
import { blogAndClub } from './articles'
import { componentDocuments } from './components'
import { doors } from './doors'
import { fragments } from './fragments'
import { guideDocuments } from './guides'
import { locationSelector } from './locations'
import { footers, menus } from './menu'
import { pages } from './pages'
import { popUps } from './pop-ups'
import { ownScreens } from './screens'

export const contentSites: readonly SeedContentSite[] = [
  { siteId: 'northlane', language: 'en', previewToken: 'preview-northlane' },
  { siteId: 'harbour-striders', language: 'en', previewToken: 'preview-harbour-striders' },
  { siteId: 'slow-miles', language: 'en', previewToken: 'preview-slow-miles' },
]

/** In the order in which their sites list them. */
export const content: readonly SeedDocument[] = [
  ...ownScreens,
  ...doors,
  ...pages,
  ...menus,
  ...footers,
  ...componentDocuments,
  locationSelector,
  ...popUps,
  ...fragments,
  ...guideDocuments,
  ...blogAndClub,
]
