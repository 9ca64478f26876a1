import { links } from '@akada/core/links/links.ts';
import { useQuery } from '@tanstack/react-query';
import { decksQuery } from '../../../features/cards/api.ts';
import { reviewAddress } from '../../../features/cards/deck-choice.ts';
import { DashboardRows, DashboardSection } from '../../../features/dashboard/dashboard-parts.tsx';
import { counted } from '../../../lib/format/numbers.ts';
import { useZone } from '../../../lib/session/use-zone.ts';

/** What is due today, and new cards that wait for a look; nothing where there is neither. */
export function DueSection() {
  const { data } = useQuery(decksQuery(useZone()));
  const { due, drafts, new: fresh } = data?.all ?? { due: 0, drafts: 0, new: 0 };
  const rows = [
    { id: 'due', count: due, name: counted(due, 'card is due', 'cards are due'), fact: 'Review' },
    { id: 'new', count: due > 0 ? 0 : fresh, name: counted(fresh, 'new card'), fact: 'Review' },
    {
      ...{ id: 'drafts', count: drafts, fact: 'Look through' },
      name: counted(drafts, 'new card waits', 'new cards wait'),
    },
  ].filter(({ count }) => count > 0);
  if (rows.length === 0) return null;

  return (
    <DashboardSection title="Flashcards" more={{ to: links.flashcards(), text: 'Your decks' }}>
      <DashboardRows
        rows={rows.map((row) => ({
          ...row,
          to: row.id === 'drafts' ? links.makeFlashcards() : reviewAddress({}),
        }))}
      />
    </DashboardSection>
  );
}
