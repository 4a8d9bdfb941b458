export { fieldClosed, fieldOpened, optionMoved, textSet, textTyped } from './fields'
export { recentForgotten } from './recent'
export { optionChosen, searchSubmitted } from './searching'

export { $fields, $options } from './fields'
export type { Field } from './fields'
export type { Option } from './options'
