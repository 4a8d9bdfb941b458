import type { Picture } from '../../core/content/blocks'

/** A path is the shop's own. The picture service is asked for twice the size, quality 50; drawings stay as they are. */
export function addressOf({ url, width, height }: Pick<Picture, 'url' | 'width' | 'height'>, api: string): string {
  const whole = url.startsWith('/') ? api.replace(/\/$/, '') + url : url
  if (!width || !height || /\.svg($|[?#])/.test(whole)) return whole
  return `${whole}${whole.includes('?') ? '&' : '?'}w=${width * 2}&h=${height * 2}&q=50&sharpen=60`
}
