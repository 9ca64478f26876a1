import { changePastPaper, type PastPaper } from '@akada/contract/material/past-papers.ts';
import { type PaperBody, paperBodies } from '@akada/core/papers/paper.ts';
import { TextInput } from '@mantine/core';
import { useCheckedForm } from '../../lib/form/use-checked-form.ts';
import { fieldErrors } from '../../lib/http/contract-check.ts';
import { SelectField } from '../../ui/form/choices/select-field.tsx';
import { FormFault } from '../../ui/form/form-fault.tsx';
import { FormDialog } from '../../ui/layers/form-dialog.tsx';
import { type HeadingChange, useChangeHeading } from './api.ts';
import { bodyNames } from './paper-words.ts';

type HeadingValues = Record<'body' | 'year' | 'subject' | 'topic', string>;

/** Corrects the name of a paper. */
export function HeadingDialog({ paper, onClose }: { paper: PastPaper; onClose: () => void }) {
  const saving = useChangeHeading(paper);
  const form = useCheckedForm<HeadingValues>({
    initialValues: {
      body: paper.body ?? '',
      year: paper.year ?? '',
      subject: paper.subject ?? '',
      topic: paper.topic ?? '',
    },
    rules: (values) => fieldErrors(changePastPaper.body, getChange(values)),
    refusal: saving.error,
  });
  return (
    <FormDialog
      title="About this paper"
      save="Save"
      isBusy={saving.isPending}
      onSubmit={form.submit((values) => saving.mutate(getChange(values), { onSuccess: onClose }))}
      onClose={onClose}
    >
      <FormFault error={form.fault} />
      <SelectField
        label="Exam"
        {...form.getInputProps('body')}
        value={form.values.body}
        options={[['', 'Not named'], ...paperBodies.map((body) => [body, bodyNames[body]] as const)]}
      />
      <TextInput label="Year" placeholder="2015" {...form.getInputProps('year')} />
      <TextInput label="Subject" placeholder="Physics" {...form.getInputProps('subject')} />
      <TextInput label="Topic" description="Leave it empty for none." {...form.getInputProps('topic')} />
    </FormDialog>
  );
}

function getChange({ body, year, subject, topic }: HeadingValues): HeadingChange {
  return {
    body: body === '' ? null : (body as PaperBody),
    year: year.trim() || null,
    subject: subject.trim() || null,
    topic: topic.trim() || null,
  };
}
