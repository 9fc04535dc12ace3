export { fill } from './tables'
