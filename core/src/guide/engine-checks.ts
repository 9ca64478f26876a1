import { type CardIdea, getDraft } from '../cards/card-draft.ts';
import { getIdeas } from '../cards/card-ideas.ts';
import type { CardNote } from '../cards/card-note.ts';
import { faultsOfCard } from '../cards/gate/card-gate.ts';
import { isEffect } from '../generation/gate/vague-genus.ts';
import { isMarkedByLecturer } from '../generation/plan/lecturer-marks.ts';
import type { OutlineBlock } from '../generation/plan/note-outline.ts';
import { normalForm } from '../text/words.ts';
import type { GuideCheck, GuidePart, GuideSection, GuideStatement } from './guide-rules.ts';

const MAX_CHECKS = 3;

/**
 * Makes the questions by which students check themselves on a section: the engine's cards that stand alone as questions.
 *
 * @param note read once
 * @returns a function that gives at most three questions about some blocks, the best in the order of the note
 */
export function createCheckMaker(note: CardNote): (blocks: readonly OutlineBlock[]) => GuideCheck[] {
  const pages = new Map(note.pages.map((page) => [page.number, page]));
  const ideas = getIdeas(note).filter((idea) => idea.isCloze !== true && !/\bfollowing\b/i.test(idea.front));
  const byPage = Map.groupBy(ideas, ({ origin }) => origin.page);
  return (blocks) => {
    const ownIdeas = blocks.flatMap(({ page, block }) =>
      (byPage.get(page.number) ?? []).filter(
        ({ origin }) => block.start <= origin.start && origin.start < block.end,
      ),
    );
    const usedNames = new Set<string>();
    const best: CardIdea[] = [];
    for (const idea of ownIdeas.toSorted((one, other) => other.worth - one.worth)) {
      if (best.length === MAX_CHECKS) break;
      const names = [...idea.about, normalForm(idea.front)];
      if (names.some((name) => usedNames.has(name))) continue;
      const draft = getDraft(idea);
      if (isEffect(draft.front, draft.back)) continue;
      if (faultsOfCard(draft, pages.get(idea.origin.page)).length > 0) continue;
      for (const name of names) usedNames.add(name);
      best.push(idea);
    }
    return ownIdeas.filter((idea) => best.includes(idea)).map(getCheck);
  };
}

function getCheck(idea: CardIdea): GuideCheck {
  const { front, back, page, quote } = getDraft(idea);
  return { question: front, text: back, passages: [{ page, quote }] };
}

const MAX_POINTS = 4;

/** @returns the question about the main points of a section, for a section that gives no other; null if it states nothing */
export function getMainPoints({
  title,
  overview,
  parts,
}: Pick<GuideSection, 'title' | 'overview' | 'parts'>): GuideCheck | null {
  const statements = [...overview, ...parts.flatMap(getStatements)]
    .filter(({ text }) => !isMarkedByLecturer(text))
    .slice(0, MAX_POINTS);
  if (statements.length === 0) return null;
  return {
    // A part without a heading is called by its first words.
    question: title.endsWith(' …')
      ? 'What are the main points of this section?'
      : `What are the main points about “${title}”?`,
    text: statements.map(({ text }) => `- ${text.replaceAll('\n', '\n  ')}`).join('\n'),
    passages: statements.flatMap(({ passages }) => passages),
  };
}

function getStatements(part: GuidePart): GuideStatement[] {
  if (part.kind === 'terms')
    return part.items.map(({ name, text, passages }) => ({ text: `**${name}**: ${text}`, passages }));
  return part.kind === 'points' || part.kind === 'steps' || part.kind === 'facts' ? part.items : [];
}
