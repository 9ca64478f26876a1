/** Reads a QTI zip: the files of its manifest, or every XML file if it has none. */
import type { RichFile } from '../reading/rich-file.ts';
import { getFolder, resolved } from './member-paths.ts';
import type { PackageFiles } from './package-files.ts';
import { type ItemLabels, noLabels, type QtiContext, type Stimulus } from './qti-context.ts';
import { readDocument } from './read-document.ts';
import { type ListedMember, readManifest } from './read-manifest.ts';
import { readStimuli } from './read-stimuli.ts';
import { itemsOfTest } from './read-test.ts';

/** Represents the root of a package in Canvas addresses, also as `%24IMS-CC-FILEBASE%24`. */
const fileBase = /^(?:\$|%24)IMS[-_]CC[-_]FILE_?BASE(?:\$|%24)\/?/i;

/** @param files of the zip @param file where its questions go */
export async function readPackage(files: PackageFiles, file: RichFile): Promise<void> {
  const manifest = files.names.filter((name) => /(?:^|\/)imsmanifest\.xml$/i.test(name)).sort(byDepth)[0];
  const root = getFolder(manifest ?? '');
  const listed = manifest === undefined ? [] : await listedMembers(files, manifest, file);
  const members = listed.length > 0 ? listed : unlisted(files);
  const stimuli = await readStimuli(files, getNames('stimulus', members));
  for (const { name, labels } of await inOrderOfTests(files, members))
    await readMember(files, { name, labels, root, stimuli }, file);
}

function getNames(kind: ListedMember['kind'], members: readonly ListedMember[]): string[] {
  return members.flatMap((member) => (member.kind === kind ? [member.name] : []));
}

function byDepth(one: string, other: string): number {
  return one.split('/').length - other.split('/').length;
}

async function listedMembers(files: PackageFiles, manifest: string, file: RichFile): Promise<ListedMember[]> {
  const read = await files.text(manifest);
  if ('problem' in read) {
    file.builder.fail(0, `${manifest}: ${read.problem}`);
    return [];
  }
  const { members, mistakes } = readManifest(read.text, getFolder(manifest));
  for (const { line, message } of mistakes) file.builder.fail(line, `${manifest}: ${message}`);
  return members;
}

function unlisted({ names }: PackageFiles): ListedMember[] {
  return names
    .filter(
      (name) => /\.(?:xml|qti)$/i.test(name) && !/(?:^|\/)(?:imsmanifest|assessment_meta)\.xml$/i.test(name),
    )
    .map((name) => ({ name, kind: 'items', labels: noLabels }));
}

interface OrderedMember {
  name: string;
  labels: ItemLabels;
}

/** Tests say in which order their items come, and under which titles. */
async function inOrderOfTests(
  files: PackageFiles,
  members: readonly ListedMember[],
): Promise<OrderedMember[]> {
  const ordered = new Map<string, OrderedMember>();
  const listed = new Map(members.map((member) => [member.name, member]));
  for (const test of getNames('test', members)) {
    const read = await files.text(test);
    const items = 'problem' in read ? [] : itemsOfTest(read.text, getFolder(test));
    for (const { name, topic } of items) {
      const labels = { ...(listed.get(name)?.labels ?? noLabels), topic };
      if (!ordered.has(name)) ordered.set(name, { name, labels });
    }
  }
  for (const { name, labels, kind } of members)
    if (kind === 'items' && !ordered.has(name)) ordered.set(name, { name, labels });
  return [...ordered.values()];
}

interface Member extends OrderedMember {
  /** The folder of the manifest. */
  root: string;
  stimuli: ReadonlyMap<string, Stimulus>;
}

async function readMember(
  files: PackageFiles,
  { name, labels, root, stimuli }: Member,
  file: RichFile,
): Promise<void> {
  const read = await files.text(name);
  if ('problem' in read) {
    file.builder.fail(0, `${name}: ${read.problem}`);
    return;
  }
  const folder = getFolder(name);
  const context: QtiContext = {
    labels,
    fileAt: (src) => files.picture(getCandidates(src, folder, root)) ?? files.onlyPictureAt(getPath(src)),
    stimulusAt: (href) => stimuli.get(resolved(folder, href) ?? '') ?? null,
  };
  readDocument({ xml: read.text, context, said: (message) => `${name}: ${message}` }, file);
}

const getPath = (src: string) => src.replace(fileBase, '');

function getCandidates(src: string, folder: string, root: string): (string | null)[] {
  const path = getPath(src);
  const ofRoot = [resolved(root, path), resolved(`${root}web_resources/`, path)];
  return path === src ? [resolved(folder, path), ...ofRoot] : ofRoot;
}
