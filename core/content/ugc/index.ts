export { galleryEmptied, galleryFailed, galleryLeft, galleryShown } from './model'

export { masterKnown, masterFailed, targetingKnown } from './model'

export { masterWanted } from './model'

export { $galleries } from './model'
export type { Gallery, GalleryPlace } from './model'
