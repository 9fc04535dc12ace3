/** The rules that turn down a lay, in the order in which they are looked at: the last one tells most. */
export const layOrder: readonly string[] = [
  '1853-4.2.1-b',
  '1853-4.2.7-a',
  '1853-1.4-a',
  '1853-4.2.2-a',
  '1853-4.2.2-b',
  '1853-4.1.6-a',
  '1853-4.1.6-b',
  '1853-4.1.7-a',
  '1853-3.4.6-a',
  '1853-4.2.13-a',
  '1853-4.1.3-d',
  '1853-4.1.12-a',
  '1853-4.2.3-a',
]
