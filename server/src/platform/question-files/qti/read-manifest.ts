/** Reads `imsmanifest.xml` of a QTI package: the files with items or tests, and their labels. */
import type { FileRemark } from '../question-file.ts';
import {
  attribute,
  childAt,
  findBelow,
  getChildren,
  lineOfText,
  type PlacedElement,
} from '../xml/placed-element.ts';
import { unheard, walkItems } from '../xml/walk-items.ts';
import { resolved } from './member-paths.ts';
import { getDifficulty, type ItemLabels, noLabels } from './qti-context.ts';

export interface ListedMember {
  /** Name of the file in the zip. */
  name: string;
  kind: 'items' | 'test' | 'stimulus';
  labels: ItemLabels;
}

export interface Manifest {
  members: ListedMember[];
  mistakes: FileRemark[];
}

/** @param xml of it @param folder in which it is @returns the files of questions that it lists, in its order */
export function readManifest(xml: string, folder: string): Manifest {
  const members: ListedMember[] = [];
  const mistakes: FileRemark[] = [];
  walkItems(xml, {
    ...unheard,
    isItem: (name) => name === 'resource',
    item: (resource) => members.push(...listed(resource, folder)),
    spoiltItem: (mistake) => mistakes.push(mistake),
    mistake: (mistake) => mistakes.push(mistake),
  });
  return { members: withoutShadowed(members), mistakes };
}

function listed(resource: PlacedElement, folder: string): ListedMember[] {
  const type = attribute(resource, 'type').toLowerCase();
  const hrefs = [
    attribute(resource, 'href'),
    ...getChildren(resource, 'file').map((it) => attribute(it, 'href')),
  ].filter((href) => href !== '');
  if (!type.startsWith('imsqti_')) return ofCanvas(hrefs, folder);

  const name = resolved(folder, hrefs[0] ?? '');
  return name === null ? [] : [{ name, kind: kindOfType(type), labels: getLabels(resource) }];
}

/** Whole courses of Canvas have their question banks there, and their quizzes a second time with all that they say. */
const canvasFile = /(?:^|\/)non_cc_assessments\/([^/]+?)(?:\.xml)?\.qti$/i;

function ofCanvas(hrefs: readonly string[], folder: string): ListedMember[] {
  const names = new Set(hrefs.map((href) => resolved(folder, href)));
  return [...names].flatMap((name) =>
    name !== null && canvasFile.test(name) ? [{ name, kind: 'items', labels: noLabels }] : [],
  );
}

/** If a quiz exists twice, the version for all programs has less: no names of kinds and no groups. */
function withoutShadowed(members: readonly ListedMember[]): ListedMember[] {
  const whole = new Set(members.flatMap(({ name }) => canvasFile.exec(name)?.[1] ?? []));
  return members.filter(({ name }) => {
    const [, quiz = ''] = /(?:^|\/)([^/]+)\/assessment_qti\.xml$/i.exec(name) ?? [];
    return !whole.has(quiz);
  });
}

function kindOfType(type: string): ListedMember['kind'] {
  if (type.startsWith('imsqti_stimulus_')) return 'stimulus';
  return /^imsqti_(?:test|section|assessment)_xmlv[23]/.test(type) ? 'test' : 'items';
}

/** Labels from LOM, whose texts are in `string` or `langstring`. */
function getLabels(resource: PlacedElement): ItemLabels {
  const metadata = childAt(resource, 'metadata');
  const [difficulty] = findBelow(metadata, ({ name }) => name === 'difficulty');
  const keywords = findBelow(metadata, ({ name }) => name === 'keyword');
  return {
    topic: null,
    difficulty: getDifficulty(lineOfText(childAt(difficulty, 'value'))),
    tags: keywords.flatMap((keyword) => getTexts(keyword)),
  };
}

function getTexts(element: PlacedElement): string[] {
  const strings = getChildren(element, 'string', 'langstring');
  return (strings.length === 0 ? [element] : strings).map(lineOfText);
}
