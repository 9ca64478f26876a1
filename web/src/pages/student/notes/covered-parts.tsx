import { links } from '@akada/core/links/links.ts';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { coverageQuery } from '../../../features/generation/asked/api.ts';
import { TextLink } from '../../../ui/links/links.tsx';

/** How much of a note its first questions and cards cover, in one line that has its height from the start. */
export function CoveredParts({ noteId }: { noteId: string }) {
  const { data } = useQuery(coverageQuery(noteId));
  const covered = data?.parts.filter(({ questions, cards }) => questions + cards > 0).length ?? 0;

  return (
    <Text mih={24} className="figures">
      {data !== undefined && covered > 0 && (
        <>
          {covered} of {data.parts.length} {data.parts.length === 1 ? 'part' : 'parts'} covered.{' '}
          <TextLink to={links.noteCoverage(noteId)}>See each part</TextLink>
        </>
      )}
    </Text>
  );
}
