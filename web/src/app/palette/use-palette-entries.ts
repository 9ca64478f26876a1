import { links } from '@akada/core/links/links.ts';
import { useQuery } from '@tanstack/react-query';
import { notesQuery } from '../../features/notes/api.ts';
import type { StoredUser } from '../../lib/session/session-store.ts';
import { palettePagesOf } from '../menus.ts';
import { useShownMenu } from '../shell/use-sale.ts';
import type { PaletteEntry } from './find-entries.ts';

/** @returns what can be gone to, and whether files could not be read */
export function usePaletteEntries({ role }: StoredUser): { entries: PaletteEntry[]; hasFault: boolean } {
  const hasFiles = role !== 'tutor';
  const { data, error } = useQuery({ ...notesQuery, enabled: hasFiles });
  const ready = data?.items.filter(({ status }) => status === 'ready') ?? [];

  const pages = useShownMenu('palette', palettePagesOf(role)).map(({ text, path, external }) => ({
    group: 'Pages' as const,
    text,
    path,
    external,
  }));
  const files = ready.map(({ id, original_filename }) => ({
    group: 'My files' as const,
    text: original_filename,
    path: links.makeQuestions({ file_id: id }),
  }));
  const sets = ready.map(({ id, original_filename }) => ({
    group: 'My sets' as const,
    text: `Practise ${original_filename}`,
    path: links.practiceGenerated({ file_id: id }),
  }));
  return { entries: [...pages, ...files, ...sets], hasFault: error !== null };
}
