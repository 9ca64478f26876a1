/** Entries that are known without a search: pages, actions, notes, sets and decks. */
import type { AccountRole } from '@akada/core/access/route-guard.ts';
import { links } from '@akada/core/links/links.ts';
import { useQuery } from '@tanstack/react-query';
import { decksQuery } from '../../features/cards/api.ts';
import { choiceOfDeck, reviewAddress } from '../../features/cards/deck-choice.ts';
import { notesQuery } from '../../features/notes/api.ts';
import { useZone } from '../../lib/session/use-zone.ts';
import { getPalettePages } from '../menus.ts';
import { useVisibleMenu } from '../shell/use-sale.ts';
import { type PaletteEntry, paletteActions } from './find-entries.ts';

/**
 * @param isTyped false until something is typed; decks are requested only after that
 * @returns the entries, and whether notes could not be read
 */
export function usePaletteEntries(
  role: AccountRole,
  isTyped: boolean,
): { entries: PaletteEntry[]; hasFault: boolean } {
  const isStudent = role === 'student';
  const files = useQuery({ ...notesQuery, enabled: isStudent });
  const decks = useQuery({ ...decksQuery(useZone()), enabled: isStudent && isTyped });
  const ready = files.data?.items.filter(({ status }) => status === 'ready') ?? [];
  const pages = useVisibleMenu('palette', getPalettePages(role));

  const entries: PaletteEntry[] = [
    ...pages.map(({ text, path, external }) => ({
      group: 'Pages' as const,
      text,
      path,
      ...(path === links.chat() && { detail: 'Ask Akada' }),
      ...(external && { external }),
    })),
    ...paletteActions[role].map(([text, path]) => ({ group: 'To do' as const, text, path })),
    ...ready.map(({ id, title, original_filename }) => ({
      group: 'Notes' as const,
      text: title ?? original_filename,
      path: links.note(id),
    })),
    ...ready.map(({ id, title, original_filename }) => ({
      group: 'Sets' as const,
      text: `Practise ${title ?? original_filename}`,
      path: links.practiceGenerated({ file_id: id }),
    })),
    ...(decks.data?.items ?? []).map((deck) => ({
      group: 'Decks' as const,
      text: deck.title,
      ...(deck.due > 0 && { detail: `${deck.due} due today` }),
      path: reviewAddress(choiceOfDeck(deck)),
    })),
  ];
  return { entries, hasFault: files.error !== null };
}
