import { describedVariables } from './settings.ts';

/** @returns a Markdown table of every variable that the server reads; `docs/configuration.md` contains it */
export function configurationTable(): string {
  const rows = describedVariables().map(({ name, standard, about }) => [`\`${name}\``, standard, about]);
  const lines = [['Variable', 'Default', 'Meaning'], ['---', '---', '---'], ...rows];
  return lines.map((cells) => `| ${cells.map(escapeCell).join(' | ')} |`).join('\n');
}

/** Escapes the characters that Markdown reads as markup. */
function escapeCell(cell: string): string {
  return cell.replace(/[|<>]/g, '\\$&');
}
