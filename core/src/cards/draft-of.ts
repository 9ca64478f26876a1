import type { CardDraft } from './card-draft.ts';
import { writeCloze } from './cloze.ts';
import { asMarkdown } from './note-markdown.ts';
import { BLANK, type CardIdea } from './sources/card-idea.ts';

/** Writes a card that a note might carry as it would be stored. */
export function draftOf(idea: CardIdea): CardDraft {
  const { source, origin } = idea;
  const { page, section, quote } = origin;
  const passage = { source, page, section, quote };
  if (idea.isCloze !== true) {
    return { kind: 'basic', front: asMarkdown(idea.front), back: backOf(idea), ...passage };
  }
  const [before = '', ...after] = idea.front.split(BLANK);
  const gap = { number: 1, answer: asMarkdown(idea.answers[0] ?? ''), hint: null };
  const front = writeCloze([asMarkdown(before), gap, asMarkdown(after.join(BLANK))]);
  return { kind: 'cloze', front, back: '', ...passage };
}

function backOf({ answers, shape }: CardIdea): string {
  if (shape === undefined) return asMarkdown(answers[0] ?? '');
  return answers
    .map((answer, at) => `${shape === 'steps' ? `${at + 1}.` : '-'} ${asMarkdown(answer)}`)
    .join('\n');
}
