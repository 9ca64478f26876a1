import { useQuery, useQueryClient } from '@tanstack/react-query';
import { decksQuery } from '../../../features/cards/api.ts';
import { clothOfId } from '../../../features/cards/deck-choice.ts';
import { useZone } from '../../../lib/session/use-zone.ts';
import type { Woven } from '../../../ui/cloth/cover.tsx';

/** @returns a function that gets the cloth of the first note or course with one, by ids; null while they load */
export function useCloths(): (...ids: readonly (string | null | undefined)[]) => Woven | null {
  const query = decksQuery(useZone());
  const isKnown = useQueryClient().getQueryData(query.queryKey) !== undefined;
  // A review changes the counts of a deck but not its cloth, so the cloth is not read again.
  const { data, isPending } = useQuery({ ...query, enabled: !isKnown });

  return (...ids) => {
    const named = ids.filter((id) => id != null);
    const found = named.flatMap((id) => data?.items.find((deck) => deck.id === id)?.cloth ?? []);
    if (found[0] !== undefined) return found[0];
    return isPending ? null : clothOfId(named[0] ?? 'mine');
  };
}
