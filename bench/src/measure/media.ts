import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileKinds } from '@akada/core/notes/file-kinds.ts';
import { startProgram } from '../instance/child-program.ts';
import type { BenchRun } from '../options.ts';
import type { Figure } from '../report/figure.ts';
import { filmAs, filmKinds, pageAs, pictureKinds, soundAs, soundKinds } from '../study/media-files.ts';
import type { MediaCost, MediaOrder, MediaStep } from '../study/media-process.ts';

/**
 * Measures the cost of a picture of a page and of ten minutes of a recording, each cold, in a separate
 * process.
 *
 * @param folder of the instance, for the files
 */
export async function measureMedia(folder: string, { everyKind }: BenchRun): Promise<Figure[]> {
  const wanted = <Kind>(kinds: readonly Kind[]) => kinds.slice(0, everyKind ? undefined : 1);
  const files = join(folder, 'media');
  mkdirSync(files);
  const measured = async (step: MediaStep, name: string, kind: keyof typeof fileKinds, bytes: Uint8Array) => {
    const path = join(files, `${step}.${fileKinds[kind].endings[0]}`);
    writeFileSync(path, bytes);
    return figures(`${name} (${kind})`, bytes.length / 1e6, await cost({ path, step }));
  };

  const rows: Figure[] = [];
  for (const kind of wanted(pictureKinds)) {
    const page = await pageAs(kind);
    rows.push(...(await measured('drawing', 'drawing a page', kind, page)));
    rows.push(...(await measured('recognising', 'recognising a page', kind, page)));
  }
  for (const kind of wanted(filmKinds))
    rows.push(...(await measured('subtitles', 'subtitles of ten minutes', kind, filmAs(kind))));
  for (const kind of wanted(soundKinds))
    rows.push(...(await measured('pieces', 'pieces of ten minutes', kind, soundAs(kind))));

  return rows;
}

async function cost(order: MediaOrder): Promise<MediaCost> {
  const program = await startProgram(new URL('../study/media-process.ts', import.meta.url));
  const used = await program.ask<MediaCost>(order);
  await program.end();
  return used;
}

function figures(name: string, megabytes: number, { cpuSeconds, peakMb }: MediaCost): Figure[] {
  return [
    figure(name, 's of CPU', cpuSeconds),
    figure(name, 's of CPU per MB', cpuSeconds / megabytes),
    figure(name, 'MB at most', peakMb),
  ];
}

const figure = (name: string, unit: string, measured: number): Figure => ({
  name,
  unit,
  measured,
  bare: null,
  goal: null,
});
