import type { BankQuestion } from '@akada/contract/material/question-bank.ts';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ContentOptions, inPanel } from '../../../ui/content/content-options.ts';
import { BlockText } from '../../../ui/content/lazy-content.tsx';
import { Choice } from '../../../ui/question/choice.tsx';
import classes from '../../../ui/question/question.module.css';
import { passageQuery } from '../passages/api.ts';

/** A question as students see it once they have answered. */
export function QuestionPreview({ question }: { question: BankQuestion }) {
  const { stem, options, answer_indexes, feedback, explanation, content, passage_id } = question;

  return (
    <ContentOptions value={inPanel}>
      <div className={classes.question}>
        {passage_id !== null && <PassageText id={passage_id} />}
        <BlockText className={classes.explanation} text={stem} tree={content?.stem} />
        <ol className={classes.options}>
          {Object.entries(options).map(([key, { text }]) => {
            const position = Number(key);
            const said = feedback[position] ?? '';
            return (
              <li key={key}>
                <Choice
                  position={position}
                  text={text}
                  tree={content?.options[position]}
                  tone={answer_indexes.includes(position) ? 'right' : 'passed'}
                />
                {said !== '' && <BlockText text={said} tree={content?.feedback[position]} />}
              </li>
            );
          })}
        </ol>
        {explanation !== '' && (
          <BlockText className={classes.explanation} text={explanation} tree={content?.explanation} />
        )}
      </div>
    </ContentOptions>
  );
}

function PassageText({ id }: { id: string }) {
  const { data } = useQuery(passageQuery(id));
  if (data === undefined) return null;

  return (
    <div>
      {data.title !== '' && <Text fw={600}>{data.title}</Text>}
      <BlockText className={classes.explanation} text={data.text} tree={data.content} />
    </div>
  );
}
