import type { ImportRow } from '@akada/contract/admin.ts';

/** Tells spreadsheets that the text is UTF-8; without it names lose their marks. */
const byteOrderMark = '\uFEFF';

/**
 * @returns the list to hand over, as CSV that spreadsheets open: who was made, with the link; nothing in it is taken
 * for a formula
 */
export async function linksCsv(rows: readonly ImportRow[]): Promise<string> {
  const { default: Papa } = await import('papaparse');
  const made = rows.flatMap(({ full_name, email, role, link }) =>
    link === null ? [] : [[full_name, email, role, link]],
  );
  // Spelt as the library spells it: another spelling is taken and ignored.
  const text = Papa.unparse(
    { fields: ['name', 'email', 'role', 'link'], data: made },
    { escapeFormulae: true },
  );
  return byteOrderMark + text;
}
