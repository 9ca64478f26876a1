import type { ContentTree } from '@akada/contract/wire/content/content-tree.ts';
import type { QuestionBody } from '@akada/core/question-types/question-body.ts';
import { getKeyText, markAnswer } from '@akada/core/question-types/question-types.ts';
import { LineText } from '../content/lazy-content.tsx';
import classes from './body-key.module.css';

interface BodyKeyProps {
  body: QuestionBody;
  /** @returns the rendered text; null or undefined if the string is all there is */
  getTree: (text: string) => ContentTree | null | undefined;
}

/** The right answer of a type with a body, part by part. */
export function BodyKey({ body, getTree }: BodyKeyProps) {
  const line = (text: string) => <LineText text={text} tree={getTree(text)} />;
  if (body.type === 'ordering') {
    return (
      <Key title="Right answer">
        <ol className={classes.items}>
          {body.items.map((item, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a draft may repeat an item.
            <li key={position}>{line(item)}</li>
          ))}
        </ol>
      </Key>
    );
  }
  if (body.type === 'essay') {
    return (
      <div className={classes.key}>
        <strong className={classes.title}>A person marks it by</strong>
        <dl className={classes.parts}>
          {body.criteria.map(({ name, points, guidance }, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a draft may repeat a name.
            <div key={position}>
              <dt>
                {name} ({points})
              </dt>
              <dd>{guidance}</dd>
            </div>
          ))}
        </dl>
      </div>
    );
  }
  const { parts } = markAnswer(body, null);
  const hasLabels = parts.some(({ label }) => label !== '');
  return (
    <Key title={body.type === 'open' ? 'Model answer' : 'Right answer'}>
      {hasLabels ? (
        <dl className={classes.parts}>
          {parts.map(({ label, key }, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a draft may repeat a label.
            <div key={position}>
              <dt>{line(label)}</dt>
              <dd>{line(key)}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className={classes.text}>{getKeyText(body)}</p>
      )}
    </Key>
  );
}

function Key({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div className={classes.key}>
      <strong className={classes.title}>{title}</strong>
      {children}
    </div>
  );
}
