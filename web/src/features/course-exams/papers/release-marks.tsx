import type { MarksRelease } from '@akada/contract/work/marking/papers.ts';
import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { momentText } from '../../../lib/format/dates.ts';
import { counted } from '../../../lib/format/numbers.ts';
import { useTimeZone } from '../../../lib/session/account.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { ActionButton } from '../../../ui/form/action-button.tsx';
import { FormFault } from '../../../ui/form/form-fault.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { releaseQuery, useReleaseMarks } from './api.ts';

/** Releases the marks of an exam with essays to all its students; renders nothing for other exams. */
export function ReleaseMarks({ examId }: { examId: string }) {
  const { data } = useQuery(releaseQuery(examId));
  const zone = useTimeZone();
  const releasing = useReleaseMarks(examId);
  if (data === undefined || !data.is_needed || data.students === 0) return null;

  if (data.released_at !== null)
    return (
      <Text role="status" c="dimmed" className="figures">
        You released the marks {momentText(data.released_at, zone)}. {waitingText(data)}
      </Text>
    );
  const send = () =>
    releasing.mutate(undefined, {
      onSuccess: ({ students }) =>
        toast.success(`The marks are released to ${counted(students, 'student')}.`),
    });
  return (
    <Panel maw={640}>
      <Stack gap={12}>
        <Text fw={600} className="figures">
          {data.marked} of {counted(data.marked + data.waiting, 'paper')} {data.marked === 1 ? 'is' : 'are'}{' '}
          marked
        </Text>
        <Text className="figures">
          Your students read “Your tutor is marking” until you release the marks. Then marks and comments show
          to everyone together once the exam has closed. {waitingText(data)}
        </Text>
        <FormFault error={releasing.error} />
        <div>
          <ActionButton
            variant={data.waiting > 0 ? 'default' : 'filled'}
            isBusy={releasing.isPending}
            onClick={send}
          >
            Release to {counted(data.students, 'student')}
          </ActionButton>
        </div>
      </Stack>
    </Panel>
  );
}

function waitingText({ waiting }: MarksRelease): string {
  if (waiting === 0) return '';
  return `${counted(waiting, 'paper')} ${waiting === 1 ? 'waits' : 'wait'} for marks, which show as you give them.`;
}
