import type { ArticleGrid } from './articles'

/** Rows times what stands side by side on a small screen; three unless both are said. */
export const firstCountOf = ({ rows, gridSize }: Pick<ArticleGrid, 'rows' | 'gridSize'>): number =>
  rows && gridSize?.sm ? rows * gridSize.sm : 3
