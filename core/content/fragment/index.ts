export { $fragments, fragmentWanted } from './model'
