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
    checks: 'Akada reads your note and checks every question against it.',
    counted: 'Questions made',
    unit: '',
    stored: 'Your questions will be here.',
  },
  cards: {
    queued: 'Your cards are next in line',
    checks: 'Akada reads your note and checks every card against it.',
    counted: 'Cards made',
    unit: '',
    stored: 'Your cards will be here.',
  },
  guide: {
    queued: 'Your study guide is next in line',
    checks: 'Akada reads your note and checks each statement against it.',
    counted: 'Parts made',
    unit: ' parts',
    stored: 'Your study guide will be here.',
  },
};

const names: Record<OrderKind, string> = { questions: 'questions', cards: 'cards', guide: 'study guide' };

interface GenerationProgressProps {
  kind: OrderKind;
  /** Null while the order is being sent. */
  generation: (Pick<Generation, 'status' | 'made' | 'requested'> & Partial<Pick<Generation, 'parts'>>) | null;
}

export function GenerationProgress({ kind, generation }: GenerationProgressProps) {
  const { queued, checks, counted, unit, stored } = words[kind];
  const isMaking = generation !== null && generation.made > 0;
  const parts = generation?.parts ?? null;
  const [done, total] = isMaking
    ? [generation.made, generation.requested]
    : [parts?.read ?? 0, parts?.total ?? 0];
  const share = done > 0 && total > 0 ? (done * 100) / total : 100;

  return (
    <Panel>
      <div role="status">
        <Title order={2} size="h3">
          {generation?.status === 'queued' ? queued : `Making your ${names[kind]}`}
        </Title>
        <Text c="dimmed" mt={4} className="figures">
          {isMaking
            ? `${generation.made} of ${generation.requested}${unit} made so far.`
            : parts !== null && parts.total > 1
              ? `${parts.read} of ${parts.total} parts of your note are read.`
              : checks}
        </Text>
      </div>
      <Progress value={share} animated={done === 0} my="md" aria-label={counted} />
      <Text>You can leave this page. {stored}</Text>
    </Panel>
  );
}
