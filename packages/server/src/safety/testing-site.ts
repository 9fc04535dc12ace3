import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What stands in a file beside the site: whoever reads it was let out of the folder. */
export const outside = 'this lies outside of the site'

/** Makes a small site in a folder, and beside it what it must not give away; its path. */
export async function makeSite(folder: string): Promise<string> {
  const site = join(folder, 'site')
  await mkdir(join(site, 'assets'), { recursive: true })
  await writeFile(join(site, 'index.html'), '<!doctype html><title>Stellwerk</title>')
  await writeFile(join(site, 'assets', 'main-1a2b3c.js'), 'export {}\n'.repeat(100))
  await writeFile(join(site, '.hidden'), outside)
  await writeFile(join(folder, 'outside.txt'), outside)
  return site
}

/** Addresses of the site, and some that only look like it. */
export const sitePaths: readonly string[] = [
  '/',
  '/index.html',
  '/tables/somewhere',
  '/assets/main-1a2b3c.js',
  '/assets/',
  '/assets',
  '/.hidden',
  '/../outside.txt',
  '/../../outside.txt',
  '/assets/../../outside.txt',
  '/assets/..%2f..%2foutside.txt',
  '/assets/..%5c..%5coutside.txt',
  '/assets/%2e%2e/%2e%2e/outside.txt',
  '/\\..\\outside.txt',
  '//outside.txt',
  '/index.html/outside.txt',
  '/index.html%00.js',
  `/assets/${'a'.repeat(300)}.js`,
]

/** What browsers, and others, ask of files. */
export const fileHeaders: readonly { readonly [header: string]: string }[] = [
  { range: 'bytes=0-10' },
  { range: 'bytes=99999999-' },
  { range: 'bytes=5-1,0-0,-1' },
  { range: 'lines=1' },
  { 'if-match': '"x"' },
  { 'if-none-match': '*' },
  { 'if-modified-since': 'yesterday' },
  { 'if-unmodified-since': 'Mon, 01 Jan 2001 00:00:00 GMT' },
  { 'if-range': '"x"', range: 'bytes=1-' },
  { 'accept-encoding': 'br;q=nonsense,,;;' },
]
