import { type CourseSet, reportCourseSet } from '@akada/contract/material/course-sets.ts';
import { shareLimits } from '@akada/core/sharing/share-rules.ts';
import { Textarea } from '@mantine/core';
import { useCheckedForm } from '../../lib/form/use-checked-form.ts';
import { fieldErrors } from '../../lib/http/contract-check.ts';
import { toast } from '../../lib/toast/toast.ts';
import { FormFault } from '../../ui/form/form-fault.tsx';
import { FormDialog } from '../../ui/layers/form-dialog.tsx';
import { HolderFields } from '../../ui/rights/holder-fields.tsx';
import { useReportSet } from './api.ts';

/** Reports the copyright of a set of a course. */
export function ReportSetDialog({ set: { id, title }, onClose }: { set: CourseSet; onClose: () => void }) {
  const reporting = useReportSet(id);
  const form = useCheckedForm({
    initialValues: { comment: '', holder: '', contact: '' },
    rules: (values) => fieldErrors(reportCourseSet.body, values),
    refusal: reporting.error,
  });

  return (
    <FormDialog
      isHarsh
      title="Report copyright"
      save="Send"
      isBusy={reporting.isPending}
      onSubmit={form.submit((values) =>
        reporting.mutate(values, {
          onSuccess: () => {
            toast.success('Thank you. An administrator checks it, and you hear from us.');
            onClose();
          },
        }),
      )}
      onClose={onClose}
    >
      <FormFault error={form.fault} />
      <Textarea
        label="What is theirs?"
        description={`“${title}” is taken down while we check it. Your tutor is not told who you are.`}
        autosize
        minRows={3}
        maxLength={shareLimits.report}
        {...form.getInputProps('comment')}
      />
      <HolderFields getInputProps={form.getInputProps} />
    </FormDialog>
  );
}
