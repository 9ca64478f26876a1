import { parseCloze } from '@akada/core/cards/cloze.ts';
import { use } from 'react';
import { Blank } from './blank.tsx';
import classes from './content.module.css';
import { ContentOptions } from './content-options.ts';
import { keyed } from './keyed.ts';

/** The text of code, with the gaps of a card in it. Elsewhere double braces are a part of the code. */
export function CodeText({ text }: { text: string }) {
  const { isCard, hiddenCloze } = use(ContentOptions);
  if (!isCard) return text;

  return keyed(parseCloze(text)).map(([key, part]) => {
    if (typeof part === 'string') return part;
    const { number, answer, hint } = part;
    if (number === hiddenCloze) return <Blank key={key} text={hint ?? 'blank'} isHint={hint !== null} />;
    return (
      <mark key={key} className={classes.cloze}>
        <CodeText text={answer} />
      </mark>
    );
  });
}
