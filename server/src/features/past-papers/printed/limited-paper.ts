import { pastPaperLimits } from '@akada/contract/material/past-papers.ts';
import type { PrintedPaper } from '@akada/core/papers/printed-paper.ts';

/** @returns the paper with at most as many questions and characters as a paper holds; further questions are omitted lines */
export function limitPaper({ heading, omitted, questions }: PrintedPaper): PrintedPaper {
  const further = questions.slice(pastPaperLimits.questions);
  const texts = further.map(({ number, stem, page }) => ({ page, text: `${number}. ${stem}` }));
  return {
    heading: { ...heading, subject: heading.subject?.slice(0, pastPaperLimits.text) ?? null },
    questions: questions.slice(0, pastPaperLimits.questions),
    omitted: [...omitted, ...texts].map(({ page, text }) => ({
      page,
      text: text.slice(0, pastPaperLimits.stem).toWellFormed(),
    })),
  };
}
