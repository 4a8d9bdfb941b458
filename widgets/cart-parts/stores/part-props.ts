import type { DialogProps } from '../../../core/dialogs'

export interface PartProps {
  close: () => void
  owner: string
  props: DialogProps
}
