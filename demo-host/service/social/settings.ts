import type { SiteSettings } from '../../../core/site/settings/contracts'
import type { Configuration } from '../configuration'
import { galleryIntegrity } from './sandbox-gallery'

type Settings = Pick<Configuration, 'environment' | 'socialScript' | 'customsPaths'>

/** Nothing in a shop without a provider. */
export function socialSettings({ environment, socialScript, customsPaths }: Settings): Pick<SiteSettings, 'social'> {
  const [script, integrity] = socialScript?.split(' ') ?? sandboxScript
  if (!socialScript && environment === 'production') return {}
  return { social: { script: script ?? '', ...(integrity ? { integrity } : {}), customsPaths: [...customsPaths] } }
}

const sandboxScript = ['/sandbox/social/gallery.js?container={containerId}&locale={locale}', galleryIntegrity]
