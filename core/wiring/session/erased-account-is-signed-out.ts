import { sample } from 'effector'
import { accountErased } from '../../my-data'
import { sessionEnded } from '../../session/signing'

// The service has ended every session of the account: this page forgets its own.

sample({ clock: accountErased, fn: () => {}, target: sessionEnded })
