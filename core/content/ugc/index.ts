// Events
export { galleryEmptied, galleryFailed, galleryLeft, galleryShown } from './model'

// From other domains
export { masterKnown, masterLost, targetingKnown } from './model'

// Outcomes
export { masterWanted } from './model'

// State
export { $galleries } from './model'
export type { Gallery, GalleryPlace } from './model'
