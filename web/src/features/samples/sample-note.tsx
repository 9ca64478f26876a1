import { type SampleNote, takeSample } from '@akada/contract/work/samples.ts';
import { links } from '@akada/core/links/links.ts';
import { Button, Group, Text, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { call } from '../../lib/http/call.ts';
import { sayRefusal, useDeletion } from '../../lib/query/deletion.ts';
import { refreshTopic } from '../../lib/query/topics.ts';
import { toast } from '../../lib/toast/toast.ts';
import { Cover } from '../../ui/cloth/cover.tsx';
import { ActionButton } from '../../ui/form/action-button.tsx';
import { TextLink } from '../../ui/links/links.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { deletableSample, sampleQuery } from './sample-api.ts';
import classes from './sample-note.module.css';

/** Offers a sample note to people without a note: one tap opens its first question. */
export function SampleOffer() {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const taking = useMutation({
    mutationFn: () => call(takeSample, {}),
    onSuccess: async ({ questions_id }: SampleNote) => {
      await navigate(links.practiceGenerated({ generation_id: questions_id }));
      void refreshTopic(queries, null);
    },
    onError: ({ message }) => toast.error(message),
  });

  return (
    <Panel>
      <section aria-label="Sample note" className={classes.sample}>
        <Cover of={{ cloth_seed: 'circulation', cloth_colour: 4 }} size={96} />
        <div>
          <Text size="sm" c="dimmed">
            No note at hand?
          </Text>
          <Title order={3} size="h4">
            The human circulatory system
          </Title>
          <Text size="sm" c="dimmed" mb={8}>
            A sample note with 10 questions, 10 cards and a study guide. It does not count towards your month.
          </Text>
          <ActionButton variant="default" isBusy={taking.isPending} onClick={() => taking.mutate()}>
            Try the sample
          </ActionButton>
        </div>
      </section>
    </Panel>
  );
}

/** Deletes and restores the sample with one tap each; renders nothing without a sample. */
export function SampleLine() {
  const { data } = useQuery(sampleQuery);
  const deletion = useDeletion(deletableSample);
  const sample = data?.sample;
  if (sample == null) return null;

  return (
    <Group gap="4px 12px">
      <Text size="sm" c="dimmed">
        The sample is among <TextLink to={links.note(sample.note_id)}>your notes</TextLink>.
      </Text>
      <Button
        variant="subtle"
        size="sm"
        loading={deletion.isPending}
        onClick={() => deletion.mutate(sample, sayRefusal)}
      >
        Remove the sample
      </Button>
    </Group>
  );
}
