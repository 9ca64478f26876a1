/** One byte or two for each character, in an encoding that TextDecoder reads: its table, turned round. */
const tables = new Map<string, Map<string, number[]>>();

/**
 * Text as an older program would have stored it.
 *
 * @throws {Error} for a character that the encoding does not have
 */
export function encode(text: string, label: string): Uint8Array {
  const table = makeTable(label);

  return Uint8Array.from(
    [...text].flatMap((character) => {
      const bytes = table.get(character);
      if (!bytes) throw new Error(`${label} has no ${character}`);
      return bytes;
    }),
  );
}

function makeTable(label: string): Map<string, number[]> {
  const known = tables.get(label);
  if (known) return known;

  const table = new Map<string, number[]>();
  for (let byte = 0; byte < 256; byte += 1) add(table, label, [byte]);
  for (let lead = 0x81; lead < 0xff; lead += 1)
    for (let trail = 0x40; trail < 0xff; trail += 1) add(table, label, [lead, trail]);
  tables.set(label, table);

  return table;
}

function add(table: Map<string, number[]>, label: string, bytes: number[]): void {
  try {
    const decoded = new TextDecoder(label, { fatal: true, ignoreBOM: true }).decode(Uint8Array.from(bytes));
    if ([...decoded].length === 1 && !table.has(decoded)) table.set(decoded, bytes);
  } catch {
    // These bytes mean nothing in this encoding.
  }
}
