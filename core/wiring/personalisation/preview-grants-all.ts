import { sample } from 'effector'
import { previewShown } from '../../consent/granted'
import { $documents, type DocumentEntry } from '../../content/documents'

// An editor sees what any visitor could see. The service has accepted the token by then: a link alone grants nothing.

const isShownDraft = ([name, { error, isPending }]: readonly [string, DocumentEntry]) =>
  name.startsWith('preview/') && !isPending && error === null

sample({
  clock: $documents,
  filter: documents => Object.entries(documents).some(isShownDraft),
  fn: () => {},
  target: previewShown,
})
