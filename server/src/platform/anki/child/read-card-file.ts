// Runs in a child process: reads a file of cards, which is an Anki package or a text.
import { createHash } from 'node:crypto';
import { open, readFile, stat } from 'node:fs/promises';
import type { ImportedCard } from '@akada/core/cards/anki/imported-card.ts';
import { readCardText } from '@akada/core/cards/text/read-card-text.ts';
import { cardOfRow } from '@akada/core/cards/text/text-card.ts';
import { decodeText } from '../../extract/encoding/decode-text.ts';
import type { CardFilePage, CardFileToRead, ReadCardFile } from '../anki-import.ts';
import { createFieldReader } from '../fields/read-field.ts';
import { readPackage } from './read-package.ts';

/** Zip archives and databases; neither is a text. */
const binaryHeads = ['PK\x03\x04', 'PK\x05\x06', 'SQLi'];

/** @returns one page of cards, or the reason why nothing can be read */
export async function readCardFile(input: CardFileToRead): Promise<ReadCardFile> {
  if (input.isPackage || binaryHeads.includes(await readHead(input.path))) return readFromPackage(input);
  if ((await stat(input.path)).size > input.maxTextBytes) return { ok: false, problem: 'text_too_large' };

  const decoded = decodeText(await readFile(input.path));
  return decoded === null
    ? { ok: false, problem: 'wrong_type' }
    : { ok: true, page: mapText(decoded.text, input) };
}

async function readHead(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Reviews are folded into states here: an import stores none, and a package has a hundred thousand of them. */
async function readFromPackage(input: CardFileToRead): Promise<ReadCardFile> {
  const read = await readPackage(input);
  if (!read.ok) return read;

  for (const { faces } of read.page.cards) for (const face of faces) face.reviews = [];
  return { ok: true, page: { ...read.page, format: 'anki', faults: [] } };
}

function mapText(text: string, { deck, separator, rowSeparator }: CardFileToRead): CardFilePage {
  const read = readCardText(text, { separator, rowSeparator });
  const readField = createFieldReader(new Set());
  const page: CardFilePage = {
    format: 'text',
    counts: { notes: read.rows.length, cards: read.rows.length, reviews: 0, media: 0, rejectedMedia: 0 },
    noteTypes: [],
    cards: [],
    omitted: {},
    remarks: {},
    nextAfterNote: null,
    faults: read.faults,
  };
  for (const row of read.rows) {
    const mapped = cardOfRow(row, read, readField);
    if (mapped === null) {
      page.faults.push({ line: row.line, message: 'A side of this card is empty.' });
      continue;
    }
    const { card, remarks } = mapped;
    const foreignId = card.foreignId ?? idOfText(card);
    page.cards.push({ ...card, foreignId, changedAt: 0, deck: card.deck.length > 0 ? card.deck : [deck] });
    for (const remark of remarks) page.remarks[remark] = (page.remarks[remark] ?? 0) + 1;
  }
  return page;
}

/** A row without an id is known by its front, so that a corrected back changes its card. */
function idOfText({ kind, front }: Pick<ImportedCard, 'kind' | 'front'>): string {
  const hash = createHash('sha256').update(front).digest('base64url').slice(0, 32);
  return `text-${hash}:${kind === 'cloze' ? 'n' : 0}`;
}
