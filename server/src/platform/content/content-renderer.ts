/**
 * Content of texts that are stored: made in a child process, because a hostile text takes a second and KaTeX's own faults
 * are not known, and because the server stays small while nobody has formulas.
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

/** Makes what is stored beside texts. Texts that say nothing but themselves cost no process. */
export interface ContentRenderer {
  /**
   * @param texts that are no Markdown, each for itself
   * @param signal gives up; the promise rejects
   * @returns the tree of each; null where its string is all there is to show, and where none can be made of it
   * @throws {IsolationFailure} when the child was ended from outside: try again later
   */
  treesOf(texts: readonly string[], signal?: AbortSignal): Promise<(ContentTree | null)[]>;
  /** As `treesOf`, of texts that are Markdown. Null also says here that the string alone is the text. */
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

/** The costliest note that its own limits allow takes 3.4 s, and so many questions as a sweep takes at once 15 s. */
const renderingLimits: IsolationLimits = { cpuMs: 20_000, timeoutMs: 90_000, oldSpaceMb: 256, rssMb: 512 };

/** What makes trees in the child, by the kind of text. */
const treeMakers = {
  plain: { module: new URL('./stored/plain-trees.ts', import.meta.url), name: 'treesOfTexts' },
  markdown: { module: new URL('./stored/markdown-trees.ts', import.meta.url), name: 'treesOfMarkdown' },
  note: { module: new URL('./stored/note-trees.ts', import.meta.url), name: 'treesOfNotes' },
};
const pageFormulas = new URL('./stored/page-formulas.ts', import.meta.url);

/** @param deps.pool where the child runs @param deps.limits of one run, those of the product where absent */
export function createContentRenderer({
  pool,
  log,
  limits = renderingLimits,
}: ContentRendererDeps): ContentRenderer {
  const run = <Input, Output>(module: URL, exportName: string, input: Input, signal?: AbortSignal) =>
    pool.run<Input, Output>({ module, exportName, input, limits, reuse: true, ...(signal && { signal }) });

  /** What the child cannot end with does not take the texts beside it along: each half is tried by itself. */
  const treesOf = async (
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
        ...(await treesOf(maker, texts.slice(0, half), signal)),
        ...(await treesOf(maker, texts.slice(half), signal)),
      ];
    }
  };

  return {
    treesOf: (texts, signal) =>
      onlyThese(
        texts,
        (text) => !isOneLine(text),
        null,
        (some) => treesOf(treeMakers.plain, some, signal),
      ),
    markdownTreesOf: (texts, signal) =>
      onlyThese(
        texts,
        (text) => !saysItself(text),
        null,
        (some) => treesOf(treeMakers.markdown, some, signal),
      ),
    noteTreesOf: (texts, signal) =>
      onlyThese(
        texts,
        (text) => !saysItself(text),
        null,
        (some) => treesOf(treeMakers.note, some, signal),
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

/** @returns whether the string alone says all of a text */
function isOneLine(text: string): boolean {
  return !mayHoldFormula(text) && !/[\n\r]/.test(text.trim());
}

/** @returns the outcome of each; those that are not wanted have the other, and are not sent to a process */
async function onlyThese<Input, Output>(
  inputs: readonly Input[],
  isWanted: (input: Input) => boolean,
  other: Output,
  render: (some: readonly Input[]) => Promise<Output[]>,
): Promise<Output[]> {
  const wanted = inputs.map(isWanted);
  const some = inputs.filter((_, at) => wanted[at]);
  const made = some.length === 0 ? [] : await render(some);
  const outcomes = made.values();
  return wanted.map((it) => (it ? (outcomes.next().value ?? other) : other));
}
