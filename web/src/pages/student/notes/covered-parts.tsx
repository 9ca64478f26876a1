import { links } from '@akada/core/links/links.ts';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { coverageQuery } from '../../../features/generation/asked/api.ts';
import { TextLink } from '../../../ui/links/links.tsx';

/** One line about the parts of a note that have questions or cards. Its height is reserved before it has loaded. */
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
