import type { BankQuestion } from '@akada/contract/material/question-bank.ts';
import type { BankStatus } from '@akada/contract/material/question-fields.ts';
import { getBodyTexts } from '@akada/core/question-types/question-types.ts';
import { Stack } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { getFields } from '../../../../lib/http/api-error.ts';
import { useAccount } from '../../../../lib/session/account.ts';
import { useShownTexts } from '../../../../lib/writing/use-shown-texts.ts';
import { Panel, Section } from '../../../../ui/page/panel.tsx';
import { EarlierVersions } from '../../../../ui/writing/earlier-versions.tsx';
import { SaveState } from '../../../../ui/writing/save-state.tsx';
import { SelfSavingForm } from '../../../../ui/writing/self-saving-form.tsx';
import { PreviewNote } from '../../../../ui/writing/shown-text.tsx';
import classes from '../../../../ui/writing/writing.module.css';
import { passageQuery } from '../../passages/api.ts';
import { ownCoursesQuery, setBankTexts, versionsQuery } from '../api.ts';
import { getDifferences } from '../bank-differences.ts';
import { getErrors, valuesWith } from '../bank-values.ts';
import { QuestionPreview, shownTextsOf } from '../question-preview.tsx';
import { ChangedElsewhere } from './changed-elsewhere.tsx';
import { DeleteQuestion } from './delete-question.tsx';
import { DetailFields } from './detail-fields.tsx';
import { PublishFault } from './publish-fault.tsx';
import { QuestionFields } from './question-fields.tsx';
import { ReportList } from './report-list.tsx';
import { StatusButtons } from './status-buttons.tsx';
import { TryAnswer } from './try-answer.tsx';
import { TryEssay } from './try-essay.tsx';
import { type QuestionEditing, useQuestionEditing } from './use-question-editing.ts';

interface QuestionEditorProps {
  /** Null for a new question. */
  question: BankQuestion | null;
  /** The course and the passage of a new question. */
  belongsTo: { course_id: string | null; passage_id: string | null };
  onCreated: (question: BankQuestion) => void;
}

/** Edits a question of the user: the form is on the left; preview, reports and earlier versions are next to it. */
export function QuestionEditor(opened: QuestionEditorProps) {
  const editing = useQuestionEditing(opened);
  const { values, base, phase, attempt } = editing;
  const { id: userId } = useAccount();
  const names = useNames();
  // Reasons against publishing stay hidden until the person tries to publish.
  const [isJudged, setJudged] = useState(false);
  const changing = useMutation({
    mutationFn: async (status: BankStatus) => {
      setJudged(status === 'published');
      const error = await attempt({ status });
      if (error !== null) throw error;
      setJudged(false);
    },
  });
  const errors = {
    ...getFields(editing.error ?? changing.error),
    ...getErrors(isJudged ? { ...values, status: 'published' } : values),
  };
  const change = (next: typeof values) => {
    changing.reset();
    editing.change(next);
  };

  return (
    <SelfSavingForm editing={editing}>
      <SaveState editing={editing}>
        <StatusButtons status={values.status} changing={changing} />
        {phase !== 'conflict' && (
          <PublishFault
            faults={isJudged ? Object.entries(errors) : []}
            error={changing.error}
            options={values.options}
          />
        )}
      </SaveState>
      <ChangedElsewhere editing={editing} names={names} />
      <div className={classes.editor}>
        <Stack miw={0}>
          <Panel>
            <QuestionFields values={values} errors={errors} onChange={change} />
          </Panel>
          <Section title="Details">
            <DetailFields values={values} errors={errors} onChange={change} />
          </Section>
        </Stack>
        <Stack miw={0}>
          <Preview editing={editing} />
          {base !== null && (
            <>
              <Section title="Reports">
                <ReportList reports={base.reports} version={base.version} />
              </Section>
              <Section title="Earlier versions">
                <EarlierVersions
                  query={versionsQuery(base.id)}
                  valuesOf={(earlier) => valuesWith(earlier, values)}
                  differencesOf={(then) => getDifferences(then, values, names)}
                  onBringBack={change}
                  retention="A draft keeps one when you edit ten minutes later. Any other question keeps one with each change."
                />
              </Section>
              {base.owner_id === userId && <DeleteQuestion question={base} />}
            </>
          )}
        </Stack>
      </div>
    </SelfSavingForm>
  );
}

/** Previews the typed question, not the saved one. */
function Preview({ editing: { values, base } }: { editing: QuestionEditing }) {
  const { stem, options, feedback, explanation, body } = values;
  const stored = useMemo(() => (base === null ? new Map() : shownTextsOf(base)), [base]);
  const { treeOf, hasFailed } = useShownTexts(
    [stem, explanation, ...options, ...feedback, ...(body === null ? [] : getBodyTexts(body))],
    setBankTexts,
    stored,
  );

  return (
    <Section title="Preview">
      <PreviewNote about="As students see it after their answer." hasFailed={hasFailed} />
      <QuestionPreview said={values} treeOf={treeOf} />
      {(body?.type === 'short' || body?.type === 'numerical') && <TryAnswer body={body} />}
      {body?.type === 'essay' && <TryEssay body={body} />}
    </Section>
  );
}

function useNames() {
  const { data } = useQuery(ownCoursesQuery);
  const queries = useQueryClient();
  return {
    course: (id: string) => data?.items.find((course) => course.id === id)?.name ?? 'Another course',
    passage: (id: string) => queries.getQueryData(passageQuery(id).queryKey)?.title || 'Another passage',
  };
}
