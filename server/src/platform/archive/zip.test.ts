import { once } from 'node:events';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { unzip } from '../../testing/read-responses.ts';
import { getZip, type ZipEntry } from './zip.ts';

const text = (content: string) => Readable.from([content], { objectMode: false });

async function* entries(...receivedZipEntries: ZipEntry[]): AsyncGenerator<ZipEntry> {
  yield* receivedZipEntries;
}

/** A source without an end that counts what was taken from it. */
function endless() {
  const source = { pieces: 0, closed: false };
  async function* pieces(): AsyncGenerator<Buffer> {
    try {
      for (;;) {
        source.pieces += 1;
        yield Buffer.alloc(16_384, source.pieces);
      }
    } finally {
      source.closed = true;
    }
  }
  return { source, content: Readable.from(pieces(), { objectMode: false }) };
}

describe('an archive that is made while it is taken', () => {
  it('holds what went in, deflated or not, with names in any script', async () => {
    const archive = getZip(
      entries(
        { path: 'README.txt', content: text('Osmosis') },
        { path: 'files/Ìwé àkọsílẹ̀.pdf', content: text('%PDF'), compressed: true },
        { path: 'empty.json', content: text('') },
      ),
      Date.parse('2026-11-21T10:00:00Z'),
    );
    const found = await unzip(await buffer(archive));
    expect([...found].map(([path, content]) => [path, content.toString()])).toEqual([
      ['README.txt', 'Osmosis'],
      ['files/Ìwé àkọsílẹ̀.pdf', '%PDF'],
      ['empty.json', ''],
    ]);
  });

  it('takes no more from its sources than its reader takes from it', async () => {
    const { source, content } = endless();
    const archive = getZip(entries({ path: 'endless', content, compressed: true }), 0);
    await once(archive, 'readable');
    for (let turn = 0; turn < 200; turn += 1) await new Promise(setImmediate);
    expect(source.pieces).toBeLessThan(60);
    archive.destroy();
  });

  it('closes its source when its reader disconnects, and opens no other', async () => {
    const { source, content } = endless();
    const later: string[] = [];
    async function* both(): AsyncGenerator<ZipEntry> {
      yield { path: 'endless', content };
      later.push('asked');
    }
    const archive = getZip(both(), 0);
    await once(archive, 'readable');
    archive.destroy();
    await once(content, 'close');
    expect([source.closed, later]).toEqual([true, []]);
  });

  it('fails with its source', async () => {
    const broken = new Readable({
      read() {
        this.destroy(new Error('the store is away'));
      },
    });
    await expect(buffer(getZip(entries({ path: 'x', content: broken }), 0))).rejects.toThrow(
      'the store is away',
    );
  });

  it('fails when there is no next file', async () => {
    async function* breaking(): AsyncGenerator<ZipEntry> {
      yield { path: 'x', content: text('x') };
      throw new Error('the database is away');
    }
    await expect(buffer(getZip(breaking(), 0))).rejects.toThrow('the database is away');
  });
});
