/** Reads shared texts of QTI 3: separate files in a zip, `qti-assessment-stimulus`. */
import { attribute, findBelow } from '../xml/placed-element.ts';
import { unheard, walkItems } from '../xml/walk-items.ts';
import type { PackageFiles } from './package-files.ts';
import type { Stimulus } from './qti-context.ts';
import { bodyHtml } from './v2/body-html.ts';
import { withPlainNames } from './v2/plain-names.ts';

const mark = 'qti-assessment-stimulus';

/**
 * @param files of the zip
 * @param names of the files with shared texts
 * @returns the texts by these names
 */
export async function readStimuli(
  files: PackageFiles,
  names: readonly string[],
): Promise<Map<string, Stimulus>> {
  const stimuli = new Map<string, Stimulus>();
  for (const name of names) {
    const read = await files.text(name);
    const stimulus = 'problem' in read ? null : getStimulus(read.text);
    if (stimulus !== null) stimuli.set(name, stimulus);
  }
  return stimuli;
}

function getStimulus(xml: string): Stimulus | null {
  let found: Stimulus | null = null;
  walkItems(xml, {
    ...unheard,
    isItem: (name) => name === mark,
    item(element) {
      const stimulus = withPlainNames(element);
      const [body] = findBelow(stimulus, ({ name }) => name === 'stimulusBody');
      found ??= { title: attribute(stimulus, 'title'), html: bodyHtml(body) };
    },
  });
  return found;
}
