import type { CourseExam } from '@akada/contract/work/course-exams.ts';
import { Stack, Text, Textarea, TextInput } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { ActionButton } from '../../../ui/form/action-button.tsx';
import { MoreChoices } from '../../../ui/form/choices/more-choices.tsx';
import { FormFault } from '../../../ui/form/form-fault.tsx';
import { FormColumns, FormStack } from '../../../ui/form/form-stack.tsx';
import { MarkingFields } from '../../../ui/form/marking-fields.tsx';
import { ExitQuestion } from '../../../ui/layers/exit-question.tsx';
import { BothTexts } from '../../../ui/page/both-texts.tsx';
import { Panel, Section } from '../../../ui/page/panel.tsx';
import { getDifferences } from './exam-differences.ts';
import type { Picker, PoolChoices } from './exam-fields.ts';
import { FixedFacts } from './fixed-facts.tsx';
import { missingParts, poolText } from './missing-parts.ts';
import { FurtherKinds, PoolFields } from './pool-fields.tsx';
import { PublishSection, publishes } from './publish-section.tsx';
import { ShowFields } from './show-fields.tsx';
import { Attempts, TimeFields } from './time-fields.tsx';
import { type ExamEditing, useExamEditing } from './use-exam-editing.ts';

interface ExamEditorProps {
  /** Null for a new exam. */
  exam: CourseExam | null;
  courseId: string;
  /** Chooses the course of a new exam. */
  courseField?: ReactNode;
  choices: PoolChoices;
  picker: Picker;
  zone: string;
  /** True if the tutor is approved. */
  mayPublish: boolean;
  onSaved: (exam: CourseExam, isPublished: boolean) => void;
}

/** Edits an exam. Once students have started, the facts promised to them are read-only. */
export function ExamEditor({
  exam,
  courseId,
  courseField,
  choices,
  picker,
  zone,
  mayPublish,
  onSaved,
}: ExamEditorProps) {
  const editing = useExamEditing({ exam, courseId, zone, onSaved });
  const { form, base, conflict, changes } = editing;
  const isFixed = exam?.is_fixed ?? false;
  const isPoolStored = !changes.some(({ label }) => label === 'Drawn from');

  const submit = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    const isPublishing = submitter?.getAttribute('name') === publishes;
    form.submit((values) => editing.save(values, isPublishing))(event);
  };
  return (
    <Stack>
      {conflict && <ChangedElsewhere editing={editing} conflict={conflict} />}
      <form noValidate onSubmit={submit}>
        <Stack>
          {!conflict && <FormFault error={form.fault} />}
          <FormColumns>
            <Section title="Content">
              <FormStack>
                {courseField}
                <TextInput
                  label="Title"
                  maxLength={120}
                  autoComplete="off"
                  {...form.getInputProps('title')}
                />
                {!isFixed && (
                  <PoolFields
                    form={form}
                    choices={choices}
                    picker={picker}
                    poolText={poolText(form.values, base, isPoolStored)}
                  />
                )}
              </FormStack>
            </Section>
            <Stack>
              {isFixed && (
                <Section title="Questions, length and marks">
                  <FixedFacts values={editing.stored} />
                </Section>
              )}
              <Section title="Time">
                <FormStack>
                  <TimeFields
                    form={form}
                    zone={zone}
                    isFixed={isFixed}
                    isPublished={base !== null && base.state !== 'draft'}
                  />
                </FormStack>
              </Section>
            </Stack>
          </FormColumns>
          <Panel>
            <MoreChoices summary={`instructions${isFixed ? '' : ', marks'}, attempts, when results show`}>
              <FormColumns>
                <Stack>
                  <Textarea
                    label="Instructions"
                    description="Students see them before the start and next to the questions. You can leave this empty."
                    autosize
                    minRows={2}
                    maxLength={4_000}
                    {...form.getInputProps('instructions')}
                  />
                  {!isFixed && form.values.pool_kind === 'filter' && (
                    <FurtherKinds form={form} choices={choices} />
                  )}
                  <Attempts form={form} />
                  <ShowFields form={form} />
                </Stack>
                {!isFixed && (
                  <Stack>
                    <MarkingFields values={form.values} inputProps={form.getInputProps} />
                  </Stack>
                )}
              </FormColumns>
            </MoreChoices>
          </Panel>
          <Steps
            editing={editing}
            exam={exam}
            zone={zone}
            mayPublish={mayPublish}
            isPoolStored={isPoolStored}
          />
        </Stack>
      </form>
      <ExitQuestion
        isSaved={!editing.isChanged}
        isHeld
        reason="The exam has changes that are not saved. They are lost when you go."
      />
    </Stack>
  );
}

interface StepsProps extends Pick<ExamEditorProps, 'exam' | 'zone' | 'mayPublish'> {
  editing: ExamEditing;
  isPoolStored: boolean;
}

/** The actions that the current state of the form allows. */
function Steps({ editing, exam, zone, mayPublish, isPoolStored }: StepsProps) {
  if (exam?.state === 'draft') {
    const judged = { values: editing.form.values, exam, isPoolStored, zone, now: Date.now() };
    return <PublishSection editing={editing} mayPublish={mayPublish} missing={missingParts(judged)} />;
  }
  return (
    <div>
      {exam !== null && editing.isChanged && <Text mb="sm">There are changes that are not saved.</Text>}
      <ActionButton type="submit" isBusy={editing.isSaving}>
        {exam === null ? 'Save as a draft' : 'Save the exam'}
      </ActionButton>
    </div>
  );
}

interface ChangedElsewhereProps {
  editing: ExamEditing;
  conflict: NonNullable<ExamEditing['conflict']>;
}

function ChangedElsewhere({ editing: { form, stored }, conflict }: ChangedElsewhereProps) {
  const getLabels = (other: typeof stored) => getDifferences(stored, other).map(({ label }) => label);
  return (
    <BothTexts
      what="exam"
      differences={getDifferences(conflict.theirs, form.values)}
      changedThere={getLabels(conflict.theirs)}
      changedHere={getLabels(form.values)}
      onTakeTheirs={conflict.takeTheirs}
      onSettled={conflict.settle}
    />
  );
}
