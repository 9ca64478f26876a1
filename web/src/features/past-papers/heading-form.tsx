import { changePastPaper, type PastPaper } from '@akada/contract/material/past-papers.ts';
import { type PaperBody, paperBodies } from '@akada/core/papers/paper.ts';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useCheckedForm } from '../../lib/form/use-checked-form.ts';
import { fieldErrors } from '../../lib/http/contract-check.ts';
import { FormFault } from '../../ui/form/form-fault.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { FormDialog } from '../../ui/layers/form-dialog.tsx';
import { type HeadingChange, useChangeHeading } from './api.ts';
import { bodyNames, getPaperName } from './paper-words.ts';
import classes from './past-paper.module.css';

/** The name of a paper, and the form that corrects it. */
export function PaperHeading({ paper }: { paper: PastPaper }) {
  const [isOpen, setOpen] = useState(false);
  const name = getPaperName(paper);
  return (
    <div className={classes.name}>
      {name !== '' && <span>{name}</span>}
      <Button variant="subtle" onClick={() => setOpen(true)}>
        {name === '' ? 'Name the exam and the year' : 'Edit the name'}
      </Button>
      {isOpen && <HeadingDialog paper={paper} onClose={() => setOpen(false)} />}
    </div>
  );
}

type HeadingValues = Record<'body' | 'year' | 'subject' | 'topic', string>;

function HeadingDialog({ paper, onClose }: { paper: PastPaper; onClose: () => void }) {
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
