import type { Passage } from '@akada/contract/material/passages.ts';
import { bankLimits } from '@akada/core/questions/bank-question.ts';
import { Stack, Text, TextInput } from '@mantine/core';
import { ContentOptions, inPanel } from '../../../ui/content/content-options.ts';
import { BlockText } from '../../../ui/content/lazy-content.tsx';
import { Panel, Section } from '../../../ui/page/panel.tsx';
import question from '../../../ui/question/question.module.css';
import { BothTexts } from '../writing/both-texts.tsx';
import { MarkdownField } from '../writing/markdown-field.tsx';
import { fieldsOf } from '../writing/refused-fields.ts';
import { SaveState } from '../writing/save-state.tsx';
import { SelfSavingForm } from '../writing/self-saving-form.tsx';
import classes from '../writing/writing.module.css';
import { DeletePassage } from './delete-passage.tsx';
import { PassageQuestions } from './passage-questions.tsx';
import { type PassageEditing, usePassageEditing, valuesOf } from './use-passage-editing.ts';

interface PassageEditorProps {
  /** Null for a new one. */
  passage: Passage | null;
  onCreated: (passage: Passage) => void;
}

/** A passage of one's own, and its questions in their order. */
export function PassageEditor({ passage, onCreated }: PassageEditorProps) {
  const editing = usePassageEditing(passage, onCreated);
  const { values, base, phase, change } = editing;
  const errors = fieldsOf(editing.error);

  return (
    <SelfSavingForm editing={editing}>
      <SaveState editing={editing} />
      <ChangedElsewhere editing={editing} />
      <div className={classes.editor}>
        <Stack miw={0}>
          <Panel>
            <Stack>
              <TextInput
                label="Title"
                maxLength={bankLimits.passageTitle}
                autoComplete="off"
                error={errors.title}
                value={values.title}
                onChange={(event) => change({ ...values, title: event.currentTarget.value })}
              />
              <MarkdownField
                label="Passage"
                about="the passage"
                description="Markdown, with formulas, tables and pictures."
                minRows={8}
                error={errors.text}
                value={values.text}
                onChange={(text) => change({ ...values, text })}
              />
            </Stack>
          </Panel>
          {base !== null && <DeletePassage passage={base} />}
        </Stack>
        <Stack miw={0}>
          <Section title="Preview">
            <Text c="dimmed" size="sm" mb="sm">
              {phase === 'saved' && base !== null
                ? 'As students see it above its questions.'
                : 'It follows when what you type is saved.'}
            </Text>
            {base !== null && <PassageText passage={base} />}
          </Section>
          {base !== null && (
            <Section title="Its questions">
              <PassageQuestions passage={passage ?? base} />
            </Section>
          )}
        </Stack>
      </div>
    </SelfSavingForm>
  );
}

export function PassageText({ passage: { text, content } }: { passage: Passage }) {
  return (
    <ContentOptions value={inPanel}>
      <BlockText className={question.explanation} text={text} tree={content} />
    </ContentOptions>
  );
}

const parts = [
  ['Title', 'title'],
  ['Passage', 'text'],
] as const;

function ChangedElsewhere({ editing }: { editing: PassageEditing }) {
  const { present, base, values, change, resolve } = editing;
  if (present === null) return null;

  const theirs = valuesOf(present);
  const differing = (one: typeof values, other: typeof values) =>
    parts
      .filter(([, field]) => one[field].trim() !== other[field].trim())
      .map(([label, field]) => ({ label, before: one[field], after: other[field] }));
  const labelsOf = (other: typeof values) =>
    differing(base === null ? values : valuesOf(base), other).map(({ label }) => label);
  return (
    <BothTexts
      what="passage"
      differences={differing(theirs, values)}
      changedThere={labelsOf(theirs)}
      changedHere={labelsOf(values)}
      onTakeTheirs={(labels) => {
        const taken = parts.filter(([label]) => labels.includes(label));
        change({ ...values, ...Object.fromEntries(taken.map(([, field]) => [field, theirs[field]])) });
      }}
      onSettled={() => resolve(values)}
    />
  );
}
