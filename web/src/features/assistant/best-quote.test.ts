import { expect, it } from 'vitest';
import { toBestQuote } from './best-quote.ts';

const citations = [4, 9].map((number) => ({
  number,
  file_id: 'files/1',
  title: 'Law',
  page: 2,
  section: null,
  quote: 'A quote',
}));
const paragraph = { type: 'paragraph', children: [] } as const;
const quote = { type: 'quote', children: [paragraph] } as const;
const content = { blocks: [paragraph, paragraph, quote, paragraph, quote] };
const text =
  'This fits best:\n\n**Law, page 2**\n\n> A quote [P9]\n> of two lines\n\n**Law, page 3**\n\n> Another [P4]';

it('the best quote is shown first, with its source', () => {
  const best = toBestQuote({ text, content, citations } as never);
  expect(best?.text).toBe('This fits best:\n\n**Law, page 2**\n\n> A quote [P9]\n> of two lines');
  expect(best?.content?.blocks).toHaveLength(3);
  expect(best?.citations.map(({ number }) => number)).toEqual([9]);
});

it('an answer without its tree is split by its text', () => {
  expect(toBestQuote({ text, content: null, citations })?.text).not.toContain('Another');
});

it('a single quote has nothing behind it', () => {
  expect(toBestQuote({ text, content, citations: citations.slice(1) } as never)).toBe(null);
});
