/**
 * Makes one section by a model: its statements are checked against the note, and it is requested once more if
 * too few are kept.
 */
import type { GuideSection } from '@akada/core/guide/guide-rules.ts';
import { completeSection } from '@akada/core/guide/items/complete-section.ts';
import type { GuideAnswer } from '@akada/core/guide/model/guide-answer.ts';
import { getPoints, guidePrompt } from '@akada/core/guide/model/guide-prompt.ts';
import { entriesToJudge, verifySection } from '@akada/core/guide/model/verify-section.ts';
import type { PlannedSection } from '@akada/core/guide/plan-guide.ts';
import type { Judgement } from '@akada/core/language-model/judging/read-verdicts.ts';
import { languageName, unmarked, writtenPassages } from '@akada/core/language-model/note-passages.ts';
import type { OfflineReason } from '@akada/core/language-model/offline-reason.ts';
import { judgeStatements } from '../../language-model/judging.service.ts';
import type { LanguageModelService, ModelOrder } from '../../language-model/language-model.service.ts';
import { guideAnswer } from './guide-answer.ts';

/** A request for one section of a guide. */
export interface SectionOrder {
  userId: string;
  workId: string;
  /** Names the section within the work; a repeated attempt uses the same names. */
  step: string;
  title: string;
  focus: string;
  language: string | null;
}

export type ModelSection =
  | { kind: 'made'; section: GuideSection; model: string }
  | { kind: 'offline'; reason: OfflineReason };

type ShownSection = Pick<GuideSection, 'overview' | 'parts' | 'checks' | 'leftOut'>;

const mostTokens = 6_500;
/** A section that loses a larger share is requested once more, with temperature 0. */
const mostLost = 1 / 3;
const temperatures = [0.2, 0];

/** @throws ModelAway, and the signal's reason */
export async function askForSection(
  languageModel: LanguageModelService,
  planned: PlannedSection,
  order: SectionOrder,
  signal: AbortSignal,
): Promise<ModelSection> {
  for (const [turn, temperature] of temperatures.entries()) {
    const step = turn === 0 ? order.step : `${order.step}:again`;
    const reply = await languageModel.ask(sectionRequest(planned, { ...order, step }, temperature), signal);
    if (reply.kind === 'offline') return reply;

    const judged = await judgeEntries(languageModel, planned, { ...order, step }, reply.answer, signal);
    const section = verifySection(reply.answer, planned.passages, judged.judgements);
    const { lost, ...shown } = section;
    const isEmpty = shown.overview.length + shown.parts.length === 0;
    if (!isEmpty && lost <= mostLost)
      return {
        kind: 'made',
        section: { ...toSection(planned, shown), ...judged.check },
        model: reply.model,
      };
  }
  return { kind: 'offline', reason: 'unusable' };
}

/** The engine's questions are made by the form of a line: they are added only where the model has fewer. */
const enoughChecks = 2;

/** Adds what the model omitted, in the note's own lines. */
function toSection({ frame, items, passages, checks }: PlannedSection, shown: ShownSection): GuideSection {
  const allChecks = shown.checks.length < enoughChecks ? [...shown.checks, ...checks] : shown.checks;
  const section = { ...frame, ...shown, checks: allChecks, origin: 'model' as const };
  return completeSection(section, items, passages);
}

function sectionRequest(
  { frame, passages, words, items }: PlannedSection,
  { userId, workId, step, title, focus, language }: SectionOrder,
  temperature: number,
): ModelOrder<GuideAnswer> {
  const wish = focus === '' ? '' : ` The student wants of it: "${unmarked(focus).replaceAll('"', "'")}".`;
  const variables = {
    title: unmarked(title),
    section: unmarked(frame.title).replaceAll('"', "'"),
    wish,
    language: languageName(language),
    points: String(getPoints(words, new Set(items.map(({ statement }) => statement.text)).size)),
    passages: writtenPassages(passages),
  };
  return {
    feature: 'guide',
    userId,
    work: { id: workId, step },
    size: 'large',
    mostTokens,
    temperature,
    prompt: { ...guidePrompt, variables },
    answer: { name: 'guide_section', schema: guideAnswer },
  };
}

/** A judge reads each entry, because comparing words cannot reveal that two things were mixed up. */
async function judgeEntries(
  languageModel: LanguageModelService,
  { passages }: PlannedSection,
  { userId, workId, step }: SectionOrder,
  answer: GuideAnswer,
  signal: AbortSignal,
): Promise<{ judgements: Map<string, Judgement>; check: Pick<GuideSection, 'isComparedByWords'> }> {
  const statements = entriesToJudge(answer, passages);
  const order = {
    feature: 'guide' as const,
    userId,
    work: { id: workId, step },
    passages,
    statements,
    quotes: 'not_found_by_words' as const,
    needsLargeModel: true,
  };
  const { judgements } = await judgeStatements(languageModel, order, signal);
  const judged = statements.flatMap(({ text }, index) => {
    const judgement = judgements[index];
    return judgement ? [[text, judgement] as const] : [];
  });
  const isJudged = judged.length === statements.length;
  return { judgements: new Map(judged), check: isJudged ? {} : { isComparedByWords: true } };
}
