// Effects
export { readPhotosFx, reportPhotoFx } from './photos'

export type { WantedPhotos } from './photos'
export type { PicturedProduct, RecentMedia, SocialMedia } from './contracts'
