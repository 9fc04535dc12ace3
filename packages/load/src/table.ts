/** Prints rows with aligned columns: labels on the left, figures on the right. */
export function printTable(rows: readonly (readonly string[])[]): void {
  const widths: number[] = []
  for (const row of rows)
    for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, cell.length)
  for (const row of rows) {
    const cells = row.map((cell, i) => (i > 0 ? cell.padStart(widths[i] ?? 0) : cell.padEnd(widths[i] ?? 0)))
    console.log(cells.join('  ').trimEnd())
  }
}
