import { describedVariables } from '../../server/src/platform/config/settings.ts';

/** @returns the README's table of variables, as the server declares them */
export function configurationTable(): string {
  const rows = describedVariables().map(({ name, standard, about }) => [`\`${name}\``, standard, about]);
  const lines = [['Variable', 'Default', 'Meaning'], ['---', '---', '---'], ...rows];
  return lines.map((cells) => `| ${cells.map(escaped).join(' | ')} |`).join('\n');
}

/** What Markdown would take for markup. */
function escaped(cell: string): string {
  return cell.replace(/[|<>]/g, '\\$&');
}
