import { links } from '@akada/core/links/links.ts';
import { Text } from '@mantine/core';
import { Empty } from '../../../../ui/feedback/empty.tsx';
import { ButtonLink } from '../../../../ui/links/links.tsx';
import type { BankChoice } from '../api.ts';
import { filterCount } from './bank-choice.ts';

/** Shown if there are no questions. */
export function NoQuestions({ choice }: { choice: BankChoice }) {
  if (choice.search !== undefined || filterCount(choice) > 0) {
    return <Text c="dimmed">No questions match. Remove a filter, or search for other words.</Text>;
  }
  if (choice.collection === 'sample') {
    return <Text c="dimmed">This installation comes without questions.</Text>;
  }
  return (
    <Empty
      title="No questions yet"
      action={<ButtonLink to={links.newQuestion()}>Write a question</ButtonLink>}
    >
      Your questions appear here, with formulas, tables and pictures. Students see them once you publish them.
    </Empty>
  );
}
