/**
 * Renders stored texts in a child process: a hostile text takes a second, KaTeX can have unknown faults, and
 * the server stays small while no text has formulas.
 */
import type { PageFormula } from '@akada/contract/material/note-pages.ts';
import type { ContentTree } from '@akada/contract/wire/content/content-tree.ts';
import { saysItself } from '@akada/core/questions/plain-markdown.ts';
import { IsolationFailure } from '../isolate/failure.ts';
import type { IsolationLimits } from '../isolate/job.ts';
import type { IsolationPool } from '../isolate/pool.ts';
import type { Log } from '../log/log.ts';
import { mayHoldFormula } from './math/find-formula.ts';
import type { FormulaPage } from './stored/page-formulas.ts';

/** Renders the content that is stored next to texts. Plain texts need no process. */
export interface ContentRenderer {
  /**
   * @param texts without Markdown, each rendered separately
   * @param signal aborts; the promise rejects
   * @returns the tree of each text; null if the string is all there is to display, or if it cannot be
   * rendered
   * @throws {IsolationFailure} if the child was ended from outside: try again later
   */
  treesOf(texts: readonly string[], signal?: AbortSignal): Promise<(ContentTree | null)[]>;
  /** Like `treesOf`, for texts in Markdown. Null also means that the string is the complete text. */
  markdownTreesOf(texts: readonly string[], signal?: AbortSignal): Promise<(ContentTree | null)[]>;
  /** As `markdownTreesOf`, of whole notes: lines that their writer ended stay lines. */
  noteTreesOf(texts: readonly string[], signal?: AbortSignal): Promise<(ContentTree | null)[]>;
  /**
   * @param pages of one note
   * @param signal gives up; the promise rejects
   * @returns the formulas of each; none where they cannot be made
   * @throws {IsolationFailure} when the child was ended from outside: try again later
   */
  formulasOf(pages: readonly FormulaPage[], signal?: AbortSignal): Promise<PageFormula[][]>;
}

export interface ContentRendererDeps {
  pool: Pick<IsolationPool, 'run'>;
  log: Log;
  limits?: IsolationLimits;
}

/** The most expensive note within its limits takes 3.4 s, and the max number of questions of one sweep takes 15 s. */
const renderingLimits: IsolationLimits = { cpuMs: 20_000, timeoutMs: 90_000, oldSpaceMb: 256, rssMb: 512 };

/** The child's renderers, by the kind of text. */
const treeMakers = {
  plain: { module: new URL('./stored/plain-trees.ts', import.meta.url), name: 'treesOfTexts' },
  markdown: { module: new URL('./stored/markdown-trees.ts', import.meta.url), name: 'treesOfMarkdown' },
  note: { module: new URL('./stored/note-trees.ts', import.meta.url), name: 'treesOfNotes' },
};
const pageFormulas = new URL('./stored/page-formulas.ts', import.meta.url);

/**
 * @param deps.pool runs the child
 * @param deps.limits of one run; default to the product's
 */
export function createContentRenderer({
  pool,
  log,
  limits = renderingLimits,
}: ContentRendererDeps): ContentRenderer {
  const run = <Input, Output>(module: URL, exportName: string, input: Input, signal?: AbortSignal) =>
    pool.run<Input, Output>({ module, exportName, input, limits, reuse: true, ...(signal && { signal }) });

  /** A text that crashes the child does not affect the others: each half is rendered again separately. */
  const getTrees = async (
    maker: (typeof treeMakers)[keyof typeof treeMakers],
    texts: readonly string[],
    signal?: AbortSignal,
  ): Promise<(ContentTree | null)[]> => {
    try {
      return await run(maker.module, maker.name, texts, signal);
    } catch (error) {
      assertOfText(error);
      log.warn({ error, texts: texts.length }, 'content cannot be rendered');
      if (texts.length === 1) return [null];

      const half = Math.ceil(texts.length / 2);
      return [
        ...(await getTrees(maker, texts.slice(0, half), signal)),
        ...(await getTrees(maker, texts.slice(half), signal)),
      ];
    }
  };

  return {
    treesOf: (texts, signal) =>
      onlyThese(
        texts,
        (text) => !isOneLine(text),
        null,
        (some) => getTrees(treeMakers.plain, some, signal),
      ),
    markdownTreesOf: (texts, signal) =>
      onlyThese(
        texts,
        (text) => !saysItself(text),
        null,
        (some) => getTrees(treeMakers.markdown, some, signal),
      ),
    noteTreesOf: (texts, signal) =>
      onlyThese(
        texts,
        (text) => !saysItself(text),
        null,
        (some) => getTrees(treeMakers.note, some, signal),
      ),
    formulasOf: (pages, signal) =>
      onlyThese(
        pages,
        ({ text }) => mayHoldFormula(text),
        [],
        async (some) => {
          try {
            return await run<readonly FormulaPage[], PageFormula[][]>(
              pageFormulas,
              'formulasOfPages',
              some,
              signal,
            );
          } catch (error) {
            assertOfText(error);
            log.warn({ error, pages: some.length }, 'formulas of a note cannot be set');
            return some.map(() => []);
          }
        },
      ),
  };
}

/** @throws what says nothing of the text: the child was ended from outside, or its caller has gone */
function assertOfText(error: unknown): asserts error is IsolationFailure {
  if (!(error instanceof IsolationFailure) || error.reason === 'interrupted') throw error;
}

/** @returns whether the string is the complete text */
function isOneLine(text: string): boolean {
  return !mayHoldFormula(text) && !/[\n\r]/.test(text.trim());
}

/** @returns the outcome of each input; inputs that need no rendering get the other outcome without a process */
async function onlyThese<Input, Output>(
  inputs: readonly Input[],
  isWanted: (input: Input) => boolean,
  other: Output,
  render: (some: readonly Input[]) => Promise<Output[]>,
): Promise<Output[]> {
  const requested = inputs.map(isWanted);
  const some = inputs.filter((_, index) => requested[index]);
  const created = some.length === 0 ? [] : await render(some);
  const outcomes = created.values();
  return requested.map((it) => (it ? (outcomes.next().value ?? other) : other));
}
