/**
 * Has a browser compile a whole file where it reads it, beside the page's own work, and not function by function when
 * something is pressed. (Chromium from 136; a comment to others.)
 */
export const compiledAhead = '//# allFunctionsCalledOnLoad\n'
