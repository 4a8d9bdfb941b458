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
  positionAsked,
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
  $fetchedLines,
  $fetching,
  $fetchingError,
  $isComingHome,
  $targets,
  changeAsked,
  changeConfirmed,
  changeDeclined,
  choiceBegun,
  choiceDone,
  type FetchedLine,
  fetchedLineOf,
  type Fetching,
  fetchedLineSaved,
  fetchingAsked,
  fetchingSaved,
  fetchingRefused,
  fetchingWanted,
  homeChosen,
  homeSaved,
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
