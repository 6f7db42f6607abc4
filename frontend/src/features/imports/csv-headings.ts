const MOST_BYTES = 64 * 1024;

/** The headings of a CSV file: its first line. */
export async function headingsOf(file: Blob): Promise<string[]> {
  return headingsIn(await file.slice(0, MOST_BYTES).text());
}

export function headingsIn(text: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (const letter of text.replace(/^\uFEFF/, '')) {
    if (letter === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (letter === '\n' || letter === '\r')) break;
    else if (!isQuoted && letter === ',') {
      cells.push(cell.trim());
      cell = '';
    } else cell += letter;
  }
  return [...cells, cell.trim()].filter((heading) => heading !== '');
}
