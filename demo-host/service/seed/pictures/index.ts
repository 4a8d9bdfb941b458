export { drawPicture, pictureNames } from './draw-picture'
export { type Picture, pictureOf } from './draw'
export { kindViews, type PictureKind, type PictureView, pictureName } from './kinds'
