export { AppleButton as View } from './apple-button'
export { styles } from './apple-face'
