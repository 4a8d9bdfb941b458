/**
 * Steps that remove or restrict something, with the last release that used it. That release must be older than the one in
 * `previous-release.json`, so that none of its processes still runs; `none` where no release relied on it.
 */
export const contracts: Readonly<Record<string, { readonly lastUsedBy: string }>> = {
  '0393-replacing-reviews': { lastUsedBy: 'none' },
}
