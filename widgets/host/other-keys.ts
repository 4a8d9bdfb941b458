import { logError } from '../../core/runtime/log-error'
import { inPage } from '../../core/runtime/page-dom'

/** All tags of the script are one shop, with the key of the one that came first. */
export function reportOtherKeys(key: string): void {
  const tags = inPage<HTMLScriptElement>('script[data-key][src*="till.js"]')
  const other = [...tags].map(({ dataset }) => dataset['key']).find(named => named !== key)
  if (other !== undefined)
    logError(`Expected data-key="${key}" at each tag of the script, got "${other}", which is ignored.`)
}
