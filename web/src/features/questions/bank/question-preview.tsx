import type { BankQuestion } from '@akada/contract/material/question-bank.ts';
import { getBodyTexts } from '@akada/core/question-types/question-types.ts';
import { useQuery } from '@tanstack/react-query';
import { type ShownTexts, type TreeOf, useLastTree } from '../../../lib/writing/use-shown-texts.ts';
import { ContentOptions, inPanel } from '../../../ui/content/content-options.ts';
import { Choice } from '../../../ui/question/choice.tsx';
import { BodyKey } from '../../../ui/question/lazy-body-key.tsx';
import { OptionFeedback } from '../../../ui/question/option-feedback.tsx';
import { OptionPictures } from '../../../ui/question/option-input.tsx';
import { Passage } from '../../../ui/question/passage.tsx';
import classes from '../../../ui/question/question.module.css';
import { StemBlock } from '../../../ui/question/stem-block.tsx';
import { ShownText } from '../../../ui/writing/shown-text.tsx';
import { passageQuery } from '../passages/api.ts';
import type { BankValues } from './bank-values.ts';

interface QuestionPreviewProps {
  said: Pick<
    BankValues,
    'stem' | 'options' | 'answer_indexes' | 'body' | 'feedback' | 'explanation' | 'passage_id'
  >;
  treeOf: TreeOf;
}

/** A question as students see it after answering. */
export function QuestionPreview({ said, treeOf }: QuestionPreviewProps) {
  const { stem, options, answer_indexes, body, feedback, explanation, passage_id } = said;

  return (
    <ContentOptions value={inPanel}>
      <div className={classes.question}>
        {passage_id !== null && <PassageById id={passage_id} />}
        <Stem text={stem} tree={treeOf(stem)} />
        {body !== null && <BodyKey body={body} getTree={treeOf} />}
        <OptionPictures trees={Object.values(options).map(treeOf)} />
        {body === null && (
          <ol className={classes.options}>
            {Object.entries(options).map(([key, text]) => {
              const position = Number(key);
              const about = feedback[position] ?? '';
              return (
                <li key={key}>
                  <Option
                    position={position}
                    text={text}
                    tree={treeOf(text)}
                    isRight={answer_indexes.includes(position)}
                  />
                  <Feedback text={about} tree={treeOf(about)} />
                </li>
              );
            })}
          </ol>
        )}
        <ShownText className={classes.explanation} text={explanation} tree={treeOf(explanation)} />
      </div>
    </ContentOptions>
  );
}

function Stem({ text, tree }: Pick<OptionProps, 'text' | 'tree'>) {
  const latest = useLastTree(tree);
  if (text.trim() === '') return null;
  return <StemBlock className={classes.explanation} text={text} tree={latest} />;
}

interface OptionProps {
  position: number;
  text: string;
  tree: ReturnType<TreeOf>;
  isRight: boolean;
}

function Option({ position, text, tree, isRight }: OptionProps) {
  return (
    <Choice position={position} text={text} tree={useLastTree(tree)} tone={isRight ? 'right' : 'passed'} />
  );
}

function Feedback({ text, tree }: Pick<OptionProps, 'text' | 'tree'>) {
  return <OptionFeedback text={text} tree={useLastTree(tree)} />;
}

function PassageById({ id }: { id: string }) {
  const { data } = useQuery(passageQuery(id));
  return data === undefined ? null : <Passage title={data.title} text={data.text} content={data.content} />;
}

/** @returns the texts of a saved question with their trees */
export function shownTextsOf({
  stem,
  options,
  body,
  feedback,
  explanation,
  content,
}: BankQuestion): ShownTexts {
  return new Map([
    [stem, content?.stem ?? null],
    [explanation, content?.explanation ?? null],
    ...(body === undefined ? [] : getBodyTexts(body)).map(
      (text) => [text, content?.texts?.[text] ?? null] as const,
    ),
    ...options.map(({ text }, index) => [text, content?.options[index] ?? null] as const),
    ...feedback.map((text, index) => [text, content?.feedback[index] ?? null] as const),
  ]);
}
