import { ArticleGrid } from './article-grid'
import { ArticlePage } from './article-page'
import css from './articles.css?inline'

export const views = { 'article-grid': ArticleGrid, 'article-page': ArticlePage }

export const styles = [css]
