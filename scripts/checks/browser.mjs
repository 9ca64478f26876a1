import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { SetupFailure } from '../setup/failure.mjs';
import { installOnDebian } from './debian-packages.mjs';

const programs = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'msedge',
];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** @returns {Promise<string | null>} path of a Chromium, null after saying what to install */
export async function browserOrNull() {
  try {
    return await findBrowser();
  } catch (error) {
    if (!(error instanceof SetupFailure)) throw error;

    console.error(error.message);
    return null;
  }
}

/**
 * Installs a browser on Debian as root if it finds none.
 *
 * @throws SetupFailure naming the packages to install
 */
async function findBrowser() {
  const found = existingBrowser() ?? ((await installOnDebian(['chromium'])) ? existingBrowser() : null);
  if (found) return found;

  throw new SetupFailure(
    'The browser tests need Chromium: install the package chromium (or Google Chrome), or set CHROMIUM_PATH.',
  );
}

function existingBrowser() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (isProgram(given)) return given;

    throw new SetupFailure(`CHROMIUM_PATH is ${JSON.stringify(given)}: wanted is the path of a Chromium.`);
  }

  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const candidates = programs.flatMap((program) => folders.map((folder) => join(folder, program)));
  return [...candidates, ...elsewhere].find(isProgram) ?? null;
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
