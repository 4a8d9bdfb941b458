// The list
export {
  $docType,
  $docTypeProblem,
  $isListing,
  $layout,
  $limit,
  $listed,
  $listError,
  $previewToken,
  docTypeChosen,
  layoutChosen,
  layouts,
  limitChosen,
  limits,
  listSubmitted,
  previewOpened,
  previewTokenTyped,
} from './list'
export type { Shown } from './list'
export { docTypes } from '../pages/contracts'

// What is shown in the frames
export { $previewed, documentPicked } from './list'
