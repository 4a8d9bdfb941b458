export { sharedWanted, sharePressed } from './share'

export { $isSharing, $share, $shared, $sharedError, $shareError } from './share'
