export interface BenchRow {
  what: string;
  figure: string;
  target?: string;
}

export function printRows(rows: BenchRow[]): void {
  const width = Math.max(...rows.map((r) => r.what.length));
  for (const row of rows) {
    console.log(`${row.what.padEnd(width)}  ${row.figure}${row.target ? `  (target ${row.target})` : ''}`);
  }
}
