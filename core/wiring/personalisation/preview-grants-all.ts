import { sample } from 'effector'
import { previewShown } from '../../consent/granted'
import { $documents } from '../../content/documents'

// An editor sees what any visitor could see. The service has accepted the token by then: a link alone grants nothing.

sample({
  clock: $documents,
  filter: documents =>
    Object.entries(documents).some(
      ([name, { error, isPending }]) => name.startsWith('preview/') && !isPending && error === null,
    ),
  fn: () => {},
  target: previewShown,
})
