import { links } from '@akada/core/links/links.ts';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink, TextLink } from '../../../ui/links/links.tsx';
import { coverageQuery } from './api.ts';
import { getOpenLine, getOpenParts, hasCards, hasQuestions } from './asked-words.ts';

interface CoverageLinkProps {
  fileId: string;
  kind?: 'questions' | 'cards';
}

/** The link to the parts of a note, with how many of them have items, and what is left; nothing until that is known. */
export function CoverageLink({ fileId, kind = 'questions' }: CoverageLinkProps) {
  const { data } = useQuery(coverageQuery(fileId));
  if (!data || data.parts.length === 0) return null;

  const { parts } = data;
  const covered = parts.filter(kind === 'cards' ? hasCards : hasQuestions).length;
  return (
    <Text mt={8} maw="60ch" className="figures">
      <TextLink to={links.noteCoverage(fileId)}>
        {covered} of {parts.length} parts have {kind}
      </TextLink>
      {kind === 'questions' && getOpenLine(parts)}
    </Text>
  );
}

/** The way to the next set: it asks the parts first that have no question yet. */
export function ContinueLink({ fileId }: { fileId: string }) {
  const { data } = useQuery(coverageQuery(fileId));
  const open = getOpenParts(data?.parts ?? []).length;
  return (
    <ButtonLink to={links.makeQuestions(open === 0 ? {} : { file_id: fileId })} variant="default">
      {open === 0 ? 'Make more questions' : open === 1 ? 'Ask the other part' : `Ask the other ${open} parts`}
    </ButtonLink>
  );
}
