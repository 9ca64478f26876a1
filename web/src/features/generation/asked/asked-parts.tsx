import { links } from '@akada/core/links/links.ts';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { TextLink } from '../../../ui/links/links.tsx';
import { coverageQuery } from './api.ts';
import { hasQuestions } from './asked-words.ts';

/** The link to the parts of a note, with how many of them are asked; renders nothing until that is known. */
export function CoverageLink({ fileId }: { fileId: string }) {
  const { data } = useQuery(coverageQuery(fileId));
  if (!data || data.parts.length === 0) return null;

  return (
    <Text mt={8} className="figures">
      <TextLink to={links.noteCoverage(fileId)}>
        {data.parts.filter(hasQuestions).length} of {data.parts.length} parts have questions
      </TextLink>
    </Text>
  );
}
