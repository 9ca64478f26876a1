import { fileKinds } from '@akada/core/notes/file-kinds.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { itLong } from '../../testing/suites/scale.ts';
import { createIsolationPool, type IsolationPool } from '../isolate/pool.ts';
import { extractDocument } from './extract-document.ts';
import { sentenceForReason, type UnreadableReason } from './reasons.ts';
import { docxParagraph, makeDocx } from './testing/docx.ts';
import { makePdf } from './testing/pdf-page-writer.ts';
import { type Reading, startReading } from './testing/reading.ts';

/** Work that ends its child in the middle. */
const CRASHES = new URL('../isolate/testing/trial-jobs.ts', import.meta.url);

let reading: Reading;
beforeAll(() => {
  reading = startReading();
});
afterAll(() => reading.end());

describe('reading in a child process', () => {
  it.each([
    ['notes.pdf', () => makePdf(1, (writer) => writer.line('Rivers run **downhill** to the sea', 72, 100))],
    ['notes.docx', () => makeDocx(docxParagraph('Rivers run downhill to the sea'))],
    ['notes.md', () => 'Rivers run **downhill** to the sea'],
    ['notes.txt', () => 'Rivers run downhill to the sea'],
    ['notes.rtf', () => '{\\rtf1\\ansi Rivers run {\\b downhill} to the sea\\par}'],
    ['notes.html', () => '<!doctype html><nav>Home</nav><p>Rivers run <b>downhill</b> to the sea</p>'],
    ['notes.xml', () => '<?xml version="1.0"?><a>Rivers run <b>downhill</b> to the sea</a>'],
    ['notes.fb2', () => '<FictionBook><body><p>Rivers run downhill to the sea</p></body></FictionBook>'],
    ['notes.csv', () => 'Rivers run downhill to the sea'],
    ['notes.tsv', () => 'Rivers run downhill to the sea'],
    ['notes.json', () => '["Rivers run downhill to the sea"]'],
    ['notes.yaml', () => '- Rivers run downhill to the sea'],
    ['notes.tex', () => 'Rivers run \\emph{downhill} to the sea % always'],
    ['notes.ipynb', () => '{"cells":[{"cell_type":"markdown","source":"Rivers run downhill to the sea"}]}'],
    ['notes.eml', () => 'From: a@example.org\n\nRivers run downhill to the sea'],
    ['notes.org', () => 'Rivers run *downhill* to\nthe sea'],
    ['notes.rst', () => 'Rivers run **downhill** to\nthe sea'],
    ['notes.py', () => '# Rivers run downhill to the sea'],
  ])('gives the same document for %s as for the others', async (filename, make) => {
    const outcome = await reading.readIsolated(filename, await make());

    expect(outcome).toMatchObject({
      ok: true,
      words: 6,
      warnings: [],
      document: {
        title: 'notes',
        pages: [{ number: 1, section: null, text: 'Rivers run downhill to the sea' }],
      },
    });
  });

  it('says nothing about a file that is not there: that failure is ours', async () => {
    const pool = createIsolationPool({ size: 1 });
    const missing = { path: '/nowhere/notes.pdf', filename: 'notes.pdf', mediaType: fileKinds.pdf.mediaType };

    await expect(extractDocument(missing, { pool })).rejects.toThrow();
    await pool.close();
  });

  it('says nothing about a file whose reader crashes: the machine may be to blame', async () => {
    const pool = createIsolationPool({ size: 1 });
    const crashing: Pick<IsolationPool, 'run'> = {
      run: (job) => pool.run({ ...job, module: CRASHES, exportName: 'abortHard' }),
    };
    const path = reading.write('notes.txt', 'Rivers run downhill.');

    await expect(
      extractDocument(
        { path, filename: 'notes.txt', mediaType: fileKinds.text.mediaType },
        { pool: crashing },
      ),
    ).rejects.toMatchObject({ reason: 'crashed' });
    await pool.close();
  });

  it('ends with its caller', async () => {
    const pool = createIsolationPool({ size: 1 });
    const caller = new AbortController();
    const path = reading.write('notes.txt', 'Rivers run downhill.');
    const outcome = extractDocument(
      { path, filename: 'notes.txt', mediaType: fileKinds.text.mediaType },
      { pool, signal: caller.signal },
    );
    caller.abort(new Error('the note was deleted'));

    await expect(outcome).rejects.toThrow('the note was deleted');
    await pool.close();
  });

  itLong('lets the server answer while a file uses all its limits', async () => {
    const beats = vi.fn();
    const heart = setInterval(beats, 10);
    const hostile = Array.from({ length: 300_000 }, (_, index) => docxParagraph(`${index * 7919}`)).join('');
    const outcome = await reading.readIsolated('heavy.docx', makeDocx(hostile));
    clearInterval(heart);

    expect(outcome.ok).toBe(false);
    expect(beats.mock.calls.length).toBeGreaterThan(20);
  });
});

const REASONS: UnreadableReason[] = [
  'encrypted',
  'damaged',
  'empty',
  'no_text',
  'too_large',
  'too_deep',
  'wrong_type',
  'timed_out',
];

it.each(REASONS)('the sentence about a file that is %s says what to do', (reason) => {
  expect(sentenceForReason(reason)).toMatch(/^This (?:file|PDF).*\. ?.*(?:upload|Upload|Check|Split).*\.$/);
});
