import type { QuestionImport } from '@akada/contract/work/exchange.ts';
import type { ImportRow } from './question-imports.tables.ts';

/** The fields of an import that its owner sees. */
export function presentImport(row: ImportRow): QuestionImport {
  const { id, status, format, found, imported, duplicates, skipped, errors, warnings } = row;
  const counts = { found, imported, duplicates, skipped };
  return {
    id,
    status,
    format,
    ...counts,
    errors,
    warnings,
    ...(row.target === 'set' && { set_id: row.setId }),
  };
}

export function isEnded({ status }: Pick<ImportRow, 'status'>): boolean {
  return status === 'done' || status === 'failed';
}
