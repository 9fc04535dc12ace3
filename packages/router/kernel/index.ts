export { fill } from './tables'
export { step } from './walk'
