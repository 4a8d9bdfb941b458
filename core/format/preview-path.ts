/** Adds or removes the prefix of preview paths. */
export function previewPath(path: string, isPreview: boolean): string {
  const bare = path.replace(/^\/pre(?=[/?]|$)/, '') || '/'
  return isPreview ? `/pre${bare}` : bare
}

export const isPreview = (path: string): boolean => /^\/pre([/?]|$)/.test(path)
