export { pictureChosen, pictureFormLeft, pictureRemoved, pictureSubmitted, pictureTyped } from './model'

export {
  $chosenPicture,
  $isPictureSent,
  $pictureAttempts,
  $pictureDraft,
  $pictureError,
  $pictureProblems,
  $isSendingPicture,
} from './model'
export { charactersLeft } from './model'
export { MAX_NAME_LENGTH } from '../contracts'
