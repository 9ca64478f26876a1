import '@mantine/core/styles/Progress.css';
import type { Generation } from '@akada/contract/work/generation.ts';
import { Progress, Text, Title } from '@mantine/core';
import { Panel } from '../../ui/page/panel.tsx';

interface GenerationProgressProps {
  /** Null while the order itself is on its way. */
  generation: Pick<Generation, 'status' | 'made' | 'requested'> | null;
  what?: 'questions' | 'cards';
}

export function GenerationProgress({ generation, what = 'questions' }: GenerationProgressProps) {
  const isMaking = generation !== null && generation.made > 0;
  const share = isMaking ? (generation.made * 100) / generation.requested : 100;

  return (
    <Panel>
      <div role="status">
        <Title order={2} size="h3">
          {generation?.status === 'queued' ? `Your ${what} are next in line` : `Making your ${what}`}
        </Title>
        <Text c="dimmed" mt={4} className="figures">
          {isMaking
            ? `${generation.made} of ${generation.requested} made so far.`
            : `Your note is read, and all ${what} are checked against it.`}
        </Text>
      </div>
      <Progress
        value={share}
        animated={!isMaking}
        my="md"
        aria-label={what === 'cards' ? 'Cards made' : 'Questions made'}
      />
      <Text>You can leave this page. The {what} wait for you here.</Text>
    </Panel>
  );
}
