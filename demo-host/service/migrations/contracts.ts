/**
 * Steps that take something away, each with the last release that used it: by the time such a step goes out, no process
 * of that release runs any more, so it is not the one that `previous-release.json` names.
 */
export const contracts: Readonly<Record<string, { readonly lastUsedBy: string }>> = {}
