import type { ContentTree } from '@akada/contract/wire/content/content-tree.ts';
import type { SharedContent } from '@akada/contract/work/shares/received-shares.ts';
import { Button } from '@mantine/core';
import type { ComponentType, ReactNode } from 'react';
import { counted } from '../../lib/format/numbers.ts';
import { BlockText, LineText } from '../../ui/content/lazy-content.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { BodyKey } from '../../ui/question/lazy-body-key.tsx';
import { StemBlock } from '../../ui/question/stem-block.tsx';
import classes from './sharing.module.css';

export interface CardSideProps {
  text: string;
  tree: ContentTree | null | undefined;
}

interface SharedPartsProps {
  content: SharedContent;
  Side: ComponentType<CardSideProps>;
  onReport: (part: { key: string; words: string }) => void;
}

/** A page of shared cards, questions or sections, for reading. */
export function SharedParts({ content, Side, onReport }: SharedPartsProps) {
  const { cards, questions, texts } = content;
  const part = (key: string, words: string, shown: ReactNode) => (
    <li key={key}>
      <Panel>
        {shown}
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          aria-label={`Report a mistake in ${words}`}
          onClick={() => onReport({ key, words })}
        >
          Report a mistake
        </Button>
      </Panel>
    </li>
  );

  return (
    <ul className={classes.parts} aria-label="Shared items">
      {cards.map(({ key, front, back, content: trees, occlusion }) =>
        part(
          key,
          front,
          <>
            <div className={classes.front}>
              <Side text={front === '' && occlusion ? pictureWords(occlusion) : front} tree={trees?.front} />
            </div>
            <Side text={back} tree={trees?.back} />
          </>,
        ),
      )}
      {questions.map((question, index) =>
        part(
          question.key,
          question.stem,
          <Question
            question={question}
            isUnderOther={question.passage?.text === questions[index - 1]?.passage?.text}
          />,
        ),
      )}
      {texts.map(({ key, title, text, content: tree }) =>
        part(
          key,
          title,
          <>
            <h2>{title}</h2>
            <BlockText text={text} tree={tree} />
          </>,
        ),
      )}
    </ul>
  );
}

interface QuestionProps {
  question: SharedContent['questions'][number];
  /** True if the previous question already shows the same passage. */
  isUnderOther: boolean;
}

function Question({ question, isUnderOther }: QuestionProps) {
  const { stem, options, answer_indexes, body, explanation, passage, content } = question;

  return (
    <>
      {passage !== null && !isUnderOther && (
        <BlockText className={classes.passage} text={passage.text} tree={passage.content} />
      )}
      <StemBlock className={classes.front} text={stem} tree={content?.stem} />
      {body !== undefined && <BodyKey body={body} getTree={(text) => content?.texts?.[text]} />}
      {options.length > 0 && (
        <ol className={classes.options}>
          {options.map((option, index) => (
            <li key={option} data-right={answer_indexes.includes(index) || undefined}>
              <LineText text={option} tree={content?.options[index]} />
              {answer_indexes.includes(index) && <b> — right</b>}
            </li>
          ))}
        </ol>
      )}
      {explanation !== '' && <BlockText text={explanation} tree={content?.explanation} />}
    </>
  );
}

const pictureWords = ({ shapes }: { shapes: readonly unknown[] }) =>
  `A picture with ${counted(shapes.length, 'cover')}`;
