/** Of a line in a cart, in px. The first lines are seen without scrolling on most screens. */
export const linePicture = { size: 88, first: 4 }

/** An absolute URL: the service may give a path. The picture service is asked for twice the size, quality 50, sharpened by 60; drawings stay as they are. */
export function pictureAddress(src: string, size: number, api = ''): string {
  const whole = /^\/(?!\/)/.test(src) ? api.replace(/\/$/, '') + src : src
  if (/\.svg($|[?#])|^(data|blob):/.test(whole)) return whole
  return `${whole}${whole.includes('?') ? '&' : '?'}w=${size * 2}&h=${size * 2}&q=50&sharpen=60`
}
