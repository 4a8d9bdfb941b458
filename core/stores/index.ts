// The search
export {
  $isFindingPosition,
  $isSearching,
  $kind,
  $near,
  $places,
  $positionProblem,
  $query,
  $searchError,
  type PlaceKind,
  placesOpened,
  positionAgreed,
  positionRequested,
  positionDeclined,
  positionQuestionNeeded,
  queryTyped,
  searchRepeated,
  searchSubmitted,
} from './search'

// The choice
export {
  $change,
  $chosenPlace,
  $elsewhere,
  $pickUpLines,
  $pickUpRequest,
  $pickUpError,
  $isReturningToDelivery,
  $targets,
  changeRequested,
  changeConfirmed,
  changeDeclined,
  choiceBegun,
  choiceDone,
  type PickUpLine,
  pickUpLineOf,
  type PickUpRequest,
  pickUpLineSaved,
  pickUpRequested,
  pickUpSaved,
  pickUpRefused,
  placeChoiceWanted,
  deliveryChosen,
  deliverySaved,
  linesSeen,
  placeChosen,
  storeChanged,
  storesShown,
} from './choice'

// The favourite
export { $favourite, favouriteChosen, type FavouriteStore } from './favourite'
export type { FoundStore } from './contracts'

// Where it is
export { mapLink } from './map-link'
