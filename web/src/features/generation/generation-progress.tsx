import '@mantine/core/styles/Progress.css';
import type { Generation } from '@akada/contract/work/generation.ts';
import { Progress, Text, Title } from '@mantine/core';
import { Panel } from '../../ui/page/panel.tsx';
import type { OrderKind } from './order/pending-order.ts';

const words: Record<
  OrderKind,
  { queued: string; checks: string; counted: string; unit: string; stored: string }
> = {
  questions: {
    queued: 'Your questions are next in line',
    checks: 'Your note is read, and all questions are checked against it.',
    ...{ counted: 'Questions made', unit: '' },
    stored: 'The questions wait for you here.',
  },
  cards: {
    queued: 'Your cards are next in line',
    checks: 'Your note is read, and all cards are checked against it.',
    ...{ counted: 'Cards made', unit: '' },
    stored: 'The cards wait for you here.',
  },
  guide: {
    queued: 'Your study guide is next in line',
    checks: 'Your note is read, and each statement is checked against it.',
    ...{ counted: 'Parts made', unit: ' parts' },
    stored: 'The study guide waits for you here.',
  },
};

const names: Record<OrderKind, string> = { questions: 'questions', cards: 'cards', guide: 'study guide' };

interface GenerationProgressProps {
  what: OrderKind;
  /** Null while the order itself is on its way. */
  generation: Pick<Generation, 'status' | 'made' | 'requested'> | null;
}

export function GenerationProgress({ what, generation }: GenerationProgressProps) {
  const { queued, checks, counted, unit, stored } = words[what];
  const isMaking = generation !== null && generation.made > 0;
  const share = isMaking ? (generation.made * 100) / generation.requested : 100;

  return (
    <Panel>
      <div role="status">
        <Title order={2} size="h3">
          {generation?.status === 'queued' ? queued : `Making your ${names[what]}`}
        </Title>
        <Text c="dimmed" mt={4} className="figures">
          {isMaking ? `${generation.made} of ${generation.requested}${unit} made so far.` : checks}
        </Text>
      </div>
      <Progress value={share} animated={!isMaking} my="md" aria-label={counted} />
      <Text>You can leave this page. {stored}</Text>
    </Panel>
  );
}
