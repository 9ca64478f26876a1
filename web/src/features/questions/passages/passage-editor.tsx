import type { Passage } from '@akada/contract/material/passages.ts';
import { bankLimits } from '@akada/core/questions/bank-question.ts';
import { Stack, TextInput } from '@mantine/core';
import { useMemo } from 'react';
import { getFields } from '../../../lib/http/api-error.ts';
import { sendPicture } from '../../../lib/writing/use-picture.ts';
import { useLastTree, useShownTexts } from '../../../lib/writing/use-shown-texts.ts';
import { BothTexts } from '../../../ui/page/both-texts.tsx';
import { Panel, Section } from '../../../ui/page/panel.tsx';
import { Passage as ShownPassage } from '../../../ui/question/passage.tsx';
import { MarkdownField } from '../../../ui/writing/markdown-field.tsx';
import { SaveState } from '../../../ui/writing/save-state.tsx';
import { SelfSavingForm } from '../../../ui/writing/self-saving-form.tsx';
import { PreviewNote } from '../../../ui/writing/shown-text.tsx';
import classes from '../../../ui/writing/writing.module.css';
import { setBankTexts } from '../bank/api.ts';
import { DeletePassage } from './delete-passage.tsx';
import { PassageQuestions } from './passage-questions.tsx';
import { getValues, type PassageEditing, usePassageEditing } from './use-passage-editing.ts';

interface PassageEditorProps {
  /** Null for a new passage. */
  passage: Passage | null;
  onCreated: (passage: Passage) => void;
}

/** Edits a passage of the user, and the order of its questions. */
export function PassageEditor({ passage, onCreated }: PassageEditorProps) {
  const editing = usePassageEditing(passage, onCreated);
  const { values, base, change } = editing;
  const errors = getFields(editing.error);

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
                onPicture={sendPicture}
              />
            </Stack>
          </Panel>
        </Stack>
        <Stack miw={0}>
          <Preview editing={editing} />
          {base !== null && (
            <Section title="Its questions">
              <PassageQuestions passage={passage ?? base} />
            </Section>
          )}
          {base !== null && <DeletePassage passage={base} />}
        </Stack>
      </div>
    </SelfSavingForm>
  );
}

/** Previews the typed passage, not the saved one. */
function Preview({ editing: { values, base } }: { editing: PassageEditing }) {
  const stored = useMemo(() => new Map(base === null ? [] : [[base.text, base.content]]), [base]);
  const { treeOf, hasFailed } = useShownTexts([values.text], setBankTexts, stored);
  const tree = useLastTree(treeOf(values.text));

  return (
    <Section title="Preview">
      <PreviewNote about="As students see it above its questions." hasFailed={hasFailed} />
      {values.text.trim() !== '' && <ShownPassage title={values.title} text={values.text} content={tree} />}
    </Section>
  );
}

const parts = [
  ['Title', 'title'],
  ['Passage', 'text'],
] as const;

function ChangedElsewhere({ editing }: { editing: PassageEditing }) {
  const { present, base, values, change, resolve } = editing;
  if (present === null) return null;

  const theirs = getValues(present);
  const differing = (one: typeof values, other: typeof values) =>
    parts
      .filter(([, field]) => one[field].trim() !== other[field].trim())
      .map(([label, field]) => ({ label, before: one[field], after: other[field] }));
  const getLabels = (other: typeof values) =>
    differing(base === null ? values : getValues(base), other).map(({ label }) => label);
  return (
    <BothTexts
      what="passage"
      differences={differing(theirs, values)}
      changedThere={getLabels(theirs)}
      changedHere={getLabels(values)}
      onTakeTheirs={(labels) => {
        const taken = parts.filter(([label]) => labels.includes(label));
        change({ ...values, ...Object.fromEntries(taken.map(([, field]) => [field, theirs[field]])) });
      }}
      onSettled={() => resolve(values)}
    />
  );
}
