import type { ArticleGrid } from './articles'

/** Rows times what is side by side on a small screen; three by default. */
export const firstCountOf = ({ rows, gridSize }: Pick<ArticleGrid, 'rows' | 'gridSize'>): number =>
  rows && gridSize?.sm ? rows * gridSize.sm : 3
