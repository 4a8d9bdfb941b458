import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { logError } from '../../core/runtime/log-error'
import { $settings, settingsWanted } from '../../core/site/settings'
import { $settingsFailures } from '../../core/site/settings-failures'

const FIRST_PAUSE_MS = 3000
const LONGEST_PAUSE_MS = 60_000

/** The settings of the shop, which name its wallets. They are asked for until they come; meanwhile `isLost` after a failure. */
export function useSettings() {
  const { settings, failures, want } = useUnit({
    settings: $settings,
    failures: $settingsFailures,
    want: settingsWanted,
  })
  useEffect(() => {
    if (!failures) return want()
    logError(
      'Expected the settings of the shop, got none: no wallet is shown until they load. They are requested again.',
    )
    const again = setTimeout(want, Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS))
    return () => clearTimeout(again)
  }, [failures, want])
  return { settings, isLost: !settings && failures > 0 }
}
