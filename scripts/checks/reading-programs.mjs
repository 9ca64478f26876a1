import { spawnSync } from 'node:child_process';
import { installOnDebian } from './debian-packages.mjs';

/** Programs that read notes if they are installed, and the packages that contain them. */
const programs = [
  { program: 'tesseract', ask: '--version', packages: ['tesseract-ocr', 'tesseract-ocr-eng'] },
  { program: 'ffmpeg', ask: '-version', packages: ['ffmpeg'] },
];

/** Installs what is missing where it can; the tests that need it fail by name where it cannot. */
export async function prepareReadingPrograms() {
  const missing = programs.filter(({ program, ask }) => spawnSync(program, [ask]).status !== 0);
  if (missing.length === 0) return;

  const packages = missing.flatMap((one) => one.packages);
  if (!(await installOnDebian(packages))) {
    console.error(
      `Tests of scans, pictures and recordings need: ${packages.join(', ')}. Install these packages.`,
    );
  }
}
