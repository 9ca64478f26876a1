import {
  type PastPaper,
  type PastPaperQuestion,
  pastPaperLimits,
} from '@akada/contract/material/past-papers.ts';
import { getOptionLetters } from '@akada/core/papers/options/option-letters.ts';
import { optionLabel } from '@akada/core/quiz/options.ts';
import { Button, Text, Textarea } from '@mantine/core';
import { useFirstFocus } from '../../lib/form/use-first-focus.ts';
import type { AutosaveState } from '../../lib/writing/autosave.ts';
import { useAutosave } from '../../lib/writing/use-autosave.ts';
import { SelfSavingForm } from '../../ui/writing/self-saving-form.tsx';
import { type QuestionChange, useChangeQuestion } from './api.ts';
import classes from './past-paper.module.css';

interface QuestionTexts {
  stem: string;
  options: string[];
  answer: string;
}

interface QuestionEditorProps {
  paper: PastPaper;
  question: PastPaperQuestion;
  onEnd: () => void;
}

const maxOptions = 6;

/** Corrects the texts of a question in its place; they save automatically. */
export function QuestionEditor({ paper, question, onEnd }: QuestionEditorProps) {
  const { mutateAsync } = useChangeQuestion(paper, question);
  const toStored = (saved: PastPaperQuestion) => ({
    ...saved,
    id: `${paper.id}.${saved.position}`,
    // A question has no version: the last save wins.
    version: 0,
  });
  const editing = useAutosave(
    'question',
    { values: getTexts(question), base: toStored(question) },
    {
      valuesOf: getTexts,
      isSame: (one, other) => JSON.stringify(trimmed(one)) === JSON.stringify(trimmed(other)),
      refusalOf: getRejection,
      presentOf: () => null,
      save: async (values, base) =>
        toStored((await mutateAsync(getChange(trimmed(values), base ?? question))).question),
    },
  );
  const { values, change } = editing;
  const letters = getOptionLetters(question.options);
  const stem = useFirstFocus<HTMLTextAreaElement>();
  const setOption = (position: number, text: string) =>
    change({ ...values, options: values.options.with(position, text) });

  const end = async () => {
    if ((await editing.flush()) === null) onEnd();
  };
  return (
    <>
      <SelfSavingForm editing={editing}>
        <div className={classes.fields}>
          <Textarea
            ref={stem}
            label="Question"
            autosize
            minRows={2}
            maxLength={pastPaperLimits.stem}
            value={values.stem}
            onChange={({ currentTarget }) => change({ ...values, stem: currentTarget.value })}
          />
          {Object.entries(values.options).map(([key, text]) => (
            <Textarea
              key={key}
              label={`Option ${letters[Number(key)] ?? optionLabel(Number(key))}`}
              autosize
              maxLength={pastPaperLimits.option}
              value={text}
              onChange={({ currentTarget }) => setOption(Number(key), currentTarget.value)}
            />
          ))}
          {question.options.length === 0 && (
            <Textarea
              label="Answer"
              autosize
              minRows={2}
              maxLength={pastPaperLimits.answer}
              value={values.answer}
              onChange={({ currentTarget }) => change({ ...values, answer: currentTarget.value })}
            />
          )}
        </div>
      </SelfSavingForm>
      <div className={classes.foot}>
        <Button onClick={() => void end()}>Done</Button>
        {values.options.length > 0 && values.options.length < maxOptions && (
          <Button variant="subtle" onClick={() => change({ ...values, options: [...values.options, ''] })}>
            Add an option
          </Button>
        )}
        <Text role="status" c={editing.phase === 'failed' ? 'red' : 'dimmed'} size="sm">
          {getSaveText(editing)}
        </Text>
      </div>
    </>
  );
}

function getTexts({ stem, options, answer }: PastPaperQuestion): QuestionTexts {
  return { stem, options: options.map(({ text }) => text), answer };
}

/** An empty option at the end counts as none. */
function trimmed({ stem, options, answer }: QuestionTexts): QuestionTexts {
  const texts = options.map((text) => text.trim());
  const end = texts.findLastIndex((text) => text !== '') + 1;
  return { stem: stem.trim(), options: texts.slice(0, Math.max(end, 2)), answer: answer.trim() };
}

/** @returns the texts that differ from the stored ones */
function getChange(texts: QuestionTexts, question: PastPaperQuestion): QuestionChange {
  const previous = getTexts(question);
  return {
    ...(texts.stem !== previous.stem && { stem: texts.stem }),
    ...(question.options.length > 0 &&
      texts.options.join('\n') !== previous.options.join('\n') && { options: texts.options }),
    ...(question.options.length === 0 && texts.answer !== previous.answer && { answer: texts.answer }),
  };
}

function getRejection(values: QuestionTexts): string | null {
  const { stem, options } = trimmed(values);
  if (stem === '') return 'Write the question.';
  return options.includes('') && values.options.length > 0 ? 'Write every option.' : null;
}

function getSaveText({ phase, error, hasSaved }: AutosaveState<QuestionTexts, unknown>): string {
  if (phase === 'saving') return 'Saving';
  if (phase === 'waiting') return 'Not saved yet';
  if (phase === 'failed') return `Not saved: ${error?.message ?? ''}`;
  return hasSaved ? 'Saved' : '';
}
