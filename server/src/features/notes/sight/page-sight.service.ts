/** Pages without text are shown to a language model that sees, where their owner agreed to it. */
import { fileKindOfMediaType, fileKinds } from '@akada/core/notes/file-kinds.ts';
import { pageMostTokens, pagePrompt, stepAfterUnsent, textOfPage } from '@akada/core/notes/pages-by-model.ts';
import { refusedFormat } from '@akada/core/notes/refused-formats.ts';
import type { DocumentPage } from '@akada/core/text/document.ts';
import * as z from 'zod/mini';
import type { Transaction } from '../../../platform/database/database.ts';
import type { ScanPage } from '../../../platform/extract/scan-page.ts';
import { Fault } from '../../../platform/fault/fault.ts';
import { repeatableId } from '../../../platform/ids/ids.ts';
import type { TextRecogniser } from '../../../platform/recognition/text-recogniser.ts';
import type { LanguageModelService } from '../../language-model/language-model.service.ts';
import type { NoteRow } from '../note/notes.tables.ts';

export type Unsent = NoteRow['unsentBecause'];
type SeenPage = { page: DocumentPage; readBy: string } | { unsentBecause: Unsent };

const Answer = z.strictObject({ has_text: z.boolean(), text: z.string() });

/**
 * Each page has its own work id, so that a failure on one page does not keep the next page from trying the
 * model again.
 */
const workOf = (noteId: string, page: number) => repeatableId('page', noteId, String(page));

export type PageSight = ReturnType<typeof createPageSight>;

export function createPageSight({
  languageModel,
  recogniser,
}: {
  languageModel: Pick<LanguageModelService, 'pictureRefusalFor' | 'ask' | 'forget'>;
  recogniser: TextRecogniser | null;
}) {
  const getRejection = (userId: string): Promise<Unsent> => languageModel.pictureRefusalFor(userId);
  return {
    /** @returns the reason why this student's pictures are not sent to a model, or null if they are */
    refusalFor: getRejection,
    /**
     * If nothing else finds text in pictures, a picture is only useful to a student who consented.
     *
     * @throws Fault `type_refused` with advice for the student
     */
    async assertUsable(userId: string, mediaType: string): Promise<void> {
      const kind = fileKindOfMediaType(mediaType);
      if (recogniser || !kind || fileKinds[kind].form !== 'picture') return;

      const step = stepAfterUnsent(await getRejection(userId));
      if (step === null) return;
      const rejection = refusedFormat(fileKinds[kind].endings[0]);
      const sentence = `This file is ${rejection?.name}, which cannot be read. ${rejection?.instead}`;
      throw new Fault('type_refused', `${sentence} ${step}`);
    },
    /**
     * Stores the answer until the page is stored, so that a killed attempt does not send the page again.
     *
     * @param picture renders the page; null if it cannot be rendered
     * @throws ModelAway, and the errors of `picture`
     */
    async read(
      { id, userId }: Pick<NoteRow, 'id' | 'userId'>,
      scan: ScanPage,
      picture: () => Promise<Uint8Array | null>,
      signal: AbortSignal,
    ): Promise<SeenPage> {
      const refusal = await getRejection(userId);
      const bytes = refusal === null ? await picture() : null;
      if (!bytes) return { unsentBecause: refusal };

      const reply = await languageModel.ask(
        {
          feature: 'pages',
          userId,
          work: { id: workOf(id, scan.number), step: 'page' },
          size: 'large',
          prompt: { ...pagePrompt, variables: {}, pictures: [{ mediaType: 'image/jpeg', bytes }] },
          answer: { name: 'page', schema: Answer },
          mostTokens: pageMostTokens,
          temperature: 0,
        },
        signal,
      );
      if (reply.kind === 'offline') return { unsentBecause: reply.reason };
      const text = textOfPage(reply.answer);
      const { copiedPage } = await import('../../../platform/recognition/copied-page.ts');
      const page = text === null ? null : copiedPage(text, scan);
      return page ? { page, readBy: reply.model } : { unsentBecause: 'unusable' };
    },
    /** Runs in the transaction that stores the page. */
    forget: (tx: Transaction, noteId: string, page: number): Promise<void> =>
      languageModel.forget(tx, workOf(noteId, page)),
  };
}
