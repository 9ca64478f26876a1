import type { ContentTree } from '@akada/contract/wire/content/content-tree.ts';
import type { QuestionBody } from '@akada/core/question-types/question-body.ts';
import { getKeyText, presentBody } from '@akada/core/question-types/question-types.ts';
import type { TypedPresented } from '@akada/core/question-types/type-module.ts';
import { describeLimits } from '../../ui/answers/word-count.ts';
import { LineText } from '../../ui/content/lazy-content.tsx';

interface PrintedBodyProps {
  body: QuestionBody;
  /** The name of the question, which sets the order of its texts. */
  seed: string;
  /** @returns the rendered text; null or undefined if the string is all there is */
  getTree: (text: string) => ContentTree | null | undefined;
}

/** The texts of a body on paper, without the key. */
export function PrintedBody({ body, seed, getTree }: PrintedBodyProps) {
  const presented = presentBody(body, seed);
  const list = (texts: readonly string[], listStyle: string) => (
    <ol style={{ listStyle }}>
      {texts.map((text) => (
        <li key={text}>
          <LineText text={text} tree={getTree(text)} isInControl />
        </li>
      ))}
    </ol>
  );

  switch (presented.type) {
    case 'short':
    case 'numerical':
      return null;
    case 'matching':
      return (
        <>
          {list(presented.lefts, 'decimal')}
          {list(presented.choices, 'upper-alpha')}
        </>
      );
    case 'ordering':
      return list(presented.items, 'upper-alpha');
    case 'gaps':
      return presented.gaps.map((gap, position) =>
        gap.type === 'select' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no other name.
          <div key={position}>
            Gap {position + 1}: {gap.options.join(', ')}
          </div>
        ) : null,
      );
    case 'open':
      return <EmptyLines count={4} />;
    case 'essay':
      return <PrintedEssay presented={presented} />;
    case 'reasoned':
      return (
        <>
          True or false, because:
          {list(presented.reasons, 'upper-alpha')}
        </>
      );
  }
}

/** The criteria, and lines to write on. */
function PrintedEssay({ presented }: { presented: TypedPresented<'essay'> }) {
  const limits = describeLimits(presented);
  return (
    <>
      <div>{presented.criteria.map(({ name, points }) => `${name} ${points}`).join(' · ')}</div>
      {limits !== '' && <div>Words: {limits}</div>}
      <EmptyLines count={16} />
    </>
  );
}

/** Lines to write on. */
function EmptyLines({ count }: { count: number }) {
  return Array.from({ length: count }, (_, line) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place.
    <div key={line} style={{ height: '2em', borderBottom: '1px solid' }} />
  ));
}

/** The right answer in words, for the page of answers. */
export function PrintedKey({ body }: { body: QuestionBody }) {
  return `${getKeyText(body)} `;
}
