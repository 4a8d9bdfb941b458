import type { DialogProps } from '../../../core/dialogs'

/** What each of the dialogs is given. */
export interface PartProps {
  close: () => void
  /** Whose dialog it is. */
  owner: string
  /** What it was opened with. */
  props: DialogProps
}
