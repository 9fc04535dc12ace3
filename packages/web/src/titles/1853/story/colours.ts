/**
 * Lines of charts, close to the colours of the companies but of such a brightness that they stand out on the light and on
 * the dark ground alike.
 */
const lines: { readonly [company: string]: string } = {
  EIR: '#d2444c',
  GIP: '#b56f2e',
  NWR: '#7d7d7d',
  BNR: '#3c8a58',
  BBCI: '#5577cf',
  MSM: '#9a63bd',
  SIR: '#a98f10',
  ECR: '#3f97c4',
}

export const lineOf = (company: string): string => lines[company] ?? '#80703f'
