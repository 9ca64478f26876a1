import { describedVariables } from '../../server/src/platform/config/settings.ts';

/** @returns the README's table of variables, as the server declares them */
export function configurationTable(): string {
  const rows = describedVariables().map(({ name, standard, about }) => [`\`${name}\``, standard, about]);
  const lines = [['Variable', 'Default', 'Meaning'], ['---', '---', '---'], ...rows];
  return lines.map((cells) => `| ${cells.map(escaped).join(' | ')} |`).join('\n');
}

/** Escapes characters that Markdown would read as markup. */
function escaped(cell: string): string {
  return cell.replace(/[|<>]/g, '\\$&');
}
