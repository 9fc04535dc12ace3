/** The words alone: a whole title loaded on demand would keep the build from leaving out what a page does not use. */
export { readingTexts } from '@stellwerk/1873'
