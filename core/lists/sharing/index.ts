// Events
export { sharedWanted, sharePressed } from './share'

// State
export { $isSharing, $share, $shared, $sharedError, $shareError } from './share'
