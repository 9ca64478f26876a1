import { reportShare } from '@akada/contract/work/shares/received-shares.ts';
import { shareLimits } from '@akada/core/sharing/share-rules.ts';
import { Checkbox, Textarea } from '@mantine/core';
import { useCheckedForm } from '../../lib/form/use-checked-form.ts';
import { fieldErrors } from '../../lib/http/contract-check.ts';
import { toast } from '../../lib/toast/toast.ts';
import { FormFault } from '../../ui/form/form-fault.tsx';
import { FormDialog } from '../../ui/layers/form-dialog.tsx';
import { HolderFields } from '../../ui/rights/holder-fields.tsx';
import { type Report, useReport } from './api.ts';

interface ReportDialogProps {
  id: string;
  /** `key` is empty for the complete share. */
  about: { key: string; words: string };
  onClose: () => void;
}

const initialValues = { comment: '', isCopyright: false, holder: '', contact: '' };

/** Reports a mistake to the owner, or that the share is somebody's copyright. */
export function ReportDialog({ id, about: { key, words }, onClose }: ReportDialogProps) {
  const reporting = useReport(id);
  const toReport = ({ comment, isCopyright, holder, contact }: typeof initialValues): Report => ({
    part_key: isCopyright ? '' : key,
    comment,
    ...(isCopyright && { copyright: { holder, contact } }),
  });
  const form = useCheckedForm({
    initialValues,
    rules: (values) => withoutParent(fieldErrors(reportShare.body, toReport(values))),
    refusal: reporting.error,
    shown: withoutParent,
  });
  const { isCopyright } = form.values;
  const send = (values: typeof initialValues) =>
    reporting.mutate(toReport(values), {
      onSuccess: () => {
        toast.success(
          values.isCopyright
            ? 'Thank you. An administrator checks it, and you hear from us.'
            : 'Thank you. Its owner is notified.',
        );
        onClose();
      },
    });

  return (
    <FormDialog
      isHarsh
      title={isCopyright ? 'Report copyright' : 'Report a mistake'}
      save="Send"
      isBusy={reporting.isPending}
      onSubmit={form.submit(send)}
      onClose={onClose}
    >
      <FormFault error={form.fault} />
      <Textarea
        label={isCopyright ? 'What is theirs?' : 'What is wrong?'}
        description={
          isCopyright
            ? 'It is taken down while we check it. Its owner is not told who you are.'
            : `About “${words}”. Its owner reads it with your name.`
        }
        autosize
        minRows={3}
        maxLength={shareLimits.report}
        {...form.getInputProps('comment')}
      />
      <Checkbox
        label="This is somebody’s copyright"
        {...form.getInputProps('isCopyright', { type: 'checkbox' })}
      />
      {isCopyright && <HolderFields getInputProps={form.getInputProps} />}
    </FormDialog>
  );
}

/** The form has the fields of the holder on its own level. */
const withoutParent = (errors: Record<string, string>) =>
  Object.fromEntries(Object.entries(errors).map(([field, text]) => [field.replace('copyright.', ''), text]));
