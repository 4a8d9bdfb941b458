// Sharing a list, and looking at a shared one: a screen of its own.

// What the shopper does
export { sharedWanted, sharePressed } from './share'

// What is seen
export { $isSharing, $share, $shared, $sharedError, $shareError } from './share'
