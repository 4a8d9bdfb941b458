export { componentWanted } from './model'

export { $components } from './model'
export type { Component } from '../pages/contracts'
