import type { Cloth } from '@akada/contract/wire/fields.ts';
import type { ImportedSets } from '../../generation/imported-sets.service.ts';
import type { BankFiles } from '../../questions/bank/bank-files.service.ts';
import type {
  PreparedQuestion,
  SharedQuestion,
  SharedQuestions,
} from '../../questions/shared-questions.service.ts';
import { noContent, type ShareableKind } from './shareable-kind.ts';

export interface SetSharingDeps {
  sharedQuestions: SharedQuestions;
  questions: Pick<BankFiles, 'addToSet'>;
  importedSets: ImportedSets;
  sets: { byIds(userId: string, ids: readonly string[]): Promise<{ title: string; cloth: Cloth | null }[]> };
}

export function createSetSharing({
  sharedQuestions: shared,
  questions,
  importedSets,
  sets,
}: SetSharingDeps): ShareableKind<SharedQuestion, PreparedQuestion> {
  return {
    async describe(userId, setId) {
      const [set] = await sets.byIds(userId, [setId]);
      return set ? { title: set.title, cloth: set.cloth ?? { cloth_seed: 0, cloth_colour: 1 } } : null;
    },
    async read(userId, setId) {
      return { parts: await shared.read(userId, setId), leftOut: 0 };
    },
    wordsOf: ({ stem }) => stem,
    async present(parts, signal) {
      const prepared = await shared.prepare(parts, signal);
      return { ...noContent, questions: prepared.map(presentQuestion) };
    },
    prepare: shared.prepare,
    async create(tx, { userId, title }, parts) {
      const drafts = await shared.withPassages(tx, userId, parts);
      const { ids, setId } = await importedSets.add(tx, { userId, title, drafts });
      return { kind: 'set', subjectId: setId ?? '', itemIds: ids };
    },
    async add(tx, { userId, subjectId }, parts) {
      const drafts = await shared.withPassages(tx, userId, parts);
      return (await questions.addToSet(tx, { userId, generationId: subjectId, drafts })).ids;
    },
    versionsOf: shared.versionsOf,
    replace: shared.replace,
    drop: shared.drop,
  };
}

function presentQuestion({ key, draft, passage }: PreparedQuestion) {
  const { type, stem, options, body, answerIndexes, explanation, content, answerContent } = draft;
  const isShown = content !== null || answerContent !== null;
  return {
    key,
    type,
    stem,
    options,
    answer_indexes: [...answerIndexes],
    ...(body && { body }),
    explanation,
    passage: passage && { title: passage.title, text: passage.text, content: passage.content },
    content: isShown
      ? {
          stem: content?.stem ?? null,
          options: content?.options ?? options.map(() => null),
          ...(content?.texts && { texts: content.texts }),
          explanation: answerContent?.explanation ?? null,
        }
      : null,
  };
}
