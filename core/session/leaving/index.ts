import { attach, sample } from 'effector'
import { keptSession, tokenForgotten } from '../../http/token'
import { forgetTab } from '../../runtime/forget-tab'
import { heardFromTab } from '../../runtime/heard-from-tab'
import { $config } from '../../site/config'

// Whoever comes to this computer next finds nothing in the tab of who was here.

/** What the tab holds of no person. */
const OF_THE_PAGE = ['reloaded', 'came-from']
/** What somebody is in the middle of, which goes on where only the session has ended. */
const UNDER_WAY = ['edits', 'sign-in', 'asking', 'express', 'express-basket', 'apart']

export const forgetTabFx = attach({ source: $config, effect: ({ key }) => forgetTab(key, OF_THE_PAGE) })

const forgetPersonFx = attach({
  source: $config,
  effect: ({ key }) => forgetTab(key, [...OF_THE_PAGE, ...UNDER_WAY]),
})

const readKeptFx = attach({ source: $config, effect: ({ key }) => keptSession(key)?.login ?? false })

export const leftElsewhere = readKeptFx.doneData.filterMap(isSignedIn => (isSignedIn ? undefined : null))

sample({ clock: heardFromTab, filter: ({ about }) => about === 'session', fn: () => {}, target: readKeptFx })

sample({ clock: leftElsewhere, fn: () => {}, target: [tokenForgotten, forgetTabFx] })

sample({ clock: tokenForgotten, fn: () => {}, target: forgetPersonFx })
