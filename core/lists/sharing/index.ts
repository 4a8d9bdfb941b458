// What the shopper does
export { sharedWanted, sharePressed } from './share'

// What is seen
export { $isSharing, $share, $shared, $sharedError, $shareError } from './share'
