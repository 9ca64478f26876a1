import '@mantine/core/styles/NumberInput.css';
import type { PastPaper } from '@akada/contract/material/past-papers.ts';
import { startExam } from '@akada/contract/work/exams.ts';
import { paperMinutes } from '@akada/core/exams/exam-clock.ts';
import { links } from '@akada/core/links/links.ts';
import { NumberInput, Text } from '@mantine/core';
import { useNavigate } from 'react-router';
import { findRunningExam, useStartExam } from '../../../features/exams/start/start-exam.ts';
import { useMakeSet } from '../../../features/past-papers/api.ts';
import { useCheckedForm } from '../../../lib/form/use-checked-form.ts';
import { counted } from '../../../lib/format/numbers.ts';
import { fieldErrors } from '../../../lib/http/contract-check.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { FormFault } from '../../../ui/form/form-fault.tsx';
import { FormDialog } from '../../../ui/layers/form-dialog.tsx';

interface SitPaperDialogProps {
  paper: PastPaper;
  /** True if the paper has open questions, which exams omit. */
  hasOpen: boolean;
  onClose: () => void;
}

/** Asks for the minutes, and starts the exam. */
export function SitPaperDialog({ paper, hasOpen, onClose }: SitPaperDialogProps) {
  const making = useMakeSet(paper);
  const start = useStartExam();
  const navigate = useNavigate();
  const open = (examId: string) => void navigate(links.examGenerated({ exam_id: examId }));
  const form = useCheckedForm<{ minutes: number | string }>({
    initialValues: { minutes: paperMinutes(paper.minutes, paper.ready) },
    rules: ({ minutes }) => getErrors(fieldErrors(startExam.body, { duration_minutes: getMinutes(minutes) })),
    refusal: start.error ?? making.error,
    shown: getErrors,
  });
  const sit = (minutes: number) =>
    making.mutate(undefined, {
      onSuccess: ({ question_ids }) =>
        start.mutate(
          { question_ids, in_order: true, duration_minutes: minutes },
          {
            onSuccess: ({ id }) => open(id),
            onError: (error) => {
              const running = findRunningExam(error);
              if (running === null) return;
              toast.info('This exam is already in progress.');
              open(running);
            },
          },
        ),
    });

  return (
    <FormDialog
      title="Sit the paper"
      save="Start the exam"
      isBusy={making.isPending || start.isPending}
      onSubmit={form.submit(({ minutes }) => sit(getMinutes(minutes)))}
      onClose={onClose}
    >
      <FormFault error={form.fault} />
      <Text className="figures">
        {counted(paper.ready, 'question')} in printed order.{hasOpen && ' Exams omit open answers.'} The clock
        starts immediately.
      </Text>
      <NumberInput
        label="Minutes"
        description={
          paper.minutes === null ? 'The paper prints no time.' : `The paper prints ${paper.minutes}.`
        }
        min={1}
        max={300}
        allowDecimal={false}
        clampBehavior="none"
        {...form.getInputProps('minutes')}
      />
    </FormDialog>
  );
}

const getMinutes = (minutes: number | string) => (minutes === '' ? Number.NaN : Number(minutes));

/** The order's error is shown at the field of the form. */
function getErrors({ duration_minutes: minutes }: Record<string, string>) {
  return minutes === undefined ? {} : { minutes };
}
