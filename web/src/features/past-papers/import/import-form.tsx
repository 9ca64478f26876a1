import '@mantine/core/styles/Checkbox.css';
import { importPaper, type PaperImport } from '@akada/contract/material/paper-imports.ts';
import type { PastPaperQuestion } from '@akada/contract/material/past-papers.ts';
import { Checkbox, Stack, TextInput } from '@mantine/core';
import { useCheckedForm } from '../../../lib/form/use-checked-form.ts';
import { counted } from '../../../lib/format/numbers.ts';
import { fieldErrors } from '../../../lib/http/contract-check.ts';
import { ActionButton } from '../../../ui/form/action-button.tsx';
import { SelectField } from '../../../ui/form/choices/select-field.tsx';
import { FormFault } from '../../../ui/form/form-fault.tsx';
import type { useImportPaper } from './api.ts';
import { getPlan, getTags } from './import-words.ts';
import { isImportable, type PaperChanges, toOrderedChanges } from './paper-changes.ts';
import classes from './paper-preview.module.css';

interface ImportFormProps {
  paper: NonNullable<PaperImport['paper']>;
  /** With the tutor's changes. */
  questions: readonly PastPaperQuestion[];
  changes: PaperChanges;
  courses: readonly { id: string; name: string }[];
  importing: ReturnType<typeof useImportPaper>;
  onImported: () => void;
}

interface ImportValues {
  course_id: string;
  topic: string;
  tags: string;
  has_rights: boolean;
}

/** The place of the questions in the bank, the tutor's right to use them, and the button that imports them. */
export function ImportForm({ paper, questions, changes, courses, importing, onImported }: ImportFormProps) {
  const ready = questions.filter(isImportable).length;
  const toBody = ({ course_id: courseId, topic, tags, has_rights: hasRights }: ImportValues) => ({
    // An untaken tick is rejected by the rules, so it is never sent.
    has_rights: hasRights as true,
    ...(courseId !== '' && { course_id: courseId }),
    topic: topic.trim(),
    tags: tags.split(',').flatMap((tag) => tag.trim() || []),
    questions: toOrderedChanges(changes),
  });
  const form = useCheckedForm<ImportValues>({
    initialValues: { course_id: '', topic: '', tags: getTags(paper).join(', '), has_rights: false },
    rules: (values) => fieldErrors(importPaper.body, toBody(values)),
    refusal: importing.error,
  });
  return (
    <form
      noValidate
      onSubmit={form.submit((values) => importing.mutate(toBody(values), { onSuccess: onImported }))}
    >
      <Stack>
        <FormFault error={form.fault} />
        <ul className={`${classes.plan} figures`}>
          {getPlan(questions).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        {courses.length > 0 && (
          <SelectField
            label="Course"
            {...form.getInputProps('course_id')}
            value={form.values.course_id}
            options={[['', 'No course'], ...courses.map(({ id, name }) => [id, name] as const)]}
          />
        )}
        <TextInput label="Topic" description="Leave it empty for none." {...form.getInputProps('topic')} />
        <TextInput label="Tags" description="Put a comma between two tags." {...form.getInputProps('tags')} />
        <Checkbox
          label="I made this paper, or its owner lets me use it in my courses"
          {...form.getInputProps('has_rights', { type: 'checkbox' })}
        />
        <ActionButton type="submit" isBusy={importing.isPending} disabled={ready === 0}>
          {ready === 0 ? 'Import' : `Import ${counted(ready, 'question')}`}
        </ActionButton>
      </Stack>
    </form>
  );
}
