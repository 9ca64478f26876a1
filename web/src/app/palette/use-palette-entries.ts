import { palettePages } from '@akada/core/access/navigation.ts';
import { useQuery } from '@tanstack/react-query';
import { notesQuery } from '../../features/notes/api.ts';
import type { StoredUser } from '../../lib/session/session-store.ts';
import { site } from '../shell/site.ts';
import type { PaletteEntry } from './find-entries.ts';

/** @returns what can be gone to, and whether files could not be read */
export function usePaletteEntries({ role }: StoredUser): { entries: PaletteEntry[]; hasFault: boolean } {
  const hasFiles = role !== 'tutor';
  const { data, error } = useQuery({ ...notesQuery, enabled: hasFiles });
  const ready = data?.items.filter(({ status }) => status === 'ready') ?? [];

  const pages = palettePages(role, site).map(({ text, path, external }) => ({
    group: 'Pages' as const,
    text,
    path,
    external,
  }));
  const files = ready.map(({ id, original_filename }) => ({
    group: 'My files' as const,
    text: original_filename,
    path: `/tools/mcq?file_id=${id}`,
  }));
  const sets = ready.map(({ id, original_filename }) => ({
    group: 'My sets' as const,
    text: `Practise ${original_filename}`,
    path: `/mcq/practice/generated?file_id=${id}`,
  }));
  return { entries: [...pages, ...files, ...sets], hasFault: error !== null };
}
