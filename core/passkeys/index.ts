// What the shopper does
export {
  addingLeft,
  addingOpened,
  type NewPasskeyTyped,
  passkeyNamed,
  passkeyRemoved,
  passkeysWanted,
  passkeySubmitted,
} from './own'

// What is seen
export {
  $addError,
  $addProblems,
  $changingPasskey,
  $isAddOpen,
  $isAdding,
  $passkeyError,
  $passkeys,
  $passkeysError,
} from './own'
export type { Passkey } from './contracts'
export { STOPPED } from './device'
