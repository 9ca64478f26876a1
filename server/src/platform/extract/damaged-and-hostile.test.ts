/** Each kind of file: right, damaged, empty, called by a wrong name, and hostile. */
import { type FileKindName, fileKinds } from '@akada/core/notes/file-kinds.ts';
import { findText } from '@akada/core/text/find-text.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { portion } from '../../testing/suites/scale.ts';
import { archiveContent } from './child/archive-content.ts';
import type { ExtractOutcome, ReadFile } from './outcome.ts';
import { sentenceForReason } from './reasons.ts';
import { sniffMediaType } from './sniffing/sniff-media-type.ts';
import { hostileFiles } from './testing/hostile/hostile-files.ts';
import { damagedForms, damagedWithin } from './testing/mutations.ts';
import { outline, type Reading, startReading } from './testing/reading.ts';
import type { ReadableKind } from './testing/right/right-file.ts';
import { rightBytes, rightFiles } from './testing/right/right-files.ts';

let reading: Reading;
const right = new Map<ReadableKind, Buffer>();
const kinds = Object.keys(rightFiles) as ReadableKind[];

beforeAll(async () => {
  reading = startReading();
  for (const kind of kinds) right.set(kind, await rightBytes(kind));
});
afterAll(() => reading.end());

const getName = (kind: FileKindName) => `chapter.${fileKinds[kind].endings[0]}`;
const rightFile = (kind: ReadableKind) => right.get(kind) ?? Buffer.alloc(0);
/** Longest text that a person can search for. */
const searchedMost = 100;

function expectFaithful({ document, words }: ReadFile): void {
  expect(words).toBeGreaterThan(0);
  expect(document.pages.map(({ number }) => number)).toEqual(document.pages.map((_, index) => index + 1));
  for (const page of document.pages) {
    const visibleTexts = page.blocks.map(({ start, end }) => page.text.slice(start, end));
    expect(visibleTexts.join('\n\n')).toBe(page.text);
  }
}

/** The end of a reading; a rejection must be one of the known sentences. */
function endOf(outcome: ExtractOutcome | { unexpected: string }): string {
  if ('unexpected' in outcome) return outcome.unexpected;
  if (outcome.ok) return 'read';
  expect(sentenceForReason(outcome.reason)).toMatch(/^This file .+\. \S.+\.$/);
  return outcome.reason;
}

describe.each(kinds)('a file of the kind %s', (kind) => {
  it('has its blocks in order, on its own pages, and search finds each if it is valid', async () => {
    const read = await reading.open(getName(kind), rightFile(kind));

    expect(read.document.pages.map(outline)).toEqual(rightFiles[kind].pages);
    expect(read).toMatchObject({ paged: rightFiles[kind].paged, warnings: [] });
    expectFaithful(read);
    for (const { text, blocks } of read.document.pages) {
      for (const { start, end } of blocks) {
        const found = findText(text, text.slice(start, Math.min(end, start + searchedMost)));
        expect(found.map((span) => span.start)).toContain(start);
      }
    }
  });

  it('is rejected with a reason or read, the same each time, if it is damaged, empty or another kind', async () => {
    const others = kinds.filter((other) => other !== kind);
    const files = [
      { how: 'empty', bytes: Buffer.alloc(0) },
      ...portion([
        ...damagedForms(rightFile(kind)),
        ...damagedWithin(rightFiles[kind].members?.() ?? []),
        { how: 'zeros', bytes: Buffer.alloc(5_000) },
        ...others.map((other) => ({ how: `in truth ${other}`, bytes: rightFile(other) })),
      ]),
    ];
    const readings = await reading.readRepeatedly(
      getName(kind),
      files.map(({ bytes }) => bytes),
    );

    const ends = readings.map(({ outcome }, index) => [files[index]?.how, endOf(outcome)] as const);
    expect(ends.filter(([, end]) => !knownEnds.has(end))).toEqual([]);
    expect(Object.fromEntries(ends)).toMatchObject({ empty: 'empty' });
    expect(readings.every(({ isSameAgain }) => isSameAgain)).toBe(true);
    for (const { outcome } of readings) if ('ok' in outcome && outcome.ok) expectFaithful(outcome);
  });

  it('ends as it should, within the memory and the time of one reading, if it is hostile', async () => {
    const files = await Promise.all(
      portion(hostileFiles[kind]).map(async ([what, ends, make]) => ({ what, ends, bytes: await make() })),
    );
    const readings = await reading.readRepeatedly(
      getName(kind),
      files.map(({ bytes }) => bytes),
    );

    expect(readings.map(({ outcome }, index) => [files[index]?.what, endOf(outcome)])).toEqual(
      files.map(({ what, ends }) => [what, ends]),
    );
    expect(readings.every(({ isSameAgain }) => isSameAgain)).toBe(true);
    expect(JSON.stringify(readings)).not.toContain('root:x:0');
    expect(hostileFiles[kind].length).toBeGreaterThanOrEqual(3);
  });

  it('is never taken in as something else', async () => {
    const bytes = rightFile(kind);
    const isArchive = (fileKinds[kind].form as string) === 'archive';
    const archive = isArchive ? await archiveContent(reading.write('archive', bytes)) : null;
    for (const name of kinds.map(getName)) {
      const sniffed = await sniffMediaType(bytes, name, { archive });
      const allowed = isCharacters(kind) ? kinds.filter(isCharacters) : [kind];

      if (sniffed.accepted) expect(allowed.map((it) => fileKinds[it].mediaType)).toContain(sniffed.mediaType);
      else expect(sniffed.detail).toMatch(/^This file is .+\. \S.+\.$/);
    }
    expect(await sniffMediaType(bytes, getName(kind), { archive })).toEqual({
      accepted: true,
      mediaType: fileKinds[kind].mediaType,
    });
  });
});

const knownEnds: ReadonlySet<string> = new Set([
  'read',
  'encrypted',
  'damaged',
  'empty',
  'no_text',
  'too_large',
  'too_deep',
  'wrong_type',
]);

/** Kinds of plain text differ only by their name. */
const isCharacters = (kind: ReadableKind) => ['text', 'markup'].includes(fileKinds[kind].form);
