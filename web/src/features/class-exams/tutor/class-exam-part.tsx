import type { ClassExam } from '@akada/contract/work/plans/class-exams.ts';
import { Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDeletion } from '../../../lib/query/deletion.ts';
import { useZone } from '../../../lib/session/use-zone.ts';
import { LoadFault } from '../../../ui/feedback/load-fault.tsx';
import { ActionButton } from '../../../ui/form/action-button.tsx';
import { FormFault } from '../../../ui/form/form-fault.tsx';
import { Panel, Part } from '../../../ui/page/panel.tsx';
import { getExamTime } from '../class-exam-words.ts';
import { classExamQuery, deletableClassExam } from './api.ts';
import { ClassExamDialog } from './class-exam-form.tsx';
import { ClassProgress } from './class-progress.tsx';

/** The exam of a course for its tutor: its date, and the students who show their progress. */
export function ClassExamPart({ courseId }: { courseId: string }) {
  const { data, error, refetch } = useQuery(classExamQuery(courseId));
  const [isOpen, setOpen] = useState(false);
  const zone = useZone();

  if (error !== null && data === undefined)
    return <LoadFault what="the exam of your class" error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return null;
  return (
    <>
      <Part title="Exam of the class">
        <Panel>
          {data.exam === null ? (
            <>
              <Text mb="md">
                Tell your students when their exam is. Each can plan the days until then, and show you how it
                goes.
              </Text>
              <Button variant="default" onClick={() => setOpen(true)}>
                Set a date
              </Button>
            </>
          ) : (
            <AnnouncedExam courseId={courseId} exam={data.exam} zone={zone} onChange={() => setOpen(true)} />
          )}
        </Panel>
      </Part>
      {data.exam !== null && <ClassProgress courseId={courseId} />}
      {isOpen && (
        <ClassExamDialog courseId={courseId} exam={data.exam} zone={zone} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

interface AnnouncedExamProps {
  courseId: string;
  exam: ClassExam;
  zone: string;
  onChange: () => void;
}

function AnnouncedExam({ courseId, exam, zone, onChange }: AnnouncedExamProps) {
  const deletion = useDeletion(deletableClassExam(courseId));

  return (
    <>
      <FormFault error={deletion.error} />
      <Text className="figures">
        <b>{exam.title}</b>, {getExamTime(exam.exam_at, zone)}
      </Text>
      <Text c="dimmed" size="sm" mb="md">
        Your students are told when you change or remove the date. Their own plans follow only if they want.
      </Text>
      <Group gap="8px">
        <Button variant="default" onClick={onChange}>
          Change
        </Button>
        <ActionButton
          variant="subtle"
          color="gray"
          isBusy={deletion.isPending}
          onClick={() => deletion.mutate(exam)}
        >
          Remove the date
        </ActionButton>
      </Group>
    </>
  );
}
